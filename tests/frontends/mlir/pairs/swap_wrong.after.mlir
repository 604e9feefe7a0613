// verdict: refuted
// carried values are exchanged at once
#map = affine_map<() -> (1)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (3)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xi32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<2xi32>, %arg1: index):
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index):
      %0 = "affine.load"(%arg0) <{map = #map}> : (memref<2xi32>) -> i32
      "affine.store"(%0, %arg0) <{map = #map1}> : (i32, memref<2xi32>) -> ()
      %1 = "affine.load"(%arg0) <{map = #map1}> : (memref<2xi32>) -> i32
      "affine.store"(%1, %arg0) <{map = #map}> : (i32, memref<2xi32>) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

