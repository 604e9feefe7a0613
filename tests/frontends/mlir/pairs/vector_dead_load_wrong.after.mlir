// verdict: refused: it has not been shown that its lanes are inside of the memory
// a vector beyond the end of the memory that nothing uses
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (8)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<8xf32>):
    %0 = "arith.constant"() <{value = 6 : index}> : () -> index
    %1 = "vector.load"(%arg0, %0) : (memref<8xf32>, index) -> vector<4xf32>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index):
      %2 = "affine.load"(%arg0, %arg2) <{map = #map}> : (memref<8xf32>, index) -> f32
      "affine.store"(%2, %arg1, %arg2) <{map = #map}> : (f32, memref<8xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
