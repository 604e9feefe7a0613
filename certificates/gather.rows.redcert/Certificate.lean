module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.rows

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `D` -/ abbrev v_D : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `d` -/ abbrev v_d : Var := 4
/-- `$d0` -/ abbrev d_0 : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `j` -/ abbrev v_j : Var := 8
/-- `idx` -/ abbrev a_idx : Arr := 0
/-- `a` -/ abbrev a_a : Arr := 1
/-- `b` -/ abbrev a_b : Arr := 2
/-- `I` -/ abbrev t_I : Ten := 0
/-- `A` -/ abbrev t_A : Ten := 1
/-- `B` -/ abbrev t_B : Ten := 2

/-- Specification `gather`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M)))
        (.le (.const 0) (.var v_D))]
  inputs :=
    [
      Region.mk t_I [(.const 0, .var v_M)],
      Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_D)]]
  outputs := [Region.mk t_B [(.const 0, .var v_M), (.const 0, .var v_D)]]
  equations :=
    [
      Equation.mk
        t_B
        [v_i, v_d]
        .true
        (.letval d_0 .i32 (.access t_I [.var v_i]) (.access t_A [.var d_0, .var v_d]))]
  ranges := [Range.mk t_I .i32 (.const 0) (.var v_N) false]

/-- Implementation `rows`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_idx t_I [v_i0] [.var v_i0] none,
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i (.const 0) (.var v_M) <|
      .letval v_j .i32 (.read a_idx [.var v_i]) (.const 0) (.var v_N) <|
      .par v_d (.const 0) (.var v_D) <|
        .assign a_b [.var v_i, .var v_d] (.read a_a [.var v_j, .var v_d])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True



abbrev base (E : Env) (N x_M D : Int) : Env := (((E.set v_N N).set v_M x_M).set v_D D)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_D) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M D : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M D) M) (hR : spec.InRange I (base E N x_M D) M)
include hl hM hR

theorem equation_0 (i d : Int) (h0 : True) :
    (M t_B [i, d]) = (M t_A [I.toInt .i32 (M t_I [i]), d]) :=
  (Eq.trans (hM _ (.head _) [i, d] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.letval d_0 .i32 (.access t_I [.var v_i]) (.access t_A [.var d_0, .var v_d])) (((base E N x_M D).set v_i i).set v_d d) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N D : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N D i : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < i) ∧ 0 < N)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points1 a_idx
    (fun c0 => (0 ≤ c0 ∧ c0 < x_M) ∧ 0 < N)
    (fun c0 => (M t_I [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M D i : Int) : Heap V :=
  ((known_1_0 I M N D).and ((known_1_1 I M N D i).and (known_1_2 I M N x_M)))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (D i d : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < d ∨ (0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_M : Int) : Heap V :=
  .points1 a_idx
    (fun c0 => 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 => (M t_I [c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M D i j d : Int) : Heap V :=
  ((known_1_0 I M N D).and ((known_2_1 I M D i d).and (known_2_2 I M x_M)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_b [.var v_i, .var v_d] (.read a_a [.var v_j, .var v_d])
    (fun e => (M t_B [(e v_i), (e v_d)]))

theorem vc_2 (i j d : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ i) (h3 : i < x_M) (h4 : j = I.toInt .i32 (M t_I [i])) (h5 : 0 ≤ j) (h6 : j < N) (h7 : 0 ≤ d) (h8 : d < D) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M D)) ((((base E N x_M D).set v_i i).set v_j j).set v_d d) (known_2 I M N x_M D i j d) :=
  (vc_assign_of (M t_A [j, d])
  (has_cell_at2 (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_B [(.const 0, .var v_M), (.const 0, .var v_D)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, d]
  (region_iff.2 ⟨i, _, rfl, h2, h3, d, _, rfl, h7, h8, rfl⟩) shape_a_b rfl rfl ⟨h2, h7⟩)
  (ev_read ((at_left (at_points2 j d ⟨⟨h7, h8⟩, ⟨h5, h6⟩⟩ rfl))
  : (known_2 I M N x_M D i j d) ⟨a_a, [j, d]⟩ (M t_A [j, d])))
  ((Eq.trans ((Eq.trans rfl (Eq.symm (let_congr (fun y_m => (M t_A [y_m, d])) (Eq.symm h4))))
  : M t_A [j, d] = M t_A [I.toInt .i32 (M t_I [i]), d])
  (Eq.symm (equation_0 N x_M D hl hM hR i d trivial))) : M t_A [j, d] = M t_B [i, d]))

theorem kept_2 (i j d : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ i) (h3 : i < x_M) (h4 : j = I.toInt .i32 (M t_I [i])) (h5 : 0 ≤ j) (h6 : j < N) (h7 : 0 ≤ d) (h8 : d < D) :
    Heap.Entails ((body_2 I M).post ((((base E N x_M D).set v_i i).set v_j j).set v_d d) (known_2 I M N x_M D i j d)) (known_2 I M N x_M D i j (d + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_M D i j (d + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q0 q1 h9 => (Or.elim h9 (fun h10 => ((Classical.em (q0 = i ∧ q1 = d)).elim
  (fun h11 => (at_set_eq2 q0 q1 i d h11 ((at_congr2 h10.1 h11.2) : M t_B [q0, q1] = M t_B [i, d])))
  (fun h11 => (at_set_ne2 q0 q1 i d h11
  (at_right (at_left (at_points2 q0 q1 (Or.inl ⟨h10.1, ⟨h10.2.1, (int_c0 h10.1 h10.2.2 h11)⟩⟩) rfl)))))))
  (fun h10 => (at_set_ne2 q0 q1 i d (fun h11 => (int_eab_tab_F h11.1 h10.2.2))
  (at_right (at_left (at_points2 q0 q1 (Or.inr h10) rfl))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

theorem race_2 (i j : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ i) (h3 : i < x_M) (h4 : j = I.toInt .i32 (M t_I [i])) (h5 : 0 ≤ j) (h6 : j < N) :
    ParVC I 0 D (body_2 I M).erase (fun d => ((((base E N x_M D).set v_i i).set v_j j).set v_d d)) (fun d => (body_2 I M).post ((((base E N x_M D).set v_i i).set v_j j).set v_d d) (known_2 I M N x_M D i j d)) :=
  (race_arrays [a_b] rfl rfl
  (all_cons (apart2 (fun d c0 c1 => c0 = i ∧ c1 = d) (fun d c0 c1 => (1 : Int) < 0)
  (fun d h7 h8 => (w_assign2 i d ⟨rfl, rfl⟩)) (fun d h7 h8 => (r_none rfl))
  (fun d y_y c0 c1 h7 h8 h9 h10 h11 h12 =>
  ⟨int_not_one_lt_zero, (fun h13 => (int_eab_eac_nebc_F h12.2 h13.2 h11))⟩)) all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_j .i32 (.read a_idx [.var v_i]) (.const 0) (.var v_N)
    (fun e => I.toInt .i32 (M t_I [(e v_i)])) <|
  .par v_d (.const 0) (.var v_D)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_D) (e v_i) (e v_j) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ i) (h3 : i < x_M) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M D)) ((base E N x_M D).set v_i i) (known_1 I M N x_M D i) :=
  (vc_letval_of (M t_I [i])
  (ev_read ((at_right (at_right (at_points1 i ⟨⟨h2, h3⟩, (Or.elim h1 (fun h4 => h4) (fun h4 => (False.elim (int_c95 h2 h3 h4))))⟩
  rfl))) : (known_1 I M N x_M D i) ⟨a_idx, [i]⟩ (M t_I [i]))) rfl 0 N rfl rfl
  (have h4 : 0 ≤ I.toInt .i32 (M t_I [i]) ∧ I.toInt .i32 (M t_I [i]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  h4) (fun (j : Int) (h4 : j = I.toInt .i32 (M t_I [i])) (h5 : 0 ≤ j) (h6 : j < N) =>
  (vc_par_of 0 D rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q2 q3 h7 => (Or.elim h7 (fun h8 => (False.elim (int_lab_tba_F h8.2.1 h8.2.2)))
  (fun h8 => (at_right (at_left (at_points2 q2 q3 ⟨h8, (int_lab_tbc_tac h5 h6)⟩ rfl)))))))
  (entails_points1 (fun q4 h7 => (at_right (at_right (at_points1 q4 ⟨h7, (int_lab_tbc_tac h5 h6)⟩ rfl)))))))
  : Heap.Entails (known_1 I M N x_M D i) (known_2 I M N x_M D i j 0))
  (fun d h7 h8 => (vc_2 N x_M D hl hM hR i j d h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun d h7 h8 => (kept_2 N x_M D hl hM hR i j d h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_2 N x_M D hl hM hR i j h0 h1 h2 h3 h4 h5 h6))))

theorem kept_1 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ i) (h3 : i < x_M) :
    Heap.Entails ((body_1 I M).post ((base E N x_M D).set v_i i) (known_1 I M N x_M D i)) (known_1 I M N x_M D (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N x_M D (i + 1)) from
  (entails_and (entails_points2 (fun q5 q6 h4 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_idx [.var v_i])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_I [(e v_i)]))
  (fun (j : Int) (h5 : j = I.toInt .i32 (M t_I [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_I [i]) ∧ I.toInt .i32 (M t_I [i]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((at_left (at_points2 q5 q6 h4 rfl))
  : (known_2 I M N x_M D i j (max 0 D)) ⟨a_a, [q5, q6]⟩ (M t_A [q5, q6]))))))))
  (entails_and (entails_points2 (fun q7 q8 h4 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_idx [.var v_i])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_I [(e v_i)]))
  (fun (j : Int) (h5 : j = I.toInt .i32 (M t_I [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_I [i]) ∧ I.toInt .i32 (M t_I [i]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((at_right (at_left (at_points2 q7 q8
  ((Classical.em (q7 = i)).elim (fun h8 => (Or.inl ⟨h8, ⟨h4.1.1.1, (int_lt_max_right h4.1.1.2)⟩⟩))
  (fun h8 => (Or.inr ⟨⟨h4.1.1.1, h4.1.1.2⟩, ⟨h4.1.2.1, (int_taB_neab_tab h4.1.2.2 h8)⟩⟩))) rfl)))
  : (known_2 I M N x_M D i j (max 0 D)) ⟨a_b, [q7, q8]⟩ (M t_B [q7, q8]))))))))
  (entails_points1 (fun q9 h4 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_idx [.var v_i])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_I [(e v_i)]))
  (fun (j : Int) (h5 : j = I.toInt .i32 (M t_I [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_I [i]) ∧ I.toInt .i32 (M t_I [i]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((at_right (at_right (at_points1 q9 h4.1 rfl)))
  : (known_2 I M N x_M D i j (max 0 D)) ⟨a_idx, [q9]⟩ (M t_I [q9])))))))))))

theorem race_1 (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) :
    ParVC I 0 x_M (body_1 I M).erase (fun i => ((base E N x_M D).set v_i i)) (fun i => (body_1 I M).post ((base E N x_M D).set v_i i) (known_1 I M N x_M D i)) :=
  (race_arrays [a_b] rfl rfl
  (all_cons (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < D) (fun i c0 c1 => (1 : Int) < 0)
  (fun i h2 h3 => (w_letval 0 N rfl rfl (fun (j : Int) (h4 : 0 ≤ j) (h5 : j < N) =>
  (w_par 0 D rfl rfl (fun d h6 h7 => (w_assign2 i d ⟨rfl, ⟨h6, h7⟩⟩))))))
  (fun i h2 h3 => (r_none rfl)) (fun i y_y c0 c1 h2 h3 h4 h5 h6 h7 =>
  ⟨int_not_one_lt_zero, (fun h8 => (int_eab_eac_nebc_F h7.1 h8.1 h6))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_M)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_D) x) (body_1 I M)

theorem program_vc (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) :
    (program I M).vc I (impl.HasCell spec (base E N x_M D)) (base E N x_M D) (impl.inputHeap spec (base E N x_M D) M) :=
  (have h1 : 0 < N ∨ ¬ 0 < x_M := ((Classical.em (0 < x_M)).elim (fun h1 =>
  (have h2 : 0 ≤ I.toInt .i32 (M t_I [0]) ∧ I.toInt .i32 (M t_I [0]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h2.1 h2.2)))) (fun h1 => (Or.inr h1))); (vc_par_of 0 x_M rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M D 0) from (entails_and (entails_points2 (fun q10 q11 h2 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_D)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q10, q11]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q10, _, rfl, h2.2.1, h2.2.2, q11, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q12 q13 h2 => (False.elim (int_lab_tba_F h2.1.2.1 h2.1.2.2))))
  (entails_points1 (fun q14 h2 =>
  (at_input (R := (Region.mk t_I [(.const 0, .var v_M)])) (b := (Binding.mk a_idx t_I [v_i0] [.var v_i0] none)) (p := [q14]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q14, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl))))))
  (fun i h2 h3 => (vc_1 N x_M D hl hM hR i h0 h1 h2 h3))
  (fun i h2 h3 => (kept_1 N x_M D hl hM hR i h0 h1 h2 h3)) (race_1 N x_M D hl hM hR h0 h1)))

theorem output_0_2 (q15 q16 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 ≤ q15) (h2 : q15 < x_M) (h3 : 0 ≤ q16) (h4 : q16 < D) :
    ((program I M).post (base E N x_M D) (impl.inputHeap spec (base E N x_M D) M)) ⟨a_b, [q15, q16]⟩ (M t_B [q15, q16]) :=
  (have h5 : 0 < N ∨ ¬ 0 < x_M := (have h5 : 0 ≤ I.toInt .i32 (M t_I [0]) ∧ I.toInt .i32 (M t_I [0]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), ((int_lab_tbc_tac h1 h2) : 0 < x_M), rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h5.1 h5.2))); ((at_right (at_left (at_points2 q15 q16
  ⟨⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩, (Or.elim h5 (fun h6 => h6) (fun h6 => (False.elim (int_c95 h1 h2 h6))))⟩
  rfl))) : (known_1 I M N x_M D (max 0 x_M)) ⟨a_b, [q15, q16]⟩ (M t_B [q15, q16])))

end

theorem consistent (E : Env) (N x_M D : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) : spec.Consistent (base E N x_M D) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M D : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M D) :=
  solvable_layers (consistent E N x_M D h0)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M D : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) : impl.LayoutOk spec (base E N x_M D) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M D : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_B then (((point.getD 1 0) < 0 ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < x_M) ∧ N = 0 ∨ (D ≤ (point.getD 1 0) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < x_M) ∧ N = 0) ∨ (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < D) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < x_M else True

theorem covered_0 (E : Env) (N x_M D : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < x_M) (h3 : 0 ≤ p1) (h4 : p1 < D) :
    spec.Given (inside N x_M D) (base E N x_M D) t_B [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl ((Or.inr ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩)
  : ((p1 < 0 ∧ 0 ≤ p0 ∧ p0 < x_M) ∧ N = 0 ∨ (D ≤ p1 ∧ 0 ≤ p0 ∧ p0 < x_M) ∧ N = 0) ∨ (0 ≤ p1 ∧ p1 < D) ∧ 0 ≤ p0 ∧ p0 < x_M)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M D : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (i d : Int) (hR : spec.InRange I (base E N x_M D) M) (h1 : True) (h2 : ((d < 0 ∧ 0 ≤ i ∧ i < x_M) ∧ N = 0 ∨ (D ≤ d ∧ 0 ≤ i ∧ i < x_M) ∧ N = 0) ∨ (0 ≤ d ∧ d < D) ∧ 0 ≤ i ∧ i < x_M) :
    TExp.Defined I M (spec.Given (inside N x_M D) (base E N x_M D)) (.letval d_0 .i32 (.access t_I [.var v_i]) (.access t_A [.var d_0, .var v_d])) (((base E N x_M D).set v_i i).set v_d d) :=
  (defined_letval (defined_access (given_input (p := [i]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, (show 0 ≤ i from by omega), (show i < x_M from by omega), rfl⟩))) rfl
  (fun (y_d0 : Int) (h3 : y_d0 = I.toInt .i32 (M t_I [i])) =>
  (have h4 : 0 ≤ I.toInt .i32 (M t_I [i]) ∧ I.toInt .i32 (M t_I [i]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, (show 0 ≤ i from by omega), (show i < x_M from by omega), rfl⟩) rfl rfl);
  (have h5 : 0 ≤ y_d0 ∧ y_d0 < N := ⟨(int_lab_ecb_lac h4.1 h3), (int_eab_tbc_tac h3 h4.2)⟩;
  (defined_access (given_input (p := [y_d0, d]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h5.1, h5.2, d, _, rfl, (show 0 ≤ d from by omega), (show d < D from by omega), rfl⟩)))))))

theorem defined (E : Env) (N x_M D : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) : spec.Defined (base E N x_M D) :=
  defined_of (inside N x_M D)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M D h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i d => cond_holds) (fun i d hg hk => defined_0 E N x_M D h0 i d hR hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    (all_cons ⟨(by decide), (by decide)⟩ all_nil)
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => ((0 ≤ (E v_N) ∧ 0 ≤ (E v_M)) ∧ 0 ≤ (E v_D)))
    (fun E => base E (E v_N) (E v_M) (E v_D)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) (E v_D) a) (fun E a => placed E (E v_N) (E v_M) (E v_D) a)
    (fun E a => consistent E (E v_N) (E v_M) (E v_D) a) (fun E a => solvable E (E v_N) (E v_M) (E v_D) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) (E v_D) hl hM hR a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_N) (E v_M) (E v_D) hl hM hR p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil))


end Redverify.Certificate.rows
