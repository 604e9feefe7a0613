module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.welford

/-- `N` -/ abbrev v_N : Var := 0
/-- `n` -/ abbrev v_n : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `x` -/ abbrev a_x : Arr := 0
/-- `mean` -/ abbrev a_mean : Arr := 1
/-- `var` -/ abbrev a_var : Arr := 2
/-- `b` -/ abbrev a_b : Arr := 3
/-- `d` -/ abbrev a_d : Arr := 4
/-- `X` -/ abbrev t_X : Ten := 0
/-- `MEAN` -/ abbrev t_MEAN : Ten := 1
/-- `VAR` -/ abbrev t_VAR : Ten := 2
/-- `A` -/ abbrev t_A : Ten := 3
/-- `B` -/ abbrev t_B : Ten := 4

/-- Specification `moments`. -/
def spec : Spec where
  assumptions := [.le (.const 1) (.var v_N)]
  inputs := [Region.mk t_X [(.const 0, .var v_N)]]
  outputs := [Region.mk t_MEAN [], Region.mk t_VAR []]
  equations :=
    [
      Equation.mk
        t_A
        [v_n]
        .true
        (.fn
          (.builtin "/" .real)
          [
            .reduce
              [.fn (.literal .real 0 1) []]
              (.builtin "+" .real)
              [v_k]
              (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n)))
              (.access t_X [.var v_k]),
            .index .real (.var v_n)]),
      Equation.mk
        t_B
        [v_n]
        .true
        (.reduce
          [.fn (.literal .real 0 1) []]
          (.builtin "+" .real)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n)))
          (.fn
            (.builtin "*" .real)
            [
              .fn (.builtin "-" .real) [.access t_X [.var v_k], .access t_A [.var v_n]],
              .fn (.builtin "-" .real) [.access t_X [.var v_k], .access t_A [.var v_n]]])),
      Equation.mk t_MEAN [] .true (.access t_A [.var v_N]),
      Equation.mk
        t_VAR
        []
        .true
        (.fn (.builtin "/" .real) [.access t_B [.var v_N], .index .real (.var v_N)])]

/-- Implementation `welford`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0] [.var v_i0] none,
      Binding.mk a_mean t_MEAN [] [] none,
      Binding.mk a_var t_VAR [] [] none]
  body :=
    .allocate a_b [] <|
    .allocate a_d [] <|
    .seq (.assign a_mean [] (.read a_x [.const 0])) <|
    .seq (.assign a_b [] (.fn (.literal .real 0 1) [])) <|
    .seq (.for v_k (.const 1) (.var v_N) <|
      .seq (.assign a_d [] (.fn (.builtin "-" .real) [.read a_x [.var v_k], .read a_mean []])) <|
      .seq (.assign
        a_mean
        []
        (.fn
          (.builtin "+" .real)
          [
            .read a_mean [],
            .fn (.builtin "/" .real) [.read a_d [], .index .real (.add (.var v_k) (.const 1))]])) <|
      .assign
        a_b
        []
        (.fn
          (.builtin "+" .real)
          [
            .read a_b [],
            .fn
              (.builtin "*" .real)
              [.read a_d [], .fn (.builtin "-" .real) [.read a_x [.var v_k], .read a_mean []]]])) <|
    .assign a_var [] (.fn (.builtin "/" .real) [.read a_b [], .index .real (.var v_N)])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := ReciprocalLaw I .real (.builtin "/" .real) (.builtin "*" .real) (.literal .real 1 1) ∧ SemiringLaws I (.builtin "+" .real) (.builtin "*" .real) (.literal .real 0 1) (.literal .real 1 1) ∧ NumberLaws I .real ∧ DivLaw I (.builtin "/" .real) (.builtin "*" .real) (.literal .real 1 1) ∧ IndexLaw I .real ∧ Assoc I (.builtin "+" .real) ∧ RightUnit I (.builtin "+" .real) (I.fn (.literal .real 0 1) []) ∧ Assoc I (.builtin "*" .real) ∧ Comm I (.builtin "*" .real)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : ReciprocalLaw I .real (.builtin "/" .real) (.builtin "*" .real) (.literal .real 1 1) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : SemiringLaws I (.builtin "+" .real) (.builtin "*" .real) (.literal .real 0 1) (.literal .real 1 1) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : NumberLaws I .real := hl.2.2.1
theorem law_3 {V : Type} {I : Interp V} (hl : laws V I) : DivLaw I (.builtin "/" .real) (.builtin "*" .real) (.literal .real 1 1) := hl.2.2.2.1
theorem law_4 {V : Type} {I : Interp V} (hl : laws V I) : IndexLaw I .real := hl.2.2.2.2.1
theorem law_5 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .real) := hl.2.2.2.2.2.1
theorem law_6 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .real) (I.fn (.literal .real 0 1) []) := hl.2.2.2.2.2.2.1
theorem law_7 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "*" .real) := hl.2.2.2.2.2.2.2.1
theorem law_8 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "*" .real) := hl.2.2.2.2.2.2.2.2

abbrev f_0 : Fn := .builtin "+" .real
abbrev f_1 : Fn := .literal .real 0 1
abbrev f_2 : Fn := .builtin "/" .real
abbrev f_3 : Fn := .builtin "*" .real
abbrev f_4 : Fn := .builtin "-" .real
abbrev f_5 : Fn := .literal .real 1 1
abbrev f_6 : Fn := .literal .real (-2) 1
abbrev f_7 : Fn := .literal .real (-1) 1

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_mean : ∀ b ∈ impl.bindings, b.array = a_mean → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_var : ∀ b ∈ impl.bindings, b.array = a_var → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a : Int} (h0 : 1 ≤ a) : ¬ a + 1 = 0 :=
  by omega

theorem fact_1 {a b : Int} (h0 : ¬ b < 0 + a) : a ≤ b :=
  by omega

theorem fact_2 {a b c : Int} (h0 : c ≤ b) (h1 : a < 0 + c) : a < b :=
  by omega

theorem fact_3 : (0 : Int) ≤ 1 :=
  by omega

theorem fact_4 {a b : Int} (h0 : a ≤ b) : (max a b) = b :=
  by omega

theorem fact_5 {a b : Int} (h0 : b ≤ a) : a = (max b a) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < n)) (body1 (fun y_k0 => M t_X [y_k0])))

theorem equation_0 (n : Int) (h0 : True) :
    (M t_A [n]) = (I.fn f_2 [value_0 I M n, I.index .real n]) :=
  (Eq.trans (hM _ (.head _) [n] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_2 [.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n))) (.access t_X [.var v_k]), .index .real (.var v_n)]) ((base E N).set v_n n) = _ from
  (eval_fn2
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < n) => rfl))
  rfl)))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < n)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_4 [M t_X [y_k0], M t_A [n]], I.fn f_4 [M t_X [y_k0], M t_A [n]]])))

theorem equation_1 (n : Int) (h0 : True) :
    (M t_B [n]) = (value_1 I M n) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [n] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n))) (.fn f_3 [.fn f_4 [.access t_X [.var v_k], .access t_A [.var v_n]], .fn f_4 [.access t_X [.var v_k], .access t_A [.var v_n]]])) ((base E N).set v_n n) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < n) => rfl))))

theorem equation_2 (h0 : True) :
    (M t_MEAN []) = (M t_A [N]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_A [.var v_N]) (base E N) = _ from rfl))

theorem equation_3 (h0 : True) :
    (M t_VAR []) = (I.fn f_2 [M t_B [N], I.index .real N]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.head _)))) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_2 [.access t_B [.var v_N], .index .real (.var v_N)]) (base E N) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (k : Int) : Heap V :=
  .points0 a_b
    (True)
    ((M t_B [k]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (k : Int) : Heap V :=
  .points0 a_d
    (2 ≤ k)
    ((I.fn f_4 [M t_X [k + (-1)], M t_A [k + (-1)]]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (k : Int) : Heap V :=
  .points0 a_mean
    (True)
    ((M t_A [k]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_X [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N k : Int) : Heap V :=
  ((known_1_0 I M k).and ((known_1_1 I M k).and ((known_1_2 I M k).and (known_1_3 I M N))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_d [] (.fn f_4 [.read a_x [.var v_k], .read a_mean []])
    (fun e => (I.fn f_4 [M t_X [(e v_k)], M t_A [(e v_k)]]))) <|
  .seq (.assign
    a_mean
    []
    (.fn
      f_0
      [
        .read a_mean [],
        .fn f_2 [.read a_d [], .index .real (.add (.var v_k) (.const 1))]])
    (fun e => (M t_A [(e v_k) + 1]))) <|
  .assign
    a_b
    []
    (.fn
      f_0
      [
        .read a_b [],
        .fn
          f_3
          [.read a_d [], .fn f_4 [.read a_x [.var v_k], .read a_mean []]]])
    (fun e => (M t_B [(e v_k) + 1]))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 0 + k)) (body1 (fun y_k0 => I.fn f_5 [])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => k ≤ y_k0 ∧ y_k0 < k + 1)) (body1 (fun y_k0 => I.fn f_5 [])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k + 1)) (body1 (fun y_k0 => I.fn f_3 [M t_X [y_k0], M t_X [y_k0]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_3 [M t_X [y_k0], M t_X [y_k0]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_5 [])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_0 [I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_1 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => M t_X [y_k0])), I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_1 []]])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_0 [I.fn f_0 [I.fn f_3 [M t_X [y_k0], M t_X [y_k0]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < k)) (body1 (fun y_k1 => M t_X [y_k1]))], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [y_k0]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < k)) (body1 (fun y_k1 => M t_X [y_k1])), I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < k)) (body1 (fun y_k1 => M t_X [y_k1]))], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_5 []]])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_0 [I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_1 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => M t_X [y_k0])), I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_1 []]])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_4 [M t_X [y_k0], M t_A [k]], I.fn f_4 [M t_X [y_k0], M t_A [k]]])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_1 []]])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_0 [I.fn f_3 [M t_X [y_k0], M t_X [y_k0]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < k)) (body1 (fun y_k1 => M t_X [y_k1]))], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [y_k0]]])))

noncomputable abbrev value_10 (I : Interp V) (M : Model V) (k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => M t_X [y_k0])), I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_1 []])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < k)) (body1 (fun y_k1 => M t_X [y_k1])), I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < k)) (body1 (fun y_k1 => M t_X [y_k1]))], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_5 []])))

noncomputable abbrev value_11 (I : Interp V) (M : Model V) (k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_1 []])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < k)) (body1 (fun y_k1 => M t_X [y_k1]))], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [y_k0]])))

theorem vc_1 (k : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ k) (h2 : k < N) :
    (body_1 I M).vc I (allocated (allocated (impl.HasCell spec (base E N)) a_b []) a_d []) ((base E N).set v_k k) (known_1 I M N k) :=
  (vc_seq (vc_assign_of (I.fn f_4 [M t_X [k], M t_A [k]]) (in_allocated trivial)
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_points1 k ⟨(int_c18 h1), h2⟩ rfl))))
  : (known_1 I M N k) ⟨a_x, [k]⟩ (M t_X [k])))
  (ev_cons (ev_read ((at_right (at_right (at_left (at_points0 trivial rfl))))
  : (known_1 I M N k) ⟨a_mean, []⟩ (M t_A [k]))) ev_nil))) rfl) (vc_seq (vc_assign_of
  (I.fn f_0 [M t_A [k], I.fn f_2 [I.fn f_4 [M t_X [k], M t_A [k]], I.index .real (k + 1)]])
  (in_other (by decide) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_mean t_MEAN [] [] none)) (R := (Region.mk t_MEAN [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_mean rfl rfl))) (ev_fn (ev_cons
  (ev_read (at_set_other (by decide) ((at_right (at_right (at_left (at_points0 trivial rfl))))
  : (known_1 I M N k) ⟨a_mean, []⟩ (M t_A [k]))))
  (ev_cons (ev_fn (ev_cons (ev_read (at_set_eq0 rfl)) (ev_cons ev_index ev_nil))) ev_nil)))
  ((Eq.trans ((Eq.trans ((fn_congr2 (equation_0 N hl hM k trivial)
  (fn_congr2 (fn_congr2 rfl (equation_0 N hl hM k trivial)) rfl))
  : I.fn f_0 [M t_A [k], I.fn f_2 [I.fn f_4 [M t_X [k], M t_A [k]], I.index .real (k + 1)]] = I.fn f_0 [I.fn f_2 [value_0 I M k, I.index .real k], I.fn f_2 [I.fn f_4 [M t_X [k], I.fn f_2 [value_0 I M k, I.index .real k]], I.index .real (k + 1)]])
  (Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans
  (((show ∀ v0 v1 v2 v3 : V, (I.fn f_0 [I.fn f_2 [v0, v1], I.fn f_2 [I.fn f_4 [v2, I.fn f_2 [v0, v1]], v3]]) = (I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [v0, I.fn f_2 [I.fn f_5 [], v1]], I.fn f_5 []], I.fn f_3 [I.fn f_3 [v2, I.fn f_2 [I.fn f_5 [], v3]], I.fn f_5 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_2 [I.fn f_5 [], v3]]]) from by intro v0 v1 v2 v3; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_0 I M k) (I.index .real k) (M t_X [k]) (I.index .real (k + 1)))
  : I.fn f_0 [I.fn f_2 [value_0 I M k, I.index .real k], I.fn f_2 [I.fn f_4 [M t_X [k], I.fn f_2 [value_0 I M k, I.index .real k]], I.index .real (k + 1)]] = I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_5 []], I.fn f_3 [I.fn f_3 [M t_X [k], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_5 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]])
  (fn_congr2
  (fn_congr2 (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) ((fact_0 h1) : ¬ k + 1 = 0))))
  (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) ((int_c322 h1) : ¬ k = 0))))) rfl))
  : I.fn f_0 [I.fn f_2 [value_0 I M k, I.index .real k], I.fn f_2 [I.fn f_4 [M t_X [k], I.fn f_2 [value_0 I M k, I.index .real k]], I.index .real (k + 1)]] = I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.index .real (k + 1), I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [M t_X [k], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]])
  (fn_congr2 (fn_congr2 (fn_congr2 rfl (fn_congr2 (Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans
  (((show ∀ v0 : V, v0 = (I.fn f_3 [v0, I.fn f_5 []]) from by intro v0; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real (k + 1)))
  : I.index .real (k + 1) = I.fn f_3 [I.index .real (k + 1), I.fn f_5 []])
  (Eq.symm (sum_constant (law_2 hl) (law_4 hl) 0 (k + 1) ((int_c332 h1) : 0 ≤ k + 1) (fun (q112 : Int) =>
  (⟨(fun h3 => h3), (fun h3 => h3)⟩ : 0 ≤ q112 ∧ q112 < 0 + (k + 1) ↔ 0 ≤ q112 ∧ q112 < 0 + (k + 1))))))
  : I.index .real (k + 1) = value_2 I M (k + 1))
  (Eq.symm (union_in_order1 (law_5 hl) (law_6 hl) 0 (k + 1) (fun q115 h3 => ⟨h3.1, (int_lt_zero_add h3.2)⟩)
  (fun q115 => ⟨(fun h3 => ((Classical.em (q115 < 0 + k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr ⟨(fact_1 h4), (int_lt_zero_add h3.2)⟩)))), (fun h3 =>
  (Or.elim h3 (fun h4 => ⟨h4.1, (int_c214 h4.2)⟩) (fun h4 => ⟨(int_c493 h4.1 h1), (int_c22 h4.2)⟩)))⟩)
  (fun q115 q116 h3 h4 => (fact_2 h4.1 h3.2)) (fun q115 h3 => rfl) (fun q115 h3 => rfl))))
  : I.index .real (k + 1) = I.fn f_0 [value_2 I M k, value_3 I M k])
  (fn_congr2 (sum_constant (law_2 hl) (law_4 hl) 0 k ((int_c18 h1) : 0 ≤ k) (fun (q113 : Int) =>
  (⟨(fun h3 => h3), (fun h3 => h3)⟩ : 0 ≤ q113 ∧ q113 < 0 + k ↔ 0 ≤ q113 ∧ q113 < 0 + k)))
  (sum_constant (law_2 hl) (law_4 hl) k 1 (fact_3 : (0 : Int) ≤ 1) (fun (q114 : Int) =>
  (⟨(fun h3 => h3), (fun h3 => h3)⟩ : k ≤ q114 ∧ q114 < k + 1 ↔ k ≤ q114 ∧ q114 < k + 1)))))
  : I.index .real (k + 1) = I.fn f_0 [I.fn f_3 [I.index .real k, I.fn f_5 []], I.fn f_3 [I.index .real 1, I.fn f_5 []]])
  ((show ∀ v0 v1 : V, (I.fn f_0 [I.fn f_3 [v0, I.fn f_5 []], I.fn f_3 [v1, I.fn f_5 []]]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real k) (I.index .real 1))) rfl)) rfl) rfl))
  : I.fn f_0 [I.fn f_2 [value_0 I M k, I.index .real k], I.fn f_2 [I.fn f_4 [M t_X [k], I.fn f_2 [value_0 I M k, I.index .real k]], I.index .real (k + 1)]] = I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.fn f_0 [I.index .real k, I.index .real 1], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [M t_X [k], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]])
  (fn_congr2 (fn_congr2 (fn_congr2 rfl (fn_congr2 (fn_congr2 rfl
  (show (I.index .real 1) = (I.fn f_5 []) from by exact (law_4 hl) _)) rfl)) rfl)
  rfl))
  : I.fn f_0 [I.fn f_2 [value_0 I M k, I.index .real k], I.fn f_2 [I.fn f_4 [M t_X [k], I.fn f_2 [value_0 I M k, I.index .real k]], I.index .real (k + 1)]] = I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.fn f_0 [I.index .real k, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [M t_X [k], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]])
  ((show ∀ v0 v1 v2 v3 : V, (I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [v0, I.fn f_2 [I.fn f_5 [], v1]], I.fn f_3 [I.fn f_0 [v1, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], v2]]], I.fn f_3 [I.fn f_3 [v3, I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v1]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_2 [I.fn f_5 [], v2]]]) = (I.fn f_3 [I.fn f_0 [I.fn f_3 [v0, I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [v3, I.fn f_2 [I.fn f_5 [], v2]]], I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v1]]]) from by intro v0 v1 v2 v3; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_0 I M k) (I.index .real k) (I.index .real (k + 1)) (M t_X [k])))
  : I.fn f_0 [I.fn f_2 [value_0 I M k, I.index .real k], I.fn f_2 [I.fn f_4 [M t_X [k], I.fn f_2 [value_0 I M k, I.index .real k]], I.index .real (k + 1)]] = I.fn f_3 [I.fn f_0 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [M t_X [k], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]]])
  (Eq.symm (Eq.trans ((fn_congr2 (Eq.symm (append1 k 0 (k + 1) (fun q103 h3 => h3)
  (fun q103 => ⟨(fun h3 => ((Classical.em (q103 < k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun q103 h3 => h3.2) (fun q103 h3 => rfl)
  rfl)) rfl)
  : I.fn f_2 [value_0 I M (k + 1), I.index .real (k + 1)] = I.fn f_2 [I.fn f_0 [value_0 I M k, M t_X [k]], I.index .real (k + 1)])
  (Eq.trans
  (((show ∀ v0 v1 v2 : V, (I.fn f_2 [I.fn f_0 [v0, v1], v2]) = (I.fn f_3 [I.fn f_0 [I.fn f_3 [v0, I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v2]]], I.fn f_5 []]) from by intro v0 v1 v2; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_0 I M k) (M t_X [k]) (I.index .real (k + 1)))
  : I.fn f_2 [I.fn f_0 [value_0 I M k, M t_X [k]], I.index .real (k + 1)] = I.fn f_3 [I.fn f_0 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [M t_X [k], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_5 []])
  (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) ((int_c322 h1) : ¬ k = 0)))))))))
  : I.fn f_0 [M t_A [k], I.fn f_2 [I.fn f_4 [M t_X [k], M t_A [k]], I.index .real (k + 1)]] = I.fn f_2 [value_0 I M (k + 1), I.index .real (k + 1)])
  (Eq.symm (equation_0 N hl hM (k + 1) trivial)))
  : I.fn f_0 [M t_A [k], I.fn f_2 [I.fn f_4 [M t_X [k], M t_A [k]], I.index .real (k + 1)]] = M t_A [k + 1]))
  (vc_assign_of
  (I.fn f_0 [M t_B [k], I.fn f_3 [I.fn f_4 [M t_X [k], M t_A [k]], I.fn f_4 [M t_X [k], M t_A [k + 1]]]])
  (in_other (by decide) (in_allocated trivial))
  (ev_fn (ev_cons (ev_read (at_set_other (by decide) (at_set_other (by decide)
  ((at_left (at_points0 trivial rfl)) : (known_1 I M N k) ⟨a_b, []⟩ (M t_B [k])))))
  (ev_cons (ev_fn (ev_cons (ev_read (at_set_other (by decide) (at_set_eq0 rfl)))
  (ev_cons (ev_fn (ev_cons (ev_read (at_set_other (by decide)
  (at_set_other (by decide) ((at_right (at_right (at_right (at_points1 k ⟨(int_c18 h1), h2⟩ rfl))))
  : (known_1 I M N k) ⟨a_x, [k]⟩ (M t_X [k]))))) (ev_cons (ev_read (at_set_eq0 rfl)) ev_nil)))
  ev_nil))) ev_nil))) ((Eq.trans ((Eq.trans ((Eq.trans
  ((Eq.trans ((fn_congr2 (Eq.trans ((equation_1 N hl hM k trivial) : M t_B [k] = value_1 I M k)
  (Eq.trans ((Eq.trans ((Eq.trans
  ((reduce_start (((show ∀ v0 v1 : V, (I.fn f_1 []) = (I.fn f_0 [I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_1 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_1 []]]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_0 I M k) (I.index .real k))
  : I.fn f_1 [] = I.fn f_0 [I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_1 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_1 []]]))
  : value_1 I M k = value_8 I M k) (reduce_congr1 (fun q705 => ⟨(fun h3 => h3), (fun h3 => h3)⟩)
  (fun q705 h3 => (Eq.trans ((fn_congr2 (fn_congr2 rfl (equation_0 N hl hM k trivial))
  (fn_congr2 rfl (equation_0 N hl hM k trivial)))
  : I.fn f_3 [I.fn f_4 [M t_X [q705], M t_A [k]], I.fn f_4 [M t_X [q705], M t_A [k]]] = I.fn f_3 [I.fn f_4 [M t_X [q705], I.fn f_2 [value_0 I M k, I.index .real k]], I.fn f_4 [M t_X [q705], I.fn f_2 [value_0 I M k, I.index .real k]]])
  ((show ∀ v0 v1 v2 : V, (I.fn f_3 [I.fn f_4 [v0, I.fn f_2 [v1, v2]], I.fn f_4 [v0, I.fn f_2 [v1, v2]]]) = (I.fn f_0 [I.fn f_0 [I.fn f_3 [v0, v0], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v1], I.fn f_2 [I.fn f_5 [], v2]], v0]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_5 []]]) from by intro v0 v1 v2; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (M t_X [q705]) (value_0 I M k) (I.index .real k)))))) : value_1 I M k = value_7 I M k)
  (Eq.symm (Eq.trans ((fn_congr2 (Eq.trans ((fn_congr2 rfl (sum_scaled (law_2 hl) (finite1 0 (k + (-1) + 1)
  (fun (q705 : Int) (h3 : 0 ≤ q705 ∧ q705 < k) => ⟨h3.1, ((int_c3 h3.2) : q705 < k + (-1) + 1)⟩))))
  : I.fn f_0 [value_5 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], value_0 I M k]] = I.fn f_0 [value_5 I M k, value_11 I M k])
  (sums_added (law_2 hl) (finite1 0 (k + (-1) + 1)
  (fun (q705 : Int) (h3 : 0 ≤ q705 ∧ q705 < k) => ⟨h3.1, ((int_c3 h3.2) : q705 < k + (-1) + 1)⟩))))
  (sum_scaled (law_2 hl) (finite1 0 (k + (-1) + 1)
  (fun (q705 : Int) (h3 : 0 ≤ q705 ∧ q705 < k) => ⟨h3.1, ((int_c3 h3.2) : q705 < k + (-1) + 1)⟩))))
  : I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], value_0 I M k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real k]], value_6 I M k]] = I.fn f_0 [value_9 I M k, value_10 I M k])
  (sums_added (law_2 hl) (finite1 0 (k + (-1) + 1)
  (fun (q705 : Int) (h3 : 0 ≤ q705 ∧ q705 < k) => ⟨h3.1, ((int_c3 h3.2) : q705 < k + (-1) + 1)⟩))))))
  : value_1 I M k = I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], value_0 I M k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real k]], value_6 I M k]])
  (fn_congr2 (fn_congr2 rfl (fn_congr2 (fn_congr2 (fn_congr2 rfl rfl) rfl) rfl))
  (fn_congr2 (fn_congr2 (fn_congr2 (fn_congr2 rfl rfl) rfl) rfl)
  (sum_constant (law_2 hl) (law_4 hl) 0 k ((int_c18 h1) : 0 ≤ k) (fun (q705 : Int) =>
  (⟨(fun h3 => ⟨h3.1, (int_c22 h3.2)⟩), (fun h3 => ⟨h3.1, (int_lt_zero_add h3.2)⟩)⟩
  : 0 ≤ q705 ∧ q705 < k ↔ 0 ≤ q705 ∧ q705 < 0 + k)))))))
  (fn_congr2 (fn_congr2 rfl (equation_0 N hl hM k trivial))
  (fn_congr2 rfl (equation_0 N hl hM (k + 1) trivial))))
  : I.fn f_0 [M t_B [k], I.fn f_3 [I.fn f_4 [M t_X [k], M t_A [k]], I.fn f_4 [M t_X [k], M t_A [k + 1]]]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], value_0 I M k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.index .real k, I.fn f_5 []]]], I.fn f_3 [I.fn f_4 [M t_X [k], I.fn f_2 [value_0 I M k, I.index .real k]], I.fn f_4 [M t_X [k], I.fn f_2 [value_0 I M (k + 1), I.index .real (k + 1)]]]])
  ((show ∀ v0 v1 v2 v3 v4 v5 : V, (I.fn f_0 [I.fn f_0 [I.fn f_0 [v0, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v1], I.fn f_2 [I.fn f_5 [], v2]], v1]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [v2, I.fn f_5 []]]], I.fn f_3 [I.fn f_4 [v3, I.fn f_2 [v1, v2]], I.fn f_4 [v3, I.fn f_2 [v4, v5]]]]) = (I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [v0, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v1], v1], I.fn f_2 [I.fn f_5 [], v2]]], I.fn f_3 [v3, v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v3], v4], I.fn f_2 [I.fn f_5 [], v5]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], I.fn f_2 [I.fn f_5 [], v2]], v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v2]], v4], I.fn f_2 [I.fn f_5 [], v5]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [v2, I.fn f_2 [I.fn f_5 [], v2]]]]) from by intro v0 v1 v2 v3 v4 v5; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_5 I M k) (value_0 I M k) (I.index .real k) (M t_X [k]) (value_0 I M (k + 1))
  (I.index .real (k + 1))))
  : I.fn f_0 [M t_B [k], I.fn f_3 [I.fn f_4 [M t_X [k], M t_A [k]], I.fn f_4 [M t_X [k], M t_A [k + 1]]]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]]], I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]]]])
  (fn_congr2 rfl (fn_congr2 rfl (reciprocal (law_0 hl) ((int_c322 h1) : ¬ k = 0)))))
  : I.fn f_0 [M t_B [k], I.fn f_3 [I.fn f_4 [M t_X [k], M t_A [k]], I.fn f_4 [M t_X [k], M t_A [k + 1]]]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]]], I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_5 []]])
  (Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans ((fn_congr2 (fn_congr2 (fn_congr2
  (fn_congr2 rfl (fn_congr2 (fn_congr2 rfl (Eq.symm (append1 k 0 (k + 1) (fun q879 h3 => h3)
  (fun q879 => ⟨(fun h3 => ((Classical.em (q879 < k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun q879 h3 => h3.2) (fun q879 h3 => rfl)
  rfl))) rfl)) rfl) (fn_congr2 (fn_congr2 rfl (Eq.symm (append1 k 0 (k + 1) (fun q879 h3 => h3)
  (fun q879 => ⟨(fun h3 => ((Classical.em (q879 < k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun q879 h3 => h3.2) (fun q879 h3 => rfl)
  rfl))) rfl)) rfl)
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]]], I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_5 []]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]]], I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], I.fn f_0 [value_0 I M k, M t_X [k]]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_0 [value_0 I M k, M t_X [k]]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_5 []]])
  (Eq.trans
  (((show ∀ v0 v1 v2 v3 v4 : V, (I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [v0, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v1], v1], I.fn f_2 [I.fn f_5 [], v2]]], I.fn f_3 [v3, v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v3], I.fn f_0 [v1, v3]], I.fn f_2 [I.fn f_5 [], v4]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], I.fn f_2 [I.fn f_5 [], v2]], v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v2]], I.fn f_0 [v1, v3]], I.fn f_2 [I.fn f_5 [], v4]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_5 []]]) = (I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_0 [v0, I.fn f_3 [v3, v3]], I.fn f_3 [I.fn f_5 [], I.fn f_5 []]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], I.fn f_2 [I.fn f_5 [], v2]], v3]], I.fn f_5 []]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], v3], I.fn f_2 [I.fn f_5 [], v4]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v3], v3], I.fn f_2 [I.fn f_5 [], v4]]], I.fn f_5 []]], I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_2 [I.fn f_5 [], v4]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v2]], v3], I.fn f_2 [I.fn f_5 [], v4]]]]) from by intro v0 v1 v2 v3 v4; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_5 I M k) (value_0 I M k) (I.index .real k) (M t_X [k]) (I.index .real (k + 1)))
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]]], I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], I.fn f_0 [value_0 I M k, M t_X [k]]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_0 [value_0 I M k, M t_X [k]]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_5 []]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M k, I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_5 [], I.fn f_5 []]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]]], I.fn f_5 []]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_5 []]], I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]])
  (fn_congr2 (fn_congr2
  (fn_congr2 (fn_congr2 rfl (fn_congr2 (Eq.symm (reciprocal (law_0 hl) ((int_c322 h1) : ¬ k = 0)))
  (Eq.symm (reciprocal (law_0 hl) ((fact_0 h1) : ¬ k + 1 = 0)))))
  (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) ((fact_0 h1) : ¬ k + 1 = 0)))))
  (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) ((int_c322 h1) : ¬ k = 0))))) rfl)))
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]]], I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_5 []]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M k, I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.index .real (k + 1), I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]]], I.fn f_3 [I.index .real (k + 1), I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]]]], I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]])
  (fn_congr2 (fn_congr2
  (fn_congr2 (fn_congr2 rfl (fn_congr2 rfl (fn_congr2 (Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans
  (((show ∀ v0 : V, v0 = (I.fn f_3 [v0, I.fn f_5 []]) from by intro v0; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real (k + 1)))
  : I.index .real (k + 1) = I.fn f_3 [I.index .real (k + 1), I.fn f_5 []])
  (Eq.symm (sum_constant (law_2 hl) (law_4 hl) 0 (k + 1) ((int_c332 h1) : 0 ≤ k + 1)
  (fun (q1007 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : 0 ≤ q1007 ∧ q1007 < 0 + (k + 1) ↔ 0 ≤ q1007 ∧ q1007 < 0 + (k + 1))))))
  : I.index .real (k + 1) = value_2 I M (k + 1))
  (Eq.symm (union_in_order1 (law_5 hl) (law_6 hl) 0 (k + 1) (fun q1010 h3 => ⟨h3.1, (int_lt_zero_add h3.2)⟩)
  (fun q1010 => ⟨(fun h3 => ((Classical.em (q1010 < 0 + k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr ⟨(fact_1 h4), (int_lt_zero_add h3.2)⟩)))), (fun h3 =>
  (Or.elim h3 (fun h4 => ⟨h4.1, (int_c214 h4.2)⟩) (fun h4 => ⟨(int_c493 h4.1 h1), (int_c22 h4.2)⟩)))⟩)
  (fun q1010 q1011 h3 h4 => (fact_2 h4.1 h3.2)) (fun q1010 h3 => rfl) (fun q1010 h3 => rfl))))
  : I.index .real (k + 1) = I.fn f_0 [value_2 I M k, value_3 I M k])
  (fn_congr2 (sum_constant (law_2 hl) (law_4 hl) 0 k ((int_c18 h1) : 0 ≤ k) (fun (q1008 : Int) =>
  (⟨(fun h3 => h3), (fun h3 => h3)⟩ : 0 ≤ q1008 ∧ q1008 < 0 + k ↔ 0 ≤ q1008 ∧ q1008 < 0 + k)))
  (sum_constant (law_2 hl) (law_4 hl) k 1 (fact_3 : (0 : Int) ≤ 1) (fun (q1009 : Int) =>
  (⟨(fun h3 => h3), (fun h3 => h3)⟩ : k ≤ q1009 ∧ q1009 < k + 1 ↔ k ≤ q1009 ∧ q1009 < k + 1)))))
  : I.index .real (k + 1) = I.fn f_0 [I.fn f_3 [I.index .real k, I.fn f_5 []], I.fn f_3 [I.index .real 1, I.fn f_5 []]])
  ((show ∀ v0 v1 : V, (I.fn f_0 [I.fn f_3 [v0, I.fn f_5 []], I.fn f_3 [v1, I.fn f_5 []]]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real k) (I.index .real 1))) rfl)))
  (fn_congr2 rfl (fn_congr2 (Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans
  (((show ∀ v0 : V, v0 = (I.fn f_3 [v0, I.fn f_5 []]) from by intro v0; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real (k + 1)))
  : I.index .real (k + 1) = I.fn f_3 [I.index .real (k + 1), I.fn f_5 []])
  (Eq.symm (sum_constant (law_2 hl) (law_4 hl) 0 (k + 1) ((int_c332 h1) : 0 ≤ k + 1)
  (fun (q1007 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : 0 ≤ q1007 ∧ q1007 < 0 + (k + 1) ↔ 0 ≤ q1007 ∧ q1007 < 0 + (k + 1))))))
  : I.index .real (k + 1) = value_2 I M (k + 1))
  (Eq.symm (union_in_order1 (law_5 hl) (law_6 hl) 0 (k + 1) (fun q1010 h3 => ⟨h3.1, (int_lt_zero_add h3.2)⟩)
  (fun q1010 => ⟨(fun h3 => ((Classical.em (q1010 < 0 + k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr ⟨(fact_1 h4), (int_lt_zero_add h3.2)⟩)))), (fun h3 =>
  (Or.elim h3 (fun h4 => ⟨h4.1, (int_c214 h4.2)⟩) (fun h4 => ⟨(int_c493 h4.1 h1), (int_c22 h4.2)⟩)))⟩)
  (fun q1010 q1011 h3 h4 => (fact_2 h4.1 h3.2)) (fun q1010 h3 => rfl) (fun q1010 h3 => rfl))))
  : I.index .real (k + 1) = I.fn f_0 [value_2 I M k, value_3 I M k])
  (fn_congr2 (sum_constant (law_2 hl) (law_4 hl) 0 k ((int_c18 h1) : 0 ≤ k) (fun (q1008 : Int) =>
  (⟨(fun h3 => h3), (fun h3 => h3)⟩ : 0 ≤ q1008 ∧ q1008 < 0 + k ↔ 0 ≤ q1008 ∧ q1008 < 0 + k)))
  (sum_constant (law_2 hl) (law_4 hl) k 1 (fact_3 : (0 : Int) ≤ 1) (fun (q1009 : Int) =>
  (⟨(fun h3 => h3), (fun h3 => h3)⟩ : k ≤ q1009 ∧ q1009 < k + 1 ↔ k ≤ q1009 ∧ q1009 < k + 1)))))
  : I.index .real (k + 1) = I.fn f_0 [I.fn f_3 [I.index .real k, I.fn f_5 []], I.fn f_3 [I.index .real 1, I.fn f_5 []]])
  ((show ∀ v0 v1 : V, (I.fn f_0 [I.fn f_3 [v0, I.fn f_5 []], I.fn f_3 [v1, I.fn f_5 []]]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real k) (I.index .real 1))) rfl))) rfl) rfl))
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]]], I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_5 []]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M k, I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.fn f_0 [I.index .real k, I.index .real 1], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]]], I.fn f_3 [I.fn f_0 [I.index .real k, I.index .real 1], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]]]], I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]])
  (fn_congr2 (fn_congr2 (fn_congr2 (fn_congr2 rfl (fn_congr2 rfl (fn_congr2 (fn_congr2 rfl
  (show (I.index .real 1) = (I.fn f_5 []) from by exact (law_4 hl) _)) rfl)))
  (fn_congr2 rfl (fn_congr2 (fn_congr2 rfl
  (show (I.index .real 1) = (I.fn f_5 []) from by exact (law_4 hl) _)) rfl))) rfl)
  rfl))
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]]], I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_5 []]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M k, I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.fn f_0 [I.index .real k, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]]], I.fn f_3 [I.fn f_0 [I.index .real k, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]]]], I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]])
  ((show ∀ v0 v1 v2 v3 v4 : V, (I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_0 [v0, I.fn f_3 [v1, v1]], I.fn f_3 [I.fn f_3 [v2, I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [I.fn f_0 [v2, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], v3]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v4], v4], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v4], I.fn f_2 [I.fn f_5 [], v2]], v1]], I.fn f_3 [I.fn f_0 [v2, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], v3]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v4], v1], I.fn f_2 [I.fn f_5 [], v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], v1], I.fn f_2 [I.fn f_5 [], v3]]], I.fn f_3 [v2, I.fn f_2 [I.fn f_5 [], v2]]]], I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v4, v4], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_2 [I.fn f_5 [], v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v4, I.fn f_2 [I.fn f_5 [], v2]], v1], I.fn f_2 [I.fn f_5 [], v3]]]]) = (I.fn f_0 [I.fn f_3 [I.fn f_0 [v0, I.fn f_3 [v1, v1]], I.fn f_3 [I.fn f_3 [v2, I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [I.fn f_0 [v2, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], v3]]]], I.fn f_3 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v4], v4], I.fn f_2 [I.fn f_5 [], v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v4], v1], I.fn f_2 [I.fn f_5 [], v3]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], v1], I.fn f_2 [I.fn f_5 [], v3]]], I.fn f_3 [v2, I.fn f_2 [I.fn f_5 [], v2]]]]) from by intro v0 v1 v2 v3 v4; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_5 I M k) (M t_X [k]) (I.index .real k) (I.index .real (k + 1)) (value_0 I M k)))
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]]], I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, I.fn f_2 [I.fn f_5 [], I.index .real k]], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M k, value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_5 []]] = I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M k, I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.fn f_0 [I.index .real k, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]]]])
  (Eq.symm (Eq.trans
  ((Eq.trans ((Eq.trans ((fn_congr2 (fn_congr2 (Eq.symm (append1 k 0 (k + 1) (fun q897 h3 => h3)
  (fun q897 => ⟨(fun h3 => ((Classical.em (q897 < k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun q897 h3 => h3.2) (fun q897 h3 => rfl)
  rfl)) (fn_congr2 (fn_congr2 (fn_congr2 rfl (Eq.symm (append1 k 0 (k + 1) (fun q909 h3 => h3)
  (fun q909 => ⟨(fun h3 => ((Classical.em (q909 < k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun q909 h3 => h3.2) (fun q909 h3 => rfl)
  rfl))) (Eq.symm (append1 k 0 (k + 1) (fun q909 h3 => h3)
  (fun q909 => ⟨(fun h3 => ((Classical.em (q909 < k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun q909 h3 => h3.2) (fun q909 h3 => rfl)
  rfl))) rfl)) (fn_congr2 (fn_congr2 (fn_congr2 (Eq.symm (append1 k 0 (k + 1) (fun q909 h3 => h3)
  (fun q909 => ⟨(fun h3 => ((Classical.em (q909 < k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun q909 h3 => h3.2) (fun q909 h3 => rfl)
  rfl)) (Eq.symm (append1 k 0 (k + 1) (fun q909 h3 => h3)
  (fun q909 => ⟨(fun h3 => ((Classical.em (q909 < k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun q909 h3 => h3.2) (fun q909 h3 => rfl)
  rfl))) rfl) rfl))
  : I.fn f_0 [I.fn f_0 [value_4 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (k + 1)], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (k + 1), value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_5 []]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.fn f_0 [value_0 I M k, M t_X [k]]], I.fn f_0 [value_0 I M k, M t_X [k]]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_0 [value_0 I M k, M t_X [k]], I.fn f_0 [value_0 I M k, M t_X [k]]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_5 []]])
  (Eq.trans
  (((show ∀ v0 v1 v2 v3 : V, (I.fn f_0 [I.fn f_0 [I.fn f_0 [v0, I.fn f_3 [v1, v1]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.fn f_0 [v2, v1]], I.fn f_0 [v2, v1]], I.fn f_2 [I.fn f_5 [], v3]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_0 [v2, v1], I.fn f_0 [v2, v1]], I.fn f_2 [I.fn f_5 [], v3]], I.fn f_5 []]]) = (I.fn f_0 [I.fn f_3 [I.fn f_0 [v0, I.fn f_3 [v1, v1]], I.fn f_3 [I.fn f_5 [], I.fn f_5 []]], I.fn f_3 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v2], v2], I.fn f_2 [I.fn f_5 [], v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v2], v1], I.fn f_2 [I.fn f_5 [], v3]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], v1], I.fn f_2 [I.fn f_5 [], v3]]], I.fn f_5 []]]) from by intro v0 v1 v2 v3; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_5 I M k) (M t_X [k]) (value_0 I M k) (I.index .real (k + 1)))
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M k, I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.fn f_0 [value_0 I M k, M t_X [k]]], I.fn f_0 [value_0 I M k, M t_X [k]]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_0 [value_0 I M k, M t_X [k]], I.fn f_0 [value_0 I M k, M t_X [k]]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_5 []]] = I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M k, I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_5 [], I.fn f_5 []]], I.fn f_3 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_5 []]])
  (fn_congr2 (fn_congr2 rfl (fn_congr2 (Eq.symm (reciprocal (law_0 hl) ((int_c322 h1) : ¬ k = 0)))
  (Eq.symm (reciprocal (law_0 hl) ((fact_0 h1) : ¬ k + 1 = 0)))))
  (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) ((int_c322 h1) : ¬ k = 0)))))))
  : I.fn f_0 [I.fn f_0 [value_4 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (k + 1)], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (k + 1), value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_5 []]] = I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M k, I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.index .real (k + 1), I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]]]])
  (fn_congr2 (fn_congr2 rfl (fn_congr2 rfl (fn_congr2 (Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans
  (((show ∀ v0 : V, v0 = (I.fn f_3 [v0, I.fn f_5 []]) from by intro v0; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real (k + 1)))
  : I.index .real (k + 1) = I.fn f_3 [I.index .real (k + 1), I.fn f_5 []])
  (Eq.symm (sum_constant (law_2 hl) (law_4 hl) 0 (k + 1) ((int_c332 h1) : 0 ≤ k + 1)
  (fun (q1007 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : 0 ≤ q1007 ∧ q1007 < 0 + (k + 1) ↔ 0 ≤ q1007 ∧ q1007 < 0 + (k + 1))))))
  : I.index .real (k + 1) = value_2 I M (k + 1))
  (Eq.symm (union_in_order1 (law_5 hl) (law_6 hl) 0 (k + 1) (fun q1010 h3 => ⟨h3.1, (int_lt_zero_add h3.2)⟩)
  (fun q1010 => ⟨(fun h3 => ((Classical.em (q1010 < 0 + k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr ⟨(fact_1 h4), (int_lt_zero_add h3.2)⟩)))), (fun h3 =>
  (Or.elim h3 (fun h4 => ⟨h4.1, (int_c214 h4.2)⟩) (fun h4 => ⟨(int_c493 h4.1 h1), (int_c22 h4.2)⟩)))⟩)
  (fun q1010 q1011 h3 h4 => (fact_2 h4.1 h3.2)) (fun q1010 h3 => rfl) (fun q1010 h3 => rfl))))
  : I.index .real (k + 1) = I.fn f_0 [value_2 I M k, value_3 I M k])
  (fn_congr2 (sum_constant (law_2 hl) (law_4 hl) 0 k ((int_c18 h1) : 0 ≤ k) (fun (q1008 : Int) =>
  (⟨(fun h3 => h3), (fun h3 => h3)⟩ : 0 ≤ q1008 ∧ q1008 < 0 + k ↔ 0 ≤ q1008 ∧ q1008 < 0 + k)))
  (sum_constant (law_2 hl) (law_4 hl) k 1 (fact_3 : (0 : Int) ≤ 1) (fun (q1009 : Int) =>
  (⟨(fun h3 => h3), (fun h3 => h3)⟩ : k ≤ q1009 ∧ q1009 < k + 1 ↔ k ≤ q1009 ∧ q1009 < k + 1)))))
  : I.index .real (k + 1) = I.fn f_0 [I.fn f_3 [I.index .real k, I.fn f_5 []], I.fn f_3 [I.index .real 1, I.fn f_5 []]])
  ((show ∀ v0 v1 : V, (I.fn f_0 [I.fn f_3 [v0, I.fn f_5 []], I.fn f_3 [v1, I.fn f_5 []]]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real k) (I.index .real 1))) rfl))) rfl))
  : I.fn f_0 [I.fn f_0 [value_4 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (k + 1)], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (k + 1), value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_5 []]] = I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M k, I.fn f_3 [M t_X [k], M t_X [k]]], I.fn f_3 [I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]], I.fn f_3 [I.fn f_0 [I.index .real k, I.index .real 1], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M k], value_0 I M k], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M k], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [k]], M t_X [k]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.index .real k, I.fn f_2 [I.fn f_5 [], I.index .real k]]]])
  (fn_congr2 (fn_congr2 rfl (fn_congr2 rfl (fn_congr2 (fn_congr2 rfl
  (show (I.index .real 1) = (I.fn f_5 []) from by exact (law_4 hl) _)) rfl))) rfl)))))
  : I.fn f_0 [M t_B [k], I.fn f_3 [I.fn f_4 [M t_X [k], M t_A [k]], I.fn f_4 [M t_X [k], M t_A [k + 1]]]] = I.fn f_0 [I.fn f_0 [value_4 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (k + 1)], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (k + 1), value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_5 []]])
  (Eq.symm (Eq.trans
  ((Eq.trans ((Eq.trans ((equation_1 N hl hM (k + 1) trivial) : M t_B [k + 1] = value_1 I M (k + 1))
  (Eq.trans ((Eq.trans ((Eq.trans
  ((reduce_start (((show ∀ v0 v1 : V, (I.fn f_1 []) = (I.fn f_0 [I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_1 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_1 []]]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_0 I M (k + 1)) (I.index .real (k + 1)))
  : I.fn f_1 [] = I.fn f_0 [I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_1 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (k + 1), value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_1 []]]))
  : value_1 I M (k + 1) = value_8 I M (k + 1))
  (reduce_congr1 (fun q767 => ⟨(fun h3 => h3), (fun h3 => h3)⟩)
  (fun q767 h3 => (Eq.trans ((fn_congr2 (fn_congr2 rfl (equation_0 N hl hM (k + 1) trivial))
  (fn_congr2 rfl (equation_0 N hl hM (k + 1) trivial)))
  : I.fn f_3 [I.fn f_4 [M t_X [q767], M t_A [k + 1]], I.fn f_4 [M t_X [q767], M t_A [k + 1]]] = I.fn f_3 [I.fn f_4 [M t_X [q767], I.fn f_2 [value_0 I M (k + 1), I.index .real (k + 1)]], I.fn f_4 [M t_X [q767], I.fn f_2 [value_0 I M (k + 1), I.index .real (k + 1)]]])
  ((show ∀ v0 v1 v2 : V, (I.fn f_3 [I.fn f_4 [v0, I.fn f_2 [v1, v2]], I.fn f_4 [v0, I.fn f_2 [v1, v2]]]) = (I.fn f_0 [I.fn f_0 [I.fn f_3 [v0, v0], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v1], I.fn f_2 [I.fn f_5 [], v2]], v0]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_5 []]]) from by intro v0 v1 v2; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (M t_X [q767]) (value_0 I M (k + 1)) (I.index .real (k + 1)))))))
  : value_1 I M (k + 1) = value_7 I M (k + 1))
  (Eq.symm (Eq.trans ((fn_congr2 (Eq.trans ((fn_congr2 rfl (sum_scaled (law_2 hl)
  (finite1 0 (k + 1) (fun (q767 : Int) (h3 : 0 ≤ q767 ∧ q767 < k + 1) => h3))))
  : I.fn f_0 [value_4 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], value_0 I M (k + 1)]] = I.fn f_0 [value_4 I M k, value_11 I M (k + 1)])
  (sums_added (law_2 hl)
  (finite1 0 (k + 1) (fun (q767 : Int) (h3 : 0 ≤ q767 ∧ q767 < k + 1) => h3))))
  (sum_scaled (law_2 hl)
  (finite1 0 (k + 1) (fun (q767 : Int) (h3 : 0 ≤ q767 ∧ q767 < k + 1) => h3))))
  : I.fn f_0 [I.fn f_0 [value_4 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], value_0 I M (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (k + 1), value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], value_6 I M (k + 1)]] = I.fn f_0 [value_9 I M (k + 1), value_10 I M (k + 1)])
  (sums_added (law_2 hl)
  (finite1 0 (k + 1) (fun (q767 : Int) (h3 : 0 ≤ q767 ∧ q767 < k + 1) => h3))))))
  : value_1 I M (k + 1) = I.fn f_0 [I.fn f_0 [value_4 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], value_0 I M (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (k + 1), value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], value_6 I M (k + 1)]])
  (fn_congr2 (fn_congr2 rfl (fn_congr2 (fn_congr2 (fn_congr2 rfl rfl) rfl) rfl))
  (fn_congr2 (fn_congr2 (fn_congr2 (fn_congr2 rfl rfl) rfl) rfl)
  (sum_constant (law_2 hl) (law_4 hl) 0 (k + 1) ((int_c332 h1) : 0 ≤ k + 1) (fun (q767 : Int) =>
  (⟨(fun h3 => ⟨h3.1, (int_c22 h3.2)⟩), (fun h3 => ⟨h3.1, (int_lt_zero_add h3.2)⟩)⟩
  : 0 ≤ q767 ∧ q767 < k + 1 ↔ 0 ≤ q767 ∧ q767 < 0 + (k + 1))))))))
  : M t_B [k + 1] = I.fn f_0 [I.fn f_0 [value_4 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], value_0 I M (k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (k + 1), value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.index .real (k + 1), I.fn f_5 []]]])
  (fn_congr2 (fn_congr2 rfl
  ((show ∀ v0 v1 v2 v3 : V, (I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v1], v3], v2]) = (I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v1], v2], v3]) from by intro v0 v1 v2 v3; obtain ⟨f, _, _, e⟩ := exists_ac (law_7 hl) (law_8 hl); simp only [e]; ac_rfl)
  (I.fn f_6 []) (value_0 I M (k + 1)) (value_0 I M (k + 1))
  (I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)])))
  ((show ∀ v0 v1 : V, (I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_3 [v1, I.fn f_5 []]]) = (I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v1]]]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_0 I M (k + 1)) (I.index .real (k + 1)))))
  : M t_B [k + 1] = I.fn f_0 [I.fn f_0 [value_4 I M k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (k + 1)], value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (k + 1), value_0 I M (k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]], I.fn f_3 [I.index .real (k + 1), I.fn f_2 [I.fn f_5 [], I.index .real (k + 1)]]]])
  (fn_congr2 rfl (fn_congr2 rfl (reciprocal (law_0 hl) ((fact_0 h1) : ¬ k + 1 = 0)))))))
  : I.fn f_0 [M t_B [k], I.fn f_3 [I.fn f_4 [M t_X [k], M t_A [k]], I.fn f_4 [M t_X [k], M t_A [k + 1]]]] = M t_B [k + 1]))))

theorem kept_1 (k : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ k) (h2 : k < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_k k) (known_1 I M N k)) (known_1 I M N (k + 1)) :=
  (show Heap.Entails _ (known_1 I M N (k + 1)) from
  (entails_and (entails_points0 (fun h3 => (at_set_eq0 rfl)))
  (entails_and (entails_points0 (fun h3 => (at_set_other (by decide)
  (at_set_other (by decide) (at_set_eq0 ((fn_congr2 (at_congr1 int_c88) (at_congr1 int_c88))
  : I.fn f_4 [M t_X [k + 1 + (-1)], M t_A [k + 1 + (-1)]] = I.fn f_4 [M t_X [k], M t_A [k]]))))))
  (entails_and (entails_points0 (fun h3 => (at_set_other (by decide) (at_set_eq0 rfl))))
  (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_b [] <|
  .allocate a_d [] <|
  .seq (.assign a_mean [] (.read a_x [.const 0])
    (fun e => (M t_A [1]))) <|
  .seq (.assign a_b [] (.fn f_1 [])
    (fun e => (M t_B [1]))) <|
  .seq (.for v_k (.const 1) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .assign a_var [] (.fn f_2 [.read a_b [], .index .real (.var v_N)])
    (fun e => (M t_VAR []))

theorem program_vc (h0 : 1 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_allocate (vc_seq (vc_assign_of (M t_X [0]) (in_other (by decide) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_mean t_MEAN [] [] none)) (R := (Region.mk t_MEAN [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_mean rfl rfl)))
  (ev_read (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [0]) (.head _) (.head _) rfl
  (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), ((int_c38 h0) : 0 < N), rfl⟩) rfl
  rfl)))) ((Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans
  (((show ∀ v0 : V, v0 = (I.fn f_3 [v0, I.fn f_5 []]) from by intro v0; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (M t_X [0])) : M t_X [0] = I.fn f_3 [M t_X [0], I.fn f_5 []])
  (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) (int_c243 : ¬ (1 : Int) = 0)))))
  : M t_X [0] = I.fn f_3 [M t_X [0], I.fn f_3 [I.index .real 1, I.fn f_2 [I.fn f_5 [], I.index .real 1]]])
  (fn_congr2 rfl
  (fn_congr2 (show (I.index .real 1) = (I.fn f_5 []) from by exact (law_4 hl) _)
  rfl)))
  : M t_X [0] = I.fn f_3 [M t_X [0], I.fn f_3 [I.fn f_5 [], I.fn f_2 [I.fn f_5 [], I.index .real 1]]])
  ((show ∀ v0 v1 : V, (I.fn f_3 [v0, I.fn f_3 [I.fn f_5 [], I.fn f_2 [I.fn f_5 [], v1]]]) = (I.fn f_3 [v0, I.fn f_2 [I.fn f_5 [], v1]]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (M t_X [0]) (I.index .real 1)))
  : M t_X [0] = I.fn f_3 [M t_X [0], I.fn f_2 [I.fn f_5 [], I.index .real 1]])
  (Eq.symm ((show ∀ v0 v1 : V, (I.fn f_2 [I.fn f_0 [I.fn f_1 [], v0], v1]) = (I.fn f_3 [v0, I.fn f_2 [I.fn f_5 [], v1]]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (M t_X [0]) (I.index .real 1))))
  : M t_X [0] = I.fn f_2 [I.fn f_0 [I.fn f_1 [], M t_X [0]], I.index .real 1])
  (Eq.symm (Eq.trans ((equation_0 N hl hM 1 trivial)
  : M t_A [1] = I.fn f_2 [value_0 I M 1, I.index .real 1])
  (fn_congr2 (reduce_single_some1 0
  (fun q4 => ⟨(fun h1 => (int_c40 h1.1 h1.2)), (fun h1 => ⟨(int_eba_lab h1), (int_c191 h1)⟩)⟩)) rfl))))
  : M t_X [0] = M t_A [1]))
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide) (in_allocated trivial))
  ev_const ((Eq.trans ((Eq.trans
  (((show ∀ v0 v1 : V, (I.fn f_1 []) = (I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [v0, v0], I.fn f_3 [I.fn f_3 [I.fn f_5 [], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_3 [I.fn f_5 [], I.fn f_2 [I.fn f_5 [], v1]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v0], v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_3 [I.fn f_5 [], I.fn f_2 [I.fn f_5 [], v1]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_2 [I.fn f_5 [], v1]]]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (M t_X [0]) (I.index .real 1))
  : I.fn f_1 [] = I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [M t_X [0], M t_X [0]], I.fn f_3 [I.fn f_3 [I.fn f_5 [], I.fn f_2 [I.fn f_5 [], I.index .real 1]], I.fn f_3 [I.fn f_5 [], I.fn f_2 [I.fn f_5 [], I.index .real 1]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], M t_X [0]], M t_X [0]], I.fn f_2 [I.fn f_5 [], I.index .real 1]], I.fn f_3 [I.fn f_5 [], I.fn f_2 [I.fn f_5 [], I.index .real 1]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [M t_X [0], M t_X [0]], I.fn f_2 [I.fn f_5 [], I.index .real 1]], I.fn f_2 [I.fn f_5 [], I.index .real 1]]])
  (Eq.symm (Eq.trans ((Eq.trans
  (((show ∀ v0 v1 : V, (I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_4 [v0, I.fn f_2 [I.fn f_0 [I.fn f_1 [], v0], v1]], I.fn f_4 [v0, I.fn f_2 [I.fn f_0 [I.fn f_1 [], v0], v1]]]]) = (I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [v0, v0], I.fn f_3 [I.fn f_5 [], I.fn f_5 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v0], v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_5 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_2 [I.fn f_5 [], v1]]]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (M t_X [0]) (I.index .real 1))
  : I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_4 [M t_X [0], I.fn f_2 [I.fn f_0 [I.fn f_1 [], M t_X [0]], I.index .real 1]], I.fn f_4 [M t_X [0], I.fn f_2 [I.fn f_0 [I.fn f_1 [], M t_X [0]], I.index .real 1]]]] = I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [M t_X [0], M t_X [0]], I.fn f_3 [I.fn f_5 [], I.fn f_5 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], M t_X [0]], M t_X [0]], I.fn f_2 [I.fn f_5 [], I.index .real 1]], I.fn f_5 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [M t_X [0], M t_X [0]], I.fn f_2 [I.fn f_5 [], I.index .real 1]], I.fn f_2 [I.fn f_5 [], I.index .real 1]]])
  (fn_congr2 (fn_congr2
  (fn_congr2 rfl (fn_congr2 (Eq.symm (reciprocal (law_0 hl) (int_c243 : ¬ (1 : Int) = 0)))
  (Eq.symm (reciprocal (law_0 hl) (int_c243 : ¬ (1 : Int) = 0)))))
  (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) (int_c243 : ¬ (1 : Int) = 0))))) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_4 [M t_X [0], I.fn f_2 [I.fn f_0 [I.fn f_1 [], M t_X [0]], I.index .real 1]], I.fn f_4 [M t_X [0], I.fn f_2 [I.fn f_0 [I.fn f_1 [], M t_X [0]], I.index .real 1]]]] = I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [M t_X [0], M t_X [0]], I.fn f_3 [I.fn f_3 [I.index .real 1, I.fn f_2 [I.fn f_5 [], I.index .real 1]], I.fn f_3 [I.index .real 1, I.fn f_2 [I.fn f_5 [], I.index .real 1]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], M t_X [0]], M t_X [0]], I.fn f_2 [I.fn f_5 [], I.index .real 1]], I.fn f_3 [I.index .real 1, I.fn f_2 [I.fn f_5 [], I.index .real 1]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [M t_X [0], M t_X [0]], I.fn f_2 [I.fn f_5 [], I.index .real 1]], I.fn f_2 [I.fn f_5 [], I.index .real 1]]])
  (fn_congr2 (fn_congr2 (fn_congr2 rfl (fn_congr2
  (fn_congr2 (show (I.index .real 1) = (I.fn f_5 []) from by exact (law_4 hl) _)
  rfl)
  (fn_congr2 (show (I.index .real 1) = (I.fn f_5 []) from by exact (law_4 hl) _)
  rfl))) (fn_congr2 rfl
  (fn_congr2 (show (I.index .real 1) = (I.fn f_5 []) from by exact (law_4 hl) _)
  rfl))) rfl))))
  : I.fn f_1 [] = I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_4 [M t_X [0], I.fn f_2 [I.fn f_0 [I.fn f_1 [], M t_X [0]], I.index .real 1]], I.fn f_4 [M t_X [0], I.fn f_2 [I.fn f_0 [I.fn f_1 [], M t_X [0]], I.index .real 1]]]])
  (Eq.symm (Eq.trans ((equation_1 N hl hM 1 trivial) : M t_B [1] = value_1 I M 1)
  (Eq.trans ((reduce_single_some1 0
  (fun q6 => ⟨(fun h1 => (int_c40 h1.1 h1.2)), (fun h1 => ⟨(int_eba_lab h1), (int_c191 h1)⟩)⟩))
  : value_1 I M 1 = I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_4 [M t_X [0], M t_A [1]], I.fn f_4 [M t_X [0], M t_A [1]]]])
  (fn_congr2 rfl (fn_congr2 (fn_congr2 rfl (Eq.trans ((equation_0 N hl hM 1 trivial)
  : M t_A [1] = I.fn f_2 [value_0 I M 1, I.index .real 1])
  (fn_congr2 (reduce_single_some1 0
  (fun q7 => ⟨(fun h1 => (int_c40 h1.1 h1.2)), (fun h1 => ⟨(int_eba_lab h1), (int_c191 h1)⟩)⟩)) rfl)))
  (fn_congr2 rfl (Eq.trans ((equation_0 N hl hM 1 trivial)
  : M t_A [1] = I.fn f_2 [value_0 I M 1, I.index .real 1])
  (fn_congr2 (reduce_single_some1 0
  (fun q8 => ⟨(fun h1 => (int_c40 h1.1 h1.2)), (fun h1 => ⟨(int_eba_lab h1), (int_c191 h1)⟩)⟩)) rfl)))))))))
  : I.fn f_1 [] = M t_B [1]))
  (vc_seq (vc_for_of 1 N rfl rfl (show Heap.Entails _ (known_1 I M N 1) from
  (entails_and (entails_points0 (fun h1 => (at_set_eq0 rfl)))
  (entails_and (entails_points0 (fun h1 => (False.elim (int_c439 h1))))
  (entails_and (entails_points0 (fun h1 => (at_set_other (by decide) (at_set_eq0 rfl))))
  (entails_points1 (fun q1012 h1 => (at_set_other (by decide)
  (at_set_other (by decide) (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q1012]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q1012, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))))))))
  (fun k h1 h2 => (vc_1 N hl hM k h0 h1 h2)) (fun k h1 h2 => (kept_1 N hl hM k h0 h1 h2)))
  (vc_assign_of (I.fn f_2 [M t_B [(max 1 N)], I.index .real N])
  (in_other (by decide) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_var t_VAR [] [] none)) (R := (Region.mk t_VAR [])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) []
  (region_iff.2 rfl) shape_a_var rfl rfl))) (ev_fn (ev_cons
  (ev_read ((at_left (at_points0 trivial rfl)) : (known_1 I M N (max 1 N)) ⟨a_b, []⟩ (M t_B [(max 1 N)])))
  (ev_cons ev_index ev_nil))) ((Eq.trans ((fn_congr2 (at_congr1 (fact_4 h0)) rfl)
  : I.fn f_2 [M t_B [(max 1 N)], I.index .real N] = I.fn f_2 [M t_B [N], I.index .real N])
  (Eq.symm (equation_3 N hl hM trivial)))
  : I.fn f_2 [M t_B [(max 1 N)], I.index .real N] = M t_VAR [])))))))

theorem output_0_1 (h0 : 1 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_mean, []⟩ (M t_MEAN []) :=
  (at_restore (by decide) (at_restore (by decide) (at_set_other (by decide)
  ((at_right (at_right (at_left (at_points0 trivial (Eq.trans ((Eq.trans ((equation_2 N hl hM trivial) : M t_MEAN [] = M t_A [N])
  (Eq.trans ((equation_0 N hl hM N trivial)
  : M t_A [N] = I.fn f_2 [value_0 I M N, I.index .real N])
  (fn_congr2 (reduce_congr1
  (fun q1016 => ⟨(fun h1 => ⟨h1.1, (int_lt_max_right h1.2)⟩), (fun h1 => ⟨h1.1, (int_c8 h0 h1.2)⟩)⟩)
  (fun q1016 h1 => rfl)) (index_congr (fact_5 h0)))))
  : M t_MEAN [] = I.fn f_2 [value_0 I M (max 1 N), I.index .real (max 1 N)])
  (Eq.symm (equation_0 N hl hM (max 1 N) trivial)))))))
  : (known_1 I M N (max 1 N)) ⟨a_mean, []⟩ (M t_MEAN [])))))

theorem output_1_2 (h0 : 1 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_var, []⟩ (M t_VAR []) :=
  (at_restore (by decide) (at_restore (by decide) (at_set_eq0 rfl)))

end

theorem consistent (E : Env) (N : Int) (h0 : 1 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 1 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_A then 0 else if at_ = t_B then 1 else if at_ = t_VAR then 2 else if at_ = t_MEAN then 3 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 1 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_A then (point.getD 0 0) ≤ N else if at_ = t_B then (point.getD 0 0) ≤ N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 1 ≤ N) :
    spec.Given (inside N) (base E N) t_MEAN [] :=
  (given_equation (p := []) (.tail _ (.tail _ (.head _))) rfl rfl rfl trivial
  (cond_holds.2 (trivial : True)))

theorem covered_1 (E : Env) (N : Int) (h0 : 1 ≤ N) :
    spec.Given (inside N) (base E N) t_VAR [] :=
  (given_equation (p := []) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl rfl trivial
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 1 ≤ N) (n : Int) (h1 : True) (h2 : n ≤ N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "/" .real) [.reduce [.fn (.literal .real 0 1) []] (.builtin "+" .real) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n))) (.access t_X [.var v_k]), .index .real (.var v_n)]) ((base E N).set v_n n) :=
  (defined_fn (defined_cons (defined_reduce_some1 0 n (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < n) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < n) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, ((int_lbc_tab_tac h2 h3.2) : y_d0 < N), rfl⟩)))))
  (defined_cons defined_index defined_nil)))

theorem defined_1 (E : Env) (N : Int) (h0 : 1 ≤ N) (n : Int) (h1 : True) (h2 : n ≤ N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .real 0 1) []] (.builtin "+" .real) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n))) (.fn (.builtin "*" .real) [.fn (.builtin "-" .real) [.access t_X [.var v_k], .access t_A [.var v_n]], .fn (.builtin "-" .real) [.access t_X [.var v_k], .access t_A [.var v_n]]])) ((base E N).set v_n n) :=
  (defined_reduce_some1 0 n (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < n) => h3)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < n) => (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, h3.1, ((int_lbc_tab_tac h2 h3.2) : y_d1 < N), rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [n]) (.head _) rfl rfl rfl (h2 : n ≤ N) (cond_holds.2 (h1 : True))))
  defined_nil))) (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, h3.1, ((int_lbc_tab_tac h2 h3.2) : y_d1 < N), rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [n]) (.head _) rfl rfl rfl (h2 : n ≤ N) (cond_holds.2 (h1 : True))))
  defined_nil))) defined_nil)))))

theorem defined_2 (E : Env) (N : Int) (h0 : 1 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.access t_A [.var v_N]) (base E N) :=
  (defined_access (given_equation (p := [N]) (.head _) rfl rfl rfl (int_refl : N ≤ N) (cond_holds.2 (h1 : True))))

theorem defined_3 (E : Env) (N : Int) (h0 : 1 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "/" .real) [.access t_B [.var v_N], .index .real (.var v_N)]) (base E N) :=
  (defined_fn (defined_cons
  (defined_access (given_equation (p := [N]) (.tail _ (.head _)) rfl rfl rfl (int_refl : N ≤ N)
  (cond_holds.2 (h1 : True)))) (defined_cons defined_index defined_nil)))

theorem defined (E : Env) (N : Int) (h0 : 1 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (covered_0 E N h0))
    (all_cons (region_each (covered_1 E N h0))
    all_nil))
    (fun V I M hM hR => (all_cons (well_defined1 (fun n => cond_holds) (fun n hg hk => defined_0 E N h0 n hg hk))
    (all_cons (well_defined1 (fun n => cond_holds) (fun n hg hk => defined_1 E N h0 n hg hk))
    (all_cons (well_defined0 cond_holds (fun hg hk => defined_2 E N h0 hg))
    (all_cons (well_defined0 cond_holds (fun hg hk => defined_3 E N h0 hg))
    all_nil)))))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 1 ≤ (E v_N))
    (fun E => base E (E v_N)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) a) (fun E a => placed E (E v_N) a)
    (fun E a => consistent E (E v_N) a) (fun E a => solvable E (E v_N) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) hl hM a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil))
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_1 (E v_N) hl hM a)) (all_cons (fun h => absurd h (by decide)) all_nil))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_1_2 (E v_N) hl hM a)) all_nil))) all_nil)))


end Redverify.Certificate.welford
