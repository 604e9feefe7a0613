// Slices and casts, whose bounds redverify mlir --bounds prints
#map = affine_map<()[s0, s1] -> (s0 * s1 + 3)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x4xf32>, memref<2x4xf32, strided<[?, 1], offset: ?>>, memref<?x?x?xf32>, index, index) -> (), sym_name = "slices"}> ({
  ^bb0(%a: memref<2x4xf32>, %b: memref<2x4xf32, strided<[?, 1], offset: ?>>, %c: memref<?x?x?xf32>, %n: index, %o: index):
    %folded = "memref.reinterpret_cast"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 8>, static_strides = array<i64: 1>}> : (memref<2x4xf32>) -> memref<8xf32>
    %placed = "memref.reinterpret_cast"(%c, %o, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<?x?x?xf32>, index, index, index) -> memref<?x4xf32, strided<[?, 1], offset: ?>>
    %cast = "memref.cast"(%a) : (memref<2x4xf32>) -> memref<?x4xf32>
    %metadata:6 = "memref.extract_strided_metadata"(%b) : (memref<2x4xf32, strided<[?, 1], offset: ?>>) -> (memref<f32>, index, index, index, index, index)
    %row = "memref.subview"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 1>}> : (memref<2x4xf32>) -> memref<4xf32, strided<[1], offset: 4>>
    %column = "memref.subview"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 1>, static_strides = array<i64: 1, 1>}> : (memref<2x4xf32>) -> memref<2xf32, strided<[4], offset: 1>>
    %even = "memref.subview"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (memref<2x4xf32>) -> memref<2x2xf32, strided<[4, 2]>>
    %odd = "memref.subview"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 2>}> : (memref<2x4xf32>) -> memref<2x2xf32, strided<[4, 2], offset: 1>>
    %low = "memref.subview"(%c, %n) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, 0>, static_sizes = array<i64: -9223372036854775808, 2, 2>, static_strides = array<i64: 1, 1, 1>}> : (memref<?x?x?xf32>, index) -> memref<?x2x2xf32, strided<[?, ?, 1]>>
    %high = "memref.subview"(%c, %n, %o) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: -9223372036854775808, 2, 2>, static_strides = array<i64: 1, 1, 1>}> : (memref<?x?x?xf32>, index, index) -> memref<?x2x2xf32, strided<[?, ?, 1], offset: ?>>
    %other = "memref.subview"(%c, %o, %o) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0, 0>, static_sizes = array<i64: -9223372036854775808, 2, 2>, static_strides = array<i64: 1, 1, 1>}> : (memref<?x?x?xf32>, index, index) -> memref<?x2x2xf32, strided<[?, ?, 1], offset: ?>>
    %product = "arith.muli"(%n, %o) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %sum = "affine.apply"(%n, %o) <{map = #map}> : (index, index) -> index
    %less = "arith.cmpi"(%n, %o) <{predicate = 2 : i64}> : (index, index) -> i1
    %smaller = "arith.select"(%less, %n, %o) : (i1, index, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

