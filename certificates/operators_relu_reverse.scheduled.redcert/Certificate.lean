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

abbrev base (E : Env) (n : Int) : Env := (E.set v_n n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_d : ∀ b ∈ impl.bindings, b.array = a_d → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i j k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i j k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_0 I M i j 64) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E n).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 64) => rfl))))

theorem equation_1 (i j : Int) (h0 : True) :
    (M t_D [i, j]) = (I.fn f_3 [I.fn f_0 [M t_C [i, j], M t_bias [j]], I.fn f_1 []]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_3 [.fn f_0 [.access t_C [.var v_i, .var v_j], .access t_bias [.var v_j]], .fn f_1 []]) (((base E n).set v_i i).set v_j j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 32) ∧ 0 ≤ c0 ∧ c0 < 64)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_bias
    (fun c0 => 0 ≤ c0 ∧ c0 < 32)
    (fun c0 => (M t_bias [c0]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_d
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 32) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_D [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M).and ((known_1_2 I M).and (known_1_3 I M i))))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j)
    (fun c0 c1 => (M t_C [i, c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (n i j : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M).and ((known_1_2 I M).and ((known_2_3 I M i j).and (known_1_3 I M i)))))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (i j k : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c0 = i ∧ c1 = j) ∧ 0 < k)
    (fun c0 c1 => (value_0 I M i j k))

noncomputable def known_3 (I : Interp V) (M : Model V) (n i j k : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M).and ((known_1_2 I M).and ((known_3_3 I M i j k).and ((known_2_3 I M i j).and (known_1_3 I M i))))))

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

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem vc_3 (i j k : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < 32) (h5 : 0 ≤ k) (h6 : k < 64) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c [n, 32]) ((((base E n).set v_i i).set v_j j).set v_k k) (known_3 I M n i j k) :=
  (vc_seq (vc_if_of cond_holds (fun (h7 : k = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h1, h2, h3, h4, trivial⟩) ev_const rfl))
  (fun (h7 : ¬ k = 0) => vc_skip)) (Or.elim (((Classical.em (k = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_lab_neba_tab h5 h7)))) : k = 0 ∨ 0 < k)
  (fun h7 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [i, k], M t_B [k, j]])
  (at_if_of cond_holds (fun (h8 : k = 0) => (at_set_eq2 i j i j ⟨rfl, rfl⟩ rfl))
  (fun (h8 : ¬ k = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : k = 0) =>
  (at_set_other (by decide) ((at_left (at_points2 i k ⟨⟨h5, h6⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M n i j k) ⟨a_a, [i, k]⟩ (M t_A [i, k]))))
  (fun (h8 : ¬ k = 0) => (False.elim ((int_eab_neab_F h7 h8) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : k = 0) =>
  (at_set_other (by decide) ((at_right (at_left (at_points2 k j ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl)))
  : (known_3 I M n i j k) ⟨a_b, [k, j]⟩ (M t_B [k, j]))))
  (fun (h8 : ¬ k = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [i, k], M t_B [k, j]]] = I.fn f_0 [value_2 I M i j, I.fn f_2 [M t_A [i, k], M t_B [k, j]]])
  (append1 k 0 (0 + 1) (fun q0 h8 => ⟨h8.1, (int_c34 h8.2 h7)⟩) (fun q0 =>
  ⟨(fun h8 => (Or.inr (int_c43 h8.2 h8.1 h7))), (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_one_lt_zero h9)))
  (fun h9 => ⟨(int_lab_ecb_lac h5 h9), (int_eab_lab h9)⟩)))⟩)
  (fun q0 h8 => (False.elim (int_one_lt_zero h8))) (fun q0 h8 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [i, k], M t_B [k, j]]] = value_1 I M i j k)))
  (fun h7 =>
  (vc_accumulate_of (value_0 I M i j k) (I.fn f_2 [M t_A [i, k], M t_B [k, j]])
  (at_if_of cond_holds (fun (h8 : k = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ k = 0) =>
  ((at_right (at_right (at_right (at_left (at_points2 i j ⟨⟨rfl, rfl⟩, h7⟩ rfl)))))
  : (known_3 I M n i j k) ⟨a_c, [i, j]⟩ (value_0 I M i j k)))) (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : k = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ k = 0) => ((at_left (at_points2 i k ⟨⟨h5, h6⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M n i j k) ⟨a_a, [i, k]⟩ (M t_A [i, k]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : k = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ k = 0) => ((at_right (at_left (at_points2 k j ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl)))
  : (known_3 I M n i j k) ⟨a_b, [k, j]⟩ (M t_B [k, j]))))) ev_nil)))
  ((append1 k 0 (k + 1) (fun q2 h8 => ⟨h8.1, (int_lab_taB h8.2)⟩)
  (fun q2 => ⟨(fun h8 => ((Classical.em (q2 < k)).elim (fun h9 => (Or.inl ⟨h8.1, h9⟩))
  (fun h9 => (Or.inr (int_lab_ntab_eab h8.2 h9))))), (fun h8 => (Or.elim h8 (fun h9 => ⟨h9.1, (int_tab_lab h9.2)⟩)
  (fun h9 => ⟨(int_ecb_tab_lac h9 h7), (int_eab_lab h9)⟩)))⟩) (fun q2 h8 => h8.2) (fun q2 h8 => rfl)
  rfl)
  : I.fn f_0 [value_0 I M i j k, I.fn f_2 [M t_A [i, k], M t_B [k, j]]] = value_1 I M i j k)))))

theorem kept_3 (i j k : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < 32) (h5 : 0 ≤ k) (h6 : k < 64) :
    Heap.Entails ((body_3 I M).post ((((base E n).set v_i i).set v_j j).set v_k k) (known_3 I M n i j k)) (known_3 I M n i j (k + 1)) :=
  (show Heap.Entails _ (known_3 I M n i j (k + 1)) from
  (entails_and (entails_points2 (fun q3 q4 h7 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h8 : k = 0) => (at_set_other (by decide) (at_left (at_points2 q3 q4 h7 rfl))))
  (fun (h8 : ¬ k = 0) => (at_left (at_points2 q3 q4 h7 rfl)))))))
  (entails_and (entails_points2 (fun q5 q6 h7 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h8 : k = 0) => (at_set_other (by decide) (at_right (at_left (at_points2 q5 q6 h7 rfl)))))
  (fun (h8 : ¬ k = 0) => (at_right (at_left (at_points2 q5 q6 h7 rfl)))))))) (entails_and
  (entails_points1 (fun q7 h7 => (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : k = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points1 q7 h7 rfl))))))
  (fun (h8 : ¬ k = 0) => (at_right (at_right (at_left (at_points1 q7 h7 rfl)))))))))
  (entails_and (entails_points2 (fun q8 q9 h7 => (at_set_eq2 q8 q9 i j h7.1 ((reduce_congr1
  (fun q10 => ⟨(fun h8 => ⟨h8.1, (int_taB_lab h8.2)⟩), (fun h8 => ⟨h8.1, (int_lab_taB h8.2)⟩)⟩)
  (fun q10 h8 => rfl)) : value_0 I M i j (k + 1) = value_1 I M i j k))))
  (entails_and (entails_points2 (fun q11 q12 h7 =>
  (at_set_ne2 q11 q12 i j (fun h8 => (int_eab_tab_F h8.2 h7.2.2)) (at_if_of cond_holds
  (fun (h8 : k = 0) => (at_set_ne2 q11 q12 i j (fun h9 => (int_eab_tab_F h9.2 h7.2.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q11 q12 h7 rfl))))))))
  (fun (h8 : ¬ k = 0) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q11 q12 h7 rfl)))))))))))
  (entails_points2 (fun q13 q14 h7 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : k = 0) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_points2 q13 q14 h7 rfl))))))))
  (fun (h8 : ¬ k = 0) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q13 q14 h7 rfl)))))))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_k (.const 0) (.const 64)
      (fun e x => known_3 I M (e v_n) (e v_i) (e v_j) x) (body_3 I M)

theorem vc_2 (i j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < 32) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c [n, 32]) (((base E n).set v_i i).set v_j j) (known_2 I M n i j) :=
  (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_3 I M n i j 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q15 q16 h5 => (False.elim (int_irrefl h5.2))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  (fun k h5 h6 => (vc_3 n hl hM i j k h0 h1 h2 h3 h4 h5 h6))
  (fun k h5 h6 => (kept_3 n hl hM i j k h0 h1 h2 h3 h4 h5 h6))))

theorem kept_2 (i j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < 32) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_i i).set v_j j) (known_2 I M n i j)) (known_2 I M n i (j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q17 q18 h5 =>
  (Or.elim (((Classical.em (q18 = j)).elim (fun h6 => (Or.inl ⟨⟨h5.1, h6⟩, int_c308⟩))
  (fun h6 => (Or.inr ⟨h5.1, ⟨h5.2.1, (int_taB_neab_tab h5.2.2 h6)⟩⟩)))
  : (q17 = i ∧ q18 = j) ∧ 0 < (64 : Int) ∨ q17 = i ∧ 0 ≤ q18 ∧ q18 < j)
  (fun h6 => (at_right (at_right (at_right (at_left (at_points2 q17 q18 h6
  (Eq.trans ((equation_0 n hl hM i q18 trivial) : M t_C [i, q18] = value_0 I M i q18 64)
  (reduce_congr1 (fun q20 => ⟨(fun h7 => h7), (fun h7 => h7)⟩)
  (fun q20 h7 => (fn_congr2 rfl (at_congr2 rfl h6.1.2)))))))))))
  (fun h6 => (at_right (at_right (at_right (at_right (at_left (at_points2 q17 q18 h6 rfl))))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))
  : Heap.Entails (known_3 I M n i j 64) (known_2 I M n i (j + 1)))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 32)
    (fun c0 c1 => (M t_C [i, c1]))

noncomputable def known_4_4 (I : Interp V) (M : Model V) (i x_ax0 : Int) : Heap V :=
  .points2 a_d
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_ax0 ∨ (0 ≤ c1 ∧ c1 < 32) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_D [c0, c1]))

noncomputable def known_4 (I : Interp V) (M : Model V) (n i x_ax0 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M).and ((known_1_2 I M).and ((known_4_3 I M i).and (known_4_4 I M i x_ax0)))))

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

theorem vc_4 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 32) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c [n, 32]) (((base E n).set v_i i).set v_ax0 x_ax0) (known_4 I M n i x_ax0) :=
  (vc_assign_of
  (I.fn f_3 [I.fn f_0 [M t_C [i, x_ax0], M t_bias [x_ax0]], I.fn f_1 []])
  (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_d t_D [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_D [(.const 0, .var v_n), (.const 0, .const 32)])) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) [i, x_ax0]
  (region_iff.2 ⟨i, _, rfl, h1, h2, x_ax0, _, rfl, h3, h4, rfl⟩) shape_a_d rfl rfl ⟨h1, h3⟩))
  (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 i x_ax0 ⟨rfl, ⟨h3, h4⟩⟩ rfl)))))
  : (known_4 I M n i x_ax0) ⟨a_c, [i, x_ax0]⟩ (M t_C [i, x_ax0])))
  (ev_cons (ev_read ((at_right (at_right (at_left (at_points1 x_ax0 ⟨h3, h4⟩ rfl))))
  : (known_4 I M n i x_ax0) ⟨a_bias, [x_ax0]⟩ (M t_bias [x_ax0]))) ev_nil)))
  (ev_cons ev_const ev_nil))) ((Eq.trans rfl (Eq.symm (equation_1 n hl hM i x_ax0 trivial)))
  : I.fn f_3 [I.fn f_0 [M t_C [i, x_ax0], M t_bias [x_ax0]], I.fn f_1 []] = M t_D [i, x_ax0]))

theorem kept_4 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 32) :
    Heap.Entails ((body_4 I M).post (((base E n).set v_i i).set v_ax0 x_ax0) (known_4 I M n i x_ax0)) (known_4 I M n i (x_ax0 + 1)) :=
  (show Heap.Entails _ (known_4 I M n i (x_ax0 + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points2 (fun q23 q24 h5 => (Or.elim h5 (fun h6 => ((Classical.em (q23 = i ∧ q24 = x_ax0)).elim (fun h7 =>
  (at_set_eq2 q23 q24 i x_ax0 h7 ((at_congr2 h6.1 h7.2) : M t_D [q23, q24] = M t_D [i, x_ax0])))
  (fun h7 => (at_set_ne2 q23 q24 i x_ax0 h7
  (at_right (at_right (at_right (at_right (at_points2 q23 q24 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl)))))))))
  (fun h6 => (at_set_ne2 q23 q24 i x_ax0 (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_right (at_right (at_right (at_right (at_points2 q23 q24 (Or.inr h6) rfl)))))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c [.var v_n, .const 32] <|
  .seq (.for v_j (.const 0) (.const 32)
    (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)) <|
  .for v_ax0 (.const 0) (.const 32)
    (fun e x => known_4 I M (e v_n) (e v_i) x) (body_4 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_1 I M).vc I (impl.HasCell spec (base E n)) ((base E n).set v_i i) (known_1 I M n i) :=
  (vc_allocate (vc_seq (vc_for_of 0 32 rfl rfl (show Heap.Entails _ (known_2 I M n i 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_without (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun q21 q22 h3 => (False.elim (int_lab_tba_F h3.2.1 h3.2.2))))
  (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl)))))))))
  (fun j h3 h4 => (vc_2 n hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_2 n hl hM i j h0 h1 h2 h3 h4))) (vc_for_of 0 32 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl))) (entails_and
  (entails_points2 (fun q25 q26 h3 => (at_right (at_right (at_right (at_left (at_points2 q25 q26 h3 rfl)))))))
  (entails_points2 (fun q27 q28 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_right (at_right (at_points2 q27 q28 h4 rfl)))))))))))))
  : Heap.Entails (known_2 I M n i 32) (known_4 I M n i 0))
  (fun x_ax0 h3 h4 => (vc_4 n hl hM i x_ax0 h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_4 n hl hM i x_ax0 h0 h1 h2 h3 h4)))))

theorem kept_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) (known_1 I M n (i + 1)) :=
  (show Heap.Entails _ (known_1 I M n (i + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_restore (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_restore (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun q29 q30 h3 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_right (at_points2 q29 q30 ((Classical.em (q29 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, h3.1.2⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl)))))
  : (known_4 I M n i 32) ⟨a_d, [q29, q30]⟩ (M t_D [q29, q30])))))))))

theorem race_1 (h0 : 0 ≤ n) :
    ParVC I 0 n (body_1 I M).erase (fun i => ((base E n).set v_i i)) (fun i => (body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) :=
  (race_arrays [a_d] rfl rfl (all_cons
  (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 32) (fun i c0 c1 => (1 : Int) < 0) (fun i h1 h2 =>
  (w_allocate (w_seq (w_none rfl) (w_for 0 32 rfl rfl (fun x_ax0 h3 h4 => (w_assign2 i x_ax0 ⟨rfl, ⟨h3, h4⟩⟩))))))
  (fun i h1 h2 => (r_none rfl)) (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_par_of 0 n rfl rfl
  (show Heap.Entails _ (known_1 I M n 0) from (entails_and (entails_points2 (fun q31 q32 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_n), (.const 0, .const 64)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q31, q32]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q31, _, rfl, h1.2.1, h1.2.2, q32, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q33 q34 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .const 64), (.const 0, .const 32)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q33, q34]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q33, _, rfl, h1.2.1, h1.2.2, q34, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q35 h1 =>
  (at_input (R := (Region.mk t_bias [(.const 0, .const 32)])) (b := (Binding.mk a_bias t_bias [v_i0] [.var v_i0] none)) (p := [q35]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q35, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q36 q37 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))))))
  (fun i h1 h2 => (vc_1 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 n hl hM i h0 h1 h2))
  (race_1 n hl hM h0))

theorem output_0_3 (q38 q39 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q38) (h2 : q38 < n) (h3 : 0 ≤ q39) (h4 : q39 < 32) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_d, [q38, q39]⟩ (M t_D [q38, q39]) :=
  ((at_right (at_right (at_right (at_points2 q38 q39 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl))))
  : (known_1 I M n (max 0 n)) ⟨a_d, [q38, q39]⟩ (M t_D [q38, q39]))

end

theorem consistent (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Consistent (base E n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n : Int) (h0 : 0 ≤ n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n) :=
  solvable_layers (consistent E n h0)
    (fun at_ => if at_ = t_C then 0 else if at_ = t_D then 1 else 0) (by decide)

theorem placed (E : Env) (n : Int) (h0 : 0 ≤ n) : impl.LayoutOk spec (base E n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_C then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 32) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_D then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 32) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else True

theorem covered_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < n) (h3 : 0 ≤ p1) (h4 : p1 < 32) :
    spec.Given (inside n) (base E n) t_D [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < 32) ∧ 0 ≤ p0 ∧ p0 < n) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < 32) ∧ 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E n).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))))

theorem defined_1 (E : Env) (n : Int) (h0 : 0 ≤ n) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < 32) ∧ 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.fn (.builtin "max" .f32) [.fn (.builtin "+" .f32) [.access t_C [.var v_i, .var v_j], .access t_bias [.var v_j]], .fn (.literal .f32 0 1) []]) (((base E n).set v_i i).set v_j j) :=
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_equation (p := [i, j]) (.head _) rfl rfl rfl (h2 : (0 ≤ j ∧ j < 32) ∧ 0 ≤ i ∧ i < n)
  (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_input (p := [j]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))
  (defined_cons (defined_fn defined_nil) defined_nil)))

theorem defined (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Defined (base E n) :=
  defined_of (inside n)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E n h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E n h0 i j hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_1 E n h0 i j hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_3 (E v_n) hl hM p0 p1 a b0 b1 b2 b3)) all_nil)))) all_nil))


end Redverify.Certificate.scheduled
