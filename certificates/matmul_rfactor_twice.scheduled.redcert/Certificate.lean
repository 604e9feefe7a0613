module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `i` -/ abbrev v_i : Var := 0
/-- `j` -/ abbrev v_j : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `i1` -/ abbrev v_i1 : Var := 4
/-- `k_0` -/ abbrev v_k_0 : Var := 5
/-- `k_1` -/ abbrev v_k_1 : Var := 6
/-- `k_2` -/ abbrev v_k_2 : Var := 7
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `c_rf` -/ abbrev a_c_rf : Arr := 3
/-- `c_rf_rf` -/ abbrev a_c_rf_rf : Arr := 4
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `main`. -/
def spec : Spec where
  assumptions := []
  inputs :=
    [
      Region.mk t_A [(.const 0, .const 64), (.const 0, .const 64)],
      Region.mk t_B [(.const 0, .const 64), (.const 0, .const 64)]]
  outputs := [Region.mk t_C [(.const 0, .const 64), (.const 0, .const 64)]]
  equations :=
    [
      Equation.mk
        t_C
        [v_i, v_j]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64)))
          (.fn
            (.builtin "*" .f32)
            [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .allocate a_c_rf [.const 4, .const 64, .const 64] <|
    .allocate a_c_rf_rf [.const 4, .const 4, .const 64, .const 64] <|
    .seq (.for v_i (.const 0) (.const 64) <|
      .for v_j (.const 0) (.const 64) <|
        .for v_k_0 (.const 0) (.const 4) <|
          .for v_k_1 (.const 0) (.const 4) <|
            .scope [a_c_rf_rf] <|
              .for v_k_2 (.const 0) (.const 4) <|
                .seq (.ifte (.eq (.var v_k_2) (.const 0)) (
                  .assign a_c_rf_rf [.var v_k_1, .var v_k_0, .var v_i, .var v_j] (.fn (.literal .f32 0 1) [])
                ) (
                  .skip
                )) <|
                .accumulate
                  false
                  (.builtin "+" .f32)
                  a_c_rf_rf
                  [.var v_k_1, .var v_k_0, .var v_i, .var v_j]
                  (.fn
                    (.builtin "*" .f32)
                    [
                      .read a_a [.var v_i, .add (.add (.mul 16 (.var v_k_0)) (.mul 4 (.var v_k_1))) (.var v_k_2)],
                      .read a_b [.add (.add (.mul 16 (.var v_k_0)) (.mul 4 (.var v_k_1))) (.var v_k_2), .var v_j]])) <|
    .seq (.for v_i (.const 0) (.const 64) <|
      .for v_j (.const 0) (.const 64) <|
        .for v_k_0 (.const 0) (.const 4) <|
          .scope [a_c_rf] <|
            .for v_k_1 (.const 0) (.const 4) <|
              .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
                .assign a_c_rf [.var v_k_0, .var v_i, .var v_j] (.fn (.literal .f32 0 1) [])
              ) (
                .skip
              )) <|
              .accumulate
                false
                (.builtin "+" .f32)
                a_c_rf
                [.var v_k_0, .var v_i, .var v_j]
                (.read a_c_rf_rf [.var v_k_1, .var v_k_0, .var v_i, .var v_j])) <|
    .for v_i (.const 0) (.const 64) <|
      .for v_j (.const 0) (.const 64) <|
        .scope [a_c] <|
          .for v_k_0 (.const 0) (.const 4) <|
            .seq (.ifte (.eq (.var v_k_0) (.const 0)) (
              .assign a_c [.var v_i, .var v_j] (.fn (.literal .f32 0 1) [])
            ) (
              .skip
            )) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_c
              [.var v_i, .var v_j]
              (.read a_c_rf [.var v_k_0, .var v_i, .var v_j])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) : 0 ≤ 16 * x_a + 4 * x_b + x_c :=
  by omega

theorem fact_1 {x_a x_b x_c : Int} (h0 : x_c = 0) (h1 : x_a < 4) (h2 : x_b < 4) : 16 * x_a + 4 * x_b + x_c < 64 :=
  by omega

theorem fact_2 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d + x_c + x_b) (h1 : x_d = 0) : x_a < x_b + x_c + 1 :=
  by omega

theorem fact_3 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d + x_c + x_b) (h1 : x_c + x_b ≤ x_a) (h2 : x_d = 0) : x_a = x_b + x_c + x_d :=
  by omega

theorem fact_4 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_d) (h1 : x_c = x_b + x_a + x_d) : x_a + x_b ≤ x_c :=
  by omega

theorem fact_5 {x_a x_b x_c x_d : Int} (h0 : x_a = x_d + x_c + x_b) : x_a ≤ x_b + x_c + x_d :=
  by omega

theorem fact_6 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : 0 < x_c) : 0 ≤ 16 * x_a + 4 * x_b + x_c :=
  by omega

theorem fact_7 {x_a x_b x_c : Int} (h0 : x_a < 4) (h1 : x_b < 4) (h2 : x_c < 4) : 16 * x_a + 4 * x_b + x_c < 64 :=
  by omega

theorem fact_8 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d + x_c + x_b) : x_a < x_b + x_c + x_d + 1 :=
  by omega

theorem fact_9 {x_a x_b x_c x_d : Int} (h0 : x_d < 4) (h1 : x_a < x_b + x_d + x_c) : x_a ≤ x_b + x_c + 3 :=
  by omega

theorem fact_10 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d + x_c + x_b) (h1 : ¬ x_a < x_c + x_d + x_b) : x_a = x_b + x_c + x_d :=
  by omega

theorem fact_11 {x_a x_b x_c x_d : Int} (h0 : x_a < x_c + x_b + x_d) : x_a ≤ x_b + x_c + x_d :=
  by omega

theorem fact_12 {x_a x_b x_c x_d : Int} (h0 : x_c = x_b + x_a + x_d) (h1 : 0 < x_d) : x_a + x_b ≤ x_c :=
  by omega

theorem fact_13 {x_a x_b x_c x_d : Int} (h0 : x_a < x_c + x_d + x_b) : x_a < x_b + x_c + x_d :=
  by omega

theorem fact_14 {x_a x_b x_c x_d : Int} (h0 : 4 * x_d + x_b ≤ x_c) (h1 : x_d = x_a) : 4 * x_a + x_b ≤ x_c :=
  by omega

theorem fact_15 {x_a x_b x_c x_d : Int} (h0 : x_a < x_c + (x_b + 1) + x_d) : x_a ≤ x_b + x_c + x_d :=
  by omega

theorem fact_16 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d) (h1 : 4 * x_d + x_b ≤ x_c) : 4 * x_a + x_b ≤ x_c :=
  by omega

theorem fact_17 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_d + 4 * x_e + x_c) (h1 : x_b = x_e) (h2 : x_d < 4) : x_a ≤ 4 * x_b + x_c + 3 :=
  by omega

theorem fact_18 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + x_b + x_d) : x_a < x_b + (x_c + 1) + x_d :=
  by omega

theorem fact_19 {x_a x_b x_c x_d x_e x_f x_g x_h x_i : Int} (h0 : x_a ≤ x_c) (h1 : 0 ≤ x_b) (h2 : x_d = x_e) (h3 : x_f = x_g) (h4 : x_h = x_i) (h5 : ¬ (x_a = x_c ∧ x_d = x_e ∧ x_f = x_g ∧ x_h = x_i)) : x_a < x_b + x_c :=
  by omega

theorem fact_20 {x_a x_b x_c x_d x_e x_f x_g x_h x_i x_j x_k : Int} (h0 : x_e ≤ x_b) (h1 : x_a ≤ 4 * x_e + x_d + 3) (h2 : 0 ≤ x_c) (h3 : x_f = x_g) (h4 : x_h = x_i) (h5 : x_j = x_k) (h6 : ¬ (x_e = x_b ∧ x_f = x_g ∧ x_h = x_i ∧ x_j = x_k)) : x_a < 4 * x_b + x_c + x_d :=
  by omega

theorem fact_21 {x_a x_b x_c x_d : Int} (h0 : x_a < x_b + x_c + x_d) : x_a < x_b + (x_c + 1) + x_d :=
  by omega

theorem fact_22 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 4 * x_d + x_c + 3) (h1 : x_d < 0 + x_b) : x_a < 4 * x_b + 0 + x_c :=
  by omega

theorem fact_23 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 4 * x_d + x_c + 3) (h1 : x_d < x_b + 1) : x_a < 4 * x_b + 4 + x_c :=
  by omega

theorem fact_24 {x_a x_b x_c x_d : Int} (h0 : x_a + 16 * x_d ≤ x_c) (h1 : x_d = x_b) : x_a + 16 * x_b ≤ x_c :=
  by omega

theorem fact_25 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_b + 16 * x_e + x_d) (h1 : x_e < x_c + 1) : x_a ≤ x_b + 16 * x_c + x_d :=
  by omega

theorem fact_26 {x_a x_b x_c x_d : Int} (h0 : x_a + 16 * x_d ≤ x_c) (h1 : x_b < x_d + 1) : x_a + 16 * x_b ≤ x_c :=
  by omega

theorem fact_27 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_b + 16 * x_e + x_d) (h1 : x_c = x_e) : x_a ≤ x_b + 16 * x_c + x_d :=
  by omega

theorem fact_28 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 4 * x_d + x_b + x_c) (h1 : x_d = 0) : x_a < x_b + x_c + 1 :=
  by omega

theorem fact_29 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) (h1 : x_b = 0) : x_a + 4 * x_b ≤ x_c :=
  by omega

theorem fact_30 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_a + 4 * x_c ≤ x_b) : x_a ≤ x_b :=
  by omega

theorem fact_31 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + x_b + x_d) : x_a < x_b + x_c + x_d + 1 :=
  by omega

theorem fact_32 {x_a x_b x_c : Int} (h0 : x_c < 4) (h1 : x_a < x_b + 4 * x_c) : x_a ≤ x_b + 15 :=
  by omega

theorem fact_33 {x_a x_b x_c : Int} (h0 : x_a < x_c + x_b) : x_a ≤ x_b + x_c + 3 :=
  by omega

theorem fact_34 {x_a x_b x_c : Int} (h0 : x_a + 4 * x_c ≤ x_b) (h1 : 0 < x_c) : x_a ≤ x_b :=
  by omega

theorem fact_35 {x_a x_b x_c : Int} (h0 : 16 * x_c ≤ x_b) (h1 : x_c = x_a) : 16 * x_a ≤ x_b :=
  by omega

theorem fact_36 {x_a x_b x_c : Int} (h0 : x_a < x_c + 4 * (x_b + 1)) : x_a ≤ 4 * x_b + x_c + 3 :=
  by omega

theorem fact_37 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) (h1 : 16 * x_c ≤ x_b) : 16 * x_a ≤ x_b :=
  by omega

theorem fact_38 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 4 * x_c + 16 * x_d + 3) (h1 : x_b = x_d) (h2 : x_c < 4) : x_a ≤ 16 * x_b + 15 :=
  by omega

theorem fact_39 {x_a x_b x_c : Int} (h0 : x_a ≤ 4 * x_c + x_b + 3) : x_a < x_b + 4 * (x_c + 1) :=
  by omega

theorem fact_40 {x_a x_b x_c x_d x_e x_f x_g x_h : Int} (h0 : x_d ≤ x_b) (h1 : x_a ≤ 16 * x_d + 15) (h2 : 0 ≤ x_c) (h3 : x_e = x_f) (h4 : x_g = x_h) (h5 : ¬ (x_d = x_b ∧ x_e = x_f ∧ x_g = x_h)) : x_a < 16 * x_b + 4 * x_c :=
  by omega

theorem fact_41 {x_a x_b x_c : Int} (h0 : x_a < x_b + 4 * x_c) : x_a < x_b + 4 * (x_c + 1) :=
  by omega

theorem fact_42 {x_a x_b x_c : Int} (h0 : x_a ≤ 16 * x_c + 15) (h1 : x_c < 0 + x_b) : x_a < 16 * x_b + 4 * 0 :=
  by omega

theorem fact_43 {x_a x_b x_c : Int} (h0 : x_a ≤ 16 * x_c + 15) (h1 : x_c < x_b + 1) : x_a < 16 * x_b + 4 * 4 :=
  by omega

theorem fact_44 {x_a x_b x_c : Int} (h0 : x_a ≤ 16 * x_c + x_b) (h1 : x_c = 0) : x_a < x_b + 1 :=
  by omega

theorem fact_45 {x_a x_b : Int} (h0 : x_a ≤ 16 * x_b + 15) : x_a < 16 * (x_b + 1) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 y_c1 y_c2 y_c3 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 16 * y_c1 + 4 * y_c0 ≤ y_k0 ∧ y_k0 ≤ 16 * y_c1 + 4 * y_c0 + 3)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c2, y_k0], M t_B [y_k0, y_c3]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 y_c1 y_c2 y_c3 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 4 * y_c0 + 16 * y_c1 ≤ y_k0 ∧ y_k0 ≤ 4 * y_c0 + 16 * y_c1 + 3)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c2, y_k0], M t_B [y_k0, y_c3]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (y_c0 y_c1 y_c2 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 16 * y_c0 ≤ y_k0 ∧ y_k0 ≤ 16 * y_c0 + 15)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c1, y_k0], M t_B [y_k0, y_c2]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_c0 y_c2 y_c3 x_k_0 x_k_1 x_k_2 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (4 * y_c0 + 16 * x_k_0 ≤ y_k0 ∧ y_k0 ≤ 4 * y_c0 + 16 * x_k_0 + 3) ∧ y_k0 < 4 * x_k_1 + x_k_2 + 16 * x_k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c2, y_k0], M t_B [y_k0, y_c3]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (y_c0 y_c1 y_c2 x_k_0 x_k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (16 * y_c0 ≤ y_k0 ∧ y_k0 ≤ 16 * y_c0 + 15) ∧ y_k0 < 16 * x_k_0 + 4 * x_k_1)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c1, y_k0], M t_B [y_k0, y_c2]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_i x_j x_k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 16 * x_k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i, y_k0], M t_B [y_k0, x_j]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_i x_j x_k_0 x_k_1 x_k_2 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 4 * x_k_1 + 16 * x_k_0 ≤ y_k0 ∧ y_k0 ≤ x_k_2 + 4 * x_k_1 + 16 * x_k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i, y_k0], M t_B [y_k0, x_j]])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (x_i x_j x_k_0 x_k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 16 * x_k_0 ≤ y_k0 ∧ y_k0 ≤ 4 * x_k_1 + 16 * x_k_0 + 3)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i, y_k0], M t_B [y_k0, x_j]])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (x_i x_j x_k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ 16 * x_k_0 + 15)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i, y_k0], M t_B [y_k0, x_j]])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 64)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i, y_k0], M t_B [y_k0, x_j]])))

theorem equation_0 (x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : True) :
    (M t_C [x_i, x_j]) = (value_9 I M x_i x_j) :=
  (Eq.trans (hM _ (.head _) [x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E).set v_i x_i).set v_j x_j) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < 64) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < 64)
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_b
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < 64)
    (fun y_c0 y_c1 => (M t_B [y_c0, y_c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 64) ∧ 0 ≤ y_c2 ∧ y_c2 < x_i) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_1_2 I M x_i)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c2 = x_i ∧ 0 ≤ y_c3 ∧ y_c3 < x_j) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 ∨ (((0 ≤ y_c3 ∧ y_c3 < 64) ∧ 0 ≤ y_c2 ∧ y_c2 < x_i) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_1 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_2_2 I M x_i x_j)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_i x_j x_k_0 : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c2 = x_i ∧ y_c3 = x_j) ∧ 0 ≤ y_c1 ∧ y_c1 < x_k_0) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 ∨ ((y_c2 = x_i ∧ 0 ≤ y_c3 ∧ y_c3 < x_j) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 ∨ (((0 ≤ y_c3 ∧ y_c3 < 64) ∧ 0 ≤ y_c2 ∧ y_c2 < x_i) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_1 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_i x_j x_k_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_3_2 I M x_i x_j x_k_0)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_i x_j x_k_0 x_k_1 : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c1 = x_k_0 ∧ y_c2 = x_i) ∧ y_c3 = x_j) ∧ 0 ≤ y_c0 ∧ y_c0 < x_k_1)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_1 I M y_c0 x_k_0 y_c2 y_c3))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (x_i x_j x_k_0 : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c2 = x_i ∧ y_c3 = x_j) ∧ 0 ≤ y_c1 ∧ y_c1 < x_k_0) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 ∨ ((y_c2 = x_i ∧ 0 ≤ y_c3 ∧ y_c3 < x_j) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 ∨ (((0 ≤ y_c3 ∧ y_c3 < 64) ∧ 0 ≤ y_c2 ∧ y_c2 < x_i) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_1 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_i x_j x_k_0 x_k_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_4_2 I M x_i x_j x_k_0 x_k_1).and (known_4_3 I M x_i x_j x_k_0))))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x_i x_j x_k_0 x_k_1 x_k_2 : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c1 = x_k_0 ∧ y_c2 = x_i) ∧ y_c3 = x_j) ∧ 0 ≤ y_c0 ∧ y_c0 ≤ x_k_1) ∧ y_c0 < x_k_2 + x_k_1)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_2 I M y_c0 y_c2 y_c3 x_k_0 x_k_1 x_k_2))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (x_i x_j x_k_0 : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c2 = x_i ∧ y_c3 = x_j) ∧ 0 ≤ y_c1 ∧ y_c1 < x_k_0) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 ∨ ((y_c2 = x_i ∧ 0 ≤ y_c3 ∧ y_c3 < x_j) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 ∨ (((0 ≤ y_c3 ∧ y_c3 < 64) ∧ 0 ≤ y_c2 ∧ y_c2 < x_i) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_1 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_i x_j x_k_0 x_k_1 x_k_2 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_5_2 I M x_i x_j x_k_0 x_k_1 x_k_2).and (known_5_3 I M x_i x_j x_k_0))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_2) (.const 0)) (
    .assign a_c_rf_rf [.var v_k_1, .var v_k_0, .var v_i, .var v_j] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c_rf_rf
    [.var v_k_1, .var v_k_0, .var v_i, .var v_j]
    (.fn
      f_2
      [
        .read a_a [.var v_i, .add (.add (.mul 16 (.var v_k_0)) (.mul 4 (.var v_k_1))) (.var v_k_2)],
        .read a_b [.add (.add (.mul 16 (.var v_k_0)) (.mul 4 (.var v_k_1))) (.var v_k_2), .var v_j]])
    (fun e => (value_6 I M (e v_i) (e v_j) (e v_k_0) (e v_k_1) (e v_k_2)))

noncomputable abbrev value_10 (I : Interp V) (M : Model V) (x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i, y_k0], M t_B [y_k0, x_j]])))

theorem vc_5 (x_i x_j x_k_0 x_k_1 x_k_2 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) (h4 : 0 ≤ x_k_0) (h5 : x_k_0 < 4) (h6 : 0 ≤ x_k_1) (h7 : x_k_1 < 4) (h8 : 0 ≤ x_k_2) (h9 : x_k_2 < 4) :
    (body_5 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((((((base E).set v_i x_i).set v_j x_j).set v_k_0 x_k_0).set v_k_1 x_k_1).set v_k_2 x_k_2) (known_5 I M x_i x_j x_k_0 x_k_1 x_k_2) :=
  (vc_seq (vc_if_of cond_holds (fun (h10 : x_k_2 = 0) => (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨h6, h7, h4, h5, h0, h1, h2, h3, trivial⟩) ev_const rfl))
  (fun (h10 : ¬ x_k_2 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_k_2 = 0)).elim (fun h10 => (Or.inl h10))
  (fun h10 => (Or.inr (int_lab_neba_tab h8 h10)))) : x_k_2 = 0 ∨ 0 < x_k_2)
  (fun h10 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [x_i, 16 * x_k_0 + 4 * x_k_1 + x_k_2], M t_B [16 * x_k_0 + 4 * x_k_1 + x_k_2, x_j]])
  (at_if_of cond_holds (fun (h11 : x_k_2 = 0) =>
  (at_set_eq4 x_k_1 x_k_0 x_i x_j x_k_1 x_k_0 x_i x_j ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩ rfl))
  (fun (h11 : ¬ x_k_2 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h11 : x_k_2 = 0) =>
  (at_set_other (by decide) ((at_left (at_points2 x_i (16 * x_k_0 + 4 * x_k_1 + x_k_2)
  ⟨⟨(fact_0 h4 h6 h8), (fact_1 h10 h5 h7)⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_5 I M x_i x_j x_k_0 x_k_1 x_k_2) ⟨a_a, [x_i, 16 * x_k_0 + 4 * x_k_1 + x_k_2]⟩ (M t_A [x_i, 16 * x_k_0 + 4 * x_k_1 + x_k_2]))))
  (fun (h11 : ¬ x_k_2 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h11 : x_k_2 = 0) =>
  (at_set_other (by decide) ((at_right (at_left (at_points2 (16 * x_k_0 + 4 * x_k_1 + x_k_2) x_j
  ⟨⟨h2, h3⟩, ⟨(fact_0 h4 h6 h8), (fact_1 h10 h5 h7)⟩⟩ rfl)))
  : (known_5 I M x_i x_j x_k_0 x_k_1 x_k_2) ⟨a_b, [16 * x_k_0 + 4 * x_k_1 + x_k_2, x_j]⟩ (M t_B [16 * x_k_0 + 4 * x_k_1 + x_k_2, x_j]))))
  (fun (h11 : ¬ x_k_2 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))) ev_nil)))
  ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x_i, 16 * x_k_0 + 4 * x_k_1 + x_k_2], M t_B [16 * x_k_0 + 4 * x_k_1 + x_k_2, x_j]]] = I.fn f_0 [value_10 I M x_i x_j, I.fn f_2 [M t_A [x_i, 16 * x_k_0 + 4 * x_k_1 + x_k_2], M t_B [16 * x_k_0 + 4 * x_k_1 + x_k_2, x_j]]])
  (append1 (16 * x_k_0 + 4 * x_k_1 + x_k_2) (16 * x_k_0 + 4 * x_k_1) (16 * x_k_0 + 4 * x_k_1 + 1)
  (fun y_q0 h11 => ⟨(int_c536 h11.1), (fact_2 h11.2 h10)⟩) (fun y_q0 =>
  ⟨(fun h11 => (Or.inr (fact_3 h11.2 h11.1 h10))), (fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_one_lt_zero h12)))
  (fun h12 => ⟨(fact_4 h8 h12), (fact_5 h12)⟩)))⟩)
  (fun y_q0 h11 => (False.elim (int_one_lt_zero h11))) (fun y_q0 h11 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x_i, 16 * x_k_0 + 4 * x_k_1 + x_k_2], M t_B [16 * x_k_0 + 4 * x_k_1 + x_k_2, x_j]]] = value_6 I M x_i x_j x_k_0 x_k_1 x_k_2)))
  (fun h10 => (vc_accumulate_of (value_2 I M x_k_1 x_i x_j x_k_0 x_k_1 x_k_2)
  (I.fn f_2 [M t_A [x_i, 16 * x_k_0 + 4 * x_k_1 + x_k_2], M t_B [16 * x_k_0 + 4 * x_k_1 + x_k_2, x_j]])
  (at_if_of cond_holds (fun (h11 : x_k_2 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ x_k_2 = 0) =>
  ((at_right (at_right (at_left (at_points4 x_k_1 x_k_0 x_i x_j ⟨⟨⟨⟨rfl, rfl⟩, rfl⟩, ⟨h6, int_refl⟩⟩, (int_lt_add_left h10)⟩ rfl))))
  : (known_5 I M x_i x_j x_k_0 x_k_1 x_k_2) ⟨a_c_rf_rf, [x_k_1, x_k_0, x_i, x_j]⟩ (value_2 I M x_k_1 x_i x_j x_k_0 x_k_1 x_k_2))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h11 : x_k_2 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ x_k_2 = 0) => ((at_left (at_points2 x_i (16 * x_k_0 + 4 * x_k_1 + x_k_2)
  ⟨⟨(fact_6 h4 h6 h10), (fact_7 h5 h7 h9)⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_5 I M x_i x_j x_k_0 x_k_1 x_k_2) ⟨a_a, [x_i, 16 * x_k_0 + 4 * x_k_1 + x_k_2]⟩ (M t_A [x_i, 16 * x_k_0 + 4 * x_k_1 + x_k_2])))))
  (ev_cons
  (ev_read (at_if_of cond_holds (fun (h11 : x_k_2 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ x_k_2 = 0) => ((at_right (at_left (at_points2 (16 * x_k_0 + 4 * x_k_1 + x_k_2) x_j
  ⟨⟨h2, h3⟩, ⟨(fact_6 h4 h6 h10), (fact_7 h5 h7 h9)⟩⟩ rfl)))
  : (known_5 I M x_i x_j x_k_0 x_k_1 x_k_2) ⟨a_b, [16 * x_k_0 + 4 * x_k_1 + x_k_2, x_j]⟩ (M t_B [16 * x_k_0 + 4 * x_k_1 + x_k_2, x_j])))))
  ev_nil))) ((append1 (16 * x_k_0 + 4 * x_k_1 + x_k_2) (16 * x_k_0 + 4 * x_k_1)
  (16 * x_k_0 + 4 * x_k_1 + x_k_2 + 1) (fun y_q2 h11 => ⟨(int_c536 h11.1), (fact_8 h11.2)⟩)
  (fun y_q2 => ⟨(fun h11 => ((Classical.em (y_q2 < 4 * x_k_1 + x_k_2 + 16 * x_k_0)).elim
  (fun h12 => (Or.inl ⟨⟨h11.1, (fact_9 h9 h12)⟩, h12⟩)) (fun h12 => (Or.inr (fact_10 h11.2 h12))))), (fun h11 => (Or.elim h11 (fun h12 => ⟨h12.1.1, (fact_11 h12.2)⟩)
  (fun h12 => ⟨(fact_12 h12 h10), (fact_5 h12)⟩)))⟩) (fun y_q2 h11 => (fact_13 h11.2))
  (fun y_q2 h11 => rfl) rfl)
  : I.fn f_0 [value_2 I M x_k_1 x_i x_j x_k_0 x_k_1 x_k_2, I.fn f_2 [M t_A [x_i, 16 * x_k_0 + 4 * x_k_1 + x_k_2], M t_B [16 * x_k_0 + 4 * x_k_1 + x_k_2, x_j]]] = value_6 I M x_i x_j x_k_0 x_k_1 x_k_2)))))

theorem kept_5 (x_i x_j x_k_0 x_k_1 x_k_2 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) (h4 : 0 ≤ x_k_0) (h5 : x_k_0 < 4) (h6 : 0 ≤ x_k_1) (h7 : x_k_1 < 4) (h8 : 0 ≤ x_k_2) (h9 : x_k_2 < 4) :
    Heap.Entails ((body_5 I M).post ((((((base E).set v_i x_i).set v_j x_j).set v_k_0 x_k_0).set v_k_1 x_k_1).set v_k_2 x_k_2) (known_5 I M x_i x_j x_k_0 x_k_1 x_k_2)) (known_5 I M x_i x_j x_k_0 x_k_1 (x_k_2 + 1)) :=
  (show Heap.Entails _ (known_5 I M x_i x_j x_k_0 x_k_1 (x_k_2 + 1)) from
  (entails_and (entails_points2 (fun y_q3 y_q4 h10 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h11 : x_k_2 = 0) => (at_set_other (by decide) (at_left (at_points2 y_q3 y_q4 h10 rfl))))
  (fun (h11 : ¬ x_k_2 = 0) => (at_left (at_points2 y_q3 y_q4 h10 rfl))))))) (entails_and
  (entails_points2 (fun y_q5 y_q6 h10 => (at_set_other (by decide) (at_if_of cond_holds (fun (h11 : x_k_2 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 y_q5 y_q6 h10 rfl)))))
  (fun (h11 : ¬ x_k_2 = 0) => (at_right (at_left (at_points2 y_q5 y_q6 h10 rfl))))))))
  (entails_and (entails_points4 (fun y_q7 y_q8 y_q9 y_q10 h10 =>
  ((Classical.em (y_q7 = x_k_1 ∧ y_q8 = x_k_0 ∧ y_q9 = x_i ∧ y_q10 = x_j)).elim
  (fun h11 => (at_set_eq4 y_q7 y_q8 y_q9 y_q10 x_k_1 x_k_0 x_i x_j h11 ((reduce_congr1 (fun y_q11 =>
  ⟨(fun h12 => ⟨(fact_14 h12.1.1 h11.1), (fact_15 h12.2)⟩), (fun h12 => ⟨⟨(fact_16 h10.1.2.2 h12.1), (fact_17 h12.2 h11.1 h9)⟩, (fact_18 h12.2)⟩)⟩)
  (fun y_q11 h12 => (fn_congr2 (at_congr2 h10.1.1.1.2 rfl) (at_congr2 rfl h10.1.1.2))))
  : value_2 I M y_q7 y_q9 y_q10 x_k_0 x_k_1 (x_k_2 + 1) = value_6 I M x_i x_j x_k_0 x_k_1 x_k_2)))
  (fun h11 => (at_set_ne4 y_q7 y_q8 y_q9 y_q10 x_k_1 x_k_0 x_i x_j h11 (at_if_of cond_holds
  (fun (h12 : x_k_2 = 0) => (at_set_ne4 y_q7 y_q8 y_q9 y_q10 x_k_1 x_k_0 x_i x_j h11
  (at_right (at_right (at_left (at_points4 y_q7 y_q8 y_q9 y_q10
  ⟨h10.1, (fact_19 h10.1.2.2 h8 h10.1.1.1.1 h10.1.1.1.2 h10.1.1.2 h11)⟩
  (reduce_congr1 (fun y_q12 => ⟨(fun h13 =>
  ⟨⟨h13.1.1, h13.1.2⟩, (fact_20 h10.1.2.2 h13.1.2 h8 h10.1.1.1.1 h10.1.1.1.2 h10.1.1.2 h11)⟩), (fun h13 => ⟨⟨h13.1.1, h13.1.2⟩, (fact_21 h13.2)⟩)⟩)
  (fun y_q12 h13 => rfl)))))))) (fun (h12 : ¬ x_k_2 = 0) =>
  (at_right (at_right (at_left (at_points4 y_q7 y_q8 y_q9 y_q10 ⟨h10.1, ((int_c53 h10.1.2.2 h8 h12) : y_q7 < x_k_2 + x_k_1)⟩
  ((reduce_congr1 (fun y_q13 => ⟨(fun h13 =>
  ⟨⟨h13.1.1, h13.1.2⟩, (fact_20 h10.1.2.2 h13.1.2 h8 h10.1.1.1.1 h10.1.1.1.2 h10.1.1.2 h11)⟩), (fun h13 => ⟨⟨h13.1.1, h13.1.2⟩, (fact_21 h13.2)⟩)⟩)
  (fun y_q13 h13 => rfl))
  : value_2 I M y_q7 y_q9 y_q10 x_k_0 x_k_1 (x_k_2 + 1) = value_2 I M y_q7 y_q9 y_q10 x_k_0 x_k_1 x_k_2))))))))))))
  (entails_points4 (fun y_q14 y_q15 y_q16 y_q17 h10 =>
  (Or.elim h10 (fun h11 => (at_set_ne4 y_q14 y_q15 y_q16 y_q17 x_k_1 x_k_0 x_i x_j
  (fun h12 => (int_eab_tab_F h12.2.1 h11.1.2.2)) (at_if_of cond_holds
  (fun (h12 : x_k_2 = 0) => (at_set_ne4 y_q14 y_q15 y_q16 y_q17 x_k_1 x_k_0 x_i x_j
  (fun h13 => (int_eab_tab_F h13.2.1 h11.1.2.2))
  (at_right (at_right (at_right (at_points4 y_q14 y_q15 y_q16 y_q17 h10 rfl))))))
  (fun (h12 : ¬ x_k_2 = 0) =>
  (at_right (at_right (at_right (at_points4 y_q14 y_q15 y_q16 y_q17 h10 rfl))))))))
  (fun h11 => (Or.elim h11 (fun h12 => (at_set_ne4 y_q14 y_q15 y_q16 y_q17 x_k_1 x_k_0 x_i x_j
  (fun h13 => (int_eab_tab_F h13.2.2.2 h12.1.1.2.2)) (at_if_of cond_holds
  (fun (h13 : x_k_2 = 0) => (at_set_ne4 y_q14 y_q15 y_q16 y_q17 x_k_1 x_k_0 x_i x_j
  (fun h14 => (int_eab_tab_F h14.2.2.2 h12.1.1.2.2))
  (at_right (at_right (at_right (at_points4 y_q14 y_q15 y_q16 y_q17 h10 rfl))))))
  (fun (h13 : ¬ x_k_2 = 0) =>
  (at_right (at_right (at_right (at_points4 y_q14 y_q15 y_q16 y_q17 h10 rfl))))))))
  (fun h12 => (at_set_ne4 y_q14 y_q15 y_q16 y_q17 x_k_1 x_k_0 x_i x_j
  (fun h13 => (int_eab_tab_F h13.2.2.1 h12.1.1.2.2)) (at_if_of cond_holds
  (fun (h13 : x_k_2 = 0) => (at_set_ne4 y_q14 y_q15 y_q16 y_q17 x_k_1 x_k_0 x_i x_j
  (fun h14 => (int_eab_tab_F h14.2.2.1 h12.1.1.2.2))
  (at_right (at_right (at_right (at_points4 y_q14 y_q15 y_q16 y_q17 h10 rfl))))))
  (fun (h13 : ¬ x_k_2 = 0) =>
  (at_right (at_right (at_right (at_points4 y_q14 y_q15 y_q16 y_q17 h10 rfl)))))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c_rf_rf] <|
    .for v_k_2 (.const 0) (.const 4)
      (fun e x => known_5 I M (e v_i) (e v_j) (e v_k_0) (e v_k_1) x) (body_5 I M)

theorem vc_4 (x_i x_j x_k_0 x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) (h4 : 0 ≤ x_k_0) (h5 : x_k_0 < 4) (h6 : 0 ≤ x_k_1) (h7 : x_k_1 < 4) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) (((((base E).set v_i x_i).set v_j x_j).set v_k_0 x_k_0).set v_k_1 x_k_1) (known_4 I M x_i x_j x_k_0 x_k_1) :=
  (vc_scope (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun y_q18 y_q19 y_q20 y_q21 h8 =>
  (at_right (at_right (at_left (at_points4 y_q18 y_q19 y_q20 y_q21 ⟨h8.1.1, ⟨h8.1.2.1, (int_lt_zero_add h8.2)⟩⟩ (reduce_congr1
  (fun y_q22 => ⟨(fun h9 => ⟨h9.1.1, h9.1.2⟩), (fun h9 => ⟨h9, (fact_22 h9.2 h8.2)⟩)⟩)
  (fun y_q22 h9 => rfl)))))))) (entails_points4 (fun y_q23 y_q24 y_q25 y_q26 h8 => (Or.elim h8
  (fun h9 => (at_right (at_right (at_right (at_points4 y_q23 y_q24 y_q25 y_q26 h8 rfl)))))
  (fun h9 => (Or.elim h9
  (fun h10 => (at_right (at_right (at_right (at_points4 y_q23 y_q24 y_q25 y_q26 h8 rfl)))))
  (fun h10 => (at_right (at_right (at_right (at_points4 y_q23 y_q24 y_q25 y_q26 h8 rfl)))))))))))))
  : Heap.Entails (known_4 I M x_i x_j x_k_0 x_k_1) (known_5 I M x_i x_j x_k_0 x_k_1 0))
  (fun x_k_2 h8 h9 => (vc_5 x_i x_j x_k_0 x_k_1 x_k_2 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun x_k_2 h8 h9 => (kept_5 x_i x_j x_k_0 x_k_1 x_k_2 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))))

theorem kept_4 (x_i x_j x_k_0 x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) (h4 : 0 ≤ x_k_0) (h5 : x_k_0 < 4) (h6 : 0 ≤ x_k_1) (h7 : x_k_1 < 4) :
    Heap.Entails ((body_4 I M).post (((((base E).set v_i x_i).set v_j x_j).set v_k_0 x_k_0).set v_k_1 x_k_1) (known_4 I M x_i x_j x_k_0 x_k_1)) (known_4 I M x_i x_j x_k_0 (x_k_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun y_q27 y_q28 y_q29 y_q30 h8 =>
  (at_right (at_right (at_left (at_points4 y_q27 y_q28 y_q29 y_q30 ⟨⟨h8.1, ⟨h8.2.1, (int_taB_lab h8.2.2)⟩⟩, (int_c259 h8.2.2)⟩
  (reduce_congr1
  (fun y_q31 => ⟨(fun h9 => ⟨h9, (fact_23 h9.2 h8.2.2)⟩), (fun h9 => ⟨h9.1.1, h9.1.2⟩)⟩)
  (fun y_q31 h9 => rfl)))))))) (entails_points4 (fun y_q32 y_q33 y_q34 y_q35 h8 => (Or.elim h8
  (fun h9 => (at_right (at_right (at_right (at_points4 y_q32 y_q33 y_q34 y_q35 h8 rfl)))))
  (fun h9 => (Or.elim h9
  (fun h10 => (at_right (at_right (at_right (at_points4 y_q32 y_q33 y_q34 y_q35 h8 rfl)))))
  (fun h10 => (at_right (at_right (at_right (at_points4 y_q32 y_q33 y_q34 y_q35 h8 rfl)))))))))))))
  : Heap.Entails (known_5 I M x_i x_j x_k_0 x_k_1 4) (known_4 I M x_i x_j x_k_0 (x_k_1 + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_1 (.const 0) (.const 4)
    (fun e x => known_4 I M (e v_i) (e v_j) (e v_k_0) x) (body_4 I M)

theorem vc_3 (x_i x_j x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) (h4 : 0 ≤ x_k_0) (h5 : x_k_0 < 4) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((((base E).set v_i x_i).set v_j x_j).set v_k_0 x_k_0) (known_3 I M x_i x_j x_k_0) :=
  (vc_for_of 0 4 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points4 (fun y_q36 y_q37 y_q38 y_q39 h6 => (False.elim (int_lab_tba_F h6.2.1 h6.2.2))))
  (entails_points4 (fun y_q40 y_q41 y_q42 y_q43 h6 =>
  (Or.elim h6 (fun h7 => (at_right (at_right (at_points4 y_q40 y_q41 y_q42 y_q43 h6 rfl))))
  (fun h7 =>
  (Or.elim h7 (fun h8 => (at_right (at_right (at_points4 y_q40 y_q41 y_q42 y_q43 h6 rfl))))
  (fun h8 => (at_right (at_right (at_points4 y_q40 y_q41 y_q42 y_q43 h6 rfl))))))))))))
  : Heap.Entails (known_3 I M x_i x_j x_k_0) (known_4 I M x_i x_j x_k_0 0))
  (fun x_k_1 h6 h7 => (vc_4 x_i x_j x_k_0 x_k_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7))
  (fun x_k_1 h6 h7 => (kept_4 x_i x_j x_k_0 x_k_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_3 (x_i x_j x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) (h4 : 0 ≤ x_k_0) (h5 : x_k_0 < 4) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_i x_i).set v_j x_j).set v_k_0 x_k_0) (known_3 I M x_i x_j x_k_0)) (known_3 I M x_i x_j (x_k_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q44 y_q45 y_q46 y_q47 h6 =>
  (Or.elim h6 (fun h7 => (Or.elim (((Classical.em (y_q45 = x_k_0)).elim
  (fun h8 => (Or.inl ⟨⟨⟨h8, h7.1.1.1⟩, h7.1.1.2⟩, ⟨h7.2.1, h7.2.2⟩⟩)) (fun h8 =>
  (Or.inr (Or.inl ⟨⟨⟨h7.1.1.1, h7.1.1.2⟩, ⟨h7.1.2.1, (int_taB_neab_tab h7.1.2.2 h8)⟩⟩, ⟨h7.2.1, h7.2.2⟩⟩))))
  : ((y_q45 = x_k_0 ∧ y_q46 = x_i) ∧ y_q47 = x_j) ∧ 0 ≤ y_q44 ∧ y_q44 < 4 ∨ (((y_q46 = x_i ∧ y_q47 = x_j) ∧ 0 ≤ y_q45 ∧ y_q45 < x_k_0) ∧ 0 ≤ y_q44 ∧ y_q44 < 4 ∨ ((y_q46 = x_i ∧ 0 ≤ y_q47 ∧ y_q47 < x_j) ∧ 0 ≤ y_q45 ∧ y_q45 < 4) ∧ 0 ≤ y_q44 ∧ y_q44 < 4 ∨ (((0 ≤ y_q47 ∧ y_q47 < 64) ∧ 0 ≤ y_q46 ∧ y_q46 < x_i) ∧ 0 ≤ y_q45 ∧ y_q45 < 4) ∧ 0 ≤ y_q44 ∧ y_q44 < 4))
  (fun h8 =>
  (at_right (at_right (at_left (at_points4 y_q44 y_q45 y_q46 y_q47 h8 (reduce_congr1 (fun y_q48 =>
  ⟨(fun h9 => ⟨(fact_24 h9.1 h8.1.1.1), (fact_25 h9.2 h7.1.2.2)⟩), (fun h9 => ⟨(fact_26 h9.1 h7.1.2.2), (fact_27 h9.2 h8.1.1.1)⟩)⟩)
  (fun y_q48 h9 => rfl)))))))
  (fun h8 => (at_right (at_right (at_right (at_points4 y_q44 y_q45 y_q46 y_q47 h8 rfl)))))))
  (fun h7 => (Or.elim h7
  (fun h8 => (at_right (at_right (at_right (at_points4 y_q44 y_q45 y_q46 y_q47 (Or.inr h7) rfl)))))
  (fun h8 => (at_right (at_right (at_right (at_points4 y_q44 y_q45 y_q46 y_q47 (Or.inr h7) rfl))))))))))))
  : Heap.Entails (known_4 I M x_i x_j x_k_0 4) (known_3 I M x_i x_j (x_k_0 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_0 (.const 0) (.const 4)
    (fun e x => known_3 I M (e v_i) (e v_j) x) (body_3 I M)

theorem vc_2 (x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) (((base E).set v_i x_i).set v_j x_j) (known_2 I M x_i x_j) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q49 y_q50 y_q51 y_q52 h4 =>
  (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.1.2.1 h5.1.2.2))) (fun h5 =>
  (Or.elim h5 (fun h6 => (at_right (at_right (at_points4 y_q49 y_q50 y_q51 y_q52 h5 rfl))))
  (fun h6 => (at_right (at_right (at_points4 y_q49 y_q50 y_q51 y_q52 h5 rfl)))))))))))
  : Heap.Entails (known_2 I M x_i x_j) (known_3 I M x_i x_j 0))
  (fun x_k_0 h4 h5 => (vc_3 x_i x_j x_k_0 hl hM h0 h1 h2 h3 h4 h5))
  (fun x_k_0 h4 h5 => (kept_3 x_i x_j x_k_0 hl hM h0 h1 h2 h3 h4 h5)))

theorem kept_2 (x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) :
    Heap.Entails ((body_2 I M).post (((base E).set v_i x_i).set v_j x_j) (known_2 I M x_i x_j)) (known_2 I M x_i (x_j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q53 y_q54 y_q55 y_q56 h4 => (Or.elim h4 (fun h5 =>
  (at_right (at_right (at_points4 y_q53 y_q54 y_q55 y_q56 ((Classical.em (y_q56 = x_j)).elim
  (fun h6 => (Or.inl ⟨⟨⟨h5.1.1.1, h6⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, ⟨h5.2.1, h5.2.2⟩⟩)) (fun h6 =>
  (Or.inr (Or.inl ⟨⟨⟨h5.1.1.1, ⟨h5.1.1.2.1, (int_taB_neab_tab h5.1.1.2.2 h6)⟩⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, ⟨h5.2.1, h5.2.2⟩⟩))))
  rfl))))
  (fun h5 => (at_right (at_right (at_points4 y_q53 y_q54 y_q55 y_q56 (Or.inr (Or.inr h5)) rfl)))))))))
  : Heap.Entails (known_3 I M x_i x_j 4) (known_2 I M x_i (x_j + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 64)
    (fun e x => known_2 I M (e v_i) x) (body_2 I M)

theorem vc_1 (x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) :
    (body_1 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((base E).set v_i x_i) (known_1 I M x_i) :=
  (vc_for_of 0 64 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q57 y_q58 y_q59 y_q60 h2 =>
  (Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h3.1.1.2.1 h3.1.1.2.2)))
  (fun h3 => (at_right (at_right (at_points4 y_q57 y_q58 y_q59 y_q60 h3 (reduce_congr1 (fun y_q61 =>
  ⟨(fun h4 => ⟨(int_c536 h4.1), (int_c44 h4.2)⟩), (fun h4 => ⟨(int_c536 h4.1), (int_c44 h4.2)⟩)⟩)
  (fun y_q61 h4 => rfl))))))))))) : Heap.Entails (known_1 I M x_i) (known_2 I M x_i 0))
  (fun x_j h2 h3 => (vc_2 x_i x_j hl hM h0 h1 h2 h3))
  (fun x_j h2 h3 => (kept_2 x_i x_j hl hM h0 h1 h2 h3)))

theorem kept_1 (x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i x_i) (known_1 I M x_i)) (known_1 I M (x_i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q62 y_q63 y_q64 y_q65 h2 =>
  (at_right (at_right (at_points4 y_q62 y_q63 y_q64 y_q65 ((Classical.em (y_q64 = x_i)).elim
  (fun h3 => (Or.inl ⟨⟨⟨h3, ⟨h2.1.1.1.1, h2.1.1.1.2⟩⟩, ⟨h2.1.2.1, h2.1.2.2⟩⟩, ⟨h2.2.1, h2.2.2⟩⟩))
  (fun h3 =>
  (Or.inr ⟨⟨⟨⟨h2.1.1.1.1, h2.1.1.1.2⟩, ⟨h2.1.1.2.1, (int_taB_neab_tab h2.1.1.2.2 h3)⟩⟩, ⟨h2.1.2.1, h2.1.2.2⟩⟩, ⟨h2.2.1, h2.2.2⟩⟩)))
  (reduce_congr1 (fun y_q66 =>
  ⟨(fun h3 => ⟨(int_c536 h3.1), (int_c44 h3.2)⟩), (fun h3 => ⟨(int_c536 h3.1), (int_c44 h3.2)⟩)⟩)
  (fun y_q66 h3 => rfl))))))))) : Heap.Entails (known_2 I M x_i 64) (known_1 I M (x_i + 1)))

noncomputable def known_6_0 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points3 a_c_rf
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < 64) ∧ 0 ≤ y_c1 ∧ y_c1 < x_i) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 => (value_3 I M y_c0 y_c1 y_c2))

noncomputable def known_6_1 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_c_rf_rf
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 64) ∧ 0 ≤ y_c2 ∧ y_c2 < 64) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  ((known_6_0 I M x_i).and (known_6_1 I M))

noncomputable def known_7_0 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  .points3 a_c_rf
    (fun y_c0 y_c1 y_c2 => (y_c1 = x_i ∧ 0 ≤ y_c2 ∧ y_c2 < x_j) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 ∨ ((0 ≤ y_c2 ∧ y_c2 < 64) ∧ 0 ≤ y_c1 ∧ y_c1 < x_i) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 => (value_3 I M y_c0 y_c1 y_c2))

noncomputable def known_7_1 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_c_rf_rf
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 64) ∧ 0 ≤ y_c2 ∧ y_c2 < 64) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  ((known_7_0 I M x_i x_j).and (known_7_1 I M))

noncomputable def known_8_0 (I : Interp V) (M : Model V) (x_i x_j x_k_0 : Int) : Heap V :=
  .points3 a_c_rf
    (fun y_c0 y_c1 y_c2 => (y_c1 = x_i ∧ y_c2 = x_j) ∧ 0 ≤ y_c0 ∧ y_c0 < x_k_0 ∨ (y_c1 = x_i ∧ 0 ≤ y_c2 ∧ y_c2 < x_j) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 ∨ ((0 ≤ y_c2 ∧ y_c2 < 64) ∧ 0 ≤ y_c1 ∧ y_c1 < x_i) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 => (value_3 I M y_c0 y_c1 y_c2))

noncomputable def known_8_1 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_c_rf_rf
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 64) ∧ 0 ≤ y_c2 ∧ y_c2 < 64) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_8 (I : Interp V) (M : Model V) (x_i x_j x_k_0 : Int) : Heap V :=
  ((known_8_0 I M x_i x_j x_k_0).and (known_8_1 I M))

noncomputable def known_9_0 (I : Interp V) (M : Model V) (x_i x_j x_k_0 x_k_1 : Int) : Heap V :=
  .points3 a_c_rf
    (fun y_c0 y_c1 y_c2 => ((y_c1 = x_i ∧ y_c2 = x_j) ∧ 0 ≤ y_c0 ∧ y_c0 ≤ x_k_0) ∧ y_c0 < x_k_1 + x_k_0)
    (fun y_c0 y_c1 y_c2 => (value_4 I M y_c0 y_c1 y_c2 x_k_0 x_k_1))

noncomputable def known_9_1 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  .points3 a_c_rf
    (fun y_c0 y_c1 y_c2 => (y_c1 = x_i ∧ 0 ≤ y_c2 ∧ y_c2 < x_j) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 ∨ ((0 ≤ y_c2 ∧ y_c2 < 64) ∧ 0 ≤ y_c1 ∧ y_c1 < x_i) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 => (value_3 I M y_c0 y_c1 y_c2))

noncomputable def known_9_2 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_c_rf_rf
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 64) ∧ 0 ≤ y_c2 ∧ y_c2 < 64) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_9 (I : Interp V) (M : Model V) (x_i x_j x_k_0 x_k_1 : Int) : Heap V :=
  ((known_9_0 I M x_i x_j x_k_0 x_k_1).and ((known_9_1 I M x_i x_j).and (known_9_2 I M)))

noncomputable def body_9 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
    .assign a_c_rf [.var v_k_0, .var v_i, .var v_j] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c_rf
    [.var v_k_0, .var v_i, .var v_j]
    (.read a_c_rf_rf [.var v_k_1, .var v_k_0, .var v_i, .var v_j])
    (fun e => (value_7 I M (e v_i) (e v_j) (e v_k_0) (e v_k_1)))

theorem vc_9 (x_i x_j x_k_0 x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) (h4 : 0 ≤ x_k_0) (h5 : x_k_0 < 4) (h6 : 0 ≤ x_k_1) (h7 : x_k_1 < 4) :
    (body_9 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) (((((base E).set v_i x_i).set v_j x_j).set v_k_0 x_k_0).set v_k_1 x_k_1) (known_9 I M x_i x_j x_k_0 x_k_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h8 : x_k_1 = 0) => (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_allocated ⟨h4, h5, h0, h1, h2, h3, trivial⟩)) ev_const rfl))
  (fun (h8 : ¬ x_k_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_k_1 = 0)).elim (fun h8 => (Or.inl h8))
  (fun h8 => (Or.inr (int_lab_neba_tab h6 h8)))) : x_k_1 = 0 ∨ 0 < x_k_1)
  (fun h8 => (vc_accumulate_of (I.fn f_1 []) (value_0 I M x_k_1 x_k_0 x_i x_j)
  (at_if_of cond_holds
  (fun (h9 : x_k_1 = 0) => (at_set_eq3 x_k_0 x_i x_j x_k_0 x_i x_j ⟨rfl, ⟨rfl, rfl⟩⟩ rfl))
  (fun (h9 : ¬ x_k_1 = 0) => (False.elim ((int_eab_neab_F h8 h9) : False))))
  (ev_read (at_if_of cond_holds (fun (h9 : x_k_1 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_points4 x_k_1 x_k_0 x_i x_j ⟨⟨⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩, ⟨h4, h5⟩⟩, ⟨h6, h7⟩⟩ rfl)))
  : (known_9 I M x_i x_j x_k_0 x_k_1) ⟨a_c_rf_rf, [x_k_1, x_k_0, x_i, x_j]⟩ (value_0 I M x_k_1 x_k_0 x_i x_j))))
  (fun (h9 : ¬ x_k_1 = 0) => (False.elim ((int_eab_neab_F h8 h9) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q77 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_0 I M x_k_1 x_k_0 x_i x_j] = I.fn f_0 [value_10 I M x_i x_j, value_0 I M x_k_1 x_k_0 x_i x_j])
  (union_in_order1 (law_0 hl) (law_1 hl) (16 * x_k_0) (16 * x_k_0 + 3 + 1)
  (fun y_q75 h9 => ⟨h9.1, (fact_28 h9.2 h8)⟩) (fun y_q75 =>
  ⟨(fun h9 => (Or.inr ⟨(fact_29 h9.1 h8), (int_c44 h9.2)⟩)), (fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_one_lt_zero h10)))
  (fun h10 => ⟨(fact_30 h6 h10.1), (int_c44 h10.2)⟩)))⟩)
  (fun y_q75 y_q76 h9 h10 => (False.elim (int_one_lt_zero h9))) (fun y_q75 h9 => rfl)
  (fun y_q75 h9 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_0 I M x_k_1 x_k_0 x_i x_j] = value_7 I M x_i x_j x_k_0 x_k_1)))
  (fun h8 =>
  (vc_accumulate_of (value_4 I M x_k_0 x_i x_j x_k_0 x_k_1) (value_0 I M x_k_1 x_k_0 x_i x_j)
  (at_if_of cond_holds (fun (h9 : x_k_1 = 0) => (False.elim ((int_eab_tba_F h9 h8) : False)))
  (fun (h9 : ¬ x_k_1 = 0) =>
  ((at_left (at_points3 x_k_0 x_i x_j ⟨⟨⟨rfl, rfl⟩, ⟨h4, int_refl⟩⟩, (int_lt_add_left h8)⟩ rfl))
  : (known_9 I M x_i x_j x_k_0 x_k_1) ⟨a_c_rf, [x_k_0, x_i, x_j]⟩ (value_4 I M x_k_0 x_i x_j x_k_0 x_k_1))))
  (ev_read (at_if_of cond_holds (fun (h9 : x_k_1 = 0) => (False.elim ((int_eab_tba_F h9 h8) : False)))
  (fun (h9 : ¬ x_k_1 = 0) =>
  ((at_right (at_right (at_points4 x_k_1 x_k_0 x_i x_j ⟨⟨⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩, ⟨h4, h5⟩⟩, ⟨h6, h7⟩⟩ rfl)))
  : (known_9 I M x_i x_j x_k_0 x_k_1) ⟨a_c_rf_rf, [x_k_1, x_k_0, x_i, x_j]⟩ (value_0 I M x_k_1 x_k_0 x_i x_j)))))
  ((union_in_order1 (law_0 hl) (law_1 hl) (16 * x_k_0) (16 * x_k_0 + 4 * x_k_1 + 3 + 1)
  (fun y_q78 h9 => ⟨h9.1, (fact_31 h9.2)⟩)
  (fun y_q78 => ⟨(fun h9 => ((Classical.em (y_q78 < 16 * x_k_0 + 4 * x_k_1)).elim
  (fun h10 => (Or.inl ⟨⟨h9.1, (fact_32 h7 h10)⟩, h10⟩))
  (fun h10 => (Or.inr ⟨(int_ntba_lab h10), (int_c44 h9.2)⟩)))), (fun h9 => (Or.elim h9 (fun h10 => ⟨h10.1.1, (fact_33 h10.2)⟩)
  (fun h10 => ⟨(fact_34 h10.1 h8), (int_c44 h10.2)⟩)))⟩)
  (fun y_q78 y_q79 h9 h10 => (int_lbc_tab_tac h10.1 h9.2)) (fun y_q78 h9 => rfl)
  (fun y_q78 h9 => rfl))
  : I.fn f_0 [value_4 I M x_k_0 x_i x_j x_k_0 x_k_1, value_0 I M x_k_1 x_k_0 x_i x_j] = value_7 I M x_i x_j x_k_0 x_k_1)))))

theorem kept_9 (x_i x_j x_k_0 x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) (h4 : 0 ≤ x_k_0) (h5 : x_k_0 < 4) (h6 : 0 ≤ x_k_1) (h7 : x_k_1 < 4) :
    Heap.Entails ((body_9 I M).post (((((base E).set v_i x_i).set v_j x_j).set v_k_0 x_k_0).set v_k_1 x_k_1) (known_9 I M x_i x_j x_k_0 x_k_1)) (known_9 I M x_i x_j x_k_0 (x_k_1 + 1)) :=
  (show Heap.Entails _ (known_9 I M x_i x_j x_k_0 (x_k_1 + 1)) from (entails_and
  (entails_points3 (fun y_q80 y_q81 y_q82 h8 => ((Classical.em (y_q80 = x_k_0 ∧ y_q81 = x_i ∧ y_q82 = x_j)).elim
  (fun h9 => (at_set_eq3 y_q80 y_q81 y_q82 x_k_0 x_i x_j h9 ((reduce_congr1 (fun y_q83 =>
  ⟨(fun h10 => ⟨(fact_35 h10.1.1 h9.1), (fact_36 h10.2)⟩), (fun h10 => ⟨⟨(fact_37 h8.1.2.2 h10.1), (fact_38 h10.2 h9.1 h7)⟩, (fact_39 h10.2)⟩)⟩)
  (fun y_q83 h10 => (fn_congr2 (at_congr2 h8.1.1.1 rfl) (at_congr2 rfl h8.1.1.2))))
  : value_4 I M y_q80 y_q81 y_q82 x_k_0 (x_k_1 + 1) = value_7 I M x_i x_j x_k_0 x_k_1)))
  (fun h9 => (at_set_ne3 y_q80 y_q81 y_q82 x_k_0 x_i x_j h9
  (at_if_of cond_holds (fun (h10 : x_k_1 = 0) => (at_set_ne3 y_q80 y_q81 y_q82 x_k_0 x_i x_j h9
  (at_left (at_points3 y_q80 y_q81 y_q82 ⟨h8.1, (int_c434 h8.1.2.2 h6 h8.1.1.1 h8.1.1.2 h9)⟩
  (reduce_congr1 (fun y_q84 =>
  ⟨(fun h11 => ⟨⟨h11.1.1, h11.1.2⟩, (fact_40 h8.1.2.2 h11.1.2 h6 h8.1.1.1 h8.1.1.2 h9)⟩), (fun h11 => ⟨⟨h11.1.1, h11.1.2⟩, (fact_41 h11.2)⟩)⟩)
  (fun y_q84 h11 => rfl)))))) (fun (h10 : ¬ x_k_1 = 0) =>
  (at_left (at_points3 y_q80 y_q81 y_q82 ⟨h8.1, ((int_c53 h8.1.2.2 h6 h10) : y_q80 < x_k_1 + x_k_0)⟩
  ((reduce_congr1 (fun y_q85 =>
  ⟨(fun h11 => ⟨⟨h11.1.1, h11.1.2⟩, (fact_40 h8.1.2.2 h11.1.2 h6 h8.1.1.1 h8.1.1.2 h9)⟩), (fun h11 => ⟨⟨h11.1.1, h11.1.2⟩, (fact_41 h11.2)⟩)⟩)
  (fun y_q85 h11 => rfl))
  : value_4 I M y_q80 y_q81 y_q82 x_k_0 (x_k_1 + 1) = value_4 I M y_q80 y_q81 y_q82 x_k_0 x_k_1))))))))))
  (entails_and (entails_points3 (fun y_q86 y_q87 y_q88 h8 => (Or.elim h8 (fun h9 =>
  (at_set_ne3 y_q86 y_q87 y_q88 x_k_0 x_i x_j (fun h10 => (int_eab_tab_F h10.2.2 h9.1.2.2))
  (at_if_of cond_holds (fun (h10 : x_k_1 = 0) =>
  (at_set_ne3 y_q86 y_q87 y_q88 x_k_0 x_i x_j (fun h11 => (int_eab_tab_F h11.2.2 h9.1.2.2))
  (at_right (at_left (at_points3 y_q86 y_q87 y_q88 h8 rfl)))))
  (fun (h10 : ¬ x_k_1 = 0) => (at_right (at_left (at_points3 y_q86 y_q87 y_q88 h8 rfl)))))))
  (fun h9 =>
  (at_set_ne3 y_q86 y_q87 y_q88 x_k_0 x_i x_j (fun h10 => (int_eab_tab_F h10.2.1 h9.1.2.2))
  (at_if_of cond_holds (fun (h10 : x_k_1 = 0) =>
  (at_set_ne3 y_q86 y_q87 y_q88 x_k_0 x_i x_j (fun h11 => (int_eab_tab_F h11.2.1 h9.1.2.2))
  (at_right (at_left (at_points3 y_q86 y_q87 y_q88 h8 rfl)))))
  (fun (h10 : ¬ x_k_1 = 0) => (at_right (at_left (at_points3 y_q86 y_q87 y_q88 h8 rfl))))))))))
  (entails_points4 (fun y_q89 y_q90 y_q91 y_q92 h8 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h9 : x_k_1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points4 y_q89 y_q90 y_q91 y_q92 h8 rfl)))))
  (fun (h9 : ¬ x_k_1 = 0) => (at_right (at_right (at_points4 y_q89 y_q90 y_q91 y_q92 h8 rfl)))))))))))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c_rf] <|
    .for v_k_1 (.const 0) (.const 4)
      (fun e x => known_9 I M (e v_i) (e v_j) (e v_k_0) x) (body_9 I M)

theorem vc_8 (x_i x_j x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) (h4 : 0 ≤ x_k_0) (h5 : x_k_0 < 4) :
    (body_8 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((((base E).set v_i x_i).set v_j x_j).set v_k_0 x_k_0) (known_8 I M x_i x_j x_k_0) :=
  (vc_scope (vc_for_of 0 4 rfl rfl ((entails_and (entails_points3 (fun y_q93 y_q94 y_q95 h6 =>
  (at_left (at_points3 y_q93 y_q94 y_q95 (Or.inl ⟨h6.1.1, ⟨h6.1.2.1, (int_lt_zero_add h6.2)⟩⟩) (reduce_congr1
  (fun y_q96 => ⟨(fun h7 => ⟨h7.1.1, h7.1.2⟩), (fun h7 => ⟨h7, (fact_42 h7.2 h6.2)⟩)⟩)
  (fun y_q96 h7 => rfl)))))) (entails_and (entails_points3 (fun y_q97 y_q98 y_q99 h6 =>
  (Or.elim h6 (fun h7 => (at_left (at_points3 y_q97 y_q98 y_q99 (Or.inr h6) rfl)))
  (fun h7 => (at_left (at_points3 y_q97 y_q98 y_q99 (Or.inr h6) rfl))))))
  (entails_points4 (fun y_q100 y_q101 y_q102 y_q103 h6 => (at_right (at_points4 y_q100 y_q101 y_q102 y_q103 h6 rfl))))))
  : Heap.Entails (known_8 I M x_i x_j x_k_0) (known_9 I M x_i x_j x_k_0 0))
  (fun x_k_1 h6 h7 => (vc_9 x_i x_j x_k_0 x_k_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7))
  (fun x_k_1 h6 h7 => (kept_9 x_i x_j x_k_0 x_k_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7))))

theorem kept_8 (x_i x_j x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) (h4 : 0 ≤ x_k_0) (h5 : x_k_0 < 4) :
    Heap.Entails ((body_8 I M).post ((((base E).set v_i x_i).set v_j x_j).set v_k_0 x_k_0) (known_8 I M x_i x_j x_k_0)) (known_8 I M x_i x_j (x_k_0 + 1)) :=
  ((entails_and (entails_points3 (fun y_q104 y_q105 y_q106 h6 => (Or.elim h6 (fun h7 =>
  (at_left (at_points3 y_q104 y_q105 y_q106 ⟨⟨h7.1, ⟨h7.2.1, (int_taB_lab h7.2.2)⟩⟩, (int_c259 h7.2.2)⟩
  (reduce_congr1
  (fun y_q107 => ⟨(fun h8 => ⟨h8, (fact_43 h8.2 h7.2.2)⟩), (fun h8 => ⟨h8.1.1, h8.1.2⟩)⟩)
  (fun y_q107 h8 => rfl)))))
  (fun h7 => (Or.elim h7 (fun h8 => (at_right (at_left (at_points3 y_q104 y_q105 y_q106 h7 rfl))))
  (fun h8 => (at_right (at_left (at_points3 y_q104 y_q105 y_q106 h7 rfl)))))))))
  (entails_points4 (fun y_q108 y_q109 y_q110 y_q111 h6 =>
  (at_right (at_right (at_points4 y_q108 y_q109 y_q110 y_q111 h6 rfl))))))
  : Heap.Entails (known_9 I M x_i x_j x_k_0 4) (known_8 I M x_i x_j (x_k_0 + 1)))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_0 (.const 0) (.const 4)
    (fun e x => known_8 I M (e v_i) (e v_j) x) (body_8 I M)

theorem vc_7 (x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) :
    (body_7 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) (((base E).set v_i x_i).set v_j x_j) (known_7 I M x_i x_j) :=
  (vc_for_of 0 4 rfl rfl ((entails_and
  (entails_points3 (fun y_q112 y_q113 y_q114 h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2)))
  (fun h5 => (Or.elim h5 (fun h6 => (at_left (at_points3 y_q112 y_q113 y_q114 h5 rfl)))
  (fun h6 => (at_left (at_points3 y_q112 y_q113 y_q114 h5 rfl))))))))
  (entails_points4 (fun y_q115 y_q116 y_q117 y_q118 h4 => (at_right (at_points4 y_q115 y_q116 y_q117 y_q118 h4 rfl)))))
  : Heap.Entails (known_7 I M x_i x_j) (known_8 I M x_i x_j 0))
  (fun x_k_0 h4 h5 => (vc_8 x_i x_j x_k_0 hl hM h0 h1 h2 h3 h4 h5))
  (fun x_k_0 h4 h5 => (kept_8 x_i x_j x_k_0 hl hM h0 h1 h2 h3 h4 h5)))

theorem kept_7 (x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) :
    Heap.Entails ((body_7 I M).post (((base E).set v_i x_i).set v_j x_j) (known_7 I M x_i x_j)) (known_7 I M x_i (x_j + 1)) :=
  ((entails_and
  (entails_points3 (fun y_q119 y_q120 y_q121 h4 => (Or.elim h4 (fun h5 => (at_left (at_points3 y_q119 y_q120 y_q121
  ((Classical.em (y_q121 = x_j)).elim (fun h6 => (Or.inl ⟨⟨h5.1.1, h6⟩, ⟨h5.2.1, h5.2.2⟩⟩))
  (fun h6 =>
  (Or.inr (Or.inl ⟨⟨h5.1.1, ⟨h5.1.2.1, (int_taB_neab_tab h5.1.2.2 h6)⟩⟩, ⟨h5.2.1, h5.2.2⟩⟩)))) rfl)))
  (fun h5 => (at_left (at_points3 y_q119 y_q120 y_q121 (Or.inr (Or.inr h5)) rfl))))))
  (entails_points4 (fun y_q122 y_q123 y_q124 y_q125 h4 => (at_right (at_points4 y_q122 y_q123 y_q124 y_q125 h4 rfl)))))
  : Heap.Entails (known_8 I M x_i x_j 4) (known_7 I M x_i (x_j + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 64)
    (fun e x => known_7 I M (e v_i) x) (body_7 I M)

theorem vc_6 (x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) :
    (body_6 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((base E).set v_i x_i) (known_6 I M x_i) :=
  (vc_for_of 0 64 rfl rfl ((entails_and (entails_points3 (fun y_q126 y_q127 y_q128 h2 =>
  (Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h3.1.2.1 h3.1.2.2)))
  (fun h3 => (at_left (at_points3 y_q126 y_q127 y_q128 h3 rfl))))))
  (entails_points4 (fun y_q129 y_q130 y_q131 y_q132 h2 => (at_right (at_points4 y_q129 y_q130 y_q131 y_q132 h2 rfl)))))
  : Heap.Entails (known_6 I M x_i) (known_7 I M x_i 0))
  (fun x_j h2 h3 => (vc_7 x_i x_j hl hM h0 h1 h2 h3))
  (fun x_j h2 h3 => (kept_7 x_i x_j hl hM h0 h1 h2 h3)))

theorem kept_6 (x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) :
    Heap.Entails ((body_6 I M).post ((base E).set v_i x_i) (known_6 I M x_i)) (known_6 I M (x_i + 1)) :=
  ((entails_and (entails_points3 (fun y_q133 y_q134 y_q135 h2 =>
  (at_left (at_points3 y_q133 y_q134 y_q135 ((Classical.em (y_q134 = x_i)).elim
  (fun h3 => (Or.inl ⟨⟨h3, ⟨h2.1.1.1, h2.1.1.2⟩⟩, ⟨h2.2.1, h2.2.2⟩⟩)) (fun h3 =>
  (Or.inr ⟨⟨⟨h2.1.1.1, h2.1.1.2⟩, ⟨h2.1.2.1, (int_taB_neab_tab h2.1.2.2 h3)⟩⟩, ⟨h2.2.1, h2.2.2⟩⟩)))
  rfl))))
  (entails_points4 (fun y_q136 y_q137 y_q138 y_q139 h2 => (at_right (at_points4 y_q136 y_q137 y_q138 y_q139 h2 rfl)))))
  : Heap.Entails (known_7 I M x_i 64) (known_6 I M (x_i + 1)))

noncomputable def known_10_0 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_10_1 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_c_rf
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < 64) ∧ 0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 => (value_3 I M y_c0 y_c1 y_c2))

noncomputable def known_10 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  ((known_10_0 I M x_i).and (known_10_1 I M))

noncomputable def known_11_0 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_j ∨ (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_11_1 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_c_rf
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < 64) ∧ 0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 => (value_3 I M y_c0 y_c1 y_c2))

noncomputable def known_11 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  ((known_11_0 I M x_i x_j).and (known_11_1 I M))

noncomputable def known_12_0 (I : Interp V) (M : Model V) (x_i x_j x_k_0 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (y_c0 = x_i ∧ y_c1 = x_j) ∧ 0 < x_k_0)
    (fun y_c0 y_c1 => (value_5 I M x_i x_j x_k_0))

noncomputable def known_12_2 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_c_rf
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < 64) ∧ 0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 y_c2 => (value_3 I M y_c0 y_c1 y_c2))

noncomputable def known_12 (I : Interp V) (M : Model V) (x_i x_j x_k_0 : Int) : Heap V :=
  ((known_12_0 I M x_i x_j x_k_0).and ((known_11_0 I M x_i x_j).and (known_12_2 I M)))

noncomputable def body_12 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_0) (.const 0)) (
    .assign a_c [.var v_i, .var v_j] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c
    [.var v_i, .var v_j]
    (.read a_c_rf [.var v_k_0, .var v_i, .var v_j])
    (fun e => (value_8 I M (e v_i) (e v_j) (e v_k_0)))

theorem vc_12 (x_i x_j x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) (h4 : 0 ≤ x_k_0) (h5 : x_k_0 < 4) :
    (body_12 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((((base E).set v_i x_i).set v_j x_j).set v_k_0 x_k_0) (known_12 I M x_i x_j x_k_0) :=
  (vc_seq (vc_if_of cond_holds (fun (h6 : x_k_0 = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .const 64), (.const 0, .const 64)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_i, x_j]
  (region_iff.2 ⟨x_i, _, rfl, h0, h1, x_j, _, rfl, h2, h3, rfl⟩) shape_a_c rfl rfl ⟨h0, h2⟩)))
  ev_const rfl)) (fun (h6 : ¬ x_k_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_k_0 = 0)).elim (fun h6 => (Or.inl h6))
  (fun h6 => (Or.inr (int_lab_neba_tab h4 h6)))) : x_k_0 = 0 ∨ 0 < x_k_0)
  (fun h6 => (vc_accumulate_of (I.fn f_1 []) (value_3 I M x_k_0 x_i x_j)
  (at_if_of cond_holds (fun (h7 : x_k_0 = 0) => (at_set_eq2 x_i x_j x_i x_j ⟨rfl, rfl⟩ rfl))
  (fun (h7 : ¬ x_k_0 = 0) => (False.elim ((int_eab_neab_F h6 h7) : False))))
  (ev_read (at_if_of cond_holds (fun (h7 : x_k_0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_points3 x_k_0 x_i x_j ⟨⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_12 I M x_i x_j x_k_0) ⟨a_c_rf, [x_k_0, x_i, x_j]⟩ (value_3 I M x_k_0 x_i x_j))))
  (fun (h7 : ¬ x_k_0 = 0) => (False.elim ((int_eab_neab_F h6 h7) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q149 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_3 I M x_k_0 x_i x_j] = I.fn f_0 [value_10 I M x_i x_j, value_3 I M x_k_0 x_i x_j])
  (union_in_order1 (law_0 hl) (law_1 hl) 0 (15 + 1) (fun y_q147 h7 => ⟨h7.1, (fact_44 h7.2 h6)⟩)
  (fun y_q147 => ⟨(fun h7 => (Or.inr ⟨(int_c548 h7.1 h6), h7.2⟩)), (fun h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_one_lt_zero h8))) (fun h8 => ⟨(int_c550 h4 h8.1), h8.2⟩)))⟩)
  (fun y_q147 y_q148 h7 h8 => (False.elim (int_one_lt_zero h7))) (fun y_q147 h7 => rfl)
  (fun y_q147 h7 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_3 I M x_k_0 x_i x_j] = value_8 I M x_i x_j x_k_0)))
  (fun h6 => (vc_accumulate_of (value_5 I M x_i x_j x_k_0) (value_3 I M x_k_0 x_i x_j)
  (at_if_of cond_holds (fun (h7 : x_k_0 = 0) => (False.elim ((int_eab_tba_F h7 h6) : False)))
  (fun (h7 : ¬ x_k_0 = 0) => ((at_left (at_points2 x_i x_j ⟨⟨rfl, rfl⟩, h6⟩ rfl))
  : (known_12 I M x_i x_j x_k_0) ⟨a_c, [x_i, x_j]⟩ (value_5 I M x_i x_j x_k_0))))
  (ev_read (at_if_of cond_holds (fun (h7 : x_k_0 = 0) => (False.elim ((int_eab_tba_F h7 h6) : False)))
  (fun (h7 : ¬ x_k_0 = 0) =>
  ((at_right (at_right (at_points3 x_k_0 x_i x_j ⟨⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_12 I M x_i x_j x_k_0) ⟨a_c_rf, [x_k_0, x_i, x_j]⟩ (value_3 I M x_k_0 x_i x_j)))))
  ((union_in_order1 (law_0 hl) (law_1 hl) 0 (16 * x_k_0 + 15 + 1)
  (fun y_q150 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩) (fun y_q150 =>
  ⟨(fun h7 => ((Classical.em (y_q150 < 16 * x_k_0)).elim (fun h8 => (Or.inl ⟨h7.1, h8⟩))
  (fun h8 => (Or.inr ⟨(int_ntba_lab h8), h7.2⟩)))), (fun h7 =>
  (Or.elim h7 (fun h8 => ⟨h8.1, (int_c476 h8.2)⟩) (fun h8 => ⟨(int_c546 h8.1 h6), h8.2⟩)))⟩)
  (fun y_q150 y_q151 h7 h8 => (int_lbc_tab_tac h8.1 h7.2)) (fun y_q150 h7 => rfl)
  (fun y_q150 h7 => rfl))
  : I.fn f_0 [value_5 I M x_i x_j x_k_0, value_3 I M x_k_0 x_i x_j] = value_8 I M x_i x_j x_k_0)))))

theorem kept_12 (x_i x_j x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) (h4 : 0 ≤ x_k_0) (h5 : x_k_0 < 4) :
    Heap.Entails ((body_12 I M).post ((((base E).set v_i x_i).set v_j x_j).set v_k_0 x_k_0) (known_12 I M x_i x_j x_k_0)) (known_12 I M x_i x_j (x_k_0 + 1)) :=
  (show Heap.Entails _ (known_12 I M x_i x_j (x_k_0 + 1)) from (entails_and
  (entails_points2 (fun y_q152 y_q153 h6 => (at_set_eq2 y_q152 y_q153 x_i x_j h6.1 ((reduce_congr1
  (fun y_q154 => ⟨(fun h7 => ⟨h7.1, (int_c221 h7.2)⟩), (fun h7 => ⟨h7.1, (fact_45 h7.2)⟩)⟩)
  (fun y_q154 h7 => rfl)) : value_5 I M x_i x_j (x_k_0 + 1) = value_8 I M x_i x_j x_k_0))))
  (entails_and (entails_points2 (fun y_q155 y_q156 h6 => (Or.elim h6 (fun h7 =>
  (at_set_ne2 y_q155 y_q156 x_i x_j (fun h8 => (int_eab_tab_F h8.2 h7.2.2)) (at_if_of cond_holds
  (fun (h8 : x_k_0 = 0) => (at_set_ne2 y_q155 y_q156 x_i x_j (fun h9 => (int_eab_tab_F h9.2 h7.2.2))
  (at_right (at_left (at_points2 y_q155 y_q156 h6 rfl)))))
  (fun (h8 : ¬ x_k_0 = 0) => (at_right (at_left (at_points2 y_q155 y_q156 h6 rfl))))))) (fun h7 =>
  (at_set_ne2 y_q155 y_q156 x_i x_j (fun h8 => (int_eab_tab_F h8.1 h7.2.2)) (at_if_of cond_holds
  (fun (h8 : x_k_0 = 0) => (at_set_ne2 y_q155 y_q156 x_i x_j (fun h9 => (int_eab_tab_F h9.1 h7.2.2))
  (at_right (at_left (at_points2 y_q155 y_q156 h6 rfl)))))
  (fun (h8 : ¬ x_k_0 = 0) => (at_right (at_left (at_points2 y_q155 y_q156 h6 rfl))))))))))
  (entails_points3 (fun y_q157 y_q158 y_q159 h6 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h7 : x_k_0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points3 y_q157 y_q158 y_q159 h6 rfl)))))
  (fun (h7 : ¬ x_k_0 = 0) => (at_right (at_right (at_points3 y_q157 y_q158 y_q159 h6 rfl)))))))))))

noncomputable def body_11 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_k_0 (.const 0) (.const 4)
      (fun e x => known_12 I M (e v_i) (e v_j) x) (body_12 I M)

theorem vc_11 (x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) :
    (body_11 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) (((base E).set v_i x_i).set v_j x_j) (known_11 I M x_i x_j) :=
  (vc_scope (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_points2 (fun y_q160 y_q161 h4 => (False.elim (int_irrefl h4.2))))
  (entails_and (entails_left entails_refl)
  (entails_points3 (fun y_q162 y_q163 y_q164 h4 => (at_right (at_points3 y_q162 y_q163 y_q164 h4 rfl))))))
  : Heap.Entails (known_11 I M x_i x_j) (known_12 I M x_i x_j 0))
  (fun x_k_0 h4 h5 => (vc_12 x_i x_j x_k_0 hl hM h0 h1 h2 h3 h4 h5))
  (fun x_k_0 h4 h5 => (kept_12 x_i x_j x_k_0 hl hM h0 h1 h2 h3 h4 h5))))

theorem kept_11 (x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) (h2 : 0 ≤ x_j) (h3 : x_j < 64) :
    Heap.Entails ((body_11 I M).post (((base E).set v_i x_i).set v_j x_j) (known_11 I M x_i x_j)) (known_11 I M x_i (x_j + 1)) :=
  ((entails_and (entails_points2 (fun y_q165 y_q166 h4 => (Or.elim h4 (fun h5 =>
  (Or.elim (((Classical.em (y_q166 = x_j)).elim (fun h6 => (Or.inl ⟨⟨h5.1, h6⟩, int_c307⟩))
  (fun h6 => (Or.inr (Or.inl ⟨h5.1, ⟨h5.2.1, (int_taB_neab_tab h5.2.2 h6)⟩⟩))))
  : (y_q165 = x_i ∧ y_q166 = x_j) ∧ 0 < (4 : Int) ∨ (y_q165 = x_i ∧ 0 ≤ y_q166 ∧ y_q166 < x_j ∨ (0 ≤ y_q166 ∧ y_q166 < 64) ∧ 0 ≤ y_q165 ∧ y_q165 < x_i))
  (fun h6 => (at_left (at_points2 y_q165 y_q166 h6 (Eq.trans
  ((equation_0 y_q165 y_q166 hl hM trivial) : M t_C [y_q165, y_q166] = value_9 I M y_q165 y_q166)
  (reduce_congr1
  (fun y_q168 => ⟨(fun h7 => ⟨h7.1, (int_c478 h7.2)⟩), (fun h7 => ⟨h7.1, (int_c481 h7.2)⟩)⟩)
  (fun y_q168 h7 => (fn_congr2 (at_congr2 h5.1 rfl) (at_congr2 rfl h6.1.2))))))))
  (fun h6 => (at_right (at_left (at_points2 y_q165 y_q166 h6 rfl))))))
  (fun h5 => (at_right (at_left (at_points2 y_q165 y_q166 (Or.inr h5) rfl)))))))
  (entails_points3 (fun y_q169 y_q170 y_q171 h4 => (at_right (at_right (at_points3 y_q169 y_q170 y_q171 h4 rfl))))))
  : Heap.Entails (known_12 I M x_i x_j 4) (known_11 I M x_i (x_j + 1)))

noncomputable def body_10 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 64)
    (fun e x => known_11 I M (e v_i) x) (body_11 I M)

theorem vc_10 (x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) :
    (body_10 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((base E).set v_i x_i) (known_10 I M x_i) :=
  (vc_for_of 0 64 rfl rfl ((entails_and
  (entails_points2 (fun y_q172 y_q173 h2 => (Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h3.2.1 h3.2.2)))
  (fun h3 => (at_left (at_points2 y_q172 y_q173 h3 rfl))))))
  (entails_points3 (fun y_q174 y_q175 y_q176 h2 => (at_right (at_points3 y_q174 y_q175 y_q176 h2 rfl)))))
  : Heap.Entails (known_10 I M x_i) (known_11 I M x_i 0))
  (fun x_j h2 h3 => (vc_11 x_i x_j hl hM h0 h1 h2 h3))
  (fun x_j h2 h3 => (kept_11 x_i x_j hl hM h0 h1 h2 h3)))

theorem kept_10 (x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i) (h1 : x_i < 64) :
    Heap.Entails ((body_10 I M).post ((base E).set v_i x_i) (known_10 I M x_i)) (known_10 I M (x_i + 1)) :=
  ((entails_and (entails_points2 (fun y_q177 y_q178 h2 => (at_left (at_points2 y_q177 y_q178
  ((Classical.em (y_q177 = x_i)).elim (fun h3 => (Or.inl ⟨h3, ⟨h2.1.1, h2.1.2⟩⟩))
  (fun h3 => (Or.inr ⟨⟨h2.1.1, h2.1.2⟩, ⟨h2.2.1, (int_taB_neab_tab h2.2.2 h3)⟩⟩))) rfl))))
  (entails_points3 (fun y_q179 y_q180 y_q181 h2 => (at_right (at_points3 y_q179 y_q180 y_q181 h2 rfl)))))
  : Heap.Entails (known_11 I M x_i 64) (known_10 I M (x_i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c_rf [.const 4, .const 64, .const 64] <|
  .allocate a_c_rf_rf [.const 4, .const 4, .const 64, .const 64] <|
  .seq (.for v_i (.const 0) (.const 64)
    (fun e x => known_1 I M x) (body_1 I M)) <|
  .seq (.for v_i (.const 0) (.const 64)
    (fun e x => known_6 I M x) (body_6 I M)) <|
  .for v_i (.const 0) (.const 64)
    (fun e x => known_10 I M x) (body_10 I M)

theorem program_vc (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_allocate (vc_allocate (vc_seq (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_1 I M 0) from (entails_and
  (entails_points2 (fun y_q67 y_q68 h0 => (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q67, y_q68]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q67, _, rfl, h0.2.1, h0.2.2, y_q68, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))))
  (entails_and
  (entails_points2 (fun y_q69 y_q70 h0 => (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q69, y_q70]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q69, _, rfl, h0.2.1, h0.2.2, y_q70, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))))
  (entails_points4 (fun y_q71 y_q72 y_q73 y_q74 h0 => (False.elim (int_lab_tba_F h0.1.1.2.1 h0.1.1.2.2)))))))
  (fun x_i h0 h1 => (vc_1 x_i hl hM h0 h1)) (fun x_i h0 h1 => (kept_1 x_i hl hM h0 h1)))
  (vc_seq (vc_for_of 0 64 rfl rfl ((entails_and
  (entails_points3 (fun y_q140 y_q141 y_q142 h0 => (False.elim (int_lab_tba_F h0.1.2.1 h0.1.2.2))))
  (entails_points4 (fun y_q143 y_q144 y_q145 y_q146 h0 =>
  (at_right (at_right (at_points4 y_q143 y_q144 y_q145 y_q146 h0 rfl))))))
  : Heap.Entails (known_1 I M 64) (known_6 I M 0)) (fun x_i h0 h1 => (vc_6 x_i hl hM h0 h1))
  (fun x_i h0 h1 => (kept_6 x_i hl hM h0 h1))) (vc_for_of 0 64 rfl rfl ((entails_and
  (entails_points2 (fun y_q182 y_q183 h0 => (False.elim (int_lab_tba_F h0.2.1 h0.2.2))))
  (entails_points3 (fun y_q184 y_q185 y_q186 h0 => (at_left (at_points3 y_q184 y_q185 y_q186 h0 rfl)))))
  : Heap.Entails (known_6 I M 64) (known_10 I M 0)) (fun x_i h0 h1 => (vc_10 x_i hl hM h0 h1))
  (fun x_i h0 h1 => (kept_10 x_i hl hM h0 h1)))))))

theorem output_0_2 (y_q187 y_q188 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ y_q187) (h1 : y_q187 < 64) (h2 : 0 ≤ y_q188) (h3 : y_q188 < 64) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_c, [y_q187, y_q188]⟩ (M t_C [y_q187, y_q188]) :=
  (at_restore (by decide)
  (at_restore (by decide) ((at_left (at_points2 y_q187 y_q188 ⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_10 I M 64) ⟨a_c, [y_q187, y_q188]⟩ (M t_C [y_q187, y_q188]))))

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun t => if t = t_C then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun t p => if t = t_C then (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 64) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < 64 else True

theorem covered_0 (E : Env) (y_p0 y_p1 : Int) (h0 : 0 ≤ y_p0) (h1 : y_p0 < 64) (h2 : 0 ≤ y_p1) (h3 : y_p1 < 64) :
    spec.Given (inside) (base E) t_C [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.head _) rfl rfl rfl
  (⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩ : (0 ≤ y_p1 ∧ y_p1 < 64) ∧ 0 ≤ y_p0 ∧ y_p0 < 64)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_i x_j : Int) (h0 : True) (h1 : (0 ≤ x_j ∧ x_j < 64) ∧ 0 ≤ x_i ∧ x_i < 64) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E).set v_i x_i).set v_j x_j) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 64) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h1.2.1, h1.2.2, y_d0, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, x_j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, x_j, _, rfl, h1.1.1, h1.1.2, rfl⟩))) defined_nil)))))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E y_p0 y_p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun x_i x_j => cond_holds) (fun x_i x_j g k => defined_0 E x_i x_j g k))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0)) (fun _ => 0)
    ⟨all_nil, all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_2 y_p0 y_p1 hl hM b0 b1 b2 b3)) all_nil))) all_nil))

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
