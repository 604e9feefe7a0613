// verdict: refuted
// acc*2 + e by threads, in any order
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<32xf32>, tensor<f32>) -> tensor<f32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<32xf32>, %arg1: tensor<f32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 32 : index}> : () -> index
    %3 = "tensor.extract"(%arg1) : (tensor<f32>) -> f32
    %4 = "scf.parallel"(%0, %2, %1, %3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg2: index):
      %6 = "tensor.extract"(%arg0, %arg2) : (tensor<32xf32>, index) -> f32
      "scf.reduce"(%6) ({
      ^bb0(%arg3: f32, %arg4: f32):
        %7 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
        %8 = "arith.mulf"(%arg3, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %9 = "arith.addf"(%8, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%9) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %5 = "tensor.insert"(%4, %arg1) : (f32, tensor<f32>) -> tensor<f32>
    "func.return"(%5) : (tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()

