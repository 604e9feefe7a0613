// a tensor is used after an update of a copy
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<16xf32>):
    %0 = "tensor.empty"() : () -> tensor<16xf32>
    %1 = "linalg.exp"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %4 = "math.exp"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %2 = "linalg.negf"(%1, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %3 = "arith.negf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%3) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    "func.return"(%1, %2) : (tensor<16xf32>, tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()
