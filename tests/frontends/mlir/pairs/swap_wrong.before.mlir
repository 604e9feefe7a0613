// carried values are exchanged at once
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (1)>
#map2 = affine_map<() -> (3)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xi32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<2xi32>, %arg1: index):
    %0 = "affine.load"(%arg0) <{map = #map}> : (memref<2xi32>) -> i32
    %1 = "affine.load"(%arg0) <{map = #map1}> : (memref<2xi32>) -> i32
    %2:2 = "affine.for"(%0, %1) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 2>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index, %arg3: i32, %arg4: i32):
      "affine.yield"(%arg4, %arg3) : (i32, i32) -> ()
    }) : (i32, i32) -> (i32, i32)
    "affine.store"(%2#0, %arg0) <{map = #map}> : (i32, memref<2xi32>) -> ()
    "affine.store"(%2#1, %arg0) <{map = #map1}> : (i32, memref<2xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

