// verdict: refuted
// an element outside of the tensor
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?xf32>) -> tensor<?x?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x?xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "tensor.dim"(%arg0, %0) : (tensor<?x?xf32>, index) -> index
    %3 = "tensor.dim"(%arg0, %1) : (tensor<?x?xf32>, index) -> index
    %4 = "tensor.generate"(%3, %2) ({
    ^bb0(%arg1: index, %arg2: index):
      %5 = "tensor.extract"(%arg0, %arg1, %arg2) : (tensor<?x?xf32>, index, index) -> f32
      "tensor.yield"(%5) : (f32) -> ()
    }) : (index, index) -> tensor<?x?xf32>
    "func.return"(%4) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

