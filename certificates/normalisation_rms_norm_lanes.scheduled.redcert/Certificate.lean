module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `j` -/ abbrev v_j : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `k_0` -/ abbrev v_k_0 : Var := 6
/-- `k_1` -/ abbrev v_k_1 : Var := 7
/-- `x` -/ abbrev a_x : Arr := 0
/-- `g` -/ abbrev a_g : Arr := 1
/-- `o` -/ abbrev a_o : Arr := 2
/-- `s` -/ abbrev a_s : Arr := 3
/-- `s_rf` -/ abbrev a_s_rf : Arr := 4
/-- `X` -/ abbrev t_X : Ten := 0
/-- `G` -/ abbrev t_G : Ten := 1
/-- `O` -/ abbrev t_O : Ten := 2
/-- `S` -/ abbrev t_S : Ten := 3

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n)]
  inputs :=
    [
      Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 64)],
      Region.mk t_G [(.const 0, .const 64)]]
  outputs := [Region.mk t_O [(.const 0, .var v_n), (.const 0, .const 64)]]
  equations :=
    [
      Equation.mk
        t_S
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64)))
          (.fn
            (.builtin "*" .f32)
            [.access t_X [.var v_i, .var v_k], .access t_X [.var v_i, .var v_k]])),
      Equation.mk
        t_O
        [v_i, v_j]
        .true
        (.fn
          (.builtin "*" .f32)
          [
            .fn
              (.builtin "/" .f32)
              [
                .access t_X [.var v_i, .var v_j],
                .fn
                  (.builtin "sqrt" .f32)
                  [
                    .fn
                      (.builtin "+" .f32)
                      [
                        .fn
                          (.builtin "/" .f32)
                          [.access t_S [.var v_i], .fn (.literal .f32 64 1) []],
                        .fn (.literal .f32 1 100000) []]]],
            .access t_G [.var v_j]])]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_g t_G [v_i0] [.var v_i0] none,
      Binding.mk a_o t_O [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .allocate a_s [.var v_n] <|
    .allocate a_s_rf [.var v_n, .const 16] <|
    .seq (.par v_i (.const 0) (.var v_n) <|
      .scope [a_s_rf] <|
        .for v_k_0 (.const 0) (.const 4) <|
          .for v_k_1 (.const 0) (.const 16) <|
            .seq (.ifte (.eq (.var v_k_0) (.const 0)) (
              .assign a_s_rf [.var v_i, .var v_k_1] (.fn (.literal .f32 0 1) [])
            ) (
              .skip
            )) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_s_rf
              [.var v_i, .var v_k_1]
              (.fn
                (.builtin "*" .f32)
                [
                  .read a_x [.var v_i, .add (.mul 16 (.var v_k_0)) (.var v_k_1)],
                  .read a_x [.var v_i, .add (.mul 16 (.var v_k_0)) (.var v_k_1)]])) <|
    .seq (.for v_i (.const 0) (.var v_n) <|
      .scope [a_s] <|
        .for v_k_1 (.const 0) (.const 16) <|
          .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
            .assign a_s [.var v_i] (.fn (.literal .f32 0 1) [])
          ) (
            .skip
          )) <|
          .accumulate false (.builtin "+" .f32) a_s [.var v_i] (.read a_s_rf [.var v_i, .var v_k_1])) <|
    .for v_i (.const 0) (.var v_n) <|
      .for v_j (.const 0) (.const 64) <|
        .assign
          a_o
          [.var v_i, .var v_j]
          (.fn
            (.builtin "*" .f32)
            [
              .fn
                (.builtin "/" .f32)
                [
                  .read a_x [.var v_i, .var v_j],
                  .fn
                    (.builtin "sqrt" .f32)
                    [
                      .fn
                        (.builtin "+" .f32)
                        [
                          .fn (.builtin "/" .f32) [.read a_s [.var v_i], .fn (.literal .f32 64 1) []],
                          .fn (.literal .f32 1 100000) []]]],
              .read a_g [.var v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) ∧ RightComm I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl.2.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32
abbrev f_3 : Fn := .builtin "/" .f32
abbrev f_4 : Fn := .builtin "sqrt" .f32
abbrev f_5 : Fn := .literal .f32 64 1
abbrev f_6 : Fn := .literal .f32 1 100000

abbrev base (E : Env) (x_n : Int) : Env := (E.set v_n x_n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_o : ∀ b ∈ impl.bindings, b.array = a_o → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b < 16) : 16 * x_a + x_b < 64 :=
  by omega

theorem fact_1 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = x_a + 16 * x_c) : x_a ≤ x_b :=
  by omega

theorem fact_2 {x_a x_b x_c : Int} (h0 : x_c = 0) (h1 : x_a = x_b + 16 * x_c) : x_a < x_b + 1 :=
  by omega

theorem fact_3 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ x_a + 16 * x_c + (-16)) (h2 : x_c = 0) : False :=
  by omega

theorem fact_4 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 0 < x_a) : 0 ≤ 16 * x_a + x_b :=
  by omega

theorem fact_5 {x_a x_b x_c : Int} (h0 : x_b = x_a + 16 * x_c) (h1 : 0 < x_c) : x_a ≤ x_b :=
  by omega

theorem fact_6 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-16)) : x_a < x_b + 1 :=
  by omega

theorem fact_7 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-16)) : x_a < x_b :=
  by omega

theorem fact_8 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ 16 * x_c + x_a + (-16)) (h2 : x_c = 0) : False :=
  by omega

theorem fact_9 {x_a x_b x_c x_d : Int} (h0 : x_d = x_b) (h1 : (x_a + (-1) * x_d) % 16 = x_c) : (x_a + (-1) * x_b) % 16 = x_c :=
  by omega

theorem fact_10 {x_a x_b x_c x_d : Int} (h0 : x_b = x_d) (h1 : (x_a + (-1) * x_d) % 16 = x_c) : (x_a + (-1) * x_b) % 16 = x_c :=
  by omega

theorem fact_11 {x_a x_b x_c : Int} (h0 : x_a ≤ 16 * (x_b + 1) + x_c + (-16)) (h1 : (x_a + (-1) * x_c) % 16 = 0) (h2 : ¬ x_a = 16 * x_b + x_c) : x_a ≤ 16 * x_b + x_c + (-16) :=
  by omega

theorem fact_12 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = 16 * x_c + x_a) : x_a ≤ x_b :=
  by omega

theorem fact_13 {x_a x_b x_c : Int} (h0 : x_a = 16 * x_b + x_c) : x_a ≤ 16 * (x_b + 1) + x_c + (-16) :=
  by omega

theorem fact_14 {x_a x_b x_c : Int} (h0 : x_a = 16 * x_c + x_b) : (x_a + (-1) * x_b) % 16 = 0 :=
  by omega

theorem fact_15 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 16 * x_b + x_c + x_d) : x_a ≤ 16 * (x_b + 1) + x_c + x_d :=
  by omega

theorem fact_16 {x_a x_b : Int} (h0 : x_a ≤ x_b + 48) : x_a ≤ 16 * 4 + x_b + (-16) :=
  by omega

theorem fact_17 {x_a x_b : Int} (h0 : x_a ≤ 16 * 4 + x_b + (-16)) : x_a ≤ x_b + 48 :=
  by omega

theorem fact_18 {x_a x_b : Int} (h0 : x_a % 16 ≤ x_b) (h1 : x_b = 0) (h2 : x_a < 64) : x_a < 48 + 1 :=
  by omega

theorem fact_19 {x_a x_b : Int} (h0 : x_a % 16 ≤ x_b) (h1 : x_a < 64) : x_a ≤ x_b + 48 :=
  by omega

theorem fact_20 {x_a x_b : Int} (h0 : x_a % 16 ≤ x_b) (h1 : x_b = 0) : (x_a + (-1) * x_b) % 16 = 0 :=
  by omega

theorem fact_21 {x_a x_b : Int} (h0 : x_a ≤ x_b + 48) (h1 : x_b = 0) : x_a < 64 :=
  by omega

theorem fact_22 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : (x_a + (-1) * x_b) % 16 = 0) : x_a % 16 ≤ x_b :=
  by omega

theorem fact_23 {x_a x_b : Int} (h0 : x_a % 16 ≤ x_b) (h1 : x_a < 64) : x_a < x_b + 48 + 1 :=
  by omega

theorem fact_24 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : ¬ x_b % 16 < x_a) : x_a ≤ x_b :=
  by omega

theorem fact_25 {x_a x_b : Int} (h0 : x_a % 16 ≤ x_b) (h1 : ¬ x_a % 16 < x_b) : (x_a + (-1) * x_b) % 16 = 0 :=
  by omega

theorem fact_26 {x_a x_b : Int} (h0 : x_a ≤ x_b + 48) (h1 : x_b < 16) : x_a < 64 :=
  by omega

theorem fact_27 {x_a x_b : Int} (h0 : (x_a + (-1) * x_b) % 16 = 0) (h1 : 0 < x_b) : x_a % 16 ≤ x_b :=
  by omega

theorem fact_28 {x_a x_b : Int} (h0 : (x_a + (-1) * x_b) % 16 = 0) (h1 : x_b < 16) (h2 : x_a % 16 < x_b) : False :=
  by omega

theorem fact_29 {x_a : Int} : x_a % 16 < 16 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 y_c1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_c1 ≤ y_k0 ∧ y_k0 ≤ y_c1 + 48) ∧ (y_k0 + (-1) * y_c1) % 16 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_c0, y_k0], M t_X [y_c0, y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 y_c1 x_i x_k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_c1 ≤ y_k0 ∧ y_k0 ≤ y_c1 + 48) ∧ (y_k0 + (-1) * y_c1) % 16 = 0) ∧ y_c0 < x_i ∨ ((y_c1 ≤ y_k0 ∧ y_k0 ≤ 16 * x_k_0 + y_c1 + (-16)) ∧ y_c0 = x_i) ∧ (y_k0 + (-1) * y_c1) % 16 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_c0, y_k0], M t_X [y_c0, y_k0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_c0 y_c1 x_i x_k_0 x_k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_k0 = 16 * x_k_0 + y_c1 ∧ y_c0 = x_i) ∧ y_c1 < x_k_1 ∨ ((y_c1 ≤ y_k0 ∧ y_k0 ≤ y_c1 + 48) ∧ (y_k0 + (-1) * y_c1) % 16 = 0) ∧ y_c0 < x_i) ∨ ((y_c1 ≤ y_k0 ∧ y_k0 ≤ 16 * x_k_0 + y_c1 + (-16)) ∧ y_c0 = x_i) ∧ (y_k0 + (-1) * y_c1) % 16 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [y_c0, y_k0], M t_X [y_c0, y_k0]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_i x_k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 64) ∧ y_k0 % 16 < x_k_1)) (body1 (fun y_k0 => I.fn f_2 [M t_X [x_i, y_k0], M t_X [x_i, y_k0]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_i x_k_0 x_k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = x_k_1 + 16 * x_k_0 ∨ (x_k_1 ≤ y_k0 ∧ y_k0 ≤ x_k_1 + 16 * x_k_0 + (-16)) ∧ (y_k0 + (-1) * x_k_1) % 16 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [x_i, y_k0], M t_X [x_i, y_k0]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_i x_k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 64) ∧ y_k0 % 16 ≤ x_k_1)) (body1 (fun y_k0 => I.fn f_2 [M t_X [x_i, y_k0], M t_X [x_i, y_k0]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 64)) (body1 (fun y_k0 => I.fn f_2 [M t_X [x_i, y_k0], M t_X [x_i, y_k0]])))

theorem equation_0 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_S [x_i]) = (value_6 I M x_i) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn f_2 [.access t_X [.var v_i, .var v_k], .access t_X [.var v_i, .var v_k]])) ((base E x_n).set v_i x_i) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < 64) => rfl))))

theorem equation_1 (x_n x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_O [x_i, x_j]) = (I.fn f_2 [I.fn f_3 [M t_X [x_i, x_j], I.fn f_4 [I.fn f_0 [I.fn f_3 [M t_S [x_i], I.fn f_5 []], I.fn f_6 []]]], M t_G [x_j]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_2 [.fn f_3 [.access t_X [.var v_i, .var v_j], .fn f_4 [.fn f_0 [.fn f_3 [.access t_S [.var v_i], .fn f_5 []], .fn f_6 []]]], .access t_G [.var v_j]]) (((base E x_n).set v_i x_i).set v_j x_j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_g
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 64)
    (fun y_c0 => (M t_G [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points2 a_s_rf
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 16) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (value_0 I M y_c0 y_c1))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points2 a_x
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 => (M t_X [y_c0, y_c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_n x_i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_i).and (known_1_2 I M x_n)))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_i x_k_0 : Int) : Heap V :=
  .points2 a_s_rf
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < 16) ∧ 0 ≤ y_c0 ∧ y_c0 ≤ x_i) ∧ y_c0 < x_k_0 + x_i)
    (fun y_c0 y_c1 => (value_1 I M y_c0 y_c1 x_i x_k_0))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_n x_i x_k_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_2_1 I M x_i x_k_0).and (known_1_2 I M x_n)))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_i x_k_0 x_k_1 : Int) : Heap V :=
  .points2 a_s_rf
    (fun y_c0 y_c1 => (y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_k_1) ∧ x_k_0 = 0 ∨ ((0 ≤ y_c1 ∧ y_c1 < 16) ∧ 0 ≤ y_c0 ∧ y_c0 ≤ x_i) ∧ y_c0 < x_k_0 + x_i)
    (fun y_c0 y_c1 => (value_2 I M y_c0 y_c1 x_i x_k_0 x_k_1))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_n x_i x_k_0 x_k_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_3_1 I M x_i x_k_0 x_k_1).and (known_1_2 I M x_n)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_0) (.const 0)) (
    .assign a_s_rf [.var v_i, .var v_k_1] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_s_rf
    [.var v_i, .var v_k_1]
    (.fn
      f_2
      [
        .read a_x [.var v_i, .add (.mul 16 (.var v_k_0)) (.var v_k_1)],
        .read a_x [.var v_i, .add (.mul 16 (.var v_k_0)) (.var v_k_1)]])
    (fun e => (value_4 I M (e v_i) (e v_k_0) (e v_k_1)))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [x_i, y_k0], M t_X [x_i, y_k0]])))

theorem vc_3 (x_n x_i x_k_0 x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_k_0) (h4 : x_k_0 < 4) (h5 : 0 ≤ x_k_1) (h6 : x_k_1 < 16) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_n)) a_s [x_n]) a_s_rf [x_n, 16]) ((((base E x_n).set v_i x_i).set v_k_0 x_k_0).set v_k_1 x_k_1) (known_3 I M x_n x_i x_k_0 x_k_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h7 : x_k_0 = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h1, h2, h5, h6, trivial⟩) ev_const rfl))
  (fun (h7 : ¬ x_k_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_k_0 = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_lab_neba_tab h3 h7)))) : x_k_0 = 0 ∨ 0 < x_k_0)
  (fun h7 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_X [x_i, 16 * x_k_0 + x_k_1], M t_X [x_i, 16 * x_k_0 + x_k_1]])
  (at_if_of cond_holds (fun (h8 : x_k_0 = 0) => (at_set_eq2 x_i x_k_1 x_i x_k_1 ⟨rfl, rfl⟩ rfl))
  (fun (h8 : ¬ x_k_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : x_k_0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_points2 x_i (16 * x_k_0 + x_k_1) ⟨⟨(int_c99 h3 h5), (fact_0 h7 h6)⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_3 I M x_n x_i x_k_0 x_k_1) ⟨a_x, [x_i, 16 * x_k_0 + x_k_1]⟩ (M t_X [x_i, 16 * x_k_0 + x_k_1]))))
  (fun (h8 : ¬ x_k_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : x_k_0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_points2 x_i (16 * x_k_0 + x_k_1) ⟨⟨(int_c99 h3 h5), (fact_0 h7 h6)⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_3 I M x_n x_i x_k_0 x_k_1) ⟨a_x, [x_i, 16 * x_k_0 + x_k_1]⟩ (M t_X [x_i, 16 * x_k_0 + x_k_1]))))
  (fun (h8 : ¬ x_k_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [x_i, 16 * x_k_0 + x_k_1], M t_X [x_i, 16 * x_k_0 + x_k_1]]] = I.fn f_0 [value_7 I M x_i, I.fn f_2 [M t_X [x_i, 16 * x_k_0 + x_k_1], M t_X [x_i, 16 * x_k_0 + x_k_1]]])
  (append1 (16 * x_k_0 + x_k_1) x_k_1 (x_k_1 + 1)
  (fun y_q0 h8 => (Or.elim h8 (fun h9 => ⟨(fact_1 h3 h9), (fact_2 h7 h9)⟩)
  (fun h9 => (False.elim (fact_3 h9.1.1 h9.1.2 h7))))) (fun y_q0 => ⟨(fun h8 =>
  (Or.elim h8 (fun h9 => (Or.inr (int_c5 h9))) (fun h9 => (False.elim (fact_3 h9.1.1 h9.1.2 h7))))), (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_one_lt_zero h9))) (fun h9 => (Or.inl (int_c5 h9)))))⟩)
  (fun y_q0 h8 => (False.elim (int_one_lt_zero h8))) (fun y_q0 h8 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [x_i, 16 * x_k_0 + x_k_1], M t_X [x_i, 16 * x_k_0 + x_k_1]]] = value_4 I M x_i x_k_0 x_k_1)))
  (fun h7 => (vc_accumulate_of (value_2 I M x_i x_k_1 x_i x_k_0 x_k_1)
  (I.fn f_2 [M t_X [x_i, 16 * x_k_0 + x_k_1], M t_X [x_i, 16 * x_k_0 + x_k_1]])
  (at_if_of cond_holds (fun (h8 : x_k_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_k_0 = 0) =>
  ((at_right (at_left (at_points2 x_i x_k_1 (Or.inr ⟨⟨⟨h5, h6⟩, ⟨h1, int_refl⟩⟩, (int_lt_add_left h7)⟩) rfl)))
  : (known_3 I M x_n x_i x_k_0 x_k_1) ⟨a_s_rf, [x_i, x_k_1]⟩ (value_2 I M x_i x_k_1 x_i x_k_0 x_k_1))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : x_k_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_k_0 = 0) =>
  ((at_right (at_right (at_points2 x_i (16 * x_k_0 + x_k_1) ⟨⟨(fact_4 h5 h7), (int_c384 h6 h4)⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_3 I M x_n x_i x_k_0 x_k_1) ⟨a_x, [x_i, 16 * x_k_0 + x_k_1]⟩ (M t_X [x_i, 16 * x_k_0 + x_k_1])))))
  (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : x_k_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ x_k_0 = 0) =>
  ((at_right (at_right (at_points2 x_i (16 * x_k_0 + x_k_1) ⟨⟨(fact_4 h5 h7), (int_c384 h6 h4)⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_3 I M x_n x_i x_k_0 x_k_1) ⟨a_x, [x_i, 16 * x_k_0 + x_k_1]⟩ (M t_X [x_i, 16 * x_k_0 + x_k_1])))))
  ev_nil))) ((append1 (16 * x_k_0 + x_k_1) x_k_1 (x_k_1 + 16 * x_k_0 + 1) (fun y_q2 h8 =>
  (Or.elim h8 (fun h9 => ⟨(fact_5 h9 h7), (int_eab_taB h9)⟩) (fun h9 => ⟨h9.1.1, (fact_6 h9.1.2)⟩)))
  (fun y_q2 => ⟨(fun h8 => (Or.elim h8 (fun h9 => (Or.inr (int_c5 h9)))
  (fun h9 => (Or.inl (Or.inr ⟨⟨⟨h9.1.1, (int_c44 h9.1.2)⟩, rfl⟩, h9.2⟩))))), (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (False.elim (int_irrefl h11.2)))
  (fun h11 => (False.elim (int_irrefl h11.2)))))
  (fun h10 => (Or.inr ⟨⟨h10.1.1.1, (int_c44 h10.1.1.2)⟩, h10.2⟩))))
  (fun h9 => (Or.inl (int_c5 h9)))))⟩)
  (fun y_q2 h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_irrefl h10.2)))
  (fun h10 => (False.elim (int_irrefl h10.2))))) (fun h9 => (fact_7 h9.1.1.2))))
  (fun y_q2 h8 => rfl) rfl)
  : I.fn f_0 [value_2 I M x_i x_k_1 x_i x_k_0 x_k_1, I.fn f_2 [M t_X [x_i, 16 * x_k_0 + x_k_1], M t_X [x_i, 16 * x_k_0 + x_k_1]]] = value_4 I M x_i x_k_0 x_k_1)))))

theorem kept_3 (x_n x_i x_k_0 x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_k_0) (h4 : x_k_0 < 4) (h5 : 0 ≤ x_k_1) (h6 : x_k_1 < 16) :
    Heap.Entails ((body_3 I M).post ((((base E x_n).set v_i x_i).set v_k_0 x_k_0).set v_k_1 x_k_1) (known_3 I M x_n x_i x_k_0 x_k_1)) (known_3 I M x_n x_i x_k_0 (x_k_1 + 1)) :=
  (show Heap.Entails _ (known_3 I M x_n x_i x_k_0 (x_k_1 + 1)) from
  (entails_and (entails_points1 (fun y_q3 h7 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h8 : x_k_0 = 0) => (at_set_other (by decide) (at_left (at_points1 y_q3 h7 rfl))))
  (fun (h8 : ¬ x_k_0 = 0) => (at_left (at_points1 y_q3 h7 rfl))))))) (entails_and
  (entails_points2 (fun y_q4 y_q5 h7 => (Or.elim h7 (fun h8 => ((Classical.em (y_q4 = x_i ∧ y_q5 = x_k_1)).elim
  (fun h9 => (at_set_eq2 y_q4 y_q5 x_i x_k_1 h9 ((reduce_congr1 (fun y_q6 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (int_c64 h9.2 h12.1.1)))
  (fun h12 => (False.elim (int_eab_tab_F h8.1.1 h12.2)))))
  (fun h11 => (False.elim (fact_8 h11.1.1.1 h11.1.1.2 h8.2))))), (fun h10 => (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨⟨(int_c63 h9.2 h11), h8.1.1⟩, h8.1.2.2⟩)))
  (fun h11 => (False.elim (fact_3 h11.1.1 h11.1.2 h8.2)))))⟩)
  (fun y_q6 h10 => (fn_congr2 (at_congr2 h8.1.1 rfl) (at_congr2 h8.1.1 rfl))))
  : value_2 I M y_q4 y_q5 x_i x_k_0 (x_k_1 + 1) = value_4 I M x_i x_k_0 x_k_1)))
  (fun h9 => (at_set_ne2 y_q4 y_q5 x_i x_k_1 h9
  (at_if_of cond_holds (fun (h10 : x_k_0 = 0) => (at_set_ne2 y_q4 y_q5 x_i x_k_1 h9
  (at_right (at_left (at_points2 y_q4 y_q5 (Or.inl ⟨⟨h8.1.1, ⟨h8.1.2.1, (int_c0 h8.1.1 h8.1.2.2 h9)⟩⟩, h8.2⟩)
  (reduce_congr1 (fun y_q7 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_c0 h8.1.1 h8.1.2.2 h9)⟩)))
  (fun h13 => (False.elim (int_eab_tab_F h8.1.1 h13.2)))))
  (fun h12 => (False.elim (fact_8 h12.1.1.1 h12.1.1.2 h8.2))))), (fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, h8.1.2.2⟩)))
  (fun h13 => (False.elim (int_eab_tab_F h8.1.1 h13.2)))))
  (fun h12 => (False.elim (fact_8 h12.1.1.1 h12.1.1.2 h8.2)))))⟩) (fun y_q7 h11 => rfl)))))))
  (fun (h10 : ¬ x_k_0 = 0) => (False.elim ((int_eab_neab_F h8.2 h10) : False))))))))
  (fun h8 => ((Classical.em (y_q4 = x_i ∧ y_q5 = x_k_1)).elim
  (fun h9 => (at_set_eq2 y_q4 y_q5 x_i x_k_1 h9 ((reduce_congr1 (fun y_q8 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (int_c64 h9.2 h12.1.1)))
  (fun h12 => (False.elim (int_eab_tab_F h9.1 h12.2))))) (fun h11 =>
  (Or.inr ⟨⟨(int_lbc_eba_lac h11.1.1.1 h9.2), (int_c130 h11.1.1.2 h9.2)⟩, (fact_9 h9.2 h11.2)⟩)))), (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨⟨(int_c63 h9.2 h11), h9.1⟩, (int_eab_taB h9.2)⟩)))
  (fun h11 =>
  (Or.inr ⟨⟨⟨(int_lbc_eab_lac h11.1.1 h9.2), (int_c131 h11.1.2 h9.2)⟩, h9.1⟩, (fact_10 h9.2 h11.2)⟩))))⟩)
  (fun y_q8 h10 => (fn_congr2 (at_congr2 h9.1 rfl) (at_congr2 h9.1 rfl))))
  : value_2 I M y_q4 y_q5 x_i x_k_0 (x_k_1 + 1) = value_4 I M x_i x_k_0 x_k_1)))
  (fun h9 => (at_set_ne2 y_q4 y_q5 x_i x_k_1 h9
  (at_if_of cond_holds (fun (h10 : x_k_0 = 0) => (at_set_ne2 y_q4 y_q5 x_i x_k_1 h9
  (at_right (at_left (at_points2 y_q4 y_q5 (Or.inr h8) (reduce_congr1 (fun y_q9 => ⟨(fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (False.elim (int_c211 h13.1.2 h10 h8.2)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (False.elim (int_c211 h12.1.2 h10 h8.2))))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (False.elim (int_c211 h13.1.2 h10 h8.2)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (False.elim (int_c211 h12.1.2 h10 h8.2)))))⟩)
  (fun y_q9 h11 => rfl))))))) (fun (h10 : ¬ x_k_0 = 0) =>
  (at_right (at_left (at_points2 y_q4 y_q5 (Or.inr h8) ((reduce_congr1 (fun y_q10 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_c0 h13.1.2 h13.2 h9)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12)))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_tab_taB h13.2)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12))))⟩) (fun y_q10 h11 => rfl))
  : value_2 I M y_q4 y_q5 x_i x_k_0 (x_k_1 + 1) = value_2 I M y_q4 y_q5 x_i x_k_0 x_k_1)))))))))))))
  (entails_points2 (fun y_q11 y_q12 h7 => (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : x_k_0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points2 y_q11 y_q12 h7 rfl)))))
  (fun (h8 : ¬ x_k_0 = 0) => (at_right (at_right (at_points2 y_q11 y_q12 h7 rfl)))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_1 (.const 0) (.const 16)
    (fun e x => known_3 I M (e v_n) (e v_i) (e v_k_0) x) (body_3 I M)

theorem vc_2 (x_n x_i x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_k_0) (h4 : x_k_0 < 4) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_n)) a_s [x_n]) a_s_rf [x_n, 16]) (((base E x_n).set v_i x_i).set v_k_0 x_k_0) (known_2 I M x_n x_i x_k_0) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun y_q13 y_q14 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.1.2.1 h6.1.2.2))) (fun h6 =>
  (at_right (at_left (at_points2 y_q13 y_q14 h6 (reduce_congr1 (fun y_q15 => ⟨(fun h7 => (Or.elim h7 (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_lab_tba_F h6.1.1.1 h9.2))) (fun h9 => (Or.inl h9))))
  (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl (Or.inr h8))) (fun h8 => (Or.inr h8))))⟩)
  (fun y_q15 h7 => rfl))))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_2 I M x_n x_i x_k_0) (known_3 I M x_n x_i x_k_0 0))
  (fun x_k_1 h5 h6 => (vc_3 x_n x_i x_k_0 x_k_1 hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_k_1 h5 h6 => (kept_3 x_n x_i x_k_0 x_k_1 hl hM h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (x_n x_i x_k_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_k_0) (h4 : x_k_0 < 4) :
    Heap.Entails ((body_2 I M).post (((base E x_n).set v_i x_i).set v_k_0 x_k_0) (known_2 I M x_n x_i x_k_0)) (known_2 I M x_n x_i (x_k_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun y_q16 y_q17 h5 =>
  (at_right (at_left (at_points2 y_q16 y_q17 ((Classical.em (y_q16 = x_i)).elim
  (fun h6 => ((Classical.em (x_k_0 = 0)).elim (fun h7 => (Or.inl ⟨⟨h6, ⟨h5.1.1.1, h5.1.1.2⟩⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c53 h5.1.2.2 h3 h7)⟩))))
  (fun h6 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c125 h5.1.2.2 h3 h6)⟩)))
  (reduce_congr1 (fun y_q18 => ⟨(fun h6 => (Or.elim h6 (fun h7 => (Or.inl (Or.inr h7)))
  (fun h7 => ((Classical.em (y_q18 = 16 * x_k_0 + y_q17)).elim
  (fun h8 => (Or.inl (Or.inl ⟨⟨h8, h7.1.2⟩, h5.1.1.2⟩)))
  (fun h8 => (Or.inr ⟨⟨⟨h7.1.1.1, (fact_11 h7.1.1.2 h7.2 h8)⟩, h7.1.2⟩, h7.2⟩)))))), (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7
  (fun h8 => (Or.inr ⟨⟨⟨(fact_12 h3 h8.1.1), (fact_13 h8.1.1)⟩, h8.1.2⟩, (fact_14 h8.1.1)⟩))
  (fun h8 => (Or.inl h8)))) (fun h7 => (Or.inr ⟨⟨⟨h7.1.1.1, (fact_15 h7.1.1.2)⟩, h7.1.2⟩, h7.2⟩))))⟩)
  (fun y_q18 h6 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_3 I M x_n x_i x_k_0 16) (known_2 I M x_n x_i (x_k_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_s_rf] <|
    .for v_k_0 (.const 0) (.const 4)
      (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)

theorem vc_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    (body_1 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_n)) a_s [x_n]) a_s_rf [x_n, 16]) ((base E x_n).set v_i x_i) (known_1 I M x_n x_i) :=
  (vc_scope (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun y_q19 y_q20 h3 =>
  (at_right (at_left (at_points2 y_q19 y_q20 ⟨h3.1.1, ⟨h3.1.2.1, (int_lt_zero_add h3.2)⟩⟩ (reduce_congr1 (fun y_q21 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => (False.elim (int_c165 h5.1.2 h3.2))))), (fun h4 => (Or.inl ⟨h4, (int_lt_zero_add h3.2)⟩))⟩)
  (fun y_q21 h4 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_1 I M x_n x_i) (known_2 I M x_n x_i 0))
  (fun x_k_0 h3 h4 => (vc_2 x_n x_i x_k_0 hl hM h0 h1 h2 h3 h4))
  (fun x_k_0 h3 h4 => (kept_2 x_n x_i x_k_0 hl hM h0 h1 h2 h3 h4))))

theorem kept_1 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    Heap.Entails ((body_1 I M).post ((base E x_n).set v_i x_i) (known_1 I M x_n x_i)) (known_1 I M x_n (x_i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun y_q22 y_q23 h3 =>
  (at_right (at_left (at_points2 y_q22 y_q23 ⟨⟨h3.1, ⟨h3.2.1, (int_taB_lab h3.2.2)⟩⟩, (int_c259 h3.2.2)⟩ (reduce_congr1
  (fun y_q24 => ⟨(fun h4 => ((Classical.em (y_q22 < x_i)).elim (fun h5 => (Or.inl ⟨h4, h5⟩))
  (fun h5 => (Or.inr ⟨⟨⟨h4.1.1, (fact_16 h4.1.2)⟩, (int_taB_ntab_eab h3.2.2 h5)⟩, h4.2⟩)))), (fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => ⟨⟨h5.1.1.1, (fact_17 h5.1.1.2)⟩, h5.2⟩)))⟩)
  (fun y_q24 h4 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_2 I M x_n x_i 4) (known_1 I M x_n (x_i + 1)))

theorem race_1 (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    ParVC I 0 x_n (body_1 I M).erase (fun x_i => ((base E x_n).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_n).set v_i x_i) (known_1 I M x_n x_i)) :=
  (race_arrays [a_s_rf] rfl rfl
  (all_cons (apart2 (fun x_i y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < 16)
  (fun x_i y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < 16) (fun x_i h1 h2 =>
  (w_scope (w_for 0 4 rfl rfl (fun x_k_0 h3 h4 => (w_for 0 16 rfl rfl (fun x_k_1 h5 h6 =>
  (w_seq (w_if_of cond_holds (fun (h7 : x_k_0 = 0) => (w_assign2 x_i x_k_1 ⟨rfl, ⟨h5, h6⟩⟩))
  (fun (h7 : ¬ x_k_0 = 0) => (w_none rfl))) (w_accumulate2 x_i x_k_1 ⟨rfl, ⟨h5, h6⟩⟩))))))))
  (fun x_i h1 h2 => (r_scope (r_for 0 4 rfl rfl (fun x_k_0 h3 h4 => (r_for 0 16 rfl rfl
  (fun x_k_1 h5 h6 => (r_seq (r_none rfl) (r_accumulate2 (x_none rfl) x_i x_k_1 ⟨rfl, ⟨h5, h6⟩⟩))))))))
  (fun x_i y_y y_c0 y_c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))
  all_nil))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_s
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (M t_S [y_c0]))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points2 a_s_rf
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 16) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 => (value_0 I M y_c0 y_c1))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_n x_i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_4_1 I M x_i).and ((known_4_2 I M x_n).and (known_1_2 I M x_n))))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (x_i x_k_1 : Int) : Heap V :=
  .points1 a_s
    (fun y_c0 => y_c0 = x_i ∧ 0 < x_k_1)
    (fun y_c0 => (value_3 I M x_i x_k_1))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points2 a_s_rf
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 16) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 => (value_0 I M y_c0 y_c1))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_n x_i x_k_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_5_1 I M x_i x_k_1).and ((known_4_1 I M x_i).and ((known_5_3 I M x_n).and (known_1_2 I M x_n)))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
    .assign a_s [.var v_i] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate false f_0 a_s [.var v_i] (.read a_s_rf [.var v_i, .var v_k_1])
    (fun e => (value_5 I M (e v_i) (e v_k_1)))

theorem vc_5 (x_n x_i x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_k_1) (h4 : x_k_1 < 16) :
    (body_5 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_n)) a_s [x_n]) a_s_rf [x_n, 16]) (((base E x_n).set v_i x_i).set v_k_1 x_k_1) (known_5 I M x_n x_i x_k_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : x_k_1 = 0) => (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩)) ev_const rfl))
  (fun (h5 : ¬ x_k_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (x_k_1 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : x_k_1 = 0 ∨ 0 < x_k_1)
  (fun h5 => (vc_accumulate_of (I.fn f_1 []) (value_0 I M x_i x_k_1)
  (at_if_of cond_holds (fun (h6 : x_k_1 = 0) => (at_set_eq1 x_i x_i rfl rfl))
  (fun (h6 : ¬ x_k_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_k_1 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_right (at_left (at_points2 x_i x_k_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))))
  : (known_5 I M x_n x_i x_k_1) ⟨a_s_rf, [x_i, x_k_1]⟩ (value_0 I M x_i x_k_1))))
  (fun (h6 : ¬ x_k_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q32 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_0 I M x_i x_k_1] = I.fn f_0 [value_7 I M x_i, value_0 I M x_i x_k_1])
  (union_in_order1 (law_0 hl) (law_1 hl) 0 (48 + 1)
  (fun y_q30 h6 => ⟨h6.1.1, (fact_18 h6.2 h5 h6.1.2)⟩) (fun y_q30 =>
  ⟨(fun h6 => (Or.inr ⟨⟨(int_lbc_eab_lac h6.1.1 h5), (fact_19 h6.2 h6.1.2)⟩, (fact_20 h6.2 h5)⟩)), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨⟨(int_lab_lbc_lac h3 h7.1.1), (fact_21 h7.1.2 h5)⟩, (fact_22 h3 h7.2)⟩)))⟩)
  (fun y_q30 y_q31 h6 h7 => (False.elim (int_one_lt_zero h6))) (fun y_q30 h6 => rfl)
  (fun y_q30 h6 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_0 I M x_i x_k_1] = value_5 I M x_i x_k_1)))
  (fun h5 => (vc_accumulate_of (value_3 I M x_i x_k_1) (value_0 I M x_i x_k_1)
  (at_if_of cond_holds (fun (h6 : x_k_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_k_1 = 0) => ((at_right (at_left (at_points1 x_i ⟨rfl, h5⟩ rfl)))
  : (known_5 I M x_n x_i x_k_1) ⟨a_s, [x_i]⟩ (value_3 I M x_i x_k_1))))
  (ev_read (at_if_of cond_holds (fun (h6 : x_k_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ x_k_1 = 0) =>
  ((at_right (at_right (at_right (at_left (at_points2 x_i x_k_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))))
  : (known_5 I M x_n x_i x_k_1) ⟨a_s_rf, [x_i, x_k_1]⟩ (value_0 I M x_i x_k_1)))))
  ((union1 (law_0 hl) (law_2 hl) (law_1 hl) 0 (x_k_1 + 48 + 1)
  (fun y_q33 h6 => ⟨h6.1.1, (fact_23 h6.2 h6.1.2)⟩) (fun y_q33 =>
  ⟨(fun h6 => ((Classical.em (y_q33 % 16 < x_k_1)).elim (fun h7 => (Or.inl ⟨⟨h6.1.1, h6.1.2⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(fact_24 h6.1.1 h7), (fact_19 h6.2 h6.1.2)⟩, (fact_25 h6.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨⟨(int_lbc_tab_lac h7.1.1 h5), (fact_26 h7.1.2 h4)⟩, (fact_27 h7.2 h5)⟩)))⟩)
  (fun y_q33 h6 => (fun h7 => (fact_28 h7.2 h4 h6.2))) (fun y_q33 h6 => rfl) (fun y_q33 h6 => rfl))
  : I.fn f_0 [value_3 I M x_i x_k_1, value_0 I M x_i x_k_1] = value_5 I M x_i x_k_1)))))

theorem kept_5 (x_n x_i x_k_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_k_1) (h4 : x_k_1 < 16) :
    Heap.Entails ((body_5 I M).post (((base E x_n).set v_i x_i).set v_k_1 x_k_1) (known_5 I M x_n x_i x_k_1)) (known_5 I M x_n x_i (x_k_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M x_n x_i (x_k_1 + 1)) from
  (entails_and (entails_points1 (fun y_q35 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : x_k_1 = 0) => (at_set_other (by decide) (at_left (at_points1 y_q35 h5 rfl))))
  (fun (h6 : ¬ x_k_1 = 0) => (at_left (at_points1 y_q35 h5 rfl))))))) (entails_and
  (entails_points1 (fun y_q36 h5 => (at_set_eq1 y_q36 x_i h5.1 ((reduce_congr1 (fun y_q37 =>
  ⟨(fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_taB_lab h6.2)⟩), (fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_lab_taB h6.2)⟩)⟩)
  (fun y_q37 h6 => rfl)) : value_3 I M x_i (x_k_1 + 1) = value_5 I M x_i x_k_1))))
  (entails_and (entails_points1 (fun y_q38 h5 => (at_set_ne1 y_q38 x_i (int_tab_neab h5.2)
  (at_if_of cond_holds (fun (h6 : x_k_1 = 0) => (at_set_ne1 y_q38 x_i (int_tab_neab h5.2)
  (at_right (at_right (at_left (at_points1 y_q38 h5 rfl))))))
  (fun (h6 : ¬ x_k_1 = 0) => (at_right (at_right (at_left (at_points1 y_q38 h5 rfl)))))))))
  (entails_and (entails_points2 (fun y_q39 y_q40 h5 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_k_1 = 0) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points2 y_q39 y_q40 h5 rfl)))))))
  (fun (h6 : ¬ x_k_1 = 0) =>
  (at_right (at_right (at_right (at_left (at_points2 y_q39 y_q40 h5 rfl))))))))))
  (entails_points2 (fun y_q41 y_q42 h5 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : x_k_1 = 0) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_points2 y_q41 y_q42 h5 rfl)))))))
  (fun (h6 : ¬ x_k_1 = 0) =>
  (at_right (at_right (at_right (at_right (at_points2 y_q41 y_q42 h5 rfl)))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_s] <|
    .for v_k_1 (.const 0) (.const 16)
      (fun e x => known_5 I M (e v_n) (e v_i) x) (body_5 I M)

theorem vc_4 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_n)) a_s [x_n]) a_s_rf [x_n, 16]) ((base E x_n).set v_i x_i) (known_4 I M x_n x_i) :=
  (vc_scope (vc_for_of 0 16 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun y_q43 h3 => (False.elim (int_irrefl h3.2))))
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun y_q44 y_q45 h3 => (at_right (at_right (at_left (at_points2 y_q44 y_q45 h3 rfl))))))
  (entails_right (entails_right (entails_right entails_refl)))))))
  : Heap.Entails (known_4 I M x_n x_i) (known_5 I M x_n x_i 0))
  (fun x_k_1 h3 h4 => (vc_5 x_n x_i x_k_1 hl hM h0 h1 h2 h3 h4))
  (fun x_k_1 h3 h4 => (kept_5 x_n x_i x_k_1 hl hM h0 h1 h2 h3 h4))))

theorem kept_4 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    Heap.Entails ((body_4 I M).post ((base E x_n).set v_i x_i) (known_4 I M x_n x_i)) (known_4 I M x_n (x_i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun y_q46 h3 => (Or.elim (((Classical.em (y_q46 = x_i)).elim (fun h4 => (Or.inl ⟨h4, int_c437⟩))
  (fun h4 => (Or.inr ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩)))
  : y_q46 = x_i ∧ 0 < (16 : Int) ∨ 0 ≤ y_q46 ∧ y_q46 < x_i)
  (fun h4 => (at_right (at_left (at_points1 y_q46 h4
  (Eq.trans ((equation_0 x_n y_q46 hl hM trivial) : M t_S [y_q46] = value_6 I M y_q46)
  (reduce_congr1 (fun y_q48 => ⟨(fun h5 => ⟨h5, fact_29⟩), (fun h5 => ⟨h5.1.1, h5.1.2⟩)⟩)
  (fun y_q48 h5 => (fn_congr2 (at_congr2 h4.1 rfl) (at_congr2 h4.1 rfl)))))))))
  (fun h4 => (at_right (at_right (at_left (at_points1 y_q46 h4 rfl)))))))) (entails_and
  (entails_points2 (fun y_q49 y_q50 h3 => (at_right (at_right (at_right (at_left (at_points2 y_q49 y_q50 h3 rfl)))))))
  (entails_right (entails_right (entails_right (entails_right entails_refl)))))))
  : Heap.Entails (known_5 I M x_n x_i 16) (known_4 I M x_n (x_i + 1)))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points2 a_o
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (M t_O [y_c0, y_c1]))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points1 a_s
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 => (M t_S [y_c0]))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_n x_i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_6_1 I M x_i).and ((known_6_2 I M x_n).and (known_1_2 I M x_n))))

noncomputable def known_7_1 (I : Interp V) (M : Model V) (x_i x_j : Int) : Heap V :=
  .points2 a_o
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_j ∨ (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (M t_O [y_c0, y_c1]))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_n x_i x_j : Int) : Heap V :=
  ((known_1_0 I M).and ((known_7_1 I M x_i x_j).and ((known_6_2 I M x_n).and (known_1_2 I M x_n))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_o
    [.var v_i, .var v_j]
    (.fn
      f_2
      [
        .fn
          f_3
          [
            .read a_x [.var v_i, .var v_j],
            .fn
              f_4
              [
                .fn
                  f_0
                  [
                    .fn f_3 [.read a_s [.var v_i], .fn f_5 []],
                    .fn f_6 []]]],
        .read a_g [.var v_j]])
    (fun e => (M t_O [(e v_i), (e v_j)]))

theorem vc_7 (x_n x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_j) (h4 : x_j < 64) :
    (body_7 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_n)) a_s [x_n]) a_s_rf [x_n, 16]) (((base E x_n).set v_i x_i).set v_j x_j) (known_7 I M x_n x_i x_j) :=
  (vc_assign_of
  (I.fn f_2 [I.fn f_3 [M t_X [x_i, x_j], I.fn f_4 [I.fn f_0 [I.fn f_3 [M t_S [x_i], I.fn f_5 []], I.fn f_6 []]]], M t_G [x_j]])
  (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_o t_O [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_O [(.const 0, .var v_n), (.const 0, .const 64)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_i, x_j]
  (region_iff.2 ⟨x_i, _, rfl, h1, h2, x_j, _, rfl, h3, h4, rfl⟩) shape_a_o rfl rfl ⟨h1, h3⟩)))
  (ev_fn (ev_cons
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_points2 x_i x_j ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_7 I M x_n x_i x_j) ⟨a_x, [x_i, x_j]⟩ (M t_X [x_i, x_j]))) (ev_cons (ev_fn (ev_cons
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_right (at_left (at_points1 x_i ⟨h1, h2⟩ rfl))))
  : (known_7 I M x_n x_i x_j) ⟨a_s, [x_i]⟩ (M t_S [x_i]))) (ev_cons ev_const ev_nil)))
  (ev_cons ev_const ev_nil))) ev_nil)) ev_nil))) (ev_cons
  (ev_read ((at_left (at_points1 x_j ⟨h3, h4⟩ rfl)) : (known_7 I M x_n x_i x_j) ⟨a_g, [x_j]⟩ (M t_G [x_j])))
  ev_nil))) ((Eq.trans rfl (Eq.symm (equation_1 x_n x_i x_j hl hM trivial)))
  : I.fn f_2 [I.fn f_3 [M t_X [x_i, x_j], I.fn f_4 [I.fn f_0 [I.fn f_3 [M t_S [x_i], I.fn f_5 []], I.fn f_6 []]]], M t_G [x_j]] = M t_O [x_i, x_j]))

theorem kept_7 (x_n x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) (h3 : 0 ≤ x_j) (h4 : x_j < 64) :
    Heap.Entails ((body_7 I M).post (((base E x_n).set v_i x_i).set v_j x_j) (known_7 I M x_n x_i x_j)) (known_7 I M x_n x_i (x_j + 1)) :=
  (show Heap.Entails _ (known_7 I M x_n x_i (x_j + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q54 y_q55 h5 => (Or.elim h5 (fun h6 =>
  ((Classical.em (y_q54 = x_i ∧ y_q55 = x_j)).elim (fun h7 => (at_set_eq2 y_q54 y_q55 x_i x_j h7
  ((at_congr2 h6.1 h7.2) : M t_O [y_q54, y_q55] = M t_O [x_i, x_j])))
  (fun h7 => (at_set_ne2 y_q54 y_q55 x_i x_j h7
  (at_right (at_left (at_points2 y_q54 y_q55 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl)))))))
  (fun h6 => (at_set_ne2 y_q54 y_q55 x_i x_j (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_right (at_left (at_points2 y_q54 y_q55 (Or.inr h6) rfl))))))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 64)
    (fun e x => known_7 I M (e v_n) (e v_i) x) (body_7 I M)

theorem vc_6 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    (body_6 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_n)) a_s [x_n]) a_s_rf [x_n, 16]) ((base E x_n).set v_i x_i) (known_6 I M x_n x_i) :=
  (vc_for_of 0 64 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun y_q56 y_q57 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_left (at_points2 y_q56 y_q57 h4 rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_6 I M x_n x_i) (known_7 I M x_n x_i 0))
  (fun x_j h3 h4 => (vc_7 x_n x_i x_j hl hM h0 h1 h2 h3 h4))
  (fun x_j h3 h4 => (kept_7 x_n x_i x_j hl hM h0 h1 h2 h3 h4)))

theorem kept_6 (x_n x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_i) (h2 : x_i < x_n) :
    Heap.Entails ((body_6 I M).post ((base E x_n).set v_i x_i) (known_6 I M x_n x_i)) (known_6 I M x_n (x_i + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun y_q58 y_q59 h3 => (at_right (at_left (at_points2 y_q58 y_q59
  ((Classical.em (y_q58 = x_i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, h3.1.2⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_7 I M x_n x_i 64) (known_6 I M x_n (x_i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_s [.var v_n] <|
  .allocate a_s_rf [.var v_n, .const 16] <|
  .seq (.par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)) <|
  .seq (.for v_i (.const 0) (.var v_n)
    (fun e x => known_4 I M (e v_n) x) (body_4 I M)) <|
  .for v_i (.const 0) (.var v_n)
    (fun e x => known_6 I M (e v_n) x) (body_6 I M)

theorem program_vc (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    (program I M).vc I (impl.HasCell spec (base E x_n)) (base E x_n) (impl.inputHeap spec (base E x_n) M) :=
  (vc_allocate (vc_allocate (vc_seq (vc_par_of 0 x_n rfl rfl (show Heap.Entails _ (known_1 I M x_n 0) from
  (entails_and (entails_points1 (fun y_q25 h1 => (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_G [(.const 0, .const 64)])) (b := (Binding.mk a_g t_G [v_i0] [.var v_i0] none)) (p := [y_q25]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q25, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))
  (entails_and (entails_points2 (fun y_q26 y_q27 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points2 (fun y_q28 y_q29 h1 => (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 64)])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q28, y_q29]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q28, _, rfl, h1.2.1, h1.2.2, y_q29, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))))))
  (fun x_i h1 h2 => (vc_1 x_n x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_n x_i hl hM h0 h1 h2)) (race_1 x_n hl hM h0))
  (vc_seq (vc_for_of 0 x_n rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun y_q51 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points2 (fun y_q52 y_q53 h1 =>
  (at_right (at_left (at_points2 y_q52 y_q53 ⟨h1.1, ⟨h1.2.1, (int_lt_max_right h1.2.2)⟩⟩ rfl)))))
  (entails_right (entails_right entails_refl)))))
  : Heap.Entails (known_1 I M x_n (max 0 x_n)) (known_4 I M x_n 0))
  (fun x_i h1 h2 => (vc_4 x_n x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_4 x_n x_i hl hM h0 h1 h2)))
  (vc_for_of 0 x_n rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun y_q60 y_q61 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_and
  (entails_points1 (fun y_q62 h1 => (at_right (at_left (at_points1 y_q62 ⟨h1.1, (int_lt_max_right h1.2)⟩ rfl)))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_4 I M x_n (max 0 x_n)) (known_6 I M x_n 0))
  (fun x_i h1 h2 => (vc_6 x_n x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_6 x_n x_i hl hM h0 h1 h2)))))))

theorem output_0_2 (x_n y_q63 y_q64 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ y_q63) (h2 : y_q63 < x_n) (h3 : 0 ≤ y_q64) (h4 : y_q64 < 64) :
    ((program I M).post (base E x_n) (impl.inputHeap spec (base E x_n) M)) ⟨a_o, [y_q63, y_q64]⟩ (M t_O [y_q63, y_q64]) :=
  (at_restore (by decide) (at_restore (by decide)
  ((at_right (at_left (at_points2 y_q63 y_q64 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))
  : (known_6 I M x_n (max 0 x_n)) ⟨a_o, [y_q63, y_q64]⟩ (M t_O [y_q63, y_q64]))))

theorem consistent (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Consistent (base E x_n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_n) :=
  solvable_layers (consistent E x_n h0)
    (fun t => if t = t_S then 0 else if t = t_O then 1 else 0) (by decide)

theorem placed (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : impl.LayoutOk spec (base E x_n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_n : Int) : Ten → List Int → Prop := fun t p => if t = t_S then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else if t = t_O then (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 64) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else True

theorem covered_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (y_p0 y_p1 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_n) (h3 : 0 ≤ y_p1) (h4 : y_p1 < 64) :
    spec.Given (inside x_n) (base E x_n) t_O [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ y_p1 ∧ y_p1 < 64) ∧ 0 ≤ y_p0 ∧ y_p0 < x_n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn (.builtin "*" .f32) [.access t_X [.var v_i, .var v_k], .access t_X [.var v_i, .var v_k]])) ((base E x_n).set v_i x_i) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩))) defined_nil)))))

theorem defined_1 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_i x_j : Int) (h1 : True) (h2 : (0 ≤ x_j ∧ x_j < 64) ∧ 0 ≤ x_i ∧ x_i < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.fn (.builtin "*" .f32) [.fn (.builtin "/" .f32) [.access t_X [.var v_i, .var v_j], .fn (.builtin "sqrt" .f32) [.fn (.builtin "+" .f32) [.fn (.builtin "/" .f32) [.access t_S [.var v_i], .fn (.literal .f32 64 1) []], .fn (.literal .f32 1 100000) []]]], .access t_G [.var v_j]]) (((base E x_n).set v_i x_i).set v_j x_j) :=
  (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, x_j]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.2.1, h2.2.2, x_j, _, rfl, h2.1.1, h2.1.2, rfl⟩)))
  (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_equation (p := [x_i]) (.head _) rfl rfl rfl (h2.2 : 0 ≤ x_i ∧ x_i < x_n)
  (cond_holds.2 (h1 : True)))) (defined_cons (defined_fn defined_nil) defined_nil)))
  (defined_cons (defined_fn defined_nil) defined_nil))) defined_nil)) defined_nil)))
  (defined_cons (defined_access (given_input (p := [x_j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨x_j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))

theorem defined (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Defined (base E x_n) :=
  defined_of (inside x_n)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E x_n h0 y_p0 y_p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_0 E x_n h0 x_i g k))
    (all_cons (well_defined2 (fun x_i x_j => cond_holds) (fun x_i x_j g k => defined_1 E x_n h0 x_i x_j g k))
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
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_2 (E v_n) y_p0 y_p1 hl hM a b0 b1 b2 b3)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

end Redverify.Certificate.scheduled
