// verdict: verified
// transform.structured.tile_reduction_using_forall
#map = affine_map<()[s0] -> (s0 * 3)>
#map1 = affine_map<(d0)[s0] -> (-d0 + s0, 3)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?xf32>, sym_name = "rows"}> ({
  ^bb0(%arg1: tensor<?x?xf32>, %arg2: tensor<?xf32>):
    %2 = "arith.constant"() <{value = 15 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 0 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %6 = "linalg.fill"(%5, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      "linalg.yield"(%arg13) : (f32) -> ()
    }) : (f32, tensor<?xf32>) -> tensor<?xf32>
    %7 = "tensor.dim"(%arg1, %4) : (tensor<?x?xf32>, index) -> index
    %8 = "tensor.dim"(%arg2, %4) : (tensor<?xf32>, index) -> index
    %9 = "tensor.empty"(%8) : (index) -> tensor<?x5xf32>
    %10 = "linalg.fill"(%5, %9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      "linalg.yield"(%arg11) : (f32) -> ()
    }) : (f32, tensor<?x5xf32>) -> tensor<?x5xf32>
    %11 = "scf.forall"(%10) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 5>}> ({
    ^bb0(%arg5: index, %arg6: tensor<?x5xf32>):
      %14 = "tensor.extract_slice"(%arg6, %arg5, %7) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (tensor<?x5xf32>, index, index) -> tensor<?xf32>
      %15 = "tensor.dim"(%arg1, %3) : (tensor<?x?xf32>, index) -> index
      %16 = "affine.apply"(%arg5) <{map = #map}> : (index) -> index
      %17 = "scf.for"(%16, %15, %2, %14) ({
      ^bb0(%arg7: index, %arg8: tensor<?xf32>):
        %18 = "affine.min"(%arg7, %15) <{map = #map1}> : (index, index) -> index
        %19 = "tensor.dim"(%arg8, %4) : (tensor<?xf32>, index) -> index
        %20 = "tensor.extract_slice"(%arg1, %arg7, %7, %18) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index, index) -> tensor<?x?xf32>
        %21 = "tensor.extract_slice"(%arg8, %19) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<?xf32>, index) -> tensor<?xf32>
        %22 = "linalg.generic"(%20, %21) <{indexing_maps = [#map2, #map3], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
        ^bb0(%arg9: f32, %arg10: f32):
          %24 = "arith.addf"(%arg10, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "linalg.yield"(%24) : (f32) -> ()
        }) : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?xf32>
        %23 = "tensor.insert_slice"(%22, %arg8, %19) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<?xf32>, tensor<?xf32>, index) -> tensor<?xf32>
        "scf.yield"(%23) : (tensor<?xf32>) -> ()
      }) : (index, index, index, tensor<?xf32>) -> tensor<?xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%17, %arg6, %arg5, %7) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 1, 1>}> : (tensor<?xf32>, tensor<?x5xf32>, index, index) -> ()
      }) : () -> ()
    }) : (tensor<?x5xf32>) -> tensor<?x5xf32>
    %12 = "linalg.reduce"(%11, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %13 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%13) : (f32) -> ()
    }) : (tensor<?x5xf32>, tensor<?xf32>) -> tensor<?xf32>
    "func.return"(%12) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "builtin.module"() ({
    "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
    ^bb0(%arg0: !transform.any_op):
      %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.generic"]}> : (!transform.any_op) -> !transform.any_op
      %1:4 = "transform.structured.tile_reduction_using_forall"(%0) <{num_threads = array<i64: 0, 5>, tile_sizes = array<i64: 0, 3>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      "transform.yield"() : () -> ()
    }) : () -> ()
  }) {transform.with_named_sequence} : () -> ()
}) : () -> ()

