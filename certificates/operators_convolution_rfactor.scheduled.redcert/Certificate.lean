module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

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
/-- `c_r_fused_0` -/ abbrev v_c_r_fused_0 : Var := 11
/-- `c_r_fused_1` -/ abbrev v_c_r_fused_1 : Var := 12
/-- `x` -/ abbrev a_x : Arr := 0
/-- `w` -/ abbrev a_w : Arr := 1
/-- `y` -/ abbrev a_y : Arr := 2
/-- `y_rf` -/ abbrev a_y_rf : Arr := 3
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
    .allocate a_y_rf [.const 6, .const 1, .const 4, .const 16, .const 16] <|
    .seq (.for v_b (.const 0) (.const 1) <|
      .for v_f (.const 0) (.const 4) <|
        .for v_p (.const 0) (.const 16) <|
          .for v_q (.const 0) (.const 16) <|
            .for v_c_r_fused_0 (.const 0) (.const 6) <|
              .scope [a_y_rf] <|
                .for v_c_r_fused_1 (.const 0) (.const 4) <|
                  .for v_s (.const 0) (.const 3) <|
                    .seq (.ifte (.and (.eq (.var v_c_r_fused_1) (.const 0)) (.eq (.var v_s) (.const 0))) (
                      .assign
                        a_y_rf
                        [.var v_c_r_fused_0, .var v_b, .var v_f, .var v_p, .var v_q]
                        (.fn (.literal .f32 0 1) [])
                    ) (
                      .skip
                    )) <|
                    .accumulate
                      false
                      (.builtin "+" .f32)
                      a_y_rf
                      [.var v_c_r_fused_0, .var v_b, .var v_f, .var v_p, .var v_q]
                      (.fn
                        (.builtin "*" .f32)
                        [
                          .read
                            a_x
                            [
                              .var v_b,
                              .div (.add (.mul 4 (.var v_c_r_fused_0)) (.var v_c_r_fused_1)) 3,
                              .add (.mod (.add (.mul 4 (.var v_c_r_fused_0)) (.var v_c_r_fused_1)) 3) (.var v_p),
                              .add (.var v_q) (.var v_s)],
                          .read
                            a_w
                            [
                              .var v_f,
                              .div (.add (.mul 4 (.var v_c_r_fused_0)) (.var v_c_r_fused_1)) 3,
                              .mod (.add (.mul 4 (.var v_c_r_fused_0)) (.var v_c_r_fused_1)) 3,
                              .var v_s]])) <|
    .for v_b (.const 0) (.const 1) <|
      .for v_f (.const 0) (.const 4) <|
        .for v_p (.const 0) (.const 16) <|
          .for v_q (.const 0) (.const 16) <|
            .scope [a_y] <|
              .for v_c_r_fused_0 (.const 0) (.const 6) <|
                .seq (.ifte (.eq (.var v_c_r_fused_0) (.const 0)) (
                  .assign a_y [.var v_b, .var v_f, .var v_p, .var v_q] (.fn (.literal .f32 0 1) [])
                ) (
                  .skip
                )) <|
                .accumulate
                  false
                  (.builtin "+" .f32)
                  a_y
                  [.var v_b, .var v_f, .var v_p, .var v_q]
                  (.read a_y_rf [.var v_c_r_fused_0, .var v_b, .var v_f, .var v_p, .var v_q])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a x_b : Int} (h0 : x_b = 0) (h1 : x_a < 16) : x_a + x_b < 18 :=
  by omega

theorem fact_1 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) : x_a ≤ x_b % 3 + x_c :=
  by omega

theorem fact_2 {x_a x_b : Int} (h0 : x_b < 16) : x_a % 3 + x_b < 18 :=
  by omega

theorem fact_3 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) : 0 ≤ (4 * x_a + x_b) / 3 :=
  by omega

theorem fact_4 {x_a x_b : Int} (h0 : x_b = 0) (h1 : x_a < 6) : (4 * x_a + x_b) / 3 < 8 :=
  by omega

theorem fact_5 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_c) (h1 : x_d = x_c + 4 * x_a + (-3) * x_b) (h2 : x_d < 3) : x_a + x_a / 3 ≤ x_b :=
  by omega

theorem fact_6 {x_a x_b x_c x_d x_e : Int} (h0 : x_c ≤ x_d) (h1 : x_e = x_c) (h2 : x_d = x_e + 4 * x_b + (-3) * x_a) : x_a < x_b + x_b / 3 + 1 :=
  by omega

theorem fact_7 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_b) (h1 : x_c = 0) (h2 : x_b = x_c + 4 * x_a + (-3) * x_d) : x_a + (-3) * (x_a / 3) ≤ x_b :=
  by omega

theorem fact_8 {x_a x_b x_c x_d : Int} (h0 : x_c = 0) (h1 : x_a = x_c + 4 * x_b + (-3) * x_d) (h2 : x_a < 3) : x_a < (-2) * x_b + 3 * ((2 * x_b + 2) / 3) + 1 :=
  by omega

theorem fact_9 {x_a x_b x_c x_d : Int} (h0 : x_a + x_b ≤ x_c) (h1 : x_d = 0) (h2 : x_c < x_d + x_a + x_b) : False :=
  by omega

theorem fact_10 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_d) (h1 : x_d = x_c + x_b + (-3) * x_a) (h2 : x_d < 3) : x_a = (x_b + x_c) / 3 :=
  by omega

theorem fact_11 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_a) (h1 : x_a = x_c + x_b + (-3) * x_d) (h2 : x_a < 3) : x_a = (x_b + x_c) % 3 :=
  by omega

theorem fact_12 {x_a x_b x_c x_d : Int} (h0 : x_d = (x_c + x_b) / 3) (h1 : x_a = (x_c + x_b) % 3) : x_a = x_b + x_c + (-3) * x_d :=
  by omega

theorem fact_13 {x_a x_b : Int} (h0 : x_a = x_b % 3) : 0 ≤ x_a :=
  by omega

theorem fact_14 {x_a x_b : Int} (h0 : x_a = x_b % 3) : x_a < 3 :=
  by omega

theorem fact_15 {x_a x_b x_c : Int} (h0 : (-1) * x_c < x_b) : x_a < x_b + x_c + x_a :=
  by omega

theorem fact_16 {x_a x_b : Int} (h0 : x_a < 16) (h1 : x_b < 3) : x_a + x_b < 18 :=
  by omega

theorem fact_17 {x_a x_b : Int} (h0 : x_b < 4) (h1 : x_a < 6) : (4 * x_a + x_b) / 3 < 8 :=
  by omega

theorem fact_18 {x_a x_b x_c x_d x_e : Int} (h0 : x_e = x_c + 4 * x_b + (-3) * x_d) (h1 : x_e < 3) : (min x_a (x_b + (x_b + x_c) / 3)) ≤ x_d :=
  by omega

theorem fact_19 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_d) (h1 : x_d = x_c + 4 * x_b + (-3) * x_a) : x_a < x_b + (x_b + x_c) / 3 + 1 :=
  by omega

theorem fact_20 {x_a x_b x_c x_d : Int} (h0 : 4 * x_a + (-3) * x_c ≤ x_d) (h1 : x_d < 3) : (min (2 * x_a + (-1) * ((2 * x_a + 2) / 3)) x_b) ≤ x_c :=
  by omega

theorem fact_21 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_d) (h1 : x_d < x_c + 4 * x_b + (-3) * x_a) : x_a < x_b + (x_b + x_c) / 3 + 1 :=
  by omega

theorem fact_22 {x_a x_b x_c x_d : Int} (h0 : x_d < 4) (h1 : x_a < x_d + x_b + x_c) : x_a ≤ x_b + x_c + 3 :=
  by omega

theorem fact_23 {x_a x_b x_c x_d : Int} (h0 : x_a < x_c + x_b + x_d) : x_a < x_b + x_c + x_d :=
  by omega

theorem fact_24 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_c = x_b + (-3) * x_a) (h2 : x_c < 3) : x_a = x_b / 3 :=
  by omega

theorem fact_25 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : x_a = x_b + (-3) * x_c) (h2 : x_a < 3) : x_a = x_b % 3 :=
  by omega

theorem fact_26 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_c < x_b + (-3) * x_a) (h2 : ¬ x_a < x_b / 3) : x_a = x_b / 3 :=
  by omega

theorem fact_27 {x_a x_b x_c : Int} (h0 : x_a < x_b + (-3) * x_c) (h1 : ¬ x_c < x_b / 3) : x_a < x_b % 3 :=
  by omega

theorem fact_28 {x_a x_b x_c x_d x_e : Int} (h0 : x_e = x_c) (h1 : x_a = 4 * x_e + x_b + x_d) : x_a = x_b + 4 * x_c + x_d :=
  by omega

theorem fact_29 {x_a x_b x_c x_d : Int} (h0 : 4 * x_d + x_b ≤ x_c) (h1 : x_d = x_a) : 4 * x_a + x_b ≤ x_c :=
  by omega

theorem fact_30 {x_a x_b x_c x_d x_e : Int} (h0 : x_b = x_e) (h1 : x_a = x_c + 4 * x_e + x_d) : x_a = 4 * x_b + x_c + x_d :=
  by omega

theorem fact_31 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d) (h1 : 4 * x_d + x_b ≤ x_c) : 4 * x_a + x_b ≤ x_c :=
  by omega

theorem fact_32 {x_a x_b x_c x_d x_e : Int} (h0 : x_b = x_d) (h1 : x_e < 4) (h2 : x_a < x_e + 4 * x_d + x_c) : x_a ≤ 4 * x_b + x_c + 3 :=
  by omega

theorem fact_33 {x_a x_b x_c x_d x_e x_f x_g x_h x_i x_j x_k x_l : Int} (h0 : x_a ≤ x_d) (h1 : 0 ≤ x_c) (h2 : 0 ≤ x_b) (h3 : 0 ≤ x_e) (h4 : x_f = x_g) (h5 : x_h = x_i) (h6 : x_j = x_k) (h7 : x_l = 0) (h8 : x_e < 1) (h9 : ¬ (x_a = x_d ∧ x_l = x_e ∧ x_f = x_g ∧ x_h = x_i ∧ x_j = x_k)) : x_a < x_b + x_c + x_d :=
  by omega

theorem fact_34 {x_a x_b x_c x_d x_e x_f x_g x_h x_i x_j : Int} (h0 : 0 ≤ x_a) (h1 : x_b = x_c) (h2 : x_d = x_e) (h3 : x_f = x_g) (h4 : x_h = x_i) (h5 : x_j = 0) (h6 : x_a < 1) (h7 : ¬ (x_c = x_b ∧ x_j = x_a ∧ x_d = x_e ∧ x_f = x_g ∧ x_h = x_i)) : False :=
  by omega

theorem fact_35 {x_a x_b x_c : Int} (h0 : x_a < x_b + 1 + x_c) : x_a < 3 + x_b + x_c :=
  by omega

theorem fact_36 {x_a x_b x_c x_d x_e : Int} (h0 : x_e ≤ x_b) (h1 : x_a ≤ 4 * x_e + x_d + 3) (h2 : 0 ≤ x_c) (h3 : ¬ x_b = x_e) : x_a < 4 * x_b + x_c + x_d :=
  by omega

theorem fact_37 {x_a x_b x_c x_d x_e : Int} (h0 : x_e ≤ x_b) (h1 : x_a ≤ 4 * x_e + x_d + 3) (h2 : 0 ≤ x_c) (h3 : x_a < 4 * x_b + (x_c + 1) + x_d) (h4 : ¬ x_a = 4 * x_e + x_c + x_d) : x_a < 4 * x_b + x_c + x_d :=
  by omega

theorem fact_38 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_d) (h1 : x_c = x_a + x_d + x_b) : x_a + x_b ≤ x_c :=
  by omega

theorem fact_39 {x_a x_b x_c x_d : Int} (h0 : x_a = x_b + x_d + x_c) (h1 : x_d < 4) : x_a ≤ x_b + x_c + 3 :=
  by omega

theorem fact_40 {x_a x_b x_c x_d x_e : Int} (h0 : x_e ≤ x_b) (h1 : x_a = 4 * x_e + x_c + x_d) : x_a < 4 * x_b + (x_c + 1) + x_d :=
  by omega

theorem fact_41 {x_a x_b x_c x_d : Int} (h0 : x_a < x_b + x_c + x_d) : x_a < x_b + (x_c + 1) + x_d :=
  by omega

theorem fact_42 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 4 * x_d + x_c + 3) (h1 : x_d < 0 + x_b) : x_a < 4 * x_b + 0 + x_c :=
  by omega

theorem fact_43 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 4 * x_d + x_c + 3) (h1 : x_d < x_b + 1) : x_a < 4 * x_b + 4 + x_c :=
  by omega

theorem fact_44 {x_a x_b x_c : Int} (h0 : x_b ≤ 4 * x_c + (-3) * x_a + 3) (h1 : 0 ≤ x_b) (h2 : x_c = 0) : x_a < 1 + 1 :=
  by omega

theorem fact_45 {x_a x_b x_c x_d : Int} (h0 : x_d ≤ x_b) (h1 : x_d ≤ x_c) (h2 : x_a = x_d) : 4 * x_a + (-3) * x_b ≤ x_c :=
  by omega

theorem fact_46 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 4 * x_b + (-3) * x_a ≤ x_c) (h2 : x_c < 3) : 0 ≤ x_a :=
  by omega

theorem fact_47 {x_a x_b x_c : Int} (h0 : x_c ≤ 4 * x_b + (-3) * x_a + 3) (h1 : 0 ≤ x_c) : x_a < x_b + x_b / 3 + 1 + 1 :=
  by omega

theorem fact_48 {x_a x_b x_c : Int} (h0 : 4 * x_b + (-3) * x_a ≤ x_c) (h1 : x_c < 3) (h2 : 0 < x_b) : 0 ≤ x_a :=
  by omega

theorem fact_49 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_c) (h1 : x_d + (-3) * x_b ≤ x_e) (h2 : x_e < 3) (h3 : x_c < x_d + (-3) * x_a) (h4 : ¬ x_a < x_b) : x_a = x_b :=
  by omega

theorem fact_50 {x_a x_b x_c x_d x_e : Int} (h0 : x_c + (-3) * x_d ≤ x_b) (h1 : x_a < x_c + (-3) * x_e) (h2 : ¬ x_e < x_d) : x_a < x_b :=
  by omega

theorem fact_51 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_a = 0) (h2 : x_b < 1) : x_a = x_b :=
  by omega

theorem fact_52 {x_a x_b x_c : Int} (h0 : x_a < 4 * (x_b + 1) + x_c) : x_a ≤ 4 * x_b + x_c + 3 :=
  by omega

theorem fact_53 {x_a x_b x_c : Int} (h0 : x_a ≤ 4 * x_b + x_c + 3) : x_a < 4 * (x_b + 1) + x_c :=
  by omega

theorem fact_54 {x_a x_b : Int} (h0 : x_a < 3) (h1 : x_b < 8) : x_a < 4 * 6 + (-3) * x_b :=
  by omega

theorem fact_55 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_b < 4 * 6 + (-3) * x_a) : x_a < 8 :=
  by omega

theorem fact_56 : (0 : Int) < 6 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 y_c1 y_c2 y_c3 y_c4 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 4 * y_c0 + (-3) * y_k0 ≤ y_k1) ∧ y_k1 ≤ 4 * y_c0 + (-3) * y_k0 + 3)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [y_c1, y_k0, y_k1 + y_c3, y_k2 + y_c4], M t_W [y_c2, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 y_c2 y_c3 y_c4 x_c_r_fused_0 x_c_r_fused_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 4 * y_c0 + (-3) * y_k0 ≤ y_k1) ∧ y_k1 ≤ 4 * y_c0 + (-3) * y_k0 + 3) ∧ y_k1 < 4 * x_c_r_fused_0 + x_c_r_fused_1 + (-3) * y_k0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + y_c3, y_k2 + y_c4], M t_W [y_c2, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_c0 y_c2 y_c3 y_c4 x_c_r_fused_0 x_c_r_fused_1 x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((y_k1 = 4 * y_c0 + x_c_r_fused_1 + (-3) * y_k0 ∧ 0 ≤ y_k2 ∧ y_k2 < x_s) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ x_c_r_fused_0 = y_c0 ∨ ((((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 4 * y_c0 + (-3) * y_k0 ≤ y_k1) ∧ y_k1 ≤ 4 * y_c0 + (-3) * y_k0 + 3) ∧ y_k1 < 4 * x_c_r_fused_0 + x_c_r_fused_1 + (-3) * y_k0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + y_c3, y_k2 + y_c4], M t_W [y_c2, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_c_r_fused_0 x_f x_p x_q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ y_k1 < 4 * x_c_r_fused_0 + (-3) * y_k0) ∧ 0 ≤ y_k0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + x_p, y_k2 + x_q], M t_W [x_f, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_c_r_fused_0 x_c_r_fused_1 x_f x_p x_q x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k1 = x_c_r_fused_1 + 4 * x_c_r_fused_0 + (-3) * y_k0 ∧ 0 ≤ y_k2 ∧ y_k2 ≤ x_s) ∧ 0 ≤ y_k1 ∧ y_k1 < 3 ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 4 * x_c_r_fused_0 + (-3) * y_k0 ≤ y_k1) ∧ y_k1 < x_c_r_fused_1 + 4 * x_c_r_fused_0 + (-3) * y_k0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + x_p, y_k2 + x_q], M t_W [x_f, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_c_r_fused_0 x_f x_p x_q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ y_k1 ≤ 4 * x_c_r_fused_0 + (-3) * y_k0 + 3) ∧ 0 ≤ y_k0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + x_p, y_k2 + x_q], M t_W [x_f, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_b x_f x_p x_q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k0 ∧ y_k0 < 8) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k2 ∧ y_k2 < 3)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [x_b, y_k0, x_p + y_k1, x_q + y_k2], M t_W [x_f, y_k0, y_k1, y_k2]])))

theorem equation_0 (x_b x_f x_p x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : True) :
    (M t_Y [x_b, x_f, x_p, x_q]) = (value_6 I M x_b x_f x_p x_q) :=
  (Eq.trans (hM _ (.head _) [x_b, x_f, x_p, x_q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_c, v_r, v_s] (.and (.and (.and (.le (.const 0) (.var v_c)) (.lt (.var v_c) (.const 8))) (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3)))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn f_2 [.access t_X [.var v_b, .var v_c, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_c, .var v_r, .var v_s]])) (((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) = _ from
  (eval_reduce_some3 rfl (fun (x_c x_r x_s : Int) => cond_holds)
  (fun (x_c x_r x_s : Int) (h1 : ((0 ≤ x_c ∧ x_c < 8) ∧ 0 ≤ x_r ∧ x_r < 3) ∧ 0 ≤ x_s ∧ x_s < 3) =>
  rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_w
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 3) ∧ 0 ≤ y_c2 ∧ y_c2 < 3) ∧ 0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_W [y_c0, y_c1, y_c2, y_c3]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_x
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = 0 ∧ 0 ≤ y_c3 ∧ y_c3 < 18) ∧ 0 ≤ y_c2 ∧ y_c2 < 18) ∧ 0 ≤ y_c1 ∧ y_c1 < 8)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_X [0, y_c1, y_c2, y_c3]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_b : Int) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => ((((y_c1 = 0 ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 6) ∧ x_b = 1)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_0 I M y_c0 y_c1 y_c2 y_c3 y_c4))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_b : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_1_2 I M x_b)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_f : Int) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (((y_c1 = 0 ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < x_f) ∧ 0 ≤ y_c0 ∧ y_c0 < 6)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_0 I M y_c0 0 y_c2 y_c3 y_c4))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_b x_f : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_2_2 I M x_f)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_f x_p : Int) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (((y_c1 = 0 ∧ y_c2 = x_f) ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < x_p) ∧ 0 ≤ y_c0 ∧ y_c0 < 6 ∨ (((y_c1 = 0 ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < x_f) ∧ 0 ≤ y_c0 ∧ y_c0 < 6)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_0 I M y_c0 0 y_c2 y_c3 y_c4))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_b x_f x_p : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_3_2 I M x_f x_p)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_f x_p x_q : Int) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (((y_c1 = 0 ∧ y_c2 = x_f) ∧ y_c3 = x_p) ∧ 0 ≤ y_c4 ∧ y_c4 < x_q) ∧ 0 ≤ y_c0 ∧ y_c0 < 6 ∨ (((y_c1 = 0 ∧ y_c2 = x_f) ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < x_p) ∧ 0 ≤ y_c0 ∧ y_c0 < 6 ∨ (((y_c1 = 0 ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < x_f) ∧ 0 ≤ y_c0 ∧ y_c0 < 6)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_0 I M y_c0 0 y_c2 y_c3 y_c4))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_b x_f x_p x_q : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_4_2 I M x_f x_p x_q)))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x_f x_p x_q x_c_r_fused_0 : Int) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (((y_c1 = 0 ∧ y_c2 = x_f) ∧ y_c3 = x_p) ∧ y_c4 = x_q) ∧ 0 ≤ y_c0 ∧ y_c0 < x_c_r_fused_0 ∨ (((y_c1 = 0 ∧ y_c2 = x_f) ∧ y_c3 = x_p) ∧ 0 ≤ y_c4 ∧ y_c4 < x_q) ∧ 0 ≤ y_c0 ∧ y_c0 < 6 ∨ (((y_c1 = 0 ∧ y_c2 = x_f) ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < x_p) ∧ 0 ≤ y_c0 ∧ y_c0 < 6 ∨ (((y_c1 = 0 ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < x_f) ∧ 0 ≤ y_c0 ∧ y_c0 < 6)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_0 I M y_c0 0 y_c2 y_c3 y_c4))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_b x_f x_p x_q x_c_r_fused_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_5_2 I M x_f x_p x_q x_c_r_fused_0)))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 : Int) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => ((((y_c1 = 0 ∧ y_c2 = x_f) ∧ y_c3 = x_p) ∧ y_c4 = x_q) ∧ 0 ≤ y_c0 ∧ y_c0 ≤ x_c_r_fused_0) ∧ y_c0 < x_c_r_fused_1 + x_c_r_fused_0)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_1 I M y_c0 y_c2 y_c3 y_c4 x_c_r_fused_0 x_c_r_fused_1))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (x_f x_p x_q : Int) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (((y_c1 = 0 ∧ y_c2 = x_f) ∧ y_c3 = x_p) ∧ 0 ≤ y_c4 ∧ y_c4 < x_q) ∧ 0 ≤ y_c0 ∧ y_c0 < 6 ∨ (((y_c1 = 0 ∧ y_c2 = x_f) ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < x_p) ∧ 0 ≤ y_c0 ∧ y_c0 < 6 ∨ (((y_c1 = 0 ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < x_f) ∧ 0 ≤ y_c0 ∧ y_c0 < 6)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_0 I M y_c0 0 y_c2 y_c3 y_c4))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_6_2 I M x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1).and (known_6_3 I M x_f x_p x_q))))

noncomputable def known_7_2 (I : Interp V) (M : Model V) (x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s : Int) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => ((((y_c1 = 0 ∧ y_c2 = x_f) ∧ y_c3 = x_p) ∧ y_c4 = x_q) ∧ 0 ≤ y_c0 ∧ y_c0 ≤ x_c_r_fused_0) ∧ y_c0 < x_s + x_c_r_fused_1 + x_c_r_fused_0)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_2 I M y_c0 y_c2 y_c3 y_c4 x_c_r_fused_0 x_c_r_fused_1 x_s))

noncomputable def known_7_3 (I : Interp V) (M : Model V) (x_f x_p x_q : Int) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (((y_c1 = 0 ∧ y_c2 = x_f) ∧ y_c3 = x_p) ∧ 0 ≤ y_c4 ∧ y_c4 < x_q) ∧ 0 ≤ y_c0 ∧ y_c0 < 6 ∨ (((y_c1 = 0 ∧ y_c2 = x_f) ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < x_p) ∧ 0 ≤ y_c0 ∧ y_c0 < 6 ∨ (((y_c1 = 0 ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < x_f) ∧ 0 ≤ y_c0 ∧ y_c0 < 6)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_0 I M y_c0 0 y_c2 y_c3 y_c4))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_7_2 I M x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s).and (known_7_3 I M x_f x_p x_q))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.and (.eq (.var v_c_r_fused_1) (.const 0)) (.eq (.var v_s) (.const 0))) (
    .assign
      a_y_rf
      [.var v_c_r_fused_0, .var v_b, .var v_f, .var v_p, .var v_q]
      (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_y_rf
    [.var v_c_r_fused_0, .var v_b, .var v_f, .var v_p, .var v_q]
    (.fn
      f_2
      [
        .read
          a_x
          [
            .var v_b,
            .div (.add (.mul 4 (.var v_c_r_fused_0)) (.var v_c_r_fused_1)) 3,
            .add (.mod (.add (.mul 4 (.var v_c_r_fused_0)) (.var v_c_r_fused_1)) 3) (.var v_p),
            .add (.var v_q) (.var v_s)],
        .read
          a_w
          [
            .var v_f,
            .div (.add (.mul 4 (.var v_c_r_fused_0)) (.var v_c_r_fused_1)) 3,
            .mod (.add (.mul 4 (.var v_c_r_fused_0)) (.var v_c_r_fused_1)) 3,
            .var v_s]])
    (fun e => (value_4 I M (e v_c_r_fused_0) (e v_c_r_fused_1) (e v_f) (e v_p) (e v_q) (e v_s)))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (x_f x_p x_q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (1 : Int) < 0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + x_p, y_k2 + x_q], M t_W [x_f, y_k0, y_k1, y_k2]])))

theorem vc_7 (x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) (h6 : 0 ≤ x_q) (h7 : x_q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) (h10 : 0 ≤ x_c_r_fused_1) (h11 : x_c_r_fused_1 < 4) (h12 : 0 ≤ x_s) (h13 : x_s < 3) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((((((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q).set v_c_r_fused_0 x_c_r_fused_0).set v_c_r_fused_1 x_c_r_fused_1).set v_s x_s) (known_7 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s) :=
  (vc_seq (vc_if_of cond_holds
  (fun (h14 : x_c_r_fused_1 = 0 ∧ x_s = 0) => (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨h8, h9, h0, h1, h2, h3, h4, h5, h6, h7, trivial⟩) ev_const rfl))
  (fun (h14 : ¬ (x_c_r_fused_1 = 0 ∧ x_s = 0)) => vc_skip))
  (Or.elim (((Classical.em (x_c_r_fused_1 = 0)).elim
  (fun h14 => ((Classical.em (x_s = 0)).elim (fun h15 => (Or.inl ⟨h14, h15⟩))
  (fun h15 => (Or.inr (int_c289 h10 h12 h15))))) (fun h14 => (Or.inr (int_c288 h10 h12 h14))))
  : x_c_r_fused_1 = 0 ∧ x_s = 0 ∨ (-1) * x_c_r_fused_1 < x_s)
  (fun h14 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + x_p, x_q + x_s], M t_W [x_f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, x_s]])
  (at_if_of cond_holds (fun (h15 : x_c_r_fused_1 = 0 ∧ x_s = 0) =>
  (at_set_eq5 x_c_r_fused_0 x_b x_f x_p x_q x_c_r_fused_0 x_b x_f x_p x_q
  ⟨rfl, ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩⟩ rfl))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ x_s = 0)) => (False.elim ((int_c401 h14.1 h14.2 h15) : False))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h15 : x_c_r_fused_1 = 0 ∧ x_s = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points4 x_b ((4 * x_c_r_fused_0 + x_c_r_fused_1) / 3)
  ((4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + x_p) (x_q + x_s)
  ⟨⟨⟨(int_c40 h0 h1), ⟨(int_add_nonneg h6 h12), (fact_0 h14.2 h7)⟩⟩, ⟨(fact_1 h4), (fact_2 h5)⟩⟩, ⟨(fact_3 h8 h10), (fact_4 h14.1 h9)⟩⟩
  rfl)))
  : (known_7 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s) ⟨a_x, [x_b, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + x_p, x_q + x_s]⟩ (M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + x_p, x_q + x_s]))))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ x_s = 0)) => (False.elim ((int_c401 h14.1 h14.2 h15) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h15 : x_c_r_fused_1 = 0 ∧ x_s = 0) =>
  (at_set_other (by decide) ((at_left (at_points4 x_f ((4 * x_c_r_fused_0 + x_c_r_fused_1) / 3)
  ((4 * x_c_r_fused_0 + x_c_r_fused_1) % 3) x_s
  ⟨⟨⟨⟨h12, h13⟩, ⟨int_c452, int_c321⟩⟩, ⟨(fact_3 h8 h10), (fact_4 h14.1 h9)⟩⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_7 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s) ⟨a_w, [x_f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, x_s]⟩ (M t_W [x_f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, x_s]))))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ x_s = 0)) => (False.elim ((int_c401 h14.1 h14.2 h15) : False)))))
  ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty3 (fun y_q3 y_q4 y_q5 => int_not_one_lt_zero))))
  rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + x_p, x_q + x_s], M t_W [x_f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, x_s]]] = I.fn f_0 [value_7 I M x_f x_p x_q, I.fn f_2 [M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + x_p, x_q + x_s], M t_W [x_f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, x_s]]])
  (append3 ((4 * x_c_r_fused_0 + x_c_r_fused_1) / 3) ((4 * x_c_r_fused_0 + x_c_r_fused_1) % 3) x_s
  (x_c_r_fused_0 + x_c_r_fused_0 / 3) (x_c_r_fused_0 + x_c_r_fused_0 / 3 + 1)
  (x_c_r_fused_0 + (-3) * (x_c_r_fused_0 / 3))
  ((-2) * x_c_r_fused_0 + 3 * ((2 * x_c_r_fused_0 + 2) / 3) + 1) 0 (0 + 1)
  (fun y_q0 y_q1 y_q2 h15 => (Or.elim h15 (fun h16 =>
  ⟨(fact_5 h10 h16.1.1 h16.2.2), ⟨(fact_6 h16.2.1 h14.1 h16.1.1), ⟨(fact_7 h16.2.1 h14.1 h16.1.1), ⟨(fact_8 h14.1 h16.1.1 h16.2.2), ⟨h16.1.2.1, (int_c34 h16.1.2.2 h14.2)⟩⟩⟩⟩⟩)
  (fun h16 => (False.elim (fact_9 h16.1.2 h14.1 h16.2)))))
  (fun y_q0 y_q1 y_q2 => ⟨(fun h15 => (Or.elim h15 (fun h16 =>
  (Or.inr ⟨(fact_10 h16.2.1 h16.1.1 h16.2.2), ⟨(fact_11 h16.2.1 h16.1.1 h16.2.2), (int_c43 h16.1.2.2 h16.1.2.1 h14.2)⟩⟩))
  (fun h16 => (False.elim (fact_9 h16.1.2 h14.1 h16.2))))), (fun h15 => (Or.elim h15 (fun h16 => (False.elim (int_one_lt_zero h16))) (fun h16 =>
  (Or.inl ⟨⟨(fact_12 h16.1 h16.2.1), ⟨(int_lab_ecb_lac h12 h16.2.2), (int_eab_lab h16.2.2)⟩⟩, ⟨(fact_13 h16.2.1), (fact_14 h16.2.1)⟩⟩))))⟩)
  (fun y_q0 y_q1 y_q2 h15 => (False.elim (int_one_lt_zero h15))) (fun y_q0 y_q1 y_q2 h15 => rfl)
  (fn_congr2 (at_congr4 rfl rfl rfl int_add_comm) rfl)))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + x_p, x_q + x_s], M t_W [x_f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, x_s]]] = value_4 I M x_c_r_fused_0 x_c_r_fused_1 x_f x_p x_q x_s)))
  (fun h14 =>
  (vc_accumulate_of (value_2 I M x_c_r_fused_0 x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s)
  (I.fn f_2 [M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + x_p, x_q + x_s], M t_W [x_f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, x_s]])
  (at_if_of cond_holds
  (fun (h15 : x_c_r_fused_1 = 0 ∧ x_s = 0) => (False.elim ((int_c376 h15.1 h15.2 h14) : False)))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ x_s = 0)) =>
  ((at_right (at_right (at_left (at_points5 x_c_r_fused_0 x_b x_f x_p x_q
  ⟨⟨⟨⟨⟨(int_c40 h0 h1), rfl⟩, rfl⟩, rfl⟩, ⟨h8, int_refl⟩⟩, (fact_15 h14)⟩ rfl))))
  : (known_7 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s) ⟨a_y_rf, [x_c_r_fused_0, x_b, x_f, x_p, x_q]⟩ (value_2 I M x_c_r_fused_0 x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds
  (fun (h15 : x_c_r_fused_1 = 0 ∧ x_s = 0) => (False.elim ((int_c376 h15.1 h15.2 h14) : False)))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ x_s = 0)) =>
  ((at_right (at_left (at_points4 x_b ((4 * x_c_r_fused_0 + x_c_r_fused_1) / 3)
  ((4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + x_p) (x_q + x_s)
  ⟨⟨⟨(int_c40 h0 h1), ⟨(int_add_nonneg h6 h12), (fact_16 h7 h13)⟩⟩, ⟨(fact_1 h4), (fact_2 h5)⟩⟩, ⟨(fact_3 h8 h10), (fact_17 h11 h9)⟩⟩
  rfl)))
  : (known_7 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s) ⟨a_x, [x_b, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + x_p, x_q + x_s]⟩ (M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + x_p, x_q + x_s])))))
  (ev_cons (ev_read (at_if_of cond_holds
  (fun (h15 : x_c_r_fused_1 = 0 ∧ x_s = 0) => (False.elim ((int_c376 h15.1 h15.2 h14) : False)))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ x_s = 0)) =>
  ((at_left (at_points4 x_f ((4 * x_c_r_fused_0 + x_c_r_fused_1) / 3)
  ((4 * x_c_r_fused_0 + x_c_r_fused_1) % 3) x_s
  ⟨⟨⟨⟨h12, h13⟩, ⟨int_c452, int_c321⟩⟩, ⟨(fact_3 h8 h10), (fact_17 h11 h9)⟩⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_7 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s) ⟨a_w, [x_f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, x_s]⟩ (M t_W [x_f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, x_s])))))
  ev_nil)))
  ((append3 ((4 * x_c_r_fused_0 + x_c_r_fused_1) / 3) ((4 * x_c_r_fused_0 + x_c_r_fused_1) % 3) x_s
  (min (2 * x_c_r_fused_0 + (-1) * ((2 * x_c_r_fused_0 + 2) / 3)) (x_c_r_fused_0 + (x_c_r_fused_0 + x_c_r_fused_1) / 3))
  (x_c_r_fused_0 + (x_c_r_fused_0 + x_c_r_fused_1) / 3 + 1)
  (min (min 0 ((-2) * x_c_r_fused_0 + 3 * (2 * x_c_r_fused_0 / 3) + 3)) (x_c_r_fused_0 + x_c_r_fused_1 + (-3) * ((x_c_r_fused_0 + x_c_r_fused_1) / 3)))
  ((max 2 ((-2) * x_c_r_fused_0 + (-2) * x_c_r_fused_1 + 3 * ((2 * x_c_r_fused_0 + 2 * x_c_r_fused_1 + 2) / 3))) + 1)
  0 ((max 2 x_s) + 1) (fun y_q6 y_q7 y_q8 h15 => (Or.elim h15 (fun h16 =>
  ⟨(fact_18 h16.1.1 h16.2.2), ⟨(fact_19 h16.2.1 h16.1.1), ⟨(int_c521 h16.2.1), ⟨(int_c359 h16.2.2), ⟨h16.1.2.1, (int_c60 h16.1.2.2)⟩⟩⟩⟩⟩)
  (fun h16 =>
  ⟨(fact_20 h16.1.2 h16.1.1.2.2), ⟨(fact_21 h16.1.1.2.1 h16.2), ⟨(int_c521 h16.1.1.2.1), ⟨(int_c359 h16.1.1.2.2), ⟨h16.1.1.1.1, (int_c359 h16.1.1.1.2)⟩⟩⟩⟩⟩)))
  (fun y_q6 y_q7 y_q8 =>
  ⟨(fun h15 => (Or.elim h15 (fun h16 => ((Classical.em (y_q8 < x_s)).elim (fun h17 =>
  (Or.inl (Or.inl ⟨⟨⟨(int_c397 h16.1.1), ⟨h16.1.2.1, h17⟩⟩, ⟨h16.2.1, h16.2.2⟩⟩, int_c1⟩)))
  (fun h17 =>
  (Or.inr ⟨(fact_10 h16.2.1 h16.1.1 h16.2.2), ⟨(fact_11 h16.2.1 h16.1.1 h16.2.2), (int_lab_ntab_eab h16.1.2.2 h17)⟩⟩))))
  (fun h16 => (Or.inl (Or.inr ⟨⟨h16.1, (fact_22 h11 h16.2)⟩, (fact_23 h16.2)⟩))))), (fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16
  (fun h17 => (Or.inl ⟨⟨(int_c397 h17.1.1.1), ⟨h17.1.1.2.1, (int_tab_lab h17.1.1.2.2)⟩⟩, h17.1.2⟩))
  (fun h17 => (Or.inr ⟨h17.1.1, (fact_23 h17.2)⟩)))) (fun h16 =>
  (Or.inl ⟨⟨(fact_12 h16.1 h16.2.1), ⟨(int_lab_ecb_lac h12 h16.2.2), (int_eab_lab h16.2.2)⟩⟩, ⟨(fact_13 h16.2.1), (fact_14 h16.2.1)⟩⟩))))⟩)
  (fun y_q6 y_q7 y_q8 h15 => (Or.elim h15 (fun h16 =>
  (Or.inr ⟨(fact_24 h16.1.2.1 h16.1.1.1 h16.1.2.2), (Or.inr ⟨(fact_25 h16.1.2.1 h16.1.1.1 h16.1.2.2), h16.1.1.2.2⟩)⟩))
  (fun h16 =>
  ((Classical.em (y_q6 < (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3)).elim (fun h17 => (Or.inl h17))
  (fun h17 => (Or.inr ⟨(fact_26 h16.1.1.1.2.1 h16.2 h17), (Or.inl (fact_27 h16.2 h17))⟩))))))
  (fun y_q6 y_q7 y_q8 h15 => rfl) (fn_congr2 (at_congr4 rfl rfl rfl int_add_comm) rfl))
  : I.fn f_0 [value_2 I M x_c_r_fused_0 x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s, I.fn f_2 [M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + x_p, x_q + x_s], M t_W [x_f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, x_s]]] = value_4 I M x_c_r_fused_0 x_c_r_fused_1 x_f x_p x_q x_s)))))

theorem kept_7 (x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) (h6 : 0 ≤ x_q) (h7 : x_q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) (h10 : 0 ≤ x_c_r_fused_1) (h11 : x_c_r_fused_1 < 4) (h12 : 0 ≤ x_s) (h13 : x_s < 3) :
    Heap.Entails ((body_7 I M).post ((((((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q).set v_c_r_fused_0 x_c_r_fused_0).set v_c_r_fused_1 x_c_r_fused_1).set v_s x_s) (known_7 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s)) (known_7 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 (x_s + 1)) :=
  (show Heap.Entails _ (known_7 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 (x_s + 1)) from
  (entails_and (entails_points4 (fun y_q9 y_q10 y_q11 y_q12 h14 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h15 : x_c_r_fused_1 = 0 ∧ x_s = 0) =>
  (at_set_other (by decide) (at_left (at_points4 y_q9 y_q10 y_q11 y_q12 h14 rfl))))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ x_s = 0)) =>
  (at_left (at_points4 y_q9 y_q10 y_q11 y_q12 h14 rfl)))))))
  (entails_and (entails_points4 (fun y_q13 y_q14 y_q15 y_q16 h14 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h15 : x_c_r_fused_1 = 0 ∧ x_s = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points4 y_q13 y_q14 y_q15 y_q16 h14 rfl)))))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ x_s = 0)) =>
  (at_right (at_left (at_points4 y_q13 y_q14 y_q15 y_q16 h14 rfl))))))))
  (entails_and (entails_points5 (fun y_q17 y_q18 y_q19 y_q20 y_q21 h14 =>
  ((Classical.em (y_q17 = x_c_r_fused_0 ∧ y_q18 = x_b ∧ y_q19 = x_f ∧ y_q20 = x_p ∧ y_q21 = x_q)).elim
  (fun h15 => (at_set_eq5 y_q17 y_q18 y_q19 y_q20 y_q21 x_c_r_fused_0 x_b x_f x_p x_q h15
  ((reduce_congr3 (fun y_q22 y_q23 y_q24 => ⟨(fun h16 => (Or.elim h16 (fun h17 =>
  (Or.inl ⟨⟨(fact_28 h15.1 h17.1.1.1), ⟨h17.1.1.2.1, (int_taB_lab h17.1.1.2.2)⟩⟩, h17.1.2⟩))
  (fun h17 => (Or.inr ⟨⟨h17.1.1.1, (fact_29 h17.1.1.2 h15.1)⟩, (fact_23 h17.2)⟩)))), (fun h16 => (Or.elim h16 (fun h17 =>
  (Or.inl ⟨⟨⟨(fact_30 h15.1 h17.1.1), ⟨h17.1.2.1, (int_lab_taB h17.1.2.2)⟩⟩, h17.2⟩, (int_eba_eab h15.1)⟩))
  (fun h17 =>
  (Or.inr ⟨⟨⟨h17.1.1, (fact_31 h14.1.2.2 h17.1.2)⟩, (fact_32 h15.1 h11 h17.2)⟩, (fact_23 h17.2)⟩))))⟩)
  (fun y_q22 y_q23 y_q24 h16 =>
  (fn_congr2 (at_congr4 rfl rfl (int_c207 h14.1.1.1.2) (int_c207 h14.1.1.2))
  (at_congr4 h14.1.1.1.1.2 rfl rfl rfl))))
  : value_2 I M y_q17 y_q19 y_q20 y_q21 x_c_r_fused_0 x_c_r_fused_1 (x_s + 1) = value_4 I M x_c_r_fused_0 x_c_r_fused_1 x_f x_p x_q x_s)))
  (fun h15 => (at_set_ne5 y_q17 y_q18 y_q19 y_q20 y_q21 x_c_r_fused_0 x_b x_f x_p x_q h15
  (at_if_of cond_holds (fun (h16 : x_c_r_fused_1 = 0 ∧ x_s = 0) =>
  (at_set_ne5 y_q17 y_q18 y_q19 y_q20 y_q21 x_c_r_fused_0 x_b x_f x_p x_q h15
  (at_right (at_right (at_left (at_points5 y_q17 y_q18 y_q19 y_q20 y_q21
  ⟨h14.1, (fact_33 h14.1.2.2 h10 h12 h0 h14.1.1.1.1.2 h14.1.1.1.2 h14.1.1.2 h14.1.1.1.1.1 h1 h15)⟩
  (reduce_congr3 (fun y_q25 y_q26 y_q27 => ⟨(fun h17 => (Or.elim h17 (fun h18 =>
  (False.elim (fact_34 h0 h18.2 h14.1.1.1.1.2 h14.1.1.1.2 h14.1.1.2 h14.1.1.1.1.1 h1 h15)))
  (fun h18 => (Or.inr h18)))), (fun h17 => (Or.elim h17 (fun h18 => (False.elim (int_c6 h18.1.1.2.1 h16.2 h18.1.1.2.2)))
  (fun h18 => (Or.inr h18))))⟩) (fun y_q25 y_q26 y_q27 h17 => rfl))))))))
  (fun (h16 : ¬ (x_c_r_fused_1 = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_left (at_points5 y_q17 y_q18 y_q19 y_q20 y_q21
  ⟨h14.1, ((fact_33 h14.1.2.2 h10 h12 h0 h14.1.1.1.1.2 h14.1.1.1.2 h14.1.1.2 h14.1.1.1.1.1 h1 h15)
  : y_q17 < x_s + x_c_r_fused_1 + x_c_r_fused_0)⟩
  ((reduce_congr3 (fun y_q28 y_q29 y_q30 => ⟨(fun h17 => (Or.elim h17 (fun h18 =>
  (False.elim (fact_34 h0 h18.2 h14.1.1.1.1.2 h14.1.1.1.2 h14.1.1.2 h14.1.1.1.1.1 h1 h15)))
  (fun h18 => (Or.inr h18)))), (fun h17 => (Or.elim h17 (fun h18 =>
  (False.elim (fact_34 h0 h18.2 h14.1.1.1.1.2 h14.1.1.1.2 h14.1.1.2 h14.1.1.1.1.1 h1 h15)))
  (fun h18 => (Or.inr h18))))⟩) (fun y_q28 y_q29 y_q30 h17 => rfl))
  : value_2 I M y_q17 y_q19 y_q20 y_q21 x_c_r_fused_0 x_c_r_fused_1 (x_s + 1) = value_2 I M y_q17 y_q19 y_q20 y_q21 x_c_r_fused_0 x_c_r_fused_1 x_s))))))))))))
  (entails_points5 (fun y_q31 y_q32 y_q33 y_q34 y_q35 h14 =>
  (Or.elim h14 (fun h15 => (at_set_ne5 y_q31 y_q32 y_q33 y_q34 y_q35 x_c_r_fused_0 x_b x_f x_p x_q
  (fun h16 => (int_eab_tab_F h16.2.2.2.2 h15.1.2.2))
  (at_if_of cond_holds (fun (h16 : x_c_r_fused_1 = 0 ∧ x_s = 0) =>
  (at_set_ne5 y_q31 y_q32 y_q33 y_q34 y_q35 x_c_r_fused_0 x_b x_f x_p x_q
  (fun h17 => (int_eab_tab_F h17.2.2.2.2 h15.1.2.2))
  (at_right (at_right (at_right (at_points5 y_q31 y_q32 y_q33 y_q34 y_q35 h14 rfl))))))
  (fun (h16 : ¬ (x_c_r_fused_1 = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_points5 y_q31 y_q32 y_q33 y_q34 y_q35 h14 rfl))))))))
  (fun h15 =>
  (Or.elim h15 (fun h16 => (at_set_ne5 y_q31 y_q32 y_q33 y_q34 y_q35 x_c_r_fused_0 x_b x_f x_p x_q
  (fun h17 => (int_eab_tab_F h17.2.2.2.1 h16.1.2.2))
  (at_if_of cond_holds (fun (h17 : x_c_r_fused_1 = 0 ∧ x_s = 0) =>
  (at_set_ne5 y_q31 y_q32 y_q33 y_q34 y_q35 x_c_r_fused_0 x_b x_f x_p x_q
  (fun h18 => (int_eab_tab_F h18.2.2.2.1 h16.1.2.2))
  (at_right (at_right (at_right (at_points5 y_q31 y_q32 y_q33 y_q34 y_q35 h14 rfl))))))
  (fun (h17 : ¬ (x_c_r_fused_1 = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_points5 y_q31 y_q32 y_q33 y_q34 y_q35 h14 rfl))))))))
  (fun h16 => (at_set_ne5 y_q31 y_q32 y_q33 y_q34 y_q35 x_c_r_fused_0 x_b x_f x_p x_q
  (fun h17 => (int_eab_tab_F h17.2.2.1 h16.1.2.2))
  (at_if_of cond_holds (fun (h17 : x_c_r_fused_1 = 0 ∧ x_s = 0) =>
  (at_set_ne5 y_q31 y_q32 y_q33 y_q34 y_q35 x_c_r_fused_0 x_b x_f x_p x_q
  (fun h18 => (int_eab_tab_F h18.2.2.1 h16.1.2.2))
  (at_right (at_right (at_right (at_points5 y_q31 y_q32 y_q33 y_q34 y_q35 h14 rfl))))))
  (fun (h17 : ¬ (x_c_r_fused_1 = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_points5 y_q31 y_q32 y_q33 y_q34 y_q35 h14 rfl)))))))))))))))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_s (.const 0) (.const 3)
    (fun e x => known_7 I M (e v_b) (e v_f) (e v_p) (e v_q) (e v_c_r_fused_0) (e v_c_r_fused_1) x) (body_7 I M)

theorem vc_6 (x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) (h6 : 0 ≤ x_q) (h7 : x_q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) (h10 : 0 ≤ x_c_r_fused_1) (h11 : x_c_r_fused_1 < 4) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) (((((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q).set v_c_r_fused_0 x_c_r_fused_0).set v_c_r_fused_1 x_c_r_fused_1) (known_6 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1) :=
  (vc_for_of 0 3 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points5 (fun y_q36 y_q37 y_q38 y_q39 y_q40 h12 =>
  (at_right (at_right (at_left (at_points5 y_q36 y_q37 y_q38 y_q39 y_q40 ⟨h12.1, (int_c567 h12.2)⟩
  (reduce_congr3 (fun y_q41 y_q42 y_q43 => ⟨(fun h13 =>
  (Or.elim h13 (fun h14 => (False.elim (int_lab_tba_F h14.1.1.2.1 h14.1.1.2.2))) (fun h14 => h14))), (fun h13 => (Or.inr h13))⟩)
  (fun y_q41 y_q42 y_q43 h13 => rfl))))))))
  (entails_points5 (fun y_q44 y_q45 y_q46 y_q47 y_q48 h12 => (Or.elim h12
  (fun h13 => (at_right (at_right (at_right (at_points5 y_q44 y_q45 y_q46 y_q47 y_q48 h12 rfl)))))
  (fun h13 => (Or.elim h13
  (fun h14 => (at_right (at_right (at_right (at_points5 y_q44 y_q45 y_q46 y_q47 y_q48 h12 rfl)))))
  (fun h14 => (at_right (at_right (at_right (at_points5 y_q44 y_q45 y_q46 y_q47 y_q48 h12 rfl)))))))))))))
  : Heap.Entails (known_6 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1) (known_7 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 0))
  (fun x_s h12 h13 =>
  (vc_7 x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11
  h12 h13)) (fun x_s h12 h13 =>
  (kept_7 x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 x_s hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10
  h11 h12 h13)))

theorem kept_6 (x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) (h6 : 0 ≤ x_q) (h7 : x_q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) (h10 : 0 ≤ x_c_r_fused_1) (h11 : x_c_r_fused_1 < 4) :
    Heap.Entails ((body_6 I M).post (((((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q).set v_c_r_fused_0 x_c_r_fused_0).set v_c_r_fused_1 x_c_r_fused_1) (known_6 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1)) (known_6 I M x_b x_f x_p x_q x_c_r_fused_0 (x_c_r_fused_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points5 (fun y_q49 y_q50 y_q51 y_q52 y_q53 h12 =>
  (at_right (at_right (at_left (at_points5 y_q49 y_q50 y_q51 y_q52 y_q53 ⟨h12.1, (fact_35 h12.2)⟩
  (reduce_congr3 (fun y_q54 y_q55 y_q56 =>
  ⟨(fun h13 => ((Classical.em (y_q55 = 4 * y_q49 + x_c_r_fused_1 + (-3) * y_q54)).elim
  (fun h14 => ((Classical.em (x_c_r_fused_0 = y_q49)).elim (fun h15 =>
  (Or.inl ⟨⟨⟨h14, ⟨h13.1.1.1.1.1, h13.1.1.1.1.2⟩⟩, ⟨h13.1.1.1.2.1, h13.1.1.1.2.2⟩⟩, h15⟩))
  (fun h15 =>
  (Or.inr ⟨⟨⟨⟨⟨h13.1.1.1.1.1, h13.1.1.1.1.2⟩, ⟨h13.1.1.1.2.1, h13.1.1.1.2.2⟩⟩, h13.1.1.2⟩, h13.1.2⟩, (fact_36 h12.1.2.2 h13.1.2 h10 h15)⟩))))
  (fun h14 =>
  (Or.inr ⟨⟨⟨⟨⟨h13.1.1.1.1.1, h13.1.1.1.1.2⟩, ⟨h13.1.1.1.2.1, h13.1.1.1.2.2⟩⟩, h13.1.1.2⟩, h13.1.2⟩, (fact_37 h12.1.2.2 h13.1.2 h10 h13.2 h14)⟩)))), (fun h13 => (Or.elim h13 (fun h14 =>
  ⟨⟨⟨⟨h14.1.1.2, h14.1.2⟩, (fact_38 h10 h14.1.1.1)⟩, (fact_39 h14.1.1.1 h11)⟩, (fact_40 h12.1.2.2 h14.1.1.1)⟩)
  (fun h14 => ⟨h14.1, (fact_41 h14.2)⟩)))⟩) (fun y_q54 y_q55 y_q56 h13 => rfl))))))))
  (entails_points5 (fun y_q57 y_q58 y_q59 y_q60 y_q61 h12 => (Or.elim h12
  (fun h13 => (at_right (at_right (at_right (at_points5 y_q57 y_q58 y_q59 y_q60 y_q61 h12 rfl)))))
  (fun h13 => (Or.elim h13
  (fun h14 => (at_right (at_right (at_right (at_points5 y_q57 y_q58 y_q59 y_q60 y_q61 h12 rfl)))))
  (fun h14 => (at_right (at_right (at_right (at_points5 y_q57 y_q58 y_q59 y_q60 y_q61 h12 rfl)))))))))))))
  : Heap.Entails (known_7 I M x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 3) (known_6 I M x_b x_f x_p x_q x_c_r_fused_0 (x_c_r_fused_1 + 1)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_y_rf] <|
    .for v_c_r_fused_1 (.const 0) (.const 4)
      (fun e x => known_6 I M (e v_b) (e v_f) (e v_p) (e v_q) (e v_c_r_fused_0) x) (body_6 I M)

theorem vc_5 (x_b x_f x_p x_q x_c_r_fused_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) (h6 : 0 ≤ x_q) (h7 : x_q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q).set v_c_r_fused_0 x_c_r_fused_0) (known_5 I M x_b x_f x_p x_q x_c_r_fused_0) :=
  (vc_scope (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points5 (fun y_q62 y_q63 y_q64 y_q65 y_q66 h10 =>
  (at_right (at_right (at_points5 y_q62 y_q63 y_q64 y_q65 y_q66 (Or.inl ⟨h10.1.1, ⟨h10.1.2.1, (int_lt_zero_add h10.2)⟩⟩)
  (reduce_congr3 (fun y_q67 y_q68 y_q69 => ⟨(fun h11 =>
  ⟨⟨⟨⟨h11.1.1.1.1.1, h11.1.1.1.1.2⟩, ⟨h11.1.1.1.2.1, h11.1.1.1.2.2⟩⟩, h11.1.1.2⟩, h11.1.2⟩), (fun h11 => ⟨h11, (fact_42 h11.2 h10.2)⟩)⟩)
  (fun y_q67 y_q68 y_q69 h11 => rfl)))))))
  (entails_points5 (fun y_q70 y_q71 y_q72 y_q73 y_q74 h10 => (Or.elim h10
  (fun h11 => (at_right (at_right (at_points5 y_q70 y_q71 y_q72 y_q73 y_q74 (Or.inr h10) rfl))))
  (fun h11 => (Or.elim h11
  (fun h12 => (at_right (at_right (at_points5 y_q70 y_q71 y_q72 y_q73 y_q74 (Or.inr h10) rfl))))
  (fun h12 => (at_right (at_right (at_points5 y_q70 y_q71 y_q72 y_q73 y_q74 (Or.inr h10) rfl))))))))))))
  : Heap.Entails (known_5 I M x_b x_f x_p x_q x_c_r_fused_0) (known_6 I M x_b x_f x_p x_q x_c_r_fused_0 0))
  (fun x_c_r_fused_1 h10 h11 =>
  (vc_6 x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun x_c_r_fused_1 h10 h11 =>
  (kept_6 x_b x_f x_p x_q x_c_r_fused_0 x_c_r_fused_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))))

theorem kept_5 (x_b x_f x_p x_q x_c_r_fused_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) (h6 : 0 ≤ x_q) (h7 : x_q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) :
    Heap.Entails ((body_5 I M).post ((((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q).set v_c_r_fused_0 x_c_r_fused_0) (known_5 I M x_b x_f x_p x_q x_c_r_fused_0)) (known_5 I M x_b x_f x_p x_q (x_c_r_fused_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun y_q75 y_q76 y_q77 y_q78 y_q79 h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_left (at_points5 y_q75 y_q76 y_q77 y_q78 y_q79
  ⟨⟨h11.1, ⟨h11.2.1, (int_taB_lab h11.2.2)⟩⟩, (int_c259 h11.2.2)⟩
  (reduce_congr3 (fun y_q80 y_q81 y_q82 => ⟨(fun h12 => ⟨h12, (fact_43 h12.2 h11.2.2)⟩), (fun h12 =>
  ⟨⟨⟨⟨h12.1.1.1.1.1, h12.1.1.1.1.2⟩, ⟨h12.1.1.1.2.1, h12.1.1.1.2.2⟩⟩, h12.1.1.2⟩, h12.1.2⟩)⟩)
  (fun y_q80 y_q81 y_q82 h12 => rfl))))))) (fun h11 => (Or.elim h11
  (fun h12 => (at_right (at_right (at_right (at_points5 y_q75 y_q76 y_q77 y_q78 y_q79 h11 rfl)))))
  (fun h12 => (Or.elim h12
  (fun h13 => (at_right (at_right (at_right (at_points5 y_q75 y_q76 y_q77 y_q78 y_q79 h11 rfl)))))
  (fun h13 => (at_right (at_right (at_right (at_points5 y_q75 y_q76 y_q77 y_q78 y_q79 h11 rfl))))))))))))))
  : Heap.Entails (known_6 I M x_b x_f x_p x_q x_c_r_fused_0 4) (known_5 I M x_b x_f x_p x_q (x_c_r_fused_0 + 1)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_c_r_fused_0 (.const 0) (.const 6)
    (fun e x => known_5 I M (e v_b) (e v_f) (e v_p) (e v_q) x) (body_5 I M)

theorem vc_4 (x_b x_f x_p x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) (h6 : 0 ≤ x_q) (h7 : x_q < 16) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) (((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) (known_4 I M x_b x_f x_p x_q) :=
  (vc_for_of 0 6 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun y_q83 y_q84 y_q85 y_q86 y_q87 h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_lab_tba_F h9.2.1 h9.2.2))) (fun h9 =>
  (Or.elim h9 (fun h10 => (at_right (at_right (at_points5 y_q83 y_q84 y_q85 y_q86 y_q87 h9 rfl))))
  (fun h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_points5 y_q83 y_q84 y_q85 y_q86 y_q87 h9 rfl))))
  (fun h11 => (at_right (at_right (at_points5 y_q83 y_q84 y_q85 y_q86 y_q87 h9 rfl)))))))))))))
  : Heap.Entails (known_4 I M x_b x_f x_p x_q) (known_5 I M x_b x_f x_p x_q 0))
  (fun x_c_r_fused_0 h8 h9 =>
  (vc_5 x_b x_f x_p x_q x_c_r_fused_0 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun x_c_r_fused_0 h8 h9 =>
  (kept_5 x_b x_f x_p x_q x_c_r_fused_0 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)))

theorem kept_4 (x_b x_f x_p x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) (h6 : 0 ≤ x_q) (h7 : x_q < 16) :
    Heap.Entails ((body_4 I M).post (((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) (known_4 I M x_b x_f x_p x_q)) (known_4 I M x_b x_f x_p (x_q + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun y_q88 y_q89 y_q90 y_q91 y_q92 h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_points5 y_q88 y_q89 y_q90 y_q91 y_q92
  ((Classical.em (y_q92 = x_q)).elim (fun h10 => (Or.inl ⟨⟨h9.1.1, h10⟩, h9.2⟩))
  (fun h10 => (Or.inr (Or.inl ⟨⟨h9.1.1, ⟨h9.1.2.1, (int_taB_neab_tab h9.1.2.2 h10)⟩⟩, h9.2⟩)))) rfl))))
  (fun h9 => (Or.elim h9 (fun h10 =>
  (at_right (at_right (at_points5 y_q88 y_q89 y_q90 y_q91 y_q92 (Or.inr (Or.inr h9)) rfl))))
  (fun h10 =>
  (at_right (at_right (at_points5 y_q88 y_q89 y_q90 y_q91 y_q92 (Or.inr (Or.inr h9)) rfl)))))))))))
  : Heap.Entails (known_5 I M x_b x_f x_p x_q 6) (known_4 I M x_b x_f x_p (x_q + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_q (.const 0) (.const 16)
    (fun e x => known_4 I M (e v_b) (e v_f) (e v_p) x) (body_4 I M)

theorem vc_3 (x_b x_f x_p : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((((base E).set v_b x_b).set v_f x_f).set v_p x_p) (known_3 I M x_b x_f x_p) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun y_q93 y_q94 y_q95 y_q96 y_q97 h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h7.1.2.1 h7.1.2.2))) (fun h7 =>
  (Or.elim h7 (fun h8 => (at_right (at_right (at_points5 y_q93 y_q94 y_q95 y_q96 y_q97 h7 rfl))))
  (fun h8 => (at_right (at_right (at_points5 y_q93 y_q94 y_q95 y_q96 y_q97 h7 rfl)))))))))))
  : Heap.Entails (known_3 I M x_b x_f x_p) (known_4 I M x_b x_f x_p 0))
  (fun x_q h6 h7 => (vc_4 x_b x_f x_p x_q hl hM h0 h1 h2 h3 h4 h5 h6 h7))
  (fun x_q h6 h7 => (kept_4 x_b x_f x_p x_q hl hM h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_3 (x_b x_f x_p : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_b x_b).set v_f x_f).set v_p x_p) (known_3 I M x_b x_f x_p)) (known_3 I M x_b x_f (x_p + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun y_q98 y_q99 y_q100 y_q101 y_q102 h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_points5 y_q98 y_q99 y_q100 y_q101 y_q102 ((Classical.em (y_q101 = x_p)).elim (fun h8 =>
  (Or.inl ⟨⟨⟨⟨h7.1.1.1.1, h7.1.1.1.2⟩, h8⟩, ⟨h7.1.1.2.1, h7.1.1.2.2⟩⟩, ⟨h7.2.1, h7.2.2⟩⟩))
  (fun h8 =>
  (Or.inr (Or.inl ⟨⟨⟨⟨h7.1.1.1.1, h7.1.1.1.2⟩, ⟨h7.1.1.2.1, h7.1.1.2.2⟩⟩, ⟨h7.1.2.1, (int_taB_neab_tab h7.1.2.2 h8)⟩⟩, ⟨h7.2.1, h7.2.2⟩⟩))))
  rfl)))) (fun h7 =>
  (at_right (at_right (at_points5 y_q98 y_q99 y_q100 y_q101 y_q102 (Or.inr (Or.inr h7)) rfl)))))))))
  : Heap.Entails (known_4 I M x_b x_f x_p 16) (known_3 I M x_b x_f (x_p + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_p (.const 0) (.const 16)
    (fun e x => known_3 I M (e v_b) (e v_f) x) (body_3 I M)

theorem vc_2 (x_b x_f : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) (((base E).set v_b x_b).set v_f x_f) (known_2 I M x_b x_f) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun y_q103 y_q104 y_q105 y_q106 y_q107 h4 =>
  (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.1.2.1 h5.1.2.2)))
  (fun h5 => (at_right (at_right (at_points5 y_q103 y_q104 y_q105 y_q106 y_q107 h5 rfl)))))))))
  : Heap.Entails (known_2 I M x_b x_f) (known_3 I M x_b x_f 0))
  (fun x_p h4 h5 => (vc_3 x_b x_f x_p hl hM h0 h1 h2 h3 h4 h5))
  (fun x_p h4 h5 => (kept_3 x_b x_f x_p hl hM h0 h1 h2 h3 h4 h5)))

theorem kept_2 (x_b x_f : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) :
    Heap.Entails ((body_2 I M).post (((base E).set v_b x_b).set v_f x_f) (known_2 I M x_b x_f)) (known_2 I M x_b (x_f + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun y_q108 y_q109 y_q110 y_q111 y_q112 h4 =>
  (at_right (at_right (at_points5 y_q108 y_q109 y_q110 y_q111 y_q112 ((Classical.em (y_q110 = x_f)).elim (fun h5 =>
  (Or.inl ⟨⟨⟨⟨h4.1.1.1.1, h5⟩, ⟨h4.1.1.1.2.1, h4.1.1.1.2.2⟩⟩, ⟨h4.1.1.2.1, h4.1.1.2.2⟩⟩, ⟨h4.2.1, h4.2.2⟩⟩))
  (fun h5 =>
  (Or.inr ⟨⟨⟨⟨h4.1.1.1.1, ⟨h4.1.1.1.2.1, h4.1.1.1.2.2⟩⟩, ⟨h4.1.1.2.1, h4.1.1.2.2⟩⟩, ⟨h4.1.2.1, (int_taB_neab_tab h4.1.2.2 h5)⟩⟩, ⟨h4.2.1, h4.2.2⟩⟩)))
  rfl))))))) : Heap.Entails (known_3 I M x_b x_f 16) (known_2 I M x_b (x_f + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_f (.const 0) (.const 4)
    (fun e x => known_2 I M (e v_b) x) (body_2 I M)

theorem vc_1 (x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((base E).set v_b x_b) (known_1 I M x_b) :=
  (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_2 I M x_b 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun y_q113 y_q114 y_q115 y_q116 y_q117 h2 => (False.elim (int_lab_tba_F h2.1.2.1 h2.1.2.2)))))))
  (fun x_f h2 h3 => (vc_2 x_b x_f hl hM h0 h1 h2 h3))
  (fun x_f h2 h3 => (kept_2 x_b x_f hl hM h0 h1 h2 h3)))

theorem kept_1 (x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) :
    Heap.Entails ((body_1 I M).post ((base E).set v_b x_b) (known_1 I M x_b)) (known_1 I M (x_b + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun y_q118 y_q119 y_q120 y_q121 y_q122 h2 =>
  (at_right (at_right (at_points5 y_q118 y_q119 y_q120 y_q121 y_q122 h2.1
  (reduce_congr3 (fun y_q123 y_q124 y_q125 => ⟨(fun h3 => h3), (fun h3 => h3)⟩)
  (fun y_q123 y_q124 y_q125 h3 => (fn_congr2 (at_congr4 h2.1.1.1.1.1 rfl rfl rfl) rfl))))))))))
  : Heap.Entails (known_2 I M x_b 4) (known_1 I M (x_b + 1)))

noncomputable def known_8_0 (I : Interp V) (M : Model V) (x_b : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0 ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < 16) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ x_b = 1)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [0, y_c1, y_c2, y_c3]))

noncomputable def known_8_1 (I : Interp V) (M : Model V) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (((y_c1 = 0 ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 6)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_0 I M y_c0 0 y_c2 y_c3 y_c4))

noncomputable def known_8 (I : Interp V) (M : Model V) (x_b : Int) : Heap V :=
  ((known_8_0 I M x_b).and (known_8_1 I M))

noncomputable def known_9_0 (I : Interp V) (M : Model V) (x_f : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = 0 ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < 16) ∧ 0 ≤ y_c1 ∧ y_c1 < x_f)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [0, y_c1, y_c2, y_c3]))

noncomputable def known_9_1 (I : Interp V) (M : Model V) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (((y_c1 = 0 ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 6)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_0 I M y_c0 0 y_c2 y_c3 y_c4))

noncomputable def known_9 (I : Interp V) (M : Model V) (x_b x_f : Int) : Heap V :=
  ((known_9_0 I M x_f).and (known_9_1 I M))

noncomputable def known_10_0 (I : Interp V) (M : Model V) (x_f x_p : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = 0 ∧ y_c1 = x_f) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < x_p ∨ ((y_c0 = 0 ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < 16) ∧ 0 ≤ y_c1 ∧ y_c1 < x_f)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [0, y_c1, y_c2, y_c3]))

noncomputable def known_10_1 (I : Interp V) (M : Model V) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (((y_c1 = 0 ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 6)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_0 I M y_c0 0 y_c2 y_c3 y_c4))

noncomputable def known_10 (I : Interp V) (M : Model V) (x_b x_f x_p : Int) : Heap V :=
  ((known_10_0 I M x_f x_p).and (known_10_1 I M))

noncomputable def known_11_0 (I : Interp V) (M : Model V) (x_f x_p x_q : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = 0 ∧ y_c1 = x_f) ∧ y_c2 = x_p) ∧ 0 ≤ y_c3 ∧ y_c3 < x_q ∨ ((y_c0 = 0 ∧ y_c1 = x_f) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < x_p ∨ ((y_c0 = 0 ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < 16) ∧ 0 ≤ y_c1 ∧ y_c1 < x_f)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [0, y_c1, y_c2, y_c3]))

noncomputable def known_11_1 (I : Interp V) (M : Model V) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (((y_c1 = 0 ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 6)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_0 I M y_c0 0 y_c2 y_c3 y_c4))

noncomputable def known_11 (I : Interp V) (M : Model V) (x_b x_f x_p x_q : Int) : Heap V :=
  ((known_11_0 I M x_f x_p x_q).and (known_11_1 I M))

noncomputable def known_12_0 (I : Interp V) (M : Model V) (x_f x_p x_q x_c_r_fused_0 : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = 0 ∧ y_c1 = x_f) ∧ y_c2 = x_p) ∧ y_c3 = x_q) ∧ 0 < x_c_r_fused_0)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_3 I M x_c_r_fused_0 x_f x_p x_q))

noncomputable def known_12_2 (I : Interp V) (M : Model V) : Heap V :=
  .points5 a_y_rf
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (((y_c1 = 0 ∧ 0 ≤ y_c4 ∧ y_c4 < 16) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 0 ≤ y_c2 ∧ y_c2 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 6)
    (fun y_c0 y_c1 y_c2 y_c3 y_c4 => (value_0 I M y_c0 0 y_c2 y_c3 y_c4))

noncomputable def known_12 (I : Interp V) (M : Model V) (x_b x_f x_p x_q x_c_r_fused_0 : Int) : Heap V :=
  ((known_12_0 I M x_f x_p x_q x_c_r_fused_0).and ((known_11_0 I M x_f x_p x_q).and (known_12_2 I M)))

noncomputable def body_12 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_c_r_fused_0) (.const 0)) (
    .assign a_y [.var v_b, .var v_f, .var v_p, .var v_q] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_y
    [.var v_b, .var v_f, .var v_p, .var v_q]
    (.read a_y_rf [.var v_c_r_fused_0, .var v_b, .var v_f, .var v_p, .var v_q])
    (fun e => (value_5 I M (e v_c_r_fused_0) (e v_f) (e v_p) (e v_q)))

theorem vc_12 (x_b x_f x_p x_q x_c_r_fused_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) (h6 : 0 ≤ x_q) (h7 : x_q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) :
    (body_12 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q).set v_c_r_fused_0 x_c_r_fused_0) (known_12 I M x_b x_f x_p x_q x_c_r_fused_0) :=
  (vc_seq (vc_if_of cond_holds (fun (h10 : x_c_r_fused_0 = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at4 (b := (Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (R := (Region.mk t_Y [(.const 0, .const 1), (.const 0, .const 4), (.const 0, .const 16), (.const 0, .const 16)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_b, x_f, x_p, x_q]
  (region_iff.2 ⟨x_b, _, rfl, h0, h1, x_f, _, rfl, h2, h3, x_p, _, rfl, h4, h5, x_q, _, rfl, h6, h7, rfl⟩)
  shape_a_y rfl rfl ⟨h0, h2, h4, h6⟩)) ev_const rfl)) (fun (h10 : ¬ x_c_r_fused_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_c_r_fused_0 = 0)).elim (fun h10 => (Or.inl h10))
  (fun h10 => (Or.inr (int_lab_neba_tab h8 h10)))) : x_c_r_fused_0 = 0 ∨ 0 < x_c_r_fused_0)
  (fun h10 =>
  (vc_accumulate_of (I.fn f_1 []) (value_0 I M x_c_r_fused_0 0 x_f x_p x_q)
  (at_if_of cond_holds (fun (h11 : x_c_r_fused_0 = 0) =>
  (at_set_eq4 x_b x_f x_p x_q x_b x_f x_p x_q ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩ rfl))
  (fun (h11 : ¬ x_c_r_fused_0 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))
  (ev_read (at_if_of cond_holds (fun (h11 : x_c_r_fused_0 = 0) =>
  (at_set_other (by decide) ((at_right (at_right (at_points5 x_c_r_fused_0 x_b x_f x_p x_q
  ⟨⟨⟨⟨(int_c40 h0 h1), ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩, ⟨h8, h9⟩⟩ rfl)))
  : (known_12 I M x_b x_f x_p x_q x_c_r_fused_0) ⟨a_y_rf, [x_c_r_fused_0, x_b, x_f, x_p, x_q]⟩ (value_0 I M x_c_r_fused_0 0 x_f x_p x_q))))
  (fun (h11 : ¬ x_c_r_fused_0 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False)))))
  ((Eq.trans ((fn_congr2
  (Eq.trans rfl (Eq.symm (reduce_empty3 (fun y_q145 y_q146 y_q147 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_0 I M x_c_r_fused_0 0 x_f x_p x_q] = I.fn f_0 [value_7 I M x_f x_p x_q, value_0 I M x_c_r_fused_0 0 x_f x_p x_q])
  (union_in_order3 (law_0 hl) (law_1 hl) 0 (1 + 1) 0 (2 + 1) 0 (2 + 1)
  (fun y_q139 y_q140 y_q141 h11 =>
  ⟨h11.2, ⟨(fact_44 h11.1.2 h11.1.1.2.1 h10), ⟨h11.1.1.2.1, ⟨(int_c461 h11.1.1.2.2), ⟨h11.1.1.1.1, (int_c461 h11.1.1.1.2)⟩⟩⟩⟩⟩)
  (fun y_q139 y_q140 y_q141 =>
  ⟨(fun h11 => (Or.inr ⟨⟨h11.1.1, (fact_45 h11.2 h11.1.1.2.1 h10)⟩, h11.1.2⟩)), (fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_one_lt_zero h12)))
  (fun h12 => ⟨⟨h12.1.1, h12.2⟩, (fact_46 h8 h12.1.2 h12.1.1.2.2)⟩)))⟩)
  (fun y_q139 y_q140 y_q141 y_q142 y_q143 y_q144 h11 h12 => (False.elim (int_one_lt_zero h11)))
  (fun y_q139 y_q140 y_q141 h11 => rfl) (fun y_q139 y_q140 y_q141 h11 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_0 I M x_c_r_fused_0 0 x_f x_p x_q] = value_5 I M x_c_r_fused_0 x_f x_p x_q)))
  (fun h10 => (vc_accumulate_of (value_3 I M x_c_r_fused_0 x_f x_p x_q)
  (value_0 I M x_c_r_fused_0 0 x_f x_p x_q) (at_if_of cond_holds
  (fun (h11 : x_c_r_fused_0 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ x_c_r_fused_0 = 0) =>
  ((at_left (at_points4 x_b x_f x_p x_q ⟨⟨⟨⟨(int_c40 h0 h1), rfl⟩, rfl⟩, rfl⟩, h10⟩ rfl))
  : (known_12 I M x_b x_f x_p x_q x_c_r_fused_0) ⟨a_y, [x_b, x_f, x_p, x_q]⟩ (value_3 I M x_c_r_fused_0 x_f x_p x_q))))
  (ev_read (at_if_of cond_holds
  (fun (h11 : x_c_r_fused_0 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ x_c_r_fused_0 = 0) => ((at_right (at_right (at_points5 x_c_r_fused_0 x_b x_f x_p x_q
  ⟨⟨⟨⟨(int_c40 h0 h1), ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩, ⟨h8, h9⟩⟩ rfl)))
  : (known_12 I M x_b x_f x_p x_q x_c_r_fused_0) ⟨a_y_rf, [x_c_r_fused_0, x_b, x_f, x_p, x_q]⟩ (value_0 I M x_c_r_fused_0 0 x_f x_p x_q)))))
  ((union_in_order3 (law_0 hl) (law_1 hl) 0 (x_c_r_fused_0 + x_c_r_fused_0 / 3 + 1 + 1) 0 (2 + 1) 0
  (2 + 1) (fun y_q148 y_q149 y_q150 h11 =>
  ⟨h11.2, ⟨(fact_47 h11.1.2 h11.1.1.2.1), ⟨h11.1.1.2.1, ⟨(int_c461 h11.1.1.2.2), ⟨h11.1.1.1.1, (int_c461 h11.1.1.1.2)⟩⟩⟩⟩⟩)
  (fun y_q148 y_q149 y_q150 =>
  ⟨(fun h11 => ((Classical.em (y_q149 < 4 * x_c_r_fused_0 + (-3) * y_q148)).elim
  (fun h12 => (Or.inl ⟨⟨⟨⟨h11.1.1.1.1, h11.1.1.1.2⟩, ⟨h11.1.1.2.1, h11.1.1.2.2⟩⟩, h12⟩, h11.2⟩))
  (fun h12 =>
  (Or.inr ⟨⟨⟨⟨h11.1.1.1.1, h11.1.1.1.2⟩, ⟨h11.1.1.2.1, h11.1.1.2.2⟩⟩, (int_ntba_lab h12)⟩, h11.1.2⟩)))), (fun h11 => (Or.elim h11 (fun h12 => ⟨⟨h12.1.1, (int_c162 h12.1.2)⟩, h12.2⟩)
  (fun h12 => ⟨⟨h12.1.1, h12.2⟩, (fact_48 h12.1.2 h12.1.1.2.2 h10)⟩)))⟩)
  (fun y_q148 y_q149 y_q150 y_q151 y_q152 y_q153 h11 h12 =>
  ((Classical.em (y_q148 < y_q151)).elim (fun h13 => (Or.inl h13)) (fun h13 =>
  (Or.inr ⟨(fact_49 h11.1.1.2.1 h12.1.2 h12.1.1.2.2 h11.1.2 h13), (Or.inl (fact_50 h12.1.2 h11.1.2 h13))⟩))))
  (fun y_q148 y_q149 y_q150 h11 => rfl) (fun y_q148 y_q149 y_q150 h11 => rfl))
  : I.fn f_0 [value_3 I M x_c_r_fused_0 x_f x_p x_q, value_0 I M x_c_r_fused_0 0 x_f x_p x_q] = value_5 I M x_c_r_fused_0 x_f x_p x_q)))))

theorem kept_12 (x_b x_f x_p x_q x_c_r_fused_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) (h6 : 0 ≤ x_q) (h7 : x_q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) :
    Heap.Entails ((body_12 I M).post ((((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q).set v_c_r_fused_0 x_c_r_fused_0) (known_12 I M x_b x_f x_p x_q x_c_r_fused_0)) (known_12 I M x_b x_f x_p x_q (x_c_r_fused_0 + 1)) :=
  (show Heap.Entails _ (known_12 I M x_b x_f x_p x_q (x_c_r_fused_0 + 1)) from (entails_and
  (entails_points4 (fun y_q154 y_q155 y_q156 y_q157 h10 => (at_set_eq4 y_q154 y_q155 y_q156 y_q157 x_b x_f x_p x_q
  ⟨(fact_51 h0 h10.1.1.1.1 h1), ⟨h10.1.1.1.2, ⟨h10.1.1.2, h10.1.2⟩⟩⟩
  ((reduce_congr3 (fun y_q158 y_q159 y_q160 => ⟨(fun h11 =>
  ⟨⟨⟨⟨h11.1.1.1.1, h11.1.1.1.2⟩, ⟨h11.1.1.2.1, h11.1.1.2.2⟩⟩, (fact_52 h11.1.2)⟩, h11.2⟩), (fun h11 =>
  ⟨⟨⟨⟨h11.1.1.1.1, h11.1.1.1.2⟩, ⟨h11.1.1.2.1, h11.1.1.2.2⟩⟩, (fact_53 h11.1.2)⟩, h11.2⟩)⟩)
  (fun y_q158 y_q159 y_q160 h11 => rfl))
  : value_3 I M (x_c_r_fused_0 + 1) x_f x_p x_q = value_5 I M x_c_r_fused_0 x_f x_p x_q))))
  (entails_and (entails_points4 (fun y_q161 y_q162 y_q163 y_q164 h10 =>
  (Or.elim h10 (fun h11 => (at_set_ne4 y_q161 y_q162 y_q163 y_q164 x_b x_f x_p x_q
  (fun h12 => (int_eab_tab_F h12.2.2.2 h11.2.2)) (at_if_of cond_holds
  (fun (h12 : x_c_r_fused_0 = 0) => (at_set_ne4 y_q161 y_q162 y_q163 y_q164 x_b x_f x_p x_q
  (fun h13 => (int_eab_tab_F h13.2.2.2 h11.2.2))
  (at_right (at_left (at_points4 y_q161 y_q162 y_q163 y_q164 h10 rfl)))))
  (fun (h12 : ¬ x_c_r_fused_0 = 0) =>
  (at_right (at_left (at_points4 y_q161 y_q162 y_q163 y_q164 h10 rfl)))))))
  (fun h11 => (Or.elim h11 (fun h12 => (at_set_ne4 y_q161 y_q162 y_q163 y_q164 x_b x_f x_p x_q
  (fun h13 => (int_eab_tab_F h13.2.2.1 h12.2.2)) (at_if_of cond_holds
  (fun (h13 : x_c_r_fused_0 = 0) => (at_set_ne4 y_q161 y_q162 y_q163 y_q164 x_b x_f x_p x_q
  (fun h14 => (int_eab_tab_F h14.2.2.1 h12.2.2))
  (at_right (at_left (at_points4 y_q161 y_q162 y_q163 y_q164 h10 rfl)))))
  (fun (h13 : ¬ x_c_r_fused_0 = 0) =>
  (at_right (at_left (at_points4 y_q161 y_q162 y_q163 y_q164 h10 rfl)))))))
  (fun h12 => (at_set_ne4 y_q161 y_q162 y_q163 y_q164 x_b x_f x_p x_q
  (fun h13 => (int_eab_tab_F h13.2.1 h12.2.2)) (at_if_of cond_holds
  (fun (h13 : x_c_r_fused_0 = 0) => (at_set_ne4 y_q161 y_q162 y_q163 y_q164 x_b x_f x_p x_q
  (fun h14 => (int_eab_tab_F h14.2.1 h12.2.2))
  (at_right (at_left (at_points4 y_q161 y_q162 y_q163 y_q164 h10 rfl)))))
  (fun (h13 : ¬ x_c_r_fused_0 = 0) =>
  (at_right (at_left (at_points4 y_q161 y_q162 y_q163 y_q164 h10 rfl))))))))))))
  (entails_points5 (fun y_q165 y_q166 y_q167 y_q168 y_q169 h10 => (at_set_other (by decide)
  (at_if_of cond_holds (fun (h11 : x_c_r_fused_0 = 0) => (at_set_other (by decide)
  (at_right (at_right (at_points5 y_q165 y_q166 y_q167 y_q168 y_q169 h10 rfl)))))
  (fun (h11 : ¬ x_c_r_fused_0 = 0) =>
  (at_right (at_right (at_points5 y_q165 y_q166 y_q167 y_q168 y_q169 h10 rfl)))))))))))

noncomputable def body_11 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_y] <|
    .for v_c_r_fused_0 (.const 0) (.const 6)
      (fun e x => known_12 I M (e v_b) (e v_f) (e v_p) (e v_q) x) (body_12 I M)

theorem vc_11 (x_b x_f x_p x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) (h6 : 0 ≤ x_q) (h7 : x_q < 16) :
    (body_11 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) (((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) (known_11 I M x_b x_f x_p x_q) :=
  (vc_scope (vc_for_of 0 6 rfl rfl ((entails_and
  (entails_points4 (fun y_q170 y_q171 y_q172 y_q173 h8 => (False.elim (int_irrefl h8.2))))
  (entails_and (entails_left entails_refl)
  (entails_points5 (fun y_q174 y_q175 y_q176 y_q177 y_q178 h8 =>
  (at_right (at_points5 y_q174 y_q175 y_q176 y_q177 y_q178 h8 rfl))))))
  : Heap.Entails (known_11 I M x_b x_f x_p x_q) (known_12 I M x_b x_f x_p x_q 0))
  (fun x_c_r_fused_0 h8 h9 =>
  (vc_12 x_b x_f x_p x_q x_c_r_fused_0 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun x_c_r_fused_0 h8 h9 =>
  (kept_12 x_b x_f x_p x_q x_c_r_fused_0 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))))

theorem kept_11 (x_b x_f x_p x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) (h6 : 0 ≤ x_q) (h7 : x_q < 16) :
    Heap.Entails ((body_11 I M).post (((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) (known_11 I M x_b x_f x_p x_q)) (known_11 I M x_b x_f x_p (x_q + 1)) :=
  ((entails_and (entails_points4 (fun y_q179 y_q180 y_q181 y_q182 h8 =>
  (Or.elim h8 (fun h9 => (Or.elim (((Classical.em (y_q182 = x_q)).elim
  (fun h10 => (Or.inl ⟨⟨⟨⟨h9.1.1.1, h9.1.1.2⟩, h9.1.2⟩, h10⟩, fact_56⟩)) (fun h10 =>
  (Or.inr (Or.inl ⟨⟨⟨h9.1.1.1, h9.1.1.2⟩, h9.1.2⟩, ⟨h9.2.1, (int_taB_neab_tab h9.2.2 h10)⟩⟩))))
  : (((y_q179 = 0 ∧ y_q180 = x_f) ∧ y_q181 = x_p) ∧ y_q182 = x_q) ∧ 0 < (6 : Int) ∨ (((y_q179 = 0 ∧ y_q180 = x_f) ∧ y_q181 = x_p) ∧ 0 ≤ y_q182 ∧ y_q182 < x_q ∨ ((y_q179 = 0 ∧ y_q180 = x_f) ∧ 0 ≤ y_q182 ∧ y_q182 < 16) ∧ 0 ≤ y_q181 ∧ y_q181 < x_p ∨ ((y_q179 = 0 ∧ 0 ≤ y_q182 ∧ y_q182 < 16) ∧ 0 ≤ y_q181 ∧ y_q181 < 16) ∧ 0 ≤ y_q180 ∧ y_q180 < x_f))
  (fun h10 => (at_left (at_points4 y_q179 y_q180 y_q181 y_q182 h10
  (Eq.trans ((equation_0 0 y_q180 y_q181 y_q182 hl hM trivial)
  : M t_Y [0, y_q180, y_q181, y_q182] = value_6 I M 0 y_q180 y_q181 y_q182)
  (reduce_congr3 (fun y_q186 y_q187 y_q188 => ⟨(fun h11 =>
  ⟨⟨⟨⟨h11.2.1, h11.2.2⟩, ⟨h11.1.2.1, h11.1.2.2⟩⟩, (fact_54 h11.1.2.2 h11.1.1.2)⟩, h11.1.1.1⟩), (fun h11 =>
  ⟨⟨⟨h11.2, (fact_55 h11.1.1.2.1 h11.1.2)⟩, ⟨h11.1.1.2.1, h11.1.1.2.2⟩⟩, ⟨h11.1.1.1.1, h11.1.1.1.2⟩⟩)⟩)
  (fun y_q186 y_q187 y_q188 h11 => (fn_congr2 (at_congr4 rfl rfl (int_c48 h9.1.2) (int_c48 h10.1.2))
  (at_congr4 h9.1.1.2 rfl rfl rfl))))))))
  (fun h10 => (at_right (at_left (at_points4 y_q179 y_q180 y_q181 y_q182 h10 rfl))))))
  (fun h9 => (Or.elim h9
  (fun h10 => (at_right (at_left (at_points4 y_q179 y_q180 y_q181 y_q182 (Or.inr h9) rfl))))
  (fun h10 => (at_right (at_left (at_points4 y_q179 y_q180 y_q181 y_q182 (Or.inr h9) rfl)))))))))
  (entails_points5 (fun y_q189 y_q190 y_q191 y_q192 y_q193 h8 =>
  (at_right (at_right (at_points5 y_q189 y_q190 y_q191 y_q192 y_q193 h8 rfl))))))
  : Heap.Entails (known_12 I M x_b x_f x_p x_q 6) (known_11 I M x_b x_f x_p (x_q + 1)))

noncomputable def body_10 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_q (.const 0) (.const 16)
    (fun e x => known_11 I M (e v_b) (e v_f) (e v_p) x) (body_11 I M)

theorem vc_10 (x_b x_f x_p : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) :
    (body_10 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((((base E).set v_b x_b).set v_f x_f).set v_p x_p) (known_10 I M x_b x_f x_p) :=
  (vc_for_of 0 16 rfl rfl ((entails_and (entails_points4 (fun y_q194 y_q195 y_q196 y_q197 h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h7.2.1 h7.2.2)))
  (fun h7 => (Or.elim h7 (fun h8 => (at_left (at_points4 y_q194 y_q195 y_q196 y_q197 h7 rfl)))
  (fun h8 => (at_left (at_points4 y_q194 y_q195 y_q196 y_q197 h7 rfl))))))))
  (entails_points5 (fun y_q198 y_q199 y_q200 y_q201 y_q202 h6 =>
  (at_right (at_points5 y_q198 y_q199 y_q200 y_q201 y_q202 h6 rfl)))))
  : Heap.Entails (known_10 I M x_b x_f x_p) (known_11 I M x_b x_f x_p 0))
  (fun x_q h6 h7 => (vc_11 x_b x_f x_p x_q hl hM h0 h1 h2 h3 h4 h5 h6 h7))
  (fun x_q h6 h7 => (kept_11 x_b x_f x_p x_q hl hM h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_10 (x_b x_f x_p : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) (h4 : 0 ≤ x_p) (h5 : x_p < 16) :
    Heap.Entails ((body_10 I M).post ((((base E).set v_b x_b).set v_f x_f).set v_p x_p) (known_10 I M x_b x_f x_p)) (known_10 I M x_b x_f (x_p + 1)) :=
  ((entails_and (entails_points4 (fun y_q203 y_q204 y_q205 y_q206 h6 => (Or.elim h6
  (fun h7 => (at_left (at_points4 y_q203 y_q204 y_q205 y_q206 ((Classical.em (y_q205 = x_p)).elim
  (fun h8 => (Or.inl ⟨⟨⟨h7.1.1.1, h7.1.1.2⟩, h8⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩)) (fun h8 =>
  (Or.inr (Or.inl ⟨⟨⟨h7.1.1.1, h7.1.1.2⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩, ⟨h7.2.1, (int_taB_neab_tab h7.2.2 h8)⟩⟩))))
  rfl))) (fun h7 => (at_left (at_points4 y_q203 y_q204 y_q205 y_q206 (Or.inr (Or.inr h7)) rfl))))))
  (entails_points5 (fun y_q207 y_q208 y_q209 y_q210 y_q211 h6 =>
  (at_right (at_points5 y_q207 y_q208 y_q209 y_q210 y_q211 h6 rfl)))))
  : Heap.Entails (known_11 I M x_b x_f x_p 16) (known_10 I M x_b x_f (x_p + 1)))

noncomputable def body_9 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_p (.const 0) (.const 16)
    (fun e x => known_10 I M (e v_b) (e v_f) x) (body_10 I M)

theorem vc_9 (x_b x_f : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) :
    (body_9 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) (((base E).set v_b x_b).set v_f x_f) (known_9 I M x_b x_f) :=
  (vc_for_of 0 16 rfl rfl ((entails_and (entails_points4 (fun y_q212 y_q213 y_q214 y_q215 h4 =>
  (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2)))
  (fun h5 => (at_left (at_points4 y_q212 y_q213 y_q214 y_q215 h5 rfl))))))
  (entails_points5 (fun y_q216 y_q217 y_q218 y_q219 y_q220 h4 =>
  (at_right (at_points5 y_q216 y_q217 y_q218 y_q219 y_q220 h4 rfl)))))
  : Heap.Entails (known_9 I M x_b x_f) (known_10 I M x_b x_f 0))
  (fun x_p h4 h5 => (vc_10 x_b x_f x_p hl hM h0 h1 h2 h3 h4 h5))
  (fun x_p h4 h5 => (kept_10 x_b x_f x_p hl hM h0 h1 h2 h3 h4 h5)))

theorem kept_9 (x_b x_f : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) (h2 : 0 ≤ x_f) (h3 : x_f < 4) :
    Heap.Entails ((body_9 I M).post (((base E).set v_b x_b).set v_f x_f) (known_9 I M x_b x_f)) (known_9 I M x_b (x_f + 1)) :=
  ((entails_and (entails_points4 (fun y_q221 y_q222 y_q223 y_q224 h4 =>
  (at_left (at_points4 y_q221 y_q222 y_q223 y_q224 ((Classical.em (y_q222 = x_f)).elim
  (fun h5 => (Or.inl ⟨⟨⟨h4.1.1.1, h5⟩, ⟨h4.1.1.2.1, h4.1.1.2.2⟩⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩)) (fun h5 =>
  (Or.inr ⟨⟨⟨h4.1.1.1, ⟨h4.1.1.2.1, h4.1.1.2.2⟩⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_taB_neab_tab h4.2.2 h5)⟩⟩)))
  rfl)))) (entails_points5 (fun y_q225 y_q226 y_q227 y_q228 y_q229 h4 =>
  (at_right (at_points5 y_q225 y_q226 y_q227 y_q228 y_q229 h4 rfl)))))
  : Heap.Entails (known_10 I M x_b x_f 16) (known_9 I M x_b (x_f + 1)))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_f (.const 0) (.const 4)
    (fun e x => known_9 I M (e v_b) x) (body_9 I M)

theorem vc_8 (x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) :
    (body_8 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((base E).set v_b x_b) (known_8 I M x_b) :=
  (vc_for_of 0 4 rfl rfl ((entails_and
  (entails_points4 (fun y_q230 y_q231 y_q232 y_q233 h2 => (False.elim (int_lab_tba_F h2.2.1 h2.2.2))))
  (entails_points5 (fun y_q234 y_q235 y_q236 y_q237 y_q238 h2 =>
  (at_right (at_points5 y_q234 y_q235 y_q236 y_q237 y_q238 h2 rfl)))))
  : Heap.Entails (known_8 I M x_b) (known_9 I M x_b 0))
  (fun x_f h2 h3 => (vc_9 x_b x_f hl hM h0 h1 h2 h3))
  (fun x_f h2 h3 => (kept_9 x_b x_f hl hM h0 h1 h2 h3)))

theorem kept_8 (x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_b) (h1 : x_b < 1) :
    Heap.Entails ((body_8 I M).post ((base E).set v_b x_b) (known_8 I M x_b)) (known_8 I M (x_b + 1)) :=
  ((entails_and (entails_points4 (fun y_q239 y_q240 y_q241 y_q242 h2 =>
  (at_left (at_points4 y_q239 y_q240 y_q241 y_q242 h2.1 rfl))))
  (entails_points5 (fun y_q243 y_q244 y_q245 y_q246 y_q247 h2 =>
  (at_right (at_points5 y_q243 y_q244 y_q245 y_q246 y_q247 h2 rfl)))))
  : Heap.Entails (known_9 I M x_b 4) (known_8 I M (x_b + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_y_rf [.const 6, .const 1, .const 4, .const 16, .const 16] <|
  .seq (.for v_b (.const 0) (.const 1)
    (fun e x => known_1 I M x) (body_1 I M)) <|
  .for v_b (.const 0) (.const 1)
    (fun e x => known_8 I M x) (body_8 I M)

theorem program_vc (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_allocate (vc_seq (vc_for_of 0 1 rfl rfl (show Heap.Entails _ (known_1 I M 0) from
  (entails_and (entails_points4 (fun y_q126 y_q127 y_q128 y_q129 h0 => (at_without (by decide)
  (at_input (R := (Region.mk t_W [(.const 0, .const 4), (.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [y_q126, y_q127, y_q128, y_q129]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q126, _, rfl, h0.2.1, h0.2.2, y_q127, _, rfl, h0.1.2.1, h0.1.2.2, y_q128, _, rfl, h0.1.1.2.1, h0.1.1.2.2, y_q129, _, rfl, h0.1.1.1.1, h0.1.1.1.2, rfl⟩)
  rfl rfl))))
  (entails_and (entails_points4 (fun y_q130 y_q131 y_q132 y_q133 h0 => (at_without (by decide)
  (at_input (R := (Region.mk t_X [(.const 0, .const 1), (.const 0, .const 8), (.const 0, .const 18), (.const 0, .const 18)])) (b := (Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [y_q130, y_q131, y_q132, y_q133]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q130, _, rfl, ((int_eba_lab h0.1.1.1) : 0 ≤ y_q130), ((int_c191 h0.1.1.1) : y_q130 < 1), y_q131, _, rfl, h0.2.1, h0.2.2, y_q132, _, rfl, h0.1.2.1, h0.1.2.2, y_q133, _, rfl, h0.1.1.2.1, h0.1.1.2.2, rfl⟩)
  rfl ((at_congr4 (int_eba_eab h0.1.1.1) rfl rfl rfl)
  : M t_X [0, y_q131, y_q132, y_q133] = M t_X [y_q130, y_q131, y_q132, y_q133])))))
  (entails_points5 (fun y_q134 y_q135 y_q136 y_q137 y_q138 h0 => (False.elim (int_c139 h0.2)))))))
  (fun x_b h0 h1 => (vc_1 x_b hl hM h0 h1)) (fun x_b h0 h1 => (kept_1 x_b hl hM h0 h1)))
  (vc_for_of 0 1 rfl rfl ((entails_and
  (entails_points4 (fun y_q248 y_q249 y_q250 y_q251 h0 => (False.elim (int_c139 h0.2))))
  (entails_points5 (fun y_q252 y_q253 y_q254 y_q255 y_q256 h0 =>
  (at_right (at_right (at_points5 y_q252 y_q253 y_q254 y_q255 y_q256 ⟨h0, rfl⟩
  (reduce_congr3 (fun y_q257 y_q258 y_q259 => ⟨(fun h1 => h1), (fun h1 => h1)⟩)
  (fun y_q257 y_q258 y_q259 h1 => (fn_congr2 (at_congr4 (int_eba_eab h0.1.1.1.1) rfl rfl rfl) rfl)))))))))
  : Heap.Entails (known_1 I M 1) (known_8 I M 0)) (fun x_b h0 h1 => (vc_8 x_b hl hM h0 h1))
  (fun x_b h0 h1 => (kept_8 x_b hl hM h0 h1)))))

theorem output_0_2 (y_q260 y_q261 y_q262 y_q263 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ y_q260) (h1 : y_q260 < 1) (h2 : 0 ≤ y_q261) (h3 : y_q261 < 4) (h4 : 0 ≤ y_q262) (h5 : y_q262 < 16) (h6 : 0 ≤ y_q263) (h7 : y_q263 < 16) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_y, [y_q260, y_q261, y_q262, y_q263]⟩ (M t_Y [y_q260, y_q261, y_q262, y_q263]) :=
  (at_restore (by decide)
  ((at_left (at_points4 y_q260 y_q261 y_q262 y_q263 ⟨⟨⟨⟨(int_c40 h0 h1), ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩, rfl⟩
  (at_congr4 (int_c40 h0 h1) rfl rfl rfl)))
  : (known_8 I M 1) ⟨a_y, [y_q260, y_q261, y_q262, y_q263]⟩ (M t_Y [y_q260, y_q261, y_q262, y_q263])))

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun t => if t = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun t p => if t = t_Y then (((p.getD 0 0) = 0 ∧ 0 ≤ (p.getD 3 0) ∧ (p.getD 3 0) < 16) ∧ 0 ≤ (p.getD 2 0) ∧ (p.getD 2 0) < 16) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 4 else True

theorem covered_0 (E : Env) (y_p0 y_p1 y_p2 y_p3 : Int) (h0 : 0 ≤ y_p0) (h1 : y_p0 < 1) (h2 : 0 ≤ y_p1) (h3 : y_p1 < 4) (h4 : 0 ≤ y_p2) (h5 : y_p2 < 16) (h6 : 0 ≤ y_p3) (h7 : y_p3 < 16) :
    spec.Given (inside) (base E) t_Y [y_p0, y_p1, y_p2, y_p3] :=
  (given_equation (p := [y_p0, y_p1, y_p2, y_p3]) (.head _) rfl rfl rfl
  (⟨⟨⟨(int_c40 h0 h1), ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩
  : ((y_p0 = 0 ∧ 0 ≤ y_p3 ∧ y_p3 < 16) ∧ 0 ≤ y_p2 ∧ y_p2 < 16) ∧ 0 ≤ y_p1 ∧ y_p1 < 4)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_b x_f x_p x_q : Int) (h0 : True) (h1 : ((x_b = 0 ∧ 0 ≤ x_q ∧ x_q < 16) ∧ 0 ≤ x_p ∧ x_p < 16) ∧ 0 ≤ x_f ∧ x_f < 4) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_c, v_r, v_s] (.and (.and (.and (.le (.const 0) (.var v_c)) (.lt (.var v_c) (.const 8))) (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3)))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn (.builtin "*" .f32) [.access t_X [.var v_b, .var v_c, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_c, .var v_r, .var v_s]])) (((((base E).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) :=
  (defined_reduce_some3 0 8 0 3 0 3 (defined_fn defined_nil)
  (fun (y_d0 y_d1 y_d2 : Int) => cond_holds)
  (fun (y_d0 y_d1 y_d2 : Int) (h2 : ((0 ≤ y_d0 ∧ y_d0 < 8) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) ∧ 0 ≤ y_d2 ∧ y_d2 < 3) =>
  ⟨h2.1.1.1, ⟨h2.1.1.2, ⟨h2.1.2.1, ⟨h2.1.2.2, h2.2⟩⟩⟩⟩)
  (fun (y_d0 y_d1 y_d2 : Int) (h2 : ((0 ≤ y_d0 ∧ y_d0 < 8) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) ∧ 0 ≤ y_d2 ∧ y_d2 < 3) =>
  (defined_fn (defined_cons
  (defined_access (given_input (p := [x_b, y_d0, x_p + y_d1, x_q + y_d2]) (.head _) rfl rfl
  (region_iff.2 ⟨x_b, _, rfl, ((int_eba_lab h1.1.1.1) : 0 ≤ x_b), ((int_c191 h1.1.1.1) : x_b < 1), y_d0, _, rfl, h2.1.1.1, h2.1.1.2, (x_p + y_d1), _, rfl, ((int_add_nonneg h1.1.2.1 h2.1.2.1) : 0 ≤ x_p + y_d1), ((fact_16 h1.1.2.2 h2.1.2.2) : x_p + y_d1 < 18), (x_q + y_d2), _, rfl, ((int_add_nonneg h1.1.1.2.1 h2.2.1) : 0 ≤ x_q + y_d2), ((fact_16 h1.1.1.2.2 h2.2.2) : x_q + y_d2 < 18), rfl⟩)))
  (defined_cons
  (defined_access (given_input (p := [x_f, y_d0, y_d1, y_d2]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨x_f, _, rfl, h1.2.1, h1.2.2, y_d0, _, rfl, h2.1.1.1, h2.1.1.2, y_d1, _, rfl, h2.1.2.1, h2.1.2.2, y_d2, _, rfl, h2.2.1, h2.2.2, rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 y_p2 a4 a5 y_p3 a6 a7 => covered_0 E y_p0 y_p1 y_p2 y_p3 a0 a1 a2 a3 a4 a5 a6 a7))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined4 (fun x_b x_f x_p x_q => cond_holds) (fun x_b x_f x_p x_q g k => defined_0 E x_b x_f x_p x_q g k))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0)) (fun _ => 0)
    ⟨all_nil, all_nil⟩
    ⟨_, (.head _), [0, 0, 0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => True)
    (fun E => base E) base_self (fun E ha => trivial) inhabited
    (fun E a => defined E) (fun E a => placed E)
    (fun E a => consistent E) (fun E a => solvable E)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc hl hM)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 y_p2 b4 b5 y_p3 b6 b7 => output_0_2 y_p0 y_p1 y_p2 y_p3 hl hM b0 b1 b2 b3 b4 b5 b6 b7)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

end Redverify.Certificate.scheduled
