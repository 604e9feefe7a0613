// verdict: verified
// equal constants of many elements that differ
#map = affine_map<(d0, d1) -> (d0 * 4 + d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xi32>) -> tensor<100xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<100xi32>):
    %0 = "arith.constant"() <{value = dense<[-50, -40, -16, 22, -27, 39, 18, 11, 18, 39, -27, 22, -16, -40, -50, -46, -28, 4, 50, 9, -18, -31, -30, -15, 14, -44, 13, -17, -33, -35, -23, 3, 43, -4, -37, 45, 40, 49, -29, 8, -42, 23, 1, -7, -1, 19, -48, 0, -39, 37, 26, 29, 46, -24, 21, -21, -49, 38, 38, -49, -21, 21, -24, 46, 29, 26, 37, -39, 0, -48, 19, -1, -7, 1, 23, -42, 8, -29, 49, 40, 45, -37, -4, 43, 3, -23, -35, -33, -17, 13, -44, 14, -15, -30, -31, -18, 9, 50, 4, -28]> : tensor<100xi32>}> : () -> tensor<100xi32>
    %1 = "tensor.empty"() : () -> tensor<100xi32>
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 4 : index}> : () -> index
    %5 = "arith.constant"() <{value = 25 : index}> : () -> index
    %6 = "scf.for"(%2, %5, %3, %1) ({
    ^bb0(%arg1: index, %arg2: tensor<100xi32>):
      %7 = "scf.for"(%2, %4, %3, %arg2) ({
      ^bb0(%arg3: index, %arg4: tensor<100xi32>):
        %8 = "affine.apply"(%arg1, %arg3) <{map = #map}> : (index, index) -> index
        %9 = "affine.apply"(%arg1, %arg3) <{map = #map}> : (index, index) -> index
        %10 = "tensor.extract"(%arg0, %8) : (tensor<100xi32>, index) -> i32
        %11 = "tensor.extract"(%0, %9) : (tensor<100xi32>, index) -> i32
        %12 = "arith.addi"(%11, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %13 = "tensor.insert"(%12, %arg4, %8) : (i32, tensor<100xi32>, index) -> tensor<100xi32>
        "scf.yield"(%13) : (tensor<100xi32>) -> ()
      }) : (index, index, index, tensor<100xi32>) -> tensor<100xi32>
      "scf.yield"(%7) : (tensor<100xi32>) -> ()
    }) : (index, index, index, tensor<100xi32>) -> tensor<100xi32>
    "func.return"(%6) : (tensor<100xi32>) -> ()
  }) : () -> ()
}) : () -> ()

