module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.lanes

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `l` -/ abbrev v_l : Var := 3
/-- `i` -/ abbrev v_i : Var := 4
/-- `r` -/ abbrev v_r : Var := 5
/-- `x` -/ abbrev a_x : Arr := 0
/-- `y` -/ abbrev a_y : Arr := 1
/-- `d` -/ abbrev a_d : Arr := 2
/-- `acc` -/ abbrev a_acc : Arr := 3
/-- `X` -/ abbrev t_X : Ten := 0
/-- `Y` -/ abbrev t_Y : Ten := 1
/-- `D` -/ abbrev t_D : Ten := 2

/-- Specification `dot`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_X [(.const 0, .var v_N)], Region.mk t_Y [(.const 0, .var v_N)]]
  outputs := [Region.mk t_D []]
  equations :=
    [
      Equation.mk
        t_D
        []
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
          (.fn (.builtin "*" .f32) [.access t_X [.var v_k], .access t_Y [.var v_k]]))]

/-- Implementation `lanes`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0] [.var v_i0] none,
      Binding.mk a_y t_Y [v_i0] [.var v_i0] none,
      Binding.mk a_d t_D [] [] none]
  body :=
    .allocate a_acc [.const 4] <|
    .seq (.for v_l (.const 0) (.const 4) <|
      .assign a_acc [.var v_l] (.fn (.literal .f32 0 1) [])) <|
    .seq (.scope [a_acc] <|
      .for v_i (.const 0) (.div (.var v_N) 4) <|
        .par v_l (.const 0) (.const 4) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_acc
            [.var v_l]
            (.fn
              (.builtin "*" .f32)
              [
                .read a_x [.add (.mul 4 (.var v_i)) (.var v_l)],
                .read a_y [.add (.mul 4 (.var v_i)) (.var v_l)]])) <|
    .seq (.scope [a_acc] <|
      .seq (.accumulate false (.builtin "+" .f32) a_acc [.const 0] (.read a_acc [.const 1])) <|
      .accumulate false (.builtin "+" .f32) a_acc [.const 2] (.read a_acc [.const 3])) <|
    .seq (.scope [a_acc] <|
      .accumulate false (.builtin "+" .f32) a_acc [.const 0] (.read a_acc [.const 2])) <|
    .seq (.scope [a_acc] <|
      .for v_r (.const 0) (.mod (.var v_N) 4) <|
        .accumulate
          false
          (.builtin "+" .f32)
          a_acc
          [.const 0]
          (.fn
            (.builtin "*" .f32)
            [
              .read a_y [.add (.add (.var v_N) (.mul (-1) (.mod (.var v_N) 4))) (.var v_r)],
              .read a_x [.add (.add (.var v_N) (.mul (-1) (.mod (.var v_N) 4))) (.var v_r)]])) <|
    .assign a_d [] (.read a_acc [.const 0])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightComm I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) ∧ Comm I (.builtin "*" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2.2.1
theorem law_3 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "*" .f32) := hl.2.2.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_d : ∀ b ∈ impl.bindings, b.array = a_d → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) : 0 ≤ a + (-1) * (a % 4) + b :=
  by omega

theorem fact_1 {a b c : Int} (h0 : c < b) : a + (-1) * b + c < a :=
  by omega

theorem fact_2 {a b c : Int} (h0 : 0 ≤ b) (h1 : 4 * (a / 4) + 4 ≤ c) : a < b + 4 * (c / 4) + 1 :=
  by omega

theorem fact_3 {a b c d : Int} (h0 : b ≤ d) : (min (min a b) c) ≤ d :=
  by omega

theorem fact_4 {a b c : Int} (h0 : b + a + (-3) ≤ c) (h1 : (c + (-1) * b) % 4 = 0) : (min (min 0 (4 * (a / 4))) (b + 4 * (a / 4))) ≤ c :=
  by omega

theorem fact_5 {a b c : Int} (h0 : a ≤ b + c) (h1 : (a + (-1) * b) % 4 = 0) : a < b + 4 * (c / 4) + 1 :=
  by omega

theorem fact_6 {a b c : Int} (h0 : 4 * (a / 4) + 4 ≤ b) (h1 : ¬ c < a % 4) : a ≤ b + c + (-4) :=
  by omega

theorem fact_7 {a : Int} (h0 : ¬ 0 < a % 4) : (a + (-1) * 0) % 4 = 0 :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a ≤ c + b) (h1 : c + b + (-3) ≤ a) (h2 : (a + (-1) * c) % 4 = 0) : a = (-1) * (b % 4) + b + c :=
  by omega

theorem fact_9 {a b : Int} (h0 : a ≤ b + 0 + (-4)) : 4 * (a / 4) + 4 ≤ b :=
  by omega

theorem fact_10 {a b c : Int} (h0 : c = (-1) * (b % 4) + b + a) : a + b + (-3) ≤ c :=
  by omega

theorem fact_11 {a b c : Int} (h0 : a = (-1) * (c % 4) + c + b) : a ≤ b + c :=
  by omega

theorem fact_12 {a b c : Int} (h0 : a = (-1) * (c % 4) + c + b) : (a + (-1) * b) % 4 = 0 :=
  by omega

theorem fact_13 {a b c : Int} (h0 : 0 ≤ c) (h1 : 4 * (a / 4) + 4 ≤ b) : a < (-1) * (b % 4) + b + c :=
  by omega

theorem fact_14 {a b c d : Int} (h0 : d ≤ c) (h1 : a ≤ b + d + (-4)) : a < (-1) * (b % 4) + b + c :=
  by omega

theorem fact_15 {a b c : Int} (h0 : a < c + 4 * (b / 4)) : a < (-1) * (b % 4) + b + c :=
  by omega

theorem fact_16 {a b c : Int} (h0 : a ≤ b + c + (-4)) (h1 : c = 0) : 4 * (a / 4) + 4 ≤ b :=
  by omega

theorem fact_17 {a b c : Int} (h0 : ¬ c < a + 4 * (b / 4)) : a + b + (-3) ≤ c :=
  by omega

theorem fact_18 {a b c : Int} (h0 : a < b + 1 + 4 * (c / 4)) : a ≤ b + c :=
  by omega

theorem fact_19 {a b c : Int} (h0 : a < b + 1 + 4 * c) (h1 : ¬ a < b + 4 * c) : (a + (-1) * b) % 4 = 0 :=
  by omega

theorem fact_20 {a b c d : Int} (h0 : d ≤ c) (h1 : 4 * (a / 4) + 4 ≤ b) (h2 : ¬ d < a % 4) : a ≤ b + c + (-4) :=
  by omega

theorem fact_21 {a b : Int} (h0 : b = 0) (h1 : ¬ 0 < a % 4) : (a + (-1) * b) % 4 = 0 :=
  by omega

theorem fact_22 {a b c : Int} (h0 : 0 ≤ c) (h1 : c + a + (-3) ≤ b) (h2 : (b + (-1) * c) % 4 = 0) : 4 * (a / 4) ≤ b :=
  by omega

theorem fact_23 {a b c : Int} (h0 : a ≤ b + c) (h1 : (a + (-1) * b) % 4 = 0) : a < b + 1 + 4 * (c / 4) :=
  by omega

theorem fact_24 {a b c : Int} (h0 : a % 4 ≤ c) (h1 : 4 * (a / 4) + 4 ≤ b) : a < 4 * (b / 4) + (-3) + c :=
  by omega

theorem fact_25 {a : Int} (h0 : 0 ≤ a) (h1 : ¬ (a + (-1) * 0) % 4 = 0) : 1 ≤ a :=
  by omega

theorem fact_26 {a b c : Int} (h0 : a ≤ b + 0 + c) : a ≤ b + 1 + c :=
  by omega

theorem fact_27 {a : Int} (h0 : a % 4 ≤ 1) (h1 : ¬ (a + (-1) * 0) % 4 = 0) : (a + (-1) * 1) % 4 = 0 :=
  by omega

theorem fact_28 {a b : Int} (h0 : 0 ≤ a) (h1 : 4 * (a / 4) + 4 ≤ b) (h2 : ¬ a ≤ 4 * (max 0 (b / 4)) + 0 + (-4)) : 1 ≤ a :=
  by omega

theorem fact_29 {a b c d : Int} (h0 : a % 4 ≤ d) (h1 : 4 * (a / 4) + 4 ≤ c) : a ≤ 4 * (max b (c / 4)) + d + (-4) :=
  by omega

theorem fact_30 {a b : Int} (h0 : a % 4 ≤ 1) (h1 : 4 * (a / 4) + 4 ≤ b) (h2 : ¬ a ≤ 4 * (max 0 (b / 4)) + 0 + (-4)) : (a + (-1) * 1) % 4 = 0 :=
  by omega

theorem fact_31 {a : Int} (h0 : (a + (-1) * 0) % 4 = 0) : a % 4 ≤ 1 :=
  by omega

theorem fact_32 {a b : Int} (h0 : a ≤ 4 * (max 0 (b / 4)) + 0 + (-4)) (h1 : 0 ≤ a) : 4 * (a / 4) + 4 ≤ b :=
  by omega

theorem fact_33 {a : Int} (h0 : (a + (-1) * 1) % 4 = 0) : a % 4 ≤ 1 :=
  by omega

theorem fact_34 {a b : Int} (h0 : a ≤ 4 * (max 0 (b / 4)) + 1 + (-4)) (h1 : 1 ≤ a) : 4 * (a / 4) + 4 ≤ b :=
  by omega

theorem fact_35 {a : Int} (h0 : (a + (-1) * 0) % 4 = 0) (h1 : (a + (-1) * 1) % 4 = 0) : False :=
  by omega

theorem fact_36 {a b : Int} (h0 : 4 * (a / 4) + 4 ≤ b) : a < 4 * (b / 4) + (-1) + 1 :=
  by omega

theorem fact_37 {a : Int} (h0 : 0 ≤ a) (h1 : 2 ≤ a % 4) (h2 : ¬ (a + (-1) * 2) % 4 = 0) : 3 ≤ a :=
  by omega

theorem fact_38 {a b c : Int} (h0 : a ≤ b + 2 + c) : a ≤ b + 3 + c :=
  by omega

theorem fact_39 {a : Int} (h0 : 2 ≤ a % 4) (h1 : ¬ (a + (-1) * 2) % 4 = 0) : (a + (-1) * 3) % 4 = 0 :=
  by omega

theorem fact_40 {a b : Int} (h0 : 0 ≤ a) (h1 : 4 * (a / 4) + 4 ≤ b) (h2 : ¬ a ≤ 4 * (max 0 (b / 4)) + 2 + (-4)) : 3 ≤ a :=
  by omega

theorem fact_41 {a b c : Int} (h0 : 4 * (a / 4) + 4 ≤ c) : a ≤ 4 * (max b (c / 4)) + 3 + (-4) :=
  by omega

theorem fact_42 {a b : Int} (h0 : 4 * (a / 4) + 4 ≤ b) (h1 : ¬ a ≤ 4 * (max 0 (b / 4)) + 2 + (-4)) : (a + (-1) * 3) % 4 = 0 :=
  by omega

theorem fact_43 {a : Int} (h0 : (a + (-1) * 2) % 4 = 0) : 2 ≤ a % 4 :=
  by omega

theorem fact_44 {a b : Int} (h0 : a ≤ 4 * (max 0 (b / 4)) + 2 + (-4)) (h1 : 2 ≤ a) : 4 * (a / 4) + 4 ≤ b :=
  by omega

theorem fact_45 {a : Int} (h0 : (a + (-1) * 3) % 4 = 0) : 2 ≤ a % 4 :=
  by omega

theorem fact_46 {a b : Int} (h0 : a ≤ 4 * (max 0 (b / 4)) + 3 + (-4)) (h1 : 3 ≤ a) : 4 * (a / 4) + 4 ≤ b :=
  by omega

theorem fact_47 {a b : Int} (h0 : (a + (-1) * 2) % 4 = b) (h1 : (a + (-1) * 3) % 4 = b) : False :=
  by omega

theorem fact_48 {a b : Int} (h0 : b ≤ a) (h1 : b = 2) : 0 ≤ a :=
  by omega

theorem fact_49 {a b : Int} (h0 : b = 2) (h1 : (a + (-1) * b) % 4 = 0) : 2 ≤ a % 4 :=
  by omega

theorem fact_50 {a b c : Int} (h0 : a ≤ b + c + (-4)) (h1 : c = 2) (h2 : (a + (-1) * c) % 4 = 0) : 4 * (a / 4) + 4 ≤ b :=
  by omega

theorem fact_51 {a : Int} (h0 : a = 3) : 2 ≤ a :=
  by omega

theorem fact_52 {a b : Int} (h0 : a % 4 = 3) (h1 : a < b) : 4 * (a / 4) + 4 ≤ b :=
  by omega

theorem fact_53 {a b c : Int} (h0 : c ≤ b) (h1 : a = 2) (h2 : (b + (-1) * a) % 4 = c) : a ≤ b :=
  by omega

theorem fact_54 {a b : Int} (h0 : 0 ≤ a) (h1 : 2 ≤ a % 4) (h2 : b = 2) (h3 : ¬ (a + (-1) * b) % 4 = 0) : 3 ≤ a :=
  by omega

theorem fact_55 {a b : Int} (h0 : 2 ≤ a % 4) (h1 : b = 2) (h2 : ¬ (a + (-1) * b) % 4 = 0) : a % 4 = 3 :=
  by omega

theorem fact_56 {a b c : Int} (h0 : 0 ≤ a) (h1 : 4 * (a / 4) + 4 ≤ b) (h2 : c = 2) (h3 : ¬ a ≤ b + c + (-4)) : 3 ≤ a :=
  by omega

theorem fact_57 {a b c : Int} (h0 : 4 * (a / 4) + 4 ≤ b) (h1 : c = 2) (h2 : ¬ a ≤ b + c + (-4)) : a % 4 = 3 :=
  by omega

theorem fact_58 {a b c : Int} (h0 : a ≤ b + c + (-4)) (h1 : (a + (-1) * c) % 4 = 0) : a ≤ 4 * (max 0 (b / 4)) + c + (-4) :=
  by omega

theorem fact_59 {a b c : Int} (h0 : c ≤ a) (h1 : a ≤ 4 * (max 0 (b / 4)) + c + (-4)) : a ≤ b + c + (-4) :=
  by omega

theorem fact_60 {a b : Int} (h0 : a ≤ b + 0 + (-4)) : a < b :=
  by omega

theorem fact_61 {a b : Int} (h0 : 0 ≤ b) (h1 : 4 * (b / 4) ≤ a) : 0 ≤ a :=
  by omega

theorem fact_62 {a b : Int} (h0 : a < (max 0 (b % 4)) + 4 * (b / 4)) : a < b :=
  by omega

theorem fact_63 {a b : Int} (h0 : ¬ 4 * (b / 4) + 4 ≤ a) : 4 * (a / 4) ≤ b :=
  by omega

theorem fact_64 {a b c : Int} (h0 : a < c) : a < (max b (c % 4)) + 4 * (c / 4) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (c0 ≤ y_k0 ∧ y_k0 ≤ 4 * i + c0 + (-4)) ∧ (y_k0 + (-1) * c0) % 4 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0], M t_Y [y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 i l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 4 * i + c0 ∧ c0 < l ∨ (c0 ≤ y_k0 ∧ y_k0 ≤ 4 * i + c0 + (-4)) ∧ (y_k0 + (-1) * c0) % 4 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0], M t_Y [y_k0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 N r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((((0 ≤ y_k0 ∧ 0 < y_k0 % 4) ∧ c0 = 0) ∧ 4 * (y_k0 / 4) + 4 ≤ N ∨ (c0 ≤ y_k0 ∧ y_k0 ≤ N + c0 + (-4)) ∧ (y_k0 + (-1) * c0) % 4 = 0) ∨ ((3 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 % 4 = 3) ∧ c0 = 2) ∨ (4 * (N / 4) ≤ y_k0 ∧ y_k0 < r + 4 * (N / 4)) ∧ c0 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0], M t_Y [y_k0]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = l + 4 * i ∨ (l ≤ y_k0 ∧ y_k0 ≤ l + 4 * i + (-4)) ∧ (y_k0 + (-1) * l) % 4 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0], M t_Y [y_k0]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 % 4 ≤ 1) ∧ 4 * (y_k0 / 4) + 4 ≤ N)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0], M t_Y [y_k0]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ 2 ≤ y_k0 % 4) ∧ 4 * (y_k0 / 4) + 4 ≤ N)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0], M t_Y [y_k0]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ 4 * (y_k0 / 4) + 4 ≤ N)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0], M t_Y [y_k0]])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (N r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ 4 * (y_k0 / 4) + 4 ≤ N ∨ 4 * (N / 4) ≤ y_k0 ∧ y_k0 < r + 4 * (N / 4)) ∨ (r + N + (-3) ≤ y_k0 ∧ y_k0 ≤ r + N) ∧ (y_k0 + (-1) * r) % 4 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0], M t_Y [y_k0]])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_k0], M t_Y [y_k0]])))

theorem equation_0 (h0 : True) :
    (M t_D []) = (value_8 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn f_2 [.access t_X [.var v_k], .access t_Y [.var v_k]])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (l : Int) : Heap V :=
  .points1 a_acc
    (fun c0 => 0 ≤ c0 ∧ c0 < l)
    (fun c0 => (I.fn f_1 []))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_X [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_Y [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N l : Int) : Heap V :=
  ((known_1_0 I M l).and ((known_1_1 I M N).and (known_1_2 I M N)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_acc [.var v_l] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_1 (l : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ l) (h2 : l < 4) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N)) a_acc [4]) ((base E N).set v_l l) (known_1 I M N l) :=
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h1, h2, trivial⟩) ev_const rfl)

theorem kept_1 (l : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ l) (h2 : l < 4) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_l l) (known_1 I M N l)) (known_1 I M N (l + 1)) :=
  (show Heap.Entails _ (known_1 I M N (l + 1)) from (entails_and
  (entails_points1 (fun q0 h3 => ((Classical.em (q0 = l)).elim (fun h4 => (at_set_eq1 q0 l h4 rfl))
  (fun h4 => (at_set_ne1 q0 l h4 (at_left (at_points1 q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))
  (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_acc
    (fun c0 => 0 ≤ c0 ∧ c0 < 4)
    (fun c0 => (value_0 I M c0 i))

noncomputable def known_2 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_2_0 I M i).and ((known_1_1 I M N).and (known_1_2 I M N)))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (i l : Int) : Heap V :=
  .points1 a_acc
    (fun c0 => 0 ≤ c0 ∧ c0 < 4)
    (fun c0 => (value_1 I M c0 i l))

noncomputable def known_3 (I : Interp V) (M : Model V) (N i l : Int) : Heap V :=
  ((known_3_0 I M i l).and ((known_1_1 I M N).and (known_1_2 I M N)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_acc
    [.var v_l]
    (.fn
      f_2
      [
        .read a_x [.add (.mul 4 (.var v_i)) (.var v_l)],
        .read a_y [.add (.mul 4 (.var v_i)) (.var v_l)]])
    (fun e => (value_3 I M (e v_i) (e v_l)))

theorem vc_3 (i l : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N / 4) (h3 : 0 ≤ l) (h4 : l < 4) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N)) a_acc [4]) (((base E N).set v_i i).set v_l l) (known_3 I M N i l) :=
  (vc_accumulate_of (value_1 I M l i l)
  (I.fn f_2 [M t_X [4 * i + l], M t_Y [4 * i + l]])
  ((at_left (at_points1 l ⟨h3, h4⟩ rfl)) : (known_3 I M N i l) ⟨a_acc, [l]⟩ (value_1 I M l i l))
  (ev_fn (ev_cons
  (ev_read ((at_right (at_left (at_points1 (4 * i + l) ⟨(int_c7 h1 h3), (int_c410 h4 h2)⟩ rfl)))
  : (known_3 I M N i l) ⟨a_x, [4 * i + l]⟩ (M t_X [4 * i + l]))) (ev_cons
  (ev_read ((at_right (at_right (at_points1 (4 * i + l) ⟨(int_c7 h1 h3), (int_c410 h4 h2)⟩ rfl)))
  : (known_3 I M N i l) ⟨a_y, [4 * i + l]⟩ (M t_Y [4 * i + l]))) ev_nil)))
  ((append1 (4 * i + l) (min l (l + 4 * i)) (l + 4 * i + 1)
  (fun q4 h5 => (Or.elim h5 (fun h6 => ⟨(int_c23 h6), (int_eab_taB h6)⟩)
  (fun h6 => ⟨(int_c2 h6.1.1), (int_c261 h6.1.2)⟩)))
  (fun q4 => ⟨(fun h5 => (Or.elim h5 (fun h6 => (Or.inr (int_c5 h6)))
  (fun h6 => (Or.inl (Or.inr ⟨⟨h6.1.1, (int_c44 h6.1.2)⟩, h6.2⟩))))), (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => (Or.inr ⟨⟨h7.1.1, (int_c44 h7.1.2)⟩, h7.2⟩)))) (fun h6 => (Or.inl (int_c5 h6)))))⟩)
  (fun q4 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2))) (fun h6 => (int_c91 h6.1.2))))
  (fun q4 h5 => rfl) rfl)
  : I.fn f_0 [value_1 I M l i l, I.fn f_2 [M t_X [4 * i + l], M t_Y [4 * i + l]]] = value_3 I M i l))

theorem kept_3 (i l : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N / 4) (h3 : 0 ≤ l) (h4 : l < 4) :
    Heap.Entails ((body_3 I M).post (((base E N).set v_i i).set v_l l) (known_3 I M N i l)) (known_3 I M N i (l + 1)) :=
  (show Heap.Entails _ (known_3 I M N i (l + 1)) from (entails_and
  (entails_points1 (fun q5 h5 => ((Classical.em (q5 = l)).elim (fun h6 => (at_set_eq1 q5 l h6
  ((reduce_congr1 (fun q6 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.inl (int_c64 h6 h8.1)))
  (fun h8 => (Or.inr ⟨⟨(int_lbc_eba_lac h8.1.1 h6), (int_c130 h8.1.2 h6)⟩, (int_c428 h6 h8.2)⟩)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl ⟨(int_c63 h6 h8), (int_eab_taB h6)⟩))
  (fun h8 => (Or.inr ⟨⟨(int_lbc_eab_lac h8.1.1 h6), (int_c131 h8.1.2 h6)⟩, (int_c80 h6 h8.2)⟩))))⟩)
  (fun q6 h7 => rfl)) : value_1 I M q5 i (l + 1) = value_3 I M i l)))
  (fun h6 => (at_set_ne1 q5 l h6 (at_left (at_points1 q5 h5 (reduce_congr1 (fun q7 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_taB_neab_tab h8.2 h6)⟩)) (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_tab_taB h8.2)⟩)) (fun h8 => (Or.inr h8))))⟩)
  (fun q7 h7 => rfl))))))))) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

theorem race_3 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N / 4) :
    ParVC I 0 4 (body_3 I M).erase (fun l => (((base E N).set v_i i).set v_l l)) (fun l => (body_3 I M).post (((base E N).set v_i i).set v_l l) (known_3 I M N i l)) :=
  (race_arrays [a_acc] rfl rfl
  (all_cons (apart1 (fun l c0 => c0 = l) (fun l c0 => c0 = l) (fun l h3 h4 => (w_accumulate1 l rfl))
  (fun l h3 h4 => (r_accumulate1 (x_none rfl) l rfl))
  (fun l y_y c0 h3 h4 h5 h6 h7 h8 => ⟨(int_eab_nebc_neac h8 h7), (int_eab_nebc_neac h8 h7)⟩))
  all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_l (.const 0) (.const 4)
    (fun e x => known_3 I M (e v_N) (e v_i) x) (body_3 I M)

theorem vc_2 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N / 4) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_acc [4]) ((base E N).set v_i i) (known_2 I M N i) :=
  (vc_par_of 0 4 rfl rfl
  ((entails_and (entails_points1 (fun q8 h3 => (at_left (at_points1 q8 h3 (reduce_congr1 (fun q9 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h3.1 h5.2))) (fun h5 => h5))), (fun h4 => (Or.inr h4))⟩)
  (fun q9 h4 => rfl)))))) (entails_and (entails_right (entails_left entails_refl))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_2 I M N i) (known_3 I M N i 0))
  (fun l h3 h4 => (vc_3 N hl hM i l h0 h1 h2 h3 h4))
  (fun l h3 h4 => (kept_3 N hl hM i l h0 h1 h2 h3 h4)) (race_3 N hl hM i h0 h1 h2))

theorem kept_2 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N / 4) :
    Heap.Entails ((body_2 I M).post ((base E N).set v_i i) (known_2 I M N i)) (known_2 I M N (i + 1)) :=
  ((entails_and (entails_points1 (fun q10 h3 => (at_left (at_points1 q10 h3 (reduce_congr1
  (fun q11 => ⟨(fun h4 => ((Classical.em (q11 = 4 * i + q10)).elim (fun h5 => (Or.inl ⟨h5, h3.2⟩))
  (fun h5 => (Or.inr ⟨⟨h4.1.1, (int_c84 h4.1.2 h4.2 h5)⟩, h4.2⟩)))), (fun h4 => (Or.elim h4 (fun h5 => ⟨⟨(int_c66 h1 h5.1), (int_c77 h5.1)⟩, (int_c74 h5.1)⟩)
  (fun h5 => ⟨⟨h5.1.1, (int_c57 h5.1.2)⟩, h5.2⟩)))⟩) (fun q11 h4 => rfl))))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_3 I M N i 4) (known_2 I M N (i + 1)))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (N r : Int) : Heap V :=
  .points1 a_acc
    (fun c0 => 0 ≤ c0 ∧ c0 < 4)
    (fun c0 => (value_2 I M c0 N r))

noncomputable def known_4 (I : Interp V) (M : Model V) (N r : Int) : Heap V :=
  ((known_4_0 I M N r).and ((known_1_1 I M N).and (known_1_2 I M N)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_acc
    [.const 0]
    (.fn
      f_2
      [
        .read a_y [.add (.add (.var v_N) (.mul (-1) (.mod (.var v_N) 4))) (.var v_r)],
        .read a_x [.add (.add (.var v_N) (.mul (-1) (.mod (.var v_N) 4))) (.var v_r)]])
    (fun e => (value_7 I M (e v_N) (e v_r)))

theorem vc_4 (r : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ r) (h2 : r < N % 4) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E N)) a_acc [4]) ((base E N).set v_r r) (known_4 I M N r) :=
  (vc_accumulate_of (value_2 I M 0 N r)
  (I.fn f_2 [M t_Y [N + (-1) * (N % 4) + r], M t_X [N + (-1) * (N % 4) + r]])
  ((at_left (at_points1 0 ⟨(by decide), (by decide)⟩ rfl))
  : (known_4 I M N r) ⟨a_acc, [0]⟩ (value_2 I M 0 N r)) (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_points1 (N + (-1) * (N % 4) + r) ⟨(fact_0 h0 h1), (fact_1 h2)⟩ rfl)))
  : (known_4 I M N r) ⟨a_y, [N + (-1) * (N % 4) + r]⟩ (M t_Y [N + (-1) * (N % 4) + r]))) (ev_cons
  (ev_read ((at_right (at_left (at_points1 (N + (-1) * (N % 4) + r) ⟨(fact_0 h0 h1), (fact_1 h2)⟩ rfl)))
  : (known_4 I M N r) ⟨a_x, [N + (-1) * (N % 4) + r]⟩ (M t_X [N + (-1) * (N % 4) + r]))) ev_nil)))
  ((append1 ((-1) * (N % 4) + N + r) (min (min 0 (4 * (N / 4))) (r + 4 * (N / 4)))
  (r + 4 * (N / 4) + 1)
  (fun q20 h3 => (Or.elim h3 (fun h4 => (Or.elim h4 (fun h5 => ⟨(int_c521 h5.1), (fact_2 h1 h5.2)⟩)
  (fun h5 => ⟨(fact_3 h5.1), (int_tab_taB h5.2)⟩)))
  (fun h4 => ⟨(fact_4 h4.1.1 h4.2), (fact_5 h4.1.2 h4.2)⟩)))
  (fun q20 => ⟨(fun h3 => (Or.elim h3 (fun h4 => (Or.elim h4 (fun h5 =>
  (Or.inl (Or.inl (Or.inl ((Classical.em (0 < q20 % 4)).elim (fun h6 => (Or.inl ⟨⟨⟨h5.1, h6⟩, int_c1⟩, h5.2⟩))
  (fun h6 => (Or.inr ⟨⟨h5.1, (fact_6 h5.2 h6)⟩, (fact_7 h6)⟩)))))))
  (fun h5 => (Or.inl (Or.inr ⟨h5, rfl⟩))))) (fun h4 => (Or.inr (fact_8 h4.1.2 h4.1.1 h4.2))))), (fun h3 => (Or.elim h3 (fun h4 => (Or.elim h4
  (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (Or.inl (Or.inl ⟨h7.1.1.1, h7.2⟩)))
  (fun h7 => (Or.inl (Or.inl ⟨h7.1.1, (fact_9 h7.1.2)⟩)))))
  (fun h6 => (False.elim (int_c242 h6.2))))) (fun h5 => (Or.inl (Or.inr h5.1)))))
  (fun h4 => (Or.inr ⟨⟨(fact_10 h4), (fact_11 h4)⟩, (fact_12 h4)⟩))))⟩)
  (fun q20 h3 => (Or.elim h3 (fun h4 =>
  (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (fact_13 h1 h6.2)) (fun h6 => (fact_14 h1 h6.1.2))))
  (fun h5 => (False.elim (int_c242 h5.2))))) (fun h4 => (fact_15 h4.1.2)))) (fun q20 h3 => rfl)
  (Eq.trans ((fn_congr2 (at_congr1 int_c213) (at_congr1 int_c213))
  : I.fn f_2 [M t_Y [N + (-1) * (N % 4) + r], M t_X [N + (-1) * (N % 4) + r]] = I.fn f_2 [M t_Y [(-1) * (N % 4) + N + r], M t_X [(-1) * (N % 4) + N + r]])
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_3 hl) _ _)
  (M t_X [(-1) * (N % 4) + N + r]) (M t_Y [(-1) * (N % 4) + N + r]))))
  : I.fn f_0 [value_2 I M 0 N r, I.fn f_2 [M t_Y [N + (-1) * (N % 4) + r], M t_X [N + (-1) * (N % 4) + r]]] = value_7 I M N r))

theorem kept_4 (r : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ r) (h2 : r < N % 4) :
    Heap.Entails ((body_4 I M).post ((base E N).set v_r r) (known_4 I M N r)) (known_4 I M N (r + 1)) :=
  (show Heap.Entails _ (known_4 I M N (r + 1)) from
  (entails_and (entails_points1 (fun q21 h3 => ((Classical.em (q21 = 0)).elim
  (fun h4 => (at_set_eq1 q21 0 h4 ((reduce_congr1 (fun q22 => ⟨(fun h5 => (Or.elim h5
  (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => (Or.inl (Or.inl ⟨h8.1.1.1, h8.2⟩)))
  (fun h8 => (Or.inl (Or.inl ⟨(int_lab_lbc_lac h3.1 h8.1.1), (fact_16 h8.1.2 h4)⟩)))))
  (fun h7 => (False.elim (int_c453 h4 h7.2)))))
  (fun h6 => ((Classical.em (q22 < r + 4 * (N / 4))).elim (fun h7 => (Or.inl (Or.inr ⟨h6.1.1, h7⟩)))
  (fun h7 => (Or.inr ⟨⟨(fact_17 h7), (fact_18 h6.1.2)⟩, (fact_19 h6.1.2 h7)⟩)))))), (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 =>
  (Or.inl (Or.inl ((Classical.em (0 < q22 % 4)).elim (fun h8 => (Or.inl ⟨⟨⟨h7.1, h8⟩, h4⟩, h7.2⟩))
  (fun h8 => (Or.inr ⟨⟨(int_lbc_eab_lac h7.1 h4), (fact_20 h3.1 h7.2 h8)⟩, (fact_21 h4 h8)⟩))))))
  (fun h7 => (Or.inr ⟨⟨h7.1, (int_c30 h7.2)⟩, h4⟩))))
  (fun h6 => (Or.inr ⟨⟨(fact_22 h1 h6.1.1 h6.2), (fact_23 h6.1.2 h6.2)⟩, h4⟩))))⟩)
  (fun q22 h5 => rfl)) : value_2 I M q21 N (r + 1) = value_7 I M N r)))
  (fun h4 => (at_set_ne1 q21 0 h4 (at_left (at_points1 q21 h3
  (reduce_congr1 (fun q23 => ⟨(fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_eab_neab_F h8.1.2 h4))) (fun h8 => (Or.inl h6))))
  (fun h7 => (Or.inl h6)))) (fun h6 => (False.elim (int_eab_neab_F h6.2 h4))))), (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_eab_neab_F h8.1.2 h4))) (fun h8 => (Or.inl h6))))
  (fun h7 => (Or.inl h6)))) (fun h6 => (False.elim (int_eab_neab_F h6.2 h4)))))⟩)
  (fun q23 h5 => rfl))))))))) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_acc [.const 4] <|
  .seq (.for v_l (.const 0) (.const 4)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .seq (.scope [a_acc] <|
    .for v_i (.const 0) (.div (.var v_N) 4)
      (fun e x => known_2 I M (e v_N) x) (body_2 I M)) <|
  .seq (.scope [a_acc] <|
    .seq (.accumulate false f_0 a_acc [.const 0] (.read a_acc [.const 1])
      (fun e => (value_4 I M (e v_N)))) <|
    .accumulate false f_0 a_acc [.const 2] (.read a_acc [.const 3])
      (fun e => (value_5 I M (e v_N)))) <|
  .seq (.scope [a_acc] <|
    .accumulate false f_0 a_acc [.const 0] (.read a_acc [.const 2])
      (fun e => (value_6 I M (e v_N)))) <|
  .seq (.scope [a_acc] <|
    .for v_r (.const 0) (.mod (.var v_N) 4)
      (fun e x => known_4 I M (e v_N) x) (body_4 I M)) <|
  .assign a_d [] (.read a_acc [.const 0])
    (fun e => (M t_D []))

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_seq (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q1 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points1 (fun q2 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_points1 (fun q3 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_Y [(.const 0, .var v_N)])) (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (p := [q3]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q3, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))))
  (fun l h1 h2 => (vc_1 N hl hM l h0 h1 h2)) (fun l h1 h2 => (kept_1 N hl hM l h0 h1 h2)))
  (vc_seq (vc_scope (vc_for_of 0 (N / 4) rfl rfl ((entails_and (entails_points1 (fun q12 h1 =>
  (at_left (at_points1 q12 h1 (Eq.trans ((reduce_empty1 (fun q13 => (fun h2 => (int_c52 h2.1.1 h2.1.2))))
  : value_0 I M q12 0 = I.fn f_1 []) rfl)))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_right (entails_right entails_refl)))) : Heap.Entails (known_1 I M N 4) (known_2 I M N 0))
  (fun i h1 h2 => (vc_2 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_2 N hl hM i h0 h1 h2)))) (vc_seq
  (vc_scope (vc_seq (vc_accumulate_of (value_0 I M 0 (max 0 (N / 4))) (value_0 I M 1 (max 0 (N / 4)))
  ((at_left (at_points1 0 ⟨(by decide), (by decide)⟩ rfl))
  : (known_2 I M N (max 0 (N / 4))) ⟨a_acc, [0]⟩ (value_0 I M 0 (max 0 (N / 4))))
  (ev_read ((at_left (at_points1 1 ⟨(by decide), (by decide)⟩ rfl))
  : (known_2 I M N (max 0 (N / 4))) ⟨a_acc, [1]⟩ (value_0 I M 1 (max 0 (N / 4)))))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) 0 (4 * (N / 4) + (-3) + 1)
  (fun q14 h1 => ⟨h1.1.1, (fact_24 h1.1.2 h1.2)⟩)
  (fun q14 => ⟨(fun h1 => ((Classical.em (q14 ≤ 4 * (max 0 (N / 4)) + 0 + (-4))).elim
  (fun h2 => ((Classical.em ((q14 + (-1) * 0) % 4 = 0)).elim (fun h3 => (Or.inl ⟨⟨h1.1.1, h2⟩, h3⟩))
  (fun h3 => (Or.inr ⟨⟨(fact_25 h1.1.1 h3), (fact_26 h2)⟩, (fact_27 h1.1.2 h3)⟩))))
  (fun h2 => (Or.inr ⟨⟨(fact_28 h1.1.1 h1.2 h2), (fact_29 h1.1.2 h1.2)⟩, (fact_30 h1.1.2 h1.2 h2)⟩)))), (fun h1 => (Or.elim h1 (fun h2 => ⟨⟨h2.1.1, (fact_31 h2.2)⟩, (fact_32 h2.1.2 h2.1.1)⟩)
  (fun h2 => ⟨⟨(int_c18 h2.1.1), (fact_33 h2.2)⟩, (fact_34 h2.1.2 h2.1.1)⟩)))⟩)
  (fun q14 h1 => (fun h2 => (fact_35 h1.2 h2.2))) (fun q14 h1 => rfl) (fun q14 h1 => rfl))
  : I.fn f_0 [value_0 I M 0 (max 0 (N / 4)), value_0 I M 1 (max 0 (N / 4))] = value_4 I M N))
  (vc_accumulate_of (value_0 I M 2 (max 0 (N / 4))) (value_0 I M 3 (max 0 (N / 4)))
  (at_set_ne1 2 0 int_c244 ((at_left (at_points1 2 ⟨(by decide), (by decide)⟩ rfl))
  : (known_2 I M N (max 0 (N / 4))) ⟨a_acc, [2]⟩ (value_0 I M 2 (max 0 (N / 4)))))
  (ev_read (at_set_ne1 3 0 int_c309 ((at_left (at_points1 3 ⟨(by decide), (by decide)⟩ rfl))
  : (known_2 I M N (max 0 (N / 4))) ⟨a_acc, [3]⟩ (value_0 I M 3 (max 0 (N / 4))))))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) 2 (4 * (N / 4) + (-1) + 1)
  (fun q16 h1 => ⟨(int_c558 h1.1.2 h1.1.1), (fact_36 h1.2)⟩)
  (fun q16 => ⟨(fun h1 => ((Classical.em (q16 ≤ 4 * (max 0 (N / 4)) + 2 + (-4))).elim
  (fun h2 => ((Classical.em ((q16 + (-1) * 2) % 4 = 0)).elim
  (fun h3 => (Or.inl ⟨⟨(int_c558 h1.1.2 h1.1.1), h2⟩, h3⟩))
  (fun h3 => (Or.inr ⟨⟨(fact_37 h1.1.1 h1.1.2 h3), (fact_38 h2)⟩, (fact_39 h1.1.2 h3)⟩))))
  (fun h2 => (Or.inr ⟨⟨(fact_40 h1.1.1 h1.2 h2), (fact_41 h1.2)⟩, (fact_42 h1.2 h2)⟩)))), (fun h1 => (Or.elim h1 (fun h2 => ⟨⟨(int_c246 h2.1.1), (fact_43 h2.2)⟩, (fact_44 h2.1.2 h2.1.1)⟩)
  (fun h2 => ⟨⟨(int_c450 h2.1.1), (fact_45 h2.2)⟩, (fact_46 h2.1.2 h2.1.1)⟩)))⟩)
  (fun q16 h1 => (fun h2 => (fact_47 h1.2 h2.2))) (fun q16 h1 => rfl) (fun q16 h1 => rfl))
  : I.fn f_0 [value_0 I M 2 (max 0 (N / 4)), value_0 I M 3 (max 0 (N / 4))] = value_5 I M N))))
  (vc_seq (vc_scope (vc_accumulate_of (value_4 I M N) (value_5 I M N)
  (at_set_ne1 0 2 int_c441 (at_set_eq1 0 0 rfl rfl)) (ev_read (at_set_eq1 2 2 rfl rfl))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) 0 (4 * (N / 4) + (-1) + 1)
  (fun q18 h1 => ⟨h1.1, (fact_36 h1.2)⟩)
  (fun q18 => ⟨(fun h1 => ((Classical.em (q18 % 4 ≤ 1)).elim (fun h2 => (Or.inl ⟨⟨h1.1, h2⟩, h1.2⟩))
  (fun h2 => (Or.inr ⟨⟨h1.1, (int_c459 h2)⟩, h1.2⟩)))), (fun h1 => (Or.elim h1 (fun h2 => ⟨h2.1.1, h2.2⟩) (fun h2 => ⟨h2.1.1, h2.2⟩)))⟩)
  (fun q18 h1 => (fun h2 => (int_c455 h1.1.2 h2.1.2))) (fun q18 h1 => rfl) (fun q18 h1 => rfl))
  : I.fn f_0 [value_4 I M N, value_5 I M N] = value_6 I M N)))
  (vc_seq (vc_scope (vc_for_of 0 (N % 4) rfl rfl
  (show Heap.Entails _ (known_4 I M N 0) from (entails_and (entails_points1 (fun q24 h1 =>
  ((Classical.em (q24 = 0)).elim (fun h2 => (at_set_eq1 q24 0 h2 ((reduce_congr1 (fun q25 =>
  ⟨(fun h3 => (Or.elim h3 (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => ⟨h6.1.1.1, h6.2⟩)
  (fun h6 => ⟨(int_lab_lbc_lac h1.1 h6.1.1), (fact_16 h6.1.2 h2)⟩)))
  (fun h5 => (False.elim (int_c453 h2 h5.2))))) (fun h4 => (False.elim (int_c12 h4.1.1 h4.1.2))))), (fun h3 =>
  (Or.inl (Or.inl ((Classical.em (0 < q25 % 4)).elim (fun h4 => (Or.inl ⟨⟨⟨h3.1, h4⟩, h2⟩, h3.2⟩))
  (fun h4 => (Or.inr ⟨⟨(int_lbc_eab_lac h3.1 h2), (fact_20 h1.1 h3.2 h4)⟩, (fact_21 h2 h4)⟩))))))⟩)
  (fun q25 h3 => rfl)) : value_2 I M q24 N 0 = value_6 I M N)))
  (fun h2 => (at_set_ne1 q24 0 h2 ((Classical.em (q24 = 2)).elim
  (fun h3 => (at_set_eq1 q24 2 h3 ((reduce_congr1 (fun q26 => ⟨(fun h4 => (Or.elim h4
  (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_eab_neab_F h7.1.2 h2)))
  (fun h7 => ⟨⟨(fact_48 h7.1.1 h3), (fact_49 h3 h7.2)⟩, (fact_50 h7.1.2 h3 h7.2)⟩)))
  (fun h6 => ⟨⟨(int_c450 h6.1.1.1), (fact_51 h6.1.2)⟩, (fact_52 h6.1.2 h6.1.1.2)⟩)))
  (fun h5 => (False.elim (int_c12 h5.1.1 h5.1.2))))), (fun h4 => (Or.inl ((Classical.em (q26 ≤ N + q24 + (-4))).elim
  (fun h5 => ((Classical.em ((q26 + (-1) * q24) % 4 = 0)).elim
  (fun h6 => (Or.inl (Or.inr ⟨⟨(fact_53 h4.1.1 h3 h6), h5⟩, h6⟩))) (fun h6 =>
  (Or.inr ⟨⟨⟨(fact_54 h4.1.1 h4.1.2 h3 h6), (int_c597 h4.2)⟩, (fact_55 h4.1.2 h3 h6)⟩, h3⟩))))
  (fun h5 => (Or.inr ⟨⟨⟨(fact_56 h4.1.1 h4.2 h3 h5), (int_c597 h4.2)⟩, (fact_57 h4.2 h3 h5)⟩, h3⟩)))))⟩)
  (fun q26 h4 => rfl)) : value_2 I M q24 N 0 = value_5 I M N)))
  (fun h3 => (at_set_ne1 q24 2 h3 (at_set_ne1 q24 0 h2
  (at_left (at_points1 q24 h1 (reduce_congr1 (fun q27 => ⟨(fun h4 => (Or.elim h4
  (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_eab_neab_F h7.1.2 h2)))
  (fun h7 => ⟨⟨h7.1.1, (fact_58 h7.1.2 h7.2)⟩, h7.2⟩)))
  (fun h6 => (False.elim (int_eab_neab_F h6.2 h3)))))
  (fun h5 => (False.elim (int_c12 h5.1.1 h5.1.2))))), (fun h4 => (Or.inl (Or.inl (Or.inr ⟨⟨h4.1.1, (fact_59 h4.1.1 h4.1.2)⟩, h4.2⟩))))⟩)
  (fun q27 h4 => rfl)))))))))))))
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))))
  (fun r h1 h2 => (vc_4 N hl hM r h0 h1 h2)) (fun r h1 h2 => (kept_4 N hl hM r h0 h1 h2))))
  (vc_assign_of (value_2 I M 0 N (max 0 (N % 4))) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_d t_D [] [] none)) (R := (Region.mk t_D [])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) []
  (region_iff.2 rfl) shape_a_d rfl rfl))
  (ev_read ((at_left (at_points1 0 ⟨(by decide), (by decide)⟩ rfl))
  : (known_4 I M N (max 0 (N % 4))) ⟨a_acc, [0]⟩ (value_2 I M 0 N (max 0 (N % 4)))))
  ((Eq.trans ((reduce_congr1 (fun q29 => ⟨(fun h1 => (Or.elim h1 (fun h2 => (Or.elim h2 (fun h3 =>
  (Or.elim h3 (fun h4 => ⟨h4.1.1.1, (int_c597 h4.2)⟩) (fun h4 => ⟨h4.1.1, (fact_60 h4.1.2)⟩)))
  (fun h3 => (False.elim (int_c242 h3.2))))) (fun h2 => ⟨(fact_61 h0 h2.1.1), (fact_62 h2.1.2)⟩))), (fun h1 =>
  ((Classical.em (0 < q29 % 4)).elim (fun h2 => ((Classical.em (4 * (q29 / 4) + 4 ≤ N)).elim
  (fun h3 => (Or.inl (Or.inl (Or.inl ⟨⟨⟨h1.1, h2⟩, int_c1⟩, h3⟩))))
  (fun h3 => (Or.inr ⟨⟨(fact_63 h3), (fact_64 h1.2)⟩, int_c1⟩))))
  (fun h2 => ((Classical.em (4 * (q29 / 4) + 4 ≤ N)).elim
  (fun h3 => (Or.inl (Or.inl (Or.inr ⟨⟨h1.1, (fact_6 h3 h2)⟩, (fact_7 h2)⟩))))
  (fun h3 => (Or.inr ⟨⟨(fact_63 h3), (fact_64 h1.2)⟩, int_c1⟩))))))⟩) (fun q29 h1 => rfl))
  : value_2 I M 0 N (max 0 (N % 4)) = value_8 I M N) (Eq.symm (equation_0 N hl hM trivial)))
  : value_2 I M 0 N (max 0 (N % 4)) = M t_D []))))))))

theorem output_0_2 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_d, []⟩ (M t_D []) :=
  (at_restore (by decide) (at_set_eq0 rfl))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_D then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) :
    spec.Given (inside N) (base E N) t_D [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn (.builtin "*" .f32) [.access t_X [.var v_k], .access t_Y [.var v_k]])) (base E N) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => (defined_fn (defined_cons
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩))) defined_nil)))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (covered_0 E N h0))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E N h0 hg))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_N))
    (fun E => base E (E v_N)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) a) (fun E a => placed E (E v_N) a)
    (fun E a => consistent E (E v_N) a) (fun E a => solvable E (E v_N) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_2 (E v_N) hl hM a)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0)
    (m2 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit), (Comm.of_mul m2)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0)
    (m2 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit), (Comm.of_mul m2)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0)
    (m2 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit), (Comm.of_mul m2)⟩

end Redverify.Certificate.lanes
