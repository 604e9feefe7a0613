// verdict: refuted
// the last place of the greatest element in place of the first
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> (d0 + 8)>
#map3 = affine_map<() -> (0)>
#map4 = affine_map<() -> (32)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<32xf32>, memref<f32>, memref<i32>) -> (memref<f32>, memref<i32>), sym_name = "f"}> ({
  ^bb0(%arg0: memref<32xf32>, %arg1: memref<f32>, %arg2: memref<i32>):
    "affine.for"() <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 0, 0, 0>, step = 8 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg3: index):
      "affine.for"(%arg3, %arg3) <{lowerBoundMap = #map, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map2}> ({
      ^bb0(%arg4: index):
        %0 = "affine.load"(%arg0, %arg4) <{map = #map}> : (memref<32xf32>, index) -> f32
        %1 = "affine.load"(%arg1) <{map = #map1}> : (memref<f32>) -> f32
        %2 = "affine.load"(%arg2) <{map = #map1}> : (memref<i32>) -> i32
        %3 = "arith.index_cast"(%arg4) : (index) -> i32
        %4 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
        %5 = "arith.select"(%4, %0, %1) : (i1, f32, f32) -> f32
        %6 = "arith.select"(%4, %3, %2) : (i1, i32, i32) -> i32
        "affine.store"(%5, %arg1) <{map = #map1}> : (f32, memref<f32>) -> ()
        "affine.store"(%6, %arg2) <{map = #map1}> : (i32, memref<i32>) -> ()
        "affine.yield"() : () -> ()
      }) : (index, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"(%arg1, %arg2) : (memref<f32>, memref<i32>) -> ()
  }) : () -> ()
}) : () -> ()

