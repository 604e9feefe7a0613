// memory that reaches beyond its operand
#map = affine_map<(d0, d1) -> (d0 + 1, d1 * 2 + 1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (2)>
#map4 = affine_map<() -> (3)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x6xf32>, memref<3x2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4x6xf32>, %arg1: memref<3x2xf32>):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map4}> ({
    ^bb0(%arg2: index):
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg3: index):
        %0 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map}> : (memref<4x6xf32>, index, index) -> f32
        "affine.store"(%0, %arg1, %arg2, %arg3) <{map = #map1}> : (f32, memref<3x2xf32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
