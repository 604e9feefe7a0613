// verdict: refuted
// a lane that is masked off is that of another vector, of another value
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3xf32>, memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<3xf32>, %arg1: memref<4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = dense<0.000000e+00> : vector<4xf32>}> : () -> vector<4xf32>
    %2 = "vector.constant_mask"() <{mask_dim_sizes = [3]}> : () -> vector<4xi1>
    %3 = "vector.maskedload"(%arg0, %0, %2, %1) : (memref<3xf32>, index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    "vector.store"(%3, %arg1, %0) : (vector<4xf32>, memref<4xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
