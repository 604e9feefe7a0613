// verdict: inconclusive
// resources of one name, of which one element differs
#map = affine_map<(d0, d1) -> (d0 * 4 + d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xi32>) -> tensor<100xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<100xi32>):
    %0 = "arith.constant"() <{value = dense_resource<weights> : tensor<100xi32>}> : () -> tensor<100xi32>
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

{-#
  dialect_resources: {
    builtin: {
      weights: "0x04000000CEFFFFFFD8FFFFFFF0FFFFFF17000000E5FFFFFF27000000120000000B0000001200000027000000E5FFFFFF16000000F0FFFFFFD8FFFFFFCEFFFFFFD2FFFFFFE4FFFFFF040000003200000009000000EEFFFFFFE1FFFFFFE2FFFFFFF1FFFFFF0E000000D4FFFFFF0D000000EFFFFFFFDFFFFFFFDDFFFFFFE9FFFFFF030000002B000000FCFFFFFFDBFFFFFF2D0000002800000031000000E3FFFFFF08000000D6FFFFFF1700000001000000F9FFFFFFFFFFFFFF13000000D0FFFFFF00000000D9FFFFFF250000001A0000001D0000002E000000E8FFFFFF15000000EBFFFFFFCFFFFFFF2600000026000000CFFFFFFFEBFFFFFF15000000E8FFFFFF2E0000001D0000001A00000025000000D9FFFFFF00000000D0FFFFFF13000000FFFFFFFFF9FFFFFF0100000017000000D6FFFFFF08000000E3FFFFFF31000000280000002D000000DBFFFFFFFCFFFFFF2B00000003000000E9FFFFFFDDFFFFFFDFFFFFFFEFFFFFFF0D000000D4FFFFFF0E000000F1FFFFFFE2FFFFFFE1FFFFFFEEFFFFFF090000003200000004000000E4FFFFFF"
    }
  }
#-}

