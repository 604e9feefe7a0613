// verdict: verified
// one-shot-bufferize, convert-linalg-to-loops: three stages in one buffer
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<?x?xf32>, memref<?xf32>) -> memref<?x?xf32>, sym_name = "bias"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "memref.dim"(%arg0, %0) : (memref<?x?xf32>, index) -> index
    %4 = "memref.dim"(%arg1, %1) : (memref<?x?xf32>, index) -> index
    %5 = "memref.alloc"(%3, %4) <{alignment = 64 : i64, operandSegmentSizes = array<i32: 2, 0>}> : (index, index) -> memref<?x?xf32>
    "scf.for"(%0, %3, %1) ({
    ^bb0(%arg8: index):
      "scf.for"(%0, %4, %1) ({
      ^bb0(%arg9: index):
        "memref.store"(%2, %5, %arg8, %arg9) <{nontemporal = false}> : (f32, memref<?x?xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %6 = "memref.dim"(%arg0, %0) : (memref<?x?xf32>, index) -> index
    %7 = "memref.dim"(%arg0, %1) : (memref<?x?xf32>, index) -> index
    %8 = "memref.dim"(%arg1, %1) : (memref<?x?xf32>, index) -> index
    "scf.for"(%0, %6, %1) ({
    ^bb0(%arg5: index):
      "scf.for"(%0, %8, %1) ({
      ^bb0(%arg6: index):
        "scf.for"(%0, %7, %1) ({
        ^bb0(%arg7: index):
          %13 = "memref.load"(%arg0, %arg5, %arg7) <{nontemporal = false}> : (memref<?x?xf32>, index, index) -> f32
          %14 = "memref.load"(%arg1, %arg7, %arg6) <{nontemporal = false}> : (memref<?x?xf32>, index, index) -> f32
          %15 = "memref.load"(%5, %arg5, %arg6) <{nontemporal = false}> : (memref<?x?xf32>, index, index) -> f32
          %16 = "arith.mulf"(%13, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          %17 = "arith.addf"(%15, %16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "memref.store"(%17, %5, %arg5, %arg6) <{nontemporal = false}> : (f32, memref<?x?xf32>, index, index) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "scf.for"(%0, %3, %1) ({
    ^bb0(%arg3: index):
      "scf.for"(%0, %4, %1) ({
      ^bb0(%arg4: index):
        %9 = "memref.load"(%5, %arg3, %arg4) <{nontemporal = false}> : (memref<?x?xf32>, index, index) -> f32
        %10 = "memref.load"(%arg2, %arg4) <{nontemporal = false}> : (memref<?xf32>, index) -> f32
        %11 = "arith.addf"(%9, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %12 = "arith.maximumf"(%11, %2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%12, %5, %arg3, %arg4) <{nontemporal = false}> : (f32, memref<?x?xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"(%5) : (memref<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

