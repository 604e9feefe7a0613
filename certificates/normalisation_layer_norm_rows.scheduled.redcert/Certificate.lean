module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `s` -/ abbrev v_s : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `i0` -/ abbrev v_i0 : Var := 5
/-- `i1` -/ abbrev v_i1 : Var := 6
/-- `ax0` -/ abbrev v_ax0 : Var := 7
/-- `j_0` -/ abbrev v_j_0 : Var := 8
/-- `j_1` -/ abbrev v_j_1 : Var := 9
/-- `v_j` -/ abbrev v_v_j : Var := 10
/-- `x` -/ abbrev a_x : Arr := 0
/-- `g` -/ abbrev a_g : Arr := 1
/-- `b` -/ abbrev a_b : Arr := 2
/-- `o` -/ abbrev a_o : Arr := 3
/-- `t` -/ abbrev a_t : Arr := 4
/-- `u` -/ abbrev a_u : Arr := 5
/-- `v` -/ abbrev a_v : Arr := 6
/-- `X` -/ abbrev t_X : Ten := 0
/-- `G` -/ abbrev t_G : Ten := 1
/-- `B` -/ abbrev t_B : Ten := 2
/-- `O` -/ abbrev t_O : Ten := 3
/-- `T` -/ abbrev t_T : Ten := 4
/-- `U` -/ abbrev t_U : Ten := 5
/-- `V` -/ abbrev t_V : Ten := 6

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n)]
  inputs :=
    [
      Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 64)],
      Region.mk t_G [(.const 0, .const 64)],
      Region.mk t_B [(.const 0, .const 64)]]
  outputs := [Region.mk t_O [(.const 0, .var v_n), (.const 0, .const 64)]]
  equations :=
    [
      Equation.mk
        t_T
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64)))
          (.access t_X [.var v_i, .var v_k])),
      Equation.mk
        t_U
        [v_i]
        .true
        (.fn (.builtin "/" .f32) [.access t_T [.var v_i], .fn (.literal .f32 64 1) []]),
      Equation.mk
        t_V
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_s]
          (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 64)))
          (.fn
            (.builtin "*" .f32)
            [
              .fn (.builtin "-" .f32) [.access t_X [.var v_i, .var v_s], .access t_U [.var v_i]],
              .fn (.builtin "-" .f32) [.access t_X [.var v_i, .var v_s], .access t_U [.var v_i]]])),
      Equation.mk
        t_O
        [v_i, v_j]
        .true
        (.fn
          (.builtin "+" .f32)
          [
            .fn
              (.builtin "*" .f32)
              [
                .fn
                  (.builtin "/" .f32)
                  [
                    .fn
                      (.builtin "-" .f32)
                      [.access t_X [.var v_i, .var v_j], .access t_U [.var v_i]],
                    .fn
                      (.builtin "sqrt" .f32)
                      [
                        .fn
                          (.builtin "+" .f32)
                          [
                            .fn
                              (.builtin "/" .f32)
                              [.access t_V [.var v_i], .fn (.literal .f32 64 1) []],
                            .fn (.literal .f32 1 100000) []]]],
                .access t_G [.var v_j]],
            .access t_B [.var v_j]])]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_g t_G [v_i0] [.var v_i0] none,
      Binding.mk a_b t_B [v_i0] [.var v_i0] none,
      Binding.mk a_o t_O [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i (.const 0) (.var v_n) <|
      .allocate a_t [.var v_n] <|
      .allocate a_u [.var v_n] <|
      .allocate a_v [.var v_n] <|
      .seq (.scope [a_t] <|
        .for v_ax0 (.const 0) (.const 64) <|
          .seq (.ifte (.eq (.var v_ax0) (.const 0)) (
            .assign a_t [.var v_i] (.fn (.literal .f32 0 1) [])
          ) (
            .skip
          )) <|
          .accumulate false (.builtin "+" .f32) a_t [.var v_i] (.read a_x [.var v_i, .var v_ax0])) <|
      .seq (.assign a_u [.var v_i] (.fn (.builtin "/" .f32) [.read a_t [.var v_i], .fn (.literal .f32 64 1) []])) <|
      .seq (.scope [a_v] <|
        .for v_ax0 (.const 0) (.const 64) <|
          .seq (.ifte (.eq (.var v_ax0) (.const 0)) (
            .assign a_v [.var v_i] (.fn (.literal .f32 0 1) [])
          ) (
            .skip
          )) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_v
            [.var v_i]
            (.fn
              (.builtin "*" .f32)
              [
                .fn (.builtin "-" .f32) [.read a_x [.var v_i, .var v_ax0], .read a_u [.var v_i]],
                .fn (.builtin "-" .f32) [.read a_x [.var v_i, .var v_ax0], .read a_u [.var v_i]]])) <|
      .for v_j_0 (.const 0) (.const 8) <|
        .par v_j_1 (.const 0) (.const 8) <|
          .letin v_v_j (.add (.mul 8 (.var v_j_0)) (.var v_j_1)) <|
          .assign
            a_o
            [.var v_i, .var v_v_j]
            (.fn
              (.builtin "+" .f32)
              [
                .fn
                  (.builtin "*" .f32)
                  [
                    .fn
                      (.builtin "/" .f32)
                      [
                        .fn (.builtin "-" .f32) [.read a_x [.var v_i, .var v_v_j], .read a_u [.var v_i]],
                        .fn
                          (.builtin "sqrt" .f32)
                          [
                            .fn
                              (.builtin "+" .f32)
                              [
                                .fn (.builtin "/" .f32) [.read a_v [.var v_i], .fn (.literal .f32 64 1) []],
                                .fn (.literal .f32 1 100000) []]]],
                    .read a_g [.var v_v_j]],
                .read a_b [.var v_v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32
abbrev f_3 : Fn := .builtin "-" .f32
abbrev f_4 : Fn := .builtin "/" .f32
abbrev f_5 : Fn := .literal .f32 64 1
abbrev f_6 : Fn := .builtin "sqrt" .f32
abbrev f_7 : Fn := .literal .f32 1 100000

abbrev base (E : Env) (n : Int) : Env := (E.set v_n n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_o : ∀ b ∈ impl.bindings, b.array = a_o → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_ax0 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_ax0)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_ax0 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_ax0)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_X [i, y_k0], M t_U [i]], I.fn f_3 [M t_X [i, y_k0], M t_U [i]]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_ax0 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_ax0)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_ax0 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_ax0)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_X [i, y_k0], M t_U [i]], I.fn f_3 [M t_X [i, y_k0], M t_U [i]]])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_T [i]) = (value_0 I M 64 i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.access t_X [.var v_i, .var v_k])) ((base E n).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 64) => rfl))))

theorem equation_1 (i : Int) (h0 : True) :
    (M t_U [i]) = (I.fn f_4 [M t_T [i], I.fn f_5 []]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_4 [.access t_T [.var v_i], .fn f_5 []]) ((base E n).set v_i i) = _ from
  rfl))

theorem equation_2 (i : Int) (h0 : True) :
    (M t_V [i]) = (value_1 I M 64 i) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 64))) (.fn f_2 [.fn f_3 [.access t_X [.var v_i, .var v_s], .access t_U [.var v_i]], .fn f_3 [.access t_X [.var v_i, .var v_s], .access t_U [.var v_i]]])) ((base E n).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (s : Int) => cond_holds) (fun (s : Int) (h1 : 0 ≤ s ∧ s < 64) => rfl))))

theorem equation_3 (i j : Int) (h0 : True) :
    (M t_O [i, j]) = (I.fn f_0 [I.fn f_2 [I.fn f_4 [I.fn f_3 [M t_X [i, j], M t_U [i]], I.fn f_6 [I.fn f_0 [I.fn f_4 [M t_V [i], I.fn f_5 []], I.fn f_7 []]]], M t_G [j]], M t_B [j]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.head _)))) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.fn f_2 [.fn f_4 [.fn f_3 [.access t_X [.var v_i, .var v_j], .access t_U [.var v_i]], .fn f_6 [.fn f_0 [.fn f_4 [.access t_V [.var v_i], .fn f_5 []], .fn f_7 []]]], .access t_G [.var v_j]], .access t_B [.var v_j]]) (((base E n).set v_i i).set v_j j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < 64)
    (fun c0 => (M t_B [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_g
    (fun c0 => 0 ≤ c0 ∧ c0 < 64)
    (fun c0 => (M t_G [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_o
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_O [c0, c1]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_x
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_X [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_1_2 I M i).and (known_1_3 I M n))))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (i x_ax0 : Int) : Heap V :=
  .points1 a_t
    (fun c0 => c0 = i ∧ 0 < x_ax0)
    (fun c0 => (value_0 I M x_ax0 i))

noncomputable def known_2 (I : Interp V) (M : Model V) (n i x_ax0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_1_2 I M i).and ((known_2_3 I M i x_ax0).and (known_1_3 I M n)))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_ax0) (.const 0)) (
    .assign a_t [.var v_i] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate false f_0 a_t [.var v_i] (.read a_x [.var v_i, .var v_ax0])
    (fun e => (value_2 I M (e v_ax0) (e v_i)))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => M t_X [i, y_k0])))

theorem vc_2 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    (body_2 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_t [n]) a_u [n]) a_v [n]) (((base E n).set v_i i).set v_ax0 x_ax0) (known_2 I M n i x_ax0) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : x_ax0 = 0) => (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩))) ev_const rfl))
  (fun (h5 : ¬ x_ax0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_ax0 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : x_ax0 = 0 ∨ 0 < x_ax0)
  (fun h5 => (vc_accumulate_of (I.fn f_1 []) (M t_X [i, x_ax0])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_eq1 i i rfl rfl))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_points2 i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))))
  : (known_2 I M n i x_ax0) ⟨a_x, [i, x_ax0]⟩ (M t_X [i, x_ax0]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], M t_X [i, x_ax0]] = I.fn f_0 [value_4 I M i, M t_X [i, x_ax0]])
  (append1 x_ax0 0 (0 + 1) (fun q0 h6 => ⟨h6.1, (int_c34 h6.2 h5)⟩) (fun q0 =>
  ⟨(fun h6 => (Or.inr (int_c43 h6.2 h6.1 h5))), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩)
  (fun q0 h6 => (False.elim (int_one_lt_zero h6))) (fun q0 h6 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], M t_X [i, x_ax0]] = value_2 I M x_ax0 i)))
  (fun h5 => (vc_accumulate_of (value_0 I M x_ax0 i) (M t_X [i, x_ax0])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_right (at_left (at_points1 i ⟨rfl, h5⟩ rfl)))))
  : (known_2 I M n i x_ax0) ⟨a_t, [i]⟩ (value_0 I M x_ax0 i))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_right (at_right (at_points2 i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))))
  : (known_2 I M n i x_ax0) ⟨a_x, [i, x_ax0]⟩ (M t_X [i, x_ax0])))))
  ((append1 x_ax0 0 (x_ax0 + 1) (fun q2 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun q2 => ⟨(fun h6 => ((Classical.em (q2 < x_ax0)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_ecb_tab_lac h7 h5), (int_eab_lab h7)⟩)))⟩) (fun q2 h6 => h6.2) (fun q2 h6 => rfl)
  rfl) : I.fn f_0 [value_0 I M x_ax0 i, M t_X [i, x_ax0]] = value_2 I M x_ax0 i)))))

theorem kept_2 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_i i).set v_ax0 x_ax0) (known_2 I M n i x_ax0)) (known_2 I M n i (x_ax0 + 1)) :=
  (show Heap.Entails _ (known_2 I M n i (x_ax0 + 1)) from
  (entails_and (entails_points1 (fun q3 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : x_ax0 = 0) => (at_set_other (by decide) (at_left (at_points1 q3 h5 rfl))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_left (at_points1 q3 h5 rfl)))))))
  (entails_and (entails_points1 (fun q4 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : x_ax0 = 0) => (at_set_other (by decide) (at_right (at_left (at_points1 q4 h5 rfl)))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_left (at_points1 q4 h5 rfl)))))))) (entails_and
  (entails_points2 (fun q5 q6 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q5 q6 h5 rfl))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_left (at_points2 q5 q6 h5 rfl)))))))))
  (entails_and (entails_points1 (fun q7 h5 => (at_set_eq1 q7 i h5.1 ((reduce_congr1
  (fun q8 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q8 h6 => rfl)) : value_0 I M (x_ax0 + 1) i = value_2 I M x_ax0 i))))
  (entails_points2 (fun q9 q10 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_right (at_points2 q9 q10 h5 rfl)))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_right (at_right (at_points2 q9 q10 h5 rfl)))))))))))))))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_u
    (fun c0 => c0 = i)
    (fun c0 => (M t_U [i]))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (i x_ax0 : Int) : Heap V :=
  .points1 a_v
    (fun c0 => c0 = i ∧ 0 < x_ax0)
    (fun c0 => (value_1 I M x_ax0 i))

noncomputable def known_3 (I : Interp V) (M : Model V) (n i x_ax0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_1_2 I M i).and ((known_3_3 I M i).and ((known_3_4 I M i x_ax0).and (known_1_3 I M n))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_ax0) (.const 0)) (
    .assign a_v [.var v_i] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_v
    [.var v_i]
    (.fn
      f_2
      [
        .fn f_3 [.read a_x [.var v_i, .var v_ax0], .read a_u [.var v_i]],
        .fn f_3 [.read a_x [.var v_i, .var v_ax0], .read a_u [.var v_i]]])
    (fun e => (value_3 I M (e v_ax0) (e v_i)))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_X [i, y_k0], M t_U [i]], I.fn f_3 [M t_X [i, y_k0], M t_U [i]]])))

theorem vc_3 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    (body_3 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_t [n]) a_u [n]) a_v [n]) (((base E n).set v_i i).set v_ax0 x_ax0) (known_3 I M n i x_ax0) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : x_ax0 = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h1, h2, trivial⟩) ev_const rfl))
  (fun (h5 : ¬ x_ax0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_ax0 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : x_ax0 = 0 ∨ 0 < x_ax0)
  (fun h5 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [I.fn f_3 [M t_X [i, x_ax0], M t_U [i]], I.fn f_3 [M t_X [i, x_ax0], M t_U [i]]])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_eq1 i i rfl rfl))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False)))) (ev_fn (ev_cons
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_points2 i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_3 I M n i x_ax0) ⟨a_x, [i, x_ax0]⟩ (M t_X [i, x_ax0]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) ((at_right (at_right (at_right (at_left (at_points1 i rfl rfl)))))
  : (known_3 I M n i x_ax0) ⟨a_u, [i]⟩ (M t_U [i]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ev_nil))) (ev_cons
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_points2 i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_3 I M n i x_ax0) ⟨a_x, [i, x_ax0]⟩ (M t_X [i, x_ax0]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) ((at_right (at_right (at_right (at_left (at_points1 i rfl rfl)))))
  : (known_3 I M n i x_ax0) ⟨a_u, [i]⟩ (M t_U [i]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ev_nil))) ev_nil)))
  ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q15 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [I.fn f_3 [M t_X [i, x_ax0], M t_U [i]], I.fn f_3 [M t_X [i, x_ax0], M t_U [i]]]] = I.fn f_0 [value_5 I M i, I.fn f_2 [I.fn f_3 [M t_X [i, x_ax0], M t_U [i]], I.fn f_3 [M t_X [i, x_ax0], M t_U [i]]]])
  (append1 x_ax0 0 (0 + 1) (fun q14 h6 => ⟨h6.1, (int_c34 h6.2 h5)⟩) (fun q14 =>
  ⟨(fun h6 => (Or.inr (int_c43 h6.2 h6.1 h5))), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩)
  (fun q14 h6 => (False.elim (int_one_lt_zero h6))) (fun q14 h6 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [I.fn f_3 [M t_X [i, x_ax0], M t_U [i]], I.fn f_3 [M t_X [i, x_ax0], M t_U [i]]]] = value_3 I M x_ax0 i)))
  (fun h5 => (vc_accumulate_of (value_1 I M x_ax0 i)
  (I.fn f_2 [I.fn f_3 [M t_X [i, x_ax0], M t_U [i]], I.fn f_3 [M t_X [i, x_ax0], M t_U [i]]])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_right (at_right (at_left (at_points1 i ⟨rfl, h5⟩ rfl))))))
  : (known_3 I M n i x_ax0) ⟨a_v, [i]⟩ (value_1 I M x_ax0 i)))) (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_right (at_right (at_right (at_points2 i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_3 I M n i x_ax0) ⟨a_x, [i, x_ax0]⟩ (M t_X [i, x_ax0]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) => ((at_right (at_right (at_right (at_left (at_points1 i rfl rfl)))))
  : (known_3 I M n i x_ax0) ⟨a_u, [i]⟩ (M t_U [i]))))) ev_nil))) (ev_cons (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_right (at_right (at_right (at_points2 i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_3 I M n i x_ax0) ⟨a_x, [i, x_ax0]⟩ (M t_X [i, x_ax0]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) => ((at_right (at_right (at_right (at_left (at_points1 i rfl rfl)))))
  : (known_3 I M n i x_ax0) ⟨a_u, [i]⟩ (M t_U [i]))))) ev_nil))) ev_nil)))
  ((append1 x_ax0 0 (x_ax0 + 1) (fun q16 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun q16 => ⟨(fun h6 => ((Classical.em (q16 < x_ax0)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_ecb_tab_lac h7 h5), (int_eab_lab h7)⟩)))⟩) (fun q16 h6 => h6.2)
  (fun q16 h6 => rfl) rfl)
  : I.fn f_0 [value_1 I M x_ax0 i, I.fn f_2 [I.fn f_3 [M t_X [i, x_ax0], M t_U [i]], I.fn f_3 [M t_X [i, x_ax0], M t_U [i]]]] = value_3 I M x_ax0 i)))))

theorem kept_3 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    Heap.Entails ((body_3 I M).post (((base E n).set v_i i).set v_ax0 x_ax0) (known_3 I M n i x_ax0)) (known_3 I M n i (x_ax0 + 1)) :=
  (show Heap.Entails _ (known_3 I M n i (x_ax0 + 1)) from
  (entails_and (entails_points1 (fun q17 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : x_ax0 = 0) => (at_set_other (by decide) (at_left (at_points1 q17 h5 rfl))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_left (at_points1 q17 h5 rfl)))))))
  (entails_and (entails_points1 (fun q18 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : x_ax0 = 0) => (at_set_other (by decide) (at_right (at_left (at_points1 q18 h5 rfl)))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_left (at_points1 q18 h5 rfl)))))))) (entails_and
  (entails_points2 (fun q19 q20 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q19 q20 h5 rfl))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_left (at_points2 q19 q20 h5 rfl)))))))))
  (entails_and
  (entails_points1 (fun q21 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_left (at_points1 q21 h5 rfl)))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_right (at_left (at_points1 q21 h5 rfl))))))))))
  (entails_and (entails_points1 (fun q22 h5 => (at_set_eq1 q22 i h5.1 ((reduce_congr1
  (fun q23 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q23 h6 => rfl)) : value_1 I M (x_ax0 + 1) i = value_3 I M x_ax0 i))))
  (entails_points2 (fun q24 q25 h5 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_points2 q24 q25 h5 rfl))))))))
  (fun (h6 : ¬ x_ax0 = 0) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q24 q25 h5 rfl)))))))))))))))))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (i j_0 : Int) : Heap V :=
  .points2 a_o
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 8 * j_0 ∨ (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_O [c0, c1]))

noncomputable def known_4_4 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_v
    (fun c0 => c0 = i)
    (fun c0 => (M t_V [i]))

noncomputable def known_4 (I : Interp V) (M : Model V) (n i j_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_4_2 I M i j_0).and ((known_3_3 I M i).and ((known_4_4 I M i).and (known_1_3 I M n))))))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (i j_0 j_1 : Int) : Heap V :=
  .points2 a_o
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j_1 + 8 * j_0 ∨ (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_O [c0, c1]))

noncomputable def known_5 (I : Interp V) (M : Model V) (n i j_0 j_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_5_2 I M i j_0 j_1).and ((known_3_3 I M i).and ((known_4_4 I M i).and (known_1_3 I M n))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v_j (.add (.mul 8 (.var v_j_0)) (.var v_j_1)) <|
  .assign
    a_o
    [.var v_i, .var v_v_j]
    (.fn
      f_0
      [
        .fn
          f_2
          [
            .fn
              f_4
              [
                .fn f_3 [.read a_x [.var v_i, .var v_v_j], .read a_u [.var v_i]],
                .fn
                  f_6
                  [
                    .fn
                      f_0
                      [
                        .fn f_4 [.read a_v [.var v_i], .fn f_5 []],
                        .fn f_7 []]]],
            .read a_g [.var v_v_j]],
        .read a_b [.var v_v_j]])
    (fun e => (M t_O [(e v_i), 8 * (e v_j_0) + (e v_j_1)]))

theorem vc_5 (i j_0 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 8) (h5 : 0 ≤ j_1) (h6 : j_1 < 8) :
    (body_5 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_t [n]) a_u [n]) a_v [n]) ((((base E n).set v_i i).set v_j_0 j_0).set v_j_1 j_1) (known_5 I M n i j_0 j_1) :=
  (vc_let (vc_assign_of
  (I.fn f_0 [I.fn f_2 [I.fn f_4 [I.fn f_3 [M t_X [i, 8 * j_0 + j_1], M t_U [i]], I.fn f_6 [I.fn f_0 [I.fn f_4 [M t_V [i], I.fn f_5 []], I.fn f_7 []]]], M t_G [8 * j_0 + j_1]], M t_B [8 * j_0 + j_1]])
  (in_other (by decide) (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_o t_O [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_O [(.const 0, .var v_n), (.const 0, .const 64)])) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) [i, 8 * j_0 + j_1]
  (region_iff.2 ⟨i, _, rfl, h1, h2, (8 * j_0 + j_1), _, rfl, ((int_c27 h3 h5) : 0 ≤ 8 * j_0 + j_1), ((int_c573 h4 h6) : 8 * j_0 + j_1 < 64), rfl⟩)
  shape_a_o rfl rfl ⟨h1, ((int_c27 h3 h5) : 0 ≤ 8 * j_0 + j_1)⟩))))
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_points2 i (8 * j_0 + j_1) ⟨⟨(int_c27 h3 h5), (int_c573 h4 h6)⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_5 I M n i j_0 j_1) ⟨a_x, [i, 8 * j_0 + j_1]⟩ (M t_X [i, 8 * j_0 + j_1])))
  (ev_cons (ev_read ((at_right (at_right (at_right (at_left (at_points1 i rfl rfl)))))
  : (known_5 I M n i j_0 j_1) ⟨a_u, [i]⟩ (M t_U [i]))) ev_nil)))
  (ev_cons (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points1 i rfl rfl))))))
  : (known_5 I M n i j_0 j_1) ⟨a_v, [i]⟩ (M t_V [i]))) (ev_cons ev_const ev_nil)))
  (ev_cons ev_const ev_nil))) ev_nil)) ev_nil))) (ev_cons
  (ev_read ((at_right (at_left (at_points1 (8 * j_0 + j_1) ⟨(int_c27 h3 h5), (int_c573 h4 h6)⟩ rfl)))
  : (known_5 I M n i j_0 j_1) ⟨a_g, [8 * j_0 + j_1]⟩ (M t_G [8 * j_0 + j_1]))) ev_nil)))
  (ev_cons (ev_read ((at_left (at_points1 (8 * j_0 + j_1) ⟨(int_c27 h3 h5), (int_c573 h4 h6)⟩ rfl))
  : (known_5 I M n i j_0 j_1) ⟨a_b, [8 * j_0 + j_1]⟩ (M t_B [8 * j_0 + j_1]))) ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_3 n hl hM i (8 * j_0 + j_1) trivial)))
  : I.fn f_0 [I.fn f_2 [I.fn f_4 [I.fn f_3 [M t_X [i, 8 * j_0 + j_1], M t_U [i]], I.fn f_6 [I.fn f_0 [I.fn f_4 [M t_V [i], I.fn f_5 []], I.fn f_7 []]]], M t_G [8 * j_0 + j_1]], M t_B [8 * j_0 + j_1]] = M t_O [i, 8 * j_0 + j_1])))

theorem kept_5 (i j_0 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 8) (h5 : 0 ≤ j_1) (h6 : j_1 < 8) :
    Heap.Entails ((body_5 I M).post ((((base E n).set v_i i).set v_j_0 j_0).set v_j_1 j_1) (known_5 I M n i j_0 j_1)) (known_5 I M n i j_0 (j_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M n i j_0 (j_1 + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and
  (entails_points2 (fun q28 q29 h7 => (Or.elim h7 (fun h8 => ((Classical.em (q28 = i ∧ q29 = 8 * j_0 + j_1)).elim
  (fun h9 => (at_set_eq2 q28 q29 i (8 * j_0 + j_1) h9
  ((at_congr2 h8.1 h9.2) : M t_O [q28, q29] = M t_O [i, 8 * j_0 + j_1])))
  (fun h9 => (at_set_ne2 q28 q29 i (8 * j_0 + j_1) h9
  (at_right (at_right (at_left (at_points2 q28 q29 (Or.inl ⟨h8.1, ⟨h8.2.1, (int_c430 h8.1 h8.2.2 h9)⟩⟩) rfl))))))))
  (fun h8 => (at_set_ne2 q28 q29 i (8 * j_0 + j_1) (fun h9 => (int_eab_tab_F h9.1 h8.2.2))
  (at_right (at_right (at_left (at_points2 q28 q29 (Or.inr h8) rfl)))))))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))

theorem race_5 (i j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 8) :
    ParVC I 0 8 (body_5 I M).erase (fun j_1 => ((((base E n).set v_i i).set v_j_0 j_0).set v_j_1 j_1)) (fun j_1 => (body_5 I M).post ((((base E n).set v_i i).set v_j_0 j_0).set v_j_1 j_1) (known_5 I M n i j_0 j_1)) :=
  (race_arrays [a_o] rfl rfl
  (all_cons (apart2 (fun j_1 c0 c1 => c0 = i ∧ c1 = j_1 + 8 * j_0) (fun j_1 c0 c1 => (1 : Int) < 0)
  (fun j_1 h5 h6 =>
  (w_let (w_assign2 i (8 * j_0 + j_1) ⟨rfl, (int_add_comm : 8 * j_0 + j_1 = j_1 + 8 * j_0)⟩)))
  (fun j_1 h5 h6 => (r_none rfl)) (fun j_1 y_y c0 c1 h5 h6 h7 h8 h9 h10 =>
  ⟨int_not_one_lt_zero, (fun h11 => (int_c32 h10.2 h11.2 h9))⟩)) all_nil))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j_1 (.const 0) (.const 8)
    (fun e x => known_5 I M (e v_n) (e v_i) (e v_j_0) x) (body_5 I M)

theorem vc_4 (i j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 8) :
    (body_4 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_t [n]) a_u [n]) a_v [n]) (((base E n).set v_i i).set v_j_0 j_0) (known_4 I M n i j_0) :=
  (vc_par_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q30 q31 h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_right (at_left (at_points2 q30 q31 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_lt_zero_add h6.2.2)⟩⟩) rfl)))))
  (fun h6 => (at_right (at_right (at_left (at_points2 q30 q31 (Or.inr h6) rfl))))))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_4 I M n i j_0) (known_5 I M n i j_0 0))
  (fun j_1 h5 h6 => (vc_5 n hl hM i j_0 j_1 h0 h1 h2 h3 h4 h5 h6))
  (fun j_1 h5 h6 => (kept_5 n hl hM i j_0 j_1 h0 h1 h2 h3 h4 h5 h6))
  (race_5 n hl hM i j_0 h0 h1 h2 h3 h4))

theorem kept_4 (i j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 8) :
    Heap.Entails ((body_4 I M).post (((base E n).set v_i i).set v_j_0 j_0) (known_4 I M n i j_0)) (known_4 I M n i (j_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q32 q33 h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_right (at_left (at_points2 q32 q33 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c395 h6.2.2)⟩⟩) rfl)))))
  (fun h6 => (at_right (at_right (at_left (at_points2 q32 q33 (Or.inr h6) rfl))))))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_5 I M n i j_0 8) (known_4 I M n i (j_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_t [.var v_n] <|
  .allocate a_u [.var v_n] <|
  .allocate a_v [.var v_n] <|
  .seq (.scope [a_t] <|
    .for v_ax0 (.const 0) (.const 64)
      (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)) <|
  .seq (.assign a_u [.var v_i] (.fn f_4 [.read a_t [.var v_i], .fn f_5 []])
    (fun e => (M t_U [(e v_i)]))) <|
  .seq (.scope [a_v] <|
    .for v_ax0 (.const 0) (.const 64)
      (fun e x => known_3 I M (e v_n) (e v_i) x) (body_3 I M)) <|
  .for v_j_0 (.const 0) (.const 8)
    (fun e x => known_4 I M (e v_n) (e v_i) x) (body_4 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_1 I M).vc I (impl.HasCell spec (base E n)) ((base E n).set v_i i) (known_1 I M n i) :=
  (vc_allocate (vc_allocate (vc_allocate (vc_seq
  (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_2 I M n i 0) from (entails_and
  (entails_without (avoids_points1 (by decide)) (entails_without (avoids_points1 (by decide))
  (entails_without (avoids_points1 (by decide)) (entails_left entails_refl)))) (entails_and
  (entails_without (avoids_points1 (by decide)) (entails_without (avoids_points1 (by decide))
  (entails_without (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))))
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_points1 (fun q11 h3 => (False.elim (int_irrefl h3.2))))
  (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl)))))))))))
  (fun x_ax0 h3 h4 => (vc_2 n hl hM i x_ax0 h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_2 n hl hM i x_ax0 h0 h1 h2 h3 h4))))
  (vc_seq (vc_assign_of (I.fn f_4 [value_0 I M 64 i, I.fn f_5 []])
  (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩)) (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points1 i ⟨rfl, (by decide)⟩ rfl)))))
  : (known_2 I M n i 64) ⟨a_t, [i]⟩ (value_0 I M 64 i))) (ev_cons ev_const ev_nil)))
  ((Eq.trans ((fn_congr2 (Eq.trans rfl (Eq.symm (equation_0 n hl hM i trivial))) rfl)
  : I.fn f_4 [value_0 I M 64 i, I.fn f_5 []] = I.fn f_4 [M t_T [i], I.fn f_5 []])
  (Eq.symm (equation_1 n hl hM i trivial)))
  : I.fn f_4 [value_0 I M 64 i, I.fn f_5 []] = M t_U [i]))
  (vc_seq (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_3 I M n i 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points1 (fun q26 h3 => (at_set_eq1 q26 i h3 rfl)))
  (entails_and (entails_points1 (fun q27 h3 => (False.elim (int_irrefl h3.2))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))
  (fun x_ax0 h3 h4 => (vc_3 n hl hM i x_ax0 h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_3 n hl hM i x_ax0 h0 h1 h2 h3 h4))))
  (vc_for_of 0 8 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q34 q35 h3 => (Or.elim h3 (fun h4 => (False.elim (int_c41 h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_left (at_points2 q34 q35 h4 rfl))))))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_points1 (fun q36 h3 => (at_right (at_right (at_right (at_right (at_left (at_points1 q36 ⟨h3, (by decide)⟩
  (Eq.trans ((equation_2 n hl hM i trivial) : M t_V [i] = value_1 I M 64 i) rfl)))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_3 I M n i 64) (known_4 I M n i 0))
  (fun j_0 h3 h4 => (vc_4 n hl hM i j_0 h0 h1 h2 h3 h4))
  (fun j_0 h3 h4 => (kept_4 n hl hM i j_0 h0 h1 h2 h3 h4)))))))))

theorem kept_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) (known_1 I M n (i + 1)) :=
  (show Heap.Entails _ (known_1 I M n (i + 1)) from (entails_and
  (entails_restore (avoids_points1 (by decide)) (entails_restore (avoids_points1 (by decide))
  (entails_restore (avoids_points1 (by decide)) (entails_left entails_refl)))) (entails_and
  (entails_restore (avoids_points1 (by decide)) (entails_restore (avoids_points1 (by decide))
  (entails_restore (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))))
  (entails_and (entails_points2 (fun q38 q39 h3 => (at_restore (by decide)
  (at_restore (by decide) (at_restore (by decide) ((at_right (at_right (at_left (at_points2 q38 q39
  ((Classical.em (q38 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_c471 h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl))))
  : (known_4 I M n i 8) ⟨a_o, [q38, q39]⟩ (M t_O [q38, q39])))))))
  (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))

theorem race_1 (h0 : 0 ≤ n) :
    ParVC I 0 n (body_1 I M).erase (fun i => ((base E n).set v_i i)) (fun i => (body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) :=
  (race_arrays [a_o] rfl rfl (all_cons
  (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 64) (fun i c0 c1 => (1 : Int) < 0) (fun i h1 h2 =>
  (w_allocate (w_allocate (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl) (w_for 0 8 rfl rfl
  (fun j_0 h3 h4 => (w_par 0 8 rfl rfl (fun j_1 h5 h6 => (w_let (w_assign2 i (8 * j_0 + j_1)
  ⟨rfl, ⟨((int_c27 h3 h5) : 0 ≤ 8 * j_0 + j_1), ((int_c573 h4 h6) : 8 * j_0 + j_1 < 64)⟩⟩)))))))))))))
  (fun i h1 h2 => (r_none rfl)) (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_par_of 0 n rfl rfl
  (show Heap.Entails _ (known_1 I M n 0) from (entails_and (entails_points1 (fun q40 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .const 64)])) (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (p := [q40]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q40, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q41 h1 =>
  (at_input (R := (Region.mk t_G [(.const 0, .const 64)])) (b := (Binding.mk a_g t_G [v_i0] [.var v_i0] none)) (p := [q41]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q41, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q42 q43 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points2 (fun q44 q45 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 64)])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q44, q45]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q44, _, rfl, h1.2.1, h1.2.2, q45, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))))))
  (fun i h1 h2 => (vc_1 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 n hl hM i h0 h1 h2))
  (race_1 n hl hM h0))

theorem output_0_3 (q46 q47 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q46) (h2 : q46 < n) (h3 : 0 ≤ q47) (h4 : q47 < 64) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_o, [q46, q47]⟩ (M t_O [q46, q47]) :=
  ((at_right (at_right (at_left (at_points2 q46 q47 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl))))
  : (known_1 I M n (max 0 n)) ⟨a_o, [q46, q47]⟩ (M t_O [q46, q47]))

end

theorem consistent (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Consistent (base E n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n : Int) (h0 : 0 ≤ n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n) :=
  solvable_layers (consistent E n h0)
    (fun at_ => if at_ = t_T then 0 else if at_ = t_U then 1 else if at_ = t_V then 2 else if at_ = t_O then 3 else 0) (by decide)

theorem placed (E : Env) (n : Int) (h0 : 0 ≤ n) : impl.LayoutOk spec (base E n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_T then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_U then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_V then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_O then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 64) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else True

theorem covered_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < n) (h3 : 0 ≤ p1) (h4 : p1 < 64) :
    spec.Given (inside n) (base E n) t_O [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < 64) ∧ 0 ≤ p0 ∧ p0 < n) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.access t_X [.var v_i, .var v_k])) ((base E n).set v_i i) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined_1 (E : Env) (n : Int) (h0 : 0 ≤ n) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.fn (.builtin "/" .f32) [.access t_T [.var v_i], .fn (.literal .f32 64 1) []]) ((base E n).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (given_equation (p := [i]) (.head _) rfl rfl rfl (h2 : 0 ≤ i ∧ i < n) (cond_holds.2 (h1 : True))))
  (defined_cons (defined_fn defined_nil) defined_nil)))

theorem defined_2 (E : Env) (n : Int) (h0 : 0 ≤ n) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 64))) (.fn (.builtin "*" .f32) [.fn (.builtin "-" .f32) [.access t_X [.var v_i, .var v_s], .access t_U [.var v_i]], .fn (.builtin "-" .f32) [.access t_X [.var v_i, .var v_s], .access t_U [.var v_i]]])) ((base E n).set v_i i) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 64) => h3)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 64) => (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d1, _, rfl, h3.1, h3.2, rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [i]) (.tail _ (.head _)) rfl rfl rfl (h2 : 0 ≤ i ∧ i < n)
  (cond_holds.2 (h1 : True)))) defined_nil))) (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d1, _, rfl, h3.1, h3.2, rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [i]) (.tail _ (.head _)) rfl rfl rfl (h2 : 0 ≤ i ∧ i < n)
  (cond_holds.2 (h1 : True)))) defined_nil))) defined_nil)))))

theorem defined_3 (E : Env) (n : Int) (h0 : 0 ≤ n) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < 64) ∧ 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.fn (.builtin "+" .f32) [.fn (.builtin "*" .f32) [.fn (.builtin "/" .f32) [.fn (.builtin "-" .f32) [.access t_X [.var v_i, .var v_j], .access t_U [.var v_i]], .fn (.builtin "sqrt" .f32) [.fn (.builtin "+" .f32) [.fn (.builtin "/" .f32) [.access t_V [.var v_i], .fn (.literal .f32 64 1) []], .fn (.literal .f32 1 100000) []]]], .access t_G [.var v_j]], .access t_B [.var v_j]]) (((base E n).set v_i i).set v_j j) :=
  (defined_fn (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, j]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [i]) (.tail _ (.head _)) rfl rfl rfl (h2.2 : 0 ≤ i ∧ i < n)
  (cond_holds.2 (h1 : True)))) defined_nil)))
  (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_equation (p := [i]) (.tail _ (.tail _ (.head _))) rfl rfl rfl (h2.2 : 0 ≤ i ∧ i < n)
  (cond_holds.2 (h1 : True)))) (defined_cons (defined_fn defined_nil) defined_nil)))
  (defined_cons (defined_fn defined_nil) defined_nil))) defined_nil)) defined_nil)))
  (defined_cons (defined_access (given_input (p := [j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))
  (defined_cons (defined_access (given_input (p := [j]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))

theorem defined (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Defined (base E n) :=
  defined_of (inside n)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E n h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E n h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_1 E n h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_2 E n h0 i hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_3 E n h0 i j hg hk))
    all_nil)))))

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
