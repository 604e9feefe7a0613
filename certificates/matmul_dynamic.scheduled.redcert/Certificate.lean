module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `k` -/ abbrev v_k : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `i_0` -/ abbrev v_i_0 : Var := 6
/-- `k_0` -/ abbrev v_k_0 : Var := 7
/-- `i_1` -/ abbrev v_i_1 : Var := 8
/-- `k_1` -/ abbrev v_k_1 : Var := 9
/-- `v_i` -/ abbrev v_v_i : Var := 10
/-- `v_k` -/ abbrev v_v_k : Var := 11
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n)]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_n), (.const 0, .var v_n)],
      Region.mk t_B [(.const 0, .var v_n), (.const 0, .var v_n)]]
  outputs := [Region.mk t_C [(.const 0, .var v_n), (.const 0, .var v_n)]]
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
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n)))
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
    .par v_i_0 (.const 0) (.div (.add (.var v_n) (.const 15)) 16) <|
      .scope [a_c] <|
        .for v_k_0 (.const 0) (.div (.add (.var v_n) (.const 7)) 8) <|
          .for v_i_1 (.const 0) (.const 16) <|
            .for v_k_1 (.const 0) (.const 8) <|
              .for v_j (.const 0) (.var v_n) <|
                .ifte
                  (.and
                    (.lt (.add (.mul 16 (.var v_i_0)) (.var v_i_1)) (.var v_n))
                    (.lt (.add (.mul 8 (.var v_k_0)) (.var v_k_1)) (.var v_n))) (
                  .letin v_v_i (.add (.mul 16 (.var v_i_0)) (.var v_i_1)) <|
                  .letin v_v_k (.add (.mul 8 (.var v_k_0)) (.var v_k_1)) <|
                  .seq (.ifte (.eq (.var v_v_k) (.const 0)) (
                    .assign a_c [.var v_v_i, .var v_j] (.fn (.literal .f32 0 1) [])
                  ) (
                    .skip
                  )) <|
                  .accumulate
                    false
                    (.builtin "+" .f32)
                    a_c
                    [.var v_v_i, .var v_j]
                    (.fn (.builtin "*" .f32) [.read a_a [.var v_v_i, .var v_v_k], .read a_b [.var v_v_k, .var v_j]])
                ) (
                  .skip
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

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : a = 0) (h1 : b = 0) (h2 : ¬ 8 * a + b = 0) : False :=
  by omega

theorem fact_1 {a b c : Int} (h0 : a ≤ b + 8 * c) (h1 : b = 0) (h2 : c = 0) : a < 0 + 1 :=
  by omega

theorem fact_2 {a b c : Int} (h0 : a ≤ c + 8 * b) (h1 : 0 ≤ a) (h2 : b = 0) (h3 : c = 0) : a = 8 * b + c :=
  by omega

theorem fact_3 {a b : Int} (h0 : 8 * a + b = 0) (h1 : (-8) * a < b) : False :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : 0 ≤ c) (h1 : (-8) * d < c) : a + b < c + b + d + a :=
  by omega

theorem fact_5 {a b : Int} (h0 : (-8) * a < b) : 0 ≤ 8 * a + b :=
  by omega

theorem fact_6 {a b c : Int} (h0 : a ≤ c + b) (h1 : ¬ a = b + c) : a < b + c :=
  by omega

theorem fact_7 {a b c : Int} (h0 : a = 8 * b + c) (h1 : (-8) * b < c) : 0 ≤ a :=
  by omega

theorem fact_8 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : ¬ b = 0) : (-8) * a < b :=
  by omega

theorem fact_9 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : ¬ a = 0) : (-8) * a < b :=
  by omega

theorem fact_10 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : a = 0) : a ≤ b + 8 * c :=
  by omega

theorem fact_11 {a b c : Int} (h0 : a ≤ b + 8 * c) (h1 : 0 ≤ a) (h2 : b = 0) (h3 : c = 0) : a = 0 :=
  by omega

theorem fact_12 {a b c d x_e : Int} (h0 : c = d + x_e) (h1 : a < b + 1) (h2 : ¬ (c = x_e + d ∧ a = b)) : a < b :=
  by omega

theorem fact_13 {a b c d x_e f : Int} (h0 : 0 ≤ a) (h1 : b = 0) (h2 : c = 0) (h3 : a < (d + 15) / 16) (h4 : x_e + f < d) (h5 : ¬ (f + x_e < d ∧ 8 * b + c < d)) : False :=
  by omega

theorem fact_14 {a b c d x_e f : Int} (h0 : 0 ≤ b) (h1 : c = d + x_e) (h2 : a = 8 * b + f) (h3 : c < f + x_e + b + d) : 0 ≤ a :=
  by omega

theorem fact_15 {a b c d x_e : Int} (h0 : 0 ≤ a) (h1 : b + c = d) (h2 : 8 * a + x_e = 0) (h3 : d < x_e + c + a + b) : False :=
  by omega

theorem fact_16 {a b c d : Int} (h0 : c = d) (h1 : a < b + 1) (h2 : ¬ (d = c ∧ a = b)) : a < b :=
  by omega

theorem fact_17 {a b c d : Int} (h0 : a = b) (h1 : b < c) (h2 : d < c) (h3 : ¬ (a < c ∧ d < c)) : False :=
  by omega

theorem fact_18 {a b c d : Int} (h0 : a ≤ b + d) (h1 : 0 ≤ c) : a ≤ b + 15 * c + d :=
  by omega

theorem fact_19 {a b c d : Int} (h0 : 0 ≤ c) (h1 : a < b + c + d) : a < b + 16 * c + d :=
  by omega

theorem fact_20 {a b c : Int} (h0 : c + b = a) : a = b + c :=
  by omega

theorem fact_21 {a b : Int} (h0 : 0 ≤ a) (h1 : 8 * a ≤ b) (h2 : b < 8) : a = 0 :=
  by omega

theorem fact_22 {a b : Int} (h0 : b ≤ 8 * a + 7) (h1 : ¬ b < 8) : 0 < a :=
  by omega

theorem fact_23 {a b c : Int} (h0 : a ≤ c + b) (h1 : ¬ b + c = a) : a < b + c :=
  by omega

theorem fact_24 {a b c d : Int} (h0 : a ≤ d + 15) (h1 : 0 ≤ b) (h2 : 0 < c) : a ≤ b + 15 * c + d :=
  by omega

theorem fact_25 {a b c d x_e : Int} (h0 : a ≤ x_e + 15) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : 0 < d) : a < b + c + 16 * d + x_e :=
  by omega

theorem fact_26 {a b : Int} (h0 : 0 ≤ a) (h1 : b = 0) (h2 : a < 8 * b) : False :=
  by omega

theorem fact_27 {a b c : Int} (h0 : 8 * b ≤ a) (h1 : b = 0) (h2 : c = 0) (h3 : a < c + 1 + 8 * b) : a = 0 :=
  by omega

theorem fact_28 {a b : Int} (h0 : a = 0) (h1 : b = 0) : 8 * a ≤ b :=
  by omega

theorem fact_29 {a b c : Int} (h0 : 0 ≤ c) (h1 : a = 0) (h2 : c < (b + 15) / 16) : a < b :=
  by omega

theorem fact_30 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : a = 0) : a < b + 1 + 8 * c :=
  by omega

theorem fact_31 {a b c d x_e : Int} (h0 : a ≤ c + 15 * d + x_e) (h1 : 0 ≤ b) (h2 : d = 0) (h3 : ¬ b = 0) : a < b + c + d + x_e :=
  by omega

theorem fact_32 {a b c d x_e : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ d) (h2 : a = c + x_e) (h3 : ¬ d = 0) : a < b + c + d + x_e :=
  by omega

theorem fact_33 {a b c d x_e : Int} (h0 : a ≤ c + x_e) (h1 : 0 ≤ b) (h2 : 0 ≤ d) (h3 : ¬ a = c + x_e) : a < b + c + d + x_e :=
  by omega

theorem fact_34 {a b c d : Int} (h0 : b ≤ c + 15 * a + d) (h1 : ¬ b ≤ c + d) : 0 < a :=
  by omega

theorem fact_35 {a b c d : Int} (h0 : a < 0 + b + c + d) : a < b + c + d :=
  by omega

theorem fact_36 {a b c d : Int} (h0 : d = 0) (h1 : a < 0 + b + 16 * d + c) : a < b + c :=
  by omega

theorem fact_37 {a b c d : Int} (h0 : a ≤ d + 15) (h1 : 0 ≤ b) (h2 : a < b + 1 + 16 * c + d) : a ≤ b + 15 * c + d :=
  by omega

theorem fact_38 {a b c d : Int} (h0 : a < b + 1 + c + d) : a < 8 + b + c + d :=
  by omega

theorem fact_39 {a b c : Int} (h0 : 0 ≤ c) (h1 : a < b) : a < b + 8 * c :=
  by omega

theorem fact_40 {a b c d : Int} (h0 : d = 0) (h1 : a < b + 1 + 16 * d + c) (h2 : ¬ a < b + c) : a = b + c :=
  by omega

theorem fact_41 {a b c : Int} (h0 : b < c + 8 * a) (h1 : ¬ b < c) : 0 < a :=
  by omega

theorem fact_42 {a b c : Int} (h0 : b ≤ c) (h1 : c < 0 + 16 * a + b) : 0 < a :=
  by omega

theorem fact_43 {a b c : Int} (h0 : a ≤ b) (h1 : c = 0) (h2 : b < 0 + 16 * c + a) : False :=
  by omega

theorem fact_44 {a b c : Int} (h0 : a ≤ c + 15) (h1 : 0 ≤ b) : a < 16 + 16 * b + c :=
  by omega

theorem fact_45 {a b : Int} (h0 : 0 ≤ a) (h1 : b < 8) (h2 : ¬ b < 8 * a) : a = 0 :=
  by omega

theorem fact_46 {a b : Int} (h0 : b < 8 * (a + 1)) (h1 : ¬ b < 8) : 0 < a :=
  by omega

theorem fact_47 {a b c : Int} (h0 : a < 16 * c) (h1 : c < (b + 15) / 16) : a < b :=
  by omega

theorem fact_48 {a b : Int} (h0 : 0 ≤ b) (h1 : b < (a + 15) / 16) : 0 < (max 0 ((a + 7) / 8)) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 k_0 n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < n) ∧ y_k0 < 8 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 i_0 i_1 k_0 n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8 * k_0 ∨ ((0 ≤ y_k0 ∧ y_k0 < 8) ∧ y_k0 < n) ∧ k_0 = 0) ∨ (((8 * k_0 ≤ y_k0 ∧ y_k0 < n) ∧ y_k0 ≤ 8 * k_0 + 7) ∧ c0 < i_1 + 16 * i_0) ∧ 0 < k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c1 i_0 i_1 k_0 k_1 n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < 8 * k_0 ∨ (((0 ≤ y_k0 ∧ y_k0 < 8) ∧ y_k0 < n) ∧ c0 < i_1 + 16 * i_0) ∧ k_0 = 0) ∨ (((8 * k_0 ≤ y_k0 ∧ y_k0 < n) ∧ y_k0 < k_1 + 8 * k_0) ∧ c0 = i_1 + 16 * i_0) ∧ 0 ≤ k_0) ∨ (((8 * k_0 ≤ y_k0 ∧ y_k0 < n) ∧ y_k0 ≤ 8 * k_0 + 7) ∧ c0 < i_1 + 16 * i_0) ∧ 0 < k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 c1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c0 c1 i_0 i_1 j k_0 k_1 n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((((y_k0 = 8 * k_0 + k_1 ∧ 16 * i_0 + i_1 = c0) ∧ c1 < j) ∧ 0 ≤ k_0) ∧ 8 * k_0 + k_1 < n ∨ ((0 ≤ y_k0 ∧ y_k0 < n) ∧ y_k0 < 8 * k_0 + k_1) ∧ 16 * i_0 + i_1 = c0) ∨ ((0 ≤ y_k0 ∧ y_k0 < n) ∧ y_k0 ≤ 8 * k_0 + 7) ∧ c0 < 16 * i_0 + i_1)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (c0 c1 k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (i_0 i_1 j k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k_1 + 8 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [16 * i_0 + i_1, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (i j n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < n)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_7 I M i j n) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E n).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < n) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (n i_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0 ∧ c0 < n) ∧ c0 < 16 * i_0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n i_0 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M n).and (known_1_2 I M n i_0)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (n i_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0 ∧ c0 < 16 * i_0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (n i_0 k_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < n) ∧ 16 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 ≤ 16 * i_0 + 15) ∧ 0 < k_0)
    (fun c0 c1 => (value_0 I M c0 c1 k_0 n))

noncomputable def known_2 (I : Interp V) (M : Model V) (n i_0 k_0 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M n).and ((known_2_2 I M n i_0).and (known_2_3 I M n i_0 k_0))))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (n i_0 k_0 i_1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < n) ∧ 16 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 ≤ 16 * i_0 + 15) ∧ c0 < i_1 + 16 * k_0 + 16 * i_0)
    (fun c0 c1 => (value_1 I M c0 c1 i_0 i_1 k_0 n))

noncomputable def known_3 (I : Interp V) (M : Model V) (n i_0 k_0 i_1 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M n).and ((known_2_2 I M n i_0).and (known_3_3 I M n i_0 k_0 i_1))))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (n i_0 k_0 i_1 k_1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((((0 ≤ c1 ∧ c1 < n) ∧ 16 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 ≤ 16 * i_0 + 15) ∧ c0 ≤ i_1 + 15 * k_0 + 16 * i_0) ∧ c0 < k_1 + i_1 + 16 * k_0 + 16 * i_0)
    (fun c0 c1 => (value_2 I M c0 c1 i_0 i_1 k_0 k_1 n))

noncomputable def known_4 (I : Interp V) (M : Model V) (n i_0 k_0 i_1 k_1 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M n).and ((known_2_2 I M n i_0).and (known_4_3 I M n i_0 k_0 i_1 k_1))))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (n i_0 k_0 i_1 k_1 j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((c0 = i_1 + 16 * i_0 ∧ 0 ≤ c1 ∧ c1 < j) ∧ k_0 = 0) ∧ k_1 = 0) ∧ i_1 + 16 * i_0 < n)
    (fun c0 c1 => (value_3 I M c0 c1))

noncomputable def known_5_4 (I : Interp V) (M : Model V) (n i_0 k_0 i_1 k_1 j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < n) ∧ 16 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 ≤ i_1 + 16 * i_0) ∧ c0 < k_1 + i_1 + k_0 + 16 * i_0)
    (fun c0 c1 => (value_4 I M c0 c1 i_0 i_1 j k_0 k_1 n))

noncomputable def known_5_5 (I : Interp V) (M : Model V) (n i_0 k_0 i_1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < n) ∧ i_1 + 16 * i_0 < c0 ∧ c0 < n) ∧ c0 ≤ 16 * i_0 + 15) ∧ 0 < k_0)
    (fun c0 c1 => (value_5 I M c0 c1 k_0))

noncomputable def known_5 (I : Interp V) (M : Model V) (n i_0 k_0 i_1 k_1 j : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M n).and ((known_2_2 I M n i_0).and ((known_5_3 I M n i_0 k_0 i_1 k_1 j).and ((known_5_4 I M n i_0 k_0 i_1 k_1 j).and (known_5_5 I M n i_0 k_0 i_1))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte
    (.and
      (.lt (.add (.mul 16 (.var v_i_0)) (.var v_i_1)) (.var v_n))
      (.lt (.add (.mul 8 (.var v_k_0)) (.var v_k_1)) (.var v_n))) (
    .letin v_v_i (.add (.mul 16 (.var v_i_0)) (.var v_i_1)) <|
    .letin v_v_k (.add (.mul 8 (.var v_k_0)) (.var v_k_1)) <|
    .seq (.ifte (.eq (.var v_v_k) (.const 0)) (
      .assign a_c [.var v_v_i, .var v_j] (.fn f_1 [])
        (fun e => (I.fn f_1 []))
    ) (
      .skip
    )) <|
    .accumulate
      false
      f_0
      a_c
      [.var v_v_i, .var v_j]
      (.fn f_2 [.read a_a [.var v_v_i, .var v_v_k], .read a_b [.var v_v_k, .var v_j]])
      (fun e => (value_6 I M (e v_i_0) (e v_i_1) (e v_j) (e v_k_0) (e v_k_1)))
  ) (
    .skip
  )

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (i_0 i_1 j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [16 * i_0 + i_1, y_k0], M t_B [y_k0, j]])))

theorem vc_5 (i_0 k_0 i_1 k_1 j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 15) / 16) (h3 : 0 ≤ k_0) (h4 : k_0 < (n + 7) / 8) (h5 : 0 ≤ i_1) (h6 : i_1 < 16) (h7 : 0 ≤ k_1) (h8 : k_1 < 8) (h9 : 0 ≤ j) (h10 : j < n) :
    (body_5 I M).vc I (impl.HasCell spec (base E n)) ((((((base E n).set v_i_0 i_0).set v_k_0 k_0).set v_i_1 i_1).set v_k_1 k_1).set v_j j) (known_5 I M n i_0 k_0 i_1 k_1 j) :=
  (vc_if_of cond_holds
  (fun (h11 : 16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n) => (vc_let (vc_let (vc_seq
  (vc_if_of cond_holds (fun (h12 : 8 * k_0 + k_1 = 0) => (vc_assign_of (I.fn f_1 [])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_n), (.const 0, .var v_n)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [16 * i_0 + i_1, j]
  (region_iff.2 ⟨(16 * i_0 + i_1), _, rfl, ((int_c99 h1 h5) : 0 ≤ 16 * i_0 + i_1), h11.1, j, _, rfl, h9, h10, rfl⟩)
  shape_a_c rfl rfl ⟨((int_c99 h1 h5) : 0 ≤ 16 * i_0 + i_1), h9⟩) ev_const rfl))
  (fun (h12 : ¬ 8 * k_0 + k_1 = 0) => vc_skip)) (Or.elim (((Classical.em (k_0 = 0)).elim
  (fun h12 => ((Classical.em (k_1 = 0)).elim (fun h13 => (Or.inl ⟨h12, h13⟩))
  (fun h13 => (Or.inr (fact_8 h3 h7 h13))))) (fun h12 => (Or.inr (fact_9 h3 h7 h12))))
  : k_0 = 0 ∧ k_1 = 0 ∨ (-8) * k_0 < k_1)
  (fun h12 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [16 * i_0 + i_1, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]])
  (at_if_of cond_holds (fun (h13 : 8 * k_0 + k_1 = 0) =>
  (at_set_eq2 (16 * i_0 + i_1) j (16 * i_0 + i_1) j ⟨rfl, rfl⟩ rfl))
  (fun (h13 : ¬ 8 * k_0 + k_1 = 0) => (False.elim ((fact_0 h12.1 h12.2 h13) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h13 : 8 * k_0 + k_1 = 0) =>
  (at_set_other (by decide) ((at_left (at_points2 (16 * i_0 + i_1) (8 * k_0 + k_1)
  ⟨⟨(int_eba_lab h13), h11.2⟩, ⟨(int_c99 h1 h5), h11.1⟩⟩ rfl))
  : (known_5 I M n i_0 k_0 i_1 k_1 j) ⟨a_a, [16 * i_0 + i_1, 8 * k_0 + k_1]⟩ (M t_A [16 * i_0 + i_1, 8 * k_0 + k_1]))))
  (fun (h13 : ¬ 8 * k_0 + k_1 = 0) => (False.elim ((fact_0 h12.1 h12.2 h13) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h13 : 8 * k_0 + k_1 = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points2 (8 * k_0 + k_1) j ⟨⟨h9, h10⟩, ⟨(int_eba_lab h13), h11.2⟩⟩ rfl)))
  : (known_5 I M n i_0 k_0 i_1 k_1 j) ⟨a_b, [8 * k_0 + k_1, j]⟩ (M t_B [8 * k_0 + k_1, j]))))
  (fun (h13 : ¬ 8 * k_0 + k_1 = 0) => (False.elim ((fact_0 h12.1 h12.2 h13) : False))))) ev_nil)))
  ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [16 * i_0 + i_1, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]]] = I.fn f_0 [value_8 I M i_0 i_1 j, I.fn f_2 [M t_A [16 * i_0 + i_1, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]]])
  (append1 (8 * k_0 + k_1) 0 (0 + 1) (fun q0 h13 => ⟨h13.1, (fact_1 h13.2 h12.2 h12.1)⟩) (fun q0 =>
  ⟨(fun h13 => (Or.inr (fact_2 h13.2 h13.1 h12.1 h12.2))), (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_one_lt_zero h14)))
  (fun h14 => ⟨(int_c157 h3 h7 h14), (int_c16 h14)⟩)))⟩)
  (fun q0 h13 => (False.elim (int_one_lt_zero h13))) (fun q0 h13 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [16 * i_0 + i_1, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]]] = value_6 I M i_0 i_1 j k_0 k_1)))
  (fun h12 => (vc_accumulate_of (value_4 I M (16 * i_0 + i_1) j i_0 i_1 j k_0 k_1 n)
  (I.fn f_2 [M t_A [16 * i_0 + i_1, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]])
  (at_if_of cond_holds (fun (h13 : 8 * k_0 + k_1 = 0) => (False.elim ((fact_3 h13 h12) : False)))
  (fun (h13 : ¬ 8 * k_0 + k_1 = 0) =>
  ((at_right (at_right (at_right (at_right (at_left (at_points2 (16 * i_0 + i_1) j
  ⟨⟨⟨⟨h9, h10⟩, ⟨(int_le_add h5), h11.1⟩⟩, int_add_comm_le⟩, (fact_4 h7 h12)⟩ rfl))))))
  : (known_5 I M n i_0 k_0 i_1 k_1 j) ⟨a_c, [16 * i_0 + i_1, j]⟩ (value_4 I M (16 * i_0 + i_1) j i_0 i_1 j k_0 k_1 n))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h13 : 8 * k_0 + k_1 = 0) => (False.elim ((fact_3 h13 h12) : False)))
  (fun (h13 : ¬ 8 * k_0 + k_1 = 0) =>
  ((at_left (at_points2 (16 * i_0 + i_1) (8 * k_0 + k_1) ⟨⟨(fact_5 h12), h11.2⟩, ⟨(int_c99 h1 h5), h11.1⟩⟩
  rfl))
  : (known_5 I M n i_0 k_0 i_1 k_1 j) ⟨a_a, [16 * i_0 + i_1, 8 * k_0 + k_1]⟩ (M t_A [16 * i_0 + i_1, 8 * k_0 + k_1])))))
  (ev_cons
  (ev_read (at_if_of cond_holds (fun (h13 : 8 * k_0 + k_1 = 0) => (False.elim ((fact_3 h13 h12) : False)))
  (fun (h13 : ¬ 8 * k_0 + k_1 = 0) =>
  ((at_right (at_left (at_points2 (8 * k_0 + k_1) j ⟨⟨h9, h10⟩, ⟨(fact_5 h12), h11.2⟩⟩ rfl)))
  : (known_5 I M n i_0 k_0 i_1 k_1 j) ⟨a_b, [8 * k_0 + k_1, j]⟩ (M t_B [8 * k_0 + k_1, j])))))
  ev_nil)))
  ((append1 (8 * k_0 + k_1) 0 (8 * k_0 + k_1 + 1) (fun q2 h13 => ⟨h13.1, (int_c9 h13.2)⟩) (fun q2 =>
  ⟨(fun h13 => ((Classical.em (q2 = 8 * k_0 + k_1)).elim (fun h14 => (Or.inr h14)) (fun h14 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨h13.1, (int_c282 h13.2 h11.2)⟩, (fact_6 h13.2 h14)⟩, int_c1⟩)))))), (fun h13 => (Or.elim h13
  (fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15 (fun h16 => (False.elim (int_irrefl h16.1.1.2)))
  (fun h16 => ⟨h16.1.1.1, (int_c208 h16.1.2)⟩))) (fun h15 => (False.elim (int_irrefl h15.2)))))
  (fun h14 => ⟨(fact_7 h14 h12), (int_c16 h14)⟩)))⟩) (fun q2 h13 => (Or.elim h13
  (fun h14 => (Or.elim h14 (fun h15 => (False.elim (int_irrefl h15.1.1.2))) (fun h15 => h15.1.2)))
  (fun h14 => (False.elim (int_irrefl h14.2))))) (fun q2 h13 => rfl) rfl)
  : I.fn f_0 [value_4 I M (16 * i_0 + i_1) j i_0 i_1 j k_0 k_1 n, I.fn f_2 [M t_A [16 * i_0 + i_1, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]]] = value_6 I M i_0 i_1 j k_0 k_1))))))))
  (fun (h11 : ¬ (16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n)) => vc_skip))

theorem kept_5 (i_0 k_0 i_1 k_1 j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 15) / 16) (h3 : 0 ≤ k_0) (h4 : k_0 < (n + 7) / 8) (h5 : 0 ≤ i_1) (h6 : i_1 < 16) (h7 : 0 ≤ k_1) (h8 : k_1 < 8) (h9 : 0 ≤ j) (h10 : j < n) :
    Heap.Entails ((body_5 I M).post ((((((base E n).set v_i_0 i_0).set v_k_0 k_0).set v_i_1 i_1).set v_k_1 k_1).set v_j j) (known_5 I M n i_0 k_0 i_1 k_1 j)) (known_5 I M n i_0 k_0 i_1 k_1 (j + 1)) :=
  (show Heap.Entails _ (known_5 I M n i_0 k_0 i_1 k_1 (j + 1)) from (entails_and
  (entails_points2 (fun q3 q4 h11 => (at_if_of cond_holds (fun (h12 : 16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n) =>
  (at_set_other (by decide) (at_if_of cond_holds
  (fun (h13 : 8 * k_0 + k_1 = 0) => (at_set_other (by decide) (at_left (at_points2 q3 q4 h11 rfl))))
  (fun (h13 : ¬ 8 * k_0 + k_1 = 0) => (at_left (at_points2 q3 q4 h11 rfl))))))
  (fun (h12 : ¬ (16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n)) => (at_left (at_points2 q3 q4 h11 rfl))))))
  (entails_and
  (entails_points2 (fun q5 q6 h11 => (at_if_of cond_holds (fun (h12 : 16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h13 : 8 * k_0 + k_1 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q5 q6 h11 rfl)))))
  (fun (h13 : ¬ 8 * k_0 + k_1 = 0) => (at_right (at_left (at_points2 q5 q6 h11 rfl)))))))
  (fun (h12 : ¬ (16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n)) =>
  (at_right (at_left (at_points2 q5 q6 h11 rfl))))))) (entails_and
  (entails_points2 (fun q7 q8 h11 => (at_if_of cond_holds (fun (h12 : 16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n) =>
  (at_set_ne2 q7 q8 (16 * i_0 + i_1) j (fun h13 => (int_c42 h5 h13.1 h11.2.2))
  (at_if_of cond_holds (fun (h13 : 8 * k_0 + k_1 = 0) =>
  (at_set_ne2 q7 q8 (16 * i_0 + i_1) j (fun h14 => (int_c42 h5 h14.1 h11.2.2))
  (at_right (at_right (at_left (at_points2 q7 q8 h11 rfl))))))
  (fun (h13 : ¬ 8 * k_0 + k_1 = 0) => (at_right (at_right (at_left (at_points2 q7 q8 h11 rfl))))))))
  (fun (h12 : ¬ (16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n)) =>
  (at_right (at_right (at_left (at_points2 q7 q8 h11 rfl)))))))) (entails_and
  (entails_points2 (fun q9 q10 h11 => (at_if_of cond_holds (fun (h12 : 16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n) =>
  ((Classical.em (q9 = 16 * i_0 + i_1 ∧ q10 = j)).elim
  (fun h13 => (at_set_eq2 q9 q10 (16 * i_0 + i_1) j h13 ((reduce_congr1 (fun q11 =>
  ⟨(fun h14 => ⟨(int_eba_lab h14), (fact_10 h7 h3 h14)⟩), (fun h14 => (fact_11 h14.2 h14.1 h11.1.2 h11.1.1.2))⟩)
  (fun q11 h14 => (fn_congr2 (at_congr2 h13.1 rfl) (at_congr2 rfl h13.2))))
  : value_3 I M q9 q10 = value_6 I M i_0 i_1 j k_0 k_1)))
  (fun h13 => (at_set_ne2 q9 q10 (16 * i_0 + i_1) j h13
  (at_if_of cond_holds (fun (h14 : 8 * k_0 + k_1 = 0) => (at_set_ne2 q9 q10 (16 * i_0 + i_1) j h13
  (at_right (at_right (at_right (at_left (at_points2 q9 q10
  ⟨⟨⟨⟨h11.1.1.1.1, ⟨h11.1.1.1.2.1, (fact_12 h11.1.1.1.1 h11.1.1.1.2.2 h13)⟩⟩, h11.1.1.2⟩, h11.1.2⟩, h11.2⟩
  rfl)))))))
  (fun (h14 : ¬ 8 * k_0 + k_1 = 0) => (False.elim ((fact_0 h11.1.1.2 h11.1.2 h14) : False))))))))
  (fun (h12 : ¬ (16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n)) =>
  (False.elim ((fact_13 h1 h11.1.1.2 h11.1.2 h2 h11.2 h12) : False)))))) (entails_and
  (entails_points2 (fun q12 q13 h11 => (at_if_of cond_holds (fun (h12 : 16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n) =>
  ((Classical.em (q12 = 16 * i_0 + i_1 ∧ q13 = j)).elim
  (fun h13 => (at_set_eq2 q12 q13 (16 * i_0 + i_1) j h13
  ((reduce_congr1 (fun q14 => ⟨(fun h14 => (Or.elim h14 (fun h15 =>
  (Or.elim h15 (fun h16 => ⟨(fact_14 h3 h13.1 h16.1.1.1.1 h11.2), (int_c16 h16.1.1.1.1)⟩)
  (fun h16 => ⟨h16.1.1.1, (int_c208 h16.1.2)⟩)))
  (fun h15 => (False.elim (int_eab_tab_F h13.1 h15.2))))), (fun h14 => (Or.inl ((Classical.em (q14 = 8 * k_0 + k_1)).elim
  (fun h15 => (Or.inl ⟨⟨⟨⟨h15, (int_eba_eab h13.1)⟩, (int_eab_taB h13.2)⟩, h3⟩, h12.2⟩))
  (fun h15 => (Or.inr ⟨⟨⟨h14.1, (int_c282 h14.2 h12.2)⟩, (fact_6 h14.2 h15)⟩, (int_eba_eab h13.1)⟩)))))⟩)
  (fun q14 h14 => (fn_congr2 (at_congr2 h13.1 rfl) (at_congr2 rfl h13.2))))
  : value_4 I M q12 q13 i_0 i_1 (j + 1) k_0 k_1 n = value_6 I M i_0 i_1 j k_0 k_1)))
  (fun h13 => (at_set_ne2 q12 q13 (16 * i_0 + i_1) j h13
  (at_if_of cond_holds (fun (h14 : 8 * k_0 + k_1 = 0) => (at_set_ne2 q12 q13 (16 * i_0 + i_1) j h13
  (at_right (at_right (at_right (at_right (at_left (at_points2 q12 q13 h11 (reduce_congr1 (fun q15 => ⟨(fun h15 =>
  (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 => (False.elim (fact_15 h3 h17.1.1.1.2 h14 h11.2)))
  (fun h17 => (False.elim (fact_15 h3 h17.2 h14 h11.2))))) (fun h16 => (Or.inr h16)))), (fun h15 =>
  (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 => (False.elim (fact_15 h3 h17.1.1.1.2 h14 h11.2)))
  (fun h17 => (False.elim (fact_15 h3 h17.2 h14 h11.2))))) (fun h16 => (Or.inr h16))))⟩)
  (fun q15 h15 => rfl)))))))))) (fun (h14 : ¬ 8 * k_0 + k_1 = 0) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q12 q13 h11
  ((reduce_congr1 (fun q16 => ⟨(fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16
  (fun h17 => (Or.inl (Or.inl ⟨⟨⟨h17.1.1.1, (fact_16 h17.1.1.1.2 h17.1.1.2 h13)⟩, h3⟩, h12.2⟩)))
  (fun h17 => (Or.inl (Or.inr h17))))) (fun h16 => (Or.inr h16)))), (fun h15 => (Or.elim h15 (fun h16 =>
  (Or.elim h16 (fun h17 => (Or.inl (Or.inl ⟨⟨⟨h17.1.1.1, (int_tab_taB h17.1.1.2)⟩, h3⟩, h12.2⟩)))
  (fun h17 => (Or.inl (Or.inr h17))))) (fun h16 => (Or.inr h16))))⟩) (fun q16 h15 => rfl))
  : value_4 I M q12 q13 i_0 i_1 (j + 1) k_0 k_1 n = value_4 I M q12 q13 i_0 i_1 j k_0 k_1 n)))))))))))))
  (fun (h12 : ¬ (16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n)) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q12 q13 h11 ((reduce_congr1 (fun q17 => ⟨(fun h13 => (Or.elim h13
  (fun h14 => (Or.elim h14 (fun h15 => (False.elim (fact_17 h15.1.1.1.2 h11.1.1.2.2 h15.2 h12)))
  (fun h15 => (Or.inl (Or.inr h15))))) (fun h14 => (Or.inr h14)))), (fun h13 => (Or.elim h13
  (fun h14 => (Or.elim h14 (fun h15 => (False.elim (fact_17 h15.1.1.1.2 h11.1.1.2.2 h15.2 h12)))
  (fun h15 => (Or.inl (Or.inr h15))))) (fun h14 => (Or.inr h14))))⟩) (fun q17 h13 => rfl))
  : value_4 I M q12 q13 i_0 i_1 (j + 1) k_0 k_1 n = value_4 I M q12 q13 i_0 i_1 j k_0 k_1 n)))))))))))
  (entails_points2 (fun q18 q19 h11 => (at_if_of cond_holds (fun (h12 : 16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n) =>
  (at_set_ne2 q18 q19 (16 * i_0 + i_1) j (fun h13 => (int_c541 h13.1 h11.1.1.2.1))
  (at_if_of cond_holds
  (fun (h13 : 8 * k_0 + k_1 = 0) => (False.elim ((int_c598 h7 h13 h11.2) : False)))
  (fun (h13 : ¬ 8 * k_0 + k_1 = 0) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q18 q19 h11 rfl))))))))))
  (fun (h12 : ¬ (16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n)) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q18 q19 h11 rfl))))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_n)
    (fun e x => known_5 I M (e v_n) (e v_i_0) (e v_k_0) (e v_i_1) (e v_k_1) x) (body_5 I M)

theorem vc_4 (i_0 k_0 i_1 k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 15) / 16) (h3 : 0 ≤ k_0) (h4 : k_0 < (n + 7) / 8) (h5 : 0 ≤ i_1) (h6 : i_1 < 16) (h7 : 0 ≤ k_1) (h8 : k_1 < 8) :
    (body_4 I M).vc I (impl.HasCell spec (base E n)) (((((base E n).set v_i_0 i_0).set v_k_0 k_0).set v_i_1 i_1).set v_k_1 k_1) (known_4 I M n i_0 k_0 i_1 k_1) :=
  (vc_for_of 0 n rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl))) (entails_and
  (entails_points2 (fun q20 q21 h9 => (False.elim (int_lab_tba_F h9.1.1.1.2.1 h9.1.1.1.2.2))))
  (entails_and (entails_points2 (fun q22 q23 h9 =>
  (at_right (at_right (at_right (at_points2 q22 q23 ⟨⟨⟨h9.1.1, (int_c592 h9.1.2 h6)⟩, (fact_18 h9.1.2 h3)⟩, (fact_19 h3 h9.2)⟩
  (reduce_congr1 (fun q24 => ⟨(fun h10 => (Or.elim h10 (fun h11 =>
  (Or.elim h11 (fun h12 => (False.elim (int_lab_tba_F h9.1.1.1.1 h12.1.1.2))) (fun h12 =>
  (Or.inl ((Classical.em (q24 < 8 * k_0)).elim (fun h13 => (Or.inl (Or.inl ⟨h12.1.1.1, h13⟩))) (fun h13 =>
  (Or.inr ⟨⟨⟨⟨(int_ntba_lab h13), h12.1.1.2⟩, (int_c24 h12.1.2)⟩, (fact_20 h12.2)⟩, h3⟩)))))))
  (fun h11 =>
  ((Classical.em (8 * k_0 ≤ q24)).elim (fun h12 => ((Classical.em (q24 < 8)).elim (fun h13 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨h11.1.1.1, h13⟩, h11.1.1.2⟩, (int_c24 h11.2)⟩, (fact_21 h3 h12 h13)⟩))))
  (fun h13 => (Or.inr ⟨⟨⟨⟨h12, h11.1.1.2⟩, h11.1.2⟩, (int_c24 h11.2)⟩, (fact_22 h11.1.2 h13)⟩))))
  (fun h12 => (Or.inl (Or.inl (Or.inl ⟨h11.1.1.1, (int_nlba_tab h12)⟩)))))))), (fun h10 => (Or.elim h10 (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => ((Classical.em (16 * i_0 + i_1 = q22)).elim
  (fun h14 => (Or.inl (Or.inr ⟨⟨⟨h13.1, (int_c128 h13.2 h4)⟩, (int_c170 h7 h13.2)⟩, h14⟩)))
  (fun h14 => (Or.inr ⟨⟨⟨h13.1, (int_c128 h13.2 h4)⟩, (int_c144 h13.2)⟩, (fact_23 h9.1.2 h14)⟩))))
  (fun h13 => (Or.inr ⟨⟨⟨h13.1.1.1.1, h13.1.1.2⟩, (int_c385 h3 h13.1.1.1.2)⟩, (int_c24 h13.1.2)⟩))))
  (fun h12 =>
  (Or.inl (Or.inr ⟨⟨⟨(int_c119 h3 h12.1.1.1.1), h12.1.1.1.2⟩, (int_c24 h12.1.1.2)⟩, (int_c529 h12.1.2)⟩)))))
  (fun h11 =>
  (Or.inr ⟨⟨⟨(int_c270 h11.1.1.1.1 h11.2), h11.1.1.1.2⟩, h11.1.1.2⟩, (int_c24 h11.1.2)⟩))))⟩)
  (fun q24 h10 => rfl))))))))
  (entails_points2 (fun q25 q26 h9 => (at_right (at_right (at_right (at_points2 q25 q26
  ⟨⟨⟨⟨h9.1.1.1, ⟨(int_c540 h5 h9.1.1.2.1), h9.1.1.2.2⟩⟩, h9.1.2⟩, (fact_24 h9.1.2 h5 h9.2)⟩, (fact_25 h9.1.2 h7 h5 h9.2)⟩
  (reduce_congr1 (fun q27 =>
  ⟨(fun h10 => (Or.inl (Or.inl (Or.inl h10)))), (fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => h13) (fun h13 => (False.elim (int_eab_tba_F h13.2 h9.2)))))
  (fun h12 => (False.elim (int_eab_tba_F h12.1.2 h9.1.1.2.1)))))
  (fun h11 => (False.elim (int_tab_tba_F h9.1.1.2.1 h11.1.2)))))⟩) (fun q27 h10 => rfl)))))))))))))
  : Heap.Entails (known_4 I M n i_0 k_0 i_1 k_1) (known_5 I M n i_0 k_0 i_1 k_1 0))
  (fun j h9 h10 => (vc_5 n hl hM i_0 k_0 i_1 k_1 j h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun j h9 h10 => (kept_5 n hl hM i_0 k_0 i_1 k_1 j h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10)))

theorem kept_4 (i_0 k_0 i_1 k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 15) / 16) (h3 : 0 ≤ k_0) (h4 : k_0 < (n + 7) / 8) (h5 : 0 ≤ i_1) (h6 : i_1 < 16) (h7 : 0 ≤ k_1) (h8 : k_1 < 8) :
    Heap.Entails ((body_4 I M).post (((((base E n).set v_i_0 i_0).set v_k_0 k_0).set v_i_1 i_1).set v_k_1 k_1) (known_4 I M n i_0 k_0 i_1 k_1)) (known_4 I M n i_0 k_0 i_1 (k_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q28 q29 h9 => (Or.elim (((Classical.em (q28 = i_1 + 16 * i_0)).elim
  (fun h10 => ((Classical.em (k_0 = 0)).elim (fun h11 => ((Classical.em (k_1 = 0)).elim (fun h12 =>
  (Or.inl ⟨⟨⟨⟨h10, ⟨h9.1.1.1.1.1, (int_lt_max_right h9.1.1.1.1.2)⟩⟩, h11⟩, h12⟩, (int_eba_tbc_tac h10 h9.1.1.1.2.2)⟩))
  (fun h12 =>
  (Or.inr (Or.inl ⟨⟨⟨⟨h9.1.1.1.1.1, h9.1.1.1.1.2⟩, ⟨h9.1.1.1.2.1, h9.1.1.1.2.2⟩⟩, (int_eab_lab h10)⟩, (fact_31 h9.1.2 h7 h11 h12)⟩)))))
  (fun h11 =>
  (Or.inr (Or.inl ⟨⟨⟨⟨h9.1.1.1.1.1, h9.1.1.1.1.2⟩, ⟨h9.1.1.1.2.1, h9.1.1.1.2.2⟩⟩, (int_eab_lab h10)⟩, (fact_32 h7 h3 h10 h11)⟩)))))
  (fun h10 => (Or.inr ((Classical.em (q28 ≤ i_1 + 16 * i_0)).elim (fun h11 =>
  (Or.inl ⟨⟨⟨⟨h9.1.1.1.1.1, h9.1.1.1.1.2⟩, ⟨h9.1.1.1.2.1, h9.1.1.1.2.2⟩⟩, h11⟩, (fact_33 h11 h7 h3 h10)⟩))
  (fun h11 =>
  (Or.inr ⟨⟨⟨⟨h9.1.1.1.1.1, h9.1.1.1.1.2⟩, ⟨(int_nlba_tab h11), h9.1.1.1.2.2⟩⟩, h9.1.1.2⟩, (fact_34 h9.1.2 h11)⟩))))))
  : (((q28 = i_1 + 16 * i_0 ∧ 0 ≤ q29 ∧ q29 < (max 0 n)) ∧ k_0 = 0) ∧ k_1 = 0) ∧ i_1 + 16 * i_0 < n ∨ (((0 ≤ q29 ∧ q29 < n) ∧ 16 * i_0 ≤ q28 ∧ q28 < n) ∧ q28 ≤ i_1 + 16 * i_0) ∧ q28 < k_1 + i_1 + k_0 + 16 * i_0 ∨ (((0 ≤ q29 ∧ q29 < n) ∧ i_1 + 16 * i_0 < q28 ∧ q28 < n) ∧ q28 ≤ 16 * i_0 + 15) ∧ 0 < k_0)
  (fun h10 =>
  (at_right (at_right (at_right (at_left (at_points2 q28 q29 h10 (reduce_congr1 (fun q30 => ⟨(fun h11 => (Or.elim h11 (fun h12 =>
  (Or.elim h12 (fun h13 => (Or.elim h13 (fun h14 => (False.elim (fact_26 h14.1 h10.1.1.2 h14.2)))
  (fun h14 => (False.elim (int_eab_tab_F h10.1.1.1.1 h14.1.2)))))
  (fun h13 => (fact_27 h13.1.1.1.1 h10.1.1.2 h10.1.2 h13.1.1.2))))
  (fun h12 => (False.elim (int_eab_tab_F h10.1.1.1.1 h12.1.2))))), (fun h11 =>
  (Or.inl (Or.inr ⟨⟨⟨⟨(fact_28 h10.1.1.2 h11), (fact_29 h1 h11 h2)⟩, (fact_30 h7 h3 h11)⟩, h10.1.1.1.1⟩, h3⟩)))⟩)
  (fun q30 h11 => rfl)))))))) (fun h10 => (Or.elim h10 (fun h11 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q28 q29 h11 (reduce_congr1 (fun q31 => ⟨(fun h12 => (Or.elim h12 (fun h13 =>
  (Or.elim h13 (fun h14 => (Or.elim h14 (fun h15 => ((Classical.em (16 * i_0 + i_1 = q28)).elim
  (fun h16 => (Or.inl (Or.inr ⟨⟨⟨h15.1, (int_c128 h15.2 h4)⟩, (int_c170 h7 h15.2)⟩, h16⟩)))
  (fun h16 => (Or.inr ⟨⟨⟨h15.1, (int_c128 h15.2 h4)⟩, (int_c144 h15.2)⟩, (fact_23 h11.1.2 h16)⟩))))
  (fun h15 => (Or.inr ⟨⟨⟨h15.1.1.1.1, h15.1.1.2⟩, (int_c385 h3 h15.1.1.1.2)⟩, (int_c24 h15.1.2)⟩))))
  (fun h14 => (Or.inl ((Classical.em (q31 = 8 * k_0 + k_1)).elim (fun h15 =>
  (Or.inl ⟨⟨⟨⟨h15, (int_c529 h14.1.2)⟩, (int_lt_max_right h9.1.1.1.1.2)⟩, h3⟩, (int_eba_tbc_tac h15 h14.1.1.1.2)⟩))
  (fun h15 =>
  (Or.inr ⟨⟨⟨(int_c119 h3 h14.1.1.1.1), h14.1.1.1.2⟩, (int_c418 h14.1.1.2 h15)⟩, (int_c529 h14.1.2)⟩)))))))
  (fun h13 =>
  (Or.inr ⟨⟨⟨(int_c270 h13.1.1.1.1 h13.2), h13.1.1.1.2⟩, h13.1.1.2⟩, (int_c24 h13.1.2)⟩)))), (fun h12 => (Or.elim h12 (fun h13 => (Or.elim h13 (fun h14 =>
  (Or.inl (Or.inr ⟨⟨⟨⟨(int_c118 h7 h14.1.1.1.1), (int_eab_tbc_tac h14.1.1.1.1 h14.2)⟩, (int_c173 h14.1.1.1.1)⟩, (fact_20 h14.1.1.1.2)⟩, h3⟩)))
  (fun h14 =>
  (Or.inl ((Classical.em (q31 < 8 * k_0)).elim (fun h15 => (Or.inl (Or.inl ⟨h14.1.1.1, h15⟩))) (fun h15 =>
  (Or.inr ⟨⟨⟨⟨(int_ntba_lab h15), h14.1.1.2⟩, (int_c378 h14.1.2)⟩, (fact_20 h14.2)⟩, h3⟩)))))))
  (fun h13 =>
  ((Classical.em (8 * k_0 ≤ q31)).elim (fun h14 => ((Classical.em (q31 < 8)).elim (fun h15 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨h13.1.1.1, h15⟩, h13.1.1.2⟩, (int_c24 h13.2)⟩, (fact_21 h3 h14 h15)⟩))))
  (fun h15 => (Or.inr ⟨⟨⟨⟨h14, h13.1.1.2⟩, h13.1.2⟩, (int_c24 h13.2)⟩, (fact_22 h13.1.2 h15)⟩))))
  (fun h14 => (Or.inl (Or.inl (Or.inl ⟨h13.1.1.1, (int_nlba_tab h14)⟩))))))))⟩)
  (fun q31 h12 => rfl)))))))))
  (fun h11 => (at_right (at_right (at_right (at_right (at_right (at_points2 q28 q29 h11
  (reduce_congr1 (fun q32 => ⟨(fun h12 => (Or.elim h12 (fun h13 => (Or.elim h13
  (fun h14 => (Or.elim h14 (fun h15 => h15) (fun h15 => (False.elim (int_eab_tba_F h15.2 h11.2)))))
  (fun h14 => (False.elim (int_eab_tba_F h14.1.2 h11.1.1.2.1)))))
  (fun h13 => (False.elim (int_tab_tba_F h11.1.1.2.1 h13.1.2))))), (fun h12 => (Or.inl (Or.inl (Or.inl h12))))⟩)
  (fun q32 h12 => rfl)))))))))))))))))
  : Heap.Entails (known_5 I M n i_0 k_0 i_1 k_1 (max 0 n)) (known_4 I M n i_0 k_0 i_1 (k_1 + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_1 (.const 0) (.const 8)
    (fun e x => known_4 I M (e v_n) (e v_i_0) (e v_k_0) (e v_i_1) x) (body_4 I M)

theorem vc_3 (i_0 k_0 i_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 15) / 16) (h3 : 0 ≤ k_0) (h4 : k_0 < (n + 7) / 8) (h5 : 0 ≤ i_1) (h6 : i_1 < 16) :
    (body_3 I M).vc I (impl.HasCell spec (base E n)) ((((base E n).set v_i_0 i_0).set v_k_0 k_0).set v_i_1 i_1) (known_3 I M n i_0 k_0 i_1) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q33 q34 h7 => (at_right (at_right (at_right (at_points2 q33 q34 ⟨h7.1.1, (fact_35 h7.2)⟩
  (reduce_congr1 (fun q35 => ⟨(fun h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl (Or.inl h11))) (fun h11 => (Or.inl (Or.inr ⟨h11.1.1, h11.2⟩)))))
  (fun h10 => (False.elim (int_c12 h10.1.1.1.1 h10.1.1.2))))) (fun h9 => (Or.inr h9)))), (fun h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 => (Or.inl (Or.inl (Or.inl h10))))
  (fun h10 => (Or.inl (Or.inl (Or.inr ⟨⟨h10.1, (fact_36 h10.2 h7.2)⟩, h10.2⟩))))))
  (fun h9 => (Or.inr h9))))⟩) (fun q35 h8 => rfl)))))))))))
  : Heap.Entails (known_3 I M n i_0 k_0 i_1) (known_4 I M n i_0 k_0 i_1 0))
  (fun k_1 h7 h8 => (vc_4 n hl hM i_0 k_0 i_1 k_1 h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun k_1 h7 h8 => (kept_4 n hl hM i_0 k_0 i_1 k_1 h0 h1 h2 h3 h4 h5 h6 h7 h8)))

theorem kept_3 (i_0 k_0 i_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 15) / 16) (h3 : 0 ≤ k_0) (h4 : k_0 < (n + 7) / 8) (h5 : 0 ≤ i_1) (h6 : i_1 < 16) :
    Heap.Entails ((body_3 I M).post ((((base E n).set v_i_0 i_0).set v_k_0 k_0).set v_i_1 i_1) (known_3 I M n i_0 k_0 i_1)) (known_3 I M n i_0 k_0 (i_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q36 q37 h7 =>
  (at_right (at_right (at_right (at_points2 q36 q37 ⟨⟨h7.1, (fact_37 h7.1.2 h5 h7.2)⟩, (fact_38 h7.2)⟩ (reduce_congr1 (fun q38 =>
  ⟨(fun h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 => (Or.inl (Or.inl (Or.inl h10))))
  (fun h10 => (Or.inl ((Classical.em (q36 < i_1 + 16 * i_0)).elim
  (fun h11 => (Or.inl (Or.inr ⟨⟨⟨⟨h10.1.1.1, h10.1.1.2⟩, h10.1.2⟩, h11⟩, h10.2⟩))) (fun h11 =>
  (Or.inr ⟨⟨⟨⟨(int_c544 h10.1.1.1 h10.2), h10.1.2⟩, (fact_39 h3 h10.1.1.2)⟩, (fact_40 h10.2 h7.2 h11)⟩, h3⟩)))))))
  (fun h9 => ((Classical.em (q36 < i_1 + 16 * i_0)).elim
  (fun h10 => (Or.inr ⟨⟨⟨⟨h9.1.1.1.1, h9.1.1.1.2⟩, h9.1.1.2⟩, h10⟩, h9.2⟩)) (fun h10 =>
  (Or.inl (Or.inr ⟨⟨⟨⟨h9.1.1.1.1, h9.1.1.1.2⟩, (int_c260 h9.1.1.2)⟩, (int_c226 h9.1.2 h10)⟩, h3⟩))))))), (fun h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl (Or.inl h11))) (fun h11 => (Or.inl (Or.inr ⟨h11.1.1, h11.2⟩)))))
  (fun h10 => ((Classical.em (q38 < 8)).elim (fun h11 =>
  (Or.inl (Or.inr ⟨⟨⟨(int_c119 h3 h10.1.1.1.1), h11⟩, h10.1.1.1.2⟩, (fact_21 h3 h10.1.1.1.1 h11)⟩)))
  (fun h11 =>
  (Or.inr ⟨⟨⟨⟨h10.1.1.1.1, h10.1.1.1.2⟩, (int_c508 h10.1.1.2)⟩, (int_c215 h10.1.2)⟩, (fact_41 h10.1.1.2 h11)⟩))))))
  (fun h9 => (Or.inr ⟨⟨h9.1.1, (int_c30 h9.1.2)⟩, h9.2⟩))))⟩) (fun q38 h8 => rfl)))))))))))
  : Heap.Entails (known_4 I M n i_0 k_0 i_1 8) (known_3 I M n i_0 k_0 (i_1 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i_1 (.const 0) (.const 16)
    (fun e x => known_3 I M (e v_n) (e v_i_0) (e v_k_0) x) (body_3 I M)

theorem vc_2 (i_0 k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 15) / 16) (h3 : 0 ≤ k_0) (h4 : k_0 < (n + 7) / 8) :
    (body_2 I M).vc I (impl.HasCell spec (base E n)) (((base E n).set v_i_0 i_0).set v_k_0 k_0) (known_2 I M n i_0 k_0) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q39 q40 h5 =>
  (at_right (at_right (at_right (at_points2 q39 q40 ⟨h5.1, (fact_42 h5.1.1.2.1 h5.2)⟩ (reduce_congr1 (fun q41 =>
  ⟨(fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => ⟨⟨h8.1, (int_c128 h8.2 h4)⟩, h8.2⟩)
  (fun h8 => (False.elim (fact_43 h5.1.1.2.1 h8.2 h5.2)))))
  (fun h7 => (False.elim (int_c12 h5.1.1.2.1 h7.1.2))))), (fun h6 => (Or.inl (Or.inl ⟨h6.1.1, h6.2⟩)))⟩)
  (fun q41 h6 => rfl))))))))))) : Heap.Entails (known_2 I M n i_0 k_0) (known_3 I M n i_0 k_0 0))
  (fun i_1 h5 h6 => (vc_3 n hl hM i_0 k_0 i_1 h0 h1 h2 h3 h4 h5 h6))
  (fun i_1 h5 h6 => (kept_3 n hl hM i_0 k_0 i_1 h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (i_0 k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 15) / 16) (h3 : 0 ≤ k_0) (h4 : k_0 < (n + 7) / 8) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_i_0 i_0).set v_k_0 k_0) (known_2 I M n i_0 k_0)) (known_2 I M n i_0 (k_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q42 q43 h5 =>
  (at_right (at_right (at_right (at_points2 q42 q43 ⟨h5.1, (fact_44 h5.1.2 h3)⟩ (reduce_congr1 (fun q44 =>
  ⟨(fun h6 => ((Classical.em (q44 < 8 * k_0)).elim (fun h7 => (Or.inl (Or.inl ⟨h6.1.1, h7⟩)))
  (fun h7 => ((Classical.em (q44 < 8)).elim
  (fun h8 => (Or.inl (Or.inr ⟨⟨⟨h6.1.1, h8⟩, h6.1.2⟩, (fact_45 h3 h8 h7)⟩))) (fun h8 =>
  (Or.inr ⟨⟨⟨⟨(int_ntba_lab h7), h6.1.2⟩, (int_c54 h6.2)⟩, (int_c263 h5.1.2)⟩, (fact_46 h6.2 h8)⟩)))))), (fun h6 =>
  (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => ⟨⟨h8.1, (int_c128 h8.2 h4)⟩, (int_c218 h8.2)⟩)
  (fun h8 => ⟨⟨h8.1.1.1, h8.1.2⟩, (int_c577 h3 h8.1.1.2)⟩)))
  (fun h7 => ⟨⟨(int_c270 h7.1.1.1.1 h7.2), h7.1.1.1.2⟩, (int_c102 h7.1.1.2)⟩)))⟩)
  (fun q44 h6 => rfl)))))))))))
  : Heap.Entails (known_3 I M n i_0 k_0 16) (known_2 I M n i_0 (k_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_k_0 (.const 0) (.div (.add (.var v_n) (.const 7)) 8)
      (fun e x => known_2 I M (e v_n) (e v_i_0) x) (body_2 I M)

theorem vc_1 (i_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 15) / 16) :
    (body_1 I M).vc I (impl.HasCell spec (base E n)) ((base E n).set v_i_0 i_0) (known_1 I M n i_0) :=
  (vc_scope (vc_for_of 0 ((n + 7) / 8) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q45 q46 h3 =>
  (at_right (at_right (at_points2 q45 q46 ⟨⟨h3.1, ⟨h3.2.1, (fact_47 h3.2.2 h2)⟩⟩, h3.2.2⟩ rfl)))))
  (entails_points2 (fun q47 q48 h3 => (False.elim (int_irrefl h3.2)))))))
  : Heap.Entails (known_1 I M n i_0) (known_2 I M n i_0 0))
  (fun k_0 h3 h4 => (vc_2 n hl hM i_0 k_0 h0 h1 h2 h3 h4))
  (fun k_0 h3 h4 => (kept_2 n hl hM i_0 k_0 h0 h1 h2 h3 h4))))

theorem kept_1 (i_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 15) / 16) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_i_0 i_0) (known_1 I M n i_0)) (known_1 I M n (i_0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q49 q50 h3 =>
  (Or.elim (((Classical.em (q49 < 16 * i_0)).elim (fun h4 => (Or.inl ⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h4⟩⟩))
  (fun h4 =>
  (Or.inr ⟨⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨(int_ntba_lab h4), h3.1.2.2⟩⟩, (int_c221 h3.2)⟩, (fact_48 h1 h2)⟩)))
  : (0 ≤ q50 ∧ q50 < n) ∧ 0 ≤ q49 ∧ q49 < 16 * i_0 ∨ (((0 ≤ q50 ∧ q50 < n) ∧ 16 * i_0 ≤ q49 ∧ q49 < n) ∧ q49 ≤ 16 * i_0 + 15) ∧ 0 < (max 0 ((n + 7) / 8)))
  (fun h4 => (at_right (at_right (at_left (at_points2 q49 q50 h4 rfl)))))
  (fun h4 => (at_right (at_right (at_right (at_points2 q49 q50 h4
  (Eq.trans ((equation_0 n hl hM q49 q50 trivial) : M t_C [q49, q50] = value_7 I M q49 q50 n)
  (reduce_congr1 (fun q52 => ⟨(fun h5 => ⟨h5, (int_c71 h5.2)⟩), (fun h5 => ⟨h5.1.1, h5.1.2⟩)⟩)
  (fun q52 h5 => rfl)))))))))))))
  : Heap.Entails (known_2 I M n i_0 (max 0 ((n + 7) / 8))) (known_1 I M n (i_0 + 1)))

theorem race_1 (h0 : 0 ≤ n) :
    ParVC I 0 ((n + 15) / 16) (body_1 I M).erase (fun i_0 => ((base E n).set v_i_0 i_0)) (fun i_0 => (body_1 I M).post ((base E n).set v_i_0 i_0) (known_1 I M n i_0)) :=
  (race_arrays [a_c] rfl rfl (all_cons
  (apart2 (fun i_0 c0 c1 => ((0 ≤ c1 ∧ c1 < n) ∧ 16 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 ≤ 16 * i_0 + 15)
  (fun i_0 c0 c1 => ((0 ≤ c1 ∧ c1 < n) ∧ 16 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 ≤ 16 * i_0 + 15)
  (fun i_0 h1 h2 => (w_scope (w_for 0 ((n + 7) / 8) rfl rfl (fun k_0 h3 h4 =>
  (w_for 0 16 rfl rfl (fun i_1 h5 h6 => (w_for 0 8 rfl rfl (fun k_1 h7 h8 => (w_for 0 n rfl rfl
  (fun j h9 h10 => (w_if_of cond_holds (fun (h11 : 16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n) =>
  (w_let (w_let (w_seq (w_if_of cond_holds (fun (h12 : 8 * k_0 + k_1 = 0) => (w_assign2 (16 * i_0 + i_1) j
  ⟨⟨⟨h9, h10⟩, ⟨((int_le_add h5) : 16 * i_0 ≤ 16 * i_0 + i_1), h11.1⟩⟩, ((int_c264 h6) : 16 * i_0 + i_1 ≤ 16 * i_0 + 15)⟩))
  (fun (h12 : ¬ 8 * k_0 + k_1 = 0) => (w_none rfl))) (w_accumulate2 (16 * i_0 + i_1) j
  ⟨⟨⟨h9, h10⟩, ⟨((int_le_add h5) : 16 * i_0 ≤ 16 * i_0 + i_1), h11.1⟩⟩, ((int_c264 h6) : 16 * i_0 + i_1 ≤ 16 * i_0 + 15)⟩)))))
  (fun (h11 : ¬ (16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n)) => (w_none rfl)))))))))))))
  (fun i_0 h1 h2 => (r_scope (r_for 0 ((n + 7) / 8) rfl rfl (fun k_0 h3 h4 =>
  (r_for 0 16 rfl rfl (fun i_1 h5 h6 => (r_for 0 8 rfl rfl (fun k_1 h7 h8 => (r_for 0 n rfl rfl
  (fun j h9 h10 => (r_if_of cond_holds (fun (h11 : 16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n) =>
  (r_let (r_let (r_seq (r_none rfl) (r_accumulate2 (x_none rfl) (16 * i_0 + i_1) j
  ⟨⟨⟨h9, h10⟩, ⟨((int_le_add h5) : 16 * i_0 ≤ 16 * i_0 + i_1), h11.1⟩⟩, ((int_c264 h6) : 16 * i_0 + i_1 ≤ 16 * i_0 + 15)⟩)))))
  (fun (h11 : ¬ (16 * i_0 + i_1 < n ∧ 8 * k_0 + k_1 < n)) => (r_none rfl)))))))))))))
  (fun i_0 y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_c435 h6.2 h7.2 h6.1.2.1 h7.1.2.1 h5)), (fun h7 => (int_c435 h6.2 h7.2 h6.1.2.1 h7.1.2.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i_0 (.const 0) (.div (.add (.var v_n) (.const 15)) 16)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_par_of 0 ((n + 15) / 16) rfl rfl
  (show Heap.Entails _ (known_1 I M n 0) from (entails_and (entails_points2 (fun q53 q54 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_n), (.const 0, .var v_n)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q53, q54]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q53, _, rfl, h1.2.1, h1.2.2, q54, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q55 q56 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_n), (.const 0, .var v_n)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q55, q56]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q55, _, rfl, h1.2.1, h1.2.2, q56, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q57 q58 h1 => (False.elim (int_c147 h1.1.2.1 h1.2)))))))
  (fun i_0 h1 h2 => (vc_1 n hl hM i_0 h0 h1 h2)) (fun i_0 h1 h2 => (kept_1 n hl hM i_0 h0 h1 h2))
  (race_1 n hl hM h0))

theorem output_0_2 (q59 q60 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q59) (h2 : q59 < n) (h3 : 0 ≤ q60) (h4 : q60 < n) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_c, [q59, q60]⟩ (M t_C [q59, q60]) :=
  ((at_right (at_right (at_points2 q59 q60 ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, (int_c224 h2)⟩ rfl)))
  : (known_1 I M n (max 0 ((n + 15) / 16))) ⟨a_c, [q59, q60]⟩ (M t_C [q59, q60]))

end

theorem consistent (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Consistent (base E n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n : Int) (h0 : 0 ≤ n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n) :=
  solvable_layers (consistent E n h0)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (n : Int) (h0 : 0 ≤ n) : impl.LayoutOk spec (base E n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_C then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < n) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n ∨ n = 0 else True

theorem covered_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < n) (h3 : 0 ≤ p1) (h4 : p1 < n) :
    spec.Given (inside n) (base E n) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  ((Or.inl ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩) : (0 ≤ p1 ∧ p1 < n) ∧ 0 ≤ p0 ∧ p0 < n ∨ n = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < n) ∧ 0 ≤ i ∧ i < n ∨ n = 0) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E n).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 n (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < n) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < n) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h2 (fun h4 => h4.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ i), ((Or.elim h2 (fun h4 => h4.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : i < n), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, j, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ j), ((Or.elim h2 (fun h4 => h4.1.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : j < n), rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Defined (base E n) :=
  defined_of (inside n)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E n h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E n h0 i j hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_n) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil))


end Redverify.Certificate.scheduled
