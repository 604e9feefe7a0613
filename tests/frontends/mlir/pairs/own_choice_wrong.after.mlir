// verdict: refuted
// the smaller one instead of the greater one
#map = affine_map<(d0, d1) -> (d0 * -4 - d1 + 31)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<32xf32>, tensor<f32>) -> tensor<f32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<32xf32>, %arg1: tensor<f32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 8 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "tensor.extract"(%arg1) : (tensor<f32>) -> f32
    %5 = "scf.for"(%0, %2, %1, %4) ({
    ^bb0(%arg2: index, %arg3: f32):
      %7 = "scf.for"(%0, %3, %1, %arg3) ({
      ^bb0(%arg4: index, %arg5: f32):
        %8 = "affine.apply"(%arg2, %arg4) <{map = #map}> : (index, index) -> index
        %9 = "tensor.extract"(%arg0, %8) : (tensor<32xf32>, index) -> f32
        %10 = "arith.cmpf"(%arg5, %9) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
        %11 = "arith.select"(%10, %arg5, %9) : (i1, f32, f32) -> f32
        "scf.yield"(%11) : (f32) -> ()
      }) : (index, index, index, f32) -> f32
      "scf.yield"(%7) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    %6 = "tensor.insert"(%5, %arg1) : (f32, tensor<f32>) -> tensor<f32>
    "func.return"(%6) : (tensor<f32>) -> ()
  }) : () -> ()
}) : () -> ()

