// verdict: refuted
// elements of a slice that its tensor does not have
#map = affine_map<(d0) -> (-d0 + 12, 5)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<6x12x16xf32>, tensor<6xf32>) -> tensor<6xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<6x12x16xf32>, %arg1: tensor<6xf32>):
    %0 = "arith.constant"() <{value = 5 : index}> : () -> index
    %1 = "arith.constant"() <{value = 12 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "tensor.empty"() : () -> tensor<6x5x0xf32>
    %5 = "linalg.fill"(%3, %4) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      "linalg.yield"(%arg8) : (f32) -> ()
    }) : (f32, tensor<6x5x0xf32>) -> tensor<6x5x0xf32>
    %6 = "scf.for"(%2, %1, %0, %5) ({
    ^bb0(%arg4: index, %arg5: tensor<6x5x0xf32>):
      %9 = "affine.min"(%arg4) <{map = #map}> : (index) -> index
      %10 = "tensor.extract_slice"(%arg0, %arg4, %9) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0>, static_sizes = array<i64: 6, -9223372036854775808, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<6x12x16xf32>, index, index) -> tensor<6x?x16xf32>
      %11 = "tensor.extract_slice"(%arg5, %9) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 6, -9223372036854775808, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<6x5x0xf32>, index) -> tensor<6x?x16xf32>
      %12 = "linalg.generic"(%10, %11) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg6: f32, %arg7: f32):
        %14 = "arith.addf"(%arg7, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%14) : (f32) -> ()
      }) : (tensor<6x?x16xf32>, tensor<6x?x16xf32>) -> tensor<6x?x16xf32>
      %13 = "tensor.insert_slice"(%12, %arg5, %9) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: 6, -9223372036854775808, 16>, static_strides = array<i64: 1, 1, 1>}> : (tensor<6x?x16xf32>, tensor<6x5x0xf32>, index) -> tensor<6x5x0xf32>
      "scf.yield"(%13) : (tensor<6x5x0xf32>) -> ()
    }) : (index, index, index, tensor<6x5x0xf32>) -> tensor<6x5x0xf32>
    %7 = "linalg.reduce"(%6, %arg1) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg2: f32, %arg3: f32):
      %8 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (tensor<6x5x0xf32>, tensor<6xf32>) -> tensor<6xf32>
    "func.return"(%7) : (tensor<6xf32>) -> ()
  }) : () -> ()
}) {transform.with_named_sequence} : () -> ()

