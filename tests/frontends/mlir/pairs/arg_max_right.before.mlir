#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<32xf32>, memref<f32>, memref<i32>) -> (memref<f32>, memref<i32>), sym_name = "f"}> ({
  ^bb0(%arg0: memref<32xf32>, %arg1: memref<f32>, %arg2: memref<i32>):
    "linalg.generic"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map1], iterator_types = [#linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 2>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: i32):
      %0 = "linalg.index"() <{dim = 0 : i64}> : () -> index
      %1 = "arith.index_cast"(%0) : (index) -> i32
      %2 = "arith.cmpf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %3 = "arith.select"(%2, %arg3, %arg4) : (i1, f32, f32) -> f32
      %4 = "arith.select"(%2, %1, %arg5) : (i1, i32, i32) -> i32
      "linalg.yield"(%3, %4) : (f32, i32) -> ()
    }) : (memref<32xf32>, memref<f32>, memref<i32>) -> ()
    "func.return"(%arg1, %arg2) : (memref<f32>, memref<i32>) -> ()
  }) : () -> ()
}) : () -> ()

