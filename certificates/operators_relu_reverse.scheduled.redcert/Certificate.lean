module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `k` -/ abbrev v_k : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `ax0` -/ abbrev v_ax0 : Var := 6
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `bias` -/ abbrev a_bias : Arr := 2
/-- `d` -/ abbrev a_d : Arr := 3
/-- `c` -/ abbrev a_c : Arr := 4
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `bias` -/ abbrev t_bias : Ten := 2
/-- `D` -/ abbrev t_D : Ten := 3
/-- `C` -/ abbrev t_C : Ten := 4

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n)]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_n), (.const 0, .const 64)],
      Region.mk t_B [(.const 0, .const 64), (.const 0, .const 32)],
      Region.mk t_bias [(.const 0, .const 32)]]
  outputs := [Region.mk t_D [(.const 0, .var v_n), (.const 0, .const 32)]]
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
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64)))
          (.fn
            (.builtin "*" .f32)
            [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])),
      Equation.mk
        t_D
        [v_i, v_j]
        .true
        (.fn
          (.builtin "max" .f32)
          [
            .fn (.builtin "+" .f32) [.access t_C [.var v_i, .var v_j], .access t_bias [.var v_j]],
            .fn (.literal .f32 0 1) []])]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_bias t_bias [v_i0] [.var v_i0] none,
      Binding.mk a_d t_D [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i (.const 0) (.var v_n) <|
      .allocate a_c [.var v_n, .const 32] <|
      .seq (.for v_j (.const 0) (.const 32) <|
        .scope [a_c] <|
          .for v_k (.const 0) (.const 64) <|
            .seq (.ifte (.eq (.var v_k) (.const 0)) (
              .assign a_c [.var v_i, .var v_j] (.fn (.literal .f32 0 1) [])
            ) (
              .skip
            )) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_c
              [.var v_i, .var v_j]
              (.fn (.builtin "*" .f32) [.read a_a [.var v_i, .var v_k], .read a_b [.var v_k, .var v_j]])) <|
      .for v_ax0 (.const 0) (.const 32) <|
        .assign
          a_d
          [.var v_i, .var v_ax0]
          (.fn
            (.builtin "max" .f32)
            [
              .fn (.builtin "+" .f32) [.read a_c [.var v_i, .var v_ax0], .read a_bias [.var v_ax0]],
              .fn (.literal .f32 0 1) []])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32
abbrev f_3 : Fn := .builtin "max" .f32

abbrev base (E : Env) (x_n : Int) : Env := (E.set v_n x_n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_d : ∀ b ∈ impl.bindings, b.array = a_d → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_i x_j x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i, y_k0], M t_B [y_k0, x_j]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_i x_j x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i, y_k0], M t_B [y_k0, x_j]])))

theorem equation_0 (x_n x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_C [x_i, x_j]) = (value_0 I M x_i x_j 64) :=
  (Eq.trans (hM _ (.head _) [x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E x_n).set v_i x_i).set v_j x_j) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < 64) => rfl))))

theorem equation_1 (x_n x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_D [x_i, x_j]) = (I.fn f_3 [I.fn f_0 [M t_C [x_i, x_j], M t_bias [x_j]], I.fn f_1 []]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_3 [.fn f_0 [.access t_C [.var v_i, .var v_j], .access t_bias [.var v_j]], .fn f_1 []]) (((base E x_n).set v_i x_i).set v_j x_j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_b
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 32) ∧ 0 ≤ y_c0 ∧ y_c0 < 64)
    (fun y_c0 y_c1 => (M t_B [y_c0, y_c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_bias
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 32)
    (fun y_c0 => (M t_bias [y_c0]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points2 a_d
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 32) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (M t_D [y_c0, y_c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_n x_i : Int) : Heap V :=
  ((known_1_0 I M x_n).and ((known_1_1 I M).and ((known_1_2 I M).and (known_1_3 I M x_i))))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_j)
    (fun y_c0 y_c1 => (M t_C [x_i, y_c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_n x_i x_j : Int) : Heap V :=
  ((known_1_0 I M x_n).and ((known_1_1 I M).and ((known_1_2 I M).and ((known_2_3 I M x_i x_j).and (known_1_3 I M x_i)))))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (x_i x_j x_k : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (y_c0 = x_i ∧ y_c1 = x_j) ∧ 0 < x_k)
    (fun y_c0 y_c1 => (value_0 I M x_i x_j x_k))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_n x_i x_j x_k : Int) : Heap V :=
  ((known_1_0 I M x_n).and ((known_1_1 I M).and ((known_1_2 I M).and ((known_3_3 I M x_i x_j x_k).and ((known_2_3 I M x_i x_j).and (known_1_3 I M x_i))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k) (.const 0)) (
    .assign a_c [.var v_i, .var v_j] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c
    [.var v_i, .var v_j]
    (.fn f_2 [.read a_a [.var v_i, .var v_k], .read a_b [.var v_k, .var v_j]])
    (fun e => (value_1 I M (e v_i) (e v_j) (e v_k)))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i, y_k0], M t_B [y_k0, x_j]])))

theorem vc_3 (x_n x_i x_j x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_j) (h4 : x_j < 32) (h5 : 0 ≤ x_k) (h6 : x_k < 64) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E x_n)) a_c [x_n, 32]) ((((base E x_n).set v_i x_i).set v_j x_j).set v_k x_k) (known_3 I M x_n x_i x_j x_k) :=
  (vc_seq (vc_if_of cond_holds (fun (h7 : x_k = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h1, h2, h3, h4, trivial⟩) ev_const rfl))
  (fun (h7 : ¬ x_k = 0) => vc_skip))
  (Or.elim (((Classical.em (x_k = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_lab_neba_tab h5 h7)))) : x_k = 0 ∨ 0 < x_k)
  (fun h7 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [x_i, x_k], M t_B [x_k, x_j]])
  (at_if_of cond_holds (fun (h8 : x_k = 0) => (at_set_eq2 x_i x_j x_i x_j ⟨rfl, rfl⟩ rfl))
  (fun (h8 : ¬ x_k = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : x_k = 0) =>
  (at_set_other (by decide) ((at_left (at_points2 x_i x_k ⟨⟨h5, h6⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M x_n x_i x_j x_k) ⟨a_a, [x_i, x_k]⟩ (M t_A [x_i, x_k]))))
  (fun (h8 : ¬ x_k = 0) => (False.elim ((int_eab_neab_F h7 h8) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : x_k = 0) =>
  (at_set_other (by decide) ((at_right (at_left (at_points2 x_k x_j ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl)))
  : (known_3 I M x_n x_i x_j x_k) ⟨a_b, [x_k, x_j]⟩ (M t_B [x_k, x_j]))))
  (fun (h8 : ¬ x_k = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x_i, x_k], M t_B [x_k, x_j]]] = I.fn f_0 [value_2 I M x_i x_j, I.fn f_2 [M t_A [x_i, x_k], M t_B [x_k, x_j]]])
  (append1 x_k 0 (0 + 1) (fun y_q0 h8 => ⟨h8.1, (int_c34 h8.2 h7)⟩) (fun y_q0 =>
  ⟨(fun h8 => (Or.inr (int_c43 h8.2 h8.1 h7))), (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_one_lt_zero h9)))
  (fun h9 => ⟨(int_lab_ecb_lac h5 h9), (int_eab_lab h9)⟩)))⟩)
  (fun y_q0 h8 => (False.elim (int_one_lt_zero h8))) (fun y_q0 h8 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x_i, x_k], M t_B [x_k, x_j]]] = value_1 I M x_i x_j x_k)))
  (fun h7 => (vc_accumulate_of (value_0 I M x_i x_j x_k)
  (I.fn f_2 [M t_A [x_i, x_k], M t_B [x_k, x_j]])
  (at_if_of cond_holds (fun (h8 : x_k = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_k = 0) =>
  ((at_right (at_right (at_right (at_left (at_points2 x_i x_j ⟨⟨rfl, rfl⟩, h7⟩ rfl)))))
  : (known_3 I M x_n x_i x_j x_k) ⟨a_c, [x_i, x_j]⟩ (value_0 I M x_i x_j x_k)))) (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : x_k = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_k = 0) => ((at_left (at_points2 x_i x_k ⟨⟨h5, h6⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M x_n x_i x_j x_k) ⟨a_a, [x_i, x_k]⟩ (M t_A [x_i, x_k]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : x_k = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_k = 0) => ((at_right (at_left (at_points2 x_k x_j ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl)))
  : (known_3 I M x_n x_i x_j x_k) ⟨a_b, [x_k, x_j]⟩ (M t_B [x_k, x_j]))))) ev_nil)))
  ((append1 x_k 0 (x_k + 1) (fun y_q2 h8 => ⟨h8.1, (int_lab_taB h8.2)⟩)
  (fun y_q2 => ⟨(fun h8 => ((Classical.em (y_q2 < x_k)).elim (fun h9 => (Or.inl ⟨h8.1, h9⟩))
  (fun h9 => (Or.inr (int_lab_ntab_eab h8.2 h9))))), (fun h8 => (Or.elim h8 (fun h9 => ⟨h9.1, (int_tab_lab h9.2)⟩)
  (fun h9 => ⟨(int_ecb_tab_lac h9 h7), (int_eab_lab h9)⟩)))⟩) (fun y_q2 h8 => h8.2)
  (fun y_q2 h8 => rfl) rfl)
  : I.fn f_0 [value_0 I M x_i x_j x_k, I.fn f_2 [M t_A [x_i, x_k], M t_B [x_k, x_j]]] = value_1 I M x_i x_j x_k)))))

theorem kept_3 (x_n x_i x_j x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_j) (h4 : x_j < 32) (h5 : 0 ≤ x_k) (h6 : x_k < 64) :
    Heap.Entails ((body_3 I M).post ((((base E x_n).set v_i x_i).set v_j x_j).set v_k x_k) (known_3 I M x_n x_i x_j x_k)) (known_3 I M x_n x_i x_j (x_k + 1)) :=
  (show Heap.Entails _ (known_3 I M x_n x_i x_j (x_k + 1)) from
  (entails_and (entails_points2 (fun y_q3 y_q4 h7 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h8 : x_k = 0) => (at_set_other (by decide) (at_left (at_points2 y_q3 y_q4 h7 rfl))))
  (fun (h8 : ¬ x_k = 0) => (at_left (at_points2 y_q3 y_q4 h7 rfl))))))) (entails_and
  (entails_points2 (fun y_q5 y_q6 h7 => (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : x_k = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 y_q5 y_q6 h7 rfl)))))
  (fun (h8 : ¬ x_k = 0) => (at_right (at_left (at_points2 y_q5 y_q6 h7 rfl)))))))) (entails_and
  (entails_points1 (fun y_q7 h7 => (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : x_k = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points1 y_q7 h7 rfl))))))
  (fun (h8 : ¬ x_k = 0) => (at_right (at_right (at_left (at_points1 y_q7 h7 rfl)))))))))
  (entails_and
  (entails_points2 (fun y_q8 y_q9 h7 => (at_set_eq2 y_q8 y_q9 x_i x_j h7.1 ((reduce_congr1
  (fun y_q10 => ⟨(fun h8 => ⟨h8.1, (int_taB_lab h8.2)⟩), (fun h8 => ⟨h8.1, (int_lab_taB h8.2)⟩)⟩)
  (fun y_q10 h8 => rfl)) : value_0 I M x_i x_j (x_k + 1) = value_1 I M x_i x_j x_k))))
  (entails_and (entails_points2 (fun y_q11 y_q12 h7 =>
  (at_set_ne2 y_q11 y_q12 x_i x_j (fun h8 => (int_eab_tab_F h8.2 h7.2.2)) (at_if_of cond_holds
  (fun (h8 : x_k = 0) => (at_set_ne2 y_q11 y_q12 x_i x_j (fun h9 => (int_eab_tab_F h9.2 h7.2.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q11 y_q12 h7 rfl))))))))
  (fun (h8 : ¬ x_k = 0) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q11 y_q12 h7 rfl)))))))))))
  (entails_points2 (fun y_q13 y_q14 h7 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : x_k = 0) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q13 y_q14 h7 rfl))))))))
  (fun (h8 : ¬ x_k = 0) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q13 y_q14 h7 rfl)))))))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_k (.const 0) (.const 64)
      (fun e x => known_3 I M (e v_n) (e v_i) (e v_j) x) (body_3 I M)

theorem vc_2 (x_n x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_j) (h4 : x_j < 32) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E x_n)) a_c [x_n, 32]) (((base E x_n).set v_i x_i).set v_j x_j) (known_2 I M x_n x_i x_j) :=
  (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_3 I M x_n x_i x_j 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun y_q15 y_q16 h5 => (False.elim (int_irrefl h5.2))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  (fun x_k h5 h6 => (vc_3 x_n x_i x_j x_k hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_k h5 h6 => (kept_3 x_n x_i x_j x_k hl hM h0 h1 h2 h3 h4 h5 h6))))

theorem kept_2 (x_n x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_j) (h4 : x_j < 32) :
    Heap.Entails ((body_2 I M).post (((base E x_n).set v_i x_i).set v_j x_j) (known_2 I M x_n x_i x_j)) (known_2 I M x_n x_i (x_j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun y_q17 y_q18 h5 =>
  (Or.elim (((Classical.em (y_q18 = x_j)).elim (fun h6 => (Or.inl ⟨⟨h5.1, h6⟩, int_c308⟩))
  (fun h6 => (Or.inr ⟨h5.1, ⟨h5.2.1, (int_taB_neab_tab h5.2.2 h6)⟩⟩)))
  : (y_q17 = x_i ∧ y_q18 = x_j) ∧ 0 < (64 : Int) ∨ y_q17 = x_i ∧ 0 ≤ y_q18 ∧ y_q18 < x_j)
  (fun h6 => (at_right (at_right (at_right (at_left (at_points2 y_q17 y_q18 h6 (Eq.trans
  ((equation_0 x_n x_i y_q18 hl hM trivial) : M t_C [x_i, y_q18] = value_0 I M x_i y_q18 64)
  (reduce_congr1 (fun y_q20 => ⟨(fun h7 => h7), (fun h7 => h7)⟩)
  (fun y_q20 h7 => (fn_congr2 rfl (at_congr2 rfl h6.1.2)))))))))))
  (fun h6 => (at_right (at_right (at_right (at_right (at_left (at_points2 y_q17 y_q18 h6 rfl))))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))
  : Heap.Entails (known_3 I M x_n x_i x_j 64) (known_2 I M x_n x_i (x_j + 1)))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < 32)
    (fun y_c0 y_c1 => (M t_C [x_i, y_c1]))

noncomputable def known_4_4 (I : Interp V) (M : Model V) (x_i x_ax0 : Int) : Heap V :=
  .points2 a_d
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_ax0 ∨ (0 ≤ y_c1 ∧ y_c1 < 32) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (M t_D [y_c0, y_c1]))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_n x_i x_ax0 : Int) : Heap V :=
  ((known_1_0 I M x_n).and ((known_1_1 I M).and ((known_1_2 I M).and ((known_4_3 I M x_i).and (known_4_4 I M x_i x_ax0)))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_d
    [.var v_i, .var v_ax0]
    (.fn
      f_3
      [
        .fn f_0 [.read a_c [.var v_i, .var v_ax0], .read a_bias [.var v_ax0]],
        .fn f_1 []])
    (fun e => (M t_D [(e v_i), (e v_ax0)]))

theorem vc_4 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 32) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E x_n)) a_c [x_n, 32]) (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_4 I M x_n x_i x_ax0) :=
  (vc_assign_of
  (I.fn f_3 [I.fn f_0 [M t_C [x_i, x_ax0], M t_bias [x_ax0]], I.fn f_1 []])
  (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_d t_D [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_D [(.const 0, .var v_n), (.const 0, .const 32)])) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) [x_i, x_ax0]
  (region_iff.2 ⟨x_i, _, rfl, h1, h2, x_ax0, _, rfl, h3, h4, rfl⟩) shape_a_d rfl rfl ⟨h1, h3⟩))
  (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 x_i x_ax0 ⟨rfl, ⟨h3, h4⟩⟩ rfl)))))
  : (known_4 I M x_n x_i x_ax0) ⟨a_c, [x_i, x_ax0]⟩ (M t_C [x_i, x_ax0])))
  (ev_cons (ev_read ((at_right (at_right (at_left (at_points1 x_ax0 ⟨h3, h4⟩ rfl))))
  : (known_4 I M x_n x_i x_ax0) ⟨a_bias, [x_ax0]⟩ (M t_bias [x_ax0]))) ev_nil)))
  (ev_cons ev_const ev_nil))) ((Eq.trans rfl (Eq.symm (equation_1 x_n x_i x_ax0 hl hM trivial)))
  : I.fn f_3 [I.fn f_0 [M t_C [x_i, x_ax0], M t_bias [x_ax0]], I.fn f_1 []] = M t_D [x_i, x_ax0]))

theorem kept_4 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 32) :
    Heap.Entails ((body_4 I M).post (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_4 I M x_n x_i x_ax0)) (known_4 I M x_n x_i (x_ax0 + 1)) :=
  (show Heap.Entails _ (known_4 I M x_n x_i (x_ax0 + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points2 (fun y_q23 y_q24 h5 => (Or.elim h5 (fun h6 =>
  ((Classical.em (y_q23 = x_i ∧ y_q24 = x_ax0)).elim (fun h7 => (at_set_eq2 y_q23 y_q24 x_i x_ax0 h7
  ((at_congr2 h6.1 h7.2) : M t_D [y_q23, y_q24] = M t_D [x_i, x_ax0])))
  (fun h7 => (at_set_ne2 y_q23 y_q24 x_i x_ax0 h7
  (at_right (at_right (at_right (at_right (at_points2 y_q23 y_q24 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl)))))))))
  (fun h6 => (at_set_ne2 y_q23 y_q24 x_i x_ax0 (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_right (at_right (at_right (at_right (at_points2 y_q23 y_q24 (Or.inr h6) rfl)))))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c [.var v_n, .const 32] <|
  .seq (.for v_j (.const 0) (.const 32)
    (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)) <|
  .for v_ax0 (.const 0) (.const 32)
    (fun e x => known_4 I M (e v_n) (e v_i) x) (body_4 I M)

theorem vc_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_n)) ((base E x_n).set v_i x_i) (known_1 I M x_n x_i) :=
  (vc_allocate (vc_seq (vc_for_of 0 32 rfl rfl (show Heap.Entails _ (known_2 I M x_n x_i 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_without (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun y_q21 y_q22 h3 => (False.elim (int_lab_tba_F h3.2.1 h3.2.2))))
  (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl)))))))))
  (fun x_j h3 h4 => (vc_2 x_n x_i x_j hl hM h0 h1 h2 h3 h4))
  (fun x_j h3 h4 => (kept_2 x_n x_i x_j hl hM h0 h1 h2 h3 h4))) (vc_for_of 0 32 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl))) (entails_and
  (entails_points2 (fun y_q25 y_q26 h3 => (at_right (at_right (at_right (at_left (at_points2 y_q25 y_q26 h3 rfl)))))))
  (entails_points2 (fun y_q27 y_q28 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_right (at_right (at_points2 y_q27 y_q28 h4 rfl)))))))))))))
  : Heap.Entails (known_2 I M x_n x_i 32) (known_4 I M x_n x_i 0))
  (fun x_ax0 h3 h4 => (vc_4 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_4 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4)))))

theorem kept_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    Heap.Entails ((body_1 I M).post ((base E x_n).set v_i x_i) (known_1 I M x_n x_i)) (known_1 I M x_n (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_n (x_i + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_restore (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_restore (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun y_q29 y_q30 h3 =>
  (at_restore (by decide) ((at_right (at_right (at_right (at_right (at_points2 y_q29 y_q30
  ((Classical.em (y_q29 = x_i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, h3.1.2⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl)))))
  : (known_4 I M x_n x_i 32) ⟨a_d, [y_q29, y_q30]⟩ (M t_D [y_q29, y_q30])))))))))

theorem race_1 (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    ParVC I 0 x_n (body_1 I M).erase (fun x_i => ((base E x_n).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_n).set v_i x_i) (known_1 I M x_n x_i)) :=
  (race_arrays [a_d] rfl rfl
  (all_cons (apart2 (fun x_i y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < 32)
  (fun x_i y_c0 y_c1 => (1 : Int) < 0) (fun x_i h1 h2 => (w_allocate (w_seq (w_none rfl)
  (w_for 0 32 rfl rfl (fun x_ax0 h3 h4 => (w_assign2 x_i x_ax0 ⟨rfl, ⟨h3, h4⟩⟩))))))
  (fun x_i h1 h2 => (r_none rfl)) (fun x_i y_y y_c0 y_c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    (program I M).vc I (impl.HasCell spec (base E x_n)) (base E x_n) (impl.inputHeap spec (base E x_n) M) :=
  (vc_par_of 0 x_n rfl rfl
  (show Heap.Entails _ (known_1 I M x_n 0) from (entails_and (entails_points2 (fun y_q31 y_q32 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_n), (.const 0, .const 64)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q31, y_q32]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q31, _, rfl, h1.2.1, h1.2.2, y_q32, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun y_q33 y_q34 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .const 64), (.const 0, .const 32)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q33, y_q34]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q33, _, rfl, h1.2.1, h1.2.2, y_q34, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun y_q35 h1 =>
  (at_input (R := (Region.mk t_bias [(.const 0, .const 32)])) (b := (Binding.mk a_bias t_bias [v_i0] [.var v_i0] none)) (p := [y_q35]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨y_q35, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun y_q36 y_q37 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))))))
  (fun x_i h1 h2 => (vc_1 x_n x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_n x_i hl hM h0 h1 h2)) (race_1 x_n hl hM h0))

theorem output_0_3 (x_n y_q38 y_q39 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ y_q38) (h2 : y_q38 < x_n) (h3 : 0 ≤ y_q39) (h4 : y_q39 < 32) :
    ((program I M).post (base E x_n) (impl.inputHeap spec (base E x_n) M)) ⟨a_d, [y_q38, y_q39]⟩ (M t_D [y_q38, y_q39]) :=
  ((at_right (at_right (at_right (at_points2 y_q38 y_q39 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl))))
  : (known_1 I M x_n (max 0 x_n)) ⟨a_d, [y_q38, y_q39]⟩ (M t_D [y_q38, y_q39]))

theorem consistent (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Consistent (base E x_n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_n) :=
  solvable_layers (consistent E x_n h0)
    (fun t => if t = t_C then 0 else if t = t_D then 1 else 0) (by decide)

theorem placed (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : impl.LayoutOk spec (base E x_n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_n : Int) : Ten → List Int → Prop := fun t p => if t = t_C then (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 32) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else if t = t_D then (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 32) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else True

theorem covered_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (y_p0 y_p1 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_n) (h3 : 0 ≤ y_p1) (h4 : y_p1 < 32) :
    spec.Given (inside x_n) (base E x_n) t_D [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ y_p1 ∧ y_p1 < 32) ∧ 0 ≤ y_p0 ∧ y_p0 < x_n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i x_j : Int) (h1 : True) (h2 : (0 ≤ x_j ∧ x_j < 32) ∧ 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E x_n).set v_i x_i).set v_j x_j) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.2.1, h2.2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, x_j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, x_j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))))

theorem defined_1 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i x_j : Int) (h1 : True) (h2 : (0 ≤ x_j ∧ x_j < 32) ∧ 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.fn (.builtin "max" .f32) [.fn (.builtin "+" .f32) [.access t_C [.var v_i, .var v_j], .access t_bias [.var v_j]], .fn (.literal .f32 0 1) []]) (((base E x_n).set v_i x_i).set v_j x_j) :=
  (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_equation (p := [x_i, x_j]) (.head _) rfl rfl rfl
  (h2 : (0 ≤ x_j ∧ x_j < 32) ∧ 0 ≤ x_i ∧ x_i < x_n) (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_input (p := [x_j]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨x_j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))
  (defined_cons (defined_fn defined_nil) defined_nil)))

theorem defined (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Defined (base E x_n) :=
  defined_of (inside x_n)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E x_n h0 y_p0 y_p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun x_i x_j => cond_holds) (fun x_i x_j g k => defined_0 E x_n h0 x_i x_j g k))
    (all_cons (well_defined2 (fun x_i x_j => cond_holds) (fun x_i x_j g k => defined_1 E x_n h0 x_i x_j g k))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_n))
    (fun E => base E (E v_n)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_n) a) (fun E a => placed E (E v_n) a)
    (fun E a => consistent E (E v_n) a) (fun E a => solvable E (E v_n) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_n) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.head _)))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_3 (E v_n) y_p0 y_p1 hl hM a b0 b1 b2 b3)) all_nil)))) all_nil))


end Redverify.Certificate.scheduled
