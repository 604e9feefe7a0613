module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.tiled

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `j` -/ abbrev v_j : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `bi` -/ abbrev v_bi : Var := 6
/-- `bj` -/ abbrev v_bj : Var := 7
/-- `ti` -/ abbrev v_ti : Var := 8
/-- `tj` -/ abbrev v_tj : Var := 9
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `tile` -/ abbrev a_tile : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `transpose`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M))]
  inputs := [Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)]]
  outputs := [Region.mk t_B [(.const 0, .var v_M), (.const 0, .var v_N)]]
  equations := [Equation.mk t_B [v_i, v_j] .true (.access t_A [.var v_j, .var v_i])]

/-- Implementation `tiled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_bi (.const 0) (.div (.add (.var v_N) (.const 3)) 4) <|
      .par v_bj (.const 0) (.div (.add (.var v_M) (.const 3)) 4) <|
        .allocate a_tile [.const 4, .const 5] <|
        .seq (.par v_ti (.const 0) (.const 4) <|
          .par v_tj (.const 0) (.const 4) <|
            .ifte
              (.and
                (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
                (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
              .assign
                a_tile
                [.var v_ti, .var v_tj]
                (.read a_a [.add (.mul 4 (.var v_bi)) (.var v_ti), .add (.mul 4 (.var v_bj)) (.var v_tj)])
            ) (
              .skip
            )) <|
        .par v_ti (.const 0) (.const 4) <|
          .par v_tj (.const 0) (.const 4) <|
            .ifte
              (.and
                (.lt (.add (.mul 4 (.var v_bj)) (.var v_ti)) (.var v_M))
                (.lt (.add (.mul 4 (.var v_bi)) (.var v_tj)) (.var v_N))) (
              .assign
                a_b
                [.add (.mul 4 (.var v_bj)) (.var v_ti), .add (.mul 4 (.var v_bi)) (.var v_tj)]
                (.read a_tile [.var v_tj, .var v_ti])
            ) (
              .skip
            )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True



abbrev base (E : Env) (N x_M : Int) : Env := ((E.set v_N N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a : Int} (h0 : a < 4) : a < 5 :=
  by omega

theorem fact_1 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : a < 4) (h3 : b < 4) (h4 : a < b + 1 + 4 * c + (-4) * d) (h5 : ¬ (d = c ∧ a = b)) : a < b + 4 * c + (-4) * d :=
  by omega

theorem fact_2 {a b c d x_e f g h : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : a < 4) (h3 : b < 4) (h4 : a < x_e + (-4) * f) (h5 : d < g + (-4) * h) (h6 : a < b + 1 + 4 * c + (-4) * d) (h7 : ¬ (4 * h + c < g ∧ 4 * f + b < x_e)) : a < b + 4 * c + (-4) * d :=
  by omega

theorem fact_3 {a b c : Int} (h0 : 4 * c + a < b) : a < b + (-4) * c :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : c ≤ d) (h1 : d < c + 4 * b + (-4) * a) : a < b :=
  by omega

theorem fact_5 {a b c d : Int} (h0 : a < b) (h1 : d < c + 1) : a < b + 4 * c + (-4) * d :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M) M)
include hl hM

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_B [i, j]) = (M t_A [j, i]) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_A [.var v_j, .var v_i]) (((base E N x_M).set v_i i).set v_j j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N x_M x_bi : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < N) ∧ c1 < 4 * x_bi) ∧ 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M x_bi : Int) : Heap V :=
  ((known_1_0 I M N x_M).and (known_1_1 I M N x_M x_bi))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (N x_M x_bi x_bj : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4 * x_bi) ∧ 0 ≤ c0 ∧ c0 < x_M ∨ (((4 * x_bi ≤ c1 ∧ c1 < N) ∧ c1 ≤ 4 * x_bi + 3) ∧ 0 ≤ c0 ∧ c0 < x_M) ∧ c0 < 4 * x_bj)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M x_bi x_bj : Int) : Heap V :=
  ((known_1_0 I M N x_M).and (known_2_1 I M N x_M x_bi x_bj))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (N x_M x_bi x_bj : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4 * x_bi) ∧ 0 ≤ c0 ∧ c0 < x_M ∨ ((4 * x_bi ≤ c1 ∧ c1 < N) ∧ c1 ≤ 4 * x_bi + 3) ∧ 0 ≤ c0 ∧ c0 < 4 * x_bj)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N x_M x_bi x_bj x_ti : Int) : Heap V :=
  .points2 a_tile
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < 4) ∧ c1 < x_M + (-4) * x_bj) ∧ 0 ≤ c0 ∧ c0 < x_ti) ∧ c0 < N + (-4) * x_bi)
    (fun c0 c1 => (M t_A [c0 + 4 * x_bi, c1 + 4 * x_bj]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M x_bi x_bj x_ti : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_3_1 I M N x_M x_bi x_bj).and (known_3_2 I M N x_M x_bi x_bj x_ti)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (N x_M x_bi x_bj x_ti x_tj : Int) : Heap V :=
  .points2 a_tile
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < 4) ∧ c1 < x_M + (-4) * x_bj) ∧ c1 < x_tj + 4 * x_ti + (-4) * c0) ∧ 0 ≤ c0 ∧ c0 < N + (-4) * x_bi)
    (fun c0 c1 => (M t_A [c0 + 4 * x_bi, c1 + 4 * x_bj]))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M x_bi x_bj x_ti x_tj : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_3_1 I M N x_M x_bi x_bj).and (known_4_2 I M N x_M x_bi x_bj x_ti x_tj)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte
    (.and
      (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
      (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
    .assign
      a_tile
      [.var v_ti, .var v_tj]
      (.read a_a [.add (.mul 4 (.var v_bi)) (.var v_ti), .add (.mul 4 (.var v_bj)) (.var v_tj)])
      (fun e => (M t_A [4 * (e v_bi) + (e v_ti), 4 * (e v_bj) + (e v_tj)]))
  ) (
    .skip
  )

theorem vc_4 (x_bi x_bj x_ti x_tj : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) (h7 : 0 ≤ x_tj) (h8 : x_tj < 4) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E N x_M)) a_tile [4, 5]) (((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_4 I M N x_M x_bi x_bj x_ti x_tj) :=
  (vc_if_of cond_holds (fun (h9 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (vc_assign_of (M t_A [4 * x_bi + x_ti, 4 * x_bj + x_tj])
  (in_allocated ⟨h5, h6, h7, ((fact_0 h8) : x_tj < 5), trivial⟩)
  (ev_read ((at_left (at_points2 (4 * x_bi + x_ti) (4 * x_bj + x_tj) ⟨⟨(int_c7 h3 h7), h9.2⟩, ⟨(int_c7 h1 h5), h9.1⟩⟩
  rfl))
  : (known_4 I M N x_M x_bi x_bj x_ti x_tj) ⟨a_a, [4 * x_bi + x_ti, 4 * x_bj + x_tj]⟩ (M t_A [4 * x_bi + x_ti, 4 * x_bj + x_tj])))
  rfl)) (fun (h9 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) => vc_skip))

theorem kept_4 (x_bi x_bj x_ti x_tj : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) (h7 : 0 ≤ x_tj) (h8 : x_tj < 4) :
    Heap.Entails ((body_4 I M).post (((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_4 I M N x_M x_bi x_bj x_ti x_tj)) (known_4 I M N x_M x_bi x_bj x_ti (x_tj + 1)) :=
  (show Heap.Entails _ (known_4 I M N x_M x_bi x_bj x_ti (x_tj + 1)) from (entails_and
  (entails_points2 (fun q0 q1 h9 => (at_if_of cond_holds (fun (h10 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_other (by decide) (at_left (at_points2 q0 q1 h9 rfl))))
  (fun (h10 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_left (at_points2 q0 q1 h9 rfl)))))) (entails_and (entails_points2 (fun q2 q3 h9 => (Or.elim h9
  (fun h10 => (at_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q2 q3 h9 rfl)))))
  (fun (h11 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_left (at_points2 q2 q3 h9 rfl))))))
  (fun h10 => (at_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q2 q3 h9 rfl)))))
  (fun (h11 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_left (at_points2 q2 q3 h9 rfl)))))))))
  (entails_points2 (fun q4 q5 h9 => (at_if_of cond_holds (fun (h10 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  ((Classical.em (q4 = x_ti ∧ q5 = x_tj)).elim
  (fun h11 => (at_set_eq2 q4 q5 x_ti x_tj h11 ((at_congr2 (int_c48 h11.1) (int_c48 h11.2))
  : M t_A [q4 + 4 * x_bi, q5 + 4 * x_bj] = M t_A [4 * x_bi + x_ti, 4 * x_bj + x_tj])))
  (fun h11 => (at_set_ne2 q4 q5 x_ti x_tj h11
  (at_right (at_right (at_points2 q4 q5 ⟨⟨h9.1.1, (fact_1 h9.1.1.1.1 h7 h9.1.1.1.2 h8 h9.1.2 h11)⟩, h9.2⟩ rfl)))))))
  (fun (h10 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_points2 q4 q5 ⟨⟨h9.1.1, ((fact_2 h9.1.1.1.1 h7 h9.1.1.1.2 h8 h9.1.1.2 h9.2.2 h9.1.2 h10)
  : q5 < x_tj + 4 * x_ti + (-4) * q4)⟩, h9.2⟩ rfl))))))))))

theorem race_4 (x_bi x_bj x_ti : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    ParVC I 0 4 (body_4 I M).erase (fun x_tj => (((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj)) (fun x_tj => (body_4 I M).post (((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_4 I M N x_M x_bi x_bj x_ti x_tj)) :=
  (race_arrays [a_tile] rfl rfl (all_cons (apart2
  (fun x_tj c0 c1 => ((c0 = x_ti ∧ c1 = x_tj) ∧ x_ti < N + (-4) * x_bi) ∧ x_tj < x_M + (-4) * x_bj)
  (fun x_tj c0 c1 => (1 : Int) < 0) (fun x_tj h7 h8 => (w_if_of cond_holds
  (fun (h9 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) => (w_assign2 x_ti x_tj
  ⟨⟨⟨rfl, rfl⟩, ((fact_3 h9.1) : x_ti < N + (-4) * x_bi)⟩, ((fact_3 h9.2) : x_tj < x_M + (-4) * x_bj)⟩))
  (fun (h9 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl))))
  (fun x_tj h7 h8 => (r_none rfl)) (fun x_tj y_y c0 c1 h7 h8 h9 h10 h11 h12 =>
  ⟨int_not_one_lt_zero, (fun h13 => (int_eab_eac_nebc_F h12.1.1.2 h13.1.1.2 h11))⟩)) all_nil))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_tj (.const 0) (.const 4)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_bi) (e v_bj) (e v_ti) x) (body_4 I M)

theorem vc_3 (x_bi x_bj x_ti : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N x_M)) a_tile [4, 5]) ((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_3 I M N x_M x_bi x_bj x_ti) :=
  (vc_par_of 0 4 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q6 q7 h7 =>
  (at_right (at_right (at_points2 q6 q7 ⟨⟨h7.1.1, ⟨h7.2.1, (fact_4 h7.1.1.1.1 h7.1.2)⟩⟩, h7.2.2⟩ rfl)))))))
  : Heap.Entails (known_3 I M N x_M x_bi x_bj x_ti) (known_4 I M N x_M x_bi x_bj x_ti 0))
  (fun x_tj h7 h8 => (vc_4 N x_M hl hM x_bi x_bj x_ti x_tj h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_tj h7 h8 => (kept_4 N x_M hl hM x_bi x_bj x_ti x_tj h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_4 N x_M hl hM x_bi x_bj x_ti h0 h1 h2 h3 h4 h5 h6))

theorem kept_3 (x_bi x_bj x_ti : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    Heap.Entails ((body_3 I M).post ((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_3 I M N x_M x_bi x_bj x_ti)) (known_3 I M N x_M x_bi x_bj (x_ti + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q8 q9 h7 =>
  (at_right (at_right (at_points2 q8 q9 ⟨⟨h7.1.1, (fact_5 h7.1.1.1.2 h7.1.2.2)⟩, ⟨h7.1.2.1, h7.2⟩⟩ rfl)))))))
  : Heap.Entails (known_4 I M N x_M x_bi x_bj x_ti 4) (known_3 I M N x_M x_bi x_bj (x_ti + 1)))

theorem race_3 (x_bi x_bj : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) :
    ParVC I 0 4 (body_3 I M).erase (fun x_ti => ((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti)) (fun x_ti => (body_3 I M).post ((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_3 I M N x_M x_bi x_bj x_ti)) :=
  (race_arrays [a_tile] rfl rfl (all_cons (apart2
  (fun x_ti c0 c1 => ((c0 = x_ti ∧ x_ti < N + (-4) * x_bi) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ c1 < x_M + (-4) * x_bj)
  (fun x_ti c0 c1 => (1 : Int) < 0)
  (fun x_ti h5 h6 => (w_par 0 4 rfl rfl (fun x_tj h7 h8 => (w_if_of cond_holds
  (fun (h9 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) => (w_assign2 x_ti x_tj
  ⟨⟨⟨rfl, ((fact_3 h9.1) : x_ti < N + (-4) * x_bi)⟩, ⟨h7, h8⟩⟩, ((fact_3 h9.2) : x_tj < x_M + (-4) * x_bj)⟩))
  (fun (h9 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl))))))
  (fun x_ti h5 h6 => (r_none rfl)) (fun x_ti y_y c0 c1 h5 h6 h7 h8 h9 h10 =>
  ⟨int_not_one_lt_zero, (fun h11 => (int_eab_eac_nebc_F h10.1.1.1 h11.1.1.1 h9))⟩)) all_nil))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (N x_M x_bi x_bj x_ti : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4 * x_bi) ∧ 0 ≤ c0 ∧ c0 < x_M ∨ (((4 * x_bi ≤ c1 ∧ c1 < N) ∧ c1 ≤ 4 * x_bi + 3) ∧ 0 ≤ c0 ∧ c0 < x_M) ∧ c0 < x_ti + 4 * x_bj)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (N x_M x_bi x_bj : Int) : Heap V :=
  .points2 a_tile
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < 4) ∧ c1 < x_M + (-4) * x_bj) ∧ 0 ≤ c0 ∧ c0 < 4) ∧ c0 < N + (-4) * x_bi)
    (fun c0 c1 => (M t_A [c0 + 4 * x_bi, c1 + 4 * x_bj]))

noncomputable def known_5 (I : Interp V) (M : Model V) (N x_M x_bi x_bj x_ti : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_5_1 I M N x_M x_bi x_bj x_ti).and (known_5_2 I M N x_M x_bi x_bj)))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (N x_M x_bi x_bj x_ti x_tj : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => ((c0 = x_ti + 4 * x_bj ∧ 4 * x_bi ≤ c1 ∧ c1 < N) ∧ c1 < x_tj + 4 * x_bi) ∧ x_ti + 4 * x_bj < x_M ∨ (0 ≤ c1 ∧ c1 < 4 * x_bi) ∧ 0 ≤ c0 ∧ c0 < x_M ∨ (((4 * x_bi ≤ c1 ∧ c1 < N) ∧ c1 ≤ 4 * x_bi + 3) ∧ 0 ≤ c0 ∧ c0 < x_M) ∧ c0 < x_ti + 4 * x_bj)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_6 (I : Interp V) (M : Model V) (N x_M x_bi x_bj x_ti x_tj : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_6_1 I M N x_M x_bi x_bj x_ti x_tj).and (known_5_2 I M N x_M x_bi x_bj)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte
    (.and
      (.lt (.add (.mul 4 (.var v_bj)) (.var v_ti)) (.var v_M))
      (.lt (.add (.mul 4 (.var v_bi)) (.var v_tj)) (.var v_N))) (
    .assign
      a_b
      [.add (.mul 4 (.var v_bj)) (.var v_ti), .add (.mul 4 (.var v_bi)) (.var v_tj)]
      (.read a_tile [.var v_tj, .var v_ti])
      (fun e => (M t_B [4 * (e v_bj) + (e v_ti), 4 * (e v_bi) + (e v_tj)]))
  ) (
    .skip
  )

theorem vc_6 (x_bi x_bj x_ti x_tj : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) (h7 : 0 ≤ x_tj) (h8 : x_tj < 4) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E N x_M)) a_tile [4, 5]) (((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_6 I M N x_M x_bi x_bj x_ti x_tj) :=
  (vc_if_of cond_holds (fun (h9 : 4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N) =>
  (vc_assign_of (M t_A [x_tj + 4 * x_bi, x_ti + 4 * x_bj]) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_B [(.const 0, .var v_M), (.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [4 * x_bj + x_ti, 4 * x_bi + x_tj]
  (region_iff.2 ⟨(4 * x_bj + x_ti), _, rfl, ((int_c7 h3 h5) : 0 ≤ 4 * x_bj + x_ti), h9.1, (4 * x_bi + x_tj), _, rfl, ((int_c7 h1 h7) : 0 ≤ 4 * x_bi + x_tj), h9.2, rfl⟩)
  shape_a_b rfl rfl
  ⟨((int_c7 h3 h5) : 0 ≤ 4 * x_bj + x_ti), ((int_c7 h1 h7) : 0 ≤ 4 * x_bi + x_tj)⟩))
  (ev_read ((at_right (at_right (at_points2 x_tj x_ti ⟨⟨⟨⟨h5, h6⟩, (fact_3 h9.1)⟩, ⟨h7, h8⟩⟩, (fact_3 h9.2)⟩ rfl)))
  : (known_6 I M N x_M x_bi x_bj x_ti x_tj) ⟨a_tile, [x_tj, x_ti]⟩ (M t_A [x_tj + 4 * x_bi, x_ti + 4 * x_bj])))
  ((Eq.trans ((at_congr2 int_add_comm int_add_comm)
  : M t_A [x_tj + 4 * x_bi, x_ti + 4 * x_bj] = M t_A [4 * x_bi + x_tj, 4 * x_bj + x_ti])
  (Eq.symm (equation_0 N x_M hl hM (4 * x_bj + x_ti) (4 * x_bi + x_tj) trivial)))
  : M t_A [x_tj + 4 * x_bi, x_ti + 4 * x_bj] = M t_B [4 * x_bj + x_ti, 4 * x_bi + x_tj])))
  (fun (h9 : ¬ (4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N)) => vc_skip))

theorem kept_6 (x_bi x_bj x_ti x_tj : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) (h7 : 0 ≤ x_tj) (h8 : x_tj < 4) :
    Heap.Entails ((body_6 I M).post (((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_6 I M N x_M x_bi x_bj x_ti x_tj)) (known_6 I M N x_M x_bi x_bj x_ti (x_tj + 1)) :=
  (show Heap.Entails _ (known_6 I M N x_M x_bi x_bj x_ti (x_tj + 1)) from
  (entails_and (entails_points2 (fun q14 q15 h9 =>
  (at_if_of cond_holds (fun (h10 : 4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N) =>
  (at_set_other (by decide) (at_left (at_points2 q14 q15 h9 rfl))))
  (fun (h10 : ¬ (4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N)) =>
  (at_left (at_points2 q14 q15 h9 rfl))))))
  (entails_and (entails_points2 (fun q16 q17 h9 => (Or.elim h9
  (fun h10 => (at_if_of cond_holds (fun (h11 : 4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N) =>
  ((Classical.em (q16 = 4 * x_bj + x_ti ∧ q17 = 4 * x_bi + x_tj)).elim
  (fun h12 => (at_set_eq2 q16 q17 (4 * x_bj + x_ti) (4 * x_bi + x_tj) h12
  ((at_congr2 h12.1 h12.2) : M t_B [q16, q17] = M t_B [4 * x_bj + x_ti, 4 * x_bi + x_tj])))
  (fun h12 => (at_set_ne2 q16 q17 (4 * x_bj + x_ti) (4 * x_bi + x_tj) h12
  (at_right (at_left (at_points2 q16 q17 (Or.inl ⟨⟨h10.1.1, (int_c188 h10.1.1.1 h10.1.2 h12)⟩, h10.2⟩) rfl)))))))
  (fun (h11 : ¬ (4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N)) =>
  (at_right (at_left (at_points2 q16 q17
  (Or.inl ⟨⟨h10.1.1, ((int_c431 h10.1.1.2.2 h10.2 h11) : q17 < x_tj + 4 * x_bi)⟩, h10.2⟩) rfl))))))
  (fun h10 => (Or.elim h10
  (fun h11 => (at_if_of cond_holds (fun (h12 : 4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N) =>
  (at_set_ne2 q16 q17 (4 * x_bj + x_ti) (4 * x_bi + x_tj) (fun h13 => (int_c42 h7 h13.2 h11.1.2))
  (at_right (at_left (at_points2 q16 q17 (Or.inr h10) rfl)))))
  (fun (h12 : ¬ (4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N)) =>
  (at_right (at_left (at_points2 q16 q17 (Or.inr h10) rfl))))))
  (fun h11 => (at_if_of cond_holds (fun (h12 : 4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N) =>
  (at_set_ne2 q16 q17 (4 * x_bj + x_ti) (4 * x_bi + x_tj) (fun h13 => (int_c49 h13.1 h11.2))
  (at_right (at_left (at_points2 q16 q17 (Or.inr h10) rfl)))))
  (fun (h12 : ¬ (4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N)) =>
  (at_right (at_left (at_points2 q16 q17 (Or.inr h10) rfl)))))))))))
  (entails_points2 (fun q18 q19 h9 =>
  (at_if_of cond_holds (fun (h10 : 4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N) =>
  (at_set_other (by decide) (at_right (at_right (at_points2 q18 q19 h9 rfl)))))
  (fun (h10 : ¬ (4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N)) =>
  (at_right (at_right (at_points2 q18 q19 h9 rfl))))))))))

theorem race_6 (x_bi x_bj x_ti : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    ParVC I 0 4 (body_6 I M).erase (fun x_tj => (((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj)) (fun x_tj => (body_6 I M).post (((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_6 I M N x_M x_bi x_bj x_ti x_tj)) :=
  (race_arrays [a_b] rfl rfl (all_cons (apart2
  (fun x_tj c0 c1 => ((c0 = x_ti + 4 * x_bj ∧ c1 = x_tj + 4 * x_bi) ∧ x_ti < x_M + (-4) * x_bj) ∧ x_tj < N + (-4) * x_bi)
  (fun x_tj c0 c1 => (1 : Int) < 0)
  (fun x_tj h7 h8 => (w_if_of cond_holds (fun (h9 : 4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N) =>
  (w_assign2 (4 * x_bj + x_ti) (4 * x_bi + x_tj)
  (⟨⟨⟨int_add_comm, int_add_comm⟩, (fact_3 h9.1)⟩, (fact_3 h9.2)⟩
  : ((4 * x_bj + x_ti = x_ti + 4 * x_bj ∧ 4 * x_bi + x_tj = x_tj + 4 * x_bi) ∧ x_ti < x_M + (-4) * x_bj) ∧ x_tj < N + (-4) * x_bi)))
  (fun (h9 : ¬ (4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N)) => (w_none rfl))))
  (fun x_tj h7 h8 => (r_none rfl)) (fun x_tj y_y c0 c1 h7 h8 h9 h10 h11 h12 =>
  ⟨int_not_one_lt_zero, (fun h13 => (int_c32 h12.1.1.2 h13.1.1.2 h11))⟩)) all_nil))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_tj (.const 0) (.const 4)
    (fun e x => known_6 I M (e v_N) (e v_M) (e v_bi) (e v_bj) (e v_ti) x) (body_6 I M)

theorem vc_5 (x_bi x_bj x_ti : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E N x_M)) a_tile [4, 5]) ((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_5 I M N x_M x_bi x_bj x_ti) :=
  (vc_par_of 0 4 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q20 q21 h7 => (Or.elim h7 (fun h8 => (False.elim (int_c12 h8.1.1.2.1 h8.1.2)))
  (fun h8 => (Or.elim h8 (fun h9 => (at_right (at_left (at_points2 q20 q21 h8 rfl))))
  (fun h9 => (at_right (at_left (at_points2 q20 q21 h8 rfl)))))))))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_5 I M N x_M x_bi x_bj x_ti) (known_6 I M N x_M x_bi x_bj x_ti 0))
  (fun x_tj h7 h8 => (vc_6 N x_M hl hM x_bi x_bj x_ti x_tj h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_tj h7 h8 => (kept_6 N x_M hl hM x_bi x_bj x_ti x_tj h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_6 N x_M hl hM x_bi x_bj x_ti h0 h1 h2 h3 h4 h5 h6))

theorem kept_5 (x_bi x_bj x_ti : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    Heap.Entails ((body_5 I M).post ((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_5 I M N x_M x_bi x_bj x_ti)) (known_5 I M N x_M x_bi x_bj (x_ti + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q22 q23 h7 =>
  (Or.elim h7 (fun h8 => (at_right (at_left (at_points2 q22 q23 (Or.inr (Or.inl h8)) rfl))))
  (fun h8 =>
  (at_right (at_left (at_points2 q22 q23 ((Classical.em (q22 = x_ti + 4 * x_bj)).elim (fun h9 =>
  (Or.inl ⟨⟨⟨h9, ⟨h8.1.1.1.1, h8.1.1.1.2⟩⟩, (int_c168 h8.1.1.2)⟩, (int_eba_tbc_tac h9 h8.1.2.2)⟩))
  (fun h9 =>
  (Or.inr (Or.inr ⟨⟨⟨⟨h8.1.1.1.1, h8.1.1.1.2⟩, h8.1.1.2⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (int_c103 h8.2 h9)⟩))))
  rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_6 I M N x_M x_bi x_bj x_ti 4) (known_5 I M N x_M x_bi x_bj (x_ti + 1)))

theorem race_5 (x_bi x_bj : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) :
    ParVC I 0 4 (body_5 I M).erase (fun x_ti => ((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti)) (fun x_ti => (body_5 I M).post ((((base E N x_M).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_5 I M N x_M x_bi x_bj x_ti)) :=
  (race_arrays [a_b] rfl rfl (all_cons (apart2
  (fun x_ti c0 c1 => ((c0 = x_ti + 4 * x_bj ∧ x_ti < x_M + (-4) * x_bj) ∧ 4 * x_bi ≤ c1 ∧ c1 < N) ∧ c1 ≤ 4 * x_bi + 3)
  (fun x_ti c0 c1 => (1 : Int) < 0) (fun x_ti h5 h6 => (w_par 0 4 rfl rfl
  (fun x_tj h7 h8 => (w_if_of cond_holds (fun (h9 : 4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N) =>
  (w_assign2 (4 * x_bj + x_ti) (4 * x_bi + x_tj)
  ⟨⟨⟨(int_add_comm : 4 * x_bj + x_ti = x_ti + 4 * x_bj), ((fact_3 h9.1) : x_ti < x_M + (-4) * x_bj)⟩, ⟨((int_le_add h7) : 4 * x_bi ≤ 4 * x_bi + x_tj), h9.2⟩⟩, ((int_c116 h8) : 4 * x_bi + x_tj ≤ 4 * x_bi + 3)⟩))
  (fun (h9 : ¬ (4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N)) => (w_none rfl))))))
  (fun x_ti h5 h6 => (r_none rfl)) (fun x_ti y_y c0 c1 h5 h6 h7 h8 h9 h10 =>
  ⟨int_not_one_lt_zero, (fun h11 => (int_c32 h10.1.1.1 h11.1.1.1 h9))⟩)) all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_tile [.const 4, .const 5] <|
  .seq (.par v_ti (.const 0) (.const 4)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_bi) (e v_bj) x) (body_3 I M)) <|
  .par v_ti (.const 0) (.const 4)
    (fun e x => known_5 I M (e v_N) (e v_M) (e v_bi) (e v_bj) x) (body_5 I M)

theorem vc_2 (x_bi x_bj : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M)) (((base E N x_M).set v_bi x_bi).set v_bj x_bj) (known_2 I M N x_M x_bi x_bj) :=
  (vc_allocate (vc_seq (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_3 I M N x_M x_bi x_bj 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points2 (fun q10 q11 h5 =>
  (Or.elim h5 (fun h6 => (at_without (by decide) ((at_right (at_points2 q10 q11 (Or.inl h6) rfl))
  : (known_2 I M N x_M x_bi x_bj) ⟨a_b, [q10, q11]⟩ (M t_B [q10, q11]))))
  (fun h6 => (at_without (by decide)
  ((at_right (at_points2 q10 q11 (Or.inr ⟨⟨h6.1, ⟨h6.2.1, (int_c72 h6.2.2 h4)⟩⟩, h6.2.2⟩) rfl))
  : (known_2 I M N x_M x_bi x_bj) ⟨a_b, [q10, q11]⟩ (M t_B [q10, q11])))))))
  (entails_points2 (fun q12 q13 h5 => (False.elim (int_lab_tba_F h5.1.2.1 h5.1.2.2)))))))
  (fun x_ti h5 h6 => (vc_3 N x_M hl hM x_bi x_bj x_ti h0 h1 h2 h3 h4 h5 h6))
  (fun x_ti h5 h6 => (kept_3 N x_M hl hM x_bi x_bj x_ti h0 h1 h2 h3 h4 h5 h6))
  (race_3 N x_M hl hM x_bi x_bj h0 h1 h2 h3 h4)) (vc_par_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q24 q25 h5 =>
  (Or.elim h5 (fun h6 => (at_right (at_left (at_points2 q24 q25 (Or.inl h6) rfl)))) (fun h6 =>
  (at_right (at_left (at_points2 q24 q25 (Or.inr ⟨h6.1.1, ⟨h6.1.2.1, (int_lt_zero_add h6.2)⟩⟩) rfl)))))))
  (entails_points2 (fun q26 q27 h5 => (at_right (at_right (at_points2 q26 q27 h5 rfl)))))))
  : Heap.Entails (known_3 I M N x_M x_bi x_bj 4) (known_5 I M N x_M x_bi x_bj 0))
  (fun x_ti h5 h6 => (vc_5 N x_M hl hM x_bi x_bj x_ti h0 h1 h2 h3 h4 h5 h6))
  (fun x_ti h5 h6 => (kept_5 N x_M hl hM x_bi x_bj x_ti h0 h1 h2 h3 h4 h5 h6))
  (race_5 N x_M hl hM x_bi x_bj h0 h1 h2 h3 h4))))

theorem kept_2 (x_bi x_bj : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) :
    Heap.Entails ((body_2 I M).post (((base E N x_M).set v_bi x_bi).set v_bj x_bj) (known_2 I M N x_M x_bi x_bj)) (known_2 I M N x_M x_bi (x_bj + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_M x_bi (x_bj + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_points2 (fun q28 q29 h5 => (Or.elim h5
  (fun h6 => (at_restore (by decide) ((at_right (at_left (at_points2 q28 q29 (Or.inl h6) rfl)))
  : (known_5 I M N x_M x_bi x_bj 4) ⟨a_b, [q28, q29]⟩ (M t_B [q28, q29]))))
  (fun h6 => (at_restore (by decide)
  ((at_right (at_left (at_points2 q28 q29 (Or.inr ⟨h6.1, (int_c101 h6.2)⟩) rfl)))
  : (known_5 I M N x_M x_bi x_bj 4) ⟨a_b, [q28, q29]⟩ (M t_B [q28, q29])))))))))

theorem race_2 (x_bi : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) :
    ParVC I 0 ((x_M + 3) / 4) (body_2 I M).erase (fun x_bj => (((base E N x_M).set v_bi x_bi).set v_bj x_bj)) (fun x_bj => (body_2 I M).post (((base E N x_M).set v_bi x_bi).set v_bj x_bj) (known_2 I M N x_M x_bi x_bj)) :=
  (race_arrays [a_b] rfl rfl (all_cons (apart2
  (fun x_bj c0 c1 => (((4 * x_bi ≤ c1 ∧ c1 < N) ∧ c1 ≤ 4 * x_bi + 3) ∧ 4 * x_bj ≤ c0 ∧ c0 < x_M) ∧ c0 ≤ 4 * x_bj + 3)
  (fun x_bj c0 c1 => (1 : Int) < 0) (fun x_bj h3 h4 =>
  (w_allocate (w_seq (w_none rfl) (w_par 0 4 rfl rfl (fun x_ti h5 h6 => (w_par 0 4 rfl rfl
  (fun x_tj h7 h8 => (w_if_of cond_holds (fun (h9 : 4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N) =>
  (w_assign2 (4 * x_bj + x_ti) (4 * x_bi + x_tj)
  ⟨⟨⟨⟨((int_le_add h7) : 4 * x_bi ≤ 4 * x_bi + x_tj), h9.2⟩, ((int_c116 h8) : 4 * x_bi + x_tj ≤ 4 * x_bi + 3)⟩, ⟨((int_le_add h5) : 4 * x_bj ≤ 4 * x_bj + x_ti), h9.1⟩⟩, ((int_c116 h6) : 4 * x_bj + x_ti ≤ 4 * x_bj + 3)⟩))
  (fun (h9 : ¬ (4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N)) => (w_none rfl))))))))))
  (fun x_bj h3 h4 => (r_none rfl)) (fun x_bj y_y c0 c1 h3 h4 h5 h6 h7 h8 =>
  ⟨int_not_one_lt_zero, (fun h9 => (int_c138 h8.2 h9.2 h8.1.2.1 h9.1.2.1 h7))⟩)) all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_bj (.const 0) (.div (.add (.var v_M) (.const 3)) 4)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_bi) x) (body_2 I M)

theorem vc_1 (x_bi : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_bi x_bi) (known_1 I M N x_M x_bi) :=
  (vc_par_of 0 ((x_M + 3) / 4) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_points2 (fun q30 q31 h3 => (Or.elim h3
  (fun h4 => (at_right (at_points2 q30 q31 ⟨⟨⟨h4.1.1, (int_c72 h4.1.2 h2)⟩, h4.1.2⟩, h4.2⟩ rfl)))
  (fun h4 => (False.elim (int_c14 h4.1.2.1 h4.2)))))))
  : Heap.Entails (known_1 I M N x_M x_bi) (known_2 I M N x_M x_bi 0))
  (fun x_bj h3 h4 => (vc_2 N x_M hl hM x_bi x_bj h0 h1 h2 h3 h4))
  (fun x_bj h3 h4 => (kept_2 N x_M hl hM x_bi x_bj h0 h1 h2 h3 h4))
  (race_2 N x_M hl hM x_bi h0 h1 h2))

theorem kept_1 (x_bi : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) :
    Heap.Entails ((body_1 I M).post ((base E N x_M).set v_bi x_bi) (known_1 I M N x_M x_bi)) (known_1 I M N x_M (x_bi + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points2 (fun q32 q33 h3 => (at_right (at_points2 q32 q33
  ((Classical.em (q33 < 4 * x_bi)).elim (fun h4 => (Or.inl ⟨⟨h3.1.1.1, h4⟩, ⟨h3.2.1, h3.2.2⟩⟩))
  (fun h4 =>
  (Or.inr ⟨⟨⟨⟨(int_ntba_lab h4), h3.1.1.2⟩, (int_c31 h3.1.2)⟩, ⟨h3.2.1, h3.2.2⟩⟩, (int_c28 h3.2.2)⟩)))
  rfl)))))
  : Heap.Entails (known_2 I M N x_M x_bi (max 0 ((x_M + 3) / 4))) (known_1 I M N x_M (x_bi + 1)))

theorem race_1 (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ParVC I 0 ((N + 3) / 4) (body_1 I M).erase (fun x_bi => ((base E N x_M).set v_bi x_bi)) (fun x_bi => (body_1 I M).post ((base E N x_M).set v_bi x_bi) (known_1 I M N x_M x_bi)) :=
  (race_arrays [a_b] rfl rfl (all_cons
  (apart2 (fun x_bi c0 c1 => ((4 * x_bi ≤ c1 ∧ c1 < N) ∧ c1 ≤ 4 * x_bi + 3) ∧ 0 ≤ c0 ∧ c0 < x_M)
  (fun x_bi c0 c1 => (1 : Int) < 0)
  (fun x_bi h1 h2 => (w_par 0 ((x_M + 3) / 4) rfl rfl (fun x_bj h3 h4 =>
  (w_allocate (w_seq (w_none rfl) (w_par 0 4 rfl rfl (fun x_ti h5 h6 => (w_par 0 4 rfl rfl
  (fun x_tj h7 h8 => (w_if_of cond_holds (fun (h9 : 4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N) =>
  (w_assign2 (4 * x_bj + x_ti) (4 * x_bi + x_tj)
  ⟨⟨⟨((int_le_add h7) : 4 * x_bi ≤ 4 * x_bi + x_tj), h9.2⟩, ((int_c116 h8) : 4 * x_bi + x_tj ≤ 4 * x_bi + 3)⟩, ⟨((int_c7 h3 h5) : 0 ≤ 4 * x_bj + x_ti), h9.1⟩⟩))
  (fun (h9 : ¬ (4 * x_bj + x_ti < x_M ∧ 4 * x_bi + x_tj < N)) => (w_none rfl))))))))))))
  (fun x_bi h1 h2 => (r_none rfl)) (fun x_bi y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_c138 h6.1.2 h7.1.2 h6.1.1.1 h7.1.1.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_bi (.const 0) (.div (.add (.var v_N) (.const 3)) 4)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E N x_M)) (base E N x_M) (impl.inputHeap spec (base E N x_M) M) :=
  (vc_par_of 0 ((N + 3) / 4) rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M 0) from (entails_and (entails_points2 (fun q34 q35 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q34, q35]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q34, _, rfl, h1.2.1, h1.2.2, q35, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q36 q37 h1 => (False.elim (int_c14 h1.1.1.1 h1.1.2))))))
  (fun x_bi h1 h2 => (vc_1 N x_M hl hM x_bi h0 h1 h2))
  (fun x_bi h1 h2 => (kept_1 N x_M hl hM x_bi h0 h1 h2)) (race_1 N x_M hl hM h0))

theorem output_0_1 (q38 q39 : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ q38) (h2 : q38 < x_M) (h3 : 0 ≤ q39) (h4 : q39 < N) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_b, [q38, q39]⟩ (M t_B [q38, q39]) :=
  ((at_right (at_points2 q38 q39 ⟨⟨⟨h3, h4⟩, (int_c28 h4)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_1 I M N x_M (max 0 ((N + 3) / 4))) ⟨a_b, [q38, q39]⟩ (M t_B [q38, q39]))

end

theorem consistent (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Consistent (base E N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M) :=
  solvable_layers (consistent E N x_M h0)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E N x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_B then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < N) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < x_M else True

theorem covered_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < x_M) (h3 : 0 ≤ p1) (h4 : p1 < N) :
    spec.Given (inside N x_M) (base E N x_M) t_B [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < N) ∧ 0 ≤ p0 ∧ p0 < x_M) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < N) ∧ 0 ≤ i ∧ i < x_M) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.access t_A [.var v_j, .var v_i]) (((base E N x_M).set v_i i).set v_j j) :=
  (defined_access (given_input (p := [j, i]) (.head _) rfl rfl
  (region_iff.2 ⟨j, _, rfl, h2.1.1, h2.1.2, i, _, rfl, h2.2.1, h2.2.2, rfl⟩)))

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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_1 (E v_N) (E v_M) hl hM p0 p1 a b0 b1 b2 b3)) all_nil)) all_nil))


end Redverify.Certificate.tiled
