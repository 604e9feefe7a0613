// verdict: verified
// one-shot-bufferize, convert-linalg-to-parallel-loops
#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x16x16x4xf32>, memref<1x8x8x4xf32>) -> memref<1x8x8x4xf32>, sym_name = "pool"}> ({
  ^bb0(%arg0: memref<1x16x16x4xf32>, %arg1: memref<1x8x8x4xf32>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 8 : index}> : () -> index
    %5 = "arith.constant"() <{value = 4 : index}> : () -> index
    "scf.parallel"(%2, %2, %2, %2, %3, %4, %4, %5, %3, %3, %3, %3) <{operandSegmentSizes = array<i32: 4, 4, 4, 0>}> ({
    ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index):
      "memref.store"(%1, %arg1, %arg8, %arg9, %arg10, %arg11) <{nontemporal = false}> : (f32, memref<1x8x8x4xf32>, index, index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
    "scf.parallel"(%2, %2, %2, %2, %3, %4, %4, %5, %3, %3, %3, %3) <{operandSegmentSizes = array<i32: 4, 4, 4, 0>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      "scf.for"(%2, %0, %3) ({
      ^bb0(%arg6: index):
        "scf.for"(%2, %0, %3) ({
        ^bb0(%arg7: index):
          %6 = "affine.apply"(%arg3, %arg6) <{map = #map}> : (index, index) -> index
          %7 = "affine.apply"(%arg4, %arg7) <{map = #map}> : (index, index) -> index
          %8 = "memref.load"(%arg0, %arg2, %6, %7, %arg5) <{nontemporal = false}> : (memref<1x16x16x4xf32>, index, index, index, index) -> f32
          %9 = "memref.load"(%arg1, %arg2, %arg3, %arg4, %arg5) <{nontemporal = false}> : (memref<1x8x8x4xf32>, index, index, index, index) -> f32
          %10 = "arith.maximumf"(%9, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "memref.store"(%10, %arg1, %arg2, %arg3, %arg4, %arg5) <{nontemporal = false}> : (f32, memref<1x8x8x4xf32>, index, index, index, index) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
    "func.return"(%arg1) : (memref<1x8x8x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

