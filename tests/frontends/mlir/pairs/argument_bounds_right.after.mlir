// verdict: verified
#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<?x?xf32>, index, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "arith.constant"() <{value = 8 : index}> : () -> index
    %5 = "arith.muli"(%1, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %6 = "arith.muli"(%1, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    "scf.parallel"(%0, %0, %arg2, %arg3, %5, %6) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg4: index, %arg5: index):
      %7 = "affine.min"(%5, %arg2, %arg4) <{map = #map}> : (index, index, index) -> index
      %8 = "affine.min"(%6, %arg3, %arg5) <{map = #map}> : (index, index, index) -> index
      "scf.parallel"(%2, %2, %7, %8, %1, %1) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
      ^bb0(%arg6: index, %arg7: index):
        %9 = "arith.addi"(%arg6, %arg4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %10 = "arith.addi"(%arg7, %arg5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %11 = "memref.load"(%arg0, %9, %10) : (memref<?x?xf32>, index, index) -> f32
        %12 = "arith.addf"(%11, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%12, %arg1, %9, %10) : (f32, memref<?x?xf32>, index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index, index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

