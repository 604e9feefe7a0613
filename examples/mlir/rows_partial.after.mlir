// verdict: verified
// transform.structured.tile_reduction_using_for
#map = affine_map<(d0)[s0] -> (-d0 + s0, 5)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?xf32>, sym_name = "rows"}> ({
  ^bb0(%arg1: tensor<?x?xf32>, %arg2: tensor<?xf32>):
    %2 = "arith.constant"() <{value = 5 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %6 = "linalg.fill"(%5, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (f32, tensor<?xf32>) -> tensor<?xf32>
    %7 = "tensor.dim"(%arg1, %4) : (tensor<?x?xf32>, index) -> index
    %8 = "tensor.dim"(%arg1, %3) : (tensor<?x?xf32>, index) -> index
    %9 = "tensor.dim"(%arg2, %4) : (tensor<?xf32>, index) -> index
    %10 = "tensor.empty"(%9) : (index) -> tensor<?x5xf32>
    %11 = "linalg.fill"(%5, %10) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32):
      "linalg.yield"(%arg9) : (f32) -> ()
    }) : (f32, tensor<?x5xf32>) -> tensor<?x5xf32>
    %12 = "scf.for"(%4, %8, %2, %11) ({
    ^bb0(%arg5: index, %arg6: tensor<?x5xf32>):
      %15 = "affine.min"(%arg5, %8) <{map = #map}> : (index, index) -> index
      %16 = "tensor.extract_slice"(%arg1, %arg5, %7, %15) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index, index) -> tensor<?x?xf32>
      %17 = "tensor.extract_slice"(%arg6, %7, %15) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x5xf32>, index, index) -> tensor<?x?xf32>
      %18 = "linalg.generic"(%16, %17) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg7: f32, %arg8: f32):
        %20 = "arith.addf"(%arg8, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%20) : (f32) -> ()
      }) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
      %19 = "tensor.insert_slice"(%18, %arg6, %7, %15) <{operandSegmentSizes = array<i32: 1, 1, 0, 2, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, tensor<?x5xf32>, index, index) -> tensor<?x5xf32>
      "scf.yield"(%19) : (tensor<?x5xf32>) -> ()
    }) : (index, index, index, tensor<?x5xf32>) -> tensor<?x5xf32>
    %13 = "linalg.reduce"(%12, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %14 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%14) : (f32) -> ()
    }) : (tensor<?x5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "func.return"(%13) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "builtin.module"() ({
    "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
    ^bb0(%arg0: !transform.any_op):
      %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.generic"]}> : (!transform.any_op) -> !transform.any_op
      %1:4 = "transform.structured.tile_reduction_using_for"(%0) <{tile_sizes = array<i64: 0, 5>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      "transform.yield"() : () -> ()
    }) : () -> ()
  }) {transform.with_named_sequence} : () -> ()
}) : () -> ()

