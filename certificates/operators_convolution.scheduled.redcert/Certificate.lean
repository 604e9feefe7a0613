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

/-- The laws that the proof uses. -/
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
  (vc_let
    (vc_let
      (vc_seq
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
          (fun (h16 : (((x_c_0 = 0) ∧ (x_c_1 = 0)) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
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
                  (False.elim (show False from by omega))))
              (ev_fn
                (ev_cons
                  (ev_read
                    (at_if_of
                      cond_holds
                      (fun (h17 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                        (at_set_other
                          (by decide)
                          (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_x, [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]⟩ (M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]) from
                            (at_right
                              (at_left
                                (at_points4
                                  0
                                  ((4 * x_c_0) + x_c_1)
                                  (x_r + ((4 * x_p_0) + x_p_1))
                                  (x_q + x_s)
                                  ⟨⟨⟨rfl, ⟨(show 0 ≤ (x_q + x_s) from by omega), (show (x_q + x_s) < 18 from by omega)⟩⟩, ⟨(show 0 ≤ (x_r + ((4 * x_p_0) + x_p_1)) from by omega), (show (x_r + ((4 * x_p_0) + x_p_1)) < 18 from by omega)⟩⟩, ⟨(show 0 ≤ ((4 * x_c_0) + x_c_1) from by omega), (show ((4 * x_c_0) + x_c_1) < 8 from by omega)⟩⟩
                                  rfl))))))
                      (fun (h17 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                        (False.elim (show False from by omega)))))
                  (ev_cons
                    (ev_read
                      (at_if_of
                        cond_holds
                        (fun (h17 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                          (at_set_other
                            (by decide)
                            (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_w, [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s]⟩ (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s]) from
                              (at_left
                                (at_points4
                                  x_b_f_fused
                                  ((4 * x_c_0) + x_c_1)
                                  x_r
                                  x_s
                                  ⟨⟨⟨⟨h8, h9⟩, ⟨h6, h7⟩⟩, ⟨(show 0 ≤ ((4 * x_c_0) + x_c_1) from by omega), (show ((4 * x_c_0) + x_c_1) < 8 from by omega)⟩⟩, ⟨h0, h1⟩⟩
                                  rfl)))))
                        (fun (h17 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                          (False.elim (show False from by omega)))))
                    ev_nil)))
              (show (I.fn f_0 [(I.fn f_1 []), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) = (value_6 I M x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
                (Eq.trans
                  (show (I.fn f_0 [(I.fn f_1 []), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) = (I.fn f_0 [(value_8 I M x_b_f_fused x_p_0 x_p_1 x_q), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) from
                    (fn_congr2
                      (show (I.fn f_1 []) = (value_8 I M x_b_f_fused x_p_0 x_p_1 x_q) from
                        (Eq.trans
                          rfl
                          (Eq.symm
                            (show (value_8 I M x_b_f_fused x_p_0 x_p_1 x_q) = (I.fn f_1 []) from
                              (reduce_empty3
                                (fun (y_q3 y_q4 y_q5 : Int) =>
                                  (show ¬ ((1 : Int) < 0) from by omega)))))))
                      rfl))
                  (show (I.fn f_0 [(value_8 I M x_b_f_fused x_p_0 x_p_1 x_q), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) = (value_6 I M x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
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
                      (fun (y_q0 y_q1 y_q2 : Int) (h17 : ((((((((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < 3))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < x_r))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < x_r))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1))) =>
                        (Or.elim h17
                          (fun (h18 : (((((((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < 3))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < x_r))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) =>
                            (Or.elim h18
                              (fun (h19 : ((((((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < 3))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 1))) =>
                                (Or.elim h19
                                  (fun (h20 : (((((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1))) =>
                                    (Or.elim h20
                                      (fun (h21 : ((((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) =>
                                        (Or.elim h21
                                          (fun (h22 : (((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                            (Or.elim h22
                                              (fun (h23 : ((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                (Or.elim h23
                                                  (fun (h24 : (((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) =>
                                                    (False.elim (show False from by omega)))
                                                  (fun (h24 : ((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                    ⟨h24.1.1.2.1, ⟨(show y_q0 < (0 + 1) from by omega), ⟨(show 0 ≤ y_q1 from by omega), ⟨(show y_q1 < (0 + 1) from by omega), ⟨(show 0 ≤ y_q2 from by omega), (show y_q2 < (0 + 1) from by omega)⟩⟩⟩⟩⟩)))
                                              (fun (h23 : (((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                (False.elim (show False from by omega)))))
                                          (fun (h22 : (((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0)) =>
                                            (False.elim (show False from by omega)))))
                                      (fun (h21 : (((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1)) =>
                                        (False.elim (show False from by omega)))))
                                  (fun (h20 : ((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < 3))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 1)) =>
                                    (False.elim (show False from by omega)))))
                              (fun (h19 : ((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < x_r))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0)) =>
                                (False.elim (show False from by omega)))))
                          (fun (h18 : ((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < x_r))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1)) =>
                            (False.elim (show False from by omega)))))
                      (fun (y_q0 y_q1 y_q2 : Int) =>
                        ⟨(fun (h17 : ((((((((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < 3))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < x_r))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < x_r))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1))) =>
                           (Or.elim h17
                             (fun (h18 : (((((((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < 3))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < x_r))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) =>
                               (Or.elim h18
                                 (fun (h19 : ((((((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < 3))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 1))) =>
                                   (Or.elim h19
                                     (fun (h20 : (((((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1))) =>
                                       (Or.elim h20
                                         (fun (h21 : ((((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0))) =>
                                           (Or.elim h21
                                             (fun (h22 : (((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                               (Or.elim h22
                                                 (fun (h23 : ((((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                   (Or.elim h23
                                                     (fun (h24 : (((y_q0 = (x_c_1 + 4)) ∧ (y_q1 = x_r)) ∧ (y_q2 = x_s)) ∧ (x_c_0 = 1)) =>
                                                       (False.elim (show False from by omega)))
                                                     (fun (h24 : ((((y_q1 = 0) ∧ (y_q2 = x_s)) ∧ ((0 ≤ y_q0) ∧ (y_q0 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                       (Or.inr
                                                         ⟨(show y_q0 = ((4 * x_c_0) + x_c_1) from by omega), ⟨(show y_q1 = x_r from by omega), h24.1.1.1.2⟩⟩))))
                                                 (fun (h23 : (((y_q1 = x_r) ∧ (y_q2 = x_s)) ∧ (((4 * x_c_0) ≤ y_q0) ∧ (y_q0 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                   (False.elim (show False from by omega)))))
                                             (fun (h22 : (((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0)) =>
                                               (False.elim (show False from by omega)))))
                                         (fun (h21 : (((y_q1 = x_r) ∧ ((0 ≤ y_q2) ∧ (y_q2 < x_s))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1)) =>
                                           (False.elim (show False from by omega)))))
                                     (fun (h20 : ((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < 3))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 1)) =>
                                       (False.elim (show False from by omega)))))
                                 (fun (h19 : ((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < x_r))) ∧ ((0 ≤ y_q0) ∧ (y_q0 < 4))) ∧ (x_c_0 = 0)) =>
                                   (False.elim (show False from by omega)))))
                             (fun (h18 : ((((0 ≤ y_q2) ∧ (y_q2 < 3)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < x_r))) ∧ ((4 ≤ y_q0) ∧ (y_q0 < 8))) ∧ (x_c_0 = 1)) =>
                               (False.elim (show False from by omega))))), (fun (h17 : ((1 : Int) < 0) ∨ ((y_q0 = ((4 * x_c_0) + x_c_1)) ∧ ((y_q1 = x_r) ∧ (y_q2 = x_s)))) =>
                           (Or.elim h17
                             (fun (h18 : (1 : Int) < 0) => (False.elim (show False from by omega)))
                             (fun (h18 : (y_q0 = ((4 * x_c_0) + x_c_1)) ∧ ((y_q1 = x_r) ∧ (y_q2 = x_s))) =>
                               (Or.inl
                                 (Or.inl
                                   (Or.inl
                                     (Or.inl
                                       (Or.inl
                                         (Or.inl
                                           (Or.inr
                                             ⟨⟨⟨⟨(show y_q1 = 0 from by omega), h18.2.2⟩, ⟨(show 0 ≤ y_q0 from by omega), (show y_q0 ≤ x_c_1 from by omega)⟩⟩, h16.1.1.1⟩, h16.1.2⟩))))))))))⟩)
                      (fun (y_q0 y_q1 y_q2 : Int) (h17 : (1 : Int) < 0) =>
                        (False.elim (show False from by omega)))
                      (fun (y_q0 y_q1 y_q2 : Int) (h17 : (1 : Int) < 0) => rfl)
                      (show (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])]) = (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), ((x_r + (4 * x_p_0)) + x_p_1), (x_s + x_q)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])]) from
                        (fn_congr2
                          (show (M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]) = (M t_X [0, ((4 * x_c_0) + x_c_1), ((x_r + (4 * x_p_0)) + x_p_1), (x_s + x_q)]) from
                            (at_congr4
                              rfl
                              rfl
                              (show (x_r + ((4 * x_p_0) + x_p_1)) = ((x_r + (4 * x_p_0)) + x_p_1) from by omega)
                              (show (x_q + x_s) = (x_s + x_q) from by omega)))
                          rfl))))))))
          (fun (h16 : (((x_c_0 = 0) ∧ (x_c_1 = 0)) ∧ (((-1) * x_r) < x_s)) ∨ (((-4) * x_c_0) < x_c_1)) =>
            (vc_accumulate_of
              (value_5 I M ((4 * x_p_0) + x_p_1) x_q x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s)
              (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])
              (at_if_of
                cond_holds
                (fun (h17 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                  (False.elim (show False from by omega)))
                (fun (h17 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                  (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [0, x_b_f_fused, ((4 * x_p_0) + x_p_1), x_q]⟩ (value_5 I M ((4 * x_p_0) + x_p_1) x_q x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
                    (at_right
                      (at_right
                        (at_left
                          (at_points4
                            0
                            x_b_f_fused
                            ((4 * x_p_0) + x_p_1)
                            x_q
                            (Or.inr
                              ⟨⟨⟨⟨rfl, rfl⟩, ⟨h14, h15⟩⟩, ⟨(show (4 * x_p_0) ≤ ((4 * x_p_0) + x_p_1) from by omega), (show ((4 * x_p_0) + x_p_1) ≤ ((4 * x_p_0) + 3) from by omega)⟩⟩, (show ((4 * x_p_0) + x_p_1) < (((((x_p_1 + (4 * x_c_1)) + (4 * x_s)) + (4 * x_r)) + (4 * x_c_0)) + (4 * x_p_0)) from by omega)⟩)
                            rfl)))))))
              (ev_fn
                (ev_cons
                  (ev_read
                    (at_if_of
                      cond_holds
                      (fun (h17 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                        (False.elim (show False from by omega)))
                      (fun (h17 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                        (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_x, [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]⟩ (M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]) from
                          (at_right
                            (at_left
                              (at_points4
                                0
                                ((4 * x_c_0) + x_c_1)
                                (x_r + ((4 * x_p_0) + x_p_1))
                                (x_q + x_s)
                                ⟨⟨⟨rfl, ⟨(show 0 ≤ (x_q + x_s) from by omega), (show (x_q + x_s) < 18 from by omega)⟩⟩, ⟨(show 0 ≤ (x_r + ((4 * x_p_0) + x_p_1)) from by omega), (show (x_r + ((4 * x_p_0) + x_p_1)) < 18 from by omega)⟩⟩, ⟨(show 0 ≤ ((4 * x_c_0) + x_c_1) from by omega), (show ((4 * x_c_0) + x_c_1) < 8 from by omega)⟩⟩
                                rfl)))))))
                  (ev_cons
                    (ev_read
                      (at_if_of
                        cond_holds
                        (fun (h17 : ((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                          (False.elim (show False from by omega)))
                        (fun (h17 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                          (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_w, [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s]⟩ (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s]) from
                            (at_left
                              (at_points4
                                x_b_f_fused
                                ((4 * x_c_0) + x_c_1)
                                x_r
                                x_s
                                ⟨⟨⟨⟨h8, h9⟩, ⟨h6, h7⟩⟩, ⟨(show 0 ≤ ((4 * x_c_0) + x_c_1) from by omega), (show ((4 * x_c_0) + x_c_1) < 8 from by omega)⟩⟩, ⟨h0, h1⟩⟩
                                rfl))))))
                    ev_nil)))
              (show (I.fn f_0 [(value_5 I M ((4 * x_p_0) + x_p_1) x_q x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) = (value_6 I M x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
                (Eq.trans
                  (show (I.fn f_0 [(value_5 I M ((4 * x_p_0) + x_p_1) x_q x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) = (I.fn f_0 [(value_9 I M x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) from
                    (fn_congr2
                      (show (value_5 I M ((4 * x_p_0) + x_p_1) x_q x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) = (value_9 I M x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
                        (reduce_congr3
                          (fun (y_q9 y_q10 y_q11 : Int) =>
                            ⟨(fun (h17 : (((((((((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) ≤ y_q9)) ∧ (y_q9 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q11)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ ((((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) + 4) ≤ y_q9)) ∧ (y_q9 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q11)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < 3))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < x_r))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < x_r))) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ (x_c_0 = 1))) =>
                               (Or.elim h17
                                 (fun (h18 : ((((((((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) ≤ y_q9)) ∧ (y_q9 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q11)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ ((((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) + 4) ≤ y_q9)) ∧ (y_q9 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q11)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < 3))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < x_r))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 0))) =>
                                   (Or.elim h18
                                     (fun (h19 : (((((((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) ≤ y_q9)) ∧ (y_q9 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q11)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ ((((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) + 4) ≤ y_q9)) ∧ (y_q9 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q11)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < 3))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 1))) =>
                                       (Or.elim h19
                                         (fun (h20 : ((((((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) ≤ y_q9)) ∧ (y_q9 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q11)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ ((((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) + 4) ≤ y_q9)) ∧ (y_q9 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q11)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                           (Or.elim h20
                                             (fun (h21 : (((((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) ≤ y_q9)) ∧ (y_q9 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q11)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                               (Or.elim h21
                                                 (fun (h22 : ((((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                   (Or.elim h22
                                                     (fun (h23 : (((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                       (Or.elim h23
                                                         (fun (h24 : ((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) =>
                                                           (Or.elim h24
                                                             (fun (h25 : (((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) =>
                                                               (False.elim (show False from by omega)))
                                                             (fun (h25 : (((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q)) =>
                                                               (False.elim (show False from by omega)))))
                                                         (fun (h24 : ((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                           h17)))
                                                     (fun (h23 : (((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                       h17)))
                                                 (fun (h22 : ((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) ≤ y_q9)) ∧ (y_q9 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q11)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                   h17)))
                                             (fun (h21 : ((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ ((((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) + 4) ≤ y_q9)) ∧ (y_q9 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q11)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                               h17)))
                                         (fun (h20 : ((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < 3))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 1)) =>
                                           h17)))
                                     (fun (h19 : ((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < x_r))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 0)) =>
                                       h17)))
                                 (fun (h18 : ((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < x_r))) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ (x_c_0 = 1)) =>
                                   h17))), (fun (h17 : (((((((((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) ≤ y_q9)) ∧ (y_q9 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q11)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ ((((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) + 4) ≤ y_q9)) ∧ (y_q9 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q11)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < 3))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < x_r))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < x_r))) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ (x_c_0 = 1))) =>
                               (Or.elim h17
                                 (fun (h18 : ((((((((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) ≤ y_q9)) ∧ (y_q9 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q11)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ ((((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) + 4) ≤ y_q9)) ∧ (y_q9 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q11)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < 3))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < x_r))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 0))) =>
                                   (Or.elim h18
                                     (fun (h19 : (((((((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) ≤ y_q9)) ∧ (y_q9 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q11)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ ((((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) + 4) ≤ y_q9)) ∧ (y_q9 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q11)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < 3))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 1))) =>
                                       (Or.elim h19
                                         (fun (h20 : ((((((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) ≤ y_q9)) ∧ (y_q9 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q11)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ ((((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) + 4) ≤ y_q9)) ∧ (y_q9 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q11)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                           (Or.elim h20
                                             (fun (h21 : (((((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) ≤ y_q9)) ∧ (y_q9 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q11)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                               (Or.elim h21
                                                 (fun (h22 : ((((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                   (Or.elim h22
                                                     (fun (h23 : (((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                       (Or.elim h23
                                                         (fun (h24 : ((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) =>
                                                           (Or.elim h24
                                                             (fun (h25 : (((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) =>
                                                               (False.elim (show False from by omega)))
                                                             (fun (h25 : (((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q)) =>
                                                               (False.elim (show False from by omega)))))
                                                         (fun (h24 : ((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                           h17)))
                                                     (fun (h23 : (((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                       h17)))
                                                 (fun (h22 : ((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) ≤ y_q9)) ∧ (y_q9 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q11)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                   h17)))
                                             (fun (h21 : ((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ ((((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) + 4) ≤ y_q9)) ∧ (y_q9 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q11)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                               h17)))
                                         (fun (h20 : ((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < 3))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 1)) =>
                                           h17)))
                                     (fun (h19 : ((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < x_r))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 0)) =>
                                       h17)))
                                 (fun (h18 : ((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < x_r))) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ (x_c_0 = 1)) =>
                                   h17)))⟩)
                          (fun (y_q9 y_q10 y_q11 : Int) (h17 : (((((((((((((y_q9 = (x_c_1 + 4)) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q9 = x_c_1) ∧ (y_q10 = x_r)) ∧ (y_q11 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q10 = 0) ∧ (y_q11 = x_s)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q10 = x_r) ∧ (y_q11 = x_s)) ∧ (((4 * x_c_0) ≤ y_q9) ∧ (y_q9 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) ≤ y_q9)) ∧ (y_q9 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q11)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q10 = x_r) ∧ (0 ≤ y_q11)) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ ((((x_c_1 + (3 * y_q11)) + ((-3) * x_s)) + 4) ≤ y_q9)) ∧ (y_q9 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q11)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q11)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < 3))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < x_r))) ∧ ((0 ≤ y_q9) ∧ (y_q9 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q11) ∧ (y_q11 < 3)) ∧ ((0 ≤ y_q10) ∧ (y_q10 < x_r))) ∧ ((4 ≤ y_q9) ∧ (y_q9 < 8))) ∧ (x_c_0 = 1))) =>
                            (show (I.fn f_2 [(M t_X [0, y_q9, (y_q10 + ((4 * x_p_0) + x_p_1)), (y_q11 + x_q)]), (M t_W [x_b_f_fused, y_q9, y_q10, y_q11])]) = (I.fn f_2 [(M t_X [0, y_q9, ((y_q10 + (4 * x_p_0)) + x_p_1), (y_q11 + x_q)]), (M t_W [x_b_f_fused, y_q9, y_q10, y_q11])]) from
                              (fn_congr2
                                (show (M t_X [0, y_q9, (y_q10 + ((4 * x_p_0) + x_p_1)), (y_q11 + x_q)]) = (M t_X [0, y_q9, ((y_q10 + (4 * x_p_0)) + x_p_1), (y_q11 + x_q)]) from
                                  (at_congr4
                                    rfl
                                    rfl
                                    (show (y_q10 + ((4 * x_p_0) + x_p_1)) = ((y_q10 + (4 * x_p_0)) + x_p_1) from by omega)
                                    rfl))
                                rfl)))))
                      rfl))
                  (show (I.fn f_0 [(value_9 I M x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s), (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])])]) = (value_6 I M x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
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
                      (fun (y_q6 y_q7 y_q8 : Int) (h17 : ((((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1))) =>
                        (Or.elim h17
                          (fun (h18 : (((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) =>
                            (Or.elim h18
                              (fun (h19 : ((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1))) =>
                                (Or.elim h19
                                  (fun (h20 : (((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1))) =>
                                    (Or.elim h20
                                      (fun (h21 : ((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) =>
                                        (Or.elim h21
                                          (fun (h22 : (((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                            (Or.elim h22
                                              (fun (h23 : ((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                (Or.elim h23
                                                  (fun (h24 : (((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) =>
                                                    (show (0 ≤ y_q6) ∧ ((y_q6 < ((max (max (max (max 3 7) x_c_1) ((3 * x_c_0) + x_c_1)) (x_c_1 + 4)) + 1)) ∧ (((min 0 x_r) ≤ y_q7) ∧ ((y_q7 < ((max (max 0 2) x_r) + 1)) ∧ (((min 0 x_s) ≤ y_q8) ∧ (y_q8 < ((max 2 x_s) + 1)))))) from by omega))
                                                  (fun (h24 : ((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                    ⟨h24.1.1.2.1, ⟨(show y_q6 < ((max (max (max (max 3 7) x_c_1) ((3 * x_c_0) + x_c_1)) (x_c_1 + 4)) + 1) from by omega), ⟨(show (min 0 x_r) ≤ y_q7 from by omega), ⟨(show y_q7 < ((max (max 0 2) x_r) + 1) from by omega), ⟨(show (min 0 x_s) ≤ y_q8 from by omega), (show y_q8 < ((max 2 x_s) + 1) from by omega)⟩⟩⟩⟩⟩)))
                                              (fun (h23 : (((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                (show (0 ≤ y_q6) ∧ ((y_q6 < ((max (max (max (max 3 7) x_c_1) ((3 * x_c_0) + x_c_1)) (x_c_1 + 4)) + 1)) ∧ (((min 0 x_r) ≤ y_q7) ∧ ((y_q7 < ((max (max 0 2) x_r) + 1)) ∧ (((min 0 x_s) ≤ y_q8) ∧ (y_q8 < ((max 2 x_s) + 1)))))) from by omega))))
                                          (fun (h22 : (((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0)) =>
                                            ⟨h22.1.2.1, ⟨(show y_q6 < ((max (max (max (max 3 7) x_c_1) ((3 * x_c_0) + x_c_1)) (x_c_1 + 4)) + 1) from by omega), ⟨(show (min 0 x_r) ≤ y_q7 from by omega), ⟨(show y_q7 < ((max (max 0 2) x_r) + 1) from by omega), ⟨(show (min 0 x_s) ≤ y_q8 from by omega), (show y_q8 < ((max 2 x_s) + 1) from by omega)⟩⟩⟩⟩⟩)))
                                      (fun (h21 : (((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1)) =>
                                        (show (0 ≤ y_q6) ∧ ((y_q6 < ((max (max (max (max 3 7) x_c_1) ((3 * x_c_0) + x_c_1)) (x_c_1 + 4)) + 1)) ∧ (((min 0 x_r) ≤ y_q7) ∧ ((y_q7 < ((max (max 0 2) x_r) + 1)) ∧ (((min 0 x_s) ≤ y_q8) ∧ (y_q8 < ((max 2 x_s) + 1)))))) from by omega))))
                                  (fun (h20 : ((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1)) =>
                                    ⟨h20.1.2.1, ⟨(show y_q6 < ((max (max (max (max 3 7) x_c_1) ((3 * x_c_0) + x_c_1)) (x_c_1 + 4)) + 1) from by omega), ⟨(show (min 0 x_r) ≤ y_q7 from by omega), ⟨(show y_q7 < ((max (max 0 2) x_r) + 1) from by omega), ⟨(show (min 0 x_s) ≤ y_q8 from by omega), (show y_q8 < ((max 2 x_s) + 1) from by omega)⟩⟩⟩⟩⟩)))
                              (fun (h19 : ((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0)) =>
                                ⟨h19.1.2.1, ⟨(show y_q6 < ((max (max (max (max 3 7) x_c_1) ((3 * x_c_0) + x_c_1)) (x_c_1 + 4)) + 1) from by omega), ⟨(show (min 0 x_r) ≤ y_q7 from by omega), ⟨(show y_q7 < ((max (max 0 2) x_r) + 1) from by omega), ⟨(show (min 0 x_s) ≤ y_q8 from by omega), (show y_q8 < ((max 2 x_s) + 1) from by omega)⟩⟩⟩⟩⟩)))
                          (fun (h18 : ((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1)) =>
                            (show (0 ≤ y_q6) ∧ ((y_q6 < ((max (max (max (max 3 7) x_c_1) ((3 * x_c_0) + x_c_1)) (x_c_1 + 4)) + 1)) ∧ (((min 0 x_r) ≤ y_q7) ∧ ((y_q7 < ((max (max 0 2) x_r) + 1)) ∧ (((min 0 x_s) ≤ y_q8) ∧ (y_q8 < ((max 2 x_s) + 1)))))) from by omega))))
                      (fun (y_q6 y_q7 y_q8 : Int) =>
                        ⟨(fun (h17 : ((((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1))) =>
                           (Or.elim h17
                             (fun (h18 : (((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) =>
                               (Or.elim h18
                                 (fun (h19 : ((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1))) =>
                                   (Or.elim h19
                                     (fun (h20 : (((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1))) =>
                                       (Or.elim h20
                                         (fun (h21 : ((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) =>
                                           (Or.elim h21
                                             (fun (h22 : (((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                               (Or.elim h22
                                                 (fun (h23 : ((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                   (Or.elim h23
                                                     (fun (h24 : (((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) =>
                                                       (Or.inr
                                                         ⟨(show y_q6 = ((4 * x_c_0) + x_c_1) from by omega), ⟨h24.1.1.2, h24.1.2⟩⟩))
                                                     (fun (h24 : ((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                       ((Classical.em (y_q6 < x_c_1)).elim
                                                         (fun (h25 : y_q6 < x_c_1) =>
                                                           (Or.inl
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inr
                                                                           ⟨⟨⟨h24.1.1.1, ⟨h24.1.1.2.1, h25⟩⟩, h24.1.2⟩, h24.2⟩)))))))))
                                                         (fun (h25 : ¬ (y_q6 < x_c_1)) =>
                                                           (Or.inr
                                                             ⟨(show y_q6 = ((4 * x_c_0) + x_c_1) from by omega), ⟨(show y_q7 = x_r from by omega), h24.1.1.1.2⟩⟩))))))
                                                 (fun (h23 : (((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                   ((Classical.em (y_q6 < (x_c_1 + (4 * x_c_0)))).elim
                                                     (fun (h24 : y_q6 < (x_c_1 + (4 * x_c_0))) =>
                                                       (Or.inl
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inr
                                                                     ⟨⟨h23.1.1, ⟨h23.1.2.1, h24⟩⟩, h23.2⟩))))))))
                                                     (fun (h24 : ¬ (y_q6 < (x_c_1 + (4 * x_c_0)))) =>
                                                       (Or.inr
                                                         ⟨(show y_q6 = ((4 * x_c_0) + x_c_1) from by omega), h23.1.1⟩))))))
                                             (fun (h22 : (((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0)) =>
                                               (Or.inl
                                                 (Or.inl
                                                   (Or.inl
                                                     (Or.inl
                                                       (Or.inl
                                                         (Or.inr
                                                           ⟨⟨⟨⟨⟨⟨h22.1.1.1, h22.1.1.2.1⟩, h22.1.2⟩, (show ((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) ≤ y_q6 from by omega)⟩, (show y_q6 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q8)) from by omega)⟩, h22.2⟩, (show (((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩)))))))))
                                         (fun (h21 : (((y_q7 = x_r) ∧ ((0 ≤ y_q8) ∧ (y_q8 < x_s))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1)) =>
                                           (Or.inl
                                             (Or.inl
                                               (Or.inl
                                                 (Or.inl
                                                   (Or.inr
                                                     ⟨⟨⟨⟨⟨⟨h21.1.1.1, h21.1.1.2.1⟩, h21.1.2⟩, (show (((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) + 4) ≤ y_q6 from by omega)⟩, (show y_q6 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q8)) + 4) from by omega)⟩, h21.2⟩, (show (((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩))))))))
                                     (fun (h20 : ((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1)) =>
                                       (Or.inl (Or.inl (Or.inl (Or.inr h20)))))))
                                 (fun (h19 : ((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0)) =>
                                   (Or.inl (Or.inl (Or.inr h19))))))
                             (fun (h18 : ((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1)) =>
                               (Or.inl (Or.inr h18))))), (fun (h17 : ((((((((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q6 = x_c_1) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) ≤ y_q6)) ∧ (y_q6 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q8)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ ((((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) + 4) ≤ y_q6)) ∧ (y_q6 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q8)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1))) ∨ ((y_q6 = ((4 * x_c_0) + x_c_1)) ∧ ((y_q7 = x_r) ∧ (y_q8 = x_s)))) =>
                           (Or.elim h17
                             (fun (h18 : (((((((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q6 = x_c_1) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) ≤ y_q6)) ∧ (y_q6 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q8)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ ((((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) + 4) ≤ y_q6)) ∧ (y_q6 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q8)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1))) =>
                               (Or.elim h18
                                 (fun (h19 : ((((((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q6 = x_c_1) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) ≤ y_q6)) ∧ (y_q6 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q8)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ ((((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) + 4) ≤ y_q6)) ∧ (y_q6 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q8)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) =>
                                   (Or.elim h19
                                     (fun (h20 : (((((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q6 = x_c_1) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) ≤ y_q6)) ∧ (y_q6 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q8)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ ((((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) + 4) ≤ y_q6)) ∧ (y_q6 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q8)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1))) =>
                                       (Or.elim h20
                                         (fun (h21 : ((((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q6 = x_c_1) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) ≤ y_q6)) ∧ (y_q6 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q8)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ ((((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) + 4) ≤ y_q6)) ∧ (y_q6 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q8)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                           (Or.elim h21
                                             (fun (h22 : (((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q6 = x_c_1) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) ≤ y_q6)) ∧ (y_q6 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q8)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                               (Or.elim h22
                                                 (fun (h23 : ((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q6 = x_c_1) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                   (Or.elim h23
                                                     (fun (h24 : (((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q6 = x_c_1) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                       (Or.elim h24
                                                         (fun (h25 : ((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q6 = x_c_1) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) =>
                                                           (Or.elim h25
                                                             (fun (h26 : (((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) =>
                                                               (False.elim (show False from by omega)))
                                                             (fun (h26 : (((((y_q6 = x_c_1) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q)) =>
                                                               (False.elim (show False from by omega)))))
                                                         (fun (h25 : ((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                           (Or.inl
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inr
                                                                         ⟨⟨⟨h25.1.1.1, ⟨h25.1.1.2.1, (show y_q6 ≤ x_c_1 from by omega)⟩⟩, h25.1.2⟩, h25.2⟩))))))))))
                                                     (fun (h24 : (((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                       (Or.inl
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inr
                                                                   ⟨⟨h24.1.1, ⟨h24.1.2.1, (show y_q6 ≤ (x_c_1 + (3 * x_c_0)) from by omega)⟩⟩, h24.2⟩)))))))))
                                                 (fun (h23 : ((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) ≤ y_q6)) ∧ (y_q6 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q8)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                   (Or.inl
                                                     (Or.inl
                                                       (Or.inl
                                                         (Or.inl
                                                           (Or.inr
                                                             ⟨⟨⟨h23.1.1.1.1.1.1, ⟨h23.1.1.1.1.1.2, (show y_q8 < x_s from by omega)⟩⟩, h23.1.1.1.1.2⟩, h23.1.2⟩))))))))
                                             (fun (h22 : ((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ ((((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) + 4) ≤ y_q6)) ∧ (y_q6 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q8)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                               (Or.inl
                                                 (Or.inl
                                                   (Or.inl
                                                     (Or.inr
                                                       ⟨⟨⟨h22.1.1.1.1.1.1, ⟨h22.1.1.1.1.1.2, (show y_q8 < x_s from by omega)⟩⟩, h22.1.1.1.1.2⟩, h22.1.2⟩)))))))
                                         (fun (h21 : ((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1)) =>
                                           (Or.inl (Or.inl (Or.inr h21))))))
                                     (fun (h20 : ((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0)) =>
                                       (Or.inl (Or.inr h20)))))
                                 (fun (h19 : ((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1)) =>
                                   (Or.inr h19))))
                             (fun (h18 : (y_q6 = ((4 * x_c_0) + x_c_1)) ∧ ((y_q7 = x_r) ∧ (y_q8 = x_s))) =>
                               (Or.inl
                                 (Or.inl
                                   (Or.inl
                                     (Or.inl
                                       (Or.inl
                                         (show (((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) from by omega)))))))))⟩)
                      (show ¬ ((((((((((((((((4 * x_c_0) + x_c_1) = (x_c_1 + 4)) ∧ (x_r = x_r)) ∧ (x_s = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((((4 * x_c_0) + x_c_1) = x_c_1) ∧ (x_r = x_r)) ∧ (x_s = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((x_r = 0) ∧ (x_s = x_s)) ∧ ((0 ≤ ((4 * x_c_0) + x_c_1)) ∧ (((4 * x_c_0) + x_c_1) < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((x_r = x_r) ∧ (x_s = x_s)) ∧ (((4 * x_c_0) ≤ ((4 * x_c_0) + x_c_1)) ∧ (((4 * x_c_0) + x_c_1) < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((x_r = x_r) ∧ (0 ≤ x_s)) ∧ ((0 ≤ ((4 * x_c_0) + x_c_1)) ∧ (((4 * x_c_0) + x_c_1) < 4))) ∧ (((x_c_1 + (3 * x_s)) + ((-3) * x_s)) ≤ ((4 * x_c_0) + x_c_1))) ∧ (((4 * x_c_0) + x_c_1) ≤ ((x_c_1 + (3 * x_s)) + ((-3) * x_s)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * x_s)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((x_r = x_r) ∧ (0 ≤ x_s)) ∧ ((4 ≤ ((4 * x_c_0) + x_c_1)) ∧ (((4 * x_c_0) + x_c_1) < 8))) ∧ ((((x_c_1 + (3 * x_s)) + ((-3) * x_s)) + 4) ≤ ((4 * x_c_0) + x_c_1))) ∧ (((4 * x_c_0) + x_c_1) ≤ (((x_c_1 + (3 * x_s)) + ((-3) * x_s)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * x_s)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ x_s) ∧ (x_s < 3)) ∧ ((0 ≤ x_r) ∧ (x_r < 3))) ∧ ((0 ≤ ((4 * x_c_0) + x_c_1)) ∧ (((4 * x_c_0) + x_c_1) < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ x_s) ∧ (x_s < 3)) ∧ ((0 ≤ x_r) ∧ (x_r < x_r))) ∧ ((0 ≤ ((4 * x_c_0) + x_c_1)) ∧ (((4 * x_c_0) + x_c_1) < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ x_s) ∧ (x_s < 3)) ∧ ((0 ≤ x_r) ∧ (x_r < x_r))) ∧ ((4 ≤ ((4 * x_c_0) + x_c_1)) ∧ (((4 * x_c_0) + x_c_1) < 8))) ∧ (x_c_0 = 1))) from by omega)
                      (fun (y_q6 y_q7 y_q8 : Int) (h17 : (((((((((((((y_q6 = (x_c_1 + 4)) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (x_q < x_q)) ∨ ((((((y_q6 = x_c_1) ∧ (y_q7 = x_r)) ∧ (y_q8 = x_s)) ∧ (((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (x_q < x_q))) ∨ (((((y_q7 = 0) ∧ (y_q8 = x_s)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q7 = x_r) ∧ (y_q8 = x_s)) ∧ (((4 * x_c_0) ≤ y_q6) ∧ (y_q6 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) ≤ y_q6)) ∧ (y_q6 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q8)))) ∧ (x_c_0 = 0)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q7 = x_r) ∧ (0 ≤ y_q8)) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ ((((x_c_1 + (3 * y_q8)) + ((-3) * x_s)) + 4) ≤ y_q6)) ∧ (y_q6 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q8)) + 4))) ∧ (x_c_0 = 1)) ∧ ((((4 * x_p_0) + x_p_1) + (4 * y_q8)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < 3))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((0 ≤ y_q6) ∧ (y_q6 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q8) ∧ (y_q8 < 3)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_r))) ∧ ((4 ≤ y_q6) ∧ (y_q6 < 8))) ∧ (x_c_0 = 1))) =>
                        rfl)
                      (show (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])]) = (I.fn f_2 [(M t_X [0, ((4 * x_c_0) + x_c_1), ((x_r + (4 * x_p_0)) + x_p_1), (x_s + x_q)]), (M t_W [x_b_f_fused, ((4 * x_c_0) + x_c_1), x_r, x_s])]) from
                        (fn_congr2
                          (show (M t_X [0, ((4 * x_c_0) + x_c_1), (x_r + ((4 * x_p_0) + x_p_1)), (x_q + x_s)]) = (M t_X [0, ((4 * x_c_0) + x_c_1), ((x_r + (4 * x_p_0)) + x_p_1), (x_s + x_q)]) from
                            (at_congr4
                              rfl
                              rfl
                              (show (x_r + ((4 * x_p_0) + x_p_1)) = ((x_r + (4 * x_p_0)) + x_p_1) from by omega)
                              (show (x_q + x_s) = (x_s + x_q) from by omega)))
                          rfl))))))))))))

theorem kept_8 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) (h8 : 0 ≤ x_s) (h9 : x_s < 3) (h10 : 0 ≤ x_c_1) (h11 : x_c_1 < 4) (h12 : 0 ≤ x_p_1) (h13 : x_p_1 < 4) (h14 : 0 ≤ x_q) (h15 : x_q < 16) :
    Heap.Entails ((body_8 I M).post (((((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r).set v_s x_s).set v_c_1 x_c_1).set v_p_1 x_p_1).set v_q x_q) (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q)) (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 (x_q + 1)) :=
  (show Heap.Entails _ (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 (x_q + 1)) from
    (entails_and
      (entails_points4
        (fun (y_q12 y_q13 y_q14 y_q15 : Int) (h16 : ((((0 ≤ y_q15) ∧ (y_q15 < 3)) ∧ ((0 ≤ y_q14) ∧ (y_q14 < 3))) ∧ ((0 ≤ y_q13) ∧ (y_q13 < 8))) ∧ ((0 ≤ y_q12) ∧ (y_q12 < 4))) =>
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
        (entails_points4
          (fun (y_q16 y_q17 y_q18 y_q19 : Int) (h16 : (((y_q16 = 0) ∧ ((0 ≤ y_q19) ∧ (y_q19 < 18))) ∧ ((0 ≤ y_q18) ∧ (y_q18 < 18))) ∧ ((0 ≤ y_q17) ∧ (y_q17 < 8))) =>
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
          (entails_points4
            (fun (y_q20 y_q21 y_q22 y_q23 : Int) (h16 : ((((((((y_q20 = 0) ∧ (y_q21 = x_b_f_fused)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ ((0 ≤ y_q23) ∧ (y_q23 < (x_q + 1)))) ∧ (x_c_0 = 0)) ∧ (x_c_1 = 0)) ∧ (x_r = 0)) ∧ (x_s = 0)) ∨ (((((y_q20 = 0) ∧ (y_q21 = x_b_f_fused)) ∧ ((0 ≤ y_q23) ∧ (y_q23 < 16))) ∧ (((4 * x_p_0) ≤ y_q22) ∧ (y_q22 ≤ ((4 * x_p_0) + 3)))) ∧ (y_q22 < (((((x_p_1 + (4 * x_c_1)) + (4 * x_s)) + (4 * x_r)) + (4 * x_c_0)) + (4 * x_p_0))))) =>
              (Or.elim h16
                (fun (h17 : (((((((y_q20 = 0) ∧ (y_q21 = x_b_f_fused)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ ((0 ≤ y_q23) ∧ (y_q23 < (x_q + 1)))) ∧ (x_c_0 = 0)) ∧ (x_c_1 = 0)) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                  ((Classical.em ((y_q20 = 0) ∧ ((y_q21 = x_b_f_fused) ∧ ((y_q22 = ((4 * x_p_0) + x_p_1)) ∧ (y_q23 = x_q))))).elim
                    (fun (h18 : (y_q20 = 0) ∧ ((y_q21 = x_b_f_fused) ∧ ((y_q22 = ((4 * x_p_0) + x_p_1)) ∧ (y_q23 = x_q)))) =>
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
                            (fun (y_q24 y_q25 y_q26 : Int) =>
                              ⟨(fun (h19 : (((((((((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q24 = x_c_1) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q25 = x_r) ∧ (0 ≤ y_q26)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (((x_c_1 + (3 * y_q26)) + ((-3) * x_s)) ≤ y_q24)) ∧ (y_q24 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q26)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q26)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q25 = x_r) ∧ (0 ≤ y_q26)) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ ((((x_c_1 + (3 * y_q26)) + ((-3) * x_s)) + 4) ≤ y_q24)) ∧ (y_q24 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q26)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q26)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < 3))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < x_r))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < x_r))) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ (x_c_0 = 1))) =>
                                 (Or.elim h19
                                   (fun (h20 : ((((((((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q24 = x_c_1) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q25 = x_r) ∧ (0 ≤ y_q26)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (((x_c_1 + (3 * y_q26)) + ((-3) * x_s)) ≤ y_q24)) ∧ (y_q24 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q26)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q26)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q25 = x_r) ∧ (0 ≤ y_q26)) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ ((((x_c_1 + (3 * y_q26)) + ((-3) * x_s)) + 4) ≤ y_q24)) ∧ (y_q24 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q26)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q26)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < 3))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < x_r))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 0))) =>
                                     (Or.elim h20
                                       (fun (h21 : (((((((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q24 = x_c_1) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q25 = x_r) ∧ (0 ≤ y_q26)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (((x_c_1 + (3 * y_q26)) + ((-3) * x_s)) ≤ y_q24)) ∧ (y_q24 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q26)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q26)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q25 = x_r) ∧ (0 ≤ y_q26)) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ ((((x_c_1 + (3 * y_q26)) + ((-3) * x_s)) + 4) ≤ y_q24)) ∧ (y_q24 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q26)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q26)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < 3))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 1))) =>
                                         (Or.elim h21
                                           (fun (h22 : ((((((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q24 = x_c_1) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q25 = x_r) ∧ (0 ≤ y_q26)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (((x_c_1 + (3 * y_q26)) + ((-3) * x_s)) ≤ y_q24)) ∧ (y_q24 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q26)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q26)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q25 = x_r) ∧ (0 ≤ y_q26)) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ ((((x_c_1 + (3 * y_q26)) + ((-3) * x_s)) + 4) ≤ y_q24)) ∧ (y_q24 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q26)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q26)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                             (Or.elim h22
                                               (fun (h23 : (((((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q24 = x_c_1) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q25 = x_r) ∧ (0 ≤ y_q26)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (((x_c_1 + (3 * y_q26)) + ((-3) * x_s)) ≤ y_q24)) ∧ (y_q24 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q26)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q26)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                 (Or.elim h23
                                                   (fun (h24 : ((((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q24 = x_c_1) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                     (Or.elim h24
                                                       (fun (h25 : (((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q24 = x_c_1) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                         (Or.elim h25
                                                           (fun (h26 : ((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q24 = x_c_1) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) =>
                                                             (Or.elim h26
                                                               (fun (h27 : (((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) =>
                                                                 (False.elim (show False from by omega)))
                                                               (fun (h27 : (((((y_q24 = x_c_1) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1))) =>
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inl
                                                                           (Or.inl
                                                                             (Or.inr
                                                                               ⟨⟨⟨⟨(show y_q25 = 0 from by omega), h27.1.1.1.2⟩, ⟨(show 0 ≤ y_q24 from by omega), (show y_q24 ≤ x_c_1 from by omega)⟩⟩, h17.1.1.1.2⟩, h17.1.2⟩))))))))))
                                                           (fun (h26 : ((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                             (False.elim (show False from by omega)))))
                                                       (fun (h25 : (((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                         (False.elim (show False from by omega)))))
                                                   (fun (h24 : ((((((y_q25 = x_r) ∧ (0 ≤ y_q26)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (((x_c_1 + (3 * y_q26)) + ((-3) * x_s)) ≤ y_q24)) ∧ (y_q24 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q26)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q26)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                     (False.elim (show False from by omega)))))
                                               (fun (h23 : ((((((y_q25 = x_r) ∧ (0 ≤ y_q26)) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ ((((x_c_1 + (3 * y_q26)) + ((-3) * x_s)) + 4) ≤ y_q24)) ∧ (y_q24 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q26)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q26)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                 (False.elim (show False from by omega)))))
                                           (fun (h22 : ((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < 3))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 1)) =>
                                             (False.elim (show False from by omega)))))
                                       (fun (h21 : ((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < x_r))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 0)) =>
                                         (False.elim (show False from by omega)))))
                                   (fun (h20 : ((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < x_r))) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ (x_c_0 = 1)) =>
                                     (False.elim (show False from by omega))))), (fun (h19 : ((((((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q25 = x_r) ∧ ((0 ≤ y_q26) ∧ (y_q26 < x_s))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q25 = x_r) ∧ ((0 ≤ y_q26) ∧ (y_q26 < x_s))) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < 3))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < x_r))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < x_r))) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ (x_c_0 = 1))) =>
                                 (Or.elim h19
                                   (fun (h20 : (((((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q25 = x_r) ∧ ((0 ≤ y_q26) ∧ (y_q26 < x_s))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q25 = x_r) ∧ ((0 ≤ y_q26) ∧ (y_q26 < x_s))) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < 3))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < x_r))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 0))) =>
                                     (Or.elim h20
                                       (fun (h21 : ((((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q25 = x_r) ∧ ((0 ≤ y_q26) ∧ (y_q26 < x_s))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q25 = x_r) ∧ ((0 ≤ y_q26) ∧ (y_q26 < x_s))) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < 3))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 1))) =>
                                         (Or.elim h21
                                           (fun (h22 : (((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q25 = x_r) ∧ ((0 ≤ y_q26) ∧ (y_q26 < x_s))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q25 = x_r) ∧ ((0 ≤ y_q26) ∧ (y_q26 < x_s))) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ (x_c_0 = 1))) =>
                                             (Or.elim h22
                                               (fun (h23 : ((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q25 = x_r) ∧ ((0 ≤ y_q26) ∧ (y_q26 < x_s))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 0))) =>
                                                 (Or.elim h23
                                                   (fun (h24 : (((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                     (Or.elim h24
                                                       (fun (h25 : ((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                         (Or.elim h25
                                                           (fun (h26 : (((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (x_c_0 = 1)) =>
                                                             (False.elim (show False from by omega)))
                                                           (fun (h26 : ((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inl
                                                                           (Or.inr
                                                                             ⟨⟨⟨⟨⟨(show y_q24 = x_c_1 from by omega), (show y_q25 = x_r from by omega)⟩, h26.1.1.1.2⟩, h17.1.1.1.1.1.2⟩, h17.1.1.1.2⟩, h17.1.1.1.1.2.2⟩)))))))))))
                                                       (fun (h25 : (((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                         (False.elim (show False from by omega)))))
                                                   (fun (h24 : (((y_q25 = x_r) ∧ ((0 ≤ y_q26) ∧ (y_q26 < x_s))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 0)) =>
                                                     (False.elim (show False from by omega)))))
                                               (fun (h23 : (((y_q25 = x_r) ∧ ((0 ≤ y_q26) ∧ (y_q26 < x_s))) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ (x_c_0 = 1)) =>
                                                 (False.elim (show False from by omega)))))
                                           (fun (h22 : ((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < 3))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 1)) =>
                                             (False.elim (show False from by omega)))))
                                       (fun (h21 : ((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < x_r))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 0)) =>
                                         (False.elim (show False from by omega)))))
                                   (fun (h20 : ((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < x_r))) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ (x_c_0 = 1)) =>
                                     (False.elim (show False from by omega)))))⟩)
                            (fun (y_q24 y_q25 y_q26 : Int) (h19 : (((((((((((((y_q24 = (x_c_1 + 4)) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q24 = x_c_1) ∧ (y_q25 = x_r)) ∧ (y_q26 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q25 = 0) ∧ (y_q26 = x_s)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q25 = x_r) ∧ (y_q26 = x_s)) ∧ (((4 * x_c_0) ≤ y_q24) ∧ (y_q24 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q25 = x_r) ∧ (0 ≤ y_q26)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (((x_c_1 + (3 * y_q26)) + ((-3) * x_s)) ≤ y_q24)) ∧ (y_q24 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q26)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q26)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q25 = x_r) ∧ (0 ≤ y_q26)) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ ((((x_c_1 + (3 * y_q26)) + ((-3) * x_s)) + 4) ≤ y_q24)) ∧ (y_q24 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q26)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q26)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < 3))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < x_r))) ∧ ((0 ≤ y_q24) ∧ (y_q24 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q26) ∧ (y_q26 < 3)) ∧ ((0 ≤ y_q25) ∧ (y_q25 < x_r))) ∧ ((4 ≤ y_q24) ∧ (y_q24 < 8))) ∧ (x_c_0 = 1))) =>
                              (show (I.fn f_2 [(M t_X [0, y_q24, (y_q25 + y_q22), (y_q26 + y_q23)]), (M t_W [x_b_f_fused, y_q24, y_q25, y_q26])]) = (I.fn f_2 [(M t_X [0, y_q24, ((y_q25 + (4 * x_p_0)) + x_p_1), (y_q26 + x_q)]), (M t_W [x_b_f_fused, y_q24, y_q25, y_q26])]) from
                                (fn_congr2
                                  (show (M t_X [0, y_q24, (y_q25 + y_q22), (y_q26 + y_q23)]) = (M t_X [0, y_q24, ((y_q25 + (4 * x_p_0)) + x_p_1), (y_q26 + x_q)]) from
                                    (at_congr4
                                      rfl
                                      rfl
                                      (show (y_q25 + y_q22) = ((y_q25 + (4 * x_p_0)) + x_p_1) from by omega)
                                      (show (y_q26 + y_q23) = (y_q26 + x_q) from by omega)))
                                  rfl)))))))
                    (fun (h18 : ¬ ((y_q20 = 0) ∧ ((y_q21 = x_b_f_fused) ∧ ((y_q22 = ((4 * x_p_0) + x_p_1)) ∧ (y_q23 = x_q))))) =>
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
                                (at_right
                                  (at_right
                                    (at_left
                                      (at_points4
                                        y_q20
                                        y_q21
                                        y_q22
                                        y_q23
                                        (Or.inl
                                          ⟨⟨⟨⟨⟨h17.1.1.1.1.1, ⟨h17.1.1.1.1.2.1, (show y_q23 < x_q from by omega)⟩⟩, h17.1.1.1.2⟩, h17.1.1.2⟩, h17.1.2⟩, h17.2⟩)
                                        (show (value_5 I M y_q22 y_q23 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 (x_q + 1) x_r x_s) = (value_5 I M y_q22 y_q23 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
                                          (reduce_congr3
                                            (fun (y_q27 y_q28 y_q29 : Int) =>
                                              ⟨(fun (h20 : (((((((((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) ≤ y_q27)) ∧ (y_q27 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q29)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ ((((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) + 4) ≤ y_q27)) ∧ (y_q27 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q29)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < 3))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < x_r))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < x_r))) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ (x_c_0 = 1))) =>
                                                 (Or.elim h20
                                                   (fun (h21 : ((((((((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) ≤ y_q27)) ∧ (y_q27 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q29)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ ((((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) + 4) ≤ y_q27)) ∧ (y_q27 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q29)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < 3))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < x_r))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 0))) =>
                                                     (Or.elim h21
                                                       (fun (h22 : (((((((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) ≤ y_q27)) ∧ (y_q27 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q29)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ ((((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) + 4) ≤ y_q27)) ∧ (y_q27 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q29)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < 3))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 1))) =>
                                                         (Or.elim h22
                                                           (fun (h23 : ((((((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) ≤ y_q27)) ∧ (y_q27 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q29)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ ((((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) + 4) ≤ y_q27)) ∧ (y_q27 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q29)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                             (Or.elim h23
                                                               (fun (h24 : (((((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) ≤ y_q27)) ∧ (y_q27 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q29)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                                 (Or.elim h24
                                                                   (fun (h25 : ((((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                                     (Or.elim h25
                                                                       (fun (h26 : (((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                                         (Or.elim h26
                                                                           (fun (h27 : ((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) =>
                                                                             (Or.elim h27
                                                                               (fun (h28 : (((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) =>
                                                                                 (False.elim (show False from by omega)))
                                                                               (fun (h28 : (((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1))) =>
                                                                                 (Or.inl
                                                                                   (Or.inl
                                                                                     (Or.inl
                                                                                       (Or.inl
                                                                                         (Or.inl
                                                                                           (Or.inl
                                                                                             (Or.inl
                                                                                               (Or.inr
                                                                                                 ⟨h28.1, (show y_q23 < x_q from by omega)⟩)))))))))))
                                                                           (fun (h27 : ((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                                             (False.elim (show False from by omega)))))
                                                                       (fun (h26 : (((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                                         (False.elim (show False from by omega)))))
                                                                   (fun (h25 : ((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) ≤ y_q27)) ∧ (y_q27 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q29)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                                     (False.elim (show False from by omega)))))
                                                               (fun (h24 : ((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ ((((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) + 4) ≤ y_q27)) ∧ (y_q27 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q29)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                                 (False.elim (show False from by omega)))))
                                                           (fun (h23 : ((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < 3))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 1)) =>
                                                             (False.elim (show False from by omega)))))
                                                       (fun (h22 : ((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < x_r))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 0)) =>
                                                         (False.elim (show False from by omega)))))
                                                   (fun (h21 : ((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < x_r))) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ (x_c_0 = 1)) =>
                                                     (False.elim (show False from by omega))))), (fun (h20 : (((((((((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) ≤ y_q27)) ∧ (y_q27 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q29)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ ((((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) + 4) ≤ y_q27)) ∧ (y_q27 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q29)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < 3))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < x_r))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < x_r))) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ (x_c_0 = 1))) =>
                                                 (Or.elim h20
                                                   (fun (h21 : ((((((((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) ≤ y_q27)) ∧ (y_q27 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q29)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ ((((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) + 4) ≤ y_q27)) ∧ (y_q27 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q29)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < 3))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < x_r))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 0))) =>
                                                     (Or.elim h21
                                                       (fun (h22 : (((((((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) ≤ y_q27)) ∧ (y_q27 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q29)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ ((((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) + 4) ≤ y_q27)) ∧ (y_q27 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q29)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < 3))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 1))) =>
                                                         (Or.elim h22
                                                           (fun (h23 : ((((((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) ≤ y_q27)) ∧ (y_q27 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q29)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ ((((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) + 4) ≤ y_q27)) ∧ (y_q27 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q29)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                             (Or.elim h23
                                                               (fun (h24 : (((((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) ≤ y_q27)) ∧ (y_q27 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q29)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                                 (Or.elim h24
                                                                   (fun (h25 : ((((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                                     (Or.elim h25
                                                                       (fun (h26 : (((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                                         (Or.elim h26
                                                                           (fun (h27 : ((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) =>
                                                                             (Or.elim h27
                                                                               (fun (h28 : (((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) =>
                                                                                 (False.elim (show False from by omega)))
                                                                               (fun (h28 : (((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q)) =>
                                                                                 (Or.inl
                                                                                   (Or.inl
                                                                                     (Or.inl
                                                                                       (Or.inl
                                                                                         (Or.inl
                                                                                           (Or.inl
                                                                                             (Or.inl
                                                                                               (Or.inr
                                                                                                 ⟨h28.1, h17.1.1.1.1.2.2⟩)))))))))))
                                                                           (fun (h27 : ((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                                             (False.elim (show False from by omega)))))
                                                                       (fun (h26 : (((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                                         (False.elim (show False from by omega)))))
                                                                   (fun (h25 : ((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) ≤ y_q27)) ∧ (y_q27 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q29)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                                     (False.elim (show False from by omega)))))
                                                               (fun (h24 : ((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ ((((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) + 4) ≤ y_q27)) ∧ (y_q27 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q29)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                                 (False.elim (show False from by omega)))))
                                                           (fun (h23 : ((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < 3))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 1)) =>
                                                             (False.elim (show False from by omega)))))
                                                       (fun (h22 : ((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < x_r))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 0)) =>
                                                         (False.elim (show False from by omega)))))
                                                   (fun (h21 : ((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < x_r))) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ (x_c_0 = 1)) =>
                                                     (False.elim (show False from by omega)))))⟩)
                                            (fun (y_q27 y_q28 y_q29 : Int) (h20 : (((((((((((((y_q27 = (x_c_1 + 4)) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q27 = x_c_1) ∧ (y_q28 = x_r)) ∧ (y_q29 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q28 = 0) ∧ (y_q29 = x_s)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q28 = x_r) ∧ (y_q29 = x_s)) ∧ (((4 * x_c_0) ≤ y_q27) ∧ (y_q27 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) ≤ y_q27)) ∧ (y_q27 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q29)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q28 = x_r) ∧ (0 ≤ y_q29)) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ ((((x_c_1 + (3 * y_q29)) + ((-3) * x_s)) + 4) ≤ y_q27)) ∧ (y_q27 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q29)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q29)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < 3))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < x_r))) ∧ ((0 ≤ y_q27) ∧ (y_q27 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q29) ∧ (y_q29 < 3)) ∧ ((0 ≤ y_q28) ∧ (y_q28 < x_r))) ∧ ((4 ≤ y_q27) ∧ (y_q27 < 8))) ∧ (x_c_0 = 1))) =>
                                              rfl))))))))))
                          (fun (h19 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                            (False.elim (show False from by omega))))))))
                (fun (h17 : ((((y_q20 = 0) ∧ (y_q21 = x_b_f_fused)) ∧ ((0 ≤ y_q23) ∧ (y_q23 < 16))) ∧ (((4 * x_p_0) ≤ y_q22) ∧ (y_q22 ≤ ((4 * x_p_0) + 3)))) ∧ (y_q22 < (((((x_p_1 + (4 * x_c_1)) + (4 * x_s)) + (4 * x_r)) + (4 * x_c_0)) + (4 * x_p_0)))) =>
                  ((Classical.em ((y_q20 = 0) ∧ ((y_q21 = x_b_f_fused) ∧ ((y_q22 = ((4 * x_p_0) + x_p_1)) ∧ (y_q23 = x_q))))).elim
                    (fun (h18 : (y_q20 = 0) ∧ ((y_q21 = x_b_f_fused) ∧ ((y_q22 = ((4 * x_p_0) + x_p_1)) ∧ (y_q23 = x_q)))) =>
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
                            (fun (y_q30 y_q31 y_q32 : Int) =>
                              ⟨(fun (h19 : (((((((((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q30 = x_c_1) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q31 = x_r) ∧ (0 ≤ y_q32)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) ≤ y_q30)) ∧ (y_q30 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q32)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q31 = x_r) ∧ (0 ≤ y_q32)) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ ((((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) + 4) ≤ y_q30)) ∧ (y_q30 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q32)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < 3))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < x_r))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < x_r))) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ (x_c_0 = 1))) =>
                                 (Or.elim h19
                                   (fun (h20 : ((((((((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q30 = x_c_1) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q31 = x_r) ∧ (0 ≤ y_q32)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) ≤ y_q30)) ∧ (y_q30 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q32)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q31 = x_r) ∧ (0 ≤ y_q32)) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ ((((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) + 4) ≤ y_q30)) ∧ (y_q30 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q32)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < 3))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < x_r))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 0))) =>
                                     (Or.elim h20
                                       (fun (h21 : (((((((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q30 = x_c_1) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q31 = x_r) ∧ (0 ≤ y_q32)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) ≤ y_q30)) ∧ (y_q30 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q32)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q31 = x_r) ∧ (0 ≤ y_q32)) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ ((((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) + 4) ≤ y_q30)) ∧ (y_q30 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q32)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < 3))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 1))) =>
                                         (Or.elim h21
                                           (fun (h22 : ((((((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q30 = x_c_1) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q31 = x_r) ∧ (0 ≤ y_q32)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) ≤ y_q30)) ∧ (y_q30 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q32)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q31 = x_r) ∧ (0 ≤ y_q32)) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ ((((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) + 4) ≤ y_q30)) ∧ (y_q30 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q32)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                             (Or.elim h22
                                               (fun (h23 : (((((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q30 = x_c_1) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q31 = x_r) ∧ (0 ≤ y_q32)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) ≤ y_q30)) ∧ (y_q30 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q32)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                 (Or.elim h23
                                                   (fun (h24 : ((((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q30 = x_c_1) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                     (Or.elim h24
                                                       (fun (h25 : (((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q30 = x_c_1) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                         (Or.elim h25
                                                           (fun (h26 : ((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q30 = x_c_1) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) =>
                                                             (Or.elim h26
                                                               (fun (h27 : (((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) =>
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inl
                                                                           (Or.inl
                                                                             (Or.inl
                                                                               ⟨h27.1.1.1, h27.1.2⟩))))))))
                                                               (fun (h27 : (((((y_q30 = x_c_1) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1))) =>
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inl
                                                                           (show (((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) from by omega)))))))))
                                                           (fun (h26 : ((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inr
                                                                           ⟨⟨⟨h26.1.1.1, ⟨h26.1.1.2.1, (show y_q30 ≤ x_c_1 from by omega)⟩⟩, h26.1.2⟩, h26.2⟩))))))))))
                                                       (fun (h25 : (((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inr
                                                                     ⟨⟨h25.1.1, ⟨h25.1.2.1, (show y_q30 ≤ (x_c_1 + (3 * x_c_0)) from by omega)⟩⟩, h25.2⟩)))))))))
                                                   (fun (h24 : ((((((y_q31 = x_r) ∧ (0 ≤ y_q32)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) ≤ y_q30)) ∧ (y_q30 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q32)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                     (Or.inl
                                                       (Or.inl
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inr
                                                               ⟨⟨⟨h24.1.1.1.1.1.1, ⟨h24.1.1.1.1.1.2, (show y_q32 < x_s from by omega)⟩⟩, h24.1.1.1.1.2⟩, h24.1.2⟩))))))))
                                               (fun (h23 : ((((((y_q31 = x_r) ∧ (0 ≤ y_q32)) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ ((((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) + 4) ≤ y_q30)) ∧ (y_q30 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q32)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                 (Or.inl
                                                   (Or.inl
                                                     (Or.inl
                                                       (Or.inr
                                                         ⟨⟨⟨h23.1.1.1.1.1.1, ⟨h23.1.1.1.1.1.2, (show y_q32 < x_s from by omega)⟩⟩, h23.1.1.1.1.2⟩, h23.1.2⟩)))))))
                                           (fun (h22 : ((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < 3))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 1)) =>
                                             (Or.inl (Or.inl (Or.inr h22))))))
                                       (fun (h21 : ((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < x_r))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 0)) =>
                                         (Or.inl (Or.inr h21)))))
                                   (fun (h20 : ((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < x_r))) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ (x_c_0 = 1)) =>
                                     (Or.inr h20)))), (fun (h19 : ((((((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q31 = x_r) ∧ ((0 ≤ y_q32) ∧ (y_q32 < x_s))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q31 = x_r) ∧ ((0 ≤ y_q32) ∧ (y_q32 < x_s))) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < 3))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < x_r))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < x_r))) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ (x_c_0 = 1))) =>
                                 (Or.elim h19
                                   (fun (h20 : (((((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q31 = x_r) ∧ ((0 ≤ y_q32) ∧ (y_q32 < x_s))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q31 = x_r) ∧ ((0 ≤ y_q32) ∧ (y_q32 < x_s))) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < 3))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < x_r))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 0))) =>
                                     (Or.elim h20
                                       (fun (h21 : ((((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q31 = x_r) ∧ ((0 ≤ y_q32) ∧ (y_q32 < x_s))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q31 = x_r) ∧ ((0 ≤ y_q32) ∧ (y_q32 < x_s))) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < 3))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 1))) =>
                                         (Or.elim h21
                                           (fun (h22 : (((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q31 = x_r) ∧ ((0 ≤ y_q32) ∧ (y_q32 < x_s))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q31 = x_r) ∧ ((0 ≤ y_q32) ∧ (y_q32 < x_s))) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ (x_c_0 = 1))) =>
                                             (Or.elim h22
                                               (fun (h23 : ((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q31 = x_r) ∧ ((0 ≤ y_q32) ∧ (y_q32 < x_s))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 0))) =>
                                                 (Or.elim h23
                                                   (fun (h24 : (((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                     (Or.elim h24
                                                       (fun (h25 : ((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (x_c_0 = 1)) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                         (Or.elim h25
                                                           (fun (h26 : (((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (x_c_0 = 1)) =>
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inl
                                                                           (Or.inl
                                                                             ⟨⟨⟨h26.1, (show y_q22 = (x_p_1 + (4 * x_p_0)) from by omega)⟩, h26.2⟩, (show y_q23 < (x_q + 1) from by omega)⟩)))))))))
                                                           (fun (h26 : ((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 ≤ x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (show (((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q30 = x_c_1) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) from by omega))))))))))
                                                       (fun (h25 : (((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 ≤ (x_c_1 + (3 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inl
                                                                   ((Classical.em (y_q30 = x_c_1)).elim
                                                                     (fun (h26 : y_q30 = x_c_1) =>
                                                                       (Or.inl
                                                                         (Or.inl
                                                                           (Or.inr
                                                                             ⟨⟨⟨⟨⟨h26, h25.1.1.1⟩, h25.1.1.2⟩, (show y_q22 = (x_p_1 + (4 * x_p_0)) from by omega)⟩, (show x_c_0 = 0 from by omega)⟩, (show y_q23 < (x_q + 1) from by omega)⟩))))
                                                                     (fun (h26 : ¬ (y_q30 = x_c_1)) =>
                                                                       (Or.inr
                                                                         ⟨⟨h25.1.1, ⟨h25.1.2.1, (show y_q30 < (x_c_1 + (4 * x_c_0)) from by omega)⟩⟩, h25.2⟩)))))))))))
                                                   (fun (h24 : (((y_q31 = x_r) ∧ ((0 ≤ y_q32) ∧ (y_q32 < x_s))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 0)) =>
                                                     (Or.inl
                                                       (Or.inl
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inr
                                                               ⟨⟨⟨⟨⟨⟨h24.1.1.1, h24.1.1.2.1⟩, h24.1.2⟩, (show ((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) ≤ y_q30 from by omega)⟩, (show y_q30 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q32)) from by omega)⟩, h24.2⟩, (show (y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩))))))))
                                               (fun (h23 : (((y_q31 = x_r) ∧ ((0 ≤ y_q32) ∧ (y_q32 < x_s))) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ (x_c_0 = 1)) =>
                                                 (Or.inl
                                                   (Or.inl
                                                     (Or.inl
                                                       (Or.inr
                                                         ⟨⟨⟨⟨⟨⟨h23.1.1.1, h23.1.1.2.1⟩, h23.1.2⟩, (show (((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) + 4) ≤ y_q30 from by omega)⟩, (show y_q30 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q32)) + 4) from by omega)⟩, h23.2⟩, (show (y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩)))))))
                                           (fun (h22 : ((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < 3))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 1)) =>
                                             (Or.inl (Or.inl (Or.inr h22))))))
                                       (fun (h21 : ((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < x_r))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 0)) =>
                                         (Or.inl (Or.inr h21)))))
                                   (fun (h20 : ((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < x_r))) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ (x_c_0 = 1)) =>
                                     (Or.inr h20))))⟩)
                            (fun (y_q30 y_q31 y_q32 : Int) (h19 : (((((((((((((y_q30 = (x_c_1 + 4)) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q30 = x_c_1) ∧ (y_q31 = x_r)) ∧ (y_q32 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q31 = 0) ∧ (y_q32 = x_s)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q31 = x_r) ∧ (y_q32 = x_s)) ∧ (((4 * x_c_0) ≤ y_q30) ∧ (y_q30 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q31 = x_r) ∧ (0 ≤ y_q32)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) ≤ y_q30)) ∧ (y_q30 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q32)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q31 = x_r) ∧ (0 ≤ y_q32)) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ ((((x_c_1 + (3 * y_q32)) + ((-3) * x_s)) + 4) ≤ y_q30)) ∧ (y_q30 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q32)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q32)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < 3))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < x_r))) ∧ ((0 ≤ y_q30) ∧ (y_q30 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q32) ∧ (y_q32 < 3)) ∧ ((0 ≤ y_q31) ∧ (y_q31 < x_r))) ∧ ((4 ≤ y_q30) ∧ (y_q30 < 8))) ∧ (x_c_0 = 1))) =>
                              (show (I.fn f_2 [(M t_X [0, y_q30, (y_q31 + y_q22), (y_q32 + y_q23)]), (M t_W [x_b_f_fused, y_q30, y_q31, y_q32])]) = (I.fn f_2 [(M t_X [0, y_q30, ((y_q31 + (4 * x_p_0)) + x_p_1), (y_q32 + x_q)]), (M t_W [x_b_f_fused, y_q30, y_q31, y_q32])]) from
                                (fn_congr2
                                  (show (M t_X [0, y_q30, (y_q31 + y_q22), (y_q32 + y_q23)]) = (M t_X [0, y_q30, ((y_q31 + (4 * x_p_0)) + x_p_1), (y_q32 + x_q)]) from
                                    (at_congr4
                                      rfl
                                      rfl
                                      (show (y_q31 + y_q22) = ((y_q31 + (4 * x_p_0)) + x_p_1) from by omega)
                                      (show (y_q32 + y_q23) = (y_q32 + x_q) from by omega)))
                                  rfl)))))))
                    (fun (h18 : ¬ ((y_q20 = 0) ∧ ((y_q21 = x_b_f_fused) ∧ ((y_q22 = ((4 * x_p_0) + x_p_1)) ∧ (y_q23 = x_q))))) =>
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
                                (at_right
                                  (at_right
                                    (at_left
                                      (at_points4
                                        y_q20
                                        y_q21
                                        y_q22
                                        y_q23
                                        (Or.inr h17)
                                        (show (value_5 I M y_q22 y_q23 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 (x_q + 1) x_r x_s) = (value_5 I M y_q22 y_q23 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
                                          (reduce_congr3
                                            (fun (y_q33 y_q34 y_q35 : Int) =>
                                              ⟨(fun (h20 : (((((((((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) ≤ y_q33)) ∧ (y_q33 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q35)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ ((((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) + 4) ≤ y_q33)) ∧ (y_q33 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q35)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < 3))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < x_r))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < x_r))) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ (x_c_0 = 1))) =>
                                                 (Or.elim h20
                                                   (fun (h21 : ((((((((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) ≤ y_q33)) ∧ (y_q33 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q35)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ ((((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) + 4) ≤ y_q33)) ∧ (y_q33 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q35)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < 3))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < x_r))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 0))) =>
                                                     (Or.elim h21
                                                       (fun (h22 : (((((((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) ≤ y_q33)) ∧ (y_q33 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q35)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ ((((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) + 4) ≤ y_q33)) ∧ (y_q33 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q35)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < 3))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 1))) =>
                                                         (Or.elim h22
                                                           (fun (h23 : ((((((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) ≤ y_q33)) ∧ (y_q33 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q35)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ ((((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) + 4) ≤ y_q33)) ∧ (y_q33 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q35)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                             (Or.elim h23
                                                               (fun (h24 : (((((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) ≤ y_q33)) ∧ (y_q33 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q35)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                                 (Or.elim h24
                                                                   (fun (h25 : ((((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                                     (Or.elim h25
                                                                       (fun (h26 : (((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                                         (Or.elim h26
                                                                           (fun (h27 : ((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) =>
                                                                             (Or.elim h27
                                                                               (fun (h28 : (((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) =>
                                                                                 (False.elim (show False from by omega)))
                                                                               (fun (h28 : (((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1))) =>
                                                                                 (False.elim (show False from by omega)))))
                                                                           (fun (h27 : ((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                                             (False.elim (show False from by omega)))))
                                                                       (fun (h26 : (((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                                         (False.elim (show False from by omega)))))
                                                                   (fun (h25 : ((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) ≤ y_q33)) ∧ (y_q33 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q35)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inl
                                                                           (Or.inl (Or.inr h25))))))))
                                                               (fun (h24 : ((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ ((((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) + 4) ≤ y_q33)) ∧ (y_q33 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q35)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                                 (False.elim (show False from by omega)))))
                                                           (fun (h23 : ((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < 3))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 1)) =>
                                                             (False.elim (show False from by omega)))))
                                                       (fun (h22 : ((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < x_r))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 0)) =>
                                                         (False.elim (show False from by omega)))))
                                                   (fun (h21 : ((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < x_r))) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ (x_c_0 = 1)) =>
                                                     (False.elim (show False from by omega))))), (fun (h20 : (((((((((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) ≤ y_q33)) ∧ (y_q33 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q35)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ ((((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) + 4) ≤ y_q33)) ∧ (y_q33 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q35)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < 3))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < x_r))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < x_r))) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ (x_c_0 = 1))) =>
                                                 (Or.elim h20
                                                   (fun (h21 : ((((((((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) ≤ y_q33)) ∧ (y_q33 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q35)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ ((((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) + 4) ≤ y_q33)) ∧ (y_q33 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q35)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < 3))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < x_r))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 0))) =>
                                                     (Or.elim h21
                                                       (fun (h22 : (((((((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) ≤ y_q33)) ∧ (y_q33 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q35)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ ((((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) + 4) ≤ y_q33)) ∧ (y_q33 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q35)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < 3))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 1))) =>
                                                         (Or.elim h22
                                                           (fun (h23 : ((((((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) ≤ y_q33)) ∧ (y_q33 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q35)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ ((((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) + 4) ≤ y_q33)) ∧ (y_q33 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q35)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                             (Or.elim h23
                                                               (fun (h24 : (((((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) ≤ y_q33)) ∧ (y_q33 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q35)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                                 (Or.elim h24
                                                                   (fun (h25 : ((((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                                     (Or.elim h25
                                                                       (fun (h26 : (((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                                         (Or.elim h26
                                                                           (fun (h27 : ((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) =>
                                                                             (Or.elim h27
                                                                               (fun (h28 : (((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) =>
                                                                                 (False.elim (show False from by omega)))
                                                                               (fun (h28 : (((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q)) =>
                                                                                 (False.elim (show False from by omega)))))
                                                                           (fun (h27 : ((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                                             (False.elim (show False from by omega)))))
                                                                       (fun (h26 : (((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                                         (False.elim (show False from by omega)))))
                                                                   (fun (h25 : ((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) ≤ y_q33)) ∧ (y_q33 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q35)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inl
                                                                           (Or.inl (Or.inr h25))))))))
                                                               (fun (h24 : ((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ ((((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) + 4) ≤ y_q33)) ∧ (y_q33 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q35)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                                 (False.elim (show False from by omega)))))
                                                           (fun (h23 : ((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < 3))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 1)) =>
                                                             (False.elim (show False from by omega)))))
                                                       (fun (h22 : ((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < x_r))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 0)) =>
                                                         (False.elim (show False from by omega)))))
                                                   (fun (h21 : ((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < x_r))) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ (x_c_0 = 1)) =>
                                                     (False.elim (show False from by omega)))))⟩)
                                            (fun (y_q33 y_q34 y_q35 : Int) (h20 : (((((((((((((y_q33 = (x_c_1 + 4)) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q33 = x_c_1) ∧ (y_q34 = x_r)) ∧ (y_q35 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q34 = 0) ∧ (y_q35 = x_s)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q34 = x_r) ∧ (y_q35 = x_s)) ∧ (((4 * x_c_0) ≤ y_q33) ∧ (y_q33 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) ≤ y_q33)) ∧ (y_q33 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q35)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q34 = x_r) ∧ (0 ≤ y_q35)) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ ((((x_c_1 + (3 * y_q35)) + ((-3) * x_s)) + 4) ≤ y_q33)) ∧ (y_q33 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q35)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q35)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < 3))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < x_r))) ∧ ((0 ≤ y_q33) ∧ (y_q33 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q35) ∧ (y_q35 < 3)) ∧ ((0 ≤ y_q34) ∧ (y_q34 < x_r))) ∧ ((4 ≤ y_q33) ∧ (y_q33 < 8))) ∧ (x_c_0 = 1))) =>
                                              rfl))))))))))
                          (fun (h19 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                            (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [y_q20, y_q21, y_q22, y_q23]⟩ (value_5 I M y_q22 y_q23 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 (x_q + 1) x_r x_s) from
                              (at_right
                                (at_right
                                  (at_left
                                    (at_points4
                                      y_q20
                                      y_q21
                                      y_q22
                                      y_q23
                                      (Or.inr h17)
                                      (show (value_5 I M y_q22 y_q23 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 (x_q + 1) x_r x_s) = (value_5 I M y_q22 y_q23 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_q x_r x_s) from
                                        (reduce_congr3
                                          (fun (y_q36 y_q37 y_q38 : Int) =>
                                            ⟨(fun (h20 : (((((((((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) ≤ y_q36)) ∧ (y_q36 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q38)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ ((((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) + 4) ≤ y_q36)) ∧ (y_q36 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q38)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < 3))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < x_r))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < x_r))) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ (x_c_0 = 1))) =>
                                               (Or.elim h20
                                                 (fun (h21 : ((((((((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) ≤ y_q36)) ∧ (y_q36 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q38)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ ((((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) + 4) ≤ y_q36)) ∧ (y_q36 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q38)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < 3))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < x_r))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 0))) =>
                                                   (Or.elim h21
                                                     (fun (h22 : (((((((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) ≤ y_q36)) ∧ (y_q36 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q38)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ ((((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) + 4) ≤ y_q36)) ∧ (y_q36 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q38)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < 3))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 1))) =>
                                                       (Or.elim h22
                                                         (fun (h23 : ((((((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) ≤ y_q36)) ∧ (y_q36 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q38)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ ((((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) + 4) ≤ y_q36)) ∧ (y_q36 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q38)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                           (Or.elim h23
                                                             (fun (h24 : (((((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) ≤ y_q36)) ∧ (y_q36 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q38)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                               (Or.elim h24
                                                                 (fun (h25 : ((((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                                   (Or.elim h25
                                                                     (fun (h26 : (((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                                       (Or.elim h26
                                                                         (fun (h27 : ((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) =>
                                                                           (Or.elim h27
                                                                             (fun (h28 : (((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) =>
                                                                               (Or.inl
                                                                                 (Or.inl
                                                                                   (Or.inl
                                                                                     (Or.inl
                                                                                       (Or.inl
                                                                                         (Or.inl
                                                                                           (Or.inl
                                                                                             (Or.inl
                                                                                               ⟨h28.1, (show y_q23 < x_q from by omega)⟩)))))))))
                                                                             (fun (h28 : (((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1))) =>
                                                                               (Or.inl
                                                                                 (Or.inl
                                                                                   (Or.inl
                                                                                     (Or.inl
                                                                                       (Or.inl
                                                                                         (Or.inl
                                                                                           (Or.inl
                                                                                             (Or.inr
                                                                                               ⟨h28.1, (show y_q23 < x_q from by omega)⟩)))))))))))
                                                                         (fun (h27 : ((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                                           (Or.inl
                                                                             (Or.inl
                                                                               (Or.inl
                                                                                 (Or.inl
                                                                                   (Or.inl
                                                                                     (Or.inl
                                                                                       (Or.inr h27))))))))))
                                                                     (fun (h26 : (((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                                       (Or.inl
                                                                         (Or.inl
                                                                           (Or.inl
                                                                             (Or.inl
                                                                               (Or.inl (Or.inr h26)))))))))
                                                                 (fun (h25 : ((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) ≤ y_q36)) ∧ (y_q36 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q38)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inl (Or.inr h25))))))))
                                                             (fun (h24 : ((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ ((((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) + 4) ≤ y_q36)) ∧ (y_q36 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q38)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                               (Or.inl
                                                                 (Or.inl (Or.inl (Or.inr h24)))))))
                                                         (fun (h23 : ((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < 3))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 1)) =>
                                                           (Or.inl (Or.inl (Or.inr h23))))))
                                                     (fun (h22 : ((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < x_r))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 0)) =>
                                                       (Or.inl (Or.inr h22)))))
                                                 (fun (h21 : ((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < x_r))) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ (x_c_0 = 1)) =>
                                                   (Or.inr h21)))), (fun (h20 : (((((((((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) ≤ y_q36)) ∧ (y_q36 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q38)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ ((((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) + 4) ≤ y_q36)) ∧ (y_q36 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q38)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < 3))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < x_r))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < x_r))) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ (x_c_0 = 1))) =>
                                               (Or.elim h20
                                                 (fun (h21 : ((((((((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) ≤ y_q36)) ∧ (y_q36 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q38)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ ((((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) + 4) ≤ y_q36)) ∧ (y_q36 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q38)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < 3))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < x_r))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 0))) =>
                                                   (Or.elim h21
                                                     (fun (h22 : (((((((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) ≤ y_q36)) ∧ (y_q36 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q38)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ ((((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) + 4) ≤ y_q36)) ∧ (y_q36 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q38)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < 3))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 1))) =>
                                                       (Or.elim h22
                                                         (fun (h23 : ((((((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) ≤ y_q36)) ∧ (y_q36 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q38)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ ((((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) + 4) ≤ y_q36)) ∧ (y_q36 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q38)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                           (Or.elim h23
                                                             (fun (h24 : (((((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) ≤ y_q36)) ∧ (y_q36 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q38)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                               (Or.elim h24
                                                                 (fun (h25 : ((((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                                   (Or.elim h25
                                                                     (fun (h26 : (((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                                       (Or.elim h26
                                                                         (fun (h27 : ((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q))) =>
                                                                           (Or.elim h27
                                                                             (fun (h28 : (((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < x_q)) =>
                                                                               (Or.inl
                                                                                 (Or.inl
                                                                                   (Or.inl
                                                                                     (Or.inl
                                                                                       (Or.inl
                                                                                         (Or.inl
                                                                                           (Or.inl
                                                                                             (Or.inl
                                                                                               ⟨h28.1, (show y_q23 < (x_q + 1) from by omega)⟩)))))))))
                                                                             (fun (h28 : (((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < x_q)) =>
                                                                               (Or.inl
                                                                                 (Or.inl
                                                                                   (Or.inl
                                                                                     (Or.inl
                                                                                       (Or.inl
                                                                                         (Or.inl
                                                                                           (Or.inl
                                                                                             (Or.inr
                                                                                               ⟨h28.1, (show y_q23 < (x_q + 1) from by omega)⟩)))))))))))
                                                                         (fun (h27 : ((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                                           (Or.inl
                                                                             (Or.inl
                                                                               (Or.inl
                                                                                 (Or.inl
                                                                                   (Or.inl
                                                                                     (Or.inl
                                                                                       (Or.inr h27))))))))))
                                                                     (fun (h26 : (((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                                       (Or.inl
                                                                         (Or.inl
                                                                           (Or.inl
                                                                             (Or.inl
                                                                               (Or.inl (Or.inr h26)))))))))
                                                                 (fun (h25 : ((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) ≤ y_q36)) ∧ (y_q36 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q38)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inl (Or.inr h25))))))))
                                                             (fun (h24 : ((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ ((((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) + 4) ≤ y_q36)) ∧ (y_q36 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q38)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                               (Or.inl
                                                                 (Or.inl (Or.inl (Or.inr h24)))))))
                                                         (fun (h23 : ((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < 3))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 1)) =>
                                                           (Or.inl (Or.inl (Or.inr h23))))))
                                                     (fun (h22 : ((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < x_r))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 0)) =>
                                                       (Or.inl (Or.inr h22)))))
                                                 (fun (h21 : ((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < x_r))) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ (x_c_0 = 1)) =>
                                                   (Or.inr h21))))⟩)
                                          (fun (y_q36 y_q37 y_q38 : Int) (h20 : (((((((((((((y_q36 = (x_c_1 + 4)) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q23 < (x_q + 1))) ∨ ((((((y_q36 = x_c_1) ∧ (y_q37 = x_r)) ∧ (y_q38 = x_s)) ∧ (y_q22 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q23 < (x_q + 1)))) ∨ (((((y_q37 = 0) ∧ (y_q38 = x_s)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q37 = x_r) ∧ (y_q38 = x_s)) ∧ (((4 * x_c_0) ≤ y_q36) ∧ (y_q36 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) ≤ y_q36)) ∧ (y_q36 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q38)))) ∧ (x_c_0 = 0)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q37 = x_r) ∧ (0 ≤ y_q38)) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ ((((x_c_1 + (3 * y_q38)) + ((-3) * x_s)) + 4) ≤ y_q36)) ∧ (y_q36 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q38)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q22 + (4 * y_q38)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < 3))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < x_r))) ∧ ((0 ≤ y_q36) ∧ (y_q36 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q38) ∧ (y_q38 < 3)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < x_r))) ∧ ((4 ≤ y_q36) ∧ (y_q36 < 8))) ∧ (x_c_0 = 1))) =>
                                            rfl)))))))))))))))))
          (entails_points4
            (fun (y_q39 y_q40 y_q41 y_q42 : Int) (h16 : ((((y_q39 = 0) ∧ (y_q40 = x_b_f_fused)) ∧ ((0 ≤ y_q42) ∧ (y_q42 < 16))) ∧ ((0 ≤ y_q41) ∧ (y_q41 < (4 * x_p_0)))) ∨ ((((y_q39 = 0) ∧ ((0 ≤ y_q42) ∧ (y_q42 < 16))) ∧ ((0 ≤ y_q41) ∧ (y_q41 < 16))) ∧ ((0 ≤ y_q40) ∧ (y_q40 < x_b_f_fused)))) =>
              (Or.elim h16
                (fun (h17 : (((y_q39 = 0) ∧ (y_q40 = x_b_f_fused)) ∧ ((0 ≤ y_q42) ∧ (y_q42 < 16))) ∧ ((0 ≤ y_q41) ∧ (y_q41 < (4 * x_p_0)))) =>
                  (at_set_ne4
                    y_q39
                    y_q40
                    y_q41
                    y_q42
                    0
                    x_b_f_fused
                    ((4 * x_p_0) + x_p_1)
                    x_q
                    (show ¬ ((y_q39 = 0) ∧ ((y_q40 = x_b_f_fused) ∧ ((y_q41 = ((4 * x_p_0) + x_p_1)) ∧ (y_q42 = x_q)))) from by omega)
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
                          (show ¬ ((y_q39 = 0) ∧ ((y_q40 = x_b_f_fused) ∧ ((y_q41 = ((4 * x_p_0) + x_p_1)) ∧ (y_q42 = x_q)))) from by omega)
                          (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [y_q39, y_q40, y_q41, y_q42]⟩ (M t_Y [0, y_q40, y_q41, y_q42]) from
                            (at_right
                              (at_right (at_right (at_points4 y_q39 y_q40 y_q41 y_q42 h16 rfl)))))))
                      (fun (h18 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                        (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [y_q39, y_q40, y_q41, y_q42]⟩ (M t_Y [0, y_q40, y_q41, y_q42]) from
                          (at_right
                            (at_right (at_right (at_points4 y_q39 y_q40 y_q41 y_q42 h16 rfl)))))))))
                (fun (h17 : (((y_q39 = 0) ∧ ((0 ≤ y_q42) ∧ (y_q42 < 16))) ∧ ((0 ≤ y_q41) ∧ (y_q41 < 16))) ∧ ((0 ≤ y_q40) ∧ (y_q40 < x_b_f_fused))) =>
                  (at_set_ne4
                    y_q39
                    y_q40
                    y_q41
                    y_q42
                    0
                    x_b_f_fused
                    ((4 * x_p_0) + x_p_1)
                    x_q
                    (show ¬ ((y_q39 = 0) ∧ ((y_q40 = x_b_f_fused) ∧ ((y_q41 = ((4 * x_p_0) + x_p_1)) ∧ (y_q42 = x_q)))) from by omega)
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
                          (show ¬ ((y_q39 = 0) ∧ ((y_q40 = x_b_f_fused) ∧ ((y_q41 = ((4 * x_p_0) + x_p_1)) ∧ (y_q42 = x_q)))) from by omega)
                          (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [y_q39, y_q40, y_q41, y_q42]⟩ (M t_Y [0, y_q40, y_q41, y_q42]) from
                            (at_right
                              (at_right (at_right (at_points4 y_q39 y_q40 y_q41 y_q42 h16 rfl)))))))
                      (fun (h18 : ¬ (((((4 * x_c_0) + x_c_1) = 0) ∧ (x_r = 0)) ∧ (x_s = 0))) =>
                        (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 x_q) ⟨a_y, [y_q39, y_q40, y_q41, y_q42]⟩ (M t_Y [0, y_q40, y_q41, y_q42]) from
                          (at_right
                            (at_right (at_right (at_points4 y_q39 y_q40 y_q41 y_q42 h16 rfl))))))))))))))))

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
        (fun (x_q : Int) (h14 : 0 ≤ x_q) (h15 : x_q < 16) =>
          (w_let
            (w_let
              (w_seq
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
        (fun (x_q : Int) (h14 : 0 ≤ x_q) (h15 : x_q < 16) =>
          (r_let
            (r_let
              (r_seq
                (r_none rfl)
                (r_accumulate4
                  (x_none rfl)
                  0
                  x_b_f_fused
                  ((4 * x_p_0) + x_p_1)
                  x_q
                  ⟨⟨⟨rfl, rfl⟩, (show ((4 * x_p_0) + x_p_1) = (x_p_1 + (4 * x_p_0)) from by omega)⟩, rfl⟩)))))
        (fun (x_q y_y y_c0 y_c1 y_c2 y_c3 : Int) (h14 : 0 ≤ x_q) (h15 : x_q < 16) (h16 : 0 ≤ y_y) (h17 : y_y < 16) (h18 : ¬ (x_q = y_y)) (h19 : (((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ (y_c2 = (x_p_1 + (4 * x_p_0)))) ∧ (y_c3 = x_q)) =>
          (show (¬ ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ (y_c2 = (x_p_1 + (4 * x_p_0)))) ∧ (y_c3 = y_y))) ∧ (¬ ((((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ (y_c2 = (x_p_1 + (4 * x_p_0)))) ∧ (y_c3 = y_y))) from by omega)))
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
        (entails_points4
          (fun (y_q43 y_q44 y_q45 y_q46 : Int) (h14 : ((((0 ≤ y_q46) ∧ (y_q46 < 3)) ∧ ((0 ≤ y_q45) ∧ (y_q45 < 3))) ∧ ((0 ≤ y_q44) ∧ (y_q44 < 8))) ∧ ((0 ≤ y_q43) ∧ (y_q43 < 4))) =>
            (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1) ⟨a_w, [y_q43, y_q44, y_q45, y_q46]⟩ (M t_W [y_q43, y_q44, y_q45, y_q46]) from
              (at_left (at_points4 y_q43 y_q44 y_q45 y_q46 h14 rfl)))))
        (entails_and
          (entails_points4
            (fun (y_q47 y_q48 y_q49 y_q50 : Int) (h14 : (((y_q47 = 0) ∧ ((0 ≤ y_q50) ∧ (y_q50 < 18))) ∧ ((0 ≤ y_q49) ∧ (y_q49 < 18))) ∧ ((0 ≤ y_q48) ∧ (y_q48 < 8))) =>
              (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1) ⟨a_x, [y_q47, y_q48, y_q49, y_q50]⟩ (M t_X [0, y_q48, y_q49, y_q50]) from
                (at_right (at_left (at_points4 y_q47 y_q48 y_q49 y_q50 h14 rfl))))))
          (entails_and
            (entails_points4
              (fun (y_q51 y_q52 y_q53 y_q54 : Int) (h14 : ((((((((y_q51 = 0) ∧ (y_q52 = x_b_f_fused)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ ((0 ≤ y_q54) ∧ (y_q54 < 0))) ∧ (x_c_0 = 0)) ∧ (x_c_1 = 0)) ∧ (x_r = 0)) ∧ (x_s = 0)) ∨ (((((y_q51 = 0) ∧ (y_q52 = x_b_f_fused)) ∧ ((0 ≤ y_q54) ∧ (y_q54 < 16))) ∧ (((4 * x_p_0) ≤ y_q53) ∧ (y_q53 ≤ ((4 * x_p_0) + 3)))) ∧ (y_q53 < (((((x_p_1 + (4 * x_c_1)) + (4 * x_s)) + (4 * x_r)) + (4 * x_c_0)) + (4 * x_p_0))))) =>
                (Or.elim h14
                  (fun (h15 : (((((((y_q51 = 0) ∧ (y_q52 = x_b_f_fused)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ ((0 ≤ y_q54) ∧ (y_q54 < 0))) ∧ (x_c_0 = 0)) ∧ (x_c_1 = 0)) ∧ (x_r = 0)) ∧ (x_s = 0)) =>
                    (False.elim (show False from by omega)))
                  (fun (h15 : ((((y_q51 = 0) ∧ (y_q52 = x_b_f_fused)) ∧ ((0 ≤ y_q54) ∧ (y_q54 < 16))) ∧ (((4 * x_p_0) ≤ y_q53) ∧ (y_q53 ≤ ((4 * x_p_0) + 3)))) ∧ (y_q53 < (((((x_p_1 + (4 * x_c_1)) + (4 * x_s)) + (4 * x_r)) + (4 * x_c_0)) + (4 * x_p_0)))) =>
                    (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1) ⟨a_y, [y_q51, y_q52, y_q53, y_q54]⟩ (value_5 I M y_q53 y_q54 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 0 x_r x_s) from
                      (at_right
                        (at_right
                          (at_left
                            (at_points4
                              y_q51
                              y_q52
                              y_q53
                              y_q54
                              h15
                              (show (value_5 I M y_q53 y_q54 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 0 x_r x_s) = (value_4 I M y_q53 y_q54 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 x_r x_s) from
                                (reduce_congr3
                                  (fun (y_q55 y_q56 y_q57 : Int) =>
                                    ⟨(fun (h16 : (((((((((((((y_q55 = (x_c_1 + 4)) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q54 < 0)) ∨ ((((((y_q55 = x_c_1) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q54 < 0))) ∨ (((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) ≤ y_q55)) ∧ (y_q55 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q57)))) ∧ (x_c_0 = 0)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ ((((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) + 4) ≤ y_q55)) ∧ (y_q55 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q57)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < 3))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < x_r))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < x_r))) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ (x_c_0 = 1))) =>
                                       (Or.elim h16
                                         (fun (h17 : ((((((((((((y_q55 = (x_c_1 + 4)) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q54 < 0)) ∨ ((((((y_q55 = x_c_1) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q54 < 0))) ∨ (((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) ≤ y_q55)) ∧ (y_q55 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q57)))) ∧ (x_c_0 = 0)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ ((((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) + 4) ≤ y_q55)) ∧ (y_q55 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q57)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < 3))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < x_r))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 0))) =>
                                           (Or.elim h17
                                             (fun (h18 : (((((((((((y_q55 = (x_c_1 + 4)) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q54 < 0)) ∨ ((((((y_q55 = x_c_1) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q54 < 0))) ∨ (((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) ≤ y_q55)) ∧ (y_q55 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q57)))) ∧ (x_c_0 = 0)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ ((((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) + 4) ≤ y_q55)) ∧ (y_q55 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q57)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < 3))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 1))) =>
                                               (Or.elim h18
                                                 (fun (h19 : ((((((((((y_q55 = (x_c_1 + 4)) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q54 < 0)) ∨ ((((((y_q55 = x_c_1) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q54 < 0))) ∨ (((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) ≤ y_q55)) ∧ (y_q55 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q57)))) ∧ (x_c_0 = 0)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ ((((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) + 4) ≤ y_q55)) ∧ (y_q55 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q57)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                   (Or.elim h19
                                                     (fun (h20 : (((((((((y_q55 = (x_c_1 + 4)) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q54 < 0)) ∨ ((((((y_q55 = x_c_1) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q54 < 0))) ∨ (((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) ≤ y_q55)) ∧ (y_q55 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q57)))) ∧ (x_c_0 = 0)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                       (Or.elim h20
                                                         (fun (h21 : ((((((((y_q55 = (x_c_1 + 4)) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q54 < 0)) ∨ ((((((y_q55 = x_c_1) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q54 < 0))) ∨ (((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                           (Or.elim h21
                                                             (fun (h22 : (((((((y_q55 = (x_c_1 + 4)) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q54 < 0)) ∨ ((((((y_q55 = x_c_1) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q54 < 0))) ∨ (((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                               (Or.elim h22
                                                                 (fun (h23 : ((((((y_q55 = (x_c_1 + 4)) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q54 < 0)) ∨ ((((((y_q55 = x_c_1) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q54 < 0))) =>
                                                                   (Or.elim h23
                                                                     (fun (h24 : (((((y_q55 = (x_c_1 + 4)) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q54 < 0)) =>
                                                                       (False.elim (show False from by omega)))
                                                                     (fun (h24 : (((((y_q55 = x_c_1) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q54 < 0)) =>
                                                                       (False.elim (show False from by omega)))))
                                                                 (fun (h23 : ((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inl
                                                                           (Or.inl (Or.inl h23)))))))))
                                                             (fun (h22 : (((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl (Or.inl (Or.inr h22)))))))))
                                                         (fun (h21 : ((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) ≤ y_q55)) ∧ (y_q55 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q57)))) ∧ (x_c_0 = 0)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                           (Or.inl
                                                             (Or.inl (Or.inl (Or.inl (Or.inr h21))))))))
                                                     (fun (h20 : ((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ ((((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) + 4) ≤ y_q55)) ∧ (y_q55 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q57)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                       (Or.inl (Or.inl (Or.inl (Or.inr h20)))))))
                                                 (fun (h19 : ((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < 3))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 1)) =>
                                                   (Or.inl (Or.inl (Or.inr h19))))))
                                             (fun (h18 : ((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < x_r))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 0)) =>
                                               (Or.inl (Or.inr h18)))))
                                         (fun (h17 : ((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < x_r))) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ (x_c_0 = 1)) =>
                                           (Or.inr h17)))), (fun (h16 : ((((((((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) ≤ y_q55)) ∧ (y_q55 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q57)))) ∧ (x_c_0 = 0)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ ((((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) + 4) ≤ y_q55)) ∧ (y_q55 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q57)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < 3))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < x_r))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < x_r))) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ (x_c_0 = 1))) =>
                                       (Or.elim h16
                                         (fun (h17 : (((((((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) ≤ y_q55)) ∧ (y_q55 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q57)))) ∧ (x_c_0 = 0)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ ((((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) + 4) ≤ y_q55)) ∧ (y_q55 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q57)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < 3))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < x_r))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 0))) =>
                                           (Or.elim h17
                                             (fun (h18 : ((((((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) ≤ y_q55)) ∧ (y_q55 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q57)))) ∧ (x_c_0 = 0)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ ((((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) + 4) ≤ y_q55)) ∧ (y_q55 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q57)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < 3))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 1))) =>
                                               (Or.elim h18
                                                 (fun (h19 : (((((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) ≤ y_q55)) ∧ (y_q55 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q57)))) ∧ (x_c_0 = 0)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ ((((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) + 4) ≤ y_q55)) ∧ (y_q55 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q57)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                   (Or.elim h19
                                                     (fun (h20 : ((((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) ≤ y_q55)) ∧ (y_q55 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q57)))) ∧ (x_c_0 = 0)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                       (Or.elim h20
                                                         (fun (h21 : (((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                           (Or.elim h21
                                                             (fun (h22 : ((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inl (Or.inr h22))))))))
                                                             (fun (h22 : (((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl (Or.inl (Or.inr h22)))))))))
                                                         (fun (h21 : ((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) ≤ y_q55)) ∧ (y_q55 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q57)))) ∧ (x_c_0 = 0)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                           (Or.inl
                                                             (Or.inl (Or.inl (Or.inl (Or.inr h21))))))))
                                                     (fun (h20 : ((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ ((((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) + 4) ≤ y_q55)) ∧ (y_q55 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q57)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                       (Or.inl (Or.inl (Or.inl (Or.inr h20)))))))
                                                 (fun (h19 : ((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < 3))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 1)) =>
                                                   (Or.inl (Or.inl (Or.inr h19))))))
                                             (fun (h18 : ((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < x_r))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 0)) =>
                                               (Or.inl (Or.inr h18)))))
                                         (fun (h17 : ((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < x_r))) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ (x_c_0 = 1)) =>
                                           (Or.inr h17))))⟩)
                                  (fun (y_q55 y_q56 y_q57 : Int) (h16 : (((((((((((((y_q55 = (x_c_1 + 4)) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q54 < 0)) ∨ ((((((y_q55 = x_c_1) ∧ (y_q56 = x_r)) ∧ (y_q57 = x_s)) ∧ (y_q53 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q54 < 0))) ∨ (((((y_q56 = 0) ∧ (y_q57 = x_s)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q56 = x_r) ∧ (y_q57 = x_s)) ∧ (((4 * x_c_0) ≤ y_q55) ∧ (y_q55 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) ≤ y_q55)) ∧ (y_q55 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q57)))) ∧ (x_c_0 = 0)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q56 = x_r) ∧ (0 ≤ y_q57)) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ ((((x_c_1 + (3 * y_q57)) + ((-3) * x_s)) + 4) ≤ y_q55)) ∧ (y_q55 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q57)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q53 + (4 * y_q57)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < 3))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < x_r))) ∧ ((0 ≤ y_q55) ∧ (y_q55 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q57) ∧ (y_q57 < 3)) ∧ ((0 ≤ y_q56) ∧ (y_q56 < x_r))) ∧ ((4 ≤ y_q55) ∧ (y_q55 < 8))) ∧ (x_c_0 = 1))) =>
                                    rfl))))))))))))
            (entails_points4
              (fun (y_q58 y_q59 y_q60 y_q61 : Int) (h14 : ((((y_q58 = 0) ∧ (y_q59 = x_b_f_fused)) ∧ ((0 ≤ y_q61) ∧ (y_q61 < 16))) ∧ ((0 ≤ y_q60) ∧ (y_q60 < (4 * x_p_0)))) ∨ ((((y_q58 = 0) ∧ ((0 ≤ y_q61) ∧ (y_q61 < 16))) ∧ ((0 ≤ y_q60) ∧ (y_q60 < 16))) ∧ ((0 ≤ y_q59) ∧ (y_q59 < x_b_f_fused)))) =>
                (Or.elim h14
                  (fun (h15 : (((y_q58 = 0) ∧ (y_q59 = x_b_f_fused)) ∧ ((0 ≤ y_q61) ∧ (y_q61 < 16))) ∧ ((0 ≤ y_q60) ∧ (y_q60 < (4 * x_p_0)))) =>
                    (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1) ⟨a_y, [y_q58, y_q59, y_q60, y_q61]⟩ (M t_Y [0, y_q59, y_q60, y_q61]) from
                      (at_right (at_right (at_right (at_points4 y_q58 y_q59 y_q60 y_q61 h14 rfl))))))
                  (fun (h15 : (((y_q58 = 0) ∧ ((0 ≤ y_q61) ∧ (y_q61 < 16))) ∧ ((0 ≤ y_q60) ∧ (y_q60 < 16))) ∧ ((0 ≤ y_q59) ∧ (y_q59 < x_b_f_fused))) =>
                    (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1) ⟨a_y, [y_q58, y_q59, y_q60, y_q61]⟩ (M t_Y [0, y_q59, y_q60, y_q61]) from
                      (at_right (at_right (at_right (at_points4 y_q58 y_q59 y_q60 y_q61 h14 rfl)))))))))))))
    (fun (x_q : Int) (h14 : 0 ≤ x_q) (h15 : x_q < 16) =>
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
    (fun (x_q : Int) (h14 : 0 ≤ x_q) (h15 : x_q < 16) =>
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
      (entails_points4
        (fun (y_q62 y_q63 y_q64 y_q65 : Int) (h14 : ((((0 ≤ y_q65) ∧ (y_q65 < 3)) ∧ ((0 ≤ y_q64) ∧ (y_q64 < 3))) ∧ ((0 ≤ y_q63) ∧ (y_q63 < 8))) ∧ ((0 ≤ y_q62) ∧ (y_q62 < 4))) =>
          (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 16) ⟨a_w, [y_q62, y_q63, y_q64, y_q65]⟩ (M t_W [y_q62, y_q63, y_q64, y_q65]) from
            (at_left (at_points4 y_q62 y_q63 y_q64 y_q65 h14 rfl)))))
      (entails_and
        (entails_points4
          (fun (y_q66 y_q67 y_q68 y_q69 : Int) (h14 : (((y_q66 = 0) ∧ ((0 ≤ y_q69) ∧ (y_q69 < 18))) ∧ ((0 ≤ y_q68) ∧ (y_q68 < 18))) ∧ ((0 ≤ y_q67) ∧ (y_q67 < 8))) =>
            (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 16) ⟨a_x, [y_q66, y_q67, y_q68, y_q69]⟩ (M t_X [0, y_q67, y_q68, y_q69]) from
              (at_right (at_left (at_points4 y_q66 y_q67 y_q68 y_q69 h14 rfl))))))
        (entails_and
          (entails_points4
            (fun (y_q70 y_q71 y_q72 y_q73 : Int) (h14 : ((((y_q70 = 0) ∧ (y_q71 = x_b_f_fused)) ∧ ((0 ≤ y_q73) ∧ (y_q73 < 16))) ∧ (((4 * x_p_0) ≤ y_q72) ∧ (y_q72 ≤ ((4 * x_p_0) + 3)))) ∧ (y_q72 < ((((((x_p_1 + 1) + (4 * x_c_1)) + (4 * x_s)) + (4 * x_r)) + (4 * x_c_0)) + (4 * x_p_0)))) =>
              (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 16) ⟨a_y, [y_q70, y_q71, y_q72, y_q73]⟩ (value_4 I M y_q72 y_q73 x_b_f_fused x_c_0 x_c_1 x_p_0 (x_p_1 + 1) x_r x_s) from
                (at_right
                  (at_right
                    (at_left
                      (at_points4
                        y_q70
                        y_q71
                        y_q72
                        y_q73
                        (show ((((((((y_q70 = 0) ∧ (y_q71 = x_b_f_fused)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ ((0 ≤ y_q73) ∧ (y_q73 < 16))) ∧ (x_c_0 = 0)) ∧ (x_c_1 = 0)) ∧ (x_r = 0)) ∧ (x_s = 0)) ∨ (((((y_q70 = 0) ∧ (y_q71 = x_b_f_fused)) ∧ ((0 ≤ y_q73) ∧ (y_q73 < 16))) ∧ (((4 * x_p_0) ≤ y_q72) ∧ (y_q72 ≤ ((4 * x_p_0) + 3)))) ∧ (y_q72 < (((((x_p_1 + (4 * x_c_1)) + (4 * x_s)) + (4 * x_r)) + (4 * x_c_0)) + (4 * x_p_0)))) from by omega)
                        (show (value_4 I M y_q72 y_q73 x_b_f_fused x_c_0 x_c_1 x_p_0 (x_p_1 + 1) x_r x_s) = (value_5 I M y_q72 y_q73 x_b_f_fused x_c_0 x_c_1 x_p_0 x_p_1 16 x_r x_s) from
                          (reduce_congr3
                            (fun (y_q74 y_q75 y_q76 : Int) =>
                              ⟨(fun (h15 : ((((((((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74)) ∧ (y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)))) ∧ (x_c_0 = 0)) ∧ ((y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ ((((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) + 4) ≤ y_q74)) ∧ (y_q74 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q76)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < 3))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < x_r))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < x_r))) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ (x_c_0 = 1))) =>
                                 (Or.elim h15
                                   (fun (h16 : (((((((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74)) ∧ (y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)))) ∧ (x_c_0 = 0)) ∧ ((y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ ((((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) + 4) ≤ y_q74)) ∧ (y_q74 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q76)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < 3))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < x_r))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 0))) =>
                                     (Or.elim h16
                                       (fun (h17 : ((((((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74)) ∧ (y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)))) ∧ (x_c_0 = 0)) ∧ ((y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ ((((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) + 4) ≤ y_q74)) ∧ (y_q74 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q76)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < 3))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 1))) =>
                                         (Or.elim h17
                                           (fun (h18 : (((((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74)) ∧ (y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)))) ∧ (x_c_0 = 0)) ∧ ((y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ ((((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) + 4) ≤ y_q74)) ∧ (y_q74 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q76)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0))))) =>
                                             (Or.elim h18
                                               (fun (h19 : ((((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74)) ∧ (y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)))) ∧ (x_c_0 = 0)) ∧ ((y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0))))) =>
                                                 (Or.elim h19
                                                   (fun (h20 : (((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                     (Or.elim h20
                                                       (fun (h21 : ((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inl (Or.inl (Or.inr h21))))))))
                                                       (fun (h21 : (((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl (Or.inl (Or.inl (Or.inr h21)))))))))
                                                   (fun (h20 : ((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74)) ∧ (y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)))) ∧ (x_c_0 = 0)) ∧ ((y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0)))) =>
                                                     (Or.inl
                                                       (Or.inl
                                                         (Or.inl
                                                           (Or.inl
                                                             ((Classical.em (y_q74 = x_c_1)).elim
                                                               (fun (h21 : y_q74 = x_c_1) =>
                                                                 ((Classical.em (y_q76 = x_s)).elim
                                                                   (fun (h22 : y_q76 = x_s) =>
                                                                     ((Classical.em (y_q72 = (x_p_1 + (4 * x_p_0)))).elim
                                                                       (fun (h23 : y_q72 = (x_p_1 + (4 * x_p_0))) =>
                                                                         (Or.inl
                                                                           (Or.inl
                                                                             (Or.inl
                                                                               (Or.inr
                                                                                 ⟨⟨⟨⟨⟨h21, h20.1.1.1.1.1.1⟩, h22⟩, h23⟩, h20.1.2⟩, h14.1.1.2.2⟩)))))
                                                                       (fun (h23 : ¬ (y_q72 = (x_p_1 + (4 * x_p_0)))) =>
                                                                         (Or.inr
                                                                           ⟨h20.1, (show (y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩))))
                                                                   (fun (h22 : ¬ (y_q76 = x_s)) =>
                                                                     (Or.inr
                                                                       ⟨h20.1, (show (y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩))))
                                                               (fun (h21 : ¬ (y_q74 = x_c_1)) =>
                                                                 (Or.inr
                                                                   ⟨h20.1, (show (y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩))))))))))
                                               (fun (h19 : ((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ ((((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) + 4) ≤ y_q74)) ∧ (y_q74 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q76)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0)))) =>
                                                 (Or.inl
                                                   (Or.inl
                                                     (Or.inl
                                                       ((Classical.em (y_q74 = (x_c_1 + 4))).elim
                                                         (fun (h20 : y_q74 = (x_c_1 + 4)) =>
                                                           ((Classical.em (y_q76 = x_s)).elim
                                                             (fun (h21 : y_q76 = x_s) =>
                                                               ((Classical.em (y_q72 = (x_p_1 + (4 * x_p_0)))).elim
                                                                 (fun (h22 : y_q72 = (x_p_1 + (4 * x_p_0))) =>
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inl
                                                                           (Or.inl
                                                                             ⟨⟨⟨⟨⟨h20, h19.1.1.1.1.1.1⟩, h21⟩, h22⟩, h19.1.2⟩, h14.1.1.2.2⟩))))))
                                                                 (fun (h22 : ¬ (y_q72 = (x_p_1 + (4 * x_p_0)))) =>
                                                                   (Or.inr
                                                                     ⟨h19.1, (show (y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩))))
                                                             (fun (h21 : ¬ (y_q76 = x_s)) =>
                                                               (Or.inr
                                                                 ⟨h19.1, (show (y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩))))
                                                         (fun (h20 : ¬ (y_q74 = (x_c_1 + 4))) =>
                                                           (Or.inr
                                                             ⟨h19.1, (show (y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩)))))))))
                                           (fun (h18 : ((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < 3))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 1)) =>
                                             (Or.inl (Or.inl (Or.inr h18))))))
                                       (fun (h17 : ((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < x_r))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 0)) =>
                                         (Or.inl (Or.inr h17)))))
                                   (fun (h16 : ((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < x_r))) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ (x_c_0 = 1)) =>
                                     (Or.inr h16)))), (fun (h15 : (((((((((((((y_q74 = (x_c_1 + 4)) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q73 < 16)) ∨ ((((((y_q74 = x_c_1) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q73 < 16))) ∨ (((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74)) ∧ (y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)))) ∧ (x_c_0 = 0)) ∧ ((y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ ((((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) + 4) ≤ y_q74)) ∧ (y_q74 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q76)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < 3))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < x_r))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < x_r))) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ (x_c_0 = 1))) =>
                                 (Or.elim h15
                                   (fun (h16 : ((((((((((((y_q74 = (x_c_1 + 4)) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q73 < 16)) ∨ ((((((y_q74 = x_c_1) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q73 < 16))) ∨ (((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74)) ∧ (y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)))) ∧ (x_c_0 = 0)) ∧ ((y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ ((((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) + 4) ≤ y_q74)) ∧ (y_q74 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q76)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < 3))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < x_r))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 0))) =>
                                     (Or.elim h16
                                       (fun (h17 : (((((((((((y_q74 = (x_c_1 + 4)) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q73 < 16)) ∨ ((((((y_q74 = x_c_1) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q73 < 16))) ∨ (((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74)) ∧ (y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)))) ∧ (x_c_0 = 0)) ∧ ((y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ ((((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) + 4) ≤ y_q74)) ∧ (y_q74 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q76)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < 3))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 1))) =>
                                         (Or.elim h17
                                           (fun (h18 : ((((((((((y_q74 = (x_c_1 + 4)) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q73 < 16)) ∨ ((((((y_q74 = x_c_1) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q73 < 16))) ∨ (((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74)) ∧ (y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)))) ∧ (x_c_0 = 0)) ∧ ((y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ ((((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) + 4) ≤ y_q74)) ∧ (y_q74 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q76)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                             (Or.elim h18
                                               (fun (h19 : (((((((((y_q74 = (x_c_1 + 4)) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q73 < 16)) ∨ ((((((y_q74 = x_c_1) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q73 < 16))) ∨ (((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74)) ∧ (y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)))) ∧ (x_c_0 = 0)) ∧ ((y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                 (Or.elim h19
                                                   (fun (h20 : ((((((((y_q74 = (x_c_1 + 4)) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q73 < 16)) ∨ ((((((y_q74 = x_c_1) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q73 < 16))) ∨ (((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) ∨ ((((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                     (Or.elim h20
                                                       (fun (h21 : (((((((y_q74 = (x_c_1 + 4)) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q73 < 16)) ∨ ((((((y_q74 = x_c_1) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q73 < 16))) ∨ (((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0))) =>
                                                         (Or.elim h21
                                                           (fun (h22 : ((((((y_q74 = (x_c_1 + 4)) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q73 < 16)) ∨ ((((((y_q74 = x_c_1) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q73 < 16))) =>
                                                             (Or.elim h22
                                                               (fun (h23 : (((((y_q74 = (x_c_1 + 4)) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 1)) ∧ (y_q73 < 16)) =>
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inr
                                                                         ⟨⟨⟨⟨⟨⟨h23.1.1.1.1.2, (show 0 ≤ y_q76 from by omega)⟩, ⟨(show 4 ≤ y_q74 from by omega), (show y_q74 < 8 from by omega)⟩⟩, (show (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) + 4) ≤ y_q74 from by omega)⟩, (show y_q74 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q76)) + 4) from by omega)⟩, h23.1.2⟩, (show (y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩)))))
                                                               (fun (h23 : (((((y_q74 = x_c_1) ∧ (y_q75 = x_r)) ∧ (y_q76 = x_s)) ∧ (y_q72 = (x_p_1 + (4 * x_p_0)))) ∧ (x_c_0 = 0)) ∧ (y_q73 < 16)) =>
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inl
                                                                         (Or.inr
                                                                           ⟨⟨⟨⟨⟨⟨h23.1.1.1.1.2, (show 0 ≤ y_q76 from by omega)⟩, ⟨(show 0 ≤ y_q74 from by omega), (show y_q74 < 4 from by omega)⟩⟩, (show ((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74 from by omega)⟩, (show y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)) from by omega)⟩, h23.1.2⟩, (show (y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩))))))))
                                                           (fun (h22 : ((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inl (Or.inl (Or.inl h22)))))))))
                                                       (fun (h21 : (((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl (Or.inl (Or.inl (Or.inr h21)))))))))
                                                   (fun (h20 : ((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74)) ∧ (y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)))) ∧ (x_c_0 = 0)) ∧ ((y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                     (Or.inl
                                                       (Or.inl
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inr
                                                               ⟨h20.1, (show (y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩))))))))
                                               (fun (h19 : ((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ ((((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) + 4) ≤ y_q74)) ∧ (y_q74 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q76)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q72 + (4 * y_q76)) < ((x_p_1 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                 (Or.inl
                                                   (Or.inl
                                                     (Or.inl
                                                       (Or.inr
                                                         ⟨h19.1, (show (y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩)))))))
                                           (fun (h18 : ((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < 3))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 1)) =>
                                             (Or.inl (Or.inl (Or.inr h18))))))
                                       (fun (h17 : ((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < x_r))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 0)) =>
                                         (Or.inl (Or.inr h17)))))
                                   (fun (h16 : ((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < x_r))) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ (x_c_0 = 1)) =>
                                     (Or.inr h16))))⟩)
                            (fun (y_q74 y_q75 y_q76 : Int) (h15 : ((((((((((y_q75 = 0) ∧ (y_q76 = x_s)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q75 = x_r) ∧ (y_q76 = x_s)) ∧ (((4 * x_c_0) ≤ y_q74) ∧ (y_q74 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) ≤ y_q74)) ∧ (y_q74 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q76)))) ∧ (x_c_0 = 0)) ∧ ((y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q75 = x_r) ∧ (0 ≤ y_q76)) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ ((((x_c_1 + (3 * y_q76)) + ((-3) * x_s)) + 4) ≤ y_q74)) ∧ (y_q74 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q76)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q72 + (4 * y_q76)) < (((x_p_1 + 1) + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < 3))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < x_r))) ∧ ((0 ≤ y_q74) ∧ (y_q74 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q76) ∧ (y_q76 < 3)) ∧ ((0 ≤ y_q75) ∧ (y_q75 < x_r))) ∧ ((4 ≤ y_q74) ∧ (y_q74 < 8))) ∧ (x_c_0 = 1))) =>
                              rfl))))))))))
          (entails_points4
            (fun (y_q77 y_q78 y_q79 y_q80 : Int) (h14 : ((((y_q77 = 0) ∧ (y_q78 = x_b_f_fused)) ∧ ((0 ≤ y_q80) ∧ (y_q80 < 16))) ∧ ((0 ≤ y_q79) ∧ (y_q79 < (4 * x_p_0)))) ∨ ((((y_q77 = 0) ∧ ((0 ≤ y_q80) ∧ (y_q80 < 16))) ∧ ((0 ≤ y_q79) ∧ (y_q79 < 16))) ∧ ((0 ≤ y_q78) ∧ (y_q78 < x_b_f_fused)))) =>
              (Or.elim h14
                (fun (h15 : (((y_q77 = 0) ∧ (y_q78 = x_b_f_fused)) ∧ ((0 ≤ y_q80) ∧ (y_q80 < 16))) ∧ ((0 ≤ y_q79) ∧ (y_q79 < (4 * x_p_0)))) =>
                  (show (known_8 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 x_p_1 16) ⟨a_y, [y_q77, y_q78, y_q79, y_q80]⟩ (M t_Y [0, y_q78, y_q79, y_q80]) from
                    (at_right (at_right (at_right (at_points4 y_q77 y_q78 y_q79 y_q80 h14 rfl))))))
                (fun (h15 : (((y_q77 = 0) ∧ ((0 ≤ y_q80) ∧ (y_q80 < 16))) ∧ ((0 ≤ y_q79) ∧ (y_q79 < 16))) ∧ ((0 ≤ y_q78) ∧ (y_q78 < x_b_f_fused))) =>
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
        (entails_points4
          (fun (y_q81 y_q82 y_q83 y_q84 : Int) (h12 : ((((0 ≤ y_q84) ∧ (y_q84 < 3)) ∧ ((0 ≤ y_q83) ∧ (y_q83 < 3))) ∧ ((0 ≤ y_q82) ∧ (y_q82 < 8))) ∧ ((0 ≤ y_q81) ∧ (y_q81 < 4))) =>
            (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1) ⟨a_w, [y_q81, y_q82, y_q83, y_q84]⟩ (M t_W [y_q81, y_q82, y_q83, y_q84]) from
              (at_left (at_points4 y_q81 y_q82 y_q83 y_q84 h12 rfl)))))
        (entails_and
          (entails_points4
            (fun (y_q85 y_q86 y_q87 y_q88 : Int) (h12 : (((y_q85 = 0) ∧ ((0 ≤ y_q88) ∧ (y_q88 < 18))) ∧ ((0 ≤ y_q87) ∧ (y_q87 < 18))) ∧ ((0 ≤ y_q86) ∧ (y_q86 < 8))) =>
              (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1) ⟨a_x, [y_q85, y_q86, y_q87, y_q88]⟩ (M t_X [0, y_q86, y_q87, y_q88]) from
                (at_right (at_left (at_points4 y_q85 y_q86 y_q87 y_q88 h12 rfl))))))
          (entails_and
            (entails_points4
              (fun (y_q89 y_q90 y_q91 y_q92 : Int) (h12 : ((((y_q89 = 0) ∧ (y_q90 = x_b_f_fused)) ∧ ((0 ≤ y_q92) ∧ (y_q92 < 16))) ∧ (((4 * x_p_0) ≤ y_q91) ∧ (y_q91 ≤ ((4 * x_p_0) + 3)))) ∧ (y_q91 < (((((0 + (4 * x_c_1)) + (4 * x_s)) + (4 * x_r)) + (4 * x_c_0)) + (4 * x_p_0)))) =>
                (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1) ⟨a_y, [y_q89, y_q90, y_q91, y_q92]⟩ (value_4 I M y_q91 y_q92 x_b_f_fused x_c_0 x_c_1 x_p_0 0 x_r x_s) from
                  (at_right
                    (at_right
                      (at_left
                        (at_points4
                          y_q89
                          y_q90
                          y_q91
                          y_q92
                          ⟨h12.1, (show 0 < (((x_c_1 + x_s) + x_r) + x_c_0) from by omega)⟩
                          (show (value_4 I M y_q91 y_q92 x_b_f_fused x_c_0 x_c_1 x_p_0 0 x_r x_s) = (value_3 I M y_q91 y_q92 x_b_f_fused x_c_0 x_c_1 x_r x_s) from
                            (reduce_congr3
                              (fun (y_q93 y_q94 y_q95 : Int) =>
                                ⟨(fun (h13 : ((((((((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q94 = x_r) ∧ (0 ≤ y_q95)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) ≤ y_q93)) ∧ (y_q93 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q95)))) ∧ (x_c_0 = 0)) ∧ ((y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q94 = x_r) ∧ (0 ≤ y_q95)) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ ((((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) + 4) ≤ y_q93)) ∧ (y_q93 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q95)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < 3))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < x_r))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < x_r))) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ (x_c_0 = 1))) =>
                                   (Or.elim h13
                                     (fun (h14 : (((((((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q94 = x_r) ∧ (0 ≤ y_q95)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) ≤ y_q93)) ∧ (y_q93 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q95)))) ∧ (x_c_0 = 0)) ∧ ((y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q94 = x_r) ∧ (0 ≤ y_q95)) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ ((((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) + 4) ≤ y_q93)) ∧ (y_q93 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q95)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < 3))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < x_r))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 0))) =>
                                       (Or.elim h14
                                         (fun (h15 : ((((((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q94 = x_r) ∧ (0 ≤ y_q95)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) ≤ y_q93)) ∧ (y_q93 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q95)))) ∧ (x_c_0 = 0)) ∧ ((y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q94 = x_r) ∧ (0 ≤ y_q95)) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ ((((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) + 4) ≤ y_q93)) ∧ (y_q93 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q95)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < 3))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 1))) =>
                                           (Or.elim h15
                                             (fun (h16 : (((((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q94 = x_r) ∧ (0 ≤ y_q95)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) ≤ y_q93)) ∧ (y_q93 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q95)))) ∧ (x_c_0 = 0)) ∧ ((y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q94 = x_r) ∧ (0 ≤ y_q95)) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ ((((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) + 4) ≤ y_q93)) ∧ (y_q93 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q95)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0))))) =>
                                               (Or.elim h16
                                                 (fun (h17 : ((((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q94 = x_r) ∧ (0 ≤ y_q95)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) ≤ y_q93)) ∧ (y_q93 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q95)))) ∧ (x_c_0 = 0)) ∧ ((y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                   (Or.elim h17
                                                     (fun (h18 : (((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                       (Or.elim h18
                                                         (fun (h19 : ((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                           (Or.inl
                                                             (Or.inl (Or.inl (Or.inl (Or.inl h18))))))
                                                         (fun (h19 : (((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                           (Or.inl
                                                             (Or.inl (Or.inl (Or.inl (Or.inl h18))))))))
                                                     (fun (h18 : ((((((y_q94 = x_r) ∧ (0 ≤ y_q95)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) ≤ y_q93)) ∧ (y_q93 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q95)))) ∧ (x_c_0 = 0)) ∧ ((y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                       (Or.inl
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl
                                                               (Or.inr
                                                                 ⟨⟨⟨h18.1.1.1.1.1.1, ⟨h18.1.1.1.1.1.2, (show y_q95 < x_s from by omega)⟩⟩, h18.1.1.1.1.2⟩, h18.1.2⟩))))))))
                                                 (fun (h17 : ((((((y_q94 = x_r) ∧ (0 ≤ y_q95)) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ ((((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) + 4) ≤ y_q93)) ∧ (y_q93 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q95)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                   (Or.inl
                                                     (Or.inl
                                                       (Or.inl
                                                         (Or.inr
                                                           ⟨⟨⟨h17.1.1.1.1.1.1, ⟨h17.1.1.1.1.1.2, (show y_q95 < x_s from by omega)⟩⟩, h17.1.1.1.1.2⟩, h17.1.2⟩)))))))
                                             (fun (h16 : ((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < 3))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 1)) =>
                                               (Or.inl (Or.inl (Or.inr h16))))))
                                         (fun (h15 : ((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < x_r))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 0)) =>
                                           (Or.inl (Or.inr h15)))))
                                     (fun (h14 : ((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < x_r))) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ (x_c_0 = 1)) =>
                                       (Or.inr h14)))), (fun (h13 : ((((((((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q94 = x_r) ∧ ((0 ≤ y_q95) ∧ (y_q95 < x_s))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q94 = x_r) ∧ ((0 ≤ y_q95) ∧ (y_q95 < x_s))) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < 3))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < x_r))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < x_r))) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ (x_c_0 = 1))) =>
                                   (Or.elim h13
                                     (fun (h14 : (((((((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q94 = x_r) ∧ ((0 ≤ y_q95) ∧ (y_q95 < x_s))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q94 = x_r) ∧ ((0 ≤ y_q95) ∧ (y_q95 < x_s))) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < 3))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < x_r))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 0))) =>
                                       (Or.elim h14
                                         (fun (h15 : ((((((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q94 = x_r) ∧ ((0 ≤ y_q95) ∧ (y_q95 < x_s))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q94 = x_r) ∧ ((0 ≤ y_q95) ∧ (y_q95 < x_s))) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < 3))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 1))) =>
                                           (Or.elim h15
                                             (fun (h16 : (((((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q94 = x_r) ∧ ((0 ≤ y_q95) ∧ (y_q95 < x_s))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q94 = x_r) ∧ ((0 ≤ y_q95) ∧ (y_q95 < x_s))) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ (x_c_0 = 1))) =>
                                               (Or.elim h16
                                                 (fun (h17 : ((((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q94 = x_r) ∧ ((0 ≤ y_q95) ∧ (y_q95 < x_s))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 0))) =>
                                                   (Or.elim h17
                                                     (fun (h18 : (((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                       (Or.elim h18
                                                         (fun (h19 : ((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                           (Or.inl
                                                             (Or.inl (Or.inl (Or.inl (Or.inl h18))))))
                                                         (fun (h19 : (((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                           (Or.inl
                                                             (Or.inl (Or.inl (Or.inl (Or.inl h18))))))))
                                                     (fun (h18 : (((y_q94 = x_r) ∧ ((0 ≤ y_q95) ∧ (y_q95 < x_s))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 0)) =>
                                                       (Or.inl
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl
                                                               (Or.inr
                                                                 ⟨⟨⟨⟨⟨⟨h18.1.1.1, h18.1.1.2.1⟩, h18.1.2⟩, (show ((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) ≤ y_q93 from by omega)⟩, (show y_q93 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q95)) from by omega)⟩, h18.2⟩, (show (y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩))))))))
                                                 (fun (h17 : (((y_q94 = x_r) ∧ ((0 ≤ y_q95) ∧ (y_q95 < x_s))) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ (x_c_0 = 1)) =>
                                                   (Or.inl
                                                     (Or.inl
                                                       (Or.inl
                                                         (Or.inr
                                                           ⟨⟨⟨⟨⟨⟨h17.1.1.1, h17.1.1.2.1⟩, h17.1.2⟩, (show (((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) + 4) ≤ y_q93 from by omega)⟩, (show y_q93 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q95)) + 4) from by omega)⟩, h17.2⟩, (show (y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩)))))))
                                             (fun (h16 : ((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < 3))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 1)) =>
                                               (Or.inl (Or.inl (Or.inr h16))))))
                                         (fun (h15 : ((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < x_r))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 0)) =>
                                           (Or.inl (Or.inr h15)))))
                                     (fun (h14 : ((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < x_r))) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ (x_c_0 = 1)) =>
                                       (Or.inr h14))))⟩)
                              (fun (y_q93 y_q94 y_q95 : Int) (h13 : ((((((((((y_q94 = 0) ∧ (y_q95 = x_s)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q94 = x_r) ∧ (y_q95 = x_s)) ∧ (((4 * x_c_0) ≤ y_q93) ∧ (y_q93 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q94 = x_r) ∧ (0 ≤ y_q95)) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) ≤ y_q93)) ∧ (y_q93 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q95)))) ∧ (x_c_0 = 0)) ∧ ((y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q94 = x_r) ∧ (0 ≤ y_q95)) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ ((((x_c_1 + (3 * y_q95)) + ((-3) * x_s)) + 4) ≤ y_q93)) ∧ (y_q93 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q95)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q91 + (4 * y_q95)) < ((0 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < 3))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < x_r))) ∧ ((0 ≤ y_q93) ∧ (y_q93 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q95) ∧ (y_q95 < 3)) ∧ ((0 ≤ y_q94) ∧ (y_q94 < x_r))) ∧ ((4 ≤ y_q93) ∧ (y_q93 < 8))) ∧ (x_c_0 = 1))) =>
                                rfl))))))))))
            (entails_points4
              (fun (y_q96 y_q97 y_q98 y_q99 : Int) (h12 : ((((y_q96 = 0) ∧ (y_q97 = x_b_f_fused)) ∧ ((0 ≤ y_q99) ∧ (y_q99 < 16))) ∧ ((0 ≤ y_q98) ∧ (y_q98 < (4 * x_p_0)))) ∨ ((((y_q96 = 0) ∧ ((0 ≤ y_q99) ∧ (y_q99 < 16))) ∧ ((0 ≤ y_q98) ∧ (y_q98 < 16))) ∧ ((0 ≤ y_q97) ∧ (y_q97 < x_b_f_fused)))) =>
                (Or.elim h12
                  (fun (h13 : (((y_q96 = 0) ∧ (y_q97 = x_b_f_fused)) ∧ ((0 ≤ y_q99) ∧ (y_q99 < 16))) ∧ ((0 ≤ y_q98) ∧ (y_q98 < (4 * x_p_0)))) =>
                    (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1) ⟨a_y, [y_q96, y_q97, y_q98, y_q99]⟩ (M t_Y [0, y_q97, y_q98, y_q99]) from
                      (at_right (at_right (at_right (at_points4 y_q96 y_q97 y_q98 y_q99 h12 rfl))))))
                  (fun (h13 : (((y_q96 = 0) ∧ ((0 ≤ y_q99) ∧ (y_q99 < 16))) ∧ ((0 ≤ y_q98) ∧ (y_q98 < 16))) ∧ ((0 ≤ y_q97) ∧ (y_q97 < x_b_f_fused))) =>
                    (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1) ⟨a_y, [y_q96, y_q97, y_q98, y_q99]⟩ (M t_Y [0, y_q97, y_q98, y_q99]) from
                      (at_right (at_right (at_right (at_points4 y_q96 y_q97 y_q98 y_q99 h12 rfl)))))))))))))
    (fun (x_p_1 : Int) (h12 : 0 ≤ x_p_1) (h13 : x_p_1 < 4) =>
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
    (fun (x_p_1 : Int) (h12 : 0 ≤ x_p_1) (h13 : x_p_1 < 4) =>
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
      (entails_points4
        (fun (y_q100 y_q101 y_q102 y_q103 : Int) (h12 : ((((0 ≤ y_q103) ∧ (y_q103 < 3)) ∧ ((0 ≤ y_q102) ∧ (y_q102 < 3))) ∧ ((0 ≤ y_q101) ∧ (y_q101 < 8))) ∧ ((0 ≤ y_q100) ∧ (y_q100 < 4))) =>
          (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 4) ⟨a_w, [y_q100, y_q101, y_q102, y_q103]⟩ (M t_W [y_q100, y_q101, y_q102, y_q103]) from
            (at_left (at_points4 y_q100 y_q101 y_q102 y_q103 h12 rfl)))))
      (entails_and
        (entails_points4
          (fun (y_q104 y_q105 y_q106 y_q107 : Int) (h12 : (((y_q104 = 0) ∧ ((0 ≤ y_q107) ∧ (y_q107 < 18))) ∧ ((0 ≤ y_q106) ∧ (y_q106 < 18))) ∧ ((0 ≤ y_q105) ∧ (y_q105 < 8))) =>
            (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 4) ⟨a_x, [y_q104, y_q105, y_q106, y_q107]⟩ (M t_X [0, y_q105, y_q106, y_q107]) from
              (at_right (at_left (at_points4 y_q104 y_q105 y_q106 y_q107 h12 rfl))))))
        (entails_and
          (entails_points4
            (fun (y_q108 y_q109 y_q110 y_q111 : Int) (h12 : ((((y_q108 = 0) ∧ (y_q109 = x_b_f_fused)) ∧ ((0 ≤ y_q111) ∧ (y_q111 < 16))) ∧ (((4 * x_p_0) ≤ y_q110) ∧ (y_q110 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < ((((x_c_1 + 1) + x_s) + x_r) + x_c_0))) =>
              (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 4) ⟨a_y, [y_q108, y_q109, y_q110, y_q111]⟩ (value_3 I M y_q110 y_q111 x_b_f_fused x_c_0 (x_c_1 + 1) x_r x_s) from
                (at_right
                  (at_right
                    (at_left
                      (at_points4
                        y_q108
                        y_q109
                        y_q110
                        y_q111
                        ⟨h12.1, (show y_q110 < (((((4 + (4 * x_c_1)) + (4 * x_s)) + (4 * x_r)) + (4 * x_c_0)) + (4 * x_p_0)) from by omega)⟩
                        (show (value_3 I M y_q110 y_q111 x_b_f_fused x_c_0 (x_c_1 + 1) x_r x_s) = (value_4 I M y_q110 y_q111 x_b_f_fused x_c_0 x_c_1 x_p_0 4 x_r x_s) from
                          (reduce_congr3
                            (fun (y_q112 y_q113 y_q114 : Int) =>
                              ⟨(fun (h13 : ((((((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < (x_c_1 + 1)))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < ((x_c_1 + 1) + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < 3))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < x_r))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < x_r))) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ (x_c_0 = 1))) =>
                                 (Or.elim h13
                                   (fun (h14 : (((((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < (x_c_1 + 1)))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < ((x_c_1 + 1) + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < 3))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < x_r))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0))) =>
                                     (Or.elim h14
                                       (fun (h15 : ((((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < (x_c_1 + 1)))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < ((x_c_1 + 1) + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < 3))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 1))) =>
                                         (Or.elim h15
                                           (fun (h16 : (((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < (x_c_1 + 1)))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < ((x_c_1 + 1) + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ (x_c_0 = 1))) =>
                                             (Or.elim h16
                                               (fun (h17 : ((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < (x_c_1 + 1)))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < ((x_c_1 + 1) + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0))) =>
                                                 (Or.elim h17
                                                   (fun (h18 : (((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < (x_c_1 + 1)))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < ((x_c_1 + 1) + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                     (Or.elim h18
                                                       (fun (h19 : ((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < (x_c_1 + 1)))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl
                                                               (Or.inl
                                                                 (show ((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q113 = x_r) ∧ (0 ≤ y_q114)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) ≤ y_q112)) ∧ (y_q112 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q114)))) ∧ (x_c_0 = 0)) ∧ ((y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0)))) from by omega))))))
                                                       (fun (h19 : (((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < ((x_c_1 + 1) + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl
                                                               ((Classical.em (y_q112 < (x_c_1 + (4 * x_c_0)))).elim
                                                                 (fun (h20 : y_q112 < (x_c_1 + (4 * x_c_0))) =>
                                                                   (Or.inl
                                                                     (Or.inl
                                                                       (Or.inr
                                                                         ⟨⟨h19.1.1, ⟨h19.1.2.1, h20⟩⟩, h19.2⟩))))
                                                                 (fun (h20 : ¬ (y_q112 < (x_c_1 + (4 * x_c_0)))) =>
                                                                   ((Classical.em (y_q112 < 4)).elim
                                                                     (fun (h21 : y_q112 < 4) =>
                                                                       (Or.inl
                                                                         (Or.inr
                                                                           ⟨⟨⟨⟨⟨⟨h19.1.1.1, (show 0 ≤ y_q114 from by omega)⟩, ⟨(show 0 ≤ y_q112 from by omega), h21⟩⟩, (show ((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) ≤ y_q112 from by omega)⟩, (show y_q112 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q114)) from by omega)⟩, (show x_c_0 = 0 from by omega)⟩, (show (y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩)))
                                                                     (fun (h21 : ¬ (y_q112 < 4)) =>
                                                                       (Or.inr
                                                                         ⟨⟨⟨⟨⟨⟨h19.1.1.1, (show 0 ≤ y_q114 from by omega)⟩, ⟨(show 4 ≤ y_q112 from by omega), (show y_q112 < 8 from by omega)⟩⟩, (show (((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) + 4) ≤ y_q112 from by omega)⟩, (show y_q112 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q114)) + 4) from by omega)⟩, (show x_c_0 = 1 from by omega)⟩, (show (y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩)))))))))))
                                                   (fun (h18 : (((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0)) =>
                                                     (Or.inl
                                                       (Or.inl
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inr
                                                               ⟨⟨⟨⟨⟨⟨h18.1.1.1, h18.1.1.2.1⟩, h18.1.2⟩, (show ((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) ≤ y_q112 from by omega)⟩, (show y_q112 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q114)) from by omega)⟩, h18.2⟩, (show (y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩))))))))
                                               (fun (h17 : (((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ (x_c_0 = 1)) =>
                                                 (Or.inl
                                                   (Or.inl
                                                     (Or.inl
                                                       (Or.inr
                                                         ⟨⟨⟨⟨⟨⟨h17.1.1.1, h17.1.1.2.1⟩, h17.1.2⟩, (show (((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) + 4) ≤ y_q112 from by omega)⟩, (show y_q112 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q114)) + 4) from by omega)⟩, h17.2⟩, (show (y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0)) from by omega)⟩)))))))
                                           (fun (h16 : ((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < 3))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 1)) =>
                                             (Or.inl (Or.inl (Or.inr h16))))))
                                       (fun (h15 : ((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < x_r))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0)) =>
                                         (Or.inl (Or.inr h15)))))
                                   (fun (h14 : ((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < x_r))) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ (x_c_0 = 1)) =>
                                     (Or.inr h14)))), (fun (h13 : ((((((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q113 = x_r) ∧ (0 ≤ y_q114)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) ≤ y_q112)) ∧ (y_q112 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q114)))) ∧ (x_c_0 = 0)) ∧ ((y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q113 = x_r) ∧ (0 ≤ y_q114)) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ ((((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) + 4) ≤ y_q112)) ∧ (y_q112 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q114)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < 3))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < x_r))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < x_r))) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ (x_c_0 = 1))) =>
                                 (Or.elim h13
                                   (fun (h14 : (((((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q113 = x_r) ∧ (0 ≤ y_q114)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) ≤ y_q112)) ∧ (y_q112 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q114)))) ∧ (x_c_0 = 0)) ∧ ((y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q113 = x_r) ∧ (0 ≤ y_q114)) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ ((((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) + 4) ≤ y_q112)) ∧ (y_q112 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q114)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < 3))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < x_r))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0))) =>
                                     (Or.elim h14
                                       (fun (h15 : ((((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q113 = x_r) ∧ (0 ≤ y_q114)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) ≤ y_q112)) ∧ (y_q112 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q114)))) ∧ (x_c_0 = 0)) ∧ ((y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q113 = x_r) ∧ (0 ≤ y_q114)) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ ((((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) + 4) ≤ y_q112)) ∧ (y_q112 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q114)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < 3))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 1))) =>
                                         (Or.elim h15
                                           (fun (h16 : (((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q113 = x_r) ∧ (0 ≤ y_q114)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) ≤ y_q112)) ∧ (y_q112 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q114)))) ∧ (x_c_0 = 0)) ∧ ((y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0))))) ∨ (((((((y_q113 = x_r) ∧ (0 ≤ y_q114)) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ ((((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) + 4) ≤ y_q112)) ∧ (y_q112 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q114)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0))))) =>
                                             (Or.elim h16
                                               (fun (h17 : ((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ (((((((y_q113 = x_r) ∧ (0 ≤ y_q114)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) ≤ y_q112)) ∧ (y_q112 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q114)))) ∧ (x_c_0 = 0)) ∧ ((y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0))))) =>
                                                 (Or.elim h17
                                                   (fun (h18 : (((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                     (Or.elim h18
                                                       (fun (h19 : ((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < x_c_1))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inl
                                                                     ⟨⟨⟨h19.1.1.1, ⟨h19.1.1.2.1, (show y_q112 < (x_c_1 + 1) from by omega)⟩⟩, h19.1.2⟩, h19.2⟩)))))))
                                                       (fun (h19 : (((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < (x_c_1 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl
                                                               (Or.inl
                                                                 (Or.inl
                                                                   (Or.inr
                                                                     ⟨⟨h19.1.1, ⟨h19.1.2.1, (show y_q112 < ((x_c_1 + 1) + (4 * x_c_0)) from by omega)⟩⟩, h19.2⟩)))))))))
                                                   (fun (h18 : ((((((y_q113 = x_r) ∧ (0 ≤ y_q114)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) ≤ y_q112)) ∧ (y_q112 ≤ ((x_c_1 + (3 * x_s)) + ((-3) * y_q114)))) ∧ (x_c_0 = 0)) ∧ ((y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                     (Or.inl
                                                       (Or.inl
                                                         (Or.inl
                                                           (Or.inl
                                                             (show ((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < (x_c_1 + 1)))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < ((x_c_1 + 1) + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0)) from by omega))))))))
                                               (fun (h17 : ((((((y_q113 = x_r) ∧ (0 ≤ y_q114)) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ ((((x_c_1 + (3 * y_q114)) + ((-3) * x_s)) + 4) ≤ y_q112)) ∧ (y_q112 ≤ (((x_c_1 + (3 * x_s)) + ((-3) * y_q114)) + 4))) ∧ (x_c_0 = 1)) ∧ ((y_q110 + (4 * y_q114)) < ((4 + (4 * x_s)) + (4 * x_p_0)))) =>
                                                 (Or.inl
                                                   (Or.inl
                                                     (Or.inl
                                                       (show (((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < (x_c_1 + 1)))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < ((x_c_1 + 1) + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ (x_c_0 = 1)) from by omega)))))))
                                           (fun (h16 : ((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < 3))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 1)) =>
                                             (Or.inl (Or.inl (Or.inr h16))))))
                                       (fun (h15 : ((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < x_r))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0)) =>
                                         (Or.inl (Or.inr h15)))))
                                   (fun (h14 : ((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < x_r))) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ (x_c_0 = 1)) =>
                                     (Or.inr h14))))⟩)
                            (fun (y_q112 y_q113 y_q114 : Int) (h13 : ((((((((((y_q113 = 0) ∧ (y_q114 = x_s)) ∧ ((0 ≤ y_q112) ∧ (y_q112 < (x_c_1 + 1)))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q113 = x_r) ∧ (y_q114 = x_s)) ∧ (((4 * x_c_0) ≤ y_q112) ∧ (y_q112 < ((x_c_1 + 1) + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q113 = x_r) ∧ ((0 ≤ y_q114) ∧ (y_q114 < x_s))) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < 3))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < x_r))) ∧ ((0 ≤ y_q112) ∧ (y_q112 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q114) ∧ (y_q114 < 3)) ∧ ((0 ≤ y_q113) ∧ (y_q113 < x_r))) ∧ ((4 ≤ y_q112) ∧ (y_q112 < 8))) ∧ (x_c_0 = 1))) =>
                              rfl))))))))))
          (entails_points4
            (fun (y_q115 y_q116 y_q117 y_q118 : Int) (h12 : ((((y_q115 = 0) ∧ (y_q116 = x_b_f_fused)) ∧ ((0 ≤ y_q118) ∧ (y_q118 < 16))) ∧ ((0 ≤ y_q117) ∧ (y_q117 < (4 * x_p_0)))) ∨ ((((y_q115 = 0) ∧ ((0 ≤ y_q118) ∧ (y_q118 < 16))) ∧ ((0 ≤ y_q117) ∧ (y_q117 < 16))) ∧ ((0 ≤ y_q116) ∧ (y_q116 < x_b_f_fused)))) =>
              (Or.elim h12
                (fun (h13 : (((y_q115 = 0) ∧ (y_q116 = x_b_f_fused)) ∧ ((0 ≤ y_q118) ∧ (y_q118 < 16))) ∧ ((0 ≤ y_q117) ∧ (y_q117 < (4 * x_p_0)))) =>
                  (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 4) ⟨a_y, [y_q115, y_q116, y_q117, y_q118]⟩ (M t_Y [0, y_q116, y_q117, y_q118]) from
                    (at_right
                      (at_right (at_right (at_points4 y_q115 y_q116 y_q117 y_q118 h12 rfl))))))
                (fun (h13 : (((y_q115 = 0) ∧ ((0 ≤ y_q118) ∧ (y_q118 < 16))) ∧ ((0 ≤ y_q117) ∧ (y_q117 < 16))) ∧ ((0 ≤ y_q116) ∧ (y_q116 < x_b_f_fused))) =>
                  (show (known_7 I M x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 4) ⟨a_y, [y_q115, y_q116, y_q117, y_q118]⟩ (M t_Y [0, y_q116, y_q117, y_q118]) from
                    (at_right
                      (at_right (at_right (at_points4 y_q115 y_q116 y_q117 y_q118 h12 rfl)))))))))))))

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
        (entails_points4
          (fun (y_q119 y_q120 y_q121 y_q122 : Int) (h10 : ((((0 ≤ y_q122) ∧ (y_q122 < 3)) ∧ ((0 ≤ y_q121) ∧ (y_q121 < 3))) ∧ ((0 ≤ y_q120) ∧ (y_q120 < 8))) ∧ ((0 ≤ y_q119) ∧ (y_q119 < 4))) =>
            (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r x_s) ⟨a_w, [y_q119, y_q120, y_q121, y_q122]⟩ (M t_W [y_q119, y_q120, y_q121, y_q122]) from
              (at_left (at_points4 y_q119 y_q120 y_q121 y_q122 h10 rfl)))))
        (entails_and
          (entails_points4
            (fun (y_q123 y_q124 y_q125 y_q126 : Int) (h10 : (((y_q123 = 0) ∧ ((0 ≤ y_q126) ∧ (y_q126 < 18))) ∧ ((0 ≤ y_q125) ∧ (y_q125 < 18))) ∧ ((0 ≤ y_q124) ∧ (y_q124 < 8))) =>
              (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r x_s) ⟨a_x, [y_q123, y_q124, y_q125, y_q126]⟩ (M t_X [0, y_q124, y_q125, y_q126]) from
                (at_right (at_left (at_points4 y_q123 y_q124 y_q125 y_q126 h10 rfl))))))
          (entails_and
            (entails_points4
              (fun (y_q127 y_q128 y_q129 y_q130 : Int) (h10 : ((((y_q127 = 0) ∧ (y_q128 = x_b_f_fused)) ∧ ((0 ≤ y_q130) ∧ (y_q130 < 16))) ∧ (((4 * x_p_0) ≤ y_q129) ∧ (y_q129 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < (((0 + x_s) + x_r) + x_c_0))) =>
                (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r x_s) ⟨a_y, [y_q127, y_q128, y_q129, y_q130]⟩ (value_3 I M y_q129 y_q130 x_b_f_fused x_c_0 0 x_r x_s) from
                  (at_right
                    (at_right
                      (at_left
                        (at_points4
                          y_q127
                          y_q128
                          y_q129
                          y_q130
                          ⟨h10.1, (show 0 < ((x_s + x_r) + x_c_0) from by omega)⟩
                          (show (value_3 I M y_q129 y_q130 x_b_f_fused x_c_0 0 x_r x_s) = (value_2 I M y_q129 y_q130 x_b_f_fused x_c_0 x_r x_s) from
                            (reduce_congr3
                              (fun (y_q131 y_q132 y_q133 : Int) =>
                                ⟨(fun (h11 : ((((((((((y_q132 = 0) ∧ (y_q133 = x_s)) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 0))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q132 = x_r) ∧ (y_q133 = x_s)) ∧ (((4 * x_c_0) ≤ y_q131) ∧ (y_q131 < (0 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < 3))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < x_r))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < x_r))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1))) =>
                                   (Or.elim h11
                                     (fun (h12 : (((((((((y_q132 = 0) ∧ (y_q133 = x_s)) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 0))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q132 = x_r) ∧ (y_q133 = x_s)) ∧ (((4 * x_c_0) ≤ y_q131) ∧ (y_q131 < (0 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < 3))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < x_r))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0))) =>
                                       (Or.elim h12
                                         (fun (h13 : ((((((((y_q132 = 0) ∧ (y_q133 = x_s)) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 0))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q132 = x_r) ∧ (y_q133 = x_s)) ∧ (((4 * x_c_0) ≤ y_q131) ∧ (y_q131 < (0 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < 3))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 1))) =>
                                           (Or.elim h13
                                             (fun (h14 : (((((((y_q132 = 0) ∧ (y_q133 = x_s)) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 0))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q132 = x_r) ∧ (y_q133 = x_s)) ∧ (((4 * x_c_0) ≤ y_q131) ∧ (y_q131 < (0 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1))) =>
                                               (Or.elim h14
                                                 (fun (h15 : ((((((y_q132 = 0) ∧ (y_q133 = x_s)) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 0))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q132 = x_r) ∧ (y_q133 = x_s)) ∧ (((4 * x_c_0) ≤ y_q131) ∧ (y_q131 < (0 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0))) =>
                                                   (Or.elim h15
                                                     (fun (h16 : (((((y_q132 = 0) ∧ (y_q133 = x_s)) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 0))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q132 = x_r) ∧ (y_q133 = x_s)) ∧ (((4 * x_c_0) ≤ y_q131) ∧ (y_q131 < (0 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                       (Or.elim h16
                                                         (fun (h17 : ((((y_q132 = 0) ∧ (y_q133 = x_s)) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 0))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                           (False.elim (show False from by omega)))
                                                         (fun (h17 : (((y_q132 = x_r) ∧ (y_q133 = x_s)) ∧ (((4 * x_c_0) ≤ y_q131) ∧ (y_q131 < (0 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                           (False.elim (show False from by omega)))))
                                                     (fun (h16 : (((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0)) =>
                                                       (Or.inl (Or.inl (Or.inl (Or.inl h16)))))))
                                                 (fun (h15 : (((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1)) =>
                                                   (Or.inl (Or.inl (Or.inl (Or.inr h15)))))))
                                             (fun (h14 : ((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < 3))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 1)) =>
                                               (Or.inl (Or.inl (Or.inr h14))))))
                                         (fun (h13 : ((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < x_r))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0)) =>
                                           (Or.inl (Or.inr h13)))))
                                     (fun (h12 : ((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < x_r))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1)) =>
                                       (Or.inr h12)))), (fun (h11 : (((((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < 3))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < x_r))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < x_r))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1))) =>
                                   (Or.elim h11
                                     (fun (h12 : ((((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < 3))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < x_r))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0))) =>
                                       (Or.elim h12
                                         (fun (h13 : (((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < 3))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 1))) =>
                                           (Or.elim h13
                                             (fun (h14 : ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1))) =>
                                               (Or.elim h14
                                                 (fun (h15 : (((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0)) =>
                                                   (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h15))))))
                                                 (fun (h15 : (((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1)) =>
                                                   (Or.inl (Or.inl (Or.inl (Or.inr h15)))))))
                                             (fun (h14 : ((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < 3))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 1)) =>
                                               (Or.inl (Or.inl (Or.inr h14))))))
                                         (fun (h13 : ((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < x_r))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0)) =>
                                           (Or.inl (Or.inr h13)))))
                                     (fun (h12 : ((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < x_r))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1)) =>
                                       (Or.inr h12))))⟩)
                              (fun (y_q131 y_q132 y_q133 : Int) (h11 : ((((((((((y_q132 = 0) ∧ (y_q133 = x_s)) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 0))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q132 = x_r) ∧ (y_q133 = x_s)) ∧ (((4 * x_c_0) ≤ y_q131) ∧ (y_q131 < (0 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q132 = x_r) ∧ ((0 ≤ y_q133) ∧ (y_q133 < x_s))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < 3))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < x_r))) ∧ ((0 ≤ y_q131) ∧ (y_q131 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q133) ∧ (y_q133 < 3)) ∧ ((0 ≤ y_q132) ∧ (y_q132 < x_r))) ∧ ((4 ≤ y_q131) ∧ (y_q131 < 8))) ∧ (x_c_0 = 1))) =>
                                rfl))))))))))
            (entails_points4
              (fun (y_q134 y_q135 y_q136 y_q137 : Int) (h10 : ((((y_q134 = 0) ∧ (y_q135 = x_b_f_fused)) ∧ ((0 ≤ y_q137) ∧ (y_q137 < 16))) ∧ ((0 ≤ y_q136) ∧ (y_q136 < (4 * x_p_0)))) ∨ ((((y_q134 = 0) ∧ ((0 ≤ y_q137) ∧ (y_q137 < 16))) ∧ ((0 ≤ y_q136) ∧ (y_q136 < 16))) ∧ ((0 ≤ y_q135) ∧ (y_q135 < x_b_f_fused)))) =>
                (Or.elim h10
                  (fun (h11 : (((y_q134 = 0) ∧ (y_q135 = x_b_f_fused)) ∧ ((0 ≤ y_q137) ∧ (y_q137 < 16))) ∧ ((0 ≤ y_q136) ∧ (y_q136 < (4 * x_p_0)))) =>
                    (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r x_s) ⟨a_y, [y_q134, y_q135, y_q136, y_q137]⟩ (M t_Y [0, y_q135, y_q136, y_q137]) from
                      (at_right
                        (at_right (at_right (at_points4 y_q134 y_q135 y_q136 y_q137 h10 rfl))))))
                  (fun (h11 : (((y_q134 = 0) ∧ ((0 ≤ y_q137) ∧ (y_q137 < 16))) ∧ ((0 ≤ y_q136) ∧ (y_q136 < 16))) ∧ ((0 ≤ y_q135) ∧ (y_q135 < x_b_f_fused))) =>
                    (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r x_s) ⟨a_y, [y_q134, y_q135, y_q136, y_q137]⟩ (M t_Y [0, y_q135, y_q136, y_q137]) from
                      (at_right
                        (at_right (at_right (at_points4 y_q134 y_q135 y_q136 y_q137 h10 rfl)))))))))))))
    (fun (x_c_1 : Int) (h10 : 0 ≤ x_c_1) (h11 : x_c_1 < 4) =>
      (vc_6 x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
    (fun (x_c_1 : Int) (h10 : 0 ≤ x_c_1) (h11 : x_c_1 < 4) =>
      (kept_6 x_b_f_fused x_p_0 x_c_0 x_r x_s x_c_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)))

theorem kept_5 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) (h8 : 0 ≤ x_s) (h9 : x_s < 3) :
    Heap.Entails ((body_5 I M).post ((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r).set v_s x_s) (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r x_s)) (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r (x_s + 1)) :=
  (show Heap.Entails _ (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r (x_s + 1)) from
    (entails_and
      (entails_points4
        (fun (y_q138 y_q139 y_q140 y_q141 : Int) (h10 : ((((0 ≤ y_q141) ∧ (y_q141 < 3)) ∧ ((0 ≤ y_q140) ∧ (y_q140 < 3))) ∧ ((0 ≤ y_q139) ∧ (y_q139 < 8))) ∧ ((0 ≤ y_q138) ∧ (y_q138 < 4))) =>
          (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s 4) ⟨a_w, [y_q138, y_q139, y_q140, y_q141]⟩ (M t_W [y_q138, y_q139, y_q140, y_q141]) from
            (at_left (at_points4 y_q138 y_q139 y_q140 y_q141 h10 rfl)))))
      (entails_and
        (entails_points4
          (fun (y_q142 y_q143 y_q144 y_q145 : Int) (h10 : (((y_q142 = 0) ∧ ((0 ≤ y_q145) ∧ (y_q145 < 18))) ∧ ((0 ≤ y_q144) ∧ (y_q144 < 18))) ∧ ((0 ≤ y_q143) ∧ (y_q143 < 8))) =>
            (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s 4) ⟨a_x, [y_q142, y_q143, y_q144, y_q145]⟩ (M t_X [0, y_q143, y_q144, y_q145]) from
              (at_right (at_left (at_points4 y_q142 y_q143 y_q144 y_q145 h10 rfl))))))
        (entails_and
          (entails_points4
            (fun (y_q146 y_q147 y_q148 y_q149 : Int) (h10 : ((((y_q146 = 0) ∧ (y_q147 = x_b_f_fused)) ∧ ((0 ≤ y_q149) ∧ (y_q149 < 16))) ∧ (((4 * x_p_0) ≤ y_q148) ∧ (y_q148 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < (((x_s + 1) + x_r) + x_c_0))) =>
              (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s 4) ⟨a_y, [y_q146, y_q147, y_q148, y_q149]⟩ (value_2 I M y_q148 y_q149 x_b_f_fused x_c_0 x_r (x_s + 1)) from
                (at_right
                  (at_right
                    (at_left
                      (at_points4
                        y_q146
                        y_q147
                        y_q148
                        y_q149
                        ⟨h10.1, (show 0 < (((4 + x_s) + x_r) + x_c_0) from by omega)⟩
                        (show (value_2 I M y_q148 y_q149 x_b_f_fused x_c_0 x_r (x_s + 1)) = (value_3 I M y_q148 y_q149 x_b_f_fused x_c_0 4 x_r x_s) from
                          (reduce_congr3
                            (fun (y_q150 y_q151 y_q152 : Int) =>
                              ⟨(fun (h11 : (((((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < 3))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < x_r))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < x_r))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1))) =>
                                 (Or.elim h11
                                   (fun (h12 : ((((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < 3))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < x_r))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0))) =>
                                     (Or.elim h12
                                       (fun (h13 : (((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < 3))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 1))) =>
                                         (Or.elim h13
                                           (fun (h14 : ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1))) =>
                                             (Or.elim h14
                                               (fun (h15 : (((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) =>
                                                 (Or.inl
                                                   (Or.inl
                                                     (Or.inl
                                                       (Or.inl
                                                         (show ((((((y_q151 = 0) ∧ (y_q152 = x_s)) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q151 = x_r) ∧ (y_q152 = x_s)) ∧ (((4 * x_c_0) ≤ y_q150) ∧ (y_q150 < (4 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) from by omega))))))
                                               (fun (h15 : (((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1)) =>
                                                 (Or.inl
                                                   (Or.inl
                                                     (Or.inl
                                                       (show (((((((y_q151 = 0) ∧ (y_q152 = x_s)) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q151 = x_r) ∧ (y_q152 = x_s)) ∧ (((4 * x_c_0) ≤ y_q150) ∧ (y_q150 < (4 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1)) from by omega)))))))
                                           (fun (h14 : ((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < 3))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 1)) =>
                                             (Or.inl (Or.inl (Or.inr h14))))))
                                       (fun (h13 : ((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < x_r))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) =>
                                         (Or.inl (Or.inr h13)))))
                                   (fun (h12 : ((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < x_r))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1)) =>
                                     (Or.inr h12)))), (fun (h11 : ((((((((((y_q151 = 0) ∧ (y_q152 = x_s)) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q151 = x_r) ∧ (y_q152 = x_s)) ∧ (((4 * x_c_0) ≤ y_q150) ∧ (y_q150 < (4 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < 3))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < x_r))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < x_r))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1))) =>
                                 (Or.elim h11
                                   (fun (h12 : (((((((((y_q151 = 0) ∧ (y_q152 = x_s)) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q151 = x_r) ∧ (y_q152 = x_s)) ∧ (((4 * x_c_0) ≤ y_q150) ∧ (y_q150 < (4 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < 3))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < x_r))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0))) =>
                                     (Or.elim h12
                                       (fun (h13 : ((((((((y_q151 = 0) ∧ (y_q152 = x_s)) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q151 = x_r) ∧ (y_q152 = x_s)) ∧ (((4 * x_c_0) ≤ y_q150) ∧ (y_q150 < (4 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < 3))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 1))) =>
                                         (Or.elim h13
                                           (fun (h14 : (((((((y_q151 = 0) ∧ (y_q152 = x_s)) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q151 = x_r) ∧ (y_q152 = x_s)) ∧ (((4 * x_c_0) ≤ y_q150) ∧ (y_q150 < (4 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0))) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1))) =>
                                             (Or.elim h14
                                               (fun (h15 : ((((((y_q151 = 0) ∧ (y_q152 = x_s)) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q151 = x_r) ∧ (y_q152 = x_s)) ∧ (((4 * x_c_0) ≤ y_q150) ∧ (y_q150 < (4 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0))) =>
                                                 (Or.elim h15
                                                   (fun (h16 : (((((y_q151 = 0) ∧ (y_q152 = x_s)) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) ∨ ((((y_q151 = x_r) ∧ (y_q152 = x_s)) ∧ (((4 * x_c_0) ≤ y_q150) ∧ (y_q150 < (4 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0)))) =>
                                                     (Or.elim h16
                                                       (fun (h17 : ((((y_q151 = 0) ∧ (y_q152 = x_s)) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∧ (x_r = 0)) =>
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl
                                                               (Or.inl
                                                                 ⟨⟨⟨(show y_q151 = x_r from by omega), ⟨(show 0 ≤ y_q152 from by omega), (show y_q152 < (x_s + 1) from by omega)⟩⟩, h17.1.1.2⟩, h17.1.2⟩)))))
                                                       (fun (h17 : (((y_q151 = x_r) ∧ (y_q152 = x_s)) ∧ (((4 * x_c_0) ≤ y_q150) ∧ (y_q150 < (4 + (4 * x_c_0))))) ∧ (0 < (x_r + x_c_0))) =>
                                                         (Or.inl
                                                           (Or.inl
                                                             (Or.inl
                                                               (show ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1)) from by omega)))))))
                                                   (fun (h16 : (((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) =>
                                                     (Or.inl
                                                       (Or.inl
                                                         (Or.inl
                                                           (Or.inl
                                                             ⟨⟨⟨h16.1.1.1, ⟨h16.1.1.2.1, (show y_q152 < (x_s + 1) from by omega)⟩⟩, h16.1.2⟩, h16.2⟩)))))))
                                               (fun (h15 : (((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < x_s))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1)) =>
                                                 (Or.inl
                                                   (Or.inl
                                                     (Or.inl
                                                       (Or.inr
                                                         ⟨⟨⟨h15.1.1.1, ⟨h15.1.1.2.1, (show y_q152 < (x_s + 1) from by omega)⟩⟩, h15.1.2⟩, h15.2⟩)))))))
                                           (fun (h14 : ((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < 3))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 1)) =>
                                             (Or.inl (Or.inl (Or.inr h14))))))
                                       (fun (h13 : ((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < x_r))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) =>
                                         (Or.inl (Or.inr h13)))))
                                   (fun (h12 : ((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < x_r))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1)) =>
                                     (Or.inr h12))))⟩)
                            (fun (y_q150 y_q151 y_q152 : Int) (h11 : (((((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q151 = x_r) ∧ ((0 ≤ y_q152) ∧ (y_q152 < (x_s + 1)))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < 3))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < x_r))) ∧ ((0 ≤ y_q150) ∧ (y_q150 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q152) ∧ (y_q152 < 3)) ∧ ((0 ≤ y_q151) ∧ (y_q151 < x_r))) ∧ ((4 ≤ y_q150) ∧ (y_q150 < 8))) ∧ (x_c_0 = 1))) =>
                              rfl))))))))))
          (entails_points4
            (fun (y_q153 y_q154 y_q155 y_q156 : Int) (h10 : ((((y_q153 = 0) ∧ (y_q154 = x_b_f_fused)) ∧ ((0 ≤ y_q156) ∧ (y_q156 < 16))) ∧ ((0 ≤ y_q155) ∧ (y_q155 < (4 * x_p_0)))) ∨ ((((y_q153 = 0) ∧ ((0 ≤ y_q156) ∧ (y_q156 < 16))) ∧ ((0 ≤ y_q155) ∧ (y_q155 < 16))) ∧ ((0 ≤ y_q154) ∧ (y_q154 < x_b_f_fused)))) =>
              (Or.elim h10
                (fun (h11 : (((y_q153 = 0) ∧ (y_q154 = x_b_f_fused)) ∧ ((0 ≤ y_q156) ∧ (y_q156 < 16))) ∧ ((0 ≤ y_q155) ∧ (y_q155 < (4 * x_p_0)))) =>
                  (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s 4) ⟨a_y, [y_q153, y_q154, y_q155, y_q156]⟩ (M t_Y [0, y_q154, y_q155, y_q156]) from
                    (at_right
                      (at_right (at_right (at_points4 y_q153 y_q154 y_q155 y_q156 h10 rfl))))))
                (fun (h11 : (((y_q153 = 0) ∧ ((0 ≤ y_q156) ∧ (y_q156 < 16))) ∧ ((0 ≤ y_q155) ∧ (y_q155 < 16))) ∧ ((0 ≤ y_q154) ∧ (y_q154 < x_b_f_fused))) =>
                  (show (known_6 I M x_b_f_fused x_p_0 x_c_0 x_r x_s 4) ⟨a_y, [y_q153, y_q154, y_q155, y_q156]⟩ (M t_Y [0, y_q154, y_q155, y_q156]) from
                    (at_right
                      (at_right (at_right (at_points4 y_q153 y_q154 y_q155 y_q156 h10 rfl)))))))))))))

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
        (entails_points4
          (fun (y_q157 y_q158 y_q159 y_q160 : Int) (h8 : ((((0 ≤ y_q160) ∧ (y_q160 < 3)) ∧ ((0 ≤ y_q159) ∧ (y_q159 < 3))) ∧ ((0 ≤ y_q158) ∧ (y_q158 < 8))) ∧ ((0 ≤ y_q157) ∧ (y_q157 < 4))) =>
            (show (known_4 I M x_b_f_fused x_p_0 x_c_0 x_r) ⟨a_w, [y_q157, y_q158, y_q159, y_q160]⟩ (M t_W [y_q157, y_q158, y_q159, y_q160]) from
              (at_left (at_points4 y_q157 y_q158 y_q159 y_q160 h8 rfl)))))
        (entails_and
          (entails_points4
            (fun (y_q161 y_q162 y_q163 y_q164 : Int) (h8 : (((y_q161 = 0) ∧ ((0 ≤ y_q164) ∧ (y_q164 < 18))) ∧ ((0 ≤ y_q163) ∧ (y_q163 < 18))) ∧ ((0 ≤ y_q162) ∧ (y_q162 < 8))) =>
              (show (known_4 I M x_b_f_fused x_p_0 x_c_0 x_r) ⟨a_x, [y_q161, y_q162, y_q163, y_q164]⟩ (M t_X [0, y_q162, y_q163, y_q164]) from
                (at_right (at_left (at_points4 y_q161 y_q162 y_q163 y_q164 h8 rfl))))))
          (entails_and
            (entails_points4
              (fun (y_q165 y_q166 y_q167 y_q168 : Int) (h8 : ((((y_q165 = 0) ∧ (y_q166 = x_b_f_fused)) ∧ ((0 ≤ y_q168) ∧ (y_q168 < 16))) ∧ (((4 * x_p_0) ≤ y_q167) ∧ (y_q167 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < ((0 + x_r) + x_c_0))) =>
                (show (known_4 I M x_b_f_fused x_p_0 x_c_0 x_r) ⟨a_y, [y_q165, y_q166, y_q167, y_q168]⟩ (value_2 I M y_q167 y_q168 x_b_f_fused x_c_0 x_r 0) from
                  (at_right
                    (at_right
                      (at_left
                        (at_points4
                          y_q165
                          y_q166
                          y_q167
                          y_q168
                          ⟨h8.1, (show 0 < (x_r + x_c_0) from by omega)⟩
                          (show (value_2 I M y_q167 y_q168 x_b_f_fused x_c_0 x_r 0) = (value_1 I M y_q167 y_q168 x_b_f_fused x_c_0 x_r) from
                            (reduce_congr3
                              (fun (y_q169 y_q170 y_q171 : Int) =>
                                ⟨(fun (h9 : (((((((y_q170 = x_r) ∧ ((0 ≤ y_q171) ∧ (y_q171 < 0))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q170 = x_r) ∧ ((0 ≤ y_q171) ∧ (y_q171 < 0))) ∧ ((4 ≤ y_q169) ∧ (y_q169 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < 3))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < x_r))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < x_r))) ∧ ((4 ≤ y_q169) ∧ (y_q169 < 8))) ∧ (x_c_0 = 1))) =>
                                   (Or.elim h9
                                     (fun (h10 : ((((((y_q170 = x_r) ∧ ((0 ≤ y_q171) ∧ (y_q171 < 0))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q170 = x_r) ∧ ((0 ≤ y_q171) ∧ (y_q171 < 0))) ∧ ((4 ≤ y_q169) ∧ (y_q169 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < 3))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < x_r))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 0))) =>
                                       (Or.elim h10
                                         (fun (h11 : (((((y_q170 = x_r) ∧ ((0 ≤ y_q171) ∧ (y_q171 < 0))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q170 = x_r) ∧ ((0 ≤ y_q171) ∧ (y_q171 < 0))) ∧ ((4 ≤ y_q169) ∧ (y_q169 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < 3))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 1))) =>
                                           (Or.elim h11
                                             (fun (h12 : ((((y_q170 = x_r) ∧ ((0 ≤ y_q171) ∧ (y_q171 < 0))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q170 = x_r) ∧ ((0 ≤ y_q171) ∧ (y_q171 < 0))) ∧ ((4 ≤ y_q169) ∧ (y_q169 < 8))) ∧ (x_c_0 = 1))) =>
                                               (Or.elim h12
                                                 (fun (h13 : (((y_q170 = x_r) ∧ ((0 ≤ y_q171) ∧ (y_q171 < 0))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 0)) =>
                                                   (False.elim (show False from by omega)))
                                                 (fun (h13 : (((y_q170 = x_r) ∧ ((0 ≤ y_q171) ∧ (y_q171 < 0))) ∧ ((4 ≤ y_q169) ∧ (y_q169 < 8))) ∧ (x_c_0 = 1)) =>
                                                   (False.elim (show False from by omega)))))
                                             (fun (h12 : ((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < 3))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 1)) =>
                                               (Or.inl (Or.inl h12)))))
                                         (fun (h11 : ((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < x_r))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 0)) =>
                                           (Or.inl (Or.inr h11)))))
                                     (fun (h10 : ((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < x_r))) ∧ ((4 ≤ y_q169) ∧ (y_q169 < 8))) ∧ (x_c_0 = 1)) =>
                                       (Or.inr h10)))), (fun (h9 : ((((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < 3))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 1)) ∨ (((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < x_r))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < x_r))) ∧ ((4 ≤ y_q169) ∧ (y_q169 < 8))) ∧ (x_c_0 = 1))) =>
                                   (Or.elim h9
                                     (fun (h10 : (((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < 3))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 1)) ∨ (((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < x_r))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 0))) =>
                                       (Or.elim h10
                                         (fun (h11 : ((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < 3))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 1)) =>
                                           (Or.inl (Or.inl (Or.inr h11))))
                                         (fun (h11 : ((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < x_r))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 0)) =>
                                           (Or.inl (Or.inr h11)))))
                                     (fun (h10 : ((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < x_r))) ∧ ((4 ≤ y_q169) ∧ (y_q169 < 8))) ∧ (x_c_0 = 1)) =>
                                       (Or.inr h10))))⟩)
                              (fun (y_q169 y_q170 y_q171 : Int) (h9 : (((((((y_q170 = x_r) ∧ ((0 ≤ y_q171) ∧ (y_q171 < 0))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q170 = x_r) ∧ ((0 ≤ y_q171) ∧ (y_q171 < 0))) ∧ ((4 ≤ y_q169) ∧ (y_q169 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < 3))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < x_r))) ∧ ((0 ≤ y_q169) ∧ (y_q169 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q171) ∧ (y_q171 < 3)) ∧ ((0 ≤ y_q170) ∧ (y_q170 < x_r))) ∧ ((4 ≤ y_q169) ∧ (y_q169 < 8))) ∧ (x_c_0 = 1))) =>
                                rfl))))))))))
            (entails_points4
              (fun (y_q172 y_q173 y_q174 y_q175 : Int) (h8 : ((((y_q172 = 0) ∧ (y_q173 = x_b_f_fused)) ∧ ((0 ≤ y_q175) ∧ (y_q175 < 16))) ∧ ((0 ≤ y_q174) ∧ (y_q174 < (4 * x_p_0)))) ∨ ((((y_q172 = 0) ∧ ((0 ≤ y_q175) ∧ (y_q175 < 16))) ∧ ((0 ≤ y_q174) ∧ (y_q174 < 16))) ∧ ((0 ≤ y_q173) ∧ (y_q173 < x_b_f_fused)))) =>
                (Or.elim h8
                  (fun (h9 : (((y_q172 = 0) ∧ (y_q173 = x_b_f_fused)) ∧ ((0 ≤ y_q175) ∧ (y_q175 < 16))) ∧ ((0 ≤ y_q174) ∧ (y_q174 < (4 * x_p_0)))) =>
                    (show (known_4 I M x_b_f_fused x_p_0 x_c_0 x_r) ⟨a_y, [y_q172, y_q173, y_q174, y_q175]⟩ (M t_Y [0, y_q173, y_q174, y_q175]) from
                      (at_right
                        (at_right (at_right (at_points4 y_q172 y_q173 y_q174 y_q175 h8 rfl))))))
                  (fun (h9 : (((y_q172 = 0) ∧ ((0 ≤ y_q175) ∧ (y_q175 < 16))) ∧ ((0 ≤ y_q174) ∧ (y_q174 < 16))) ∧ ((0 ≤ y_q173) ∧ (y_q173 < x_b_f_fused))) =>
                    (show (known_4 I M x_b_f_fused x_p_0 x_c_0 x_r) ⟨a_y, [y_q172, y_q173, y_q174, y_q175]⟩ (M t_Y [0, y_q173, y_q174, y_q175]) from
                      (at_right
                        (at_right (at_right (at_points4 y_q172 y_q173 y_q174 y_q175 h8 rfl)))))))))))))
    (fun (x_s : Int) (h8 : 0 ≤ x_s) (h9 : x_s < 3) =>
      (vc_5 x_b_f_fused x_p_0 x_c_0 x_r x_s hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
    (fun (x_s : Int) (h8 : 0 ≤ x_s) (h9 : x_s < 3) =>
      (kept_5 x_b_f_fused x_p_0 x_c_0 x_r x_s hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)))

theorem kept_4 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) (h6 : 0 ≤ x_r) (h7 : x_r < 3) :
    Heap.Entails ((body_4 I M).post (((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0).set v_r x_r) (known_4 I M x_b_f_fused x_p_0 x_c_0 x_r)) (known_4 I M x_b_f_fused x_p_0 x_c_0 (x_r + 1)) :=
  (show Heap.Entails _ (known_4 I M x_b_f_fused x_p_0 x_c_0 (x_r + 1)) from
    (entails_and
      (entails_points4
        (fun (y_q176 y_q177 y_q178 y_q179 : Int) (h8 : ((((0 ≤ y_q179) ∧ (y_q179 < 3)) ∧ ((0 ≤ y_q178) ∧ (y_q178 < 3))) ∧ ((0 ≤ y_q177) ∧ (y_q177 < 8))) ∧ ((0 ≤ y_q176) ∧ (y_q176 < 4))) =>
          (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r 3) ⟨a_w, [y_q176, y_q177, y_q178, y_q179]⟩ (M t_W [y_q176, y_q177, y_q178, y_q179]) from
            (at_left (at_points4 y_q176 y_q177 y_q178 y_q179 h8 rfl)))))
      (entails_and
        (entails_points4
          (fun (y_q180 y_q181 y_q182 y_q183 : Int) (h8 : (((y_q180 = 0) ∧ ((0 ≤ y_q183) ∧ (y_q183 < 18))) ∧ ((0 ≤ y_q182) ∧ (y_q182 < 18))) ∧ ((0 ≤ y_q181) ∧ (y_q181 < 8))) =>
            (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r 3) ⟨a_x, [y_q180, y_q181, y_q182, y_q183]⟩ (M t_X [0, y_q181, y_q182, y_q183]) from
              (at_right (at_left (at_points4 y_q180 y_q181 y_q182 y_q183 h8 rfl))))))
        (entails_and
          (entails_points4
            (fun (y_q184 y_q185 y_q186 y_q187 : Int) (h8 : ((((y_q184 = 0) ∧ (y_q185 = x_b_f_fused)) ∧ ((0 ≤ y_q187) ∧ (y_q187 < 16))) ∧ (((4 * x_p_0) ≤ y_q186) ∧ (y_q186 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < ((x_r + 1) + x_c_0))) =>
              (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r 3) ⟨a_y, [y_q184, y_q185, y_q186, y_q187]⟩ (value_1 I M y_q186 y_q187 x_b_f_fused x_c_0 (x_r + 1)) from
                (at_right
                  (at_right
                    (at_left
                      (at_points4
                        y_q184
                        y_q185
                        y_q186
                        y_q187
                        ⟨h8.1, (show 0 < ((3 + x_r) + x_c_0) from by omega)⟩
                        (show (value_1 I M y_q186 y_q187 x_b_f_fused x_c_0 (x_r + 1)) = (value_2 I M y_q186 y_q187 x_b_f_fused x_c_0 x_r 3) from
                          (reduce_congr3
                            (fun (y_q188 y_q189 y_q190 : Int) =>
                              ⟨(fun (h9 : ((((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 1)) ∨ (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < (x_r + 1)))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < (x_r + 1)))) ∧ ((4 ≤ y_q188) ∧ (y_q188 < 8))) ∧ (x_c_0 = 1))) =>
                                 (Or.elim h9
                                   (fun (h10 : (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 1)) ∨ (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < (x_r + 1)))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0))) =>
                                     (Or.elim h10
                                       (fun (h11 : ((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 1)) =>
                                         (Or.inl (Or.inl (Or.inr h11))))
                                       (fun (h11 : ((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < (x_r + 1)))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0)) =>
                                         (Or.inl
                                           (show ((((((y_q189 = x_r) ∧ ((0 ≤ y_q190) ∧ (y_q190 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q189 = x_r) ∧ ((0 ≤ y_q190) ∧ (y_q190 < 3))) ∧ ((4 ≤ y_q188) ∧ (y_q188 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < x_r))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0)) from by omega)))))
                                   (fun (h10 : ((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < (x_r + 1)))) ∧ ((4 ≤ y_q188) ∧ (y_q188 < 8))) ∧ (x_c_0 = 1)) =>
                                     ((Classical.em (y_q189 = x_r)).elim
                                       (fun (h11 : y_q189 = x_r) =>
                                         (Or.inl
                                           (Or.inl
                                             (Or.inl (Or.inr ⟨⟨⟨h11, h10.1.1.1⟩, h10.1.2⟩, h10.2⟩)))))
                                       (fun (h11 : ¬ (y_q189 = x_r)) =>
                                         (Or.inr
                                           ⟨⟨⟨h10.1.1.1, ⟨h10.1.1.2.1, (show y_q189 < x_r from by omega)⟩⟩, h10.1.2⟩, h10.2⟩)))))), (fun (h9 : (((((((y_q189 = x_r) ∧ ((0 ≤ y_q190) ∧ (y_q190 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q189 = x_r) ∧ ((0 ≤ y_q190) ∧ (y_q190 < 3))) ∧ ((4 ≤ y_q188) ∧ (y_q188 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < x_r))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < x_r))) ∧ ((4 ≤ y_q188) ∧ (y_q188 < 8))) ∧ (x_c_0 = 1))) =>
                                 (Or.elim h9
                                   (fun (h10 : ((((((y_q189 = x_r) ∧ ((0 ≤ y_q190) ∧ (y_q190 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q189 = x_r) ∧ ((0 ≤ y_q190) ∧ (y_q190 < 3))) ∧ ((4 ≤ y_q188) ∧ (y_q188 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < x_r))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0))) =>
                                     (Or.elim h10
                                       (fun (h11 : (((((y_q189 = x_r) ∧ ((0 ≤ y_q190) ∧ (y_q190 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q189 = x_r) ∧ ((0 ≤ y_q190) ∧ (y_q190 < 3))) ∧ ((4 ≤ y_q188) ∧ (y_q188 < 8))) ∧ (x_c_0 = 1))) ∨ (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 1))) =>
                                         (Or.elim h11
                                           (fun (h12 : ((((y_q189 = x_r) ∧ ((0 ≤ y_q190) ∧ (y_q190 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0)) ∨ ((((y_q189 = x_r) ∧ ((0 ≤ y_q190) ∧ (y_q190 < 3))) ∧ ((4 ≤ y_q188) ∧ (y_q188 < 8))) ∧ (x_c_0 = 1))) =>
                                             (Or.elim h12
                                               (fun (h13 : (((y_q189 = x_r) ∧ ((0 ≤ y_q190) ∧ (y_q190 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0)) =>
                                                 (Or.inl
                                                   (Or.inr
                                                     ⟨⟨⟨h13.1.1.2, ⟨(show 0 ≤ y_q189 from by omega), (show y_q189 < (x_r + 1) from by omega)⟩⟩, h13.1.2⟩, h13.2⟩)))
                                               (fun (h13 : (((y_q189 = x_r) ∧ ((0 ≤ y_q190) ∧ (y_q190 < 3))) ∧ ((4 ≤ y_q188) ∧ (y_q188 < 8))) ∧ (x_c_0 = 1)) =>
                                                 (Or.inr
                                                   ⟨⟨⟨h13.1.1.2, ⟨(show 0 ≤ y_q189 from by omega), (show y_q189 < (x_r + 1) from by omega)⟩⟩, h13.1.2⟩, h13.2⟩))))
                                           (fun (h12 : ((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 1)) =>
                                             (Or.inl (Or.inl h12)))))
                                       (fun (h11 : ((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < x_r))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0)) =>
                                         (Or.inl
                                           (Or.inr
                                             ⟨⟨⟨h11.1.1.1, ⟨h11.1.1.2.1, (show y_q189 < (x_r + 1) from by omega)⟩⟩, h11.1.2⟩, h11.2⟩)))))
                                   (fun (h10 : ((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < x_r))) ∧ ((4 ≤ y_q188) ∧ (y_q188 < 8))) ∧ (x_c_0 = 1)) =>
                                     (Or.inr
                                       ⟨⟨⟨h10.1.1.1, ⟨h10.1.1.2.1, (show y_q189 < (x_r + 1) from by omega)⟩⟩, h10.1.2⟩, h10.2⟩))))⟩)
                            (fun (y_q188 y_q189 y_q190 : Int) (h9 : ((((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < 3))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 1)) ∨ (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < (x_r + 1)))) ∧ ((0 ≤ y_q188) ∧ (y_q188 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q190) ∧ (y_q190 < 3)) ∧ ((0 ≤ y_q189) ∧ (y_q189 < (x_r + 1)))) ∧ ((4 ≤ y_q188) ∧ (y_q188 < 8))) ∧ (x_c_0 = 1))) =>
                              rfl))))))))))
          (entails_points4
            (fun (y_q191 y_q192 y_q193 y_q194 : Int) (h8 : ((((y_q191 = 0) ∧ (y_q192 = x_b_f_fused)) ∧ ((0 ≤ y_q194) ∧ (y_q194 < 16))) ∧ ((0 ≤ y_q193) ∧ (y_q193 < (4 * x_p_0)))) ∨ ((((y_q191 = 0) ∧ ((0 ≤ y_q194) ∧ (y_q194 < 16))) ∧ ((0 ≤ y_q193) ∧ (y_q193 < 16))) ∧ ((0 ≤ y_q192) ∧ (y_q192 < x_b_f_fused)))) =>
              (Or.elim h8
                (fun (h9 : (((y_q191 = 0) ∧ (y_q192 = x_b_f_fused)) ∧ ((0 ≤ y_q194) ∧ (y_q194 < 16))) ∧ ((0 ≤ y_q193) ∧ (y_q193 < (4 * x_p_0)))) =>
                  (show (known_5 I M x_b_f_fused x_p_0 x_c_0 x_r 3) ⟨a_y, [y_q191, y_q192, y_q193, y_q194]⟩ (M t_Y [0, y_q192, y_q193, y_q194]) from
                    (at_right (at_right (at_right (at_points4 y_q191 y_q192 y_q193 y_q194 h8 rfl))))))
                (fun (h9 : (((y_q191 = 0) ∧ ((0 ≤ y_q194) ∧ (y_q194 < 16))) ∧ ((0 ≤ y_q193) ∧ (y_q193 < 16))) ∧ ((0 ≤ y_q192) ∧ (y_q192 < x_b_f_fused))) =>
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
        (entails_points4
          (fun (y_q195 y_q196 y_q197 y_q198 : Int) (h6 : ((((0 ≤ y_q198) ∧ (y_q198 < 3)) ∧ ((0 ≤ y_q197) ∧ (y_q197 < 3))) ∧ ((0 ≤ y_q196) ∧ (y_q196 < 8))) ∧ ((0 ≤ y_q195) ∧ (y_q195 < 4))) =>
            (show (known_3 I M x_b_f_fused x_p_0 x_c_0) ⟨a_w, [y_q195, y_q196, y_q197, y_q198]⟩ (M t_W [y_q195, y_q196, y_q197, y_q198]) from
              (at_left (at_points4 y_q195 y_q196 y_q197 y_q198 h6 rfl)))))
        (entails_and
          (entails_points4
            (fun (y_q199 y_q200 y_q201 y_q202 : Int) (h6 : (((y_q199 = 0) ∧ ((0 ≤ y_q202) ∧ (y_q202 < 18))) ∧ ((0 ≤ y_q201) ∧ (y_q201 < 18))) ∧ ((0 ≤ y_q200) ∧ (y_q200 < 8))) =>
              (show (known_3 I M x_b_f_fused x_p_0 x_c_0) ⟨a_x, [y_q199, y_q200, y_q201, y_q202]⟩ (M t_X [0, y_q200, y_q201, y_q202]) from
                (at_right (at_left (at_points4 y_q199 y_q200 y_q201 y_q202 h6 rfl))))))
          (entails_and
            (entails_points4
              (fun (y_q203 y_q204 y_q205 y_q206 : Int) (h6 : ((((y_q203 = 0) ∧ (y_q204 = x_b_f_fused)) ∧ ((0 ≤ y_q206) ∧ (y_q206 < 16))) ∧ (((4 * x_p_0) ≤ y_q205) ∧ (y_q205 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < (0 + x_c_0))) =>
                (show (known_3 I M x_b_f_fused x_p_0 x_c_0) ⟨a_y, [y_q203, y_q204, y_q205, y_q206]⟩ (value_1 I M y_q205 y_q206 x_b_f_fused x_c_0 0) from
                  (at_right
                    (at_right
                      (at_left
                        (at_points4
                          y_q203
                          y_q204
                          y_q205
                          y_q206
                          ⟨h6.1, (show 0 < x_c_0 from by omega)⟩
                          (show (value_1 I M y_q205 y_q206 x_b_f_fused x_c_0 0) = (value_0 I M y_q205 y_q206 x_b_f_fused x_c_0) from
                            (reduce_congr3
                              (fun (y_q207 y_q208 y_q209 : Int) =>
                                ⟨(fun (h7 : ((((((0 ≤ y_q209) ∧ (y_q209 < 3)) ∧ ((0 ≤ y_q208) ∧ (y_q208 < 3))) ∧ ((0 ≤ y_q207) ∧ (y_q207 < 4))) ∧ (x_c_0 = 1)) ∨ (((((0 ≤ y_q209) ∧ (y_q209 < 3)) ∧ ((0 ≤ y_q208) ∧ (y_q208 < 0))) ∧ ((0 ≤ y_q207) ∧ (y_q207 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q209) ∧ (y_q209 < 3)) ∧ ((0 ≤ y_q208) ∧ (y_q208 < 0))) ∧ ((4 ≤ y_q207) ∧ (y_q207 < 8))) ∧ (x_c_0 = 1))) =>
                                   (Or.elim h7
                                     (fun (h8 : (((((0 ≤ y_q209) ∧ (y_q209 < 3)) ∧ ((0 ≤ y_q208) ∧ (y_q208 < 3))) ∧ ((0 ≤ y_q207) ∧ (y_q207 < 4))) ∧ (x_c_0 = 1)) ∨ (((((0 ≤ y_q209) ∧ (y_q209 < 3)) ∧ ((0 ≤ y_q208) ∧ (y_q208 < 0))) ∧ ((0 ≤ y_q207) ∧ (y_q207 < 4))) ∧ (x_c_0 = 0))) =>
                                       (Or.elim h8
                                         (fun (h9 : ((((0 ≤ y_q209) ∧ (y_q209 < 3)) ∧ ((0 ≤ y_q208) ∧ (y_q208 < 3))) ∧ ((0 ≤ y_q207) ∧ (y_q207 < 4))) ∧ (x_c_0 = 1)) =>
                                           ⟨h9.1.1, ⟨h9.1.2.1, (show y_q207 < (4 * x_c_0) from by omega)⟩⟩)
                                         (fun (h9 : ((((0 ≤ y_q209) ∧ (y_q209 < 3)) ∧ ((0 ≤ y_q208) ∧ (y_q208 < 0))) ∧ ((0 ≤ y_q207) ∧ (y_q207 < 4))) ∧ (x_c_0 = 0)) =>
                                           (False.elim (show False from by omega)))))
                                     (fun (h8 : ((((0 ≤ y_q209) ∧ (y_q209 < 3)) ∧ ((0 ≤ y_q208) ∧ (y_q208 < 0))) ∧ ((4 ≤ y_q207) ∧ (y_q207 < 8))) ∧ (x_c_0 = 1)) =>
                                       (False.elim (show False from by omega))))), (fun (h7 : (((0 ≤ y_q209) ∧ (y_q209 < 3)) ∧ ((0 ≤ y_q208) ∧ (y_q208 < 3))) ∧ ((0 ≤ y_q207) ∧ (y_q207 < (4 * x_c_0)))) =>
                                   (Or.inl
                                     (Or.inl
                                       ⟨⟨h7.1, ⟨h7.2.1, (show y_q207 < 4 from by omega)⟩⟩, (show x_c_0 = 1 from by omega)⟩)))⟩)
                              (fun (y_q207 y_q208 y_q209 : Int) (h7 : ((((((0 ≤ y_q209) ∧ (y_q209 < 3)) ∧ ((0 ≤ y_q208) ∧ (y_q208 < 3))) ∧ ((0 ≤ y_q207) ∧ (y_q207 < 4))) ∧ (x_c_0 = 1)) ∨ (((((0 ≤ y_q209) ∧ (y_q209 < 3)) ∧ ((0 ≤ y_q208) ∧ (y_q208 < 0))) ∧ ((0 ≤ y_q207) ∧ (y_q207 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q209) ∧ (y_q209 < 3)) ∧ ((0 ≤ y_q208) ∧ (y_q208 < 0))) ∧ ((4 ≤ y_q207) ∧ (y_q207 < 8))) ∧ (x_c_0 = 1))) =>
                                rfl))))))))))
            (entails_points4
              (fun (y_q210 y_q211 y_q212 y_q213 : Int) (h6 : ((((y_q210 = 0) ∧ (y_q211 = x_b_f_fused)) ∧ ((0 ≤ y_q213) ∧ (y_q213 < 16))) ∧ ((0 ≤ y_q212) ∧ (y_q212 < (4 * x_p_0)))) ∨ ((((y_q210 = 0) ∧ ((0 ≤ y_q213) ∧ (y_q213 < 16))) ∧ ((0 ≤ y_q212) ∧ (y_q212 < 16))) ∧ ((0 ≤ y_q211) ∧ (y_q211 < x_b_f_fused)))) =>
                (Or.elim h6
                  (fun (h7 : (((y_q210 = 0) ∧ (y_q211 = x_b_f_fused)) ∧ ((0 ≤ y_q213) ∧ (y_q213 < 16))) ∧ ((0 ≤ y_q212) ∧ (y_q212 < (4 * x_p_0)))) =>
                    (show (known_3 I M x_b_f_fused x_p_0 x_c_0) ⟨a_y, [y_q210, y_q211, y_q212, y_q213]⟩ (M t_Y [0, y_q211, y_q212, y_q213]) from
                      (at_right
                        (at_right (at_right (at_points4 y_q210 y_q211 y_q212 y_q213 h6 rfl))))))
                  (fun (h7 : (((y_q210 = 0) ∧ ((0 ≤ y_q213) ∧ (y_q213 < 16))) ∧ ((0 ≤ y_q212) ∧ (y_q212 < 16))) ∧ ((0 ≤ y_q211) ∧ (y_q211 < x_b_f_fused))) =>
                    (show (known_3 I M x_b_f_fused x_p_0 x_c_0) ⟨a_y, [y_q210, y_q211, y_q212, y_q213]⟩ (M t_Y [0, y_q211, y_q212, y_q213]) from
                      (at_right
                        (at_right (at_right (at_points4 y_q210 y_q211 y_q212 y_q213 h6 rfl)))))))))))))
    (fun (x_r : Int) (h6 : 0 ≤ x_r) (h7 : x_r < 3) =>
      (vc_4 x_b_f_fused x_p_0 x_c_0 x_r hl hM h0 h1 h2 h3 h4 h5 h6 h7))
    (fun (x_r : Int) (h6 : 0 ≤ x_r) (h7 : x_r < 3) =>
      (kept_4 x_b_f_fused x_p_0 x_c_0 x_r hl hM h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_3 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 x_c_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0).set v_c_0 x_c_0) (known_3 I M x_b_f_fused x_p_0 x_c_0)) (known_3 I M x_b_f_fused x_p_0 (x_c_0 + 1)) :=
  (show Heap.Entails _ (known_3 I M x_b_f_fused x_p_0 (x_c_0 + 1)) from
    (entails_and
      (entails_points4
        (fun (y_q214 y_q215 y_q216 y_q217 : Int) (h6 : ((((0 ≤ y_q217) ∧ (y_q217 < 3)) ∧ ((0 ≤ y_q216) ∧ (y_q216 < 3))) ∧ ((0 ≤ y_q215) ∧ (y_q215 < 8))) ∧ ((0 ≤ y_q214) ∧ (y_q214 < 4))) =>
          (show (known_4 I M x_b_f_fused x_p_0 x_c_0 3) ⟨a_w, [y_q214, y_q215, y_q216, y_q217]⟩ (M t_W [y_q214, y_q215, y_q216, y_q217]) from
            (at_left (at_points4 y_q214 y_q215 y_q216 y_q217 h6 rfl)))))
      (entails_and
        (entails_points4
          (fun (y_q218 y_q219 y_q220 y_q221 : Int) (h6 : (((y_q218 = 0) ∧ ((0 ≤ y_q221) ∧ (y_q221 < 18))) ∧ ((0 ≤ y_q220) ∧ (y_q220 < 18))) ∧ ((0 ≤ y_q219) ∧ (y_q219 < 8))) =>
            (show (known_4 I M x_b_f_fused x_p_0 x_c_0 3) ⟨a_x, [y_q218, y_q219, y_q220, y_q221]⟩ (M t_X [0, y_q219, y_q220, y_q221]) from
              (at_right (at_left (at_points4 y_q218 y_q219 y_q220 y_q221 h6 rfl))))))
        (entails_and
          (entails_points4
            (fun (y_q222 y_q223 y_q224 y_q225 : Int) (h6 : ((((y_q222 = 0) ∧ (y_q223 = x_b_f_fused)) ∧ ((0 ≤ y_q225) ∧ (y_q225 < 16))) ∧ (((4 * x_p_0) ≤ y_q224) ∧ (y_q224 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < (x_c_0 + 1))) =>
              (show (known_4 I M x_b_f_fused x_p_0 x_c_0 3) ⟨a_y, [y_q222, y_q223, y_q224, y_q225]⟩ (value_0 I M y_q224 y_q225 x_b_f_fused (x_c_0 + 1)) from
                (at_right
                  (at_right
                    (at_left
                      (at_points4
                        y_q222
                        y_q223
                        y_q224
                        y_q225
                        ⟨h6.1, (show 0 < (3 + x_c_0) from by omega)⟩
                        (show (value_0 I M y_q224 y_q225 x_b_f_fused (x_c_0 + 1)) = (value_1 I M y_q224 y_q225 x_b_f_fused x_c_0 3) from
                          (reduce_congr3
                            (fun (y_q226 y_q227 y_q228 : Int) =>
                              ⟨(fun (h7 : (((0 ≤ y_q228) ∧ (y_q228 < 3)) ∧ ((0 ≤ y_q227) ∧ (y_q227 < 3))) ∧ ((0 ≤ y_q226) ∧ (y_q226 < (4 * (x_c_0 + 1))))) =>
                                 (show ((((((0 ≤ y_q228) ∧ (y_q228 < 3)) ∧ ((0 ≤ y_q227) ∧ (y_q227 < 3))) ∧ ((0 ≤ y_q226) ∧ (y_q226 < 4))) ∧ (x_c_0 = 1)) ∨ (((((0 ≤ y_q228) ∧ (y_q228 < 3)) ∧ ((0 ≤ y_q227) ∧ (y_q227 < 3))) ∧ ((0 ≤ y_q226) ∧ (y_q226 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q228) ∧ (y_q228 < 3)) ∧ ((0 ≤ y_q227) ∧ (y_q227 < 3))) ∧ ((4 ≤ y_q226) ∧ (y_q226 < 8))) ∧ (x_c_0 = 1)) from by omega)), (fun (h7 : ((((((0 ≤ y_q228) ∧ (y_q228 < 3)) ∧ ((0 ≤ y_q227) ∧ (y_q227 < 3))) ∧ ((0 ≤ y_q226) ∧ (y_q226 < 4))) ∧ (x_c_0 = 1)) ∨ (((((0 ≤ y_q228) ∧ (y_q228 < 3)) ∧ ((0 ≤ y_q227) ∧ (y_q227 < 3))) ∧ ((0 ≤ y_q226) ∧ (y_q226 < 4))) ∧ (x_c_0 = 0))) ∨ (((((0 ≤ y_q228) ∧ (y_q228 < 3)) ∧ ((0 ≤ y_q227) ∧ (y_q227 < 3))) ∧ ((4 ≤ y_q226) ∧ (y_q226 < 8))) ∧ (x_c_0 = 1))) =>
                                 (Or.elim h7
                                   (fun (h8 : (((((0 ≤ y_q228) ∧ (y_q228 < 3)) ∧ ((0 ≤ y_q227) ∧ (y_q227 < 3))) ∧ ((0 ≤ y_q226) ∧ (y_q226 < 4))) ∧ (x_c_0 = 1)) ∨ (((((0 ≤ y_q228) ∧ (y_q228 < 3)) ∧ ((0 ≤ y_q227) ∧ (y_q227 < 3))) ∧ ((0 ≤ y_q226) ∧ (y_q226 < 4))) ∧ (x_c_0 = 0))) =>
                                     (Or.elim h8
                                       (fun (h9 : ((((0 ≤ y_q228) ∧ (y_q228 < 3)) ∧ ((0 ≤ y_q227) ∧ (y_q227 < 3))) ∧ ((0 ≤ y_q226) ∧ (y_q226 < 4))) ∧ (x_c_0 = 1)) =>
                                         ⟨h9.1.1, ⟨h9.1.2.1, (show y_q226 < (4 * (x_c_0 + 1)) from by omega)⟩⟩)
                                       (fun (h9 : ((((0 ≤ y_q228) ∧ (y_q228 < 3)) ∧ ((0 ≤ y_q227) ∧ (y_q227 < 3))) ∧ ((0 ≤ y_q226) ∧ (y_q226 < 4))) ∧ (x_c_0 = 0)) =>
                                         ⟨h9.1.1, ⟨h9.1.2.1, (show y_q226 < (4 * (x_c_0 + 1)) from by omega)⟩⟩)))
                                   (fun (h8 : ((((0 ≤ y_q228) ∧ (y_q228 < 3)) ∧ ((0 ≤ y_q227) ∧ (y_q227 < 3))) ∧ ((4 ≤ y_q226) ∧ (y_q226 < 8))) ∧ (x_c_0 = 1)) =>
                                     ⟨h8.1.1, ⟨(show 0 ≤ y_q226 from by omega), (show y_q226 < (4 * (x_c_0 + 1)) from by omega)⟩⟩)))⟩)
                            (fun (y_q226 y_q227 y_q228 : Int) (h7 : (((0 ≤ y_q228) ∧ (y_q228 < 3)) ∧ ((0 ≤ y_q227) ∧ (y_q227 < 3))) ∧ ((0 ≤ y_q226) ∧ (y_q226 < (4 * (x_c_0 + 1))))) =>
                              rfl))))))))))
          (entails_points4
            (fun (y_q229 y_q230 y_q231 y_q232 : Int) (h6 : ((((y_q229 = 0) ∧ (y_q230 = x_b_f_fused)) ∧ ((0 ≤ y_q232) ∧ (y_q232 < 16))) ∧ ((0 ≤ y_q231) ∧ (y_q231 < (4 * x_p_0)))) ∨ ((((y_q229 = 0) ∧ ((0 ≤ y_q232) ∧ (y_q232 < 16))) ∧ ((0 ≤ y_q231) ∧ (y_q231 < 16))) ∧ ((0 ≤ y_q230) ∧ (y_q230 < x_b_f_fused)))) =>
              (Or.elim h6
                (fun (h7 : (((y_q229 = 0) ∧ (y_q230 = x_b_f_fused)) ∧ ((0 ≤ y_q232) ∧ (y_q232 < 16))) ∧ ((0 ≤ y_q231) ∧ (y_q231 < (4 * x_p_0)))) =>
                  (show (known_4 I M x_b_f_fused x_p_0 x_c_0 3) ⟨a_y, [y_q229, y_q230, y_q231, y_q232]⟩ (M t_Y [0, y_q230, y_q231, y_q232]) from
                    (at_right (at_right (at_right (at_points4 y_q229 y_q230 y_q231 y_q232 h6 rfl))))))
                (fun (h7 : (((y_q229 = 0) ∧ ((0 ≤ y_q232) ∧ (y_q232 < 16))) ∧ ((0 ≤ y_q231) ∧ (y_q231 < 16))) ∧ ((0 ≤ y_q230) ∧ (y_q230 < x_b_f_fused))) =>
                  (show (known_4 I M x_b_f_fused x_p_0 x_c_0 3) ⟨a_y, [y_q229, y_q230, y_q231, y_q232]⟩ (M t_Y [0, y_q230, y_q231, y_q232]) from
                    (at_right (at_right (at_right (at_points4 y_q229 y_q230 y_q231 y_q232 h6 rfl)))))))))))))

def body_2 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_y] <|
    .for v_c_0 (.const 0) (.const 2)
      (fun e x => known_3 I M (e v_b_f_fused) (e v_p_0) x) (body_3 I M)

theorem vc_2 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E)) (((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0) (known_2 I M x_b_f_fused x_p_0) :=
  (vc_scope
    (vc_for_of
      0
      2
      rfl
      rfl
      (show Heap.Entails _ (known_3 I M x_b_f_fused x_p_0 0) from
        (entails_and
          (entails_points4
            (fun (y_q233 y_q234 y_q235 y_q236 : Int) (h4 : ((((0 ≤ y_q236) ∧ (y_q236 < 3)) ∧ ((0 ≤ y_q235) ∧ (y_q235 < 3))) ∧ ((0 ≤ y_q234) ∧ (y_q234 < 8))) ∧ ((0 ≤ y_q233) ∧ (y_q233 < 4))) =>
              (show (known_2 I M x_b_f_fused x_p_0) ⟨a_w, [y_q233, y_q234, y_q235, y_q236]⟩ (M t_W [y_q233, y_q234, y_q235, y_q236]) from
                (at_left (at_points4 y_q233 y_q234 y_q235 y_q236 h4 rfl)))))
          (entails_and
            (entails_points4
              (fun (y_q237 y_q238 y_q239 y_q240 : Int) (h4 : (((y_q237 = 0) ∧ ((0 ≤ y_q240) ∧ (y_q240 < 18))) ∧ ((0 ≤ y_q239) ∧ (y_q239 < 18))) ∧ ((0 ≤ y_q238) ∧ (y_q238 < 8))) =>
                (show (known_2 I M x_b_f_fused x_p_0) ⟨a_x, [y_q237, y_q238, y_q239, y_q240]⟩ (M t_X [0, y_q238, y_q239, y_q240]) from
                  (at_right (at_left (at_points4 y_q237 y_q238 y_q239 y_q240 h4 rfl))))))
            (entails_and
              (entails_points4
                (fun (y_q241 y_q242 y_q243 y_q244 : Int) (h4 : ((((y_q241 = 0) ∧ (y_q242 = x_b_f_fused)) ∧ ((0 ≤ y_q244) ∧ (y_q244 < 16))) ∧ (((4 * x_p_0) ≤ y_q243) ∧ (y_q243 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < (0 : Int))) =>
                  (False.elim (show False from by omega))))
              (entails_points4
                (fun (y_q245 y_q246 y_q247 y_q248 : Int) (h4 : ((((y_q245 = 0) ∧ (y_q246 = x_b_f_fused)) ∧ ((0 ≤ y_q248) ∧ (y_q248 < 16))) ∧ ((0 ≤ y_q247) ∧ (y_q247 < (4 * x_p_0)))) ∨ ((((y_q245 = 0) ∧ ((0 ≤ y_q248) ∧ (y_q248 < 16))) ∧ ((0 ≤ y_q247) ∧ (y_q247 < 16))) ∧ ((0 ≤ y_q246) ∧ (y_q246 < x_b_f_fused)))) =>
                  (Or.elim h4
                    (fun (h5 : (((y_q245 = 0) ∧ (y_q246 = x_b_f_fused)) ∧ ((0 ≤ y_q248) ∧ (y_q248 < 16))) ∧ ((0 ≤ y_q247) ∧ (y_q247 < (4 * x_p_0)))) =>
                      (show (known_2 I M x_b_f_fused x_p_0) ⟨a_y, [y_q245, y_q246, y_q247, y_q248]⟩ (M t_Y [0, y_q246, y_q247, y_q248]) from
                        (at_right (at_right (at_points4 y_q245 y_q246 y_q247 y_q248 h4 rfl)))))
                    (fun (h5 : (((y_q245 = 0) ∧ ((0 ≤ y_q248) ∧ (y_q248 < 16))) ∧ ((0 ≤ y_q247) ∧ (y_q247 < 16))) ∧ ((0 ≤ y_q246) ∧ (y_q246 < x_b_f_fused))) =>
                      (show (known_2 I M x_b_f_fused x_p_0) ⟨a_y, [y_q245, y_q246, y_q247, y_q248]⟩ (M t_Y [0, y_q246, y_q247, y_q248]) from
                        (at_right (at_right (at_points4 y_q245 y_q246 y_q247 y_q248 h4 rfl))))))))))))
      (fun (x_c_0 : Int) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) =>
        (vc_3 x_b_f_fused x_p_0 x_c_0 hl hM h0 h1 h2 h3 h4 h5))
      (fun (x_c_0 : Int) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) =>
        (kept_3 x_b_f_fused x_p_0 x_c_0 hl hM h0 h1 h2 h3 h4 h5))))

theorem kept_2 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused x_p_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) :
    Heap.Entails ((body_2 I M).post (((base E).set v_b_f_fused x_b_f_fused).set v_p_0 x_p_0) (known_2 I M x_b_f_fused x_p_0)) (known_2 I M x_b_f_fused (x_p_0 + 1)) :=
  (show Heap.Entails _ (known_2 I M x_b_f_fused (x_p_0 + 1)) from
    (entails_and
      (entails_points4
        (fun (y_q249 y_q250 y_q251 y_q252 : Int) (h4 : ((((0 ≤ y_q252) ∧ (y_q252 < 3)) ∧ ((0 ≤ y_q251) ∧ (y_q251 < 3))) ∧ ((0 ≤ y_q250) ∧ (y_q250 < 8))) ∧ ((0 ≤ y_q249) ∧ (y_q249 < 4))) =>
          (show (known_3 I M x_b_f_fused x_p_0 2) ⟨a_w, [y_q249, y_q250, y_q251, y_q252]⟩ (M t_W [y_q249, y_q250, y_q251, y_q252]) from
            (at_left (at_points4 y_q249 y_q250 y_q251 y_q252 h4 rfl)))))
      (entails_and
        (entails_points4
          (fun (y_q253 y_q254 y_q255 y_q256 : Int) (h4 : (((y_q253 = 0) ∧ ((0 ≤ y_q256) ∧ (y_q256 < 18))) ∧ ((0 ≤ y_q255) ∧ (y_q255 < 18))) ∧ ((0 ≤ y_q254) ∧ (y_q254 < 8))) =>
            (show (known_3 I M x_b_f_fused x_p_0 2) ⟨a_x, [y_q253, y_q254, y_q255, y_q256]⟩ (M t_X [0, y_q254, y_q255, y_q256]) from
              (at_right (at_left (at_points4 y_q253 y_q254 y_q255 y_q256 h4 rfl))))))
        (entails_points4
          (fun (y_q257 y_q258 y_q259 y_q260 : Int) (h4 : ((((y_q257 = 0) ∧ (y_q258 = x_b_f_fused)) ∧ ((0 ≤ y_q260) ∧ (y_q260 < 16))) ∧ ((0 ≤ y_q259) ∧ (y_q259 < (4 * (x_p_0 + 1))))) ∨ ((((y_q257 = 0) ∧ ((0 ≤ y_q260) ∧ (y_q260 < 16))) ∧ ((0 ≤ y_q259) ∧ (y_q259 < 16))) ∧ ((0 ≤ y_q258) ∧ (y_q258 < x_b_f_fused)))) =>
            (Or.elim h4
              (fun (h5 : (((y_q257 = 0) ∧ (y_q258 = x_b_f_fused)) ∧ ((0 ≤ y_q260) ∧ (y_q260 < 16))) ∧ ((0 ≤ y_q259) ∧ (y_q259 < (4 * (x_p_0 + 1))))) =>
                (show (known_3 I M x_b_f_fused x_p_0 2) ⟨a_y, [y_q257, y_q258, y_q259, y_q260]⟩ (M t_Y [0, y_q258, y_q259, y_q260]) from
                  (Or.elim (show (((((y_q257 = 0) ∧ (y_q258 = x_b_f_fused)) ∧ ((0 ≤ y_q260) ∧ (y_q260 < 16))) ∧ (((4 * x_p_0) ≤ y_q259) ∧ (y_q259 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < (2 : Int))) ∨ (((((y_q257 = 0) ∧ (y_q258 = x_b_f_fused)) ∧ ((0 ≤ y_q260) ∧ (y_q260 < 16))) ∧ ((0 ≤ y_q259) ∧ (y_q259 < (4 * x_p_0)))) ∨ ((((y_q257 = 0) ∧ ((0 ≤ y_q260) ∧ (y_q260 < 16))) ∧ ((0 ≤ y_q259) ∧ (y_q259 < 16))) ∧ ((0 ≤ y_q258) ∧ (y_q258 < x_b_f_fused)))) from by omega)
                    (fun (h6 : ((((y_q257 = 0) ∧ (y_q258 = x_b_f_fused)) ∧ ((0 ≤ y_q260) ∧ (y_q260 < 16))) ∧ (((4 * x_p_0) ≤ y_q259) ∧ (y_q259 ≤ ((4 * x_p_0) + 3)))) ∧ (0 < (2 : Int))) =>
                      (at_right
                        (at_right
                          (at_left
                            (at_points4
                              y_q257
                              y_q258
                              y_q259
                              y_q260
                              h6
                              (show (M t_Y [0, y_q258, y_q259, y_q260]) = (value_0 I M y_q259 y_q260 x_b_f_fused 2) from
                                (Eq.trans
                                  (show (M t_Y [0, y_q258, y_q259, y_q260]) = (value_7 I M 0 y_q258 y_q259 y_q260) from
                                    (equation_0 0 y_q258 y_q259 y_q260 hl hM trivial))
                                  (show (value_7 I M 0 y_q258 y_q259 y_q260) = (value_0 I M y_q259 y_q260 x_b_f_fused 2) from
                                    (reduce_congr3
                                      (fun (y_q264 y_q265 y_q266 : Int) =>
                                        (show ((((0 ≤ y_q264) ∧ (y_q264 < 8)) ∧ ((0 ≤ y_q265) ∧ (y_q265 < 3))) ∧ ((0 ≤ y_q266) ∧ (y_q266 < 3))) ↔ ((((0 ≤ y_q266) ∧ (y_q266 < 3)) ∧ ((0 ≤ y_q265) ∧ (y_q265 < 3))) ∧ ((0 ≤ y_q264) ∧ (y_q264 < (4 * 2)))) from by omega))
                                      (fun (y_q264 y_q265 y_q266 : Int) (h7 : (((0 ≤ y_q264) ∧ (y_q264 < 8)) ∧ ((0 ≤ y_q265) ∧ (y_q265 < 3))) ∧ ((0 ≤ y_q266) ∧ (y_q266 < 3))) =>
                                        (show (I.fn f_2 [(M t_X [0, y_q264, (y_q259 + y_q265), (y_q260 + y_q266)]), (M t_W [y_q258, y_q264, y_q265, y_q266])]) = (I.fn f_2 [(M t_X [0, y_q264, (y_q265 + y_q259), (y_q266 + y_q260)]), (M t_W [x_b_f_fused, y_q264, y_q265, y_q266])]) from
                                          (fn_congr2
                                            (show (M t_X [0, y_q264, (y_q259 + y_q265), (y_q260 + y_q266)]) = (M t_X [0, y_q264, (y_q265 + y_q259), (y_q266 + y_q260)]) from
                                              (at_congr4
                                                rfl
                                                rfl
                                                (show (y_q259 + y_q265) = (y_q265 + y_q259) from by omega)
                                                (show (y_q260 + y_q266) = (y_q266 + y_q260) from by omega)))
                                            (show (M t_W [y_q258, y_q264, y_q265, y_q266]) = (M t_W [x_b_f_fused, y_q264, y_q265, y_q266]) from
                                              (at_congr4
                                                (show y_q258 = x_b_f_fused from by omega)
                                                rfl
                                                rfl
                                                rfl))))))))))))))
                    (fun (h6 : ((((y_q257 = 0) ∧ (y_q258 = x_b_f_fused)) ∧ ((0 ≤ y_q260) ∧ (y_q260 < 16))) ∧ ((0 ≤ y_q259) ∧ (y_q259 < (4 * x_p_0)))) ∨ ((((y_q257 = 0) ∧ ((0 ≤ y_q260) ∧ (y_q260 < 16))) ∧ ((0 ≤ y_q259) ∧ (y_q259 < 16))) ∧ ((0 ≤ y_q258) ∧ (y_q258 < x_b_f_fused)))) =>
                      (at_right
                        (at_right (at_right (at_points4 y_q257 y_q258 y_q259 y_q260 h6 rfl))))))))
              (fun (h5 : (((y_q257 = 0) ∧ ((0 ≤ y_q260) ∧ (y_q260 < 16))) ∧ ((0 ≤ y_q259) ∧ (y_q259 < 16))) ∧ ((0 ≤ y_q258) ∧ (y_q258 < x_b_f_fused))) =>
                (show (known_3 I M x_b_f_fused x_p_0 2) ⟨a_y, [y_q257, y_q258, y_q259, y_q260]⟩ (M t_Y [0, y_q258, y_q259, y_q260]) from
                  (at_right
                    (at_right (at_right (at_points4 y_q257 y_q258 y_q259 y_q260 (Or.inr h5) rfl))))))))))))

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
        (entails_points4
          (fun (y_q267 y_q268 y_q269 y_q270 : Int) (h2 : ((((0 ≤ y_q270) ∧ (y_q270 < 3)) ∧ ((0 ≤ y_q269) ∧ (y_q269 < 3))) ∧ ((0 ≤ y_q268) ∧ (y_q268 < 8))) ∧ ((0 ≤ y_q267) ∧ (y_q267 < 4))) =>
            (show (known_1 I M x_b_f_fused) ⟨a_w, [y_q267, y_q268, y_q269, y_q270]⟩ (M t_W [y_q267, y_q268, y_q269, y_q270]) from
              (at_left (at_points4 y_q267 y_q268 y_q269 y_q270 h2 rfl)))))
        (entails_and
          (entails_points4
            (fun (y_q271 y_q272 y_q273 y_q274 : Int) (h2 : (((y_q271 = 0) ∧ ((0 ≤ y_q274) ∧ (y_q274 < 18))) ∧ ((0 ≤ y_q273) ∧ (y_q273 < 18))) ∧ ((0 ≤ y_q272) ∧ (y_q272 < 8))) =>
              (show (known_1 I M x_b_f_fused) ⟨a_x, [y_q271, y_q272, y_q273, y_q274]⟩ (M t_X [0, y_q272, y_q273, y_q274]) from
                (at_right (at_left (at_points4 y_q271 y_q272 y_q273 y_q274 h2 rfl))))))
          (entails_points4
            (fun (y_q275 y_q276 y_q277 y_q278 : Int) (h2 : ((((y_q275 = 0) ∧ (y_q276 = x_b_f_fused)) ∧ ((0 ≤ y_q278) ∧ (y_q278 < 16))) ∧ ((0 ≤ y_q277) ∧ (y_q277 < (4 * 0)))) ∨ ((((y_q275 = 0) ∧ ((0 ≤ y_q278) ∧ (y_q278 < 16))) ∧ ((0 ≤ y_q277) ∧ (y_q277 < 16))) ∧ ((0 ≤ y_q276) ∧ (y_q276 < x_b_f_fused)))) =>
              (Or.elim h2
                (fun (h3 : (((y_q275 = 0) ∧ (y_q276 = x_b_f_fused)) ∧ ((0 ≤ y_q278) ∧ (y_q278 < 16))) ∧ ((0 ≤ y_q277) ∧ (y_q277 < (4 * 0)))) =>
                  (False.elim (show False from by omega)))
                (fun (h3 : (((y_q275 = 0) ∧ ((0 ≤ y_q278) ∧ (y_q278 < 16))) ∧ ((0 ≤ y_q277) ∧ (y_q277 < 16))) ∧ ((0 ≤ y_q276) ∧ (y_q276 < x_b_f_fused))) =>
                  (show (known_1 I M x_b_f_fused) ⟨a_y, [y_q275, y_q276, y_q277, y_q278]⟩ (M t_Y [0, y_q276, y_q277, y_q278]) from
                    (at_right (at_right (at_points4 y_q275 y_q276 y_q277 y_q278 h3 rfl)))))))))))
    (fun (x_p_0 : Int) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) =>
      (vc_2 x_b_f_fused x_p_0 hl hM h0 h1 h2 h3))
    (fun (x_p_0 : Int) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) =>
      (kept_2 x_b_f_fused x_p_0 hl hM h0 h1 h2 h3)))

theorem kept_1 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_b_f_fused : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) :
    Heap.Entails ((body_1 I M).post ((base E).set v_b_f_fused x_b_f_fused) (known_1 I M x_b_f_fused)) (known_1 I M (x_b_f_fused + 1)) :=
  (show Heap.Entails _ (known_1 I M (x_b_f_fused + 1)) from
    (entails_and
      (entails_points4
        (fun (y_q279 y_q280 y_q281 y_q282 : Int) (h2 : ((((0 ≤ y_q282) ∧ (y_q282 < 3)) ∧ ((0 ≤ y_q281) ∧ (y_q281 < 3))) ∧ ((0 ≤ y_q280) ∧ (y_q280 < 8))) ∧ ((0 ≤ y_q279) ∧ (y_q279 < 4))) =>
          (show (known_2 I M x_b_f_fused 4) ⟨a_w, [y_q279, y_q280, y_q281, y_q282]⟩ (M t_W [y_q279, y_q280, y_q281, y_q282]) from
            (at_left (at_points4 y_q279 y_q280 y_q281 y_q282 h2 rfl)))))
      (entails_and
        (entails_points4
          (fun (y_q283 y_q284 y_q285 y_q286 : Int) (h2 : (((y_q283 = 0) ∧ ((0 ≤ y_q286) ∧ (y_q286 < 18))) ∧ ((0 ≤ y_q285) ∧ (y_q285 < 18))) ∧ ((0 ≤ y_q284) ∧ (y_q284 < 8))) =>
            (show (known_2 I M x_b_f_fused 4) ⟨a_x, [y_q283, y_q284, y_q285, y_q286]⟩ (M t_X [0, y_q284, y_q285, y_q286]) from
              (at_right (at_left (at_points4 y_q283 y_q284 y_q285 y_q286 h2 rfl))))))
        (entails_points4
          (fun (y_q287 y_q288 y_q289 y_q290 : Int) (h2 : (((y_q287 = 0) ∧ ((0 ≤ y_q290) ∧ (y_q290 < 16))) ∧ ((0 ≤ y_q289) ∧ (y_q289 < 16))) ∧ ((0 ≤ y_q288) ∧ (y_q288 < (x_b_f_fused + 1)))) =>
            (show (known_2 I M x_b_f_fused 4) ⟨a_y, [y_q287, y_q288, y_q289, y_q290]⟩ (M t_Y [0, y_q288, y_q289, y_q290]) from
              (at_right
                (at_right
                  (at_points4
                    y_q287
                    y_q288
                    y_q289
                    y_q290
                    (show ((((y_q287 = 0) ∧ (y_q288 = x_b_f_fused)) ∧ ((0 ≤ y_q290) ∧ (y_q290 < 16))) ∧ ((0 ≤ y_q289) ∧ (y_q289 < (4 * 4)))) ∨ ((((y_q287 = 0) ∧ ((0 ≤ y_q290) ∧ (y_q290 < 16))) ∧ ((0 ≤ y_q289) ∧ (y_q289 < 16))) ∧ ((0 ≤ y_q288) ∧ (y_q288 < x_b_f_fused))) from by omega)
                    rfl)))))))))

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
        (fun (x_b_f_fused : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) =>
          (w_for
            0
            4
            rfl
            rfl
            (fun (x_p_0 : Int) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) =>
              (w_scope
                (w_for
                  0
                  2
                  rfl
                  rfl
                  (fun (x_c_0 : Int) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) =>
                    (w_for
                      0
                      3
                      rfl
                      rfl
                      (fun (x_r : Int) (h6 : 0 ≤ x_r) (h7 : x_r < 3) =>
                        (w_for
                          0
                          3
                          rfl
                          rfl
                          (fun (x_s : Int) (h8 : 0 ≤ x_s) (h9 : x_s < 3) =>
                            (w_for
                              0
                              4
                              rfl
                              rfl
                              (fun (x_c_1 : Int) (h10 : 0 ≤ x_c_1) (h11 : x_c_1 < 4) =>
                                (w_for
                                  0
                                  4
                                  rfl
                                  rfl
                                  (fun (x_p_1 : Int) (h12 : 0 ≤ x_p_1) (h13 : x_p_1 < 4) =>
                                    (w_par
                                      0
                                      16
                                      rfl
                                      rfl
                                      (fun (x_q : Int) (h14 : 0 ≤ x_q) (h15 : x_q < 16) =>
                                        (w_let
                                          (w_let
                                            (w_seq
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
        (fun (x_b_f_fused : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) =>
          (r_for
            0
            4
            rfl
            rfl
            (fun (x_p_0 : Int) (h2 : 0 ≤ x_p_0) (h3 : x_p_0 < 4) =>
              (r_scope
                (r_for
                  0
                  2
                  rfl
                  rfl
                  (fun (x_c_0 : Int) (h4 : 0 ≤ x_c_0) (h5 : x_c_0 < 2) =>
                    (r_for
                      0
                      3
                      rfl
                      rfl
                      (fun (x_r : Int) (h6 : 0 ≤ x_r) (h7 : x_r < 3) =>
                        (r_for
                          0
                          3
                          rfl
                          rfl
                          (fun (x_s : Int) (h8 : 0 ≤ x_s) (h9 : x_s < 3) =>
                            (r_for
                              0
                              4
                              rfl
                              rfl
                              (fun (x_c_1 : Int) (h10 : 0 ≤ x_c_1) (h11 : x_c_1 < 4) =>
                                (r_for
                                  0
                                  4
                                  rfl
                                  rfl
                                  (fun (x_p_1 : Int) (h12 : 0 ≤ x_p_1) (h13 : x_p_1 < 4) =>
                                    (r_par
                                      0
                                      16
                                      rfl
                                      rfl
                                      (fun (x_q : Int) (h14 : 0 ≤ x_q) (h15 : x_q < 16) =>
                                        (r_let
                                          (r_let
                                            (r_seq
                                              (r_none rfl)
                                              (r_accumulate4
                                                (x_none rfl)
                                                0
                                                x_b_f_fused
                                                ((4 * x_p_0) + x_p_1)
                                                x_q
                                                ⟨⟨⟨rfl, rfl⟩, ⟨h14, h15⟩⟩, ⟨(show 0 ≤ ((4 * x_p_0) + x_p_1) from by omega), (show ((4 * x_p_0) + x_p_1) < 16 from by omega)⟩⟩))))))))))))))))))))
        (fun (x_b_f_fused y_y y_c0 y_c1 y_c2 y_c3 : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ y_y) (h3 : y_y < 4) (h4 : ¬ (x_b_f_fused = y_y)) (h5 : (((y_c0 = 0) ∧ (y_c1 = x_b_f_fused)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 16))) =>
          (show (¬ ((((y_c0 = 0) ∧ (y_c1 = y_y)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 16)))) ∧ (¬ ((((y_c0 = 0) ∧ (y_c1 = y_y)) ∧ ((0 ≤ y_c3) ∧ (y_c3 < 16))) ∧ ((0 ≤ y_c2) ∧ (y_c2 < 16)))) from by omega)))
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
        (entails_points4
          (fun (y_q291 y_q292 y_q293 y_q294 : Int) (h0 : ((((0 ≤ y_q294) ∧ (y_q294 < 3)) ∧ ((0 ≤ y_q293) ∧ (y_q293 < 3))) ∧ ((0 ≤ y_q292) ∧ (y_q292 < 8))) ∧ ((0 ≤ y_q291) ∧ (y_q291 < 4))) =>
            (at_input (R := (Region.mk t_W [(.const 0, .const 4), (.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [y_q291, y_q292, y_q293, y_q294]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
              (region_iff.2 ⟨y_q291, _, rfl, h0.2.1, h0.2.2, y_q292, _, rfl, h0.1.2.1, h0.1.2.2, y_q293, _, rfl, h0.1.1.2.1, h0.1.1.2.2, y_q294, _, rfl, h0.1.1.1.1, h0.1.1.1.2, rfl⟩)
              rfl
              rfl)))
        (entails_and
          (entails_points4
            (fun (y_q295 y_q296 y_q297 y_q298 : Int) (h0 : (((y_q295 = 0) ∧ ((0 ≤ y_q298) ∧ (y_q298 < 18))) ∧ ((0 ≤ y_q297) ∧ (y_q297 < 18))) ∧ ((0 ≤ y_q296) ∧ (y_q296 < 8))) =>
              (at_input (R := (Region.mk t_X [(.const 0, .const 1), (.const 0, .const 8), (.const 0, .const 18), (.const 0, .const 18)])) (b := (Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [y_q295, y_q296, y_q297, y_q298]) (.head _) (.head _) rfl
                (region_iff.2 ⟨y_q295, _, rfl, (show 0 ≤ y_q295 from by omega), (show y_q295 < 1 from by omega), y_q296, _, rfl, h0.2.1, h0.2.2, y_q297, _, rfl, h0.1.2.1, h0.1.2.2, y_q298, _, rfl, h0.1.1.2.1, h0.1.1.2.2, rfl⟩)
                rfl
                (show (M t_X [0, y_q296, y_q297, y_q298]) = (M t_X [y_q295, y_q296, y_q297, y_q298]) from
                  (at_congr4 (show 0 = y_q295 from by omega) rfl rfl rfl)))))
          (entails_points4
            (fun (y_q299 y_q300 y_q301 y_q302 : Int) (h0 : (((y_q299 = 0) ∧ ((0 ≤ y_q302) ∧ (y_q302 < 16))) ∧ ((0 ≤ y_q301) ∧ (y_q301 < 16))) ∧ ((0 ≤ y_q300) ∧ (y_q300 < 0))) =>
              (False.elim (show False from by omega)))))))
    (fun (x_b_f_fused : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) =>
      (vc_1 x_b_f_fused hl hM h0 h1))
    (fun (x_b_f_fused : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) =>
      (kept_1 x_b_f_fused hl hM h0 h1))
    (race_1 hl hM))

theorem output_0_2 {V : Type} {I : Interp V} {M : Model V} {E : Env} (y_q303 y_q304 y_q305 y_q306 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ y_q303) (h1 : y_q303 < 1) (h2 : 0 ≤ y_q304) (h3 : y_q304 < 4) (h4 : 0 ≤ y_q305) (h5 : y_q305 < 16) (h6 : 0 ≤ y_q306) (h7 : y_q306 < 16) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_y, [y_q303, y_q304, y_q305, y_q306]⟩ (M t_Y [y_q303, y_q304, y_q305, y_q306]) :=
  (show (known_1 I M 4) ⟨a_y, [y_q303, y_q304, y_q305, y_q306]⟩ (M t_Y [y_q303, y_q304, y_q305, y_q306]) from
    (at_right
      (at_right
        (at_points4
          y_q303
          y_q304
          y_q305
          y_q306
          ⟨⟨⟨(show y_q303 = 0 from by omega), ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩
          (show (M t_Y [y_q303, y_q304, y_q305, y_q306]) = (M t_Y [0, y_q304, y_q305, y_q306]) from
            (at_congr4 (show y_q303 = 0 from by omega) rfl rfl rfl))))))

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

/-- **The certificate**: the program implements the specification. -/
theorem certificate : Implements laws spec impl :=
  Implements.of_vc
    (fun E ha => Eq.mp (congrArg (fun E' => impl.LayoutOk spec E') (base_self E)) (placed E))
    (fun E ha => Eq.mp (congrArg (fun E' => spec.Consistent E') (base_self E)) (consistent E))
    (fun E ha => Eq.mp (congrArg (fun E' => ∀ (V : Type) (I : Interp V), spec.Solvable I E') (base_self E)) (solvable E))
    (fun V I E M => program I M) (fun _ _ _ _ => rfl)
    (fun V I E M hl ha hM =>
      Eq.mp (congrArg (fun E' => (program I M).vc I (impl.HasCell spec E') E' (impl.inputHeap spec E' M)) (base_self E)) (program_vc (E := E) hl (Eq.mp (congrArg (fun E' => spec.IsModel I E' M) (base_self E).symm) hM)))
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl ha hM => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ p hp => match p, region_iff.1 hp with
      | _, ⟨y_p0, _, rfl, a0, a1, y_p1, _, rfl, a2, a3, y_p2, _, rfl, a4, a5, y_p3, _, rfl, a6, a7, rfl⟩ => (Eq.mp (congrArg (fun E' => (program I M).post E' (impl.inputHeap spec E' M) ((Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none).cell E' [y_p0, y_p1, y_p2, y_p3]) (M t_Y [y_p0, y_p1, y_p2, y_p3])) (base_self E)) (output_0_2 (E := E) y_p0 y_p1 y_p2 y_p3 hl (Eq.mp (congrArg (fun E' => spec.IsModel I E' M) (base_self E).symm) hM) a0 a1 a2 a3 a4 a5 a6 a7))) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

end Redverify.Certificate.scheduled
