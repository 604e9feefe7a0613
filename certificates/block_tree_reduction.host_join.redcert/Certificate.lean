module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.host_join

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `g` -/ abbrev v_g : Var := 3
/-- `t` -/ abbrev v_t : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `block_sum` -/ abbrev a_block_sum : Arr := 2
/-- `s` -/ abbrev a_s : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `total`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_B []]
  equations :=
    [
      Equation.mk
        t_B
        []
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
          (.access t_A [.var v_k]))]

/-- Implementation `host_join`. -/
def impl : Impl where
  assumptions := []
  bindings := [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_b t_B [] [] none]
  body :=
    .allocate a_block_sum [.div (.add (.var v_N) (.const 7)) 8] <|
    .seq (.par v_g (.const 0) (.div (.add (.var v_N) (.const 7)) 8) <|
      .allocate a_s [.const 8] <|
      .seq (.par v_t (.const 0) (.const 8) <|
        .ifte (.lt (.add (.mul 8 (.var v_g)) (.var v_t)) (.var v_N)) (
          .assign a_s [.var v_t] (.read a_a [.add (.mul 8 (.var v_g)) (.var v_t)])
        ) (
          .assign a_s [.var v_t] (.fn (.literal .f32 0 1) [])
        )) <|
      .seq (.scope [a_s] <|
        .par v_t (.const 0) (.const 4) <|
          .accumulate false (.builtin "+" .f32) a_s [.var v_t] (.read a_s [.add (.var v_t) (.const 4)])) <|
      .seq (.scope [a_s] <|
        .par v_t (.const 0) (.const 2) <|
          .accumulate false (.builtin "+" .f32) a_s [.var v_t] (.read a_s [.add (.var v_t) (.const 2)])) <|
      .seq (.scope [a_s] <|
        .accumulate false (.builtin "+" .f32) a_s [.const 0] (.read a_s [.const 1])) <|
      .assign a_block_sum [.var v_g] (.read a_s [.const 0])) <|
    .seq (.assign a_b [] (.fn (.literal .f32 0 1) [])) <|
    .scope [a_b] <|
      .for v_g (.const 0) (.div (.add (.var v_N) (.const 7)) 8) <|
        .accumulate false (.builtin "+" .f32) a_b [] (.read a_block_sum [.var v_g])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := LeftUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) ∧ Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) ∧ RightComm I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : LeftUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2.2.1
theorem law_3 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl.2.2.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c : Int} (h0 : c + b ≤ a) (h1 : a < c + b + 1) : a = b + c :=
  by omega

theorem fact_1 {a b c : Int} (h0 : c = b + a) : a + b ≤ c :=
  by omega

theorem fact_2 {a b c d : Int} (h0 : d = b) (h1 : c = a + d) : a + b ≤ c :=
  by omega

theorem fact_3 {a b c d x_e : Int} (h0 : a = b + x_e) (h1 : x_e < c + d) : a < b + c + d :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : b + d ≤ a) (h1 : c = d) (h2 : a < b + d + 1) : a = b + c :=
  by omega

theorem fact_5 {a b c d : Int} (h0 : b < d + 1) (h1 : a + d < c) : a + b < c :=
  by omega

theorem fact_6 {a b c d : Int} (h0 : a = b) (h1 : c + a < d) (h2 : ¬ c + b < d) : False :=
  by omega

theorem fact_7 {a b c : Int} (h0 : a + (-8) * b ≤ c) (h1 : c + 8 * b + 5 ≤ a) : False :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a + (-8) * b ≤ c) (h1 : c + 8 * b < a) : False :=
  by omega

theorem fact_9 {a b c : Int} (h0 : a + (-8) * b ≤ c) (h1 : 8 * b + (c + 4) < a) : False :=
  by omega

theorem fact_10 {a : Int} : a ≤ a + 4 :=
  by omega

theorem fact_11 {a b c : Int} (h0 : c = b + a + 4) : a + b ≤ c :=
  by omega

theorem fact_12 {a b c d : Int} (h0 : a = c + b + d) : a < (max (b + c) (b + c + d)) + 1 :=
  by omega

theorem fact_13 {a b c d : Int} (h0 : a = c + b) : a < (max (b + c) d) + 1 :=
  by omega

theorem fact_14 {a b c d : Int} (h0 : a = c + b + d) : a = b + (c + d) :=
  by omega

theorem fact_15 {a b c : Int} (h0 : b + a + 5 ≤ c) : a + (b + 4) < c :=
  by omega

theorem fact_16 {a b c : Int} (h0 : b < c + (-8) * a) : 8 * a + b < c :=
  by omega

theorem fact_17 {a b c : Int} (h0 : a < c + (-8) * b) : a + 8 * b < c :=
  by omega

theorem fact_18 {a b c d : Int} (h0 : a = c + (b + d)) : a = b + c + d :=
  by omega

theorem fact_19 {a b c : Int} (h0 : b + (a + 4) < c) : a + b + 5 ≤ c :=
  by omega

theorem fact_20 {a b c d : Int} (h0 : a = c + d) (h1 : b = c + (d + 4)) : a < b :=
  by omega

theorem fact_21 {a b c d x_e : Int} (h0 : x_e = b) (h1 : a = c + x_e + d) : a = b + c + d :=
  by omega

theorem fact_22 {a b c d x_e : Int} (h0 : b + x_e + c ≤ d) (h1 : x_e = a) : a + b + c ≤ d :=
  by omega

theorem fact_23 {a b c d : Int} (h0 : d = a) (h1 : d < c + (-8) * b) : a + 8 * b < c :=
  by omega

theorem fact_24 {a b c d x_e : Int} (h0 : c = x_e) (h1 : a = x_e + b + d) : a = b + c + d :=
  by omega

theorem fact_25 {a b c d x_e : Int} (h0 : x_e + a + c ≤ d) (h1 : b < x_e + 1) : a + b + c ≤ d :=
  by omega

theorem fact_26 {a b c : Int} (h0 : a + (-8) * b ≤ c) (h1 : 8 * b + c + 5 ≤ a) : False :=
  by omega

theorem fact_27 {a b c : Int} (h0 : a + (-8) * b ≤ c) (h1 : 8 * b + c < a) : False :=
  by omega

theorem fact_28 {a b c d : Int} (h0 : a + (-8) * b ≤ c) (h1 : d + 8 * b + 5 ≤ a) (h2 : c = d) : False :=
  by omega

theorem fact_29 {a b c d : Int} (h0 : a + (-8) * b ≤ c) (h1 : c = d) (h2 : d + 8 * b < a) : False :=
  by omega

theorem fact_30 {a b c : Int} (h0 : c = b + a + 2) : a + b ≤ c :=
  by omega

theorem fact_31 {a b c d x_e : Int} (h0 : a = c + b + 2) : a < (max (max (max (b + c) d) x_e) (b + c + 6)) + 1 :=
  by omega

theorem fact_32 {a b c d x_e : Int} (h0 : a = c + b + 4) : a < (max (max (max (b + c) d) x_e) (b + c + 6)) + 1 :=
  by omega

theorem fact_33 {a b c : Int} (h0 : c = b + a + 6) : a + b ≤ c :=
  by omega

theorem fact_34 {a b c d x_e f : Int} (h0 : a = c + b + f) : a < (max (max (max (b + c) d) x_e) (b + c + f)) + 1 :=
  by omega

theorem fact_35 {a b c d x_e f : Int} (h0 : a = c + b) : a < (max (max (max (b + c) d) x_e) f) + 1 :=
  by omega

theorem fact_36 {a b c : Int} (h0 : b + a + 3 ≤ c) : a + (b + 2) < c :=
  by omega

theorem fact_37 {a b c d : Int} (h0 : b + a + c ≤ d) : a + b + c ≤ d :=
  by omega

theorem fact_38 {a b c : Int} (h0 : a = c + b + 6) : a = b + (c + 2) + 4 :=
  by omega

theorem fact_39 {a b c : Int} (h0 : b + a + 7 ≤ c) : a + (b + 2) + 5 ≤ c :=
  by omega

theorem fact_40 {a b c : Int} (h0 : a = c + (b + 2) + 4) : a = b + c + 6 :=
  by omega

theorem fact_41 {a b c : Int} (h0 : b + (a + 2) + 5 ≤ c) : a + b + 7 ≤ c :=
  by omega

theorem fact_42 {a b c : Int} (h0 : b + (a + 2) < c) : a + b + 3 ≤ c :=
  by omega

theorem fact_43 {a b c : Int} (h0 : a = b + (c + 2)) (h1 : a = b + c + 4) : False :=
  by omega

theorem fact_44 {a b c : Int} (h0 : a = b + c) (h1 : a = b + (c + 2)) : False :=
  by omega

theorem fact_45 {a b c d : Int} (h0 : d = a) (h1 : b + d < c) : a + b < c :=
  by omega

theorem fact_46 {a b c d x_e : Int} (h0 : x_e + a + c ≤ d) (h1 : b = x_e) : a + b + c ≤ d :=
  by omega

theorem fact_47 {a b c d : Int} (h0 : b = d) (h1 : d + a < c) : a + b < c :=
  by omega

theorem fact_48 {a b : Int} (h0 : 4 ≤ a) (h1 : b < 2) : ¬ a = b :=
  by omega

theorem fact_49 {a b c : Int} (h0 : a < c) (h1 : c < (b + 7) / 8) : 8 * a + 8 ≤ b :=
  by omega

theorem fact_50 {a b c : Int} (h0 : b + (-8) * c ≤ a) (h1 : c < (b + 7) / 8) : 0 ≤ a :=
  by omega

theorem fact_51 {a b c : Int} (h0 : c = a + 2) (h1 : c < b) : a + 3 ≤ b :=
  by omega

theorem fact_52 {a b c : Int} (h0 : c = a + 4) (h1 : c < b) : a + 5 ≤ b :=
  by omega

theorem fact_53 {a b c : Int} (h0 : c = a + 6) (h1 : c < b) : a + 7 ≤ b :=
  by omega

theorem fact_54 {a b : Int} (h0 : a < (b + 7) / 8) : 8 * a + 0 < b :=
  by omega

theorem fact_55 {a b : Int} (h0 : b ≤ a) (h1 : a ≤ b + 7) (h2 : ¬ a = b + 0) (h3 : ¬ a = b + 0 + 2) (h4 : ¬ a = b + 0 + 4) (h5 : ¬ a = b + 0 + 6) (h6 : ¬ a = b + 1 + 2) (h7 : ¬ a = b + 1 + 4) (h8 : ¬ a = b + 1 + 6) : a = b + 1 :=
  by omega

theorem fact_56 {a b c : Int} (h0 : a ≤ c) (h1 : c < b) (h2 : ¬ c = a + 0) : a + 1 < b :=
  by omega

theorem fact_57 {a b : Int} (h0 : b = a + 0 + 2) : a ≤ b :=
  by omega

theorem fact_58 {a b c : Int} (h0 : c + 3 ≤ b) (h1 : a = c + 2) : a < b :=
  by omega

theorem fact_59 {a b : Int} (h0 : a = b + 0 + 2) : a ≤ b + 7 :=
  by omega

theorem fact_60 {a b : Int} (h0 : b = a + 0 + 4) : a ≤ b :=
  by omega

theorem fact_61 {a b c : Int} (h0 : c + 5 ≤ b) (h1 : a = c + 4) : a < b :=
  by omega

theorem fact_62 {a b : Int} (h0 : a = b + 0 + 4) : a ≤ b + 7 :=
  by omega

theorem fact_63 {a b : Int} (h0 : b = a + 0 + 6) : a ≤ b :=
  by omega

theorem fact_64 {a b c : Int} (h0 : c + 7 ≤ b) (h1 : a = c + 6) : a < b :=
  by omega

theorem fact_65 {a b : Int} (h0 : a = b + 0 + 6) : a ≤ b + 7 :=
  by omega

theorem fact_66 {a b : Int} (h0 : b = a + 0) : a ≤ b :=
  by omega

theorem fact_67 {a b c : Int} (h0 : a = 8 * c + 0) (h1 : c < (b + 7) / 8) : a < b :=
  by omega

theorem fact_68 {a b : Int} (h0 : a = b + 0) : a ≤ b + 7 :=
  by omega

theorem fact_69 {a b : Int} (h0 : b = a + 1 + 2) : a ≤ b :=
  by omega

theorem fact_70 {a b : Int} (h0 : a = b + 1 + 2) : a ≤ b + 7 :=
  by omega

theorem fact_71 {a b : Int} (h0 : b = a + 1 + 4) : a ≤ b :=
  by omega

theorem fact_72 {a b : Int} (h0 : a = b + 1 + 4) : a ≤ b + 7 :=
  by omega

theorem fact_73 {a b : Int} (h0 : b = a + 1 + 6) : a ≤ b :=
  by omega

theorem fact_74 {a b : Int} (h0 : a = b + 1 + 6) : a ≤ b + 7 :=
  by omega

theorem fact_75 {a b : Int} (h0 : a = b + 1) : a ≤ b + 7 :=
  by omega

theorem fact_76 {a b c : Int} (h0 : a = b + 0 + c) (h1 : a = b + 1 + c) : False :=
  by omega

theorem fact_77 {a b : Int} (h0 : a = b + 0 + 2) (h1 : a = b + 1 + 4) : False :=
  by omega

theorem fact_78 {a b : Int} (h0 : a = b + 0 + 2) (h1 : a = b + 1 + 6) : False :=
  by omega

theorem fact_79 {a b : Int} (h0 : a = b + 1) (h1 : a = b + 0 + 2) : False :=
  by omega

theorem fact_80 {a b : Int} (h0 : a = b + 0 + 4) (h1 : a = b + 1 + 2) : False :=
  by omega

theorem fact_81 {a b : Int} (h0 : a = b + 0 + 4) (h1 : a = b + 1 + 6) : False :=
  by omega

theorem fact_82 {a b : Int} (h0 : a = b + 1) (h1 : a = b + 0 + 4) : False :=
  by omega

theorem fact_83 {a b : Int} (h0 : a = b + 1) (h1 : a = b + 0 + 6) : False :=
  by omega

theorem fact_84 {a b : Int} (h0 : a = b + 0) (h1 : a = b + 1) : False :=
  by omega

theorem fact_85 {a b c : Int} (h0 : a ≤ b + 7) (h1 : a < c) : a < (min (b + 8) c) :=
  by omega

theorem fact_86 {a b c : Int} (h0 : a < (min (b + 8) c)) : a ≤ b + 7 :=
  by omega

theorem fact_87 {a b : Int} (h0 : 8 * (a + 1) + (-8) ≤ b) : 8 * a ≤ b :=
  by omega

theorem fact_88 {a b c : Int} (h0 : a < c) (h1 : c < 8 * (b + 1)) : a < (min (8 * b + 8) c) :=
  by omega

theorem fact_89 {a b : Int} (h0 : 8 * a ≤ b) : 8 * (a + 1) + (-8) ≤ b :=
  by omega

theorem fact_90 {a b c : Int} (h0 : 8 * c ≤ b) (h1 : c = a) : 8 * a ≤ b :=
  by omega

theorem fact_91 {a b c d : Int} (h0 : a ≤ 8 * d + 7) (h1 : 8 * d + 8 ≤ c) (h2 : d = b) : a < (min (8 * b + 8) c) :=
  by omega

theorem fact_92 {a b c d : Int} (h0 : b = c) (h1 : a < (min (8 * c + 8) d)) : a ≤ 8 * b + 7 :=
  by omega

theorem fact_93 {a b c : Int} (h0 : a ≤ c + 7) (h1 : c + 8 ≤ b) : a < b :=
  by omega

theorem fact_94 {a b c : Int} (h0 : 8 * a + 8 ≤ c) : a < (max b ((c + 7) / 8)) :=
  by omega

theorem fact_95 {a b : Int} (h0 : b ≤ 8 * a + 7) (h1 : 0 ≤ b) (h2 : 8 * a < b) : a = (max 0 ((b + 7) / 8)) + (-1) :=
  by omega

theorem fact_96 {a b c : Int} (h0 : a ≤ 8 * c + 7) (h1 : 8 * c < a) : a < 8 * (max b ((a + 7) / 8)) :=
  by omega

theorem fact_97 {a b c : Int} (h0 : a ≤ 8 * c + 7) (h1 : 0 ≤ a) (h2 : 8 * c ≤ b) : 8 * (max 0 ((a + 7) / 8)) + (-8) ≤ b :=
  by omega

theorem fact_98 {a b c d : Int} (h0 : 8 * (max c ((d + 7) / 8)) + (-8) ≤ b) (h1 : 8 * a < d) : 8 * a ≤ b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (N g : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 8 * g + (-8) ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (c0 N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 8 * c0 ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 8 * c0 ≤ y_k0 ∧ y_k0 ≤ 8 * c0 + 7)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 N g : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 8 * g + c0 ∧ 8 * g + c0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 N g t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_k0 = 8 * g + c0 + 4 ∧ 8 * g + c0 + 5 ≤ N) ∧ c0 < t ∨ (y_k0 = 8 * g + c0 ∧ 8 * g + c0 < N) ∧ c0 < t)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c0 N g t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((y_k0 = 8 * g + c0 + 2 ∧ 8 * g + c0 + 3 ≤ N) ∧ c0 < t ∨ y_k0 = 8 * g + c0 + 4 ∧ 8 * g + c0 + 5 ≤ N) ∨ (y_k0 = 8 * g + c0 + 6 ∧ 8 * g + c0 + 7 ≤ N) ∧ c0 < t) ∨ y_k0 = 8 * g + c0 ∧ 8 * g + c0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (N g : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 < 8 * g)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (g t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 8 * g + t ≤ y_k0 ∧ y_k0 < 8 * g + t + 1)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (N g t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = t + 8 * g + 4 ∧ t + 8 * g + 5 ≤ N ∨ y_k0 = t + 8 * g ∧ t + 8 * g < N)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (N g t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_k0 = t + 8 * g + 2 ∧ t + 8 * g + 3 ≤ N ∨ y_k0 = t + 8 * g + 4 ∧ t + 8 * g + 5 ≤ N) ∨ y_k0 = t + 8 * g + 6 ∧ t + 8 * g + 7 ≤ N) ∨ y_k0 = t + 8 * g ∧ t + 8 * g < N)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_10 (I : Interp V) (M : Model V) (N g : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (8 * g ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 ≤ 8 * g + 7)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_11 (I : Interp V) (M : Model V) (N g : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 ≤ 8 * g + 7)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_12 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem equation_0 (h0 : True) :
    (M t_B []) = (value_12 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N g : Int) : Heap V :=
  .points1 a_block_sum
    (fun c0 => c0 = g + (-1) ∧ N < 8 * g)
    (fun c0 => (value_0 I M N g))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N g : Int) : Heap V :=
  .points1 a_block_sum
    (fun c0 => (0 ≤ c0 ∧ c0 < g) ∧ 8 * c0 + 8 ≤ N)
    (fun c0 => (value_1 I M c0))

noncomputable def known_1 (I : Interp V) (M : Model V) (N g : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N g).and (known_1_2 I M N g)))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (g : Int) : Heap V :=
  .points1 a_block_sum
    (fun c0 => 0 ≤ c0 ∧ c0 < g)
    (fun c0 => (value_1 I M c0))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 < t)
    (fun c0 => (value_2 I M c0 N g))

noncomputable def known_2 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_2_1 I M g).and (known_2_2 I M N g t)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 8 (.var v_g)) (.var v_t)) (.var v_N)) (
    .assign a_s [.var v_t] (.read a_a [.add (.mul 8 (.var v_g)) (.var v_t)])
      (fun e => (value_7 I M (e v_g) (e v_t)))
  ) (
    .assign a_s [.var v_t] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  )

theorem vc_2 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) (h3 : 0 ≤ t) (h4 : t < 8) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E N)) a_block_sum [(N + 7) / 8]) a_s [8]) (((base E N).set v_g g).set v_t t) (known_2 I M N g t) :=
  (vc_if_of cond_holds
  (fun (h5 : 8 * g + t < N) => (vc_assign_of (M t_A [8 * g + t]) (in_allocated ⟨h3, h4, trivial⟩)
  (ev_read ((at_left (at_points1 (8 * g + t) ⟨(int_c27 h1 h3), h5⟩ rfl))
  : (known_2 I M N g t) ⟨a_a, [8 * g + t]⟩ (M t_A [8 * g + t])))
  ((Eq.trans ((Eq.trans ((at_congr1 int_add_comm) : M t_A [8 * g + t] = M t_A [t + 8 * g])
  (Eq.symm ((show ∀ v0 : V, (I.fn f_0 [I.fn f_1 [], v0]) = v0 from by intro v0; exact (law_0 hl) _)
  (M t_A [t + 8 * g]))))
  : M t_A [8 * g + t] = I.fn f_0 [I.fn f_1 [], M t_A [t + 8 * g]])
  (Eq.symm (reduce_single_some1 (t + 8 * g)
  (fun q0 => ⟨(fun h6 => (fact_0 h6.1 h6.2)), (fun h6 => ⟨(fact_1 h6), (int_c17 h6)⟩)⟩))))
  : M t_A [8 * g + t] = value_7 I M g t))) (fun (h5 : ¬ 8 * g + t < N) =>
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h3, h4, trivial⟩) ev_const rfl)))

theorem kept_2 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) (h3 : 0 ≤ t) (h4 : t < 8) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_g g).set v_t t) (known_2 I M N g t)) (known_2 I M N g (t + 1)) :=
  (show Heap.Entails _ (known_2 I M N g (t + 1)) from
  (entails_and (entails_points1 (fun q1 h5 => (at_if_of cond_holds
  (fun (h6 : 8 * g + t < N) => (at_set_other (by decide) (at_left (at_points1 q1 h5 rfl))))
  (fun (h6 : ¬ 8 * g + t < N) => (at_set_other (by decide) (at_left (at_points1 q1 h5 rfl)))))))
  (entails_and (entails_points1 (fun q2 h5 => (at_if_of cond_holds (fun (h6 : 8 * g + t < N) =>
  (at_set_other (by decide) (at_right (at_left (at_points1 q2 h5 rfl)))))
  (fun (h6 : ¬ 8 * g + t < N) =>
  (at_set_other (by decide) (at_right (at_left (at_points1 q2 h5 rfl))))))))
  (entails_points1 (fun q3 h5 => (at_if_of cond_holds (fun (h6 : 8 * g + t < N) =>
  ((Classical.em (q3 = t)).elim (fun h7 => (at_set_eq1 q3 t h7 ((reduce_congr1 (fun q4 =>
  ⟨(fun h8 => ⟨(fact_2 h7 h8.1), (fact_3 h8.1 h5.2)⟩), (fun h8 => ⟨(fact_4 h8.1 h7 h8.2), (fact_5 h5.2 h6)⟩)⟩)
  (fun q4 h8 => rfl)) : value_2 I M q3 N g = value_7 I M g t))) (fun h7 =>
  (at_set_ne1 q3 t h7 (at_right (at_right (at_points1 q3 ⟨h5.1, (int_taB_neab_tab h5.2 h7)⟩ rfl)))))))
  (fun (h6 : ¬ 8 * g + t < N) => ((Classical.em (q3 = t)).elim (fun h7 =>
  (at_set_eq1 q3 t h7 ((Eq.trans ((reduce_empty1 (fun q5 => (fun h8 => (fact_6 h7 h8.2 h6))))
  : value_2 I M q3 N g = I.fn f_1 []) rfl)
  : value_2 I M q3 N g = I.fn f_1 []))) (fun h7 =>
  (at_set_ne1 q3 t h7 (at_right (at_right (at_points1 q3 ⟨h5.1, (int_taB_neab_tab h5.2 h7)⟩ rfl)))))))))))))

theorem race_2 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) :
    ParVC I 0 8 (body_2 I M).erase (fun t => (((base E N).set v_g g).set v_t t)) (fun t => (body_2 I M).post (((base E N).set v_g g).set v_t t) (known_2 I M N g t)) :=
  (race_arrays [a_s] rfl rfl (all_cons (apart1 (fun t c0 => c0 = t) (fun t c0 => (1 : Int) < 0)
  (fun t h3 h4 => (w_if_of cond_holds (fun (h5 : 8 * g + t < N) => (w_assign1 t rfl))
  (fun (h5 : ¬ 8 * g + t < N) => (w_assign1 t rfl)))) (fun t h3 h4 => (r_none rfl))
  (fun t y_y c0 h3 h4 h5 h6 h7 h8 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h8 h7)⟩)) all_nil))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (g : Int) : Heap V :=
  .points1 a_block_sum
    (fun c0 => 0 ≤ c0 ∧ c0 < g)
    (fun c0 => (value_1 I M c0))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  .points1 a_s
    (fun c0 => (0 ≤ c0 ∧ c0 < t) ∧ c0 < N + (-8) * g ∨ N + (-8) * g ≤ c0 ∧ c0 < 4)
    (fun c0 => (value_3 I M c0 N g t))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  .points1 a_s
    (fun c0 => (4 ≤ c0 ∧ c0 < 8) ∧ N + (-8) * g ≤ c0 ∨ (t ≤ c0 ∧ c0 < 8) ∧ c0 < N + (-8) * g)
    (fun c0 => (value_2 I M c0 N g))

noncomputable def known_3 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_3_1 I M g).and ((known_3_2 I M N g t).and (known_3_3 I M N g t))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_s [.var v_t] (.read a_s [.add (.var v_t) (.const 4)])
    (fun e => (value_8 I M (e v_N) (e v_g) (e v_t)))

theorem vc_3 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) (h3 : 0 ≤ t) (h4 : t < 4) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E N)) a_block_sum [(N + 7) / 8]) a_s [8]) (((base E N).set v_g g).set v_t t) (known_3 I M N g t) :=
  (Or.elim (((Classical.em (N + (-8) * g ≤ t)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_nlba_tab h5)))) : N + (-8) * g ≤ t ∨ t < N + (-8) * g)
  (fun h5 => (vc_accumulate_of (value_3 I M t N g t) (value_2 I M (t + 4) N g)
  ((at_right (at_right (at_left (at_points1 t (Or.inr ⟨h5, h4⟩) rfl))))
  : (known_3 I M N g t) ⟨a_s, [t]⟩ (value_3 I M t N g t))
  (ev_read ((at_right (at_right (at_right (at_points1 (t + 4) (Or.inl ⟨⟨(int_le_add_left h3), (int_c325 h4)⟩, (int_c340 h5)⟩) rfl))))
  : (known_3 I M N g t) ⟨a_s, [t + 4]⟩ (value_2 I M (t + 4) N g)))
  ((union_in_order1 (law_1 hl) (law_2 hl) 0 0
  (fun q8 h6 => (False.elim (Or.elim h6 (fun h7 => (fact_7 h5 h7.2)) (fun h7 => (fact_8 h5 h7.2)))))
  (fun q8 => ⟨(fun h6 =>
  (Or.elim h6 (fun h7 => (False.elim (fact_7 h5 h7.2))) (fun h7 => (False.elim (fact_8 h5 h7.2))))), (fun h6 => (Or.elim h6 (fun h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2))) (fun h8 => (False.elim (int_irrefl h8.2)))))
  (fun h7 => (False.elim (fact_9 h5 h7.2)))))⟩) (fun q8 q9 h6 h7 => (False.elim (fact_9 h5 h7.2)))
  (fun q8 h6 => rfl) (fun q8 h6 => (False.elim (fact_9 h5 h6.2))))
  : I.fn f_0 [value_3 I M t N g t, value_2 I M (t + 4) N g] = value_8 I M N g t)))
  (fun h5 => (vc_accumulate_of (value_2 I M t N g) (value_2 I M (t + 4) N g)
  ((at_right (at_right (at_right (at_points1 t (Or.inr ⟨⟨int_refl, (int_c312 h4)⟩, h5⟩) rfl))))
  : (known_3 I M N g t) ⟨a_s, [t]⟩ (value_2 I M t N g))
  (ev_read ((at_right (at_right (at_right (at_points1 (t + 4) ((Classical.em (N + (-8) * g ≤ t + 4)).elim
  (fun h6 => (Or.inl ⟨⟨(int_le_add_left h3), (int_c325 h4)⟩, h6⟩))
  (fun h6 => (Or.inr ⟨⟨fact_10, (int_c325 h4)⟩, (int_nlba_tab h6)⟩))) rfl))))
  : (known_3 I M N g t) ⟨a_s, [t + 4]⟩ (value_2 I M (t + 4) N g)))
  ((union_in_order1 (law_1 hl) (law_2 hl) (8 * g + t) ((max (8 * g + t) (8 * g + t + 4)) + 1)
  (fun q10 h6 => (Or.elim h6 (fun h7 => ⟨(fact_11 h7.1), (fact_12 h7.1)⟩)
  (fun h7 => ⟨(fact_1 h7.1), (fact_13 h7.1)⟩)))
  (fun q10 => ⟨(fun h6 => (Or.elim h6 (fun h7 => (Or.inr ⟨(fact_14 h7.1), (fact_15 h7.2)⟩))
  (fun h7 => (Or.inl ⟨(int_c5 h7.1), (fact_16 h5)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => (Or.inr ⟨(int_c5 h7.1), (fact_17 h5)⟩))
  (fun h7 => (Or.inl ⟨(fact_18 h7.1), (fact_19 h7.2)⟩))))⟩)
  (fun q10 q11 h6 h7 => (fact_20 h6.1 h7.1)) (fun q10 h6 => rfl) (fun q10 h6 => rfl))
  : I.fn f_0 [value_2 I M t N g, value_2 I M (t + 4) N g] = value_8 I M N g t))))

theorem kept_3 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) (h3 : 0 ≤ t) (h4 : t < 4) :
    Heap.Entails ((body_3 I M).post (((base E N).set v_g g).set v_t t) (known_3 I M N g t)) (known_3 I M N g (t + 1)) :=
  (show Heap.Entails _ (known_3 I M N g (t + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points1 (fun q12 h5 => (Or.elim h5 (fun h6 =>
  ((Classical.em (q12 = t)).elim (fun h7 => (at_set_eq1 q12 t h7 ((reduce_congr1 (fun q13 =>
  ⟨(fun h8 => (Or.elim h8 (fun h9 => (Or.inl ⟨(fact_21 h7 h9.1.1), (fact_22 h9.1.2 h7)⟩))
  (fun h9 => (Or.inr ⟨(int_c64 h7 h9.1.1), (fact_23 h7 h6.2)⟩)))), (fun h8 => (Or.elim h8 (fun h9 => (Or.inl ⟨⟨(fact_24 h7 h9.1), (fact_25 h9.2 h6.1.2)⟩, h6.1.2⟩))
  (fun h9 => (Or.inr ⟨⟨(int_c63 h7 h9.1), (fact_16 h6.2)⟩, h6.1.2⟩))))⟩) (fun q13 h8 => rfl))
  : value_3 I M q12 N g (t + 1) = value_8 I M N g t))) (fun h7 => (at_set_ne1 q12 t h7
  (at_right (at_right (at_left (at_points1 q12 (Or.inl ⟨⟨h6.1.1, (int_taB_neab_tab h6.1.2 h7)⟩, h6.2⟩) (reduce_congr1
  (fun q14 => ⟨(fun h8 => (Or.elim h8 (fun h9 => (Or.inl ⟨h9.1, (int_taB_neab_tab h6.1.2 h7)⟩))
  (fun h9 => (Or.inr ⟨h9.1, (int_taB_neab_tab h6.1.2 h7)⟩)))), (fun h8 => (Or.elim h8 (fun h9 => (Or.inl ⟨h9.1, h6.1.2⟩)) (fun h9 => (Or.inr ⟨h9.1, h6.1.2⟩))))⟩)
  (fun q14 h8 => rfl))))))))))
  (fun h6 => ((Classical.em (q12 = t)).elim (fun h7 => (at_set_eq1 q12 t h7
  ((reduce_congr1 (fun q15 => ⟨(fun h8 => (Or.elim h8 (fun h9 => (False.elim (fact_26 h6.1 h9.1.2)))
  (fun h9 => (False.elim (fact_27 h6.1 h9.1.2))))), (fun h8 => (Or.elim h8 (fun h9 => (False.elim (fact_28 h6.1 h9.2 h7)))
  (fun h9 => (False.elim (fact_29 h6.1 h7 h9.2)))))⟩) (fun q15 h8 =>
  (False.elim (Or.elim h8 (fun h9 => (fact_26 h6.1 h9.1.2)) (fun h9 => (fact_27 h6.1 h9.1.2))))))
  : value_3 I M q12 N g (t + 1) = value_8 I M N g t)))
  (fun h7 => (at_set_ne1 q12 t h7 (at_right (at_right (at_left (at_points1 q12 (Or.inr h6)
  (reduce_congr1 (fun q16 => ⟨(fun h8 => (Or.elim h8 (fun h9 => (False.elim (fact_26 h6.1 h9.1.2)))
  (fun h9 => (False.elim (fact_27 h6.1 h9.1.2))))), (fun h8 => (Or.elim h8 (fun h9 => (False.elim (fact_26 h6.1 h9.1.2)))
  (fun h9 => (False.elim (fact_27 h6.1 h9.1.2)))))⟩) (fun q16 h8 =>
  (False.elim (Or.elim h8 (fun h9 => (fact_26 h6.1 h9.1.2)) (fun h9 => (fact_27 h6.1 h9.1.2)))))))))))))))))
  (entails_points1 (fun q17 h5 => (Or.elim h5 (fun h6 => (at_set_ne1 q17 t (int_lba_tcb_neac h6.1.1 h4)
  (at_right (at_right (at_right (at_points1 q17 (Or.inl h6) rfl))))))
  (fun h6 => (at_set_ne1 q17 t (int_lBa_neab h6.1.1)
  (at_right (at_right (at_right (at_points1 q17 (Or.inr ⟨⟨(int_lAb_lab h6.1.1), h6.1.2⟩, h6.2⟩) rfl)))))))))))))

theorem race_3 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) :
    ParVC I 0 4 (body_3 I M).erase (fun t => (((base E N).set v_g g).set v_t t)) (fun t => (body_3 I M).post (((base E N).set v_g g).set v_t t) (known_3 I M N g t)) :=
  (race_arrays [a_s] rfl rfl
  (all_cons (apart1 (fun t c0 => c0 = t) (fun t c0 => c0 = t + 4 ∨ c0 = t)
  (fun t h3 h4 => (w_accumulate1 t rfl))
  (fun t h3 h4 => (r_both (x_read1 (t + 4) (Or.inl rfl)) (x_read1 t (Or.inr rfl))))
  (fun t y_y c0 h3 h4 h5 h6 h7 h8 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (int_c179 h5 h8 h10 h4)) (fun h10 => (int_eab_eac_nebc_F h8 h10 h7)))), (int_eab_nebc_neac h8 h7)⟩))
  all_nil))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (g : Int) : Heap V :=
  .points1 a_block_sum
    (fun c0 => 0 ≤ c0 ∧ c0 < g)
    (fun c0 => (value_1 I M c0))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 < 4)
    (fun c0 => (value_4 I M c0 N g t))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (N g : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 4 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_2 I M c0 N g))

noncomputable def known_4 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_4_1 I M g).and ((known_4_2 I M N g t).and (known_4_3 I M N g))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_s [.var v_t] (.read a_s [.add (.var v_t) (.const 2)])
    (fun e => (value_9 I M (e v_N) (e v_g) (e v_t)))

theorem vc_4 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) (h3 : 0 ≤ t) (h4 : t < 2) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E N)) a_block_sum [(N + 7) / 8]) a_s [8]) (((base E N).set v_g g).set v_t t) (known_4 I M N g t) :=
  (vc_accumulate_of (value_4 I M t N g t) (value_4 I M (t + 2) N g t)
  ((at_right (at_right (at_left (at_points1 t ⟨h3, (int_c190 h4)⟩ rfl))))
  : (known_4 I M N g t) ⟨a_s, [t]⟩ (value_4 I M t N g t))
  (ev_read ((at_right (at_right (at_left (at_points1 (t + 2) ⟨(int_c145 h3), (int_c250 h4)⟩ rfl))))
  : (known_4 I M N g t) ⟨a_s, [t + 2]⟩ (value_4 I M (t + 2) N g t)))
  ((union1 (law_1 hl) (law_3 hl) (law_2 hl) (8 * g + t)
  ((max (max (max (8 * g + t) (8 * g + t + 2)) (8 * g + t + 4)) (8 * g + t + 6)) + 1)
  (fun q22 h5 => (Or.elim h5
  (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => ⟨(fact_30 h8.1), (fact_31 h8.1)⟩)
  (fun h8 => ⟨(fact_11 h8.1), (fact_32 h8.1)⟩))) (fun h7 => ⟨(fact_33 h7.1), (fact_34 h7.1)⟩)))
  (fun h6 => ⟨(fact_1 h6.1), (fact_35 h6.1)⟩))) (fun q22 => ⟨(fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => (Or.inr (Or.inr ⟨(fact_14 h8.1), (fact_36 h8.2)⟩)))
  (fun h8 => (Or.inl (Or.inl (Or.inl (Or.inr ⟨(int_c397 h8.1), (fact_37 h8.2)⟩)))))))
  (fun h7 => (Or.inr (Or.inl (Or.inl (Or.inr ⟨(fact_38 h7.1), (fact_39 h7.2)⟩)))))))
  (fun h6 => (Or.inl (Or.inr ⟨(int_c5 h6.1), (int_c205 h6.2)⟩))))), (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6
  (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_irrefl h9.2)))
  (fun h9 => (Or.inl (Or.inl (Or.inr ⟨(int_c397 h9.1), (fact_37 h9.2)⟩))))))
  (fun h8 => (False.elim (int_irrefl h8.2)))))
  (fun h7 => (Or.inr ⟨(int_c5 h7.1), (int_c205 h7.2)⟩)))) (fun h6 =>
  (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_c318 h9.2)))
  (fun h9 => (Or.inl (Or.inr ⟨(fact_40 h9.1), (fact_41 h9.2)⟩)))))
  (fun h8 => (False.elim (int_c318 h8.2)))))
  (fun h7 => (Or.inl (Or.inl (Or.inl ⟨(fact_18 h7.1), (fact_42 h7.2)⟩))))))))⟩)
  (fun q22 h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2))) (fun h8 => (by clear h5 h6 h7; omega))))
  (fun h7 => (False.elim (int_irrefl h7.2))))) (fun h6 => (by clear h5; omega))))
  (fun q22 h5 => rfl) (fun q22 h5 => rfl))
  : I.fn f_0 [value_4 I M t N g t, value_4 I M (t + 2) N g t] = value_9 I M N g t))

theorem kept_4 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) (h3 : 0 ≤ t) (h4 : t < 2) :
    Heap.Entails ((body_4 I M).post (((base E N).set v_g g).set v_t t) (known_4 I M N g t)) (known_4 I M N g (t + 1)) :=
  (show Heap.Entails _ (known_4 I M N g (t + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and
  (entails_points1 (fun q24 h5 => ((Classical.em (q24 = t)).elim (fun h6 => (at_set_eq1 q24 t h6
  ((reduce_congr1 (fun q25 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl (Or.inl (Or.inl ⟨(fact_21 h6 h10.1.1), (fact_22 h10.1.2 h6)⟩))))
  (fun h10 => (Or.inl (Or.inl (Or.inr ⟨(fact_21 h6 h10.1), (fact_22 h10.2 h6)⟩))))))
  (fun h9 => (Or.inl (Or.inr ⟨(fact_21 h6 h9.1.1), (fact_22 h9.1.2 h6)⟩)))))
  (fun h8 => (Or.inr ⟨(int_c64 h6 h8.1), (fact_45 h6 h8.2)⟩)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 =>
  (Or.inl (Or.inl (Or.inl ⟨⟨(fact_24 h6 h10.1), (fact_46 h10.2 h6)⟩, (int_eab_taB h6)⟩))))
  (fun h10 => (Or.inl (Or.inl (Or.inr ⟨(fact_24 h6 h10.1), (fact_46 h10.2 h6)⟩))))))
  (fun h9 => (Or.inl (Or.inr ⟨⟨(fact_24 h6 h9.1), (fact_46 h9.2 h6)⟩, (int_eab_taB h6)⟩)))))
  (fun h8 => (Or.inr ⟨(int_c63 h6 h8.1), (fact_47 h6 h8.2)⟩))))⟩) (fun q25 h7 => rfl))
  : value_4 I M q24 N g (t + 1) = value_9 I M N g t)))
  (fun h6 => (at_set_ne1 q24 t h6 (at_right (at_right (at_left (at_points1 q24 h5
  (reduce_congr1 (fun q26 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl (Or.inl (Or.inl ⟨h10.1, (int_taB_neab_tab h10.2 h6)⟩))))
  (fun h10 => (Or.inl (Or.inl (Or.inr h10))))))
  (fun h9 => (Or.inl (Or.inr ⟨h9.1, (int_taB_neab_tab h9.2 h6)⟩))))) (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (Or.inl (Or.inl (Or.inl ⟨h10.1, (int_tab_taB h10.2)⟩))))
  (fun h10 => (Or.inl (Or.inl (Or.inr h10))))))
  (fun h9 => (Or.inl (Or.inr ⟨h9.1, (int_tab_taB h9.2)⟩))))) (fun h8 => (Or.inr h8))))⟩)
  (fun q26 h7 => rfl))))))))))) (entails_points1 (fun q27 h5 =>
  (at_set_ne1 q27 t (fact_48 h5.1 h4) (at_right (at_right (at_right (at_points1 q27 h5 rfl)))))))))))

theorem race_4 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) :
    ParVC I 0 2 (body_4 I M).erase (fun t => (((base E N).set v_g g).set v_t t)) (fun t => (body_4 I M).post (((base E N).set v_g g).set v_t t) (known_4 I M N g t)) :=
  (race_arrays [a_s] rfl rfl
  (all_cons (apart1 (fun t c0 => c0 = t) (fun t c0 => c0 = t + 2 ∨ c0 = t)
  (fun t h3 h4 => (w_accumulate1 t rfl))
  (fun t h3 h4 => (r_both (x_read1 (t + 2) (Or.inl rfl)) (x_read1 t (Or.inr rfl))))
  (fun t y_y c0 h3 h4 h5 h6 h7 h8 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (int_c179 h5 h8 h10 h4)) (fun h10 => (int_eab_eac_nebc_F h8 h10 h7)))), (int_eab_nebc_neac h8 h7)⟩))
  all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_s [.const 8] <|
  .seq (.par v_t (.const 0) (.const 8)
    (fun e x => known_2 I M (e v_N) (e v_g) x) (body_2 I M)) <|
  .seq (.scope [a_s] <|
    .par v_t (.const 0) (.const 4)
      (fun e x => known_3 I M (e v_N) (e v_g) x) (body_3 I M)) <|
  .seq (.scope [a_s] <|
    .par v_t (.const 0) (.const 2)
      (fun e x => known_4 I M (e v_N) (e v_g) x) (body_4 I M)) <|
  .seq (.scope [a_s] <|
    .accumulate false f_0 a_s [.const 0] (.read a_s [.const 1])
      (fun e => (value_10 I M (e v_N) (e v_g)))) <|
  .assign a_block_sum [.var v_g] (.read a_s [.const 0])
    (fun e => (value_6 I M (e v_g) (min (8 * (e v_g) + 8) (e v_N))))

theorem vc_1 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N)) a_block_sum [(N + 7) / 8]) ((base E N).set v_g g) (known_1 I M N g) :=
  (vc_allocate (vc_seq (vc_par_of 0 8 rfl rfl (show Heap.Entails _ (known_2 I M N g 0) from
  (entails_and (entails_without (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q6 h3 =>
  (at_without (by decide) ((at_right (at_right (at_points1 q6 ⟨h3, (fact_49 h3.2 h2)⟩ rfl)))
  : (known_1 I M N g) ⟨a_block_sum, [q6]⟩ (value_1 I M q6)))))
  (entails_points1 (fun q7 h3 => (False.elim (int_lab_tba_F h3.1 h3.2)))))))
  (fun t h3 h4 => (vc_2 N hl hM g t h0 h1 h2 h3 h4))
  (fun t h3 h4 => (kept_2 N hl hM g t h0 h1 h2 h3 h4)) (race_2 N hl hM g h0 h1 h2))
  (vc_seq (vc_scope (vc_par_of 0 4 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun q18 h3 => (at_right (at_left (at_points1 q18 h3 rfl)))))
  (entails_and
  (entails_points1 (fun q19 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.1.1 h4.1.2)))
  (fun h4 => (at_right (at_right (at_points1 q19 ⟨(fact_50 h4.1 h2), (int_c312 h4.2)⟩
  (reduce_congr1 (fun q20 => ⟨(fun h5 => (Or.elim h5 (fun h6 => (False.elim (fact_26 h4.1 h6.1.2)))
  (fun h6 => (False.elim (fact_27 h4.1 h6.1.2))))), (fun h5 => (False.elim (fact_27 h4.1 h5.2)))⟩)
  (fun q20 h5 =>
  (False.elim (Or.elim h5 (fun h6 => (fact_26 h4.1 h6.1.2)) (fun h6 => (fact_27 h4.1 h6.1.2)))))))))))))
  (entails_points1 (fun q21 h3 =>
  (Or.elim h3 (fun h4 => (at_right (at_right (at_points1 q21 ⟨(int_c247 h4.1.1), h4.1.2⟩ rfl))))
  (fun h4 => (at_right (at_right (at_points1 q21 h4.1 rfl))))))))))
  : Heap.Entails (known_2 I M N g 8) (known_3 I M N g 0))
  (fun t h3 h4 => (vc_3 N hl hM g t h0 h1 h2 h3 h4))
  (fun t h3 h4 => (kept_3 N hl hM g t h0 h1 h2 h3 h4)) (race_3 N hl hM g h0 h1 h2)))
  (vc_seq (vc_scope (vc_par_of 0 2 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun q28 h3 => (at_right (at_left (at_points1 q28 h3 rfl)))))
  (entails_and (entails_points1 (fun q29 h3 =>
  (at_right (at_right (at_left (at_points1 q29 ((Classical.em (q29 < N + (-8) * g)).elim (fun h4 => (Or.inl ⟨h3, h4⟩))
  (fun h4 => (Or.inr ⟨(int_ntba_lab h4), h3.2⟩)))
  (reduce_congr1 (fun q30 => ⟨(fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h3.1 h7.2))) (fun h7 => (Or.inl ⟨h7, h3.2⟩))))
  (fun h6 => (False.elim (int_lab_tba_F h3.1 h6.2))))) (fun h5 => (Or.inr ⟨h5, h3.2⟩)))), (fun h4 => (Or.elim h4 (fun h5 => (Or.inl (Or.inl (Or.inr h5.1)))) (fun h5 => (Or.inr h5.1))))⟩)
  (fun q30 h4 => rfl)))))))) (entails_points1 (fun q31 h3 =>
  (at_right (at_right (at_right (at_points1 q31 ((Classical.em (N + (-8) * g ≤ q31)).elim (fun h4 => (Or.inl ⟨h3, h4⟩))
  (fun h4 => (Or.inr ⟨h3, (int_nlba_tab h4)⟩))) rfl)))))))))
  : Heap.Entails (known_3 I M N g 4) (known_4 I M N g 0))
  (fun t h3 h4 => (vc_4 N hl hM g t h0 h1 h2 h3 h4))
  (fun t h3 h4 => (kept_4 N hl hM g t h0 h1 h2 h3 h4)) (race_4 N hl hM g h0 h1 h2)))
  (vc_seq (vc_scope (vc_accumulate_of (value_4 I M 0 N g 2) (value_4 I M 1 N g 2)
  ((at_right (at_right (at_left (at_points1 0 ⟨(by decide), (by decide)⟩ rfl))))
  : (known_4 I M N g 2) ⟨a_s, [0]⟩ (value_4 I M 0 N g 2))
  (ev_read ((at_right (at_right (at_left (at_points1 1 ⟨(by decide), (by decide)⟩ rfl))))
  : (known_4 I M N g 2) ⟨a_s, [1]⟩ (value_4 I M 1 N g 2)))
  ((union1 (law_1 hl) (law_3 hl) (law_2 hl) (8 * g) ((max (N + (-1)) (8 * g + 7)) + 1)
  (fun q32 h3 => ⟨h3.1.1, (int_c10 h3.1.2)⟩)
  (fun q32 => ⟨(fun h3 => ((Classical.em (q32 = 8 * g + 0 + 2)).elim
  (fun h4 => (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨h4, (fact_51 h4 h3.1.2)⟩, (by decide)⟩)))))
  (fun h4 => ((Classical.em (q32 = 8 * g + 0 + 4)).elim
  (fun h5 => (Or.inl (Or.inl (Or.inl (Or.inr ⟨h5, (fact_52 h5 h3.1.2)⟩)))))
  (fun h5 => ((Classical.em (q32 = 8 * g + 0 + 6)).elim
  (fun h6 => (Or.inl (Or.inl (Or.inr ⟨⟨h6, (fact_53 h6 h3.1.2)⟩, (by decide)⟩))))
  (fun h6 => ((Classical.em (q32 = 8 * g + 0)).elim (fun h7 => (Or.inl (Or.inr ⟨h7, (fact_54 h2)⟩)))
  (fun h7 => ((Classical.em (q32 = 8 * g + 1 + 2)).elim
  (fun h8 => (Or.inr (Or.inl (Or.inl (Or.inl ⟨⟨h8, (fact_51 h8 h3.1.2)⟩, (by decide)⟩)))))
  (fun h8 => ((Classical.em (q32 = 8 * g + 1 + 4)).elim
  (fun h9 => (Or.inr (Or.inl (Or.inl (Or.inr ⟨h9, (fact_52 h9 h3.1.2)⟩)))))
  (fun h9 => ((Classical.em (q32 = 8 * g + 1 + 6)).elim
  (fun h10 => (Or.inr (Or.inl (Or.inr ⟨⟨h10, (fact_53 h10 h3.1.2)⟩, (by decide)⟩)))) (fun h10 =>
  (Or.inr (Or.inr ⟨(fact_55 h3.1.1 h3.2 h7 h4 h5 h6 h8 h9 h10), (fact_56 h3.1.1 h3.1.2 h7)⟩))))))))))))))))), (fun h3 => (Or.elim h3 (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5
  (fun h6 => (Or.elim h6 (fun h7 => ⟨⟨(fact_57 h7.1.1), (fact_58 h7.1.2 h7.1.1)⟩, (fact_59 h7.1.1)⟩)
  (fun h7 => ⟨⟨(fact_60 h7.1), (fact_61 h7.2 h7.1)⟩, (fact_62 h7.1)⟩)))
  (fun h6 => ⟨⟨(fact_63 h6.1.1), (fact_64 h6.1.2 h6.1.1)⟩, (fact_65 h6.1.1)⟩)))
  (fun h5 => ⟨⟨(fact_66 h5.1), (fact_67 h5.1 h2)⟩, (fact_68 h5.1)⟩)))
  (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5
  (fun h6 => (Or.elim h6 (fun h7 => ⟨⟨(fact_69 h7.1.1), (fact_58 h7.1.2 h7.1.1)⟩, (fact_70 h7.1.1)⟩)
  (fun h7 => ⟨⟨(fact_71 h7.1), (fact_61 h7.2 h7.1)⟩, (fact_72 h7.1)⟩)))
  (fun h6 => ⟨⟨(fact_73 h6.1.1), (fact_64 h6.1.2 h6.1.1)⟩, (fact_74 h6.1.1)⟩)))
  (fun h5 => ⟨⟨(int_c475 h5.1), (int_eab_tbc_tac h5.1 h5.2)⟩, (fact_75 h5.1)⟩)))))⟩)
  (fun q32 h3 => (Or.elim h3 (fun h4 =>
  (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (fact_76 h6.1.1 h10.1.1)) (fun h10 => (fact_77 h6.1.1 h10.1))))
  (fun h9 => (fact_78 h6.1.1 h9.1.1)))) (fun h8 => (fact_79 h8.1 h6.1.1)))))
  (fun h6 => (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (fact_80 h6.1 h10.1.1)) (fun h10 => (fact_76 h6.1 h10.1))))
  (fun h9 => (fact_81 h6.1 h9.1.1)))) (fun h8 => (fact_82 h8.1 h6.1)))))))
  (fun h5 => (by clear h3 h4; omega)))) (fun h4 => (by clear h3; omega)))) (fun q32 h3 => rfl)
  (fun q32 h3 => rfl))
  : I.fn f_0 [value_4 I M 0 N g 2, value_4 I M 1 N g 2] = value_10 I M N g)))
  (vc_assign_of (value_10 I M N g) (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩))
  (ev_read (at_set_eq1 0 0 rfl rfl)) ((reduce_congr1 (fun q34 =>
  ⟨(fun h3 => ⟨h3.1.1, (fact_85 h3.2 h3.1.2)⟩), (fun h3 => ⟨⟨h3.1, (int_of_lt_min_right h3.2)⟩, (fact_86 h3.2)⟩)⟩)
  (fun q34 h3 => rfl)) : value_10 I M N g = value_6 I M g (min (8 * g + 8) N))))))))

theorem kept_1 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_g g) (known_1 I M N g)) (known_1 I M N (g + 1)) :=
  (show Heap.Entails _ (known_1 I M N (g + 1)) from (entails_and
  (entails_restore (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))))
  (entails_and (entails_points1 (fun q35 h3 =>
  (at_restore (by decide) (at_set_eq1 q35 g (int_c514 h3.1) ((reduce_congr1 (fun q36 =>
  ⟨(fun h4 => ⟨(fact_87 h4.1), (fact_88 h4.2 h3.2)⟩), (fun h4 => ⟨(fact_89 h4.1), (int_of_lt_min_right h4.2)⟩)⟩)
  (fun q36 h4 => rfl)) : value_0 I M N (g + 1) = value_6 I M g (min (8 * g + 8) N))))))
  (entails_points1 (fun q37 h3 => (at_restore (by decide)
  ((Classical.em (q37 = g)).elim (fun h4 => (at_set_eq1 q37 g h4 ((reduce_congr1 (fun q38 =>
  ⟨(fun h5 => ⟨(fact_90 h5.1 h4), (fact_91 h5.2 h3.2 h4)⟩), (fun h5 => ⟨(int_c414 h5.1 h3.1.2), (fact_92 h4 h5.2)⟩)⟩)
  (fun q38 h5 => rfl)) : value_1 I M q37 = value_6 I M g (min (8 * g + 8) N))))
  (fun h4 => (at_set_ne1 q37 g h4 (at_set_other (by decide)
  ((at_right (at_left (at_points1 q37 ⟨h3.1.1, (int_taB_neab_tab h3.1.2 h4)⟩ rfl)))
  : (known_4 I M N g 2) ⟨a_block_sum, [q37]⟩ (value_1 I M q37))))))))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 ((N + 7) / 8) (body_1 I M).erase (fun g => ((base E N).set v_g g)) (fun g => (body_1 I M).post ((base E N).set v_g g) (known_1 I M N g)) :=
  (race_arrays [a_block_sum] rfl rfl
  (all_cons (apart1 (fun g c0 => c0 = g) (fun g c0 => (1 : Int) < 0)
  (fun g h1 h2 => (w_allocate (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl) (w_assign1 g rfl)))))))
  (fun g h1 h2 => (r_none rfl))
  (fun g y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def known_5_0 (I : Interp V) (M : Model V) (N g : Int) : Heap V :=
  .points0 a_b
    (True)
    ((value_5 I M N g))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_block_sum
    (fun c0 => 0 ≤ c0 ∧ 8 * c0 + 8 ≤ N)
    (fun c0 => (value_1 I M c0))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_block_sum
    (fun c0 => N ≤ 8 * c0 + 7 ∧ 8 * c0 < N)
    (fun c0 => (value_6 I M c0 N))

noncomputable def known_5 (I : Interp V) (M : Model V) (N g : Int) : Heap V :=
  ((known_5_0 I M N g).and ((known_5_1 I M N).and (known_5_2 I M N)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_b [] (.read a_block_sum [.var v_g])
    (fun e => (value_11 I M (e v_N) (e v_g)))

theorem vc_5 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E N)) a_block_sum [(N + 7) / 8]) ((base E N).set v_g g) (known_5 I M N g) :=
  (Or.elim (((Classical.em (8 * g + 8 ≤ N)).elim (fun h3 => (Or.inl h3)) (fun h3 => (Or.inr (int_c547 h3))))
  : 8 * g + 8 ≤ N ∨ N ≤ 8 * g + 7) (fun h3 => (vc_accumulate_of (value_5 I M N g) (value_1 I M g)
  ((at_left (at_points0 trivial rfl)) : (known_5 I M N g) ⟨a_b, []⟩ (value_5 I M N g))
  (ev_read ((at_right (at_left (at_points1 g ⟨h1, h3⟩ rfl)))
  : (known_5 I M N g) ⟨a_block_sum, [g]⟩ (value_1 I M g)))
  ((union_in_order1 (law_1 hl) (law_2 hl) 0 (8 * g + 7 + 1)
  (fun q42 h4 => ⟨h4.1.1, (int_lab_taB h4.2)⟩) (fun q42 =>
  ⟨(fun h4 => ((Classical.em (q42 < 8 * g)).elim (fun h5 => (Or.inl ⟨⟨h4.1.1, h4.1.2⟩, h5⟩))
  (fun h5 => (Or.inr ⟨(int_ntba_lab h5), h4.2⟩)))), (fun h4 => (Or.elim h4 (fun h5 => ⟨h5.1, (int_c144 h5.2)⟩)
  (fun h5 => ⟨⟨(int_c119 h1 h5.1), (fact_93 h5.2 h3)⟩, h5.2⟩)))⟩)
  (fun q42 q43 h4 h5 => (int_lbc_tab_tac h5.1 h4.2)) (fun q42 h4 => rfl) (fun q42 h4 => rfl))
  : I.fn f_0 [value_5 I M N g, value_1 I M g] = value_11 I M N g)))
  (fun h3 => (vc_accumulate_of (value_5 I M N g) (value_6 I M g N)
  ((at_left (at_points0 trivial rfl)) : (known_5 I M N g) ⟨a_b, []⟩ (value_5 I M N g))
  (ev_read ((at_right (at_right (at_points1 g ⟨h3, (int_c388 h2)⟩ rfl)))
  : (known_5 I M N g) ⟨a_block_sum, [g]⟩ (value_6 I M g N)))
  ((union_in_order1 (law_1 hl) (law_2 hl) 0 (N + (-1) + 1) (fun q44 h4 => ⟨h4.1.1, (int_c3 h4.1.2)⟩)
  (fun q44 =>
  ⟨(fun h4 => ((Classical.em (q44 < 8 * g)).elim (fun h5 => (Or.inl ⟨⟨h4.1.1, h4.1.2⟩, h5⟩))
  (fun h5 => (Or.inr ⟨(int_ntba_lab h5), h4.1.2⟩)))), (fun h4 => (Or.elim h4 (fun h5 => ⟨h5.1, (int_c144 h5.2)⟩)
  (fun h5 => ⟨⟨(int_c119 h1 h5.1), h5.2⟩, (int_lbc_tab_lac h3 h5.2)⟩)))⟩)
  (fun q44 q45 h4 h5 => (int_lbc_tab_tac h5.1 h4.2)) (fun q44 h4 => rfl) (fun q44 h4 => rfl))
  : I.fn f_0 [value_5 I M N g, value_6 I M g N] = value_11 I M N g))))

theorem kept_5 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) :
    Heap.Entails ((body_5 I M).post ((base E N).set v_g g) (known_5 I M N g)) (known_5 I M N (g + 1)) :=
  (show Heap.Entails _ (known_5 I M N (g + 1)) from
  (entails_and (entails_points0 (fun h3 => (at_set_eq0 ((reduce_congr1 (fun q46 =>
  ⟨(fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (int_c54 h4.2)⟩), (fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (int_c102 h4.2)⟩)⟩)
  (fun q46 h4 => rfl)) : value_5 I M N (g + 1) = value_11 I M N g)))) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_block_sum [.div (.add (.var v_N) (.const 7)) 8] <|
  .seq (.par v_g (.const 0) (.div (.add (.var v_N) (.const 7)) 8)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .seq (.assign a_b [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_b] <|
    .for v_g (.const 0) (.div (.add (.var v_N) (.const 7)) 8)
      (fun e x => known_5 I M (e v_N) x) (body_5 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 ((N + 7) / 8) rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q39 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q39]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q39, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points1 (fun q40 h1 => (False.elim (int_c41 h0 h1.2))))
  (entails_points1 (fun q41 h1 => (False.elim (int_lab_tba_F h1.1.1 h1.1.2)))))))
  (fun g h1 h2 => (vc_1 N hl hM g h0 h1 h2)) (fun g h1 h2 => (kept_1 N hl hM g h0 h1 h2))
  (race_1 N hl hM h0)) (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_b t_B [] [] none)) (R := (Region.mk t_B [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_b rfl rfl)) ev_const rfl)
  (vc_scope (vc_for_of 0 ((N + 7) / 8) rfl rfl (show Heap.Entails _ (known_5 I M N 0) from (entails_and
  (entails_points0 (fun h1 => (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q47 => (fun h2 => (int_c41 h2.1.1 h2.2))))
  : value_5 I M N 0 = I.fn f_1 []) rfl)
  : value_5 I M N 0 = I.fn f_1 []))))
  (entails_and (entails_points1 (fun q48 h1 => (at_set_other (by decide)
  (at_right (at_right (at_points1 q48 ⟨⟨h1.1, ((fact_94 h1.2) : q48 < (max 0 ((N + 7) / 8)))⟩, h1.2⟩ rfl))))))
  (entails_points1 (fun q49 h1 => (at_set_other (by decide)
  (at_right (at_left (at_points1 q49 (⟨(fact_95 h1.1 h0 h1.2), (fact_96 h1.1 h1.2)⟩
  : q49 = (max 0 ((N + 7) / 8)) + (-1) ∧ N < 8 * (max 0 ((N + 7) / 8))) ((reduce_congr1
  (fun q50 => ⟨(fun h2 => ⟨(fact_97 h1.1 h0 h2.1), h2.2⟩), (fun h2 => ⟨(fact_98 h2.1 h1.2), h2.2⟩)⟩)
  (fun q50 h2 => rfl)) : value_6 I M q49 N = value_0 I M N (max 0 ((N + 7) / 8))))))))))))
  (fun g h1 h2 => (vc_5 N hl hM g h0 h1 h2)) (fun g h1 h2 => (kept_5 N hl hM g h0 h1 h2)))))))

theorem output_0_1 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_b, []⟩ (M t_B []) :=
  (at_restore (by decide)
  ((at_left (at_points0 trivial (Eq.trans ((equation_0 N hl hM trivial) : M t_B [] = value_12 I M N)
  (reduce_congr1 (fun q52 => ⟨(fun h1 => ⟨h1, (int_c71 h1.2)⟩), (fun h1 => ⟨h1.1.1, h1.1.2⟩)⟩)
  (fun q52 h1 => rfl))))) : (known_5 I M N (max 0 ((N + 7) / 8))) ⟨a_b, []⟩ (M t_B [])))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) :
    spec.Given (inside N) (base E N) t_B [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩)))))

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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_1 (E v_N) hl hM a)) all_nil)) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit.left (Comm.of_add m0)), (Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit.left (Comm.of_add m0)), (Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit.left (Comm.of_add m0)), (Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

end Redverify.Certificate.host_join
