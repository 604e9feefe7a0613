// a lane beyond the end of a vector is undefined
#map = affine_map<()[s0] -> (2, s0 mod 4)>
#map1 = affine_map<() -> (0, 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x4xf32>, memref<8x4xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x4xf32>, %arg1: memref<8x4xf32>, %arg2: index):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "affine.load"(%arg0, %arg2) <{map = #map}> : (memref<8x4xf32>, index) -> f32
    "affine.store"(%4, %arg1) <{map = #map1}> : (f32, memref<8x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
