// verdict: refused: it writes to memory of a tensor argument, of a constant or of a clone
// a clone may be the same memory, so neither is written
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<4xf32>):
    %0 = "bufferization.clone"(%arg0) : (memref<4xf32>) -> memref<4xf32>
    "memref.copy"(%0, %arg1) : (memref<4xf32>, memref<4xf32>) -> ()
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    "memref.store"(%1, %0, %2) : (f32, memref<4xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
