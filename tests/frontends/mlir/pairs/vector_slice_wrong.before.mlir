// a part of a vector is put elsewhere, from a wrong offset
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (4)>
#map3 = affine_map<() -> (7)>
#map4 = affine_map<() -> (8)>
#map5 = affine_map<() -> (2)>
#map6 = affine_map<(d0, d1) -> (d0 - 4, d1 + 2)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x4xf32>, memref<8x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x4xf32>, %arg1: memref<8x4xf32>):
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg8: index):
      "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg9: index):
        %3 = "affine.load"(%arg0, %arg8, %arg9) <{map = #map}> : (memref<8x4xf32>, index, index) -> f32
        "affine.store"(%3, %arg1, %arg8, %arg9) <{map = #map}> : (f32, memref<8x4xf32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg6: index):
      "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg7: index):
        %2 = "affine.load"(%arg0, %arg6, %arg7) <{map = #map}> : (memref<8x4xf32>, index, index) -> f32
        "affine.store"(%2, %arg1, %arg6, %arg7) <{map = #map}> : (f32, memref<8x4xf32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg4: index):
      "affine.for"() <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg5: index):
        %1 = "affine.load"(%arg0, %arg4, %arg5) <{map = #map}> : (memref<8x4xf32>, index, index) -> f32
        "affine.store"(%1, %arg1, %arg4, %arg5) <{map = #map}> : (f32, memref<8x4xf32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg2: index):
      "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map5}> ({
      ^bb0(%arg3: index):
        %0 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map6}> : (memref<8x4xf32>, index, index) -> f32
        "affine.store"(%0, %arg1, %arg2, %arg3) <{map = #map}> : (f32, memref<8x4xf32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
