// verdict: refuted
// an index is no multiple of what it is a quotient of
#map = affine_map<(d0) -> (((d0 * 3 + 1) floordiv 2) * 2)>
#map1 = affine_map<(d0) -> (d0 * 2)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (16)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<32xi32>, memref<64xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<32xi32>, %arg1: memref<64xi32>):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg2: index):
      %0 = "affine.load"(%arg1, %arg2) <{map = #map}> : (memref<64xi32>, index) -> i32
      "affine.store"(%0, %arg0, %arg2) <{map = #map1}> : (i32, memref<32xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

