// a call has another operand
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, tensor<8xf32>, f32) -> (tensor<8xf32>, f32), sym_name = "f"}> ({
  ^bb0(%arg7: memref<?xf32>, %arg8: tensor<8xf32>, %arg9: f32):
    %5 = "func.call"(%arg9) <{callee = @twice}> : (f32) -> f32
    %6 = "func.call"(%5) <{callee = @twice}> : (f32) -> f32
    "func.call"(%arg7, %6) <{callee = @fill}> : (memref<?xf32>, f32) -> ()
    %7 = "func.call"(%arg8) <{callee = @neg}> : (tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%7, %5) : (tensor<8xf32>, f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32) -> f32, sym_name = "twice"}> ({
  ^bb0(%arg6: f32):
    %4 = "arith.addf"(%arg6, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "func.return"(%4) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?xf32>, f32) -> (), sym_name = "fill"}> ({
  ^bb0(%arg2: memref<?xf32>, %arg3: f32):
    %3 = "func.call"(%arg3) <{callee = @twice}> : (f32) -> f32
    "linalg.fill"(%3, %arg2) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "linalg.yield"(%arg4) : (f32) -> ()
    }) : (f32, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>) -> tensor<8xf32>, sym_name = "neg"}> ({
  ^bb0(%arg0: tensor<8xf32>):
    %0 = "tensor.empty"() : () -> tensor<8xf32>
    %1 = "linalg.map"(%arg0, %0) ({
    ^bb0(%arg1: f32):
      %2 = "arith.negf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%1) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

