module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `q` -/ abbrev v_q : Var := 3
/-- `d` -/ abbrev v_d : Var := 4
/-- `j` -/ abbrev v_j : Var := 5
/-- `s` -/ abbrev v_s : Var := 6
/-- `i0` -/ abbrev v_i0 : Var := 7
/-- `i1` -/ abbrev v_i1 : Var := 8
/-- `ax0` -/ abbrev v_ax0 : Var := 9
/-- `ax1` -/ abbrev v_ax1 : Var := 10
/-- `s` -/ abbrev a_s : Arr := 0
/-- `v` -/ abbrev a_v : Arr := 1
/-- `o` -/ abbrev a_o : Arr := 2
/-- `m` -/ abbrev a_m : Arr := 3
/-- `e` -/ abbrev a_e : Arr := 4
/-- `w` -/ abbrev a_w : Arr := 5
/-- `z` -/ abbrev a_z : Arr := 6
/-- `S` -/ abbrev t_S : Ten := 0
/-- `V` -/ abbrev t_V : Ten := 1
/-- `O` -/ abbrev t_O : Ten := 2
/-- `M` -/ abbrev t_M : Ten := 3
/-- `E` -/ abbrev t_E : Ten := 4
/-- `W` -/ abbrev t_W : Ten := 5
/-- `Z` -/ abbrev t_Z : Ten := 6

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n)]
  inputs :=
    [
      Region.mk t_S [(.const 0, .var v_n), (.const 0, .const 64)],
      Region.mk t_V [(.const 0, .const 64), (.const 0, .const 16)]]
  outputs := [Region.mk t_O [(.const 0, .var v_n), (.const 0, .const 16)]]
  equations :=
    [
      Equation.mk
        t_M
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []]
          (.builtin "max" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64)))
          (.access t_S [.var v_i, .var v_k])),
      Equation.mk
        t_E
        [v_i, v_q]
        .true
        (.fn
          (.builtin "exp" .f32)
          [.fn (.builtin "-" .f32) [.access t_S [.var v_i, .var v_q], .access t_M [.var v_i]]]),
      Equation.mk
        t_W
        [v_i, v_d]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_j]
          (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 64)))
          (.fn
            (.builtin "*" .f32)
            [.access t_E [.var v_i, .var v_j], .access t_V [.var v_j, .var v_d]])),
      Equation.mk
        t_Z
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_s]
          (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 64)))
          (.access t_E [.var v_i, .var v_s])),
      Equation.mk
        t_O
        [v_i, v_d]
        .true
        (.fn (.builtin "/" .f32) [.access t_W [.var v_i, .var v_d], .access t_Z [.var v_i]])]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_s t_S [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_v t_V [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_o t_O [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i (.const 0) (.var v_n) <|
      .allocate a_m [.var v_n] <|
      .allocate a_e [.var v_n, .const 64] <|
      .allocate a_w [.var v_n, .const 16] <|
      .allocate a_z [.var v_n] <|
      .seq (.scope [a_m] <|
        .for v_ax0 (.const 0) (.const 64) <|
          .seq (.ifte (.eq (.var v_ax0) (.const 0)) (
            .assign a_m [.var v_i] (.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) [])
          ) (
            .skip
          )) <|
          .accumulate false (.builtin "max" .f32) a_m [.var v_i] (.read a_s [.var v_i, .var v_ax0])) <|
      .seq (.for v_ax0 (.const 0) (.const 64) <|
        .assign
          a_e
          [.var v_i, .var v_ax0]
          (.fn
            (.builtin "exp" .f32)
            [.fn (.builtin "-" .f32) [.read a_s [.var v_i, .var v_ax0], .read a_m [.var v_i]]])) <|
      .seq (.for v_ax0 (.const 0) (.const 16) <|
        .scope [a_w] <|
          .for v_ax1 (.const 0) (.const 64) <|
            .seq (.ifte (.eq (.var v_ax1) (.const 0)) (
              .assign a_w [.var v_i, .var v_ax0] (.fn (.literal .f32 0 1) [])
            ) (
              .skip
            )) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_w
              [.var v_i, .var v_ax0]
              (.fn (.builtin "*" .f32) [.read a_e [.var v_i, .var v_ax1], .read a_v [.var v_ax1, .var v_ax0]])) <|
      .seq (.scope [a_z] <|
        .for v_ax0 (.const 0) (.const 64) <|
          .seq (.ifte (.eq (.var v_ax0) (.const 0)) (
            .assign a_z [.var v_i] (.fn (.literal .f32 0 1) [])
          ) (
            .skip
          )) <|
          .accumulate false (.builtin "+" .f32) a_z [.var v_i] (.read a_e [.var v_i, .var v_ax0])) <|
      .for v_d (.const 0) (.const 16) <|
        .assign
          a_o
          [.var v_i, .var v_d]
          (.fn (.builtin "/" .f32) [.read a_w [.var v_i, .var v_d], .read a_z [.var v_i]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "max" .f32
abbrev f_1 : Fn := .literal .f32 (-340282346638528860000000000000000000000) 1
abbrev f_2 : Fn := .builtin "+" .f32
abbrev f_3 : Fn := .literal .f32 0 1
abbrev f_4 : Fn := .builtin "*" .f32
abbrev f_5 : Fn := .builtin "exp" .f32
abbrev f_6 : Fn := .builtin "-" .f32
abbrev f_7 : Fn := .builtin "/" .f32

abbrev base (E : Env) (n : Int) : Env := (E.set v_n n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_o : ∀ b ∈ impl.bindings, b.array = a_o → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_ax0 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_ax0)) (body1 (fun y_k0 => M t_S [i, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_ax0 x_ax1 i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_ax1)) (body1 (fun y_k0 => I.fn f_4 [M t_E [i, y_k0], M t_V [y_k0, x_ax0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_ax0 i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_ax0)) (body1 (fun y_k0 => M t_E [i, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_ax0 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_ax0)) (body1 (fun y_k0 => M t_S [i, y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_ax0 x_ax1 i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_ax1)) (body1 (fun y_k0 => I.fn f_4 [M t_E [i, y_k0], M t_V [y_k0, x_ax0]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_ax0 i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_ax0)) (body1 (fun y_k0 => M t_E [i, y_k0])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_M [i]) = (value_0 I M 64 i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.access t_S [.var v_i, .var v_k])) ((base E n).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 64) => rfl))))

theorem equation_1 (i q : Int) (h0 : True) :
    (M t_E [i, q]) = (I.fn f_5 [I.fn f_6 [M t_S [i, q], M t_M [i]]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i, q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_5 [.fn f_6 [.access t_S [.var v_i, .var v_q], .access t_M [.var v_i]]]) (((base E n).set v_i i).set v_q q) = _ from
  rfl))

theorem equation_2 (i d : Int) (h0 : True) :
    (M t_W [i, d]) = (value_1 I M d 64 i) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i, d] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_3 []] f_2 [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 64))) (.fn f_4 [.access t_E [.var v_i, .var v_j], .access t_V [.var v_j, .var v_d]])) (((base E n).set v_i i).set v_d d) = _ from
  (eval_reduce_some1 rfl (fun (j : Int) => cond_holds) (fun (j : Int) (h1 : 0 ≤ j ∧ j < 64) => rfl))))

theorem equation_3 (i : Int) (h0 : True) :
    (M t_Z [i]) = (value_2 I M 64 i) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.head _)))) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_3 []] f_2 [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 64))) (.access t_E [.var v_i, .var v_s])) ((base E n).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (s : Int) => cond_holds) (fun (s : Int) (h1 : 0 ≤ s ∧ s < 64) => rfl))))

theorem equation_4 (i d : Int) (h0 : True) :
    (M t_O [i, d]) = (I.fn f_7 [M t_W [i, d], M t_Z [i]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [i, d] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_7 [.access t_W [.var v_i, .var v_d], .access t_Z [.var v_i]]) (((base E n).set v_i i).set v_d d) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_o
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_O [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_s
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_S [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_v
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < 64)
    (fun c0 c1 => (M t_V [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M i).and ((known_1_1 I M n).and (known_1_2 I M)))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (i x_ax0 : Int) : Heap V :=
  .points1 a_m
    (fun c0 => c0 = i ∧ 0 < x_ax0)
    (fun c0 => (value_0 I M x_ax0 i))

noncomputable def known_2 (I : Interp V) (M : Model V) (n i x_ax0 : Int) : Heap V :=
  ((known_2_0 I M i x_ax0).and ((known_1_0 I M i).and ((known_1_1 I M n).and (known_1_2 I M))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_ax0) (.const 0)) (
    .assign a_m [.var v_i] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate false f_0 a_m [.var v_i] (.read a_s [.var v_i, .var v_ax0])
    (fun e => (value_3 I M (e v_ax0) (e v_i)))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => M t_S [i, y_k0])))

theorem vc_2 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    (body_2 I M).vc I (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) (((base E n).set v_i i).set v_ax0 x_ax0) (known_2 I M n i x_ax0) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : x_ax0 = 0) =>
  (vc_assign_of (I.fn f_1 [])
  (in_other (by decide)
  (in_other (by decide) (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩)))) ev_const rfl))
  (fun (h5 : ¬ x_ax0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_ax0 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : x_ax0 = 0 ∨ 0 < x_ax0) (fun h5 =>
  (vc_accumulate_of (I.fn f_1 [])
  (M t_S [i, x_ax0]) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_eq1 i i rfl rfl))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_left (at_points2 i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_2 I M n i x_ax0) ⟨a_s, [i, x_ax0]⟩ (M t_S [i, x_ax0]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], M t_S [i, x_ax0]] = I.fn f_0 [value_6 I M i, M t_S [i, x_ax0]])
  (append1 x_ax0 0 (0 + 1) (fun q0 h6 => ⟨h6.1, (int_c34 h6.2 h5)⟩) (fun q0 =>
  ⟨(fun h6 => (Or.inr (int_c43 h6.2 h6.1 h5))), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩)
  (fun q0 h6 => (False.elim (int_one_lt_zero h6))) (fun q0 h6 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], M t_S [i, x_ax0]] = value_3 I M x_ax0 i)))
  (fun h5 => (vc_accumulate_of (value_0 I M x_ax0 i) (M t_S [i, x_ax0])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) => ((at_left (at_points1 i ⟨rfl, h5⟩ rfl))
  : (known_2 I M n i x_ax0) ⟨a_m, [i]⟩ (value_0 I M x_ax0 i))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_left (at_points2 i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_2 I M n i x_ax0) ⟨a_s, [i, x_ax0]⟩ (M t_S [i, x_ax0])))))
  ((append1 x_ax0 0 (x_ax0 + 1) (fun q2 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun q2 => ⟨(fun h6 => ((Classical.em (q2 < x_ax0)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_ecb_tab_lac h7 h5), (int_eab_lab h7)⟩)))⟩) (fun q2 h6 => h6.2) (fun q2 h6 => rfl)
  rfl) : I.fn f_0 [value_0 I M x_ax0 i, M t_S [i, x_ax0]] = value_3 I M x_ax0 i)))))

theorem kept_2 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_i i).set v_ax0 x_ax0) (known_2 I M n i x_ax0)) (known_2 I M n i (x_ax0 + 1)) :=
  (show Heap.Entails _ (known_2 I M n i (x_ax0 + 1)) from
  (entails_and (entails_points1 (fun q3 h5 => (at_set_eq1 q3 i h5.1 ((reduce_congr1
  (fun q4 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q4 h6 => rfl)) : value_0 I M (x_ax0 + 1) i = value_3 I M x_ax0 i)))) (entails_and
  (entails_points2 (fun q5 q6 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q5 q6 h5 rfl)))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_left (at_points2 q5 q6 h5 rfl)))))))) (entails_and
  (entails_points2 (fun q7 q8 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q7 q8 h5 rfl))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_left (at_points2 q7 q8 h5 rfl)))))))))
  (entails_points2 (fun q9 q10 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points2 q9 q10 h5 rfl))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_right (at_points2 q9 q10 h5 rfl)))))))))))))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (i x_ax0 : Int) : Heap V :=
  .points2 a_e
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_ax0)
    (fun c0 c1 => (M t_E [i, c1]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_m
    (fun c0 => c0 = i)
    (fun c0 => (M t_M [i]))

noncomputable def known_3 (I : Interp V) (M : Model V) (n i x_ax0 : Int) : Heap V :=
  ((known_3_0 I M i x_ax0).and ((known_3_1 I M i).and ((known_1_0 I M i).and ((known_1_1 I M n).and (known_1_2 I M)))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_e
    [.var v_i, .var v_ax0]
    (.fn
      f_5
      [.fn f_6 [.read a_s [.var v_i, .var v_ax0], .read a_m [.var v_i]]])
    (fun e => (M t_E [(e v_i), (e v_ax0)]))

theorem vc_3 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    (body_3 I M).vc I (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) (((base E n).set v_i i).set v_ax0 x_ax0) (known_3 I M n i x_ax0) :=
  (vc_assign_of
  (I.fn f_5 [I.fn f_6 [M t_S [i, x_ax0], M t_M [i]]])
  (in_other (by decide) (in_other (by decide) (in_allocated ⟨h1, h2, h3, h4, trivial⟩)))
  (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))))
  : (known_3 I M n i x_ax0) ⟨a_s, [i, x_ax0]⟩ (M t_S [i, x_ax0]))) (ev_cons
  (ev_read ((at_right (at_left (at_points1 i rfl rfl))) : (known_3 I M n i x_ax0) ⟨a_m, [i]⟩ (M t_M [i])))
  ev_nil))) ev_nil)) ((Eq.trans rfl (Eq.symm (equation_1 n hl hM i x_ax0 trivial)))
  : I.fn f_5 [I.fn f_6 [M t_S [i, x_ax0], M t_M [i]]] = M t_E [i, x_ax0]))

theorem kept_3 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    Heap.Entails ((body_3 I M).post (((base E n).set v_i i).set v_ax0 x_ax0) (known_3 I M n i x_ax0)) (known_3 I M n i (x_ax0 + 1)) :=
  (show Heap.Entails _ (known_3 I M n i (x_ax0 + 1)) from (entails_and
  (entails_points2 (fun q12 q13 h5 => ((Classical.em (q12 = i ∧ q13 = x_ax0)).elim (fun h6 =>
  (at_set_eq2 q12 q13 i x_ax0 h6 ((at_congr2 rfl h6.2) : M t_E [i, q13] = M t_E [i, x_ax0])))
  (fun h6 => (at_set_ne2 q12 q13 i x_ax0 h6
  (at_left (at_points2 q12 q13 ⟨h5.1, ⟨h5.2.1, (int_c0 h5.1 h5.2.2 h6)⟩⟩ rfl))))))) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_e
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 64)
    (fun c0 c1 => (M t_E [i, c1]))

noncomputable def known_4_4 (I : Interp V) (M : Model V) (i x_ax0 : Int) : Heap V :=
  .points2 a_w
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_ax0)
    (fun c0 c1 => (M t_W [i, c1]))

noncomputable def known_4 (I : Interp V) (M : Model V) (n i x_ax0 : Int) : Heap V :=
  ((known_4_0 I M i).and ((known_1_0 I M i).and ((known_1_1 I M n).and ((known_1_2 I M).and (known_4_4 I M i x_ax0)))))

noncomputable def known_5_4 (I : Interp V) (M : Model V) (i x_ax0 x_ax1 : Int) : Heap V :=
  .points2 a_w
    (fun c0 c1 => (c0 = i ∧ c1 = x_ax0) ∧ 0 < x_ax1)
    (fun c0 c1 => (value_1 I M x_ax0 x_ax1 i))

noncomputable def known_5 (I : Interp V) (M : Model V) (n i x_ax0 x_ax1 : Int) : Heap V :=
  ((known_4_0 I M i).and ((known_1_0 I M i).and ((known_1_1 I M n).and ((known_1_2 I M).and ((known_5_4 I M i x_ax0 x_ax1).and (known_4_4 I M i x_ax0))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_ax1) (.const 0)) (
    .assign a_w [.var v_i, .var v_ax0] (.fn f_3 [])
      (fun e => (I.fn f_3 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_2
    a_w
    [.var v_i, .var v_ax0]
    (.fn f_4 [.read a_e [.var v_i, .var v_ax1], .read a_v [.var v_ax1, .var v_ax0]])
    (fun e => (value_4 I M (e v_ax0) (e v_ax1) (e v_i)))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (x_ax0 i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_4 [M t_E [i, y_k0], M t_V [y_k0, x_ax0]])))

theorem vc_5 (i x_ax0 x_ax1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 16) (h5 : 0 ≤ x_ax1) (h6 : x_ax1 < 64) :
    (body_5 I M).vc I (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) ((((base E n).set v_i i).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_5 I M n i x_ax0 x_ax1) :=
  (vc_seq (vc_if_of cond_holds (fun (h7 : x_ax1 = 0) => (vc_assign_of (I.fn f_3 [])
  (in_other (by decide) (in_allocated ⟨h1, h2, h3, h4, trivial⟩)) ev_const rfl))
  (fun (h7 : ¬ x_ax1 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_ax1 = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_lab_neba_tab h5 h7)))) : x_ax1 = 0 ∨ 0 < x_ax1)
  (fun h7 => (vc_accumulate_of (I.fn f_3 [])
  (I.fn f_4 [M t_E [i, x_ax1], M t_V [x_ax1, x_ax0]])
  (at_if_of cond_holds (fun (h8 : x_ax1 = 0) => (at_set_eq2 i x_ax0 i x_ax0 ⟨rfl, rfl⟩ rfl))
  (fun (h8 : ¬ x_ax1 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : x_ax1 = 0) =>
  (at_set_other (by decide) ((at_left (at_points2 i x_ax1 ⟨rfl, ⟨h5, h6⟩⟩ rfl))
  : (known_5 I M n i x_ax0 x_ax1) ⟨a_e, [i, x_ax1]⟩ (M t_E [i, x_ax1]))))
  (fun (h8 : ¬ x_ax1 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : x_ax1 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_right (at_left (at_points2 x_ax1 x_ax0 ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl)))))
  : (known_5 I M n i x_ax0 x_ax1) ⟨a_v, [x_ax1, x_ax0]⟩ (M t_V [x_ax1, x_ax0]))))
  (fun (h8 : ¬ x_ax1 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q19 => int_not_one_lt_zero)))) rfl)
  : I.fn f_2 [I.fn f_3 [], I.fn f_4 [M t_E [i, x_ax1], M t_V [x_ax1, x_ax0]]] = I.fn f_2 [value_7 I M x_ax0 i, I.fn f_4 [M t_E [i, x_ax1], M t_V [x_ax1, x_ax0]]])
  (append1 x_ax1 0 (0 + 1) (fun q18 h8 => ⟨h8.1, (int_c34 h8.2 h7)⟩) (fun q18 =>
  ⟨(fun h8 => (Or.inr (int_c43 h8.2 h8.1 h7))), (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_one_lt_zero h9)))
  (fun h9 => ⟨(int_lab_ecb_lac h5 h9), (int_eab_lab h9)⟩)))⟩)
  (fun q18 h8 => (False.elim (int_one_lt_zero h8))) (fun q18 h8 => rfl) rfl))
  : I.fn f_2 [I.fn f_3 [], I.fn f_4 [M t_E [i, x_ax1], M t_V [x_ax1, x_ax0]]] = value_4 I M x_ax0 x_ax1 i)))
  (fun h7 => (vc_accumulate_of (value_1 I M x_ax0 x_ax1 i)
  (I.fn f_4 [M t_E [i, x_ax1], M t_V [x_ax1, x_ax0]])
  (at_if_of cond_holds (fun (h8 : x_ax1 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_ax1 = 0) =>
  ((at_right (at_right (at_right (at_right (at_left (at_points2 i x_ax0 ⟨⟨rfl, rfl⟩, h7⟩ rfl))))))
  : (known_5 I M n i x_ax0 x_ax1) ⟨a_w, [i, x_ax0]⟩ (value_1 I M x_ax0 x_ax1 i)))) (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : x_ax1 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_ax1 = 0) => ((at_left (at_points2 i x_ax1 ⟨rfl, ⟨h5, h6⟩⟩ rfl))
  : (known_5 I M n i x_ax0 x_ax1) ⟨a_e, [i, x_ax1]⟩ (M t_E [i, x_ax1]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : x_ax1 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_ax1 = 0) =>
  ((at_right (at_right (at_right (at_left (at_points2 x_ax1 x_ax0 ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl)))))
  : (known_5 I M n i x_ax0 x_ax1) ⟨a_v, [x_ax1, x_ax0]⟩ (M t_V [x_ax1, x_ax0]))))) ev_nil)))
  ((append1 x_ax1 0 (x_ax1 + 1) (fun q20 h8 => ⟨h8.1, (int_lab_taB h8.2)⟩)
  (fun q20 => ⟨(fun h8 => ((Classical.em (q20 < x_ax1)).elim (fun h9 => (Or.inl ⟨h8.1, h9⟩))
  (fun h9 => (Or.inr (int_lab_ntab_eab h8.2 h9))))), (fun h8 => (Or.elim h8 (fun h9 => ⟨h9.1, (int_tab_lab h9.2)⟩)
  (fun h9 => ⟨(int_ecb_tab_lac h9 h7), (int_eab_lab h9)⟩)))⟩) (fun q20 h8 => h8.2)
  (fun q20 h8 => rfl) rfl)
  : I.fn f_2 [value_1 I M x_ax0 x_ax1 i, I.fn f_4 [M t_E [i, x_ax1], M t_V [x_ax1, x_ax0]]] = value_4 I M x_ax0 x_ax1 i)))))

theorem kept_5 (i x_ax0 x_ax1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 16) (h5 : 0 ≤ x_ax1) (h6 : x_ax1 < 64) :
    Heap.Entails ((body_5 I M).post ((((base E n).set v_i i).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_5 I M n i x_ax0 x_ax1)) (known_5 I M n i x_ax0 (x_ax1 + 1)) :=
  (show Heap.Entails _ (known_5 I M n i x_ax0 (x_ax1 + 1)) from
  (entails_and (entails_points2 (fun q21 q22 h7 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h8 : x_ax1 = 0) => (at_set_other (by decide) (at_left (at_points2 q21 q22 h7 rfl))))
  (fun (h8 : ¬ x_ax1 = 0) => (at_left (at_points2 q21 q22 h7 rfl))))))) (entails_and
  (entails_points2 (fun q23 q24 h7 => (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : x_ax1 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q23 q24 h7 rfl)))))
  (fun (h8 : ¬ x_ax1 = 0) => (at_right (at_left (at_points2 q23 q24 h7 rfl)))))))) (entails_and
  (entails_points2 (fun q25 q26 h7 => (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : x_ax1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q25 q26 h7 rfl))))))
  (fun (h8 : ¬ x_ax1 = 0) => (at_right (at_right (at_left (at_points2 q25 q26 h7 rfl)))))))))
  (entails_and
  (entails_points2 (fun q27 q28 h7 => (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : x_ax1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_left (at_points2 q27 q28 h7 rfl)))))))
  (fun (h8 : ¬ x_ax1 = 0) => (at_right (at_right (at_right (at_left (at_points2 q27 q28 h7 rfl))))))))))
  (entails_and (entails_points2 (fun q29 q30 h7 => (at_set_eq2 q29 q30 i x_ax0 h7.1 ((reduce_congr1
  (fun q31 => ⟨(fun h8 => ⟨h8.1, (int_taB_lab h8.2)⟩), (fun h8 => ⟨h8.1, (int_lab_taB h8.2)⟩)⟩)
  (fun q31 h8 => rfl)) : value_1 I M x_ax0 (x_ax1 + 1) i = value_4 I M x_ax0 x_ax1 i))))
  (entails_points2 (fun q32 q33 h7 =>
  (at_set_ne2 q32 q33 i x_ax0 (fun h8 => (int_eab_tab_F h8.2 h7.2.2)) (at_if_of cond_holds
  (fun (h8 : x_ax1 = 0) => (at_set_ne2 q32 q33 i x_ax0 (fun h9 => (int_eab_tab_F h9.2 h7.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_points2 q32 q33 h7 rfl))))))))
  (fun (h8 : ¬ x_ax1 = 0) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q32 q33 h7 rfl)))))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_w] <|
    .for v_ax1 (.const 0) (.const 64)
      (fun e x => known_5 I M (e v_n) (e v_i) (e v_ax0) x) (body_5 I M)

theorem vc_4 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 16) :
    (body_4 I M).vc I (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) (((base E n).set v_i i).set v_ax0 x_ax0) (known_4 I M n i x_ax0) :=
  (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_5 I M n i x_ax0 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun q34 q35 h5 => (False.elim (int_irrefl h5.2))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  (fun x_ax1 h5 h6 => (vc_5 n hl hM i x_ax0 x_ax1 h0 h1 h2 h3 h4 h5 h6))
  (fun x_ax1 h5 h6 => (kept_5 n hl hM i x_ax0 x_ax1 h0 h1 h2 h3 h4 h5 h6))))

theorem kept_4 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 16) :
    Heap.Entails ((body_4 I M).post (((base E n).set v_i i).set v_ax0 x_ax0) (known_4 I M n i x_ax0)) (known_4 I M n i (x_ax0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun q36 q37 h5 =>
  (Or.elim (((Classical.em (q37 = x_ax0)).elim (fun h6 => (Or.inl ⟨⟨h5.1, h6⟩, int_c308⟩))
  (fun h6 => (Or.inr ⟨h5.1, ⟨h5.2.1, (int_taB_neab_tab h5.2.2 h6)⟩⟩)))
  : (q36 = i ∧ q37 = x_ax0) ∧ 0 < (64 : Int) ∨ q36 = i ∧ 0 ≤ q37 ∧ q37 < x_ax0)
  (fun h6 => (at_right (at_right (at_right (at_right (at_left (at_points2 q36 q37 h6
  (Eq.trans ((equation_2 n hl hM i q37 trivial) : M t_W [i, q37] = value_1 I M q37 64 i)
  (reduce_congr1 (fun q39 => ⟨(fun h7 => h7), (fun h7 => h7)⟩)
  (fun q39 h7 => (fn_congr2 rfl (at_congr2 rfl h6.1.2))))))))))))
  (fun h6 => (at_right (at_right (at_right (at_right (at_right (at_points2 q36 q37 h6 rfl))))))))))))))
  : Heap.Entails (known_5 I M n i x_ax0 64) (known_4 I M n i (x_ax0 + 1)))

noncomputable def known_6_4 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_w
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 16)
    (fun c0 c1 => (M t_W [i, c1]))

noncomputable def known_6_5 (I : Interp V) (M : Model V) (i x_ax0 : Int) : Heap V :=
  .points1 a_z
    (fun c0 => c0 = i ∧ 0 < x_ax0)
    (fun c0 => (value_2 I M x_ax0 i))

noncomputable def known_6 (I : Interp V) (M : Model V) (n i x_ax0 : Int) : Heap V :=
  ((known_4_0 I M i).and ((known_1_0 I M i).and ((known_1_1 I M n).and ((known_1_2 I M).and ((known_6_4 I M i).and (known_6_5 I M i x_ax0))))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_ax0) (.const 0)) (
    .assign a_z [.var v_i] (.fn f_3 [])
      (fun e => (I.fn f_3 []))
  ) (
    .skip
  )) <|
  .accumulate false f_2 a_z [.var v_i] (.read a_e [.var v_i, .var v_ax0])
    (fun e => (value_5 I M (e v_ax0) (e v_i)))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => M t_E [i, y_k0])))

theorem vc_6 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    (body_6 I M).vc I (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) (((base E n).set v_i i).set v_ax0 x_ax0) (known_6 I M n i x_ax0) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : x_ax0 = 0) =>
  (vc_assign_of (I.fn f_3 []) (in_allocated ⟨h1, h2, trivial⟩) ev_const rfl))
  (fun (h5 : ¬ x_ax0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_ax0 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : x_ax0 = 0 ∨ 0 < x_ax0)
  (fun h5 => (vc_accumulate_of (I.fn f_3 []) (M t_E [i, x_ax0])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_eq1 i i rfl rfl))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) ((at_left (at_points2 i x_ax0 ⟨rfl, ⟨h3, h4⟩⟩ rfl))
  : (known_6 I M n i x_ax0) ⟨a_e, [i, x_ax0]⟩ (M t_E [i, x_ax0]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q45 => int_not_one_lt_zero)))) rfl)
  : I.fn f_2 [I.fn f_3 [], M t_E [i, x_ax0]] = I.fn f_2 [value_8 I M i, M t_E [i, x_ax0]])
  (append1 x_ax0 0 (0 + 1) (fun q44 h6 => ⟨h6.1, (int_c34 h6.2 h5)⟩) (fun q44 =>
  ⟨(fun h6 => (Or.inr (int_c43 h6.2 h6.1 h5))), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩)
  (fun q44 h6 => (False.elim (int_one_lt_zero h6))) (fun q44 h6 => rfl) rfl))
  : I.fn f_2 [I.fn f_3 [], M t_E [i, x_ax0]] = value_5 I M x_ax0 i)))
  (fun h5 => (vc_accumulate_of (value_2 I M x_ax0 i) (M t_E [i, x_ax0])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_right (at_right (at_right (at_points1 i ⟨rfl, h5⟩ rfl))))))
  : (known_6 I M n i x_ax0) ⟨a_z, [i]⟩ (value_2 I M x_ax0 i))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) => ((at_left (at_points2 i x_ax0 ⟨rfl, ⟨h3, h4⟩⟩ rfl))
  : (known_6 I M n i x_ax0) ⟨a_e, [i, x_ax0]⟩ (M t_E [i, x_ax0])))))
  ((append1 x_ax0 0 (x_ax0 + 1) (fun q46 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun q46 => ⟨(fun h6 => ((Classical.em (q46 < x_ax0)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_ecb_tab_lac h7 h5), (int_eab_lab h7)⟩)))⟩) (fun q46 h6 => h6.2)
  (fun q46 h6 => rfl) rfl)
  : I.fn f_2 [value_2 I M x_ax0 i, M t_E [i, x_ax0]] = value_5 I M x_ax0 i)))))

theorem kept_6 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    Heap.Entails ((body_6 I M).post (((base E n).set v_i i).set v_ax0 x_ax0) (known_6 I M n i x_ax0)) (known_6 I M n i (x_ax0 + 1)) :=
  (show Heap.Entails _ (known_6 I M n i (x_ax0 + 1)) from
  (entails_and (entails_points2 (fun q47 q48 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : x_ax0 = 0) => (at_set_other (by decide) (at_left (at_points2 q47 q48 h5 rfl))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_left (at_points2 q47 q48 h5 rfl))))))) (entails_and
  (entails_points2 (fun q49 q50 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q49 q50 h5 rfl)))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_left (at_points2 q49 q50 h5 rfl)))))))) (entails_and
  (entails_points2 (fun q51 q52 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q51 q52 h5 rfl))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_left (at_points2 q51 q52 h5 rfl)))))))))
  (entails_and
  (entails_points2 (fun q53 q54 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_left (at_points2 q53 q54 h5 rfl)))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_right (at_left (at_points2 q53 q54 h5 rfl))))))))))
  (entails_and (entails_points2 (fun q55 q56 h5 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_left (at_points2 q55 q56 h5 rfl))))))))
  (fun (h6 : ¬ x_ax0 = 0) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q55 q56 h5 rfl)))))))))))
  (entails_points1 (fun q57 h5 => (at_set_eq1 q57 i h5.1 ((reduce_congr1
  (fun q58 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q58 h6 => rfl)) : value_2 I M (x_ax0 + 1) i = value_5 I M x_ax0 i))))))))))

noncomputable def known_7_0 (I : Interp V) (M : Model V) (i d : Int) : Heap V :=
  .points2 a_o
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < d ∨ (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_O [c0, c1]))

noncomputable def known_7_4 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_z
    (fun c0 => c0 = i)
    (fun c0 => (M t_Z [i]))

noncomputable def known_7 (I : Interp V) (M : Model V) (n i d : Int) : Heap V :=
  ((known_7_0 I M i d).and ((known_1_1 I M n).and ((known_1_2 I M).and ((known_6_4 I M i).and (known_7_4 I M i)))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_o
    [.var v_i, .var v_d]
    (.fn f_7 [.read a_w [.var v_i, .var v_d], .read a_z [.var v_i]])
    (fun e => (M t_O [(e v_i), (e v_d)]))

theorem vc_7 (i d : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) :
    (body_7 I M).vc I (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) (((base E n).set v_i i).set v_d d) (known_7 I M n i d) :=
  (vc_assign_of (I.fn f_7 [M t_W [i, d], M t_Z [i]])
  (in_other (by decide) (in_other (by decide) (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_o t_O [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_O [(.const 0, .var v_n), (.const 0, .const 16)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, d]
  (region_iff.2 ⟨i, _, rfl, h1, h2, d, _, rfl, h3, h4, rfl⟩) shape_a_o rfl rfl ⟨h1, h3⟩)))))
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_left (at_points2 i d ⟨rfl, ⟨h3, h4⟩⟩ rfl)))))
  : (known_7 I M n i d) ⟨a_w, [i, d]⟩ (M t_W [i, d])))
  (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_points1 i rfl rfl)))))
  : (known_7 I M n i d) ⟨a_z, [i]⟩ (M t_Z [i]))) ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_4 n hl hM i d trivial)))
  : I.fn f_7 [M t_W [i, d], M t_Z [i]] = M t_O [i, d]))

theorem kept_7 (i d : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) :
    Heap.Entails ((body_7 I M).post (((base E n).set v_i i).set v_d d) (known_7 I M n i d)) (known_7 I M n i (d + 1)) :=
  (show Heap.Entails _ (known_7 I M n i (d + 1)) from (entails_and
  (entails_points2 (fun q62 q63 h5 => (Or.elim h5 (fun h6 => ((Classical.em (q62 = i ∧ q63 = d)).elim
  (fun h7 => (at_set_eq2 q62 q63 i d h7 ((at_congr2 h6.1 h7.2) : M t_O [q62, q63] = M t_O [i, d])))
  (fun h7 => (at_set_ne2 q62 q63 i d h7
  (at_left (at_points2 q62 q63 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl))))))
  (fun h6 => (at_set_ne2 q62 q63 i d (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_left (at_points2 q62 q63 (Or.inr h6) rfl))))))) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_m [.var v_n] <|
  .allocate a_e [.var v_n, .const 64] <|
  .allocate a_w [.var v_n, .const 16] <|
  .allocate a_z [.var v_n] <|
  .seq (.scope [a_m] <|
    .for v_ax0 (.const 0) (.const 64)
      (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)) <|
  .seq (.for v_ax0 (.const 0) (.const 64)
    (fun e x => known_3 I M (e v_n) (e v_i) x) (body_3 I M)) <|
  .seq (.for v_ax0 (.const 0) (.const 16)
    (fun e x => known_4 I M (e v_n) (e v_i) x) (body_4 I M)) <|
  .seq (.scope [a_z] <|
    .for v_ax0 (.const 0) (.const 64)
      (fun e x => known_6 I M (e v_n) (e v_i) x) (body_6 I M)) <|
  .for v_d (.const 0) (.const 16)
    (fun e x => known_7 I M (e v_n) (e v_i) x) (body_7 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_1 I M).vc I (impl.HasCell spec (base E n)) ((base E n).set v_i i) (known_1 I M n i) :=
  (vc_allocate (vc_allocate (vc_allocate (vc_allocate (vc_seq (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_2 I M n i 0) from
  (entails_and (entails_points1 (fun q11 h3 => (False.elim (int_irrefl h3.2))))
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_left entails_refl)))))
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl))))))
  (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_right entails_refl))))))))))
  (fun x_ax0 h3 h4 => (vc_2 n hl hM i x_ax0 h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_2 n hl hM i x_ax0 h0 h1 h2 h3 h4)))) (vc_seq (vc_for_of 0 64 rfl rfl
  ((entails_and (entails_points2 (fun q14 q15 h3 => (False.elim (int_lab_tba_F h3.2.1 h3.2.2))))
  (entails_and (entails_points1 (fun q16 h3 => (at_left (at_points1 q16 ⟨h3, (by decide)⟩
  (Eq.trans ((equation_0 n hl hM i trivial) : M t_M [i] = value_0 I M 64 i) rfl)))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl)))))))
  : Heap.Entails (known_2 I M n i 64) (known_3 I M n i 0))
  (fun x_ax0 h3 h4 => (vc_3 n hl hM i x_ax0 h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_3 n hl hM i x_ax0 h0 h1 h2 h3 h4))) (vc_seq (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_points2 (fun q40 q41 h3 => (at_left (at_points2 q40 q41 h3 rfl))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_right (entails_right (entails_right (entails_right entails_refl))))
  (entails_points2 (fun q42 q43 h3 => (False.elim (int_lab_tba_F h3.2.1 h3.2.2))))))))
  : Heap.Entails (known_3 I M n i 64) (known_4 I M n i 0))
  (fun x_ax0 h3 h4 => (vc_4 n hl hM i x_ax0 h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_4 n hl hM i x_ax0 h0 h1 h2 h3 h4)))
  (vc_seq (vc_scope (vc_for_of 0 64 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_points2 (fun q59 q60 h3 => (at_right (at_right (at_right (at_right (at_points2 q59 q60 h3 rfl)))))))
  (entails_points1 (fun q61 h3 => (False.elim (int_irrefl h3.2)))))))))
  : Heap.Entails (known_4 I M n i 16) (known_6 I M n i 0))
  (fun x_ax0 h3 h4 => (vc_6 n hl hM i x_ax0 h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_6 n hl hM i x_ax0 h0 h1 h2 h3 h4))))
  (vc_for_of 0 16 rfl rfl ((entails_and
  (entails_points2 (fun q64 q65 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_left (at_points2 q64 q65 h4 rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points1 (fun q66 h3 => (at_right (at_right (at_right (at_right (at_right (at_points1 q66 ⟨h3, (by decide)⟩
  (Eq.trans ((equation_3 n hl hM i trivial) : M t_Z [i] = value_2 I M 64 i) rfl)))))))))))))
  : Heap.Entails (known_6 I M n i 64) (known_7 I M n i 0))
  (fun d h3 h4 => (vc_7 n hl hM i d h0 h1 h2 h3 h4))
  (fun d h3 h4 => (kept_7 n hl hM i d h0 h1 h2 h3 h4)))))))))))

theorem kept_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) (known_1 I M n (i + 1)) :=
  (show Heap.Entails _ (known_1 I M n (i + 1)) from (entails_and (entails_points2 (fun q68 q69 h3 =>
  (at_restore (by decide) (at_restore (by decide) (at_restore (by decide) (at_restore (by decide)
  ((at_left (at_points2 q68 q69 ((Classical.em (q68 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, h3.1.2⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl))
  : (known_7 I M n i 16) ⟨a_o, [q68, q69]⟩ (M t_O [q68, q69]))))))))
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_right (entails_left entails_refl))))))
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))))))))

theorem race_1 (h0 : 0 ≤ n) :
    ParVC I 0 n (body_1 I M).erase (fun i => ((base E n).set v_i i)) (fun i => (body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) :=
  (race_arrays [a_o] rfl rfl (all_cons
  (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 16) (fun i c0 c1 => (1 : Int) < 0) (fun i h1 h2 =>
  (w_allocate (w_allocate (w_allocate (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_for 0 16 rfl rfl (fun d h3 h4 => (w_assign2 i d ⟨rfl, ⟨h3, h4⟩⟩))))))))))))
  (fun i h1 h2 => (r_none rfl)) (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_par_of 0 n rfl rfl (show Heap.Entails _ (known_1 I M n 0) from
  (entails_and (entails_points2 (fun q70 q71 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_and (entails_points2 (fun q72 q73 h1 =>
  (at_input (R := (Region.mk t_S [(.const 0, .var v_n), (.const 0, .const 64)])) (b := (Binding.mk a_s t_S [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q72, q73]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q72, _, rfl, h1.2.1, h1.2.2, q73, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q74 q75 h1 =>
  (at_input (R := (Region.mk t_V [(.const 0, .const 64), (.const 0, .const 16)])) (b := (Binding.mk a_v t_V [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q74, q75]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q74, _, rfl, h1.2.1, h1.2.2, q75, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))))
  (fun i h1 h2 => (vc_1 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 n hl hM i h0 h1 h2))
  (race_1 n hl hM h0))

theorem output_0_2 (q76 q77 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q76) (h2 : q76 < n) (h3 : 0 ≤ q77) (h4 : q77 < 16) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_o, [q76, q77]⟩ (M t_O [q76, q77]) :=
  ((at_left (at_points2 q76 q77 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl))
  : (known_1 I M n (max 0 n)) ⟨a_o, [q76, q77]⟩ (M t_O [q76, q77]))

end

theorem consistent (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Consistent (base E n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n : Int) (h0 : 0 ≤ n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n) :=
  solvable_layers (consistent E n h0)
    (fun at_ => if at_ = t_M then 0 else if at_ = t_E then 1 else if at_ = t_W then 2 else if at_ = t_Z then 3 else if at_ = t_O then 4 else 0) (by decide)

theorem placed (E : Env) (n : Int) (h0 : 0 ≤ n) : impl.LayoutOk spec (base E n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_M then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_E then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 64) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_W then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 16) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_Z then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_O then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 16) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else True

theorem covered_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < n) (h3 : 0 ≤ p1) (h4 : p1 < 16) :
    spec.Given (inside n) (base E n) t_O [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < 16) ∧ 0 ≤ p0 ∧ p0 < n) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []] (.builtin "max" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.access t_S [.var v_i, .var v_k])) ((base E n).set v_i i) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined_1 (E : Env) (n : Int) (h0 : 0 ≤ n) (i q : Int) (h1 : True) (h2 : (0 ≤ q ∧ q < 64) ∧ 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.fn (.builtin "exp" .f32) [.fn (.builtin "-" .f32) [.access t_S [.var v_i, .var v_q], .access t_M [.var v_i]]]) (((base E n).set v_i i).set v_q q) :=
  (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, q]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, q, _, rfl, h2.1.1, h2.1.2, rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [i]) (.head _) rfl rfl rfl (h2.2 : 0 ≤ i ∧ i < n)
  (cond_holds.2 (h1 : True)))) defined_nil))) defined_nil))

theorem defined_2 (E : Env) (n : Int) (h0 : 0 ≤ n) (i d : Int) (h1 : True) (h2 : (0 ≤ d ∧ d < 16) ∧ 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 64))) (.fn (.builtin "*" .f32) [.access t_E [.var v_i, .var v_j], .access t_V [.var v_j, .var v_d]])) (((base E n).set v_i i).set v_d d) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 64) => h3)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 64) =>
  (defined_fn (defined_cons (defined_access (given_equation (p := [i, y_d1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨h3, h2.2⟩ : (0 ≤ y_d1 ∧ y_d1 < 64) ∧ 0 ≤ i ∧ i < n) (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_input (p := [y_d1, d]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, h3.1, h3.2, d, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))))

theorem defined_3 (E : Env) (n : Int) (h0 : 0 ≤ n) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 64))) (.access t_E [.var v_i, .var v_s])) ((base E n).set v_i i) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d2 : Int) => cond_holds)
  (fun (y_d2 : Int) (h3 : 0 ≤ y_d2 ∧ y_d2 < 64) => h3)
  (fun (y_d2 : Int) (h3 : 0 ≤ y_d2 ∧ y_d2 < 64) =>
  (defined_access (given_equation (p := [i, y_d2]) (.tail _ (.head _)) rfl rfl rfl
  (⟨h3, h2⟩ : (0 ≤ y_d2 ∧ y_d2 < 64) ∧ 0 ≤ i ∧ i < n) (cond_holds.2 (h1 : True))))))

theorem defined_4 (E : Env) (n : Int) (h0 : 0 ≤ n) (i d : Int) (h1 : True) (h2 : (0 ≤ d ∧ d < 16) ∧ 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.fn (.builtin "/" .f32) [.access t_W [.var v_i, .var v_d], .access t_Z [.var v_i]]) (((base E n).set v_i i).set v_d d) :=
  (defined_fn (defined_cons
  (defined_access (given_equation (p := [i, d]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (h2 : (0 ≤ d ∧ d < 16) ∧ 0 ≤ i ∧ i < n) (cond_holds.2 (h1 : True)))) (defined_cons
  (defined_access (given_equation (p := [i]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl rfl
  (h2.2 : 0 ≤ i ∧ i < n) (cond_holds.2 (h1 : True)))) defined_nil)))

theorem defined (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Defined (base E n) :=
  defined_of (inside n)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E n h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E n h0 i hg hk))
    (all_cons (well_defined2 (fun i q => cond_holds) (fun i q hg hk => defined_1 E n h0 i q hg hk))
    (all_cons (well_defined2 (fun i d => cond_holds) (fun i d hg hk => defined_2 E n h0 i d hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_3 E n h0 i hg hk))
    (all_cons (well_defined2 (fun i d => cond_holds) (fun i d hg hk => defined_4 E n h0 i d hg hk))
    all_nil))))))

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
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_n) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil))


end Redverify.Certificate.scheduled
