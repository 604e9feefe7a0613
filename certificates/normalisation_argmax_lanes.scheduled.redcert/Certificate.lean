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

abbrev base (E : Env) (n : Int) : Env := (E.set v_n n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_i : ∀ b ∈ impl.bindings, b.array = a_i → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b : Int} (h0 : a = 0) (h1 : b < 8) : 8 * a + b < 48 :=
  by omega

theorem fact_1 {a b : Int} (h0 : a < 6) (h1 : b < 8) : 8 * a + b < 48 :=
  by omega

theorem fact_2 {a b : Int} (h0 : a < b + 1) : a < 6 + b :=
  by omega

theorem fact_3 {a b : Int} (h0 : a ≤ b + 40) : a ≤ 8 * 6 + b + (-8) :=
  by omega

theorem fact_4 {a b : Int} (h0 : a ≤ 8 * 6 + b + (-8)) : a ≤ b + 40 :=
  by omega

theorem fact_5 {a b : Int} (h0 : a % 8 ≤ b) (h1 : b = 0) (h2 : a < 48) : a < 40 + 1 :=
  by omega

theorem fact_6 {a b : Int} (h0 : a % 8 ≤ b) (h1 : a < 48) : a ≤ b + 40 :=
  by omega

theorem fact_7 {a b : Int} (h0 : a ≤ b + 40) (h1 : b = 0) : a < 48 :=
  by omega

theorem fact_8 {a b : Int} (h0 : a % 8 ≤ b) (h1 : a < 48) : a < b + 40 + 1 :=
  by omega

theorem fact_9 {a b : Int} (h0 : a ≤ b + 40) (h1 : b < 8) : a < 48 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (c1 ≤ y_k0 ∧ y_k0 ≤ c1 + 40) ∧ (y_k0 + (-1) * c1) % 8 = 0)) (body1 (fun y_k0 => M t_A [c0, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 i k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((c1 ≤ y_k0 ∧ y_k0 ≤ c1 + 40) ∧ (y_k0 + (-1) * c1) % 8 = 0) ∧ c0 < i ∨ ((c1 ≤ y_k0 ∧ y_k0 ≤ 8 * k_0 + c1 + (-8)) ∧ c0 = i) ∧ (y_k0 + (-1) * c1) % 8 = 0)) (body1 (fun y_k0 => M t_A [c0, y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c1 i k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_k0 = 8 * k_0 + c1 ∧ c0 = i) ∧ c1 < k_1 ∨ ((c1 ≤ y_k0 ∧ y_k0 ≤ c1 + 40) ∧ (y_k0 + (-1) * c1) % 8 = 0) ∧ c0 < i) ∨ ((c1 ≤ y_k0 ∧ y_k0 ≤ 8 * k_0 + c1 + (-8)) ∧ c0 = i) ∧ (y_k0 + (-1) * c1) % 8 = 0)) (body1 (fun y_k0 => M t_A [c0, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 48) ∧ y_k0 % 8 < k_1)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c0 c1 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (c1 ≤ y_k0 ∧ y_k0 ≤ c1 + 40) ∧ (y_k0 + (-1) * c1) % 8 = 0)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [c0], M t_A [c0, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (c0 c1 i s_0 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => ((c1 ≤ y_k0 ∧ y_k0 ≤ c1 + 40) ∧ (y_k0 + (-1) * c1) % 8 = 0) ∧ c0 < i ∨ ((c1 ≤ y_k0 ∧ y_k0 ≤ 8 * s_0 + c1 + (-8)) ∧ c0 = i) ∧ (y_k0 + (-1) * c1) % 8 = 0)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [c0], M t_A [c0, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (c0 c1 i s_0 s_1 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => ((y_k0 = 8 * s_0 + c1 ∧ c0 = i) ∧ c1 < s_1 ∨ ((c1 ≤ y_k0 ∧ y_k0 ≤ c1 + 40) ∧ (y_k0 + (-1) * c1) % 8 = 0) ∧ c0 < i) ∨ ((c1 ≤ y_k0 ∧ y_k0 ≤ 8 * s_0 + c1 + (-8)) ∧ c0 = i) ∧ (y_k0 + (-1) * c1) % 8 = 0)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [c0], M t_A [c0, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (i s_1 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 48) ∧ y_k0 % 8 < s_1)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (i k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = k_1 + 8 * k_0 ∨ (k_1 ≤ y_k0 ∧ y_k0 ≤ k_1 + 8 * k_0 + (-8)) ∧ (y_k0 + (-1) * k_1) % 8 = 0)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (i k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 48) ∧ y_k0 % 8 ≤ k_1)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_10 (I : Interp V) (M : Model V) (i s_0 s_1 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => y_k0 = s_1 + 8 * s_0 ∨ (s_1 ≤ y_k0 ∧ y_k0 ≤ s_1 + 8 * s_0 + (-8)) ∧ (y_k0 + (-1) * s_1) % 8 = 0)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

noncomputable abbrev value_11 (I : Interp V) (M : Model V) (i s_1 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 48) ∧ y_k0 % 8 ≤ s_1)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

noncomputable abbrev value_12 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 48)) (body1 (fun y_k0 => M t_A [i, y_k0])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_M [i]) = (value_12 I M i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 48))) (.access t_A [.var v_i, .var v_k])) ((base E n).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 48) => rfl))))

noncomputable abbrev value_13 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 48)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

theorem equation_1 (i : Int) (h0 : True) :
    (M t_I [i]) = (value_13 I M i) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_3 []] f_2 [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 48))) (.fn f_4 [.fn f_5 [.access t_M [.var v_i], .access t_A [.var v_i, .var v_s]], .index .i32 (.var v_s), .fn f_6 []])) ((base E n).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (s : Int) => cond_holds) (fun (s : Int) (h1 : 0 ≤ s ∧ s < 48) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 48) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_m_rf
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (value_0 I M c0 c1))

noncomputable def known_1 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M n).and (known_1_1 I M i))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (i k_0 : Int) : Heap V :=
  .points2 a_m_rf
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 ≤ i) ∧ c0 < k_0 + i)
    (fun c0 c1 => (value_1 I M c0 c1 i k_0))

noncomputable def known_2 (I : Interp V) (M : Model V) (n i k_0 : Int) : Heap V :=
  ((known_1_0 I M n).and (known_2_1 I M i k_0))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (i k_0 k_1 : Int) : Heap V :=
  .points2 a_m_rf
    (fun c0 c1 => (c0 = i ∧ 0 ≤ c1 ∧ c1 < k_1) ∧ k_0 = 0 ∨ ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 ≤ i) ∧ c0 < k_0 + i)
    (fun c0 c1 => (value_2 I M c0 c1 i k_0 k_1))

noncomputable def known_3 (I : Interp V) (M : Model V) (n i k_0 k_1 : Int) : Heap V :=
  ((known_1_0 I M n).and (known_3_1 I M i k_0 k_1))

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

noncomputable abbrev value_14 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => M t_A [i, y_k0])))

theorem vc_3 (i k_0 k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k_0) (h4 : k_0 < 6) (h5 : 0 ≤ k_1) (h6 : k_1 < 8) :
    (body_3 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_m_rf [n, 8]) a_i_rf [n, 8]) ((((base E n).set v_i i).set v_k_0 k_0).set v_k_1 k_1) (known_3 I M n i k_0 k_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h7 : k_0 = 0) =>
  (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_allocated ⟨h1, h2, h5, h6, trivial⟩)) ev_const rfl))
  (fun (h7 : ¬ k_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (k_0 = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_lab_neba_tab h3 h7)))) : k_0 = 0 ∨ 0 < k_0) (fun h7 =>
  (vc_accumulate_of (I.fn f_1 [])
  (M t_A [i, 8 * k_0 + k_1])
  (at_if_of cond_holds (fun (h8 : k_0 = 0) => (at_set_eq2 i k_1 i k_1 ⟨rfl, rfl⟩ rfl))
  (fun (h8 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))
  (ev_read (at_if_of cond_holds (fun (h8 : k_0 = 0) => (at_set_other (by decide)
  ((at_left (at_points2 i (8 * k_0 + k_1) ⟨⟨(int_c27 h3 h5), (fact_0 h7 h6)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M n i k_0 k_1) ⟨a_a, [i, 8 * k_0 + k_1]⟩ (M t_A [i, 8 * k_0 + k_1]))))
  (fun (h8 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], M t_A [i, 8 * k_0 + k_1]] = I.fn f_0 [value_14 I M i, M t_A [i, 8 * k_0 + k_1]])
  (append1 (8 * k_0 + k_1) k_1 (k_1 + 1)
  (fun q0 h8 => (Or.elim h8 (fun h9 => ⟨(int_c286 h3 h9), (int_c290 h7 h9)⟩)
  (fun h9 => (False.elim (int_c294 h9.1.1 h9.1.2 h7))))) (fun q0 => ⟨(fun h8 =>
  (Or.elim h8 (fun h9 => (Or.inr (int_c5 h9))) (fun h9 => (False.elim (int_c294 h9.1.1 h9.1.2 h7))))), (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_one_lt_zero h9))) (fun h9 => (Or.inl (int_c5 h9)))))⟩)
  (fun q0 h8 => (False.elim (int_one_lt_zero h8))) (fun q0 h8 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], M t_A [i, 8 * k_0 + k_1]] = value_8 I M i k_0 k_1)))
  (fun h7 => (vc_accumulate_of (value_2 I M i k_1 i k_0 k_1) (M t_A [i, 8 * k_0 + k_1])
  (at_if_of cond_holds (fun (h8 : k_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ k_0 = 0) =>
  ((at_right (at_points2 i k_1 (Or.inr ⟨⟨⟨h5, h6⟩, ⟨h1, int_refl⟩⟩, (int_lt_add_left h7)⟩) rfl))
  : (known_3 I M n i k_0 k_1) ⟨a_m_rf, [i, k_1]⟩ (value_2 I M i k_1 i k_0 k_1))))
  (ev_read (at_if_of cond_holds (fun (h8 : k_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ k_0 = 0) =>
  ((at_left (at_points2 i (8 * k_0 + k_1) ⟨⟨(int_c216 h5 h7), (fact_1 h4 h6)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M n i k_0 k_1) ⟨a_a, [i, 8 * k_0 + k_1]⟩ (M t_A [i, 8 * k_0 + k_1])))))
  ((append1 (8 * k_0 + k_1) k_1 (k_1 + 8 * k_0 + 1)
  (fun q2 h8 => (Or.elim h8 (fun h9 => ⟨(int_c283 h9 h7), (int_eab_taB h9)⟩)
  (fun h9 => ⟨h9.1.1, (int_c262 h9.1.2)⟩)))
  (fun q2 => ⟨(fun h8 => (Or.elim h8 (fun h9 => (Or.inr (int_c5 h9)))
  (fun h9 => (Or.inl (Or.inr ⟨⟨⟨h9.1.1, (int_c44 h9.1.2)⟩, rfl⟩, h9.2⟩))))), (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (False.elim (int_irrefl h11.2)))
  (fun h11 => (False.elim (int_irrefl h11.2)))))
  (fun h10 => (Or.inr ⟨⟨h10.1.1.1, (int_c44 h10.1.1.2)⟩, h10.2⟩))))
  (fun h9 => (Or.inl (int_c5 h9)))))⟩)
  (fun q2 h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_irrefl h10.2)))
  (fun h10 => (False.elim (int_irrefl h10.2))))) (fun h9 => (int_c200 h9.1.1.2))))
  (fun q2 h8 => rfl) rfl)
  : I.fn f_0 [value_2 I M i k_1 i k_0 k_1, M t_A [i, 8 * k_0 + k_1]] = value_8 I M i k_0 k_1)))))

theorem kept_3 (i k_0 k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k_0) (h4 : k_0 < 6) (h5 : 0 ≤ k_1) (h6 : k_1 < 8) :
    Heap.Entails ((body_3 I M).post ((((base E n).set v_i i).set v_k_0 k_0).set v_k_1 k_1) (known_3 I M n i k_0 k_1)) (known_3 I M n i k_0 (k_1 + 1)) :=
  (show Heap.Entails _ (known_3 I M n i k_0 (k_1 + 1)) from
  (entails_and (entails_points2 (fun q3 q4 h7 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h8 : k_0 = 0) => (at_set_other (by decide) (at_left (at_points2 q3 q4 h7 rfl))))
  (fun (h8 : ¬ k_0 = 0) => (at_left (at_points2 q3 q4 h7 rfl)))))))
  (entails_points2 (fun q5 q6 h7 => (Or.elim h7 (fun h8 => ((Classical.em (q5 = i ∧ q6 = k_1)).elim
  (fun h9 => (at_set_eq2 q5 q6 i k_1 h9 ((reduce_congr1 (fun q7 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (int_c64 h9.2 h12.1.1)))
  (fun h12 => (False.elim (int_eab_tab_F h8.1.1 h12.2)))))
  (fun h11 => (False.elim (int_c295 h11.1.1.1 h11.1.1.2 h8.2))))), (fun h10 => (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨⟨(int_c63 h9.2 h11), h8.1.1⟩, h8.1.2.2⟩)))
  (fun h11 => (False.elim (int_c294 h11.1.1 h11.1.2 h8.2)))))⟩)
  (fun q7 h10 => (at_congr2 h8.1.1 rfl)))
  : value_2 I M q5 q6 i k_0 (k_1 + 1) = value_8 I M i k_0 k_1))) (fun h9 =>
  (at_set_ne2 q5 q6 i k_1 h9 (at_if_of cond_holds (fun (h10 : k_0 = 0) => (at_set_ne2 q5 q6 i k_1 h9
  (at_right (at_points2 q5 q6 (Or.inl ⟨⟨h8.1.1, ⟨h8.1.2.1, (int_c0 h8.1.1 h8.1.2.2 h9)⟩⟩, h8.2⟩)
  (reduce_congr1 (fun q8 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_c0 h8.1.1 h8.1.2.2 h9)⟩)))
  (fun h13 => (False.elim (int_eab_tab_F h8.1.1 h13.2)))))
  (fun h12 => (False.elim (int_c295 h12.1.1.1 h12.1.1.2 h8.2))))), (fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, h8.1.2.2⟩)))
  (fun h13 => (False.elim (int_eab_tab_F h8.1.1 h13.2)))))
  (fun h12 => (False.elim (int_c295 h12.1.1.1 h12.1.1.2 h8.2)))))⟩) (fun q8 h11 => rfl))))))
  (fun (h10 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h8.2 h10) : False))))))))
  (fun h8 => ((Classical.em (q5 = i ∧ q6 = k_1)).elim
  (fun h9 => (at_set_eq2 q5 q6 i k_1 h9 ((reduce_congr1 (fun q9 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (int_c64 h9.2 h12.1.1)))
  (fun h12 => (False.elim (int_eab_tab_F h9.1 h12.2))))) (fun h11 =>
  (Or.inr ⟨⟨(int_lbc_eba_lac h11.1.1.1 h9.2), (int_c130 h11.1.1.2 h9.2)⟩, (int_c237 h9.2 h11.2)⟩)))), (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨⟨(int_c63 h9.2 h11), h9.1⟩, (int_eab_taB h9.2)⟩)))
  (fun h11 =>
  (Or.inr ⟨⟨⟨(int_lbc_eab_lac h11.1.1 h9.2), (int_c131 h11.1.2 h9.2)⟩, h9.1⟩, (int_c185 h9.2 h11.2)⟩))))⟩)
  (fun q9 h10 => (at_congr2 h9.1 rfl))) : value_2 I M q5 q6 i k_0 (k_1 + 1) = value_8 I M i k_0 k_1)))
  (fun h9 =>
  (at_set_ne2 q5 q6 i k_1 h9 (at_if_of cond_holds (fun (h10 : k_0 = 0) => (at_set_ne2 q5 q6 i k_1 h9
  (at_right (at_points2 q5 q6 (Or.inr h8) (reduce_congr1 (fun q10 => ⟨(fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (False.elim (int_c211 h13.1.2 h10 h8.2)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (False.elim (int_c211 h12.1.2 h10 h8.2))))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (False.elim (int_c211 h13.1.2 h10 h8.2)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (False.elim (int_c211 h12.1.2 h10 h8.2)))))⟩)
  (fun q10 h11 => rfl)))))) (fun (h10 : ¬ k_0 = 0) =>
  (at_right (at_points2 q5 q6 (Or.inr h8) ((reduce_congr1 (fun q11 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_c0 h13.1.2 h13.2 h9)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12)))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_tab_taB h13.2)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12))))⟩) (fun q11 h11 => rfl))
  : value_2 I M q5 q6 i k_0 (k_1 + 1) = value_2 I M q5 q6 i k_0 k_1))))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_1 (.const 0) (.const 8)
    (fun e x => known_3 I M (e v_n) (e v_i) (e v_k_0) x) (body_3 I M)

theorem vc_2 (i k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k_0) (h4 : k_0 < 6) :
    (body_2 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_m_rf [n, 8]) a_i_rf [n, 8]) (((base E n).set v_i i).set v_k_0 k_0) (known_2 I M n i k_0) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_points2 (fun q12 q13 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.1.2.1 h6.1.2.2))) (fun h6 =>
  (at_right (at_points2 q12 q13 h6 (reduce_congr1 (fun q14 => ⟨(fun h7 => (Or.elim h7 (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_lab_tba_F h6.1.1.1 h9.2))) (fun h9 => (Or.inl h9))))
  (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl (Or.inr h8))) (fun h8 => (Or.inr h8))))⟩)
  (fun q14 h7 => rfl))))))))) : Heap.Entails (known_2 I M n i k_0) (known_3 I M n i k_0 0))
  (fun k_1 h5 h6 => (vc_3 n hl hM i k_0 k_1 h0 h1 h2 h3 h4 h5 h6))
  (fun k_1 h5 h6 => (kept_3 n hl hM i k_0 k_1 h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (i k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k_0) (h4 : k_0 < 6) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_i i).set v_k_0 k_0) (known_2 I M n i k_0)) (known_2 I M n i (k_0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points2 (fun q15 q16 h5 => (at_right (at_points2 q15 q16 ((Classical.em (q15 = i)).elim
  (fun h6 => ((Classical.em (k_0 = 0)).elim (fun h7 => (Or.inl ⟨⟨h6, ⟨h5.1.1.1, h5.1.1.2⟩⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c53 h5.1.2.2 h3 h7)⟩))))
  (fun h6 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c125 h5.1.2.2 h3 h6)⟩)))
  (reduce_congr1 (fun q17 => ⟨(fun h6 => (Or.elim h6 (fun h7 => (Or.inl (Or.inr h7))) (fun h7 =>
  ((Classical.em (q17 = 8 * k_0 + q16)).elim (fun h8 => (Or.inl (Or.inl ⟨⟨h8, h7.1.2⟩, h5.1.1.2⟩)))
  (fun h8 => (Or.inr ⟨⟨⟨h7.1.1.1, (int_c240 h7.1.1.2 h7.2 h8)⟩, h7.1.2⟩, h7.2⟩)))))), (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7
  (fun h8 => (Or.inr ⟨⟨⟨(int_c219 h3 h8.1.1), (int_c233 h8.1.1)⟩, h8.1.2⟩, (int_c228 h8.1.1)⟩))
  (fun h8 => (Or.inl h8)))) (fun h7 => (Or.inr ⟨⟨⟨h7.1.1.1, (int_c235 h7.1.1.2)⟩, h7.1.2⟩, h7.2⟩))))⟩)
  (fun q17 h6 => rfl))))))) : Heap.Entails (known_3 I M n i k_0 8) (known_2 I M n i (k_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_m_rf] <|
    .for v_k_0 (.const 0) (.const 6)
      (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_1 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_m_rf [n, 8]) a_i_rf [n, 8]) ((base E n).set v_i i) (known_1 I M n i) :=
  (vc_scope (vc_for_of 0 6 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_points2 (fun q18 q19 h3 =>
  (at_right (at_points2 q18 q19 ⟨h3.1.1, ⟨h3.1.2.1, (int_lt_zero_add h3.2)⟩⟩ (reduce_congr1 (fun q20 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => (False.elim (int_c165 h5.1.2 h3.2))))), (fun h4 => (Or.inl ⟨h4, (int_lt_zero_add h3.2)⟩))⟩)
  (fun q20 h4 => rfl))))))) : Heap.Entails (known_1 I M n i) (known_2 I M n i 0))
  (fun k_0 h3 h4 => (vc_2 n hl hM i k_0 h0 h1 h2 h3 h4))
  (fun k_0 h3 h4 => (kept_2 n hl hM i k_0 h0 h1 h2 h3 h4))))

theorem kept_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) (known_1 I M n (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_points2 (fun q21 q22 h3 =>
  (at_right (at_points2 q21 q22 ⟨⟨h3.1, ⟨h3.2.1, (int_taB_lab h3.2.2)⟩⟩, (fact_2 h3.2.2)⟩ (reduce_congr1
  (fun q23 => ⟨(fun h4 => ((Classical.em (q21 < i)).elim (fun h5 => (Or.inl ⟨h4, h5⟩))
  (fun h5 => (Or.inr ⟨⟨⟨h4.1.1, (fact_3 h4.1.2)⟩, (int_taB_ntab_eab h3.2.2 h5)⟩, h4.2⟩)))), (fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => ⟨⟨h5.1.1.1, (fact_4 h5.1.1.2)⟩, h5.2⟩)))⟩)
  (fun q23 h4 => rfl))))))) : Heap.Entails (known_2 I M n i 6) (known_1 I M n (i + 1)))

theorem race_1 (h0 : 0 ≤ n) :
    ParVC I 0 n (body_1 I M).erase (fun i => ((base E n).set v_i i)) (fun i => (body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) :=
  (race_arrays [a_m_rf] rfl rfl (all_cons
  (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 8) (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 8)
  (fun i h1 h2 => (w_scope (w_for 0 6 rfl rfl (fun k_0 h3 h4 => (w_for 0 8 rfl rfl (fun k_1 h5 h6 =>
  (w_seq (w_if_of cond_holds (fun (h7 : k_0 = 0) => (w_assign2 i k_1 ⟨rfl, ⟨h5, h6⟩⟩))
  (fun (h7 : ¬ k_0 = 0) => (w_none rfl))) (w_accumulate2 i k_1 ⟨rfl, ⟨h5, h6⟩⟩))))))))
  (fun i h1 h2 => (r_scope (r_for 0 6 rfl rfl (fun k_0 h3 h4 => (r_for 0 8 rfl rfl
  (fun k_1 h5 h6 => (r_seq (r_none rfl) (r_accumulate2 (x_none rfl) i k_1 ⟨rfl, ⟨h5, h6⟩⟩))))))))
  (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))
  all_nil))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_m
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_M [c0]))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_m_rf
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (value_0 I M c0 c1))

noncomputable def known_4 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_4_1 I M i).and (known_4_2 I M n)))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (i k_1 : Int) : Heap V :=
  .points1 a_m
    (fun c0 => c0 = i ∧ 0 < k_1)
    (fun c0 => (value_3 I M i k_1))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_m_rf
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (value_0 I M c0 c1))

noncomputable def known_5 (I : Interp V) (M : Model V) (n i k_1 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_5_1 I M i k_1).and ((known_4_1 I M i).and (known_5_3 I M n))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
    .assign a_m [.var v_i] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate false f_0 a_m [.var v_i] (.read a_m_rf [.var v_i, .var v_k_1])
    (fun e => (value_9 I M (e v_i) (e v_k_1)))

theorem vc_5 (i k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k_1) (h4 : k_1 < 8) :
    (body_5 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_m_rf [n, 8]) a_i_rf [n, 8]) (((base E n).set v_i i).set v_k_1 k_1) (known_5 I M n i k_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : k_1 = 0) =>
  (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩))) ev_const rfl))
  (fun (h5 : ¬ k_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (k_1 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : k_1 = 0 ∨ 0 < k_1) (fun h5 =>
  (vc_accumulate_of (I.fn f_1 [])
  (value_0 I M i k_1) (at_if_of cond_holds (fun (h6 : k_1 = 0) => (at_set_eq1 i i rfl rfl))
  (fun (h6 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : k_1 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_right (at_points2 i k_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_5 I M n i k_1) ⟨a_m_rf, [i, k_1]⟩ (value_0 I M i k_1))))
  (fun (h6 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q30 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_0 I M i k_1] = I.fn f_0 [value_14 I M i, value_0 I M i k_1])
  (union_in_order1 (law_0 hl) (law_1 hl) 0 (40 + 1)
  (fun q28 h6 => ⟨h6.1.1, (fact_5 h6.2 h5 h6.1.2)⟩) (fun q28 =>
  ⟨(fun h6 => (Or.inr ⟨⟨(int_lbc_eab_lac h6.1.1 h5), (fact_6 h6.2 h6.1.2)⟩, (int_c297 h6.2 h5)⟩)), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨⟨(int_lab_lbc_lac h3 h7.1.1), (fact_7 h7.1.2 h5)⟩, (int_c298 h3 h7.2)⟩)))⟩)
  (fun q28 q29 h6 h7 => (False.elim (int_one_lt_zero h6))) (fun q28 h6 => rfl) (fun q28 h6 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_0 I M i k_1] = value_9 I M i k_1)))
  (fun h5 => (vc_accumulate_of (value_3 I M i k_1) (value_0 I M i k_1)
  (at_if_of cond_holds (fun (h6 : k_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ k_1 = 0) => ((at_right (at_left (at_points1 i ⟨rfl, h5⟩ rfl)))
  : (known_5 I M n i k_1) ⟨a_m, [i]⟩ (value_3 I M i k_1))))
  (ev_read (at_if_of cond_holds (fun (h6 : k_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ k_1 = 0) =>
  ((at_right (at_right (at_right (at_points2 i k_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_5 I M n i k_1) ⟨a_m_rf, [i, k_1]⟩ (value_0 I M i k_1)))))
  ((union1 (law_0 hl) (law_2 hl) (law_1 hl) 0 (k_1 + 40 + 1)
  (fun q31 h6 => ⟨h6.1.1, (fact_8 h6.2 h6.1.2)⟩) (fun q31 =>
  ⟨(fun h6 => ((Classical.em (q31 % 8 < k_1)).elim (fun h7 => (Or.inl ⟨⟨h6.1.1, h6.1.2⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(int_c276 h6.1.1 h7), (fact_6 h6.2 h6.1.2)⟩, (int_c299 h6.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨⟨(int_lbc_tab_lac h7.1.1 h5), (fact_9 h7.1.2 h4)⟩, (int_c296 h7.2 h5)⟩)))⟩)
  (fun q31 h6 => (fun h7 => (int_c231 h7.2 h4 h6.2))) (fun q31 h6 => rfl) (fun q31 h6 => rfl))
  : I.fn f_0 [value_3 I M i k_1, value_0 I M i k_1] = value_9 I M i k_1)))))

theorem kept_5 (i k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k_1) (h4 : k_1 < 8) :
    Heap.Entails ((body_5 I M).post (((base E n).set v_i i).set v_k_1 k_1) (known_5 I M n i k_1)) (known_5 I M n i (k_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M n i (k_1 + 1)) from
  (entails_and (entails_points2 (fun q33 q34 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : k_1 = 0) => (at_set_other (by decide) (at_left (at_points2 q33 q34 h5 rfl))))
  (fun (h6 : ¬ k_1 = 0) => (at_left (at_points2 q33 q34 h5 rfl)))))))
  (entails_and (entails_points1 (fun q35 h5 => (at_set_eq1 q35 i h5.1 ((reduce_congr1 (fun q36 =>
  ⟨(fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_taB_lab h6.2)⟩), (fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_lab_taB h6.2)⟩)⟩)
  (fun q36 h6 => rfl)) : value_3 I M i (k_1 + 1) = value_9 I M i k_1)))) (entails_and
  (entails_points1 (fun q37 h5 => (at_set_ne1 q37 i (int_tab_neab h5.2) (at_if_of cond_holds (fun (h6 : k_1 = 0) =>
  (at_set_ne1 q37 i (int_tab_neab h5.2) (at_right (at_right (at_left (at_points1 q37 h5 rfl))))))
  (fun (h6 : ¬ k_1 = 0) => (at_right (at_right (at_left (at_points1 q37 h5 rfl)))))))))
  (entails_points2 (fun q38 q39 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : k_1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points2 q38 q39 h5 rfl))))))
  (fun (h6 : ¬ k_1 = 0) => (at_right (at_right (at_right (at_points2 q38 q39 h5 rfl)))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_m] <|
    .for v_k_1 (.const 0) (.const 8)
      (fun e x => known_5 I M (e v_n) (e v_i) x) (body_5 I M)

theorem vc_4 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_4 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_m_rf [n, 8]) a_i_rf [n, 8]) ((base E n).set v_i i) (known_4 I M n i) :=
  (vc_scope (vc_for_of 0 8 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun q40 h3 => (False.elim (int_irrefl h3.2))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q41 q42 h3 => (at_right (at_right (at_points2 q41 q42 h3 rfl))))))))
  : Heap.Entails (known_4 I M n i) (known_5 I M n i 0))
  (fun k_1 h3 h4 => (vc_5 n hl hM i k_1 h0 h1 h2 h3 h4))
  (fun k_1 h3 h4 => (kept_5 n hl hM i k_1 h0 h1 h2 h3 h4))))

theorem kept_4 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_4 I M).post ((base E n).set v_i i) (known_4 I M n i)) (known_4 I M n (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun q43 h3 => (Or.elim (((Classical.em (q43 = i)).elim (fun h4 => (Or.inl ⟨h4, int_c189⟩))
  (fun h4 => (Or.inr ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩)))
  : q43 = i ∧ 0 < (8 : Int) ∨ 0 ≤ q43 ∧ q43 < i) (fun h4 =>
  (at_right (at_left (at_points1 q43 h4 (Eq.trans ((equation_0 n hl hM q43 trivial) : M t_M [q43] = value_12 I M q43)
  (reduce_congr1 (fun q45 => ⟨(fun h5 => ⟨h5, int_c160⟩), (fun h5 => ⟨h5.1.1, h5.1.2⟩)⟩)
  (fun q45 h5 => (at_congr2 h4.1 rfl))))))))
  (fun h4 => (at_right (at_right (at_left (at_points1 q43 h4 rfl))))))))
  (entails_points2 (fun q46 q47 h3 => (at_right (at_right (at_right (at_points2 q46 q47 h3 rfl))))))))
  : Heap.Entails (known_5 I M n i 8) (known_4 I M n (i + 1)))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_i_rf
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (value_4 I M c0 c1))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points1 a_m
    (fun c0 => 0 ≤ c0 ∧ c0 < n)
    (fun c0 => (M t_M [c0]))

noncomputable def known_6 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_6_1 I M i).and (known_6_2 I M n)))

noncomputable def known_7_1 (I : Interp V) (M : Model V) (i s_0 : Int) : Heap V :=
  .points2 a_i_rf
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 ≤ i) ∧ c0 < s_0 + i)
    (fun c0 c1 => (value_5 I M c0 c1 i s_0))

noncomputable def known_7 (I : Interp V) (M : Model V) (n i s_0 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_7_1 I M i s_0).and (known_6_2 I M n)))

noncomputable def known_8_1 (I : Interp V) (M : Model V) (i s_0 s_1 : Int) : Heap V :=
  .points2 a_i_rf
    (fun c0 c1 => (c0 = i ∧ 0 ≤ c1 ∧ c1 < s_1) ∧ s_0 = 0 ∨ ((0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 ≤ i) ∧ c0 < s_0 + i)
    (fun c0 c1 => (value_6 I M c0 c1 i s_0 s_1))

noncomputable def known_8 (I : Interp V) (M : Model V) (n i s_0 s_1 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_8_1 I M i s_0 s_1).and (known_6_2 I M n)))

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

noncomputable abbrev value_15 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, y_k0]], I.index .i32 y_k0, I.fn f_6 []])))

theorem vc_8 (i s_0 s_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ s_0) (h4 : s_0 < 6) (h5 : 0 ≤ s_1) (h6 : s_1 < 8) :
    (body_8 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_m_rf [n, 8]) a_i_rf [n, 8]) ((((base E n).set v_i i).set v_s_0 s_0).set v_s_1 s_1) (known_8 I M n i s_0 s_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h7 : s_0 = 0) =>
  (vc_assign_of (I.fn f_3 []) (in_allocated ⟨h1, h2, h5, h6, trivial⟩)
  ev_const rfl)) (fun (h7 : ¬ s_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (s_0 = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_lab_neba_tab h3 h7)))) : s_0 = 0 ∨ 0 < s_0)
  (fun h7 => (vc_accumulate_of (I.fn f_3 [])
  (I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, 8 * s_0 + s_1]], I.index .i32 (8 * s_0 + s_1), I.fn f_6 []])
  (at_if_of cond_holds (fun (h8 : s_0 = 0) => (at_set_eq2 i s_1 i s_1 ⟨rfl, rfl⟩ rfl))
  (fun (h8 : ¬ s_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : s_0 = 0) =>
  (at_set_other (by decide) ((at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl)))
  : (known_8 I M n i s_0 s_1) ⟨a_m, [i]⟩ (M t_M [i]))))
  (fun (h8 : ¬ s_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : s_0 = 0) => (at_set_other (by decide)
  ((at_left (at_points2 i (8 * s_0 + s_1) ⟨⟨(int_c27 h3 h5), (fact_0 h7 h6)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_8 I M n i s_0 s_1) ⟨a_a, [i, 8 * s_0 + s_1]⟩ (M t_A [i, 8 * s_0 + s_1]))))
  (fun (h8 : ¬ s_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))) ev_nil)))
  (ev_cons ev_index (ev_cons ev_const ev_nil)))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q52 => int_not_one_lt_zero)))) rfl)
  : I.fn f_2 [I.fn f_3 [], I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, 8 * s_0 + s_1]], I.index .i32 (8 * s_0 + s_1), I.fn f_6 []]] = I.fn f_2 [value_15 I M i, I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, 8 * s_0 + s_1]], I.index .i32 (8 * s_0 + s_1), I.fn f_6 []]])
  (append1 (8 * s_0 + s_1) s_1 (s_1 + 1)
  (fun q51 h8 => (Or.elim h8 (fun h9 => ⟨(int_c286 h3 h9), (int_c290 h7 h9)⟩)
  (fun h9 => (False.elim (int_c294 h9.1.1 h9.1.2 h7))))) (fun q51 => ⟨(fun h8 =>
  (Or.elim h8 (fun h9 => (Or.inr (int_c5 h9))) (fun h9 => (False.elim (int_c294 h9.1.1 h9.1.2 h7))))), (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_one_lt_zero h9))) (fun h9 => (Or.inl (int_c5 h9)))))⟩)
  (fun q51 h8 => (False.elim (int_one_lt_zero h8))) (fun q51 h8 => rfl) rfl))
  : I.fn f_2 [I.fn f_3 [], I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, 8 * s_0 + s_1]], I.index .i32 (8 * s_0 + s_1), I.fn f_6 []]] = value_10 I M i s_0 s_1)))
  (fun h7 => (vc_accumulate_of (value_6 I M i s_1 i s_0 s_1)
  (I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, 8 * s_0 + s_1]], I.index .i32 (8 * s_0 + s_1), I.fn f_6 []])
  (at_if_of cond_holds (fun (h8 : s_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ s_0 = 0) =>
  ((at_right (at_left (at_points2 i s_1 (Or.inr ⟨⟨⟨h5, h6⟩, ⟨h1, int_refl⟩⟩, (int_lt_add_left h7)⟩) rfl)))
  : (known_8 I M n i s_0 s_1) ⟨a_i_rf, [i, s_1]⟩ (value_6 I M i s_1 i s_0 s_1))))
  (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : s_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ s_0 = 0) => ((at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl)))
  : (known_8 I M n i s_0 s_1) ⟨a_m, [i]⟩ (M t_M [i]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : s_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ s_0 = 0) =>
  ((at_left (at_points2 i (8 * s_0 + s_1) ⟨⟨(int_c216 h5 h7), (fact_1 h4 h6)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_8 I M n i s_0 s_1) ⟨a_a, [i, 8 * s_0 + s_1]⟩ (M t_A [i, 8 * s_0 + s_1]))))) ev_nil)))
  (ev_cons ev_index (ev_cons ev_const ev_nil)))) ((append1 (8 * s_0 + s_1) s_1 (s_1 + 8 * s_0 + 1)
  (fun q53 h8 => (Or.elim h8 (fun h9 => ⟨(int_c283 h9 h7), (int_eab_taB h9)⟩)
  (fun h9 => ⟨h9.1.1, (int_c262 h9.1.2)⟩)))
  (fun q53 => ⟨(fun h8 => (Or.elim h8 (fun h9 => (Or.inr (int_c5 h9)))
  (fun h9 => (Or.inl (Or.inr ⟨⟨⟨h9.1.1, (int_c44 h9.1.2)⟩, rfl⟩, h9.2⟩))))), (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (False.elim (int_irrefl h11.2)))
  (fun h11 => (False.elim (int_irrefl h11.2)))))
  (fun h10 => (Or.inr ⟨⟨h10.1.1.1, (int_c44 h10.1.1.2)⟩, h10.2⟩))))
  (fun h9 => (Or.inl (int_c5 h9)))))⟩)
  (fun q53 h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_irrefl h10.2)))
  (fun h10 => (False.elim (int_irrefl h10.2))))) (fun h9 => (int_c200 h9.1.1.2))))
  (fun q53 h8 => rfl) rfl)
  : I.fn f_2 [value_6 I M i s_1 i s_0 s_1, I.fn f_4 [I.fn f_5 [M t_M [i], M t_A [i, 8 * s_0 + s_1]], I.index .i32 (8 * s_0 + s_1), I.fn f_6 []]] = value_10 I M i s_0 s_1)))))

theorem kept_8 (i s_0 s_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ s_0) (h4 : s_0 < 6) (h5 : 0 ≤ s_1) (h6 : s_1 < 8) :
    Heap.Entails ((body_8 I M).post ((((base E n).set v_i i).set v_s_0 s_0).set v_s_1 s_1) (known_8 I M n i s_0 s_1)) (known_8 I M n i s_0 (s_1 + 1)) :=
  (show Heap.Entails _ (known_8 I M n i s_0 (s_1 + 1)) from
  (entails_and (entails_points2 (fun q54 q55 h7 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h8 : s_0 = 0) => (at_set_other (by decide) (at_left (at_points2 q54 q55 h7 rfl))))
  (fun (h8 : ¬ s_0 = 0) => (at_left (at_points2 q54 q55 h7 rfl))))))) (entails_and
  (entails_points2 (fun q56 q57 h7 => (Or.elim h7 (fun h8 => ((Classical.em (q56 = i ∧ q57 = s_1)).elim
  (fun h9 => (at_set_eq2 q56 q57 i s_1 h9 ((reduce_congr1 (fun q58 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (int_c64 h9.2 h12.1.1)))
  (fun h12 => (False.elim (int_eab_tab_F h8.1.1 h12.2)))))
  (fun h11 => (False.elim (int_c295 h11.1.1.1 h11.1.1.2 h8.2))))), (fun h10 => (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨⟨(int_c63 h9.2 h11), h8.1.1⟩, h8.1.2.2⟩)))
  (fun h11 => (False.elim (int_c294 h11.1.1 h11.1.2 h8.2)))))⟩)
  (fun q58 h10 => (fn_congr3 (fn_congr2 (at_congr1 h8.1.1) (at_congr2 h8.1.1 rfl)) rfl rfl)))
  : value_6 I M q56 q57 i s_0 (s_1 + 1) = value_10 I M i s_0 s_1)))
  (fun h9 => (at_set_ne2 q56 q57 i s_1 h9
  (at_if_of cond_holds (fun (h10 : s_0 = 0) => (at_set_ne2 q56 q57 i s_1 h9
  (at_right (at_left (at_points2 q56 q57 (Or.inl ⟨⟨h8.1.1, ⟨h8.1.2.1, (int_c0 h8.1.1 h8.1.2.2 h9)⟩⟩, h8.2⟩)
  (reduce_congr1 (fun q59 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_c0 h8.1.1 h8.1.2.2 h9)⟩)))
  (fun h13 => (False.elim (int_eab_tab_F h8.1.1 h13.2)))))
  (fun h12 => (False.elim (int_c295 h12.1.1.1 h12.1.1.2 h8.2))))), (fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, h8.1.2.2⟩)))
  (fun h13 => (False.elim (int_eab_tab_F h8.1.1 h13.2)))))
  (fun h12 => (False.elim (int_c295 h12.1.1.1 h12.1.1.2 h8.2)))))⟩) (fun q59 h11 => rfl)))))))
  (fun (h10 : ¬ s_0 = 0) => (False.elim ((int_eab_neab_F h8.2 h10) : False))))))))
  (fun h8 => ((Classical.em (q56 = i ∧ q57 = s_1)).elim
  (fun h9 => (at_set_eq2 q56 q57 i s_1 h9 ((reduce_congr1 (fun q60 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (int_c64 h9.2 h12.1.1)))
  (fun h12 => (False.elim (int_eab_tab_F h9.1 h12.2))))) (fun h11 =>
  (Or.inr ⟨⟨(int_lbc_eba_lac h11.1.1.1 h9.2), (int_c130 h11.1.1.2 h9.2)⟩, (int_c237 h9.2 h11.2)⟩)))), (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨⟨(int_c63 h9.2 h11), h9.1⟩, (int_eab_taB h9.2)⟩)))
  (fun h11 =>
  (Or.inr ⟨⟨⟨(int_lbc_eab_lac h11.1.1 h9.2), (int_c131 h11.1.2 h9.2)⟩, h9.1⟩, (int_c185 h9.2 h11.2)⟩))))⟩)
  (fun q60 h10 => (fn_congr3 (fn_congr2 (at_congr1 h9.1) (at_congr2 h9.1 rfl)) rfl rfl)))
  : value_6 I M q56 q57 i s_0 (s_1 + 1) = value_10 I M i s_0 s_1)))
  (fun h9 => (at_set_ne2 q56 q57 i s_1 h9
  (at_if_of cond_holds (fun (h10 : s_0 = 0) => (at_set_ne2 q56 q57 i s_1 h9
  (at_right (at_left (at_points2 q56 q57 (Or.inr h8) (reduce_congr1 (fun q61 => ⟨(fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (False.elim (int_c211 h13.1.2 h10 h8.2)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (False.elim (int_c211 h12.1.2 h10 h8.2))))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (False.elim (int_c211 h13.1.2 h10 h8.2)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (False.elim (int_c211 h12.1.2 h10 h8.2)))))⟩)
  (fun q61 h11 => rfl))))))) (fun (h10 : ¬ s_0 = 0) =>
  (at_right (at_left (at_points2 q56 q57 (Or.inr h8) ((reduce_congr1 (fun q62 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_c0 h13.1.2 h13.2 h9)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12)))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_tab_taB h13.2)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12))))⟩) (fun q62 h11 => rfl))
  : value_6 I M q56 q57 i s_0 (s_1 + 1) = value_6 I M q56 q57 i s_0 s_1)))))))))))))
  (entails_points1 (fun q63 h7 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h8 : s_0 = 0) => (at_set_other (by decide) (at_right (at_right (at_points1 q63 h7 rfl)))))
  (fun (h8 : ¬ s_0 = 0) => (at_right (at_right (at_points1 q63 h7 rfl)))))))))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_s_1 (.const 0) (.const 8)
    (fun e x => known_8 I M (e v_n) (e v_i) (e v_s_0) x) (body_8 I M)

theorem vc_7 (i s_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ s_0) (h4 : s_0 < 6) :
    (body_7 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_m_rf [n, 8]) a_i_rf [n, 8]) (((base E n).set v_i i).set v_s_0 s_0) (known_7 I M n i s_0) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q64 q65 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.1.2.1 h6.1.2.2))) (fun h6 =>
  (at_right (at_left (at_points2 q64 q65 h6 (reduce_congr1 (fun q66 => ⟨(fun h7 => (Or.elim h7 (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_lab_tba_F h6.1.1.1 h9.2))) (fun h9 => (Or.inl h9))))
  (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl (Or.inr h8))) (fun h8 => (Or.inr h8))))⟩)
  (fun q66 h7 => rfl))))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_7 I M n i s_0) (known_8 I M n i s_0 0))
  (fun s_1 h5 h6 => (vc_8 n hl hM i s_0 s_1 h0 h1 h2 h3 h4 h5 h6))
  (fun s_1 h5 h6 => (kept_8 n hl hM i s_0 s_1 h0 h1 h2 h3 h4 h5 h6)))

theorem kept_7 (i s_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ s_0) (h4 : s_0 < 6) :
    Heap.Entails ((body_7 I M).post (((base E n).set v_i i).set v_s_0 s_0) (known_7 I M n i s_0)) (known_7 I M n i (s_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q67 q68 h5 => (at_right (at_left (at_points2 q67 q68 ((Classical.em (q67 = i)).elim
  (fun h6 => ((Classical.em (s_0 = 0)).elim (fun h7 => (Or.inl ⟨⟨h6, ⟨h5.1.1.1, h5.1.1.2⟩⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c53 h5.1.2.2 h3 h7)⟩))))
  (fun h6 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c125 h5.1.2.2 h3 h6)⟩)))
  (reduce_congr1 (fun q69 => ⟨(fun h6 => (Or.elim h6 (fun h7 => (Or.inl (Or.inr h7))) (fun h7 =>
  ((Classical.em (q69 = 8 * s_0 + q68)).elim (fun h8 => (Or.inl (Or.inl ⟨⟨h8, h7.1.2⟩, h5.1.1.2⟩)))
  (fun h8 => (Or.inr ⟨⟨⟨h7.1.1.1, (int_c240 h7.1.1.2 h7.2 h8)⟩, h7.1.2⟩, h7.2⟩)))))), (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7
  (fun h8 => (Or.inr ⟨⟨⟨(int_c219 h3 h8.1.1), (int_c233 h8.1.1)⟩, h8.1.2⟩, (int_c228 h8.1.1)⟩))
  (fun h8 => (Or.inl h8)))) (fun h7 => (Or.inr ⟨⟨⟨h7.1.1.1, (int_c235 h7.1.1.2)⟩, h7.1.2⟩, h7.2⟩))))⟩)
  (fun q69 h6 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_8 I M n i s_0 8) (known_7 I M n i (s_0 + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_i_rf] <|
    .for v_s_0 (.const 0) (.const 6)
      (fun e x => known_7 I M (e v_n) (e v_i) x) (body_7 I M)

theorem vc_6 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_6 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_m_rf [n, 8]) a_i_rf [n, 8]) ((base E n).set v_i i) (known_6 I M n i) :=
  (vc_scope (vc_for_of 0 6 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q70 q71 h3 =>
  (at_right (at_left (at_points2 q70 q71 ⟨h3.1.1, ⟨h3.1.2.1, (int_lt_zero_add h3.2)⟩⟩ (reduce_congr1 (fun q72 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => (False.elim (int_c165 h5.1.2 h3.2))))), (fun h4 => (Or.inl ⟨h4, (int_lt_zero_add h3.2)⟩))⟩)
  (fun q72 h4 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_6 I M n i) (known_7 I M n i 0))
  (fun s_0 h3 h4 => (vc_7 n hl hM i s_0 h0 h1 h2 h3 h4))
  (fun s_0 h3 h4 => (kept_7 n hl hM i s_0 h0 h1 h2 h3 h4))))

theorem kept_6 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_6 I M).post ((base E n).set v_i i) (known_6 I M n i)) (known_6 I M n (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q73 q74 h3 =>
  (at_right (at_left (at_points2 q73 q74 ⟨⟨h3.1, ⟨h3.2.1, (int_taB_lab h3.2.2)⟩⟩, (fact_2 h3.2.2)⟩ (reduce_congr1
  (fun q75 => ⟨(fun h4 => ((Classical.em (q73 < i)).elim (fun h5 => (Or.inl ⟨h4, h5⟩))
  (fun h5 => (Or.inr ⟨⟨⟨h4.1.1, (fact_3 h4.1.2)⟩, (int_taB_ntab_eab h3.2.2 h5)⟩, h4.2⟩)))), (fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => ⟨⟨h5.1.1.1, (fact_4 h5.1.1.2)⟩, h5.2⟩)))⟩)
  (fun q75 h4 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_7 I M n i 6) (known_6 I M n (i + 1)))

theorem race_6 (h0 : 0 ≤ n) :
    ParVC I 0 n (body_6 I M).erase (fun i => ((base E n).set v_i i)) (fun i => (body_6 I M).post ((base E n).set v_i i) (known_6 I M n i)) :=
  (race_arrays [a_i_rf] rfl rfl (all_cons
  (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 8) (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 8)
  (fun i h1 h2 => (w_scope (w_for 0 6 rfl rfl (fun s_0 h3 h4 => (w_for 0 8 rfl rfl (fun s_1 h5 h6 =>
  (w_seq (w_if_of cond_holds (fun (h7 : s_0 = 0) => (w_assign2 i s_1 ⟨rfl, ⟨h5, h6⟩⟩))
  (fun (h7 : ¬ s_0 = 0) => (w_none rfl))) (w_accumulate2 i s_1 ⟨rfl, ⟨h5, h6⟩⟩))))))))
  (fun i h1 h2 => (r_scope (r_for 0 6 rfl rfl (fun s_0 h3 h4 => (r_for 0 8 rfl rfl
  (fun s_1 h5 h6 => (r_seq (r_none rfl) (r_accumulate2 (x_none rfl) i s_1 ⟨rfl, ⟨h5, h6⟩⟩))))))))
  (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))
  all_nil))

noncomputable def known_9_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_i
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_I [c0]))

noncomputable def known_9_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_i_rf
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (value_4 I M c0 c1))

noncomputable def known_9 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_9_0 I M i).and (known_9_1 I M n))

noncomputable def known_10_0 (I : Interp V) (M : Model V) (i s_1 : Int) : Heap V :=
  .points1 a_i
    (fun c0 => c0 = i ∧ 0 < s_1)
    (fun c0 => (value_7 I M i s_1))

noncomputable def known_10_2 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_i_rf
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (value_4 I M c0 c1))

noncomputable def known_10 (I : Interp V) (M : Model V) (n i s_1 : Int) : Heap V :=
  ((known_10_0 I M i s_1).and ((known_9_0 I M i).and (known_10_2 I M n)))

noncomputable def body_10 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_s_1) (.const 0)) (
    .assign a_i [.var v_i] (.fn f_3 [])
      (fun e => (I.fn f_3 []))
  ) (
    .skip
  )) <|
  .accumulate false f_2 a_i [.var v_i] (.read a_i_rf [.var v_i, .var v_s_1])
    (fun e => (value_11 I M (e v_i) (e v_s_1)))

theorem vc_10 (i s_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ s_1) (h4 : s_1 < 8) :
    (body_10 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_m_rf [n, 8]) a_i_rf [n, 8]) (((base E n).set v_i i).set v_s_1 s_1) (known_10 I M n i s_1) :=
  (vc_seq
  (vc_if_of cond_holds (fun (h5 : s_1 = 0) => (vc_assign_of (I.fn f_3 [])
  (in_other (by decide) (in_other (by decide) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_i t_I [v_i0] [.var v_i0] none)) (R := (Region.mk t_I [(.const 0, .var v_n)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_i rfl rfl h1)))) ev_const rfl))
  (fun (h5 : ¬ s_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (s_1 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : s_1 = 0 ∨ 0 < s_1)
  (fun h5 => (vc_accumulate_of (I.fn f_3 []) (value_4 I M i s_1)
  (at_if_of cond_holds (fun (h6 : s_1 = 0) => (at_set_eq1 i i rfl rfl))
  (fun (h6 : ¬ s_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : s_1 = 0) =>
  (at_set_other (by decide) ((at_right (at_right (at_points2 i s_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_10 I M n i s_1) ⟨a_i_rf, [i, s_1]⟩ (value_4 I M i s_1))))
  (fun (h6 : ¬ s_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q81 => int_not_one_lt_zero)))) rfl)
  : I.fn f_2 [I.fn f_3 [], value_4 I M i s_1] = I.fn f_2 [value_15 I M i, value_4 I M i s_1])
  (union_in_order1 (law_3 hl) (law_4 hl) 0 (40 + 1)
  (fun q79 h6 => ⟨h6.1.1, (fact_5 h6.2 h5 h6.1.2)⟩) (fun q79 =>
  ⟨(fun h6 => (Or.inr ⟨⟨(int_lbc_eab_lac h6.1.1 h5), (fact_6 h6.2 h6.1.2)⟩, (int_c297 h6.2 h5)⟩)), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨⟨(int_lab_lbc_lac h3 h7.1.1), (fact_7 h7.1.2 h5)⟩, (int_c298 h3 h7.2)⟩)))⟩)
  (fun q79 q80 h6 h7 => (False.elim (int_one_lt_zero h6))) (fun q79 h6 => rfl) (fun q79 h6 => rfl)))
  : I.fn f_2 [I.fn f_3 [], value_4 I M i s_1] = value_11 I M i s_1)))
  (fun h5 => (vc_accumulate_of (value_7 I M i s_1) (value_4 I M i s_1)
  (at_if_of cond_holds (fun (h6 : s_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ s_1 = 0) =>
  ((at_left (at_points1 i ⟨rfl, h5⟩ rfl)) : (known_10 I M n i s_1) ⟨a_i, [i]⟩ (value_7 I M i s_1))))
  (ev_read (at_if_of cond_holds (fun (h6 : s_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ s_1 = 0) => ((at_right (at_right (at_points2 i s_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_10 I M n i s_1) ⟨a_i_rf, [i, s_1]⟩ (value_4 I M i s_1)))))
  ((union1 (law_3 hl) (law_5 hl) (law_4 hl) 0 (s_1 + 40 + 1)
  (fun q82 h6 => ⟨h6.1.1, (fact_8 h6.2 h6.1.2)⟩) (fun q82 =>
  ⟨(fun h6 => ((Classical.em (q82 % 8 < s_1)).elim (fun h7 => (Or.inl ⟨⟨h6.1.1, h6.1.2⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(int_c276 h6.1.1 h7), (fact_6 h6.2 h6.1.2)⟩, (int_c299 h6.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨⟨(int_lbc_tab_lac h7.1.1 h5), (fact_9 h7.1.2 h4)⟩, (int_c296 h7.2 h5)⟩)))⟩)
  (fun q82 h6 => (fun h7 => (int_c231 h7.2 h4 h6.2))) (fun q82 h6 => rfl) (fun q82 h6 => rfl))
  : I.fn f_2 [value_7 I M i s_1, value_4 I M i s_1] = value_11 I M i s_1)))))

theorem kept_10 (i s_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ s_1) (h4 : s_1 < 8) :
    Heap.Entails ((body_10 I M).post (((base E n).set v_i i).set v_s_1 s_1) (known_10 I M n i s_1)) (known_10 I M n i (s_1 + 1)) :=
  (show Heap.Entails _ (known_10 I M n i (s_1 + 1)) from
  (entails_and (entails_points1 (fun q84 h5 => (at_set_eq1 q84 i h5.1 ((reduce_congr1 (fun q85 =>
  ⟨(fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_taB_lab h6.2)⟩), (fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_lab_taB h6.2)⟩)⟩)
  (fun q85 h6 => rfl)) : value_7 I M i (s_1 + 1) = value_11 I M i s_1)))) (entails_and
  (entails_points1 (fun q86 h5 => (at_set_ne1 q86 i (int_tab_neab h5.2) (at_if_of cond_holds (fun (h6 : s_1 = 0) =>
  (at_set_ne1 q86 i (int_tab_neab h5.2) (at_right (at_left (at_points1 q86 h5 rfl)))))
  (fun (h6 : ¬ s_1 = 0) => (at_right (at_left (at_points1 q86 h5 rfl))))))))
  (entails_points2 (fun q87 q88 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : s_1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points2 q87 q88 h5 rfl)))))
  (fun (h6 : ¬ s_1 = 0) => (at_right (at_right (at_points2 q87 q88 h5 rfl)))))))))))

noncomputable def body_9 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_i] <|
    .for v_s_1 (.const 0) (.const 8)
      (fun e x => known_10 I M (e v_n) (e v_i) x) (body_10 I M)

theorem vc_9 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_9 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_m_rf [n, 8]) a_i_rf [n, 8]) ((base E n).set v_i i) (known_9 I M n i) :=
  (vc_scope (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_points1 (fun q89 h3 => (False.elim (int_irrefl h3.2))))
  (entails_and (entails_left entails_refl)
  (entails_points2 (fun q90 q91 h3 => (at_right (at_points2 q90 q91 h3 rfl))))))
  : Heap.Entails (known_9 I M n i) (known_10 I M n i 0))
  (fun s_1 h3 h4 => (vc_10 n hl hM i s_1 h0 h1 h2 h3 h4))
  (fun s_1 h3 h4 => (kept_10 n hl hM i s_1 h0 h1 h2 h3 h4))))

theorem kept_9 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_9 I M).post ((base E n).set v_i i) (known_9 I M n i)) (known_9 I M n (i + 1)) :=
  ((entails_and
  (entails_points1 (fun q92 h3 => (Or.elim (((Classical.em (q92 = i)).elim (fun h4 => (Or.inl ⟨h4, int_c189⟩))
  (fun h4 => (Or.inr ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩)))
  : q92 = i ∧ 0 < (8 : Int) ∨ 0 ≤ q92 ∧ q92 < i) (fun h4 =>
  (at_left (at_points1 q92 h4 (Eq.trans ((equation_1 n hl hM q92 trivial) : M t_I [q92] = value_13 I M q92)
  (reduce_congr1 (fun q94 => ⟨(fun h5 => ⟨h5, int_c160⟩), (fun h5 => ⟨h5.1.1, h5.1.2⟩)⟩)
  (fun q94 h5 => (fn_congr3 (fn_congr2 (at_congr1 h4.1) (at_congr2 h4.1 rfl)) rfl rfl)))))))
  (fun h4 => (at_right (at_left (at_points1 q92 h4 rfl)))))))
  (entails_points2 (fun q95 q96 h3 => (at_right (at_right (at_points2 q95 q96 h3 rfl))))))
  : Heap.Entails (known_10 I M n i 8) (known_9 I M n (i + 1)))

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

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_allocate (vc_allocate (vc_allocate (vc_seq (vc_par_of 0 n rfl rfl (show Heap.Entails _ (known_1 I M n 0) from (entails_and
  (entails_points2 (fun q24 q25 h1 => (at_without (by decide) (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_n), (.const 0, .const 48)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q24, q25]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q24, _, rfl, h1.2.1, h1.2.2, q25, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))))
  (entails_points2 (fun q26 q27 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))))
  (fun i h1 h2 => (vc_1 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 n hl hM i h0 h1 h2))
  (race_1 n hl hM h0)) (vc_seq (vc_for_of 0 n rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun q48 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_points2 (fun q49 q50 h1 =>
  (at_right (at_points2 q49 q50 ⟨h1.1, ⟨h1.2.1, (int_lt_max_right h1.2.2)⟩⟩ rfl))))))
  : Heap.Entails (known_1 I M n (max 0 n)) (known_4 I M n 0))
  (fun i h1 h2 => (vc_4 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_4 n hl hM i h0 h1 h2)))
  (vc_seq (vc_par_of 0 n rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun q76 q77 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points1 (fun q78 h1 => (at_right (at_left (at_points1 q78 ⟨h1.1, (int_lt_max_right h1.2)⟩ rfl)))))))
  : Heap.Entails (known_4 I M n (max 0 n)) (known_6 I M n 0))
  (fun i h1 h2 => (vc_6 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_6 n hl hM i h0 h1 h2))
  (race_6 n hl hM h0)) (vc_for_of 0 n rfl rfl
  ((entails_and (entails_points1 (fun q97 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_points2 (fun q98 q99 h1 =>
  (at_right (at_left (at_points2 q98 q99 ⟨h1.1, ⟨h1.2.1, (int_lt_max_right h1.2.2)⟩⟩ rfl))))))
  : Heap.Entails (known_6 I M n (max 0 n)) (known_9 I M n 0))
  (fun i h1 h2 => (vc_9 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_9 n hl hM i h0 h1 h2)))))))))

theorem output_0_1 (q100 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q100) (h2 : q100 < n) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_i, [q100]⟩ (M t_I [q100]) :=
  (at_restore (by decide) (at_restore (by decide)
  (at_restore (by decide) ((at_left (at_points1 q100 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_9 I M n (max 0 n)) ⟨a_i, [q100]⟩ (M t_I [q100])))))

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
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []] (.declared "max_f32") [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 48))) (.access t_A [.var v_i, .var v_k])) ((base E n).set v_i i) :=
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
