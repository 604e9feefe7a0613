// two bytes without a sign, of which each may be negative with one
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
      %6 = "arith.cmpi"(%4, %5) <{predicate = 7 : i64}> : (i8, i8) -> i1
      %7 = "arith.select"(%6, %arg2, %0) : (i1, index, index) -> index
      %8 = "memref.load"(%arg0, %7) : (memref<256xf32>, index) -> f32
      "memref.store"(%8, %arg1, %arg2) : (f32, memref<256xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

