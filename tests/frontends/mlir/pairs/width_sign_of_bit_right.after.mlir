// verdict: verified
// one bit without a sign is 0 or 1, however it is widened
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>, memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32>, %arg1: memref<8xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 8 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %3 = "arith.constant"() <{value = 3 : index}> : () -> index
      %4 = "arith.cmpi"(%arg2, %3) <{predicate = 2 : i64}> : (index, index) -> i1
      %5 = "arith.index_castui"(%4) : (i1) -> index
      %6 = "memref.load"(%arg0, %5) : (memref<8xf32>, index) -> f32
      "memref.store"(%6, %arg1, %arg2) : (f32, memref<8xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

