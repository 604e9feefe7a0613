// verdict: inconclusive
// the elements transposed in another shape: of the two constants nothing is known
#map = affine_map<(d0, d1) -> (d1 * 10 + d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<10x10xi32>) -> tensor<10x10xi32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<10x10xi32>):
    %0 = "arith.constant"() <{value = dense_resource<weights> : tensor<100xi32>}> : () -> tensor<100xi32>
    %1 = "tensor.empty"() : () -> tensor<10x10xi32>
    %2 = "linalg.generic"(%arg0, %1) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: i32, %arg2: i32):
      %3 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %4 = "linalg.index"() <{dim = 1 : i64}> : () -> index
      %5 = "affine.apply"(%3, %4) <{map = #map}> : (index, index) -> index
      %6 = "tensor.extract"(%0, %5) : (tensor<100xi32>, index) -> i32
      %7 = "arith.addi"(%arg1, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%7) : (i32) -> ()
    }) : (tensor<10x10xi32>, tensor<10x10xi32>) -> tensor<10x10xi32>
    "func.return"(%2) : (tensor<10x10xi32>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000001D000000EEFFFFFF2C000000FBFFFFFF260000002C0000002100000011000000D1FFFFFF0900000031000000EDFFFFFF21000000D4FFFFFFE2FFFFFFDCFFFFFFFDFFFFFF0A000000EDFFFFFFFEFFFFFF13000000DBFFFFFF17000000EDFFFFFFCFFFFFFF2B000000E9FFFFFF02000000F1FFFFFFE5FFFFFF30000000FFFFFFFFE2FFFFFF2F000000D7FFFFFFDFFFFFFF1D0000001D00000006000000DEFFFFFFDEFFFFFFCEFFFFFFCEFFFFFFE8FFFFFF31000000E9FFFFFFE3FFFFFFE3FFFFFFF3FFFFFFF6FFFFFFE7FFFFFF13000000240000001E000000E8FFFFFFE5FFFFFF26000000E7FFFFFFFFFFFFFFF4FFFFFFD0FFFFFFFCFFFFFF03000000E3FFFFFFE0FFFFFFEFFFFFFFD6FFFFFFF8FFFFFFF4FFFFFF1B00000019000000CEFFFFFF1A0000002400000028000000F9FFFFFFD6FFFFFFF5FFFFFFFBFFFFFFF5FFFFFF0B00000027000000F6FFFFFFE5FFFFFF0B0000000A00000028000000E4FFFFFFD5FFFFFFEEFFFFFFD0FFFFFF2D000000FBFFFFFF01000000D0FFFFFF140000003200000003000000FCFFFFFFFEFFFFFF"
    }
  }
#-}

