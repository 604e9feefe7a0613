module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.layouts

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `j` -/ abbrev v_j : Var := 3
/-- `at` -/ abbrev a_at : Arr := 0
/-- `v` -/ abbrev a_v : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `V` -/ abbrev t_V : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `outer_sum`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M))]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)],
      Region.mk t_V [(.const 0, .var v_M)]]
  outputs := [Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk
        t_C
        [v_i, v_j]
        .true
        (.fn (.builtin "+" .f32) [.access t_A [.var v_i, .var v_j], .access t_V [.var v_j]])]

/-- Implementation `layouts`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none,
      Binding.mk a_v t_V [v_j] [.add (.add (.var v_M) (.const (-1))) (.mul (-1) (.var v_j))] none,
      Binding.mk
        a_c
        t_C
        [v_i, v_j]
        [.add (.var v_i) (.const 1), .mul 2 (.var v_j)]
        (some [.add (.var v_N) (.const 2), .mul 2 (.var v_M)])]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .par v_j (.const 0) (.var v_M) <|
        .assign
          a_c
          [.add (.var v_i) (.const 1), .mul 2 (.var v_j)]
          (.fn
            (.builtin "+" .f32)
            [
              .read a_at [.var v_j, .var v_i],
              .read a_v [.add (.add (.var v_M) (.const (-1))) (.mul (-1) (.var v_j))]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32

abbrev base (E : Env) (x_N x_M : Int) : Env := ((E.set v_N x_N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_at : ∀ b ∈ impl.bindings, b.array = a_at → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun h => absurd h (by decide)) all_nil)))

theorem shape_a_v : ∀ b ∈ impl.bindings, b.array = a_v → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun h => absurd h (by decide)) all_nil)))

theorem fact_0 {x_a x_b x_c : Int} : (-1) * (x_a + x_b + (-1) * x_c) + x_a + x_b = x_c :=
  by omega

theorem fact_1 {x_a x_b : Int} (h0 : x_a = 2 * x_b) : x_a / 2 = x_b :=
  by omega

theorem fact_2 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 2 * (x_b + 1) + (-2)) (h1 : x_c = x_d) (h2 : x_a % 2 = 0) (h3 : ¬ (x_c = x_d ∧ x_a = 2 * x_b)) : x_a ≤ 2 * x_b + (-2) :=
  by omega

theorem fact_3 {x_a x_b x_c : Int} (h0 : x_a = 2 * x_b) (h1 : x_a = 2 * x_c) (h2 : ¬ x_b = x_c) : False :=
  by omega

theorem fact_4 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 2 * x_c + x_d) : x_a ≤ 2 * (max x_b x_c) + x_d :=
  by omega

theorem fact_5 {x_a x_b : Int} (h0 : x_a ≤ x_b + 1) (h1 : ¬ x_a = x_b + 1) : x_a ≤ x_b :=
  by omega

theorem fact_6 {x_a x_b : Int} (h0 : x_a < x_b) : 2 * x_a ≤ 2 * x_b + (-2) :=
  by omega

theorem fact_7 {x_a x_b x_c : Int} : x_a + x_b + (-1) * (x_a + (-1) * x_c + x_b) = x_c :=
  by omega

theorem fact_8 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a + 1 ≤ (max x_b x_c) :=
  by omega

theorem fact_9 {x_a : Int} : x_a = 2 * x_a / 2 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

theorem equation_0 (x_N x_M x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : True) :
    (M t_C [x_i, x_j]) = (I.fn f_0 [M t_A [x_i, x_j], M t_V [x_j]]) :=
  (Eq.trans (hM _ (.head _) [x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_A [.var v_i, .var v_j], .access t_V [.var v_j]]) (((base E x_N x_M).set v_i x_i).set v_j x_j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N x_M : Int) : Heap V :=
  .points2 a_at
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_N) ∧ 0 ≤ y_c0 ∧ y_c0 < x_M)
    (fun y_c0 y_c1 => (M t_A [y_c1, y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M x_i : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 ≤ 2 * x_M + (-2)) ∧ 0 < y_c0 ∧ y_c0 ≤ x_i) ∧ y_c1 % 2 = 0)
    (fun y_c0 y_c1 => (M t_C [y_c0 + (-1), y_c1 / 2]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_M : Int) : Heap V :=
  .points1 a_v
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_M)
    (fun y_c0 => (M t_V [(-1) * y_c0 + x_M + (-1)]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_M x_i : Int) : Heap V :=
  ((known_1_0 I M x_N x_M).and ((known_1_1 I M x_M x_i).and (known_1_2 I M x_M)))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_M x_i x_j : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (y_c0 = x_i + 1 ∧ 0 ≤ y_c1 ∧ y_c1 ≤ 2 * x_j + (-2)) ∧ y_c1 % 2 = 0 ∨ ((0 ≤ y_c1 ∧ y_c1 ≤ 2 * x_M + (-2)) ∧ 0 < y_c0 ∧ y_c0 ≤ x_i) ∧ y_c1 % 2 = 0)
    (fun y_c0 y_c1 => (M t_C [y_c0 + (-1), y_c1 / 2]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_N x_M x_i x_j : Int) : Heap V :=
  ((known_1_0 I M x_N x_M).and ((known_2_1 I M x_M x_i x_j).and (known_1_2 I M x_M)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_c
    [.add (.var v_i) (.const 1), .mul 2 (.var v_j)]
    (.fn
      f_0
      [
        .read a_at [.var v_j, .var v_i],
        .read a_v [.add (.add (.var v_M) (.const (-1))) (.mul (-1) (.var v_j))]])
    (fun e => (M t_C [(e v_i), (e v_j)]))

theorem vc_2 (x_N x_M x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_N x_M)) (((base E x_N x_M).set v_i x_i).set v_j x_j) (known_2 I M x_N x_M x_i x_j) :=
  (vc_assign_of
  (I.fn f_0 [M t_A [x_i, x_j], M t_V [(-1) * (x_M + (-1) + (-1) * x_j) + x_M + (-1)]])
  (has_cell_extents (b := (Binding.mk a_c t_C [v_i, v_j] [.add (.var v_i) (.const 1), .mul 2 (.var v_j)] (some [.add (.var v_N) (.const 2), .mul 2 (.var v_M)]))) (.tail _ (.tail _ (.head _))) rfl rfl (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ _ h => (Option.some.inj h) ▸ (show InBox [x_i + 1, 2 * x_j] (evalIdx [.add (.var v_N) (.const 2), .mul 2 (.var v_M)] (base E x_N x_M)) from ⟨((int_c19 h1) : 0 ≤ x_i + 1), ((int_c258 h2) : x_i + 1 < x_N + 2), ((int_c163 h3) : 0 ≤ 2 * x_j), ((int_c549 h4) : 2 * x_j < 2 * x_M), trivial⟩)) all_nil))))
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 x_j x_i ⟨⟨h1, h2⟩, ⟨h3, h4⟩⟩ rfl))
  : (known_2 I M x_N x_M x_i x_j) ⟨a_at, [x_j, x_i]⟩ (M t_A [x_i, x_j]))) (ev_cons
  (ev_read ((at_right (at_right (at_points1 (x_M + (-1) + (-1) * x_j) ⟨(int_c50 h4), (int_c36 h3)⟩ rfl)))
  : (known_2 I M x_N x_M x_i x_j) ⟨a_v, [x_M + (-1) + (-1) * x_j]⟩ (M t_V [(-1) * (x_M + (-1) + (-1) * x_j) + x_M + (-1)])))
  ev_nil))) ((Eq.trans ((fn_congr2 rfl (at_congr1 fact_0))
  : I.fn f_0 [M t_A [x_i, x_j], M t_V [(-1) * (x_M + (-1) + (-1) * x_j) + x_M + (-1)]] = I.fn f_0 [M t_A [x_i, x_j], M t_V [x_j]])
  (Eq.symm (equation_0 x_N x_M x_i x_j hl hM trivial)))
  : I.fn f_0 [M t_A [x_i, x_j], M t_V [(-1) * (x_M + (-1) + (-1) * x_j) + x_M + (-1)]] = M t_C [x_i, x_j]))

theorem kept_2 (x_N x_M x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E x_N x_M).set v_i x_i).set v_j x_j) (known_2 I M x_N x_M x_i x_j)) (known_2 I M x_N x_M x_i (x_j + 1)) :=
  (show Heap.Entails _ (known_2 I M x_N x_M x_i (x_j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points2 (fun y_q0 y_q1 h5 => (Or.elim h5 (fun h6 => ((Classical.em (y_q0 = x_i + 1 ∧ y_q1 = 2 * x_j)).elim
  (fun h7 => (at_set_eq2 y_q0 y_q1 (x_i + 1) (2 * x_j) h7
  ((at_congr2 (int_c513 h6.1.1) (fact_1 h7.2)) : M t_C [y_q0 + (-1), y_q1 / 2] = M t_C [x_i, x_j])))
  (fun h7 => (at_set_ne2 y_q0 y_q1 (x_i + 1) (2 * x_j) h7
  (at_right (at_left (at_points2 y_q0 y_q1 (Or.inl ⟨⟨h6.1.1, ⟨h6.1.2.1, (fact_2 h6.1.2.2 h6.1.1 h6.2 h7)⟩⟩, h6.2⟩) rfl)))))))
  (fun h6 => (at_set_ne2 y_q0 y_q1 (x_i + 1) (2 * x_j) (fun h7 => (int_c115 h6.1.2.2 h7.1))
  (at_right (at_left (at_points2 y_q0 y_q1 (Or.inr h6) rfl))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

theorem race_2 (x_N x_M x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    ParVC I 0 x_M (body_2 I M).erase (fun x_j => (((base E x_N x_M).set v_i x_i).set v_j x_j)) (fun x_j => (body_2 I M).post (((base E x_N x_M).set v_i x_i).set v_j x_j) (known_2 I M x_N x_M x_i x_j)) :=
  (race_arrays [a_c] rfl rfl
  (all_cons (apart2 (fun x_j y_c0 y_c1 => y_c0 = x_i + 1 ∧ y_c1 = 2 * x_j)
  (fun x_j y_c0 y_c1 => (1 : Int) < 0) (fun x_j h3 h4 => (w_assign2 (x_i + 1) (2 * x_j) ⟨rfl, rfl⟩))
  (fun x_j h3 h4 => (r_none rfl)) (fun x_j y_y y_c0 y_c1 h3 h4 h5 h6 h7 h8 =>
  ⟨int_not_one_lt_zero, (fun h9 => (fact_3 h8.2 h9.2 h7))⟩)) all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_i) x) (body_2 I M)

theorem vc_1 (x_N x_M x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N x_M)) ((base E x_N x_M).set v_i x_i) (known_1 I M x_N x_M x_i) :=
  (vc_par_of 0 x_M rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun y_q2 y_q3 h3 => (Or.elim h3 (fun h4 => (False.elim (int_c267 h4.1.2.2 h4.1.2.1)))
  (fun h4 => (at_right (at_left (at_points2 y_q2 y_q3 h4 rfl)))))))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_1 I M x_N x_M x_i) (known_2 I M x_N x_M x_i 0))
  (fun x_j h3 h4 => (vc_2 x_N x_M x_i x_j hl hM h0 h1 h2 h3 h4))
  (fun x_j h3 h4 => (kept_2 x_N x_M x_i x_j hl hM h0 h1 h2 h3 h4))
  (race_2 x_N x_M x_i hl hM h0 h1 h2))

theorem kept_1 (x_N x_M x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_1 I M).post ((base E x_N x_M).set v_i x_i) (known_1 I M x_N x_M x_i)) (known_1 I M x_N x_M (x_i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun y_q4 y_q5 h3 =>
  (at_right (at_left (at_points2 y_q4 y_q5 ((Classical.em (y_q4 = x_i + 1)).elim
  (fun h4 => (Or.inl ⟨⟨h4, ⟨h3.1.1.1, (fact_4 h3.1.1.2)⟩⟩, h3.2⟩))
  (fun h4 => (Or.inr ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, (fact_5 h3.1.2.2 h4)⟩⟩, h3.2⟩))) rfl)))))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_2 I M x_N x_M x_i (max 0 x_M)) (known_1 I M x_N x_M (x_i + 1)))

theorem race_1 (x_N x_M : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) :
    ParVC I 0 x_N (body_1 I M).erase (fun x_i => ((base E x_N x_M).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_N x_M).set v_i x_i) (known_1 I M x_N x_M x_i)) :=
  (race_arrays [a_c] rfl rfl (all_cons
  (apart2 (fun x_i y_c0 y_c1 => (y_c0 = x_i + 1 ∧ 0 ≤ y_c1 ∧ y_c1 ≤ 2 * x_M + (-2)) ∧ y_c1 % 2 = 0)
  (fun x_i y_c0 y_c1 => (1 : Int) < 0)
  (fun x_i h1 h2 => (w_par 0 x_M rfl rfl (fun x_j h3 h4 => (w_assign2 (x_i + 1) (2 * x_j)
  ⟨⟨rfl, ⟨((int_c163 h3) : 0 ≤ 2 * x_j), ((fact_6 h4) : 2 * x_j ≤ 2 * x_M + (-2))⟩⟩, (int_c348 : 2 * x_j % 2 = 0)⟩))))
  (fun x_i h1 h2 => (r_none rfl)) (fun x_i y_y y_c0 y_c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_c32 h6.1.1 h7.1.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)

theorem program_vc (x_N x_M : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E x_N x_M)) (base E x_N x_M) (impl.inputHeap spec (base E x_N x_M) M) :=
  (vc_par_of 0 x_N rfl rfl (show Heap.Entails _ (known_1 I M x_N x_M 0) from
  (entails_and (entails_points2 (fun y_q6 y_q7 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none)) (p := [y_q7, y_q6]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q7, _, rfl, h1.1.1, h1.1.2, y_q6, _, rfl, h1.2.1, h1.2.2, rfl⟩) rfl rfl)))
  (entails_and
  (entails_points2 (fun y_q8 y_q9 h1 => (False.elim (int_lab_tba_F h1.1.2.2 h1.1.2.1))))
  (entails_points1 (fun y_q10 h1 =>
  (at_input (R := (Region.mk t_V [(.const 0, .var v_M)])) (b := (Binding.mk a_v t_V [v_j] [.add (.add (.var v_M) (.const (-1))) (.mul (-1) (.var v_j))] none)) (p := [x_M + (-1) * y_q10 + (-1)]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨(x_M + (-1) * y_q10 + (-1)), _, rfl, ((int_c574 h1.2) : 0 ≤ x_M + (-1) * y_q10 + (-1)), ((int_c572 h1.1) : x_M + (-1) * y_q10 + (-1) < x_M), rfl⟩)
  (loc_congr (idx_congr1 (fact_7 : x_M + (-1) + (-1) * (x_M + (-1) * y_q10 + (-1)) = y_q10)))
  ((at_congr1 int_c213) : M t_V [(-1) * y_q10 + x_M + (-1)] = M t_V [x_M + (-1) * y_q10 + (-1)])))))))
  (fun x_i h1 h2 => (vc_1 x_N x_M x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_N x_M x_i hl hM h0 h1 h2)) (race_1 x_N x_M hl hM h0))

theorem output_0_2 (x_N x_M y_q11 y_q12 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (h1 : 0 ≤ y_q11) (h2 : y_q11 < x_N) (h3 : 0 ≤ y_q12) (h4 : y_q12 < x_M) :
    ((program I M).post (base E x_N x_M) (impl.inputHeap spec (base E x_N x_M) M)) ⟨a_c, [y_q11 + 1, 2 * y_q12]⟩ (M t_C [y_q11, y_q12]) :=
  ((at_right (at_left (at_points2 (y_q11 + 1) (2 * y_q12)
  ⟨⟨⟨(int_c163 h3), (fact_6 h4)⟩, ⟨(int_lab_taB h1), (fact_8 h2)⟩⟩, int_c348⟩
  (at_congr2 int_c323 fact_9))))
  : (known_1 I M x_N x_M (max 0 x_N)) ⟨a_c, [y_q11 + 1, 2 * y_q12]⟩ (M t_C [y_q11, y_q12]))

theorem consistent (E : Env) (x_N x_M : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) : spec.Consistent (base E x_N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N x_M : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N x_M) :=
  solvable_layers (consistent E x_N x_M h0)
    (fun t => if t = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (x_N x_M : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E x_N x_M) :=
  layout_apart (by decide)
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)], Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none), (Region.mk t_V [(.const 0, .var v_M)], Binding.mk a_v t_V [v_j] [.add (.add (.var v_M) (.const (-1))) (.mul (-1) (.var v_j))] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) (y_p1 : Int) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_M) => (has_cell_at2 (b := (Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none)) (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (.head _) (.head _) [y_p0, y_p1]
  (region_iff.2 ⟨y_p0, _, rfl, h1, h2, y_p1, _, rfl, h3, h4, rfl⟩) shape_a_at rfl rfl ⟨h3, h1⟩)))
      (all_cons (within_each (fun (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_M) => (has_cell_at1 (b := (Binding.mk a_v t_V [v_j] [.add (.add (.var v_M) (.const (-1))) (.mul (-1) (.var v_j))] none)) (R := (Region.mk t_V [(.const 0, .var v_M)])) (.tail _ (.head _)) (.tail _ (.head _)) [y_p0]
  (region_iff.2 ⟨y_p0, _, rfl, h1, h2, rfl⟩) shape_a_v rfl rfl
  ((int_c50 h2) : 0 ≤ x_M + (-1) + (-1) * y_p0))))
      all_nil)))
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)], Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none), (Region.mk t_V [(.const 0, .var v_M)], Binding.mk a_v t_V [v_j] [.add (.add (.var v_M) (.const (-1))) (.mul (-1) (.var v_j))] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) (y_p1 : Int) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_M) => within_each (fun (y_s0 : Int) (h5 : 0 ≤ y_s0) (h6 : y_s0 < x_N) (y_s1 : Int) (h7 : 0 ≤ y_s1) (h8 : y_s1 < x_M) he => have he : y_s1 = y_p1 ∧ y_s0 = y_p0 := loc_eq2 he; (idx_congr2 (by omega) (by omega)))))
      (all_cons (within_each (fun (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_M) => within_each (fun (y_s0 : Int) (h3 : 0 ≤ y_s0) (h4 : y_s0 < x_M) he => have he : (x_M + (-1) + (-1) * y_s0) = (x_M + (-1) + (-1) * y_p0) := loc_eq1 he; (idx_congr1 (by omega)))))
      all_nil)))

abbrev inside (x_N x_M : Int) : Ten → List Int → Prop := fun t p => if t = t_C then (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_M) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_N else True

theorem covered_0 (E : Env) (x_N x_M : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (y_p0 y_p1 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_M) :
    spec.Given (inside x_N x_M) (base E x_N x_M) t_C [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.head _) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ y_p1 ∧ y_p1 < x_M) ∧ 0 ≤ y_p0 ∧ y_p0 < x_N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N x_M : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) (x_i x_j : Int) (h1 : True) (h2 : (0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_i ∧ x_i < x_N) :
    TExp.Defined I M (spec.Given (inside x_N x_M) (base E x_N x_M)) (.fn (.builtin "+" .f32) [.access t_A [.var v_i, .var v_j], .access t_V [.var v_j]]) (((base E x_N x_M).set v_i x_i).set v_j x_j) :=
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, x_j]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.2.1, h2.2.2, x_j, _, rfl, h2.1.1, h2.1.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [x_j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨x_j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))

theorem defined (E : Env) (x_N x_M : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_M) : spec.Defined (base E x_N x_M) :=
  defined_of (inside x_N x_M)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E x_N x_M h0 y_p0 y_p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun x_i x_j => cond_holds) (fun x_i x_j g k => defined_0 E x_N x_M h0 x_i x_j g k))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (0 ≤ (E v_N) ∧ 0 ≤ (E v_M)))
    (fun E => base E (E v_N) (E v_M)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) a) (fun E a => placed E (E v_N) (E v_M) a)
    (fun E a => consistent E (E v_N) (E v_M) a) (fun E a => solvable E (E v_N) (E v_M) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_2 (E v_N) (E v_M) y_p0 y_p1 hl hM a b0 b1 b2 b3)) all_nil))) all_nil))


end Redverify.Certificate.layouts
