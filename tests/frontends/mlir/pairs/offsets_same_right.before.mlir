// a slice is put back where it was taken from
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>) -> tensor<16xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<16xf32>):
    %0 = "tensor.empty"() : () -> tensor<16xf32>
    %1 = "linalg.negf"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %2 = "arith.negf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "func.return"(%1) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
