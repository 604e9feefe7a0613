// a quotient with a sign is rounded towards zero: of -7 by 4 it is -1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<8xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 8 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %3 = "arith.constant"() <{value = 4 : index}> : () -> index
      %4 = "arith.constant"() <{value = 7 : index}> : () -> index
      %5 = "arith.subi"(%arg2, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %6 = "arith.floordivsi"(%5, %3) : (index, index) -> index
      %7 = "arith.constant"() <{value = 2 : index}> : () -> index
      %8 = "arith.addi"(%6, %7) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %9 = "memref.load"(%arg0, %8) : (memref<8xf32>, index) -> f32
      "memref.store"(%9, %arg1, %arg2) : (f32, memref<8xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

