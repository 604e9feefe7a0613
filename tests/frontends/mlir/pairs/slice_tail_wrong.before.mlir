// the last tile reaches beyond the tensor
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<12xf32>, %arg1: tensor<12xf32>):
    %0 = "linalg.add"(%arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %1 = "arith.addf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%0) : (tensor<12xf32>) -> ()
  }) : () -> ()
}) : () -> ()

