// verdict: verified
// a slice is put back where it was taken from
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>) -> tensor<16xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<16xf32>):
    %0 = "tensor.empty"() : () -> tensor<16xf32>
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 12 : index}> : () -> index
    %4 = "arith.constant"() <{value = 16 : index}> : () -> index
    %5 = "scf.for"(%1, %4, %2, %0) ({
    ^bb0(%arg1: index, %arg2: tensor<16xf32>):
      %6 = "tensor.extract_slice"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<16xf32>, index) -> tensor<4xf32>
      %7 = "tensor.extract_slice"(%arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<16xf32>, index) -> tensor<4xf32>
      %8 = "linalg.negf"(%6, %7) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg3: f32, %arg4: f32):
        %11 = "arith.negf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        "linalg.yield"(%11) : (f32) -> ()
      }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %9 = "arith.subi"(%3, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %10 = "tensor.insert_slice"(%8, %arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<16xf32>, index) -> tensor<16xf32>
      "scf.yield"(%10) : (tensor<16xf32>) -> ()
    }) : (index, index, index, tensor<16xf32>) -> tensor<16xf32>
    "func.return"(%5) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
