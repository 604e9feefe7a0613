// verdict: verified
// one lane of a vector
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x4xf32>, memref<8x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x4xf32>, %arg1: memref<8x4xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "vector.transfer_read"(%arg0, %1, %1, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<8x4xf32>, index, index, f32) -> vector<8x4xf32>
    %5 = "vector.extract"(%4) <{static_position = array<i64: 3, 1>}> : (vector<8x4xf32>) -> f32
    "memref.store"(%5, %arg1, %1, %1) : (f32, memref<8x4xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
