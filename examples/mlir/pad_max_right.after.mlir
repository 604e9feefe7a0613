// verdict: verified
// after: transform.structured.tile_using_for, transform.structured.pad, canonicalize
#map = affine_map<(d0) -> (-d0 + 10, 4)>
#map1 = affine_map<(d0) -> (-d0 + 4)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x10xf32>, tensor<8xf32>) -> tensor<8xf32>, sym_name = "rowmax"}> ({
  ^bb0(%arg1: tensor<8x10xf32>, %arg2: tensor<8xf32>):
    %3 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "arith.constant"() <{value = 10 : index}> : () -> index
    %6 = "arith.constant"() <{value = 4 : index}> : () -> index
    %7 = "scf.for"(%4, %5, %6, %arg2) ({
    ^bb0(%arg3: index, %arg4: tensor<8xf32>):
      %8 = "affine.min"(%arg3) <{map = #map}> : (index) -> index
      %9 = "tensor.extract_slice"(%arg1, %arg3, %8) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 8, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<8x10xf32>, index, index) -> tensor<8x?xf32>
      %10 = "affine.apply"(%8) <{map = #map1}> : (index) -> index
      %11 = "tensor.pad"(%9, %10) <{nofold, operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: 0, -9223372036854775808>, static_low = array<i64: 0, 0>}> ({
      ^bb0(%arg7: index, %arg8: index):
        "tensor.yield"(%3) : (f32) -> ()
      }) : (tensor<8x?xf32>, index) -> tensor<8x4xf32>
      %12 = "linalg.generic"(%11, %arg4) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg5: f32, %arg6: f32):
        %14 = "arith.maximumf"(%arg6, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%14) : (f32) -> ()
      }) : (tensor<8x4xf32>, tensor<8xf32>) -> tensor<8xf32>
      %13 = "bufferization.materialize_in_destination"(%12, %arg4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      "scf.yield"(%13) : (tensor<8xf32>) -> ()
    }) : (index, index, index, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%7) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "builtin.module"() ({
    "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
    ^bb0(%arg0: !transform.any_op):
      %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.generic"]}> : (!transform.any_op) -> !transform.any_op
      %1:2 = "transform.structured.tile_using_for"(%0) <{scalable_sizes = array<i1: false, false>, static_sizes = array<i64: 0, 4>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %2:3 = "transform.structured.pad"(%1#0) <{copy_back_op = "bufferization.materialize_in_destination", pack_paddings = [1, 0], padding_dimensions = [0, 1], padding_values = [0xFF800000 : f32, 0xFF800000 : f32], transpose_paddings = []}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      "transform.yield"() : () -> ()
    }) : () -> ()
  }) {transform.with_named_sequence} : () -> ()
}) : () -> ()

