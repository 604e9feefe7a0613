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

abbrev base (E : Env) (N x_M P : Int) : Env := (((E.set v_N N).set v_M x_M).set v_P P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c d : Int} (h0 : a ≤ c + d + (-4)) (h1 : d + c < b) : a < b :=
  by omega

theorem fact_1 {a b c : Int} (h0 : a ≤ 4 * (c + 1) + b + (-4)) (h1 : (a + (-1) * b) % 4 = 0) (h2 : ¬ a = b + 4 * c) : a ≤ b + 4 * c + (-4) :=
  by omega

theorem fact_2 {a b c : Int} (h0 : 0 ≤ c) (h1 : b = a + 4 * c) : a ≤ b :=
  by omega

theorem fact_3 {a b c : Int} (h0 : a = c + 4 * b) : a ≤ 4 * (b + 1) + c + (-4) :=
  by omega

theorem fact_4 {a b c : Int} (h0 : a = b + 4 * c) : (a + (-1) * b) % 4 = 0 :=
  by omega

theorem fact_5 {a b c d : Int} (h0 : a ≤ c + 4 * b + d) : a ≤ 4 * (b + 1) + c + d :=
  by omega

theorem fact_6 {a b c d : Int} (h0 : (a + (-1) * c) % 4 = 0) (h1 : a < d) (h2 : ¬ 4 * b + c < d) : a ≤ 4 * b + c + (-4) :=
  by omega

theorem fact_7 {a b c d : Int} (h0 : 0 ≤ d) (h1 : (a + (-1) * d) % 4 = 0) (h2 : a < b) (h3 : d < c + 1) : a ≤ 4 * (max 0 ((b + 3) / 4)) + c + (-4) :=
  by omega

theorem fact_8 {a b c : Int} (h0 : 0 ≤ c) (h1 : 4 * c + a < b) : a < b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M P : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M P) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 P i0 i1 j0 j1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (c0 ≤ y_k0 ∧ y_k0 < P) ∧ (y_k0 + (-1) * c0) % 4 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * i0 + i1, y_k0], M t_B [y_k0, 4 * j0 + j1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 P i0 i1 j0 j1 k0 k1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((c0 ≤ y_k0 ∧ y_k0 < P) ∧ (y_k0 + (-1) * c0) % 4 = 0) ∧ c0 < k1 ∨ (((k1 ≤ y_k0 ∧ y_k0 < P) ∧ y_k0 ≤ 4 * k0 + k1 + (-4)) ∧ c0 = k1) ∧ (y_k0 + (-1) * k1) % 4 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * i0 + i1, y_k0], M t_B [y_k0, 4 * j0 + j1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (P i0 i1 j0 j1 k1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < P) ∧ y_k0 % 4 < k1)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * i0 + i1, y_k0], M t_B [y_k0, 4 * j0 + j1]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i0 i1 j0 j1 k0 k1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = k1 + 4 * k0 ∨ (k1 ≤ y_k0 ∧ y_k0 ≤ k1 + 4 * k0 + (-4)) ∧ (y_k0 + (-1) * k1) % 4 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * i0 + i1, y_k0], M t_B [y_k0, 4 * j0 + j1]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (P i0 i1 j0 j1 k1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < P) ∧ y_k0 % 4 ≤ k1)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * i0 + i1, y_k0], M t_B [y_k0, 4 * j0 + j1]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (P i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < P)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_5 I M P i j) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E N x_M P).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < P) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N P : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < P) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M P : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < P)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N x_M i0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N) ∧ c0 < 4 * i0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M P i0 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and (known_1_2 I M N x_M i0)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N x_M i0 j0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < x_M) ∧ c1 < 4 * j0) ∧ 4 * i0 ≤ c0 ∧ c0 < N) ∧ c0 ≤ 4 * i0 + 3 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 4 * i0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M P i0 j0 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and (known_2_2 I M N x_M i0 j0)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N x_M i0 j0 i1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 4 * j0) ∧ 4 * i0 ≤ c0 ∧ c0 < N) ∧ c0 ≤ 4 * i0 + 3 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 4 * i0 ∨ (((4 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 4 * j0 + 3) ∧ 4 * i0 ≤ c0 ∧ c0 < N) ∧ c0 < i1 + 4 * i0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M P i0 j0 i1 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and (known_3_2 I M N x_M i0 j0 i1)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (N x_M i0 j0 i1 j1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((c0 = i1 + 4 * i0 ∧ 4 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 < j1 + 4 * j0) ∧ i1 + 4 * i0 < N ∨ ((0 ≤ c1 ∧ c1 < 4 * j0) ∧ 4 * i0 ≤ c0 ∧ c0 < N) ∧ c0 ≤ 4 * i0 + 3 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 4 * i0 ∨ (((4 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 4 * j0 + 3) ∧ 4 * i0 ≤ c0 ∧ c0 < N) ∧ c0 < i1 + 4 * i0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M P i0 j0 i1 j1 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and (known_4_2 I M N x_M i0 j0 i1 j1)))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (N x_M i0 j0 i1 j1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i1 + 4 * i0 ∧ 4 * j0 ≤ c1 ∧ c1 < j1 + 4 * j0 ∨ ((0 ≤ c1 ∧ c1 < 4 * j0) ∧ 4 * i0 ≤ c0 ∧ c0 < N) ∧ c0 ≤ 4 * i0 + 3 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 4 * i0 ∨ ((4 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 4 * j0 + 3) ∧ 4 * i0 ≤ c0 ∧ c0 < i1 + 4 * i0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (P i0 j0 i1 j1 k1 : Int) : Heap V :=
  .points1 a_rf
    (fun c0 => 0 ≤ c0 ∧ c0 < k1)
    (fun c0 => (value_0 I M c0 P i0 i1 j0 j1))

noncomputable def known_5 (I : Interp V) (M : Model V) (N x_M P i0 j0 i1 j1 k1 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and ((known_5_2 I M N x_M i0 j0 i1 j1).and (known_5_3 I M P i0 j0 i1 j1 k1))))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (P i0 j0 i1 j1 k1 k0 : Int) : Heap V :=
  .points1 a_rf
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ k1)
    (fun c0 => (value_1 I M c0 P i0 i1 j0 j1 k0 k1))

noncomputable def known_6 (I : Interp V) (M : Model V) (N x_M P i0 j0 i1 j1 k1 k0 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and ((known_5_2 I M N x_M i0 j0 i1 j1).and (known_6_3 I M P i0 j0 i1 j1 k1 k0))))

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

theorem vc_6 (i0 j0 i1 j1 k1 k0 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j0) (h4 : j0 < (x_M + 3) / 4) (h5 : 0 ≤ i1) (h6 : i1 < 4) (h7 : 0 ≤ j1) (h8 : j1 < 4) (h9 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) (h10 : 0 ≤ k1) (h11 : k1 < 4) (h12 : 0 ≤ k0) (h13 : k0 < (P + 3) / 4) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_rf [4]) (((((((((base E N x_M P).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_j1 j1).set v_i (4 * i0 + i1)).set v_j (4 * j0 + j1)).set v_k1 k1).set v_k0 k0) (known_6 I M N x_M P i0 j0 i1 j1 k1 k0) :=
  (vc_if_of cond_holds
  (fun (h14 : 4 * k0 + k1 < P) => (vc_accumulate_of (value_1 I M k1 P i0 i1 j0 j1 k0 k1)
  (I.fn f_2 [M t_A [4 * i0 + i1, 4 * k0 + k1], M t_B [4 * k0 + k1, 4 * j0 + j1]])
  ((at_right (at_right (at_right (at_points1 k1 ⟨h10, int_refl⟩ rfl))))
  : (known_6 I M N x_M P i0 j0 i1 j1 k1 k0) ⟨a_rf, [k1]⟩ (value_1 I M k1 P i0 i1 j0 j1 k0 k1))
  (ev_fn (ev_cons
  (ev_read ((at_left (at_points2 (4 * i0 + i1) (4 * k0 + k1) ⟨⟨(int_c7 h12 h10), h14⟩, ⟨(int_c7 h1 h5), h9.1⟩⟩ rfl))
  : (known_6 I M N x_M P i0 j0 i1 j1 k1 k0) ⟨a_a, [4 * i0 + i1, 4 * k0 + k1]⟩ (M t_A [4 * i0 + i1, 4 * k0 + k1])))
  (ev_cons
  (ev_read ((at_right (at_left (at_points2 (4 * k0 + k1) (4 * j0 + j1) ⟨⟨(int_c7 h3 h7), h9.2⟩, ⟨(int_c7 h12 h10), h14⟩⟩ rfl)))
  : (known_6 I M N x_M P i0 j0 i1 j1 k1 k0) ⟨a_b, [4 * k0 + k1, 4 * j0 + j1]⟩ (M t_B [4 * k0 + k1, 4 * j0 + j1])))
  ev_nil))) ((append1 (4 * k0 + k1) (min k1 (k1 + 4 * k0)) (k1 + 4 * k0 + 1)
  (fun q0 h15 => (Or.elim h15 (fun h16 => ⟨(int_c23 h16), (int_eab_taB h16)⟩)
  (fun h16 => ⟨(int_c2 h16.1.1), (int_c261 h16.1.2)⟩)))
  (fun q0 => ⟨(fun h15 => (Or.elim h15 (fun h16 => (Or.inr (int_c5 h16))) (fun h16 =>
  (Or.inl (Or.inr ⟨⟨⟨⟨h16.1.1, (fact_0 h16.1.2 h14)⟩, (int_c44 h16.1.2)⟩, rfl⟩, h16.2⟩))))), (fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 => (False.elim (int_irrefl h17.2)))
  (fun h17 => (Or.inr ⟨⟨h17.1.1.1.1, (int_c44 h17.1.1.2)⟩, h17.2⟩))))
  (fun h16 => (Or.inl (int_c5 h16)))))⟩) (fun q0 h15 =>
  (Or.elim h15 (fun h16 => (False.elim (int_irrefl h16.2))) (fun h16 => (int_c91 h16.1.1.2))))
  (fun q0 h15 => rfl) rfl)
  : I.fn f_0 [value_1 I M k1 P i0 i1 j0 j1 k0 k1, I.fn f_2 [M t_A [4 * i0 + i1, 4 * k0 + k1], M t_B [4 * k0 + k1, 4 * j0 + j1]]] = value_3 I M i0 i1 j0 j1 k0 k1)))
  (fun (h14 : ¬ 4 * k0 + k1 < P) => vc_skip))

theorem kept_6 (i0 j0 i1 j1 k1 k0 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j0) (h4 : j0 < (x_M + 3) / 4) (h5 : 0 ≤ i1) (h6 : i1 < 4) (h7 : 0 ≤ j1) (h8 : j1 < 4) (h9 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) (h10 : 0 ≤ k1) (h11 : k1 < 4) (h12 : 0 ≤ k0) (h13 : k0 < (P + 3) / 4) :
    Heap.Entails ((body_6 I M).post (((((((((base E N x_M P).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_j1 j1).set v_i (4 * i0 + i1)).set v_j (4 * j0 + j1)).set v_k1 k1).set v_k0 k0) (known_6 I M N x_M P i0 j0 i1 j1 k1 k0)) (known_6 I M N x_M P i0 j0 i1 j1 k1 (k0 + 1)) :=
  (show Heap.Entails _ (known_6 I M N x_M P i0 j0 i1 j1 k1 (k0 + 1)) from
  (entails_and (entails_points2 (fun q1 q2 h14 => (at_if_of cond_holds
  (fun (h15 : 4 * k0 + k1 < P) => (at_set_other (by decide) (at_left (at_points2 q1 q2 h14 rfl))))
  (fun (h15 : ¬ 4 * k0 + k1 < P) => (at_left (at_points2 q1 q2 h14 rfl)))))) (entails_and
  (entails_points2 (fun q3 q4 h14 => (at_if_of cond_holds (fun (h15 : 4 * k0 + k1 < P) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q3 q4 h14 rfl)))))
  (fun (h15 : ¬ 4 * k0 + k1 < P) => (at_right (at_left (at_points2 q3 q4 h14 rfl))))))) (entails_and
  (entails_points2 (fun q5 q6 h14 => (Or.elim h14 (fun h15 => (at_if_of cond_holds (fun (h16 : 4 * k0 + k1 < P) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q5 q6 h14 rfl))))))
  (fun (h16 : ¬ 4 * k0 + k1 < P) => (at_right (at_right (at_left (at_points2 q5 q6 h14 rfl)))))))
  (fun h15 => (Or.elim h15 (fun h16 => (at_if_of cond_holds (fun (h17 : 4 * k0 + k1 < P) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q5 q6 h14 rfl))))))
  (fun (h17 : ¬ 4 * k0 + k1 < P) => (at_right (at_right (at_left (at_points2 q5 q6 h14 rfl)))))))
  (fun h16 => (Or.elim h16 (fun h17 => (at_if_of cond_holds (fun (h18 : 4 * k0 + k1 < P) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q5 q6 h14 rfl))))))
  (fun (h18 : ¬ 4 * k0 + k1 < P) => (at_right (at_right (at_left (at_points2 q5 q6 h14 rfl)))))))
  (fun h17 => (at_if_of cond_holds (fun (h18 : 4 * k0 + k1 < P) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q5 q6 h14 rfl))))))
  (fun (h18 : ¬ 4 * k0 + k1 < P) => (at_right (at_right (at_left (at_points2 q5 q6 h14 rfl))))))))))))))
  (entails_points1 (fun q7 h14 => (at_if_of cond_holds (fun (h15 : 4 * k0 + k1 < P) =>
  ((Classical.em (q7 = k1)).elim (fun h16 => (at_set_eq1 q7 k1 h16 ((reduce_congr1
  (fun q8 => ⟨(fun h17 => (Or.elim h17 (fun h18 => (False.elim (int_eab_tab_F h16 h18.2)))
  (fun h18 => ((Classical.em (q8 = k1 + 4 * k0)).elim (fun h19 => (Or.inl h19))
  (fun h19 => (Or.inr ⟨⟨h18.1.1.1.1, (fact_1 h18.1.1.2 h18.2 h19)⟩, h18.2⟩)))))), (fun h17 => (Or.elim h17 (fun h18 =>
  (Or.inr ⟨⟨⟨⟨(fact_2 h12 h18), (int_c281 h18 h15)⟩, (fact_3 h18)⟩, h16⟩, (fact_4 h18)⟩))
  (fun h18 => (Or.inr ⟨⟨⟨⟨h18.1.1, (fact_0 h18.1.2 h15)⟩, (fact_5 h18.1.2)⟩, h16⟩, h18.2⟩))))⟩)
  (fun q8 h17 => rfl)) : value_1 I M q7 P i0 i1 j0 j1 (k0 + 1) k1 = value_3 I M i0 i1 j0 j1 k0 k1)))
  (fun h16 => (at_set_ne1 q7 k1 h16
  (at_right (at_right (at_right (at_points1 q7 h14 (reduce_congr1 (fun q9 => ⟨(fun h17 =>
  (Or.elim h17 (fun h18 => (Or.inl h18)) (fun h18 => (False.elim (int_eab_neab_F h18.1.2 h16))))), (fun h17 =>
  (Or.elim h17 (fun h18 => (Or.inl h18)) (fun h18 => (False.elim (int_eab_neab_F h18.1.2 h16)))))⟩)
  (fun q9 h17 => rfl)))))))))) (fun (h15 : ¬ 4 * k0 + k1 < P) =>
  (at_right (at_right (at_right (at_points1 q7 h14 ((reduce_congr1 (fun q10 => ⟨(fun h16 => (Or.elim h16 (fun h17 => (Or.inl h17))
  (fun h17 => (Or.inr ⟨⟨⟨h17.1.1.1, (fact_6 h17.2 h17.1.1.1.2 h15)⟩, h17.1.2⟩, h17.2⟩)))), (fun h16 => (Or.elim h16 (fun h17 => (Or.inl h17))
  (fun h17 => (Or.inr ⟨⟨⟨h17.1.1.1, (int_c57 h17.1.1.2)⟩, h17.1.2⟩, h17.2⟩))))⟩)
  (fun q10 h16 => rfl))
  : value_1 I M q7 P i0 i1 j0 j1 (k0 + 1) k1 = value_1 I M q7 P i0 i1 j0 j1 k0 k1)))))))))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_rf [.var v_k1] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_rf] <|
    .for v_k0 (.const 0) (.div (.add (.var v_P) (.const 3)) 4)
      (fun e x => known_6 I M (e v_N) (e v_M) (e v_P) (e v_i0) (e v_j0) (e v_i1) (e v_j1) (e v_k1) x) (body_6 I M)

theorem vc_5 (i0 j0 i1 j1 k1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j0) (h4 : j0 < (x_M + 3) / 4) (h5 : 0 ≤ i1) (h6 : i1 < 4) (h7 : 0 ≤ j1) (h8 : j1 < 4) (h9 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) (h10 : 0 ≤ k1) (h11 : k1 < 4) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_rf [4]) ((((((((base E N x_M P).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_j1 j1).set v_i (4 * i0 + i1)).set v_j (4 * j0 + j1)).set v_k1 k1) (known_5 I M N x_M P i0 j0 i1 j1 k1) :=
  (vc_seq
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h10, h11, trivial⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 ((P + 3) / 4) rfl rfl
  (show Heap.Entails _ (known_6 I M N x_M P i0 j0 i1 j1 k1 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_points1 (fun q11 h12 => ((Classical.em (q11 = k1)).elim
  (fun h13 => (at_set_eq1 q11 k1 h13 ((Eq.trans ((reduce_empty1 (fun q12 => (fun h14 =>
  (Or.elim h14 (fun h15 => (int_eab_tab_F h13 h15.2)) (fun h15 => (int_c52 h15.1.1.1.1 h15.1.1.2))))))
  : value_1 I M q11 P i0 i1 j0 j1 0 k1 = I.fn f_1 []) rfl)
  : value_1 I M q11 P i0 i1 j0 j1 0 k1 = I.fn f_1 [])))
  (fun h13 => (at_set_ne1 q11 k1 h13
  (at_right (at_right (at_right (at_points1 q11 ⟨h12.1, (int_lab_neab_tab h12.2 h13)⟩ (reduce_congr1 (fun q13 => ⟨(fun h14 =>
  (Or.elim h14 (fun h15 => h15.1) (fun h15 => (False.elim (int_eab_neab_F h15.1.2 h13))))), (fun h14 => (Or.inl ⟨h14, (int_lab_neab_tab h12.2 h13)⟩))⟩)
  (fun q13 h14 => rfl))))))))))))))) (fun k0 h12 h13 =>
  (vc_6 N x_M P hl hM i0 j0 i1 j1 k1 k0 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))
  (fun k0 h12 h13 =>
  (kept_6 N x_M P hl hM i0 j0 i1 j1 k1 k0 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13)))))

theorem kept_5 (i0 j0 i1 j1 k1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j0) (h4 : j0 < (x_M + 3) / 4) (h5 : 0 ≤ i1) (h6 : i1 < 4) (h7 : 0 ≤ j1) (h8 : j1 < 4) (h9 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) (h10 : 0 ≤ k1) (h11 : k1 < 4) :
    Heap.Entails ((body_5 I M).post ((((((((base E N x_M P).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_j1 j1).set v_i (4 * i0 + i1)).set v_j (4 * j0 + j1)).set v_k1 k1) (known_5 I M N x_M P i0 j0 i1 j1 k1)) (known_5 I M N x_M P i0 j0 i1 j1 (k1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q14 h12 =>
  (at_right (at_right (at_right (at_points1 q14 ⟨h12.1, (int_taB_lab h12.2)⟩ (reduce_congr1 (fun q15 =>
  ⟨(fun h13 => ((Classical.em (q14 < k1)).elim (fun h14 => (Or.inl ⟨h13, h14⟩)) (fun h14 =>
  (Or.inr ⟨⟨⟨⟨(int_lba_ntbc_lca h13.1.1 h14), h13.1.2⟩, (fact_7 h12.1 h13.2 h13.1.2 h12.2)⟩, (int_taB_ntab_eab h12.2 h14)⟩, (int_c158 h13.2 h12.2 h14)⟩)))), (fun h13 => (Or.elim h13 (fun h14 => h14.1)
  (fun h14 => ⟨⟨(int_c35 h14.1.1.1.1 h12.2), h14.1.1.1.2⟩, (int_c80 h14.1.2 h14.2)⟩)))⟩)
  (fun q15 h13 => rfl)))))))))))
  : Heap.Entails (known_6 I M N x_M P i0 j0 i1 j1 k1 (max 0 ((P + 3) / 4))) (known_5 I M N x_M P i0 j0 i1 j1 (k1 + 1)))

theorem race_5 (i0 j0 i1 j1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j0) (h4 : j0 < (x_M + 3) / 4) (h5 : 0 ≤ i1) (h6 : i1 < 4) (h7 : 0 ≤ j1) (h8 : j1 < 4) (h9 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) :
    ParVC I 0 4 (body_5 I M).erase (fun k1 => ((((((((base E N x_M P).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_j1 j1).set v_i (4 * i0 + i1)).set v_j (4 * j0 + j1)).set v_k1 k1)) (fun k1 => (body_5 I M).post ((((((((base E N x_M P).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_j1 j1).set v_i (4 * i0 + i1)).set v_j (4 * j0 + j1)).set v_k1 k1) (known_5 I M N x_M P i0 j0 i1 j1 k1)) :=
  (race_arrays [a_rf] rfl rfl
  (all_cons (apart1 (fun k1 c0 => c0 = k1) (fun k1 c0 => c0 = k1 ∧ k1 < P)
  (fun k1 h10 h11 => (w_seq (w_assign1 k1 rfl) (w_scope (w_for 0 ((P + 3) / 4) rfl rfl
  (fun k0 h12 h13 => (w_if_of cond_holds (fun (h14 : 4 * k0 + k1 < P) => (w_accumulate1 k1 rfl))
  (fun (h14 : ¬ 4 * k0 + k1 < P) => (w_none rfl))))))))
  (fun k1 h10 h11 => (r_seq (r_none rfl) (r_scope (r_for 0 ((P + 3) / 4) rfl rfl
  (fun k0 h12 h13 => (r_if_of cond_holds (fun (h14 : 4 * k0 + k1 < P) =>
  (r_accumulate1 (x_none rfl) k1 ⟨rfl, ((fact_8 h12 h14) : k1 < P)⟩))
  (fun (h14 : ¬ 4 * k0 + k1 < P) => (r_none rfl)))))))) (fun k1 y_y c0 h10 h11 h12 h13 h14 h15 =>
  ⟨(fun h16 => (int_eab_eac_nebc_F h15 h16.1 h14)), (int_eab_nebc_neac h15 h14)⟩)) all_nil))

noncomputable def known_7_3 (I : Interp V) (M : Model V) (P i0 j0 i1 j1 k1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i1 + 4 * i0 ∧ c1 = j1 + 4 * j0)
    (fun c0 c1 => (value_2 I M P i0 i1 j0 j1 k1))

noncomputable def known_7_4 (I : Interp V) (M : Model V) (P i0 j0 i1 j1 : Int) : Heap V :=
  .points1 a_rf
    (fun c0 => 0 ≤ c0 ∧ c0 < 4)
    (fun c0 => (value_0 I M c0 P i0 i1 j0 j1))

noncomputable def known_7 (I : Interp V) (M : Model V) (N x_M P i0 j0 i1 j1 k1 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and ((known_5_2 I M N x_M i0 j0 i1 j1).and ((known_7_3 I M P i0 j0 i1 j1 k1).and (known_7_4 I M P i0 j0 i1 j1)))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_c [.var v_i, .var v_j] (.read a_rf [.var v_k1])
    (fun e => (value_4 I M (e v_P) (e v_i0) (e v_i1) (e v_j0) (e v_j1) (e v_k1)))

theorem vc_7 (i0 j0 i1 j1 k1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j0) (h4 : j0 < (x_M + 3) / 4) (h5 : 0 ≤ i1) (h6 : i1 < 4) (h7 : 0 ≤ j1) (h8 : j1 < 4) (h9 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) (h10 : 0 ≤ k1) (h11 : k1 < 4) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_rf [4]) ((((((((base E N x_M P).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_j1 j1).set v_i (4 * i0 + i1)).set v_j (4 * j0 + j1)).set v_k1 k1) (known_7 I M N x_M P i0 j0 i1 j1 k1) :=
  (vc_accumulate_of (value_2 I M P i0 i1 j0 j1 k1) (value_0 I M k1 P i0 i1 j0 j1)
  ((at_right (at_right (at_right (at_left (at_points2 (4 * i0 + i1) (4 * j0 + j1) ⟨int_add_comm, int_add_comm⟩ rfl)))))
  : (known_7 I M N x_M P i0 j0 i1 j1 k1) ⟨a_c, [4 * i0 + i1, 4 * j0 + j1]⟩ (value_2 I M P i0 i1 j0 j1 k1))
  (ev_read ((at_right (at_right (at_right (at_right (at_points1 k1 ⟨h10, h11⟩ rfl)))))
  : (known_7 I M N x_M P i0 j0 i1 j1 k1) ⟨a_rf, [k1]⟩ (value_0 I M k1 P i0 i1 j0 j1)))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) 0 ((max (k1 + 4 * ((P + 3) / 4) + (-4)) (P + (-1))) + 1)
  (fun q19 h12 => ⟨h12.1.1, (int_c11 h12.1.2)⟩) (fun q19 =>
  ⟨(fun h12 => ((Classical.em (q19 % 4 < k1)).elim (fun h13 => (Or.inl ⟨⟨h12.1.1, h12.1.2⟩, h13⟩))
  (fun h13 => (Or.inr ⟨⟨(int_c98 h12.1.1 h13), h12.1.2⟩, (int_c107 h12.2 h13)⟩)))), (fun h12 => (Or.elim h12 (fun h13 => ⟨h13.1, (int_tab_lab h13.2)⟩)
  (fun h13 => ⟨⟨(int_lab_lbc_lac h10 h13.1.1), h13.1.2⟩, (int_c105 h10 h13.2)⟩)))⟩)
  (fun q19 h12 => (fun h13 => (int_c132 h13.2 h11 h12.2))) (fun q19 h12 => rfl)
  (fun q19 h12 => rfl))
  : I.fn f_0 [value_2 I M P i0 i1 j0 j1 k1, value_0 I M k1 P i0 i1 j0 j1] = value_4 I M P i0 i1 j0 j1 k1))

theorem kept_7 (i0 j0 i1 j1 k1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j0) (h4 : j0 < (x_M + 3) / 4) (h5 : 0 ≤ i1) (h6 : i1 < 4) (h7 : 0 ≤ j1) (h8 : j1 < 4) (h9 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) (h10 : 0 ≤ k1) (h11 : k1 < 4) :
    Heap.Entails ((body_7 I M).post ((((((((base E N x_M P).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_j1 j1).set v_i (4 * i0 + i1)).set v_j (4 * j0 + j1)).set v_k1 k1) (known_7 I M N x_M P i0 j0 i1 j1 k1)) (known_7 I M N x_M P i0 j0 i1 j1 (k1 + 1)) :=
  (show Heap.Entails _ (known_7 I M N x_M P i0 j0 i1 j1 (k1 + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q21 q22 h12 => (Or.elim h12
  (fun h13 => (at_set_ne2 q21 q22 (4 * i0 + i1) (4 * j0 + j1) (fun h14 => (int_c49 h14.2 h13.2.2))
  (at_right (at_right (at_left (at_points2 q21 q22 h12 rfl))))))
  (fun h13 => (Or.elim h13 (fun h14 =>
  (at_set_ne2 q21 q22 (4 * i0 + i1) (4 * j0 + j1) (fun h15 => (int_c42 h7 h15.2 h14.1.1.2))
  (at_right (at_right (at_left (at_points2 q21 q22 h12 rfl))))))
  (fun h14 => (Or.elim h14 (fun h15 =>
  (at_set_ne2 q21 q22 (4 * i0 + i1) (4 * j0 + j1) (fun h16 => (int_c42 h5 h16.1 h15.2.2))
  (at_right (at_right (at_left (at_points2 q21 q22 h12 rfl))))))
  (fun h15 => (at_set_ne2 q21 q22 (4 * i0 + i1) (4 * j0 + j1) (fun h16 => (int_c49 h16.1 h15.2.2))
  (at_right (at_right (at_left (at_points2 q21 q22 h12 rfl)))))))))))))
  (entails_and (entails_points2 (fun q23 q24 h12 =>
  (at_set_eq2 q23 q24 (4 * i0 + i1) (4 * j0 + j1) ⟨(int_c5 h12.1), (int_c5 h12.2)⟩
  ((reduce_congr1 (fun q25 =>
  ⟨(fun h13 => ⟨⟨h13.1.1, h13.1.2⟩, (int_taB_lab h13.2)⟩), (fun h13 => ⟨⟨h13.1.1, h13.1.2⟩, (int_lab_taB h13.2)⟩)⟩)
  (fun q25 h13 => rfl)) : value_2 I M P i0 i1 j0 j1 (k1 + 1) = value_4 I M P i0 i1 j0 j1 k1))))
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

theorem vc_4 (i0 j0 i1 j1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j0) (h4 : j0 < (x_M + 3) / 4) (h5 : 0 ≤ i1) (h6 : i1 < 4) (h7 : 0 ≤ j1) (h8 : j1 < 4) :
    (body_4 I M).vc I (impl.HasCell spec (base E N x_M P)) (((((base E N x_M P).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_j1 j1) (known_4 I M N x_M P i0 j0 i1 j1) :=
  (vc_let (vc_let (vc_if_of cond_holds (fun (h9 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) =>
  (vc_allocate (vc_seq (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_5 I M N x_M P i0 j0 i1 j1 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q16 q17 h10 =>
  (Or.elim h10 (fun h11 => (at_without (by decide) ((at_right (at_right (at_points2 q16 q17
  (Or.inl ⟨⟨⟨h11.1, ⟨h11.2.1, (int_c176 h11.2.2 h9.2)⟩⟩, h11.2.2⟩, (int_c205 h9.1)⟩) rfl)))
  : (known_4 I M N x_M P i0 j0 i1 j1) ⟨a_c, [q16, q17]⟩ (M t_C [q16, q17]))))
  (fun h11 => (Or.elim h11 (fun h12 =>
  (at_without (by decide) ((at_right (at_right (at_points2 q16 q17 (Or.inr (Or.inl h12)) rfl)))
  : (known_4 I M N x_M P i0 j0 i1 j1) ⟨a_c, [q16, q17]⟩ (M t_C [q16, q17]))))
  (fun h12 => (Or.elim h12 (fun h13 => (at_without (by decide)
  ((at_right (at_right (at_points2 q16 q17 (Or.inr (Or.inr (Or.inl h13))) rfl)))
  : (known_4 I M N x_M P i0 j0 i1 j1) ⟨a_c, [q16, q17]⟩ (M t_C [q16, q17]))))
  (fun h13 => (at_without (by decide) ((at_right (at_right (at_points2 q16 q17
  (Or.inr (Or.inr (Or.inr ⟨⟨h13.1, ⟨h13.2.1, (int_c176 h13.2.2 h9.1)⟩⟩, h13.2.2⟩))) rfl)))
  : (known_4 I M N x_M P i0 j0 i1 j1) ⟨a_c, [q16, q17]⟩ (M t_C [q16, q17])))))))))))
  (entails_points1 (fun q18 h10 => (False.elim (int_lab_tba_F h10.1 h10.2))))))))
  (fun k1 h10 h11 => (vc_5 N x_M P hl hM i0 j0 i1 j1 k1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun k1 h10 h11 => (kept_5 N x_M P hl hM i0 j0 i1 j1 k1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (race_5 N x_M P hl hM i0 j0 i1 j1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [4 * i0 + i1, 4 * j0 + j1]
  (region_iff.2 ⟨(4 * i0 + i1), _, rfl, ((int_c7 h1 h5) : 0 ≤ 4 * i0 + i1), h9.1, (4 * j0 + j1), _, rfl, ((int_c7 h3 h7) : 0 ≤ 4 * j0 + j1), h9.2, rfl⟩)
  shape_a_c rfl rfl ⟨((int_c7 h1 h5) : 0 ≤ 4 * i0 + i1), ((int_c7 h3 h7) : 0 ≤ 4 * j0 + j1)⟩))
  ev_const rfl)
  (vc_scope (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_7 I M N x_M P i0 j0 i1 j1 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q26 q27 h10 => (Or.elim h10
  (fun h11 => (at_set_ne2 q26 q27 (4 * i0 + i1) (4 * j0 + j1) (fun h12 => (int_c49 h12.2 h11.2.2))
  (at_right (at_right (at_left (at_points2 q26 q27 h10 rfl))))))
  (fun h11 => (Or.elim h11 (fun h12 =>
  (at_set_ne2 q26 q27 (4 * i0 + i1) (4 * j0 + j1) (fun h13 => (int_c42 h7 h13.2 h12.1.1.2))
  (at_right (at_right (at_left (at_points2 q26 q27 h10 rfl))))))
  (fun h12 => (Or.elim h12 (fun h13 =>
  (at_set_ne2 q26 q27 (4 * i0 + i1) (4 * j0 + j1) (fun h14 => (int_c42 h5 h14.1 h13.2.2))
  (at_right (at_right (at_left (at_points2 q26 q27 h10 rfl))))))
  (fun h13 => (at_set_ne2 q26 q27 (4 * i0 + i1) (4 * j0 + j1) (fun h14 => (int_c49 h14.1 h13.2.2))
  (at_right (at_right (at_left (at_points2 q26 q27 h10 rfl)))))))))))))
  (entails_and (entails_points2 (fun q28 q29 h10 =>
  (at_set_eq2 q28 q29 (4 * i0 + i1) (4 * j0 + j1) ⟨(int_c5 h10.1), (int_c5 h10.2)⟩
  ((Eq.trans ((reduce_empty1 (fun q30 => (fun h11 => (int_c87 h11.2))))
  : value_2 I M P i0 i1 j0 j1 0 = I.fn f_1 []) rfl)
  : value_2 I M P i0 i1 j0 j1 0 = I.fn f_1 [])))) (entails_points1 (fun q31 h10 =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points1 q31 h10 rfl))))))))))))
  (fun k1 h10 h11 => (vc_7 N x_M P hl hM i0 j0 i1 j1 k1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun k1 h10 h11 => (kept_7 N x_M P hl hM i0 j0 i1 j1 k1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))))))))
  (fun (h9 : ¬ (4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M)) => vc_skip))))

theorem kept_4 (i0 j0 i1 j1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j0) (h4 : j0 < (x_M + 3) / 4) (h5 : 0 ≤ i1) (h6 : i1 < 4) (h7 : 0 ≤ j1) (h8 : j1 < 4) :
    Heap.Entails ((body_4 I M).post (((((base E N x_M P).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_j1 j1) (known_4 I M N x_M P i0 j0 i1 j1)) (known_4 I M N x_M P i0 j0 i1 (j1 + 1)) :=
  (show Heap.Entails _ (known_4 I M N x_M P i0 j0 i1 (j1 + 1)) from (entails_and
  (entails_points2 (fun q32 q33 h9 => (at_if_of cond_holds (fun (h10 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) =>
  (at_restore (by decide) ((at_left (at_points2 q32 q33 h9 rfl))
  : (known_7 I M N x_M P i0 j0 i1 j1 4) ⟨a_a, [q32, q33]⟩ (M t_A [q32, q33]))))
  (fun (h10 : ¬ (4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M)) => (at_left (at_points2 q32 q33 h9 rfl))))))
  (entails_and
  (entails_points2 (fun q34 q35 h9 => (at_if_of cond_holds (fun (h10 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) =>
  (at_restore (by decide) ((at_right (at_left (at_points2 q34 q35 h9 rfl)))
  : (known_7 I M N x_M P i0 j0 i1 j1 4) ⟨a_b, [q34, q35]⟩ (M t_B [q34, q35]))))
  (fun (h10 : ¬ (4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M)) =>
  (at_right (at_left (at_points2 q34 q35 h9 rfl))))))) (entails_points2 (fun q36 q37 h9 =>
  (Or.elim h9 (fun h10 => (at_if_of cond_holds (fun (h11 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) =>
  (at_restore (by decide) ((Or.elim (((Classical.em (q37 < j1 + 4 * j0)).elim
  (fun h12 => (Or.inl (Or.inl ⟨h10.1.1.1, ⟨h10.1.1.2.1, h12⟩⟩)))
  (fun h12 => (Or.inr ⟨h10.1.1.1, (int_c226 h10.1.2 h12)⟩)))
  : (q36 = i1 + 4 * i0 ∧ 4 * j0 ≤ q37 ∧ q37 < j1 + 4 * j0 ∨ ((0 ≤ q37 ∧ q37 < 4 * j0) ∧ 4 * i0 ≤ q36 ∧ q36 < N) ∧ q36 ≤ 4 * i0 + 3 ∨ (0 ≤ q37 ∧ q37 < x_M) ∧ 0 ≤ q36 ∧ q36 < 4 * i0 ∨ ((4 * j0 ≤ q37 ∧ q37 < x_M) ∧ q37 ≤ 4 * j0 + 3) ∧ 4 * i0 ≤ q36 ∧ q36 < i1 + 4 * i0) ∨ q36 = i1 + 4 * i0 ∧ q37 = j1 + 4 * j0)
  (fun h12 => (at_right (at_right (at_left (at_points2 q36 q37 h12 rfl)))))
  (fun h12 => (at_right (at_right (at_right (at_left (at_points2 q36 q37 h12
  (Eq.trans ((equation_0 N x_M P hl hM q36 q37 trivial) : M t_C [q36, q37] = value_5 I M P q36 q37)
  (reduce_congr1 (fun q39 => ⟨(fun h13 => ⟨h13, int_c85⟩), (fun h13 => ⟨h13.1.1, h13.1.2⟩)⟩)
  (fun q39 h13 => (fn_congr2 (at_congr2 (int_c5 h10.1.1.1) rfl) (at_congr2 rfl (int_c5 h12.2)))))))))))))
  : (known_7 I M N x_M P i0 j0 i1 j1 4) ⟨a_c, [q36, q37]⟩ (M t_C [q36, q37]))))
  (fun (h11 : ¬ (4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M)) => (at_right (at_right (at_points2 q36 q37
  (Or.inl ⟨⟨h10.1.1, ((int_c431 h10.1.1.2.2 h10.2 h11) : q37 < j1 + 4 * j0)⟩, h10.2⟩) rfl))))))
  (fun h10 => (Or.elim h10 (fun h11 =>
  (at_if_of cond_holds (fun (h12 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) => (at_restore (by decide)
  ((at_right (at_right (at_left (at_points2 q36 q37 (Or.inr (Or.inl h11)) rfl))))
  : (known_7 I M N x_M P i0 j0 i1 j1 4) ⟨a_c, [q36, q37]⟩ (M t_C [q36, q37]))))
  (fun (h12 : ¬ (4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M)) =>
  (at_right (at_right (at_points2 q36 q37 (Or.inr h10) rfl))))))
  (fun h11 => (Or.elim h11 (fun h12 =>
  (at_if_of cond_holds (fun (h13 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) => (at_restore (by decide)
  ((at_right (at_right (at_left (at_points2 q36 q37 (Or.inr (Or.inr (Or.inl h12))) rfl))))
  : (known_7 I M N x_M P i0 j0 i1 j1 4) ⟨a_c, [q36, q37]⟩ (M t_C [q36, q37]))))
  (fun (h13 : ¬ (4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M)) =>
  (at_right (at_right (at_points2 q36 q37 (Or.inr h10) rfl)))))) (fun h12 =>
  (at_if_of cond_holds (fun (h13 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) => (at_restore (by decide)
  ((at_right (at_right (at_left (at_points2 q36 q37 (Or.inr (Or.inr (Or.inr ⟨h12.1.1, ⟨h12.1.2.1, h12.2⟩⟩))) rfl))))
  : (known_7 I M N x_M P i0 j0 i1 j1 4) ⟨a_c, [q36, q37]⟩ (M t_C [q36, q37]))))
  (fun (h13 : ¬ (4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M)) =>
  (at_right (at_right (at_points2 q36 q37 (Or.inr h10) rfl))))))))))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j1 (.const 0) (.const 4)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_P) (e v_i0) (e v_j0) (e v_i1) x) (body_4 I M)

theorem vc_3 (i0 j0 i1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j0) (h4 : j0 < (x_M + 3) / 4) (h5 : 0 ≤ i1) (h6 : i1 < 4) :
    (body_3 I M).vc I (impl.HasCell spec (base E N x_M P)) ((((base E N x_M P).set v_i0 i0).set v_j0 j0).set v_i1 i1) (known_3 I M N x_M P i0 j0 i1) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q40 q41 h7 => (Or.elim h7 (fun h8 => (False.elim (int_c12 h8.1.1.2.1 h8.1.2)))
  (fun h8 => (Or.elim h8 (fun h9 => (at_right (at_right (at_points2 q40 q41 h8 rfl))))
  (fun h9 => (Or.elim h9 (fun h10 => (at_right (at_right (at_points2 q40 q41 h8 rfl))))
  (fun h10 => (at_right (at_right (at_points2 q40 q41 h8 rfl)))))))))))))
  : Heap.Entails (known_3 I M N x_M P i0 j0 i1) (known_4 I M N x_M P i0 j0 i1 0))
  (fun j1 h7 h8 => (vc_4 N x_M P hl hM i0 j0 i1 j1 h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun j1 h7 h8 => (kept_4 N x_M P hl hM i0 j0 i1 j1 h0 h1 h2 h3 h4 h5 h6 h7 h8)))

theorem kept_3 (i0 j0 i1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j0) (h4 : j0 < (x_M + 3) / 4) (h5 : 0 ≤ i1) (h6 : i1 < 4) :
    Heap.Entails ((body_3 I M).post ((((base E N x_M P).set v_i0 i0).set v_j0 j0).set v_i1 i1) (known_3 I M N x_M P i0 j0 i1)) (known_3 I M N x_M P i0 j0 (i1 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q42 q43 h7 =>
  (Or.elim h7 (fun h8 => (at_right (at_right (at_points2 q42 q43 (Or.inr (Or.inl h8)) rfl))))
  (fun h8 => (Or.elim h8
  (fun h9 => (at_right (at_right (at_points2 q42 q43 (Or.inr (Or.inr (Or.inl h9))) rfl))))
  (fun h9 =>
  (at_right (at_right (at_points2 q42 q43 ((Classical.em (q42 = i1 + 4 * i0)).elim (fun h10 =>
  (Or.inl ⟨⟨⟨h10, ⟨h9.1.1.1.1, h9.1.1.1.2⟩⟩, (int_c168 h9.1.1.2)⟩, (int_eba_tbc_tac h10 h9.1.2.2)⟩))
  (fun h10 =>
  (Or.inr (Or.inr (Or.inr ⟨⟨⟨⟨h9.1.1.1.1, h9.1.1.1.2⟩, h9.1.1.2⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩, (int_c103 h9.2 h10)⟩)))))
  rfl)))))))))))
  : Heap.Entails (known_4 I M N x_M P i0 j0 i1 4) (known_3 I M N x_M P i0 j0 (i1 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i1 (.const 0) (.const 4)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) (e v_i0) (e v_j0) x) (body_3 I M)

theorem vc_2 (i0 j0 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j0) (h4 : j0 < (x_M + 3) / 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M P)) (((base E N x_M P).set v_i0 i0).set v_j0 j0) (known_2 I M N x_M P i0 j0) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q44 q45 h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_right (at_points2 q44 q45 (Or.inl ⟨⟨⟨⟨h6.1.1.1, (int_c72 h6.1.1.2 h4)⟩, h6.1.1.2⟩, h6.1.2⟩, h6.2⟩) rfl))))
  (fun h6 => (Or.elim h6 (fun h7 => (at_right (at_right (at_points2 q44 q45 (Or.inr h7) rfl))))
  (fun h7 => (False.elim (int_c12 h7.1.2.1 h7.2))))))))))
  : Heap.Entails (known_2 I M N x_M P i0 j0) (known_3 I M N x_M P i0 j0 0))
  (fun i1 h5 h6 => (vc_3 N x_M P hl hM i0 j0 i1 h0 h1 h2 h3 h4 h5 h6))
  (fun i1 h5 h6 => (kept_3 N x_M P hl hM i0 j0 i1 h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (i0 j0 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j0) (h4 : j0 < (x_M + 3) / 4) :
    Heap.Entails ((body_2 I M).post (((base E N x_M P).set v_i0 i0).set v_j0 j0) (known_2 I M N x_M P i0 j0)) (known_2 I M N x_M P i0 (j0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q46 q47 h5 =>
  (Or.elim h5 (fun h6 => (at_right (at_right (at_points2 q46 q47 ((Classical.em (q47 < 4 * j0)).elim
  (fun h7 => (Or.inl ⟨⟨⟨h6.1.1.1.1, h7⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, h6.2⟩)) (fun h7 =>
  (Or.inr (Or.inr ⟨⟨⟨⟨(int_ntba_lab h7), h6.1.1.1.2⟩, (int_c31 h6.1.1.2)⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, (int_c168 h6.2)⟩))))
  rfl)))) (fun h6 => (at_right (at_right (at_points2 q46 q47 (Or.inr (Or.inl h6)) rfl)))))))))
  : Heap.Entails (known_3 I M N x_M P i0 j0 4) (known_2 I M N x_M P i0 (j0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j0 (.const 0) (.div (.add (.var v_M) (.const 3)) 4)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_i0) x) (body_2 I M)

theorem vc_1 (i0 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M P)) ((base E N x_M P).set v_i0 i0) (known_1 I M N x_M P i0) :=
  (vc_for_of 0 ((x_M + 3) / 4) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q48 q49 h3 => (Or.elim h3 (fun h4 => (False.elim (int_c14 h4.1.1.1.1 h4.1.1.2))) (fun h4 =>
  (at_right (at_right (at_points2 q48 q49 ⟨⟨h4.1, ⟨h4.2.1, (int_c72 h4.2.2 h2)⟩⟩, h4.2.2⟩ rfl)))))))))
  : Heap.Entails (known_1 I M N x_M P i0) (known_2 I M N x_M P i0 0))
  (fun j0 h3 h4 => (vc_2 N x_M P hl hM i0 j0 h0 h1 h2 h3 h4))
  (fun j0 h3 h4 => (kept_2 N x_M P hl hM i0 j0 h0 h1 h2 h3 h4)))

theorem kept_1 (i0 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) :
    Heap.Entails ((body_1 I M).post ((base E N x_M P).set v_i0 i0) (known_1 I M N x_M P i0)) (known_1 I M N x_M P (i0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q50 q51 h3 =>
  (at_right (at_right (at_points2 q50 q51 ((Classical.em (4 * i0 ≤ q50)).elim (fun h4 =>
  (Or.inl ⟨⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, (int_c28 h3.1.1.2)⟩, ⟨h4, h3.1.2.2⟩⟩, (int_c31 h3.2)⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, (int_nlba_tab h4)⟩⟩))) rfl)))))))
  : Heap.Entails (known_2 I M N x_M P i0 (max 0 ((x_M + 3) / 4))) (known_1 I M N x_M P (i0 + 1)))

theorem race_1 (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ParVC I 0 ((N + 3) / 4) (body_1 I M).erase (fun i0 => ((base E N x_M P).set v_i0 i0)) (fun i0 => (body_1 I M).post ((base E N x_M P).set v_i0 i0) (known_1 I M N x_M P i0)) :=
  (race_arrays [a_c] rfl rfl
  (all_cons (apart2 (fun i0 c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 4 * i0 ≤ c0 ∧ c0 < N) ∧ c0 ≤ 4 * i0 + 3)
  (fun i0 c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 4 * i0 ≤ c0 ∧ c0 < N) ∧ c0 ≤ 4 * i0 + 3)
  (fun i0 h1 h2 => (w_for 0 ((x_M + 3) / 4) rfl rfl
  (fun j0 h3 h4 => (w_for 0 4 rfl rfl (fun i1 h5 h6 => (w_for 0 4 rfl rfl (fun j1 h7 h8 =>
  (w_let (w_let (w_if_of cond_holds (fun (h9 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) =>
  (w_allocate (w_seq (w_none rfl) (w_seq (w_assign2 (4 * i0 + i1) (4 * j0 + j1)
  ⟨⟨⟨((int_c7 h3 h7) : 0 ≤ 4 * j0 + j1), h9.2⟩, ⟨((int_le_add h5) : 4 * i0 ≤ 4 * i0 + i1), h9.1⟩⟩, ((int_c116 h6) : 4 * i0 + i1 ≤ 4 * i0 + 3)⟩)
  (w_scope (w_for 0 4 rfl rfl (fun k1 h10 h11 => (w_accumulate2 (4 * i0 + i1) (4 * j0 + j1)
  ⟨⟨⟨((int_c7 h3 h7) : 0 ≤ 4 * j0 + j1), h9.2⟩, ⟨((int_le_add h5) : 4 * i0 ≤ 4 * i0 + i1), h9.1⟩⟩, ((int_c116 h6) : 4 * i0 + i1 ≤ 4 * i0 + 3)⟩))))))))
  (fun (h9 : ¬ (4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M)) => (w_none rfl))))))))))))
  (fun i0 h1 h2 => (r_for 0 ((x_M + 3) / 4) rfl rfl
  (fun j0 h3 h4 => (r_for 0 4 rfl rfl (fun i1 h5 h6 => (r_for 0 4 rfl rfl (fun j1 h7 h8 =>
  (r_let (r_let (r_if_of cond_holds (fun (h9 : 4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M) =>
  (r_allocate (r_seq (r_none rfl) (r_seq (r_none rfl)
  (r_scope (r_for 0 4 rfl rfl (fun k1 h10 h11 => (r_accumulate2 (x_none rfl) (4 * i0 + i1) (4 * j0 + j1)
  ⟨⟨⟨((int_c7 h3 h7) : 0 ≤ 4 * j0 + j1), h9.2⟩, ⟨((int_le_add h5) : 4 * i0 ≤ 4 * i0 + i1), h9.1⟩⟩, ((int_c116 h6) : 4 * i0 + i1 ≤ 4 * i0 + 3)⟩))))))))
  (fun (h9 : ¬ (4 * i0 + i1 < N ∧ 4 * j0 + j1 < x_M)) => (r_none rfl))))))))))))
  (fun i0 y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_c138 h6.2 h7.2 h6.1.2.1 h7.1.2.1 h5)), (fun h7 => (int_c138 h6.2 h7.2 h6.1.2.1 h7.1.2.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i0 (.const 0) (.div (.add (.var v_N) (.const 3)) 4)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)

theorem program_vc (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    (program I M).vc I (impl.HasCell spec (base E N x_M P)) (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M) :=
  (vc_par_of 0 ((N + 3) / 4) rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M P 0) from (entails_and (entails_points2 (fun q52 q53 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q52, q53]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q52, _, rfl, h1.2.1, h1.2.2, q53, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q54 q55 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q54, q55]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q54, _, rfl, h1.2.1, h1.2.2, q55, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q56 q57 h1 => (False.elim (int_c14 h1.1.2.1 h1.2)))))))
  (fun i0 h1 h2 => (vc_1 N x_M P hl hM i0 h0 h1 h2))
  (fun i0 h1 h2 => (kept_1 N x_M P hl hM i0 h0 h1 h2)) (race_1 N x_M P hl hM h0))

theorem output_0_2 (q58 q59 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ q58) (h2 : q58 < N) (h3 : 0 ≤ q59) (h4 : q59 < x_M) :
    ((program I M).post (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M)) ⟨a_c, [q58, q59]⟩ (M t_C [q58, q59]) :=
  ((at_right (at_right (at_points2 q58 q59 ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, (int_c28 h2)⟩ rfl)))
  : (known_1 I M N x_M P (max 0 ((N + 3) / 4))) ⟨a_c, [q58, q59]⟩ (M t_C [q58, q59]))

end

theorem consistent (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Consistent (base E N x_M P) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M P) :=
  solvable_layers (consistent E N x_M P h0)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : impl.LayoutOk spec (base E N x_M P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M P : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_C then ((0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N) ∧ 0 < P ∨ P = 0 else True

theorem covered_0 (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside N x_M P) (base E N x_M P) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (((Classical.em (0 < P)).elim (fun h5 => (Or.inl ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.2 h5))))
  : ((0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) ∧ 0 < P ∨ P = 0) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (i j : Int) (h1 : True) (h2 : ((0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) ∧ 0 < P ∨ P = 0) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E N x_M P).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 P (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < P) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < P) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ i), ((Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : i < N), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, j, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ j), ((Or.elim h2 (fun h4 => h4.1.1.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : j < x_M), rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Defined (base E N x_M P) :=
  defined_of (inside N x_M P)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M P h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E N x_M P h0 i j hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_N) (E v_M) (E v_P) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil))

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
