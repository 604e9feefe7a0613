module

public import Redverify.Rules

set_option linter.unusedVariables false

@[expose] public noncomputable section

namespace Redverify.Certificate.tree

/-- `k` -/ abbrev v_k : Var := 0
/-- `i0` -/ abbrev v_i0 : Var := 1
/-- `t` -/ abbrev v_t : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `s` -/ abbrev a_s : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `fold`. -/
def spec : Spec where
  assumptions := []
  inputs := [Region.mk t_A [(.const 0, .const 8)]]
  outputs := [Region.mk t_B []]
  equations :=
    [
      Equation.mk
        t_B
        []
        .true
        (.reduce
          []
          (.declared "then")
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 8)))
          (.access t_A [.var v_k]))]

/-- Implementation `tree`. -/
def impl : Impl where
  assumptions := []
  bindings := [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_b t_B [] [] none]
  body :=
    .allocate a_s [.const 8] <|
    .seq (.par v_t (.const 0) (.const 8) <|
      .assign a_s [.var v_t] (.read a_a [.var v_t])) <|
    .seq (.scope [a_s] <|
      .par v_t (.const 0) (.const 4) <|
        .accumulate
          false
          (.declared "then")
          a_s
          [.mul 2 (.var v_t)]
          (.read a_s [.add (.mul 2 (.var v_t)) (.const 1)])) <|
    .seq (.scope [a_s] <|
      .par v_t (.const 0) (.const 2) <|
        .accumulate
          false
          (.declared "then")
          a_s
          [.mul 4 (.var v_t)]
          (.read a_s [.add (.mul 4 (.var v_t)) (.const 2)])) <|
    .seq (.scope [a_s] <|
      .accumulate false (.declared "then") a_s [.const 0] (.read a_s [.const 4])) <|
    .assign a_b [] (.read a_s [.const 0])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.declared "then")

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.declared "then") := hl

abbrev f_0 : Fn := .declared "then"

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_a : ∀ b ∈ impl.bindings, b.array = a_a → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

abbrev value_0 {V : Type} (I : Interp V) (M : Model V) (y_c0 : Int) : V :=
  (I.reduce f_0 none (pts1 (fun y_k0 => y_k0 = y_c0)) (body1 (fun y_k0 => (M t_A [y_k0]))))

abbrev value_1 {V : Type} (I : Interp V) (M : Model V) (y_c0 : Int) : V :=
  (I.reduce f_0 none (pts1 (fun y_k0 => (y_c0 ≤ y_k0) ∧ (y_k0 ≤ (y_c0 + 1)))) (body1 (fun y_k0 => (M t_A [y_k0]))))

abbrev value_2 {V : Type} (I : Interp V) (M : Model V) (y_c0 x_t : Int) : V :=
  (I.reduce f_0 none (pts1 (fun y_k0 => (((((y_c0 + 2) ≤ y_k0) ∧ (y_k0 ≤ (y_c0 + 3))) ∧ ((y_c0 % 4) = 0)) ∧ ((y_c0 + 4) ≤ (4 * x_t))) ∨ ((y_c0 ≤ y_k0) ∧ (y_k0 ≤ (y_c0 + 1))))) (body1 (fun y_k0 => (M t_A [y_k0]))))

abbrev value_3 {V : Type} (I : Interp V) (M : Model V) (x_t : Int) : V :=
  (I.reduce f_0 none (pts1 (fun y_k0 => ((0 ≤ y_k0) ∧ (y_k0 < 8)) ∧ (y_k0 = x_t))) (body1 (fun y_k0 => (M t_A [y_k0]))))

abbrev value_4 {V : Type} (I : Interp V) (M : Model V) (x_t : Int) : V :=
  (I.reduce f_0 none (pts1 (fun y_k0 => ((4 * x_t) ≤ y_k0) ∧ (y_k0 ≤ ((4 * x_t) + 3)))) (body1 (fun y_k0 => (M t_A [y_k0]))))

abbrev value_5 {V : Type} (I : Interp V) (M : Model V) : V :=
  (I.reduce f_0 none (pts1 (fun y_k0 => (0 ≤ y_k0) ∧ (y_k0 < 8))) (body1 (fun y_k0 => (M t_A [y_k0]))))

theorem equation_0 {V : Type} {I : Interp V} {M : Model V} {E : Env} (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : True) :
    (M t_B []) = (value_5 I M) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
    (show TExp.eval I M (.reduce [] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 8))) (.access t_A [.var v_k])) (base E) = _ from
      (eval_reduce_first1
        (fun (x_k : Int) => cond_holds)
        (fun (x_k : Int) (h1 : (0 ≤ x_k) ∧ (x_k < 8)) => rfl))))

def known_1_0 {V : Type} (I : Interp V) (M : Model V) (x_t : Int) : Heap V :=
  .points1 a_a
    (fun y_c0 => (0 ≤ y_c0) ∧ (y_c0 < 8))
    (fun y_c0 => (M t_A [y_c0]))

def known_1_1 {V : Type} (I : Interp V) (M : Model V) (x_t : Int) : Heap V :=
  .points1 a_s
    (fun y_c0 => (0 ≤ y_c0) ∧ (y_c0 < x_t))
    (fun y_c0 => (value_0 I M y_c0))

def known_1 {V : Type} (I : Interp V) (M : Model V) (x_t : Int) : Heap V :=
  ((known_1_0 I M x_t).and (known_1_1 I M x_t))

def body_1 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_s [.var v_t] (.read a_a [.var v_t])
    (fun e => (value_3 I M (e v_t)))

theorem vc_1 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_t) (h1 : x_t < 8) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E)) a_s [8]) ((base E).set v_t x_t) (known_1 I M x_t) :=
  (vc_assign_of
    (M t_A [x_t])
    (in_allocated ⟨h0, h1, trivial⟩)
    (ev_read (show (known_1 I M x_t) ⟨a_a, [x_t]⟩ (M t_A [x_t]) from (at_left (at_points1 x_t ⟨h0, h1⟩ rfl))))
    (show (M t_A [x_t]) = (value_3 I M x_t) from
      (Eq.trans
        rfl
        (Eq.symm (reduce_single1
          x_t
          (fun y_q0 => ⟨(fun h2 => h2.2), (fun h2 => ⟨⟨(by omega), (by omega)⟩, h2⟩)⟩))))))

theorem kept_1 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_t) (h1 : x_t < 8) :
    Heap.Entails ((body_1 I M).post ((base E).set v_t x_t) (known_1 I M x_t)) (known_1 I M (x_t + 1)) :=
  (show Heap.Entails _ (known_1 I M (x_t + 1)) from
    (entails_and
      (entails_points1 (fun y_q1 h2 =>
        (at_set_other
          (by decide)
          (show (known_1 I M x_t) ⟨a_a, [y_q1]⟩ (M t_A [y_q1]) from
            (at_left (at_points1 y_q1 h2 rfl))))))
      (entails_points1 (fun y_q2 h2 =>
        ((Classical.em (y_q2 = x_t)).elim
          (fun h3 =>
            (at_set_eq1
              y_q2
              x_t
              h3
              (show (value_0 I M y_q2) = (value_3 I M x_t) from
                (reduce_congr1
                  (fun y_q3 =>
                    ⟨(fun h4 => ⟨⟨(by omega), (by omega)⟩, (by omega)⟩), (fun h4 => (by omega))⟩)
                  (fun y_q3 h4 => rfl)))))
          (fun h3 =>
            (at_set_ne1
              y_q2
              x_t
              h3
              (show (known_1 I M x_t) ⟨a_s, [y_q2]⟩ (value_0 I M y_q2) from
                (at_right (at_points1 y_q2 ⟨h2.1, (by omega)⟩ rfl))))))))))

theorem race_1 {V : Type} {I : Interp V} {M : Model V} {E : Env} (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ParVC I 0 8 (body_1 I M).erase (fun x_t => ((base E).set v_t x_t)) (fun x_t => (body_1 I M).post ((base E).set v_t x_t) (known_1 I M x_t)) :=
  (race_arrays
    [a_s]
    rfl
    rfl
    (all_cons
      (apart1
        (fun x_t y_c0 => y_c0 = x_t)
        (fun x_t y_c0 => (1 : Int) < 0)
        (fun x_t h0 h1 => (w_assign1 x_t rfl))
        (fun x_t h0 h1 => (r_none rfl))
        (fun x_t y_y y_c0 h0 h1 h2 h3 h4 h5 => (by omega)))
      all_nil))

def known_2_0 {V : Type} (I : Interp V) (M : Model V) (x_t : Int) : Heap V :=
  .points1 a_s
    (fun y_c0 => (((0 < y_c0) ∧ (y_c0 < 8)) ∧ ((y_c0 % 2) = 1)) ∨ ((((2 * x_t) ≤ y_c0) ∧ (y_c0 < 7)) ∧ ((y_c0 % 2) = 0)))
    (fun y_c0 => (value_0 I M y_c0))

def known_2_1 {V : Type} (I : Interp V) (M : Model V) (x_t : Int) : Heap V :=
  .points1 a_s
    (fun y_c0 => ((0 ≤ y_c0) ∧ (y_c0 ≤ ((2 * x_t) + (-2)))) ∧ ((y_c0 % 2) = 0))
    (fun y_c0 => (value_1 I M y_c0))

def known_2 {V : Type} (I : Interp V) (M : Model V) (x_t : Int) : Heap V :=
  ((known_2_0 I M x_t).and (known_2_1 I M x_t))

def body_2 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_s
    [.mul 2 (.var v_t)]
    (.read a_s [.add (.mul 2 (.var v_t)) (.const 1)])
    (fun e => (value_1 I M (2 * (e v_t))))

theorem vc_2 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_t) (h1 : x_t < 4) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E)) a_s [8]) ((base E).set v_t x_t) (known_2 I M x_t) :=
  (vc_accumulate_of
    (value_0 I M (2 * x_t))
    (value_0 I M ((2 * x_t) + 1))
    (show (known_2 I M x_t) ⟨a_s, [(2 * x_t)]⟩ (value_0 I M (2 * x_t)) from
      (at_left (at_points1 (2 * x_t) (Or.inr (by omega)) rfl)))
    (ev_read (show (known_2 I M x_t) ⟨a_s, [((2 * x_t) + 1)]⟩ (value_0 I M ((2 * x_t) + 1)) from
      (at_left (at_points1 ((2 * x_t) + 1) (Or.inl (by omega)) rfl))))
    (show (I.fn f_0 [(value_0 I M (2 * x_t)), (value_0 I M ((2 * x_t) + 1))]) = (value_1 I M (2 * x_t)) from
      (union_none_none_in_order1
        (law_0 hl)
        (2 * x_t)
        (((2 * x_t) + 1) + 1)
        (fun y_q6 h2 => ⟨h2.1, (by omega)⟩)
        (fun y_q6 =>
          ⟨(fun h2 => (by omega)), (fun h2 =>
             (Or.elim h2 (fun h3 => (by clear h2; omega)) (fun h3 => (by clear h2; omega))))⟩)
        (fun y_q6 y_q7 h2 h3 => (by omega))
        (2 * x_t)
        rfl
        ((2 * x_t) + 1)
        rfl
        (fun y_q6 h2 => rfl)
        (fun y_q6 h2 => rfl))))

theorem kept_2 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_t) (h1 : x_t < 4) :
    Heap.Entails ((body_2 I M).post ((base E).set v_t x_t) (known_2 I M x_t)) (known_2 I M (x_t + 1)) :=
  (show Heap.Entails _ (known_2 I M (x_t + 1)) from
    (entails_and
      (entails_points1 (fun y_q8 h2 =>
        (Or.elim h2
          (fun h3 =>
            (at_set_ne1
              y_q8
              (2 * x_t)
              (by clear h2; omega)
              (show (known_2 I M x_t) ⟨a_s, [y_q8]⟩ (value_0 I M y_q8) from
                (at_left (at_points1 y_q8 (Or.inl h3) rfl)))))
          (fun h3 =>
            (at_set_ne1
              y_q8
              (2 * x_t)
              (by clear h2; omega)
              (show (known_2 I M x_t) ⟨a_s, [y_q8]⟩ (value_0 I M y_q8) from
                (at_left (at_points1 y_q8 (Or.inr ⟨⟨(by clear h2; omega), h3.1.2⟩, h3.2⟩) rfl))))))))
      (entails_points1 (fun y_q9 h2 =>
        ((Classical.em (y_q9 = (2 * x_t))).elim
          (fun h3 =>
            (at_set_eq1
              y_q9
              (2 * x_t)
              h3
              (show (value_1 I M y_q9) = (value_1 I M (2 * x_t)) from
                (reduce_congr1
                  (fun y_q10 =>
                    ⟨(fun h4 => ⟨(by omega), (by omega)⟩), (fun h4 => ⟨(by omega), (by omega)⟩)⟩)
                  (fun y_q10 h4 => rfl)))))
          (fun h3 =>
            (at_set_ne1
              y_q9
              (2 * x_t)
              h3
              (show (known_2 I M x_t) ⟨a_s, [y_q9]⟩ (value_1 I M y_q9) from
                (at_right (at_points1 y_q9 ⟨⟨h2.1.1, (by omega)⟩, h2.2⟩ rfl))))))))))

theorem race_2 {V : Type} {I : Interp V} {M : Model V} {E : Env} (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ParVC I 0 4 (body_2 I M).erase (fun x_t => ((base E).set v_t x_t)) (fun x_t => (body_2 I M).post ((base E).set v_t x_t) (known_2 I M x_t)) :=
  (race_arrays
    [a_s]
    rfl
    rfl
    (all_cons
      (apart1
        (fun x_t y_c0 => y_c0 = (2 * x_t))
        (fun x_t y_c0 => ((2 * x_t) ≤ y_c0) ∧ (y_c0 ≤ ((2 * x_t) + 1)))
        (fun x_t h0 h1 => (w_accumulate1 (2 * x_t) rfl))
        (fun x_t h0 h1 =>
          (r_both
            (x_read1
              ((2 * x_t) + 1)
              (show ((2 * x_t) ≤ ((2 * x_t) + 1)) ∧ (((2 * x_t) + 1) ≤ ((2 * x_t) + 1)) from by omega))
            (x_read1
              (2 * x_t)
              (show ((2 * x_t) ≤ (2 * x_t)) ∧ ((2 * x_t) ≤ ((2 * x_t) + 1)) from by omega))))
        (fun x_t y_y y_c0 h0 h1 h2 h3 h4 h5 => (by omega)))
      all_nil))

def known_3_0 {V : Type} (I : Interp V) (M : Model V) (x_t : Int) : Heap V :=
  .points1 a_s
    (fun y_c0 => ((0 < y_c0) ∧ (y_c0 < 8)) ∧ (((y_c0 + 1) % 2) = 0))
    (fun y_c0 => (value_0 I M y_c0))

def known_3_1 {V : Type} (I : Interp V) (M : Model V) (x_t : Int) : Heap V :=
  .points1 a_s
    (fun y_c0 => ((0 ≤ y_c0) ∧ (y_c0 < 7)) ∧ ((y_c0 % 2) = 0))
    (fun y_c0 => (value_2 I M y_c0 x_t))

def known_3 {V : Type} (I : Interp V) (M : Model V) (x_t : Int) : Heap V :=
  ((known_3_0 I M x_t).and (known_3_1 I M x_t))

def body_3 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_s
    [.mul 4 (.var v_t)]
    (.read a_s [.add (.mul 4 (.var v_t)) (.const 2)])
    (fun e => (value_4 I M (e v_t)))

theorem vc_3 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_t) (h1 : x_t < 2) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E)) a_s [8]) ((base E).set v_t x_t) (known_3 I M x_t) :=
  (vc_accumulate_of
    (value_2 I M (4 * x_t) x_t)
    (value_2 I M ((4 * x_t) + 2) x_t)
    (show (known_3 I M x_t) ⟨a_s, [(4 * x_t)]⟩ (value_2 I M (4 * x_t) x_t) from
      (at_right (at_points1 (4 * x_t) (by omega) rfl)))
    (ev_read (show (known_3 I M x_t) ⟨a_s, [((4 * x_t) + 2)]⟩ (value_2 I M ((4 * x_t) + 2) x_t) from
      (at_right (at_points1 ((4 * x_t) + 2) (by omega) rfl))))
    (show (I.fn f_0 [(value_2 I M (4 * x_t) x_t), (value_2 I M ((4 * x_t) + 2) x_t)]) = (value_4 I M x_t) from
      (union_none_none_in_order1
        (law_0 hl)
        (4 * x_t)
        (((4 * x_t) + 3) + 1)
        (fun y_q13 h2 => ⟨h2.1, (by omega)⟩)
        (fun y_q13 =>
          ⟨(fun h2 => (by omega)), (fun h2 =>
             (Or.elim h2
               (fun h3 =>
                 (Or.elim h3
                   (fun h4 => (False.elim (by clear h2 h3; omega)))
                   (fun h4 => ⟨h4.1, (by clear h2 h3; omega)⟩)))
               (fun h3 =>
                 (Or.elim h3
                   (fun h4 => (False.elim (by clear h2 h3; omega)))
                   (fun h4 => (by clear h2 h3; omega))))))⟩)
        (fun y_q13 y_q14 h2 h3 =>
          (Or.elim h3
            (fun h4 => (False.elim (by clear h3; omega)))
            (fun h4 => (by clear h3; omega))))
        (4 * x_t)
        (Or.inr (by omega))
        ((4 * x_t) + 2)
        (Or.inr (by omega))
        (fun y_q13 h2 => rfl)
        (fun y_q13 h2 => rfl))))

theorem kept_3 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_t) (h1 : x_t < 2) :
    Heap.Entails ((body_3 I M).post ((base E).set v_t x_t) (known_3 I M x_t)) (known_3 I M (x_t + 1)) :=
  (show Heap.Entails _ (known_3 I M (x_t + 1)) from
    (entails_and
      (entails_points1 (fun y_q15 h2 =>
        (at_set_ne1
          y_q15
          (4 * x_t)
          (by omega)
          (show (known_3 I M x_t) ⟨a_s, [y_q15]⟩ (value_0 I M y_q15) from
            (at_left (at_points1 y_q15 h2 rfl))))))
      (entails_points1 (fun y_q16 h2 =>
        ((Classical.em (y_q16 = (4 * x_t))).elim
          (fun h3 =>
            (at_set_eq1
              y_q16
              (4 * x_t)
              h3
              (show (value_2 I M y_q16 (x_t + 1)) = (value_4 I M x_t) from
                (reduce_congr1
                  (fun y_q17 =>
                    ⟨(fun h4 =>
                       (Or.elim h4
                        (fun h5 => (by clear h4; omega))
                        (fun h5 => (by clear h4; omega)))), (fun h4 => (by omega))⟩)
                  (fun y_q17 h4 => rfl)))))
          (fun h3 =>
            (at_set_ne1
              y_q16
              (4 * x_t)
              h3
              (show (known_3 I M x_t) ⟨a_s, [y_q16]⟩ (value_2 I M y_q16 (x_t + 1)) from
                (at_right (at_points1
                  y_q16
                  h2
                  (reduce_congr1
                    (fun y_q18 =>
                      ⟨(fun h4 =>
                        (Or.elim h4
                        (fun h5 => (Or.inl ⟨h5.1, (by clear h4; omega)⟩))
                        (fun h5 => (Or.inr h5)))), (fun h4 =>
                        (Or.elim h4
                        (fun h5 => (Or.inl ⟨h5.1, (by clear h4; omega)⟩))
                        (fun h5 => (Or.inr h5))))⟩)
                    (fun y_q18 h4 => rfl))))))))))))

theorem race_3 {V : Type} {I : Interp V} {M : Model V} {E : Env} (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ParVC I 0 2 (body_3 I M).erase (fun x_t => ((base E).set v_t x_t)) (fun x_t => (body_3 I M).post ((base E).set v_t x_t) (known_3 I M x_t)) :=
  (race_arrays
    [a_s]
    rfl
    rfl
    (all_cons
      (apart1
        (fun x_t y_c0 => y_c0 = (4 * x_t))
        (fun x_t y_c0 => (y_c0 = ((4 * x_t) + 2)) ∨ (y_c0 = (4 * x_t)))
        (fun x_t h0 h1 => (w_accumulate1 (4 * x_t) rfl))
        (fun x_t h0 h1 =>
          (r_both (x_read1 ((4 * x_t) + 2) (Or.inl rfl)) (x_read1 (4 * x_t) (Or.inr rfl))))
        (fun x_t y_y y_c0 h0 h1 h2 h3 h4 h5 => (by omega)))
      all_nil))

def program {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_s [.const 8] <|
  .seq (.par v_t (.const 0) (.const 8)
    (fun e x => known_1 I M x) (body_1 I M)) <|
  .seq (.scope [a_s] <|
    .par v_t (.const 0) (.const 4)
      (fun e x => known_2 I M x) (body_2 I M)) <|
  .seq (.scope [a_s] <|
    .par v_t (.const 0) (.const 2)
      (fun e x => known_3 I M x) (body_3 I M)) <|
  .seq (.scope [a_s] <|
    .accumulate false f_0 a_s [.const 0] (.read a_s [.const 4])
      (fun e => (value_5 I M))) <|
  .assign a_b [] (.read a_s [.const 0])
    (fun e => (M t_B []))

theorem program_vc {V : Type} {I : Interp V} {M : Model V} {E : Env} (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_allocate (vc_seq
    (vc_par_of
      0
      8
      rfl
      rfl
      (show Heap.Entails _ (known_1 I M 0) from
        (entails_and
          (entails_points1 (fun y_q4 h0 =>
            (at_without
              (by decide)
              (at_input (R := (Region.mk t_A [(.const 0, .const 8)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [y_q4]) (.head _) (.head _) rfl
                (region_iff.2 ⟨y_q4, _, rfl, h0.1, h0.2, rfl⟩)
                rfl
                rfl))))
          (entails_points1 (fun y_q5 h0 => (False.elim (by omega))))))
      (fun x_t h0 h1 => (vc_1 x_t hl hM h0 h1))
      (fun x_t h0 h1 => (kept_1 x_t hl hM h0 h1))
      (race_1 hl hM))
    (vc_seq
      (vc_scope (vc_par_of
        0
        4
        rfl
        rfl
        (show Heap.Entails _ (known_2 I M 0) from
          (entails_and
            (entails_points1 (fun y_q11 h0 =>
              (Or.elim h0
                (fun h1 =>
                  (show (known_1 I M 8) ⟨a_s, [y_q11]⟩ (value_0 I M y_q11) from
                    (at_right (at_points1 y_q11 ⟨(by clear h0; omega), h1.1.2⟩ rfl))))
                (fun h1 =>
                  (show (known_1 I M 8) ⟨a_s, [y_q11]⟩ (value_0 I M y_q11) from
                    (at_right (at_points1 y_q11 (by clear h0; omega) rfl)))))))
            (entails_points1 (fun y_q12 h0 => (False.elim (by omega))))))
        (fun x_t h0 h1 => (vc_2 x_t hl hM h0 h1))
        (fun x_t h0 h1 => (kept_2 x_t hl hM h0 h1))
        (race_2 hl hM)))
      (vc_seq
        (vc_scope (vc_par_of
          0
          2
          rfl
          rfl
          (show Heap.Entails _ (known_3 I M 0) from
            (entails_and
              (entails_points1 (fun y_q19 h0 =>
                (show (known_2 I M 4) ⟨a_s, [y_q19]⟩ (value_0 I M y_q19) from
                  (at_left (at_points1 y_q19 (Or.inl ⟨h0.1, (by omega)⟩) rfl)))))
              (entails_points1 (fun y_q20 h0 =>
                (show (known_2 I M 4) ⟨a_s, [y_q20]⟩ (value_2 I M y_q20 0) from
                  (at_right (at_points1
                    y_q20
                    ⟨⟨h0.1.1, (by omega)⟩, h0.2⟩
                    (reduce_congr1
                      (fun y_q21 =>
                        ⟨(fun h1 =>
                        (Or.elim h1 (fun h2 => (False.elim (by clear h1; omega))) (fun h2 => h2))), (fun h1 => (Or.inr h1))⟩)
                      (fun y_q21 h1 => rfl)))))))))
          (fun x_t h0 h1 => (vc_3 x_t hl hM h0 h1))
          (fun x_t h0 h1 => (kept_3 x_t hl hM h0 h1))
          (race_3 hl hM)))
        (vc_seq
          (vc_scope (vc_accumulate_of
            (value_2 I M 0 2)
            (value_2 I M 4 2)
            (show (known_3 I M 2) ⟨a_s, [0]⟩ (value_2 I M 0 2) from
              (at_right (at_points1 0 ⟨⟨(by decide), (by decide)⟩, (by omega)⟩ rfl)))
            (ev_read (show (known_3 I M 2) ⟨a_s, [4]⟩ (value_2 I M 4 2) from
              (at_right (at_points1 4 ⟨⟨(by decide), (by decide)⟩, (by omega)⟩ rfl))))
            (show (I.fn f_0 [(value_2 I M 0 2), (value_2 I M 4 2)]) = (value_5 I M) from
              (union_none_none_in_order1
                (law_0 hl)
                0
                (7 + 1)
                (fun y_q22 h0 => ⟨h0.1, (by omega)⟩)
                (fun y_q22 =>
                  ⟨(fun h0 => (by omega)), (fun h0 =>
                     (Or.elim h0
                       (fun h1 =>
                        (Or.elim h1
                        (fun h2 => (by clear h0 h1; omega))
                        (fun h2 => ⟨h2.1, (by clear h0 h1; omega)⟩)))
                       (fun h1 =>
                        (Or.elim h1
                        (fun h2 => (by clear h0 h1; omega))
                        (fun h2 => (by clear h0 h1; omega))))))⟩)
                (fun y_q22 y_q23 h0 h1 =>
                  (Or.elim h1 (fun h2 => (by clear h1; omega)) (fun h2 => (by clear h1; omega))))
                0
                (Or.inr ⟨(by decide), (by omega)⟩)
                4
                (Or.inr ⟨(by decide), (by omega)⟩)
                (fun y_q22 h0 => rfl)
                (fun y_q22 h0 => rfl)))))
          (vc_assign_of
            (value_5 I M)
            (in_other
              (by decide)
              (has_cell_at0 (b := (Binding.mk a_b t_B [] [] none)) (R := (Region.mk t_B [])) (.tail _ (.head _)) (.tail _ (.head _)) []
                (region_iff.2 rfl)
                shape_a_b
                rfl
                rfl))
            (ev_read (at_set_eq1 0 0 rfl rfl))
            (show (value_5 I M) = (M t_B []) from
              (Eq.trans rfl (Eq.symm (equation_0 hl hM trivial))))))))))

theorem output_0_1 {V : Type} {I : Interp V} {M : Model V} {E : Env} (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_b, []⟩ (M t_B []) :=
  (at_restore (by decide) (at_set_eq0 rfl))

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun t => if t = t_B then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_apart (by decide)
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .const 8)], Binding.mk a_a t_A [v_i0] [.var v_i0] none)] : List (Region × Binding)), _ from (all_cons (fun p hp => by obtain ⟨y_p0, _, rfl, a0, a1, rfl⟩ := hp; have h0 : 0 ≤ y_p0 := a0; have h1 : y_p0 < 8 := a1; exact (has_cell_at1 (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (R := (Region.mk t_A [(.const 0, .const 8)])) (.head _) (.head _) [y_p0]
        (region_iff.2 ⟨y_p0, _, rfl, h0, h1, rfl⟩)
        shape_a_a
        rfl
        rfl
        h0))
      all_nil))
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .const 8)], Binding.mk a_a t_A [v_i0] [.var v_i0] none)] : List (Region × Binding)), _ from (all_cons (fun p hp p' hp' he => by obtain ⟨y_p0, _, rfl, a0, a1, rfl⟩ := hp; have h0 : 0 ≤ y_p0 := a0; have h1 : y_p0 < 8 := a1; obtain ⟨y_s0, _, rfl, b0, b1, rfl⟩ := hp'; have h2 : 0 ≤ y_s0 := b0; have h3 : y_s0 < 8 := b1; have he : y_s0 = y_p0 := loc_eq1 he; exact (idx_congr1 (by omega)))
      all_nil))

abbrev inside : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) :
    spec.Given (inside) (base E) t_B [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (show True from trivial)))

theorem defined_0 (E : Env) (h0 : True) :
    TExp.Defined (spec.Given (inside) (base E)) (.reduce [] (.declared "then") [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 8))) (.access t_A [.var v_k])) (base E) :=
  (defined_reduce_first1
    0
    8
    (fun (y_d0 : Int) => cond_holds)
    (fun (y_d0 : Int) (h1 : (0 ≤ y_d0) ∧ (y_d0 < 8)) => h1)
    (point1 0 (show ((0 : Int) ≤ 0) ∧ ((0 : Int) < 8) from ⟨(by decide), (by decide)⟩))
    (fun (y_d0 : Int) (h1 : (0 ≤ y_d0) ∧ (y_d0 < 8)) =>
      (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h1.1, h1.2, rfl⟩)))))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (fun p hp => match p, region_iff.1 hp with | _, rfl => covered_0 E)
    all_nil)
    (all_cons (well_defined0 cond_holds (fun g k => defined_0 E g))
    all_nil)

theorem inhabited : ∃ E, Assumed spec impl E ∧ ∃ R ∈ spec.outputs, ∃ p, R.Holds E p :=
  ⟨base (fun _ => 0), ⟨all_nil, all_nil⟩,
    _, (.head _), [], region_iff.2 rfl⟩

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  ⟨inhabited, fun E ha => Eq.mp (congrArg (fun E' => spec.Defined E') (base_self E)) (defined E),
  Implements.of_vc
    (fun E ha => Eq.mp (congrArg (fun E' => impl.LayoutOk spec E') (base_self E)) (placed E))
    (fun E ha => Eq.mp (congrArg (fun E' => spec.Consistent E') (base_self E)) (consistent E))
    (fun E ha => Eq.mp (congrArg (fun E' => ∀ (V : Type) (I : Interp V), spec.Solvable I E') (base_self E)) (solvable E))
    (fun V I E M => program I M) (fun _ _ _ _ => rfl)
    (fun V I E M hl ha hM =>
      Eq.mp (congrArg (fun E' => (program I M).vc I (impl.HasCell spec E') E' (impl.inputHeap spec E' M)) (base_self E)) (program_vc (E := E) hl (Eq.mp (congrArg (fun E' => spec.IsModel I E' M) (base_self E).symm) hM)))
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl ha hM => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ p hp => match p, region_iff.1 hp with
      | _, rfl => (Eq.mp (congrArg (fun E' => (program I M).post E' (impl.inputHeap spec E' M) ((Binding.mk a_b t_B [] [] none).cell E' []) (M t_B [])) (base_self E)) (output_0_1 (E := E) hl (Eq.mp (congrArg (fun E' => spec.IsModel I E' M) (base_self E).symm) hM)))) all_nil)) all_nil))⟩


end Redverify.Certificate.tree
