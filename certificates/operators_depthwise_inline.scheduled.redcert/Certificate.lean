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

abbrev base (E : Env) (n : Int) : Env := (E.set v_n n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a : Int} (h0 : a < 15) : a + (-1) < 14 :=
  by omega

theorem fact_1 {a b c : Int} (h0 : a = c) (h1 : c = b) : a < b + 1 :=
  by omega

theorem fact_2 {a b : Int} (h0 : a = 0) (h1 : b = 0) (h2 : 0 < a + b) : False :=
  by omega

theorem fact_3 {a : Int} (h0 : a = 0) (h1 : a = 13) : False :=
  by omega

theorem fact_4 {a b c : Int} (h0 : a = 0) (h1 : b < c) : a + b ≤ c :=
  by omega

theorem fact_5 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 < b) : 0 < a + b :=
  by omega

theorem fact_6 {a b c d x_e f : Int} (h0 : a ≤ b + c) (h1 : a ≤ d + x_e) (h2 : b + c < f) (h3 : d + x_e < f) (h4 : ¬ ((a ≤ c + b ∧ c + b < f) ∧ a ≤ x_e + d ∧ x_e + d < f)) : False :=
  by omega

theorem fact_7 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : ¬ (b = 0 ∧ a = 0)) : 0 < a + b :=
  by omega

theorem fact_8 {a b c d : Int} (h0 : a = c) : a < (max (max b c) d) + 1 :=
  by omega

theorem fact_9 {a b c d : Int} (h0 : a = d) : a < (max (max b c) d) + 1 :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : a < c) : a < (max (max b c) d) + 1 :=
  by omega

theorem fact_11 {a b c d : Int} (h0 : a < d) : a < (max (max b c) d) + 1 :=
  by omega

theorem fact_12 {a b c d : Int} (h0 : a ≤ d) : a < (max (max b c) d) + 1 :=
  by omega

theorem fact_13 {a b : Int} (h0 : b = 2) (h1 : a < 3) (h2 : ¬ a < b) : a = b :=
  by omega

theorem fact_14 {a b c d x_e f : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : d + b ≤ 14) (h4 : x_e = f) (h5 : x_e = 0) (h6 : c < d) (h7 : a < 14) (h8 : ¬ ((1 ≤ a + f ∧ a + f < 15) ∧ 1 ≤ b + d ∧ b + d < 15)) : a = 0 :=
  by omega

theorem fact_15 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : c < a) : 0 < a + b :=
  by omega

theorem fact_16 {a b c d x_e f : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : 0 ≤ d) (h3 : 0 ≤ x_e) (h4 : f + b ≤ 14) (h5 : a = c) (h6 : d < f) (h7 : x_e < 14) (h8 : c < 3) (h9 : ¬ ((1 ≤ x_e + c ∧ x_e + c < 15) ∧ 1 ≤ b + f ∧ b + f < 15)) (h10 : ¬ a = 0) : a = 2 :=
  by omega

theorem fact_17 {a b c d x_e f : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : 0 ≤ d) (h4 : x_e + b ≤ 14) (h5 : f = c) (h6 : d < x_e) (h7 : a < 14) (h8 : c < 3) (h9 : ¬ ((1 ≤ a + c ∧ a + c < 15) ∧ 1 ≤ b + x_e ∧ b + x_e < 15)) (h10 : ¬ f = 0) : a = 13 :=
  by omega

theorem fact_18 {a b c d x_e f : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : 0 ≤ d) (h4 : x_e + b ≤ 14) (h5 : f = a) (h6 : c < x_e) (h7 : d < 14) (h8 : a < 3) (h9 : ¬ ((1 ≤ d + a ∧ d + a < 15) ∧ 1 ≤ b + x_e ∧ b + x_e < 15)) (h10 : ¬ f = 0) : a = 2 :=
  by omega

theorem fact_19 {a b : Int} (h0 : a < 14) (h1 : b < 3) (h2 : ¬ b + a ≤ 14) : a = 13 :=
  by omega

theorem fact_20 {a b c : Int} (h0 : b < c) (h1 : a < 3) (h2 : ¬ a + b ≤ c) : a = 2 :=
  by omega

theorem fact_21 {a b : Int} (h0 : a < b) (h1 : b < 3) : a < 2 :=
  by omega

theorem fact_22 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : ¬ 0 < b + a) : a = 0 :=
  by omega

theorem fact_23 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : ¬ 0 < a + b) : a = 0 :=
  by omega

theorem fact_24 {a b c d x_e : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : c = 0) (h3 : d = 13) (h4 : b < x_e) (h5 : a < 3) (h6 : x_e < 3) (h7 : ¬ ((1 ≤ d + x_e ∧ d + x_e < 15) ∧ 1 ≤ c + a ∧ c + a < 15)) (h8 : ¬ x_e = 2) : a = 0 :=
  by omega

theorem fact_25 {a b c d x_e : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : d = 13) (h4 : b < x_e) (h5 : a < 14) (h6 : c < 3) (h7 : x_e < 3) (h8 : ¬ ((1 ≤ d + x_e ∧ d + x_e < 15) ∧ 1 ≤ a + c ∧ a + c < 15)) (h9 : ¬ a = 0) (h10 : ¬ x_e = 2) : a = 13 :=
  by omega

theorem fact_26 {a b c d x_e : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : d = 13) (h4 : b < x_e) (h5 : c < 14) (h6 : a < 3) (h7 : x_e < 3) (h8 : ¬ ((1 ≤ d + x_e ∧ d + x_e < 15) ∧ 1 ≤ c + a ∧ c + a < 15)) (h9 : ¬ c = 0) (h10 : ¬ x_e = 2) : a = 2 :=
  by omega

theorem fact_27 {a b c d x_e : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : d = 0) (h4 : b < x_e) (h5 : c < 14) (h6 : a < 3) (h7 : x_e < 3) (h8 : ¬ ((1 ≤ c + x_e ∧ c + x_e < 15) ∧ 1 ≤ d + a ∧ d + a < 15)) (h9 : ¬ c = 13) : a = 0 :=
  by omega

theorem fact_28 {a b c d x_e : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ a) (h2 : 0 ≤ c) (h3 : 0 ≤ d) (h4 : c < x_e) (h5 : a < 14) (h6 : b < 14) (h7 : d < 3) (h8 : x_e < 3) (h9 : ¬ ((1 ≤ b + x_e ∧ b + x_e < 15) ∧ 1 ≤ a + d ∧ a + d < 15)) (h10 : ¬ a = 0) (h11 : ¬ b = 13) : a = 13 :=
  by omega

theorem fact_29 {a b c d x_e : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ a) (h2 : 0 ≤ c) (h3 : 0 ≤ d) (h4 : c < x_e) (h5 : b < 14) (h6 : d < 14) (h7 : a < 3) (h8 : x_e < 3) (h9 : ¬ ((1 ≤ b + x_e ∧ b + x_e < 15) ∧ 1 ≤ d + a ∧ d + a < 15)) (h10 : ¬ d = 0) (h11 : ¬ b = 13) : a = 2 :=
  by omega

theorem fact_30 {a b c d x_e : Int} (h0 : 0 ≤ a) (h1 : b + c ≤ 14) (h2 : d = x_e) (h3 : d = 0) (h4 : a < 14) (h5 : 0 < b + c) (h6 : ¬ ((1 ≤ a + x_e ∧ a + x_e < 15) ∧ 1 ≤ c + b ∧ c + b < 15)) : a = 0 :=
  by omega

theorem fact_31 {a b c d x_e : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : d + x_e ≤ 14) (h3 : a = b) (h4 : c < 14) (h5 : b < 3) (h6 : 0 < d + x_e) (h7 : ¬ ((1 ≤ c + b ∧ c + b < 15) ∧ 1 ≤ x_e + d ∧ x_e + d < 15)) (h8 : ¬ a = 0) : a = 2 :=
  by omega

theorem fact_32 {a b c d x_e : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : c + d ≤ 14) (h3 : x_e = b) (h4 : a < 14) (h5 : b < 3) (h6 : 0 < c + d) (h7 : ¬ ((1 ≤ a + b ∧ a + b < 15) ∧ 1 ≤ d + c ∧ d + c < 15)) (h8 : ¬ x_e = 0) : a = 13 :=
  by omega

theorem fact_33 {a b c d x_e : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : c + d ≤ 14) (h3 : x_e = a) (h4 : b < 14) (h5 : a < 3) (h6 : 0 < c + d) (h7 : ¬ ((1 ≤ b + a ∧ b + a < 15) ∧ 1 ≤ d + c ∧ d + c < 15)) (h8 : ¬ x_e = 0) : a = 2 :=
  by omega

theorem fact_34 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : a = b) (h3 : ¬ 0 < b + c) : a = 0 :=
  by omega

theorem fact_35 {a b c d : Int} (h0 : a = b) (h1 : c < d) (h2 : ¬ b + c ≤ d) : 0 ≤ a :=
  by omega

theorem fact_36 {a b : Int} (h0 : a < 14) (h1 : b < 3) (h2 : ¬ b ≤ (-1) * a + 14) : a = 13 :=
  by omega

theorem fact_37 {a b c : Int} (h0 : b < c) (h1 : a < 3) (h2 : ¬ a ≤ (-1) * b + c) : a = 2 :=
  by omega

theorem fact_38 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : c = 0) (h3 : d = 0) (h4 : b < 14) (h5 : a < 3) (h6 : ¬ ((1 ≤ b + c ∧ b + c < 15) ∧ 1 ≤ d + a ∧ d + a < 15)) (h7 : ¬ b = 0) : a = 0 :=
  by omega

theorem fact_39 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : d = 0) (h4 : a < 14) (h5 : b < 14) (h6 : c < 3) (h7 : ¬ ((1 ≤ b + d ∧ b + d < 15) ∧ 1 ≤ a + c ∧ a + c < 15)) (h8 : ¬ a = 0) (h9 : ¬ b = 0) : a = 13 :=
  by omega

theorem fact_40 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : d = 0) (h4 : b < 14) (h5 : c < 14) (h6 : a < 3) (h7 : ¬ ((1 ≤ b + d ∧ b + d < 15) ∧ 1 ≤ c + a ∧ c + a < 15)) (h8 : ¬ b = 0) (h9 : ¬ c = 0) : a = 2 :=
  by omega

theorem fact_41 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : ¬ (-1) * a < b) : a = 0 :=
  by omega

theorem fact_42 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : ¬ (-1) * b < a) : a = 0 :=
  by omega

theorem fact_43 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : c = 0) (h3 : d = 13) (h4 : a < 3) (h5 : b < 3) (h6 : ¬ ((1 ≤ d + b ∧ d + b < 15) ∧ 1 ≤ c + a ∧ c + a < 15)) (h7 : ¬ b = 2) : a = 0 :=
  by omega

theorem fact_44 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : d = 13) (h4 : a < 14) (h5 : b < 3) (h6 : c < 3) (h7 : ¬ ((1 ≤ d + b ∧ d + b < 15) ∧ 1 ≤ a + c ∧ a + c < 15)) (h8 : ¬ a = 0) (h9 : ¬ b = 2) : a = 13 :=
  by omega

theorem fact_45 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : d = 13) (h4 : b < 14) (h5 : a < 3) (h6 : c < 3) (h7 : ¬ ((1 ≤ d + c ∧ d + c < 15) ∧ 1 ≤ b + a ∧ b + a < 15)) (h8 : ¬ b = 0) (h9 : ¬ c = 2) : a = 2 :=
  by omega

theorem fact_46 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : d = 0) (h4 : b < 14) (h5 : a < 3) (h6 : c < 3) (h7 : ¬ ((1 ≤ b + c ∧ b + c < 15) ∧ 1 ≤ d + a ∧ d + a < 15)) (h8 : ¬ c = 0) (h9 : ¬ b = 13) : a = 0 :=
  by omega

theorem fact_47 {a b c d : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ a) (h2 : 0 ≤ c) (h3 : 0 ≤ d) (h4 : a < 14) (h5 : b < 14) (h6 : c < 3) (h7 : d < 3) (h8 : ¬ ((1 ≤ b + c ∧ b + c < 15) ∧ 1 ≤ a + d ∧ a + d < 15)) (h9 : ¬ a = 0) (h10 : ¬ c = 0) (h11 : ¬ b = 13) : a = 13 :=
  by omega

theorem fact_48 {a b c d : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : 0 ≤ a) (h3 : 0 ≤ d) (h4 : b < 14) (h5 : c < 14) (h6 : a < 3) (h7 : d < 3) (h8 : ¬ ((1 ≤ b + d ∧ b + d < 15) ∧ 1 ≤ c + a ∧ c + a < 15)) (h9 : ¬ c = 0) (h10 : ¬ d = 0) (h11 : ¬ b = 13) : a = 2 :=
  by omega

theorem fact_49 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : a < c + 1) (h3 : ¬ 0 < c + b) : a = 0 :=
  by omega

theorem fact_50 {a b : Int} (h0 : b = 2) (h1 : a < 3) : a < b + 1 :=
  by omega

theorem fact_51 {a : Int} (h0 : a < 14) : a < 15 :=
  by omega

theorem fact_52 {a b : Int} (h0 : a < (-1)) (h1 : b < 3) : a + b < 1 :=
  by omega

theorem fact_53 {a b c : Int} (h0 : a ≤ b) (h1 : 0 ≤ c) : a ≤ b + c :=
  by omega

theorem fact_54 {a : Int} (h0 : ¬ 0 < a) : a < 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (b f p q r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < r)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [b, f, y_k0 + p, y_k1 + q], M t_W [f, y_k0, y_k1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (b f p q r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => y_k0 = r ∧ 0 ≤ y_k1 ∧ y_k1 < s ∨ (0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < r)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [b, f, y_k0 + p, y_k1 + q], M t_W [f, y_k0, y_k1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (b f p q r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => y_k0 = r ∧ 0 ≤ y_k1 ∧ y_k1 ≤ s ∨ (0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < r)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [b, f, y_k0 + p, y_k1 + q], M t_W [f, y_k0, y_k1]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (b f p q r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => ((((((((y_k0 = 0 ∧ 0 ≤ y_k1 ∧ y_k1 ≤ s) ∧ p = 0) ∧ r = 0) ∧ s + q ≤ 14) ∧ 0 < s + q ∨ ((((y_k0 = 2 ∧ 0 ≤ y_k1 ∧ y_k1 ≤ s) ∧ p = 13) ∧ r = 2) ∧ s + q ≤ 14) ∧ 0 < s + q) ∨ ((y_k0 = r ∧ y_k1 = 0) ∧ q = 0) ∧ s = 0) ∨ (((((0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < 2) ∧ p = 13) ∧ r = 2) ∧ s + q ≤ 14) ∧ 0 < s + q) ∨ (((0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < r) ∧ q = 0) ∧ s = 0) ∨ (((0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 ≤ r) ∧ q = 13) ∧ s = 2)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [b, f, y_k0 + p, y_k1 + q], M t_W [f, y_k0, y_k1]])))

theorem equation_0 (b f p q : Int) (h0 : True) :
    (M t_P [b, f, p, q]) = (sel ((1 ≤ p ∧ p < 15) ∧ 1 ≤ q ∧ q < 15) (M t_X [b, f, p + (-1), q + (-1)]) (I.fn f_1 [])) :=
  (Eq.trans (hM _ (.head _) [b, f, p, q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.select (.and (.and (.le (.const 1) (.var v_p)) (.lt (.var v_p) (.const 15))) (.and (.le (.const 1) (.var v_q)) (.lt (.var v_q) (.const 15)))) (.access t_X [.var v_b, .var v_f, .add (.var v_p) (.const (-1)), .add (.var v_q) (.const (-1))]) (.fn f_1 [])) (((((base E n).set v_b b).set v_f f).set v_p p).set v_q q) = _ from
  (eval_select_of cond_holds rfl rfl)))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (b f p q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k0 ∧ y_k0 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [b, f, p + y_k0, q + y_k1], M t_W [f, y_k0, y_k1]])))

theorem equation_1 (b f p q : Int) (h0 : True) :
    (M t_Y [b, f, p, q]) = (value_4 I M b f p q) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [b, f, p, q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn f_2 [.access t_P [.var v_b, .var v_f, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_r, .var v_s]])) (((((base E n).set v_b b).set v_f f).set v_p p).set v_q q) = _ from
  (eval_reduce_some2 rfl (fun (r s : Int) => cond_holds)
  (fun (r s : Int) (h1 : (0 ≤ r ∧ r < 3) ∧ 0 ≤ s ∧ s < 3) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_w
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 3) ∧ 0 ≤ c1 ∧ c1 < 3) ∧ 0 ≤ c0 ∧ c0 < 8)
    (fun c0 c1 c2 => (M t_W [c0, c1, c2]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points4 a_x
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 c2 c3 => (M t_X [c0, c1, c2, c3]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (b : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 c2 c3 => (M t_Y [c0, c1, c2, c3]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n b : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M n).and (known_1_2 I M b)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (b f : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => ((c0 = b ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < f ∨ (((0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 c2 c3 => (M t_Y [c0, c1, c2, c3]))

noncomputable def known_2 (I : Interp V) (M : Model V) (n b f : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M n).and (known_2_2 I M b f)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (b f p : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => ((c0 = b ∧ c1 = f) ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < p ∨ ((c0 = b ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < f ∨ (((0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 c2 c3 => (M t_Y [c0, c1, c2, c3]))

noncomputable def known_3 (I : Interp V) (M : Model V) (n b f p : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M n).and (known_3_2 I M b f p)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (b f p q : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => ((c0 = b ∧ c1 = f) ∧ c2 = p) ∧ 0 ≤ c3 ∧ c3 < q ∨ ((c0 = b ∧ c1 = f) ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < p ∨ ((c0 = b ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < f ∨ (((0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 c2 c3 => (M t_Y [c0, c1, c2, c3]))

noncomputable def known_4 (I : Interp V) (M : Model V) (n b f p q : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M n).and (known_4_2 I M b f p q)))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (b f p q r : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((c0 = b ∧ c1 = f) ∧ c2 = p) ∧ c3 = q) ∧ 0 < r)
    (fun c0 c1 c2 c3 => (value_0 I M b f p q r))

noncomputable def known_5 (I : Interp V) (M : Model V) (n b f p q r : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M n).and ((known_5_2 I M b f p q r).and (known_4_2 I M b f p q))))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (b f p q r s : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((c0 = b ∧ c1 = f) ∧ c2 = p) ∧ c3 = q) ∧ 0 < s + r)
    (fun c0 c1 c2 c3 => (value_1 I M b f p q r s))

noncomputable def known_6 (I : Interp V) (M : Model V) (n b f p q r s : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M n).and ((known_6_2 I M b f p q r s).and (known_4_2 I M b f p q))))

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

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (b f p q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (1 : Int) < 0)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [b, f, y_k0 + p, y_k1 + q], M t_W [f, y_k0, y_k1]])))

theorem vc_6 (b f p q r s : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p) (h6 : p < 14) (h7 : 0 ≤ q) (h8 : q < 14) (h9 : 0 ≤ r) (h10 : r < 3) (h11 : 0 ≤ s) (h12 : s < 3) :
    (body_6 I M).vc I (impl.HasCell spec (base E n)) (((((((base E n).set v_b b).set v_f f).set v_p p).set v_q q).set v_r r).set v_s s) (known_6 I M n b f p q r s) :=
  (vc_seq
  (vc_if_of cond_holds (fun (h13 : r = 0 ∧ s = 0) => (vc_assign_of (I.fn f_1 [])
  (has_cell_at4 (b := (Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (R := (Region.mk t_Y [(.const 0, .var v_n), (.const 0, .const 8), (.const 0, .const 14), (.const 0, .const 14)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [b, f, p, q]
  (region_iff.2 ⟨b, _, rfl, h1, h2, f, _, rfl, h3, h4, p, _, rfl, h5, h6, q, _, rfl, h7, h8, rfl⟩)
  shape_a_y rfl rfl ⟨h1, h3, h5, h7⟩) ev_const rfl)) (fun (h13 : ¬ (r = 0 ∧ s = 0)) => vc_skip))
  (vc_if_of cond_holds (fun (h13 : (1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15) =>
  (Or.elim (((Classical.em (r = 0)).elim
  (fun h14 => ((Classical.em (s = 0)).elim (fun h15 => (Or.inl ⟨h14, h15⟩))
  (fun h15 => (Or.inr (int_c289 h9 h11 h15))))) (fun h14 => (Or.inr (int_c288 h9 h11 h14))))
  : r = 0 ∧ s = 0 ∨ (-1) * r < s) (fun h14 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_X [b, f, p + r + (-1), q + s + (-1)], M t_W [f, r, s]])
  (at_if_of cond_holds
  (fun (h15 : r = 0 ∧ s = 0) => (at_set_eq4 b f p q b f p q ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩ rfl))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) => (False.elim ((int_c401 h14.1 h14.2 h15) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h15 : r = 0 ∧ s = 0) =>
  (at_set_other (by decide) ((at_right (at_left (at_points4 b f (p + r + (-1)) (q + s + (-1))
  ⟨⟨⟨⟨(int_c143 h13.2.1), (fact_0 h13.2.2)⟩, ⟨(int_c143 h13.1.1), (fact_0 h13.1.2)⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩
  rfl)))
  : (known_6 I M n b f p q r s) ⟨a_x, [b, f, p + r + (-1), q + s + (-1)]⟩ (M t_X [b, f, p + r + (-1), q + s + (-1)]))))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) => (False.elim ((int_c401 h14.1 h14.2 h15) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h15 : r = 0 ∧ s = 0) =>
  (at_set_other (by decide) ((at_left (at_points3 f r s ⟨⟨⟨h11, h12⟩, ⟨h9, h10⟩⟩, ⟨h3, h4⟩⟩ rfl))
  : (known_6 I M n b f p q r s) ⟨a_w, [f, r, s]⟩ (M t_W [f, r, s]))))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) => (False.elim ((int_c401 h14.1 h14.2 h15) : False))))) ev_nil)))
  ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty2 (fun q2 q3 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [b, f, p + r + (-1), q + s + (-1)], M t_W [f, r, s]]] = I.fn f_0 [value_5 I M b f p q, I.fn f_2 [M t_X [b, f, p + r + (-1), q + s + (-1)], M t_W [f, r, s]]])
  (append2 r s 0 (0 + 1) 0 (0 + 1) (fun q0 q1 h15 => (Or.elim h15 (fun h16 =>
  ⟨(int_lab_ecb_lac h9 h16.1), ⟨(fact_1 h16.1 h14.1), ⟨h16.2.1, (int_c34 h16.2.2 h14.2)⟩⟩⟩)
  (fun h16 => (False.elim (int_c6 h16.2.1 h14.1 h16.2.2))))) (fun q0 q1 =>
  ⟨(fun h15 => (Or.elim h15 (fun h16 => (Or.inr ⟨h16.1, (int_c43 h16.2.2 h16.2.1 h14.2)⟩))
  (fun h16 => (False.elim (int_c6 h16.2.1 h14.1 h16.2.2))))), (fun h15 => (Or.elim h15 (fun h16 => (False.elim (int_one_lt_zero h16)))
  (fun h16 => (Or.inl ⟨h16.1, ⟨(int_lab_ecb_lac h11 h16.2), (int_eab_lab h16.2)⟩⟩))))⟩)
  (fun q0 q1 h15 => (False.elim (int_one_lt_zero h15))) (fun q0 q1 h15 => rfl)
  (fn_congr2 (Eq.trans ((Eq.trans ((at_congr4 rfl rfl int_c213 int_c213)
  : M t_X [b, f, p + r + (-1), q + s + (-1)] = M t_X [b, f, r + p + (-1), s + q + (-1)])
  (Eq.symm (sel_pos ⟨⟨(int_c535 h13.1.1), (int_c205 h13.1.2)⟩, ⟨(int_c535 h13.2.1), (int_c205 h13.2.2)⟩⟩)))
  : M t_X [b, f, p + r + (-1), q + s + (-1)] = sel ((1 ≤ r + p ∧ r + p < 15) ∧ 1 ≤ s + q ∧ s + q < 15) (M t_X [b, f, r + p + (-1), s + q + (-1)]) (I.fn f_1 []))
  (Eq.symm (equation_0 n hl hM b f (r + p) (s + q) trivial))) rfl)))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [b, f, p + r + (-1), q + s + (-1)], M t_W [f, r, s]]] = value_2 I M b f p q r s)))
  (fun h14 => (vc_accumulate_of (value_1 I M b f p q r s)
  (I.fn f_2 [M t_X [b, f, p + r + (-1), q + s + (-1)], M t_W [f, r, s]])
  (at_if_of cond_holds
  (fun (h15 : r = 0 ∧ s = 0) => (False.elim ((int_c376 h15.1 h15.2 h14) : False)))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) =>
  ((at_right (at_right (at_left (at_points4 b f p q ⟨⟨⟨⟨rfl, rfl⟩, rfl⟩, rfl⟩, (int_c365 h14)⟩ rfl))))
  : (known_6 I M n b f p q r s) ⟨a_y, [b, f, p, q]⟩ (value_1 I M b f p q r s))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds
  (fun (h15 : r = 0 ∧ s = 0) => (False.elim ((int_c376 h15.1 h15.2 h14) : False)))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) =>
  ((at_right (at_left (at_points4 b f (p + r + (-1)) (q + s + (-1))
  ⟨⟨⟨⟨(int_c143 h13.2.1), (fact_0 h13.2.2)⟩, ⟨(int_c143 h13.1.1), (fact_0 h13.1.2)⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩
  rfl)))
  : (known_6 I M n b f p q r s) ⟨a_x, [b, f, p + r + (-1), q + s + (-1)]⟩ (M t_X [b, f, p + r + (-1), q + s + (-1)])))))
  (ev_cons (ev_read (at_if_of cond_holds
  (fun (h15 : r = 0 ∧ s = 0) => (False.elim ((int_c376 h15.1 h15.2 h14) : False)))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) =>
  ((at_left (at_points3 f r s ⟨⟨⟨h11, h12⟩, ⟨h9, h10⟩⟩, ⟨h3, h4⟩⟩ rfl))
  : (known_6 I M n b f p q r s) ⟨a_w, [f, r, s]⟩ (M t_W [f, r, s]))))) ev_nil)))
  ((append2 r s (min 0 r) (r + 1) 0 ((max 2 s) + 1) (fun q4 q5 h15 =>
  (Or.elim h15 (fun h16 => ⟨(int_c23 h16.1), ⟨(int_eab_taB h16.1), ⟨h16.2.1, (int_c60 h16.2.2)⟩⟩⟩)
  (fun h16 => ⟨(int_c2 h16.2.1), ⟨(int_tab_taB h16.2.2), ⟨h16.1.1, (int_c359 h16.1.2)⟩⟩⟩)))
  (fun q4 q5 => ⟨(fun h15 => (Or.elim h15
  (fun h16 => ((Classical.em (q5 < s)).elim (fun h17 => (Or.inl (Or.inl ⟨h16.1, ⟨h16.2.1, h17⟩⟩)))
  (fun h17 => (Or.inr ⟨h16.1, (int_lab_ntab_eab h16.2.2 h17)⟩))))
  (fun h16 => (Or.inl (Or.inr h16))))), (fun h15 => (Or.elim h15
  (fun h16 => (Or.elim h16 (fun h17 => (Or.inl ⟨h17.1, ⟨h17.2.1, (int_tab_lab h17.2.2)⟩⟩))
  (fun h17 => (Or.inr h17))))
  (fun h16 => (Or.inl ⟨h16.1, ⟨(int_lab_ecb_lac h11 h16.2), (int_eab_lab h16.2)⟩⟩))))⟩)
  (fun q4 q5 h15 =>
  (Or.elim h15 (fun h16 => (Or.inr ⟨h16.1, h16.2.2⟩)) (fun h16 => (Or.inl h16.2.2))))
  (fun q4 q5 h15 => rfl) (fn_congr2 (Eq.trans ((Eq.trans ((at_congr4 rfl rfl int_c213 int_c213)
  : M t_X [b, f, p + r + (-1), q + s + (-1)] = M t_X [b, f, r + p + (-1), s + q + (-1)])
  (Eq.symm (sel_pos ⟨⟨(int_c535 h13.1.1), (int_c205 h13.1.2)⟩, ⟨(int_c535 h13.2.1), (int_c205 h13.2.2)⟩⟩)))
  : M t_X [b, f, p + r + (-1), q + s + (-1)] = sel ((1 ≤ r + p ∧ r + p < 15) ∧ 1 ≤ s + q ∧ s + q < 15) (M t_X [b, f, r + p + (-1), s + q + (-1)]) (I.fn f_1 []))
  (Eq.symm (equation_0 n hl hM b f (r + p) (s + q) trivial))) rfl))
  : I.fn f_0 [value_1 I M b f p q r s, I.fn f_2 [M t_X [b, f, p + r + (-1), q + s + (-1)], M t_W [f, r, s]]] = value_2 I M b f p q r s)))))
  (fun (h13 : ¬ ((1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15)) =>
  (Or.elim (((Classical.em (r = 0)).elim
  (fun h14 => ((Classical.em (p = 0)).elim (fun h15 => ((Classical.em (s = 0)).elim
  (fun h16 => ((Classical.em (0 < q)).elim (fun h17 => (Or.inl (Or.inl ⟨⟨⟨h15, h14⟩, h16⟩, h17⟩)))
  (fun h17 => (Or.inl (Or.inr ⟨⟨(int_lba_ntba_eab h7 h17), h14⟩, h16⟩)))))
  (fun h16 => ((Classical.em (s ≤ (-1) * q + 14)).elim
  (fun h17 => (Or.inr (Or.inl ⟨⟨h15, h14⟩, ⟨(int_lab_neba_tab h11 h16), h17⟩⟩)))
  (fun h17 => (Or.inr (Or.inr (Or.inr (Or.inr ⟨(fact_36 h8 h12 h17), (fact_37 h8 h12 h17)⟩)))))))))
  (fun h15 => ((Classical.em (q = 0)).elim
  (fun h16 => (Or.inl (Or.inr ⟨⟨h16, h14⟩, (fact_38 h11 h5 h14 h16 h6 h12 h13 h15)⟩))) (fun h16 =>
  (Or.inr (Or.inr (Or.inr (Or.inr ⟨(fact_39 h7 h5 h11 h14 h8 h6 h12 h13 h16 h15), (fact_40 h11 h5 h7 h14 h6 h8 h12 h13 h15 h16)⟩)))))))))
  (fun h14 => ((Classical.em (p = 13)).elim (fun h15 => ((Classical.em (r = 2)).elim (fun h16 =>
  ((Classical.em ((-1) * q < s)).elim (fun h17 => ((Classical.em (s ≤ (-1) * q + 14)).elim
  (fun h18 => (Or.inr (Or.inr (Or.inl ⟨⟨h15, h16⟩, ⟨h17, h18⟩⟩))))
  (fun h18 => (Or.inr (Or.inr (Or.inr (Or.inr ⟨(fact_36 h8 h12 h18), (fact_37 h8 h12 h18)⟩)))))))
  (fun h17 =>
  (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨(fact_41 h7 h11 h17), (fact_42 h11 h7 h17)⟩, (int_c446 h16)⟩)))))))
  (fun h16 => ((Classical.em (q = 0)).elim (fun h17 =>
  (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨h17, (fact_43 h11 h9 h17 h15 h12 h10 h13 h16)⟩, (int_lab_neba_tab h9 h14)⟩)))))
  (fun h17 =>
  (Or.inr (Or.inr (Or.inr (Or.inr ⟨(fact_44 h7 h9 h11 h15 h8 h10 h12 h13 h17 h16), (fact_45 h11 h7 h9 h15 h8 h12 h10 h13 h17 h16)⟩)))))))))
  (fun h15 => ((Classical.em (q = 0)).elim (fun h16 =>
  (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨h16, (fact_46 h11 h5 h9 h16 h6 h12 h10 h13 h14 h15)⟩, (int_lab_neba_tab h9 h14)⟩)))))
  (fun h16 =>
  (Or.inr (Or.inr (Or.inr (Or.inr ⟨(fact_47 h5 h7 h9 h11 h8 h6 h10 h12 h13 h16 h14 h15), (fact_48 h5 h7 h11 h9 h6 h8 h12 h10 h13 h16 h14 h15)⟩))))))))))
  : (((p = 0 ∧ r = 0) ∧ s = 0) ∧ 0 < q ∨ (q = 0 ∧ r = 0) ∧ s = 0) ∨ ((p = 0 ∧ r = 0) ∧ 0 < s ∧ s ≤ (-1) * q + 14 ∨ (p = 13 ∧ r = 2) ∧ (-1) * q < s ∧ s ≤ (-1) * q + 14 ∨ (q = 0 ∧ s = 0) ∧ 0 < r ∨ q = 13 ∧ s = 2))
  (fun h14 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [I.fn f_1 [], M t_W [f, r, s]]) (at_if_of cond_holds
  (fun (h15 : r = 0 ∧ s = 0) => (at_set_eq4 b f p q b f p q ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩ rfl))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) =>
  (False.elim ((Or.elim h14 (fun h16 => (int_c401 h16.1.1.2 h16.1.2 h15))
  (fun h16 => (int_c401 h16.1.2 h16.2 h15))) : False))))
  (ev_fn (ev_cons ev_const (ev_cons (ev_read (at_if_of cond_holds (fun (h15 : r = 0 ∧ s = 0) =>
  (at_set_other (by decide) ((at_left (at_points3 f r s ⟨⟨⟨h11, h12⟩, ⟨h9, h10⟩⟩, ⟨h3, h4⟩⟩ rfl))
  : (known_6 I M n b f p q r s) ⟨a_w, [f, r, s]⟩ (M t_W [f, r, s]))))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) =>
  (False.elim ((Or.elim h14 (fun h16 => (int_c401 h16.1.1.2 h16.1.2 h15))
  (fun h16 => (int_c401 h16.1.2 h16.2 h15))) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty2 (fun q8 q9 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [I.fn f_1 [], M t_W [f, r, s]]] = I.fn f_0 [value_5 I M b f p q, I.fn f_2 [I.fn f_1 [], M t_W [f, r, s]]])
  (append2 r s 0 (0 + 1) 0 (0 + 1) (fun q6 q7 h15 => (Or.elim h15 (fun h16 => (Or.elim h16
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
  (fun q6 q7 => ⟨(fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16
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
  (fun q6 q7 h15 => (False.elim (int_one_lt_zero h15))) (fun q6 q7 h15 => rfl) (fn_congr2 (Eq.trans
  ((Eq.trans rfl (Eq.symm (sel_neg (fun h15 => (fact_6 h15.1.1 h15.2.1 h15.1.2 h15.2.2 h13)))))
  : I.fn f_1 [] = sel ((1 ≤ r + p ∧ r + p < 15) ∧ 1 ≤ s + q ∧ s + q < 15) (M t_X [b, f, r + p + (-1), s + q + (-1)]) (I.fn f_1 []))
  (Eq.symm (equation_0 n hl hM b f (r + p) (s + q) trivial))) rfl)))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [I.fn f_1 [], M t_W [f, r, s]]] = value_3 I M b f p q r s)))
  (fun h14 => (vc_accumulate_of (value_1 I M b f p q r s)
  (I.fn f_2 [I.fn f_1 [], M t_W [f, r, s]])
  (at_if_of cond_holds (fun (h15 : r = 0 ∧ s = 0) => (False.elim (by omega)))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) =>
  ((at_right (at_right (at_left (at_points4 b f p q ⟨⟨⟨⟨rfl, rfl⟩, rfl⟩, rfl⟩, (fact_7 h11 h9 h15)⟩ rfl))))
  : (known_6 I M n b f p q r s) ⟨a_y, [b, f, p, q]⟩ (value_1 I M b f p q r s))))
  (ev_fn (ev_cons ev_const
  (ev_cons (ev_read (at_if_of cond_holds (fun (h15 : r = 0 ∧ s = 0) => (False.elim (by omega)))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) =>
  ((at_left (at_points3 f r s ⟨⟨⟨h11, h12⟩, ⟨h9, h10⟩⟩, ⟨h3, h4⟩⟩ rfl))
  : (known_6 I M n b f p q r s) ⟨a_w, [f, r, s]⟩ (M t_W [f, r, s]))))) ev_nil)))
  ((append2 r s 0 ((max (max 0 2) r) + 1) 0 ((max 2 s) + 1)
  (fun q10 q11 h15 => (Or.elim h15 (fun h16 => (Or.elim h16
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
  (fun q10 q11 => ⟨(fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17
  (fun h18 => (Or.elim h18 (fun h19 => (Or.elim h19 (fun h20 => ((Classical.em (q11 < s)).elim
  (fun h21 => (Or.inl (Or.inl ⟨(int_eab_ecb_eac h20.1.1.1.1.1 h20.1.1.2), ⟨h20.1.1.1.1.2.1, h21⟩⟩)))
  (fun h21 =>
  (Or.inr ⟨(int_eab_ecb_eac h20.1.1.1.1.1 h20.1.1.2), (int_lab_ntab_eab h20.1.1.1.1.2.2 h21)⟩))))
  (fun h20 => ((Classical.em (q11 < s)).elim
  (fun h21 => (Or.inl (Or.inl ⟨(int_eab_ecb_eac h20.1.1.1.1.1 h20.1.1.2), ⟨h20.1.1.1.1.2.1, h21⟩⟩)))
  (fun h21 =>
  (Or.inr ⟨(int_eab_ecb_eac h20.1.1.1.1.1 h20.1.1.2), (int_lab_ntab_eab h20.1.1.1.1.2.2 h21)⟩))))))
  (fun h19 => (Or.inr ⟨h19.1.1.1, (int_eab_ecb_eac h19.1.1.2 h19.2)⟩)))) (fun h18 =>
  (Or.inl (Or.inr ⟨h18.1.1.1.1.1, ⟨h18.1.1.1.1.2.1, (int_ecb_tab_tac h18.1.1.2 h18.1.1.1.1.2.2)⟩⟩)))))
  (fun h17 => (Or.inl (Or.inr h17.1.1))))) (fun h16 => ((Classical.em (q10 = r)).elim (fun h17 =>
  ((Classical.em (q11 < s)).elim (fun h18 => (Or.inl (Or.inl ⟨h17, ⟨h16.1.1.1.1, h18⟩⟩)))
  (fun h18 => (Or.inr ⟨h17, (fact_13 h16.2 h16.1.1.1.2 h18)⟩)))) (fun h17 =>
  (Or.inl (Or.inr ⟨⟨h16.1.1.1.1, h16.1.1.1.2⟩, ⟨h16.1.1.2.1, (int_lab_neab_tab h16.1.1.2.2 h17)⟩⟩))))))), (fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 =>
  ((Classical.em (s + q ≤ 14)).elim (fun h18 => ((Classical.em (q10 = 0)).elim (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨⟨⟨h19, ⟨h17.2.1, (int_tab_lab h17.2.2)⟩⟩, (fact_14 h5 h7 h17.2.1 h18 h17.1 h19 h17.2.2 h6 h13)⟩, (int_eba_ebc_eac h17.1 h19)⟩, h18⟩, (fact_15 h7 h17.2.1 h17.2.2)⟩))))))
  (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨(fact_16 h7 h9 h17.2.1 h5 h18 h17.1 h17.2.2 h6 h10 h13 h19), ⟨h17.2.1, (int_tab_lab h17.2.2)⟩⟩, (fact_17 h5 h7 h9 h17.2.1 h18 h17.1 h17.2.2 h6 h10 h13 h19)⟩, (fact_18 h9 h7 h17.2.1 h5 h18 h17.1 h17.2.2 h6 h10 h13 h19)⟩, h18⟩, (fact_15 h7 h17.2.1 h17.2.2)⟩))))))))
  (fun h18 =>
  (Or.inr ⟨⟨⟨⟨h17.2.1, (int_tab_tbc_tac h17.2.2 h12)⟩, ⟨(int_lab_ecb_lac h9 h17.1), (int_eab_lab h17.1)⟩⟩, (fact_19 h8 h12 h18)⟩, (fact_20 h8 h12 h18)⟩))))
  (fun h17 => ((Classical.em (p = 13)).elim (fun h18 => ((Classical.em (r = 2)).elim (fun h19 =>
  ((Classical.em (s + q ≤ 14)).elim (fun h20 => ((Classical.em (0 < s + q)).elim (fun h21 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨h17.1, ⟨h17.2.1, (fact_21 h17.2.2 h10)⟩⟩, h18⟩, h19⟩, h20⟩, h21⟩))))
  (fun h21 => (Or.inl (Or.inr ⟨⟨h17, (fact_22 h7 h11 h21)⟩, (fact_23 h11 h7 h21)⟩))))) (fun h20 =>
  (Or.inr ⟨⟨⟨h17.1, ⟨h17.2.1, (int_tab_lab h17.2.2)⟩⟩, (fact_19 h8 h12 h20)⟩, (fact_20 h8 h12 h20)⟩))))
  (fun h19 => ((Classical.em (q = 0)).elim
  (fun h20 => (Or.inl (Or.inr ⟨⟨h17, h20⟩, (fact_24 h11 h17.2.1 h20 h18 h17.2.2 h12 h10 h13 h19)⟩)))
  (fun h20 =>
  (Or.inr ⟨⟨⟨h17.1, ⟨h17.2.1, (int_tab_lab h17.2.2)⟩⟩, (fact_25 h7 h17.2.1 h11 h18 h17.2.2 h8 h12 h10 h13 h20 h19)⟩, (fact_26 h11 h17.2.1 h7 h18 h17.2.2 h8 h12 h10 h13 h20 h19)⟩))))))
  (fun h18 => ((Classical.em (q = 0)).elim (fun h19 =>
  (Or.inl (Or.inr ⟨⟨h17, h19⟩, (fact_27 h11 h17.2.1 h5 h19 h17.2.2 h6 h12 h10 h13 h18)⟩)))
  (fun h19 =>
  (Or.inr ⟨⟨⟨h17.1, ⟨h17.2.1, (int_tab_lab h17.2.2)⟩⟩, (fact_28 h5 h7 h17.2.1 h11 h17.2.2 h8 h6 h12 h10 h13 h19 h18)⟩, (fact_29 h5 h11 h17.2.1 h7 h17.2.2 h6 h8 h12 h10 h13 h19 h18)⟩))))))))
  (fun h16 => ((Classical.em (s + q ≤ 14)).elim (fun h17 =>
  ((Classical.em (0 < s + q)).elim (fun h18 => ((Classical.em (q10 = 0)).elim (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨⟨⟨h19, ⟨(int_lab_ecb_lac h11 h16.2), (int_eab_lab h16.2)⟩⟩, (fact_30 h5 h17 h16.1 h19 h6 h18 h13)⟩, (int_eba_ebc_eac h16.1 h19)⟩, h17⟩, h18⟩))))))
  (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨(fact_31 h9 h5 h17 h16.1 h6 h10 h18 h13 h19), ⟨(int_lab_ecb_lac h11 h16.2), (int_eab_lab h16.2)⟩⟩, (fact_32 h5 h9 h17 h16.1 h6 h10 h18 h13 h19)⟩, (fact_33 h9 h5 h17 h16.1 h6 h10 h18 h13 h19)⟩, h17⟩, h18⟩))))))))
  (fun h18 =>
  (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h16.1, (fact_34 h11 h7 h16.2 h18)⟩, (fact_22 h7 h11 h18)⟩, (fact_23 h11 h7 h18)⟩)))))))
  (fun h17 =>
  (Or.inr ⟨⟨⟨⟨(fact_35 h16.2 h8 h17), (int_eab_tbc_tac h16.2 h12)⟩, ⟨(int_lab_ecb_lac h9 h16.1), (int_eab_lab h16.1)⟩⟩, (fact_19 h8 h12 h17)⟩, (fact_20 h8 h12 h17)⟩))))))⟩)
  (fun q10 q11 h15 =>
  (Or.elim h15 (fun h16 => (Or.inr ⟨h16.1, h16.2.2⟩)) (fun h16 => (Or.inl h16.2.2))))
  (fun q10 q11 h15 => rfl) (fn_congr2 (Eq.trans
  ((Eq.trans rfl (Eq.symm (sel_neg (fun h15 => (fact_6 h15.1.1 h15.2.1 h15.1.2 h15.2.2 h13)))))
  : I.fn f_1 [] = sel ((1 ≤ r + p ∧ r + p < 15) ∧ 1 ≤ s + q ∧ s + q < 15) (M t_X [b, f, r + p + (-1), s + q + (-1)]) (I.fn f_1 []))
  (Eq.symm (equation_0 n hl hM b f (r + p) (s + q) trivial))) rfl))
  : I.fn f_0 [value_1 I M b f p q r s, I.fn f_2 [I.fn f_1 [], M t_W [f, r, s]]] = value_3 I M b f p q r s)))))))

theorem kept_6 (b f p q r s : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p) (h6 : p < 14) (h7 : 0 ≤ q) (h8 : q < 14) (h9 : 0 ≤ r) (h10 : r < 3) (h11 : 0 ≤ s) (h12 : s < 3) :
    Heap.Entails ((body_6 I M).post (((((((base E n).set v_b b).set v_f f).set v_p p).set v_q q).set v_r r).set v_s s) (known_6 I M n b f p q r s)) (known_6 I M n b f p q r (s + 1)) :=
  (show Heap.Entails _ (known_6 I M n b f p q r (s + 1)) from
  (entails_and (entails_points3 (fun q12 q13 q14 h13 =>
  (at_if_of cond_holds (fun (h14 : (1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h15 : r = 0 ∧ s = 0) =>
  (at_set_other (by decide) (at_left (at_points3 q12 q13 q14 h13 rfl))))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) => (at_left (at_points3 q12 q13 q14 h13 rfl))))))
  (fun (h14 : ¬ ((1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15)) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h15 : r = 0 ∧ s = 0) =>
  (at_set_other (by decide) (at_left (at_points3 q12 q13 q14 h13 rfl))))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) => (at_left (at_points3 q12 q13 q14 h13 rfl)))))))))
  (entails_and (entails_points4 (fun q15 q16 q17 q18 h13 =>
  (at_if_of cond_holds (fun (h14 : (1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h15 : r = 0 ∧ s = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points4 q15 q16 q17 q18 h13 rfl)))))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) => (at_right (at_left (at_points4 q15 q16 q17 q18 h13 rfl)))))))
  (fun (h14 : ¬ ((1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15)) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h15 : r = 0 ∧ s = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points4 q15 q16 q17 q18 h13 rfl)))))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) => (at_right (at_left (at_points4 q15 q16 q17 q18 h13 rfl))))))))))
  (entails_and (entails_points4 (fun q19 q20 q21 q22 h13 =>
  (at_if_of cond_holds (fun (h14 : (1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15) =>
  (at_set_eq4 q19 q20 q21 q22 b f p q ⟨h13.1.1.1.1, ⟨h13.1.1.1.2, ⟨h13.1.1.2, h13.1.2⟩⟩⟩
  ((reduce_congr2 (fun q23 q24 =>
  ⟨(fun h15 => (Or.elim h15 (fun h16 => (Or.inl ⟨h16.1, ⟨h16.2.1, (int_taB_lab h16.2.2)⟩⟩))
  (fun h16 => (Or.inr h16)))), (fun h15 => (Or.elim h15 (fun h16 => (Or.inl ⟨h16.1, ⟨h16.2.1, (int_lab_taB h16.2.2)⟩⟩))
  (fun h16 => (Or.inr h16))))⟩) (fun q23 q24 h15 => rfl))
  : value_1 I M b f p q r (s + 1) = value_2 I M b f p q r s)))
  (fun (h14 : ¬ ((1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15)) =>
  (at_set_eq4 q19 q20 q21 q22 b f p q ⟨h13.1.1.1.1, ⟨h13.1.1.1.2, ⟨h13.1.1.2, h13.1.2⟩⟩⟩
  ((reduce_congr2 (fun q25 q26 =>
  ⟨(fun h15 => (Or.elim h15 (fun h16 => ((Classical.em (s + q ≤ 14)).elim (fun h17 =>
  ((Classical.em (0 < s + q)).elim (fun h18 => ((Classical.em (q25 = 0)).elim (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨⟨⟨h19, ⟨h16.2.1, (int_taB_lab h16.2.2)⟩⟩, (fact_30 h5 h17 h16.1 h19 h6 h18 h14)⟩, (int_eba_ebc_eac h16.1 h19)⟩, h17⟩, h18⟩))))))
  (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨(fact_31 h9 h5 h17 h16.1 h6 h10 h18 h14 h19), ⟨h16.2.1, (int_taB_lab h16.2.2)⟩⟩, (fact_32 h5 h9 h17 h16.1 h6 h10 h18 h14 h19)⟩, (fact_33 h9 h5 h17 h16.1 h6 h10 h18 h14 h19)⟩, h17⟩, h18⟩))))))))
  (fun h18 =>
  (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h16.1, (fact_49 h16.2.1 h7 h16.2.2 h18)⟩, (fact_22 h7 h11 h18)⟩, (fact_23 h11 h7 h18)⟩)))))))
  (fun h17 =>
  (Or.inr ⟨⟨⟨⟨h16.2.1, (int_c33 h12 h16.2.2)⟩, ⟨(int_lab_ecb_lac h9 h16.1), (int_eab_lab h16.1)⟩⟩, (fact_19 h8 h12 h17)⟩, (fact_20 h8 h12 h17)⟩))))
  (fun h16 => ((Classical.em (p = 13)).elim (fun h17 => ((Classical.em (r = 2)).elim (fun h18 =>
  ((Classical.em (s + q ≤ 14)).elim (fun h19 => ((Classical.em (0 < s + q)).elim (fun h20 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨h16.1, ⟨h16.2.1, (fact_21 h16.2.2 h10)⟩⟩, h17⟩, h18⟩, h19⟩, h20⟩))))
  (fun h20 => (Or.inl (Or.inr ⟨⟨h16, (fact_22 h7 h11 h20)⟩, (fact_23 h11 h7 h20)⟩))))) (fun h19 =>
  (Or.inr ⟨⟨⟨h16.1, ⟨h16.2.1, (int_tab_lab h16.2.2)⟩⟩, (fact_19 h8 h12 h19)⟩, (fact_20 h8 h12 h19)⟩))))
  (fun h18 => ((Classical.em (q = 0)).elim
  (fun h19 => (Or.inl (Or.inr ⟨⟨h16, h19⟩, (fact_24 h11 h16.2.1 h19 h17 h16.2.2 h12 h10 h14 h18)⟩)))
  (fun h19 =>
  (Or.inr ⟨⟨⟨h16.1, ⟨h16.2.1, (int_tab_lab h16.2.2)⟩⟩, (fact_25 h7 h16.2.1 h11 h17 h16.2.2 h8 h12 h10 h14 h19 h18)⟩, (fact_26 h11 h16.2.1 h7 h17 h16.2.2 h8 h12 h10 h14 h19 h18)⟩))))))
  (fun h17 => ((Classical.em (q = 0)).elim (fun h18 =>
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
  (fun h17 => (Or.inr h17.1.1)))) (fun h16 => ((Classical.em (q25 = r)).elim
  (fun h17 => (Or.inl ⟨h17, ⟨h16.1.1.1.1, (fact_50 h16.2 h16.1.1.1.2)⟩⟩)) (fun h17 =>
  (Or.inr ⟨⟨h16.1.1.1.1, h16.1.1.1.2⟩, ⟨h16.1.1.2.1, (int_lab_neab_tab h16.1.1.2.2 h17)⟩⟩))))))⟩)
  (fun q25 q26 h15 => rfl)) : value_1 I M b f p q r (s + 1) = value_3 I M b f p q r s))))))
  (entails_points4 (fun q27 q28 q29 q30 h13 => (Or.elim h13
  (fun h14 => (at_if_of cond_holds (fun (h15 : (1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h16 => (int_eab_tab_F h16.2.2.2 h14.2.2))
  (at_if_of cond_holds (fun (h16 : r = 0 ∧ s = 0) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h17 => (int_eab_tab_F h17.2.2.2 h14.2.2))
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))
  (fun (h16 : ¬ (r = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))))
  (fun (h15 : ¬ ((1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15)) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h16 => (int_eab_tab_F h16.2.2.2 h14.2.2))
  (at_if_of cond_holds (fun (h16 : r = 0 ∧ s = 0) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h17 => (int_eab_tab_F h17.2.2.2 h14.2.2))
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))
  (fun (h16 : ¬ (r = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))))))
  (fun h14 => (Or.elim h14
  (fun h15 => (at_if_of cond_holds (fun (h16 : (1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h17 => (int_eab_tab_F h17.2.2.1 h15.2.2))
  (at_if_of cond_holds (fun (h17 : r = 0 ∧ s = 0) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h18 => (int_eab_tab_F h18.2.2.1 h15.2.2))
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))
  (fun (h17 : ¬ (r = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))))
  (fun (h16 : ¬ ((1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15)) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h17 => (int_eab_tab_F h17.2.2.1 h15.2.2))
  (at_if_of cond_holds (fun (h17 : r = 0 ∧ s = 0) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h18 => (int_eab_tab_F h18.2.2.1 h15.2.2))
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))
  (fun (h17 : ¬ (r = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))))))
  (fun h15 => (Or.elim h15
  (fun h16 => (at_if_of cond_holds (fun (h17 : (1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h18 => (int_eab_tab_F h18.2.1 h16.2.2))
  (at_if_of cond_holds (fun (h18 : r = 0 ∧ s = 0) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h19 => (int_eab_tab_F h19.2.1 h16.2.2))
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))
  (fun (h18 : ¬ (r = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))))
  (fun (h17 : ¬ ((1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15)) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h18 => (int_eab_tab_F h18.2.1 h16.2.2))
  (at_if_of cond_holds (fun (h18 : r = 0 ∧ s = 0) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h19 => (int_eab_tab_F h19.2.1 h16.2.2))
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))
  (fun (h18 : ¬ (r = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))))))
  (fun h16 => (at_if_of cond_holds (fun (h17 : (1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h18 => (int_eab_tab_F h18.1 h16.2.2))
  (at_if_of cond_holds (fun (h18 : r = 0 ∧ s = 0) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h19 => (int_eab_tab_F h19.1 h16.2.2))
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))
  (fun (h18 : ¬ (r = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))))
  (fun (h17 : ¬ ((1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15)) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h18 => (int_eab_tab_F h18.1 h16.2.2))
  (at_if_of cond_holds (fun (h18 : r = 0 ∧ s = 0) =>
  (at_set_ne4 q27 q28 q29 q30 b f p q (fun h19 => (int_eab_tab_F h19.1 h16.2.2))
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl))))))
  (fun (h18 : ¬ (r = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_points4 q27 q28 q29 q30 h13 rfl)))))))))))))))))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_s (.const 0) (.const 3)
    (fun e x => known_6 I M (e v_n) (e v_b) (e v_f) (e v_p) (e v_q) (e v_r) x) (body_6 I M)

theorem vc_5 (b f p q r : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p) (h6 : p < 14) (h7 : 0 ≤ q) (h8 : q < 14) (h9 : 0 ≤ r) (h10 : r < 3) :
    (body_5 I M).vc I (impl.HasCell spec (base E n)) ((((((base E n).set v_b b).set v_f f).set v_p p).set v_q q).set v_r r) (known_5 I M n b f p q r) :=
  (vc_for_of 0 3 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q31 q32 q33 q34 h11 =>
  (at_right (at_right (at_left (at_points4 q31 q32 q33 q34 ⟨h11.1, (int_c142 h11.2)⟩ (reduce_congr2 (fun q35 q36 => ⟨(fun h12 =>
  (Or.elim h12 (fun h13 => (False.elim (int_lab_tba_F h13.2.1 h13.2.2))) (fun h13 => h13))), (fun h12 => (Or.inr h12))⟩)
  (fun q35 q36 h12 => rfl)))))))) (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_5 I M n b f p q r) (known_6 I M n b f p q r 0))
  (fun s h11 h12 => (vc_6 n hl hM b f p q r s h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))
  (fun s h11 h12 => (kept_6 n hl hM b f p q r s h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12)))

theorem kept_5 (b f p q r : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p) (h6 : p < 14) (h7 : 0 ≤ q) (h8 : q < 14) (h9 : 0 ≤ r) (h10 : r < 3) :
    Heap.Entails ((body_5 I M).post ((((((base E n).set v_b b).set v_f f).set v_p p).set v_q q).set v_r r) (known_5 I M n b f p q r)) (known_5 I M n b f p q (r + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q37 q38 q39 q40 h11 =>
  (at_right (at_right (at_left (at_points4 q37 q38 q39 q40 ⟨h11.1, (int_c468 h9)⟩ (reduce_congr2 (fun q41 q42 =>
  ⟨(fun h12 => ((Classical.em (q41 = r)).elim (fun h13 => (Or.inl ⟨h13, ⟨h12.1.1, h12.1.2⟩⟩))
  (fun h13 => (Or.inr ⟨⟨h12.1.1, h12.1.2⟩, ⟨h12.2.1, (int_taB_neab_tab h12.2.2 h13)⟩⟩)))), (fun h12 => (Or.elim h12 (fun h13 => ⟨h13.2, ⟨(int_lab_ecb_lac h9 h13.1), (int_eab_taB h13.1)⟩⟩)
  (fun h13 => ⟨h13.1, ⟨h13.2.1, (int_tab_taB h13.2.2)⟩⟩)))⟩) (fun q41 q42 h12 => rfl))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_6 I M n b f p q r 3) (known_5 I M n b f p q (r + 1)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_y] <|
    .for v_r (.const 0) (.const 3)
      (fun e x => known_5 I M (e v_n) (e v_b) (e v_f) (e v_p) (e v_q) x) (body_5 I M)

theorem vc_4 (b f p q : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p) (h6 : p < 14) (h7 : 0 ≤ q) (h8 : q < 14) :
    (body_4 I M).vc I (impl.HasCell spec (base E n)) (((((base E n).set v_b b).set v_f f).set v_p p).set v_q q) (known_4 I M n b f p q) :=
  (vc_scope (vc_for_of 0 3 rfl rfl (show Heap.Entails _ (known_5 I M n b f p q 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q43 q44 q45 q46 h9 => (False.elim (int_irrefl h9.2))))
  (entails_right (entails_right entails_refl))))))
  (fun r h9 h10 => (vc_5 n hl hM b f p q r h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun r h9 h10 => (kept_5 n hl hM b f p q r h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))))

theorem kept_4 (b f p q : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p) (h6 : p < 14) (h7 : 0 ≤ q) (h8 : q < 14) :
    Heap.Entails ((body_4 I M).post (((((base E n).set v_b b).set v_f f).set v_p p).set v_q q) (known_4 I M n b f p q)) (known_4 I M n b f p (q + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q47 q48 q49 q50 h9 => (Or.elim h9 (fun h10 =>
  (Or.elim (((Classical.em (q50 = q)).elim (fun h11 => (Or.inl ⟨⟨h10.1, h11⟩, (by decide)⟩))
  (fun h11 => (Or.inr (Or.inl ⟨h10.1, ⟨h10.2.1, (int_taB_neab_tab h10.2.2 h11)⟩⟩))))
  : (((q47 = b ∧ q48 = f) ∧ q49 = p) ∧ q50 = q) ∧ 0 < (3 : Int) ∨ (((q47 = b ∧ q48 = f) ∧ q49 = p) ∧ 0 ≤ q50 ∧ q50 < q ∨ ((q47 = b ∧ q48 = f) ∧ 0 ≤ q50 ∧ q50 < 14) ∧ 0 ≤ q49 ∧ q49 < p ∨ ((q47 = b ∧ 0 ≤ q50 ∧ q50 < 14) ∧ 0 ≤ q49 ∧ q49 < 14) ∧ 0 ≤ q48 ∧ q48 < f ∨ (((0 ≤ q50 ∧ q50 < 14) ∧ 0 ≤ q49 ∧ q49 < 14) ∧ 0 ≤ q48 ∧ q48 < 8) ∧ 0 ≤ q47 ∧ q47 < b))
  (fun h11 =>
  (at_right (at_right (at_left (at_points4 q47 q48 q49 q50 h11 (Eq.trans ((equation_1 n hl hM q47 q48 q49 q50 trivial)
  : M t_Y [q47, q48, q49, q50] = value_4 I M q47 q48 q49 q50) (reduce_congr2 (fun q53 q54 =>
  ⟨(fun h12 => ⟨⟨h12.2.1, h12.2.2⟩, ⟨h12.1.1, h12.1.2⟩⟩), (fun h12 => ⟨⟨h12.2.1, h12.2.2⟩, ⟨h12.1.1, h12.1.2⟩⟩)⟩)
  (fun q53 q54 h12 => (fn_congr2 (at_congr4 h10.1.1.1 h10.1.1.2 (int_c48 h10.1.2) (int_c48 h11.1.2))
  (at_congr3 h10.1.1.2 rfl rfl))))))))))
  (fun h11 => (at_right (at_right (at_right (at_points4 q47 q48 q49 q50 h11 rfl)))))))
  (fun h10 => (Or.elim h10
  (fun h11 => (at_right (at_right (at_right (at_points4 q47 q48 q49 q50 (Or.inr h10) rfl)))))
  (fun h11 => (Or.elim h11
  (fun h12 => (at_right (at_right (at_right (at_points4 q47 q48 q49 q50 (Or.inr h10) rfl)))))
  (fun h12 => (at_right (at_right (at_right (at_points4 q47 q48 q49 q50 (Or.inr h10) rfl))))))))))))))
  : Heap.Entails (known_5 I M n b f p q 3) (known_4 I M n b f p (q + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_q (.const 0) (.const 14)
    (fun e x => known_4 I M (e v_n) (e v_b) (e v_f) (e v_p) x) (body_4 I M)

theorem vc_3 (b f p : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p) (h6 : p < 14) :
    (body_3 I M).vc I (impl.HasCell spec (base E n)) ((((base E n).set v_b b).set v_f f).set v_p p) (known_3 I M n b f p) :=
  (vc_for_of 0 14 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q55 q56 q57 q58 h7 => (Or.elim h7 (fun h8 => (False.elim (int_lab_tba_F h8.2.1 h8.2.2)))
  (fun h8 => (Or.elim h8 (fun h9 => (at_right (at_right (at_points4 q55 q56 q57 q58 h8 rfl))))
  (fun h9 => (Or.elim h9 (fun h10 => (at_right (at_right (at_points4 q55 q56 q57 q58 h8 rfl))))
  (fun h10 => (at_right (at_right (at_points4 q55 q56 q57 q58 h8 rfl)))))))))))))
  : Heap.Entails (known_3 I M n b f p) (known_4 I M n b f p 0))
  (fun q h7 h8 => (vc_4 n hl hM b f p q h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun q h7 h8 => (kept_4 n hl hM b f p q h0 h1 h2 h3 h4 h5 h6 h7 h8)))

theorem kept_3 (b f p : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p) (h6 : p < 14) :
    Heap.Entails ((body_3 I M).post ((((base E n).set v_b b).set v_f f).set v_p p) (known_3 I M n b f p)) (known_3 I M n b f (p + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q59 q60 q61 q62 h7 => (Or.elim h7
  (fun h8 => (at_right (at_right (at_points4 q59 q60 q61 q62 ((Classical.em (q61 = p)).elim
  (fun h9 => (Or.inl ⟨⟨⟨h8.1.1.1, h8.1.1.2⟩, h9⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩)) (fun h9 =>
  (Or.inr (Or.inl ⟨⟨⟨h8.1.1.1, h8.1.1.2⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, ⟨h8.2.1, (int_taB_neab_tab h8.2.2 h9)⟩⟩))))
  rfl)))) (fun h8 => (Or.elim h8
  (fun h9 => (at_right (at_right (at_points4 q59 q60 q61 q62 (Or.inr (Or.inr h8)) rfl))))
  (fun h9 => (at_right (at_right (at_points4 q59 q60 q61 q62 (Or.inr (Or.inr h8)) rfl)))))))))))
  : Heap.Entails (known_4 I M n b f p 14) (known_3 I M n b f (p + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_p (.const 0) (.const 14)
    (fun e x => known_3 I M (e v_n) (e v_b) (e v_f) x) (body_3 I M)

theorem vc_2 (b f : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) :
    (body_2 I M).vc I (impl.HasCell spec (base E n)) (((base E n).set v_b b).set v_f f) (known_2 I M n b f) :=
  (vc_for_of 0 14 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q63 q64 q65 q66 h5 => (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.2.1 h6.2.2)))
  (fun h6 => (Or.elim h6 (fun h7 => (at_right (at_right (at_points4 q63 q64 q65 q66 h6 rfl))))
  (fun h7 => (at_right (at_right (at_points4 q63 q64 q65 q66 h6 rfl)))))))))))
  : Heap.Entails (known_2 I M n b f) (known_3 I M n b f 0))
  (fun p h5 h6 => (vc_3 n hl hM b f p h0 h1 h2 h3 h4 h5 h6))
  (fun p h5 h6 => (kept_3 n hl hM b f p h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (b f : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_b b).set v_f f) (known_2 I M n b f)) (known_2 I M n b (f + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q67 q68 q69 q70 h5 => (Or.elim h5
  (fun h6 => (at_right (at_right (at_points4 q67 q68 q69 q70 ((Classical.em (q68 = f)).elim
  (fun h7 => (Or.inl ⟨⟨⟨h6.1.1.1, h7⟩, ⟨h6.1.1.2.1, h6.1.1.2.2⟩⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩)) (fun h7 =>
  (Or.inr (Or.inl ⟨⟨⟨h6.1.1.1, ⟨h6.1.1.2.1, h6.1.1.2.2⟩⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, ⟨h6.2.1, (int_taB_neab_tab h6.2.2 h7)⟩⟩))))
  rfl)))) (fun h6 => (at_right (at_right (at_points4 q67 q68 q69 q70 (Or.inr (Or.inr h6)) rfl)))))))))
  : Heap.Entails (known_3 I M n b f 14) (known_2 I M n b (f + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_f (.const 0) (.const 8)
    (fun e x => known_2 I M (e v_n) (e v_b) x) (body_2 I M)

theorem vc_1 (b : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) :
    (body_1 I M).vc I (impl.HasCell spec (base E n)) ((base E n).set v_b b) (known_1 I M n b) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q71 q72 q73 q74 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_points4 q71 q72 q73 q74 h4 rfl)))))))))
  : Heap.Entails (known_1 I M n b) (known_2 I M n b 0))
  (fun f h3 h4 => (vc_2 n hl hM b f h0 h1 h2 h3 h4))
  (fun f h3 h4 => (kept_2 n hl hM b f h0 h1 h2 h3 h4)))

theorem kept_1 (b : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_b b) (known_1 I M n b)) (known_1 I M n (b + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q75 q76 q77 q78 h3 =>
  (at_right (at_right (at_points4 q75 q76 q77 q78 ((Classical.em (q75 = b)).elim (fun h4 =>
  (Or.inl ⟨⟨⟨h4, ⟨h3.1.1.1.1, h3.1.1.1.2⟩⟩, ⟨h3.1.1.2.1, h3.1.1.2.2⟩⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩))
  (fun h4 =>
  (Or.inr ⟨⟨⟨⟨h3.1.1.1.1, h3.1.1.1.2⟩, ⟨h3.1.1.2.1, h3.1.1.2.2⟩⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩)))
  rfl))))))) : Heap.Entails (known_2 I M n b 8) (known_1 I M n (b + 1)))

theorem race_1 (h0 : 0 ≤ n) :
    ParVC I 0 n (body_1 I M).erase (fun b => ((base E n).set v_b b)) (fun b => (body_1 I M).post ((base E n).set v_b b) (known_1 I M n b)) :=
  (race_arrays [a_y] rfl rfl (all_cons
  (apart4 (fun b c0 c1 c2 c3 => ((c0 = b ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8)
  (fun b c0 c1 c2 c3 => ((c0 = b ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8)
  (fun b h1 h2 => (w_for 0 8 rfl rfl (fun f h3 h4 => (w_for 0 14 rfl rfl
  (fun p h5 h6 => (w_for 0 14 rfl rfl (fun q h7 h8 => (w_scope (w_for 0 3 rfl rfl
  (fun r h9 h10 => (w_for 0 3 rfl rfl (fun s h11 h12 => (w_seq (w_if_of cond_holds
  (fun (h13 : r = 0 ∧ s = 0) => (w_assign4 b f p q ⟨⟨⟨rfl, ⟨h7, h8⟩⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))
  (fun (h13 : ¬ (r = 0 ∧ s = 0)) => (w_none rfl)))
  (w_if_of cond_holds (fun (h13 : (1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15) =>
  (w_accumulate4 b f p q ⟨⟨⟨rfl, ⟨h7, h8⟩⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))
  (fun (h13 : ¬ ((1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15)) =>
  (w_accumulate4 b f p q ⟨⟨⟨rfl, ⟨h7, h8⟩⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))))))))))))))))
  (fun b h1 h2 => (r_for 0 8 rfl rfl
  (fun f h3 h4 => (r_for 0 14 rfl rfl (fun p h5 h6 => (r_for 0 14 rfl rfl (fun q h7 h8 =>
  (r_scope (r_for 0 3 rfl rfl (fun r h9 h10 => (r_for 0 3 rfl rfl (fun s h11 h12 => (r_seq (r_none rfl)
  (r_if_of cond_holds (fun (h13 : (1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15) =>
  (r_accumulate4 (x_none rfl) b f p q ⟨⟨⟨rfl, ⟨h7, h8⟩⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))
  (fun (h13 : ¬ ((1 ≤ p + r ∧ p + r < 15) ∧ 1 ≤ q + s ∧ q + s < 15)) =>
  (r_accumulate4 (x_none rfl) b f p q ⟨⟨⟨rfl, ⟨h7, h8⟩⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))))))))))))))))
  (fun b y_y c0 c1 c2 c3 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1.1.1 h7.1.1.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1.1.1 h7.1.1.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_b (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_par_of 0 n rfl rfl
  (show Heap.Entails _ (known_1 I M n 0) from (entails_and (entails_points3 (fun q79 q80 q81 h1 =>
  (at_input (R := (Region.mk t_W [(.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [q79, q80, q81]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q79, _, rfl, h1.2.1, h1.2.2, q80, _, rfl, h1.1.2.1, h1.1.2.2, q81, _, rfl, h1.1.1.1, h1.1.1.2, rfl⟩)
  rfl rfl))) (entails_and (entails_points4 (fun q82 q83 q84 q85 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 8), (.const 0, .const 14), (.const 0, .const 14)])) (b := (Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [q82, q83, q84, q85]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q82, _, rfl, h1.2.1, h1.2.2, q83, _, rfl, h1.1.2.1, h1.1.2.2, q84, _, rfl, h1.1.1.2.1, h1.1.1.2.2, q85, _, rfl, h1.1.1.1.1, h1.1.1.1.2, rfl⟩)
  rfl rfl)))
  (entails_points4 (fun q86 q87 q88 q89 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2)))))))
  (fun b h1 h2 => (vc_1 n hl hM b h0 h1 h2)) (fun b h1 h2 => (kept_1 n hl hM b h0 h1 h2))
  (race_1 n hl hM h0))

theorem output_0_2 (q90 q91 q92 q93 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q90) (h2 : q90 < n) (h3 : 0 ≤ q91) (h4 : q91 < 8) (h5 : 0 ≤ q92) (h6 : q92 < 14) (h7 : 0 ≤ q93) (h8 : q93 < 14) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_y, [q90, q91, q92, q93]⟩ (M t_Y [q90, q91, q92, q93]) :=
  ((at_right (at_right (at_points4 q90 q91 q92 q93 ⟨⟨⟨⟨h7, h8⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))
  : (known_1 I M n (max 0 n)) ⟨a_y, [q90, q91, q92, q93]⟩ (M t_Y [q90, q91, q92, q93]))

end

theorem consistent (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Consistent (base E n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n : Int) (h0 : 0 ≤ n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n) :=
  solvable_layers (consistent E n h0)
    (fun at_ => if at_ = t_P then 0 else if at_ = t_Y then 1 else 0) (by decide)

theorem placed (E : Env) (n : Int) (h0 : 0 ≤ n) : impl.LayoutOk spec (base E n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_P then ((((point.getD 3 0) < 1 ∨ 15 ≤ (point.getD 3 0)) ∨ (0 < (point.getD 3 0) ∧ (point.getD 3 0) < 15) ∧ (point.getD 2 0) < 1) ∨ (0 < (point.getD 3 0) ∧ (point.getD 3 0) < 15) ∧ 15 ≤ (point.getD 2 0)) ∨ (((0 < (point.getD 3 0) ∧ (point.getD 3 0) < 15) ∧ 0 < (point.getD 2 0) ∧ (point.getD 2 0) < 15) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_Y then ((((point.getD 3 0) < (-1) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8 ∨ 15 ≤ (point.getD 3 0) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8) ∨ (((-1) ≤ (point.getD 3 0) ∧ (point.getD 3 0) < 15) ∧ (point.getD 2 0) < (-1)) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8) ∨ (((-1) ≤ (point.getD 3 0) ∧ (point.getD 3 0) < 15) ∧ 15 ≤ (point.getD 2 0)) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8) ∨ ((((-1) ≤ (point.getD 3 0) ∧ (point.getD 3 0) < 15) ∧ (-1) ≤ (point.getD 2 0) ∧ (point.getD 2 0) < 15) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else True

theorem covered_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (p0 p1 p2 p3 : Int) (h1 : 0 ≤ p0) (h2 : p0 < n) (h3 : 0 ≤ p1) (h4 : p1 < 8) (h5 : 0 ≤ p2) (h6 : p2 < 14) (h7 : 0 ≤ p3) (h8 : p3 < 14) :
    spec.Given (inside n) (base E n) t_Y [p0, p1, p2, p3] :=
  (given_equation (p := [p0, p1, p2, p3]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inr ⟨⟨⟨⟨(int_c451 h7), (fact_51 h8)⟩, ⟨(int_c451 h5), (fact_51 h6)⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩)
  : (((p3 < (-1) ∧ 0 ≤ p1 ∧ p1 < 8 ∨ 15 ≤ p3 ∧ 0 ≤ p1 ∧ p1 < 8) ∨ (((-1) ≤ p3 ∧ p3 < 15) ∧ p2 < (-1)) ∧ 0 ≤ p1 ∧ p1 < 8) ∨ (((-1) ≤ p3 ∧ p3 < 15) ∧ 15 ≤ p2) ∧ 0 ≤ p1 ∧ p1 < 8) ∨ ((((-1) ≤ p3 ∧ p3 < 15) ∧ (-1) ≤ p2 ∧ p2 < 15) ∧ 0 ≤ p1 ∧ p1 < 8) ∧ 0 ≤ p0 ∧ p0 < n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (b f p q : Int) (h1 : True) (h2 : (((q < 1 ∨ 15 ≤ q) ∨ (0 < q ∧ q < 15) ∧ p < 1) ∨ (0 < q ∧ q < 15) ∧ 15 ≤ p) ∨ (((0 < q ∧ q < 15) ∧ 0 < p ∧ p < 15) ∧ 0 ≤ f ∧ f < 8) ∧ 0 ≤ b ∧ b < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.select (.and (.and (.le (.const 1) (.var v_p)) (.lt (.var v_p) (.const 15))) (.and (.le (.const 1) (.var v_q)) (.lt (.var v_q) (.const 15)))) (.access t_X [.var v_b, .var v_f, .add (.var v_p) (.const (-1)), .add (.var v_q) (.const (-1))]) (.fn (.literal .f32 0 1) [])) (((((base E n).set v_b b).set v_f f).set v_p p).set v_q q) :=
  (defined_select_of cond_holds (fun (h3 : (1 ≤ p ∧ p < 15) ∧ 1 ≤ q ∧ q < 15) =>
  (defined_access (given_input (p := [b, f, p + (-1), q + (-1)]) (.head _) rfl rfl
  (region_iff.2 ⟨b, _, rfl, (show 0 ≤ b from by omega), (show b < n from by omega), f, _, rfl, (show 0 ≤ f from by omega), (show f < 8 from by omega), (p + (-1)), _, rfl, ((int_c143 h3.1.1) : 0 ≤ p + (-1)), ((fact_0 h3.1.2) : p + (-1) < 14), (q + (-1)), _, rfl, ((int_c143 h3.2.1) : 0 ≤ q + (-1)), ((fact_0 h3.2.2) : q + (-1) < 14), rfl⟩))))
  (fun (h3 : ¬ ((1 ≤ p ∧ p < 15) ∧ 1 ≤ q ∧ q < 15)) => (defined_fn defined_nil)))

theorem defined_1 (E : Env) (n : Int) (h0 : 0 ≤ n) (b f p q : Int) (h1 : True) (h2 : (((q < (-1) ∧ 0 ≤ f ∧ f < 8 ∨ 15 ≤ q ∧ 0 ≤ f ∧ f < 8) ∨ (((-1) ≤ q ∧ q < 15) ∧ p < (-1)) ∧ 0 ≤ f ∧ f < 8) ∨ (((-1) ≤ q ∧ q < 15) ∧ 15 ≤ p) ∧ 0 ≤ f ∧ f < 8) ∨ ((((-1) ≤ q ∧ q < 15) ∧ (-1) ≤ p ∧ p < 15) ∧ 0 ≤ f ∧ f < 8) ∧ 0 ≤ b ∧ b < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn (.builtin "*" .f32) [.access t_P [.var v_b, .var v_f, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_r, .var v_s]])) (((((base E n).set v_b b).set v_f f).set v_p p).set v_q q) :=
  (defined_reduce_some2 0 3 0 3 (defined_fn defined_nil) (fun (y_d0 y_d1 : Int) => cond_holds)
  (fun (y_d0 y_d1 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < 3) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) =>
  ⟨h3.1.1, ⟨h3.1.2, h3.2⟩⟩)
  (fun (y_d0 y_d1 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < 3) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) =>
  (defined_fn (defined_cons
  (defined_access (given_equation (p := [b, f, p + y_d0, q + y_d1]) (.head _) rfl rfl rfl
  ((Or.elim h2 (fun h4 => (Or.inl (Or.elim h4 (fun h5 => (Or.inl (Or.elim h5 (fun h6 =>
  (Or.inl (Or.elim h6 (fun h7 => (Or.inl (fact_52 h7.1 h3.2.2))) (fun h7 => (Or.inr (fact_53 h7.1 h3.2.1))))))
  (fun h6 => ((Classical.em (q + y_d1 < 1)).elim (fun h7 => (Or.inl (Or.inl h7)))
  (fun h7 => ((Classical.em (15 ≤ q + y_d1)).elim (fun h8 => (Or.inl (Or.inr h8)))
  (fun h8 => (Or.inr ⟨⟨(int_c458 h7), (int_nlba_tab h8)⟩, (fact_52 h6.1.2 h3.1.2)⟩)))))))))
  (fun h5 => ((Classical.em (0 < q + y_d1)).elim (fun h6 =>
  ((Classical.em (q + y_d1 < 15)).elim (fun h7 => (Or.inr ⟨⟨h6, h7⟩, (fact_53 h5.1.2 h3.1.1)⟩))
  (fun h7 => (Or.inl (Or.inl (Or.inr (int_ntba_lab h7)))))))
  (fun h6 => (Or.inl (Or.inl (Or.inl (fact_54 h6)))))))))) (fun h4 =>
  ((Classical.em (0 < q + y_d1)).elim (fun h5 => ((Classical.em (q + y_d1 < 15)).elim (fun h6 =>
  ((Classical.em (p + y_d0 < 1)).elim (fun h7 => (Or.inl (Or.inl (Or.inr ⟨⟨h5, h6⟩, h7⟩))))
  (fun h7 =>
  ((Classical.em (15 ≤ p + y_d0)).elim (fun h8 => (Or.inl (Or.inr ⟨⟨h5, h6⟩, h8⟩))) (fun h8 =>
  (Or.inr ⟨⟨⟨⟨h5, h6⟩, ⟨(int_c458 h7), (int_nlba_tab h8)⟩⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, h4.2.2⟩⟩))))))
  (fun h6 => (Or.inl (Or.inl (Or.inl (Or.inr (int_ntba_lab h6))))))))
  (fun h5 => (Or.inl (Or.inl (Or.inl (Or.inl (fact_54 h5)))))))))
  : (((q + y_d1 < 1 ∨ 15 ≤ q + y_d1) ∨ (0 < q + y_d1 ∧ q + y_d1 < 15) ∧ p + y_d0 < 1) ∨ (0 < q + y_d1 ∧ q + y_d1 < 15) ∧ 15 ≤ p + y_d0) ∨ (((0 < q + y_d1 ∧ q + y_d1 < 15) ∧ 0 < p + y_d0 ∧ p + y_d0 < 15) ∧ 0 ≤ f ∧ f < 8) ∧ 0 ≤ b ∧ b < n)
  (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_input (p := [f, y_d0, y_d1]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨f, _, rfl, (show 0 ≤ f from by omega), (show f < 8 from by omega), y_d0, _, rfl, h3.1.1, h3.1.2, y_d1, _, rfl, h3.2.1, h3.2.2, rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Defined (base E n) :=
  defined_of (inside n)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 p2 a4 a5 p3 a6 a7 => covered_0 E n h0 p0 p1 p2 p3 a0 a1 a2 a3 a4 a5 a6 a7))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined4 (fun b f p q => cond_holds) (fun b f p q hg hk => defined_0 E n h0 b f p q hg hk))
    (all_cons (well_defined4 (fun b f p q => cond_holds) (fun b f p q hg hk => defined_1 E n h0 b f p q hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 p2 b4 b5 p3 b6 b7 => output_0_2 (E v_n) hl hM p0 p1 p2 p3 a b0 b1 b2 b3 b4 b5 b6 b7)) all_nil))) all_nil))


end Redverify.Certificate.scheduled
