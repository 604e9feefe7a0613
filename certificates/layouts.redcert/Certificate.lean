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

abbrev base (E : Env) (N x_M : Int) : Env := ((E.set v_N N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_at : ∀ b ∈ impl.bindings, b.array = a_at → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun h => absurd h (by decide)) all_nil)))

theorem shape_a_v : ∀ b ∈ impl.bindings, b.array = a_v → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun h => absurd h (by decide)) all_nil)))

theorem fact_0 {a b c : Int} : (-1) * (a + b + (-1) * c) + a + b = c :=
  by omega

theorem fact_1 {a b : Int} (h0 : a = 2 * b) : a / 2 = b :=
  by omega

theorem fact_2 {a b c d : Int} (h0 : a ≤ 2 * (b + 1) + (-2)) (h1 : c = d) (h2 : a % 2 = 0) (h3 : ¬ (c = d ∧ a = 2 * b)) : a ≤ 2 * b + (-2) :=
  by omega

theorem fact_3 {a b c : Int} (h0 : a = 2 * b) (h1 : a = 2 * c) (h2 : ¬ b = c) : False :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : a ≤ 2 * c + d) : a ≤ 2 * (max b c) + d :=
  by omega

theorem fact_5 {a b : Int} (h0 : a ≤ b + 1) (h1 : ¬ a = b + 1) : a ≤ b :=
  by omega

theorem fact_6 {a b : Int} (h0 : a < b) : 2 * a ≤ 2 * b + (-2) :=
  by omega

theorem fact_7 {a b c : Int} : a + b + (-1) * (a + (-1) * c + b) = c :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a < c) : a + 1 ≤ (max b c) :=
  by omega

theorem fact_9 {a : Int} : a = 2 * a / 2 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M) M)
include hl hM

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (I.fn f_0 [M t_A [i, j], M t_V [j]]) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_A [.var v_i, .var v_j], .access t_V [.var v_j]]) (((base E N x_M).set v_i i).set v_j j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points2 a_at
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 c1 => (M t_A [c1, c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 ≤ 2 * x_M + (-2)) ∧ 0 < c0 ∧ c0 ≤ i) ∧ c1 % 2 = 0)
    (fun c0 c1 => (M t_C [c0 + (-1), c1 / 2]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_M : Int) : Heap V :=
  .points1 a_v
    (fun c0 => 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 => (M t_V [(-1) * c0 + x_M + (-1)]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M i : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_1_1 I M x_M i).and (known_1_2 I M x_M)))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_M i j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c0 = i + 1 ∧ 0 ≤ c1 ∧ c1 ≤ 2 * j + (-2)) ∧ c1 % 2 = 0 ∨ ((0 ≤ c1 ∧ c1 ≤ 2 * x_M + (-2)) ∧ 0 < c0 ∧ c0 ≤ i) ∧ c1 % 2 = 0)
    (fun c0 c1 => (M t_C [c0 + (-1), c1 / 2]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M i j : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_2_1 I M x_M i j).and (known_1_2 I M x_M)))

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

theorem vc_2 (i j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M)) (((base E N x_M).set v_i i).set v_j j) (known_2 I M N x_M i j) :=
  (vc_assign_of
  (I.fn f_0 [M t_A [i, j], M t_V [(-1) * (x_M + (-1) + (-1) * j) + x_M + (-1)]])
  (has_cell_extents (b := (Binding.mk a_c t_C [v_i, v_j] [.add (.var v_i) (.const 1), .mul 2 (.var v_j)] (some [.add (.var v_N) (.const 2), .mul 2 (.var v_M)]))) (.tail _ (.tail _ (.head _))) rfl rfl (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ _ he => (Option.some.inj he) ▸ (show InBox [i + 1, 2 * j] (evalIdx [.add (.var v_N) (.const 2), .mul 2 (.var v_M)] (base E N x_M)) from ⟨((int_c19 h1) : 0 ≤ i + 1), ((int_c258 h2) : i + 1 < N + 2), ((int_c163 h3) : 0 ≤ 2 * j), ((int_c549 h4) : 2 * j < 2 * x_M), trivial⟩)) all_nil))))
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 j i ⟨⟨h1, h2⟩, ⟨h3, h4⟩⟩ rfl))
  : (known_2 I M N x_M i j) ⟨a_at, [j, i]⟩ (M t_A [i, j]))) (ev_cons
  (ev_read ((at_right (at_right (at_points1 (x_M + (-1) + (-1) * j) ⟨(int_c50 h4), (int_c36 h3)⟩ rfl)))
  : (known_2 I M N x_M i j) ⟨a_v, [x_M + (-1) + (-1) * j]⟩ (M t_V [(-1) * (x_M + (-1) + (-1) * j) + x_M + (-1)])))
  ev_nil))) ((Eq.trans ((fn_congr2 rfl (at_congr1 fact_0))
  : I.fn f_0 [M t_A [i, j], M t_V [(-1) * (x_M + (-1) + (-1) * j) + x_M + (-1)]] = I.fn f_0 [M t_A [i, j], M t_V [j]])
  (Eq.symm (equation_0 N x_M hl hM i j trivial)))
  : I.fn f_0 [M t_A [i, j], M t_V [(-1) * (x_M + (-1) + (-1) * j) + x_M + (-1)]] = M t_C [i, j]))

theorem kept_2 (i j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E N x_M).set v_i i).set v_j j) (known_2 I M N x_M i j)) (known_2 I M N x_M i (j + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_M i (j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points2 (fun q0 q1 h5 => (Or.elim h5 (fun h6 =>
  ((Classical.em (q0 = i + 1 ∧ q1 = 2 * j)).elim (fun h7 => (at_set_eq2 q0 q1 (i + 1) (2 * j) h7
  ((at_congr2 (int_c513 h6.1.1) (fact_1 h7.2)) : M t_C [q0 + (-1), q1 / 2] = M t_C [i, j])))
  (fun h7 => (at_set_ne2 q0 q1 (i + 1) (2 * j) h7
  (at_right (at_left (at_points2 q0 q1 (Or.inl ⟨⟨h6.1.1, ⟨h6.1.2.1, (fact_2 h6.1.2.2 h6.1.1 h6.2 h7)⟩⟩, h6.2⟩) rfl)))))))
  (fun h6 => (at_set_ne2 q0 q1 (i + 1) (2 * j) (fun h7 => (int_c115 h6.1.2.2 h7.1))
  (at_right (at_left (at_points2 q0 q1 (Or.inr h6) rfl))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

theorem race_2 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    ParVC I 0 x_M (body_2 I M).erase (fun j => (((base E N x_M).set v_i i).set v_j j)) (fun j => (body_2 I M).post (((base E N x_M).set v_i i).set v_j j) (known_2 I M N x_M i j)) :=
  (race_arrays [a_c] rfl rfl
  (all_cons (apart2 (fun j c0 c1 => c0 = i + 1 ∧ c1 = 2 * j) (fun j c0 c1 => (1 : Int) < 0)
  (fun j h3 h4 => (w_assign2 (i + 1) (2 * j) ⟨rfl, rfl⟩)) (fun j h3 h4 => (r_none rfl))
  (fun j y_y c0 c1 h3 h4 h5 h6 h7 h8 => ⟨int_not_one_lt_zero, (fun h9 => (fact_3 h8.2 h9.2 h7))⟩))
  all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_i i) (known_1 I M N x_M i) :=
  (vc_par_of 0 x_M rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q2 q3 h3 => (Or.elim h3 (fun h4 => (False.elim (int_c267 h4.1.2.2 h4.1.2.1)))
  (fun h4 => (at_right (at_left (at_points2 q2 q3 h4 rfl)))))))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_1 I M N x_M i) (known_2 I M N x_M i 0))
  (fun j h3 h4 => (vc_2 N x_M hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_2 N x_M hl hM i j h0 h1 h2 h3 h4)) (race_2 N x_M hl hM i h0 h1 h2))

theorem kept_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) (known_1 I M N x_M (i + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun q4 q5 h3 => (at_right (at_left (at_points2 q4 q5
  ((Classical.em (q4 = i + 1)).elim (fun h4 => (Or.inl ⟨⟨h4, ⟨h3.1.1.1, (fact_4 h3.1.1.2)⟩⟩, h3.2⟩))
  (fun h4 => (Or.inr ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, (fact_5 h3.1.2.2 h4)⟩⟩, h3.2⟩))) rfl)))))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_2 I M N x_M i (max 0 x_M)) (known_1 I M N x_M (i + 1)))

theorem race_1 (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N x_M).set v_i i)) (fun i => (body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) :=
  (race_arrays [a_c] rfl rfl
  (all_cons (apart2 (fun i c0 c1 => (c0 = i + 1 ∧ 0 ≤ c1 ∧ c1 ≤ 2 * x_M + (-2)) ∧ c1 % 2 = 0)
  (fun i c0 c1 => (1 : Int) < 0)
  (fun i h1 h2 => (w_par 0 x_M rfl rfl (fun j h3 h4 => (w_assign2 (i + 1) (2 * j)
  ⟨⟨rfl, ⟨((int_c163 h3) : 0 ≤ 2 * j), ((fact_6 h4) : 2 * j ≤ 2 * x_M + (-2))⟩⟩, (int_c348 : 2 * j % 2 = 0)⟩))))
  (fun i h1 h2 => (r_none rfl)) (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_c32 h6.1.1 h7.1.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E N x_M)) (base E N x_M) (impl.inputHeap spec (base E N x_M) M) :=
  (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M 0) from (entails_and (entails_points2 (fun q6 q7 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none)) (p := [q7, q6]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q7, _, rfl, h1.1.1, h1.1.2, q6, _, rfl, h1.2.1, h1.2.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q8 q9 h1 => (False.elim (int_lab_tba_F h1.1.2.2 h1.1.2.1))))
  (entails_points1 (fun q10 h1 =>
  (at_input (R := (Region.mk t_V [(.const 0, .var v_M)])) (b := (Binding.mk a_v t_V [v_j] [.add (.add (.var v_M) (.const (-1))) (.mul (-1) (.var v_j))] none)) (p := [x_M + (-1) * q10 + (-1)]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨(x_M + (-1) * q10 + (-1)), _, rfl, ((int_c574 h1.2) : 0 ≤ x_M + (-1) * q10 + (-1)), ((int_c572 h1.1) : x_M + (-1) * q10 + (-1) < x_M), rfl⟩)
  (loc_congr (idx_congr1 (fact_7 : x_M + (-1) + (-1) * (x_M + (-1) * q10 + (-1)) = q10)))
  ((at_congr1 int_c213) : M t_V [(-1) * q10 + x_M + (-1)] = M t_V [x_M + (-1) * q10 + (-1)])))))))
  (fun i h1 h2 => (vc_1 N x_M hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N x_M hl hM i h0 h1 h2))
  (race_1 N x_M hl hM h0))

theorem output_0_2 (q11 q12 : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ q11) (h2 : q11 < N) (h3 : 0 ≤ q12) (h4 : q12 < x_M) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_c, [q11 + 1, 2 * q12]⟩ (M t_C [q11, q12]) :=
  ((at_right (at_left (at_points2 (q11 + 1) (2 * q12)
  ⟨⟨⟨(int_c163 h3), (fact_6 h4)⟩, ⟨(int_lab_taB h1), (fact_8 h2)⟩⟩, int_c348⟩
  (at_congr2 int_c323 fact_9))))
  : (known_1 I M N x_M (max 0 N)) ⟨a_c, [q11 + 1, 2 * q12]⟩ (M t_C [q11, q12]))

end

theorem consistent (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Consistent (base E N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M) :=
  solvable_layers (consistent E N x_M h0)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E N x_M) :=
  layout_apart (by decide)
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)], Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none), (Region.mk t_V [(.const 0, .var v_M)], Binding.mk a_v t_V [v_j] [.add (.add (.var v_M) (.const (-1))) (.mul (-1) (.var v_j))] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (p1 : Int) (h3 : 0 ≤ p1) (h4 : p1 < x_M) => (has_cell_at2 (b := (Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none)) (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (.head _) (.head _) [p0, p1]
  (region_iff.2 ⟨p0, _, rfl, h1, h2, p1, _, rfl, h3, h4, rfl⟩) shape_a_at rfl rfl ⟨h3, h1⟩)))
      (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < x_M) => (has_cell_at1 (b := (Binding.mk a_v t_V [v_j] [.add (.add (.var v_M) (.const (-1))) (.mul (-1) (.var v_j))] none)) (R := (Region.mk t_V [(.const 0, .var v_M)])) (.tail _ (.head _)) (.tail _ (.head _)) [p0]
  (region_iff.2 ⟨p0, _, rfl, h1, h2, rfl⟩) shape_a_v rfl rfl
  ((int_c50 h2) : 0 ≤ x_M + (-1) + (-1) * p0))))
      all_nil)))
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)], Binding.mk a_at t_A [v_i, v_j] [.var v_j, .var v_i] none), (Region.mk t_V [(.const 0, .var v_M)], Binding.mk a_v t_V [v_j] [.add (.add (.var v_M) (.const (-1))) (.mul (-1) (.var v_j))] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (p1 : Int) (h3 : 0 ≤ p1) (h4 : p1 < x_M) => within_each (fun (y_s0 : Int) (h5 : 0 ≤ y_s0) (h6 : y_s0 < N) (y_s1 : Int) (h7 : 0 ≤ y_s1) (h8 : y_s1 < x_M) he => have he : y_s1 = p1 ∧ y_s0 = p0 := loc_eq2 he; (idx_congr2 (by omega) (by omega)))))
      (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < x_M) => within_each (fun (y_s0 : Int) (h3 : 0 ≤ y_s0) (h4 : y_s0 < x_M) he => have he : (x_M + (-1) + (-1) * y_s0) = (x_M + (-1) + (-1) * p0) := loc_eq1 he; (idx_congr1 (by omega)))))
      all_nil)))

abbrev inside (N x_M : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_C then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside N x_M) (base E N x_M) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.fn (.builtin "+" .f32) [.access t_A [.var v_i, .var v_j], .access t_V [.var v_j]]) (((base E N x_M).set v_i i).set v_j j) :=
  (defined_fn (defined_cons (defined_access (given_input (p := [i, j]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, j, _, rfl, h2.1.1, h2.1.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))

theorem defined (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Defined (base E N x_M) :=
  defined_of (inside N x_M)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E N x_M h0 i j hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_N) (E v_M) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil))


end Redverify.Certificate.layouts
