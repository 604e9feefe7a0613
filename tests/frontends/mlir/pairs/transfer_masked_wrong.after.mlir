// verdict: refuted
// a transfer of one lane less
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<()[s0] -> (s0 - 1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<?xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: index):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "vector.create_mask"(%arg2) : (index) -> vector<4xi1>
    %5 = "vector.transfer_read"(%arg0, %1, %0, %4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = #map}> : (memref<?xf32>, index, f32, vector<4xi1>) -> vector<4xf32>
    %6 = "affine.apply"(%arg2) <{map = #map1}> : (index) -> index
    %7 = "vector.create_mask"(%6) : (index) -> vector<4xi1>
    "vector.transfer_write"(%5, %arg1, %1, %7) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = #map}> : (vector<4xf32>, memref<?xf32>, index, vector<4xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
