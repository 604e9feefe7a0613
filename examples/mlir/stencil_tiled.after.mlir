// verdict: verified
// affine-loop-tile
#map = affine_map<(d0) -> (d0 - 1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<(d0)[s0] -> (d0 + 8, s0 - 1)>
#map4 = affine_map<() -> (1)>
#map5 = affine_map<()[s0] -> (s0 - 1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<?xf32>) -> (), sym_name = "stencil"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<?xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.dim"(%arg0, %0) : (memref<?xf32>, index) -> index
    "affine.for"(%1) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 1, 0>, step = 8 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg2: index):
      "affine.for"(%arg2, %arg2, %1) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 1, 2, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg3: index):
        %2 = "affine.load"(%arg0, %arg3) <{map = #map}> : (memref<?xf32>, index) -> f32
        %3 = "affine.load"(%arg0, %arg3) <{map = #map1}> : (memref<?xf32>, index) -> f32
        %4 = "affine.load"(%arg0, %arg3) <{map = #map2}> : (memref<?xf32>, index) -> f32
        %5 = "arith.addf"(%2, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %6 = "arith.addf"(%5, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.store"(%6, %arg1, %arg3) <{map = #map1}> : (f32, memref<?xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

