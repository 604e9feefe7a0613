// a sum of literals is one of its own type and narrowed afterwards
"builtin.module"() ({
  "func.func"() <{function_type = (f64) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: f64):
    %0 = "arith.constant"() <{value = 0x4170000000000000 : f64}> : () -> f64
    %1 = "arith.constant"() <{value = 1.000000e+00 : f64}> : () -> f64
    %2 = "arith.addf"(%0, %1) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
    %3 = "arith.truncf"(%2) : (f64) -> f32
    "func.return"(%3) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

