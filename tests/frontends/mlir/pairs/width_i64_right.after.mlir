// verdict: verified
// an index is 64 bits wide, and what one more than a size is, is known
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<?xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<?xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "memref.dim"(%arg1, %0) : (memref<?xf32>, index) -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %3 = "arith.constant"() <{value = 1 : i64}> : () -> i64
      %4 = "arith.index_cast"(%arg2) : (index) -> i64
      %5 = "arith.addi"(%4, %3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %6 = "arith.subi"(%5, %3) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
      %7 = "arith.index_cast"(%6) : (i64) -> index
      %8 = "memref.load"(%arg0, %7) : (memref<?xf32>, index) -> f32
      "memref.store"(%8, %arg1, %arg2) : (f32, memref<?xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

