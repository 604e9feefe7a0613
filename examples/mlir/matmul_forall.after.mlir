// verdict: verified
// transform.structured.tile_using_forall
#map = affine_map<()[s0] -> (s0 ceildiv 24)>
#map1 = affine_map<()[s0] -> (s0 ceildiv 16)>
#map2 = affine_map<(d0)[s0] -> (d0 * -24 + s0, 24)>
#map3 = affine_map<(d0)[s0] -> (d0 * -16 + s0, 16)>
#map4 = affine_map<(d0) -> (d0 * 24)>
#map5 = affine_map<(d0) -> (d0 * 16)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>, sym_name = "matmul"}> ({
  ^bb0(%arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<?x?xf32>):
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %5 = "linalg.fill"(%4, %arg3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      "linalg.yield"(%arg10) : (f32) -> ()
    }) : (f32, tensor<?x?xf32>) -> tensor<?x?xf32>
    %6 = "tensor.dim"(%arg1, %3) : (tensor<?x?xf32>, index) -> index
    %7 = "tensor.dim"(%arg2, %2) : (tensor<?x?xf32>, index) -> index
    %8 = "affine.apply"(%6) <{map = #map}> : (index) -> index
    %9 = "affine.apply"(%7) <{map = #map1}> : (index) -> index
    %10 = "tensor.dim"(%arg1, %2) : (tensor<?x?xf32>, index) -> index
    %11 = "scf.forall"(%8, %9, %5) <{operandSegmentSizes = array<i32: 0, 2, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, -9223372036854775808>}> ({
    ^bb0(%arg4: index, %arg5: index, %arg6: tensor<?x?xf32>):
      %12 = "affine.min"(%arg4, %6) <{map = #map2}> : (index, index) -> index
      %13 = "affine.min"(%arg5, %7) <{map = #map3}> : (index, index) -> index
      %14 = "affine.apply"(%arg4) <{map = #map4}> : (index) -> index
      %15 = "affine.apply"(%arg5) <{map = #map5}> : (index) -> index
      %16 = "tensor.extract_slice"(%arg1, %14, %12, %10) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index, index) -> tensor<?x?xf32>
      %17 = "tensor.extract_slice"(%arg2, %15, %10, %13) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index, index) -> tensor<?x?xf32>
      %18 = "tensor.extract_slice"(%arg6, %14, %15, %12, %13) <{operandSegmentSizes = array<i32: 1, 2, 2, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index, index, index, index) -> tensor<?x?xf32>
      %19 = "linalg.matmul"(%16, %17, %18) <{operandSegmentSizes = array<i32: 2, 1>}> ({
      ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
        %20 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %21 = "arith.addf"(%arg9, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%21) : (f32) -> ()
      }) {linalg.memoized_indexing_maps = [#map6, #map7, #map8]} : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%19, %arg6, %14, %15, %12, %13) <{operandSegmentSizes = array<i32: 1, 1, 2, 2, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, tensor<?x?xf32>, index, index, index, index) -> ()
      }) : () -> ()
    }) : (index, index, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"(%11) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "builtin.module"() ({
    "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
    ^bb0(%arg0: !transform.any_op):
      %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.matmul"]}> : (!transform.any_op) -> !transform.any_op
      %1:2 = "transform.structured.tile_using_forall"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>, static_tile_sizes = array<i64: 24, 16>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      "transform.yield"() : () -> ()
    }) : () -> ()
  }) {transform.with_named_sequence} : () -> ()
}) : () -> ()

