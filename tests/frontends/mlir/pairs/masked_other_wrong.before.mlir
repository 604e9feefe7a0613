// a lane that is masked off is that of another vector, of another value
#map = affine_map<() -> (3)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3xf32>, memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<3xf32>, %arg1: memref<4xf32>):
    %0 = "arith.constant"() <{value = 7.000000e+00 : f32}> : () -> f32
    "affine.store"(%0, %arg1) <{map = #map}> : (f32, memref<4xf32>) -> ()
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map}> ({
    ^bb0(%arg2: index):
      %1 = "affine.load"(%arg0, %arg2) <{map = #map1}> : (memref<3xf32>, index) -> f32
      "affine.store"(%1, %arg1, %arg2) <{map = #map1}> : (f32, memref<4xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
