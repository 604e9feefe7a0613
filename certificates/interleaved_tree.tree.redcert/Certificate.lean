module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

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

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a : Int} (h0 : a < 4) : 2 * a < 7 :=
  by omega

theorem fact_1 {a : Int} (h0 : 0 ≤ a) : 0 < 2 * a + 1 :=
  by omega

theorem fact_2 {a : Int} : (2 * a + 1) % 2 = 1 :=
  by omega

theorem fact_3 {a b : Int} (h0 : b ≤ a) (h1 : a ≤ b + 1) (h2 : ¬ a = b) : a = b + 1 :=
  by omega

theorem fact_4 {a b c : Int} (h0 : a = c) (h1 : b = c + 1) : a < b :=
  by omega

theorem fact_5 {a b : Int} (h0 : a % 2 = 1) : ¬ a = 2 * b :=
  by omega

theorem fact_6 {a b : Int} (h0 : 2 * (b + 1) ≤ a) : ¬ a = 2 * b :=
  by omega

theorem fact_7 {a b : Int} (h0 : 2 * (a + 1) ≤ b) : 2 * a ≤ b :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a ≤ c + 1) (h1 : c ≤ 2 * (b + 1) + (-2)) : a ≤ 2 * b + 1 :=
  by omega

theorem fact_9 {a b c : Int} (h0 : a ≤ 2 * (c + 1) + (-2)) (h1 : 2 * c ≤ b) : a ≤ b :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : a ≤ d + c) (h1 : b = d) : a ≤ b + c :=
  by omega

theorem fact_11 {a b : Int} (h0 : a ≤ 2 * (b + 1) + (-2)) (h1 : a % 2 = 0) (h2 : ¬ a = 2 * b) : a ≤ 2 * b + (-2) :=
  by omega

theorem fact_12 {a b c : Int} (h0 : a ≤ 2 * b + 1) (h1 : 2 * b ≤ a) (h2 : a = 2 * c) (h3 : ¬ c = b) : False :=
  by omega

theorem fact_13 {a b c : Int} (h0 : a = 2 * c) (h1 : ¬ c = b) : ¬ a = 2 * b :=
  by omega

theorem fact_14 {a : Int} (h0 : 0 ≤ a) : 0 ≤ 4 * a :=
  by omega

theorem fact_15 {a : Int} (h0 : a < 2) : 4 * a < 7 :=
  by omega

theorem fact_16 {a : Int} : 4 * a % 2 = 0 :=
  by omega

theorem fact_17 {a : Int} (h0 : 0 ≤ a) : 0 ≤ 4 * a + 2 :=
  by omega

theorem fact_18 {a : Int} (h0 : a < 2) : 4 * a + 2 < 7 :=
  by omega

theorem fact_19 {a : Int} : (4 * a + 2) % 2 = 0 :=
  by omega

theorem fact_20 {a b : Int} (h0 : a ≤ b + 3) : a ≤ b + 2 + 1 :=
  by omega

theorem fact_21 {a b : Int} (h0 : ¬ b + 2 ≤ a) : a ≤ b + 1 :=
  by omega

theorem fact_22 {a : Int} (h0 : a + 4 ≤ a) : False :=
  by omega

theorem fact_23 {a b : Int} (h0 : a ≤ b + 1) : a ≤ b + 3 :=
  by omega

theorem fact_24 {a : Int} (h0 : (4 * a + 2) % 4 = 0) : False :=
  by omega

theorem fact_25 {a b : Int} (h0 : a ≤ b + 2 + 1) : a ≤ b + 3 :=
  by omega

theorem fact_26 {a b c : Int} (h0 : a ≤ c + 1) (h1 : c + 2 ≤ b) : a < b :=
  by omega

theorem fact_27 {a b : Int} (h0 : (a + 1) % 2 = 0) : ¬ a = 4 * b :=
  by omega

theorem fact_28 {a b c : Int} (h0 : c + 2 ≤ b) (h1 : c = a) : a ≤ b :=
  by omega

theorem fact_29 {a b c d : Int} (h0 : a ≤ d + c) (h1 : d = b) : a ≤ b + c :=
  by omega

theorem fact_30 {a b c : Int} (h0 : a ≤ c + 1) (h1 : c = b) : a ≤ b + 3 :=
  by omega

theorem fact_31 {a b : Int} (h0 : a = 4 * b) : a % 4 = 0 :=
  by omega

theorem fact_32 {a b : Int} (h0 : a = 4 * b) : a + 4 ≤ 4 * (b + 1) :=
  by omega

theorem fact_33 {a b : Int} (h0 : a + 4 ≤ 4 * (b + 1)) (h1 : a % 4 = 0) (h2 : ¬ a = 4 * b) : a + 4 ≤ 4 * b :=
  by omega

theorem fact_34 {a b : Int} (h0 : a ≤ 4 * b) : a ≤ 4 * (b + 1) :=
  by omega

theorem fact_35 {a b c : Int} (h0 : a = 4 * b) (h1 : a = 4 * c + 2) : False :=
  by omega

theorem fact_36 {a b c : Int} (h0 : a = 4 * b) (h1 : a = 4 * c) (h2 : ¬ b = c) : False :=
  by omega

theorem fact_37 {a b c : Int} (h0 : a = 4 * c) (h1 : ¬ c = b) : ¬ a = 4 * b :=
  by omega

theorem fact_38 {a : Int} (h0 : a < 7) : a < 8 :=
  by omega

theorem fact_39 {a : Int} (h0 : (a + 1) % 2 = 0) : a % 2 = 1 :=
  by omega

theorem fact_40 {a : Int} (h0 : a < 7) : a ≤ 2 * 4 + (-2) :=
  by omega

theorem fact_41 {a : Int} (h0 : 0 ≤ a) (h1 : a + 4 ≤ 4 * 0) : False :=
  by omega

theorem fact_42 : (0 % 2 : Int) = 0 :=
  by omega

theorem fact_43 : (4 % 2 : Int) = 0 :=
  by omega

theorem fact_44 : (0 % 4 : Int) = 0 :=
  by omega

theorem fact_45 : (0 + 4 : Int) ≤ 4 * 2 :=
  by omega

theorem fact_46 {a : Int} (h0 : a < 8) : a ≤ 4 + 3 :=
  by omega

theorem fact_47 : (4 % 4 : Int) = 0 :=
  by omega

theorem fact_48 : (4 + 4 : Int) ≤ 4 * 2 :=
  by omega

theorem fact_49 {a : Int} (h0 : ¬ a ≤ 0 + 3) : 4 ≤ a :=
  by omega

theorem fact_50 {a : Int} (h0 : a ≤ 0 + 3) : a < 8 :=
  by omega

theorem fact_51 {a : Int} (h0 : a ≤ 0 + 1) : a < 8 :=
  by omega

theorem fact_52 {a : Int} (h0 : 4 + 2 ≤ a) : 0 ≤ a :=
  by omega

theorem fact_53 {a : Int} (h0 : a ≤ 4 + 3) : a < 8 :=
  by omega

theorem fact_54 {a : Int} (h0 : a ≤ 4 + 1) : a < 8 :=
  by omega

theorem fact_55 {a b : Int} (h0 : a ≤ 0 + 3) (h1 : 4 + 2 ≤ b) : a < b :=
  by omega

theorem fact_56 {a b : Int} (h0 : a ≤ 0 + 1) (h1 : 4 + 2 ≤ b) : a < b :=
  by omega

theorem fact_57 {a b : Int} (h0 : a ≤ 0 + 3) (h1 : 4 ≤ b) : a < b :=
  by omega

theorem fact_58 {a b : Int} (h0 : a ≤ 0 + 1) (h1 : 4 ≤ b) : a < b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 none (pts1 (fun y_k0 => y_k0 = c0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 none (pts1 (fun y_k0 => c0 ≤ y_k0 ∧ y_k0 ≤ c0 + 1)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 t : Int) : V :=
  (I.reduce f_0 none (pts1 (fun y_k0 => ((c0 + 2 ≤ y_k0 ∧ y_k0 ≤ c0 + 3) ∧ c0 % 4 = 0) ∧ c0 + 4 ≤ 4 * t ∨ c0 ≤ y_k0 ∧ y_k0 ≤ c0 + 1)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (t : Int) : V :=
  (I.reduce f_0 none (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ y_k0 = t)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (t : Int) : V :=
  (I.reduce f_0 none (pts1 (fun y_k0 => 4 * t ≤ y_k0 ∧ y_k0 ≤ 4 * t + 3)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) : V :=
  (I.reduce f_0 none (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem equation_0 (h0 : True) :
    (M t_B []) = (value_5 I M) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 8))) (.access t_A [.var v_k])) (base E) = _ from
  (eval_reduce_first1 (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 8) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (t : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 < t)
    (fun c0 => (value_0 I M c0))

noncomputable def known_1 (I : Interp V) (M : Model V) (t : Int) : Heap V :=
  ((known_1_0 I M).and (known_1_1 I M t))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_s [.var v_t] (.read a_a [.var v_t])
    (fun e => (value_3 I M (e v_t)))

theorem vc_1 (t : Int) (h0 : 0 ≤ t) (h1 : t < 8) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E)) a_s [8]) ((base E).set v_t t) (known_1 I M t) :=
  (vc_assign_of (M t_A [t]) (in_allocated ⟨h0, h1, trivial⟩)
  (ev_read ((at_left (at_points1 t ⟨h0, h1⟩ rfl)) : (known_1 I M t) ⟨a_a, [t]⟩ (M t_A [t])))
  ((Eq.trans rfl (Eq.symm (reduce_single1 t (fun q0 =>
  ⟨(fun h2 => h2.2), (fun h2 => ⟨⟨(int_lab_ecb_lac h0 h2), (int_eab_tbc_tac h2 h1)⟩, h2⟩)⟩))))
  : M t_A [t] = value_3 I M t))

theorem kept_1 (t : Int) (h0 : 0 ≤ t) (h1 : t < 8) :
    Heap.Entails ((body_1 I M).post ((base E).set v_t t) (known_1 I M t)) (known_1 I M (t + 1)) :=
  (show Heap.Entails _ (known_1 I M (t + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q1 h2 =>
  ((Classical.em (q1 = t)).elim (fun h3 => (at_set_eq1 q1 t h3 ((reduce_congr1 (fun q2 =>
  ⟨(fun h4 => ⟨⟨(int_lab_ecb_lac h2.1 h4), (int_c220 h4 h1 h2.2)⟩, (int_eab_ebc_eac h4 h3)⟩), (fun h4 => (int_eab_ecb_eac h4.2 h3))⟩)
  (fun q2 h4 => rfl)) : value_0 I M q1 = value_3 I M t)))
  (fun h3 => (at_set_ne1 q1 t h3 (at_right (at_points1 q1 ⟨h2.1, (int_taB_neab_tab h2.2 h3)⟩ rfl)))))))))

theorem race_1 :
    ParVC I 0 8 (body_1 I M).erase (fun t => ((base E).set v_t t)) (fun t => (body_1 I M).post ((base E).set v_t t) (known_1 I M t)) :=
  (race_arrays [a_s] rfl rfl (all_cons
  (apart1 (fun t c0 => c0 = t) (fun t c0 => (1 : Int) < 0) (fun t h0 h1 => (w_assign1 t rfl))
  (fun t h0 h1 => (r_none rfl))
  (fun t y_y c0 h0 h1 h2 h3 h4 h5 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h5 h4)⟩)) all_nil))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (t : Int) : Heap V :=
  .points1 a_s
    (fun c0 => (0 < c0 ∧ c0 < 8) ∧ c0 % 2 = 1 ∨ (2 * t ≤ c0 ∧ c0 < 7) ∧ c0 % 2 = 0)
    (fun c0 => (value_0 I M c0))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (t : Int) : Heap V :=
  .points1 a_s
    (fun c0 => (0 ≤ c0 ∧ c0 ≤ 2 * t + (-2)) ∧ c0 % 2 = 0)
    (fun c0 => (value_1 I M c0))

noncomputable def known_2 (I : Interp V) (M : Model V) (t : Int) : Heap V :=
  ((known_2_0 I M t).and (known_2_1 I M t))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_s
    [.mul 2 (.var v_t)]
    (.read a_s [.add (.mul 2 (.var v_t)) (.const 1)])
    (fun e => (value_1 I M (2 * (e v_t))))

theorem vc_2 (t : Int) (h0 : 0 ≤ t) (h1 : t < 4) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E)) a_s [8]) ((base E).set v_t t) (known_2 I M t) :=
  (vc_accumulate_of (value_0 I M (2 * t)) (value_0 I M (2 * t + 1))
  ((at_left (at_points1 (2 * t) (Or.inr ⟨⟨int_refl, (fact_0 h1)⟩, int_c348⟩) rfl))
  : (known_2 I M t) ⟨a_s, [2 * t]⟩ (value_0 I M (2 * t)))
  (ev_read ((at_left (at_points1 (2 * t + 1) (Or.inl ⟨⟨(fact_1 h0), (int_c506 h1)⟩, fact_2⟩) rfl))
  : (known_2 I M t) ⟨a_s, [2 * t + 1]⟩ (value_0 I M (2 * t + 1))))
  ((union_none_none_in_order1 (law_0 hl) (2 * t) (2 * t + 1 + 1)
  (fun q5 h2 => ⟨h2.1, (int_lab_taB h2.2)⟩)
  (fun q5 => ⟨(fun h2 => ((Classical.em (q5 = 2 * t)).elim (fun h3 => (Or.inl h3))
  (fun h3 => (Or.inr (fact_3 h2.1 h2.2 h3))))), (fun h2 => (Or.elim h2 (fun h3 => ⟨(int_eba_lab h3), (int_c474 h3)⟩)
  (fun h3 => ⟨(int_c475 h3), (int_eab_lab h3)⟩)))⟩) (fun q5 q6 h2 h3 => (fact_4 h2 h3)) (2 * t) rfl
  (2 * t + 1) rfl (fun q5 h2 => rfl) (fun q5 h2 => rfl))
  : I.fn f_0 [value_0 I M (2 * t), value_0 I M (2 * t + 1)] = value_1 I M (2 * t)))

theorem kept_2 (t : Int) (h0 : 0 ≤ t) (h1 : t < 4) :
    Heap.Entails ((body_2 I M).post ((base E).set v_t t) (known_2 I M t)) (known_2 I M (t + 1)) :=
  (show Heap.Entails _ (known_2 I M (t + 1)) from
  (entails_and (entails_points1 (fun q7 h2 => (Or.elim h2
  (fun h3 => (at_set_ne1 q7 (2 * t) (fact_5 h3.2) (at_left (at_points1 q7 (Or.inl h3) rfl))))
  (fun h3 => (at_set_ne1 q7 (2 * t) (fact_6 h3.1.1)
  (at_left (at_points1 q7 (Or.inr ⟨⟨(fact_7 h3.1.1), h3.1.2⟩, h3.2⟩) rfl)))))))
  (entails_points1 (fun q8 h2 =>
  ((Classical.em (q8 = 2 * t)).elim (fun h3 => (at_set_eq1 q8 (2 * t) h3 ((reduce_congr1 (fun q9 =>
  ⟨(fun h4 => ⟨(int_lbc_eba_lac h4.1 h3), (fact_8 h4.2 h2.1.2)⟩), (fun h4 => ⟨(fact_9 h2.1.2 h4.1), (fact_10 h4.2 h3)⟩)⟩)
  (fun q9 h4 => rfl)) : value_1 I M q8 = value_1 I M (2 * t)))) (fun h3 => (at_set_ne1 q8 (2 * t) h3
  (at_right (at_points1 q8 ⟨⟨h2.1.1, (fact_11 h2.1.2 h2.2 h3)⟩, h2.2⟩ rfl)))))))))

theorem race_2 :
    ParVC I 0 4 (body_2 I M).erase (fun t => ((base E).set v_t t)) (fun t => (body_2 I M).post ((base E).set v_t t) (known_2 I M t)) :=
  (race_arrays [a_s] rfl rfl
  (all_cons (apart1 (fun t c0 => c0 = 2 * t) (fun t c0 => 2 * t ≤ c0 ∧ c0 ≤ 2 * t + 1)
  (fun t h0 h1 => (w_accumulate1 (2 * t) rfl)) (fun t h0 h1 =>
  (r_both (x_read1 (2 * t + 1) (⟨int_c444, int_refl⟩ : 2 * t ≤ 2 * t + 1 ∧ 2 * t + 1 ≤ 2 * t + 1))
  (x_read1 (2 * t) (⟨int_refl, int_c444⟩ : 2 * t ≤ 2 * t ∧ 2 * t ≤ 2 * t + 1))))
  (fun t y_y c0 h0 h1 h2 h3 h4 h5 => ⟨(fun h6 => (fact_12 h6.2 h6.1 h5 h4)), (fact_13 h5 h4)⟩))
  all_nil))

noncomputable def known_3_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_s
    (fun c0 => (0 < c0 ∧ c0 < 8) ∧ (c0 + 1) % 2 = 0)
    (fun c0 => (value_0 I M c0))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (t : Int) : Heap V :=
  .points1 a_s
    (fun c0 => (0 ≤ c0 ∧ c0 < 7) ∧ c0 % 2 = 0)
    (fun c0 => (value_2 I M c0 t))

noncomputable def known_3 (I : Interp V) (M : Model V) (t : Int) : Heap V :=
  ((known_3_0 I M).and (known_3_1 I M t))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_s
    [.mul 4 (.var v_t)]
    (.read a_s [.add (.mul 4 (.var v_t)) (.const 2)])
    (fun e => (value_4 I M (e v_t)))

theorem vc_3 (t : Int) (h0 : 0 ≤ t) (h1 : t < 2) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E)) a_s [8]) ((base E).set v_t t) (known_3 I M t) :=
  (vc_accumulate_of (value_2 I M (4 * t) t) (value_2 I M (4 * t + 2) t)
  ((at_right (at_points1 (4 * t) ⟨⟨(fact_14 h0), (fact_15 h1)⟩, fact_16⟩ rfl))
  : (known_3 I M t) ⟨a_s, [4 * t]⟩ (value_2 I M (4 * t) t))
  (ev_read ((at_right (at_points1 (4 * t + 2) ⟨⟨(fact_17 h0), (fact_18 h1)⟩, fact_19⟩ rfl))
  : (known_3 I M t) ⟨a_s, [4 * t + 2]⟩ (value_2 I M (4 * t + 2) t)))
  ((union_none_none_in_order1 (law_0 hl) (4 * t) (4 * t + 3 + 1)
  (fun q12 h2 => ⟨h2.1, (int_lab_taB h2.2)⟩) (fun q12 => ⟨(fun h2 =>
  ((Classical.em (4 * t + 2 ≤ q12)).elim (fun h3 => (Or.inr (Or.inr ⟨h3, (fact_20 h2.2)⟩)))
  (fun h3 => (Or.inl (Or.inr ⟨h2.1, (fact_21 h3)⟩))))), (fun h2 => (Or.elim h2 (fun h3 =>
  (Or.elim h3 (fun h4 => (False.elim (fact_22 h4.2))) (fun h4 => ⟨h4.1, (fact_23 h4.2)⟩)))
  (fun h3 => (Or.elim h3 (fun h4 => (False.elim (fact_24 h4.1.2)))
  (fun h4 => ⟨(int_c256 h4.1), (fact_25 h4.2)⟩)))))⟩)
  (fun q12 q13 h2 h3 => (Or.elim h3 (fun h4 => (False.elim (fact_24 h4.1.2)))
  (fun h4 => (Or.elim h2 (fun h5 => (False.elim (fact_22 h5.2))) (fun h5 => (fact_26 h5.2 h4.1))))))
  (4 * t) (Or.inr ⟨int_refl, int_c444⟩) (4 * t + 2) (Or.inr ⟨int_refl, int_c444⟩)
  (fun q12 h2 => rfl) (fun q12 h2 => rfl))
  : I.fn f_0 [value_2 I M (4 * t) t, value_2 I M (4 * t + 2) t] = value_4 I M t))

theorem kept_3 (t : Int) (h0 : 0 ≤ t) (h1 : t < 2) :
    Heap.Entails ((body_3 I M).post ((base E).set v_t t) (known_3 I M t)) (known_3 I M (t + 1)) :=
  (show Heap.Entails _ (known_3 I M (t + 1)) from (entails_and
  (entails_points1 (fun q14 h2 => (at_set_ne1 q14 (4 * t) (fact_27 h2.2) (at_left (at_points1 q14 h2 rfl)))))
  (entails_points1 (fun q15 h2 =>
  ((Classical.em (q15 = 4 * t)).elim (fun h3 => (at_set_eq1 q15 (4 * t) h3 ((reduce_congr1
  (fun q16 => ⟨(fun h4 => (Or.elim h4 (fun h5 => ⟨(fact_28 h5.1.1.1 h3), (fact_29 h5.1.1.2 h3)⟩)
  (fun h5 => ⟨(int_lbc_eba_lac h5.1 h3), (fact_30 h5.2 h3)⟩))), (fun h4 => ((Classical.em (q15 + 2 ≤ q16)).elim
  (fun h5 => (Or.inl ⟨⟨⟨h5, (fact_10 h4.2 h3)⟩, (fact_31 h3)⟩, (fact_32 h3)⟩))
  (fun h5 => (Or.inr ⟨(int_lbc_eab_lac h4.1 h3), (fact_21 h5)⟩))))⟩) (fun q16 h4 => rfl))
  : value_2 I M q15 (t + 1) = value_4 I M t))) (fun h3 =>
  (at_set_ne1 q15 (4 * t) h3 (at_right (at_points1 q15 h2 (reduce_congr1 (fun q17 => ⟨(fun h4 =>
  (Or.elim h4 (fun h5 => (Or.inl ⟨h5.1, (fact_33 h5.2 h5.1.2 h3)⟩)) (fun h5 => (Or.inr h5)))), (fun h4 => (Or.elim h4 (fun h5 => (Or.inl ⟨h5.1, (fact_34 h5.2)⟩)) (fun h5 => (Or.inr h5))))⟩)
  (fun q17 h4 => rfl)))))))))))

theorem race_3 :
    ParVC I 0 2 (body_3 I M).erase (fun t => ((base E).set v_t t)) (fun t => (body_3 I M).post ((base E).set v_t t) (known_3 I M t)) :=
  (race_arrays [a_s] rfl rfl
  (all_cons (apart1 (fun t c0 => c0 = 4 * t) (fun t c0 => c0 = 4 * t + 2 ∨ c0 = 4 * t)
  (fun t h0 h1 => (w_accumulate1 (4 * t) rfl))
  (fun t h0 h1 => (r_both (x_read1 (4 * t + 2) (Or.inl rfl)) (x_read1 (4 * t) (Or.inr rfl))))
  (fun t y_y c0 h0 h1 h2 h3 h4 h5 =>
  ⟨(fun h6 => (Or.elim h6 (fun h7 => (fact_35 h5 h7)) (fun h7 => (fact_36 h5 h7 h4)))), (fact_37 h5 h4)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
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

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 8 rfl rfl (show Heap.Entails _ (known_1 I M 0) from
  (entails_and (entails_points1 (fun q3 h0 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .const 8)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q3]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q3, _, rfl, h0.1, h0.2, rfl⟩) rfl rfl))))
  (entails_points1 (fun q4 h0 => (False.elim (int_lab_tba_F h0.1 h0.2))))))
  (fun t h0 h1 => (vc_1 hl hM t h0 h1)) (fun t h0 h1 => (kept_1 hl hM t h0 h1)) (race_1 hl hM))
  (vc_seq (vc_scope (vc_par_of 0 4 rfl rfl ((entails_and (entails_points1 (fun q10 h0 =>
  (Or.elim h0 (fun h1 => (at_right (at_points1 q10 ⟨(int_tab_lab h1.1.1), h1.1.2⟩ rfl)))
  (fun h1 => (at_right (at_points1 q10 ⟨(int_c487 h1.1.1), (fact_38 h1.1.2)⟩ rfl))))))
  (entails_points1 (fun q11 h0 => (False.elim (int_c267 h0.1.2 h0.1.1)))))
  : Heap.Entails (known_1 I M 8) (known_2 I M 0)) (fun t h0 h1 => (vc_2 hl hM t h0 h1))
  (fun t h0 h1 => (kept_2 hl hM t h0 h1)) (race_2 hl hM)))
  (vc_seq (vc_scope (vc_par_of 0 2 rfl rfl ((entails_and
  (entails_points1 (fun q18 h0 => (at_left (at_points1 q18 (Or.inl ⟨h0.1, (fact_39 h0.2)⟩) rfl))))
  (entails_points1 (fun q19 h0 =>
  (at_right (at_points1 q19 ⟨⟨h0.1.1, (fact_40 h0.1.2)⟩, h0.2⟩ (reduce_congr1 (fun q20 =>
  ⟨(fun h1 => (Or.elim h1 (fun h2 => (False.elim (fact_41 h0.1.1 h2.2))) (fun h2 => h2))), (fun h1 => (Or.inr h1))⟩)
  (fun q20 h1 => rfl))))))) : Heap.Entails (known_2 I M 4) (known_3 I M 0))
  (fun t h0 h1 => (vc_3 hl hM t h0 h1)) (fun t h0 h1 => (kept_3 hl hM t h0 h1)) (race_3 hl hM)))
  (vc_seq (vc_scope (vc_accumulate_of (value_2 I M 0 2) (value_2 I M 4 2)
  ((at_right (at_points1 0 ⟨⟨(by decide), (by decide)⟩, fact_42⟩ rfl))
  : (known_3 I M 2) ⟨a_s, [0]⟩ (value_2 I M 0 2))
  (ev_read ((at_right (at_points1 4 ⟨⟨(by decide), (by decide)⟩, fact_43⟩ rfl))
  : (known_3 I M 2) ⟨a_s, [4]⟩ (value_2 I M 4 2)))
  ((union_none_none_in_order1 (law_0 hl) 0 (7 + 1) (fun q21 h0 => ⟨h0.1, (int_c326 h0.2)⟩)
  (fun q21 => ⟨(fun h0 => ((Classical.em (0 + 2 ≤ q21)).elim (fun h1 =>
  ((Classical.em (q21 ≤ 0 + 3)).elim (fun h2 => (Or.inl (Or.inl ⟨⟨⟨h1, h2⟩, fact_44⟩, fact_45⟩)))
  (fun h2 =>
  (Or.inr ((Classical.em (4 + 2 ≤ q21)).elim (fun h3 => (Or.inl ⟨⟨⟨h3, (fact_46 h0.2)⟩, fact_47⟩, fact_48⟩))
  (fun h3 => (Or.inr ⟨(fact_49 h2), (fact_21 h3)⟩)))))))
  (fun h1 => (Or.inl (Or.inr ⟨h0.1, (fact_21 h1)⟩))))), (fun h0 =>
  (Or.elim h0 (fun h1 => (Or.elim h1 (fun h2 => ⟨(int_c256 h2.1.1.1), (fact_50 h2.1.1.2)⟩)
  (fun h2 => ⟨h2.1, (fact_51 h2.2)⟩)))
  (fun h1 => (Or.elim h1 (fun h2 => ⟨(fact_52 h2.1.1.1), (fact_53 h2.1.1.2)⟩)
  (fun h2 => ⟨(int_c247 h2.1), (fact_54 h2.2)⟩)))))⟩) (fun q21 q22 h0 h1 => (Or.elim h1 (fun h2 =>
  (Or.elim h0 (fun h3 => (fact_55 h3.1.1.2 h2.1.1.1)) (fun h3 => (fact_56 h3.2 h2.1.1.1))))
  (fun h2 => (Or.elim h0 (fun h3 => (fact_57 h3.1.1.2 h2.1)) (fun h3 => (fact_58 h3.2 h2.1)))))) 0
  (Or.inr ⟨(by decide), int_c444⟩) 4 (Or.inr ⟨(by decide), int_c444⟩) (fun q21 h0 => rfl)
  (fun q21 h0 => rfl)) : I.fn f_0 [value_2 I M 0 2, value_2 I M 4 2] = value_5 I M)))
  (vc_assign_of (value_5 I M) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_b t_B [] [] none)) (R := (Region.mk t_B [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_b rfl rfl)) (ev_read (at_set_eq1 0 0 rfl rfl))
  ((Eq.trans rfl (Eq.symm (equation_0 hl hM trivial))) : value_5 I M = M t_B [])))))))

theorem output_0_1 :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_b, []⟩ (M t_B []) :=
  (at_restore (by decide) (at_set_eq0 rfl))

end

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) :
    spec.Given (inside) (base E) t_B [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (h0 : True) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [] (.declared "then") [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 8))) (.access t_A [.var v_k])) (base E) :=
  (defined_reduce_first1 0 8 (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h1 : 0 ≤ y_d0 ∧ y_d0 < 8) => h1)
  (point1 0 (⟨(by decide), (by decide)⟩ : (0 : Int) ≤ 0 ∧ (0 : Int) < 8))
  (fun (y_d0 : Int) (h1 : 0 ≤ y_d0 ∧ y_d0 < 8) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h1.1, h1.2, rfl⟩)))))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (region_each (covered_0 E))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E hg))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0)) (fun _ => 0)
    ⟨all_nil, all_nil⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_1 hl hM)) all_nil)) all_nil))


end Redverify.Certificate.tree
