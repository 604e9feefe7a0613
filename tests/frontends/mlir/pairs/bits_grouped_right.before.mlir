// xori and ori in another grouping and order
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xi32>, memref<?xi32>, memref<?xi32>, memref<?xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xi32>, %arg1: memref<?xi32>, %arg2: memref<?xi32>, %arg3: memref<?xi32>):
    "linalg.generic"(%arg0, %arg1, %arg2, %arg3) <{indexing_maps = [#map, #map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 3, 1>}> ({
    ^bb0(%arg4: i32, %arg5: i32, %arg6: i32, %arg7: i32):
      %0 = "arith.xori"(%arg4, %arg5) : (i32, i32) -> i32
      %1 = "arith.xori"(%0, %arg6) : (i32, i32) -> i32
      %2 = "arith.ori"(%1, %arg4) : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) : (memref<?xi32>, memref<?xi32>, memref<?xi32>, memref<?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

