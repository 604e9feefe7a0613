// verdict: verified
// transform.structured.tile_using_for, one-shot-bufferize, convert-linalg-to-loops
#map = affine_map<(d0)[s0] -> (-d0 + s0, 8)>
#map1 = affine_map<(d0)[s0] -> (-d0 + s0, 16)>
#map2 = affine_map<(d0)[s0] -> (-d0 + s0, 4)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> memref<?x?xf32>, sym_name = "matmul"}> ({
  ^bb0(%arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>, %arg3: memref<?x?xf32>):
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 16 : index}> : () -> index
    %4 = "arith.constant"() <{value = 8 : index}> : () -> index
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    %6 = "arith.constant"() <{value = 0 : index}> : () -> index
    %7 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %8 = "memref.dim"(%arg3, %6) : (memref<?x?xf32>, index) -> index
    %9 = "memref.dim"(%arg3, %5) : (memref<?x?xf32>, index) -> index
    "scf.for"(%6, %8, %5) ({
    ^bb0(%arg10: index):
      "scf.for"(%6, %9, %5) ({
      ^bb0(%arg11: index):
        "memref.store"(%7, %arg3, %arg10, %arg11) <{nontemporal = false}> : (f32, memref<?x?xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    %10 = "memref.dim"(%arg1, %6) : (memref<?x?xf32>, index) -> index
    %11 = "memref.dim"(%arg1, %5) : (memref<?x?xf32>, index) -> index
    %12 = "memref.dim"(%arg2, %5) : (memref<?x?xf32>, index) -> index
    "scf.for"(%6, %10, %4) ({
    ^bb0(%arg4: index):
      "scf.for"(%6, %12, %3) ({
      ^bb0(%arg5: index):
        "scf.for"(%6, %11, %2) ({
        ^bb0(%arg6: index):
          %13 = "affine.min"(%arg4, %10) <{map = #map}> : (index, index) -> index
          %14 = "affine.min"(%arg5, %12) <{map = #map1}> : (index, index) -> index
          %15 = "affine.min"(%arg6, %11) <{map = #map2}> : (index, index) -> index
          %16 = "memref.subview"(%arg1, %arg4, %arg6, %13, %15) <{operandSegmentSizes = array<i32: 1, 2, 2, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index, index, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
          %17 = "memref.subview"(%arg2, %arg6, %arg5, %15, %14) <{operandSegmentSizes = array<i32: 1, 2, 2, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index, index, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
          %18 = "memref.subview"(%arg3, %arg4, %arg5, %13, %14) <{operandSegmentSizes = array<i32: 1, 2, 2, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index, index, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
          "scf.for"(%6, %13, %5) ({
          ^bb0(%arg7: index):
            "scf.for"(%6, %14, %5) ({
            ^bb0(%arg8: index):
              "scf.for"(%6, %15, %5) ({
              ^bb0(%arg9: index):
                %20 = "memref.load"(%16, %arg7, %arg9) <{nontemporal = false}> : (memref<?x?xf32, strided<[?, 1], offset: ?>>, index, index) -> f32
                %21 = "memref.load"(%17, %arg9, %arg8) <{nontemporal = false}> : (memref<?x?xf32, strided<[?, 1], offset: ?>>, index, index) -> f32
                %22 = "memref.load"(%18, %arg7, %arg8) <{nontemporal = false}> : (memref<?x?xf32, strided<[?, 1], offset: ?>>, index, index) -> f32
                %23 = "arith.mulf"(%20, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
                %24 = "arith.addf"(%22, %23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
                "memref.store"(%24, %18, %arg7, %arg8) <{nontemporal = false}> : (f32, memref<?x?xf32, strided<[?, 1], offset: ?>>, index, index) -> ()
                "scf.yield"() : () -> ()
              }) : (index, index, index) -> ()
              "scf.yield"() : () -> ()
            }) : (index, index, index) -> ()
            "scf.yield"() : () -> ()
          }) : (index, index, index) -> ()
          %19 = "memref.subview"(%arg3, %arg4, %arg5, %13, %14) <{operandSegmentSizes = array<i32: 1, 2, 2, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<?x?xf32>, index, index, index, index) -> memref<?x?xf32, strided<[?, 1], offset: ?>>
          "memref.copy"(%18, %19) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"(%arg3) : (memref<?x?xf32>) -> ()
  }) : () -> ()
  "builtin.module"() ({
    "transform.named_sequence"() <{function_type = (!transform.any_op) -> (), sym_name = "__transform_main"}> ({
    ^bb0(%arg0: !transform.any_op):
      %0 = "transform.structured.match"(%arg0) <{ops = ["linalg.matmul"]}> : (!transform.any_op) -> !transform.any_op
      %1:4 = "transform.structured.tile_using_for"(%0) <{scalable_sizes = array<i1: false, false, false>, static_sizes = array<i64: 8, 16, 4>}> : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      "transform.yield"() : () -> ()
    }) : () -> ()
  }) {transform.with_named_sequence} : () -> ()
}) : () -> ()

