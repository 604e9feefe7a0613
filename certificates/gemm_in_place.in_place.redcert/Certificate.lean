module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.in_place

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `P` -/ abbrev v_P : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `k` -/ abbrev v_k : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `alpha` -/ abbrev a_alpha : Arr := 0
/-- `beta` -/ abbrev a_beta : Arr := 1
/-- `a` -/ abbrev a_a : Arr := 2
/-- `b` -/ abbrev a_b : Arr := 3
/-- `c` -/ abbrev a_c : Arr := 4
/-- `ALPHA` -/ abbrev t_ALPHA : Ten := 0
/-- `BETA` -/ abbrev t_BETA : Ten := 1
/-- `A` -/ abbrev t_A : Ten := 2
/-- `B` -/ abbrev t_B : Ten := 3
/-- `C` -/ abbrev t_C : Ten := 4
/-- `D` -/ abbrev t_D : Ten := 5

/-- Specification `gemm`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M)))
        (.le (.const 0) (.var v_P))]
  inputs :=
    [
      Region.mk t_ALPHA [],
      Region.mk t_BETA [],
      Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)],
      Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)],
      Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)]]
  outputs := [Region.mk t_D [(.const 0, .var v_N), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk
        t_D
        [v_i, v_j]
        .true
        (.reduce
          [.fn (.builtin "*" .f32) [.access t_BETA [], .access t_C [.var v_i, .var v_j]]]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P)))
          (.fn
            (.builtin "*" .f32)
            [
              .fn (.builtin "*" .f32) [.access t_ALPHA [], .access t_A [.var v_i, .var v_k]],
              .access t_B [.var v_k, .var v_j]]))]

/-- Implementation `in_place`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_alpha t_ALPHA [] [] none,
      Binding.mk a_beta t_BETA [] [] none,
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_D [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .seq (.par v_i (.const 0) (.var v_N) <|
      .par v_j (.const 0) (.var v_M) <|
        .assign
          a_c
          [.var v_i, .var v_j]
          (.fn (.builtin "*" .f32) [.read a_c [.var v_i, .var v_j], .read a_beta []])) <|
    .scope [a_c] <|
      .for v_k (.const 0) (.var v_P) <|
        .par v_i (.const 0) (.var v_N) <|
          .par v_j (.const 0) (.var v_M) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_c
              [.var v_i, .var v_j]
              (.fn
                (.builtin "*" .f32)
                [
                  .fn (.builtin "*" .f32) [.read a_a [.var v_i, .var v_k], .read a_b [.var v_k, .var v_j]],
                  .read a_alpha []])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Comm I (.builtin "*" .f32) ∧ Assoc I (.builtin "*" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "*" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "*" .f32) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N x_M P : Int) : Env := (((E.set v_N N).set v_M x_M).set v_P P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M P : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M P) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [M t_BETA [], M t_C [c0, c1]])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_1 [I.fn f_1 [M t_ALPHA [], M t_A [c0, y_k0]], M t_B [y_k0, c1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 i k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [M t_BETA [], M t_C [c0, c1]])) (pts1 (fun y_k0 => y_k0 = k ∧ c0 < i ∨ 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_1 [I.fn f_1 [M t_ALPHA [], M t_A [c0, y_k0]], M t_B [y_k0, c1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c1 i j k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [M t_BETA [], M t_C [c0, c1]])) (pts1 (fun y_k0 => ((y_k0 = k ∧ c0 = i) ∧ c1 < j ∨ y_k0 = k ∧ c0 < i) ∨ 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_1 [I.fn f_1 [M t_ALPHA [], M t_A [c0, y_k0]], M t_B [y_k0, c1]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i j k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [M t_BETA [], M t_C [i, j]])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => I.fn f_1 [I.fn f_1 [M t_ALPHA [], M t_A [i, y_k0]], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_D [i, j]) = (value_0 I M i j P) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 [.access t_BETA [], .access t_C [.var v_i, .var v_j]]] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn f_1 [.fn f_1 [.access t_ALPHA [], .access t_A [.var v_i, .var v_k]], .access t_B [.var v_k, .var v_j]])) (((base E N x_M P).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < P) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N P : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < P) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_alpha
    (True)
    ((M t_ALPHA []))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_M P : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < P)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_beta
    (True)
    ((M t_BETA []))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (N x_M i : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ i ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_1_5 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (I.fn f_1 [M t_BETA [], M t_C [c0, c1]]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M P i : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M).and ((known_1_2 I M x_M P).and ((known_1_3 I M).and ((known_1_4 I M N x_M i).and (known_1_5 I M x_M i))))))

noncomputable def known_2_4 (I : Interp V) (M : Model V) (N x_M i j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i ∧ j ≤ c1 ∧ c1 < x_M ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ i < c0 ∧ c0 < N)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_2_5 (I : Interp V) (M : Model V) (x_M i j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (I.fn f_1 [M t_BETA [], M t_C [c0, c1]]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M P i j : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M).and ((known_1_2 I M x_M P).and ((known_1_3 I M).and ((known_2_4 I M N x_M i j).and (known_2_5 I M x_M i j))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_c
    [.var v_i, .var v_j]
    (.fn f_1 [.read a_c [.var v_i, .var v_j], .read a_beta []])
    (fun e => (I.fn f_1 [M t_BETA [], M t_C [(e v_i), (e v_j)]]))

theorem vc_2 (i j : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M P)) (((base E N x_M P).set v_i i).set v_j j) (known_2 I M N x_M P i j) :=
  (vc_assign_of (I.fn f_1 [M t_C [i, j], M t_BETA []])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩) shape_a_c rfl rfl ⟨h1, h3⟩)
  (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 i j (Or.inl ⟨rfl, ⟨int_refl, h4⟩⟩) rfl))))))
  : (known_2 I M N x_M P i j) ⟨a_c, [i, j]⟩ (M t_C [i, j])))
  (ev_cons (ev_read ((at_right (at_right (at_right (at_left (at_points0 trivial rfl)))))
  : (known_2 I M N x_M P i j) ⟨a_beta, []⟩ (M t_BETA []))) ev_nil)))
  (((show ∀ v0 v1 : V, (I.fn f_1 [v1, v0]) = (I.fn f_1 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_BETA []) (M t_C [i, j]))
  : I.fn f_1 [M t_C [i, j], M t_BETA []] = I.fn f_1 [M t_BETA [], M t_C [i, j]]))

theorem kept_2 (i j : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E N x_M P).set v_i i).set v_j j) (known_2 I M N x_M P i j)) (known_2 I M N x_M P i (j + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_M P i (j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points0 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl))))) (entails_and
  (entails_points2 (fun q0 q1 h5 => (Or.elim h5 (fun h6 => (at_set_ne2 q0 q1 i j (fun h7 => (int_c146 h6.2.1 h7.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q0 q1 (Or.inl ⟨h6.1, ⟨(int_lAb_lab h6.2.1), h6.2.2⟩⟩) rfl))))))))
  (fun h6 => (at_set_ne2 q0 q1 i j (fun h7 => (int_eab_tba_F h7.1 h6.2.1))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q0 q1 (Or.inr h6) rfl)))))))))))
  (entails_points2 (fun q2 q3 h5 => (Or.elim h5 (fun h6 => ((Classical.em (q2 = i ∧ q3 = j)).elim
  (fun h7 => (at_set_eq2 q2 q3 i j h7 ((fn_congr2 rfl (at_congr2 h6.1 h7.2))
  : I.fn f_1 [M t_BETA [], M t_C [q2, q3]] = I.fn f_1 [M t_BETA [], M t_C [i, j]])))
  (fun h7 => (at_set_ne2 q2 q3 i j h7
  (at_right (at_right (at_right (at_right (at_right (at_points2 q2 q3 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl))))))))))
  (fun h6 => (at_set_ne2 q2 q3 i j (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_points2 q2 q3 (Or.inr h6) rfl)))))))))))))))))

theorem race_2 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    ParVC I 0 x_M (body_2 I M).erase (fun j => (((base E N x_M P).set v_i i).set v_j j)) (fun j => (body_2 I M).post (((base E N x_M P).set v_i i).set v_j j) (known_2 I M N x_M P i j)) :=
  (race_arrays [a_c] rfl rfl
  (all_cons (apart2 (fun j c0 c1 => c0 = i ∧ c1 = j) (fun j c0 c1 => c0 = i ∧ c1 = j)
  (fun j h3 h4 => (w_assign2 i j ⟨rfl, rfl⟩))
  (fun j h3 h4 => (r_assign (x_fn (x_cons (x_read2 i j ⟨rfl, rfl⟩) (x_cons (x_none rfl) x_nil)))))
  (fun j y_y c0 c1 h3 h4 h5 h6 h7 h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8.2 h9.2 h7)), (fun h9 => (int_eab_eac_nebc_F h8.2 h9.2 h7))⟩))
  all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M P)) ((base E N x_M P).set v_i i) (known_1 I M N x_M P i) :=
  (vc_par_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun q4 q5 h3 => (Or.elim h3 (fun h4 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q4 q5 ⟨h4.2, ⟨(int_eba_lab h4.1), (int_eab_tbc_tac h4.1 h2)⟩⟩ rfl)))))))
  (fun h4 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q4 q5 ⟨h4.1, ⟨(int_tab_lab h4.2.1), h4.2.2⟩⟩ rfl))))))))))
  (entails_points2 (fun q6 q7 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_right (at_right (at_right (at_points2 q6 q7 h4 rfl)))))))))))))))
  : Heap.Entails (known_1 I M N x_M P i) (known_2 I M N x_M P i 0))
  (fun j h3 h4 => (vc_2 N x_M P hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_2 N x_M P hl hM i j h0 h1 h2 h3 h4)) (race_2 N x_M P hl hM i h0 h1 h2))

theorem kept_1 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M P).set v_i i) (known_1 I M N x_M P i)) (known_1 I M N x_M P (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun q8 q9 h3 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q8 q9 (Or.inr ⟨h3.1, ⟨(int_lAb_tab h3.2.1), h3.2.2⟩⟩) rfl))))))))
  (entails_points2 (fun q10 q11 h3 => (at_right (at_right (at_right (at_right (at_right (at_points2 q10 q11
  ((Classical.em (q10 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl)))))))))))))
  : Heap.Entails (known_2 I M N x_M P i (max 0 x_M)) (known_1 I M N x_M P (i + 1)))

theorem race_1 (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N x_M P).set v_i i)) (fun i => (body_1 I M).post ((base E N x_M P).set v_i i) (known_1 I M N x_M P i)) :=
  (race_arrays [a_c] rfl rfl (all_cons
  (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M) (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M)
  (fun i h1 h2 => (w_par 0 x_M rfl rfl (fun j h3 h4 => (w_assign2 i j ⟨rfl, ⟨h3, h4⟩⟩))))
  (fun i h1 h2 => (r_par 0 x_M rfl rfl (fun j h3 h4 =>
  (r_assign (x_fn (x_cons (x_read2 i j ⟨rfl, ⟨h3, h4⟩⟩) (x_cons (x_none rfl) x_nil)))))))
  (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))
  all_nil))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (N x_M k : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (value_0 I M c0 c1 k))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M P k : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M).and ((known_1_2 I M x_M P).and (known_3_3 I M N x_M k))))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (N x_M k i : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (value_1 I M c0 c1 i k))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M P k i : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M).and ((known_1_2 I M x_M P).and (known_4_3 I M N x_M k i))))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (N x_M k i j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (value_2 I M c0 c1 i j k))

noncomputable def known_5 (I : Interp V) (M : Model V) (N x_M P k i j : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M).and ((known_1_2 I M x_M P).and (known_5_3 I M N x_M k i j))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_c
    [.var v_i, .var v_j]
    (.fn
      f_1
      [
        .fn f_1 [.read a_a [.var v_i, .var v_k], .read a_b [.var v_k, .var v_j]],
        .read a_alpha []])
    (fun e => (value_3 I M (e v_i) (e v_j) (e v_k)))

theorem vc_5 (k i j : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k) (h2 : k < P) (h3 : 0 ≤ i) (h4 : i < N) (h5 : 0 ≤ j) (h6 : j < x_M) :
    (body_5 I M).vc I (impl.HasCell spec (base E N x_M P)) ((((base E N x_M P).set v_k k).set v_i i).set v_j j) (known_5 I M N x_M P k i j) :=
  (vc_accumulate_of (value_2 I M i j i j k)
  (I.fn f_1 [I.fn f_1 [M t_A [i, k], M t_B [k, j]], M t_ALPHA []])
  ((at_right (at_right (at_right (at_points2 i j ⟨⟨h5, h6⟩, ⟨h3, h4⟩⟩ rfl))))
  : (known_5 I M N x_M P k i j) ⟨a_c, [i, j]⟩ (value_2 I M i j i j k))
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_left (at_points2 i k ⟨⟨h1, h2⟩, ⟨h3, h4⟩⟩ rfl))
  : (known_5 I M N x_M P k i j) ⟨a_a, [i, k]⟩ (M t_A [i, k])))
  (ev_cons (ev_read ((at_right (at_right (at_left (at_points2 k j ⟨⟨h5, h6⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_5 I M N x_M P k i j) ⟨a_b, [k, j]⟩ (M t_B [k, j]))) ev_nil)))
  (ev_cons (ev_read ((at_right (at_left (at_points0 trivial rfl)))
  : (known_5 I M N x_M P k i j) ⟨a_alpha, []⟩ (M t_ALPHA []))) ev_nil)))
  ((append1 k 0 (k + 1) (fun q20 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)
  (fun q20 => ⟨(fun h7 => ((Classical.em (q20 = k)).elim (fun h8 => (Or.inr h8))
  (fun h8 => (Or.inl (Or.inr ⟨h7.1, (int_lab_neab_tab h7.2 h8)⟩))))), (fun h7 => (Or.elim h7
  (fun h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_irrefl h10.2)))
  (fun h10 => (False.elim (int_irrefl h10.2))))) (fun h9 => ⟨h9.1, (int_tab_lab h9.2)⟩)))
  (fun h8 => ⟨(int_lab_ecb_lac h1 h8), (int_eab_lab h8)⟩)))⟩) (fun q20 h7 => (Or.elim h7 (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_irrefl h9.2))) (fun h9 => (False.elim (int_irrefl h9.2)))))
  (fun h8 => h8.2))) (fun q20 h7 => rfl)
  ((show ∀ v0 v1 v2 : V, (I.fn f_1 [I.fn f_1 [v1, v2], v0]) = (I.fn f_1 [I.fn f_1 [v0, v1], v2]) from by intro v0 v1 v2; obtain ⟨f, _, _, e⟩ := exists_ac (law_1 hl) (law_0 hl); simp only [e]; ac_rfl)
  (M t_ALPHA []) (M t_A [i, k]) (M t_B [k, j])))
  : I.fn f_0 [value_2 I M i j i j k, I.fn f_1 [I.fn f_1 [M t_A [i, k], M t_B [k, j]], M t_ALPHA []]] = value_3 I M i j k))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (q21 q22 i j k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [M t_BETA [], M t_C [i, j]])) (pts1 (fun y_k0 => ((y_k0 = k ∧ q21 = i) ∧ q22 < j + 1 ∨ y_k0 = k ∧ q21 < i) ∨ 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_1 [I.fn f_1 [M t_ALPHA [], M t_A [q21, y_k0]], M t_B [y_k0, q22]])))

theorem kept_5 (k i j : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k) (h2 : k < P) (h3 : 0 ≤ i) (h4 : i < N) (h5 : 0 ≤ j) (h6 : j < x_M) :
    Heap.Entails ((body_5 I M).post ((((base E N x_M P).set v_k k).set v_i i).set v_j j) (known_5 I M N x_M P k i j)) (known_5 I M N x_M P k i (j + 1)) :=
  (show Heap.Entails _ (known_5 I M N x_M P k i (j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun q21 q22 h7 => ((Classical.em (q21 = i ∧ q22 = j)).elim (fun h8 =>
  (at_set_eq2 q21 q22 i j h8 ((Eq.trans ((reduce_start ((fn_congr2 rfl (at_congr2 h8.1 h8.2))
  : I.fn f_1 [M t_BETA [], M t_C [q21, q22]] = I.fn f_1 [M t_BETA [], M t_C [i, j]]))
  : value_2 I M q21 q22 i (j + 1) k = value_4 I M q21 q22 i j k)
  (reduce_congr1 (fun q23 => ⟨(fun h9 => (Or.elim h9
  (fun h10 => (Or.elim h10 (fun h11 => ⟨(int_lab_ecb_lac h1 h11.1.1), (int_eab_lab h11.1.1)⟩)
  (fun h11 => (False.elim (int_eab_tab_F h8.1 h11.2))))) (fun h10 => ⟨h10.1, (int_tab_lab h10.2)⟩))), (fun h9 =>
  ((Classical.em (q23 = k)).elim (fun h10 => (Or.inl (Or.inl ⟨⟨h10, h8.1⟩, (int_eab_taB h8.2)⟩)))
  (fun h10 => (Or.inr ⟨h9.1, (int_lab_neab_tab h9.2 h10)⟩))))⟩)
  (fun q23 h9 => (fn_congr2 (fn_congr2 rfl (at_congr2 h8.1 rfl)) (at_congr2 rfl h8.2)))))
  : value_2 I M q21 q22 i (j + 1) k = value_3 I M i j k))) (fun h8 => (at_set_ne2 q21 q22 i j h8
  (at_right (at_right (at_right (at_points2 q21 q22 h7 (reduce_congr1 (fun q24 => ⟨(fun h9 => (Or.elim h9
  (fun h10 => (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨h11.1, (int_c0 h11.1.2 h11.2 h8)⟩)))
  (fun h11 => (Or.inl (Or.inr h11))))) (fun h10 => (Or.inr h10)))), (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨h11.1, (int_tab_taB h11.2)⟩)))
  (fun h11 => (Or.inl (Or.inr h11))))) (fun h10 => (Or.inr h10))))⟩) (fun q24 h9 => rfl)))))))))))))))

theorem race_5 (k i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k) (h2 : k < P) (h3 : 0 ≤ i) (h4 : i < N) :
    ParVC I 0 x_M (body_5 I M).erase (fun j => ((((base E N x_M P).set v_k k).set v_i i).set v_j j)) (fun j => (body_5 I M).post ((((base E N x_M P).set v_k k).set v_i i).set v_j j) (known_5 I M N x_M P k i j)) :=
  (race_arrays [a_c] rfl rfl
  (all_cons (apart2 (fun j c0 c1 => c0 = i ∧ c1 = j) (fun j c0 c1 => c0 = i ∧ c1 = j)
  (fun j h5 h6 => (w_accumulate2 i j ⟨rfl, rfl⟩))
  (fun j h5 h6 => (r_accumulate2 (x_none rfl) i j ⟨rfl, rfl⟩))
  (fun j y_y c0 c1 h5 h6 h7 h8 h9 h10 =>
  ⟨(fun h11 => (int_eab_eac_nebc_F h10.2 h11.2 h9)), (fun h11 => (int_eab_eac_nebc_F h10.2 h11.2 h9))⟩))
  all_nil))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j (.const 0) (.var v_M)
    (fun e x => known_5 I M (e v_N) (e v_M) (e v_P) (e v_k) (e v_i) x) (body_5 I M)

theorem vc_4 (k i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k) (h2 : k < P) (h3 : 0 ≤ i) (h4 : i < N) :
    (body_4 I M).vc I (impl.HasCell spec (base E N x_M P)) (((base E N x_M P).set v_k k).set v_i i) (known_4 I M N x_M P k i) :=
  (vc_par_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q25 q26 h5 =>
  (at_right (at_right (at_right (at_points2 q25 q26 h5 (reduce_congr1 (fun q27 => ⟨(fun h6 => (Or.elim h6 (fun h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_lab_tba_F h5.1.1 h8.2))) (fun h8 => (Or.inl h8))))
  (fun h7 => (Or.inr h7)))), (fun h6 => (Or.elim h6 (fun h7 => (Or.inl (Or.inr h7))) (fun h7 => (Or.inr h7))))⟩)
  (fun q27 h6 => rfl)))))))))))
  : Heap.Entails (known_4 I M N x_M P k i) (known_5 I M N x_M P k i 0))
  (fun j h5 h6 => (vc_5 N x_M P hl hM k i j h0 h1 h2 h3 h4 h5 h6))
  (fun j h5 h6 => (kept_5 N x_M P hl hM k i j h0 h1 h2 h3 h4 h5 h6))
  (race_5 N x_M P hl hM k i h0 h1 h2 h3 h4))

theorem kept_4 (k i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k) (h2 : k < P) (h3 : 0 ≤ i) (h4 : i < N) :
    Heap.Entails ((body_4 I M).post (((base E N x_M P).set v_k k).set v_i i) (known_4 I M N x_M P k i)) (known_4 I M N x_M P k (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q28 q29 h5 =>
  (at_right (at_right (at_right (at_points2 q28 q29 h5 (reduce_congr1 (fun q30 => ⟨(fun h6 => (Or.elim h6 (fun h7 =>
  (Or.inl ((Classical.em (q28 = i)).elim (fun h8 => (Or.inl ⟨⟨h7.1, h8⟩, (int_lt_max_right h5.1.2)⟩))
  (fun h8 => (Or.inr ⟨h7.1, (int_taB_neab_tab h7.2 h8)⟩))))) (fun h7 => (Or.inr h7)))), (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1.1, (int_eab_taB h8.1.2)⟩))
  (fun h8 => (Or.inl ⟨h8.1, (int_tab_taB h8.2)⟩)))) (fun h7 => (Or.inr h7))))⟩) (fun q30 h6 => rfl)))))))))))
  : Heap.Entails (known_5 I M N x_M P k i (max 0 x_M)) (known_4 I M N x_M P k (i + 1)))

theorem race_4 (k : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k) (h2 : k < P) :
    ParVC I 0 N (body_4 I M).erase (fun i => (((base E N x_M P).set v_k k).set v_i i)) (fun i => (body_4 I M).post (((base E N x_M P).set v_k k).set v_i i) (known_4 I M N x_M P k i)) :=
  (race_arrays [a_c] rfl rfl (all_cons
  (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M) (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M)
  (fun i h3 h4 => (w_par 0 x_M rfl rfl (fun j h5 h6 => (w_accumulate2 i j ⟨rfl, ⟨h5, h6⟩⟩))))
  (fun i h3 h4 =>
  (r_par 0 x_M rfl rfl (fun j h5 h6 => (r_accumulate2 (x_none rfl) i j ⟨rfl, ⟨h5, h6⟩⟩))))
  (fun i y_y c0 c1 h3 h4 h5 h6 h7 h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8.1 h9.1 h7)), (fun h9 => (int_eab_eac_nebc_F h8.1 h9.1 h7))⟩))
  all_nil))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_P) (e v_k) x) (body_4 I M)

theorem vc_3 (k : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k) (h2 : k < P) :
    (body_3 I M).vc I (impl.HasCell spec (base E N x_M P)) ((base E N x_M P).set v_k k) (known_3 I M N x_M P k) :=
  (vc_par_of 0 N rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q31 q32 h3 => (at_right (at_right (at_right (at_points2 q31 q32 h3 (reduce_congr1 (fun q33 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h3.2.1 h5.2))) (fun h5 => h5))), (fun h4 => (Or.inr h4))⟩)
  (fun q33 h4 => rfl))))))))))) : Heap.Entails (known_3 I M N x_M P k) (known_4 I M N x_M P k 0))
  (fun i h3 h4 => (vc_4 N x_M P hl hM k i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_4 N x_M P hl hM k i h0 h1 h2 h3 h4)) (race_4 N x_M P hl hM k h0 h1 h2))

theorem kept_3 (k : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k) (h2 : k < P) :
    Heap.Entails ((body_3 I M).post ((base E N x_M P).set v_k k) (known_3 I M N x_M P k)) (known_3 I M N x_M P (k + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q34 q35 h3 => (at_right (at_right (at_right (at_points2 q34 q35 h3 (reduce_congr1 (fun q36 =>
  ⟨(fun h4 => ((Classical.em (q36 = k)).elim (fun h5 => (Or.inl ⟨h5, (int_lt_max_right h3.2.2)⟩))
  (fun h5 => (Or.inr ⟨h4.1, (int_taB_neab_tab h4.2 h5)⟩)))), (fun h4 => (Or.elim h4 (fun h5 => ⟨(int_lab_ecb_lac h1 h5.1), (int_eab_taB h5.1)⟩)
  (fun h5 => ⟨h5.1, (int_tab_taB h5.2)⟩)))⟩) (fun q36 h4 => rfl)))))))))))
  : Heap.Entails (known_4 I M N x_M P k (max 0 N)) (known_3 I M N x_M P (k + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)) <|
  .scope [a_c] <|
    .for v_k (.const 0) (.var v_P)
      (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) x) (body_3 I M)

theorem program_vc (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    (program I M).vc I (impl.HasCell spec (base E N x_M P)) (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M) :=
  (vc_seq (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M P 0) from (entails_and (entails_points2 (fun q12 q13 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q12, q13]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q12, _, rfl, h1.2.1, h1.2.2, q13, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points0 (fun h1 =>
  (at_input (R := (Region.mk t_ALPHA [])) (b := (Binding.mk a_alpha t_ALPHA [] [] none)) (p := []) (.head _) (.head _) rfl
  (region_iff.2 rfl) rfl rfl))) (entails_and (entails_points2 (fun q14 q15 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q14, q15]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨q14, _, rfl, h1.2.1, h1.2.2, q15, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points0 (fun h1 =>
  (at_input (R := (Region.mk t_BETA [])) (b := (Binding.mk a_beta t_BETA [] [] none)) (p := []) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 rfl) rfl rfl))) (entails_and (entails_points2 (fun q16 q17 h1 =>
  (at_input (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q16, q17]) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl
  (region_iff.2 ⟨q16, _, rfl, h1.2.1, h1.2.2, q17, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q18 q19 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))))))))
  (fun i h1 h2 => (vc_1 N x_M P hl hM i h0 h1 h2))
  (fun i h1 h2 => (kept_1 N x_M P hl hM i h0 h1 h2)) (race_1 N x_M P hl hM h0))
  (vc_scope (vc_for_of 0 P rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q37 q38 h1 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q37 q38 ⟨h1.1, ⟨h1.2.1, (int_lt_max_right h1.2.2)⟩⟩
  (Eq.trans ((reduce_empty1 (fun q41 => (fun h2 => (int_lab_tba_F h2.1 h2.2))))
  : value_0 I M q37 q38 0 = I.fn f_1 [M t_BETA [], M t_C [q37, q38]]) rfl))))))))))))
  : Heap.Entails (known_1 I M N x_M P (max 0 N)) (known_3 I M N x_M P 0))
  (fun k h1 h2 => (vc_3 N x_M P hl hM k h0 h1 h2))
  (fun k h1 h2 => (kept_3 N x_M P hl hM k h0 h1 h2)))))

theorem output_0_5 (q42 q43 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ q42) (h2 : q42 < N) (h3 : 0 ≤ q43) (h4 : q43 < x_M) :
    ((program I M).post (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M)) ⟨a_c, [q42, q43]⟩ (M t_D [q42, q43]) :=
  ((at_right (at_right (at_right (at_points2 q42 q43 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩
  (Eq.trans ((equation_0 N x_M P hl hM q42 q43 trivial) : M t_D [q42, q43] = value_0 I M q42 q43 P)
  (reduce_congr1
  (fun q45 => ⟨(fun h5 => ⟨h5.1, (int_lt_max_right h5.2)⟩), (fun h5 => ⟨h5.1, (int_c4 h5.1 h5.2)⟩)⟩)
  (fun q45 h5 => rfl))))))) : (known_3 I M N x_M P (max 0 P)) ⟨a_c, [q42, q43]⟩ (M t_D [q42, q43]))

end

theorem consistent (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Consistent (base E N x_M P) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M P) :=
  solvable_layers (consistent E N x_M P h0)
    (fun at_ => if at_ = t_D then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : impl.LayoutOk spec (base E N x_M P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M P : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_D then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside N x_M P) (base E N x_M P) t_D [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.reduce [.fn (.builtin "*" .f32) [.access t_BETA [], .access t_C [.var v_i, .var v_j]]] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn (.builtin "*" .f32) [.fn (.builtin "*" .f32) [.access t_ALPHA [], .access t_A [.var v_i, .var v_k]], .access t_B [.var v_k, .var v_j]])) (((base E N x_M P).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 P (defined_fn (defined_cons
  (defined_access (given_input (p := []) (.tail _ (.head _)) rfl rfl (region_iff.2 rfl)))
  (defined_cons
  (defined_access (given_input (p := [i, j]) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))
  (fun (y_d0 : Int) => cond_holds) (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < P) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < P) => (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := []) (.head _) rfl rfl (region_iff.2 rfl)))
  (defined_cons (defined_access (given_input (p := [i, y_d0]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩))) defined_nil)))
  (defined_cons
  (defined_access (given_input (p := [y_d0, j]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))))

theorem defined (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Defined (base E N x_M P) :=
  defined_of (inside N x_M P)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M P h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E N x_M P h0 i j hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => ((0 ≤ (E v_N) ∧ 0 ≤ (E v_M)) ∧ 0 ≤ (E v_P)))
    (fun E => base E (E v_N) (E v_M) (E v_P)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) (E v_P) a) (fun E a => placed E (E v_N) (E v_M) (E v_P) a)
    (fun E a => consistent E (E v_N) (E v_M) (E v_P) a) (fun E a => solvable E (E v_N) (E v_M) (E v_P) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) (E v_P) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_5 (E v_N) (E v_M) (E v_P) hl hM p0 p1 a b0 b1 b2 b3)) all_nil)))))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Comm.of_mul m0), (Assoc.of_mul m0)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Comm.of_mul m0), (Assoc.of_mul m0)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Comm.of_mul m0), (Assoc.of_mul m0)⟩

end Redverify.Certificate.in_place
