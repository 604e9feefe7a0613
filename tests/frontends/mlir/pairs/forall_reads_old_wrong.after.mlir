// verdict: refused: an iteration of a parallel loop reads what another one writes
// each thread of scf.forall sees the tensor before the loop
#map = affine_map<(d0) -> (d0 + 1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<16xf32>) -> tensor<16xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<16xf32>):
    %0 = "tensor.empty"() : () -> tensor<16xf32>
    %1 = "linalg.copy"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      "linalg.yield"(%arg3) : (f32) -> ()
    }) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    %4 = "arith.constant"() <{value = 15 : index}> : () -> index
    %5 = "scf.for"(%2, %4, %3, %1) ({
    ^bb0(%arg1: index, %arg2: tensor<16xf32>):
      %6 = "tensor.extract"(%arg2, %arg1) : (tensor<16xf32>, index) -> f32
      %7 = "arith.negf"(%6) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      %8 = "affine.apply"(%arg1) <{map = #map}> : (index) -> index
      %9 = "tensor.insert"(%7, %arg2, %8) : (f32, tensor<16xf32>, index) -> tensor<16xf32>
      "scf.yield"(%9) : (tensor<16xf32>) -> ()
    }) : (index, index, index, tensor<16xf32>) -> tensor<16xf32>
    "func.return"(%5) : (tensor<16xf32>) -> ()
  }) : () -> ()
}) : () -> ()

