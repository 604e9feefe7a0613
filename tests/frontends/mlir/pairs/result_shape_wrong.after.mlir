// verdict: refuted
// a result that is a row shorter
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x4xf32>) -> tensor<?x4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "tensor.dim"(%arg0, %0) : (tensor<?x4xf32>, index) -> index
    %3 = "arith.subi"(%2, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %4 = "arith.maxsi"(%3, %0) : (index, index) -> index
    %5 = "tensor.extract_slice"(%arg0, %4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (tensor<?x4xf32>, index) -> tensor<?x4xf32>
    %6 = "tensor.empty"(%4) : (index) -> tensor<?x4xf32>
    %7 = "linalg.copy"(%5, %6) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    "func.return"(%7) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
