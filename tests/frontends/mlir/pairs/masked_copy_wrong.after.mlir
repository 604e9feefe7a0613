// verdict: refuted
// a mask that is off by one
#map = affine_map<(d0)[s0] -> (-d0 + s0 + 1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<?xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: index):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    "scf.for"(%0, %arg2, %1) ({
    ^bb0(%arg3: index):
      %3 = "affine.apply"(%arg3, %arg2) <{map = #map}> : (index, index) -> index
      %4 = "vector.create_mask"(%3) : (index) -> vector<4xi1>
      %5 = "vector.maskedload"(%arg0, %arg3, %4, %2) : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
      "vector.maskedstore"(%arg1, %arg3, %4, %5) : (memref<?xf32>, index, vector<4xi1>, vector<4xf32>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
