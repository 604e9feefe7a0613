// Tiles of a loop, whose bounds redverify mlir --bounds prints
#map = affine_map<(d0)[s0] -> (8, -d0 + s0)>
#map1 = affine_map<(d0) -> (d0 + 8)>
#map2 = affine_map<(d0)[s0] -> (0, -d0 + s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?xf32>, memref<?xindex>) -> tensor<?x?xf32>, sym_name = "tiles"}> ({
  ^bb0(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %data: memref<?xindex>):
    %c0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %c1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %c8 = "arith.constant"() <{value = 8 : index}> : () -> index
    %n = "memref.dim"(%m, %c0) : (memref<?x?xf32>, index) -> index
    "scf.for"(%c0, %n, %c8) ({
    ^bb0(%i: index):
      %tile = "affine.min"(%i, %n) <{map = #map}> : (index, index) -> index
      %rows = "memref.subview"(%m, %i, %tile) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index) -> memref<?x4xf32, strided<[?, 1], offset: ?>>
      %next = "affine.apply"(%i) <{map = #map1}> : (index) -> index
      %rest = "affine.max"(%next, %n) <{map = #map2}> : (index, index) -> index
      %after = "memref.subview"(%m, %next, %rest) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index) -> memref<?x4xf32, strided<[?, 1], offset: ?>>
      %at = "memref.load"(%data, %i) : (memref<?xindex>, index) -> index
      %far = "arith.addi"(%at, %i) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %w = "tensor.dim"(%t, %c0) : (tensor<?x?xf32>, index) -> index
    %result = "scf.for"(%c0, %w, %c1, %t) ({
    ^bb0(%j: index, %carried: tensor<?x?xf32>):
      %part = "tensor.extract_slice"(%carried, %j) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<?x?xf32>, index) -> tensor<1x8xf32>
      %back = "tensor.insert_slice"(%part, %carried, %j) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 8>, static_strides = array<i64: 1, 1>}> : (tensor<1x8xf32>, tensor<?x?xf32>, index) -> tensor<?x?xf32>
      "scf.yield"(%back) : (tensor<?x?xf32>) -> ()
    }) : (index, index, index, tensor<?x?xf32>) -> tensor<?x?xf32>
    %grown = "scf.for"(%c0, %w, %c1, %t) ({
    ^bb0(%k: index, %growing: tensor<?x?xf32>):
      %zero = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
      %more = "tensor.pad"(%growing) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 1, 0>, static_low = array<i64: 0, 0>}> ({
      ^bb0(%p: index, %q: index):
        "tensor.yield"(%zero) : (f32) -> ()
      }) : (tensor<?x?xf32>) -> tensor<?x?xf32>
      "scf.yield"(%more) : (tensor<?x?xf32>) -> ()
    }) : (index, index, index, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"(%result) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

