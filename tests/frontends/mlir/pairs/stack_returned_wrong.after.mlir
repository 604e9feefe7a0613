// verdict: refused: it returns memory that was freed, or that ends with the function
// memory of the function's frame is returned
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> memref<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    "linalg.fill"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      "linalg.yield"(%arg1) : (f32) -> ()
    }) : (f32, memref<4xf32>) -> ()
    "func.return"(%0) : (memref<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

