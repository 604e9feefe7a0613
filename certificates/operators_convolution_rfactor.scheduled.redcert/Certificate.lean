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

theorem fact_0 {a b : Int} (h0 : b = 0) (h1 : a < 16) : a + b < 18 :=
  by omega

theorem fact_1 {a b c : Int} (h0 : a ≤ c) : a ≤ b % 3 + c :=
  by omega

theorem fact_2 {a b : Int} (h0 : b < 16) : a % 3 + b < 18 :=
  by omega

theorem fact_3 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) : 0 ≤ (4 * a + b) / 3 :=
  by omega

theorem fact_4 {a b : Int} (h0 : b = 0) (h1 : a < 6) : (4 * a + b) / 3 < 8 :=
  by omega

theorem fact_5 {a b c d : Int} (h0 : 0 ≤ c) (h1 : d = c + 4 * a + (-3) * b) (h2 : d < 3) : a + a / 3 ≤ b :=
  by omega

theorem fact_6 {a b c d x_e : Int} (h0 : c ≤ d) (h1 : x_e = c) (h2 : d = x_e + 4 * b + (-3) * a) : a < b + b / 3 + 1 :=
  by omega

theorem fact_7 {a b c d : Int} (h0 : 0 ≤ b) (h1 : c = 0) (h2 : b = c + 4 * a + (-3) * d) : a + (-3) * (a / 3) ≤ b :=
  by omega

theorem fact_8 {a b c d : Int} (h0 : c = 0) (h1 : a = c + 4 * b + (-3) * d) (h2 : a < 3) : a < (-2) * b + 3 * ((2 * b + 2) / 3) + 1 :=
  by omega

theorem fact_9 {a b c d : Int} (h0 : a + b ≤ c) (h1 : d = 0) (h2 : c < d + a + b) : False :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : 0 ≤ d) (h1 : d = c + b + (-3) * a) (h2 : d < 3) : a = (b + c) / 3 :=
  by omega

theorem fact_11 {a b c d : Int} (h0 : 0 ≤ a) (h1 : a = c + b + (-3) * d) (h2 : a < 3) : a = (b + c) % 3 :=
  by omega

theorem fact_12 {a b c d : Int} (h0 : d = (c + b) / 3) (h1 : a = (c + b) % 3) : a = b + c + (-3) * d :=
  by omega

theorem fact_13 {a b : Int} (h0 : a = b % 3) : 0 ≤ a :=
  by omega

theorem fact_14 {a b : Int} (h0 : a = b % 3) : a < 3 :=
  by omega

theorem fact_15 {a b c : Int} (h0 : (-1) * c < b) : a < b + c + a :=
  by omega

theorem fact_16 {a b : Int} (h0 : a < 16) (h1 : b < 3) : a + b < 18 :=
  by omega

theorem fact_17 {a b : Int} (h0 : b < 4) (h1 : a < 6) : (4 * a + b) / 3 < 8 :=
  by omega

theorem fact_18 {a b c d x_e : Int} (h0 : x_e = c + 4 * b + (-3) * d) (h1 : x_e < 3) : (min a (b + (b + c) / 3)) ≤ d :=
  by omega

theorem fact_19 {a b c d : Int} (h0 : 0 ≤ d) (h1 : d = c + 4 * b + (-3) * a) : a < b + (b + c) / 3 + 1 :=
  by omega

theorem fact_20 {a b c d : Int} (h0 : 4 * a + (-3) * c ≤ d) (h1 : d < 3) : (min (2 * a + (-1) * ((2 * a + 2) / 3)) b) ≤ c :=
  by omega

theorem fact_21 {a b c d : Int} (h0 : 0 ≤ d) (h1 : d < c + 4 * b + (-3) * a) : a < b + (b + c) / 3 + 1 :=
  by omega

theorem fact_22 {a b c d : Int} (h0 : d < 4) (h1 : a < d + b + c) : a ≤ b + c + 3 :=
  by omega

theorem fact_23 {a b c d : Int} (h0 : a < c + b + d) : a < b + c + d :=
  by omega

theorem fact_24 {a b c : Int} (h0 : 0 ≤ c) (h1 : c = b + (-3) * a) (h2 : c < 3) : a = b / 3 :=
  by omega

theorem fact_25 {a b c : Int} (h0 : 0 ≤ a) (h1 : a = b + (-3) * c) (h2 : a < 3) : a = b % 3 :=
  by omega

theorem fact_26 {a b c : Int} (h0 : 0 ≤ c) (h1 : c < b + (-3) * a) (h2 : ¬ a < b / 3) : a = b / 3 :=
  by omega

theorem fact_27 {a b c : Int} (h0 : a < b + (-3) * c) (h1 : ¬ c < b / 3) : a < b % 3 :=
  by omega

theorem fact_28 {a b c d x_e : Int} (h0 : x_e = c) (h1 : a = 4 * x_e + b + d) : a = b + 4 * c + d :=
  by omega

theorem fact_29 {a b c d : Int} (h0 : 4 * d + b ≤ c) (h1 : d = a) : 4 * a + b ≤ c :=
  by omega

theorem fact_30 {a b c d x_e : Int} (h0 : b = x_e) (h1 : a = c + 4 * x_e + d) : a = 4 * b + c + d :=
  by omega

theorem fact_31 {a b c d : Int} (h0 : a ≤ d) (h1 : 4 * d + b ≤ c) : 4 * a + b ≤ c :=
  by omega

theorem fact_32 {a b c d x_e : Int} (h0 : b = d) (h1 : x_e < 4) (h2 : a < x_e + 4 * d + c) : a ≤ 4 * b + c + 3 :=
  by omega

theorem fact_33 {a b c d x_e f g h i j k l : Int} (h0 : a ≤ d) (h1 : 0 ≤ c) (h2 : 0 ≤ b) (h3 : 0 ≤ x_e) (h4 : f = g) (h5 : h = i) (h6 : j = k) (h7 : l = 0) (h8 : x_e < 1) (h9 : ¬ (a = d ∧ l = x_e ∧ f = g ∧ h = i ∧ j = k)) : a < b + c + d :=
  by omega

theorem fact_34 {a b c d x_e f g h i j : Int} (h0 : 0 ≤ a) (h1 : b = c) (h2 : d = x_e) (h3 : f = g) (h4 : h = i) (h5 : j = 0) (h6 : a < 1) (h7 : ¬ (c = b ∧ j = a ∧ d = x_e ∧ f = g ∧ h = i)) : False :=
  by omega

theorem fact_35 {a b c : Int} (h0 : a < b + 1 + c) : a < 3 + b + c :=
  by omega

theorem fact_36 {a b c d x_e : Int} (h0 : x_e ≤ b) (h1 : a ≤ 4 * x_e + d + 3) (h2 : 0 ≤ c) (h3 : ¬ b = x_e) : a < 4 * b + c + d :=
  by omega

theorem fact_37 {a b c d x_e : Int} (h0 : x_e ≤ b) (h1 : a ≤ 4 * x_e + d + 3) (h2 : 0 ≤ c) (h3 : a < 4 * b + (c + 1) + d) (h4 : ¬ a = 4 * x_e + c + d) : a < 4 * b + c + d :=
  by omega

theorem fact_38 {a b c d : Int} (h0 : 0 ≤ d) (h1 : c = a + d + b) : a + b ≤ c :=
  by omega

theorem fact_39 {a b c d : Int} (h0 : a = b + d + c) (h1 : d < 4) : a ≤ b + c + 3 :=
  by omega

theorem fact_40 {a b c d x_e : Int} (h0 : x_e ≤ b) (h1 : a = 4 * x_e + c + d) : a < 4 * b + (c + 1) + d :=
  by omega

theorem fact_41 {a b c d : Int} (h0 : a < b + c + d) : a < b + (c + 1) + d :=
  by omega

theorem fact_42 {a b c d : Int} (h0 : a ≤ 4 * d + c + 3) (h1 : d < 0 + b) : a < 4 * b + 0 + c :=
  by omega

theorem fact_43 {a b c d : Int} (h0 : a ≤ 4 * d + c + 3) (h1 : d < b + 1) : a < 4 * b + 4 + c :=
  by omega

theorem fact_44 {a b c : Int} (h0 : b ≤ 4 * c + (-3) * a + 3) (h1 : 0 ≤ b) (h2 : c = 0) : a < 1 + 1 :=
  by omega

theorem fact_45 {a b c d : Int} (h0 : d ≤ b) (h1 : d ≤ c) (h2 : a = d) : 4 * a + (-3) * b ≤ c :=
  by omega

theorem fact_46 {a b c : Int} (h0 : 0 ≤ b) (h1 : 4 * b + (-3) * a ≤ c) (h2 : c < 3) : 0 ≤ a :=
  by omega

theorem fact_47 {a b c : Int} (h0 : c ≤ 4 * b + (-3) * a + 3) (h1 : 0 ≤ c) : a < b + b / 3 + 1 + 1 :=
  by omega

theorem fact_48 {a b c : Int} (h0 : 4 * b + (-3) * a ≤ c) (h1 : c < 3) (h2 : 0 < b) : 0 ≤ a :=
  by omega

theorem fact_49 {a b c d x_e : Int} (h0 : 0 ≤ c) (h1 : d + (-3) * b ≤ x_e) (h2 : x_e < 3) (h3 : c < d + (-3) * a) (h4 : ¬ a < b) : a = b :=
  by omega

theorem fact_50 {a b c d x_e : Int} (h0 : c + (-3) * d ≤ b) (h1 : a < c + (-3) * x_e) (h2 : ¬ x_e < d) : a < b :=
  by omega

theorem fact_51 {a b : Int} (h0 : 0 ≤ b) (h1 : a = 0) (h2 : b < 1) : a = b :=
  by omega

theorem fact_52 {a b c : Int} (h0 : a < 4 * (b + 1) + c) : a ≤ 4 * b + c + 3 :=
  by omega

theorem fact_53 {a b c : Int} (h0 : a ≤ 4 * b + c + 3) : a < 4 * (b + 1) + c :=
  by omega

theorem fact_54 {a b : Int} (h0 : a < 3) (h1 : b < 8) : a < 4 * 6 + (-3) * b :=
  by omega

theorem fact_55 {a b : Int} (h0 : 0 ≤ b) (h1 : b < 4 * 6 + (-3) * a) : a < 8 :=
  by omega

theorem fact_56 : (0 : Int) < 6 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 c2 c3 c4 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 4 * c0 + (-3) * y_k0 ≤ y_k1) ∧ y_k1 ≤ 4 * c0 + (-3) * y_k0 + 3)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [c1, y_k0, y_k1 + c3, y_k2 + c4], M t_W [c2, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c2 c3 c4 x_c_r_fused_0 x_c_r_fused_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 4 * c0 + (-3) * y_k0 ≤ y_k1) ∧ y_k1 ≤ 4 * c0 + (-3) * y_k0 + 3) ∧ y_k1 < 4 * x_c_r_fused_0 + x_c_r_fused_1 + (-3) * y_k0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + c3, y_k2 + c4], M t_W [c2, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c2 c3 c4 x_c_r_fused_0 x_c_r_fused_1 s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((y_k1 = 4 * c0 + x_c_r_fused_1 + (-3) * y_k0 ∧ 0 ≤ y_k2 ∧ y_k2 < s) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ x_c_r_fused_0 = c0 ∨ ((((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 4 * c0 + (-3) * y_k0 ≤ y_k1) ∧ y_k1 ≤ 4 * c0 + (-3) * y_k0 + 3) ∧ y_k1 < 4 * x_c_r_fused_0 + x_c_r_fused_1 + (-3) * y_k0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + c3, y_k2 + c4], M t_W [c2, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_c_r_fused_0 f p q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ y_k1 < 4 * x_c_r_fused_0 + (-3) * y_k0) ∧ 0 ≤ y_k0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + p, y_k2 + q], M t_W [f, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_c_r_fused_0 x_c_r_fused_1 f p q s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (y_k1 = x_c_r_fused_1 + 4 * x_c_r_fused_0 + (-3) * y_k0 ∧ 0 ≤ y_k2 ∧ y_k2 ≤ s) ∧ 0 ≤ y_k1 ∧ y_k1 < 3 ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 4 * x_c_r_fused_0 + (-3) * y_k0 ≤ y_k1) ∧ y_k1 < x_c_r_fused_1 + 4 * x_c_r_fused_0 + (-3) * y_k0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + p, y_k2 + q], M t_W [f, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_c_r_fused_0 f p q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ y_k1 ≤ 4 * x_c_r_fused_0 + (-3) * y_k0 + 3) ∧ 0 ≤ y_k0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + p, y_k2 + q], M t_W [f, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (b f p q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k0 ∧ y_k0 < 8) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k2 ∧ y_k2 < 3)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [b, y_k0, p + y_k1, q + y_k2], M t_W [f, y_k0, y_k1, y_k2]])))

theorem equation_0 (b f p q : Int) (h0 : True) :
    (M t_Y [b, f, p, q]) = (value_6 I M b f p q) :=
  (Eq.trans (hM _ (.head _) [b, f, p, q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_c, v_r, v_s] (.and (.and (.and (.le (.const 0) (.var v_c)) (.lt (.var v_c) (.const 8))) (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3)))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn f_2 [.access t_X [.var v_b, .var v_c, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_c, .var v_r, .var v_s]])) (((((base E).set v_b b).set v_f f).set v_p p).set v_q q) = _ from
  (eval_reduce_some3 rfl (fun (c r s : Int) => cond_holds)
  (fun (c r s : Int) (h1 : ((0 ≤ c ∧ c < 8) ∧ 0 ≤ r ∧ r < 3) ∧ 0 ≤ s ∧ s < 3) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_w
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 3) ∧ 0 ≤ c2 ∧ c2 < 3) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 c3 => (M t_W [c0, c1, c2, c3]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_x
    (fun c0 c1 c2 c3 => ((c0 = 0 ∧ 0 ≤ c3 ∧ c3 < 18) ∧ 0 ≤ c2 ∧ c2 < 18) ∧ 0 ≤ c1 ∧ c1 < 8)
    (fun c0 c1 c2 c3 => (M t_X [0, c1, c2, c3]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (b : Int) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => ((((c1 = 0 ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 4) ∧ 0 ≤ c0 ∧ c0 < 6) ∧ b = 1)
    (fun c0 c1 c2 c3 c4 => (value_0 I M c0 c1 c2 c3 c4))

noncomputable def known_1 (I : Interp V) (M : Model V) (b : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_1_2 I M b)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (f : Int) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => (((c1 = 0 ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < f) ∧ 0 ≤ c0 ∧ c0 < 6)
    (fun c0 c1 c2 c3 c4 => (value_0 I M c0 0 c2 c3 c4))

noncomputable def known_2 (I : Interp V) (M : Model V) (b f : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_2_2 I M f)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (f p : Int) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => (((c1 = 0 ∧ c2 = f) ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < p) ∧ 0 ≤ c0 ∧ c0 < 6 ∨ (((c1 = 0 ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < f) ∧ 0 ≤ c0 ∧ c0 < 6)
    (fun c0 c1 c2 c3 c4 => (value_0 I M c0 0 c2 c3 c4))

noncomputable def known_3 (I : Interp V) (M : Model V) (b f p : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_3_2 I M f p)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (f p q : Int) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => (((c1 = 0 ∧ c2 = f) ∧ c3 = p) ∧ 0 ≤ c4 ∧ c4 < q) ∧ 0 ≤ c0 ∧ c0 < 6 ∨ (((c1 = 0 ∧ c2 = f) ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < p) ∧ 0 ≤ c0 ∧ c0 < 6 ∨ (((c1 = 0 ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < f) ∧ 0 ≤ c0 ∧ c0 < 6)
    (fun c0 c1 c2 c3 c4 => (value_0 I M c0 0 c2 c3 c4))

noncomputable def known_4 (I : Interp V) (M : Model V) (b f p q : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_4_2 I M f p q)))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (f p q x_c_r_fused_0 : Int) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => (((c1 = 0 ∧ c2 = f) ∧ c3 = p) ∧ c4 = q) ∧ 0 ≤ c0 ∧ c0 < x_c_r_fused_0 ∨ (((c1 = 0 ∧ c2 = f) ∧ c3 = p) ∧ 0 ≤ c4 ∧ c4 < q) ∧ 0 ≤ c0 ∧ c0 < 6 ∨ (((c1 = 0 ∧ c2 = f) ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < p) ∧ 0 ≤ c0 ∧ c0 < 6 ∨ (((c1 = 0 ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < f) ∧ 0 ≤ c0 ∧ c0 < 6)
    (fun c0 c1 c2 c3 c4 => (value_0 I M c0 0 c2 c3 c4))

noncomputable def known_5 (I : Interp V) (M : Model V) (b f p q x_c_r_fused_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_5_2 I M f p q x_c_r_fused_0)))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (f p q x_c_r_fused_0 x_c_r_fused_1 : Int) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => ((((c1 = 0 ∧ c2 = f) ∧ c3 = p) ∧ c4 = q) ∧ 0 ≤ c0 ∧ c0 ≤ x_c_r_fused_0) ∧ c0 < x_c_r_fused_1 + x_c_r_fused_0)
    (fun c0 c1 c2 c3 c4 => (value_1 I M c0 c2 c3 c4 x_c_r_fused_0 x_c_r_fused_1))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (f p q : Int) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => (((c1 = 0 ∧ c2 = f) ∧ c3 = p) ∧ 0 ≤ c4 ∧ c4 < q) ∧ 0 ≤ c0 ∧ c0 < 6 ∨ (((c1 = 0 ∧ c2 = f) ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < p) ∧ 0 ≤ c0 ∧ c0 < 6 ∨ (((c1 = 0 ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < f) ∧ 0 ≤ c0 ∧ c0 < 6)
    (fun c0 c1 c2 c3 c4 => (value_0 I M c0 0 c2 c3 c4))

noncomputable def known_6 (I : Interp V) (M : Model V) (b f p q x_c_r_fused_0 x_c_r_fused_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_6_2 I M f p q x_c_r_fused_0 x_c_r_fused_1).and (known_6_3 I M f p q))))

noncomputable def known_7_2 (I : Interp V) (M : Model V) (f p q x_c_r_fused_0 x_c_r_fused_1 s : Int) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => ((((c1 = 0 ∧ c2 = f) ∧ c3 = p) ∧ c4 = q) ∧ 0 ≤ c0 ∧ c0 ≤ x_c_r_fused_0) ∧ c0 < s + x_c_r_fused_1 + x_c_r_fused_0)
    (fun c0 c1 c2 c3 c4 => (value_2 I M c0 c2 c3 c4 x_c_r_fused_0 x_c_r_fused_1 s))

noncomputable def known_7_3 (I : Interp V) (M : Model V) (f p q : Int) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => (((c1 = 0 ∧ c2 = f) ∧ c3 = p) ∧ 0 ≤ c4 ∧ c4 < q) ∧ 0 ≤ c0 ∧ c0 < 6 ∨ (((c1 = 0 ∧ c2 = f) ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < p) ∧ 0 ≤ c0 ∧ c0 < 6 ∨ (((c1 = 0 ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < f) ∧ 0 ≤ c0 ∧ c0 < 6)
    (fun c0 c1 c2 c3 c4 => (value_0 I M c0 0 c2 c3 c4))

noncomputable def known_7 (I : Interp V) (M : Model V) (b f p q x_c_r_fused_0 x_c_r_fused_1 s : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_7_2 I M f p q x_c_r_fused_0 x_c_r_fused_1 s).and (known_7_3 I M f p q))))

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

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (f p q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (1 : Int) < 0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + p, y_k2 + q], M t_W [f, y_k0, y_k1, y_k2]])))

theorem vc_7 (b f p q x_c_r_fused_0 x_c_r_fused_1 s : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) (h6 : 0 ≤ q) (h7 : q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) (h10 : 0 ≤ x_c_r_fused_1) (h11 : x_c_r_fused_1 < 4) (h12 : 0 ≤ s) (h13 : s < 3) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((((((((base E).set v_b b).set v_f f).set v_p p).set v_q q).set v_c_r_fused_0 x_c_r_fused_0).set v_c_r_fused_1 x_c_r_fused_1).set v_s s) (known_7 I M b f p q x_c_r_fused_0 x_c_r_fused_1 s) :=
  (vc_seq (vc_if_of cond_holds
  (fun (h14 : x_c_r_fused_1 = 0 ∧ s = 0) => (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨h8, h9, h0, h1, h2, h3, h4, h5, h6, h7, trivial⟩) ev_const rfl))
  (fun (h14 : ¬ (x_c_r_fused_1 = 0 ∧ s = 0)) => vc_skip))
  (Or.elim (((Classical.em (x_c_r_fused_1 = 0)).elim
  (fun h14 => ((Classical.em (s = 0)).elim (fun h15 => (Or.inl ⟨h14, h15⟩))
  (fun h15 => (Or.inr (int_c289 h10 h12 h15))))) (fun h14 => (Or.inr (int_c288 h10 h12 h14))))
  : x_c_r_fused_1 = 0 ∧ s = 0 ∨ (-1) * x_c_r_fused_1 < s)
  (fun h14 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + p, q + s], M t_W [f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, s]])
  (at_if_of cond_holds (fun (h15 : x_c_r_fused_1 = 0 ∧ s = 0) =>
  (at_set_eq5 x_c_r_fused_0 b f p q x_c_r_fused_0 b f p q ⟨rfl, ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩⟩ rfl))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ s = 0)) => (False.elim ((int_c401 h14.1 h14.2 h15) : False))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h15 : x_c_r_fused_1 = 0 ∧ s = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points4 b ((4 * x_c_r_fused_0 + x_c_r_fused_1) / 3)
  ((4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + p) (q + s)
  ⟨⟨⟨(int_c40 h0 h1), ⟨(int_add_nonneg h6 h12), (fact_0 h14.2 h7)⟩⟩, ⟨(fact_1 h4), (fact_2 h5)⟩⟩, ⟨(fact_3 h8 h10), (fact_4 h14.1 h9)⟩⟩
  rfl)))
  : (known_7 I M b f p q x_c_r_fused_0 x_c_r_fused_1 s) ⟨a_x, [b, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + p, q + s]⟩ (M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + p, q + s]))))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ s = 0)) => (False.elim ((int_c401 h14.1 h14.2 h15) : False)))))
  (ev_cons
  (ev_read (at_if_of cond_holds (fun (h15 : x_c_r_fused_1 = 0 ∧ s = 0) => (at_set_other (by decide)
  ((at_left (at_points4 f ((4 * x_c_r_fused_0 + x_c_r_fused_1) / 3) ((4 * x_c_r_fused_0 + x_c_r_fused_1) % 3)
  s ⟨⟨⟨⟨h12, h13⟩, ⟨int_c452, int_c321⟩⟩, ⟨(fact_3 h8 h10), (fact_4 h14.1 h9)⟩⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_7 I M b f p q x_c_r_fused_0 x_c_r_fused_1 s) ⟨a_w, [f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, s]⟩ (M t_W [f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, s]))))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ s = 0)) => (False.elim ((int_c401 h14.1 h14.2 h15) : False)))))
  ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty3 (fun q3 q4 q5 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + p, q + s], M t_W [f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, s]]] = I.fn f_0 [value_7 I M f p q, I.fn f_2 [M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + p, q + s], M t_W [f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, s]]])
  (append3 ((4 * x_c_r_fused_0 + x_c_r_fused_1) / 3) ((4 * x_c_r_fused_0 + x_c_r_fused_1) % 3) s
  (x_c_r_fused_0 + x_c_r_fused_0 / 3) (x_c_r_fused_0 + x_c_r_fused_0 / 3 + 1)
  (x_c_r_fused_0 + (-3) * (x_c_r_fused_0 / 3))
  ((-2) * x_c_r_fused_0 + 3 * ((2 * x_c_r_fused_0 + 2) / 3) + 1) 0 (0 + 1)
  (fun q0 q1 q2 h15 => (Or.elim h15 (fun h16 =>
  ⟨(fact_5 h10 h16.1.1 h16.2.2), ⟨(fact_6 h16.2.1 h14.1 h16.1.1), ⟨(fact_7 h16.2.1 h14.1 h16.1.1), ⟨(fact_8 h14.1 h16.1.1 h16.2.2), ⟨h16.1.2.1, (int_c34 h16.1.2.2 h14.2)⟩⟩⟩⟩⟩)
  (fun h16 => (False.elim (fact_9 h16.1.2 h14.1 h16.2)))))
  (fun q0 q1 q2 => ⟨(fun h15 => (Or.elim h15 (fun h16 =>
  (Or.inr ⟨(fact_10 h16.2.1 h16.1.1 h16.2.2), ⟨(fact_11 h16.2.1 h16.1.1 h16.2.2), (int_c43 h16.1.2.2 h16.1.2.1 h14.2)⟩⟩))
  (fun h16 => (False.elim (fact_9 h16.1.2 h14.1 h16.2))))), (fun h15 => (Or.elim h15 (fun h16 => (False.elim (int_one_lt_zero h16))) (fun h16 =>
  (Or.inl ⟨⟨(fact_12 h16.1 h16.2.1), ⟨(int_lab_ecb_lac h12 h16.2.2), (int_eab_lab h16.2.2)⟩⟩, ⟨(fact_13 h16.2.1), (fact_14 h16.2.1)⟩⟩))))⟩)
  (fun q0 q1 q2 h15 => (False.elim (int_one_lt_zero h15))) (fun q0 q1 q2 h15 => rfl)
  (fn_congr2 (at_congr4 rfl rfl rfl int_add_comm) rfl)))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + p, q + s], M t_W [f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, s]]] = value_4 I M x_c_r_fused_0 x_c_r_fused_1 f p q s)))
  (fun h14 => (vc_accumulate_of (value_2 I M x_c_r_fused_0 f p q x_c_r_fused_0 x_c_r_fused_1 s)
  (I.fn f_2 [M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + p, q + s], M t_W [f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, s]])
  (at_if_of cond_holds
  (fun (h15 : x_c_r_fused_1 = 0 ∧ s = 0) => (False.elim ((int_c376 h15.1 h15.2 h14) : False)))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ s = 0)) =>
  ((at_right (at_right (at_left (at_points5 x_c_r_fused_0 b f p q
  ⟨⟨⟨⟨⟨(int_c40 h0 h1), rfl⟩, rfl⟩, rfl⟩, ⟨h8, int_refl⟩⟩, (fact_15 h14)⟩ rfl))))
  : (known_7 I M b f p q x_c_r_fused_0 x_c_r_fused_1 s) ⟨a_y_rf, [x_c_r_fused_0, b, f, p, q]⟩ (value_2 I M x_c_r_fused_0 f p q x_c_r_fused_0 x_c_r_fused_1 s))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds
  (fun (h15 : x_c_r_fused_1 = 0 ∧ s = 0) => (False.elim ((int_c376 h15.1 h15.2 h14) : False)))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ s = 0)) =>
  ((at_right (at_left (at_points4 b ((4 * x_c_r_fused_0 + x_c_r_fused_1) / 3)
  ((4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + p) (q + s)
  ⟨⟨⟨(int_c40 h0 h1), ⟨(int_add_nonneg h6 h12), (fact_16 h7 h13)⟩⟩, ⟨(fact_1 h4), (fact_2 h5)⟩⟩, ⟨(fact_3 h8 h10), (fact_17 h11 h9)⟩⟩
  rfl)))
  : (known_7 I M b f p q x_c_r_fused_0 x_c_r_fused_1 s) ⟨a_x, [b, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + p, q + s]⟩ (M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + p, q + s])))))
  (ev_cons (ev_read (at_if_of cond_holds
  (fun (h15 : x_c_r_fused_1 = 0 ∧ s = 0) => (False.elim ((int_c376 h15.1 h15.2 h14) : False)))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ s = 0)) =>
  ((at_left (at_points4 f ((4 * x_c_r_fused_0 + x_c_r_fused_1) / 3) ((4 * x_c_r_fused_0 + x_c_r_fused_1) % 3)
  s ⟨⟨⟨⟨h12, h13⟩, ⟨int_c452, int_c321⟩⟩, ⟨(fact_3 h8 h10), (fact_17 h11 h9)⟩⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_7 I M b f p q x_c_r_fused_0 x_c_r_fused_1 s) ⟨a_w, [f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, s]⟩ (M t_W [f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, s])))))
  ev_nil)))
  ((append3 ((4 * x_c_r_fused_0 + x_c_r_fused_1) / 3) ((4 * x_c_r_fused_0 + x_c_r_fused_1) % 3) s
  (min (2 * x_c_r_fused_0 + (-1) * ((2 * x_c_r_fused_0 + 2) / 3)) (x_c_r_fused_0 + (x_c_r_fused_0 + x_c_r_fused_1) / 3))
  (x_c_r_fused_0 + (x_c_r_fused_0 + x_c_r_fused_1) / 3 + 1)
  (min (min 0 ((-2) * x_c_r_fused_0 + 3 * (2 * x_c_r_fused_0 / 3) + 3)) (x_c_r_fused_0 + x_c_r_fused_1 + (-3) * ((x_c_r_fused_0 + x_c_r_fused_1) / 3)))
  ((max 2 ((-2) * x_c_r_fused_0 + (-2) * x_c_r_fused_1 + 3 * ((2 * x_c_r_fused_0 + 2 * x_c_r_fused_1 + 2) / 3))) + 1)
  0 ((max 2 s) + 1) (fun q6 q7 q8 h15 => (Or.elim h15 (fun h16 =>
  ⟨(fact_18 h16.1.1 h16.2.2), ⟨(fact_19 h16.2.1 h16.1.1), ⟨(int_c521 h16.2.1), ⟨(int_c359 h16.2.2), ⟨h16.1.2.1, (int_c60 h16.1.2.2)⟩⟩⟩⟩⟩)
  (fun h16 =>
  ⟨(fact_20 h16.1.2 h16.1.1.2.2), ⟨(fact_21 h16.1.1.2.1 h16.2), ⟨(int_c521 h16.1.1.2.1), ⟨(int_c359 h16.1.1.2.2), ⟨h16.1.1.1.1, (int_c359 h16.1.1.1.2)⟩⟩⟩⟩⟩)))
  (fun q6 q7 q8 => ⟨(fun h15 => (Or.elim h15 (fun h16 => ((Classical.em (q8 < s)).elim (fun h17 =>
  (Or.inl (Or.inl ⟨⟨⟨(int_c397 h16.1.1), ⟨h16.1.2.1, h17⟩⟩, ⟨h16.2.1, h16.2.2⟩⟩, int_c1⟩)))
  (fun h17 =>
  (Or.inr ⟨(fact_10 h16.2.1 h16.1.1 h16.2.2), ⟨(fact_11 h16.2.1 h16.1.1 h16.2.2), (int_lab_ntab_eab h16.1.2.2 h17)⟩⟩))))
  (fun h16 => (Or.inl (Or.inr ⟨⟨h16.1, (fact_22 h11 h16.2)⟩, (fact_23 h16.2)⟩))))), (fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16
  (fun h17 => (Or.inl ⟨⟨(int_c397 h17.1.1.1), ⟨h17.1.1.2.1, (int_tab_lab h17.1.1.2.2)⟩⟩, h17.1.2⟩))
  (fun h17 => (Or.inr ⟨h17.1.1, (fact_23 h17.2)⟩)))) (fun h16 =>
  (Or.inl ⟨⟨(fact_12 h16.1 h16.2.1), ⟨(int_lab_ecb_lac h12 h16.2.2), (int_eab_lab h16.2.2)⟩⟩, ⟨(fact_13 h16.2.1), (fact_14 h16.2.1)⟩⟩))))⟩)
  (fun q6 q7 q8 h15 => (Or.elim h15 (fun h16 =>
  (Or.inr ⟨(fact_24 h16.1.2.1 h16.1.1.1 h16.1.2.2), (Or.inr ⟨(fact_25 h16.1.2.1 h16.1.1.1 h16.1.2.2), h16.1.1.2.2⟩)⟩))
  (fun h16 =>
  ((Classical.em (q6 < (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3)).elim (fun h17 => (Or.inl h17))
  (fun h17 => (Or.inr ⟨(fact_26 h16.1.1.1.2.1 h16.2 h17), (Or.inl (fact_27 h16.2 h17))⟩))))))
  (fun q6 q7 q8 h15 => rfl) (fn_congr2 (at_congr4 rfl rfl rfl int_add_comm) rfl))
  : I.fn f_0 [value_2 I M x_c_r_fused_0 f p q x_c_r_fused_0 x_c_r_fused_1 s, I.fn f_2 [M t_X [0, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3 + p, q + s], M t_W [f, (4 * x_c_r_fused_0 + x_c_r_fused_1) / 3, (4 * x_c_r_fused_0 + x_c_r_fused_1) % 3, s]]] = value_4 I M x_c_r_fused_0 x_c_r_fused_1 f p q s)))))

theorem kept_7 (b f p q x_c_r_fused_0 x_c_r_fused_1 s : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) (h6 : 0 ≤ q) (h7 : q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) (h10 : 0 ≤ x_c_r_fused_1) (h11 : x_c_r_fused_1 < 4) (h12 : 0 ≤ s) (h13 : s < 3) :
    Heap.Entails ((body_7 I M).post ((((((((base E).set v_b b).set v_f f).set v_p p).set v_q q).set v_c_r_fused_0 x_c_r_fused_0).set v_c_r_fused_1 x_c_r_fused_1).set v_s s) (known_7 I M b f p q x_c_r_fused_0 x_c_r_fused_1 s)) (known_7 I M b f p q x_c_r_fused_0 x_c_r_fused_1 (s + 1)) :=
  (show Heap.Entails _ (known_7 I M b f p q x_c_r_fused_0 x_c_r_fused_1 (s + 1)) from
  (entails_and (entails_points4 (fun q9 q10 q11 q12 h14 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h15 : x_c_r_fused_1 = 0 ∧ s = 0) =>
  (at_set_other (by decide) (at_left (at_points4 q9 q10 q11 q12 h14 rfl))))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ s = 0)) => (at_left (at_points4 q9 q10 q11 q12 h14 rfl)))))))
  (entails_and (entails_points4 (fun q13 q14 q15 q16 h14 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h15 : x_c_r_fused_1 = 0 ∧ s = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points4 q13 q14 q15 q16 h14 rfl)))))
  (fun (h15 : ¬ (x_c_r_fused_1 = 0 ∧ s = 0)) =>
  (at_right (at_left (at_points4 q13 q14 q15 q16 h14 rfl))))))))
  (entails_and (entails_points5 (fun q17 q18 q19 q20 q21 h14 =>
  ((Classical.em (q17 = x_c_r_fused_0 ∧ q18 = b ∧ q19 = f ∧ q20 = p ∧ q21 = q)).elim
  (fun h15 => (at_set_eq5 q17 q18 q19 q20 q21 x_c_r_fused_0 b f p q h15
  ((reduce_congr3 (fun q22 q23 q24 => ⟨(fun h16 => (Or.elim h16 (fun h17 =>
  (Or.inl ⟨⟨(fact_28 h15.1 h17.1.1.1), ⟨h17.1.1.2.1, (int_taB_lab h17.1.1.2.2)⟩⟩, h17.1.2⟩))
  (fun h17 => (Or.inr ⟨⟨h17.1.1.1, (fact_29 h17.1.1.2 h15.1)⟩, (fact_23 h17.2)⟩)))), (fun h16 => (Or.elim h16 (fun h17 =>
  (Or.inl ⟨⟨⟨(fact_30 h15.1 h17.1.1), ⟨h17.1.2.1, (int_lab_taB h17.1.2.2)⟩⟩, h17.2⟩, (int_eba_eab h15.1)⟩))
  (fun h17 =>
  (Or.inr ⟨⟨⟨h17.1.1, (fact_31 h14.1.2.2 h17.1.2)⟩, (fact_32 h15.1 h11 h17.2)⟩, (fact_23 h17.2)⟩))))⟩)
  (fun q22 q23 q24 h16 => (fn_congr2 (at_congr4 rfl rfl (int_c207 h14.1.1.1.2) (int_c207 h14.1.1.2))
  (at_congr4 h14.1.1.1.1.2 rfl rfl rfl))))
  : value_2 I M q17 q19 q20 q21 x_c_r_fused_0 x_c_r_fused_1 (s + 1) = value_4 I M x_c_r_fused_0 x_c_r_fused_1 f p q s)))
  (fun h15 => (at_set_ne5 q17 q18 q19 q20 q21 x_c_r_fused_0 b f p q h15
  (at_if_of cond_holds (fun (h16 : x_c_r_fused_1 = 0 ∧ s = 0) =>
  (at_set_ne5 q17 q18 q19 q20 q21 x_c_r_fused_0 b f p q h15
  (at_right (at_right (at_left (at_points5 q17 q18 q19 q20 q21
  ⟨h14.1, (fact_33 h14.1.2.2 h10 h12 h0 h14.1.1.1.1.2 h14.1.1.1.2 h14.1.1.2 h14.1.1.1.1.1 h1 h15)⟩
  (reduce_congr3 (fun q25 q26 q27 => ⟨(fun h17 => (Or.elim h17 (fun h18 =>
  (False.elim (fact_34 h0 h18.2 h14.1.1.1.1.2 h14.1.1.1.2 h14.1.1.2 h14.1.1.1.1.1 h1 h15)))
  (fun h18 => (Or.inr h18)))), (fun h17 => (Or.elim h17 (fun h18 => (False.elim (int_c6 h18.1.1.2.1 h16.2 h18.1.1.2.2)))
  (fun h18 => (Or.inr h18))))⟩) (fun q25 q26 q27 h17 => rfl))))))))
  (fun (h16 : ¬ (x_c_r_fused_1 = 0 ∧ s = 0)) =>
  (at_right (at_right (at_left (at_points5 q17 q18 q19 q20 q21
  ⟨h14.1, ((fact_33 h14.1.2.2 h10 h12 h0 h14.1.1.1.1.2 h14.1.1.1.2 h14.1.1.2 h14.1.1.1.1.1 h1 h15)
  : q17 < s + x_c_r_fused_1 + x_c_r_fused_0)⟩
  ((reduce_congr3 (fun q28 q29 q30 => ⟨(fun h17 => (Or.elim h17 (fun h18 =>
  (False.elim (fact_34 h0 h18.2 h14.1.1.1.1.2 h14.1.1.1.2 h14.1.1.2 h14.1.1.1.1.1 h1 h15)))
  (fun h18 => (Or.inr h18)))), (fun h17 => (Or.elim h17 (fun h18 =>
  (False.elim (fact_34 h0 h18.2 h14.1.1.1.1.2 h14.1.1.1.2 h14.1.1.2 h14.1.1.1.1.1 h1 h15)))
  (fun h18 => (Or.inr h18))))⟩) (fun q28 q29 q30 h17 => rfl))
  : value_2 I M q17 q19 q20 q21 x_c_r_fused_0 x_c_r_fused_1 (s + 1) = value_2 I M q17 q19 q20 q21 x_c_r_fused_0 x_c_r_fused_1 s))))))))))))
  (entails_points5 (fun q31 q32 q33 q34 q35 h14 =>
  (Or.elim h14 (fun h15 => (at_set_ne5 q31 q32 q33 q34 q35 x_c_r_fused_0 b f p q
  (fun h16 => (int_eab_tab_F h16.2.2.2.2 h15.1.2.2)) (at_if_of cond_holds
  (fun (h16 : x_c_r_fused_1 = 0 ∧ s = 0) => (at_set_ne5 q31 q32 q33 q34 q35 x_c_r_fused_0 b f p q
  (fun h17 => (int_eab_tab_F h17.2.2.2.2 h15.1.2.2))
  (at_right (at_right (at_right (at_points5 q31 q32 q33 q34 q35 h14 rfl))))))
  (fun (h16 : ¬ (x_c_r_fused_1 = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_points5 q31 q32 q33 q34 q35 h14 rfl))))))))
  (fun h15 => (Or.elim h15 (fun h16 => (at_set_ne5 q31 q32 q33 q34 q35 x_c_r_fused_0 b f p q
  (fun h17 => (int_eab_tab_F h17.2.2.2.1 h16.1.2.2)) (at_if_of cond_holds
  (fun (h17 : x_c_r_fused_1 = 0 ∧ s = 0) => (at_set_ne5 q31 q32 q33 q34 q35 x_c_r_fused_0 b f p q
  (fun h18 => (int_eab_tab_F h18.2.2.2.1 h16.1.2.2))
  (at_right (at_right (at_right (at_points5 q31 q32 q33 q34 q35 h14 rfl))))))
  (fun (h17 : ¬ (x_c_r_fused_1 = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_points5 q31 q32 q33 q34 q35 h14 rfl))))))))
  (fun h16 => (at_set_ne5 q31 q32 q33 q34 q35 x_c_r_fused_0 b f p q
  (fun h17 => (int_eab_tab_F h17.2.2.1 h16.1.2.2)) (at_if_of cond_holds
  (fun (h17 : x_c_r_fused_1 = 0 ∧ s = 0) => (at_set_ne5 q31 q32 q33 q34 q35 x_c_r_fused_0 b f p q
  (fun h18 => (int_eab_tab_F h18.2.2.1 h16.1.2.2))
  (at_right (at_right (at_right (at_points5 q31 q32 q33 q34 q35 h14 rfl))))))
  (fun (h17 : ¬ (x_c_r_fused_1 = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_points5 q31 q32 q33 q34 q35 h14 rfl)))))))))))))))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_s (.const 0) (.const 3)
    (fun e x => known_7 I M (e v_b) (e v_f) (e v_p) (e v_q) (e v_c_r_fused_0) (e v_c_r_fused_1) x) (body_7 I M)

theorem vc_6 (b f p q x_c_r_fused_0 x_c_r_fused_1 : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) (h6 : 0 ≤ q) (h7 : q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) (h10 : 0 ≤ x_c_r_fused_1) (h11 : x_c_r_fused_1 < 4) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) (((((((base E).set v_b b).set v_f f).set v_p p).set v_q q).set v_c_r_fused_0 x_c_r_fused_0).set v_c_r_fused_1 x_c_r_fused_1) (known_6 I M b f p q x_c_r_fused_0 x_c_r_fused_1) :=
  (vc_for_of 0 3 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points5 (fun q36 q37 q38 q39 q40 h12 =>
  (at_right (at_right (at_left (at_points5 q36 q37 q38 q39 q40 ⟨h12.1, (int_c567 h12.2)⟩
  (reduce_congr3 (fun q41 q42 q43 => ⟨(fun h13 =>
  (Or.elim h13 (fun h14 => (False.elim (int_lab_tba_F h14.1.1.2.1 h14.1.1.2.2))) (fun h14 => h14))), (fun h13 => (Or.inr h13))⟩)
  (fun q41 q42 q43 h13 => rfl)))))))) (entails_points5 (fun q44 q45 q46 q47 q48 h12 => (Or.elim h12
  (fun h13 => (at_right (at_right (at_right (at_points5 q44 q45 q46 q47 q48 h12 rfl)))))
  (fun h13 => (Or.elim h13
  (fun h14 => (at_right (at_right (at_right (at_points5 q44 q45 q46 q47 q48 h12 rfl)))))
  (fun h14 => (at_right (at_right (at_right (at_points5 q44 q45 q46 q47 q48 h12 rfl)))))))))))))
  : Heap.Entails (known_6 I M b f p q x_c_r_fused_0 x_c_r_fused_1) (known_7 I M b f p q x_c_r_fused_0 x_c_r_fused_1 0))
  (fun s h12 h13 =>
  (vc_7 hl hM b f p q x_c_r_fused_0 x_c_r_fused_1 s h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))
  (fun s h12 h13 =>
  (kept_7 hl hM b f p q x_c_r_fused_0 x_c_r_fused_1 s h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13)))

theorem kept_6 (b f p q x_c_r_fused_0 x_c_r_fused_1 : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) (h6 : 0 ≤ q) (h7 : q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) (h10 : 0 ≤ x_c_r_fused_1) (h11 : x_c_r_fused_1 < 4) :
    Heap.Entails ((body_6 I M).post (((((((base E).set v_b b).set v_f f).set v_p p).set v_q q).set v_c_r_fused_0 x_c_r_fused_0).set v_c_r_fused_1 x_c_r_fused_1) (known_6 I M b f p q x_c_r_fused_0 x_c_r_fused_1)) (known_6 I M b f p q x_c_r_fused_0 (x_c_r_fused_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points5 (fun q49 q50 q51 q52 q53 h12 =>
  (at_right (at_right (at_left (at_points5 q49 q50 q51 q52 q53 ⟨h12.1, (fact_35 h12.2)⟩ (reduce_congr3
  (fun q54 q55 q56 => ⟨(fun h13 => ((Classical.em (q55 = 4 * q49 + x_c_r_fused_1 + (-3) * q54)).elim
  (fun h14 => ((Classical.em (x_c_r_fused_0 = q49)).elim (fun h15 =>
  (Or.inl ⟨⟨⟨h14, ⟨h13.1.1.1.1.1, h13.1.1.1.1.2⟩⟩, ⟨h13.1.1.1.2.1, h13.1.1.1.2.2⟩⟩, h15⟩))
  (fun h15 =>
  (Or.inr ⟨⟨⟨⟨⟨h13.1.1.1.1.1, h13.1.1.1.1.2⟩, ⟨h13.1.1.1.2.1, h13.1.1.1.2.2⟩⟩, h13.1.1.2⟩, h13.1.2⟩, (fact_36 h12.1.2.2 h13.1.2 h10 h15)⟩))))
  (fun h14 =>
  (Or.inr ⟨⟨⟨⟨⟨h13.1.1.1.1.1, h13.1.1.1.1.2⟩, ⟨h13.1.1.1.2.1, h13.1.1.1.2.2⟩⟩, h13.1.1.2⟩, h13.1.2⟩, (fact_37 h12.1.2.2 h13.1.2 h10 h13.2 h14)⟩)))), (fun h13 => (Or.elim h13 (fun h14 =>
  ⟨⟨⟨⟨h14.1.1.2, h14.1.2⟩, (fact_38 h10 h14.1.1.1)⟩, (fact_39 h14.1.1.1 h11)⟩, (fact_40 h12.1.2.2 h14.1.1.1)⟩)
  (fun h14 => ⟨h14.1, (fact_41 h14.2)⟩)))⟩) (fun q54 q55 q56 h13 => rfl))))))))
  (entails_points5 (fun q57 q58 q59 q60 q61 h12 => (Or.elim h12
  (fun h13 => (at_right (at_right (at_right (at_points5 q57 q58 q59 q60 q61 h12 rfl)))))
  (fun h13 => (Or.elim h13
  (fun h14 => (at_right (at_right (at_right (at_points5 q57 q58 q59 q60 q61 h12 rfl)))))
  (fun h14 => (at_right (at_right (at_right (at_points5 q57 q58 q59 q60 q61 h12 rfl)))))))))))))
  : Heap.Entails (known_7 I M b f p q x_c_r_fused_0 x_c_r_fused_1 3) (known_6 I M b f p q x_c_r_fused_0 (x_c_r_fused_1 + 1)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_y_rf] <|
    .for v_c_r_fused_1 (.const 0) (.const 4)
      (fun e x => known_6 I M (e v_b) (e v_f) (e v_p) (e v_q) (e v_c_r_fused_0) x) (body_6 I M)

theorem vc_5 (b f p q x_c_r_fused_0 : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) (h6 : 0 ≤ q) (h7 : q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((((((base E).set v_b b).set v_f f).set v_p p).set v_q q).set v_c_r_fused_0 x_c_r_fused_0) (known_5 I M b f p q x_c_r_fused_0) :=
  (vc_scope (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points5 (fun q62 q63 q64 q65 q66 h10 =>
  (at_right (at_right (at_points5 q62 q63 q64 q65 q66 (Or.inl ⟨h10.1.1, ⟨h10.1.2.1, (int_lt_zero_add h10.2)⟩⟩)
  (reduce_congr3 (fun q67 q68 q69 => ⟨(fun h11 =>
  ⟨⟨⟨⟨h11.1.1.1.1.1, h11.1.1.1.1.2⟩, ⟨h11.1.1.1.2.1, h11.1.1.1.2.2⟩⟩, h11.1.1.2⟩, h11.1.2⟩), (fun h11 => ⟨h11, (fact_42 h11.2 h10.2)⟩)⟩)
  (fun q67 q68 q69 h11 => rfl))))))) (entails_points5 (fun q70 q71 q72 q73 q74 h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_points5 q70 q71 q72 q73 q74 (Or.inr h10) rfl))))
  (fun h11 =>
  (Or.elim h11 (fun h12 => (at_right (at_right (at_points5 q70 q71 q72 q73 q74 (Or.inr h10) rfl))))
  (fun h12 => (at_right (at_right (at_points5 q70 q71 q72 q73 q74 (Or.inr h10) rfl))))))))))))
  : Heap.Entails (known_5 I M b f p q x_c_r_fused_0) (known_6 I M b f p q x_c_r_fused_0 0))
  (fun x_c_r_fused_1 h10 h11 =>
  (vc_6 hl hM b f p q x_c_r_fused_0 x_c_r_fused_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun x_c_r_fused_1 h10 h11 =>
  (kept_6 hl hM b f p q x_c_r_fused_0 x_c_r_fused_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))))

theorem kept_5 (b f p q x_c_r_fused_0 : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) (h6 : 0 ≤ q) (h7 : q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) :
    Heap.Entails ((body_5 I M).post ((((((base E).set v_b b).set v_f f).set v_p p).set v_q q).set v_c_r_fused_0 x_c_r_fused_0) (known_5 I M b f p q x_c_r_fused_0)) (known_5 I M b f p q (x_c_r_fused_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun q75 q76 q77 q78 q79 h10 => (Or.elim h10 (fun h11 =>
  (at_right (at_right (at_left (at_points5 q75 q76 q77 q78 q79 ⟨⟨h11.1, ⟨h11.2.1, (int_taB_lab h11.2.2)⟩⟩, (int_c259 h11.2.2)⟩
  (reduce_congr3 (fun q80 q81 q82 => ⟨(fun h12 => ⟨h12, (fact_43 h12.2 h11.2.2)⟩), (fun h12 =>
  ⟨⟨⟨⟨h12.1.1.1.1.1, h12.1.1.1.1.2⟩, ⟨h12.1.1.1.2.1, h12.1.1.1.2.2⟩⟩, h12.1.1.2⟩, h12.1.2⟩)⟩)
  (fun q80 q81 q82 h12 => rfl))))))) (fun h11 => (Or.elim h11
  (fun h12 => (at_right (at_right (at_right (at_points5 q75 q76 q77 q78 q79 h11 rfl)))))
  (fun h12 => (Or.elim h12
  (fun h13 => (at_right (at_right (at_right (at_points5 q75 q76 q77 q78 q79 h11 rfl)))))
  (fun h13 => (at_right (at_right (at_right (at_points5 q75 q76 q77 q78 q79 h11 rfl))))))))))))))
  : Heap.Entails (known_6 I M b f p q x_c_r_fused_0 4) (known_5 I M b f p q (x_c_r_fused_0 + 1)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_c_r_fused_0 (.const 0) (.const 6)
    (fun e x => known_5 I M (e v_b) (e v_f) (e v_p) (e v_q) x) (body_5 I M)

theorem vc_4 (b f p q : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) (h6 : 0 ≤ q) (h7 : q < 16) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) (((((base E).set v_b b).set v_f f).set v_p p).set v_q q) (known_4 I M b f p q) :=
  (vc_for_of 0 6 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun q83 q84 q85 q86 q87 h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_lab_tba_F h9.2.1 h9.2.2))) (fun h9 =>
  (Or.elim h9 (fun h10 => (at_right (at_right (at_points5 q83 q84 q85 q86 q87 h9 rfl)))) (fun h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_points5 q83 q84 q85 q86 q87 h9 rfl))))
  (fun h11 => (at_right (at_right (at_points5 q83 q84 q85 q86 q87 h9 rfl)))))))))))))
  : Heap.Entails (known_4 I M b f p q) (known_5 I M b f p q 0))
  (fun x_c_r_fused_0 h8 h9 => (vc_5 hl hM b f p q x_c_r_fused_0 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun x_c_r_fused_0 h8 h9 => (kept_5 hl hM b f p q x_c_r_fused_0 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)))

theorem kept_4 (b f p q : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) (h6 : 0 ≤ q) (h7 : q < 16) :
    Heap.Entails ((body_4 I M).post (((((base E).set v_b b).set v_f f).set v_p p).set v_q q) (known_4 I M b f p q)) (known_4 I M b f p (q + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun q88 q89 q90 q91 q92 h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_points5 q88 q89 q90 q91 q92
  ((Classical.em (q92 = q)).elim (fun h10 => (Or.inl ⟨⟨h9.1.1, h10⟩, h9.2⟩))
  (fun h10 => (Or.inr (Or.inl ⟨⟨h9.1.1, ⟨h9.1.2.1, (int_taB_neab_tab h9.1.2.2 h10)⟩⟩, h9.2⟩)))) rfl))))
  (fun h9 => (Or.elim h9
  (fun h10 => (at_right (at_right (at_points5 q88 q89 q90 q91 q92 (Or.inr (Or.inr h9)) rfl))))
  (fun h10 => (at_right (at_right (at_points5 q88 q89 q90 q91 q92 (Or.inr (Or.inr h9)) rfl)))))))))))
  : Heap.Entails (known_5 I M b f p q 6) (known_4 I M b f p (q + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_q (.const 0) (.const 16)
    (fun e x => known_4 I M (e v_b) (e v_f) (e v_p) x) (body_4 I M)

theorem vc_3 (b f p : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((((base E).set v_b b).set v_f f).set v_p p) (known_3 I M b f p) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun q93 q94 q95 q96 q97 h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h7.1.2.1 h7.1.2.2)))
  (fun h7 => (Or.elim h7 (fun h8 => (at_right (at_right (at_points5 q93 q94 q95 q96 q97 h7 rfl))))
  (fun h8 => (at_right (at_right (at_points5 q93 q94 q95 q96 q97 h7 rfl)))))))))))
  : Heap.Entails (known_3 I M b f p) (known_4 I M b f p 0))
  (fun q h6 h7 => (vc_4 hl hM b f p q h0 h1 h2 h3 h4 h5 h6 h7))
  (fun q h6 h7 => (kept_4 hl hM b f p q h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_3 (b f p : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_b b).set v_f f).set v_p p) (known_3 I M b f p)) (known_3 I M b f (p + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun q98 q99 q100 q101 q102 h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_points5 q98 q99 q100 q101 q102 ((Classical.em (q101 = p)).elim (fun h8 =>
  (Or.inl ⟨⟨⟨⟨h7.1.1.1.1, h7.1.1.1.2⟩, h8⟩, ⟨h7.1.1.2.1, h7.1.1.2.2⟩⟩, ⟨h7.2.1, h7.2.2⟩⟩))
  (fun h8 =>
  (Or.inr (Or.inl ⟨⟨⟨⟨h7.1.1.1.1, h7.1.1.1.2⟩, ⟨h7.1.1.2.1, h7.1.1.2.2⟩⟩, ⟨h7.1.2.1, (int_taB_neab_tab h7.1.2.2 h8)⟩⟩, ⟨h7.2.1, h7.2.2⟩⟩))))
  rfl))))
  (fun h7 => (at_right (at_right (at_points5 q98 q99 q100 q101 q102 (Or.inr (Or.inr h7)) rfl)))))))))
  : Heap.Entails (known_4 I M b f p 16) (known_3 I M b f (p + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_p (.const 0) (.const 16)
    (fun e x => known_3 I M (e v_b) (e v_f) x) (body_3 I M)

theorem vc_2 (b f : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) (((base E).set v_b b).set v_f f) (known_2 I M b f) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun q103 q104 q105 q106 q107 h4 =>
  (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.1.2.1 h5.1.2.2)))
  (fun h5 => (at_right (at_right (at_points5 q103 q104 q105 q106 q107 h5 rfl)))))))))
  : Heap.Entails (known_2 I M b f) (known_3 I M b f 0))
  (fun p h4 h5 => (vc_3 hl hM b f p h0 h1 h2 h3 h4 h5))
  (fun p h4 h5 => (kept_3 hl hM b f p h0 h1 h2 h3 h4 h5)))

theorem kept_2 (b f : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) :
    Heap.Entails ((body_2 I M).post (((base E).set v_b b).set v_f f) (known_2 I M b f)) (known_2 I M b (f + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun q108 q109 q110 q111 q112 h4 =>
  (at_right (at_right (at_points5 q108 q109 q110 q111 q112 ((Classical.em (q110 = f)).elim (fun h5 =>
  (Or.inl ⟨⟨⟨⟨h4.1.1.1.1, h5⟩, ⟨h4.1.1.1.2.1, h4.1.1.1.2.2⟩⟩, ⟨h4.1.1.2.1, h4.1.1.2.2⟩⟩, ⟨h4.2.1, h4.2.2⟩⟩))
  (fun h5 =>
  (Or.inr ⟨⟨⟨⟨h4.1.1.1.1, ⟨h4.1.1.1.2.1, h4.1.1.1.2.2⟩⟩, ⟨h4.1.1.2.1, h4.1.1.2.2⟩⟩, ⟨h4.1.2.1, (int_taB_neab_tab h4.1.2.2 h5)⟩⟩, ⟨h4.2.1, h4.2.2⟩⟩)))
  rfl))))))) : Heap.Entails (known_3 I M b f 16) (known_2 I M b (f + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_f (.const 0) (.const 4)
    (fun e x => known_2 I M (e v_b) x) (body_2 I M)

theorem vc_1 (b : Int) (h0 : 0 ≤ b) (h1 : b < 1) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((base E).set v_b b) (known_1 I M b) :=
  (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_2 I M b 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun q113 q114 q115 q116 q117 h2 => (False.elim (int_lab_tba_F h2.1.2.1 h2.1.2.2)))))))
  (fun f h2 h3 => (vc_2 hl hM b f h0 h1 h2 h3)) (fun f h2 h3 => (kept_2 hl hM b f h0 h1 h2 h3)))

theorem kept_1 (b : Int) (h0 : 0 ≤ b) (h1 : b < 1) :
    Heap.Entails ((body_1 I M).post ((base E).set v_b b) (known_1 I M b)) (known_1 I M (b + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points5 (fun q118 q119 q120 q121 q122 h2 => (at_right (at_right (at_points5 q118 q119 q120 q121 q122 h2.1
  (reduce_congr3 (fun q123 q124 q125 => ⟨(fun h3 => h3), (fun h3 => h3)⟩)
  (fun q123 q124 q125 h3 => (fn_congr2 (at_congr4 h2.1.1.1.1.1 rfl rfl rfl) rfl))))))))))
  : Heap.Entails (known_2 I M b 4) (known_1 I M (b + 1)))

noncomputable def known_8_0 (I : Interp V) (M : Model V) (b : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((c0 = 0 ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ b = 1)
    (fun c0 c1 c2 c3 => (M t_Y [0, c1, c2, c3]))

noncomputable def known_8_1 (I : Interp V) (M : Model V) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => (((c1 = 0 ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 4) ∧ 0 ≤ c0 ∧ c0 < 6)
    (fun c0 c1 c2 c3 c4 => (value_0 I M c0 0 c2 c3 c4))

noncomputable def known_8 (I : Interp V) (M : Model V) (b : Int) : Heap V :=
  ((known_8_0 I M b).and (known_8_1 I M))

noncomputable def known_9_0 (I : Interp V) (M : Model V) (f : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => ((c0 = 0 ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c1 ∧ c1 < f)
    (fun c0 c1 c2 c3 => (M t_Y [0, c1, c2, c3]))

noncomputable def known_9_1 (I : Interp V) (M : Model V) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => (((c1 = 0 ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 4) ∧ 0 ≤ c0 ∧ c0 < 6)
    (fun c0 c1 c2 c3 c4 => (value_0 I M c0 0 c2 c3 c4))

noncomputable def known_9 (I : Interp V) (M : Model V) (b f : Int) : Heap V :=
  ((known_9_0 I M f).and (known_9_1 I M))

noncomputable def known_10_0 (I : Interp V) (M : Model V) (f p : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => ((c0 = 0 ∧ c1 = f) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < p ∨ ((c0 = 0 ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c1 ∧ c1 < f)
    (fun c0 c1 c2 c3 => (M t_Y [0, c1, c2, c3]))

noncomputable def known_10_1 (I : Interp V) (M : Model V) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => (((c1 = 0 ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 4) ∧ 0 ≤ c0 ∧ c0 < 6)
    (fun c0 c1 c2 c3 c4 => (value_0 I M c0 0 c2 c3 c4))

noncomputable def known_10 (I : Interp V) (M : Model V) (b f p : Int) : Heap V :=
  ((known_10_0 I M f p).and (known_10_1 I M))

noncomputable def known_11_0 (I : Interp V) (M : Model V) (f p q : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => ((c0 = 0 ∧ c1 = f) ∧ c2 = p) ∧ 0 ≤ c3 ∧ c3 < q ∨ ((c0 = 0 ∧ c1 = f) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < p ∨ ((c0 = 0 ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c1 ∧ c1 < f)
    (fun c0 c1 c2 c3 => (M t_Y [0, c1, c2, c3]))

noncomputable def known_11_1 (I : Interp V) (M : Model V) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => (((c1 = 0 ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 4) ∧ 0 ≤ c0 ∧ c0 < 6)
    (fun c0 c1 c2 c3 c4 => (value_0 I M c0 0 c2 c3 c4))

noncomputable def known_11 (I : Interp V) (M : Model V) (b f p q : Int) : Heap V :=
  ((known_11_0 I M f p q).and (known_11_1 I M))

noncomputable def known_12_0 (I : Interp V) (M : Model V) (f p q x_c_r_fused_0 : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((c0 = 0 ∧ c1 = f) ∧ c2 = p) ∧ c3 = q) ∧ 0 < x_c_r_fused_0)
    (fun c0 c1 c2 c3 => (value_3 I M x_c_r_fused_0 f p q))

noncomputable def known_12_2 (I : Interp V) (M : Model V) : Heap V :=
  .points5 a_y_rf
    (fun c0 c1 c2 c3 c4 => (((c1 = 0 ∧ 0 ≤ c4 ∧ c4 < 16) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 4) ∧ 0 ≤ c0 ∧ c0 < 6)
    (fun c0 c1 c2 c3 c4 => (value_0 I M c0 0 c2 c3 c4))

noncomputable def known_12 (I : Interp V) (M : Model V) (b f p q x_c_r_fused_0 : Int) : Heap V :=
  ((known_12_0 I M f p q x_c_r_fused_0).and ((known_11_0 I M f p q).and (known_12_2 I M)))

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

theorem vc_12 (b f p q x_c_r_fused_0 : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) (h6 : 0 ≤ q) (h7 : q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) :
    (body_12 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((((((base E).set v_b b).set v_f f).set v_p p).set v_q q).set v_c_r_fused_0 x_c_r_fused_0) (known_12 I M b f p q x_c_r_fused_0) :=
  (vc_seq (vc_if_of cond_holds (fun (h10 : x_c_r_fused_0 = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at4 (b := (Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (R := (Region.mk t_Y [(.const 0, .const 1), (.const 0, .const 4), (.const 0, .const 16), (.const 0, .const 16)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [b, f, p, q]
  (region_iff.2 ⟨b, _, rfl, h0, h1, f, _, rfl, h2, h3, p, _, rfl, h4, h5, q, _, rfl, h6, h7, rfl⟩)
  shape_a_y rfl rfl ⟨h0, h2, h4, h6⟩)) ev_const rfl)) (fun (h10 : ¬ x_c_r_fused_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_c_r_fused_0 = 0)).elim (fun h10 => (Or.inl h10))
  (fun h10 => (Or.inr (int_lab_neba_tab h8 h10)))) : x_c_r_fused_0 = 0 ∨ 0 < x_c_r_fused_0)
  (fun h10 => (vc_accumulate_of (I.fn f_1 []) (value_0 I M x_c_r_fused_0 0 f p q)
  (at_if_of cond_holds
  (fun (h11 : x_c_r_fused_0 = 0) => (at_set_eq4 b f p q b f p q ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩ rfl))
  (fun (h11 : ¬ x_c_r_fused_0 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))
  (ev_read (at_if_of cond_holds (fun (h11 : x_c_r_fused_0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_points5 x_c_r_fused_0 b f p q ⟨⟨⟨⟨(int_c40 h0 h1), ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩, ⟨h8, h9⟩⟩
  rfl)))
  : (known_12 I M b f p q x_c_r_fused_0) ⟨a_y_rf, [x_c_r_fused_0, b, f, p, q]⟩ (value_0 I M x_c_r_fused_0 0 f p q))))
  (fun (h11 : ¬ x_c_r_fused_0 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty3 (fun q145 q146 q147 => int_not_one_lt_zero))))
  rfl)
  : I.fn f_0 [I.fn f_1 [], value_0 I M x_c_r_fused_0 0 f p q] = I.fn f_0 [value_7 I M f p q, value_0 I M x_c_r_fused_0 0 f p q])
  (union_in_order3 (law_0 hl) (law_1 hl) 0 (1 + 1) 0 (2 + 1) 0 (2 + 1) (fun q139 q140 q141 h11 =>
  ⟨h11.2, ⟨(fact_44 h11.1.2 h11.1.1.2.1 h10), ⟨h11.1.1.2.1, ⟨(int_c461 h11.1.1.2.2), ⟨h11.1.1.1.1, (int_c461 h11.1.1.1.2)⟩⟩⟩⟩⟩)
  (fun q139 q140 q141 =>
  ⟨(fun h11 => (Or.inr ⟨⟨h11.1.1, (fact_45 h11.2 h11.1.1.2.1 h10)⟩, h11.1.2⟩)), (fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_one_lt_zero h12)))
  (fun h12 => ⟨⟨h12.1.1, h12.2⟩, (fact_46 h8 h12.1.2 h12.1.1.2.2)⟩)))⟩)
  (fun q139 q140 q141 q142 q143 q144 h11 h12 => (False.elim (int_one_lt_zero h11)))
  (fun q139 q140 q141 h11 => rfl) (fun q139 q140 q141 h11 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_0 I M x_c_r_fused_0 0 f p q] = value_5 I M x_c_r_fused_0 f p q)))
  (fun h10 =>
  (vc_accumulate_of (value_3 I M x_c_r_fused_0 f p q) (value_0 I M x_c_r_fused_0 0 f p q)
  (at_if_of cond_holds
  (fun (h11 : x_c_r_fused_0 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ x_c_r_fused_0 = 0) =>
  ((at_left (at_points4 b f p q ⟨⟨⟨⟨(int_c40 h0 h1), rfl⟩, rfl⟩, rfl⟩, h10⟩ rfl))
  : (known_12 I M b f p q x_c_r_fused_0) ⟨a_y, [b, f, p, q]⟩ (value_3 I M x_c_r_fused_0 f p q))))
  (ev_read (at_if_of cond_holds
  (fun (h11 : x_c_r_fused_0 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ x_c_r_fused_0 = 0) =>
  ((at_right (at_right (at_points5 x_c_r_fused_0 b f p q ⟨⟨⟨⟨(int_c40 h0 h1), ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩, ⟨h8, h9⟩⟩
  rfl)))
  : (known_12 I M b f p q x_c_r_fused_0) ⟨a_y_rf, [x_c_r_fused_0, b, f, p, q]⟩ (value_0 I M x_c_r_fused_0 0 f p q)))))
  ((union_in_order3 (law_0 hl) (law_1 hl) 0 (x_c_r_fused_0 + x_c_r_fused_0 / 3 + 1 + 1) 0 (2 + 1) 0
  (2 + 1) (fun q148 q149 q150 h11 =>
  ⟨h11.2, ⟨(fact_47 h11.1.2 h11.1.1.2.1), ⟨h11.1.1.2.1, ⟨(int_c461 h11.1.1.2.2), ⟨h11.1.1.1.1, (int_c461 h11.1.1.1.2)⟩⟩⟩⟩⟩)
  (fun q148 q149 q150 => ⟨(fun h11 => ((Classical.em (q149 < 4 * x_c_r_fused_0 + (-3) * q148)).elim
  (fun h12 => (Or.inl ⟨⟨⟨⟨h11.1.1.1.1, h11.1.1.1.2⟩, ⟨h11.1.1.2.1, h11.1.1.2.2⟩⟩, h12⟩, h11.2⟩))
  (fun h12 =>
  (Or.inr ⟨⟨⟨⟨h11.1.1.1.1, h11.1.1.1.2⟩, ⟨h11.1.1.2.1, h11.1.1.2.2⟩⟩, (int_ntba_lab h12)⟩, h11.1.2⟩)))), (fun h11 => (Or.elim h11 (fun h12 => ⟨⟨h12.1.1, (int_c162 h12.1.2)⟩, h12.2⟩)
  (fun h12 => ⟨⟨h12.1.1, h12.2⟩, (fact_48 h12.1.2 h12.1.1.2.2 h10)⟩)))⟩)
  (fun q148 q149 q150 q151 q152 q153 h11 h12 =>
  ((Classical.em (q148 < q151)).elim (fun h13 => (Or.inl h13)) (fun h13 =>
  (Or.inr ⟨(fact_49 h11.1.1.2.1 h12.1.2 h12.1.1.2.2 h11.1.2 h13), (Or.inl (fact_50 h12.1.2 h11.1.2 h13))⟩))))
  (fun q148 q149 q150 h11 => rfl) (fun q148 q149 q150 h11 => rfl))
  : I.fn f_0 [value_3 I M x_c_r_fused_0 f p q, value_0 I M x_c_r_fused_0 0 f p q] = value_5 I M x_c_r_fused_0 f p q)))))

theorem kept_12 (b f p q x_c_r_fused_0 : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) (h6 : 0 ≤ q) (h7 : q < 16) (h8 : 0 ≤ x_c_r_fused_0) (h9 : x_c_r_fused_0 < 6) :
    Heap.Entails ((body_12 I M).post ((((((base E).set v_b b).set v_f f).set v_p p).set v_q q).set v_c_r_fused_0 x_c_r_fused_0) (known_12 I M b f p q x_c_r_fused_0)) (known_12 I M b f p q (x_c_r_fused_0 + 1)) :=
  (show Heap.Entails _ (known_12 I M b f p q (x_c_r_fused_0 + 1)) from (entails_and
  (entails_points4 (fun q154 q155 q156 q157 h10 => (at_set_eq4 q154 q155 q156 q157 b f p q
  ⟨(fact_51 h0 h10.1.1.1.1 h1), ⟨h10.1.1.1.2, ⟨h10.1.1.2, h10.1.2⟩⟩⟩
  ((reduce_congr3 (fun q158 q159 q160 => ⟨(fun h11 =>
  ⟨⟨⟨⟨h11.1.1.1.1, h11.1.1.1.2⟩, ⟨h11.1.1.2.1, h11.1.1.2.2⟩⟩, (fact_52 h11.1.2)⟩, h11.2⟩), (fun h11 =>
  ⟨⟨⟨⟨h11.1.1.1.1, h11.1.1.1.2⟩, ⟨h11.1.1.2.1, h11.1.1.2.2⟩⟩, (fact_53 h11.1.2)⟩, h11.2⟩)⟩)
  (fun q158 q159 q160 h11 => rfl))
  : value_3 I M (x_c_r_fused_0 + 1) f p q = value_5 I M x_c_r_fused_0 f p q))))
  (entails_and (entails_points4 (fun q161 q162 q163 q164 h10 => (Or.elim h10
  (fun h11 => (at_set_ne4 q161 q162 q163 q164 b f p q (fun h12 => (int_eab_tab_F h12.2.2.2 h11.2.2))
  (at_if_of cond_holds (fun (h12 : x_c_r_fused_0 = 0) =>
  (at_set_ne4 q161 q162 q163 q164 b f p q (fun h13 => (int_eab_tab_F h13.2.2.2 h11.2.2))
  (at_right (at_left (at_points4 q161 q162 q163 q164 h10 rfl)))))
  (fun (h12 : ¬ x_c_r_fused_0 = 0) => (at_right (at_left (at_points4 q161 q162 q163 q164 h10 rfl)))))))
  (fun h11 => (Or.elim h11
  (fun h12 => (at_set_ne4 q161 q162 q163 q164 b f p q (fun h13 => (int_eab_tab_F h13.2.2.1 h12.2.2))
  (at_if_of cond_holds (fun (h13 : x_c_r_fused_0 = 0) =>
  (at_set_ne4 q161 q162 q163 q164 b f p q (fun h14 => (int_eab_tab_F h14.2.2.1 h12.2.2))
  (at_right (at_left (at_points4 q161 q162 q163 q164 h10 rfl)))))
  (fun (h13 : ¬ x_c_r_fused_0 = 0) => (at_right (at_left (at_points4 q161 q162 q163 q164 h10 rfl)))))))
  (fun h12 => (at_set_ne4 q161 q162 q163 q164 b f p q (fun h13 => (int_eab_tab_F h13.2.1 h12.2.2))
  (at_if_of cond_holds (fun (h13 : x_c_r_fused_0 = 0) =>
  (at_set_ne4 q161 q162 q163 q164 b f p q (fun h14 => (int_eab_tab_F h14.2.1 h12.2.2))
  (at_right (at_left (at_points4 q161 q162 q163 q164 h10 rfl)))))
  (fun (h13 : ¬ x_c_r_fused_0 = 0) => (at_right (at_left (at_points4 q161 q162 q163 q164 h10 rfl))))))))))))
  (entails_points5 (fun q165 q166 q167 q168 q169 h10 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h11 : x_c_r_fused_0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points5 q165 q166 q167 q168 q169 h10 rfl)))))
  (fun (h11 : ¬ x_c_r_fused_0 = 0) =>
  (at_right (at_right (at_points5 q165 q166 q167 q168 q169 h10 rfl)))))))))))

noncomputable def body_11 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_y] <|
    .for v_c_r_fused_0 (.const 0) (.const 6)
      (fun e x => known_12 I M (e v_b) (e v_f) (e v_p) (e v_q) x) (body_12 I M)

theorem vc_11 (b f p q : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) (h6 : 0 ≤ q) (h7 : q < 16) :
    (body_11 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) (((((base E).set v_b b).set v_f f).set v_p p).set v_q q) (known_11 I M b f p q) :=
  (vc_scope (vc_for_of 0 6 rfl rfl
  ((entails_and (entails_points4 (fun q170 q171 q172 q173 h8 => (False.elim (int_irrefl h8.2))))
  (entails_and (entails_left entails_refl)
  (entails_points5 (fun q174 q175 q176 q177 q178 h8 => (at_right (at_points5 q174 q175 q176 q177 q178 h8 rfl))))))
  : Heap.Entails (known_11 I M b f p q) (known_12 I M b f p q 0))
  (fun x_c_r_fused_0 h8 h9 => (vc_12 hl hM b f p q x_c_r_fused_0 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun x_c_r_fused_0 h8 h9 => (kept_12 hl hM b f p q x_c_r_fused_0 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))))

theorem kept_11 (b f p q : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) (h6 : 0 ≤ q) (h7 : q < 16) :
    Heap.Entails ((body_11 I M).post (((((base E).set v_b b).set v_f f).set v_p p).set v_q q) (known_11 I M b f p q)) (known_11 I M b f p (q + 1)) :=
  ((entails_and
  (entails_points4 (fun q179 q180 q181 q182 h8 => (Or.elim h8 (fun h9 => (Or.elim (((Classical.em (q182 = q)).elim
  (fun h10 => (Or.inl ⟨⟨⟨⟨h9.1.1.1, h9.1.1.2⟩, h9.1.2⟩, h10⟩, fact_56⟩)) (fun h10 =>
  (Or.inr (Or.inl ⟨⟨⟨h9.1.1.1, h9.1.1.2⟩, h9.1.2⟩, ⟨h9.2.1, (int_taB_neab_tab h9.2.2 h10)⟩⟩))))
  : (((q179 = 0 ∧ q180 = f) ∧ q181 = p) ∧ q182 = q) ∧ 0 < (6 : Int) ∨ (((q179 = 0 ∧ q180 = f) ∧ q181 = p) ∧ 0 ≤ q182 ∧ q182 < q ∨ ((q179 = 0 ∧ q180 = f) ∧ 0 ≤ q182 ∧ q182 < 16) ∧ 0 ≤ q181 ∧ q181 < p ∨ ((q179 = 0 ∧ 0 ≤ q182 ∧ q182 < 16) ∧ 0 ≤ q181 ∧ q181 < 16) ∧ 0 ≤ q180 ∧ q180 < f))
  (fun h10 =>
  (at_left (at_points4 q179 q180 q181 q182 h10 (Eq.trans ((equation_0 hl hM 0 q180 q181 q182 trivial)
  : M t_Y [0, q180, q181, q182] = value_6 I M 0 q180 q181 q182)
  (reduce_congr3 (fun q186 q187 q188 => ⟨(fun h11 =>
  ⟨⟨⟨⟨h11.2.1, h11.2.2⟩, ⟨h11.1.2.1, h11.1.2.2⟩⟩, (fact_54 h11.1.2.2 h11.1.1.2)⟩, h11.1.1.1⟩), (fun h11 =>
  ⟨⟨⟨h11.2, (fact_55 h11.1.1.2.1 h11.1.2)⟩, ⟨h11.1.1.2.1, h11.1.1.2.2⟩⟩, ⟨h11.1.1.1.1, h11.1.1.1.2⟩⟩)⟩)
  (fun q186 q187 q188 h11 => (fn_congr2 (at_congr4 rfl rfl (int_c48 h9.1.2) (int_c48 h10.1.2))
  (at_congr4 h9.1.1.2 rfl rfl rfl))))))))
  (fun h10 => (at_right (at_left (at_points4 q179 q180 q181 q182 h10 rfl)))))) (fun h9 =>
  (Or.elim h9 (fun h10 => (at_right (at_left (at_points4 q179 q180 q181 q182 (Or.inr h9) rfl))))
  (fun h10 => (at_right (at_left (at_points4 q179 q180 q181 q182 (Or.inr h9) rfl)))))))))
  (entails_points5 (fun q189 q190 q191 q192 q193 h8 =>
  (at_right (at_right (at_points5 q189 q190 q191 q192 q193 h8 rfl))))))
  : Heap.Entails (known_12 I M b f p q 6) (known_11 I M b f p (q + 1)))

noncomputable def body_10 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_q (.const 0) (.const 16)
    (fun e x => known_11 I M (e v_b) (e v_f) (e v_p) x) (body_11 I M)

theorem vc_10 (b f p : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) :
    (body_10 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((((base E).set v_b b).set v_f f).set v_p p) (known_10 I M b f p) :=
  (vc_for_of 0 16 rfl rfl ((entails_and
  (entails_points4 (fun q194 q195 q196 q197 h6 => (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h7.2.1 h7.2.2)))
  (fun h7 => (Or.elim h7 (fun h8 => (at_left (at_points4 q194 q195 q196 q197 h7 rfl)))
  (fun h8 => (at_left (at_points4 q194 q195 q196 q197 h7 rfl))))))))
  (entails_points5 (fun q198 q199 q200 q201 q202 h6 => (at_right (at_points5 q198 q199 q200 q201 q202 h6 rfl)))))
  : Heap.Entails (known_10 I M b f p) (known_11 I M b f p 0))
  (fun q h6 h7 => (vc_11 hl hM b f p q h0 h1 h2 h3 h4 h5 h6 h7))
  (fun q h6 h7 => (kept_11 hl hM b f p q h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_10 (b f p : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) (h4 : 0 ≤ p) (h5 : p < 16) :
    Heap.Entails ((body_10 I M).post ((((base E).set v_b b).set v_f f).set v_p p) (known_10 I M b f p)) (known_10 I M b f (p + 1)) :=
  ((entails_and (entails_points4 (fun q203 q204 q205 q206 h6 =>
  (Or.elim h6 (fun h7 => (at_left (at_points4 q203 q204 q205 q206 ((Classical.em (q205 = p)).elim
  (fun h8 => (Or.inl ⟨⟨⟨h7.1.1.1, h7.1.1.2⟩, h8⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩)) (fun h8 =>
  (Or.inr (Or.inl ⟨⟨⟨h7.1.1.1, h7.1.1.2⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩, ⟨h7.2.1, (int_taB_neab_tab h7.2.2 h8)⟩⟩))))
  rfl))) (fun h7 => (at_left (at_points4 q203 q204 q205 q206 (Or.inr (Or.inr h7)) rfl))))))
  (entails_points5 (fun q207 q208 q209 q210 q211 h6 => (at_right (at_points5 q207 q208 q209 q210 q211 h6 rfl)))))
  : Heap.Entails (known_11 I M b f p 16) (known_10 I M b f (p + 1)))

noncomputable def body_9 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_p (.const 0) (.const 16)
    (fun e x => known_10 I M (e v_b) (e v_f) x) (body_10 I M)

theorem vc_9 (b f : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) :
    (body_9 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) (((base E).set v_b b).set v_f f) (known_9 I M b f) :=
  (vc_for_of 0 16 rfl rfl ((entails_and
  (entails_points4 (fun q212 q213 q214 q215 h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2)))
  (fun h5 => (at_left (at_points4 q212 q213 q214 q215 h5 rfl))))))
  (entails_points5 (fun q216 q217 q218 q219 q220 h4 => (at_right (at_points5 q216 q217 q218 q219 q220 h4 rfl)))))
  : Heap.Entails (known_9 I M b f) (known_10 I M b f 0))
  (fun p h4 h5 => (vc_10 hl hM b f p h0 h1 h2 h3 h4 h5))
  (fun p h4 h5 => (kept_10 hl hM b f p h0 h1 h2 h3 h4 h5)))

theorem kept_9 (b f : Int) (h0 : 0 ≤ b) (h1 : b < 1) (h2 : 0 ≤ f) (h3 : f < 4) :
    Heap.Entails ((body_9 I M).post (((base E).set v_b b).set v_f f) (known_9 I M b f)) (known_9 I M b (f + 1)) :=
  ((entails_and (entails_points4 (fun q221 q222 q223 q224 h4 =>
  (at_left (at_points4 q221 q222 q223 q224 ((Classical.em (q222 = f)).elim
  (fun h5 => (Or.inl ⟨⟨⟨h4.1.1.1, h5⟩, ⟨h4.1.1.2.1, h4.1.1.2.2⟩⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩)) (fun h5 =>
  (Or.inr ⟨⟨⟨h4.1.1.1, ⟨h4.1.1.2.1, h4.1.1.2.2⟩⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_taB_neab_tab h4.2.2 h5)⟩⟩)))
  rfl))))
  (entails_points5 (fun q225 q226 q227 q228 q229 h4 => (at_right (at_points5 q225 q226 q227 q228 q229 h4 rfl)))))
  : Heap.Entails (known_10 I M b f 16) (known_9 I M b (f + 1)))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_f (.const 0) (.const 4)
    (fun e x => known_9 I M (e v_b) x) (body_9 I M)

theorem vc_8 (b : Int) (h0 : 0 ≤ b) (h1 : b < 1) :
    (body_8 I M).vc I (allocated (impl.HasCell spec (base E)) a_y_rf [6, 1, 4, 16, 16]) ((base E).set v_b b) (known_8 I M b) :=
  (vc_for_of 0 4 rfl rfl ((entails_and
  (entails_points4 (fun q230 q231 q232 q233 h2 => (False.elim (int_lab_tba_F h2.2.1 h2.2.2))))
  (entails_points5 (fun q234 q235 q236 q237 q238 h2 => (at_right (at_points5 q234 q235 q236 q237 q238 h2 rfl)))))
  : Heap.Entails (known_8 I M b) (known_9 I M b 0)) (fun f h2 h3 => (vc_9 hl hM b f h0 h1 h2 h3))
  (fun f h2 h3 => (kept_9 hl hM b f h0 h1 h2 h3)))

theorem kept_8 (b : Int) (h0 : 0 ≤ b) (h1 : b < 1) :
    Heap.Entails ((body_8 I M).post ((base E).set v_b b) (known_8 I M b)) (known_8 I M (b + 1)) :=
  ((entails_and
  (entails_points4 (fun q239 q240 q241 q242 h2 => (at_left (at_points4 q239 q240 q241 q242 h2.1 rfl))))
  (entails_points5 (fun q243 q244 q245 q246 q247 h2 => (at_right (at_points5 q243 q244 q245 q246 q247 h2 rfl)))))
  : Heap.Entails (known_9 I M b 4) (known_8 I M (b + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_y_rf [.const 6, .const 1, .const 4, .const 16, .const 16] <|
  .seq (.for v_b (.const 0) (.const 1)
    (fun e x => known_1 I M x) (body_1 I M)) <|
  .for v_b (.const 0) (.const 1)
    (fun e x => known_8 I M x) (body_8 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_allocate (vc_seq (vc_for_of 0 1 rfl rfl (show Heap.Entails _ (known_1 I M 0) from
  (entails_and (entails_points4 (fun q126 q127 q128 q129 h0 => (at_without (by decide)
  (at_input (R := (Region.mk t_W [(.const 0, .const 4), (.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [q126, q127, q128, q129]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q126, _, rfl, h0.2.1, h0.2.2, q127, _, rfl, h0.1.2.1, h0.1.2.2, q128, _, rfl, h0.1.1.2.1, h0.1.1.2.2, q129, _, rfl, h0.1.1.1.1, h0.1.1.1.2, rfl⟩)
  rfl rfl)))) (entails_and (entails_points4 (fun q130 q131 q132 q133 h0 => (at_without (by decide)
  (at_input (R := (Region.mk t_X [(.const 0, .const 1), (.const 0, .const 8), (.const 0, .const 18), (.const 0, .const 18)])) (b := (Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [q130, q131, q132, q133]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q130, _, rfl, ((int_eba_lab h0.1.1.1) : 0 ≤ q130), ((int_c191 h0.1.1.1) : q130 < 1), q131, _, rfl, h0.2.1, h0.2.2, q132, _, rfl, h0.1.2.1, h0.1.2.2, q133, _, rfl, h0.1.1.2.1, h0.1.1.2.2, rfl⟩)
  rfl ((at_congr4 (int_eba_eab h0.1.1.1) rfl rfl rfl)
  : M t_X [0, q131, q132, q133] = M t_X [q130, q131, q132, q133])))))
  (entails_points5 (fun q134 q135 q136 q137 q138 h0 => (False.elim (int_c139 h0.2)))))))
  (fun b h0 h1 => (vc_1 hl hM b h0 h1)) (fun b h0 h1 => (kept_1 hl hM b h0 h1)))
  (vc_for_of 0 1 rfl rfl
  ((entails_and (entails_points4 (fun q248 q249 q250 q251 h0 => (False.elim (int_c139 h0.2))))
  (entails_points5 (fun q252 q253 q254 q255 q256 h0 =>
  (at_right (at_right (at_points5 q252 q253 q254 q255 q256 ⟨h0, rfl⟩
  (reduce_congr3 (fun q257 q258 q259 => ⟨(fun h1 => h1), (fun h1 => h1)⟩)
  (fun q257 q258 q259 h1 => (fn_congr2 (at_congr4 (int_eba_eab h0.1.1.1.1) rfl rfl rfl) rfl)))))))))
  : Heap.Entails (known_1 I M 1) (known_8 I M 0)) (fun b h0 h1 => (vc_8 hl hM b h0 h1))
  (fun b h0 h1 => (kept_8 hl hM b h0 h1)))))

theorem output_0_2 (q260 q261 q262 q263 : Int) (h0 : 0 ≤ q260) (h1 : q260 < 1) (h2 : 0 ≤ q261) (h3 : q261 < 4) (h4 : 0 ≤ q262) (h5 : q262 < 16) (h6 : 0 ≤ q263) (h7 : q263 < 16) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_y, [q260, q261, q262, q263]⟩ (M t_Y [q260, q261, q262, q263]) :=
  (at_restore (by decide)
  ((at_left (at_points4 q260 q261 q262 q263 ⟨⟨⟨⟨(int_c40 h0 h1), ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩, rfl⟩
  (at_congr4 (int_c40 h0 h1) rfl rfl rfl)))
  : (known_8 I M 1) ⟨a_y, [q260, q261, q262, q263]⟩ (M t_Y [q260, q261, q262, q263])))

end

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun at_ => if at_ = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun at_ point => if at_ = t_Y then (((point.getD 0 0) = 0 ∧ 0 ≤ (point.getD 3 0) ∧ (point.getD 3 0) < 16) ∧ 0 ≤ (point.getD 2 0) ∧ (point.getD 2 0) < 16) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 4 else True

theorem covered_0 (E : Env) (p0 p1 p2 p3 : Int) (h0 : 0 ≤ p0) (h1 : p0 < 1) (h2 : 0 ≤ p1) (h3 : p1 < 4) (h4 : 0 ≤ p2) (h5 : p2 < 16) (h6 : 0 ≤ p3) (h7 : p3 < 16) :
    spec.Given (inside) (base E) t_Y [p0, p1, p2, p3] :=
  (given_equation (p := [p0, p1, p2, p3]) (.head _) rfl rfl rfl
  (⟨⟨⟨(int_c40 h0 h1), ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩
  : ((p0 = 0 ∧ 0 ≤ p3 ∧ p3 < 16) ∧ 0 ≤ p2 ∧ p2 < 16) ∧ 0 ≤ p1 ∧ p1 < 4)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (b f p q : Int) (h0 : True) (h1 : ((b = 0 ∧ 0 ≤ q ∧ q < 16) ∧ 0 ≤ p ∧ p < 16) ∧ 0 ≤ f ∧ f < 4) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_c, v_r, v_s] (.and (.and (.and (.le (.const 0) (.var v_c)) (.lt (.var v_c) (.const 8))) (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3)))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn (.builtin "*" .f32) [.access t_X [.var v_b, .var v_c, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_c, .var v_r, .var v_s]])) (((((base E).set v_b b).set v_f f).set v_p p).set v_q q) :=
  (defined_reduce_some3 0 8 0 3 0 3 (defined_fn defined_nil)
  (fun (y_d0 y_d1 y_d2 : Int) => cond_holds)
  (fun (y_d0 y_d1 y_d2 : Int) (h2 : ((0 ≤ y_d0 ∧ y_d0 < 8) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) ∧ 0 ≤ y_d2 ∧ y_d2 < 3) =>
  ⟨h2.1.1.1, ⟨h2.1.1.2, ⟨h2.1.2.1, ⟨h2.1.2.2, h2.2⟩⟩⟩⟩)
  (fun (y_d0 y_d1 y_d2 : Int) (h2 : ((0 ≤ y_d0 ∧ y_d0 < 8) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) ∧ 0 ≤ y_d2 ∧ y_d2 < 3) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [b, y_d0, p + y_d1, q + y_d2]) (.head _) rfl rfl
  (region_iff.2 ⟨b, _, rfl, ((int_eba_lab h1.1.1.1) : 0 ≤ b), ((int_c191 h1.1.1.1) : b < 1), y_d0, _, rfl, h2.1.1.1, h2.1.1.2, (p + y_d1), _, rfl, ((int_add_nonneg h1.1.2.1 h2.1.2.1) : 0 ≤ p + y_d1), ((fact_16 h1.1.2.2 h2.1.2.2) : p + y_d1 < 18), (q + y_d2), _, rfl, ((int_add_nonneg h1.1.1.2.1 h2.2.1) : 0 ≤ q + y_d2), ((fact_16 h1.1.1.2.2 h2.2.2) : q + y_d2 < 18), rfl⟩)))
  (defined_cons
  (defined_access (given_input (p := [f, y_d0, y_d1, y_d2]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨f, _, rfl, h1.2.1, h1.2.2, y_d0, _, rfl, h2.1.1.1, h2.1.1.2, y_d1, _, rfl, h2.1.2.1, h2.1.2.2, y_d2, _, rfl, h2.2.1, h2.2.2, rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 p2 a4 a5 p3 a6 a7 => covered_0 E p0 p1 p2 p3 a0 a1 a2 a3 a4 a5 a6 a7))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined4 (fun b f p q => cond_holds) (fun b f p q hg hk => defined_0 E b f p q hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 p2 b4 b5 p3 b6 b7 => output_0_2 hl hM p0 p1 p2 p3 b0 b1 b2 b3 b4 b5 b6 b7)) all_nil))) all_nil))

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
