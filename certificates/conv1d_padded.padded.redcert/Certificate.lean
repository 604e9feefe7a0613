module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.padded

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `r` -/ abbrev v_r : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `x` -/ abbrev a_x : Arr := 0
/-- `w` -/ abbrev a_w : Arr := 1
/-- `y` -/ abbrev a_y : Arr := 2
/-- `X` -/ abbrev t_X : Ten := 0
/-- `W` -/ abbrev t_W : Ten := 1
/-- `Y` -/ abbrev t_Y : Ten := 2
/-- `PADDED` -/ abbrev t_PADDED : Ten := 3

/-- Specification `conv1d_same`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_X [(.const 0, .var v_N)], Region.mk t_W [(.const 0, .const 3)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_PADDED
        [v_i]
        (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
        (.access t_X [.var v_i]),
      Equation.mk
        t_PADDED
        [v_i]
        (.or (.lt (.var v_i) (.const 0)) (.le (.var v_N) (.var v_i)))
        (.fn (.literal .f32 0 1) []),
      Equation.mk
        t_Y
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_r]
          (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3)))
          (.fn
            (.builtin "*" .f32)
            [
              .access t_PADDED [.add (.add (.var v_i) (.var v_r)) (.const (-1))],
              .access t_W [.var v_r]]))]

/-- Implementation `padded`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i] [.add (.var v_i) (.const 1)] (some [.add (.var v_N) (.const 2)]),
      Binding.mk a_w t_W [v_i0] [.var v_i0] none,
      Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .seq (.assign a_x [.const 0] (.fn (.literal .f32 0 1) [])) <|
    .seq (.assign a_x [.add (.var v_N) (.const 1)] (.fn (.literal .f32 0 1) [])) <|
    .par v_i (.const 0) (.var v_N) <|
      .seq (.assign a_y [.var v_i] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_y] <|
        .for v_r (.const 0) (.const 3) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_y
            [.var v_i]
            (.fn (.builtin "*" .f32) [.read a_x [.add (.var v_i) (.var v_r)], .read a_w [.var v_r]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (x_N : Int) : Env := (E.set v_N x_N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_w : ∀ b ∈ impl.bindings, b.array = a_w → b.extents = none :=
  (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a x_b : Int} (h0 : (-1) * x_a < x_b) : 0 < x_a + x_b :=
  by omega

theorem fact_1 {x_a x_b x_c : Int} (h0 : x_b ≤ x_c + (-1) * x_a) : x_a + x_b ≤ x_c :=
  by omega

theorem fact_2 {x_a x_b : Int} (h0 : (-1) * x_b < x_a) : 0 ≤ x_a + x_b + (-1) :=
  by omega

theorem fact_3 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + (-1) * x_b) : x_a + x_b + (-1) < x_c :=
  by omega

theorem fact_4 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b = 0) : x_a + x_b = 0 :=
  by omega

theorem fact_5 {x_a x_b x_c : Int} (h0 : x_b = 2) (h1 : x_a = x_c + (-1)) : x_a + x_b = x_c + 1 :=
  by omega

theorem fact_6 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) (h1 : x_c < 3) : x_a < (max x_b 2) + 1 :=
  by omega

theorem fact_7 {x_a x_b x_c : Int} (h0 : x_a < x_b) (h1 : x_c < 3) (h2 : ¬ x_c ≤ x_b + (-1) * x_a) : x_a = x_b + (-1) :=
  by omega

theorem fact_8 {x_a x_b x_c : Int} (h0 : x_b < x_c) (h1 : x_a < 3) (h2 : ¬ x_a ≤ x_c + (-1) * x_b) : x_a = 2 :=
  by omega

theorem fact_9 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : ¬ (-1) * x_a < x_b) : x_a = 0 :=
  by omega

theorem fact_10 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : ¬ (-1) * x_b < x_a) : x_a = 0 :=
  by omega

theorem fact_11 {x_a x_b x_c x_d : Int} (h0 : x_a = x_d) : x_a + x_b + x_c = x_b + x_d + x_c :=
  by omega

theorem fact_12 {x_a x_b : Int} (h0 : x_a ≤ x_b) : x_a < x_b + 2 :=
  by omega

theorem fact_13 {x_a : Int} : x_a + 1 < x_a + 2 :=
  by omega

theorem fact_14 {x_a x_b : Int} (h0 : x_a ≤ x_b) : ¬ x_a = x_b + 1 :=
  by omega

theorem fact_15 {x_a x_b x_c : Int} (h0 : x_a = x_c) (h1 : x_c < x_b) : ¬ x_a = x_b + 1 :=
  by omega

theorem fact_16 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : x_b = 0) (h2 : x_a < 2) (h3 : ¬ x_a = x_b + 1) : x_a = 0 :=
  by omega

theorem fact_17 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : x_c = 0) (h2 : x_a < 2) (h3 : ¬ x_a = x_c + 1) : x_a + x_b = x_b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_i x_r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_r)) (body1 (fun y_k0 => I.fn f_2 [M t_PADDED [y_k0 + x_i + (-1)], M t_W [y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_i x_r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_r)) (body1 (fun y_k0 => I.fn f_2 [M t_PADDED [y_k0 + x_i + (-1)], M t_W [y_k0]])))

theorem equation_0 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_i ∧ x_i < x_N) :
    (M t_PADDED [x_i]) = (M t_X [x_i]) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_X [.var v_i]) ((base E x_N).set v_i x_i) = _ from rfl))

theorem equation_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : x_i < 0 ∨ x_N ≤ x_i) :
    (M t_PADDED [x_i]) = (I.fn f_1 []) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_1 []) ((base E x_N).set v_i x_i) = _ from rfl))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 3)) (body1 (fun y_k0 => I.fn f_2 [M t_PADDED [x_i + y_k0 + (-1)], M t_W [y_k0]])))

theorem equation_2 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : True) :
    (M t_Y [x_i]) = (value_2 I M x_i) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_r] (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.fn f_2 [.access t_PADDED [.add (.add (.var v_i) (.var v_r)) (.const (-1))], .access t_W [.var v_r]])) ((base E x_N).set v_i x_i) = _ from
  (eval_reduce_some1 rfl (fun (x_r : Int) => cond_holds)
  (fun (x_r : Int) (h1 : 0 ≤ x_r ∧ x_r < 3) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_w
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 3)
    (fun y_c0 => (M t_W [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_x
    (fun y_c0 => 0 < y_c0 ∧ y_c0 ≤ x_N)
    (fun y_c0 => (M t_X [y_c0 + (-1)]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  .points1 a_x
    (fun y_c0 => y_c0 = 0 ∧ 0 < x_N ∨ y_c0 = x_N + 1 ∧ 0 < x_N ∨ ((0 ≤ y_c0 ∧ y_c0 < 2) ∧ x_N = 0) ∧ x_i = 0)
    (fun y_c0 => (M t_PADDED [y_c0 + (-1)]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_y
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (M t_Y [y_c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_N).and ((known_1_2 I M x_N x_i).and (known_1_3 I M x_i))))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_x
    (fun y_c0 => y_c0 = 0 ∨ y_c0 = x_N + 1)
    (fun y_c0 => (M t_PADDED [y_c0 + (-1)]))

noncomputable def known_2_4 (I : Interp V) (M : Model V) (x_i x_r : Int) : Heap V :=
  .points1 a_y
    (fun y_c0 => y_c0 = x_i)
    (fun y_c0 => (value_0 I M x_i x_r))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_N x_i x_r : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_N).and ((known_2_2 I M x_N).and ((known_1_3 I M x_i).and (known_2_4 I M x_i x_r)))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_y
    [.var v_i]
    (.fn f_2 [.read a_x [.add (.var v_i) (.var v_r)], .read a_w [.var v_r]])
    (fun e => (value_1 I M (e v_i) (e v_r)))

theorem vc_2 (x_N x_i x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_r) (h4 : x_r < 3) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_N)) (((base E x_N).set v_i x_i).set v_r x_r) (known_2 I M x_N x_i x_r) :=
  (Or.elim (((Classical.em ((-1) * x_i < x_r)).elim
  (fun h5 => ((Classical.em (x_r ≤ x_N + (-1) * x_i)).elim (fun h6 => (Or.inl ⟨h5, h6⟩))
  (fun h6 => (Or.inr (Or.inr ⟨(fact_7 h2 h4 h6), (fact_8 h2 h4 h6)⟩)))))
  (fun h5 => (Or.inr (Or.inl ⟨(fact_9 h1 h3 h5), (fact_10 h3 h1 h5)⟩))))
  : (-1) * x_i < x_r ∧ x_r ≤ x_N + (-1) * x_i ∨ (x_i = 0 ∧ x_r = 0 ∨ x_i = x_N + (-1) ∧ x_r = 2))
  (fun h5 => (vc_accumulate_of (value_0 I M x_i x_r)
  (I.fn f_2 [M t_X [x_i + x_r + (-1)], M t_W [x_r]])
  ((at_right (at_right (at_right (at_right (at_points1 x_i rfl rfl)))))
  : (known_2 I M x_N x_i x_r) ⟨a_y, [x_i]⟩ (value_0 I M x_i x_r)) (ev_fn (ev_cons
  (ev_read ((at_right (at_left (at_points1 (x_i + x_r) ⟨(fact_0 h5.1), (fact_1 h5.2)⟩ rfl)))
  : (known_2 I M x_N x_i x_r) ⟨a_x, [x_i + x_r]⟩ (M t_X [x_i + x_r + (-1)]))) (ev_cons
  (ev_read ((at_left (at_points1 x_r ⟨h3, h4⟩ rfl)) : (known_2 I M x_N x_i x_r) ⟨a_w, [x_r]⟩ (M t_W [x_r])))
  ev_nil))) ((append1 x_r 0 (x_r + 1) (fun y_q0 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun y_q0 => ⟨(fun h6 => ((Classical.em (y_q0 < x_r)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩) (fun y_q0 h6 => h6.2)
  (fun y_q0 h6 => rfl)
  (fn_congr2 (Eq.trans ((at_congr1 int_c213) : M t_X [x_i + x_r + (-1)] = M t_X [x_r + x_i + (-1)])
  (Eq.symm (equation_0 x_N (x_r + x_i + (-1)) hl hM ⟨(fact_2 h5.1), (fact_3 h5.2)⟩))) rfl))
  : I.fn f_0 [value_0 I M x_i x_r, I.fn f_2 [M t_X [x_i + x_r + (-1)], M t_W [x_r]]] = value_1 I M x_i x_r)))
  (fun h5 => (vc_accumulate_of (value_0 I M x_i x_r)
  (I.fn f_2 [M t_PADDED [x_i + x_r + (-1)], M t_W [x_r]])
  ((at_right (at_right (at_right (at_right (at_points1 x_i rfl rfl)))))
  : (known_2 I M x_N x_i x_r) ⟨a_y, [x_i]⟩ (value_0 I M x_i x_r))
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_left (at_points1 (x_i + x_r)
  (Or.elim h5 (fun h6 => (Or.inl (fact_4 h6.1 h6.2))) (fun h6 => (Or.inr (fact_5 h6.2 h6.1)))) rfl))))
  : (known_2 I M x_N x_i x_r) ⟨a_x, [x_i + x_r]⟩ (M t_PADDED [x_i + x_r + (-1)]))) (ev_cons
  (ev_read ((at_left (at_points1 x_r ⟨h3, h4⟩ rfl)) : (known_2 I M x_N x_i x_r) ⟨a_w, [x_r]⟩ (M t_W [x_r])))
  ev_nil))) ((append1 x_r 0 ((max 0 2) + 1) (fun y_q1 h6 => ⟨h6.1, (fact_6 h6.2 h4)⟩)
  (fun y_q1 => ⟨(fun h6 => ((Classical.em (y_q1 < x_r)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩) (fun y_q1 h6 => h6.2)
  (fun y_q1 h6 => rfl) (fn_congr2 (at_congr1 int_c213) rfl))
  : I.fn f_0 [value_0 I M x_i x_r, I.fn f_2 [M t_PADDED [x_i + x_r + (-1)], M t_W [x_r]]] = value_1 I M x_i x_r))))

theorem kept_2 (x_N x_i x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_r) (h4 : x_r < 3) :
    Heap.Entails ((body_2 I M).post (((base E x_N).set v_i x_i).set v_r x_r) (known_2 I M x_N x_i x_r)) (known_2 I M x_N x_i (x_r + 1)) :=
  (show Heap.Entails _ (known_2 I M x_N x_i (x_r + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points1 (fun y_q2 h5 => (at_set_ne1 y_q2 x_i (int_tab_neab h5.2)
  (at_right (at_right (at_right (at_left (at_points1 y_q2 h5 rfl))))))))
  (entails_points1 (fun y_q3 h5 => (at_set_eq1 y_q3 x_i h5 ((reduce_congr1
  (fun y_q4 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun y_q4 h6 => rfl)) : value_0 I M x_i (x_r + 1) = value_1 I M x_i x_r)))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_y [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_y] <|
    .for v_r (.const 0) (.const 3)
      (fun e x => known_2 I M (e v_N) (e v_i) x) (body_2 I M)

theorem vc_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N)) ((base E x_N).set v_i x_i) (known_1 I M x_N x_i) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_i]
  (region_iff.2 ⟨x_i, _, rfl, h1, h2, rfl⟩) shape_a_y rfl rfl h1) ev_const rfl)
  (vc_scope (vc_for_of 0 3 rfl rfl (show Heap.Entails _ (known_2 I M x_N x_i 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points1 (fun y_q5 h3 => (Or.elim h3 (fun h4 => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points1 y_q5 (Or.inl ⟨h4, ((int_lab_tbc_tac h1 h2) : 0 < x_N)⟩) rfl))))))
  (fun h4 => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points1 y_q5 (Or.inr (Or.inl ⟨h4, ((int_lab_tbc_tac h1 h2) : 0 < x_N)⟩)) rfl)))))))))
  (entails_and (entails_points1 (fun y_q6 h3 => (at_set_ne1 y_q6 x_i (int_tab_neab h3.2)
  (at_right (at_right (at_right (at_points1 y_q6 h3 rfl)))))))
  (entails_points1 (fun y_q7 h3 => (at_set_eq1 y_q7 x_i h3
  ((Eq.trans ((reduce_empty1 (fun y_q8 => (fun h4 => (int_lab_tba_F h4.1 h4.2))))
  : value_0 I M x_i 0 = I.fn f_1 []) rfl)
  : value_0 I M x_i 0 = I.fn f_1 [])))))))))
  (fun x_r h3 h4 => (vc_2 x_N x_i x_r hl hM h0 h1 h2 h3 h4))
  (fun x_r h3 h4 => (kept_2 x_N x_i x_r hl hM h0 h1 h2 h3 h4)))))

theorem kept_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_1 I M).post ((base E x_N).set v_i x_i) (known_1 I M x_N x_i)) (known_1 I M x_N (x_i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points1 (fun y_q9 h3 =>
  (Or.elim h3 (fun h4 => (at_right (at_right (at_left (at_points1 y_q9 (Or.inl h4.1) rfl)))))
  (fun h4 =>
  (Or.elim h4 (fun h5 => (at_right (at_right (at_left (at_points1 y_q9 (Or.inr h5.1) rfl)))))
  (fun h5 => (False.elim (int_c13 h1 h5.2))))))))
  (entails_points1 (fun y_q10 h3 => (Or.elim (((Classical.em (y_q10 < x_i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4)))) : 0 ≤ y_q10 ∧ y_q10 < x_i ∨ y_q10 = x_i)
  (fun h4 => (at_right (at_right (at_right (at_left (at_points1 y_q10 h4 rfl))))))
  (fun h4 => (at_right (at_right (at_right (at_right (at_points1 y_q10 h4
  (Eq.trans ((equation_2 x_N y_q10 hl hM trivial) : M t_Y [y_q10] = value_2 I M y_q10)
  (reduce_congr1 (fun y_q12 => ⟨(fun h5 => h5), (fun h5 => h5)⟩)
  (fun y_q12 h5 => (fn_congr2 (at_congr1 (fact_11 h4)) rfl))))))))))))))))
  : Heap.Entails (known_2 I M x_N x_i 3) (known_1 I M x_N (x_i + 1)))

theorem race_1 (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) :
    ParVC I 0 x_N (body_1 I M).erase (fun x_i => ((base E x_N).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_N).set v_i x_i) (known_1 I M x_N x_i)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun x_i y_c0 => y_c0 = x_i) (fun x_i y_c0 => y_c0 = x_i)
  (fun x_i h1 h2 => (w_seq (w_assign1 x_i rfl)
  (w_scope (w_for 0 3 rfl rfl (fun x_r h3 h4 => (w_accumulate1 x_i rfl))))))
  (fun x_i h1 h2 => (r_seq (r_none rfl)
  (r_scope (r_for 0 3 rfl rfl (fun x_r h3 h4 => (r_accumulate1 (x_none rfl) x_i rfl))))))
  (fun x_i y_y y_c0 h1 h2 h3 h4 h5 h6 => ⟨(int_eab_nebc_neac h6 h5), (int_eab_nebc_neac h6 h5)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_x [.const 0] (.fn f_1 [])
    (fun e => (M t_PADDED [(-1)]))) <|
  .seq (.assign a_x [.add (.var v_N) (.const 1)] (.fn f_1 [])
    (fun e => (M t_PADDED [(e v_N)]))) <|
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) :
    (program I M).vc I (impl.HasCell spec (base E x_N)) (base E x_N) (impl.inputHeap spec (base E x_N) M) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_extents (b := (Binding.mk a_x t_X [v_i] [.add (.var v_i) (.const 1)] (some [.add (.var v_N) (.const 2)]))) (.head _) rfl rfl (all_cons (fun _ _ h => (Option.some.inj h) ▸ (show InBox [0] (evalIdx [.add (.var v_N) (.const 2)] (base E x_N)) from ⟨(show (0 : Int) ≤ 0 from by decide), ((fact_12 h0) : 0 < x_N + 2), trivial⟩)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil))))
  ev_const ((Eq.trans rfl (Eq.symm (equation_1 x_N (-1) hl hM (Or.inl (by decide)))))
  : I.fn f_1 [] = M t_PADDED [(-1)]))
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_extents (b := (Binding.mk a_x t_X [v_i] [.add (.var v_i) (.const 1)] (some [.add (.var v_N) (.const 2)]))) (.head _) rfl rfl (all_cons (fun _ _ h => (Option.some.inj h) ▸ (show InBox [x_N + 1] (evalIdx [.add (.var v_N) (.const 2)] (base E x_N)) from ⟨((int_c19 h0) : 0 ≤ x_N + 1), (fact_13 : x_N + 1 < x_N + 2), trivial⟩)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil))))
  ev_const ((Eq.trans rfl (Eq.symm (equation_1 x_N x_N hl hM (Or.inr int_refl))))
  : I.fn f_1 [] = M t_PADDED [x_N]))
  (vc_par_of 0 x_N rfl rfl (show Heap.Entails _ (known_1 I M x_N 0) from
  (entails_and (entails_points1 (fun y_q13 h1 => (at_set_other (by decide) (at_set_other (by decide)
  (at_input (R := (Region.mk t_W [(.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0] [.var v_i0] none)) (p := [y_q13]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q13, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))
  (entails_and (entails_points1 (fun y_q14 h1 =>
  (at_set_ne1 y_q14 (x_N + 1) (fact_14 h1.2) (at_set_ne1 y_q14 0 (int_tba_neab h1.1)
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i] [.add (.var v_i) (.const 1)] (some [.add (.var v_N) (.const 2)]))) (p := [y_q14 + (-1)]) (.head _) (.head _) rfl
  (region_iff.2 ⟨(y_q14 + (-1)), _, rfl, ((int_c92 h1.1) : 0 ≤ y_q14 + (-1)), ((int_c253 h1.2) : y_q14 + (-1) < x_N), rfl⟩)
  (loc_congr (idx_congr1 (int_c460 : y_q14 + (-1) + 1 = y_q14))) rfl)))))
  (entails_and (entails_points1 (fun y_q15 h1 =>
  (Or.elim h1 (fun h2 => (at_set_ne1 y_q15 (x_N + 1) (fact_15 h2.1 h2.2) (at_set_eq1 y_q15 0 h2.1
  ((at_congr1 (int_c469 h2.1)) : M t_PADDED [y_q15 + (-1)] = M t_PADDED [(-1)]))))
  (fun h2 => (Or.elim h2 (fun h3 => (at_set_eq1 y_q15 (x_N + 1) h3.1
  ((at_congr1 (int_c513 h3.1)) : M t_PADDED [y_q15 + (-1)] = M t_PADDED [x_N])))
  (fun h3 => ((Classical.em (y_q15 = x_N + 1)).elim (fun h4 => (at_set_eq1 y_q15 (x_N + 1) h4
  ((at_congr1 (int_c513 h4)) : M t_PADDED [y_q15 + (-1)] = M t_PADDED [x_N]))) (fun h4 =>
  (at_set_ne1 y_q15 (x_N + 1) h4 (at_set_eq1 y_q15 0 (fact_16 h3.1.1.1 h3.1.2 h3.1.1.2 h4)
  ((at_congr1 (fact_17 h3.1.1.1 h3.1.2 h3.1.1.2 h4))
  : M t_PADDED [y_q15 + (-1)] = M t_PADDED [(-1)])))))))))))
  (entails_points1 (fun y_q16 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))))
  (fun x_i h1 h2 => (vc_1 x_N x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_N x_i hl hM h0 h1 h2)) (race_1 x_N hl hM h0))))

theorem output_0_2 (x_N y_q17 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ y_q17) (h2 : y_q17 < x_N) :
    ((program I M).post (base E x_N) (impl.inputHeap spec (base E x_N) M)) ⟨a_y, [y_q17]⟩ (M t_Y [y_q17]) :=
  ((at_right (at_right (at_right (at_points1 y_q17 ⟨h1, (int_lt_max_right h2)⟩ rfl))))
  : (known_1 I M x_N (max 0 x_N)) ⟨a_y, [y_q17]⟩ (M t_Y [y_q17]))

theorem consistent (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : spec.Consistent (base E x_N) :=
  consistent_of (pairs_cons (all_cons (apart_same1 (fun x_i => cond_holds) (fun x_i => cond_holds) (fun (y_p0 : Int) (h1 : 0 ≤ y_p0 ∧ y_p0 < x_N) (h2 : y_p0 < 0 ∨ x_N ≤ y_p0) =>
  (False.elim ((Or.elim h2 (fun h3 => (int_lab_tba_F h1.1 h3)) (fun h3 => (int_lab_tba_F h3 h1.2))) : False)))) (all_cons (apart_other (by decide)) all_nil)) (pairs_cons (all_cons (apart_other (by decide)) all_nil) (pairs_cons all_nil pairs_nil))) (by decide)

theorem solvable (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N) :=
  solvable_layers (consistent E x_N h0)
    (fun t => if t = t_PADDED then 0 else if t = t_Y then 1 else 0) (by decide)

theorem placed (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : impl.LayoutOk spec (base E x_N) :=
  layout_apart (by decide)
    (show ∀ x ∈ ([(Region.mk t_X [(.const 0, .var v_N)], Binding.mk a_x t_X [v_i] [.add (.var v_i) (.const 1)] (some [.add (.var v_N) (.const 2)])), (Region.mk t_W [(.const 0, .const 3)], Binding.mk a_w t_W [v_i0] [.var v_i0] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) => (has_cell_extents (b := (Binding.mk a_x t_X [v_i] [.add (.var v_i) (.const 1)] (some [.add (.var v_N) (.const 2)]))) (.head _) rfl rfl (all_cons (fun _ _ h => (Option.some.inj h) ▸ (show InBox [y_p0 + 1] (evalIdx [.add (.var v_N) (.const 2)] (base E x_N)) from ⟨((int_c19 h1) : 0 ≤ y_p0 + 1), ((int_c258 h2) : y_p0 + 1 < x_N + 2), trivial⟩)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil))))))
      (all_cons (within_each (fun (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < 3) => (has_cell_at1 (b := (Binding.mk a_w t_W [v_i0] [.var v_i0] none)) (R := (Region.mk t_W [(.const 0, .const 3)])) (.tail _ (.head _)) (.tail _ (.head _)) [y_p0]
  (region_iff.2 ⟨y_p0, _, rfl, h1, h2, rfl⟩) shape_a_w rfl rfl h1)))
      all_nil)))
    (show ∀ x ∈ ([(Region.mk t_X [(.const 0, .var v_N)], Binding.mk a_x t_X [v_i] [.add (.var v_i) (.const 1)] (some [.add (.var v_N) (.const 2)])), (Region.mk t_W [(.const 0, .const 3)], Binding.mk a_w t_W [v_i0] [.var v_i0] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) => within_each (fun (y_s0 : Int) (h3 : 0 ≤ y_s0) (h4 : y_s0 < x_N) he => have he : (y_s0 + 1) = (y_p0 + 1) := loc_eq1 he; (idx_congr1 (by omega)))))
      (all_cons (within_each (fun (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < 3) => within_each (fun (y_s0 : Int) (h3 : 0 ≤ y_s0) (h4 : y_s0 < 3) he => have he : y_s0 = y_p0 := loc_eq1 he; (idx_congr1 (by omega)))))
      all_nil)))

abbrev inside (x_N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) :
    spec.Given (inside x_N) (base E x_N) t_Y [y_p0] :=
  (given_equation (p := [y_p0]) (.tail _ (.tail _ (.head _))) rfl rfl rfl trivial
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (x_i : Int) (h1 : 0 ≤ x_i ∧ x_i < x_N) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.access t_X [.var v_i]) ((base E x_N).set v_i x_i) :=
  (defined_access (given_input (p := [x_i]) (.head _) rfl rfl (region_iff.2 ⟨x_i, _, rfl, h1.1, h1.2, rfl⟩)))

theorem defined_1 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (x_i : Int) (h1 : x_i < 0 ∨ x_N ≤ x_i) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.fn (.literal .f32 0 1) []) ((base E x_N).set v_i x_i) :=
  (defined_fn defined_nil)

theorem defined_2 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (x_i : Int) (h1 : True) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_r] (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.fn (.builtin "*" .f32) [.access t_PADDED [.add (.add (.var v_i) (.var v_r)) (.const (-1))], .access t_W [.var v_r]])) ((base E x_N).set v_i x_i) :=
  (defined_reduce_some1 0 3 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 3) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 3) =>
  (defined_fn (defined_cons (defined_access (Or.elim (((Classical.em (0 ≤ x_i + y_d0 + (-1))).elim
  (fun h3 => ((Classical.em (x_i + y_d0 + (-1) < x_N)).elim (fun h4 => (Or.inl ⟨h3, h4⟩))
  (fun h4 => (Or.inr (Or.inr (int_ntba_lab h4)))))) (fun h3 => (Or.inr (Or.inl (int_nlba_tab h3)))))
  : 0 ≤ x_i + y_d0 + (-1) ∧ x_i + y_d0 + (-1) < x_N ∨ (x_i + y_d0 + (-1) < 0 ∨ x_N ≤ x_i + y_d0 + (-1)))
  (fun h3 => (given_equation (p := [x_i + y_d0 + (-1)]) (.head _) rfl rfl rfl trivial
  (cond_holds.2 (h3 : 0 ≤ x_i + y_d0 + (-1) ∧ x_i + y_d0 + (-1) < x_N))))
  (fun h3 => (given_equation (p := [x_i + y_d0 + (-1)]) (.tail _ (.head _)) rfl rfl rfl trivial
  (cond_holds.2 (h3 : x_i + y_d0 + (-1) < 0 ∨ x_N ≤ x_i + y_d0 + (-1)))))))
  (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩))) defined_nil)))))

theorem defined (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : spec.Defined (base E x_N) :=
  defined_of (inside x_N)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_N h0 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_0 E x_N h0 x_i g))
    (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_1 E x_N h0 x_i g))
    (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_2 E x_N h0 x_i g))
    all_nil))))

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
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_2 (E v_N) y_p0 hl hM a b0 b1)) all_nil))) all_nil))


end Redverify.Certificate.padded
