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

abbrev base (E : Env) (x_N : Int) : Env := (E.set v_N x_N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_mean : ∀ b ∈ impl.bindings, b.array = a_mean → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_var : ∀ b ∈ impl.bindings, b.array = a_var → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a : Int} (h0 : 1 ≤ x_a) : ¬ x_a + 1 = 0 :=
  by omega

theorem fact_1 {x_a x_b : Int} (h0 : ¬ x_b < 0 + x_a) : x_a ≤ x_b :=
  by omega

theorem fact_2 {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : x_a < 0 + x_c) : x_a < x_b :=
  by omega

theorem fact_3 : (0 : Int) ≤ 1 :=
  by omega

theorem fact_4 {x_a x_b : Int} (h0 : x_a ≤ x_b) : (max x_a x_b) = x_b :=
  by omega

theorem fact_5 {x_a x_b : Int} (h0 : x_b ≤ x_a) : x_a = (max x_b x_a) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_n)) (body1 (fun y_k0 => M t_X [y_k0])))

theorem equation_0 (x_N x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : True) :
    (M t_A [x_n]) = (I.fn f_2 [value_0 I M x_n, I.index .real x_n]) :=
  (Eq.trans (hM _ (.head _) [x_n] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_2 [.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n))) (.access t_X [.var v_k]), .index .real (.var v_n)]) ((base E x_N).set v_n x_n) = _ from
  (eval_fn2 (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < x_n) => rfl)) rfl)))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_n)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_4 [M t_X [y_k0], M t_A [x_n]], I.fn f_4 [M t_X [y_k0], M t_A [x_n]]])))

theorem equation_1 (x_N x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : True) :
    (M t_B [x_n]) = (value_1 I M x_n) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_n] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n))) (.fn f_3 [.fn f_4 [.access t_X [.var v_k], .access t_A [.var v_n]], .fn f_4 [.access t_X [.var v_k], .access t_A [.var v_n]]])) ((base E x_N).set v_n x_n) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < x_n) => rfl))))

theorem equation_2 (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : True) :
    (M t_MEAN []) = (M t_A [x_N]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_A [.var v_N]) (base E x_N) = _ from rfl))

theorem equation_3 (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : True) :
    (M t_VAR []) = (I.fn f_2 [M t_B [x_N], I.index .real x_N]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.head _)))) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_2 [.access t_B [.var v_N], .index .real (.var v_N)]) (base E x_N) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_k : Int) : Heap V :=
  .points0 a_b
    (True)
    ((M t_B [x_k]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_k : Int) : Heap V :=
  .points0 a_d
    (2 ≤ x_k)
    ((I.fn f_4 [M t_X [x_k + (-1)], M t_A [x_k + (-1)]]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_k : Int) : Heap V :=
  .points0 a_mean
    (True)
    ((M t_A [x_k]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_x
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 => (M t_X [y_c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_k : Int) : Heap V :=
  ((known_1_0 I M x_k).and ((known_1_1 I M x_k).and ((known_1_2 I M x_k).and (known_1_3 I M x_N))))

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

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 0 + x_k)) (body1 (fun y_k0 => I.fn f_5 [])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => x_k ≤ y_k0 ∧ y_k0 < x_k + 1)) (body1 (fun y_k0 => I.fn f_5 [])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k + 1)) (body1 (fun y_k0 => I.fn f_3 [M t_X [y_k0], M t_X [y_k0]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_3 [M t_X [y_k0], M t_X [y_k0]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_5 [])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_0 [I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_1 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => M t_X [y_k0])), I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_1 []]])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_0 [I.fn f_0 [I.fn f_3 [M t_X [y_k0], M t_X [y_k0]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < x_k)) (body1 (fun y_k1 => M t_X [y_k1]))], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [y_k0]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < x_k)) (body1 (fun y_k1 => M t_X [y_k1])), I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < x_k)) (body1 (fun y_k1 => M t_X [y_k1]))], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_5 []]])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_0 [I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_1 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => M t_X [y_k0])), I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_1 []]])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_4 [M t_X [y_k0], M t_A [x_k]], I.fn f_4 [M t_X [y_k0], M t_A [x_k]]])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_1 []]])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_0 [I.fn f_3 [M t_X [y_k0], M t_X [y_k0]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < x_k)) (body1 (fun y_k1 => M t_X [y_k1]))], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [y_k0]]])))

noncomputable abbrev value_10 (I : Interp V) (M : Model V) (x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => M t_X [y_k0])), I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_1 []])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < x_k)) (body1 (fun y_k1 => M t_X [y_k1])), I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < x_k)) (body1 (fun y_k1 => M t_X [y_k1]))], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_5 []])))

noncomputable abbrev value_11 (I : Interp V) (M : Model V) (x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => M t_X [y_k0]))], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_1 []])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k1 < x_k)) (body1 (fun y_k1 => M t_X [y_k1]))], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [y_k0]])))

theorem vc_1 (x_N x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 1 ≤ x_N) (h1 : 1 ≤ x_k) (h2 : x_k < x_N) :
    (body_1 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_N)) a_b []) a_d []) ((base E x_N).set v_k x_k) (known_1 I M x_N x_k) :=
  (vc_seq
  (vc_assign_of (I.fn f_4 [M t_X [x_k], M t_A [x_k]]) (in_allocated trivial)
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_points1 x_k ⟨(int_c18 h1), h2⟩ rfl))))
  : (known_1 I M x_N x_k) ⟨a_x, [x_k]⟩ (M t_X [x_k])))
  (ev_cons (ev_read ((at_right (at_right (at_left (at_points0 trivial rfl))))
  : (known_1 I M x_N x_k) ⟨a_mean, []⟩ (M t_A [x_k]))) ev_nil))) rfl) (vc_seq (vc_assign_of
  (I.fn f_0 [M t_A [x_k], I.fn f_2 [I.fn f_4 [M t_X [x_k], M t_A [x_k]], I.index .real (x_k + 1)]])
  (in_other (by decide) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_mean t_MEAN [] [] none)) (R := (Region.mk t_MEAN [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_mean rfl rfl))) (ev_fn (ev_cons
  (ev_read (at_set_other (by decide) ((at_right (at_right (at_left (at_points0 trivial rfl))))
  : (known_1 I M x_N x_k) ⟨a_mean, []⟩ (M t_A [x_k]))))
  (ev_cons (ev_fn (ev_cons (ev_read (at_set_eq0 rfl)) (ev_cons ev_index ev_nil))) ev_nil)))
  ((Eq.trans ((Eq.trans ((fn_congr2 (equation_0 x_N x_k hl hM trivial)
  (fn_congr2 (fn_congr2 rfl (equation_0 x_N x_k hl hM trivial)) rfl))
  : I.fn f_0 [M t_A [x_k], I.fn f_2 [I.fn f_4 [M t_X [x_k], M t_A [x_k]], I.index .real (x_k + 1)]] = I.fn f_0 [I.fn f_2 [value_0 I M x_k, I.index .real x_k], I.fn f_2 [I.fn f_4 [M t_X [x_k], I.fn f_2 [value_0 I M x_k, I.index .real x_k]], I.index .real (x_k + 1)]])
  (Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans
  (((show ∀ v0 v1 v2 v3 : V, (I.fn f_0 [I.fn f_2 [v0, v1], I.fn f_2 [I.fn f_4 [v2, I.fn f_2 [v0, v1]], v3]]) = (I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [v0, I.fn f_2 [I.fn f_5 [], v1]], I.fn f_5 []], I.fn f_3 [I.fn f_3 [v2, I.fn f_2 [I.fn f_5 [], v3]], I.fn f_5 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_2 [I.fn f_5 [], v3]]]) from by intro v0 v1 v2 v3; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_0 I M x_k) (I.index .real x_k) (M t_X [x_k]) (I.index .real (x_k + 1)))
  : I.fn f_0 [I.fn f_2 [value_0 I M x_k, I.index .real x_k], I.fn f_2 [I.fn f_4 [M t_X [x_k], I.fn f_2 [value_0 I M x_k, I.index .real x_k]], I.index .real (x_k + 1)]] = I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_5 []], I.fn f_3 [I.fn f_3 [M t_X [x_k], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_5 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]])
  (fn_congr2
  (fn_congr2 (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) ((fact_0 h1) : ¬ x_k + 1 = 0))))
  (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) ((int_c322 h1) : ¬ x_k = 0))))) rfl))
  : I.fn f_0 [I.fn f_2 [value_0 I M x_k, I.index .real x_k], I.fn f_2 [I.fn f_4 [M t_X [x_k], I.fn f_2 [value_0 I M x_k, I.index .real x_k]], I.index .real (x_k + 1)]] = I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.index .real (x_k + 1), I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [M t_X [x_k], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]])
  (fn_congr2 (fn_congr2 (fn_congr2 rfl (fn_congr2 (Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans
  (((show ∀ v0 : V, v0 = (I.fn f_3 [v0, I.fn f_5 []]) from by intro v0; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real (x_k + 1)))
  : I.index .real (x_k + 1) = I.fn f_3 [I.index .real (x_k + 1), I.fn f_5 []])
  (Eq.symm (sum_constant (law_2 hl) (law_4 hl) 0 (x_k + 1) ((int_c332 h1) : 0 ≤ x_k + 1)
  (fun (y_q112 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : 0 ≤ y_q112 ∧ y_q112 < 0 + (x_k + 1) ↔ 0 ≤ y_q112 ∧ y_q112 < 0 + (x_k + 1))))))
  : I.index .real (x_k + 1) = value_2 I M (x_k + 1))
  (Eq.symm (union_in_order1 (law_5 hl) (law_6 hl) 0 (x_k + 1)
  (fun y_q115 h3 => ⟨h3.1, (int_lt_zero_add h3.2)⟩)
  (fun y_q115 => ⟨(fun h3 => ((Classical.em (y_q115 < 0 + x_k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr ⟨(fact_1 h4), (int_lt_zero_add h3.2)⟩)))), (fun h3 =>
  (Or.elim h3 (fun h4 => ⟨h4.1, (int_c214 h4.2)⟩) (fun h4 => ⟨(int_c493 h4.1 h1), (int_c22 h4.2)⟩)))⟩)
  (fun y_q115 y_q116 h3 h4 => (fact_2 h4.1 h3.2)) (fun y_q115 h3 => rfl) (fun y_q115 h3 => rfl))))
  : I.index .real (x_k + 1) = I.fn f_0 [value_2 I M x_k, value_3 I M x_k])
  (fn_congr2
  (sum_constant (law_2 hl) (law_4 hl) 0 x_k ((int_c18 h1) : 0 ≤ x_k) (fun (y_q113 : Int) =>
  (⟨(fun h3 => h3), (fun h3 => h3)⟩ : 0 ≤ y_q113 ∧ y_q113 < 0 + x_k ↔ 0 ≤ y_q113 ∧ y_q113 < 0 + x_k)))
  (sum_constant (law_2 hl) (law_4 hl) x_k 1 (fact_3 : (0 : Int) ≤ 1)
  (fun (y_q114 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : x_k ≤ y_q114 ∧ y_q114 < x_k + 1 ↔ x_k ≤ y_q114 ∧ y_q114 < x_k + 1)))))
  : I.index .real (x_k + 1) = I.fn f_0 [I.fn f_3 [I.index .real x_k, I.fn f_5 []], I.fn f_3 [I.index .real 1, I.fn f_5 []]])
  ((show ∀ v0 v1 : V, (I.fn f_0 [I.fn f_3 [v0, I.fn f_5 []], I.fn f_3 [v1, I.fn f_5 []]]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real x_k) (I.index .real 1))) rfl)) rfl) rfl))
  : I.fn f_0 [I.fn f_2 [value_0 I M x_k, I.index .real x_k], I.fn f_2 [I.fn f_4 [M t_X [x_k], I.fn f_2 [value_0 I M x_k, I.index .real x_k]], I.index .real (x_k + 1)]] = I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.fn f_0 [I.index .real x_k, I.index .real 1], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [M t_X [x_k], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]])
  (fn_congr2 (fn_congr2 (fn_congr2 rfl (fn_congr2 (fn_congr2 rfl
  (show (I.index .real 1) = (I.fn f_5 []) from by exact (law_4 hl) _)) rfl)) rfl)
  rfl))
  : I.fn f_0 [I.fn f_2 [value_0 I M x_k, I.index .real x_k], I.fn f_2 [I.fn f_4 [M t_X [x_k], I.fn f_2 [value_0 I M x_k, I.index .real x_k]], I.index .real (x_k + 1)]] = I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.fn f_0 [I.index .real x_k, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [M t_X [x_k], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]])
  ((show ∀ v0 v1 v2 v3 : V, (I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [v0, I.fn f_2 [I.fn f_5 [], v1]], I.fn f_3 [I.fn f_0 [v1, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], v2]]], I.fn f_3 [I.fn f_3 [v3, I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v1]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_2 [I.fn f_5 [], v2]]]) = (I.fn f_3 [I.fn f_0 [I.fn f_3 [v0, I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [v3, I.fn f_2 [I.fn f_5 [], v2]]], I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v1]]]) from by intro v0 v1 v2 v3; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_0 I M x_k) (I.index .real x_k) (I.index .real (x_k + 1)) (M t_X [x_k])))
  : I.fn f_0 [I.fn f_2 [value_0 I M x_k, I.index .real x_k], I.fn f_2 [I.fn f_4 [M t_X [x_k], I.fn f_2 [value_0 I M x_k, I.index .real x_k]], I.index .real (x_k + 1)]] = I.fn f_3 [I.fn f_0 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [M t_X [x_k], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]]])
  (Eq.symm (Eq.trans ((fn_congr2 (Eq.symm (append1 x_k 0 (x_k + 1) (fun y_q103 h3 => h3)
  (fun y_q103 => ⟨(fun h3 => ((Classical.em (y_q103 < x_k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun y_q103 h3 => h3.2)
  (fun y_q103 h3 => rfl) rfl)) rfl)
  : I.fn f_2 [value_0 I M (x_k + 1), I.index .real (x_k + 1)] = I.fn f_2 [I.fn f_0 [value_0 I M x_k, M t_X [x_k]], I.index .real (x_k + 1)])
  (Eq.trans
  (((show ∀ v0 v1 v2 : V, (I.fn f_2 [I.fn f_0 [v0, v1], v2]) = (I.fn f_3 [I.fn f_0 [I.fn f_3 [v0, I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v2]]], I.fn f_5 []]) from by intro v0 v1 v2; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_0 I M x_k) (M t_X [x_k]) (I.index .real (x_k + 1)))
  : I.fn f_2 [I.fn f_0 [value_0 I M x_k, M t_X [x_k]], I.index .real (x_k + 1)] = I.fn f_3 [I.fn f_0 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [M t_X [x_k], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_5 []])
  (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) ((int_c322 h1) : ¬ x_k = 0)))))))))
  : I.fn f_0 [M t_A [x_k], I.fn f_2 [I.fn f_4 [M t_X [x_k], M t_A [x_k]], I.index .real (x_k + 1)]] = I.fn f_2 [value_0 I M (x_k + 1), I.index .real (x_k + 1)])
  (Eq.symm (equation_0 x_N (x_k + 1) hl hM trivial)))
  : I.fn f_0 [M t_A [x_k], I.fn f_2 [I.fn f_4 [M t_X [x_k], M t_A [x_k]], I.index .real (x_k + 1)]] = M t_A [x_k + 1]))
  (vc_assign_of
  (I.fn f_0 [M t_B [x_k], I.fn f_3 [I.fn f_4 [M t_X [x_k], M t_A [x_k]], I.fn f_4 [M t_X [x_k], M t_A [x_k + 1]]]])
  (in_other (by decide) (in_allocated trivial))
  (ev_fn (ev_cons (ev_read (at_set_other (by decide) (at_set_other (by decide)
  ((at_left (at_points0 trivial rfl)) : (known_1 I M x_N x_k) ⟨a_b, []⟩ (M t_B [x_k])))))
  (ev_cons (ev_fn (ev_cons (ev_read (at_set_other (by decide) (at_set_eq0 rfl)))
  (ev_cons (ev_fn (ev_cons (ev_read (at_set_other (by decide) (at_set_other (by decide)
  ((at_right (at_right (at_right (at_points1 x_k ⟨(int_c18 h1), h2⟩ rfl))))
  : (known_1 I M x_N x_k) ⟨a_x, [x_k]⟩ (M t_X [x_k])))))
  (ev_cons (ev_read (at_set_eq0 rfl)) ev_nil))) ev_nil))) ev_nil)))
  ((Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans
  ((fn_congr2 (Eq.trans ((equation_1 x_N x_k hl hM trivial) : M t_B [x_k] = value_1 I M x_k)
  (Eq.trans ((Eq.trans ((Eq.trans
  ((reduce_start (((show ∀ v0 v1 : V, (I.fn f_1 []) = (I.fn f_0 [I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_1 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_1 []]]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_0 I M x_k) (I.index .real x_k))
  : I.fn f_1 [] = I.fn f_0 [I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_1 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_1 []]]))
  : value_1 I M x_k = value_8 I M x_k)
  (reduce_congr1 (fun y_q705 => ⟨(fun h3 => h3), (fun h3 => h3)⟩)
  (fun y_q705 h3 => (Eq.trans ((fn_congr2 (fn_congr2 rfl (equation_0 x_N x_k hl hM trivial))
  (fn_congr2 rfl (equation_0 x_N x_k hl hM trivial)))
  : I.fn f_3 [I.fn f_4 [M t_X [y_q705], M t_A [x_k]], I.fn f_4 [M t_X [y_q705], M t_A [x_k]]] = I.fn f_3 [I.fn f_4 [M t_X [y_q705], I.fn f_2 [value_0 I M x_k, I.index .real x_k]], I.fn f_4 [M t_X [y_q705], I.fn f_2 [value_0 I M x_k, I.index .real x_k]]])
  ((show ∀ v0 v1 v2 : V, (I.fn f_3 [I.fn f_4 [v0, I.fn f_2 [v1, v2]], I.fn f_4 [v0, I.fn f_2 [v1, v2]]]) = (I.fn f_0 [I.fn f_0 [I.fn f_3 [v0, v0], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v1], I.fn f_2 [I.fn f_5 [], v2]], v0]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_5 []]]) from by intro v0 v1 v2; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (M t_X [y_q705]) (value_0 I M x_k) (I.index .real x_k)))))) : value_1 I M x_k = value_7 I M x_k)
  (Eq.symm (Eq.trans ((fn_congr2 (Eq.trans ((fn_congr2 rfl (sum_scaled (law_2 hl)
  (finite1 0 (x_k + (-1) + 1) (fun (y_q705 : Int) (h3 : 0 ≤ y_q705 ∧ y_q705 < x_k) =>
  ⟨h3.1, ((int_c3 h3.2) : y_q705 < x_k + (-1) + 1)⟩))))
  : I.fn f_0 [value_5 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], value_0 I M x_k]] = I.fn f_0 [value_5 I M x_k, value_11 I M x_k])
  (sums_added (law_2 hl)
  (finite1 0 (x_k + (-1) + 1) (fun (y_q705 : Int) (h3 : 0 ≤ y_q705 ∧ y_q705 < x_k) =>
  ⟨h3.1, ((int_c3 h3.2) : y_q705 < x_k + (-1) + 1)⟩)))) (sum_scaled (law_2 hl)
  (finite1 0 (x_k + (-1) + 1) (fun (y_q705 : Int) (h3 : 0 ≤ y_q705 ∧ y_q705 < x_k) =>
  ⟨h3.1, ((int_c3 h3.2) : y_q705 < x_k + (-1) + 1)⟩))))
  : I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], value_0 I M x_k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], value_6 I M x_k]] = I.fn f_0 [value_9 I M x_k, value_10 I M x_k])
  (sums_added (law_2 hl)
  (finite1 0 (x_k + (-1) + 1) (fun (y_q705 : Int) (h3 : 0 ≤ y_q705 ∧ y_q705 < x_k) =>
  ⟨h3.1, ((int_c3 h3.2) : y_q705 < x_k + (-1) + 1)⟩))))))
  : value_1 I M x_k = I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], value_0 I M x_k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], value_6 I M x_k]])
  (fn_congr2 (fn_congr2 rfl (fn_congr2 (fn_congr2 (fn_congr2 rfl rfl) rfl) rfl))
  (fn_congr2 (fn_congr2 (fn_congr2 (fn_congr2 rfl rfl) rfl) rfl)
  (sum_constant (law_2 hl) (law_4 hl) 0 x_k ((int_c18 h1) : 0 ≤ x_k) (fun (y_q705 : Int) =>
  (⟨(fun h3 => ⟨h3.1, (int_c22 h3.2)⟩), (fun h3 => ⟨h3.1, (int_lt_zero_add h3.2)⟩)⟩
  : 0 ≤ y_q705 ∧ y_q705 < x_k ↔ 0 ≤ y_q705 ∧ y_q705 < 0 + x_k)))))))
  (fn_congr2 (fn_congr2 rfl (equation_0 x_N x_k hl hM trivial))
  (fn_congr2 rfl (equation_0 x_N (x_k + 1) hl hM trivial))))
  : I.fn f_0 [M t_B [x_k], I.fn f_3 [I.fn f_4 [M t_X [x_k], M t_A [x_k]], I.fn f_4 [M t_X [x_k], M t_A [x_k + 1]]]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], value_0 I M x_k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.index .real x_k, I.fn f_5 []]]], I.fn f_3 [I.fn f_4 [M t_X [x_k], I.fn f_2 [value_0 I M x_k, I.index .real x_k]], I.fn f_4 [M t_X [x_k], I.fn f_2 [value_0 I M (x_k + 1), I.index .real (x_k + 1)]]]])
  ((show ∀ v0 v1 v2 v3 v4 v5 : V, (I.fn f_0 [I.fn f_0 [I.fn f_0 [v0, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v1], I.fn f_2 [I.fn f_5 [], v2]], v1]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [v2, I.fn f_5 []]]], I.fn f_3 [I.fn f_4 [v3, I.fn f_2 [v1, v2]], I.fn f_4 [v3, I.fn f_2 [v4, v5]]]]) = (I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [v0, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v1], v1], I.fn f_2 [I.fn f_5 [], v2]]], I.fn f_3 [v3, v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v3], v4], I.fn f_2 [I.fn f_5 [], v5]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], I.fn f_2 [I.fn f_5 [], v2]], v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v2]], v4], I.fn f_2 [I.fn f_5 [], v5]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [v2, I.fn f_2 [I.fn f_5 [], v2]]]]) from by intro v0 v1 v2 v3 v4 v5; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_5 I M x_k) (value_0 I M x_k) (I.index .real x_k) (M t_X [x_k]) (value_0 I M (x_k + 1))
  (I.index .real (x_k + 1))))
  : I.fn f_0 [M t_B [x_k], I.fn f_3 [I.fn f_4 [M t_X [x_k], M t_A [x_k]], I.fn f_4 [M t_X [x_k], M t_A [x_k + 1]]]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]]], I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]]]])
  (fn_congr2 rfl (fn_congr2 rfl (reciprocal (law_0 hl) ((int_c322 h1) : ¬ x_k = 0)))))
  : I.fn f_0 [M t_B [x_k], I.fn f_3 [I.fn f_4 [M t_X [x_k], M t_A [x_k]], I.fn f_4 [M t_X [x_k], M t_A [x_k + 1]]]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]]], I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_5 []]])
  (Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans ((fn_congr2 (fn_congr2 (fn_congr2
  (fn_congr2 rfl (fn_congr2 (fn_congr2 rfl (Eq.symm (append1 x_k 0 (x_k + 1) (fun y_q879 h3 => h3)
  (fun y_q879 => ⟨(fun h3 => ((Classical.em (y_q879 < x_k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun y_q879 h3 => h3.2)
  (fun y_q879 h3 => rfl) rfl))) rfl)) rfl)
  (fn_congr2 (fn_congr2 rfl (Eq.symm (append1 x_k 0 (x_k + 1) (fun y_q879 h3 => h3)
  (fun y_q879 => ⟨(fun h3 => ((Classical.em (y_q879 < x_k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun y_q879 h3 => h3.2)
  (fun y_q879 h3 => rfl) rfl))) rfl)) rfl)
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]]], I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_5 []]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]]], I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], I.fn f_0 [value_0 I M x_k, M t_X [x_k]]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_0 [value_0 I M x_k, M t_X [x_k]]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_5 []]])
  (Eq.trans
  (((show ∀ v0 v1 v2 v3 v4 : V, (I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [v0, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v1], v1], I.fn f_2 [I.fn f_5 [], v2]]], I.fn f_3 [v3, v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v3], I.fn f_0 [v1, v3]], I.fn f_2 [I.fn f_5 [], v4]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], I.fn f_2 [I.fn f_5 [], v2]], v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v2]], I.fn f_0 [v1, v3]], I.fn f_2 [I.fn f_5 [], v4]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_5 []]]) = (I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_0 [v0, I.fn f_3 [v3, v3]], I.fn f_3 [I.fn f_5 [], I.fn f_5 []]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], I.fn f_2 [I.fn f_5 [], v2]], v3]], I.fn f_5 []]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], v3], I.fn f_2 [I.fn f_5 [], v4]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v3], v3], I.fn f_2 [I.fn f_5 [], v4]]], I.fn f_5 []]], I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_2 [I.fn f_5 [], v4]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v2]], v3], I.fn f_2 [I.fn f_5 [], v4]]]]) from by intro v0 v1 v2 v3 v4; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_5 I M x_k) (value_0 I M x_k) (I.index .real x_k) (M t_X [x_k]) (I.index .real (x_k + 1)))
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]]], I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], I.fn f_0 [value_0 I M x_k, M t_X [x_k]]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_0 [value_0 I M x_k, M t_X [x_k]]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_5 []]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_5 [], I.fn f_5 []]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]]], I.fn f_5 []]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_5 []]], I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]])
  (fn_congr2 (fn_congr2
  (fn_congr2 (fn_congr2 rfl (fn_congr2 (Eq.symm (reciprocal (law_0 hl) ((int_c322 h1) : ¬ x_k = 0)))
  (Eq.symm (reciprocal (law_0 hl) ((fact_0 h1) : ¬ x_k + 1 = 0)))))
  (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) ((fact_0 h1) : ¬ x_k + 1 = 0)))))
  (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) ((int_c322 h1) : ¬ x_k = 0))))) rfl)))
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]]], I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_5 []]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.index .real (x_k + 1), I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]]], I.fn f_3 [I.index .real (x_k + 1), I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]]]], I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]])
  (fn_congr2 (fn_congr2
  (fn_congr2 (fn_congr2 rfl (fn_congr2 rfl (fn_congr2 (Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans
  (((show ∀ v0 : V, v0 = (I.fn f_3 [v0, I.fn f_5 []]) from by intro v0; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real (x_k + 1)))
  : I.index .real (x_k + 1) = I.fn f_3 [I.index .real (x_k + 1), I.fn f_5 []])
  (Eq.symm (sum_constant (law_2 hl) (law_4 hl) 0 (x_k + 1) ((int_c332 h1) : 0 ≤ x_k + 1)
  (fun (y_q1007 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : 0 ≤ y_q1007 ∧ y_q1007 < 0 + (x_k + 1) ↔ 0 ≤ y_q1007 ∧ y_q1007 < 0 + (x_k + 1))))))
  : I.index .real (x_k + 1) = value_2 I M (x_k + 1))
  (Eq.symm (union_in_order1 (law_5 hl) (law_6 hl) 0 (x_k + 1)
  (fun y_q1010 h3 => ⟨h3.1, (int_lt_zero_add h3.2)⟩) (fun y_q1010 =>
  ⟨(fun h3 => ((Classical.em (y_q1010 < 0 + x_k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr ⟨(fact_1 h4), (int_lt_zero_add h3.2)⟩)))), (fun h3 =>
  (Or.elim h3 (fun h4 => ⟨h4.1, (int_c214 h4.2)⟩) (fun h4 => ⟨(int_c493 h4.1 h1), (int_c22 h4.2)⟩)))⟩)
  (fun y_q1010 y_q1011 h3 h4 => (fact_2 h4.1 h3.2)) (fun y_q1010 h3 => rfl) (fun y_q1010 h3 => rfl))))
  : I.index .real (x_k + 1) = I.fn f_0 [value_2 I M x_k, value_3 I M x_k])
  (fn_congr2 (sum_constant (law_2 hl) (law_4 hl) 0 x_k ((int_c18 h1) : 0 ≤ x_k)
  (fun (y_q1008 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : 0 ≤ y_q1008 ∧ y_q1008 < 0 + x_k ↔ 0 ≤ y_q1008 ∧ y_q1008 < 0 + x_k)))
  (sum_constant (law_2 hl) (law_4 hl) x_k 1 (fact_3 : (0 : Int) ≤ 1)
  (fun (y_q1009 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : x_k ≤ y_q1009 ∧ y_q1009 < x_k + 1 ↔ x_k ≤ y_q1009 ∧ y_q1009 < x_k + 1)))))
  : I.index .real (x_k + 1) = I.fn f_0 [I.fn f_3 [I.index .real x_k, I.fn f_5 []], I.fn f_3 [I.index .real 1, I.fn f_5 []]])
  ((show ∀ v0 v1 : V, (I.fn f_0 [I.fn f_3 [v0, I.fn f_5 []], I.fn f_3 [v1, I.fn f_5 []]]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real x_k) (I.index .real 1))) rfl)))
  (fn_congr2 rfl (fn_congr2 (Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans
  (((show ∀ v0 : V, v0 = (I.fn f_3 [v0, I.fn f_5 []]) from by intro v0; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real (x_k + 1)))
  : I.index .real (x_k + 1) = I.fn f_3 [I.index .real (x_k + 1), I.fn f_5 []])
  (Eq.symm (sum_constant (law_2 hl) (law_4 hl) 0 (x_k + 1) ((int_c332 h1) : 0 ≤ x_k + 1)
  (fun (y_q1007 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : 0 ≤ y_q1007 ∧ y_q1007 < 0 + (x_k + 1) ↔ 0 ≤ y_q1007 ∧ y_q1007 < 0 + (x_k + 1))))))
  : I.index .real (x_k + 1) = value_2 I M (x_k + 1))
  (Eq.symm (union_in_order1 (law_5 hl) (law_6 hl) 0 (x_k + 1)
  (fun y_q1010 h3 => ⟨h3.1, (int_lt_zero_add h3.2)⟩) (fun y_q1010 =>
  ⟨(fun h3 => ((Classical.em (y_q1010 < 0 + x_k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr ⟨(fact_1 h4), (int_lt_zero_add h3.2)⟩)))), (fun h3 =>
  (Or.elim h3 (fun h4 => ⟨h4.1, (int_c214 h4.2)⟩) (fun h4 => ⟨(int_c493 h4.1 h1), (int_c22 h4.2)⟩)))⟩)
  (fun y_q1010 y_q1011 h3 h4 => (fact_2 h4.1 h3.2)) (fun y_q1010 h3 => rfl) (fun y_q1010 h3 => rfl))))
  : I.index .real (x_k + 1) = I.fn f_0 [value_2 I M x_k, value_3 I M x_k])
  (fn_congr2 (sum_constant (law_2 hl) (law_4 hl) 0 x_k ((int_c18 h1) : 0 ≤ x_k)
  (fun (y_q1008 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : 0 ≤ y_q1008 ∧ y_q1008 < 0 + x_k ↔ 0 ≤ y_q1008 ∧ y_q1008 < 0 + x_k)))
  (sum_constant (law_2 hl) (law_4 hl) x_k 1 (fact_3 : (0 : Int) ≤ 1)
  (fun (y_q1009 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : x_k ≤ y_q1009 ∧ y_q1009 < x_k + 1 ↔ x_k ≤ y_q1009 ∧ y_q1009 < x_k + 1)))))
  : I.index .real (x_k + 1) = I.fn f_0 [I.fn f_3 [I.index .real x_k, I.fn f_5 []], I.fn f_3 [I.index .real 1, I.fn f_5 []]])
  ((show ∀ v0 v1 : V, (I.fn f_0 [I.fn f_3 [v0, I.fn f_5 []], I.fn f_3 [v1, I.fn f_5 []]]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real x_k) (I.index .real 1))) rfl))) rfl) rfl))
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]]], I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_5 []]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.fn f_0 [I.index .real x_k, I.index .real 1], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]]], I.fn f_3 [I.fn f_0 [I.index .real x_k, I.index .real 1], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]]]], I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]])
  (fn_congr2 (fn_congr2 (fn_congr2 (fn_congr2 rfl (fn_congr2 rfl (fn_congr2 (fn_congr2 rfl
  (show (I.index .real 1) = (I.fn f_5 []) from by exact (law_4 hl) _)) rfl)))
  (fn_congr2 rfl (fn_congr2 (fn_congr2 rfl
  (show (I.index .real 1) = (I.fn f_5 []) from by exact (law_4 hl) _)) rfl))) rfl)
  rfl))
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]]], I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_5 []]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.fn f_0 [I.index .real x_k, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]]], I.fn f_3 [I.fn f_0 [I.index .real x_k, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]]]], I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]])
  ((show ∀ v0 v1 v2 v3 v4 : V, (I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_0 [v0, I.fn f_3 [v1, v1]], I.fn f_3 [I.fn f_3 [v2, I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [I.fn f_0 [v2, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], v3]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v4], v4], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v4], I.fn f_2 [I.fn f_5 [], v2]], v1]], I.fn f_3 [I.fn f_0 [v2, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], v3]]]], I.fn f_3 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v4], v1], I.fn f_2 [I.fn f_5 [], v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], v1], I.fn f_2 [I.fn f_5 [], v3]]], I.fn f_3 [v2, I.fn f_2 [I.fn f_5 [], v2]]]], I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v4, v4], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_2 [I.fn f_5 [], v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [v4, I.fn f_2 [I.fn f_5 [], v2]], v1], I.fn f_2 [I.fn f_5 [], v3]]]]) = (I.fn f_0 [I.fn f_3 [I.fn f_0 [v0, I.fn f_3 [v1, v1]], I.fn f_3 [I.fn f_3 [v2, I.fn f_2 [I.fn f_5 [], v2]], I.fn f_3 [I.fn f_0 [v2, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], v3]]]], I.fn f_3 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v4], v4], I.fn f_2 [I.fn f_5 [], v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v4], v1], I.fn f_2 [I.fn f_5 [], v3]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], v1], I.fn f_2 [I.fn f_5 [], v3]]], I.fn f_3 [v2, I.fn f_2 [I.fn f_5 [], v2]]]]) from by intro v0 v1 v2 v3 v4; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_5 I M x_k) (M t_X [x_k]) (I.index .real x_k) (I.index .real (x_k + 1)) (value_0 I M x_k)))
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]]], I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M x_k, value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_5 []]] = I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.fn f_0 [I.index .real x_k, I.fn f_5 []], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]]]])
  (Eq.symm (Eq.trans ((Eq.trans
  ((Eq.trans ((fn_congr2 (fn_congr2 (Eq.symm (append1 x_k 0 (x_k + 1) (fun y_q897 h3 => h3)
  (fun y_q897 => ⟨(fun h3 => ((Classical.em (y_q897 < x_k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun y_q897 h3 => h3.2)
  (fun y_q897 h3 => rfl) rfl))
  (fn_congr2 (fn_congr2 (fn_congr2 rfl (Eq.symm (append1 x_k 0 (x_k + 1) (fun y_q909 h3 => h3)
  (fun y_q909 => ⟨(fun h3 => ((Classical.em (y_q909 < x_k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun y_q909 h3 => h3.2)
  (fun y_q909 h3 => rfl) rfl))) (Eq.symm (append1 x_k 0 (x_k + 1) (fun y_q909 h3 => h3)
  (fun y_q909 => ⟨(fun h3 => ((Classical.em (y_q909 < x_k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun y_q909 h3 => h3.2)
  (fun y_q909 h3 => rfl) rfl))) rfl))
  (fn_congr2 (fn_congr2 (fn_congr2 (Eq.symm (append1 x_k 0 (x_k + 1) (fun y_q909 h3 => h3)
  (fun y_q909 => ⟨(fun h3 => ((Classical.em (y_q909 < x_k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun y_q909 h3 => h3.2)
  (fun y_q909 h3 => rfl) rfl)) (Eq.symm (append1 x_k 0 (x_k + 1) (fun y_q909 h3 => h3)
  (fun y_q909 => ⟨(fun h3 => ((Classical.em (y_q909 < x_k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_taB h4.2)⟩)
  (fun h4 => ⟨(int_c166 h1 h4), (int_eab_taB h4)⟩)))⟩) (fun y_q909 h3 => h3.2)
  (fun y_q909 h3 => rfl) rfl))) rfl) rfl))
  : I.fn f_0 [I.fn f_0 [value_4 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (x_k + 1)], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (x_k + 1), value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_5 []]] = I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.fn f_0 [value_0 I M x_k, M t_X [x_k]]], I.fn f_0 [value_0 I M x_k, M t_X [x_k]]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_0 [value_0 I M x_k, M t_X [x_k]], I.fn f_0 [value_0 I M x_k, M t_X [x_k]]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_5 []]])
  (Eq.trans
  (((show ∀ v0 v1 v2 v3 : V, (I.fn f_0 [I.fn f_0 [I.fn f_0 [v0, I.fn f_3 [v1, v1]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.fn f_0 [v2, v1]], I.fn f_0 [v2, v1]], I.fn f_2 [I.fn f_5 [], v3]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_0 [v2, v1], I.fn f_0 [v2, v1]], I.fn f_2 [I.fn f_5 [], v3]], I.fn f_5 []]]) = (I.fn f_0 [I.fn f_3 [I.fn f_0 [v0, I.fn f_3 [v1, v1]], I.fn f_3 [I.fn f_5 [], I.fn f_5 []]], I.fn f_3 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v2], v2], I.fn f_2 [I.fn f_5 [], v3]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v2], v1], I.fn f_2 [I.fn f_5 [], v3]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], v1], v1], I.fn f_2 [I.fn f_5 [], v3]]], I.fn f_5 []]]) from by intro v0 v1 v2 v3; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_5 I M x_k) (M t_X [x_k]) (value_0 I M x_k) (I.index .real (x_k + 1)))
  : I.fn f_0 [I.fn f_0 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], I.fn f_0 [value_0 I M x_k, M t_X [x_k]]], I.fn f_0 [value_0 I M x_k, M t_X [x_k]]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_0 [value_0 I M x_k, M t_X [x_k]], I.fn f_0 [value_0 I M x_k, M t_X [x_k]]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_5 []]] = I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_5 [], I.fn f_5 []]], I.fn f_3 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_5 []]])
  (fn_congr2 (fn_congr2 rfl (fn_congr2 (Eq.symm (reciprocal (law_0 hl) ((int_c322 h1) : ¬ x_k = 0)))
  (Eq.symm (reciprocal (law_0 hl) ((fact_0 h1) : ¬ x_k + 1 = 0)))))
  (fn_congr2 rfl (Eq.symm (reciprocal (law_0 hl) ((int_c322 h1) : ¬ x_k = 0)))))))
  : I.fn f_0 [I.fn f_0 [value_4 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (x_k + 1)], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (x_k + 1), value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_5 []]] = I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.index .real (x_k + 1), I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]]]])
  (fn_congr2 (fn_congr2 rfl (fn_congr2 rfl (fn_congr2 (Eq.trans ((Eq.trans ((Eq.trans ((Eq.trans
  (((show ∀ v0 : V, v0 = (I.fn f_3 [v0, I.fn f_5 []]) from by intro v0; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real (x_k + 1)))
  : I.index .real (x_k + 1) = I.fn f_3 [I.index .real (x_k + 1), I.fn f_5 []])
  (Eq.symm (sum_constant (law_2 hl) (law_4 hl) 0 (x_k + 1) ((int_c332 h1) : 0 ≤ x_k + 1)
  (fun (y_q1007 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : 0 ≤ y_q1007 ∧ y_q1007 < 0 + (x_k + 1) ↔ 0 ≤ y_q1007 ∧ y_q1007 < 0 + (x_k + 1))))))
  : I.index .real (x_k + 1) = value_2 I M (x_k + 1))
  (Eq.symm (union_in_order1 (law_5 hl) (law_6 hl) 0 (x_k + 1)
  (fun y_q1010 h3 => ⟨h3.1, (int_lt_zero_add h3.2)⟩) (fun y_q1010 =>
  ⟨(fun h3 => ((Classical.em (y_q1010 < 0 + x_k)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr ⟨(fact_1 h4), (int_lt_zero_add h3.2)⟩)))), (fun h3 =>
  (Or.elim h3 (fun h4 => ⟨h4.1, (int_c214 h4.2)⟩) (fun h4 => ⟨(int_c493 h4.1 h1), (int_c22 h4.2)⟩)))⟩)
  (fun y_q1010 y_q1011 h3 h4 => (fact_2 h4.1 h3.2)) (fun y_q1010 h3 => rfl) (fun y_q1010 h3 => rfl))))
  : I.index .real (x_k + 1) = I.fn f_0 [value_2 I M x_k, value_3 I M x_k])
  (fn_congr2 (sum_constant (law_2 hl) (law_4 hl) 0 x_k ((int_c18 h1) : 0 ≤ x_k)
  (fun (y_q1008 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : 0 ≤ y_q1008 ∧ y_q1008 < 0 + x_k ↔ 0 ≤ y_q1008 ∧ y_q1008 < 0 + x_k)))
  (sum_constant (law_2 hl) (law_4 hl) x_k 1 (fact_3 : (0 : Int) ≤ 1)
  (fun (y_q1009 : Int) => (⟨(fun h3 => h3), (fun h3 => h3)⟩
  : x_k ≤ y_q1009 ∧ y_q1009 < x_k + 1 ↔ x_k ≤ y_q1009 ∧ y_q1009 < x_k + 1)))))
  : I.index .real (x_k + 1) = I.fn f_0 [I.fn f_3 [I.index .real x_k, I.fn f_5 []], I.fn f_3 [I.index .real 1, I.fn f_5 []]])
  ((show ∀ v0 v1 : V, (I.fn f_0 [I.fn f_3 [v0, I.fn f_5 []], I.fn f_3 [v1, I.fn f_5 []]]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_1 hl)).exists_semiring; simp only [e]; grind)
  (I.index .real x_k) (I.index .real 1))) rfl))) rfl))
  : I.fn f_0 [I.fn f_0 [value_4 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (x_k + 1)], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (x_k + 1), value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_5 []]] = I.fn f_0 [I.fn f_3 [I.fn f_0 [value_5 I M x_k, I.fn f_3 [M t_X [x_k], M t_X [x_k]]], I.fn f_3 [I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]], I.fn f_3 [I.fn f_0 [I.index .real x_k, I.index .real 1], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]], I.fn f_3 [I.fn f_0 [I.fn f_0 [I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], value_0 I M x_k], value_0 I M x_k], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M x_k], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_7 [], M t_X [x_k]], M t_X [x_k]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.index .real x_k, I.fn f_2 [I.fn f_5 [], I.index .real x_k]]]])
  (fn_congr2 (fn_congr2 rfl (fn_congr2 rfl (fn_congr2 (fn_congr2 rfl
  (show (I.index .real 1) = (I.fn f_5 []) from by exact (law_4 hl) _)) rfl))) rfl)))))
  : I.fn f_0 [M t_B [x_k], I.fn f_3 [I.fn f_4 [M t_X [x_k], M t_A [x_k]], I.fn f_4 [M t_X [x_k], M t_A [x_k + 1]]]] = I.fn f_0 [I.fn f_0 [value_4 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (x_k + 1)], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (x_k + 1), value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_5 []]])
  (Eq.symm (Eq.trans ((Eq.trans
  ((Eq.trans ((equation_1 x_N (x_k + 1) hl hM trivial) : M t_B [x_k + 1] = value_1 I M (x_k + 1))
  (Eq.trans ((Eq.trans ((Eq.trans
  ((reduce_start (((show ∀ v0 v1 : V, (I.fn f_1 []) = (I.fn f_0 [I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_1 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_1 []]]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_0 I M (x_k + 1)) (I.index .real (x_k + 1)))
  : I.fn f_1 [] = I.fn f_0 [I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_1 []]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (x_k + 1), value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_1 []]]))
  : value_1 I M (x_k + 1) = value_8 I M (x_k + 1))
  (reduce_congr1 (fun y_q767 => ⟨(fun h3 => h3), (fun h3 => h3)⟩)
  (fun y_q767 h3 => (Eq.trans ((fn_congr2 (fn_congr2 rfl (equation_0 x_N (x_k + 1) hl hM trivial))
  (fn_congr2 rfl (equation_0 x_N (x_k + 1) hl hM trivial)))
  : I.fn f_3 [I.fn f_4 [M t_X [y_q767], M t_A [x_k + 1]], I.fn f_4 [M t_X [y_q767], M t_A [x_k + 1]]] = I.fn f_3 [I.fn f_4 [M t_X [y_q767], I.fn f_2 [value_0 I M (x_k + 1), I.index .real (x_k + 1)]], I.fn f_4 [M t_X [y_q767], I.fn f_2 [value_0 I M (x_k + 1), I.index .real (x_k + 1)]]])
  ((show ∀ v0 v1 v2 : V, (I.fn f_3 [I.fn f_4 [v0, I.fn f_2 [v1, v2]], I.fn f_4 [v0, I.fn f_2 [v1, v2]]]) = (I.fn f_0 [I.fn f_0 [I.fn f_3 [v0, v0], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], v1], I.fn f_2 [I.fn f_5 [], v2]], v0]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v1, v1], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_2 [I.fn f_5 [], v2]], I.fn f_5 []]]) from by intro v0 v1 v2; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (M t_X [y_q767]) (value_0 I M (x_k + 1)) (I.index .real (x_k + 1)))))))
  : value_1 I M (x_k + 1) = value_7 I M (x_k + 1))
  (Eq.symm (Eq.trans ((fn_congr2 (Eq.trans ((fn_congr2 rfl (sum_scaled (law_2 hl)
  (finite1 0 (x_k + 1) (fun (y_q767 : Int) (h3 : 0 ≤ y_q767 ∧ y_q767 < x_k + 1) => h3))))
  : I.fn f_0 [value_4 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], value_0 I M (x_k + 1)]] = I.fn f_0 [value_4 I M x_k, value_11 I M (x_k + 1)])
  (sums_added (law_2 hl)
  (finite1 0 (x_k + 1) (fun (y_q767 : Int) (h3 : 0 ≤ y_q767 ∧ y_q767 < x_k + 1) => h3))))
  (sum_scaled (law_2 hl)
  (finite1 0 (x_k + 1) (fun (y_q767 : Int) (h3 : 0 ≤ y_q767 ∧ y_q767 < x_k + 1) => h3))))
  : I.fn f_0 [I.fn f_0 [value_4 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], value_0 I M (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (x_k + 1), value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], value_6 I M (x_k + 1)]] = I.fn f_0 [value_9 I M (x_k + 1), value_10 I M (x_k + 1)])
  (sums_added (law_2 hl)
  (finite1 0 (x_k + 1) (fun (y_q767 : Int) (h3 : 0 ≤ y_q767 ∧ y_q767 < x_k + 1) => h3))))))
  : value_1 I M (x_k + 1) = I.fn f_0 [I.fn f_0 [value_4 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], value_0 I M (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (x_k + 1), value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], value_6 I M (x_k + 1)]])
  (fn_congr2 (fn_congr2 rfl (fn_congr2 (fn_congr2 (fn_congr2 rfl rfl) rfl) rfl))
  (fn_congr2 (fn_congr2 (fn_congr2 (fn_congr2 rfl rfl) rfl) rfl)
  (sum_constant (law_2 hl) (law_4 hl) 0 (x_k + 1) ((int_c332 h1) : 0 ≤ x_k + 1)
  (fun (y_q767 : Int) =>
  (⟨(fun h3 => ⟨h3.1, (int_c22 h3.2)⟩), (fun h3 => ⟨h3.1, (int_lt_zero_add h3.2)⟩)⟩
  : 0 ≤ y_q767 ∧ y_q767 < x_k + 1 ↔ 0 ≤ y_q767 ∧ y_q767 < 0 + (x_k + 1))))))))
  : M t_B [x_k + 1] = I.fn f_0 [I.fn f_0 [value_4 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], value_0 I M (x_k + 1)]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (x_k + 1), value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.index .real (x_k + 1), I.fn f_5 []]]])
  (fn_congr2 (fn_congr2 rfl
  ((show ∀ v0 v1 v2 v3 : V, (I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v1], v3], v2]) = (I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v1], v2], v3]) from by intro v0 v1 v2 v3; obtain ⟨f, _, _, e⟩ := exists_ac (law_7 hl) (law_8 hl); simp only [e]; ac_rfl)
  (I.fn f_6 []) (value_0 I M (x_k + 1)) (value_0 I M (x_k + 1))
  (I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)])))
  ((show ∀ v0 v1 : V, (I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_3 [v1, I.fn f_5 []]]) = (I.fn f_3 [I.fn f_3 [I.fn f_3 [v0, v0], I.fn f_2 [I.fn f_5 [], v1]], I.fn f_3 [v1, I.fn f_2 [I.fn f_5 [], v1]]]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_2 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_3 hl)).exists_inv; simp only [d, e]; grind)
  (value_0 I M (x_k + 1)) (I.index .real (x_k + 1)))))
  : M t_B [x_k + 1] = I.fn f_0 [I.fn f_0 [value_4 I M x_k, I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_6 [], value_0 I M (x_k + 1)], value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [value_0 I M (x_k + 1), value_0 I M (x_k + 1)], I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]], I.fn f_3 [I.index .real (x_k + 1), I.fn f_2 [I.fn f_5 [], I.index .real (x_k + 1)]]]])
  (fn_congr2 rfl (fn_congr2 rfl (reciprocal (law_0 hl) ((fact_0 h1) : ¬ x_k + 1 = 0)))))))
  : I.fn f_0 [M t_B [x_k], I.fn f_3 [I.fn f_4 [M t_X [x_k], M t_A [x_k]], I.fn f_4 [M t_X [x_k], M t_A [x_k + 1]]]] = M t_B [x_k + 1]))))

theorem kept_1 (x_N x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 1 ≤ x_N) (h1 : 1 ≤ x_k) (h2 : x_k < x_N) :
    Heap.Entails ((body_1 I M).post ((base E x_N).set v_k x_k) (known_1 I M x_N x_k)) (known_1 I M x_N (x_k + 1)) :=
  (show Heap.Entails _ (known_1 I M x_N (x_k + 1)) from
  (entails_and (entails_points0 (fun h3 => (at_set_eq0 rfl)))
  (entails_and (entails_points0 (fun h3 => (at_set_other (by decide)
  (at_set_other (by decide) (at_set_eq0 ((fn_congr2 (at_congr1 int_c88) (at_congr1 int_c88))
  : I.fn f_4 [M t_X [x_k + 1 + (-1)], M t_A [x_k + 1 + (-1)]] = I.fn f_4 [M t_X [x_k], M t_A [x_k]]))))))
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

theorem program_vc (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 1 ≤ x_N) :
    (program I M).vc I (impl.HasCell spec (base E x_N)) (base E x_N) (impl.inputHeap spec (base E x_N) M) :=
  (vc_allocate (vc_allocate (vc_seq (vc_assign_of (M t_X [0]) (in_other (by decide) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_mean t_MEAN [] [] none)) (R := (Region.mk t_MEAN [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_mean rfl rfl)))
  (ev_read (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [0]) (.head _) (.head _) rfl
  (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), ((int_c38 h0) : 0 < x_N), rfl⟩) rfl
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
  (Eq.symm (Eq.trans ((equation_0 x_N 1 hl hM trivial)
  : M t_A [1] = I.fn f_2 [value_0 I M 1, I.index .real 1])
  (fn_congr2 (reduce_single_some1 0
  (fun y_q4 => ⟨(fun h1 => (int_c40 h1.1 h1.2)), (fun h1 => ⟨(int_eba_lab h1), (int_c191 h1)⟩)⟩))
  rfl)))) : M t_X [0] = M t_A [1]))
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
  (Eq.symm (Eq.trans ((equation_1 x_N 1 hl hM trivial) : M t_B [1] = value_1 I M 1)
  (Eq.trans ((reduce_single_some1 0
  (fun y_q6 => ⟨(fun h1 => (int_c40 h1.1 h1.2)), (fun h1 => ⟨(int_eba_lab h1), (int_c191 h1)⟩)⟩))
  : value_1 I M 1 = I.fn f_0 [I.fn f_1 [], I.fn f_3 [I.fn f_4 [M t_X [0], M t_A [1]], I.fn f_4 [M t_X [0], M t_A [1]]]])
  (fn_congr2 rfl (fn_congr2 (fn_congr2 rfl (Eq.trans ((equation_0 x_N 1 hl hM trivial)
  : M t_A [1] = I.fn f_2 [value_0 I M 1, I.index .real 1])
  (fn_congr2 (reduce_single_some1 0
  (fun y_q7 => ⟨(fun h1 => (int_c40 h1.1 h1.2)), (fun h1 => ⟨(int_eba_lab h1), (int_c191 h1)⟩)⟩))
  rfl))) (fn_congr2 rfl (Eq.trans ((equation_0 x_N 1 hl hM trivial)
  : M t_A [1] = I.fn f_2 [value_0 I M 1, I.index .real 1])
  (fn_congr2 (reduce_single_some1 0
  (fun y_q8 => ⟨(fun h1 => (int_c40 h1.1 h1.2)), (fun h1 => ⟨(int_eba_lab h1), (int_c191 h1)⟩)⟩))
  rfl))))))))) : I.fn f_1 [] = M t_B [1]))
  (vc_seq (vc_for_of 1 x_N rfl rfl (show Heap.Entails _ (known_1 I M x_N 1) from
  (entails_and (entails_points0 (fun h1 => (at_set_eq0 rfl)))
  (entails_and (entails_points0 (fun h1 => (False.elim (int_c439 h1))))
  (entails_and (entails_points0 (fun h1 => (at_set_other (by decide) (at_set_eq0 rfl))))
  (entails_points1 (fun y_q1012 h1 => (at_set_other (by decide)
  (at_set_other (by decide) (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [y_q1012]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q1012, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))))))))
  (fun x_k h1 h2 => (vc_1 x_N x_k hl hM h0 h1 h2))
  (fun x_k h1 h2 => (kept_1 x_N x_k hl hM h0 h1 h2)))
  (vc_assign_of (I.fn f_2 [M t_B [(max 1 x_N)], I.index .real x_N])
  (in_other (by decide) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_var t_VAR [] [] none)) (R := (Region.mk t_VAR [])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) []
  (region_iff.2 rfl) shape_a_var rfl rfl)))
  (ev_fn (ev_cons (ev_read ((at_left (at_points0 trivial rfl))
  : (known_1 I M x_N (max 1 x_N)) ⟨a_b, []⟩ (M t_B [(max 1 x_N)]))) (ev_cons ev_index ev_nil)))
  ((Eq.trans ((fn_congr2 (at_congr1 (fact_4 h0)) rfl)
  : I.fn f_2 [M t_B [(max 1 x_N)], I.index .real x_N] = I.fn f_2 [M t_B [x_N], I.index .real x_N])
  (Eq.symm (equation_3 x_N hl hM trivial)))
  : I.fn f_2 [M t_B [(max 1 x_N)], I.index .real x_N] = M t_VAR [])))))))

theorem output_0_1 (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 1 ≤ x_N) :
    ((program I M).post (base E x_N) (impl.inputHeap spec (base E x_N) M)) ⟨a_mean, []⟩ (M t_MEAN []) :=
  (at_restore (by decide) (at_restore (by decide)
  (at_set_other (by decide) ((at_right (at_right (at_left (at_points0 trivial
  (Eq.trans ((Eq.trans ((equation_2 x_N hl hM trivial) : M t_MEAN [] = M t_A [x_N])
  (Eq.trans ((equation_0 x_N x_N hl hM trivial)
  : M t_A [x_N] = I.fn f_2 [value_0 I M x_N, I.index .real x_N])
  (fn_congr2 (reduce_congr1 (fun y_q1016 =>
  ⟨(fun h1 => ⟨h1.1, (int_lt_max_right h1.2)⟩), (fun h1 => ⟨h1.1, (int_c8 h0 h1.2)⟩)⟩)
  (fun y_q1016 h1 => rfl)) (index_congr (fact_5 h0)))))
  : M t_MEAN [] = I.fn f_2 [value_0 I M (max 1 x_N), I.index .real (max 1 x_N)])
  (Eq.symm (equation_0 x_N (max 1 x_N) hl hM trivial)))))))
  : (known_1 I M x_N (max 1 x_N)) ⟨a_mean, []⟩ (M t_MEAN [])))))

theorem output_1_2 (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 1 ≤ x_N) :
    ((program I M).post (base E x_N) (impl.inputHeap spec (base E x_N) M)) ⟨a_var, []⟩ (M t_VAR []) :=
  (at_restore (by decide) (at_restore (by decide) (at_set_eq0 rfl)))

theorem consistent (E : Env) (x_N : Int) (h0 : 1 ≤ x_N) : spec.Consistent (base E x_N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N : Int) (h0 : 1 ≤ x_N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N) :=
  solvable_layers (consistent E x_N h0)
    (fun t => if t = t_A then 0 else if t = t_B then 1 else if t = t_VAR then 2 else if t = t_MEAN then 3 else 0) (by decide)

theorem placed (E : Env) (x_N : Int) (h0 : 1 ≤ x_N) : impl.LayoutOk spec (base E x_N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N : Int) : Ten → List Int → Prop := fun t p => if t = t_A then (p.getD 0 0) ≤ x_N else if t = t_B then (p.getD 0 0) ≤ x_N else True

theorem covered_0 (E : Env) (x_N : Int) (h0 : 1 ≤ x_N) :
    spec.Given (inside x_N) (base E x_N) t_MEAN [] :=
  (given_equation (p := []) (.tail _ (.tail _ (.head _))) rfl rfl rfl trivial
  (cond_holds.2 (trivial : True)))

theorem covered_1 (E : Env) (x_N : Int) (h0 : 1 ≤ x_N) :
    spec.Given (inside x_N) (base E x_N) t_VAR [] :=
  (given_equation (p := []) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl rfl trivial
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N : Int) (h0 : 1 ≤ x_N) (x_n : Int) (h1 : True) (h2 : x_n ≤ x_N) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.fn (.builtin "/" .real) [.reduce [.fn (.literal .real 0 1) []] (.builtin "+" .real) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n))) (.access t_X [.var v_k]), .index .real (.var v_n)]) ((base E x_N).set v_n x_n) :=
  (defined_fn (defined_cons
  (defined_reduce_some1 0 x_n (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_n) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_n) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, ((int_lbc_tab_tac h2 h3.2) : y_d0 < x_N), rfl⟩)))))
  (defined_cons defined_index defined_nil)))

theorem defined_1 (E : Env) (x_N : Int) (h0 : 1 ≤ x_N) (x_n : Int) (h1 : True) (h2 : x_n ≤ x_N) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.reduce [.fn (.literal .real 0 1) []] (.builtin "+" .real) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n))) (.fn (.builtin "*" .real) [.fn (.builtin "-" .real) [.access t_X [.var v_k], .access t_A [.var v_n]], .fn (.builtin "-" .real) [.access t_X [.var v_k], .access t_A [.var v_n]]])) ((base E x_N).set v_n x_n) :=
  (defined_reduce_some1 0 x_n (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < x_n) => h3)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < x_n) => (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, h3.1, ((int_lbc_tab_tac h2 h3.2) : y_d1 < x_N), rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [x_n]) (.head _) rfl rfl rfl (h2 : x_n ≤ x_N) (cond_holds.2 (h1 : True))))
  defined_nil))) (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, h3.1, ((int_lbc_tab_tac h2 h3.2) : y_d1 < x_N), rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [x_n]) (.head _) rfl rfl rfl (h2 : x_n ≤ x_N) (cond_holds.2 (h1 : True))))
  defined_nil))) defined_nil)))))

theorem defined_2 (E : Env) (x_N : Int) (h0 : 1 ≤ x_N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.access t_A [.var v_N]) (base E x_N) :=
  (defined_access (given_equation (p := [x_N]) (.head _) rfl rfl rfl (int_refl : x_N ≤ x_N)
  (cond_holds.2 (h1 : True))))

theorem defined_3 (E : Env) (x_N : Int) (h0 : 1 ≤ x_N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.fn (.builtin "/" .real) [.access t_B [.var v_N], .index .real (.var v_N)]) (base E x_N) :=
  (defined_fn (defined_cons
  (defined_access (given_equation (p := [x_N]) (.tail _ (.head _)) rfl rfl rfl (int_refl : x_N ≤ x_N)
  (cond_holds.2 (h1 : True)))) (defined_cons defined_index defined_nil)))

theorem defined (E : Env) (x_N : Int) (h0 : 1 ≤ x_N) : spec.Defined (base E x_N) :=
  defined_of (inside x_N)
    (all_cons (region_each (covered_0 E x_N h0))
    (all_cons (region_each (covered_1 E x_N h0))
    all_nil))
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_n => cond_holds) (fun x_n g k => defined_0 E x_N h0 x_n g k))
    (all_cons (well_defined1 (fun x_n => cond_holds) (fun x_n g k => defined_1 E x_N h0 x_n g k))
    (all_cons (well_defined0 cond_holds (fun g k => defined_2 E x_N h0 g))
    (all_cons (well_defined0 cond_holds (fun g k => defined_3 E x_N h0 g))
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
