// casts of constants are constants
"builtin.module"() ({
  "func.func"() <{function_type = () -> i64, sym_name = "f"}> ({
    %0 = "arith.constant"() <{value = -2147483648 : i32}> : () -> i32
    %1 = "arith.extui"(%0) : (i32) -> i64
    "func.return"(%1) : (i64) -> ()
  }) : () -> ()
}) : () -> ()

