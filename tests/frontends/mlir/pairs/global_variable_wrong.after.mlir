// verdict: refused: memory of the module that is not a constant
// what memory of the module holds is known only if it is constant
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1.000000e+00, 2.000000e+00, 4.000000e+00, 8.000000e+00]> : tensor<4xf32>, sym_name = "table", sym_visibility = "private", type = memref<4xf32>}> : () -> ()
  "func.func"() <{function_type = (memref<4xf32>) -> memref<4xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "memref.get_global"() <{name = @table}> : () -> memref<4xf32>
    %4 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg1: index):
      %5 = "memref.load"(%arg0, %arg1) : (memref<4xf32>, index) -> f32
      %6 = "memref.load"(%3, %arg1) : (memref<4xf32>, index) -> f32
      %7 = "arith.mulf"(%5, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.store"(%7, %4, %arg1) : (f32, memref<4xf32>, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"(%4) : (memref<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
