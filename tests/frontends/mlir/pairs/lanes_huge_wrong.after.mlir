// verdict: refuted
// the lanes of a maximum start from the least finite float: rows of -inf become finite
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (4)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1 * 4 + d2)>
#map4 = affine_map<() -> (4)>
#map5 = affine_map<() -> (8)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x16xf32>, memref<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x16xf32>, %arg1: memref<8xf32>):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0xFF7FFFFF : f32}> : () -> f32
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg2: index):
      %2 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
      "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg7: index):
        "affine.store"(%1, %2, %arg7) <{map = #map}> : (f32, memref<4xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg5: index):
        "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
        ^bb0(%arg6: index):
          %6 = "affine.load"(%arg0, %arg2, %arg5, %arg6) <{map = #map3}> : (memref<8x16xf32>, index, index, index) -> f32
          %7 = "affine.load"(%2, %arg6) <{map = #map}> : (memref<4xf32>, index) -> f32
          %8 = "arith.maximumf"(%7, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "affine.store"(%8, %2, %arg6) <{map = #map}> : (f32, memref<4xf32>, index) -> ()
          "affine.yield"() : () -> ()
        }) : () -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      %3 = "affine.for"(%0) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = #map4}> ({
      ^bb0(%arg3: index, %arg4: f32):
        %4 = "affine.load"(%2, %arg3) <{map = #map}> : (memref<4xf32>, index) -> f32
        %5 = "arith.maximumf"(%arg4, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.yield"(%5) : (f32) -> ()
      }) : (f32) -> f32
      "affine.store"(%3, %arg1, %arg2) <{map = #map}> : (f32, memref<8xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
