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

abbrev base (E : Env) (x_n : Int) : Env := (E.set v_n x_n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_o : ∀ b ∈ impl.bindings, b.array = a_o → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_ax0 x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_ax0)) (body1 (fun y_k0 => M t_X [x_i, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_ax0 x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_ax0)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_X [x_i, y_k0], M t_U [x_i]], I.fn f_3 [M t_X [x_i, y_k0], M t_U [x_i]]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_ax0 x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_ax0)) (body1 (fun y_k0 => M t_X [x_i, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_ax0 x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_ax0)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_X [x_i, y_k0], M t_U [x_i]], I.fn f_3 [M t_X [x_i, y_k0], M t_U [x_i]]])))

theorem equation_0 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_T [x_i]) = (value_0 I M 64 x_i) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.access t_X [.var v_i, .var v_k])) ((base E x_n).set v_i x_i) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < 64) => rfl))))

theorem equation_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_U [x_i]) = (I.fn f_4 [M t_T [x_i], I.fn f_5 []]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_4 [.access t_T [.var v_i], .fn f_5 []]) ((base E x_n).set v_i x_i) = _ from
  rfl))

theorem equation_2 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_V [x_i]) = (value_1 I M 64 x_i) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 64))) (.fn f_2 [.fn f_3 [.access t_X [.var v_i, .var v_s], .access t_U [.var v_i]], .fn f_3 [.access t_X [.var v_i, .var v_s], .access t_U [.var v_i]]])) ((base E x_n).set v_i x_i) = _ from
  (eval_reduce_some1 rfl (fun (x_s : Int) => cond_holds)
  (fun (x_s : Int) (h1 : 0 ≤ x_s ∧ x_s < 64) => rfl))))

theorem equation_3 (x_n x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_O [x_i, x_j]) = (I.fn f_0 [I.fn f_2 [I.fn f_4 [I.fn f_3 [M t_X [x_i, x_j], M t_U [x_i]], I.fn f_6 [I.fn f_0 [I.fn f_4 [M t_V [x_i], I.fn f_5 []], I.fn f_7 []]]], M t_G [x_j]], M t_B [x_j]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.head _)))) [x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.fn f_2 [.fn f_4 [.fn f_3 [.access t_X [.var v_i, .var v_j], .access t_U [.var v_i]], .fn f_6 [.fn f_0 [.fn f_4 [.access t_V [.var v_i], .fn f_5 []], .fn f_7 []]]], .access t_G [.var v_j]], .access t_B [.var v_j]]) (((base E x_n).set v_i x_i).set v_j x_j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_b
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 64)
    (fun y_c0 => (M t_B [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_g
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 64)
    (fun y_c0 => (M t_G [y_c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points2 a_o
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (M t_O [y_c0, y_c1]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points2 a_x
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 => (M t_X [y_c0, y_c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_n x_i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_1_2 I M x_i).and (known_1_3 I M x_n))))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (x_i x_ax0 : Int) : Heap V :=
  .points1 a_t
    (fun y_c0 => y_c0 = x_i ∧ 0 < x_ax0)
    (fun y_c0 => (value_0 I M x_ax0 x_i))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_n x_i x_ax0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_1_2 I M x_i).and ((known_2_3 I M x_i x_ax0).and (known_1_3 I M x_n)))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_ax0) (.const 0)) (
    .assign a_t [.var v_i] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate false f_0 a_t [.var v_i] (.read a_x [.var v_i, .var v_ax0])
    (fun e => (value_2 I M (e v_ax0) (e v_i)))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => M t_X [x_i, y_k0])))

theorem vc_2 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    (body_2 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_t [x_n]) a_u [x_n]) a_v [x_n]) (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_2 I M x_n x_i x_ax0) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : x_ax0 = 0) => (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩))) ev_const rfl))
  (fun (h5 : ¬ x_ax0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_ax0 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : x_ax0 = 0 ∨ 0 < x_ax0)
  (fun h5 => (vc_accumulate_of (I.fn f_1 []) (M t_X [x_i, x_ax0])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_eq1 x_i x_i rfl rfl))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_points2 x_i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))))
  : (known_2 I M x_n x_i x_ax0) ⟨a_x, [x_i, x_ax0]⟩ (M t_X [x_i, x_ax0]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], M t_X [x_i, x_ax0]] = I.fn f_0 [value_4 I M x_i, M t_X [x_i, x_ax0]])
  (append1 x_ax0 0 (0 + 1) (fun y_q0 h6 => ⟨h6.1, (int_c34 h6.2 h5)⟩) (fun y_q0 =>
  ⟨(fun h6 => (Or.inr (int_c43 h6.2 h6.1 h5))), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩)
  (fun y_q0 h6 => (False.elim (int_one_lt_zero h6))) (fun y_q0 h6 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], M t_X [x_i, x_ax0]] = value_2 I M x_ax0 x_i)))
  (fun h5 => (vc_accumulate_of (value_0 I M x_ax0 x_i) (M t_X [x_i, x_ax0])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_right (at_left (at_points1 x_i ⟨rfl, h5⟩ rfl)))))
  : (known_2 I M x_n x_i x_ax0) ⟨a_t, [x_i]⟩ (value_0 I M x_ax0 x_i))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_right (at_right (at_points2 x_i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))))
  : (known_2 I M x_n x_i x_ax0) ⟨a_x, [x_i, x_ax0]⟩ (M t_X [x_i, x_ax0])))))
  ((append1 x_ax0 0 (x_ax0 + 1) (fun y_q2 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun y_q2 => ⟨(fun h6 => ((Classical.em (y_q2 < x_ax0)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_ecb_tab_lac h7 h5), (int_eab_lab h7)⟩)))⟩) (fun y_q2 h6 => h6.2)
  (fun y_q2 h6 => rfl) rfl)
  : I.fn f_0 [value_0 I M x_ax0 x_i, M t_X [x_i, x_ax0]] = value_2 I M x_ax0 x_i)))))

theorem kept_2 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    Heap.Entails ((body_2 I M).post (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_2 I M x_n x_i x_ax0)) (known_2 I M x_n x_i (x_ax0 + 1)) :=
  (show Heap.Entails _ (known_2 I M x_n x_i (x_ax0 + 1)) from
  (entails_and (entails_points1 (fun y_q3 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : x_ax0 = 0) => (at_set_other (by decide) (at_left (at_points1 y_q3 h5 rfl))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_left (at_points1 y_q3 h5 rfl)))))))
  (entails_and (entails_points1 (fun y_q4 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : x_ax0 = 0) => (at_set_other (by decide) (at_right (at_left (at_points1 y_q4 h5 rfl)))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_left (at_points1 y_q4 h5 rfl)))))))) (entails_and
  (entails_points2 (fun y_q5 y_q6 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q5 y_q6 h5 rfl))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_left (at_points2 y_q5 y_q6 h5 rfl)))))))))
  (entails_and (entails_points1 (fun y_q7 h5 => (at_set_eq1 y_q7 x_i h5.1 ((reduce_congr1
  (fun y_q8 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun y_q8 h6 => rfl)) : value_0 I M (x_ax0 + 1) x_i = value_2 I M x_ax0 x_i))))
  (entails_points2 (fun y_q9 y_q10 h5 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_points2 y_q9 y_q10 h5 rfl)))))))
  (fun (h6 : ¬ x_ax0 = 0) =>
  (at_right (at_right (at_right (at_right (at_points2 y_q9 y_q10 h5 rfl)))))))))))))))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_u
    (fun y_c0 => y_c0 = x_i)
    (fun y_c0 => (M t_U [x_i]))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (x_i x_ax0 : Int) : Heap V :=
  .points1 a_v
    (fun y_c0 => y_c0 = x_i ∧ 0 < x_ax0)
    (fun y_c0 => (value_1 I M x_ax0 x_i))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_n x_i x_ax0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_1_2 I M x_i).and ((known_3_3 I M x_i).and ((known_3_4 I M x_i x_ax0).and (known_1_3 I M x_n))))))

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

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_X [x_i, y_k0], M t_U [x_i]], I.fn f_3 [M t_X [x_i, y_k0], M t_U [x_i]]])))

theorem vc_3 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    (body_3 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_t [x_n]) a_u [x_n]) a_v [x_n]) (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_3 I M x_n x_i x_ax0) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : x_ax0 = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h1, h2, trivial⟩) ev_const rfl))
  (fun (h5 : ¬ x_ax0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_ax0 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : x_ax0 = 0 ∨ 0 < x_ax0)
  (fun h5 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [I.fn f_3 [M t_X [x_i, x_ax0], M t_U [x_i]], I.fn f_3 [M t_X [x_i, x_ax0], M t_U [x_i]]])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_eq1 x_i x_i rfl rfl))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False)))) (ev_fn (ev_cons
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_points2 x_i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_3 I M x_n x_i x_ax0) ⟨a_x, [x_i, x_ax0]⟩ (M t_X [x_i, x_ax0]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) ((at_right (at_right (at_right (at_left (at_points1 x_i rfl rfl)))))
  : (known_3 I M x_n x_i x_ax0) ⟨a_u, [x_i]⟩ (M t_U [x_i]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ev_nil))) (ev_cons
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_points2 x_i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_3 I M x_n x_i x_ax0) ⟨a_x, [x_i, x_ax0]⟩ (M t_X [x_i, x_ax0]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) ((at_right (at_right (at_right (at_left (at_points1 x_i rfl rfl)))))
  : (known_3 I M x_n x_i x_ax0) ⟨a_u, [x_i]⟩ (M t_U [x_i]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ev_nil))) ev_nil)))
  ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q15 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [I.fn f_3 [M t_X [x_i, x_ax0], M t_U [x_i]], I.fn f_3 [M t_X [x_i, x_ax0], M t_U [x_i]]]] = I.fn f_0 [value_5 I M x_i, I.fn f_2 [I.fn f_3 [M t_X [x_i, x_ax0], M t_U [x_i]], I.fn f_3 [M t_X [x_i, x_ax0], M t_U [x_i]]]])
  (append1 x_ax0 0 (0 + 1) (fun y_q14 h6 => ⟨h6.1, (int_c34 h6.2 h5)⟩) (fun y_q14 =>
  ⟨(fun h6 => (Or.inr (int_c43 h6.2 h6.1 h5))), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩)
  (fun y_q14 h6 => (False.elim (int_one_lt_zero h6))) (fun y_q14 h6 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [I.fn f_3 [M t_X [x_i, x_ax0], M t_U [x_i]], I.fn f_3 [M t_X [x_i, x_ax0], M t_U [x_i]]]] = value_3 I M x_ax0 x_i)))
  (fun h5 => (vc_accumulate_of (value_1 I M x_ax0 x_i)
  (I.fn f_2 [I.fn f_3 [M t_X [x_i, x_ax0], M t_U [x_i]], I.fn f_3 [M t_X [x_i, x_ax0], M t_U [x_i]]])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_right (at_right (at_left (at_points1 x_i ⟨rfl, h5⟩ rfl))))))
  : (known_3 I M x_n x_i x_ax0) ⟨a_v, [x_i]⟩ (value_1 I M x_ax0 x_i))))
  (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_right (at_right (at_right (at_points2 x_i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_3 I M x_n x_i x_ax0) ⟨a_x, [x_i, x_ax0]⟩ (M t_X [x_i, x_ax0]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) => ((at_right (at_right (at_right (at_left (at_points1 x_i rfl rfl)))))
  : (known_3 I M x_n x_i x_ax0) ⟨a_u, [x_i]⟩ (M t_U [x_i]))))) ev_nil))) (ev_cons (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_right (at_right (at_right (at_points2 x_i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_3 I M x_n x_i x_ax0) ⟨a_x, [x_i, x_ax0]⟩ (M t_X [x_i, x_ax0]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) => ((at_right (at_right (at_right (at_left (at_points1 x_i rfl rfl)))))
  : (known_3 I M x_n x_i x_ax0) ⟨a_u, [x_i]⟩ (M t_U [x_i]))))) ev_nil))) ev_nil)))
  ((append1 x_ax0 0 (x_ax0 + 1) (fun y_q16 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun y_q16 => ⟨(fun h6 => ((Classical.em (y_q16 < x_ax0)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_ecb_tab_lac h7 h5), (int_eab_lab h7)⟩)))⟩) (fun y_q16 h6 => h6.2)
  (fun y_q16 h6 => rfl) rfl)
  : I.fn f_0 [value_1 I M x_ax0 x_i, I.fn f_2 [I.fn f_3 [M t_X [x_i, x_ax0], M t_U [x_i]], I.fn f_3 [M t_X [x_i, x_ax0], M t_U [x_i]]]] = value_3 I M x_ax0 x_i)))))

theorem kept_3 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    Heap.Entails ((body_3 I M).post (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_3 I M x_n x_i x_ax0)) (known_3 I M x_n x_i (x_ax0 + 1)) :=
  (show Heap.Entails _ (known_3 I M x_n x_i (x_ax0 + 1)) from
  (entails_and (entails_points1 (fun y_q17 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : x_ax0 = 0) => (at_set_other (by decide) (at_left (at_points1 y_q17 h5 rfl))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_left (at_points1 y_q17 h5 rfl))))))) (entails_and
  (entails_points1 (fun y_q18 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points1 y_q18 h5 rfl)))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_left (at_points1 y_q18 h5 rfl)))))))) (entails_and
  (entails_points2 (fun y_q19 y_q20 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q19 y_q20 h5 rfl))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_left (at_points2 y_q19 y_q20 h5 rfl)))))))))
  (entails_and
  (entails_points1 (fun y_q21 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_left (at_points1 y_q21 h5 rfl)))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_right (at_left (at_points1 y_q21 h5 rfl))))))))))
  (entails_and (entails_points1 (fun y_q22 h5 => (at_set_eq1 y_q22 x_i h5.1 ((reduce_congr1
  (fun y_q23 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun y_q23 h6 => rfl)) : value_1 I M (x_ax0 + 1) x_i = value_3 I M x_ax0 x_i))))
  (entails_points2 (fun y_q24 y_q25 h5 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q24 y_q25 h5 rfl))))))))
  (fun (h6 : ¬ x_ax0 = 0) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q24 y_q25 h5 rfl)))))))))))))))))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_i x_j_0 : Int) : Heap V :=
  .points2 a_o
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < 8 * x_j_0 ∨ (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (M t_O [y_c0, y_c1]))

noncomputable def known_4_4 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_v
    (fun y_c0 => y_c0 = x_i)
    (fun y_c0 => (M t_V [x_i]))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_n x_i x_j_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_4_2 I M x_i x_j_0).and ((known_3_3 I M x_i).and ((known_4_4 I M x_i).and (known_1_3 I M x_n))))))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x_i x_j_0 x_j_1 : Int) : Heap V :=
  .points2 a_o
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_j_1 + 8 * x_j_0 ∨ (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (M t_O [y_c0, y_c1]))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_n x_i x_j_0 x_j_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_5_2 I M x_i x_j_0 x_j_1).and ((known_3_3 I M x_i).and ((known_4_4 I M x_i).and (known_1_3 I M x_n))))))

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

theorem vc_5 (x_n x_i x_j_0 x_j_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_j_0) (h4 : x_j_0 < 8) (h5 : 0 ≤ x_j_1) (h6 : x_j_1 < 8) :
    (body_5 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_t [x_n]) a_u [x_n]) a_v [x_n]) ((((base E x_n).set v_i x_i).set v_j_0 x_j_0).set v_j_1 x_j_1) (known_5 I M x_n x_i x_j_0 x_j_1) :=
  (vc_let (vc_assign_of
  (I.fn f_0 [I.fn f_2 [I.fn f_4 [I.fn f_3 [M t_X [x_i, 8 * x_j_0 + x_j_1], M t_U [x_i]], I.fn f_6 [I.fn f_0 [I.fn f_4 [M t_V [x_i], I.fn f_5 []], I.fn f_7 []]]], M t_G [8 * x_j_0 + x_j_1]], M t_B [8 * x_j_0 + x_j_1]])
  (in_other (by decide) (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_o t_O [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_O [(.const 0, .var v_n), (.const 0, .const 64)])) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) [x_i, 8 * x_j_0 + x_j_1]
  (region_iff.2 ⟨x_i, _, rfl, h1, h2, (8 * x_j_0 + x_j_1), _, rfl, ((int_c27 h3 h5) : 0 ≤ 8 * x_j_0 + x_j_1), ((int_c573 h4 h6) : 8 * x_j_0 + x_j_1 < 64), rfl⟩)
  shape_a_o rfl rfl ⟨h1, ((int_c27 h3 h5) : 0 ≤ 8 * x_j_0 + x_j_1)⟩))))
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_points2 x_i (8 * x_j_0 + x_j_1) ⟨⟨(int_c27 h3 h5), (int_c573 h4 h6)⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_5 I M x_n x_i x_j_0 x_j_1) ⟨a_x, [x_i, 8 * x_j_0 + x_j_1]⟩ (M t_X [x_i, 8 * x_j_0 + x_j_1])))
  (ev_cons (ev_read ((at_right (at_right (at_right (at_left (at_points1 x_i rfl rfl)))))
  : (known_5 I M x_n x_i x_j_0 x_j_1) ⟨a_u, [x_i]⟩ (M t_U [x_i]))) ev_nil)))
  (ev_cons (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points1 x_i rfl rfl))))))
  : (known_5 I M x_n x_i x_j_0 x_j_1) ⟨a_v, [x_i]⟩ (M t_V [x_i]))) (ev_cons ev_const ev_nil)))
  (ev_cons ev_const ev_nil))) ev_nil)) ev_nil))) (ev_cons
  (ev_read ((at_right (at_left (at_points1 (8 * x_j_0 + x_j_1) ⟨(int_c27 h3 h5), (int_c573 h4 h6)⟩ rfl)))
  : (known_5 I M x_n x_i x_j_0 x_j_1) ⟨a_g, [8 * x_j_0 + x_j_1]⟩ (M t_G [8 * x_j_0 + x_j_1])))
  ev_nil))) (ev_cons
  (ev_read ((at_left (at_points1 (8 * x_j_0 + x_j_1) ⟨(int_c27 h3 h5), (int_c573 h4 h6)⟩ rfl))
  : (known_5 I M x_n x_i x_j_0 x_j_1) ⟨a_b, [8 * x_j_0 + x_j_1]⟩ (M t_B [8 * x_j_0 + x_j_1])))
  ev_nil))) ((Eq.trans rfl (Eq.symm (equation_3 x_n x_i (8 * x_j_0 + x_j_1) hl hM trivial)))
  : I.fn f_0 [I.fn f_2 [I.fn f_4 [I.fn f_3 [M t_X [x_i, 8 * x_j_0 + x_j_1], M t_U [x_i]], I.fn f_6 [I.fn f_0 [I.fn f_4 [M t_V [x_i], I.fn f_5 []], I.fn f_7 []]]], M t_G [8 * x_j_0 + x_j_1]], M t_B [8 * x_j_0 + x_j_1]] = M t_O [x_i, 8 * x_j_0 + x_j_1])))

theorem kept_5 (x_n x_i x_j_0 x_j_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_j_0) (h4 : x_j_0 < 8) (h5 : 0 ≤ x_j_1) (h6 : x_j_1 < 8) :
    Heap.Entails ((body_5 I M).post ((((base E x_n).set v_i x_i).set v_j_0 x_j_0).set v_j_1 x_j_1) (known_5 I M x_n x_i x_j_0 x_j_1)) (known_5 I M x_n x_i x_j_0 (x_j_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M x_n x_i x_j_0 (x_j_1 + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun y_q28 y_q29 h7 =>
  (Or.elim h7 (fun h8 => ((Classical.em (y_q28 = x_i ∧ y_q29 = 8 * x_j_0 + x_j_1)).elim
  (fun h9 => (at_set_eq2 y_q28 y_q29 x_i (8 * x_j_0 + x_j_1) h9
  ((at_congr2 h8.1 h9.2) : M t_O [y_q28, y_q29] = M t_O [x_i, 8 * x_j_0 + x_j_1])))
  (fun h9 => (at_set_ne2 y_q28 y_q29 x_i (8 * x_j_0 + x_j_1) h9
  (at_right (at_right (at_left (at_points2 y_q28 y_q29 (Or.inl ⟨h8.1, ⟨h8.2.1, (int_c430 h8.1 h8.2.2 h9)⟩⟩) rfl))))))))
  (fun h8 => (at_set_ne2 y_q28 y_q29 x_i (8 * x_j_0 + x_j_1) (fun h9 => (int_eab_tab_F h9.1 h8.2.2))
  (at_right (at_right (at_left (at_points2 y_q28 y_q29 (Or.inr h8) rfl)))))))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))

theorem race_5 (x_n x_i x_j_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_j_0) (h4 : x_j_0 < 8) :
    ParVC I 0 8 (body_5 I M).erase (fun x_j_1 => ((((base E x_n).set v_i x_i).set v_j_0 x_j_0).set v_j_1 x_j_1)) (fun x_j_1 => (body_5 I M).post ((((base E x_n).set v_i x_i).set v_j_0 x_j_0).set v_j_1 x_j_1) (known_5 I M x_n x_i x_j_0 x_j_1)) :=
  (race_arrays [a_o] rfl rfl
  (all_cons (apart2 (fun x_j_1 y_c0 y_c1 => y_c0 = x_i ∧ y_c1 = x_j_1 + 8 * x_j_0)
  (fun x_j_1 y_c0 y_c1 => (1 : Int) < 0) (fun x_j_1 h5 h6 =>
  (w_let (w_assign2 x_i (8 * x_j_0 + x_j_1) ⟨rfl, (int_add_comm : 8 * x_j_0 + x_j_1 = x_j_1 + 8 * x_j_0)⟩)))
  (fun x_j_1 h5 h6 => (r_none rfl)) (fun x_j_1 y_y y_c0 y_c1 h5 h6 h7 h8 h9 h10 =>
  ⟨int_not_one_lt_zero, (fun h11 => (int_c32 h10.2 h11.2 h9))⟩)) all_nil))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j_1 (.const 0) (.const 8)
    (fun e x => known_5 I M (e v_n) (e v_i) (e v_j_0) x) (body_5 I M)

theorem vc_4 (x_n x_i x_j_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_j_0) (h4 : x_j_0 < 8) :
    (body_4 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_t [x_n]) a_u [x_n]) a_v [x_n]) (((base E x_n).set v_i x_i).set v_j_0 x_j_0) (known_4 I M x_n x_i x_j_0) :=
  (vc_par_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q30 y_q31 h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_right (at_left (at_points2 y_q30 y_q31 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_lt_zero_add h6.2.2)⟩⟩) rfl)))))
  (fun h6 => (at_right (at_right (at_left (at_points2 y_q30 y_q31 (Or.inr h6) rfl))))))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_4 I M x_n x_i x_j_0) (known_5 I M x_n x_i x_j_0 0))
  (fun x_j_1 h5 h6 => (vc_5 x_n x_i x_j_0 x_j_1 hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_j_1 h5 h6 => (kept_5 x_n x_i x_j_0 x_j_1 hl hM h0 h1 h2 h3 h4 h5 h6))
  (race_5 x_n x_i x_j_0 hl hM h0 h1 h2 h3 h4))

theorem kept_4 (x_n x_i x_j_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_j_0) (h4 : x_j_0 < 8) :
    Heap.Entails ((body_4 I M).post (((base E x_n).set v_i x_i).set v_j_0 x_j_0) (known_4 I M x_n x_i x_j_0)) (known_4 I M x_n x_i (x_j_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q32 y_q33 h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_right (at_left (at_points2 y_q32 y_q33 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c395 h6.2.2)⟩⟩) rfl)))))
  (fun h6 => (at_right (at_right (at_left (at_points2 y_q32 y_q33 (Or.inr h6) rfl))))))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_5 I M x_n x_i x_j_0 8) (known_4 I M x_n x_i (x_j_0 + 1)))

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

theorem vc_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_n)) ((base E x_n).set v_i x_i) (known_1 I M x_n x_i) :=
  (vc_allocate (vc_allocate (vc_allocate (vc_seq
  (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_2 I M x_n x_i 0) from (entails_and
  (entails_without (avoids_points1 (by decide)) (entails_without (avoids_points1 (by decide))
  (entails_without (avoids_points1 (by decide)) (entails_left entails_refl)))) (entails_and
  (entails_without (avoids_points1 (by decide)) (entails_without (avoids_points1 (by decide))
  (entails_without (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))))
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_points1 (fun y_q11 h3 => (False.elim (int_irrefl h3.2))))
  (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl)))))))))))
  (fun x_ax0 h3 h4 => (vc_2 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_2 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4)))) (vc_seq
  (vc_assign_of (I.fn f_4 [value_0 I M 64 x_i, I.fn f_5 []])
  (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩)) (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points1 x_i ⟨rfl, (by decide)⟩ rfl)))))
  : (known_2 I M x_n x_i 64) ⟨a_t, [x_i]⟩ (value_0 I M 64 x_i))) (ev_cons ev_const ev_nil)))
  ((Eq.trans ((fn_congr2 (Eq.trans rfl (Eq.symm (equation_0 x_n x_i hl hM trivial))) rfl)
  : I.fn f_4 [value_0 I M 64 x_i, I.fn f_5 []] = I.fn f_4 [M t_T [x_i], I.fn f_5 []])
  (Eq.symm (equation_1 x_n x_i hl hM trivial)))
  : I.fn f_4 [value_0 I M 64 x_i, I.fn f_5 []] = M t_U [x_i]))
  (vc_seq (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_3 I M x_n x_i 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points1 (fun y_q26 h3 => (at_set_eq1 y_q26 x_i h3 rfl)))
  (entails_and (entails_points1 (fun y_q27 h3 => (False.elim (int_irrefl h3.2))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))
  (fun x_ax0 h3 h4 => (vc_3 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_3 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4))))
  (vc_for_of 0 8 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun y_q34 y_q35 h3 => (Or.elim h3 (fun h4 => (False.elim (int_c41 h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_left (at_points2 y_q34 y_q35 h4 rfl))))))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points1 (fun y_q36 h3 =>
  (at_right (at_right (at_right (at_right (at_left (at_points1 y_q36 ⟨h3, (by decide)⟩
  (Eq.trans ((equation_2 x_n x_i hl hM trivial) : M t_V [x_i] = value_1 I M 64 x_i) rfl)))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_3 I M x_n x_i 64) (known_4 I M x_n x_i 0))
  (fun x_j_0 h3 h4 => (vc_4 x_n x_i x_j_0 hl hM h0 h1 h2 h3 h4))
  (fun x_j_0 h3 h4 => (kept_4 x_n x_i x_j_0 hl hM h0 h1 h2 h3 h4)))))))))

theorem kept_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    Heap.Entails ((body_1 I M).post ((base E x_n).set v_i x_i) (known_1 I M x_n x_i)) (known_1 I M x_n (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_n (x_i + 1)) from (entails_and
  (entails_restore (avoids_points1 (by decide)) (entails_restore (avoids_points1 (by decide))
  (entails_restore (avoids_points1 (by decide)) (entails_left entails_refl)))) (entails_and
  (entails_restore (avoids_points1 (by decide)) (entails_restore (avoids_points1 (by decide))
  (entails_restore (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))))
  (entails_and
  (entails_points2 (fun y_q38 y_q39 h3 => (at_restore (by decide) (at_restore (by decide)
  (at_restore (by decide) ((at_right (at_right (at_left (at_points2 y_q38 y_q39
  ((Classical.em (y_q38 = x_i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_c471 h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl))))
  : (known_4 I M x_n x_i 8) ⟨a_o, [y_q38, y_q39]⟩ (M t_O [y_q38, y_q39])))))))
  (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))

theorem race_1 (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    ParVC I 0 x_n (body_1 I M).erase (fun x_i => ((base E x_n).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_n).set v_i x_i) (known_1 I M x_n x_i)) :=
  (race_arrays [a_o] rfl rfl
  (all_cons (apart2 (fun x_i y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < 64)
  (fun x_i y_c0 y_c1 => (1 : Int) < 0) (fun x_i h1 h2 =>
  (w_allocate (w_allocate (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl) (w_for 0 8 rfl rfl (fun x_j_0 h3 h4 =>
  (w_par 0 8 rfl rfl (fun x_j_1 h5 h6 => (w_let (w_assign2 x_i (8 * x_j_0 + x_j_1)
  ⟨rfl, ⟨((int_c27 h3 h5) : 0 ≤ 8 * x_j_0 + x_j_1), ((int_c573 h4 h6) : 8 * x_j_0 + x_j_1 < 64)⟩⟩)))))))))))))
  (fun x_i h1 h2 => (r_none rfl)) (fun x_i y_y y_c0 y_c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    (program I M).vc I (impl.HasCell spec (base E x_n)) (base E x_n) (impl.inputHeap spec (base E x_n) M) :=
  (vc_par_of 0 x_n rfl rfl
  (show Heap.Entails _ (known_1 I M x_n 0) from (entails_and (entails_points1 (fun y_q40 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .const 64)])) (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (p := [y_q40]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨y_q40, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun y_q41 h1 =>
  (at_input (R := (Region.mk t_G [(.const 0, .const 64)])) (b := (Binding.mk a_g t_G [v_i0] [.var v_i0] none)) (p := [y_q41]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q41, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun y_q42 y_q43 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points2 (fun y_q44 y_q45 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 64)])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q44, y_q45]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q44, _, rfl, h1.2.1, h1.2.2, y_q45, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))))))
  (fun x_i h1 h2 => (vc_1 x_n x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_n x_i hl hM h0 h1 h2)) (race_1 x_n hl hM h0))

theorem output_0_3 (x_n y_q46 y_q47 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ y_q46) (h2 : y_q46 < x_n) (h3 : 0 ≤ y_q47) (h4 : y_q47 < 64) :
    ((program I M).post (base E x_n) (impl.inputHeap spec (base E x_n) M)) ⟨a_o, [y_q46, y_q47]⟩ (M t_O [y_q46, y_q47]) :=
  ((at_right (at_right (at_left (at_points2 y_q46 y_q47 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl))))
  : (known_1 I M x_n (max 0 x_n)) ⟨a_o, [y_q46, y_q47]⟩ (M t_O [y_q46, y_q47]))

theorem consistent (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Consistent (base E x_n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_n) :=
  solvable_layers (consistent E x_n h0)
    (fun t => if t = t_T then 0 else if t = t_U then 1 else if t = t_V then 2 else if t = t_O then 3 else 0) (by decide)

theorem placed (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : impl.LayoutOk spec (base E x_n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_n : Int) : Ten → List Int → Prop := fun t p => if t = t_T then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else if t = t_U then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else if t = t_V then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else if t = t_O then (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 64) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else True

theorem covered_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (y_p0 y_p1 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_n) (h3 : 0 ≤ y_p1) (h4 : y_p1 < 64) :
    spec.Given (inside x_n) (base E x_n) t_O [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ y_p1 ∧ y_p1 < 64) ∧ 0 ≤ y_p0 ∧ y_p0 < x_n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.access t_X [.var v_i, .var v_k])) ((base E x_n).set v_i x_i) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_access (given_input (p := [x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined_1 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.fn (.builtin "/" .f32) [.access t_T [.var v_i], .fn (.literal .f32 64 1) []]) ((base E x_n).set v_i x_i) :=
  (defined_fn (defined_cons
  (defined_access (given_equation (p := [x_i]) (.head _) rfl rfl rfl (h2 : 0 ≤ x_i ∧ x_i < x_n)
  (cond_holds.2 (h1 : True)))) (defined_cons (defined_fn defined_nil) defined_nil)))

theorem defined_2 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 64))) (.fn (.builtin "*" .f32) [.fn (.builtin "-" .f32) [.access t_X [.var v_i, .var v_s], .access t_U [.var v_i]], .fn (.builtin "-" .f32) [.access t_X [.var v_i, .var v_s], .access t_U [.var v_i]]])) ((base E x_n).set v_i x_i) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 64) => h3)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 64) => (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.1, h2.2, y_d1, _, rfl, h3.1, h3.2, rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [x_i]) (.tail _ (.head _)) rfl rfl rfl (h2 : 0 ≤ x_i ∧ x_i < x_n)
  (cond_holds.2 (h1 : True)))) defined_nil))) (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.1, h2.2, y_d1, _, rfl, h3.1, h3.2, rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [x_i]) (.tail _ (.head _)) rfl rfl rfl (h2 : 0 ≤ x_i ∧ x_i < x_n)
  (cond_holds.2 (h1 : True)))) defined_nil))) defined_nil)))))

theorem defined_3 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i x_j : Int) (h1 : True) (h2 : (0 ≤ x_j ∧ x_j < 64) ∧ 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.fn (.builtin "+" .f32) [.fn (.builtin "*" .f32) [.fn (.builtin "/" .f32) [.fn (.builtin "-" .f32) [.access t_X [.var v_i, .var v_j], .access t_U [.var v_i]], .fn (.builtin "sqrt" .f32) [.fn (.builtin "+" .f32) [.fn (.builtin "/" .f32) [.access t_V [.var v_i], .fn (.literal .f32 64 1) []], .fn (.literal .f32 1 100000) []]]], .access t_G [.var v_j]], .access t_B [.var v_j]]) (((base E x_n).set v_i x_i).set v_j x_j) :=
  (defined_fn (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, x_j]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.2.1, h2.2.2, x_j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [x_i]) (.tail _ (.head _)) rfl rfl rfl (h2.2 : 0 ≤ x_i ∧ x_i < x_n)
  (cond_holds.2 (h1 : True)))) defined_nil)))
  (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_equation (p := [x_i]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (h2.2 : 0 ≤ x_i ∧ x_i < x_n) (cond_holds.2 (h1 : True))))
  (defined_cons (defined_fn defined_nil) defined_nil)))
  (defined_cons (defined_fn defined_nil) defined_nil))) defined_nil)) defined_nil)))
  (defined_cons (defined_access (given_input (p := [x_j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨x_j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))
  (defined_cons (defined_access (given_input (p := [x_j]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨x_j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))

theorem defined (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Defined (base E x_n) :=
  defined_of (inside x_n)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E x_n h0 y_p0 y_p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_0 E x_n h0 x_i g k))
    (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_1 E x_n h0 x_i g k))
    (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_2 E x_n h0 x_i g k))
    (all_cons (well_defined2 (fun x_i x_j => cond_holds) (fun x_i x_j g k => defined_3 E x_n h0 x_i x_j g k))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_3 (E v_n) y_p0 y_p1 hl hM a b0 b1 b2 b3)) all_nil)))) all_nil))


end Redverify.Certificate.scheduled
