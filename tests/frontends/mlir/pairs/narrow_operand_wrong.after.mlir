// verdict: refuted
// an operand of linalg is smaller than the iterators, though its memory is not
#map = affine_map<(d0) -> (d0 * -8 + 16)>
#map1 = affine_map<(d0) -> (d0 * -15 + 16)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16xf32>, memref<16xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<16xf32>, %arg1: memref<16xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 2 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      %3 = "affine.apply"(%arg2) <{map = #map}> : (index) -> index
      %4 = "affine.apply"(%arg2) <{map = #map1}> : (index) -> index
      %5 = "memref.subview"(%arg0, %3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<16xf32>, index) -> memref<?xf32, strided<[1]>>
      %6 = "memref.subview"(%arg1, %4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<16xf32>, index) -> memref<?xf32, strided<[1]>>
      "linalg.copy"(%5, %6) <{operandSegmentSizes = array<i32: 1, 1>}> ({
      ^bb0(%arg3: f32, %arg4: f32):
        "linalg.yield"(%arg3) : (f32) -> ()
      }) : (memref<?xf32, strided<[1]>>, memref<?xf32, strided<[1]>>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

