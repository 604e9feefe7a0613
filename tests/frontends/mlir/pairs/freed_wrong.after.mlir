// verdict: refuted
// memory is read after it was freed
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xf32>
    "memref.store"(%0, %2, %1) : (f32, memref<1xf32>, index) -> ()
    "memref.dealloc"(%2) : (memref<1xf32>) -> ()
    %3 = "memref.load"(%2, %1) : (memref<1xf32>, index) -> f32
    "memref.store"(%3, %arg0, %1) : (f32, memref<4xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

