// andi commutes
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<()[s0] -> (s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xi32>, memref<?xi32>, memref<?xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xi32>, %arg1: memref<?xi32>, %arg2: memref<?xi32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.dim"(%arg2, %0) : (memref<?xi32>, index) -> index
    "affine.for"(%1) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg3: index):
      %2 = "affine.load"(%arg0, %arg3) <{map = #map}> : (memref<?xi32>, index) -> i32
      %3 = "affine.load"(%arg1, %arg3) <{map = #map}> : (memref<?xi32>, index) -> i32
      %4 = "arith.andi"(%2, %3) : (i32, i32) -> i32
      "affine.store"(%4, %arg2, %arg3) <{map = #map}> : (i32, memref<?xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

