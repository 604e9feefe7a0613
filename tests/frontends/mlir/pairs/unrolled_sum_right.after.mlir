// verdict: verified
// a sum of seven, unrolled by four and forwarded: the loop starts from the first four
#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<(d0) -> (d0 + 2)>
#map4 = affine_map<(d0) -> (d0 + 3)>
#map5 = affine_map<() -> (4)>
#map6 = affine_map<() -> (7)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<7xi32>, memref<7xi32>, memref<i32>) -> memref<i32>, sym_name = "f"}> ({
  ^bb0(%arg0: memref<7xi32>, %arg1: memref<7xi32>, %arg2: memref<i32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "affine.store"(%1, %arg2) <{map = #map}> : (i32, memref<i32>) -> ()
    %2 = "affine.load"(%arg0, %0) <{map = #map1}> : (memref<7xi32>, index) -> i32
    %3 = "affine.load"(%arg1, %0) <{map = #map1}> : (memref<7xi32>, index) -> i32
    %4 = "arith.muli"(%2, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %5 = "arith.addi"(%1, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "affine.store"(%5, %arg2) <{map = #map}> : (i32, memref<i32>) -> ()
    %6 = "affine.apply"(%0) <{map = #map2}> : (index) -> index
    %7 = "affine.load"(%arg0, %6) <{map = #map1}> : (memref<7xi32>, index) -> i32
    %8 = "affine.load"(%arg1, %6) <{map = #map1}> : (memref<7xi32>, index) -> i32
    %9 = "arith.muli"(%7, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %10 = "arith.addi"(%5, %9) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "affine.store"(%10, %arg2) <{map = #map}> : (i32, memref<i32>) -> ()
    %11 = "affine.apply"(%0) <{map = #map3}> : (index) -> index
    %12 = "affine.load"(%arg0, %11) <{map = #map1}> : (memref<7xi32>, index) -> i32
    %13 = "affine.load"(%arg1, %11) <{map = #map1}> : (memref<7xi32>, index) -> i32
    %14 = "arith.muli"(%12, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %15 = "arith.addi"(%10, %14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "affine.store"(%15, %arg2) <{map = #map}> : (i32, memref<i32>) -> ()
    %16 = "affine.apply"(%0) <{map = #map4}> : (index) -> index
    %17 = "affine.load"(%arg0, %16) <{map = #map1}> : (memref<7xi32>, index) -> i32
    %18 = "affine.load"(%arg1, %16) <{map = #map1}> : (memref<7xi32>, index) -> i32
    %19 = "arith.muli"(%17, %18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %20 = "arith.addi"(%15, %19) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "affine.store"(%20, %arg2) <{map = #map}> : (i32, memref<i32>) -> ()
    "affine.for"() <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map6}> ({
    ^bb0(%arg3: index):
      %21 = "affine.load"(%arg0, %arg3) <{map = #map1}> : (memref<7xi32>, index) -> i32
      %22 = "affine.load"(%arg1, %arg3) <{map = #map1}> : (memref<7xi32>, index) -> i32
      %23 = "affine.load"(%arg2) <{map = #map}> : (memref<i32>) -> i32
      %24 = "arith.muli"(%21, %22) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %25 = "arith.addi"(%23, %24) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%25, %arg2) <{map = #map}> : (i32, memref<i32>) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"(%arg2) : (memref<i32>) -> ()
  }) : () -> ()
}) : () -> ()

