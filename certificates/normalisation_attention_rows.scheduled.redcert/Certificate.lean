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

abbrev base (E : Env) (x_n : Int) : Env := (E.set v_n x_n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_o : ∀ b ∈ impl.bindings, b.array = a_o → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_ax0 x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_ax0)) (body1 (fun y_k0 => M t_S [x_i, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_ax0 x_ax1 x_i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_ax1)) (body1 (fun y_k0 => I.fn f_4 [M t_E [x_i, y_k0], M t_V [y_k0, x_ax0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_ax0 x_i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_ax0)) (body1 (fun y_k0 => M t_E [x_i, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_ax0 x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_ax0)) (body1 (fun y_k0 => M t_S [x_i, y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_ax0 x_ax1 x_i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_ax1)) (body1 (fun y_k0 => I.fn f_4 [M t_E [x_i, y_k0], M t_V [y_k0, x_ax0]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_ax0 x_i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_ax0)) (body1 (fun y_k0 => M t_E [x_i, y_k0])))

theorem equation_0 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_M [x_i]) = (value_0 I M 64 x_i) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.access t_S [.var v_i, .var v_k])) ((base E x_n).set v_i x_i) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < 64) => rfl))))

theorem equation_1 (x_n x_i x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_E [x_i, x_q]) = (I.fn f_5 [I.fn f_6 [M t_S [x_i, x_q], M t_M [x_i]]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_i, x_q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_5 [.fn f_6 [.access t_S [.var v_i, .var v_q], .access t_M [.var v_i]]]) (((base E x_n).set v_i x_i).set v_q x_q) = _ from
  rfl))

theorem equation_2 (x_n x_i x_d : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_W [x_i, x_d]) = (value_1 I M x_d 64 x_i) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [x_i, x_d] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_3 []] f_2 [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 64))) (.fn f_4 [.access t_E [.var v_i, .var v_j], .access t_V [.var v_j, .var v_d]])) (((base E x_n).set v_i x_i).set v_d x_d) = _ from
  (eval_reduce_some1 rfl (fun (x_j : Int) => cond_holds)
  (fun (x_j : Int) (h1 : 0 ≤ x_j ∧ x_j < 64) => rfl))))

theorem equation_3 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_Z [x_i]) = (value_2 I M 64 x_i) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.head _)))) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_3 []] f_2 [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 64))) (.access t_E [.var v_i, .var v_s])) ((base E x_n).set v_i x_i) = _ from
  (eval_reduce_some1 rfl (fun (x_s : Int) => cond_holds)
  (fun (x_s : Int) (h1 : 0 ≤ x_s ∧ x_s < 64) => rfl))))

theorem equation_4 (x_n x_i x_d : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_O [x_i, x_d]) = (I.fn f_7 [M t_W [x_i, x_d], M t_Z [x_i]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [x_i, x_d] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_7 [.access t_W [.var v_i, .var v_d], .access t_Z [.var v_i]]) (((base E x_n).set v_i x_i).set v_d x_d) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points2 a_o
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 16) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (M t_O [y_c0, y_c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points2 a_s
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 => (M t_S [y_c0, y_c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_v
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 16) ∧ 0 ≤ y_c0 ∧ y_c0 < 64)
    (fun y_c0 y_c1 => (M t_V [y_c0, y_c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_n x_i : Int) : Heap V :=
  ((known_1_0 I M x_i).and ((known_1_1 I M x_n).and (known_1_2 I M)))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (x_i x_ax0 : Int) : Heap V :=
  .points1 a_m
    (fun y_c0 => y_c0 = x_i ∧ 0 < x_ax0)
    (fun y_c0 => (value_0 I M x_ax0 x_i))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_n x_i x_ax0 : Int) : Heap V :=
  ((known_2_0 I M x_i x_ax0).and ((known_1_0 I M x_i).and ((known_1_1 I M x_n).and (known_1_2 I M))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_ax0) (.const 0)) (
    .assign a_m [.var v_i] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate false f_0 a_m [.var v_i] (.read a_s [.var v_i, .var v_ax0])
    (fun e => (value_3 I M (e v_ax0) (e v_i)))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => M t_S [x_i, y_k0])))

theorem vc_2 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    (body_2 I M).vc I (allocated (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_e [x_n, 64]) a_w [x_n, 16]) a_z [x_n]) (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_2 I M x_n x_i x_ax0) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : x_ax0 = 0) =>
  (vc_assign_of (I.fn f_1 [])
  (in_other (by decide)
  (in_other (by decide) (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩)))) ev_const rfl))
  (fun (h5 : ¬ x_ax0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_ax0 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : x_ax0 = 0 ∨ 0 < x_ax0) (fun h5 =>
  (vc_accumulate_of (I.fn f_1 [])
  (M t_S [x_i, x_ax0]) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_eq1 x_i x_i rfl rfl))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_left (at_points2 x_i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_2 I M x_n x_i x_ax0) ⟨a_s, [x_i, x_ax0]⟩ (M t_S [x_i, x_ax0]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], M t_S [x_i, x_ax0]] = I.fn f_0 [value_6 I M x_i, M t_S [x_i, x_ax0]])
  (append1 x_ax0 0 (0 + 1) (fun y_q0 h6 => ⟨h6.1, (int_c34 h6.2 h5)⟩) (fun y_q0 =>
  ⟨(fun h6 => (Or.inr (int_c43 h6.2 h6.1 h5))), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩)
  (fun y_q0 h6 => (False.elim (int_one_lt_zero h6))) (fun y_q0 h6 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], M t_S [x_i, x_ax0]] = value_3 I M x_ax0 x_i)))
  (fun h5 => (vc_accumulate_of (value_0 I M x_ax0 x_i) (M t_S [x_i, x_ax0])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) => ((at_left (at_points1 x_i ⟨rfl, h5⟩ rfl))
  : (known_2 I M x_n x_i x_ax0) ⟨a_m, [x_i]⟩ (value_0 I M x_ax0 x_i))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_left (at_points2 x_i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_2 I M x_n x_i x_ax0) ⟨a_s, [x_i, x_ax0]⟩ (M t_S [x_i, x_ax0])))))
  ((append1 x_ax0 0 (x_ax0 + 1) (fun y_q2 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun y_q2 => ⟨(fun h6 => ((Classical.em (y_q2 < x_ax0)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_ecb_tab_lac h7 h5), (int_eab_lab h7)⟩)))⟩) (fun y_q2 h6 => h6.2)
  (fun y_q2 h6 => rfl) rfl)
  : I.fn f_0 [value_0 I M x_ax0 x_i, M t_S [x_i, x_ax0]] = value_3 I M x_ax0 x_i)))))

theorem kept_2 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    Heap.Entails ((body_2 I M).post (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_2 I M x_n x_i x_ax0)) (known_2 I M x_n x_i (x_ax0 + 1)) :=
  (show Heap.Entails _ (known_2 I M x_n x_i (x_ax0 + 1)) from
  (entails_and (entails_points1 (fun y_q3 h5 => (at_set_eq1 y_q3 x_i h5.1 ((reduce_congr1
  (fun y_q4 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun y_q4 h6 => rfl)) : value_0 I M (x_ax0 + 1) x_i = value_3 I M x_ax0 x_i)))) (entails_and
  (entails_points2 (fun y_q5 y_q6 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 y_q5 y_q6 h5 rfl)))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_left (at_points2 y_q5 y_q6 h5 rfl)))))))) (entails_and
  (entails_points2 (fun y_q7 y_q8 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q7 y_q8 h5 rfl))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_left (at_points2 y_q7 y_q8 h5 rfl)))))))))
  (entails_points2 (fun y_q9 y_q10 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points2 y_q9 y_q10 h5 rfl))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_right (at_points2 y_q9 y_q10 h5 rfl)))))))))))))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (x_i x_ax0 : Int) : Heap V :=
  .points2 a_e
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_ax0)
    (fun y_c0 y_c1 => (M t_E [x_i, y_c1]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_m
    (fun y_c0 => y_c0 = x_i)
    (fun y_c0 => (M t_M [x_i]))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_n x_i x_ax0 : Int) : Heap V :=
  ((known_3_0 I M x_i x_ax0).and ((known_3_1 I M x_i).and ((known_1_0 I M x_i).and ((known_1_1 I M x_n).and (known_1_2 I M)))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_e
    [.var v_i, .var v_ax0]
    (.fn
      f_5
      [.fn f_6 [.read a_s [.var v_i, .var v_ax0], .read a_m [.var v_i]]])
    (fun e => (M t_E [(e v_i), (e v_ax0)]))

theorem vc_3 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    (body_3 I M).vc I (allocated (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_e [x_n, 64]) a_w [x_n, 16]) a_z [x_n]) (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_3 I M x_n x_i x_ax0) :=
  (vc_assign_of
  (I.fn f_5 [I.fn f_6 [M t_S [x_i, x_ax0], M t_M [x_i]]])
  (in_other (by decide) (in_other (by decide) (in_allocated ⟨h1, h2, h3, h4, trivial⟩)))
  (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 x_i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))))
  : (known_3 I M x_n x_i x_ax0) ⟨a_s, [x_i, x_ax0]⟩ (M t_S [x_i, x_ax0])))
  (ev_cons (ev_read ((at_right (at_left (at_points1 x_i rfl rfl)))
  : (known_3 I M x_n x_i x_ax0) ⟨a_m, [x_i]⟩ (M t_M [x_i]))) ev_nil))) ev_nil))
  ((Eq.trans rfl (Eq.symm (equation_1 x_n x_i x_ax0 hl hM trivial)))
  : I.fn f_5 [I.fn f_6 [M t_S [x_i, x_ax0], M t_M [x_i]]] = M t_E [x_i, x_ax0]))

theorem kept_3 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    Heap.Entails ((body_3 I M).post (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_3 I M x_n x_i x_ax0)) (known_3 I M x_n x_i (x_ax0 + 1)) :=
  (show Heap.Entails _ (known_3 I M x_n x_i (x_ax0 + 1)) from
  (entails_and (entails_points2 (fun y_q12 y_q13 h5 =>
  ((Classical.em (y_q12 = x_i ∧ y_q13 = x_ax0)).elim (fun h6 => (at_set_eq2 y_q12 y_q13 x_i x_ax0 h6
  ((at_congr2 rfl h6.2) : M t_E [x_i, y_q13] = M t_E [x_i, x_ax0])))
  (fun h6 => (at_set_ne2 y_q12 y_q13 x_i x_ax0 h6
  (at_left (at_points2 y_q12 y_q13 ⟨h5.1, ⟨h5.2.1, (int_c0 h5.1 h5.2.2 h6)⟩⟩ rfl))))))) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points2 a_e
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < 64)
    (fun y_c0 y_c1 => (M t_E [x_i, y_c1]))

noncomputable def known_4_4 (I : Interp V) (M : Model V) (x_i x_ax0 : Int) : Heap V :=
  .points2 a_w
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_ax0)
    (fun y_c0 y_c1 => (M t_W [x_i, y_c1]))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_n x_i x_ax0 : Int) : Heap V :=
  ((known_4_0 I M x_i).and ((known_1_0 I M x_i).and ((known_1_1 I M x_n).and ((known_1_2 I M).and (known_4_4 I M x_i x_ax0)))))

noncomputable def known_5_4 (I : Interp V) (M : Model V) (x_i x_ax0 x_ax1 : Int) : Heap V :=
  .points2 a_w
    (fun y_c0 y_c1 => (y_c0 = x_i ∧ y_c1 = x_ax0) ∧ 0 < x_ax1)
    (fun y_c0 y_c1 => (value_1 I M x_ax0 x_ax1 x_i))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_n x_i x_ax0 x_ax1 : Int) : Heap V :=
  ((known_4_0 I M x_i).and ((known_1_0 I M x_i).and ((known_1_1 I M x_n).and ((known_1_2 I M).and ((known_5_4 I M x_i x_ax0 x_ax1).and (known_4_4 I M x_i x_ax0))))))

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

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (x_ax0 x_i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_4 [M t_E [x_i, y_k0], M t_V [y_k0, x_ax0]])))

theorem vc_5 (x_n x_i x_ax0 x_ax1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 16) (h5 : 0 ≤ x_ax1) (h6 : x_ax1 < 64) :
    (body_5 I M).vc I (allocated (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_e [x_n, 64]) a_w [x_n, 16]) a_z [x_n]) ((((base E x_n).set v_i x_i).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_5 I M x_n x_i x_ax0 x_ax1) :=
  (vc_seq (vc_if_of cond_holds (fun (h7 : x_ax1 = 0) => (vc_assign_of (I.fn f_3 [])
  (in_other (by decide) (in_allocated ⟨h1, h2, h3, h4, trivial⟩)) ev_const rfl))
  (fun (h7 : ¬ x_ax1 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_ax1 = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_lab_neba_tab h5 h7)))) : x_ax1 = 0 ∨ 0 < x_ax1)
  (fun h7 => (vc_accumulate_of (I.fn f_3 [])
  (I.fn f_4 [M t_E [x_i, x_ax1], M t_V [x_ax1, x_ax0]])
  (at_if_of cond_holds (fun (h8 : x_ax1 = 0) => (at_set_eq2 x_i x_ax0 x_i x_ax0 ⟨rfl, rfl⟩ rfl))
  (fun (h8 : ¬ x_ax1 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : x_ax1 = 0) =>
  (at_set_other (by decide) ((at_left (at_points2 x_i x_ax1 ⟨rfl, ⟨h5, h6⟩⟩ rfl))
  : (known_5 I M x_n x_i x_ax0 x_ax1) ⟨a_e, [x_i, x_ax1]⟩ (M t_E [x_i, x_ax1]))))
  (fun (h8 : ¬ x_ax1 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : x_ax1 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_right (at_left (at_points2 x_ax1 x_ax0 ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl)))))
  : (known_5 I M x_n x_i x_ax0 x_ax1) ⟨a_v, [x_ax1, x_ax0]⟩ (M t_V [x_ax1, x_ax0]))))
  (fun (h8 : ¬ x_ax1 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q19 => int_not_one_lt_zero)))) rfl)
  : I.fn f_2 [I.fn f_3 [], I.fn f_4 [M t_E [x_i, x_ax1], M t_V [x_ax1, x_ax0]]] = I.fn f_2 [value_7 I M x_ax0 x_i, I.fn f_4 [M t_E [x_i, x_ax1], M t_V [x_ax1, x_ax0]]])
  (append1 x_ax1 0 (0 + 1) (fun y_q18 h8 => ⟨h8.1, (int_c34 h8.2 h7)⟩) (fun y_q18 =>
  ⟨(fun h8 => (Or.inr (int_c43 h8.2 h8.1 h7))), (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_one_lt_zero h9)))
  (fun h9 => ⟨(int_lab_ecb_lac h5 h9), (int_eab_lab h9)⟩)))⟩)
  (fun y_q18 h8 => (False.elim (int_one_lt_zero h8))) (fun y_q18 h8 => rfl) rfl))
  : I.fn f_2 [I.fn f_3 [], I.fn f_4 [M t_E [x_i, x_ax1], M t_V [x_ax1, x_ax0]]] = value_4 I M x_ax0 x_ax1 x_i)))
  (fun h7 => (vc_accumulate_of (value_1 I M x_ax0 x_ax1 x_i)
  (I.fn f_4 [M t_E [x_i, x_ax1], M t_V [x_ax1, x_ax0]])
  (at_if_of cond_holds (fun (h8 : x_ax1 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_ax1 = 0) =>
  ((at_right (at_right (at_right (at_right (at_left (at_points2 x_i x_ax0 ⟨⟨rfl, rfl⟩, h7⟩ rfl))))))
  : (known_5 I M x_n x_i x_ax0 x_ax1) ⟨a_w, [x_i, x_ax0]⟩ (value_1 I M x_ax0 x_ax1 x_i))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : x_ax1 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_ax1 = 0) => ((at_left (at_points2 x_i x_ax1 ⟨rfl, ⟨h5, h6⟩⟩ rfl))
  : (known_5 I M x_n x_i x_ax0 x_ax1) ⟨a_e, [x_i, x_ax1]⟩ (M t_E [x_i, x_ax1]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : x_ax1 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_ax1 = 0) =>
  ((at_right (at_right (at_right (at_left (at_points2 x_ax1 x_ax0 ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl)))))
  : (known_5 I M x_n x_i x_ax0 x_ax1) ⟨a_v, [x_ax1, x_ax0]⟩ (M t_V [x_ax1, x_ax0]))))) ev_nil)))
  ((append1 x_ax1 0 (x_ax1 + 1) (fun y_q20 h8 => ⟨h8.1, (int_lab_taB h8.2)⟩)
  (fun y_q20 => ⟨(fun h8 => ((Classical.em (y_q20 < x_ax1)).elim (fun h9 => (Or.inl ⟨h8.1, h9⟩))
  (fun h9 => (Or.inr (int_lab_ntab_eab h8.2 h9))))), (fun h8 => (Or.elim h8 (fun h9 => ⟨h9.1, (int_tab_lab h9.2)⟩)
  (fun h9 => ⟨(int_ecb_tab_lac h9 h7), (int_eab_lab h9)⟩)))⟩) (fun y_q20 h8 => h8.2)
  (fun y_q20 h8 => rfl) rfl)
  : I.fn f_2 [value_1 I M x_ax0 x_ax1 x_i, I.fn f_4 [M t_E [x_i, x_ax1], M t_V [x_ax1, x_ax0]]] = value_4 I M x_ax0 x_ax1 x_i)))))

theorem kept_5 (x_n x_i x_ax0 x_ax1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 16) (h5 : 0 ≤ x_ax1) (h6 : x_ax1 < 64) :
    Heap.Entails ((body_5 I M).post ((((base E x_n).set v_i x_i).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_5 I M x_n x_i x_ax0 x_ax1)) (known_5 I M x_n x_i x_ax0 (x_ax1 + 1)) :=
  (show Heap.Entails _ (known_5 I M x_n x_i x_ax0 (x_ax1 + 1)) from (entails_and
  (entails_points2 (fun y_q21 y_q22 h7 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h8 : x_ax1 = 0) => (at_set_other (by decide) (at_left (at_points2 y_q21 y_q22 h7 rfl))))
  (fun (h8 : ¬ x_ax1 = 0) => (at_left (at_points2 y_q21 y_q22 h7 rfl))))))) (entails_and
  (entails_points2 (fun y_q23 y_q24 h7 => (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : x_ax1 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 y_q23 y_q24 h7 rfl)))))
  (fun (h8 : ¬ x_ax1 = 0) => (at_right (at_left (at_points2 y_q23 y_q24 h7 rfl)))))))) (entails_and
  (entails_points2 (fun y_q25 y_q26 h7 => (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : x_ax1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q25 y_q26 h7 rfl))))))
  (fun (h8 : ¬ x_ax1 = 0) => (at_right (at_right (at_left (at_points2 y_q25 y_q26 h7 rfl)))))))))
  (entails_and (entails_points2 (fun y_q27 y_q28 h7 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : x_ax1 = 0) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points2 y_q27 y_q28 h7 rfl)))))))
  (fun (h8 : ¬ x_ax1 = 0) =>
  (at_right (at_right (at_right (at_left (at_points2 y_q27 y_q28 h7 rfl)))))))))) (entails_and
  (entails_points2 (fun y_q29 y_q30 h7 => (at_set_eq2 y_q29 y_q30 x_i x_ax0 h7.1 ((reduce_congr1
  (fun y_q31 => ⟨(fun h8 => ⟨h8.1, (int_taB_lab h8.2)⟩), (fun h8 => ⟨h8.1, (int_lab_taB h8.2)⟩)⟩)
  (fun y_q31 h8 => rfl)) : value_1 I M x_ax0 (x_ax1 + 1) x_i = value_4 I M x_ax0 x_ax1 x_i))))
  (entails_points2 (fun y_q32 y_q33 h7 =>
  (at_set_ne2 y_q32 y_q33 x_i x_ax0 (fun h8 => (int_eab_tab_F h8.2 h7.2.2)) (at_if_of cond_holds
  (fun (h8 : x_ax1 = 0) => (at_set_ne2 y_q32 y_q33 x_i x_ax0 (fun h9 => (int_eab_tab_F h9.2 h7.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q32 y_q33 h7 rfl))))))))
  (fun (h8 : ¬ x_ax1 = 0) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q32 y_q33 h7 rfl)))))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_w] <|
    .for v_ax1 (.const 0) (.const 64)
      (fun e x => known_5 I M (e v_n) (e v_i) (e v_ax0) x) (body_5 I M)

theorem vc_4 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 16) :
    (body_4 I M).vc I (allocated (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_e [x_n, 64]) a_w [x_n, 16]) a_z [x_n]) (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_4 I M x_n x_i x_ax0) :=
  (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_5 I M x_n x_i x_ax0 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun y_q34 y_q35 h5 => (False.elim (int_irrefl h5.2))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  (fun x_ax1 h5 h6 => (vc_5 x_n x_i x_ax0 x_ax1 hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_ax1 h5 h6 => (kept_5 x_n x_i x_ax0 x_ax1 hl hM h0 h1 h2 h3 h4 h5 h6))))

theorem kept_4 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 16) :
    Heap.Entails ((body_4 I M).post (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_4 I M x_n x_i x_ax0)) (known_4 I M x_n x_i (x_ax0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun y_q36 y_q37 h5 =>
  (Or.elim (((Classical.em (y_q37 = x_ax0)).elim (fun h6 => (Or.inl ⟨⟨h5.1, h6⟩, int_c308⟩))
  (fun h6 => (Or.inr ⟨h5.1, ⟨h5.2.1, (int_taB_neab_tab h5.2.2 h6)⟩⟩)))
  : (y_q36 = x_i ∧ y_q37 = x_ax0) ∧ 0 < (64 : Int) ∨ y_q36 = x_i ∧ 0 ≤ y_q37 ∧ y_q37 < x_ax0)
  (fun h6 => (at_right (at_right (at_right (at_right (at_left (at_points2 y_q36 y_q37 h6 (Eq.trans
  ((equation_2 x_n x_i y_q37 hl hM trivial) : M t_W [x_i, y_q37] = value_1 I M y_q37 64 x_i)
  (reduce_congr1 (fun y_q39 => ⟨(fun h7 => h7), (fun h7 => h7)⟩)
  (fun y_q39 h7 => (fn_congr2 rfl (at_congr2 rfl h6.1.2))))))))))))
  (fun h6 => (at_right (at_right (at_right (at_right (at_right (at_points2 y_q36 y_q37 h6 rfl))))))))))))))
  : Heap.Entails (known_5 I M x_n x_i x_ax0 64) (known_4 I M x_n x_i (x_ax0 + 1)))

noncomputable def known_6_4 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points2 a_w
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < 16)
    (fun y_c0 y_c1 => (M t_W [x_i, y_c1]))

noncomputable def known_6_5 (I : Interp V) (M : Model V) (x_i x_ax0 : Int) : Heap V :=
  .points1 a_z
    (fun y_c0 => y_c0 = x_i ∧ 0 < x_ax0)
    (fun y_c0 => (value_2 I M x_ax0 x_i))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_n x_i x_ax0 : Int) : Heap V :=
  ((known_4_0 I M x_i).and ((known_1_0 I M x_i).and ((known_1_1 I M x_n).and ((known_1_2 I M).and ((known_6_4 I M x_i).and (known_6_5 I M x_i x_ax0))))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_ax0) (.const 0)) (
    .assign a_z [.var v_i] (.fn f_3 [])
      (fun e => (I.fn f_3 []))
  ) (
    .skip
  )) <|
  .accumulate false f_2 a_z [.var v_i] (.read a_e [.var v_i, .var v_ax0])
    (fun e => (value_5 I M (e v_ax0) (e v_i)))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => M t_E [x_i, y_k0])))

theorem vc_6 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    (body_6 I M).vc I (allocated (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_e [x_n, 64]) a_w [x_n, 16]) a_z [x_n]) (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_6 I M x_n x_i x_ax0) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : x_ax0 = 0) =>
  (vc_assign_of (I.fn f_3 []) (in_allocated ⟨h1, h2, trivial⟩) ev_const rfl))
  (fun (h5 : ¬ x_ax0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_ax0 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : x_ax0 = 0 ∨ 0 < x_ax0)
  (fun h5 => (vc_accumulate_of (I.fn f_3 []) (M t_E [x_i, x_ax0])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_eq1 x_i x_i rfl rfl))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) ((at_left (at_points2 x_i x_ax0 ⟨rfl, ⟨h3, h4⟩⟩ rfl))
  : (known_6 I M x_n x_i x_ax0) ⟨a_e, [x_i, x_ax0]⟩ (M t_E [x_i, x_ax0]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q45 => int_not_one_lt_zero)))) rfl)
  : I.fn f_2 [I.fn f_3 [], M t_E [x_i, x_ax0]] = I.fn f_2 [value_8 I M x_i, M t_E [x_i, x_ax0]])
  (append1 x_ax0 0 (0 + 1) (fun y_q44 h6 => ⟨h6.1, (int_c34 h6.2 h5)⟩) (fun y_q44 =>
  ⟨(fun h6 => (Or.inr (int_c43 h6.2 h6.1 h5))), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩)
  (fun y_q44 h6 => (False.elim (int_one_lt_zero h6))) (fun y_q44 h6 => rfl) rfl))
  : I.fn f_2 [I.fn f_3 [], M t_E [x_i, x_ax0]] = value_5 I M x_ax0 x_i)))
  (fun h5 => (vc_accumulate_of (value_2 I M x_ax0 x_i) (M t_E [x_i, x_ax0])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) =>
  ((at_right (at_right (at_right (at_right (at_right (at_points1 x_i ⟨rfl, h5⟩ rfl))))))
  : (known_6 I M x_n x_i x_ax0) ⟨a_z, [x_i]⟩ (value_2 I M x_ax0 x_i))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) => ((at_left (at_points2 x_i x_ax0 ⟨rfl, ⟨h3, h4⟩⟩ rfl))
  : (known_6 I M x_n x_i x_ax0) ⟨a_e, [x_i, x_ax0]⟩ (M t_E [x_i, x_ax0])))))
  ((append1 x_ax0 0 (x_ax0 + 1) (fun y_q46 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun y_q46 => ⟨(fun h6 => ((Classical.em (y_q46 < x_ax0)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_ecb_tab_lac h7 h5), (int_eab_lab h7)⟩)))⟩) (fun y_q46 h6 => h6.2)
  (fun y_q46 h6 => rfl) rfl)
  : I.fn f_2 [value_2 I M x_ax0 x_i, M t_E [x_i, x_ax0]] = value_5 I M x_ax0 x_i)))))

theorem kept_6 (x_n x_i x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 64) :
    Heap.Entails ((body_6 I M).post (((base E x_n).set v_i x_i).set v_ax0 x_ax0) (known_6 I M x_n x_i x_ax0)) (known_6 I M x_n x_i (x_ax0 + 1)) :=
  (show Heap.Entails _ (known_6 I M x_n x_i (x_ax0 + 1)) from (entails_and
  (entails_points2 (fun y_q47 y_q48 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : x_ax0 = 0) => (at_set_other (by decide) (at_left (at_points2 y_q47 y_q48 h5 rfl))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_left (at_points2 y_q47 y_q48 h5 rfl))))))) (entails_and
  (entails_points2 (fun y_q49 y_q50 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 y_q49 y_q50 h5 rfl)))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_left (at_points2 y_q49 y_q50 h5 rfl)))))))) (entails_and
  (entails_points2 (fun y_q51 y_q52 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q51 y_q52 h5 rfl))))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_right (at_left (at_points2 y_q51 y_q52 h5 rfl)))))))))
  (entails_and (entails_points2 (fun y_q53 y_q54 h5 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points2 y_q53 y_q54 h5 rfl)))))))
  (fun (h6 : ¬ x_ax0 = 0) =>
  (at_right (at_right (at_right (at_left (at_points2 y_q53 y_q54 h5 rfl))))))))))
  (entails_and (entails_points2 (fun y_q55 y_q56 h5 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q55 y_q56 h5 rfl))))))))
  (fun (h6 : ¬ x_ax0 = 0) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q55 y_q56 h5 rfl)))))))))))
  (entails_points1 (fun y_q57 h5 => (at_set_eq1 y_q57 x_i h5.1 ((reduce_congr1
  (fun y_q58 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun y_q58 h6 => rfl)) : value_2 I M (x_ax0 + 1) x_i = value_5 I M x_ax0 x_i))))))))))

noncomputable def known_7_0 (I : Interp V) (M : Model V) (x_i x_d : Int) : Heap V :=
  .points2 a_o
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_d ∨ (0 ≤ y_c1 ∧ y_c1 < 16) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (M t_O [y_c0, y_c1]))

noncomputable def known_7_4 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_z
    (fun y_c0 => y_c0 = x_i)
    (fun y_c0 => (M t_Z [x_i]))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_n x_i x_d : Int) : Heap V :=
  ((known_7_0 I M x_i x_d).and ((known_1_1 I M x_n).and ((known_1_2 I M).and ((known_6_4 I M x_i).and (known_7_4 I M x_i)))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_o
    [.var v_i, .var v_d]
    (.fn f_7 [.read a_w [.var v_i, .var v_d], .read a_z [.var v_i]])
    (fun e => (M t_O [(e v_i), (e v_d)]))

theorem vc_7 (x_n x_i x_d : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_d) (h4 : x_d < 16) :
    (body_7 I M).vc I (allocated (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_e [x_n, 64]) a_w [x_n, 16]) a_z [x_n]) (((base E x_n).set v_i x_i).set v_d x_d) (known_7 I M x_n x_i x_d) :=
  (vc_assign_of (I.fn f_7 [M t_W [x_i, x_d], M t_Z [x_i]])
  (in_other (by decide) (in_other (by decide) (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_o t_O [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_O [(.const 0, .var v_n), (.const 0, .const 16)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_i, x_d]
  (region_iff.2 ⟨x_i, _, rfl, h1, h2, x_d, _, rfl, h3, h4, rfl⟩) shape_a_o rfl rfl ⟨h1, h3⟩)))))
  (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 x_i x_d ⟨rfl, ⟨h3, h4⟩⟩ rfl)))))
  : (known_7 I M x_n x_i x_d) ⟨a_w, [x_i, x_d]⟩ (M t_W [x_i, x_d])))
  (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_points1 x_i rfl rfl)))))
  : (known_7 I M x_n x_i x_d) ⟨a_z, [x_i]⟩ (M t_Z [x_i]))) ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_4 x_n x_i x_d hl hM trivial)))
  : I.fn f_7 [M t_W [x_i, x_d], M t_Z [x_i]] = M t_O [x_i, x_d]))

theorem kept_7 (x_n x_i x_d : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_d) (h4 : x_d < 16) :
    Heap.Entails ((body_7 I M).post (((base E x_n).set v_i x_i).set v_d x_d) (known_7 I M x_n x_i x_d)) (known_7 I M x_n x_i (x_d + 1)) :=
  (show Heap.Entails _ (known_7 I M x_n x_i (x_d + 1)) from
  (entails_and (entails_points2 (fun y_q62 y_q63 h5 => (Or.elim h5 (fun h6 =>
  ((Classical.em (y_q62 = x_i ∧ y_q63 = x_d)).elim (fun h7 => (at_set_eq2 y_q62 y_q63 x_i x_d h7
  ((at_congr2 h6.1 h7.2) : M t_O [y_q62, y_q63] = M t_O [x_i, x_d])))
  (fun h7 => (at_set_ne2 y_q62 y_q63 x_i x_d h7
  (at_left (at_points2 y_q62 y_q63 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl))))))
  (fun h6 => (at_set_ne2 y_q62 y_q63 x_i x_d (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_left (at_points2 y_q62 y_q63 (Or.inr h6) rfl))))))) (entails_and
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

theorem vc_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_n)) ((base E x_n).set v_i x_i) (known_1 I M x_n x_i) :=
  (vc_allocate (vc_allocate (vc_allocate (vc_allocate (vc_seq (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_2 I M x_n x_i 0) from
  (entails_and (entails_points1 (fun y_q11 h3 => (False.elim (int_irrefl h3.2))))
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_left entails_refl)))))
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl))))))
  (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_right entails_refl))))))))))
  (fun x_ax0 h3 h4 => (vc_2 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_2 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4)))) (vc_seq (vc_for_of 0 64 rfl rfl
  ((entails_and (entails_points2 (fun y_q14 y_q15 h3 => (False.elim (int_lab_tba_F h3.2.1 h3.2.2))))
  (entails_and (entails_points1 (fun y_q16 h3 => (at_left (at_points1 y_q16 ⟨h3, (by decide)⟩
  (Eq.trans ((equation_0 x_n x_i hl hM trivial) : M t_M [x_i] = value_0 I M 64 x_i) rfl)))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl)))))))
  : Heap.Entails (known_2 I M x_n x_i 64) (known_3 I M x_n x_i 0))
  (fun x_ax0 h3 h4 => (vc_3 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_3 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4))) (vc_seq (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_points2 (fun y_q40 y_q41 h3 => (at_left (at_points2 y_q40 y_q41 h3 rfl))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_right (entails_right (entails_right (entails_right entails_refl))))
  (entails_points2 (fun y_q42 y_q43 h3 => (False.elim (int_lab_tba_F h3.2.1 h3.2.2))))))))
  : Heap.Entails (known_3 I M x_n x_i 64) (known_4 I M x_n x_i 0))
  (fun x_ax0 h3 h4 => (vc_4 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_4 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4)))
  (vc_seq (vc_scope (vc_for_of 0 64 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun y_q59 y_q60 h3 =>
  (at_right (at_right (at_right (at_right (at_points2 y_q59 y_q60 h3 rfl)))))))
  (entails_points1 (fun y_q61 h3 => (False.elim (int_irrefl h3.2)))))))))
  : Heap.Entails (known_4 I M x_n x_i 16) (known_6 I M x_n x_i 0))
  (fun x_ax0 h3 h4 => (vc_6 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_6 x_n x_i x_ax0 hl hM h0 h1 h2 h3 h4))))
  (vc_for_of 0 16 rfl rfl ((entails_and
  (entails_points2 (fun y_q64 y_q65 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_left (at_points2 y_q64 y_q65 h4 rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points1 (fun y_q66 h3 =>
  (at_right (at_right (at_right (at_right (at_right (at_points1 y_q66 ⟨h3, (by decide)⟩
  (Eq.trans ((equation_3 x_n x_i hl hM trivial) : M t_Z [x_i] = value_2 I M 64 x_i) rfl)))))))))))))
  : Heap.Entails (known_6 I M x_n x_i 64) (known_7 I M x_n x_i 0))
  (fun x_d h3 h4 => (vc_7 x_n x_i x_d hl hM h0 h1 h2 h3 h4))
  (fun x_d h3 h4 => (kept_7 x_n x_i x_d hl hM h0 h1 h2 h3 h4)))))))))))

theorem kept_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    Heap.Entails ((body_1 I M).post ((base E x_n).set v_i x_i) (known_1 I M x_n x_i)) (known_1 I M x_n (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_n (x_i + 1)) from (entails_and
  (entails_points2 (fun y_q68 y_q69 h3 => (at_restore (by decide) (at_restore (by decide)
  (at_restore (by decide) (at_restore (by decide) ((at_left (at_points2 y_q68 y_q69
  ((Classical.em (y_q68 = x_i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, h3.1.2⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl))
  : (known_7 I M x_n x_i 16) ⟨a_o, [y_q68, y_q69]⟩ (M t_O [y_q68, y_q69]))))))))
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_right (entails_left entails_refl))))))
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))))))))

theorem race_1 (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    ParVC I 0 x_n (body_1 I M).erase (fun x_i => ((base E x_n).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_n).set v_i x_i) (known_1 I M x_n x_i)) :=
  (race_arrays [a_o] rfl rfl
  (all_cons (apart2 (fun x_i y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < 16)
  (fun x_i y_c0 y_c1 => (1 : Int) < 0) (fun x_i h1 h2 =>
  (w_allocate (w_allocate (w_allocate (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_for 0 16 rfl rfl (fun x_d h3 h4 => (w_assign2 x_i x_d ⟨rfl, ⟨h3, h4⟩⟩))))))))))))
  (fun x_i h1 h2 => (r_none rfl)) (fun x_i y_y y_c0 y_c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    (program I M).vc I (impl.HasCell spec (base E x_n)) (base E x_n) (impl.inputHeap spec (base E x_n) M) :=
  (vc_par_of 0 x_n rfl rfl (show Heap.Entails _ (known_1 I M x_n 0) from
  (entails_and (entails_points2 (fun y_q70 y_q71 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_and (entails_points2 (fun y_q72 y_q73 h1 =>
  (at_input (R := (Region.mk t_S [(.const 0, .var v_n), (.const 0, .const 64)])) (b := (Binding.mk a_s t_S [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q72, y_q73]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q72, _, rfl, h1.2.1, h1.2.2, y_q73, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun y_q74 y_q75 h1 =>
  (at_input (R := (Region.mk t_V [(.const 0, .const 64), (.const 0, .const 16)])) (b := (Binding.mk a_v t_V [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q74, y_q75]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q74, _, rfl, h1.2.1, h1.2.2, y_q75, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))))
  (fun x_i h1 h2 => (vc_1 x_n x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_n x_i hl hM h0 h1 h2)) (race_1 x_n hl hM h0))

theorem output_0_2 (x_n y_q76 y_q77 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ y_q76) (h2 : y_q76 < x_n) (h3 : 0 ≤ y_q77) (h4 : y_q77 < 16) :
    ((program I M).post (base E x_n) (impl.inputHeap spec (base E x_n) M)) ⟨a_o, [y_q76, y_q77]⟩ (M t_O [y_q76, y_q77]) :=
  ((at_left (at_points2 y_q76 y_q77 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl))
  : (known_1 I M x_n (max 0 x_n)) ⟨a_o, [y_q76, y_q77]⟩ (M t_O [y_q76, y_q77]))

theorem consistent (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Consistent (base E x_n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_n) :=
  solvable_layers (consistent E x_n h0)
    (fun t => if t = t_M then 0 else if t = t_E then 1 else if t = t_W then 2 else if t = t_Z then 3 else if t = t_O then 4 else 0) (by decide)

theorem placed (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : impl.LayoutOk spec (base E x_n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_n : Int) : Ten → List Int → Prop := fun t p => if t = t_M then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else if t = t_E then (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 64) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else if t = t_W then (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 16) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else if t = t_Z then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else if t = t_O then (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 16) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else True

theorem covered_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (y_p0 y_p1 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_n) (h3 : 0 ≤ y_p1) (h4 : y_p1 < 16) :
    spec.Given (inside x_n) (base E x_n) t_O [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ y_p1 ∧ y_p1 < 16) ∧ 0 ≤ y_p0 ∧ y_p0 < x_n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.reduce [.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []] (.builtin "max" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.access t_S [.var v_i, .var v_k])) ((base E x_n).set v_i x_i) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_access (given_input (p := [x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined_1 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i x_q : Int) (h1 : True) (h2 : (0 ≤ x_q ∧ x_q < 64) ∧ 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.fn (.builtin "exp" .f32) [.fn (.builtin "-" .f32) [.access t_S [.var v_i, .var v_q], .access t_M [.var v_i]]]) (((base E x_n).set v_i x_i).set v_q x_q) :=
  (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, x_q]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.2.1, h2.2.2, x_q, _, rfl, h2.1.1, h2.1.2, rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [x_i]) (.head _) rfl rfl rfl (h2.2 : 0 ≤ x_i ∧ x_i < x_n)
  (cond_holds.2 (h1 : True)))) defined_nil))) defined_nil))

theorem defined_2 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i x_d : Int) (h1 : True) (h2 : (0 ≤ x_d ∧ x_d < 16) ∧ 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 64))) (.fn (.builtin "*" .f32) [.access t_E [.var v_i, .var v_j], .access t_V [.var v_j, .var v_d]])) (((base E x_n).set v_i x_i).set v_d x_d) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 64) => h3)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 64) =>
  (defined_fn (defined_cons (defined_access (given_equation (p := [x_i, y_d1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨h3, h2.2⟩ : (0 ≤ y_d1 ∧ y_d1 < 64) ∧ 0 ≤ x_i ∧ x_i < x_n) (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_input (p := [y_d1, x_d]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, h3.1, h3.2, x_d, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))))

theorem defined_3 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 64))) (.access t_E [.var v_i, .var v_s])) ((base E x_n).set v_i x_i) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d2 : Int) => cond_holds)
  (fun (y_d2 : Int) (h3 : 0 ≤ y_d2 ∧ y_d2 < 64) => h3)
  (fun (y_d2 : Int) (h3 : 0 ≤ y_d2 ∧ y_d2 < 64) =>
  (defined_access (given_equation (p := [x_i, y_d2]) (.tail _ (.head _)) rfl rfl rfl
  (⟨h3, h2⟩ : (0 ≤ y_d2 ∧ y_d2 < 64) ∧ 0 ≤ x_i ∧ x_i < x_n) (cond_holds.2 (h1 : True))))))

theorem defined_4 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i x_d : Int) (h1 : True) (h2 : (0 ≤ x_d ∧ x_d < 16) ∧ 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.fn (.builtin "/" .f32) [.access t_W [.var v_i, .var v_d], .access t_Z [.var v_i]]) (((base E x_n).set v_i x_i).set v_d x_d) :=
  (defined_fn (defined_cons
  (defined_access (given_equation (p := [x_i, x_d]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (h2 : (0 ≤ x_d ∧ x_d < 16) ∧ 0 ≤ x_i ∧ x_i < x_n) (cond_holds.2 (h1 : True)))) (defined_cons
  (defined_access (given_equation (p := [x_i]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl rfl
  (h2.2 : 0 ≤ x_i ∧ x_i < x_n) (cond_holds.2 (h1 : True)))) defined_nil)))

theorem defined (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Defined (base E x_n) :=
  defined_of (inside x_n)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E x_n h0 y_p0 y_p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_0 E x_n h0 x_i g k))
    (all_cons (well_defined2 (fun x_i x_q => cond_holds) (fun x_i x_q g k => defined_1 E x_n h0 x_i x_q g k))
    (all_cons (well_defined2 (fun x_i x_d => cond_holds) (fun x_i x_d g k => defined_2 E x_n h0 x_i x_d g k))
    (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_3 E x_n h0 x_i g k))
    (all_cons (well_defined2 (fun x_i x_d => cond_holds) (fun x_i x_d g k => defined_4 E x_n h0 x_i x_d g k))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_2 (E v_n) y_p0 y_p1 hl hM a b0 b1 b2 b3)) all_nil))) all_nil))


end Redverify.Certificate.scheduled
