module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `b` -/ abbrev v_b : Var := 1
/-- `f` -/ abbrev v_f : Var := 2
/-- `p` -/ abbrev v_p : Var := 3
/-- `q` -/ abbrev v_q : Var := 4
/-- `r` -/ abbrev v_r : Var := 5
/-- `s` -/ abbrev v_s : Var := 6
/-- `i0` -/ abbrev v_i0 : Var := 7
/-- `i1` -/ abbrev v_i1 : Var := 8
/-- `i2` -/ abbrev v_i2 : Var := 9
/-- `i3` -/ abbrev v_i3 : Var := 10
/-- `p_0` -/ abbrev v_p_0 : Var := 11
/-- `ax0` -/ abbrev v_ax0 : Var := 12
/-- `ax1` -/ abbrev v_ax1 : Var := 13
/-- `v_p` -/ abbrev v_v_p : Var := 14
/-- `p_1` -/ abbrev v_p_1 : Var := 15
/-- `x` -/ abbrev a_x : Arr := 0
/-- `w` -/ abbrev a_w : Arr := 1
/-- `y` -/ abbrev a_y : Arr := 2
/-- `p` -/ abbrev a_p : Arr := 3
/-- `X` -/ abbrev t_X : Ten := 0
/-- `W` -/ abbrev t_W : Ten := 1
/-- `Y` -/ abbrev t_Y : Ten := 2
/-- `P` -/ abbrev t_P : Ten := 3

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n)]
  inputs :=
    [
      Region.mk
        t_X
        [(.const 0, .var v_n), (.const 0, .const 8), (.const 0, .const 14), (.const 0, .const 14)],
      Region.mk t_W [(.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)]]
  outputs :=
    [
      Region.mk
        t_Y
        [(.const 0, .var v_n), (.const 0, .const 8), (.const 0, .const 14), (.const 0, .const 14)]]
  equations :=
    [
      Equation.mk
        t_P
        [v_b, v_f, v_p, v_q]
        .true
        (.select
          (.and
            (.and (.le (.const 1) (.var v_p)) (.lt (.var v_p) (.const 15)))
            (.and (.le (.const 1) (.var v_q)) (.lt (.var v_q) (.const 15))))
          (.access
            t_X
            [.var v_b, .var v_f, .add (.var v_p) (.const (-1)), .add (.var v_q) (.const (-1))])
          (.fn (.literal .f32 0 1) [])),
      Equation.mk
        t_Y
        [v_b, v_f, v_p, v_q]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_r, v_s]
          (.and
            (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3)))
            (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3))))
          (.fn
            (.builtin "*" .f32)
            [
              .access
                t_P
                [.var v_b, .var v_f, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)],
              .access t_W [.var v_f, .var v_r, .var v_s]]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none,
      Binding.mk a_w t_W [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none,
      Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none]
  body :=
    .par v_b (.const 0) (.var v_n) <|
      .for v_f (.const 0) (.const 8) <|
        .for v_p_0 (.const 0) (.const 2) <|
          .allocate a_p [.var v_n, .const 8, .const 16, .const 16] <|
          .seq (.for v_ax0 (.const 0) (.const 9) <|
            .for v_ax1 (.const 0) (.const 16) <|
              .letin v_v_p (.add (.mul 7 (.var v_p_0)) (.var v_ax0)) <|
              .ifte
                (.and
                  (.and (.le (.const 1) (.var v_v_p)) (.lt (.var v_v_p) (.const 15)))
                  (.and (.le (.const 1) (.var v_ax1)) (.lt (.var v_ax1) (.const 15)))) (
                .assign
                  a_p
                  [.var v_b, .var v_f, .var v_v_p, .var v_ax1]
                  (.read a_x [.var v_b, .var v_f, .add (.var v_v_p) (.const (-1)), .add (.var v_ax1) (.const (-1))])
              ) (
                .assign a_p [.var v_b, .var v_f, .var v_v_p, .var v_ax1] (.fn (.literal .f32 0 1) [])
              )) <|
          .for v_p_1 (.const 0) (.const 7) <|
            .for v_q (.const 0) (.const 14) <|
              .scope [a_y] <|
                .for v_r (.const 0) (.const 3) <|
                  .for v_s (.const 0) (.const 3) <|
                    .letin v_v_p (.add (.mul 7 (.var v_p_0)) (.var v_p_1)) <|
                    .seq (.ifte (.and (.eq (.var v_r) (.const 0)) (.eq (.var v_s) (.const 0))) (
                      .assign a_y [.var v_b, .var v_f, .var v_v_p, .var v_q] (.fn (.literal .f32 0 1) [])
                    ) (
                      .skip
                    )) <|
                    .accumulate
                      false
                      (.builtin "+" .f32)
                      a_y
                      [.var v_b, .var v_f, .var v_v_p, .var v_q]
                      (.fn
                        (.builtin "*" .f32)
                        [
                          .read a_p [.var v_b, .var v_f, .add (.var v_r) (.var v_v_p), .add (.var v_q) (.var v_s)],
                          .read a_w [.var v_f, .var v_r, .var v_s]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (n : Int) : Env := (E.set v_n n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a : Int} (h0 : a < 15) : a < 16 :=
  by omega

theorem fact_1 {a : Int} (h0 : a < 15) : a + (-1) < 14 :=
  by omega

theorem fact_2 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) : 0 ≤ 7 * a + b :=
  by omega

theorem fact_3 {a b : Int} (h0 : a < 2) (h1 : b < 9) : 7 * a + b < 16 :=
  by omega

theorem fact_4 {a b c d x_e : Int} (h0 : a ≤ b) (h1 : a ≤ c + d) (h2 : b < x_e) (h3 : c + d < x_e) (h4 : ¬ ((a ≤ d + c ∧ d + c < x_e) ∧ a ≤ b ∧ b < x_e)) : False :=
  by omega

theorem fact_5 {a b c d x_e f g h i : Int} (h0 : c = d) (h1 : x_e = f) (h2 : g = h + i) (h3 : a < b + 1) (h4 : ¬ (c = d ∧ x_e = f ∧ g = i + h ∧ a = b)) : a < b :=
  by omega

theorem fact_6 {a b : Int} (h0 : a < 2) (h1 : b < 7) : 7 * a + b < 14 :=
  by omega

theorem fact_7 {a b : Int} (h0 : b = 0) (h1 : a < 14) : a + b < 16 :=
  by omega

theorem fact_8 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) : a ≤ b + (a + c) :=
  by omega

theorem fact_9 {a b c : Int} (h0 : a = 0) (h1 : c < 7) : a + (b + c) ≤ b + 8 :=
  by omega

theorem fact_10 {a b c : Int} (h0 : a = c) (h1 : c = b) : a < b + 1 :=
  by omega

theorem fact_11 {a b : Int} (h0 : a < 14) (h1 : b < 3) : a + b < 16 :=
  by omega

theorem fact_12 {a b c : Int} (h0 : a < 3) (h1 : c < 7) : a + (b + c) ≤ b + 8 :=
  by omega

theorem fact_13 {a b c d : Int} (h0 : a = d + c) : a + b = b + c + d :=
  by omega

theorem fact_14 {a b : Int} (h0 : b = 1) (h1 : a < 7) : a < 7 * b :=
  by omega

theorem fact_15 {a b : Int} (h0 : a ≤ b + 8) : a < 9 + b :=
  by omega

theorem fact_16 {a b : Int} (h0 : b < 2) (h1 : a < 0 + 7 * b) : a < 7 :=
  by omega

theorem fact_17 {a b c : Int} (h0 : b ≤ c) (h1 : a < 2) (h2 : c < b + 7 * a) : a = 1 :=
  by omega

theorem fact_18 {a b : Int} (h0 : a < 7 * (b + 1)) : a < 7 + 7 * b :=
  by omega

theorem fact_19 {a : Int} (h0 : 0 ≤ a) (h1 : a < 7 * 0) : False :=
  by omega

theorem fact_20 {a : Int} (h0 : a < 14) : a < 7 * 2 :=
  by omega

theorem fact_21 {a : Int} (h0 : a < 14) : a < 15 :=
  by omega

theorem fact_22 {a b : Int} (h0 : a < (-1)) (h1 : b < 3) : a + b < 1 :=
  by omega

theorem fact_23 {a b c : Int} (h0 : a ≤ b) (h1 : 0 ≤ c) : a ≤ b + c :=
  by omega

theorem fact_24 {a : Int} (h0 : ¬ 0 < a) : a < 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (b f p_0 p_1 q r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < r)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [b, f, y_k0 + 7 * p_0 + p_1, y_k1 + q], M t_W [f, y_k0, y_k1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (b f p_0 p_1 q r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => y_k0 = r ∧ 0 ≤ y_k1 ∧ y_k1 < s ∨ (0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < r)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [b, f, y_k0 + 7 * p_0 + p_1, y_k1 + q], M t_W [f, y_k0, y_k1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (b f p_0 p_1 q r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => y_k0 = r ∧ 0 ≤ y_k1 ∧ y_k1 ≤ s ∨ (0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < r)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [b, f, y_k0 + 7 * p_0 + p_1, y_k1 + q], M t_W [f, y_k0, y_k1]])))

theorem equation_0 (b f p q : Int) (h0 : True) :
    (M t_P [b, f, p, q]) = (sel ((1 ≤ p ∧ p < 15) ∧ 1 ≤ q ∧ q < 15) (M t_X [b, f, p + (-1), q + (-1)]) (I.fn f_1 [])) :=
  (Eq.trans (hM _ (.head _) [b, f, p, q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.select (.and (.and (.le (.const 1) (.var v_p)) (.lt (.var v_p) (.const 15))) (.and (.le (.const 1) (.var v_q)) (.lt (.var v_q) (.const 15)))) (.access t_X [.var v_b, .var v_f, .add (.var v_p) (.const (-1)), .add (.var v_q) (.const (-1))]) (.fn f_1 [])) (((((base E n).set v_b b).set v_f f).set v_p p).set v_q q) = _ from
  (eval_select_of cond_holds rfl rfl)))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (b f p q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k0 ∧ y_k0 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [b, f, p + y_k0, q + y_k1], M t_W [f, y_k0, y_k1]])))

theorem equation_1 (b f p q : Int) (h0 : True) :
    (M t_Y [b, f, p, q]) = (value_3 I M b f p q) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [b, f, p, q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn f_2 [.access t_P [.var v_b, .var v_f, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_r, .var v_s]])) (((((base E n).set v_b b).set v_f f).set v_p p).set v_q q) = _ from
  (eval_reduce_some2 rfl (fun (r s : Int) => cond_holds)
  (fun (r s : Int) (h1 : (0 ≤ r ∧ r < 3) ∧ 0 ≤ s ∧ s < 3) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_w
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 3) ∧ 0 ≤ c1 ∧ c1 < 3) ∧ 0 ≤ c0 ∧ c0 < 8)
    (fun c0 c1 c2 => (M t_W [c0, c1, c2]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points4 a_x
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 c2 c3 => (M t_X [c0, c1, c2, c3]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (b : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 c2 c3 => (M t_Y [c0, c1, c2, c3]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n b : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M n).and (known_1_2 I M b)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (b f : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => ((c0 = b ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < f ∨ (((0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 c2 c3 => (M t_Y [c0, c1, c2, c3]))

noncomputable def known_2 (I : Interp V) (M : Model V) (n b f : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M n).and (known_2_2 I M b f)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (b f p_0 : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => ((c0 = b ∧ c1 = f) ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 7 * p_0 ∨ ((c0 = b ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < f ∨ (((0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 c2 c3 => (M t_Y [c0, c1, c2, c3]))

noncomputable def known_3 (I : Interp V) (M : Model V) (n b f p_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M n).and (known_3_2 I M b f p_0)))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (b f p_0 x_ax0 : Int) : Heap V :=
  .points4 a_p
    (fun c0 c1 c2 c3 => ((c0 = b ∧ c1 = f) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 7 * p_0 ≤ c2 ∧ c2 < x_ax0 + 7 * p_0)
    (fun c0 c1 c2 c3 => (M t_P [b, f, c2, c3]))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (b f p_0 : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((c0 = b ∧ c1 = f) ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 7) ∧ p_0 = 1 ∨ ((c0 = b ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < f ∨ (((0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 c2 c3 => (M t_Y [c0, c1, c2, c3]))

noncomputable def known_4 (I : Interp V) (M : Model V) (n b f p_0 x_ax0 : Int) : Heap V :=
  ((known_4_0 I M b f p_0 x_ax0).and ((known_1_0 I M).and ((known_1_1 I M n).and (known_4_3 I M b f p_0))))

noncomputable def known_5_0 (I : Interp V) (M : Model V) (b f p_0 x_ax0 x_ax1 : Int) : Heap V :=
  .points4 a_p
    (fun c0 c1 c2 c3 => ((c0 = b ∧ c1 = f) ∧ c2 = x_ax0 + 7 * p_0) ∧ 0 ≤ c3 ∧ c3 < x_ax1 ∨ ((c0 = b ∧ c1 = f) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 7 * p_0 ≤ c2 ∧ c2 < x_ax0 + 7 * p_0)
    (fun c0 c1 c2 c3 => (M t_P [b, f, c2, c3]))

noncomputable def known_5 (I : Interp V) (M : Model V) (n b f p_0 x_ax0 x_ax1 : Int) : Heap V :=
  ((known_5_0 I M b f p_0 x_ax0 x_ax1).and ((known_1_0 I M).and ((known_1_1 I M n).and (known_4_3 I M b f p_0))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v_p (.add (.mul 7 (.var v_p_0)) (.var v_ax0)) <|
  .ifte
    (.and
      (.and (.le (.const 1) (.var v_v_p)) (.lt (.var v_v_p) (.const 15)))
      (.and (.le (.const 1) (.var v_ax1)) (.lt (.var v_ax1) (.const 15)))) (
    .assign
      a_p
      [.var v_b, .var v_f, .var v_v_p, .var v_ax1]
      (.read a_x [.var v_b, .var v_f, .add (.var v_v_p) (.const (-1)), .add (.var v_ax1) (.const (-1))])
      (fun e => (M t_P [(e v_b), (e v_f), (e v_ax0) + 7 * (e v_p_0), (e v_ax1)]))
  ) (
    .assign a_p [.var v_b, .var v_f, .var v_v_p, .var v_ax1] (.fn f_1 [])
      (fun e => (M t_P [(e v_b), (e v_f), (e v_ax0) + 7 * (e v_p_0), (e v_ax1)]))
  )

theorem vc_5 (b f p_0 x_ax0 x_ax1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) (h7 : 0 ≤ x_ax0) (h8 : x_ax0 < 9) (h9 : 0 ≤ x_ax1) (h10 : x_ax1 < 16) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E n)) a_p [n, 8, 16, 16]) ((((((base E n).set v_b b).set v_f f).set v_p_0 p_0).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_5 I M n b f p_0 x_ax0 x_ax1) :=
  (vc_let (vc_if_of cond_holds
  (fun (h11 : (1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (vc_assign_of (M t_X [b, f, 7 * p_0 + x_ax0 + (-1), x_ax1 + (-1)])
  (in_allocated ⟨h1, h2, h3, h4, ((int_c18 h11.1.1) : 0 ≤ 7 * p_0 + x_ax0), ((fact_0 h11.1.2) : 7 * p_0 + x_ax0 < 16), h9, h10, trivial⟩)
  (ev_read ((at_right (at_right (at_left (at_points4 b f (7 * p_0 + x_ax0 + (-1)) (x_ax1 + (-1))
  ⟨⟨⟨⟨(int_c143 h11.2.1), (fact_1 h11.2.2)⟩, ⟨(int_c143 h11.1.1), (fact_1 h11.1.2)⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩
  rfl))))
  : (known_5 I M n b f p_0 x_ax0 x_ax1) ⟨a_x, [b, f, 7 * p_0 + x_ax0 + (-1), x_ax1 + (-1)]⟩ (M t_X [b, f, 7 * p_0 + x_ax0 + (-1), x_ax1 + (-1)])))
  ((Eq.trans ((Eq.trans ((at_congr4 rfl rfl int_c213 rfl)
  : M t_X [b, f, 7 * p_0 + x_ax0 + (-1), x_ax1 + (-1)] = M t_X [b, f, x_ax0 + 7 * p_0 + (-1), x_ax1 + (-1)])
  (Eq.symm (sel_pos ⟨⟨(int_c535 h11.1.1), (int_c205 h11.1.2)⟩, ⟨h11.2.1, h11.2.2⟩⟩)))
  : M t_X [b, f, 7 * p_0 + x_ax0 + (-1), x_ax1 + (-1)] = sel ((1 ≤ x_ax0 + 7 * p_0 ∧ x_ax0 + 7 * p_0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) (M t_X [b, f, x_ax0 + 7 * p_0 + (-1), x_ax1 + (-1)]) (I.fn f_1 []))
  (Eq.symm (equation_0 n hl hM b f (x_ax0 + 7 * p_0) x_ax1 trivial)))
  : M t_X [b, f, 7 * p_0 + x_ax0 + (-1), x_ax1 + (-1)] = M t_P [b, f, x_ax0 + 7 * p_0, x_ax1])))
  (fun (h11 : ¬ ((1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨h1, h2, h3, h4, ((fact_2 h5 h7) : 0 ≤ 7 * p_0 + x_ax0), ((fact_3 h6 h8) : 7 * p_0 + x_ax0 < 16), h9, h10, trivial⟩)
  ev_const ((Eq.trans
  ((Eq.trans rfl (Eq.symm (sel_neg (fun h12 => (fact_4 h12.2.1 h12.1.1 h12.2.2 h12.1.2 h11)))))
  : I.fn f_1 [] = sel ((1 ≤ x_ax0 + 7 * p_0 ∧ x_ax0 + 7 * p_0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) (M t_X [b, f, x_ax0 + 7 * p_0 + (-1), x_ax1 + (-1)]) (I.fn f_1 []))
  (Eq.symm (equation_0 n hl hM b f (x_ax0 + 7 * p_0) x_ax1 trivial)))
  : I.fn f_1 [] = M t_P [b, f, x_ax0 + 7 * p_0, x_ax1])))))

theorem kept_5 (b f p_0 x_ax0 x_ax1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) (h7 : 0 ≤ x_ax0) (h8 : x_ax0 < 9) (h9 : 0 ≤ x_ax1) (h10 : x_ax1 < 16) :
    Heap.Entails ((body_5 I M).post ((((((base E n).set v_b b).set v_f f).set v_p_0 p_0).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_5 I M n b f p_0 x_ax0 x_ax1)) (known_5 I M n b f p_0 x_ax0 (x_ax1 + 1)) :=
  (show Heap.Entails _ (known_5 I M n b f p_0 x_ax0 (x_ax1 + 1)) from (entails_and
  (entails_points4 (fun q0 q1 q2 q3 h11 => (Or.elim h11 (fun h12 => (at_if_of cond_holds
  (fun (h13 : (1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  ((Classical.em (q0 = b ∧ q1 = f ∧ q2 = 7 * p_0 + x_ax0 ∧ q3 = x_ax1)).elim (fun h14 =>
  (at_set_eq4 q0 q1 q2 q3 b f (7 * p_0 + x_ax0) x_ax1 h14 ((at_congr4 rfl rfl h12.1.2 h14.2.2.2)
  : M t_P [b, f, q2, q3] = M t_P [b, f, x_ax0 + 7 * p_0, x_ax1]))) (fun h14 =>
  (at_set_ne4 q0 q1 q2 q3 b f (7 * p_0 + x_ax0) x_ax1 h14 (at_left (at_points4 q0 q1 q2 q3
  (Or.inl ⟨h12.1, ⟨h12.2.1, (fact_5 h12.1.1.1 h12.1.1.2 h12.1.2 h12.2.2 h14)⟩⟩) rfl))))))
  (fun (h13 : ¬ ((1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  ((Classical.em (q0 = b ∧ q1 = f ∧ q2 = 7 * p_0 + x_ax0 ∧ q3 = x_ax1)).elim (fun h14 =>
  (at_set_eq4 q0 q1 q2 q3 b f (7 * p_0 + x_ax0) x_ax1 h14 ((at_congr4 rfl rfl h12.1.2 h14.2.2.2)
  : M t_P [b, f, q2, q3] = M t_P [b, f, x_ax0 + 7 * p_0, x_ax1]))) (fun h14 =>
  (at_set_ne4 q0 q1 q2 q3 b f (7 * p_0 + x_ax0) x_ax1 h14 (at_left (at_points4 q0 q1 q2 q3
  (Or.inl ⟨h12.1, ⟨h12.2.1, (fact_5 h12.1.1.1 h12.1.1.2 h12.1.2 h12.2.2 h14)⟩⟩) rfl))))))))
  (fun h12 => (at_if_of cond_holds
  (fun (h13 : (1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (at_set_ne4 q0 q1 q2 q3 b f (7 * p_0 + x_ax0) x_ax1 (fun h14 => (int_c49 h14.2.2.1 h12.2.2))
  (at_left (at_points4 q0 q1 q2 q3 (Or.inr h12) rfl))))
  (fun (h13 : ¬ ((1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (at_set_ne4 q0 q1 q2 q3 b f (7 * p_0 + x_ax0) x_ax1 (fun h14 => (int_c49 h14.2.2.1 h12.2.2))
  (at_left (at_points4 q0 q1 q2 q3 (Or.inr h12) rfl)))))))))
  (entails_and (entails_points3 (fun q4 q5 q6 h11 => (at_if_of cond_holds
  (fun (h12 : (1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (at_set_other (by decide) (at_right (at_left (at_points3 q4 q5 q6 h11 rfl)))))
  (fun (h12 : ¬ ((1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (at_set_other (by decide) (at_right (at_left (at_points3 q4 q5 q6 h11 rfl))))))))
  (entails_and (entails_points4 (fun q7 q8 q9 q10 h11 => (at_if_of cond_holds
  (fun (h12 : (1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points4 q7 q8 q9 q10 h11 rfl))))))
  (fun (h12 : ¬ ((1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points4 q7 q8 q9 q10 h11 rfl)))))))))
  (entails_points4 (fun q11 q12 q13 q14 h11 => (Or.elim h11 (fun h12 => (at_if_of cond_holds
  (fun (h13 : (1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points4 q11 q12 q13 q14 h11 rfl))))))
  (fun (h13 : ¬ ((1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points4 q11 q12 q13 q14 h11 rfl))))))))
  (fun h12 => (Or.elim h12 (fun h13 => (at_if_of cond_holds
  (fun (h14 : (1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points4 q11 q12 q13 q14 h11 rfl))))))
  (fun (h14 : ¬ ((1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points4 q11 q12 q13 q14 h11 rfl))))))))
  (fun h13 => (at_if_of cond_holds
  (fun (h14 : (1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points4 q11 q12 q13 q14 h11 rfl))))))
  (fun (h14 : ¬ ((1 ≤ 7 * p_0 + x_ax0 ∧ 7 * p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points4 q11 q12 q13 q14 h11 rfl)))))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_ax1 (.const 0) (.const 16)
    (fun e x => known_5 I M (e v_n) (e v_b) (e v_f) (e v_p_0) (e v_ax0) x) (body_5 I M)

theorem vc_4 (b f p_0 x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) (h7 : 0 ≤ x_ax0) (h8 : x_ax0 < 9) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E n)) a_p [n, 8, 16, 16]) (((((base E n).set v_b b).set v_f f).set v_p_0 p_0).set v_ax0 x_ax0) (known_4 I M n b f p_0 x_ax0) :=
  (vc_for_of 0 16 rfl rfl ((entails_and
  (entails_points4 (fun q15 q16 q17 q18 h9 => (Or.elim h9 (fun h10 => (False.elim (int_lab_tba_F h10.2.1 h10.2.2)))
  (fun h10 => (at_left (at_points4 q15 q16 q17 q18 h10 rfl))))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_4 I M n b f p_0 x_ax0) (known_5 I M n b f p_0 x_ax0 0))
  (fun x_ax1 h9 h10 => (vc_5 n hl hM b f p_0 x_ax0 x_ax1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_ax1 h9 h10 => (kept_5 n hl hM b f p_0 x_ax0 x_ax1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10)))

theorem kept_4 (b f p_0 x_ax0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) (h7 : 0 ≤ x_ax0) (h8 : x_ax0 < 9) :
    Heap.Entails ((body_4 I M).post (((((base E n).set v_b b).set v_f f).set v_p_0 p_0).set v_ax0 x_ax0) (known_4 I M n b f p_0 x_ax0)) (known_4 I M n b f p_0 (x_ax0 + 1)) :=
  ((entails_and (entails_points4 (fun q19 q20 q21 q22 h9 =>
  (at_left (at_points4 q19 q20 q21 q22 ((Classical.em (q21 = x_ax0 + 7 * p_0)).elim
  (fun h10 => (Or.inl ⟨⟨⟨h9.1.1.1, h9.1.1.2⟩, h10⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩)) (fun h10 =>
  (Or.inr ⟨⟨⟨h9.1.1.1, h9.1.1.2⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩, ⟨h9.2.1, (int_c103 h9.2.2 h10)⟩⟩))) rfl))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_5 I M n b f p_0 x_ax0 16) (known_4 I M n b f p_0 (x_ax0 + 1)))

noncomputable def known_6_0 (I : Interp V) (M : Model V) (b f p_0 : Int) : Heap V :=
  .points4 a_p
    (fun c0 c1 c2 c3 => ((c0 = b ∧ c1 = f) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 7 * p_0 ≤ c2 ∧ c2 ≤ 7 * p_0 + 8)
    (fun c0 c1 c2 c3 => (M t_P [b, f, c2, c3]))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (b f p_0 p_1 : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => ((c0 = b ∧ c1 = f) ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < p_1 + 7 * p_0 ∨ ((c0 = b ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < f ∨ (((0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 c2 c3 => (M t_Y [c0, c1, c2, c3]))

noncomputable def known_6 (I : Interp V) (M : Model V) (n b f p_0 p_1 : Int) : Heap V :=
  ((known_6_0 I M b f p_0).and ((known_1_0 I M).and ((known_1_1 I M n).and (known_6_3 I M b f p_0 p_1))))

noncomputable def known_7_3 (I : Interp V) (M : Model V) (b f p_0 p_1 q : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => ((c0 = b ∧ c1 = f) ∧ c2 = p_1 + 7 * p_0) ∧ 0 ≤ c3 ∧ c3 < q ∨ ((c0 = b ∧ c1 = f) ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < p_1 + 7 * p_0 ∨ ((c0 = b ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < f ∨ (((0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 c2 c3 => (M t_Y [c0, c1, c2, c3]))

noncomputable def known_7 (I : Interp V) (M : Model V) (n b f p_0 p_1 q : Int) : Heap V :=
  ((known_6_0 I M b f p_0).and ((known_1_0 I M).and ((known_1_1 I M n).and (known_7_3 I M b f p_0 p_1 q))))

noncomputable def known_8_3 (I : Interp V) (M : Model V) (b f p_0 p_1 q r : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((c0 = b ∧ c1 = f) ∧ c2 = p_1 + 7 * p_0) ∧ c3 = q) ∧ 0 < r)
    (fun c0 c1 c2 c3 => (value_0 I M b f p_0 p_1 q r))

noncomputable def known_8 (I : Interp V) (M : Model V) (n b f p_0 p_1 q r : Int) : Heap V :=
  ((known_6_0 I M b f p_0).and ((known_1_0 I M).and ((known_1_1 I M n).and ((known_8_3 I M b f p_0 p_1 q r).and (known_7_3 I M b f p_0 p_1 q)))))

noncomputable def known_9_3 (I : Interp V) (M : Model V) (b f p_0 p_1 q r s : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((c0 = b ∧ c1 = f) ∧ c2 = p_1 + 7 * p_0) ∧ c3 = q) ∧ 0 < s + r)
    (fun c0 c1 c2 c3 => (value_1 I M b f p_0 p_1 q r s))

noncomputable def known_9 (I : Interp V) (M : Model V) (n b f p_0 p_1 q r s : Int) : Heap V :=
  ((known_6_0 I M b f p_0).and ((known_1_0 I M).and ((known_1_1 I M n).and ((known_9_3 I M b f p_0 p_1 q r s).and (known_7_3 I M b f p_0 p_1 q)))))

noncomputable def body_9 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v_p (.add (.mul 7 (.var v_p_0)) (.var v_p_1)) <|
  .seq (.ifte (.and (.eq (.var v_r) (.const 0)) (.eq (.var v_s) (.const 0))) (
    .assign a_y [.var v_b, .var v_f, .var v_v_p, .var v_q] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_y
    [.var v_b, .var v_f, .var v_v_p, .var v_q]
    (.fn
      f_2
      [
        .read a_p [.var v_b, .var v_f, .add (.var v_r) (.var v_v_p), .add (.var v_q) (.var v_s)],
        .read a_w [.var v_f, .var v_r, .var v_s]])
    (fun e => (value_2 I M (e v_b) (e v_f) (e v_p_0) (e v_p_1) (e v_q) (e v_r) (e v_s)))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (b f p_0 p_1 q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (1 : Int) < 0)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [b, f, y_k0 + 7 * p_0 + p_1, y_k1 + q], M t_W [f, y_k0, y_k1]])))

theorem vc_9 (b f p_0 p_1 q r s : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) (h7 : 0 ≤ p_1) (h8 : p_1 < 7) (h9 : 0 ≤ q) (h10 : q < 14) (h11 : 0 ≤ r) (h12 : r < 3) (h13 : 0 ≤ s) (h14 : s < 3) :
    (body_9 I M).vc I (allocated (impl.HasCell spec (base E n)) a_p [n, 8, 16, 16]) ((((((((base E n).set v_b b).set v_f f).set v_p_0 p_0).set v_p_1 p_1).set v_q q).set v_r r).set v_s s) (known_9 I M n b f p_0 p_1 q r s) :=
  (vc_let (vc_seq (vc_if_of cond_holds
  (fun (h15 : r = 0 ∧ s = 0) => (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at4 (b := (Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (R := (Region.mk t_Y [(.const 0, .var v_n), (.const 0, .const 8), (.const 0, .const 14), (.const 0, .const 14)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [b, f, 7 * p_0 + p_1, q]
  (region_iff.2 ⟨b, _, rfl, h1, h2, f, _, rfl, h3, h4, (7 * p_0 + p_1), _, rfl, ((fact_2 h5 h7) : 0 ≤ 7 * p_0 + p_1), ((fact_6 h6 h8) : 7 * p_0 + p_1 < 14), q, _, rfl, h9, h10, rfl⟩)
  shape_a_y rfl rfl ⟨h1, h3, ((fact_2 h5 h7) : 0 ≤ 7 * p_0 + p_1), h9⟩)) ev_const rfl))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) => vc_skip)) (Or.elim (((Classical.em (r = 0)).elim
  (fun h15 => ((Classical.em (s = 0)).elim (fun h16 => (Or.inl ⟨h15, h16⟩))
  (fun h16 => (Or.inr (int_c289 h11 h13 h16))))) (fun h15 => (Or.inr (int_c288 h11 h13 h15))))
  : r = 0 ∧ s = 0 ∨ (-1) * r < s) (fun h15 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_P [b, f, r + (7 * p_0 + p_1), q + s], M t_W [f, r, s]])
  (at_if_of cond_holds (fun (h16 : r = 0 ∧ s = 0) =>
  (at_set_eq4 b f (7 * p_0 + p_1) q b f (7 * p_0 + p_1) q ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩ rfl))
  (fun (h16 : ¬ (r = 0 ∧ s = 0)) => (False.elim ((int_c401 h15.1 h15.2 h16) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h16 : r = 0 ∧ s = 0) =>
  (at_set_other (by decide) ((at_left (at_points4 b f (r + (7 * p_0 + p_1)) (q + s)
  ⟨⟨⟨rfl, rfl⟩, ⟨(int_add_nonneg h9 h13), (fact_7 h15.2 h10)⟩⟩, ⟨(fact_8 h11 h7), (fact_9 h15.1 h8)⟩⟩
  rfl))
  : (known_9 I M n b f p_0 p_1 q r s) ⟨a_p, [b, f, r + (7 * p_0 + p_1), q + s]⟩ (M t_P [b, f, r + (7 * p_0 + p_1), q + s]))))
  (fun (h16 : ¬ (r = 0 ∧ s = 0)) => (False.elim ((int_c401 h15.1 h15.2 h16) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h16 : r = 0 ∧ s = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points3 f r s ⟨⟨⟨h13, h14⟩, ⟨h11, h12⟩⟩, ⟨h3, h4⟩⟩ rfl)))
  : (known_9 I M n b f p_0 p_1 q r s) ⟨a_w, [f, r, s]⟩ (M t_W [f, r, s]))))
  (fun (h16 : ¬ (r = 0 ∧ s = 0)) => (False.elim ((int_c401 h15.1 h15.2 h16) : False))))) ev_nil)))
  ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty2 (fun q33 q34 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_P [b, f, r + (7 * p_0 + p_1), q + s], M t_W [f, r, s]]] = I.fn f_0 [value_4 I M b f p_0 p_1 q, I.fn f_2 [M t_P [b, f, r + (7 * p_0 + p_1), q + s], M t_W [f, r, s]]])
  (append2 r s 0 (0 + 1) 0 (0 + 1) (fun q31 q32 h16 => (Or.elim h16 (fun h17 =>
  ⟨(int_lab_ecb_lac h11 h17.1), ⟨(fact_10 h17.1 h15.1), ⟨h17.2.1, (int_c34 h17.2.2 h15.2)⟩⟩⟩)
  (fun h17 => (False.elim (int_c6 h17.2.1 h15.1 h17.2.2))))) (fun q31 q32 =>
  ⟨(fun h16 => (Or.elim h16 (fun h17 => (Or.inr ⟨h17.1, (int_c43 h17.2.2 h17.2.1 h15.2)⟩))
  (fun h17 => (False.elim (int_c6 h17.2.1 h15.1 h17.2.2))))), (fun h16 => (Or.elim h16 (fun h17 => (False.elim (int_one_lt_zero h17)))
  (fun h17 => (Or.inl ⟨h17.1, ⟨(int_lab_ecb_lac h13 h17.2), (int_eab_lab h17.2)⟩⟩))))⟩)
  (fun q31 q32 h16 => (False.elim (int_one_lt_zero h16))) (fun q31 q32 h16 => rfl)
  (fn_congr2 (at_congr4 rfl rfl int_c565 int_add_comm) rfl)))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_P [b, f, r + (7 * p_0 + p_1), q + s], M t_W [f, r, s]]] = value_2 I M b f p_0 p_1 q r s)))
  (fun h15 => (vc_accumulate_of (value_1 I M b f p_0 p_1 q r s)
  (I.fn f_2 [M t_P [b, f, r + (7 * p_0 + p_1), q + s], M t_W [f, r, s]])
  (at_if_of cond_holds
  (fun (h16 : r = 0 ∧ s = 0) => (False.elim ((int_c376 h16.1 h16.2 h15) : False)))
  (fun (h16 : ¬ (r = 0 ∧ s = 0)) =>
  ((at_right (at_right (at_right (at_left (at_points4 b f (7 * p_0 + p_1) q ⟨⟨⟨⟨rfl, rfl⟩, int_add_comm⟩, rfl⟩, (int_c365 h15)⟩ rfl)))))
  : (known_9 I M n b f p_0 p_1 q r s) ⟨a_y, [b, f, 7 * p_0 + p_1, q]⟩ (value_1 I M b f p_0 p_1 q r s))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds
  (fun (h16 : r = 0 ∧ s = 0) => (False.elim ((int_c376 h16.1 h16.2 h15) : False)))
  (fun (h16 : ¬ (r = 0 ∧ s = 0)) => ((at_left (at_points4 b f (r + (7 * p_0 + p_1)) (q + s)
  ⟨⟨⟨rfl, rfl⟩, ⟨(int_add_nonneg h9 h13), (fact_11 h10 h14)⟩⟩, ⟨(fact_8 h11 h7), (fact_12 h12 h8)⟩⟩
  rfl))
  : (known_9 I M n b f p_0 p_1 q r s) ⟨a_p, [b, f, r + (7 * p_0 + p_1), q + s]⟩ (M t_P [b, f, r + (7 * p_0 + p_1), q + s])))))
  (ev_cons (ev_read (at_if_of cond_holds
  (fun (h16 : r = 0 ∧ s = 0) => (False.elim ((int_c376 h16.1 h16.2 h15) : False)))
  (fun (h16 : ¬ (r = 0 ∧ s = 0)) =>
  ((at_right (at_left (at_points3 f r s ⟨⟨⟨h13, h14⟩, ⟨h11, h12⟩⟩, ⟨h3, h4⟩⟩ rfl)))
  : (known_9 I M n b f p_0 p_1 q r s) ⟨a_w, [f, r, s]⟩ (M t_W [f, r, s]))))) ev_nil)))
  ((append2 r s (min 0 r) (r + 1) 0 ((max 2 s) + 1) (fun q35 q36 h16 =>
  (Or.elim h16 (fun h17 => ⟨(int_c23 h17.1), ⟨(int_eab_taB h17.1), ⟨h17.2.1, (int_c60 h17.2.2)⟩⟩⟩)
  (fun h17 => ⟨(int_c2 h17.2.1), ⟨(int_tab_taB h17.2.2), ⟨h17.1.1, (int_c359 h17.1.2)⟩⟩⟩)))
  (fun q35 q36 => ⟨(fun h16 => (Or.elim h16
  (fun h17 => ((Classical.em (q36 < s)).elim (fun h18 => (Or.inl (Or.inl ⟨h17.1, ⟨h17.2.1, h18⟩⟩)))
  (fun h18 => (Or.inr ⟨h17.1, (int_lab_ntab_eab h17.2.2 h18)⟩))))
  (fun h17 => (Or.inl (Or.inr h17))))), (fun h16 => (Or.elim h16
  (fun h17 => (Or.elim h17 (fun h18 => (Or.inl ⟨h18.1, ⟨h18.2.1, (int_tab_lab h18.2.2)⟩⟩))
  (fun h18 => (Or.inr h18))))
  (fun h17 => (Or.inl ⟨h17.1, ⟨(int_lab_ecb_lac h13 h17.2), (int_eab_lab h17.2)⟩⟩))))⟩)
  (fun q35 q36 h16 =>
  (Or.elim h16 (fun h17 => (Or.inr ⟨h17.1, h17.2.2⟩)) (fun h17 => (Or.inl h17.2.2))))
  (fun q35 q36 h16 => rfl) (fn_congr2 (at_congr4 rfl rfl int_c565 int_add_comm) rfl))
  : I.fn f_0 [value_1 I M b f p_0 p_1 q r s, I.fn f_2 [M t_P [b, f, r + (7 * p_0 + p_1), q + s], M t_W [f, r, s]]] = value_2 I M b f p_0 p_1 q r s))))))

theorem kept_9 (b f p_0 p_1 q r s : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) (h7 : 0 ≤ p_1) (h8 : p_1 < 7) (h9 : 0 ≤ q) (h10 : q < 14) (h11 : 0 ≤ r) (h12 : r < 3) (h13 : 0 ≤ s) (h14 : s < 3) :
    Heap.Entails ((body_9 I M).post ((((((((base E n).set v_b b).set v_f f).set v_p_0 p_0).set v_p_1 p_1).set v_q q).set v_r r).set v_s s) (known_9 I M n b f p_0 p_1 q r s)) (known_9 I M n b f p_0 p_1 q r (s + 1)) :=
  (show Heap.Entails _ (known_9 I M n b f p_0 p_1 q r (s + 1)) from
  (entails_and (entails_points4 (fun q37 q38 q39 q40 h15 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h16 : r = 0 ∧ s = 0) =>
  (at_set_other (by decide) (at_left (at_points4 q37 q38 q39 q40 h15 rfl))))
  (fun (h16 : ¬ (r = 0 ∧ s = 0)) => (at_left (at_points4 q37 q38 q39 q40 h15 rfl)))))))
  (entails_and (entails_points3 (fun q41 q42 q43 h15 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h16 : r = 0 ∧ s = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points3 q41 q42 q43 h15 rfl)))))
  (fun (h16 : ¬ (r = 0 ∧ s = 0)) => (at_right (at_left (at_points3 q41 q42 q43 h15 rfl))))))))
  (entails_and (entails_points4 (fun q44 q45 q46 q47 h15 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h16 : r = 0 ∧ s = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points4 q44 q45 q46 q47 h15 rfl))))))
  (fun (h16 : ¬ (r = 0 ∧ s = 0)) =>
  (at_right (at_right (at_left (at_points4 q44 q45 q46 q47 h15 rfl))))))))) (entails_and
  (entails_points4 (fun q48 q49 q50 q51 h15 => (at_set_eq4 q48 q49 q50 q51 b f (7 * p_0 + p_1) q
  ⟨h15.1.1.1.1, ⟨h15.1.1.1.2, ⟨(int_c5 h15.1.1.2), h15.1.2⟩⟩⟩ ((reduce_congr2 (fun q52 q53 =>
  ⟨(fun h16 => (Or.elim h16 (fun h17 => (Or.inl ⟨h17.1, ⟨h17.2.1, (int_taB_lab h17.2.2)⟩⟩))
  (fun h17 => (Or.inr h17)))), (fun h16 => (Or.elim h16 (fun h17 => (Or.inl ⟨h17.1, ⟨h17.2.1, (int_lab_taB h17.2.2)⟩⟩))
  (fun h17 => (Or.inr h17))))⟩) (fun q52 q53 h16 => rfl))
  : value_1 I M b f p_0 p_1 q r (s + 1) = value_2 I M b f p_0 p_1 q r s))))
  (entails_points4 (fun q54 q55 q56 q57 h15 => (Or.elim h15 (fun h16 =>
  (at_set_ne4 q54 q55 q56 q57 b f (7 * p_0 + p_1) q (fun h17 => (int_eab_tab_F h17.2.2.2 h16.2.2))
  (at_if_of cond_holds (fun (h17 : r = 0 ∧ s = 0) =>
  (at_set_ne4 q54 q55 q56 q57 b f (7 * p_0 + p_1) q (fun h18 => (int_eab_tab_F h18.2.2.2 h16.2.2))
  (at_right (at_right (at_right (at_right (at_points4 q54 q55 q56 q57 h15 rfl)))))))
  (fun (h17 : ¬ (r = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_right (at_points4 q54 q55 q56 q57 h15 rfl)))))))))
  (fun h16 => (Or.elim h16 (fun h17 =>
  (at_set_ne4 q54 q55 q56 q57 b f (7 * p_0 + p_1) q (fun h18 => (int_c49 h18.2.2.1 h17.2.2))
  (at_if_of cond_holds (fun (h18 : r = 0 ∧ s = 0) =>
  (at_set_ne4 q54 q55 q56 q57 b f (7 * p_0 + p_1) q (fun h19 => (int_c49 h19.2.2.1 h17.2.2))
  (at_right (at_right (at_right (at_right (at_points4 q54 q55 q56 q57 h15 rfl)))))))
  (fun (h18 : ¬ (r = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_right (at_points4 q54 q55 q56 q57 h15 rfl)))))))))
  (fun h17 => (Or.elim h17 (fun h18 =>
  (at_set_ne4 q54 q55 q56 q57 b f (7 * p_0 + p_1) q (fun h19 => (int_eab_tab_F h19.2.1 h18.2.2))
  (at_if_of cond_holds (fun (h19 : r = 0 ∧ s = 0) =>
  (at_set_ne4 q54 q55 q56 q57 b f (7 * p_0 + p_1) q (fun h20 => (int_eab_tab_F h20.2.1 h18.2.2))
  (at_right (at_right (at_right (at_right (at_points4 q54 q55 q56 q57 h15 rfl)))))))
  (fun (h19 : ¬ (r = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_right (at_points4 q54 q55 q56 q57 h15 rfl))))))))) (fun h18 =>
  (at_set_ne4 q54 q55 q56 q57 b f (7 * p_0 + p_1) q (fun h19 => (int_eab_tab_F h19.1 h18.2.2))
  (at_if_of cond_holds (fun (h19 : r = 0 ∧ s = 0) =>
  (at_set_ne4 q54 q55 q56 q57 b f (7 * p_0 + p_1) q (fun h20 => (int_eab_tab_F h20.1 h18.2.2))
  (at_right (at_right (at_right (at_right (at_points4 q54 q55 q56 q57 h15 rfl)))))))
  (fun (h19 : ¬ (r = 0 ∧ s = 0)) =>
  (at_right (at_right (at_right (at_right (at_points4 q54 q55 q56 q57 h15 rfl)))))))))))))))))))))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_s (.const 0) (.const 3)
    (fun e x => known_9 I M (e v_n) (e v_b) (e v_f) (e v_p_0) (e v_p_1) (e v_q) (e v_r) x) (body_9 I M)

theorem vc_8 (b f p_0 p_1 q r : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) (h7 : 0 ≤ p_1) (h8 : p_1 < 7) (h9 : 0 ≤ q) (h10 : q < 14) (h11 : 0 ≤ r) (h12 : r < 3) :
    (body_8 I M).vc I (allocated (impl.HasCell spec (base E n)) a_p [n, 8, 16, 16]) (((((((base E n).set v_b b).set v_f f).set v_p_0 p_0).set v_p_1 p_1).set v_q q).set v_r r) (known_8 I M n b f p_0 p_1 q r) :=
  (vc_for_of 0 3 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points4 (fun q58 q59 q60 q61 h13 =>
  (at_right (at_right (at_right (at_left (at_points4 q58 q59 q60 q61 ⟨h13.1, (int_c142 h13.2)⟩ (reduce_congr2 (fun q62 q63 => ⟨(fun h14 =>
  (Or.elim h14 (fun h15 => (False.elim (int_lab_tba_F h15.2.1 h15.2.2))) (fun h15 => h15))), (fun h14 => (Or.inr h14))⟩)
  (fun q62 q63 h14 => rfl)))))))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))
  : Heap.Entails (known_8 I M n b f p_0 p_1 q r) (known_9 I M n b f p_0 p_1 q r 0))
  (fun s h13 h14 =>
  (vc_9 n hl hM b f p_0 p_1 q r s h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h14))
  (fun s h13 h14 =>
  (kept_9 n hl hM b f p_0 p_1 q r s h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h14)))

theorem kept_8 (b f p_0 p_1 q r : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) (h7 : 0 ≤ p_1) (h8 : p_1 < 7) (h9 : 0 ≤ q) (h10 : q < 14) (h11 : 0 ≤ r) (h12 : r < 3) :
    Heap.Entails ((body_8 I M).post (((((((base E n).set v_b b).set v_f f).set v_p_0 p_0).set v_p_1 p_1).set v_q q).set v_r r) (known_8 I M n b f p_0 p_1 q r)) (known_8 I M n b f p_0 p_1 q (r + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points4 (fun q64 q65 q66 q67 h13 =>
  (at_right (at_right (at_right (at_left (at_points4 q64 q65 q66 q67 ⟨h13.1, (int_c468 h11)⟩ (reduce_congr2 (fun q68 q69 =>
  ⟨(fun h14 => ((Classical.em (q68 = r)).elim (fun h15 => (Or.inl ⟨h15, ⟨h14.1.1, h14.1.2⟩⟩))
  (fun h15 => (Or.inr ⟨⟨h14.1.1, h14.1.2⟩, ⟨h14.2.1, (int_taB_neab_tab h14.2.2 h15)⟩⟩)))), (fun h14 => (Or.elim h14 (fun h15 => ⟨h15.2, ⟨(int_lab_ecb_lac h11 h15.1), (int_eab_taB h15.1)⟩⟩)
  (fun h15 => ⟨h15.1, ⟨h15.2.1, (int_tab_taB h15.2.2)⟩⟩)))⟩) (fun q68 q69 h14 => rfl)))))))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))
  : Heap.Entails (known_9 I M n b f p_0 p_1 q r 3) (known_8 I M n b f p_0 p_1 q (r + 1)))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_y] <|
    .for v_r (.const 0) (.const 3)
      (fun e x => known_8 I M (e v_n) (e v_b) (e v_f) (e v_p_0) (e v_p_1) (e v_q) x) (body_8 I M)

theorem vc_7 (b f p_0 p_1 q : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) (h7 : 0 ≤ p_1) (h8 : p_1 < 7) (h9 : 0 ≤ q) (h10 : q < 14) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E n)) a_p [n, 8, 16, 16]) ((((((base E n).set v_b b).set v_f f).set v_p_0 p_0).set v_p_1 p_1).set v_q q) (known_7 I M n b f p_0 p_1 q) :=
  (vc_scope (vc_for_of 0 3 rfl rfl (show Heap.Entails _ (known_8 I M n b f p_0 p_1 q 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points4 (fun q70 q71 q72 q73 h11 => (False.elim (int_irrefl h11.2))))
  (entails_right (entails_right (entails_right entails_refl))))))))
  (fun r h11 h12 => (vc_8 n hl hM b f p_0 p_1 q r h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))
  (fun r h11 h12 => (kept_8 n hl hM b f p_0 p_1 q r h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))))

theorem kept_7 (b f p_0 p_1 q : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) (h7 : 0 ≤ p_1) (h8 : p_1 < 7) (h9 : 0 ≤ q) (h10 : q < 14) :
    Heap.Entails ((body_7 I M).post ((((((base E n).set v_b b).set v_f f).set v_p_0 p_0).set v_p_1 p_1).set v_q q) (known_7 I M n b f p_0 p_1 q)) (known_7 I M n b f p_0 p_1 (q + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points4 (fun q74 q75 q76 q77 h11 => (Or.elim h11 (fun h12 =>
  (Or.elim (((Classical.em (q77 = q)).elim (fun h13 => (Or.inl ⟨⟨h12.1, h13⟩, (by decide)⟩))
  (fun h13 => (Or.inr (Or.inl ⟨h12.1, ⟨h12.2.1, (int_taB_neab_tab h12.2.2 h13)⟩⟩))))
  : (((q74 = b ∧ q75 = f) ∧ q76 = p_1 + 7 * p_0) ∧ q77 = q) ∧ 0 < (3 : Int) ∨ (((q74 = b ∧ q75 = f) ∧ q76 = p_1 + 7 * p_0) ∧ 0 ≤ q77 ∧ q77 < q ∨ ((q74 = b ∧ q75 = f) ∧ 0 ≤ q77 ∧ q77 < 14) ∧ 0 ≤ q76 ∧ q76 < p_1 + 7 * p_0 ∨ ((q74 = b ∧ 0 ≤ q77 ∧ q77 < 14) ∧ 0 ≤ q76 ∧ q76 < 14) ∧ 0 ≤ q75 ∧ q75 < f ∨ (((0 ≤ q77 ∧ q77 < 14) ∧ 0 ≤ q76 ∧ q76 < 14) ∧ 0 ≤ q75 ∧ q75 < 8) ∧ 0 ≤ q74 ∧ q74 < b))
  (fun h13 =>
  (at_right (at_right (at_right (at_left (at_points4 q74 q75 q76 q77 h13 (Eq.trans ((equation_1 n hl hM q74 q75 q76 q77 trivial)
  : M t_Y [q74, q75, q76, q77] = value_3 I M q74 q75 q76 q77) (reduce_congr2 (fun q80 q81 =>
  ⟨(fun h14 => ⟨⟨h14.2.1, h14.2.2⟩, ⟨h14.1.1, h14.1.2⟩⟩), (fun h14 => ⟨⟨h14.2.1, h14.2.2⟩, ⟨h14.1.1, h14.1.2⟩⟩)⟩)
  (fun q80 q81 h14 => (fn_congr2 (at_congr4 h12.1.1.1 h12.1.1.2 (fact_13 h12.1.2) (int_c48 h13.1.2))
  (at_congr3 h12.1.1.2 rfl rfl)))))))))))
  (fun h13 => (at_right (at_right (at_right (at_right (at_points4 q74 q75 q76 q77 h13 rfl))))))))
  (fun h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_right (at_right (at_right (at_points4 q74 q75 q76 q77 (Or.inr h12) rfl))))))
  (fun h13 => (Or.elim h13 (fun h14 =>
  (at_right (at_right (at_right (at_right (at_points4 q74 q75 q76 q77 (Or.inr h12) rfl))))))
  (fun h14 =>
  (at_right (at_right (at_right (at_right (at_points4 q74 q75 q76 q77 (Or.inr h12) rfl))))))))))))))))
  : Heap.Entails (known_8 I M n b f p_0 p_1 q 3) (known_7 I M n b f p_0 p_1 (q + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_q (.const 0) (.const 14)
    (fun e x => known_7 I M (e v_n) (e v_b) (e v_f) (e v_p_0) (e v_p_1) x) (body_7 I M)

theorem vc_6 (b f p_0 p_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) (h7 : 0 ≤ p_1) (h8 : p_1 < 7) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E n)) a_p [n, 8, 16, 16]) (((((base E n).set v_b b).set v_f f).set v_p_0 p_0).set v_p_1 p_1) (known_6 I M n b f p_0 p_1) :=
  (vc_for_of 0 14 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points4 (fun q82 q83 q84 q85 h9 =>
  (Or.elim h9 (fun h10 => (False.elim (int_lab_tba_F h10.2.1 h10.2.2))) (fun h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_right (at_points4 q82 q83 q84 q85 h10 rfl)))))
  (fun h11 =>
  (Or.elim h11 (fun h12 => (at_right (at_right (at_right (at_points4 q82 q83 q84 q85 h10 rfl)))))
  (fun h12 => (at_right (at_right (at_right (at_points4 q82 q83 q84 q85 h10 rfl)))))))))))))))
  : Heap.Entails (known_6 I M n b f p_0 p_1) (known_7 I M n b f p_0 p_1 0))
  (fun q h9 h10 => (vc_7 n hl hM b f p_0 p_1 q h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun q h9 h10 => (kept_7 n hl hM b f p_0 p_1 q h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10)))

theorem kept_6 (b f p_0 p_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) (h7 : 0 ≤ p_1) (h8 : p_1 < 7) :
    Heap.Entails ((body_6 I M).post (((((base E n).set v_b b).set v_f f).set v_p_0 p_0).set v_p_1 p_1) (known_6 I M n b f p_0 p_1)) (known_6 I M n b f p_0 (p_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points4 (fun q86 q87 q88 q89 h9 => (Or.elim h9 (fun h10 =>
  (at_right (at_right (at_right (at_points4 q86 q87 q88 q89 ((Classical.em (q88 = p_1 + 7 * p_0)).elim
  (fun h11 => (Or.inl ⟨⟨⟨h10.1.1.1, h10.1.1.2⟩, h11⟩, ⟨h10.1.2.1, h10.1.2.2⟩⟩)) (fun h11 =>
  (Or.inr (Or.inl ⟨⟨⟨h10.1.1.1, h10.1.1.2⟩, ⟨h10.1.2.1, h10.1.2.2⟩⟩, ⟨h10.2.1, (int_c103 h10.2.2 h11)⟩⟩))))
  rfl))))) (fun h10 => (Or.elim h10 (fun h11 =>
  (at_right (at_right (at_right (at_points4 q86 q87 q88 q89 (Or.inr (Or.inr h10)) rfl)))))
  (fun h11 =>
  (at_right (at_right (at_right (at_points4 q86 q87 q88 q89 (Or.inr (Or.inr h10)) rfl)))))))))))))
  : Heap.Entails (known_7 I M n b f p_0 p_1 14) (known_6 I M n b f p_0 (p_1 + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_p [.var v_n, .const 8, .const 16, .const 16] <|
  .seq (.for v_ax0 (.const 0) (.const 9)
    (fun e x => known_4 I M (e v_n) (e v_b) (e v_f) (e v_p_0) x) (body_4 I M)) <|
  .for v_p_1 (.const 0) (.const 7)
    (fun e x => known_6 I M (e v_n) (e v_b) (e v_f) (e v_p_0) x) (body_6 I M)

theorem vc_3 (b f p_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) :
    (body_3 I M).vc I (impl.HasCell spec (base E n)) ((((base E n).set v_b b).set v_f f).set v_p_0 p_0) (known_3 I M n b f p_0) :=
  (vc_allocate (vc_seq (vc_for_of 0 9 rfl rfl (show Heap.Entails _ (known_4 I M n b f p_0 0) from
  (entails_and (entails_points4 (fun q23 q24 q25 q26 h7 => (False.elim (int_c12 h7.2.1 h7.2.2))))
  (entails_and (entails_without (avoids_points3 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_without (avoids_points4 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points4 (fun q27 q28 q29 q30 h7 => (Or.elim h7 (fun h8 => (at_without (by decide)
  ((at_right (at_right (at_points4 q27 q28 q29 q30 (Or.inl ⟨h8.1.1, ⟨h8.1.2.1, (fact_14 h8.2 h8.1.2.2)⟩⟩) rfl)))
  : (known_3 I M n b f p_0) ⟨a_y, [q27, q28, q29, q30]⟩ (M t_Y [q27, q28, q29, q30]))))
  (fun h8 => (Or.elim h8 (fun h9 =>
  (at_without (by decide) ((at_right (at_right (at_points4 q27 q28 q29 q30 (Or.inr h8) rfl)))
  : (known_3 I M n b f p_0) ⟨a_y, [q27, q28, q29, q30]⟩ (M t_Y [q27, q28, q29, q30])))) (fun h9 =>
  (at_without (by decide) ((at_right (at_right (at_points4 q27 q28 q29 q30 (Or.inr h8) rfl)))
  : (known_3 I M n b f p_0) ⟨a_y, [q27, q28, q29, q30]⟩ (M t_Y [q27, q28, q29, q30])))))))))))))
  (fun x_ax0 h7 h8 => (vc_4 n hl hM b f p_0 x_ax0 h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_ax0 h7 h8 => (kept_4 n hl hM b f p_0 x_ax0 h0 h1 h2 h3 h4 h5 h6 h7 h8)))
  (vc_for_of 0 7 rfl rfl ((entails_and (entails_points4 (fun q90 q91 q92 q93 h7 =>
  (at_left (at_points4 q90 q91 q92 q93 ⟨h7.1, ⟨h7.2.1, (fact_15 h7.2.2)⟩⟩ rfl))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points4 (fun q94 q95 q96 q97 h7 =>
  (Or.elim h7 (fun h8 => (at_right (at_right (at_right (at_points4 q94 q95 q96 q97
  (Or.inl ⟨⟨h8.1, ⟨h8.2.1, (fact_16 h6 h8.2.2)⟩⟩, (fact_17 h8.2.1 h6 h8.2.2)⟩) rfl)))))
  (fun h8 => (Or.elim h8
  (fun h9 => (at_right (at_right (at_right (at_points4 q94 q95 q96 q97 (Or.inr h8) rfl)))))
  (fun h9 => (at_right (at_right (at_right (at_points4 q94 q95 q96 q97 (Or.inr h8) rfl)))))))))))))
  : Heap.Entails (known_4 I M n b f p_0 9) (known_6 I M n b f p_0 0))
  (fun p_1 h7 h8 => (vc_6 n hl hM b f p_0 p_1 h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun p_1 h7 h8 => (kept_6 n hl hM b f p_0 p_1 h0 h1 h2 h3 h4 h5 h6 h7 h8)))))

theorem kept_3 (b f p_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) (h5 : 0 ≤ p_0) (h6 : p_0 < 2) :
    Heap.Entails ((body_3 I M).post ((((base E n).set v_b b).set v_f f).set v_p_0 p_0) (known_3 I M n b f p_0)) (known_3 I M n b f (p_0 + 1)) :=
  (show Heap.Entails _ (known_3 I M n b f (p_0 + 1)) from (entails_and
  (entails_restore (avoids_points3 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_restore (avoids_points4 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_points4 (fun q98 q99 q100 q101 h7 => (Or.elim h7 (fun h8 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_points4 q98 q99 q100 q101 (Or.inl ⟨h8.1, ⟨h8.2.1, (fact_18 h8.2.2)⟩⟩) rfl))))
  : (known_6 I M n b f p_0 7) ⟨a_y, [q98, q99, q100, q101]⟩ (M t_Y [q98, q99, q100, q101]))))
  (fun h8 => (Or.elim h8 (fun h9 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_points4 q98 q99 q100 q101 (Or.inr h8) rfl))))
  : (known_6 I M n b f p_0 7) ⟨a_y, [q98, q99, q100, q101]⟩ (M t_Y [q98, q99, q100, q101]))))
  (fun h9 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_points4 q98 q99 q100 q101 (Or.inr h8) rfl))))
  : (known_6 I M n b f p_0 7) ⟨a_y, [q98, q99, q100, q101]⟩ (M t_Y [q98, q99, q100, q101]))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_p_0 (.const 0) (.const 2)
    (fun e x => known_3 I M (e v_n) (e v_b) (e v_f) x) (body_3 I M)

theorem vc_2 (b f : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) :
    (body_2 I M).vc I (impl.HasCell spec (base E n)) (((base E n).set v_b b).set v_f f) (known_2 I M n b f) :=
  (vc_for_of 0 2 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q102 q103 q104 q105 h5 => (Or.elim h5 (fun h6 => (False.elim (fact_19 h6.2.1 h6.2.2)))
  (fun h6 => (Or.elim h6 (fun h7 => (at_right (at_right (at_points4 q102 q103 q104 q105 h6 rfl))))
  (fun h7 => (at_right (at_right (at_points4 q102 q103 q104 q105 h6 rfl)))))))))))
  : Heap.Entails (known_2 I M n b f) (known_3 I M n b f 0))
  (fun p_0 h5 h6 => (vc_3 n hl hM b f p_0 h0 h1 h2 h3 h4 h5 h6))
  (fun p_0 h5 h6 => (kept_3 n hl hM b f p_0 h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (b f : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) (h3 : 0 ≤ f) (h4 : f < 8) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_b b).set v_f f) (known_2 I M n b f)) (known_2 I M n b (f + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q106 q107 q108 q109 h5 => (Or.elim h5
  (fun h6 => (at_right (at_right (at_points4 q106 q107 q108 q109 ((Classical.em (q107 = f)).elim
  (fun h7 => (Or.inl ⟨⟨⟨h6.1.1.1, h7⟩, ⟨h6.1.1.2.1, h6.1.1.2.2⟩⟩, ⟨h6.1.2.1, (fact_20 h6.1.2.2)⟩⟩))
  (fun h7 =>
  (Or.inr (Or.inl ⟨⟨⟨h6.1.1.1, ⟨h6.1.1.2.1, h6.1.1.2.2⟩⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, ⟨h6.2.1, (int_taB_neab_tab h6.2.2 h7)⟩⟩))))
  rfl))))
  (fun h6 => (at_right (at_right (at_points4 q106 q107 q108 q109 (Or.inr (Or.inr h6)) rfl)))))))))
  : Heap.Entails (known_3 I M n b f 2) (known_2 I M n b (f + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_f (.const 0) (.const 8)
    (fun e x => known_2 I M (e v_n) (e v_b) x) (body_2 I M)

theorem vc_1 (b : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) :
    (body_1 I M).vc I (impl.HasCell spec (base E n)) ((base E n).set v_b b) (known_1 I M n b) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q110 q111 q112 q113 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_points4 q110 q111 q112 q113 h4 rfl)))))))))
  : Heap.Entails (known_1 I M n b) (known_2 I M n b 0))
  (fun f h3 h4 => (vc_2 n hl hM b f h0 h1 h2 h3 h4))
  (fun f h3 h4 => (kept_2 n hl hM b f h0 h1 h2 h3 h4)))

theorem kept_1 (b : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ b) (h2 : b < n) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_b b) (known_1 I M n b)) (known_1 I M n (b + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q114 q115 q116 q117 h3 =>
  (at_right (at_right (at_points4 q114 q115 q116 q117 ((Classical.em (q114 = b)).elim (fun h4 =>
  (Or.inl ⟨⟨⟨h4, ⟨h3.1.1.1.1, h3.1.1.1.2⟩⟩, ⟨h3.1.1.2.1, h3.1.1.2.2⟩⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩))
  (fun h4 =>
  (Or.inr ⟨⟨⟨⟨h3.1.1.1.1, h3.1.1.1.2⟩, ⟨h3.1.1.2.1, h3.1.1.2.2⟩⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩)))
  rfl))))))) : Heap.Entails (known_2 I M n b 8) (known_1 I M n (b + 1)))

theorem race_1 (h0 : 0 ≤ n) :
    ParVC I 0 n (body_1 I M).erase (fun b => ((base E n).set v_b b)) (fun b => (body_1 I M).post ((base E n).set v_b b) (known_1 I M n b)) :=
  (race_arrays [a_y] rfl rfl (all_cons
  (apart4 (fun b c0 c1 c2 c3 => ((c0 = b ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8)
  (fun b c0 c1 c2 c3 => ((c0 = b ∧ 0 ≤ c3 ∧ c3 < 14) ∧ 0 ≤ c2 ∧ c2 < 14) ∧ 0 ≤ c1 ∧ c1 < 8)
  (fun b h1 h2 => (w_for 0 8 rfl rfl (fun f h3 h4 => (w_for 0 2 rfl rfl (fun p_0 h5 h6 =>
  (w_allocate (w_seq (w_none rfl) (w_for 0 7 rfl rfl (fun p_1 h7 h8 => (w_for 0 14 rfl rfl (fun q h9 h10 =>
  (w_scope (w_for 0 3 rfl rfl (fun r h11 h12 => (w_for 0 3 rfl rfl (fun s h13 h14 =>
  (w_let (w_seq (w_if_of cond_holds (fun (h15 : r = 0 ∧ s = 0) => (w_assign4 b f (7 * p_0 + p_1) q
  ⟨⟨⟨rfl, ⟨h9, h10⟩⟩, ⟨((fact_2 h5 h7) : 0 ≤ 7 * p_0 + p_1), ((fact_6 h6 h8) : 7 * p_0 + p_1 < 14)⟩⟩, ⟨h3, h4⟩⟩))
  (fun (h15 : ¬ (r = 0 ∧ s = 0)) => (w_none rfl))) (w_accumulate4 b f (7 * p_0 + p_1) q
  ⟨⟨⟨rfl, ⟨h9, h10⟩⟩, ⟨((fact_2 h5 h7) : 0 ≤ 7 * p_0 + p_1), ((fact_6 h6 h8) : 7 * p_0 + p_1 < 14)⟩⟩, ⟨h3, h4⟩⟩)))))))))))))))))))
  (fun b h1 h2 => (r_for 0 8 rfl rfl (fun f h3 h4 => (r_for 0 2 rfl rfl (fun p_0 h5 h6 =>
  (r_allocate (r_seq (r_none rfl) (r_for 0 7 rfl rfl (fun p_1 h7 h8 => (r_for 0 14 rfl rfl
  (fun q h9 h10 => (r_scope (r_for 0 3 rfl rfl (fun r h11 h12 => (r_for 0 3 rfl rfl
  (fun s h13 h14 => (r_let (r_seq (r_none rfl) (r_accumulate4 (x_none rfl) b f (7 * p_0 + p_1) q
  ⟨⟨⟨rfl, ⟨h9, h10⟩⟩, ⟨((fact_2 h5 h7) : 0 ≤ 7 * p_0 + p_1), ((fact_6 h6 h8) : 7 * p_0 + p_1 < 14)⟩⟩, ⟨h3, h4⟩⟩)))))))))))))))))))
  (fun b y_y c0 c1 c2 c3 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1.1.1 h7.1.1.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1.1.1 h7.1.1.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_b (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_par_of 0 n rfl rfl (show Heap.Entails _ (known_1 I M n 0) from
  (entails_and (entails_points3 (fun q118 q119 q120 h1 =>
  (at_input (R := (Region.mk t_W [(.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [q118, q119, q120]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q118, _, rfl, h1.2.1, h1.2.2, q119, _, rfl, h1.1.2.1, h1.1.2.2, q120, _, rfl, h1.1.1.1, h1.1.1.2, rfl⟩)
  rfl rfl))) (entails_and (entails_points4 (fun q121 q122 q123 q124 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 8), (.const 0, .const 14), (.const 0, .const 14)])) (b := (Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [q121, q122, q123, q124]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q121, _, rfl, h1.2.1, h1.2.2, q122, _, rfl, h1.1.2.1, h1.1.2.2, q123, _, rfl, h1.1.1.2.1, h1.1.1.2.2, q124, _, rfl, h1.1.1.1.1, h1.1.1.1.2, rfl⟩)
  rfl rfl)))
  (entails_points4 (fun q125 q126 q127 q128 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2)))))))
  (fun b h1 h2 => (vc_1 n hl hM b h0 h1 h2)) (fun b h1 h2 => (kept_1 n hl hM b h0 h1 h2))
  (race_1 n hl hM h0))

theorem output_0_2 (q129 q130 q131 q132 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q129) (h2 : q129 < n) (h3 : 0 ≤ q130) (h4 : q130 < 8) (h5 : 0 ≤ q131) (h6 : q131 < 14) (h7 : 0 ≤ q132) (h8 : q132 < 14) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_y, [q129, q130, q131, q132]⟩ (M t_Y [q129, q130, q131, q132]) :=
  ((at_right (at_right (at_points4 q129 q130 q131 q132 ⟨⟨⟨⟨h7, h8⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, (int_lt_max_right h2)⟩⟩
  rfl)))
  : (known_1 I M n (max 0 n)) ⟨a_y, [q129, q130, q131, q132]⟩ (M t_Y [q129, q130, q131, q132]))

end

theorem consistent (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Consistent (base E n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n : Int) (h0 : 0 ≤ n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n) :=
  solvable_layers (consistent E n h0)
    (fun at_ => if at_ = t_P then 0 else if at_ = t_Y then 1 else 0) (by decide)

theorem placed (E : Env) (n : Int) (h0 : 0 ≤ n) : impl.LayoutOk spec (base E n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_P then ((((point.getD 3 0) < 1 ∨ 15 ≤ (point.getD 3 0)) ∨ (0 < (point.getD 3 0) ∧ (point.getD 3 0) < 15) ∧ (point.getD 2 0) < 1) ∨ (0 < (point.getD 3 0) ∧ (point.getD 3 0) < 15) ∧ 15 ≤ (point.getD 2 0)) ∨ (((0 < (point.getD 3 0) ∧ (point.getD 3 0) < 15) ∧ 0 < (point.getD 2 0) ∧ (point.getD 2 0) < 15) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_Y then ((((point.getD 3 0) < (-1) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8 ∨ 15 ≤ (point.getD 3 0) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8) ∨ (((-1) ≤ (point.getD 3 0) ∧ (point.getD 3 0) < 15) ∧ (point.getD 2 0) < (-1)) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8) ∨ (((-1) ≤ (point.getD 3 0) ∧ (point.getD 3 0) < 15) ∧ 15 ≤ (point.getD 2 0)) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8) ∨ ((((-1) ≤ (point.getD 3 0) ∧ (point.getD 3 0) < 15) ∧ (-1) ≤ (point.getD 2 0) ∧ (point.getD 2 0) < 15) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 8) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else True

theorem covered_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (p0 p1 p2 p3 : Int) (h1 : 0 ≤ p0) (h2 : p0 < n) (h3 : 0 ≤ p1) (h4 : p1 < 8) (h5 : 0 ≤ p2) (h6 : p2 < 14) (h7 : 0 ≤ p3) (h8 : p3 < 14) :
    spec.Given (inside n) (base E n) t_Y [p0, p1, p2, p3] :=
  (given_equation (p := [p0, p1, p2, p3]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inr ⟨⟨⟨⟨(int_c451 h7), (fact_21 h8)⟩, ⟨(int_c451 h5), (fact_21 h6)⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩)
  : (((p3 < (-1) ∧ 0 ≤ p1 ∧ p1 < 8 ∨ 15 ≤ p3 ∧ 0 ≤ p1 ∧ p1 < 8) ∨ (((-1) ≤ p3 ∧ p3 < 15) ∧ p2 < (-1)) ∧ 0 ≤ p1 ∧ p1 < 8) ∨ (((-1) ≤ p3 ∧ p3 < 15) ∧ 15 ≤ p2) ∧ 0 ≤ p1 ∧ p1 < 8) ∨ ((((-1) ≤ p3 ∧ p3 < 15) ∧ (-1) ≤ p2 ∧ p2 < 15) ∧ 0 ≤ p1 ∧ p1 < 8) ∧ 0 ≤ p0 ∧ p0 < n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (b f p q : Int) (h1 : True) (h2 : (((q < 1 ∨ 15 ≤ q) ∨ (0 < q ∧ q < 15) ∧ p < 1) ∨ (0 < q ∧ q < 15) ∧ 15 ≤ p) ∨ (((0 < q ∧ q < 15) ∧ 0 < p ∧ p < 15) ∧ 0 ≤ f ∧ f < 8) ∧ 0 ≤ b ∧ b < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.select (.and (.and (.le (.const 1) (.var v_p)) (.lt (.var v_p) (.const 15))) (.and (.le (.const 1) (.var v_q)) (.lt (.var v_q) (.const 15)))) (.access t_X [.var v_b, .var v_f, .add (.var v_p) (.const (-1)), .add (.var v_q) (.const (-1))]) (.fn (.literal .f32 0 1) [])) (((((base E n).set v_b b).set v_f f).set v_p p).set v_q q) :=
  (defined_select_of cond_holds (fun (h3 : (1 ≤ p ∧ p < 15) ∧ 1 ≤ q ∧ q < 15) =>
  (defined_access (given_input (p := [b, f, p + (-1), q + (-1)]) (.head _) rfl rfl
  (region_iff.2 ⟨b, _, rfl, (show 0 ≤ b from by omega), (show b < n from by omega), f, _, rfl, (show 0 ≤ f from by omega), (show f < 8 from by omega), (p + (-1)), _, rfl, ((int_c143 h3.1.1) : 0 ≤ p + (-1)), ((fact_1 h3.1.2) : p + (-1) < 14), (q + (-1)), _, rfl, ((int_c143 h3.2.1) : 0 ≤ q + (-1)), ((fact_1 h3.2.2) : q + (-1) < 14), rfl⟩))))
  (fun (h3 : ¬ ((1 ≤ p ∧ p < 15) ∧ 1 ≤ q ∧ q < 15)) => (defined_fn defined_nil)))

theorem defined_1 (E : Env) (n : Int) (h0 : 0 ≤ n) (b f p q : Int) (h1 : True) (h2 : (((q < (-1) ∧ 0 ≤ f ∧ f < 8 ∨ 15 ≤ q ∧ 0 ≤ f ∧ f < 8) ∨ (((-1) ≤ q ∧ q < 15) ∧ p < (-1)) ∧ 0 ≤ f ∧ f < 8) ∨ (((-1) ≤ q ∧ q < 15) ∧ 15 ≤ p) ∧ 0 ≤ f ∧ f < 8) ∨ ((((-1) ≤ q ∧ q < 15) ∧ (-1) ≤ p ∧ p < 15) ∧ 0 ≤ f ∧ f < 8) ∧ 0 ≤ b ∧ b < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn (.builtin "*" .f32) [.access t_P [.var v_b, .var v_f, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_r, .var v_s]])) (((((base E n).set v_b b).set v_f f).set v_p p).set v_q q) :=
  (defined_reduce_some2 0 3 0 3 (defined_fn defined_nil) (fun (y_d0 y_d1 : Int) => cond_holds)
  (fun (y_d0 y_d1 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < 3) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) =>
  ⟨h3.1.1, ⟨h3.1.2, h3.2⟩⟩)
  (fun (y_d0 y_d1 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < 3) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) =>
  (defined_fn (defined_cons
  (defined_access (given_equation (p := [b, f, p + y_d0, q + y_d1]) (.head _) rfl rfl rfl
  ((Or.elim h2 (fun h4 => (Or.inl (Or.elim h4 (fun h5 => (Or.inl (Or.elim h5 (fun h6 =>
  (Or.inl (Or.elim h6 (fun h7 => (Or.inl (fact_22 h7.1 h3.2.2))) (fun h7 => (Or.inr (fact_23 h7.1 h3.2.1))))))
  (fun h6 => ((Classical.em (q + y_d1 < 1)).elim (fun h7 => (Or.inl (Or.inl h7)))
  (fun h7 => ((Classical.em (15 ≤ q + y_d1)).elim (fun h8 => (Or.inl (Or.inr h8)))
  (fun h8 => (Or.inr ⟨⟨(int_c458 h7), (int_nlba_tab h8)⟩, (fact_22 h6.1.2 h3.1.2)⟩)))))))))
  (fun h5 => ((Classical.em (0 < q + y_d1)).elim (fun h6 =>
  ((Classical.em (q + y_d1 < 15)).elim (fun h7 => (Or.inr ⟨⟨h6, h7⟩, (fact_23 h5.1.2 h3.1.1)⟩))
  (fun h7 => (Or.inl (Or.inl (Or.inr (int_ntba_lab h7)))))))
  (fun h6 => (Or.inl (Or.inl (Or.inl (fact_24 h6)))))))))) (fun h4 =>
  ((Classical.em (0 < q + y_d1)).elim (fun h5 => ((Classical.em (q + y_d1 < 15)).elim (fun h6 =>
  ((Classical.em (p + y_d0 < 1)).elim (fun h7 => (Or.inl (Or.inl (Or.inr ⟨⟨h5, h6⟩, h7⟩))))
  (fun h7 =>
  ((Classical.em (15 ≤ p + y_d0)).elim (fun h8 => (Or.inl (Or.inr ⟨⟨h5, h6⟩, h8⟩))) (fun h8 =>
  (Or.inr ⟨⟨⟨⟨h5, h6⟩, ⟨(int_c458 h7), (int_nlba_tab h8)⟩⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, h4.2.2⟩⟩))))))
  (fun h6 => (Or.inl (Or.inl (Or.inl (Or.inr (int_ntba_lab h6))))))))
  (fun h5 => (Or.inl (Or.inl (Or.inl (Or.inl (fact_24 h5)))))))))
  : (((q + y_d1 < 1 ∨ 15 ≤ q + y_d1) ∨ (0 < q + y_d1 ∧ q + y_d1 < 15) ∧ p + y_d0 < 1) ∨ (0 < q + y_d1 ∧ q + y_d1 < 15) ∧ 15 ≤ p + y_d0) ∨ (((0 < q + y_d1 ∧ q + y_d1 < 15) ∧ 0 < p + y_d0 ∧ p + y_d0 < 15) ∧ 0 ≤ f ∧ f < 8) ∧ 0 ≤ b ∧ b < n)
  (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_input (p := [f, y_d0, y_d1]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨f, _, rfl, (show 0 ≤ f from by omega), (show f < 8 from by omega), y_d0, _, rfl, h3.1.1, h3.1.2, y_d1, _, rfl, h3.2.1, h3.2.2, rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Defined (base E n) :=
  defined_of (inside n)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 p2 a4 a5 p3 a6 a7 => covered_0 E n h0 p0 p1 p2 p3 a0 a1 a2 a3 a4 a5 a6 a7))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined4 (fun b f p q => cond_holds) (fun b f p q hg hk => defined_0 E n h0 b f p q hg hk))
    (all_cons (well_defined4 (fun b f p q => cond_holds) (fun b f p q hg hk => defined_1 E n h0 b f p q hg hk))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0, 0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 p2 b4 b5 p3 b6 b7 => output_0_2 (E v_n) hl hM p0 p1 p2 p3 a b0 b1 b2 b3 b4 b5 b6 b7)) all_nil))) all_nil))


end Redverify.Certificate.scheduled
