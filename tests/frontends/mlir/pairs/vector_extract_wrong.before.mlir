// another row of a vector is taken
#map = affine_map<(d0) -> (3, d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (4)>
#map4 = affine_map<() -> (8)>
#set = affine_set<(d0) : (d0 - 5 == 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x4xf32>, memref<8x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x4xf32>, %arg1: memref<8x4xf32>):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg2: index):
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg3: index):
        "affine.if"(%arg2) ({
          %1 = "affine.load"(%arg0, %arg3) <{map = #map}> : (memref<8x4xf32>, index) -> f32
          "affine.store"(%1, %arg1, %arg2, %arg3) <{map = #map1}> : (f32, memref<8x4xf32>, index, index) -> ()
          "affine.yield"() : () -> ()
        }, {
          %0 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map1}> : (memref<8x4xf32>, index, index) -> f32
          "affine.store"(%0, %arg1, %arg2, %arg3) <{map = #map1}> : (f32, memref<8x4xf32>, index, index) -> ()
          "affine.yield"() : () -> ()
        }) {condition = #set} : (index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
