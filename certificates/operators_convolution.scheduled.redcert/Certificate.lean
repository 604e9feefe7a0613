module

public import Redverify.Rules

set_option linter.unusedVariables false

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `b` -/ abbrev v_b : Var := 0
/-- `f` -/ abbrev v_f : Var := 1
/-- `p` -/ abbrev v_p : Var := 2
/-- `q` -/ abbrev v_q : Var := 3
/-- `c` -/ abbrev v_c : Var := 4
/-- `r` -/ abbrev v_r : Var := 5
/-- `s` -/ abbrev v_s : Var := 6
/-- `i0` -/ abbrev v_i0 : Var := 7
/-- `i1` -/ abbrev v_i1 : Var := 8
/-- `i2` -/ abbrev v_i2 : Var := 9
/-- `i3` -/ abbrev v_i3 : Var := 10
/-- `b_f_fused` -/ abbrev v_b_f_fused : Var := 11
/-- `p_0` -/ abbrev v_p_0 : Var := 12
/-- `c_0` -/ abbrev v_c_0 : Var := 13
/-- `c_1` -/ abbrev v_c_1 : Var := 14
/-- `p_1` -/ abbrev v_p_1 : Var := 15
/-- `v_p` -/ abbrev v_v_p : Var := 16
/-- `v_c` -/ abbrev v_v_c : Var := 17
/-- `x` -/ abbrev a_x : Arr := 0
/-- `w` -/ abbrev a_w : Arr := 1
/-- `y` -/ abbrev a_y : Arr := 2
/-- `X` -/ abbrev t_X : Ten := 0
/-- `W` -/ abbrev t_W : Ten := 1
/-- `Y` -/ abbrev t_Y : Ten := 2

/-- Specification `main`. -/
def spec : Spec where
  assumptions := []
  inputs :=
    [
      Region.mk
        t_X
        [(.const 0, .const 1), (.const 0, .const 8), (.const 0, .const 18), (.const 0, .const 18)],
      Region.mk
        t_W
        [(.const 0, .const 4), (.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)]]
  outputs :=
    [
      Region.mk
        t_Y
        [(.const 0, .const 1), (.const 0, .const 4), (.const 0, .const 16), (.const 0, .const 16)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_b, v_f, v_p, v_q]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_c, v_r, v_s]
          (.and
            (.and
              (.and (.le (.const 0) (.var v_c)) (.lt (.var v_c) (.const 8)))
              (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))))
            (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3))))
          (.fn
            (.builtin "*" .f32)
            [
              .access
                t_X
                [.var v_b, .var v_c, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)],
              .access t_W [.var v_f, .var v_c, .var v_r, .var v_s]]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none,
      Binding.mk a_w t_W [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none,
      Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none]
  body :=
    .par v_b_f_fused (.const 0) (.const 4) <|
      .for v_p_0 (.const 0) (.const 4) <|
        .scope [a_y] <|
          .for v_c_0 (.const 0) (.const 2) <|
            .for v_r (.const 0) (.const 3) <|
              .for v_s (.const 0) (.const 3) <|
                .for v_c_1 (.const 0) (.const 4) <|
                  .for v_p_1 (.const 0) (.const 4) <|
                    .par v_q (.const 0) (.const 16) <|
                      .letin v_v_p (.add (.mul 4 (.var v_p_0)) (.var v_p_1)) <|
                      .letin v_v_c (.add (.mul 4 (.var v_c_0)) (.var v_c_1)) <|
                      .seq (.ifte
                        (.and
                          (.and (.eq (.var v_v_c) (.const 0)) (.eq (.var v_r) (.const 0)))
                          (.eq (.var v_s) (.const 0))) (
                        .assign a_y [.const 0, .var v_b_f_fused, .var v_v_p, .var v_q] (.fn (.literal .f32 0 1) [])
                      ) (
                        .skip
                      )) <|
                      .accumulate
                        false
                        (.builtin "+" .f32)
                        a_y
                        [.const 0, .var v_b_f_fused, .var v_v_p, .var v_q]
                        (.fn
                          (.builtin "*" .f32)
                          [
                            .read a_x [.const 0, .var v_v_c, .add (.var v_r) (.var v_v_p), .add (.var v_q) (.var v_s)],
                            .read a_w [.var v_b_f_fused, .var v_v_c, .var v_r, .var v_s]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightComm I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_x : ∀ b ∈ impl.bindings, b.array = a_x → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_w : ∀ b ∈ impl.bindings, b.array = a_w → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

abbrev value_0 {V : Type} (I : Interp V) (M : Model V) (y_c2 y_c3 x_b_f_fused x_c_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < 3))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < (4 * x_c_0))))) (body3 (fun y_k0 y_k1 y_k2 => (I.fn f_2 [(M t_X [0, y_k0, (y_k1 + y_c2), (y_k2 + y_c3)]), (M t_W [x_b_f_fused, y_k0, y_k1, y_k2])]))))

abbrev value_1 {V : Type} (I : Interp V) (M : Model V) (y_c2 y_c3 x_b_f_fused x_c_0 x_r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < 3))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 1)) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((4 ≤ y_k0) ∧ (y_k0 < 8))) ∧ (x_c_0 = 1)))) (body3 (fun y_k0 y_k1 y_k2 => (I.fn f_2 [(M t_X [0, y_k0, (y_k1 + y_c2), (y_k2 + y_c3)]), (M t_W [x_b_f_fused, y_k0, y_k1, y_k2])]))))

abbrev value_2 {V : Type} (I : Interp V) (M : Model V) (y_c2 y_c3 x_b_f_fused x_c_0 x_r x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((((((y_k1 = x_r) ∧ ((0 ≤ y_k2) ∧ (y_k2 < x_s))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_k1 = x_r) ∧ ((0 ≤ y_k2) ∧ (y_k2 < x_s))) ∧ ((4 ≤ y_k0) ∧ (y_k0 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < 3))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((4 ≤ y_k0) ∧ (y_k0 < 8))) ∧ (x_c_0 = 1)))) (body3 (fun y_k0 y_k1 y_k2 => (I.fn f_2 [(M t_X [0, y_k0, (y_k1 + y_c2), (y_k2 + y_c3)]), (M t_W [x_b_f_fused, y_k0, y_k1, y_k2])]))))

abbrev value_3 {V : Type} (I : Interp V) (M : Model V) (y_c2 y_c3 x_b_f_fused x_c_0 x_c_1 x_r x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((((((((((y_k1 = 0) ∧ (y_k2 = x_s)) ∧ ((0 ≤ y_k0) ∧ (y_k0 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_k1 = x_r) ∧ (y_k2 = x_s)) ∧ (((4 * x_c_0) ≤ y_k0) ∧ (y_k0 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_k1 = x_r) ∧ ((0 ≤ y_k2) ∧ (y_k2 < x_s))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_k1 = x_r) ∧ ((0 ≤ y_k2) ∧ (y_k2 < x_s))) ∧ ((4 ≤ y_k0) ∧ (y_k0 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < 3))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((4 ≤ y_k0) ∧ (y_k0 < 8))) ∧ (x_c_0 = 1)))) (body3 (fun y_k0 y_k1 y_k2 => (I.fn f_2 [(M t_X [0, y_k0, (y_k1 + y_c2), (y_k2 + y_c3)]), (M t_W [x_b_f_fused, y_k0, y_k1, y_k2])]))))

abbrev value_4 {V : Type} (I : Interp V) (M : Model V) (y_c2 y_c3 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_r x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((((((((((y_k1 = 0) ∧ (y_k2 = x_s)) ∧ ((0 ≤ y_k0) ∧ (y_k0 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_k1 = x_r) ∧ (y_k2 = x_s)) ∧ (((4 * x_c_0) ≤ y_k0) ∧ (y_k0 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_k1 = x_r) ∧ (0 ≤ y_k2)) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (((x_c_1 + (3 * y_k2)) + ((-3) * x_s)) ≤ y_k0)) ∧ (y_k0 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_k2)))) ∧ (x_c_0 = 0)) ∧ ((y_c2 + (4 * y_k2)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_k1 = x_r) ∧ (0 ≤ y_k2)) ∧ ((4 ≤ y_k0) ∧ (y_k0 < 8))) ∧ ((((x_c_1 + (3 * y_k2)) + ((-3) * x_s)) + 4) ≤ y_k0)) ∧ (y_k0 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_k2)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_c2 + (4 * y_k2)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < 3))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((4 ≤ y_k0) ∧ (y_k0 < 8))) ∧ (x_c_0 = 1)))) (body3 (fun y_k0 y_k1 y_k2 => (I.fn f_2 [(M t_X [0, y_k0, (y_k1 + y_c2), (y_k2 + y_c3)]), (M t_W [x_b_f_fused, y_k0, y_k1, y_k2])]))))

abbrev value_5 {V : Type} (I : Interp V) (M : Model V) (y_c2 y_c3 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((((((((((((y_k0 = (x_c_1 + 4)) ∧ (y_k1 = x_r)) ∧ (y_k2 = x_s)) ∧ (y_c2 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_c3 < x_q)) ∨ ((((((y_k0 = x_c_1) ∧ (y_k1 = x_r)) ∧ (y_k2 = x_s)) ∧ (y_c2 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_c3 < x_q))) ∨ (((((y_k1 = 0) ∧ (y_k2 = x_s)) ∧ ((0 ≤ y_k0) ∧ (y_k0 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_k1 = x_r) ∧ (y_k2 = x_s)) ∧ (((4 * x_c_0) ≤ y_k0) ∧ (y_k0 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_k1 = x_r) ∧ (0 ≤ y_k2)) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (((x_c_1 + (3 * y_k2)) + ((-3) * x_s)) ≤ y_k0)) ∧ (y_k0 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_k2)))) ∧ (x_c_0 = 0)) ∧ ((y_c2 + (4 * y_k2)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_k1 = x_r) ∧ (0 ≤ y_k2)) ∧ ((4 ≤ y_k0) ∧ (y_k0 < 8))) ∧ ((((x_c_1 + (3 * y_k2)) + ((-3) * x_s)) + 4) ≤ y_k0)) ∧ (y_k0 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_k2)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_c2 + (4 * y_k2)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < 3))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((4 ≤ y_k0) ∧ (y_k0 < 8))) ∧ (x_c_0 = 1)))) (body3 (fun y_k0 y_k1 y_k2 => (I.fn f_2 [(M t_X [0, y_k0, (y_k1 + y_c2), (y_k2 + y_c3)]), (M t_W [x_b_f_fused, y_k0, y_k1, y_k2])]))))

abbrev value_6 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((((((((((y_k0 = (x_c_1 + 4)) ∧ (y_k1 = x_r)) ∧ (y_k2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_k1 = 0) ∧ (y_k2 = x_s)) ∧ ((0 ≤ y_k0) ∧ (y_k0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_k1 = x_r) ∧ (y_k2 = x_s)) ∧ (((4 * x_c_0) ≤ y_k0) ∧ (y_k0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_k1 = x_r) ∧ ((0 ≤ y_k2) ∧ (y_k2 < x_s))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_k1 = x_r) ∧ ((0 ≤ y_k2) ∧ (y_k2 < x_s))) ∧ ((4 ≤ y_k0) ∧ (y_k0 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < 3))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((4 ≤ y_k0) ∧ (y_k0 < 8))) ∧ (x_c_0 = 1)))) (body3 (fun y_k0 y_k1 y_k2 => (I.fn f_2 [(M t_X [0, y_k0, ((y_k1 + (4 * x_p_0)) + x_p_1), (y_k2 + x_q)]), (M t_W [x_b_f_fused, y_k0, y_k1, y_k2])]))))

abbrev value_7 {V : Type} (I : Interp V) (M : Model V) (x_b x_f x_p x_q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((0 ≤ y_k0) ∧ (y_k0 < 8)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < 3))) ∧ ((0 ≤ y_k2) ∧ (y_k2 < 3)))) (body3 (fun y_k0 y_k1 y_k2 => (I.fn f_2 [(M t_X [x_b, y_k0, (x_p + y_k1), (x_q + y_k2)]), (M t_W [x_f, y_k0, y_k1, y_k2])]))))

theorem equation_0 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b x_f x_p x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : True) :
    (M t_Y [x_b, x_f, x_p, x_q]) = (value_7 I M x_b x_f x_p x_q) :=
  (Eq.trans (hM _ (.head _) [x_b, x_f, x_p, x_q] rfl (cond_holds.2 h0))
    (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_c, v_r, v_s] (.and (.and (.and (.le (.const 0) (.var v_c)) (.lt (.var v_c) (.const 8))) (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3)))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn f_2 [.access t_X [.var v_b, .var v_c, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_c, .var v_r, .var v_s]])) (((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) = _ from
      (eval_reduce_some3
        rfl
        (fun (x_c x_r x_s : Int) => cond_holds)
        (fun (x_c x_r x_s : Int) (h1 : (((0 ≤ x_c) ∧ (x_c < 8)) ∧ ((0 ≤ x_r) ∧ (x_r < 3))) ∧ ((0 ≤ x_s) ∧ (x_s < 3))) =>
          rfl))))

def known_1_0 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused : Int) : Heap V :=
  .points4 a_w
    (fun y_c0 y_c1 y_c2 y_c3 => ((((0 ≤ y_c3) ∧ (y_c3 < 3)) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 3))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8))) ∧ ((0 ≤ y_c0) ∧ (y_c0 < 4)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_W [y_c0, y_c1, y_c2, y_c3]))

def known_1_1 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused : Int) : Heap V :=
  .points4 a_x
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 18))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 18))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_X [0, y_c1, y_c2, y_c3]))

def known_1_2 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 16))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < x_b_f_fused)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [0, y_c1, y_c2, y_c3]))

def known_1 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused : Int) : Heap V :=
  ((known_1_0 I M x_b_f_fused).and ((known_1_1 I M x_b_f_fused).and (known_1_2 I M x_b_f_fused)))

def known_2_0 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 : Int) : Heap V :=
  .points4 a_w
    (fun y_c0 y_c1 y_c2 y_c3 => ((((0 ≤ y_c3) ∧ (y_c3 < 3)) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 3))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8))) ∧ ((0 ≤ y_c0) ∧ (y_c0 < 4)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_W [y_c0, y_c1, y_c2, y_c3]))

def known_2_1 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 : Int) : Heap V :=
  .points4 a_x
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 18))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 18))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_X [0, y_c1, y_c2, y_c3]))

def known_2_2 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < (4 * x_p_0)))) ∨ ((((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 16))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < x_b_f_fused))))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [0, y_c1, y_c2, y_c3]))

def known_2 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 : Int) : Heap V :=
  ((known_2_0 I M x_b_f_fused x_p_0).and ((known_2_1 I M x_b_f_fused x_p_0).and (known_2_2 I M x_b_f_fused x_p_0)))

def known_3_0 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 : Int) : Heap V :=
  .points4 a_w
    (fun y_c0 y_c1 y_c2 y_c3 => ((((0 ≤ y_c3) ∧ (y_c3 < 3)) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 3))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8))) ∧ ((0 ≤ y_c0) ∧ (y_c0 < 4)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_W [y_c0, y_c1, y_c2, y_c3]))

def known_3_1 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 : Int) : Heap V :=
  .points4 a_x
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 18))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 18))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_X [0, y_c1, y_c2, y_c3]))

def known_3_2 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ (((4 * x_p_0) ≤ y_c2) ∧ (y_c2 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < x_c_0))
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c2 y_c3 x_b_f_fused x_c_0))

def known_3_3 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < (4 * x_p_0)))) ∨ ((((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 16))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < x_b_f_fused))))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [0, y_c1, y_c2, y_c3]))

def known_3 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 : Int) : Heap V :=
  ((known_3_0 I M x_b_f_fused x_p_0 x_c_0).and ((known_3_1 I M x_b_f_fused x_p_0 x_c_0).and ((known_3_2 I M x_b_f_fused x_p_0 x_c_0).and (known_3_3 I M x_b_f_fused x_p_0 x_c_0))))

def known_4_0 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r : Int) : Heap V :=
  .points4 a_w
    (fun y_c0 y_c1 y_c2 y_c3 => ((((0 ≤ y_c3) ∧ (y_c3 < 3)) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 3))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8))) ∧ ((0 ≤ y_c0) ∧ (y_c0 < 4)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_W [y_c0, y_c1, y_c2, y_c3]))

def known_4_1 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r : Int) : Heap V :=
  .points4 a_x
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 18))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 18))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_X [0, y_c1, y_c2, y_c3]))

def known_4_2 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ (((4 * x_p_0) ≤ y_c2) ∧ (y_c2 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < (x_r + x_c_0)))
    (fun y_c0 y_c1 y_c2 y_c3 => (value_1 I M y_c2 y_c3 x_b_f_fused x_c_0 x_r))

def known_4_3 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < (4 * x_p_0)))) ∨ ((((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 16))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < x_b_f_fused))))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [0, y_c1, y_c2, y_c3]))

def known_4 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r : Int) : Heap V :=
  ((known_4_0 I M x_b_f_fused x_p_0 x_c_0 x_r).and ((known_4_1 I M x_b_f_fused x_p_0 x_c_0 x_r).and ((known_4_2 I M x_b_f_fused x_p_0 x_c_0 x_r).and (known_4_3 I M x_b_f_fused x_p_0 x_c_0 x_r))))

def known_5_0 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s : Int) : Heap V :=
  .points4 a_w
    (fun y_c0 y_c1 y_c2 y_c3 => ((((0 ≤ y_c3) ∧ (y_c3 < 3)) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 3))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8))) ∧ ((0 ≤ y_c0) ∧ (y_c0 < 4)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_W [y_c0, y_c1, y_c2, y_c3]))

def known_5_1 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s : Int) : Heap V :=
  .points4 a_x
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 18))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 18))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_X [0, y_c1, y_c2, y_c3]))

def known_5_2 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ (((4 * x_p_0) ≤ y_c2) ∧ (y_c2 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < ((x_s + x_r) + x_c_0)))
    (fun y_c0 y_c1 y_c2 y_c3 => (value_2 I M y_c2 y_c3 x_b_f_fused x_c_0 x_r x_s))

def known_5_3 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < (4 * x_p_0)))) ∨ ((((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 16))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < x_b_f_fused))))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [0, y_c1, y_c2, y_c3]))

def known_5 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s : Int) : Heap V :=
  ((known_5_0 I M x_b_f_fused x_p_0 x_c_0 x_r x_s).and ((known_5_1 I M x_b_f_fused x_p_0 x_c_0 x_r x_s).and ((known_5_2 I M x_b_f_fused x_p_0 x_c_0 x_r x_s).and (known_5_3 I M x_b_f_fused x_p_0 x_c_0 x_r x_s))))

def known_6_0 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 : Int) : Heap V :=
  .points4 a_w
    (fun y_c0 y_c1 y_c2 y_c3 => ((((0 ≤ y_c3) ∧ (y_c3 < 3)) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 3))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8))) ∧ ((0 ≤ y_c0) ∧ (y_c0 < 4)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_W [y_c0, y_c1, y_c2, y_c3]))

def known_6_1 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 : Int) : Heap V :=
  .points4 a_x
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 18))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 18))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_X [0, y_c1, y_c2, y_c3]))

def known_6_2 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ (((4 * x_p_0) ≤ y_c2) ∧ (y_c2 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < (((x_c_1 + x_s) + x_r) + x_c_0)))
    (fun y_c0 y_c1 y_c2 y_c3 => (value_3 I M y_c2 y_c3 x_b_f_fused x_c_0 x_c_1 x_r x_s))

def known_6_3 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < (4 * x_p_0)))) ∨ ((((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 16))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < x_b_f_fused))))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [0, y_c1, y_c2, y_c3]))

def known_6 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 : Int) : Heap V :=
  ((known_6_0 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1).and ((known_6_1 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1).and ((known_6_2 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1).and (known_6_3 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1))))

def known_7_0 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 : Int) : Heap V :=
  .points4 a_w
    (fun y_c0 y_c1 y_c2 y_c3 => ((((0 ≤ y_c3) ∧ (y_c3 < 3)) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 3))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8))) ∧ ((0 ≤ y_c0) ∧ (y_c0 < 4)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_W [y_c0, y_c1, y_c2, y_c3]))

def known_7_1 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 : Int) : Heap V :=
  .points4 a_x
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 18))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 18))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_X [0, y_c1, y_c2, y_c3]))

def known_7_2 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ (((4 * x_p_0) ≤ y_c2) ∧ (y_c2 ≤ ((4 * x_p_0) + 3)))) ∧ (y_c2 < (((((x_p_1 + (4 * x_c_1)) + (4 * x_s)) + (4 * x_r)) + (4 * x_c_0)) + (4 * x_p_0))))
    (fun y_c0 y_c1 y_c2 y_c3 => (value_4 I M y_c2 y_c3 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_r x_s))

def known_7_3 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < (4 * x_p_0)))) ∨ ((((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 16))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < x_b_f_fused))))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [0, y_c1, y_c2, y_c3]))

def known_7 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 : Int) : Heap V :=
  ((known_7_0 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1).and ((known_7_1 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1).and ((known_7_2 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1).and (known_7_3 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1))))

def known_8_0 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q : Int) : Heap V :=
  .points4 a_w
    (fun y_c0 y_c1 y_c2 y_c3 => ((((0 ≤ y_c3) ∧ (y_c3 < 3)) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 3))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8))) ∧ ((0 ≤ y_c0) ∧ (y_c0 < 4)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_W [y_c0, y_c1, y_c2, y_c3]))

def known_8_1 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q : Int) : Heap V :=
  .points4 a_x
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 18))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 18))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < 8)))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_X [0, y_c1, y_c2, y_c3]))

def known_8_2 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((((((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ (y_c2 = (x_p_1 + (4 * x_p_0)))) ∧ ((0 ≤ y_c3) ∧ (y_c3 < x_q))) ∧ (x_c_0 = 0)) ∧ (x_c_1 = 0)) ∧ (x_r = 0)) ∧ (x_s = 0)) ∨ (((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ (((4 * x_p_0) ≤ y_c2) ∧ (y_c2 ≤ ((4 * x_p_0) + 3)))) ∧ (y_c2 < (((((x_p_1 + (4 * x_c_1)) + (4 * x_s)) + (4 * x_r)) + (4 * x_c_0)) + (4 * x_p_0)))))
    (fun y_c0 y_c1 y_c2 y_c3 => (value_5 I M y_c2 y_c3 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s))

def known_8_3 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < (4 * x_p_0)))) ∨ ((((y_c0 = 0) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 16))) ∧ ((0 ≤ y_c1) ∧ (y_c1 < x_b_f_fused))))
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [0, y_c1, y_c2, y_c3]))

def known_8 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q : Int) : Heap V :=
  ((known_8_0 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q).and ((known_8_1 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q).and ((known_8_2 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q).and (known_8_3 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q))))

def body_8 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v_p (.add (.mul 4 (.var v_p_0)) (.var v_p_1)) <|
  .letin v_v_c (.add (.mul 4 (.var v_c_0)) (.var v_c_1)) <|
  .seq (.ifte
    (.and
      (.and (.eq (.var v_v_c) (.const 0)) (.eq (.var v_r) (.const 0)))
      (.eq (.var v_s) (.const 0))) (
    .assign a_y [.const 0, .var v_b_f_fused, .var v_v_p, .var v_q] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_y
    [.const 0, .var v_b_f_fused, .var v_v_p, .var v_q]
    (.fn
      f_2
      [
        .read a_x [.const 0, .var v_v_c, .add (.var v_r) (.var v_v_p), .add (.var v_q) (.var v_s)],
        .read a_w [.var v_b_f_fused, .var v_v_c, .var v_r, .var v_s]])
    (fun e => (value_6 I M (e v_b_f_fused) (e v_c_0) (e v_c_1) (e v_p_0) (e v_p_1) (e v_q) (e v_r) (e v_s)))

abbrev value_8 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_p_0 x_p_1 x_q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (1 : Int) < 0)) (body3 (fun y_k0 y_k1 y_k2 => (I.fn f_2 [(M t_X [0, y_k0, ((y_k1 + (4 * x_p_0)) + x_p_1), (y_k2 + x_q)]), (M t_W [x_b_f_fused, y_k0, y_k1, y_k2])]))))

abbrev value_9 {V : Type} (I : Interp V) (M : Model V) (x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((((((((((((y_k0 = (x_c_1 + 4)) ∧ (y_k1 = x_r)) ∧ (y_k2 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_k0 = x_c_1) ∧ (y_k1 = x_r)) ∧ (y_k2 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_k1 = 0) ∧ (y_k2 = x_s)) ∧ ((0 ≤ y_k0) ∧ (y_k0 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_k1 = x_r) ∧ (y_k2 = x_s)) ∧ (((4 * x_c_0) ≤ y_k0) ∧ (y_k0 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_k1 = x_r) ∧ (0 ≤ y_k2)) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (((x_c_1 + (3 * y_k2)) + ((-3) * x_s)) ≤ y_k0)) ∧ (y_k0 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_k2)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_k2)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_k1 = x_r) ∧ (0 ≤ y_k2)) ∧ ((4 ≤ y_k0) ∧ (y_k0 < 8))) ∧ ((((x_c_1 + (3 * y_k2)) + ((-3) * x_s)) + 4) ≤ y_k0)) ∧ (y_k0 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_k2)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_k2)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < 3))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((0 ≤ y_k0) ∧ (y_k0 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_k2) ∧ (y_k2 < 3)) ∧ ((0 ≤ y_k1) ∧ (y_k1 < x_r))) ∧ ((4 ≤ y_k0) ∧ (y_k0 < 8))) ∧ (x_c_0 = 1)))) (body3 (fun y_k0 y_k1 y_k2 => (I.fn f_2 [(M t_X [0, y_k0, ((y_k1 + (4 * x_p_0)) + x_p_1), (y_k2 + x_q)]), (M t_W [x_b_f_fused, y_k0, y_k1, y_k2])]))))

theorem vc_8 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) (h8 : 0 ≤ x_s) (h9 : x_s < 3) (h10 : 0 ≤ x_c_1) (h11 : x_c_1 < 4) (h12 : 0 ≤ x_p_1) (h13 : x_p_1 < 4) (h14 : 0 ≤ x_q) (h15 : x_q < 16) :
    (body_8 I M).vc I (impl.HasCell spec (base E)) (((((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r).set v_s x_s).set v_c_1 x_c_1).set v_p_1 x_p_1).set v_q x_q) (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) :=
  (vc_let (vc_let (vc_seq
    (vc_if_of
      cond_holds
      (fun (h16 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
        (vc_assign_of
          (I.fn f_1 [])
          (has_cell_at4 (b := (Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (R := (Region.mk t_Y [(.const 0, .const 1), (.const 0, .const 4), (.const 0, .const 16), (.const 0, .const 16)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [0, x_b_f_fused, ((4 * x_p_0) + x_p_1), x_q]
            (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), (show (0 : Int) < 1 from by decide), x_b_f_fused, _, rfl, h0, h1, ((4 * x_p_0) + x_p_1), _, rfl, (show 0 ≤ ((4 * x_p_0) + x_p_1) from by omega), (show ((4 * x_p_0) + x_p_1) < 16 from by omega), x_q, _, rfl, h14, h15, rfl⟩)
            shape_a_y
            rfl
            rfl
            ⟨(show (0 : Int) ≤ 0 from by decide), h0, (show 0 ≤ ((4 * x_p_0) + x_p_1) from by omega), h14⟩)
          ev_const
          rfl))
      (fun (h16 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) => vc_skip))
    (Or.elim (show ((((x_c_0 = 0) ∧ (x_c_1 = 0)) ∧ (x_r = 0)) ∧ (x_s = 0)) ∨ ((((x_c_0 = 0) ∧ (x_c_1 = 0)) ∧ (((-1) * x_r) < x_s)) ∨ (((-4) * x_c_0) < x_c_1)) from by omega)
      (fun h16 =>
        (vc_accumulate_of
          (I.fn f_1 [])
          (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])
          (at_if_of
            cond_holds
            (fun (h17 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
              (at_set_eq4
                0
                x_b_f_fused
                ((4 * x_p_0) + x_p_1)
                x_q
                0
                x_b_f_fused
                ((4 * x_p_0) + x_p_1)
                x_q
                ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩
                rfl))
            (fun (h17 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
              (False.elim (by omega))))
          (ev_fn (ev_cons
            (ev_read (at_if_of
              cond_holds
              (fun (h17 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                (at_set_other
                  (by decide)
                  (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_x, [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]⟩ (M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]) from
                    (at_right (at_left (at_points4
                      0
                      ((4 * x_c_0) + x_c_1)
                      (x_r + ((4 * x_p_0) + x_p_1))
                      (x_q + x_s)
                      ⟨⟨⟨rfl, ⟨(by omega), (by omega)⟩⟩, ⟨(by omega), (by omega)⟩⟩, ⟨(by omega), (by omega)⟩⟩
                      rfl))))))
              (fun (h17 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                (False.elim (by omega)))))
            (ev_cons
              (ev_read (at_if_of
                cond_holds
                (fun (h17 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                  (at_set_other
                    (by decide)
                    (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_w, [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s]⟩ (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s]) from
                      (at_left (at_points4
                        x_b_f_fused
                        ((4 * x_c_0) + x_c_1)
                        x_r
                        x_s
                        ⟨⟨⟨⟨h8, h9⟩, ⟨h6, h7⟩⟩, ⟨(by omega), (by omega)⟩⟩, ⟨h0, h1⟩⟩
                        rfl)))))
                (fun (h17 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                  (False.elim (by omega)))))
              ev_nil)))
          (show (I.fn f_0 [(I.fn f_1 []), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) = (value_6 I M x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
            (Eq.trans
              (show (I.fn f_0 [(I.fn f_1 []), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) = (I.fn f_0 [(value_8 I M x_b_f_fused x_p_0 x_p_1 x_q), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) from
                (fn_congr2
                  (Eq.trans rfl (Eq.symm (reduce_empty3 (fun y_q3 y_q4 y_q5 => (by omega)))))
                  rfl))
              (append3
                ((4 * x_c_0) + x_c_1)
                x_r
                x_s
                0
                (0 + 1)
                0
                (0 + 1)
                0
                (0 + 1)
                (fun y_q0 y_q1 y_q2 h17 =>
                  (Or.elim h17
                    (fun h18 =>
                      (Or.elim h18
                        (fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 => (False.elim (by clear h17 h18 h19 h20 h21 h22 h23; omega)))
                        (fun h24 =>
                        ⟨h24.1.1.2.1, ⟨(by clear h17 h18 h19 h20 h21 h22 h23; omega), ⟨(by clear h17 h18 h19 h20 h21 h22 h23; omega), ⟨(by clear h17 h18 h19 h20 h21 h22 h23; omega), ⟨(by clear h17 h18 h19 h20 h21 h22 h23; omega), (by clear h17 h18 h19 h20 h21 h22 h23; omega)⟩⟩⟩⟩⟩)))
                        (fun h23 => (False.elim (by clear h17 h18 h19 h20 h21 h22; omega)))))
                        (fun h22 => (False.elim (by clear h17 h18 h19 h20 h21; omega)))))
                        (fun h21 => (False.elim (by clear h17 h18 h19 h20; omega)))))
                        (fun h20 => (False.elim (by clear h17 h18 h19; omega)))))
                        (fun h19 => (False.elim (by clear h17 h18; omega)))))
                    (fun h18 => (False.elim (by clear h17; omega)))))
                (fun y_q0 y_q1 y_q2 =>
                  ⟨(fun h17 =>
                     (Or.elim h17
                       (fun h18 =>
                        (Or.elim h18
                        (fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 => (False.elim (by clear h17 h18 h19 h20 h21 h22 h23; omega)))
                        (fun h24 =>
                        (Or.inr ⟨(by clear h17 h18 h19 h20 h21 h22 h23; omega), ⟨(by clear h17 h18 h19 h20 h21 h22 h23; omega), h24.1.1.1.2⟩⟩))))
                        (fun h23 => (False.elim (by clear h17 h18 h19 h20 h21 h22; omega)))))
                        (fun h22 => (False.elim (by clear h17 h18 h19 h20 h21; omega)))))
                        (fun h21 => (False.elim (by clear h17 h18 h19 h20; omega)))))
                        (fun h20 => (False.elim (by clear h17 h18 h19; omega)))))
                        (fun h19 => (False.elim (by clear h17 h18; omega)))))
                       (fun h18 => (False.elim (by clear h17; omega))))), (fun h17 =>
                     (Or.elim h17
                       (fun h18 => (False.elim (by clear h17; omega)))
                       (fun h18 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨(by clear h17; omega), h18.2.2⟩, ⟨(by clear h17; omega), (by clear h17; omega)⟩⟩, h16.1.1.1⟩, h16.1.2⟩))))))))))⟩)
                (fun y_q0 y_q1 y_q2 h17 => (False.elim (by omega)))
                (fun y_q0 y_q1 y_q2 h17 => rfl)
                (fn_congr2 (at_congr4 rfl rfl (by omega) (by omega)) rfl))))))
      (fun h16 =>
        (vc_accumulate_of
          (value_5 I M ((4 * x_p_0) + x_p_1) x_q x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s)
          (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])
          (at_if_of
            cond_holds
            (fun (h17 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
              (False.elim (by omega)))
            (fun (h17 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
              (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [0, x_b_f_fused, ((4 * x_p_0) + x_p_1), x_q]⟩ (value_5 I M ((4 * x_p_0) + x_p_1) x_q x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
                (at_right (at_right (at_left (at_points4
                  0
                  x_b_f_fused
                  ((4 * x_p_0) + x_p_1)
                  x_q
                  (Or.inr ⟨⟨⟨⟨rfl, rfl⟩, ⟨h14, h15⟩⟩, ⟨(by omega), (by omega)⟩⟩, (by omega)⟩)
                  rfl)))))))
          (ev_fn (ev_cons
            (ev_read (at_if_of
              cond_holds
              (fun (h17 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                (False.elim (by omega)))
              (fun (h17 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_x, [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]⟩ (M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]) from
                  (at_right (at_left (at_points4
                    0
                    ((4 * x_c_0) + x_c_1)
                    (x_r + ((4 * x_p_0) + x_p_1))
                    (x_q + x_s)
                    ⟨⟨⟨rfl, ⟨(by omega), (by omega)⟩⟩, ⟨(by omega), (by omega)⟩⟩, ⟨(by omega), (by omega)⟩⟩
                    rfl)))))))
            (ev_cons
              (ev_read (at_if_of
                cond_holds
                (fun (h17 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                  (False.elim (by omega)))
                (fun (h17 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                  (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_w, [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s]⟩ (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s]) from
                    (at_left (at_points4
                      x_b_f_fused
                      ((4 * x_c_0) + x_c_1)
                      x_r
                      x_s
                      ⟨⟨⟨⟨h8, h9⟩, ⟨h6, h7⟩⟩, ⟨(by omega), (by omega)⟩⟩, ⟨h0, h1⟩⟩
                      rfl))))))
              ev_nil)))
          (show (I.fn f_0 [(value_5 I M ((4 * x_p_0) + x_p_1) x_q x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) = (value_6 I M x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
            (Eq.trans
              (show (I.fn f_0 [(value_5 I M ((4 * x_p_0) + x_p_1) x_q x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) = (I.fn f_0 [(value_9 I M x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) from
                (fn_congr2
                  (reduce_congr3
                    (fun y_q9 y_q10 y_q11 =>
                      ⟨(fun h17 =>
                        (Or.elim h17
                        (fun h18 =>
                        (Or.elim h18
                        (fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.elim h24
                        (fun h25 => (False.elim (by clear h17 h18 h19 h20 h21 h22 h23 h24; omega)))
                        (fun h25 => (False.elim (by clear h17 h18 h19 h20 h21 h22 h23 h24; omega)))))
                        (fun h24 => h17)))
                        (fun h23 => h17)))
                        (fun h22 => h17)))
                        (fun h21 => h17)))
                        (fun h20 => h17)))
                        (fun h19 => h17)))
                        (fun h18 => h17))), (fun h17 =>
                        (Or.elim h17
                        (fun h18 =>
                        (Or.elim h18
                        (fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.elim h24
                        (fun h25 => (False.elim (by clear h17 h18 h19 h20 h21 h22 h23 h24; omega)))
                        (fun h25 => (False.elim (by clear h17 h18 h19 h20 h21 h22 h23 h24; omega)))))
                        (fun h24 => h17)))
                        (fun h23 => h17)))
                        (fun h22 => h17)))
                        (fun h21 => h17)))
                        (fun h20 => h17)))
                        (fun h19 => h17)))
                        (fun h18 => h17)))⟩)
                    (fun y_q9 y_q10 y_q11 h17 => (fn_congr2 (at_congr4 rfl rfl (by omega) rfl) rfl)))
                  rfl))
              (insert3
                (law_0 hl)
                ((4 * x_c_0) + x_c_1)
                x_r
                x_s
                0
                ((max (max (max (max 3 7) x_c_1) ((3 * x_c_0) + x_c_1)) (x_c_1 + 4)) + 1)
                (min 0 x_r)
                ((max (max 0 2) x_r) + 1)
                (min 0 x_s)
                ((max 2 x_s) + 1)
                (fun y_q6 y_q7 y_q8 h17 =>
                  (Or.elim h17
                    (fun h18 =>
                      (Or.elim h18
                        (fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 => (by clear h17 h18 h19 h20 h21 h22 h23; omega))
                        (fun h24 =>
                        ⟨h24.1.1.2.1, ⟨(by clear h17 h18 h19 h20 h21 h22 h23; omega), ⟨(by clear h17 h18 h19 h20 h21 h22 h23; omega), ⟨(by clear h17 h18 h19 h20 h21 h22 h23; omega), ⟨(by clear h17 h18 h19 h20 h21 h22 h23; omega), (by clear h17 h18 h19 h20 h21 h22 h23; omega)⟩⟩⟩⟩⟩)))
                        (fun h23 => (by clear h17 h18 h19 h20 h21 h22; omega))))
                        (fun h22 =>
                        ⟨h22.1.2.1, ⟨(by clear h17 h18 h19 h20 h21; omega), ⟨(by clear h17 h18 h19 h20 h21; omega), ⟨(by clear h17 h18 h19 h20 h21; omega), ⟨(by clear h17 h18 h19 h20 h21; omega), (by clear h17 h18 h19 h20 h21; omega)⟩⟩⟩⟩⟩)))
                        (fun h21 => (by clear h17 h18 h19 h20; omega))))
                        (fun h20 =>
                        ⟨h20.1.2.1, ⟨(by clear h17 h18 h19; omega), ⟨(by clear h17 h18 h19; omega), ⟨(by clear h17 h18 h19; omega), ⟨(by clear h17 h18 h19; omega), (by clear h17 h18 h19; omega)⟩⟩⟩⟩⟩)))
                        (fun h19 =>
                        ⟨h19.1.2.1, ⟨(by clear h17 h18; omega), ⟨(by clear h17 h18; omega), ⟨(by clear h17 h18; omega), ⟨(by clear h17 h18; omega), (by clear h17 h18; omega)⟩⟩⟩⟩⟩)))
                    (fun h18 => (by clear h17; omega))))
                (fun y_q6 y_q7 y_q8 =>
                  ⟨(fun h17 =>
                     (Or.elim h17
                       (fun h18 =>
                        (Or.elim h18
                        (fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.inr ⟨(by clear h17 h18 h19 h20 h21 h22 h23; omega), ⟨h24.1.1.2, h24.1.2⟩⟩))
                        (fun h24 =>
                        ((Classical.em (y_q6 < x_c_1)).elim
                        (fun h25 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h24.1.1.1, ⟨h24.1.1.2.1, h25⟩⟩, h24.1.2⟩, h24.2⟩)))))))))
                        (fun h25 =>
                        (Or.inr ⟨(by clear h17 h18 h19 h20 h21 h22 h23; omega), ⟨(by clear h17 h18 h19 h20 h21 h22 h23; omega), h24.1.1.1.2⟩⟩))))))
                        (fun h23 =>
                        ((Classical.em (y_q6 < (x_c_1 + (4 * x_c_0)))).elim
                        (fun h24 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨h23.1.1, ⟨h23.1.2.1, h24⟩⟩, h23.2⟩))))))))
                        (fun h24 => (Or.inr ⟨(by clear h17 h18 h19 h20 h21 h22; omega), h23.1.1⟩))))))
                        (fun h22 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h22.1.1.1, h22.1.1.2.1⟩, h22.1.2⟩, (by clear h17 h18 h19 h20 h21; omega)⟩, (by clear h17 h18 h19 h20 h21; omega)⟩, h22.2⟩, (by clear h17 h18 h19 h20 h21; omega)⟩)))))))))
                        (fun h21 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h21.1.1.1, h21.1.1.2.1⟩, h21.1.2⟩, (by clear h17 h18 h19 h20; omega)⟩, (by clear h17 h18 h19 h20; omega)⟩, h21.2⟩, (by clear h17 h18 h19 h20; omega)⟩))))))))
                        (fun h20 => (Or.inl (Or.inl (Or.inl (Or.inr h20)))))))
                        (fun h19 => (Or.inl (Or.inl (Or.inr h19))))))
                       (fun h18 => (Or.inl (Or.inr h18))))), (fun h17 =>
                     (Or.elim h17
                       (fun h18 =>
                        (Or.elim h18
                        (fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.elim h24
                        (fun h25 =>
                        (Or.elim h25
                        (fun h26 =>
                        (False.elim (by clear h17 h18 h19 h20 h21 h22 h23 h24 h25; omega)))
                        (fun h26 =>
                        (False.elim (by clear h17 h18 h19 h20 h21 h22 h23 h24 h25; omega)))))
                        (fun h25 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h25.1.1.1, ⟨h25.1.1.2.1, (by clear h17 h18 h19 h20 h21 h22 h23 h24; omega)⟩⟩, h25.1.2⟩, h25.2⟩))))))))))
                        (fun h24 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨h24.1.1, ⟨h24.1.2.1, (by clear h17 h18 h19 h20 h21 h22 h23; omega)⟩⟩, h24.2⟩)))))))))
                        (fun h23 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h23.1.1.1.1.1.1, ⟨h23.1.1.1.1.1.2, (by clear h17 h18 h19 h20 h21 h22; omega)⟩⟩, h23.1.1.1.1.2⟩, h23.1.2⟩))))))))
                        (fun h22 =>
                        (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h22.1.1.1.1.1.1, ⟨h22.1.1.1.1.1.2, (by clear h17 h18 h19 h20 h21; omega)⟩⟩, h22.1.1.1.1.2⟩, h22.1.2⟩)))))))
                        (fun h21 => (Or.inl (Or.inl (Or.inr h21))))))
                        (fun h20 => (Or.inl (Or.inr h20)))))
                        (fun h19 => (Or.inr h19))))
                       (fun h18 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (by clear h17; omega)))))))))⟩)
                (by omega)
                (fun y_q6 y_q7 y_q8 h17 => rfl)
                (fn_congr2 (at_congr4 rfl rfl (by omega) (by omega)) rfl))))))))))

theorem kept_8 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) (h8 : 0 ≤ x_s) (h9 : x_s < 3) (h10 : 0 ≤ x_c_1) (h11 : x_c_1 < 4) (h12 : 0 ≤ x_p_1) (h13 : x_p_1 < 4) (h14 : 0 ≤ x_q) (h15 : x_q < 16) :
    Heap.Entails ((body_8 I M).post (((((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r).set v_s x_s).set v_c_1 x_c_1).set v_p_1 x_p_1).set v_q x_q) (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q)) (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 (x_q + 1)) :=
  (show Heap.Entails _ (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 (x_q + 1)) from
    (entails_and
      (entails_points4 (fun y_q12 y_q13 y_q14 y_q15 h16 =>
        (at_set_other
          (by decide)
          (at_if_of
            cond_holds
            (fun (h17 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
              (at_set_other
                (by decide)
                (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_w, [y_q12, y_q13, y_q14, y_q15]⟩ (M t_W [y_q12, y_q13, y_q14, y_q15]) from
                  (at_left (at_points4 y_q12 y_q13 y_q14 y_q15 h16 rfl)))))
            (fun (h17 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
              (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_w, [y_q12, y_q13, y_q14, y_q15]⟩ (M t_W [y_q12, y_q13, y_q14, y_q15]) from
                (at_left (at_points4 y_q12 y_q13 y_q14 y_q15 h16 rfl))))))))
      (entails_and
        (entails_points4 (fun y_q16 y_q17 y_q18 y_q19 h16 =>
          (at_set_other
            (by decide)
            (at_if_of
              cond_holds
              (fun (h17 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                (at_set_other
                  (by decide)
                  (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_x, [y_q16, y_q17, y_q18, y_q19]⟩ (M t_X [0, y_q17, y_q18, y_q19]) from
                    (at_right (at_left (at_points4 y_q16 y_q17 y_q18 y_q19 h16 rfl))))))
              (fun (h17 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_x, [y_q16, y_q17, y_q18, y_q19]⟩ (M t_X [0, y_q17, y_q18, y_q19]) from
                  (at_right (at_left (at_points4 y_q16 y_q17 y_q18 y_q19 h16 rfl)))))))))
        (entails_and
          (entails_points4 (fun y_q20 y_q21 y_q22 y_q23 h16 =>
            (Or.elim h16
              (fun h17 =>
                ((Classical.em ((y_q20 = 0) ∧ ((y_q21 = x_b_f_fused) ∧ ((y_q22 = ((4 * x_p_0) + x_p_1)) ∧ (y_q23 = x_q))))).elim
                  (fun h18 =>
                    (at_set_eq4
                      y_q20
                      y_q21
                      y_q22
                      y_q23
                      0
                      x_b_f_fused
                      ((4 * x_p_0) + x_p_1)
                      x_q
                      h18
                      (show (value_5 I M y_q22 y_q23 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 (x_q + 1) x_r x_s) = (value_6 I M x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
                        (reduce_congr3
                        (fun y_q24 y_q25 y_q26 =>
                        ⟨(fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.elim h24
                        (fun h25 =>
                        (Or.elim h25
                        (fun h26 =>
                        (Or.elim h26
                        (fun h27 =>
                        (False.elim (by clear h16 h19 h20 h21 h22 h23 h24 h25 h26; omega)))
                        (fun h27 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨(by clear h16 h19 h20 h21 h22 h23 h24 h25 h26; omega), h27.1.1.1.2⟩, ⟨(by clear h16 h19 h20 h21 h22 h23 h24 h25 h26; omega), (by clear h16 h19 h20 h21 h22 h23 h24 h25 h26; omega)⟩⟩, h17.1.1.1.2⟩, h17.1.2⟩))))))))))
                        (fun h26 => (False.elim (by clear h16 h19 h20 h21 h22 h23 h24 h25; omega)))))
                        (fun h25 => (False.elim (by clear h16 h19 h20 h21 h22 h23 h24; omega)))))
                        (fun h24 => (False.elim (by clear h16 h19 h20 h21 h22 h23; omega)))))
                        (fun h23 => (False.elim (by clear h16 h19 h20 h21 h22; omega)))))
                        (fun h22 => (False.elim (by clear h16 h19 h20 h21; omega)))))
                        (fun h21 => (False.elim (by clear h16 h19 h20; omega)))))
                        (fun h20 => (False.elim (by clear h16 h19; omega))))), (fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.elim h24
                        (fun h25 =>
                        (Or.elim h25
                        (fun h26 => (False.elim (by clear h16 h19 h20 h21 h22 h23 h24 h25; omega)))
                        (fun h26 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨(by clear h16 h19 h20 h21 h22 h23 h24 h25; omega), (by clear h16 h19 h20 h21 h22 h23 h24 h25; omega)⟩, h26.1.1.1.2⟩, h17.1.1.1.1.1.2⟩, h17.1.1.1.2⟩, h17.1.1.1.1.2.2⟩)))))))))))
                        (fun h25 => (False.elim (by clear h16 h19 h20 h21 h22 h23 h24; omega)))))
                        (fun h24 => (False.elim (by clear h16 h19 h20 h21 h22 h23; omega)))))
                        (fun h23 => (False.elim (by clear h16 h19 h20 h21 h22; omega)))))
                        (fun h22 => (False.elim (by clear h16 h19 h20 h21; omega)))))
                        (fun h21 => (False.elim (by clear h16 h19 h20; omega)))))
                        (fun h20 => (False.elim (by clear h16 h19; omega)))))⟩)
                        (fun y_q24 y_q25 y_q26 h19 =>
                        (fn_congr2
                        (at_congr4 rfl rfl (by clear h16; omega) (by clear h16; omega))
                        rfl))))))
                  (fun h18 =>
                    (at_set_ne4
                      y_q20
                      y_q21
                      y_q22
                      y_q23
                      0
                      x_b_f_fused
                      ((4 * x_p_0) + x_p_1)
                      x_q
                      h18
                      (at_if_of
                        cond_holds
                        (fun (h19 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                        (at_set_ne4
                        y_q20
                        y_q21
                        y_q22
                        y_q23
                        0
                        x_b_f_fused
                        ((4 * x_p_0) + x_p_1)
                        x_q
                        h18
                        (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [y_q20, y_q21, y_q22, y_q23]⟩ (value_5 I M y_q22 y_q23 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 (x_q + 1) x_r x_s) from
                        (at_right (at_right (at_left (at_points4
                        y_q20
                        y_q21
                        y_q22
                        y_q23
                        (Or.inl ⟨⟨⟨⟨⟨h17.1.1.1.1.1, ⟨h17.1.1.1.1.2.1, (by clear h16; omega)⟩⟩, h17.1.1.1.2⟩, h17.1.1.2⟩, h17.1.2⟩, h17.2⟩)
                        (reduce_congr3
                        (fun y_q27 y_q28 y_q29 =>
                        ⟨(fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.elim h24
                        (fun h25 =>
                        (Or.elim h25
                        (fun h26 =>
                        (Or.elim h26
                        (fun h27 =>
                        (Or.elim h27
                        (fun h28 =>
                        (False.elim (by clear h16 h20 h21 h22 h23 h24 h25 h26 h27; omega)))
                        (fun h28 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨h28.1, (by clear h16 h20 h21 h22 h23 h24 h25 h26 h27; omega)⟩)))))))))))
                        (fun h27 => (False.elim (by clear h16 h20 h21 h22 h23 h24 h25 h26; omega)))))
                        (fun h26 => (False.elim (by clear h16 h20 h21 h22 h23 h24 h25; omega)))))
                        (fun h25 => (False.elim (by clear h16 h20 h21 h22 h23 h24; omega)))))
                        (fun h24 => (False.elim (by clear h16 h20 h21 h22 h23; omega)))))
                        (fun h23 => (False.elim (by clear h16 h20 h21 h22; omega)))))
                        (fun h22 => (False.elim (by clear h16 h20 h21; omega)))))
                        (fun h21 => (False.elim (by clear h16 h20; omega))))), (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.elim h24
                        (fun h25 =>
                        (Or.elim h25
                        (fun h26 =>
                        (Or.elim h26
                        (fun h27 =>
                        (Or.elim h27
                        (fun h28 =>
                        (False.elim (by clear h16 h20 h21 h22 h23 h24 h25 h26 h27; omega)))
                        (fun h28 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨h28.1, h17.1.1.1.1.2.2⟩)))))))))))
                        (fun h27 => (False.elim (by clear h16 h20 h21 h22 h23 h24 h25 h26; omega)))))
                        (fun h26 => (False.elim (by clear h16 h20 h21 h22 h23 h24 h25; omega)))))
                        (fun h25 => (False.elim (by clear h16 h20 h21 h22 h23 h24; omega)))))
                        (fun h24 => (False.elim (by clear h16 h20 h21 h22 h23; omega)))))
                        (fun h23 => (False.elim (by clear h16 h20 h21 h22; omega)))))
                        (fun h22 => (False.elim (by clear h16 h20 h21; omega)))))
                        (fun h21 => (False.elim (by clear h16 h20; omega)))))⟩)
                        (fun y_q27 y_q28 y_q29 h20 => rfl)))))))))
                        (fun (h19 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                        (False.elim (by clear h16; omega))))))))
              (fun h17 =>
                ((Classical.em ((y_q20 = 0) ∧ ((y_q21 = x_b_f_fused) ∧ ((y_q22 = ((4 * x_p_0) + x_p_1)) ∧ (y_q23 = x_q))))).elim
                  (fun h18 =>
                    (at_set_eq4
                      y_q20
                      y_q21
                      y_q22
                      y_q23
                      0
                      x_b_f_fused
                      ((4 * x_p_0) + x_p_1)
                      x_q
                      h18
                      (show (value_5 I M y_q22 y_q23 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 (x_q + 1) x_r x_s) = (value_6 I M x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
                        (reduce_congr3
                        (fun y_q30 y_q31 y_q32 =>
                        ⟨(fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.elim h24
                        (fun h25 =>
                        (Or.elim h25
                        (fun h26 =>
                        (Or.elim h26
                        (fun h27 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨h27.1.1.1, h27.1.2⟩))))))))
                        (fun h27 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (by clear h16 h19 h20 h21 h22 h23 h24 h25 h26; omega)))))))))
                        (fun h26 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h26.1.1.1, ⟨h26.1.1.2.1, (by clear h16 h19 h20 h21 h22 h23 h24 h25; omega)⟩⟩, h26.1.2⟩, h26.2⟩))))))))))
                        (fun h25 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨h25.1.1, ⟨h25.1.2.1, (by clear h16 h19 h20 h21 h22 h23 h24; omega)⟩⟩, h25.2⟩)))))))))
                        (fun h24 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h24.1.1.1.1.1.1, ⟨h24.1.1.1.1.1.2, (by clear h16 h19 h20 h21 h22 h23; omega)⟩⟩, h24.1.1.1.1.2⟩, h24.1.2⟩))))))))
                        (fun h23 =>
                        (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h23.1.1.1.1.1.1, ⟨h23.1.1.1.1.1.2, (by clear h16 h19 h20 h21 h22; omega)⟩⟩, h23.1.1.1.1.2⟩, h23.1.2⟩)))))))
                        (fun h22 => (Or.inl (Or.inl (Or.inr h22))))))
                        (fun h21 => (Or.inl (Or.inr h21)))))
                        (fun h20 => (Or.inr h20)))), (fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.elim h24
                        (fun h25 =>
                        (Or.elim h25
                        (fun h26 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨h26.1, (by clear h16 h19 h20 h21 h22 h23 h24 h25; omega)⟩, h26.2⟩, (by clear h16 h19 h20 h21 h22 h23 h24 h25; omega)⟩)))))))))
                        (fun h26 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (by clear h16 h19 h20 h21 h22 h23 h24 h25; omega))))))))))
                        (fun h25 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (y_q30 = x_c_1)).elim
                        (fun h26 =>
                        (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨h26, h25.1.1.1⟩, h25.1.1.2⟩, (by clear h16 h19 h20 h21 h22 h23 h24; omega)⟩, (by clear h16 h19 h20 h21 h22 h23 h24; omega)⟩, (by clear h16 h19 h20 h21 h22 h23 h24; omega)⟩))))
                        (fun h26 =>
                        (Or.inr ⟨⟨h25.1.1, ⟨h25.1.2.1, (by clear h16 h19 h20 h21 h22 h23 h24; omega)⟩⟩, h25.2⟩)))))))))))
                        (fun h24 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h24.1.1.1, h24.1.1.2.1⟩, h24.1.2⟩, (by clear h16 h19 h20 h21 h22 h23; omega)⟩, (by clear h16 h19 h20 h21 h22 h23; omega)⟩, h24.2⟩, (by clear h16 h19 h20 h21 h22 h23; omega)⟩))))))))
                        (fun h23 =>
                        (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h23.1.1.1, h23.1.1.2.1⟩, h23.1.2⟩, (by clear h16 h19 h20 h21 h22; omega)⟩, (by clear h16 h19 h20 h21 h22; omega)⟩, h23.2⟩, (by clear h16 h19 h20 h21 h22; omega)⟩)))))))
                        (fun h22 => (Or.inl (Or.inl (Or.inr h22))))))
                        (fun h21 => (Or.inl (Or.inr h21)))))
                        (fun h20 => (Or.inr h20))))⟩)
                        (fun y_q30 y_q31 y_q32 h19 =>
                        (fn_congr2
                        (at_congr4 rfl rfl (by clear h16; omega) (by clear h16; omega))
                        rfl))))))
                  (fun h18 =>
                    (at_set_ne4
                      y_q20
                      y_q21
                      y_q22
                      y_q23
                      0
                      x_b_f_fused
                      ((4 * x_p_0) + x_p_1)
                      x_q
                      h18
                      (at_if_of
                        cond_holds
                        (fun (h19 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                        (at_set_ne4
                        y_q20
                        y_q21
                        y_q22
                        y_q23
                        0
                        x_b_f_fused
                        ((4 * x_p_0) + x_p_1)
                        x_q
                        h18
                        (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [y_q20, y_q21, y_q22, y_q23]⟩ (value_5 I M y_q22 y_q23 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 (x_q + 1) x_r x_s) from
                        (at_right (at_right (at_left (at_points4
                        y_q20
                        y_q21
                        y_q22
                        y_q23
                        (Or.inr h17)
                        (reduce_congr3
                        (fun y_q33 y_q34 y_q35 =>
                        ⟨(fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.elim h24
                        (fun h25 =>
                        (Or.elim h25
                        (fun h26 =>
                        (Or.elim h26
                        (fun h27 =>
                        (Or.elim h27
                        (fun h28 =>
                        (False.elim (by clear h16 h20 h21 h22 h23 h24 h25 h26 h27; omega)))
                        (fun h28 =>
                        (False.elim (by clear h16 h20 h21 h22 h23 h24 h25 h26 h27; omega)))))
                        (fun h27 => (False.elim (by clear h16 h20 h21 h22 h23 h24 h25 h26; omega)))))
                        (fun h26 => (False.elim (by clear h16 h20 h21 h22 h23 h24 h25; omega)))))
                        (fun h25 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h25))))))))
                        (fun h24 => (False.elim (by clear h16 h20 h21 h22 h23; omega)))))
                        (fun h23 => (False.elim (by clear h16 h20 h21 h22; omega)))))
                        (fun h22 => (False.elim (by clear h16 h20 h21; omega)))))
                        (fun h21 => (False.elim (by clear h16 h20; omega))))), (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.elim h24
                        (fun h25 =>
                        (Or.elim h25
                        (fun h26 =>
                        (Or.elim h26
                        (fun h27 =>
                        (Or.elim h27
                        (fun h28 =>
                        (False.elim (by clear h16 h20 h21 h22 h23 h24 h25 h26 h27; omega)))
                        (fun h28 =>
                        (False.elim (by clear h16 h20 h21 h22 h23 h24 h25 h26 h27; omega)))))
                        (fun h27 => (False.elim (by clear h16 h20 h21 h22 h23 h24 h25 h26; omega)))))
                        (fun h26 => (False.elim (by clear h16 h20 h21 h22 h23 h24 h25; omega)))))
                        (fun h25 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h25))))))))
                        (fun h24 => (False.elim (by clear h16 h20 h21 h22 h23; omega)))))
                        (fun h23 => (False.elim (by clear h16 h20 h21 h22; omega)))))
                        (fun h22 => (False.elim (by clear h16 h20 h21; omega)))))
                        (fun h21 => (False.elim (by clear h16 h20; omega)))))⟩)
                        (fun y_q33 y_q34 y_q35 h20 => rfl)))))))))
                        (fun (h19 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                        (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [y_q20, y_q21, y_q22, y_q23]⟩ (value_5 I M y_q22 y_q23 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 (x_q + 1) x_r x_s) from
                        (at_right (at_right (at_left (at_points4
                        y_q20
                        y_q21
                        y_q22
                        y_q23
                        (Or.inr h17)
                        (reduce_congr3
                        (fun y_q36 y_q37 y_q38 =>
                        ⟨(fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.elim h24
                        (fun h25 =>
                        (Or.elim h25
                        (fun h26 =>
                        (Or.elim h26
                        (fun h27 =>
                        (Or.elim h27
                        (fun h28 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨h28.1, (by clear h16 h20 h21 h22 h23 h24 h25 h26 h27; omega)⟩)))))))))
                        (fun h28 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨h28.1, (by clear h16 h20 h21 h22 h23 h24 h25 h26 h27; omega)⟩)))))))))))
                        (fun h27 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h27))))))))))
                        (fun h26 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h26)))))))))
                        (fun h25 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h25))))))))
                        (fun h24 => (Or.inl (Or.inl (Or.inl (Or.inr h24)))))))
                        (fun h23 => (Or.inl (Or.inl (Or.inr h23))))))
                        (fun h22 => (Or.inl (Or.inr h22)))))
                        (fun h21 => (Or.inr h21)))), (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (Or.elim h24
                        (fun h25 =>
                        (Or.elim h25
                        (fun h26 =>
                        (Or.elim h26
                        (fun h27 =>
                        (Or.elim h27
                        (fun h28 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨h28.1, (by clear h16 h20 h21 h22 h23 h24 h25 h26 h27; omega)⟩)))))))))
                        (fun h28 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨h28.1, (by clear h16 h20 h21 h22 h23 h24 h25 h26 h27; omega)⟩)))))))))))
                        (fun h27 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h27))))))))))
                        (fun h26 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h26)))))))))
                        (fun h25 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h25))))))))
                        (fun h24 => (Or.inl (Or.inl (Or.inl (Or.inr h24)))))))
                        (fun h23 => (Or.inl (Or.inl (Or.inr h23))))))
                        (fun h22 => (Or.inl (Or.inr h22)))))
                        (fun h21 => (Or.inr h21))))⟩)
                        (fun y_q36 y_q37 y_q38 h20 => rfl))))))))))))))))
          (entails_points4 (fun y_q39 y_q40 y_q41 y_q42 h16 =>
            (Or.elim h16
              (fun h17 =>
                (at_set_ne4
                  y_q39
                  y_q40
                  y_q41
                  y_q42
                  0
                  x_b_f_fused
                  ((4 * x_p_0) + x_p_1)
                  x_q
                  (by clear h16; omega)
                  (at_if_of
                    cond_holds
                    (fun (h18 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                      (at_set_ne4
                        y_q39
                        y_q40
                        y_q41
                        y_q42
                        0
                        x_b_f_fused
                        ((4 * x_p_0) + x_p_1)
                        x_q
                        (by clear h16; omega)
                        (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [y_q39, y_q40, y_q41, y_q42]⟩ (M t_Y [0, y_q40, y_q41, y_q42]) from
                        (at_right (at_right (at_right (at_points4 y_q39 y_q40 y_q41 y_q42 h16 rfl)))))))
                    (fun (h18 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                      (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [y_q39, y_q40, y_q41, y_q42]⟩ (M t_Y [0, y_q40, y_q41, y_q42]) from
                        (at_right (at_right (at_right (at_points4 y_q39 y_q40 y_q41 y_q42 h16 rfl)))))))))
              (fun h17 =>
                (at_set_ne4
                  y_q39
                  y_q40
                  y_q41
                  y_q42
                  0
                  x_b_f_fused
                  ((4 * x_p_0) + x_p_1)
                  x_q
                  (by clear h16; omega)
                  (at_if_of
                    cond_holds
                    (fun (h18 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                      (at_set_ne4
                        y_q39
                        y_q40
                        y_q41
                        y_q42
                        0
                        x_b_f_fused
                        ((4 * x_p_0) + x_p_1)
                        x_q
                        (by clear h16; omega)
                        (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [y_q39, y_q40, y_q41, y_q42]⟩ (M t_Y [0, y_q40, y_q41, y_q42]) from
                        (at_right (at_right (at_right (at_points4 y_q39 y_q40 y_q41 y_q42 h16 rfl)))))))
                    (fun (h18 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                      (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [y_q39, y_q40, y_q41, y_q42]⟩ (M t_Y [0, y_q40, y_q41, y_q42]) from
                        (at_right (at_right (at_right (at_points4 y_q39 y_q40 y_q41 y_q42 h16 rfl))))))))))))))))

theorem race_8 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) (h8 : 0 ≤ x_s) (h9 : x_s < 3) (h10 : 0 ≤ x_c_1) (h11 : x_c_1 < 4) (h12 : 0 ≤ x_p_1) (h13 : x_p_1 < 4) :
    ParVC I 0 16 (body_8 I M).erase (fun x_q => (((((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r).set v_s x_s).set v_c_1 x_c_1).set v_p_1 x_p_1).set v_q x_q)) (fun x_q => (body_8 I M).post (((((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r).set v_s x_s).set v_c_1 x_c_1).set v_p_1 x_p_1).set v_q x_q) (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q)) :=
  (race_arrays
    [a_y]
    rfl
    rfl
    (all_cons
      (apart4
        (fun x_q y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ (y_c2 = (x_p_1 + (4 * x_p_0)))) ∧ (y_c3 = x_q))
        (fun x_q y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ (y_c2 = (x_p_1 + (4 * x_p_0)))) ∧ (y_c3 = x_q))
        (fun x_q h14 h15 =>
          (w_let (w_let (w_seq
            (w_if_of
              cond_holds
              (fun (h16 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                (w_assign4
                  0
                  x_b_f_fused
                  ((4 * x_p_0) + x_p_1)
                  x_q
                  ⟨⟨⟨rfl, rfl⟩, (show ((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)) from by omega)⟩, rfl⟩))
              (fun (h16 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                (w_none rfl)))
            (w_accumulate4
              0
              x_b_f_fused
              ((4 * x_p_0) + x_p_1)
              x_q
              ⟨⟨⟨rfl, rfl⟩, (show ((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)) from by omega)⟩, rfl⟩)))))
        (fun x_q h14 h15 =>
          (r_let (r_let (r_seq
            (r_none rfl)
            (r_accumulate4
              (x_none rfl)
              0
              x_b_f_fused
              ((4 * x_p_0) + x_p_1)
              x_q
              ⟨⟨⟨rfl, rfl⟩, (show ((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)) from by omega)⟩, rfl⟩)))))
        (fun x_q y_y y_c0 y_c1 y_c2 y_c3 h14 h15 h16 h17 h18 h19 => (by omega)))
      all_nil))

def body_7 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .par v_q (.const 0) (.const 16)
    (fun e x => known_8 I M (e v_b_f_fused) (e v_p_0) (e v_c_0) (e v_r) (e v_s) (e v_c_1) (e v_p_1) x) (body_8 I M)

theorem vc_7 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) (h8 : 0 ≤ x_s) (h9 : x_s < 3) (h10 : 0 ≤ x_c_1) (h11 : x_c_1 < 4) (h12 : 0 ≤ x_p_1) (h13 : x_p_1 < 4) :
    (body_7 I M).vc I (impl.HasCell spec (base E)) ((((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r).set v_s x_s).set v_c_1 x_c_1).set v_p_1 x_p_1) (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1) :=
  (vc_par_of
    0
    16
    rfl
    rfl
    (show Heap.Entails _ (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 0) from
      (entails_and
        (entails_points4 (fun y_q43 y_q44 y_q45 y_q46 h14 =>
          (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1) ⟨a_w, [y_q43, y_q44, y_q45, y_q46]⟩ (M t_W [y_q43, y_q44, y_q45, y_q46]) from
            (at_left (at_points4 y_q43 y_q44 y_q45 y_q46 h14 rfl)))))
        (entails_and
          (entails_points4 (fun y_q47 y_q48 y_q49 y_q50 h14 =>
            (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1) ⟨a_x, [y_q47, y_q48, y_q49, y_q50]⟩ (M t_X [0, y_q48, y_q49, y_q50]) from
              (at_right (at_left (at_points4 y_q47 y_q48 y_q49 y_q50 h14 rfl))))))
          (entails_and
            (entails_points4 (fun y_q51 y_q52 y_q53 y_q54 h14 =>
              (Or.elim h14
                (fun h15 => (False.elim (by clear h14; omega)))
                (fun h15 =>
                  (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1) ⟨a_y, [y_q51, y_q52, y_q53, y_q54]⟩ (value_5 I M y_q53 y_q54 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 0 x_r x_s) from
                    (at_right (at_right (at_left (at_points4
                      y_q51
                      y_q52
                      y_q53
                      y_q54
                      h15
                      (reduce_congr3
                        (fun y_q55 y_q56 y_q57 =>
                        ⟨(fun h16 =>
                        (Or.elim h16
                        (fun h17 =>
                        (Or.elim h17
                        (fun h18 =>
                        (Or.elim h18
                        (fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.elim h23
                        (fun h24 =>
                        (False.elim (by clear h14 h16 h17 h18 h19 h20 h21 h22 h23; omega)))
                        (fun h24 =>
                        (False.elim (by clear h14 h16 h17 h18 h19 h20 h21 h22 h23; omega)))))
                        (fun h23 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl h23)))))))))
                        (fun h22 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h22)))))))))
                        (fun h21 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h21))))))))
                        (fun h20 => (Or.inl (Or.inl (Or.inl (Or.inr h20)))))))
                        (fun h19 => (Or.inl (Or.inl (Or.inr h19))))))
                        (fun h18 => (Or.inl (Or.inr h18)))))
                        (fun h17 => (Or.inr h17)))), (fun h16 =>
                        (Or.elim h16
                        (fun h17 =>
                        (Or.elim h17
                        (fun h18 =>
                        (Or.elim h18
                        (fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h22))))))))
                        (fun h22 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h22)))))))))
                        (fun h21 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h21))))))))
                        (fun h20 => (Or.inl (Or.inl (Or.inl (Or.inr h20)))))))
                        (fun h19 => (Or.inl (Or.inl (Or.inr h19))))))
                        (fun h18 => (Or.inl (Or.inr h18)))))
                        (fun h17 => (Or.inr h17))))⟩)
                        (fun y_q55 y_q56 y_q57 h16 => rfl)))))))))))
            (entails_points4 (fun y_q58 y_q59 y_q60 y_q61 h14 =>
              (Or.elim h14
                (fun h15 =>
                  (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1) ⟨a_y, [y_q58, y_q59, y_q60, y_q61]⟩ (M t_Y [0, y_q59, y_q60, y_q61]) from
                    (at_right (at_right (at_right (at_points4 y_q58 y_q59 y_q60 y_q61 h14 rfl))))))
                (fun h15 =>
                  (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1) ⟨a_y, [y_q58, y_q59, y_q60, y_q61]⟩ (M t_Y [0, y_q59, y_q60, y_q61]) from
                    (at_right (at_right (at_right (at_points4 y_q58 y_q59 y_q60 y_q61 h14 rfl)))))))))))))
    (fun x_q h14 h15 =>
      (vc_8
        x_b_f_fused
        x_p_0
        x_c_0
        x_r
        x_s
        x_c_1
        x_p_1
        x_q
        hl
        hM
        h0
        h1
        h2
        h3
        h4
        h5
        h6
        h7
        h8
        h9
        h10
        h11
        h12
        h13
        h14
        h15))
    (fun x_q h14 h15 =>
      (kept_8
        x_b_f_fused
        x_p_0
        x_c_0
        x_r
        x_s
        x_c_1
        x_p_1
        x_q
        hl
        hM
        h0
        h1
        h2
        h3
        h4
        h5
        h6
        h7
        h8
        h9
        h10
        h11
        h12
        h13
        h14
        h15))
    (race_8
      x_b_f_fused
      x_p_0
      x_c_0
      x_r
      x_s
      x_c_1
      x_p_1
      hl
      hM
      h0
      h1
      h2
      h3
      h4
      h5
      h6
      h7
      h8
      h9
      h10
      h11
      h12
      h13))

theorem kept_7 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) (h8 : 0 ≤ x_s) (h9 : x_s < 3) (h10 : 0 ≤ x_c_1) (h11 : x_c_1 < 4) (h12 : 0 ≤ x_p_1) (h13 : x_p_1 < 4) :
    Heap.Entails ((body_7 I M).post ((((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r).set v_s x_s).set v_c_1 x_c_1).set v_p_1 x_p_1) (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1)) (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 (x_p_1 + 1)) :=
  (show Heap.Entails _ (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 (x_p_1 + 1)) from
    (entails_and
      (entails_points4 (fun y_q62 y_q63 y_q64 y_q65 h14 =>
        (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 16) ⟨a_w, [y_q62, y_q63, y_q64, y_q65]⟩ (M t_W [y_q62, y_q63, y_q64, y_q65]) from
          (at_left (at_points4 y_q62 y_q63 y_q64 y_q65 h14 rfl)))))
      (entails_and
        (entails_points4 (fun y_q66 y_q67 y_q68 y_q69 h14 =>
          (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 16) ⟨a_x, [y_q66, y_q67, y_q68, y_q69]⟩ (M t_X [0, y_q67, y_q68, y_q69]) from
            (at_right (at_left (at_points4 y_q66 y_q67 y_q68 y_q69 h14 rfl))))))
        (entails_and
          (entails_points4 (fun y_q70 y_q71 y_q72 y_q73 h14 =>
            (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 16) ⟨a_y, [y_q70, y_q71, y_q72, y_q73]⟩ (value_4 I M y_q72 y_q73 x_b_f_fused x_c_0 x_c_1 x_p_0 (x_p_1 + 1) x_r x_s) from
              (at_right (at_right (at_left (at_points4
                y_q70
                y_q71
                y_q72
                y_q73
                (by omega)
                (reduce_congr3
                  (fun y_q74 y_q75 y_q76 =>
                    ⟨(fun h15 =>
                       (Or.elim h15
                        (fun h16 =>
                        (Or.elim h16
                        (fun h17 =>
                        (Or.elim h17
                        (fun h18 =>
                        (Or.elim h18
                        (fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h21))))))))
                        (fun h21 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h21)))))))))
                        (fun h20 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (y_q74 = x_c_1)).elim
                        (fun h21 =>
                        ((Classical.em (y_q76 = x_s)).elim
                        (fun h22 =>
                        ((Classical.em (y_q72 = (x_p_1 + (4 * x_p_0)))).elim
                        (fun h23 =>
                        (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨h21, h20.1.1.1.1.1.1⟩, h22⟩, h23⟩, h20.1.2⟩, h14.1.1.2.2⟩)))))
                        (fun h23 => (Or.inr ⟨h20.1, (by clear h15 h16 h17 h18 h19; omega)⟩))))
                        (fun h22 => (Or.inr ⟨h20.1, (by clear h15 h16 h17 h18 h19; omega)⟩))))
                        (fun h21 => (Or.inr ⟨h20.1, (by clear h15 h16 h17 h18 h19; omega)⟩))))))))))
                        (fun h19 =>
                        (Or.inl (Or.inl (Or.inl ((Classical.em (y_q74 = (x_c_1 + 4))).elim
                        (fun h20 =>
                        ((Classical.em (y_q76 = x_s)).elim
                        (fun h21 =>
                        ((Classical.em (y_q72 = (x_p_1 + (4 * x_p_0)))).elim
                        (fun h22 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨⟨⟨h20, h19.1.1.1.1.1.1⟩, h21⟩, h22⟩, h19.1.2⟩, h14.1.1.2.2⟩))))))
                        (fun h22 => (Or.inr ⟨h19.1, (by clear h15 h16 h17 h18; omega)⟩))))
                        (fun h21 => (Or.inr ⟨h19.1, (by clear h15 h16 h17 h18; omega)⟩))))
                        (fun h20 => (Or.inr ⟨h19.1, (by clear h15 h16 h17 h18; omega)⟩)))))))))
                        (fun h18 => (Or.inl (Or.inl (Or.inr h18))))))
                        (fun h17 => (Or.inl (Or.inr h17)))))
                        (fun h16 => (Or.inr h16)))), (fun h15 =>
                       (Or.elim h15
                        (fun h16 =>
                        (Or.elim h16
                        (fun h17 =>
                        (Or.elim h17
                        (fun h18 =>
                        (Or.elim h18
                        (fun h19 =>
                        (Or.elim h19
                        (fun h20 =>
                        (Or.elim h20
                        (fun h21 =>
                        (Or.elim h21
                        (fun h22 =>
                        (Or.elim h22
                        (fun h23 =>
                        (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h23.1.1.1.1.2, (by clear h15 h16 h17 h18 h19 h20 h21 h22; omega)⟩, ⟨(by clear h15 h16 h17 h18 h19 h20 h21 h22; omega), (by clear h15 h16 h17 h18 h19 h20 h21 h22; omega)⟩⟩, (by clear h15 h16 h17 h18 h19 h20 h21 h22; omega)⟩, (by clear h15 h16 h17 h18 h19 h20 h21 h22; omega)⟩, h23.1.2⟩, (by clear h15 h16 h17 h18 h19 h20 h21 h22; omega)⟩)))))
                        (fun h23 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h23.1.1.1.1.2, (by clear h15 h16 h17 h18 h19 h20 h21 h22; omega)⟩, ⟨(by clear h15 h16 h17 h18 h19 h20 h21 h22; omega), (by clear h15 h16 h17 h18 h19 h20 h21 h22; omega)⟩⟩, (by clear h15 h16 h17 h18 h19 h20 h21 h22; omega)⟩, (by clear h15 h16 h17 h18 h19 h20 h21 h22; omega)⟩, h23.1.2⟩, (by clear h15 h16 h17 h18 h19 h20 h21 h22; omega)⟩))))))))
                        (fun h22 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl h22)))))))))
                        (fun h21 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h21)))))))))
                        (fun h20 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨h20.1, (by clear h15 h16 h17 h18 h19; omega)⟩))))))))
                        (fun h19 =>
                        (Or.inl (Or.inl (Or.inl (Or.inr ⟨h19.1, (by clear h15 h16 h17 h18; omega)⟩)))))))
                        (fun h18 => (Or.inl (Or.inl (Or.inr h18))))))
                        (fun h17 => (Or.inl (Or.inr h17)))))
                        (fun h16 => (Or.inr h16))))⟩)
                  (fun y_q74 y_q75 y_q76 h15 => rfl)))))))))
          (entails_points4 (fun y_q77 y_q78 y_q79 y_q80 h14 =>
            (Or.elim h14
              (fun h15 =>
                (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 16) ⟨a_y, [y_q77, y_q78, y_q79, y_q80]⟩ (M t_Y [0, y_q78, y_q79, y_q80]) from
                  (at_right (at_right (at_right (at_points4 y_q77 y_q78 y_q79 y_q80 h14 rfl))))))
              (fun h15 =>
                (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 16) ⟨a_y, [y_q77, y_q78, y_q79, y_q80]⟩ (M t_Y [0, y_q78, y_q79, y_q80]) from
                  (at_right (at_right (at_right (at_points4 y_q77 y_q78 y_q79 y_q80 h14 rfl)))))))))))))

def body_6 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .for v_p_1 (.const 0) (.const 4)
    (fun e x => known_7 I M (e v_b_f_fused) (e v_p_0) (e v_c_0) (e v_r) (e v_s) (e v_c_1) x) (body_7 I M)

theorem vc_6 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) (h8 : 0 ≤ x_s) (h9 : x_s < 3) (h10 : 0 ≤ x_c_1) (h11 : x_c_1 < 4) :
    (body_6 I M).vc I (impl.HasCell spec (base E)) (((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r).set v_s x_s).set v_c_1 x_c_1) (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1) :=
  (vc_for_of
    0
    4
    rfl
    rfl
    (show Heap.Entails _ (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 0) from
      (entails_and
        (entails_points4 (fun y_q81 y_q82 y_q83 y_q84 h12 =>
          (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1) ⟨a_w, [y_q81, y_q82, y_q83, y_q84]⟩ (M t_W [y_q81, y_q82, y_q83, y_q84]) from
            (at_left (at_points4 y_q81 y_q82 y_q83 y_q84 h12 rfl)))))
        (entails_and
          (entails_points4 (fun y_q85 y_q86 y_q87 y_q88 h12 =>
            (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1) ⟨a_x, [y_q85, y_q86, y_q87, y_q88]⟩ (M t_X [0, y_q86, y_q87, y_q88]) from
              (at_right (at_left (at_points4 y_q85 y_q86 y_q87 y_q88 h12 rfl))))))
          (entails_and
            (entails_points4 (fun y_q89 y_q90 y_q91 y_q92 h12 =>
              (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1) ⟨a_y, [y_q89, y_q90, y_q91, y_q92]⟩ (value_4 I M y_q91 y_q92 x_b_f_fused x_c_0 x_c_1 x_p_0 0 x_r x_s) from
                (at_right (at_right (at_left (at_points4
                  y_q89
                  y_q90
                  y_q91
                  y_q92
                  ⟨h12.1, (by omega)⟩
                  (reduce_congr3
                    (fun y_q93 y_q94 y_q95 =>
                      ⟨(fun h13 =>
                        (Or.elim h13
                        (fun h14 =>
                        (Or.elim h14
                        (fun h15 =>
                        (Or.elim h15
                        (fun h16 =>
                        (Or.elim h16
                        (fun h17 =>
                        (Or.elim h17
                        (fun h18 =>
                        (Or.elim h18
                        (fun h19 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl h18))))))
                        (fun h19 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl h18))))))))
                        (fun h18 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h18.1.1.1.1.1.1, ⟨h18.1.1.1.1.1.2, (by clear h13 h14 h15 h16 h17; omega)⟩⟩, h18.1.1.1.1.2⟩, h18.1.2⟩))))))))
                        (fun h17 =>
                        (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h17.1.1.1.1.1.1, ⟨h17.1.1.1.1.1.2, (by clear h13 h14 h15 h16; omega)⟩⟩, h17.1.1.1.1.2⟩, h17.1.2⟩)))))))
                        (fun h16 => (Or.inl (Or.inl (Or.inr h16))))))
                        (fun h15 => (Or.inl (Or.inr h15)))))
                        (fun h14 => (Or.inr h14)))), (fun h13 =>
                        (Or.elim h13
                        (fun h14 =>
                        (Or.elim h14
                        (fun h15 =>
                        (Or.elim h15
                        (fun h16 =>
                        (Or.elim h16
                        (fun h17 =>
                        (Or.elim h17
                        (fun h18 =>
                        (Or.elim h18
                        (fun h19 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl h18))))))
                        (fun h19 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl h18))))))))
                        (fun h18 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h18.1.1.1, h18.1.1.2.1⟩, h18.1.2⟩, (by clear h13 h14 h15 h16 h17; omega)⟩, (by clear h13 h14 h15 h16 h17; omega)⟩, h18.2⟩, (by clear h13 h14 h15 h16 h17; omega)⟩))))))))
                        (fun h17 =>
                        (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h17.1.1.1, h17.1.1.2.1⟩, h17.1.2⟩, (by clear h13 h14 h15 h16; omega)⟩, (by clear h13 h14 h15 h16; omega)⟩, h17.2⟩, (by clear h13 h14 h15 h16; omega)⟩)))))))
                        (fun h16 => (Or.inl (Or.inl (Or.inr h16))))))
                        (fun h15 => (Or.inl (Or.inr h15)))))
                        (fun h14 => (Or.inr h14))))⟩)
                    (fun y_q93 y_q94 y_q95 h13 => rfl)))))))))
            (entails_points4 (fun y_q96 y_q97 y_q98 y_q99 h12 =>
              (Or.elim h12
                (fun h13 =>
                  (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1) ⟨a_y, [y_q96, y_q97, y_q98, y_q99]⟩ (M t_Y [0, y_q97, y_q98, y_q99]) from
                    (at_right (at_right (at_right (at_points4 y_q96 y_q97 y_q98 y_q99 h12 rfl))))))
                (fun h13 =>
                  (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1) ⟨a_y, [y_q96, y_q97, y_q98, y_q99]⟩ (M t_Y [0, y_q97, y_q98, y_q99]) from
                    (at_right (at_right (at_right (at_points4 y_q96 y_q97 y_q98 y_q99 h12 rfl)))))))))))))
    (fun x_p_1 h12 h13 =>
      (vc_7
        x_b_f_fused
        x_p_0
        x_c_0
        x_r
        x_s
        x_c_1
        x_p_1
        hl
        hM
        h0
        h1
        h2
        h3
        h4
        h5
        h6
        h7
        h8
        h9
        h10
        h11
        h12
        h13))
    (fun x_p_1 h12 h13 =>
      (kept_7
        x_b_f_fused
        x_p_0
        x_c_0
        x_r
        x_s
        x_c_1
        x_p_1
        hl
        hM
        h0
        h1
        h2
        h3
        h4
        h5
        h6
        h7
        h8
        h9
        h10
        h11
        h12
        h13)))

theorem kept_6 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) (h8 : 0 ≤ x_s) (h9 : x_s < 3) (h10 : 0 ≤ x_c_1) (h11 : x_c_1 < 4) :
    Heap.Entails ((body_6 I M).post (((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r).set v_s x_s).set v_c_1 x_c_1) (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1)) (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s (x_c_1 + 1)) :=
  (show Heap.Entails _ (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s (x_c_1 + 1)) from
    (entails_and
      (entails_points4 (fun y_q100 y_q101 y_q102 y_q103 h12 =>
        (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 4) ⟨a_w, [y_q100, y_q101, y_q102, y_q103]⟩ (M t_W [y_q100, y_q101, y_q102, y_q103]) from
          (at_left (at_points4 y_q100 y_q101 y_q102 y_q103 h12 rfl)))))
      (entails_and
        (entails_points4 (fun y_q104 y_q105 y_q106 y_q107 h12 =>
          (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 4) ⟨a_x, [y_q104, y_q105, y_q106, y_q107]⟩ (M t_X [0, y_q105, y_q106, y_q107]) from
            (at_right (at_left (at_points4 y_q104 y_q105 y_q106 y_q107 h12 rfl))))))
        (entails_and
          (entails_points4 (fun y_q108 y_q109 y_q110 y_q111 h12 =>
            (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 4) ⟨a_y, [y_q108, y_q109, y_q110, y_q111]⟩ (value_3 I M y_q110 y_q111 x_b_f_fused x_c_0 (x_c_1 + 1) x_r x_s) from
              (at_right (at_right (at_left (at_points4
                y_q108
                y_q109
                y_q110
                y_q111
                ⟨h12.1, (by omega)⟩
                (reduce_congr3
                  (fun y_q112 y_q113 y_q114 =>
                    ⟨(fun h13 =>
                       (Or.elim h13
                        (fun h14 =>
                        (Or.elim h14
                        (fun h15 =>
                        (Or.elim h15
                        (fun h16 =>
                        (Or.elim h16
                        (fun h17 =>
                        (Or.elim h17
                        (fun h18 =>
                        (Or.elim h18
                        (fun h19 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (by clear h13 h14 h15 h16 h17 h18; omega))))))
                        (fun h19 =>
                        (Or.inl (Or.inl (Or.inl ((Classical.em (y_q112 < (x_c_1 + (4 * x_c_0)))).elim
                        (fun h20 => (Or.inl (Or.inl (Or.inr ⟨⟨h19.1.1, ⟨h19.1.2.1, h20⟩⟩, h19.2⟩))))
                        (fun h20 =>
                        ((Classical.em (y_q112 < 4)).elim
                        (fun h21 =>
                        (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h19.1.1.1, (by clear h13 h14 h15 h16 h17 h18; omega)⟩, ⟨(by clear h13 h14 h15 h16 h17 h18; omega), h21⟩⟩, (by clear h13 h14 h15 h16 h17 h18; omega)⟩, (by clear h13 h14 h15 h16 h17 h18; omega)⟩, (by clear h13 h14 h15 h16 h17 h18; omega)⟩, (by clear h13 h14 h15 h16 h17 h18; omega)⟩)))
                        (fun h21 =>
                        (Or.inr ⟨⟨⟨⟨⟨⟨h19.1.1.1, (by clear h13 h14 h15 h16 h17 h18; omega)⟩, ⟨(by clear h13 h14 h15 h16 h17 h18; omega), (by clear h13 h14 h15 h16 h17 h18; omega)⟩⟩, (by clear h13 h14 h15 h16 h17 h18; omega)⟩, (by clear h13 h14 h15 h16 h17 h18; omega)⟩, (by clear h13 h14 h15 h16 h17 h18; omega)⟩, (by clear h13 h14 h15 h16 h17 h18; omega)⟩)))))))))))
                        (fun h18 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h18.1.1.1, h18.1.1.2.1⟩, h18.1.2⟩, (by clear h13 h14 h15 h16 h17; omega)⟩, (by clear h13 h14 h15 h16 h17; omega)⟩, h18.2⟩, (by clear h13 h14 h15 h16 h17; omega)⟩))))))))
                        (fun h17 =>
                        (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h17.1.1.1, h17.1.1.2.1⟩, h17.1.2⟩, (by clear h13 h14 h15 h16; omega)⟩, (by clear h13 h14 h15 h16; omega)⟩, h17.2⟩, (by clear h13 h14 h15 h16; omega)⟩)))))))
                        (fun h16 => (Or.inl (Or.inl (Or.inr h16))))))
                        (fun h15 => (Or.inl (Or.inr h15)))))
                        (fun h14 => (Or.inr h14)))), (fun h13 =>
                       (Or.elim h13
                        (fun h14 =>
                        (Or.elim h14
                        (fun h15 =>
                        (Or.elim h15
                        (fun h16 =>
                        (Or.elim h16
                        (fun h17 =>
                        (Or.elim h17
                        (fun h18 =>
                        (Or.elim h18
                        (fun h19 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨h19.1.1.1, ⟨h19.1.1.2.1, (by clear h13 h14 h15 h16 h17 h18; omega)⟩⟩, h19.1.2⟩, h19.2⟩)))))))
                        (fun h19 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨h19.1.1, ⟨h19.1.2.1, (by clear h13 h14 h15 h16 h17 h18; omega)⟩⟩, h19.2⟩)))))))))
                        (fun h18 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (by clear h13 h14 h15 h16 h17; omega))))))))
                        (fun h17 => (Or.inl (Or.inl (Or.inl (by clear h13 h14 h15 h16; omega)))))))
                        (fun h16 => (Or.inl (Or.inl (Or.inr h16))))))
                        (fun h15 => (Or.inl (Or.inr h15)))))
                        (fun h14 => (Or.inr h14))))⟩)
                  (fun y_q112 y_q113 y_q114 h13 => rfl)))))))))
          (entails_points4 (fun y_q115 y_q116 y_q117 y_q118 h12 =>
            (Or.elim h12
              (fun h13 =>
                (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 4) ⟨a_y, [y_q115, y_q116, y_q117, y_q118]⟩ (M t_Y [0, y_q116, y_q117, y_q118]) from
                  (at_right (at_right (at_right (at_points4 y_q115 y_q116 y_q117 y_q118 h12 rfl))))))
              (fun h13 =>
                (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 4) ⟨a_y, [y_q115, y_q116, y_q117, y_q118]⟩ (M t_Y [0, y_q116, y_q117, y_q118]) from
                  (at_right (at_right (at_right (at_points4 y_q115 y_q116 y_q117 y_q118 h12 rfl)))))))))))))

def body_5 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .for v_c_1 (.const 0) (.const 4)
    (fun e x => known_6 I M (e v_b_f_fused) (e v_p_0) (e v_c_0) (e v_r) (e v_s) x) (body_6 I M)

theorem vc_5 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) (h8 : 0 ≤ x_s) (h9 : x_s < 3) :
    (body_5 I M).vc I (impl.HasCell spec (base E)) ((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r).set v_s x_s) (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r x_s) :=
  (vc_for_of
    0
    4
    rfl
    rfl
    (show Heap.Entails _ (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s 0) from
      (entails_and
        (entails_points4 (fun y_q119 y_q120 y_q121 y_q122 h10 =>
          (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r x_s) ⟨a_w, [y_q119, y_q120, y_q121, y_q122]⟩ (M t_W [y_q119, y_q120, y_q121, y_q122]) from
            (at_left (at_points4 y_q119 y_q120 y_q121 y_q122 h10 rfl)))))
        (entails_and
          (entails_points4 (fun y_q123 y_q124 y_q125 y_q126 h10 =>
            (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r x_s) ⟨a_x, [y_q123, y_q124, y_q125, y_q126]⟩ (M t_X [0, y_q124, y_q125, y_q126]) from
              (at_right (at_left (at_points4 y_q123 y_q124 y_q125 y_q126 h10 rfl))))))
          (entails_and
            (entails_points4 (fun y_q127 y_q128 y_q129 y_q130 h10 =>
              (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r x_s) ⟨a_y, [y_q127, y_q128, y_q129, y_q130]⟩ (value_3 I M y_q129 y_q130 x_b_f_fused x_c_0 0 x_r x_s) from
                (at_right (at_right (at_left (at_points4
                  y_q127
                  y_q128
                  y_q129
                  y_q130
                  ⟨h10.1, (by omega)⟩
                  (reduce_congr3
                    (fun y_q131 y_q132 y_q133 =>
                      ⟨(fun h11 =>
                        (Or.elim h11
                        (fun h12 =>
                        (Or.elim h12
                        (fun h13 =>
                        (Or.elim h13
                        (fun h14 =>
                        (Or.elim h14
                        (fun h15 =>
                        (Or.elim h15
                        (fun h16 =>
                        (Or.elim h16
                        (fun h17 => (False.elim (by clear h11 h12 h13 h14 h15 h16; omega)))
                        (fun h17 => (False.elim (by clear h11 h12 h13 h14 h15 h16; omega)))))
                        (fun h16 => (Or.inl (Or.inl (Or.inl (Or.inl h16)))))))
                        (fun h15 => (Or.inl (Or.inl (Or.inl (Or.inr h15)))))))
                        (fun h14 => (Or.inl (Or.inl (Or.inr h14))))))
                        (fun h13 => (Or.inl (Or.inr h13)))))
                        (fun h12 => (Or.inr h12)))), (fun h11 =>
                        (Or.elim h11
                        (fun h12 =>
                        (Or.elim h12
                        (fun h13 =>
                        (Or.elim h13
                        (fun h14 =>
                        (Or.elim h14
                        (fun h15 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h15))))))
                        (fun h15 => (Or.inl (Or.inl (Or.inl (Or.inr h15)))))))
                        (fun h14 => (Or.inl (Or.inl (Or.inr h14))))))
                        (fun h13 => (Or.inl (Or.inr h13)))))
                        (fun h12 => (Or.inr h12))))⟩)
                    (fun y_q131 y_q132 y_q133 h11 => rfl)))))))))
            (entails_points4 (fun y_q134 y_q135 y_q136 y_q137 h10 =>
              (Or.elim h10
                (fun h11 =>
                  (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r x_s) ⟨a_y, [y_q134, y_q135, y_q136, y_q137]⟩ (M t_Y [0, y_q135, y_q136, y_q137]) from
                    (at_right (at_right (at_right (at_points4 y_q134 y_q135 y_q136 y_q137 h10 rfl))))))
                (fun h11 =>
                  (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r x_s) ⟨a_y, [y_q134, y_q135, y_q136, y_q137]⟩ (M t_Y [0, y_q135, y_q136, y_q137]) from
                    (at_right (at_right (at_right (at_points4 y_q134 y_q135 y_q136 y_q137 h10 rfl)))))))))))))
    (fun x_c_1 h10 h11 =>
      (vc_6 x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
    (fun x_c_1 h10 h11 =>
      (kept_6 x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)))

theorem kept_5 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) (h8 : 0 ≤ x_s) (h9 : x_s < 3) :
    Heap.Entails ((body_5 I M).post ((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r).set v_s x_s) (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r x_s)) (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r (x_s + 1)) :=
  (show Heap.Entails _ (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r (x_s + 1)) from
    (entails_and
      (entails_points4 (fun y_q138 y_q139 y_q140 y_q141 h10 =>
        (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s 4) ⟨a_w, [y_q138, y_q139, y_q140, y_q141]⟩ (M t_W [y_q138, y_q139, y_q140, y_q141]) from
          (at_left (at_points4 y_q138 y_q139 y_q140 y_q141 h10 rfl)))))
      (entails_and
        (entails_points4 (fun y_q142 y_q143 y_q144 y_q145 h10 =>
          (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s 4) ⟨a_x, [y_q142, y_q143, y_q144, y_q145]⟩ (M t_X [0, y_q143, y_q144, y_q145]) from
            (at_right (at_left (at_points4 y_q142 y_q143 y_q144 y_q145 h10 rfl))))))
        (entails_and
          (entails_points4 (fun y_q146 y_q147 y_q148 y_q149 h10 =>
            (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s 4) ⟨a_y, [y_q146, y_q147, y_q148, y_q149]⟩ (value_2 I M y_q148 y_q149 x_b_f_fused x_c_0 x_r (x_s + 1)) from
              (at_right (at_right (at_left (at_points4
                y_q146
                y_q147
                y_q148
                y_q149
                ⟨h10.1, (by omega)⟩
                (reduce_congr3
                  (fun y_q150 y_q151 y_q152 =>
                    ⟨(fun h11 =>
                       (Or.elim h11
                        (fun h12 =>
                        (Or.elim h12
                        (fun h13 =>
                        (Or.elim h13
                        (fun h14 =>
                        (Or.elim h14
                        (fun h15 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl (by clear h11 h12 h13 h14; omega))))))
                        (fun h15 => (Or.inl (Or.inl (Or.inl (by clear h11 h12 h13 h14; omega)))))))
                        (fun h14 => (Or.inl (Or.inl (Or.inr h14))))))
                        (fun h13 => (Or.inl (Or.inr h13)))))
                        (fun h12 => (Or.inr h12)))), (fun h11 =>
                       (Or.elim h11
                        (fun h12 =>
                        (Or.elim h12
                        (fun h13 =>
                        (Or.elim h13
                        (fun h14 =>
                        (Or.elim h14
                        (fun h15 =>
                        (Or.elim h15
                        (fun h16 =>
                        (Or.elim h16
                        (fun h17 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨(by clear h11 h12 h13 h14 h15 h16; omega), ⟨(by clear h11 h12 h13 h14 h15 h16; omega), (by clear h11 h12 h13 h14 h15 h16; omega)⟩⟩, h17.1.1.2⟩, h17.1.2⟩)))))
                        (fun h17 =>
                        (Or.inl (Or.inl (Or.inl (by clear h11 h12 h13 h14 h15 h16; omega)))))))
                        (fun h16 =>
                        (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨h16.1.1.1, ⟨h16.1.1.2.1, (by clear h11 h12 h13 h14 h15; omega)⟩⟩, h16.1.2⟩, h16.2⟩)))))))
                        (fun h15 =>
                        (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h15.1.1.1, ⟨h15.1.1.2.1, (by clear h11 h12 h13 h14; omega)⟩⟩, h15.1.2⟩, h15.2⟩)))))))
                        (fun h14 => (Or.inl (Or.inl (Or.inr h14))))))
                        (fun h13 => (Or.inl (Or.inr h13)))))
                        (fun h12 => (Or.inr h12))))⟩)
                  (fun y_q150 y_q151 y_q152 h11 => rfl)))))))))
          (entails_points4 (fun y_q153 y_q154 y_q155 y_q156 h10 =>
            (Or.elim h10
              (fun h11 =>
                (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s 4) ⟨a_y, [y_q153, y_q154, y_q155, y_q156]⟩ (M t_Y [0, y_q154, y_q155, y_q156]) from
                  (at_right (at_right (at_right (at_points4 y_q153 y_q154 y_q155 y_q156 h10 rfl))))))
              (fun h11 =>
                (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s 4) ⟨a_y, [y_q153, y_q154, y_q155, y_q156]⟩ (M t_Y [0, y_q154, y_q155, y_q156]) from
                  (at_right (at_right (at_right (at_points4 y_q153 y_q154 y_q155 y_q156 h10 rfl)))))))))))))

def body_4 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .for v_s (.const 0) (.const 3)
    (fun e x => known_5 I M (e v_b_f_fused) (e v_p_0) (e v_c_0) (e v_r) x) (body_5 I M)

theorem vc_4 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) :
    (body_4 I M).vc I (impl.HasCell spec (base E)) (((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r) (known_4 I M x_b_f_fused x_p_0 x_c_0 x_r) :=
  (vc_for_of
    0
    3
    rfl
    rfl
    (show Heap.Entails _ (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r 0) from
      (entails_and
        (entails_points4 (fun y_q157 y_q158 y_q159 y_q160 h8 =>
          (show (known_4 I M x_b_f_fused x_p_0 x_c_0 x_r) ⟨a_w, [y_q157, y_q158, y_q159, y_q160]⟩ (M t_W [y_q157, y_q158, y_q159, y_q160]) from
            (at_left (at_points4 y_q157 y_q158 y_q159 y_q160 h8 rfl)))))
        (entails_and
          (entails_points4 (fun y_q161 y_q162 y_q163 y_q164 h8 =>
            (show (known_4 I M x_b_f_fused x_p_0 x_c_0 x_r) ⟨a_x, [y_q161, y_q162, y_q163, y_q164]⟩ (M t_X [0, y_q162, y_q163, y_q164]) from
              (at_right (at_left (at_points4 y_q161 y_q162 y_q163 y_q164 h8 rfl))))))
          (entails_and
            (entails_points4 (fun y_q165 y_q166 y_q167 y_q168 h8 =>
              (show (known_4 I M x_b_f_fused x_p_0 x_c_0 x_r) ⟨a_y, [y_q165, y_q166, y_q167, y_q168]⟩ (value_2 I M y_q167 y_q168 x_b_f_fused x_c_0 x_r 0) from
                (at_right (at_right (at_left (at_points4
                  y_q165
                  y_q166
                  y_q167
                  y_q168
                  ⟨h8.1, (by omega)⟩
                  (reduce_congr3
                    (fun y_q169 y_q170 y_q171 =>
                      ⟨(fun h9 =>
                        (Or.elim h9
                        (fun h10 =>
                        (Or.elim h10
                        (fun h11 =>
                        (Or.elim h11
                        (fun h12 =>
                        (Or.elim h12
                        (fun h13 => (False.elim (by clear h9 h10 h11 h12; omega)))
                        (fun h13 => (False.elim (by clear h9 h10 h11 h12; omega)))))
                        (fun h12 => (Or.inl (Or.inl h12)))))
                        (fun h11 => (Or.inl (Or.inr h11)))))
                        (fun h10 => (Or.inr h10)))), (fun h9 =>
                        (Or.elim h9
                        (fun h10 =>
                        (Or.elim h10
                        (fun h11 => (Or.inl (Or.inl (Or.inr h11))))
                        (fun h11 => (Or.inl (Or.inr h11)))))
                        (fun h10 => (Or.inr h10))))⟩)
                    (fun y_q169 y_q170 y_q171 h9 => rfl)))))))))
            (entails_points4 (fun y_q172 y_q173 y_q174 y_q175 h8 =>
              (Or.elim h8
                (fun h9 =>
                  (show (known_4 I M x_b_f_fused x_p_0 x_c_0 x_r) ⟨a_y, [y_q172, y_q173, y_q174, y_q175]⟩ (M t_Y [0, y_q173, y_q174, y_q175]) from
                    (at_right (at_right (at_right (at_points4 y_q172 y_q173 y_q174 y_q175 h8 rfl))))))
                (fun h9 =>
                  (show (known_4 I M x_b_f_fused x_p_0 x_c_0 x_r) ⟨a_y, [y_q172, y_q173, y_q174, y_q175]⟩ (M t_Y [0, y_q173, y_q174, y_q175]) from
                    (at_right (at_right (at_right (at_points4 y_q172 y_q173 y_q174 y_q175 h8 rfl)))))))))))))
    (fun x_s h8 h9 => (vc_5 x_b_f_fused x_p_0 x_c_0 x_r x_s hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
    (fun x_s h8 h9 => (kept_5 x_b_f_fused x_p_0 x_c_0 x_r x_s hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)))

theorem kept_4 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) :
    Heap.Entails ((body_4 I M).post (((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r) (known_4 I M x_b_f_fused x_p_0 x_c_0 x_r)) (known_4 I M x_b_f_fused x_p_0 x_c_0 (x_r + 1)) :=
  (show Heap.Entails _ (known_4 I M x_b_f_fused x_p_0 x_c_0 (x_r + 1)) from
    (entails_and
      (entails_points4 (fun y_q176 y_q177 y_q178 y_q179 h8 =>
        (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r 3) ⟨a_w, [y_q176, y_q177, y_q178, y_q179]⟩ (M t_W [y_q176, y_q177, y_q178, y_q179]) from
          (at_left (at_points4 y_q176 y_q177 y_q178 y_q179 h8 rfl)))))
      (entails_and
        (entails_points4 (fun y_q180 y_q181 y_q182 y_q183 h8 =>
          (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r 3) ⟨a_x, [y_q180, y_q181, y_q182, y_q183]⟩ (M t_X [0, y_q181, y_q182, y_q183]) from
            (at_right (at_left (at_points4 y_q180 y_q181 y_q182 y_q183 h8 rfl))))))
        (entails_and
          (entails_points4 (fun y_q184 y_q185 y_q186 y_q187 h8 =>
            (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r 3) ⟨a_y, [y_q184, y_q185, y_q186, y_q187]⟩ (value_1 I M y_q186 y_q187 x_b_f_fused x_c_0 (x_r + 1)) from
              (at_right (at_right (at_left (at_points4
                y_q184
                y_q185
                y_q186
                y_q187
                ⟨h8.1, (by omega)⟩
                (reduce_congr3
                  (fun y_q188 y_q189 y_q190 =>
                    ⟨(fun h9 =>
                       (Or.elim h9
                        (fun h10 =>
                        (Or.elim h10
                        (fun h11 => (Or.inl (Or.inl (Or.inr h11))))
                        (fun h11 => (Or.inl (by clear h9 h10; omega)))))
                        (fun h10 =>
                        ((Classical.em (y_q189 = x_r)).elim
                        (fun h11 =>
                        (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h11, h10.1.1.1⟩, h10.1.2⟩, h10.2⟩)))))
                        (fun h11 =>
                        (Or.inr ⟨⟨⟨h10.1.1.1, ⟨h10.1.1.2.1, (by clear h9; omega)⟩⟩, h10.1.2⟩, h10.2⟩)))))), (fun h9 =>
                       (Or.elim h9
                        (fun h10 =>
                        (Or.elim h10
                        (fun h11 =>
                        (Or.elim h11
                        (fun h12 =>
                        (Or.elim h12
                        (fun h13 =>
                        (Or.inl (Or.inr ⟨⟨⟨h13.1.1.2, ⟨(by clear h9 h10 h11 h12; omega), (by clear h9 h10 h11 h12; omega)⟩⟩, h13.1.2⟩, h13.2⟩)))
                        (fun h13 =>
                        (Or.inr ⟨⟨⟨h13.1.1.2, ⟨(by clear h9 h10 h11 h12; omega), (by clear h9 h10 h11 h12; omega)⟩⟩, h13.1.2⟩, h13.2⟩))))
                        (fun h12 => (Or.inl (Or.inl h12)))))
                        (fun h11 =>
                        (Or.inl (Or.inr ⟨⟨⟨h11.1.1.1, ⟨h11.1.1.2.1, (by clear h9 h10; omega)⟩⟩, h11.1.2⟩, h11.2⟩)))))
                        (fun h10 =>
                        (Or.inr ⟨⟨⟨h10.1.1.1, ⟨h10.1.1.2.1, (by clear h9; omega)⟩⟩, h10.1.2⟩, h10.2⟩))))⟩)
                  (fun y_q188 y_q189 y_q190 h9 => rfl)))))))))
          (entails_points4 (fun y_q191 y_q192 y_q193 y_q194 h8 =>
            (Or.elim h8
              (fun h9 =>
                (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r 3) ⟨a_y, [y_q191, y_q192, y_q193, y_q194]⟩ (M t_Y [0, y_q192, y_q193, y_q194]) from
                  (at_right (at_right (at_right (at_points4 y_q191 y_q192 y_q193 y_q194 h8 rfl))))))
              (fun h9 =>
                (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r 3) ⟨a_y, [y_q191, y_q192, y_q193, y_q194]⟩ (M t_Y [0, y_q192, y_q193, y_q194]) from
                  (at_right (at_right (at_right (at_points4 y_q191 y_q192 y_q193 y_q194 h8 rfl)))))))))))))

def body_3 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .for v_r (.const 0) (.const 3)
    (fun e x => known_4 I M (e v_b_f_fused) (e v_p_0) (e v_c_0) x) (body_4 I M)

theorem vc_3 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) :
    (body_3 I M).vc I (impl.HasCell spec (base E)) ((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0) (known_3 I M x_b_f_fused x_p_0 x_c_0) :=
  (vc_for_of
    0
    3
    rfl
    rfl
    (show Heap.Entails _ (known_4 I M x_b_f_fused x_p_0 x_c_0 0) from
      (entails_and
        (entails_points4 (fun y_q195 y_q196 y_q197 y_q198 h6 =>
          (show (known_3 I M x_b_f_fused x_p_0 x_c_0) ⟨a_w, [y_q195, y_q196, y_q197, y_q198]⟩ (M t_W [y_q195, y_q196, y_q197, y_q198]) from
            (at_left (at_points4 y_q195 y_q196 y_q197 y_q198 h6 rfl)))))
        (entails_and
          (entails_points4 (fun y_q199 y_q200 y_q201 y_q202 h6 =>
            (show (known_3 I M x_b_f_fused x_p_0 x_c_0) ⟨a_x, [y_q199, y_q200, y_q201, y_q202]⟩ (M t_X [0, y_q200, y_q201, y_q202]) from
              (at_right (at_left (at_points4 y_q199 y_q200 y_q201 y_q202 h6 rfl))))))
          (entails_and
            (entails_points4 (fun y_q203 y_q204 y_q205 y_q206 h6 =>
              (show (known_3 I M x_b_f_fused x_p_0 x_c_0) ⟨a_y, [y_q203, y_q204, y_q205, y_q206]⟩ (value_1 I M y_q205 y_q206 x_b_f_fused x_c_0 0) from
                (at_right (at_right (at_left (at_points4
                  y_q203
                  y_q204
                  y_q205
                  y_q206
                  ⟨h6.1, (by omega)⟩
                  (reduce_congr3
                    (fun y_q207 y_q208 y_q209 =>
                      ⟨(fun h7 =>
                        (Or.elim h7
                        (fun h8 =>
                        (Or.elim h8
                        (fun h9 => ⟨h9.1.1, ⟨h9.1.2.1, (by clear h7 h8; omega)⟩⟩)
                        (fun h9 => (False.elim (by clear h7 h8; omega)))))
                        (fun h8 => (False.elim (by clear h7; omega))))), (fun h7 => (Or.inl (Or.inl ⟨⟨h7.1, ⟨h7.2.1, (by omega)⟩⟩, (by omega)⟩)))⟩)
                    (fun y_q207 y_q208 y_q209 h7 => rfl)))))))))
            (entails_points4 (fun y_q210 y_q211 y_q212 y_q213 h6 =>
              (Or.elim h6
                (fun h7 =>
                  (show (known_3 I M x_b_f_fused x_p_0 x_c_0) ⟨a_y, [y_q210, y_q211, y_q212, y_q213]⟩ (M t_Y [0, y_q211, y_q212, y_q213]) from
                    (at_right (at_right (at_right (at_points4 y_q210 y_q211 y_q212 y_q213 h6 rfl))))))
                (fun h7 =>
                  (show (known_3 I M x_b_f_fused x_p_0 x_c_0) ⟨a_y, [y_q210, y_q211, y_q212, y_q213]⟩ (M t_Y [0, y_q211, y_q212, y_q213]) from
                    (at_right (at_right (at_right (at_points4 y_q210 y_q211 y_q212 y_q213 h6 rfl)))))))))))))
    (fun x_r h6 h7 => (vc_4 x_b_f_fused x_p_0 x_c_0 x_r hl hM h0 h1 h2 h3 h4 h5 h6 h7))
    (fun x_r h6 h7 => (kept_4 x_b_f_fused x_p_0 x_c_0 x_r hl hM h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_3 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0) (known_3 I M x_b_f_fused x_p_0 x_c_0)) (known_3 I M x_b_f_fused x_p_0 (x_c_0 + 1)) :=
  (show Heap.Entails _ (known_3 I M x_b_f_fused x_p_0 (x_c_0 + 1)) from
    (entails_and
      (entails_points4 (fun y_q214 y_q215 y_q216 y_q217 h6 =>
        (show (known_4 I M x_b_f_fused x_p_0 x_c_0 3) ⟨a_w, [y_q214, y_q215, y_q216, y_q217]⟩ (M t_W [y_q214, y_q215, y_q216, y_q217]) from
          (at_left (at_points4 y_q214 y_q215 y_q216 y_q217 h6 rfl)))))
      (entails_and
        (entails_points4 (fun y_q218 y_q219 y_q220 y_q221 h6 =>
          (show (known_4 I M x_b_f_fused x_p_0 x_c_0 3) ⟨a_x, [y_q218, y_q219, y_q220, y_q221]⟩ (M t_X [0, y_q219, y_q220, y_q221]) from
            (at_right (at_left (at_points4 y_q218 y_q219 y_q220 y_q221 h6 rfl))))))
        (entails_and
          (entails_points4 (fun y_q222 y_q223 y_q224 y_q225 h6 =>
            (show (known_4 I M x_b_f_fused x_p_0 x_c_0 3) ⟨a_y, [y_q222, y_q223, y_q224, y_q225]⟩ (value_0 I M y_q224 y_q225 x_b_f_fused (x_c_0 + 1)) from
              (at_right (at_right (at_left (at_points4
                y_q222
                y_q223
                y_q224
                y_q225
                ⟨h6.1, (by omega)⟩
                (reduce_congr3
                  (fun y_q226 y_q227 y_q228 =>
                    ⟨(fun h7 => (by omega)), (fun h7 =>
                       (Or.elim h7
                        (fun h8 =>
                        (Or.elim h8
                        (fun h9 => ⟨h9.1.1, ⟨h9.1.2.1, (by clear h7 h8; omega)⟩⟩)
                        (fun h9 => ⟨h9.1.1, ⟨h9.1.2.1, (by clear h7 h8; omega)⟩⟩)))
                        (fun h8 => ⟨h8.1.1, ⟨(by clear h7; omega), (by clear h7; omega)⟩⟩)))⟩)
                  (fun y_q226 y_q227 y_q228 h7 => rfl)))))))))
          (entails_points4 (fun y_q229 y_q230 y_q231 y_q232 h6 =>
            (Or.elim h6
              (fun h7 =>
                (show (known_4 I M x_b_f_fused x_p_0 x_c_0 3) ⟨a_y, [y_q229, y_q230, y_q231, y_q232]⟩ (M t_Y [0, y_q230, y_q231, y_q232]) from
                  (at_right (at_right (at_right (at_points4 y_q229 y_q230 y_q231 y_q232 h6 rfl))))))
              (fun h7 =>
                (show (known_4 I M x_b_f_fused x_p_0 x_c_0 3) ⟨a_y, [y_q229, y_q230, y_q231, y_q232]⟩ (M t_Y [0, y_q230, y_q231, y_q232]) from
                  (at_right (at_right (at_right (at_points4 y_q229 y_q230 y_q231 y_q232 h6 rfl)))))))))))))

def body_2 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_y] <|
    .for v_c_0 (.const 0) (.const 2)
      (fun e x => known_3 I M (e v_b_f_fused) (e v_p_0) x) (body_3 I M)

theorem vc_2 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E)) (((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0) (known_2 I M x_b_f_fused x_p_0) :=
  (vc_scope (vc_for_of
    0
    2
    rfl
    rfl
    (show Heap.Entails _ (known_3 I M x_b_f_fused x_p_0 0) from
      (entails_and
        (entails_points4 (fun y_q233 y_q234 y_q235 y_q236 h4 =>
          (show (known_2 I M x_b_f_fused x_p_0) ⟨a_w, [y_q233, y_q234, y_q235, y_q236]⟩ (M t_W [y_q233, y_q234, y_q235, y_q236]) from
            (at_left (at_points4 y_q233 y_q234 y_q235 y_q236 h4 rfl)))))
        (entails_and
          (entails_points4 (fun y_q237 y_q238 y_q239 y_q240 h4 =>
            (show (known_2 I M x_b_f_fused x_p_0) ⟨a_x, [y_q237, y_q238, y_q239, y_q240]⟩ (M t_X [0, y_q238, y_q239, y_q240]) from
              (at_right (at_left (at_points4 y_q237 y_q238 y_q239 y_q240 h4 rfl))))))
          (entails_and
            (entails_points4 (fun y_q241 y_q242 y_q243 y_q244 h4 => (False.elim (by omega))))
            (entails_points4 (fun y_q245 y_q246 y_q247 y_q248 h4 =>
              (Or.elim h4
                (fun h5 =>
                  (show (known_2 I M x_b_f_fused x_p_0) ⟨a_y, [y_q245, y_q246, y_q247, y_q248]⟩ (M t_Y [0, y_q246, y_q247, y_q248]) from
                    (at_right (at_right (at_points4 y_q245 y_q246 y_q247 y_q248 h4 rfl)))))
                (fun h5 =>
                  (show (known_2 I M x_b_f_fused x_p_0) ⟨a_y, [y_q245, y_q246, y_q247, y_q248]⟩ (M t_Y [0, y_q246, y_q247, y_q248]) from
                    (at_right (at_right (at_points4 y_q245 y_q246 y_q247 y_q248 h4 rfl))))))))))))
    (fun x_c_0 h4 h5 => (vc_3 x_b_f_fused x_p_0 x_c_0 hl hM h0 h1 h2 h3 h4 h5))
    (fun x_c_0 h4 h5 => (kept_3 x_b_f_fused x_p_0 x_c_0 hl hM h0 h1 h2 h3 h4 h5))))

theorem kept_2 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) :
    Heap.Entails ((body_2 I M).post (((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0) (known_2 I M x_b_f_fused x_p_0)) (known_2 I M x_b_f_fused (x_p_0 + 1)) :=
  (show Heap.Entails _ (known_2 I M x_b_f_fused (x_p_0 + 1)) from
    (entails_and
      (entails_points4 (fun y_q249 y_q250 y_q251 y_q252 h4 =>
        (show (known_3 I M x_b_f_fused x_p_0 2) ⟨a_w, [y_q249, y_q250, y_q251, y_q252]⟩ (M t_W [y_q249, y_q250, y_q251, y_q252]) from
          (at_left (at_points4 y_q249 y_q250 y_q251 y_q252 h4 rfl)))))
      (entails_and
        (entails_points4 (fun y_q253 y_q254 y_q255 y_q256 h4 =>
          (show (known_3 I M x_b_f_fused x_p_0 2) ⟨a_x, [y_q253, y_q254, y_q255, y_q256]⟩ (M t_X [0, y_q254, y_q255, y_q256]) from
            (at_right (at_left (at_points4 y_q253 y_q254 y_q255 y_q256 h4 rfl))))))
        (entails_points4 (fun y_q257 y_q258 y_q259 y_q260 h4 =>
          (Or.elim h4
            (fun h5 =>
              (show (known_3 I M x_b_f_fused x_p_0 2) ⟨a_y, [y_q257, y_q258, y_q259, y_q260]⟩ (M t_Y [0, y_q258, y_q259, y_q260]) from
                (Or.elim (show (((((y_q257 = 0) ∧ (y_q258 = x_b_f_fused)) ∧ ((0 ≤ y_q260) ∧ (y_q260 < 16))) ∧ (((4 * x_p_0) ≤ y_q259) ∧ (y_q259 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < (2 : Int))) ∨ (((((y_q257 = 0) ∧ (y_q258 = x_b_f_fused)) ∧ ((0 ≤ y_q260) ∧ (y_q260 < 16))) ∧ ((0 ≤ y_q259) ∧ (y_q259 < (4 * x_p_0)))) ∨ ((((y_q257 = 0) ∧ ((0 ≤ y_q260) ∧ (y_q260 < 16))) ∧ ((0 ≤ y_q259) ∧ (y_q259 < 16))) ∧ ((0 ≤ y_q258) ∧ (y_q258 < x_b_f_fused)))) from by clear h4; omega)
                  (fun h6 =>
                    (at_right (at_right (at_left (at_points4
                      y_q257
                      y_q258
                      y_q259
                      y_q260
                      h6
                      (Eq.trans
                        (show (M t_Y [0, y_q258, y_q259, y_q260]) = (value_7 I M 0 y_q258 y_q259 y_q260) from
                        (equation_0 0 y_q258 y_q259 y_q260 hl hM trivial))
                        (reduce_congr3
                        (fun y_q264 y_q265 y_q266 =>
                        ⟨(fun h7 => ⟨⟨h7.2, h7.1.2⟩, ⟨h7.1.1.1, (by clear h4; omega)⟩⟩), (fun h7 => ⟨⟨⟨h7.2.1, (by clear h4; omega)⟩, h7.1.2⟩, h7.1.1⟩)⟩)
                        (fun y_q264 y_q265 y_q266 h7 =>
                        (fn_congr2
                        (at_congr4 rfl rfl (by clear h4; omega) (by clear h4; omega))
                        (at_congr4 (by clear h4; omega) rfl rfl rfl))))))))))
                  (fun h6 =>
                    (at_right (at_right (at_right (at_points4 y_q257 y_q258 y_q259 y_q260 h6 rfl))))))))
            (fun h5 =>
              (show (known_3 I M x_b_f_fused x_p_0 2) ⟨a_y, [y_q257, y_q258, y_q259, y_q260]⟩ (M t_Y [0, y_q258, y_q259, y_q260]) from
                (at_right (at_right (at_right (at_points4 y_q257 y_q258 y_q259 y_q260 (Or.inr h5) rfl))))))))))))

def body_1 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .for v_p_0 (.const 0) (.const 4)
    (fun e x => known_2 I M (e v_b_f_fused) x) (body_2 I M)

theorem vc_1 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E)) ((base E).set v_b_f_fused x_b_f_fused) (known_1 I M x_b_f_fused) :=
  (vc_for_of
    0
    4
    rfl
    rfl
    (show Heap.Entails _ (known_2 I M x_b_f_fused 0) from
      (entails_and
        (entails_points4 (fun y_q267 y_q268 y_q269 y_q270 h2 =>
          (show (known_1 I M x_b_f_fused) ⟨a_w, [y_q267, y_q268, y_q269, y_q270]⟩ (M t_W [y_q267, y_q268, y_q269, y_q270]) from
            (at_left (at_points4 y_q267 y_q268 y_q269 y_q270 h2 rfl)))))
        (entails_and
          (entails_points4 (fun y_q271 y_q272 y_q273 y_q274 h2 =>
            (show (known_1 I M x_b_f_fused) ⟨a_x, [y_q271, y_q272, y_q273, y_q274]⟩ (M t_X [0, y_q272, y_q273, y_q274]) from
              (at_right (at_left (at_points4 y_q271 y_q272 y_q273 y_q274 h2 rfl))))))
          (entails_points4 (fun y_q275 y_q276 y_q277 y_q278 h2 =>
            (Or.elim h2
              (fun h3 => (False.elim (by clear h2; omega)))
              (fun h3 =>
                (show (known_1 I M x_b_f_fused) ⟨a_y, [y_q275, y_q276, y_q277, y_q278]⟩ (M t_Y [0, y_q276, y_q277, y_q278]) from
                  (at_right (at_right (at_points4 y_q275 y_q276 y_q277 y_q278 h3 rfl)))))))))))
    (fun x_p_0 h2 h3 => (vc_2 x_b_f_fused x_p_0 hl hM h0 h1 h2 h3))
    (fun x_p_0 h2 h3 => (kept_2 x_b_f_fused x_p_0 hl hM h0 h1 h2 h3)))

theorem kept_1 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) :
    Heap.Entails ((body_1 I M).post ((base E).set v_b_f_fused x_b_f_fused) (known_1 I M x_b_f_fused)) (known_1 I M (x_b_f_fused + 1)) :=
  (show Heap.Entails _ (known_1 I M (x_b_f_fused + 1)) from
    (entails_and
      (entails_points4 (fun y_q279 y_q280 y_q281 y_q282 h2 =>
        (show (known_2 I M x_b_f_fused 4) ⟨a_w, [y_q279, y_q280, y_q281, y_q282]⟩ (M t_W [y_q279, y_q280, y_q281, y_q282]) from
          (at_left (at_points4 y_q279 y_q280 y_q281 y_q282 h2 rfl)))))
      (entails_and
        (entails_points4 (fun y_q283 y_q284 y_q285 y_q286 h2 =>
          (show (known_2 I M x_b_f_fused 4) ⟨a_x, [y_q283, y_q284, y_q285, y_q286]⟩ (M t_X [0, y_q284, y_q285, y_q286]) from
            (at_right (at_left (at_points4 y_q283 y_q284 y_q285 y_q286 h2 rfl))))))
        (entails_points4 (fun y_q287 y_q288 y_q289 y_q290 h2 =>
          (show (known_2 I M x_b_f_fused 4) ⟨a_y, [y_q287, y_q288, y_q289, y_q290]⟩ (M t_Y [0, y_q288, y_q289, y_q290]) from
            (at_right (at_right (at_points4 y_q287 y_q288 y_q289 y_q290 (by omega) rfl)))))))))

theorem race_1 {V : Type} {I : Interp V} {M : Model V} {E : Env} (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ParVC I 0 4 (body_1 I M).erase (fun x_b_f_fused => ((base E).set v_b_f_fused x_b_f_fused)) (fun x_b_f_fused => (body_1 I M).post ((base E).set v_b_f_fused x_b_f_fused) (known_1 I M x_b_f_fused)) :=
  (race_arrays
    [a_y]
    rfl
    rfl
    (all_cons
      (apart4
        (fun x_b_f_fused y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 16)))
        (fun x_b_f_fused y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 16)))
        (fun x_b_f_fused h0 h1 =>
          (w_for
            0
            4
            rfl
            rfl
            (fun x_p_0 h2 h3 =>
              (w_scope (w_for
                0
                2
                rfl
                rfl
                (fun x_c_0 h4 h5 =>
                  (w_for
                    0
                    3
                    rfl
                    rfl
                    (fun x_r h6 h7 =>
                      (w_for
                        0
                        3
                        rfl
                        rfl
                        (fun x_s h8 h9 =>
                        (w_for
                        0
                        4
                        rfl
                        rfl
                        (fun x_c_1 h10 h11 =>
                        (w_for
                        0
                        4
                        rfl
                        rfl
                        (fun x_p_1 h12 h13 =>
                        (w_par
                        0
                        16
                        rfl
                        rfl
                        (fun x_q h14 h15 =>
                        (w_let (w_let (w_seq
                        (w_if_of
                        cond_holds
                        (fun (h16 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                        (w_assign4
                        0
                        x_b_f_fused
                        ((4 * x_p_0) + x_p_1)
                        x_q
                        ⟨⟨⟨rfl, rfl⟩, ⟨h14, h15⟩⟩, ⟨(show 0 ≤ ((4 * x_p_0) + x_p_1) from by omega), (show ((4 * x_p_0) + x_p_1) < 16 from by omega)⟩⟩))
                        (fun (h16 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                        (w_none rfl)))
                        (w_accumulate4
                        0
                        x_b_f_fused
                        ((4 * x_p_0) + x_p_1)
                        x_q
                        ⟨⟨⟨rfl, rfl⟩, ⟨h14, h15⟩⟩, ⟨(show 0 ≤ ((4 * x_p_0) + x_p_1) from by omega), (show ((4 * x_p_0) + x_p_1) < 16 from by omega)⟩⟩))))))))))))))))))))
        (fun x_b_f_fused h0 h1 =>
          (r_for
            0
            4
            rfl
            rfl
            (fun x_p_0 h2 h3 =>
              (r_scope (r_for
                0
                2
                rfl
                rfl
                (fun x_c_0 h4 h5 =>
                  (r_for
                    0
                    3
                    rfl
                    rfl
                    (fun x_r h6 h7 =>
                      (r_for
                        0
                        3
                        rfl
                        rfl
                        (fun x_s h8 h9 =>
                        (r_for
                        0
                        4
                        rfl
                        rfl
                        (fun x_c_1 h10 h11 =>
                        (r_for
                        0
                        4
                        rfl
                        rfl
                        (fun x_p_1 h12 h13 =>
                        (r_par
                        0
                        16
                        rfl
                        rfl
                        (fun x_q h14 h15 =>
                        (r_let (r_let (r_seq
                        (r_none rfl)
                        (r_accumulate4
                        (x_none rfl)
                        0
                        x_b_f_fused
                        ((4 * x_p_0) + x_p_1)
                        x_q
                        ⟨⟨⟨rfl, rfl⟩, ⟨h14, h15⟩⟩, ⟨(show 0 ≤ ((4 * x_p_0) + x_p_1) from by omega), (show ((4 * x_p_0) + x_p_1) < 16 from by omega)⟩⟩))))))))))))))))))))
        (fun x_b_f_fused y_y y_c0 y_c1 y_c2 y_c3 h0 h1 h2 h3 h4 h5 => (by omega)))
      all_nil))

def program {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .par v_b_f_fused (.const 0) (.const 4)
    (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc {V : Type} {I : Interp V} {M : Model V} {E : Env} (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_par_of
    0
    4
    rfl
    rfl
    (show Heap.Entails _ (known_1 I M 0) from
      (entails_and
        (entails_points4 (fun y_q291 y_q292 y_q293 y_q294 h0 =>
          (at_input (R := (Region.mk t_W [(.const 0, .const 4), (.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [y_q291, y_q292, y_q293, y_q294]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
            (region_iff.2 ⟨y_q291, _, rfl, h0.2.1, h0.2.2, y_q292, _, rfl, h0.1.2.1, h0.1.2.2, y_q293, _, rfl, h0.1.1.2.1, h0.1.1.2.2, y_q294, _, rfl, h0.1.1.1.1, h0.1.1.1.2, rfl⟩)
            rfl
            rfl)))
        (entails_and
          (entails_points4 (fun y_q295 y_q296 y_q297 y_q298 h0 =>
            (at_input (R := (Region.mk t_X [(.const 0, .const 1), (.const 0, .const 8), (.const 0, .const 18), (.const 0, .const 18)])) (b := (Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [y_q295, y_q296, y_q297, y_q298]) (.head _) (.head _) rfl
              (region_iff.2 ⟨y_q295, _, rfl, (show 0 ≤ y_q295 from by omega), (show y_q295 < 1 from by omega), y_q296, _, rfl, h0.2.1, h0.2.2, y_q297, _, rfl, h0.1.2.1, h0.1.2.2, y_q298, _, rfl, h0.1.1.2.1, h0.1.1.2.2, rfl⟩)
              rfl
              (show (M t_X [0, y_q296, y_q297, y_q298]) = (M t_X [y_q295, y_q296, y_q297, y_q298]) from
                (at_congr4 (by omega) rfl rfl rfl)))))
          (entails_points4 (fun y_q299 y_q300 y_q301 y_q302 h0 => (False.elim (by omega)))))))
    (fun x_b_f_fused h0 h1 => (vc_1 x_b_f_fused hl hM h0 h1))
    (fun x_b_f_fused h0 h1 => (kept_1 x_b_f_fused hl hM h0 h1))
    (race_1 hl hM))

theorem output_0_2 {V : Type} {I : Interp V} {M : Model V} {E : Env} (y_q303 y_q304 y_q305 y_q306 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ y_q303) (h1 : y_q303 < 1) (h2 : 0 ≤ y_q304) (h3 : y_q304 < 4) (h4 : 0 ≤ y_q305) (h5 : y_q305 < 16) (h6 : 0 ≤ y_q306) (h7 : y_q306 < 16) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_y, [y_q303, y_q304, y_q305, y_q306]⟩ (M t_Y [y_q303, y_q304, y_q305, y_q306]) :=
  (show (known_1 I M 4) ⟨a_y, [y_q303, y_q304, y_q305, y_q306]⟩ (M t_Y [y_q303, y_q304, y_q305, y_q306]) from
    (at_right (at_right (at_points4
      y_q303
      y_q304
      y_q305
      y_q306
      ⟨⟨⟨(by omega), ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩
      (at_congr4 (by omega) rfl rfl rfl)))))

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun t => if t = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_apart (by decide)
    (show ∀ x ∈ ([(Region.mk t_X [(.const 0, .const 1), (.const 0, .const 8), (.const 0, .const 18), (.const 0, .const 18)], Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none), (Region.mk t_W [(.const 0, .const 4), (.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)], Binding.mk a_w t_W [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)] : List (Region × Binding)), _ from (all_cons (fun p hp => by obtain ⟨y_p0, _, rfl, a0, a1, y_p1, _, rfl, a2, a3, y_p2, _, rfl, a4, a5, y_p3, _, rfl, a6, a7, rfl⟩ := hp; have h0 : 0 ≤ y_p0 := a0; have h1 : y_p0 < 1 := a1; have h2 : 0 ≤ y_p1 := a2; have h3 : y_p1 < 8 := a3; have h4 : 0 ≤ y_p2 := a4; have h5 : y_p2 < 18 := a5; have h6 : 0 ≤ y_p3 := a6; have h7 : y_p3 < 18 := a7; exact (has_cell_at4 (b := (Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (R := (Region.mk t_X [(.const 0, .const 1), (.const 0, .const 8), (.const 0, .const 18), (.const 0, .const 18)])) (.head _) (.head _) [y_p0, y_p1, y_p2, y_p3]
        (region_iff.2 ⟨y_p0, _, rfl, h0, h1, y_p1, _, rfl, h2, h3, y_p2, _, rfl, h4, h5, y_p3, _, rfl, h6, h7, rfl⟩)
        shape_a_x
        rfl
        rfl
        ⟨h0, h2, h4, h6⟩))
      (all_cons (fun p hp => by obtain ⟨y_p0, _, rfl, a0, a1, y_p1, _, rfl, a2, a3, y_p2, _, rfl, a4, a5, y_p3, _, rfl, a6, a7, rfl⟩ := hp; have h0 : 0 ≤ y_p0 := a0; have h1 : y_p0 < 4 := a1; have h2 : 0 ≤ y_p1 := a2; have h3 : y_p1 < 8 := a3; have h4 : 0 ≤ y_p2 := a4; have h5 : y_p2 < 3 := a5; have h6 : 0 ≤ y_p3 := a6; have h7 : y_p3 < 3 := a7; exact (has_cell_at4 (b := (Binding.mk a_w t_W [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (R := (Region.mk t_W [(.const 0, .const 4), (.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)])) (.tail _ (.head _)) (.tail _ (.head _)) [y_p0, y_p1, y_p2, y_p3]
        (region_iff.2 ⟨y_p0, _, rfl, h0, h1, y_p1, _, rfl, h2, h3, y_p2, _, rfl, h4, h5, y_p3, _, rfl, h6, h7, rfl⟩)
        shape_a_w
        rfl
        rfl
        ⟨h0, h2, h4, h6⟩))
      all_nil)))
    (show ∀ x ∈ ([(Region.mk t_X [(.const 0, .const 1), (.const 0, .const 8), (.const 0, .const 18), (.const 0, .const 18)], Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none), (Region.mk t_W [(.const 0, .const 4), (.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)], Binding.mk a_w t_W [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)] : List (Region × Binding)), _ from (all_cons (fun p hp p' hp' he => by obtain ⟨y_p0, _, rfl, a0, a1, y_p1, _, rfl, a2, a3, y_p2, _, rfl, a4, a5, y_p3, _, rfl, a6, a7, rfl⟩ := hp; have h0 : 0 ≤ y_p0 := a0; have h1 : y_p0 < 1 := a1; have h2 : 0 ≤ y_p1 := a2; have h3 : y_p1 < 8 := a3; have h4 : 0 ≤ y_p2 := a4; have h5 : y_p2 < 18 := a5; have h6 : 0 ≤ y_p3 := a6; have h7 : y_p3 < 18 := a7; obtain ⟨y_s0, _, rfl, b0, b1, y_s1, _, rfl, b2, b3, y_s2, _, rfl, b4, b5, y_s3, _, rfl, b6, b7, rfl⟩ := hp'; have h8 : 0 ≤ y_s0 := b0; have h9 : y_s0 < 1 := b1; have h10 : 0 ≤ y_s1 := b2; have h11 : y_s1 < 8 := b3; have h12 : 0 ≤ y_s2 := b4; have h13 : y_s2 < 18 := b5; have h14 : 0 ≤ y_s3 := b6; have h15 : y_s3 < 18 := b7; have he : y_s0 = y_p0 ∧ y_s1 = y_p1 ∧ y_s2 = y_p2 ∧ y_s3 = y_p3 := loc_eq4 he; exact (idx_congr4 (by omega) (by omega) (by omega) (by omega)))
      (all_cons (fun p hp p' hp' he => by obtain ⟨y_p0, _, rfl, a0, a1, y_p1, _, rfl, a2, a3, y_p2, _, rfl, a4, a5, y_p3, _, rfl, a6, a7, rfl⟩ := hp; have h0 : 0 ≤ y_p0 := a0; have h1 : y_p0 < 4 := a1; have h2 : 0 ≤ y_p1 := a2; have h3 : y_p1 < 8 := a3; have h4 : 0 ≤ y_p2 := a4; have h5 : y_p2 < 3 := a5; have h6 : 0 ≤ y_p3 := a6; have h7 : y_p3 < 3 := a7; obtain ⟨y_s0, _, rfl, b0, b1, y_s1, _, rfl, b2, b3, y_s2, _, rfl, b4, b5, y_s3, _, rfl, b6, b7, rfl⟩ := hp'; have h8 : 0 ≤ y_s0 := b0; have h9 : y_s0 < 4 := b1; have h10 : 0 ≤ y_s1 := b2; have h11 : y_s1 < 8 := b3; have h12 : 0 ≤ y_s2 := b4; have h13 : y_s2 < 3 := b5; have h14 : 0 ≤ y_s3 := b6; have h15 : y_s3 < 3 := b7; have he : y_s0 = y_p0 ∧ y_s1 = y_p1 ∧ y_s2 = y_p2 ∧ y_s3 = y_p3 := loc_eq4 he; exact (idx_congr4 (by omega) (by omega) (by omega) (by omega)))
      all_nil)))

abbrev inside : Ten → List Int → Prop := fun t p => if t = t_Y then ((((p.getD 0 0) = 0) ∧ ((0 ≤ (p.getD 3 0)) ∧ ((p.getD 3 0) < 16))) ∧ ((0 ≤ (p.getD 2 0)) ∧ ((p.getD 2 0) < 16))) ∧ ((0 ≤ (p.getD 1 0)) ∧ ((p.getD 1 0) < 4)) else True

theorem covered_0 (E : Env) (y_p0 y_p1 y_p2 y_p3 : Int) (h0 : 0 ≤ y_p0) (h1 : y_p0 < 1) (h2 : 0 ≤ y_p1) (h3 : y_p1 < 4) (h4 : 0 ≤ y_p2) (h5 : y_p2 < 16) (h6 : 0 ≤ y_p3) (h7 : y_p3 < 16) :
    spec.Given (inside) (base E) t_Y [y_p0, y_p1, y_p2, y_p3] :=
  (given_equation (p := [y_p0, y_p1, y_p2, y_p3]) (.head _) rfl rfl rfl
    (show (((y_p0 = 0) ∧ ((0 ≤ y_p3) ∧ (y_p3 < 16))) ∧ ((0 ≤ y_p2) ∧ (y_p2 < 16))) ∧ ((0 ≤ y_p1) ∧ (y_p1 < 4)) from
      ⟨⟨⟨(by omega), ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩)
    (cond_holds.2 (show True from trivial)))

theorem defined_0 (E : Env) (x_b x_f x_p x_q : Int) (h0 : True) (h1 : (((x_b = 0) ∧ ((0 ≤ x_q) ∧ (x_q < 16))) ∧ ((0 ≤ x_p) ∧ (x_p < 16))) ∧ ((0 ≤ x_f) ∧ (x_f < 4))) :
    TExp.Defined (spec.Given (inside) (base E)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_c, v_r, v_s] (.and (.and (.and (.le (.const 0) (.var v_c)) (.lt (.var v_c) (.const 8))) (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3)))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn (.builtin "*" .f32) [.access t_X [.var v_b, .var v_c, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_c, .var v_r, .var v_s]])) (((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) :=
  (defined_reduce_some3
    0
    8
    0
    3
    0
    3
    (defined_fn defined_nil)
    (fun (y_d0 y_d1 y_d2 : Int) => cond_holds)
    (fun (y_d0 y_d1 y_d2 : Int) (h2 : (((0 ≤ y_d0) ∧ (y_d0 < 8)) ∧ ((0 ≤ y_d1) ∧ (y_d1 < 3))) ∧ ((0 ≤ y_d2) ∧ (y_d2 < 3))) =>
      ⟨h2.1.1.1, ⟨h2.1.1.2, ⟨h2.1.2.1, ⟨h2.1.2.2, h2.2⟩⟩⟩⟩)
    (fun (y_d0 y_d1 y_d2 : Int) (h2 : (((0 ≤ y_d0) ∧ (y_d0 < 8)) ∧ ((0 ≤ y_d1) ∧ (y_d1 < 3))) ∧ ((0 ≤ y_d2) ∧ (y_d2 < 3))) =>
      (defined_fn (defined_cons
        (defined_access (given_input (p := [x_b, y_d0, (x_p + y_d1), (x_q + y_d2)]) (.head _) rfl rfl
          (region_iff.2 ⟨x_b, _, rfl, (show 0 ≤ x_b from by omega), (show x_b < 1 from by omega), y_d0, _, rfl, h2.1.1.1, h2.1.1.2, (x_p + y_d1), _, rfl, (show 0 ≤ (x_p + y_d1) from by omega), (show (x_p + y_d1) < 18 from by omega), (x_q + y_d2), _, rfl, (show 0 ≤ (x_q + y_d2) from by omega), (show (x_q + y_d2) < 18 from by omega), rfl⟩)))
        (defined_cons
          (defined_access (given_input (p := [x_f, y_d0, y_d1, y_d2]) (.tail _ (.head _)) rfl rfl
            (region_iff.2 ⟨x_f, _, rfl, h1.2.1, h1.2.2, y_d0, _, rfl, h2.1.1.1, h2.1.1.2, y_d1, _, rfl, h2.1.2.1, h2.1.2.2, y_d2, _, rfl, h2.2.1, h2.2.2, rfl⟩)))
          defined_nil)))))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (fun p hp => match p, region_iff.1 hp with | _, ⟨y_p0, _, rfl, a0, a1, y_p1, _, rfl, a2, a3, y_p2, _, rfl, a4, a5, y_p3, _, rfl, a6, a7, rfl⟩ => covered_0 E y_p0 y_p1 y_p2 y_p3 a0 a1 a2 a3 a4 a5 a6 a7)
    all_nil)
    (all_cons (well_defined4 (fun x_b x_f x_p x_q => cond_holds) (fun x_b x_f x_p x_q g k => defined_0 E x_b x_f x_p x_q g k))
    all_nil)

theorem inhabited : ∃ E, Assumed spec impl E ∧ ∃ R ∈ spec.outputs, ∃ p, R.Holds E p :=
  ⟨base (fun _ => 0), ⟨all_nil, all_nil⟩,
    _, (.head _), [0, 0, 0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  ⟨inhabited, fun E ha => Eq.mp (congrArg (fun E' => spec.Defined E') (base_self E)) (defined E),
  Implements.of_vc
    (fun E ha => Eq.mp (congrArg (fun E' => impl.LayoutOk spec E') (base_self E)) (placed E))
    (fun E ha => Eq.mp (congrArg (fun E' => spec.Consistent E') (base_self E)) (consistent E))
    (fun E ha => Eq.mp (congrArg (fun E' => ∀ (V : Type) (I : Interp V), spec.Solvable I E') (base_self E)) (solvable E))
    (fun V I E M => program I M) (fun _ _ _ _ => rfl)
    (fun V I E M hl ha hM =>
      Eq.mp (congrArg (fun E' => (program I M).vc I (impl.HasCell spec E') E' (impl.inputHeap spec E' M)) (base_self E)) (program_vc (E := E) hl (Eq.mp (congrArg (fun E' => spec.IsModel I E' M) (base_self E).symm) hM)))
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl ha hM => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ p hp => match p, region_iff.1 hp with
      | _, ⟨y_p0, _, rfl, a0, a1, y_p1, _, rfl, a2, a3, y_p2, _, rfl, a4, a5, y_p3, _, rfl, a6, a7, rfl⟩ => (Eq.mp (congrArg (fun E' => (program I M).post E' (impl.inputHeap spec E' M) ((Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none).cell E' [y_p0, y_p1, y_p2, y_p3]) (M t_Y [y_p0, y_p1, y_p2, y_p3])) (base_self E)) (output_0_2 (E := E) y_p0 y_p1 y_p2 y_p3 hl (Eq.mp (congrArg (fun E' => spec.IsModel I E' M) (base_self E).symm) hM) a0 a1 a2 a3 a4 a5 a6 a7))) all_nil))) all_nil))⟩

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

end Redverify.Certificate.scheduled
