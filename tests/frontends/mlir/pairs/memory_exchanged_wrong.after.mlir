// verdict: refused: an iteration ends with other memory than it began with
// the memories that a loop carries are exchanged
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4:2 = "scf.for"(%0, %2, %1, %arg0, %arg1) ({
    ^bb0(%arg2: index, %arg3: memref<4xf32>, %arg4: memref<4xf32>):
      "memref.store"(%3, %arg3, %arg2) : (f32, memref<4xf32>, index) -> ()
      "scf.yield"(%arg4, %arg3) : (memref<4xf32>, memref<4xf32>) -> ()
    }) : (index, index, index, memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

