module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.tiled

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `P` -/ abbrev v_P : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `k` -/ abbrev v_k : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `r` -/ abbrev a_r : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2
/-- `R` -/ abbrev t_R : Ten := 3

/-- Specification `matmul`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 4) (.var v_N)) (.le (.const 0) (.var v_M)))
        (.le (.const 0) (.var v_P))]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)],
      Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)]]
  outputs := [Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk t_R [v_i, v_j, v_k] (.lt (.var v_k) (.const 0)) (.fn (.literal .f32 0 1) []),
      Equation.mk
        t_R
        [v_i, v_j, v_k]
        (.le (.const 0) (.var v_k))
        (.fn
          (.builtin "+" .f32)
          [
            .access t_R [.var v_i, .var v_j, .add (.var v_k) (.const (-1))],
            .fn
              (.builtin "*" .f32)
              [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]]),
      Equation.mk
        t_C
        [v_i, v_j]
        .true
        (.access t_R [.var v_i, .var v_j, .add (.var v_P) (.const (-1))])]

/-- Implementation `tiled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .allocate a_r [] <|
    .for v_i0 (.const 0) (.div (.add (.var v_N) (.const 3)) 4) <|
      .for v_j (.const 0) (.var v_M) <|
        .for v_i1 (.const 0) (.const 4) <|
          .letin v_i (.add (.min (.mul 4 (.var v_i0)) (.add (.var v_N) (.const (-4)))) (.var v_i1)) <|
          .seq (.assign a_r [] (.fn (.literal .f32 0 1) [])) <|
          .seq (.for v_k (.const 0) (.var v_P) <|
            .assign
              a_r
              []
              (.fn
                (.builtin "+" .f32)
                [
                  .read a_r [],
                  .fn (.builtin "*" .f32) [.read a_b [.var v_k, .var v_j], .read a_a [.var v_i, .var v_k]]])) <|
          .assign a_c [.var v_i, .var v_j] (.read a_r [])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Comm I (.builtin "*" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "*" .f32) := hl

abbrev f_0 : Fn := .literal .f32 0 1
abbrev f_1 : Fn := .builtin "+" .f32
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (x_N x_M x_P : Int) : Env := (((E.set v_N x_N).set v_M x_M).set v_P x_P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a x_b : Int} (h0 : x_a = x_b) : x_a + (-1) < x_b :=
  by omega

theorem fact_1 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_c) (h2 : 4 * x_a + 5 ≤ x_b) : 0 ≤ (min (4 * x_a) (x_b + (-4))) + x_c :=
  by omega

theorem fact_2 {x_a x_b x_c : Int} (h0 : x_a + 5 ≤ x_c) : x_a + x_b = (min (x_c + (-4)) x_a) + x_b :=
  by omega

theorem fact_3 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + 4) : x_a + x_b + (-4) = (min (x_a + (-4)) x_c) + x_b :=
  by omega

theorem fact_4 {x_a x_b x_c x_d x_e x_f : Int} (h0 : 0 ≤ x_a) (h1 : x_a + x_b + 3 * x_c + (-3) * x_d + (-4) ≤ x_e) (h2 : x_f < (x_b + 3) / 4) (h3 : x_e < 4 * x_d + 4 * x_f + (-4) * x_c) : x_a + x_b + 4 * x_c + (-4) * x_d + (-4) ≤ x_e :=
  by omega

theorem fact_5 {x_a x_b x_c : Int} (h0 : x_a < x_b) : (max x_a x_b) + x_c = x_b + x_c :=
  by omega

theorem fact_6 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_c ≤ x_d + 4) (h1 : x_a ≤ x_b + 1 + x_c + (-5)) (h2 : x_e = x_f) (h3 : ¬ (x_a = (min x_d (x_c + (-4))) + x_b ∧ x_e = x_f)) : x_a ≤ x_b + x_c + (-5) :=
  by omega

theorem fact_7 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_d ≤ x_a) (h1 : x_a ≤ x_d + 3) (h2 : 0 ≤ x_b) (h3 : x_d + 5 ≤ x_f) (h4 : x_b < 4) (h5 : x_a < x_b + 1 + 4 * x_c + x_d + (-4) * x_e) (h6 : ¬ (x_a = (min x_d (x_f + (-4))) + x_b ∧ x_e = x_c)) : x_a < x_b + 4 * x_c + x_d + (-4) * x_e :=
  by omega

theorem fact_8 {x_a x_b x_c x_d x_e x_f x_g : Int} (h0 : x_a + 1 + x_b + 4 * x_c + (-4) * x_d + x_e ≤ x_f) (h1 : x_c = x_d) (h2 : x_f = (min x_g (x_b + x_e)) + x_a) : False :=
  by omega

theorem fact_9 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_b + x_e ≤ x_f) (h1 : x_a + 1 + x_b + 4 * x_c + (-4) * x_d + x_e ≤ x_f) (h2 : x_a < 4) : x_a + x_b + 3 * x_c + (-3) * x_d + x_e ≤ x_f :=
  by omega

theorem fact_10 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_b + (-5)) (h1 : 0 ≤ x_c) (h2 : x_a = (min x_d (x_b + (-4))) + x_c) (h3 : x_a < x_d) : False :=
  by omega

theorem fact_11 {x_a x_b : Int} : x_a + (x_b + 1) + (-1) = x_a + x_b :=
  by omega

theorem fact_12 {x_a x_b : Int} : x_a + (x_b + 1) + (-5) = x_a + x_b + (-4) :=
  by omega

theorem fact_13 {x_a x_b x_c x_d x_e : Int} (h0 : 0 + x_c + 4 * x_a + (-4) * x_d + (-4) ≤ x_e) (h1 : x_d < x_b) (h2 : x_e < x_c) : x_a < x_b :=
  by omega

theorem fact_14 {x_a x_b x_c x_d : Int} (h0 : x_a < 4 * x_c + x_b + (-4) * x_d) (h1 : ¬ x_d < x_c) : x_a < x_b :=
  by omega

theorem fact_15 {x_a x_b x_c x_d x_e : Int} (h0 : x_a + x_d ≤ x_e) (h1 : x_b < x_c + 1) (h2 : ¬ x_b = x_c) : 4 + x_a + 4 * x_b + (-4) * x_c + x_d ≤ x_e :=
  by omega

theorem fact_16 {x_a x_b x_c x_d x_e : Int} (h0 : x_e ≤ x_c + 4) (h1 : x_a < x_e) (h2 : x_d < x_b + 1) (h3 : ¬ x_d = x_b) : x_a < 4 * x_b + x_c + (-4) * x_d :=
  by omega

theorem fact_17 {x_a x_b x_c : Int} (h0 : x_a < x_b + 1 + x_c) : x_a < 4 + x_b + x_c :=
  by omega

theorem fact_18 {x_a : Int} : x_a + 3 = x_a + 4 + (-1) :=
  by omega

theorem fact_19 {x_a : Int} : x_a + (-1) = x_a + 4 + (-5) :=
  by omega

theorem fact_20 {x_a x_b x_c : Int} (h0 : ¬ x_b + (-4) ≤ x_c) (h1 : ¬ x_c < x_a) : x_a + 5 ≤ x_b :=
  by omega

theorem fact_21 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 0 < x_a) : 0 < (max 0 x_a) + x_b :=
  by omega

theorem fact_22 {x_a x_b : Int} (h0 : 4 * (x_a + 1) < x_b) : 4 * x_a + 5 ≤ x_b :=
  by omega

theorem fact_23 {x_a : Int} : 4 * (x_a + 1) + (-1) = 4 * x_a + 3 :=
  by omega

theorem fact_24 {x_a x_b : Int} (h0 : x_a ≤ 4 * (x_b + 1)) : x_a ≤ 4 * x_b + 4 :=
  by omega

theorem fact_25 {x_a : Int} (h0 : x_a ≤ 4 * 0) (h1 : 4 ≤ x_a) : False :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

theorem equation_0 (x_N x_M x_P x_i x_j x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : x_k < 0) :
    (M t_R [x_i, x_j, x_k]) = (I.fn f_0 []) :=
  (Eq.trans (hM _ (.head _) [x_i, x_j, x_k] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 []) ((((base E x_N x_M x_P).set v_i x_i).set v_j x_j).set v_k x_k) = _ from
  rfl))

theorem equation_1 (x_N x_M x_P x_i x_j x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : 0 ≤ x_k) :
    (M t_R [x_i, x_j, x_k]) = (I.fn f_1 [M t_R [x_i, x_j, x_k + (-1)], I.fn f_2 [M t_A [x_i, x_k], M t_B [x_k, x_j]]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_i, x_j, x_k] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_1 [.access t_R [.var v_i, .var v_j, .add (.var v_k) (.const (-1))], .fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]]) ((((base E x_N x_M x_P).set v_i x_i).set v_j x_j).set v_k x_k) = _ from
  rfl))

theorem equation_2 (x_N x_M x_P x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : True) :
    (M t_C [x_i, x_j]) = (M t_R [x_i, x_j, x_P + (-1)]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_R [.var v_i, .var v_j, .add (.var v_P) (.const (-1))]) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) = _ from
  rfl))

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

noncomputable def known_1_3 (I : Interp V) (M : Model V) (x_M x_P x_i0 : Int) : Heap V :=
  .points0 a_r
    ((0 < x_M ∧ x_P = 0) ∧ 0 < x_i0)
    ((I.fn f_0 []))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (x_N x_M x_P x_i0 : Int) : Heap V :=
  .points0 a_r
    (((0 < x_M ∧ 4 * x_i0 < x_N) ∧ 0 < x_P) ∧ 0 < x_i0)
    ((M t_R [4 * x_i0 + (-1), x_M + (-1), x_P + (-1)]))

noncomputable def known_1_5 (I : Interp V) (M : Model V) (x_N x_M x_P x_i0 : Int) : Heap V :=
  .points0 a_r
    ((x_N ≤ 4 * x_i0 ∧ 0 < x_M) ∧ 0 < x_P)
    ((M t_R [x_N + (-1), x_M + (-1), x_P + (-1)]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_M x_P x_i0 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and ((known_1_2 I M x_N x_M x_i0).and ((known_1_3 I M x_M x_P x_i0).and ((known_1_4 I M x_N x_M x_P x_i0).and (known_1_5 I M x_N x_M x_P x_i0))))))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_N x_M x_i0 x_j : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 * x_i0) ∧ y_c0 ≤ x_N + (-5) ∨ ((0 ≤ y_c1 ∧ y_c1 < x_j) ∧ 4 * x_i0 ≤ y_c0 ∧ y_c0 ≤ 4 * x_i0 + 3) ∧ 4 * x_i0 + 5 ≤ x_N ∨ ((0 ≤ y_c1 ∧ y_c1 < x_j) ∧ x_N + (-4) ≤ y_c0 ∧ y_c0 < x_N) ∧ x_N ≤ 4 * x_i0 + 4 ∨ (x_j ≤ y_c1 ∧ y_c1 < x_M) ∧ x_N + (-4) ≤ y_c0 ∧ y_c0 < 4 * x_i0)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (x_M x_P x_i0 x_j : Int) : Heap V :=
  .points0 a_r
    ((0 < x_M ∧ x_P = 0) ∧ 0 < x_j + x_i0)
    ((I.fn f_0 []))

noncomputable def known_2_4 (I : Interp V) (M : Model V) (x_N x_P x_i0 x_j : Int) : Heap V :=
  .points0 a_r
    ((4 * x_i0 + 5 ≤ x_N ∧ 0 < x_P) ∧ 0 < x_j)
    ((M t_R [4 * x_i0 + 3, x_j + (-1), x_P + (-1)]))

noncomputable def known_2_5 (I : Interp V) (M : Model V) (x_N x_P x_i0 x_j : Int) : Heap V :=
  .points0 a_r
    ((x_N ≤ 4 * x_i0 + 4 ∧ 0 < x_P) ∧ 0 < x_j)
    ((M t_R [x_N + (-1), x_j + (-1), x_P + (-1)]))

noncomputable def known_2_6 (I : Interp V) (M : Model V) (x_M x_P x_i0 x_j : Int) : Heap V :=
  .points0 a_r
    (((0 < x_M ∧ 0 < x_P) ∧ 0 < x_i0) ∧ x_j = 0)
    ((M t_R [4 * x_i0 + (-1), x_M + (-1), x_P + (-1)]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_N x_M x_P x_i0 x_j : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and ((known_2_2 I M x_N x_M x_i0 x_j).and ((known_2_3 I M x_M x_P x_i0 x_j).and ((known_2_4 I M x_N x_P x_i0 x_j).and ((known_2_5 I M x_N x_P x_i0 x_j).and (known_2_6 I M x_M x_P x_i0 x_j)))))))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_N x_M x_i0 x_j x_i1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (y_c1 = x_j ∧ x_N + (-4) ≤ y_c0 ∧ y_c0 ≤ x_i1 + x_N + (-5)) ∧ x_N ≤ 4 * x_i0 + 4 ∨ ((0 ≤ y_c1 ∧ 4 * x_i0 ≤ y_c0 ∧ y_c0 ≤ 4 * x_i0 + 3) ∧ y_c0 < x_i1 + 4 * x_j + 4 * x_i0 + (-4) * y_c1) ∧ 4 * x_i0 + 5 ≤ x_N ∨ (((0 ≤ y_c1 ∧ x_N + (-4) ≤ y_c0 ∧ y_c0 < x_N) ∧ x_i1 + x_N + 4 * y_c1 + (-4) * x_j + (-4) ≤ y_c0) ∧ y_c0 < 4 * x_j + 4 * x_i0 + (-4) * y_c1) ∧ x_N ≤ 4 * x_i0 + 4 ∨ ((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 * x_i0) ∧ y_c0 ≤ x_N + (-5) ∨ (x_j < y_c1 ∧ y_c1 < x_M) ∧ x_N + (-4) ≤ y_c0 ∧ y_c0 < 4 * x_i0)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (x_P x_i0 x_j x_i1 : Int) : Heap V :=
  .points0 a_r
    (x_P = 0 ∧ 0 < x_i1 + x_j + x_i0)
    ((I.fn f_0 []))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (x_N x_P x_i0 x_j x_i1 : Int) : Heap V :=
  .points0 a_r
    ((4 * x_i0 + 5 ≤ x_N ∧ 0 < x_P) ∧ 0 < x_i1)
    ((M t_R [4 * x_i0 + x_i1 + (-1), x_j, x_P + (-1)]))

noncomputable def known_3_5 (I : Interp V) (M : Model V) (x_N x_P x_i0 x_j x_i1 : Int) : Heap V :=
  .points0 a_r
    ((x_N ≤ 4 * x_i0 + 4 ∧ 0 < x_P) ∧ 0 < x_i1)
    ((M t_R [x_N + x_i1 + (-5), x_j, x_P + (-1)]))

noncomputable def known_3_6 (I : Interp V) (M : Model V) (x_N x_P x_i0 x_j x_i1 : Int) : Heap V :=
  .points0 a_r
    (((4 * x_i0 + 5 ≤ x_N ∧ 0 < x_P) ∧ x_i1 = 0) ∧ 0 < x_j)
    ((M t_R [4 * x_i0 + 3, x_j + (-1), x_P + (-1)]))

noncomputable def known_3_7 (I : Interp V) (M : Model V) (x_N x_P x_i0 x_j x_i1 : Int) : Heap V :=
  .points0 a_r
    (((x_N ≤ 4 * x_i0 + 4 ∧ 0 < x_P) ∧ x_i1 = 0) ∧ 0 < x_j)
    ((M t_R [x_N + (-1), x_j + (-1), x_P + (-1)]))

noncomputable def known_3_8 (I : Interp V) (M : Model V) (x_M x_P x_i0 x_j x_i1 : Int) : Heap V :=
  .points0 a_r
    (((0 < x_P ∧ 0 < x_i0) ∧ x_i1 = 0) ∧ x_j = 0)
    ((M t_R [4 * x_i0 + (-1), x_M + (-1), x_P + (-1)]))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_N x_M x_P x_i0 x_j x_i1 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and ((known_3_2 I M x_N x_M x_i0 x_j x_i1).and ((known_3_3 I M x_P x_i0 x_j x_i1).and ((known_3_4 I M x_N x_P x_i0 x_j x_i1).and ((known_3_5 I M x_N x_P x_i0 x_j x_i1).and ((known_3_6 I M x_N x_P x_i0 x_j x_i1).and ((known_3_7 I M x_N x_P x_i0 x_j x_i1).and (known_3_8 I M x_M x_P x_i0 x_j x_i1)))))))))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_N x_M x_i0 x_j x_i1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (y_c1 = x_j ∧ x_N + (-4) ≤ y_c0 ∧ y_c0 ≤ x_i1 + x_N + (-5)) ∧ x_N ≤ 4 * x_i0 + 4 ∨ ((0 ≤ y_c1 ∧ 4 * x_i0 ≤ y_c0 ∧ y_c0 ≤ 4 * x_i0 + 3) ∧ y_c0 < x_i1 + 4 * x_j + 4 * x_i0 + (-4) * y_c1) ∧ 4 * x_i0 + 5 ≤ x_N ∨ (((0 ≤ y_c1 ∧ x_N + (-4) ≤ y_c0 ∧ y_c0 < x_N) ∧ x_i1 + x_N + 3 * y_c1 + (-3) * x_j + (-4) ≤ y_c0) ∧ y_c0 < 4 * x_j + 4 * x_i0 + (-4) * y_c1) ∧ x_N ≤ 4 * x_i0 + 4 ∨ ((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 * x_i0) ∧ y_c0 ≤ x_N + (-5) ∨ (x_j < y_c1 ∧ y_c1 < x_M) ∧ x_N + (-4) ≤ y_c0 ∧ y_c0 < 4 * x_i0)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (x_k : Int) : Heap V :=
  .points0 a_r
    (x_k = 0)
    ((I.fn f_0 []))

noncomputable def known_4_4 (I : Interp V) (M : Model V) (x_N x_i0 x_j x_i1 x_k : Int) : Heap V :=
  .points0 a_r
    (4 * x_i0 + 5 ≤ x_N ∧ 0 < x_k)
    ((M t_R [4 * x_i0 + x_i1, x_j, x_k + (-1)]))

noncomputable def known_4_5 (I : Interp V) (M : Model V) (x_N x_i0 x_j x_i1 x_k : Int) : Heap V :=
  .points0 a_r
    (x_N ≤ 4 * x_i0 + 4 ∧ 0 < x_k)
    ((M t_R [x_N + x_i1 + (-4), x_j, x_k + (-1)]))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_N x_M x_P x_i0 x_j x_i1 x_k : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and ((known_4_2 I M x_N x_M x_i0 x_j x_i1).and ((known_4_3 I M x_k).and ((known_4_4 I M x_N x_i0 x_j x_i1 x_k).and (known_4_5 I M x_N x_i0 x_j x_i1 x_k))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_r
    []
    (.fn
      f_1
      [
        .read a_r [],
        .fn f_2 [.read a_b [.var v_k, .var v_j], .read a_a [.var v_i, .var v_k]]])
    (fun e => (M t_R [(min ((e v_N) + (-4)) (4 * (e v_i0))) + (e v_i1), (e v_j), (e v_k)]))

theorem vc_4 (x_N x_M x_P x_i0 x_j x_i1 x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) (h7 : 0 ≤ x_k) (h8 : x_k < x_P) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_r []) ((((((base E x_N x_M x_P).set v_i0 x_i0).set v_j x_j).set v_i1 x_i1).set v_i ((min (4 * x_i0) (x_N + (-4))) + x_i1)).set v_k x_k) (known_4 I M x_N x_M x_P x_i0 x_j x_i1 x_k) :=
  (Or.elim (((Classical.em (0 < x_k)).elim
  (fun h9 => (Or.inr ((Classical.em (4 * x_i0 + 5 ≤ x_N)).elim (fun h10 => (Or.inl ⟨h10, h9⟩))
  (fun h10 => (Or.inr ⟨(int_c373 h10), h9⟩))))) (fun h9 => (Or.inl (int_lba_ntba_eab h7 h9))))
  : x_k = 0 ∨ 4 * x_i0 + 5 ≤ x_N ∧ 0 < x_k ∨ x_N ≤ 4 * x_i0 + 4 ∧ 0 < x_k) (fun h9 => (vc_assign_of
  (I.fn f_1 [I.fn f_0 [], I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]]])
  (in_allocated trivial)
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_left (at_points0 h9 rfl)))))
  : (known_4 I M x_N x_M x_P x_i0 x_j x_i1 x_k) ⟨a_r, []⟩ (I.fn f_0 []))) (ev_cons
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 x_k x_j ⟨⟨h3, h4⟩, ⟨h7, h8⟩⟩ rfl)))
  : (known_4 I M x_N x_M x_P x_i0 x_j x_i1 x_k) ⟨a_b, [x_k, x_j]⟩ (M t_B [x_k, x_j])))
  (ev_cons (ev_read ((at_left (at_points2 ((min (4 * x_i0) (x_N + (-4))) + x_i1) x_k
  ⟨⟨h7, h8⟩, ⟨(int_c421 h1 h5 h0.1.1), (int_c274 h6)⟩⟩ rfl))
  : (known_4 I M x_N x_M x_P x_i0 x_j x_i1 x_k) ⟨a_a, [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]⟩ (M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k])))
  ev_nil))) ev_nil))) ((Eq.trans ((fn_congr2 (Eq.trans rfl
  (Eq.symm (equation_0 x_N x_M x_P ((min (x_N + (-4)) (4 * x_i0)) + x_i1) x_j (x_k + (-1)) hl hM (fact_0 h9))))
  (Eq.trans ((fn_congr2 rfl (at_congr2 int_c278 rfl))
  : I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]] = I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_k]])
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_A [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_k]) (M t_B [x_k, x_j]))))
  : I.fn f_1 [I.fn f_0 [], I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]]] = I.fn f_1 [M t_R [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j, x_k + (-1)], I.fn f_2 [M t_A [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_k], M t_B [x_k, x_j]]])
  (Eq.symm (equation_1 x_N x_M x_P ((min (x_N + (-4)) (4 * x_i0)) + x_i1) x_j x_k hl hM h7)))
  : I.fn f_1 [I.fn f_0 [], I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]]] = M t_R [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j, x_k])))
  (fun h9 => (Or.elim h9 (fun h10 => (vc_assign_of
  (I.fn f_1 [M t_R [4 * x_i0 + x_i1, x_j, x_k + (-1)], I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]]])
  (in_allocated trivial)
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points0 h10 rfl))))))
  : (known_4 I M x_N x_M x_P x_i0 x_j x_i1 x_k) ⟨a_r, []⟩ (M t_R [4 * x_i0 + x_i1, x_j, x_k + (-1)])))
  (ev_cons
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 x_k x_j ⟨⟨h3, h4⟩, ⟨h7, h8⟩⟩ rfl)))
  : (known_4 I M x_N x_M x_P x_i0 x_j x_i1 x_k) ⟨a_b, [x_k, x_j]⟩ (M t_B [x_k, x_j])))
  (ev_cons (ev_read ((at_left (at_points2 ((min (4 * x_i0) (x_N + (-4))) + x_i1) x_k
  ⟨⟨h7, h8⟩, ⟨(fact_1 h1 h5 h10.1), (int_c274 h6)⟩⟩ rfl))
  : (known_4 I M x_N x_M x_P x_i0 x_j x_i1 x_k) ⟨a_a, [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]⟩ (M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k])))
  ev_nil))) ev_nil))) ((Eq.trans
  ((fn_congr2 (at_congr3 (fact_2 h10.1) rfl rfl) (Eq.trans ((fn_congr2 rfl (at_congr2 int_c278 rfl))
  : I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]] = I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_k]])
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_A [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_k]) (M t_B [x_k, x_j]))))
  : I.fn f_1 [M t_R [4 * x_i0 + x_i1, x_j, x_k + (-1)], I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]]] = I.fn f_1 [M t_R [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j, x_k + (-1)], I.fn f_2 [M t_A [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_k], M t_B [x_k, x_j]]])
  (Eq.symm (equation_1 x_N x_M x_P ((min (x_N + (-4)) (4 * x_i0)) + x_i1) x_j x_k hl hM h7)))
  : I.fn f_1 [M t_R [4 * x_i0 + x_i1, x_j, x_k + (-1)], I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]]] = M t_R [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j, x_k])))
  (fun h10 => (vc_assign_of
  (I.fn f_1 [M t_R [x_N + x_i1 + (-4), x_j, x_k + (-1)], I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]]])
  (in_allocated trivial)
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_right (at_points0 h10 rfl))))))
  : (known_4 I M x_N x_M x_P x_i0 x_j x_i1 x_k) ⟨a_r, []⟩ (M t_R [x_N + x_i1 + (-4), x_j, x_k + (-1)])))
  (ev_cons
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 x_k x_j ⟨⟨h3, h4⟩, ⟨h7, h8⟩⟩ rfl)))
  : (known_4 I M x_N x_M x_P x_i0 x_j x_i1 x_k) ⟨a_b, [x_k, x_j]⟩ (M t_B [x_k, x_j])))
  (ev_cons (ev_read ((at_left (at_points2 ((min (4 * x_i0) (x_N + (-4))) + x_i1) x_k
  ⟨⟨h7, h8⟩, ⟨(int_c421 h1 h5 h0.1.1), (int_c274 h6)⟩⟩ rfl))
  : (known_4 I M x_N x_M x_P x_i0 x_j x_i1 x_k) ⟨a_a, [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]⟩ (M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k])))
  ev_nil))) ev_nil))) ((Eq.trans
  ((fn_congr2 (at_congr3 (fact_3 h10.1) rfl rfl) (Eq.trans ((fn_congr2 rfl (at_congr2 int_c278 rfl))
  : I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]] = I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_k]])
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_A [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_k]) (M t_B [x_k, x_j]))))
  : I.fn f_1 [M t_R [x_N + x_i1 + (-4), x_j, x_k + (-1)], I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]]] = I.fn f_1 [M t_R [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j, x_k + (-1)], I.fn f_2 [M t_A [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_k], M t_B [x_k, x_j]]])
  (Eq.symm (equation_1 x_N x_M x_P ((min (x_N + (-4)) (4 * x_i0)) + x_i1) x_j x_k hl hM h7)))
  : I.fn f_1 [M t_R [x_N + x_i1 + (-4), x_j, x_k + (-1)], I.fn f_2 [M t_B [x_k, x_j], M t_A [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_k]]] = M t_R [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j, x_k]))))))

theorem kept_4 (x_N x_M x_P x_i0 x_j x_i1 x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) (h7 : 0 ≤ x_k) (h8 : x_k < x_P) :
    Heap.Entails ((body_4 I M).post ((((((base E x_N x_M x_P).set v_i0 x_i0).set v_j x_j).set v_i1 x_i1).set v_i ((min (4 * x_i0) (x_N + (-4))) + x_i1)).set v_k x_k) (known_4 I M x_N x_M x_P x_i0 x_j x_i1 x_k)) (known_4 I M x_N x_M x_P x_i0 x_j x_i1 (x_k + 1)) :=
  (show Heap.Entails _ (known_4 I M x_N x_M x_P x_i0 x_j x_i1 (x_k + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points0 (fun h9 => (False.elim (int_c13 h7 h9))))
  (entails_and (entails_points0 (fun h9 => (at_set_eq0 ((at_congr3 (fact_2 h9.1) rfl int_c88)
  : M t_R [4 * x_i0 + x_i1, x_j, x_k + 1 + (-1)] = M t_R [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j, x_k]))))
  (entails_points0 (fun h9 => (at_set_eq0 ((at_congr3 (fact_3 h9.1) rfl int_c88)
  : M t_R [x_N + x_i1 + (-4), x_j, x_k + 1 + (-1)] = M t_R [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j, x_k]))))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_i (.add (.min (.mul 4 (.var v_i0)) (.add (.var v_N) (.const (-4)))) (.var v_i1)) <|
  .seq (.assign a_r [] (.fn f_0 [])
    (fun e => (I.fn f_0 []))) <|
  .seq (.for v_k (.const 0) (.var v_P)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_P) (e v_i0) (e v_j) (e v_i1) x) (body_4 I M)) <|
  .assign a_c [.var v_i, .var v_j] (.read a_r [])
    (fun e => (M t_C [(min ((e v_N) + (-4)) (4 * (e v_i0))) + (e v_i1), (e v_j)]))

theorem vc_3 (x_N x_M x_P x_i0 x_j x_i1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_r []) ((((base E x_N x_M x_P).set v_i0 x_i0).set v_j x_j).set v_i1 x_i1) (known_3 I M x_N x_M x_P x_i0 x_j x_i1) :=
  (vc_let (vc_seq (vc_assign_of (I.fn f_0 []) (in_allocated trivial) ev_const rfl) (vc_seq
  (vc_for_of 0 x_P rfl rfl (show Heap.Entails _ (known_4 I M x_N x_M x_P x_i0 x_j x_i1 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun y_q0 y_q1 h7 => (Or.elim h7 (fun h8 =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q0 y_q1 (Or.inl h8) rfl))))))
  (fun h8 => (Or.elim h8 (fun h9 => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points2 y_q0 y_q1 (Or.inr (Or.inl h9)) rfl))))))
  (fun h9 => (Or.elim h9
  (fun h10 => (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q0 y_q1
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨h10.1.1.1, ((fact_4 h5 h10.1.1.2 h2 h10.1.2) : x_i1 + x_N + 4 * y_q1 + (-4) * x_j + (-4) ≤ y_q0)⟩, h10.1.2⟩, h10.2⟩)))
  rfl)))))) (fun h10 => (Or.elim h10 (fun h11 => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points2 y_q0 y_q1 (Or.inr (Or.inr (Or.inr h10))) rfl))))))
  (fun h11 => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points2 y_q0 y_q1 (Or.inr (Or.inr (Or.inr h10))) rfl)))))))))))))))
  (entails_and (entails_points0 (fun h7 => (at_set_eq0 rfl)))
  (entails_and (entails_points0 (fun h7 => (False.elim (int_irrefl h7.2))))
  (entails_points0 (fun h7 => (False.elim (int_irrefl h7.2))))))))))
  (fun x_k h7 h8 => (vc_4 x_N x_M x_P x_i0 x_j x_i1 x_k hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_k h7 h8 => (kept_4 x_N x_M x_P x_i0 x_j x_i1 x_k hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8)))
  (Or.elim (((Classical.em (0 < x_P)).elim
  (fun h7 => (Or.inr ((Classical.em (4 * x_i0 + 5 ≤ x_N)).elim (fun h8 => (Or.inl ⟨h8, h7⟩))
  (fun h8 => (Or.inr ⟨(int_c373 h8), h7⟩))))) (fun h7 => (Or.inl (int_lba_ntba_eab h0.2 h7))))
  : x_P = 0 ∨ 4 * x_i0 + 5 ≤ x_N ∧ 0 < x_P ∨ x_N ≤ 4 * x_i0 + 4 ∧ 0 < x_P)
  (fun h7 => (vc_assign_of (I.fn f_0 []) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_j]
  (region_iff.2 ⟨((min (4 * x_i0) (x_N + (-4))) + x_i1), _, rfl, ((int_c421 h1 h5 h0.1.1) : 0 ≤ (min (4 * x_i0) (x_N + (-4))) + x_i1), ((int_c274 h6) : (min (4 * x_i0) (x_N + (-4))) + x_i1 < x_N), x_j, _, rfl, h3, h4, rfl⟩)
  shape_a_c rfl rfl ⟨((int_c421 h1 h5 h0.1.1) : 0 ≤ (min (4 * x_i0) (x_N + (-4))) + x_i1), h3⟩))
  (ev_read ((at_right (at_right (at_right (at_left (at_points0 (int_c202 h7) rfl)))))
  : (known_4 I M x_N x_M x_P x_i0 x_j x_i1 (max 0 x_P)) ⟨a_r, []⟩ (I.fn f_0 [])))
  ((Eq.trans ((Eq.trans rfl
  (Eq.symm (equation_0 x_N x_M x_P ((min (x_N + (-4)) (4 * x_i0)) + x_i1) x_j (x_P + (-1)) hl hM (fact_0 h7))))
  : I.fn f_0 [] = M t_R [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j, x_P + (-1)])
  (Eq.symm (equation_2 x_N x_M x_P ((min (x_N + (-4)) (4 * x_i0)) + x_i1) x_j hl hM trivial)))
  : I.fn f_0 [] = M t_C [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j])))
  (fun h7 => (Or.elim h7
  (fun h8 => (vc_assign_of (M t_R [4 * x_i0 + x_i1, x_j, (max 0 x_P) + (-1)]) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_j]
  (region_iff.2 ⟨((min (4 * x_i0) (x_N + (-4))) + x_i1), _, rfl, ((fact_1 h1 h5 h8.1) : 0 ≤ (min (4 * x_i0) (x_N + (-4))) + x_i1), ((int_c274 h6) : (min (4 * x_i0) (x_N + (-4))) + x_i1 < x_N), x_j, _, rfl, h3, h4, rfl⟩)
  shape_a_c rfl rfl ⟨((fact_1 h1 h5 h8.1) : 0 ≤ (min (4 * x_i0) (x_N + (-4))) + x_i1), h3⟩))
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points0 ⟨h8.1, (int_c489 h8.2)⟩ rfl))))))
  : (known_4 I M x_N x_M x_P x_i0 x_j x_i1 (max 0 x_P)) ⟨a_r, []⟩ (M t_R [4 * x_i0 + x_i1, x_j, (max 0 x_P) + (-1)])))
  ((Eq.trans ((at_congr3 (fact_2 h8.1) rfl (fact_5 h8.2))
  : M t_R [4 * x_i0 + x_i1, x_j, (max 0 x_P) + (-1)] = M t_R [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j, x_P + (-1)])
  (Eq.symm (equation_2 x_N x_M x_P ((min (x_N + (-4)) (4 * x_i0)) + x_i1) x_j hl hM trivial)))
  : M t_R [4 * x_i0 + x_i1, x_j, (max 0 x_P) + (-1)] = M t_C [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j])))
  (fun h8 =>
  (vc_assign_of (M t_R [x_N + x_i1 + (-4), x_j, (max 0 x_P) + (-1)]) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [(min (4 * x_i0) (x_N + (-4))) + x_i1, x_j]
  (region_iff.2 ⟨((min (4 * x_i0) (x_N + (-4))) + x_i1), _, rfl, ((int_c421 h1 h5 h0.1.1) : 0 ≤ (min (4 * x_i0) (x_N + (-4))) + x_i1), ((int_c274 h6) : (min (4 * x_i0) (x_N + (-4))) + x_i1 < x_N), x_j, _, rfl, h3, h4, rfl⟩)
  shape_a_c rfl rfl ⟨((int_c421 h1 h5 h0.1.1) : 0 ≤ (min (4 * x_i0) (x_N + (-4))) + x_i1), h3⟩))
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_points0 ⟨h8.1, (int_c489 h8.2)⟩ rfl))))))
  : (known_4 I M x_N x_M x_P x_i0 x_j x_i1 (max 0 x_P)) ⟨a_r, []⟩ (M t_R [x_N + x_i1 + (-4), x_j, (max 0 x_P) + (-1)])))
  ((Eq.trans ((at_congr3 (fact_3 h8.1) rfl (fact_5 h8.2))
  : M t_R [x_N + x_i1 + (-4), x_j, (max 0 x_P) + (-1)] = M t_R [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j, x_P + (-1)])
  (Eq.symm (equation_2 x_N x_M x_P ((min (x_N + (-4)) (4 * x_i0)) + x_i1) x_j hl hM trivial)))
  : M t_R [x_N + x_i1 + (-4), x_j, (max 0 x_P) + (-1)] = M t_C [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j])))))))))

theorem kept_3 (x_N x_M x_P x_i0 x_j x_i1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) (h5 : 0 ≤ x_i1) (h6 : x_i1 < 4) :
    Heap.Entails ((body_3 I M).post ((((base E x_N x_M x_P).set v_i0 x_i0).set v_j x_j).set v_i1 x_i1) (known_3 I M x_N x_M x_P x_i0 x_j x_i1)) (known_3 I M x_N x_M x_P x_i0 x_j (x_i1 + 1)) :=
  (show Heap.Entails _ (known_3 I M x_N x_M x_P x_i0 x_j (x_i1 + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun y_q2 y_q3 h7 => (Or.elim h7
  (fun h8 => ((Classical.em (y_q2 = (min (4 * x_i0) (x_N + (-4))) + x_i1 ∧ y_q3 = x_j)).elim
  (fun h9 => (at_set_eq2 y_q2 y_q3 ((min (4 * x_i0) (x_N + (-4))) + x_i1) x_j h9
  ((at_congr2 (int_c407 h9.1) h8.1.1)
  : M t_C [y_q2, y_q3] = M t_C [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j])))
  (fun h9 => (at_set_ne2 y_q2 y_q3 ((min (4 * x_i0) (x_N + (-4))) + x_i1) x_j h9
  (at_right (at_right (at_left (at_points2 y_q2 y_q3 (Or.inl ⟨⟨h8.1.1, ⟨h8.1.2.1, (fact_6 h8.2 h8.1.2.2 h8.1.1 h9)⟩⟩, h8.2⟩) rfl))))))))
  (fun h8 => (Or.elim h8
  (fun h9 => ((Classical.em (y_q2 = (min (4 * x_i0) (x_N + (-4))) + x_i1 ∧ y_q3 = x_j)).elim
  (fun h10 => (at_set_eq2 y_q2 y_q3 ((min (4 * x_i0) (x_N + (-4))) + x_i1) x_j h10
  ((at_congr2 (int_c407 h10.1) h10.2)
  : M t_C [y_q2, y_q3] = M t_C [(min (x_N + (-4)) (4 * x_i0)) + x_i1, x_j])))
  (fun h10 => (at_set_ne2 y_q2 y_q3 ((min (4 * x_i0) (x_N + (-4))) + x_i1) x_j h10
  (at_right (at_right (at_left (at_points2 y_q2 y_q3
  (Or.inr (Or.inl ⟨⟨h9.1.1, (fact_7 h9.1.1.2.1 h9.1.1.2.2 h5 h9.2 h6 h9.1.2 h10)⟩, h9.2⟩)) rfl))))))))
  (fun h9 =>
  (Or.elim h9 (fun h10 => (at_set_ne2 y_q2 y_q3 ((min (4 * x_i0) (x_N + (-4))) + x_i1) x_j
  (fun h11 => (fact_8 h10.1.1.2 h11.2 h11.1)) (at_right (at_right (at_left (at_points2 y_q2 y_q3
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨h10.1.1.1, (fact_9 h10.1.1.1.2.1 h10.1.1.2 h6)⟩, h10.1.2⟩, h10.2⟩)))
  rfl)))))) (fun h10 =>
  (Or.elim h10 (fun h11 => (at_set_ne2 y_q2 y_q3 ((min (4 * x_i0) (x_N + (-4))) + x_i1) x_j
  (fun h12 => (fact_10 h11.2 h5 h12.1 h11.1.2.2))
  (at_right (at_right (at_left (at_points2 y_q2 y_q3 (Or.inr (Or.inr (Or.inr h10))) rfl))))))
  (fun h11 => (at_set_ne2 y_q2 y_q3 ((min (4 * x_i0) (x_N + (-4))) + x_i1) x_j
  (fun h12 => (int_eab_tba_F h12.2 h11.1.1))
  (at_right (at_right (at_left (at_points2 y_q2 y_q3 (Or.inr (Or.inr (Or.inr h10))) rfl)))))))))))))))
  (entails_and (entails_points0 (fun h7 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points0 ((int_c202 h7.1) : (max 0 x_P) = 0) rfl))))))))
  (entails_and (entails_points0 (fun h7 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨h7.1.1, ((int_c489 h7.1.2) : 0 < (max 0 x_P))⟩
  ((at_congr3 fact_11 rfl (int_c585 h7.1.2))
  : M t_R [4 * x_i0 + (x_i1 + 1) + (-1), x_j, x_P + (-1)] = M t_R [4 * x_i0 + x_i1, x_j, (max 0 x_P) + (-1)]))))))))))
  (entails_and (entails_points0 (fun h7 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_points0 ⟨h7.1.1, ((int_c489 h7.1.2) : 0 < (max 0 x_P))⟩
  ((at_congr3 fact_12 rfl (int_c585 h7.1.2))
  : M t_R [x_N + (x_i1 + 1) + (-5), x_j, x_P + (-1)] = M t_R [x_N + x_i1 + (-4), x_j, (max 0 x_P) + (-1)]))))))))))
  (entails_and (entails_points0 (fun h7 => (False.elim (int_c13 h5 h7.1.2))))
  (entails_and (entails_points0 (fun h7 => (False.elim (int_c13 h5 h7.1.2))))
  (entails_points0 (fun h7 => (False.elim (int_c13 h5 h7.1.2)))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i1 (.const 0) (.const 4)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) (e v_i0) (e v_j) x) (body_3 I M)

theorem vc_2 (x_N x_M x_P x_i0 x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_r []) (((base E x_N x_M x_P).set v_i0 x_i0).set v_j x_j) (known_2 I M x_N x_M x_P x_i0 x_j) :=
  (vc_for_of 0 4 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun y_q4 y_q5 h5 => (Or.elim h5 (fun h6 => (False.elim (int_c380 h6.1.2.2 h6.1.2.1)))
  (fun h6 => (Or.elim h6 (fun h7 => (at_right (at_right (at_left (at_points2 y_q4 y_q5
  (Or.inr (Or.inl ⟨⟨⟨h7.1.1.1, (int_c422 h7.1.1.2.1 h7.1.2)⟩, h7.1.1.2⟩, h7.2⟩)) rfl)))))
  (fun h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_left (at_points2 y_q4 y_q5 (Or.inr (Or.inr ((Classical.em (y_q5 < x_j)).elim
  (fun h9 => (Or.inl ⟨⟨⟨h8.1.1.1.1, h9⟩, ⟨h8.1.1.1.2.1, h8.1.1.1.2.2⟩⟩, h8.2⟩)) (fun h9 =>
  (Or.inr ⟨⟨(int_ntba_lab h9), (fact_13 h8.1.1.2 h4 h8.1.1.1.2.2)⟩, ⟨h8.1.1.1.2.1, (fact_14 h8.1.2 h9)⟩⟩)))))
  rfl))))) (fun h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_left (at_points2 y_q4 y_q5 (Or.inl h9) rfl)))))
  (fun h9 =>
  (at_right (at_right (at_left (at_points2 y_q4 y_q5 (Or.inr (Or.inr (Or.inr ⟨⟨(int_tab_lab h9.1.1), h9.1.2⟩, h9.2⟩))) rfl))))))))))))))
  (entails_and (entails_points0 (fun h5 =>
  (at_right (at_right (at_right (at_left (at_points0 ⟨⟨(int_lab_tbc_tac h3 h4), h5.1⟩, (int_c554 h5.2)⟩ rfl)))))))
  (entails_and (entails_points0 (fun h5 => (False.elim (int_irrefl h5.2))))
  (entails_and (entails_points0 (fun h5 => (False.elim (int_irrefl h5.2)))) (entails_and
  (entails_points0 (fun h5 => (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨h5.1.1, h5.2⟩ rfl))))))))
  (entails_and (entails_points0 (fun h5 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨h5.1.1, h5.2⟩ rfl)))))))))
  (entails_points0 (fun h5 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points0 ⟨⟨⟨(int_lab_tbc_tac h3 h4), h5.1.1.1⟩, h5.1.1.2⟩, h5.2⟩ rfl)))))))))))))))))
  : Heap.Entails (known_2 I M x_N x_M x_P x_i0 x_j) (known_3 I M x_N x_M x_P x_i0 x_j 0))
  (fun x_i1 h5 h6 => (vc_3 x_N x_M x_P x_i0 x_j x_i1 hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_i1 h5 h6 => (kept_3 x_N x_M x_P x_i0 x_j x_i1 hl hM h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (x_N x_M x_P x_i0 x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E x_N x_M x_P).set v_i0 x_i0).set v_j x_j) (known_2 I M x_N x_M x_P x_i0 x_j)) (known_2 I M x_N x_M x_P x_i0 (x_j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q6 y_q7 h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_right (at_left (at_points2 y_q6 y_q7 (Or.inr (Or.inr (Or.inr (Or.inl h6)))) rfl)))))
  (fun h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_left (at_points2 y_q6 y_q7 (Or.inr (Or.inl ⟨⟨⟨h7.1.1.1, h7.1.2⟩, (int_c427 h7.1.2.2 h7.1.1.2)⟩, h7.2⟩))
  rfl))))) (fun h7 => (Or.elim h7 (fun h8 => (at_right (at_right (at_left (at_points2 y_q6 y_q7
  ((Classical.em (y_q6 < 4 * x_i0)).elim (fun h9 => ((Classical.em (y_q7 = x_j)).elim
  (fun h10 => (Or.inl ⟨⟨h10, ⟨h8.1.2.1, (int_c362 h8.1.2.2)⟩⟩, h8.2⟩)) (fun h10 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨h8.1.1.1, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (fact_15 h8.1.2.1 h8.1.1.2 h10)⟩, (fact_16 h8.2 h8.1.2.2 h8.1.1.2 h10)⟩, h8.2⟩))))))
  (fun h9 => ((Classical.em (y_q7 = x_j)).elim
  (fun h10 => (Or.inl ⟨⟨h10, ⟨h8.1.2.1, (int_c362 h8.1.2.2)⟩⟩, h8.2⟩)) (fun h10 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨h8.1.1.1, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (fact_15 h8.1.2.1 h8.1.1.2 h10)⟩, (fact_16 h8.2 h8.1.2.2 h8.1.1.2 h10)⟩, h8.2⟩)))))))
  rfl))))) (fun h8 =>
  (at_right (at_right (at_left (at_points2 y_q6 y_q7 (Or.inr (Or.inr (Or.inr (Or.inr ⟨⟨(int_lAb_tab h8.1.1), h8.1.2⟩, h8.2⟩))))
  rfl)))))))))))) (entails_and
  (entails_points0 (fun h5 => (at_right (at_right (at_right (at_left (at_points0 ⟨h5.1.2, (fact_17 h5.2)⟩ rfl)))))))
  (entails_and (entails_points0 (fun h5 =>
  (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨h5.1, (by decide)⟩ (at_congr3 fact_18 int_c88 rfl)))))))))
  (entails_and (entails_points0 (fun h5 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨h5.1, (by decide)⟩ (at_congr3 fact_19 int_c88 rfl))))))))))
  (entails_points0 (fun h5 => (False.elim (int_c13 h3 h5.2))))))))))
  : Heap.Entails (known_3 I M x_N x_M x_P x_i0 x_j 4) (known_2 I M x_N x_M x_P x_i0 (x_j + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_i0) x) (body_2 I M)

theorem vc_1 (x_N x_M x_P x_i0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_r []) ((base E x_N x_M x_P).set v_i0 x_i0) (known_1 I M x_N x_M x_P x_i0) :=
  (vc_for_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q8 y_q9 h3 => (Or.elim h3 (fun h4 =>
  (at_right (at_right (at_left (at_points2 y_q8 y_q9 ⟨⟨h4.1.1, ⟨h4.1.2.1, (int_c339 h4.2)⟩⟩, h4.1.2.2⟩ rfl)))))
  (fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.1.1.1 h5.1.1.2)))
  (fun h5 => (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.1.1.1 h6.1.1.2))) (fun h6 =>
  (at_right (at_right (at_left (at_points2 y_q8 y_q9 ⟨⟨h6.1, ⟨(int_c527 h0.1.1 h6.2.1), (int_c72 h6.2.2 h2)⟩⟩, h6.2.2⟩ rfl))))))))))))
  (entails_and
  (entails_points0 (fun h3 => (at_right (at_right (at_right (at_left (at_points0 ⟨h3.1, (int_c142 h3.2)⟩ rfl)))))))
  (entails_and (entails_points0 (fun h3 => (False.elim (int_irrefl h3.2))))
  (entails_and (entails_points0 (fun h3 => (False.elim (int_irrefl h3.2))))
  (entails_points0 (fun h3 =>
  (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨⟨⟨h3.1.1.1, (int_c594 h2)⟩, h3.1.1.2⟩, h3.1.2⟩ rfl))))))))))))))
  : Heap.Entails (known_1 I M x_N x_M x_P x_i0) (known_2 I M x_N x_M x_P x_i0 0))
  (fun x_j h3 h4 => (vc_2 x_N x_M x_P x_i0 x_j hl hM h0 h1 h2 h3 h4))
  (fun x_j h3 h4 => (kept_2 x_N x_M x_P x_i0 x_j hl hM h0 h1 h2 h3 h4)))

theorem kept_1 (x_N x_M x_P x_i0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i0) (h2 : x_i0 < (x_N + 3) / 4) :
    Heap.Entails ((body_1 I M).post ((base E x_N x_M x_P).set v_i0 x_i0) (known_1 I M x_N x_M x_P x_i0)) (known_1 I M x_N x_M x_P (x_i0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q10 y_q11 h3 =>
  (at_right (at_right (at_left (at_points2 y_q10 y_q11 ((Classical.em (y_q10 < 4 * x_i0)).elim
  (fun h4 => ((Classical.em (x_N + (-4) ≤ y_q10)).elim (fun h5 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨h3.1.1.1, (int_lt_max_right h3.1.1.2)⟩, ⟨h5, h3.1.2.2⟩⟩, (int_c589 h5 h4)⟩))))
  (fun h5 => (Or.inl ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h4⟩⟩, (int_c555 h5)⟩))))
  (fun h4 => (Or.inr ((Classical.em (x_N + (-4) ≤ y_q10)).elim
  (fun h5 => ((Classical.em (4 * x_i0 + 5 ≤ x_N)).elim (fun h6 =>
  (Or.inl ⟨⟨⟨h3.1.1.1, (int_lt_max_right h3.1.1.2)⟩, ⟨(int_ntba_lab h4), (int_c31 h3.2)⟩⟩, h6⟩))
  (fun h6 =>
  (Or.inr (Or.inl ⟨⟨⟨h3.1.1.1, (int_lt_max_right h3.1.1.2)⟩, ⟨h5, h3.1.2.2⟩⟩, (int_c373 h6)⟩)))))
  (fun h5 =>
  (Or.inl ⟨⟨⟨h3.1.1.1, (int_lt_max_right h3.1.1.2)⟩, ⟨(int_ntba_lab h4), (int_c31 h3.2)⟩⟩, (fact_20 h5 h4)⟩))))))
  rfl)))))) (entails_and (entails_points0 (fun h3 =>
  (at_right (at_right (at_right (at_left (at_points0 ⟨h3.1, (fact_21 h1 h3.1.1)⟩ rfl)))))))
  (entails_and (entails_points0 (fun h3 =>
  (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨⟨(fact_22 h3.1.1.2), h3.1.2⟩, (int_c489 h3.1.1.1)⟩
  (at_congr3 fact_23 (int_c585 h3.1.1.1) rfl))))))))) (entails_points0 (fun h3 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨⟨(fact_24 h3.1.1), h3.2⟩, (int_c489 h3.1.2)⟩ (at_congr3 rfl (int_c585 h3.1.2) rfl)))))))))))))))
  : Heap.Entails (known_2 I M x_N x_M x_P x_i0 (max 0 x_M)) (known_1 I M x_N x_M x_P (x_i0 + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_r [] <|
  .for v_i0 (.const 0) (.div (.add (.var v_N) (.const 3)) 4)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)

theorem program_vc (x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    (program I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (base E x_N x_M x_P) (impl.inputHeap spec (base E x_N x_M x_P) M) :=
  (vc_allocate (vc_for_of 0 ((x_N + 3) / 4) rfl rfl (show Heap.Entails _ (known_1 I M x_N x_M x_P 0) from
  (entails_and (entails_points2 (fun y_q12 y_q13 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q12, y_q13]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q12, _, rfl, h1.2.1, h1.2.2, y_q13, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points2 (fun y_q14 y_q15 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q14, y_q15]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q14, _, rfl, h1.2.1, h1.2.2, y_q15, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points2 (fun y_q16 y_q17 h1 => (False.elim (int_c14 h1.1.2.1 h1.2))))
  (entails_and (entails_points0 (fun h1 => (False.elim (int_irrefl h1.2))))
  (entails_and (entails_points0 (fun h1 => (False.elim (int_irrefl h1.2))))
  (entails_points0 (fun h1 => (False.elim (fact_25 h1.1.1 h0.1.1))))))))))
  (fun x_i0 h1 h2 => (vc_1 x_N x_M x_P x_i0 hl hM h0 h1 h2))
  (fun x_i0 h1 h2 => (kept_1 x_N x_M x_P x_i0 hl hM h0 h1 h2))))

theorem output_0_2 (x_N x_M x_P y_q18 y_q19 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ y_q18) (h2 : y_q18 < x_N) (h3 : 0 ≤ y_q19) (h4 : y_q19 < x_M) :
    ((program I M).post (base E x_N x_M x_P) (impl.inputHeap spec (base E x_N x_M x_P) M)) ⟨a_c, [y_q18, y_q19]⟩ (M t_C [y_q18, y_q19]) :=
  (at_restore (by decide)
  ((at_right (at_right (at_left (at_points2 y_q18 y_q19 ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, (int_c28 h2)⟩ rfl))))
  : (known_1 I M x_N x_M x_P (max 0 ((x_N + 3) / 4))) ⟨a_c, [y_q18, y_q19]⟩ (M t_C [y_q18, y_q19])))

theorem consistent (E : Env) (x_N x_M x_P : Int) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Consistent (base E x_N x_M x_P) :=
  consistent_of (pairs_cons (all_cons (apart_same3 (fun x_i x_j x_k => cond_holds) (fun x_i x_j x_k => cond_holds) (fun (y_p0 y_p1 y_p2 : Int) (h1 : y_p2 < 0) (h2 : 0 ≤ y_p2) =>
  (False.elim ((int_lab_tba_F h2 h1) : False)))) (all_cons (apart_other (by decide)) all_nil)) (pairs_cons (all_cons (apart_other (by decide)) all_nil) (pairs_cons all_nil pairs_nil))) (by decide)

theorem solvable (E : Env) (x_N x_M x_P : Int) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N x_M x_P) :=
  solvable_equations (consistent E x_N x_M x_P h0)
    (fun t => if t = t_R then 0 else if t = t_C then 1 else 0)
    [fun t p => if t = t_R then ((p.getD 2 0) + (-1) * 0) else 0]
    (fun t => if t = t_R then 0 else 0)
    (all_cons (descends3 (fun (x_i x_j x_k : Int) => cond_holds)
  (fun (x_i x_j x_k : Int) (h1 : x_k < 0) => (uses_fn uses_nil)))
    (all_cons (descends3 (fun (x_i x_j x_k : Int) => cond_holds)
  (fun (x_i x_j x_k : Int) (h1 : 0 ≤ x_k) => (uses_fn (uses_cons
  (uses_rank3 x_i x_j (x_k + (-1)) (x_k + (-1) * 0) (x_k + (-1) + (-1) * 0) rfl rfl rfl rfl
  ((int_c169 h1) : 0 ≤ x_k + (-1) * 0) (int_c58 : x_k + (-1) + (-1) * 0 < x_k + (-1) * 0))
  (uses_cons
  (uses_fn (uses_cons (uses_input (by decide)) (uses_cons (uses_input (by decide)) uses_nil)))
  uses_nil)))))
    (all_cons (descends2 (fun (x_i x_j : Int) => cond_holds)
  (fun (x_i x_j : Int) (h1 : True) => (uses_lower (by decide))))
    all_nil)))

theorem placed (E : Env) (x_N x_M x_P : Int) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : impl.LayoutOk spec (base E x_N x_M x_P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N x_M x_P : Int) : Ten → List Int → Prop := fun t p => if t = t_R then (p.getD 2 0) < 0 ∨ ((0 ≤ (p.getD 2 0) ∧ (p.getD 2 0) < x_P) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_M) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_N else if t = t_C then ((0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_M) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_N) ∧ 0 < x_P ∨ x_P = 0 else True

theorem covered_0 (E : Env) (x_N x_M x_P : Int) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (y_p0 y_p1 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_M) :
    spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P) t_C [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (((Classical.em (0 < x_P)).elim (fun h5 => (Or.inl ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.2 h5))))
  : ((0 ≤ y_p1 ∧ y_p1 < x_M) ∧ 0 ≤ y_p0 ∧ y_p0 < x_N) ∧ 0 < x_P ∨ x_P = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N x_M x_P : Int) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (x_i x_j x_k : Int) (h1 : x_k < 0) (h2 : x_k < 0 ∨ ((0 ≤ x_k ∧ x_k < x_P) ∧ 0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_i ∧ x_i < x_N) :
    TExp.Defined I M (spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P)) (.fn (.literal .f32 0 1) []) ((((base E x_N x_M x_P).set v_i x_i).set v_j x_j).set v_k x_k) :=
  (defined_fn defined_nil)

theorem defined_1 (E : Env) (x_N x_M x_P : Int) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (x_i x_j x_k : Int) (h1 : 0 ≤ x_k) (h2 : x_k < 0 ∨ ((0 ≤ x_k ∧ x_k < x_P) ∧ 0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_i ∧ x_i < x_N) :
    TExp.Defined I M (spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P)) (.fn (.builtin "+" .f32) [.access t_R [.var v_i, .var v_j, .add (.var v_k) (.const (-1))], .fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]]) ((((base E x_N x_M x_P).set v_i x_i).set v_j x_j).set v_k x_k) :=
  (defined_fn (defined_cons
  (defined_access (Or.elim (((Classical.em (x_k + (-1) < 0)).elim (fun h3 => (Or.inl h3))
  (fun h3 => (Or.inr (int_ntba_lab h3)))) : x_k + (-1) < 0 ∨ 0 ≤ x_k + (-1))
  (fun h3 => (given_equation (p := [x_i, x_j, x_k + (-1)]) (.head _) rfl rfl rfl ((Or.inl h3)
  : x_k + (-1) < 0 ∨ ((0 ≤ x_k + (-1) ∧ x_k + (-1) < x_P) ∧ 0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_i ∧ x_i < x_N)
  (cond_holds.2 (h3 : x_k + (-1) < 0))))
  (fun h3 => (given_equation (p := [x_i, x_j, x_k + (-1)]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inr ⟨⟨⟨h3, (Or.elim h2 (fun h4 => (False.elim (int_lab_tba_F h1 h4))) (fun h4 => (int_c89 h4.1.1.2)))⟩, ⟨(Or.elim h2 (fun h4 => (False.elim (int_lab_tba_F h1 h4))) (fun h4 => h4.1.2.1)), (Or.elim h2 (fun h4 => (False.elim (int_lab_tba_F h1 h4))) (fun h4 => h4.1.2.2))⟩⟩, ⟨(Or.elim h2 (fun h4 => (False.elim (int_lab_tba_F h1 h4))) (fun h4 => h4.2.1)), (Or.elim h2 (fun h4 => (False.elim (int_lab_tba_F h1 h4))) (fun h4 => h4.2.2))⟩⟩)
  : x_k + (-1) < 0 ∨ ((0 ≤ x_k + (-1) ∧ x_k + (-1) < x_P) ∧ 0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_i ∧ x_i < x_N)
  (cond_holds.2 (h3 : 0 ≤ x_k + (-1))))))) (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, x_k]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, ((Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h1 h3))) (fun h3 => h3.2.1)) : 0 ≤ x_i), ((Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h1 h3))) (fun h3 => h3.2.2)) : x_i < x_N), x_k, _, rfl, h1, ((Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h1 h3))) (fun h3 => h3.1.1.2)) : x_k < x_P), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [x_k, x_j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨x_k, _, rfl, h1, ((Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h1 h3))) (fun h3 => h3.1.1.2)) : x_k < x_P), x_j, _, rfl, ((Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h1 h3))) (fun h3 => h3.1.2.1)) : 0 ≤ x_j), ((Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h1 h3))) (fun h3 => h3.1.2.2)) : x_j < x_M), rfl⟩)))
  defined_nil))) defined_nil)))

theorem defined_2 (E : Env) (x_N x_M x_P : Int) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (x_i x_j : Int) (h1 : True) (h2 : ((0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_i ∧ x_i < x_N) ∧ 0 < x_P ∨ x_P = 0) :
    TExp.Defined I M (spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P)) (.access t_R [.var v_i, .var v_j, .add (.var v_P) (.const (-1))]) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) :=
  (defined_access (Or.elim (((Classical.em (x_P + (-1) < 0)).elim (fun h3 => (Or.inl h3))
  (fun h3 => (Or.inr (int_ntba_lab h3)))) : x_P + (-1) < 0 ∨ 0 ≤ x_P + (-1))
  (fun h3 => (given_equation (p := [x_i, x_j, x_P + (-1)]) (.head _) rfl rfl rfl ((Or.inl h3)
  : x_P + (-1) < 0 ∨ ((0 ≤ x_P + (-1) ∧ x_P + (-1) < x_P) ∧ 0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_i ∧ x_i < x_N)
  (cond_holds.2 (h3 : x_P + (-1) < 0))))
  (fun h3 => (given_equation (p := [x_i, x_j, x_P + (-1)]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inr ⟨⟨⟨h3, int_c37⟩, ⟨(Or.elim h2 (fun h4 => h4.1.1.1) (fun h4 => (False.elim (int_c352 h3 h4)))), (Or.elim h2 (fun h4 => h4.1.1.2) (fun h4 => (False.elim (int_c352 h3 h4))))⟩⟩, ⟨(Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c352 h3 h4)))), (Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c352 h3 h4))))⟩⟩)
  : x_P + (-1) < 0 ∨ ((0 ≤ x_P + (-1) ∧ x_P + (-1) < x_P) ∧ 0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_i ∧ x_i < x_N)
  (cond_holds.2 (h3 : 0 ≤ x_P + (-1)))))))

theorem defined (E : Env) (x_N x_M x_P : Int) (h0 : (4 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Defined (base E x_N x_M x_P) :=
  defined_of (inside x_N x_M x_P)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E x_N x_M x_P h0 y_p0 y_p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined3 (fun x_i x_j x_k => cond_holds) (fun x_i x_j x_k g k => defined_0 E x_N x_M x_P h0 x_i x_j x_k g k))
    (all_cons (well_defined3 (fun x_i x_j x_k => cond_holds) (fun x_i x_j x_k g k => defined_1 E x_N x_M x_P h0 x_i x_j x_k g k))
    (all_cons (well_defined2 (fun x_i x_j => cond_holds) (fun x_i x_j g k => defined_2 E x_N x_M x_P h0 x_i x_j g k))
    all_nil))))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 4 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => ((4 ≤ (E v_N) ∧ 0 ≤ (E v_M)) ∧ 0 ≤ (E v_P)))
    (fun E => base E (E v_N) (E v_M) (E v_P)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) (E v_P) a) (fun E a => placed E (E v_N) (E v_M) (E v_P) a)
    (fun E a => consistent E (E v_N) (E v_M) (E v_P) a) (fun E a => solvable E (E v_N) (E v_M) (E v_P) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) (E v_P) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_2 (E v_N) (E v_M) (E v_P) y_p0 y_p1 hl hM a b0 b1 b2 b3)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_mul m0)

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_mul m0)

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_mul m0)

end Redverify.Certificate.tiled
