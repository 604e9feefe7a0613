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

theorem fact_0 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) : 0 ≤ 16 * a + 4 * b + c :=
  by omega

theorem fact_1 {a b c : Int} (h0 : c = 0) (h1 : a < 4) (h2 : b < 4) : 16 * a + 4 * b + c < 64 :=
  by omega

theorem fact_2 {a b c d : Int} (h0 : a ≤ d + c + b) (h1 : d = 0) : a < b + c + 1 :=
  by omega

theorem fact_3 {a b c d : Int} (h0 : a ≤ d + c + b) (h1 : c + b ≤ a) (h2 : d = 0) : a = b + c + d :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : 0 ≤ d) (h1 : c = b + a + d) : a + b ≤ c :=
  by omega

theorem fact_5 {a b c d : Int} (h0 : a = d + c + b) : a ≤ b + c + d :=
  by omega

theorem fact_6 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 < c) : 0 ≤ 16 * a + 4 * b + c :=
  by omega

theorem fact_7 {a b c : Int} (h0 : a < 4) (h1 : b < 4) (h2 : c < 4) : 16 * a + 4 * b + c < 64 :=
  by omega

theorem fact_8 {a b c d : Int} (h0 : a ≤ d + c + b) : a < b + c + d + 1 :=
  by omega

theorem fact_9 {a b c d : Int} (h0 : d < 4) (h1 : a < b + d + c) : a ≤ b + c + 3 :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : a ≤ d + c + b) (h1 : ¬ a < c + d + b) : a = b + c + d :=
  by omega

theorem fact_11 {a b c d : Int} (h0 : a < c + b + d) : a ≤ b + c + d :=
  by omega

theorem fact_12 {a b c d : Int} (h0 : c = b + a + d) (h1 : 0 < d) : a + b ≤ c :=
  by omega

theorem fact_13 {a b c d : Int} (h0 : a < c + d + b) : a < b + c + d :=
  by omega

theorem fact_14 {a b c d : Int} (h0 : 4 * d + b ≤ c) (h1 : d = a) : 4 * a + b ≤ c :=
  by omega

theorem fact_15 {a b c d : Int} (h0 : a < c + (b + 1) + d) : a ≤ b + c + d :=
  by omega

theorem fact_16 {a b c d : Int} (h0 : a ≤ d) (h1 : 4 * d + b ≤ c) : 4 * a + b ≤ c :=
  by omega

theorem fact_17 {a b c d x_e : Int} (h0 : a ≤ d + 4 * x_e + c) (h1 : b = x_e) (h2 : d < 4) : a ≤ 4 * b + c + 3 :=
  by omega

theorem fact_18 {a b c d : Int} (h0 : a ≤ c + b + d) : a < b + (c + 1) + d :=
  by omega

theorem fact_19 {a b c d x_e f g h i : Int} (h0 : a ≤ c) (h1 : 0 ≤ b) (h2 : d = x_e) (h3 : f = g) (h4 : h = i) (h5 : ¬ (a = c ∧ d = x_e ∧ f = g ∧ h = i)) : a < b + c :=
  by omega

theorem fact_20 {a b c d x_e f g h i j k : Int} (h0 : x_e ≤ b) (h1 : a ≤ 4 * x_e + d + 3) (h2 : 0 ≤ c) (h3 : f = g) (h4 : h = i) (h5 : j = k) (h6 : ¬ (x_e = b ∧ f = g ∧ h = i ∧ j = k)) : a < 4 * b + c + d :=
  by omega

theorem fact_21 {a b c d : Int} (h0 : a < b + c + d) : a < b + (c + 1) + d :=
  by omega

theorem fact_22 {a b c d : Int} (h0 : a ≤ 4 * d + c + 3) (h1 : d < 0 + b) : a < 4 * b + 0 + c :=
  by omega

theorem fact_23 {a b c d : Int} (h0 : a ≤ 4 * d + c + 3) (h1 : d < b + 1) : a < 4 * b + 4 + c :=
  by omega

theorem fact_24 {a b c d : Int} (h0 : a + 16 * d ≤ c) (h1 : d = b) : a + 16 * b ≤ c :=
  by omega

theorem fact_25 {a b c d x_e : Int} (h0 : a ≤ b + 16 * x_e + d) (h1 : x_e < c + 1) : a ≤ b + 16 * c + d :=
  by omega

theorem fact_26 {a b c d : Int} (h0 : a + 16 * d ≤ c) (h1 : b < d + 1) : a + 16 * b ≤ c :=
  by omega

theorem fact_27 {a b c d x_e : Int} (h0 : a ≤ b + 16 * x_e + d) (h1 : c = x_e) : a ≤ b + 16 * c + d :=
  by omega

theorem fact_28 {a b c d : Int} (h0 : a ≤ 4 * d + b + c) (h1 : d = 0) : a < b + c + 1 :=
  by omega

theorem fact_29 {a b c : Int} (h0 : a ≤ c) (h1 : b = 0) : a + 4 * b ≤ c :=
  by omega

theorem fact_30 {a b c : Int} (h0 : 0 ≤ c) (h1 : a + 4 * c ≤ b) : a ≤ b :=
  by omega

theorem fact_31 {a b c d : Int} (h0 : a ≤ c + b + d) : a < b + c + d + 1 :=
  by omega

theorem fact_32 {a b c : Int} (h0 : c < 4) (h1 : a < b + 4 * c) : a ≤ b + 15 :=
  by omega

theorem fact_33 {a b c : Int} (h0 : a < c + b) : a ≤ b + c + 3 :=
  by omega

theorem fact_34 {a b c : Int} (h0 : a + 4 * c ≤ b) (h1 : 0 < c) : a ≤ b :=
  by omega

theorem fact_35 {a b c : Int} (h0 : 16 * c ≤ b) (h1 : c = a) : 16 * a ≤ b :=
  by omega

theorem fact_36 {a b c : Int} (h0 : a < c + 4 * (b + 1)) : a ≤ 4 * b + c + 3 :=
  by omega

theorem fact_37 {a b c : Int} (h0 : a ≤ c) (h1 : 16 * c ≤ b) : 16 * a ≤ b :=
  by omega

theorem fact_38 {a b c d : Int} (h0 : a ≤ 4 * c + 16 * d + 3) (h1 : b = d) (h2 : c < 4) : a ≤ 16 * b + 15 :=
  by omega

theorem fact_39 {a b c : Int} (h0 : a ≤ 4 * c + b + 3) : a < b + 4 * (c + 1) :=
  by omega

theorem fact_40 {a b c d x_e f g h : Int} (h0 : d ≤ b) (h1 : a ≤ 16 * d + 15) (h2 : 0 ≤ c) (h3 : x_e = f) (h4 : g = h) (h5 : ¬ (d = b ∧ x_e = f ∧ g = h)) : a < 16 * b + 4 * c :=
  by omega

theorem fact_41 {a b c : Int} (h0 : a < b + 4 * c) : a < b + 4 * (c + 1) :=
  by omega

theorem fact_42 {a b c : Int} (h0 : a ≤ 16 * c + 15) (h1 : c < 0 + b) : a < 16 * b + 4 * 0 :=
  by omega

theorem fact_43 {a b c : Int} (h0 : a ≤ 16 * c + 15) (h1 : c < b + 1) : a < 16 * b + 4 * 4 :=
  by omega

theorem fact_44 {a b c : Int} (h0 : a ≤ 16 * c + b) (h1 : c = 0) : a < b + 1 :=
  by omega

theorem fact_45 {a b : Int} (h0 : a ≤ 16 * b + 15) : a < 16 * (b + 1) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 c2 c3 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 16 * c1 + 4 * c0 ≤ y_k0 ∧ y_k0 ≤ 16 * c1 + 4 * c0 + 3)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c2, y_k0], M t_B [y_k0, c3]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 c2 c3 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 4 * c0 + 16 * c1 ≤ y_k0 ∧ y_k0 ≤ 4 * c0 + 16 * c1 + 3)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c2, y_k0], M t_B [y_k0, c3]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 c1 c2 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 16 * c0 ≤ y_k0 ∧ y_k0 ≤ 16 * c0 + 15)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c1, y_k0], M t_B [y_k0, c2]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c2 c3 k_0 k_1 k_2 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (4 * c0 + 16 * k_0 ≤ y_k0 ∧ y_k0 ≤ 4 * c0 + 16 * k_0 + 3) ∧ y_k0 < 4 * k_1 + k_2 + 16 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c2, y_k0], M t_B [y_k0, c3]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c0 c1 c2 k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (16 * c0 ≤ y_k0 ∧ y_k0 ≤ 16 * c0 + 15) ∧ y_k0 < 16 * k_0 + 4 * k_1)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c1, y_k0], M t_B [y_k0, c2]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (i j k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 16 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (i j k_0 k_1 k_2 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 4 * k_1 + 16 * k_0 ≤ y_k0 ∧ y_k0 ≤ k_2 + 4 * k_1 + 16 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (i j k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 16 * k_0 ≤ y_k0 ∧ y_k0 ≤ 4 * k_1 + 16 * k_0 + 3)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (i j k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ 16 * k_0 + 15)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 64)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_9 I M i j) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 64) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 64)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 64)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 64) ∧ 0 ≤ c2 ∧ c2 < i) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_1_2 I M i)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun c0 c1 c2 c3 => ((c2 = i ∧ 0 ≤ c3 ∧ c3 < j) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4 ∨ (((0 ≤ c3 ∧ c3 < 64) ∧ 0 ≤ c2 ∧ c2 < i) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 c3 => (value_1 I M c0 c1 c2 c3))

noncomputable def known_2 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_2_2 I M i j)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (i j k_0 : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun c0 c1 c2 c3 => ((c2 = i ∧ c3 = j) ∧ 0 ≤ c1 ∧ c1 < k_0) ∧ 0 ≤ c0 ∧ c0 < 4 ∨ ((c2 = i ∧ 0 ≤ c3 ∧ c3 < j) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4 ∨ (((0 ≤ c3 ∧ c3 < 64) ∧ 0 ≤ c2 ∧ c2 < i) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 c3 => (value_1 I M c0 c1 c2 c3))

noncomputable def known_3 (I : Interp V) (M : Model V) (i j k_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_3_2 I M i j k_0)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (i j k_0 k_1 : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun c0 c1 c2 c3 => ((c1 = k_0 ∧ c2 = i) ∧ c3 = j) ∧ 0 ≤ c0 ∧ c0 < k_1)
    (fun c0 c1 c2 c3 => (value_1 I M c0 k_0 c2 c3))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (i j k_0 : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun c0 c1 c2 c3 => ((c2 = i ∧ c3 = j) ∧ 0 ≤ c1 ∧ c1 < k_0) ∧ 0 ≤ c0 ∧ c0 < 4 ∨ ((c2 = i ∧ 0 ≤ c3 ∧ c3 < j) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4 ∨ (((0 ≤ c3 ∧ c3 < 64) ∧ 0 ≤ c2 ∧ c2 < i) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 c3 => (value_1 I M c0 c1 c2 c3))

noncomputable def known_4 (I : Interp V) (M : Model V) (i j k_0 k_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_4_2 I M i j k_0 k_1).and (known_4_3 I M i j k_0))))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (i j k_0 k_1 k_2 : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun c0 c1 c2 c3 => (((c1 = k_0 ∧ c2 = i) ∧ c3 = j) ∧ 0 ≤ c0 ∧ c0 ≤ k_1) ∧ c0 < k_2 + k_1)
    (fun c0 c1 c2 c3 => (value_2 I M c0 c2 c3 k_0 k_1 k_2))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (i j k_0 : Int) : Heap V :=
  .points4 a_c_rf_rf
    (fun c0 c1 c2 c3 => ((c2 = i ∧ c3 = j) ∧ 0 ≤ c1 ∧ c1 < k_0) ∧ 0 ≤ c0 ∧ c0 < 4 ∨ ((c2 = i ∧ 0 ≤ c3 ∧ c3 < j) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4 ∨ (((0 ≤ c3 ∧ c3 < 64) ∧ 0 ≤ c2 ∧ c2 < i) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 c3 => (value_1 I M c0 c1 c2 c3))

noncomputable def known_5 (I : Interp V) (M : Model V) (i j k_0 k_1 k_2 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_5_2 I M i j k_0 k_1 k_2).and (known_5_3 I M i j k_0))))

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

noncomputable abbrev value_10 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem vc_5 (i j k_0 k_1 k_2 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 4) (h6 : 0 ≤ k_1) (h7 : k_1 < 4) (h8 : 0 ≤ k_2) (h9 : k_2 < 4) :
    (body_5 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((((((base E).set v_i i).set v_j j).set v_k_0 k_0).set v_k_1 k_1).set v_k_2 k_2) (known_5 I M i j k_0 k_1 k_2) :=
  (vc_seq (vc_if_of cond_holds (fun (h10 : k_2 = 0) => (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨h6, h7, h4, h5, h0, h1, h2, h3, trivial⟩) ev_const rfl))
  (fun (h10 : ¬ k_2 = 0) => vc_skip))
  (Or.elim (((Classical.em (k_2 = 0)).elim (fun h10 => (Or.inl h10))
  (fun h10 => (Or.inr (int_lab_neba_tab h8 h10)))) : k_2 = 0 ∨ 0 < k_2)
  (fun h10 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [i, 16 * k_0 + 4 * k_1 + k_2], M t_B [16 * k_0 + 4 * k_1 + k_2, j]])
  (at_if_of cond_holds
  (fun (h11 : k_2 = 0) => (at_set_eq4 k_1 k_0 i j k_1 k_0 i j ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩ rfl))
  (fun (h11 : ¬ k_2 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h11 : k_2 = 0) => (at_set_other (by decide)
  ((at_left (at_points2 i (16 * k_0 + 4 * k_1 + k_2) ⟨⟨(fact_0 h4 h6 h8), (fact_1 h10 h5 h7)⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_5 I M i j k_0 k_1 k_2) ⟨a_a, [i, 16 * k_0 + 4 * k_1 + k_2]⟩ (M t_A [i, 16 * k_0 + 4 * k_1 + k_2]))))
  (fun (h11 : ¬ k_2 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h11 : k_2 = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points2 (16 * k_0 + 4 * k_1 + k_2) j ⟨⟨h2, h3⟩, ⟨(fact_0 h4 h6 h8), (fact_1 h10 h5 h7)⟩⟩ rfl)))
  : (known_5 I M i j k_0 k_1 k_2) ⟨a_b, [16 * k_0 + 4 * k_1 + k_2, j]⟩ (M t_B [16 * k_0 + 4 * k_1 + k_2, j]))))
  (fun (h11 : ¬ k_2 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [i, 16 * k_0 + 4 * k_1 + k_2], M t_B [16 * k_0 + 4 * k_1 + k_2, j]]] = I.fn f_0 [value_10 I M i j, I.fn f_2 [M t_A [i, 16 * k_0 + 4 * k_1 + k_2], M t_B [16 * k_0 + 4 * k_1 + k_2, j]]])
  (append1 (16 * k_0 + 4 * k_1 + k_2) (16 * k_0 + 4 * k_1) (16 * k_0 + 4 * k_1 + 1)
  (fun q0 h11 => ⟨(int_c536 h11.1), (fact_2 h11.2 h10)⟩) (fun q0 =>
  ⟨(fun h11 => (Or.inr (fact_3 h11.2 h11.1 h10))), (fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_one_lt_zero h12)))
  (fun h12 => ⟨(fact_4 h8 h12), (fact_5 h12)⟩)))⟩)
  (fun q0 h11 => (False.elim (int_one_lt_zero h11))) (fun q0 h11 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [i, 16 * k_0 + 4 * k_1 + k_2], M t_B [16 * k_0 + 4 * k_1 + k_2, j]]] = value_6 I M i j k_0 k_1 k_2)))
  (fun h10 => (vc_accumulate_of (value_2 I M k_1 i j k_0 k_1 k_2)
  (I.fn f_2 [M t_A [i, 16 * k_0 + 4 * k_1 + k_2], M t_B [16 * k_0 + 4 * k_1 + k_2, j]])
  (at_if_of cond_holds (fun (h11 : k_2 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ k_2 = 0) =>
  ((at_right (at_right (at_left (at_points4 k_1 k_0 i j ⟨⟨⟨⟨rfl, rfl⟩, rfl⟩, ⟨h6, int_refl⟩⟩, (int_lt_add_left h10)⟩ rfl))))
  : (known_5 I M i j k_0 k_1 k_2) ⟨a_c_rf_rf, [k_1, k_0, i, j]⟩ (value_2 I M k_1 i j k_0 k_1 k_2))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h11 : k_2 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ k_2 = 0) =>
  ((at_left (at_points2 i (16 * k_0 + 4 * k_1 + k_2) ⟨⟨(fact_6 h4 h6 h10), (fact_7 h5 h7 h9)⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_5 I M i j k_0 k_1 k_2) ⟨a_a, [i, 16 * k_0 + 4 * k_1 + k_2]⟩ (M t_A [i, 16 * k_0 + 4 * k_1 + k_2])))))
  (ev_cons
  (ev_read (at_if_of cond_holds (fun (h11 : k_2 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ k_2 = 0) =>
  ((at_right (at_left (at_points2 (16 * k_0 + 4 * k_1 + k_2) j ⟨⟨h2, h3⟩, ⟨(fact_6 h4 h6 h10), (fact_7 h5 h7 h9)⟩⟩ rfl)))
  : (known_5 I M i j k_0 k_1 k_2) ⟨a_b, [16 * k_0 + 4 * k_1 + k_2, j]⟩ (M t_B [16 * k_0 + 4 * k_1 + k_2, j])))))
  ev_nil))) ((append1 (16 * k_0 + 4 * k_1 + k_2) (16 * k_0 + 4 * k_1) (16 * k_0 + 4 * k_1 + k_2 + 1)
  (fun q2 h11 => ⟨(int_c536 h11.1), (fact_8 h11.2)⟩)
  (fun q2 => ⟨(fun h11 => ((Classical.em (q2 < 4 * k_1 + k_2 + 16 * k_0)).elim
  (fun h12 => (Or.inl ⟨⟨h11.1, (fact_9 h9 h12)⟩, h12⟩)) (fun h12 => (Or.inr (fact_10 h11.2 h12))))), (fun h11 => (Or.elim h11 (fun h12 => ⟨h12.1.1, (fact_11 h12.2)⟩)
  (fun h12 => ⟨(fact_12 h12 h10), (fact_5 h12)⟩)))⟩) (fun q2 h11 => (fact_13 h11.2))
  (fun q2 h11 => rfl) rfl)
  : I.fn f_0 [value_2 I M k_1 i j k_0 k_1 k_2, I.fn f_2 [M t_A [i, 16 * k_0 + 4 * k_1 + k_2], M t_B [16 * k_0 + 4 * k_1 + k_2, j]]] = value_6 I M i j k_0 k_1 k_2)))))

theorem kept_5 (i j k_0 k_1 k_2 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 4) (h6 : 0 ≤ k_1) (h7 : k_1 < 4) (h8 : 0 ≤ k_2) (h9 : k_2 < 4) :
    Heap.Entails ((body_5 I M).post ((((((base E).set v_i i).set v_j j).set v_k_0 k_0).set v_k_1 k_1).set v_k_2 k_2) (known_5 I M i j k_0 k_1 k_2)) (known_5 I M i j k_0 k_1 (k_2 + 1)) :=
  (show Heap.Entails _ (known_5 I M i j k_0 k_1 (k_2 + 1)) from
  (entails_and (entails_points2 (fun q3 q4 h10 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h11 : k_2 = 0) => (at_set_other (by decide) (at_left (at_points2 q3 q4 h10 rfl))))
  (fun (h11 : ¬ k_2 = 0) => (at_left (at_points2 q3 q4 h10 rfl))))))) (entails_and
  (entails_points2 (fun q5 q6 h10 => (at_set_other (by decide) (at_if_of cond_holds (fun (h11 : k_2 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q5 q6 h10 rfl)))))
  (fun (h11 : ¬ k_2 = 0) => (at_right (at_left (at_points2 q5 q6 h10 rfl)))))))) (entails_and
  (entails_points4 (fun q7 q8 q9 q10 h10 => ((Classical.em (q7 = k_1 ∧ q8 = k_0 ∧ q9 = i ∧ q10 = j)).elim
  (fun h11 => (at_set_eq4 q7 q8 q9 q10 k_1 k_0 i j h11 ((reduce_congr1 (fun q11 =>
  ⟨(fun h12 => ⟨(fact_14 h12.1.1 h11.1), (fact_15 h12.2)⟩), (fun h12 => ⟨⟨(fact_16 h10.1.2.2 h12.1), (fact_17 h12.2 h11.1 h9)⟩, (fact_18 h12.2)⟩)⟩)
  (fun q11 h12 => (fn_congr2 (at_congr2 h10.1.1.1.2 rfl) (at_congr2 rfl h10.1.1.2))))
  : value_2 I M q7 q9 q10 k_0 k_1 (k_2 + 1) = value_6 I M i j k_0 k_1 k_2)))
  (fun h11 => (at_set_ne4 q7 q8 q9 q10 k_1 k_0 i j h11
  (at_if_of cond_holds (fun (h12 : k_2 = 0) => (at_set_ne4 q7 q8 q9 q10 k_1 k_0 i j h11
  (at_right (at_right (at_left (at_points4 q7 q8 q9 q10 ⟨h10.1, (fact_19 h10.1.2.2 h8 h10.1.1.1.1 h10.1.1.1.2 h10.1.1.2 h11)⟩
  (reduce_congr1 (fun q12 => ⟨(fun h13 =>
  ⟨⟨h13.1.1, h13.1.2⟩, (fact_20 h10.1.2.2 h13.1.2 h8 h10.1.1.1.1 h10.1.1.1.2 h10.1.1.2 h11)⟩), (fun h13 => ⟨⟨h13.1.1, h13.1.2⟩, (fact_21 h13.2)⟩)⟩)
  (fun q12 h13 => rfl)))))))) (fun (h12 : ¬ k_2 = 0) =>
  (at_right (at_right (at_left (at_points4 q7 q8 q9 q10 ⟨h10.1, ((int_c53 h10.1.2.2 h8 h12) : q7 < k_2 + k_1)⟩
  ((reduce_congr1 (fun q13 => ⟨(fun h13 =>
  ⟨⟨h13.1.1, h13.1.2⟩, (fact_20 h10.1.2.2 h13.1.2 h8 h10.1.1.1.1 h10.1.1.1.2 h10.1.1.2 h11)⟩), (fun h13 => ⟨⟨h13.1.1, h13.1.2⟩, (fact_21 h13.2)⟩)⟩)
  (fun q13 h13 => rfl))
  : value_2 I M q7 q9 q10 k_0 k_1 (k_2 + 1) = value_2 I M q7 q9 q10 k_0 k_1 k_2))))))))))))
  (entails_points4 (fun q14 q15 q16 q17 h10 => (Or.elim h10
  (fun h11 => (at_set_ne4 q14 q15 q16 q17 k_1 k_0 i j (fun h12 => (int_eab_tab_F h12.2.1 h11.1.2.2))
  (at_if_of cond_holds (fun (h12 : k_2 = 0) =>
  (at_set_ne4 q14 q15 q16 q17 k_1 k_0 i j (fun h13 => (int_eab_tab_F h13.2.1 h11.1.2.2))
  (at_right (at_right (at_right (at_points4 q14 q15 q16 q17 h10 rfl))))))
  (fun (h12 : ¬ k_2 = 0) => (at_right (at_right (at_right (at_points4 q14 q15 q16 q17 h10 rfl))))))))
  (fun h11 => (Or.elim h11 (fun h12 =>
  (at_set_ne4 q14 q15 q16 q17 k_1 k_0 i j (fun h13 => (int_eab_tab_F h13.2.2.2 h12.1.1.2.2))
  (at_if_of cond_holds (fun (h13 : k_2 = 0) =>
  (at_set_ne4 q14 q15 q16 q17 k_1 k_0 i j (fun h14 => (int_eab_tab_F h14.2.2.2 h12.1.1.2.2))
  (at_right (at_right (at_right (at_points4 q14 q15 q16 q17 h10 rfl))))))
  (fun (h13 : ¬ k_2 = 0) => (at_right (at_right (at_right (at_points4 q14 q15 q16 q17 h10 rfl))))))))
  (fun h12 =>
  (at_set_ne4 q14 q15 q16 q17 k_1 k_0 i j (fun h13 => (int_eab_tab_F h13.2.2.1 h12.1.1.2.2))
  (at_if_of cond_holds (fun (h13 : k_2 = 0) =>
  (at_set_ne4 q14 q15 q16 q17 k_1 k_0 i j (fun h14 => (int_eab_tab_F h14.2.2.1 h12.1.1.2.2))
  (at_right (at_right (at_right (at_points4 q14 q15 q16 q17 h10 rfl))))))
  (fun (h13 : ¬ k_2 = 0) => (at_right (at_right (at_right (at_points4 q14 q15 q16 q17 h10 rfl)))))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c_rf_rf] <|
    .for v_k_2 (.const 0) (.const 4)
      (fun e x => known_5 I M (e v_i) (e v_j) (e v_k_0) (e v_k_1) x) (body_5 I M)

theorem vc_4 (i j k_0 k_1 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 4) (h6 : 0 ≤ k_1) (h7 : k_1 < 4) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) (((((base E).set v_i i).set v_j j).set v_k_0 k_0).set v_k_1 k_1) (known_4 I M i j k_0 k_1) :=
  (vc_scope (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q18 q19 q20 q21 h8 =>
  (at_right (at_right (at_left (at_points4 q18 q19 q20 q21 ⟨h8.1.1, ⟨h8.1.2.1, (int_lt_zero_add h8.2)⟩⟩
  (reduce_congr1 (fun q22 => ⟨(fun h9 => ⟨h9.1.1, h9.1.2⟩), (fun h9 => ⟨h9, (fact_22 h9.2 h8.2)⟩)⟩)
  (fun q22 h9 => rfl)))))))) (entails_points4 (fun q23 q24 q25 q26 h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_right (at_points4 q23 q24 q25 q26 h8 rfl)))))
  (fun h9 =>
  (Or.elim h9 (fun h10 => (at_right (at_right (at_right (at_points4 q23 q24 q25 q26 h8 rfl)))))
  (fun h10 => (at_right (at_right (at_right (at_points4 q23 q24 q25 q26 h8 rfl)))))))))))))
  : Heap.Entails (known_4 I M i j k_0 k_1) (known_5 I M i j k_0 k_1 0))
  (fun k_2 h8 h9 => (vc_5 hl hM i j k_0 k_1 k_2 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun k_2 h8 h9 => (kept_5 hl hM i j k_0 k_1 k_2 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))))

theorem kept_4 (i j k_0 k_1 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 4) (h6 : 0 ≤ k_1) (h7 : k_1 < 4) :
    Heap.Entails ((body_4 I M).post (((((base E).set v_i i).set v_j j).set v_k_0 k_0).set v_k_1 k_1) (known_4 I M i j k_0 k_1)) (known_4 I M i j k_0 (k_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q27 q28 q29 q30 h8 =>
  (at_right (at_right (at_left (at_points4 q27 q28 q29 q30 ⟨⟨h8.1, ⟨h8.2.1, (int_taB_lab h8.2.2)⟩⟩, (int_c259 h8.2.2)⟩
  (reduce_congr1
  (fun q31 => ⟨(fun h9 => ⟨h9, (fact_23 h9.2 h8.2.2)⟩), (fun h9 => ⟨h9.1.1, h9.1.2⟩)⟩)
  (fun q31 h9 => rfl)))))))) (entails_points4 (fun q32 q33 q34 q35 h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_right (at_points4 q32 q33 q34 q35 h8 rfl)))))
  (fun h9 =>
  (Or.elim h9 (fun h10 => (at_right (at_right (at_right (at_points4 q32 q33 q34 q35 h8 rfl)))))
  (fun h10 => (at_right (at_right (at_right (at_points4 q32 q33 q34 q35 h8 rfl)))))))))))))
  : Heap.Entails (known_5 I M i j k_0 k_1 4) (known_4 I M i j k_0 (k_1 + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_1 (.const 0) (.const 4)
    (fun e x => known_4 I M (e v_i) (e v_j) (e v_k_0) x) (body_4 I M)

theorem vc_3 (i j k_0 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 4) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((((base E).set v_i i).set v_j j).set v_k_0 k_0) (known_3 I M i j k_0) :=
  (vc_for_of 0 4 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points4 (fun q36 q37 q38 q39 h6 => (False.elim (int_lab_tba_F h6.2.1 h6.2.2))))
  (entails_points4 (fun q40 q41 q42 q43 h6 =>
  (Or.elim h6 (fun h7 => (at_right (at_right (at_points4 q40 q41 q42 q43 h6 rfl))))
  (fun h7 => (Or.elim h7 (fun h8 => (at_right (at_right (at_points4 q40 q41 q42 q43 h6 rfl))))
  (fun h8 => (at_right (at_right (at_points4 q40 q41 q42 q43 h6 rfl))))))))))))
  : Heap.Entails (known_3 I M i j k_0) (known_4 I M i j k_0 0))
  (fun k_1 h6 h7 => (vc_4 hl hM i j k_0 k_1 h0 h1 h2 h3 h4 h5 h6 h7))
  (fun k_1 h6 h7 => (kept_4 hl hM i j k_0 k_1 h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_3 (i j k_0 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 4) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_i i).set v_j j).set v_k_0 k_0) (known_3 I M i j k_0)) (known_3 I M i j (k_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q44 q45 q46 q47 h6 => (Or.elim h6 (fun h7 => (Or.elim (((Classical.em (q45 = k_0)).elim
  (fun h8 => (Or.inl ⟨⟨⟨h8, h7.1.1.1⟩, h7.1.1.2⟩, ⟨h7.2.1, h7.2.2⟩⟩)) (fun h8 =>
  (Or.inr (Or.inl ⟨⟨⟨h7.1.1.1, h7.1.1.2⟩, ⟨h7.1.2.1, (int_taB_neab_tab h7.1.2.2 h8)⟩⟩, ⟨h7.2.1, h7.2.2⟩⟩))))
  : ((q45 = k_0 ∧ q46 = i) ∧ q47 = j) ∧ 0 ≤ q44 ∧ q44 < 4 ∨ (((q46 = i ∧ q47 = j) ∧ 0 ≤ q45 ∧ q45 < k_0) ∧ 0 ≤ q44 ∧ q44 < 4 ∨ ((q46 = i ∧ 0 ≤ q47 ∧ q47 < j) ∧ 0 ≤ q45 ∧ q45 < 4) ∧ 0 ≤ q44 ∧ q44 < 4 ∨ (((0 ≤ q47 ∧ q47 < 64) ∧ 0 ≤ q46 ∧ q46 < i) ∧ 0 ≤ q45 ∧ q45 < 4) ∧ 0 ≤ q44 ∧ q44 < 4))
  (fun h8 => (at_right (at_right (at_left (at_points4 q44 q45 q46 q47 h8 (reduce_congr1 (fun q48 =>
  ⟨(fun h9 => ⟨(fact_24 h9.1 h8.1.1.1), (fact_25 h9.2 h7.1.2.2)⟩), (fun h9 => ⟨(fact_26 h9.1 h7.1.2.2), (fact_27 h9.2 h8.1.1.1)⟩)⟩)
  (fun q48 h9 => rfl)))))))
  (fun h8 => (at_right (at_right (at_right (at_points4 q44 q45 q46 q47 h8 rfl)))))))
  (fun h7 => (Or.elim h7
  (fun h8 => (at_right (at_right (at_right (at_points4 q44 q45 q46 q47 (Or.inr h7) rfl)))))
  (fun h8 => (at_right (at_right (at_right (at_points4 q44 q45 q46 q47 (Or.inr h7) rfl))))))))))))
  : Heap.Entails (known_4 I M i j k_0 4) (known_3 I M i j (k_0 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_0 (.const 0) (.const 4)
    (fun e x => known_3 I M (e v_i) (e v_j) x) (body_3 I M)

theorem vc_2 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) (((base E).set v_i i).set v_j j) (known_2 I M i j) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q49 q50 q51 q52 h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.1.2.1 h5.1.2.2)))
  (fun h5 => (Or.elim h5 (fun h6 => (at_right (at_right (at_points4 q49 q50 q51 q52 h5 rfl))))
  (fun h6 => (at_right (at_right (at_points4 q49 q50 q51 q52 h5 rfl)))))))))))
  : Heap.Entails (known_2 I M i j) (known_3 I M i j 0))
  (fun k_0 h4 h5 => (vc_3 hl hM i j k_0 h0 h1 h2 h3 h4 h5))
  (fun k_0 h4 h5 => (kept_3 hl hM i j k_0 h0 h1 h2 h3 h4 h5)))

theorem kept_2 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) :
    Heap.Entails ((body_2 I M).post (((base E).set v_i i).set v_j j) (known_2 I M i j)) (known_2 I M i (j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q53 q54 q55 q56 h4 => (Or.elim h4
  (fun h5 => (at_right (at_right (at_points4 q53 q54 q55 q56 ((Classical.em (q56 = j)).elim
  (fun h6 => (Or.inl ⟨⟨⟨h5.1.1.1, h6⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, ⟨h5.2.1, h5.2.2⟩⟩)) (fun h6 =>
  (Or.inr (Or.inl ⟨⟨⟨h5.1.1.1, ⟨h5.1.1.2.1, (int_taB_neab_tab h5.1.1.2.2 h6)⟩⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, ⟨h5.2.1, h5.2.2⟩⟩))))
  rfl)))) (fun h5 => (at_right (at_right (at_points4 q53 q54 q55 q56 (Or.inr (Or.inr h5)) rfl)))))))))
  : Heap.Entails (known_3 I M i j 4) (known_2 I M i (j + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 64)
    (fun e x => known_2 I M (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 64) :
    (body_1 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((base E).set v_i i) (known_1 I M i) :=
  (vc_for_of 0 64 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q57 q58 q59 q60 h2 =>
  (Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h3.1.1.2.1 h3.1.1.2.2)))
  (fun h3 => (at_right (at_right (at_points4 q57 q58 q59 q60 h3 (reduce_congr1 (fun q61 =>
  ⟨(fun h4 => ⟨(int_c536 h4.1), (int_c44 h4.2)⟩), (fun h4 => ⟨(int_c536 h4.1), (int_c44 h4.2)⟩)⟩)
  (fun q61 h4 => rfl))))))))))) : Heap.Entails (known_1 I M i) (known_2 I M i 0))
  (fun j h2 h3 => (vc_2 hl hM i j h0 h1 h2 h3)) (fun j h2 h3 => (kept_2 hl hM i j h0 h1 h2 h3)))

theorem kept_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 64) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i i) (known_1 I M i)) (known_1 I M (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q62 q63 q64 q65 h2 =>
  (at_right (at_right (at_points4 q62 q63 q64 q65 ((Classical.em (q64 = i)).elim
  (fun h3 => (Or.inl ⟨⟨⟨h3, ⟨h2.1.1.1.1, h2.1.1.1.2⟩⟩, ⟨h2.1.2.1, h2.1.2.2⟩⟩, ⟨h2.2.1, h2.2.2⟩⟩))
  (fun h3 =>
  (Or.inr ⟨⟨⟨⟨h2.1.1.1.1, h2.1.1.1.2⟩, ⟨h2.1.1.2.1, (int_taB_neab_tab h2.1.1.2.2 h3)⟩⟩, ⟨h2.1.2.1, h2.1.2.2⟩⟩, ⟨h2.2.1, h2.2.2⟩⟩)))
  (reduce_congr1 (fun q66 =>
  ⟨(fun h3 => ⟨(int_c536 h3.1), (int_c44 h3.2)⟩), (fun h3 => ⟨(int_c536 h3.1), (int_c44 h3.2)⟩)⟩)
  (fun q66 h3 => rfl))))))))) : Heap.Entails (known_2 I M i 64) (known_1 I M (i + 1)))

noncomputable def known_6_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_3 I M c0 c1 c2))

noncomputable def known_6_1 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_c_rf_rf
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 64) ∧ 0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_6 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  ((known_6_0 I M i).and (known_6_1 I M))

noncomputable def known_7_0 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => (c1 = i ∧ 0 ≤ c2 ∧ c2 < j) ∧ 0 ≤ c0 ∧ c0 < 4 ∨ ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_3 I M c0 c1 c2))

noncomputable def known_7_1 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_c_rf_rf
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 64) ∧ 0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_7 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  ((known_7_0 I M i j).and (known_7_1 I M))

noncomputable def known_8_0 (I : Interp V) (M : Model V) (i j k_0 : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => (c1 = i ∧ c2 = j) ∧ 0 ≤ c0 ∧ c0 < k_0 ∨ (c1 = i ∧ 0 ≤ c2 ∧ c2 < j) ∧ 0 ≤ c0 ∧ c0 < 4 ∨ ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_3 I M c0 c1 c2))

noncomputable def known_8_1 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_c_rf_rf
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 64) ∧ 0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_8 (I : Interp V) (M : Model V) (i j k_0 : Int) : Heap V :=
  ((known_8_0 I M i j k_0).and (known_8_1 I M))

noncomputable def known_9_0 (I : Interp V) (M : Model V) (i j k_0 k_1 : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => ((c1 = i ∧ c2 = j) ∧ 0 ≤ c0 ∧ c0 ≤ k_0) ∧ c0 < k_1 + k_0)
    (fun c0 c1 c2 => (value_4 I M c0 c1 c2 k_0 k_1))

noncomputable def known_9_1 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => (c1 = i ∧ 0 ≤ c2 ∧ c2 < j) ∧ 0 ≤ c0 ∧ c0 < 4 ∨ ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_3 I M c0 c1 c2))

noncomputable def known_9_2 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_c_rf_rf
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 64) ∧ 0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_9 (I : Interp V) (M : Model V) (i j k_0 k_1 : Int) : Heap V :=
  ((known_9_0 I M i j k_0 k_1).and ((known_9_1 I M i j).and (known_9_2 I M)))

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

theorem vc_9 (i j k_0 k_1 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 4) (h6 : 0 ≤ k_1) (h7 : k_1 < 4) :
    (body_9 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) (((((base E).set v_i i).set v_j j).set v_k_0 k_0).set v_k_1 k_1) (known_9 I M i j k_0 k_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h8 : k_1 = 0) => (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_allocated ⟨h4, h5, h0, h1, h2, h3, trivial⟩)) ev_const rfl))
  (fun (h8 : ¬ k_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (k_1 = 0)).elim (fun h8 => (Or.inl h8))
  (fun h8 => (Or.inr (int_lab_neba_tab h6 h8)))) : k_1 = 0 ∨ 0 < k_1)
  (fun h8 => (vc_accumulate_of (I.fn f_1 []) (value_0 I M k_1 k_0 i j)
  (at_if_of cond_holds (fun (h9 : k_1 = 0) => (at_set_eq3 k_0 i j k_0 i j ⟨rfl, ⟨rfl, rfl⟩⟩ rfl))
  (fun (h9 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h8 h9) : False))))
  (ev_read (at_if_of cond_holds (fun (h9 : k_1 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_points4 k_1 k_0 i j ⟨⟨⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩, ⟨h4, h5⟩⟩, ⟨h6, h7⟩⟩ rfl)))
  : (known_9 I M i j k_0 k_1) ⟨a_c_rf_rf, [k_1, k_0, i, j]⟩ (value_0 I M k_1 k_0 i j))))
  (fun (h9 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h8 h9) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q77 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_0 I M k_1 k_0 i j] = I.fn f_0 [value_10 I M i j, value_0 I M k_1 k_0 i j])
  (union_in_order1 (law_0 hl) (law_1 hl) (16 * k_0) (16 * k_0 + 3 + 1)
  (fun q75 h9 => ⟨h9.1, (fact_28 h9.2 h8)⟩) (fun q75 =>
  ⟨(fun h9 => (Or.inr ⟨(fact_29 h9.1 h8), (int_c44 h9.2)⟩)), (fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_one_lt_zero h10)))
  (fun h10 => ⟨(fact_30 h6 h10.1), (int_c44 h10.2)⟩)))⟩)
  (fun q75 q76 h9 h10 => (False.elim (int_one_lt_zero h9))) (fun q75 h9 => rfl) (fun q75 h9 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_0 I M k_1 k_0 i j] = value_7 I M i j k_0 k_1)))
  (fun h8 => (vc_accumulate_of (value_4 I M k_0 i j k_0 k_1) (value_0 I M k_1 k_0 i j)
  (at_if_of cond_holds (fun (h9 : k_1 = 0) => (False.elim ((int_eab_tba_F h9 h8) : False)))
  (fun (h9 : ¬ k_1 = 0) =>
  ((at_left (at_points3 k_0 i j ⟨⟨⟨rfl, rfl⟩, ⟨h4, int_refl⟩⟩, (int_lt_add_left h8)⟩ rfl))
  : (known_9 I M i j k_0 k_1) ⟨a_c_rf, [k_0, i, j]⟩ (value_4 I M k_0 i j k_0 k_1))))
  (ev_read (at_if_of cond_holds (fun (h9 : k_1 = 0) => (False.elim ((int_eab_tba_F h9 h8) : False)))
  (fun (h9 : ¬ k_1 = 0) =>
  ((at_right (at_right (at_points4 k_1 k_0 i j ⟨⟨⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩, ⟨h4, h5⟩⟩, ⟨h6, h7⟩⟩ rfl)))
  : (known_9 I M i j k_0 k_1) ⟨a_c_rf_rf, [k_1, k_0, i, j]⟩ (value_0 I M k_1 k_0 i j)))))
  ((union_in_order1 (law_0 hl) (law_1 hl) (16 * k_0) (16 * k_0 + 4 * k_1 + 3 + 1)
  (fun q78 h9 => ⟨h9.1, (fact_31 h9.2)⟩)
  (fun q78 => ⟨(fun h9 => ((Classical.em (q78 < 16 * k_0 + 4 * k_1)).elim
  (fun h10 => (Or.inl ⟨⟨h9.1, (fact_32 h7 h10)⟩, h10⟩))
  (fun h10 => (Or.inr ⟨(int_ntba_lab h10), (int_c44 h9.2)⟩)))), (fun h9 => (Or.elim h9 (fun h10 => ⟨h10.1.1, (fact_33 h10.2)⟩)
  (fun h10 => ⟨(fact_34 h10.1 h8), (int_c44 h10.2)⟩)))⟩)
  (fun q78 q79 h9 h10 => (int_lbc_tab_tac h10.1 h9.2)) (fun q78 h9 => rfl) (fun q78 h9 => rfl))
  : I.fn f_0 [value_4 I M k_0 i j k_0 k_1, value_0 I M k_1 k_0 i j] = value_7 I M i j k_0 k_1)))))

theorem kept_9 (i j k_0 k_1 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 4) (h6 : 0 ≤ k_1) (h7 : k_1 < 4) :
    Heap.Entails ((body_9 I M).post (((((base E).set v_i i).set v_j j).set v_k_0 k_0).set v_k_1 k_1) (known_9 I M i j k_0 k_1)) (known_9 I M i j k_0 (k_1 + 1)) :=
  (show Heap.Entails _ (known_9 I M i j k_0 (k_1 + 1)) from (entails_and
  (entails_points3 (fun q80 q81 q82 h8 => ((Classical.em (q80 = k_0 ∧ q81 = i ∧ q82 = j)).elim
  (fun h9 => (at_set_eq3 q80 q81 q82 k_0 i j h9 ((reduce_congr1 (fun q83 =>
  ⟨(fun h10 => ⟨(fact_35 h10.1.1 h9.1), (fact_36 h10.2)⟩), (fun h10 => ⟨⟨(fact_37 h8.1.2.2 h10.1), (fact_38 h10.2 h9.1 h7)⟩, (fact_39 h10.2)⟩)⟩)
  (fun q83 h10 => (fn_congr2 (at_congr2 h8.1.1.1 rfl) (at_congr2 rfl h8.1.1.2))))
  : value_4 I M q80 q81 q82 k_0 (k_1 + 1) = value_7 I M i j k_0 k_1)))
  (fun h9 => (at_set_ne3 q80 q81 q82 k_0 i j h9
  (at_if_of cond_holds (fun (h10 : k_1 = 0) => (at_set_ne3 q80 q81 q82 k_0 i j h9
  (at_left (at_points3 q80 q81 q82 ⟨h8.1, (int_c434 h8.1.2.2 h6 h8.1.1.1 h8.1.1.2 h9)⟩
  (reduce_congr1 (fun q84 =>
  ⟨(fun h11 => ⟨⟨h11.1.1, h11.1.2⟩, (fact_40 h8.1.2.2 h11.1.2 h6 h8.1.1.1 h8.1.1.2 h9)⟩), (fun h11 => ⟨⟨h11.1.1, h11.1.2⟩, (fact_41 h11.2)⟩)⟩)
  (fun q84 h11 => rfl)))))) (fun (h10 : ¬ k_1 = 0) =>
  (at_left (at_points3 q80 q81 q82 ⟨h8.1, ((int_c53 h8.1.2.2 h6 h10) : q80 < k_1 + k_0)⟩
  ((reduce_congr1 (fun q85 =>
  ⟨(fun h11 => ⟨⟨h11.1.1, h11.1.2⟩, (fact_40 h8.1.2.2 h11.1.2 h6 h8.1.1.1 h8.1.1.2 h9)⟩), (fun h11 => ⟨⟨h11.1.1, h11.1.2⟩, (fact_41 h11.2)⟩)⟩)
  (fun q85 h11 => rfl)) : value_4 I M q80 q81 q82 k_0 (k_1 + 1) = value_4 I M q80 q81 q82 k_0 k_1))))))))))
  (entails_and (entails_points3 (fun q86 q87 q88 h8 => (Or.elim h8
  (fun h9 => (at_set_ne3 q86 q87 q88 k_0 i j (fun h10 => (int_eab_tab_F h10.2.2 h9.1.2.2))
  (at_if_of cond_holds (fun (h10 : k_1 = 0) =>
  (at_set_ne3 q86 q87 q88 k_0 i j (fun h11 => (int_eab_tab_F h11.2.2 h9.1.2.2))
  (at_right (at_left (at_points3 q86 q87 q88 h8 rfl)))))
  (fun (h10 : ¬ k_1 = 0) => (at_right (at_left (at_points3 q86 q87 q88 h8 rfl)))))))
  (fun h9 => (at_set_ne3 q86 q87 q88 k_0 i j (fun h10 => (int_eab_tab_F h10.2.1 h9.1.2.2))
  (at_if_of cond_holds (fun (h10 : k_1 = 0) =>
  (at_set_ne3 q86 q87 q88 k_0 i j (fun h11 => (int_eab_tab_F h11.2.1 h9.1.2.2))
  (at_right (at_left (at_points3 q86 q87 q88 h8 rfl)))))
  (fun (h10 : ¬ k_1 = 0) => (at_right (at_left (at_points3 q86 q87 q88 h8 rfl))))))))))
  (entails_points4 (fun q89 q90 q91 q92 h8 => (at_set_other (by decide) (at_if_of cond_holds (fun (h9 : k_1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points4 q89 q90 q91 q92 h8 rfl)))))
  (fun (h9 : ¬ k_1 = 0) => (at_right (at_right (at_points4 q89 q90 q91 q92 h8 rfl)))))))))))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c_rf] <|
    .for v_k_1 (.const 0) (.const 4)
      (fun e x => known_9 I M (e v_i) (e v_j) (e v_k_0) x) (body_9 I M)

theorem vc_8 (i j k_0 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 4) :
    (body_8 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((((base E).set v_i i).set v_j j).set v_k_0 k_0) (known_8 I M i j k_0) :=
  (vc_scope (vc_for_of 0 4 rfl rfl ((entails_and (entails_points3 (fun q93 q94 q95 h6 =>
  (at_left (at_points3 q93 q94 q95 (Or.inl ⟨h6.1.1, ⟨h6.1.2.1, (int_lt_zero_add h6.2)⟩⟩)
  (reduce_congr1 (fun q96 => ⟨(fun h7 => ⟨h7.1.1, h7.1.2⟩), (fun h7 => ⟨h7, (fact_42 h7.2 h6.2)⟩)⟩)
  (fun q96 h7 => rfl)))))) (entails_and
  (entails_points3 (fun q97 q98 q99 h6 => (Or.elim h6 (fun h7 => (at_left (at_points3 q97 q98 q99 (Or.inr h6) rfl)))
  (fun h7 => (at_left (at_points3 q97 q98 q99 (Or.inr h6) rfl))))))
  (entails_points4 (fun q100 q101 q102 q103 h6 => (at_right (at_points4 q100 q101 q102 q103 h6 rfl))))))
  : Heap.Entails (known_8 I M i j k_0) (known_9 I M i j k_0 0))
  (fun k_1 h6 h7 => (vc_9 hl hM i j k_0 k_1 h0 h1 h2 h3 h4 h5 h6 h7))
  (fun k_1 h6 h7 => (kept_9 hl hM i j k_0 k_1 h0 h1 h2 h3 h4 h5 h6 h7))))

theorem kept_8 (i j k_0 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 4) :
    Heap.Entails ((body_8 I M).post ((((base E).set v_i i).set v_j j).set v_k_0 k_0) (known_8 I M i j k_0)) (known_8 I M i j (k_0 + 1)) :=
  ((entails_and (entails_points3 (fun q104 q105 q106 h6 => (Or.elim h6 (fun h7 =>
  (at_left (at_points3 q104 q105 q106 ⟨⟨h7.1, ⟨h7.2.1, (int_taB_lab h7.2.2)⟩⟩, (int_c259 h7.2.2)⟩
  (reduce_congr1
  (fun q107 => ⟨(fun h8 => ⟨h8, (fact_43 h8.2 h7.2.2)⟩), (fun h8 => ⟨h8.1.1, h8.1.2⟩)⟩)
  (fun q107 h8 => rfl)))))
  (fun h7 => (Or.elim h7 (fun h8 => (at_right (at_left (at_points3 q104 q105 q106 h7 rfl))))
  (fun h8 => (at_right (at_left (at_points3 q104 q105 q106 h7 rfl)))))))))
  (entails_points4 (fun q108 q109 q110 q111 h6 => (at_right (at_right (at_points4 q108 q109 q110 q111 h6 rfl))))))
  : Heap.Entails (known_9 I M i j k_0 4) (known_8 I M i j (k_0 + 1)))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_0 (.const 0) (.const 4)
    (fun e x => known_8 I M (e v_i) (e v_j) x) (body_8 I M)

theorem vc_7 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) :
    (body_7 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) (((base E).set v_i i).set v_j j) (known_7 I M i j) :=
  (vc_for_of 0 4 rfl rfl ((entails_and
  (entails_points3 (fun q112 q113 q114 h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2)))
  (fun h5 => (Or.elim h5 (fun h6 => (at_left (at_points3 q112 q113 q114 h5 rfl)))
  (fun h6 => (at_left (at_points3 q112 q113 q114 h5 rfl))))))))
  (entails_points4 (fun q115 q116 q117 q118 h4 => (at_right (at_points4 q115 q116 q117 q118 h4 rfl)))))
  : Heap.Entails (known_7 I M i j) (known_8 I M i j 0))
  (fun k_0 h4 h5 => (vc_8 hl hM i j k_0 h0 h1 h2 h3 h4 h5))
  (fun k_0 h4 h5 => (kept_8 hl hM i j k_0 h0 h1 h2 h3 h4 h5)))

theorem kept_7 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) :
    Heap.Entails ((body_7 I M).post (((base E).set v_i i).set v_j j) (known_7 I M i j)) (known_7 I M i (j + 1)) :=
  ((entails_and
  (entails_points3 (fun q119 q120 q121 h4 => (Or.elim h4 (fun h5 => (at_left (at_points3 q119 q120 q121
  ((Classical.em (q121 = j)).elim (fun h6 => (Or.inl ⟨⟨h5.1.1, h6⟩, ⟨h5.2.1, h5.2.2⟩⟩)) (fun h6 =>
  (Or.inr (Or.inl ⟨⟨h5.1.1, ⟨h5.1.2.1, (int_taB_neab_tab h5.1.2.2 h6)⟩⟩, ⟨h5.2.1, h5.2.2⟩⟩)))) rfl)))
  (fun h5 => (at_left (at_points3 q119 q120 q121 (Or.inr (Or.inr h5)) rfl))))))
  (entails_points4 (fun q122 q123 q124 q125 h4 => (at_right (at_points4 q122 q123 q124 q125 h4 rfl)))))
  : Heap.Entails (known_8 I M i j 4) (known_7 I M i (j + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 64)
    (fun e x => known_7 I M (e v_i) x) (body_7 I M)

theorem vc_6 (i : Int) (h0 : 0 ≤ i) (h1 : i < 64) :
    (body_6 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((base E).set v_i i) (known_6 I M i) :=
  (vc_for_of 0 64 rfl rfl ((entails_and
  (entails_points3 (fun q126 q127 q128 h2 => (Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h3.1.2.1 h3.1.2.2)))
  (fun h3 => (at_left (at_points3 q126 q127 q128 h3 rfl))))))
  (entails_points4 (fun q129 q130 q131 q132 h2 => (at_right (at_points4 q129 q130 q131 q132 h2 rfl)))))
  : Heap.Entails (known_6 I M i) (known_7 I M i 0)) (fun j h2 h3 => (vc_7 hl hM i j h0 h1 h2 h3))
  (fun j h2 h3 => (kept_7 hl hM i j h0 h1 h2 h3)))

theorem kept_6 (i : Int) (h0 : 0 ≤ i) (h1 : i < 64) :
    Heap.Entails ((body_6 I M).post ((base E).set v_i i) (known_6 I M i)) (known_6 I M (i + 1)) :=
  ((entails_and
  (entails_points3 (fun q133 q134 q135 h2 => (at_left (at_points3 q133 q134 q135 ((Classical.em (q134 = i)).elim
  (fun h3 => (Or.inl ⟨⟨h3, ⟨h2.1.1.1, h2.1.1.2⟩⟩, ⟨h2.2.1, h2.2.2⟩⟩)) (fun h3 =>
  (Or.inr ⟨⟨⟨h2.1.1.1, h2.1.1.2⟩, ⟨h2.1.2.1, (int_taB_neab_tab h2.1.2.2 h3)⟩⟩, ⟨h2.2.1, h2.2.2⟩⟩)))
  rfl))))
  (entails_points4 (fun q136 q137 q138 q139 h2 => (at_right (at_points4 q136 q137 q138 q139 h2 rfl)))))
  : Heap.Entails (known_7 I M i 64) (known_6 I M (i + 1)))

noncomputable def known_10_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_10_1 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_3 I M c0 c1 c2))

noncomputable def known_10 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  ((known_10_0 I M i).and (known_10_1 I M))

noncomputable def known_11_0 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j ∨ (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_11_1 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_3 I M c0 c1 c2))

noncomputable def known_11 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  ((known_11_0 I M i j).and (known_11_1 I M))

noncomputable def known_12_0 (I : Interp V) (M : Model V) (i j k_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c0 = i ∧ c1 = j) ∧ 0 < k_0)
    (fun c0 c1 => (value_5 I M i j k_0))

noncomputable def known_12_2 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_3 I M c0 c1 c2))

noncomputable def known_12 (I : Interp V) (M : Model V) (i j k_0 : Int) : Heap V :=
  ((known_12_0 I M i j k_0).and ((known_11_0 I M i j).and (known_12_2 I M)))

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

theorem vc_12 (i j k_0 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 4) :
    (body_12 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((((base E).set v_i i).set v_j j).set v_k_0 k_0) (known_12 I M i j k_0) :=
  (vc_seq (vc_if_of cond_holds (fun (h6 : k_0 = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .const 64), (.const 0, .const 64)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h0, h1, j, _, rfl, h2, h3, rfl⟩) shape_a_c rfl rfl ⟨h0, h2⟩))) ev_const
  rfl)) (fun (h6 : ¬ k_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (k_0 = 0)).elim (fun h6 => (Or.inl h6))
  (fun h6 => (Or.inr (int_lab_neba_tab h4 h6)))) : k_0 = 0 ∨ 0 < k_0)
  (fun h6 => (vc_accumulate_of (I.fn f_1 []) (value_3 I M k_0 i j)
  (at_if_of cond_holds (fun (h7 : k_0 = 0) => (at_set_eq2 i j i j ⟨rfl, rfl⟩ rfl))
  (fun (h7 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h6 h7) : False))))
  (ev_read (at_if_of cond_holds (fun (h7 : k_0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_points3 k_0 i j ⟨⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_12 I M i j k_0) ⟨a_c_rf, [k_0, i, j]⟩ (value_3 I M k_0 i j))))
  (fun (h7 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h6 h7) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q149 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_3 I M k_0 i j] = I.fn f_0 [value_10 I M i j, value_3 I M k_0 i j])
  (union_in_order1 (law_0 hl) (law_1 hl) 0 (15 + 1) (fun q147 h7 => ⟨h7.1, (fact_44 h7.2 h6)⟩)
  (fun q147 => ⟨(fun h7 => (Or.inr ⟨(int_c548 h7.1 h6), h7.2⟩)), (fun h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_one_lt_zero h8))) (fun h8 => ⟨(int_c550 h4 h8.1), h8.2⟩)))⟩)
  (fun q147 q148 h7 h8 => (False.elim (int_one_lt_zero h7))) (fun q147 h7 => rfl)
  (fun q147 h7 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_3 I M k_0 i j] = value_8 I M i j k_0)))
  (fun h6 => (vc_accumulate_of (value_5 I M i j k_0) (value_3 I M k_0 i j)
  (at_if_of cond_holds (fun (h7 : k_0 = 0) => (False.elim ((int_eab_tba_F h7 h6) : False)))
  (fun (h7 : ¬ k_0 = 0) => ((at_left (at_points2 i j ⟨⟨rfl, rfl⟩, h6⟩ rfl))
  : (known_12 I M i j k_0) ⟨a_c, [i, j]⟩ (value_5 I M i j k_0))))
  (ev_read (at_if_of cond_holds (fun (h7 : k_0 = 0) => (False.elim ((int_eab_tba_F h7 h6) : False)))
  (fun (h7 : ¬ k_0 = 0) =>
  ((at_right (at_right (at_points3 k_0 i j ⟨⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_12 I M i j k_0) ⟨a_c_rf, [k_0, i, j]⟩ (value_3 I M k_0 i j)))))
  ((union_in_order1 (law_0 hl) (law_1 hl) 0 (16 * k_0 + 15 + 1)
  (fun q150 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)
  (fun q150 => ⟨(fun h7 => ((Classical.em (q150 < 16 * k_0)).elim (fun h8 => (Or.inl ⟨h7.1, h8⟩))
  (fun h8 => (Or.inr ⟨(int_ntba_lab h8), h7.2⟩)))), (fun h7 =>
  (Or.elim h7 (fun h8 => ⟨h8.1, (int_c476 h8.2)⟩) (fun h8 => ⟨(int_c546 h8.1 h6), h8.2⟩)))⟩)
  (fun q150 q151 h7 h8 => (int_lbc_tab_tac h8.1 h7.2)) (fun q150 h7 => rfl) (fun q150 h7 => rfl))
  : I.fn f_0 [value_5 I M i j k_0, value_3 I M k_0 i j] = value_8 I M i j k_0)))))

theorem kept_12 (i j k_0 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 4) :
    Heap.Entails ((body_12 I M).post ((((base E).set v_i i).set v_j j).set v_k_0 k_0) (known_12 I M i j k_0)) (known_12 I M i j (k_0 + 1)) :=
  (show Heap.Entails _ (known_12 I M i j (k_0 + 1)) from
  (entails_and (entails_points2 (fun q152 q153 h6 => (at_set_eq2 q152 q153 i j h6.1 ((reduce_congr1
  (fun q154 => ⟨(fun h7 => ⟨h7.1, (int_c221 h7.2)⟩), (fun h7 => ⟨h7.1, (fact_45 h7.2)⟩)⟩)
  (fun q154 h7 => rfl)) : value_5 I M i j (k_0 + 1) = value_8 I M i j k_0))))
  (entails_and (entails_points2 (fun q155 q156 h6 => (Or.elim h6
  (fun h7 => (at_set_ne2 q155 q156 i j (fun h8 => (int_eab_tab_F h8.2 h7.2.2)) (at_if_of cond_holds
  (fun (h8 : k_0 = 0) => (at_set_ne2 q155 q156 i j (fun h9 => (int_eab_tab_F h9.2 h7.2.2))
  (at_right (at_left (at_points2 q155 q156 h6 rfl)))))
  (fun (h8 : ¬ k_0 = 0) => (at_right (at_left (at_points2 q155 q156 h6 rfl)))))))
  (fun h7 => (at_set_ne2 q155 q156 i j (fun h8 => (int_eab_tab_F h8.1 h7.2.2)) (at_if_of cond_holds
  (fun (h8 : k_0 = 0) => (at_set_ne2 q155 q156 i j (fun h9 => (int_eab_tab_F h9.1 h7.2.2))
  (at_right (at_left (at_points2 q155 q156 h6 rfl)))))
  (fun (h8 : ¬ k_0 = 0) => (at_right (at_left (at_points2 q155 q156 h6 rfl))))))))))
  (entails_points3 (fun q157 q158 q159 h6 => (at_set_other (by decide) (at_if_of cond_holds (fun (h7 : k_0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points3 q157 q158 q159 h6 rfl)))))
  (fun (h7 : ¬ k_0 = 0) => (at_right (at_right (at_points3 q157 q158 q159 h6 rfl)))))))))))

noncomputable def body_11 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_k_0 (.const 0) (.const 4)
      (fun e x => known_12 I M (e v_i) (e v_j) x) (body_12 I M)

theorem vc_11 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) :
    (body_11 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) (((base E).set v_i i).set v_j j) (known_11 I M i j) :=
  (vc_scope (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_points2 (fun q160 q161 h4 => (False.elim (int_irrefl h4.2))))
  (entails_and (entails_left entails_refl)
  (entails_points3 (fun q162 q163 q164 h4 => (at_right (at_points3 q162 q163 q164 h4 rfl))))))
  : Heap.Entails (known_11 I M i j) (known_12 I M i j 0))
  (fun k_0 h4 h5 => (vc_12 hl hM i j k_0 h0 h1 h2 h3 h4 h5))
  (fun k_0 h4 h5 => (kept_12 hl hM i j k_0 h0 h1 h2 h3 h4 h5))))

theorem kept_11 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) :
    Heap.Entails ((body_11 I M).post (((base E).set v_i i).set v_j j) (known_11 I M i j)) (known_11 I M i (j + 1)) :=
  ((entails_and (entails_points2 (fun q165 q166 h4 => (Or.elim h4
  (fun h5 => (Or.elim (((Classical.em (q166 = j)).elim (fun h6 => (Or.inl ⟨⟨h5.1, h6⟩, int_c307⟩))
  (fun h6 => (Or.inr (Or.inl ⟨h5.1, ⟨h5.2.1, (int_taB_neab_tab h5.2.2 h6)⟩⟩))))
  : (q165 = i ∧ q166 = j) ∧ 0 < (4 : Int) ∨ (q165 = i ∧ 0 ≤ q166 ∧ q166 < j ∨ (0 ≤ q166 ∧ q166 < 64) ∧ 0 ≤ q165 ∧ q165 < i))
  (fun h6 => (at_left (at_points2 q165 q166 h6
  (Eq.trans ((equation_0 hl hM q165 q166 trivial) : M t_C [q165, q166] = value_9 I M q165 q166)
  (reduce_congr1
  (fun q168 => ⟨(fun h7 => ⟨h7.1, (int_c478 h7.2)⟩), (fun h7 => ⟨h7.1, (int_c481 h7.2)⟩)⟩)
  (fun q168 h7 => (fn_congr2 (at_congr2 h5.1 rfl) (at_congr2 rfl h6.1.2))))))))
  (fun h6 => (at_right (at_left (at_points2 q165 q166 h6 rfl))))))
  (fun h5 => (at_right (at_left (at_points2 q165 q166 (Or.inr h5) rfl)))))))
  (entails_points3 (fun q169 q170 q171 h4 => (at_right (at_right (at_points3 q169 q170 q171 h4 rfl))))))
  : Heap.Entails (known_12 I M i j 4) (known_11 I M i (j + 1)))

noncomputable def body_10 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 64)
    (fun e x => known_11 I M (e v_i) x) (body_11 I M)

theorem vc_10 (i : Int) (h0 : 0 ≤ i) (h1 : i < 64) :
    (body_10 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_c_rf [4, 64, 64]) a_c_rf_rf [4, 4, 64, 64]) ((base E).set v_i i) (known_10 I M i) :=
  (vc_for_of 0 64 rfl rfl ((entails_and
  (entails_points2 (fun q172 q173 h2 => (Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h3.2.1 h3.2.2)))
  (fun h3 => (at_left (at_points2 q172 q173 h3 rfl))))))
  (entails_points3 (fun q174 q175 q176 h2 => (at_right (at_points3 q174 q175 q176 h2 rfl)))))
  : Heap.Entails (known_10 I M i) (known_11 I M i 0)) (fun j h2 h3 => (vc_11 hl hM i j h0 h1 h2 h3))
  (fun j h2 h3 => (kept_11 hl hM i j h0 h1 h2 h3)))

theorem kept_10 (i : Int) (h0 : 0 ≤ i) (h1 : i < 64) :
    Heap.Entails ((body_10 I M).post ((base E).set v_i i) (known_10 I M i)) (known_10 I M (i + 1)) :=
  ((entails_and (entails_points2 (fun q177 q178 h2 =>
  (at_left (at_points2 q177 q178 ((Classical.em (q177 = i)).elim (fun h3 => (Or.inl ⟨h3, ⟨h2.1.1, h2.1.2⟩⟩))
  (fun h3 => (Or.inr ⟨⟨h2.1.1, h2.1.2⟩, ⟨h2.2.1, (int_taB_neab_tab h2.2.2 h3)⟩⟩))) rfl))))
  (entails_points3 (fun q179 q180 q181 h2 => (at_right (at_points3 q179 q180 q181 h2 rfl)))))
  : Heap.Entails (known_11 I M i 64) (known_10 I M (i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c_rf [.const 4, .const 64, .const 64] <|
  .allocate a_c_rf_rf [.const 4, .const 4, .const 64, .const 64] <|
  .seq (.for v_i (.const 0) (.const 64)
    (fun e x => known_1 I M x) (body_1 I M)) <|
  .seq (.for v_i (.const 0) (.const 64)
    (fun e x => known_6 I M x) (body_6 I M)) <|
  .for v_i (.const 0) (.const 64)
    (fun e x => known_10 I M x) (body_10 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_allocate (vc_allocate (vc_seq (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_1 I M 0) from
  (entails_and (entails_points2 (fun q67 q68 h0 => (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q67, q68]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q67, _, rfl, h0.2.1, h0.2.2, q68, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))))
  (entails_and (entails_points2 (fun q69 q70 h0 => (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q69, q70]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q69, _, rfl, h0.2.1, h0.2.2, q70, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))))
  (entails_points4 (fun q71 q72 q73 q74 h0 => (False.elim (int_lab_tba_F h0.1.1.2.1 h0.1.1.2.2)))))))
  (fun i h0 h1 => (vc_1 hl hM i h0 h1)) (fun i h0 h1 => (kept_1 hl hM i h0 h1)))
  (vc_seq (vc_for_of 0 64 rfl rfl ((entails_and
  (entails_points3 (fun q140 q141 q142 h0 => (False.elim (int_lab_tba_F h0.1.2.1 h0.1.2.2))))
  (entails_points4 (fun q143 q144 q145 q146 h0 => (at_right (at_right (at_points4 q143 q144 q145 q146 h0 rfl))))))
  : Heap.Entails (known_1 I M 64) (known_6 I M 0)) (fun i h0 h1 => (vc_6 hl hM i h0 h1))
  (fun i h0 h1 => (kept_6 hl hM i h0 h1))) (vc_for_of 0 64 rfl rfl
  ((entails_and (entails_points2 (fun q182 q183 h0 => (False.elim (int_lab_tba_F h0.2.1 h0.2.2))))
  (entails_points3 (fun q184 q185 q186 h0 => (at_left (at_points3 q184 q185 q186 h0 rfl)))))
  : Heap.Entails (known_6 I M 64) (known_10 I M 0)) (fun i h0 h1 => (vc_10 hl hM i h0 h1))
  (fun i h0 h1 => (kept_10 hl hM i h0 h1)))))))

theorem output_0_2 (q187 q188 : Int) (h0 : 0 ≤ q187) (h1 : q187 < 64) (h2 : 0 ≤ q188) (h3 : q188 < 64) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_c, [q187, q188]⟩ (M t_C [q187, q188]) :=
  (at_restore (by decide)
  (at_restore (by decide) ((at_left (at_points2 q187 q188 ⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_10 I M 64) ⟨a_c, [q187, q188]⟩ (M t_C [q187, q188]))))

end

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun at_ point => if at_ = t_C then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 64) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < 64 else True

theorem covered_0 (E : Env) (p0 p1 : Int) (h0 : 0 ≤ p0) (h1 : p0 < 64) (h2 : 0 ≤ p1) (h3 : p1 < 64) :
    spec.Given (inside) (base E) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩ : (0 ≤ p1 ∧ p1 < 64) ∧ 0 ≤ p0 ∧ p0 < 64) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (i j : Int) (h0 : True) (h1 : (0 ≤ j ∧ j < 64) ∧ 0 ≤ i ∧ i < 64) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 64) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h1.2.1, h1.2.2, y_d0, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, j, _, rfl, h1.1.1, h1.1.2, rfl⟩))) defined_nil)))))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E i j hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 hl hM p0 p1 b0 b1 b2 b3)) all_nil))) all_nil))

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
