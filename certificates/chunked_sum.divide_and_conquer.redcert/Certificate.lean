module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.divide_and_conquer

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `p` -/ abbrev v_p : Var := 3
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

/-- Implementation `divide_and_conquer`. -/
def impl : Impl where
  assumptions := [.eq (.var v_N) (.const 8)]
  bindings := [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_b t_B [] [] none]
  body :=
    .allocate a_s [.const 4] <|
    .seq (.par v_p (.const 0) (.const 4) <|
      .seq (.assign a_s [.var v_p] (.read a_a [.mul 2 (.var v_p)])) <|
      .scope [a_s] <|
        .accumulate
          false
          (.builtin "+" .f32)
          a_s
          [.var v_p]
          (.read a_a [.add (.mul 2 (.var v_p)) (.const 1)])) <|
    .seq (.scope [a_s] <|
      .seq (.accumulate false (.builtin "+" .f32) a_s [.const 0] (.read a_s [.const 1])) <|
      .accumulate false (.builtin "+" .f32) a_s [.const 2] (.read a_s [.const 3])) <|
    .seq (.scope [a_s] <|
      .accumulate false (.builtin "+" .f32) a_s [.const 0] (.read a_s [.const 2])) <|
    .assign a_b [] (.read a_s [.const 0])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := LeftUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) ∧ Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : LeftUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a : Int} (h0 : a < 4) : 2 * a < 8 :=
  by omega

theorem fact_1 {a b c : Int} (h0 : b = 8) (h1 : a = 2 * c) (h2 : c < 4) : a < b :=
  by omega

theorem fact_2 {a b : Int} (h0 : b ≤ a) (h1 : a ≤ b + 1) (h2 : ¬ a = b) : a = b + 1 :=
  by omega

theorem fact_3 {a b c : Int} (h0 : 2 * c ≤ b) (h1 : c = a) : 2 * a ≤ b :=
  by omega

theorem fact_4 {a b c : Int} (h0 : a ≤ 2 * c + 1) (h1 : c < b + 1) : a ≤ 2 * b + 1 :=
  by omega

theorem fact_5 {a b c : Int} (h0 : 2 * c ≤ b) (h1 : a < c + 1) : 2 * a ≤ b :=
  by omega

theorem fact_6 {a b c d : Int} (h0 : a ≤ 2 * d + c) (h1 : b = d) : a ≤ 2 * b + c :=
  by omega

theorem fact_7 {a : Int} (h0 : 0 ≤ a) : 2 * 0 ≤ a :=
  by omega

theorem fact_8 {a : Int} (h0 : ¬ a ≤ 2 * 0 + 1) : 2 * 1 ≤ a :=
  by omega

theorem fact_9 {a : Int} (h0 : a < 4) : a ≤ 2 * 1 + 1 :=
  by omega

theorem fact_10 {a : Int} (h0 : a ≤ 2 * 0 + 1) : a < 4 :=
  by omega

theorem fact_11 {a : Int} (h0 : 2 * 1 ≤ a) : 0 ≤ a :=
  by omega

theorem fact_12 {a : Int} (h0 : a ≤ 2 * 1 + 1) : a < 4 :=
  by omega

theorem fact_13 {a b : Int} (h0 : a ≤ 2 * 0 + 1) (h1 : 2 * 1 ≤ b) : a < b :=
  by omega

theorem fact_14 {a : Int} (h0 : 4 ≤ a) : 2 * 2 ≤ a :=
  by omega

theorem fact_15 {a : Int} (h0 : ¬ a ≤ 2 * 2 + 1) : 2 * 3 ≤ a :=
  by omega

theorem fact_16 {a : Int} (h0 : a < 8) : a ≤ 2 * 3 + 1 :=
  by omega

theorem fact_17 {a : Int} (h0 : 2 * 2 ≤ a) : 4 ≤ a :=
  by omega

theorem fact_18 {a : Int} (h0 : a ≤ 2 * 2 + 1) : a < 8 :=
  by omega

theorem fact_19 {a : Int} (h0 : 2 * 3 ≤ a) : 4 ≤ a :=
  by omega

theorem fact_20 {a : Int} (h0 : a ≤ 2 * 3 + 1) : a < 8 :=
  by omega

theorem fact_21 {a b : Int} (h0 : a ≤ 2 * 2 + 1) (h1 : 2 * 3 ≤ b) : a < b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 2 * c0 ≤ y_k0 ∧ y_k0 ≤ 2 * c0 + 1)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (N p : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 = 2 * p)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 4)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 4 ≤ y_k0 ∧ y_k0 < 8)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem equation_0 (h0 : True) :
    (M t_B []) = (value_5 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (p : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 < p)
    (fun c0 => (value_0 I M c0))

noncomputable def known_1 (I : Interp V) (M : Model V) (N p : Int) : Heap V :=
  ((known_1_0 I M).and (known_1_1 I M p))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_s [.var v_p] (.read a_a [.mul 2 (.var v_p)])
    (fun e => (value_1 I M (e v_N) (e v_p)))) <|
  .scope [a_s] <|
    .accumulate
      false
      f_0
      a_s
      [.var v_p]
      (.read a_a [.add (.mul 2 (.var v_p)) (.const 1)])
      (fun e => (value_0 I M (e v_p)))

theorem vc_1 (p : Int) (h0 : 0 ≤ N) (h1 : N = 8) (h2 : 0 ≤ p) (h3 : p < 4) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N)) a_s [4]) ((base E N).set v_p p) (known_1 I M N p) :=
  (vc_seq (vc_assign_of (M t_A [2 * p]) (in_allocated ⟨h2, h3, trivial⟩)
  (ev_read ((at_left (at_points1 (2 * p) ⟨(int_c163 h2), (fact_0 h3)⟩ rfl))
  : (known_1 I M N p) ⟨a_a, [2 * p]⟩ (M t_A [2 * p]))) ((Eq.trans ((Eq.trans rfl
  (Eq.symm ((show ∀ v0 : V, (I.fn f_0 [I.fn f_1 [], v0]) = v0 from by intro v0; exact (law_0 hl) _)
  (M t_A [2 * p]))))
  : M t_A [2 * p] = I.fn f_0 [I.fn f_1 [], M t_A [2 * p]])
  (Eq.symm (reduce_single_some1 (2 * p)
  (fun q0 => ⟨(fun h4 => h4.2), (fun h4 => ⟨⟨(int_c372 h2 h4), (fact_1 h1 h4 h3)⟩, h4⟩)⟩))))
  : M t_A [2 * p] = value_1 I M N p))
  (vc_scope (vc_accumulate_of (value_1 I M N p) (M t_A [2 * p + 1]) (at_set_eq1 p p rfl rfl)
  (ev_read (at_set_other (by decide) ((at_left (at_points1 (2 * p + 1) ⟨(int_c266 h2), (int_c506 h3)⟩ rfl))
  : (known_1 I M N p) ⟨a_a, [2 * p + 1]⟩ (M t_A [2 * p + 1]))))
  ((append1 (2 * p + 1) (2 * p) (2 * p + 1 + 1) (fun q1 h4 => ⟨h4.1, (int_lab_taB h4.2)⟩)
  (fun q1 => ⟨(fun h4 => ((Classical.em (q1 = 2 * p)).elim
  (fun h5 => (Or.inl ⟨⟨(int_c374 h2 h4.1), (fact_1 h1 h5 h3)⟩, h5⟩))
  (fun h5 => (Or.inr (fact_2 h4.1 h4.2 h5))))), (fun h4 => (Or.elim h4 (fun h5 => ⟨(int_eba_lab h5.2), (int_c474 h5.2)⟩)
  (fun h5 => ⟨(int_c475 h5), (int_eab_lab h5)⟩)))⟩) (fun q1 h4 => (int_eab_taB h4.2))
  (fun q1 h4 => rfl) rfl)
  : I.fn f_0 [value_1 I M N p, M t_A [2 * p + 1]] = value_0 I M p))))

theorem kept_1 (p : Int) (h0 : 0 ≤ N) (h1 : N = 8) (h2 : 0 ≤ p) (h3 : p < 4) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_p p) (known_1 I M N p)) (known_1 I M N (p + 1)) :=
  (show Heap.Entails _ (known_1 I M N (p + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)))
  (entails_points1 (fun q2 h4 =>
  ((Classical.em (q2 = p)).elim (fun h5 => (at_set_eq1 q2 p h5 ((reduce_congr1 (fun q3 =>
  ⟨(fun h6 => ⟨(fact_3 h6.1 h5), (fact_4 h6.2 h4.2)⟩), (fun h6 => ⟨(fact_5 h6.1 h4.2), (fact_6 h6.2 h5)⟩)⟩)
  (fun q3 h6 => rfl)) : value_0 I M q2 = value_0 I M p))) (fun h5 => (at_set_ne1 q2 p h5
  (at_set_ne1 q2 p h5 (at_right (at_points1 q2 ⟨h4.1, (int_taB_neab_tab h4.2 h5)⟩ rfl))))))))))

theorem race_1 (h0 : 0 ≤ N) (h1 : N = 8) :
    ParVC I 0 4 (body_1 I M).erase (fun p => ((base E N).set v_p p)) (fun p => (body_1 I M).post ((base E N).set v_p p) (known_1 I M N p)) :=
  (race_arrays [a_s] rfl rfl (all_cons (apart1 (fun p c0 => c0 = p) (fun p c0 => c0 = p)
  (fun p h2 h3 => (w_seq (w_assign1 p rfl) (w_scope (w_accumulate1 p rfl))))
  (fun p h2 h3 => (r_seq (r_none rfl) (r_scope (r_accumulate1 (x_none rfl) p rfl))))
  (fun p y_y c0 h2 h3 h4 h5 h6 h7 => ⟨(int_eab_nebc_neac h7 h6), (int_eab_nebc_neac h7 h6)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_s [.const 4] <|
  .seq (.par v_p (.const 0) (.const 4)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .seq (.scope [a_s] <|
    .seq (.accumulate false f_0 a_s [.const 0] (.read a_s [.const 1])
      (fun e => (value_2 I M))) <|
    .accumulate false f_0 a_s [.const 2] (.read a_s [.const 3])
      (fun e => (value_3 I M))) <|
  .seq (.scope [a_s] <|
    .accumulate false f_0 a_s [.const 0] (.read a_s [.const 2])
      (fun e => (value_4 I M))) <|
  .assign a_b [] (.read a_s [.const 0])
    (fun e => (M t_B []))

theorem program_vc (h0 : 0 ≤ N) (h1 : N = 8) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q4 h2 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q4]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q4, _, rfl, h2.1, ((int_ecb_tab_tac h1 h2.2) : q4 < N), rfl⟩) rfl rfl))))
  (entails_points1 (fun q5 h2 => (False.elim (int_lab_tba_F h2.1 h2.2))))))
  (fun p h2 h3 => (vc_1 N hl hM p h0 h1 h2 h3)) (fun p h2 h3 => (kept_1 N hl hM p h0 h1 h2 h3))
  (race_1 N hl hM h0 h1))
  (vc_seq (vc_scope (vc_seq (vc_accumulate_of (value_0 I M 0) (value_0 I M 1)
  ((at_right (at_points1 0 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 4) ⟨a_s, [0]⟩ (value_0 I M 0))
  (ev_read ((at_right (at_points1 1 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 4) ⟨a_s, [1]⟩ (value_0 I M 1)))
  ((union_in_order1 (law_1 hl) (law_2 hl) 0 (3 + 1) (fun q6 h2 => ⟨h2.1, (int_c196 h2.2)⟩) (fun q6 =>
  ⟨(fun h2 => ((Classical.em (q6 ≤ 2 * 0 + 1)).elim (fun h3 => (Or.inl ⟨(fact_7 h2.1), h3⟩))
  (fun h3 => (Or.inr ⟨(fact_8 h3), (fact_9 h2.2)⟩)))), (fun h2 => (Or.elim h2 (fun h3 => ⟨(int_c487 h3.1), (fact_10 h3.2)⟩)
  (fun h3 => ⟨(fact_11 h3.1), (fact_12 h3.2)⟩)))⟩) (fun q6 q7 h2 h3 => (fact_13 h2.2 h3.1))
  (fun q6 h2 => rfl) (fun q6 h2 => rfl))
  : I.fn f_0 [value_0 I M 0, value_0 I M 1] = value_2 I M))
  (vc_accumulate_of (value_0 I M 2) (value_0 I M 3)
  (at_set_ne1 2 0 int_c244 ((at_right (at_points1 2 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 4) ⟨a_s, [2]⟩ (value_0 I M 2)))
  (ev_read (at_set_ne1 3 0 int_c309 ((at_right (at_points1 3 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 4) ⟨a_s, [3]⟩ (value_0 I M 3))))
  ((union_in_order1 (law_1 hl) (law_2 hl) 4 (7 + 1) (fun q8 h2 => ⟨h2.1, (int_c326 h2.2)⟩) (fun q8 =>
  ⟨(fun h2 => ((Classical.em (q8 ≤ 2 * 2 + 1)).elim (fun h3 => (Or.inl ⟨(fact_14 h2.1), h3⟩))
  (fun h3 => (Or.inr ⟨(fact_15 h3), (fact_16 h2.2)⟩)))), (fun h2 => (Or.elim h2 (fun h3 => ⟨(fact_17 h3.1), (fact_18 h3.2)⟩)
  (fun h3 => ⟨(fact_19 h3.1), (fact_20 h3.2)⟩)))⟩) (fun q8 q9 h2 h3 => (fact_21 h2.2 h3.1))
  (fun q8 h2 => rfl) (fun q8 h2 => rfl))
  : I.fn f_0 [value_0 I M 2, value_0 I M 3] = value_3 I M)))) (vc_seq
  (vc_scope (vc_accumulate_of (value_2 I M) (value_3 I M) (at_set_ne1 0 2 int_c441 (at_set_eq1 0 0 rfl rfl))
  (ev_read (at_set_eq1 2 2 rfl rfl))
  ((union_in_order1 (law_1 hl) (law_2 hl) 0 (7 + 1) (fun q10 h2 => ⟨h2.1, (int_c326 h2.2)⟩)
  (fun q10 => ⟨(fun h2 => ((Classical.em (q10 < 4)).elim (fun h3 => (Or.inl ⟨h2.1, h3⟩))
  (fun h3 => (Or.inr ⟨(int_ntba_lab h3), h2.2⟩)))), (fun h2 => (Or.elim h2 (fun h3 => ⟨h3.1, (int_c312 h3.2)⟩) (fun h3 => ⟨(int_c247 h3.1), h3.2⟩)))⟩)
  (fun q10 q11 h2 h3 => (int_lbc_tab_tac h3.1 h2.2)) (fun q10 h2 => rfl) (fun q10 h2 => rfl))
  : I.fn f_0 [value_2 I M, value_3 I M] = value_4 I M)))
  (vc_assign_of (value_4 I M) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_b t_B [] [] none)) (R := (Region.mk t_B [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_b rfl rfl)) (ev_read (at_set_eq1 0 0 rfl rfl))
  ((Eq.trans ((reduce_congr1 (fun q13 =>
  ⟨(fun h2 => ⟨h2.1, (int_ecb_tab_tac h1 h2.2)⟩), (fun h2 => ⟨h2.1, (int_ebc_tab_tac h1 h2.2)⟩)⟩)
  (fun q13 h2 => rfl)) : value_4 I M = value_5 I M N) (Eq.symm (equation_0 N hl hM trivial)))
  : value_4 I M = M t_B []))))))

theorem output_0_1 (h0 : 0 ≤ N) (h1 : N = 8) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_b, []⟩ (M t_B []) :=
  (at_restore (by decide) (at_set_eq0 rfl))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 8) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 8) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0 h1)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 8) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 8) :
    spec.Given (inside N) (base E N) t_B [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 8) (h2 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) :=
  (defined_reduce_some1 0 8 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < N) => ⟨h3.1, ((int_ebc_tab_tac h1 h3.2) : y_d0 < 8)⟩)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < N) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 8) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (covered_0 E N h0 h1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E N h0 h1 hg))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 8) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), (all_cons (by decide) all_nil)⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_N) ∧ (E v_N) = 8)
    (fun E => base E (E v_N)) base_self (fun E ha => ⟨cond_holds.1 (ha.1 _ (.head _)), cond_holds.1 (ha.2 _ (.head _))⟩) inhabited
    (fun E a => defined E (E v_N) a.1 a.2) (fun E a => placed E (E v_N) a.1 a.2)
    (fun E a => consistent E (E v_N) a.1 a.2) (fun E a => solvable E (E v_N) a.1 a.2)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) hl hM a.1 a.2)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_1 (E v_N) hl hM a.1 a.2)) all_nil)) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit.left (Comm.of_add m0)), (Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit.left (Comm.of_add m0)), (Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit.left (Comm.of_add m0)), (Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

end Redverify.Certificate.divide_and_conquer
