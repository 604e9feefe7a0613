// verdict: verified
// elements stand in row-major order
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32, f32, f32) -> tensor<2x2xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: f32):
    %0 = "tensor.from_elements"(%arg0, %arg1, %arg2, %arg3) : (f32, f32, f32, f32) -> tensor<2x2xf32>
    "func.return"(%0) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()

