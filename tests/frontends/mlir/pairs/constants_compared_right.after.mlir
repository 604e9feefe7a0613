// verdict: verified
// literals alone have to keep their type in the text
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> i1, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "arith.constant"() <{value = 3.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 2.000000e+00 : f32}> : () -> f32
    %2 = "arith.cmpf"(%0, %1) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
    "func.return"(%2) : (i1) -> ()
  }) : () -> ()
}) : () -> ()

