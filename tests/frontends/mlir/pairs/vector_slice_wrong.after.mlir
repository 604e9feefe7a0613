// verdict: refuted
// a part of a vector is put elsewhere, from a wrong offset
#map = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x4xf32>, memref<8x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x4xf32>, %arg1: memref<8x4xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "vector.transfer_read"(%arg0, %1, %1, %0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map}> : (memref<8x4xf32>, index, index, f32) -> vector<8x4xf32>
    %5 = "vector.extract_strided_slice"(%4) <{offsets = [1, 2], sizes = [3, 2], strides = [1, 1]}> : (vector<8x4xf32>) -> vector<3x2xf32>
    %6 = "vector.insert_strided_slice"(%5, %4) <{offsets = [4, 0], strides = [1, 1]}> : (vector<3x2xf32>, vector<8x4xf32>) -> vector<8x4xf32>
    "vector.transfer_write"(%6, %arg1, %1, %1) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = #map}> : (vector<8x4xf32>, memref<8x4xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
