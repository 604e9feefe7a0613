// verdict: refuted
// an index through eight bits without a sign is cut: after 255 comes 0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<300xf32>, memref<300xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<300xf32>, %arg1: memref<300xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 300 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %3 = "arith.index_cast"(%arg2) : (index) -> i8
      %4 = "arith.index_castui"(%3) : (i8) -> index
      %5 = "memref.load"(%arg0, %4) : (memref<300xf32>, index) -> f32
      "memref.store"(%5, %arg1, %arg2) : (f32, memref<300xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

