module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `i1` -/ abbrev v_i1 : Var := 4
/-- `j_0` -/ abbrev v_j_0 : Var := 5
/-- `j_1` -/ abbrev v_j_1 : Var := 6
/-- `x` -/ abbrev a_x : Arr := 0
/-- `r` -/ abbrev a_r : Arr := 1
/-- `r_rf` -/ abbrev a_r_rf : Arr := 2
/-- `X` -/ abbrev t_X : Ten := 0
/-- `R` -/ abbrev t_R : Ten := 1

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n)]
  inputs := [Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 100)]]
  outputs := [Region.mk t_R [(.const 0, .var v_n)]]
  equations :=
    [
      Equation.mk
        t_R
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []]
          (.declared "max_f32")
          [v_j]
          (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 100)))
          (.access t_X [.var v_i, .var v_j]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_r t_R [v_i0] [.var v_i0] none]
  body :=
    .allocate a_r_rf [.var v_n, .const 8] <|
    .seq (.for v_i (.const 0) (.var v_n) <|
      .scope [a_r_rf] <|
        .for v_j_0 (.const 0) (.const 13) <|
          .for v_j_1 (.const 0) (.const 8) <|
            .ifte (.lt (.add (.mul 8 (.var v_j_0)) (.var v_j_1)) (.const 100)) (
              .seq (.ifte (.eq (.var v_j_0) (.const 0)) (
                .assign
                  a_r_rf
                  [.var v_i, .var v_j_1]
                  (.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) [])
              ) (
                .skip
              )) <|
              .accumulate
                false
                (.declared "max_f32")
                a_r_rf
                [.var v_i, .var v_j_1]
                (.read a_x [.var v_i, .add (.mul 8 (.var v_j_0)) (.var v_j_1)])
            ) (
              .skip
            )) <|
    .for v_i (.const 0) (.var v_n) <|
      .scope [a_r] <|
        .for v_j_1 (.const 0) (.const 8) <|
          .seq (.ifte (.eq (.var v_j_1) (.const 0)) (
            .assign a_r [.var v_i] (.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) [])
          ) (
            .skip
          )) <|
          .accumulate false (.declared "max_f32") a_r [.var v_i] (.read a_r_rf [.var v_i, .var v_j_1])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.declared "max_f32") ∧ RightUnit I (.declared "max_f32") (I.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []) ∧ RightComm I (.declared "max_f32")

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.declared "max_f32") := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.declared "max_f32") (I.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.declared "max_f32") := hl.2.2

abbrev f_0 : Fn := .declared "max_f32"
abbrev f_1 : Fn := .literal .f32 (-340282346638528860000000000000000000000) 1

abbrev base (E : Env) (n : Int) : Env := (E.set v_n n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_r : ∀ b ∈ impl.bindings, b.array = a_r → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (c1 ≤ y_k0 ∧ y_k0 < 100) ∧ (y_k0 + (-1) * c1) % 8 = 0)) (body1 (fun y_k0 => M t_X [c0, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 i j_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((c1 ≤ y_k0 ∧ y_k0 < 100) ∧ y_k0 ≤ 8 * j_0 + c1 + (-8)) ∧ c0 = i) ∧ (y_k0 + (-1) * c1) % 8 = 0 ∨ ((c1 ≤ y_k0 ∧ y_k0 < 100) ∧ (y_k0 + (-1) * c1) % 8 = 0) ∧ c0 < i)) (body1 (fun y_k0 => M t_X [c0, y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c1 i j_0 j_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((y_k0 = 8 * j_0 + c1 ∧ c0 = i) ∧ 8 * j_0 + c1 ≤ 99) ∧ c1 < j_1 ∨ ((c1 ≤ y_k0 ∧ y_k0 < 100) ∧ (y_k0 + (-1) * c1) % 8 = 0) ∧ c0 < i) ∨ ((c1 ≤ y_k0 ∧ y_k0 ≤ 8 * j_0 + c1 + (-8)) ∧ c0 = i) ∧ (y_k0 + (-1) * c1) % 8 = 0)) (body1 (fun y_k0 => M t_X [c0, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i j_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 100) ∧ y_k0 % 8 < j_1)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i j_0 j_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = j_1 + 8 * j_0 ∨ (j_1 ≤ y_k0 ∧ y_k0 ≤ j_1 + 8 * j_0 + (-8)) ∧ (y_k0 + (-1) * j_1) % 8 = 0)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (i j_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 100) ∧ y_k0 % 8 ≤ j_1)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 100)) (body1 (fun y_k0 => M t_X [i, y_k0])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_R [i]) = (value_6 I M i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 100))) (.access t_X [.var v_i, .var v_j])) ((base E n).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (j : Int) => cond_holds)
  (fun (j : Int) (h1 : 0 ≤ j ∧ j < 100) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_r_rf
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (value_0 I M c0 c1))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_x
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 100) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_X [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M i).and (known_1_1 I M n))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (i j_0 : Int) : Heap V :=
  .points2 a_r_rf
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 ≤ i) ∧ c0 < j_0 + i)
    (fun c0 c1 => (value_1 I M c0 c1 i j_0))

noncomputable def known_2 (I : Interp V) (M : Model V) (n i j_0 : Int) : Heap V :=
  ((known_2_0 I M i j_0).and (known_1_1 I M n))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (i j_0 j_1 : Int) : Heap V :=
  .points2 a_r_rf
    (fun c0 c1 => (c0 = i ∧ 0 ≤ c1 ∧ c1 < j_1) ∧ j_0 = 0 ∨ ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 ≤ i) ∧ c0 < j_0 + i)
    (fun c0 c1 => (value_2 I M c0 c1 i j_0 j_1))

noncomputable def known_3 (I : Interp V) (M : Model V) (n i j_0 j_1 : Int) : Heap V :=
  ((known_3_0 I M i j_0 j_1).and (known_1_1 I M n))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 8 (.var v_j_0)) (.var v_j_1)) (.const 100)) (
    .seq (.ifte (.eq (.var v_j_0) (.const 0)) (
      .assign
        a_r_rf
        [.var v_i, .var v_j_1]
        (.fn f_1 [])
        (fun e => (I.fn f_1 []))
    ) (
      .skip
    )) <|
    .accumulate
      false
      f_0
      a_r_rf
      [.var v_i, .var v_j_1]
      (.read a_x [.var v_i, .add (.mul 8 (.var v_j_0)) (.var v_j_1)])
      (fun e => (value_4 I M (e v_i) (e v_j_0) (e v_j_1)))
  ) (
    .skip
  )

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => M t_X [i, y_k0])))

theorem vc_3 (i j_0 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 13) (h5 : 0 ≤ j_1) (h6 : j_1 < 8) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E n)) a_r_rf [n, 8]) ((((base E n).set v_i i).set v_j_0 j_0).set v_j_1 j_1) (known_3 I M n i j_0 j_1) :=
  (vc_if_of cond_holds
  (fun (h7 : 8 * j_0 + j_1 < 100) => (vc_seq (vc_if_of cond_holds (fun (h8 : j_0 = 0) =>
  (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨h1, h2, h5, h6, trivial⟩) ev_const rfl)) (fun (h8 : ¬ j_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (j_0 = 0)).elim (fun h8 => (Or.inl h8))
  (fun h8 => (Or.inr (int_lab_neba_tab h3 h8)))) : j_0 = 0 ∨ 0 < j_0) (fun h8 =>
  (vc_accumulate_of (I.fn f_1 [])
  (M t_X [i, 8 * j_0 + j_1])
  (at_if_of cond_holds (fun (h9 : j_0 = 0) => (at_set_eq2 i j_1 i j_1 ⟨rfl, rfl⟩ rfl))
  (fun (h9 : ¬ j_0 = 0) => (False.elim ((int_eab_neab_F h8 h9) : False))))
  (ev_read (at_if_of cond_holds (fun (h9 : j_0 = 0) => (at_set_other (by decide)
  ((at_right (at_points2 i (8 * j_0 + j_1) ⟨⟨(int_c27 h3 h5), h7⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M n i j_0 j_1) ⟨a_x, [i, 8 * j_0 + j_1]⟩ (M t_X [i, 8 * j_0 + j_1]))))
  (fun (h9 : ¬ j_0 = 0) => (False.elim ((int_eab_neab_F h8 h9) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], M t_X [i, 8 * j_0 + j_1]] = I.fn f_0 [value_7 I M i, M t_X [i, 8 * j_0 + j_1]])
  (append1 (8 * j_0 + j_1) j_1 (j_1 + 1)
  (fun q0 h9 => (Or.elim h9 (fun h10 => ⟨(int_c286 h3 h10), (int_c290 h8 h10)⟩)
  (fun h10 => (False.elim (int_c294 h10.1.1 h10.1.2 h8)))))
  (fun q0 => ⟨(fun h9 => (Or.elim h9 (fun h10 => (Or.inr (int_c5 h10)))
  (fun h10 => (False.elim (int_c294 h10.1.1 h10.1.2 h8))))), (fun h9 =>
  (Or.elim h9 (fun h10 => (False.elim (int_one_lt_zero h10))) (fun h10 => (Or.inl (int_c5 h10)))))⟩)
  (fun q0 h9 => (False.elim (int_one_lt_zero h9))) (fun q0 h9 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], M t_X [i, 8 * j_0 + j_1]] = value_4 I M i j_0 j_1)))
  (fun h8 => (vc_accumulate_of (value_2 I M i j_1 i j_0 j_1) (M t_X [i, 8 * j_0 + j_1])
  (at_if_of cond_holds (fun (h9 : j_0 = 0) => (False.elim ((int_eab_tba_F h9 h8) : False)))
  (fun (h9 : ¬ j_0 = 0) =>
  ((at_left (at_points2 i j_1 (Or.inr ⟨⟨⟨h5, h6⟩, ⟨h1, int_refl⟩⟩, (int_lt_add_left h8)⟩) rfl))
  : (known_3 I M n i j_0 j_1) ⟨a_r_rf, [i, j_1]⟩ (value_2 I M i j_1 i j_0 j_1))))
  (ev_read (at_if_of cond_holds (fun (h9 : j_0 = 0) => (False.elim ((int_eab_tba_F h9 h8) : False)))
  (fun (h9 : ¬ j_0 = 0) =>
  ((at_right (at_points2 i (8 * j_0 + j_1) ⟨⟨(int_c216 h5 h8), h7⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M n i j_0 j_1) ⟨a_x, [i, 8 * j_0 + j_1]⟩ (M t_X [i, 8 * j_0 + j_1])))))
  ((append1 (8 * j_0 + j_1) j_1 (j_1 + 8 * j_0 + 1)
  (fun q2 h9 => (Or.elim h9 (fun h10 => ⟨(int_c283 h10 h8), (int_eab_taB h10)⟩)
  (fun h10 => ⟨h10.1.1, (int_c262 h10.1.2)⟩)))
  (fun q2 => ⟨(fun h9 => (Or.elim h9 (fun h10 => (Or.inr (int_c5 h10)))
  (fun h10 => (Or.inl (Or.inr ⟨⟨⟨h10.1.1, (int_c44 h10.1.2)⟩, rfl⟩, h10.2⟩))))), (fun h9 => (Or.elim h9
  (fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_irrefl h12.2)))
  (fun h12 => (False.elim (int_irrefl h12.2)))))
  (fun h11 => (Or.inr ⟨⟨h11.1.1.1, (int_c44 h11.1.1.2)⟩, h11.2⟩))))
  (fun h10 => (Or.inl (int_c5 h10)))))⟩)
  (fun q2 h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (False.elim (int_irrefl h11.2)))
  (fun h11 => (False.elim (int_irrefl h11.2))))) (fun h10 => (int_c200 h10.1.1.2))))
  (fun q2 h9 => rfl) rfl)
  : I.fn f_0 [value_2 I M i j_1 i j_0 j_1, M t_X [i, 8 * j_0 + j_1]] = value_4 I M i j_0 j_1))))))
  (fun (h7 : ¬ 8 * j_0 + j_1 < 100) => vc_skip))

theorem kept_3 (i j_0 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 13) (h5 : 0 ≤ j_1) (h6 : j_1 < 8) :
    Heap.Entails ((body_3 I M).post ((((base E n).set v_i i).set v_j_0 j_0).set v_j_1 j_1) (known_3 I M n i j_0 j_1)) (known_3 I M n i j_0 (j_1 + 1)) :=
  (show Heap.Entails _ (known_3 I M n i j_0 (j_1 + 1)) from
  (entails_and (entails_points2 (fun q3 q4 h7 => (Or.elim h7 (fun h8 =>
  (at_if_of cond_holds (fun (h9 : 8 * j_0 + j_1 < 100) => ((Classical.em (q3 = i ∧ q4 = j_1)).elim
  (fun h10 => (at_set_eq2 q3 q4 i j_1 h10 ((reduce_congr1 (fun q5 =>
  ⟨(fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (int_c64 h10.2 h13.1.1.1)))
  (fun h13 => (False.elim (int_eab_tab_F h8.1.1 h13.2)))))
  (fun h12 => (False.elim (int_c295 h12.1.1.1 h12.1.1.2 h8.2))))), (fun h11 => (Or.elim h11 (fun h12 =>
  (Or.inl (Or.inl ⟨⟨⟨(int_c63 h10.2 h12), h8.1.1⟩, (int_c416 h8.2 h6 h8.1.2.2)⟩, h8.1.2.2⟩)))
  (fun h12 => (False.elim (int_c294 h12.1.1 h12.1.2 h8.2)))))⟩)
  (fun q5 h11 => (at_congr2 h8.1.1 rfl)))
  : value_2 I M q3 q4 i j_0 (j_1 + 1) = value_4 I M i j_0 j_1)))
  (fun h10 => (at_set_ne2 q3 q4 i j_1 h10
  (at_if_of cond_holds (fun (h11 : j_0 = 0) => (at_set_ne2 q3 q4 i j_1 h10
  (at_left (at_points2 q3 q4 (Or.inl ⟨⟨h8.1.1, ⟨h8.1.2.1, (int_c0 h8.1.1 h8.1.2.2 h10)⟩⟩, h8.2⟩)
  (reduce_congr1 (fun q6 => ⟨(fun h12 => (Or.elim h12
  (fun h13 => (Or.elim h13 (fun h14 => (Or.inl (Or.inl ⟨h14.1, (int_c0 h8.1.1 h8.1.2.2 h10)⟩)))
  (fun h14 => (False.elim (int_eab_tab_F h8.1.1 h14.2)))))
  (fun h13 => (False.elim (int_c295 h13.1.1.1 h13.1.1.2 h8.2))))), (fun h12 => (Or.elim h12 (fun h13 => (Or.elim h13 (fun h14 => (Or.inl (Or.inl ⟨h14.1, h8.1.2.2⟩)))
  (fun h14 => (False.elim (int_eab_tab_F h8.1.1 h14.2)))))
  (fun h13 => (False.elim (int_c295 h13.1.1.1 h13.1.1.2 h8.2)))))⟩) (fun q6 h12 => rfl))))))
  (fun (h11 : ¬ j_0 = 0) => (False.elim ((int_eab_neab_F h8.2 h11) : False))))))))
  (fun (h9 : ¬ 8 * j_0 + j_1 < 100) => (False.elim ((int_c392 h8.2 h6 h9) : False))))) (fun h8 =>
  (at_if_of cond_holds (fun (h9 : 8 * j_0 + j_1 < 100) => ((Classical.em (q3 = i ∧ q4 = j_1)).elim
  (fun h10 => (at_set_eq2 q3 q4 i j_1 h10 ((reduce_congr1 (fun q7 =>
  ⟨(fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (int_c64 h10.2 h13.1.1.1)))
  (fun h13 => (False.elim (int_eab_tab_F h10.1 h13.2))))) (fun h12 =>
  (Or.inr ⟨⟨(int_lbc_eba_lac h12.1.1.1 h10.2), (int_c130 h12.1.1.2 h10.2)⟩, (int_c237 h10.2 h12.2)⟩)))), (fun h11 => (Or.elim h11 (fun h12 =>
  (Or.inl (Or.inl ⟨⟨⟨(int_c63 h10.2 h12), h10.1⟩, (int_c386 h10.2 h9)⟩, (int_eab_taB h10.2)⟩)))
  (fun h12 =>
  (Or.inr ⟨⟨⟨(int_lbc_eab_lac h12.1.1 h10.2), (int_c131 h12.1.2 h10.2)⟩, h10.1⟩, (int_c185 h10.2 h12.2)⟩))))⟩)
  (fun q7 h11 => (at_congr2 h10.1 rfl)))
  : value_2 I M q3 q4 i j_0 (j_1 + 1) = value_4 I M i j_0 j_1)))
  (fun h10 => (at_set_ne2 q3 q4 i j_1 h10
  (at_if_of cond_holds (fun (h11 : j_0 = 0) => (at_set_ne2 q3 q4 i j_1 h10
  (at_left (at_points2 q3 q4 (Or.inr h8) (reduce_congr1 (fun q8 => ⟨(fun h12 =>
  (Or.elim h12 (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_c211 h14.1.1.2 h11 h8.2)))
  (fun h14 => (Or.inl (Or.inr h14))))) (fun h13 => (False.elim (int_c211 h13.1.2 h11 h8.2))))), (fun h12 =>
  (Or.elim h12 (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_c211 h14.1.1.2 h11 h8.2)))
  (fun h14 => (Or.inl (Or.inr h14))))) (fun h13 => (False.elim (int_c211 h13.1.2 h11 h8.2)))))⟩)
  (fun q8 h12 => rfl)))))) (fun (h11 : ¬ j_0 = 0) =>
  (at_left (at_points2 q3 q4 (Or.inr h8) ((reduce_congr1 (fun q9 => ⟨(fun h12 => (Or.elim h12
  (fun h13 => (Or.elim h13 (fun h14 => (Or.inl (Or.inl ⟨h14.1, (int_c0 h14.1.1.2 h14.2 h10)⟩)))
  (fun h14 => (Or.inl (Or.inr h14))))) (fun h13 => (Or.inr h13)))), (fun h12 =>
  (Or.elim h12 (fun h13 => (Or.elim h13 (fun h14 => (Or.inl (Or.inl ⟨h14.1, (int_tab_taB h14.2)⟩)))
  (fun h14 => (Or.inl (Or.inr h14))))) (fun h13 => (Or.inr h13))))⟩) (fun q9 h12 => rfl))
  : value_2 I M q3 q4 i j_0 (j_1 + 1) = value_2 I M q3 q4 i j_0 j_1)))))))))
  (fun (h9 : ¬ 8 * j_0 + j_1 < 100) =>
  (at_left (at_points2 q3 q4 (Or.inr h8) ((reduce_congr1 (fun q10 => ⟨(fun h10 => (Or.elim h10
  (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (Or.inl ⟨h12.1, (int_c391 h12.1.2 h9)⟩)))
  (fun h12 => (Or.inl (Or.inr h12))))) (fun h11 => (Or.inr h11)))), (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (Or.inl ⟨h12.1, (int_tab_taB h12.2)⟩)))
  (fun h12 => (Or.inl (Or.inr h12))))) (fun h11 => (Or.inr h11))))⟩) (fun q10 h10 => rfl))
  : value_2 I M q3 q4 i j_0 (j_1 + 1) = value_2 I M q3 q4 i j_0 j_1)))))))))
  (entails_points2 (fun q11 q12 h7 => (at_if_of cond_holds
  (fun (h8 : 8 * j_0 + j_1 < 100) => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h9 : j_0 = 0) => (at_set_other (by decide) (at_right (at_points2 q11 q12 h7 rfl))))
  (fun (h9 : ¬ j_0 = 0) => (at_right (at_points2 q11 q12 h7 rfl))))))
  (fun (h8 : ¬ 8 * j_0 + j_1 < 100) => (at_right (at_points2 q11 q12 h7 rfl))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j_1 (.const 0) (.const 8)
    (fun e x => known_3 I M (e v_n) (e v_i) (e v_j_0) x) (body_3 I M)

theorem vc_2 (i j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 13) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E n)) a_r_rf [n, 8]) (((base E n).set v_i i).set v_j_0 j_0) (known_2 I M n i j_0) :=
  (vc_for_of 0 8 rfl rfl ((entails_and (entails_points2 (fun q13 q14 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.1.2.1 h6.1.2.2))) (fun h6 =>
  (at_left (at_points2 q13 q14 h6 (reduce_congr1 (fun q15 => ⟨(fun h7 => (Or.elim h7 (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_lab_tba_F h6.1.1.1 h9.2))) (fun h9 => (Or.inr h9))))
  (fun h8 => (Or.inl ⟨⟨⟨⟨h8.1.1.1, (int_c417 h8.1.1.2 h4 h6.1.1.2)⟩, h8.1.1.2⟩, h8.1.2⟩, h8.2⟩)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inr ⟨⟨⟨h8.1.1.1.1, h8.1.1.2⟩, h8.1.2⟩, h8.2⟩))
  (fun h8 => (Or.inl (Or.inr h8)))))⟩) (fun q15 h7 => rfl)))))))) (entails_right entails_refl))
  : Heap.Entails (known_2 I M n i j_0) (known_3 I M n i j_0 0))
  (fun j_1 h5 h6 => (vc_3 n hl hM i j_0 j_1 h0 h1 h2 h3 h4 h5 h6))
  (fun j_1 h5 h6 => (kept_3 n hl hM i j_0 j_1 h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (i j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 13) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_i i).set v_j_0 j_0) (known_2 I M n i j_0)) (known_2 I M n i (j_0 + 1)) :=
  ((entails_and
  (entails_points2 (fun q16 q17 h5 => (at_left (at_points2 q16 q17 ((Classical.em (q16 = i)).elim
  (fun h6 => ((Classical.em (j_0 = 0)).elim (fun h7 => (Or.inl ⟨⟨h6, ⟨h5.1.1.1, h5.1.1.2⟩⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c53 h5.1.2.2 h3 h7)⟩))))
  (fun h6 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c125 h5.1.2.2 h3 h6)⟩)))
  (reduce_congr1
  (fun q18 => ⟨(fun h6 => (Or.elim h6 (fun h7 => ((Classical.em (q18 = 8 * j_0 + q17)).elim
  (fun h8 => (Or.inl (Or.inl ⟨⟨⟨h8, h7.1.2⟩, (int_c350 h8 h7.1.1.1.2)⟩, h5.1.1.2⟩)))
  (fun h8 => (Or.inr ⟨⟨⟨h7.1.1.1.1, (int_c240 h7.1.1.2 h7.2 h8)⟩, h7.1.2⟩, h7.2⟩))))
  (fun h7 => (Or.inl (Or.inr h7))))), (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7 (fun h8 =>
  (Or.inl ⟨⟨⟨⟨(int_c219 h3 h8.1.1.1), (int_c349 h8.1.2 h8.1.1.1)⟩, (int_c233 h8.1.1.1)⟩, h8.1.1.2⟩, (int_c228 h8.1.1.1)⟩))
  (fun h8 => (Or.inr h8)))) (fun h7 =>
  (Or.inl ⟨⟨⟨⟨h7.1.1.1, (int_c417 h7.1.1.2 h4 h5.1.1.2)⟩, (int_c235 h7.1.1.2)⟩, h7.1.2⟩, h7.2⟩))))⟩)
  (fun q18 h6 => rfl)))))) (entails_right entails_refl))
  : Heap.Entails (known_3 I M n i j_0 8) (known_2 I M n i (j_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_r_rf] <|
    .for v_j_0 (.const 0) (.const 13)
      (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E n)) a_r_rf [n, 8]) ((base E n).set v_i i) (known_1 I M n i) :=
  (vc_scope (vc_for_of 0 13 rfl rfl ((entails_and (entails_points2 (fun q19 q20 h3 =>
  (at_left (at_points2 q19 q20 ⟨h3.1.1, ⟨h3.1.2.1, (int_lt_zero_add h3.2)⟩⟩ (reduce_congr1 (fun q21 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_c165 h5.1.2 h3.2))) (fun h5 => h5.1))), (fun h4 => (Or.inr ⟨h4, (int_lt_zero_add h3.2)⟩))⟩)
  (fun q21 h4 => rfl)))))) (entails_right entails_refl))
  : Heap.Entails (known_1 I M n i) (known_2 I M n i 0))
  (fun j_0 h3 h4 => (vc_2 n hl hM i j_0 h0 h1 h2 h3 h4))
  (fun j_0 h3 h4 => (kept_2 n hl hM i j_0 h0 h1 h2 h3 h4))))

theorem kept_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) (known_1 I M n (i + 1)) :=
  ((entails_and (entails_points2 (fun q22 q23 h3 =>
  (at_left (at_points2 q22 q23 ⟨⟨h3.1, ⟨h3.2.1, (int_taB_lab h3.2.2)⟩⟩, (int_c356 h3.2.2)⟩
  (reduce_congr1 (fun q24 => ⟨(fun h4 => ((Classical.em (q22 = i)).elim
  (fun h5 => (Or.inl ⟨⟨⟨⟨h4.1.1, h4.1.2⟩, (int_c429 h3.1.1 h4.2 h4.1.2)⟩, h5⟩, h4.2⟩))
  (fun h5 => (Or.inr ⟨h4, (int_taB_neab_tab h3.2.2 h5)⟩)))), (fun h4 => (Or.elim h4 (fun h5 => ⟨h5.1.1.1, h5.2⟩) (fun h5 => h5.1)))⟩)
  (fun q24 h4 => rfl)))))) (entails_right entails_refl))
  : Heap.Entails (known_2 I M n i 13) (known_1 I M n (i + 1)))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_R [c0]))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_r_rf
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (value_0 I M c0 c1))

noncomputable def known_4 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_4_0 I M i).and (known_4_1 I M n))

noncomputable def known_5_0 (I : Interp V) (M : Model V) (i j_1 : Int) : Heap V :=
  .points1 a_r
    (fun c0 => c0 = i ∧ 0 < j_1)
    (fun c0 => (value_3 I M i j_1))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_r_rf
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (value_0 I M c0 c1))

noncomputable def known_5 (I : Interp V) (M : Model V) (n i j_1 : Int) : Heap V :=
  ((known_5_0 I M i j_1).and ((known_4_0 I M i).and (known_5_2 I M n)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_j_1) (.const 0)) (
    .assign a_r [.var v_i] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate false f_0 a_r [.var v_i] (.read a_r_rf [.var v_i, .var v_j_1])
    (fun e => (value_5 I M (e v_i) (e v_j_1)))

theorem vc_5 (i j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_1) (h4 : j_1 < 8) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E n)) a_r_rf [n, 8]) (((base E n).set v_i i).set v_j_1 j_1) (known_5 I M n i j_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : j_1 = 0) =>
  (vc_assign_of (I.fn f_1 [])
  (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_r t_R [v_i0] [.var v_i0] none)) (R := (Region.mk t_R [(.const 0, .var v_n)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_r rfl rfl h1)) ev_const rfl))
  (fun (h5 : ¬ j_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (j_1 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : j_1 = 0 ∨ 0 < j_1) (fun h5 =>
  (vc_accumulate_of (I.fn f_1 [])
  (value_0 I M i j_1) (at_if_of cond_holds (fun (h6 : j_1 = 0) => (at_set_eq1 i i rfl rfl))
  (fun (h6 : ¬ j_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : j_1 = 0) =>
  (at_set_other (by decide) ((at_right (at_right (at_points2 i j_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_5 I M n i j_1) ⟨a_r_rf, [i, j_1]⟩ (value_0 I M i j_1))))
  (fun (h6 : ¬ j_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q31 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_0 I M i j_1] = I.fn f_0 [value_7 I M i, value_0 I M i j_1])
  (union_in_order1 (law_0 hl) (law_1 hl) 0 (96 + 1)
  (fun q29 h6 => ⟨h6.1.1, (int_c403 h6.2 h5 h6.1.2)⟩) (fun q29 =>
  ⟨(fun h6 => (Or.inr ⟨⟨(int_lbc_eab_lac h6.1.1 h5), h6.1.2⟩, (int_c297 h6.2 h5)⟩)), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨⟨(int_lab_lbc_lac h3 h7.1.1), h7.1.2⟩, (int_c298 h3 h7.2)⟩)))⟩)
  (fun q29 q30 h6 h7 => (False.elim (int_one_lt_zero h6))) (fun q29 h6 => rfl) (fun q29 h6 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_0 I M i j_1] = value_5 I M i j_1)))
  (fun h5 => (vc_accumulate_of (value_3 I M i j_1) (value_0 I M i j_1)
  (at_if_of cond_holds (fun (h6 : j_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ j_1 = 0) =>
  ((at_left (at_points1 i ⟨rfl, h5⟩ rfl)) : (known_5 I M n i j_1) ⟨a_r, [i]⟩ (value_3 I M i j_1))))
  (ev_read (at_if_of cond_holds (fun (h6 : j_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ j_1 = 0) => ((at_right (at_right (at_points2 i j_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_5 I M n i j_1) ⟨a_r_rf, [i, j_1]⟩ (value_0 I M i j_1)))))
  ((union1 (law_0 hl) (law_2 hl) (law_1 hl) 0 ((max (j_1 + 96) 99) + 1)
  (fun q32 h6 => ⟨h6.1.1, (int_c265 h6.1.2)⟩) (fun q32 =>
  ⟨(fun h6 => ((Classical.em (q32 % 8 < j_1)).elim (fun h7 => (Or.inl ⟨⟨h6.1.1, h6.1.2⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(int_c276 h6.1.1 h7), h6.1.2⟩, (int_c299 h6.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨⟨(int_lbc_tab_lac h7.1.1 h5), h7.1.2⟩, (int_c296 h7.2 h5)⟩)))⟩)
  (fun q32 h6 => (fun h7 => (int_c231 h7.2 h4 h6.2))) (fun q32 h6 => rfl) (fun q32 h6 => rfl))
  : I.fn f_0 [value_3 I M i j_1, value_0 I M i j_1] = value_5 I M i j_1)))))

theorem kept_5 (i j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_1) (h4 : j_1 < 8) :
    Heap.Entails ((body_5 I M).post (((base E n).set v_i i).set v_j_1 j_1) (known_5 I M n i j_1)) (known_5 I M n i (j_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M n i (j_1 + 1)) from
  (entails_and (entails_points1 (fun q34 h5 => (at_set_eq1 q34 i h5.1 ((reduce_congr1 (fun q35 =>
  ⟨(fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_taB_lab h6.2)⟩), (fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_lab_taB h6.2)⟩)⟩)
  (fun q35 h6 => rfl)) : value_3 I M i (j_1 + 1) = value_5 I M i j_1)))) (entails_and
  (entails_points1 (fun q36 h5 => (at_set_ne1 q36 i (int_tab_neab h5.2) (at_if_of cond_holds (fun (h6 : j_1 = 0) =>
  (at_set_ne1 q36 i (int_tab_neab h5.2) (at_right (at_left (at_points1 q36 h5 rfl)))))
  (fun (h6 : ¬ j_1 = 0) => (at_right (at_left (at_points1 q36 h5 rfl))))))))
  (entails_points2 (fun q37 q38 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : j_1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points2 q37 q38 h5 rfl)))))
  (fun (h6 : ¬ j_1 = 0) => (at_right (at_right (at_points2 q37 q38 h5 rfl)))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_r] <|
    .for v_j_1 (.const 0) (.const 8)
      (fun e x => known_5 I M (e v_n) (e v_i) x) (body_5 I M)

theorem vc_4 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E n)) a_r_rf [n, 8]) ((base E n).set v_i i) (known_4 I M n i) :=
  (vc_scope (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_points1 (fun q39 h3 => (False.elim (int_irrefl h3.2))))
  (entails_and (entails_left entails_refl)
  (entails_points2 (fun q40 q41 h3 => (at_right (at_points2 q40 q41 h3 rfl))))))
  : Heap.Entails (known_4 I M n i) (known_5 I M n i 0))
  (fun j_1 h3 h4 => (vc_5 n hl hM i j_1 h0 h1 h2 h3 h4))
  (fun j_1 h3 h4 => (kept_5 n hl hM i j_1 h0 h1 h2 h3 h4))))

theorem kept_4 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_4 I M).post ((base E n).set v_i i) (known_4 I M n i)) (known_4 I M n (i + 1)) :=
  ((entails_and
  (entails_points1 (fun q42 h3 => (Or.elim (((Classical.em (q42 = i)).elim (fun h4 => (Or.inl ⟨h4, int_c189⟩))
  (fun h4 => (Or.inr ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩)))
  : q42 = i ∧ 0 < (8 : Int) ∨ 0 ≤ q42 ∧ q42 < i) (fun h4 =>
  (at_left (at_points1 q42 h4 (Eq.trans ((equation_0 n hl hM q42 trivial) : M t_R [q42] = value_6 I M q42)
  (reduce_congr1 (fun q44 => ⟨(fun h5 => ⟨h5, int_c160⟩), (fun h5 => ⟨h5.1.1, h5.1.2⟩)⟩)
  (fun q44 h5 => (at_congr2 h4.1 rfl)))))))
  (fun h4 => (at_right (at_left (at_points1 q42 h4 rfl)))))))
  (entails_points2 (fun q45 q46 h3 => (at_right (at_right (at_points2 q45 q46 h3 rfl))))))
  : Heap.Entails (known_5 I M n i 8) (known_4 I M n (i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_r_rf [.var v_n, .const 8] <|
  .seq (.for v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)) <|
  .for v_i (.const 0) (.var v_n)
    (fun e x => known_4 I M (e v_n) x) (body_4 I M)

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_allocate (vc_seq (vc_for_of 0 n rfl rfl (show Heap.Entails _ (known_1 I M n 0) from
  (entails_and (entails_points2 (fun q25 q26 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points2 (fun q27 q28 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 100)])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q27, q28]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q27, _, rfl, h1.2.1, h1.2.2, q28, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))))
  (fun i h1 h2 => (vc_1 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 n hl hM i h0 h1 h2)))
  (vc_for_of 0 n rfl rfl
  ((entails_and (entails_points1 (fun q47 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_points2 (fun q48 q49 h1 => (at_left (at_points2 q48 q49 ⟨h1.1, ⟨h1.2.1, (int_lt_max_right h1.2.2)⟩⟩ rfl)))))
  : Heap.Entails (known_1 I M n (max 0 n)) (known_4 I M n 0))
  (fun i h1 h2 => (vc_4 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_4 n hl hM i h0 h1 h2)))))

theorem output_0_1 (q50 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q50) (h2 : q50 < n) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_r, [q50]⟩ (M t_R [q50]) :=
  (at_restore (by decide) ((at_left (at_points1 q50 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_4 I M n (max 0 n)) ⟨a_r, [q50]⟩ (M t_R [q50])))

end

theorem consistent (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Consistent (base E n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n : Int) (h0 : 0 ≤ n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n) :=
  solvable_layers (consistent E n h0)
    (fun at_ => if at_ = t_R then 0 else 0) (by decide)

theorem placed (E : Env) (n : Int) (h0 : 0 ≤ n) : impl.LayoutOk spec (base E n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_R then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else True

theorem covered_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < n) :
    spec.Given (inside n) (base E n) t_R [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []] (.declared "max_f32") [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 100))) (.access t_X [.var v_i, .var v_j])) ((base E n).set v_i i) :=
  (defined_reduce_some1 0 100 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 100) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 100) =>
  (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Defined (base E n) :=
  defined_of (inside n)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E n h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E n h0 i hg hk))
    all_nil))

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
