module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.exchanged

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `j` -/ abbrev v_j : Var := 3
/-- `r` -/ abbrev v_r : Var := 4
/-- `s` -/ abbrev v_s : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `x` -/ abbrev a_x : Arr := 0
/-- `w` -/ abbrev a_w : Arr := 1
/-- `y` -/ abbrev a_y : Arr := 2
/-- `X` -/ abbrev t_X : Ten := 0
/-- `W` -/ abbrev t_W : Ten := 1
/-- `Y` -/ abbrev t_Y : Ten := 2

/-- Specification `conv2d`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M))]
  inputs :=
    [
      Region.mk t_X [(.const 0, .add (.var v_N) (.const 2)), (.const 0, .add (.var v_M) (.const 2))],
      Region.mk t_W [(.const 0, .const 3), (.const 0, .const 3)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_i, v_j]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_r, v_s]
          (.and
            (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3)))
            (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3))))
          (.fn
            (.builtin "*" .f32)
            [
              .access t_X [.add (.var v_i) (.var v_r), .add (.var v_j) (.var v_s)],
              .access t_W [.var v_r, .var v_s]]))]

/-- Implementation `exchanged`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_w t_W [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_y t_Y [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .seq (.for v_j (.const 0) (.var v_M) <|
        .assign a_y [.var v_i, .var v_j] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_y] <|
        .for v_s (.const 0) (.const 3) <|
          .for v_r (.const 0) (.const 3) <|
            .for v_j (.const 0) (.var v_M) <|
              .accumulate
                false
                (.builtin "+" .f32)
                a_y
                [.var v_i, .var v_j]
                (.fn
                  (.builtin "*" .f32)
                  [
                    .read a_x [.add (.var v_i) (.var v_r), .add (.var v_j) (.var v_s)],
                    .read a_w [.var v_r, .var v_s]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightComm I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N x_M : Int) : Env := ((E.set v_N N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c1 i s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k1 ∧ y_k1 < s) ∧ 0 ≤ y_k0 ∧ y_k0 < 3)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_X [y_k0 + i, y_k1 + c1], M t_W [y_k0, y_k1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c1 i r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => y_k1 = s ∧ 0 ≤ y_k0 ∧ y_k0 < r ∨ (0 ≤ y_k1 ∧ y_k1 < s) ∧ 0 ≤ y_k0 ∧ y_k0 < 3)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_X [y_k0 + i, y_k1 + c1], M t_W [y_k0, y_k1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c1 i j r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => ((y_k0 = r ∧ y_k1 = s) ∧ c1 < j ∨ y_k1 = s ∧ 0 ≤ y_k0 ∧ y_k0 < r) ∨ (0 ≤ y_k1 ∧ y_k1 < s) ∧ 0 ≤ y_k0 ∧ y_k0 < 3)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_X [y_k0 + i, y_k1 + c1], M t_W [y_k0, y_k1]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i j r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => y_k1 = s ∧ 0 ≤ y_k0 ∧ y_k0 ≤ r ∨ (0 ≤ y_k1 ∧ y_k1 < s) ∧ 0 ≤ y_k0 ∧ y_k0 < 3)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_X [y_k0 + i, y_k1 + j], M t_W [y_k0, y_k1]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k0 ∧ y_k0 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_X [i + y_k0, j + y_k1], M t_W [y_k0, y_k1]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_Y [i, j]) = (value_4 I M i j) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn f_2 [.access t_X [.add (.var v_i) (.var v_r), .add (.var v_j) (.var v_s)], .access t_W [.var v_r, .var v_s]])) (((base E N x_M).set v_i i).set v_j j) = _ from
  (eval_reduce_some2 rfl (fun (r s : Int) => cond_holds)
  (fun (r s : Int) (h1 : (0 ≤ r ∧ r < 3) ∧ 0 ≤ s ∧ s < 3) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_w
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 3) ∧ 0 ≤ c0 ∧ c0 < 3)
    (fun c0 c1 => (M t_W [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points2 a_x
    (fun c0 c1 => (0 ≤ c1 ∧ c1 ≤ x_M + 1) ∧ 0 ≤ c0 ∧ c0 ≤ N + 1)
    (fun c0 c1 => (M t_X [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_Y [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M N x_M).and (known_1_2 I M x_M i)))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M i j : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M N x_M).and ((known_1_2 I M x_M i).and (known_2_3 I M i j))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_y [.var v_i, .var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_2 (i j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M)) (((base E N x_M).set v_i i).set v_j j) (known_2 I M N x_M i j) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at2 (b := (Binding.mk a_y t_Y [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_Y [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩) shape_a_y rfl rfl ⟨h1, h3⟩) ev_const
  rfl)

theorem kept_2 (i j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E N x_M).set v_i i).set v_j j) (known_2 I M N x_M i j)) (known_2 I M N x_M i (j + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_M i (j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and
  (entails_points2 (fun q0 q1 h5 => (at_set_ne2 q0 q1 i j (fun h6 => (int_eab_tab_F h6.1 h5.2.2))
  (at_right (at_right (at_left (at_points2 q0 q1 h5 rfl)))))))
  (entails_points2 (fun q2 q3 h5 => ((Classical.em (q2 = i ∧ q3 = j)).elim (fun h6 => (at_set_eq2 q2 q3 i j h6 rfl))
  (fun h6 => (at_set_ne2 q2 q3 i j h6
  (at_right (at_right (at_right (at_points2 q2 q3 ⟨h5.1, ⟨h5.2.1, (int_c0 h5.1 h5.2.2 h6)⟩⟩ rfl)))))))))))))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (x_M i s : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M)
    (fun c0 c1 => (value_0 I M c1 i s))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M i s : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M N x_M).and ((known_1_2 I M x_M i).and (known_3_3 I M x_M i s))))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (x_M i s r : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M)
    (fun c0 c1 => (value_1 I M c1 i r s))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M i s r : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M N x_M).and ((known_1_2 I M x_M i).and (known_4_3 I M x_M i s r))))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (x_M i s r j : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M)
    (fun c0 c1 => (value_2 I M c1 i j r s))

noncomputable def known_5 (I : Interp V) (M : Model V) (N x_M i s r j : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M N x_M).and ((known_1_2 I M x_M i).and (known_5_3 I M x_M i s r j))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_y
    [.var v_i, .var v_j]
    (.fn
      f_2
      [
        .read a_x [.add (.var v_i) (.var v_r), .add (.var v_j) (.var v_s)],
        .read a_w [.var v_r, .var v_s]])
    (fun e => (value_3 I M (e v_i) (e v_j) (e v_r) (e v_s)))

theorem vc_5 (i s r j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ s) (h4 : s < 3) (h5 : 0 ≤ r) (h6 : r < 3) (h7 : 0 ≤ j) (h8 : j < x_M) :
    (body_5 I M).vc I (impl.HasCell spec (base E N x_M)) (((((base E N x_M).set v_i i).set v_s s).set v_r r).set v_j j) (known_5 I M N x_M i s r j) :=
  (vc_accumulate_of (value_2 I M j i j r s)
  (I.fn f_2 [M t_X [i + r, j + s], M t_W [r, s]])
  ((at_right (at_right (at_right (at_points2 i j ⟨rfl, ⟨h7, h8⟩⟩ rfl))))
  : (known_5 I M N x_M i s r j) ⟨a_y, [i, j]⟩ (value_2 I M j i j r s))
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 (i + r) (j + s)
  ⟨⟨(int_add_nonneg h7 h3), (int_c579 h8 h4)⟩, ⟨(int_add_nonneg h1 h5), (int_c579 h2 h6)⟩⟩ rfl)))
  : (known_5 I M N x_M i s r j) ⟨a_x, [i + r, j + s]⟩ (M t_X [i + r, j + s])))
  (ev_cons (ev_read ((at_left (at_points2 r s ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl))
  : (known_5 I M N x_M i s r j) ⟨a_w, [r, s]⟩ (M t_W [r, s]))) ev_nil)))
  ((insert2 (law_0 hl) r s 0 ((max 2 r) + 1) (min 0 s) (s + 1) (fun q6 q7 h9 =>
  (Or.elim h9 (fun h10 => ⟨h10.2.1, ⟨(int_c60 h10.2.2), ⟨(int_c23 h10.1), (int_eab_taB h10.1)⟩⟩⟩)
  (fun h10 => ⟨h10.2.1, ⟨(int_c359 h10.2.2), ⟨(int_c2 h10.1.1), (int_tab_taB h10.1.2)⟩⟩⟩)))
  (fun q6 q7 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => ((Classical.em (q6 = r)).elim (fun h11 => (Or.inr ⟨h11, h10.1⟩))
  (fun h11 => (Or.inl (Or.inl (Or.inr ⟨h10.1, ⟨h10.2.1, (int_lab_neab_tab h10.2.2 h11)⟩⟩))))))
  (fun h10 => (Or.inl (Or.inr h10))))), (fun h9 => (Or.elim h9
  (fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_irrefl h12.2)))
  (fun h12 => (Or.inl ⟨h12.1, ⟨h12.2.1, (int_tab_lab h12.2.2)⟩⟩)))) (fun h11 => (Or.inr h11))))
  (fun h10 => (Or.inl ⟨h10.2, ⟨(int_lab_ecb_lac h5 h10.1), (int_eab_lab h10.1)⟩⟩))))⟩) (by omega)
  (fun q6 q7 h9 => rfl) (fn_congr2 (at_congr2 int_add_comm int_add_comm) rfl))
  : I.fn f_0 [value_2 I M j i j r s, I.fn f_2 [M t_X [i + r, j + s], M t_W [r, s]]] = value_3 I M i j r s))

theorem kept_5 (i s r j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ s) (h4 : s < 3) (h5 : 0 ≤ r) (h6 : r < 3) (h7 : 0 ≤ j) (h8 : j < x_M) :
    Heap.Entails ((body_5 I M).post (((((base E N x_M).set v_i i).set v_s s).set v_r r).set v_j j) (known_5 I M N x_M i s r j)) (known_5 I M N x_M i s r (j + 1)) :=
  (show Heap.Entails _ (known_5 I M N x_M i s r (j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and
  (entails_points2 (fun q8 q9 h9 => (at_set_ne2 q8 q9 i j (fun h10 => (int_eab_tab_F h10.1 h9.2.2))
  (at_right (at_right (at_left (at_points2 q8 q9 h9 rfl))))))) (entails_points2 (fun q10 q11 h9 =>
  ((Classical.em (q10 = i ∧ q11 = j)).elim (fun h10 => (at_set_eq2 q10 q11 i j h10
  ((reduce_congr2 (fun q12 q13 => ⟨(fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12
  (fun h13 => (Or.inl ⟨h13.1.2, ⟨(int_lab_ecb_lac h5 h13.1.1), (int_eab_lab h13.1.1)⟩⟩))
  (fun h13 => (Or.inl ⟨h13.1, ⟨h13.2.1, (int_tab_lab h13.2.2)⟩⟩)))) (fun h12 => (Or.inr h12)))), (fun h11 => (Or.elim h11 (fun h12 =>
  (Or.inl ((Classical.em (q12 = r)).elim (fun h13 => (Or.inl ⟨⟨h13, h12.1⟩, (int_eab_taB h10.2)⟩))
  (fun h13 => (Or.inr ⟨h12.1, ⟨h12.2.1, (int_lab_neab_tab h12.2.2 h13)⟩⟩)))))
  (fun h12 => (Or.inr h12))))⟩)
  (fun q12 q13 h11 => (fn_congr2 (at_congr2 rfl (int_c207 h10.2)) rfl)))
  : value_2 I M q11 i (j + 1) r s = value_3 I M i j r s))) (fun h10 => (at_set_ne2 q10 q11 i j h10
  (at_right (at_right (at_right (at_points2 q10 q11 h9 (reduce_congr2 (fun q14 q15 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_c0 h9.1 h13.2 h10)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12)))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_tab_taB h13.2)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12))))⟩) (fun q14 q15 h11 => rfl)))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_M)
    (fun e x => known_5 I M (e v_N) (e v_M) (e v_i) (e v_s) (e v_r) x) (body_5 I M)

theorem vc_4 (i s r : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ s) (h4 : s < 3) (h5 : 0 ≤ r) (h6 : r < 3) :
    (body_4 I M).vc I (impl.HasCell spec (base E N x_M)) ((((base E N x_M).set v_i i).set v_s s).set v_r r) (known_4 I M N x_M i s r) :=
  (vc_for_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q16 q17 h7 =>
  (at_right (at_right (at_right (at_points2 q16 q17 h7 (reduce_congr2 (fun q18 q19 => ⟨(fun h8 => (Or.elim h8 (fun h9 =>
  (Or.elim h9 (fun h10 => (False.elim (int_lab_tba_F h7.2.1 h10.2))) (fun h10 => (Or.inl h10))))
  (fun h9 => (Or.inr h9)))), (fun h8 => (Or.elim h8 (fun h9 => (Or.inl (Or.inr h9))) (fun h9 => (Or.inr h9))))⟩)
  (fun q18 q19 h8 => rfl)))))))))))
  : Heap.Entails (known_4 I M N x_M i s r) (known_5 I M N x_M i s r 0))
  (fun j h7 h8 => (vc_5 N x_M hl hM i s r j h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun j h7 h8 => (kept_5 N x_M hl hM i s r j h0 h1 h2 h3 h4 h5 h6 h7 h8)))

theorem kept_4 (i s r : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ s) (h4 : s < 3) (h5 : 0 ≤ r) (h6 : r < 3) :
    Heap.Entails ((body_4 I M).post ((((base E N x_M).set v_i i).set v_s s).set v_r r) (known_4 I M N x_M i s r)) (known_4 I M N x_M i s (r + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q20 q21 h7 =>
  (at_right (at_right (at_right (at_points2 q20 q21 h7 (reduce_congr2 (fun q22 q23 => ⟨(fun h8 => (Or.elim h8 (fun h9 =>
  (Or.inl ((Classical.em (q22 = r)).elim (fun h10 => (Or.inl ⟨⟨h10, h9.1⟩, (int_lt_max_right h7.2.2)⟩))
  (fun h10 => (Or.inr ⟨h9.1, ⟨h9.2.1, (int_taB_neab_tab h9.2.2 h10)⟩⟩))))) (fun h9 => (Or.inr h9)))), (fun h8 => (Or.elim h8 (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl ⟨h10.1.2, ⟨(int_lab_ecb_lac h5 h10.1.1), (int_eab_taB h10.1.1)⟩⟩))
  (fun h10 => (Or.inl ⟨h10.1, ⟨h10.2.1, (int_tab_taB h10.2.2)⟩⟩)))) (fun h9 => (Or.inr h9))))⟩)
  (fun q22 q23 h8 => rfl)))))))))))
  : Heap.Entails (known_5 I M N x_M i s r (max 0 x_M)) (known_4 I M N x_M i s (r + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_r (.const 0) (.const 3)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_i) (e v_s) x) (body_4 I M)

theorem vc_3 (i s : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ s) (h4 : s < 3) :
    (body_3 I M).vc I (impl.HasCell spec (base E N x_M)) (((base E N x_M).set v_i i).set v_s s) (known_3 I M N x_M i s) :=
  (vc_for_of 0 3 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q24 q25 h5 =>
  (at_right (at_right (at_right (at_points2 q24 q25 h5 (reduce_congr2 (fun q26 q27 =>
  ⟨(fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h7.2.1 h7.2.2))) (fun h7 => h7))), (fun h6 => (Or.inr h6))⟩)
  (fun q26 q27 h6 => rfl)))))))))))
  : Heap.Entails (known_3 I M N x_M i s) (known_4 I M N x_M i s 0))
  (fun r h5 h6 => (vc_4 N x_M hl hM i s r h0 h1 h2 h3 h4 h5 h6))
  (fun r h5 h6 => (kept_4 N x_M hl hM i s r h0 h1 h2 h3 h4 h5 h6)))

theorem kept_3 (i s : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ s) (h4 : s < 3) :
    Heap.Entails ((body_3 I M).post (((base E N x_M).set v_i i).set v_s s) (known_3 I M N x_M i s)) (known_3 I M N x_M i (s + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q28 q29 h5 =>
  (at_right (at_right (at_right (at_points2 q28 q29 h5 (reduce_congr2 (fun q30 q31 =>
  ⟨(fun h6 => ((Classical.em (q31 = s)).elim (fun h7 => (Or.inl ⟨h7, ⟨h6.2.1, h6.2.2⟩⟩))
  (fun h7 => (Or.inr ⟨⟨h6.1.1, (int_taB_neab_tab h6.1.2 h7)⟩, ⟨h6.2.1, h6.2.2⟩⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨⟨(int_lab_ecb_lac h3 h7.1), (int_eab_taB h7.1)⟩, h7.2⟩)
  (fun h7 => ⟨⟨h7.1.1, (int_tab_taB h7.1.2)⟩, h7.2⟩)))⟩) (fun q30 q31 h6 => rfl)))))))))))
  : Heap.Entails (known_4 I M N x_M i s 3) (known_3 I M N x_M i (s + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.for v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_i) x) (body_2 I M)) <|
  .scope [a_y] <|
    .for v_s (.const 0) (.const 3)
      (fun e x => known_3 I M (e v_N) (e v_M) (e v_i) x) (body_3 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_i i) (known_1 I M N x_M i) :=
  (vc_seq (vc_for_of 0 x_M rfl rfl (show Heap.Entails _ (known_2 I M N x_M i 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right entails_refl))
  (entails_points2 (fun q4 q5 h3 => (False.elim (int_lab_tba_F h3.2.1 h3.2.2))))))))
  (fun j h3 h4 => (vc_2 N x_M hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_2 N x_M hl hM i j h0 h1 h2 h3 h4))) (vc_scope (vc_for_of 0 3 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q32 q33 h3 =>
  (at_right (at_right (at_right (at_points2 q32 q33 ⟨h3.1, ⟨h3.2.1, (int_lt_max_right h3.2.2)⟩⟩
  (Eq.trans ((reduce_empty2 (fun q34 q35 => (fun h4 => (int_lab_tba_F h4.1.1 h4.1.2))))
  : value_0 I M q33 i 0 = I.fn f_1 []) rfl))))))))))
  : Heap.Entails (known_2 I M N x_M i (max 0 x_M)) (known_3 I M N x_M i 0))
  (fun s h3 h4 => (vc_3 N x_M hl hM i s h0 h1 h2 h3 h4))
  (fun s h3 h4 => (kept_3 N x_M hl hM i s h0 h1 h2 h3 h4)))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) (known_1 I M N x_M (i + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q36 q37 h3 =>
  (Or.elim (((Classical.em (q36 < i)).elim (fun h4 => (Or.inl ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, h4⟩⟩))
  (fun h4 => (Or.inr ⟨(int_taB_ntab_eab h3.2.2 h4), ⟨h3.1.1, h3.1.2⟩⟩)))
  : (0 ≤ q37 ∧ q37 < x_M) ∧ 0 ≤ q36 ∧ q36 < i ∨ q36 = i ∧ 0 ≤ q37 ∧ q37 < x_M)
  (fun h4 => (at_right (at_right (at_left (at_points2 q36 q37 h4 rfl)))))
  (fun h4 => (at_right (at_right (at_right (at_points2 q36 q37 h4
  (Eq.trans ((equation_0 N x_M hl hM q36 q37 trivial) : M t_Y [q36, q37] = value_4 I M q36 q37)
  (reduce_congr2 (fun q40 q41 =>
  ⟨(fun h5 => ⟨⟨h5.2.1, h5.2.2⟩, ⟨h5.1.1, h5.1.2⟩⟩), (fun h5 => ⟨⟨h5.2.1, h5.2.2⟩, ⟨h5.1.1, h5.1.2⟩⟩)⟩)
  (fun q40 q41 h5 => (fn_congr2 (at_congr2 (int_c48 h4.1) int_add_comm) rfl))))))))))))))
  : Heap.Entails (known_3 I M N x_M i 3) (known_1 I M N x_M (i + 1)))

theorem race_1 (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N x_M).set v_i i)) (fun i => (body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) :=
  (race_arrays [a_y] rfl rfl (all_cons
  (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M) (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M)
  (fun i h1 h2 => (w_seq (w_for 0 x_M rfl rfl (fun j h3 h4 => (w_assign2 i j ⟨rfl, ⟨h3, h4⟩⟩)))
  (w_scope (w_for 0 3 rfl rfl (fun s h3 h4 => (w_for 0 3 rfl rfl
  (fun r h5 h6 => (w_for 0 x_M rfl rfl (fun j h7 h8 => (w_accumulate2 i j ⟨rfl, ⟨h7, h8⟩⟩))))))))))
  (fun i h1 h2 =>
  (r_seq (r_none rfl) (r_scope (r_for 0 3 rfl rfl (fun s h3 h4 => (r_for 0 3 rfl rfl (fun r h5 h6 =>
  (r_for 0 x_M rfl rfl (fun j h7 h8 => (r_accumulate2 (x_none rfl) i j ⟨rfl, ⟨h7, h8⟩⟩))))))))))
  (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E N x_M)) (base E N x_M) (impl.inputHeap spec (base E N x_M) M) :=
  (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M 0) from (entails_and (entails_points2 (fun q42 q43 h1 =>
  (at_input (R := (Region.mk t_W [(.const 0, .const 3), (.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q42, q43]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q42, _, rfl, h1.2.1, h1.2.2, q43, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q44 q45 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .add (.var v_N) (.const 2)), (.const 0, .add (.var v_M) (.const 2))])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q44, q45]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q44, _, rfl, h1.2.1, ((int_c167 h1.2.2) : q44 < N + 2), q45, _, rfl, h1.1.1, ((int_c167 h1.1.2) : q45 < x_M + 2), rfl⟩)
  rfl rfl))) (entails_points2 (fun q46 q47 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2)))))))
  (fun i h1 h2 => (vc_1 N x_M hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N x_M hl hM i h0 h1 h2))
  (race_1 N x_M hl hM h0))

theorem output_0_2 (q48 q49 : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ q48) (h2 : q48 < N) (h3 : 0 ≤ q49) (h4 : q49 < x_M) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_y, [q48, q49]⟩ (M t_Y [q48, q49]) :=
  ((at_right (at_right (at_points2 q48 q49 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))
  : (known_1 I M N x_M (max 0 N)) ⟨a_y, [q48, q49]⟩ (M t_Y [q48, q49]))

end

theorem consistent (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Consistent (base E N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M) :=
  solvable_layers (consistent E N x_M h0)
    (fun at_ => if at_ = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E N x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_Y then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside N x_M) (base E N x_M) t_Y [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn (.builtin "*" .f32) [.access t_X [.add (.var v_i) (.var v_r), .add (.var v_j) (.var v_s)], .access t_W [.var v_r, .var v_s]])) (((base E N x_M).set v_i i).set v_j j) :=
  (defined_reduce_some2 0 3 0 3 (defined_fn defined_nil) (fun (y_d0 y_d1 : Int) => cond_holds)
  (fun (y_d0 y_d1 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < 3) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) =>
  ⟨h3.1.1, ⟨h3.1.2, h3.2⟩⟩)
  (fun (y_d0 y_d1 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < 3) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i + y_d0, j + y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨(i + y_d0), _, rfl, ((int_add_nonneg h2.2.1 h3.1.1) : 0 ≤ i + y_d0), ((int_c571 h2.2.2 h3.1.2) : i + y_d0 < N + 2), (j + y_d1), _, rfl, ((int_add_nonneg h2.1.1 h3.2.1) : 0 ≤ j + y_d1), ((int_c571 h2.1.2 h3.2.2) : j + y_d1 < x_M + 2), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, y_d1]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1.1, h3.1.2, y_d1, _, rfl, h3.2.1, h3.2.2, rfl⟩))) defined_nil)))))

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

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

end Redverify.Certificate.exchanged
