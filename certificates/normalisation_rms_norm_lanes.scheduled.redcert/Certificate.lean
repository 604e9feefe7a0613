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

abbrev base (E : Env) (n : Int) : Env := (E.set v_n n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_o : ∀ b ∈ impl.bindings, b.array = a_o → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : a = 0) (h1 : b < 16) : 16 * a + b < 64 :=
  by omega

theorem fact_1 {a b c : Int} (h0 : 0 ≤ c) (h1 : b = a + 16 * c) : a ≤ b :=
  by omega

theorem fact_2 {a b c : Int} (h0 : c = 0) (h1 : a = b + 16 * c) : a < b + 1 :=
  by omega

theorem fact_3 {a b c : Int} (h0 : a ≤ b) (h1 : b ≤ a + 16 * c + (-16)) (h2 : c = 0) : False :=
  by omega

theorem fact_4 {a b : Int} (h0 : 0 ≤ b) (h1 : 0 < a) : 0 ≤ 16 * a + b :=
  by omega

theorem fact_5 {a b c : Int} (h0 : b = a + 16 * c) (h1 : 0 < c) : a ≤ b :=
  by omega

theorem fact_6 {a b : Int} (h0 : a ≤ b + (-16)) : a < b + 1 :=
  by omega

theorem fact_7 {a b : Int} (h0 : a ≤ b + (-16)) : a < b :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a ≤ b) (h1 : b ≤ 16 * c + a + (-16)) (h2 : c = 0) : False :=
  by omega

theorem fact_9 {a b c d : Int} (h0 : d = b) (h1 : (a + (-1) * d) % 16 = c) : (a + (-1) * b) % 16 = c :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : b = d) (h1 : (a + (-1) * d) % 16 = c) : (a + (-1) * b) % 16 = c :=
  by omega

theorem fact_11 {a b c : Int} (h0 : a ≤ 16 * (b + 1) + c + (-16)) (h1 : (a + (-1) * c) % 16 = 0) (h2 : ¬ a = 16 * b + c) : a ≤ 16 * b + c + (-16) :=
  by omega

theorem fact_12 {a b c : Int} (h0 : 0 ≤ c) (h1 : b = 16 * c + a) : a ≤ b :=
  by omega

theorem fact_13 {a b c : Int} (h0 : a = 16 * b + c) : a ≤ 16 * (b + 1) + c + (-16) :=
  by omega

theorem fact_14 {a b c : Int} (h0 : a = 16 * c + b) : (a + (-1) * b) % 16 = 0 :=
  by omega

theorem fact_15 {a b c d : Int} (h0 : a ≤ 16 * b + c + d) : a ≤ 16 * (b + 1) + c + d :=
  by omega

theorem fact_16 {a b : Int} (h0 : a ≤ b + 48) : a ≤ 16 * 4 + b + (-16) :=
  by omega

theorem fact_17 {a b : Int} (h0 : a ≤ 16 * 4 + b + (-16)) : a ≤ b + 48 :=
  by omega

theorem fact_18 {a b : Int} (h0 : a % 16 ≤ b) (h1 : b = 0) (h2 : a < 64) : a < 48 + 1 :=
  by omega

theorem fact_19 {a b : Int} (h0 : a % 16 ≤ b) (h1 : a < 64) : a ≤ b + 48 :=
  by omega

theorem fact_20 {a b : Int} (h0 : a % 16 ≤ b) (h1 : b = 0) : (a + (-1) * b) % 16 = 0 :=
  by omega

theorem fact_21 {a b : Int} (h0 : a ≤ b + 48) (h1 : b = 0) : a < 64 :=
  by omega

theorem fact_22 {a b : Int} (h0 : 0 ≤ b) (h1 : (a + (-1) * b) % 16 = 0) : a % 16 ≤ b :=
  by omega

theorem fact_23 {a b : Int} (h0 : a % 16 ≤ b) (h1 : a < 64) : a < b + 48 + 1 :=
  by omega

theorem fact_24 {a b : Int} (h0 : 0 ≤ b) (h1 : ¬ b % 16 < a) : a ≤ b :=
  by omega

theorem fact_25 {a b : Int} (h0 : a % 16 ≤ b) (h1 : ¬ a % 16 < b) : (a + (-1) * b) % 16 = 0 :=
  by omega

theorem fact_26 {a b : Int} (h0 : a ≤ b + 48) (h1 : b < 16) : a < 64 :=
  by omega

theorem fact_27 {a b : Int} (h0 : (a + (-1) * b) % 16 = 0) (h1 : 0 < b) : a % 16 ≤ b :=
  by omega

theorem fact_28 {a b : Int} (h0 : (a + (-1) * b) % 16 = 0) (h1 : b < 16) (h2 : a % 16 < b) : False :=
  by omega

theorem fact_29 {a : Int} : a % 16 < 16 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (c1 ≤ y_k0 ∧ y_k0 ≤ c1 + 48) ∧ (y_k0 + (-1) * c1) % 16 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [c0, y_k0], M t_X [c0, y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 i k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((c1 ≤ y_k0 ∧ y_k0 ≤ c1 + 48) ∧ (y_k0 + (-1) * c1) % 16 = 0) ∧ c0 < i ∨ ((c1 ≤ y_k0 ∧ y_k0 ≤ 16 * k_0 + c1 + (-16)) ∧ c0 = i) ∧ (y_k0 + (-1) * c1) % 16 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [c0, y_k0], M t_X [c0, y_k0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c1 i k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_k0 = 16 * k_0 + c1 ∧ c0 = i) ∧ c1 < k_1 ∨ ((c1 ≤ y_k0 ∧ y_k0 ≤ c1 + 48) ∧ (y_k0 + (-1) * c1) % 16 = 0) ∧ c0 < i) ∨ ((c1 ≤ y_k0 ∧ y_k0 ≤ 16 * k_0 + c1 + (-16)) ∧ c0 = i) ∧ (y_k0 + (-1) * c1) % 16 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [c0, y_k0], M t_X [c0, y_k0]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 64) ∧ y_k0 % 16 < k_1)) (body1 (fun y_k0 => I.fn f_2 [M t_X [i, y_k0], M t_X [i, y_k0]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = k_1 + 16 * k_0 ∨ (k_1 ≤ y_k0 ∧ y_k0 ≤ k_1 + 16 * k_0 + (-16)) ∧ (y_k0 + (-1) * k_1) % 16 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [i, y_k0], M t_X [i, y_k0]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (i k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 64) ∧ y_k0 % 16 ≤ k_1)) (body1 (fun y_k0 => I.fn f_2 [M t_X [i, y_k0], M t_X [i, y_k0]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 64)) (body1 (fun y_k0 => I.fn f_2 [M t_X [i, y_k0], M t_X [i, y_k0]])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_S [i]) = (value_6 I M i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn f_2 [.access t_X [.var v_i, .var v_k], .access t_X [.var v_i, .var v_k]])) ((base E n).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 64) => rfl))))

theorem equation_1 (i j : Int) (h0 : True) :
    (M t_O [i, j]) = (I.fn f_2 [I.fn f_3 [M t_X [i, j], I.fn f_4 [I.fn f_0 [I.fn f_3 [M t_S [i], I.fn f_5 []], I.fn f_6 []]]], M t_G [j]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_2 [.fn f_3 [.access t_X [.var v_i, .var v_j], .fn f_4 [.fn f_0 [.fn f_3 [.access t_S [.var v_i], .fn f_5 []], .fn f_6 []]]], .access t_G [.var v_j]]) (((base E n).set v_i i).set v_j j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_g
    (fun c0 => 0 ≤ c0 ∧ c0 < 64)
    (fun c0 => (M t_G [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_s_rf
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (value_0 I M c0 c1))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_x
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_X [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M i).and (known_1_2 I M n)))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (i k_0 : Int) : Heap V :=
  .points2 a_s_rf
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 ≤ i) ∧ c0 < k_0 + i)
    (fun c0 c1 => (value_1 I M c0 c1 i k_0))

noncomputable def known_2 (I : Interp V) (M : Model V) (n i k_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_2_1 I M i k_0).and (known_1_2 I M n)))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (i k_0 k_1 : Int) : Heap V :=
  .points2 a_s_rf
    (fun c0 c1 => (c0 = i ∧ 0 ≤ c1 ∧ c1 < k_1) ∧ k_0 = 0 ∨ ((0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 ≤ i) ∧ c0 < k_0 + i)
    (fun c0 c1 => (value_2 I M c0 c1 i k_0 k_1))

noncomputable def known_3 (I : Interp V) (M : Model V) (n i k_0 k_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_3_1 I M i k_0 k_1).and (known_1_2 I M n)))

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

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [i, y_k0], M t_X [i, y_k0]])))

theorem vc_3 (i k_0 k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k_0) (h4 : k_0 < 4) (h5 : 0 ≤ k_1) (h6 : k_1 < 16) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E n)) a_s [n]) a_s_rf [n, 16]) ((((base E n).set v_i i).set v_k_0 k_0).set v_k_1 k_1) (known_3 I M n i k_0 k_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h7 : k_0 = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h1, h2, h5, h6, trivial⟩) ev_const rfl))
  (fun (h7 : ¬ k_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (k_0 = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_lab_neba_tab h3 h7)))) : k_0 = 0 ∨ 0 < k_0)
  (fun h7 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_X [i, 16 * k_0 + k_1], M t_X [i, 16 * k_0 + k_1]])
  (at_if_of cond_holds (fun (h8 : k_0 = 0) => (at_set_eq2 i k_1 i k_1 ⟨rfl, rfl⟩ rfl))
  (fun (h8 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : k_0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_points2 i (16 * k_0 + k_1) ⟨⟨(int_c99 h3 h5), (fact_0 h7 h6)⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_3 I M n i k_0 k_1) ⟨a_x, [i, 16 * k_0 + k_1]⟩ (M t_X [i, 16 * k_0 + k_1]))))
  (fun (h8 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h8 : k_0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_points2 i (16 * k_0 + k_1) ⟨⟨(int_c99 h3 h5), (fact_0 h7 h6)⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_3 I M n i k_0 k_1) ⟨a_x, [i, 16 * k_0 + k_1]⟩ (M t_X [i, 16 * k_0 + k_1]))))
  (fun (h8 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [i, 16 * k_0 + k_1], M t_X [i, 16 * k_0 + k_1]]] = I.fn f_0 [value_7 I M i, I.fn f_2 [M t_X [i, 16 * k_0 + k_1], M t_X [i, 16 * k_0 + k_1]]])
  (append1 (16 * k_0 + k_1) k_1 (k_1 + 1)
  (fun q0 h8 => (Or.elim h8 (fun h9 => ⟨(fact_1 h3 h9), (fact_2 h7 h9)⟩)
  (fun h9 => (False.elim (fact_3 h9.1.1 h9.1.2 h7))))) (fun q0 => ⟨(fun h8 =>
  (Or.elim h8 (fun h9 => (Or.inr (int_c5 h9))) (fun h9 => (False.elim (fact_3 h9.1.1 h9.1.2 h7))))), (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_one_lt_zero h9))) (fun h9 => (Or.inl (int_c5 h9)))))⟩)
  (fun q0 h8 => (False.elim (int_one_lt_zero h8))) (fun q0 h8 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [i, 16 * k_0 + k_1], M t_X [i, 16 * k_0 + k_1]]] = value_4 I M i k_0 k_1)))
  (fun h7 => (vc_accumulate_of (value_2 I M i k_1 i k_0 k_1)
  (I.fn f_2 [M t_X [i, 16 * k_0 + k_1], M t_X [i, 16 * k_0 + k_1]])
  (at_if_of cond_holds (fun (h8 : k_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ k_0 = 0) =>
  ((at_right (at_left (at_points2 i k_1 (Or.inr ⟨⟨⟨h5, h6⟩, ⟨h1, int_refl⟩⟩, (int_lt_add_left h7)⟩) rfl)))
  : (known_3 I M n i k_0 k_1) ⟨a_s_rf, [i, k_1]⟩ (value_2 I M i k_1 i k_0 k_1)))) (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : k_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ k_0 = 0) =>
  ((at_right (at_right (at_points2 i (16 * k_0 + k_1) ⟨⟨(fact_4 h5 h7), (int_c384 h6 h4)⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_3 I M n i k_0 k_1) ⟨a_x, [i, 16 * k_0 + k_1]⟩ (M t_X [i, 16 * k_0 + k_1]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h8 : k_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ k_0 = 0) =>
  ((at_right (at_right (at_points2 i (16 * k_0 + k_1) ⟨⟨(fact_4 h5 h7), (int_c384 h6 h4)⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_3 I M n i k_0 k_1) ⟨a_x, [i, 16 * k_0 + k_1]⟩ (M t_X [i, 16 * k_0 + k_1]))))) ev_nil)))
  ((append1 (16 * k_0 + k_1) k_1 (k_1 + 16 * k_0 + 1) (fun q2 h8 =>
  (Or.elim h8 (fun h9 => ⟨(fact_5 h9 h7), (int_eab_taB h9)⟩) (fun h9 => ⟨h9.1.1, (fact_6 h9.1.2)⟩)))
  (fun q2 => ⟨(fun h8 => (Or.elim h8 (fun h9 => (Or.inr (int_c5 h9)))
  (fun h9 => (Or.inl (Or.inr ⟨⟨⟨h9.1.1, (int_c44 h9.1.2)⟩, rfl⟩, h9.2⟩))))), (fun h8 => (Or.elim h8
  (fun h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (False.elim (int_irrefl h11.2)))
  (fun h11 => (False.elim (int_irrefl h11.2)))))
  (fun h10 => (Or.inr ⟨⟨h10.1.1.1, (int_c44 h10.1.1.2)⟩, h10.2⟩))))
  (fun h9 => (Or.inl (int_c5 h9)))))⟩)
  (fun q2 h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_irrefl h10.2)))
  (fun h10 => (False.elim (int_irrefl h10.2))))) (fun h9 => (fact_7 h9.1.1.2)))) (fun q2 h8 => rfl)
  rfl)
  : I.fn f_0 [value_2 I M i k_1 i k_0 k_1, I.fn f_2 [M t_X [i, 16 * k_0 + k_1], M t_X [i, 16 * k_0 + k_1]]] = value_4 I M i k_0 k_1)))))

theorem kept_3 (i k_0 k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k_0) (h4 : k_0 < 4) (h5 : 0 ≤ k_1) (h6 : k_1 < 16) :
    Heap.Entails ((body_3 I M).post ((((base E n).set v_i i).set v_k_0 k_0).set v_k_1 k_1) (known_3 I M n i k_0 k_1)) (known_3 I M n i k_0 (k_1 + 1)) :=
  (show Heap.Entails _ (known_3 I M n i k_0 (k_1 + 1)) from
  (entails_and (entails_points1 (fun q3 h7 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h8 : k_0 = 0) => (at_set_other (by decide) (at_left (at_points1 q3 h7 rfl))))
  (fun (h8 : ¬ k_0 = 0) => (at_left (at_points1 q3 h7 rfl))))))) (entails_and
  (entails_points2 (fun q4 q5 h7 => (Or.elim h7 (fun h8 => ((Classical.em (q4 = i ∧ q5 = k_1)).elim
  (fun h9 => (at_set_eq2 q4 q5 i k_1 h9 ((reduce_congr1 (fun q6 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (int_c64 h9.2 h12.1.1)))
  (fun h12 => (False.elim (int_eab_tab_F h8.1.1 h12.2)))))
  (fun h11 => (False.elim (fact_8 h11.1.1.1 h11.1.1.2 h8.2))))), (fun h10 => (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨⟨(int_c63 h9.2 h11), h8.1.1⟩, h8.1.2.2⟩)))
  (fun h11 => (False.elim (fact_3 h11.1.1 h11.1.2 h8.2)))))⟩)
  (fun q6 h10 => (fn_congr2 (at_congr2 h8.1.1 rfl) (at_congr2 h8.1.1 rfl))))
  : value_2 I M q4 q5 i k_0 (k_1 + 1) = value_4 I M i k_0 k_1))) (fun h9 =>
  (at_set_ne2 q4 q5 i k_1 h9 (at_if_of cond_holds (fun (h10 : k_0 = 0) => (at_set_ne2 q4 q5 i k_1 h9
  (at_right (at_left (at_points2 q4 q5 (Or.inl ⟨⟨h8.1.1, ⟨h8.1.2.1, (int_c0 h8.1.1 h8.1.2.2 h9)⟩⟩, h8.2⟩)
  (reduce_congr1 (fun q7 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_c0 h8.1.1 h8.1.2.2 h9)⟩)))
  (fun h13 => (False.elim (int_eab_tab_F h8.1.1 h13.2)))))
  (fun h12 => (False.elim (fact_8 h12.1.1.1 h12.1.1.2 h8.2))))), (fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, h8.1.2.2⟩)))
  (fun h13 => (False.elim (int_eab_tab_F h8.1.1 h13.2)))))
  (fun h12 => (False.elim (fact_8 h12.1.1.1 h12.1.1.2 h8.2)))))⟩) (fun q7 h11 => rfl)))))))
  (fun (h10 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h8.2 h10) : False))))))))
  (fun h8 => ((Classical.em (q4 = i ∧ q5 = k_1)).elim
  (fun h9 => (at_set_eq2 q4 q5 i k_1 h9 ((reduce_congr1 (fun q8 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.inl (int_c64 h9.2 h12.1.1)))
  (fun h12 => (False.elim (int_eab_tab_F h9.1 h12.2))))) (fun h11 =>
  (Or.inr ⟨⟨(int_lbc_eba_lac h11.1.1.1 h9.2), (int_c130 h11.1.1.2 h9.2)⟩, (fact_9 h9.2 h11.2)⟩)))), (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl (Or.inl ⟨⟨(int_c63 h9.2 h11), h9.1⟩, (int_eab_taB h9.2)⟩)))
  (fun h11 =>
  (Or.inr ⟨⟨⟨(int_lbc_eab_lac h11.1.1 h9.2), (int_c131 h11.1.2 h9.2)⟩, h9.1⟩, (fact_10 h9.2 h11.2)⟩))))⟩)
  (fun q8 h10 => (fn_congr2 (at_congr2 h9.1 rfl) (at_congr2 h9.1 rfl))))
  : value_2 I M q4 q5 i k_0 (k_1 + 1) = value_4 I M i k_0 k_1))) (fun h9 =>
  (at_set_ne2 q4 q5 i k_1 h9 (at_if_of cond_holds (fun (h10 : k_0 = 0) => (at_set_ne2 q4 q5 i k_1 h9
  (at_right (at_left (at_points2 q4 q5 (Or.inr h8) (reduce_congr1 (fun q9 => ⟨(fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (False.elim (int_c211 h13.1.2 h10 h8.2)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (False.elim (int_c211 h12.1.2 h10 h8.2))))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (False.elim (int_c211 h13.1.2 h10 h8.2)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (False.elim (int_c211 h12.1.2 h10 h8.2)))))⟩)
  (fun q9 h11 => rfl))))))) (fun (h10 : ¬ k_0 = 0) =>
  (at_right (at_left (at_points2 q4 q5 (Or.inr h8) ((reduce_congr1 (fun q10 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_c0 h13.1.2 h13.2 h9)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12)))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl ⟨h13.1, (int_tab_taB h13.2)⟩)))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12))))⟩) (fun q10 h11 => rfl))
  : value_2 I M q4 q5 i k_0 (k_1 + 1) = value_2 I M q4 q5 i k_0 k_1)))))))))))))
  (entails_points2 (fun q11 q12 h7 => (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : k_0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points2 q11 q12 h7 rfl)))))
  (fun (h8 : ¬ k_0 = 0) => (at_right (at_right (at_points2 q11 q12 h7 rfl)))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_1 (.const 0) (.const 16)
    (fun e x => known_3 I M (e v_n) (e v_i) (e v_k_0) x) (body_3 I M)

theorem vc_2 (i k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k_0) (h4 : k_0 < 4) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E n)) a_s [n]) a_s_rf [n, 16]) (((base E n).set v_i i).set v_k_0 k_0) (known_2 I M n i k_0) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q13 q14 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.1.2.1 h6.1.2.2))) (fun h6 =>
  (at_right (at_left (at_points2 q13 q14 h6 (reduce_congr1 (fun q15 => ⟨(fun h7 => (Or.elim h7 (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_lab_tba_F h6.1.1.1 h9.2))) (fun h9 => (Or.inl h9))))
  (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl (Or.inr h8))) (fun h8 => (Or.inr h8))))⟩)
  (fun q15 h7 => rfl))))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_2 I M n i k_0) (known_3 I M n i k_0 0))
  (fun k_1 h5 h6 => (vc_3 n hl hM i k_0 k_1 h0 h1 h2 h3 h4 h5 h6))
  (fun k_1 h5 h6 => (kept_3 n hl hM i k_0 k_1 h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (i k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k_0) (h4 : k_0 < 4) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_i i).set v_k_0 k_0) (known_2 I M n i k_0)) (known_2 I M n i (k_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q16 q17 h5 => (at_right (at_left (at_points2 q16 q17 ((Classical.em (q16 = i)).elim
  (fun h6 => ((Classical.em (k_0 = 0)).elim (fun h7 => (Or.inl ⟨⟨h6, ⟨h5.1.1.1, h5.1.1.2⟩⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c53 h5.1.2.2 h3 h7)⟩))))
  (fun h6 => (Or.inr ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, (int_c125 h5.1.2.2 h3 h6)⟩)))
  (reduce_congr1 (fun q18 => ⟨(fun h6 => (Or.elim h6 (fun h7 => (Or.inl (Or.inr h7))) (fun h7 =>
  ((Classical.em (q18 = 16 * k_0 + q17)).elim (fun h8 => (Or.inl (Or.inl ⟨⟨h8, h7.1.2⟩, h5.1.1.2⟩)))
  (fun h8 => (Or.inr ⟨⟨⟨h7.1.1.1, (fact_11 h7.1.1.2 h7.2 h8)⟩, h7.1.2⟩, h7.2⟩)))))), (fun h6 => (Or.elim h6 (fun h7 => (Or.elim h7
  (fun h8 => (Or.inr ⟨⟨⟨(fact_12 h3 h8.1.1), (fact_13 h8.1.1)⟩, h8.1.2⟩, (fact_14 h8.1.1)⟩))
  (fun h8 => (Or.inl h8)))) (fun h7 => (Or.inr ⟨⟨⟨h7.1.1.1, (fact_15 h7.1.1.2)⟩, h7.1.2⟩, h7.2⟩))))⟩)
  (fun q18 h6 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_3 I M n i k_0 16) (known_2 I M n i (k_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_s_rf] <|
    .for v_k_0 (.const 0) (.const 4)
      (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_1 I M).vc I (allocated (allocated (impl.HasCell spec (base E n)) a_s [n]) a_s_rf [n, 16]) ((base E n).set v_i i) (known_1 I M n i) :=
  (vc_scope (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q19 q20 h3 =>
  (at_right (at_left (at_points2 q19 q20 ⟨h3.1.1, ⟨h3.1.2.1, (int_lt_zero_add h3.2)⟩⟩ (reduce_congr1 (fun q21 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => (False.elim (int_c165 h5.1.2 h3.2))))), (fun h4 => (Or.inl ⟨h4, (int_lt_zero_add h3.2)⟩))⟩)
  (fun q21 h4 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_1 I M n i) (known_2 I M n i 0))
  (fun k_0 h3 h4 => (vc_2 n hl hM i k_0 h0 h1 h2 h3 h4))
  (fun k_0 h3 h4 => (kept_2 n hl hM i k_0 h0 h1 h2 h3 h4))))

theorem kept_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) (known_1 I M n (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q22 q23 h3 =>
  (at_right (at_left (at_points2 q22 q23 ⟨⟨h3.1, ⟨h3.2.1, (int_taB_lab h3.2.2)⟩⟩, (int_c259 h3.2.2)⟩ (reduce_congr1
  (fun q24 => ⟨(fun h4 => ((Classical.em (q22 < i)).elim (fun h5 => (Or.inl ⟨h4, h5⟩))
  (fun h5 => (Or.inr ⟨⟨⟨h4.1.1, (fact_16 h4.1.2)⟩, (int_taB_ntab_eab h3.2.2 h5)⟩, h4.2⟩)))), (fun h4 => (Or.elim h4 (fun h5 => h5.1) (fun h5 => ⟨⟨h5.1.1.1, (fact_17 h5.1.1.2)⟩, h5.2⟩)))⟩)
  (fun q24 h4 => rfl))))))) (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_2 I M n i 4) (known_1 I M n (i + 1)))

theorem race_1 (h0 : 0 ≤ n) :
    ParVC I 0 n (body_1 I M).erase (fun i => ((base E n).set v_i i)) (fun i => (body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) :=
  (race_arrays [a_s_rf] rfl rfl (all_cons
  (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 16) (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 16)
  (fun i h1 h2 =>
  (w_scope (w_for 0 4 rfl rfl (fun k_0 h3 h4 => (w_for 0 16 rfl rfl (fun k_1 h5 h6 =>
  (w_seq (w_if_of cond_holds (fun (h7 : k_0 = 0) => (w_assign2 i k_1 ⟨rfl, ⟨h5, h6⟩⟩))
  (fun (h7 : ¬ k_0 = 0) => (w_none rfl))) (w_accumulate2 i k_1 ⟨rfl, ⟨h5, h6⟩⟩))))))))
  (fun i h1 h2 => (r_scope (r_for 0 4 rfl rfl (fun k_0 h3 h4 => (r_for 0 16 rfl rfl
  (fun k_1 h5 h6 => (r_seq (r_none rfl) (r_accumulate2 (x_none rfl) i k_1 ⟨rfl, ⟨h5, h6⟩⟩))))))))
  (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))
  all_nil))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_S [c0]))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_s_rf
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (value_0 I M c0 c1))

noncomputable def known_4 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_4_1 I M i).and ((known_4_2 I M n).and (known_1_2 I M n))))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (i k_1 : Int) : Heap V :=
  .points1 a_s
    (fun c0 => c0 = i ∧ 0 < k_1)
    (fun c0 => (value_3 I M i k_1))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_s_rf
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (value_0 I M c0 c1))

noncomputable def known_5 (I : Interp V) (M : Model V) (n i k_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_5_1 I M i k_1).and ((known_4_1 I M i).and ((known_5_3 I M n).and (known_1_2 I M n)))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
    .assign a_s [.var v_i] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate false f_0 a_s [.var v_i] (.read a_s_rf [.var v_i, .var v_k_1])
    (fun e => (value_5 I M (e v_i) (e v_k_1)))

theorem vc_5 (i k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k_1) (h4 : k_1 < 16) :
    (body_5 I M).vc I (allocated (allocated (impl.HasCell spec (base E n)) a_s [n]) a_s_rf [n, 16]) (((base E n).set v_i i).set v_k_1 k_1) (known_5 I M n i k_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : k_1 = 0) => (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩)) ev_const rfl))
  (fun (h5 : ¬ k_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (k_1 = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : k_1 = 0 ∨ 0 < k_1)
  (fun h5 => (vc_accumulate_of (I.fn f_1 []) (value_0 I M i k_1)
  (at_if_of cond_holds (fun (h6 : k_1 = 0) => (at_set_eq1 i i rfl rfl))
  (fun (h6 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : k_1 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_right (at_left (at_points2 i k_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))))
  : (known_5 I M n i k_1) ⟨a_s_rf, [i, k_1]⟩ (value_0 I M i k_1))))
  (fun (h6 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q32 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_0 I M i k_1] = I.fn f_0 [value_7 I M i, value_0 I M i k_1])
  (union_in_order1 (law_0 hl) (law_1 hl) 0 (48 + 1)
  (fun q30 h6 => ⟨h6.1.1, (fact_18 h6.2 h5 h6.1.2)⟩) (fun q30 =>
  ⟨(fun h6 => (Or.inr ⟨⟨(int_lbc_eab_lac h6.1.1 h5), (fact_19 h6.2 h6.1.2)⟩, (fact_20 h6.2 h5)⟩)), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨⟨(int_lab_lbc_lac h3 h7.1.1), (fact_21 h7.1.2 h5)⟩, (fact_22 h3 h7.2)⟩)))⟩)
  (fun q30 q31 h6 h7 => (False.elim (int_one_lt_zero h6))) (fun q30 h6 => rfl) (fun q30 h6 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_0 I M i k_1] = value_5 I M i k_1)))
  (fun h5 => (vc_accumulate_of (value_3 I M i k_1) (value_0 I M i k_1)
  (at_if_of cond_holds (fun (h6 : k_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ k_1 = 0) => ((at_right (at_left (at_points1 i ⟨rfl, h5⟩ rfl)))
  : (known_5 I M n i k_1) ⟨a_s, [i]⟩ (value_3 I M i k_1))))
  (ev_read (at_if_of cond_holds (fun (h6 : k_1 = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ k_1 = 0) =>
  ((at_right (at_right (at_right (at_left (at_points2 i k_1 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))))
  : (known_5 I M n i k_1) ⟨a_s_rf, [i, k_1]⟩ (value_0 I M i k_1)))))
  ((union1 (law_0 hl) (law_2 hl) (law_1 hl) 0 (k_1 + 48 + 1)
  (fun q33 h6 => ⟨h6.1.1, (fact_23 h6.2 h6.1.2)⟩) (fun q33 =>
  ⟨(fun h6 => ((Classical.em (q33 % 16 < k_1)).elim (fun h7 => (Or.inl ⟨⟨h6.1.1, h6.1.2⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(fact_24 h6.1.1 h7), (fact_19 h6.2 h6.1.2)⟩, (fact_25 h6.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨⟨(int_lbc_tab_lac h7.1.1 h5), (fact_26 h7.1.2 h4)⟩, (fact_27 h7.2 h5)⟩)))⟩)
  (fun q33 h6 => (fun h7 => (fact_28 h7.2 h4 h6.2))) (fun q33 h6 => rfl) (fun q33 h6 => rfl))
  : I.fn f_0 [value_3 I M i k_1, value_0 I M i k_1] = value_5 I M i k_1)))))

theorem kept_5 (i k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k_1) (h4 : k_1 < 16) :
    Heap.Entails ((body_5 I M).post (((base E n).set v_i i).set v_k_1 k_1) (known_5 I M n i k_1)) (known_5 I M n i (k_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M n i (k_1 + 1)) from
  (entails_and (entails_points1 (fun q35 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : k_1 = 0) => (at_set_other (by decide) (at_left (at_points1 q35 h5 rfl))))
  (fun (h6 : ¬ k_1 = 0) => (at_left (at_points1 q35 h5 rfl)))))))
  (entails_and (entails_points1 (fun q36 h5 => (at_set_eq1 q36 i h5.1 ((reduce_congr1 (fun q37 =>
  ⟨(fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_taB_lab h6.2)⟩), (fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_lab_taB h6.2)⟩)⟩)
  (fun q37 h6 => rfl)) : value_3 I M i (k_1 + 1) = value_5 I M i k_1)))) (entails_and
  (entails_points1 (fun q38 h5 => (at_set_ne1 q38 i (int_tab_neab h5.2) (at_if_of cond_holds (fun (h6 : k_1 = 0) =>
  (at_set_ne1 q38 i (int_tab_neab h5.2) (at_right (at_right (at_left (at_points1 q38 h5 rfl))))))
  (fun (h6 : ¬ k_1 = 0) => (at_right (at_right (at_left (at_points1 q38 h5 rfl))))))))) (entails_and
  (entails_points2 (fun q39 q40 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : k_1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_left (at_points2 q39 q40 h5 rfl)))))))
  (fun (h6 : ¬ k_1 = 0) => (at_right (at_right (at_right (at_left (at_points2 q39 q40 h5 rfl))))))))))
  (entails_points2 (fun q41 q42 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : k_1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_right (at_points2 q41 q42 h5 rfl)))))))
  (fun (h6 : ¬ k_1 = 0) => (at_right (at_right (at_right (at_right (at_points2 q41 q42 h5 rfl)))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_s] <|
    .for v_k_1 (.const 0) (.const 16)
      (fun e x => known_5 I M (e v_n) (e v_i) x) (body_5 I M)

theorem vc_4 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E n)) a_s [n]) a_s_rf [n, 16]) ((base E n).set v_i i) (known_4 I M n i) :=
  (vc_scope (vc_for_of 0 16 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun q43 h3 => (False.elim (int_irrefl h3.2))))
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q44 q45 h3 => (at_right (at_right (at_left (at_points2 q44 q45 h3 rfl))))))
  (entails_right (entails_right (entails_right entails_refl)))))))
  : Heap.Entails (known_4 I M n i) (known_5 I M n i 0))
  (fun k_1 h3 h4 => (vc_5 n hl hM i k_1 h0 h1 h2 h3 h4))
  (fun k_1 h3 h4 => (kept_5 n hl hM i k_1 h0 h1 h2 h3 h4))))

theorem kept_4 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_4 I M).post ((base E n).set v_i i) (known_4 I M n i)) (known_4 I M n (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun q46 h3 => (Or.elim (((Classical.em (q46 = i)).elim (fun h4 => (Or.inl ⟨h4, int_c437⟩))
  (fun h4 => (Or.inr ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩)))
  : q46 = i ∧ 0 < (16 : Int) ∨ 0 ≤ q46 ∧ q46 < i) (fun h4 =>
  (at_right (at_left (at_points1 q46 h4 (Eq.trans ((equation_0 n hl hM q46 trivial) : M t_S [q46] = value_6 I M q46)
  (reduce_congr1 (fun q48 => ⟨(fun h5 => ⟨h5, fact_29⟩), (fun h5 => ⟨h5.1.1, h5.1.2⟩)⟩)
  (fun q48 h5 => (fn_congr2 (at_congr2 h4.1 rfl) (at_congr2 h4.1 rfl)))))))))
  (fun h4 => (at_right (at_right (at_left (at_points1 q46 h4 rfl)))))))) (entails_and
  (entails_points2 (fun q49 q50 h3 => (at_right (at_right (at_right (at_left (at_points2 q49 q50 h3 rfl)))))))
  (entails_right (entails_right (entails_right (entails_right entails_refl)))))))
  : Heap.Entails (known_5 I M n i 16) (known_4 I M n (i + 1)))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_o
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_O [c0, c1]))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 < n)
    (fun c0 => (M t_S [c0]))

noncomputable def known_6 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_6_1 I M i).and ((known_6_2 I M n).and (known_1_2 I M n))))

noncomputable def known_7_1 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points2 a_o
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j ∨ (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_O [c0, c1]))

noncomputable def known_7 (I : Interp V) (M : Model V) (n i j : Int) : Heap V :=
  ((known_1_0 I M).and ((known_7_1 I M i j).and ((known_6_2 I M n).and (known_1_2 I M n))))

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

theorem vc_7 (i j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < 64) :
    (body_7 I M).vc I (allocated (allocated (impl.HasCell spec (base E n)) a_s [n]) a_s_rf [n, 16]) (((base E n).set v_i i).set v_j j) (known_7 I M n i j) :=
  (vc_assign_of
  (I.fn f_2 [I.fn f_3 [M t_X [i, j], I.fn f_4 [I.fn f_0 [I.fn f_3 [M t_S [i], I.fn f_5 []], I.fn f_6 []]]], M t_G [j]])
  (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_o t_O [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_O [(.const 0, .var v_n), (.const 0, .const 64)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩) shape_a_o rfl rfl ⟨h1, h3⟩)))
  (ev_fn (ev_cons
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_points2 i j ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_7 I M n i j) ⟨a_x, [i, j]⟩ (M t_X [i, j]))) (ev_cons (ev_fn (ev_cons
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_right (at_left (at_points1 i ⟨h1, h2⟩ rfl))))
  : (known_7 I M n i j) ⟨a_s, [i]⟩ (M t_S [i]))) (ev_cons ev_const ev_nil)))
  (ev_cons ev_const ev_nil))) ev_nil)) ev_nil))) (ev_cons
  (ev_read ((at_left (at_points1 j ⟨h3, h4⟩ rfl)) : (known_7 I M n i j) ⟨a_g, [j]⟩ (M t_G [j])))
  ev_nil))) ((Eq.trans rfl (Eq.symm (equation_1 n hl hM i j trivial)))
  : I.fn f_2 [I.fn f_3 [M t_X [i, j], I.fn f_4 [I.fn f_0 [I.fn f_3 [M t_S [i], I.fn f_5 []], I.fn f_6 []]]], M t_G [j]] = M t_O [i, j]))

theorem kept_7 (i j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < 64) :
    Heap.Entails ((body_7 I M).post (((base E n).set v_i i).set v_j j) (known_7 I M n i j)) (known_7 I M n i (j + 1)) :=
  (show Heap.Entails _ (known_7 I M n i (j + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q54 q55 h5 => (Or.elim h5 (fun h6 => ((Classical.em (q54 = i ∧ q55 = j)).elim
  (fun h7 => (at_set_eq2 q54 q55 i j h7 ((at_congr2 h6.1 h7.2) : M t_O [q54, q55] = M t_O [i, j])))
  (fun h7 => (at_set_ne2 q54 q55 i j h7
  (at_right (at_left (at_points2 q54 q55 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl)))))))
  (fun h6 => (at_set_ne2 q54 q55 i j (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_right (at_left (at_points2 q54 q55 (Or.inr h6) rfl))))))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 64)
    (fun e x => known_7 I M (e v_n) (e v_i) x) (body_7 I M)

theorem vc_6 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_6 I M).vc I (allocated (allocated (impl.HasCell spec (base E n)) a_s [n]) a_s_rf [n, 16]) ((base E n).set v_i i) (known_6 I M n i) :=
  (vc_for_of 0 64 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q56 q57 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_left (at_points2 q56 q57 h4 rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_6 I M n i) (known_7 I M n i 0))
  (fun j h3 h4 => (vc_7 n hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_7 n hl hM i j h0 h1 h2 h3 h4)))

theorem kept_6 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_6 I M).post ((base E n).set v_i i) (known_6 I M n i)) (known_6 I M n (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q58 q59 h3 =>
  (at_right (at_left (at_points2 q58 q59 ((Classical.em (q58 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, h3.1.2⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_7 I M n i 64) (known_6 I M n (i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_s [.var v_n] <|
  .allocate a_s_rf [.var v_n, .const 16] <|
  .seq (.par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)) <|
  .seq (.for v_i (.const 0) (.var v_n)
    (fun e x => known_4 I M (e v_n) x) (body_4 I M)) <|
  .for v_i (.const 0) (.var v_n)
    (fun e x => known_6 I M (e v_n) x) (body_6 I M)

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_allocate (vc_allocate (vc_seq (vc_par_of 0 n rfl rfl (show Heap.Entails _ (known_1 I M n 0) from
  (entails_and (entails_points1 (fun q25 h1 => (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_G [(.const 0, .const 64)])) (b := (Binding.mk a_g t_G [v_i0] [.var v_i0] none)) (p := [q25]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q25, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))
  (entails_and (entails_points2 (fun q26 q27 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points2 (fun q28 q29 h1 => (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 64)])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q28, q29]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q28, _, rfl, h1.2.1, h1.2.2, q29, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))))))
  (fun i h1 h2 => (vc_1 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 n hl hM i h0 h1 h2))
  (race_1 n hl hM h0)) (vc_seq (vc_for_of 0 n rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun q51 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points2 (fun q52 q53 h1 =>
  (at_right (at_left (at_points2 q52 q53 ⟨h1.1, ⟨h1.2.1, (int_lt_max_right h1.2.2)⟩⟩ rfl)))))
  (entails_right (entails_right entails_refl)))))
  : Heap.Entails (known_1 I M n (max 0 n)) (known_4 I M n 0))
  (fun i h1 h2 => (vc_4 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_4 n hl hM i h0 h1 h2)))
  (vc_for_of 0 n rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun q60 q61 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_and
  (entails_points1 (fun q62 h1 => (at_right (at_left (at_points1 q62 ⟨h1.1, (int_lt_max_right h1.2)⟩ rfl)))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_4 I M n (max 0 n)) (known_6 I M n 0))
  (fun i h1 h2 => (vc_6 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_6 n hl hM i h0 h1 h2)))))))

theorem output_0_2 (q63 q64 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q63) (h2 : q63 < n) (h3 : 0 ≤ q64) (h4 : q64 < 64) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_o, [q63, q64]⟩ (M t_O [q63, q64]) :=
  (at_restore (by decide) (at_restore (by decide)
  ((at_right (at_left (at_points2 q63 q64 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))
  : (known_6 I M n (max 0 n)) ⟨a_o, [q63, q64]⟩ (M t_O [q63, q64]))))

end

theorem consistent (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Consistent (base E n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n : Int) (h0 : 0 ≤ n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n) :=
  solvable_layers (consistent E n h0)
    (fun at_ => if at_ = t_S then 0 else if at_ = t_O then 1 else 0) (by decide)

theorem placed (E : Env) (n : Int) (h0 : 0 ≤ n) : impl.LayoutOk spec (base E n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_S then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_O then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 64) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else True

theorem covered_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < n) (h3 : 0 ≤ p1) (h4 : p1 < 64) :
    spec.Given (inside n) (base E n) t_O [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < 64) ∧ 0 ≤ p0 ∧ p0 < n) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn (.builtin "*" .f32) [.access t_X [.var v_i, .var v_k], .access t_X [.var v_i, .var v_k]])) ((base E n).set v_i i) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩))) defined_nil)))))

theorem defined_1 (E : Env) (n : Int) (h0 : 0 ≤ n) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < 64) ∧ 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.fn (.builtin "*" .f32) [.fn (.builtin "/" .f32) [.access t_X [.var v_i, .var v_j], .fn (.builtin "sqrt" .f32) [.fn (.builtin "+" .f32) [.fn (.builtin "/" .f32) [.access t_S [.var v_i], .fn (.literal .f32 64 1) []], .fn (.literal .f32 1 100000) []]]], .access t_G [.var v_j]]) (((base E n).set v_i i).set v_j j) :=
  (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, j]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, j, _, rfl, h2.1.1, h2.1.2, rfl⟩)))
  (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_equation (p := [i]) (.head _) rfl rfl rfl (h2.2 : 0 ≤ i ∧ i < n)
  (cond_holds.2 (h1 : True)))) (defined_cons (defined_fn defined_nil) defined_nil)))
  (defined_cons (defined_fn defined_nil) defined_nil))) defined_nil)) defined_nil)))
  (defined_cons (defined_access (given_input (p := [j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))

theorem defined (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Defined (base E n) :=
  defined_of (inside n)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E n h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E n h0 i hg hk))
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
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_n) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil))

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
