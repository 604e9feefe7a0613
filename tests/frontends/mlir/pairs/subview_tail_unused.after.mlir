// verdict: refused: it has not been shown that the slice lies in its operand
// the last tile reaches beyond the memory, and nothing uses it
#map = affine_map<(d0) -> (-d0 + 12, 5)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<12xf32>, memref<12xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<12xf32>, %arg1: memref<12xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 5 : index}> : () -> index
    %2 = "arith.constant"() <{value = 12 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %3 = "affine.min"(%arg2) <{map = #map}> : (index) -> index
      %4 = "memref.subview"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (memref<12xf32>, index) -> memref<5xf32, strided<[1], offset: ?>>
      %5 = "memref.subview"(%arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 5>, static_strides = array<i64: 1>}> : (memref<12xf32>, index) -> memref<5xf32, strided<[1], offset: ?>>
      %6 = "arith.constant"() <{value = 0 : index}> : () -> index
      %7 = "arith.constant"() <{value = 1 : index}> : () -> index
      "scf.for"(%6, %3, %7) ({
      ^bb0(%arg3: index):
        %8 = "arith.addi"(%arg2, %arg3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %9 = "memref.load"(%arg0, %8) : (memref<12xf32>, index) -> f32
        "memref.store"(%9, %arg1, %8) : (f32, memref<12xf32>, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

