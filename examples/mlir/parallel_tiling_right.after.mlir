// verdict: verified
// scf-parallel-loop-tiling by 1,4, then by 4,3
#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<6x6xf32>, memref<6x6xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<6x6xf32>, %arg1: memref<6x6xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 6 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    %5 = "arith.constant"() <{value = 4 : index}> : () -> index
    %6 = "arith.muli"(%1, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %7 = "arith.muli"(%1, %5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "scf.parallel"(%0, %0, %2, %2, %6, %7) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg2: index, %arg3: index):
      %8 = "affine.min"(%7, %2, %arg3) <{map = #map}> : (index, index, index) -> index
      %9 = "arith.constant"() <{value = 0 : index}> : () -> index
      %10 = "arith.constant"() <{value = 4 : index}> : () -> index
      %11 = "arith.constant"() <{value = 3 : index}> : () -> index
      %12 = "arith.muli"(%1, %10) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %13 = "arith.muli"(%1, %11) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "scf.parallel"(%3, %3, %6, %8, %12, %13) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
      ^bb0(%arg4: index, %arg5: index):
        %14 = "affine.min"(%12, %6, %arg4) <{map = #map}> : (index, index, index) -> index
        %15 = "affine.min"(%13, %8, %arg5) <{map = #map}> : (index, index, index) -> index
        "scf.parallel"(%9, %9, %14, %15, %1, %1) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
        ^bb0(%arg6: index, %arg7: index):
          %16 = "arith.addi"(%arg6, %arg4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %17 = "arith.addi"(%arg7, %arg5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %18 = "arith.addi"(%16, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %19 = "arith.addi"(%17, %arg3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %20 = "memref.load"(%arg0, %18, %19) : (memref<6x6xf32>, index, index) -> f32
          %21 = "arith.addf"(%20, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "memref.store"(%21, %arg1, %18, %19) : (f32, memref<6x6xf32>, index, index) -> ()
          "scf.reduce"() : () -> ()
        }) : (index, index, index, index, index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index, index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

