// verdict: verified
// a vector that is the same in each row
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x4xf32>, memref<8x4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x4xf32>, %arg1: memref<8x4xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "vector.load"(%arg0, %1, %1) : (memref<8x4xf32>, index, index) -> vector<4xf32>
    %5 = "vector.broadcast"(%4) : (vector<4xf32>) -> vector<8x4xf32>
    "vector.store"(%5, %arg1, %1, %1) : (vector<8x4xf32>, memref<8x4xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
