// elements stand in row-major order
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32, f32, f32) -> tensor<2x2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "tensor.splat"(%arg0) : (f32) -> tensor<2x2xf32>
    %3 = "tensor.insert"(%arg1, %2, %0, %1) : (f32, tensor<2x2xf32>, index, index) -> tensor<2x2xf32>
    %4 = "tensor.insert"(%arg2, %3, %1, %0) : (f32, tensor<2x2xf32>, index, index) -> tensor<2x2xf32>
    %5 = "tensor.insert"(%arg3, %4, %1, %1) : (f32, tensor<2x2xf32>, index, index) -> tensor<2x2xf32>
    "func.return"(%5) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

