module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `m` -/ abbrev v_m : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `j` -/ abbrev v_j : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `j_1` -/ abbrev v_j_1 : Var := 6
/-- `j_0` -/ abbrev v_j_0 : Var := 7
/-- `x` -/ abbrev a_x : Arr := 0
/-- `r` -/ abbrev a_r : Arr := 1
/-- `cross_thread_r` -/ abbrev a_cross_thread_r : Arr := 2
/-- `in_thread_r` -/ abbrev a_in_thread_r : Arr := 3
/-- `X` -/ abbrev t_X : Ten := 0
/-- `R` -/ abbrev t_R : Ten := 1

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n), .le (.const 0) (.var v_m)]
  inputs := [Region.mk t_X [(.const 0, .var v_n), (.const 0, .var v_m)]]
  outputs := [Region.mk t_R [(.const 0, .var v_n)]]
  equations :=
    [
      Equation.mk
        t_R
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_j]
          (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_m)))
          (.access t_X [.var v_i, .var v_j]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_r t_R [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_n) <|
      .allocate a_cross_thread_r [.const 1] <|
      .allocate a_in_thread_r [.const 32, .const 1] <|
      .seq (.par v_j_1 (.const 0) (.const 32) <|
        .assign a_in_thread_r [.var v_j_1, .const 0] (.fn (.literal .f32 0 1) [])) <|
      .seq (.par v_j_1 (.const 0) (.const 32) <|
        .scope [a_in_thread_r] <|
          .for v_j_0 (.const 0) (.div (.add (.var v_m) (.const 31)) 32) <|
            .ifte (.lt (.add (.mul 32 (.var v_j_0)) (.var v_j_1)) (.var v_m)) (
              .accumulate
                false
                (.builtin "+" .f32)
                a_in_thread_r
                [.var v_j_1, .const 0]
                (.read a_x [.var v_i, .add (.mul 32 (.var v_j_0)) (.var v_j_1)])
            ) (
              .skip
            )) <|
      .seq (.assign a_cross_thread_r [.const 0] (.fn (.literal .f32 0 1) [])) <|
      .seq (.scope [a_cross_thread_r] <|
        .par v_j_1 (.const 0) (.const 32) <|
          .accumulate
            true
            (.builtin "+" .f32)
            a_cross_thread_r
            [.const 0]
            (.read a_in_thread_r [.var v_j_1, .const 0])) <|
      .par v_j_1 (.const 0) (.const 32) <|
        .ifte (.eq (.var v_j_1) (.const 0)) (
          .assign a_r [.var v_i] (.read a_cross_thread_r [.const 0])
        ) (
          .skip
        )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightComm I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1

abbrev base (E : Env) (n m : Int) : Env := ((E.set v_n n).set v_m m)

theorem base_self (E : Env) : base E (E v_n) (E v_m) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_r : ∀ b ∈ impl.bindings, b.array = a_r → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c d : Int} (h0 : a ≤ c + 32 * d + (-32)) (h1 : c < 32) (h2 : d < (b + 31) / 32) : a < b :=
  by omega

theorem fact_1 {a b c : Int} (h0 : a ≤ 32 * (c + 1) + b + (-32)) (h1 : (a + (-1) * b) % 32 = 0) (h2 : ¬ a = b + 32 * c) : a ≤ b + 32 * c + (-32) :=
  by omega

theorem fact_2 {a b c : Int} (h0 : 0 ≤ c) (h1 : b = a + 32 * c) : a ≤ b :=
  by omega

theorem fact_3 {a b c : Int} (h0 : a = c + 32 * b) : a ≤ 32 * (b + 1) + c + (-32) :=
  by omega

theorem fact_4 {a b c : Int} (h0 : a = b + 32 * c) : (a + (-1) * b) % 32 = 0 :=
  by omega

theorem fact_5 {a b c d : Int} (h0 : a ≤ c + 32 * b + d) : a ≤ 32 * (b + 1) + c + d :=
  by omega

theorem fact_6 {a b c d : Int} (h0 : (a + (-1) * c) % 32 = 0) (h1 : a < d) (h2 : ¬ 32 * b + c < d) : a ≤ 32 * b + c + (-32) :=
  by omega

theorem fact_7 {a b c d : Int} (h0 : a ≤ 32 * b + c + d) : a ≤ 32 * (b + 1) + c + d :=
  by omega

theorem fact_8 {a b c d : Int} (h0 : 0 ≤ d) (h1 : (a + (-1) * d) % 32 = 0) (h2 : a < b) (h3 : d < c + 1) : a ≤ 32 * (max 0 ((b + 31) / 32)) + c + (-32) :=
  by omega

theorem fact_9 {a b c : Int} (h0 : 0 ≤ c) (h1 : 32 * c + a < b) : a < b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n m : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n m) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 i j_1 m : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((c0 ≤ y_k0 ∧ y_k0 < m) ∧ (y_k0 + (-1) * c0) % 32 = 0) ∧ c0 < j_1)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 i j_0 j_1 m : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((c0 ≤ y_k0 ∧ y_k0 < m) ∧ (y_k0 + (-1) * c0) % 32 = 0) ∧ c0 < j_1 ∨ (((j_1 ≤ y_k0 ∧ y_k0 < m) ∧ y_k0 ≤ 32 * j_0 + j_1 + (-32)) ∧ c0 = j_1) ∧ (y_k0 + (-1) * j_1) % 32 = 0)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j_1 m : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < m) ∧ y_k0 % 32 < j_1)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 i m : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (c0 ≤ y_k0 ∧ y_k0 < m) ∧ (y_k0 + (-1) * c0) % 32 = 0)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i j_0 j_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = j_1 + 32 * j_0 ∨ (j_1 ≤ y_k0 ∧ y_k0 ≤ j_1 + 32 * j_0 + (-32)) ∧ (y_k0 + (-1) * j_1) % 32 = 0)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (i j_1 m : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < m) ∧ y_k0 % 32 ≤ j_1)) (body1 (fun y_k0 => M t_X [i, y_k0])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (i m : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < m)) (body1 (fun y_k0 => M t_X [i, y_k0])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_R [i]) = (value_6 I M i m) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_m))) (.access t_X [.var v_i, .var v_j])) ((base E n m).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (j : Int) => cond_holds) (fun (j : Int) (h1 : 0 ≤ j ∧ j < m) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_R [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (n m : Int) : Heap V :=
  .points2 a_x
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_X [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n m i : Int) : Heap V :=
  ((known_1_0 I M i).and (known_1_1 I M n m))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (j_1 : Int) : Heap V :=
  .points2 a_in_thread_r
    (fun c0 c1 => c1 = 0 ∧ 0 ≤ c0 ∧ c0 < j_1)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_2 (I : Interp V) (M : Model V) (n m i j_1 : Int) : Heap V :=
  ((known_2_0 I M j_1).and ((known_1_0 I M i).and (known_1_1 I M n m)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_in_thread_r [.var v_j_1, .const 0] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_2 (i j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_1) (h5 : j_1 < 32) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E n m)) a_cross_thread_r [1]) a_in_thread_r [32, 1]) (((base E n m).set v_i i).set v_j_1 j_1) (known_2 I M n m i j_1) :=
  (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨h4, h5, (show (0 : Int) ≤ 0 from by decide), (show (0 : Int) < 1 from by decide), trivial⟩)
  ev_const rfl)

theorem kept_2 (i j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_1) (h5 : j_1 < 32) :
    Heap.Entails ((body_2 I M).post (((base E n m).set v_i i).set v_j_1 j_1) (known_2 I M n m i j_1)) (known_2 I M n m i (j_1 + 1)) :=
  (show Heap.Entails _ (known_2 I M n m i (j_1 + 1)) from
  (entails_and (entails_points2 (fun q0 q1 h6 =>
  ((Classical.em (q0 = j_1 ∧ q1 = 0)).elim (fun h7 => (at_set_eq2 q0 q1 j_1 0 h7 rfl))
  (fun h7 => (at_set_ne2 q0 q1 j_1 0 h7
  (at_left (at_points2 q0 q1 ⟨h6.1, ⟨h6.2.1, (int_c182 h6.1 h6.2.2 h7)⟩⟩ rfl))))))) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_right entails_refl))))))

theorem race_2 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) :
    ParVC I 0 32 (body_2 I M).erase (fun j_1 => (((base E n m).set v_i i).set v_j_1 j_1)) (fun j_1 => (body_2 I M).post (((base E n m).set v_i i).set v_j_1 j_1) (known_2 I M n m i j_1)) :=
  (race_arrays [a_in_thread_r] rfl rfl
  (all_cons (apart2 (fun j_1 c0 c1 => c0 = j_1 ∧ c1 = 0) (fun j_1 c0 c1 => (1 : Int) < 0)
  (fun j_1 h4 h5 => (w_assign2 j_1 0 ⟨rfl, rfl⟩)) (fun j_1 h4 h5 => (r_none rfl))
  (fun j_1 y_y c0 c1 h4 h5 h6 h7 h8 h9 =>
  ⟨int_not_one_lt_zero, (fun h10 => (int_eab_eac_nebc_F h9.1 h10.1 h8))⟩)) all_nil))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (m i j_1 : Int) : Heap V :=
  .points2 a_in_thread_r
    (fun c0 c1 => c1 = 0 ∧ 0 ≤ c0 ∧ c0 < 32)
    (fun c0 c1 => (value_0 I M c0 i j_1 m))

noncomputable def known_3 (I : Interp V) (M : Model V) (n m i j_1 : Int) : Heap V :=
  ((known_3_0 I M m i j_1).and ((known_1_0 I M i).and (known_1_1 I M n m)))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (m i j_1 j_0 : Int) : Heap V :=
  .points2 a_in_thread_r
    (fun c0 c1 => c1 = 0 ∧ 0 ≤ c0 ∧ c0 < 32)
    (fun c0 c1 => (value_1 I M c0 i j_0 j_1 m))

noncomputable def known_4 (I : Interp V) (M : Model V) (n m i j_1 j_0 : Int) : Heap V :=
  ((known_4_0 I M m i j_1 j_0).and ((known_1_0 I M i).and (known_1_1 I M n m)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 32 (.var v_j_0)) (.var v_j_1)) (.var v_m)) (
    .accumulate
      false
      f_0
      a_in_thread_r
      [.var v_j_1, .const 0]
      (.read a_x [.var v_i, .add (.mul 32 (.var v_j_0)) (.var v_j_1)])
      (fun e => (value_4 I M (e v_i) (e v_j_0) (e v_j_1)))
  ) (
    .skip
  )

theorem vc_4 (i j_1 j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_1) (h5 : j_1 < 32) (h6 : 0 ≤ j_0) (h7 : j_0 < (m + 31) / 32) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E n m)) a_cross_thread_r [1]) a_in_thread_r [32, 1]) ((((base E n m).set v_i i).set v_j_1 j_1).set v_j_0 j_0) (known_4 I M n m i j_1 j_0) :=
  (vc_if_of cond_holds (fun (h8 : 32 * j_0 + j_1 < m) =>
  (vc_accumulate_of (value_1 I M j_1 i j_0 j_1 m) (M t_X [i, 32 * j_0 + j_1])
  ((at_left (at_points2 j_1 0 ⟨rfl, ⟨h4, h5⟩⟩ rfl))
  : (known_4 I M n m i j_1 j_0) ⟨a_in_thread_r, [j_1, 0]⟩ (value_1 I M j_1 i j_0 j_1 m))
  (ev_read ((at_right (at_right (at_points2 i (32 * j_0 + j_1) ⟨⟨(int_c155 h6 h4), h8⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_4 I M n m i j_1 j_0) ⟨a_x, [i, 32 * j_0 + j_1]⟩ (M t_X [i, 32 * j_0 + j_1])))
  ((append1 (32 * j_0 + j_1) (min j_1 (j_1 + 32 * j_0)) (j_1 + 32 * j_0 + 1)
  (fun q4 h9 => (Or.elim h9 (fun h10 => ⟨(int_c23 h10), (int_eab_taB h10)⟩)
  (fun h10 => ⟨(int_c2 h10.1.1), (int_c515 h10.1.2)⟩)))
  (fun q4 => ⟨(fun h9 => (Or.elim h9 (fun h10 => (Or.inr (int_c5 h10))) (fun h10 =>
  (Or.inl (Or.inr ⟨⟨⟨⟨h10.1.1, (fact_0 h10.1.2 h5 h7)⟩, (int_c44 h10.1.2)⟩, rfl⟩, h10.2⟩))))), (fun h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (False.elim (int_irrefl h11.2)))
  (fun h11 => (Or.inr ⟨⟨h11.1.1.1.1, (int_c44 h11.1.1.2)⟩, h11.2⟩))))
  (fun h10 => (Or.inl (int_c5 h10)))))⟩) (fun q4 h9 =>
  (Or.elim h9 (fun h10 => (False.elim (int_irrefl h10.2))) (fun h10 => (int_c255 h10.1.1.2))))
  (fun q4 h9 => rfl) rfl)
  : I.fn f_0 [value_1 I M j_1 i j_0 j_1 m, M t_X [i, 32 * j_0 + j_1]] = value_4 I M i j_0 j_1)))
  (fun (h8 : ¬ 32 * j_0 + j_1 < m) => vc_skip))

theorem kept_4 (i j_1 j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_1) (h5 : j_1 < 32) (h6 : 0 ≤ j_0) (h7 : j_0 < (m + 31) / 32) :
    Heap.Entails ((body_4 I M).post ((((base E n m).set v_i i).set v_j_1 j_1).set v_j_0 j_0) (known_4 I M n m i j_1 j_0)) (known_4 I M n m i j_1 (j_0 + 1)) :=
  (show Heap.Entails _ (known_4 I M n m i j_1 (j_0 + 1)) from (entails_and
  (entails_points2 (fun q5 q6 h8 => (at_if_of cond_holds (fun (h9 : 32 * j_0 + j_1 < m) =>
  ((Classical.em (q5 = j_1 ∧ q6 = 0)).elim (fun h10 => (at_set_eq2 q5 q6 j_1 0 h10 ((reduce_congr1
  (fun q7 => ⟨(fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_eab_tab_F h10.1 h12.2)))
  (fun h12 => ((Classical.em (q7 = j_1 + 32 * j_0)).elim (fun h13 => (Or.inl h13))
  (fun h13 => (Or.inr ⟨⟨h12.1.1.1.1, (fact_1 h12.1.1.2 h12.2 h13)⟩, h12.2⟩)))))), (fun h11 => (Or.elim h11 (fun h12 =>
  (Or.inr ⟨⟨⟨⟨(fact_2 h6 h12), (int_c281 h12 h9)⟩, (fact_3 h12)⟩, h10.1⟩, (fact_4 h12)⟩))
  (fun h12 => (Or.inr ⟨⟨⟨⟨h12.1.1, (fact_0 h12.1.2 h5 h7)⟩, (fact_5 h12.1.2)⟩, h10.1⟩, h12.2⟩))))⟩)
  (fun q7 h11 => rfl)) : value_1 I M q5 i (j_0 + 1) j_1 m = value_4 I M i j_0 j_1))) (fun h10 =>
  (at_set_ne2 q5 q6 j_1 0 h10 (at_left (at_points2 q5 q6 h8 (reduce_congr1 (fun q8 => ⟨(fun h11 =>
  (Or.elim h11 (fun h12 => (Or.inl h12)) (fun h12 => (False.elim (int_c291 h12.1.2 h8.1 h10))))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.inl h12)) (fun h12 => (False.elim (int_c291 h12.1.2 h8.1 h10)))))⟩)
  (fun q8 h11 => rfl)))))))) (fun (h9 : ¬ 32 * j_0 + j_1 < m) => (at_left (at_points2 q5 q6 h8
  ((reduce_congr1 (fun q9 => ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.inl h11))
  (fun h11 => (Or.inr ⟨⟨⟨h11.1.1.1, (fact_6 h11.2 h11.1.1.1.2 h9)⟩, h11.1.2⟩, h11.2⟩)))), (fun h10 => (Or.elim h10 (fun h11 => (Or.inl h11))
  (fun h11 => (Or.inr ⟨⟨⟨h11.1.1.1, (fact_7 h11.1.1.2)⟩, h11.1.2⟩, h11.2⟩))))⟩) (fun q9 h10 => rfl))
  : value_1 I M q5 i (j_0 + 1) j_1 m = value_1 I M q5 i j_0 j_1 m))))))) (entails_and
  (entails_points1 (fun q10 h8 => (at_if_of cond_holds (fun (h9 : 32 * j_0 + j_1 < m) =>
  (at_set_other (by decide) (at_right (at_left (at_points1 q10 h8 rfl)))))
  (fun (h9 : ¬ 32 * j_0 + j_1 < m) => (at_right (at_left (at_points1 q10 h8 rfl)))))))
  (entails_points2 (fun q11 q12 h8 => (at_if_of cond_holds (fun (h9 : 32 * j_0 + j_1 < m) =>
  (at_set_other (by decide) (at_right (at_right (at_points2 q11 q12 h8 rfl)))))
  (fun (h9 : ¬ 32 * j_0 + j_1 < m) => (at_right (at_right (at_points2 q11 q12 h8 rfl))))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_in_thread_r] <|
    .for v_j_0 (.const 0) (.div (.add (.var v_m) (.const 31)) 32)
      (fun e x => known_4 I M (e v_n) (e v_m) (e v_i) (e v_j_1) x) (body_4 I M)

theorem vc_3 (i j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_1) (h5 : j_1 < 32) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E n m)) a_cross_thread_r [1]) a_in_thread_r [32, 1]) (((base E n m).set v_i i).set v_j_1 j_1) (known_3 I M n m i j_1) :=
  (vc_scope (vc_for_of 0 ((m + 31) / 32) rfl rfl ((entails_and
  (entails_points2 (fun q13 q14 h6 => (at_left (at_points2 q13 q14 h6 (reduce_congr1 (fun q15 =>
  ⟨(fun h7 => (Or.elim h7 (fun h8 => h8) (fun h8 => (False.elim (int_c280 h8.1.1.1.1 h8.1.1.2))))), (fun h7 => (Or.inl h7))⟩)
  (fun q15 h7 => rfl)))))) (entails_and (entails_right (entails_left entails_refl))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_3 I M n m i j_1) (known_4 I M n m i j_1 0))
  (fun j_0 h6 h7 => (vc_4 n m hl hM i j_1 j_0 h0 h1 h2 h3 h4 h5 h6 h7))
  (fun j_0 h6 h7 => (kept_4 n m hl hM i j_1 j_0 h0 h1 h2 h3 h4 h5 h6 h7))))

theorem kept_3 (i j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_1) (h5 : j_1 < 32) :
    Heap.Entails ((body_3 I M).post (((base E n m).set v_i i).set v_j_1 j_1) (known_3 I M n m i j_1)) (known_3 I M n m i (j_1 + 1)) :=
  ((entails_and
  (entails_points2 (fun q16 q17 h6 => (at_left (at_points2 q16 q17 h6 (reduce_congr1 (fun q18 => ⟨(fun h7 =>
  ((Classical.em (q16 < j_1)).elim (fun h8 => (Or.inl ⟨⟨⟨h7.1.1.1, h7.1.1.2⟩, h7.1.2⟩, h8⟩))
  (fun h8 =>
  (Or.inr ⟨⟨⟨⟨(int_lba_ntbc_lca h7.1.1.1 h8), h7.1.1.2⟩, (fact_8 h6.2.1 h7.1.2 h7.1.1.2 h7.2)⟩, (int_taB_ntab_eab h7.2 h8)⟩, (int_c304 h7.1.2 h7.2 h8)⟩)))), (fun h7 => (Or.elim h7 (fun h8 => ⟨h8.1, (int_tab_taB h8.2)⟩) (fun h8 =>
  ⟨⟨⟨(int_lbc_eab_lac h8.1.1.1.1 h8.1.2), h8.1.1.1.2⟩, (int_c300 h8.1.2 h8.2)⟩, (int_eab_taB h8.1.2)⟩)))⟩)
  (fun q18 h7 => rfl)))))) (entails_and (entails_right (entails_left entails_refl))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_4 I M n m i j_1 (max 0 ((m + 31) / 32))) (known_3 I M n m i (j_1 + 1)))

theorem race_3 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) :
    ParVC I 0 32 (body_3 I M).erase (fun j_1 => (((base E n m).set v_i i).set v_j_1 j_1)) (fun j_1 => (body_3 I M).post (((base E n m).set v_i i).set v_j_1 j_1) (known_3 I M n m i j_1)) :=
  (race_arrays [a_in_thread_r] rfl rfl
  (all_cons (apart2 (fun j_1 c0 c1 => (c0 = j_1 ∧ c1 = 0) ∧ j_1 < m)
  (fun j_1 c0 c1 => (c0 = j_1 ∧ c1 = 0) ∧ j_1 < m)
  (fun j_1 h4 h5 => (w_scope (w_for 0 ((m + 31) / 32) rfl rfl (fun j_0 h6 h7 => (w_if_of cond_holds
  (fun (h8 : 32 * j_0 + j_1 < m) => (w_accumulate2 j_1 0 ⟨⟨rfl, rfl⟩, ((fact_9 h6 h8) : j_1 < m)⟩))
  (fun (h8 : ¬ 32 * j_0 + j_1 < m) => (w_none rfl)))))))
  (fun j_1 h4 h5 => (r_scope (r_for 0 ((m + 31) / 32) rfl rfl
  (fun j_0 h6 h7 => (r_if_of cond_holds (fun (h8 : 32 * j_0 + j_1 < m) =>
  (r_accumulate2 (x_none rfl) j_1 0 ⟨⟨rfl, rfl⟩, ((fact_9 h6 h8) : j_1 < m)⟩))
  (fun (h8 : ¬ 32 * j_0 + j_1 < m) => (r_none rfl))))))) (fun j_1 y_y c0 c1 h4 h5 h6 h7 h8 h9 =>
  ⟨(fun h10 => (int_eab_eac_nebc_F h9.1.1 h10.1.1 h8)), (fun h10 => (int_eab_eac_nebc_F h9.1.1 h10.1.1 h8))⟩))
  all_nil))

noncomputable def known_5_0 (I : Interp V) (M : Model V) (m i j_1 : Int) : Heap V :=
  .points1 a_cross_thread_r
    (fun c0 => c0 = 0)
    (fun c0 => (value_2 I M i j_1 m))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (m i : Int) : Heap V :=
  .points2 a_in_thread_r
    (fun c0 c1 => c1 = 0 ∧ 0 ≤ c0 ∧ c0 < 32)
    (fun c0 c1 => (value_3 I M c0 i m))

noncomputable def known_5 (I : Interp V) (M : Model V) (n m i j_1 : Int) : Heap V :=
  ((known_5_0 I M m i j_1).and ((known_5_1 I M m i).and ((known_1_0 I M i).and (known_1_1 I M n m))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    true
    f_0
    a_cross_thread_r
    [.const 0]
    (.read a_in_thread_r [.var v_j_1, .const 0])
    (fun e => (value_5 I M (e v_i) (e v_j_1) (e v_m)))

theorem vc_5 (i j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_1) (h5 : j_1 < 32) :
    (body_5 I M).vc I (allocated (allocated (impl.HasCell spec (base E n m)) a_cross_thread_r [1]) a_in_thread_r [32, 1]) (((base E n m).set v_i i).set v_j_1 j_1) (known_5 I M n m i j_1) :=
  (vc_accumulate_of (value_2 I M i j_1 m) (value_3 I M j_1 i m) ((at_left (at_points1 0 rfl rfl))
  : (known_5 I M n m i j_1) ⟨a_cross_thread_r, [0]⟩ (value_2 I M i j_1 m))
  (ev_read ((at_right (at_left (at_points2 j_1 0 ⟨rfl, ⟨h4, h5⟩⟩ rfl)))
  : (known_5 I M n m i j_1) ⟨a_in_thread_r, [j_1, 0]⟩ (value_3 I M j_1 i m)))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) 0
  ((max (j_1 + 32 * ((m + 31) / 32) + (-32)) (m + (-1))) + 1)
  (fun q22 h6 => ⟨h6.1.1, (int_c11 h6.1.2)⟩) (fun q22 =>
  ⟨(fun h6 => ((Classical.em (q22 % 32 < j_1)).elim (fun h7 => (Or.inl ⟨⟨h6.1.1, h6.1.2⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(int_c277 h6.1.1 h7), h6.1.2⟩, (int_c236 h6.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨⟨(int_lab_lbc_lac h4 h7.1.1), h7.1.2⟩, (int_c230 h4 h7.2)⟩)))⟩)
  (fun q22 h6 => (fun h7 => (int_c232 h7.2 h5 h6.2))) (fun q22 h6 => rfl) (fun q22 h6 => rfl))
  : I.fn f_0 [value_2 I M i j_1 m, value_3 I M j_1 i m] = value_5 I M i j_1 m))

theorem kept_5 (i j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_1) (h5 : j_1 < 32) :
    Heap.Entails ((body_5 I M).post (((base E n m).set v_i i).set v_j_1 j_1) (known_5 I M n m i j_1)) (known_5 I M n m i (j_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M n m i (j_1 + 1)) from
  (entails_and (entails_points1 (fun q24 h6 => (at_set_eq1 q24 0 h6 ((reduce_congr1 (fun q25 =>
  ⟨(fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (int_taB_lab h7.2)⟩), (fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (int_lab_taB h7.2)⟩)⟩)
  (fun q25 h7 => rfl)) : value_2 I M i (j_1 + 1) m = value_5 I M i j_1 m)))) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

theorem race_5 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) :
    ParVC I 0 32 (body_5 I M).erase (fun j_1 => (((base E n m).set v_i i).set v_j_1 j_1)) (fun j_1 => (body_5 I M).post (((base E n m).set v_i i).set v_j_1 j_1) (known_5 I M n m i j_1)) :=
  (race_arrays_atomic [a_cross_thread_r] rfl
  (all_cons (unraced_atomic f_0 1 (law_1 hl) rfl rfl rfl) all_nil))

noncomputable def known_6_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_cross_thread_r
    (fun c0 => c0 = 0)
    (fun c0 => (M t_R [i]))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (i j_1 : Int) : Heap V :=
  .points1 a_r
    (fun c0 => (0 ≤ c0 ∧ c0 ≤ i) ∧ c0 < j_1 + i)
    (fun c0 => (M t_R [c0]))

noncomputable def known_6 (I : Interp V) (M : Model V) (n m i j_1 : Int) : Heap V :=
  ((known_6_0 I M i).and ((known_6_1 I M i j_1).and (known_1_1 I M n m)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.eq (.var v_j_1) (.const 0)) (
    .assign a_r [.var v_i] (.read a_cross_thread_r [.const 0])
      (fun e => (M t_R [(e v_i)]))
  ) (
    .skip
  )

theorem vc_6 (i j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_1) (h5 : j_1 < 32) :
    (body_6 I M).vc I (allocated (allocated (impl.HasCell spec (base E n m)) a_cross_thread_r [1]) a_in_thread_r [32, 1]) (((base E n m).set v_i i).set v_j_1 j_1) (known_6 I M n m i j_1) :=
  (vc_if_of cond_holds
  (fun (h6 : j_1 = 0) => (vc_assign_of (M t_R [i]) (in_other (by decide) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_r t_R [v_i0] [.var v_i0] none)) (R := (Region.mk t_R [(.const 0, .var v_n)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) shape_a_r rfl rfl h2)))
  (ev_read ((at_left (at_points1 0 rfl rfl)) : (known_6 I M n m i j_1) ⟨a_cross_thread_r, [0]⟩ (M t_R [i])))
  rfl)) (fun (h6 : ¬ j_1 = 0) => vc_skip))

theorem kept_6 (i j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) (h4 : 0 ≤ j_1) (h5 : j_1 < 32) :
    Heap.Entails ((body_6 I M).post (((base E n m).set v_i i).set v_j_1 j_1) (known_6 I M n m i j_1)) (known_6 I M n m i (j_1 + 1)) :=
  (show Heap.Entails _ (known_6 I M n m i (j_1 + 1)) from
  (entails_and (entails_points1 (fun q31 h6 => (at_if_of cond_holds
  (fun (h7 : j_1 = 0) => (at_set_other (by decide) (at_left (at_points1 q31 h6 rfl))))
  (fun (h7 : ¬ j_1 = 0) => (at_left (at_points1 q31 h6 rfl)))))) (entails_and
  (entails_points1 (fun q32 h6 => (at_if_of cond_holds (fun (h7 : j_1 = 0) => ((Classical.em (q32 = i)).elim
  (fun h8 => (at_set_eq1 q32 i h8 ((at_congr1 h8) : M t_R [q32] = M t_R [i]))) (fun h8 =>
  (at_set_ne1 q32 i h8 (at_right (at_left (at_points1 q32 ⟨h6.1, (int_c125 h6.1.2 h4 h8)⟩ rfl)))))))
  (fun (h7 : ¬ j_1 = 0) =>
  (at_right (at_left (at_points1 q32 ⟨h6.1, ((int_c53 h6.1.2 h4 h7) : q32 < j_1 + i)⟩ rfl)))))))
  (entails_points2 (fun q33 q34 h6 => (at_if_of cond_holds (fun (h7 : j_1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points2 q33 q34 h6 rfl)))))
  (fun (h7 : ¬ j_1 = 0) => (at_right (at_right (at_points2 q33 q34 h6 rfl))))))))))

theorem race_6 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) :
    ParVC I 0 32 (body_6 I M).erase (fun j_1 => (((base E n m).set v_i i).set v_j_1 j_1)) (fun j_1 => (body_6 I M).post (((base E n m).set v_i i).set v_j_1 j_1) (known_6 I M n m i j_1)) :=
  (race_arrays [a_r] rfl rfl
  (all_cons (apart1 (fun j_1 c0 => c0 = i ∧ j_1 = 0) (fun j_1 c0 => (1 : Int) < 0)
  (fun j_1 h4 h5 => (w_if_of cond_holds (fun (h6 : j_1 = 0) => (w_assign1 i ⟨rfl, h6⟩))
  (fun (h6 : ¬ j_1 = 0) => (w_none rfl)))) (fun j_1 h4 h5 => (r_none rfl))
  (fun j_1 y_y c0 h4 h5 h6 h7 h8 h9 =>
  ⟨int_not_one_lt_zero, (fun h10 => (int_eba_eca_nebc_F h9.2 h10.2 h8))⟩)) all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_cross_thread_r [.const 1] <|
  .allocate a_in_thread_r [.const 32, .const 1] <|
  .seq (.par v_j_1 (.const 0) (.const 32)
    (fun e x => known_2 I M (e v_n) (e v_m) (e v_i) x) (body_2 I M)) <|
  .seq (.par v_j_1 (.const 0) (.const 32)
    (fun e x => known_3 I M (e v_n) (e v_m) (e v_i) x) (body_3 I M)) <|
  .seq (.assign a_cross_thread_r [.const 0] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_cross_thread_r] <|
    .par v_j_1 (.const 0) (.const 32)
      (fun e x => known_5 I M (e v_n) (e v_m) (e v_i) x) (body_5 I M)) <|
  .par v_j_1 (.const 0) (.const 32)
    (fun e x => known_6 I M (e v_n) (e v_m) (e v_i) x) (body_6 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) :
    (body_1 I M).vc I (impl.HasCell spec (base E n m)) ((base E n m).set v_i i) (known_1 I M n m i) :=
  (vc_allocate (vc_allocate (vc_seq (vc_par_of 0 32 rfl rfl (show Heap.Entails _ (known_2 I M n m i 0) from
  (entails_and (entails_points2 (fun q2 q3 h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2))))
  (entails_and (entails_without (avoids_points1 (by decide))
  (entails_without (avoids_points1 (by decide)) (entails_left entails_refl)))
  (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_right entails_refl))))))
  (fun j_1 h4 h5 => (vc_2 n m hl hM i j_1 h0 h1 h2 h3 h4 h5))
  (fun j_1 h4 h5 => (kept_2 n m hl hM i j_1 h0 h1 h2 h3 h4 h5)) (race_2 n m hl hM i h0 h1 h2 h3))
  (vc_seq (vc_par_of 0 32 rfl rfl
  ((entails_and (entails_points2 (fun q19 q20 h4 => (at_left (at_points2 q19 q20 h4
  (Eq.trans ((reduce_empty1 (fun q21 => (fun h5 => (int_lab_tba_F h4.2.1 h5.2))))
  : value_0 I M q19 i 0 m = I.fn f_1 []) rfl)))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_2 I M n m i 32) (known_3 I M n m i 0))
  (fun j_1 h4 h5 => (vc_3 n m hl hM i j_1 h0 h1 h2 h3 h4 h5))
  (fun j_1 h4 h5 => (kept_3 n m hl hM i j_1 h0 h1 h2 h3 h4 h5)) (race_3 n m hl hM i h0 h1 h2 h3))
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (in_allocated ⟨(show (0 : Int) ≤ 0 from by decide), (show (0 : Int) < 1 from by decide), trivial⟩))
  ev_const rfl) (vc_seq (vc_scope (vc_par_of 0 32 rfl rfl
  (show Heap.Entails _ (known_5 I M n m i 0) from (entails_and (entails_points1 (fun q26 h4 =>
  (at_set_eq1 q26 0 h4 ((Eq.trans ((reduce_empty1 (fun q27 => (fun h5 => (int_c195 h5.2))))
  : value_2 I M i 0 m = I.fn f_1 []) rfl)
  : value_2 I M i 0 m = I.fn f_1 [])))) (entails_and
  (entails_points2 (fun q28 q29 h4 => (at_set_other (by decide) (at_left (at_points2 q28 q29 h4
  ((reduce_congr1 (fun q30 => ⟨(fun h5 => ⟨h5, h4.2.2⟩), (fun h5 => ⟨⟨h5.1.1.1, h5.1.1.2⟩, h5.1.2⟩)⟩)
  (fun q30 h5 => rfl)) : value_3 I M q28 i m = value_0 I M q28 i 32 m)))))) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_right entails_refl)))))))
  (fun j_1 h4 h5 => (vc_5 n m hl hM i j_1 h0 h1 h2 h3 h4 h5))
  (fun j_1 h4 h5 => (kept_5 n m hl hM i j_1 h0 h1 h2 h3 h4 h5)) (race_5 n m hl hM i h0 h1 h2 h3)))
  (vc_par_of 0 32 rfl rfl ((entails_and (entails_points1 (fun q35 h4 =>
  (at_left (at_points1 q35 h4 (Eq.trans ((equation_0 n m hl hM i trivial) : M t_R [i] = value_6 I M i m)
  (reduce_congr1 (fun q37 => ⟨(fun h5 => ⟨h5, int_c193⟩), (fun h5 => ⟨h5.1.1, h5.1.2⟩)⟩)
  (fun q37 h5 => rfl))))))) (entails_and (entails_points1 (fun q38 h4 =>
  (at_right (at_right (at_left (at_points1 q38 ⟨h4.1.1, (int_lt_zero_add h4.2)⟩ rfl))))))
  (entails_right (entails_right (entails_right entails_refl)))))
  : Heap.Entails (known_5 I M n m i 32) (known_6 I M n m i 0))
  (fun j_1 h4 h5 => (vc_6 n m hl hM i j_1 h0 h1 h2 h3 h4 h5))
  (fun j_1 h4 h5 => (kept_6 n m hl hM i j_1 h0 h1 h2 h3 h4 h5)) (race_6 n m hl hM i h0 h1 h2 h3))))))))

theorem kept_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ i) (h3 : i < n) :
    Heap.Entails ((body_1 I M).post ((base E n m).set v_i i) (known_1 I M n m i)) (known_1 I M n m (i + 1)) :=
  (show Heap.Entails _ (known_1 I M n m (i + 1)) from
  (entails_and (entails_points1 (fun q39 h4 => (at_restore (by decide) (at_restore (by decide)
  ((at_right (at_left (at_points1 q39 ⟨⟨h4.1, (int_taB_lab h4.2)⟩, (int_c504 h4.2)⟩ rfl)))
  : (known_6 I M n m i 32) ⟨a_r, [q39]⟩ (M t_R [q39]))))))
  (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_right (entails_right entails_refl))))))

theorem race_1 (h0 : 0 ≤ n) (h1 : 0 ≤ m) :
    ParVC I 0 n (body_1 I M).erase (fun i => ((base E n m).set v_i i)) (fun i => (body_1 I M).post ((base E n m).set v_i i) (known_1 I M n m i)) :=
  (race_arrays_atomic [a_r] rfl
  (all_cons (unraced_apart rfl (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0)
  (fun i h2 h3 => (w_allocate (w_allocate (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl) (w_par 0 32 rfl rfl
  (fun j_1 h4 h5 => (w_if_of cond_holds (fun (h6 : j_1 = 0) => (w_assign1 i rfl))
  (fun (h6 : ¬ j_1 = 0) => (w_none rfl)))))))))))) (fun i h2 h3 => (r_none rfl))
  (fun i y_y c0 h2 h3 h4 h5 h6 h7 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h7 h6)⟩))) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) (e v_m) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ n) (h1 : 0 ≤ m) :
    (program I M).vc I (impl.HasCell spec (base E n m)) (base E n m) (impl.inputHeap spec (base E n m) M) :=
  (vc_par_of 0 n rfl rfl (show Heap.Entails _ (known_1 I M n m 0) from
  (entails_and (entails_points1 (fun q40 h2 => (False.elim (int_lab_tba_F h2.1 h2.2))))
  (entails_points2 (fun q41 q42 h2 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .var v_m)])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q41, q42]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q41, _, rfl, h2.2.1, h2.2.2, q42, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))))
  (fun i h2 h3 => (vc_1 n m hl hM i h0 h1 h2 h3)) (fun i h2 h3 => (kept_1 n m hl hM i h0 h1 h2 h3))
  (race_1 n m hl hM h0 h1))

theorem output_0_1 (q43 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ q43) (h3 : q43 < n) :
    ((program I M).post (base E n m) (impl.inputHeap spec (base E n m) M)) ⟨a_r, [q43]⟩ (M t_R [q43]) :=
  ((at_left (at_points1 q43 ⟨h2, (int_lt_max_right h3)⟩ rfl))
  : (known_1 I M n m (max 0 n)) ⟨a_r, [q43]⟩ (M t_R [q43]))

end

theorem consistent (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) : spec.Consistent (base E n m) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n m) :=
  solvable_layers (consistent E n m h0 h1)
    (fun at_ => if at_ = t_R then 0 else 0) (by decide)

theorem placed (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) : impl.LayoutOk spec (base E n m) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n m : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_R then (0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n) ∧ 0 < m ∨ m = 0 else True

theorem covered_0 (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (p0 : Int) (h2 : 0 ≤ p0) (h3 : p0 < n) :
    spec.Given (inside n m) (base E n m) t_R [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl
  (((Classical.em (0 < m)).elim (fun h4 => (Or.inl ⟨⟨h2, h3⟩, h4⟩))
  (fun h4 => (Or.inr (int_lba_ntba_eab h1 h4)))) : (0 ≤ p0 ∧ p0 < n) ∧ 0 < m ∨ m = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (i : Int) (h2 : True) (h3 : (0 ≤ i ∧ i < n) ∧ 0 < m ∨ m = 0) :
    TExp.Defined I M (spec.Given (inside n m) (base E n m)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_m))) (.access t_X [.var v_i, .var v_j])) ((base E n m).set v_i i) :=
  (defined_reduce_some1 0 m (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h4 : 0 ≤ y_d0 ∧ y_d0 < m) => h4)
  (fun (y_d0 : Int) (h4 : 0 ≤ y_d0 ∧ y_d0 < m) =>
  (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h3 (fun h5 => h5.1.1) (fun h5 => (False.elim (int_c6 h4.1 h5 h4.2)))) : 0 ≤ i), ((Or.elim h3 (fun h5 => h5.1.2) (fun h5 => (False.elim (int_c6 h4.1 h5 h4.2)))) : i < n), y_d0, _, rfl, h4.1, h4.2, rfl⟩)))))

theorem defined (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) : spec.Defined (base E n m) :=
  defined_of (inside n m)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E n m h0 h1 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E n m h0 h1 i hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) (all_cons (by decide) all_nil)), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_n) ∧ 0 ≤ (E v_m))
    (fun E => base E (E v_n) (E v_m)) base_self (fun E ha => ⟨cond_holds.1 (ha.1 _ (.head _)), cond_holds.1 (ha.1 _ (.tail _ (.head _)))⟩) inhabited
    (fun E a => defined E (E v_n) (E v_m) a.1 a.2) (fun E a => placed E (E v_n) (E v_m) a.1 a.2)
    (fun E a => consistent E (E v_n) (E v_m) a.1 a.2) (fun E a => solvable E (E v_n) (E v_m) a.1 a.2)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_n) (E v_m) hl hM a.1 a.2)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_n) (E v_m) hl hM p0 a.1 a.2 b0 b1)) all_nil)) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit)⟩

end Redverify.Certificate.scheduled
