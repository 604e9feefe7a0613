module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.four_chunks

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `tmp` -/ abbrev a_tmp : Arr := 2
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

/-- Implementation `four_chunks`. -/
def impl : Impl where
  assumptions := [.eq (.var v_N) (.const 32)]
  bindings := [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_b t_B [] [] none]
  body :=
    .allocate a_tmp [.const 4] <|
    .seq (.par v_i (.const 0) (.const 4) <|
      .seq (.assign a_tmp [.var v_i] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_tmp] <|
        .for v_j (.const 0) (.const 8) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_tmp
            [.var v_i]
            (.read a_a [.add (.mul 8 (.var v_i)) (.var v_j)])) <|
    .seq (.scope [a_tmp] <|
      .seq (.accumulate false (.builtin "+" .f32) a_tmp [.const 0] (.read a_tmp [.const 1])) <|
      .accumulate false (.builtin "+" .f32) a_tmp [.const 2] (.read a_tmp [.const 3])) <|
    .seq (.scope [a_tmp] <|
      .accumulate false (.builtin "+" .f32) a_tmp [.const 0] (.read a_tmp [.const 2])) <|
    .assign a_b [] (.read a_tmp [.const 0])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c : Int} (h0 : a ≤ 8 * c + 7) (h1 : c < b + 1) : a < 8 + 8 * b :=
  by omega

theorem fact_1 {a b c : Int} (h0 : b = c) (h1 : a < 8 + 8 * c) : a ≤ 8 * b + 7 :=
  by omega

theorem fact_2 {a : Int} (h0 : a < 16) : a < 15 + 1 :=
  by omega

theorem fact_3 {a : Int} (h0 : 0 ≤ a) : 8 * 0 ≤ a :=
  by omega

theorem fact_4 {a : Int} (h0 : ¬ a ≤ 8 * 0 + 7) : 8 * 1 ≤ a :=
  by omega

theorem fact_5 {a : Int} (h0 : a < 16) : a ≤ 8 * 1 + 7 :=
  by omega

theorem fact_6 {a : Int} (h0 : a ≤ 8 * 0 + 7) : a < 16 :=
  by omega

theorem fact_7 {a : Int} (h0 : 8 * 1 ≤ a) : 0 ≤ a :=
  by omega

theorem fact_8 {a : Int} (h0 : a ≤ 8 * 1 + 7) : a < 16 :=
  by omega

theorem fact_9 {a b : Int} (h0 : a ≤ 8 * 0 + 7) (h1 : 8 * 1 ≤ b) : a < b :=
  by omega

theorem fact_10 {a : Int} (h0 : 16 ≤ a) : 8 * 2 ≤ a :=
  by omega

theorem fact_11 {a : Int} (h0 : ¬ a ≤ 8 * 2 + 7) : 8 * 3 ≤ a :=
  by omega

theorem fact_12 {a : Int} (h0 : a < 32) : a ≤ 8 * 3 + 7 :=
  by omega

theorem fact_13 {a : Int} (h0 : 8 * 2 ≤ a) : 16 ≤ a :=
  by omega

theorem fact_14 {a : Int} (h0 : a ≤ 8 * 2 + 7) : a < 32 :=
  by omega

theorem fact_15 {a : Int} (h0 : 8 * 3 ≤ a) : 16 ≤ a :=
  by omega

theorem fact_16 {a : Int} (h0 : a ≤ 8 * 3 + 7) : a < 32 :=
  by omega

theorem fact_17 {a b : Int} (h0 : a ≤ 8 * 2 + 7) (h1 : 8 * 3 ≤ b) : a < b :=
  by omega

theorem fact_18 {a : Int} (h0 : a < 16) : a < 32 :=
  by omega

theorem fact_19 {a : Int} (h0 : 16 ≤ a) : 0 ≤ a :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 8 * c0 ≤ y_k0 ∧ y_k0 ≤ 8 * c0 + 7)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (8 * c0 ≤ y_k0 ∧ y_k0 ≤ 8 * c0 + 7) ∧ c0 < i ∨ (8 * i ≤ y_k0 ∧ y_k0 < j + 8 * i) ∧ c0 = i)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 8 * i ≤ y_k0 ∧ y_k0 ≤ j + 8 * i)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 16)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 16 ≤ y_k0 ∧ y_k0 < 32)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 32)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem equation_0 (h0 : True) :
    (M t_B []) = (value_6 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < 32)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_tmp
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (value_0 I M c0))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M).and (known_1_1 I M i))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points1 a_tmp
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ i)
    (fun c0 => (value_1 I M c0 i j))

noncomputable def known_2 (I : Interp V) (M : Model V) (N i j : Int) : Heap V :=
  ((known_1_0 I M).and (known_2_1 I M i j))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_tmp
    [.var v_i]
    (.read a_a [.add (.mul 8 (.var v_i)) (.var v_j)])
    (fun e => (value_2 I M (e v_i) (e v_j)))

theorem vc_2 (i j : Int) (h0 : 0 ≤ N) (h1 : N = 32) (h2 : 0 ≤ i) (h3 : i < 4) (h4 : 0 ≤ j) (h5 : j < 8) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_tmp [4]) (((base E N).set v_i i).set v_j j) (known_2 I M N i j) :=
  (vc_accumulate_of (value_1 I M i i j) (M t_A [8 * i + j])
  ((at_right (at_points1 i ⟨h2, int_refl⟩ rfl))
  : (known_2 I M N i j) ⟨a_tmp, [i]⟩ (value_1 I M i i j))
  (ev_read ((at_left (at_points1 (8 * i + j) ⟨(int_c27 h2 h4), (int_c275 h3 h5)⟩ rfl))
  : (known_2 I M N i j) ⟨a_a, [8 * i + j]⟩ (M t_A [8 * i + j])))
  ((append1 (8 * i + j) (8 * i) (8 * i + j + 1) (fun q0 h6 => ⟨h6.1, (int_c9 h6.2)⟩)
  (fun q0 => ⟨(fun h6 =>
  ((Classical.em (q0 < j + 8 * i)).elim (fun h7 => (Or.inl (Or.inr ⟨⟨h6.1, h7⟩, int_c1⟩)))
  (fun h7 => (Or.inr (int_c56 h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2))) (fun h8 => ⟨h8.1.1, (int_tab_lab h8.1.2)⟩)))
  (fun h7 => ⟨(int_c118 h4 h7), (int_c16 h7)⟩)))⟩) (fun q0 h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2))) (fun h7 => (int_c24 h7.1.2))))
  (fun q0 h6 => rfl) rfl)
  : I.fn f_0 [value_1 I M i i j, M t_A [8 * i + j]] = value_2 I M i j))

theorem kept_2 (i j : Int) (h0 : 0 ≤ N) (h1 : N = 32) (h2 : 0 ≤ i) (h3 : i < 4) (h4 : 0 ≤ j) (h5 : j < 8) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_i i).set v_j j) (known_2 I M N i j)) (known_2 I M N i (j + 1)) :=
  (show Heap.Entails _ (known_2 I M N i (j + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q1 h6 => ((Classical.em (q1 = i)).elim (fun h7 => (at_set_eq1 q1 i h7
  ((reduce_congr1 (fun q2 => ⟨(fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_eab_tab_F h7 h9.2)))
  (fun h9 => ⟨h9.1.1, (int_c25 h9.1.2)⟩))), (fun h8 => (Or.inr ⟨⟨h8.1, (int_c26 h8.2)⟩, h7⟩))⟩)
  (fun q2 h8 => rfl)) : value_1 I M q1 i (j + 1) = value_2 I M i j)))
  (fun h7 => (at_set_ne1 q1 i h7 (at_right (at_points1 q1 h6 (reduce_congr1 (fun q3 =>
  ⟨(fun h8 => (Or.elim h8 (fun h9 => (Or.inl h9)) (fun h9 => (False.elim (int_eab_neab_F h9.2 h7))))), (fun h8 => (Or.elim h8 (fun h9 => (Or.inl h9)) (fun h9 => (False.elim (int_eab_neab_F h9.2 h7)))))⟩)
  (fun q3 h8 => rfl)))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_tmp [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_tmp] <|
    .for v_j (.const 0) (.const 8)
      (fun e x => known_2 I M (e v_N) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : N = 32) (h2 : 0 ≤ i) (h3 : i < 4) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N)) a_tmp [4]) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h2, h3, trivial⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 8 rfl rfl (show Heap.Entails _ (known_2 I M N i 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q4 h4 =>
  ((Classical.em (q4 = i)).elim (fun h5 => (at_set_eq1 q4 i h5 ((Eq.trans ((reduce_empty1 (fun q5 =>
  (fun h6 => (Or.elim h6 (fun h7 => (int_eab_tab_F h5 h7.2)) (fun h7 => (int_c12 h7.1.1 h7.1.2))))))
  : value_1 I M q4 i 0 = I.fn f_1 []) rfl)
  : value_1 I M q4 i 0 = I.fn f_1 []))) (fun h5 => (at_set_ne1 q4 i h5
  (at_right (at_points1 q4 ⟨h4.1, (int_lab_neab_tab h4.2 h5)⟩ (reduce_congr1 (fun q6 =>
  ⟨(fun h6 => (Or.elim h6 (fun h7 => h7.1) (fun h7 => (False.elim (int_c12 h7.1.1 h7.1.2))))), (fun h6 => (Or.inl ⟨h6, (int_lab_neab_tab h4.2 h5)⟩))⟩)
  (fun q6 h6 => rfl))))))))))) (fun j h4 h5 => (vc_2 N hl hM i j h0 h1 h2 h3 h4 h5))
  (fun j h4 h5 => (kept_2 N hl hM i j h0 h1 h2 h3 h4 h5)))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : N = 32) (h2 : 0 ≤ i) (h3 : i < 4) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points1 (fun q7 h4 => (at_right (at_points1 q7 ⟨h4.1, (int_taB_lab h4.2)⟩
  (reduce_congr1 (fun q8 => ⟨(fun h5 => ((Classical.em (q7 < i)).elim (fun h6 => (Or.inl ⟨h5, h6⟩))
  (fun h6 => (Or.inr ⟨⟨(int_c405 h5.1 h6), (fact_0 h5.2 h4.2)⟩, (int_taB_ntab_eab h4.2 h6)⟩)))), (fun h5 =>
  (Or.elim h5 (fun h6 => h6.1) (fun h6 => ⟨(int_c414 h6.1.1 h4.2), (fact_1 h6.2 h6.1.2)⟩)))⟩)
  (fun q8 h5 => rfl))))))) : Heap.Entails (known_2 I M N i 8) (known_1 I M N (i + 1)))

theorem race_1 (h0 : 0 ≤ N) (h1 : N = 32) :
    ParVC I 0 4 (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_tmp] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i) (fun i h2 h3 =>
  (w_seq (w_assign1 i rfl) (w_scope (w_for 0 8 rfl rfl (fun j h4 h5 => (w_accumulate1 i rfl))))))
  (fun i h2 h3 => (r_seq (r_none rfl)
  (r_scope (r_for 0 8 rfl rfl (fun j h4 h5 => (r_accumulate1 (x_none rfl) i rfl))))))
  (fun i y_y c0 h2 h3 h4 h5 h6 h7 => ⟨(int_eab_nebc_neac h7 h6), (int_eab_nebc_neac h7 h6)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_tmp [.const 4] <|
  .seq (.par v_i (.const 0) (.const 4)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .seq (.scope [a_tmp] <|
    .seq (.accumulate false f_0 a_tmp [.const 0] (.read a_tmp [.const 1])
      (fun e => (value_3 I M))) <|
    .accumulate false f_0 a_tmp [.const 2] (.read a_tmp [.const 3])
      (fun e => (value_4 I M))) <|
  .seq (.scope [a_tmp] <|
    .accumulate false f_0 a_tmp [.const 0] (.read a_tmp [.const 2])
      (fun e => (value_5 I M))) <|
  .assign a_b [] (.read a_tmp [.const 0])
    (fun e => (M t_B []))

theorem program_vc (h0 : 0 ≤ N) (h1 : N = 32) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q9 h2 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q9]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q9, _, rfl, h2.1, ((int_ecb_tab_tac h1 h2.2) : q9 < N), rfl⟩) rfl rfl))))
  (entails_points1 (fun q10 h2 => (False.elim (int_lab_tba_F h2.1 h2.2))))))
  (fun i h2 h3 => (vc_1 N hl hM i h0 h1 h2 h3)) (fun i h2 h3 => (kept_1 N hl hM i h0 h1 h2 h3))
  (race_1 N hl hM h0 h1))
  (vc_seq (vc_scope (vc_seq (vc_accumulate_of (value_0 I M 0) (value_0 I M 1)
  ((at_right (at_points1 0 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 4) ⟨a_tmp, [0]⟩ (value_0 I M 0))
  (ev_read ((at_right (at_points1 1 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 4) ⟨a_tmp, [1]⟩ (value_0 I M 1)))
  ((union_in_order1 (law_0 hl) (law_1 hl) 0 (15 + 1) (fun q11 h2 => ⟨h2.1, (fact_2 h2.2)⟩)
  (fun q11 =>
  ⟨(fun h2 => ((Classical.em (q11 ≤ 8 * 0 + 7)).elim (fun h3 => (Or.inl ⟨(fact_3 h2.1), h3⟩))
  (fun h3 => (Or.inr ⟨(fact_4 h3), (fact_5 h2.2)⟩)))), (fun h2 => (Or.elim h2 (fun h3 => ⟨(int_c488 h3.1), (fact_6 h3.2)⟩)
  (fun h3 => ⟨(fact_7 h3.1), (fact_8 h3.2)⟩)))⟩) (fun q11 q12 h2 h3 => (fact_9 h2.2 h3.1))
  (fun q11 h2 => rfl) (fun q11 h2 => rfl))
  : I.fn f_0 [value_0 I M 0, value_0 I M 1] = value_3 I M))
  (vc_accumulate_of (value_0 I M 2) (value_0 I M 3)
  (at_set_ne1 2 0 int_c244 ((at_right (at_points1 2 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 4) ⟨a_tmp, [2]⟩ (value_0 I M 2)))
  (ev_read (at_set_ne1 3 0 int_c309 ((at_right (at_points1 3 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 4) ⟨a_tmp, [3]⟩ (value_0 I M 3))))
  ((union_in_order1 (law_0 hl) (law_1 hl) 16 (31 + 1) (fun q13 h2 => ⟨h2.1, (int_c462 h2.2)⟩)
  (fun q13 =>
  ⟨(fun h2 => ((Classical.em (q13 ≤ 8 * 2 + 7)).elim (fun h3 => (Or.inl ⟨(fact_10 h2.1), h3⟩))
  (fun h3 => (Or.inr ⟨(fact_11 h3), (fact_12 h2.2)⟩)))), (fun h2 => (Or.elim h2 (fun h3 => ⟨(fact_13 h3.1), (fact_14 h3.2)⟩)
  (fun h3 => ⟨(fact_15 h3.1), (fact_16 h3.2)⟩)))⟩) (fun q13 q14 h2 h3 => (fact_17 h2.2 h3.1))
  (fun q13 h2 => rfl) (fun q13 h2 => rfl))
  : I.fn f_0 [value_0 I M 2, value_0 I M 3] = value_4 I M)))) (vc_seq
  (vc_scope (vc_accumulate_of (value_3 I M) (value_4 I M) (at_set_ne1 0 2 int_c441 (at_set_eq1 0 0 rfl rfl))
  (ev_read (at_set_eq1 2 2 rfl rfl))
  ((union_in_order1 (law_0 hl) (law_1 hl) 0 (31 + 1) (fun q15 h2 => ⟨h2.1, (int_c462 h2.2)⟩)
  (fun q15 => ⟨(fun h2 => ((Classical.em (q15 < 16)).elim (fun h3 => (Or.inl ⟨h2.1, h3⟩))
  (fun h3 => (Or.inr ⟨(int_ntba_lab h3), h2.2⟩)))), (fun h2 => (Or.elim h2 (fun h3 => ⟨h3.1, (fact_18 h3.2)⟩) (fun h3 => ⟨(fact_19 h3.1), h3.2⟩)))⟩)
  (fun q15 q16 h2 h3 => (int_lbc_tab_tac h3.1 h2.2)) (fun q15 h2 => rfl) (fun q15 h2 => rfl))
  : I.fn f_0 [value_3 I M, value_4 I M] = value_5 I M)))
  (vc_assign_of (value_5 I M) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_b t_B [] [] none)) (R := (Region.mk t_B [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_b rfl rfl)) (ev_read (at_set_eq1 0 0 rfl rfl))
  ((Eq.trans ((reduce_congr1 (fun q18 =>
  ⟨(fun h2 => ⟨h2.1, (int_ecb_tab_tac h1 h2.2)⟩), (fun h2 => ⟨h2.1, (int_ebc_tab_tac h1 h2.2)⟩)⟩)
  (fun q18 h2 => rfl)) : value_5 I M = value_6 I M N) (Eq.symm (equation_0 N hl hM trivial)))
  : value_5 I M = M t_B []))))))

theorem output_0_1 (h0 : 0 ≤ N) (h1 : N = 32) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_b, []⟩ (M t_B []) :=
  (at_restore (by decide) (at_set_eq0 rfl))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 32) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 32) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0 h1)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 32) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 32) :
    spec.Given (inside N) (base E N) t_B [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 32) (h2 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) :=
  (defined_reduce_some1 0 32 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < N) => ⟨h3.1, ((int_ebc_tab_tac h1 h3.2) : y_d0 < 32)⟩)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < N) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 32) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (covered_0 E N h0 h1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E N h0 h1 hg))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 32) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), (all_cons (by decide) all_nil)⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_N) ∧ (E v_N) = 32)
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
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

end Redverify.Certificate.four_chunks
