#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<32xi8>, tensor<i8>) -> tensor<i8>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<32xi8>, %arg1: tensor<i8>):
    %0 = "linalg.generic"(%arg0, %arg1) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg2: i8, %arg3: i8):
      %1 = "arith.extui"(%arg3) : (i8) -> i32
      %2 = "arith.extui"(%arg2) : (i8) -> i32
      %3 = "arith.addi"(%1, %2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %4 = "arith.constant"() <{value = 255 : i32}> : () -> i32
      %5 = "arith.minui"(%3, %4) : (i32, i32) -> i32
      %6 = "arith.trunci"(%5) : (i32) -> i8
      "linalg.yield"(%6) : (i8) -> ()
    }) : (tensor<32xi8>, tensor<i8>) -> tensor<i8>
    "func.return"(%0) : (tensor<i8>) -> ()
  }) : () -> ()
}) : () -> ()

