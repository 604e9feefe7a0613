module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.shift_down

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `k` -/ abbrev v_k : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `l` -/ abbrev v_l : Var := 6
/-- `c` -/ abbrev v_c : Var := 7
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `r` -/ abbrev a_r : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `row_max`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M))]
  inputs := [Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)]]
  outputs := [Region.mk t_B [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_B
        [v_i]
        .true
        (.reduce
          [.fn (.special .f32 "-inf") []]
          (.builtin "max" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M)))
          (.access t_A [.var v_i, .var v_k]))]

/-- Implementation `shift_down`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .allocate a_r [.const 8] <|
      .seq (.par v_l (.const 0) (.const 8) <|
        .seq (.assign a_r [.var v_l] (.fn (.special .f32 "-inf") [])) <|
        .scope [a_r] <|
          .for v_c (.const 0) (.div (.add (.add (.var v_M) (.mul (-1) (.var v_l))) (.const 7)) 8) <|
            .accumulate
              false
              (.builtin "max" .f32)
              a_r
              [.var v_l]
              (.read a_a [.var v_i, .add (.mul 8 (.var v_c)) (.var v_l)])) <|
      .seq (.scope [a_r] <|
        .par v_l (.const 0) (.const 4) <|
          .accumulate false (.builtin "max" .f32) a_r [.var v_l] (.read a_r [.add (.var v_l) (.const 4)])) <|
      .seq (.scope [a_r] <|
        .par v_l (.const 0) (.const 2) <|
          .accumulate false (.builtin "max" .f32) a_r [.var v_l] (.read a_r [.add (.var v_l) (.const 2)])) <|
      .seq (.scope [a_r] <|
        .accumulate false (.builtin "max" .f32) a_r [.const 0] (.read a_r [.const 1])) <|
      .assign a_b [.var v_i] (.read a_r [.const 0])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "max" .f32) ∧ RightComm I (.builtin "max" .f32) ∧ RightUnit I (.builtin "max" .f32) (I.fn (.special .f32 "-inf") [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "max" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "max" .f32) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "max" .f32) (I.fn (.special .f32 "-inf") []) := hl.2.2

abbrev f_0 : Fn := .builtin "max" .f32
abbrev f_1 : Fn := .special .f32 "-inf"

abbrev base (E : Env) (N x_M : Int) : Env := ((E.set v_N N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c : Int} (h0 : a < (c + (-1) * b + 7) / 8) : 8 * a + b < c :=
  by omega

theorem fact_1 {a b c : Int} (h0 : a ≤ c + b + (-8)) : a < b + c + 1 :=
  by omega

theorem fact_2 {a b : Int} (h0 : a ≤ b) (h1 : b ≤ 8 * 0 + a + (-8)) : False :=
  by omega

theorem fact_3 {a b c d : Int} (h0 : (a + (-1) * d) % 8 = 0) (h1 : a < b) (h2 : d < c + 1) (h3 : ¬ d < c) : a ≤ 8 * (max 0 ((b + (-1) * c + 7) / 8)) + c + (-8) :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : (a + (-1) * d) % 8 = c) (h1 : d < b + 1) (h2 : ¬ d < b) : (a + (-1) * b) % 8 = c :=
  by omega

theorem fact_5 {a b c : Int} (h0 : a ≤ 8 * (max 0 ((b + (-1) * c + 7) / 8)) + c + (-8)) (h1 : 0 ≤ b) (h2 : c < 8) : a < b :=
  by omega

theorem fact_6 {a b c : Int} (h0 : 0 ≤ c) (h1 : c < (b + (-1) * a + 7) / 8) : a < b :=
  by omega

theorem fact_7 {a b c d : Int} (h0 : (a + (-1) * b) % 8 = 4) (h1 : a < c) : a < (max ((-7) * b + 8 * ((7 * b + c + 3) / 8) + (-4)) d) + 1 :=
  by omega

theorem fact_8 {a b c d : Int} (h0 : (a + (-1) * c) % 8 = 0) (h1 : a < d) : a < (max b ((-7) * c + 8 * ((7 * c + d + 7) / 8) + (-8))) + 1 :=
  by omega

theorem fact_9 {a b c : Int} (h0 : (a + (-1) * b) % 8 = c) : (a + (-1) * (b + c)) % 8 = 0 :=
  by omega

theorem fact_10 {a b : Int} (h0 : (a + (-1) * (b + 4)) % 8 = 0) : (a + (-1) * b) % 8 = 4 :=
  by omega

theorem fact_11 {a b c : Int} (h0 : (a + (-1) * b) % 8 = c) (h1 : (a + (-1) * (b + 4)) % 8 = c) : False :=
  by omega

theorem fact_12 {a b c d : Int} (h0 : d + b ≤ c) (h1 : d = a) : a + b ≤ c :=
  by omega

theorem fact_13 {a b c d : Int} (h0 : d + b ≤ c) (h1 : a = d) : a + b ≤ c :=
  by omega

theorem fact_14 {a b c d x_e f : Int} (h0 : (a + (-1) * d) % 8 = 2) (h1 : a < x_e) : a < (max (max (max b c) ((-7) * d + 8 * ((7 * d + x_e + 5) / 8) + (-6))) f) + 1 :=
  by omega

theorem fact_15 {a b c d x_e f : Int} (h0 : (a + (-1) * c) % 8 = 4) (h1 : a < d) : a < (max (max (max b ((-7) * c + 8 * ((7 * c + d + 3) / 8) + (-4))) x_e) f) + 1 :=
  by omega

theorem fact_16 {a b c d x_e f : Int} (h0 : (a + (-1) * b) % 8 = 6) (h1 : a < c) : a < (max (max (max ((-7) * b + 8 * ((7 * b + c + 1) / 8) + (-2)) d) x_e) f) + 1 :=
  by omega

theorem fact_17 {a b c d x_e f : Int} (h0 : (a + (-1) * x_e) % 8 = 0) (h1 : a < f) : a < (max (max (max b c) d) ((-7) * x_e + 8 * ((7 * x_e + f + 7) / 8) + (-8))) + 1 :=
  by omega

theorem fact_18 {a b : Int} (h0 : (a + (-1) * b) % 8 = 6) : (a + (-1) * (b + 2)) % 8 = 4 :=
  by omega

theorem fact_19 {a b : Int} (h0 : (a + (-1) * (b + 2)) % 8 = 4) : (a + (-1) * b) % 8 = 6 :=
  by omega

theorem fact_20 {a b : Int} (h0 : (a + (-1) * (b + 2)) % 8 = 0) : (a + (-1) * b) % 8 = 2 :=
  by omega

theorem fact_21 {a b : Int} (h0 : (a + (-1) * b) % 8 = 4) (h1 : (a + (-1) * (b + 2)) % 8 = 0) : False :=
  by omega

theorem fact_22 {a b c : Int} (h0 : (a + (-1) * b) % 8 = c) (h1 : (a + (-1) * (b + 2)) % 8 = c) : False :=
  by omega

theorem fact_23 {a : Int} (h0 : (-5) ≤ a) (h1 : 6 ≤ (a + (-3)) % 8) : 0 ≤ a :=
  by omega

theorem fact_24 {a : Int} (h0 : 0 + 2 ≤ a) : 1 ≤ a :=
  by omega

theorem fact_25 {a : Int} (h0 : 6 ≤ (a + (-3)) % 8) (h1 : ¬ (a + (-1) * 0) % 8 = 2) : (a + (-1) * 1) % 8 = 0 :=
  by omega

theorem fact_26 {a : Int} (h0 : (-5) ≤ a) (h1 : 6 ≤ (a + (-3)) % 8) : 1 ≤ a :=
  by omega

theorem fact_27 {a : Int} (h0 : (-5) ≤ a) (h1 : 6 ≤ (a + (-3)) % 8) (h2 : ¬ 0 + 2 ≤ a) : (a + (-1) * 1) % 8 = 0 :=
  by omega

theorem fact_28 {a : Int} (h0 : 0 + 4 ≤ a) : 1 + 2 ≤ a :=
  by omega

theorem fact_29 {a : Int} (h0 : 3 ≤ a % 8) (h1 : a % 8 ≤ 4) (h2 : ¬ (a + (-1) * 0) % 8 = 4) : (a + (-1) * 1) % 8 = 2 :=
  by omega

theorem fact_30 {a : Int} (h0 : 0 ≤ a) (h1 : 3 ≤ a % 8) : 1 + 2 ≤ a :=
  by omega

theorem fact_31 {a : Int} (h0 : 0 ≤ a) (h1 : 3 ≤ a % 8) (h2 : ¬ 0 + 4 ≤ a) : (a + (-1) * 1) % 8 = 2 :=
  by omega

theorem fact_32 {a : Int} (h0 : a % 8 = 0) : (a + (-1) * 0) % 8 = 0 :=
  by omega

theorem fact_33 {a : Int} (h0 : 0 + 6 ≤ a) : 1 + 4 ≤ a :=
  by omega

theorem fact_34 {a : Int} (h0 : 0 + 6 ≤ a) (h1 : ¬ (a + (-1) * 0) % 8 = 6) : 1 + 6 ≤ a :=
  by omega

theorem fact_35 {a : Int} (h0 : ((-1) * a + (-1)) % 8 ≤ 2) (h1 : ¬ (a + (-1) * 0) % 8 = 6) (h2 : ¬ (a + (-1) * 1) % 8 = 4) : (a + (-1) * 1) % 8 = 6 :=
  by omega

theorem fact_36 {a : Int} (h0 : 0 ≤ a) (h1 : ((-1) * a + (-1)) % 8 ≤ 2) : 1 + 4 ≤ a :=
  by omega

theorem fact_37 {a : Int} (h0 : 0 ≤ a) (h1 : ((-1) * a + (-1)) % 8 ≤ 2) (h2 : ¬ 0 + 6 ≤ a) : (a + (-1) * 1) % 8 = 4 :=
  by omega

theorem fact_38 {a : Int} (h0 : 0 + 2 ≤ a) : (-5) ≤ a :=
  by omega

theorem fact_39 {a : Int} (h0 : (a + (-1) * 0) % 8 = 2) : 6 ≤ (a + (-3)) % 8 :=
  by omega

theorem fact_40 {a b : Int} (h0 : (a + (-1) * 0) % 8 = b) : a % 8 ≤ b :=
  by omega

theorem fact_41 {a : Int} (h0 : (a + (-1) * 0) % 8 = 4) : 3 ≤ a % 8 :=
  by omega

theorem fact_42 {a : Int} (h0 : (a + (-1) * 0) % 8 = 6) : ((-1) * a + (-1)) % 8 ≤ 2 :=
  by omega

theorem fact_43 {a : Int} (h0 : (a + (-1) * 0) % 8 = 0) : a % 8 = 0 :=
  by omega

theorem fact_44 {a : Int} (h0 : (a + (-1) * 1) % 8 = 2) : a % 8 ≤ 4 :=
  by omega

theorem fact_45 {a : Int} (h0 : (a + (-1) * 1) % 8 = 2) : 3 ≤ a % 8 :=
  by omega

theorem fact_46 {a : Int} (h0 : (a + (-1) * 1) % 8 = 4) : ((-1) * a + (-1)) % 8 ≤ 2 :=
  by omega

theorem fact_47 {a : Int} (h0 : (a + (-1) * 1) % 8 = 6) : ((-1) * a + (-1)) % 8 ≤ 2 :=
  by omega

theorem fact_48 {a : Int} (h0 : 1 ≤ a) : (-5) ≤ a :=
  by omega

theorem fact_49 {a : Int} (h0 : (a + (-1) * 1) % 8 = 0) : 6 ≤ (a + (-3)) % 8 :=
  by omega

theorem fact_50 {a b : Int} (h0 : (a + (-1) * 0) % 8 = b) (h1 : (a + (-1) * 1) % 8 = b) : False :=
  by omega

theorem fact_51 {a : Int} (h0 : (a + (-1) * 0) % 8 = 2) (h1 : (a + (-1) * 1) % 8 = 4) : False :=
  by omega

theorem fact_52 {a : Int} (h0 : (a + (-1) * 0) % 8 = 2) (h1 : (a + (-1) * 1) % 8 = 6) : False :=
  by omega

theorem fact_53 {a b : Int} (h0 : (a + (-1) * b) % 8 = 2) (h1 : (a + (-1) * 1) % 8 = b) : False :=
  by omega

theorem fact_54 {a : Int} (h0 : (a + (-1) * 0) % 8 = 4) (h1 : (a + (-1) * 1) % 8 = 2) : False :=
  by omega

theorem fact_55 {a : Int} (h0 : (a + (-1) * 0) % 8 = 4) (h1 : (a + (-1) * 1) % 8 = 6) : False :=
  by omega

theorem fact_56 {a b : Int} (h0 : (a + (-1) * b) % 8 = 4) (h1 : (a + (-1) * 1) % 8 = b) : False :=
  by omega

theorem fact_57 {a : Int} (h0 : (a + (-1) * 0) % 8 = 6) (h1 : (a + (-1) * 1) % 8 = 2) : False :=
  by omega

theorem fact_58 {a : Int} (h0 : (a + (-1) * 0) % 8 = 6) (h1 : (a + (-1) * 1) % 8 = 4) : False :=
  by omega

theorem fact_59 {a b : Int} (h0 : (a + (-1) * b) % 8 = 6) (h1 : (a + (-1) * 1) % 8 = b) : False :=
  by omega

theorem fact_60 {a b : Int} (h0 : (a + (-1) * b) % 8 = b) (h1 : (a + (-1) * 1) % 8 = 2) : False :=
  by omega

theorem fact_61 {a b : Int} (h0 : (a + (-1) * b) % 8 = b) (h1 : (a + (-1) * 1) % 8 = 4) : False :=
  by omega

theorem fact_62 {a b : Int} (h0 : (a + (-1) * b) % 8 = b) (h1 : (a + (-1) * 1) % 8 = 6) : False :=
  by omega

theorem fact_63 {a : Int} (h0 : (a + (-1) * 0) % 8 = 0) (h1 : (a + (-1) * 1) % 8 = 0) : False :=
  by omega

theorem fact_64 {a : Int} (h0 : 0 ≤ a) : (-5) ≤ a :=
  by omega

theorem fact_65 {a : Int} (h0 : ¬ 3 ≤ a % 8) (h1 : ¬ 6 ≤ (a + (-3)) % 8) : a % 8 = 0 :=
  by omega

theorem fact_66 {a : Int} (h0 : ¬ a % 8 ≤ 4) : ((-1) * a + (-1)) % 8 ≤ 2 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 x_M i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (c0 ≤ y_k0 ∧ y_k0 < x_M) ∧ (y_k0 + (-1) * c0) % 8 = 0)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 x_M c i l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((c0 ≤ y_k0 ∧ y_k0 < x_M) ∧ (y_k0 + (-1) * c0) % 8 = 0) ∧ c0 < l ∨ ((l ≤ y_k0 ∧ y_k0 ≤ 8 * c + l + (-8)) ∧ c0 = l) ∧ (y_k0 + (-1) * l) % 8 = 0)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 x_M i l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((c0 + 4 ≤ y_k0 ∧ y_k0 < x_M) ∧ (y_k0 + (-1) * c0) % 8 = 4) ∧ c0 < l ∨ (c0 ≤ y_k0 ∧ y_k0 < x_M) ∧ (y_k0 + (-1) * c0) % 8 = 0)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 x_M i l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((((c0 + 2 ≤ y_k0 ∧ y_k0 < x_M) ∧ (y_k0 + (-1) * c0) % 8 = 2) ∧ c0 < l ∨ ((c0 + 4 ≤ y_k0 ∧ y_k0 < x_M) ∧ c0 ≤ 3) ∧ (y_k0 + (-1) * c0) % 8 = 4) ∨ ((c0 + 6 ≤ y_k0 ∧ y_k0 < x_M) ∧ (y_k0 + (-1) * c0) % 8 = 6) ∧ c0 < l) ∨ (c0 ≤ y_k0 ∧ y_k0 < x_M) ∧ (y_k0 + (-1) * c0) % 8 = 0)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c i l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 8 * c + l ∨ (l ≤ y_k0 ∧ y_k0 ≤ 8 * c + l + (-8)) ∧ (y_k0 + (-1) * l) % 8 = 0)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_M i l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (l + 4 ≤ y_k0 ∧ y_k0 < x_M) ∧ (y_k0 + (-1) * l) % 8 = 4 ∨ (l ≤ y_k0 ∧ y_k0 < x_M) ∧ (y_k0 + (-1) * l) % 8 = 0)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_M i l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((l + 2 ≤ y_k0 ∧ y_k0 < x_M) ∧ (y_k0 + (-1) * l) % 8 = 2 ∨ (l + 4 ≤ y_k0 ∧ y_k0 < x_M) ∧ (y_k0 + (-1) * l) % 8 = 4) ∨ (l + 6 ≤ y_k0 ∧ y_k0 < x_M) ∧ (y_k0 + (-1) * l) % 8 = 6) ∨ (l ≤ y_k0 ∧ y_k0 < x_M) ∧ (y_k0 + (-1) * l) % 8 = 0)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (x_M i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((((-5) ≤ y_k0 ∧ y_k0 < x_M) ∧ 6 ≤ (y_k0 + (-3)) % 8 ∨ ((0 ≤ y_k0 ∧ y_k0 < x_M) ∧ y_k0 % 8 ≤ 4) ∧ 3 ≤ y_k0 % 8) ∨ (0 ≤ y_k0 ∧ y_k0 < x_M) ∧ y_k0 % 8 = 0) ∨ (0 ≤ y_k0 ∧ y_k0 < x_M) ∧ ((-1) * y_k0 + (-1)) % 8 ≤ 2)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (x_M i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_M)) (body1 (fun y_k0 => M t_A [i, y_k0])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_B [i]) = (value_8 I M x_M i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M))) (.access t_A [.var v_i, .var v_k])) ((base E N x_M).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds)
  (fun (k : Int) (h1 : 0 ≤ k ∧ k < x_M) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_B [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M i : Int) : Heap V :=
  ((known_1_0 I M N x_M).and (known_1_1 I M i))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_M i l : Int) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < l)
    (fun c0 => (value_0 I M c0 x_M i))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M i l : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_1_1 I M i).and (known_2_2 I M x_M i l)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_M i l c : Int) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ l)
    (fun c0 => (value_1 I M c0 x_M c i l))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M i l c : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_1_1 I M i).and (known_3_2 I M x_M i l c)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_r
    [.var v_l]
    (.read a_a [.var v_i, .add (.mul 8 (.var v_c)) (.var v_l)])
    (fun e => (value_4 I M (e v_c) (e v_i) (e v_l)))

theorem vc_3 (i l c : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ l) (h4 : l < 8) (h5 : 0 ≤ c) (h6 : c < (x_M + (-1) * l + 7) / 8) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N x_M)) a_r [8]) ((((base E N x_M).set v_i i).set v_l l).set v_c c) (known_3 I M N x_M i l c) :=
  (vc_accumulate_of (value_1 I M l x_M c i l) (M t_A [i, 8 * c + l])
  ((at_right (at_right (at_points1 l ⟨h3, int_refl⟩ rfl)))
  : (known_3 I M N x_M i l c) ⟨a_r, [l]⟩ (value_1 I M l x_M c i l))
  (ev_read ((at_left (at_points2 i (8 * c + l) ⟨⟨(int_c27 h5 h3), (fact_0 h6)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M N x_M i l c) ⟨a_a, [i, 8 * c + l]⟩ (M t_A [i, 8 * c + l])))
  ((append1 (8 * c + l) (min l (l + 8 * c)) (l + 8 * c + 1)
  (fun q0 h7 => (Or.elim h7 (fun h8 => ⟨(int_c20 h8), (int_c17 h8)⟩)
  (fun h8 => ⟨(int_c2 h8.1.1), (fact_1 h8.1.2)⟩))) (fun q0 =>
  ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.inr h8)) (fun h8 => (Or.inl (Or.inr ⟨⟨h8.1, rfl⟩, h8.2⟩))))), (fun h7 => (Or.elim h7 (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_irrefl h9.2))) (fun h9 => (Or.inr ⟨h9.1.1, h9.2⟩))))
  (fun h8 => (Or.inl h8))))⟩) (fun q0 h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2))) (fun h8 => (int_c200 h8.1.1.2))))
  (fun q0 h7 => rfl) rfl)
  : I.fn f_0 [value_1 I M l x_M c i l, M t_A [i, 8 * c + l]] = value_4 I M c i l))

theorem kept_3 (i l c : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ l) (h4 : l < 8) (h5 : 0 ≤ c) (h6 : c < (x_M + (-1) * l + 7) / 8) :
    Heap.Entails ((body_3 I M).post ((((base E N x_M).set v_i i).set v_l l).set v_c c) (known_3 I M N x_M i l c)) (known_3 I M N x_M i l (c + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_M i l (c + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q1 h7 => ((Classical.em (q1 = l)).elim (fun h8 => (at_set_eq1 q1 l h8 ((reduce_congr1
  (fun q2 => ⟨(fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_eab_tab_F h8 h10.2)))
  (fun h10 => ((Classical.em (q2 = 8 * c + l)).elim (fun h11 => (Or.inl h11))
  (fun h11 => (Or.inr ⟨⟨h10.1.1.1, (int_c240 h10.1.1.2 h10.2 h11)⟩, h10.2⟩)))))), (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inr ⟨⟨⟨(int_c219 h5 h10), (int_c233 h10)⟩, h8⟩, (int_c228 h10)⟩))
  (fun h10 => (Or.inr ⟨⟨⟨h10.1.1, (int_c235 h10.1.2)⟩, h8⟩, h10.2⟩))))⟩) (fun q2 h9 => rfl))
  : value_1 I M q1 x_M (c + 1) i l = value_4 I M c i l))) (fun h8 =>
  (at_set_ne1 q1 l h8 (at_right (at_right (at_points1 q1 h7 (reduce_congr1 (fun q3 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl h10)) (fun h10 => (False.elim (int_eab_neab_F h10.1.2 h8))))), (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl h10)) (fun h10 => (False.elim (int_eab_neab_F h10.1.2 h8)))))⟩)
  (fun q3 h9 => rfl)))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_r [.var v_l] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_r] <|
    .for v_c (.const 0) (.div (.add (.add (.var v_M) (.mul (-1) (.var v_l))) (.const 7)) 8)
      (fun e x => known_3 I M (e v_N) (e v_M) (e v_i) (e v_l) x) (body_3 I M)

theorem vc_2 (i l : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ l) (h4 : l < 8) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N x_M)) a_r [8]) (((base E N x_M).set v_i i).set v_l l) (known_2 I M N x_M i l) :=
  (vc_seq
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h3, h4, trivial⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 ((x_M + (-1) * l + 7) / 8) rfl rfl
  (show Heap.Entails _ (known_3 I M N x_M i l 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q4 h5 => ((Classical.em (q4 = l)).elim
  (fun h6 => (at_set_eq1 q4 l h6 ((Eq.trans ((reduce_empty1 (fun q5 => (fun h7 =>
  (Or.elim h7 (fun h8 => (int_eab_tab_F h6 h8.2)) (fun h8 => (fact_2 h8.1.1.1 h8.1.1.2))))))
  : value_1 I M q4 x_M 0 i l = I.fn f_1 []) rfl)
  : value_1 I M q4 x_M 0 i l = I.fn f_1 []))) (fun h6 => (at_set_ne1 q4 l h6
  (at_right (at_right (at_points1 q4 ⟨h5.1, (int_lab_neab_tab h5.2 h6)⟩ (reduce_congr1 (fun q6 =>
  ⟨(fun h7 => (Or.elim h7 (fun h8 => h8.1) (fun h8 => (False.elim (fact_2 h8.1.1.1 h8.1.1.2))))), (fun h7 => (Or.inl ⟨h7, (int_lab_neab_tab h5.2 h6)⟩))⟩)
  (fun q6 h7 => rfl))))))))))))) (fun c h5 h6 => (vc_3 N x_M hl hM i l c h0 h1 h2 h3 h4 h5 h6))
  (fun c h5 h6 => (kept_3 N x_M hl hM i l c h0 h1 h2 h3 h4 h5 h6)))))

theorem kept_2 (i l : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ l) (h4 : l < 8) :
    Heap.Entails ((body_2 I M).post (((base E N x_M).set v_i i).set v_l l) (known_2 I M N x_M i l)) (known_2 I M N x_M i (l + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q7 h5 => (at_right (at_right (at_points1 q7 ⟨h5.1, (int_taB_lab h5.2)⟩ (reduce_congr1
  (fun q8 => ⟨(fun h6 => ((Classical.em (q7 < l)).elim (fun h7 => (Or.inl ⟨h6, h7⟩)) (fun h7 =>
  (Or.inr ⟨⟨⟨(int_lba_ntbc_lca h6.1.1 h7), (fact_3 h6.2 h6.1.2 h5.2 h7)⟩, (int_taB_ntab_eab h5.2 h7)⟩, (fact_4 h6.2 h5.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => h7.1)
  (fun h7 => ⟨⟨(int_c35 h7.1.1.1 h5.2), (fact_5 h7.1.1.2 h0.2 h4)⟩, (int_c185 h7.1.2 h7.2)⟩)))⟩)
  (fun q8 h6 => rfl)))))))))
  : Heap.Entails (known_3 I M N x_M i l (max 0 ((x_M + (-1) * l + 7) / 8))) (known_2 I M N x_M i (l + 1)))

theorem race_2 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    ParVC I 0 8 (body_2 I M).erase (fun l => (((base E N x_M).set v_i i).set v_l l)) (fun l => (body_2 I M).post (((base E N x_M).set v_i i).set v_l l) (known_2 I M N x_M i l)) :=
  (race_arrays [a_r] rfl rfl (all_cons (apart1 (fun l c0 => c0 = l) (fun l c0 => c0 = l ∧ l < x_M)
  (fun l h3 h4 => (w_seq (w_assign1 l rfl)
  (w_scope (w_for 0 ((x_M + (-1) * l + 7) / 8) rfl rfl (fun c h5 h6 => (w_accumulate1 l rfl))))))
  (fun l h3 h4 => (r_seq (r_none rfl) (r_scope (r_for 0 ((x_M + (-1) * l + 7) / 8) rfl rfl
  (fun c h5 h6 => (r_accumulate1 (x_none rfl) l ⟨rfl, ((fact_6 h5 h6) : l < x_M)⟩))))))
  (fun l y_y c0 h3 h4 h5 h6 h7 h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8 h9.1 h7)), (int_eab_nebc_neac h8 h7)⟩)) all_nil))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_M i l : Int) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_2 I M c0 x_M i l))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M i l : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_1_1 I M i).and (known_4_2 I M x_M i l)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_r [.var v_l] (.read a_r [.add (.var v_l) (.const 4)])
    (fun e => (value_5 I M (e v_M) (e v_i) (e v_l)))

theorem vc_4 (i l : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ l) (h4 : l < 4) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E N x_M)) a_r [8]) (((base E N x_M).set v_i i).set v_l l) (known_4 I M N x_M i l) :=
  (vc_accumulate_of (value_2 I M l x_M i l) (value_2 I M (l + 4) x_M i l)
  ((at_right (at_right (at_points1 l ⟨h3, (int_c312 h4)⟩ rfl)))
  : (known_4 I M N x_M i l) ⟨a_r, [l]⟩ (value_2 I M l x_M i l))
  (ev_read ((at_right (at_right (at_points1 (l + 4) ⟨(int_c340 h3), (int_c325 h4)⟩ rfl)))
  : (known_4 I M N x_M i l) ⟨a_r, [l + 4]⟩ (value_2 I M (l + 4) x_M i l)))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) l
  ((max ((-7) * l + 8 * ((7 * l + x_M + 3) / 8) + (-4)) ((-7) * l + 8 * ((7 * l + x_M + 7) / 8) + (-8))) + 1)
  (fun q10 h5 => (Or.elim h5 (fun h6 => ⟨(int_c483 h6.1.1), (fact_7 h6.2 h6.1.2)⟩)
  (fun h6 => ⟨h6.1.1, (fact_8 h6.2 h6.1.2)⟩))) (fun q10 => ⟨(fun h5 =>
  (Or.elim h5 (fun h6 => (Or.inr (Or.inr ⟨h6.1, (fact_9 h6.2)⟩))) (fun h6 => (Or.inl (Or.inr h6))))), (fun h5 => (Or.elim h5
  (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2))) (fun h7 => (Or.inr h7))))
  (fun h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_c319 h7.2))) (fun h7 => (Or.inl ⟨h7.1, (fact_10 h7.2)⟩))))))⟩)
  (fun q10 h5 => (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2)))
  (fun h6 => (fun h7 => (Or.elim h7 (fun h8 => (int_c319 h8.2)) (fun h8 => (fact_11 h6.2 h8.2)))))))
  (fun q10 h5 => rfl) (fun q10 h5 => rfl))
  : I.fn f_0 [value_2 I M l x_M i l, value_2 I M (l + 4) x_M i l] = value_5 I M x_M i l))

theorem kept_4 (i l : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ l) (h4 : l < 4) :
    Heap.Entails ((body_4 I M).post (((base E N x_M).set v_i i).set v_l l) (known_4 I M N x_M i l)) (known_4 I M N x_M i (l + 1)) :=
  (show Heap.Entails _ (known_4 I M N x_M i (l + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q12 h5 => ((Classical.em (q12 = l)).elim
  (fun h6 => (at_set_eq1 q12 l h6 ((reduce_congr1 (fun q13 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl ⟨⟨(fact_12 h8.1.1.1 h6), h8.1.1.2⟩, (int_c237 h6 h8.1.2)⟩))
  (fun h8 => (Or.inr ⟨⟨(int_lbc_eba_lac h8.1.1 h6), h8.1.2⟩, (int_c237 h6 h8.2)⟩)))), (fun h7 => (Or.elim h7
  (fun h8 => (Or.inl ⟨⟨⟨(fact_13 h8.1.1 h6), h8.1.2⟩, (int_c185 h6 h8.2)⟩, (int_eab_taB h6)⟩))
  (fun h8 => (Or.inr ⟨⟨(int_lbc_eab_lac h8.1.1 h6), h8.1.2⟩, (int_c185 h6 h8.2)⟩))))⟩)
  (fun q13 h7 => rfl)) : value_2 I M q12 x_M i (l + 1) = value_5 I M x_M i l))) (fun h6 =>
  (at_set_ne1 q12 l h6 (at_right (at_right (at_points1 q12 h5 (reduce_congr1 (fun q14 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_taB_neab_tab h8.2 h6)⟩)) (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_tab_taB h8.2)⟩)) (fun h8 => (Or.inr h8))))⟩)
  (fun q14 h7 => rfl)))))))))))))

theorem race_4 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    ParVC I 0 4 (body_4 I M).erase (fun l => (((base E N x_M).set v_i i).set v_l l)) (fun l => (body_4 I M).post (((base E N x_M).set v_i i).set v_l l) (known_4 I M N x_M i l)) :=
  (race_arrays [a_r] rfl rfl
  (all_cons (apart1 (fun l c0 => c0 = l) (fun l c0 => c0 = l + 4 ∨ c0 = l)
  (fun l h3 h4 => (w_accumulate1 l rfl))
  (fun l h3 h4 => (r_both (x_read1 (l + 4) (Or.inl rfl)) (x_read1 l (Or.inr rfl))))
  (fun l y_y c0 h3 h4 h5 h6 h7 h8 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (int_c179 h5 h8 h10 h4)) (fun h10 => (int_eab_eac_nebc_F h8 h10 h7)))), (int_eab_nebc_neac h8 h7)⟩))
  all_nil))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x_M i l : Int) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_3 I M c0 x_M i l))

noncomputable def known_5 (I : Interp V) (M : Model V) (N x_M i l : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_1_1 I M i).and (known_5_2 I M x_M i l)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_r [.var v_l] (.read a_r [.add (.var v_l) (.const 2)])
    (fun e => (value_6 I M (e v_M) (e v_i) (e v_l)))

theorem vc_5 (i l : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ l) (h4 : l < 2) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E N x_M)) a_r [8]) (((base E N x_M).set v_i i).set v_l l) (known_5 I M N x_M i l) :=
  (vc_accumulate_of (value_3 I M l x_M i l) (value_3 I M (l + 2) x_M i l)
  ((at_right (at_right (at_points1 l ⟨h3, (int_c311 h4)⟩ rfl)))
  : (known_5 I M N x_M i l) ⟨a_r, [l]⟩ (value_3 I M l x_M i l))
  (ev_read ((at_right (at_right (at_points1 (l + 2) ⟨(int_c145 h3), (int_c324 h4)⟩ rfl)))
  : (known_5 I M N x_M i l) ⟨a_r, [l + 2]⟩ (value_3 I M (l + 2) x_M i l)))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) l
  ((max (max (max ((-7) * l + 8 * ((7 * l + x_M + 1) / 8) + (-2)) ((-7) * l + 8 * ((7 * l + x_M + 3) / 8) + (-4))) ((-7) * l + 8 * ((7 * l + x_M + 5) / 8) + (-6))) ((-7) * l + 8 * ((7 * l + x_M + 7) / 8) + (-8))) + 1)
  (fun q17 h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => ⟨(int_c256 h8.1.1), (fact_14 h8.2 h8.1.2)⟩)
  (fun h8 => ⟨(int_c483 h8.1.1), (fact_15 h8.2 h8.1.2)⟩)))
  (fun h7 => ⟨(int_c484 h7.1.1), (fact_16 h7.2 h7.1.2)⟩)))
  (fun h6 => ⟨h6.1.1, (fact_17 h6.2 h6.1.2)⟩))) (fun q17 => ⟨(fun h5 => (Or.elim h5
  (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => (Or.inr (Or.inr ⟨h8.1, (fact_9 h8.2)⟩)))
  (fun h8 => (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨h8.1, (int_c316 h4)⟩, h8.2⟩))))))) (fun h7 =>
  (Or.inr (Or.inl (Or.inl (Or.inr ⟨⟨⟨(int_c561 h7.1.1), h7.1.2⟩, (int_c329 h4)⟩, (fact_18 h7.2)⟩)))))))
  (fun h6 => (Or.inl (Or.inr h6))))), (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6
  (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_irrefl h9.2)))
  (fun h9 => (Or.inl (Or.inl (Or.inr ⟨h9.1.1, h9.2⟩))))))
  (fun h8 => (False.elim (int_irrefl h8.2))))) (fun h7 => (Or.inr h7)))) (fun h6 =>
  (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_c318 h9.2)))
  (fun h9 => (Or.inl (Or.inr ⟨⟨(int_c562 h9.1.1.1), h9.1.1.2⟩, (fact_19 h9.2)⟩)))))
  (fun h8 => (False.elim (int_c318 h8.2)))))
  (fun h7 => (Or.inl (Or.inl (Or.inl ⟨h7.1, (fact_20 h7.2)⟩))))))))⟩)
  (fun q17 h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2))) (fun h8 => (by clear h5 h6 h7; omega))))
  (fun h7 => (False.elim (int_irrefl h7.2))))) (fun h6 => (by clear h5; omega))))
  (fun q17 h5 => rfl) (fun q17 h5 => rfl))
  : I.fn f_0 [value_3 I M l x_M i l, value_3 I M (l + 2) x_M i l] = value_6 I M x_M i l))

theorem kept_5 (i l : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ l) (h4 : l < 2) :
    Heap.Entails ((body_5 I M).post (((base E N x_M).set v_i i).set v_l l) (known_5 I M N x_M i l)) (known_5 I M N x_M i (l + 1)) :=
  (show Heap.Entails _ (known_5 I M N x_M i (l + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q19 h5 => ((Classical.em (q19 = l)).elim (fun h6 => (at_set_eq1 q19 l h6 ((reduce_congr1
  (fun q20 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 =>
  (Or.inl (Or.inl (Or.inl ⟨⟨(fact_12 h10.1.1.1 h6), h10.1.1.2⟩, (int_c237 h6 h10.1.2)⟩))))
  (fun h10 => (Or.inl (Or.inl (Or.inr ⟨⟨(fact_12 h10.1.1.1 h6), h10.1.1.2⟩, (int_c237 h6 h10.2)⟩))))))
  (fun h9 => (Or.inl (Or.inr ⟨⟨(fact_12 h9.1.1.1 h6), h9.1.1.2⟩, (int_c237 h6 h9.1.2)⟩)))))
  (fun h8 => (Or.inr ⟨⟨(int_lbc_eba_lac h8.1.1 h6), h8.1.2⟩, (int_c237 h6 h8.2)⟩)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 =>
  (Or.inl (Or.inl (Or.inl ⟨⟨⟨(fact_13 h10.1.1 h6), h10.1.2⟩, (int_c185 h6 h10.2)⟩, (int_eab_taB h6)⟩))))
  (fun h10 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨(fact_13 h10.1.1 h6), h10.1.2⟩, (int_c343 h6 h4)⟩, (int_c185 h6 h10.2)⟩))))))
  (fun h9 =>
  (Or.inl (Or.inr ⟨⟨⟨(fact_13 h9.1.1 h6), h9.1.2⟩, (int_c185 h6 h9.2)⟩, (int_eab_taB h6)⟩)))))
  (fun h8 => (Or.inr ⟨⟨(int_lbc_eab_lac h8.1.1 h6), h8.1.2⟩, (int_c185 h6 h8.2)⟩))))⟩)
  (fun q20 h7 => rfl)) : value_3 I M q19 x_M i (l + 1) = value_6 I M x_M i l)))
  (fun h6 => (at_set_ne1 q19 l h6 (at_right (at_right (at_points1 q19 h5
  (reduce_congr1 (fun q21 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl (Or.inl (Or.inl ⟨h10.1, (int_taB_neab_tab h10.2 h6)⟩))))
  (fun h10 => (Or.inl (Or.inl (Or.inr h10))))))
  (fun h9 => (Or.inl (Or.inr ⟨h9.1, (int_taB_neab_tab h9.2 h6)⟩))))) (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (Or.inl (Or.inl (Or.inl ⟨h10.1, (int_tab_taB h10.2)⟩))))
  (fun h10 => (Or.inl (Or.inl (Or.inr h10))))))
  (fun h9 => (Or.inl (Or.inr ⟨h9.1, (int_tab_taB h9.2)⟩))))) (fun h8 => (Or.inr h8))))⟩)
  (fun q21 h7 => rfl)))))))))))))

theorem race_5 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    ParVC I 0 2 (body_5 I M).erase (fun l => (((base E N x_M).set v_i i).set v_l l)) (fun l => (body_5 I M).post (((base E N x_M).set v_i i).set v_l l) (known_5 I M N x_M i l)) :=
  (race_arrays [a_r] rfl rfl
  (all_cons (apart1 (fun l c0 => c0 = l) (fun l c0 => c0 = l + 2 ∨ c0 = l)
  (fun l h3 h4 => (w_accumulate1 l rfl))
  (fun l h3 h4 => (r_both (x_read1 (l + 2) (Or.inl rfl)) (x_read1 l (Or.inr rfl))))
  (fun l y_y c0 h3 h4 h5 h6 h7 h8 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (int_c179 h5 h8 h10 h4)) (fun h10 => (int_eab_eac_nebc_F h8 h10 h7)))), (int_eab_nebc_neac h8 h7)⟩))
  all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_r [.const 8] <|
  .seq (.par v_l (.const 0) (.const 8)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_i) x) (body_2 I M)) <|
  .seq (.scope [a_r] <|
    .par v_l (.const 0) (.const 4)
      (fun e x => known_4 I M (e v_N) (e v_M) (e v_i) x) (body_4 I M)) <|
  .seq (.scope [a_r] <|
    .par v_l (.const 0) (.const 2)
      (fun e x => known_5 I M (e v_N) (e v_M) (e v_i) x) (body_5 I M)) <|
  .seq (.scope [a_r] <|
    .accumulate false f_0 a_r [.const 0] (.read a_r [.const 1])
      (fun e => (value_7 I M (e v_M) (e v_i)))) <|
  .assign a_b [.var v_i] (.read a_r [.const 0])
    (fun e => (M t_B [(e v_i)]))

theorem vc_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_i i) (known_1 I M N x_M i) :=
  (vc_allocate (vc_seq (vc_par_of 0 8 rfl rfl (show Heap.Entails _ (known_2 I M N x_M i 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_without (avoids_points1 (by decide)) (entails_right entails_refl))
  (entails_points1 (fun q9 h3 => (False.elim (int_lab_tba_F h3.1 h3.2)))))))
  (fun l h3 h4 => (vc_2 N x_M hl hM i l h0 h1 h2 h3 h4))
  (fun l h3 h4 => (kept_2 N x_M hl hM i l h0 h1 h2 h3 h4)) (race_2 N x_M hl hM i h0 h1 h2))
  (vc_seq (vc_scope (vc_par_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q15 h3 => (at_right (at_right (at_points1 q15 h3 (reduce_congr1 (fun q16 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h3.1 h5.2))) (fun h5 => h5))), (fun h4 => (Or.inr h4))⟩)
  (fun q16 h4 => rfl))))))))) : Heap.Entails (known_2 I M N x_M i 8) (known_4 I M N x_M i 0))
  (fun l h3 h4 => (vc_4 N x_M hl hM i l h0 h1 h2 h3 h4))
  (fun l h3 h4 => (kept_4 N x_M hl hM i l h0 h1 h2 h3 h4)) (race_4 N x_M hl hM i h0 h1 h2)))
  (vc_seq (vc_scope (vc_par_of 0 2 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points1 (fun q22 h3 =>
  (at_right (at_right (at_points1 q22 h3 (reduce_congr1 (fun q23 => ⟨(fun h4 => (Or.elim h4
  (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h3.1 h7.2)))
  (fun h7 => (Or.inl ⟨⟨h7.1.1, h7.2⟩, (int_c315 h7.1.2)⟩))))
  (fun h6 => (False.elim (int_lab_tba_F h3.1 h6.2))))) (fun h5 => (Or.inr h5)))), (fun h4 => (Or.elim h4 (fun h5 => (Or.inl (Or.inl (Or.inr ⟨⟨h5.1.1, (int_c317 h5.2)⟩, h5.1.2⟩))))
  (fun h5 => (Or.inr h5))))⟩) (fun q23 h4 => rfl)))))))))
  : Heap.Entails (known_4 I M N x_M i 4) (known_5 I M N x_M i 0))
  (fun l h3 h4 => (vc_5 N x_M hl hM i l h0 h1 h2 h3 h4))
  (fun l h3 h4 => (kept_5 N x_M hl hM i l h0 h1 h2 h3 h4)) (race_5 N x_M hl hM i h0 h1 h2)))
  (vc_seq (vc_scope (vc_accumulate_of (value_3 I M 0 x_M i 2) (value_3 I M 1 x_M i 2)
  ((at_right (at_right (at_points1 0 ⟨(by decide), (by decide)⟩ rfl)))
  : (known_5 I M N x_M i 2) ⟨a_r, [0]⟩ (value_3 I M 0 x_M i 2))
  (ev_read ((at_right (at_right (at_points1 1 ⟨(by decide), (by decide)⟩ rfl)))
  : (known_5 I M N x_M i 2) ⟨a_r, [1]⟩ (value_3 I M 1 x_M i 2)))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) 0 ((max (x_M + (-1)) (8 * ((x_M + 7) / 8) + (-8))) + 1)
  (fun q24 h3 => (Or.elim h3 (fun h4 =>
  (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => ⟨(fact_23 h6.1.1 h6.2), (int_c10 h6.1.2)⟩)
  (fun h6 => ⟨h6.1.1.1, (int_c10 h6.1.1.2)⟩))) (fun h5 => ⟨h5.1.1, (int_c10 h5.1.2)⟩)))
  (fun h4 => ⟨h4.1.1, (int_c10 h4.1.2)⟩)))
  (fun q24 => ⟨(fun h3 => (Or.elim h3 (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 =>
  ((Classical.em (0 + 2 ≤ q24)).elim (fun h7 => ((Classical.em ((q24 + (-1) * 0) % 8 = 2)).elim
  (fun h8 => (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨h7, h6.1.2⟩, h8⟩, (by decide)⟩)))))
  (fun h8 => (Or.inr (Or.inr ⟨⟨(fact_24 h7), h6.1.2⟩, (fact_25 h6.2 h8)⟩)))))
  (fun h7 => (Or.inr (Or.inr ⟨⟨(fact_26 h6.1.1 h6.2), h6.1.2⟩, (fact_27 h6.1.1 h6.2 h7)⟩)))))
  (fun h6 =>
  ((Classical.em (0 + 4 ≤ q24)).elim (fun h7 => ((Classical.em ((q24 + (-1) * 0) % 8 = 4)).elim
  (fun h8 => (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h7, h6.1.1.2⟩, (by decide)⟩, h8⟩))))) (fun h8 =>
  (Or.inr (Or.inl (Or.inl (Or.inl ⟨⟨⟨(fact_28 h7), h6.1.1.2⟩, (fact_29 h6.2 h6.1.2 h8)⟩, (by decide)⟩)))))))
  (fun h7 =>
  (Or.inr (Or.inl (Or.inl (Or.inl ⟨⟨⟨(fact_30 h6.1.1.1 h6.2), h6.1.1.2⟩, (fact_31 h6.1.1.1 h6.2 h7)⟩, (by decide)⟩)))))))))
  (fun h5 => (Or.inl (Or.inr ⟨h5.1, (fact_32 h5.2)⟩))))) (fun h4 =>
  ((Classical.em (0 + 6 ≤ q24)).elim (fun h5 => ((Classical.em ((q24 + (-1) * 0) % 8 = 6)).elim
  (fun h6 => (Or.inl (Or.inl (Or.inr ⟨⟨⟨h5, h4.1.2⟩, h6⟩, (by decide)⟩))))
  (fun h6 => ((Classical.em ((q24 + (-1) * 1) % 8 = 4)).elim
  (fun h7 => (Or.inr (Or.inl (Or.inl (Or.inr ⟨⟨⟨(fact_33 h5), h4.1.2⟩, (by decide)⟩, h7⟩)))))
  (fun h7 =>
  (Or.inr (Or.inl (Or.inr ⟨⟨⟨(fact_34 h5 h6), h4.1.2⟩, (fact_35 h4.2 h6 h7)⟩, (by decide)⟩))))))))
  (fun h5 =>
  (Or.inr (Or.inl (Or.inl (Or.inr ⟨⟨⟨(fact_36 h4.1.1 h4.2), h4.1.2⟩, (by decide)⟩, (fact_37 h4.1.1 h4.2 h5)⟩))))))))), (fun h3 => (Or.elim h3 (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6
  (fun h7 => (Or.inl (Or.inl (Or.inl ⟨⟨(fact_38 h7.1.1.1), h7.1.1.2⟩, (fact_39 h7.1.2)⟩))))
  (fun h7 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨(int_c483 h7.1.1.1), h7.1.1.2⟩, (fact_40 h7.2)⟩, (fact_41 h7.2)⟩))))))
  (fun h6 => (Or.inr ⟨⟨(int_c484 h6.1.1.1), h6.1.1.2⟩, (fact_42 h6.1.2)⟩))))
  (fun h5 => (Or.inl (Or.inr ⟨h5.1, (fact_43 h5.2)⟩)))))
  (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨(int_c463 h7.1.1.1), h7.1.1.2⟩, (fact_44 h7.1.2)⟩, (fact_45 h7.1.2)⟩))))
  (fun h7 => (Or.inr ⟨⟨(int_c464 h7.1.1.1), h7.1.1.2⟩, (fact_46 h7.2)⟩))))
  (fun h6 => (Or.inr ⟨⟨(int_c465 h6.1.1.1), h6.1.1.2⟩, (fact_47 h6.1.2)⟩))))
  (fun h5 => (Or.inl (Or.inl (Or.inl ⟨⟨(fact_48 h5.1.1), h5.1.2⟩, (fact_49 h5.2)⟩))))))))⟩)
  (fun q24 h3 => (Or.elim h3 (fun h4 =>
  (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (fact_50 h6.1.2 h10.1.2)) (fun h10 => (fact_51 h6.1.2 h10.2))))
  (fun h9 => (fact_52 h6.1.2 h9.1.2)))) (fun h8 => (fact_53 h6.1.2 h8.2)))))
  (fun h6 => (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (fact_54 h6.2 h10.1.2)) (fun h10 => (fact_50 h6.2 h10.2))))
  (fun h9 => (fact_55 h6.2 h9.1.2)))) (fun h8 => (fact_56 h6.2 h8.2)))))))
  (fun h5 => (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7
  (fun h8 => (Or.elim h8 (fun h9 => (fact_57 h5.1.2 h9.1.2)) (fun h9 => (fact_58 h5.1.2 h9.2))))
  (fun h8 => (fact_50 h5.1.2 h8.1.2)))) (fun h7 => (fact_59 h5.1.2 h7.2)))))))
  (fun h4 => (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6
  (fun h7 => (Or.elim h7 (fun h8 => (fact_60 h4.2 h8.1.2)) (fun h8 => (fact_61 h4.2 h8.2))))
  (fun h7 => (fact_62 h4.2 h7.1.2)))) (fun h6 => (fact_63 h4.2 h6.2))))))) (fun q24 h3 => rfl)
  (fun q24 h3 => rfl))
  : I.fn f_0 [value_3 I M 0 x_M i 2, value_3 I M 1 x_M i 2] = value_7 I M x_M i)))
  (vc_assign_of (value_7 I M x_M i) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_b rfl rfl h1)) (ev_read (at_set_eq1 0 0 rfl rfl))
  ((Eq.trans ((reduce_congr1 (fun q27 => ⟨(fun h3 => (Or.elim h3 (fun h4 => (Or.elim h4
  (fun h5 => (Or.elim h5 (fun h6 => ⟨(fact_23 h6.1.1 h6.2), h6.1.2⟩) (fun h6 => h6.1.1)))
  (fun h5 => h5.1))) (fun h4 => h4.1))), (fun h3 => ((Classical.em (6 ≤ (q27 + (-3)) % 8)).elim
  (fun h4 => (Or.inl (Or.inl (Or.inl ⟨⟨(fact_64 h3.1), h3.2⟩, h4⟩))))
  (fun h4 => ((Classical.em (q27 % 8 ≤ 4)).elim
  (fun h5 => (Or.inl ((Classical.em (3 ≤ q27 % 8)).elim (fun h6 => (Or.inl (Or.inr ⟨⟨h3, h5⟩, h6⟩)))
  (fun h6 => (Or.inr ⟨h3, (fact_65 h6 h4)⟩))))) (fun h5 => (Or.inr ⟨h3, (fact_66 h5)⟩))))))⟩)
  (fun q27 h3 => rfl)) : value_7 I M x_M i = value_8 I M x_M i)
  (Eq.symm (equation_0 N x_M hl hM i trivial))) : value_7 I M x_M i = M t_B [i])))))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) (known_1 I M N x_M (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N x_M (i + 1)) from (entails_and
  (entails_restore (avoids_points2 (by decide)) (entails_set (avoids_points2 (by decide))
  (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))))
  (entails_points1 (fun q28 h3 => (at_restore (by decide) ((Classical.em (q28 = i)).elim
  (fun h4 => (at_set_eq1 q28 i h4 ((at_congr1 h4) : M t_B [q28] = M t_B [i])))
  (fun h4 => (at_set_ne1 q28 i h4 (at_set_other (by decide)
  ((at_right (at_left (at_points1 q28 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))
  : (known_5 I M N x_M i 2) ⟨a_b, [q28]⟩ (M t_B [q28])))))))))))

theorem race_1 (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N x_M).set v_i i)) (fun i => (body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) :=
  (race_arrays [a_b] rfl rfl (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0)
  (fun i h1 h2 => (w_allocate (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl) (w_assign1 i rfl)))))))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E N x_M)) (base E N x_M) (impl.inputHeap spec (base E N x_M) M) :=
  (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M 0) from (entails_and (entails_points2 (fun q29 q30 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q29, q30]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q29, _, rfl, h1.2.1, h1.2.2, q30, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun q31 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun i h1 h2 => (vc_1 N x_M hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N x_M hl hM i h0 h1 h2))
  (race_1 N x_M hl hM h0))

theorem output_0_1 (q32 : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ q32) (h2 : q32 < N) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_b, [q32]⟩ (M t_B [q32]) :=
  ((at_right (at_points1 q32 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_1 I M N x_M (max 0 N)) ⟨a_b, [q32]⟩ (M t_B [q32]))

end

theorem consistent (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Consistent (base E N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M) :=
  solvable_layers (consistent E N x_M h0)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E N x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_B then (0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N) ∧ 0 < x_M ∨ x_M = 0 else True

theorem covered_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N x_M) (base E N x_M) t_B [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl
  (((Classical.em (0 < x_M)).elim (fun h3 => (Or.inl ⟨⟨h1, h2⟩, h3⟩))
  (fun h3 => (Or.inr (int_lba_ntba_eab h0.2 h3)))) : (0 ≤ p0 ∧ p0 < N) ∧ 0 < x_M ∨ x_M = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i : Int) (h1 : True) (h2 : (0 ≤ i ∧ i < N) ∧ 0 < x_M ∨ x_M = 0) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.reduce [.fn (.special .f32 "-inf") []] (.builtin "max" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M))) (.access t_A [.var v_i, .var v_k])) ((base E N x_M).set v_i i) :=
  (defined_reduce_some1 0 x_M (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_M) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_M) =>
  (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ i), ((Or.elim h2 (fun h4 => h4.1.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : i < N), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Defined (base E N x_M) :=
  defined_of (inside N x_M)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N x_M h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N x_M h0 i hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (0 ≤ (E v_N) ∧ 0 ≤ (E v_M)))
    (fun E => base E (E v_N) (E v_M)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) a) (fun E a => placed E (E v_N) (E v_M) a)
    (fun E a => consistent E (E v_N) (E v_M) a) (fun E a => solvable E (E v_N) (E v_M) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) hl hM a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) (E v_M) hl hM p0 a b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.shift_down
