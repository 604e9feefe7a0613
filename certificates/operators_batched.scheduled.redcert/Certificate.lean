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
/-- `i_0` -/ abbrev v_i_0 : Var := 9
/-- `j_0` -/ abbrev v_j_0 : Var := 10
/-- `i_1` -/ abbrev v_i_1 : Var := 11
/-- `j_1` -/ abbrev v_j_1 : Var := 12
/-- `v_i` -/ abbrev v_v_i : Var := 13
/-- `v_j` -/ abbrev v_v_j : Var := 14
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
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
    .par v_x (.const 0) (.var v_n) <|
      .for v_i_0 (.const 0) (.div (.add (.var v_m) (.const 7)) 8) <|
        .for v_j_0 (.const 0) (.const 3) <|
          .scope [a_c] <|
            .for v_k (.const 0) (.const 32) <|
              .for v_i_1 (.const 0) (.const 8) <|
                .par v_j_1 (.const 0) (.const 16) <|
                  .ifte (.lt (.add (.mul 8 (.var v_i_0)) (.var v_i_1)) (.var v_m)) (
                    .letin v_v_i (.add (.mul 8 (.var v_i_0)) (.var v_i_1)) <|
                    .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) <|
                    .seq (.ifte (.eq (.var v_k) (.const 0)) (
                      .assign a_c [.var v_x, .var v_v_i, .var v_v_j] (.fn (.literal .f32 0 1) [])
                    ) (
                      .skip
                    )) <|
                    .accumulate
                      false
                      (.builtin "+" .f32)
                      a_c
                      [.var v_x, .var v_v_i, .var v_v_j]
                      (.fn
                        (.builtin "*" .f32)
                        [.read a_a [.var v_x, .var v_v_i, .var v_k], .read a_b [.var v_x, .var v_k, .var v_v_j]])
                  ) (
                    .skip
                  )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (x_n x_m : Int) : Env := ((E.set v_n x_n).set v_m x_m)

theorem base_self (E : Env) : base E (E v_n) (E v_m) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a x_b : Int} (h0 : x_b < 16) (h1 : x_a < 3) : 16 * x_a + x_b < 48 :=
  by omega

theorem fact_1 {x_a x_b x_c : Int} (h0 : 0 < x_c) : x_a + x_b < x_b + 8 * x_c + x_a :=
  by omega

theorem fact_2 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_d) (h1 : ¬ x_c = x_d) : x_a + x_b + 8 * x_c < x_b + 8 * x_d + x_a :=
  by omega

theorem fact_3 {x_a x_b x_c x_d : Int} (h0 : x_c + x_d + 8 * x_a < x_d + 8 * x_b + x_c) : x_a ≤ x_b :=
  by omega

theorem fact_4 {x_a x_b x_c x_d : Int} (h0 : x_c + x_d + 8 * x_a < x_d + 8 * x_b + x_c) : x_a < x_b :=
  by omega

theorem fact_5 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_a ≤ x_b) (h1 : x_c = x_a) (h2 : x_d = x_e + x_f) (h3 : x_d + 8 * x_b < x_e + 8 * x_c + x_f) : False :=
  by omega

theorem fact_6 {x_a x_b x_c x_d x_e x_f x_g x_h : Int} (h0 : x_d = x_e) (h1 : x_f = x_g + x_h) (h2 : x_a < x_b + 1 + x_c) (h3 : ¬ (x_d = x_e ∧ x_f = x_h + x_g ∧ x_a = x_c + x_b)) : x_a < x_b + x_c :=
  by omega

theorem fact_7 {x_a x_b x_c x_d x_e : Int} (h0 : x_c ≤ x_d) (h1 : x_e < 8) (h2 : x_d + 8 * x_a < x_e + 8 * x_b + x_c) : x_a ≤ x_b :=
  by omega

theorem fact_8 {x_a x_b x_c x_d x_e : Int} (h0 : x_b ≤ x_d) (h1 : x_a ≤ x_e + 7) (h2 : 0 ≤ x_c) (h3 : ¬ x_b = x_d) : x_a + 8 * x_b < x_c + 8 * x_d + x_e :=
  by omega

theorem fact_9 {x_a x_b x_c x_d : Int} (h0 : x_a = 0) (h1 : x_b = x_c + x_d) (h2 : x_b < x_c + 8 * x_a + x_d) : False :=
  by omega

theorem fact_10 {x_a x_b x_c x_d : Int} (h0 : x_a = x_b + x_c) (h1 : x_a < x_d) (h2 : ¬ x_c + x_b < x_d) : False :=
  by omega

theorem fact_11 {x_a x_b x_c : Int} (h0 : 8 * x_c + x_a < x_b) : x_a < x_b + (-8) * x_c :=
  by omega

theorem fact_12 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d + 7) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : ¬ x_c = 0) : x_a < x_b + 8 * x_c + x_d :=
  by omega

theorem fact_13 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d + 7) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : x_a < x_b + 1 + 8 * x_c + x_d) (h4 : ¬ x_a = x_b + x_d) : x_a < x_b + 8 * x_c + x_d :=
  by omega

theorem fact_14 {x_a x_b x_c x_d x_e : Int} (h0 : x_b = x_d) (h1 : x_a + 8 * x_b < x_c + 1 + 8 * x_d + x_e) (h2 : ¬ x_a = x_c + x_e) : x_a + 8 * x_b < x_c + 8 * x_d + x_e :=
  by omega

theorem fact_15 {x_a x_b x_c x_d x_e : Int} (h0 : x_e ≤ x_a) (h1 : x_a ≤ x_e + 7) (h2 : 0 ≤ x_c) (h3 : x_c < 8) (h4 : x_a + 8 * x_b < x_c + 1 + 8 * x_d + x_e) (h5 : ¬ x_b = x_d) : x_a + 8 * x_b < x_c + 8 * x_d + x_e :=
  by omega

theorem fact_16 {x_a x_b x_c x_d x_e : Int} (h0 : x_b = x_d) (h1 : x_a = x_c + x_e) : x_a + 8 * x_b < x_c + 1 + 8 * x_d + x_e :=
  by omega

theorem fact_17 {x_a x_b x_c : Int} (h0 : x_b ≤ x_c) (h1 : x_c < 0 + 8 * x_a + x_b) : 0 < x_a :=
  by omega

theorem fact_18 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_d) (h1 : x_d + 8 * x_a < 0 + 8 * x_b + x_c) : x_a < x_b :=
  by omega

theorem fact_19 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d + 7) (h1 : x_b < x_c) : x_a + 8 * x_b < 0 + 8 * x_c + x_d :=
  by omega

theorem fact_20 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + 7) (h1 : 0 ≤ x_b) : x_a < 8 + 8 * x_b + x_c :=
  by omega

theorem fact_21 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d + 7) (h1 : x_b < x_c + 1) : x_a + 8 * x_b < 8 + 8 * x_c + x_d :=
  by omega

theorem fact_22 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_d) (h1 : x_d + 8 * x_a < 8 + 8 * x_b + x_c) : x_a < x_b + 1 :=
  by omega

theorem fact_23 : (0 : Int) < 32 :=
  by omega

theorem fact_24 {x_a : Int} (h0 : x_a < 48) : x_a < 16 * 3 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c1 y_c2 x_k x_x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_x, y_c1, y_k0], M t_B [x_x, y_k0, y_c2]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c1 y_c2 x_i_0 x_i_1 x_k x_x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_c1 + 8 * y_k0 < x_i_1 + 8 * x_k + 8 * x_i_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_x, y_c1, y_k0], M t_B [x_x, y_k0, y_c2]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_c1 y_c2 x_i_0 x_i_1 x_j_0 x_j_1 x_k x_x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_k0 = x_k ∧ y_c1 = x_i_1 + 8 * x_i_0) ∧ y_c2 < x_j_1 + 16 * x_j_0 ∨ 0 ≤ y_k0 ∧ y_c1 + 8 * y_k0 < x_i_1 + 8 * x_k + 8 * x_i_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_x, y_c1, y_k0], M t_B [x_x, y_k0, y_c2]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_i_0 x_i_1 x_j_0 x_j_1 x_k x_x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_x, 8 * x_i_0 + x_i_1, y_k0], M t_B [x_x, y_k0, 16 * x_j_0 + x_j_1]])))

theorem equation_0 (x_n x_m x_x x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : True) :
    (M t_C [x_x, x_i, x_j]) = (value_0 I M x_i x_j 32 x_x) :=
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
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_x)
    (fun y_c0 y_c1 y_c2 => (M t_C [y_c0, y_c1, y_c2]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_n x_m x_x : Int) : Heap V :=
  ((known_1_0 I M x_n x_m).and ((known_1_1 I M x_n).and (known_1_2 I M x_m x_x)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_m x_x x_i_0 : Int) : Heap V :=
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => ((y_c0 = x_x ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ y_c1 < 8 * x_i_0 ∨ ((0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_x)
    (fun y_c0 y_c1 y_c2 => (M t_C [y_c0, y_c1, y_c2]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_n x_m x_x x_i_0 : Int) : Heap V :=
  ((known_1_0 I M x_n x_m).and ((known_1_1 I M x_n).and (known_2_2 I M x_m x_x x_i_0)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_m x_x x_i_0 x_j_0 : Int) : Heap V :=
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => ((y_c0 = x_x ∧ 0 ≤ y_c2 ∧ y_c2 < 16 * x_j_0) ∧ 8 * x_i_0 ≤ y_c1 ∧ y_c1 < x_m) ∧ y_c1 ≤ 8 * x_i_0 + 7 ∨ (y_c0 = x_x ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < 8 * x_i_0 ∨ ((0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m) ∧ 0 ≤ y_c0 ∧ y_c0 < x_x)
    (fun y_c0 y_c1 y_c2 => (M t_C [y_c0, y_c1, y_c2]))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_n x_m x_x x_i_0 x_j_0 : Int) : Heap V :=
  ((known_1_0 I M x_n x_m).and ((known_1_1 I M x_n).and (known_3_2 I M x_m x_x x_i_0 x_j_0)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_m x_x x_i_0 x_j_0 x_k : Int) : Heap V :=
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => (((y_c0 = x_x ∧ 16 * x_j_0 ≤ y_c2 ∧ y_c2 ≤ 16 * x_j_0 + 15) ∧ 8 * x_i_0 ≤ y_c1 ∧ y_c1 < x_m) ∧ y_c1 ≤ 8 * x_i_0 + 7) ∧ 0 < x_k)
    (fun y_c0 y_c1 y_c2 => (value_0 I M y_c1 y_c2 x_k x_x))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_n x_m x_x x_i_0 x_j_0 x_k : Int) : Heap V :=
  ((known_1_0 I M x_n x_m).and ((known_1_1 I M x_n).and ((known_4_2 I M x_m x_x x_i_0 x_j_0 x_k).and (known_3_2 I M x_m x_x x_i_0 x_j_0))))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x_m x_x x_i_0 x_j_0 x_k x_i_1 : Int) : Heap V :=
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => (((y_c0 = x_x ∧ 16 * x_j_0 ≤ y_c2 ∧ y_c2 ≤ 16 * x_j_0 + 15) ∧ 8 * x_i_0 ≤ y_c1 ∧ y_c1 < x_m) ∧ y_c1 ≤ 8 * x_i_0 + 7) ∧ y_c1 < x_i_1 + 8 * x_k + 8 * x_i_0)
    (fun y_c0 y_c1 y_c2 => (value_1 I M y_c1 y_c2 x_i_0 x_i_1 x_k x_x))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 : Int) : Heap V :=
  ((known_1_0 I M x_n x_m).and ((known_1_1 I M x_n).and ((known_5_2 I M x_m x_x x_i_0 x_j_0 x_k x_i_1).and (known_3_2 I M x_m x_x x_i_0 x_j_0))))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1 : Int) : Heap V :=
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => (((y_c0 = x_x ∧ y_c1 = x_i_1 + 8 * x_i_0) ∧ 16 * x_j_0 ≤ y_c2 ∧ y_c2 < x_j_1 + 16 * x_j_0) ∧ x_k = 0) ∧ x_i_1 + 8 * x_i_0 < x_m ∨ (((y_c0 = x_x ∧ 16 * x_j_0 ≤ y_c2 ∧ y_c2 ≤ 16 * x_j_0 + 15) ∧ 8 * x_i_0 ≤ y_c1 ∧ y_c1 < x_m) ∧ y_c1 ≤ 8 * x_i_0 + 7) ∧ y_c1 < x_i_1 + 8 * x_k + 8 * x_i_0)
    (fun y_c0 y_c1 y_c2 => (value_2 I M y_c1 y_c2 x_i_0 x_i_1 x_j_0 x_j_1 x_k x_x))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1 : Int) : Heap V :=
  ((known_1_0 I M x_n x_m).and ((known_1_1 I M x_n).and ((known_6_2 I M x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1).and (known_3_2 I M x_m x_x x_i_0 x_j_0))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 8 (.var v_i_0)) (.var v_i_1)) (.var v_m)) (
    .letin v_v_i (.add (.mul 8 (.var v_i_0)) (.var v_i_1)) <|
    .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) <|
    .seq (.ifte (.eq (.var v_k) (.const 0)) (
      .assign a_c [.var v_x, .var v_v_i, .var v_v_j] (.fn f_1 [])
        (fun e => (I.fn f_1 []))
    ) (
      .skip
    )) <|
    .accumulate
      false
      f_0
      a_c
      [.var v_x, .var v_v_i, .var v_v_j]
      (.fn
        f_2
        [.read a_a [.var v_x, .var v_v_i, .var v_k], .read a_b [.var v_x, .var v_k, .var v_v_j]])
      (fun e => (value_3 I M (e v_i_0) (e v_i_1) (e v_j_0) (e v_j_1) (e v_k) (e v_x)))
  ) (
    .skip
  )

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_i_0 x_i_1 x_j_0 x_j_1 x_x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_x, 8 * x_i_0 + x_i_1, y_k0], M t_B [x_x, y_k0, 16 * x_j_0 + x_j_1]])))

theorem vc_6 (x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i_0) (h5 : x_i_0 < (x_m + 7) / 8) (h6 : 0 ≤ x_j_0) (h7 : x_j_0 < 3) (h8 : 0 ≤ x_k) (h9 : x_k < 32) (h10 : 0 ≤ x_i_1) (h11 : x_i_1 < 8) (h12 : 0 ≤ x_j_1) (h13 : x_j_1 < 16) :
    (body_6 I M).vc I (impl.HasCell spec (base E x_n x_m)) (((((((base E x_n x_m).set v_x x_x).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k).set v_i_1 x_i_1).set v_j_1 x_j_1) (known_6 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1) :=
  (vc_if_of cond_holds (fun (h14 : 8 * x_i_0 + x_i_1 < x_m) =>
  (vc_let (vc_let (vc_seq (vc_if_of cond_holds (fun (h15 : x_k = 0) => (vc_assign_of (I.fn f_1 [])
  (has_cell_at3 (b := (Binding.mk a_c t_C [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (R := (Region.mk t_C [(.const 0, .var v_n), (.const 0, .var v_m), (.const 0, .const 48)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_x, 8 * x_i_0 + x_i_1, 16 * x_j_0 + x_j_1]
  (region_iff.2 ⟨x_x, _, rfl, h2, h3, (8 * x_i_0 + x_i_1), _, rfl, ((int_c27 h4 h10) : 0 ≤ 8 * x_i_0 + x_i_1), h14, (16 * x_j_0 + x_j_1), _, rfl, ((int_c99 h6 h12) : 0 ≤ 16 * x_j_0 + x_j_1), ((fact_0 h13 h7) : 16 * x_j_0 + x_j_1 < 48), rfl⟩)
  shape_a_c rfl rfl
  ⟨h2, ((int_c27 h4 h10) : 0 ≤ 8 * x_i_0 + x_i_1), ((int_c99 h6 h12) : 0 ≤ 16 * x_j_0 + x_j_1)⟩)
  ev_const rfl)) (fun (h15 : ¬ x_k = 0) => vc_skip))
  (Or.elim (((Classical.em (x_k = 0)).elim (fun h15 => (Or.inl h15))
  (fun h15 => (Or.inr (int_lab_neba_tab h8 h15)))) : x_k = 0 ∨ 0 < x_k)
  (fun h15 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [x_x, 8 * x_i_0 + x_i_1, x_k], M t_B [x_x, x_k, 16 * x_j_0 + x_j_1]])
  (at_if_of cond_holds (fun (h16 : x_k = 0) =>
  (at_set_eq3 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) x_x (8 * x_i_0 + x_i_1)
  (16 * x_j_0 + x_j_1) ⟨rfl, ⟨rfl, rfl⟩⟩ rfl))
  (fun (h16 : ¬ x_k = 0) => (False.elim ((int_eab_neab_F h15 h16) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h16 : x_k = 0) => (at_set_other (by decide)
  ((at_left (at_points3 x_x (8 * x_i_0 + x_i_1) x_k ⟨⟨⟨h8, h9⟩, ⟨(int_c27 h4 h10), h14⟩⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_6 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1) ⟨a_a, [x_x, 8 * x_i_0 + x_i_1, x_k]⟩ (M t_A [x_x, 8 * x_i_0 + x_i_1, x_k]))))
  (fun (h16 : ¬ x_k = 0) => (False.elim ((int_eab_neab_F h15 h16) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h16 : x_k = 0) =>
  (at_set_other (by decide) ((at_right (at_left (at_points3 x_x x_k (16 * x_j_0 + x_j_1)
  ⟨⟨⟨(int_c99 h6 h12), (fact_0 h13 h7)⟩, ⟨h8, h9⟩⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_6 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1) ⟨a_b, [x_x, x_k, 16 * x_j_0 + x_j_1]⟩ (M t_B [x_x, x_k, 16 * x_j_0 + x_j_1]))))
  (fun (h16 : ¬ x_k = 0) => (False.elim ((int_eab_neab_F h15 h16) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x_x, 8 * x_i_0 + x_i_1, x_k], M t_B [x_x, x_k, 16 * x_j_0 + x_j_1]]] = I.fn f_0 [value_4 I M x_i_0 x_i_1 x_j_0 x_j_1 x_x, I.fn f_2 [M t_A [x_x, 8 * x_i_0 + x_i_1, x_k], M t_B [x_x, x_k, 16 * x_j_0 + x_j_1]]])
  (append1 x_k 0 (0 + 1) (fun y_q0 h16 => ⟨h16.1, (int_c34 h16.2 h15)⟩) (fun y_q0 =>
  ⟨(fun h16 => (Or.inr (int_c43 h16.2 h16.1 h15))), (fun h16 => (Or.elim h16 (fun h17 => (False.elim (int_one_lt_zero h17)))
  (fun h17 => ⟨(int_lab_ecb_lac h8 h17), (int_eab_lab h17)⟩)))⟩)
  (fun y_q0 h16 => (False.elim (int_one_lt_zero h16))) (fun y_q0 h16 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x_x, 8 * x_i_0 + x_i_1, x_k], M t_B [x_x, x_k, 16 * x_j_0 + x_j_1]]] = value_3 I M x_i_0 x_i_1 x_j_0 x_j_1 x_k x_x)))
  (fun h15 => (vc_accumulate_of
  (value_2 I M (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) x_i_0 x_i_1 x_j_0 x_j_1 x_k x_x)
  (I.fn f_2 [M t_A [x_x, 8 * x_i_0 + x_i_1, x_k], M t_B [x_x, x_k, 16 * x_j_0 + x_j_1]])
  (at_if_of cond_holds (fun (h16 : x_k = 0) => (False.elim ((int_eab_tba_F h16 h15) : False)))
  (fun (h16 : ¬ x_k = 0) =>
  ((at_right (at_right (at_left (at_points3 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  (Or.inr ⟨⟨⟨⟨rfl, ⟨(int_le_add h12), (int_c264 h13)⟩⟩, ⟨(int_le_add h10), h14⟩⟩, (int_c361 h11)⟩, (fact_1 h15)⟩)
  rfl))))
  : (known_6 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1) ⟨a_c, [x_x, 8 * x_i_0 + x_i_1, 16 * x_j_0 + x_j_1]⟩ (value_2 I M (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) x_i_0 x_i_1 x_j_0 x_j_1 x_k x_x))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h16 : x_k = 0) => (False.elim ((int_eab_tba_F h16 h15) : False)))
  (fun (h16 : ¬ x_k = 0) =>
  ((at_left (at_points3 x_x (8 * x_i_0 + x_i_1) x_k ⟨⟨⟨h8, h9⟩, ⟨(int_c27 h4 h10), h14⟩⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_6 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1) ⟨a_a, [x_x, 8 * x_i_0 + x_i_1, x_k]⟩ (M t_A [x_x, 8 * x_i_0 + x_i_1, x_k])))))
  (ev_cons
  (ev_read (at_if_of cond_holds (fun (h16 : x_k = 0) => (False.elim ((int_eab_tba_F h16 h15) : False)))
  (fun (h16 : ¬ x_k = 0) => ((at_right (at_left (at_points3 x_x x_k (16 * x_j_0 + x_j_1)
  ⟨⟨⟨(int_c99 h6 h12), (fact_0 h13 h7)⟩, ⟨h8, h9⟩⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_6 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1) ⟨a_b, [x_x, x_k, 16 * x_j_0 + x_j_1]⟩ (M t_B [x_x, x_k, 16 * x_j_0 + x_j_1])))))
  ev_nil))) ((append1 x_k 0 (x_k + 1) (fun y_q2 h16 => ⟨h16.1, (int_lab_taB h16.2)⟩)
  (fun y_q2 => ⟨(fun h16 => ((Classical.em (y_q2 = x_k)).elim (fun h17 => (Or.inr h17))
  (fun h17 => (Or.inl (Or.inr ⟨h16.1, (fact_2 h16.2 h17)⟩))))), (fun h16 => (Or.elim h16 (fun h17 =>
  (Or.elim h17 (fun h18 => (False.elim (int_c201 h18.2))) (fun h18 => ⟨h18.1, (fact_3 h18.2)⟩)))
  (fun h17 => ⟨(int_ecb_tab_lac h17 h15), (int_eab_lab h17)⟩)))⟩) (fun y_q2 h16 =>
  (Or.elim h16 (fun h17 => (False.elim (int_c201 h17.2))) (fun h17 => (fact_4 h17.2))))
  (fun y_q2 h16 => rfl) rfl)
  : I.fn f_0 [value_2 I M (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) x_i_0 x_i_1 x_j_0 x_j_1 x_k x_x, I.fn f_2 [M t_A [x_x, 8 * x_i_0 + x_i_1, x_k], M t_B [x_x, x_k, 16 * x_j_0 + x_j_1]]] = value_3 I M x_i_0 x_i_1 x_j_0 x_j_1 x_k x_x))))))))
  (fun (h14 : ¬ 8 * x_i_0 + x_i_1 < x_m) => vc_skip))

theorem kept_6 (x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i_0) (h5 : x_i_0 < (x_m + 7) / 8) (h6 : 0 ≤ x_j_0) (h7 : x_j_0 < 3) (h8 : 0 ≤ x_k) (h9 : x_k < 32) (h10 : 0 ≤ x_i_1) (h11 : x_i_1 < 8) (h12 : 0 ≤ x_j_1) (h13 : x_j_1 < 16) :
    Heap.Entails ((body_6 I M).post (((((((base E x_n x_m).set v_x x_x).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k).set v_i_1 x_i_1).set v_j_1 x_j_1) (known_6 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1)) (known_6 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 (x_j_1 + 1)) :=
  (show Heap.Entails _ (known_6 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 (x_j_1 + 1)) from
  (entails_and (entails_points3 (fun y_q3 y_q4 y_q5 h14 => (at_if_of cond_holds
  (fun (h15 : 8 * x_i_0 + x_i_1 < x_m) => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h16 : x_k = 0) => (at_set_other (by decide) (at_left (at_points3 y_q3 y_q4 y_q5 h14 rfl))))
  (fun (h16 : ¬ x_k = 0) => (at_left (at_points3 y_q3 y_q4 y_q5 h14 rfl))))))
  (fun (h15 : ¬ 8 * x_i_0 + x_i_1 < x_m) => (at_left (at_points3 y_q3 y_q4 y_q5 h14 rfl))))))
  (entails_and
  (entails_points3 (fun y_q6 y_q7 y_q8 h14 => (at_if_of cond_holds (fun (h15 : 8 * x_i_0 + x_i_1 < x_m) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h16 : x_k = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points3 y_q6 y_q7 y_q8 h14 rfl)))))
  (fun (h16 : ¬ x_k = 0) => (at_right (at_left (at_points3 y_q6 y_q7 y_q8 h14 rfl)))))))
  (fun (h15 : ¬ 8 * x_i_0 + x_i_1 < x_m) =>
  (at_right (at_left (at_points3 y_q6 y_q7 y_q8 h14 rfl)))))))
  (entails_and (entails_points3 (fun y_q9 y_q10 y_q11 h14 =>
  (Or.elim h14 (fun h15 => (at_if_of cond_holds (fun (h16 : 8 * x_i_0 + x_i_1 < x_m) =>
  ((Classical.em (y_q9 = x_x ∧ y_q10 = 8 * x_i_0 + x_i_1 ∧ y_q11 = 16 * x_j_0 + x_j_1)).elim
  (fun h17 => (at_set_eq3 y_q9 y_q10 y_q11 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) h17
  ((reduce_congr1 (fun y_q12 =>
  ⟨(fun h18 => (Or.elim h18 (fun h19 => ⟨(int_lab_ecb_lac h8 h19.1.1), (int_eab_lab h19.1.1)⟩)
  (fun h19 => (False.elim (fact_5 h19.1 h15.1.2 h15.1.1.1.2 h19.2))))), (fun h18 => (Or.inl ⟨⟨(int_c43 h18.2 h18.1 h15.1.2), h15.1.1.1.2⟩, h15.1.1.2.2⟩))⟩)
  (fun y_q12 h18 => (fn_congr2 (at_congr3 rfl h17.2.1 rfl) (at_congr3 rfl rfl h17.2.2))))
  : value_2 I M y_q10 y_q11 x_i_0 x_i_1 x_j_0 (x_j_1 + 1) x_k x_x = value_3 I M x_i_0 x_i_1 x_j_0 x_j_1 x_k x_x)))
  (fun h17 => (at_set_ne3 y_q9 y_q10 y_q11 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) h17
  (at_if_of cond_holds (fun (h18 : x_k = 0) =>
  (at_set_ne3 y_q9 y_q10 y_q11 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) h17
  (at_right (at_right (at_left (at_points3 y_q9 y_q10 y_q11
  (Or.inl ⟨⟨⟨h15.1.1.1, ⟨h15.1.1.2.1, (fact_6 h15.1.1.1.1 h15.1.1.1.2 h15.1.1.2.2 h17)⟩⟩, h15.1.2⟩, h15.2⟩)
  (reduce_congr1 (fun y_q13 => ⟨(fun h19 =>
  (Or.elim h19 (fun h20 => (Or.inl ⟨h20.1, (fact_6 h15.1.1.1.1 h15.1.1.1.2 h15.1.1.2.2 h17)⟩))
  (fun h20 => (False.elim (fact_5 h20.1 h15.1.2 h15.1.1.1.2 h20.2))))), (fun h19 => (Or.elim h19 (fun h20 => (Or.inl ⟨h20.1, h15.1.1.2.2⟩))
  (fun h20 => (False.elim (fact_5 h20.1 h15.1.2 h15.1.1.1.2 h20.2)))))⟩) (fun y_q13 h19 => rfl))))))))
  (fun (h18 : ¬ x_k = 0) => (False.elim ((int_eab_neab_F h15.1.2 h18) : False))))))))
  (fun (h16 : ¬ 8 * x_i_0 + x_i_1 < x_m) => (False.elim ((int_c568 h15.2 h16) : False)))))
  (fun h15 => (at_if_of cond_holds (fun (h16 : 8 * x_i_0 + x_i_1 < x_m) =>
  ((Classical.em (y_q9 = x_x ∧ y_q10 = 8 * x_i_0 + x_i_1 ∧ y_q11 = 16 * x_j_0 + x_j_1)).elim
  (fun h17 => (at_set_eq3 y_q9 y_q10 y_q11 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) h17
  ((reduce_congr1 (fun y_q14 =>
  ⟨(fun h18 => (Or.elim h18 (fun h19 => ⟨(int_lab_ecb_lac h8 h19.1.1), (int_eab_lab h19.1.1)⟩)
  (fun h19 => ⟨h19.1, (fact_7 h15.1.1.2.1 h11 h19.2)⟩))), (fun h18 => ((Classical.em (y_q14 = x_k)).elim
  (fun h19 => (Or.inl ⟨⟨h19, (int_c5 h17.2.1)⟩, (int_c173 h17.2.2)⟩))
  (fun h19 => (Or.inr ⟨h18.1, (fact_8 h18.2 h15.1.2 h10 h19)⟩))))⟩)
  (fun y_q14 h18 => (fn_congr2 (at_congr3 rfl h17.2.1 rfl) (at_congr3 rfl rfl h17.2.2))))
  : value_2 I M y_q10 y_q11 x_i_0 x_i_1 x_j_0 (x_j_1 + 1) x_k x_x = value_3 I M x_i_0 x_i_1 x_j_0 x_j_1 x_k x_x)))
  (fun h17 => (at_set_ne3 y_q9 y_q10 y_q11 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) h17
  (at_if_of cond_holds (fun (h18 : x_k = 0) =>
  (at_set_ne3 y_q9 y_q10 y_q11 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) h17
  (at_right (at_right (at_left (at_points3 y_q9 y_q10 y_q11 (Or.inr h15) (reduce_congr1 (fun y_q15 => ⟨(fun h19 =>
  (Or.elim h19 (fun h20 => (False.elim (fact_9 h18 h20.1.2 h15.2))) (fun h20 => (Or.inr h20)))), (fun h19 =>
  (Or.elim h19 (fun h20 => (False.elim (fact_9 h18 h20.1.2 h15.2))) (fun h20 => (Or.inr h20))))⟩)
  (fun y_q15 h19 => rfl)))))))) (fun (h18 : ¬ x_k = 0) =>
  (at_right (at_right (at_left (at_points3 y_q9 y_q10 y_q11 (Or.inr h15) ((reduce_congr1 (fun y_q16 =>
  ⟨(fun h19 => (Or.elim h19 (fun h20 => (Or.inl ⟨h20.1, (fact_6 h15.1.1.1.1 h20.1.2 h20.2 h17)⟩))
  (fun h20 => (Or.inr h20)))), (fun h19 =>
  (Or.elim h19 (fun h20 => (Or.inl ⟨h20.1, (int_c30 h20.2)⟩)) (fun h20 => (Or.inr h20))))⟩)
  (fun y_q16 h19 => rfl))
  : value_2 I M y_q10 y_q11 x_i_0 x_i_1 x_j_0 (x_j_1 + 1) x_k x_x = value_2 I M y_q10 y_q11 x_i_0 x_i_1 x_j_0 x_j_1 x_k x_x)))))))))))
  (fun (h16 : ¬ 8 * x_i_0 + x_i_1 < x_m) =>
  (at_right (at_right (at_left (at_points3 y_q9 y_q10 y_q11 (Or.inr h15) ((reduce_congr1 (fun y_q17 =>
  ⟨(fun h17 => (Or.elim h17 (fun h18 => (False.elim (fact_10 h18.1.2 h15.1.1.2.2 h16)))
  (fun h18 => (Or.inr h18)))), (fun h17 => (Or.elim h17 (fun h18 => (False.elim (fact_10 h18.1.2 h15.1.1.2.2 h16)))
  (fun h18 => (Or.inr h18))))⟩) (fun y_q17 h17 => rfl))
  : value_2 I M y_q10 y_q11 x_i_0 x_i_1 x_j_0 (x_j_1 + 1) x_k x_x = value_2 I M y_q10 y_q11 x_i_0 x_i_1 x_j_0 x_j_1 x_k x_x)))))))))))
  (entails_points3 (fun y_q18 y_q19 y_q20 h14 =>
  (Or.elim h14 (fun h15 => (at_if_of cond_holds (fun (h16 : 8 * x_i_0 + x_i_1 < x_m) =>
  (at_set_ne3 y_q18 y_q19 y_q20 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  (fun h17 => (int_c42 h12 h17.2.2 h15.1.1.2.2)) (at_if_of cond_holds
  (fun (h17 : x_k = 0) => (at_set_ne3 y_q18 y_q19 y_q20 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  (fun h18 => (int_c42 h12 h18.2.2 h15.1.1.2.2))
  (at_right (at_right (at_right (at_points3 y_q18 y_q19 y_q20 h14 rfl))))))
  (fun (h17 : ¬ x_k = 0) => (at_right (at_right (at_right (at_points3 y_q18 y_q19 y_q20 h14 rfl))))))))
  (fun (h16 : ¬ 8 * x_i_0 + x_i_1 < x_m) =>
  (at_right (at_right (at_right (at_points3 y_q18 y_q19 y_q20 h14 rfl)))))))
  (fun h15 => (Or.elim h15 (fun h16 => (at_if_of cond_holds (fun (h17 : 8 * x_i_0 + x_i_1 < x_m) =>
  (at_set_ne3 y_q18 y_q19 y_q20 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  (fun h18 => (int_c42 h10 h18.2.1 h16.2.2)) (at_if_of cond_holds
  (fun (h18 : x_k = 0) => (at_set_ne3 y_q18 y_q19 y_q20 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  (fun h19 => (int_c42 h10 h19.2.1 h16.2.2))
  (at_right (at_right (at_right (at_points3 y_q18 y_q19 y_q20 h14 rfl))))))
  (fun (h18 : ¬ x_k = 0) => (at_right (at_right (at_right (at_points3 y_q18 y_q19 y_q20 h14 rfl))))))))
  (fun (h17 : ¬ 8 * x_i_0 + x_i_1 < x_m) =>
  (at_right (at_right (at_right (at_points3 y_q18 y_q19 y_q20 h14 rfl)))))))
  (fun h16 => (at_if_of cond_holds (fun (h17 : 8 * x_i_0 + x_i_1 < x_m) =>
  (at_set_ne3 y_q18 y_q19 y_q20 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  (fun h18 => (int_eab_tab_F h18.1 h16.2.2)) (at_if_of cond_holds
  (fun (h18 : x_k = 0) => (at_set_ne3 y_q18 y_q19 y_q20 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  (fun h19 => (int_eab_tab_F h19.1 h16.2.2))
  (at_right (at_right (at_right (at_points3 y_q18 y_q19 y_q20 h14 rfl))))))
  (fun (h18 : ¬ x_k = 0) => (at_right (at_right (at_right (at_points3 y_q18 y_q19 y_q20 h14 rfl))))))))
  (fun (h17 : ¬ 8 * x_i_0 + x_i_1 < x_m) =>
  (at_right (at_right (at_right (at_points3 y_q18 y_q19 y_q20 h14 rfl))))))))))))))))

theorem race_6 (x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i_0) (h5 : x_i_0 < (x_m + 7) / 8) (h6 : 0 ≤ x_j_0) (h7 : x_j_0 < 3) (h8 : 0 ≤ x_k) (h9 : x_k < 32) (h10 : 0 ≤ x_i_1) (h11 : x_i_1 < 8) :
    ParVC I 0 16 (body_6 I M).erase (fun x_j_1 => (((((((base E x_n x_m).set v_x x_x).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k).set v_i_1 x_i_1).set v_j_1 x_j_1)) (fun x_j_1 => (body_6 I M).post (((((((base E x_n x_m).set v_x x_x).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k).set v_i_1 x_i_1).set v_j_1 x_j_1) (known_6 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart3
  (fun x_j_1 y_c0 y_c1 y_c2 => ((y_c0 = x_x ∧ y_c1 = x_i_1 + 8 * x_i_0) ∧ y_c2 = x_j_1 + 16 * x_j_0) ∧ x_i_1 < x_m + (-8) * x_i_0)
  (fun x_j_1 y_c0 y_c1 y_c2 => ((y_c0 = x_x ∧ y_c1 = x_i_1 + 8 * x_i_0) ∧ y_c2 = x_j_1 + 16 * x_j_0) ∧ x_i_1 < x_m + (-8) * x_i_0)
  (fun x_j_1 h12 h13 => (w_if_of cond_holds
  (fun (h14 : 8 * x_i_0 + x_i_1 < x_m) => (w_let (w_let (w_seq (w_if_of cond_holds
  (fun (h15 : x_k = 0) => (w_assign3 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  ⟨⟨⟨rfl, (int_add_comm : 8 * x_i_0 + x_i_1 = x_i_1 + 8 * x_i_0)⟩, (int_add_comm : 16 * x_j_0 + x_j_1 = x_j_1 + 16 * x_j_0)⟩, ((fact_11 h14) : x_i_1 < x_m + (-8) * x_i_0)⟩))
  (fun (h15 : ¬ x_k = 0) => (w_none rfl)))
  (w_accumulate3 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  ⟨⟨⟨rfl, (int_add_comm : 8 * x_i_0 + x_i_1 = x_i_1 + 8 * x_i_0)⟩, (int_add_comm : 16 * x_j_0 + x_j_1 = x_j_1 + 16 * x_j_0)⟩, ((fact_11 h14) : x_i_1 < x_m + (-8) * x_i_0)⟩)))))
  (fun (h14 : ¬ 8 * x_i_0 + x_i_1 < x_m) => (w_none rfl))))
  (fun x_j_1 h12 h13 => (r_if_of cond_holds (fun (h14 : 8 * x_i_0 + x_i_1 < x_m) =>
  (r_let (r_let (r_seq (r_none rfl) (r_accumulate3 (x_none rfl) x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  ⟨⟨⟨rfl, (int_add_comm : 8 * x_i_0 + x_i_1 = x_i_1 + 8 * x_i_0)⟩, (int_add_comm : 16 * x_j_0 + x_j_1 = x_j_1 + 16 * x_j_0)⟩, ((fact_11 h14) : x_i_1 < x_m + (-8) * x_i_0)⟩)))))
  (fun (h14 : ¬ 8 * x_i_0 + x_i_1 < x_m) => (r_none rfl))))
  (fun x_j_1 y_y y_c0 y_c1 y_c2 h12 h13 h14 h15 h16 h17 =>
  ⟨(fun h18 => (int_c32 h17.1.2 h18.1.2 h16)), (fun h18 => (int_c32 h17.1.2 h18.1.2 h16))⟩))
  all_nil))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j_1 (.const 0) (.const 16)
    (fun e x => known_6 I M (e v_n) (e v_m) (e v_x) (e v_i_0) (e v_j_0) (e v_k) (e v_i_1) x) (body_6 I M)

theorem vc_5 (x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i_0) (h5 : x_i_0 < (x_m + 7) / 8) (h6 : 0 ≤ x_j_0) (h7 : x_j_0 < 3) (h8 : 0 ≤ x_k) (h9 : x_k < 32) (h10 : 0 ≤ x_i_1) (h11 : x_i_1 < 8) :
    (body_5 I M).vc I (impl.HasCell spec (base E x_n x_m)) ((((((base E x_n x_m).set v_x x_x).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k).set v_i_1 x_i_1) (known_5 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1) :=
  (vc_par_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points3 (fun y_q21 y_q22 y_q23 h12 =>
  (Or.elim h12 (fun h13 => (False.elim (int_c12 h13.1.1.2.1 h13.1.1.2.2))) (fun h13 =>
  (at_right (at_right (at_left (at_points3 y_q21 y_q22 y_q23 h13 (reduce_congr1 (fun y_q24 => ⟨(fun h14 =>
  (Or.elim h14 (fun h15 => (False.elim (int_c12 h13.1.1.1.2.1 h15.2))) (fun h15 => h15))), (fun h14 => (Or.inr h14))⟩)
  (fun y_q24 h14 => rfl)))))))))) (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_5 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1) (known_6 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 0))
  (fun x_j_1 h12 h13 =>
  (vc_6 x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))
  (fun x_j_1 h12 h13 =>
  (kept_6 x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 x_j_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12
  h13)) (race_6 x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))

theorem kept_5 (x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i_0) (h5 : x_i_0 < (x_m + 7) / 8) (h6 : 0 ≤ x_j_0) (h7 : x_j_0 < 3) (h8 : 0 ≤ x_k) (h9 : x_k < 32) (h10 : 0 ≤ x_i_1) (h11 : x_i_1 < 8) :
    Heap.Entails ((body_5 I M).post ((((((base E x_n x_m).set v_x x_x).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k).set v_i_1 x_i_1) (known_5 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1)) (known_5 I M x_n x_m x_x x_i_0 x_j_0 x_k (x_i_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points3 (fun y_q25 y_q26 y_q27 h12 =>
  (at_right (at_right (at_left (at_points3 y_q25 y_q26 y_q27 ((Classical.em (y_q26 = x_i_1 + 8 * x_i_0)).elim
  (fun h13 => ((Classical.em (x_k = 0)).elim (fun h14 =>
  (Or.inl ⟨⟨⟨⟨h12.1.1.1.1, h13⟩, ⟨h12.1.1.1.2.1, (int_c263 h12.1.1.1.2.2)⟩⟩, h14⟩, (int_eba_tbc_tac h13 h12.1.1.2.2)⟩))
  (fun h14 =>
  (Or.inr ⟨⟨⟨⟨h12.1.1.1.1, ⟨h12.1.1.1.2.1, h12.1.1.1.2.2⟩⟩, ⟨h12.1.1.2.1, h12.1.1.2.2⟩⟩, h12.1.2⟩, (fact_12 h12.1.2 h10 h8 h14)⟩))))
  (fun h13 =>
  (Or.inr ⟨⟨⟨⟨h12.1.1.1.1, ⟨h12.1.1.1.2.1, h12.1.1.1.2.2⟩⟩, ⟨h12.1.1.2.1, h12.1.1.2.2⟩⟩, h12.1.2⟩, (fact_13 h12.1.2 h10 h8 h12.2 h13)⟩)))
  (reduce_congr1 (fun y_q28 => ⟨(fun h13 =>
  ((Classical.em (y_q28 = x_k)).elim (fun h14 => ((Classical.em (y_q26 = x_i_1 + 8 * x_i_0)).elim
  (fun h15 => (Or.inl ⟨⟨h14, h15⟩, (int_c263 h12.1.1.1.2.2)⟩))
  (fun h15 => (Or.inr ⟨h13.1, (fact_14 h14 h13.2 h15)⟩))))
  (fun h14 => (Or.inr ⟨h13.1, (fact_15 h12.1.1.2.1 h12.1.2 h10 h11 h13.2 h14)⟩)))), (fun h13 => (Or.elim h13 (fun h14 => ⟨(int_lab_ecb_lac h8 h14.1.1), (fact_16 h14.1.1 h14.1.2)⟩)
  (fun h14 => ⟨h14.1, (int_c415 h14.2)⟩)))⟩) (fun y_q28 h13 => rfl))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_6 I M x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 16) (known_5 I M x_n x_m x_x x_i_0 x_j_0 x_k (x_i_1 + 1)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i_1 (.const 0) (.const 8)
    (fun e x => known_5 I M (e v_n) (e v_m) (e v_x) (e v_i_0) (e v_j_0) (e v_k) x) (body_5 I M)

theorem vc_4 (x_n x_m x_x x_i_0 x_j_0 x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i_0) (h5 : x_i_0 < (x_m + 7) / 8) (h6 : 0 ≤ x_j_0) (h7 : x_j_0 < 3) (h8 : 0 ≤ x_k) (h9 : x_k < 32) :
    (body_4 I M).vc I (impl.HasCell spec (base E x_n x_m)) (((((base E x_n x_m).set v_x x_x).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k) (known_4 I M x_n x_m x_x x_i_0 x_j_0 x_k) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points3 (fun y_q29 y_q30 y_q31 h10 =>
  (at_right (at_right (at_left (at_points3 y_q29 y_q30 y_q31 ⟨h10.1, (fact_17 h10.1.1.2.1 h10.2)⟩ (reduce_congr1 (fun y_q32 =>
  ⟨(fun h11 => ⟨h11.1, (fact_18 h10.1.1.2.1 h11.2)⟩), (fun h11 => ⟨h11.1, (fact_19 h10.1.2 h11.2)⟩)⟩)
  (fun y_q32 h11 => rfl)))))))) (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_4 I M x_n x_m x_x x_i_0 x_j_0 x_k) (known_5 I M x_n x_m x_x x_i_0 x_j_0 x_k 0))
  (fun x_i_1 h10 h11 =>
  (vc_5 x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun x_i_1 h10 h11 =>
  (kept_5 x_n x_m x_x x_i_0 x_j_0 x_k x_i_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)))

theorem kept_4 (x_n x_m x_x x_i_0 x_j_0 x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i_0) (h5 : x_i_0 < (x_m + 7) / 8) (h6 : 0 ≤ x_j_0) (h7 : x_j_0 < 3) (h8 : 0 ≤ x_k) (h9 : x_k < 32) :
    Heap.Entails ((body_4 I M).post (((((base E x_n x_m).set v_x x_x).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k) (known_4 I M x_n x_m x_x x_i_0 x_j_0 x_k)) (known_4 I M x_n x_m x_x x_i_0 x_j_0 (x_k + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points3 (fun y_q33 y_q34 y_q35 h10 =>
  (at_right (at_right (at_left (at_points3 y_q33 y_q34 y_q35 ⟨h10.1, (fact_20 h10.1.2 h8)⟩ (reduce_congr1 (fun y_q36 =>
  ⟨(fun h11 => ⟨h11.1, (fact_21 h10.1.2 h11.2)⟩), (fun h11 => ⟨h11.1, (fact_22 h10.1.1.2.1 h11.2)⟩)⟩)
  (fun y_q36 h11 => rfl)))))))) (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_5 I M x_n x_m x_x x_i_0 x_j_0 x_k 8) (known_4 I M x_n x_m x_x x_i_0 x_j_0 (x_k + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_k (.const 0) (.const 32)
      (fun e x => known_4 I M (e v_n) (e v_m) (e v_x) (e v_i_0) (e v_j_0) x) (body_4 I M)

theorem vc_3 (x_n x_m x_x x_i_0 x_j_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i_0) (h5 : x_i_0 < (x_m + 7) / 8) (h6 : 0 ≤ x_j_0) (h7 : x_j_0 < 3) :
    (body_3 I M).vc I (impl.HasCell spec (base E x_n x_m)) ((((base E x_n x_m).set v_x x_x).set v_i_0 x_i_0).set v_j_0 x_j_0) (known_3 I M x_n x_m x_x x_i_0 x_j_0) :=
  (vc_scope (vc_for_of 0 32 rfl rfl (show Heap.Entails _ (known_4 I M x_n x_m x_x x_i_0 x_j_0 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points3 (fun y_q37 y_q38 y_q39 h8 => (False.elim (int_irrefl h8.2))))
  (entails_right (entails_right entails_refl))))))
  (fun x_k h8 h9 => (vc_4 x_n x_m x_x x_i_0 x_j_0 x_k hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun x_k h8 h9 => (kept_4 x_n x_m x_x x_i_0 x_j_0 x_k hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))))

theorem kept_3 (x_n x_m x_x x_i_0 x_j_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i_0) (h5 : x_i_0 < (x_m + 7) / 8) (h6 : 0 ≤ x_j_0) (h7 : x_j_0 < 3) :
    Heap.Entails ((body_3 I M).post ((((base E x_n x_m).set v_x x_x).set v_i_0 x_i_0).set v_j_0 x_j_0) (known_3 I M x_n x_m x_x x_i_0 x_j_0)) (known_3 I M x_n x_m x_x x_i_0 (x_j_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun y_q40 y_q41 y_q42 h8 =>
  (Or.elim h8 (fun h9 => (Or.elim (((Classical.em (16 * x_j_0 ≤ y_q42)).elim (fun h10 =>
  (Or.inl ⟨⟨⟨⟨h9.1.1.1, ⟨h10, (int_c221 h9.1.1.2.2)⟩⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩, h9.2⟩, fact_23⟩))
  (fun h10 =>
  (Or.inr (Or.inl ⟨⟨⟨h9.1.1.1, ⟨h9.1.1.2.1, (int_nlba_tab h10)⟩⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩, h9.2⟩))))
  : (((y_q40 = x_x ∧ 16 * x_j_0 ≤ y_q42 ∧ y_q42 ≤ 16 * x_j_0 + 15) ∧ 8 * x_i_0 ≤ y_q41 ∧ y_q41 < x_m) ∧ y_q41 ≤ 8 * x_i_0 + 7) ∧ 0 < (32 : Int) ∨ (((y_q40 = x_x ∧ 0 ≤ y_q42 ∧ y_q42 < 16 * x_j_0) ∧ 8 * x_i_0 ≤ y_q41 ∧ y_q41 < x_m) ∧ y_q41 ≤ 8 * x_i_0 + 7 ∨ (y_q40 = x_x ∧ 0 ≤ y_q42 ∧ y_q42 < 48) ∧ 0 ≤ y_q41 ∧ y_q41 < 8 * x_i_0 ∨ ((0 ≤ y_q42 ∧ y_q42 < 48) ∧ 0 ≤ y_q41 ∧ y_q41 < x_m) ∧ 0 ≤ y_q40 ∧ y_q40 < x_x))
  (fun h10 =>
  (at_right (at_right (at_left (at_points3 y_q40 y_q41 y_q42 h10 (Eq.trans ((equation_0 x_n x_m y_q40 y_q41 y_q42 hl hM trivial)
  : M t_C [y_q40, y_q41, y_q42] = value_0 I M y_q41 y_q42 32 y_q40)
  (reduce_congr1 (fun y_q44 => ⟨(fun h11 => h11), (fun h11 => h11)⟩)
  (fun y_q44 h11 => (fn_congr2 (at_congr3 h9.1.1.1 rfl rfl) (at_congr3 h9.1.1.1 rfl rfl))))))))))
  (fun h10 => (at_right (at_right (at_right (at_points3 y_q40 y_q41 y_q42 h10 rfl)))))))
  (fun h9 => (Or.elim h9
  (fun h10 => (at_right (at_right (at_right (at_points3 y_q40 y_q41 y_q42 (Or.inr h9) rfl)))))
  (fun h10 => (at_right (at_right (at_right (at_points3 y_q40 y_q41 y_q42 (Or.inr h9) rfl))))))))))))
  : Heap.Entails (known_4 I M x_n x_m x_x x_i_0 x_j_0 32) (known_3 I M x_n x_m x_x x_i_0 (x_j_0 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j_0 (.const 0) (.const 3)
    (fun e x => known_3 I M (e v_n) (e v_m) (e v_x) (e v_i_0) x) (body_3 I M)

theorem vc_2 (x_n x_m x_x x_i_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i_0) (h5 : x_i_0 < (x_m + 7) / 8) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_n x_m)) (((base E x_n x_m).set v_x x_x).set v_i_0 x_i_0) (known_2 I M x_n x_m x_x x_i_0) :=
  (vc_for_of 0 3 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun y_q45 y_q46 y_q47 h6 => (Or.elim h6 (fun h7 => (False.elim (int_c147 h7.1.1.2.1 h7.1.1.2.2)))
  (fun h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_points3 y_q45 y_q46 y_q47 (Or.inl ⟨⟨h8.1, ⟨h8.2.1, (int_c128 h8.2.2 h5)⟩⟩, h8.2.2⟩) rfl))))
  (fun h8 => (at_right (at_right (at_points3 y_q45 y_q46 y_q47 (Or.inr h8) rfl)))))))))))
  : Heap.Entails (known_2 I M x_n x_m x_x x_i_0) (known_3 I M x_n x_m x_x x_i_0 0))
  (fun x_j_0 h6 h7 => (vc_3 x_n x_m x_x x_i_0 x_j_0 hl hM h0 h1 h2 h3 h4 h5 h6 h7))
  (fun x_j_0 h6 h7 => (kept_3 x_n x_m x_x x_i_0 x_j_0 hl hM h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_2 (x_n x_m x_x x_i_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) (h4 : 0 ≤ x_i_0) (h5 : x_i_0 < (x_m + 7) / 8) :
    Heap.Entails ((body_2 I M).post (((base E x_n x_m).set v_x x_x).set v_i_0 x_i_0) (known_2 I M x_n x_m x_x x_i_0)) (known_2 I M x_n x_m x_x (x_i_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun y_q48 y_q49 y_q50 h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_points3 y_q48 y_q49 y_q50 ((Classical.em (8 * x_i_0 ≤ y_q49)).elim (fun h8 =>
  (Or.inl ⟨⟨⟨h7.1.1.1, ⟨h7.1.1.2.1, (fact_24 h7.1.1.2.2)⟩⟩, ⟨h8, h7.1.2.2⟩⟩, (int_c54 h7.2)⟩))
  (fun h8 =>
  (Or.inr (Or.inl ⟨⟨h7.1.1.1, ⟨h7.1.1.2.1, h7.1.1.2.2⟩⟩, ⟨h7.1.2.1, (int_nlba_tab h8)⟩⟩)))) rfl))))
  (fun h7 => (at_right (at_right (at_points3 y_q48 y_q49 y_q50 (Or.inr (Or.inr h7)) rfl)))))))))
  : Heap.Entails (known_3 I M x_n x_m x_x x_i_0 3) (known_2 I M x_n x_m x_x (x_i_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i_0 (.const 0) (.div (.add (.var v_m) (.const 7)) 8)
    (fun e x => known_2 I M (e v_n) (e v_m) (e v_x) x) (body_2 I M)

theorem vc_1 (x_n x_m x_x : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_n x_m)) ((base E x_n x_m).set v_x x_x) (known_1 I M x_n x_m x_x) :=
  (vc_for_of 0 ((x_m + 7) / 8) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun y_q51 y_q52 y_q53 h4 => (Or.elim h4 (fun h5 => (False.elim (int_c41 h5.1.2.1 h5.2)))
  (fun h5 => (at_right (at_right (at_points3 y_q51 y_q52 y_q53 h5 rfl)))))))))
  : Heap.Entails (known_1 I M x_n x_m x_x) (known_2 I M x_n x_m x_x 0))
  (fun x_i_0 h4 h5 => (vc_2 x_n x_m x_x x_i_0 hl hM h0 h1 h2 h3 h4 h5))
  (fun x_i_0 h4 h5 => (kept_2 x_n x_m x_x x_i_0 hl hM h0 h1 h2 h3 h4 h5)))

theorem kept_1 (x_n x_m x_x : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ x_x) (h3 : x_x < x_n) :
    Heap.Entails ((body_1 I M).post ((base E x_n x_m).set v_x x_x) (known_1 I M x_n x_m x_x)) (known_1 I M x_n x_m (x_x + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun y_q54 y_q55 y_q56 h4 =>
  (at_right (at_right (at_points3 y_q54 y_q55 y_q56 ((Classical.em (y_q54 = x_x)).elim
  (fun h5 => (Or.inl ⟨⟨⟨h5, ⟨h4.1.1.1, h4.1.1.2⟩⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, (int_c71 h4.1.2.2)⟩))
  (fun h5 =>
  (Or.inr ⟨⟨⟨h4.1.1.1, h4.1.1.2⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_taB_neab_tab h4.2.2 h5)⟩⟩)))
  rfl)))))))
  : Heap.Entails (known_2 I M x_n x_m x_x (max 0 ((x_m + 7) / 8))) (known_1 I M x_n x_m (x_x + 1)))

theorem race_1 (x_n x_m : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) :
    ParVC I 0 x_n (body_1 I M).erase (fun x_x => ((base E x_n x_m).set v_x x_x)) (fun x_x => (body_1 I M).post ((base E x_n x_m).set v_x x_x) (known_1 I M x_n x_m x_x)) :=
  (race_arrays [a_c] rfl rfl (all_cons
  (apart3 (fun x_x y_c0 y_c1 y_c2 => (y_c0 = x_x ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m)
  (fun x_x y_c0 y_c1 y_c2 => (y_c0 = x_x ∧ 0 ≤ y_c2 ∧ y_c2 < 48) ∧ 0 ≤ y_c1 ∧ y_c1 < x_m)
  (fun x_x h2 h3 => (w_for 0 ((x_m + 7) / 8) rfl rfl (fun x_i_0 h4 h5 => (w_for 0 3 rfl rfl
  (fun x_j_0 h6 h7 => (w_scope (w_for 0 32 rfl rfl (fun x_k h8 h9 => (w_for 0 8 rfl rfl
  (fun x_i_1 h10 h11 => (w_par 0 16 rfl rfl (fun x_j_1 h12 h13 => (w_if_of cond_holds
  (fun (h14 : 8 * x_i_0 + x_i_1 < x_m) => (w_let (w_let (w_seq (w_if_of cond_holds
  (fun (h15 : x_k = 0) => (w_assign3 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  ⟨⟨rfl, ⟨((int_c99 h6 h12) : 0 ≤ 16 * x_j_0 + x_j_1), ((fact_0 h13 h7) : 16 * x_j_0 + x_j_1 < 48)⟩⟩, ⟨((int_c27 h4 h10) : 0 ≤ 8 * x_i_0 + x_i_1), h14⟩⟩))
  (fun (h15 : ¬ x_k = 0) => (w_none rfl)))
  (w_accumulate3 x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  ⟨⟨rfl, ⟨((int_c99 h6 h12) : 0 ≤ 16 * x_j_0 + x_j_1), ((fact_0 h13 h7) : 16 * x_j_0 + x_j_1 < 48)⟩⟩, ⟨((int_c27 h4 h10) : 0 ≤ 8 * x_i_0 + x_i_1), h14⟩⟩)))))
  (fun (h14 : ¬ 8 * x_i_0 + x_i_1 < x_m) => (w_none rfl))))))))))))))) (fun x_x h2 h3 =>
  (r_for 0 ((x_m + 7) / 8) rfl rfl (fun x_i_0 h4 h5 => (r_for 0 3 rfl rfl (fun x_j_0 h6 h7 =>
  (r_scope (r_for 0 32 rfl rfl (fun x_k h8 h9 => (r_for 0 8 rfl rfl (fun x_i_1 h10 h11 => (r_par 0 16 rfl rfl
  (fun x_j_1 h12 h13 => (r_if_of cond_holds (fun (h14 : 8 * x_i_0 + x_i_1 < x_m) =>
  (r_let (r_let (r_seq (r_none rfl) (r_accumulate3 (x_none rfl) x_x (8 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  ⟨⟨rfl, ⟨((int_c99 h6 h12) : 0 ≤ 16 * x_j_0 + x_j_1), ((fact_0 h13 h7) : 16 * x_j_0 + x_j_1 < 48)⟩⟩, ⟨((int_c27 h4 h10) : 0 ≤ 8 * x_i_0 + x_i_1), h14⟩⟩)))))
  (fun (h14 : ¬ 8 * x_i_0 + x_i_1 < x_m) => (r_none rfl)))))))))))))))
  (fun x_x y_y y_c0 y_c1 y_c2 h2 h3 h4 h5 h6 h7 =>
  ⟨(fun h8 => (int_eab_eac_nebc_F h7.1.1 h8.1.1 h6)), (fun h8 => (int_eab_eac_nebc_F h7.1.1 h8.1.1 h6))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_x (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) (e v_m) x) (body_1 I M)

theorem program_vc (x_n x_m : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) :
    (program I M).vc I (impl.HasCell spec (base E x_n x_m)) (base E x_n x_m) (impl.inputHeap spec (base E x_n x_m) M) :=
  (vc_par_of 0 x_n rfl rfl (show Heap.Entails _ (known_1 I M x_n x_m 0) from
  (entails_and (entails_points3 (fun y_q57 y_q58 y_q59 h2 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_n), (.const 0, .var v_m), (.const 0, .const 32)])) (b := (Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [y_q57, y_q58, y_q59]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q57, _, rfl, h2.2.1, h2.2.2, y_q58, _, rfl, h2.1.2.1, h2.1.2.2, y_q59, _, rfl, h2.1.1.1, h2.1.1.2, rfl⟩)
  rfl rfl))) (entails_and (entails_points3 (fun y_q60 y_q61 y_q62 h2 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_n), (.const 0, .const 32), (.const 0, .const 48)])) (b := (Binding.mk a_b t_B [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [y_q60, y_q61, y_q62]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q60, _, rfl, h2.2.1, h2.2.2, y_q61, _, rfl, h2.1.2.1, h2.1.2.2, y_q62, _, rfl, h2.1.1.1, h2.1.1.2, rfl⟩)
  rfl rfl)))
  (entails_points3 (fun y_q63 y_q64 y_q65 h2 => (False.elim (int_lab_tba_F h2.2.1 h2.2.2)))))))
  (fun x_x h2 h3 => (vc_1 x_n x_m x_x hl hM h0 h1 h2 h3))
  (fun x_x h2 h3 => (kept_1 x_n x_m x_x hl hM h0 h1 h2 h3)) (race_1 x_n x_m hl hM h0 h1))

theorem output_0_2 (x_n x_m y_q66 y_q67 y_q68 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_n x_m) M) (h0 : 0 ≤ x_n) (h1 : 0 ≤ x_m) (h2 : 0 ≤ y_q66) (h3 : y_q66 < x_n) (h4 : 0 ≤ y_q67) (h5 : y_q67 < x_m) (h6 : 0 ≤ y_q68) (h7 : y_q68 < 48) :
    ((program I M).post (base E x_n x_m) (impl.inputHeap spec (base E x_n x_m) M)) ⟨a_c, [y_q66, y_q67, y_q68]⟩ (M t_C [y_q66, y_q67, y_q68]) :=
  ((at_right (at_right (at_points3 y_q66 y_q67 y_q68 ⟨⟨⟨h6, h7⟩, ⟨h4, h5⟩⟩, ⟨h2, (int_lt_max_right h3)⟩⟩ rfl)))
  : (known_1 I M x_n x_m (max 0 x_n)) ⟨a_c, [y_q66, y_q67, y_q68]⟩ (M t_C [y_q66, y_q67, y_q68]))

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


end Redverify.Certificate.scheduled
