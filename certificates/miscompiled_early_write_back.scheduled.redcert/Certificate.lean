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
/-- `v_k` -/ abbrev v_v_k : Var := 7
/-- `ax0` -/ abbrev v_ax0 : Var := 8
/-- `ax1` -/ abbrev v_ax1 : Var := 9
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `c_global` -/ abbrev a_c_global : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `main`. -/
def spec : Spec where
  assumptions := []
  inputs :=
    [
      Region.mk t_A [(.const 0, .const 8), (.const 0, .const 32)],
      Region.mk t_B [(.const 0, .const 32), (.const 0, .const 8)]]
  outputs := [Region.mk t_C [(.const 0, .const 8), (.const 0, .const 8)]]
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
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 32)))
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
    .allocate a_c_global [.const 8, .const 8] <|
    .for v_k_0 (.const 0) (.const 4) <|
      .seq (.for v_i (.const 0) (.const 8) <|
        .for v_j (.const 0) (.const 8) <|
          .scope [a_c_global] <|
            .for v_k_1 (.const 0) (.const 8) <|
              .letin v_v_k (.add (.mul 8 (.var v_k_0)) (.var v_k_1)) <|
              .seq (.ifte (.eq (.var v_v_k) (.const 0)) (
                .assign a_c_global [.var v_i, .var v_j] (.fn (.literal .f32 0 1) [])
              ) (
                .skip
              )) <|
              .accumulate
                false
                (.builtin "+" .f32)
                a_c_global
                [.var v_i, .var v_j]
                (.fn (.builtin "*" .f32) [.read a_a [.var v_i, .var v_v_k], .read a_b [.var v_v_k, .var v_j]])) <|
      .for v_ax0 (.const 0) (.const 8) <|
        .for v_ax1 (.const 0) (.const 8) <|
          .assign a_c [.var v_ax0, .var v_ax1] (.read a_c_global [.var v_ax0, .var v_ax1])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : a = 0) (h1 : b = 0) (h2 : ¬ 8 * a + b = 0) : False :=
  by omega

theorem fact_1 {a : Int} (h0 : a = 0) : a < 32 :=
  by omega

theorem fact_2 {a b c : Int} (h0 : a ≤ b + 8 * c) (h1 : b = 0) (h2 : c = 0) : a < 0 + 1 :=
  by omega

theorem fact_3 {a b c : Int} (h0 : a ≤ c + 8 * b) (h1 : 0 ≤ a) (h2 : b = 0) (h3 : c = 0) : a = 8 * b + c :=
  by omega

theorem fact_4 {a b : Int} (h0 : 0 ≤ a) (h1 : 8 * a + b = 0) (h2 : 0 < b) : False :=
  by omega

theorem fact_5 {a b : Int} (h0 : a = 0) (h1 : b < 8) : 8 * a + b < 32 :=
  by omega

theorem fact_6 {a b c : Int} (h0 : a ≤ b + 8 * c) (h1 : c = 0) : a < b + 1 :=
  by omega

theorem fact_7 {a b c : Int} (h0 : a ≤ c + 8 * b) (h1 : b = 0) (h2 : ¬ a < c) : a = 8 * b + c :=
  by omega

theorem fact_8 {a b c : Int} (h0 : 0 ≤ c) (h1 : a < b) : a ≤ b + 8 * c :=
  by omega

theorem fact_9 {a b c : Int} (h0 : 0 ≤ b) (h1 : a < c) : a < 8 * b + c :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : c < 8) (h1 : a < b + c + 8 * d + (-8) * d) : a ≤ b + 7 :=
  by omega

theorem fact_11 {a b c d : Int} (h0 : a ≤ c + b) (h1 : ¬ a < b + c + 8 * d + (-8) * d) : a = b + c :=
  by omega

theorem fact_12 {a b c d : Int} (h0 : a < c + b + 8 * d + (-8) * d) : a ≤ b + c :=
  by omega

theorem fact_13 {a b c : Int} (h0 : 0 ≤ b) (h1 : a = 8 * c + b) (h2 : 0 < c) : 0 ≤ a :=
  by omega

theorem fact_14 {a b c : Int} (h0 : a < b + 8 * c + (-8) * c) : a < b :=
  by omega

theorem fact_15 {a b c : Int} (h0 : 0 ≤ c) (h1 : a < b + 1) : a ≤ b + 8 * c :=
  by omega

theorem fact_16 {a b c d x_e : Int} (h0 : a ≤ c) (h1 : 0 ≤ b) (h2 : d = x_e) (h3 : ¬ (d = x_e ∧ a = c)) : a < b + c :=
  by omega

theorem fact_17 {a b c d x_e : Int} (h0 : d = x_e) (h1 : a < c + (b + 1) + 8 * x_e + (-8) * d) : a ≤ b + c :=
  by omega

theorem fact_18 {a b c d x_e : Int} (h0 : a ≤ c + b) (h1 : x_e = d) : a < b + (c + 1) + 8 * d + (-8) * x_e :=
  by omega

theorem fact_19 {a b c d x_e f g : Int} (h0 : b ≤ a) (h1 : a ≤ b + 7) (h2 : 0 ≤ c) (h3 : f = g) (h4 : c < 8) (h5 : a < b + (c + 1) + 8 * d + (-8) * x_e) (h6 : ¬ (g = f ∧ x_e = d)) : a < b + c + 8 * d + (-8) * x_e :=
  by omega

theorem fact_20 {a b c d x_e : Int} (h0 : a < b + c + d + x_e) : a < b + (c + 1) + d + x_e :=
  by omega

theorem fact_21 {a b c d : Int} (h0 : c ≤ d) (h1 : d < c + 0 + 8 * b + (-8) * a) : a < b :=
  by omega

theorem fact_22 {a b c d : Int} (h0 : a ≤ b + 7) (h1 : d < c) : a < b + 0 + 8 * c + (-8) * d :=
  by omega

theorem fact_23 {a b c d : Int} (h0 : a ≤ b + 7) (h1 : d < c + 1) : a < b + 8 + 8 * c + (-8) * d :=
  by omega

theorem fact_24 {a b c d : Int} (h0 : c ≤ d) (h1 : d < c + 8 + 8 * b + (-8) * a) : a < b + 1 :=
  by omega

theorem fact_25 {a b : Int} (h0 : a ≤ 8 * b + 7) (h1 : b < 4) : a < 32 :=
  by omega

theorem fact_26 {a b : Int} (h0 : a ≤ 8 * b + 7) : a / 8 ≤ b :=
  by omega

theorem fact_27 {a b : Int} (h0 : a / 8 ≤ b) : a ≤ 8 * b + 7 :=
  by omega

theorem fact_28 {a b : Int} (h0 : a ≤ 8 * b + 7) (h1 : b = 0) : a < 8 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 i k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8 * k_0 ∨ (8 * k_0 ≤ y_k0 ∧ y_k0 ≤ 8 * k_0 + 7) ∧ c0 < i)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 c1 i j k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8 * k_0 ∨ ((8 * k_0 ≤ y_k0 ∧ y_k0 ≤ 8 * k_0 + 7) ∧ i = c0) ∧ c1 < j) ∨ (8 * k_0 ≤ y_k0 ∧ y_k0 ≤ 8 * k_0 + 7) ∧ c0 < i)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c0 c1 j k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ c1 < j ∨ (0 ≤ y_k0 ∧ y_k0 < k_1) ∧ j = c1)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (c0 c1 i j k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8 * k_0 ∨ ((8 * k_0 ≤ y_k0 ∧ y_k0 ≤ 8 * k_0 + 7) ∧ y_k0 < 8 * k_0 + k_1 + 8 * j + (-8) * c1) ∧ i = c0) ∨ (8 * k_0 ≤ y_k0 ∧ y_k0 ≤ 8 * k_0 + 7) ∧ c0 < i)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (c0 c1 k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ 8 * k_0 + 7)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (i j k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k_1 + 8 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (x_ax0 x_ax1 k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 32) ∧ y_k0 / 8 ≤ k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_ax0, y_k0], M t_B [y_k0, x_ax1]])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 32)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_9 I M i j) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 32))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 32) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 32) ∧ 0 ≤ c0 ∧ c0 < 8)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 32)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (k_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 8) ∧ 0 < k_0)
    (fun c0 c1 => (value_0 I M c0 c1 k_0))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (k_0 : Int) : Heap V :=
  .points2 a_c_global
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 8) ∧ 0 < k_0)
    (fun c0 c1 => (value_0 I M c0 c1 k_0))

noncomputable def known_1 (I : Interp V) (M : Model V) (k_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_1_2 I M k_0).and (known_1_3 I M k_0))))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (k_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 8) ∧ 0 < k_0)
    (fun c0 c1 => (value_0 I M c0 c1 k_0))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (k_0 i : Int) : Heap V :=
  .points2 a_c_global
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 8) ∧ 0 < k_0)
    (fun c0 c1 => (value_1 I M c0 c1 i k_0))

noncomputable def known_2_4 (I : Interp V) (M : Model V) (k_0 i : Int) : Heap V :=
  .points2 a_c_global
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < i) ∧ k_0 = 0)
    (fun c0 c1 => (value_2 I M c0 c1))

noncomputable def known_2 (I : Interp V) (M : Model V) (k_0 i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M k_0).and ((known_2_3 I M k_0 i).and (known_2_4 I M k_0 i)))))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (k_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 8) ∧ 0 < k_0)
    (fun c0 c1 => (value_0 I M c0 c1 k_0))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (k_0 i j : Int) : Heap V :=
  .points2 a_c_global
    (fun c0 c1 => (c0 = i ∧ 0 ≤ c1 ∧ c1 < j) ∧ k_0 = 0 ∨ ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < i) ∧ k_0 = 0)
    (fun c0 c1 => (value_2 I M c0 c1))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (k_0 i j : Int) : Heap V :=
  .points2 a_c_global
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 8) ∧ 0 < k_0)
    (fun c0 c1 => (value_3 I M c0 c1 i j k_0))

noncomputable def known_3 (I : Interp V) (M : Model V) (k_0 i j : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_3_2 I M k_0).and ((known_3_3 I M k_0 i j).and (known_3_4 I M k_0 i j)))))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (k_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 8) ∧ 0 < k_0)
    (fun c0 c1 => (value_0 I M c0 c1 k_0))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (k_0 i j k_1 : Int) : Heap V :=
  .points2 a_c_global
    (fun c0 c1 => ((c0 = i ∧ 0 ≤ c1 ∧ c1 ≤ j) ∧ c1 < k_1 + j) ∧ k_0 = 0)
    (fun c0 c1 => (value_4 I M c0 c1 j k_1))

noncomputable def known_4_4 (I : Interp V) (M : Model V) (k_0 i j k_1 : Int) : Heap V :=
  .points2 a_c_global
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 8) ∧ 0 < k_0)
    (fun c0 c1 => (value_5 I M c0 c1 i j k_0 k_1))

noncomputable def known_4_5 (I : Interp V) (M : Model V) (k_0 i : Int) : Heap V :=
  .points2 a_c_global
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < i) ∧ k_0 = 0)
    (fun c0 c1 => (value_2 I M c0 c1))

noncomputable def known_4 (I : Interp V) (M : Model V) (k_0 i j k_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_4_2 I M k_0).and ((known_4_3 I M k_0 i j k_1).and ((known_4_4 I M k_0 i j k_1).and (known_4_5 I M k_0 i))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v_k (.add (.mul 8 (.var v_k_0)) (.var v_k_1)) <|
  .seq (.ifte (.eq (.var v_v_k) (.const 0)) (
    .assign a_c_global [.var v_i, .var v_j] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c_global
    [.var v_i, .var v_j]
    (.fn f_2 [.read a_a [.var v_i, .var v_v_k], .read a_b [.var v_v_k, .var v_j]])
    (fun e => (value_7 I M (e v_i) (e v_j) (e v_k_0) (e v_k_1)))

noncomputable abbrev value_10 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem vc_4 (k_0 i j k_1 : Int) (h0 : 0 ≤ k_0) (h1 : k_0 < 4) (h2 : 0 ≤ i) (h3 : i < 8) (h4 : 0 ≤ j) (h5 : j < 8) (h6 : 0 ≤ k_1) (h7 : k_1 < 8) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_global [8, 8]) (((((base E).set v_k_0 k_0).set v_i i).set v_j j).set v_k_1 k_1) (known_4 I M k_0 i j k_1) :=
  (vc_let (vc_seq (vc_if_of cond_holds (fun (h8 : 8 * k_0 + k_1 = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h2, h3, h4, h5, trivial⟩) ev_const rfl))
  (fun (h8 : ¬ 8 * k_0 + k_1 = 0) => vc_skip)) (Or.elim (((Classical.em (k_0 = 0)).elim
  (fun h8 => ((Classical.em (k_1 = 0)).elim (fun h9 => (Or.inl ⟨h8, h9⟩))
  (fun h9 => (Or.inr (Or.inl ⟨h8, (int_lab_neba_tab h6 h9)⟩)))))
  (fun h8 => (Or.inr (Or.inr (int_lab_neba_tab h0 h8)))))
  : k_0 = 0 ∧ k_1 = 0 ∨ k_0 = 0 ∧ 0 < k_1 ∨ 0 < k_0)
  (fun h8 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [i, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]])
  (at_if_of cond_holds (fun (h9 : 8 * k_0 + k_1 = 0) => (at_set_eq2 i j i j ⟨rfl, rfl⟩ rfl))
  (fun (h9 : ¬ 8 * k_0 + k_1 = 0) => (False.elim ((fact_0 h8.1 h8.2 h9) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h9 : 8 * k_0 + k_1 = 0) => (at_set_other (by decide)
  ((at_left (at_points2 i (8 * k_0 + k_1) ⟨⟨(int_eba_lab h9), (fact_1 h9)⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_4 I M k_0 i j k_1) ⟨a_a, [i, 8 * k_0 + k_1]⟩ (M t_A [i, 8 * k_0 + k_1]))))
  (fun (h9 : ¬ 8 * k_0 + k_1 = 0) => (False.elim ((fact_0 h8.1 h8.2 h9) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h9 : 8 * k_0 + k_1 = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points2 (8 * k_0 + k_1) j ⟨⟨h4, h5⟩, ⟨(int_eba_lab h9), (fact_1 h9)⟩⟩ rfl)))
  : (known_4 I M k_0 i j k_1) ⟨a_b, [8 * k_0 + k_1, j]⟩ (M t_B [8 * k_0 + k_1, j]))))
  (fun (h9 : ¬ 8 * k_0 + k_1 = 0) => (False.elim ((fact_0 h8.1 h8.2 h9) : False))))) ev_nil)))
  ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [i, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]]] = I.fn f_0 [value_10 I M i j, I.fn f_2 [M t_A [i, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]]])
  (append1 (8 * k_0 + k_1) 0 (0 + 1) (fun q0 h9 => ⟨h9.1, (fact_2 h9.2 h8.2 h8.1)⟩) (fun q0 =>
  ⟨(fun h9 => (Or.inr (fact_3 h9.2 h9.1 h8.1 h8.2))), (fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_one_lt_zero h10)))
  (fun h10 => ⟨(int_c157 h0 h6 h10), (int_c16 h10)⟩)))⟩)
  (fun q0 h9 => (False.elim (int_one_lt_zero h9))) (fun q0 h9 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [i, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]]] = value_7 I M i j k_0 k_1)))
  (fun h8 => (Or.elim h8 (fun h9 => (vc_accumulate_of (value_4 I M i j j k_1)
  (I.fn f_2 [M t_A [i, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]])
  (at_if_of cond_holds
  (fun (h10 : 8 * k_0 + k_1 = 0) => (False.elim ((fact_4 h0 h10 h9.2) : False)))
  (fun (h10 : ¬ 8 * k_0 + k_1 = 0) =>
  ((at_right (at_right (at_right (at_left (at_points2 i j ⟨⟨⟨rfl, ⟨h4, int_refl⟩⟩, (int_lt_add_left h9.2)⟩, h9.1⟩ rfl)))))
  : (known_4 I M k_0 i j k_1) ⟨a_c_global, [i, j]⟩ (value_4 I M i j j k_1))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds
  (fun (h10 : 8 * k_0 + k_1 = 0) => (False.elim ((fact_4 h0 h10 h9.2) : False)))
  (fun (h10 : ¬ 8 * k_0 + k_1 = 0) =>
  ((at_left (at_points2 i (8 * k_0 + k_1) ⟨⟨(int_c279 h0 h9.2), (fact_5 h9.1 h7)⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_4 I M k_0 i j k_1) ⟨a_a, [i, 8 * k_0 + k_1]⟩ (M t_A [i, 8 * k_0 + k_1])))))
  (ev_cons (ev_read (at_if_of cond_holds
  (fun (h10 : 8 * k_0 + k_1 = 0) => (False.elim ((fact_4 h0 h10 h9.2) : False)))
  (fun (h10 : ¬ 8 * k_0 + k_1 = 0) =>
  ((at_right (at_left (at_points2 (8 * k_0 + k_1) j ⟨⟨h4, h5⟩, ⟨(int_c279 h0 h9.2), (fact_5 h9.1 h7)⟩⟩ rfl)))
  : (known_4 I M k_0 i j k_1) ⟨a_b, [8 * k_0 + k_1, j]⟩ (M t_B [8 * k_0 + k_1, j]))))) ev_nil)))
  ((append1 (8 * k_0 + k_1) 0 (k_1 + 1) (fun q2 h10 => ⟨h10.1, (fact_6 h10.2 h9.1)⟩) (fun q2 =>
  ⟨(fun h10 => ((Classical.em (q2 < k_1)).elim (fun h11 => (Or.inl (Or.inr ⟨⟨h10.1, h11⟩, int_c1⟩)))
  (fun h11 => (Or.inr (fact_7 h10.2 h9.1 h11))))), (fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_irrefl h12.2)))
  (fun h12 => ⟨h12.1.1, (fact_8 h0 h12.1.2)⟩)))
  (fun h11 => ⟨(int_c408 h0 h11 h9.2), (int_c16 h11)⟩)))⟩) (fun q2 h10 =>
  (Or.elim h10 (fun h11 => (False.elim (int_irrefl h11.2))) (fun h11 => (fact_9 h0 h11.1.2))))
  (fun q2 h10 => rfl) rfl)
  : I.fn f_0 [value_4 I M i j j k_1, I.fn f_2 [M t_A [i, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]]] = value_7 I M i j k_0 k_1)))
  (fun h9 => (vc_accumulate_of (value_5 I M i j i j k_0 k_1)
  (I.fn f_2 [M t_A [i, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]])
  (at_if_of cond_holds
  (fun (h10 : 8 * k_0 + k_1 = 0) => (False.elim ((int_c598 h6 h10 h9) : False)))
  (fun (h10 : ¬ 8 * k_0 + k_1 = 0) =>
  ((at_right (at_right (at_right (at_right (at_left (at_points2 i j ⟨⟨⟨h4, h5⟩, ⟨h2, h3⟩⟩, h9⟩ rfl))))))
  : (known_4 I M k_0 i j k_1) ⟨a_c_global, [i, j]⟩ (value_5 I M i j i j k_0 k_1))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds
  (fun (h10 : 8 * k_0 + k_1 = 0) => (False.elim ((int_c598 h6 h10 h9) : False)))
  (fun (h10 : ¬ 8 * k_0 + k_1 = 0) =>
  ((at_left (at_points2 i (8 * k_0 + k_1) ⟨⟨(int_c216 h6 h9), (int_c275 h1 h7)⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_4 I M k_0 i j k_1) ⟨a_a, [i, 8 * k_0 + k_1]⟩ (M t_A [i, 8 * k_0 + k_1])))))
  (ev_cons (ev_read (at_if_of cond_holds
  (fun (h10 : 8 * k_0 + k_1 = 0) => (False.elim ((int_c598 h6 h10 h9) : False)))
  (fun (h10 : ¬ 8 * k_0 + k_1 = 0) =>
  ((at_right (at_left (at_points2 (8 * k_0 + k_1) j ⟨⟨h4, h5⟩, ⟨(int_c216 h6 h9), (int_c275 h1 h7)⟩⟩ rfl)))
  : (known_4 I M k_0 i j k_1) ⟨a_b, [8 * k_0 + k_1, j]⟩ (M t_B [8 * k_0 + k_1, j]))))) ev_nil)))
  ((append1 (8 * k_0 + k_1) 0 (8 * k_0 + k_1 + 1) (fun q3 h10 => ⟨h10.1, (int_c9 h10.2)⟩)
  (fun q3 => ⟨(fun h10 => ((Classical.em (8 * k_0 ≤ q3)).elim
  (fun h11 => ((Classical.em (q3 < 8 * k_0 + k_1 + 8 * j + (-8) * j)).elim
  (fun h12 => (Or.inl (Or.inl (Or.inr ⟨⟨⟨h11, (fact_10 h7 h12)⟩, h12⟩, int_c1⟩))))
  (fun h12 => (Or.inr (fact_11 h10.2 h12)))))
  (fun h11 => (Or.inl (Or.inl (Or.inl ⟨h10.1, (int_nlba_tab h11)⟩)))))), (fun h10 => (Or.elim h10
  (fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => ⟨h13.1, (int_c171 h6 h13.2)⟩)
  (fun h13 => ⟨(int_c270 h13.1.1.1 h9), (fact_12 h13.1.2)⟩)))
  (fun h12 => (False.elim (int_irrefl h12.2))))) (fun h11 => ⟨(fact_13 h6 h11 h9), (int_c16 h11)⟩)))⟩)
  (fun q3 h10 => (Or.elim h10
  (fun h11 => (Or.elim h11 (fun h12 => (int_c170 h6 h12.2)) (fun h12 => (fact_14 h12.1.2))))
  (fun h11 => (False.elim (int_irrefl h11.2))))) (fun q3 h10 => rfl) rfl)
  : I.fn f_0 [value_5 I M i j i j k_0 k_1, I.fn f_2 [M t_A [i, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, j]]] = value_7 I M i j k_0 k_1))))))))

theorem kept_4 (k_0 i j k_1 : Int) (h0 : 0 ≤ k_0) (h1 : k_0 < 4) (h2 : 0 ≤ i) (h3 : i < 8) (h4 : 0 ≤ j) (h5 : j < 8) (h6 : 0 ≤ k_1) (h7 : k_1 < 8) :
    Heap.Entails ((body_4 I M).post (((((base E).set v_k_0 k_0).set v_i i).set v_j j).set v_k_1 k_1) (known_4 I M k_0 i j k_1)) (known_4 I M k_0 i j (k_1 + 1)) :=
  (show Heap.Entails _ (known_4 I M k_0 i j (k_1 + 1)) from
  (entails_and (entails_points2 (fun q4 q5 h8 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h9 : 8 * k_0 + k_1 = 0) => (at_set_other (by decide) (at_left (at_points2 q4 q5 h8 rfl))))
  (fun (h9 : ¬ 8 * k_0 + k_1 = 0) => (at_left (at_points2 q4 q5 h8 rfl))))))) (entails_and
  (entails_points2 (fun q6 q7 h8 => (at_set_other (by decide) (at_if_of cond_holds (fun (h9 : 8 * k_0 + k_1 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q6 q7 h8 rfl)))))
  (fun (h9 : ¬ 8 * k_0 + k_1 = 0) => (at_right (at_left (at_points2 q6 q7 h8 rfl))))))))
  (entails_and (entails_points2 (fun q8 q9 h8 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h9 : 8 * k_0 + k_1 = 0) => (False.elim ((int_c598 h6 h9 h8.2) : False)))
  (fun (h9 : ¬ 8 * k_0 + k_1 = 0) => (at_right (at_right (at_left (at_points2 q8 q9 h8 rfl)))))))))
  (entails_and (entails_points2 (fun q10 q11 h8 =>
  ((Classical.em (q10 = i ∧ q11 = j)).elim (fun h9 => (at_set_eq2 q10 q11 i j h9 ((reduce_congr1
  (fun q12 => ⟨(fun h10 => (Or.elim h10 (fun h11 => (False.elim (int_eab_tab_F h9.2 h11.2)))
  (fun h11 => ⟨h11.1.1, (fact_15 h0 h11.1.2)⟩))), (fun h10 => (Or.inr ⟨⟨h10.1, (fact_6 h10.2 h8.2)⟩, (int_eba_eab h9.2)⟩))⟩)
  (fun q12 h10 => (fn_congr2 (at_congr2 h8.1.1.1 rfl) (at_congr2 rfl h9.2))))
  : value_4 I M q10 q11 j (k_1 + 1) = value_7 I M i j k_0 k_1)))
  (fun h9 => (at_set_ne2 q10 q11 i j h9
  (at_if_of cond_holds (fun (h10 : 8 * k_0 + k_1 = 0) => (at_set_ne2 q10 q11 i j h9
  (at_right (at_right (at_right (at_left (at_points2 q10 q11 ⟨⟨h8.1.1, (fact_16 h8.1.1.2.2 h6 h8.1.1.1 h9)⟩, h8.2⟩
  (reduce_congr1 (fun q13 => ⟨(fun h11 =>
  (Or.elim h11 (fun h12 => (Or.inl h12)) (fun h12 => (False.elim (int_c404 h8.1.1.1 h12.2 h9))))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.inl h12)) (fun h12 => (False.elim (int_c404 h8.1.1.1 h12.2 h9)))))⟩)
  (fun q13 h11 => rfl))))))))) (fun (h10 : ¬ 8 * k_0 + k_1 = 0) =>
  (at_right (at_right (at_right (at_left (at_points2 q10 q11 ⟨⟨h8.1.1, ((fact_16 h8.1.1.2.2 h6 h8.1.1.1 h9) : q11 < k_1 + j)⟩, h8.2⟩
  ((reduce_congr1 (fun q14 => ⟨(fun h11 =>
  (Or.elim h11 (fun h12 => (Or.inl h12)) (fun h12 => (False.elim (int_c404 h8.1.1.1 h12.2 h9))))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.inl h12)) (fun h12 => (False.elim (int_c404 h8.1.1.1 h12.2 h9)))))⟩)
  (fun q14 h11 => rfl)) : value_4 I M q10 q11 j (k_1 + 1) = value_4 I M q10 q11 j k_1)))))))))))))
  (entails_and (entails_points2 (fun q15 q16 h8 => ((Classical.em (q15 = i ∧ q16 = j)).elim
  (fun h9 => (at_set_eq2 q15 q16 i j h9 ((reduce_congr1 (fun q17 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => ⟨h12.1, (int_c171 h6 h12.2)⟩)
  (fun h12 => ⟨(int_c270 h12.1.1.1 h8.2), (fact_17 h9.2 h12.1.2)⟩)))
  (fun h11 => (False.elim (int_eab_tab_F h9.1 h11.2))))), (fun h10 =>
  (Or.inl ((Classical.em (q17 < 8 * k_0)).elim (fun h11 => (Or.inl ⟨h10.1, h11⟩)) (fun h11 =>
  (Or.inr ⟨⟨⟨(int_ntba_lab h11), (int_c583 h10.2 h7)⟩, (fact_18 h10.2 h9.2)⟩, (int_eba_eab h9.1)⟩)))))⟩)
  (fun q17 h10 => (fn_congr2 (at_congr2 h9.1 rfl) (at_congr2 rfl h9.2))))
  : value_5 I M q15 q16 i j k_0 (k_1 + 1) = value_7 I M i j k_0 k_1)))
  (fun h9 => (at_set_ne2 q15 q16 i j h9 (at_if_of cond_holds
  (fun (h10 : 8 * k_0 + k_1 = 0) => (False.elim ((int_c598 h6 h10 h8.2) : False)))
  (fun (h10 : ¬ 8 * k_0 + k_1 = 0) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q15 q16 h8 ((reduce_congr1 (fun q18 =>
  ⟨(fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl h13))) (fun h13 =>
  (Or.inl (Or.inr ⟨⟨h13.1.1, (fact_19 h13.1.1.1 h13.1.1.2 h6 h13.2 h7 h13.1.2 h9)⟩, h13.2⟩)))))
  (fun h12 => (Or.inr h12)))), (fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl h13)))
  (fun h13 => (Or.inl (Or.inr ⟨⟨h13.1.1, (fact_20 h13.1.2)⟩, h13.2⟩))))) (fun h12 => (Or.inr h12))))⟩)
  (fun q18 h11 => rfl)) : value_5 I M q15 q16 i j k_0 (k_1 + 1) = value_5 I M q15 q16 i j k_0 k_1))))))))))))))
  (entails_points2 (fun q19 q20 h8 => (at_set_ne2 q19 q20 i j (fun h9 => (int_eab_tab_F h9.1 h8.1.2.2))
  (at_if_of cond_holds (fun (h9 : 8 * k_0 + k_1 = 0) =>
  (at_set_ne2 q19 q20 i j (fun h10 => (int_eab_tab_F h10.1 h8.1.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_points2 q19 q20 h8 rfl))))))))
  (fun (h9 : ¬ 8 * k_0 + k_1 = 0) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q19 q20 h8 rfl)))))))))))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c_global] <|
    .for v_k_1 (.const 0) (.const 8)
      (fun e x => known_4 I M (e v_k_0) (e v_i) (e v_j) x) (body_4 I M)

theorem vc_3 (k_0 i j : Int) (h0 : 0 ≤ k_0) (h1 : k_0 < 4) (h2 : 0 ≤ i) (h3 : i < 8) (h4 : 0 ≤ j) (h5 : j < 8) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_global [8, 8]) ((((base E).set v_k_0 k_0).set v_i i).set v_j j) (known_3 I M k_0 i j) :=
  (vc_scope (vc_for_of 0 8 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q21 q22 h6 => (at_right (at_right (at_left (at_points2 q21 q22 h6 rfl))))))
  (entails_and (entails_points2 (fun q23 q24 h6 =>
  (at_right (at_right (at_right (at_left (at_points2 q23 q24 (Or.inl ⟨⟨h6.1.1.1, ⟨h6.1.1.2.1, (int_lt_zero_add h6.1.2)⟩⟩, h6.2⟩)
  (reduce_congr1 (fun q25 =>
  ⟨(fun h7 => (Or.elim h7 (fun h8 => h8.1) (fun h8 => (False.elim (int_lab_tba_F h8.1.1 h8.1.2))))), (fun h7 => (Or.inl ⟨h7, (int_lt_zero_add h6.1.2)⟩))⟩)
  (fun q25 h7 => rfl))))))))) (entails_and
  (entails_points2 (fun q26 q27 h6 => (at_right (at_right (at_right (at_right (at_points2 q26 q27 h6 (reduce_congr1
  (fun q28 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (Or.inl (Or.inl h9)))
  (fun h9 => (Or.inl (Or.inr ⟨⟨h9.1.1, h9.2⟩, (fact_21 h9.1.1.1 h9.1.2)⟩)))))
  (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (Or.inl (Or.inl h9)))
  (fun h9 => (Or.inl (Or.inr ⟨⟨h9.1.1, (fact_22 h9.1.1.2 h9.2)⟩, h9.1.2⟩)))))
  (fun h8 => (Or.inr h8))))⟩) (fun q28 h7 => rfl))))))))) (entails_points2 (fun q29 q30 h6 =>
  (at_right (at_right (at_right (at_left (at_points2 q29 q30 (Or.inr h6) rfl))))))))))))
  : Heap.Entails (known_3 I M k_0 i j) (known_4 I M k_0 i j 0))
  (fun k_1 h6 h7 => (vc_4 hl hM k_0 i j k_1 h0 h1 h2 h3 h4 h5 h6 h7))
  (fun k_1 h6 h7 => (kept_4 hl hM k_0 i j k_1 h0 h1 h2 h3 h4 h5 h6 h7))))

theorem kept_3 (k_0 i j : Int) (h0 : 0 ≤ k_0) (h1 : k_0 < 4) (h2 : 0 ≤ i) (h3 : i < 8) (h4 : 0 ≤ j) (h5 : j < 8) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_k_0 k_0).set v_i i).set v_j j) (known_3 I M k_0 i j)) (known_3 I M k_0 i (j + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q31 q32 h6 => (at_right (at_right (at_left (at_points2 q31 q32 h6 rfl))))))
  (entails_and (entails_points2 (fun q33 q34 h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_right (at_left (at_points2 q33 q34 ⟨⟨⟨h7.1.1, ⟨h7.1.2.1, (int_taB_lab h7.1.2.2)⟩⟩, (int_c501 h7.1.2.2)⟩, h7.2⟩
  (reduce_congr1
  (fun q35 => ⟨(fun h8 => ((Classical.em (q34 < j)).elim (fun h9 => (Or.inl ⟨h8, h9⟩))
  (fun h9 => (Or.inr ⟨h8, (int_taB_ntab_eba h7.1.2.2 h9)⟩)))), (fun h8 => (Or.elim h8 (fun h9 => h9.1) (fun h9 => h9.1)))⟩)
  (fun q35 h8 => rfl))))))))
  (fun h7 => (at_right (at_right (at_right (at_right (at_right (at_points2 q33 q34 h7 rfl))))))))))
  (entails_points2 (fun q36 q37 h6 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q36 q37 h6 (reduce_congr1
  (fun q38 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (Or.inl (Or.inl h9)))
  (fun h9 => (Or.inl (Or.inr ⟨⟨h9.1.1, (fact_23 h9.1.1.2 h9.2)⟩, h9.1.2⟩)))))
  (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (Or.inl (Or.inl h9)))
  (fun h9 => (Or.inl (Or.inr ⟨⟨h9.1.1, h9.2⟩, (fact_24 h9.1.1.1 h9.1.2)⟩)))))
  (fun h8 => (Or.inr h8))))⟩) (fun q38 h7 => rfl))))))))))))))
  : Heap.Entails (known_4 I M k_0 i j 8) (known_3 I M k_0 i (j + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 8)
    (fun e x => known_3 I M (e v_k_0) (e v_i) x) (body_3 I M)

theorem vc_2 (k_0 i : Int) (h0 : 0 ≤ k_0) (h1 : k_0 < 4) (h2 : 0 ≤ i) (h3 : i < 8) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_global [8, 8]) (((base E).set v_k_0 k_0).set v_i i) (known_2 I M k_0 i) :=
  (vc_for_of 0 8 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q39 q40 h4 => (at_right (at_right (at_left (at_points2 q39 q40 h4 rfl))))))
  (entails_and
  (entails_points2 (fun q41 q42 h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.1.2.1 h5.1.2.2)))
  (fun h5 => (at_right (at_right (at_right (at_right (at_points2 q41 q42 h5 rfl)))))))))
  (entails_points2 (fun q43 q44 h4 =>
  (at_right (at_right (at_right (at_left (at_points2 q43 q44 h4 (reduce_congr1 (fun q45 => ⟨(fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (Or.inl h7)) (fun h7 => (False.elim (int_lab_tba_F h4.1.1.1 h7.2)))))
  (fun h6 => (Or.inr h6)))), (fun h5 => (Or.elim h5 (fun h6 => (Or.inl (Or.inl h6))) (fun h6 => (Or.inr h6))))⟩)
  (fun q45 h5 => rfl))))))))))))) : Heap.Entails (known_2 I M k_0 i) (known_3 I M k_0 i 0))
  (fun j h4 h5 => (vc_3 hl hM k_0 i j h0 h1 h2 h3 h4 h5))
  (fun j h4 h5 => (kept_3 hl hM k_0 i j h0 h1 h2 h3 h4 h5)))

theorem kept_2 (k_0 i : Int) (h0 : 0 ≤ k_0) (h1 : k_0 < 4) (h2 : 0 ≤ i) (h3 : i < 8) :
    Heap.Entails ((body_2 I M).post (((base E).set v_k_0 k_0).set v_i i) (known_2 I M k_0 i)) (known_2 I M k_0 (i + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q46 q47 h4 => (at_right (at_right (at_left (at_points2 q46 q47 h4 rfl))))))
  (entails_and
  (entails_points2 (fun q48 q49 h4 => (at_right (at_right (at_right (at_right (at_points2 q48 q49 h4
  (reduce_congr1 (fun q50 => ⟨(fun h5 => (Or.elim h5 (fun h6 => (Or.inl (Or.inl h6))) (fun h6 =>
  ((Classical.em (i = q48)).elim (fun h7 => (Or.inl (Or.inr ⟨⟨⟨h6.1.1, h6.1.2⟩, h7⟩, h4.1.1.2⟩)))
  (fun h7 => (Or.inr ⟨⟨h6.1.1, h6.1.2⟩, (int_taB_neba_tab h6.2 h7)⟩)))))), (fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (Or.inl h7)) (fun h7 => (Or.inr ⟨h7.1.1, (int_eba_taB h7.1.2)⟩))))
  (fun h6 => (Or.inr ⟨h6.1, (int_tab_taB h6.2)⟩))))⟩) (fun q50 h5 => rfl)))))))))
  (entails_points2 (fun q51 q52 h4 => (at_right (at_right (at_right (at_left (at_points2 q51 q52
  ((Classical.em (q51 = i)).elim (fun h5 => (Or.inl ⟨⟨h5, ⟨h4.1.1.1, h4.1.1.2⟩⟩, h4.2⟩))
  (fun h5 => (Or.inr ⟨⟨⟨h4.1.1.1, h4.1.1.2⟩, ⟨h4.1.2.1, (int_taB_neab_tab h4.1.2.2 h5)⟩⟩, h4.2⟩)))
  rfl))))))))))) : Heap.Entails (known_3 I M k_0 i 8) (known_2 I M k_0 (i + 1)))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (k_0 x_ax0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < x_ax0)
    (fun c0 c1 => (value_6 I M c0 c1 k_0))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (k_0 x_ax0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ x_ax0 ≤ c0 ∧ c0 < 8) ∧ 0 < k_0)
    (fun c0 c1 => (value_0 I M c0 c1 k_0))

noncomputable def known_5_4 (I : Interp V) (M : Model V) (k_0 : Int) : Heap V :=
  .points2 a_c_global
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 8)
    (fun c0 c1 => (value_6 I M c0 c1 k_0))

noncomputable def known_5 (I : Interp V) (M : Model V) (k_0 x_ax0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_5_2 I M k_0 x_ax0).and ((known_5_3 I M k_0 x_ax0).and (known_5_4 I M k_0)))))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (k_0 x_ax0 x_ax1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = x_ax0 ∧ 0 ≤ c1 ∧ c1 < x_ax1 ∨ (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < x_ax0)
    (fun c0 c1 => (value_6 I M c0 c1 k_0))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (k_0 x_ax0 x_ax1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c0 = x_ax0 ∧ x_ax1 ≤ c1 ∧ c1 < 8) ∧ 0 < k_0 ∨ ((0 ≤ c1 ∧ c1 < 8) ∧ x_ax0 < c0 ∧ c0 < 8) ∧ 0 < k_0)
    (fun c0 c1 => (value_0 I M c0 c1 k_0))

noncomputable def known_6_4 (I : Interp V) (M : Model V) (k_0 : Int) : Heap V :=
  .points2 a_c_global
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 8)
    (fun c0 c1 => (value_6 I M c0 c1 k_0))

noncomputable def known_6 (I : Interp V) (M : Model V) (k_0 x_ax0 x_ax1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_6_2 I M k_0 x_ax0 x_ax1).and ((known_6_3 I M k_0 x_ax0 x_ax1).and (known_6_4 I M k_0)))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_c [.var v_ax0, .var v_ax1] (.read a_c_global [.var v_ax0, .var v_ax1])
    (fun e => (value_8 I M (e v_ax0) (e v_ax1) (e v_k_0)))

theorem vc_6 (k_0 x_ax0 x_ax1 : Int) (h0 : 0 ≤ k_0) (h1 : k_0 < 4) (h2 : 0 ≤ x_ax0) (h3 : x_ax0 < 8) (h4 : 0 ≤ x_ax1) (h5 : x_ax1 < 8) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_global [8, 8]) ((((base E).set v_k_0 k_0).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_6 I M k_0 x_ax0 x_ax1) :=
  (vc_assign_of (value_6 I M x_ax0 x_ax1 k_0) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .const 8), (.const 0, .const 8)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_ax0, x_ax1]
  (region_iff.2 ⟨x_ax0, _, rfl, h2, h3, x_ax1, _, rfl, h4, h5, rfl⟩) shape_a_c rfl rfl ⟨h2, h4⟩))
  (ev_read ((at_right (at_right (at_right (at_right (at_points2 x_ax0 x_ax1 ⟨⟨h4, h5⟩, ⟨h2, h3⟩⟩ rfl)))))
  : (known_6 I M k_0 x_ax0 x_ax1) ⟨a_c_global, [x_ax0, x_ax1]⟩ (value_6 I M x_ax0 x_ax1 k_0)))
  ((reduce_congr1 (fun q60 =>
  ⟨(fun h6 => ⟨⟨h6.1, (fact_25 h6.2 h1)⟩, (fact_26 h6.2)⟩), (fun h6 => ⟨h6.1.1, (fact_27 h6.2)⟩)⟩)
  (fun q60 h6 => rfl)) : value_6 I M x_ax0 x_ax1 k_0 = value_8 I M x_ax0 x_ax1 k_0))

theorem kept_6 (k_0 x_ax0 x_ax1 : Int) (h0 : 0 ≤ k_0) (h1 : k_0 < 4) (h2 : 0 ≤ x_ax0) (h3 : x_ax0 < 8) (h4 : 0 ≤ x_ax1) (h5 : x_ax1 < 8) :
    Heap.Entails ((body_6 I M).post ((((base E).set v_k_0 k_0).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_6 I M k_0 x_ax0 x_ax1)) (known_6 I M k_0 x_ax0 (x_ax1 + 1)) :=
  (show Heap.Entails _ (known_6 I M k_0 x_ax0 (x_ax1 + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and
  (entails_points2 (fun q61 q62 h6 => (Or.elim h6 (fun h7 => ((Classical.em (q61 = x_ax0 ∧ q62 = x_ax1)).elim
  (fun h8 => (at_set_eq2 q61 q62 x_ax0 x_ax1 h8 ((reduce_congr1 (fun q63 =>
  ⟨(fun h9 => ⟨⟨h9.1, (fact_25 h9.2 h1)⟩, (fact_26 h9.2)⟩), (fun h9 => ⟨h9.1.1, (fact_27 h9.2)⟩)⟩)
  (fun q63 h9 => (fn_congr2 (at_congr2 h7.1 rfl) (at_congr2 rfl h8.2))))
  : value_6 I M q61 q62 k_0 = value_8 I M x_ax0 x_ax1 k_0)))
  (fun h8 => (at_set_ne2 q61 q62 x_ax0 x_ax1 h8
  (at_right (at_right (at_left (at_points2 q61 q62 (Or.inl ⟨h7.1, ⟨h7.2.1, (int_c0 h7.1 h7.2.2 h8)⟩⟩) rfl))))))))
  (fun h7 => (at_set_ne2 q61 q62 x_ax0 x_ax1 (fun h8 => (int_eab_tab_F h8.1 h7.2.2))
  (at_right (at_right (at_left (at_points2 q61 q62 (Or.inr h7) rfl)))))))))
  (entails_and (entails_points2 (fun q64 q65 h6 =>
  (Or.elim h6 (fun h7 => (at_set_ne2 q64 q65 x_ax0 x_ax1 (fun h8 => (int_c146 h7.1.2.1 h8.2))
  (at_right (at_right (at_right (at_left (at_points2 q64 q65 (Or.inl ⟨⟨h7.1.1, ⟨(int_lAb_lab h7.1.2.1), h7.1.2.2⟩⟩, h7.2⟩) rfl)))))))
  (fun h7 => (at_set_ne2 q64 q65 x_ax0 x_ax1 (fun h8 => (int_eab_tba_F h8.1 h7.1.2.1))
  (at_right (at_right (at_right (at_left (at_points2 q64 q65 (Or.inr h7) rfl))))))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_ax1 (.const 0) (.const 8)
    (fun e x => known_6 I M (e v_k_0) (e v_ax0) x) (body_6 I M)

theorem vc_5 (k_0 x_ax0 : Int) (h0 : 0 ≤ k_0) (h1 : k_0 < 4) (h2 : 0 ≤ x_ax0) (h3 : x_ax0 < 8) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_global [8, 8]) (((base E).set v_k_0 k_0).set v_ax0 x_ax0) (known_5 I M k_0 x_ax0) :=
  (vc_for_of 0 8 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q66 q67 h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2)))
  (fun h5 => (at_right (at_right (at_left (at_points2 q66 q67 h5 rfl))))))))
  (entails_and (entails_points2 (fun q68 q69 h4 => (Or.elim h4 (fun h5 =>
  (at_right (at_right (at_right (at_left (at_points2 q68 q69 ⟨⟨h5.1.2, ⟨(int_eba_lab h5.1.1), (int_eab_tbc_tac h5.1.1 h3)⟩⟩, h5.2⟩ rfl))))))
  (fun h5 =>
  (at_right (at_right (at_right (at_left (at_points2 q68 q69 ⟨⟨h5.1.1, ⟨(int_tab_lab h5.1.2.1), h5.1.2.2⟩⟩, h5.2⟩ rfl)))))))))
  (entails_points2 (fun q70 q71 h4 => (at_right (at_right (at_right (at_right (at_points2 q70 q71 h4 rfl)))))))))))
  : Heap.Entails (known_5 I M k_0 x_ax0) (known_6 I M k_0 x_ax0 0))
  (fun x_ax1 h4 h5 => (vc_6 hl hM k_0 x_ax0 x_ax1 h0 h1 h2 h3 h4 h5))
  (fun x_ax1 h4 h5 => (kept_6 hl hM k_0 x_ax0 x_ax1 h0 h1 h2 h3 h4 h5)))

theorem kept_5 (k_0 x_ax0 : Int) (h0 : 0 ≤ k_0) (h1 : k_0 < 4) (h2 : 0 ≤ x_ax0) (h3 : x_ax0 < 8) :
    Heap.Entails ((body_5 I M).post (((base E).set v_k_0 k_0).set v_ax0 x_ax0) (known_5 I M k_0 x_ax0)) (known_5 I M k_0 (x_ax0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q72 q73 h4 =>
  (at_right (at_right (at_left (at_points2 q72 q73 ((Classical.em (q72 = x_ax0)).elim (fun h5 => (Or.inl ⟨h5, ⟨h4.1.1, h4.1.2⟩⟩))
  (fun h5 => (Or.inr ⟨⟨h4.1.1, h4.1.2⟩, ⟨h4.2.1, (int_taB_neab_tab h4.2.2 h5)⟩⟩))) rfl))))))
  (entails_and (entails_points2 (fun q74 q75 h4 =>
  (at_right (at_right (at_right (at_left (at_points2 q74 q75 (Or.inr ⟨⟨h4.1.1, ⟨(int_lAb_tab h4.1.2.1), h4.1.2.2⟩⟩, h4.2⟩) rfl)))))))
  (entails_points2 (fun q76 q77 h4 => (at_right (at_right (at_right (at_right (at_points2 q76 q77 h4 rfl)))))))))))
  : Heap.Entails (known_6 I M k_0 x_ax0 8) (known_5 I M k_0 (x_ax0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.for v_i (.const 0) (.const 8)
    (fun e x => known_2 I M (e v_k_0) x) (body_2 I M)) <|
  .for v_ax0 (.const 0) (.const 8)
    (fun e x => known_5 I M (e v_k_0) x) (body_5 I M)

theorem vc_1 (k_0 : Int) (h0 : 0 ≤ k_0) (h1 : k_0 < 4) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_global [8, 8]) ((base E).set v_k_0 k_0) (known_1 I M k_0) :=
  (vc_seq (vc_for_of 0 8 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q53 q54 h2 => (at_right (at_right (at_left (at_points2 q53 q54 h2 rfl))))))
  (entails_and
  (entails_points2 (fun q55 q56 h2 => (at_right (at_right (at_right (at_points2 q55 q56 h2 (reduce_congr1 (fun q57 =>
  ⟨(fun h3 => (Or.elim h3 (fun h4 => h4) (fun h4 => (False.elim (int_lab_tba_F h2.1.2.1 h4.2))))), (fun h3 => (Or.inl h3))⟩)
  (fun q57 h3 => rfl))))))))
  (entails_points2 (fun q58 q59 h2 => (False.elim (int_lab_tba_F h2.1.2.1 h2.1.2.2))))))))
  : Heap.Entails (known_1 I M k_0) (known_2 I M k_0 0))
  (fun i h2 h3 => (vc_2 hl hM k_0 i h0 h1 h2 h3)) (fun i h2 h3 => (kept_2 hl hM k_0 i h0 h1 h2 h3)))
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q78 q79 h2 => (False.elim (int_lab_tba_F h2.2.1 h2.2.2))))
  (entails_and
  (entails_points2 (fun q80 q81 h2 => (at_right (at_right (at_left (at_points2 q80 q81 h2 rfl))))))
  (entails_points2 (fun q82 q83 h2 => (Or.elim (((Classical.em (0 < k_0)).elim (fun h3 => (Or.inl ⟨h2, h3⟩))
  (fun h3 => (Or.inr ⟨h2, (int_lba_ntba_eab h0 h3)⟩)))
  : ((0 ≤ q83 ∧ q83 < 8) ∧ 0 ≤ q82 ∧ q82 < 8) ∧ 0 < k_0 ∨ ((0 ≤ q83 ∧ q83 < 8) ∧ 0 ≤ q82 ∧ q82 < 8) ∧ k_0 = 0)
  (fun h3 => (at_right (at_right (at_right (at_left (at_points2 q82 q83 h3 (reduce_congr1
  (fun q84 => ⟨(fun h4 => ((Classical.em (q84 < 8 * k_0)).elim (fun h5 => (Or.inl ⟨h4.1, h5⟩))
  (fun h5 => (Or.inr ⟨⟨(int_ntba_lab h5), h4.2⟩, h2.2.2⟩)))), (fun h4 =>
  (Or.elim h4 (fun h5 => ⟨h5.1, (int_c144 h5.2)⟩) (fun h5 => ⟨(int_c270 h5.1.1 h3.2), h5.1.2⟩)))⟩)
  (fun q84 h4 => rfl))))))))
  (fun h3 => (at_right (at_right (at_right (at_right (at_points2 q82 q83 h3 (reduce_congr1
  (fun q85 => ⟨(fun h4 => ⟨h4.1, (fact_28 h4.2 h3.2)⟩), (fun h4 => ⟨h4.1, (int_c385 h0 h4.2)⟩)⟩)
  (fun q85 h4 => rfl))))))))))))))) : Heap.Entails (known_2 I M k_0 8) (known_5 I M k_0 0))
  (fun x_ax0 h2 h3 => (vc_5 hl hM k_0 x_ax0 h0 h1 h2 h3))
  (fun x_ax0 h2 h3 => (kept_5 hl hM k_0 x_ax0 h0 h1 h2 h3))))

theorem kept_1 (k_0 : Int) (h0 : 0 ≤ k_0) (h1 : k_0 < 4) :
    Heap.Entails ((body_1 I M).post ((base E).set v_k_0 k_0) (known_1 I M k_0)) (known_1 I M (k_0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q86 q87 h2 => (at_right (at_right (at_left (at_points2 q86 q87 h2.1 (reduce_congr1
  (fun q88 => ⟨(fun h3 => ⟨h3.1, (int_c54 h3.2)⟩), (fun h3 => ⟨h3.1, (int_c102 h3.2)⟩)⟩)
  (fun q88 h3 => rfl))))))))
  (entails_points2 (fun q89 q90 h2 => (at_right (at_right (at_right (at_right (at_points2 q89 q90 h2.1 (reduce_congr1
  (fun q91 => ⟨(fun h3 => ⟨h3.1, (int_c54 h3.2)⟩), (fun h3 => ⟨h3.1, (int_c102 h3.2)⟩)⟩)
  (fun q91 h3 => rfl)))))))))))) : Heap.Entails (known_5 I M k_0 8) (known_1 I M (k_0 + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c_global [.const 8, .const 8] <|
  .for v_k_0 (.const 0) (.const 4)
    (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_allocate (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_1 I M 0) from
  (entails_and (entails_points2 (fun q92 q93 h0 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .const 8), (.const 0, .const 32)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q92, q93]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q92, _, rfl, h0.2.1, h0.2.2, q93, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points2 (fun q94 q95 h0 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .const 32), (.const 0, .const 8)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q94, q95]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q94, _, rfl, h0.2.1, h0.2.2, q95, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points2 (fun q96 q97 h0 => (False.elim (int_irrefl h0.2))))
  (entails_points2 (fun q98 q99 h0 => (False.elim (int_irrefl h0.2))))))))
  (fun k_0 h0 h1 => (vc_1 hl hM k_0 h0 h1)) (fun k_0 h0 h1 => (kept_1 hl hM k_0 h0 h1))))

theorem output_0_2 (q100 q101 : Int) (h0 : 0 ≤ q100) (h1 : q100 < 8) (h2 : 0 ≤ q101) (h3 : q101 < 8) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_c, [q100, q101]⟩ (M t_C [q100, q101]) :=
  (at_restore (by decide)
  ((at_right (at_right (at_left (at_points2 q100 q101 ⟨⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩, (by decide)⟩
  (Eq.trans ((equation_0 hl hM q100 q101 trivial) : M t_C [q100, q101] = value_9 I M q100 q101)
  (reduce_congr1
  (fun q103 => ⟨(fun h4 => ⟨h4.1, (int_c338 h4.2)⟩), (fun h4 => ⟨h4.1, (int_c472 h4.2)⟩)⟩)
  (fun q103 h4 => rfl))))))) : (known_1 I M 4) ⟨a_c, [q100, q101]⟩ (M t_C [q100, q101])))

end

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun at_ point => if at_ = t_C then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < 8 else True

theorem covered_0 (E : Env) (p0 p1 : Int) (h0 : 0 ≤ p0) (h1 : p0 < 8) (h2 : 0 ≤ p1) (h3 : p1 < 8) :
    spec.Given (inside) (base E) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩ : (0 ≤ p1 ∧ p1 < 8) ∧ 0 ≤ p0 ∧ p0 < 8) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (i j : Int) (h0 : True) (h1 : (0 ≤ j ∧ j < 8) ∧ 0 ≤ i ∧ i < 8) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 32))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 32 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 32) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 32) =>
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


end Redverify.Certificate.scheduled
