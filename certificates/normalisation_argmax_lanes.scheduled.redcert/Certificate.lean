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
/-- `k_0` -/ abbrev v_k_0 : Var := 6
/-- `k_1` -/ abbrev v_k_1 : Var := 7
/-- `s_0` -/ abbrev v_s_0 : Var := 8
/-- `s_1` -/ abbrev v_s_1 : Var := 9
/-- `a` -/ abbrev a_a : Arr := 0
/-- `i` -/ abbrev a_i : Arr := 1
/-- `m` -/ abbrev a_m : Arr := 2
/-- `m_rf` -/ abbrev a_m_rf : Arr := 3
/-- `i_rf` -/ abbrev a_i_rf : Arr := 4
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
          (.declared "max_f32")
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
    .allocate a_m [.var v_n] <|
    .allocate a_m_rf [.var v_n, .const 8] <|
    .allocate a_i_rf [.var v_n, .const 8] <|
    .seq (.par v_i (.const 0) (.var v_n) <|
      .scope [a_m_rf] <|
        .for v_k_0 (.const 0) (.const 6) <|
          .for v_k_1 (.const 0) (.const 8) <|
            .seq (.ifte (.eq (.var v_k_0) (.const 0)) (
              .assign
                a_m_rf
                [.var v_i, .var v_k_1]
                (.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) [])
            ) (
              .skip
            )) <|
            .accumulate
              false
              (.declared "max_f32")
              a_m_rf
              [.var v_i, .var v_k_1]
              (.read a_a [.var v_i, .add (.mul 8 (.var v_k_0)) (.var v_k_1)])) <|
    .seq (.for v_i (.const 0) (.var v_n) <|
      .scope [a_m] <|
        .for v_k_1 (.const 0) (.const 8) <|
          .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
            .assign a_m [.var v_i] (.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) [])
          ) (
            .skip
          )) <|
          .accumulate false (.declared "max_f32") a_m [.var v_i] (.read a_m_rf [.var v_i, .var v_k_1])) <|
    .seq (.par v_i (.const 0) (.var v_n) <|
      .scope [a_i_rf] <|
        .for v_s_0 (.const 0) (.const 6) <|
          .for v_s_1 (.const 0) (.const 8) <|
            .seq (.ifte (.eq (.var v_s_0) (.const 0)) (
              .assign a_i_rf [.var v_i, .var v_s_1] (.fn (.literal .i32 2147483647 1) [])
            ) (
              .skip
            )) <|
            .accumulate
              false
              (.builtin "min" .i32)
              a_i_rf
              [.var v_i, .var v_s_1]
              (.fn
                (.builtin "select" .i32)
                [
                  .fn
                    (.builtin "<=" .f32)
                    [.read a_m [.var v_i], .read a_a [.var v_i, .add (.mul 8 (.var v_s_0)) (.var v_s_1)]],
                  .index .i32 (.add (.mul 8 (.var v_s_0)) (.var v_s_1)),
                  .fn (.literal .i32 48 1) []])) <|
    .for v_i (.const 0) (.var v_n) <|
      .scope [a_i] <|
        .for v_s_1 (.const 0) (.const 8) <|
          .seq (.ifte (.eq (.var v_s_1) (.const 0)) (
            .assign a_i [.var v_i] (.fn (.literal .i32 2147483647 1) [])
          ) (
            .skip
          )) <|
          .accumulate false (.builtin "min" .i32) a_i [.var v_i] (.read a_i_rf [.var v_i, .var v_s_1])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.declared "max_f32") ∧ RightUnit I (.declared "max_f32") (I.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []) ∧ RightComm I (.declared "max_f32") ∧ Assoc I (.builtin "min" .i32) ∧ RightUnit I (.builtin "min" .i32) (I.fn (.literal .i32 2147483647 1) []) ∧ RightComm I (.builtin "min" .i32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.declared "max_f32") := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.declared "max_f32") (I.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.declared "max_f32") := hl.2.2.1
theorem law_3 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "min" .i32) := hl.2.2.2.1
theorem law_4 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "min" .i32) (I.fn (.literal .i32 2147483647 1) []) := hl.2.2.2.2.1
theorem law_5 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "min" .i32) := hl.2.2.2.2.2

abbrev f_0 : Fn := .declared "max_f32"
abbrev f_1 : Fn := .literal .f32 (-340282346638528860000000000000000000000) 1
abbrev f_2 : Fn := .builtin "min" .i32
abbrev f_3 : Fn := .literal .i32 2147483647 1
abbrev f_4 : Fn := .builtin "select" .i32
abbrev f_5 : Fn := .builtin "<=" .f32
abbrev f_6 : Fn := .literal .i32 48 1

abbrev base (E : Env) (x_n : Int) : Env := (E.set v_n x_n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_i : ∀ b ∈ impl.bindings, b.array = a_i → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b < 8) : 8 * x_a + x_b < 48 :=
  by omega

theorem fact_1 {x_a x_b : Int} (h0 : x_a < 6) (h1 : x_b < 8) : 8 * x_a + x_b < 48 :=
  by omega

theorem fact_2 {x_a x_b : Int} (h0 : x_a < x_b + 1) : x_a < 6 + x_b :=
  by omega

theorem fact_3 {x_a x_b : Int} (h0 : x_a ≤ x_b + 40) : x_a ≤ 8 * 6 + x_b + (-8) :=
  by omega

theorem fact_4 {x_a x_b : Int} (h0 : x_a ≤ 8 * 6 + x_b + (-8)) : x_a ≤ x_b + 40 :=
  by omega

theorem fact_5 {x_a x_b : Int} (h0 : x_a % 8 ≤ x_b) (h1 : x_b = 0) (h2 : x_a < 48) : x_a < 40 + 1 :=
  by omega

theorem fact_6 {x_a x_b : Int} (h0 : x_a % 8 ≤ x_b) (h1 : x_a < 48) : x_a ≤ x_b + 40 :=
  by omega

theorem fact_7 {x_a x_b : Int} (h0 : x_a ≤ x_b + 40) (h1 : x_b = 0) : x_a < 48 :=
  by omega

theorem fact_8 {x_a x_b : Int} (h0 : x_a % 8 ≤ x_b) (h1 : x_a < 48) : x_a < x_b + 40 + 1 :=
  by omega

theorem fact_9 {x_a x_b : Int} (h0 : x_a ≤ x_b + 40) (h1 : x_b < 8) : x_a < 48 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 y_c1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_c1 ≤ y_k0 ∧ y_k0 ≤ y_c1 + 40) ∧ (y_k0 + (-1) * y_c1) % 8 = 0)) (body1 (fun y_k0 => M t_A [y_c0, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 y_c1 x_i x_k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_c1 ≤ y_k0 ∧ y_k0 ≤ y_c1 + 40) ∧ (y_k0 + (-1) * y_c1) % 8 = 0) ∧ y_c0 < x_i ∨ ((y_c1 ≤ y_k0 ∧ y_k0 ≤ 8 * x_k_0 + y_c1 + (-8)) ∧ y_c0 = x_i) ∧ (y_k0 + (-1) * y_c1) % 8 = 0)) (body1 (fun y_k0 => M t_A [y_c0, y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_c0 y_c1 x_i x_k_0 x_k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_k0 = 8 * x_k_0 + y_c1 ∧ y_c0 = x_i) ∧ y_c1 < x_k_1 ∨ ((y_c1 ≤ y_k0 ∧ y_k0 ≤ y_c1 + 40) ∧ (y_k0 + (-1) * y_c1) % 8 = 0) ∧ y_c0 < x_i) ∨ ((y_c1 ≤ y_k0 ∧ y_k0 ≤ 8 * x_k_0 + y_c1 + (-8)) ∧ y_c0 = x_i) ∧ (y_k0 + (-1) * y_c1) % 8 = 0)) (body1 (fun y_k0 => M t_A [y_c0, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_i x_k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 48) ∧ y_k0 % 8 < x_k_1)) (body1 (fun y_k0 => M t_A [x_i, y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (y_c0 y_c1 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (y_c1 ≤ y_k0 ∧ y_k0 ≤ y_c1 + 40) ∧ (y_k0 + (-1) * y_c1) % 8 = 0)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [y_c0], M t_A [y_c0, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (y_c0 y_c1 x_i x_s_0 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => ((y_c1 ≤ y_k0 ∧ y_k0 ≤ y_c1 + 40) ∧ (y_k0 + (-1) * y_c1) % 8 = 0) ∧ y_c0 < x_i ∨ ((y_c1 ≤ y_k0 ∧ y_k0 ≤ 8 * x_s_0 + y_c1 + (-8)) ∧ y_c0 = x_i) ∧ (y_k0 + (-1) * y_c1) % 8 = 0)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [y_c0], M t_A [y_c0, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (y_c0 y_c1 x_i x_s_0 x_s_1 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => ((y_k0 = 8 * x_s_0 + y_c1 ∧ y_c0 = x_i) ∧ y_c1 < x_s_1 ∨ ((y_c1 ≤ y_k0 ∧ y_k0 ≤ y_c1 + 40) ∧ (y_k0 + (-1) * y_c1) % 8 = 0) ∧ y_c0 < x_i) ∨ ((y_c1 ≤ y_k0 ∧ y_k0 ≤ 8 * x_s_0 + y_c1 + (-8)) ∧ y_c0 = x_i) ∧ (y_k0 + (-1) * y_c1) % 8 = 0)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [y_c0], M t_A [y_c0, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (x_i x_s_1 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 48) ∧ y_k0 % 8 < x_s_1)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [x_i], M t_A [x_i, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (x_i x_k_0 x_k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = x_k_1 + 8 * x_k_0 ∨ (x_k_1 ≤ y_k0 ∧ y_k0 ≤ x_k_1 + 8 * x_k_0 + (-8)) ∧ (y_k0 + (-1) * x_k_1) % 8 = 0)) (body1 (fun y_k0 => M t_A [x_i, y_k0])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (x_i x_k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 48) ∧ y_k0 % 8 ≤ x_k_1)) (body1 (fun y_k0 => M t_A [x_i, y_k0])))

noncomputable abbrev value_10 (I : Interp V) (M : Model V) (x_i x_s_0 x_s_1 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => y_k0 = x_s_1 + 8 * x_s_0 ∨ (x_s_1 ≤ y_k0 ∧ y_k0 ≤ x_s_1 + 8 * x_s_0 + (-8)) ∧ (y_k0 + (-1) * x_s_1) % 8 = 0)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [x_i], M t_A [x_i, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

noncomputable abbrev value_11 (I : Interp V) (M : Model V) (x_i x_s_1 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 48) ∧ y_k0 % 8 ≤ x_s_1)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [x_i], M t_A [x_i, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

noncomputable abbrev value_12 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 48)) (body1 (fun y_k0 => M t_A [x_i, y_k0])))

theorem equation_0 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_M [x_i]) = (value_12 I M x_i) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 48))) (.access t_A [.var v_i, .var v_k])) ((base E x_n).set v_i x_i) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < 48) => rfl))))

noncomputable abbrev value_13 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 48)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [x_i], M t_A [x_i, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

theorem equation_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_I [x_i]) = (value_13 I M x_i) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_3 []] f_2 [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 48))) (.fn f_4 [.fn f_5 [.access t_M [.var v_i], .access t_A [.var v_i, .var v_s]], .index .i32 (.var v_s), .fn f_6 []])) ((base E x_n).set v_i x_i) = _ from
  (eval_reduce_some1 rfl (fun (x_s : Int) => cond_holds)
  (fun (x_s : Int) (h1 : 0 ≤ x_s ∧ x_s < 48) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 48) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points2 a_m_rf
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (value_0 I M y_c0 y_c1))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_n x_i : Int) : Heap V :=
  ((known_1_0 I M x_n).and (known_1_1 I M x_i))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_i x_k_0 : Int) : Heap V :=
  .points2 a_m_rf
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 ≤ x_i) ∧ y_c0 < x_k_0 + x_i)
    (fun y_c0 y_c1 => (value_1 I M y_c0 y_c1 x_i x_k_0))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_n x_i x_k_0 : Int) : Heap V :=
  ((known_1_0 I M x_n).and (known_2_1 I M x_i x_k_0))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_i x_k_0 x_k_1 : Int) : Heap V :=
  .points2 a_m_rf
    (fun y_c0 y_c1 => (y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_k_1) ∧ x_k_0 = 0 ∨ ((0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 ≤ x_i) ∧ y_c0 < x_k_0 + x_i)
    (fun y_c0 y_c1 => (value_2 I M y_c0 y_c1 x_i x_k_0 x_k_1))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_n x_i x_k_0 x_k_1 : Int) : Heap V :=
  ((known_1_0 I M x_n).and (known_3_1 I M x_i x_k_0 x_k_1))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_0) (.const 0)) (
    .assign
      a_m_rf
      [.var v_i, .var v_k_1]
      (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_m_rf
    [.var v_i, .var v_k_1]
    (.read a_a [.var v_i, .add (.mul 8 (.var v_k_0)) (.var v_k_1)])
    (fun e => (value_8 I M (e v_i) (e v_k_0) (e v_k_1)))

noncomputable abbrev value_14 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => M t_A [x_i, y_k0])))

theorem vc_3 (x_n x_i x_k_0 x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_k_0) (h4 : x_k_0 < 6) (h5 : 0 ≤ x_k_1) (h6 : x_k_1 < 8) :
    (body_3 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_m_rf [x_n, 8]) a_i_rf [x_n, 8]) ((((base E x_n).set v_i x_i).set v_k_0 x_k_0).set v_k_1 x_k_1) (known_3 I M x_n x_i x_k_0 x_k_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h7 : x_k_0 = 0) =>
  (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_allocated ⟨h1, h2, h5, h6, trivial⟩)) ev_const rfl))
  (fun (h7 : ¬ x_k_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_k_0 = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_lab_neba_tab h3 h7)))) : x_k_0 = 0 ∨ 0 < x_k_0) (fun h7 =>
  (vc_accumulate_of (I.fn f_1 [])
  (M t_A [x_i, 8 * x_k_0 + x_k_1])
  (at_if_of cond_holds (fun (h8 : x_k_0 = 0) => (at_set_eq2 x_i x_k_1 x_i x_k_1 ⟨rfl, rfl⟩ rfl))
  (fun (h8 : ¬ x_k_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))
  (ev_read (at_if_of cond_holds (fun (h8 : x_k_0 = 0) => (at_set_other (by decide)
  ((at_left (at_points2 x_i (8 * x_k_0 + x_k_1) ⟨⟨(int_c27 h3 h5), (fact_0 h7 h6)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M x_n x_i x_k_0 x_k_1) ⟨a_a, [x_i, 8 * x_k_0 + x_k_1]⟩ (M t_A [x_i, 8 * x_k_0 + x_k_1]))))
  (fun (h8 : ¬ x_k_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], M t_A [x_i, 8 * x_k_0 + x_k_1]] = I.fn f_0 [value_14 I M x_i, M t_A [x_i, 8 * x_k_0 + x_k_1]])
  (append1 (8 * x_k_0 + x_k_1) x_k_1 (x_k_1 + 1)
  (fun y_q0 h8 => (Or.elim h8 (fun h9 => ⟨(int_c286 h3 h9), (int_c290 h7 h9)⟩)
  (fun h9 => (False.elim (int_c294 h9.1.1 h9.1.2 h7))))) (fun y_q0 => ⟨(fun h8 =>
  (Or.elim h8 (fun h9 => (Or.inr (int_c5 h9))) (fun h9 => (False.elim (int_c294 h9.1.1 h9.1.2 h7))))), (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_one_lt_zero h9))) (fun h9 => (Or.inl (int_c5 h9)))))⟩)
  (fun y_q0 h8 => (False.elim (int_one_lt_zero h8))) (fun y_q0 h8 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], M t_A [x_i, 8 * x_k_0 + x_k_1]] = value_8 I M x_i x_k_0 x_k_1)))
  (fun h7 =>
  (vc_accumulate_of (value_2 I M x_i x_k_1 x_i x_k_0 x_k_1) (M t_A [x_i, 8 * x_k_0 + x_k_1])
  (at_if_of cond_holds (fun (h8 : x_k_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_k_0 = 0) =>
  ((at_right (at_points2 x_i x_k_1 (Or.inr ⟨⟨⟨h5, h6⟩, ⟨h1, int_refl⟩⟩, (int_lt_add_left h7)⟩) rfl))
  : (known_3 I M x_n x_i x_k_0 x_k_1) ⟨a_m_rf, [x_i, x_k_1]⟩ (value_2 I M x_i x_k_1 x_i x_k_0 x_k_1))))
  (ev_read (at_if_of cond_holds (fun (h8 : x_k_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_k_0 = 0) =>
  ((at_left (at_points2 x_i (8 * x_k_0 + x_k_1) ⟨⟨(int_c216 h5 h7), (fact_1 h4 h6)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M x_n x_i x_k_0 x_k_1) ⟨a_a, [x_i, 8 * x_k_0 + x_k_1]⟩ (M t_A [x_i, 8 * x_k_0 + x_k_1])))))
  ((append1 (8 * x_k_0 + x_k_1) x_k_1 (x_k_1 + 8 * x_k_0 + 1)
  (fun y_q2 h8 => (Or.elim h8 (fun h9 => ⟨(int_c283 h9 h7), (int_eab_taB h9)⟩)
  (fun h9 => ⟨h9.1.1, (int_c262 h9.1.2)⟩)))
  (fun y_q2 => ⟨(fun h8 => (Or.elim h8 (fun h9 => (Or.inr (int_c5 h9)))
  (fun h9 => (Or.inl (Or.inr ⟨⟨⟨h9.1.1, (int_c44 h9.1.2)⟩, rfl⟩, h9.2⟩))))), (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (False.elim (int_irrefl h11.2)))
  (fun h11 => (False.elim (int_irrefl h11.2)))))
  (fun h10 => (Or.inr ⟨⟨h10.1.1.1, (int_c44 h10.1.1.2)⟩, h10.2⟩))))
  (fun h9 => (Or.inl (int_c5 h9)))))⟩)
  (fun y_q2 h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_irrefl h10.2)))
  (fun h10 => (False.elim (int_irrefl h10.2))))) (fun h9 => (int_c200 h9.1.1.2))))
  (fun y_q2 h8 => rfl) rfl)
  : I.fn f_0 [value_2 I M x_i x_k_1 x_i x_k_0 x_k_1, M t_A [x_i, 8 * x_k_0 + x_k_1]] = value_8 I M x_i x_k_0 x_k_1)))))

theorem kept_3 (x_n x_i x_k_0 x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_k_0) (h4 : x_k_0 < 6) (h5 : 0 ≤ x_k_1) (h6 : x_k_1 < 8) :
    Heap.Entails ((body_3 I M).post ((((base E x_n).set v_i x_i).set v_k_0 x_k_0).set v_k_1 x_k_1) (known_3 I M x_n x_i x_k_0 x_k_1)) (known_3 I M x_n x_i x_k_0 (x_k_1 + 1)) :=
  (show Heap.Entails _ (known_3 I M x_n x_i x_k_0 (x_k_1 + 1)) from
  (entails_and (entails_points2 (fun y_q3 y_q4 h7 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h8 : x_k_0 = 0) => (at_set_other (by decide) (at_left (at_points2 y_q3 y_q4 h7 rfl))))
  (fun (h8 : ¬ x_k_0 = 0) => (at_left (at_points2 y_q3 y_q4 h7 rfl)))))))
  (entails_points2 (fun y_q5 y_q6 h7 => (Or.elim h7 (fun h8 => ((Classical.em (y_q5 = x_i ∧ y_q6 = x_k_1)).elim
  (fun h9 => (at_set_eq2 y_q5 y_q6 x_i x_k_1 h9 ((reduce_congr1 (fun y_q7 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (int_c64 h9.2 h12.1.1)))
  (fun h12 => (False.elim (int_eab_tab_F h8.1.1 h12.2)))))
  (fun h11 => (False.elim (int_c295 h11.1.1.1 h11.1.1.2 h8.2))))), (fun h10 => (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨⟨(int_c63 h9.2 h11), h8.1.1⟩, h8.1.2.2⟩)))
  (fun h11 => (False.elim (int_c294 h11.1.1 h11.1.2 h8.2)))))⟩)
  (fun y_q7 h10 => (at_congr2 h8.1.1 rfl)))
  : value_2 I M y_q5 y_q6 x_i x_k_0 (x_k_1 + 1) = value_8 I M x_i x_k_0 x_k_1)))
  (fun h9 => (at_set_ne2 y_q5 y_q6 x_i x_k_1 h9
  (at_if_of cond_holds (fun (h10 : x_k_0 = 0) => (at_set_ne2 y_q5 y_q6 x_i x_k_1 h9
  (at_right (at_points2 y_q5 y_q6 (Or.inl ⟨⟨h8.1.1, ⟨h8.1.2.1, (int_c0 h8.1.1 h8.1.2.2 h9)⟩⟩, h8.2⟩)
  (reduce_congr1 (fun y_q8 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_c0 h8.1.1 h8.1.2.2 h9)⟩)))
  (fun h13 => (False.elim (int_eab_tab_F h8.1.1 h13.2)))))
  (fun h12 => (False.elim (int_c295 h12.1.1.1 h12.1.1.2 h8.2))))), (fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, h8.1.2.2⟩)))
  (fun h13 => (False.elim (int_eab_tab_F h8.1.1 h13.2)))))
  (fun h12 => (False.elim (int_c295 h12.1.1.1 h12.1.1.2 h8.2)))))⟩) (fun y_q8 h11 => rfl))))))
  (fun (h10 : ¬ x_k_0 = 0) => (False.elim ((int_eab_neab_F h8.2 h10) : False))))))))
  (fun h8 => ((Classical.em (y_q5 = x_i ∧ y_q6 = x_k_1)).elim
  (fun h9 => (at_set_eq2 y_q5 y_q6 x_i x_k_1 h9 ((reduce_congr1 (fun y_q9 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (int_c64 h9.2 h12.1.1)))
  (fun h12 => (False.elim (int_eab_tab_F h9.1 h12.2))))) (fun h11 =>
  (Or.inr ⟨⟨(int_lbc_eba_lac h11.1.1.1 h9.2), (int_c130 h11.1.1.2 h9.2)⟩, (int_c237 h9.2 h11.2)⟩)))), (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨⟨(int_c63 h9.2 h11), h9.1⟩, (int_eab_taB h9.2)⟩)))
  (fun h11 =>
  (Or.inr ⟨⟨⟨(int_lbc_eab_lac h11.1.1 h9.2), (int_c131 h11.1.2 h9.2)⟩, h9.1⟩, (int_c185 h9.2 h11.2)⟩))))⟩)
  (fun y_q9 h10 => (at_congr2 h9.1 rfl)))
  : value_2 I M y_q5 y_q6 x_i x_k_0 (x_k_1 + 1) = value_8 I M x_i x_k_0 x_k_1)))
  (fun h9 => (at_set_ne2 y_q5 y_q6 x_i x_k_1 h9
  (at_if_of cond_holds (fun (h10 : x_k_0 = 0) => (at_set_ne2 y_q5 y_q6 x_i x_k_1 h9
  (at_right (at_points2 y_q5 y_q6 (Or.inr h8) (reduce_congr1 (fun y_q10 => ⟨(fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (False.elim (int_c211 h13.1.2 h10 h8.2)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (False.elim (int_c211 h12.1.2 h10 h8.2))))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (False.elim (int_c211 h13.1.2 h10 h8.2)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (False.elim (int_c211 h12.1.2 h10 h8.2)))))⟩)
  (fun y_q10 h11 => rfl)))))) (fun (h10 : ¬ x_k_0 = 0) =>
  (at_right (at_points2 y_q5 y_q6 (Or.inr h8) ((reduce_congr1 (fun y_q11 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_c0 h13.1.2 h13.2 h9)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12)))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_tab_taB h13.2)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12))))⟩) (fun y_q11 h11 => rfl))
  : value_2 I M y_q5 y_q6 x_i x_k_0 (x_k_1 + 1) = value_2 I M y_q5 y_q6 x_i x_k_0 x_k_1))))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_1 (.const 0) (.const 8)
    (fun e x => known_3 I M (e v_n) (e v_i) (e v_k_0) x) (body_3 I M)

theorem vc_2 (x_n x_i x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_k_0) (h4 : x_k_0 < 6) :
    (body_2 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_m_rf [x_n, 8]) a_i_rf [x_n, 8]) (((base E x_n).set v_i x_i).set v_k_0 x_k_0) (known_2 I M x_n x_i x_k_0) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_points2 (fun y_q12 y_q13 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.1.2.1 h6.1.2.2))) (fun h6 =>
  (at_right (at_points2 y_q12 y_q13 h6 (reduce_congr1 (fun y_q14 => ⟨(fun h7 => (Or.elim h7 (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_lab_tba_F h6.1.1.1 h9.2))) (fun h9 => (Or.inl h9))))
  (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl (Or.inr h8))) (fun h8 => (Or.inr h8))))⟩)
  (fun y_q14 h7 => rfl)))))))))
  : Heap.Entails (known_2 I M x_n x_i x_k_0) (known_3 I M x_n x_i x_k_0 0))
  (fun x_k_1 h5 h6 => (vc_3 x_n x_i x_k_0 x_k_1 hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_k_1 h5 h6 => (kept_3 x_n x_i x_k_0 x_k_1 hl hM h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (x_n x_i x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_k_0) (h4 : x_k_0 < 6) :
    Heap.Entails ((body_2 I M).post (((base E x_n).set v_i x_i).set v_k_0 x_k_0) (known_2 I M x_n x_i x_k_0)) (known_2 I M x_n x_i (x_k_0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points2 (fun y_q15 y_q16 h5 => (at_right (at_points2 y_q15 y_q16 ((Classical.em (y_q15 = x_i)).elim
  (fun h6 => ((Classical.em (x_k_0 = 0)).elim (fun h7 => (Or.inl ⟨⟨h6, ⟨h5.1.1.1, h5.1.1.2⟩⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c53 h5.1.2.2 h3 h7)⟩))))
  (fun h6 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c125 h5.1.2.2 h3 h6)⟩)))
  (reduce_congr1 (fun y_q17 => ⟨(fun h6 => (Or.elim h6 (fun h7 => (Or.inl (Or.inr h7)))
  (fun h7 => ((Classical.em (y_q17 = 8 * x_k_0 + y_q16)).elim
  (fun h8 => (Or.inl (Or.inl ⟨⟨h8, h7.1.2⟩, h5.1.1.2⟩)))
  (fun h8 => (Or.inr ⟨⟨⟨h7.1.1.1, (int_c240 h7.1.1.2 h7.2 h8)⟩, h7.1.2⟩, h7.2⟩)))))), (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7
  (fun h8 => (Or.inr ⟨⟨⟨(int_c219 h3 h8.1.1), (int_c233 h8.1.1)⟩, h8.1.2⟩, (int_c228 h8.1.1)⟩))
  (fun h8 => (Or.inl h8)))) (fun h7 => (Or.inr ⟨⟨⟨h7.1.1.1, (int_c235 h7.1.1.2)⟩, h7.1.2⟩, h7.2⟩))))⟩)
  (fun y_q17 h6 => rfl)))))))
  : Heap.Entails (known_3 I M x_n x_i x_k_0 8) (known_2 I M x_n x_i (x_k_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_m_rf] <|
    .for v_k_0 (.const 0) (.const 6)
      (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)

theorem vc_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    (body_1 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_m_rf [x_n, 8]) a_i_rf [x_n, 8]) ((base E x_n).set v_i x_i) (known_1 I M x_n x_i) :=
  (vc_scope (vc_for_of 0 6 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_points2 (fun y_q18 y_q19 h3 =>
  (at_right (at_points2 y_q18 y_q19 ⟨h3.1.1, ⟨h3.1.2.1, (int_lt_zero_add h3.2)⟩⟩ (reduce_congr1 (fun y_q20 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => (False.elim (int_c165 h5.1.2 h3.2))))), (fun h4 => (Or.inl ⟨h4, (int_lt_zero_add h3.2)⟩))⟩)
  (fun y_q20 h4 => rfl))))))) : Heap.Entails (known_1 I M x_n x_i) (known_2 I M x_n x_i 0))
  (fun x_k_0 h3 h4 => (vc_2 x_n x_i x_k_0 hl hM h0 h1 h2 h3 h4))
  (fun x_k_0 h3 h4 => (kept_2 x_n x_i x_k_0 hl hM h0 h1 h2 h3 h4))))

theorem kept_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    Heap.Entails ((body_1 I M).post ((base E x_n).set v_i x_i) (known_1 I M x_n x_i)) (known_1 I M x_n (x_i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_points2 (fun y_q21 y_q22 h3 =>
  (at_right (at_points2 y_q21 y_q22 ⟨⟨h3.1, ⟨h3.2.1, (int_taB_lab h3.2.2)⟩⟩, (fact_2 h3.2.2)⟩ (reduce_congr1
  (fun y_q23 => ⟨(fun h4 => ((Classical.em (y_q21 < x_i)).elim (fun h5 => (Or.inl ⟨h4, h5⟩))
  (fun h5 => (Or.inr ⟨⟨⟨h4.1.1, (fact_3 h4.1.2)⟩, (int_taB_ntab_eab h3.2.2 h5)⟩, h4.2⟩)))), (fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => ⟨⟨h5.1.1.1, (fact_4 h5.1.1.2)⟩, h5.2⟩)))⟩)
  (fun y_q23 h4 => rfl))))))) : Heap.Entails (known_2 I M x_n x_i 6) (known_1 I M x_n (x_i + 1)))

theorem race_1 (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    ParVC I 0 x_n (body_1 I M).erase (fun x_i => ((base E x_n).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_n).set v_i x_i) (known_1 I M x_n x_i)) :=
  (race_arrays [a_m_rf] rfl rfl
  (all_cons (apart2 (fun x_i y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < 8)
  (fun x_i y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < 8) (fun x_i h1 h2 =>
  (w_scope (w_for 0 6 rfl rfl (fun x_k_0 h3 h4 => (w_for 0 8 rfl rfl (fun x_k_1 h5 h6 =>
  (w_seq (w_if_of cond_holds (fun (h7 : x_k_0 = 0) => (w_assign2 x_i x_k_1 ⟨rfl, ⟨h5, h6⟩⟩))
  (fun (h7 : ¬ x_k_0 = 0) => (w_none rfl))) (w_accumulate2 x_i x_k_1 ⟨rfl, ⟨h5, h6⟩⟩))))))))
  (fun x_i h1 h2 => (r_scope (r_for 0 6 rfl rfl (fun x_k_0 h3 h4 => (r_for 0 8 rfl rfl
  (fun x_k_1 h5 h6 => (r_seq (r_none rfl) (r_accumulate2 (x_none rfl) x_i x_k_1 ⟨rfl, ⟨h5, h6⟩⟩))))))))
  (fun x_i y_y y_c0 y_c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))
  all_nil))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_m
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (M t_M [y_c0]))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points2 a_m_rf
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 => (value_0 I M y_c0 y_c1))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_n x_i : Int) : Heap V :=
  ((known_1_0 I M x_n).and ((known_4_1 I M x_i).and (known_4_2 I M x_n)))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (x_i x_k_1 : Int) : Heap V :=
  .points1 a_m
    (fun y_c0 => y_c0 = x_i ∧ 0 < x_k_1)
    (fun y_c0 => (value_3 I M x_i x_k_1))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points2 a_m_rf
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 => (value_0 I M y_c0 y_c1))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_n x_i x_k_1 : Int) : Heap V :=
  ((known_1_0 I M x_n).and ((known_5_1 I M x_i x_k_1).and ((known_4_1 I M x_i).and (known_5_3 I M x_n))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
    .assign a_m [.var v_i] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate false f_0 a_m [.var v_i] (.read a_m_rf [.var v_i, .var v_k_1])
    (fun e => (value_9 I M (e v_i) (e v_k_1)))

theorem vc_5 (x_n x_i x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_k_1) (h4 : x_k_1 < 8) :
    (body_5 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_m_rf [x_n, 8]) a_i_rf [x_n, 8]) (((base E x_n).set v_i x_i).set v_k_1 x_k_1) (known_5 I M x_n x_i x_k_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : x_k_1 = 0) =>
  (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩))) ev_const rfl))
  (fun (h5 : ¬ x_k_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_k_1 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : x_k_1 = 0 ∨ 0 < x_k_1) (fun h5 =>
  (vc_accumulate_of (I.fn f_1 [])
  (value_0 I M x_i x_k_1)
  (at_if_of cond_holds (fun (h6 : x_k_1 = 0) => (at_set_eq1 x_i x_i rfl rfl))
  (fun (h6 : ¬ x_k_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_k_1 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_right (at_points2 x_i x_k_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_5 I M x_n x_i x_k_1) ⟨a_m_rf, [x_i, x_k_1]⟩ (value_0 I M x_i x_k_1))))
  (fun (h6 : ¬ x_k_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q30 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_0 I M x_i x_k_1] = I.fn f_0 [value_14 I M x_i, value_0 I M x_i x_k_1])
  (union_in_order1 (law_0 hl) (law_1 hl) 0 (40 + 1)
  (fun y_q28 h6 => ⟨h6.1.1, (fact_5 h6.2 h5 h6.1.2)⟩) (fun y_q28 =>
  ⟨(fun h6 => (Or.inr ⟨⟨(int_lbc_eab_lac h6.1.1 h5), (fact_6 h6.2 h6.1.2)⟩, (int_c297 h6.2 h5)⟩)), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨⟨(int_lab_lbc_lac h3 h7.1.1), (fact_7 h7.1.2 h5)⟩, (int_c298 h3 h7.2)⟩)))⟩)
  (fun y_q28 y_q29 h6 h7 => (False.elim (int_one_lt_zero h6))) (fun y_q28 h6 => rfl)
  (fun y_q28 h6 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_0 I M x_i x_k_1] = value_9 I M x_i x_k_1)))
  (fun h5 => (vc_accumulate_of (value_3 I M x_i x_k_1) (value_0 I M x_i x_k_1)
  (at_if_of cond_holds (fun (h6 : x_k_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_k_1 = 0) => ((at_right (at_left (at_points1 x_i ⟨rfl, h5⟩ rfl)))
  : (known_5 I M x_n x_i x_k_1) ⟨a_m, [x_i]⟩ (value_3 I M x_i x_k_1))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_k_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_k_1 = 0) =>
  ((at_right (at_right (at_right (at_points2 x_i x_k_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_5 I M x_n x_i x_k_1) ⟨a_m_rf, [x_i, x_k_1]⟩ (value_0 I M x_i x_k_1)))))
  ((union1 (law_0 hl) (law_2 hl) (law_1 hl) 0 (x_k_1 + 40 + 1)
  (fun y_q31 h6 => ⟨h6.1.1, (fact_8 h6.2 h6.1.2)⟩) (fun y_q31 =>
  ⟨(fun h6 => ((Classical.em (y_q31 % 8 < x_k_1)).elim (fun h7 => (Or.inl ⟨⟨h6.1.1, h6.1.2⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(int_c276 h6.1.1 h7), (fact_6 h6.2 h6.1.2)⟩, (int_c299 h6.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨⟨(int_lbc_tab_lac h7.1.1 h5), (fact_9 h7.1.2 h4)⟩, (int_c296 h7.2 h5)⟩)))⟩)
  (fun y_q31 h6 => (fun h7 => (int_c231 h7.2 h4 h6.2))) (fun y_q31 h6 => rfl) (fun y_q31 h6 => rfl))
  : I.fn f_0 [value_3 I M x_i x_k_1, value_0 I M x_i x_k_1] = value_9 I M x_i x_k_1)))))

theorem kept_5 (x_n x_i x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_k_1) (h4 : x_k_1 < 8) :
    Heap.Entails ((body_5 I M).post (((base E x_n).set v_i x_i).set v_k_1 x_k_1) (known_5 I M x_n x_i x_k_1)) (known_5 I M x_n x_i (x_k_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M x_n x_i (x_k_1 + 1)) from (entails_and
  (entails_points2 (fun y_q33 y_q34 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : x_k_1 = 0) => (at_set_other (by decide) (at_left (at_points2 y_q33 y_q34 h5 rfl))))
  (fun (h6 : ¬ x_k_1 = 0) => (at_left (at_points2 y_q33 y_q34 h5 rfl))))))) (entails_and
  (entails_points1 (fun y_q35 h5 => (at_set_eq1 y_q35 x_i h5.1 ((reduce_congr1 (fun y_q36 =>
  ⟨(fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_taB_lab h6.2)⟩), (fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_lab_taB h6.2)⟩)⟩)
  (fun y_q36 h6 => rfl)) : value_3 I M x_i (x_k_1 + 1) = value_9 I M x_i x_k_1))))
  (entails_and (entails_points1 (fun y_q37 h5 => (at_set_ne1 y_q37 x_i (int_tab_neab h5.2)
  (at_if_of cond_holds (fun (h6 : x_k_1 = 0) => (at_set_ne1 y_q37 x_i (int_tab_neab h5.2)
  (at_right (at_right (at_left (at_points1 y_q37 h5 rfl))))))
  (fun (h6 : ¬ x_k_1 = 0) => (at_right (at_right (at_left (at_points1 y_q37 h5 rfl)))))))))
  (entails_points2 (fun y_q38 y_q39 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_k_1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points2 y_q38 y_q39 h5 rfl))))))
  (fun (h6 : ¬ x_k_1 = 0) => (at_right (at_right (at_right (at_points2 y_q38 y_q39 h5 rfl)))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_m] <|
    .for v_k_1 (.const 0) (.const 8)
      (fun e x => known_5 I M (e v_n) (e v_i) x) (body_5 I M)

theorem vc_4 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    (body_4 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_m_rf [x_n, 8]) a_i_rf [x_n, 8]) ((base E x_n).set v_i x_i) (known_4 I M x_n x_i) :=
  (vc_scope (vc_for_of 0 8 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun y_q40 h3 => (False.elim (int_irrefl h3.2))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun y_q41 y_q42 h3 => (at_right (at_right (at_points2 y_q41 y_q42 h3 rfl))))))))
  : Heap.Entails (known_4 I M x_n x_i) (known_5 I M x_n x_i 0))
  (fun x_k_1 h3 h4 => (vc_5 x_n x_i x_k_1 hl hM h0 h1 h2 h3 h4))
  (fun x_k_1 h3 h4 => (kept_5 x_n x_i x_k_1 hl hM h0 h1 h2 h3 h4))))

theorem kept_4 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    Heap.Entails ((body_4 I M).post ((base E x_n).set v_i x_i) (known_4 I M x_n x_i)) (known_4 I M x_n (x_i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun y_q43 h3 => (Or.elim (((Classical.em (y_q43 = x_i)).elim (fun h4 => (Or.inl ⟨h4, int_c189⟩))
  (fun h4 => (Or.inr ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩)))
  : y_q43 = x_i ∧ 0 < (8 : Int) ∨ 0 ≤ y_q43 ∧ y_q43 < x_i)
  (fun h4 => (at_right (at_left (at_points1 y_q43 h4
  (Eq.trans ((equation_0 x_n y_q43 hl hM trivial) : M t_M [y_q43] = value_12 I M y_q43)
  (reduce_congr1 (fun y_q45 => ⟨(fun h5 => ⟨h5, int_c160⟩), (fun h5 => ⟨h5.1.1, h5.1.2⟩)⟩)
  (fun y_q45 h5 => (at_congr2 h4.1 rfl))))))))
  (fun h4 => (at_right (at_right (at_left (at_points1 y_q43 h4 rfl))))))))
  (entails_points2 (fun y_q46 y_q47 h3 => (at_right (at_right (at_right (at_points2 y_q46 y_q47 h3 rfl))))))))
  : Heap.Entails (known_5 I M x_n x_i 8) (known_4 I M x_n (x_i + 1)))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points2 a_i_rf
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (value_4 I M y_c0 y_c1))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points1 a_m
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 => (M t_M [y_c0]))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_n x_i : Int) : Heap V :=
  ((known_1_0 I M x_n).and ((known_6_1 I M x_i).and (known_6_2 I M x_n)))

noncomputable def known_7_1 (I : Interp V) (M : Model V) (x_i x_s_0 : Int) : Heap V :=
  .points2 a_i_rf
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 ≤ x_i) ∧ y_c0 < x_s_0 + x_i)
    (fun y_c0 y_c1 => (value_5 I M y_c0 y_c1 x_i x_s_0))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_n x_i x_s_0 : Int) : Heap V :=
  ((known_1_0 I M x_n).and ((known_7_1 I M x_i x_s_0).and (known_6_2 I M x_n)))

noncomputable def known_8_1 (I : Interp V) (M : Model V) (x_i x_s_0 x_s_1 : Int) : Heap V :=
  .points2 a_i_rf
    (fun y_c0 y_c1 => (y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_s_1) ∧ x_s_0 = 0 ∨ ((0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 ≤ x_i) ∧ y_c0 < x_s_0 + x_i)
    (fun y_c0 y_c1 => (value_6 I M y_c0 y_c1 x_i x_s_0 x_s_1))

noncomputable def known_8 (I : Interp V) (M : Model V) (x_n x_i x_s_0 x_s_1 : Int) : Heap V :=
  ((known_1_0 I M x_n).and ((known_8_1 I M x_i x_s_0 x_s_1).and (known_6_2 I M x_n)))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_s_0) (.const 0)) (
    .assign a_i_rf [.var v_i, .var v_s_1] (.fn f_3 [])
      (fun e => (I.fn f_3 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_2
    a_i_rf
    [.var v_i, .var v_s_1]
    (.fn
      f_4
      [
        .fn
          f_5
          [.read a_m [.var v_i], .read a_a [.var v_i, .add (.mul 8 (.var v_s_0)) (.var v_s_1)]],
        .index .i32 (.add (.mul 8 (.var v_s_0)) (.var v_s_1)),
        .fn f_6 []])
    (fun e => (value_10 I M (e v_i) (e v_s_0) (e v_s_1)))

noncomputable abbrev value_15 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [x_i], M t_A [x_i, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

theorem vc_8 (x_n x_i x_s_0 x_s_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_s_0) (h4 : x_s_0 < 6) (h5 : 0 ≤ x_s_1) (h6 : x_s_1 < 8) :
    (body_8 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_m_rf [x_n, 8]) a_i_rf [x_n, 8]) ((((base E x_n).set v_i x_i).set v_s_0 x_s_0).set v_s_1 x_s_1) (known_8 I M x_n x_i x_s_0 x_s_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h7 : x_s_0 = 0) =>
  (vc_assign_of (I.fn f_3 []) (in_allocated ⟨h1, h2, h5, h6, trivial⟩)
  ev_const rfl)) (fun (h7 : ¬ x_s_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_s_0 = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_lab_neba_tab h3 h7)))) : x_s_0 = 0 ∨ 0 < x_s_0)
  (fun h7 => (vc_accumulate_of (I.fn f_3 [])
  (I.fn f_4 [I.fn f_5 [M t_M [x_i], M t_A [x_i, 8 * x_s_0 + x_s_1]], I.index .i32 (8 * x_s_0 + x_s_1), I.fn f_6 []])
  (at_if_of cond_holds (fun (h8 : x_s_0 = 0) => (at_set_eq2 x_i x_s_1 x_i x_s_1 ⟨rfl, rfl⟩ rfl))
  (fun (h8 : ¬ x_s_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : x_s_0 = 0) =>
  (at_set_other (by decide) ((at_right (at_right (at_points1 x_i ⟨h1, h2⟩ rfl)))
  : (known_8 I M x_n x_i x_s_0 x_s_1) ⟨a_m, [x_i]⟩ (M t_M [x_i]))))
  (fun (h8 : ¬ x_s_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : x_s_0 = 0) => (at_set_other (by decide)
  ((at_left (at_points2 x_i (8 * x_s_0 + x_s_1) ⟨⟨(int_c27 h3 h5), (fact_0 h7 h6)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_8 I M x_n x_i x_s_0 x_s_1) ⟨a_a, [x_i, 8 * x_s_0 + x_s_1]⟩ (M t_A [x_i, 8 * x_s_0 + x_s_1]))))
  (fun (h8 : ¬ x_s_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))) ev_nil)))
  (ev_cons ev_index (ev_cons ev_const ev_nil)))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q52 => int_not_one_lt_zero)))) rfl)
  : I.fn f_2 [I.fn f_3 [], I.fn f_4 [I.fn f_5 [M t_M [x_i], M t_A [x_i, 8 * x_s_0 + x_s_1]], I.index .i32 (8 * x_s_0 + x_s_1), I.fn f_6 []]] = I.fn f_2 [value_15 I M x_i, I.fn f_4 [I.fn f_5 [M t_M [x_i], M t_A [x_i, 8 * x_s_0 + x_s_1]], I.index .i32 (8 * x_s_0 + x_s_1), I.fn f_6 []]])
  (append1 (8 * x_s_0 + x_s_1) x_s_1 (x_s_1 + 1)
  (fun y_q51 h8 => (Or.elim h8 (fun h9 => ⟨(int_c286 h3 h9), (int_c290 h7 h9)⟩)
  (fun h9 => (False.elim (int_c294 h9.1.1 h9.1.2 h7))))) (fun y_q51 => ⟨(fun h8 =>
  (Or.elim h8 (fun h9 => (Or.inr (int_c5 h9))) (fun h9 => (False.elim (int_c294 h9.1.1 h9.1.2 h7))))), (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_one_lt_zero h9))) (fun h9 => (Or.inl (int_c5 h9)))))⟩)
  (fun y_q51 h8 => (False.elim (int_one_lt_zero h8))) (fun y_q51 h8 => rfl) rfl))
  : I.fn f_2 [I.fn f_3 [], I.fn f_4 [I.fn f_5 [M t_M [x_i], M t_A [x_i, 8 * x_s_0 + x_s_1]], I.index .i32 (8 * x_s_0 + x_s_1), I.fn f_6 []]] = value_10 I M x_i x_s_0 x_s_1)))
  (fun h7 => (vc_accumulate_of (value_6 I M x_i x_s_1 x_i x_s_0 x_s_1)
  (I.fn f_4 [I.fn f_5 [M t_M [x_i], M t_A [x_i, 8 * x_s_0 + x_s_1]], I.index .i32 (8 * x_s_0 + x_s_1), I.fn f_6 []])
  (at_if_of cond_holds (fun (h8 : x_s_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_s_0 = 0) =>
  ((at_right (at_left (at_points2 x_i x_s_1 (Or.inr ⟨⟨⟨h5, h6⟩, ⟨h1, int_refl⟩⟩, (int_lt_add_left h7)⟩) rfl)))
  : (known_8 I M x_n x_i x_s_0 x_s_1) ⟨a_i_rf, [x_i, x_s_1]⟩ (value_6 I M x_i x_s_1 x_i x_s_0 x_s_1))))
  (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : x_s_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_s_0 = 0) => ((at_right (at_right (at_points1 x_i ⟨h1, h2⟩ rfl)))
  : (known_8 I M x_n x_i x_s_0 x_s_1) ⟨a_m, [x_i]⟩ (M t_M [x_i]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : x_s_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_s_0 = 0) =>
  ((at_left (at_points2 x_i (8 * x_s_0 + x_s_1) ⟨⟨(int_c216 h5 h7), (fact_1 h4 h6)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_8 I M x_n x_i x_s_0 x_s_1) ⟨a_a, [x_i, 8 * x_s_0 + x_s_1]⟩ (M t_A [x_i, 8 * x_s_0 + x_s_1])))))
  ev_nil))) (ev_cons ev_index (ev_cons ev_const ev_nil))))
  ((append1 (8 * x_s_0 + x_s_1) x_s_1 (x_s_1 + 8 * x_s_0 + 1)
  (fun y_q53 h8 => (Or.elim h8 (fun h9 => ⟨(int_c283 h9 h7), (int_eab_taB h9)⟩)
  (fun h9 => ⟨h9.1.1, (int_c262 h9.1.2)⟩)))
  (fun y_q53 => ⟨(fun h8 => (Or.elim h8 (fun h9 => (Or.inr (int_c5 h9)))
  (fun h9 => (Or.inl (Or.inr ⟨⟨⟨h9.1.1, (int_c44 h9.1.2)⟩, rfl⟩, h9.2⟩))))), (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (False.elim (int_irrefl h11.2)))
  (fun h11 => (False.elim (int_irrefl h11.2)))))
  (fun h10 => (Or.inr ⟨⟨h10.1.1.1, (int_c44 h10.1.1.2)⟩, h10.2⟩))))
  (fun h9 => (Or.inl (int_c5 h9)))))⟩)
  (fun y_q53 h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_irrefl h10.2)))
  (fun h10 => (False.elim (int_irrefl h10.2))))) (fun h9 => (int_c200 h9.1.1.2))))
  (fun y_q53 h8 => rfl) rfl)
  : I.fn f_2 [value_6 I M x_i x_s_1 x_i x_s_0 x_s_1, I.fn f_4 [I.fn f_5 [M t_M [x_i], M t_A [x_i, 8 * x_s_0 + x_s_1]], I.index .i32 (8 * x_s_0 + x_s_1), I.fn f_6 []]] = value_10 I M x_i x_s_0 x_s_1)))))

theorem kept_8 (x_n x_i x_s_0 x_s_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_s_0) (h4 : x_s_0 < 6) (h5 : 0 ≤ x_s_1) (h6 : x_s_1 < 8) :
    Heap.Entails ((body_8 I M).post ((((base E x_n).set v_i x_i).set v_s_0 x_s_0).set v_s_1 x_s_1) (known_8 I M x_n x_i x_s_0 x_s_1)) (known_8 I M x_n x_i x_s_0 (x_s_1 + 1)) :=
  (show Heap.Entails _ (known_8 I M x_n x_i x_s_0 (x_s_1 + 1)) from (entails_and
  (entails_points2 (fun y_q54 y_q55 h7 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h8 : x_s_0 = 0) => (at_set_other (by decide) (at_left (at_points2 y_q54 y_q55 h7 rfl))))
  (fun (h8 : ¬ x_s_0 = 0) => (at_left (at_points2 y_q54 y_q55 h7 rfl))))))) (entails_and
  (entails_points2 (fun y_q56 y_q57 h7 => (Or.elim h7 (fun h8 => ((Classical.em (y_q56 = x_i ∧ y_q57 = x_s_1)).elim
  (fun h9 => (at_set_eq2 y_q56 y_q57 x_i x_s_1 h9 ((reduce_congr1 (fun y_q58 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (int_c64 h9.2 h12.1.1)))
  (fun h12 => (False.elim (int_eab_tab_F h8.1.1 h12.2)))))
  (fun h11 => (False.elim (int_c295 h11.1.1.1 h11.1.1.2 h8.2))))), (fun h10 => (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨⟨(int_c63 h9.2 h11), h8.1.1⟩, h8.1.2.2⟩)))
  (fun h11 => (False.elim (int_c294 h11.1.1 h11.1.2 h8.2)))))⟩)
  (fun y_q58 h10 => (fn_congr3 (fn_congr2 (at_congr1 h8.1.1) (at_congr2 h8.1.1 rfl)) rfl rfl)))
  : value_6 I M y_q56 y_q57 x_i x_s_0 (x_s_1 + 1) = value_10 I M x_i x_s_0 x_s_1)))
  (fun h9 => (at_set_ne2 y_q56 y_q57 x_i x_s_1 h9
  (at_if_of cond_holds (fun (h10 : x_s_0 = 0) => (at_set_ne2 y_q56 y_q57 x_i x_s_1 h9
  (at_right (at_left (at_points2 y_q56 y_q57 (Or.inl ⟨⟨h8.1.1, ⟨h8.1.2.1, (int_c0 h8.1.1 h8.1.2.2 h9)⟩⟩, h8.2⟩)
  (reduce_congr1 (fun y_q59 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_c0 h8.1.1 h8.1.2.2 h9)⟩)))
  (fun h13 => (False.elim (int_eab_tab_F h8.1.1 h13.2)))))
  (fun h12 => (False.elim (int_c295 h12.1.1.1 h12.1.1.2 h8.2))))), (fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, h8.1.2.2⟩)))
  (fun h13 => (False.elim (int_eab_tab_F h8.1.1 h13.2)))))
  (fun h12 => (False.elim (int_c295 h12.1.1.1 h12.1.1.2 h8.2)))))⟩) (fun y_q59 h11 => rfl)))))))
  (fun (h10 : ¬ x_s_0 = 0) => (False.elim ((int_eab_neab_F h8.2 h10) : False))))))))
  (fun h8 => ((Classical.em (y_q56 = x_i ∧ y_q57 = x_s_1)).elim
  (fun h9 => (at_set_eq2 y_q56 y_q57 x_i x_s_1 h9 ((reduce_congr1 (fun y_q60 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (int_c64 h9.2 h12.1.1)))
  (fun h12 => (False.elim (int_eab_tab_F h9.1 h12.2))))) (fun h11 =>
  (Or.inr ⟨⟨(int_lbc_eba_lac h11.1.1.1 h9.2), (int_c130 h11.1.1.2 h9.2)⟩, (int_c237 h9.2 h11.2)⟩)))), (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨⟨(int_c63 h9.2 h11), h9.1⟩, (int_eab_taB h9.2)⟩)))
  (fun h11 =>
  (Or.inr ⟨⟨⟨(int_lbc_eab_lac h11.1.1 h9.2), (int_c131 h11.1.2 h9.2)⟩, h9.1⟩, (int_c185 h9.2 h11.2)⟩))))⟩)
  (fun y_q60 h10 => (fn_congr3 (fn_congr2 (at_congr1 h9.1) (at_congr2 h9.1 rfl)) rfl rfl)))
  : value_6 I M y_q56 y_q57 x_i x_s_0 (x_s_1 + 1) = value_10 I M x_i x_s_0 x_s_1)))
  (fun h9 => (at_set_ne2 y_q56 y_q57 x_i x_s_1 h9
  (at_if_of cond_holds (fun (h10 : x_s_0 = 0) => (at_set_ne2 y_q56 y_q57 x_i x_s_1 h9
  (at_right (at_left (at_points2 y_q56 y_q57 (Or.inr h8) (reduce_congr1 (fun y_q61 => ⟨(fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (False.elim (int_c211 h13.1.2 h10 h8.2)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (False.elim (int_c211 h12.1.2 h10 h8.2))))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (False.elim (int_c211 h13.1.2 h10 h8.2)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (False.elim (int_c211 h12.1.2 h10 h8.2)))))⟩)
  (fun y_q61 h11 => rfl))))))) (fun (h10 : ¬ x_s_0 = 0) =>
  (at_right (at_left (at_points2 y_q56 y_q57 (Or.inr h8) ((reduce_congr1 (fun y_q62 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_c0 h13.1.2 h13.2 h9)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12)))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_tab_taB h13.2)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12))))⟩) (fun y_q62 h11 => rfl))
  : value_6 I M y_q56 y_q57 x_i x_s_0 (x_s_1 + 1) = value_6 I M y_q56 y_q57 x_i x_s_0 x_s_1)))))))))))))
  (entails_points1 (fun y_q63 h7 => (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : x_s_0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points1 y_q63 h7 rfl)))))
  (fun (h8 : ¬ x_s_0 = 0) => (at_right (at_right (at_points1 y_q63 h7 rfl)))))))))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_s_1 (.const 0) (.const 8)
    (fun e x => known_8 I M (e v_n) (e v_i) (e v_s_0) x) (body_8 I M)

theorem vc_7 (x_n x_i x_s_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_s_0) (h4 : x_s_0 < 6) :
    (body_7 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_m_rf [x_n, 8]) a_i_rf [x_n, 8]) (((base E x_n).set v_i x_i).set v_s_0 x_s_0) (known_7 I M x_n x_i x_s_0) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun y_q64 y_q65 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.1.2.1 h6.1.2.2))) (fun h6 =>
  (at_right (at_left (at_points2 y_q64 y_q65 h6 (reduce_congr1 (fun y_q66 => ⟨(fun h7 => (Or.elim h7 (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_lab_tba_F h6.1.1.1 h9.2))) (fun h9 => (Or.inl h9))))
  (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl (Or.inr h8))) (fun h8 => (Or.inr h8))))⟩)
  (fun y_q66 h7 => rfl))))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_7 I M x_n x_i x_s_0) (known_8 I M x_n x_i x_s_0 0))
  (fun x_s_1 h5 h6 => (vc_8 x_n x_i x_s_0 x_s_1 hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_s_1 h5 h6 => (kept_8 x_n x_i x_s_0 x_s_1 hl hM h0 h1 h2 h3 h4 h5 h6)))

theorem kept_7 (x_n x_i x_s_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_s_0) (h4 : x_s_0 < 6) :
    Heap.Entails ((body_7 I M).post (((base E x_n).set v_i x_i).set v_s_0 x_s_0) (known_7 I M x_n x_i x_s_0)) (known_7 I M x_n x_i (x_s_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun y_q67 y_q68 h5 =>
  (at_right (at_left (at_points2 y_q67 y_q68 ((Classical.em (y_q67 = x_i)).elim
  (fun h6 => ((Classical.em (x_s_0 = 0)).elim (fun h7 => (Or.inl ⟨⟨h6, ⟨h5.1.1.1, h5.1.1.2⟩⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c53 h5.1.2.2 h3 h7)⟩))))
  (fun h6 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c125 h5.1.2.2 h3 h6)⟩)))
  (reduce_congr1 (fun y_q69 => ⟨(fun h6 => (Or.elim h6 (fun h7 => (Or.inl (Or.inr h7)))
  (fun h7 => ((Classical.em (y_q69 = 8 * x_s_0 + y_q68)).elim
  (fun h8 => (Or.inl (Or.inl ⟨⟨h8, h7.1.2⟩, h5.1.1.2⟩)))
  (fun h8 => (Or.inr ⟨⟨⟨h7.1.1.1, (int_c240 h7.1.1.2 h7.2 h8)⟩, h7.1.2⟩, h7.2⟩)))))), (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7
  (fun h8 => (Or.inr ⟨⟨⟨(int_c219 h3 h8.1.1), (int_c233 h8.1.1)⟩, h8.1.2⟩, (int_c228 h8.1.1)⟩))
  (fun h8 => (Or.inl h8)))) (fun h7 => (Or.inr ⟨⟨⟨h7.1.1.1, (int_c235 h7.1.1.2)⟩, h7.1.2⟩, h7.2⟩))))⟩)
  (fun y_q69 h6 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_8 I M x_n x_i x_s_0 8) (known_7 I M x_n x_i (x_s_0 + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_i_rf] <|
    .for v_s_0 (.const 0) (.const 6)
      (fun e x => known_7 I M (e v_n) (e v_i) x) (body_7 I M)

theorem vc_6 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    (body_6 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_m_rf [x_n, 8]) a_i_rf [x_n, 8]) ((base E x_n).set v_i x_i) (known_6 I M x_n x_i) :=
  (vc_scope (vc_for_of 0 6 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun y_q70 y_q71 h3 =>
  (at_right (at_left (at_points2 y_q70 y_q71 ⟨h3.1.1, ⟨h3.1.2.1, (int_lt_zero_add h3.2)⟩⟩ (reduce_congr1 (fun y_q72 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => (False.elim (int_c165 h5.1.2 h3.2))))), (fun h4 => (Or.inl ⟨h4, (int_lt_zero_add h3.2)⟩))⟩)
  (fun y_q72 h4 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_6 I M x_n x_i) (known_7 I M x_n x_i 0))
  (fun x_s_0 h3 h4 => (vc_7 x_n x_i x_s_0 hl hM h0 h1 h2 h3 h4))
  (fun x_s_0 h3 h4 => (kept_7 x_n x_i x_s_0 hl hM h0 h1 h2 h3 h4))))

theorem kept_6 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    Heap.Entails ((body_6 I M).post ((base E x_n).set v_i x_i) (known_6 I M x_n x_i)) (known_6 I M x_n (x_i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun y_q73 y_q74 h3 =>
  (at_right (at_left (at_points2 y_q73 y_q74 ⟨⟨h3.1, ⟨h3.2.1, (int_taB_lab h3.2.2)⟩⟩, (fact_2 h3.2.2)⟩ (reduce_congr1
  (fun y_q75 => ⟨(fun h4 => ((Classical.em (y_q73 < x_i)).elim (fun h5 => (Or.inl ⟨h4, h5⟩))
  (fun h5 => (Or.inr ⟨⟨⟨h4.1.1, (fact_3 h4.1.2)⟩, (int_taB_ntab_eab h3.2.2 h5)⟩, h4.2⟩)))), (fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => ⟨⟨h5.1.1.1, (fact_4 h5.1.1.2)⟩, h5.2⟩)))⟩)
  (fun y_q75 h4 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_7 I M x_n x_i 6) (known_6 I M x_n (x_i + 1)))

theorem race_6 (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    ParVC I 0 x_n (body_6 I M).erase (fun x_i => ((base E x_n).set v_i x_i)) (fun x_i => (body_6 I M).post ((base E x_n).set v_i x_i) (known_6 I M x_n x_i)) :=
  (race_arrays [a_i_rf] rfl rfl
  (all_cons (apart2 (fun x_i y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < 8)
  (fun x_i y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < 8) (fun x_i h1 h2 =>
  (w_scope (w_for 0 6 rfl rfl (fun x_s_0 h3 h4 => (w_for 0 8 rfl rfl (fun x_s_1 h5 h6 =>
  (w_seq (w_if_of cond_holds (fun (h7 : x_s_0 = 0) => (w_assign2 x_i x_s_1 ⟨rfl, ⟨h5, h6⟩⟩))
  (fun (h7 : ¬ x_s_0 = 0) => (w_none rfl))) (w_accumulate2 x_i x_s_1 ⟨rfl, ⟨h5, h6⟩⟩))))))))
  (fun x_i h1 h2 => (r_scope (r_for 0 6 rfl rfl (fun x_s_0 h3 h4 => (r_for 0 8 rfl rfl
  (fun x_s_1 h5 h6 => (r_seq (r_none rfl) (r_accumulate2 (x_none rfl) x_i x_s_1 ⟨rfl, ⟨h5, h6⟩⟩))))))))
  (fun x_i y_y y_c0 y_c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))
  all_nil))

noncomputable def known_9_0 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_i
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (M t_I [y_c0]))

noncomputable def known_9_1 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points2 a_i_rf
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 => (value_4 I M y_c0 y_c1))

noncomputable def known_9 (I : Interp V) (M : Model V) (x_n x_i : Int) : Heap V :=
  ((known_9_0 I M x_i).and (known_9_1 I M x_n))

noncomputable def known_10_0 (I : Interp V) (M : Model V) (x_i x_s_1 : Int) : Heap V :=
  .points1 a_i
    (fun y_c0 => y_c0 = x_i ∧ 0 < x_s_1)
    (fun y_c0 => (value_7 I M x_i x_s_1))

noncomputable def known_10_2 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points2 a_i_rf
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 => (value_4 I M y_c0 y_c1))

noncomputable def known_10 (I : Interp V) (M : Model V) (x_n x_i x_s_1 : Int) : Heap V :=
  ((known_10_0 I M x_i x_s_1).and ((known_9_0 I M x_i).and (known_10_2 I M x_n)))

noncomputable def body_10 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_s_1) (.const 0)) (
    .assign a_i [.var v_i] (.fn f_3 [])
      (fun e => (I.fn f_3 []))
  ) (
    .skip
  )) <|
  .accumulate false f_2 a_i [.var v_i] (.read a_i_rf [.var v_i, .var v_s_1])
    (fun e => (value_11 I M (e v_i) (e v_s_1)))

theorem vc_10 (x_n x_i x_s_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_s_1) (h4 : x_s_1 < 8) :
    (body_10 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_m_rf [x_n, 8]) a_i_rf [x_n, 8]) (((base E x_n).set v_i x_i).set v_s_1 x_s_1) (known_10 I M x_n x_i x_s_1) :=
  (vc_seq
  (vc_if_of cond_holds (fun (h5 : x_s_1 = 0) => (vc_assign_of (I.fn f_3 [])
  (in_other (by decide) (in_other (by decide) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_i t_I [v_i0] [.var v_i0] none)) (R := (Region.mk t_I [(.const 0, .var v_n)])) (.tail _ (.head _)) (.tail _ (.head _)) [x_i]
  (region_iff.2 ⟨x_i, _, rfl, h1, h2, rfl⟩) shape_a_i rfl rfl h1)))) ev_const rfl))
  (fun (h5 : ¬ x_s_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_s_1 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : x_s_1 = 0 ∨ 0 < x_s_1)
  (fun h5 => (vc_accumulate_of (I.fn f_3 []) (value_4 I M x_i x_s_1)
  (at_if_of cond_holds (fun (h6 : x_s_1 = 0) => (at_set_eq1 x_i x_i rfl rfl))
  (fun (h6 : ¬ x_s_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_s_1 = 0) =>
  (at_set_other (by decide) ((at_right (at_right (at_points2 x_i x_s_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_10 I M x_n x_i x_s_1) ⟨a_i_rf, [x_i, x_s_1]⟩ (value_4 I M x_i x_s_1))))
  (fun (h6 : ¬ x_s_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q81 => int_not_one_lt_zero)))) rfl)
  : I.fn f_2 [I.fn f_3 [], value_4 I M x_i x_s_1] = I.fn f_2 [value_15 I M x_i, value_4 I M x_i x_s_1])
  (union_in_order1 (law_3 hl) (law_4 hl) 0 (40 + 1)
  (fun y_q79 h6 => ⟨h6.1.1, (fact_5 h6.2 h5 h6.1.2)⟩) (fun y_q79 =>
  ⟨(fun h6 => (Or.inr ⟨⟨(int_lbc_eab_lac h6.1.1 h5), (fact_6 h6.2 h6.1.2)⟩, (int_c297 h6.2 h5)⟩)), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨⟨(int_lab_lbc_lac h3 h7.1.1), (fact_7 h7.1.2 h5)⟩, (int_c298 h3 h7.2)⟩)))⟩)
  (fun y_q79 y_q80 h6 h7 => (False.elim (int_one_lt_zero h6))) (fun y_q79 h6 => rfl)
  (fun y_q79 h6 => rfl)))
  : I.fn f_2 [I.fn f_3 [], value_4 I M x_i x_s_1] = value_11 I M x_i x_s_1)))
  (fun h5 => (vc_accumulate_of (value_7 I M x_i x_s_1) (value_4 I M x_i x_s_1)
  (at_if_of cond_holds (fun (h6 : x_s_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_s_1 = 0) => ((at_left (at_points1 x_i ⟨rfl, h5⟩ rfl))
  : (known_10 I M x_n x_i x_s_1) ⟨a_i, [x_i]⟩ (value_7 I M x_i x_s_1))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_s_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_s_1 = 0) => ((at_right (at_right (at_points2 x_i x_s_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_10 I M x_n x_i x_s_1) ⟨a_i_rf, [x_i, x_s_1]⟩ (value_4 I M x_i x_s_1)))))
  ((union1 (law_3 hl) (law_5 hl) (law_4 hl) 0 (x_s_1 + 40 + 1)
  (fun y_q82 h6 => ⟨h6.1.1, (fact_8 h6.2 h6.1.2)⟩) (fun y_q82 =>
  ⟨(fun h6 => ((Classical.em (y_q82 % 8 < x_s_1)).elim (fun h7 => (Or.inl ⟨⟨h6.1.1, h6.1.2⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(int_c276 h6.1.1 h7), (fact_6 h6.2 h6.1.2)⟩, (int_c299 h6.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨⟨(int_lbc_tab_lac h7.1.1 h5), (fact_9 h7.1.2 h4)⟩, (int_c296 h7.2 h5)⟩)))⟩)
  (fun y_q82 h6 => (fun h7 => (int_c231 h7.2 h4 h6.2))) (fun y_q82 h6 => rfl) (fun y_q82 h6 => rfl))
  : I.fn f_2 [value_7 I M x_i x_s_1, value_4 I M x_i x_s_1] = value_11 I M x_i x_s_1)))))

theorem kept_10 (x_n x_i x_s_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_s_1) (h4 : x_s_1 < 8) :
    Heap.Entails ((body_10 I M).post (((base E x_n).set v_i x_i).set v_s_1 x_s_1) (known_10 I M x_n x_i x_s_1)) (known_10 I M x_n x_i (x_s_1 + 1)) :=
  (show Heap.Entails _ (known_10 I M x_n x_i (x_s_1 + 1)) from (entails_and
  (entails_points1 (fun y_q84 h5 => (at_set_eq1 y_q84 x_i h5.1 ((reduce_congr1 (fun y_q85 =>
  ⟨(fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_taB_lab h6.2)⟩), (fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_lab_taB h6.2)⟩)⟩)
  (fun y_q85 h6 => rfl)) : value_7 I M x_i (x_s_1 + 1) = value_11 I M x_i x_s_1))))
  (entails_and (entails_points1 (fun y_q86 h5 =>
  (at_set_ne1 y_q86 x_i (int_tab_neab h5.2) (at_if_of cond_holds (fun (h6 : x_s_1 = 0) =>
  (at_set_ne1 y_q86 x_i (int_tab_neab h5.2) (at_right (at_left (at_points1 y_q86 h5 rfl)))))
  (fun (h6 : ¬ x_s_1 = 0) => (at_right (at_left (at_points1 y_q86 h5 rfl))))))))
  (entails_points2 (fun y_q87 y_q88 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_s_1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points2 y_q87 y_q88 h5 rfl)))))
  (fun (h6 : ¬ x_s_1 = 0) => (at_right (at_right (at_points2 y_q87 y_q88 h5 rfl)))))))))))

noncomputable def body_9 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_i] <|
    .for v_s_1 (.const 0) (.const 8)
      (fun e x => known_10 I M (e v_n) (e v_i) x) (body_10 I M)

theorem vc_9 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    (body_9 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_n)) a_m [x_n]) a_m_rf [x_n, 8]) a_i_rf [x_n, 8]) ((base E x_n).set v_i x_i) (known_9 I M x_n x_i) :=
  (vc_scope (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_points1 (fun y_q89 h3 => (False.elim (int_irrefl h3.2))))
  (entails_and (entails_left entails_refl)
  (entails_points2 (fun y_q90 y_q91 h3 => (at_right (at_points2 y_q90 y_q91 h3 rfl))))))
  : Heap.Entails (known_9 I M x_n x_i) (known_10 I M x_n x_i 0))
  (fun x_s_1 h3 h4 => (vc_10 x_n x_i x_s_1 hl hM h0 h1 h2 h3 h4))
  (fun x_s_1 h3 h4 => (kept_10 x_n x_i x_s_1 hl hM h0 h1 h2 h3 h4))))

theorem kept_9 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    Heap.Entails ((body_9 I M).post ((base E x_n).set v_i x_i) (known_9 I M x_n x_i)) (known_9 I M x_n (x_i + 1)) :=
  ((entails_and
  (entails_points1 (fun y_q92 h3 => (Or.elim (((Classical.em (y_q92 = x_i)).elim (fun h4 => (Or.inl ⟨h4, int_c189⟩))
  (fun h4 => (Or.inr ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩)))
  : y_q92 = x_i ∧ 0 < (8 : Int) ∨ 0 ≤ y_q92 ∧ y_q92 < x_i) (fun h4 => (at_left (at_points1 y_q92 h4
  (Eq.trans ((equation_1 x_n y_q92 hl hM trivial) : M t_I [y_q92] = value_13 I M y_q92)
  (reduce_congr1 (fun y_q94 => ⟨(fun h5 => ⟨h5, int_c160⟩), (fun h5 => ⟨h5.1.1, h5.1.2⟩)⟩)
  (fun y_q94 h5 => (fn_congr3 (fn_congr2 (at_congr1 h4.1) (at_congr2 h4.1 rfl)) rfl rfl)))))))
  (fun h4 => (at_right (at_left (at_points1 y_q92 h4 rfl)))))))
  (entails_points2 (fun y_q95 y_q96 h3 => (at_right (at_right (at_points2 y_q95 y_q96 h3 rfl))))))
  : Heap.Entails (known_10 I M x_n x_i 8) (known_9 I M x_n (x_i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_m [.var v_n] <|
  .allocate a_m_rf [.var v_n, .const 8] <|
  .allocate a_i_rf [.var v_n, .const 8] <|
  .seq (.par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)) <|
  .seq (.for v_i (.const 0) (.var v_n)
    (fun e x => known_4 I M (e v_n) x) (body_4 I M)) <|
  .seq (.par v_i (.const 0) (.var v_n)
    (fun e x => known_6 I M (e v_n) x) (body_6 I M)) <|
  .for v_i (.const 0) (.var v_n)
    (fun e x => known_9 I M (e v_n) x) (body_9 I M)

theorem program_vc (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    (program I M).vc I (impl.HasCell spec (base E x_n)) (base E x_n) (impl.inputHeap spec (base E x_n) M) :=
  (vc_allocate (vc_allocate (vc_allocate (vc_seq (vc_par_of 0 x_n rfl rfl (show Heap.Entails _ (known_1 I M x_n 0) from (entails_and
  (entails_points2 (fun y_q24 y_q25 h1 => (at_without (by decide) (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_n), (.const 0, .const 48)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q24, y_q25]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q24, _, rfl, h1.2.1, h1.2.2, y_q25, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))))
  (entails_points2 (fun y_q26 y_q27 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))))
  (fun x_i h1 h2 => (vc_1 x_n x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_n x_i hl hM h0 h1 h2)) (race_1 x_n hl hM h0))
  (vc_seq (vc_for_of 0 x_n rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun y_q48 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_points2 (fun y_q49 y_q50 h1 =>
  (at_right (at_points2 y_q49 y_q50 ⟨h1.1, ⟨h1.2.1, (int_lt_max_right h1.2.2)⟩⟩ rfl))))))
  : Heap.Entails (known_1 I M x_n (max 0 x_n)) (known_4 I M x_n 0))
  (fun x_i h1 h2 => (vc_4 x_n x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_4 x_n x_i hl hM h0 h1 h2)))
  (vc_seq (vc_par_of 0 x_n rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun y_q76 y_q77 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points1 (fun y_q78 h1 => (at_right (at_left (at_points1 y_q78 ⟨h1.1, (int_lt_max_right h1.2)⟩ rfl)))))))
  : Heap.Entails (known_4 I M x_n (max 0 x_n)) (known_6 I M x_n 0))
  (fun x_i h1 h2 => (vc_6 x_n x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_6 x_n x_i hl hM h0 h1 h2)) (race_6 x_n hl hM h0)) (vc_for_of 0 x_n rfl rfl
  ((entails_and (entails_points1 (fun y_q97 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_points2 (fun y_q98 y_q99 h1 =>
  (at_right (at_left (at_points2 y_q98 y_q99 ⟨h1.1, ⟨h1.2.1, (int_lt_max_right h1.2.2)⟩⟩ rfl))))))
  : Heap.Entails (known_6 I M x_n (max 0 x_n)) (known_9 I M x_n 0))
  (fun x_i h1 h2 => (vc_9 x_n x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_9 x_n x_i hl hM h0 h1 h2)))))))))

theorem output_0_1 (x_n y_q100 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ y_q100) (h2 : y_q100 < x_n) :
    ((program I M).post (base E x_n) (impl.inputHeap spec (base E x_n) M)) ⟨a_i, [y_q100]⟩ (M t_I [y_q100]) :=
  (at_restore (by decide) (at_restore (by decide)
  (at_restore (by decide) ((at_left (at_points1 y_q100 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_9 I M x_n (max 0 x_n)) ⟨a_i, [y_q100]⟩ (M t_I [y_q100])))))

theorem consistent (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Consistent (base E x_n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_n) :=
  solvable_layers (consistent E x_n h0)
    (fun t => if t = t_M then 0 else if t = t_I then 1 else 0) (by decide)

theorem placed (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : impl.LayoutOk spec (base E x_n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_n : Int) : Ten → List Int → Prop := fun t p => if t = t_M then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else if t = t_I then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else True

theorem covered_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_n) :
    spec.Given (inside x_n) (base E x_n) t_I [y_p0] :=
  (given_equation (p := [y_p0]) (.tail _ (.head _)) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ y_p0 ∧ y_p0 < x_n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.reduce [.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []] (.declared "max_f32") [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 48))) (.access t_A [.var v_i, .var v_k])) ((base E x_n).set v_i x_i) :=
  (defined_reduce_some1 0 48 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 48) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 48) =>
  (defined_access (given_input (p := [x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined_1 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.reduce [.fn (.literal .i32 2147483647 1) []] (.builtin "min" .i32) [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 48))) (.fn (.builtin "select" .i32) [.fn (.builtin "<=" .f32) [.access t_M [.var v_i], .access t_A [.var v_i, .var v_s]], .index .i32 (.var v_s), .fn (.literal .i32 48 1) []])) ((base E x_n).set v_i x_i) :=
  (defined_reduce_some1 0 48 (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 48) => h3)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 48) =>
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_equation (p := [x_i]) (.head _) rfl rfl rfl (h2 : 0 ≤ x_i ∧ x_i < x_n)
  (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_input (p := [x_i, y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.1, h2.2, y_d1, _, rfl, h3.1, h3.2, rfl⟩))) defined_nil)))
  (defined_cons defined_index (defined_cons (defined_fn defined_nil) defined_nil))))))

theorem defined (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Defined (base E x_n) :=
  defined_of (inside x_n)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_n h0 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_0 E x_n h0 x_i g k))
    (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_1 E x_n h0 x_i g k))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_1 (E v_n) y_p0 hl hM a b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.scheduled
