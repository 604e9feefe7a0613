// verdict: refuted
// the cells of memory under wrong strides
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (2)>
#map3 = affine_map<() -> (3)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x6xf32>, memref<3x2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<3x2xf32>):
    %0 = "memref.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 7>, static_sizes = array<i64: 3, 2>, static_strides = array<i64: 5, 2>}> : (memref<4x6xf32>) -> memref<3x2xf32, strided<[5, 2], offset: 7>>
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg2: index):
      "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg3: index):
        %1 = "affine.load"(%0, %arg2, %arg3) <{map = #map}> : (memref<3x2xf32, strided<[5, 2], offset: 7>>, index, index) -> f32
        "affine.store"(%1, %arg1, %arg2, %arg3) <{map = #map}> : (f32, memref<3x2xf32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
