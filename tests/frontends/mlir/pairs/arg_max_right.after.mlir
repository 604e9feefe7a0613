// verdict: verified
// the greatest element and its place: what one result is depends on the other
"builtin.module"() ({
  "func.func"() <{function_type = (memref<32xf32>, memref<f32>, memref<i32>) -> (memref<f32>, memref<i32>), sym_name = "f"}> ({
  ^bb0(%arg0: memref<32xf32>, %arg1: memref<f32>, %arg2: memref<i32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 32 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%0, %1, %2) ({
    ^bb0(%arg3: index):
      %3 = "memref.load"(%arg0, %arg3) <{nontemporal = false}> : (memref<32xf32>, index) -> f32
      %4 = "memref.load"(%arg1) <{nontemporal = false}> : (memref<f32>) -> f32
      %5 = "memref.load"(%arg2) <{nontemporal = false}> : (memref<i32>) -> i32
      %6 = "arith.index_cast"(%arg3) : (index) -> i32
      %7 = "arith.cmpf"(%3, %4) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
      %8 = "arith.select"(%7, %3, %4) : (i1, f32, f32) -> f32
      %9 = "arith.select"(%7, %6, %5) : (i1, i32, i32) -> i32
      "memref.store"(%8, %arg1) <{nontemporal = false}> : (f32, memref<f32>) -> ()
      "memref.store"(%9, %arg2) <{nontemporal = false}> : (i32, memref<i32>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"(%arg1, %arg2) : (memref<f32>, memref<i32>) -> ()
  }) : () -> ()
}) : () -> ()

