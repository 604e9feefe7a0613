// verdict: verified
// calls of functions without a body: equal operands give equal results
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> f32, sym_name = "g", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32) -> f32, sym_name = "g.1", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "func.call"(%arg0, %arg1) <{callee = @g}> : (f32, f32) -> f32
    %1 = "func.call"(%arg0, %arg1) <{callee = @g}> : (f32, f32) -> f32
    %2 = "func.call"(%0, %0) <{callee = @g.1}> : (f32, f32) -> f32
    "func.return"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()

