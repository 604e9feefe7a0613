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

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_w : ∀ b ∈ impl.bindings, b.array = a_w → b.extents = none :=
  (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : (-1) * a < b) : 0 < a + b :=
  by omega

theorem fact_1 {a b c : Int} (h0 : b ≤ c + (-1) * a) : a + b ≤ c :=
  by omega

theorem fact_2 {a b : Int} (h0 : (-1) * b < a) : 0 ≤ a + b + (-1) :=
  by omega

theorem fact_3 {a b c : Int} (h0 : a ≤ c + (-1) * b) : a + b + (-1) < c :=
  by omega

theorem fact_4 {a b : Int} (h0 : a = 0) (h1 : b = 0) : a + b = 0 :=
  by omega

theorem fact_5 {a b c : Int} (h0 : b = 2) (h1 : a = c + (-1)) : a + b = c + 1 :=
  by omega

theorem fact_6 {a b c : Int} (h0 : a ≤ c) (h1 : c < 3) : a < (max b 2) + 1 :=
  by omega

theorem fact_7 {a b c : Int} (h0 : a < b) (h1 : c < 3) (h2 : ¬ c ≤ b + (-1) * a) : a = b + (-1) :=
  by omega

theorem fact_8 {a b c : Int} (h0 : b < c) (h1 : a < 3) (h2 : ¬ a ≤ c + (-1) * b) : a = 2 :=
  by omega

theorem fact_9 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : ¬ (-1) * a < b) : a = 0 :=
  by omega

theorem fact_10 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : ¬ (-1) * b < a) : a = 0 :=
  by omega

theorem fact_11 {a b c d : Int} (h0 : a = d) : a + b + c = b + d + c :=
  by omega

theorem fact_12 {a b : Int} (h0 : a ≤ b) : a < b + 2 :=
  by omega

theorem fact_13 {a : Int} : a + 1 < a + 2 :=
  by omega

theorem fact_14 {a b : Int} (h0 : a ≤ b) : ¬ a = b + 1 :=
  by omega

theorem fact_15 {a b c : Int} (h0 : a = c) (h1 : c < b) : ¬ a = b + 1 :=
  by omega

theorem fact_16 {a b : Int} (h0 : 0 ≤ a) (h1 : b = 0) (h2 : a < 2) (h3 : ¬ a = b + 1) : a = 0 :=
  by omega

theorem fact_17 {a b c : Int} (h0 : 0 ≤ a) (h1 : c = 0) (h2 : a < 2) (h3 : ¬ a = c + 1) : a + b = b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < r)) (body1 (fun y_k0 => I.fn f_2 [M t_PADDED [y_k0 + i + (-1)], M t_W [y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ r)) (body1 (fun y_k0 => I.fn f_2 [M t_PADDED [y_k0 + i + (-1)], M t_W [y_k0]])))

theorem equation_0 (i : Int) (h0 : 0 ≤ i ∧ i < N) :
    (M t_PADDED [i]) = (M t_X [i]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_X [.var v_i]) ((base E N).set v_i i) = _ from rfl))

theorem equation_1 (i : Int) (h0 : i < 0 ∨ N ≤ i) :
    (M t_PADDED [i]) = (I.fn f_1 []) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_1 []) ((base E N).set v_i i) = _ from rfl))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 3)) (body1 (fun y_k0 => I.fn f_2 [M t_PADDED [i + y_k0 + (-1)], M t_W [y_k0]])))

theorem equation_2 (i : Int) (h0 : True) :
    (M t_Y [i]) = (value_2 I M i) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_r] (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.fn f_2 [.access t_PADDED [.add (.add (.var v_i) (.var v_r)) (.const (-1))], .access t_W [.var v_r]])) ((base E N).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (r : Int) => cond_holds) (fun (r : Int) (h1 : 0 ≤ r ∧ r < 3) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_w
    (fun c0 => 0 ≤ c0 ∧ c0 < 3)
    (fun c0 => (M t_W [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 < c0 ∧ c0 ≤ N)
    (fun c0 => (M t_X [c0 + (-1)]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  .points1 a_x
    (fun c0 => c0 = 0 ∧ 0 < N ∨ c0 = N + 1 ∧ 0 < N ∨ ((0 ≤ c0 ∧ c0 < 2) ∧ N = 0) ∧ i = 0)
    (fun c0 => (M t_PADDED [c0 + (-1)]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_Y [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M N).and ((known_1_2 I M N i).and (known_1_3 I M i))))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_x
    (fun c0 => c0 = 0 ∨ c0 = N + 1)
    (fun c0 => (M t_PADDED [c0 + (-1)]))

noncomputable def known_2_4 (I : Interp V) (M : Model V) (i r : Int) : Heap V :=
  .points1 a_y
    (fun c0 => c0 = i)
    (fun c0 => (value_0 I M i r))

noncomputable def known_2 (I : Interp V) (M : Model V) (N i r : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M N).and ((known_2_2 I M N).and ((known_1_3 I M i).and (known_2_4 I M i r)))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_y
    [.var v_i]
    (.fn f_2 [.read a_x [.add (.var v_i) (.var v_r)], .read a_w [.var v_r]])
    (fun e => (value_1 I M (e v_i) (e v_r)))

theorem vc_2 (i r : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ r) (h4 : r < 3) :
    (body_2 I M).vc I (impl.HasCell spec (base E N)) (((base E N).set v_i i).set v_r r) (known_2 I M N i r) :=
  (Or.elim (((Classical.em ((-1) * i < r)).elim
  (fun h5 => ((Classical.em (r ≤ N + (-1) * i)).elim (fun h6 => (Or.inl ⟨h5, h6⟩))
  (fun h6 => (Or.inr (Or.inr ⟨(fact_7 h2 h4 h6), (fact_8 h2 h4 h6)⟩)))))
  (fun h5 => (Or.inr (Or.inl ⟨(fact_9 h1 h3 h5), (fact_10 h3 h1 h5)⟩))))
  : (-1) * i < r ∧ r ≤ N + (-1) * i ∨ (i = 0 ∧ r = 0 ∨ i = N + (-1) ∧ r = 2)) (fun h5 =>
  (vc_accumulate_of (value_0 I M i r) (I.fn f_2 [M t_X [i + r + (-1)], M t_W [r]])
  ((at_right (at_right (at_right (at_right (at_points1 i rfl rfl)))))
  : (known_2 I M N i r) ⟨a_y, [i]⟩ (value_0 I M i r))
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points1 (i + r) ⟨(fact_0 h5.1), (fact_1 h5.2)⟩ rfl)))
  : (known_2 I M N i r) ⟨a_x, [i + r]⟩ (M t_X [i + r + (-1)]))) (ev_cons
  (ev_read ((at_left (at_points1 r ⟨h3, h4⟩ rfl)) : (known_2 I M N i r) ⟨a_w, [r]⟩ (M t_W [r])))
  ev_nil))) ((append1 r 0 (r + 1) (fun q0 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun q0 => ⟨(fun h6 => ((Classical.em (q0 < r)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩) (fun q0 h6 => h6.2) (fun q0 h6 => rfl)
  (fn_congr2 (Eq.trans ((at_congr1 int_c213) : M t_X [i + r + (-1)] = M t_X [r + i + (-1)])
  (Eq.symm (equation_0 N hl hM (r + i + (-1)) ⟨(fact_2 h5.1), (fact_3 h5.2)⟩))) rfl))
  : I.fn f_0 [value_0 I M i r, I.fn f_2 [M t_X [i + r + (-1)], M t_W [r]]] = value_1 I M i r)))
  (fun h5 => (vc_accumulate_of (value_0 I M i r)
  (I.fn f_2 [M t_PADDED [i + r + (-1)], M t_W [r]])
  ((at_right (at_right (at_right (at_right (at_points1 i rfl rfl)))))
  : (known_2 I M N i r) ⟨a_y, [i]⟩ (value_0 I M i r))
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_left (at_points1 (i + r)
  (Or.elim h5 (fun h6 => (Or.inl (fact_4 h6.1 h6.2))) (fun h6 => (Or.inr (fact_5 h6.2 h6.1)))) rfl))))
  : (known_2 I M N i r) ⟨a_x, [i + r]⟩ (M t_PADDED [i + r + (-1)]))) (ev_cons
  (ev_read ((at_left (at_points1 r ⟨h3, h4⟩ rfl)) : (known_2 I M N i r) ⟨a_w, [r]⟩ (M t_W [r])))
  ev_nil))) ((append1 r 0 ((max 0 2) + 1) (fun q1 h6 => ⟨h6.1, (fact_6 h6.2 h4)⟩)
  (fun q1 => ⟨(fun h6 => ((Classical.em (q1 < r)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩) (fun q1 h6 => h6.2) (fun q1 h6 => rfl)
  (fn_congr2 (at_congr1 int_c213) rfl))
  : I.fn f_0 [value_0 I M i r, I.fn f_2 [M t_PADDED [i + r + (-1)], M t_W [r]]] = value_1 I M i r))))

theorem kept_2 (i r : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ r) (h4 : r < 3) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_i i).set v_r r) (known_2 I M N i r)) (known_2 I M N i (r + 1)) :=
  (show Heap.Entails _ (known_2 I M N i (r + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points1 (fun q2 h5 => (at_set_ne1 q2 i (int_tab_neab h5.2)
  (at_right (at_right (at_right (at_left (at_points1 q2 h5 rfl))))))))
  (entails_points1 (fun q3 h5 => (at_set_eq1 q3 i h5 ((reduce_congr1
  (fun q4 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q4 h6 => rfl)) : value_0 I M i (r + 1) = value_1 I M i r)))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_y [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_y] <|
    .for v_r (.const 0) (.const 3)
      (fun e x => known_2 I M (e v_N) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_y rfl rfl h1) ev_const rfl)
  (vc_scope (vc_for_of 0 3 rfl rfl (show Heap.Entails _ (known_2 I M N i 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points1 (fun q5 h3 => (Or.elim h3 (fun h4 => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points1 q5 (Or.inl ⟨h4, ((int_lab_tbc_tac h1 h2) : 0 < N)⟩) rfl))))))
  (fun h4 => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points1 q5 (Or.inr (Or.inl ⟨h4, ((int_lab_tbc_tac h1 h2) : 0 < N)⟩)) rfl)))))))))
  (entails_and (entails_points1 (fun q6 h3 =>
  (at_set_ne1 q6 i (int_tab_neab h3.2) (at_right (at_right (at_right (at_points1 q6 h3 rfl)))))))
  (entails_points1 (fun q7 h3 =>
  (at_set_eq1 q7 i h3 ((Eq.trans ((reduce_empty1 (fun q8 => (fun h4 => (int_lab_tba_F h4.1 h4.2))))
  : value_0 I M i 0 = I.fn f_1 []) rfl)
  : value_0 I M i 0 = I.fn f_1 [])))))))))
  (fun r h3 h4 => (vc_2 N hl hM i r h0 h1 h2 h3 h4))
  (fun r h3 h4 => (kept_2 N hl hM i r h0 h1 h2 h3 h4)))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points1 (fun q9 h3 =>
  (Or.elim h3 (fun h4 => (at_right (at_right (at_left (at_points1 q9 (Or.inl h4.1) rfl)))))
  (fun h4 =>
  (Or.elim h4 (fun h5 => (at_right (at_right (at_left (at_points1 q9 (Or.inr h5.1) rfl)))))
  (fun h5 => (False.elim (int_c13 h1 h5.2))))))))
  (entails_points1 (fun q10 h3 => (Or.elim (((Classical.em (q10 < i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4)))) : 0 ≤ q10 ∧ q10 < i ∨ q10 = i)
  (fun h4 => (at_right (at_right (at_right (at_left (at_points1 q10 h4 rfl)))))) (fun h4 =>
  (at_right (at_right (at_right (at_right (at_points1 q10 h4 (Eq.trans ((equation_2 N hl hM q10 trivial) : M t_Y [q10] = value_2 I M q10)
  (reduce_congr1 (fun q12 => ⟨(fun h5 => h5), (fun h5 => h5)⟩)
  (fun q12 h5 => (fn_congr2 (at_congr1 (fact_11 h4)) rfl))))))))))))))))
  : Heap.Entails (known_2 I M N i 3) (known_1 I M N (i + 1)))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i) (fun i h1 h2 =>
  (w_seq (w_assign1 i rfl) (w_scope (w_for 0 3 rfl rfl (fun r h3 h4 => (w_accumulate1 i rfl))))))
  (fun i h1 h2 => (r_seq (r_none rfl)
  (r_scope (r_for 0 3 rfl rfl (fun r h3 h4 => (r_accumulate1 (x_none rfl) i rfl))))))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨(int_eab_nebc_neac h6 h5), (int_eab_nebc_neac h6 h5)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_x [.const 0] (.fn f_1 [])
    (fun e => (M t_PADDED [(-1)]))) <|
  .seq (.assign a_x [.add (.var v_N) (.const 1)] (.fn f_1 [])
    (fun e => (M t_PADDED [(e v_N)]))) <|
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_extents (b := (Binding.mk a_x t_X [v_i] [.add (.var v_i) (.const 1)] (some [.add (.var v_N) (.const 2)]))) (.head _) rfl rfl (all_cons (fun _ _ he => (Option.some.inj he) ▸ (show InBox [0] (evalIdx [.add (.var v_N) (.const 2)] (base E N)) from ⟨(show (0 : Int) ≤ 0 from by decide), ((fact_12 h0) : 0 < N + 2), trivial⟩)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil))))
  ev_const ((Eq.trans rfl (Eq.symm (equation_1 N hl hM (-1) (Or.inl (by decide)))))
  : I.fn f_1 [] = M t_PADDED [(-1)]))
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_extents (b := (Binding.mk a_x t_X [v_i] [.add (.var v_i) (.const 1)] (some [.add (.var v_N) (.const 2)]))) (.head _) rfl rfl (all_cons (fun _ _ he => (Option.some.inj he) ▸ (show InBox [N + 1] (evalIdx [.add (.var v_N) (.const 2)] (base E N)) from ⟨((int_c19 h0) : 0 ≤ N + 1), (fact_13 : N + 1 < N + 2), trivial⟩)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil))))
  ev_const ((Eq.trans rfl (Eq.symm (equation_1 N hl hM N (Or.inr int_refl))))
  : I.fn f_1 [] = M t_PADDED [N]))
  (vc_par_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q13 h1 => (at_set_other (by decide) (at_set_other (by decide)
  (at_input (R := (Region.mk t_W [(.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0] [.var v_i0] none)) (p := [q13]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q13, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))) (entails_and
  (entails_points1 (fun q14 h1 => (at_set_ne1 q14 (N + 1) (fact_14 h1.2) (at_set_ne1 q14 0 (int_tba_neab h1.1)
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i] [.add (.var v_i) (.const 1)] (some [.add (.var v_N) (.const 2)]))) (p := [q14 + (-1)]) (.head _) (.head _) rfl
  (region_iff.2 ⟨(q14 + (-1)), _, rfl, ((int_c92 h1.1) : 0 ≤ q14 + (-1)), ((int_c253 h1.2) : q14 + (-1) < N), rfl⟩)
  (loc_congr (idx_congr1 (int_c460 : q14 + (-1) + 1 = q14))) rfl)))))
  (entails_and (entails_points1 (fun q15 h1 =>
  (Or.elim h1 (fun h2 => (at_set_ne1 q15 (N + 1) (fact_15 h2.1 h2.2) (at_set_eq1 q15 0 h2.1
  ((at_congr1 (int_c469 h2.1)) : M t_PADDED [q15 + (-1)] = M t_PADDED [(-1)]))))
  (fun h2 => (Or.elim h2 (fun h3 => (at_set_eq1 q15 (N + 1) h3.1
  ((at_congr1 (int_c513 h3.1)) : M t_PADDED [q15 + (-1)] = M t_PADDED [N])))
  (fun h3 => ((Classical.em (q15 = N + 1)).elim (fun h4 =>
  (at_set_eq1 q15 (N + 1) h4 ((at_congr1 (int_c513 h4)) : M t_PADDED [q15 + (-1)] = M t_PADDED [N])))
  (fun h4 => (at_set_ne1 q15 (N + 1) h4 (at_set_eq1 q15 0 (fact_16 h3.1.1.1 h3.1.2 h3.1.1.2 h4)
  ((at_congr1 (fact_17 h3.1.1.1 h3.1.2 h3.1.1.2 h4)) : M t_PADDED [q15 + (-1)] = M t_PADDED [(-1)])))))))))))
  (entails_points1 (fun q16 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))
  (race_1 N hl hM h0))))

theorem output_0_2 (q17 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q17) (h2 : q17 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_y, [q17]⟩ (M t_Y [q17]) :=
  ((at_right (at_right (at_right (at_points1 q17 ⟨h1, (int_lt_max_right h2)⟩ rfl))))
  : (known_1 I M N (max 0 N)) ⟨a_y, [q17]⟩ (M t_Y [q17]))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_of (pairs_cons (all_cons (apart_same1 (fun i => cond_holds) (fun i => cond_holds) (fun (p0 : Int) (h1 : 0 ≤ p0 ∧ p0 < N) (h2 : p0 < 0 ∨ N ≤ p0) =>
  (False.elim ((Or.elim h2 (fun h3 => (int_lab_tba_F h1.1 h3)) (fun h3 => (int_lab_tba_F h3 h1.2))) : False)))) (all_cons (apart_other (by decide)) all_nil)) (pairs_cons (all_cons (apart_other (by decide)) all_nil) (pairs_cons all_nil pairs_nil))) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_PADDED then 0 else if at_ = t_Y then 1 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_apart (by decide)
    (show ∀ x ∈ ([(Region.mk t_X [(.const 0, .var v_N)], Binding.mk a_x t_X [v_i] [.add (.var v_i) (.const 1)] (some [.add (.var v_N) (.const 2)])), (Region.mk t_W [(.const 0, .const 3)], Binding.mk a_w t_W [v_i0] [.var v_i0] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) => (has_cell_extents (b := (Binding.mk a_x t_X [v_i] [.add (.var v_i) (.const 1)] (some [.add (.var v_N) (.const 2)]))) (.head _) rfl rfl (all_cons (fun _ _ he => (Option.some.inj he) ▸ (show InBox [p0 + 1] (evalIdx [.add (.var v_N) (.const 2)] (base E N)) from ⟨((int_c19 h1) : 0 ≤ p0 + 1), ((int_c258 h2) : p0 + 1 < N + 2), trivial⟩)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil))))))
      (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < 3) => (has_cell_at1 (b := (Binding.mk a_w t_W [v_i0] [.var v_i0] none)) (R := (Region.mk t_W [(.const 0, .const 3)])) (.tail _ (.head _)) (.tail _ (.head _)) [p0]
  (region_iff.2 ⟨p0, _, rfl, h1, h2, rfl⟩) shape_a_w rfl rfl h1)))
      all_nil)))
    (show ∀ x ∈ ([(Region.mk t_X [(.const 0, .var v_N)], Binding.mk a_x t_X [v_i] [.add (.var v_i) (.const 1)] (some [.add (.var v_N) (.const 2)])), (Region.mk t_W [(.const 0, .const 3)], Binding.mk a_w t_W [v_i0] [.var v_i0] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) => within_each (fun (y_s0 : Int) (h3 : 0 ≤ y_s0) (h4 : y_s0 < N) he => have he : (y_s0 + 1) = (p0 + 1) := loc_eq1 he; (idx_congr1 (by omega)))))
      (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < 3) => within_each (fun (y_s0 : Int) (h3 : 0 ≤ y_s0) (h4 : y_s0 < 3) he => have he : y_s0 = p0 := loc_eq1 he; (idx_congr1 (by omega)))))
      all_nil)))

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_Y [p0] :=
  (given_equation (p := [p0]) (.tail _ (.tail _ (.head _))) rfl rfl rfl trivial
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.access t_X [.var v_i]) ((base E N).set v_i i) :=
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h1.1, h1.2, rfl⟩)))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : i < 0 ∨ N ≤ i) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.literal .f32 0 1) []) ((base E N).set v_i i) :=
  (defined_fn defined_nil)

theorem defined_2 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_r] (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.fn (.builtin "*" .f32) [.access t_PADDED [.add (.add (.var v_i) (.var v_r)) (.const (-1))], .access t_W [.var v_r]])) ((base E N).set v_i i) :=
  (defined_reduce_some1 0 3 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 3) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 3) =>
  (defined_fn (defined_cons (defined_access (Or.elim (((Classical.em (0 ≤ i + y_d0 + (-1))).elim
  (fun h3 => ((Classical.em (i + y_d0 + (-1) < N)).elim (fun h4 => (Or.inl ⟨h3, h4⟩))
  (fun h4 => (Or.inr (Or.inr (int_ntba_lab h4)))))) (fun h3 => (Or.inr (Or.inl (int_nlba_tab h3)))))
  : 0 ≤ i + y_d0 + (-1) ∧ i + y_d0 + (-1) < N ∨ (i + y_d0 + (-1) < 0 ∨ N ≤ i + y_d0 + (-1)))
  (fun h3 => (given_equation (p := [i + y_d0 + (-1)]) (.head _) rfl rfl rfl trivial
  (cond_holds.2 (h3 : 0 ≤ i + y_d0 + (-1) ∧ i + y_d0 + (-1) < N))))
  (fun h3 => (given_equation (p := [i + y_d0 + (-1)]) (.tail _ (.head _)) rfl rfl rfl trivial
  (cond_holds.2 (h3 : i + y_d0 + (-1) < 0 ∨ N ≤ i + y_d0 + (-1)))))))
  (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩))) defined_nil)))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 i hg))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_1 E N h0 i hg))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_2 E N h0 i hg))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_2 (E v_N) hl hM p0 a b0 b1)) all_nil))) all_nil))


end Redverify.Certificate.padded
