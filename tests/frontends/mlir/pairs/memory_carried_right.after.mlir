// verdict: verified
// a loop carries memory, the same in each iteration: tile_using_for, one-shot-bufferize
#map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
#map1 = affine_map<(d0)[s0] -> (-d0 + s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xi32>, memref<?x?xi32>, memref<?x?xi32>) -> memref<?x?xi32>, sym_name = "f"}> ({
  ^bb0(%arg1: memref<?x?xi32>, %arg2: memref<?x?xi32>, %arg3: memref<?x?xi32>):
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "arith.constant"() <{value = 0 : index}> : () -> index
    %6 = "memref.dim"(%arg1, %5) : (memref<?x?xi32>, index) -> index
    %7 = "memref.dim"(%arg1, %4) : (memref<?x?xi32>, index) -> index
    %8 = "affine.apply"(%5, %6, %3) <{map = #map}> : (index, index, index) -> index
    %9 = "scf.for"(%5, %8, %3, %arg3) ({
    ^bb0(%arg14: index, %arg15: memref<?x?xi32>):
      %31 = "memref.subview"(%arg1, %arg14, %3, %7) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
      %32 = "memref.subview"(%arg2, %arg14, %7, %3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
      %33 = "memref.subview"(%arg15, %arg14, %7, %3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
      "scf.for"(%5, %3, %4) ({
      ^bb0(%arg16: index):
        "scf.for"(%5, %7, %4) ({
        ^bb0(%arg17: index):
          %34 = "memref.load"(%31, %arg16, %arg17) <{nontemporal = false}> : (memref<?x?xi32, strided<[?, 1], offset: ?>>, index, index) -> i32
          %35 = "memref.load"(%32, %arg17, %arg16) <{nontemporal = false}> : (memref<?x?xi32, strided<[?, 1], offset: ?>>, index, index) -> i32
          %36 = "arith.addi"(%34, %35) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          "memref.store"(%36, %33, %arg17, %arg16) <{nontemporal = false}> : (i32, memref<?x?xi32, strided<[?, 1], offset: ?>>, index, index) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "memref.copy"(%33, %33) : (memref<?x?xi32, strided<[?, 1], offset: ?>>, memref<?x?xi32, strided<[?, 1], offset: ?>>) -> ()
      "scf.yield"(%arg15) : (memref<?x?xi32>) -> ()
    }) : (index, index, index, memref<?x?xi32>) -> memref<?x?xi32>
    %10 = "affine.apply"(%8, %6, %3) <{map = #map}> : (index, index, index) -> index
    %11 = "scf.for"(%8, %10, %3, %9) ({
    ^bb0(%arg10: index, %arg11: memref<?x?xi32>):
      %24 = "affine.apply"(%arg10, %6) <{map = #map1}> : (index, index) -> index
      %25 = "memref.subview"(%arg1, %arg10, %24, %7) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
      %26 = "memref.subview"(%arg2, %arg10, %7, %24) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
      %27 = "memref.subview"(%arg11, %arg10, %7, %24) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
      "scf.for"(%5, %24, %4) ({
      ^bb0(%arg12: index):
        "scf.for"(%5, %7, %4) ({
        ^bb0(%arg13: index):
          %28 = "memref.load"(%25, %arg12, %arg13) <{nontemporal = false}> : (memref<?x?xi32, strided<[?, 1], offset: ?>>, index, index) -> i32
          %29 = "memref.load"(%26, %arg13, %arg12) <{nontemporal = false}> : (memref<?x?xi32, strided<[?, 1], offset: ?>>, index, index) -> i32
          %30 = "arith.addi"(%28, %29) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          "memref.store"(%30, %27, %arg13, %arg12) <{nontemporal = false}> : (i32, memref<?x?xi32, strided<[?, 1], offset: ?>>, index, index) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "memref.copy"(%27, %27) : (memref<?x?xi32, strided<[?, 1], offset: ?>>, memref<?x?xi32, strided<[?, 1], offset: ?>>) -> ()
      "scf.yield"(%arg11) : (memref<?x?xi32>) -> ()
    }) : (index, index, index, memref<?x?xi32>) -> memref<?x?xi32>
    %12 = "scf.for"(%10, %6, %3, %11) ({
    ^bb0(%arg6: index, %arg7: memref<?x?xi32>):
      %17 = "affine.apply"(%arg6, %6) <{map = #map1}> : (index, index) -> index
      %18 = "memref.subview"(%arg1, %arg6, %17, %7) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
      %19 = "memref.subview"(%arg2, %arg6, %7, %17) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
      %20 = "memref.subview"(%arg7, %arg6, %7, %17) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xi32>, index, index, index) -> memref<?x?xi32, strided<[?, 1], offset: ?>>
      "scf.for"(%5, %17, %4) ({
      ^bb0(%arg8: index):
        "scf.for"(%5, %7, %4) ({
        ^bb0(%arg9: index):
          %21 = "memref.load"(%18, %arg8, %arg9) <{nontemporal = false}> : (memref<?x?xi32, strided<[?, 1], offset: ?>>, index, index) -> i32
          %22 = "memref.load"(%19, %arg9, %arg8) <{nontemporal = false}> : (memref<?x?xi32, strided<[?, 1], offset: ?>>, index, index) -> i32
          %23 = "arith.addi"(%21, %22) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
          "memref.store"(%23, %20, %arg9, %arg8) <{nontemporal = false}> : (i32, memref<?x?xi32, strided<[?, 1], offset: ?>>, index, index) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "memref.copy"(%20, %20) : (memref<?x?xi32, strided<[?, 1], offset: ?>>, memref<?x?xi32, strided<[?, 1], offset: ?>>) -> ()
      "scf.yield"(%arg7) : (memref<?x?xi32>) -> ()
    }) : (index, index, index, memref<?x?xi32>) -> memref<?x?xi32>
    %13 = "memref.dim"(%12, %5) : (memref<?x?xi32>, index) -> index
    %14 = "memref.dim"(%12, %4) : (memref<?x?xi32>, index) -> index
    "scf.for"(%5, %13, %4) ({
    ^bb0(%arg4: index):
      "scf.for"(%5, %14, %4) ({
      ^bb0(%arg5: index):
        %15 = "memref.load"(%12, %arg4, %arg5) <{nontemporal = false}> : (memref<?x?xi32>, index, index) -> i32
        %16 = "arith.addi"(%15, %15) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "memref.store"(%16, %12, %arg4, %arg5) <{nontemporal = false}> : (i32, memref<?x?xi32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"(%12) : (memref<?x?xi32>) -> ()
  }) : () -> ()
}) : () -> ()

