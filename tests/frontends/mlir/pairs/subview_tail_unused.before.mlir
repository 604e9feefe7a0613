// the last tile reaches beyond the memory, and nothing uses it
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> (0)>
#map2 = affine_map<() -> (12)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<12xf32>, memref<12xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<12xf32>, %arg1: memref<12xf32>):
    "affine.for"() <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map2}> ({
    ^bb0(%arg2: index):
      %0 = "affine.load"(%arg0, %arg2) <{map = #map}> : (memref<12xf32>, index) -> f32
      "affine.store"(%0, %arg1, %arg2) <{map = #map}> : (f32, memref<12xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

