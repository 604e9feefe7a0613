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
/-- `i_0` -/ abbrev v_i_0 : Var := 6
/-- `j_0` -/ abbrev v_j_0 : Var := 7
/-- `ax0` -/ abbrev v_ax0 : Var := 8
/-- `ax1` -/ abbrev v_ax1 : Var := 9
/-- `ax2` -/ abbrev v_ax2 : Var := 10
/-- `v_i` -/ abbrev v_v_i : Var := 11
/-- `v_j` -/ abbrev v_v_j : Var := 12
/-- `i_1` -/ abbrev v_i_1 : Var := 13
/-- `j_1` -/ abbrev v_j_1 : Var := 14
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
    .par v_i_0 (.const 0) (.div (.add (.var v_n) (.const 3)) 4) <|
      .for v_j_0 (.const 0) (.const 4) <|
        .allocate a_c [.var v_n, .const 32] <|
        .seq (.for v_ax0 (.const 0) (.const 4) <|
          .for v_ax1 (.const 0) (.const 8) <|
            .scope [a_c] <|
              .for v_ax2 (.const 0) (.const 64) <|
                .ifte (.lt (.add (.mul 4 (.var v_i_0)) (.var v_ax0)) (.var v_n)) (
                  .letin v_v_i (.add (.mul 4 (.var v_i_0)) (.var v_ax0)) <|
                  .letin v_v_j (.add (.mul 8 (.var v_j_0)) (.var v_ax1)) <|
                  .seq (.ifte (.eq (.var v_ax2) (.const 0)) (
                    .assign a_c [.var v_v_i, .var v_v_j] (.fn (.literal .f32 0 1) [])
                  ) (
                    .skip
                  )) <|
                  .accumulate
                    false
                    (.builtin "+" .f32)
                    a_c
                    [.var v_v_i, .var v_v_j]
                    (.fn (.builtin "*" .f32) [.read a_a [.var v_v_i, .var v_ax2], .read a_b [.var v_ax2, .var v_v_j]])
                ) (
                  .skip
                )) <|
        .for v_i_1 (.const 0) (.const 4) <|
          .for v_j_1 (.const 0) (.const 8) <|
            .ifte (.lt (.add (.mul 4 (.var v_i_0)) (.var v_i_1)) (.var v_n)) (
              .letin v_v_i (.add (.mul 4 (.var v_i_0)) (.var v_i_1)) <|
              .letin v_v_j (.add (.mul 8 (.var v_j_0)) (.var v_j_1)) <|
              .assign
                a_d
                [.var v_v_i, .var v_v_j]
                (.fn
                  (.builtin "max" .f32)
                  [
                    .fn (.builtin "+" .f32) [.read a_c [.var v_v_i, .var v_v_j], .read a_bias [.var v_v_j]],
                    .fn (.literal .f32 0 1) []])
            ) (
              .skip
            )

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

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_ax0 x_ax1 x_ax2 i_0 j_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_ax2)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_ax0 + 4 * i_0, y_k0], M t_B [y_k0, x_ax1 + 8 * j_0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_ax0 x_ax1 x_ax2 i_0 j_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_ax2)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_ax0 + 4 * i_0, y_k0], M t_B [y_k0, x_ax1 + 8 * j_0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 64)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_2 I M i j) :=
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

noncomputable def known_1_3 (I : Interp V) (M : Model V) (n i_0 : Int) : Heap V :=
  .points2 a_d
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 32) ∧ 0 ≤ c0 ∧ c0 < n) ∧ c0 < 4 * i_0)
    (fun c0 c1 => (M t_D [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n i_0 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M).and ((known_1_2 I M).and (known_1_3 I M n i_0))))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (n i_0 j_0 : Int) : Heap V :=
  .points2 a_d
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 32) ∧ 0 ≤ c0 ∧ c0 < 4 * i_0 ∨ ((0 ≤ c1 ∧ c1 < 8 * j_0) ∧ 4 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 ≤ 4 * i_0 + 3)
    (fun c0 c1 => (M t_D [c0, c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (n i_0 j_0 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M).and ((known_1_2 I M).and (known_2_3 I M n i_0 j_0))))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (n i_0 j_0 x_ax0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((8 * j_0 ≤ c1 ∧ c1 ≤ 8 * j_0 + 7) ∧ 4 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 < x_ax0 + 4 * i_0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (n i_0 j_0 x_ax0 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M).and ((known_1_2 I M).and ((known_3_3 I M n i_0 j_0 x_ax0).and (known_2_3 I M n i_0 j_0)))))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (n i_0 j_0 x_ax0 x_ax1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c0 = x_ax0 + 4 * i_0 ∧ 8 * j_0 ≤ c1 ∧ c1 < x_ax1 + 8 * j_0) ∧ x_ax0 + 4 * i_0 < n ∨ ((8 * j_0 ≤ c1 ∧ c1 ≤ 8 * j_0 + 7) ∧ 4 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 < x_ax0 + 4 * i_0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_4 (I : Interp V) (M : Model V) (n i_0 j_0 x_ax0 x_ax1 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M).and ((known_1_2 I M).and ((known_4_3 I M n i_0 j_0 x_ax0 x_ax1).and (known_2_3 I M n i_0 j_0)))))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (n i_0 j_0 x_ax0 x_ax1 x_ax2 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((c0 = x_ax0 + 4 * i_0 ∧ c1 = x_ax1 + 8 * j_0) ∧ 0 < x_ax2) ∧ x_ax0 + 4 * i_0 < n)
    (fun c0 c1 => (value_0 I M x_ax0 x_ax1 x_ax2 i_0 j_0))

noncomputable def known_5 (I : Interp V) (M : Model V) (n i_0 j_0 x_ax0 x_ax1 x_ax2 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M).and ((known_1_2 I M).and ((known_5_3 I M n i_0 j_0 x_ax0 x_ax1 x_ax2).and ((known_4_3 I M n i_0 j_0 x_ax0 x_ax1).and (known_2_3 I M n i_0 j_0))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 4 (.var v_i_0)) (.var v_ax0)) (.var v_n)) (
    .letin v_v_i (.add (.mul 4 (.var v_i_0)) (.var v_ax0)) <|
    .letin v_v_j (.add (.mul 8 (.var v_j_0)) (.var v_ax1)) <|
    .seq (.ifte (.eq (.var v_ax2) (.const 0)) (
      .assign a_c [.var v_v_i, .var v_v_j] (.fn f_1 [])
        (fun e => (I.fn f_1 []))
    ) (
      .skip
    )) <|
    .accumulate
      false
      f_0
      a_c
      [.var v_v_i, .var v_v_j]
      (.fn f_2 [.read a_a [.var v_v_i, .var v_ax2], .read a_b [.var v_ax2, .var v_v_j]])
      (fun e => (value_1 I M (e v_ax0) (e v_ax1) (e v_ax2) (e v_i_0) (e v_j_0)))
  ) (
    .skip
  )

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_ax0 x_ax1 i_0 j_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_ax0 + 4 * i_0, y_k0], M t_B [y_k0, x_ax1 + 8 * j_0]])))

theorem vc_5 (i_0 j_0 x_ax0 x_ax1 x_ax2 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) (h3 : 0 ≤ j_0) (h4 : j_0 < 4) (h5 : 0 ≤ x_ax0) (h6 : x_ax0 < 4) (h7 : 0 ≤ x_ax1) (h8 : x_ax1 < 8) (h9 : 0 ≤ x_ax2) (h10 : x_ax2 < 64) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c [n, 32]) ((((((base E n).set v_i_0 i_0).set v_j_0 j_0).set v_ax0 x_ax0).set v_ax1 x_ax1).set v_ax2 x_ax2) (known_5 I M n i_0 j_0 x_ax0 x_ax1 x_ax2) :=
  (vc_if_of cond_holds (fun (h11 : 4 * i_0 + x_ax0 < n) =>
  (vc_let (vc_let (vc_seq (vc_if_of cond_holds (fun (h12 : x_ax2 = 0) => (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨((int_c7 h1 h5) : 0 ≤ 4 * i_0 + x_ax0), h11, ((int_c27 h3 h7) : 0 ≤ 8 * j_0 + x_ax1), ((int_c275 h4 h8) : 8 * j_0 + x_ax1 < 32), trivial⟩)
  ev_const rfl)) (fun (h12 : ¬ x_ax2 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_ax2 = 0)).elim (fun h12 => (Or.inl h12))
  (fun h12 => (Or.inr (int_lab_neba_tab h9 h12)))) : x_ax2 = 0 ∨ 0 < x_ax2)
  (fun h12 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [4 * i_0 + x_ax0, x_ax2], M t_B [x_ax2, 8 * j_0 + x_ax1]])
  (at_if_of cond_holds (fun (h13 : x_ax2 = 0) =>
  (at_set_eq2 (4 * i_0 + x_ax0) (8 * j_0 + x_ax1) (4 * i_0 + x_ax0) (8 * j_0 + x_ax1) ⟨rfl, rfl⟩
  rfl)) (fun (h13 : ¬ x_ax2 = 0) => (False.elim ((int_eab_neab_F h12 h13) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h13 : x_ax2 = 0) => (at_set_other (by decide)
  ((at_left (at_points2 (4 * i_0 + x_ax0) x_ax2 ⟨⟨h9, h10⟩, ⟨(int_c7 h1 h5), h11⟩⟩ rfl))
  : (known_5 I M n i_0 j_0 x_ax0 x_ax1 x_ax2) ⟨a_a, [4 * i_0 + x_ax0, x_ax2]⟩ (M t_A [4 * i_0 + x_ax0, x_ax2]))))
  (fun (h13 : ¬ x_ax2 = 0) => (False.elim ((int_eab_neab_F h12 h13) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h13 : x_ax2 = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points2 x_ax2 (8 * j_0 + x_ax1) ⟨⟨(int_c27 h3 h7), (int_c275 h4 h8)⟩, ⟨h9, h10⟩⟩ rfl)))
  : (known_5 I M n i_0 j_0 x_ax0 x_ax1 x_ax2) ⟨a_b, [x_ax2, 8 * j_0 + x_ax1]⟩ (M t_B [x_ax2, 8 * j_0 + x_ax1]))))
  (fun (h13 : ¬ x_ax2 = 0) => (False.elim ((int_eab_neab_F h12 h13) : False))))) ev_nil)))
  ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [4 * i_0 + x_ax0, x_ax2], M t_B [x_ax2, 8 * j_0 + x_ax1]]] = I.fn f_0 [value_3 I M x_ax0 x_ax1 i_0 j_0, I.fn f_2 [M t_A [4 * i_0 + x_ax0, x_ax2], M t_B [x_ax2, 8 * j_0 + x_ax1]]])
  (append1 x_ax2 0 (0 + 1) (fun q0 h13 => ⟨h13.1, (int_c34 h13.2 h12)⟩) (fun q0 =>
  ⟨(fun h13 => (Or.inr (int_c43 h13.2 h13.1 h12))), (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_one_lt_zero h14)))
  (fun h14 => ⟨(int_lab_ecb_lac h9 h14), (int_eab_lab h14)⟩)))⟩)
  (fun q0 h13 => (False.elim (int_one_lt_zero h13))) (fun q0 h13 => rfl)
  (fn_congr2 (at_congr2 int_add_comm rfl) (at_congr2 rfl int_add_comm))))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [4 * i_0 + x_ax0, x_ax2], M t_B [x_ax2, 8 * j_0 + x_ax1]]] = value_1 I M x_ax0 x_ax1 x_ax2 i_0 j_0)))
  (fun h12 => (vc_accumulate_of (value_0 I M x_ax0 x_ax1 x_ax2 i_0 j_0)
  (I.fn f_2 [M t_A [4 * i_0 + x_ax0, x_ax2], M t_B [x_ax2, 8 * j_0 + x_ax1]])
  (at_if_of cond_holds (fun (h13 : x_ax2 = 0) => (False.elim ((int_eab_tba_F h13 h12) : False)))
  (fun (h13 : ¬ x_ax2 = 0) =>
  ((at_right (at_right (at_right (at_left (at_points2 (4 * i_0 + x_ax0) (8 * j_0 + x_ax1)
  ⟨⟨⟨int_add_comm, int_add_comm⟩, h12⟩, (int_c205 h11)⟩ rfl)))))
  : (known_5 I M n i_0 j_0 x_ax0 x_ax1 x_ax2) ⟨a_c, [4 * i_0 + x_ax0, 8 * j_0 + x_ax1]⟩ (value_0 I M x_ax0 x_ax1 x_ax2 i_0 j_0))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h13 : x_ax2 = 0) => (False.elim ((int_eab_tba_F h13 h12) : False)))
  (fun (h13 : ¬ x_ax2 = 0) =>
  ((at_left (at_points2 (4 * i_0 + x_ax0) x_ax2 ⟨⟨h9, h10⟩, ⟨(int_c7 h1 h5), h11⟩⟩ rfl))
  : (known_5 I M n i_0 j_0 x_ax0 x_ax1 x_ax2) ⟨a_a, [4 * i_0 + x_ax0, x_ax2]⟩ (M t_A [4 * i_0 + x_ax0, x_ax2])))))
  (ev_cons
  (ev_read (at_if_of cond_holds (fun (h13 : x_ax2 = 0) => (False.elim ((int_eab_tba_F h13 h12) : False)))
  (fun (h13 : ¬ x_ax2 = 0) =>
  ((at_right (at_left (at_points2 x_ax2 (8 * j_0 + x_ax1) ⟨⟨(int_c27 h3 h7), (int_c275 h4 h8)⟩, ⟨h9, h10⟩⟩ rfl)))
  : (known_5 I M n i_0 j_0 x_ax0 x_ax1 x_ax2) ⟨a_b, [x_ax2, 8 * j_0 + x_ax1]⟩ (M t_B [x_ax2, 8 * j_0 + x_ax1])))))
  ev_nil))) ((append1 x_ax2 0 (x_ax2 + 1) (fun q2 h13 => ⟨h13.1, (int_lab_taB h13.2)⟩)
  (fun q2 => ⟨(fun h13 => ((Classical.em (q2 < x_ax2)).elim (fun h14 => (Or.inl ⟨h13.1, h14⟩))
  (fun h14 => (Or.inr (int_lab_ntab_eab h13.2 h14))))), (fun h13 => (Or.elim h13 (fun h14 => ⟨h14.1, (int_tab_lab h14.2)⟩)
  (fun h14 => ⟨(int_ecb_tab_lac h14 h12), (int_eab_lab h14)⟩)))⟩) (fun q2 h13 => h13.2)
  (fun q2 h13 => rfl) (fn_congr2 (at_congr2 int_add_comm rfl) (at_congr2 rfl int_add_comm)))
  : I.fn f_0 [value_0 I M x_ax0 x_ax1 x_ax2 i_0 j_0, I.fn f_2 [M t_A [4 * i_0 + x_ax0, x_ax2], M t_B [x_ax2, 8 * j_0 + x_ax1]]] = value_1 I M x_ax0 x_ax1 x_ax2 i_0 j_0))))))))
  (fun (h11 : ¬ 4 * i_0 + x_ax0 < n) => vc_skip))

theorem kept_5 (i_0 j_0 x_ax0 x_ax1 x_ax2 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) (h3 : 0 ≤ j_0) (h4 : j_0 < 4) (h5 : 0 ≤ x_ax0) (h6 : x_ax0 < 4) (h7 : 0 ≤ x_ax1) (h8 : x_ax1 < 8) (h9 : 0 ≤ x_ax2) (h10 : x_ax2 < 64) :
    Heap.Entails ((body_5 I M).post ((((((base E n).set v_i_0 i_0).set v_j_0 j_0).set v_ax0 x_ax0).set v_ax1 x_ax1).set v_ax2 x_ax2) (known_5 I M n i_0 j_0 x_ax0 x_ax1 x_ax2)) (known_5 I M n i_0 j_0 x_ax0 x_ax1 (x_ax2 + 1)) :=
  (show Heap.Entails _ (known_5 I M n i_0 j_0 x_ax0 x_ax1 (x_ax2 + 1)) from
  (entails_and (entails_points2 (fun q3 q4 h11 => (at_if_of cond_holds
  (fun (h12 : 4 * i_0 + x_ax0 < n) => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h13 : x_ax2 = 0) => (at_set_other (by decide) (at_left (at_points2 q3 q4 h11 rfl))))
  (fun (h13 : ¬ x_ax2 = 0) => (at_left (at_points2 q3 q4 h11 rfl))))))
  (fun (h12 : ¬ 4 * i_0 + x_ax0 < n) => (at_left (at_points2 q3 q4 h11 rfl)))))) (entails_and
  (entails_points2 (fun q5 q6 h11 => (at_if_of cond_holds (fun (h12 : 4 * i_0 + x_ax0 < n) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h13 : x_ax2 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q5 q6 h11 rfl)))))
  (fun (h13 : ¬ x_ax2 = 0) => (at_right (at_left (at_points2 q5 q6 h11 rfl)))))))
  (fun (h12 : ¬ 4 * i_0 + x_ax0 < n) => (at_right (at_left (at_points2 q5 q6 h11 rfl)))))))
  (entails_and
  (entails_points1 (fun q7 h11 => (at_if_of cond_holds (fun (h12 : 4 * i_0 + x_ax0 < n) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h13 : x_ax2 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points1 q7 h11 rfl))))))
  (fun (h13 : ¬ x_ax2 = 0) => (at_right (at_right (at_left (at_points1 q7 h11 rfl))))))))
  (fun (h12 : ¬ 4 * i_0 + x_ax0 < n) => (at_right (at_right (at_left (at_points1 q7 h11 rfl))))))))
  (entails_and
  (entails_points2 (fun q8 q9 h11 => (at_if_of cond_holds (fun (h12 : 4 * i_0 + x_ax0 < n) =>
  (at_set_eq2 q8 q9 (4 * i_0 + x_ax0) (8 * j_0 + x_ax1) ⟨(int_c5 h11.1.1.1), (int_c5 h11.1.1.2)⟩
  ((reduce_congr1 (fun q10 =>
  ⟨(fun h13 => ⟨h13.1, (int_taB_lab h13.2)⟩), (fun h13 => ⟨h13.1, (int_lab_taB h13.2)⟩)⟩)
  (fun q10 h13 => rfl))
  : value_0 I M x_ax0 x_ax1 (x_ax2 + 1) i_0 j_0 = value_1 I M x_ax0 x_ax1 x_ax2 i_0 j_0)))
  (fun (h12 : ¬ 4 * i_0 + x_ax0 < n) => (False.elim ((int_c568 h11.2 h12) : False))))))
  (entails_and (entails_points2 (fun q11 q12 h11 =>
  (Or.elim h11 (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * i_0 + x_ax0 < n) =>
  (at_set_ne2 q11 q12 (4 * i_0 + x_ax0) (8 * j_0 + x_ax1) (fun h14 => (int_c49 h14.2 h12.1.2.2))
  (at_if_of cond_holds (fun (h14 : x_ax2 = 0) =>
  (at_set_ne2 q11 q12 (4 * i_0 + x_ax0) (8 * j_0 + x_ax1) (fun h15 => (int_c49 h15.2 h12.1.2.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q11 q12 h11 rfl))))))))
  (fun (h14 : ¬ x_ax2 = 0) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q11 q12 h11 rfl))))))))))
  (fun (h13 : ¬ 4 * i_0 + x_ax0 < n) => (False.elim ((int_c568 h12.2 h13) : False)))))
  (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * i_0 + x_ax0 < n) =>
  (at_set_ne2 q11 q12 (4 * i_0 + x_ax0) (8 * j_0 + x_ax1) (fun h14 => (int_c49 h14.1 h12.2))
  (at_if_of cond_holds (fun (h14 : x_ax2 = 0) =>
  (at_set_ne2 q11 q12 (4 * i_0 + x_ax0) (8 * j_0 + x_ax1) (fun h15 => (int_c49 h15.1 h12.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q11 q12 h11 rfl))))))))
  (fun (h14 : ¬ x_ax2 = 0) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q11 q12 h11 rfl))))))))))
  (fun (h13 : ¬ 4 * i_0 + x_ax0 < n) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q11 q12 h11 rfl))))))))))))
  (entails_points2 (fun q13 q14 h11 =>
  (Or.elim h11 (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * i_0 + x_ax0 < n) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h14 : x_ax2 = 0) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_points2 q13 q14 h11 rfl))))))))
  (fun (h14 : ¬ x_ax2 = 0) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q13 q14 h11 rfl))))))))))
  (fun (h13 : ¬ 4 * i_0 + x_ax0 < n) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q13 q14 h11 rfl)))))))))
  (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * i_0 + x_ax0 < n) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h14 : x_ax2 = 0) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_points2 q13 q14 h11 rfl))))))))
  (fun (h14 : ¬ x_ax2 = 0) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q13 q14 h11 rfl))))))))))
  (fun (h13 : ¬ 4 * i_0 + x_ax0 < n) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q13 q14 h11 rfl))))))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_ax2 (.const 0) (.const 64)
      (fun e x => known_5 I M (e v_n) (e v_i_0) (e v_j_0) (e v_ax0) (e v_ax1) x) (body_5 I M)

theorem vc_4 (i_0 j_0 x_ax0 x_ax1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) (h3 : 0 ≤ j_0) (h4 : j_0 < 4) (h5 : 0 ≤ x_ax0) (h6 : x_ax0 < 4) (h7 : 0 ≤ x_ax1) (h8 : x_ax1 < 8) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c [n, 32]) (((((base E n).set v_i_0 i_0).set v_j_0 j_0).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_4 I M n i_0 j_0 x_ax0 x_ax1) :=
  (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_5 I M n i_0 j_0 x_ax0 x_ax1 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q15 q16 h9 => (False.elim (int_irrefl h9.1.2))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  (fun x_ax2 h9 h10 => (vc_5 n hl hM i_0 j_0 x_ax0 x_ax1 x_ax2 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_ax2 h9 h10 => (kept_5 n hl hM i_0 j_0 x_ax0 x_ax1 x_ax2 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))))

theorem kept_4 (i_0 j_0 x_ax0 x_ax1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) (h3 : 0 ≤ j_0) (h4 : j_0 < 4) (h5 : 0 ≤ x_ax0) (h6 : x_ax0 < 4) (h7 : 0 ≤ x_ax1) (h8 : x_ax1 < 8) :
    Heap.Entails ((body_4 I M).post (((((base E n).set v_i_0 i_0).set v_j_0 j_0).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_4 I M n i_0 j_0 x_ax0 x_ax1)) (known_4 I M n i_0 j_0 x_ax0 (x_ax1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl))) (entails_and
  (entails_points2 (fun q17 q18 h9 => (Or.elim h9 (fun h10 => (Or.elim (((Classical.em (q18 = x_ax1 + 8 * j_0)).elim
  (fun h11 => (Or.inl ⟨⟨⟨h10.1.1, h11⟩, int_c308⟩, h10.2⟩))
  (fun h11 => (Or.inr (Or.inl ⟨⟨h10.1.1, ⟨h10.1.2.1, (int_c103 h10.1.2.2 h11)⟩⟩, h10.2⟩))))
  : ((q17 = x_ax0 + 4 * i_0 ∧ q18 = x_ax1 + 8 * j_0) ∧ 0 < (64 : Int)) ∧ x_ax0 + 4 * i_0 < n ∨ ((q17 = x_ax0 + 4 * i_0 ∧ 8 * j_0 ≤ q18 ∧ q18 < x_ax1 + 8 * j_0) ∧ x_ax0 + 4 * i_0 < n ∨ ((8 * j_0 ≤ q18 ∧ q18 ≤ 8 * j_0 + 7) ∧ 4 * i_0 ≤ q17 ∧ q17 < n) ∧ q17 < x_ax0 + 4 * i_0))
  (fun h11 => (at_right (at_right (at_right (at_left (at_points2 q17 q18 h11
  (Eq.trans ((equation_0 n hl hM q17 q18 trivial) : M t_C [q17, q18] = value_2 I M q17 q18)
  (reduce_congr1 (fun q20 => ⟨(fun h12 => h12), (fun h12 => h12)⟩)
  (fun q20 h12 => (fn_congr2 (at_congr2 h10.1.1 rfl) (at_congr2 rfl h11.1.1.2)))))))))))
  (fun h11 => (at_right (at_right (at_right (at_right (at_left (at_points2 q17 q18 h11 rfl)))))))))
  (fun h10 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q17 q18 (Or.inr h10) rfl))))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))
  : Heap.Entails (known_5 I M n i_0 j_0 x_ax0 x_ax1 64) (known_4 I M n i_0 j_0 x_ax0 (x_ax1 + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_ax1 (.const 0) (.const 8)
    (fun e x => known_4 I M (e v_n) (e v_i_0) (e v_j_0) (e v_ax0) x) (body_4 I M)

theorem vc_3 (i_0 j_0 x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) (h3 : 0 ≤ j_0) (h4 : j_0 < 4) (h5 : 0 ≤ x_ax0) (h6 : x_ax0 < 4) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c [n, 32]) ((((base E n).set v_i_0 i_0).set v_j_0 j_0).set v_ax0 x_ax0) (known_3 I M n i_0 j_0 x_ax0) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl))) (entails_and
  (entails_points2 (fun q21 q22 h7 => (Or.elim h7 (fun h8 => (False.elim (int_c12 h8.1.2.1 h8.1.2.2)))
  (fun h8 => (at_right (at_right (at_right (at_left (at_points2 q21 q22 h8 rfl)))))))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))
  : Heap.Entails (known_3 I M n i_0 j_0 x_ax0) (known_4 I M n i_0 j_0 x_ax0 0))
  (fun x_ax1 h7 h8 => (vc_4 n hl hM i_0 j_0 x_ax0 x_ax1 h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_ax1 h7 h8 => (kept_4 n hl hM i_0 j_0 x_ax0 x_ax1 h0 h1 h2 h3 h4 h5 h6 h7 h8)))

theorem kept_3 (i_0 j_0 x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) (h3 : 0 ≤ j_0) (h4 : j_0 < 4) (h5 : 0 ≤ x_ax0) (h6 : x_ax0 < 4) :
    Heap.Entails ((body_3 I M).post ((((base E n).set v_i_0 i_0).set v_j_0 j_0).set v_ax0 x_ax0) (known_3 I M n i_0 j_0 x_ax0)) (known_3 I M n i_0 j_0 (x_ax0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q23 q24 h7 =>
  (at_right (at_right (at_right (at_left (at_points2 q23 q24 ((Classical.em (q23 = x_ax0 + 4 * i_0)).elim
  (fun h8 => (Or.inl ⟨⟨h8, ⟨h7.1.1.1, (int_c260 h7.1.1.2)⟩⟩, (int_eba_tbc_tac h8 h7.1.2.2)⟩))
  (fun h8 => (Or.inr ⟨⟨⟨h7.1.1.1, h7.1.1.2⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩, (int_c103 h7.2 h8)⟩))) rfl)))))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))
  : Heap.Entails (known_4 I M n i_0 j_0 x_ax0 8) (known_3 I M n i_0 j_0 (x_ax0 + 1)))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (n i_0 j_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((8 * j_0 ≤ c1 ∧ c1 ≤ 8 * j_0 + 7) ∧ 4 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 ≤ 4 * i_0 + 3)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_6_4 (I : Interp V) (M : Model V) (n i_0 j_0 i_1 : Int) : Heap V :=
  .points2 a_d
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 32) ∧ 0 ≤ c0 ∧ c0 < 4 * i_0 ∨ ((0 ≤ c1 ∧ c1 < 8 * j_0) ∧ 4 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 ≤ 4 * i_0 + 3 ∨ ((8 * j_0 ≤ c1 ∧ c1 ≤ 8 * j_0 + 7) ∧ 4 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 < i_1 + 4 * i_0)
    (fun c0 c1 => (M t_D [c0, c1]))

noncomputable def known_6 (I : Interp V) (M : Model V) (n i_0 j_0 i_1 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M).and ((known_1_2 I M).and ((known_6_3 I M n i_0 j_0).and (known_6_4 I M n i_0 j_0 i_1)))))

noncomputable def known_7_4 (I : Interp V) (M : Model V) (n i_0 j_0 i_1 j_1 : Int) : Heap V :=
  .points2 a_d
    (fun c0 c1 => (c0 = i_1 + 4 * i_0 ∧ 8 * j_0 ≤ c1 ∧ c1 < j_1 + 8 * j_0) ∧ i_1 + 4 * i_0 < n ∨ (0 ≤ c1 ∧ c1 < 32) ∧ 0 ≤ c0 ∧ c0 < 4 * i_0 ∨ ((0 ≤ c1 ∧ c1 < 8 * j_0) ∧ 4 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 ≤ 4 * i_0 + 3 ∨ ((8 * j_0 ≤ c1 ∧ c1 ≤ 8 * j_0 + 7) ∧ 4 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 < i_1 + 4 * i_0)
    (fun c0 c1 => (M t_D [c0, c1]))

noncomputable def known_7 (I : Interp V) (M : Model V) (n i_0 j_0 i_1 j_1 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M).and ((known_1_2 I M).and ((known_6_3 I M n i_0 j_0).and (known_7_4 I M n i_0 j_0 i_1 j_1)))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 4 (.var v_i_0)) (.var v_i_1)) (.var v_n)) (
    .letin v_v_i (.add (.mul 4 (.var v_i_0)) (.var v_i_1)) <|
    .letin v_v_j (.add (.mul 8 (.var v_j_0)) (.var v_j_1)) <|
    .assign
      a_d
      [.var v_v_i, .var v_v_j]
      (.fn
        f_3
        [
          .fn f_0 [.read a_c [.var v_v_i, .var v_v_j], .read a_bias [.var v_v_j]],
          .fn f_1 []])
      (fun e => (M t_D [4 * (e v_i_0) + (e v_i_1), 8 * (e v_j_0) + (e v_j_1)]))
  ) (
    .skip
  )

theorem vc_7 (i_0 j_0 i_1 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) (h3 : 0 ≤ j_0) (h4 : j_0 < 4) (h5 : 0 ≤ i_1) (h6 : i_1 < 4) (h7 : 0 ≤ j_1) (h8 : j_1 < 8) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c [n, 32]) (((((base E n).set v_i_0 i_0).set v_j_0 j_0).set v_i_1 i_1).set v_j_1 j_1) (known_7 I M n i_0 j_0 i_1 j_1) :=
  (vc_if_of cond_holds (fun (h9 : 4 * i_0 + i_1 < n) => (vc_let (vc_let (vc_assign_of
  (I.fn f_3 [I.fn f_0 [M t_C [4 * i_0 + i_1, 8 * j_0 + j_1], M t_bias [8 * j_0 + j_1]], I.fn f_1 []])
  (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_d t_D [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_D [(.const 0, .var v_n), (.const 0, .const 32)])) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) [4 * i_0 + i_1, 8 * j_0 + j_1]
  (region_iff.2 ⟨(4 * i_0 + i_1), _, rfl, ((int_c7 h1 h5) : 0 ≤ 4 * i_0 + i_1), h9, (8 * j_0 + j_1), _, rfl, ((int_c27 h3 h7) : 0 ≤ 8 * j_0 + j_1), ((int_c275 h4 h8) : 8 * j_0 + j_1 < 32), rfl⟩)
  shape_a_d rfl rfl ⟨((int_c7 h1 h5) : 0 ≤ 4 * i_0 + i_1), ((int_c27 h3 h7) : 0 ≤ 8 * j_0 + j_1)⟩))
  (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 (4 * i_0 + i_1) (8 * j_0 + j_1)
  ⟨⟨⟨(int_le_add h7), (int_c361 h8)⟩, ⟨(int_le_add h5), h9⟩⟩, (int_c116 h6)⟩ rfl)))))
  : (known_7 I M n i_0 j_0 i_1 j_1) ⟨a_c, [4 * i_0 + i_1, 8 * j_0 + j_1]⟩ (M t_C [4 * i_0 + i_1, 8 * j_0 + j_1])))
  (ev_cons
  (ev_read ((at_right (at_right (at_left (at_points1 (8 * j_0 + j_1) ⟨(int_c27 h3 h7), (int_c275 h4 h8)⟩ rfl))))
  : (known_7 I M n i_0 j_0 i_1 j_1) ⟨a_bias, [8 * j_0 + j_1]⟩ (M t_bias [8 * j_0 + j_1]))) ev_nil)))
  (ev_cons ev_const ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_1 n hl hM (4 * i_0 + i_1) (8 * j_0 + j_1) trivial)))
  : I.fn f_3 [I.fn f_0 [M t_C [4 * i_0 + i_1, 8 * j_0 + j_1], M t_bias [8 * j_0 + j_1]], I.fn f_1 []] = M t_D [4 * i_0 + i_1, 8 * j_0 + j_1])))))
  (fun (h9 : ¬ 4 * i_0 + i_1 < n) => vc_skip))

theorem kept_7 (i_0 j_0 i_1 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) (h3 : 0 ≤ j_0) (h4 : j_0 < 4) (h5 : 0 ≤ i_1) (h6 : i_1 < 4) (h7 : 0 ≤ j_1) (h8 : j_1 < 8) :
    Heap.Entails ((body_7 I M).post (((((base E n).set v_i_0 i_0).set v_j_0 j_0).set v_i_1 i_1).set v_j_1 j_1) (known_7 I M n i_0 j_0 i_1 j_1)) (known_7 I M n i_0 j_0 i_1 (j_1 + 1)) :=
  (show Heap.Entails _ (known_7 I M n i_0 j_0 i_1 (j_1 + 1)) from (entails_and
  (entails_points2 (fun q27 q28 h9 => (at_if_of cond_holds (fun (h10 : 4 * i_0 + i_1 < n) =>
  (at_set_other (by decide) (at_left (at_points2 q27 q28 h9 rfl))))
  (fun (h10 : ¬ 4 * i_0 + i_1 < n) => (at_left (at_points2 q27 q28 h9 rfl)))))) (entails_and
  (entails_points2 (fun q29 q30 h9 => (at_if_of cond_holds (fun (h10 : 4 * i_0 + i_1 < n) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q29 q30 h9 rfl)))))
  (fun (h10 : ¬ 4 * i_0 + i_1 < n) => (at_right (at_left (at_points2 q29 q30 h9 rfl)))))))
  (entails_and
  (entails_points1 (fun q31 h9 => (at_if_of cond_holds (fun (h10 : 4 * i_0 + i_1 < n) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points1 q31 h9 rfl))))))
  (fun (h10 : ¬ 4 * i_0 + i_1 < n) => (at_right (at_right (at_left (at_points1 q31 h9 rfl))))))))
  (entails_and
  (entails_points2 (fun q32 q33 h9 => (at_if_of cond_holds (fun (h10 : 4 * i_0 + i_1 < n) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_left (at_points2 q32 q33 h9 rfl)))))))
  (fun (h10 : ¬ 4 * i_0 + i_1 < n) =>
  (at_right (at_right (at_right (at_left (at_points2 q32 q33 h9 rfl)))))))))
  (entails_points2 (fun q34 q35 h9 => (Or.elim h9 (fun h10 => (at_if_of cond_holds
  (fun (h11 : 4 * i_0 + i_1 < n) => ((Classical.em (q34 = 4 * i_0 + i_1 ∧ q35 = 8 * j_0 + j_1)).elim
  (fun h12 => (at_set_eq2 q34 q35 (4 * i_0 + i_1) (8 * j_0 + j_1) h12
  ((at_congr2 h12.1 h12.2) : M t_D [q34, q35] = M t_D [4 * i_0 + i_1, 8 * j_0 + j_1])))
  (fun h12 => (at_set_ne2 q34 q35 (4 * i_0 + i_1) (8 * j_0 + j_1) h12
  (at_right (at_right (at_right (at_right (at_points2 q34 q35 (Or.inl ⟨⟨h10.1.1, ⟨h10.1.2.1, (int_c188 h10.1.1 h10.1.2.2 h12)⟩⟩, h10.2⟩)
  rfl))))))))) (fun (h11 : ¬ 4 * i_0 + i_1 < n) => (False.elim ((int_c568 h10.2 h11) : False)))))
  (fun h10 => (Or.elim h10 (fun h11 => (at_if_of cond_holds (fun (h12 : 4 * i_0 + i_1 < n) =>
  (at_set_ne2 q34 q35 (4 * i_0 + i_1) (8 * j_0 + j_1) (fun h13 => (int_c42 h5 h13.1 h11.2.2))
  (at_right (at_right (at_right (at_right (at_points2 q34 q35 (Or.inr h10) rfl)))))))
  (fun (h12 : ¬ 4 * i_0 + i_1 < n) =>
  (at_right (at_right (at_right (at_right (at_points2 q34 q35 (Or.inr h10) rfl))))))))
  (fun h11 => (Or.elim h11 (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * i_0 + i_1 < n) =>
  (at_set_ne2 q34 q35 (4 * i_0 + i_1) (8 * j_0 + j_1) (fun h14 => (int_c42 h7 h14.2 h12.1.1.2))
  (at_right (at_right (at_right (at_right (at_points2 q34 q35 (Or.inr h10) rfl)))))))
  (fun (h13 : ¬ 4 * i_0 + i_1 < n) =>
  (at_right (at_right (at_right (at_right (at_points2 q34 q35 (Or.inr h10) rfl))))))))
  (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * i_0 + i_1 < n) =>
  (at_set_ne2 q34 q35 (4 * i_0 + i_1) (8 * j_0 + j_1) (fun h14 => (int_c49 h14.1 h12.2))
  (at_right (at_right (at_right (at_right (at_points2 q34 q35 (Or.inr h10) rfl)))))))
  (fun (h13 : ¬ 4 * i_0 + i_1 < n) =>
  (at_right (at_right (at_right (at_right (at_points2 q34 q35 (Or.inr h10) rfl))))))))))))))))))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j_1 (.const 0) (.const 8)
    (fun e x => known_7 I M (e v_n) (e v_i_0) (e v_j_0) (e v_i_1) x) (body_7 I M)

theorem vc_6 (i_0 j_0 i_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) (h3 : 0 ≤ j_0) (h4 : j_0 < 4) (h5 : 0 ≤ i_1) (h6 : i_1 < 4) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c [n, 32]) ((((base E n).set v_i_0 i_0).set v_j_0 j_0).set v_i_1 i_1) (known_6 I M n i_0 j_0 i_1) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun q36 q37 h7 => (Or.elim h7 (fun h8 => (False.elim (int_c12 h8.1.2.1 h8.1.2.2))) (fun h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_right (at_right (at_points2 q36 q37 h8 rfl))))))
  (fun h9 =>
  (Or.elim h9 (fun h10 => (at_right (at_right (at_right (at_right (at_points2 q36 q37 h8 rfl))))))
  (fun h10 => (at_right (at_right (at_right (at_right (at_points2 q36 q37 h8 rfl)))))))))))))))))
  : Heap.Entails (known_6 I M n i_0 j_0 i_1) (known_7 I M n i_0 j_0 i_1 0))
  (fun j_1 h7 h8 => (vc_7 n hl hM i_0 j_0 i_1 j_1 h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun j_1 h7 h8 => (kept_7 n hl hM i_0 j_0 i_1 j_1 h0 h1 h2 h3 h4 h5 h6 h7 h8)))

theorem kept_6 (i_0 j_0 i_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) (h3 : 0 ≤ j_0) (h4 : j_0 < 4) (h5 : 0 ≤ i_1) (h6 : i_1 < 4) :
    Heap.Entails ((body_6 I M).post ((((base E n).set v_i_0 i_0).set v_j_0 j_0).set v_i_1 i_1) (known_6 I M n i_0 j_0 i_1)) (known_6 I M n i_0 j_0 (i_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun q38 q39 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_right (at_points2 q38 q39 (Or.inr (Or.inl h8)) rfl))))))
  (fun h8 => (Or.elim h8 (fun h9 =>
  (at_right (at_right (at_right (at_right (at_points2 q38 q39 (Or.inr (Or.inr (Or.inl h9))) rfl))))))
  (fun h9 =>
  (at_right (at_right (at_right (at_right (at_points2 q38 q39 ((Classical.em (q38 = i_1 + 4 * i_0)).elim
  (fun h10 => (Or.inl ⟨⟨h10, ⟨h9.1.1.1, (int_c260 h9.1.1.2)⟩⟩, (int_eba_tbc_tac h10 h9.1.2.2)⟩))
  (fun h10 =>
  (Or.inr (Or.inr (Or.inr ⟨⟨⟨h9.1.1.1, h9.1.1.2⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩, (int_c103 h9.2 h10)⟩)))))
  rfl))))))))))))))) : Heap.Entails (known_7 I M n i_0 j_0 i_1 8) (known_6 I M n i_0 j_0 (i_1 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c [.var v_n, .const 32] <|
  .seq (.for v_ax0 (.const 0) (.const 4)
    (fun e x => known_3 I M (e v_n) (e v_i_0) (e v_j_0) x) (body_3 I M)) <|
  .for v_i_1 (.const 0) (.const 4)
    (fun e x => known_6 I M (e v_n) (e v_i_0) (e v_j_0) x) (body_6 I M)

theorem vc_2 (i_0 j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) (h3 : 0 ≤ j_0) (h4 : j_0 < 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E n)) (((base E n).set v_i_0 i_0).set v_j_0 j_0) (known_2 I M n i_0 j_0) :=
  (vc_allocate (vc_seq (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_3 I M n i_0 j_0 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_without (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun q25 q26 h5 => (False.elim (int_c12 h5.1.2.1 h5.2))))
  (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl)))))))))
  (fun x_ax0 h5 h6 => (vc_3 n hl hM i_0 j_0 x_ax0 h0 h1 h2 h3 h4 h5 h6))
  (fun x_ax0 h5 h6 => (kept_3 n hl hM i_0 j_0 x_ax0 h0 h1 h2 h3 h4 h5 h6))) (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q40 q41 h5 =>
  (at_right (at_right (at_right (at_left (at_points2 q40 q41 ⟨h5.1, (int_c168 h5.2)⟩ rfl)))))))
  (entails_points2 (fun q42 q43 h5 => (Or.elim h5
  (fun h6 => (at_right (at_right (at_right (at_right (at_points2 q42 q43 (Or.inl h6) rfl))))))
  (fun h6 => (Or.elim h6
  (fun h7 => (at_right (at_right (at_right (at_right (at_points2 q42 q43 (Or.inr h7) rfl))))))
  (fun h7 => (False.elim (int_c12 h7.1.2.1 h7.2))))))))))))
  : Heap.Entails (known_3 I M n i_0 j_0 4) (known_6 I M n i_0 j_0 0))
  (fun i_1 h5 h6 => (vc_6 n hl hM i_0 j_0 i_1 h0 h1 h2 h3 h4 h5 h6))
  (fun i_1 h5 h6 => (kept_6 n hl hM i_0 j_0 i_1 h0 h1 h2 h3 h4 h5 h6)))))

theorem kept_2 (i_0 j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) (h3 : 0 ≤ j_0) (h4 : j_0 < 4) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_i_0 i_0).set v_j_0 j_0) (known_2 I M n i_0 j_0)) (known_2 I M n i_0 (j_0 + 1)) :=
  (show Heap.Entails _ (known_2 I M n i_0 (j_0 + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_restore (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_restore (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun q44 q45 h5 => (Or.elim h5 (fun h6 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_right (at_points2 q44 q45 (Or.inl h6) rfl)))))
  : (known_6 I M n i_0 j_0 4) ⟨a_d, [q44, q45]⟩ (M t_D [q44, q45]))))
  (fun h6 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_right (at_points2 q44 q45 (Or.inr ((Classical.em (q45 < 8 * j_0)).elim
  (fun h7 => (Or.inl ⟨⟨⟨h6.1.1.1, h7⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, h6.2⟩)) (fun h7 =>
  (Or.inr ⟨⟨⟨(int_ntba_lab h7), (int_c54 h6.1.1.2)⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, (int_c168 h6.2)⟩))))
  rfl))))) : (known_6 I M n i_0 j_0 4) ⟨a_d, [q44, q45]⟩ (M t_D [q44, q45])))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j_0 (.const 0) (.const 4)
    (fun e x => known_2 I M (e v_n) (e v_i_0) x) (body_2 I M)

theorem vc_1 (i_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E n)) ((base E n).set v_i_0 i_0) (known_1 I M n i_0) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q46 q47 h3 => (Or.elim h3 (fun h4 =>
  (at_right (at_right (at_right (at_points2 q46 q47 ⟨⟨h4.1, ⟨h4.2.1, (int_c72 h4.2.2 h2)⟩⟩, h4.2.2⟩ rfl)))))
  (fun h4 => (False.elim (int_c41 h4.1.1.1 h4.1.1.2)))))))))
  : Heap.Entails (known_1 I M n i_0) (known_2 I M n i_0 0))
  (fun j_0 h3 h4 => (vc_2 n hl hM i_0 j_0 h0 h1 h2 h3 h4))
  (fun j_0 h3 h4 => (kept_2 n hl hM i_0 j_0 h0 h1 h2 h3 h4)))

theorem kept_1 (i_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i_0) (h2 : i_0 < (n + 3) / 4) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_i_0 i_0) (known_1 I M n i_0)) (known_1 I M n (i_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q48 q49 h3 => (at_right (at_right (at_right (at_points2 q48 q49
  ((Classical.em (q48 < 4 * i_0)).elim (fun h4 => (Or.inl ⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h4⟩⟩))
  (fun h4 =>
  (Or.inr ⟨⟨⟨h3.1.1.1, (int_c338 h3.1.1.2)⟩, ⟨(int_ntba_lab h4), h3.1.2.2⟩⟩, (int_c31 h3.2)⟩))) rfl)))))))))
  : Heap.Entails (known_2 I M n i_0 4) (known_1 I M n (i_0 + 1)))

theorem race_1 (h0 : 0 ≤ n) :
    ParVC I 0 ((n + 3) / 4) (body_1 I M).erase (fun i_0 => ((base E n).set v_i_0 i_0)) (fun i_0 => (body_1 I M).post ((base E n).set v_i_0 i_0) (known_1 I M n i_0)) :=
  (race_arrays [a_d] rfl rfl (all_cons
  (apart2 (fun i_0 c0 c1 => ((0 ≤ c1 ∧ c1 < 32) ∧ 4 * i_0 ≤ c0 ∧ c0 < n) ∧ c0 ≤ 4 * i_0 + 3)
  (fun i_0 c0 c1 => (1 : Int) < 0)
  (fun i_0 h1 h2 => (w_for 0 4 rfl rfl (fun j_0 h3 h4 => (w_allocate (w_seq (w_none rfl)
  (w_for 0 4 rfl rfl (fun i_1 h5 h6 => (w_for 0 8 rfl rfl (fun j_1 h7 h8 => (w_if_of cond_holds
  (fun (h9 : 4 * i_0 + i_1 < n) => (w_let (w_let (w_assign2 (4 * i_0 + i_1) (8 * j_0 + j_1)
  ⟨⟨⟨((int_c27 h3 h7) : 0 ≤ 8 * j_0 + j_1), ((int_c275 h4 h8) : 8 * j_0 + j_1 < 32)⟩, ⟨((int_le_add h5) : 4 * i_0 ≤ 4 * i_0 + i_1), h9⟩⟩, ((int_c116 h6) : 4 * i_0 + i_1 ≤ 4 * i_0 + 3)⟩))))
  (fun (h9 : ¬ 4 * i_0 + i_1 < n) => (w_none rfl)))))))))))) (fun i_0 h1 h2 => (r_none rfl))
  (fun i_0 y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_c138 h6.2 h7.2 h6.1.2.1 h7.1.2.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i_0 (.const 0) (.div (.add (.var v_n) (.const 3)) 4)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_par_of 0 ((n + 3) / 4) rfl rfl
  (show Heap.Entails _ (known_1 I M n 0) from (entails_and (entails_points2 (fun q50 q51 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_n), (.const 0, .const 64)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q50, q51]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q50, _, rfl, h1.2.1, h1.2.2, q51, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q52 q53 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .const 64), (.const 0, .const 32)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q52, q53]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q52, _, rfl, h1.2.1, h1.2.2, q53, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q54 h1 =>
  (at_input (R := (Region.mk t_bias [(.const 0, .const 32)])) (b := (Binding.mk a_bias t_bias [v_i0] [.var v_i0] none)) (p := [q54]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q54, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q55 q56 h1 => (False.elim (int_c14 h1.1.2.1 h1.2))))))))
  (fun i_0 h1 h2 => (vc_1 n hl hM i_0 h0 h1 h2)) (fun i_0 h1 h2 => (kept_1 n hl hM i_0 h0 h1 h2))
  (race_1 n hl hM h0))

theorem output_0_3 (q57 q58 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q57) (h2 : q57 < n) (h3 : 0 ≤ q58) (h4 : q58 < 32) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_d, [q57, q58]⟩ (M t_D [q57, q58]) :=
  ((at_right (at_right (at_right (at_points2 q57 q58 ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, (int_c28 h2)⟩ rfl))))
  : (known_1 I M n (max 0 ((n + 3) / 4))) ⟨a_d, [q57, q58]⟩ (M t_D [q57, q58]))

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
