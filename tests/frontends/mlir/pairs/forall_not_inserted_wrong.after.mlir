// verdict: refuted
// made by hand of tile_reduction_using_forall: what a thread computes is not put back
#map = affine_map<(d0) -> (d0 * 16)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<32x64xf32>) -> tensor<32xf32>, sym_name = "rowmax"}> ({
  ^bb0(%arg1: tensor<32x64xf32>):
    %2 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %3 = "tensor.empty"() : () -> tensor<32xf32>
    %4 = "linalg.fill"(%2, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      "linalg.yield"(%arg10) : (f32) -> ()
    }) : (f32, tensor<32xf32>) -> tensor<32xf32>
    %5 = "tensor.empty"() : () -> tensor<32x4xf32>
    %6 = "linalg.fill"(%2, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      "linalg.yield"(%arg8) : (f32) -> ()
    }) : (f32, tensor<32x4xf32>) -> tensor<32x4xf32>
    %7 = "scf.forall"(%6) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 4>}> ({
    ^bb0(%arg4: index, %arg5: tensor<32x4xf32>):
      %10 = "tensor.extract_slice"(%arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 32, 1>, static_strides = array<i64: 1, 1>}> : (tensor<32x4xf32>, index) -> tensor<32xf32>
      %11 = "affine.apply"(%arg4) <{map = #map}> : (index) -> index
      %12 = "tensor.extract_slice"(%arg1, %11) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 32, 16>, static_strides = array<i64: 1, 1>}> : (tensor<32x64xf32>, index) -> tensor<32x16xf32>
      %13 = "linalg.generic"(%12, %10) <{indexing_maps = [#map1, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg6: f32, %arg7: f32):
        %14 = "arith.maximumf"(%arg7, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%14) : (f32) -> ()
      }) : (tensor<32x16xf32>, tensor<32xf32>) -> tensor<32xf32>
      "scf.forall.in_parallel"() ({

      }) : () -> ()
    }) : (tensor<32x4xf32>) -> tensor<32x4xf32>
    %8 = "linalg.reduce"(%7, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %9 = "arith.maximumf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) : (tensor<32x4xf32>, tensor<32xf32>) -> tensor<32xf32>
    "func.return"(%8) : (tensor<32xf32>) -> ()
  }) : () -> ()
  "builtin.module"() ({
    "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
    ^bb0(%arg0: !transform.any_op):
      %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.generic"]}> : (!transform.any_op) -> !transform.any_op
      %1:4 = "transform.structured.tile_reduction_using_forall"(%0) <{num_threads = array<i64: 0, 4>, tile_sizes = array<i64>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      "transform.yield"() : () -> ()
    }) : () -> ()
  }) {transform.with_named_sequence} : () -> ()
}) : () -> ()

