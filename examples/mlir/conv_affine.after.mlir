// verdict: verified
// convert-linalg-to-affine-loops
#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<()[s0] -> (s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> (), sym_name = "convd"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: memref<?x?xf32>, %arg2: memref<?x?xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "memref.dim"(%arg1, %1) : (memref<?x?xf32>, index) -> index
    %3 = "memref.dim"(%arg1, %0) : (memref<?x?xf32>, index) -> index
    %4 = "memref.dim"(%arg2, %1) : (memref<?x?xf32>, index) -> index
    %5 = "memref.dim"(%arg2, %0) : (memref<?x?xf32>, index) -> index
    "affine.for"(%4) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map3}> ({
    ^bb0(%arg3: index):
      "affine.for"(%5) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg4: index):
        "affine.for"(%2) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map3}> ({
        ^bb0(%arg5: index):
          "affine.for"(%3) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map3}> ({
          ^bb0(%arg6: index):
            %6 = "affine.apply"(%arg3, %arg5) <{map = #map}> : (index, index) -> index
            %7 = "affine.apply"(%arg4, %arg6) <{map = #map}> : (index, index) -> index
            %8 = "affine.load"(%arg0, %6, %7) <{map = #map1}> : (memref<?x?xf32>, index, index) -> f32
            %9 = "affine.load"(%arg1, %arg5, %arg6) <{map = #map1}> : (memref<?x?xf32>, index, index) -> f32
            %10 = "affine.load"(%arg2, %arg3, %arg4) <{map = #map1}> : (memref<?x?xf32>, index, index) -> f32
            %11 = "arith.mulf"(%8, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
            %12 = "arith.addf"(%10, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
            "affine.store"(%12, %arg2, %arg3, %arg4) <{map = #map1}> : (f32, memref<?x?xf32>, index, index) -> ()
            "affine.yield"() : () -> ()
          }) : (index) -> ()
          "affine.yield"() : () -> ()
        }) : (index) -> ()
        "affine.yield"() : () -> ()
      }) : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

