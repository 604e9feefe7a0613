module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `i` -/ abbrev v_i : Var := 0
/-- `j` -/ abbrev v_j : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `i1` -/ abbrev v_i1 : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `e` -/ abbrev a_e : Arr := 2
/-- `d` -/ abbrev a_d : Arr := 3
/-- `c` -/ abbrev a_c : Arr := 4
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `E` -/ abbrev t_E : Ten := 2
/-- `D` -/ abbrev t_D : Ten := 3
/-- `C` -/ abbrev t_C : Ten := 4

/-- Specification `main`. -/
def spec : Spec where
  assumptions := []
  inputs :=
    [
      Region.mk t_A [(.const 0, .const 8), (.const 0, .const 8)],
      Region.mk t_B [(.const 0, .const 8), (.const 0, .const 8)],
      Region.mk t_E [(.const 0, .const 8), (.const 0, .const 8)]]
  outputs := [Region.mk t_D [(.const 0, .const 8), (.const 0, .const 8)]]
  equations :=
    [
      Equation.mk
        t_C
        [v_i, v_j]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 8)))
          (.fn
            (.builtin "*" .f32)
            [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])),
      Equation.mk
        t_D
        [v_i, v_j]
        .true
        (.fn
          (.builtin "+" .f32)
          [.access t_E [.var v_i, .var v_j], .access t_C [.var v_i, .var v_j]])]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_e t_E [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_d t_D [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .allocate a_c [.const 8, .const 8] <|
    .for v_i (.const 0) (.const 8) <|
      .for v_j (.const 0) (.const 8) <|
        .scope [a_d] <|
          .for v_k (.const 0) (.const 8) <|
            .seq (.ifte (.eq (.var v_k) (.const 0)) (
              .assign a_d [.var v_i, .var v_j] (.read a_e [.var v_i, .var v_j])
            ) (
              .skip
            )) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_d
              [.var v_i, .var v_j]
              (.fn (.builtin "*" .f32) [.read a_a [.var v_i, .var v_k], .read a_b [.var v_k, .var v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .builtin "*" .f32
abbrev f_2 : Fn := .literal .f32 0 1

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_d : ∀ b ∈ impl.bindings, b.array = a_d → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i j k : Int) : V :=
  (I.reduce f_0 (some (M t_E [i, j])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_1 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i j k : Int) : V :=
  (I.reduce f_0 (some (M t_E [i, j])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => I.fn f_1 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_2 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8)) (body1 (fun y_k0 => I.fn f_1 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_2 I M i j) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_2 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 8))) (.fn f_1 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 8) => rfl))))

theorem equation_1 (i j : Int) (h0 : True) :
    (M t_D [i, j]) = (I.fn f_0 [M t_E [i, j], M t_C [i, j]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_E [.var v_i, .var v_j], .access t_C [.var v_i, .var v_j]]) (((base E).set v_i i).set v_j j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 8)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 8)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_d
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_D [c0, c1]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_e
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 8)
    (fun c0 c1 => (M t_E [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_1_2 I M i).and (known_1_3 I M))))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points2 a_d
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j ∨ (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_D [c0, c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M i j).and (known_1_3 I M))))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (i j k : Int) : Heap V :=
  .points2 a_d
    (fun c0 c1 => (c0 = i ∧ c1 = j) ∧ 0 < k)
    (fun c0 c1 => (value_0 I M i j k))

noncomputable def known_3 (I : Interp V) (M : Model V) (i j k : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_3_2 I M i j k).and ((known_2_2 I M i j).and (known_1_3 I M)))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k) (.const 0)) (
    .assign a_d [.var v_i, .var v_j] (.read a_e [.var v_i, .var v_j])
      (fun e => (M t_E [(e v_i), (e v_j)]))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_d
    [.var v_i, .var v_j]
    (.fn f_1 [.read a_a [.var v_i, .var v_k], .read a_b [.var v_k, .var v_j]])
    (fun e => (value_1 I M (e v_i) (e v_j) (e v_k)))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (M t_E [i, j])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_1 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem vc_3 (i j k : Int) (h0 : 0 ≤ i) (h1 : i < 8) (h2 : 0 ≤ j) (h3 : j < 8) (h4 : 0 ≤ k) (h5 : k < 8) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E)) a_c [8, 8]) ((((base E).set v_i i).set v_j j).set v_k k) (known_3 I M i j k) :=
  (vc_seq
  (vc_if_of cond_holds (fun (h6 : k = 0) => (vc_assign_of (M t_E [i, j]) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_d t_D [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_D [(.const 0, .const 8), (.const 0, .const 8)])) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h0, h1, j, _, rfl, h2, h3, rfl⟩) shape_a_d rfl rfl ⟨h0, h2⟩))
  (ev_read ((at_right (at_right (at_right (at_right (at_points2 i j ⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩ rfl)))))
  : (known_3 I M i j k) ⟨a_e, [i, j]⟩ (M t_E [i, j]))) rfl)) (fun (h6 : ¬ k = 0) => vc_skip))
  (Or.elim (((Classical.em (k = 0)).elim (fun h6 => (Or.inl h6))
  (fun h6 => (Or.inr (int_lab_neba_tab h4 h6)))) : k = 0 ∨ 0 < k) (fun h6 =>
  (vc_accumulate_of (M t_E [i, j]) (I.fn f_1 [M t_A [i, k], M t_B [k, j]])
  (at_if_of cond_holds (fun (h7 : k = 0) => (at_set_eq2 i j i j ⟨rfl, rfl⟩ rfl))
  (fun (h7 : ¬ k = 0) => (False.elim ((int_eab_neab_F h6 h7) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h7 : k = 0) =>
  (at_set_other (by decide) ((at_left (at_points2 i k ⟨⟨h4, h5⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_3 I M i j k) ⟨a_a, [i, k]⟩ (M t_A [i, k]))))
  (fun (h7 : ¬ k = 0) => (False.elim ((int_eab_neab_F h6 h7) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h7 : k = 0) =>
  (at_set_other (by decide) ((at_right (at_left (at_points2 k j ⟨⟨h2, h3⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_3 I M i j k) ⟨a_b, [k, j]⟩ (M t_B [k, j]))))
  (fun (h7 : ¬ k = 0) => (False.elim ((int_eab_neab_F h6 h7) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [M t_E [i, j], I.fn f_1 [M t_A [i, k], M t_B [k, j]]] = I.fn f_0 [value_3 I M i j, I.fn f_1 [M t_A [i, k], M t_B [k, j]]])
  (append1 k 0 (0 + 1) (fun q0 h7 => ⟨h7.1, (int_c34 h7.2 h6)⟩) (fun q0 =>
  ⟨(fun h7 => (Or.inr (int_c43 h7.2 h7.1 h6))), (fun h7 => (Or.elim h7 (fun h8 => (False.elim (int_one_lt_zero h8)))
  (fun h8 => ⟨(int_lab_ecb_lac h4 h8), (int_eab_lab h8)⟩)))⟩)
  (fun q0 h7 => (False.elim (int_one_lt_zero h7))) (fun q0 h7 => rfl) rfl))
  : I.fn f_0 [M t_E [i, j], I.fn f_1 [M t_A [i, k], M t_B [k, j]]] = value_1 I M i j k)))
  (fun h6 =>
  (vc_accumulate_of (value_0 I M i j k) (I.fn f_1 [M t_A [i, k], M t_B [k, j]])
  (at_if_of cond_holds (fun (h7 : k = 0) => (False.elim ((int_eab_tba_F h7 h6) : False)))
  (fun (h7 : ¬ k = 0) => ((at_right (at_right (at_left (at_points2 i j ⟨⟨rfl, rfl⟩, h6⟩ rfl))))
  : (known_3 I M i j k) ⟨a_d, [i, j]⟩ (value_0 I M i j k)))) (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h7 : k = 0) => (False.elim ((int_eab_tba_F h7 h6) : False)))
  (fun (h7 : ¬ k = 0) => ((at_left (at_points2 i k ⟨⟨h4, h5⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_3 I M i j k) ⟨a_a, [i, k]⟩ (M t_A [i, k]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h7 : k = 0) => (False.elim ((int_eab_tba_F h7 h6) : False)))
  (fun (h7 : ¬ k = 0) => ((at_right (at_left (at_points2 k j ⟨⟨h2, h3⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_3 I M i j k) ⟨a_b, [k, j]⟩ (M t_B [k, j]))))) ev_nil)))
  ((append1 k 0 (k + 1) (fun q2 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)
  (fun q2 => ⟨(fun h7 => ((Classical.em (q2 < k)).elim (fun h8 => (Or.inl ⟨h7.1, h8⟩))
  (fun h8 => (Or.inr (int_lab_ntab_eab h7.2 h8))))), (fun h7 => (Or.elim h7 (fun h8 => ⟨h8.1, (int_tab_lab h8.2)⟩)
  (fun h8 => ⟨(int_ecb_tab_lac h8 h6), (int_eab_lab h8)⟩)))⟩) (fun q2 h7 => h7.2) (fun q2 h7 => rfl)
  rfl)
  : I.fn f_0 [value_0 I M i j k, I.fn f_1 [M t_A [i, k], M t_B [k, j]]] = value_1 I M i j k)))))

theorem kept_3 (i j k : Int) (h0 : 0 ≤ i) (h1 : i < 8) (h2 : 0 ≤ j) (h3 : j < 8) (h4 : 0 ≤ k) (h5 : k < 8) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_i i).set v_j j).set v_k k) (known_3 I M i j k)) (known_3 I M i j (k + 1)) :=
  (show Heap.Entails _ (known_3 I M i j (k + 1)) from
  (entails_and (entails_points2 (fun q3 q4 h6 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h7 : k = 0) => (at_set_other (by decide) (at_left (at_points2 q3 q4 h6 rfl))))
  (fun (h7 : ¬ k = 0) => (at_left (at_points2 q3 q4 h6 rfl)))))))
  (entails_and (entails_points2 (fun q5 q6 h6 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h7 : k = 0) => (at_set_other (by decide) (at_right (at_left (at_points2 q5 q6 h6 rfl)))))
  (fun (h7 : ¬ k = 0) => (at_right (at_left (at_points2 q5 q6 h6 rfl))))))))
  (entails_and (entails_points2 (fun q7 q8 h6 => (at_set_eq2 q7 q8 i j h6.1 ((reduce_congr1
  (fun q9 => ⟨(fun h7 => ⟨h7.1, (int_taB_lab h7.2)⟩), (fun h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)⟩)
  (fun q9 h7 => rfl)) : value_0 I M i j (k + 1) = value_1 I M i j k))))
  (entails_and (entails_points2 (fun q10 q11 h6 => (Or.elim h6
  (fun h7 => (at_set_ne2 q10 q11 i j (fun h8 => (int_eab_tab_F h8.2 h7.2.2)) (at_if_of cond_holds
  (fun (h8 : k = 0) => (at_set_ne2 q10 q11 i j (fun h9 => (int_eab_tab_F h9.2 h7.2.2))
  (at_right (at_right (at_right (at_left (at_points2 q10 q11 h6 rfl)))))))
  (fun (h8 : ¬ k = 0) => (at_right (at_right (at_right (at_left (at_points2 q10 q11 h6 rfl)))))))))
  (fun h7 => (at_set_ne2 q10 q11 i j (fun h8 => (int_eab_tab_F h8.1 h7.2.2)) (at_if_of cond_holds
  (fun (h8 : k = 0) => (at_set_ne2 q10 q11 i j (fun h9 => (int_eab_tab_F h9.1 h7.2.2))
  (at_right (at_right (at_right (at_left (at_points2 q10 q11 h6 rfl)))))))
  (fun (h8 : ¬ k = 0) => (at_right (at_right (at_right (at_left (at_points2 q10 q11 h6 rfl))))))))))))
  (entails_points2 (fun q12 q13 h6 => (at_set_other (by decide) (at_if_of cond_holds (fun (h7 : k = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_right (at_points2 q12 q13 h6 rfl)))))))
  (fun (h7 : ¬ k = 0) => (at_right (at_right (at_right (at_right (at_points2 q12 q13 h6 rfl)))))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_d] <|
    .for v_k (.const 0) (.const 8)
      (fun e x => known_3 I M (e v_i) (e v_j) x) (body_3 I M)

theorem vc_2 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 8) (h2 : 0 ≤ j) (h3 : j < 8) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E)) a_c [8, 8]) (((base E).set v_i i).set v_j j) (known_2 I M i j) :=
  (vc_scope (vc_for_of 0 8 rfl rfl (show Heap.Entails _ (known_3 I M i j 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q14 q15 h4 => (False.elim (int_irrefl h4.2))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))))
  (fun k h4 h5 => (vc_3 hl hM i j k h0 h1 h2 h3 h4 h5))
  (fun k h4 h5 => (kept_3 hl hM i j k h0 h1 h2 h3 h4 h5))))

theorem kept_2 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 8) (h2 : 0 ≤ j) (h3 : j < 8) :
    Heap.Entails ((body_2 I M).post (((base E).set v_i i).set v_j j) (known_2 I M i j)) (known_2 I M i (j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q16 q17 h4 => (Or.elim h4
  (fun h5 => (Or.elim (((Classical.em (q17 = j)).elim (fun h6 => (Or.inl ⟨⟨h5.1, h6⟩, int_c189⟩))
  (fun h6 => (Or.inr (Or.inl ⟨h5.1, ⟨h5.2.1, (int_taB_neab_tab h5.2.2 h6)⟩⟩))))
  : (q16 = i ∧ q17 = j) ∧ 0 < (8 : Int) ∨ (q16 = i ∧ 0 ≤ q17 ∧ q17 < j ∨ (0 ≤ q17 ∧ q17 < 8) ∧ 0 ≤ q16 ∧ q16 < i))
  (fun h6 =>
  (at_right (at_right (at_left (at_points2 q16 q17 h6 (Eq.trans ((equation_1 hl hM q16 q17 trivial)
  : M t_D [q16, q17] = I.fn f_0 [M t_E [q16, q17], M t_C [q16, q17]])
  (Eq.trans ((fn_congr2 rfl (equation_0 hl hM q16 q17 trivial))
  : I.fn f_0 [M t_E [q16, q17], M t_C [q16, q17]] = I.fn f_0 [M t_E [q16, q17], value_2 I M q16 q17])
  (Eq.trans ((fn_congr2 (Eq.trans ((at_congr2 h5.1 h6.1.2) : M t_E [q16, q17] = M t_E [i, j])
  (Eq.symm (reduce_empty1 (fun q24 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [M t_E [q16, q17], value_2 I M q16 q17] = I.fn f_0 [value_3 I M i j, value_2 I M q16 q17])
  (union_in_order1 (law_0 hl) (law_1 hl) 0 (7 + 1) (fun q22 h7 => ⟨h7.1, (int_c326 h7.2)⟩)
  (fun q22 =>
  ⟨(fun h7 => (Or.inr h7)), (fun h7 => (Or.elim h7 (fun h8 => (False.elim (int_one_lt_zero h8))) (fun h8 => h8)))⟩)
  (fun q22 q23 h7 h8 => (False.elim (int_one_lt_zero h7))) (fun q22 h7 => rfl)
  (fun q22 h7 => (fn_congr2 (at_congr2 h5.1 rfl) (at_congr2 rfl h6.1.2))))))))))))
  (fun h6 => (at_right (at_right (at_right (at_left (at_points2 q16 q17 h6 rfl))))))))
  (fun h5 => (at_right (at_right (at_right (at_left (at_points2 q16 q17 (Or.inr h5) rfl)))))))))
  (entails_right (entails_right (entails_right (entails_right entails_refl)))))))
  : Heap.Entails (known_3 I M i j 8) (known_2 I M i (j + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 8)
    (fun e x => known_2 I M (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 8) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E)) a_c [8, 8]) ((base E).set v_i i) (known_1 I M i) :=
  (vc_for_of 0 8 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q25 q26 h2 => (Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h3.2.1 h3.2.2)))
  (fun h3 => (at_right (at_right (at_left (at_points2 q25 q26 h3 rfl))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_1 I M i) (known_2 I M i 0)) (fun j h2 h3 => (vc_2 hl hM i j h0 h1 h2 h3))
  (fun j h2 h3 => (kept_2 hl hM i j h0 h1 h2 h3)))

theorem kept_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 8) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i i) (known_1 I M i)) (known_1 I M (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q27 q28 h2 =>
  (at_right (at_right (at_left (at_points2 q27 q28 ((Classical.em (q27 = i)).elim (fun h3 => (Or.inl ⟨h3, ⟨h2.1.1, h2.1.2⟩⟩))
  (fun h3 => (Or.inr ⟨⟨h2.1.1, h2.1.2⟩, ⟨h2.2.1, (int_taB_neab_tab h2.2.2 h3)⟩⟩))) rfl))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_2 I M i 8) (known_1 I M (i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c [.const 8, .const 8] <|
  .for v_i (.const 0) (.const 8)
    (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_allocate (vc_for_of 0 8 rfl rfl (show Heap.Entails _ (known_1 I M 0) from
  (entails_and (entails_points2 (fun q29 q30 h0 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .const 8), (.const 0, .const 8)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q29, q30]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q29, _, rfl, h0.2.1, h0.2.2, q30, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points2 (fun q31 q32 h0 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .const 8), (.const 0, .const 8)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q31, q32]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q31, _, rfl, h0.2.1, h0.2.2, q32, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points2 (fun q33 q34 h0 => (False.elim (int_lab_tba_F h0.2.1 h0.2.2))))
  (entails_points2 (fun q35 q36 h0 => (at_without (by decide)
  (at_input (R := (Region.mk t_E [(.const 0, .const 8), (.const 0, .const 8)])) (b := (Binding.mk a_e t_E [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q35, q36]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q35, _, rfl, h0.2.1, h0.2.2, q36, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl))))))))
  (fun i h0 h1 => (vc_1 hl hM i h0 h1)) (fun i h0 h1 => (kept_1 hl hM i h0 h1))))

theorem output_0_3 (q37 q38 : Int) (h0 : 0 ≤ q37) (h1 : q37 < 8) (h2 : 0 ≤ q38) (h3 : q38 < 8) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_d, [q37, q38]⟩ (M t_D [q37, q38]) :=
  (at_restore (by decide)
  ((at_right (at_right (at_left (at_points2 q37 q38 ⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩ rfl))))
  : (known_1 I M 8) ⟨a_d, [q37, q38]⟩ (M t_D [q37, q38])))

end

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun at_ => if at_ = t_C then 0 else if at_ = t_D then 1 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun at_ point => if at_ = t_C then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < 8 else if at_ = t_D then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < 8 else True

theorem covered_0 (E : Env) (p0 p1 : Int) (h0 : 0 ≤ p0) (h1 : p0 < 8) (h2 : 0 ≤ p1) (h3 : p1 < 8) :
    spec.Given (inside) (base E) t_D [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩ : (0 ≤ p1 ∧ p1 < 8) ∧ 0 ≤ p0 ∧ p0 < 8) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (i j : Int) (h0 : True) (h1 : (0 ≤ j ∧ j < 8) ∧ 0 ≤ i ∧ i < 8) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 8))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 8 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 8) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 8) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h1.2.1, h1.2.2, y_d0, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, j, _, rfl, h1.1.1, h1.1.2, rfl⟩))) defined_nil)))))

theorem defined_1 (E : Env) (i j : Int) (h0 : True) (h1 : (0 ≤ j ∧ j < 8) ∧ 0 ≤ i ∧ i < 8) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.fn (.builtin "+" .f32) [.access t_E [.var v_i, .var v_j], .access t_C [.var v_i, .var v_j]]) (((base E).set v_i i).set v_j j) :=
  (defined_fn (defined_cons (defined_access (given_input (p := [i, j]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h1.2.1, h1.2.2, j, _, rfl, h1.1.1, h1.1.2, rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [i, j]) (.head _) rfl rfl rfl (h1 : (0 ≤ j ∧ j < 8) ∧ 0 ≤ i ∧ i < 8)
  (cond_holds.2 (h0 : True)))) defined_nil)))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E i j hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_1 E i j hg hk))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0)) (fun _ => 0)
    ⟨all_nil, all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => True)
    (fun E => base E) base_self (fun E ha => trivial) inhabited
    (fun E a => defined E) (fun E a => placed E)
    (fun E a => consistent E) (fun E a => solvable E)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc hl hM)
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.head _)))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_3 hl hM p0 p1 b0 b1 b2 b3)) all_nil)))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

end Redverify.Certificate.scheduled
