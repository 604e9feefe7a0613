// verdict: refuted
// (acc + e)*2 by threads: commutative alone
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<32xi32>, tensor<i32>) -> tensor<i32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<32xi32>, %arg1: tensor<i32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 32 : index}> : () -> index
    %3 = "tensor.extract"(%arg1) : (tensor<i32>) -> i32
    %4 = "scf.parallel"(%0, %2, %1, %3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg2: index):
      %6 = "tensor.extract"(%arg0, %arg2) : (tensor<32xi32>, index) -> i32
      "scf.reduce"(%6) ({
      ^bb0(%arg3: i32, %arg4: i32):
        %7 = "arith.addi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %8 = "arith.addi"(%arg3, %arg4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %9 = "arith.addi"(%8, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.reduce.return"(%9) : (i32) -> ()
      }) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    %5 = "tensor.insert"(%4, %arg1) : (i32, tensor<i32>) -> tensor<i32>
    "func.return"(%5) : (tensor<i32>) -> ()
  }) : () -> ()
}) : () -> ()

