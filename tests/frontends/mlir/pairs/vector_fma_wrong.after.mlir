// verdict: refuted
// a product and a sum of each lane, of the wrong operands
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "vector.load"(%arg0, %1) : (memref<4xf32>, index) -> vector<4xf32>
    %5 = "vector.load"(%arg1, %1) : (memref<4xf32>, index) -> vector<4xf32>
    %6 = "vector.fma"(%4, %4, %5) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "vector.store"(%6, %arg1, %1) : (vector<4xf32>, memref<4xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
