module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.rfactor

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `P` -/ abbrev v_P : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `k` -/ abbrev v_k : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `j0` -/ abbrev v_j0 : Var := 8
/-- `j1` -/ abbrev v_j1 : Var := 9
/-- `k1` -/ abbrev v_k1 : Var := 10
/-- `k0` -/ abbrev v_k0 : Var := 11
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `rf` -/ abbrev a_rf : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `matmul`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M)))
        (.le (.const 0) (.var v_P))]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)],
      Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)]]
  outputs := [Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)]]
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
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P)))
          (.fn
            (.builtin "*" .f32)
            [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]))]

/-- Implementation `rfactor`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i0 (.const 0) (.div (.add (.var v_N) (.const 3)) 4) <|
      .for v_j0 (.const 0) (.div (.add (.var v_M) (.const 3)) 4) <|
        .for v_i1 (.const 0) (.const 4) <|
          .for v_j1 (.const 0) (.const 4) <|
            .letin v_i (.add (.mul 4 (.var v_i0)) (.var v_i1)) <|
            .letin v_j (.add (.mul 4 (.var v_j0)) (.var v_j1)) <|
            .ifte (.and (.lt (.var v_i) (.var v_N)) (.lt (.var v_j) (.var v_M))) (
              .allocate a_rf [.const 4] <|
              .seq (.par v_k1 (.const 0) (.const 4) <|
                .seq (.assign a_rf [.var v_k1] (.fn (.literal .f32 0 1) [])) <|
                .scope [a_rf] <|
                  .for v_k0 (.const 0) (.div (.add (.var v_P) (.const 3)) 4) <|
                    .ifte (.lt (.add (.mul 4 (.var v_k0)) (.var v_k1)) (.var v_P)) (
                      .accumulate
                        false
                        (.builtin "+" .f32)
                        a_rf
                        [.var v_k1]
                        (.fn
                          (.builtin "*" .f32)
                          [
                            .read a_a [.var v_i, .add (.mul 4 (.var v_k0)) (.var v_k1)],
                            .read a_b [.add (.mul 4 (.var v_k0)) (.var v_k1), .var v_j]])
                    ) (
                      .skip
                    )) <|
              .seq (.assign a_c [.var v_i, .var v_j] (.fn (.literal .f32 0 1) [])) <|
              .scope [a_c] <|
                .for v_k1 (.const 0) (.const 4) <|
                  .accumulate false (.builtin "+" .f32) a_c [.var v_i, .var v_j] (.read a_rf [.var v_k1])
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
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (x_N x_M x_P : Int) : Env := (((E.set v_N x_N).set v_M x_M).set v_P x_P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + 4 * x_d + (-4)) (h1 : x_c < 4) (h2 : x_d < (x_b + 3) / 4) : x_a < x_b :=
  by omega

theorem fact_1 {x_a x_b x_c : Int} (h0 : x_a ≤ 4 * (x_c + 1) + x_b + (-4)) (h1 : (x_a + (-1) * x_b) % 4 = 0) (h2 : ¬ x_a = x_b + 4 * x_c) : x_a ≤ x_b + 4 * x_c + (-4) :=
  by omega

theorem fact_2 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = x_a + 4 * x_c) : x_a ≤ x_b :=
  by omega

theorem fact_3 {x_a x_b x_c : Int} (h0 : x_a = x_c + 4 * x_b) : x_a ≤ 4 * (x_b + 1) + x_c + (-4) :=
  by omega

theorem fact_4 {x_a x_b x_c : Int} (h0 : x_a = x_b + 4 * x_c) : (x_a + (-1) * x_b) % 4 = 0 :=
  by omega

theorem fact_5 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + 4 * x_b + x_d) : x_a ≤ 4 * (x_b + 1) + x_c + x_d :=
  by omega

theorem fact_6 {x_a x_b x_c x_d : Int} (h0 : (x_a + (-1) * x_c) % 4 = 0) (h1 : x_a < x_d) (h2 : ¬ 4 * x_b + x_c < x_d) : x_a ≤ 4 * x_b + x_c + (-4) :=
  by omega

theorem fact_7 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_d) (h1 : (x_a + (-1) * x_d) % 4 = 0) (h2 : x_a < x_b) (h3 : x_d < x_c + 1) : x_a ≤ 4 * (max 0 ((x_b + 3) / 4)) + x_c + (-4) :=
  by omega

theorem fact_8 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : 4 * x_c + x_a < x_b) : x_a < x_b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 x_P x_i0 x_i1 x_j0 x_j1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_c0 ≤ y_k0 ∧ y_k0 < x_P) ∧ (y_k0 + (-1) * y_c0) % 4 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * x_i0 + x_i1, y_k0], M t_B [y_k0, 4 * x_j0 + x_j1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 x_P x_i0 x_i1 x_j0 x_j1 x_k0 x_k1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_c0 ≤ y_k0 ∧ y_k0 < x_P) ∧ (y_k0 + (-1) * y_c0) % 4 = 0) ∧ y_c0 < x_k1 ∨ (((x_k1 ≤ y_k0 ∧ y_k0 < x_P) ∧ y_k0 ≤ 4 * x_k0 + x_k1 + (-4)) ∧ y_c0 = x_k1) ∧ (y_k0 + (-1) * x_k1) % 4 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * x_i0 + x_i1, y_k0], M t_B [y_k0, 4 * x_j0 + x_j1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_P x_i0 x_i1 x_j0 x_j1 x_k1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < x_P) ∧ y_k0 % 4 < x_k1)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * x_i0 + x_i1, y_k0], M t_B [y_k0, 4 * x_j0 + x_j1]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_i0 x_i1 x_j0 x_j1 x_k0 x_k1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = x_k1 + 4 * x_k0 ∨ (x_k1 ≤ y_k0 ∧ y_k0 ≤ x_k1 + 4 * x_k0 + (-4)) ∧ (y_k0 + (-1) * x_k1) % 4 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * x_i0 + x_i1, y_k0], M t_B [y_k0, 4 * x_j0 + x_j1]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_P x_i0 x_i1 x_j0 x_j1 x_k1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < x_P) ∧ y_k0 % 4 ≤ x_k1)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * x_i0 + x_i1, y_k0], M t_B [y_k0, 4 * x_j0 + x_j1]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_P x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_P)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i, y_k0], M t_B [y_k0, x_j]])))

theorem equation_0 (x_N x_M x_P x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : True) :
    (M t_C [x_i, x_j]) = (value_5 I M x_P x_i x_j) :=
  (Eq.trans (hM _ (.head _) [x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < x_P) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N x_P : Int) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_P) ∧ 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M x_P : Int) : Heap V :=
  .points2 a_b
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_P)
    (fun y_c0 y_c1 => (M t_B [y_c0, y_c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_N x_M x_i0 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 < 4 * x_i0)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_M x_P x_i0 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and (known_1_2 I M x_N x_M x_i0)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_N x_M x_i0 x_j0 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 < 4 * x_j0) ∧ 4 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 4 * x_i0 + 3 ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 * x_i0)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_N x_M x_P x_i0 x_j0 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and (known_2_2 I M x_N x_M x_i0 x_j0)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_N x_M x_i0 x_j0 x_i1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < 4 * x_j0) ∧ 4 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 4 * x_i0 + 3 ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 * x_i0 ∨ (((4 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 4 * x_j0 + 3) ∧ 4 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 < x_i1 + 4 * x_i0)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_N x_M x_P x_i0 x_j0 x_i1 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and (known_3_2 I M x_N x_M x_i0 x_j0 x_i1)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_N x_M x_i0 x_j0 x_i1 x_j1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((y_c0 = x_i1 + 4 * x_i0 ∧ 4 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 < x_j1 + 4 * x_j0) ∧ x_i1 + 4 * x_i0 < x_N ∨ ((0 ≤ y_c1 ∧ y_c1 < 4 * x_j0) ∧ 4 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 4 * x_i0 + 3 ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 * x_i0 ∨ (((4 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 4 * x_j0 + 3) ∧ 4 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 < x_i1 + 4 * x_i0)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_N x_M x_P x_i0 x_j0 x_i1 x_j1 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and (known_4_2 I M x_N x_M x_i0 x_j0 x_i1 x_j1)))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x_N x_M x_i0 x_j0 x_i1 x_j1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => y_c0 = x_i1 + 4 * x_i0 ∧ 4 * x_j0 ≤ y_c1 ∧ y_c1 < x_j1 + 4 * x_j0 ∨ ((0 ≤ y_c1 ∧ y_c1 < 4 * x_j0) ∧ 4 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 4 * x_i0 + 3 ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 * x_i0 ∨ ((4 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 4 * x_j0 + 3) ∧ 4 * x_i0 ≤ y_c0 ∧ y_c0 < x_i1 + 4 * x_i0)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (x_P x_i0 x_j0 x_i1 x_j1 x_k1 : Int) : Heap V :=
  .points1 a_rf
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_k1)
    (fun y_c0 => (value_0 I M y_c0 x_P x_i0 x_i1 x_j0 x_j1))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and ((known_5_2 I M x_N x_M x_i0 x_j0 x_i1 x_j1).and (known_5_3 I M x_P x_i0 x_j0 x_i1 x_j1 x_k1))))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (x_P x_i0 x_j0 x_i1 x_j1 x_k1 x_k0 : Int) : Heap V :=
  .points1 a_rf
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 ≤ x_k1)
    (fun y_c0 => (value_1 I M y_c0 x_P x_i0 x_i1 x_j0 x_j1 x_k0 x_k1))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 x_k0 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and ((known_5_2 I M x_N x_M x_i0 x_j0 x_i1 x_j1).and (known_6_3 I M x_P x_i0 x_j0 x_i1 x_j1 x_k1 x_k0))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 4 (.var v_k0)) (.var v_k1)) (.var v_P)) (
    .accumulate
      false
      f_0
      a_rf
      [.var v_k1]
      (.fn
        f_2
        [
          .read a_a [.var v_i, .add (.mul 4 (.var v_k0)) (.var v_k1)],
          .read a_b [.add (.mul 4 (.var v_k0)) (.var v_k1), .var v_j]])
      (fun e => (value_3 I M (e v_i0) (e v_i1) (e v_j0) (e v_j1) (e v_k0) (e v_k1)))
  ) (
    .skip
  )

theorem vc_6 (x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 x_k0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j0) (h4 : x_j0 < (x_M + 3) / 4) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) (h7 : 0 ≤ x_j1) (h8 : x_j1 < 4) (h9 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) (h10 : 0 ≤ x_k1) (h11 : x_k1 < 4) (h12 : 0 ≤ x_k0) (h13 : x_k0 < (x_P + 3) / 4) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_rf [4]) (((((((((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_j1 x_j1).set v_i (4 * x_i0 + x_i1)).set v_j (4 * x_j0 + x_j1)).set v_k1 x_k1).set v_k0 x_k0) (known_6 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 x_k0) :=
  (vc_if_of cond_holds (fun (h14 : 4 * x_k0 + x_k1 < x_P) =>
  (vc_accumulate_of (value_1 I M x_k1 x_P x_i0 x_i1 x_j0 x_j1 x_k0 x_k1)
  (I.fn f_2 [M t_A [4 * x_i0 + x_i1, 4 * x_k0 + x_k1], M t_B [4 * x_k0 + x_k1, 4 * x_j0 + x_j1]])
  ((at_right (at_right (at_right (at_points1 x_k1 ⟨h10, int_refl⟩ rfl))))
  : (known_6 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 x_k0) ⟨a_rf, [x_k1]⟩ (value_1 I M x_k1 x_P x_i0 x_i1 x_j0 x_j1 x_k0 x_k1))
  (ev_fn (ev_cons
  (ev_read ((at_left (at_points2 (4 * x_i0 + x_i1) (4 * x_k0 + x_k1) ⟨⟨(int_c7 h12 h10), h14⟩, ⟨(int_c7 h1 h5), h9.1⟩⟩
  rfl))
  : (known_6 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 x_k0) ⟨a_a, [4 * x_i0 + x_i1, 4 * x_k0 + x_k1]⟩ (M t_A [4 * x_i0 + x_i1, 4 * x_k0 + x_k1])))
  (ev_cons
  (ev_read ((at_right (at_left (at_points2 (4 * x_k0 + x_k1) (4 * x_j0 + x_j1) ⟨⟨(int_c7 h3 h7), h9.2⟩, ⟨(int_c7 h12 h10), h14⟩⟩
  rfl)))
  : (known_6 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 x_k0) ⟨a_b, [4 * x_k0 + x_k1, 4 * x_j0 + x_j1]⟩ (M t_B [4 * x_k0 + x_k1, 4 * x_j0 + x_j1])))
  ev_nil))) ((append1 (4 * x_k0 + x_k1) (min x_k1 (x_k1 + 4 * x_k0)) (x_k1 + 4 * x_k0 + 1)
  (fun y_q0 h15 => (Or.elim h15 (fun h16 => ⟨(int_c23 h16), (int_eab_taB h16)⟩)
  (fun h16 => ⟨(int_c2 h16.1.1), (int_c261 h16.1.2)⟩)))
  (fun y_q0 => ⟨(fun h15 => (Or.elim h15 (fun h16 => (Or.inr (int_c5 h16))) (fun h16 =>
  (Or.inl (Or.inr ⟨⟨⟨⟨h16.1.1, (fact_0 h16.1.2 h11 h13)⟩, (int_c44 h16.1.2)⟩, rfl⟩, h16.2⟩))))), (fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 => (False.elim (int_irrefl h17.2)))
  (fun h17 => (Or.inr ⟨⟨h17.1.1.1.1, (int_c44 h17.1.1.2)⟩, h17.2⟩))))
  (fun h16 => (Or.inl (int_c5 h16)))))⟩) (fun y_q0 h15 =>
  (Or.elim h15 (fun h16 => (False.elim (int_irrefl h16.2))) (fun h16 => (int_c91 h16.1.1.2))))
  (fun y_q0 h15 => rfl) rfl)
  : I.fn f_0 [value_1 I M x_k1 x_P x_i0 x_i1 x_j0 x_j1 x_k0 x_k1, I.fn f_2 [M t_A [4 * x_i0 + x_i1, 4 * x_k0 + x_k1], M t_B [4 * x_k0 + x_k1, 4 * x_j0 + x_j1]]] = value_3 I M x_i0 x_i1 x_j0 x_j1 x_k0 x_k1)))
  (fun (h14 : ¬ 4 * x_k0 + x_k1 < x_P) => vc_skip))

theorem kept_6 (x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 x_k0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j0) (h4 : x_j0 < (x_M + 3) / 4) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) (h7 : 0 ≤ x_j1) (h8 : x_j1 < 4) (h9 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) (h10 : 0 ≤ x_k1) (h11 : x_k1 < 4) (h12 : 0 ≤ x_k0) (h13 : x_k0 < (x_P + 3) / 4) :
    Heap.Entails ((body_6 I M).post (((((((((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_j1 x_j1).set v_i (4 * x_i0 + x_i1)).set v_j (4 * x_j0 + x_j1)).set v_k1 x_k1).set v_k0 x_k0) (known_6 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 x_k0)) (known_6 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 (x_k0 + 1)) :=
  (show Heap.Entails _ (known_6 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 (x_k0 + 1)) from
  (entails_and
  (entails_points2 (fun y_q1 y_q2 h14 => (at_if_of cond_holds (fun (h15 : 4 * x_k0 + x_k1 < x_P) =>
  (at_set_other (by decide) (at_left (at_points2 y_q1 y_q2 h14 rfl))))
  (fun (h15 : ¬ 4 * x_k0 + x_k1 < x_P) => (at_left (at_points2 y_q1 y_q2 h14 rfl)))))) (entails_and
  (entails_points2 (fun y_q3 y_q4 h14 => (at_if_of cond_holds (fun (h15 : 4 * x_k0 + x_k1 < x_P) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 y_q3 y_q4 h14 rfl)))))
  (fun (h15 : ¬ 4 * x_k0 + x_k1 < x_P) => (at_right (at_left (at_points2 y_q3 y_q4 h14 rfl)))))))
  (entails_and (entails_points2 (fun y_q5 y_q6 h14 =>
  (Or.elim h14 (fun h15 => (at_if_of cond_holds (fun (h16 : 4 * x_k0 + x_k1 < x_P) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q5 y_q6 h14 rfl))))))
  (fun (h16 : ¬ 4 * x_k0 + x_k1 < x_P) =>
  (at_right (at_right (at_left (at_points2 y_q5 y_q6 h14 rfl)))))))
  (fun h15 => (Or.elim h15 (fun h16 => (at_if_of cond_holds (fun (h17 : 4 * x_k0 + x_k1 < x_P) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q5 y_q6 h14 rfl))))))
  (fun (h17 : ¬ 4 * x_k0 + x_k1 < x_P) =>
  (at_right (at_right (at_left (at_points2 y_q5 y_q6 h14 rfl)))))))
  (fun h16 => (Or.elim h16 (fun h17 => (at_if_of cond_holds (fun (h18 : 4 * x_k0 + x_k1 < x_P) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q5 y_q6 h14 rfl))))))
  (fun (h18 : ¬ 4 * x_k0 + x_k1 < x_P) =>
  (at_right (at_right (at_left (at_points2 y_q5 y_q6 h14 rfl)))))))
  (fun h17 => (at_if_of cond_holds (fun (h18 : 4 * x_k0 + x_k1 < x_P) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q5 y_q6 h14 rfl))))))
  (fun (h18 : ¬ 4 * x_k0 + x_k1 < x_P) =>
  (at_right (at_right (at_left (at_points2 y_q5 y_q6 h14 rfl))))))))))))))
  (entails_points1 (fun y_q7 h14 => (at_if_of cond_holds (fun (h15 : 4 * x_k0 + x_k1 < x_P) =>
  ((Classical.em (y_q7 = x_k1)).elim (fun h16 => (at_set_eq1 y_q7 x_k1 h16 ((reduce_congr1
  (fun y_q8 => ⟨(fun h17 => (Or.elim h17 (fun h18 => (False.elim (int_eab_tab_F h16 h18.2)))
  (fun h18 => ((Classical.em (y_q8 = x_k1 + 4 * x_k0)).elim (fun h19 => (Or.inl h19))
  (fun h19 => (Or.inr ⟨⟨h18.1.1.1.1, (fact_1 h18.1.1.2 h18.2 h19)⟩, h18.2⟩)))))), (fun h17 => (Or.elim h17 (fun h18 =>
  (Or.inr ⟨⟨⟨⟨(fact_2 h12 h18), (int_c281 h18 h15)⟩, (fact_3 h18)⟩, h16⟩, (fact_4 h18)⟩))
  (fun h18 => (Or.inr ⟨⟨⟨⟨h18.1.1, (fact_0 h18.1.2 h11 h13)⟩, (fact_5 h18.1.2)⟩, h16⟩, h18.2⟩))))⟩)
  (fun y_q8 h17 => rfl))
  : value_1 I M y_q7 x_P x_i0 x_i1 x_j0 x_j1 (x_k0 + 1) x_k1 = value_3 I M x_i0 x_i1 x_j0 x_j1 x_k0 x_k1)))
  (fun h16 => (at_set_ne1 y_q7 x_k1 h16
  (at_right (at_right (at_right (at_points1 y_q7 h14 (reduce_congr1 (fun y_q9 => ⟨(fun h17 =>
  (Or.elim h17 (fun h18 => (Or.inl h18)) (fun h18 => (False.elim (int_eab_neab_F h18.1.2 h16))))), (fun h17 =>
  (Or.elim h17 (fun h18 => (Or.inl h18)) (fun h18 => (False.elim (int_eab_neab_F h18.1.2 h16)))))⟩)
  (fun y_q9 h17 => rfl))))))))))
  (fun (h15 : ¬ 4 * x_k0 + x_k1 < x_P) => (at_right (at_right (at_right (at_points1 y_q7 h14
  ((reduce_congr1 (fun y_q10 => ⟨(fun h16 => (Or.elim h16 (fun h17 => (Or.inl h17))
  (fun h17 => (Or.inr ⟨⟨⟨h17.1.1.1, (fact_6 h17.2 h17.1.1.1.2 h15)⟩, h17.1.2⟩, h17.2⟩)))), (fun h16 => (Or.elim h16 (fun h17 => (Or.inl h17))
  (fun h17 => (Or.inr ⟨⟨⟨h17.1.1.1, (int_c57 h17.1.1.2)⟩, h17.1.2⟩, h17.2⟩))))⟩)
  (fun y_q10 h16 => rfl))
  : value_1 I M y_q7 x_P x_i0 x_i1 x_j0 x_j1 (x_k0 + 1) x_k1 = value_1 I M y_q7 x_P x_i0 x_i1 x_j0 x_j1 x_k0 x_k1)))))))))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_rf [.var v_k1] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_rf] <|
    .for v_k0 (.const 0) (.div (.add (.var v_P) (.const 3)) 4)
      (fun e x => known_6 I M (e v_N) (e v_M) (e v_P) (e v_i0) (e v_j0) (e v_i1) (e v_j1) (e v_k1) x) (body_6 I M)

theorem vc_5 (x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j0) (h4 : x_j0 < (x_M + 3) / 4) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) (h7 : 0 ≤ x_j1) (h8 : x_j1 < 4) (h9 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) (h10 : 0 ≤ x_k1) (h11 : x_k1 < 4) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_rf [4]) ((((((((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_j1 x_j1).set v_i (4 * x_i0 + x_i1)).set v_j (4 * x_j0 + x_j1)).set v_k1 x_k1) (known_5 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1) :=
  (vc_seq
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h10, h11, trivial⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 ((x_P + 3) / 4) rfl rfl
  (show Heap.Entails _ (known_6 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_points1 (fun y_q11 h12 => ((Classical.em (y_q11 = x_k1)).elim
  (fun h13 => (at_set_eq1 y_q11 x_k1 h13 ((Eq.trans ((reduce_empty1 (fun y_q12 => (fun h14 =>
  (Or.elim h14 (fun h15 => (int_eab_tab_F h13 h15.2)) (fun h15 => (int_c52 h15.1.1.1.1 h15.1.1.2))))))
  : value_1 I M y_q11 x_P x_i0 x_i1 x_j0 x_j1 0 x_k1 = I.fn f_1 []) rfl)
  : value_1 I M y_q11 x_P x_i0 x_i1 x_j0 x_j1 0 x_k1 = I.fn f_1 [])))
  (fun h13 => (at_set_ne1 y_q11 x_k1 h13
  (at_right (at_right (at_right (at_points1 y_q11 ⟨h12.1, (int_lab_neab_tab h12.2 h13)⟩ (reduce_congr1 (fun y_q13 => ⟨(fun h14 =>
  (Or.elim h14 (fun h15 => h15.1) (fun h15 => (False.elim (int_c52 h15.1.1.1.1 h15.1.1.2))))), (fun h14 => (Or.inl ⟨h14, (int_lab_neab_tab h12.2 h13)⟩))⟩)
  (fun y_q13 h14 => rfl))))))))))))))) (fun x_k0 h12 h13 =>
  (vc_6 x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 x_k0 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12
  h13)) (fun x_k0 h12 h13 =>
  (kept_6 x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 x_k0 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12
  h13)))))

theorem kept_5 (x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j0) (h4 : x_j0 < (x_M + 3) / 4) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) (h7 : 0 ≤ x_j1) (h8 : x_j1 < 4) (h9 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) (h10 : 0 ≤ x_k1) (h11 : x_k1 < 4) :
    Heap.Entails ((body_5 I M).post ((((((((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_j1 x_j1).set v_i (4 * x_i0 + x_i1)).set v_j (4 * x_j0 + x_j1)).set v_k1 x_k1) (known_5 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1)) (known_5 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 (x_k1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points1 (fun y_q14 h12 =>
  (at_right (at_right (at_right (at_points1 y_q14 ⟨h12.1, (int_taB_lab h12.2)⟩ (reduce_congr1 (fun y_q15 =>
  ⟨(fun h13 => ((Classical.em (y_q14 < x_k1)).elim (fun h14 => (Or.inl ⟨h13, h14⟩)) (fun h14 =>
  (Or.inr ⟨⟨⟨⟨(int_lba_ntbc_lca h13.1.1 h14), h13.1.2⟩, (fact_7 h12.1 h13.2 h13.1.2 h12.2)⟩, (int_taB_ntab_eab h12.2 h14)⟩, (int_c158 h13.2 h12.2 h14)⟩)))), (fun h13 => (Or.elim h13 (fun h14 => h14.1)
  (fun h14 => ⟨⟨(int_c35 h14.1.1.1.1 h12.2), h14.1.1.1.2⟩, (int_c80 h14.1.2 h14.2)⟩)))⟩)
  (fun y_q15 h13 => rfl)))))))))))
  : Heap.Entails (known_6 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 (max 0 ((x_P + 3) / 4))) (known_5 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 (x_k1 + 1)))

theorem race_5 (x_N x_M x_P x_i0 x_j0 x_i1 x_j1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j0) (h4 : x_j0 < (x_M + 3) / 4) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) (h7 : 0 ≤ x_j1) (h8 : x_j1 < 4) (h9 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) :
    ParVC I 0 4 (body_5 I M).erase (fun x_k1 => ((((((((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_j1 x_j1).set v_i (4 * x_i0 + x_i1)).set v_j (4 * x_j0 + x_j1)).set v_k1 x_k1)) (fun x_k1 => (body_5 I M).post ((((((((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_j1 x_j1).set v_i (4 * x_i0 + x_i1)).set v_j (4 * x_j0 + x_j1)).set v_k1 x_k1) (known_5 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1)) :=
  (race_arrays [a_rf] rfl rfl
  (all_cons (apart1 (fun x_k1 y_c0 => y_c0 = x_k1) (fun x_k1 y_c0 => y_c0 = x_k1 ∧ x_k1 < x_P)
  (fun x_k1 h10 h11 =>
  (w_seq (w_assign1 x_k1 rfl) (w_scope (w_for 0 ((x_P + 3) / 4) rfl rfl (fun x_k0 h12 h13 =>
  (w_if_of cond_holds (fun (h14 : 4 * x_k0 + x_k1 < x_P) => (w_accumulate1 x_k1 rfl))
  (fun (h14 : ¬ 4 * x_k0 + x_k1 < x_P) => (w_none rfl))))))))
  (fun x_k1 h10 h11 => (r_seq (r_none rfl) (r_scope (r_for 0 ((x_P + 3) / 4) rfl rfl
  (fun x_k0 h12 h13 => (r_if_of cond_holds (fun (h14 : 4 * x_k0 + x_k1 < x_P) =>
  (r_accumulate1 (x_none rfl) x_k1 ⟨rfl, ((fact_8 h12 h14) : x_k1 < x_P)⟩))
  (fun (h14 : ¬ 4 * x_k0 + x_k1 < x_P) => (r_none rfl))))))))
  (fun x_k1 y_y y_c0 h10 h11 h12 h13 h14 h15 =>
  ⟨(fun h16 => (int_eab_eac_nebc_F h15 h16.1 h14)), (int_eab_nebc_neac h15 h14)⟩)) all_nil))

noncomputable def known_7_3 (I : Interp V) (M : Model V) (x_P x_i0 x_j0 x_i1 x_j1 x_k1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => y_c0 = x_i1 + 4 * x_i0 ∧ y_c1 = x_j1 + 4 * x_j0)
    (fun y_c0 y_c1 => (value_2 I M x_P x_i0 x_i1 x_j0 x_j1 x_k1))

noncomputable def known_7_4 (I : Interp V) (M : Model V) (x_P x_i0 x_j0 x_i1 x_j1 : Int) : Heap V :=
  .points1 a_rf
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 => (value_0 I M y_c0 x_P x_i0 x_i1 x_j0 x_j1))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and ((known_5_2 I M x_N x_M x_i0 x_j0 x_i1 x_j1).and ((known_7_3 I M x_P x_i0 x_j0 x_i1 x_j1 x_k1).and (known_7_4 I M x_P x_i0 x_j0 x_i1 x_j1)))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_c [.var v_i, .var v_j] (.read a_rf [.var v_k1])
    (fun e => (value_4 I M (e v_P) (e v_i0) (e v_i1) (e v_j0) (e v_j1) (e v_k1)))

theorem vc_7 (x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j0) (h4 : x_j0 < (x_M + 3) / 4) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) (h7 : 0 ≤ x_j1) (h8 : x_j1 < 4) (h9 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) (h10 : 0 ≤ x_k1) (h11 : x_k1 < 4) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_rf [4]) ((((((((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_j1 x_j1).set v_i (4 * x_i0 + x_i1)).set v_j (4 * x_j0 + x_j1)).set v_k1 x_k1) (known_7 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1) :=
  (vc_accumulate_of (value_2 I M x_P x_i0 x_i1 x_j0 x_j1 x_k1)
  (value_0 I M x_k1 x_P x_i0 x_i1 x_j0 x_j1)
  ((at_right (at_right (at_right (at_left (at_points2 (4 * x_i0 + x_i1) (4 * x_j0 + x_j1) ⟨int_add_comm, int_add_comm⟩ rfl)))))
  : (known_7 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1) ⟨a_c, [4 * x_i0 + x_i1, 4 * x_j0 + x_j1]⟩ (value_2 I M x_P x_i0 x_i1 x_j0 x_j1 x_k1))
  (ev_read ((at_right (at_right (at_right (at_right (at_points1 x_k1 ⟨h10, h11⟩ rfl)))))
  : (known_7 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1) ⟨a_rf, [x_k1]⟩ (value_0 I M x_k1 x_P x_i0 x_i1 x_j0 x_j1)))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) 0
  ((max (x_k1 + 4 * ((x_P + 3) / 4) + (-4)) (x_P + (-1))) + 1)
  (fun y_q19 h12 => ⟨h12.1.1, (int_c11 h12.1.2)⟩) (fun y_q19 => ⟨(fun h12 =>
  ((Classical.em (y_q19 % 4 < x_k1)).elim (fun h13 => (Or.inl ⟨⟨h12.1.1, h12.1.2⟩, h13⟩))
  (fun h13 => (Or.inr ⟨⟨(int_c98 h12.1.1 h13), h12.1.2⟩, (int_c107 h12.2 h13)⟩)))), (fun h12 => (Or.elim h12 (fun h13 => ⟨h13.1, (int_tab_lab h13.2)⟩)
  (fun h13 => ⟨⟨(int_lab_lbc_lac h10 h13.1.1), h13.1.2⟩, (int_c105 h10 h13.2)⟩)))⟩)
  (fun y_q19 h12 => (fun h13 => (int_c132 h13.2 h11 h12.2))) (fun y_q19 h12 => rfl)
  (fun y_q19 h12 => rfl))
  : I.fn f_0 [value_2 I M x_P x_i0 x_i1 x_j0 x_j1 x_k1, value_0 I M x_k1 x_P x_i0 x_i1 x_j0 x_j1] = value_4 I M x_P x_i0 x_i1 x_j0 x_j1 x_k1))

theorem kept_7 (x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j0) (h4 : x_j0 < (x_M + 3) / 4) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) (h7 : 0 ≤ x_j1) (h8 : x_j1 < 4) (h9 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) (h10 : 0 ≤ x_k1) (h11 : x_k1 < 4) :
    Heap.Entails ((body_7 I M).post ((((((((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_j1 x_j1).set v_i (4 * x_i0 + x_i1)).set v_j (4 * x_j0 + x_j1)).set v_k1 x_k1) (known_7 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1)) (known_7 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 (x_k1 + 1)) :=
  (show Heap.Entails _ (known_7 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 (x_k1 + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun y_q21 y_q22 h12 => (Or.elim h12 (fun h13 =>
  (at_set_ne2 y_q21 y_q22 (4 * x_i0 + x_i1) (4 * x_j0 + x_j1) (fun h14 => (int_c49 h14.2 h13.2.2))
  (at_right (at_right (at_left (at_points2 y_q21 y_q22 h12 rfl))))))
  (fun h13 => (Or.elim h13 (fun h14 => (at_set_ne2 y_q21 y_q22 (4 * x_i0 + x_i1) (4 * x_j0 + x_j1)
  (fun h15 => (int_c42 h7 h15.2 h14.1.1.2))
  (at_right (at_right (at_left (at_points2 y_q21 y_q22 h12 rfl))))))
  (fun h14 => (Or.elim h14 (fun h15 => (at_set_ne2 y_q21 y_q22 (4 * x_i0 + x_i1) (4 * x_j0 + x_j1)
  (fun h16 => (int_c42 h5 h16.1 h15.2.2))
  (at_right (at_right (at_left (at_points2 y_q21 y_q22 h12 rfl)))))) (fun h15 =>
  (at_set_ne2 y_q21 y_q22 (4 * x_i0 + x_i1) (4 * x_j0 + x_j1) (fun h16 => (int_c49 h16.1 h15.2.2))
  (at_right (at_right (at_left (at_points2 y_q21 y_q22 h12 rfl)))))))))))))
  (entails_and (entails_points2 (fun y_q23 y_q24 h12 =>
  (at_set_eq2 y_q23 y_q24 (4 * x_i0 + x_i1) (4 * x_j0 + x_j1) ⟨(int_c5 h12.1), (int_c5 h12.2)⟩
  ((reduce_congr1 (fun y_q25 =>
  ⟨(fun h13 => ⟨⟨h13.1.1, h13.1.2⟩, (int_taB_lab h13.2)⟩), (fun h13 => ⟨⟨h13.1.1, h13.1.2⟩, (int_lab_taB h13.2)⟩)⟩)
  (fun y_q25 h13 => rfl))
  : value_2 I M x_P x_i0 x_i1 x_j0 x_j1 (x_k1 + 1) = value_4 I M x_P x_i0 x_i1 x_j0 x_j1 x_k1))))
  (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_i (.add (.mul 4 (.var v_i0)) (.var v_i1)) <|
  .letin v_j (.add (.mul 4 (.var v_j0)) (.var v_j1)) <|
  .ifte (.and (.lt (.var v_i) (.var v_N)) (.lt (.var v_j) (.var v_M))) (
    .allocate a_rf [.const 4] <|
    .seq (.par v_k1 (.const 0) (.const 4)
      (fun e x => known_5 I M (e v_N) (e v_M) (e v_P) (e v_i0) (e v_j0) (e v_i1) (e v_j1) x) (body_5 I M)) <|
    .seq (.assign a_c [.var v_i, .var v_j] (.fn f_1 [])
      (fun e => (I.fn f_1 []))) <|
    .scope [a_c] <|
      .for v_k1 (.const 0) (.const 4)
        (fun e x => known_7 I M (e v_N) (e v_M) (e v_P) (e v_i0) (e v_j0) (e v_i1) (e v_j1) x) (body_7 I M)
  ) (
    .skip
  )

theorem vc_4 (x_N x_M x_P x_i0 x_j0 x_i1 x_j1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j0) (h4 : x_j0 < (x_M + 3) / 4) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) (h7 : 0 ≤ x_j1) (h8 : x_j1 < 4) :
    (body_4 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (((((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_j1 x_j1) (known_4 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1) :=
  (vc_let (vc_let (vc_if_of cond_holds
  (fun (h9 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) => (vc_allocate (vc_seq
  (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_5 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun y_q16 y_q17 h10 =>
  (Or.elim h10 (fun h11 => (at_without (by decide) ((at_right (at_right (at_points2 y_q16 y_q17
  (Or.inl ⟨⟨⟨h11.1, ⟨h11.2.1, (int_c176 h11.2.2 h9.2)⟩⟩, h11.2.2⟩, (int_c205 h9.1)⟩) rfl)))
  : (known_4 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1) ⟨a_c, [y_q16, y_q17]⟩ (M t_C [y_q16, y_q17]))))
  (fun h11 => (Or.elim h11 (fun h12 =>
  (at_without (by decide) ((at_right (at_right (at_points2 y_q16 y_q17 (Or.inr (Or.inl h12)) rfl)))
  : (known_4 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1) ⟨a_c, [y_q16, y_q17]⟩ (M t_C [y_q16, y_q17]))))
  (fun h12 => (Or.elim h12 (fun h13 => (at_without (by decide)
  ((at_right (at_right (at_points2 y_q16 y_q17 (Or.inr (Or.inr (Or.inl h13))) rfl)))
  : (known_4 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1) ⟨a_c, [y_q16, y_q17]⟩ (M t_C [y_q16, y_q17]))))
  (fun h13 => (at_without (by decide) ((at_right (at_right (at_points2 y_q16 y_q17
  (Or.inr (Or.inr (Or.inr ⟨⟨h13.1, ⟨h13.2.1, (int_c176 h13.2.2 h9.1)⟩⟩, h13.2.2⟩))) rfl)))
  : (known_4 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1) ⟨a_c, [y_q16, y_q17]⟩ (M t_C [y_q16, y_q17])))))))))))
  (entails_points1 (fun y_q18 h10 => (False.elim (int_lab_tba_F h10.1 h10.2))))))))
  (fun x_k1 h10 h11 =>
  (vc_5 x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun x_k1 h10 h11 =>
  (kept_5 x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (race_5 x_N x_M x_P x_i0 x_j0 x_i1 x_j1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [4 * x_i0 + x_i1, 4 * x_j0 + x_j1]
  (region_iff.2 ⟨(4 * x_i0 + x_i1), _, rfl, ((int_c7 h1 h5) : 0 ≤ 4 * x_i0 + x_i1), h9.1, (4 * x_j0 + x_j1), _, rfl, ((int_c7 h3 h7) : 0 ≤ 4 * x_j0 + x_j1), h9.2, rfl⟩)
  shape_a_c rfl rfl
  ⟨((int_c7 h1 h5) : 0 ≤ 4 * x_i0 + x_i1), ((int_c7 h3 h7) : 0 ≤ 4 * x_j0 + x_j1)⟩)) ev_const rfl)
  (vc_scope (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_7 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun y_q26 y_q27 h10 => (Or.elim h10 (fun h11 =>
  (at_set_ne2 y_q26 y_q27 (4 * x_i0 + x_i1) (4 * x_j0 + x_j1) (fun h12 => (int_c49 h12.2 h11.2.2))
  (at_right (at_right (at_left (at_points2 y_q26 y_q27 h10 rfl))))))
  (fun h11 => (Or.elim h11 (fun h12 => (at_set_ne2 y_q26 y_q27 (4 * x_i0 + x_i1) (4 * x_j0 + x_j1)
  (fun h13 => (int_c42 h7 h13.2 h12.1.1.2))
  (at_right (at_right (at_left (at_points2 y_q26 y_q27 h10 rfl))))))
  (fun h12 => (Or.elim h12 (fun h13 => (at_set_ne2 y_q26 y_q27 (4 * x_i0 + x_i1) (4 * x_j0 + x_j1)
  (fun h14 => (int_c42 h5 h14.1 h13.2.2))
  (at_right (at_right (at_left (at_points2 y_q26 y_q27 h10 rfl)))))) (fun h13 =>
  (at_set_ne2 y_q26 y_q27 (4 * x_i0 + x_i1) (4 * x_j0 + x_j1) (fun h14 => (int_c49 h14.1 h13.2.2))
  (at_right (at_right (at_left (at_points2 y_q26 y_q27 h10 rfl)))))))))))))
  (entails_and (entails_points2 (fun y_q28 y_q29 h10 =>
  (at_set_eq2 y_q28 y_q29 (4 * x_i0 + x_i1) (4 * x_j0 + x_j1) ⟨(int_c5 h10.1), (int_c5 h10.2)⟩
  ((Eq.trans ((reduce_empty1 (fun y_q30 => (fun h11 => (int_c87 h11.2))))
  : value_2 I M x_P x_i0 x_i1 x_j0 x_j1 0 = I.fn f_1 []) rfl)
  : value_2 I M x_P x_i0 x_i1 x_j0 x_j1 0 = I.fn f_1 []))))
  (entails_points1 (fun y_q31 h10 =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points1 y_q31 h10 rfl))))))))))))
  (fun x_k1 h10 h11 =>
  (vc_7 x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun x_k1 h10 h11 =>
  (kept_7 x_N x_M x_P x_i0 x_j0 x_i1 x_j1 x_k1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))))))))
  (fun (h9 : ¬ (4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M)) => vc_skip))))

theorem kept_4 (x_N x_M x_P x_i0 x_j0 x_i1 x_j1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j0) (h4 : x_j0 < (x_M + 3) / 4) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) (h7 : 0 ≤ x_j1) (h8 : x_j1 < 4) :
    Heap.Entails ((body_4 I M).post (((((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_j1 x_j1) (known_4 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1)) (known_4 I M x_N x_M x_P x_i0 x_j0 x_i1 (x_j1 + 1)) :=
  (show Heap.Entails _ (known_4 I M x_N x_M x_P x_i0 x_j0 x_i1 (x_j1 + 1)) from
  (entails_and (entails_points2 (fun y_q32 y_q33 h9 =>
  (at_if_of cond_holds (fun (h10 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) =>
  (at_restore (by decide) ((at_left (at_points2 y_q32 y_q33 h9 rfl))
  : (known_7 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 4) ⟨a_a, [y_q32, y_q33]⟩ (M t_A [y_q32, y_q33]))))
  (fun (h10 : ¬ (4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M)) =>
  (at_left (at_points2 y_q32 y_q33 h9 rfl)))))) (entails_and (entails_points2 (fun y_q34 y_q35 h9 =>
  (at_if_of cond_holds (fun (h10 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) =>
  (at_restore (by decide) ((at_right (at_left (at_points2 y_q34 y_q35 h9 rfl)))
  : (known_7 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 4) ⟨a_b, [y_q34, y_q35]⟩ (M t_B [y_q34, y_q35]))))
  (fun (h10 : ¬ (4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M)) =>
  (at_right (at_left (at_points2 y_q34 y_q35 h9 rfl)))))))
  (entails_points2 (fun y_q36 y_q37 h9 => (Or.elim h9
  (fun h10 => (at_if_of cond_holds (fun (h11 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) =>
  (at_restore (by decide) ((Or.elim (((Classical.em (y_q37 < x_j1 + 4 * x_j0)).elim
  (fun h12 => (Or.inl (Or.inl ⟨h10.1.1.1, ⟨h10.1.1.2.1, h12⟩⟩)))
  (fun h12 => (Or.inr ⟨h10.1.1.1, (int_c226 h10.1.2 h12)⟩)))
  : (y_q36 = x_i1 + 4 * x_i0 ∧ 4 * x_j0 ≤ y_q37 ∧ y_q37 < x_j1 + 4 * x_j0 ∨ ((0 ≤ y_q37 ∧ y_q37 < 4 * x_j0) ∧ 4 * x_i0 ≤ y_q36 ∧ y_q36 < x_N) ∧ y_q36 ≤ 4 * x_i0 + 3 ∨ (0 ≤ y_q37 ∧ y_q37 < x_M) ∧ 0 ≤ y_q36 ∧ y_q36 < 4 * x_i0 ∨ ((4 * x_j0 ≤ y_q37 ∧ y_q37 < x_M) ∧ y_q37 ≤ 4 * x_j0 + 3) ∧ 4 * x_i0 ≤ y_q36 ∧ y_q36 < x_i1 + 4 * x_i0) ∨ y_q36 = x_i1 + 4 * x_i0 ∧ y_q37 = x_j1 + 4 * x_j0)
  (fun h12 => (at_right (at_right (at_left (at_points2 y_q36 y_q37 h12 rfl))))) (fun h12 =>
  (at_right (at_right (at_right (at_left (at_points2 y_q36 y_q37 h12 (Eq.trans ((equation_0 x_N x_M x_P y_q36 y_q37 hl hM trivial)
  : M t_C [y_q36, y_q37] = value_5 I M x_P y_q36 y_q37)
  (reduce_congr1 (fun y_q39 => ⟨(fun h13 => ⟨h13, int_c85⟩), (fun h13 => ⟨h13.1.1, h13.1.2⟩)⟩)
  (fun y_q39 h13 => (fn_congr2 (at_congr2 (int_c5 h10.1.1.1) rfl) (at_congr2 rfl (int_c5 h12.2)))))))))))))
  : (known_7 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 4) ⟨a_c, [y_q36, y_q37]⟩ (M t_C [y_q36, y_q37]))))
  (fun (h11 : ¬ (4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M)) =>
  (at_right (at_right (at_points2 y_q36 y_q37
  (Or.inl ⟨⟨h10.1.1, ((int_c431 h10.1.1.2.2 h10.2 h11) : y_q37 < x_j1 + 4 * x_j0)⟩, h10.2⟩) rfl))))))
  (fun h10 => (Or.elim h10 (fun h11 => (at_if_of cond_holds
  (fun (h12 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) => (at_restore (by decide)
  ((at_right (at_right (at_left (at_points2 y_q36 y_q37 (Or.inr (Or.inl h11)) rfl))))
  : (known_7 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 4) ⟨a_c, [y_q36, y_q37]⟩ (M t_C [y_q36, y_q37]))))
  (fun (h12 : ¬ (4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M)) =>
  (at_right (at_right (at_points2 y_q36 y_q37 (Or.inr h10) rfl))))))
  (fun h11 => (Or.elim h11 (fun h12 => (at_if_of cond_holds
  (fun (h13 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) => (at_restore (by decide)
  ((at_right (at_right (at_left (at_points2 y_q36 y_q37 (Or.inr (Or.inr (Or.inl h12))) rfl))))
  : (known_7 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 4) ⟨a_c, [y_q36, y_q37]⟩ (M t_C [y_q36, y_q37]))))
  (fun (h13 : ¬ (4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M)) =>
  (at_right (at_right (at_points2 y_q36 y_q37 (Or.inr h10) rfl))))))
  (fun h12 => (at_if_of cond_holds
  (fun (h13 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) => (at_restore (by decide)
  ((at_right (at_right (at_left (at_points2 y_q36 y_q37 (Or.inr (Or.inr (Or.inr ⟨h12.1.1, ⟨h12.1.2.1, h12.2⟩⟩))) rfl))))
  : (known_7 I M x_N x_M x_P x_i0 x_j0 x_i1 x_j1 4) ⟨a_c, [y_q36, y_q37]⟩ (M t_C [y_q36, y_q37]))))
  (fun (h13 : ¬ (4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M)) =>
  (at_right (at_right (at_points2 y_q36 y_q37 (Or.inr h10) rfl))))))))))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j1 (.const 0) (.const 4)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_P) (e v_i0) (e v_j0) (e v_i1) x) (body_4 I M)

theorem vc_3 (x_N x_M x_P x_i0 x_j0 x_i1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j0) (h4 : x_j0 < (x_M + 3) / 4) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) :
    (body_3 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) ((((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1) (known_3 I M x_N x_M x_P x_i0 x_j0 x_i1) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun y_q40 y_q41 h7 => (Or.elim h7 (fun h8 => (False.elim (int_c12 h8.1.1.2.1 h8.1.2)))
  (fun h8 => (Or.elim h8 (fun h9 => (at_right (at_right (at_points2 y_q40 y_q41 h8 rfl))))
  (fun h9 => (Or.elim h9 (fun h10 => (at_right (at_right (at_points2 y_q40 y_q41 h8 rfl))))
  (fun h10 => (at_right (at_right (at_points2 y_q40 y_q41 h8 rfl)))))))))))))
  : Heap.Entails (known_3 I M x_N x_M x_P x_i0 x_j0 x_i1) (known_4 I M x_N x_M x_P x_i0 x_j0 x_i1 0))
  (fun x_j1 h7 h8 => (vc_4 x_N x_M x_P x_i0 x_j0 x_i1 x_j1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_j1 h7 h8 => (kept_4 x_N x_M x_P x_i0 x_j0 x_i1 x_j1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8)))

theorem kept_3 (x_N x_M x_P x_i0 x_j0 x_i1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j0) (h4 : x_j0 < (x_M + 3) / 4) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) :
    Heap.Entails ((body_3 I M).post ((((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1) (known_3 I M x_N x_M x_P x_i0 x_j0 x_i1)) (known_3 I M x_N x_M x_P x_i0 x_j0 (x_i1 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun y_q42 y_q43 h7 =>
  (Or.elim h7 (fun h8 => (at_right (at_right (at_points2 y_q42 y_q43 (Or.inr (Or.inl h8)) rfl))))
  (fun h8 => (Or.elim h8
  (fun h9 => (at_right (at_right (at_points2 y_q42 y_q43 (Or.inr (Or.inr (Or.inl h9))) rfl))))
  (fun h9 =>
  (at_right (at_right (at_points2 y_q42 y_q43 ((Classical.em (y_q42 = x_i1 + 4 * x_i0)).elim (fun h10 =>
  (Or.inl ⟨⟨⟨h10, ⟨h9.1.1.1.1, h9.1.1.1.2⟩⟩, (int_c168 h9.1.1.2)⟩, (int_eba_tbc_tac h10 h9.1.2.2)⟩))
  (fun h10 =>
  (Or.inr (Or.inr (Or.inr ⟨⟨⟨⟨h9.1.1.1.1, h9.1.1.1.2⟩, h9.1.1.2⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩, (int_c103 h9.2 h10)⟩)))))
  rfl)))))))))))
  : Heap.Entails (known_4 I M x_N x_M x_P x_i0 x_j0 x_i1 4) (known_3 I M x_N x_M x_P x_i0 x_j0 (x_i1 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i1 (.const 0) (.const 4)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) (e v_i0) (e v_j0) x) (body_3 I M)

theorem vc_2 (x_N x_M x_P x_i0 x_j0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j0) (h4 : x_j0 < (x_M + 3) / 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0) (known_2 I M x_N x_M x_P x_i0 x_j0) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun y_q44 y_q45 h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_right (at_points2 y_q44 y_q45 (Or.inl ⟨⟨⟨⟨h6.1.1.1, (int_c72 h6.1.1.2 h4)⟩, h6.1.1.2⟩, h6.1.2⟩, h6.2⟩)
  rfl))))
  (fun h6 => (Or.elim h6 (fun h7 => (at_right (at_right (at_points2 y_q44 y_q45 (Or.inr h7) rfl))))
  (fun h7 => (False.elim (int_c12 h7.1.2.1 h7.2))))))))))
  : Heap.Entails (known_2 I M x_N x_M x_P x_i0 x_j0) (known_3 I M x_N x_M x_P x_i0 x_j0 0))
  (fun x_i1 h5 h6 => (vc_3 x_N x_M x_P x_i0 x_j0 x_i1 hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_i1 h5 h6 => (kept_3 x_N x_M x_P x_i0 x_j0 x_i1 hl hM h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (x_N x_M x_P x_i0 x_j0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j0) (h4 : x_j0 < (x_M + 3) / 4) :
    Heap.Entails ((body_2 I M).post (((base E x_N x_M x_P).set v_i0 x_i0).set v_j0 x_j0) (known_2 I M x_N x_M x_P x_i0 x_j0)) (known_2 I M x_N x_M x_P x_i0 (x_j0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun y_q46 y_q47 h5 => (Or.elim h5
  (fun h6 => (at_right (at_right (at_points2 y_q46 y_q47 ((Classical.em (y_q47 < 4 * x_j0)).elim
  (fun h7 => (Or.inl ⟨⟨⟨h6.1.1.1.1, h7⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, h6.2⟩)) (fun h7 =>
  (Or.inr (Or.inr ⟨⟨⟨⟨(int_ntba_lab h7), h6.1.1.1.2⟩, (int_c31 h6.1.1.2)⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, (int_c168 h6.2)⟩))))
  rfl)))) (fun h6 => (at_right (at_right (at_points2 y_q46 y_q47 (Or.inr (Or.inl h6)) rfl)))))))))
  : Heap.Entails (known_3 I M x_N x_M x_P x_i0 x_j0 4) (known_2 I M x_N x_M x_P x_i0 (x_j0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j0 (.const 0) (.div (.add (.var v_M) (.const 3)) 4)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_i0) x) (body_2 I M)

theorem vc_1 (x_N x_M x_P x_i0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) ((base E x_N x_M x_P).set v_i0 x_i0) (known_1 I M x_N x_M x_P x_i0) :=
  (vc_for_of 0 ((x_M + 3) / 4) rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun y_q48 y_q49 h3 =>
  (Or.elim h3 (fun h4 => (False.elim (int_c14 h4.1.1.1.1 h4.1.1.2))) (fun h4 =>
  (at_right (at_right (at_points2 y_q48 y_q49 ⟨⟨h4.1, ⟨h4.2.1, (int_c72 h4.2.2 h2)⟩⟩, h4.2.2⟩ rfl)))))))))
  : Heap.Entails (known_1 I M x_N x_M x_P x_i0) (known_2 I M x_N x_M x_P x_i0 0))
  (fun x_j0 h3 h4 => (vc_2 x_N x_M x_P x_i0 x_j0 hl hM h0 h1 h2 h3 h4))
  (fun x_j0 h3 h4 => (kept_2 x_N x_M x_P x_i0 x_j0 hl hM h0 h1 h2 h3 h4)))

theorem kept_1 (x_N x_M x_P x_i0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) :
    Heap.Entails ((body_1 I M).post ((base E x_N x_M x_P).set v_i0 x_i0) (known_1 I M x_N x_M x_P x_i0)) (known_1 I M x_N x_M x_P (x_i0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun y_q50 y_q51 h3 =>
  (at_right (at_right (at_points2 y_q50 y_q51 ((Classical.em (4 * x_i0 ≤ y_q50)).elim (fun h4 =>
  (Or.inl ⟨⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, (int_c28 h3.1.1.2)⟩, ⟨h4, h3.1.2.2⟩⟩, (int_c31 h3.2)⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, (int_nlba_tab h4)⟩⟩))) rfl)))))))
  : Heap.Entails (known_2 I M x_N x_M x_P x_i0 (max 0 ((x_M + 3) / 4))) (known_1 I M x_N x_M x_P (x_i0 + 1)))

theorem race_1 (x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    ParVC I 0 ((x_N + 3) / 4) (body_1 I M).erase (fun x_i0 => ((base E x_N x_M x_P).set v_i0 x_i0)) (fun x_i0 => (body_1 I M).post ((base E x_N x_M x_P).set v_i0 x_i0) (known_1 I M x_N x_M x_P x_i0)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun x_i0 y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 4 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 4 * x_i0 + 3)
  (fun x_i0 y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 4 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 4 * x_i0 + 3)
  (fun x_i0 h1 h2 => (w_for 0 ((x_M + 3) / 4) rfl rfl
  (fun x_j0 h3 h4 => (w_for 0 4 rfl rfl (fun x_i1 h5 h6 => (w_for 0 4 rfl rfl (fun x_j1 h7 h8 =>
  (w_let (w_let (w_if_of cond_holds (fun (h9 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) =>
  (w_allocate (w_seq (w_none rfl) (w_seq (w_assign2 (4 * x_i0 + x_i1) (4 * x_j0 + x_j1)
  ⟨⟨⟨((int_c7 h3 h7) : 0 ≤ 4 * x_j0 + x_j1), h9.2⟩, ⟨((int_le_add h5) : 4 * x_i0 ≤ 4 * x_i0 + x_i1), h9.1⟩⟩, ((int_c116 h6) : 4 * x_i0 + x_i1 ≤ 4 * x_i0 + 3)⟩)
  (w_scope (w_for 0 4 rfl rfl (fun x_k1 h10 h11 => (w_accumulate2 (4 * x_i0 + x_i1) (4 * x_j0 + x_j1)
  ⟨⟨⟨((int_c7 h3 h7) : 0 ≤ 4 * x_j0 + x_j1), h9.2⟩, ⟨((int_le_add h5) : 4 * x_i0 ≤ 4 * x_i0 + x_i1), h9.1⟩⟩, ((int_c116 h6) : 4 * x_i0 + x_i1 ≤ 4 * x_i0 + 3)⟩))))))))
  (fun (h9 : ¬ (4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M)) => (w_none rfl))))))))))))
  (fun x_i0 h1 h2 => (r_for 0 ((x_M + 3) / 4) rfl rfl
  (fun x_j0 h3 h4 => (r_for 0 4 rfl rfl (fun x_i1 h5 h6 => (r_for 0 4 rfl rfl (fun x_j1 h7 h8 =>
  (r_let (r_let (r_if_of cond_holds (fun (h9 : 4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M) =>
  (r_allocate (r_seq (r_none rfl) (r_seq (r_none rfl) (r_scope (r_for 0 4 rfl rfl
  (fun x_k1 h10 h11 => (r_accumulate2 (x_none rfl) (4 * x_i0 + x_i1) (4 * x_j0 + x_j1)
  ⟨⟨⟨((int_c7 h3 h7) : 0 ≤ 4 * x_j0 + x_j1), h9.2⟩, ⟨((int_le_add h5) : 4 * x_i0 ≤ 4 * x_i0 + x_i1), h9.1⟩⟩, ((int_c116 h6) : 4 * x_i0 + x_i1 ≤ 4 * x_i0 + 3)⟩))))))))
  (fun (h9 : ¬ (4 * x_i0 + x_i1 < x_N ∧ 4 * x_j0 + x_j1 < x_M)) => (r_none rfl))))))))))))
  (fun x_i0 y_y y_c0 y_c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_c138 h6.2 h7.2 h6.1.2.1 h7.1.2.1 h5)), (fun h7 => (int_c138 h6.2 h7.2 h6.1.2.1 h7.1.2.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i0 (.const 0) (.div (.add (.var v_N) (.const 3)) 4)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)

theorem program_vc (x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    (program I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (base E x_N x_M x_P) (impl.inputHeap spec (base E x_N x_M x_P) M) :=
  (vc_par_of 0 ((x_N + 3) / 4) rfl rfl (show Heap.Entails _ (known_1 I M x_N x_M x_P 0) from
  (entails_and (entails_points2 (fun y_q52 y_q53 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q52, y_q53]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q52, _, rfl, h1.2.1, h1.2.2, y_q53, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun y_q54 y_q55 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q54, y_q55]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q54, _, rfl, h1.2.1, h1.2.2, y_q55, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun y_q56 y_q57 h1 => (False.elim (int_c14 h1.1.2.1 h1.2)))))))
  (fun x_i0 h1 h2 => (vc_1 x_N x_M x_P x_i0 hl hM h0 h1 h2))
  (fun x_i0 h1 h2 => (kept_1 x_N x_M x_P x_i0 hl hM h0 h1 h2)) (race_1 x_N x_M x_P hl hM h0))

theorem output_0_2 (x_N x_M x_P y_q58 y_q59 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ y_q58) (h2 : y_q58 < x_N) (h3 : 0 ≤ y_q59) (h4 : y_q59 < x_M) :
    ((program I M).post (base E x_N x_M x_P) (impl.inputHeap spec (base E x_N x_M x_P) M)) ⟨a_c, [y_q58, y_q59]⟩ (M t_C [y_q58, y_q59]) :=
  ((at_right (at_right (at_points2 y_q58 y_q59 ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, (int_c28 h2)⟩ rfl)))
  : (known_1 I M x_N x_M x_P (max 0 ((x_N + 3) / 4))) ⟨a_c, [y_q58, y_q59]⟩ (M t_C [y_q58, y_q59]))

theorem consistent (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Consistent (base E x_N x_M x_P) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N x_M x_P) :=
  solvable_layers (consistent E x_N x_M x_P h0)
    (fun t => if t = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : impl.LayoutOk spec (base E x_N x_M x_P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N x_M x_P : Int) : Ten → List Int → Prop := fun t p => if t = t_C then ((0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_M) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_N) ∧ 0 < x_P ∨ x_P = 0 else True

theorem covered_0 (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (y_p0 y_p1 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_M) :
    spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P) t_C [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.head _) rfl rfl rfl
  (((Classical.em (0 < x_P)).elim (fun h5 => (Or.inl ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.2 h5))))
  : ((0 ≤ y_p1 ∧ y_p1 < x_M) ∧ 0 ≤ y_p0 ∧ y_p0 < x_N) ∧ 0 < x_P ∨ x_P = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (x_i x_j : Int) (h1 : True) (h2 : ((0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_i ∧ x_i < x_N) ∧ 0 < x_P ∨ x_P = 0) :
    TExp.Defined I M (spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) :=
  (defined_reduce_some1 0 x_P (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_P) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_P) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, ((Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_i), ((Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : x_i < x_N), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, x_j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, x_j, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_j), ((Or.elim h2 (fun h4 => h4.1.1.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : x_j < x_M), rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Defined (base E x_N x_M x_P) :=
  defined_of (inside x_N x_M x_P)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E x_N x_M x_P h0 y_p0 y_p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun x_i x_j => cond_holds) (fun x_i x_j g k => defined_0 E x_N x_M x_P h0 x_i x_j g k))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => ((0 ≤ (E v_N) ∧ 0 ≤ (E v_M)) ∧ 0 ≤ (E v_P)))
    (fun E => base E (E v_N) (E v_M) (E v_P)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) (E v_P) a) (fun E a => placed E (E v_N) (E v_M) (E v_P) a)
    (fun E a => consistent E (E v_N) (E v_M) (E v_P) a) (fun E a => solvable E (E v_N) (E v_M) (E v_P) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) (E v_P) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_2 (E v_N) (E v_M) (E v_P) y_p0 y_p1 hl hM a b0 b1 b2 b3)) all_nil))) all_nil))

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

end Redverify.Certificate.rfactor
