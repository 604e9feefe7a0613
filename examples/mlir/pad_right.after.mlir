// verdict: verified
// after: transform.structured.tile_using_for, transform.structured.pad, canonicalize
#map = affine_map<(d0) -> (-d0 + 10, 4)>
#map1 = affine_map<(d0) -> (-d0 + 4)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x10xf32>, tensor<10x12xf32>, tensor<8x12xf32>) -> tensor<8x12xf32>, sym_name = "f"}> ({
  ^bb0(%arg1: tensor<8x10xf32>, %arg2: tensor<10x12xf32>, %arg3: tensor<8x12xf32>):
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "arith.constant"() <{value = 10 : index}> : () -> index
    %6 = "arith.constant"() <{value = 4 : index}> : () -> index
    %7 = "scf.for"(%4, %5, %6, %arg3) ({
    ^bb0(%arg4: index, %arg5: tensor<8x12xf32>):
      %8 = "affine.min"(%arg4) <{map = #map}> : (index) -> index
      %9 = "tensor.extract_slice"(%arg1, %arg4, %8) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 8, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<8x10xf32>, index, index) -> tensor<8x?xf32>
      %10 = "tensor.extract_slice"(%arg2, %arg4, %8) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 12>, static_strides = array<i64: 1, 1>}> : (tensor<10x12xf32>, index, index) -> tensor<?x12xf32>
      %11 = "affine.apply"(%8) <{map = #map1}> : (index) -> index
      %12 = "tensor.pad"(%9, %11) <{nofold, operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: 0, -9223372036854775808>, static_low = array<i64: 0, 0>}> ({
      ^bb0(%arg11: index, %arg12: index):
        "tensor.yield"(%3) : (f32) -> ()
      }) : (tensor<8x?xf32>, index) -> tensor<8x4xf32>
      %13 = "affine.apply"(%8) <{map = #map1}> : (index) -> index
      %14 = "tensor.pad"(%10, %13) <{nofold, operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808, 0>, static_low = array<i64: 0, 0>}> ({
      ^bb0(%arg9: index, %arg10: index):
        "tensor.yield"(%3) : (f32) -> ()
      }) : (tensor<?x12xf32>, index) -> tensor<4x12xf32>
      %15 = "linalg.matmul"(%12, %14, %arg5) <{operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
        %17 = "arith.mulf"(%arg6, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %18 = "arith.addf"(%arg8, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%18) : (f32) -> ()
      }) {linalg.memoized_indexing_maps = [#map2, #map3, #map4]} : (tensor<8x4xf32>, tensor<4x12xf32>, tensor<8x12xf32>) -> tensor<8x12xf32>
      %16 = "bufferization.materialize_in_destination"(%15, %arg5) : (tensor<8x12xf32>, tensor<8x12xf32>) -> tensor<8x12xf32>
      "scf.yield"(%16) : (tensor<8x12xf32>) -> ()
    }) : (index, index, index, tensor<8x12xf32>) -> tensor<8x12xf32>
    "func.return"(%7) : (tensor<8x12xf32>) -> ()
  }) : () -> ()
  "builtin.module"() ({
    "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
    ^bb0(%arg0: !transform.any_op):
      %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.matmul"]}> : (!transform.any_op) -> !transform.any_op
      %1:2 = "transform.structured.tile_using_for"(%0) <{scalable_sizes = array<i1: false, false, false>, static_sizes = array<i64: 0, 0, 4>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %2:3 = "transform.structured.pad"(%1#0) <{copy_back_op = "bufferization.materialize_in_destination", pack_paddings = [1, 1, 0], padding_dimensions = [0, 1, 2], padding_values = [0.000000e+00 : f32, 0.000000e+00 : f32, 0.000000e+00 : f32], transpose_paddings = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      "transform.yield"() : () -> ()
    }) : () -> ()
  }) {transform.with_named_sequence} : () -> ()
}) : () -> ()

