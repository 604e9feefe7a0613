// verdict: refuted
// affine-loop-unroll-jam{unroll-jam-factor=2}: no legality check (llvm 196554)
#map = affine_map<(d0, d1) -> (d0 - 1, d1 + 1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<() -> (0)>
#map4 = affine_map<() -> (15)>
#map5 = affine_map<() -> (1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x16xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<16x16xi32>):
    %0 = "arith.constant"() <{value = 15 : index}> : () -> index
    "affine.for"() <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 0, 0, 0>, step = 2 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg2: index):
      "affine.for"() <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
      ^bb0(%arg3: index):
        %3 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map}> : (memref<16x16xi32>, index, index) -> i32
        %4 = "arith.addi"(%3, %3) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.store"(%4, %arg0, %arg2, %arg3) <{map = #map1}> : (i32, memref<16x16xi32>, index, index) -> ()
        %5 = "affine.apply"(%arg2) <{map = #map2}> : (index) -> index
        %6 = "affine.load"(%arg0, %5, %arg3) <{map = #map}> : (memref<16x16xi32>, index, index) -> i32
        %7 = "arith.addi"(%6, %6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.store"(%7, %arg0, %5, %arg3) <{map = #map1}> : (i32, memref<16x16xi32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg1: index):
      %1 = "affine.load"(%arg0, %0, %arg1) <{map = #map}> : (memref<16x16xi32>, index, index) -> i32
      %2 = "arith.addi"(%1, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "affine.store"(%2, %arg0, %0, %arg1) <{map = #map1}> : (i32, memref<16x16xi32>, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

