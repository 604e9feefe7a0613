// verdict: refuted
// a result that is an index
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xf32>, index) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?xf32>, %arg1: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "tensor.dim"(%arg0, %0) : (tensor<?xf32>, index) -> index
    %2 = "arith.maxsi"(%1, %arg1) : (index, index) -> index
    "func.return"(%2) : (index) -> ()
  }) : () -> ()
}) : () -> ()

