// scf-parallel-loop-tiling{no-min-max-bounds} by 1,4, canonicalize, by 4,3: columns 4 and 5 are never written (llvm 203693)
"builtin.module"() ({
  "func.func"() <{function_type = (memref<6x6xf32>, memref<6x6xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<6x6xf32>, %arg1: memref<6x6xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 6 : index}> : () -> index
    "scf.parallel"(%0, %0, %2, %2, %1, %1) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg2: index, %arg3: index):
      %3 = "memref.load"(%arg0, %arg2, %arg3) : (memref<6x6xf32>, index, index) -> f32
      %4 = "arith.addf"(%3, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.store"(%4, %arg1, %arg2, %arg3) : (f32, memref<6x6xf32>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

