module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.sequential

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `P` -/ abbrev v_P : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `k` -/ abbrev v_k : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2
/-- `R` -/ abbrev t_R : Ten := 3

/-- Specification `matmul`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_P)]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)],
      Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)]]
  outputs := [Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk t_R [v_i, v_j, v_k] (.eq (.var v_k) (.const (-1))) (.fn (.literal .f32 0 1) []),
      Equation.mk
        t_R
        [v_i, v_j, v_k]
        (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P)))
        (.fn
          (.builtin "+" .f32)
          [
            .access t_R [.var v_i, .var v_j, .add (.var v_k) (.const (-1))],
            .fn
              (.builtin "*" .f32)
              [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]]),
      Equation.mk
        t_C
        [v_i, v_j]
        .true
        (.access t_R [.var v_i, .var v_j, .add (.var v_P) (.const (-1))])]

/-- Implementation `sequential`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .for v_i (.const 0) (.var v_N) <|
      .for v_j (.const 0) (.var v_M) <|
        .seq (.assign a_c [.var v_i, .var v_j] (.fn (.literal .f32 0 1) [])) <|
        .for v_k (.const 0) (.var v_P) <|
          .assign
            a_c
            [.var v_i, .var v_j]
            (.fn
              (.builtin "+" .f32)
              [
                .read a_c [.var v_i, .var v_j],
                .fn (.builtin "*" .f32) [.read a_a [.var v_i, .var v_k], .read a_b [.var v_k, .var v_j]]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .literal .f32 0 1
abbrev f_1 : Fn := .builtin "+" .f32
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N x_M P : Int) : Env := (((E.set v_N N).set v_M x_M).set v_P P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c d : Int} (h0 : a ≤ b) (h1 : c = d) (h2 : ¬ (c = d ∧ a = b)) : a < b :=
  by omega

theorem fact_1 {a b : Int} (h0 : (max a b) = a) (h1 : a < b) : False :=
  by omega

theorem fact_2 {a b c : Int} (h0 : c < (max c a)) : a + b = (max c a) + b :=
  by omega

theorem fact_3 {a b : Int} (h0 : a ≤ b) (h1 : ¬ b = a) : a < (max a b) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M P : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M P) M)
include hl hM

theorem equation_0 (i j k : Int) (h0 : k = (-1)) :
    (M t_R [i, j, k]) = (I.fn f_0 []) :=
  (Eq.trans (hM _ (.head _) [i, j, k] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 []) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) = _ from
  rfl))

theorem equation_1 (i j k : Int) (h0 : 0 ≤ k ∧ k < P) :
    (M t_R [i, j, k]) = (I.fn f_1 [M t_R [i, j, k + (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i, j, k] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_1 [.access t_R [.var v_i, .var v_j, .add (.var v_k) (.const (-1))], .fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]]) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) = _ from
  rfl))

theorem equation_2 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (M t_R [i, j, P + (-1)]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_R [.var v_i, .var v_j, .add (.var v_P) (.const (-1))]) (((base E N x_M P).set v_i i).set v_j j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N P i : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < P) ∧ 0 ≤ c0 ∧ c0 < N) ∧ i ≤ N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N x_M P i : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < P) ∧ N ≤ 0) ∧ i = 0 ∨ (((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < P) ∧ 0 < N) ∧ i ≤ N)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N x_M P i : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i) ∧ i ≤ N)
    (fun c0 c1 => (M t_R [c0, c1, P + (-1)]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M P i : Int) : Heap V :=
  ((known_1_0 I M N P i).and ((known_1_1 I M N x_M P i).and (known_1_2 I M N x_M P i)))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (N x_M P j : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < P) ∧ 0 ≤ c0 ∧ c0 < N) ∧ x_M ≤ 0) ∧ j = 0 ∨ (((0 ≤ c1 ∧ c1 < P) ∧ 0 ≤ c0 ∧ c0 < N) ∧ 0 < x_M) ∧ j ≤ x_M)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_M P j : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < P) ∧ j ≤ x_M)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_M P i j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c0 = i ∧ 0 ≤ c1 ∧ c1 < j) ∧ j ≤ x_M ∨ ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i) ∧ j ≤ x_M)
    (fun c0 c1 => (M t_R [c0, c1, P + (-1)]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M P i j : Int) : Heap V :=
  ((known_2_0 I M N x_M P j).and ((known_2_1 I M x_M P j).and (known_2_2 I M x_M P i j)))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (N P : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < P) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_M P : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < P)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_M P i j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c0 = i ∧ 0 ≤ c1 ∧ c1 < j) ∧ 0 < P ∨ ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i) ∧ 0 < P)
    (fun c0 c1 => (M t_R [c0, c1, P + (-1)]))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (x_M P i j k : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((c0 = i ∧ c1 = j) ∧ 0 < P) ∧ k = 0 ∨ ((c0 = i ∧ 0 ≤ c1 ∧ c1 ≤ j) ∧ P = 0) ∧ k = 0 ∨ (((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i) ∧ P = 0) ∧ k = 0)
    (fun c0 c1 => (M t_R [c0, c1, (-1)]))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (i j k : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c0 = i ∧ c1 = j) ∧ 0 < k)
    (fun c0 c1 => (M t_R [c0, c1, k + (-1)]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M P i j k : Int) : Heap V :=
  ((known_3_0 I M N P).and ((known_3_1 I M x_M P).and ((known_3_2 I M x_M P i j).and ((known_3_3 I M x_M P i j k).and (known_3_4 I M i j k)))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_c
    [.var v_i, .var v_j]
    (.fn
      f_1
      [
        .read a_c [.var v_i, .var v_j],
        .fn f_2 [.read a_a [.var v_i, .var v_k], .read a_b [.var v_k, .var v_j]]])
    (fun e => (M t_R [(e v_i), (e v_j), (e v_k)]))

theorem vc_3 (i j k : Int) (h0 : 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ k) (h6 : k < P) :
    (body_3 I M).vc I (impl.HasCell spec (base E N x_M P)) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) (known_3 I M N x_M P i j k) :=
  (Or.elim (((Classical.em (k = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_lab_neba_tab h5 h7)))) : k = 0 ∨ 0 < k) (fun h7 => (vc_assign_of
  (I.fn f_1 [M t_R [i, j, (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩) shape_a_c rfl rfl ⟨h1, h3⟩)
  (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 i j (Or.inl ⟨⟨⟨rfl, rfl⟩, (int_lab_tbc_tac h5 h6)⟩, h7⟩) rfl)))))
  : (known_3 I M N x_M P i j k) ⟨a_c, [i, j]⟩ (M t_R [i, j, (-1)])))
  (ev_cons (ev_fn (ev_cons (ev_read ((at_left (at_points2 i k ⟨⟨h5, h6⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M N x_M P i j k) ⟨a_a, [i, k]⟩ (M t_A [i, k])))
  (ev_cons (ev_read ((at_right (at_left (at_points2 k j ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl)))
  : (known_3 I M N x_M P i j k) ⟨a_b, [k, j]⟩ (M t_B [k, j]))) ev_nil))) ev_nil)))
  ((Eq.trans ((fn_congr2 (at_congr3 rfl rfl (int_c337 h7)) rfl)
  : I.fn f_1 [M t_R [i, j, (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]] = I.fn f_1 [M t_R [i, j, k + (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]])
  (Eq.symm (equation_1 N x_M P hl hM i j k ⟨h5, h6⟩)))
  : I.fn f_1 [M t_R [i, j, (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]] = M t_R [i, j, k])))
  (fun h7 => (vc_assign_of
  (I.fn f_1 [M t_R [i, j, k + (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩) shape_a_c rfl rfl ⟨h1, h3⟩)
  (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_points2 i j ⟨⟨rfl, rfl⟩, h7⟩ rfl)))))
  : (known_3 I M N x_M P i j k) ⟨a_c, [i, j]⟩ (M t_R [i, j, k + (-1)])))
  (ev_cons (ev_fn (ev_cons (ev_read ((at_left (at_points2 i k ⟨⟨h5, h6⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M N x_M P i j k) ⟨a_a, [i, k]⟩ (M t_A [i, k])))
  (ev_cons (ev_read ((at_right (at_left (at_points2 k j ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl)))
  : (known_3 I M N x_M P i j k) ⟨a_b, [k, j]⟩ (M t_B [k, j]))) ev_nil))) ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_1 N x_M P hl hM i j k ⟨h5, h6⟩)))
  : I.fn f_1 [M t_R [i, j, k + (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]] = M t_R [i, j, k]))))

theorem kept_3 (i j k : Int) (h0 : 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ k) (h6 : k < P) :
    Heap.Entails ((body_3 I M).post ((((base E N x_M P).set v_i i).set v_j j).set v_k k) (known_3 I M N x_M P i j k)) (known_3 I M N x_M P i j (k + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_M P i j (k + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q0 q1 h7 =>
  (Or.elim h7 (fun h8 => (at_set_ne2 q0 q1 i j (fun h9 => (int_eab_tab_F h9.2 h8.1.2.2))
  (at_right (at_right (at_left (at_points2 q0 q1 h7 rfl))))))
  (fun h8 => (at_set_ne2 q0 q1 i j (fun h9 => (int_eab_tab_F h9.1 h8.1.2.2))
  (at_right (at_right (at_left (at_points2 q0 q1 h7 rfl))))))))) (entails_and
  (entails_points2 (fun q2 q3 h7 => (False.elim (Or.elim h7 (fun h8 => (int_c13 h5 h8.2))
  (fun h8 => (Or.elim h8 (fun h9 => (int_c13 h5 h9.2)) (fun h9 => (int_c13 h5 h9.2))))))))
  (entails_points2 (fun q4 q5 h7 => (at_set_eq2 q4 q5 i j h7.1
  ((at_congr3 h7.1.1 h7.1.2 int_c88) : M t_R [q4, q5, k + 1 + (-1)] = M t_R [i, j, k])))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_c [.var v_i, .var v_j] (.fn f_0 [])
    (fun e => (M t_R [(e v_i), (e v_j), (-1)]))) <|
  .for v_k (.const 0) (.var v_P)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) (e v_i) (e v_j) x) (body_3 I M)

theorem vc_2 (i j : Int) (h0 : 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M P)) (((base E N x_M P).set v_i i).set v_j j) (known_2 I M N x_M P i j) :=
  (vc_seq (vc_assign_of (I.fn f_0 [])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩) shape_a_c rfl rfl ⟨h1, h3⟩) ev_const
  ((Eq.trans rfl (Eq.symm (equation_0 N x_M P hl hM i j (-1) rfl)))
  : I.fn f_0 [] = M t_R [i, j, (-1)]))
  (vc_for_of 0 P rfl rfl (show Heap.Entails _ (known_3 I M N x_M P i j 0) from (entails_and
  (entails_points2 (fun q6 q7 h5 => (at_set_other (by decide) (at_left (at_points2 q6 q7
  (Or.inr ⟨⟨h5, ((int_lab_tbc_tac h3 h4) : 0 < x_M)⟩, ((int_tab_lab h4) : j ≤ x_M)⟩) rfl)))))
  (entails_and (entails_points2 (fun q8 q9 h5 => (at_set_other (by decide)
  (at_right (at_left (at_points2 q8 q9 ⟨h5, ((int_tab_lab h4) : j ≤ x_M)⟩ rfl))))))
  (entails_and (entails_points2 (fun q10 q11 h5 =>
  (Or.elim h5 (fun h6 => (at_set_ne2 q10 q11 i j (fun h7 => (int_eab_tab_F h7.2 h6.1.2.2))
  (at_right (at_right (at_points2 q10 q11 (Or.inl ⟨h6.1, (int_tab_lab h4)⟩) rfl)))))
  (fun h6 => (at_set_ne2 q10 q11 i j (fun h7 => (int_eab_tab_F h7.1 h6.1.2.2))
  (at_right (at_right (at_points2 q10 q11 (Or.inr ⟨h6.1, (int_tab_lab h4)⟩) rfl)))))))) (entails_and
  (entails_points2 (fun q12 q13 h5 => (Or.elim h5 (fun h6 => (at_set_eq2 q12 q13 i j h6.1.1
  ((at_congr3 h6.1.1.1 h6.1.1.2 rfl) : M t_R [q12, q13, (-1)] = M t_R [i, j, (-1)])))
  (fun h6 => (Or.elim h6
  (fun h7 => ((Classical.em (q12 = i ∧ q13 = j)).elim (fun h8 => (at_set_eq2 q12 q13 i j h8
  ((at_congr3 h7.1.1.1 h8.2 rfl) : M t_R [q12, q13, (-1)] = M t_R [i, j, (-1)])))
  (fun h8 => (at_set_ne2 q12 q13 i j h8 (at_right (at_right (at_points2 q12 q13
  (Or.inl ⟨⟨h7.1.1.1, ⟨h7.1.1.2.1, (fact_0 h7.1.1.2.2 h7.1.1.1 h8)⟩⟩, (int_tab_lab h4)⟩)
  (at_congr3 rfl rfl (int_c337 h7.1.2)))))))))
  (fun h7 => (at_set_ne2 q12 q13 i j (fun h8 => (int_eab_tab_F h8.1 h7.1.1.2.2))
  (at_right (at_right (at_points2 q12 q13 (Or.inr ⟨h7.1.1, (int_tab_lab h4)⟩) (at_congr3 rfl rfl (int_c337 h7.1.2))))))))))))
  (entails_points2 (fun q14 q15 h5 => (False.elim (int_irrefl h5.2)))))))))
  (fun k h5 h6 => (vc_3 N x_M P hl hM i j k h0 h1 h2 h3 h4 h5 h6))
  (fun k h5 h6 => (kept_3 N x_M P hl hM i j k h0 h1 h2 h3 h4 h5 h6))))

theorem kept_2 (i j : Int) (h0 : 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E N x_M P).set v_i i).set v_j j) (known_2 I M N x_M P i j)) (known_2 I M N x_M P i (j + 1)) :=
  ((entails_and
  (entails_points2 (fun q16 q17 h5 => (Or.elim h5 (fun h6 => (False.elim (int_c13 h3 h6.2)))
  (fun h6 => (at_left (at_points2 q16 q17 h6.1.1 rfl)))))) (entails_and
  (entails_points2 (fun q18 q19 h5 => (at_right (at_left (at_points2 q18 q19 h5.1 rfl)))))
  (entails_points2 (fun q20 q21 h5 => (Or.elim h5 (fun h6 => (Or.elim (((Classical.em (q21 < j)).elim (fun h7 =>
  ((Classical.em (0 < P)).elim (fun h8 => (Or.inl (Or.inl ⟨⟨h6.1.1, ⟨h6.1.2.1, h7⟩⟩, h8⟩)))
  (fun h8 =>
  (Or.inr (Or.inl (Or.inr (Or.inl ⟨⟨⟨h6.1.1, ⟨h6.1.2.1, (int_taB_lab h6.1.2.2)⟩⟩, (int_lba_ntba_eab h0 h8)⟩, (int_c357 h8)⟩)))))))
  (fun h7 => ((Classical.em (P = 0)).elim (fun h8 =>
  (Or.inr (Or.inl (Or.inr (Or.inl ⟨⟨⟨h6.1.1, ⟨h6.1.2.1, (int_taB_lab h6.1.2.2)⟩⟩, h8⟩, (int_c202 h8)⟩)))))
  (fun h8 => (Or.inr (Or.inr ⟨⟨h6.1.1, (int_taB_ntab_eab h6.1.2.2 h7)⟩, (fact_3 h0 h8)⟩))))))
  : ((q20 = i ∧ 0 ≤ q21 ∧ q21 < j) ∧ 0 < P ∨ ((0 ≤ q21 ∧ q21 < x_M) ∧ 0 ≤ q20 ∧ q20 < i) ∧ 0 < P) ∨ (((q20 = i ∧ q21 = j) ∧ 0 < P) ∧ (max 0 P) = 0 ∨ ((q20 = i ∧ 0 ≤ q21 ∧ q21 ≤ j) ∧ P = 0) ∧ (max 0 P) = 0 ∨ (((0 ≤ q21 ∧ q21 < x_M) ∧ 0 ≤ q20 ∧ q20 < i) ∧ P = 0) ∧ (max 0 P) = 0) ∨ (q20 = i ∧ q21 = j) ∧ 0 < (max 0 P))
  (fun h7 => (at_right (at_right (at_left (at_points2 q20 q21 h7 rfl)))))
  (fun h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_left (at_points2 q20 q21 h8 (at_congr3 rfl rfl (by clear h5 h7; omega))))))))
  (fun h8 =>
  (at_right (at_right (at_right (at_right (at_points2 q20 q21 h8 (at_congr3 rfl rfl (fact_2 h8.2))))))))))))
  (fun h6 => (Or.elim (((Classical.em (0 < P)).elim (fun h7 => (Or.inl (Or.inr ⟨h6.1, h7⟩)))
  (fun h7 => (Or.inr (Or.inr (Or.inr ⟨⟨h6.1, (int_lba_ntba_eab h0 h7)⟩, (int_c357 h7)⟩)))))
  : ((q20 = i ∧ 0 ≤ q21 ∧ q21 < j) ∧ 0 < P ∨ ((0 ≤ q21 ∧ q21 < x_M) ∧ 0 ≤ q20 ∧ q20 < i) ∧ 0 < P) ∨ (((q20 = i ∧ q21 = j) ∧ 0 < P) ∧ (max 0 P) = 0 ∨ ((q20 = i ∧ 0 ≤ q21 ∧ q21 ≤ j) ∧ P = 0) ∧ (max 0 P) = 0 ∨ (((0 ≤ q21 ∧ q21 < x_M) ∧ 0 ≤ q20 ∧ q20 < i) ∧ P = 0) ∧ (max 0 P) = 0))
  (fun h7 => (at_right (at_right (at_left (at_points2 q20 q21 h7 rfl))))) (fun h7 =>
  (at_right (at_right (at_right (at_left (at_points2 q20 q21 h7 (at_congr3 rfl rfl (by clear h5; omega)))))))))))))))
  : Heap.Entails (known_3 I M N x_M P i j (max 0 P)) (known_2 I M N x_M P i (j + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M P)) ((base E N x_M P).set v_i i) (known_1 I M N x_M P i) :=
  (vc_for_of 0 x_M rfl rfl ((entails_and (entails_points2 (fun q22 q23 h3 =>
  (Or.elim h3 (fun h4 => (at_left (at_points2 q22 q23 ⟨h4.1.1, (int_tab_lab h2)⟩ rfl)))
  (fun h4 => (at_left (at_points2 q22 q23 ⟨h4.1.1, (int_tab_lab h2)⟩ rfl))))))
  (entails_and (entails_points2 (fun q24 q25 h3 =>
  (at_right (at_left (at_points2 q24 q25 (Or.inr ⟨⟨h3.1, (int_lab_tbc_tac h1 h2)⟩, (int_tab_lab h2)⟩) rfl)))))
  (entails_points2 (fun q26 q27 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.1.2.1 h4.1.2.2)))
  (fun h4 => (at_right (at_right (at_points2 q26 q27 ⟨h4.1, (int_tab_lab h2)⟩ rfl)))))))))
  : Heap.Entails (known_1 I M N x_M P i) (known_2 I M N x_M P i 0))
  (fun j h3 h4 => (vc_2 N x_M P hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_2 N x_M P hl hM i j h0 h1 h2 h3 h4)))

theorem kept_1 (i : Int) (h0 : 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M P).set v_i i) (known_1 I M N x_M P i)) (known_1 I M N x_M P (i + 1)) :=
  ((entails_and
  (entails_points2 (fun q28 q29 h3 => (at_left (at_points2 q28 q29 ((Classical.em (x_M ≤ 0)).elim
  (fun h4 => (Or.inl ⟨⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, h4⟩, (int_c494 h4)⟩))
  (fun h4 =>
  (Or.inr ⟨⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, (int_nlba_tab h4)⟩, (int_c517 h4)⟩))) rfl))))
  (entails_and
  (entails_points2 (fun q30 q31 h3 => (Or.elim h3 (fun h4 => (False.elim (int_c13 h1 h4.2))) (fun h4 =>
  (at_right (at_left (at_points2 q30 q31 ⟨h4.1.1, (int_c559 h4.1.1.1.1 h4.1.1.1.2)⟩ rfl)))))))
  (entails_points2 (fun q32 q33 h3 => (at_right (at_right (at_points2 q32 q33 ((Classical.em (q32 = i)).elim
  (fun h4 => (Or.inl ⟨⟨h4, ⟨h3.1.1.1, (int_lt_max_right h3.1.1.2)⟩⟩, (int_c559 h3.1.1.1 h3.1.1.2)⟩))
  (fun h4 =>
  (Or.inr ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, (int_taB_neab_tab h3.1.2.2 h4)⟩⟩, (int_c559 h3.1.1.1 h3.1.1.2)⟩)))
  rfl))))))) : Heap.Entails (known_2 I M N x_M P i (max 0 x_M)) (known_1 I M N x_M P (i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ P) :
    (program I M).vc I (impl.HasCell spec (base E N x_M P)) (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M) :=
  (vc_for_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M P 0) from (entails_and (entails_points2 (fun q34 q35 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q34, q35]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q34, _, rfl, h1.1.2.1, h1.1.2.2, q35, _, rfl, h1.1.1.1, h1.1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q36 q37 h1 => (Or.elim h1 (fun h2 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q36, q37]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q36, _, rfl, h2.1.1.2.1, h2.1.1.2.2, q37, _, rfl, h2.1.1.1.1, h2.1.1.1.2, rfl⟩) rfl
  rfl)) (fun h2 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q36, q37]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q36, _, rfl, h2.1.1.2.1, h2.1.1.2.2, q37, _, rfl, h2.1.1.1.1, h2.1.1.1.2, rfl⟩) rfl
  rfl))))) (entails_points2 (fun q38 q39 h1 => (False.elim (int_lab_tba_F h1.1.2.1 h1.1.2.2)))))))
  (fun i h1 h2 => (vc_1 N x_M P hl hM i h0 h1 h2))
  (fun i h1 h2 => (kept_1 N x_M P hl hM i h0 h1 h2)))

theorem output_0_2 (q40 q41 : Int) (h0 : 0 ≤ P) (h1 : 0 ≤ q40) (h2 : q40 < N) (h3 : 0 ≤ q41) (h4 : q41 < x_M) :
    ((program I M).post (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M)) ⟨a_c, [q40, q41]⟩ (M t_C [q40, q41]) :=
  ((at_right (at_right (at_points2 q40 q41 ⟨⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩, (int_c559 h1 h2)⟩
  (Or.elim (((Classical.em (P + (-1) = (-1))).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr ⟨(int_c593 h0 h5), int_c37⟩))) : P + (-1) = (-1) ∨ 0 ≤ P + (-1) ∧ P + (-1) < P)
  (fun h5 => (Eq.trans ((Eq.trans
  ((equation_2 N x_M P hl hM q40 q41 trivial) : M t_C [q40, q41] = M t_R [q40, q41, P + (-1)])
  (Eq.trans ((equation_0 N x_M P hl hM q40 q41 (P + (-1)) h5)
  : M t_R [q40, q41, P + (-1)] = I.fn f_0 []) rfl))
  : M t_C [q40, q41] = I.fn f_0 [])
  (Eq.symm (equation_0 N x_M P hl hM q40 q41 (P + (-1)) h5)))) (fun h5 => (Eq.trans ((Eq.trans
  ((equation_2 N x_M P hl hM q40 q41 trivial) : M t_C [q40, q41] = M t_R [q40, q41, P + (-1)])
  (Eq.trans ((equation_1 N x_M P hl hM q40 q41 (P + (-1)) h5)
  : M t_R [q40, q41, P + (-1)] = I.fn f_1 [M t_R [q40, q41, P + (-1) + (-1)], I.fn f_2 [M t_A [q40, P + (-1)], M t_B [P + (-1), q41]]])
  rfl))
  : M t_C [q40, q41] = I.fn f_1 [M t_R [q40, q41, P + (-1) + (-1)], I.fn f_2 [M t_A [q40, P + (-1)], M t_B [P + (-1), q41]]])
  (Eq.symm (equation_1 N x_M P hl hM q40 q41 (P + (-1)) h5))))))))
  : (known_1 I M N x_M P (max 0 N)) ⟨a_c, [q40, q41]⟩ (M t_C [q40, q41]))

end

theorem consistent (E : Env) (N x_M P : Int) (h0 : 0 ≤ P) : spec.Consistent (base E N x_M P) :=
  consistent_of (pairs_cons (all_cons (apart_same3 (fun i j k => cond_holds) (fun i j k => cond_holds) (fun (p0 p1 p2 : Int) (h1 : p2 = (-1)) (h2 : 0 ≤ p2 ∧ p2 < P) =>
  (False.elim ((int_c456 h2.1 h1) : False)))) (all_cons (apart_other (by decide)) all_nil)) (pairs_cons (all_cons (apart_other (by decide)) all_nil) (pairs_cons all_nil pairs_nil))) (by decide)

theorem solvable (E : Env) (N x_M P : Int) (h0 : 0 ≤ P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M P) :=
  solvable_equations (consistent E N x_M P h0)
    (fun at_ => if at_ = t_R then 0 else if at_ = t_C then 1 else 0)
    [fun at_ point => if at_ = t_R then ((point.getD 2 0) + (-1) * 0) else 0]
    (fun at_ => if at_ = t_R then 0 else 0)
    (all_cons (descends3 (fun (i j k : Int) => cond_holds)
  (fun (i j k : Int) (h1 : k = (-1)) => (uses_fn uses_nil)))
    (all_cons (descends3 (fun (i j k : Int) => cond_holds) (fun (i j k : Int) (h1 : 0 ≤ k ∧ k < P) =>
  (uses_fn (uses_cons (uses_rank3 i j (k + (-1)) (k + (-1) * 0) (k + (-1) + (-1) * 0) rfl rfl rfl rfl
  ((int_c169 h1.1) : 0 ≤ k + (-1) * 0) (int_c58 : k + (-1) + (-1) * 0 < k + (-1) * 0)) (uses_cons
  (uses_fn (uses_cons (uses_input (by decide)) (uses_cons (uses_input (by decide)) uses_nil)))
  uses_nil)))))
    (all_cons (descends2 (fun (i j : Int) => cond_holds)
  (fun (i j : Int) (h1 : True) => (uses_lower (by decide))))
    all_nil)))

theorem placed (E : Env) (N x_M P : Int) (h0 : 0 ≤ P) : impl.LayoutOk spec (base E N x_M P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M P : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_R then (point.getD 2 0) = (-1) ∨ ((0 ≤ (point.getD 2 0) ∧ (point.getD 2 0) < P) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_C then ((0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N) ∧ 0 < P ∨ P = 0 else True

theorem covered_0 (E : Env) (N x_M P : Int) (h0 : 0 ≤ P) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside N x_M P) (base E N x_M P) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (((Classical.em (0 < P)).elim (fun h5 => (Or.inl ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0 h5))))
  : ((0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) ∧ 0 < P ∨ P = 0) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M P : Int) (h0 : 0 ≤ P) (i j k : Int) (h1 : k = (-1)) (h2 : k = (-1) ∨ ((0 ≤ k ∧ k < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.fn (.literal .f32 0 1) []) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) :=
  (defined_fn defined_nil)

theorem defined_1 (E : Env) (N x_M P : Int) (h0 : 0 ≤ P) (i j k : Int) (h1 : 0 ≤ k ∧ k < P) (h2 : k = (-1) ∨ ((0 ≤ k ∧ k < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.fn (.builtin "+" .f32) [.access t_R [.var v_i, .var v_j, .add (.var v_k) (.const (-1))], .fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]]) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) :=
  (defined_fn (defined_cons
  (defined_access (Or.elim (((Classical.em (k + (-1) = (-1))).elim (fun h3 => (Or.inl h3))
  (fun h3 => (Or.inr ⟨(int_c593 h1.1 h3), (int_c89 h1.2)⟩)))
  : k + (-1) = (-1) ∨ 0 ≤ k + (-1) ∧ k + (-1) < P)
  (fun h3 => (given_equation (p := [i, j, k + (-1)]) (.head _) rfl rfl rfl ((Or.inl h3)
  : k + (-1) = (-1) ∨ ((0 ≤ k + (-1) ∧ k + (-1) < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N)
  (cond_holds.2 (h3 : k + (-1) = (-1)))))
  (fun h3 => (given_equation (p := [i, j, k + (-1)]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inr ⟨⟨h3, ⟨(Or.elim h2 (fun h4 => (False.elim (int_c456 h1.1 h4))) (fun h4 => h4.1.2.1)), (Or.elim h2 (fun h4 => (False.elim (int_c456 h1.1 h4))) (fun h4 => h4.1.2.2))⟩⟩, ⟨(Or.elim h2 (fun h4 => (False.elim (int_c456 h1.1 h4))) (fun h4 => h4.2.1)), (Or.elim h2 (fun h4 => (False.elim (int_c456 h1.1 h4))) (fun h4 => h4.2.2))⟩⟩)
  : k + (-1) = (-1) ∨ ((0 ≤ k + (-1) ∧ k + (-1) < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N)
  (cond_holds.2 (h3 : 0 ≤ k + (-1) ∧ k + (-1) < P)))))) (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, k]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h2 (fun h3 => (False.elim (int_c456 h1.1 h3))) (fun h3 => h3.2.1)) : 0 ≤ i), ((Or.elim h2 (fun h3 => (False.elim (int_c456 h1.1 h3))) (fun h3 => h3.2.2)) : i < N), k, _, rfl, h1.1, h1.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [k, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨k, _, rfl, h1.1, h1.2, j, _, rfl, ((Or.elim h2 (fun h3 => (False.elim (int_c456 h1.1 h3))) (fun h3 => h3.1.2.1)) : 0 ≤ j), ((Or.elim h2 (fun h3 => (False.elim (int_c456 h1.1 h3))) (fun h3 => h3.1.2.2)) : j < x_M), rfl⟩)))
  defined_nil))) defined_nil)))

theorem defined_2 (E : Env) (N x_M P : Int) (h0 : 0 ≤ P) (i j : Int) (h1 : True) (h2 : ((0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) ∧ 0 < P ∨ P = 0) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.access t_R [.var v_i, .var v_j, .add (.var v_P) (.const (-1))]) (((base E N x_M P).set v_i i).set v_j j) :=
  (defined_access (Or.elim (((Classical.em (P + (-1) = (-1))).elim (fun h3 => (Or.inl h3))
  (fun h3 => (Or.inr ⟨(int_c593 h0 h3), int_c37⟩))) : P + (-1) = (-1) ∨ 0 ≤ P + (-1) ∧ P + (-1) < P)
  (fun h3 => (given_equation (p := [i, j, P + (-1)]) (.head _) rfl rfl rfl ((Or.inl h3)
  : P + (-1) = (-1) ∨ ((0 ≤ P + (-1) ∧ P + (-1) < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N)
  (cond_holds.2 (h3 : P + (-1) = (-1)))))
  (fun h3 => (given_equation (p := [i, j, P + (-1)]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inr ⟨⟨h3, ⟨(Or.elim h2 (fun h4 => h4.1.1.1) (fun h4 => (False.elim (int_c352 h3.1 h4)))), (Or.elim h2 (fun h4 => h4.1.1.2) (fun h4 => (False.elim (int_c352 h3.1 h4))))⟩⟩, ⟨(Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c352 h3.1 h4)))), (Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c352 h3.1 h4))))⟩⟩)
  : P + (-1) = (-1) ∨ ((0 ≤ P + (-1) ∧ P + (-1) < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N)
  (cond_holds.2 (h3 : 0 ≤ P + (-1) ∧ P + (-1) < P))))))

theorem defined (E : Env) (N x_M P : Int) (h0 : 0 ≤ P) : spec.Defined (base E N x_M P) :=
  defined_of (inside N x_M P)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M P h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined3 (fun i j k => cond_holds) (fun i j k hg hk => defined_0 E N x_M P h0 i j k hg hk))
    (all_cons (well_defined3 (fun i j k => cond_holds) (fun i j k hg hk => defined_1 E N x_M P h0 i j k hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_2 E N x_M P h0 i j hg hk))
    all_nil))))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_P))
    (fun E => base E (E v_N) (E v_M) (E v_P)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) (E v_P) a) (fun E a => placed E (E v_N) (E v_M) (E v_P) a)
    (fun E a => consistent E (E v_N) (E v_M) (E v_P) a) (fun E a => solvable E (E v_N) (E v_M) (E v_P) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) (E v_P) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_N) (E v_M) (E v_P) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil))


end Redverify.Certificate.sequential
