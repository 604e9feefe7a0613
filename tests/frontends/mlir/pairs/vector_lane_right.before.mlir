// one lane of a vector
#map = affine_map<() -> (3, 1)>
#map1 = affine_map<() -> (0, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x4xf32>, memref<8x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x4xf32>, %arg1: memref<8x4xf32>):
    %0 = "affine.load"(%arg0) <{map = #map}> : (memref<8x4xf32>) -> f32
    "affine.store"(%0, %arg1) <{map = #map1}> : (f32, memref<8x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
