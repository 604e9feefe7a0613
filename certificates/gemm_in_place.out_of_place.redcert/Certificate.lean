module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.out_of_place

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
/-- `d` -/ abbrev a_d : Arr := 5
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

/-- Implementation `out_of_place`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_alpha t_ALPHA [] [] none,
      Binding.mk a_beta t_BETA [] [] none,
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_d t_D [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .par v_j (.const 0) (.var v_M) <|
        .seq (.assign
          a_d
          [.var v_i, .var v_j]
          (.fn (.builtin "*" .f32) [.read a_beta [], .read a_c [.var v_i, .var v_j]])) <|
        .scope [a_d] <|
          .for v_k (.const 0) (.var v_P) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_d
              [.var v_i, .var v_j]
              (.fn
                (.builtin "*" .f32)
                [
                  .fn (.builtin "*" .f32) [.read a_alpha [], .read a_a [.var v_i, .var v_k]],
                  .read a_b [.var v_k, .var v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .builtin "*" .f32

abbrev base (E : Env) (x_N x_M x_P : Int) : Env := (((E.set v_N x_N).set v_M x_M).set v_P x_P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_d : ∀ b ∈ impl.bindings, b.array = a_d → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_i x_j x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [M t_BETA [], M t_C [x_i, x_j]])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_1 [I.fn f_1 [M t_ALPHA [], M t_A [x_i, y_k0]], M t_B [y_k0, x_j]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_i x_j x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [M t_BETA [], M t_C [x_i, x_j]])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_k)) (body1 (fun y_k0 => I.fn f_1 [I.fn f_1 [M t_ALPHA [], M t_A [x_i, y_k0]], M t_B [y_k0, x_j]])))

theorem equation_0 (x_N x_M x_P x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : True) :
    (M t_D [x_i, x_j]) = (value_0 I M x_i x_j x_P) :=
  (Eq.trans (hM _ (.head _) [x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 [.access t_BETA [], .access t_C [.var v_i, .var v_j]]] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn f_1 [.fn f_1 [.access t_ALPHA [], .access t_A [.var v_i, .var v_k]], .access t_B [.var v_k, .var v_j]])) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < x_P) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N x_P : Int) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_P) ∧ 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_alpha
    (True)
    ((M t_ALPHA []))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_M x_P : Int) : Heap V :=
  .points2 a_b
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_P)
    (fun y_c0 y_c1 => (M t_B [y_c0, y_c1]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_beta
    (True)
    ((M t_BETA []))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (x_N x_M : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_1_5 (I : Interp V) (M : Model V) (x_M x_i : Int) : Heap V :=
  .points2 a_d
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (M t_D [y_c0, y_c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_M x_P x_i : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M).and ((known_1_2 I M x_M x_P).and ((known_1_3 I M).and ((known_1_4 I M x_N x_M).and (known_1_5 I M x_M x_i))))))

noncomputable def known_2_5 (I : Interp V) (M : Model V) (x_M x_i x_j : Int) : Heap V :=
  .points2 a_d
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_j ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (M t_D [y_c0, y_c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_N x_M x_P x_i x_j : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M).and ((known_1_2 I M x_M x_P).and ((known_1_3 I M).and ((known_1_4 I M x_N x_M).and (known_2_5 I M x_M x_i x_j))))))

noncomputable def known_3_6 (I : Interp V) (M : Model V) (x_i x_j x_k : Int) : Heap V :=
  .points2 a_d
    (fun y_c0 y_c1 => y_c0 = x_i ∧ y_c1 = x_j)
    (fun y_c0 y_c1 => (value_0 I M x_i x_j x_k))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_N x_M x_P x_i x_j x_k : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M).and ((known_1_2 I M x_M x_P).and ((known_1_3 I M).and ((known_1_4 I M x_N x_M).and ((known_2_5 I M x_M x_i x_j).and (known_3_6 I M x_i x_j x_k)))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_d
    [.var v_i, .var v_j]
    (.fn
      f_1
      [
        .fn f_1 [.read a_alpha [], .read a_a [.var v_i, .var v_k]],
        .read a_b [.var v_k, .var v_j]])
    (fun e => (value_1 I M (e v_i) (e v_j) (e v_k)))

theorem vc_3 (x_N x_M x_P x_i x_j x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) (h5 : 0 ≤ x_k) (h6 : x_k < x_P) :
    (body_3 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) ((((base E x_N x_M x_P).set v_i x_i).set v_j x_j).set v_k x_k) (known_3 I M x_N x_M x_P x_i x_j x_k) :=
  (vc_accumulate_of (value_0 I M x_i x_j x_k)
  (I.fn f_1 [I.fn f_1 [M t_ALPHA [], M t_A [x_i, x_k]], M t_B [x_k, x_j]])
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_points2 x_i x_j ⟨rfl, rfl⟩ rfl)))))))
  : (known_3 I M x_N x_M x_P x_i x_j x_k) ⟨a_d, [x_i, x_j]⟩ (value_0 I M x_i x_j x_k))
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points0 trivial rfl)))
  : (known_3 I M x_N x_M x_P x_i x_j x_k) ⟨a_alpha, []⟩ (M t_ALPHA [])))
  (ev_cons (ev_read ((at_left (at_points2 x_i x_k ⟨⟨h5, h6⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M x_N x_M x_P x_i x_j x_k) ⟨a_a, [x_i, x_k]⟩ (M t_A [x_i, x_k]))) ev_nil)))
  (ev_cons (ev_read ((at_right (at_right (at_left (at_points2 x_k x_j ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl))))
  : (known_3 I M x_N x_M x_P x_i x_j x_k) ⟨a_b, [x_k, x_j]⟩ (M t_B [x_k, x_j]))) ev_nil)))
  ((append1 x_k 0 (x_k + 1) (fun y_q0 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)
  (fun y_q0 => ⟨(fun h7 => ((Classical.em (y_q0 < x_k)).elim (fun h8 => (Or.inl ⟨h7.1, h8⟩))
  (fun h8 => (Or.inr (int_lab_ntab_eab h7.2 h8))))), (fun h7 => (Or.elim h7 (fun h8 => ⟨h8.1, (int_tab_lab h8.2)⟩)
  (fun h8 => ⟨(int_lab_ecb_lac h5 h8), (int_eab_lab h8)⟩)))⟩) (fun y_q0 h7 => h7.2)
  (fun y_q0 h7 => rfl) rfl)
  : I.fn f_0 [value_0 I M x_i x_j x_k, I.fn f_1 [I.fn f_1 [M t_ALPHA [], M t_A [x_i, x_k]], M t_B [x_k, x_j]]] = value_1 I M x_i x_j x_k))

theorem kept_3 (x_N x_M x_P x_i x_j x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) (h5 : 0 ≤ x_k) (h6 : x_k < x_P) :
    Heap.Entails ((body_3 I M).post ((((base E x_N x_M x_P).set v_i x_i).set v_j x_j).set v_k x_k) (known_3 I M x_N x_M x_P x_i x_j x_k)) (known_3 I M x_N x_M x_P x_i x_j (x_k + 1)) :=
  (show Heap.Entails _ (known_3 I M x_N x_M x_P x_i x_j (x_k + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points0 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_points2 (fun y_q1 y_q2 h7 =>
  (Or.elim h7 (fun h8 => (at_set_ne2 y_q1 y_q2 x_i x_j (fun h9 => (int_eab_tab_F h9.2 h8.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q1 y_q2 h7 rfl)))))))))
  (fun h8 => (at_set_ne2 y_q1 y_q2 x_i x_j (fun h9 => (int_eab_tab_F h9.1 h8.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q1 y_q2 h7 rfl))))))))))))
  (entails_points2 (fun y_q3 y_q4 h7 => (at_set_eq2 y_q3 y_q4 x_i x_j h7 ((reduce_congr1
  (fun y_q5 => ⟨(fun h8 => ⟨h8.1, (int_taB_lab h8.2)⟩), (fun h8 => ⟨h8.1, (int_lab_taB h8.2)⟩)⟩)
  (fun y_q5 h8 => rfl)) : value_0 I M x_i x_j (x_k + 1) = value_1 I M x_i x_j x_k)))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign
    a_d
    [.var v_i, .var v_j]
    (.fn f_1 [.read a_beta [], .read a_c [.var v_i, .var v_j]])
    (fun e => (I.fn f_1 [M t_BETA [], M t_C [(e v_i), (e v_j)]]))) <|
  .scope [a_d] <|
    .for v_k (.const 0) (.var v_P)
      (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) (e v_i) (e v_j) x) (body_3 I M)

theorem vc_2 (x_N x_M x_P x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) (known_2 I M x_N x_M x_P x_i x_j) :=
  (vc_seq (vc_assign_of (I.fn f_1 [M t_BETA [], M t_C [x_i, x_j]])
  (has_cell_at2 (b := (Binding.mk a_d t_D [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_D [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) [x_i, x_j]
  (region_iff.2 ⟨x_i, _, rfl, h1, h2, x_j, _, rfl, h3, h4, rfl⟩) shape_a_d rfl rfl ⟨h1, h3⟩)
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_left (at_points0 trivial rfl)))))
  : (known_2 I M x_N x_M x_P x_i x_j) ⟨a_beta, []⟩ (M t_BETA []))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 x_i x_j ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_2 I M x_N x_M x_P x_i x_j) ⟨a_c, [x_i, x_j]⟩ (M t_C [x_i, x_j]))) ev_nil))) rfl)
  (vc_scope (vc_for_of 0 x_P rfl rfl (show Heap.Entails _ (known_3 I M x_N x_M x_P x_i x_j 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points0 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_points2 (fun y_q6 y_q7 h5 =>
  (Or.elim h5 (fun h6 => (at_set_ne2 y_q6 y_q7 x_i x_j (fun h7 => (int_eab_tab_F h7.2 h6.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q6 y_q7 h5 rfl))))))))
  (fun h6 => (at_set_ne2 y_q6 y_q7 x_i x_j (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q6 y_q7 h5 rfl)))))))))))
  (entails_points2 (fun y_q8 y_q9 h5 => (at_set_eq2 y_q8 y_q9 x_i x_j h5
  ((Eq.trans ((reduce_empty1 (fun y_q12 => (fun h6 => (int_lab_tba_F h6.1 h6.2))))
  : value_0 I M x_i x_j 0 = I.fn f_1 [M t_BETA [], M t_C [x_i, x_j]]) rfl)
  : value_0 I M x_i x_j 0 = I.fn f_1 [M t_BETA [], M t_C [x_i, x_j]])))))))))))
  (fun x_k h5 h6 => (vc_3 x_N x_M x_P x_i x_j x_k hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_k h5 h6 => (kept_3 x_N x_M x_P x_i x_j x_k hl hM h0 h1 h2 h3 h4 h5 h6)))))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_q13 y_q14 x_P x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [M t_BETA [], M t_C [x_i, x_j]])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_P)) (body1 (fun y_k0 => I.fn f_1 [I.fn f_1 [M t_ALPHA [], M t_A [y_q13, y_k0]], M t_B [y_k0, y_q14]])))

theorem kept_2 (x_N x_M x_P x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) (known_2 I M x_N x_M x_P x_i x_j)) (known_2 I M x_N x_M x_P x_i (x_j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points2 (fun y_q13 y_q14 h5 => (Or.elim h5 (fun h6 =>
  (Or.elim (((Classical.em (y_q14 < x_j)).elim (fun h7 => (Or.inl (Or.inl ⟨h6.1, ⟨h6.2.1, h7⟩⟩)))
  (fun h7 => (Or.inr ⟨h6.1, (int_taB_ntab_eab h6.2.2 h7)⟩)))
  : (y_q13 = x_i ∧ 0 ≤ y_q14 ∧ y_q14 < x_j ∨ (0 ≤ y_q14 ∧ y_q14 < x_M) ∧ 0 ≤ y_q13 ∧ y_q13 < x_i) ∨ y_q13 = x_i ∧ y_q14 = x_j)
  (fun h7 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q13 y_q14 h7 rfl))))))))
  (fun h7 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q13 y_q14 h7 (Eq.trans ((equation_0 x_N x_M x_P y_q13 y_q14 hl hM trivial)
  : M t_D [y_q13, y_q14] = value_0 I M y_q13 y_q14 x_P)
  (Eq.trans ((reduce_start ((fn_congr2 rfl (at_congr2 h6.1 h7.2))
  : I.fn f_1 [M t_BETA [], M t_C [y_q13, y_q14]] = I.fn f_1 [M t_BETA [], M t_C [x_i, x_j]]))
  : value_0 I M y_q13 y_q14 x_P = value_2 I M y_q13 y_q14 x_P x_i x_j) (reduce_congr1 (fun y_q16 =>
  ⟨(fun h8 => ⟨h8.1, (int_lt_max_right h8.2)⟩), (fun h8 => ⟨h8.1, (int_c8 h0.2 h8.2)⟩)⟩)
  (fun y_q16 h8 => (fn_congr2 (fn_congr2 rfl (at_congr2 h6.1 rfl)) (at_congr2 rfl h7.2))))))))))))))))
  (fun h6 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q13 y_q14 (Or.inr h6) rfl))))))))))))))))
  : Heap.Entails (known_3 I M x_N x_M x_P x_i x_j (max 0 x_P)) (known_2 I M x_N x_M x_P x_i (x_j + 1)))

theorem race_2 (x_N x_M x_P x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    ParVC I 0 x_M (body_2 I M).erase (fun x_j => (((base E x_N x_M x_P).set v_i x_i).set v_j x_j)) (fun x_j => (body_2 I M).post (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) (known_2 I M x_N x_M x_P x_i x_j)) :=
  (race_arrays [a_d] rfl rfl (all_cons (apart2 (fun x_j y_c0 y_c1 => y_c0 = x_i ∧ y_c1 = x_j)
  (fun x_j y_c0 y_c1 => (y_c0 = x_i ∧ y_c1 = x_j) ∧ 0 < x_P)
  (fun x_j h3 h4 => (w_seq (w_assign2 x_i x_j ⟨rfl, rfl⟩)
  (w_scope (w_for 0 x_P rfl rfl (fun x_k h5 h6 => (w_accumulate2 x_i x_j ⟨rfl, rfl⟩))))))
  (fun x_j h3 h4 => (r_seq (r_none rfl) (r_scope (r_for 0 x_P rfl rfl (fun x_k h5 h6 =>
  (r_accumulate2 (x_none rfl) x_i x_j ⟨⟨rfl, rfl⟩, ((int_lab_tbc_tac h5 h6) : 0 < x_P)⟩))))))
  (fun x_j y_y y_c0 y_c1 h3 h4 h5 h6 h7 h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8.2 h9.1.2 h7)), (fun h9 => (int_eab_eac_nebc_F h8.2 h9.2 h7))⟩))
  all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_i) x) (body_2 I M)

theorem vc_1 (x_N x_M x_P x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) ((base E x_N x_M x_P).set v_i x_i) (known_1 I M x_N x_M x_P x_i) :=
  (vc_par_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points2 (fun y_q17 y_q18 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_right (at_right (at_right (at_points2 y_q17 y_q18 h4 rfl)))))))))))))))
  : Heap.Entails (known_1 I M x_N x_M x_P x_i) (known_2 I M x_N x_M x_P x_i 0))
  (fun x_j h3 h4 => (vc_2 x_N x_M x_P x_i x_j hl hM h0 h1 h2 h3 h4))
  (fun x_j h3 h4 => (kept_2 x_N x_M x_P x_i x_j hl hM h0 h1 h2 h3 h4))
  (race_2 x_N x_M x_P x_i hl hM h0 h1 h2))

theorem kept_1 (x_N x_M x_P x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_1 I M).post ((base E x_N x_M x_P).set v_i x_i) (known_1 I M x_N x_M x_P x_i)) (known_1 I M x_N x_M x_P (x_i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points2 (fun y_q19 y_q20 h3 => (at_right (at_right (at_right (at_right (at_right (at_points2 y_q19 y_q20
  ((Classical.em (y_q19 = x_i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl)))))))))))))
  : Heap.Entails (known_2 I M x_N x_M x_P x_i (max 0 x_M)) (known_1 I M x_N x_M x_P (x_i + 1)))

theorem race_1 (x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    ParVC I 0 x_N (body_1 I M).erase (fun x_i => ((base E x_N x_M x_P).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_N x_M x_P).set v_i x_i) (known_1 I M x_N x_M x_P x_i)) :=
  (race_arrays [a_d] rfl rfl
  (all_cons (apart2 (fun x_i y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_M)
  (fun x_i y_c0 y_c1 => (y_c0 = x_i ∧ 0 < x_P) ∧ 0 ≤ y_c1 ∧ y_c1 < x_M) (fun x_i h1 h2 =>
  (w_par 0 x_M rfl rfl (fun x_j h3 h4 => (w_seq (w_assign2 x_i x_j ⟨rfl, ⟨h3, h4⟩⟩)
  (w_scope (w_for 0 x_P rfl rfl (fun x_k h5 h6 => (w_accumulate2 x_i x_j ⟨rfl, ⟨h3, h4⟩⟩))))))))
  (fun x_i h1 h2 => (r_par 0 x_M rfl rfl
  (fun x_j h3 h4 => (r_seq (r_none rfl) (r_scope (r_for 0 x_P rfl rfl (fun x_k h5 h6 =>
  (r_accumulate2 (x_none rfl) x_i x_j ⟨⟨rfl, ((int_lab_tbc_tac h5 h6) : 0 < x_P)⟩, ⟨h3, h4⟩⟩))))))))
  (fun x_i y_y y_c0 y_c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1 h7.1.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)

theorem program_vc (x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    (program I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (base E x_N x_M x_P) (impl.inputHeap spec (base E x_N x_M x_P) M) :=
  (vc_par_of 0 x_N rfl rfl (show Heap.Entails _ (known_1 I M x_N x_M x_P 0) from
  (entails_and (entails_points2 (fun y_q21 y_q22 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q21, y_q22]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨y_q21, _, rfl, h1.2.1, h1.2.2, y_q22, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points0 (fun h1 =>
  (at_input (R := (Region.mk t_ALPHA [])) (b := (Binding.mk a_alpha t_ALPHA [] [] none)) (p := []) (.head _) (.head _) rfl
  (region_iff.2 rfl) rfl rfl))) (entails_and (entails_points2 (fun y_q23 y_q24 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q23, y_q24]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨y_q23, _, rfl, h1.2.1, h1.2.2, y_q24, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points0 (fun h1 =>
  (at_input (R := (Region.mk t_BETA [])) (b := (Binding.mk a_beta t_BETA [] [] none)) (p := []) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 rfl) rfl rfl))) (entails_and (entails_points2 (fun y_q25 y_q26 h1 =>
  (at_input (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q25, y_q26]) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl
  (region_iff.2 ⟨y_q25, _, rfl, h1.2.1, h1.2.2, y_q26, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun y_q27 y_q28 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))))))))
  (fun x_i h1 h2 => (vc_1 x_N x_M x_P x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_N x_M x_P x_i hl hM h0 h1 h2)) (race_1 x_N x_M x_P hl hM h0))

theorem output_0_5 (x_N x_M x_P y_q29 y_q30 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ y_q29) (h2 : y_q29 < x_N) (h3 : 0 ≤ y_q30) (h4 : y_q30 < x_M) :
    ((program I M).post (base E x_N x_M x_P) (impl.inputHeap spec (base E x_N x_M x_P) M)) ⟨a_d, [y_q29, y_q30]⟩ (M t_D [y_q29, y_q30]) :=
  ((at_right (at_right (at_right (at_right (at_right (at_points2 y_q29 y_q30 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl))))))
  : (known_1 I M x_N x_M x_P (max 0 x_N)) ⟨a_d, [y_q29, y_q30]⟩ (M t_D [y_q29, y_q30]))

theorem consistent (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Consistent (base E x_N x_M x_P) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N x_M x_P) :=
  solvable_layers (consistent E x_N x_M x_P h0)
    (fun t => if t = t_D then 0 else 0) (by decide)

theorem placed (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : impl.LayoutOk spec (base E x_N x_M x_P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N x_M x_P : Int) : Ten → List Int → Prop := fun t p => if t = t_D then (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_M) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_N else True

theorem covered_0 (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (y_p0 y_p1 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_M) :
    spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P) t_D [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.head _) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ y_p1 ∧ y_p1 < x_M) ∧ 0 ≤ y_p0 ∧ y_p0 < x_N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (x_i x_j : Int) (h1 : True) (h2 : (0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_i ∧ x_i < x_N) :
    TExp.Defined I M (spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P)) (.reduce [.fn (.builtin "*" .f32) [.access t_BETA [], .access t_C [.var v_i, .var v_j]]] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn (.builtin "*" .f32) [.fn (.builtin "*" .f32) [.access t_ALPHA [], .access t_A [.var v_i, .var v_k]], .access t_B [.var v_k, .var v_j]])) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) :=
  (defined_reduce_some1 0 x_P (defined_fn (defined_cons
  (defined_access (given_input (p := []) (.tail _ (.head _)) rfl rfl (region_iff.2 rfl)))
  (defined_cons
  (defined_access (given_input (p := [x_i, x_j]) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.2.1, h2.2.2, x_j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))
  (fun (y_d0 : Int) => cond_holds) (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_P) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_P) => (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := []) (.head _) rfl rfl (region_iff.2 rfl)))
  (defined_cons
  (defined_access (given_input (p := [x_i, y_d0]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.2.1, h2.2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩))) defined_nil)))
  (defined_cons
  (defined_access (given_input (p := [y_d0, x_j]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, x_j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))))

theorem defined (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Defined (base E x_N x_M x_P) :=
  defined_of (inside x_N x_M x_P)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E x_N x_M x_P h0 y_p0 y_p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun x_i x_j => cond_holds) (fun x_i x_j g k => defined_0 E x_N x_M x_P h0 x_i x_j g k))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_5 (E v_N) (E v_M) (E v_P) y_p0 y_p1 hl hM a b0 b1 b2 b3)) all_nil)))))) all_nil))


end Redverify.Certificate.out_of_place
