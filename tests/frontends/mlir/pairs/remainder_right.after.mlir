// verdict: verified
// four at a time, and the remainder
#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (4)>
#map3 = affine_map<(d0) -> ((d0 floordiv 4) * 4)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> ((d0 floordiv 4) * 4)>
#map6 = affine_map<()[s0] -> (s0)>
#map7 = affine_map<() -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<f32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<f32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.dim"(%arg0, %0) : (memref<?xf32>, index) -> index
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %4 = "affine.for"(%1, %2) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 1, 1>, step = 4 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg4: index, %arg5: f32):
      %8 = "affine.for"(%arg5) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg6: index, %arg7: f32):
        %9 = "affine.load"(%arg0, %arg4, %arg6) <{map = #map}> : (memref<?xf32>, index, index) -> f32
        %10 = "arith.addf"(%arg7, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.yield"(%10) : (f32) -> ()
      }) : (f32) -> f32
      "affine.yield"(%8) : (f32) -> ()
    }) : (index, f32) -> f32
    %5 = "affine.for"(%1, %1, %4) <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 1, 1, 1>, step = 1 : index, upperBoundMap = #map6}> ({
    ^bb0(%arg2: index, %arg3: f32):
      %6 = "affine.load"(%arg0, %arg2) <{map = #map4}> : (memref<?xf32>, index) -> f32
      %7 = "arith.addf"(%arg3, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.yield"(%7) : (f32) -> ()
    }) : (index, index, f32) -> f32
    "affine.store"(%5, %arg1) <{map = #map7}> : (f32, memref<f32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
