// verdict: verified
// after: convert-linalg-to-affine-loops,affine-parallelize{parallel-reductions}
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<() -> (0)>
#map3 = affine_map<()[s0] -> (s0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<?xf32>) -> (), sym_name = "rows"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "memref.dim"(%arg0, %1) : (memref<?x?xf32>, index) -> index
    %3 = "memref.dim"(%arg0, %0) : (memref<?x?xf32>, index) -> index
    "affine.parallel"(%2) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map2, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map3}> ({
    ^bb0(%arg2: index):
      "affine.for"(%3) <{lowerBoundMap = #map2, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map3}> ({
      ^bb0(%arg3: index):
        %4 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map}> : (memref<?x?xf32>, index, index) -> f32
        %5 = "affine.load"(%arg1, %arg2) <{map = #map1}> : (memref<?xf32>, index) -> f32
        %6 = "arith.addf"(%5, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.store"(%6, %arg1, %arg2) <{map = #map1}> : (f32, memref<?xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : (index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

