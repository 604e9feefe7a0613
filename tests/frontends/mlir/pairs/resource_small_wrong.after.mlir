// verdict: refuted
// a resource of few elements, of which one is another
#map = affine_map<(d0, d1) -> (d0 * 4 + d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi32>) -> tensor<4xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xi32>):
    %0 = "arith.constant"() <{value = dense<[1, 2, 4, 4]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %1 = "tensor.empty"() : () -> tensor<4xi32>
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 4 : index}> : () -> index
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    %6 = "scf.for"(%2, %5, %3, %1) ({
    ^bb0(%arg1: index, %arg2: tensor<4xi32>):
      %7 = "scf.for"(%2, %4, %3, %arg2) ({
      ^bb0(%arg3: index, %arg4: tensor<4xi32>):
        %8 = "affine.apply"(%arg1, %arg3) <{map = #map}> : (index, index) -> index
        %9 = "affine.apply"(%arg1, %arg3) <{map = #map}> : (index, index) -> index
        %10 = "tensor.extract"(%arg0, %8) : (tensor<4xi32>, index) -> i32
        %11 = "tensor.extract"(%0, %9) : (tensor<4xi32>, index) -> i32
        %12 = "arith.addi"(%11, %10) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %13 = "tensor.insert"(%12, %arg4, %8) : (i32, tensor<4xi32>, index) -> tensor<4xi32>
        "scf.yield"(%13) : (tensor<4xi32>) -> ()
      }) : (index, index, index, tensor<4xi32>) -> tensor<4xi32>
      "scf.yield"(%7) : (tensor<4xi32>) -> ()
    }) : (index, index, index, tensor<4xi32>) -> tensor<4xi32>
    "func.return"(%6) : (tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()

