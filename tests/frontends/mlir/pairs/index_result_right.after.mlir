// verdict: verified
// a result that is an index
#map = affine_map<(d0)[s0] -> (s0, d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xf32>, index) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?xf32>, %arg1: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "tensor.dim"(%arg0, %0) : (tensor<?xf32>, index) -> index
    %2 = "affine.min"(%arg1, %1) <{map = #map}> : (index, index) -> index
    "func.return"(%2) : (index) -> ()
  }) : () -> ()
}) : () -> ()

