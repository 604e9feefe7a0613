// one-shot-bufferize, convert-linalg-to-parallel-loops
#map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x16x16x4xf32>, tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>, sym_name = "pool"}> ({
  ^bb0(%arg0: tensor<1x16x16x4xf32>, %arg1: tensor<1x8x8x4xf32>):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "tensor.empty"() : () -> tensor<2x2xf32>
    %2 = "linalg.fill"(%0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
    %3 = "linalg.pooling_nhwc_max"(%arg0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %4 = "arith.maximumf"(%arg4, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<1x16x16x4xf32>, tensor<2x2xf32>, tensor<1x8x8x4xf32>) -> tensor<1x8x8x4xf32>
    "func.return"(%3) : (tensor<1x8x8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

