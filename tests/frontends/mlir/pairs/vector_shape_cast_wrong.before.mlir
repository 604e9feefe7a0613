// another shape is no transposition
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (8)>
#map3 = affine_map<() -> (4)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x4xf32>, memref<4x8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x4xf32>, %arg1: memref<4x8xf32>):
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg2: index):
      "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg3: index):
        %0 = "affine.load"(%arg0, %arg3, %arg2) <{map = #map}> : (memref<8x4xf32>, index, index) -> f32
        "affine.store"(%0, %arg1, %arg2, %arg3) <{map = #map}> : (f32, memref<4x8xf32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
