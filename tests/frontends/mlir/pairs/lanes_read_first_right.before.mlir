// all lanes of a vector are read before the first is written
#map = affine_map<(d0) -> (-d0 + 7)>
#map1 = affine_map<(d0) -> (-d0 + 8)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (8)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<9xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<9xf32>):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg1: index):
      %0 = "affine.load"(%arg0, %arg1) <{map = #map}> : (memref<9xf32>, index) -> f32
      "affine.store"(%0, %arg0, %arg1) <{map = #map1}> : (f32, memref<9xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

