// verdict: verified
// casts of constants are constants
"builtin.module"() ({
  "func.func"() <{function_type = () -> i64, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = 2147483648 : i64}> : () -> i64
    "func.return"(%0) : (i64) -> ()
  }) : () -> ()
}) : () -> ()

