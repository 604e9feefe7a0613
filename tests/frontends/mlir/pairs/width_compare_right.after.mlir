// verdict: verified
// an unsigned comparison of bytes that are indices below 256
"builtin.module"() ({
  "func.func"() <{function_type = (memref<256xf32>, memref<256xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<256xf32>, %arg1: memref<256xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 256 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %3 = "arith.constant"() <{value = 100 : index}> : () -> index
      %4 = "arith.cmpi"(%arg2, %3) <{predicate = 2 : i64}> : (index, index) -> i1
      %5 = "arith.select"(%4, %arg2, %0) : (i1, index, index) -> index
      %6 = "memref.load"(%arg0, %5) : (memref<256xf32>, index) -> f32
      "memref.store"(%6, %arg1, %arg2) : (f32, memref<256xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

