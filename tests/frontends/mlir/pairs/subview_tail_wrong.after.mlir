// verdict: refuted
// the last tile reaches beyond the memory
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
      "linalg.copy"(%4, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg3: f32, %arg4: f32):
        "linalg.yield"(%arg3) : (f32) -> ()
      }) : (memref<5xf32, strided<[1], offset: ?>>, memref<5xf32, strided<[1], offset: ?>>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

