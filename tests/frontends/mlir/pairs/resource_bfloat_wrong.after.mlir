// verdict: inconclusive
// one resource as bf16, in place of f16
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<100xf32>) -> tensor<100xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<100xf32>):
    %0 = "arith.constant"() <{value = dense_resource<weights> : tensor<100xbf16>}> : () -> tensor<100xbf16>
    %1 = "tensor.empty"() : () -> tensor<100xf32>
    %2 = "linalg.generic"(%arg0, %0, %1) <{indexing_maps = [#map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg1: f32, %arg2: bf16, %arg3: f32):
      %3 = "arith.extf"(%arg2) : (bf16) -> f32
      %4 = "arith.addf"(%arg1, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) : (tensor<100xf32>, tensor<100xbf16>, tensor<100xf32>) -> tensor<100xf32>
    "func.return"(%2) : (tensor<100xf32>) -> ()
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      weights: "0x02000000003C073C0E3C153C1C3C233C2A3C313C383C3F3C463C4D3C543C5B3C623C693C703C773C7E3C853C8C3C933C9A3CA13CA83CAF3CB63CBD3CC43CCB3CD23CD93CE03CE73CEE3CF53CFC3C033D0A3D113D183D1F3D263D2D3D343D3B3D423D493D503D573D5E3D653D6C3D733D7A3D813D883D8F3D963D9D3DA43DAB3DB23DB93DC03DC73DCE3DD53DDC3DE33DEA3DF13DF83DFF3D063E0D3E143E1B3E223E293E303E373E3E3E453E4C3E533E5A3E613E683E6F3E763E7D3E843E8B3E923E993EA03EA73EAE3EB53E"
    }
  }
#-}

