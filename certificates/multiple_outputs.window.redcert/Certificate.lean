module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.window

/-- `N` -/ abbrev v_N : Var := 0
/-- `LO` -/ abbrev v_LO : Var := 1
/-- `HI` -/ abbrev v_HI : Var := 2
/-- `k` -/ abbrev v_k : Var := 3
/-- `i` -/ abbrev v_i : Var := 4
/-- `i0` -/ abbrev v_i0 : Var := 5
/-- `a` -/ abbrev a_a : Arr := 0
/-- `s` -/ abbrev a_s : Arr := 1
/-- `q` -/ abbrev a_q : Arr := 2
/-- `w` -/ abbrev a_w : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `S1` -/ abbrev t_S1 : Ten := 1
/-- `S2` -/ abbrev t_S2 : Ten := 2
/-- `W` -/ abbrev t_W : Ten := 3

/-- Specification `moments`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 0) (.var v_LO)) (.le (.var v_LO) (.var v_HI)))
        (.le (.var v_HI) (.var v_N))]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_S1 [], Region.mk t_S2 [], Region.mk t_W [(.var v_LO, .var v_HI)]]
  equations :=
    [
      Equation.mk
        t_S1
        []
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.var v_LO) (.var v_k)) (.lt (.var v_k) (.var v_HI)))
          (.access t_A [.var v_k])),
      Equation.mk
        t_S2
        []
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.var v_LO) (.var v_k)) (.lt (.var v_k) (.var v_HI)))
          (.fn (.builtin "*" .f32) [.access t_A [.var v_k], .access t_A [.var v_k]])),
      Equation.mk
        t_W
        [v_i]
        .true
        (.fn (.builtin "-" .f32) [.access t_A [.var v_i], .access t_S1 []])]

/-- Implementation `window`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0] [.var v_i0] none,
      Binding.mk a_s t_S1 [] [] none,
      Binding.mk a_q t_S2 [] [] none,
      Binding.mk a_w t_W [v_i] [.add (.var v_i) (.mul (-1) (.var v_LO))] none]
  body :=
    .seq (.assign a_s [] (.fn (.literal .f32 0 1) [])) <|
    .seq (.assign a_q [] (.fn (.literal .f32 0 1) [])) <|
    .seq (.scope [a_s, a_q] <|
      .for v_i (.var v_LO) (.var v_HI) <|
        .seq (.accumulate false (.builtin "+" .f32) a_s [] (.read a_a [.var v_i])) <|
        .accumulate
          false
          (.builtin "+" .f32)
          a_q
          []
          (.fn (.builtin "*" .f32) [.read a_a [.var v_i], .read a_a [.var v_i]])) <|
    .par v_i (.const 0) (.add (.var v_HI) (.mul (-1) (.var v_LO))) <|
      .assign
        a_w
        [.var v_i]
        (.fn (.builtin "-" .f32) [.read a_a [.add (.var v_LO) (.var v_i)], .read a_s []])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32
abbrev f_3 : Fn := .builtin "-" .f32

abbrev base (E : Env) (N x_LO x_HI : Int) : Env := (((E.set v_N N).set v_LO x_LO).set v_HI x_HI)

theorem base_self (E : Env) : base E (E v_N) (E v_LO) (E v_HI) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_s : ∀ b ∈ impl.bindings, b.array = a_s → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))

theorem shape_a_q : ∀ b ∈ impl.bindings, b.array = a_q → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))

theorem shape_a_w : ∀ b ∈ impl.bindings, b.array = a_w → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))

theorem fact_0 {a b : Int} : a + b + (-1) * a = b :=
  by omega

theorem fact_1 {a b c d : Int} (h0 : d ≤ c) (h1 : b < d + (-1) * a) : a + b < c :=
  by omega

theorem fact_2 {a b c d : Int} (h0 : a < d) : a + b < (max c (d + b)) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_LO x_HI : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_LO x_HI) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_LO i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => x_LO ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_k0], M t_A [y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_LO i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => x_LO ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_LO i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => x_LO ≤ y_k0 ∧ y_k0 ≤ i)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_LO i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => x_LO ≤ y_k0 ∧ y_k0 ≤ i)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_k0], M t_A [y_k0]])))

theorem equation_0 (h0 : True) :
    (M t_S1 []) = (value_1 I M x_LO x_HI) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.var v_LO) (.var v_k)) (.lt (.var v_k) (.var v_HI))) (.access t_A [.var v_k])) (base E N x_LO x_HI) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds)
  (fun (k : Int) (h1 : x_LO ≤ k ∧ k < x_HI) => rfl))))

theorem equation_1 (h0 : True) :
    (M t_S2 []) = (value_0 I M x_LO x_HI) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.var v_LO) (.var v_k)) (.lt (.var v_k) (.var v_HI))) (.fn f_2 [.access t_A [.var v_k], .access t_A [.var v_k]])) (base E N x_LO x_HI) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds)
  (fun (k : Int) (h1 : x_LO ≤ k ∧ k < x_HI) => rfl))))

theorem equation_2 (i : Int) (h0 : True) :
    (M t_W [i]) = (I.fn f_3 [M t_A [i], M t_S1 []]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_3 [.access t_A [.var v_i], .access t_S1 []]) ((base E N x_LO x_HI).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_LO i : Int) : Heap V :=
  .points0 a_q
    (True)
    ((value_0 I M x_LO i))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_LO i : Int) : Heap V :=
  .points0 a_s
    (True)
    ((value_1 I M x_LO i))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_LO x_HI i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M x_LO i).and (known_1_2 I M x_LO i)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.accumulate false f_0 a_s [] (.read a_a [.var v_i])
    (fun e => (value_2 I M (e v_LO) (e v_i)))) <|
  .accumulate
    false
    f_0
    a_q
    []
    (.fn f_2 [.read a_a [.var v_i], .read a_a [.var v_i]])
    (fun e => (value_3 I M (e v_LO) (e v_i)))

theorem vc_1 (i : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) (h1 : x_LO ≤ i) (h2 : i < x_HI) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_LO x_HI)) ((base E N x_LO x_HI).set v_i i) (known_1 I M N x_LO x_HI i) :=
  (vc_seq
  (vc_accumulate_of (value_1 I M x_LO i) (M t_A [i]) ((at_right (at_right (at_points0 trivial rfl)))
  : (known_1 I M N x_LO x_HI i) ⟨a_s, []⟩ (value_1 I M x_LO i))
  (ev_read ((at_left (at_points1 i ⟨(int_lab_lbc_lac h0.1.1 h1), (int_lbc_tab_tac h0.2 h2)⟩ rfl))
  : (known_1 I M N x_LO x_HI i) ⟨a_a, [i]⟩ (M t_A [i])))
  ((append1 i x_LO (i + 1) (fun q0 h3 => ⟨h3.1, (int_lab_taB h3.2)⟩)
  (fun q0 => ⟨(fun h3 => ((Classical.em (q0 < i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_lab_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_lab h4.2)⟩)
  (fun h4 => ⟨(int_lab_ecb_lac h1 h4), (int_eab_lab h4)⟩)))⟩) (fun q0 h3 => h3.2) (fun q0 h3 => rfl)
  rfl) : I.fn f_0 [value_1 I M x_LO i, M t_A [i]] = value_2 I M x_LO i))
  (vc_accumulate_of (value_0 I M x_LO i) (I.fn f_2 [M t_A [i], M t_A [i]])
  (at_set_other (by decide) ((at_right (at_left (at_points0 trivial rfl)))
  : (known_1 I M N x_LO x_HI i) ⟨a_q, []⟩ (value_0 I M x_LO i)))
  (ev_fn (ev_cons (ev_read (at_set_other (by decide)
  ((at_left (at_points1 i ⟨(int_lab_lbc_lac h0.1.1 h1), (int_lbc_tab_tac h0.2 h2)⟩ rfl))
  : (known_1 I M N x_LO x_HI i) ⟨a_a, [i]⟩ (M t_A [i]))))
  (ev_cons (ev_read (at_set_other (by decide)
  ((at_left (at_points1 i ⟨(int_lab_lbc_lac h0.1.1 h1), (int_lbc_tab_tac h0.2 h2)⟩ rfl))
  : (known_1 I M N x_LO x_HI i) ⟨a_a, [i]⟩ (M t_A [i])))) ev_nil)))
  ((append1 i x_LO (i + 1) (fun q1 h3 => ⟨h3.1, (int_lab_taB h3.2)⟩)
  (fun q1 => ⟨(fun h3 => ((Classical.em (q1 < i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_lab_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_lab h4.2)⟩)
  (fun h4 => ⟨(int_lab_ecb_lac h1 h4), (int_eab_lab h4)⟩)))⟩) (fun q1 h3 => h3.2) (fun q1 h3 => rfl)
  rfl)
  : I.fn f_0 [value_0 I M x_LO i, I.fn f_2 [M t_A [i], M t_A [i]]] = value_3 I M x_LO i)))

theorem kept_1 (i : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) (h1 : x_LO ≤ i) (h2 : i < x_HI) :
    Heap.Entails ((body_1 I M).post ((base E N x_LO x_HI).set v_i i) (known_1 I M N x_LO x_HI i)) (known_1 I M N x_LO x_HI (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N x_LO x_HI (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_points0 (fun h3 => (at_set_eq0 ((reduce_congr1
  (fun q2 => ⟨(fun h4 => ⟨h4.1, (int_taB_lab h4.2)⟩), (fun h4 => ⟨h4.1, (int_lab_taB h4.2)⟩)⟩)
  (fun q2 h4 => rfl)) : value_0 I M x_LO (i + 1) = value_3 I M x_LO i))))
  (entails_points0 (fun h3 => (at_set_other (by decide) (at_set_eq0 ((reduce_congr1
  (fun q3 => ⟨(fun h4 => ⟨h4.1, (int_taB_lab h4.2)⟩), (fun h4 => ⟨h4.1, (int_lab_taB h4.2)⟩)⟩)
  (fun q3 h4 => rfl)) : value_1 I M x_LO (i + 1) = value_2 I M x_LO i))))))))

noncomputable def known_2_1 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_q
    (True)
    ((M t_S2 []))

noncomputable def known_2_2 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_s
    (True)
    ((M t_S1 []))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (x_LO i : Int) : Heap V :=
  .points1 a_w
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_W [c0 + x_LO]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_LO x_HI i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_2_1 I M).and ((known_2_2 I M).and (known_2_3 I M x_LO i))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_w
    [.var v_i]
    (.fn f_3 [.read a_a [.add (.var v_LO) (.var v_i)], .read a_s []])
    (fun e => (M t_W [(e v_LO) + (e v_i)]))

theorem vc_2 (i : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) (h1 : 0 ≤ i) (h2 : i < x_HI + (-1) * x_LO) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_LO x_HI)) ((base E N x_LO x_HI).set v_i i) (known_2 I M N x_LO x_HI i) :=
  (vc_assign_of (I.fn f_3 [M t_A [x_LO + i], M t_S1 []])
  (has_cell_at1 (b := (Binding.mk a_w t_W [v_i] [.add (.var v_i) (.mul (-1) (.var v_LO))] none)) (R := (Region.mk t_W [(.var v_LO, .var v_HI)])) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) [x_LO + i]
  (region_iff.2 ⟨(x_LO + i), _, rfl, ((int_le_add h1) : x_LO ≤ x_LO + i), ((int_c595 h2) : x_LO + i < x_HI), rfl⟩)
  shape_a_w (loc_congr (idx_congr1 (fact_0 : x_LO + i + (-1) * x_LO = i))) rfl h1) (ev_fn (ev_cons
  (ev_read ((at_left (at_points1 (x_LO + i) ⟨(int_add_nonneg h0.1.1 h1), (fact_1 h0.2 h2)⟩ rfl))
  : (known_2 I M N x_LO x_HI i) ⟨a_a, [x_LO + i]⟩ (M t_A [x_LO + i])))
  (ev_cons (ev_read ((at_right (at_right (at_left (at_points0 trivial rfl))))
  : (known_2 I M N x_LO x_HI i) ⟨a_s, []⟩ (M t_S1 []))) ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_2 N x_LO x_HI hl hM (x_LO + i) trivial)))
  : I.fn f_3 [M t_A [x_LO + i], M t_S1 []] = M t_W [x_LO + i]))

theorem kept_2 (i : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) (h1 : 0 ≤ i) (h2 : i < x_HI + (-1) * x_LO) :
    Heap.Entails ((body_2 I M).post ((base E N x_LO x_HI).set v_i i) (known_2 I M N x_LO x_HI i)) (known_2 I M N x_LO x_HI (i + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_LO x_HI (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points0 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_points1 (fun q7 h3 => ((Classical.em (q7 = i)).elim
  (fun h4 => (at_set_eq1 q7 i h4 ((at_congr1 (int_c48 h4)) : M t_W [q7 + x_LO] = M t_W [x_LO + i])))
  (fun h4 => (at_set_ne1 q7 i h4
  (at_right (at_right (at_right (at_points1 q7 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))))))

theorem race_2 (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) :
    ParVC I 0 (x_HI + (-1) * x_LO) (body_2 I M).erase (fun i => ((base E N x_LO x_HI).set v_i i)) (fun i => (body_2 I M).post ((base E N x_LO x_HI).set v_i i) (known_2 I M N x_LO x_HI i)) :=
  (race_arrays [a_w] rfl rfl (all_cons
  (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0) (fun i h1 h2 => (w_assign1 i rfl))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_s [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.assign a_q [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_s, a_q] <|
    .for v_i (.var v_LO) (.var v_HI)
      (fun e x => known_1 I M (e v_N) (e v_LO) (e v_HI) x) (body_1 I M)) <|
  .par v_i (.const 0) (.add (.var v_HI) (.mul (-1) (.var v_LO)))
    (fun e x => known_2 I M (e v_N) (e v_LO) (e v_HI) x) (body_2 I M)

theorem program_vc (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N x_LO x_HI)) (base E N x_LO x_HI) (impl.inputHeap spec (base E N x_LO x_HI) M) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at0 (b := (Binding.mk a_s t_S1 [] [] none)) (R := (Region.mk t_S1 [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_s rfl rfl) ev_const rfl)
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at0 (b := (Binding.mk a_q t_S2 [] [] none)) (R := (Region.mk t_S2 [])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) []
  (region_iff.2 rfl) shape_a_q rfl rfl) ev_const rfl) (vc_seq
  (vc_scope (vc_for_of x_LO x_HI rfl rfl (show Heap.Entails _ (known_1 I M N x_LO x_HI x_LO) from
  (entails_and (entails_points1 (fun q4 h1 => (at_set_other (by decide) (at_set_other (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q4]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q4, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))) (entails_and (entails_points0 (fun h1 =>
  (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q5 => (fun h2 => (int_lab_tba_F h2.1 h2.2))))
  : value_0 I M x_LO x_LO = I.fn f_1 []) rfl)
  : value_0 I M x_LO x_LO = I.fn f_1 []))))
  (entails_points0 (fun h1 => (at_set_other (by decide)
  (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q6 => (fun h2 => (int_lab_tba_F h2.1 h2.2))))
  : value_1 I M x_LO x_LO = I.fn f_1 []) rfl)
  : value_1 I M x_LO x_LO = I.fn f_1 []))))))))
  (fun i h1 h2 => (vc_1 N x_LO x_HI hl hM i h0 h1 h2))
  (fun i h1 h2 => (kept_1 N x_LO x_HI hl hM i h0 h1 h2)))) (vc_par_of 0 (x_HI + (-1) * x_LO) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points0 (fun h1 =>
  (at_right (at_left (at_points0 h1 (Eq.trans ((equation_1 N x_LO x_HI hl hM h1) : M t_S2 [] = value_0 I M x_LO x_HI)
  (reduce_congr1 (fun q9 =>
  ⟨(fun h2 => ⟨h2.1, (int_lt_max_right h2.2)⟩), (fun h2 => ⟨h2.1, (int_c8 h0.1.2 h2.2)⟩)⟩)
  (fun q9 h2 => rfl)))))))) (entails_and (entails_points0 (fun h1 =>
  (at_right (at_right (at_points0 h1 (Eq.trans ((equation_0 N x_LO x_HI hl hM h1) : M t_S1 [] = value_1 I M x_LO x_HI)
  (reduce_congr1 (fun q11 =>
  ⟨(fun h2 => ⟨h2.1, (int_lt_max_right h2.2)⟩), (fun h2 => ⟨h2.1, (int_c8 h0.1.2 h2.2)⟩)⟩)
  (fun q11 h2 => rfl))))))))
  (entails_points1 (fun q12 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))))))
  : Heap.Entails (known_1 I M N x_LO x_HI (max x_LO x_HI)) (known_2 I M N x_LO x_HI 0))
  (fun i h1 h2 => (vc_2 N x_LO x_HI hl hM i h0 h1 h2))
  (fun i h1 h2 => (kept_2 N x_LO x_HI hl hM i h0 h1 h2)) (race_2 N x_LO x_HI hl hM h0)))))

theorem output_0_1 (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) :
    ((program I M).post (base E N x_LO x_HI) (impl.inputHeap spec (base E N x_LO x_HI) M)) ⟨a_s, []⟩ (M t_S1 []) :=
  ((at_right (at_right (at_left (at_points0 trivial rfl))))
  : (known_2 I M N x_LO x_HI (max 0 (x_HI + (-1) * x_LO))) ⟨a_s, []⟩ (M t_S1 []))

theorem output_1_2 (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) :
    ((program I M).post (base E N x_LO x_HI) (impl.inputHeap spec (base E N x_LO x_HI) M)) ⟨a_q, []⟩ (M t_S2 []) :=
  ((at_right (at_left (at_points0 trivial rfl)))
  : (known_2 I M N x_LO x_HI (max 0 (x_HI + (-1) * x_LO))) ⟨a_q, []⟩ (M t_S2 []))

theorem output_2_3 (q13 : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) (h1 : x_LO ≤ q13) (h2 : q13 < x_HI) :
    ((program I M).post (base E N x_LO x_HI) (impl.inputHeap spec (base E N x_LO x_HI) M)) ⟨a_w, [q13 + (-1) * x_LO]⟩ (M t_W [q13]) :=
  ((at_right (at_right (at_right (at_points1 (q13 + (-1) * x_LO) ⟨(int_c537 h1), (fact_2 h2)⟩ (at_congr1 int_c523)))))
  : (known_2 I M N x_LO x_HI (max 0 (x_HI + (-1) * x_LO))) ⟨a_w, [q13 + (-1) * x_LO]⟩ (M t_W [q13]))

end

theorem consistent (E : Env) (N x_LO x_HI : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) : spec.Consistent (base E N x_LO x_HI) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_LO x_HI : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_LO x_HI) :=
  solvable_layers (consistent E N x_LO x_HI h0)
    (fun at_ => if at_ = t_S1 then 0 else if at_ = t_W then 1 else if at_ = t_S2 then 2 else 0) (by decide)

theorem placed (E : Env) (N x_LO x_HI : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) : impl.LayoutOk spec (base E N x_LO x_HI) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_LO x_HI : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_W then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N x_LO x_HI : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) :
    spec.Given (inside N x_LO x_HI) (base E N x_LO x_HI) t_S1 [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem covered_1 (E : Env) (N x_LO x_HI : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) :
    spec.Given (inside N x_LO x_HI) (base E N x_LO x_HI) t_S2 [] :=
  (given_equation (p := []) (.tail _ (.head _)) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem covered_2 (E : Env) (N x_LO x_HI : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) (p0 : Int) (h1 : x_LO ≤ p0) (h2 : p0 < x_HI) :
    spec.Given (inside N x_LO x_HI) (base E N x_LO x_HI) t_W [p0] :=
  (given_equation (p := [p0]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (⟨(int_lab_lbc_lac h0.1.1 h1), (int_lbc_tab_tac h0.2 h2)⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_LO x_HI : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N x_LO x_HI) (base E N x_LO x_HI)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.var v_LO) (.var v_k)) (.lt (.var v_k) (.var v_HI))) (.access t_A [.var v_k])) (base E N x_LO x_HI) :=
  (defined_reduce_some1 x_LO x_HI (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : x_LO ≤ y_d0 ∧ y_d0 < x_HI) => h2)
  (fun (y_d0 : Int) (h2 : x_LO ≤ y_d0 ∧ y_d0 < x_HI) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, ((int_lab_lbc_lac h0.1.1 h2.1) : 0 ≤ y_d0), ((int_lbc_tab_tac h0.2 h2.2) : y_d0 < N), rfl⟩)))))

theorem defined_1 (E : Env) (N x_LO x_HI : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N x_LO x_HI) (base E N x_LO x_HI)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.var v_LO) (.var v_k)) (.lt (.var v_k) (.var v_HI))) (.fn (.builtin "*" .f32) [.access t_A [.var v_k], .access t_A [.var v_k]])) (base E N x_LO x_HI) :=
  (defined_reduce_some1 x_LO x_HI (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h2 : x_LO ≤ y_d1 ∧ y_d1 < x_HI) => h2)
  (fun (y_d1 : Int) (h2 : x_LO ≤ y_d1 ∧ y_d1 < x_HI) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, ((int_lab_lbc_lac h0.1.1 h2.1) : 0 ≤ y_d1), ((int_lbc_tab_tac h0.2 h2.2) : y_d1 < N), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, ((int_lab_lbc_lac h0.1.1 h2.1) : 0 ≤ y_d1), ((int_lbc_tab_tac h0.2 h2.2) : y_d1 < N), rfl⟩)))
  defined_nil)))))

theorem defined_2 (E : Env) (N x_LO x_HI : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_LO x_HI) (base E N x_LO x_HI)) (.fn (.builtin "-" .f32) [.access t_A [.var v_i], .access t_S1 []]) ((base E N x_LO x_HI).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons
  (defined_access (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (h1 : True))))
  defined_nil)))

theorem defined (E : Env) (N x_LO x_HI : Int) (h0 : (0 ≤ x_LO ∧ x_LO ≤ x_HI) ∧ x_HI ≤ N) : spec.Defined (base E N x_LO x_HI) :=
  defined_of (inside N x_LO x_HI)
    (all_cons (region_each (covered_0 E N x_LO x_HI h0))
    (all_cons (region_each (covered_1 E N x_LO x_HI h0))
    (all_cons (region_each (fun p0 a0 a1 => covered_2 E N x_LO x_HI h0 p0 a0 a1))
    all_nil)))
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E N x_LO x_HI h0 hg))
    (all_cons (well_defined0 cond_holds (fun hg hk => defined_1 E N x_LO x_HI h0 hg))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_2 E N x_LO x_HI h0 i hg hk))
    all_nil))))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0 0 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => ((0 ≤ (E v_LO) ∧ (E v_LO) ≤ (E v_HI)) ∧ (E v_HI) ≤ (E v_N)))
    (fun E => base E (E v_N) (E v_LO) (E v_HI)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_LO) (E v_HI) a) (fun E a => placed E (E v_N) (E v_LO) (E v_HI) a)
    (fun E a => consistent E (E v_N) (E v_LO) (E v_HI) a) (fun E a => solvable E (E v_N) (E v_LO) (E v_HI) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_LO) (E v_HI) hl hM a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.head _)))), rfl⟩ all_nil)))
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_1 (E v_N) (E v_LO) (E v_HI) hl hM a)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil)))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_1_2 (E v_N) (E v_LO) (E v_HI) hl hM a)) (all_cons (fun h => absurd h (by decide)) all_nil)))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_2_3 (E v_N) (E v_LO) (E v_HI) hl hM p0 a b0 b1)) all_nil)))) all_nil))))


end Redverify.Certificate.window
