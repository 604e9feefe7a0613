module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `m` -/ abbrev v_m : Var := 1
/-- `x` -/ abbrev v_x : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `k` -/ abbrev v_k : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `i2` -/ abbrev v_i2 : Var := 8
/-- `k_0` -/ abbrev v_k_0 : Var := 9
/-- `k_1` -/ abbrev v_k_1 : Var := 10
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `c_rf` -/ abbrev a_c_rf : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n), .le (.const 0) (.var v_m)]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_n), (.const 0, .var v_m), (.const 0, .const 32)],
      Region.mk t_B [(.const 0, .var v_n), (.const 0, .const 32), (.const 0, .const 48)]]
  outputs := [Region.mk t_C [(.const 0, .var v_n), (.const 0, .var v_m), (.const 0, .const 48)]]
  equations :=
    [
      Equation.mk
        t_C
        [v_x, v_i, v_j]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 32)))
          (.fn
            (.builtin "*" .f32)
            [.access t_A [.var v_x, .var v_i, .var v_k], .access t_B [.var v_x, .var v_k, .var v_j]]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none,
      Binding.mk a_b t_B [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none,
      Binding.mk a_c t_C [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none]
  body :=
    .allocate a_c_rf [.var v_n, .var v_m, .const 48, .const 4] <|
    .seq (.par v_x (.const 0) (.var v_n) <|
      .for v_i (.const 0) (.var v_m) <|
        .for v_j (.const 0) (.const 48) <|
          .for v_k_0 (.const 0) (.const 4) <|
            .scope [a_c_rf] <|
              .for v_k_1 (.const 0) (.const 8) <|
                .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
                  .assign a_c_rf [.var v_x, .var v_i, .var v_j, .var v_k_0] (.fn (.literal .f32 0 1) [])
                ) (
                  .skip
                )) <|
                .accumulate
                  false
                  (.builtin "+" .f32)
                  a_c_rf
                  [.var v_x, .var v_i, .var v_j, .var v_k_0]
                  (.fn
                    (.builtin "*" .f32)
                    [
                      .read a_a [.var v_x, .var v_i, .add (.mul 8 (.var v_k_0)) (.var v_k_1)],
                      .read a_b [.var v_x, .add (.mul 8 (.var v_k_0)) (.var v_k_1), .var v_j]])) <|
    .for v_x (.const 0) (.var v_n) <|
      .for v_i (.const 0) (.var v_m) <|
        .for v_j (.const 0) (.const 48) <|
          .scope [a_c] <|
            .for v_k_0 (.const 0) (.const 4) <|
              .seq (.ifte (.eq (.var v_k_0) (.const 0)) (
                .assign a_c [.var v_x, .var v_i, .var v_j] (.fn (.literal .f32 0 1) [])
              ) (
                .skip
              )) <|
              .accumulate
                false
                (.builtin "+" .f32)
                a_c
                [.var v_x, .var v_i, .var v_j]
                (.read a_c_rf [.var v_x, .var v_i, .var v_j, .var v_k_0])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (x_n x_m : Int) : Env := ((E.set v_n x_n).set v_m x_m)

theorem base_self (E : Env) : base E (E v_n) (E v_m) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a x_b : Int} (h0 : x_b = 0) (h1 : x_a < 4) : 8 * x_a + x_b < 32 :=
  by omega

theorem fact_1 {x_a x_b x_c : Int} (h0 : x_c < 8) (h1 : x_a < x_b + x_c) : x_a ≤ x_b + 7 :=
  by omega

theorem fact_2 {x_a x_b x_c : Int} (h0 : 8 * x_c ≤ x_b) (h1 : x_c = x_a) : 8 * x_a ≤ x_b :=
  by omega

theorem fact_3 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) (h1 : 8 * x_c ≤ x_b) : 8 * x_a ≤ x_b :=
  by omega

theorem fact_4 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + 8 * x_d) (h1 : x_b = x_d) (h2 : x_c < 8) : x_a ≤ 8 * x_b + 7 :=
  by omega

theorem fact_5 {x_a x_b x_c x_d x_e x_f x_g x_h x_i : Int} (h0 : x_a ≤ x_c) (h1 : 0 ≤ x_b) (h2 : x_d = x_e) (h3 : x_f = x_g) (h4 : x_h = x_i) (h5 : ¬ (x_d = x_e ∧ x_f = x_g ∧ x_h = x_i ∧ x_a = x_c)) : x_a < x_b + x_c :=
  by omega

theorem fact_6 {x_a x_b x_c x_d x_e x_f x_g x_h x_i x_j : Int} (h0 : x_d ≤ x_b) (h1 : x_a ≤ 8 * x_d + 7) (h2 : 0 ≤ x_c) (h3 : x_e = x_f) (h4 : x_g = x_h) (h5 : x_i = x_j) (h6 : ¬ (x_e = x_f ∧ x_g = x_h ∧ x_i = x_j ∧ x_d = x_b)) : x_a < 8 * x_b + x_c :=
  by omega

theorem fact_7 {x_a x_b x_c : Int} (h0 : x_a ≤ 8 * x_c + 7) (h1 : x_c < 0 + x_b) : x_a < 8 * x_b + 0 :=
  by omega

theorem fact_8 {x_a x_b x_c : Int} (h0 : x_a ≤ 8 * x_c + 7) (h1 : x_c < x_b + 1) : x_a < 8 * x_b + 8 :=
  by omega

theorem fact_9 {x_a x_b x_c : Int} (h0 : x_a ≤ 8 * x_c + x_b) (h1 : x_c = 0) : x_a < x_b + 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 y_c1 y_c2 y_c3 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 8 * y_c3 ≤ y_k0 ∧ y_k0 ≤ 8 * y_c3 + 7)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0, y_c1, y_k0], M t_B [y_c0, y_k0, y_c2]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 y_c1 y_c2 y_c3 x_k_0 x_k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (8 * y_c3 ≤ y_k0 ∧ y_k0 ≤ 8 * y_c3 + 7) ∧ y_k0 < 8 * x_k_0 + x_k_1)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0, y_c1, y_k0], M t_B [y_c0, y_k0, y_c2]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_i x_j x_k_0 x_x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8 * x_k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_x, x_i, y_k0], M t_B [x_x, y_k0, x_j]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_i x_j x_k_0 x_k_1 x_x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 8 * x_k_0 ≤ y_k0 ∧ y_k0 ≤ x_k_1 + 8 * x_k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_x, x_i, y_k0], M t_B [x_x, y_k0, x_j]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_i x_j x_k_0 x_x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ 8 * x_k_0 + 7)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_x, x_i, y_k0], M t_B [x_x, y_k0, x_j]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_i x_j x_x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 32)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_x, x_i, y_k0], M t_B [x_x, y_k0, x_j]])))

theorem equation_0 (x_n x_m x_x x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : True) :
    (M t_C [x_x, x_i, x_j]) = (value_5 I M x_i x_j x_x) :=
  (Eq.trans (hM _ (.head _) [x_x, x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 32))) (.fn f_2 [.access t_A [.var v_x, .var v_i, .var v_k], .access t_B [.var v_x, .var v_k, .var v_j]])) ((((base E x_n x_m).set v_x x_x).set v_i x_i).set v_j x_j) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < 32) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_n x_m : Int) : Heap V :=
  .points3 a_a
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < 32) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 y_c2 => (M t_A [y_c0, y_c1, y_c2]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points3 a_b
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < 32) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 y_c2 => (M t_B [y_c0, y_c1, y_c2]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_m x_x : Int) : Heap V :=
  .points4 a_c_rf
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_x)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_n x_m x_x : Int) : Heap V :=
  ((known_1_0 I M x_n x_m).and ((known_1_1 I M x_n).and (known_1_2 I M x_m x_x)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_m x_x x_i : Int) : Heap V :=
  .points4 a_c_rf
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_x ∧ 0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_i ∨ (((0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_x)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_n x_m x_x x_i : Int) : Heap V :=
  ((known_1_0 I M x_n x_m).and ((known_1_1 I M x_n).and (known_2_2 I M x_m x_x x_i)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_m x_x x_i x_j : Int) : Heap V :=
  .points4 a_c_rf
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_x ∧ y_c1 = x_i) ∧ 0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < x_j ∨ ((y_c0 = x_x ∧ 0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_i ∨ (((0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_x)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_n x_m x_x x_i x_j : Int) : Heap V :=
  ((known_1_0 I M x_n x_m).and ((known_1_1 I M x_n).and (known_3_2 I M x_m x_x x_i x_j)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_m x_x x_i x_j x_k_0 : Int) : Heap V :=
  .points4 a_c_rf
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_x ∧ y_c1 = x_i) ∧ y_c2 = x_j) ∧ 0 ≤ y_c3 ∧ y_c3 < x_k_0 ∨ ((y_c0 = x_x ∧ y_c1 = x_i) ∧ 0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < x_j ∨ ((y_c0 = x_x ∧ 0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_i ∨ (((0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_x)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_n x_m x_x x_i x_j x_k_0 : Int) : Heap V :=
  ((known_1_0 I M x_n x_m).and ((known_1_1 I M x_n).and (known_4_2 I M x_m x_x x_i x_j x_k_0)))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x_x x_i x_j x_k_0 x_k_1 : Int) : Heap V :=
  .points4 a_c_rf
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = x_x ∧ y_c1 = x_i) ∧ y_c2 = x_j) ∧ 0 ≤ y_c3 ∧ y_c3 ≤ x_k_0) ∧ y_c3 < x_k_1 + x_k_0)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_1 I M y_c0 y_c1 y_c2 y_c3 x_k_0 x_k_1))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (x_m x_x x_i x_j : Int) : Heap V :=
  .points4 a_c_rf
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_x ∧ y_c1 = x_i) ∧ 0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < x_j ∨ ((y_c0 = x_x ∧ 0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_i ∨ (((0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_x)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_n x_m x_x x_i x_j x_k_0 x_k_1 : Int) : Heap V :=
  ((known_1_0 I M x_n x_m).and ((known_1_1 I M x_n).and ((known_5_2 I M x_x x_i x_j x_k_0 x_k_1).and (known_5_3 I M x_m x_x x_i x_j))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
    .assign a_c_rf [.var v_x, .var v_i, .var v_j, .var v_k_0] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c_rf
    [.var v_x, .var v_i, .var v_j, .var v_k_0]
    (.fn
      f_2
      [
        .read a_a [.var v_x, .var v_i, .add (.mul 8 (.var v_k_0)) (.var v_k_1)],
        .read a_b [.var v_x, .add (.mul 8 (.var v_k_0)) (.var v_k_1), .var v_j]])
    (fun e => (value_3 I M (e v_i) (e v_j) (e v_k_0) (e v_k_1) (e v_x)))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_i x_j x_x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_x, x_i, y_k0], M t_B [x_x, y_k0, x_j]])))

theorem vc_5 (x_n x_m x_x x_i x_j x_k_0 x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) (h6 : 0 ≤ x_j) (h7 : x_j < 48) (h8 : 0 ≤ x_k_0) (h9 : x_k_0 < 4) (h10 : 0 ≤ x_k_1) (h11 : x_k_1 < 8) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E x_n x_m)) a_c_rf [x_n, x_m, 48, 4]) ((((((base E x_n x_m).set v_x x_x).set v_i x_i).set v_j x_j).set v_k_0 x_k_0).set v_k_1 x_k_1) (known_5 I M x_n x_m x_x x_i x_j x_k_0 x_k_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h12 : x_k_1 = 0) => (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨h2, h3, h4, h5, h6, h7, h8, h9, trivial⟩) ev_const rfl))
  (fun (h12 : ¬ x_k_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_k_1 = 0)).elim (fun h12 => (Or.inl h12))
  (fun h12 => (Or.inr (int_lab_neba_tab h10 h12)))) : x_k_1 = 0 ∨ 0 < x_k_1)
  (fun h12 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [x_x, x_i, 8 * x_k_0 + x_k_1], M t_B [x_x, 8 * x_k_0 + x_k_1, x_j]])
  (at_if_of cond_holds (fun (h13 : x_k_1 = 0) =>
  (at_set_eq4 x_x x_i x_j x_k_0 x_x x_i x_j x_k_0 ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩ rfl))
  (fun (h13 : ¬ x_k_1 = 0) => (False.elim ((int_eab_neab_F h12 h13) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h13 : x_k_1 = 0) =>
  (at_set_other (by decide) ((at_left (at_points3 x_x x_i (8 * x_k_0 + x_k_1)
  ⟨⟨⟨(int_c27 h8 h10), (fact_0 h12 h9)⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_5 I M x_n x_m x_x x_i x_j x_k_0 x_k_1) ⟨a_a, [x_x, x_i, 8 * x_k_0 + x_k_1]⟩ (M t_A [x_x, x_i, 8 * x_k_0 + x_k_1]))))
  (fun (h13 : ¬ x_k_1 = 0) => (False.elim ((int_eab_neab_F h12 h13) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h13 : x_k_1 = 0) =>
  (at_set_other (by decide) ((at_right (at_left (at_points3 x_x (8 * x_k_0 + x_k_1) x_j
  ⟨⟨⟨h6, h7⟩, ⟨(int_c27 h8 h10), (fact_0 h12 h9)⟩⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_5 I M x_n x_m x_x x_i x_j x_k_0 x_k_1) ⟨a_b, [x_x, 8 * x_k_0 + x_k_1, x_j]⟩ (M t_B [x_x, 8 * x_k_0 + x_k_1, x_j]))))
  (fun (h13 : ¬ x_k_1 = 0) => (False.elim ((int_eab_neab_F h12 h13) : False))))) ev_nil)))
  ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x_x, x_i, 8 * x_k_0 + x_k_1], M t_B [x_x, 8 * x_k_0 + x_k_1, x_j]]] = I.fn f_0 [value_6 I M x_i x_j x_x, I.fn f_2 [M t_A [x_x, x_i, 8 * x_k_0 + x_k_1], M t_B [x_x, 8 * x_k_0 + x_k_1, x_j]]])
  (append1 (8 * x_k_0 + x_k_1) (8 * x_k_0) (8 * x_k_0 + 1)
  (fun y_q0 h13 => ⟨h13.1, (int_c175 h13.2 h12)⟩) (fun y_q0 =>
  ⟨(fun h13 => (Or.inr (int_c292 h13.1 h13.2 h12))), (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_one_lt_zero h14)))
  (fun h14 => ⟨(int_c118 h10 h14), (int_c16 h14)⟩)))⟩)
  (fun y_q0 h13 => (False.elim (int_one_lt_zero h13))) (fun y_q0 h13 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x_x, x_i, 8 * x_k_0 + x_k_1], M t_B [x_x, 8 * x_k_0 + x_k_1, x_j]]] = value_3 I M x_i x_j x_k_0 x_k_1 x_x)))
  (fun h12 => (vc_accumulate_of (value_1 I M x_x x_i x_j x_k_0 x_k_0 x_k_1)
  (I.fn f_2 [M t_A [x_x, x_i, 8 * x_k_0 + x_k_1], M t_B [x_x, 8 * x_k_0 + x_k_1, x_j]])
  (at_if_of cond_holds (fun (h13 : x_k_1 = 0) => (False.elim ((int_eab_tba_F h13 h12) : False)))
  (fun (h13 : ¬ x_k_1 = 0) =>
  ((at_right (at_right (at_left (at_points4 x_x x_i x_j x_k_0 ⟨⟨⟨⟨rfl, rfl⟩, rfl⟩, ⟨h8, int_refl⟩⟩, (int_lt_add_left h12)⟩ rfl))))
  : (known_5 I M x_n x_m x_x x_i x_j x_k_0 x_k_1) ⟨a_c_rf, [x_x, x_i, x_j, x_k_0]⟩ (value_1 I M x_x x_i x_j x_k_0 x_k_0 x_k_1))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h13 : x_k_1 = 0) => (False.elim ((int_eab_tba_F h13 h12) : False)))
  (fun (h13 : ¬ x_k_1 = 0) => ((at_left (at_points3 x_x x_i (8 * x_k_0 + x_k_1)
  ⟨⟨⟨(int_c279 h8 h12), (int_c275 h9 h11)⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_5 I M x_n x_m x_x x_i x_j x_k_0 x_k_1) ⟨a_a, [x_x, x_i, 8 * x_k_0 + x_k_1]⟩ (M t_A [x_x, x_i, 8 * x_k_0 + x_k_1])))))
  (ev_cons
  (ev_read (at_if_of cond_holds (fun (h13 : x_k_1 = 0) => (False.elim ((int_eab_tba_F h13 h12) : False)))
  (fun (h13 : ¬ x_k_1 = 0) => ((at_right (at_left (at_points3 x_x (8 * x_k_0 + x_k_1) x_j
  ⟨⟨⟨h6, h7⟩, ⟨(int_c279 h8 h12), (int_c275 h9 h11)⟩⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_5 I M x_n x_m x_x x_i x_j x_k_0 x_k_1) ⟨a_b, [x_x, 8 * x_k_0 + x_k_1, x_j]⟩ (M t_B [x_x, 8 * x_k_0 + x_k_1, x_j])))))
  ev_nil))) ((append1 (8 * x_k_0 + x_k_1) (8 * x_k_0) (8 * x_k_0 + x_k_1 + 1)
  (fun y_q2 h13 => ⟨h13.1, (int_c9 h13.2)⟩)
  (fun y_q2 => ⟨(fun h13 => ((Classical.em (y_q2 < 8 * x_k_0 + x_k_1)).elim
  (fun h14 => (Or.inl ⟨⟨h13.1, (fact_1 h11 h14)⟩, h14⟩)) (fun h14 => (Or.inr (int_c225 h13.2 h14))))), (fun h13 => (Or.elim h13 (fun h14 => ⟨h14.1.1, (int_c208 h14.2)⟩)
  (fun h14 => ⟨(int_c269 h14 h12), (int_c16 h14)⟩)))⟩) (fun y_q2 h13 => h13.2) (fun y_q2 h13 => rfl)
  rfl)
  : I.fn f_0 [value_1 I M x_x x_i x_j x_k_0 x_k_0 x_k_1, I.fn f_2 [M t_A [x_x, x_i, 8 * x_k_0 + x_k_1], M t_B [x_x, 8 * x_k_0 + x_k_1, x_j]]] = value_3 I M x_i x_j x_k_0 x_k_1 x_x)))))

theorem kept_5 (x_n x_m x_x x_i x_j x_k_0 x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) (h6 : 0 ≤ x_j) (h7 : x_j < 48) (h8 : 0 ≤ x_k_0) (h9 : x_k_0 < 4) (h10 : 0 ≤ x_k_1) (h11 : x_k_1 < 8) :
    Heap.Entails ((body_5 I M).post ((((((base E x_n x_m).set v_x x_x).set v_i x_i).set v_j x_j).set v_k_0 x_k_0).set v_k_1 x_k_1) (known_5 I M x_n x_m x_x x_i x_j x_k_0 x_k_1)) (known_5 I M x_n x_m x_x x_i x_j x_k_0 (x_k_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M x_n x_m x_x x_i x_j x_k_0 (x_k_1 + 1)) from
  (entails_and (entails_points3 (fun y_q3 y_q4 y_q5 h12 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h13 : x_k_1 = 0) =>
  (at_set_other (by decide) (at_left (at_points3 y_q3 y_q4 y_q5 h12 rfl))))
  (fun (h13 : ¬ x_k_1 = 0) => (at_left (at_points3 y_q3 y_q4 y_q5 h12 rfl)))))))
  (entails_and (entails_points3 (fun y_q6 y_q7 y_q8 h12 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h13 : x_k_1 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points3 y_q6 y_q7 y_q8 h12 rfl)))))
  (fun (h13 : ¬ x_k_1 = 0) => (at_right (at_left (at_points3 y_q6 y_q7 y_q8 h12 rfl))))))))
  (entails_and (entails_points4 (fun y_q9 y_q10 y_q11 y_q12 h12 =>
  ((Classical.em (y_q9 = x_x ∧ y_q10 = x_i ∧ y_q11 = x_j ∧ y_q12 = x_k_0)).elim
  (fun h13 => (at_set_eq4 y_q9 y_q10 y_q11 y_q12 x_x x_i x_j x_k_0 h13 ((reduce_congr1 (fun y_q13 =>
  ⟨(fun h14 => ⟨(fact_2 h14.1.1 h13.2.2.2), (int_c273 h14.2)⟩), (fun h14 => ⟨⟨(fact_3 h12.1.2.2 h14.1), (fact_4 h14.2 h13.2.2.2 h11)⟩, (int_c272 h14.2)⟩)⟩)
  (fun y_q13 h14 =>
  (fn_congr2 (at_congr3 h12.1.1.1.1 h12.1.1.1.2 rfl) (at_congr3 h12.1.1.1.1 rfl h12.1.1.2))))
  : value_1 I M y_q9 y_q10 y_q11 y_q12 x_k_0 (x_k_1 + 1) = value_3 I M x_i x_j x_k_0 x_k_1 x_x)))
  (fun h13 => (at_set_ne4 y_q9 y_q10 y_q11 y_q12 x_x x_i x_j x_k_0 h13 (at_if_of cond_holds
  (fun (h14 : x_k_1 = 0) => (at_set_ne4 y_q9 y_q10 y_q11 y_q12 x_x x_i x_j x_k_0 h13
  (at_right (at_right (at_left (at_points4 y_q9 y_q10 y_q11 y_q12
  ⟨h12.1, (fact_5 h12.1.2.2 h10 h12.1.1.1.1 h12.1.1.1.2 h12.1.1.2 h13)⟩
  (reduce_congr1 (fun y_q14 => ⟨(fun h15 =>
  ⟨⟨h15.1.1, h15.1.2⟩, (fact_6 h12.1.2.2 h15.1.2 h10 h12.1.1.1.1 h12.1.1.1.2 h12.1.1.2 h13)⟩), (fun h15 => ⟨⟨h15.1.1, h15.1.2⟩, (int_c214 h15.2)⟩)⟩)
  (fun y_q14 h15 => rfl)))))))) (fun (h14 : ¬ x_k_1 = 0) =>
  (at_right (at_right (at_left (at_points4 y_q9 y_q10 y_q11 y_q12 ⟨h12.1, ((int_c53 h12.1.2.2 h10 h14) : y_q12 < x_k_1 + x_k_0)⟩
  ((reduce_congr1 (fun y_q15 => ⟨(fun h15 =>
  ⟨⟨h15.1.1, h15.1.2⟩, (fact_6 h12.1.2.2 h15.1.2 h10 h12.1.1.1.1 h12.1.1.1.2 h12.1.1.2 h13)⟩), (fun h15 => ⟨⟨h15.1.1, h15.1.2⟩, (int_c214 h15.2)⟩)⟩)
  (fun y_q15 h15 => rfl))
  : value_1 I M y_q9 y_q10 y_q11 y_q12 x_k_0 (x_k_1 + 1) = value_1 I M y_q9 y_q10 y_q11 y_q12 x_k_0 x_k_1))))))))))))
  (entails_points4 (fun y_q16 y_q17 y_q18 y_q19 h12 =>
  (Or.elim h12 (fun h13 => (at_set_ne4 y_q16 y_q17 y_q18 y_q19 x_x x_i x_j x_k_0
  (fun h14 => (int_eab_tab_F h14.2.2.1 h13.2.2)) (at_if_of cond_holds
  (fun (h14 : x_k_1 = 0) => (at_set_ne4 y_q16 y_q17 y_q18 y_q19 x_x x_i x_j x_k_0
  (fun h15 => (int_eab_tab_F h15.2.2.1 h13.2.2))
  (at_right (at_right (at_right (at_points4 y_q16 y_q17 y_q18 y_q19 h12 rfl))))))
  (fun (h14 : ¬ x_k_1 = 0) =>
  (at_right (at_right (at_right (at_points4 y_q16 y_q17 y_q18 y_q19 h12 rfl))))))))
  (fun h13 => (Or.elim h13 (fun h14 =>
  (at_set_ne4 y_q16 y_q17 y_q18 y_q19 x_x x_i x_j x_k_0 (fun h15 => (int_eab_tab_F h15.2.1 h14.2.2))
  (at_if_of cond_holds (fun (h15 : x_k_1 = 0) =>
  (at_set_ne4 y_q16 y_q17 y_q18 y_q19 x_x x_i x_j x_k_0 (fun h16 => (int_eab_tab_F h16.2.1 h14.2.2))
  (at_right (at_right (at_right (at_points4 y_q16 y_q17 y_q18 y_q19 h12 rfl))))))
  (fun (h15 : ¬ x_k_1 = 0) =>
  (at_right (at_right (at_right (at_points4 y_q16 y_q17 y_q18 y_q19 h12 rfl)))))))) (fun h14 =>
  (at_set_ne4 y_q16 y_q17 y_q18 y_q19 x_x x_i x_j x_k_0 (fun h15 => (int_eab_tab_F h15.1 h14.2.2))
  (at_if_of cond_holds (fun (h15 : x_k_1 = 0) =>
  (at_set_ne4 y_q16 y_q17 y_q18 y_q19 x_x x_i x_j x_k_0 (fun h16 => (int_eab_tab_F h16.1 h14.2.2))
  (at_right (at_right (at_right (at_points4 y_q16 y_q17 y_q18 y_q19 h12 rfl))))))
  (fun (h15 : ¬ x_k_1 = 0) =>
  (at_right (at_right (at_right (at_points4 y_q16 y_q17 y_q18 y_q19 h12 rfl)))))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c_rf] <|
    .for v_k_1 (.const 0) (.const 8)
      (fun e x => known_5 I M (e v_n) (e v_m) (e v_x) (e v_i) (e v_j) (e v_k_0) x) (body_5 I M)

theorem vc_4 (x_n x_m x_x x_i x_j x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) (h6 : 0 ≤ x_j) (h7 : x_j < 48) (h8 : 0 ≤ x_k_0) (h9 : x_k_0 < 4) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E x_n x_m)) a_c_rf [x_n, x_m, 48, 4]) (((((base E x_n x_m).set v_x x_x).set v_i x_i).set v_j x_j).set v_k_0 x_k_0) (known_4 I M x_n x_m x_x x_i x_j x_k_0) :=
  (vc_scope (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun y_q20 y_q21 y_q22 y_q23 h10 =>
  (at_right (at_right (at_points4 y_q20 y_q21 y_q22 y_q23 (Or.inl ⟨h10.1.1, ⟨h10.1.2.1, (int_lt_zero_add h10.2)⟩⟩)
  (reduce_congr1
  (fun y_q24 => ⟨(fun h11 => ⟨h11.1.1, h11.1.2⟩), (fun h11 => ⟨h11, (fact_7 h11.2 h10.2)⟩)⟩)
  (fun y_q24 h11 => rfl))))))) (entails_points4 (fun y_q25 y_q26 y_q27 y_q28 h10 => (Or.elim h10
  (fun h11 => (at_right (at_right (at_points4 y_q25 y_q26 y_q27 y_q28 (Or.inr h10) rfl))))
  (fun h11 => (Or.elim h11
  (fun h12 => (at_right (at_right (at_points4 y_q25 y_q26 y_q27 y_q28 (Or.inr h10) rfl))))
  (fun h12 => (at_right (at_right (at_points4 y_q25 y_q26 y_q27 y_q28 (Or.inr h10) rfl))))))))))))
  : Heap.Entails (known_4 I M x_n x_m x_x x_i x_j x_k_0) (known_5 I M x_n x_m x_x x_i x_j x_k_0 0))
  (fun x_k_1 h10 h11 =>
  (vc_5 x_n x_m x_x x_i x_j x_k_0 x_k_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun x_k_1 h10 h11 =>
  (kept_5 x_n x_m x_x x_i x_j x_k_0 x_k_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))))

theorem kept_4 (x_n x_m x_x x_i x_j x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) (h6 : 0 ≤ x_j) (h7 : x_j < 48) (h8 : 0 ≤ x_k_0) (h9 : x_k_0 < 4) :
    Heap.Entails ((body_4 I M).post (((((base E x_n x_m).set v_x x_x).set v_i x_i).set v_j x_j).set v_k_0 x_k_0) (known_4 I M x_n x_m x_x x_i x_j x_k_0)) (known_4 I M x_n x_m x_x x_i x_j (x_k_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q29 y_q30 y_q31 y_q32 h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_left (at_points4 y_q29 y_q30 y_q31 y_q32
  ⟨⟨h11.1, ⟨h11.2.1, (int_taB_lab h11.2.2)⟩⟩, (int_c501 h11.2.2)⟩ (reduce_congr1
  (fun y_q33 => ⟨(fun h12 => ⟨h12, (fact_8 h12.2 h11.2.2)⟩), (fun h12 => ⟨h12.1.1, h12.1.2⟩)⟩)
  (fun y_q33 h12 => rfl))))))) (fun h11 => (Or.elim h11
  (fun h12 => (at_right (at_right (at_right (at_points4 y_q29 y_q30 y_q31 y_q32 h11 rfl)))))
  (fun h12 => (Or.elim h12
  (fun h13 => (at_right (at_right (at_right (at_points4 y_q29 y_q30 y_q31 y_q32 h11 rfl)))))
  (fun h13 => (at_right (at_right (at_right (at_points4 y_q29 y_q30 y_q31 y_q32 h11 rfl))))))))))))))
  : Heap.Entails (known_5 I M x_n x_m x_x x_i x_j x_k_0 8) (known_4 I M x_n x_m x_x x_i x_j (x_k_0 + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_0 (.const 0) (.const 4)
    (fun e x => known_4 I M (e v_n) (e v_m) (e v_x) (e v_i) (e v_j) x) (body_4 I M)

theorem vc_3 (x_n x_m x_x x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) (h6 : 0 ≤ x_j) (h7 : x_j < 48) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E x_n x_m)) a_c_rf [x_n, x_m, 48, 4]) ((((base E x_n x_m).set v_x x_x).set v_i x_i).set v_j x_j) (known_3 I M x_n x_m x_x x_i x_j) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q34 y_q35 y_q36 y_q37 h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_lab_tba_F h9.2.1 h9.2.2))) (fun h9 =>
  (Or.elim h9 (fun h10 => (at_right (at_right (at_points4 y_q34 y_q35 y_q36 y_q37 h9 rfl))))
  (fun h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_points4 y_q34 y_q35 y_q36 y_q37 h9 rfl))))
  (fun h11 => (at_right (at_right (at_points4 y_q34 y_q35 y_q36 y_q37 h9 rfl)))))))))))))
  : Heap.Entails (known_3 I M x_n x_m x_x x_i x_j) (known_4 I M x_n x_m x_x x_i x_j 0))
  (fun x_k_0 h8 h9 => (vc_4 x_n x_m x_x x_i x_j x_k_0 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun x_k_0 h8 h9 => (kept_4 x_n x_m x_x x_i x_j x_k_0 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)))

theorem kept_3 (x_n x_m x_x x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) (h6 : 0 ≤ x_j) (h7 : x_j < 48) :
    Heap.Entails ((body_3 I M).post ((((base E x_n x_m).set v_x x_x).set v_i x_i).set v_j x_j) (known_3 I M x_n x_m x_x x_i x_j)) (known_3 I M x_n x_m x_x x_i (x_j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q38 y_q39 y_q40 y_q41 h8 => (Or.elim h8 (fun h9 =>
  (at_right (at_right (at_points4 y_q38 y_q39 y_q40 y_q41 ((Classical.em (y_q40 = x_j)).elim
  (fun h10 => (Or.inl ⟨⟨⟨h9.1.1.1, h9.1.1.2⟩, h10⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩)) (fun h10 =>
  (Or.inr (Or.inl ⟨⟨⟨h9.1.1.1, h9.1.1.2⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩, ⟨h9.2.1, (int_taB_neab_tab h9.2.2 h10)⟩⟩))))
  rfl)))) (fun h9 => (Or.elim h9
  (fun h10 => (at_right (at_right (at_points4 y_q38 y_q39 y_q40 y_q41 (Or.inr (Or.inr h9)) rfl))))
  (fun h10 => (at_right (at_right (at_points4 y_q38 y_q39 y_q40 y_q41 (Or.inr (Or.inr h9)) rfl)))))))))))
  : Heap.Entails (known_4 I M x_n x_m x_x x_i x_j 4) (known_3 I M x_n x_m x_x x_i (x_j + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 48)
    (fun e x => known_3 I M (e v_n) (e v_m) (e v_x) (e v_i) x) (body_3 I M)

theorem vc_2 (x_n x_m x_x x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E x_n x_m)) a_c_rf [x_n, x_m, 48, 4]) (((base E x_n x_m).set v_x x_x).set v_i x_i) (known_2 I M x_n x_m x_x x_i) :=
  (vc_for_of 0 48 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q42 y_q43 y_q44 y_q45 h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h7.2.1 h7.2.2))) (fun h7 =>
  (Or.elim h7 (fun h8 => (at_right (at_right (at_points4 y_q42 y_q43 y_q44 y_q45 h7 rfl))))
  (fun h8 => (at_right (at_right (at_points4 y_q42 y_q43 y_q44 y_q45 h7 rfl)))))))))))
  : Heap.Entails (known_2 I M x_n x_m x_x x_i) (known_3 I M x_n x_m x_x x_i 0))
  (fun x_j h6 h7 => (vc_3 x_n x_m x_x x_i x_j hl hM h0 h1 h2 h3 h4 h5 h6 h7))
  (fun x_j h6 h7 => (kept_3 x_n x_m x_x x_i x_j hl hM h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_2 (x_n x_m x_x x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) :
    Heap.Entails ((body_2 I M).post (((base E x_n x_m).set v_x x_x).set v_i x_i) (known_2 I M x_n x_m x_x x_i)) (known_2 I M x_n x_m x_x (x_i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q46 y_q47 y_q48 y_q49 h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_points4 y_q46 y_q47 y_q48 y_q49 ((Classical.em (y_q47 = x_i)).elim
  (fun h8 => (Or.inl ⟨⟨⟨h7.1.1.1, h8⟩, ⟨h7.1.1.2.1, h7.1.1.2.2⟩⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩)) (fun h8 =>
  (Or.inr (Or.inl ⟨⟨⟨h7.1.1.1, ⟨h7.1.1.2.1, h7.1.1.2.2⟩⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩, ⟨h7.2.1, (int_taB_neab_tab h7.2.2 h8)⟩⟩))))
  rfl))))
  (fun h7 => (at_right (at_right (at_points4 y_q46 y_q47 y_q48 y_q49 (Or.inr (Or.inr h7)) rfl)))))))))
  : Heap.Entails (known_3 I M x_n x_m x_x x_i 48) (known_2 I M x_n x_m x_x (x_i + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i (.const 0) (.var v_m)
    (fun e x => known_2 I M (e v_n) (e v_m) (e v_x) x) (body_2 I M)

theorem vc_1 (x_n x_m x_x : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E x_n x_m)) a_c_rf [x_n, x_m, 48, 4]) ((base E x_n x_m).set v_x x_x) (known_1 I M x_n x_m x_x) :=
  (vc_for_of 0 x_m rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q50 y_q51 y_q52 y_q53 h4 =>
  (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2)))
  (fun h5 => (at_right (at_right (at_points4 y_q50 y_q51 y_q52 y_q53 h5 rfl)))))))))
  : Heap.Entails (known_1 I M x_n x_m x_x) (known_2 I M x_n x_m x_x 0))
  (fun x_i h4 h5 => (vc_2 x_n x_m x_x x_i hl hM h0 h1 h2 h3 h4 h5))
  (fun x_i h4 h5 => (kept_2 x_n x_m x_x x_i hl hM h0 h1 h2 h3 h4 h5)))

theorem kept_1 (x_n x_m x_x : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) :
    Heap.Entails ((body_1 I M).post ((base E x_n x_m).set v_x x_x) (known_1 I M x_n x_m x_x)) (known_1 I M x_n x_m (x_x + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q54 y_q55 y_q56 y_q57 h4 =>
  (at_right (at_right (at_points4 y_q54 y_q55 y_q56 y_q57 ((Classical.em (y_q54 = x_x)).elim (fun h5 =>
  (Or.inl ⟨⟨⟨h5, ⟨h4.1.1.1.1, h4.1.1.1.2⟩⟩, ⟨h4.1.1.2.1, h4.1.1.2.2⟩⟩, ⟨h4.1.2.1, (int_lt_max_right h4.1.2.2)⟩⟩))
  (fun h5 =>
  (Or.inr ⟨⟨⟨⟨h4.1.1.1.1, h4.1.1.1.2⟩, ⟨h4.1.1.2.1, h4.1.1.2.2⟩⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_taB_neab_tab h4.2.2 h5)⟩⟩)))
  rfl))))))) : Heap.Entails (known_2 I M x_n x_m x_x (max 0 x_m)) (known_1 I M x_n x_m (x_x + 1)))

theorem race_1 (x_n x_m : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) :
    ParVC I 0 x_n (body_1 I M).erase (fun x_x => ((base E x_n x_m).set v_x x_x)) (fun x_x => (body_1 I M).post ((base E x_n x_m).set v_x x_x) (known_1 I M x_n x_m x_x)) :=
  (race_arrays [a_c_rf] rfl rfl (all_cons (apart4
  (fun x_x y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_x ∧ 0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m)
  (fun x_x y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_x ∧ 0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m)
  (fun x_x h2 h3 =>
  (w_for 0 x_m rfl rfl (fun x_i h4 h5 => (w_for 0 48 rfl rfl (fun x_j h6 h7 => (w_for 0 4 rfl rfl
  (fun x_k_0 h8 h9 => (w_scope (w_for 0 8 rfl rfl (fun x_k_1 h10 h11 => (w_seq (w_if_of cond_holds
  (fun (h12 : x_k_1 = 0) => (w_assign4 x_x x_i x_j x_k_0 ⟨⟨⟨rfl, ⟨h8, h9⟩⟩, ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩))
  (fun (h12 : ¬ x_k_1 = 0) => (w_none rfl)))
  (w_accumulate4 x_x x_i x_j x_k_0 ⟨⟨⟨rfl, ⟨h8, h9⟩⟩, ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩))))))))))))
  (fun x_x h2 h3 =>
  (r_for 0 x_m rfl rfl (fun x_i h4 h5 => (r_for 0 48 rfl rfl (fun x_j h6 h7 => (r_for 0 4 rfl rfl
  (fun x_k_0 h8 h9 => (r_scope (r_for 0 8 rfl rfl (fun x_k_1 h10 h11 => (r_seq (r_none rfl)
  (r_accumulate4 (x_none rfl) x_x x_i x_j x_k_0 ⟨⟨⟨rfl, ⟨h8, h9⟩⟩, ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩))))))))))))
  (fun x_x y_y y_c0 y_c1 y_c2 y_c3 h2 h3 h4 h5 h6 h7 =>
  ⟨(fun h8 => (int_eab_eac_nebc_F h7.1.1.1 h8.1.1.1 h6)), (fun h8 => (int_eab_eac_nebc_F h7.1.1.1 h8.1.1.1 h6))⟩))
  all_nil))

noncomputable def known_6_0 (I : Interp V) (M : Model V) (x_m x_x : Int) : Heap V :=
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_x)
    (fun y_c0 y_c1 y_c2 => (M t_C [y_c0, y_c1, y_c2]))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (x_n x_m : Int) : Heap V :=
  .points4 a_c_rf
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_n x_m x_x : Int) : Heap V :=
  ((known_6_0 I M x_m x_x).and (known_6_1 I M x_n x_m))

noncomputable def known_7_0 (I : Interp V) (M : Model V) (x_m x_x x_i : Int) : Heap V :=
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => (y_c0 = x_x ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_i ∨ ((0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_x)
    (fun y_c0 y_c1 y_c2 => (M t_C [y_c0, y_c1, y_c2]))

noncomputable def known_7_1 (I : Interp V) (M : Model V) (x_n x_m : Int) : Heap V :=
  .points4 a_c_rf
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_n x_m x_x x_i : Int) : Heap V :=
  ((known_7_0 I M x_m x_x x_i).and (known_7_1 I M x_n x_m))

noncomputable def known_8_0 (I : Interp V) (M : Model V) (x_m x_x x_i x_j : Int) : Heap V :=
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => (y_c0 = x_x ∧ y_c1 = x_i) ∧ 0 ≤ y_c2 ∧ y_c2 < x_j ∨ (y_c0 = x_x ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_i ∨ ((0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_x)
    (fun y_c0 y_c1 y_c2 => (M t_C [y_c0, y_c1, y_c2]))

noncomputable def known_8_1 (I : Interp V) (M : Model V) (x_n x_m : Int) : Heap V :=
  .points4 a_c_rf
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_8 (I : Interp V) (M : Model V) (x_n x_m x_x x_i x_j : Int) : Heap V :=
  ((known_8_0 I M x_m x_x x_i x_j).and (known_8_1 I M x_n x_m))

noncomputable def known_9_0 (I : Interp V) (M : Model V) (x_x x_i x_j x_k_0 : Int) : Heap V :=
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => ((y_c0 = x_x ∧ y_c1 = x_i) ∧ y_c2 = x_j) ∧ 0 < x_k_0)
    (fun y_c0 y_c1 y_c2 => (value_2 I M x_i x_j x_k_0 x_x))

noncomputable def known_9_2 (I : Interp V) (M : Model V) (x_n x_m : Int) : Heap V :=
  .points4 a_c_rf
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 4) ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M y_c0 y_c1 y_c2 y_c3))

noncomputable def known_9 (I : Interp V) (M : Model V) (x_n x_m x_x x_i x_j x_k_0 : Int) : Heap V :=
  ((known_9_0 I M x_x x_i x_j x_k_0).and ((known_8_0 I M x_m x_x x_i x_j).and (known_9_2 I M x_n x_m)))

noncomputable def body_9 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_0) (.const 0)) (
    .assign a_c [.var v_x, .var v_i, .var v_j] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c
    [.var v_x, .var v_i, .var v_j]
    (.read a_c_rf [.var v_x, .var v_i, .var v_j, .var v_k_0])
    (fun e => (value_4 I M (e v_i) (e v_j) (e v_k_0) (e v_x)))

theorem vc_9 (x_n x_m x_x x_i x_j x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) (h6 : 0 ≤ x_j) (h7 : x_j < 48) (h8 : 0 ≤ x_k_0) (h9 : x_k_0 < 4) :
    (body_9 I M).vc I (allocated (impl.HasCell spec (base E x_n x_m)) a_c_rf [x_n, x_m, 48, 4]) (((((base E x_n x_m).set v_x x_x).set v_i x_i).set v_j x_j).set v_k_0 x_k_0) (known_9 I M x_n x_m x_x x_i x_j x_k_0) :=
  (vc_seq (vc_if_of cond_holds
  (fun (h10 : x_k_0 = 0) => (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at3 (b := (Binding.mk a_c t_C [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (R := (Region.mk t_C [(.const 0, .var v_n), (.const 0, .var v_m), (.const 0, .const 48)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_x, x_i, x_j]
  (region_iff.2 ⟨x_x, _, rfl, h2, h3, x_i, _, rfl, h4, h5, x_j, _, rfl, h6, h7, rfl⟩) shape_a_c rfl
  rfl ⟨h2, h4, h6⟩)) ev_const rfl)) (fun (h10 : ¬ x_k_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_k_0 = 0)).elim (fun h10 => (Or.inl h10))
  (fun h10 => (Or.inr (int_lab_neba_tab h8 h10)))) : x_k_0 = 0 ∨ 0 < x_k_0)
  (fun h10 => (vc_accumulate_of (I.fn f_1 []) (value_0 I M x_x x_i x_j x_k_0)
  (at_if_of cond_holds
  (fun (h11 : x_k_0 = 0) => (at_set_eq3 x_x x_i x_j x_x x_i x_j ⟨rfl, ⟨rfl, rfl⟩⟩ rfl))
  (fun (h11 : ¬ x_k_0 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))
  (ev_read (at_if_of cond_holds (fun (h11 : x_k_0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_points4 x_x x_i x_j x_k_0 ⟨⟨⟨⟨h8, h9⟩, ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_9 I M x_n x_m x_x x_i x_j x_k_0) ⟨a_c_rf, [x_x, x_i, x_j, x_k_0]⟩ (value_0 I M x_x x_i x_j x_k_0))))
  (fun (h11 : ¬ x_k_0 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q70 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_0 I M x_x x_i x_j x_k_0] = I.fn f_0 [value_6 I M x_i x_j x_x, value_0 I M x_x x_i x_j x_k_0])
  (union_in_order1 (law_0 hl) (law_1 hl) 0 (7 + 1) (fun y_q68 h11 => ⟨h11.1, (fact_9 h11.2 h10)⟩)
  (fun y_q68 =>
  ⟨(fun h11 => (Or.inr ⟨(int_c544 h11.1 h10), h11.2⟩)), (fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_one_lt_zero h12)))
  (fun h12 => ⟨(int_c119 h8 h12.1), h12.2⟩)))⟩)
  (fun y_q68 y_q69 h11 h12 => (False.elim (int_one_lt_zero h11))) (fun y_q68 h11 => rfl)
  (fun y_q68 h11 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_0 I M x_x x_i x_j x_k_0] = value_4 I M x_i x_j x_k_0 x_x)))
  (fun h10 => (vc_accumulate_of (value_2 I M x_i x_j x_k_0 x_x) (value_0 I M x_x x_i x_j x_k_0)
  (at_if_of cond_holds (fun (h11 : x_k_0 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ x_k_0 = 0) => ((at_left (at_points3 x_x x_i x_j ⟨⟨⟨rfl, rfl⟩, rfl⟩, h10⟩ rfl))
  : (known_9 I M x_n x_m x_x x_i x_j x_k_0) ⟨a_c, [x_x, x_i, x_j]⟩ (value_2 I M x_i x_j x_k_0 x_x))))
  (ev_read (at_if_of cond_holds (fun (h11 : x_k_0 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ x_k_0 = 0) =>
  ((at_right (at_right (at_points4 x_x x_i x_j x_k_0 ⟨⟨⟨⟨h8, h9⟩, ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_9 I M x_n x_m x_x x_i x_j x_k_0) ⟨a_c_rf, [x_x, x_i, x_j, x_k_0]⟩ (value_0 I M x_x x_i x_j x_k_0)))))
  ((union_in_order1 (law_0 hl) (law_1 hl) 0 (8 * x_k_0 + 7 + 1)
  (fun y_q71 h11 => ⟨h11.1, (int_lab_taB h11.2)⟩) (fun y_q71 =>
  ⟨(fun h11 => ((Classical.em (y_q71 < 8 * x_k_0)).elim (fun h12 => (Or.inl ⟨h11.1, h12⟩))
  (fun h12 => (Or.inr ⟨(int_ntba_lab h12), h11.2⟩)))), (fun h11 =>
  (Or.elim h11 (fun h12 => ⟨h12.1, (int_c144 h12.2)⟩) (fun h12 => ⟨(int_c270 h12.1 h10), h12.2⟩)))⟩)
  (fun y_q71 y_q72 h11 h12 => (int_lbc_tab_tac h12.1 h11.2)) (fun y_q71 h11 => rfl)
  (fun y_q71 h11 => rfl))
  : I.fn f_0 [value_2 I M x_i x_j x_k_0 x_x, value_0 I M x_x x_i x_j x_k_0] = value_4 I M x_i x_j x_k_0 x_x)))))

theorem kept_9 (x_n x_m x_x x_i x_j x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) (h6 : 0 ≤ x_j) (h7 : x_j < 48) (h8 : 0 ≤ x_k_0) (h9 : x_k_0 < 4) :
    Heap.Entails ((body_9 I M).post (((((base E x_n x_m).set v_x x_x).set v_i x_i).set v_j x_j).set v_k_0 x_k_0) (known_9 I M x_n x_m x_x x_i x_j x_k_0)) (known_9 I M x_n x_m x_x x_i x_j (x_k_0 + 1)) :=
  (show Heap.Entails _ (known_9 I M x_n x_m x_x x_i x_j (x_k_0 + 1)) from
  (entails_and (entails_points3 (fun y_q73 y_q74 y_q75 h10 =>
  (at_set_eq3 y_q73 y_q74 y_q75 x_x x_i x_j ⟨h10.1.1.1, ⟨h10.1.1.2, h10.1.2⟩⟩ ((reduce_congr1
  (fun y_q76 => ⟨(fun h11 => ⟨h11.1, (int_c54 h11.2)⟩), (fun h11 => ⟨h11.1, (int_c102 h11.2)⟩)⟩)
  (fun y_q76 h11 => rfl)) : value_2 I M x_i x_j (x_k_0 + 1) x_x = value_4 I M x_i x_j x_k_0 x_x))))
  (entails_and (entails_points3 (fun y_q77 y_q78 y_q79 h10 => (Or.elim h10
  (fun h11 => (at_set_ne3 y_q77 y_q78 y_q79 x_x x_i x_j (fun h12 => (int_eab_tab_F h12.2.2 h11.2.2))
  (at_if_of cond_holds (fun (h12 : x_k_0 = 0) =>
  (at_set_ne3 y_q77 y_q78 y_q79 x_x x_i x_j (fun h13 => (int_eab_tab_F h13.2.2 h11.2.2))
  (at_right (at_left (at_points3 y_q77 y_q78 y_q79 h10 rfl)))))
  (fun (h12 : ¬ x_k_0 = 0) => (at_right (at_left (at_points3 y_q77 y_q78 y_q79 h10 rfl)))))))
  (fun h11 => (Or.elim h11
  (fun h12 => (at_set_ne3 y_q77 y_q78 y_q79 x_x x_i x_j (fun h13 => (int_eab_tab_F h13.2.1 h12.2.2))
  (at_if_of cond_holds (fun (h13 : x_k_0 = 0) =>
  (at_set_ne3 y_q77 y_q78 y_q79 x_x x_i x_j (fun h14 => (int_eab_tab_F h14.2.1 h12.2.2))
  (at_right (at_left (at_points3 y_q77 y_q78 y_q79 h10 rfl)))))
  (fun (h13 : ¬ x_k_0 = 0) => (at_right (at_left (at_points3 y_q77 y_q78 y_q79 h10 rfl)))))))
  (fun h12 => (at_set_ne3 y_q77 y_q78 y_q79 x_x x_i x_j (fun h13 => (int_eab_tab_F h13.1 h12.2.2))
  (at_if_of cond_holds (fun (h13 : x_k_0 = 0) =>
  (at_set_ne3 y_q77 y_q78 y_q79 x_x x_i x_j (fun h14 => (int_eab_tab_F h14.1 h12.2.2))
  (at_right (at_left (at_points3 y_q77 y_q78 y_q79 h10 rfl)))))
  (fun (h13 : ¬ x_k_0 = 0) => (at_right (at_left (at_points3 y_q77 y_q78 y_q79 h10 rfl))))))))))))
  (entails_points4 (fun y_q80 y_q81 y_q82 y_q83 h10 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h11 : x_k_0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points4 y_q80 y_q81 y_q82 y_q83 h10 rfl)))))
  (fun (h11 : ¬ x_k_0 = 0) => (at_right (at_right (at_points4 y_q80 y_q81 y_q82 y_q83 h10 rfl)))))))))))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_k_0 (.const 0) (.const 4)
      (fun e x => known_9 I M (e v_n) (e v_m) (e v_x) (e v_i) (e v_j) x) (body_9 I M)

theorem vc_8 (x_n x_m x_x x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) (h6 : 0 ≤ x_j) (h7 : x_j < 48) :
    (body_8 I M).vc I (allocated (impl.HasCell spec (base E x_n x_m)) a_c_rf [x_n, x_m, 48, 4]) ((((base E x_n x_m).set v_x x_x).set v_i x_i).set v_j x_j) (known_8 I M x_n x_m x_x x_i x_j) :=
  (vc_scope (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_points3 (fun y_q84 y_q85 y_q86 h8 => (False.elim (int_irrefl h8.2))))
  (entails_and (entails_left entails_refl)
  (entails_points4 (fun y_q87 y_q88 y_q89 y_q90 h8 => (at_right (at_points4 y_q87 y_q88 y_q89 y_q90 h8 rfl))))))
  : Heap.Entails (known_8 I M x_n x_m x_x x_i x_j) (known_9 I M x_n x_m x_x x_i x_j 0))
  (fun x_k_0 h8 h9 => (vc_9 x_n x_m x_x x_i x_j x_k_0 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun x_k_0 h8 h9 => (kept_9 x_n x_m x_x x_i x_j x_k_0 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))))

theorem kept_8 (x_n x_m x_x x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) (h6 : 0 ≤ x_j) (h7 : x_j < 48) :
    Heap.Entails ((body_8 I M).post ((((base E x_n x_m).set v_x x_x).set v_i x_i).set v_j x_j) (known_8 I M x_n x_m x_x x_i x_j)) (known_8 I M x_n x_m x_x x_i (x_j + 1)) :=
  ((entails_and (entails_points3 (fun y_q91 y_q92 y_q93 h8 => (Or.elim h8 (fun h9 =>
  (Or.elim (((Classical.em (y_q93 = x_j)).elim (fun h10 => (Or.inl ⟨⟨⟨h9.1.1, h9.1.2⟩, h10⟩, int_c307⟩))
  (fun h10 => (Or.inr (Or.inl ⟨⟨h9.1.1, h9.1.2⟩, ⟨h9.2.1, (int_taB_neab_tab h9.2.2 h10)⟩⟩))))
  : ((y_q91 = x_x ∧ y_q92 = x_i) ∧ y_q93 = x_j) ∧ 0 < (4 : Int) ∨ ((y_q91 = x_x ∧ y_q92 = x_i) ∧ 0 ≤ y_q93 ∧ y_q93 < x_j ∨ (y_q91 = x_x ∧ 0 ≤ y_q93 ∧ y_q93 < 48) ∧ 0 ≤ y_q92 ∧ y_q92 < x_i ∨ ((0 ≤ y_q93 ∧ y_q93 < 48) ∧ 0 ≤ y_q92 ∧ y_q92 < x_m) ∧ 0 ≤ y_q91 ∧ y_q91 < x_x))
  (fun h10 =>
  (at_left (at_points3 y_q91 y_q92 y_q93 h10 (Eq.trans ((equation_0 x_n x_m y_q91 y_q92 y_q93 hl hM trivial)
  : M t_C [y_q91, y_q92, y_q93] = value_5 I M y_q92 y_q93 y_q91) (reduce_congr1
  (fun y_q95 => ⟨(fun h11 => ⟨h11.1, (int_c338 h11.2)⟩), (fun h11 => ⟨h11.1, (int_c472 h11.2)⟩)⟩)
  (fun y_q95 h11 => (fn_congr2 (at_congr3 h9.1.1 h9.1.2 rfl) (at_congr3 h9.1.1 rfl h10.1.2))))))))
  (fun h10 => (at_right (at_left (at_points3 y_q91 y_q92 y_q93 h10 rfl)))))) (fun h9 =>
  (Or.elim h9 (fun h10 => (at_right (at_left (at_points3 y_q91 y_q92 y_q93 (Or.inr h9) rfl))))
  (fun h10 => (at_right (at_left (at_points3 y_q91 y_q92 y_q93 (Or.inr h9) rfl)))))))))
  (entails_points4 (fun y_q96 y_q97 y_q98 y_q99 h8 =>
  (at_right (at_right (at_points4 y_q96 y_q97 y_q98 y_q99 h8 rfl))))))
  : Heap.Entails (known_9 I M x_n x_m x_x x_i x_j 4) (known_8 I M x_n x_m x_x x_i (x_j + 1)))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 48)
    (fun e x => known_8 I M (e v_n) (e v_m) (e v_x) (e v_i) x) (body_8 I M)

theorem vc_7 (x_n x_m x_x x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E x_n x_m)) a_c_rf [x_n, x_m, 48, 4]) (((base E x_n x_m).set v_x x_x).set v_i x_i) (known_7 I M x_n x_m x_x x_i) :=
  (vc_for_of 0 48 rfl rfl ((entails_and
  (entails_points3 (fun y_q100 y_q101 y_q102 h6 => (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h7.2.1 h7.2.2)))
  (fun h7 => (Or.elim h7 (fun h8 => (at_left (at_points3 y_q100 y_q101 y_q102 h7 rfl)))
  (fun h8 => (at_left (at_points3 y_q100 y_q101 y_q102 h7 rfl))))))))
  (entails_points4 (fun y_q103 y_q104 y_q105 y_q106 h6 => (at_right (at_points4 y_q103 y_q104 y_q105 y_q106 h6 rfl)))))
  : Heap.Entails (known_7 I M x_n x_m x_x x_i) (known_8 I M x_n x_m x_x x_i 0))
  (fun x_j h6 h7 => (vc_8 x_n x_m x_x x_i x_j hl hM h0 h1 h2 h3 h4 h5 h6 h7))
  (fun x_j h6 h7 => (kept_8 x_n x_m x_x x_i x_j hl hM h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_7 (x_n x_m x_x x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i) (h5 : x_i < x_m) :
    Heap.Entails ((body_7 I M).post (((base E x_n x_m).set v_x x_x).set v_i x_i) (known_7 I M x_n x_m x_x x_i)) (known_7 I M x_n x_m x_x (x_i + 1)) :=
  ((entails_and
  (entails_points3 (fun y_q107 y_q108 y_q109 h6 => (Or.elim h6 (fun h7 => (at_left (at_points3 y_q107 y_q108 y_q109
  ((Classical.em (y_q108 = x_i)).elim (fun h8 => (Or.inl ⟨⟨h7.1.1, h8⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩))
  (fun h8 =>
  (Or.inr (Or.inl ⟨⟨h7.1.1, ⟨h7.1.2.1, h7.1.2.2⟩⟩, ⟨h7.2.1, (int_taB_neab_tab h7.2.2 h8)⟩⟩)))) rfl)))
  (fun h7 => (at_left (at_points3 y_q107 y_q108 y_q109 (Or.inr (Or.inr h7)) rfl))))))
  (entails_points4 (fun y_q110 y_q111 y_q112 y_q113 h6 => (at_right (at_points4 y_q110 y_q111 y_q112 y_q113 h6 rfl)))))
  : Heap.Entails (known_8 I M x_n x_m x_x x_i 48) (known_7 I M x_n x_m x_x (x_i + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i (.const 0) (.var v_m)
    (fun e x => known_7 I M (e v_n) (e v_m) (e v_x) x) (body_7 I M)

theorem vc_6 (x_n x_m x_x : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E x_n x_m)) a_c_rf [x_n, x_m, 48, 4]) ((base E x_n x_m).set v_x x_x) (known_6 I M x_n x_m x_x) :=
  (vc_for_of 0 x_m rfl rfl ((entails_and
  (entails_points3 (fun y_q114 y_q115 y_q116 h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2)))
  (fun h5 => (at_left (at_points3 y_q114 y_q115 y_q116 h5 rfl))))))
  (entails_points4 (fun y_q117 y_q118 y_q119 y_q120 h4 => (at_right (at_points4 y_q117 y_q118 y_q119 y_q120 h4 rfl)))))
  : Heap.Entails (known_6 I M x_n x_m x_x) (known_7 I M x_n x_m x_x 0))
  (fun x_i h4 h5 => (vc_7 x_n x_m x_x x_i hl hM h0 h1 h2 h3 h4 h5))
  (fun x_i h4 h5 => (kept_7 x_n x_m x_x x_i hl hM h0 h1 h2 h3 h4 h5)))

theorem kept_6 (x_n x_m x_x : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) :
    Heap.Entails ((body_6 I M).post ((base E x_n x_m).set v_x x_x) (known_6 I M x_n x_m x_x)) (known_6 I M x_n x_m (x_x + 1)) :=
  ((entails_and (entails_points3 (fun y_q121 y_q122 y_q123 h4 =>
  (at_left (at_points3 y_q121 y_q122 y_q123 ((Classical.em (y_q121 = x_x)).elim
  (fun h5 => (Or.inl ⟨⟨h5, ⟨h4.1.1.1, h4.1.1.2⟩⟩, ⟨h4.1.2.1, (int_lt_max_right h4.1.2.2)⟩⟩))
  (fun h5 =>
  (Or.inr ⟨⟨⟨h4.1.1.1, h4.1.1.2⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_taB_neab_tab h4.2.2 h5)⟩⟩)))
  rfl))))
  (entails_points4 (fun y_q124 y_q125 y_q126 y_q127 h4 => (at_right (at_points4 y_q124 y_q125 y_q126 y_q127 h4 rfl)))))
  : Heap.Entails (known_7 I M x_n x_m x_x (max 0 x_m)) (known_6 I M x_n x_m (x_x + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c_rf [.var v_n, .var v_m, .const 48, .const 4] <|
  .seq (.par v_x (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) (e v_m) x) (body_1 I M)) <|
  .for v_x (.const 0) (.var v_n)
    (fun e x => known_6 I M (e v_n) (e v_m) x) (body_6 I M)

theorem program_vc (x_n x_m : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) :
    (program I M).vc I (impl.HasCell spec (base E x_n x_m)) (base E x_n x_m) (impl.inputHeap spec (base E x_n x_m) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 x_n rfl rfl (show Heap.Entails _ (known_1 I M x_n x_m 0) from
  (entails_and (entails_points3 (fun y_q58 y_q59 y_q60 h2 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_n), (.const 0, .var v_m), (.const 0, .const 32)])) (b := (Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [y_q58, y_q59, y_q60]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q58, _, rfl, h2.2.1, h2.2.2, y_q59, _, rfl, h2.1.2.1, h2.1.2.2, y_q60, _, rfl, h2.1.1.1, h2.1.1.2, rfl⟩)
  rfl rfl)))) (entails_and (entails_points3 (fun y_q61 y_q62 y_q63 h2 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_n), (.const 0, .const 32), (.const 0, .const 48)])) (b := (Binding.mk a_b t_B [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [y_q61, y_q62, y_q63]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q61, _, rfl, h2.2.1, h2.2.2, y_q62, _, rfl, h2.1.2.1, h2.1.2.2, y_q63, _, rfl, h2.1.1.1, h2.1.1.2, rfl⟩)
  rfl rfl))))
  (entails_points4 (fun y_q64 y_q65 y_q66 y_q67 h2 => (False.elim (int_lab_tba_F h2.2.1 h2.2.2)))))))
  (fun x_x h2 h3 => (vc_1 x_n x_m x_x hl hM h0 h1 h2 h3))
  (fun x_x h2 h3 => (kept_1 x_n x_m x_x hl hM h0 h1 h2 h3)) (race_1 x_n x_m hl hM h0 h1))
  (vc_for_of 0 x_n rfl rfl ((entails_and
  (entails_points3 (fun y_q128 y_q129 y_q130 h2 => (False.elim (int_lab_tba_F h2.2.1 h2.2.2))))
  (entails_points4 (fun y_q131 y_q132 y_q133 y_q134 h2 =>
  (at_right (at_right (at_points4 y_q131 y_q132 y_q133 y_q134 ⟨h2.1, ⟨h2.2.1, (int_lt_max_right h2.2.2)⟩⟩ rfl))))))
  : Heap.Entails (known_1 I M x_n x_m (max 0 x_n)) (known_6 I M x_n x_m 0))
  (fun x_x h2 h3 => (vc_6 x_n x_m x_x hl hM h0 h1 h2 h3))
  (fun x_x h2 h3 => (kept_6 x_n x_m x_x hl hM h0 h1 h2 h3)))))

theorem output_0_2 (x_n x_m y_q135 y_q136 y_q137 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ y_q135) (h3 : y_q135 < x_n) (h4 : 0 ≤ y_q136) (h5 : y_q136 < x_m) (h6 : 0 ≤ y_q137) (h7 : y_q137 < 48) :
    ((program I M).post (base E x_n x_m) (impl.inputHeap spec (base E x_n x_m) M)) ⟨a_c, [y_q135, y_q136, y_q137]⟩ (M t_C [y_q135, y_q136, y_q137]) :=
  (at_restore (by decide)
  ((at_left (at_points3 y_q135 y_q136 y_q137 ⟨⟨⟨h6, h7⟩, ⟨h4, h5⟩⟩, ⟨h2, (int_lt_max_right h3)⟩⟩ rfl))
  : (known_6 I M x_n x_m (max 0 x_n)) ⟨a_c, [y_q135, y_q136, y_q137]⟩ (M t_C [y_q135, y_q136, y_q137])))

theorem consistent (E : Env) (x_n x_m : Int) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) : spec.Consistent (base E x_n x_m) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_n x_m : Int) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_n x_m) :=
  solvable_layers (consistent E x_n x_m h0 h1)
    (fun t => if t = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (x_n x_m : Int) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) : impl.LayoutOk spec (base E x_n x_m) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_n x_m : Int) : Ten → List Int → Prop := fun t p => if t = t_C then ((0 ≤ (p.getD 2 0) ∧ (p.getD 2 0) < 48) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_m) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else True

theorem covered_0 (E : Env) (x_n x_m : Int) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (y_p0 y_p1 y_p2 : Int) (h2 : 0 ≤ y_p0) (h3 : y_p0 < x_n) (h4 : 0 ≤ y_p1) (h5 : y_p1 < x_m) (h6 : 0 ≤ y_p2) (h7 : y_p2 < 48) :
    spec.Given (inside x_n x_m) (base E x_n x_m) t_C [y_p0, y_p1, y_p2] :=
  (given_equation (p := [y_p0, y_p1, y_p2]) (.head _) rfl rfl rfl (⟨⟨⟨h6, h7⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩
  : ((0 ≤ y_p2 ∧ y_p2 < 48) ∧ 0 ≤ y_p1 ∧ y_p1 < x_m) ∧ 0 ≤ y_p0 ∧ y_p0 < x_n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_n x_m : Int) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (x_x x_i x_j : Int) (h2 : True) (h3 : ((0 ≤ x_j ∧ x_j < 48) ∧ 0 ≤ x_i ∧ x_i < x_m) ∧ 0 ≤ x_x ∧ x_x < x_n) :
    TExp.Defined I M (spec.Given (inside x_n x_m) (base E x_n x_m)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 32))) (.fn (.builtin "*" .f32) [.access t_A [.var v_x, .var v_i, .var v_k], .access t_B [.var v_x, .var v_k, .var v_j]])) ((((base E x_n x_m).set v_x x_x).set v_i x_i).set v_j x_j) :=
  (defined_reduce_some1 0 32 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h4 : 0 ≤ y_d0 ∧ y_d0 < 32) => h4)
  (fun (y_d0 : Int) (h4 : 0 ≤ y_d0 ∧ y_d0 < 32) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [x_x, x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_x, _, rfl, h3.2.1, h3.2.2, x_i, _, rfl, h3.1.2.1, h3.1.2.2, y_d0, _, rfl, h4.1, h4.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [x_x, y_d0, x_j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨x_x, _, rfl, h3.2.1, h3.2.2, y_d0, _, rfl, h4.1, h4.2, x_j, _, rfl, h3.1.1.1, h3.1.1.2, rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (x_n x_m : Int) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) : spec.Defined (base E x_n x_m) :=
  defined_of (inside x_n x_m)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 y_p2 a4 a5 => covered_0 E x_n x_m h0 h1 y_p0 y_p1 y_p2 a0 a1 a2 a3 a4 a5))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined3 (fun x_x x_i x_j => cond_holds) (fun x_x x_i x_j g k => defined_0 E x_n x_m h0 h1 x_x x_i x_j g k))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1) (fun _ => 0)
    ⟨(all_cons (by decide) (all_cons (by decide) all_nil)), all_nil⟩
    ⟨_, (.head _), [0, 0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
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
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 y_p2 b4 b5 => output_0_2 (E v_n) (E v_m) y_p0 y_p1 y_p2 hl hM a.1 a.2 b0 b1 b2 b3 b4 b5)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

end Redverify.Certificate.scheduled
