// verdict: verified
// affine-super-vectorize with a mask
#map = affine_map<(d0) -> (-d0 + 10)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (10)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<() -> (3)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x16xf32>, memref<3xf32>) -> (), sym_name = "rows"}> ({
  ^bb0(%arg0: memref<3x16xf32>, %arg1: memref<3xf32>):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg2: index):
      %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %1 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
      %2 = "affine.for"(%1) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 1>, step = 8 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg3: index, %arg4: vector<8xf32>):
        %4 = "affine.apply"(%arg3) <{map = #map}> : (index) -> index
        %5 = "vector.create_mask"(%4) : (index) -> vector<8xi1>
        %6 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
        %7 = "vector.transfer_read"(%arg0, %arg2, %arg3, %6) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = #map1}> : (memref<3x16xf32>, index, index, f32) -> vector<8xf32>
        %8 = "arith.select"(%5, %7, %1) : (vector<8xi1>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        %9 = "arith.addf"(%arg4, %8) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
        "affine.yield"(%9) : (vector<8xf32>) -> ()
      }) : (vector<8xf32>) -> vector<8xf32>
      %3 = "vector.reduction"(%2) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>) -> f32
      "affine.store"(%3, %arg1, %arg2) <{map = #map4}> : (f32, memref<3xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
