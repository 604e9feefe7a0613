// verdict: refuted
// scf-parallel-loop-tiling{no-min-max-bounds} by 1,4, canonicalize, by 4,3: columns 4 and 5 are never written (llvm 203693)
"builtin.module"() ({
  "func.func"() <{function_type = (memref<6x6xf32>, memref<6x6xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<6x6xf32>, %arg1: memref<6x6xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 6 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "arith.constant"() <{value = 12 : index}> : () -> index
    "scf.parallel"(%0, %0, %0, %0, %2, %3, %3, %4, %3, %1, %1, %3) <{operandSegmentSizes = array<i32: 4, 4, 4, 0>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: index, %arg5: index):
      %5 = "arith.addi"(%arg4, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %6 = "arith.addi"(%arg4, %arg2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %7 = "arith.cmpi"(%6, %2) <{predicate = 6 : i64}> : (index, index) -> i1
      %8 = "arith.muli"(%arg5, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %9 = "arith.cmpi"(%8, %2) <{predicate = 6 : i64}> : (index, index) -> i1
      %10 = "arith.andi"(%7, %9) : (i1, i1) -> i1
      %11 = "arith.cmpi"(%arg3, %3) <{predicate = 6 : i64}> : (index, index) -> i1
      %12 = "arith.andi"(%10, %11) : (i1, i1) -> i1
      "scf.if"(%12) ({
        %13 = "arith.addi"(%arg3, %arg5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %14 = "arith.cmpi"(%5, %2) <{predicate = 6 : i64}> : (index, index) -> i1
        %15 = "arith.addi"(%arg3, %arg5) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
        %16 = "arith.cmpi"(%15, %2) <{predicate = 6 : i64}> : (index, index) -> i1
        %17 = "arith.andi"(%14, %16) : (i1, i1) -> i1
        "scf.if"(%17) ({
          %18 = "memref.load"(%arg0, %5, %13) : (memref<6x6xf32>, index, index) -> f32
          %19 = "arith.addf"(%18, %18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "memref.store"(%19, %arg1, %5, %13) : (f32, memref<6x6xf32>, index, index) -> ()
          "scf.yield"() : () -> ()
        }, {
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
      }) : (i1) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

