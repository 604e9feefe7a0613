// affine-loop-unroll-jam{unroll-jam-factor=2}
#map = affine_map<(d0, d1) -> (d0 - 1, d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (16)>
#map4 = affine_map<() -> (1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x16xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<16x16xi32>):
    "affine.for"() <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg1: index):
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg2: index):
        %0 = "affine.load"(%arg0, %arg1, %arg2) <{map = #map}> : (memref<16x16xi32>, index, index) -> i32
        %1 = "arith.addi"(%0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "affine.store"(%1, %arg0, %arg1, %arg2) <{map = #map1}> : (i32, memref<16x16xi32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

