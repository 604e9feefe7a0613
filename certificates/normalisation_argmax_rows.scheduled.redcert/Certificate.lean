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
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `ax0` -/ abbrev v_ax0 : Var := 6
/-- `a` -/ abbrev a_a : Arr := 0
/-- `i` -/ abbrev a_i : Arr := 1
/-- `m` -/ abbrev a_m : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `I` -/ abbrev t_I : Ten := 1
/-- `M` -/ abbrev t_M : Ten := 2

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n)]
  inputs := [Region.mk t_A [(.const 0, .var v_n), (.const 0, .const 48)]]
  outputs := [Region.mk t_I [(.const 0, .var v_n)]]
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
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 48)))
          (.access t_A [.var v_i, .var v_k])),
      Equation.mk
        t_I
        [v_i]
        .true
        (.reduce
          [.fn (.literal .i32 2147483647 1) []]
          (.builtin "min" .i32)
          [v_s]
          (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 48)))
          (.fn
            (.builtin "select" .i32)
            [
              .fn (.builtin "<=" .f32) [.access t_M [.var v_i], .access t_A [.var v_i, .var v_s]],
              .index .i32 (.var v_s),
              .fn (.literal .i32 48 1) []]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_i t_I [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_n) <|
      .allocate a_m [.var v_n] <|
      .seq (.scope [a_m] <|
        .for v_ax0 (.const 0) (.const 48) <|
          .seq (.ifte (.eq (.var v_ax0) (.const 0)) (
            .assign a_m [.var v_i] (.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) [])
          ) (
            .skip
          )) <|
          .accumulate false (.builtin "max" .f32) a_m [.var v_i] (.read a_a [.var v_i, .var v_ax0])) <|
      .scope [a_i] <|
        .for v_s (.const 0) (.const 48) <|
          .seq (.ifte (.eq (.var v_s) (.const 0)) (
            .assign a_i [.var v_i] (.fn (.literal .i32 2147483647 1) [])
          ) (
            .skip
          )) <|
          .accumulate
            false
            (.builtin "min" .i32)
            a_i
            [.var v_i]
            (.fn
              (.builtin "select" .i32)
              [
                .fn (.builtin "<=" .f32) [.read a_m [.var v_i], .read a_a [.var v_i, .var v_s]],
                .index .i32 (.var v_s),
                .fn (.literal .i32 48 1) []])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "max" .f32
abbrev f_1 : Fn := .literal .f32 (-340282346638528860000000000000000000000) 1
abbrev f_2 : Fn := .builtin "min" .i32
abbrev f_3 : Fn := .literal .i32 2147483647 1
abbrev f_4 : Fn := .builtin "select" .i32
abbrev f_5 : Fn := .builtin "<=" .f32
abbrev f_6 : Fn := .literal .i32 48 1

abbrev base (E : Env) (n : Int) : Env := (E.set v_n n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_i : ∀ b ∈ impl.bindings, b.array = a_i → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 : (0 : Int) < 48 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_ax0 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_ax0)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i s : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < s)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_ax0 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_ax0)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i s : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ s)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_M [i]) = (value_0 I M 48 i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 48))) (.access t_A [.var v_i, .var v_k])) ((base E n).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 48) => rfl))))

theorem equation_1 (i : Int) (h0 : True) :
    (M t_I [i]) = (value_1 I M i 48) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_3 []] f_2 [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 48))) (.fn f_4 [.fn f_5 [.access t_M [.var v_i], .access t_A [.var v_i, .var v_s]], .index .i32 (.var v_s), .fn f_6 []])) ((base E n).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (s : Int) => cond_holds) (fun (s : Int) (h1 : 0 ≤ s ∧ s < 48) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 48) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_i
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_I [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M n).and (known_1_1 I M i))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (i x_ax0 : Int) : Heap V :=
  .points1 a_m
    (fun c0 => c0 = i ∧ 0 < x_ax0)
    (fun c0 => (value_0 I M x_ax0 i))

noncomputable def known_2 (I : Interp V) (M : Model V) (n i x_ax0 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M i).and (known_2_2 I M i x_ax0)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_ax0) (.const 0)) (
    .assign a_m [.var v_i] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate false f_0 a_m [.var v_i] (.read a_a [.var v_i, .var v_ax0])
    (fun e => (value_2 I M (e v_ax0) (e v_i)))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => M t_A [i, y_k0])))

theorem vc_2 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 48) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E n)) a_m [n]) (((base E n).set v_i i).set v_ax0 x_ax0) (known_2 I M n i x_ax0) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : x_ax0 = 0) =>
  (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨h1, h2, trivial⟩) ev_const rfl)) (fun (h5 : ¬ x_ax0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_ax0 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : x_ax0 = 0 ∨ 0 < x_ax0) (fun h5 =>
  (vc_accumulate_of (I.fn f_1 [])
  (M t_A [i, x_ax0]) (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (at_set_eq1 i i rfl rfl))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) =>
  (at_set_other (by decide) ((at_left (at_points2 i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_2 I M n i x_ax0) ⟨a_a, [i, x_ax0]⟩ (M t_A [i, x_ax0]))))
  (fun (h6 : ¬ x_ax0 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], M t_A [i, x_ax0]] = I.fn f_0 [value_4 I M i, M t_A [i, x_ax0]])
  (append1 x_ax0 0 (0 + 1) (fun q0 h6 => ⟨h6.1, (int_c34 h6.2 h5)⟩) (fun q0 =>
  ⟨(fun h6 => (Or.inr (int_c43 h6.2 h6.1 h5))), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩)
  (fun q0 h6 => (False.elim (int_one_lt_zero h6))) (fun q0 h6 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], M t_A [i, x_ax0]] = value_2 I M x_ax0 i)))
  (fun h5 => (vc_accumulate_of (value_0 I M x_ax0 i) (M t_A [i, x_ax0])
  (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) => ((at_right (at_right (at_points1 i ⟨rfl, h5⟩ rfl)))
  : (known_2 I M n i x_ax0) ⟨a_m, [i]⟩ (value_0 I M x_ax0 i))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_ax0 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_ax0 = 0) => ((at_left (at_points2 i x_ax0 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_2 I M n i x_ax0) ⟨a_a, [i, x_ax0]⟩ (M t_A [i, x_ax0])))))
  ((append1 x_ax0 0 (x_ax0 + 1) (fun q2 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun q2 => ⟨(fun h6 => ((Classical.em (q2 < x_ax0)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_ecb_tab_lac h7 h5), (int_eab_lab h7)⟩)))⟩) (fun q2 h6 => h6.2) (fun q2 h6 => rfl)
  rfl) : I.fn f_0 [value_0 I M x_ax0 i, M t_A [i, x_ax0]] = value_2 I M x_ax0 i)))))

theorem kept_2 (i x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0) (h4 : x_ax0 < 48) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_i i).set v_ax0 x_ax0) (known_2 I M n i x_ax0)) (known_2 I M n i (x_ax0 + 1)) :=
  (show Heap.Entails _ (known_2 I M n i (x_ax0 + 1)) from
  (entails_and (entails_points2 (fun q3 q4 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : x_ax0 = 0) => (at_set_other (by decide) (at_left (at_points2 q3 q4 h5 rfl))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_left (at_points2 q3 q4 h5 rfl)))))))
  (entails_and (entails_points1 (fun q5 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : x_ax0 = 0) => (at_set_other (by decide) (at_right (at_left (at_points1 q5 h5 rfl)))))
  (fun (h6 : ¬ x_ax0 = 0) => (at_right (at_left (at_points1 q5 h5 rfl))))))))
  (entails_points1 (fun q6 h5 => (at_set_eq1 q6 i h5.1 ((reduce_congr1
  (fun q7 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q7 h6 => rfl)) : value_0 I M (x_ax0 + 1) i = value_2 I M x_ax0 i)))))))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (i s : Int) : Heap V :=
  .points1 a_i
    (fun c0 => c0 = i ∧ 0 < s)
    (fun c0 => (value_1 I M i s))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_m
    (fun c0 => c0 = i)
    (fun c0 => (M t_M [i]))

noncomputable def known_3 (I : Interp V) (M : Model V) (n i s : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_3_1 I M i s).and ((known_1_1 I M i).and (known_3_3 I M i))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_s) (.const 0)) (
    .assign a_i [.var v_i] (.fn f_3 [])
      (fun e => (I.fn f_3 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_2
    a_i
    [.var v_i]
    (.fn
      f_4
      [
        .fn f_5 [.read a_m [.var v_i], .read a_a [.var v_i, .var v_s]],
        .index .i32 (.var v_s),
        .fn f_6 []])
    (fun e => (value_3 I M (e v_i) (e v_s)))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

theorem vc_3 (i s : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ s) (h4 : s < 48) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E n)) a_m [n]) (((base E n).set v_i i).set v_s s) (known_3 I M n i s) :=
  (vc_seq (vc_if_of cond_holds
  (fun (h5 : s = 0) => (vc_assign_of (I.fn f_3 []) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_i t_I [v_i0] [.var v_i0] none)) (R := (Region.mk t_I [(.const 0, .var v_n)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_i rfl rfl h1)) ev_const rfl))
  (fun (h5 : ¬ s = 0) => vc_skip)) (Or.elim (((Classical.em (s = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : s = 0 ∨ 0 < s)
  (fun h5 => (vc_accumulate_of (I.fn f_3 [])
  (I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, s]], I.index .i32 s, I.fn f_6 []])
  (at_if_of cond_holds (fun (h6 : s = 0) => (at_set_eq1 i i rfl rfl))
  (fun (h6 : ¬ s = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h6 : s = 0) =>
  (at_set_other (by decide) ((at_right (at_right (at_right (at_points1 i rfl rfl))))
  : (known_3 I M n i s) ⟨a_m, [i]⟩ (M t_M [i]))))
  (fun (h6 : ¬ s = 0) => (False.elim ((int_eab_neab_F h5 h6) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h6 : s = 0) =>
  (at_set_other (by decide) ((at_left (at_points2 i s ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M n i s) ⟨a_a, [i, s]⟩ (M t_A [i, s]))))
  (fun (h6 : ¬ s = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ev_nil)))
  (ev_cons ev_index (ev_cons ev_const ev_nil)))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q10 => int_not_one_lt_zero)))) rfl)
  : I.fn f_2 [I.fn f_3 [], I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, s]], I.index .i32 s, I.fn f_6 []]] = I.fn f_2 [value_5 I M i, I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, s]], I.index .i32 s, I.fn f_6 []]])
  (append1 s 0 (0 + 1) (fun q9 h6 => ⟨h6.1, (int_c34 h6.2 h5)⟩) (fun q9 =>
  ⟨(fun h6 => (Or.inr (int_c43 h6.2 h6.1 h5))), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩)
  (fun q9 h6 => (False.elim (int_one_lt_zero h6))) (fun q9 h6 => rfl) rfl))
  : I.fn f_2 [I.fn f_3 [], I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, s]], I.index .i32 s, I.fn f_6 []]] = value_3 I M i s)))
  (fun h5 => (vc_accumulate_of (value_1 I M i s)
  (I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, s]], I.index .i32 s, I.fn f_6 []])
  (at_if_of cond_holds (fun (h6 : s = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ s = 0) => ((at_right (at_left (at_points1 i ⟨rfl, h5⟩ rfl)))
  : (known_3 I M n i s) ⟨a_i, [i]⟩ (value_1 I M i s)))) (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h6 : s = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ s = 0) => ((at_right (at_right (at_right (at_points1 i rfl rfl))))
  : (known_3 I M n i s) ⟨a_m, [i]⟩ (M t_M [i]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h6 : s = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ s = 0) => ((at_left (at_points2 i s ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M n i s) ⟨a_a, [i, s]⟩ (M t_A [i, s]))))) ev_nil)))
  (ev_cons ev_index (ev_cons ev_const ev_nil))))
  ((append1 s 0 (s + 1) (fun q11 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun q11 => ⟨(fun h6 => ((Classical.em (q11 < s)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_ecb_tab_lac h7 h5), (int_eab_lab h7)⟩)))⟩) (fun q11 h6 => h6.2)
  (fun q11 h6 => rfl) rfl)
  : I.fn f_2 [value_1 I M i s, I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, s]], I.index .i32 s, I.fn f_6 []]] = value_3 I M i s)))))

theorem kept_3 (i s : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ s) (h4 : s < 48) :
    Heap.Entails ((body_3 I M).post (((base E n).set v_i i).set v_s s) (known_3 I M n i s)) (known_3 I M n i (s + 1)) :=
  (show Heap.Entails _ (known_3 I M n i (s + 1)) from
  (entails_and (entails_points2 (fun q12 q13 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : s = 0) => (at_set_other (by decide) (at_left (at_points2 q12 q13 h5 rfl))))
  (fun (h6 : ¬ s = 0) => (at_left (at_points2 q12 q13 h5 rfl)))))))
  (entails_and (entails_points1 (fun q14 h5 => (at_set_eq1 q14 i h5.1 ((reduce_congr1
  (fun q15 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q15 h6 => rfl)) : value_1 I M i (s + 1) = value_3 I M i s)))) (entails_and
  (entails_points1 (fun q16 h5 => (at_set_ne1 q16 i (int_tab_neab h5.2) (at_if_of cond_holds (fun (h6 : s = 0) =>
  (at_set_ne1 q16 i (int_tab_neab h5.2) (at_right (at_right (at_left (at_points1 q16 h5 rfl))))))
  (fun (h6 : ¬ s = 0) => (at_right (at_right (at_left (at_points1 q16 h5 rfl)))))))))
  (entails_points1 (fun q17 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : s = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points1 q17 h5 rfl))))))
  (fun (h6 : ¬ s = 0) => (at_right (at_right (at_right (at_points1 q17 h5 rfl)))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_m [.var v_n] <|
  .seq (.scope [a_m] <|
    .for v_ax0 (.const 0) (.const 48)
      (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)) <|
  .scope [a_i] <|
    .for v_s (.const 0) (.const 48)
      (fun e x => known_3 I M (e v_n) (e v_i) x) (body_3 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_1 I M).vc I (impl.HasCell spec (base E n)) ((base E n).set v_i i) (known_1 I M n i) :=
  (vc_allocate (vc_seq (vc_scope (vc_for_of 0 48 rfl rfl (show Heap.Entails _ (known_2 I M n i 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_without (avoids_points1 (by decide)) (entails_right entails_refl))
  (entails_points1 (fun q8 h3 => (False.elim (int_irrefl h3.2)))))))
  (fun x_ax0 h3 h4 => (vc_2 n hl hM i x_ax0 h0 h1 h2 h3 h4))
  (fun x_ax0 h3 h4 => (kept_2 n hl hM i x_ax0 h0 h1 h2 h3 h4))))
  (vc_scope (vc_for_of 0 48 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun q18 h3 => (False.elim (int_irrefl h3.2))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q19 h3 => (at_right (at_right (at_points1 q19 ⟨h3, (by decide)⟩
  (Eq.trans ((equation_0 n hl hM i trivial) : M t_M [i] = value_0 I M 48 i) rfl)))))))))
  : Heap.Entails (known_2 I M n i 48) (known_3 I M n i 0))
  (fun s h3 h4 => (vc_3 n hl hM i s h0 h1 h2 h3 h4))
  (fun s h3 h4 => (kept_3 n hl hM i s h0 h1 h2 h3 h4))))))

theorem kept_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) (known_1 I M n (i + 1)) :=
  (show Heap.Entails _ (known_1 I M n (i + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q21 h3 => (at_restore (by decide)
  ((Or.elim (((Classical.em (q21 = i)).elim (fun h4 => (Or.inl ⟨h4, fact_0⟩))
  (fun h4 => (Or.inr ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩)))
  : q21 = i ∧ 0 < (48 : Int) ∨ 0 ≤ q21 ∧ q21 < i) (fun h4 =>
  (at_right (at_left (at_points1 q21 h4 (Eq.trans ((equation_1 n hl hM q21 trivial) : M t_I [q21] = value_1 I M q21 48)
  (reduce_congr1 (fun q23 => ⟨(fun h5 => h5), (fun h5 => h5)⟩)
  (fun q23 h5 => (fn_congr3 (fn_congr2 (at_congr1 h4.1) (at_congr2 h4.1 rfl)) rfl rfl))))))))
  (fun h4 => (at_right (at_right (at_left (at_points1 q21 h4 rfl))))))
  : (known_3 I M n i 48) ⟨a_i, [q21]⟩ (M t_I [q21])))))))

theorem race_1 (h0 : 0 ≤ n) :
    ParVC I 0 n (body_1 I M).erase (fun i => ((base E n).set v_i i)) (fun i => (body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) :=
  (race_arrays [a_i] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i) (fun i h1 h2 =>
  (w_allocate (w_seq (w_none rfl) (w_scope (w_for 0 48 rfl rfl (fun s h3 h4 => (w_seq
  (w_if_of cond_holds (fun (h5 : s = 0) => (w_assign1 i rfl)) (fun (h5 : ¬ s = 0) => (w_none rfl)))
  (w_accumulate1 i rfl)))))))) (fun i h1 h2 => (r_allocate (r_seq (r_none rfl)
  (r_scope (r_for 0 48 rfl rfl (fun s h3 h4 => (r_seq (r_none rfl) (r_accumulate1 (x_none rfl) i rfl))))))))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨(int_eab_nebc_neac h6 h5), (int_eab_nebc_neac h6 h5)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_par_of 0 n rfl rfl
  (show Heap.Entails _ (known_1 I M n 0) from (entails_and (entails_points2 (fun q24 q25 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_n), (.const 0, .const 48)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q24, q25]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q24, _, rfl, h1.2.1, h1.2.2, q25, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun q26 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun i h1 h2 => (vc_1 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 n hl hM i h0 h1 h2))
  (race_1 n hl hM h0))

theorem output_0_1 (q27 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q27) (h2 : q27 < n) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_i, [q27]⟩ (M t_I [q27]) :=
  ((at_right (at_points1 q27 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_1 I M n (max 0 n)) ⟨a_i, [q27]⟩ (M t_I [q27]))

end

theorem consistent (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Consistent (base E n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n : Int) (h0 : 0 ≤ n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n) :=
  solvable_layers (consistent E n h0)
    (fun at_ => if at_ = t_M then 0 else if at_ = t_I then 1 else 0) (by decide)

theorem placed (E : Env) (n : Int) (h0 : 0 ≤ n) : impl.LayoutOk spec (base E n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_M then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_I then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else True

theorem covered_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < n) :
    spec.Given (inside n) (base E n) t_I [p0] :=
  (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []] (.builtin "max" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 48))) (.access t_A [.var v_i, .var v_k])) ((base E n).set v_i i) :=
  (defined_reduce_some1 0 48 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 48) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 48) =>
  (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined_1 (E : Env) (n : Int) (h0 : 0 ≤ n) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .i32 2147483647 1) []] (.builtin "min" .i32) [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 48))) (.fn (.builtin "select" .i32) [.fn (.builtin "<=" .f32) [.access t_M [.var v_i], .access t_A [.var v_i, .var v_s]], .index .i32 (.var v_s), .fn (.literal .i32 48 1) []])) ((base E n).set v_i i) :=
  (defined_reduce_some1 0 48 (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 48) => h3)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 48) =>
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_equation (p := [i]) (.head _) rfl rfl rfl (h2 : 0 ≤ i ∧ i < n) (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_input (p := [i, y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d1, _, rfl, h3.1, h3.2, rfl⟩))) defined_nil)))
  (defined_cons defined_index (defined_cons (defined_fn defined_nil) defined_nil))))))

theorem defined (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Defined (base E n) :=
  defined_of (inside n)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E n h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E n h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_1 E n h0 i hg hk))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_n) hl hM p0 a b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.scheduled
