// four at a time, and the remainder
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<()[s0] -> (s0)>
#map3 = affine_map<() -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<f32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<f32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.dim"(%arg0, %0) : (memref<?xf32>, index) -> index
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "affine.for"(%1, %2) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 1, 1>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index, %arg3: f32):
      %4 = "affine.load"(%arg0, %arg2) <{map = #map}> : (memref<?xf32>, index) -> f32
      %5 = "arith.addf"(%arg3, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.yield"(%5) : (f32) -> ()
    }) : (index, f32) -> f32
    "affine.store"(%3, %arg1) <{map = #map3}> : (f32, memref<f32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
