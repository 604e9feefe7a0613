// both wrap: a sum in eight bits is cut as the sum that is cut later
"builtin.module"() ({
  "func.func"() <{function_type = (memref<256xf32>, memref<256xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<256xf32>, %arg1: memref<256xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 256 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %3 = "arith.constant"() <{value = 100 : i8}> : () -> i8
      %4 = "arith.index_cast"(%arg2) : (index) -> i8
      %5 = "arith.addi"(%4, %3) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
      %6 = "arith.index_castui"(%5) : (i8) -> index
      %7 = "memref.load"(%arg0, %6) : (memref<256xf32>, index) -> f32
      "memref.store"(%7, %arg1, %arg2) : (f32, memref<256xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

