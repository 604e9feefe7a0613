// a concatenation in the target, in the other order
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x4xf32>, %arg1: tensor<?x4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "tensor.dim"(%arg0, %0) : (tensor<?x4xf32>, index) -> index
    %2 = "tensor.dim"(%arg1, %0) : (tensor<?x4xf32>, index) -> index
    %3 = "arith.addi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %4 = "tensor.empty"(%3) : (index) -> tensor<?x4xf32>
    %5 = "tensor.insert_slice"(%arg0, %4, %2, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (tensor<?x4xf32>, tensor<?x4xf32>, index, index) -> tensor<?x4xf32>
    %6 = "tensor.insert_slice"(%arg1, %5, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (tensor<?x4xf32>, tensor<?x4xf32>, index) -> tensor<?x4xf32>
    "func.return"(%6) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
