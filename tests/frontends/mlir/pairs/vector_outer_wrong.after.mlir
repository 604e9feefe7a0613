// verdict: refuted
// products of all pairs of lanes, transposed
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, memref<4xf32>, memref<4x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<4x4xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "vector.load"(%arg0, %1) : (memref<4xf32>, index) -> vector<4xf32>
    %5 = "vector.load"(%arg1, %1) : (memref<4xf32>, index) -> vector<4xf32>
    %6 = "vector.load"(%arg2, %1, %1) : (memref<4x4xf32>, index, index) -> vector<4x4xf32>
    %7 = "vector.outerproduct"(%5, %4, %6) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, vector<4x4xf32>) -> vector<4x4xf32>
    "vector.store"(%7, %arg2, %1, %1) : (vector<4x4xf32>, memref<4x4xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
