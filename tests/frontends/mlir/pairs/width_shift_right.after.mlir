// verdict: verified
// a mask of the lowest bits is a remainder, a shift a quotient
"builtin.module"() ({
  "func.func"() <{function_type = (memref<256xf32>, memref<256xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<256xf32>, %arg1: memref<256xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 256 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %3 = "arith.constant"() <{value = 4 : index}> : () -> index
      %4 = "arith.divui"(%arg2, %3) : (index, index) -> index
      %5 = "arith.constant"() <{value = 8 : index}> : () -> index
      %6 = "arith.remui"(%4, %5) : (index, index) -> index
      %7 = "memref.load"(%arg0, %6) : (memref<256xf32>, index) -> f32
      "memref.store"(%7, %arg1, %arg2) : (f32, memref<256xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

