#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (8)>
#map4 = affine_map<(d0) -> (d0, 5)>
#map5 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8xi32>, memref<4x8xi32>, memref<4xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4x8xi32>, %arg1: memref<4x8xi32>, %arg2: memref<4xi32>):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg3: index):
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg4: index):
        %5 = "affine.load"(%arg0, %arg3, %arg4) <{map = #map}> : (memref<4x8xi32>, index, index) -> i32
        %6 = "affine.load"(%arg1, %arg3, %arg4) <{map = #map}> : (memref<4x8xi32>, index, index) -> i32
        %7 = "affine.load"(%arg2, %arg3) <{map = #map1}> : (memref<4xi32>, index) -> i32
        %8 = "arith.muli"(%5, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        %9 = "arith.addi"(%7, %8) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.store"(%9, %arg2, %arg3) <{map = #map1}> : (i32, memref<4xi32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      %0 = "affine.load"(%arg0, %arg3) <{map = #map4}> : (memref<4x8xi32>, index) -> i32
      %1 = "affine.load"(%arg1, %arg3) <{map = #map4}> : (memref<4x8xi32>, index) -> i32
      %2 = "affine.load"(%arg2, %arg3) <{map = #map1}> : (memref<4xi32>, index) -> i32
      %3 = "arith.muli"(%0, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %4 = "arith.addi"(%2, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%4, %arg2, %arg3) <{map = #map1}> : (i32, memref<4xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

