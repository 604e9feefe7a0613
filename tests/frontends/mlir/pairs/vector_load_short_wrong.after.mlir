// verdict: refuted
// the last element is not copied
#map = affine_map<() -> (0)>
#map1 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<8xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    "affine.for"() <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg2: index):
      %1 = "vector.load"(%arg0, %arg2) : (memref<8xf32>, index) -> vector<4xf32>
      "vector.store"(%1, %arg1, %arg2) : (vector<4xf32>, memref<8xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
