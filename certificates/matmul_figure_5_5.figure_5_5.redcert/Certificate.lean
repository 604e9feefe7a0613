module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.figure_5_5

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
  assumptions := []
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
        (.access t_R [.var v_i, .var v_j, .add (.max (.var v_P) (.const 0)) (.const (-1))])]

/-- Implementation `figure_5_5`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
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

theorem fact_0 {a b : Int} (h0 : a < b) : a ≤ (max b a) + (-1) :=
  by omega

theorem fact_1 {a b : Int} (h0 : b < a) : (max a b) + (-1) < a :=
  by omega

theorem fact_2 {a b c : Int} (h0 : b < a) : (max a b) + c + c = a + c + c :=
  by omega

theorem fact_3 {a b c : Int} (h0 : b < a) : (max a b) + c = a + c :=
  by omega

theorem fact_4 {a b : Int} (h0 : a ≤ 0) : (max a 0) + b = b :=
  by omega

theorem fact_5 {a b : Int} (h0 : a ≤ b) (h1 : b ≤ (max a b) + (-1)) : False :=
  by omega

theorem fact_6 {a : Int} (h0 : ¬ (max a 0) + (-1) = (-1)) : 0 ≤ (max a 0) + (-1) :=
  by omega

theorem fact_7 {a : Int} (h0 : ¬ (max a 0) + (-1) = (-1)) : (max a 0) + (-1) < a :=
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
    (M t_C [i, j]) = (M t_R [i, j, (max P 0) + (-1)]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_R [.var v_i, .var v_j, .add (.max (.var v_P) (.const 0)) (.const (-1))]) (((base E N x_M P).set v_i i).set v_j j) = _ from
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
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i) ∧ i ≤ N) ∧ 0 < P)
    (fun c0 c1 => (M t_R [c0, c1, P + (-1)]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (N x_M P i : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i) ∧ i ≤ N) ∧ P ≤ 0)
    (fun c0 c1 => (M t_R [c0, c1, (-1)]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M P i : Int) : Heap V :=
  ((known_1_0 I M N P i).and ((known_1_1 I M N x_M P i).and ((known_1_2 I M N x_M P i).and (known_1_3 I M N x_M P i))))

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
    (fun c0 c1 => ((c0 = i ∧ 0 ≤ c1 ∧ c1 < j) ∧ j ≤ x_M) ∧ 0 < P ∨ (((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i) ∧ j ≤ x_M) ∧ 0 < P)
    (fun c0 c1 => (M t_R [c0, c1, P + (-1)]))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (x_M P i j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((c0 = i ∧ 0 ≤ c1 ∧ c1 < j) ∧ j ≤ x_M) ∧ P ≤ 0 ∨ (((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i) ∧ j ≤ x_M) ∧ P ≤ 0)
    (fun c0 c1 => (M t_R [c0, c1, (-1)]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M P i j : Int) : Heap V :=
  ((known_2_0 I M N x_M P j).and ((known_2_1 I M x_M P j).and ((known_2_2 I M x_M P i j).and (known_2_3 I M x_M P i j))))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (N P k : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < P) ∧ 0 ≤ c0 ∧ c0 < N) ∧ k ≤ P)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_M P k : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < P) ∧ k ≤ P)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_M P i j k : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((c0 = i ∧ 0 ≤ c1 ∧ c1 < j) ∧ 0 < P) ∧ k ≤ P ∨ (((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i) ∧ 0 < P) ∧ k ≤ P)
    (fun c0 c1 => (M t_R [c0, c1, P + (-1)]))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (x_M P i j k : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c0 = i ∧ c1 = j) ∧ k = 0 ∨ ((c0 = i ∧ 0 ≤ c1 ∧ c1 < j) ∧ P ≤ 0) ∧ k = 0 ∨ (((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i) ∧ P ≤ 0) ∧ k = 0)
    (fun c0 c1 => (M t_R [c0, c1, (-1)]))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (P i j k : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((c0 = i ∧ c1 = j) ∧ k ≤ P) ∧ 0 < k)
    (fun c0 c1 => (M t_R [c0, c1, k + (-1)]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M P i j k : Int) : Heap V :=
  ((known_3_0 I M N P k).and ((known_3_1 I M x_M P k).and ((known_3_2 I M x_M P i j k).and ((known_3_3 I M x_M P i j k).and (known_3_4 I M P i j k)))))

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

theorem vc_3 (i j k : Int) (h0 : 0 ≤ i) (h1 : i < N) (h2 : 0 ≤ j) (h3 : j < x_M) (h4 : 0 ≤ k) (h5 : k < P) :
    (body_3 I M).vc I (impl.HasCell spec (base E N x_M P)) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) (known_3 I M N x_M P i j k) :=
  (Or.elim (((Classical.em (k = 0)).elim (fun h6 => (Or.inl h6))
  (fun h6 => (Or.inr (int_lab_neba_tab h4 h6)))) : k = 0 ∨ 0 < k) (fun h6 => (vc_assign_of
  (I.fn f_1 [M t_R [i, j, (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h0, h1, j, _, rfl, h2, h3, rfl⟩) shape_a_c rfl rfl ⟨h0, h2⟩)
  (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 i j (Or.inl ⟨⟨rfl, rfl⟩, h6⟩) rfl)))))
  : (known_3 I M N x_M P i j k) ⟨a_c, [i, j]⟩ (M t_R [i, j, (-1)]))) (ev_cons
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 i k ⟨⟨⟨h4, h5⟩, ⟨h0, h1⟩⟩, (int_tab_lab h5)⟩ rfl))
  : (known_3 I M N x_M P i j k) ⟨a_a, [i, k]⟩ (M t_A [i, k]))) (ev_cons
  (ev_read ((at_right (at_left (at_points2 k j ⟨⟨⟨h2, h3⟩, ⟨h4, h5⟩⟩, (int_tab_lab h5)⟩ rfl)))
  : (known_3 I M N x_M P i j k) ⟨a_b, [k, j]⟩ (M t_B [k, j]))) ev_nil))) ev_nil)))
  ((Eq.trans ((fn_congr2 (at_congr3 rfl rfl (int_c337 h6)) rfl)
  : I.fn f_1 [M t_R [i, j, (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]] = I.fn f_1 [M t_R [i, j, k + (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]])
  (Eq.symm (equation_1 N x_M P hl hM i j k ⟨h4, h5⟩)))
  : I.fn f_1 [M t_R [i, j, (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]] = M t_R [i, j, k])))
  (fun h6 => (vc_assign_of
  (I.fn f_1 [M t_R [i, j, k + (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h0, h1, j, _, rfl, h2, h3, rfl⟩) shape_a_c rfl rfl ⟨h0, h2⟩)
  (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_points2 i j ⟨⟨⟨rfl, rfl⟩, (int_tab_lab h5)⟩, h6⟩ rfl)))))
  : (known_3 I M N x_M P i j k) ⟨a_c, [i, j]⟩ (M t_R [i, j, k + (-1)]))) (ev_cons
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 i k ⟨⟨⟨h4, h5⟩, ⟨h0, h1⟩⟩, (int_tab_lab h5)⟩ rfl))
  : (known_3 I M N x_M P i j k) ⟨a_a, [i, k]⟩ (M t_A [i, k]))) (ev_cons
  (ev_read ((at_right (at_left (at_points2 k j ⟨⟨⟨h2, h3⟩, ⟨h4, h5⟩⟩, (int_tab_lab h5)⟩ rfl)))
  : (known_3 I M N x_M P i j k) ⟨a_b, [k, j]⟩ (M t_B [k, j]))) ev_nil))) ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_1 N x_M P hl hM i j k ⟨h4, h5⟩)))
  : I.fn f_1 [M t_R [i, j, k + (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]] = M t_R [i, j, k]))))

theorem kept_3 (i j k : Int) (h0 : 0 ≤ i) (h1 : i < N) (h2 : 0 ≤ j) (h3 : j < x_M) (h4 : 0 ≤ k) (h5 : k < P) :
    Heap.Entails ((body_3 I M).post ((((base E N x_M P).set v_i i).set v_j j).set v_k k) (known_3 I M N x_M P i j k)) (known_3 I M N x_M P i j (k + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_M P i j (k + 1)) from
  (entails_and (entails_points2 (fun q0 q1 h6 =>
  (at_set_other (by decide) (at_left (at_points2 q0 q1 ⟨h6.1, ((int_tab_lab h5) : k ≤ P)⟩ rfl)))))
  (entails_and (entails_points2 (fun q2 q3 h6 => (at_set_other (by decide)
  (at_right (at_left (at_points2 q2 q3 ⟨h6.1, ((int_tab_lab h5) : k ≤ P)⟩ rfl))))))
  (entails_and (entails_points2 (fun q4 q5 h6 =>
  (Or.elim h6 (fun h7 => (at_set_ne2 q4 q5 i j (fun h8 => (int_eab_tab_F h8.2 h7.1.1.2.2))
  (at_right (at_right (at_left (at_points2 q4 q5 (Or.inl ⟨h7.1, (int_tab_lab h5)⟩) rfl))))))
  (fun h7 => (at_set_ne2 q4 q5 i j (fun h8 => (int_eab_tab_F h8.1 h7.1.1.2.2))
  (at_right (at_right (at_left (at_points2 q4 q5 (Or.inr ⟨h7.1, (int_tab_lab h5)⟩) rfl)))))))))
  (entails_and
  (entails_points2 (fun q6 q7 h6 => (False.elim (Or.elim h6 (fun h7 => (int_c13 h4 h7.2))
  (fun h7 => (Or.elim h7 (fun h8 => (int_c13 h4 h8.2)) (fun h8 => (int_c13 h4 h8.2))))))))
  (entails_points2 (fun q8 q9 h6 => (at_set_eq2 q8 q9 i j h6.1.1
  ((at_congr3 h6.1.1.1 h6.1.1.2 int_c88) : M t_R [q8, q9, k + 1 + (-1)] = M t_R [i, j, k])))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_c [.var v_i, .var v_j] (.fn f_0 [])
    (fun e => (M t_R [(e v_i), (e v_j), (-1)]))) <|
  .for v_k (.const 0) (.var v_P)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) (e v_i) (e v_j) x) (body_3 I M)

theorem vc_2 (i j : Int) (h0 : 0 ≤ i) (h1 : i < N) (h2 : 0 ≤ j) (h3 : j < x_M) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M P)) (((base E N x_M P).set v_i i).set v_j j) (known_2 I M N x_M P i j) :=
  (vc_seq (vc_assign_of (I.fn f_0 [])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h0, h1, j, _, rfl, h2, h3, rfl⟩) shape_a_c rfl rfl ⟨h0, h2⟩) ev_const
  ((Eq.trans rfl (Eq.symm (equation_0 N x_M P hl hM i j (-1) rfl)))
  : I.fn f_0 [] = M t_R [i, j, (-1)]))
  (vc_for_of 0 P rfl rfl (show Heap.Entails _ (known_3 I M N x_M P i j 0) from (entails_and
  (entails_points2 (fun q10 q11 h4 => (at_set_other (by decide) (at_left (at_points2 q10 q11
  (Or.inr ⟨⟨h4.1, ((int_lab_tbc_tac h2 h3) : 0 < x_M)⟩, ((int_tab_lab h3) : j ≤ x_M)⟩) rfl)))))
  (entails_and (entails_points2 (fun q12 q13 h4 => (at_set_other (by decide)
  (at_right (at_left (at_points2 q12 q13 ⟨h4.1, ((int_tab_lab h3) : j ≤ x_M)⟩ rfl))))))
  (entails_and (entails_points2 (fun q14 q15 h4 =>
  (Or.elim h4 (fun h5 => (at_set_ne2 q14 q15 i j (fun h6 => (int_eab_tab_F h6.2 h5.1.1.2.2))
  (at_right (at_right (at_left (at_points2 q14 q15 (Or.inl ⟨⟨h5.1.1, (int_tab_lab h3)⟩, h5.1.2⟩) rfl))))))
  (fun h5 => (at_set_ne2 q14 q15 i j (fun h6 => (int_eab_tab_F h6.1 h5.1.1.2.2))
  (at_right (at_right (at_left (at_points2 q14 q15 (Or.inr ⟨⟨h5.1.1, (int_tab_lab h3)⟩, h5.1.2⟩) rfl)))))))))
  (entails_and
  (entails_points2 (fun q16 q17 h4 => (Or.elim h4 (fun h5 => (at_set_eq2 q16 q17 i j h5.1
  ((at_congr3 h5.1.1 h5.1.2 rfl) : M t_R [q16, q17, (-1)] = M t_R [i, j, (-1)]))) (fun h5 =>
  (Or.elim h5 (fun h6 => (at_set_ne2 q16 q17 i j (fun h7 => (int_eab_tab_F h7.2 h6.1.1.2.2))
  (at_right (at_right (at_right (at_points2 q16 q17 (Or.inl ⟨⟨h6.1.1, (int_tab_lab h3)⟩, h6.1.2⟩) rfl))))))
  (fun h6 => (at_set_ne2 q16 q17 i j (fun h7 => (int_eab_tab_F h7.1 h6.1.1.2.2))
  (at_right (at_right (at_right (at_points2 q16 q17 (Or.inr ⟨⟨h6.1.1, (int_tab_lab h3)⟩, h6.1.2⟩) rfl)))))))))))
  (entails_points2 (fun q18 q19 h4 => (False.elim (int_irrefl h4.2)))))))))
  (fun k h4 h5 => (vc_3 N x_M P hl hM i j k h0 h1 h2 h3 h4 h5))
  (fun k h4 h5 => (kept_3 N x_M P hl hM i j k h0 h1 h2 h3 h4 h5))))

theorem kept_2 (i j : Int) (h0 : 0 ≤ i) (h1 : i < N) (h2 : 0 ≤ j) (h3 : j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E N x_M P).set v_i i).set v_j j) (known_2 I M N x_M P i j)) (known_2 I M N x_M P i (j + 1)) :=
  ((entails_and
  (entails_points2 (fun q20 q21 h4 => (Or.elim h4 (fun h5 => (False.elim (int_c13 h2 h5.2)))
  (fun h5 => (at_left (at_points2 q20 q21 ⟨h5.1.1, (int_c559 h5.1.1.1.1 h5.1.1.1.2)⟩ rfl))))))
  (entails_and (entails_points2 (fun q22 q23 h4 =>
  (at_right (at_left (at_points2 q22 q23 ⟨h4.1, (int_c559 h4.1.2.1 h4.1.2.2)⟩ rfl))))) (entails_and
  (entails_points2 (fun q24 q25 h4 => (Or.elim h4 (fun h5 => (Or.elim (((Classical.em (q25 < j)).elim
  (fun h6 => (Or.inl (Or.inl ⟨⟨⟨h5.1.1.1, ⟨h5.1.1.2.1, h6⟩⟩, h5.2⟩, (int_c114 h5.2)⟩))) (fun h6 =>
  (Or.inr ⟨⟨⟨h5.1.1.1, (int_taB_ntab_eab h5.1.1.2.2 h6)⟩, (int_c114 h5.2)⟩, (int_c489 h5.2)⟩)))
  : (((q24 = i ∧ 0 ≤ q25 ∧ q25 < j) ∧ 0 < P) ∧ (max 0 P) ≤ P ∨ (((0 ≤ q25 ∧ q25 < x_M) ∧ 0 ≤ q24 ∧ q24 < i) ∧ 0 < P) ∧ (max 0 P) ≤ P) ∨ ((q24 = i ∧ q25 = j) ∧ (max 0 P) ≤ P) ∧ 0 < (max 0 P))
  (fun h6 => (at_right (at_right (at_left (at_points2 q24 q25 h6 rfl))))) (fun h6 =>
  (at_right (at_right (at_right (at_right (at_points2 q24 q25 h6 (at_congr3 rfl rfl (int_c585 h5.2))))))))))
  (fun h5 =>
  (at_right (at_right (at_left (at_points2 q24 q25 (Or.inr ⟨⟨h5.1.1, h5.2⟩, (int_c114 h5.2)⟩) rfl))))))))
  (entails_points2 (fun q26 q27 h4 =>
  (Or.elim h4 (fun h5 => (at_right (at_right (at_right (at_left (at_points2 q26 q27
  ((Classical.em (q27 = j)).elim (fun h6 => (Or.inl ⟨⟨h5.1.1.1, h6⟩, (int_c494 h5.2)⟩)) (fun h6 =>
  (Or.inr (Or.inl ⟨⟨⟨h5.1.1.1, ⟨h5.1.1.2.1, (int_taB_neab_tab h5.1.1.2.2 h6)⟩⟩, h5.2⟩, (int_c494 h5.2)⟩))))
  rfl)))))) (fun h5 =>
  (at_right (at_right (at_right (at_left (at_points2 q26 q27 (Or.inr (Or.inr ⟨⟨h5.1.1, h5.2⟩, (int_c494 h5.2)⟩)) rfl))))))))))))
  : Heap.Entails (known_3 I M N x_M P i j (max 0 P)) (known_2 I M N x_M P i (j + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M P)) ((base E N x_M P).set v_i i) (known_1 I M N x_M P i) :=
  (vc_for_of 0 x_M rfl rfl ((entails_and (entails_points2 (fun q28 q29 h2 =>
  (Or.elim h2 (fun h3 => (at_left (at_points2 q28 q29 ⟨h3.1.1, (int_tab_lab h1)⟩ rfl)))
  (fun h3 => (at_left (at_points2 q28 q29 ⟨h3.1.1, (int_tab_lab h1)⟩ rfl))))))
  (entails_and (entails_points2 (fun q30 q31 h2 =>
  (at_right (at_left (at_points2 q30 q31 (Or.inr ⟨⟨h2.1, (int_lab_tbc_tac h0 h1)⟩, (int_tab_lab h1)⟩) rfl)))))
  (entails_and (entails_points2 (fun q32 q33 h2 =>
  (Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h3.1.1.2.1 h3.1.1.2.2))) (fun h3 =>
  (at_right (at_right (at_left (at_points2 q32 q33 ⟨⟨h3.1.1, (int_tab_lab h1)⟩, h3.2⟩ rfl))))))))
  (entails_points2 (fun q34 q35 h2 =>
  (Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h3.1.1.2.1 h3.1.1.2.2))) (fun h3 =>
  (at_right (at_right (at_right (at_points2 q34 q35 ⟨⟨h3.1.1, (int_tab_lab h1)⟩, h3.2⟩ rfl)))))))))))
  : Heap.Entails (known_1 I M N x_M P i) (known_2 I M N x_M P i 0))
  (fun j h2 h3 => (vc_2 N x_M P hl hM i j h0 h1 h2 h3))
  (fun j h2 h3 => (kept_2 N x_M P hl hM i j h0 h1 h2 h3)))

theorem kept_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M P).set v_i i) (known_1 I M N x_M P i)) (known_1 I M N x_M P (i + 1)) :=
  ((entails_and
  (entails_points2 (fun q36 q37 h2 => (at_left (at_points2 q36 q37 ((Classical.em (x_M ≤ 0)).elim
  (fun h3 => (Or.inl ⟨⟨⟨⟨h2.1.1.1, h2.1.1.2⟩, ⟨h2.1.2.1, h2.1.2.2⟩⟩, h3⟩, (int_c494 h3)⟩))
  (fun h3 =>
  (Or.inr ⟨⟨⟨⟨h2.1.1.1, h2.1.1.2⟩, ⟨h2.1.2.1, h2.1.2.2⟩⟩, (int_nlba_tab h3)⟩, (int_c517 h3)⟩))) rfl))))
  (entails_and
  (entails_points2 (fun q38 q39 h2 => (Or.elim h2 (fun h3 => (False.elim (int_c13 h0 h3.2))) (fun h3 =>
  (at_right (at_left (at_points2 q38 q39 ⟨h3.1.1, (int_c559 h3.1.1.1.1 h3.1.1.1.2)⟩ rfl)))))))
  (entails_and (entails_points2 (fun q40 q41 h2 =>
  (at_right (at_right (at_left (at_points2 q40 q41 ((Classical.em (q40 = i)).elim (fun h3 =>
  (Or.inl ⟨⟨⟨h3, ⟨h2.1.1.1.1, (int_lt_max_right h2.1.1.1.2)⟩⟩, (int_c559 h2.1.1.1.1 h2.1.1.1.2)⟩, h2.2⟩))
  (fun h3 =>
  (Or.inr ⟨⟨⟨⟨h2.1.1.1.1, h2.1.1.1.2⟩, ⟨h2.1.1.2.1, (int_taB_neab_tab h2.1.1.2.2 h3)⟩⟩, (int_c559 h2.1.1.1.1 h2.1.1.1.2)⟩, h2.2⟩)))
  rfl)))))) (entails_points2 (fun q42 q43 h2 =>
  (at_right (at_right (at_right (at_points2 q42 q43 ((Classical.em (q42 = i)).elim (fun h3 =>
  (Or.inl ⟨⟨⟨h3, ⟨h2.1.1.1.1, (int_lt_max_right h2.1.1.1.2)⟩⟩, (int_c559 h2.1.1.1.1 h2.1.1.1.2)⟩, h2.2⟩))
  (fun h3 =>
  (Or.inr ⟨⟨⟨⟨h2.1.1.1.1, h2.1.1.1.2⟩, ⟨h2.1.1.2.1, (int_taB_neab_tab h2.1.1.2.2 h3)⟩⟩, (int_c559 h2.1.1.1.1 h2.1.1.1.2)⟩, h2.2⟩)))
  rfl))))))))) : Heap.Entails (known_2 I M N x_M P i (max 0 x_M)) (known_1 I M N x_M P (i + 1)))

theorem race_1 :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N x_M P).set v_i i)) (fun i => (body_1 I M).post ((base E N x_M P).set v_i i) (known_1 I M N x_M P i)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M)
  (fun i c0 c1 => (c0 = i ∧ 0 < P) ∧ 0 ≤ c1 ∧ c1 < x_M)
  (fun i h0 h1 => (w_for 0 x_M rfl rfl (fun j h2 h3 => (w_seq (w_assign2 i j ⟨rfl, ⟨h2, h3⟩⟩)
  (w_for 0 P rfl rfl (fun k h4 h5 => (w_assign2 i j ⟨rfl, ⟨h2, h3⟩⟩))))))) (fun i h0 h1 =>
  (r_for 0 x_M rfl rfl (fun j h2 h3 => (r_seq (r_none rfl) (r_for 0 P rfl rfl (fun k h4 h5 =>
  (r_assign (x_fn (x_cons (x_read2 i j ⟨⟨rfl, ((int_lab_tbc_tac h4 h5) : 0 < P)⟩, ⟨h2, h3⟩⟩)
  (x_cons (x_none rfl) x_nil)))))))))) (fun i y_y c0 c1 h0 h1 h2 h3 h4 h5 =>
  ⟨(fun h6 => (int_eab_eac_nebc_F h5.1 h6.1.1 h4)), (fun h6 => (int_eab_eac_nebc_F h5.1 h6.1 h4))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E N x_M P)) (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M) :=
  (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M P 0) from (entails_and (entails_points2 (fun q44 q45 h0 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q44, q45]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q44, _, rfl, h0.1.2.1, h0.1.2.2, q45, _, rfl, h0.1.1.1, h0.1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q46 q47 h0 => (Or.elim h0 (fun h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q46, q47]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q46, _, rfl, h1.1.1.2.1, h1.1.1.2.2, q47, _, rfl, h1.1.1.1.1, h1.1.1.1.2, rfl⟩) rfl
  rfl)) (fun h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q46, q47]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q46, _, rfl, h1.1.1.2.1, h1.1.1.2.2, q47, _, rfl, h1.1.1.1.1, h1.1.1.1.2, rfl⟩) rfl
  rfl))))) (entails_and
  (entails_points2 (fun q48 q49 h0 => (False.elim (int_lab_tba_F h0.1.1.2.1 h0.1.1.2.2))))
  (entails_points2 (fun q50 q51 h0 => (False.elim (int_lab_tba_F h0.1.1.2.1 h0.1.1.2.2))))))))
  (fun i h0 h1 => (vc_1 N x_M P hl hM i h0 h1)) (fun i h0 h1 => (kept_1 N x_M P hl hM i h0 h1))
  (race_1 N x_M P hl hM))

theorem output_0_2 (q52 q53 : Int) (h0 : 0 ≤ q52) (h1 : q52 < N) (h2 : 0 ≤ q53) (h3 : q53 < x_M) :
    ((program I M).post (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M)) ⟨a_c, [q52, q53]⟩ (M t_C [q52, q53]) :=
  ((Or.elim (((Classical.em (0 < P)).elim
  (fun h4 => (Or.inl ⟨⟨⟨⟨h2, h3⟩, ⟨h0, (int_lt_max_right h1)⟩⟩, (int_c559 h0 h1)⟩, h4⟩)) (fun h4 =>
  (Or.inr ⟨⟨⟨⟨h2, h3⟩, ⟨h0, (int_lt_max_right h1)⟩⟩, (int_c559 h0 h1)⟩, (int_ntba_lab h4)⟩)))
  : (((0 ≤ q53 ∧ q53 < x_M) ∧ 0 ≤ q52 ∧ q52 < (max 0 N)) ∧ (max 0 N) ≤ N) ∧ 0 < P ∨ (((0 ≤ q53 ∧ q53 < x_M) ∧ 0 ≤ q52 ∧ q52 < (max 0 N)) ∧ (max 0 N) ≤ N) ∧ P ≤ 0)
  (fun h4 =>
  (at_right (at_right (at_left (at_points2 q52 q53 h4 (Eq.trans ((Eq.trans ((equation_2 N x_M P hl hM q52 q53 trivial)
  : M t_C [q52, q53] = M t_R [q52, q53, (max P 0) + (-1)])
  (Eq.trans ((equation_1 N x_M P hl hM q52 q53 ((max P 0) + (-1)) ⟨(fact_0 h4.2), (fact_1 h4.2)⟩)
  : M t_R [q52, q53, (max P 0) + (-1)] = I.fn f_1 [M t_R [q52, q53, (max P 0) + (-1) + (-1)], I.fn f_2 [M t_A [q52, (max P 0) + (-1)], M t_B [(max P 0) + (-1), q53]]])
  (fn_congr2 (at_congr3 rfl rfl (fact_2 h4.2))
  (fn_congr2 (at_congr2 rfl (fact_3 h4.2)) (at_congr2 (fact_3 h4.2) rfl)))))
  : M t_C [q52, q53] = I.fn f_1 [M t_R [q52, q53, P + (-1) + (-1)], I.fn f_2 [M t_A [q52, P + (-1)], M t_B [P + (-1), q53]]])
  (Eq.symm (equation_1 N x_M P hl hM q52 q53 (P + (-1)) ⟨(int_c92 h4.2), int_c37⟩)))))))) (fun h4 =>
  (at_right (at_right (at_right (at_points2 q52 q53 h4 (Eq.trans ((Eq.trans ((equation_2 N x_M P hl hM q52 q53 trivial)
  : M t_C [q52, q53] = M t_R [q52, q53, (max P 0) + (-1)])
  (Eq.trans ((equation_0 N x_M P hl hM q52 q53 ((max P 0) + (-1)) (fact_4 h4.2))
  : M t_R [q52, q53, (max P 0) + (-1)] = I.fn f_0 []) rfl))
  : M t_C [q52, q53] = I.fn f_0 [])
  (Eq.symm (equation_0 N x_M P hl hM q52 q53 (-1) rfl)))))))))
  : (known_1 I M N x_M P (max 0 N)) ⟨a_c, [q52, q53]⟩ (M t_C [q52, q53]))

end

theorem consistent (E : Env) (N x_M P : Int) : spec.Consistent (base E N x_M P) :=
  consistent_of (pairs_cons (all_cons (apart_same3 (fun i j k => cond_holds) (fun i j k => cond_holds) (fun (p0 p1 p2 : Int) (h0 : p2 = (-1)) (h1 : 0 ≤ p2 ∧ p2 < P) =>
  (False.elim ((int_c456 h1.1 h0) : False)))) (all_cons (apart_other (by decide)) all_nil)) (pairs_cons (all_cons (apart_other (by decide)) all_nil) (pairs_cons all_nil pairs_nil))) (by decide)

theorem solvable (E : Env) (N x_M P : Int) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M P) :=
  solvable_equations (consistent E N x_M P)
    (fun at_ => if at_ = t_R then 0 else if at_ = t_C then 1 else 0)
    [fun at_ point => if at_ = t_R then ((point.getD 2 0) + (-1) * 0) else 0]
    (fun at_ => if at_ = t_R then 0 else 0)
    (all_cons (descends3 (fun (i j k : Int) => cond_holds)
  (fun (i j k : Int) (h0 : k = (-1)) => (uses_fn uses_nil)))
    (all_cons (descends3 (fun (i j k : Int) => cond_holds) (fun (i j k : Int) (h0 : 0 ≤ k ∧ k < P) =>
  (uses_fn (uses_cons (uses_rank3 i j (k + (-1)) (k + (-1) * 0) (k + (-1) + (-1) * 0) rfl rfl rfl rfl
  ((int_c169 h0.1) : 0 ≤ k + (-1) * 0) (int_c58 : k + (-1) + (-1) * 0 < k + (-1) * 0)) (uses_cons
  (uses_fn (uses_cons (uses_input (by decide)) (uses_cons (uses_input (by decide)) uses_nil)))
  uses_nil)))))
    (all_cons (descends2 (fun (i j : Int) => cond_holds)
  (fun (i j : Int) (h0 : True) => (uses_lower (by decide))))
    all_nil)))

theorem placed (E : Env) (N x_M P : Int) : impl.LayoutOk spec (base E N x_M P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M P : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_R then (point.getD 2 0) = (-1) ∨ ((0 ≤ (point.getD 2 0) ∧ (point.getD 2 0) < P) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_C then ((0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N) ∧ 0 < P ∨ P ≤ 0 else True

theorem covered_0 (E : Env) (N x_M P : Int) (p0 p1 : Int) (h0 : 0 ≤ p0) (h1 : p0 < N) (h2 : 0 ≤ p1) (h3 : p1 < x_M) :
    spec.Given (inside N x_M P) (base E N x_M P) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (((Classical.em (0 < P)).elim (fun h4 => (Or.inl ⟨⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩, h4⟩))
  (fun h4 => (Or.inr (int_ntba_lab h4)))) : ((0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) ∧ 0 < P ∨ P ≤ 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M P : Int) (i j k : Int) (h0 : k = (-1)) (h1 : k = (-1) ∨ ((0 ≤ k ∧ k < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.fn (.literal .f32 0 1) []) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) :=
  (defined_fn defined_nil)

theorem defined_1 (E : Env) (N x_M P : Int) (i j k : Int) (h0 : 0 ≤ k ∧ k < P) (h1 : k = (-1) ∨ ((0 ≤ k ∧ k < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.fn (.builtin "+" .f32) [.access t_R [.var v_i, .var v_j, .add (.var v_k) (.const (-1))], .fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]]) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) :=
  (defined_fn (defined_cons
  (defined_access (Or.elim (((Classical.em (k + (-1) = (-1))).elim (fun h2 => (Or.inl h2))
  (fun h2 => (Or.inr ⟨(int_c593 h0.1 h2), (int_c89 h0.2)⟩)))
  : k + (-1) = (-1) ∨ 0 ≤ k + (-1) ∧ k + (-1) < P)
  (fun h2 => (given_equation (p := [i, j, k + (-1)]) (.head _) rfl rfl rfl ((Or.inl h2)
  : k + (-1) = (-1) ∨ ((0 ≤ k + (-1) ∧ k + (-1) < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N)
  (cond_holds.2 (h2 : k + (-1) = (-1)))))
  (fun h2 => (given_equation (p := [i, j, k + (-1)]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inr ⟨⟨h2, ⟨(Or.elim h1 (fun h3 => (False.elim (int_c456 h0.1 h3))) (fun h3 => h3.1.2.1)), (Or.elim h1 (fun h3 => (False.elim (int_c456 h0.1 h3))) (fun h3 => h3.1.2.2))⟩⟩, ⟨(Or.elim h1 (fun h3 => (False.elim (int_c456 h0.1 h3))) (fun h3 => h3.2.1)), (Or.elim h1 (fun h3 => (False.elim (int_c456 h0.1 h3))) (fun h3 => h3.2.2))⟩⟩)
  : k + (-1) = (-1) ∨ ((0 ≤ k + (-1) ∧ k + (-1) < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N)
  (cond_holds.2 (h2 : 0 ≤ k + (-1) ∧ k + (-1) < P)))))) (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, k]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h1 (fun h2 => (False.elim (int_c456 h0.1 h2))) (fun h2 => h2.2.1)) : 0 ≤ i), ((Or.elim h1 (fun h2 => (False.elim (int_c456 h0.1 h2))) (fun h2 => h2.2.2)) : i < N), k, _, rfl, h0.1, h0.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [k, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨k, _, rfl, h0.1, h0.2, j, _, rfl, ((Or.elim h1 (fun h2 => (False.elim (int_c456 h0.1 h2))) (fun h2 => h2.1.2.1)) : 0 ≤ j), ((Or.elim h1 (fun h2 => (False.elim (int_c456 h0.1 h2))) (fun h2 => h2.1.2.2)) : j < x_M), rfl⟩)))
  defined_nil))) defined_nil)))

theorem defined_2 (E : Env) (N x_M P : Int) (i j : Int) (h0 : True) (h1 : ((0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) ∧ 0 < P ∨ P ≤ 0) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.access t_R [.var v_i, .var v_j, .add (.max (.var v_P) (.const 0)) (.const (-1))]) (((base E N x_M P).set v_i i).set v_j j) :=
  (defined_access (Or.elim (((Classical.em ((max P 0) + (-1) = (-1))).elim (fun h2 => (Or.inl h2))
  (fun h2 => (Or.inr ⟨(fact_6 h2), (fact_7 h2)⟩)))
  : (max P 0) + (-1) = (-1) ∨ 0 ≤ (max P 0) + (-1) ∧ (max P 0) + (-1) < P)
  (fun h2 => (given_equation (p := [i, j, (max P 0) + (-1)]) (.head _) rfl rfl rfl ((Or.inl h2)
  : (max P 0) + (-1) = (-1) ∨ ((0 ≤ (max P 0) + (-1) ∧ (max P 0) + (-1) < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N)
  (cond_holds.2 (h2 : (max P 0) + (-1) = (-1)))))
  (fun h2 => (given_equation (p := [i, j, (max P 0) + (-1)]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inr ⟨⟨h2, ⟨(Or.elim h1 (fun h3 => h3.1.1.1) (fun h3 => (False.elim (fact_5 h3 h2.1)))), (Or.elim h1 (fun h3 => h3.1.1.2) (fun h3 => (False.elim (fact_5 h3 h2.1))))⟩⟩, ⟨(Or.elim h1 (fun h3 => h3.1.2.1) (fun h3 => (False.elim (fact_5 h3 h2.1)))), (Or.elim h1 (fun h3 => h3.1.2.2) (fun h3 => (False.elim (fact_5 h3 h2.1))))⟩⟩)
  : (max P 0) + (-1) = (-1) ∨ ((0 ≤ (max P 0) + (-1) ∧ (max P 0) + (-1) < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N)
  (cond_holds.2 (h2 : 0 ≤ (max P 0) + (-1) ∧ (max P 0) + (-1) < P))))))

theorem defined (E : Env) (N x_M P : Int) : spec.Defined (base E N x_M P) :=
  defined_of (inside N x_M P)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M P p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined3 (fun i j k => cond_holds) (fun i j k hg hk => defined_0 E N x_M P i j k hg hk))
    (all_cons (well_defined3 (fun i j k => cond_holds) (fun i j k hg hk => defined_1 E N x_M P i j k hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_2 E N x_M P i j hg hk))
    all_nil))))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 (-1)) (fun _ => 0)
    ⟨all_nil, all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => True)
    (fun E => base E (E v_N) (E v_M) (E v_P)) base_self (fun E ha => trivial) inhabited
    (fun E a => defined E (E v_N) (E v_M) (E v_P)) (fun E a => placed E (E v_N) (E v_M) (E v_P))
    (fun E a => consistent E (E v_N) (E v_M) (E v_P)) (fun E a => solvable E (E v_N) (E v_M) (E v_P))
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) (E v_P) hl hM)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_N) (E v_M) (E v_P) hl hM p0 p1 b0 b1 b2 b3)) all_nil))) all_nil))


end Redverify.Certificate.figure_5_5
