module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.grid_stride

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `g` -/ abbrev v_g : Var := 3
/-- `t` -/ abbrev v_t : Var := 4
/-- `i` -/ abbrev v_i : Var := 5
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `s` -/ abbrev a_s : Arr := 2
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

/-- Implementation `grid_stride`. -/
def impl : Impl where
  assumptions := []
  bindings := [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_b t_B [] [] none]
  body :=
    .seq (.assign a_b [] (.fn (.literal .f32 0 1) [])) <|
    .scope [a_b] <|
      .par v_g (.const 0) (.const 4) <|
        .allocate a_s [.const 8] <|
        .seq (.par v_t (.const 0) (.const 8) <|
          .seq (.assign a_s [.var v_t] (.fn (.literal .f32 0 1) [])) <|
          .scope [a_s] <|
            .for
              v_i
              (.const 0)
              (.div
                (.add
                  (.add (.add (.var v_N) (.mul (-1) (.mul 8 (.var v_g)))) (.mul (-1) (.var v_t)))
                  (.const 31))
                32) <|
              .accumulate
                false
                (.builtin "+" .f32)
                a_s
                [.var v_t]
                (.read a_a [.add (.add (.mul 32 (.var v_i)) (.mul 8 (.var v_g))) (.var v_t)])) <|
        .seq (.scope [a_s] <|
          .par v_t (.const 0) (.const 4) <|
            .accumulate false (.builtin "+" .f32) a_s [.var v_t] (.read a_s [.add (.var v_t) (.const 4)])) <|
        .seq (.scope [a_s] <|
          .par v_t (.const 0) (.const 2) <|
            .accumulate false (.builtin "+" .f32) a_s [.var v_t] (.read a_s [.add (.var v_t) (.const 2)])) <|
        .seq (.scope [a_s] <|
          .accumulate false (.builtin "+" .f32) a_s [.const 0] (.read a_s [.const 1])) <|
        .accumulate true (.builtin "+" .f32) a_b [] (.read a_s [.const 0])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightComm I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) : 0 ≤ 32 * a + 8 * b + c :=
  by omega

theorem fact_1 {a b c d : Int} (h0 : a < (d + (-1) * b + (-1) * c + 31) / 32) : 32 * a + b + c < d :=
  by omega

theorem fact_2 {a b c d : Int} (h0 : d = c + b + a) : (min (a + b) (a + b + c)) ≤ d :=
  by omega

theorem fact_3 {a b c d : Int} (h0 : a = d + c + b) : a < b + c + d + 1 :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : b + a ≤ d) : (min (a + b) c) ≤ d :=
  by omega

theorem fact_5 {a b c d : Int} (h0 : a ≤ d + c + b + (-32)) : a < b + c + d + 1 :=
  by omega

theorem fact_6 {a b c d : Int} (h0 : a = c + d + b) : a = b + c + d :=
  by omega

theorem fact_7 {a b c d : Int} (h0 : a = d + b + c) : a = b + c + d :=
  by omega

theorem fact_8 {a b c d : Int} (h0 : a ≤ c + d + b + (-32)) : a < b + c + d :=
  by omega

theorem fact_9 {a b c d : Int} (h0 : a ≤ 32 * (b + 1) + c + 8 * d + (-32)) (h1 : (a + (-1) * c + (-8) * d) % 32 = 0) (h2 : ¬ a = 32 * b + c + 8 * d) : a ≤ 32 * b + c + 8 * d + (-32) :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : 0 ≤ d) (h1 : c = 32 * d + a + b) : a + b ≤ c :=
  by omega

theorem fact_11 {a b c d : Int} (h0 : a = 32 * b + c + d) : a ≤ 32 * (b + 1) + c + d + (-32) :=
  by omega

theorem fact_12 {a b c d : Int} (h0 : a = 32 * d + b + 8 * c) : (a + (-1) * b + (-8) * c) % 32 = 0 :=
  by omega

theorem fact_13 {a b c d x_e : Int} (h0 : a ≤ 32 * b + c + d + x_e) : a ≤ 32 * (b + 1) + c + d + x_e :=
  by omega

theorem fact_14 {a b c : Int} (h0 : a ≤ 32 * 0 + b + c + (-32)) (h1 : b + c ≤ a) : False :=
  by omega

theorem fact_15 {a b c d : Int} (h0 : b + d ≤ c) (h1 : ¬ d < a) : a + b ≤ c :=
  by omega

theorem fact_16 {a b c d x_e : Int} (h0 : (a + (-8) * c + (-1) * x_e) % 32 = 0) (h1 : a < b) (h2 : x_e < d + 1) (h3 : ¬ x_e < d) : a ≤ 32 * (max 0 ((b + (-1) * (8 * c) + (-1) * d + 31) / 32)) + d + 8 * c + (-32) :=
  by omega

theorem fact_17 {a b c d x_e : Int} (h0 : (a + c + (-1) * x_e) % 32 = d) (h1 : x_e < b + 1) (h2 : ¬ x_e < b) : (a + (-1) * b + c) % 32 = d :=
  by omega

theorem fact_18 {a b c d : Int} (h0 : d + a ≤ c) (h1 : b < d + 1) : a + b ≤ c :=
  by omega

theorem fact_19 {a b c d : Int} (h0 : a ≤ 32 * (max 0 ((b + (-1) * (8 * c) + (-1) * d + 31) / 32)) + d + 8 * c + (-32)) (h1 : 0 ≤ b) (h2 : c < 4) (h3 : d < 8) : a < b :=
  by omega

theorem fact_20 {a b c d x_e : Int} (h0 : c = x_e) (h1 : (a + (-1) * x_e + b) % 32 = d) : (a + b + (-1) * c) % 32 = d :=
  by omega

theorem fact_21 {a b c d : Int} (h0 : 0 ≤ d) (h1 : d < (b + (-1) * (8 * c) + (-1) * a + 31) / 32) : a < b + (-8) * c :=
  by omega

theorem fact_22 {a b c : Int} (h0 : b + a + 4 ≤ c) : a + b ≤ c :=
  by omega

theorem fact_23 {a b c d x_e f : Int} (h0 : (a + (-1) * c + (-8) * b) % 32 = 4) (h1 : a < d) : a < (max ((-24) * b + (-31) * c + 32 * ((24 * b + 31 * c + d + 27) / 32) + (-28)) ((-24) * b + (-31) * c + 32 * x_e + f)) + 1 :=
  by omega

theorem fact_24 {a b c d x_e : Int} (h0 : (a + (-1) * c + (-8) * b) % 32 = 0) (h1 : a < x_e) : a < (max ((-24) * b + (-31) * c + 32 * d + (-28)) ((-24) * b + (-31) * c + 32 * ((24 * b + 31 * c + x_e + 31) / 32) + (-32))) + 1 :=
  by omega

theorem fact_25 {a b c d : Int} (h0 : b + a + c ≤ d) : a + (b + c) ≤ d :=
  by omega

theorem fact_26 {a b c d : Int} (h0 : (a + (-1) * c + b) % 32 = d) : (a + b + (-1) * (c + d)) % 32 = 0 :=
  by omega

theorem fact_27 {a b c d : Int} (h0 : (a + c + b) % 32 = d) : (a + b + c) % 32 = d :=
  by omega

theorem fact_28 {a b c d : Int} (h0 : b + (a + c) ≤ d) : a + b + c ≤ d :=
  by omega

theorem fact_29 {a b c : Int} (h0 : (a + c + (-1) * (b + 4)) % 32 = 0) : (a + (-1) * b + c) % 32 = 4 :=
  by omega

theorem fact_30 {a b c : Int} (h0 : (a + (-1) * b) % 32 = c) (h1 : (a + (-1) * (b + 4)) % 32 = c) : False :=
  by omega

theorem fact_31 {a b c d x_e : Int} (h0 : b + x_e + c ≤ d) (h1 : x_e = a) : a + b + c ≤ d :=
  by omega

theorem fact_32 {a b c d x_e : Int} (h0 : x_e = b) (h1 : (a + c + (-1) * x_e) % 32 = d) : (a + (-1) * b + c) % 32 = d :=
  by omega

theorem fact_33 {a b c d : Int} (h0 : b + d ≤ c) (h1 : d = a) : a + b ≤ c :=
  by omega

theorem fact_34 {a b c d x_e : Int} (h0 : x_e + a + c ≤ d) (h1 : b = x_e) : a + b + c ≤ d :=
  by omega

theorem fact_35 {a b c d : Int} (h0 : d + a ≤ c) (h1 : b = d) : a + b ≤ c :=
  by omega

theorem fact_36 {a b c : Int} (h0 : b + a + 2 ≤ c) : a + b ≤ c :=
  by omega

theorem fact_37 {a b c d x_e : Int} (h0 : (a + (-1) * c + (-8) * b) % 32 = 2) (h1 : a < d) : a < (max (max (max ((-24) * b + (-31) * c + 32 * ((24 * b + 31 * c + d + 25) / 32) + (-26)) ((-24) * b + (-31) * c + 32 * ((24 * b + 31 * c + d + 27) / 32) + (-28))) ((-24) * b + (-31) * c + 32 * ((24 * b + 31 * c + d + 29) / 32) + (-30))) (x_e + (-32))) + 1 :=
  by omega

theorem fact_38 {a b c d x_e : Int} (h0 : (a + (-1) * c + (-8) * b) % 32 = 4) (h1 : a < d) : a < (max (max (max ((-24) * b + (-31) * c + 32 * ((24 * b + 31 * c + d + 25) / 32) + (-26)) ((-24) * b + (-31) * c + 32 * ((24 * b + 31 * c + d + 27) / 32) + (-28))) (x_e + (-30))) ((-24) * b + (-31) * c + 32 * ((24 * b + 31 * c + d + 31) / 32) + (-32))) + 1 :=
  by omega

theorem fact_39 {a b c : Int} (h0 : b + a + 6 ≤ c) : a + b ≤ c :=
  by omega

theorem fact_40 {a b c d x_e f g h : Int} (h0 : (a + (-1) * c + (-8) * b) % 32 = 6) (h1 : a < d) : a < (max (max (max ((-24) * b + (-31) * c + 32 * ((24 * b + 31 * c + d + 25) / 32) + (-26)) ((-24) * b + (-31) * c + 32 * x_e + (-28))) ((-24) * b + (-31) * c + 32 * f + (-30))) ((-24) * b + (-31) * c + 32 * g + h)) + 1 :=
  by omega

theorem fact_41 {a b c d x_e f g : Int} (h0 : (a + (-1) * x_e + (-8) * d) % 32 = 0) (h1 : a < g) : a < (max (max (max b (c + (-28))) ((-24) * d + (-31) * x_e + f + (-30))) ((-24) * d + (-31) * x_e + 32 * ((24 * d + 31 * x_e + g + 31) / 32) + (-32))) + 1 :=
  by omega

theorem fact_42 {a b c d : Int} (h0 : b + a + c ≤ d) : a + b + c ≤ d :=
  by omega

theorem fact_43 {a b c : Int} (h0 : b + a + 6 ≤ c) : a + (b + 2) + 4 ≤ c :=
  by omega

theorem fact_44 {a b c : Int} (h0 : (a + (-1) * c + b) % 32 = 6) : (a + b + (-1) * (c + 2)) % 32 = 4 :=
  by omega

theorem fact_45 {a b c : Int} (h0 : b + (a + 2) + 4 ≤ c) : a + b + 6 ≤ c :=
  by omega

theorem fact_46 {a b c : Int} (h0 : (a + c + (-1) * (b + 2)) % 32 = 4) : (a + (-1) * b + c) % 32 = 6 :=
  by omega

theorem fact_47 {a b c : Int} (h0 : (a + c + (-1) * (b + 2)) % 32 = 0) : (a + (-1) * b + c) % 32 = 2 :=
  by omega

theorem fact_48 {a b : Int} (h0 : (a + (-1) * b) % 32 = 4) (h1 : (a + (-1) * (b + 2)) % 32 = 0) : False :=
  by omega

theorem fact_49 {a b c : Int} (h0 : (a + (-1) * b) % 32 = c) (h1 : (a + (-1) * (b + 2)) % 32 = c) : False :=
  by omega

theorem fact_50 {a b : Int} (h0 : a ≤ b % 32) (h1 : 0 ≤ b) : a ≤ b :=
  by omega

theorem fact_51 {a b : Int} (h0 : a + 0 + 4 ≤ b) : a + 1 + 2 ≤ b :=
  by omega

theorem fact_52 {a b : Int} (h0 : a + 0 + 6 ≤ b) : a + 1 + 4 ≤ b :=
  by omega

theorem fact_53 {a b c : Int} (h0 : 8 * a + 0 + b ≤ c) (h1 : (c + (-8) * a + (-1) * 1) % 32 = b) : 8 * a + 1 + b ≤ c :=
  by omega

theorem fact_54 {a b : Int} (h0 : a + 0 + 2 ≤ b) : a + 1 ≤ b :=
  by omega

theorem fact_55 {a b : Int} (h0 : 8 * b ≤ a % 32) (h1 : a % 32 ≤ 8 * b + 7) (h2 : ¬ (a + (-8) * b + (-1) * 0) % 32 = 0) (h3 : ¬ (a + (-8) * b + (-1) * 0) % 32 = 2) (h4 : ¬ (a + (-8) * b + (-1) * 0) % 32 = 4) (h5 : ¬ (a + (-8) * b + (-1) * 0) % 32 = 6) (h6 : ¬ (a + (-8) * b + (-1) * 1) % 32 = 2) (h7 : ¬ (a + (-8) * b + (-1) * 1) % 32 = 4) (h8 : ¬ (a + (-8) * b + (-1) * 1) % 32 = 6) : (a + (-8) * b + (-1) * 1) % 32 = 0 :=
  by omega

theorem fact_56 {a b : Int} (h0 : 8 * a + 0 + 4 ≤ b) (h1 : ¬ (b + (-8) * a + (-1) * 0) % 32 = 4) : 8 * a + 1 + 4 ≤ b :=
  by omega

theorem fact_57 {a b : Int} (h0 : 8 * b + 0 + 4 ≤ a) (h1 : ¬ 8 * b + 0 + 6 ≤ a) (h2 : ¬ (a + (-8) * b + (-1) * 0) % 32 = 4) : (a + (-8) * b + (-1) * 1) % 32 = 4 :=
  by omega

theorem fact_58 {a b : Int} (h0 : 8 * a + 0 + 2 ≤ b) (h1 : ¬ (b + (-8) * a + (-1) * 0) % 32 = 2) : 8 * a + 1 + 2 ≤ b :=
  by omega

theorem fact_59 {a b : Int} (h0 : 8 * b + 0 + 2 ≤ a) (h1 : ¬ 8 * b + 0 + 4 ≤ a) (h2 : ¬ (a + (-8) * b + (-1) * 0) % 32 = 2) : (a + (-8) * b + (-1) * 1) % 32 = 2 :=
  by omega

theorem fact_60 {a b : Int} (h0 : a ≤ b % 32) (h1 : 0 ≤ b) : a + 0 ≤ b :=
  by omega

theorem fact_61 {a b : Int} (h0 : 0 ≤ b) (h1 : 8 * a ≤ b % 32) (h2 : ¬ (b + (-8) * a + (-1) * 0) % 32 = 0) : 8 * a + 1 ≤ b :=
  by omega

theorem fact_62 {a b : Int} (h0 : 0 ≤ a) (h1 : 8 * b ≤ a % 32) (h2 : ¬ 8 * b + 0 + 2 ≤ a) (h3 : ¬ (a + (-8) * b + (-1) * 0) % 32 = 0) : (a + (-8) * b + (-1) * 1) % 32 = 0 :=
  by omega

theorem fact_63 {a b : Int} (h0 : 0 ≤ b) (h1 : 8 * b + 0 + 2 ≤ a) : 0 ≤ a :=
  by omega

theorem fact_64 {a b : Int} (h0 : (b + (-8) * a + (-1) * 0) % 32 = 2) (h1 : a < 4) : 8 * a ≤ b % 32 :=
  by omega

theorem fact_65 {a b : Int} (h0 : 0 ≤ b) (h1 : (a + (-8) * b + (-1) * 0) % 32 = 2) : a % 32 ≤ 8 * b + 7 :=
  by omega

theorem fact_66 {a b : Int} (h0 : 0 ≤ b) (h1 : 8 * b + 0 + 4 ≤ a) : 0 ≤ a :=
  by omega

theorem fact_67 {a b : Int} (h0 : (b + (-8) * a + (-1) * 0) % 32 = 4) (h1 : a < 4) : 8 * a ≤ b % 32 :=
  by omega

theorem fact_68 {a b : Int} (h0 : 0 ≤ b) (h1 : (a + (-8) * b + (-1) * 0) % 32 = 4) : a % 32 ≤ 8 * b + 7 :=
  by omega

theorem fact_69 {a b : Int} (h0 : 0 ≤ b) (h1 : 8 * b + 0 + 6 ≤ a) : 0 ≤ a :=
  by omega

theorem fact_70 {a b : Int} (h0 : (b + (-8) * a + (-1) * 0) % 32 = 6) (h1 : a < 4) : 8 * a ≤ b % 32 :=
  by omega

theorem fact_71 {a b : Int} (h0 : 0 ≤ b) (h1 : (a + (-8) * b + (-1) * 0) % 32 = 6) : a % 32 ≤ 8 * b + 7 :=
  by omega

theorem fact_72 {a b : Int} (h0 : 0 ≤ b) (h1 : 8 * b + 0 ≤ a) : 0 ≤ a :=
  by omega

theorem fact_73 {a b : Int} (h0 : (b + (-8) * a + (-1) * 0) % 32 = 0) (h1 : a < 4) : 8 * a ≤ b % 32 :=
  by omega

theorem fact_74 {a b c : Int} (h0 : c ≤ b) (h1 : (a + (-8) * b + (-1) * c) % 32 = c) : a % 32 ≤ 8 * b + 7 :=
  by omega

theorem fact_75 {a b : Int} (h0 : 0 ≤ b) (h1 : 8 * b + 1 + 2 ≤ a) : 0 ≤ a :=
  by omega

theorem fact_76 {a b : Int} (h0 : (b + (-8) * a + (-1) * 1) % 32 = 2) (h1 : a < 4) : 8 * a ≤ b % 32 :=
  by omega

theorem fact_77 {a b : Int} (h0 : 0 ≤ b) (h1 : (a + (-8) * b + (-1) * 1) % 32 = 2) : a % 32 ≤ 8 * b + 7 :=
  by omega

theorem fact_78 {a b : Int} (h0 : 0 ≤ b) (h1 : 8 * b + 1 + 4 ≤ a) : 0 ≤ a :=
  by omega

theorem fact_79 {a b : Int} (h0 : (b + (-8) * a + (-1) * 1) % 32 = 4) (h1 : a < 4) : 8 * a ≤ b % 32 :=
  by omega

theorem fact_80 {a b : Int} (h0 : 0 ≤ b) (h1 : (a + (-8) * b + (-1) * 1) % 32 = 4) : a % 32 ≤ 8 * b + 7 :=
  by omega

theorem fact_81 {a b : Int} (h0 : 0 ≤ b) (h1 : 8 * b + 1 + 6 ≤ a) : 0 ≤ a :=
  by omega

theorem fact_82 {a b : Int} (h0 : (b + (-8) * a + (-1) * 1) % 32 = 6) (h1 : a < 4) : 8 * a ≤ b % 32 :=
  by omega

theorem fact_83 {a b : Int} (h0 : 0 ≤ b) (h1 : (a + (-8) * b + (-1) * 1) % 32 = 6) : a % 32 ≤ 8 * b + 7 :=
  by omega

theorem fact_84 {a b : Int} (h0 : 0 ≤ b) (h1 : 8 * b + 1 ≤ a) : 0 ≤ a :=
  by omega

theorem fact_85 {a b : Int} (h0 : (b + (-8) * a + (-1) * 1) % 32 = 0) (h1 : a < 4) : 8 * a ≤ b % 32 :=
  by omega

theorem fact_86 {a b c : Int} (h0 : c ≤ b) (h1 : (a + (-8) * b + (-1) * 1) % 32 = c) : a % 32 ≤ 8 * b + 7 :=
  by omega

theorem fact_87 {a b : Int} (h0 : (a + (-1) * 0) % 32 = b) (h1 : (a + (-1) * 1) % 32 = b) : False :=
  by omega

theorem fact_88 {a : Int} (h0 : (a + (-1) * 0) % 32 = 2) (h1 : (a + (-1) * 1) % 32 = 4) : False :=
  by omega

theorem fact_89 {a : Int} (h0 : (a + (-1) * 0) % 32 = 2) (h1 : (a + (-1) * 1) % 32 = 6) : False :=
  by omega

theorem fact_90 {a b : Int} (h0 : (a + (-1) * b) % 32 = 2) (h1 : (a + (-1) * 1) % 32 = b) : False :=
  by omega

theorem fact_91 {a : Int} (h0 : (a + (-1) * 0) % 32 = 4) (h1 : (a + (-1) * 1) % 32 = 2) : False :=
  by omega

theorem fact_92 {a : Int} (h0 : (a + (-1) * 0) % 32 = 4) (h1 : (a + (-1) * 1) % 32 = 6) : False :=
  by omega

theorem fact_93 {a b : Int} (h0 : (a + (-1) * b) % 32 = 4) (h1 : (a + (-1) * 1) % 32 = b) : False :=
  by omega

theorem fact_94 {a : Int} (h0 : (a + (-1) * 0) % 32 = 6) (h1 : (a + (-1) * 1) % 32 = 2) : False :=
  by omega

theorem fact_95 {a : Int} (h0 : (a + (-1) * 0) % 32 = 6) (h1 : (a + (-1) * 1) % 32 = 4) : False :=
  by omega

theorem fact_96 {a b : Int} (h0 : (a + (-1) * b) % 32 = 6) (h1 : (a + (-1) * 1) % 32 = b) : False :=
  by omega

theorem fact_97 {a b : Int} (h0 : (a + (-1) * b) % 32 = b) (h1 : (a + (-1) * 1) % 32 = 2) : False :=
  by omega

theorem fact_98 {a b : Int} (h0 : (a + (-1) * b) % 32 = b) (h1 : (a + (-1) * 1) % 32 = 4) : False :=
  by omega

theorem fact_99 {a b : Int} (h0 : (a + (-1) * b) % 32 = b) (h1 : (a + (-1) * 1) % 32 = 6) : False :=
  by omega

theorem fact_100 {a : Int} (h0 : (a + (-1) * 0) % 32 = 0) (h1 : (a + (-1) * 1) % 32 = 0) : False :=
  by omega

theorem fact_101 {a : Int} (h0 : a % 32 < 8 * 0) : False :=
  by omega

theorem fact_102 {a : Int} : a % 32 < 8 * 4 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (N g : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 % 32 < 8 * g) ∧ y_k0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 N g : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (8 * g + c0 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-8) * g + (-1) * c0) % 32 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 N g i t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((8 * g + c0 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-8) * g + (-1) * c0) % 32 = 0) ∧ c0 < t ∨ ((t + 8 * g ≤ y_k0 ∧ y_k0 ≤ 32 * i + t + 8 * g + (-32)) ∧ c0 = t) ∧ (y_k0 + (-1) * t + (-8) * g) % 32 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 N g t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((8 * g + c0 + 4 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-8) * g + (-1) * c0) % 32 = 4) ∧ c0 < t ∨ (8 * g + c0 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-8) * g + (-1) * c0) % 32 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c0 N g t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((((8 * g + c0 + 2 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-8) * g + (-1) * c0) % 32 = 2) ∧ c0 < t ∨ ((8 * g + c0 + 4 ≤ y_k0 ∧ y_k0 < N) ∧ c0 ≤ 3) ∧ (y_k0 + (-8) * g + (-1) * c0) % 32 = 4) ∨ ((8 * g + c0 + 6 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-8) * g + (-1) * c0) % 32 = 6) ∧ c0 < t) ∨ (8 * g + c0 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-8) * g + (-1) * c0) % 32 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (g i t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 32 * i + t + 8 * g ∨ (t + 8 * g ≤ y_k0 ∧ y_k0 ≤ 32 * i + t + 8 * g + (-32)) ∧ (y_k0 + (-1) * t + (-8) * g) % 32 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (N g t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (t + 8 * g + 4 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-1) * t + (-8) * g) % 32 = 4 ∨ (t + 8 * g ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-1) * t + (-8) * g) % 32 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (N g t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((t + 8 * g + 2 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-1) * t + (-8) * g) % 32 = 2 ∨ (t + 8 * g + 4 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-1) * t + (-8) * g) % 32 = 4) ∨ (t + 8 * g + 6 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-1) * t + (-8) * g) % 32 = 6) ∨ (t + 8 * g ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-1) * t + (-8) * g) % 32 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (N g : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ 8 * g ≤ y_k0 % 32 ∧ y_k0 % 32 ≤ 8 * g + 7) ∧ y_k0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (N g : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 % 32 ≤ 8 * g + 7) ∧ y_k0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_10 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem equation_0 (h0 : True) :
    (M t_B []) = (value_10 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N g : Int) : Heap V :=
  .points0 a_b
    (True)
    ((value_0 I M N g))

noncomputable def known_1 (I : Interp V) (M : Model V) (N g : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M N g))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 < t)
    (fun c0 => (value_1 I M c0 N g))

noncomputable def known_2 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N g).and (known_2_2 I M N g t)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N g t i : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ t)
    (fun c0 => (value_2 I M c0 N g i t))

noncomputable def known_3 (I : Interp V) (M : Model V) (N g t i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N g).and (known_3_2 I M N g t i)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_s
    [.var v_t]
    (.read a_a [.add (.add (.mul 32 (.var v_i)) (.mul 8 (.var v_g))) (.var v_t)])
    (fun e => (value_5 I M (e v_g) (e v_i) (e v_t)))

theorem vc_3 (g t i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < 4) (h3 : 0 ≤ t) (h4 : t < 8) (h5 : 0 ≤ i) (h6 : i < (N + (-1) * (8 * g) + (-1) * t + 31) / 32) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N)) a_s [8]) ((((base E N).set v_g g).set v_t t).set v_i i) (known_3 I M N g t i) :=
  (vc_accumulate_of (value_2 I M t N g i t) (M t_A [32 * i + 8 * g + t])
  ((at_right (at_right (at_points1 t ⟨h3, int_refl⟩ rfl)))
  : (known_3 I M N g t i) ⟨a_s, [t]⟩ (value_2 I M t N g i t))
  (ev_read ((at_left (at_points1 (32 * i + 8 * g + t) ⟨(fact_0 h5 h1 h3), (fact_1 h6)⟩ rfl))
  : (known_3 I M N g t i) ⟨a_a, [32 * i + 8 * g + t]⟩ (M t_A [32 * i + 8 * g + t])))
  ((append1 (8 * g + 32 * i + t) (min (8 * g + t) (8 * g + t + 32 * i)) (8 * g + t + 32 * i + 1)
  (fun q0 h7 =>
  (Or.elim h7 (fun h8 => ⟨(fact_2 h8), (fact_3 h8)⟩) (fun h8 => ⟨(fact_4 h8.1.1), (fact_5 h8.1.2)⟩)))
  (fun q0 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inr (fact_6 h8))) (fun h8 => (Or.inl (Or.inr ⟨⟨h8.1, rfl⟩, h8.2⟩))))), (fun h7 => (Or.elim h7 (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_irrefl h9.2))) (fun h9 => (Or.inr ⟨h9.1.1, h9.2⟩))))
  (fun h8 => (Or.inl (fact_7 h8)))))⟩) (fun q0 h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2))) (fun h8 => (fact_8 h8.1.1.2))))
  (fun q0 h7 => rfl) (at_congr1 int_c213))
  : I.fn f_0 [value_2 I M t N g i t, M t_A [32 * i + 8 * g + t]] = value_5 I M g i t))

theorem kept_3 (g t i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < 4) (h3 : 0 ≤ t) (h4 : t < 8) (h5 : 0 ≤ i) (h6 : i < (N + (-1) * (8 * g) + (-1) * t + 31) / 32) :
    Heap.Entails ((body_3 I M).post ((((base E N).set v_g g).set v_t t).set v_i i) (known_3 I M N g t i)) (known_3 I M N g t (i + 1)) :=
  (show Heap.Entails _ (known_3 I M N g t (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q1 h7 => ((Classical.em (q1 = t)).elim (fun h8 => (at_set_eq1 q1 t h8 ((reduce_congr1
  (fun q2 => ⟨(fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_eab_tab_F h8 h10.2)))
  (fun h10 => ((Classical.em (q2 = 32 * i + t + 8 * g)).elim (fun h11 => (Or.inl h11))
  (fun h11 => (Or.inr ⟨⟨h10.1.1.1, (fact_9 h10.1.1.2 h10.2 h11)⟩, h10.2⟩)))))), (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inr ⟨⟨⟨(fact_10 h5 h10), (fact_11 h10)⟩, h8⟩, (fact_12 h10)⟩))
  (fun h10 => (Or.inr ⟨⟨⟨h10.1.1, (fact_13 h10.1.2)⟩, h8⟩, h10.2⟩))))⟩) (fun q2 h9 => rfl))
  : value_2 I M q1 N g (i + 1) t = value_5 I M g i t))) (fun h8 =>
  (at_set_ne1 q1 t h8 (at_right (at_right (at_points1 q1 h7 (reduce_congr1 (fun q3 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl h10)) (fun h10 => (False.elim (int_eab_neab_F h10.1.2 h8))))), (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl h10)) (fun h10 => (False.elim (int_eab_neab_F h10.1.2 h8)))))⟩)
  (fun q3 h9 => rfl)))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_s [.var v_t] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_s] <|
    .for v_i (.const 0) (.div (.add (.add (.add (.var v_N) (.mul (-1) (.mul 8 (.var v_g)))) (.mul (-1) (.var v_t))) (.const 31)) 32)
      (fun e x => known_3 I M (e v_N) (e v_g) (e v_t) x) (body_3 I M)

theorem vc_2 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < 4) (h3 : 0 ≤ t) (h4 : t < 8) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_s [8]) (((base E N).set v_g g).set v_t t) (known_2 I M N g t) :=
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h3, h4, trivial⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 ((N + (-1) * (8 * g) + (-1) * t + 31) / 32) rfl rfl
  (show Heap.Entails _ (known_3 I M N g t 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q4 h5 => ((Classical.em (q4 = t)).elim
  (fun h6 => (at_set_eq1 q4 t h6 ((Eq.trans ((reduce_empty1 (fun q5 => (fun h7 =>
  (Or.elim h7 (fun h8 => (int_eab_tab_F h6 h8.2)) (fun h8 => (fact_14 h8.1.1.2 h8.1.1.1))))))
  : value_2 I M q4 N g 0 t = I.fn f_1 []) rfl)
  : value_2 I M q4 N g 0 t = I.fn f_1 []))) (fun h6 => (at_set_ne1 q4 t h6
  (at_right (at_right (at_points1 q4 ⟨h5.1, (int_lab_neab_tab h5.2 h6)⟩ (reduce_congr1 (fun q6 =>
  ⟨(fun h7 => (Or.elim h7 (fun h8 => h8.1) (fun h8 => (False.elim (fact_14 h8.1.1.2 h8.1.1.1))))), (fun h7 => (Or.inl ⟨h7, (int_lab_neab_tab h5.2 h6)⟩))⟩)
  (fun q6 h7 => rfl))))))))))))) (fun i h5 h6 => (vc_3 N hl hM g t i h0 h1 h2 h3 h4 h5 h6))
  (fun i h5 h6 => (kept_3 N hl hM g t i h0 h1 h2 h3 h4 h5 h6)))))

theorem kept_2 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < 4) (h3 : 0 ≤ t) (h4 : t < 8) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_g g).set v_t t) (known_2 I M N g t)) (known_2 I M N g (t + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q7 h5 => (at_right (at_right (at_points1 q7 ⟨h5.1, (int_taB_lab h5.2)⟩ (reduce_congr1
  (fun q8 => ⟨(fun h6 => ((Classical.em (q7 < t)).elim (fun h7 => (Or.inl ⟨h6, h7⟩)) (fun h7 =>
  (Or.inr ⟨⟨⟨(fact_15 h6.1.1 h7), (fact_16 h6.2 h6.1.2 h5.2 h7)⟩, (int_taB_ntab_eab h5.2 h7)⟩, (fact_17 h6.2 h5.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => h7.1)
  (fun h7 => ⟨⟨(fact_18 h7.1.1.1 h5.2), (fact_19 h7.1.1.2 h0 h2 h4)⟩, (fact_20 h7.1.2 h7.2)⟩)))⟩)
  (fun q8 h6 => rfl)))))))))
  : Heap.Entails (known_3 I M N g t (max 0 ((N + (-1) * (8 * g) + (-1) * t + 31) / 32))) (known_2 I M N g (t + 1)))

theorem race_2 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < 4) :
    ParVC I 0 8 (body_2 I M).erase (fun t => (((base E N).set v_g g).set v_t t)) (fun t => (body_2 I M).post (((base E N).set v_g g).set v_t t) (known_2 I M N g t)) :=
  (race_arrays [a_s] rfl rfl
  (all_cons (apart1 (fun t c0 => c0 = t) (fun t c0 => c0 = t ∧ t < N + (-8) * g) (fun t h3 h4 =>
  (w_seq (w_assign1 t rfl) (w_scope (w_for 0 ((N + (-1) * (8 * g) + (-1) * t + 31) / 32) rfl rfl
  (fun i h5 h6 => (w_accumulate1 t rfl)))))) (fun t h3 h4 =>
  (r_seq (r_none rfl) (r_scope (r_for 0 ((N + (-1) * (8 * g) + (-1) * t + 31) / 32) rfl rfl
  (fun i h5 h6 => (r_accumulate1 (x_none rfl) t ⟨rfl, ((fact_21 h5 h6) : t < N + (-8) * g)⟩))))))
  (fun t y_y c0 h3 h4 h5 h6 h7 h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8 h9.1 h7)), (int_eab_nebc_neac h8 h7)⟩)) all_nil))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_3 I M c0 N g t))

noncomputable def known_4 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N g).and (known_4_2 I M N g t)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_s [.var v_t] (.read a_s [.add (.var v_t) (.const 4)])
    (fun e => (value_6 I M (e v_N) (e v_g) (e v_t)))

theorem vc_4 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < 4) (h3 : 0 ≤ t) (h4 : t < 4) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E N)) a_s [8]) (((base E N).set v_g g).set v_t t) (known_4 I M N g t) :=
  (vc_accumulate_of (value_3 I M t N g t) (value_3 I M (t + 4) N g t)
  ((at_right (at_right (at_points1 t ⟨h3, (int_c312 h4)⟩ rfl)))
  : (known_4 I M N g t) ⟨a_s, [t]⟩ (value_3 I M t N g t))
  (ev_read ((at_right (at_right (at_points1 (t + 4) ⟨(int_c340 h3), (int_c325 h4)⟩ rfl)))
  : (known_4 I M N g t) ⟨a_s, [t + 4]⟩ (value_3 I M (t + 4) N g t)))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) (8 * g + t)
  ((max ((-24) * g + (-31) * t + 32 * ((24 * g + 31 * t + N + 27) / 32) + (-28)) ((-24) * g + (-31) * t + 32 * ((24 * g + 31 * t + N + 31) / 32) + (-32))) + 1)
  (fun q10 h5 => (Or.elim h5 (fun h6 => ⟨(fact_22 h6.1.1), (fact_23 h6.2 h6.1.2)⟩)
  (fun h6 => ⟨(int_c536 h6.1.1), (fact_24 h6.2 h6.1.2)⟩))) (fun q10 =>
  ⟨(fun h5 => (Or.elim h5 (fun h6 => (Or.inr (Or.inr ⟨⟨(fact_25 h6.1.1), h6.1.2⟩, (fact_26 h6.2)⟩)))
  (fun h6 => (Or.inl (Or.inr ⟨⟨(int_c536 h6.1.1), h6.1.2⟩, (fact_27 h6.2)⟩))))), (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2)))
  (fun h7 => (Or.inr ⟨⟨(int_c536 h7.1.1), h7.1.2⟩, (fact_27 h7.2)⟩))))
  (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_c319 h7.2)))
  (fun h7 => (Or.inl ⟨⟨(fact_28 h7.1.1), h7.1.2⟩, (fact_29 h7.2)⟩))))))⟩)
  (fun q10 h5 => (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2)))
  (fun h6 => (fun h7 => (Or.elim h7 (fun h8 => (int_c319 h8.2)) (fun h8 => (fact_30 h6.2 h8.2)))))))
  (fun q10 h5 => rfl) (fun q10 h5 => rfl))
  : I.fn f_0 [value_3 I M t N g t, value_3 I M (t + 4) N g t] = value_6 I M N g t))

theorem kept_4 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < 4) (h3 : 0 ≤ t) (h4 : t < 4) :
    Heap.Entails ((body_4 I M).post (((base E N).set v_g g).set v_t t) (known_4 I M N g t)) (known_4 I M N g (t + 1)) :=
  (show Heap.Entails _ (known_4 I M N g (t + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q12 h5 => ((Classical.em (q12 = t)).elim
  (fun h6 => (at_set_eq1 q12 t h6 ((reduce_congr1 (fun q13 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl ⟨⟨(fact_31 h8.1.1.1 h6), h8.1.1.2⟩, (fact_32 h6 h8.1.2)⟩))
  (fun h8 => (Or.inr ⟨⟨(fact_33 h8.1.1 h6), h8.1.2⟩, (fact_32 h6 h8.2)⟩)))), (fun h7 => (Or.elim h7
  (fun h8 => (Or.inl ⟨⟨⟨(fact_34 h8.1.1 h6), h8.1.2⟩, (fact_20 h6 h8.2)⟩, (int_eab_taB h6)⟩))
  (fun h8 => (Or.inr ⟨⟨(fact_35 h8.1.1 h6), h8.1.2⟩, (fact_20 h6 h8.2)⟩))))⟩) (fun q13 h7 => rfl))
  : value_3 I M q12 N g (t + 1) = value_6 I M N g t))) (fun h6 =>
  (at_set_ne1 q12 t h6 (at_right (at_right (at_points1 q12 h5 (reduce_congr1 (fun q14 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_taB_neab_tab h8.2 h6)⟩)) (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_tab_taB h8.2)⟩)) (fun h8 => (Or.inr h8))))⟩)
  (fun q14 h7 => rfl)))))))))))))

theorem race_4 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < 4) :
    ParVC I 0 4 (body_4 I M).erase (fun t => (((base E N).set v_g g).set v_t t)) (fun t => (body_4 I M).post (((base E N).set v_g g).set v_t t) (known_4 I M N g t)) :=
  (race_arrays [a_s] rfl rfl
  (all_cons (apart1 (fun t c0 => c0 = t) (fun t c0 => c0 = t + 4 ∨ c0 = t)
  (fun t h3 h4 => (w_accumulate1 t rfl))
  (fun t h3 h4 => (r_both (x_read1 (t + 4) (Or.inl rfl)) (x_read1 t (Or.inr rfl))))
  (fun t y_y c0 h3 h4 h5 h6 h7 h8 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (int_c179 h5 h8 h10 h4)) (fun h10 => (int_eab_eac_nebc_F h8 h10 h7)))), (int_eab_nebc_neac h8 h7)⟩))
  all_nil))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_4 I M c0 N g t))

noncomputable def known_5 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N g).and (known_5_2 I M N g t)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_s [.var v_t] (.read a_s [.add (.var v_t) (.const 2)])
    (fun e => (value_7 I M (e v_N) (e v_g) (e v_t)))

theorem vc_5 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < 4) (h3 : 0 ≤ t) (h4 : t < 2) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E N)) a_s [8]) (((base E N).set v_g g).set v_t t) (known_5 I M N g t) :=
  (vc_accumulate_of (value_4 I M t N g t) (value_4 I M (t + 2) N g t)
  ((at_right (at_right (at_points1 t ⟨h3, (int_c311 h4)⟩ rfl)))
  : (known_5 I M N g t) ⟨a_s, [t]⟩ (value_4 I M t N g t))
  (ev_read ((at_right (at_right (at_points1 (t + 2) ⟨(int_c145 h3), (int_c324 h4)⟩ rfl)))
  : (known_5 I M N g t) ⟨a_s, [t + 2]⟩ (value_4 I M (t + 2) N g t)))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) (8 * g + t)
  ((max (max (max ((-24) * g + (-31) * t + 32 * ((24 * g + 31 * t + N + 25) / 32) + (-26)) ((-24) * g + (-31) * t + 32 * ((24 * g + 31 * t + N + 27) / 32) + (-28))) ((-24) * g + (-31) * t + 32 * ((24 * g + 31 * t + N + 29) / 32) + (-30))) ((-24) * g + (-31) * t + 32 * ((24 * g + 31 * t + N + 31) / 32) + (-32))) + 1)
  (fun q17 h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => ⟨(fact_36 h8.1.1), (fact_37 h8.2 h8.1.2)⟩)
  (fun h8 => ⟨(fact_22 h8.1.1), (fact_38 h8.2 h8.1.2)⟩)))
  (fun h7 => ⟨(fact_39 h7.1.1), (fact_40 h7.2 h7.1.2)⟩)))
  (fun h6 => ⟨(int_c536 h6.1.1), (fact_41 h6.2 h6.1.2)⟩)))
  (fun q17 => ⟨(fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inr (Or.inr ⟨⟨(fact_25 h8.1.1), h8.1.2⟩, (fact_26 h8.2)⟩))) (fun h8 =>
  (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨(fact_42 h8.1.1), h8.1.2⟩, (int_c316 h4)⟩, (fact_27 h8.2)⟩)))))))
  (fun h7 =>
  (Or.inr (Or.inl (Or.inl (Or.inr ⟨⟨⟨(fact_43 h7.1.1), h7.1.2⟩, (int_c329 h4)⟩, (fact_44 h7.2)⟩)))))))
  (fun h6 => (Or.inl (Or.inr ⟨⟨(int_c536 h6.1.1), h6.1.2⟩, (fact_27 h6.2)⟩))))), (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6
  (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_irrefl h9.2)))
  (fun h9 => (Or.inl (Or.inl (Or.inr ⟨⟨(fact_42 h9.1.1.1), h9.1.1.2⟩, (fact_27 h9.2)⟩))))))
  (fun h8 => (False.elim (int_irrefl h8.2)))))
  (fun h7 => (Or.inr ⟨⟨(int_c536 h7.1.1), h7.1.2⟩, (fact_27 h7.2)⟩)))) (fun h6 =>
  (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_c318 h9.2)))
  (fun h9 => (Or.inl (Or.inr ⟨⟨(fact_45 h9.1.1.1), h9.1.1.2⟩, (fact_46 h9.2)⟩)))))
  (fun h8 => (False.elim (int_c318 h8.2)))))
  (fun h7 => (Or.inl (Or.inl (Or.inl ⟨⟨(fact_28 h7.1.1), h7.1.2⟩, (fact_47 h7.2)⟩))))))))⟩)
  (fun q17 h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2))) (fun h8 => (by clear h5 h6 h7; omega))))
  (fun h7 => (False.elim (int_irrefl h7.2))))) (fun h6 => (by clear h5; omega))))
  (fun q17 h5 => rfl) (fun q17 h5 => rfl))
  : I.fn f_0 [value_4 I M t N g t, value_4 I M (t + 2) N g t] = value_7 I M N g t))

theorem kept_5 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < 4) (h3 : 0 ≤ t) (h4 : t < 2) :
    Heap.Entails ((body_5 I M).post (((base E N).set v_g g).set v_t t) (known_5 I M N g t)) (known_5 I M N g (t + 1)) :=
  (show Heap.Entails _ (known_5 I M N g (t + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q19 h5 => ((Classical.em (q19 = t)).elim (fun h6 => (at_set_eq1 q19 t h6 ((reduce_congr1
  (fun q20 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 =>
  (Or.inl (Or.inl (Or.inl ⟨⟨(fact_31 h10.1.1.1 h6), h10.1.1.2⟩, (fact_32 h6 h10.1.2)⟩))))
  (fun h10 => (Or.inl (Or.inl (Or.inr ⟨⟨(fact_31 h10.1.1.1 h6), h10.1.1.2⟩, (fact_32 h6 h10.2)⟩))))))
  (fun h9 => (Or.inl (Or.inr ⟨⟨(fact_31 h9.1.1.1 h6), h9.1.1.2⟩, (fact_32 h6 h9.1.2)⟩)))))
  (fun h8 => (Or.inr ⟨⟨(fact_33 h8.1.1 h6), h8.1.2⟩, (fact_32 h6 h8.2)⟩)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 =>
  (Or.inl (Or.inl (Or.inl ⟨⟨⟨(fact_34 h10.1.1 h6), h10.1.2⟩, (fact_20 h6 h10.2)⟩, (int_eab_taB h6)⟩))))
  (fun h10 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨(fact_34 h10.1.1 h6), h10.1.2⟩, (int_c343 h6 h4)⟩, (fact_20 h6 h10.2)⟩))))))
  (fun h9 =>
  (Or.inl (Or.inr ⟨⟨⟨(fact_34 h9.1.1 h6), h9.1.2⟩, (fact_20 h6 h9.2)⟩, (int_eab_taB h6)⟩)))))
  (fun h8 => (Or.inr ⟨⟨(fact_35 h8.1.1 h6), h8.1.2⟩, (fact_20 h6 h8.2)⟩))))⟩) (fun q20 h7 => rfl))
  : value_4 I M q19 N g (t + 1) = value_7 I M N g t)))
  (fun h6 => (at_set_ne1 q19 t h6 (at_right (at_right (at_points1 q19 h5
  (reduce_congr1 (fun q21 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl (Or.inl (Or.inl ⟨h10.1, (int_taB_neab_tab h10.2 h6)⟩))))
  (fun h10 => (Or.inl (Or.inl (Or.inr h10))))))
  (fun h9 => (Or.inl (Or.inr ⟨h9.1, (int_taB_neab_tab h9.2 h6)⟩))))) (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (Or.inl (Or.inl (Or.inl ⟨h10.1, (int_tab_taB h10.2)⟩))))
  (fun h10 => (Or.inl (Or.inl (Or.inr h10))))))
  (fun h9 => (Or.inl (Or.inr ⟨h9.1, (int_tab_taB h9.2)⟩))))) (fun h8 => (Or.inr h8))))⟩)
  (fun q21 h7 => rfl)))))))))))))

theorem race_5 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < 4) :
    ParVC I 0 2 (body_5 I M).erase (fun t => (((base E N).set v_g g).set v_t t)) (fun t => (body_5 I M).post (((base E N).set v_g g).set v_t t) (known_5 I M N g t)) :=
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
      (fun e x => known_4 I M (e v_N) (e v_g) x) (body_4 I M)) <|
  .seq (.scope [a_s] <|
    .par v_t (.const 0) (.const 2)
      (fun e x => known_5 I M (e v_N) (e v_g) x) (body_5 I M)) <|
  .seq (.scope [a_s] <|
    .accumulate false f_0 a_s [.const 0] (.read a_s [.const 1])
      (fun e => (value_8 I M (e v_N) (e v_g)))) <|
  .accumulate true f_0 a_b [] (.read a_s [.const 0])
    (fun e => (value_9 I M (e v_N) (e v_g)))

theorem vc_1 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_g g) (known_1 I M N g) :=
  (vc_allocate (vc_seq (vc_par_of 0 8 rfl rfl (show Heap.Entails _ (known_2 I M N g 0) from
  (entails_and (entails_without (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_without (avoids_points0 (by decide)) (entails_right entails_refl))
  (entails_points1 (fun q9 h3 => (False.elim (int_lab_tba_F h3.1 h3.2)))))))
  (fun t h3 h4 => (vc_2 N hl hM g t h0 h1 h2 h3 h4))
  (fun t h3 h4 => (kept_2 N hl hM g t h0 h1 h2 h3 h4)) (race_2 N hl hM g h0 h1 h2))
  (vc_seq (vc_scope (vc_par_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q15 h3 => (at_right (at_right (at_points1 q15 h3 (reduce_congr1 (fun q16 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h3.1 h5.2))) (fun h5 => h5))), (fun h4 => (Or.inr h4))⟩)
  (fun q16 h4 => rfl))))))))) : Heap.Entails (known_2 I M N g 8) (known_4 I M N g 0))
  (fun t h3 h4 => (vc_4 N hl hM g t h0 h1 h2 h3 h4))
  (fun t h3 h4 => (kept_4 N hl hM g t h0 h1 h2 h3 h4)) (race_4 N hl hM g h0 h1 h2)))
  (vc_seq (vc_scope (vc_par_of 0 2 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points1 (fun q22 h3 =>
  (at_right (at_right (at_points1 q22 h3 (reduce_congr1 (fun q23 => ⟨(fun h4 => (Or.elim h4
  (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h3.1 h7.2)))
  (fun h7 => (Or.inl ⟨⟨h7.1.1, h7.2⟩, (int_c315 h7.1.2)⟩))))
  (fun h6 => (False.elim (int_lab_tba_F h3.1 h6.2))))) (fun h5 => (Or.inr h5)))), (fun h4 => (Or.elim h4 (fun h5 => (Or.inl (Or.inl (Or.inr ⟨⟨h5.1.1, (int_c317 h5.2)⟩, h5.1.2⟩))))
  (fun h5 => (Or.inr h5))))⟩) (fun q23 h4 => rfl)))))))))
  : Heap.Entails (known_4 I M N g 4) (known_5 I M N g 0))
  (fun t h3 h4 => (vc_5 N hl hM g t h0 h1 h2 h3 h4))
  (fun t h3 h4 => (kept_5 N hl hM g t h0 h1 h2 h3 h4)) (race_5 N hl hM g h0 h1 h2)))
  (vc_seq (vc_scope (vc_accumulate_of (value_4 I M 0 N g 2) (value_4 I M 1 N g 2)
  ((at_right (at_right (at_points1 0 ⟨(by decide), (by decide)⟩ rfl)))
  : (known_5 I M N g 2) ⟨a_s, [0]⟩ (value_4 I M 0 N g 2))
  (ev_read ((at_right (at_right (at_points1 1 ⟨(by decide), (by decide)⟩ rfl)))
  : (known_5 I M N g 2) ⟨a_s, [1]⟩ (value_4 I M 1 N g 2)))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) (8 * g)
  ((max ((-24) * g + 32 * ((N + 24 * g + 31) / 32) + (-25)) (N + (-1))) + 1)
  (fun q24 h3 => ⟨(fact_50 h3.1.2.1 h3.1.1), (int_c11 h3.2)⟩)
  (fun q24 => ⟨(fun h3 => ((Classical.em (8 * g + 0 + 2 ≤ q24)).elim
  (fun h4 => ((Classical.em ((q24 + (-8) * g + (-1) * 0) % 32 = 2)).elim
  (fun h5 => (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨h4, h3.2⟩, h5⟩, (by decide)⟩)))))
  (fun h5 => ((Classical.em (8 * g + 0 + 4 ≤ q24)).elim
  (fun h6 => ((Classical.em ((q24 + (-8) * g + (-1) * 0) % 32 = 4)).elim
  (fun h7 => (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h6, h3.2⟩, (by decide)⟩, h7⟩)))))
  (fun h7 => ((Classical.em (8 * g + 0 + 6 ≤ q24)).elim
  (fun h8 => ((Classical.em ((q24 + (-8) * g + (-1) * 0) % 32 = 6)).elim
  (fun h9 => (Or.inl (Or.inl (Or.inr ⟨⟨⟨h8, h3.2⟩, h9⟩, (by decide)⟩))))
  (fun h9 => ((Classical.em ((q24 + (-8) * g + (-1) * 0) % 32 = 0)).elim
  (fun h10 => (Or.inl (Or.inr ⟨⟨(int_c256 h4), h3.2⟩, h10⟩)))
  (fun h10 => ((Classical.em ((q24 + (-8) * g + (-1) * 1) % 32 = 2)).elim
  (fun h11 => (Or.inr (Or.inl (Or.inl (Or.inl ⟨⟨⟨(fact_51 h6), h3.2⟩, h11⟩, (by decide)⟩)))))
  (fun h11 => ((Classical.em ((q24 + (-8) * g + (-1) * 1) % 32 = 4)).elim
  (fun h12 => (Or.inr (Or.inl (Or.inl (Or.inr ⟨⟨⟨(fact_52 h8), h3.2⟩, (by decide)⟩, h12⟩)))))
  (fun h12 => ((Classical.em ((q24 + (-8) * g + (-1) * 1) % 32 = 6)).elim
  (fun h13 => (Or.inr (Or.inl (Or.inr ⟨⟨⟨(fact_53 h8 h13), h3.2⟩, h13⟩, (by decide)⟩)))) (fun h13 =>
  (Or.inr (Or.inr ⟨⟨(fact_54 h4), h3.2⟩, (fact_55 h3.1.2.1 h3.1.2.2 h10 h5 h7 h9 h11 h12 h13)⟩)))))))))))))
  (fun h8 =>
  (Or.inr (Or.inl (Or.inl (Or.inr ⟨⟨⟨(fact_56 h6 h7), h3.2⟩, (by decide)⟩, (fact_57 h6 h8 h7)⟩)))))))))
  (fun h6 =>
  (Or.inr (Or.inl (Or.inl (Or.inl ⟨⟨⟨(fact_58 h4 h5), h3.2⟩, (fact_59 h4 h6 h5)⟩, (by decide)⟩)))))))))
  (fun h4 => ((Classical.em ((q24 + (-8) * g + (-1) * 0) % 32 = 0)).elim
  (fun h5 => (Or.inl (Or.inr ⟨⟨(fact_60 h3.1.2.1 h3.1.1), h3.2⟩, h5⟩))) (fun h5 =>
  (Or.inr (Or.inr ⟨⟨(fact_61 h3.1.1 h3.1.2.1 h5), h3.2⟩, (fact_62 h3.1.1 h3.1.2.1 h4 h5)⟩))))))), (fun h3 => (Or.elim h3 (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6
  (fun h7 => ⟨⟨(fact_63 h1 h7.1.1.1), ⟨(fact_64 h7.1.2 h2), (fact_65 h1 h7.1.2)⟩⟩, h7.1.1.2⟩)
  (fun h7 => ⟨⟨(fact_66 h1 h7.1.1.1), ⟨(fact_67 h7.2 h2), (fact_68 h1 h7.2)⟩⟩, h7.1.1.2⟩)))
  (fun h6 => ⟨⟨(fact_69 h1 h6.1.1.1), ⟨(fact_70 h6.1.2 h2), (fact_71 h1 h6.1.2)⟩⟩, h6.1.1.2⟩)))
  (fun h5 => ⟨⟨(fact_72 h1 h5.1.1), ⟨(fact_73 h5.2 h2), (fact_74 h1 h5.2)⟩⟩, h5.1.2⟩)))
  (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6
  (fun h7 => ⟨⟨(fact_75 h1 h7.1.1.1), ⟨(fact_76 h7.1.2 h2), (fact_77 h1 h7.1.2)⟩⟩, h7.1.1.2⟩)
  (fun h7 => ⟨⟨(fact_78 h1 h7.1.1.1), ⟨(fact_79 h7.2 h2), (fact_80 h1 h7.2)⟩⟩, h7.1.1.2⟩)))
  (fun h6 => ⟨⟨(fact_81 h1 h6.1.1.1), ⟨(fact_82 h6.1.2 h2), (fact_83 h1 h6.1.2)⟩⟩, h6.1.1.2⟩)))
  (fun h5 => ⟨⟨(fact_84 h1 h5.1.1), ⟨(fact_85 h5.2 h2), (fact_86 h1 h5.2)⟩⟩, h5.1.2⟩)))))⟩)
  (fun q24 h3 => (Or.elim h3 (fun h4 =>
  (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (fact_87 h6.1.2 h10.1.2)) (fun h10 => (fact_88 h6.1.2 h10.2))))
  (fun h9 => (fact_89 h6.1.2 h9.1.2)))) (fun h8 => (fact_90 h6.1.2 h8.2)))))
  (fun h6 => (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (fact_91 h6.2 h10.1.2)) (fun h10 => (fact_87 h6.2 h10.2))))
  (fun h9 => (fact_92 h6.2 h9.1.2)))) (fun h8 => (fact_93 h6.2 h8.2)))))))
  (fun h5 => (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7
  (fun h8 => (Or.elim h8 (fun h9 => (fact_94 h5.1.2 h9.1.2)) (fun h9 => (fact_95 h5.1.2 h9.2))))
  (fun h8 => (fact_87 h5.1.2 h8.1.2)))) (fun h7 => (fact_96 h5.1.2 h7.2)))))))
  (fun h4 => (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6
  (fun h7 => (Or.elim h7 (fun h8 => (fact_97 h4.2 h8.1.2)) (fun h8 => (fact_98 h4.2 h8.2))))
  (fun h7 => (fact_99 h4.2 h7.1.2)))) (fun h6 => (fact_100 h4.2 h6.2))))))) (fun q24 h3 => rfl)
  (fun q24 h3 => rfl))
  : I.fn f_0 [value_4 I M 0 N g 2, value_4 I M 1 N g 2] = value_8 I M N g)))
  (vc_accumulate_of (value_0 I M N g) (value_8 I M N g) (at_set_other (by decide)
  ((at_right (at_left (at_points0 trivial rfl))) : (known_5 I M N g 2) ⟨a_b, []⟩ (value_0 I M N g)))
  (ev_read (at_set_eq1 0 0 rfl rfl)) ((union1 (law_0 hl) (law_1 hl) (law_2 hl) 0
  ((max (8 * g + 32 * ((N + 31) / 32) + (-25)) (N + (-1))) + 1)
  (fun q26 h3 => ⟨h3.1.1, (int_c11 h3.2)⟩) (fun q26 =>
  ⟨(fun h3 => ((Classical.em (q26 % 32 < 8 * g)).elim (fun h4 => (Or.inl ⟨⟨h3.1.1, h4⟩, h3.2⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, ⟨(int_ntba_lab h4), h3.1.2⟩⟩, h3.2⟩)))), (fun h3 => (Or.elim h3 (fun h4 => ⟨⟨h4.1.1, (int_c144 h4.1.2)⟩, h4.2⟩)
  (fun h4 => ⟨⟨h4.1.1, h4.1.2.2⟩, h4.2⟩)))⟩)
  (fun q26 h3 => (fun h4 => (int_lab_tba_F h4.1.2.1 h3.1.2))) (fun q26 h3 => rfl)
  (fun q26 h3 => rfl))
  : I.fn f_0 [value_0 I M N g, value_8 I M N g] = value_9 I M N g)))))))

theorem kept_1 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < 4) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_g g) (known_1 I M N g)) (known_1 I M N (g + 1)) :=
  (show Heap.Entails _ (known_1 I M N (g + 1)) from (entails_and
  (entails_restore (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))))
  (entails_points0 (fun h3 => (at_restore (by decide) (at_set_eq0 ((reduce_congr1 (fun q28 =>
  ⟨(fun h4 => ⟨⟨h4.1.1, (int_c54 h4.1.2)⟩, h4.2⟩), (fun h4 => ⟨⟨h4.1.1, (int_c102 h4.1.2)⟩, h4.2⟩)⟩)
  (fun q28 h4 => rfl)) : value_0 I M N (g + 1) = value_9 I M N g)))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 4 (body_1 I M).erase (fun g => ((base E N).set v_g g)) (fun g => (body_1 I M).post ((base E N).set v_g g) (known_1 I M N g)) :=
  (race_arrays_atomic [a_b] rfl
  (all_cons (unraced_atomic f_0 1 (law_1 hl) rfl rfl rfl) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_b [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_b] <|
    .par v_g (.const 0) (.const 4)
      (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at0 (b := (Binding.mk a_b t_B [] [] none)) (R := (Region.mk t_B [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_b rfl rfl) ev_const rfl)
  (vc_scope (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q29 h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q29]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q29, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_points0 (fun h1 => (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q30 => (fun h2 => (fact_101 h2.1.2))))
  : value_0 I M N 0 = I.fn f_1 []) rfl)
  : value_0 I M N 0 = I.fn f_1 [])))))) (fun g h1 h2 => (vc_1 N hl hM g h0 h1 h2))
  (fun g h1 h2 => (kept_1 N hl hM g h0 h1 h2)) (race_1 N hl hM h0))))

theorem output_0_1 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_b, []⟩ (M t_B []) :=
  ((at_right (at_points0 trivial (Eq.trans ((equation_0 N hl hM trivial) : M t_B [] = value_10 I M N)
  (reduce_congr1 (fun q32 => ⟨(fun h1 => ⟨⟨h1.1, fact_102⟩, h1.2⟩), (fun h1 => ⟨h1.1.1, h1.2⟩)⟩)
  (fun q32 h1 => rfl))))) : (known_1 I M N 4) ⟨a_b, []⟩ (M t_B []))

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
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit)⟩

end Redverify.Certificate.grid_stride
