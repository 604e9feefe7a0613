// verdict: verified
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1 + 1)>
#map3 = affine_map<(d0, d1) -> (d0, d1 + 2)>
#map4 = affine_map<() -> (0)>
#map5 = affine_map<() -> (6)>
#map6 = affine_map<(d0) -> (d0, 6)>
#map7 = affine_map<(d0) -> (d0, 7)>
#map8 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8xi32>, memref<4x8xi32>, memref<4xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4x8xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4xi32>):
    "affine.for"() <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map8}> ({
    ^bb0(%arg3: index):
      "affine.for"() <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 0, 0>, step = 3 : index, upperBoundMap = #map5}> ({
      ^bb0(%arg4: index):
        %10 = "affine.load"(%arg0, %arg3, %arg4) <{map = #map}> : (memref<4x8xi32>, index, index) -> i32
        %11 = "affine.load"(%arg1, %arg3, %arg4) <{map = #map}> : (memref<4x8xi32>, index, index) -> i32
        %12 = "affine.load"(%arg2, %arg3) <{map = #map1}> : (memref<4xi32>, index) -> i32
        %13 = "arith.muli"(%10, %11) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %14 = "arith.addi"(%12, %13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.store"(%14, %arg2, %arg3) <{map = #map1}> : (i32, memref<4xi32>, index) -> ()
        %15 = "affine.load"(%arg0, %arg3, %arg4) <{map = #map2}> : (memref<4x8xi32>, index, index) -> i32
        %16 = "affine.load"(%arg1, %arg3, %arg4) <{map = #map2}> : (memref<4x8xi32>, index, index) -> i32
        %17 = "affine.load"(%arg2, %arg3) <{map = #map1}> : (memref<4xi32>, index) -> i32
        %18 = "arith.muli"(%15, %16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %19 = "arith.addi"(%17, %18) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.store"(%19, %arg2, %arg3) <{map = #map1}> : (i32, memref<4xi32>, index) -> ()
        %20 = "affine.load"(%arg0, %arg3, %arg4) <{map = #map3}> : (memref<4x8xi32>, index, index) -> i32
        %21 = "affine.load"(%arg1, %arg3, %arg4) <{map = #map3}> : (memref<4x8xi32>, index, index) -> i32
        %22 = "affine.load"(%arg2, %arg3) <{map = #map1}> : (memref<4xi32>, index) -> i32
        %23 = "arith.muli"(%20, %21) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %24 = "arith.addi"(%22, %23) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.store"(%24, %arg2, %arg3) <{map = #map1}> : (i32, memref<4xi32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      %0 = "affine.load"(%arg0, %arg3) <{map = #map6}> : (memref<4x8xi32>, index) -> i32
      %1 = "affine.load"(%arg1, %arg3) <{map = #map6}> : (memref<4x8xi32>, index) -> i32
      %2 = "affine.load"(%arg2, %arg3) <{map = #map1}> : (memref<4xi32>, index) -> i32
      %3 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %4 = "arith.addi"(%2, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%4, %arg2, %arg3) <{map = #map1}> : (i32, memref<4xi32>, index) -> ()
      %5 = "affine.load"(%arg0, %arg3) <{map = #map7}> : (memref<4x8xi32>, index) -> i32
      %6 = "affine.load"(%arg1, %arg3) <{map = #map7}> : (memref<4x8xi32>, index) -> i32
      %7 = "affine.load"(%arg2, %arg3) <{map = #map1}> : (memref<4xi32>, index) -> i32
      %8 = "arith.muli"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %9 = "arith.addi"(%7, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%9, %arg2, %arg3) <{map = #map1}> : (i32, memref<4xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

