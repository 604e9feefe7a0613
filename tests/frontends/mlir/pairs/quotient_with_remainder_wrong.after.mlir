// verdict: refuted
// a quotient that has a remainder times its divisor is not its dividend
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<()[s0] -> ((s0 floordiv 3) * 3)>
#map2 = affine_map<()[s0] -> (s0)>
#map3 = affine_map<(d0)[s0] -> (d0 + (s0 floordiv 3) * 3)>
#map4 = affine_map<() -> (0)>
#map5 = affine_map<()[s0] -> (s0 mod 3)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %2 = "memref.dim"(%arg1, %0) : (memref<?xf32>, index) -> index
    "affine.for"(%2, %2) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg4: index):
      "affine.store"(%1, %arg2, %arg4) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "affine.for"(%2) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg3: index):
      %3 = "affine.load"(%arg0, %arg3, %2) <{map = #map3}> : (memref<?xf32>, index, index) -> f32
      %4 = "affine.load"(%arg1, %arg3) <{map = #map}> : (memref<?xf32>, index) -> f32
      "affine.store"(%4, %arg0, %arg3, %2) <{map = #map3}> : (f32, memref<?xf32>, index, index) -> ()
      "affine.store"(%3, %arg1, %arg3) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

