// verdict: verified
// padded with the unit of the maximum
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x5xf32>) -> tensor<?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x5xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "tensor.dim"(%arg0, %0) : (tensor<?x5xf32>, index) -> index
    %2 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %3 = "tensor.empty"(%1) : (index) -> tensor<?xf32>
    %4 = "linalg.fill"(%2, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<?xf32>) -> tensor<?xf32>
    %5 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %6 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0, 3>, static_low = array<i64: 0, 0>}> ({
    ^bb0(%arg3: index, %arg4: index):
      "tensor.yield"(%5) : (f32) -> ()
    }) : (tensor<?x5xf32>) -> tensor<?x8xf32>
    %7 = "linalg.generic"(%6, %4) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg1: f32, %arg2: f32):
      %8 = "arith.maximumf"(%arg2, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (tensor<?x8xf32>, tensor<?xf32>) -> tensor<?xf32>
    "func.return"(%7) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()

