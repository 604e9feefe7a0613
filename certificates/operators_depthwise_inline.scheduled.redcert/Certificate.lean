module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `b` -/ abbrev v_b : Var := 1
/-- `f` -/ abbrev v_f : Var := 2
/-- `p` -/ abbrev v_p : Var := 3
/-- `q` -/ abbrev v_q : Var := 4
/-- `r` -/ abbrev v_r : Var := 5
/-- `s` -/ abbrev v_s : Var := 6
/-- `i0` -/ abbrev v_i0 : Var := 7
/-- `i1` -/ abbrev v_i1 : Var := 8
/-- `i2` -/ abbrev v_i2 : Var := 9
/-- `i3` -/ abbrev v_i3 : Var := 10
/-- `x` -/ abbrev a_x : Arr := 0
/-- `w` -/ abbrev a_w : Arr := 1
/-- `y` -/ abbrev a_y : Arr := 2
/-- `X` -/ abbrev t_X : Ten := 0
/-- `W` -/ abbrev t_W : Ten := 1
/-- `Y` -/ abbrev t_Y : Ten := 2
/-- `P` -/ abbrev t_P : Ten := 3

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n)]
  inputs :=
    [
      Region.mk
        t_X
        [(.const 0, .var v_n), (.const 0, .const 8), (.const 0, .const 14), (.const 0, .const 14)],
      Region.mk t_W [(.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)]]
  outputs :=
    [
      Region.mk
        t_Y
        [(.const 0, .var v_n), (.const 0, .const 8), (.const 0, .const 14), (.const 0, .const 14)]]
  equations :=
    [
      Equation.mk
        t_P
        [v_b, v_f, v_p, v_q]
        .true
        (.select
          (.and
            (.and (.le (.const 1) (.var v_p)) (.lt (.var v_p) (.const 15)))
            (.and (.le (.const 1) (.var v_q)) (.lt (.var v_q) (.const 15))))
          (.access
            t_X
            [.var v_b, .var v_f, .add (.var v_p) (.const (-1)), .add (.var v_q) (.const (-1))])
          (.fn (.literal .f32 0 1) [])),
      Equation.mk
        t_Y
        [v_b, v_f, v_p, v_q]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_r, v_s]
          (.and
            (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3)))
            (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3))))
          (.fn
            (.builtin "*" .f32)
            [
              .access
                t_P
                [.var v_b, .var v_f, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)],
              .access t_W [.var v_f, .var v_r, .var v_s]]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none,
      Binding.mk a_w t_W [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none,
      Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none]
  body :=
    .par v_b (.const 0) (.var v_n) <|
      .for v_f (.const 0) (.const 8) <|
        .for v_p (.const 0) (.const 14) <|
          .for v_q (.const 0) (.const 14) <|
            .scope [a_y] <|
              .for v_r (.const 0) (.const 3) <|
                .for v_s (.const 0) (.const 3) <|
                  .seq (.ifte (.and (.eq (.var v_r) (.const 0)) (.eq (.var v_s) (.const 0))) (
                    .assign a_y [.var v_b, .var v_f, .var v_p, .var v_q] (.fn (.literal .f32 0 1) [])
                  ) (
                    .skip
                  )) <|
                  .ifte
                    (.and
                      (.and
                        (.le (.const 1) (.add (.var v_p) (.var v_r)))
                        (.lt (.add (.var v_p) (.var v_r)) (.const 15)))
                      (.and
                        (.le (.const 1) (.add (.var v_q) (.var v_s)))
                        (.lt (.add (.var v_q) (.var v_s)) (.const 15)))) (
                    .accumulate
                      false
                      (.builtin "+" .f32)
                      a_y
                      [.var v_b, .var v_f, .var v_p, .var v_q]
                      (.fn
                        (.builtin "*" .f32)
                        [
                          .read
                            a_x
                            [
                              .var v_b,
                              .var v_f,
                              .add (.add (.var v_p) (.var v_r)) (.const (-1)),
                              .add (.add (.var v_q) (.var v_s)) (.const (-1))],
                          .read a_w [.var v_f, .var v_r, .var v_s]])
                  ) (
                    .accumulate
                      false
                      (.builtin "+" .f32)
                      a_y
                      [.var v_b, .var v_f, .var v_p, .var v_q]
                      (.fn (.builtin "*" .f32) [.fn (.literal .f32 0 1) [], .read a_w [.var v_f, .var v_r, .var v_s]])
                  )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (x_n : Int) : Env := (E.set v_n x_n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a : Int} (h0 : x_a < 15) : x_a + (-1) < 14 :=
  by omega

theorem fact_1 {x_a x_b x_c : Int} (h0 : x_a = x_c) (h1 : x_c = x_b) : x_a < x_b + 1 :=
  by omega

theorem fact_2 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b = 0) (h2 : 0 < x_a + x_b) : False :=
  by omega

theorem fact_3 {x_a : Int} (h0 : x_a = 0) (h1 : x_a = 13) : False :=
  by omega

theorem fact_4 {x_a x_b x_c : Int} (h0 : x_a = 0) (h1 : x_b < x_c) : x_a + x_b ≤ x_c :=
  by omega

theorem fact_5 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 < x_b) : 0 < x_a + x_b :=
  by omega

theorem fact_6 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_a ≤ x_b + x_c) (h1 : x_a ≤ x_d + x_e) (h2 : x_b + x_c < x_f) (h3 : x_d + x_e < x_f) (h4 : ¬ ((x_a ≤ x_c + x_b ∧ x_c + x_b < x_f) ∧ x_a ≤ x_e + x_d ∧ x_e + x_d < x_f)) : False :=
  by omega

theorem fact_7 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : ¬ (x_b = 0 ∧ x_a = 0)) : 0 < x_a + x_b :=
  by omega

theorem fact_8 {x_a x_b x_c x_d : Int} (h0 : x_a = x_c) : x_a < (max (max x_b x_c) x_d) + 1 :=
  by omega

theorem fact_9 {x_a x_b x_c x_d : Int} (h0 : x_a = x_d) : x_a < (max (max x_b x_c) x_d) + 1 :=
  by omega

theorem fact_10 {x_a x_b x_c x_d : Int} (h0 : x_a < x_c) : x_a < (max (max x_b x_c) x_d) + 1 :=
  by omega

theorem fact_11 {x_a x_b x_c x_d : Int} (h0 : x_a < x_d) : x_a < (max (max x_b x_c) x_d) + 1 :=
  by omega

theorem fact_12 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d) : x_a < (max (max x_b x_c) x_d) + 1 :=
  by omega

theorem fact_13 {x_a x_b : Int} (h0 : x_b = 2) (h1 : x_a < 3) (h2 : ¬ x_a < x_b) : x_a = x_b :=
  by omega

theorem fact_14 {x_a x_b x_c x_d x_e x_f : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : x_d + x_b ≤ 14) (h4 : x_e = x_f) (h5 : x_e = 0) (h6 : x_c < x_d) (h7 : x_a < 14) (h8 : ¬ ((1 ≤ x_a + x_f ∧ x_a + x_f < 15) ∧ 1 ≤ x_b + x_d ∧ x_b + x_d < 15)) : x_a = 0 :=
  by omega

theorem fact_15 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_c < x_a) : 0 < x_a + x_b :=
  by omega

theorem fact_16 {x_a x_b x_c x_d x_e x_f : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : 0 ≤ x_d) (h3 : 0 ≤ x_e) (h4 : x_f + x_b ≤ 14) (h5 : x_a = x_c) (h6 : x_d < x_f) (h7 : x_e < 14) (h8 : x_c < 3) (h9 : ¬ ((1 ≤ x_e + x_c ∧ x_e + x_c < 15) ∧ 1 ≤ x_b + x_f ∧ x_b + x_f < 15)) (h10 : ¬ x_a = 0) : x_a = 2 :=
  by omega

theorem fact_17 {x_a x_b x_c x_d x_e x_f : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : 0 ≤ x_d) (h4 : x_e + x_b ≤ 14) (h5 : x_f = x_c) (h6 : x_d < x_e) (h7 : x_a < 14) (h8 : x_c < 3) (h9 : ¬ ((1 ≤ x_a + x_c ∧ x_a + x_c < 15) ∧ 1 ≤ x_b + x_e ∧ x_b + x_e < 15)) (h10 : ¬ x_f = 0) : x_a = 13 :=
  by omega

theorem fact_18 {x_a x_b x_c x_d x_e x_f : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : 0 ≤ x_d) (h4 : x_e + x_b ≤ 14) (h5 : x_f = x_a) (h6 : x_c < x_e) (h7 : x_d < 14) (h8 : x_a < 3) (h9 : ¬ ((1 ≤ x_d + x_a ∧ x_d + x_a < 15) ∧ 1 ≤ x_b + x_e ∧ x_b + x_e < 15)) (h10 : ¬ x_f = 0) : x_a = 2 :=
  by omega

theorem fact_19 {x_a x_b : Int} (h0 : x_a < 14) (h1 : x_b < 3) (h2 : ¬ x_b + x_a ≤ 14) : x_a = 13 :=
  by omega

theorem fact_20 {x_a x_b x_c : Int} (h0 : x_b < x_c) (h1 : x_a < 3) (h2 : ¬ x_a + x_b ≤ x_c) : x_a = 2 :=
  by omega

theorem fact_21 {x_a x_b : Int} (h0 : x_a < x_b) (h1 : x_b < 3) : x_a < 2 :=
  by omega

theorem fact_22 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : ¬ 0 < x_b + x_a) : x_a = 0 :=
  by omega

theorem fact_23 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : ¬ 0 < x_a + x_b) : x_a = 0 :=
  by omega

theorem fact_24 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_c = 0) (h3 : x_d = 13) (h4 : x_b < x_e) (h5 : x_a < 3) (h6 : x_e < 3) (h7 : ¬ ((1 ≤ x_d + x_e ∧ x_d + x_e < 15) ∧ 1 ≤ x_c + x_a ∧ x_c + x_a < 15)) (h8 : ¬ x_e = 2) : x_a = 0 :=
  by omega

theorem fact_25 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : x_d = 13) (h4 : x_b < x_e) (h5 : x_a < 14) (h6 : x_c < 3) (h7 : x_e < 3) (h8 : ¬ ((1 ≤ x_d + x_e ∧ x_d + x_e < 15) ∧ 1 ≤ x_a + x_c ∧ x_a + x_c < 15)) (h9 : ¬ x_a = 0) (h10 : ¬ x_e = 2) : x_a = 13 :=
  by omega

theorem fact_26 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : x_d = 13) (h4 : x_b < x_e) (h5 : x_c < 14) (h6 : x_a < 3) (h7 : x_e < 3) (h8 : ¬ ((1 ≤ x_d + x_e ∧ x_d + x_e < 15) ∧ 1 ≤ x_c + x_a ∧ x_c + x_a < 15)) (h9 : ¬ x_c = 0) (h10 : ¬ x_e = 2) : x_a = 2 :=
  by omega

theorem fact_27 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : x_d = 0) (h4 : x_b < x_e) (h5 : x_c < 14) (h6 : x_a < 3) (h7 : x_e < 3) (h8 : ¬ ((1 ≤ x_c + x_e ∧ x_c + x_e < 15) ∧ 1 ≤ x_d + x_a ∧ x_d + x_a < 15)) (h9 : ¬ x_c = 13) : x_a = 0 :=
  by omega

theorem fact_28 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_a) (h2 : 0 ≤ x_c) (h3 : 0 ≤ x_d) (h4 : x_c < x_e) (h5 : x_a < 14) (h6 : x_b < 14) (h7 : x_d < 3) (h8 : x_e < 3) (h9 : ¬ ((1 ≤ x_b + x_e ∧ x_b + x_e < 15) ∧ 1 ≤ x_a + x_d ∧ x_a + x_d < 15)) (h10 : ¬ x_a = 0) (h11 : ¬ x_b = 13) : x_a = 13 :=
  by omega

theorem fact_29 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_a) (h2 : 0 ≤ x_c) (h3 : 0 ≤ x_d) (h4 : x_c < x_e) (h5 : x_b < 14) (h6 : x_d < 14) (h7 : x_a < 3) (h8 : x_e < 3) (h9 : ¬ ((1 ≤ x_b + x_e ∧ x_b + x_e < 15) ∧ 1 ≤ x_d + x_a ∧ x_d + x_a < 15)) (h10 : ¬ x_d = 0) (h11 : ¬ x_b = 13) : x_a = 2 :=
  by omega

theorem fact_30 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_a) (h1 : x_b + x_c ≤ 14) (h2 : x_d = x_e) (h3 : x_d = 0) (h4 : x_a < 14) (h5 : 0 < x_b + x_c) (h6 : ¬ ((1 ≤ x_a + x_e ∧ x_a + x_e < 15) ∧ 1 ≤ x_c + x_b ∧ x_c + x_b < 15)) : x_a = 0 :=
  by omega

theorem fact_31 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_d + x_e ≤ 14) (h3 : x_a = x_b) (h4 : x_c < 14) (h5 : x_b < 3) (h6 : 0 < x_d + x_e) (h7 : ¬ ((1 ≤ x_c + x_b ∧ x_c + x_b < 15) ∧ 1 ≤ x_e + x_d ∧ x_e + x_d < 15)) (h8 : ¬ x_a = 0) : x_a = 2 :=
  by omega

theorem fact_32 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_c + x_d ≤ 14) (h3 : x_e = x_b) (h4 : x_a < 14) (h5 : x_b < 3) (h6 : 0 < x_c + x_d) (h7 : ¬ ((1 ≤ x_a + x_b ∧ x_a + x_b < 15) ∧ 1 ≤ x_d + x_c ∧ x_d + x_c < 15)) (h8 : ¬ x_e = 0) : x_a = 13 :=
  by omega

theorem fact_33 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_c + x_d ≤ 14) (h3 : x_e = x_a) (h4 : x_b < 14) (h5 : x_a < 3) (h6 : 0 < x_c + x_d) (h7 : ¬ ((1 ≤ x_b + x_a ∧ x_b + x_a < 15) ∧ 1 ≤ x_d + x_c ∧ x_d + x_c < 15)) (h8 : ¬ x_e = 0) : x_a = 2 :=
  by omega

theorem fact_34 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a = x_b) (h3 : ¬ 0 < x_b + x_c) : x_a = 0 :=
  by omega

theorem fact_35 {x_a x_b x_c x_d : Int} (h0 : x_a = x_b) (h1 : x_c < x_d) (h2 : ¬ x_b + x_c ≤ x_d) : 0 ≤ x_a :=
  by omega

theorem fact_36 {x_a x_b : Int} (h0 : x_a < 14) (h1 : x_b < 3) (h2 : ¬ x_b ≤ (-1) * x_a + 14) : x_a = 13 :=
  by omega

theorem fact_37 {x_a x_b x_c : Int} (h0 : x_b < x_c) (h1 : x_a < 3) (h2 : ¬ x_a ≤ (-1) * x_b + x_c) : x_a = 2 :=
  by omega

theorem fact_38 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_c = 0) (h3 : x_d = 0) (h4 : x_b < 14) (h5 : x_a < 3) (h6 : ¬ ((1 ≤ x_b + x_c ∧ x_b + x_c < 15) ∧ 1 ≤ x_d + x_a ∧ x_d + x_a < 15)) (h7 : ¬ x_b = 0) : x_a = 0 :=
  by omega

theorem fact_39 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : x_d = 0) (h4 : x_a < 14) (h5 : x_b < 14) (h6 : x_c < 3) (h7 : ¬ ((1 ≤ x_b + x_d ∧ x_b + x_d < 15) ∧ 1 ≤ x_a + x_c ∧ x_a + x_c < 15)) (h8 : ¬ x_a = 0) (h9 : ¬ x_b = 0) : x_a = 13 :=
  by omega

theorem fact_40 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : x_d = 0) (h4 : x_b < 14) (h5 : x_c < 14) (h6 : x_a < 3) (h7 : ¬ ((1 ≤ x_b + x_d ∧ x_b + x_d < 15) ∧ 1 ≤ x_c + x_a ∧ x_c + x_a < 15)) (h8 : ¬ x_b = 0) (h9 : ¬ x_c = 0) : x_a = 2 :=
  by omega

theorem fact_41 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : ¬ (-1) * x_a < x_b) : x_a = 0 :=
  by omega

theorem fact_42 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : ¬ (-1) * x_b < x_a) : x_a = 0 :=
  by omega

theorem fact_43 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_c = 0) (h3 : x_d = 13) (h4 : x_a < 3) (h5 : x_b < 3) (h6 : ¬ ((1 ≤ x_d + x_b ∧ x_d + x_b < 15) ∧ 1 ≤ x_c + x_a ∧ x_c + x_a < 15)) (h7 : ¬ x_b = 2) : x_a = 0 :=
  by omega

theorem fact_44 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : x_d = 13) (h4 : x_a < 14) (h5 : x_b < 3) (h6 : x_c < 3) (h7 : ¬ ((1 ≤ x_d + x_b ∧ x_d + x_b < 15) ∧ 1 ≤ x_a + x_c ∧ x_a + x_c < 15)) (h8 : ¬ x_a = 0) (h9 : ¬ x_b = 2) : x_a = 13 :=
  by omega

theorem fact_45 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : x_d = 13) (h4 : x_b < 14) (h5 : x_a < 3) (h6 : x_c < 3) (h7 : ¬ ((1 ≤ x_d + x_c ∧ x_d + x_c < 15) ∧ 1 ≤ x_b + x_a ∧ x_b + x_a < 15)) (h8 : ¬ x_b = 0) (h9 : ¬ x_c = 2) : x_a = 2 :=
  by omega

theorem fact_46 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : x_d = 0) (h4 : x_b < 14) (h5 : x_a < 3) (h6 : x_c < 3) (h7 : ¬ ((1 ≤ x_b + x_c ∧ x_b + x_c < 15) ∧ 1 ≤ x_d + x_a ∧ x_d + x_a < 15)) (h8 : ¬ x_c = 0) (h9 : ¬ x_b = 13) : x_a = 0 :=
  by omega

theorem fact_47 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_a) (h2 : 0 ≤ x_c) (h3 : 0 ≤ x_d) (h4 : x_a < 14) (h5 : x_b < 14) (h6 : x_c < 3) (h7 : x_d < 3) (h8 : ¬ ((1 ≤ x_b + x_c ∧ x_b + x_c < 15) ∧ 1 ≤ x_a + x_d ∧ x_a + x_d < 15)) (h9 : ¬ x_a = 0) (h10 : ¬ x_c = 0) (h11 : ¬ x_b = 13) : x_a = 13 :=
  by omega

theorem fact_48 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : 0 ≤ x_a) (h3 : 0 ≤ x_d) (h4 : x_b < 14) (h5 : x_c < 14) (h6 : x_a < 3) (h7 : x_d < 3) (h8 : ¬ ((1 ≤ x_b + x_d ∧ x_b + x_d < 15) ∧ 1 ≤ x_c + x_a ∧ x_c + x_a < 15)) (h9 : ¬ x_c = 0) (h10 : ¬ x_d = 0) (h11 : ¬ x_b = 13) : x_a = 2 :=
  by omega

theorem fact_49 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_a < x_c + 1) (h3 : ¬ 0 < x_c + x_b) : x_a = 0 :=
  by omega

theorem fact_50 {x_a x_b : Int} (h0 : x_b = 2) (h1 : x_a < 3) : x_a < x_b + 1 :=
  by omega

theorem fact_51 {x_a : Int} (h0 : x_a < 14) : x_a < 15 :=
  by omega

theorem fact_52 {x_a x_b : Int} (h0 : x_a < (-1)) (h1 : x_b < 3) : x_a + x_b < 1 :=
  by omega

theorem fact_53 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : 0 ≤ x_c) : x_a ≤ x_b + x_c :=
  by omega

theorem fact_54 {x_a : Int} (h0 : ¬ 0 < x_a) : x_a < 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_b x_f x_p x_q x_r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < x_r)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [x_b, x_f, y_k0 + x_p, y_k1 + x_q], M t_W [x_f, y_k0, y_k1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_b x_f x_p x_q x_r x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => y_k0 = x_r ∧ 0 ≤ y_k1 ∧ y_k1 < x_s ∨ (0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < x_r)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [x_b, x_f, y_k0 + x_p, y_k1 + x_q], M t_W [x_f, y_k0, y_k1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_b x_f x_p x_q x_r x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => y_k0 = x_r ∧ 0 ≤ y_k1 ∧ y_k1 ≤ x_s ∨ (0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < x_r)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [x_b, x_f, y_k0 + x_p, y_k1 + x_q], M t_W [x_f, y_k0, y_k1]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_b x_f x_p x_q x_r x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => ((((((((y_k0 = 0 ∧ 0 ≤ y_k1 ∧ y_k1 ≤ x_s) ∧ x_p = 0) ∧ x_r = 0) ∧ x_s + x_q ≤ 14) ∧ 0 < x_s + x_q ∨ ((((y_k0 = 2 ∧ 0 ≤ y_k1 ∧ y_k1 ≤ x_s) ∧ x_p = 13) ∧ x_r = 2) ∧ x_s + x_q ≤ 14) ∧ 0 < x_s + x_q) ∨ ((y_k0 = x_r ∧ y_k1 = 0) ∧ x_q = 0) ∧ x_s = 0) ∨ (((((0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < 2) ∧ x_p = 13) ∧ x_r = 2) ∧ x_s + x_q ≤ 14) ∧ 0 < x_s + x_q) ∨ (((0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < x_r) ∧ x_q = 0) ∧ x_s = 0) ∨ (((0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 ≤ x_r) ∧ x_q = 13) ∧ x_s = 2)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [x_b, x_f, y_k0 + x_p, y_k1 + x_q], M t_W [x_f, y_k0, y_k1]])))

theorem equation_0 (x_n x_b x_f x_p x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_P [x_b, x_f, x_p, x_q]) = (sel ((1 ≤ x_p ∧ x_p < 15) ∧ 1 ≤ x_q ∧ x_q < 15) (M t_X [x_b, x_f, x_p + (-1), x_q + (-1)]) (I.fn f_1 [])) :=
  (Eq.trans (hM _ (.head _) [x_b, x_f, x_p, x_q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.select (.and (.and (.le (.const 1) (.var v_p)) (.lt (.var v_p) (.const 15))) (.and (.le (.const 1) (.var v_q)) (.lt (.var v_q) (.const 15)))) (.access t_X [.var v_b, .var v_f, .add (.var v_p) (.const (-1)), .add (.var v_q) (.const (-1))]) (.fn f_1 [])) (((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) = _ from
  (eval_select_of cond_holds rfl rfl)))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_b x_f x_p x_q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k0 ∧ y_k0 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [x_b, x_f, x_p + y_k0, x_q + y_k1], M t_W [x_f, y_k0, y_k1]])))

theorem equation_1 (x_n x_b x_f x_p x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_Y [x_b, x_f, x_p, x_q]) = (value_4 I M x_b x_f x_p x_q) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_b, x_f, x_p, x_q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn f_2 [.access t_P [.var v_b, .var v_f, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_r, .var v_s]])) (((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) = _ from
  (eval_reduce_some2 rfl (fun (x_r x_s : Int) => cond_holds)
  (fun (x_r x_s : Int) (h1 : (0 ≤ x_r ∧ x_r < 3) ∧ 0 ≤ x_s ∧ x_s < 3) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_w
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < 3) ∧ 0 ≤ y_c1 ∧ y_c1 < 3) ∧ 0 ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 y_c1 y_c2 => (M t_W [y_c0, y_c1, y_c2]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points4 a_x
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_X [y_c0, y_c1, y_c2, y_c3]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_b : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [y_c0, y_c1, y_c2, y_c3]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_n x_b : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_n).and (known_1_2 I M x_b)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_b x_f : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < x_f ∨ (((0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [y_c0, y_c1, y_c2, y_c3]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_n x_b x_f : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_n).and (known_2_2 I M x_b x_f)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_b x_f x_p : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ y_c1 = x_f) ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < x_p ∨ ((y_c0 = x_b ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < x_f ∨ (((0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [y_c0, y_c1, y_c2, y_c3]))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_n x_b x_f x_p : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_n).and (known_3_2 I M x_b x_f x_p)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_b x_f x_p x_q : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ y_c1 = x_f) ∧ y_c2 = x_p) ∧ 0 ≤ y_c3 ∧ y_c3 < x_q ∨ ((y_c0 = x_b ∧ y_c1 = x_f) ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < x_p ∨ ((y_c0 = x_b ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < x_f ∨ (((0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [y_c0, y_c1, y_c2, y_c3]))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_n x_b x_f x_p x_q : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_n).and (known_4_2 I M x_b x_f x_p x_q)))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x_b x_f x_p x_q x_r : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = x_b ∧ y_c1 = x_f) ∧ y_c2 = x_p) ∧ y_c3 = x_q) ∧ 0 < x_r)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M x_b x_f x_p x_q x_r))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_n x_b x_f x_p x_q x_r : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_n).and ((known_5_2 I M x_b x_f x_p x_q x_r).and (known_4_2 I M x_b x_f x_p x_q))))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (x_b x_f x_p x_q x_r x_s : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = x_b ∧ y_c1 = x_f) ∧ y_c2 = x_p) ∧ y_c3 = x_q) ∧ 0 < x_s + x_r)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_1 I M x_b x_f x_p x_q x_r x_s))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_n x_b x_f x_p x_q x_r x_s : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_n).and ((known_6_2 I M x_b x_f x_p x_q x_r x_s).and (known_4_2 I M x_b x_f x_p x_q))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.and (.eq (.var v_r) (.const 0)) (.eq (.var v_s) (.const 0))) (
    .assign a_y [.var v_b, .var v_f, .var v_p, .var v_q] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .ifte
    (.and
      (.and
        (.le (.const 1) (.add (.var v_p) (.var v_r)))
        (.lt (.add (.var v_p) (.var v_r)) (.const 15)))
      (.and
        (.le (.const 1) (.add (.var v_q) (.var v_s)))
        (.lt (.add (.var v_q) (.var v_s)) (.const 15)))) (
    .accumulate
      false
      f_0
      a_y
      [.var v_b, .var v_f, .var v_p, .var v_q]
      (.fn
        f_2
        [
          .read
            a_x
            [
              .var v_b,
              .var v_f,
              .add (.add (.var v_p) (.var v_r)) (.const (-1)),
              .add (.add (.var v_q) (.var v_s)) (.const (-1))],
          .read a_w [.var v_f, .var v_r, .var v_s]])
      (fun e => (value_2 I M (e v_b) (e v_f) (e v_p) (e v_q) (e v_r) (e v_s)))
  ) (
    .accumulate
      false
      f_0
      a_y
      [.var v_b, .var v_f, .var v_p, .var v_q]
      (.fn f_2 [.fn f_1 [], .read a_w [.var v_f, .var v_r, .var v_s]])
      (fun e => (value_3 I M (e v_b) (e v_f) (e v_p) (e v_q) (e v_r) (e v_s)))
  )

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_b x_f x_p x_q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (1 : Int) < 0)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [x_b, x_f, y_k0 + x_p, y_k1 + x_q], M t_W [x_f, y_k0, y_k1]])))

theorem vc_6 (x_n x_b x_f x_p x_q x_r x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p) (h6 : x_p < 14) (h7 : 0 ≤ x_q) (h8 : x_q < 14) (h9 : 0 ≤ x_r) (h10 : x_r < 3) (h11 : 0 ≤ x_s) (h12 : x_s < 3) :
    (body_6 I M).vc I (impl.HasCell spec (base E x_n)) (((((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q).set v_r x_r).set v_s x_s) (known_6 I M x_n x_b x_f x_p x_q x_r x_s) :=
  (vc_seq
  (vc_if_of cond_holds (fun (h13 : x_r = 0 ∧ x_s = 0) => (vc_assign_of (I.fn f_1 [])
  (has_cell_at4 (b := (Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (R := (Region.mk t_Y [(.const 0, .var v_n), (.const 0, .const 8), (.const 0, .const 14), (.const 0, .const 14)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_b, x_f, x_p, x_q]
  (region_iff.2 ⟨x_b, _, rfl, h1, h2, x_f, _, rfl, h3, h4, x_p, _, rfl, h5, h6, x_q, _, rfl, h7, h8, rfl⟩)
  shape_a_y rfl rfl ⟨h1, h3, h5, h7⟩) ev_const rfl)) (fun (h13 : ¬ (x_r = 0 ∧ x_s = 0)) => vc_skip))
  (vc_if_of cond_holds
  (fun (h13 : (1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15) =>
  (Or.elim (((Classical.em (x_r = 0)).elim
  (fun h14 => ((Classical.em (x_s = 0)).elim (fun h15 => (Or.inl ⟨h14, h15⟩))
  (fun h15 => (Or.inr (int_c289 h9 h11 h15))))) (fun h14 => (Or.inr (int_c288 h9 h11 h14))))
  : x_r = 0 ∧ x_s = 0 ∨ (-1) * x_r < x_s)
  (fun h14 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_X [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)], M t_W [x_f, x_r, x_s]])
  (at_if_of cond_holds (fun (h15 : x_r = 0 ∧ x_s = 0) =>
  (at_set_eq4 x_b x_f x_p x_q x_b x_f x_p x_q ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩ rfl))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) => (False.elim ((int_c401 h14.1 h14.2 h15) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h15 : x_r = 0 ∧ x_s = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points4 x_b x_f (x_p + x_r + (-1)) (x_q + x_s + (-1))
  ⟨⟨⟨⟨(int_c143 h13.2.1), (fact_0 h13.2.2)⟩, ⟨(int_c143 h13.1.1), (fact_0 h13.1.2)⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩
  rfl)))
  : (known_6 I M x_n x_b x_f x_p x_q x_r x_s) ⟨a_x, [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)]⟩ (M t_X [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)]))))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) => (False.elim ((int_c401 h14.1 h14.2 h15) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h15 : x_r = 0 ∧ x_s = 0) => (at_set_other (by decide)
  ((at_left (at_points3 x_f x_r x_s ⟨⟨⟨h11, h12⟩, ⟨h9, h10⟩⟩, ⟨h3, h4⟩⟩ rfl))
  : (known_6 I M x_n x_b x_f x_p x_q x_r x_s) ⟨a_w, [x_f, x_r, x_s]⟩ (M t_W [x_f, x_r, x_s]))))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) => (False.elim ((int_c401 h14.1 h14.2 h15) : False))))) ev_nil)))
  ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty2 (fun y_q2 y_q3 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)], M t_W [x_f, x_r, x_s]]] = I.fn f_0 [value_5 I M x_b x_f x_p x_q, I.fn f_2 [M t_X [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)], M t_W [x_f, x_r, x_s]]])
  (append2 x_r x_s 0 (0 + 1) 0 (0 + 1) (fun y_q0 y_q1 h15 => (Or.elim h15 (fun h16 =>
  ⟨(int_lab_ecb_lac h9 h16.1), ⟨(fact_1 h16.1 h14.1), ⟨h16.2.1, (int_c34 h16.2.2 h14.2)⟩⟩⟩)
  (fun h16 => (False.elim (int_c6 h16.2.1 h14.1 h16.2.2))))) (fun y_q0 y_q1 =>
  ⟨(fun h15 => (Or.elim h15 (fun h16 => (Or.inr ⟨h16.1, (int_c43 h16.2.2 h16.2.1 h14.2)⟩))
  (fun h16 => (False.elim (int_c6 h16.2.1 h14.1 h16.2.2))))), (fun h15 => (Or.elim h15 (fun h16 => (False.elim (int_one_lt_zero h16)))
  (fun h16 => (Or.inl ⟨h16.1, ⟨(int_lab_ecb_lac h11 h16.2), (int_eab_lab h16.2)⟩⟩))))⟩)
  (fun y_q0 y_q1 h15 => (False.elim (int_one_lt_zero h15))) (fun y_q0 y_q1 h15 => rfl)
  (fn_congr2 (Eq.trans ((Eq.trans ((at_congr4 rfl rfl int_c213 int_c213)
  : M t_X [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)] = M t_X [x_b, x_f, x_r + x_p + (-1), x_s + x_q + (-1)])
  (Eq.symm (sel_pos ⟨⟨(int_c535 h13.1.1), (int_c205 h13.1.2)⟩, ⟨(int_c535 h13.2.1), (int_c205 h13.2.2)⟩⟩)))
  : M t_X [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)] = sel ((1 ≤ x_r + x_p ∧ x_r + x_p < 15) ∧ 1 ≤ x_s + x_q ∧ x_s + x_q < 15) (M t_X [x_b, x_f, x_r + x_p + (-1), x_s + x_q + (-1)]) (I.fn f_1 []))
  (Eq.symm (equation_0 x_n x_b x_f (x_r + x_p) (x_s + x_q) hl hM trivial))) rfl)))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)], M t_W [x_f, x_r, x_s]]] = value_2 I M x_b x_f x_p x_q x_r x_s)))
  (fun h14 => (vc_accumulate_of (value_1 I M x_b x_f x_p x_q x_r x_s)
  (I.fn f_2 [M t_X [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)], M t_W [x_f, x_r, x_s]])
  (at_if_of cond_holds
  (fun (h15 : x_r = 0 ∧ x_s = 0) => (False.elim ((int_c376 h15.1 h15.2 h14) : False)))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  ((at_right (at_right (at_left (at_points4 x_b x_f x_p x_q ⟨⟨⟨⟨rfl, rfl⟩, rfl⟩, rfl⟩, (int_c365 h14)⟩ rfl))))
  : (known_6 I M x_n x_b x_f x_p x_q x_r x_s) ⟨a_y, [x_b, x_f, x_p, x_q]⟩ (value_1 I M x_b x_f x_p x_q x_r x_s))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds
  (fun (h15 : x_r = 0 ∧ x_s = 0) => (False.elim ((int_c376 h15.1 h15.2 h14) : False)))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  ((at_right (at_left (at_points4 x_b x_f (x_p + x_r + (-1)) (x_q + x_s + (-1))
  ⟨⟨⟨⟨(int_c143 h13.2.1), (fact_0 h13.2.2)⟩, ⟨(int_c143 h13.1.1), (fact_0 h13.1.2)⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩
  rfl)))
  : (known_6 I M x_n x_b x_f x_p x_q x_r x_s) ⟨a_x, [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)]⟩ (M t_X [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)])))))
  (ev_cons (ev_read (at_if_of cond_holds
  (fun (h15 : x_r = 0 ∧ x_s = 0) => (False.elim ((int_c376 h15.1 h15.2 h14) : False)))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  ((at_left (at_points3 x_f x_r x_s ⟨⟨⟨h11, h12⟩, ⟨h9, h10⟩⟩, ⟨h3, h4⟩⟩ rfl))
  : (known_6 I M x_n x_b x_f x_p x_q x_r x_s) ⟨a_w, [x_f, x_r, x_s]⟩ (M t_W [x_f, x_r, x_s])))))
  ev_nil))) ((append2 x_r x_s (min 0 x_r) (x_r + 1) 0 ((max 2 x_s) + 1) (fun y_q4 y_q5 h15 =>
  (Or.elim h15 (fun h16 => ⟨(int_c23 h16.1), ⟨(int_eab_taB h16.1), ⟨h16.2.1, (int_c60 h16.2.2)⟩⟩⟩)
  (fun h16 => ⟨(int_c2 h16.2.1), ⟨(int_tab_taB h16.2.2), ⟨h16.1.1, (int_c359 h16.1.2)⟩⟩⟩)))
  (fun y_q4 y_q5 => ⟨(fun h15 => (Or.elim h15 (fun h16 =>
  ((Classical.em (y_q5 < x_s)).elim (fun h17 => (Or.inl (Or.inl ⟨h16.1, ⟨h16.2.1, h17⟩⟩)))
  (fun h17 => (Or.inr ⟨h16.1, (int_lab_ntab_eab h16.2.2 h17)⟩))))
  (fun h16 => (Or.inl (Or.inr h16))))), (fun h15 => (Or.elim h15
  (fun h16 => (Or.elim h16 (fun h17 => (Or.inl ⟨h17.1, ⟨h17.2.1, (int_tab_lab h17.2.2)⟩⟩))
  (fun h17 => (Or.inr h17))))
  (fun h16 => (Or.inl ⟨h16.1, ⟨(int_lab_ecb_lac h11 h16.2), (int_eab_lab h16.2)⟩⟩))))⟩)
  (fun y_q4 y_q5 h15 =>
  (Or.elim h15 (fun h16 => (Or.inr ⟨h16.1, h16.2.2⟩)) (fun h16 => (Or.inl h16.2.2))))
  (fun y_q4 y_q5 h15 => rfl) (fn_congr2 (Eq.trans ((Eq.trans ((at_congr4 rfl rfl int_c213 int_c213)
  : M t_X [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)] = M t_X [x_b, x_f, x_r + x_p + (-1), x_s + x_q + (-1)])
  (Eq.symm (sel_pos ⟨⟨(int_c535 h13.1.1), (int_c205 h13.1.2)⟩, ⟨(int_c535 h13.2.1), (int_c205 h13.2.2)⟩⟩)))
  : M t_X [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)] = sel ((1 ≤ x_r + x_p ∧ x_r + x_p < 15) ∧ 1 ≤ x_s + x_q ∧ x_s + x_q < 15) (M t_X [x_b, x_f, x_r + x_p + (-1), x_s + x_q + (-1)]) (I.fn f_1 []))
  (Eq.symm (equation_0 x_n x_b x_f (x_r + x_p) (x_s + x_q) hl hM trivial))) rfl))
  : I.fn f_0 [value_1 I M x_b x_f x_p x_q x_r x_s, I.fn f_2 [M t_X [x_b, x_f, x_p + x_r + (-1), x_q + x_s + (-1)], M t_W [x_f, x_r, x_s]]] = value_2 I M x_b x_f x_p x_q x_r x_s)))))
  (fun (h13 : ¬ ((1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15)) =>
  (Or.elim (((Classical.em (x_r = 0)).elim
  (fun h14 => ((Classical.em (x_p = 0)).elim (fun h15 => ((Classical.em (x_s = 0)).elim
  (fun h16 => ((Classical.em (0 < x_q)).elim (fun h17 => (Or.inl (Or.inl ⟨⟨⟨h15, h14⟩, h16⟩, h17⟩)))
  (fun h17 => (Or.inl (Or.inr ⟨⟨(int_lba_ntba_eab h7 h17), h14⟩, h16⟩)))))
  (fun h16 => ((Classical.em (x_s ≤ (-1) * x_q + 14)).elim
  (fun h17 => (Or.inr (Or.inl ⟨⟨h15, h14⟩, ⟨(int_lab_neba_tab h11 h16), h17⟩⟩)))
  (fun h17 => (Or.inr (Or.inr (Or.inr (Or.inr ⟨(fact_36 h8 h12 h17), (fact_37 h8 h12 h17)⟩)))))))))
  (fun h15 => ((Classical.em (x_q = 0)).elim
  (fun h16 => (Or.inl (Or.inr ⟨⟨h16, h14⟩, (fact_38 h11 h5 h14 h16 h6 h12 h13 h15)⟩))) (fun h16 =>
  (Or.inr (Or.inr (Or.inr (Or.inr ⟨(fact_39 h7 h5 h11 h14 h8 h6 h12 h13 h16 h15), (fact_40 h11 h5 h7 h14 h6 h8 h12 h13 h15 h16)⟩)))))))))
  (fun h14 => ((Classical.em (x_p = 13)).elim (fun h15 => ((Classical.em (x_r = 2)).elim (fun h16 =>
  ((Classical.em ((-1) * x_q < x_s)).elim (fun h17 => ((Classical.em (x_s ≤ (-1) * x_q + 14)).elim
  (fun h18 => (Or.inr (Or.inr (Or.inl ⟨⟨h15, h16⟩, ⟨h17, h18⟩⟩))))
  (fun h18 => (Or.inr (Or.inr (Or.inr (Or.inr ⟨(fact_36 h8 h12 h18), (fact_37 h8 h12 h18)⟩)))))))
  (fun h17 =>
  (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨(fact_41 h7 h11 h17), (fact_42 h11 h7 h17)⟩, (int_c446 h16)⟩)))))))
  (fun h16 => ((Classical.em (x_q = 0)).elim (fun h17 =>
  (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨h17, (fact_43 h11 h9 h17 h15 h12 h10 h13 h16)⟩, (int_lab_neba_tab h9 h14)⟩)))))
  (fun h17 =>
  (Or.inr (Or.inr (Or.inr (Or.inr ⟨(fact_44 h7 h9 h11 h15 h8 h10 h12 h13 h17 h16), (fact_45 h11 h7 h9 h15 h8 h12 h10 h13 h17 h16)⟩)))))))))
  (fun h15 => ((Classical.em (x_q = 0)).elim (fun h16 =>
  (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨h16, (fact_46 h11 h5 h9 h16 h6 h12 h10 h13 h14 h15)⟩, (int_lab_neba_tab h9 h14)⟩)))))
  (fun h16 =>
  (Or.inr (Or.inr (Or.inr (Or.inr ⟨(fact_47 h5 h7 h9 h11 h8 h6 h10 h12 h13 h16 h14 h15), (fact_48 h5 h7 h11 h9 h6 h8 h12 h10 h13 h16 h14 h15)⟩))))))))))
  : (((x_p = 0 ∧ x_r = 0) ∧ x_s = 0) ∧ 0 < x_q ∨ (x_q = 0 ∧ x_r = 0) ∧ x_s = 0) ∨ ((x_p = 0 ∧ x_r = 0) ∧ 0 < x_s ∧ x_s ≤ (-1) * x_q + 14 ∨ (x_p = 13 ∧ x_r = 2) ∧ (-1) * x_q < x_s ∧ x_s ≤ (-1) * x_q + 14 ∨ (x_q = 0 ∧ x_s = 0) ∧ 0 < x_r ∨ x_q = 13 ∧ x_s = 2))
  (fun h14 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [I.fn f_1 [], M t_W [x_f, x_r, x_s]])
  (at_if_of cond_holds (fun (h15 : x_r = 0 ∧ x_s = 0) =>
  (at_set_eq4 x_b x_f x_p x_q x_b x_f x_p x_q ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩ rfl))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (False.elim ((Or.elim h14 (fun h16 => (int_c401 h16.1.1.2 h16.1.2 h15))
  (fun h16 => (int_c401 h16.1.2 h16.2 h15))) : False)))) (ev_fn (ev_cons ev_const
  (ev_cons (ev_read (at_if_of cond_holds (fun (h15 : x_r = 0 ∧ x_s = 0) => (at_set_other (by decide)
  ((at_left (at_points3 x_f x_r x_s ⟨⟨⟨h11, h12⟩, ⟨h9, h10⟩⟩, ⟨h3, h4⟩⟩ rfl))
  : (known_6 I M x_n x_b x_f x_p x_q x_r x_s) ⟨a_w, [x_f, x_r, x_s]⟩ (M t_W [x_f, x_r, x_s]))))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (False.elim ((Or.elim h14 (fun h16 => (int_c401 h16.1.1.2 h16.1.2 h15))
  (fun h16 => (int_c401 h16.1.2 h16.2 h15))) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty2 (fun y_q8 y_q9 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [I.fn f_1 [], M t_W [x_f, x_r, x_s]]] = I.fn f_0 [value_5 I M x_b x_f x_p x_q, I.fn f_2 [I.fn f_1 [], M t_W [x_f, x_r, x_s]]])
  (append2 x_r x_s 0 (0 + 1) 0 (0 + 1) (fun y_q6 y_q7 h15 => (Or.elim h15 (fun h16 => (Or.elim h16
  (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 => (Or.elim h19 (fun h20 =>
  ⟨(int_eba_lab h20.1.1.1.1.1), ⟨(int_eab_taB h20.1.1.1.1.1), ⟨h20.1.1.1.1.2.1, (Or.elim h14 (fun h21 => (int_c34 h20.1.1.1.1.2.2 h21.1.2))
  (fun h21 => (False.elim (fact_2 h21.2 h21.1.1 h20.2))))⟩⟩⟩)
  (fun h20 => (False.elim (Or.elim h14 (fun h21 => (fact_3 h21.1.1.1 h20.1.1.1.2))
  (fun h21 => (int_c453 h21.1.2 h20.1.1.2))))))) (fun h19 =>
  ⟨(int_lab_ecb_lac h9 h19.1.1.1), ⟨(Or.elim h14 (fun h20 => (False.elim (int_eab_tba_F h19.1.2 h20.2)))
  (fun h20 => (fact_1 h19.1.1.1 h20.1.2))), ⟨(int_eba_lab h19.1.1.2), (int_eab_taB h19.1.1.2)⟩⟩⟩)))
  (fun h18 => (False.elim (Or.elim h14 (fun h19 => (fact_3 h19.1.1.1 h18.1.1.1.2))
  (fun h19 => (int_c453 h19.1.2 h18.1.1.2)))))))
  (fun h17 => (False.elim (Or.elim h14 (fun h18 => (int_eab_tba_F h17.1.2 h18.2))
  (fun h18 => (int_c6 h17.1.1.2.1 h18.1.2 h17.1.1.2.2))))))) (fun h16 =>
  (False.elim (Or.elim h14 (fun h17 => (int_c453 h17.1.2 h16.2)) (fun h17 => (fact_3 h17.1.1 h16.1.2)))))))
  (fun y_q6 y_q7 => ⟨(fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16
  (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 => (Or.elim h19 (fun h20 =>
  (Or.inr ⟨(int_eab_ecb_eac h20.1.1.1.1.1 h20.1.1.2), (Or.elim h14 (fun h21 => (int_c43 h20.1.1.1.1.2.2 h20.1.1.1.1.2.1 h21.1.2))
  (fun h21 => (int_c43 h20.1.1.1.1.2.2 h20.1.1.1.1.2.1 h21.2)))⟩))
  (fun h20 => (False.elim (Or.elim h14 (fun h21 => (fact_3 h21.1.1.1 h20.1.1.1.2))
  (fun h21 => (int_c453 h21.1.2 h20.1.1.2)))))))
  (fun h19 => (Or.inr ⟨h19.1.1.1, (int_eab_ecb_eac h19.1.1.2 h19.2)⟩))))
  (fun h18 => (False.elim (Or.elim h14 (fun h19 => (fact_3 h19.1.1.1 h18.1.1.1.2))
  (fun h19 => (int_c453 h19.1.2 h18.1.1.2)))))))
  (fun h17 => (False.elim (Or.elim h14 (fun h18 => (int_eab_tba_F h17.1.2 h18.2))
  (fun h18 => (int_c6 h17.1.1.2.1 h18.1.2 h17.1.1.2.2))))))) (fun h16 =>
  (False.elim (Or.elim h14 (fun h17 => (int_c453 h17.1.2 h16.2)) (fun h17 => (fact_3 h17.1.1 h16.1.2))))))), (fun h15 => (Or.elim h15 (fun h16 => (False.elim (int_one_lt_zero h16)))
  (fun h16 => (Or.inl (Or.inl (Or.inl (Or.elim h14 (fun h17 =>
  (Or.inl (Or.inl ⟨⟨⟨⟨⟨(int_eab_ebc_eac h16.1 h17.1.1.2), ⟨(int_lab_ecb_lac h11 h16.2), (int_eab_lab h16.2)⟩⟩, h17.1.1.1⟩, h17.1.1.2⟩, (fact_4 h17.1.2 h8)⟩, (fact_5 h11 h17.2)⟩)))
  (fun h17 => (Or.inr ⟨⟨⟨h16.1, (int_eab_ebc_eac h16.2 h17.2)⟩, h17.1.1⟩, h17.2⟩)))))))))⟩)
  (fun y_q6 y_q7 h15 => (False.elim (int_one_lt_zero h15))) (fun y_q6 y_q7 h15 => rfl)
  (fn_congr2 (Eq.trans
  ((Eq.trans rfl (Eq.symm (sel_neg (fun h15 => (fact_6 h15.1.1 h15.2.1 h15.1.2 h15.2.2 h13)))))
  : I.fn f_1 [] = sel ((1 ≤ x_r + x_p ∧ x_r + x_p < 15) ∧ 1 ≤ x_s + x_q ∧ x_s + x_q < 15) (M t_X [x_b, x_f, x_r + x_p + (-1), x_s + x_q + (-1)]) (I.fn f_1 []))
  (Eq.symm (equation_0 x_n x_b x_f (x_r + x_p) (x_s + x_q) hl hM trivial))) rfl)))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [I.fn f_1 [], M t_W [x_f, x_r, x_s]]] = value_3 I M x_b x_f x_p x_q x_r x_s)))
  (fun h14 => (vc_accumulate_of (value_1 I M x_b x_f x_p x_q x_r x_s)
  (I.fn f_2 [I.fn f_1 [], M t_W [x_f, x_r, x_s]])
  (at_if_of cond_holds (fun (h15 : x_r = 0 ∧ x_s = 0) => (False.elim (by omega)))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  ((at_right (at_right (at_left (at_points4 x_b x_f x_p x_q ⟨⟨⟨⟨rfl, rfl⟩, rfl⟩, rfl⟩, (fact_7 h11 h9 h15)⟩ rfl))))
  : (known_6 I M x_n x_b x_f x_p x_q x_r x_s) ⟨a_y, [x_b, x_f, x_p, x_q]⟩ (value_1 I M x_b x_f x_p x_q x_r x_s))))
  (ev_fn (ev_cons ev_const
  (ev_cons (ev_read (at_if_of cond_holds (fun (h15 : x_r = 0 ∧ x_s = 0) => (False.elim (by omega)))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  ((at_left (at_points3 x_f x_r x_s ⟨⟨⟨h11, h12⟩, ⟨h9, h10⟩⟩, ⟨h3, h4⟩⟩ rfl))
  : (known_6 I M x_n x_b x_f x_p x_q x_r x_s) ⟨a_w, [x_f, x_r, x_s]⟩ (M t_W [x_f, x_r, x_s])))))
  ev_nil))) ((append2 x_r x_s 0 ((max (max 0 2) x_r) + 1) 0 ((max 2 x_s) + 1)
  (fun y_q10 y_q11 h15 => (Or.elim h15 (fun h16 => (Or.elim h16
  (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 => (Or.elim h19 (fun h20 =>
  ⟨(int_eba_lab h20.1.1.1.1.1), ⟨(int_c560 h20.1.1.1.1.1), ⟨h20.1.1.1.1.2.1, (int_c60 h20.1.1.1.1.2.2)⟩⟩⟩)
  (fun h20 =>
  ⟨(int_c449 h20.1.1.1.1.1), ⟨(fact_8 h20.1.1.1.1.1), ⟨h20.1.1.1.1.2.1, (int_c60 h20.1.1.1.1.2.2)⟩⟩⟩)))
  (fun h19 =>
  ⟨(int_lab_ecb_lac h9 h19.1.1.1), ⟨(fact_9 h19.1.1.1), ⟨(int_eba_lab h19.1.1.2), (int_c512 h19.1.1.2)⟩⟩⟩)))
  (fun h18 =>
  ⟨h18.1.1.1.1.2.1, ⟨(fact_10 h18.1.1.1.1.2.2), ⟨h18.1.1.1.1.1.1, (int_c359 h18.1.1.1.1.1.2)⟩⟩⟩)))
  (fun h17 => ⟨h17.1.1.2.1, ⟨(fact_11 h17.1.1.2.2), ⟨h17.1.1.1.1, (int_c359 h17.1.1.1.2)⟩⟩⟩)))
  (fun h16 => ⟨h16.1.1.2.1, ⟨(fact_12 h16.1.1.2.2), ⟨h16.1.1.1.1, (int_c359 h16.1.1.1.2)⟩⟩⟩)))
  (fun y_q10 y_q11 => ⟨(fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17
  (fun h18 => (Or.elim h18 (fun h19 => (Or.elim h19 (fun h20 => ((Classical.em (y_q11 < x_s)).elim
  (fun h21 => (Or.inl (Or.inl ⟨(int_eab_ecb_eac h20.1.1.1.1.1 h20.1.1.2), ⟨h20.1.1.1.1.2.1, h21⟩⟩)))
  (fun h21 =>
  (Or.inr ⟨(int_eab_ecb_eac h20.1.1.1.1.1 h20.1.1.2), (int_lab_ntab_eab h20.1.1.1.1.2.2 h21)⟩))))
  (fun h20 => ((Classical.em (y_q11 < x_s)).elim
  (fun h21 => (Or.inl (Or.inl ⟨(int_eab_ecb_eac h20.1.1.1.1.1 h20.1.1.2), ⟨h20.1.1.1.1.2.1, h21⟩⟩)))
  (fun h21 =>
  (Or.inr ⟨(int_eab_ecb_eac h20.1.1.1.1.1 h20.1.1.2), (int_lab_ntab_eab h20.1.1.1.1.2.2 h21)⟩))))))
  (fun h19 => (Or.inr ⟨h19.1.1.1, (int_eab_ecb_eac h19.1.1.2 h19.2)⟩)))) (fun h18 =>
  (Or.inl (Or.inr ⟨h18.1.1.1.1.1, ⟨h18.1.1.1.1.2.1, (int_ecb_tab_tac h18.1.1.2 h18.1.1.1.1.2.2)⟩⟩)))))
  (fun h17 => (Or.inl (Or.inr h17.1.1)))))
  (fun h16 => ((Classical.em (y_q10 = x_r)).elim (fun h17 =>
  ((Classical.em (y_q11 < x_s)).elim (fun h18 => (Or.inl (Or.inl ⟨h17, ⟨h16.1.1.1.1, h18⟩⟩)))
  (fun h18 => (Or.inr ⟨h17, (fact_13 h16.2 h16.1.1.1.2 h18)⟩)))) (fun h17 =>
  (Or.inl (Or.inr ⟨⟨h16.1.1.1.1, h16.1.1.1.2⟩, ⟨h16.1.1.2.1, (int_lab_neab_tab h16.1.1.2.2 h17)⟩⟩))))))), (fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 =>
  ((Classical.em (x_s + x_q ≤ 14)).elim (fun h18 => ((Classical.em (y_q10 = 0)).elim (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨⟨⟨h19, ⟨h17.2.1, (int_tab_lab h17.2.2)⟩⟩, (fact_14 h5 h7 h17.2.1 h18 h17.1 h19 h17.2.2 h6 h13)⟩, (int_eba_ebc_eac h17.1 h19)⟩, h18⟩, (fact_15 h7 h17.2.1 h17.2.2)⟩))))))
  (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨(fact_16 h7 h9 h17.2.1 h5 h18 h17.1 h17.2.2 h6 h10 h13 h19), ⟨h17.2.1, (int_tab_lab h17.2.2)⟩⟩, (fact_17 h5 h7 h9 h17.2.1 h18 h17.1 h17.2.2 h6 h10 h13 h19)⟩, (fact_18 h9 h7 h17.2.1 h5 h18 h17.1 h17.2.2 h6 h10 h13 h19)⟩, h18⟩, (fact_15 h7 h17.2.1 h17.2.2)⟩))))))))
  (fun h18 =>
  (Or.inr ⟨⟨⟨⟨h17.2.1, (int_tab_tbc_tac h17.2.2 h12)⟩, ⟨(int_lab_ecb_lac h9 h17.1), (int_eab_lab h17.1)⟩⟩, (fact_19 h8 h12 h18)⟩, (fact_20 h8 h12 h18)⟩))))
  (fun h17 => ((Classical.em (x_p = 13)).elim (fun h18 => ((Classical.em (x_r = 2)).elim (fun h19 =>
  ((Classical.em (x_s + x_q ≤ 14)).elim (fun h20 => ((Classical.em (0 < x_s + x_q)).elim (fun h21 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨h17.1, ⟨h17.2.1, (fact_21 h17.2.2 h10)⟩⟩, h18⟩, h19⟩, h20⟩, h21⟩))))
  (fun h21 => (Or.inl (Or.inr ⟨⟨h17, (fact_22 h7 h11 h21)⟩, (fact_23 h11 h7 h21)⟩))))) (fun h20 =>
  (Or.inr ⟨⟨⟨h17.1, ⟨h17.2.1, (int_tab_lab h17.2.2)⟩⟩, (fact_19 h8 h12 h20)⟩, (fact_20 h8 h12 h20)⟩))))
  (fun h19 => ((Classical.em (x_q = 0)).elim
  (fun h20 => (Or.inl (Or.inr ⟨⟨h17, h20⟩, (fact_24 h11 h17.2.1 h20 h18 h17.2.2 h12 h10 h13 h19)⟩)))
  (fun h20 =>
  (Or.inr ⟨⟨⟨h17.1, ⟨h17.2.1, (int_tab_lab h17.2.2)⟩⟩, (fact_25 h7 h17.2.1 h11 h18 h17.2.2 h8 h12 h10 h13 h20 h19)⟩, (fact_26 h11 h17.2.1 h7 h18 h17.2.2 h8 h12 h10 h13 h20 h19)⟩))))))
  (fun h18 => ((Classical.em (x_q = 0)).elim (fun h19 =>
  (Or.inl (Or.inr ⟨⟨h17, h19⟩, (fact_27 h11 h17.2.1 h5 h19 h17.2.2 h6 h12 h10 h13 h18)⟩)))
  (fun h19 =>
  (Or.inr ⟨⟨⟨h17.1, ⟨h17.2.1, (int_tab_lab h17.2.2)⟩⟩, (fact_28 h5 h7 h17.2.1 h11 h17.2.2 h8 h6 h12 h10 h13 h19 h18)⟩, (fact_29 h5 h11 h17.2.1 h7 h17.2.2 h6 h8 h12 h10 h13 h19 h18)⟩))))))))
  (fun h16 => ((Classical.em (x_s + x_q ≤ 14)).elim (fun h17 =>
  ((Classical.em (0 < x_s + x_q)).elim (fun h18 => ((Classical.em (y_q10 = 0)).elim (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨⟨⟨h19, ⟨(int_lab_ecb_lac h11 h16.2), (int_eab_lab h16.2)⟩⟩, (fact_30 h5 h17 h16.1 h19 h6 h18 h13)⟩, (int_eba_ebc_eac h16.1 h19)⟩, h17⟩, h18⟩))))))
  (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨(fact_31 h9 h5 h17 h16.1 h6 h10 h18 h13 h19), ⟨(int_lab_ecb_lac h11 h16.2), (int_eab_lab h16.2)⟩⟩, (fact_32 h5 h9 h17 h16.1 h6 h10 h18 h13 h19)⟩, (fact_33 h9 h5 h17 h16.1 h6 h10 h18 h13 h19)⟩, h17⟩, h18⟩))))))))
  (fun h18 =>
  (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h16.1, (fact_34 h11 h7 h16.2 h18)⟩, (fact_22 h7 h11 h18)⟩, (fact_23 h11 h7 h18)⟩)))))))
  (fun h17 =>
  (Or.inr ⟨⟨⟨⟨(fact_35 h16.2 h8 h17), (int_eab_tbc_tac h16.2 h12)⟩, ⟨(int_lab_ecb_lac h9 h16.1), (int_eab_lab h16.1)⟩⟩, (fact_19 h8 h12 h17)⟩, (fact_20 h8 h12 h17)⟩))))))⟩)
  (fun y_q10 y_q11 h15 =>
  (Or.elim h15 (fun h16 => (Or.inr ⟨h16.1, h16.2.2⟩)) (fun h16 => (Or.inl h16.2.2))))
  (fun y_q10 y_q11 h15 => rfl) (fn_congr2 (Eq.trans
  ((Eq.trans rfl (Eq.symm (sel_neg (fun h15 => (fact_6 h15.1.1 h15.2.1 h15.1.2 h15.2.2 h13)))))
  : I.fn f_1 [] = sel ((1 ≤ x_r + x_p ∧ x_r + x_p < 15) ∧ 1 ≤ x_s + x_q ∧ x_s + x_q < 15) (M t_X [x_b, x_f, x_r + x_p + (-1), x_s + x_q + (-1)]) (I.fn f_1 []))
  (Eq.symm (equation_0 x_n x_b x_f (x_r + x_p) (x_s + x_q) hl hM trivial))) rfl))
  : I.fn f_0 [value_1 I M x_b x_f x_p x_q x_r x_s, I.fn f_2 [I.fn f_1 [], M t_W [x_f, x_r, x_s]]] = value_3 I M x_b x_f x_p x_q x_r x_s)))))))

theorem kept_6 (x_n x_b x_f x_p x_q x_r x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p) (h6 : x_p < 14) (h7 : 0 ≤ x_q) (h8 : x_q < 14) (h9 : 0 ≤ x_r) (h10 : x_r < 3) (h11 : 0 ≤ x_s) (h12 : x_s < 3) :
    Heap.Entails ((body_6 I M).post (((((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q).set v_r x_r).set v_s x_s) (known_6 I M x_n x_b x_f x_p x_q x_r x_s)) (known_6 I M x_n x_b x_f x_p x_q x_r (x_s + 1)) :=
  (show Heap.Entails _ (known_6 I M x_n x_b x_f x_p x_q x_r (x_s + 1)) from
  (entails_and (entails_points3 (fun y_q12 y_q13 y_q14 h13 => (at_if_of cond_holds
  (fun (h14 : (1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h15 : x_r = 0 ∧ x_s = 0) =>
  (at_set_other (by decide) (at_left (at_points3 y_q12 y_q13 y_q14 h13 rfl))))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) => (at_left (at_points3 y_q12 y_q13 y_q14 h13 rfl))))))
  (fun (h14 : ¬ ((1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15)) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h15 : x_r = 0 ∧ x_s = 0) =>
  (at_set_other (by decide) (at_left (at_points3 y_q12 y_q13 y_q14 h13 rfl))))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) => (at_left (at_points3 y_q12 y_q13 y_q14 h13 rfl)))))))))
  (entails_and (entails_points4 (fun y_q15 y_q16 y_q17 y_q18 h13 => (at_if_of cond_holds
  (fun (h14 : (1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h15 : x_r = 0 ∧ x_s = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points4 y_q15 y_q16 y_q17 y_q18 h13 rfl)))))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_left (at_points4 y_q15 y_q16 y_q17 y_q18 h13 rfl)))))))
  (fun (h14 : ¬ ((1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15)) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h15 : x_r = 0 ∧ x_s = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points4 y_q15 y_q16 y_q17 y_q18 h13 rfl)))))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_left (at_points4 y_q15 y_q16 y_q17 y_q18 h13 rfl))))))))))
  (entails_and (entails_points4 (fun y_q19 y_q20 y_q21 y_q22 h13 => (at_if_of cond_holds
  (fun (h14 : (1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15) =>
  (at_set_eq4 y_q19 y_q20 y_q21 y_q22 x_b x_f x_p x_q
  ⟨h13.1.1.1.1, ⟨h13.1.1.1.2, ⟨h13.1.1.2, h13.1.2⟩⟩⟩ ((reduce_congr2 (fun y_q23 y_q24 =>
  ⟨(fun h15 => (Or.elim h15 (fun h16 => (Or.inl ⟨h16.1, ⟨h16.2.1, (int_taB_lab h16.2.2)⟩⟩))
  (fun h16 => (Or.inr h16)))), (fun h15 => (Or.elim h15 (fun h16 => (Or.inl ⟨h16.1, ⟨h16.2.1, (int_lab_taB h16.2.2)⟩⟩))
  (fun h16 => (Or.inr h16))))⟩) (fun y_q23 y_q24 h15 => rfl))
  : value_1 I M x_b x_f x_p x_q x_r (x_s + 1) = value_2 I M x_b x_f x_p x_q x_r x_s)))
  (fun (h14 : ¬ ((1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15)) =>
  (at_set_eq4 y_q19 y_q20 y_q21 y_q22 x_b x_f x_p x_q
  ⟨h13.1.1.1.1, ⟨h13.1.1.1.2, ⟨h13.1.1.2, h13.1.2⟩⟩⟩ ((reduce_congr2 (fun y_q25 y_q26 =>
  ⟨(fun h15 => (Or.elim h15 (fun h16 => ((Classical.em (x_s + x_q ≤ 14)).elim (fun h17 =>
  ((Classical.em (0 < x_s + x_q)).elim (fun h18 => ((Classical.em (y_q25 = 0)).elim (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨⟨⟨h19, ⟨h16.2.1, (int_taB_lab h16.2.2)⟩⟩, (fact_30 h5 h17 h16.1 h19 h6 h18 h14)⟩, (int_eba_ebc_eac h16.1 h19)⟩, h17⟩, h18⟩))))))
  (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨(fact_31 h9 h5 h17 h16.1 h6 h10 h18 h14 h19), ⟨h16.2.1, (int_taB_lab h16.2.2)⟩⟩, (fact_32 h5 h9 h17 h16.1 h6 h10 h18 h14 h19)⟩, (fact_33 h9 h5 h17 h16.1 h6 h10 h18 h14 h19)⟩, h17⟩, h18⟩))))))))
  (fun h18 =>
  (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h16.1, (fact_49 h16.2.1 h7 h16.2.2 h18)⟩, (fact_22 h7 h11 h18)⟩, (fact_23 h11 h7 h18)⟩)))))))
  (fun h17 =>
  (Or.inr ⟨⟨⟨⟨h16.2.1, (int_c33 h12 h16.2.2)⟩, ⟨(int_lab_ecb_lac h9 h16.1), (int_eab_lab h16.1)⟩⟩, (fact_19 h8 h12 h17)⟩, (fact_20 h8 h12 h17)⟩))))
  (fun h16 => ((Classical.em (x_p = 13)).elim (fun h17 => ((Classical.em (x_r = 2)).elim (fun h18 =>
  ((Classical.em (x_s + x_q ≤ 14)).elim (fun h19 => ((Classical.em (0 < x_s + x_q)).elim (fun h20 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨h16.1, ⟨h16.2.1, (fact_21 h16.2.2 h10)⟩⟩, h17⟩, h18⟩, h19⟩, h20⟩))))
  (fun h20 => (Or.inl (Or.inr ⟨⟨h16, (fact_22 h7 h11 h20)⟩, (fact_23 h11 h7 h20)⟩))))) (fun h19 =>
  (Or.inr ⟨⟨⟨h16.1, ⟨h16.2.1, (int_tab_lab h16.2.2)⟩⟩, (fact_19 h8 h12 h19)⟩, (fact_20 h8 h12 h19)⟩))))
  (fun h18 => ((Classical.em (x_q = 0)).elim
  (fun h19 => (Or.inl (Or.inr ⟨⟨h16, h19⟩, (fact_24 h11 h16.2.1 h19 h17 h16.2.2 h12 h10 h14 h18)⟩)))
  (fun h19 =>
  (Or.inr ⟨⟨⟨h16.1, ⟨h16.2.1, (int_tab_lab h16.2.2)⟩⟩, (fact_25 h7 h16.2.1 h11 h17 h16.2.2 h8 h12 h10 h14 h19 h18)⟩, (fact_26 h11 h16.2.1 h7 h17 h16.2.2 h8 h12 h10 h14 h19 h18)⟩))))))
  (fun h17 => ((Classical.em (x_q = 0)).elim (fun h18 =>
  (Or.inl (Or.inr ⟨⟨h16, h18⟩, (fact_27 h11 h16.2.1 h5 h18 h16.2.2 h6 h12 h10 h14 h17)⟩)))
  (fun h18 =>
  (Or.inr ⟨⟨⟨h16.1, ⟨h16.2.1, (int_tab_lab h16.2.2)⟩⟩, (fact_28 h5 h7 h16.2.1 h11 h16.2.2 h8 h6 h12 h10 h14 h18 h17)⟩, (fact_29 h5 h11 h16.2.1 h7 h16.2.2 h6 h8 h12 h10 h14 h18 h17)⟩)))))))), (fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16
  (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 => (Or.elim h19 (fun h20 =>
  (Or.inl ⟨(int_eab_ecb_eac h20.1.1.1.1.1 h20.1.1.2), ⟨h20.1.1.1.1.2.1, (int_lab_taB h20.1.1.1.1.2.2)⟩⟩))
  (fun h20 =>
  (Or.inl ⟨(int_eab_ecb_eac h20.1.1.1.1.1 h20.1.1.2), ⟨h20.1.1.1.1.2.1, (int_lab_taB h20.1.1.1.1.2.2)⟩⟩))))
  (fun h19 => (Or.inl ⟨h19.1.1.1, ⟨(int_eba_lab h19.1.1.2), (int_c539 h11 h19.1.1.2)⟩⟩))))
  (fun h18 =>
  (Or.inr ⟨h18.1.1.1.1.1, ⟨h18.1.1.1.1.2.1, (int_ecb_tab_tac h18.1.1.2 h18.1.1.1.1.2.2)⟩⟩))))
  (fun h17 => (Or.inr h17.1.1)))) (fun h16 => ((Classical.em (y_q25 = x_r)).elim
  (fun h17 => (Or.inl ⟨h17, ⟨h16.1.1.1.1, (fact_50 h16.2 h16.1.1.1.2)⟩⟩)) (fun h17 =>
  (Or.inr ⟨⟨h16.1.1.1.1, h16.1.1.1.2⟩, ⟨h16.1.1.2.1, (int_lab_neab_tab h16.1.1.2.2 h17)⟩⟩))))))⟩)
  (fun y_q25 y_q26 h15 => rfl))
  : value_1 I M x_b x_f x_p x_q x_r (x_s + 1) = value_3 I M x_b x_f x_p x_q x_r x_s))))))
  (entails_points4 (fun y_q27 y_q28 y_q29 y_q30 h13 => (Or.elim h13 (fun h14 => (at_if_of cond_holds
  (fun (h15 : (1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h16 => (int_eab_tab_F h16.2.2.2 h14.2.2))
  (at_if_of cond_holds (fun (h16 : x_r = 0 ∧ x_s = 0) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h17 => (int_eab_tab_F h17.2.2.2 h14.2.2))
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))
  (fun (h16 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))))
  (fun (h15 : ¬ ((1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15)) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h16 => (int_eab_tab_F h16.2.2.2 h14.2.2))
  (at_if_of cond_holds (fun (h16 : x_r = 0 ∧ x_s = 0) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h17 => (int_eab_tab_F h17.2.2.2 h14.2.2))
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))
  (fun (h16 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))))))
  (fun h14 => (Or.elim h14 (fun h15 => (at_if_of cond_holds
  (fun (h16 : (1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h17 => (int_eab_tab_F h17.2.2.1 h15.2.2))
  (at_if_of cond_holds (fun (h17 : x_r = 0 ∧ x_s = 0) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h18 => (int_eab_tab_F h18.2.2.1 h15.2.2))
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))
  (fun (h17 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))))
  (fun (h16 : ¬ ((1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15)) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h17 => (int_eab_tab_F h17.2.2.1 h15.2.2))
  (at_if_of cond_holds (fun (h17 : x_r = 0 ∧ x_s = 0) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h18 => (int_eab_tab_F h18.2.2.1 h15.2.2))
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))
  (fun (h17 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))))))
  (fun h15 => (Or.elim h15 (fun h16 => (at_if_of cond_holds
  (fun (h17 : (1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h18 => (int_eab_tab_F h18.2.1 h16.2.2))
  (at_if_of cond_holds (fun (h18 : x_r = 0 ∧ x_s = 0) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h19 => (int_eab_tab_F h19.2.1 h16.2.2))
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))
  (fun (h18 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))))
  (fun (h17 : ¬ ((1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15)) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h18 => (int_eab_tab_F h18.2.1 h16.2.2))
  (at_if_of cond_holds (fun (h18 : x_r = 0 ∧ x_s = 0) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h19 => (int_eab_tab_F h19.2.1 h16.2.2))
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))
  (fun (h18 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))))))
  (fun h16 => (at_if_of cond_holds
  (fun (h17 : (1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h18 => (int_eab_tab_F h18.1 h16.2.2))
  (at_if_of cond_holds (fun (h18 : x_r = 0 ∧ x_s = 0) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h19 => (int_eab_tab_F h19.1 h16.2.2))
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))
  (fun (h18 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))))
  (fun (h17 : ¬ ((1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15)) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h18 => (int_eab_tab_F h18.1 h16.2.2))
  (at_if_of cond_holds (fun (h18 : x_r = 0 ∧ x_s = 0) =>
  (at_set_ne4 y_q27 y_q28 y_q29 y_q30 x_b x_f x_p x_q (fun h19 => (int_eab_tab_F h19.1 h16.2.2))
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl))))))
  (fun (h18 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 h13 rfl)))))))))))))))))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_s (.const 0) (.const 3)
    (fun e x => known_6 I M (e v_n) (e v_b) (e v_f) (e v_p) (e v_q) (e v_r) x) (body_6 I M)

theorem vc_5 (x_n x_b x_f x_p x_q x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p) (h6 : x_p < 14) (h7 : 0 ≤ x_q) (h8 : x_q < 14) (h9 : 0 ≤ x_r) (h10 : x_r < 3) :
    (body_5 I M).vc I (impl.HasCell spec (base E x_n)) ((((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q).set v_r x_r) (known_5 I M x_n x_b x_f x_p x_q x_r) :=
  (vc_for_of 0 3 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun y_q31 y_q32 y_q33 y_q34 h11 =>
  (at_right (at_right (at_left (at_points4 y_q31 y_q32 y_q33 y_q34 ⟨h11.1, (int_c142 h11.2)⟩
  (reduce_congr2 (fun y_q35 y_q36 => ⟨(fun h12 =>
  (Or.elim h12 (fun h13 => (False.elim (int_lab_tba_F h13.2.1 h13.2.2))) (fun h13 => h13))), (fun h12 => (Or.inr h12))⟩)
  (fun y_q35 y_q36 h12 => rfl)))))))) (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_5 I M x_n x_b x_f x_p x_q x_r) (known_6 I M x_n x_b x_f x_p x_q x_r 0))
  (fun x_s h11 h12 =>
  (vc_6 x_n x_b x_f x_p x_q x_r x_s hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))
  (fun x_s h11 h12 =>
  (kept_6 x_n x_b x_f x_p x_q x_r x_s hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12)))

theorem kept_5 (x_n x_b x_f x_p x_q x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p) (h6 : x_p < 14) (h7 : 0 ≤ x_q) (h8 : x_q < 14) (h9 : 0 ≤ x_r) (h10 : x_r < 3) :
    Heap.Entails ((body_5 I M).post ((((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q).set v_r x_r) (known_5 I M x_n x_b x_f x_p x_q x_r)) (known_5 I M x_n x_b x_f x_p x_q (x_r + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun y_q37 y_q38 y_q39 y_q40 h11 =>
  (at_right (at_right (at_left (at_points4 y_q37 y_q38 y_q39 y_q40 ⟨h11.1, (int_c468 h9)⟩ (reduce_congr2 (fun y_q41 y_q42 =>
  ⟨(fun h12 => ((Classical.em (y_q41 = x_r)).elim (fun h13 => (Or.inl ⟨h13, ⟨h12.1.1, h12.1.2⟩⟩))
  (fun h13 => (Or.inr ⟨⟨h12.1.1, h12.1.2⟩, ⟨h12.2.1, (int_taB_neab_tab h12.2.2 h13)⟩⟩)))), (fun h12 => (Or.elim h12 (fun h13 => ⟨h13.2, ⟨(int_lab_ecb_lac h9 h13.1), (int_eab_taB h13.1)⟩⟩)
  (fun h13 => ⟨h13.1, ⟨h13.2.1, (int_tab_taB h13.2.2)⟩⟩)))⟩) (fun y_q41 y_q42 h12 => rfl))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_6 I M x_n x_b x_f x_p x_q x_r 3) (known_5 I M x_n x_b x_f x_p x_q (x_r + 1)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_y] <|
    .for v_r (.const 0) (.const 3)
      (fun e x => known_5 I M (e v_n) (e v_b) (e v_f) (e v_p) (e v_q) x) (body_5 I M)

theorem vc_4 (x_n x_b x_f x_p x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p) (h6 : x_p < 14) (h7 : 0 ≤ x_q) (h8 : x_q < 14) :
    (body_4 I M).vc I (impl.HasCell spec (base E x_n)) (((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) (known_4 I M x_n x_b x_f x_p x_q) :=
  (vc_scope (vc_for_of 0 3 rfl rfl (show Heap.Entails _ (known_5 I M x_n x_b x_f x_p x_q 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun y_q43 y_q44 y_q45 y_q46 h9 => (False.elim (int_irrefl h9.2))))
  (entails_right (entails_right entails_refl))))))
  (fun x_r h9 h10 => (vc_5 x_n x_b x_f x_p x_q x_r hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_r h9 h10 => (kept_5 x_n x_b x_f x_p x_q x_r hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))))

theorem kept_4 (x_n x_b x_f x_p x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p) (h6 : x_p < 14) (h7 : 0 ≤ x_q) (h8 : x_q < 14) :
    Heap.Entails ((body_4 I M).post (((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) (known_4 I M x_n x_b x_f x_p x_q)) (known_4 I M x_n x_b x_f x_p (x_q + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q47 y_q48 y_q49 y_q50 h9 => (Or.elim h9 (fun h10 =>
  (Or.elim (((Classical.em (y_q50 = x_q)).elim (fun h11 => (Or.inl ⟨⟨h10.1, h11⟩, (by decide)⟩))
  (fun h11 => (Or.inr (Or.inl ⟨h10.1, ⟨h10.2.1, (int_taB_neab_tab h10.2.2 h11)⟩⟩))))
  : (((y_q47 = x_b ∧ y_q48 = x_f) ∧ y_q49 = x_p) ∧ y_q50 = x_q) ∧ 0 < (3 : Int) ∨ (((y_q47 = x_b ∧ y_q48 = x_f) ∧ y_q49 = x_p) ∧ 0 ≤ y_q50 ∧ y_q50 < x_q ∨ ((y_q47 = x_b ∧ y_q48 = x_f) ∧ 0 ≤ y_q50 ∧ y_q50 < 14) ∧ 0 ≤ y_q49 ∧ y_q49 < x_p ∨ ((y_q47 = x_b ∧ 0 ≤ y_q50 ∧ y_q50 < 14) ∧ 0 ≤ y_q49 ∧ y_q49 < 14) ∧ 0 ≤ y_q48 ∧ y_q48 < x_f ∨ (((0 ≤ y_q50 ∧ y_q50 < 14) ∧ 0 ≤ y_q49 ∧ y_q49 < 14) ∧ 0 ≤ y_q48 ∧ y_q48 < 8) ∧ 0 ≤ y_q47 ∧ y_q47 < x_b))
  (fun h11 => (at_right (at_right (at_left (at_points4 y_q47 y_q48 y_q49 y_q50 h11
  (Eq.trans ((equation_1 x_n y_q47 y_q48 y_q49 y_q50 hl hM trivial)
  : M t_Y [y_q47, y_q48, y_q49, y_q50] = value_4 I M y_q47 y_q48 y_q49 y_q50)
  (reduce_congr2 (fun y_q53 y_q54 =>
  ⟨(fun h12 => ⟨⟨h12.2.1, h12.2.2⟩, ⟨h12.1.1, h12.1.2⟩⟩), (fun h12 => ⟨⟨h12.2.1, h12.2.2⟩, ⟨h12.1.1, h12.1.2⟩⟩)⟩)
  (fun y_q53 y_q54 h12 =>
  (fn_congr2 (at_congr4 h10.1.1.1 h10.1.1.2 (int_c48 h10.1.2) (int_c48 h11.1.2))
  (at_congr3 h10.1.1.2 rfl rfl))))))))))
  (fun h11 => (at_right (at_right (at_right (at_points4 y_q47 y_q48 y_q49 y_q50 h11 rfl)))))))
  (fun h10 => (Or.elim h10 (fun h11 =>
  (at_right (at_right (at_right (at_points4 y_q47 y_q48 y_q49 y_q50 (Or.inr h10) rfl)))))
  (fun h11 => (Or.elim h11 (fun h12 =>
  (at_right (at_right (at_right (at_points4 y_q47 y_q48 y_q49 y_q50 (Or.inr h10) rfl)))))
  (fun h12 =>
  (at_right (at_right (at_right (at_points4 y_q47 y_q48 y_q49 y_q50 (Or.inr h10) rfl))))))))))))))
  : Heap.Entails (known_5 I M x_n x_b x_f x_p x_q 3) (known_4 I M x_n x_b x_f x_p (x_q + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_q (.const 0) (.const 14)
    (fun e x => known_4 I M (e v_n) (e v_b) (e v_f) (e v_p) x) (body_4 I M)

theorem vc_3 (x_n x_b x_f x_p : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p) (h6 : x_p < 14) :
    (body_3 I M).vc I (impl.HasCell spec (base E x_n)) ((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p) (known_3 I M x_n x_b x_f x_p) :=
  (vc_for_of 0 14 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q55 y_q56 y_q57 y_q58 h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_lab_tba_F h8.2.1 h8.2.2))) (fun h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_points4 y_q55 y_q56 y_q57 y_q58 h8 rfl))))
  (fun h9 =>
  (Or.elim h9 (fun h10 => (at_right (at_right (at_points4 y_q55 y_q56 y_q57 y_q58 h8 rfl))))
  (fun h10 => (at_right (at_right (at_points4 y_q55 y_q56 y_q57 y_q58 h8 rfl)))))))))))))
  : Heap.Entails (known_3 I M x_n x_b x_f x_p) (known_4 I M x_n x_b x_f x_p 0))
  (fun x_q h7 h8 => (vc_4 x_n x_b x_f x_p x_q hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_q h7 h8 => (kept_4 x_n x_b x_f x_p x_q hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8)))

theorem kept_3 (x_n x_b x_f x_p : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p) (h6 : x_p < 14) :
    Heap.Entails ((body_3 I M).post ((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p) (known_3 I M x_n x_b x_f x_p)) (known_3 I M x_n x_b x_f (x_p + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q59 y_q60 y_q61 y_q62 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_points4 y_q59 y_q60 y_q61 y_q62 ((Classical.em (y_q61 = x_p)).elim
  (fun h9 => (Or.inl ⟨⟨⟨h8.1.1.1, h8.1.1.2⟩, h9⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩)) (fun h9 =>
  (Or.inr (Or.inl ⟨⟨⟨h8.1.1.1, h8.1.1.2⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, ⟨h8.2.1, (int_taB_neab_tab h8.2.2 h9)⟩⟩))))
  rfl)))) (fun h8 => (Or.elim h8
  (fun h9 => (at_right (at_right (at_points4 y_q59 y_q60 y_q61 y_q62 (Or.inr (Or.inr h8)) rfl))))
  (fun h9 => (at_right (at_right (at_points4 y_q59 y_q60 y_q61 y_q62 (Or.inr (Or.inr h8)) rfl)))))))))))
  : Heap.Entails (known_4 I M x_n x_b x_f x_p 14) (known_3 I M x_n x_b x_f (x_p + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_p (.const 0) (.const 14)
    (fun e x => known_3 I M (e v_n) (e v_b) (e v_f) x) (body_3 I M)

theorem vc_2 (x_n x_b x_f : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_n)) (((base E x_n).set v_b x_b).set v_f x_f) (known_2 I M x_n x_b x_f) :=
  (vc_for_of 0 14 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q63 y_q64 y_q65 y_q66 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.2.1 h6.2.2))) (fun h6 =>
  (Or.elim h6 (fun h7 => (at_right (at_right (at_points4 y_q63 y_q64 y_q65 y_q66 h6 rfl))))
  (fun h7 => (at_right (at_right (at_points4 y_q63 y_q64 y_q65 y_q66 h6 rfl)))))))))))
  : Heap.Entails (known_2 I M x_n x_b x_f) (known_3 I M x_n x_b x_f 0))
  (fun x_p h5 h6 => (vc_3 x_n x_b x_f x_p hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_p h5 h6 => (kept_3 x_n x_b x_f x_p hl hM h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (x_n x_b x_f : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) :
    Heap.Entails ((body_2 I M).post (((base E x_n).set v_b x_b).set v_f x_f) (known_2 I M x_n x_b x_f)) (known_2 I M x_n x_b (x_f + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q67 y_q68 y_q69 y_q70 h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_right (at_points4 y_q67 y_q68 y_q69 y_q70 ((Classical.em (y_q68 = x_f)).elim
  (fun h7 => (Or.inl ⟨⟨⟨h6.1.1.1, h7⟩, ⟨h6.1.1.2.1, h6.1.1.2.2⟩⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩)) (fun h7 =>
  (Or.inr (Or.inl ⟨⟨⟨h6.1.1.1, ⟨h6.1.1.2.1, h6.1.1.2.2⟩⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, ⟨h6.2.1, (int_taB_neab_tab h6.2.2 h7)⟩⟩))))
  rfl))))
  (fun h6 => (at_right (at_right (at_points4 y_q67 y_q68 y_q69 y_q70 (Or.inr (Or.inr h6)) rfl)))))))))
  : Heap.Entails (known_3 I M x_n x_b x_f 14) (known_2 I M x_n x_b (x_f + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_f (.const 0) (.const 8)
    (fun e x => known_2 I M (e v_n) (e v_b) x) (body_2 I M)

theorem vc_1 (x_n x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_n)) ((base E x_n).set v_b x_b) (known_1 I M x_n x_b) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q71 y_q72 y_q73 y_q74 h3 =>
  (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_points4 y_q71 y_q72 y_q73 y_q74 h4 rfl)))))))))
  : Heap.Entails (known_1 I M x_n x_b) (known_2 I M x_n x_b 0))
  (fun x_f h3 h4 => (vc_2 x_n x_b x_f hl hM h0 h1 h2 h3 h4))
  (fun x_f h3 h4 => (kept_2 x_n x_b x_f hl hM h0 h1 h2 h3 h4)))

theorem kept_1 (x_n x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) :
    Heap.Entails ((body_1 I M).post ((base E x_n).set v_b x_b) (known_1 I M x_n x_b)) (known_1 I M x_n (x_b + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q75 y_q76 y_q77 y_q78 h3 =>
  (at_right (at_right (at_points4 y_q75 y_q76 y_q77 y_q78 ((Classical.em (y_q75 = x_b)).elim (fun h4 =>
  (Or.inl ⟨⟨⟨h4, ⟨h3.1.1.1.1, h3.1.1.1.2⟩⟩, ⟨h3.1.1.2.1, h3.1.1.2.2⟩⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩))
  (fun h4 =>
  (Or.inr ⟨⟨⟨⟨h3.1.1.1.1, h3.1.1.1.2⟩, ⟨h3.1.1.2.1, h3.1.1.2.2⟩⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩)))
  rfl))))))) : Heap.Entails (known_2 I M x_n x_b 8) (known_1 I M x_n (x_b + 1)))

theorem race_1 (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    ParVC I 0 x_n (body_1 I M).erase (fun x_b => ((base E x_n).set v_b x_b)) (fun x_b => (body_1 I M).post ((base E x_n).set v_b x_b) (known_1 I M x_n x_b)) :=
  (race_arrays [a_y] rfl rfl (all_cons (apart4
  (fun x_b y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8)
  (fun x_b y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8)
  (fun x_b h1 h2 =>
  (w_for 0 8 rfl rfl (fun x_f h3 h4 => (w_for 0 14 rfl rfl (fun x_p h5 h6 => (w_for 0 14 rfl rfl
  (fun x_q h7 h8 => (w_scope (w_for 0 3 rfl rfl (fun x_r h9 h10 => (w_for 0 3 rfl rfl
  (fun x_s h11 h12 => (w_seq (w_if_of cond_holds (fun (h13 : x_r = 0 ∧ x_s = 0) =>
  (w_assign4 x_b x_f x_p x_q ⟨⟨⟨rfl, ⟨h7, h8⟩⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))
  (fun (h13 : ¬ (x_r = 0 ∧ x_s = 0)) => (w_none rfl))) (w_if_of cond_holds
  (fun (h13 : (1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15) =>
  (w_accumulate4 x_b x_f x_p x_q ⟨⟨⟨rfl, ⟨h7, h8⟩⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))
  (fun (h13 : ¬ ((1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15)) =>
  (w_accumulate4 x_b x_f x_p x_q ⟨⟨⟨rfl, ⟨h7, h8⟩⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))))))))))))))))
  (fun x_b h1 h2 => (r_for 0 8 rfl rfl (fun x_f h3 h4 => (r_for 0 14 rfl rfl
  (fun x_p h5 h6 => (r_for 0 14 rfl rfl (fun x_q h7 h8 => (r_scope (r_for 0 3 rfl rfl
  (fun x_r h9 h10 => (r_for 0 3 rfl rfl (fun x_s h11 h12 => (r_seq (r_none rfl) (r_if_of cond_holds
  (fun (h13 : (1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15) =>
  (r_accumulate4 (x_none rfl) x_b x_f x_p x_q ⟨⟨⟨rfl, ⟨h7, h8⟩⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))
  (fun (h13 : ¬ ((1 ≤ x_p + x_r ∧ x_p + x_r < 15) ∧ 1 ≤ x_q + x_s ∧ x_q + x_s < 15)) =>
  (r_accumulate4 (x_none rfl) x_b x_f x_p x_q ⟨⟨⟨rfl, ⟨h7, h8⟩⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))))))))))))))))
  (fun x_b y_y y_c0 y_c1 y_c2 y_c3 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1.1.1 h7.1.1.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1.1.1 h7.1.1.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_b (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    (program I M).vc I (impl.HasCell spec (base E x_n)) (base E x_n) (impl.inputHeap spec (base E x_n) M) :=
  (vc_par_of 0 x_n rfl rfl (show Heap.Entails _ (known_1 I M x_n 0) from
  (entails_and (entails_points3 (fun y_q79 y_q80 y_q81 h1 =>
  (at_input (R := (Region.mk t_W [(.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [y_q79, y_q80, y_q81]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q79, _, rfl, h1.2.1, h1.2.2, y_q80, _, rfl, h1.1.2.1, h1.1.2.2, y_q81, _, rfl, h1.1.1.1, h1.1.1.2, rfl⟩)
  rfl rfl))) (entails_and (entails_points4 (fun y_q82 y_q83 y_q84 y_q85 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 8), (.const 0, .const 14), (.const 0, .const 14)])) (b := (Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [y_q82, y_q83, y_q84, y_q85]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q82, _, rfl, h1.2.1, h1.2.2, y_q83, _, rfl, h1.1.2.1, h1.1.2.2, y_q84, _, rfl, h1.1.1.2.1, h1.1.1.2.2, y_q85, _, rfl, h1.1.1.1.1, h1.1.1.1.2, rfl⟩)
  rfl rfl)))
  (entails_points4 (fun y_q86 y_q87 y_q88 y_q89 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2)))))))
  (fun x_b h1 h2 => (vc_1 x_n x_b hl hM h0 h1 h2))
  (fun x_b h1 h2 => (kept_1 x_n x_b hl hM h0 h1 h2)) (race_1 x_n hl hM h0))

theorem output_0_2 (x_n y_q90 y_q91 y_q92 y_q93 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ y_q90) (h2 : y_q90 < x_n) (h3 : 0 ≤ y_q91) (h4 : y_q91 < 8) (h5 : 0 ≤ y_q92) (h6 : y_q92 < 14) (h7 : 0 ≤ y_q93) (h8 : y_q93 < 14) :
    ((program I M).post (base E x_n) (impl.inputHeap spec (base E x_n) M)) ⟨a_y, [y_q90, y_q91, y_q92, y_q93]⟩ (M t_Y [y_q90, y_q91, y_q92, y_q93]) :=
  ((at_right (at_right (at_points4 y_q90 y_q91 y_q92 y_q93
  ⟨⟨⟨⟨h7, h8⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))
  : (known_1 I M x_n (max 0 x_n)) ⟨a_y, [y_q90, y_q91, y_q92, y_q93]⟩ (M t_Y [y_q90, y_q91, y_q92, y_q93]))

theorem consistent (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Consistent (base E x_n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_n) :=
  solvable_layers (consistent E x_n h0)
    (fun t => if t = t_P then 0 else if t = t_Y then 1 else 0) (by decide)

theorem placed (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : impl.LayoutOk spec (base E x_n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_n : Int) : Ten → List Int → Prop := fun t p => if t = t_P then ((((p.getD 3 0) < 1 ∨ 15 ≤ (p.getD 3 0)) ∨ (0 < (p.getD 3 0) ∧ (p.getD 3 0) < 15) ∧ (p.getD 2 0) < 1) ∨ (0 < (p.getD 3 0) ∧ (p.getD 3 0) < 15) ∧ 15 ≤ (p.getD 2 0)) ∨ (((0 < (p.getD 3 0) ∧ (p.getD 3 0) < 15) ∧ 0 < (p.getD 2 0) ∧ (p.getD 2 0) < 15) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 8) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else if t = t_Y then ((((p.getD 3 0) < (-1) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 8 ∨ 15 ≤ (p.getD 3 0) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 8) ∨ (((-1) ≤ (p.getD 3 0) ∧ (p.getD 3 0) < 15) ∧ (p.getD 2 0) < (-1)) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 8) ∨ (((-1) ≤ (p.getD 3 0) ∧ (p.getD 3 0) < 15) ∧ 15 ≤ (p.getD 2 0)) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 8) ∨ ((((-1) ≤ (p.getD 3 0) ∧ (p.getD 3 0) < 15) ∧ (-1) ≤ (p.getD 2 0) ∧ (p.getD 2 0) < 15) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 8) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else True

theorem covered_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (y_p0 y_p1 y_p2 y_p3 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_n) (h3 : 0 ≤ y_p1) (h4 : y_p1 < 8) (h5 : 0 ≤ y_p2) (h6 : y_p2 < 14) (h7 : 0 ≤ y_p3) (h8 : y_p3 < 14) :
    spec.Given (inside x_n) (base E x_n) t_Y [y_p0, y_p1, y_p2, y_p3] :=
  (given_equation (p := [y_p0, y_p1, y_p2, y_p3]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inr ⟨⟨⟨⟨(int_c451 h7), (fact_51 h8)⟩, ⟨(int_c451 h5), (fact_51 h6)⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩)
  : (((y_p3 < (-1) ∧ 0 ≤ y_p1 ∧ y_p1 < 8 ∨ 15 ≤ y_p3 ∧ 0 ≤ y_p1 ∧ y_p1 < 8) ∨ (((-1) ≤ y_p3 ∧ y_p3 < 15) ∧ y_p2 < (-1)) ∧ 0 ≤ y_p1 ∧ y_p1 < 8) ∨ (((-1) ≤ y_p3 ∧ y_p3 < 15) ∧ 15 ≤ y_p2) ∧ 0 ≤ y_p1 ∧ y_p1 < 8) ∨ ((((-1) ≤ y_p3 ∧ y_p3 < 15) ∧ (-1) ≤ y_p2 ∧ y_p2 < 15) ∧ 0 ≤ y_p1 ∧ y_p1 < 8) ∧ 0 ≤ y_p0 ∧ y_p0 < x_n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_b x_f x_p x_q : Int) (h1 : True) (h2 : (((x_q < 1 ∨ 15 ≤ x_q) ∨ (0 < x_q ∧ x_q < 15) ∧ x_p < 1) ∨ (0 < x_q ∧ x_q < 15) ∧ 15 ≤ x_p) ∨ (((0 < x_q ∧ x_q < 15) ∧ 0 < x_p ∧ x_p < 15) ∧ 0 ≤ x_f ∧ x_f < 8) ∧ 0 ≤ x_b ∧ x_b < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.select (.and (.and (.le (.const 1) (.var v_p)) (.lt (.var v_p) (.const 15))) (.and (.le (.const 1) (.var v_q)) (.lt (.var v_q) (.const 15)))) (.access t_X [.var v_b, .var v_f, .add (.var v_p) (.const (-1)), .add (.var v_q) (.const (-1))]) (.fn (.literal .f32 0 1) [])) (((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) :=
  (defined_select_of cond_holds (fun (h3 : (1 ≤ x_p ∧ x_p < 15) ∧ 1 ≤ x_q ∧ x_q < 15) =>
  (defined_access (given_input (p := [x_b, x_f, x_p + (-1), x_q + (-1)]) (.head _) rfl rfl
  (region_iff.2 ⟨x_b, _, rfl, (show 0 ≤ x_b from by omega), (show x_b < x_n from by omega), x_f, _, rfl, (show 0 ≤ x_f from by omega), (show x_f < 8 from by omega), (x_p + (-1)), _, rfl, ((int_c143 h3.1.1) : 0 ≤ x_p + (-1)), ((fact_0 h3.1.2) : x_p + (-1) < 14), (x_q + (-1)), _, rfl, ((int_c143 h3.2.1) : 0 ≤ x_q + (-1)), ((fact_0 h3.2.2) : x_q + (-1) < 14), rfl⟩))))
  (fun (h3 : ¬ ((1 ≤ x_p ∧ x_p < 15) ∧ 1 ≤ x_q ∧ x_q < 15)) => (defined_fn defined_nil)))

theorem defined_1 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_b x_f x_p x_q : Int) (h1 : True) (h2 : (((x_q < (-1) ∧ 0 ≤ x_f ∧ x_f < 8 ∨ 15 ≤ x_q ∧ 0 ≤ x_f ∧ x_f < 8) ∨ (((-1) ≤ x_q ∧ x_q < 15) ∧ x_p < (-1)) ∧ 0 ≤ x_f ∧ x_f < 8) ∨ (((-1) ≤ x_q ∧ x_q < 15) ∧ 15 ≤ x_p) ∧ 0 ≤ x_f ∧ x_f < 8) ∨ ((((-1) ≤ x_q ∧ x_q < 15) ∧ (-1) ≤ x_p ∧ x_p < 15) ∧ 0 ≤ x_f ∧ x_f < 8) ∧ 0 ≤ x_b ∧ x_b < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn (.builtin "*" .f32) [.access t_P [.var v_b, .var v_f, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_r, .var v_s]])) (((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) :=
  (defined_reduce_some2 0 3 0 3 (defined_fn defined_nil) (fun (y_d0 y_d1 : Int) => cond_holds)
  (fun (y_d0 y_d1 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < 3) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) =>
  ⟨h3.1.1, ⟨h3.1.2, h3.2⟩⟩)
  (fun (y_d0 y_d1 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < 3) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) =>
  (defined_fn (defined_cons
  (defined_access (given_equation (p := [x_b, x_f, x_p + y_d0, x_q + y_d1]) (.head _) rfl rfl rfl
  ((Or.elim h2 (fun h4 => (Or.inl (Or.elim h4 (fun h5 => (Or.inl (Or.elim h5 (fun h6 =>
  (Or.inl (Or.elim h6 (fun h7 => (Or.inl (fact_52 h7.1 h3.2.2))) (fun h7 => (Or.inr (fact_53 h7.1 h3.2.1))))))
  (fun h6 => ((Classical.em (x_q + y_d1 < 1)).elim (fun h7 => (Or.inl (Or.inl h7)))
  (fun h7 => ((Classical.em (15 ≤ x_q + y_d1)).elim (fun h8 => (Or.inl (Or.inr h8)))
  (fun h8 => (Or.inr ⟨⟨(int_c458 h7), (int_nlba_tab h8)⟩, (fact_52 h6.1.2 h3.1.2)⟩)))))))))
  (fun h5 => ((Classical.em (0 < x_q + y_d1)).elim (fun h6 =>
  ((Classical.em (x_q + y_d1 < 15)).elim (fun h7 => (Or.inr ⟨⟨h6, h7⟩, (fact_53 h5.1.2 h3.1.1)⟩))
  (fun h7 => (Or.inl (Or.inl (Or.inr (int_ntba_lab h7)))))))
  (fun h6 => (Or.inl (Or.inl (Or.inl (fact_54 h6)))))))))) (fun h4 =>
  ((Classical.em (0 < x_q + y_d1)).elim (fun h5 => ((Classical.em (x_q + y_d1 < 15)).elim (fun h6 =>
  ((Classical.em (x_p + y_d0 < 1)).elim (fun h7 => (Or.inl (Or.inl (Or.inr ⟨⟨h5, h6⟩, h7⟩))))
  (fun h7 =>
  ((Classical.em (15 ≤ x_p + y_d0)).elim (fun h8 => (Or.inl (Or.inr ⟨⟨h5, h6⟩, h8⟩))) (fun h8 =>
  (Or.inr ⟨⟨⟨⟨h5, h6⟩, ⟨(int_c458 h7), (int_nlba_tab h8)⟩⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, h4.2.2⟩⟩))))))
  (fun h6 => (Or.inl (Or.inl (Or.inl (Or.inr (int_ntba_lab h6))))))))
  (fun h5 => (Or.inl (Or.inl (Or.inl (Or.inl (fact_54 h5)))))))))
  : (((x_q + y_d1 < 1 ∨ 15 ≤ x_q + y_d1) ∨ (0 < x_q + y_d1 ∧ x_q + y_d1 < 15) ∧ x_p + y_d0 < 1) ∨ (0 < x_q + y_d1 ∧ x_q + y_d1 < 15) ∧ 15 ≤ x_p + y_d0) ∨ (((0 < x_q + y_d1 ∧ x_q + y_d1 < 15) ∧ 0 < x_p + y_d0 ∧ x_p + y_d0 < 15) ∧ 0 ≤ x_f ∧ x_f < 8) ∧ 0 ≤ x_b ∧ x_b < x_n)
  (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_input (p := [x_f, y_d0, y_d1]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨x_f, _, rfl, (show 0 ≤ x_f from by omega), (show x_f < 8 from by omega), y_d0, _, rfl, h3.1.1, h3.1.2, y_d1, _, rfl, h3.2.1, h3.2.2, rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Defined (base E x_n) :=
  defined_of (inside x_n)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 y_p2 a4 a5 y_p3 a6 a7 => covered_0 E x_n h0 y_p0 y_p1 y_p2 y_p3 a0 a1 a2 a3 a4 a5 a6 a7))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined4 (fun x_b x_f x_p x_q => cond_holds) (fun x_b x_f x_p x_q g k => defined_0 E x_n h0 x_b x_f x_p x_q g k))
    (all_cons (well_defined4 (fun x_b x_f x_p x_q => cond_holds) (fun x_b x_f x_p x_q g k => defined_1 E x_n h0 x_b x_f x_p x_q g k))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0, 0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_n))
    (fun E => base E (E v_n)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_n) a) (fun E a => placed E (E v_n) a)
    (fun E a => consistent E (E v_n) a) (fun E a => solvable E (E v_n) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_n) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 y_p2 b4 b5 y_p3 b6 b7 => output_0_2 (E v_n) y_p0 y_p1 y_p2 y_p3 hl hM a b0 b1 b2 b3 b4 b5 b6 b7)) all_nil))) all_nil))


end Redverify.Certificate.scheduled
