// verdict: refuted
// affine-super-vectorize{virtual-vector-size=128} of a loop to 500: cells 500..511 are written (llvm 218120)
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (500)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<512xf32>, memref<512xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<512xf32>, %arg1: memref<512xf32>):
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 128 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index):
      %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %1 = "vector.transfer_read"(%arg0, %arg2, %0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (memref<512xf32>, index, f32) -> vector<128xf32>
      %2 = "arith.addf"(%1, %1) <{fastmath = #arith.fastmath<none>}> : (vector<128xf32>, vector<128xf32>) -> vector<128xf32>
      "vector.transfer_write"(%2, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #map}> : (vector<128xf32>, memref<512xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

