// verdict: refuted
// a clone of other memory
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<4xf32>):
    %0 = "bufferization.clone"(%arg2) : (memref<4xf32>) -> memref<4xf32>
    "memref.copy"(%0, %arg1) : (memref<4xf32>, memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
