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

abbrev base (E : Env) (x_n : Int) : Env := (E.set v_n x_n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a : Int} (h0 : x_a < 15) : x_a < 16 :=
  by omega

theorem fact_1 {x_a : Int} (h0 : x_a < 15) : x_a + (-1) < 14 :=
  by omega

theorem fact_2 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) : 0 ≤ 7 * x_a + x_b :=
  by omega

theorem fact_3 {x_a x_b : Int} (h0 : x_a < 2) (h1 : x_b < 9) : 7 * x_a + x_b < 16 :=
  by omega

theorem fact_4 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_b) (h1 : x_a ≤ x_c + x_d) (h2 : x_b < x_e) (h3 : x_c + x_d < x_e) (h4 : ¬ ((x_a ≤ x_d + x_c ∧ x_d + x_c < x_e) ∧ x_a ≤ x_b ∧ x_b < x_e)) : False :=
  by omega

theorem fact_5 {x_a x_b x_c x_d x_e x_f x_g x_h x_i : Int} (h0 : x_c = x_d) (h1 : x_e = x_f) (h2 : x_g = x_h + x_i) (h3 : x_a < x_b + 1) (h4 : ¬ (x_c = x_d ∧ x_e = x_f ∧ x_g = x_i + x_h ∧ x_a = x_b)) : x_a < x_b :=
  by omega

theorem fact_6 {x_a x_b : Int} (h0 : x_a < 2) (h1 : x_b < 7) : 7 * x_a + x_b < 14 :=
  by omega

theorem fact_7 {x_a x_b : Int} (h0 : x_b = 0) (h1 : x_a < 14) : x_a + x_b < 16 :=
  by omega

theorem fact_8 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) : x_a ≤ x_b + (x_a + x_c) :=
  by omega

theorem fact_9 {x_a x_b x_c : Int} (h0 : x_a = 0) (h1 : x_c < 7) : x_a + (x_b + x_c) ≤ x_b + 8 :=
  by omega

theorem fact_10 {x_a x_b x_c : Int} (h0 : x_a = x_c) (h1 : x_c = x_b) : x_a < x_b + 1 :=
  by omega

theorem fact_11 {x_a x_b : Int} (h0 : x_a < 14) (h1 : x_b < 3) : x_a + x_b < 16 :=
  by omega

theorem fact_12 {x_a x_b x_c : Int} (h0 : x_a < 3) (h1 : x_c < 7) : x_a + (x_b + x_c) ≤ x_b + 8 :=
  by omega

theorem fact_13 {x_a x_b x_c x_d : Int} (h0 : x_a = x_d + x_c) : x_a + x_b = x_b + x_c + x_d :=
  by omega

theorem fact_14 {x_a x_b : Int} (h0 : x_b = 1) (h1 : x_a < 7) : x_a < 7 * x_b :=
  by omega

theorem fact_15 {x_a x_b : Int} (h0 : x_a ≤ x_b + 8) : x_a < 9 + x_b :=
  by omega

theorem fact_16 {x_a x_b : Int} (h0 : x_b < 2) (h1 : x_a < 0 + 7 * x_b) : x_a < 7 :=
  by omega

theorem fact_17 {x_a x_b x_c : Int} (h0 : x_b ≤ x_c) (h1 : x_a < 2) (h2 : x_c < x_b + 7 * x_a) : x_a = 1 :=
  by omega

theorem fact_18 {x_a x_b : Int} (h0 : x_a < 7 * (x_b + 1)) : x_a < 7 + 7 * x_b :=
  by omega

theorem fact_19 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 7 * 0) : False :=
  by omega

theorem fact_20 {x_a : Int} (h0 : x_a < 14) : x_a < 7 * 2 :=
  by omega

theorem fact_21 {x_a : Int} (h0 : x_a < 14) : x_a < 15 :=
  by omega

theorem fact_22 {x_a x_b : Int} (h0 : x_a < (-1)) (h1 : x_b < 3) : x_a + x_b < 1 :=
  by omega

theorem fact_23 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : 0 ≤ x_c) : x_a ≤ x_b + x_c :=
  by omega

theorem fact_24 {x_a : Int} (h0 : ¬ 0 < x_a) : x_a < 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_b x_f x_p_0 x_p_1 x_q x_r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < x_r)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [x_b, x_f, y_k0 + 7 * x_p_0 + x_p_1, y_k1 + x_q], M t_W [x_f, y_k0, y_k1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_b x_f x_p_0 x_p_1 x_q x_r x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => y_k0 = x_r ∧ 0 ≤ y_k1 ∧ y_k1 < x_s ∨ (0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < x_r)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [x_b, x_f, y_k0 + 7 * x_p_0 + x_p_1, y_k1 + x_q], M t_W [x_f, y_k0, y_k1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_b x_f x_p_0 x_p_1 x_q x_r x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => y_k0 = x_r ∧ 0 ≤ y_k1 ∧ y_k1 ≤ x_s ∨ (0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < x_r)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [x_b, x_f, y_k0 + 7 * x_p_0 + x_p_1, y_k1 + x_q], M t_W [x_f, y_k0, y_k1]])))

theorem equation_0 (x_n x_b x_f x_p x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_P [x_b, x_f, x_p, x_q]) = (sel ((1 ≤ x_p ∧ x_p < 15) ∧ 1 ≤ x_q ∧ x_q < 15) (M t_X [x_b, x_f, x_p + (-1), x_q + (-1)]) (I.fn f_1 [])) :=
  (Eq.trans (hM _ (.head _) [x_b, x_f, x_p, x_q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.select (.and (.and (.le (.const 1) (.var v_p)) (.lt (.var v_p) (.const 15))) (.and (.le (.const 1) (.var v_q)) (.lt (.var v_q) (.const 15)))) (.access t_X [.var v_b, .var v_f, .add (.var v_p) (.const (-1)), .add (.var v_q) (.const (-1))]) (.fn f_1 [])) (((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) = _ from
  (eval_select_of cond_holds rfl rfl)))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_b x_f x_p x_q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k0 ∧ y_k0 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [x_b, x_f, x_p + y_k0, x_q + y_k1], M t_W [x_f, y_k0, y_k1]])))

theorem equation_1 (x_n x_b x_f x_p x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : True) :
    (M t_Y [x_b, x_f, x_p, x_q]) = (value_3 I M x_b x_f x_p x_q) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_b, x_f, x_p, x_q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn f_2 [.access t_P [.var v_b, .var v_f, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_r, .var v_s]])) (((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) = _ from
  (eval_reduce_some2 rfl (fun (x_r x_s : Int) => cond_holds)
  (fun (x_r x_s : Int) (h1 : (0 ≤ x_r ∧ x_r < 3) ∧ 0 ≤ x_s ∧ x_s < 3) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_w
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < 3) ∧ 0 ≤ y_c1 ∧ y_c1 < 3) ∧ 0 ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 y_c1 y_c2 => (M t_W [y_c0, y_c1, y_c2]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_n : Int) : Heap V :=
  .points4 a_x
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_n)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_X [y_c0, y_c1, y_c2, y_c3]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_b : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => (((0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [y_c0, y_c1, y_c2, y_c3]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_n x_b : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_n).and (known_1_2 I M x_b)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_b x_f : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < x_f ∨ (((0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [y_c0, y_c1, y_c2, y_c3]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_n x_b x_f : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_n).and (known_2_2 I M x_b x_f)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_b x_f x_p_0 : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ y_c1 = x_f) ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 7 * x_p_0 ∨ ((y_c0 = x_b ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < x_f ∨ (((0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [y_c0, y_c1, y_c2, y_c3]))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_n x_b x_f x_p_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M x_n).and (known_3_2 I M x_b x_f x_p_0)))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (x_b x_f x_p_0 x_ax0 : Int) : Heap V :=
  .points4 a_p
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ y_c1 = x_f) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 7 * x_p_0 ≤ y_c2 ∧ y_c2 < x_ax0 + 7 * x_p_0)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_P [x_b, x_f, y_c2, y_c3]))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (x_b x_f x_p_0 : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = x_b ∧ y_c1 = x_f) ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 7) ∧ x_p_0 = 1 ∨ ((y_c0 = x_b ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < x_f ∨ (((0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [y_c0, y_c1, y_c2, y_c3]))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_n x_b x_f x_p_0 x_ax0 : Int) : Heap V :=
  ((known_4_0 I M x_b x_f x_p_0 x_ax0).and ((known_1_0 I M).and ((known_1_1 I M x_n).and (known_4_3 I M x_b x_f x_p_0))))

noncomputable def known_5_0 (I : Interp V) (M : Model V) (x_b x_f x_p_0 x_ax0 x_ax1 : Int) : Heap V :=
  .points4 a_p
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ y_c1 = x_f) ∧ y_c2 = x_ax0 + 7 * x_p_0) ∧ 0 ≤ y_c3 ∧ y_c3 < x_ax1 ∨ ((y_c0 = x_b ∧ y_c1 = x_f) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 7 * x_p_0 ≤ y_c2 ∧ y_c2 < x_ax0 + 7 * x_p_0)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_P [x_b, x_f, y_c2, y_c3]))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_n x_b x_f x_p_0 x_ax0 x_ax1 : Int) : Heap V :=
  ((known_5_0 I M x_b x_f x_p_0 x_ax0 x_ax1).and ((known_1_0 I M).and ((known_1_1 I M x_n).and (known_4_3 I M x_b x_f x_p_0))))

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

theorem vc_5 (x_n x_b x_f x_p_0 x_ax0 x_ax1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) (h7 : 0 ≤ x_ax0) (h8 : x_ax0 < 9) (h9 : 0 ≤ x_ax1) (h10 : x_ax1 < 16) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E x_n)) a_p [x_n, 8, 16, 16]) ((((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_5 I M x_n x_b x_f x_p_0 x_ax0 x_ax1) :=
  (vc_let (vc_if_of cond_holds
  (fun (h11 : (1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (vc_assign_of (M t_X [x_b, x_f, 7 * x_p_0 + x_ax0 + (-1), x_ax1 + (-1)])
  (in_allocated ⟨h1, h2, h3, h4, ((int_c18 h11.1.1) : 0 ≤ 7 * x_p_0 + x_ax0), ((fact_0 h11.1.2) : 7 * x_p_0 + x_ax0 < 16), h9, h10, trivial⟩)
  (ev_read ((at_right (at_right (at_left (at_points4 x_b x_f (7 * x_p_0 + x_ax0 + (-1)) (x_ax1 + (-1))
  ⟨⟨⟨⟨(int_c143 h11.2.1), (fact_1 h11.2.2)⟩, ⟨(int_c143 h11.1.1), (fact_1 h11.1.2)⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩
  rfl))))
  : (known_5 I M x_n x_b x_f x_p_0 x_ax0 x_ax1) ⟨a_x, [x_b, x_f, 7 * x_p_0 + x_ax0 + (-1), x_ax1 + (-1)]⟩ (M t_X [x_b, x_f, 7 * x_p_0 + x_ax0 + (-1), x_ax1 + (-1)])))
  ((Eq.trans ((Eq.trans ((at_congr4 rfl rfl int_c213 rfl)
  : M t_X [x_b, x_f, 7 * x_p_0 + x_ax0 + (-1), x_ax1 + (-1)] = M t_X [x_b, x_f, x_ax0 + 7 * x_p_0 + (-1), x_ax1 + (-1)])
  (Eq.symm (sel_pos ⟨⟨(int_c535 h11.1.1), (int_c205 h11.1.2)⟩, ⟨h11.2.1, h11.2.2⟩⟩)))
  : M t_X [x_b, x_f, 7 * x_p_0 + x_ax0 + (-1), x_ax1 + (-1)] = sel ((1 ≤ x_ax0 + 7 * x_p_0 ∧ x_ax0 + 7 * x_p_0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) (M t_X [x_b, x_f, x_ax0 + 7 * x_p_0 + (-1), x_ax1 + (-1)]) (I.fn f_1 []))
  (Eq.symm (equation_0 x_n x_b x_f (x_ax0 + 7 * x_p_0) x_ax1 hl hM trivial)))
  : M t_X [x_b, x_f, 7 * x_p_0 + x_ax0 + (-1), x_ax1 + (-1)] = M t_P [x_b, x_f, x_ax0 + 7 * x_p_0, x_ax1])))
  (fun (h11 : ¬ ((1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨h1, h2, h3, h4, ((fact_2 h5 h7) : 0 ≤ 7 * x_p_0 + x_ax0), ((fact_3 h6 h8) : 7 * x_p_0 + x_ax0 < 16), h9, h10, trivial⟩)
  ev_const ((Eq.trans
  ((Eq.trans rfl (Eq.symm (sel_neg (fun h12 => (fact_4 h12.2.1 h12.1.1 h12.2.2 h12.1.2 h11)))))
  : I.fn f_1 [] = sel ((1 ≤ x_ax0 + 7 * x_p_0 ∧ x_ax0 + 7 * x_p_0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) (M t_X [x_b, x_f, x_ax0 + 7 * x_p_0 + (-1), x_ax1 + (-1)]) (I.fn f_1 []))
  (Eq.symm (equation_0 x_n x_b x_f (x_ax0 + 7 * x_p_0) x_ax1 hl hM trivial)))
  : I.fn f_1 [] = M t_P [x_b, x_f, x_ax0 + 7 * x_p_0, x_ax1])))))

theorem kept_5 (x_n x_b x_f x_p_0 x_ax0 x_ax1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) (h7 : 0 ≤ x_ax0) (h8 : x_ax0 < 9) (h9 : 0 ≤ x_ax1) (h10 : x_ax1 < 16) :
    Heap.Entails ((body_5 I M).post ((((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_5 I M x_n x_b x_f x_p_0 x_ax0 x_ax1)) (known_5 I M x_n x_b x_f x_p_0 x_ax0 (x_ax1 + 1)) :=
  (show Heap.Entails _ (known_5 I M x_n x_b x_f x_p_0 x_ax0 (x_ax1 + 1)) from (entails_and
  (entails_points4 (fun y_q0 y_q1 y_q2 y_q3 h11 => (Or.elim h11 (fun h12 => (at_if_of cond_holds
  (fun (h13 : (1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  ((Classical.em (y_q0 = x_b ∧ y_q1 = x_f ∧ y_q2 = 7 * x_p_0 + x_ax0 ∧ y_q3 = x_ax1)).elim
  (fun h14 => (at_set_eq4 y_q0 y_q1 y_q2 y_q3 x_b x_f (7 * x_p_0 + x_ax0) x_ax1 h14
  ((at_congr4 rfl rfl h12.1.2 h14.2.2.2)
  : M t_P [x_b, x_f, y_q2, y_q3] = M t_P [x_b, x_f, x_ax0 + 7 * x_p_0, x_ax1])))
  (fun h14 => (at_set_ne4 y_q0 y_q1 y_q2 y_q3 x_b x_f (7 * x_p_0 + x_ax0) x_ax1 h14
  (at_left (at_points4 y_q0 y_q1 y_q2 y_q3
  (Or.inl ⟨h12.1, ⟨h12.2.1, (fact_5 h12.1.1.1 h12.1.1.2 h12.1.2 h12.2.2 h14)⟩⟩) rfl))))))
  (fun (h13 : ¬ ((1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  ((Classical.em (y_q0 = x_b ∧ y_q1 = x_f ∧ y_q2 = 7 * x_p_0 + x_ax0 ∧ y_q3 = x_ax1)).elim
  (fun h14 => (at_set_eq4 y_q0 y_q1 y_q2 y_q3 x_b x_f (7 * x_p_0 + x_ax0) x_ax1 h14
  ((at_congr4 rfl rfl h12.1.2 h14.2.2.2)
  : M t_P [x_b, x_f, y_q2, y_q3] = M t_P [x_b, x_f, x_ax0 + 7 * x_p_0, x_ax1])))
  (fun h14 => (at_set_ne4 y_q0 y_q1 y_q2 y_q3 x_b x_f (7 * x_p_0 + x_ax0) x_ax1 h14
  (at_left (at_points4 y_q0 y_q1 y_q2 y_q3
  (Or.inl ⟨h12.1, ⟨h12.2.1, (fact_5 h12.1.1.1 h12.1.1.2 h12.1.2 h12.2.2 h14)⟩⟩) rfl))))))))
  (fun h12 => (at_if_of cond_holds
  (fun (h13 : (1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (at_set_ne4 y_q0 y_q1 y_q2 y_q3 x_b x_f (7 * x_p_0 + x_ax0) x_ax1
  (fun h14 => (int_c49 h14.2.2.1 h12.2.2))
  (at_left (at_points4 y_q0 y_q1 y_q2 y_q3 (Or.inr h12) rfl))))
  (fun (h13 : ¬ ((1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (at_set_ne4 y_q0 y_q1 y_q2 y_q3 x_b x_f (7 * x_p_0 + x_ax0) x_ax1
  (fun h14 => (int_c49 h14.2.2.1 h12.2.2))
  (at_left (at_points4 y_q0 y_q1 y_q2 y_q3 (Or.inr h12) rfl)))))))))
  (entails_and (entails_points3 (fun y_q4 y_q5 y_q6 h11 => (at_if_of cond_holds
  (fun (h12 : (1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (at_set_other (by decide) (at_right (at_left (at_points3 y_q4 y_q5 y_q6 h11 rfl)))))
  (fun (h12 : ¬ ((1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (at_set_other (by decide) (at_right (at_left (at_points3 y_q4 y_q5 y_q6 h11 rfl))))))))
  (entails_and (entails_points4 (fun y_q7 y_q8 y_q9 y_q10 h11 => (at_if_of cond_holds
  (fun (h12 : (1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (at_set_other (by decide)
  (at_right (at_right (at_left (at_points4 y_q7 y_q8 y_q9 y_q10 h11 rfl))))))
  (fun (h12 : ¬ ((1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (at_set_other (by decide)
  (at_right (at_right (at_left (at_points4 y_q7 y_q8 y_q9 y_q10 h11 rfl)))))))))
  (entails_points4 (fun y_q11 y_q12 y_q13 y_q14 h11 => (Or.elim h11 (fun h12 => (at_if_of cond_holds
  (fun (h13 : (1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (at_set_other (by decide)
  (at_right (at_right (at_right (at_points4 y_q11 y_q12 y_q13 y_q14 h11 rfl))))))
  (fun (h13 : ¬ ((1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (at_set_other (by decide)
  (at_right (at_right (at_right (at_points4 y_q11 y_q12 y_q13 y_q14 h11 rfl))))))))
  (fun h12 => (Or.elim h12 (fun h13 => (at_if_of cond_holds
  (fun (h14 : (1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (at_set_other (by decide)
  (at_right (at_right (at_right (at_points4 y_q11 y_q12 y_q13 y_q14 h11 rfl))))))
  (fun (h14 : ¬ ((1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (at_set_other (by decide)
  (at_right (at_right (at_right (at_points4 y_q11 y_q12 y_q13 y_q14 h11 rfl))))))))
  (fun h13 => (at_if_of cond_holds
  (fun (h14 : (1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15) =>
  (at_set_other (by decide)
  (at_right (at_right (at_right (at_points4 y_q11 y_q12 y_q13 y_q14 h11 rfl))))))
  (fun (h14 : ¬ ((1 ≤ 7 * x_p_0 + x_ax0 ∧ 7 * x_p_0 + x_ax0 < 15) ∧ 1 ≤ x_ax1 ∧ x_ax1 < 15)) =>
  (at_set_other (by decide)
  (at_right (at_right (at_right (at_points4 y_q11 y_q12 y_q13 y_q14 h11 rfl)))))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_ax1 (.const 0) (.const 16)
    (fun e x => known_5 I M (e v_n) (e v_b) (e v_f) (e v_p_0) (e v_ax0) x) (body_5 I M)

theorem vc_4 (x_n x_b x_f x_p_0 x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) (h7 : 0 ≤ x_ax0) (h8 : x_ax0 < 9) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E x_n)) a_p [x_n, 8, 16, 16]) (((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0).set v_ax0 x_ax0) (known_4 I M x_n x_b x_f x_p_0 x_ax0) :=
  (vc_for_of 0 16 rfl rfl ((entails_and (entails_points4 (fun y_q15 y_q16 y_q17 y_q18 h9 =>
  (Or.elim h9 (fun h10 => (False.elim (int_lab_tba_F h10.2.1 h10.2.2)))
  (fun h10 => (at_left (at_points4 y_q15 y_q16 y_q17 y_q18 h10 rfl))))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_4 I M x_n x_b x_f x_p_0 x_ax0) (known_5 I M x_n x_b x_f x_p_0 x_ax0 0))
  (fun x_ax1 h9 h10 => (vc_5 x_n x_b x_f x_p_0 x_ax0 x_ax1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_ax1 h9 h10 =>
  (kept_5 x_n x_b x_f x_p_0 x_ax0 x_ax1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10)))

theorem kept_4 (x_n x_b x_f x_p_0 x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) (h7 : 0 ≤ x_ax0) (h8 : x_ax0 < 9) :
    Heap.Entails ((body_4 I M).post (((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0).set v_ax0 x_ax0) (known_4 I M x_n x_b x_f x_p_0 x_ax0)) (known_4 I M x_n x_b x_f x_p_0 (x_ax0 + 1)) :=
  ((entails_and (entails_points4 (fun y_q19 y_q20 y_q21 y_q22 h9 =>
  (at_left (at_points4 y_q19 y_q20 y_q21 y_q22 ((Classical.em (y_q21 = x_ax0 + 7 * x_p_0)).elim
  (fun h10 => (Or.inl ⟨⟨⟨h9.1.1.1, h9.1.1.2⟩, h10⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩)) (fun h10 =>
  (Or.inr ⟨⟨⟨h9.1.1.1, h9.1.1.2⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩, ⟨h9.2.1, (int_c103 h9.2.2 h10)⟩⟩))) rfl))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_5 I M x_n x_b x_f x_p_0 x_ax0 16) (known_4 I M x_n x_b x_f x_p_0 (x_ax0 + 1)))

noncomputable def known_6_0 (I : Interp V) (M : Model V) (x_b x_f x_p_0 : Int) : Heap V :=
  .points4 a_p
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ y_c1 = x_f) ∧ 0 ≤ y_c3 ∧ y_c3 < 16) ∧ 7 * x_p_0 ≤ y_c2 ∧ y_c2 ≤ 7 * x_p_0 + 8)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_P [x_b, x_f, y_c2, y_c3]))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (x_b x_f x_p_0 x_p_1 : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ y_c1 = x_f) ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < x_p_1 + 7 * x_p_0 ∨ ((y_c0 = x_b ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < x_f ∨ (((0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [y_c0, y_c1, y_c2, y_c3]))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_n x_b x_f x_p_0 x_p_1 : Int) : Heap V :=
  ((known_6_0 I M x_b x_f x_p_0).and ((known_1_0 I M).and ((known_1_1 I M x_n).and (known_6_3 I M x_b x_f x_p_0 x_p_1))))

noncomputable def known_7_3 (I : Interp V) (M : Model V) (x_b x_f x_p_0 x_p_1 x_q : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ y_c1 = x_f) ∧ y_c2 = x_p_1 + 7 * x_p_0) ∧ 0 ≤ y_c3 ∧ y_c3 < x_q ∨ ((y_c0 = x_b ∧ y_c1 = x_f) ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < x_p_1 + 7 * x_p_0 ∨ ((y_c0 = x_b ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < x_f ∨ (((0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 y_c1 y_c2 y_c3 => (M t_Y [y_c0, y_c1, y_c2, y_c3]))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_n x_b x_f x_p_0 x_p_1 x_q : Int) : Heap V :=
  ((known_6_0 I M x_b x_f x_p_0).and ((known_1_0 I M).and ((known_1_1 I M x_n).and (known_7_3 I M x_b x_f x_p_0 x_p_1 x_q))))

noncomputable def known_8_3 (I : Interp V) (M : Model V) (x_b x_f x_p_0 x_p_1 x_q x_r : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = x_b ∧ y_c1 = x_f) ∧ y_c2 = x_p_1 + 7 * x_p_0) ∧ y_c3 = x_q) ∧ 0 < x_r)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_0 I M x_b x_f x_p_0 x_p_1 x_q x_r))

noncomputable def known_8 (I : Interp V) (M : Model V) (x_n x_b x_f x_p_0 x_p_1 x_q x_r : Int) : Heap V :=
  ((known_6_0 I M x_b x_f x_p_0).and ((known_1_0 I M).and ((known_1_1 I M x_n).and ((known_8_3 I M x_b x_f x_p_0 x_p_1 x_q x_r).and (known_7_3 I M x_b x_f x_p_0 x_p_1 x_q)))))

noncomputable def known_9_3 (I : Interp V) (M : Model V) (x_b x_f x_p_0 x_p_1 x_q x_r x_s : Int) : Heap V :=
  .points4 a_y
    (fun y_c0 y_c1 y_c2 y_c3 => (((y_c0 = x_b ∧ y_c1 = x_f) ∧ y_c2 = x_p_1 + 7 * x_p_0) ∧ y_c3 = x_q) ∧ 0 < x_s + x_r)
    (fun y_c0 y_c1 y_c2 y_c3 => (value_1 I M x_b x_f x_p_0 x_p_1 x_q x_r x_s))

noncomputable def known_9 (I : Interp V) (M : Model V) (x_n x_b x_f x_p_0 x_p_1 x_q x_r x_s : Int) : Heap V :=
  ((known_6_0 I M x_b x_f x_p_0).and ((known_1_0 I M).and ((known_1_1 I M x_n).and ((known_9_3 I M x_b x_f x_p_0 x_p_1 x_q x_r x_s).and (known_7_3 I M x_b x_f x_p_0 x_p_1 x_q)))))

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

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_b x_f x_p_0 x_p_1 x_q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (1 : Int) < 0)) (body2 (fun y_k0 y_k1 => I.fn f_2 [M t_P [x_b, x_f, y_k0 + 7 * x_p_0 + x_p_1, y_k1 + x_q], M t_W [x_f, y_k0, y_k1]])))

theorem vc_9 (x_n x_b x_f x_p_0 x_p_1 x_q x_r x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) (h7 : 0 ≤ x_p_1) (h8 : x_p_1 < 7) (h9 : 0 ≤ x_q) (h10 : x_q < 14) (h11 : 0 ≤ x_r) (h12 : x_r < 3) (h13 : 0 ≤ x_s) (h14 : x_s < 3) :
    (body_9 I M).vc I (allocated (impl.HasCell spec (base E x_n)) a_p [x_n, 8, 16, 16]) ((((((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0).set v_p_1 x_p_1).set v_q x_q).set v_r x_r).set v_s x_s) (known_9 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r x_s) :=
  (vc_let (vc_seq (vc_if_of cond_holds (fun (h15 : x_r = 0 ∧ x_s = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at4 (b := (Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (R := (Region.mk t_Y [(.const 0, .var v_n), (.const 0, .const 8), (.const 0, .const 14), (.const 0, .const 14)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_b, x_f, 7 * x_p_0 + x_p_1, x_q]
  (region_iff.2 ⟨x_b, _, rfl, h1, h2, x_f, _, rfl, h3, h4, (7 * x_p_0 + x_p_1), _, rfl, ((fact_2 h5 h7) : 0 ≤ 7 * x_p_0 + x_p_1), ((fact_6 h6 h8) : 7 * x_p_0 + x_p_1 < 14), x_q, _, rfl, h9, h10, rfl⟩)
  shape_a_y rfl rfl ⟨h1, h3, ((fact_2 h5 h7) : 0 ≤ 7 * x_p_0 + x_p_1), h9⟩)) ev_const rfl))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) => vc_skip)) (Or.elim (((Classical.em (x_r = 0)).elim
  (fun h15 => ((Classical.em (x_s = 0)).elim (fun h16 => (Or.inl ⟨h15, h16⟩))
  (fun h16 => (Or.inr (int_c289 h11 h13 h16))))) (fun h15 => (Or.inr (int_c288 h11 h13 h15))))
  : x_r = 0 ∧ x_s = 0 ∨ (-1) * x_r < x_s)
  (fun h15 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_P [x_b, x_f, x_r + (7 * x_p_0 + x_p_1), x_q + x_s], M t_W [x_f, x_r, x_s]])
  (at_if_of cond_holds (fun (h16 : x_r = 0 ∧ x_s = 0) =>
  (at_set_eq4 x_b x_f (7 * x_p_0 + x_p_1) x_q x_b x_f (7 * x_p_0 + x_p_1) x_q
  ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩ rfl))
  (fun (h16 : ¬ (x_r = 0 ∧ x_s = 0)) => (False.elim ((int_c401 h15.1 h15.2 h16) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h16 : x_r = 0 ∧ x_s = 0) =>
  (at_set_other (by decide) ((at_left (at_points4 x_b x_f (x_r + (7 * x_p_0 + x_p_1)) (x_q + x_s)
  ⟨⟨⟨rfl, rfl⟩, ⟨(int_add_nonneg h9 h13), (fact_7 h15.2 h10)⟩⟩, ⟨(fact_8 h11 h7), (fact_9 h15.1 h8)⟩⟩
  rfl))
  : (known_9 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r x_s) ⟨a_p, [x_b, x_f, x_r + (7 * x_p_0 + x_p_1), x_q + x_s]⟩ (M t_P [x_b, x_f, x_r + (7 * x_p_0 + x_p_1), x_q + x_s]))))
  (fun (h16 : ¬ (x_r = 0 ∧ x_s = 0)) => (False.elim ((int_c401 h15.1 h15.2 h16) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h16 : x_r = 0 ∧ x_s = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points3 x_f x_r x_s ⟨⟨⟨h13, h14⟩, ⟨h11, h12⟩⟩, ⟨h3, h4⟩⟩ rfl)))
  : (known_9 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r x_s) ⟨a_w, [x_f, x_r, x_s]⟩ (M t_W [x_f, x_r, x_s]))))
  (fun (h16 : ¬ (x_r = 0 ∧ x_s = 0)) => (False.elim ((int_c401 h15.1 h15.2 h16) : False))))) ev_nil)))
  ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty2 (fun y_q33 y_q34 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_P [x_b, x_f, x_r + (7 * x_p_0 + x_p_1), x_q + x_s], M t_W [x_f, x_r, x_s]]] = I.fn f_0 [value_4 I M x_b x_f x_p_0 x_p_1 x_q, I.fn f_2 [M t_P [x_b, x_f, x_r + (7 * x_p_0 + x_p_1), x_q + x_s], M t_W [x_f, x_r, x_s]]])
  (append2 x_r x_s 0 (0 + 1) 0 (0 + 1) (fun y_q31 y_q32 h16 => (Or.elim h16 (fun h17 =>
  ⟨(int_lab_ecb_lac h11 h17.1), ⟨(fact_10 h17.1 h15.1), ⟨h17.2.1, (int_c34 h17.2.2 h15.2)⟩⟩⟩)
  (fun h17 => (False.elim (int_c6 h17.2.1 h15.1 h17.2.2))))) (fun y_q31 y_q32 =>
  ⟨(fun h16 => (Or.elim h16 (fun h17 => (Or.inr ⟨h17.1, (int_c43 h17.2.2 h17.2.1 h15.2)⟩))
  (fun h17 => (False.elim (int_c6 h17.2.1 h15.1 h17.2.2))))), (fun h16 => (Or.elim h16 (fun h17 => (False.elim (int_one_lt_zero h17)))
  (fun h17 => (Or.inl ⟨h17.1, ⟨(int_lab_ecb_lac h13 h17.2), (int_eab_lab h17.2)⟩⟩))))⟩)
  (fun y_q31 y_q32 h16 => (False.elim (int_one_lt_zero h16))) (fun y_q31 y_q32 h16 => rfl)
  (fn_congr2 (at_congr4 rfl rfl int_c565 int_add_comm) rfl)))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_P [x_b, x_f, x_r + (7 * x_p_0 + x_p_1), x_q + x_s], M t_W [x_f, x_r, x_s]]] = value_2 I M x_b x_f x_p_0 x_p_1 x_q x_r x_s)))
  (fun h15 => (vc_accumulate_of (value_1 I M x_b x_f x_p_0 x_p_1 x_q x_r x_s)
  (I.fn f_2 [M t_P [x_b, x_f, x_r + (7 * x_p_0 + x_p_1), x_q + x_s], M t_W [x_f, x_r, x_s]])
  (at_if_of cond_holds
  (fun (h16 : x_r = 0 ∧ x_s = 0) => (False.elim ((int_c376 h16.1 h16.2 h15) : False)))
  (fun (h16 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  ((at_right (at_right (at_right (at_left (at_points4 x_b x_f (7 * x_p_0 + x_p_1) x_q ⟨⟨⟨⟨rfl, rfl⟩, int_add_comm⟩, rfl⟩, (int_c365 h15)⟩
  rfl)))))
  : (known_9 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r x_s) ⟨a_y, [x_b, x_f, 7 * x_p_0 + x_p_1, x_q]⟩ (value_1 I M x_b x_f x_p_0 x_p_1 x_q x_r x_s))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds
  (fun (h16 : x_r = 0 ∧ x_s = 0) => (False.elim ((int_c376 h16.1 h16.2 h15) : False)))
  (fun (h16 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  ((at_left (at_points4 x_b x_f (x_r + (7 * x_p_0 + x_p_1)) (x_q + x_s)
  ⟨⟨⟨rfl, rfl⟩, ⟨(int_add_nonneg h9 h13), (fact_11 h10 h14)⟩⟩, ⟨(fact_8 h11 h7), (fact_12 h12 h8)⟩⟩
  rfl))
  : (known_9 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r x_s) ⟨a_p, [x_b, x_f, x_r + (7 * x_p_0 + x_p_1), x_q + x_s]⟩ (M t_P [x_b, x_f, x_r + (7 * x_p_0 + x_p_1), x_q + x_s])))))
  (ev_cons (ev_read (at_if_of cond_holds
  (fun (h16 : x_r = 0 ∧ x_s = 0) => (False.elim ((int_c376 h16.1 h16.2 h15) : False)))
  (fun (h16 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  ((at_right (at_left (at_points3 x_f x_r x_s ⟨⟨⟨h13, h14⟩, ⟨h11, h12⟩⟩, ⟨h3, h4⟩⟩ rfl)))
  : (known_9 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r x_s) ⟨a_w, [x_f, x_r, x_s]⟩ (M t_W [x_f, x_r, x_s])))))
  ev_nil))) ((append2 x_r x_s (min 0 x_r) (x_r + 1) 0 ((max 2 x_s) + 1) (fun y_q35 y_q36 h16 =>
  (Or.elim h16 (fun h17 => ⟨(int_c23 h17.1), ⟨(int_eab_taB h17.1), ⟨h17.2.1, (int_c60 h17.2.2)⟩⟩⟩)
  (fun h17 => ⟨(int_c2 h17.2.1), ⟨(int_tab_taB h17.2.2), ⟨h17.1.1, (int_c359 h17.1.2)⟩⟩⟩)))
  (fun y_q35 y_q36 => ⟨(fun h16 => (Or.elim h16 (fun h17 =>
  ((Classical.em (y_q36 < x_s)).elim (fun h18 => (Or.inl (Or.inl ⟨h17.1, ⟨h17.2.1, h18⟩⟩)))
  (fun h18 => (Or.inr ⟨h17.1, (int_lab_ntab_eab h17.2.2 h18)⟩))))
  (fun h17 => (Or.inl (Or.inr h17))))), (fun h16 => (Or.elim h16
  (fun h17 => (Or.elim h17 (fun h18 => (Or.inl ⟨h18.1, ⟨h18.2.1, (int_tab_lab h18.2.2)⟩⟩))
  (fun h18 => (Or.inr h18))))
  (fun h17 => (Or.inl ⟨h17.1, ⟨(int_lab_ecb_lac h13 h17.2), (int_eab_lab h17.2)⟩⟩))))⟩)
  (fun y_q35 y_q36 h16 =>
  (Or.elim h16 (fun h17 => (Or.inr ⟨h17.1, h17.2.2⟩)) (fun h17 => (Or.inl h17.2.2))))
  (fun y_q35 y_q36 h16 => rfl) (fn_congr2 (at_congr4 rfl rfl int_c565 int_add_comm) rfl))
  : I.fn f_0 [value_1 I M x_b x_f x_p_0 x_p_1 x_q x_r x_s, I.fn f_2 [M t_P [x_b, x_f, x_r + (7 * x_p_0 + x_p_1), x_q + x_s], M t_W [x_f, x_r, x_s]]] = value_2 I M x_b x_f x_p_0 x_p_1 x_q x_r x_s))))))

theorem kept_9 (x_n x_b x_f x_p_0 x_p_1 x_q x_r x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) (h7 : 0 ≤ x_p_1) (h8 : x_p_1 < 7) (h9 : 0 ≤ x_q) (h10 : x_q < 14) (h11 : 0 ≤ x_r) (h12 : x_r < 3) (h13 : 0 ≤ x_s) (h14 : x_s < 3) :
    Heap.Entails ((body_9 I M).post ((((((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0).set v_p_1 x_p_1).set v_q x_q).set v_r x_r).set v_s x_s) (known_9 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r x_s)) (known_9 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r (x_s + 1)) :=
  (show Heap.Entails _ (known_9 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r (x_s + 1)) from
  (entails_and (entails_points4 (fun y_q37 y_q38 y_q39 y_q40 h15 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h16 : x_r = 0 ∧ x_s = 0) =>
  (at_set_other (by decide) (at_left (at_points4 y_q37 y_q38 y_q39 y_q40 h15 rfl))))
  (fun (h16 : ¬ (x_r = 0 ∧ x_s = 0)) => (at_left (at_points4 y_q37 y_q38 y_q39 y_q40 h15 rfl)))))))
  (entails_and (entails_points3 (fun y_q41 y_q42 y_q43 h15 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h16 : x_r = 0 ∧ x_s = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points3 y_q41 y_q42 y_q43 h15 rfl)))))
  (fun (h16 : ¬ (x_r = 0 ∧ x_s = 0)) => (at_right (at_left (at_points3 y_q41 y_q42 y_q43 h15 rfl))))))))
  (entails_and (entails_points4 (fun y_q44 y_q45 y_q46 y_q47 h15 => (at_set_other (by decide)
  (at_if_of cond_holds (fun (h16 : x_r = 0 ∧ x_s = 0) => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points4 y_q44 y_q45 y_q46 y_q47 h15 rfl))))))
  (fun (h16 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_left (at_points4 y_q44 y_q45 y_q46 y_q47 h15 rfl)))))))))
  (entails_and (entails_points4 (fun y_q48 y_q49 y_q50 y_q51 h15 =>
  (at_set_eq4 y_q48 y_q49 y_q50 y_q51 x_b x_f (7 * x_p_0 + x_p_1) x_q
  ⟨h15.1.1.1.1, ⟨h15.1.1.1.2, ⟨(int_c5 h15.1.1.2), h15.1.2⟩⟩⟩ ((reduce_congr2 (fun y_q52 y_q53 =>
  ⟨(fun h16 => (Or.elim h16 (fun h17 => (Or.inl ⟨h17.1, ⟨h17.2.1, (int_taB_lab h17.2.2)⟩⟩))
  (fun h17 => (Or.inr h17)))), (fun h16 => (Or.elim h16 (fun h17 => (Or.inl ⟨h17.1, ⟨h17.2.1, (int_lab_taB h17.2.2)⟩⟩))
  (fun h17 => (Or.inr h17))))⟩) (fun y_q52 y_q53 h16 => rfl))
  : value_1 I M x_b x_f x_p_0 x_p_1 x_q x_r (x_s + 1) = value_2 I M x_b x_f x_p_0 x_p_1 x_q x_r x_s))))
  (entails_points4 (fun y_q54 y_q55 y_q56 y_q57 h15 =>
  (Or.elim h15 (fun h16 => (at_set_ne4 y_q54 y_q55 y_q56 y_q57 x_b x_f (7 * x_p_0 + x_p_1) x_q
  (fun h17 => (int_eab_tab_F h17.2.2.2 h16.2.2))
  (at_if_of cond_holds (fun (h17 : x_r = 0 ∧ x_s = 0) =>
  (at_set_ne4 y_q54 y_q55 y_q56 y_q57 x_b x_f (7 * x_p_0 + x_p_1) x_q
  (fun h18 => (int_eab_tab_F h18.2.2.2 h16.2.2))
  (at_right (at_right (at_right (at_right (at_points4 y_q54 y_q55 y_q56 y_q57 h15 rfl)))))))
  (fun (h17 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_right (at_points4 y_q54 y_q55 y_q56 y_q57 h15 rfl)))))))))
  (fun h16 =>
  (Or.elim h16 (fun h17 => (at_set_ne4 y_q54 y_q55 y_q56 y_q57 x_b x_f (7 * x_p_0 + x_p_1) x_q
  (fun h18 => (int_c49 h18.2.2.1 h17.2.2)) (at_if_of cond_holds (fun (h18 : x_r = 0 ∧ x_s = 0) =>
  (at_set_ne4 y_q54 y_q55 y_q56 y_q57 x_b x_f (7 * x_p_0 + x_p_1) x_q
  (fun h19 => (int_c49 h19.2.2.1 h17.2.2))
  (at_right (at_right (at_right (at_right (at_points4 y_q54 y_q55 y_q56 y_q57 h15 rfl)))))))
  (fun (h18 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_right (at_points4 y_q54 y_q55 y_q56 y_q57 h15 rfl)))))))))
  (fun h17 =>
  (Or.elim h17 (fun h18 => (at_set_ne4 y_q54 y_q55 y_q56 y_q57 x_b x_f (7 * x_p_0 + x_p_1) x_q
  (fun h19 => (int_eab_tab_F h19.2.1 h18.2.2))
  (at_if_of cond_holds (fun (h19 : x_r = 0 ∧ x_s = 0) =>
  (at_set_ne4 y_q54 y_q55 y_q56 y_q57 x_b x_f (7 * x_p_0 + x_p_1) x_q
  (fun h20 => (int_eab_tab_F h20.2.1 h18.2.2))
  (at_right (at_right (at_right (at_right (at_points4 y_q54 y_q55 y_q56 y_q57 h15 rfl)))))))
  (fun (h19 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_right (at_points4 y_q54 y_q55 y_q56 y_q57 h15 rfl)))))))))
  (fun h18 => (at_set_ne4 y_q54 y_q55 y_q56 y_q57 x_b x_f (7 * x_p_0 + x_p_1) x_q
  (fun h19 => (int_eab_tab_F h19.1 h18.2.2)) (at_if_of cond_holds (fun (h19 : x_r = 0 ∧ x_s = 0) =>
  (at_set_ne4 y_q54 y_q55 y_q56 y_q57 x_b x_f (7 * x_p_0 + x_p_1) x_q
  (fun h20 => (int_eab_tab_F h20.1 h18.2.2))
  (at_right (at_right (at_right (at_right (at_points4 y_q54 y_q55 y_q56 y_q57 h15 rfl)))))))
  (fun (h19 : ¬ (x_r = 0 ∧ x_s = 0)) =>
  (at_right (at_right (at_right (at_right (at_points4 y_q54 y_q55 y_q56 y_q57 h15 rfl)))))))))))))))))))))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_s (.const 0) (.const 3)
    (fun e x => known_9 I M (e v_n) (e v_b) (e v_f) (e v_p_0) (e v_p_1) (e v_q) (e v_r) x) (body_9 I M)

theorem vc_8 (x_n x_b x_f x_p_0 x_p_1 x_q x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) (h7 : 0 ≤ x_p_1) (h8 : x_p_1 < 7) (h9 : 0 ≤ x_q) (h10 : x_q < 14) (h11 : 0 ≤ x_r) (h12 : x_r < 3) :
    (body_8 I M).vc I (allocated (impl.HasCell spec (base E x_n)) a_p [x_n, 8, 16, 16]) (((((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0).set v_p_1 x_p_1).set v_q x_q).set v_r x_r) (known_8 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r) :=
  (vc_for_of 0 3 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points4 (fun y_q58 y_q59 y_q60 y_q61 h13 =>
  (at_right (at_right (at_right (at_left (at_points4 y_q58 y_q59 y_q60 y_q61 ⟨h13.1, (int_c142 h13.2)⟩
  (reduce_congr2 (fun y_q62 y_q63 => ⟨(fun h14 =>
  (Or.elim h14 (fun h15 => (False.elim (int_lab_tba_F h15.2.1 h15.2.2))) (fun h15 => h15))), (fun h14 => (Or.inr h14))⟩)
  (fun y_q62 y_q63 h14 => rfl)))))))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))
  : Heap.Entails (known_8 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r) (known_9 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r 0))
  (fun x_s h13 h14 =>
  (vc_9 x_n x_b x_f x_p_0 x_p_1 x_q x_r x_s hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h14))
  (fun x_s h13 h14 =>
  (kept_9 x_n x_b x_f x_p_0 x_p_1 x_q x_r x_s hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13
  h14)))

theorem kept_8 (x_n x_b x_f x_p_0 x_p_1 x_q x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) (h7 : 0 ≤ x_p_1) (h8 : x_p_1 < 7) (h9 : 0 ≤ x_q) (h10 : x_q < 14) (h11 : 0 ≤ x_r) (h12 : x_r < 3) :
    Heap.Entails ((body_8 I M).post (((((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0).set v_p_1 x_p_1).set v_q x_q).set v_r x_r) (known_8 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r)) (known_8 I M x_n x_b x_f x_p_0 x_p_1 x_q (x_r + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points4 (fun y_q64 y_q65 y_q66 y_q67 h13 =>
  (at_right (at_right (at_right (at_left (at_points4 y_q64 y_q65 y_q66 y_q67 ⟨h13.1, (int_c468 h11)⟩ (reduce_congr2 (fun y_q68 y_q69 =>
  ⟨(fun h14 => ((Classical.em (y_q68 = x_r)).elim (fun h15 => (Or.inl ⟨h15, ⟨h14.1.1, h14.1.2⟩⟩))
  (fun h15 => (Or.inr ⟨⟨h14.1.1, h14.1.2⟩, ⟨h14.2.1, (int_taB_neab_tab h14.2.2 h15)⟩⟩)))), (fun h14 => (Or.elim h14 (fun h15 => ⟨h15.2, ⟨(int_lab_ecb_lac h11 h15.1), (int_eab_taB h15.1)⟩⟩)
  (fun h15 => ⟨h15.1, ⟨h15.2.1, (int_tab_taB h15.2.2)⟩⟩)))⟩) (fun y_q68 y_q69 h14 => rfl)))))))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))
  : Heap.Entails (known_9 I M x_n x_b x_f x_p_0 x_p_1 x_q x_r 3) (known_8 I M x_n x_b x_f x_p_0 x_p_1 x_q (x_r + 1)))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_y] <|
    .for v_r (.const 0) (.const 3)
      (fun e x => known_8 I M (e v_n) (e v_b) (e v_f) (e v_p_0) (e v_p_1) (e v_q) x) (body_8 I M)

theorem vc_7 (x_n x_b x_f x_p_0 x_p_1 x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) (h7 : 0 ≤ x_p_1) (h8 : x_p_1 < 7) (h9 : 0 ≤ x_q) (h10 : x_q < 14) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E x_n)) a_p [x_n, 8, 16, 16]) ((((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0).set v_p_1 x_p_1).set v_q x_q) (known_7 I M x_n x_b x_f x_p_0 x_p_1 x_q) :=
  (vc_scope (vc_for_of 0 3 rfl rfl (show Heap.Entails _ (known_8 I M x_n x_b x_f x_p_0 x_p_1 x_q 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl))) (entails_and
  (entails_points4 (fun y_q70 y_q71 y_q72 y_q73 h11 => (False.elim (int_irrefl h11.2))))
  (entails_right (entails_right (entails_right entails_refl)))))))) (fun x_r h11 h12 =>
  (vc_8 x_n x_b x_f x_p_0 x_p_1 x_q x_r hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))
  (fun x_r h11 h12 =>
  (kept_8 x_n x_b x_f x_p_0 x_p_1 x_q x_r hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))))

theorem kept_7 (x_n x_b x_f x_p_0 x_p_1 x_q : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) (h7 : 0 ≤ x_p_1) (h8 : x_p_1 < 7) (h9 : 0 ≤ x_q) (h10 : x_q < 14) :
    Heap.Entails ((body_7 I M).post ((((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0).set v_p_1 x_p_1).set v_q x_q) (known_7 I M x_n x_b x_f x_p_0 x_p_1 x_q)) (known_7 I M x_n x_b x_f x_p_0 x_p_1 (x_q + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points4 (fun y_q74 y_q75 y_q76 y_q77 h11 => (Or.elim h11 (fun h12 =>
  (Or.elim (((Classical.em (y_q77 = x_q)).elim (fun h13 => (Or.inl ⟨⟨h12.1, h13⟩, (by decide)⟩))
  (fun h13 => (Or.inr (Or.inl ⟨h12.1, ⟨h12.2.1, (int_taB_neab_tab h12.2.2 h13)⟩⟩))))
  : (((y_q74 = x_b ∧ y_q75 = x_f) ∧ y_q76 = x_p_1 + 7 * x_p_0) ∧ y_q77 = x_q) ∧ 0 < (3 : Int) ∨ (((y_q74 = x_b ∧ y_q75 = x_f) ∧ y_q76 = x_p_1 + 7 * x_p_0) ∧ 0 ≤ y_q77 ∧ y_q77 < x_q ∨ ((y_q74 = x_b ∧ y_q75 = x_f) ∧ 0 ≤ y_q77 ∧ y_q77 < 14) ∧ 0 ≤ y_q76 ∧ y_q76 < x_p_1 + 7 * x_p_0 ∨ ((y_q74 = x_b ∧ 0 ≤ y_q77 ∧ y_q77 < 14) ∧ 0 ≤ y_q76 ∧ y_q76 < 14) ∧ 0 ≤ y_q75 ∧ y_q75 < x_f ∨ (((0 ≤ y_q77 ∧ y_q77 < 14) ∧ 0 ≤ y_q76 ∧ y_q76 < 14) ∧ 0 ≤ y_q75 ∧ y_q75 < 8) ∧ 0 ≤ y_q74 ∧ y_q74 < x_b))
  (fun h13 => (at_right (at_right (at_right (at_left (at_points4 y_q74 y_q75 y_q76 y_q77 h13
  (Eq.trans ((equation_1 x_n y_q74 y_q75 y_q76 y_q77 hl hM trivial)
  : M t_Y [y_q74, y_q75, y_q76, y_q77] = value_3 I M y_q74 y_q75 y_q76 y_q77)
  (reduce_congr2 (fun y_q80 y_q81 =>
  ⟨(fun h14 => ⟨⟨h14.2.1, h14.2.2⟩, ⟨h14.1.1, h14.1.2⟩⟩), (fun h14 => ⟨⟨h14.2.1, h14.2.2⟩, ⟨h14.1.1, h14.1.2⟩⟩)⟩)
  (fun y_q80 y_q81 h14 =>
  (fn_congr2 (at_congr4 h12.1.1.1 h12.1.1.2 (fact_13 h12.1.2) (int_c48 h13.1.2))
  (at_congr3 h12.1.1.2 rfl rfl))))))))))) (fun h13 =>
  (at_right (at_right (at_right (at_right (at_points4 y_q74 y_q75 y_q76 y_q77 h13 rfl))))))))
  (fun h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_right (at_right (at_right (at_points4 y_q74 y_q75 y_q76 y_q77 (Or.inr h12) rfl))))))
  (fun h13 => (Or.elim h13 (fun h14 =>
  (at_right (at_right (at_right (at_right (at_points4 y_q74 y_q75 y_q76 y_q77 (Or.inr h12) rfl))))))
  (fun h14 =>
  (at_right (at_right (at_right (at_right (at_points4 y_q74 y_q75 y_q76 y_q77 (Or.inr h12) rfl))))))))))))))))
  : Heap.Entails (known_8 I M x_n x_b x_f x_p_0 x_p_1 x_q 3) (known_7 I M x_n x_b x_f x_p_0 x_p_1 (x_q + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_q (.const 0) (.const 14)
    (fun e x => known_7 I M (e v_n) (e v_b) (e v_f) (e v_p_0) (e v_p_1) x) (body_7 I M)

theorem vc_6 (x_n x_b x_f x_p_0 x_p_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) (h7 : 0 ≤ x_p_1) (h8 : x_p_1 < 7) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E x_n)) a_p [x_n, 8, 16, 16]) (((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0).set v_p_1 x_p_1) (known_6 I M x_n x_b x_f x_p_0 x_p_1) :=
  (vc_for_of 0 14 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points4 (fun y_q82 y_q83 y_q84 y_q85 h9 =>
  (Or.elim h9 (fun h10 => (False.elim (int_lab_tba_F h10.2.1 h10.2.2))) (fun h10 => (Or.elim h10
  (fun h11 => (at_right (at_right (at_right (at_points4 y_q82 y_q83 y_q84 y_q85 h10 rfl)))))
  (fun h11 => (Or.elim h11
  (fun h12 => (at_right (at_right (at_right (at_points4 y_q82 y_q83 y_q84 y_q85 h10 rfl)))))
  (fun h12 => (at_right (at_right (at_right (at_points4 y_q82 y_q83 y_q84 y_q85 h10 rfl)))))))))))))))
  : Heap.Entails (known_6 I M x_n x_b x_f x_p_0 x_p_1) (known_7 I M x_n x_b x_f x_p_0 x_p_1 0))
  (fun x_q h9 h10 => (vc_7 x_n x_b x_f x_p_0 x_p_1 x_q hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_q h9 h10 => (kept_7 x_n x_b x_f x_p_0 x_p_1 x_q hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10)))

theorem kept_6 (x_n x_b x_f x_p_0 x_p_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) (h7 : 0 ≤ x_p_1) (h8 : x_p_1 < 7) :
    Heap.Entails ((body_6 I M).post (((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0).set v_p_1 x_p_1) (known_6 I M x_n x_b x_f x_p_0 x_p_1)) (known_6 I M x_n x_b x_f x_p_0 (x_p_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points4 (fun y_q86 y_q87 y_q88 y_q89 h9 => (Or.elim h9 (fun h10 =>
  (at_right (at_right (at_right (at_points4 y_q86 y_q87 y_q88 y_q89 ((Classical.em (y_q88 = x_p_1 + 7 * x_p_0)).elim
  (fun h11 => (Or.inl ⟨⟨⟨h10.1.1.1, h10.1.1.2⟩, h11⟩, ⟨h10.1.2.1, h10.1.2.2⟩⟩)) (fun h11 =>
  (Or.inr (Or.inl ⟨⟨⟨h10.1.1.1, h10.1.1.2⟩, ⟨h10.1.2.1, h10.1.2.2⟩⟩, ⟨h10.2.1, (int_c103 h10.2.2 h11)⟩⟩))))
  rfl))))) (fun h10 => (Or.elim h10 (fun h11 =>
  (at_right (at_right (at_right (at_points4 y_q86 y_q87 y_q88 y_q89 (Or.inr (Or.inr h10)) rfl)))))
  (fun h11 =>
  (at_right (at_right (at_right (at_points4 y_q86 y_q87 y_q88 y_q89 (Or.inr (Or.inr h10)) rfl)))))))))))))
  : Heap.Entails (known_7 I M x_n x_b x_f x_p_0 x_p_1 14) (known_6 I M x_n x_b x_f x_p_0 (x_p_1 + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_p [.var v_n, .const 8, .const 16, .const 16] <|
  .seq (.for v_ax0 (.const 0) (.const 9)
    (fun e x => known_4 I M (e v_n) (e v_b) (e v_f) (e v_p_0) x) (body_4 I M)) <|
  .for v_p_1 (.const 0) (.const 7)
    (fun e x => known_6 I M (e v_n) (e v_b) (e v_f) (e v_p_0) x) (body_6 I M)

theorem vc_3 (x_n x_b x_f x_p_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) :
    (body_3 I M).vc I (impl.HasCell spec (base E x_n)) ((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0) (known_3 I M x_n x_b x_f x_p_0) :=
  (vc_allocate (vc_seq
  (vc_for_of 0 9 rfl rfl (show Heap.Entails _ (known_4 I M x_n x_b x_f x_p_0 0) from (entails_and
  (entails_points4 (fun y_q23 y_q24 y_q25 y_q26 h7 => (False.elim (int_c12 h7.2.1 h7.2.2))))
  (entails_and (entails_without (avoids_points3 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_without (avoids_points4 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points4 (fun y_q27 y_q28 y_q29 y_q30 h7 => (Or.elim h7 (fun h8 => (at_without (by decide)
  ((at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 (Or.inl ⟨h8.1.1, ⟨h8.1.2.1, (fact_14 h8.2 h8.1.2.2)⟩⟩) rfl)))
  : (known_3 I M x_n x_b x_f x_p_0) ⟨a_y, [y_q27, y_q28, y_q29, y_q30]⟩ (M t_Y [y_q27, y_q28, y_q29, y_q30]))))
  (fun h8 => (Or.elim h8 (fun h9 => (at_without (by decide)
  ((at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 (Or.inr h8) rfl)))
  : (known_3 I M x_n x_b x_f x_p_0) ⟨a_y, [y_q27, y_q28, y_q29, y_q30]⟩ (M t_Y [y_q27, y_q28, y_q29, y_q30]))))
  (fun h9 => (at_without (by decide)
  ((at_right (at_right (at_points4 y_q27 y_q28 y_q29 y_q30 (Or.inr h8) rfl)))
  : (known_3 I M x_n x_b x_f x_p_0) ⟨a_y, [y_q27, y_q28, y_q29, y_q30]⟩ (M t_Y [y_q27, y_q28, y_q29, y_q30])))))))))))))
  (fun x_ax0 h7 h8 => (vc_4 x_n x_b x_f x_p_0 x_ax0 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_ax0 h7 h8 => (kept_4 x_n x_b x_f x_p_0 x_ax0 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8)))
  (vc_for_of 0 7 rfl rfl ((entails_and (entails_points4 (fun y_q90 y_q91 y_q92 y_q93 h7 =>
  (at_left (at_points4 y_q90 y_q91 y_q92 y_q93 ⟨h7.1, ⟨h7.2.1, (fact_15 h7.2.2)⟩⟩ rfl))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points4 (fun y_q94 y_q95 y_q96 y_q97 h7 =>
  (Or.elim h7 (fun h8 => (at_right (at_right (at_right (at_points4 y_q94 y_q95 y_q96 y_q97
  (Or.inl ⟨⟨h8.1, ⟨h8.2.1, (fact_16 h6 h8.2.2)⟩⟩, (fact_17 h8.2.1 h6 h8.2.2)⟩) rfl)))))
  (fun h8 => (Or.elim h8
  (fun h9 => (at_right (at_right (at_right (at_points4 y_q94 y_q95 y_q96 y_q97 (Or.inr h8) rfl)))))
  (fun h9 => (at_right (at_right (at_right (at_points4 y_q94 y_q95 y_q96 y_q97 (Or.inr h8) rfl)))))))))))))
  : Heap.Entails (known_4 I M x_n x_b x_f x_p_0 9) (known_6 I M x_n x_b x_f x_p_0 0))
  (fun x_p_1 h7 h8 => (vc_6 x_n x_b x_f x_p_0 x_p_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_p_1 h7 h8 => (kept_6 x_n x_b x_f x_p_0 x_p_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8)))))

theorem kept_3 (x_n x_b x_f x_p_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) (h5 : 0 ≤ x_p_0) (h6 : x_p_0 < 2) :
    Heap.Entails ((body_3 I M).post ((((base E x_n).set v_b x_b).set v_f x_f).set v_p_0 x_p_0) (known_3 I M x_n x_b x_f x_p_0)) (known_3 I M x_n x_b x_f (x_p_0 + 1)) :=
  (show Heap.Entails _ (known_3 I M x_n x_b x_f (x_p_0 + 1)) from (entails_and
  (entails_restore (avoids_points3 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_restore (avoids_points4 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_points4 (fun y_q98 y_q99 y_q100 y_q101 h7 => (Or.elim h7 (fun h8 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_points4 y_q98 y_q99 y_q100 y_q101 (Or.inl ⟨h8.1, ⟨h8.2.1, (fact_18 h8.2.2)⟩⟩) rfl))))
  : (known_6 I M x_n x_b x_f x_p_0 7) ⟨a_y, [y_q98, y_q99, y_q100, y_q101]⟩ (M t_Y [y_q98, y_q99, y_q100, y_q101]))))
  (fun h8 => (Or.elim h8 (fun h9 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_points4 y_q98 y_q99 y_q100 y_q101 (Or.inr h8) rfl))))
  : (known_6 I M x_n x_b x_f x_p_0 7) ⟨a_y, [y_q98, y_q99, y_q100, y_q101]⟩ (M t_Y [y_q98, y_q99, y_q100, y_q101]))))
  (fun h9 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_points4 y_q98 y_q99 y_q100 y_q101 (Or.inr h8) rfl))))
  : (known_6 I M x_n x_b x_f x_p_0 7) ⟨a_y, [y_q98, y_q99, y_q100, y_q101]⟩ (M t_Y [y_q98, y_q99, y_q100, y_q101]))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_p_0 (.const 0) (.const 2)
    (fun e x => known_3 I M (e v_n) (e v_b) (e v_f) x) (body_3 I M)

theorem vc_2 (x_n x_b x_f : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_n)) (((base E x_n).set v_b x_b).set v_f x_f) (known_2 I M x_n x_b x_f) :=
  (vc_for_of 0 2 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q102 y_q103 y_q104 y_q105 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (fact_19 h6.2.1 h6.2.2))) (fun h6 =>
  (Or.elim h6 (fun h7 => (at_right (at_right (at_points4 y_q102 y_q103 y_q104 y_q105 h6 rfl))))
  (fun h7 => (at_right (at_right (at_points4 y_q102 y_q103 y_q104 y_q105 h6 rfl)))))))))))
  : Heap.Entails (known_2 I M x_n x_b x_f) (known_3 I M x_n x_b x_f 0))
  (fun x_p_0 h5 h6 => (vc_3 x_n x_b x_f x_p_0 hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_p_0 h5 h6 => (kept_3 x_n x_b x_f x_p_0 hl hM h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (x_n x_b x_f : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) (h3 : 0 ≤ x_f) (h4 : x_f < 8) :
    Heap.Entails ((body_2 I M).post (((base E x_n).set v_b x_b).set v_f x_f) (known_2 I M x_n x_b x_f)) (known_2 I M x_n x_b (x_f + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q106 y_q107 y_q108 y_q109 h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_right (at_points4 y_q106 y_q107 y_q108 y_q109 ((Classical.em (y_q107 = x_f)).elim
  (fun h7 => (Or.inl ⟨⟨⟨h6.1.1.1, h7⟩, ⟨h6.1.1.2.1, h6.1.1.2.2⟩⟩, ⟨h6.1.2.1, (fact_20 h6.1.2.2)⟩⟩))
  (fun h7 =>
  (Or.inr (Or.inl ⟨⟨⟨h6.1.1.1, ⟨h6.1.1.2.1, h6.1.1.2.2⟩⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, ⟨h6.2.1, (int_taB_neab_tab h6.2.2 h7)⟩⟩))))
  rfl)))) (fun h6 =>
  (at_right (at_right (at_points4 y_q106 y_q107 y_q108 y_q109 (Or.inr (Or.inr h6)) rfl)))))))))
  : Heap.Entails (known_3 I M x_n x_b x_f 2) (known_2 I M x_n x_b (x_f + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_f (.const 0) (.const 8)
    (fun e x => known_2 I M (e v_n) (e v_b) x) (body_2 I M)

theorem vc_1 (x_n x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_n)) ((base E x_n).set v_b x_b) (known_1 I M x_n x_b) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q110 y_q111 y_q112 y_q113 h3 =>
  (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_points4 y_q110 y_q111 y_q112 y_q113 h4 rfl)))))))))
  : Heap.Entails (known_1 I M x_n x_b) (known_2 I M x_n x_b 0))
  (fun x_f h3 h4 => (vc_2 x_n x_b x_f hl hM h0 h1 h2 h3 h4))
  (fun x_f h3 h4 => (kept_2 x_n x_b x_f hl hM h0 h1 h2 h3 h4)))

theorem kept_1 (x_n x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_b) (h2 : x_b < x_n) :
    Heap.Entails ((body_1 I M).post ((base E x_n).set v_b x_b) (known_1 I M x_n x_b)) (known_1 I M x_n (x_b + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun y_q114 y_q115 y_q116 y_q117 h3 =>
  (at_right (at_right (at_points4 y_q114 y_q115 y_q116 y_q117 ((Classical.em (y_q114 = x_b)).elim (fun h4 =>
  (Or.inl ⟨⟨⟨h4, ⟨h3.1.1.1.1, h3.1.1.1.2⟩⟩, ⟨h3.1.1.2.1, h3.1.1.2.2⟩⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩))
  (fun h4 =>
  (Or.inr ⟨⟨⟨⟨h3.1.1.1.1, h3.1.1.1.2⟩, ⟨h3.1.1.2.1, h3.1.1.2.2⟩⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩)))
  rfl))))))) : Heap.Entails (known_2 I M x_n x_b 8) (known_1 I M x_n (x_b + 1)))

theorem race_1 (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    ParVC I 0 x_n (body_1 I M).erase (fun x_b => ((base E x_n).set v_b x_b)) (fun x_b => (body_1 I M).post ((base E x_n).set v_b x_b) (known_1 I M x_n x_b)) :=
  (race_arrays [a_y] rfl rfl (all_cons (apart4
  (fun x_b y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8)
  (fun x_b y_c0 y_c1 y_c2 y_c3 => ((y_c0 = x_b ∧ 0 ≤ y_c3 ∧ y_c3 < 14) ∧ 0 ≤ y_c2 ∧ y_c2 < 14) ∧ 0 ≤ y_c1 ∧ y_c1 < 8)
  (fun x_b h1 h2 => (w_for 0 8 rfl rfl (fun x_f h3 h4 => (w_for 0 2 rfl rfl (fun x_p_0 h5 h6 =>
  (w_allocate (w_seq (w_none rfl) (w_for 0 7 rfl rfl (fun x_p_1 h7 h8 => (w_for 0 14 rfl rfl (fun x_q h9 h10 =>
  (w_scope (w_for 0 3 rfl rfl (fun x_r h11 h12 => (w_for 0 3 rfl rfl (fun x_s h13 h14 => (w_let (w_seq
  (w_if_of cond_holds (fun (h15 : x_r = 0 ∧ x_s = 0) => (w_assign4 x_b x_f (7 * x_p_0 + x_p_1) x_q
  ⟨⟨⟨rfl, ⟨h9, h10⟩⟩, ⟨((fact_2 h5 h7) : 0 ≤ 7 * x_p_0 + x_p_1), ((fact_6 h6 h8) : 7 * x_p_0 + x_p_1 < 14)⟩⟩, ⟨h3, h4⟩⟩))
  (fun (h15 : ¬ (x_r = 0 ∧ x_s = 0)) => (w_none rfl)))
  (w_accumulate4 x_b x_f (7 * x_p_0 + x_p_1) x_q
  ⟨⟨⟨rfl, ⟨h9, h10⟩⟩, ⟨((fact_2 h5 h7) : 0 ≤ 7 * x_p_0 + x_p_1), ((fact_6 h6 h8) : 7 * x_p_0 + x_p_1 < 14)⟩⟩, ⟨h3, h4⟩⟩)))))))))))))))))))
  (fun x_b h1 h2 => (r_for 0 8 rfl rfl (fun x_f h3 h4 => (r_for 0 2 rfl rfl (fun x_p_0 h5 h6 =>
  (r_allocate (r_seq (r_none rfl) (r_for 0 7 rfl rfl (fun x_p_1 h7 h8 => (r_for 0 14 rfl rfl (fun x_q h9 h10 =>
  (r_scope (r_for 0 3 rfl rfl (fun x_r h11 h12 => (r_for 0 3 rfl rfl (fun x_s h13 h14 =>
  (r_let (r_seq (r_none rfl) (r_accumulate4 (x_none rfl) x_b x_f (7 * x_p_0 + x_p_1) x_q
  ⟨⟨⟨rfl, ⟨h9, h10⟩⟩, ⟨((fact_2 h5 h7) : 0 ≤ 7 * x_p_0 + x_p_1), ((fact_6 h6 h8) : 7 * x_p_0 + x_p_1 < 14)⟩⟩, ⟨h3, h4⟩⟩)))))))))))))))))))
  (fun x_b y_y y_c0 y_c1 y_c2 y_c3 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1.1.1 h7.1.1.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1.1.1 h7.1.1.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_b (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) :
    (program I M).vc I (impl.HasCell spec (base E x_n)) (base E x_n) (impl.inputHeap spec (base E x_n) M) :=
  (vc_par_of 0 x_n rfl rfl (show Heap.Entails _ (known_1 I M x_n 0) from
  (entails_and (entails_points3 (fun y_q118 y_q119 y_q120 h1 =>
  (at_input (R := (Region.mk t_W [(.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [y_q118, y_q119, y_q120]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q118, _, rfl, h1.2.1, h1.2.2, y_q119, _, rfl, h1.1.2.1, h1.1.2.2, y_q120, _, rfl, h1.1.1.1, h1.1.1.2, rfl⟩)
  rfl rfl))) (entails_and (entails_points4 (fun y_q121 y_q122 y_q123 y_q124 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 8), (.const 0, .const 14), (.const 0, .const 14)])) (b := (Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [y_q121, y_q122, y_q123, y_q124]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q121, _, rfl, h1.2.1, h1.2.2, y_q122, _, rfl, h1.1.2.1, h1.1.2.2, y_q123, _, rfl, h1.1.1.2.1, h1.1.1.2.2, y_q124, _, rfl, h1.1.1.1.1, h1.1.1.1.2, rfl⟩)
  rfl rfl)))
  (entails_points4 (fun y_q125 y_q126 y_q127 y_q128 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2)))))))
  (fun x_b h1 h2 => (vc_1 x_n x_b hl hM h0 h1 h2))
  (fun x_b h1 h2 => (kept_1 x_n x_b hl hM h0 h1 h2)) (race_1 x_n hl hM h0))

theorem output_0_2 (x_n y_q129 y_q130 y_q131 y_q132 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ y_q129) (h2 : y_q129 < x_n) (h3 : 0 ≤ y_q130) (h4 : y_q130 < 8) (h5 : 0 ≤ y_q131) (h6 : y_q131 < 14) (h7 : 0 ≤ y_q132) (h8 : y_q132 < 14) :
    ((program I M).post (base E x_n) (impl.inputHeap spec (base E x_n) M)) ⟨a_y, [y_q129, y_q130, y_q131, y_q132]⟩ (M t_Y [y_q129, y_q130, y_q131, y_q132]) :=
  ((at_right (at_right (at_points4 y_q129 y_q130 y_q131 y_q132
  ⟨⟨⟨⟨h7, h8⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))
  : (known_1 I M x_n (max 0 x_n)) ⟨a_y, [y_q129, y_q130, y_q131, y_q132]⟩ (M t_Y [y_q129, y_q130, y_q131, y_q132]))

theorem consistent (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Consistent (base E x_n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_n) :=
  solvable_layers (consistent E x_n h0)
    (fun t => if t = t_P then 0 else if t = t_Y then 1 else 0) (by decide)

theorem placed (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : impl.LayoutOk spec (base E x_n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_n : Int) : Ten → List Int → Prop := fun t p => if t = t_P then ((((p.getD 3 0) < 1 ∨ 15 ≤ (p.getD 3 0)) ∨ (0 < (p.getD 3 0) ∧ (p.getD 3 0) < 15) ∧ (p.getD 2 0) < 1) ∨ (0 < (p.getD 3 0) ∧ (p.getD 3 0) < 15) ∧ 15 ≤ (p.getD 2 0)) ∨ (((0 < (p.getD 3 0) ∧ (p.getD 3 0) < 15) ∧ 0 < (p.getD 2 0) ∧ (p.getD 2 0) < 15) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 8) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else if t = t_Y then ((((p.getD 3 0) < (-1) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 8 ∨ 15 ≤ (p.getD 3 0) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 8) ∨ (((-1) ≤ (p.getD 3 0) ∧ (p.getD 3 0) < 15) ∧ (p.getD 2 0) < (-1)) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 8) ∨ (((-1) ≤ (p.getD 3 0) ∧ (p.getD 3 0) < 15) ∧ 15 ≤ (p.getD 2 0)) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 8) ∨ ((((-1) ≤ (p.getD 3 0) ∧ (p.getD 3 0) < 15) ∧ (-1) ≤ (p.getD 2 0) ∧ (p.getD 2 0) < 15) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 8) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_n else True

theorem covered_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (y_p0 y_p1 y_p2 y_p3 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_n) (h3 : 0 ≤ y_p1) (h4 : y_p1 < 8) (h5 : 0 ≤ y_p2) (h6 : y_p2 < 14) (h7 : 0 ≤ y_p3) (h8 : y_p3 < 14) :
    spec.Given (inside x_n) (base E x_n) t_Y [y_p0, y_p1, y_p2, y_p3] :=
  (given_equation (p := [y_p0, y_p1, y_p2, y_p3]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inr ⟨⟨⟨⟨(int_c451 h7), (fact_21 h8)⟩, ⟨(int_c451 h5), (fact_21 h6)⟩⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩)
  : (((y_p3 < (-1) ∧ 0 ≤ y_p1 ∧ y_p1 < 8 ∨ 15 ≤ y_p3 ∧ 0 ≤ y_p1 ∧ y_p1 < 8) ∨ (((-1) ≤ y_p3 ∧ y_p3 < 15) ∧ y_p2 < (-1)) ∧ 0 ≤ y_p1 ∧ y_p1 < 8) ∨ (((-1) ≤ y_p3 ∧ y_p3 < 15) ∧ 15 ≤ y_p2) ∧ 0 ≤ y_p1 ∧ y_p1 < 8) ∨ ((((-1) ≤ y_p3 ∧ y_p3 < 15) ∧ (-1) ≤ y_p2 ∧ y_p2 < 15) ∧ 0 ≤ y_p1 ∧ y_p1 < 8) ∧ 0 ≤ y_p0 ∧ y_p0 < x_n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_b x_f x_p x_q : Int) (h1 : True) (h2 : (((x_q < 1 ∨ 15 ≤ x_q) ∨ (0 < x_q ∧ x_q < 15) ∧ x_p < 1) ∨ (0 < x_q ∧ x_q < 15) ∧ 15 ≤ x_p) ∨ (((0 < x_q ∧ x_q < 15) ∧ 0 < x_p ∧ x_p < 15) ∧ 0 ≤ x_f ∧ x_f < 8) ∧ 0 ≤ x_b ∧ x_b < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.select (.and (.and (.le (.const 1) (.var v_p)) (.lt (.var v_p) (.const 15))) (.and (.le (.const 1) (.var v_q)) (.lt (.var v_q) (.const 15)))) (.access t_X [.var v_b, .var v_f, .add (.var v_p) (.const (-1)), .add (.var v_q) (.const (-1))]) (.fn (.literal .f32 0 1) [])) (((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) :=
  (defined_select_of cond_holds (fun (h3 : (1 ≤ x_p ∧ x_p < 15) ∧ 1 ≤ x_q ∧ x_q < 15) =>
  (defined_access (given_input (p := [x_b, x_f, x_p + (-1), x_q + (-1)]) (.head _) rfl rfl
  (region_iff.2 ⟨x_b, _, rfl, (show 0 ≤ x_b from by omega), (show x_b < x_n from by omega), x_f, _, rfl, (show 0 ≤ x_f from by omega), (show x_f < 8 from by omega), (x_p + (-1)), _, rfl, ((int_c143 h3.1.1) : 0 ≤ x_p + (-1)), ((fact_1 h3.1.2) : x_p + (-1) < 14), (x_q + (-1)), _, rfl, ((int_c143 h3.2.1) : 0 ≤ x_q + (-1)), ((fact_1 h3.2.2) : x_q + (-1) < 14), rfl⟩))))
  (fun (h3 : ¬ ((1 ≤ x_p ∧ x_p < 15) ∧ 1 ≤ x_q ∧ x_q < 15)) => (defined_fn defined_nil)))

theorem defined_1 (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) (x_b x_f x_p x_q : Int) (h1 : True) (h2 : (((x_q < (-1) ∧ 0 ≤ x_f ∧ x_f < 8 ∨ 15 ≤ x_q ∧ 0 ≤ x_f ∧ x_f < 8) ∨ (((-1) ≤ x_q ∧ x_q < 15) ∧ x_p < (-1)) ∧ 0 ≤ x_f ∧ x_f < 8) ∨ (((-1) ≤ x_q ∧ x_q < 15) ∧ 15 ≤ x_p) ∧ 0 ≤ x_f ∧ x_f < 8) ∨ ((((-1) ≤ x_q ∧ x_q < 15) ∧ (-1) ≤ x_p ∧ x_p < 15) ∧ 0 ≤ x_f ∧ x_f < 8) ∧ 0 ≤ x_b ∧ x_b < x_n) :
    TExp.Defined I M (spec.Given (inside x_n) (base E x_n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn (.builtin "*" .f32) [.access t_P [.var v_b, .var v_f, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_r, .var v_s]])) (((((base E x_n).set v_b x_b).set v_f x_f).set v_p x_p).set v_q x_q) :=
  (defined_reduce_some2 0 3 0 3 (defined_fn defined_nil) (fun (y_d0 y_d1 : Int) => cond_holds)
  (fun (y_d0 y_d1 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < 3) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) =>
  ⟨h3.1.1, ⟨h3.1.2, h3.2⟩⟩)
  (fun (y_d0 y_d1 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < 3) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) =>
  (defined_fn (defined_cons
  (defined_access (given_equation (p := [x_b, x_f, x_p + y_d0, x_q + y_d1]) (.head _) rfl rfl rfl
  ((Or.elim h2 (fun h4 => (Or.inl (Or.elim h4 (fun h5 => (Or.inl (Or.elim h5 (fun h6 =>
  (Or.inl (Or.elim h6 (fun h7 => (Or.inl (fact_22 h7.1 h3.2.2))) (fun h7 => (Or.inr (fact_23 h7.1 h3.2.1))))))
  (fun h6 => ((Classical.em (x_q + y_d1 < 1)).elim (fun h7 => (Or.inl (Or.inl h7)))
  (fun h7 => ((Classical.em (15 ≤ x_q + y_d1)).elim (fun h8 => (Or.inl (Or.inr h8)))
  (fun h8 => (Or.inr ⟨⟨(int_c458 h7), (int_nlba_tab h8)⟩, (fact_22 h6.1.2 h3.1.2)⟩)))))))))
  (fun h5 => ((Classical.em (0 < x_q + y_d1)).elim (fun h6 =>
  ((Classical.em (x_q + y_d1 < 15)).elim (fun h7 => (Or.inr ⟨⟨h6, h7⟩, (fact_23 h5.1.2 h3.1.1)⟩))
  (fun h7 => (Or.inl (Or.inl (Or.inr (int_ntba_lab h7)))))))
  (fun h6 => (Or.inl (Or.inl (Or.inl (fact_24 h6)))))))))) (fun h4 =>
  ((Classical.em (0 < x_q + y_d1)).elim (fun h5 => ((Classical.em (x_q + y_d1 < 15)).elim (fun h6 =>
  ((Classical.em (x_p + y_d0 < 1)).elim (fun h7 => (Or.inl (Or.inl (Or.inr ⟨⟨h5, h6⟩, h7⟩))))
  (fun h7 =>
  ((Classical.em (15 ≤ x_p + y_d0)).elim (fun h8 => (Or.inl (Or.inr ⟨⟨h5, h6⟩, h8⟩))) (fun h8 =>
  (Or.inr ⟨⟨⟨⟨h5, h6⟩, ⟨(int_c458 h7), (int_nlba_tab h8)⟩⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, h4.2.2⟩⟩))))))
  (fun h6 => (Or.inl (Or.inl (Or.inl (Or.inr (int_ntba_lab h6))))))))
  (fun h5 => (Or.inl (Or.inl (Or.inl (Or.inl (fact_24 h5)))))))))
  : (((x_q + y_d1 < 1 ∨ 15 ≤ x_q + y_d1) ∨ (0 < x_q + y_d1 ∧ x_q + y_d1 < 15) ∧ x_p + y_d0 < 1) ∨ (0 < x_q + y_d1 ∧ x_q + y_d1 < 15) ∧ 15 ≤ x_p + y_d0) ∨ (((0 < x_q + y_d1 ∧ x_q + y_d1 < 15) ∧ 0 < x_p + y_d0 ∧ x_p + y_d0 < 15) ∧ 0 ≤ x_f ∧ x_f < 8) ∧ 0 ≤ x_b ∧ x_b < x_n)
  (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_input (p := [x_f, y_d0, y_d1]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨x_f, _, rfl, (show 0 ≤ x_f from by omega), (show x_f < 8 from by omega), y_d0, _, rfl, h3.1.1, h3.1.2, y_d1, _, rfl, h3.2.1, h3.2.2, rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (x_n : Int) (h0 : 0 ≤ x_n) : spec.Defined (base E x_n) :=
  defined_of (inside x_n)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 y_p2 a4 a5 y_p3 a6 a7 => covered_0 E x_n h0 y_p0 y_p1 y_p2 y_p3 a0 a1 a2 a3 a4 a5 a6 a7))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined4 (fun x_b x_f x_p x_q => cond_holds) (fun x_b x_f x_p x_q g k => defined_0 E x_n h0 x_b x_f x_p x_q g k))
    (all_cons (well_defined4 (fun x_b x_f x_p x_q => cond_holds) (fun x_b x_f x_p x_q g k => defined_1 E x_n h0 x_b x_f x_p x_q g k))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 y_p2 b4 b5 y_p3 b6 b7 => output_0_2 (E v_n) y_p0 y_p1 y_p2 y_p3 hl hM a b0 b1 b2 b3 b4 b5 b6 b7)) all_nil))) all_nil))


end Redverify.Certificate.scheduled
