// a mask of the lowest bits is a remainder, a shift a quotient
"builtin.module"() ({
  "func.func"() <{function_type = (memref<256xf32>, memref<256xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<256xf32>, %arg1: memref<256xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 256 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %3 = "arith.constant"() <{value = 2 : i8}> : () -> i8
      %4 = "arith.index_cast"(%arg2) : (index) -> i8
      %5 = "arith.shrui"(%4, %3) : (i8, i8) -> i8
      %6 = "arith.constant"() <{value = 7 : i8}> : () -> i8
      %7 = "arith.andi"(%5, %6) : (i8, i8) -> i8
      %8 = "arith.index_cast"(%7) : (i8) -> index
      %9 = "memref.load"(%arg0, %8) : (memref<256xf32>, index) -> f32
      "memref.store"(%9, %arg1, %arg2) : (f32, memref<256xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

