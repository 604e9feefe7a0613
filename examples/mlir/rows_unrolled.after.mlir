// verdict: verified
// convert-linalg-to-affine-loops, affine-loop-unroll
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + 3)>
#map4 = affine_map<() -> (0)>
#map5 = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
#map6 = affine_map<()[s0] -> (s0)>
#map7 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, memref<?xf32>) -> (), sym_name = "rowsm"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: memref<?xf32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "memref.dim"(%arg1, %2) : (memref<?xf32>, index) -> index
    "affine.for"(%3) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 1, 0>, step = 4 : index, upperBoundMap = #map5}> ({
    ^bb0(%arg6: index):
      "affine.store"(%1, %arg1, %arg6) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
      %24 = "affine.apply"(%arg6) <{map = #map1}> : (index) -> index
      "affine.store"(%1, %arg1, %24) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
      %25 = "affine.apply"(%arg6) <{map = #map2}> : (index) -> index
      "affine.store"(%1, %arg1, %25) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
      %26 = "affine.apply"(%arg6) <{map = #map3}> : (index) -> index
      "affine.store"(%1, %arg1, %26) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "affine.for"(%3, %3) <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map6}> ({
    ^bb0(%arg5: index):
      "affine.store"(%1, %arg1, %arg5) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    %4 = "memref.dim"(%arg0, %2) : (memref<?x?xf32>, index) -> index
    %5 = "memref.dim"(%arg0, %0) : (memref<?x?xf32>, index) -> index
    "affine.for"(%4) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 1, 0>, step = 1 : index, upperBoundMap = #map6}> ({
    ^bb0(%arg2: index):
      "affine.for"(%5) <{lowerBoundMap = #map4, operandSegmentSizes = array<i32: 0, 1, 0>, step = 4 : index, upperBoundMap = #map5}> ({
      ^bb0(%arg4: index):
        %9 = "affine.load"(%arg0, %arg2, %arg4) <{map = #map7}> : (memref<?x?xf32>, index, index) -> f32
        %10 = "affine.load"(%arg1, %arg2) <{map = #map}> : (memref<?xf32>, index) -> f32
        %11 = "arith.addf"(%10, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.store"(%11, %arg1, %arg2) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
        %12 = "affine.apply"(%arg4) <{map = #map1}> : (index) -> index
        %13 = "affine.load"(%arg0, %arg2, %12) <{map = #map7}> : (memref<?x?xf32>, index, index) -> f32
        %14 = "affine.load"(%arg1, %arg2) <{map = #map}> : (memref<?xf32>, index) -> f32
        %15 = "arith.addf"(%14, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.store"(%15, %arg1, %arg2) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
        %16 = "affine.apply"(%arg4) <{map = #map2}> : (index) -> index
        %17 = "affine.load"(%arg0, %arg2, %16) <{map = #map7}> : (memref<?x?xf32>, index, index) -> f32
        %18 = "affine.load"(%arg1, %arg2) <{map = #map}> : (memref<?xf32>, index) -> f32
        %19 = "arith.addf"(%18, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.store"(%19, %arg1, %arg2) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
        %20 = "affine.apply"(%arg4) <{map = #map3}> : (index) -> index
        %21 = "affine.load"(%arg0, %arg2, %20) <{map = #map7}> : (memref<?x?xf32>, index, index) -> f32
        %22 = "affine.load"(%arg1, %arg2) <{map = #map}> : (memref<?xf32>, index) -> f32
        %23 = "arith.addf"(%22, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.store"(%23, %arg1, %arg2) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : (index) -> ()
      "affine.for"(%5, %5) <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map6}> ({
      ^bb0(%arg3: index):
        %6 = "affine.load"(%arg0, %arg2, %arg3) <{map = #map7}> : (memref<?x?xf32>, index, index) -> f32
        %7 = "affine.load"(%arg1, %arg2) <{map = #map}> : (memref<?xf32>, index) -> f32
        %8 = "arith.addf"(%7, %6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "affine.store"(%8, %arg1, %arg2) <{map = #map}> : (f32, memref<?xf32>, index) -> ()
        "affine.yield"() : () -> ()
      }) : (index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

