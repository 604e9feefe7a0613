// verdict: refuted
// affine-loop-unroll of a loop from 1 to n - 1: for n = 0 the remainder loop runs from -3
#map = affine_map<(d0) -> (d0 - 1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> (d0 + 1)>
#map3 = affine_map<(d0) -> (d0 + 2)>
#map4 = affine_map<(d0) -> (d0 + 3)>
#map5 = affine_map<() -> (1)>
#map6 = affine_map<()[s0] -> (((s0 - 2) floordiv 4) * 4 + 1)>
#map7 = affine_map<()[s0] -> (s0 - 1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<?xf32>) -> (), sym_name = "stencil"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<?xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "memref.dim"(%arg0, %0) : (memref<?xf32>, index) -> index
    "affine.for"(%1) <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 0, 1, 0>, step = 4 : index, upperBoundMap = #map6}> ({
    ^bb0(%arg3: index):
      %7 = "affine.load"(%arg0, %arg3) <{map = #map}> : (memref<?xf32>, index) -> f32
      %8 = "affine.load"(%arg0, %arg3) <{map = #map1}> : (memref<?xf32>, index) -> f32
      %9 = "affine.load"(%arg0, %arg3) <{map = #map2}> : (memref<?xf32>, index) -> f32
      %10 = "arith.addf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %11 = "arith.addf"(%10, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.store"(%11, %arg1, %arg3) <{map = #map1}> : (f32, memref<?xf32>, index) -> ()
      %12 = "affine.apply"(%arg3) <{map = #map2}> : (index) -> index
      %13 = "affine.load"(%arg0, %12) <{map = #map}> : (memref<?xf32>, index) -> f32
      %14 = "affine.load"(%arg0, %12) <{map = #map1}> : (memref<?xf32>, index) -> f32
      %15 = "affine.load"(%arg0, %12) <{map = #map2}> : (memref<?xf32>, index) -> f32
      %16 = "arith.addf"(%13, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %17 = "arith.addf"(%16, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.store"(%17, %arg1, %12) <{map = #map1}> : (f32, memref<?xf32>, index) -> ()
      %18 = "affine.apply"(%arg3) <{map = #map3}> : (index) -> index
      %19 = "affine.load"(%arg0, %18) <{map = #map}> : (memref<?xf32>, index) -> f32
      %20 = "affine.load"(%arg0, %18) <{map = #map1}> : (memref<?xf32>, index) -> f32
      %21 = "affine.load"(%arg0, %18) <{map = #map2}> : (memref<?xf32>, index) -> f32
      %22 = "arith.addf"(%19, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %23 = "arith.addf"(%22, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.store"(%23, %arg1, %18) <{map = #map1}> : (f32, memref<?xf32>, index) -> ()
      %24 = "affine.apply"(%arg3) <{map = #map4}> : (index) -> index
      %25 = "affine.load"(%arg0, %24) <{map = #map}> : (memref<?xf32>, index) -> f32
      %26 = "affine.load"(%arg0, %24) <{map = #map1}> : (memref<?xf32>, index) -> f32
      %27 = "affine.load"(%arg0, %24) <{map = #map2}> : (memref<?xf32>, index) -> f32
      %28 = "arith.addf"(%25, %26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %29 = "arith.addf"(%28, %27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.store"(%29, %arg1, %24) <{map = #map1}> : (f32, memref<?xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index) -> ()
    "affine.for"(%1, %1) <{lowerBoundMap = #map6, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = #map7}> ({
    ^bb0(%arg2: index):
      %2 = "affine.load"(%arg0, %arg2) <{map = #map}> : (memref<?xf32>, index) -> f32
      %3 = "affine.load"(%arg0, %arg2) <{map = #map1}> : (memref<?xf32>, index) -> f32
      %4 = "affine.load"(%arg0, %arg2) <{map = #map2}> : (memref<?xf32>, index) -> f32
      %5 = "arith.addf"(%2, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %6 = "arith.addf"(%5, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.store"(%6, %arg1, %arg2) <{map = #map1}> : (f32, memref<?xf32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

