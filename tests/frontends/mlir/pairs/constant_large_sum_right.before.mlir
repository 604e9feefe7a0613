#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xi32>, tensor<i32>) -> tensor<i32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<100xi32>, %arg1: tensor<i32>):
    %0 = "arith.constant"() <{value = dense<[-50, -40, -16, 22, -27, 39, 18, 11, 18, 39, -27, 22, -16, -40, -50, -46, -28, 4, 50, 9, -18, -31, -30, -15, 14, -44, 13, -17, -33, -35, -23, 3, 43, -4, -37, 45, 40, 49, -29, 8, -42, 23, 1, -7, -1, 19, -48, 0, -39, 37, 26, 29, 46, -24, 21, -21, -49, 38, 38, -49, -21, 21, -24, 46, 29, 26, 37, -39, 0, -48, 19, -1, -7, 1, 23, -42, 8, -29, 49, 40, 45, -37, -4, 43, 3, -23, -35, -33, -17, 13, -44, 14, -15, -30, -31, -18, 9, 50, 4, -28]> : tensor<100xi32>}> : () -> tensor<100xi32>
    %1 = "linalg.dot"(%arg0, %0, %arg1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: i32, %arg3: i32, %arg4: i32):
      %2 = "arith.muli"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %3 = "arith.addi"(%arg4, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%3) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map, #map1]} : (tensor<100xi32>, tensor<100xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1) : (tensor<i32>) -> ()
  }) : () -> ()
}) : () -> ()

