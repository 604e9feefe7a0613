// verdict: refuted
// the last tile of every fourth element is left out
#map = affine_map<(d0, d1) -> (d0 + d1 * 4)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<32xi32>, tensor<i32>) -> tensor<i32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<32xi32>, %arg1: tensor<i32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 8 : index}> : () -> index
    %4 = "tensor.extract"(%arg1) : (tensor<i32>) -> i32
    %5 = "scf.for"(%0, %2, %1, %4) ({
    ^bb0(%arg2: index, %arg3: i32):
      %7 = "scf.for"(%0, %3, %1, %arg3) ({
      ^bb0(%arg4: index, %arg5: i32):
        %8 = "affine.apply"(%arg2, %arg4) <{map = #map}> : (index, index) -> index
        %9 = "tensor.extract"(%arg0, %8) : (tensor<32xi32>, index) -> i32
        %10 = "arith.muli"(%arg5, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %11 = "arith.addi"(%arg5, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %12 = "arith.addi"(%11, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "scf.yield"(%12) : (i32) -> ()
      }) : (index, index, index, i32) -> i32
      "scf.yield"(%7) : (i32) -> ()
    }) : (index, index, index, i32) -> i32
    %6 = "tensor.insert"(%5, %arg1) : (i32, tensor<i32>) -> tensor<i32>
    "func.return"(%6) : (tensor<i32>) -> ()
  }) : () -> ()
}) : () -> ()

