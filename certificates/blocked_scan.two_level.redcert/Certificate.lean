module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.two_level

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `c` -/ abbrev v_c : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `s` -/ abbrev a_s : Arr := 1
/-- `chunk` -/ abbrev a_chunk : Arr := 2
/-- `carry` -/ abbrev a_carry : Arr := 3
/-- `r` -/ abbrev a_r : Arr := 4
/-- `t` -/ abbrev a_t : Arr := 5
/-- `A` -/ abbrev t_A : Ten := 0
/-- `S` -/ abbrev t_S : Ten := 1
/-- `B` -/ abbrev t_B : Ten := 2

/-- Specification `scan`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_S [(.const 0, .var v_N)]]
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
          (.access t_A [.var v_k])),
      Equation.mk
        t_S
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.le (.var v_k) (.var v_i)))
          (.access t_A [.var v_k]))]

/-- Implementation `two_level`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_s t_S [v_i0] [.var v_i0] none]
  body :=
    .allocate a_chunk [.div (.add (.var v_N) (.const 7)) 8] <|
    .allocate a_carry [.div (.add (.var v_N) (.const 7)) 8] <|
    .seq (.par v_c (.const 0) (.div (.add (.var v_N) (.const 7)) 8) <|
      .seq (.assign a_chunk [.var v_c] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_chunk] <|
        .for v_i (.const 0) (.min (.const 8) (.add (.var v_N) (.mul (-1) (.mul 8 (.var v_c))))) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_chunk
            [.var v_c]
            (.read a_a [.add (.mul 8 (.var v_c)) (.var v_i)])) <|
    .allocate a_r [] <|
    .seq (.assign a_r [] (.fn (.literal .f32 0 1) [])) <|
    .seq (.for v_c (.const 0) (.div (.add (.var v_N) (.const 7)) 8) <|
      .seq (.assign a_carry [.var v_c] (.read a_r [])) <|
      .scope [a_r] <|
        .accumulate false (.builtin "+" .f32) a_r [] (.read a_chunk [.var v_c])) <|
    .par v_c (.const 0) (.div (.add (.var v_N) (.const 7)) 8) <|
      .allocate a_t [] <|
      .seq (.assign a_t [] (.read a_carry [.var v_c])) <|
      .for v_i (.const 0) (.min (.const 8) (.add (.var v_N) (.mul (-1) (.mul 8 (.var v_c))))) <|
        .seq (.scope [a_t] <|
          .accumulate false (.builtin "+" .f32) a_t [] (.read a_a [.add (.mul 8 (.var v_c)) (.var v_i)])) <|
        .assign a_s [.add (.mul 8 (.var v_c)) (.var v_i)] (.read a_t [])

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

theorem shape_a_s : ∀ b ∈ impl.bindings, b.array = a_s → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c d x_e : Int} (h0 : a ≤ 8 * x_e + 7) (h1 : a < c) (h2 : x_e < d + 1) : a < (max b (min 8 (c + (-1) * (8 * d)))) + 8 * d :=
  by omega

theorem fact_1 {a b c d : Int} (h0 : b = c) (h1 : a < (max 0 (min 8 d)) + 8 * c) : a ≤ 8 * b + 7 :=
  by omega

theorem fact_2 {a b c : Int} (h0 : a < 8 * c) (h1 : c < b + 1) : a < 8 * b :=
  by omega

theorem fact_3 {a b c : Int} (h0 : b = c) (h1 : a < 8 * c) : a < 8 * b :=
  by omega

theorem fact_4 {a b c : Int} (h0 : b = 0) (h1 : a < (c + 7) / 8) : 8 * a + b < c :=
  by omega

theorem fact_5 {a b c : Int} (h0 : a ≤ c + b) (h1 : c = 0) (h2 : ¬ a < b) : a = b + c :=
  by omega

theorem fact_6 {a b c : Int} (h0 : c < (b + 7) / 8) (h1 : a < 0 + 8 * c) : a < b :=
  by omega

theorem fact_7 {a b c d : Int} (h0 : a < c) (h1 : a < 8 * (d + 1)) : a < (max b (min 8 (c + (-1) * (8 * d)))) + 8 * d :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a ≤ 8 * b + 7) (h1 : a ≤ 8 * c + 7) (h2 : 8 * b ≤ a) (h3 : 8 * c ≤ a) (h4 : ¬ b = c) : False :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (8 * c0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 ≤ 8 * c0 + 7)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (8 * c0 ≤ y_k0 ∧ y_k0 ≤ 8 * c0 + 7) ∧ c0 < c ∨ (8 * c ≤ y_k0 ∧ y_k0 < i + 8 * c) ∧ c0 = c)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8 * c0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < i + 8 * c)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (N c : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 < 8 * c)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (c i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 8 * c ≤ y_k0 ∧ y_k0 ≤ i + 8 * c)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (N c : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 ≤ 8 * c + 7)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (c i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ i + 8 * c)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem equation_0 (h0 : True) :
    (M t_B []) = (value_8 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < N) => rfl))))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ i)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem equation_1 (i : Int) (h0 : True) :
    (M t_S [i]) = (value_9 I M i) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.le (.var v_k) (.var v_i))) (.access t_A [.var v_k])) ((base E N).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k ≤ i) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N c : Int) : Heap V :=
  .points1 a_chunk
    (fun c0 => 0 ≤ c0 ∧ c0 < c)
    (fun c0 => (value_0 I M c0 N))

noncomputable def known_1 (I : Interp V) (M : Model V) (N c : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M N c))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (c i : Int) : Heap V :=
  .points1 a_chunk
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ c)
    (fun c0 => (value_1 I M c0 c i))

noncomputable def known_2 (I : Interp V) (M : Model V) (N c i : Int) : Heap V :=
  ((known_1_0 I M N).and (known_2_1 I M c i))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_chunk
    [.var v_c]
    (.read a_a [.add (.mul 8 (.var v_c)) (.var v_i)])
    (fun e => (value_5 I M (e v_c) (e v_i)))

theorem vc_2 (c i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ c) (h2 : c < (N + 7) / 8) (h3 : 0 ≤ i) (h4 : i < (min 8 (N + (-1) * (8 * c)))) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E N)) a_chunk [(N + 7) / 8]) a_carry [(N + 7) / 8]) (((base E N).set v_c c).set v_i i) (known_2 I M N c i) :=
  (vc_accumulate_of (value_1 I M c c i) (M t_A [8 * c + i])
  ((at_right (at_points1 c ⟨h1, int_refl⟩ rfl))
  : (known_2 I M N c i) ⟨a_chunk, [c]⟩ (value_1 I M c c i))
  (ev_read ((at_left (at_points1 (8 * c + i) ⟨(int_c27 h1 h3), (int_c45 h4)⟩ rfl))
  : (known_2 I M N c i) ⟨a_a, [8 * c + i]⟩ (M t_A [8 * c + i])))
  ((append1 (8 * c + i) (8 * c) (8 * c + i + 1) (fun q0 h5 => ⟨h5.1, (int_c9 h5.2)⟩)
  (fun q0 => ⟨(fun h5 =>
  ((Classical.em (q0 < i + 8 * c)).elim (fun h6 => (Or.inl (Or.inr ⟨⟨h5.1, h6⟩, int_c1⟩)))
  (fun h6 => (Or.inr (int_c56 h5.2 h6))))), (fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2))) (fun h7 => ⟨h7.1.1, (int_tab_lab h7.1.2)⟩)))
  (fun h6 => ⟨(int_c118 h3 h6), (int_c16 h6)⟩)))⟩) (fun q0 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2))) (fun h6 => (int_c24 h6.1.2))))
  (fun q0 h5 => rfl) rfl)
  : I.fn f_0 [value_1 I M c c i, M t_A [8 * c + i]] = value_5 I M c i))

theorem kept_2 (c i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ c) (h2 : c < (N + 7) / 8) (h3 : 0 ≤ i) (h4 : i < (min 8 (N + (-1) * (8 * c)))) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_c c).set v_i i) (known_2 I M N c i)) (known_2 I M N c (i + 1)) :=
  (show Heap.Entails _ (known_2 I M N c (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q1 h5 => ((Classical.em (q1 = c)).elim (fun h6 => (at_set_eq1 q1 c h6
  ((reduce_congr1 (fun q2 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (False.elim (int_eab_tab_F h6 h8.2)))
  (fun h8 => ⟨h8.1.1, (int_c25 h8.1.2)⟩))), (fun h7 => (Or.inr ⟨⟨h7.1, (int_c26 h7.2)⟩, h6⟩))⟩)
  (fun q2 h7 => rfl)) : value_1 I M q1 c (i + 1) = value_5 I M c i)))
  (fun h6 => (at_set_ne1 q1 c h6 (at_right (at_points1 q1 h5 (reduce_congr1 (fun q3 =>
  ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (False.elim (int_eab_neab_F h8.2 h6))))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (False.elim (int_eab_neab_F h8.2 h6)))))⟩)
  (fun q3 h7 => rfl)))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_chunk [.var v_c] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_chunk] <|
    .for v_i (.const 0) (.min (.const 8) (.add (.var v_N) (.mul (-1) (.mul 8 (.var v_c)))))
      (fun e x => known_2 I M (e v_N) (e v_c) x) (body_2 I M)

theorem vc_1 (c : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ c) (h2 : c < (N + 7) / 8) :
    (body_1 I M).vc I (allocated (allocated (impl.HasCell spec (base E N)) a_chunk [(N + 7) / 8]) a_carry [(N + 7) / 8]) ((base E N).set v_c c) (known_1 I M N c) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩)) ev_const rfl)
  (vc_scope (vc_for_of 0 (min 8 (N + (-1) * (8 * c))) rfl rfl (show Heap.Entails _ (known_2 I M N c 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q4 h3 =>
  ((Classical.em (q4 = c)).elim (fun h4 => (at_set_eq1 q4 c h4 ((Eq.trans ((reduce_empty1 (fun q5 =>
  (fun h5 => (Or.elim h5 (fun h6 => (int_eab_tab_F h4 h6.2)) (fun h6 => (int_c12 h6.1.1 h6.1.2))))))
  : value_1 I M q4 c 0 = I.fn f_1 []) rfl)
  : value_1 I M q4 c 0 = I.fn f_1 []))) (fun h4 =>
  (at_set_ne1 q4 c h4 (at_right (at_points1 q4 ⟨h3.1, (int_lab_neab_tab h3.2 h4)⟩ (reduce_congr1
  (fun q6 => ⟨(fun h5 => (Or.elim h5 (fun h6 => ⟨⟨h6.1.1, (int_c423 h6.1.2 h6.2 h2)⟩, h6.1.2⟩)
  (fun h6 => (False.elim (int_c12 h6.1.1 h6.1.2))))), (fun h5 => (Or.inl ⟨⟨h5.1.1, h5.2⟩, (int_lab_neab_tab h3.2 h4)⟩))⟩)
  (fun q6 h5 => rfl))))))))))) (fun i h3 h4 => (vc_2 N hl hM c i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_2 N hl hM c i h0 h1 h2 h3 h4)))))

theorem kept_1 (c : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ c) (h2 : c < (N + 7) / 8) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_c c) (known_1 I M N c)) (known_1 I M N (c + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points1 (fun q7 h3 => (at_right (at_points1 q7 ⟨h3.1, (int_taB_lab h3.2)⟩ (reduce_congr1 (fun q8 =>
  ⟨(fun h4 => ((Classical.em (q7 < c)).elim (fun h5 => (Or.inl ⟨⟨h4.1.1, h4.2⟩, h5⟩)) (fun h5 =>
  (Or.inr ⟨⟨(int_c405 h4.1.1 h5), (fact_0 h4.2 h4.1.2 h3.2)⟩, (int_taB_ntab_eab h3.2 h5)⟩)))), (fun h4 => (Or.elim h4 (fun h5 => ⟨⟨h5.1.1, (int_c423 h5.1.2 h5.2 h2)⟩, h5.1.2⟩)
  (fun h5 => ⟨⟨(int_c414 h5.1.1 h3.2), (int_c433 h2 h5.1.2)⟩, (fact_1 h5.2 h5.1.2)⟩)))⟩)
  (fun q8 h4 => rfl)))))))
  : Heap.Entails (known_2 I M N c (max 0 (min 8 (N + (-1) * (8 * c))))) (known_1 I M N (c + 1)))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 ((N + 7) / 8) (body_1 I M).erase (fun c => ((base E N).set v_c c)) (fun c => (body_1 I M).post ((base E N).set v_c c) (known_1 I M N c)) :=
  (race_arrays [a_chunk] rfl rfl (all_cons
  (apart1 (fun c c0 => c0 = c) (fun c c0 => c0 = c) (fun c h1 h2 => (w_seq (w_assign1 c rfl)
  (w_scope (w_for 0 (min 8 (N + (-1) * (8 * c))) rfl rfl (fun i h3 h4 => (w_accumulate1 c rfl))))))
  (fun c h1 h2 => (r_seq (r_none rfl)
  (r_scope (r_for 0 (min 8 (N + (-1) * (8 * c))) rfl rfl (fun i h3 h4 => (r_accumulate1 (x_none rfl) c rfl))))))
  (fun c y_y c0 h1 h2 h3 h4 h5 h6 => ⟨(int_eab_nebc_neac h6 h5), (int_eab_nebc_neac h6 h5)⟩))
  all_nil))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (c : Int) : Heap V :=
  .points1 a_carry
    (fun c0 => 0 ≤ c0 ∧ c0 < c)
    (fun c0 => (value_2 I M c0))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_chunk
    (fun c0 => 0 ≤ c0 ∧ 8 * c0 < N)
    (fun c0 => (value_0 I M c0 N))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (N c : Int) : Heap V :=
  .points0 a_r
    (True)
    ((value_3 I M N c))

noncomputable def known_3 (I : Interp V) (M : Model V) (N c : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_3_1 I M c).and ((known_3_2 I M N).and (known_3_3 I M N c))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_carry [.var v_c] (.read a_r [])
    (fun e => (value_2 I M (e v_c)))) <|
  .scope [a_r] <|
    .accumulate false f_0 a_r [] (.read a_chunk [.var v_c])
      (fun e => (value_6 I M (e v_N) (e v_c)))

theorem vc_3 (c : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ c) (h2 : c < (N + 7) / 8) :
    (body_3 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N)) a_chunk [(N + 7) / 8]) a_carry [(N + 7) / 8]) a_r []) ((base E N).set v_c c) (known_3 I M N c) :=
  (vc_seq (vc_assign_of (value_3 I M N c) (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩))
  (ev_read ((at_right (at_right (at_right (at_points0 trivial rfl))))
  : (known_3 I M N c) ⟨a_r, []⟩ (value_3 I M N c))) ((reduce_congr1
  (fun q11 => ⟨(fun h3 => ⟨h3.1.1, h3.2⟩), (fun h3 => ⟨⟨h3.1, (int_c128 h3.2 h2)⟩, h3.2⟩)⟩)
  (fun q11 h3 => rfl)) : value_3 I M N c = value_2 I M c))
  (vc_scope (vc_accumulate_of (value_3 I M N c) (value_0 I M c N)
  (at_set_other (by decide) ((at_right (at_right (at_right (at_points0 trivial rfl))))
  : (known_3 I M N c) ⟨a_r, []⟩ (value_3 I M N c)))
  (ev_read (at_set_other (by decide) ((at_right (at_right (at_left (at_points1 c ⟨h1, (int_c388 h2)⟩ rfl))))
  : (known_3 I M N c) ⟨a_chunk, [c]⟩ (value_0 I M c N))))
  ((union_in_order1 (law_0 hl) (law_1 hl) 0 ((max (N + (-1)) (8 * c + 7)) + 1)
  (fun q12 h3 => ⟨h3.1.1, (int_c10 h3.1.2)⟩) (fun q12 =>
  ⟨(fun h3 => ((Classical.em (q12 < 8 * c)).elim (fun h4 => (Or.inl ⟨⟨h3.1.1, h3.1.2⟩, h4⟩))
  (fun h4 => (Or.inr ⟨⟨(int_ntba_lab h4), h3.1.2⟩, h3.2⟩)))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_c144 h4.2)⟩)
  (fun h4 => ⟨⟨(int_c119 h1 h4.1.1), h4.1.2⟩, h4.2⟩)))⟩)
  (fun q12 q13 h3 h4 => (int_lbc_tab_tac h4.1.1 h3.2)) (fun q12 h3 => rfl) (fun q12 h3 => rfl))
  : I.fn f_0 [value_3 I M N c, value_0 I M c N] = value_6 I M N c))))

theorem kept_3 (c : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ c) (h2 : c < (N + 7) / 8) :
    Heap.Entails ((body_3 I M).post ((base E N).set v_c c) (known_3 I M N c)) (known_3 I M N (c + 1)) :=
  (show Heap.Entails _ (known_3 I M N (c + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_points1 (fun q14 h3 => (at_set_other (by decide)
  ((Classical.em (q14 = c)).elim (fun h4 => (at_set_eq1 q14 c h4 ((reduce_congr1
  (fun q15 => ⟨(fun h5 => ⟨h5.1, (fact_2 h5.2 h3.2)⟩), (fun h5 => ⟨h5.1, (fact_3 h4 h5.2)⟩)⟩)
  (fun q15 h5 => rfl)) : value_2 I M q14 = value_2 I M c))) (fun h4 =>
  (at_set_ne1 q14 c h4 (at_right (at_left (at_points1 q14 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points0 (fun h3 => (at_set_eq0 ((reduce_congr1 (fun q16 =>
  ⟨(fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (int_c54 h4.2)⟩), (fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (int_c102 h4.2)⟩)⟩)
  (fun q16 h4 => rfl)) : value_3 I M N (c + 1) = value_6 I M N c))))))))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_carry
    (fun c0 => 0 ≤ c0 ∧ 8 * c0 < N)
    (fun c0 => (value_2 I M c0))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (N c : Int) : Heap V :=
  .points1 a_s
    (fun c0 => (0 ≤ c0 ∧ c0 < N) ∧ c0 < 8 * c)
    (fun c0 => (M t_S [c0]))

noncomputable def known_4 (I : Interp V) (M : Model V) (N c : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_4_1 I M N).and (known_4_2 I M N c)))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_carry
    (fun c0 => 0 ≤ c0 ∧ 8 * c0 < N)
    (fun c0 => (value_2 I M c0))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (c i : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 < i + 8 * c)
    (fun c0 => (M t_S [c0]))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (c i : Int) : Heap V :=
  .points0 a_t
    (i = 0)
    ((value_2 I M c))

noncomputable def known_5_4 (I : Interp V) (M : Model V) (c i : Int) : Heap V :=
  .points0 a_t
    (0 < i)
    ((value_4 I M c i))

noncomputable def known_5 (I : Interp V) (M : Model V) (N c i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_5_1 I M N).and ((known_5_2 I M c i).and ((known_5_3 I M c i).and (known_5_4 I M c i)))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.scope [a_t] <|
    .accumulate false f_0 a_t [] (.read a_a [.add (.mul 8 (.var v_c)) (.var v_i)])
      (fun e => (value_7 I M (e v_c) (e v_i)))) <|
  .assign a_s [.add (.mul 8 (.var v_c)) (.var v_i)] (.read a_t [])
    (fun e => (M t_S [8 * (e v_c) + (e v_i)]))

theorem vc_5 (c i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ c) (h2 : c < (N + 7) / 8) (h3 : 0 ≤ i) (h4 : i < (min 8 (N + (-1) * (8 * c)))) :
    (body_5 I M).vc I (allocated (allocated (allocated (allocated (impl.HasCell spec (base E N)) a_chunk [(N + 7) / 8]) a_carry [(N + 7) / 8]) a_r []) a_t []) (((base E N).set v_c c).set v_i i) (known_5 I M N c i) :=
  (vc_seq (vc_scope (Or.elim (((Classical.em (i = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : i = 0 ∨ 0 < i)
  (fun h5 => (vc_accumulate_of (value_2 I M c) (M t_A [8 * c + i])
  ((at_right (at_right (at_right (at_left (at_points0 h5 rfl)))))
  : (known_5 I M N c i) ⟨a_t, []⟩ (value_2 I M c))
  (ev_read ((at_left (at_points1 (8 * c + i) ⟨(int_c27 h1 h3), (fact_4 h5 h2)⟩ rfl))
  : (known_5 I M N c i) ⟨a_a, [8 * c + i]⟩ (M t_A [8 * c + i])))
  ((append1 (8 * c + i) 0 (8 * c + 1) (fun q20 h6 => ⟨h6.1, (int_c175 h6.2 h5)⟩)
  (fun q20 => ⟨(fun h6 => ((Classical.em (q20 < 8 * c)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (fact_5 h6.2 h5 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_c171 h3 h7.2)⟩)
  (fun h7 => ⟨(int_c157 h1 h3 h7), (int_c16 h7)⟩)))⟩) (fun q20 h6 => (int_c170 h3 h6.2))
  (fun q20 h6 => rfl) rfl)
  : I.fn f_0 [value_2 I M c, M t_A [8 * c + i]] = value_7 I M c i)))
  (fun h5 => (vc_accumulate_of (value_4 I M c i) (M t_A [8 * c + i])
  ((at_right (at_right (at_right (at_right (at_points0 h5 rfl)))))
  : (known_5 I M N c i) ⟨a_t, []⟩ (value_4 I M c i))
  (ev_read ((at_left (at_points1 (8 * c + i) ⟨(int_c279 h1 h5), (int_c45 h4)⟩ rfl))
  : (known_5 I M N c i) ⟨a_a, [8 * c + i]⟩ (M t_A [8 * c + i])))
  ((append1 (8 * c + i) 0 (8 * c + i + 1) (fun q21 h6 => ⟨h6.1, (int_c9 h6.2)⟩)
  (fun q21 => ⟨(fun h6 => ((Classical.em (q21 < i + 8 * c)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_c56 h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_c408 h1 h7 h5), (int_c16 h7)⟩)))⟩) (fun q21 h6 => (int_c24 h6.2))
  (fun q21 h6 => rfl) rfl)
  : I.fn f_0 [value_4 I M c i, M t_A [8 * c + i]] = value_7 I M c i)))))
  (vc_assign_of (value_7 I M c i)
  (in_other (by decide) (in_other (by decide) (in_other (by decide) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_s t_S [v_i0] [.var v_i0] none)) (R := (Region.mk t_S [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [8 * c + i]
  (region_iff.2 ⟨(8 * c + i), _, rfl, ((int_c27 h1 h3) : 0 ≤ 8 * c + i), ((int_c45 h4) : 8 * c + i < N), rfl⟩)
  shape_a_s rfl rfl ((int_c27 h1 h3) : 0 ≤ 8 * c + i)))))) (ev_read (at_set_eq0 rfl))
  ((Eq.trans ((reduce_congr1
  (fun q23 => ⟨(fun h5 => ⟨h5.1, (int_c535 h5.2)⟩), (fun h5 => ⟨h5.1, (int_c535 h5.2)⟩)⟩)
  (fun q23 h5 => rfl)) : value_7 I M c i = value_9 I M (8 * c + i))
  (Eq.symm (equation_1 N hl hM (8 * c + i) trivial))) : value_7 I M c i = M t_S [8 * c + i])))

theorem kept_5 (c i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ c) (h2 : c < (N + 7) / 8) (h3 : 0 ≤ i) (h4 : i < (min 8 (N + (-1) * (8 * c)))) :
    Heap.Entails ((body_5 I M).post (((base E N).set v_c c).set v_i i) (known_5 I M N c i)) (known_5 I M N c (i + 1)) :=
  (show Heap.Entails _ (known_5 I M N c (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl))))
  (entails_and (entails_points1 (fun q24 h5 => ((Classical.em (q24 = 8 * c + i)).elim
  (fun h6 => (at_set_eq1 q24 (8 * c + i) h6 ((at_congr1 h6) : M t_S [q24] = M t_S [8 * c + i])))
  (fun h6 => (at_set_ne1 q24 (8 * c + i) h6 (at_set_other (by decide)
  (at_right (at_right (at_left (at_points1 q24 ⟨h5.1, ((int_c104 h5.2 h6) : q24 < i + 8 * c)⟩ rfl))))))))))
  (entails_and (entails_points0 (fun h5 => (False.elim (int_c13 h3 h5))))
  (entails_points0 (fun h5 => (at_set_other (by decide) (at_set_eq0 ((reduce_congr1
  (fun q25 => ⟨(fun h6 => ⟨h6.1, (int_c25 h6.2)⟩), (fun h6 => ⟨h6.1, (int_c26 h6.2)⟩)⟩)
  (fun q25 h6 => rfl)) : value_4 I M c (i + 1) = value_7 I M c i))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_t [] <|
  .seq (.assign a_t [] (.read a_carry [.var v_c])
    (fun e => (value_2 I M (e v_c)))) <|
  .for v_i (.const 0) (.min (.const 8) (.add (.var v_N) (.mul (-1) (.mul 8 (.var v_c)))))
    (fun e x => known_5 I M (e v_N) (e v_c) x) (body_5 I M)

theorem vc_4 (c : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ c) (h2 : c < (N + 7) / 8) :
    (body_4 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N)) a_chunk [(N + 7) / 8]) a_carry [(N + 7) / 8]) a_r []) ((base E N).set v_c c) (known_4 I M N c) :=
  (vc_allocate (vc_seq (vc_assign_of (value_2 I M c) (in_allocated trivial)
  (ev_read (at_without (by decide) ((at_right (at_left (at_points1 c ⟨h1, (int_c388 h2)⟩ rfl)))
  : (known_4 I M N c) ⟨a_carry, [c]⟩ (value_2 I M c)))) rfl)
  (vc_for_of 0 (min 8 (N + (-1) * (8 * c))) rfl rfl (show Heap.Entails _ (known_5 I M N c 0) from
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_without (avoids_points1 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_points1 (fun q26 h3 =>
  (at_set_other (by decide) (at_without (by decide) ((at_right (at_left (at_points1 q26 h3 rfl)))
  : (known_4 I M N c) ⟨a_carry, [q26]⟩ (value_2 I M q26))))))
  (entails_and (entails_points1 (fun q27 h3 => (at_set_other (by decide) (at_without (by decide)
  ((at_right (at_right (at_points1 q27 ⟨⟨h3.1, (fact_6 h2 h3.2)⟩, (int_lt_zero_add h3.2)⟩ rfl)))
  : (known_4 I M N c) ⟨a_s, [q27]⟩ (M t_S [q27]))))))
  (entails_and (entails_points0 (fun h3 => (at_set_eq0 rfl)))
  (entails_points0 (fun h3 => (False.elim (int_irrefl h3)))))))))
  (fun i h3 h4 => (vc_5 N hl hM c i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_5 N hl hM c i h0 h1 h2 h3 h4)))))

theorem kept_4 (c : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ c) (h2 : c < (N + 7) / 8) :
    Heap.Entails ((body_4 I M).post ((base E N).set v_c c) (known_4 I M N c)) (known_4 I M N (c + 1)) :=
  (show Heap.Entails _ (known_4 I M N (c + 1)) from
  (entails_and (entails_restore (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_points1 (fun q28 h3 => (at_restore (by decide) ((at_right (at_left (at_points1 q28 h3 rfl)))
  : (known_5 I M N c (max 0 (min 8 (N + (-1) * (8 * c))))) ⟨a_carry, [q28]⟩ (value_2 I M q28)))))
  (entails_points1 (fun q29 h3 => (at_restore (by decide)
  ((at_right (at_right (at_left (at_points1 q29 ⟨h3.1.1, (fact_7 h3.1.2 h3.2)⟩ rfl))))
  : (known_5 I M N c (max 0 (min 8 (N + (-1) * (8 * c))))) ⟨a_s, [q29]⟩ (M t_S [q29]))))))))

theorem race_4 (h0 : 0 ≤ N) :
    ParVC I 0 ((N + 7) / 8) (body_4 I M).erase (fun c => ((base E N).set v_c c)) (fun c => (body_4 I M).post ((base E N).set v_c c) (known_4 I M N c)) :=
  (race_arrays [a_s] rfl rfl
  (all_cons (apart1 (fun c c0 => (8 * c ≤ c0 ∧ c0 < N) ∧ c0 ≤ 8 * c + 7) (fun c c0 => (1 : Int) < 0)
  (fun c h1 h2 =>
  (w_allocate (w_seq (w_none rfl) (w_for 0 (min 8 (N + (-1) * (8 * c))) rfl rfl (fun i h3 h4 =>
  (w_seq (w_none rfl) (w_assign1 (8 * c + i) (⟨⟨(int_le_add h3), (int_c45 h4)⟩, (int_c575 h4)⟩
  : (8 * c ≤ 8 * c + i ∧ 8 * c + i < N) ∧ 8 * c + i ≤ 8 * c + 7))))))))
  (fun c h1 h2 => (r_none rfl)) (fun c y_y c0 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (fact_8 h6.2 h7.2 h6.1.1 h7.1.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_chunk [.div (.add (.var v_N) (.const 7)) 8] <|
  .allocate a_carry [.div (.add (.var v_N) (.const 7)) 8] <|
  .seq (.par v_c (.const 0) (.div (.add (.var v_N) (.const 7)) 8)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .allocate a_r [] <|
  .seq (.assign a_r [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.for v_c (.const 0) (.div (.add (.var v_N) (.const 7)) 8)
    (fun e x => known_3 I M (e v_N) x) (body_3 I M)) <|
  .par v_c (.const 0) (.div (.add (.var v_N) (.const 7)) 8)
    (fun e x => known_4 I M (e v_N) x) (body_4 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_allocate (vc_seq (vc_par_of 0 ((N + 7) / 8) rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q9 h1 => (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q9]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q9, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))
  (entails_points1 (fun q10 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun c h1 h2 => (vc_1 N hl hM c h0 h1 h2)) (fun c h1 h2 => (kept_1 N hl hM c h0 h1 h2))
  (race_1 N hl hM h0))
  (vc_allocate (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated trivial) ev_const rfl)
  (vc_seq (vc_for_of 0 ((N + 7) / 8) rfl rfl
  (show Heap.Entails _ (known_3 I M N 0) from (entails_and (entails_set (avoids_points1 (by decide))
  (entails_without (avoids_points1 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_points1 (fun q17 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points1 (fun q18 h1 => (at_set_other (by decide)
  (at_without (by decide) ((at_right (at_points1 q18 ⟨h1.1, (int_c409 h1.2)⟩ rfl))
  : (known_1 I M N (max 0 ((N + 7) / 8))) ⟨a_chunk, [q18]⟩ (value_0 I M q18 N))))))
  (entails_points0 (fun h1 => (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q19 => (fun h2 => (int_c41 h2.1.1 h2.2))))
  : value_3 I M N 0 = I.fn f_1 []) rfl)
  : value_3 I M N 0 = I.fn f_1 [])))))))) (fun c h1 h2 => (vc_3 N hl hM c h0 h1 h2))
  (fun c h1 h2 => (kept_3 N hl hM c h0 h1 h2)))
  (vc_par_of 0 ((N + 7) / 8) rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun q30 h1 => (at_right (at_left (at_points1 q30 ⟨h1.1, (int_c409 h1.2)⟩ rfl)))))
  (entails_points1 (fun q31 h1 => (False.elim (int_c41 h1.1.1 h1.2))))))
  : Heap.Entails (known_3 I M N (max 0 ((N + 7) / 8))) (known_4 I M N 0))
  (fun c h1 h2 => (vc_4 N hl hM c h0 h1 h2)) (fun c h1 h2 => (kept_4 N hl hM c h0 h1 h2))
  (race_4 N hl hM h0))))))))

theorem output_0_1 (q32 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q32) (h2 : q32 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_s, [q32]⟩ (M t_S [q32]) :=
  (at_restore (by decide) (at_restore (by decide)
  (at_restore (by decide) ((at_right (at_right (at_points1 q32 ⟨⟨h1, h2⟩, (int_c71 h2)⟩ rfl)))
  : (known_4 I M N (max 0 ((N + 7) / 8))) ⟨a_s, [q32]⟩ (M t_S [q32])))))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_B then 0 else if at_ = t_S then 1 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_S then (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_S [p0] :=
  (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl (h2 : p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩)))))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.le (.var v_k) (.var v_i))) (.access t_A [.var v_k])) ((base E N).set v_i i) :=
  (defined_reduce_some1 0 (i + 1) (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 ≤ i) => ⟨h3.1, ((int_lab_taB h3.2) : y_d1 < i + 1)⟩)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 ≤ i) =>
  (defined_access (given_input (p := [y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, h3.1, ((int_lab_tbc_tac h3.2 h2) : y_d1 < N), rfl⟩)))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E N h0 hg))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_1 E N h0 i hg hk))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) hl hM p0 a b0 b1)) all_nil)) all_nil))

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

end Redverify.Certificate.two_level
