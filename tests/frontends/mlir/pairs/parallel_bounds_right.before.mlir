// bounds of several parallel loops are one number where they are equal
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<() -> (8)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x8xf64>, memref<8xf64>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x8xf64>, %arg1: memref<8xf64>):
    "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg2: index):
      "affine.for"() <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg3: index):
        %0 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map}> : (memref<8x8xf64>, index, index) -> f64
        %1 = "affine.load"(%arg1, %arg2) <{map = #map1}> : (memref<8xf64>, index) -> f64
        %2 = "arith.addf"(%1, %0) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
        "affine.store"(%2, %arg1, %arg2) <{map = #map1}> : (f64, memref<8xf64>, index) -> ()
        "affine.yield"() : () -> ()
      }) : () -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

