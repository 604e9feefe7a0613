module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.shared

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `P` -/ abbrev v_P : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `k` -/ abbrev v_k : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `bi` -/ abbrev v_bi : Var := 8
/-- `bj` -/ abbrev v_bj : Var := 9
/-- `ti` -/ abbrev v_ti : Var := 10
/-- `tj` -/ abbrev v_tj : Var := 11
/-- `kt` -/ abbrev v_kt : Var := 12
/-- `kk` -/ abbrev v_kk : Var := 13
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `acc` -/ abbrev a_acc : Arr := 3
/-- `sa` -/ abbrev a_sa : Arr := 4
/-- `sb` -/ abbrev a_sb : Arr := 5
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

/-- Implementation `shared`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_bi (.const 0) (.div (.add (.var v_N) (.const 3)) 4) <|
      .par v_bj (.const 0) (.div (.add (.var v_M) (.const 3)) 4) <|
        .allocate a_acc [.const 4, .const 4] <|
        .seq (.par v_ti (.const 0) (.const 4) <|
          .par v_tj (.const 0) (.const 4) <|
            .assign a_acc [.var v_ti, .var v_tj] (.fn (.literal .f32 0 1) [])) <|
        .seq (.for v_kt (.const 0) (.div (.add (.var v_P) (.const 3)) 4) <|
          .allocate a_sa [.const 4, .const 4] <|
          .allocate a_sb [.const 4, .const 4] <|
          .seq (.par v_ti (.const 0) (.const 4) <|
            .par v_tj (.const 0) (.const 4) <|
              .seq (.ifte
                (.and
                  (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
                  (.lt (.add (.mul 4 (.var v_kt)) (.var v_tj)) (.var v_P))) (
                .assign
                  a_sa
                  [.var v_ti, .var v_tj]
                  (.read a_a [.add (.mul 4 (.var v_bi)) (.var v_ti), .add (.mul 4 (.var v_kt)) (.var v_tj)])
              ) (
                .skip
              )) <|
              .ifte
                (.and
                  (.lt (.add (.mul 4 (.var v_kt)) (.var v_ti)) (.var v_P))
                  (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
                .assign
                  a_sb
                  [.var v_ti, .var v_tj]
                  (.read a_b [.add (.mul 4 (.var v_kt)) (.var v_ti), .add (.mul 4 (.var v_bj)) (.var v_tj)])
              ) (
                .skip
              )) <|
          .scope [a_acc] <|
            .par v_ti (.const 0) (.const 4) <|
              .par v_tj (.const 0) (.const 4) <|
                .ifte
                  (.and
                    (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
                    (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
                  .for v_kk (.const 0) (.min (.const 4) (.add (.var v_P) (.mul (-1) (.mul 4 (.var v_kt))))) <|
                    .accumulate
                      false
                      (.builtin "+" .f32)
                      a_acc
                      [.var v_ti, .var v_tj]
                      (.fn (.builtin "*" .f32) [.read a_sa [.var v_ti, .var v_kk], .read a_sb [.var v_kk, .var v_tj]])
                ) (
                  .skip
                )) <|
        .par v_ti (.const 0) (.const 4) <|
          .par v_tj (.const 0) (.const 4) <|
            .ifte
              (.and
                (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
                (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
              .assign
                a_c
                [.add (.mul 4 (.var v_bi)) (.var v_ti), .add (.mul 4 (.var v_bj)) (.var v_tj)]
                (.read a_acc [.var v_ti, .var v_tj])
            ) (
              .skip
            )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (x_N x_M x_P : Int) : Env := (((E.set v_N x_N).set v_M x_M).set v_P x_P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_a < 4) (h3 : x_b < 4) (h4 : x_a < x_b + 1 + 4 * x_c + (-4) * x_d) (h5 : ¬ (x_d = x_c ∧ x_a = x_b)) : x_a < x_b + 4 * x_c + (-4) * x_d :=
  by omega

theorem fact_1 {x_a x_b x_c x_d x_e x_f x_g x_h : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_a < 4) (h3 : x_b < 4) (h4 : x_a < x_e + (-4) * x_f) (h5 : x_d < x_g + (-4) * x_h) (h6 : x_a < x_b + 1 + 4 * x_c + (-4) * x_d) (h7 : ¬ (4 * x_h + x_c < x_g ∧ 4 * x_f + x_b < x_e)) : x_a < x_b + 4 * x_c + (-4) * x_d :=
  by omega

theorem fact_2 {x_a x_b x_c : Int} (h0 : 4 * x_c + x_a < x_b) : x_a < x_b + (-4) * x_c :=
  by omega

theorem fact_3 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_d) (h1 : x_d < x_c + 4 * x_b + (-4) * x_a) : x_a < x_b :=
  by omega

theorem fact_4 {x_a x_b x_c x_d : Int} (h0 : x_a < x_b) (h1 : x_d < x_c + 1) : x_a < x_b + 4 * x_c + (-4) * x_d :=
  by omega

theorem fact_5 {x_a x_b x_c x_d : Int} (h0 : x_a < (min x_d (x_b + (-1) * (4 * x_c)))) : x_a < x_b + (-4) * x_c :=
  by omega

theorem fact_6 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_c < (min x_d (x_b + (-1) * x_e))) (h1 : x_a < x_c + x_e + 4 * x_f + (-4) * x_f) : x_a < x_b :=
  by omega

theorem fact_7 {x_a x_b x_c x_d x_e : Int} (h0 : x_c < (min 4 x_d)) (h1 : x_a < x_c + x_b + 4 * x_e + (-4) * x_e) : x_a ≤ x_b + 3 :=
  by omega

theorem fact_8 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_a < x_b + 4 * x_c + (-4) * x_c) : x_a = x_b :=
  by omega

theorem fact_9 {x_a x_b x_c : Int} (h0 : x_a < x_b + 4 * x_c + (-4) * x_c) : x_a ≤ x_b :=
  by omega

theorem fact_10 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a = x_b + 4 * x_c) : 0 ≤ x_a :=
  by omega

theorem fact_11 {x_a x_b x_c : Int} (h0 : x_a < x_b + 4 * x_c + (-4) * x_c) : x_a < x_b :=
  by omega

theorem fact_12 {x_a x_b x_c x_d x_e : Int} (h0 : x_d = x_e) (h1 : x_a < x_b + 1 + x_c + 4 * x_e + (-4) * x_d) : x_a ≤ x_b + x_c :=
  by omega

theorem fact_13 {x_a x_b x_c x_d : Int} (h0 : x_b = x_d) (h1 : x_a + x_d < x_c) : x_a + x_b < x_c :=
  by omega

theorem fact_14 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_c + x_d) (h1 : x_c < (min x_e (x_b + (-1) * x_d))) : x_a < x_b :=
  by omega

theorem fact_15 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + x_b) (h1 : x_c < (min 4 x_d)) : x_a ≤ x_b + 3 :=
  by omega

theorem fact_16 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_b + x_c) (h1 : x_e = x_d) : x_a < x_b + 1 + x_c + 4 * x_d + (-4) * x_e :=
  by omega

theorem fact_17 {x_a x_b x_c x_d x_e x_f x_g x_h : Int} (h0 : x_c ≤ x_a) (h1 : x_a ≤ x_c + 3) (h2 : 0 ≤ x_b) (h3 : x_f = x_g) (h4 : x_b < (min 4 x_h)) (h5 : x_a < x_b + 1 + x_c + 4 * x_d + (-4) * x_e) (h6 : ¬ (x_f = x_g ∧ x_e = x_d)) : x_a < x_b + x_c + 4 * x_d + (-4) * x_e :=
  by omega

theorem fact_18 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_d ≤ x_e) (h1 : x_e < 0 + x_d + 4 * x_f + (-4) * x_b) (h2 : x_a + x_f < x_c) : x_a + x_b < x_c :=
  by omega

theorem fact_19 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_e ≤ x_f) (h1 : x_b = x_d) (h2 : x_f < 0 + x_e + 4 * x_c + (-4) * x_a) : x_a + 4 * x_b < x_c + 4 * x_d :=
  by omega

theorem fact_20 {x_a x_b x_c x_d : Int} (h0 : x_b < x_d) (h1 : x_a + x_d < x_c) : x_a + x_b < x_c :=
  by omega

theorem fact_21 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_c) (h1 : x_b < x_d) (h2 : x_a < 4) : x_a + 4 * x_b < x_c + 4 * x_d :=
  by omega

theorem fact_22 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_c) (h1 : x_d < 4) (h2 : x_c + 4 * x_a < x_d + 4 * x_b) (h3 : ¬ x_a = x_b) : x_a < x_b :=
  by omega

theorem fact_23 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_c ≤ x_d + 3) (h1 : x_e + 4 * x_a < x_f + 4 * x_b) (h2 : ¬ x_c < 0 + x_d + 4 * x_f + (-4) * x_e) : x_a < x_b :=
  by omega

theorem fact_24 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_c) (h1 : x_d < 4) (h2 : x_c + 4 * x_a < x_d + 1 + 4 * x_b) (h3 : ¬ x_a = x_b) : x_a < x_b :=
  by omega

theorem fact_25 {x_a x_b x_c x_d x_e x_f x_g x_h : Int} (h0 : x_c ≤ x_d + 3) (h1 : x_c < x_e) (h2 : x_f + 4 * x_a < x_g + 1 + 4 * x_b) (h3 : ¬ x_c < (max x_h (min 4 (x_e + (-1) * x_d))) + x_d + 4 * x_g + (-4) * x_f) : x_a < x_b :=
  by omega

theorem fact_26 {x_a x_b x_c x_d x_e x_f x_g : Int} (h0 : x_d ≤ x_e) (h1 : x_e < (max 0 (min 4 x_f)) + x_d + 4 * x_g + (-4) * x_b) (h2 : x_a + x_g < x_c) : x_a + x_b < x_c :=
  by omega

theorem fact_27 {x_a x_b x_c x_d x_e x_f x_g : Int} (h0 : x_e ≤ x_f) (h1 : x_b = x_d) (h2 : x_f < (max 0 (min 4 x_g)) + x_e + 4 * x_c + (-4) * x_a) : x_a + 4 * x_b < x_c + 1 + 4 * x_d :=
  by omega

theorem fact_28 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_c) (h1 : x_b < x_d) (h2 : x_a < 4) : x_a + 4 * x_b < x_c + 1 + 4 * x_d :=
  by omega

theorem fact_29 {x_a x_b x_c x_d x_e x_f x_g x_h : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_c) (h2 : x_a < 4) (h3 : x_c < 4) (h4 : x_e + x_a < x_f) (h5 : x_g + x_b < x_h) (h6 : x_a + 4 * x_b < x_c + 1 + 4 * x_d) (h7 : ¬ (x_g + x_d < x_h ∧ x_e + x_c < x_f)) : x_a + 4 * x_b < x_c + 4 * x_d :=
  by omega

theorem fact_30 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_d) (h1 : x_d + 4 * x_a < x_c + 4 * x_b) : x_a < x_b :=
  by omega

theorem fact_31 {x_a x_b x_c : Int} (h0 : x_b < x_c) (h1 : x_a < 4) : x_a + 4 * x_b < 0 + 4 * x_c :=
  by omega

theorem fact_32 {x_a x_b x_c x_d : Int} (h0 : x_a < x_c) (h1 : x_b < x_d + 1) : x_a + 4 * x_b < x_c + 4 * x_d :=
  by omega

theorem fact_33 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_c + 4 * x_a < 4 + 4 * x_b) : x_a < x_b + 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 y_c1 x_M x_N x_P x_bi x_bj x_kt : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((0 ≤ y_k0 ∧ y_k0 < x_P) ∧ y_k0 < 4 * x_kt) ∧ 4 * x_bj + y_c1 < x_M) ∧ 4 * x_bi + y_c0 < x_N)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0 + 4 * x_bi, y_k0], M t_B [y_k0, y_c1 + 4 * x_bj]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 y_c1 x_M x_N x_bi x_bj x_kt : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < 4 * x_kt) ∧ 4 * x_bj + y_c1 < x_M) ∧ 4 * x_bi + y_c0 < x_N)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0 + 4 * x_bi, y_k0], M t_B [y_k0, y_c1 + 4 * x_bj]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (y_c0 y_c1 x_M x_N x_P x_bi x_bj : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < x_P) ∧ 4 * x_bj + y_c1 < x_M) ∧ 4 * x_bi + y_c0 < x_N)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0 + 4 * x_bi, y_k0], M t_B [y_k0, y_c1 + 4 * x_bj]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_c0 y_c1 x_M x_N x_P x_bi x_bj x_kt x_ti : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < 4 * x_kt) ∧ 4 * x_bj + y_c1 < x_M) ∧ 4 * x_bi + y_c0 < x_N ∨ ((((4 * x_kt ≤ y_k0 ∧ y_k0 < x_P) ∧ y_k0 ≤ 4 * x_kt + 3) ∧ 4 * x_bj + y_c1 < x_M) ∧ 4 * x_bi + y_c0 < x_N) ∧ y_c0 < x_ti)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0 + 4 * x_bi, y_k0], M t_B [y_k0, y_c1 + 4 * x_bj]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (y_c0 y_c1 x_M x_N x_P x_bi x_bj x_kt x_ti x_tj : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < 4 * x_kt) ∧ 4 * x_bj + y_c1 < x_M) ∧ 4 * x_bi + y_c0 < x_N ∨ ((((4 * x_kt ≤ y_k0 ∧ y_k0 < x_P) ∧ y_k0 ≤ 4 * x_kt + 3) ∧ 4 * x_bj + y_c1 < x_M) ∧ 4 * x_bi + y_c0 < x_N) ∧ y_c1 + 4 * y_c0 < x_tj + 4 * x_ti)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0 + 4 * x_bi, y_k0], M t_B [y_k0, y_c1 + 4 * x_bj]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (y_c0 y_c1 x_M x_N x_P x_bi x_bj x_kk x_kt x_ti x_tj : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((0 ≤ y_k0 ∧ y_k0 < 4 * x_kt) ∧ 4 * x_bj + y_c1 < x_M) ∧ 4 * x_bi + y_c0 < x_N ∨ (((4 * x_kt ≤ y_k0 ∧ y_k0 < x_P) ∧ y_k0 ≤ 4 * x_kt + 3) ∧ y_k0 < x_kk + 4 * x_kt + 4 * x_tj + (-4) * y_c1) ∧ y_c0 = x_ti) ∨ (((4 * x_kt ≤ y_k0 ∧ y_k0 < x_P) ∧ y_k0 ≤ 4 * x_kt + 3) ∧ 4 * x_bj + y_c1 < x_M) ∧ y_c0 < x_ti)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0 + 4 * x_bi, y_k0], M t_B [y_k0, y_c1 + 4 * x_bj]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_bi x_bj x_kk x_kt x_ti x_tj : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_kk + 4 * x_kt)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * x_bi + x_ti, y_k0], M t_B [y_k0, 4 * x_bj + x_tj]])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (x_P x_i x_j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_P)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i, y_k0], M t_B [y_k0, x_j]])))

theorem equation_0 (x_N x_M x_P x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : True) :
    (M t_C [x_i, x_j]) = (value_7 I M x_P x_i x_j) :=
  (Eq.trans (hM _ (.head _) [x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < x_P) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N x_P : Int) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_P) ∧ 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M x_P : Int) : Heap V :=
  .points2 a_b
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_P)
    (fun y_c0 y_c1 => (M t_B [y_c0, y_c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_N x_M x_bi : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 < 4 * x_bi)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and (known_1_2 I M x_N x_M x_bi)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_N x_M x_bi x_bj : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 < 4 * x_bj) ∧ 4 * x_bi ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 4 * x_bi + 3 ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 * x_bi)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and (known_2_2 I M x_N x_M x_bi x_bj)))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_ti : Int) : Heap V :=
  .points2 a_acc
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < x_ti)
    (fun y_c0 y_c1 => (I.fn f_1 []))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (x_N x_M x_bi x_bj : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < 4 * x_bj) ∧ 4 * x_bi ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 4 * x_bi + 3 ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 * x_bi)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_ti : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_3_1 I M x_ti).and ((known_1_1 I M x_M x_P).and (known_3_3 I M x_N x_M x_bi x_bj))))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_ti x_tj : Int) : Heap V :=
  .points2 a_acc
    (fun y_c0 y_c1 => y_c0 = x_ti ∧ 0 ≤ y_c1 ∧ y_c1 < x_tj ∨ (0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < x_ti)
    (fun y_c0 y_c1 => (I.fn f_1 []))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_ti x_tj : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_4_1 I M x_ti x_tj).and ((known_1_1 I M x_M x_P).and (known_3_3 I M x_N x_M x_bi x_bj))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_acc [.var v_ti, .var v_tj] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_4 (x_N x_M x_P x_bi x_bj x_ti x_tj : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) (h7 : 0 ≤ x_tj) (h8 : x_tj < 4) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_acc [4, 4]) (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_4 I M x_N x_M x_P x_bi x_bj x_ti x_tj) :=
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h5, h6, h7, h8, trivial⟩) ev_const rfl)

theorem kept_4 (x_N x_M x_P x_bi x_bj x_ti x_tj : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) (h7 : 0 ≤ x_tj) (h8 : x_tj < 4) :
    Heap.Entails ((body_4 I M).post (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_4 I M x_N x_M x_P x_bi x_bj x_ti x_tj)) (known_4 I M x_N x_M x_P x_bi x_bj x_ti (x_tj + 1)) :=
  (show Heap.Entails _ (known_4 I M x_N x_M x_P x_bi x_bj x_ti (x_tj + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points2 (fun y_q0 y_q1 h9 => (Or.elim h9 (fun h10 => ((Classical.em (y_q0 = x_ti ∧ y_q1 = x_tj)).elim
  (fun h11 => (at_set_eq2 y_q0 y_q1 x_ti x_tj h11 rfl))
  (fun h11 => (at_set_ne2 y_q0 y_q1 x_ti x_tj h11
  (at_right (at_left (at_points2 y_q0 y_q1 (Or.inl ⟨h10.1, ⟨h10.2.1, (int_c0 h10.1 h10.2.2 h11)⟩⟩) rfl)))))))
  (fun h10 => (at_set_ne2 y_q0 y_q1 x_ti x_tj (fun h11 => (int_eab_tab_F h11.1 h10.2.2))
  (at_right (at_left (at_points2 y_q0 y_q1 (Or.inr h10) rfl))))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

theorem race_4 (x_N x_M x_P x_bi x_bj x_ti : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    ParVC I 0 4 (body_4 I M).erase (fun x_tj => (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj)) (fun x_tj => (body_4 I M).post (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_4 I M x_N x_M x_P x_bi x_bj x_ti x_tj)) :=
  (race_arrays [a_acc] rfl rfl (all_cons
  (apart2 (fun x_tj y_c0 y_c1 => y_c0 = x_ti ∧ y_c1 = x_tj) (fun x_tj y_c0 y_c1 => (1 : Int) < 0)
  (fun x_tj h7 h8 => (w_assign2 x_ti x_tj ⟨rfl, rfl⟩)) (fun x_tj h7 h8 => (r_none rfl))
  (fun x_tj y_y y_c0 y_c1 h7 h8 h9 h10 h11 h12 =>
  ⟨int_not_one_lt_zero, (fun h13 => (int_eab_eac_nebc_F h12.2 h13.2 h11))⟩)) all_nil))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_tj (.const 0) (.const 4)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_ti) x) (body_4 I M)

theorem vc_3 (x_N x_M x_P x_bi x_bj x_ti : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_acc [4, 4]) ((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_3 I M x_N x_M x_P x_bi x_bj x_ti) :=
  (vc_par_of 0 4 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun y_q2 y_q3 h7 => (Or.elim h7 (fun h8 => (False.elim (int_lab_tba_F h8.2.1 h8.2.2)))
  (fun h8 => (at_right (at_left (at_points2 y_q2 y_q3 h8 rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_3 I M x_N x_M x_P x_bi x_bj x_ti) (known_4 I M x_N x_M x_P x_bi x_bj x_ti 0))
  (fun x_tj h7 h8 => (vc_4 x_N x_M x_P x_bi x_bj x_ti x_tj hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_tj h7 h8 => (kept_4 x_N x_M x_P x_bi x_bj x_ti x_tj hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_4 x_N x_M x_P x_bi x_bj x_ti hl hM h0 h1 h2 h3 h4 h5 h6))

theorem kept_3 (x_N x_M x_P x_bi x_bj x_ti : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    Heap.Entails ((body_3 I M).post ((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_3 I M x_N x_M x_P x_bi x_bj x_ti)) (known_3 I M x_N x_M x_P x_bi x_bj (x_ti + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun y_q4 y_q5 h7 => (at_right (at_left (at_points2 y_q4 y_q5
  ((Classical.em (y_q4 = x_ti)).elim (fun h8 => (Or.inl ⟨h8, ⟨h7.1.1, h7.1.2⟩⟩))
  (fun h8 => (Or.inr ⟨⟨h7.1.1, h7.1.2⟩, ⟨h7.2.1, (int_taB_neab_tab h7.2.2 h8)⟩⟩))) rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_4 I M x_N x_M x_P x_bi x_bj x_ti 4) (known_3 I M x_N x_M x_P x_bi x_bj (x_ti + 1)))

theorem race_3 (x_N x_M x_P x_bi x_bj : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) :
    ParVC I 0 4 (body_3 I M).erase (fun x_ti => ((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti)) (fun x_ti => (body_3 I M).post ((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_3 I M x_N x_M x_P x_bi x_bj x_ti)) :=
  (race_arrays [a_acc] rfl rfl
  (all_cons (apart2 (fun x_ti y_c0 y_c1 => y_c0 = x_ti ∧ 0 ≤ y_c1 ∧ y_c1 < 4)
  (fun x_ti y_c0 y_c1 => (1 : Int) < 0)
  (fun x_ti h5 h6 => (w_par 0 4 rfl rfl (fun x_tj h7 h8 => (w_assign2 x_ti x_tj ⟨rfl, ⟨h7, h8⟩⟩))))
  (fun x_ti h5 h6 => (r_none rfl)) (fun x_ti y_y y_c0 y_c1 h5 h6 h7 h8 h9 h10 =>
  ⟨int_not_one_lt_zero, (fun h11 => (int_eab_eac_nebc_F h10.1 h11.1 h9))⟩)) all_nil))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_kt : Int) : Heap V :=
  .points2 a_acc
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 => (value_0 I M y_c0 y_c1 x_M x_N x_P x_bi x_bj x_kt))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_kt : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_5_1 I M x_N x_M x_P x_bi x_bj x_kt).and ((known_1_1 I M x_M x_P).and (known_3_3 I M x_N x_M x_bi x_bj))))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (x_N x_M x_bi x_bj x_kt : Int) : Heap V :=
  .points2 a_acc
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 => (value_1 I M y_c0 y_c1 x_M x_N x_bi x_bj x_kt))

noncomputable def known_6_4 (I : Interp V) (M : Model V) (x_N x_P x_bi x_kt x_ti : Int) : Heap V :=
  .points2 a_sa
    (fun y_c0 y_c1 => (((0 ≤ y_c1 ∧ y_c1 < 4) ∧ y_c1 < x_P + (-4) * x_kt) ∧ 0 ≤ y_c0 ∧ y_c0 < x_ti) ∧ y_c0 < x_N + (-4) * x_bi)
    (fun y_c0 y_c1 => (M t_A [y_c0 + 4 * x_bi, y_c1 + 4 * x_kt]))

noncomputable def known_6_5 (I : Interp V) (M : Model V) (x_M x_P x_bj x_kt x_ti : Int) : Heap V :=
  .points2 a_sb
    (fun y_c0 y_c1 => (((0 ≤ y_c1 ∧ y_c1 < 4) ∧ y_c1 < x_M + (-4) * x_bj) ∧ 0 ≤ y_c0 ∧ y_c0 < x_ti) ∧ y_c0 < x_P + (-4) * x_kt)
    (fun y_c0 y_c1 => (M t_B [y_c0 + 4 * x_kt, y_c1 + 4 * x_bj]))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_kt x_ti : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_6_1 I M x_N x_M x_bi x_bj x_kt).and ((known_1_1 I M x_M x_P).and ((known_3_3 I M x_N x_M x_bi x_bj).and ((known_6_4 I M x_N x_P x_bi x_kt x_ti).and (known_6_5 I M x_M x_P x_bj x_kt x_ti))))))

noncomputable def known_7_1 (I : Interp V) (M : Model V) (x_N x_M x_bi x_bj x_kt : Int) : Heap V :=
  .points2 a_acc
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 => (value_1 I M y_c0 y_c1 x_M x_N x_bi x_bj x_kt))

noncomputable def known_7_4 (I : Interp V) (M : Model V) (x_N x_P x_bi x_kt x_ti x_tj : Int) : Heap V :=
  .points2 a_sa
    (fun y_c0 y_c1 => (((0 ≤ y_c1 ∧ y_c1 < 4) ∧ y_c1 < x_P + (-4) * x_kt) ∧ y_c1 < x_tj + 4 * x_ti + (-4) * y_c0) ∧ 0 ≤ y_c0 ∧ y_c0 < x_N + (-4) * x_bi)
    (fun y_c0 y_c1 => (M t_A [y_c0 + 4 * x_bi, y_c1 + 4 * x_kt]))

noncomputable def known_7_5 (I : Interp V) (M : Model V) (x_M x_P x_bj x_kt x_ti x_tj : Int) : Heap V :=
  .points2 a_sb
    (fun y_c0 y_c1 => (((0 ≤ y_c1 ∧ y_c1 < 4) ∧ y_c1 < x_M + (-4) * x_bj) ∧ y_c1 < x_tj + 4 * x_ti + (-4) * y_c0) ∧ 0 ≤ y_c0 ∧ y_c0 < x_P + (-4) * x_kt)
    (fun y_c0 y_c1 => (M t_B [y_c0 + 4 * x_kt, y_c1 + 4 * x_bj]))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_kt x_ti x_tj : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_7_1 I M x_N x_M x_bi x_bj x_kt).and ((known_1_1 I M x_M x_P).and ((known_3_3 I M x_N x_M x_bi x_bj).and ((known_7_4 I M x_N x_P x_bi x_kt x_ti x_tj).and (known_7_5 I M x_M x_P x_bj x_kt x_ti x_tj))))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte
    (.and
      (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
      (.lt (.add (.mul 4 (.var v_kt)) (.var v_tj)) (.var v_P))) (
    .assign
      a_sa
      [.var v_ti, .var v_tj]
      (.read a_a [.add (.mul 4 (.var v_bi)) (.var v_ti), .add (.mul 4 (.var v_kt)) (.var v_tj)])
      (fun e => (M t_A [4 * (e v_bi) + (e v_ti), 4 * (e v_kt) + (e v_tj)]))
  ) (
    .skip
  )) <|
  .ifte
    (.and
      (.lt (.add (.mul 4 (.var v_kt)) (.var v_ti)) (.var v_P))
      (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
    .assign
      a_sb
      [.var v_ti, .var v_tj]
      (.read a_b [.add (.mul 4 (.var v_kt)) (.var v_ti), .add (.mul 4 (.var v_bj)) (.var v_tj)])
      (fun e => (M t_B [4 * (e v_kt) + (e v_ti), 4 * (e v_bj) + (e v_tj)]))
  ) (
    .skip
  )

theorem vc_7 (x_N x_M x_P x_bi x_bj x_kt x_ti x_tj : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) (h9 : 0 ≤ x_tj) (h10 : x_tj < 4) :
    (body_7 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_acc [4, 4]) a_sa [4, 4]) a_sb [4, 4]) ((((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj) (known_7 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj) :=
  (vc_seq (vc_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) =>
  (vc_assign_of (M t_A [4 * x_bi + x_ti, 4 * x_kt + x_tj])
  (in_other (by decide) (in_allocated ⟨h7, h8, h9, h10, trivial⟩))
  (ev_read ((at_left (at_points2 (4 * x_bi + x_ti) (4 * x_kt + x_tj) ⟨⟨(int_c7 h5 h9), h11.2⟩, ⟨(int_c7 h1 h7), h11.1⟩⟩
  rfl))
  : (known_7 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj) ⟨a_a, [4 * x_bi + x_ti, 4 * x_kt + x_tj]⟩ (M t_A [4 * x_bi + x_ti, 4 * x_kt + x_tj])))
  rfl)) (fun (h11 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) => vc_skip))
  (vc_if_of cond_holds (fun (h11 : 4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M) =>
  (vc_assign_of (M t_B [4 * x_kt + x_ti, 4 * x_bj + x_tj]) (in_allocated ⟨h7, h8, h9, h10, trivial⟩)
  (ev_read (at_if_of cond_holds
  (fun (h12 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) => (at_set_other (by decide)
  ((at_right (at_right (at_left (at_points2 (4 * x_kt + x_ti) (4 * x_bj + x_tj) ⟨⟨(int_c7 h3 h9), h11.2⟩, ⟨(int_c7 h5 h7), h11.1⟩⟩
  rfl))))
  : (known_7 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj) ⟨a_b, [4 * x_kt + x_ti, 4 * x_bj + x_tj]⟩ (M t_B [4 * x_kt + x_ti, 4 * x_bj + x_tj]))))
  (fun (h12 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  ((at_right (at_right (at_left (at_points2 (4 * x_kt + x_ti) (4 * x_bj + x_tj) ⟨⟨(int_c7 h3 h9), h11.2⟩, ⟨(int_c7 h5 h7), h11.1⟩⟩
  rfl))))
  : (known_7 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj) ⟨a_b, [4 * x_kt + x_ti, 4 * x_bj + x_tj]⟩ (M t_B [4 * x_kt + x_ti, 4 * x_bj + x_tj])))))
  rfl)) (fun (h11 : ¬ (4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M)) => vc_skip)))

theorem kept_7 (x_N x_M x_P x_bi x_bj x_kt x_ti x_tj : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) (h9 : 0 ≤ x_tj) (h10 : x_tj < 4) :
    Heap.Entails ((body_7 I M).post ((((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj) (known_7 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj)) (known_7 I M x_N x_M x_P x_bi x_bj x_kt x_ti (x_tj + 1)) :=
  (show Heap.Entails _ (known_7 I M x_N x_M x_P x_bi x_bj x_kt x_ti (x_tj + 1)) from
  (entails_and (entails_points2 (fun y_q10 y_q11 h11 => (at_if_of cond_holds
  (fun (h12 : 4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M) => (at_set_other (by decide)
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) =>
  (at_set_other (by decide) (at_left (at_points2 y_q10 y_q11 h11 rfl))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_left (at_points2 y_q10 y_q11 h11 rfl))))))
  (fun (h12 : ¬ (4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) =>
  (at_set_other (by decide) (at_left (at_points2 y_q10 y_q11 h11 rfl))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_left (at_points2 y_q10 y_q11 h11 rfl))))))))
  (entails_and (entails_points2 (fun y_q12 y_q13 h11 => (at_if_of cond_holds
  (fun (h12 : 4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M) => (at_set_other (by decide)
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 y_q12 y_q13 h11 rfl)))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_right (at_left (at_points2 y_q12 y_q13 h11 rfl)))))))
  (fun (h12 : ¬ (4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 y_q12 y_q13 h11 rfl)))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_right (at_left (at_points2 y_q12 y_q13 h11 rfl)))))))))
  (entails_and (entails_points2 (fun y_q14 y_q15 h11 => (at_if_of cond_holds
  (fun (h12 : 4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M) => (at_set_other (by decide)
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q14 y_q15 h11 rfl))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_right (at_right (at_left (at_points2 y_q14 y_q15 h11 rfl))))))))
  (fun (h12 : ¬ (4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q14 y_q15 h11 rfl))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_right (at_right (at_left (at_points2 y_q14 y_q15 h11 rfl))))))))))
  (entails_and (entails_points2 (fun y_q16 y_q17 h11 => (Or.elim h11
  (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_other (by decide) (at_if_of cond_holds
  (fun (h14 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points2 y_q16 y_q17 h11 rfl)))))))
  (fun (h14 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_right (at_right (at_right (at_left (at_points2 y_q16 y_q17 h11 rfl)))))))))
  (fun (h13 : ¬ (4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M)) => (at_if_of cond_holds
  (fun (h14 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points2 y_q16 y_q17 h11 rfl)))))))
  (fun (h14 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_right (at_right (at_right (at_left (at_points2 y_q16 y_q17 h11 rfl))))))))))
  (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_other (by decide) (at_if_of cond_holds
  (fun (h14 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points2 y_q16 y_q17 h11 rfl)))))))
  (fun (h14 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_right (at_right (at_right (at_left (at_points2 y_q16 y_q17 h11 rfl)))))))))
  (fun (h13 : ¬ (4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M)) => (at_if_of cond_holds
  (fun (h14 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points2 y_q16 y_q17 h11 rfl)))))))
  (fun (h14 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_right (at_right (at_right (at_left (at_points2 y_q16 y_q17 h11 rfl)))))))))))))
  (entails_and (entails_points2 (fun y_q18 y_q19 h11 => (at_if_of cond_holds
  (fun (h12 : 4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M) => (at_set_other (by decide)
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) =>
  ((Classical.em (y_q18 = x_ti ∧ y_q19 = x_tj)).elim
  (fun h14 => (at_set_eq2 y_q18 y_q19 x_ti x_tj h14 ((at_congr2 (int_c48 h14.1) (int_c48 h14.2))
  : M t_A [y_q18 + 4 * x_bi, y_q19 + 4 * x_kt] = M t_A [4 * x_bi + x_ti, 4 * x_kt + x_tj])))
  (fun h14 => (at_set_ne2 y_q18 y_q19 x_ti x_tj h14
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q18 y_q19 ⟨⟨h11.1.1, (fact_0 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.2 h14)⟩, h11.2⟩
  rfl)))))))))) (fun (h13 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q18 y_q19
  ⟨⟨h11.1.1, ((fact_1 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.1.2 h11.2.2 h11.1.2 h13)
  : y_q19 < x_tj + 4 * x_ti + (-4) * y_q18)⟩, h11.2⟩ rfl))))))))))
  (fun (h12 : ¬ (4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) =>
  ((Classical.em (y_q18 = x_ti ∧ y_q19 = x_tj)).elim
  (fun h14 => (at_set_eq2 y_q18 y_q19 x_ti x_tj h14 ((at_congr2 (int_c48 h14.1) (int_c48 h14.2))
  : M t_A [y_q18 + 4 * x_bi, y_q19 + 4 * x_kt] = M t_A [4 * x_bi + x_ti, 4 * x_kt + x_tj])))
  (fun h14 => (at_set_ne2 y_q18 y_q19 x_ti x_tj h14
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q18 y_q19 ⟨⟨h11.1.1, (fact_0 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.2 h14)⟩, h11.2⟩
  rfl)))))))))) (fun (h13 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q18 y_q19
  ⟨⟨h11.1.1, ((fact_1 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.1.2 h11.2.2 h11.1.2 h13)
  : y_q19 < x_tj + 4 * x_ti + (-4) * y_q18)⟩, h11.2⟩ rfl))))))))))))
  (entails_points2 (fun y_q20 y_q21 h11 =>
  (at_if_of cond_holds (fun (h12 : 4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M) =>
  ((Classical.em (y_q20 = x_ti ∧ y_q21 = x_tj)).elim
  (fun h13 => (at_set_eq2 y_q20 y_q21 x_ti x_tj h13 ((at_congr2 (int_c48 h13.1) (int_c48 h13.2))
  : M t_B [y_q20 + 4 * x_kt, y_q21 + 4 * x_bj] = M t_B [4 * x_kt + x_ti, 4 * x_bj + x_tj])))
  (fun h13 => (at_set_ne2 y_q20 y_q21 x_ti x_tj h13 (at_if_of cond_holds
  (fun (h14 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q20 y_q21
  ⟨⟨h11.1.1, ((fact_0 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.2 h13) : y_q21 < x_tj + 4 * x_ti + (-4) * y_q20)⟩, h11.2⟩
  rfl)))))))) (fun (h14 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q20 y_q21
  ⟨⟨h11.1.1, ((fact_0 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.2 h13) : y_q21 < x_tj + 4 * x_ti + (-4) * y_q20)⟩, h11.2⟩
  rfl))))))))))))
  (fun (h12 : ¬ (4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M)) => (at_if_of cond_holds
  (fun (h13 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q20 y_q21
  ⟨⟨h11.1.1, ((fact_1 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.1.2 h11.2.2 h11.1.2 h12)
  : y_q21 < x_tj + 4 * x_ti + (-4) * y_q20)⟩, h11.2⟩ rfl))))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q20 y_q21
  ⟨⟨h11.1.1, ((fact_1 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.1.2 h11.2.2 h11.1.2 h12)
  : y_q21 < x_tj + 4 * x_ti + (-4) * y_q20)⟩, h11.2⟩ rfl))))))))))))))))))

theorem race_7 (x_N x_M x_P x_bi x_bj x_kt x_ti : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) :
    ParVC I 0 4 (body_7 I M).erase (fun x_tj => ((((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj)) (fun x_tj => (body_7 I M).post ((((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj) (known_7 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj)) :=
  (race_arrays [a_sa, a_sb] rfl rfl (all_cons (apart2
  (fun x_tj y_c0 y_c1 => ((y_c0 = x_ti ∧ y_c1 = x_tj) ∧ x_ti < x_N + (-4) * x_bi) ∧ x_tj < x_P + (-4) * x_kt)
  (fun x_tj y_c0 y_c1 => (1 : Int) < 0) (fun x_tj h9 h10 => (w_seq (w_if_of cond_holds
  (fun (h11 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) => (w_assign2 x_ti x_tj
  ⟨⟨⟨rfl, rfl⟩, ((fact_2 h11.1) : x_ti < x_N + (-4) * x_bi)⟩, ((fact_2 h11.2) : x_tj < x_P + (-4) * x_kt)⟩))
  (fun (h11 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) => (w_none rfl))) (w_none rfl)))
  (fun x_tj h9 h10 => (r_none rfl)) (fun x_tj y_y y_c0 y_c1 h9 h10 h11 h12 h13 h14 =>
  ⟨int_not_one_lt_zero, (fun h15 => (int_eab_eac_nebc_F h14.1.1.2 h15.1.1.2 h13))⟩))
  (all_cons (apart2
  (fun x_tj y_c0 y_c1 => ((y_c0 = x_ti ∧ y_c1 = x_tj) ∧ x_ti < x_P + (-4) * x_kt) ∧ x_tj < x_M + (-4) * x_bj)
  (fun x_tj y_c0 y_c1 => (1 : Int) < 0) (fun x_tj h9 h10 => (w_seq (w_none rfl) (w_if_of cond_holds
  (fun (h11 : 4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M) => (w_assign2 x_ti x_tj
  ⟨⟨⟨rfl, rfl⟩, ((fact_2 h11.1) : x_ti < x_P + (-4) * x_kt)⟩, ((fact_2 h11.2) : x_tj < x_M + (-4) * x_bj)⟩))
  (fun (h11 : ¬ (4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl)))))
  (fun x_tj h9 h10 => (r_none rfl)) (fun x_tj y_y y_c0 y_c1 h9 h10 h11 h12 h13 h14 =>
  ⟨int_not_one_lt_zero, (fun h15 => (int_eab_eac_nebc_F h14.1.1.2 h15.1.1.2 h13))⟩)) all_nil)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_tj (.const 0) (.const 4)
    (fun e x => known_7 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_kt) (e v_ti) x) (body_7 I M)

theorem vc_6 (x_N x_M x_P x_bi x_bj x_kt x_ti : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) :
    (body_6 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_acc [4, 4]) a_sa [4, 4]) a_sb [4, 4]) (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti) (known_6 I M x_N x_M x_P x_bi x_bj x_kt x_ti) :=
  (vc_par_of 0 4 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun y_q22 y_q23 h9 => (at_right (at_left (at_points2 y_q22 y_q23 h9 rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun y_q24 y_q25 h9 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q24 y_q25 ⟨⟨h9.1.1, ⟨h9.2.1, (fact_3 h9.1.1.1.1 h9.1.2)⟩⟩, h9.2.2⟩ rfl))))))))
  (entails_points2 (fun y_q26 y_q27 h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q26 y_q27 ⟨⟨h9.1.1, ⟨h9.2.1, (fact_3 h9.1.1.1.1 h9.1.2)⟩⟩, h9.2.2⟩ rfl)))))))))))))
  : Heap.Entails (known_6 I M x_N x_M x_P x_bi x_bj x_kt x_ti) (known_7 I M x_N x_M x_P x_bi x_bj x_kt x_ti 0))
  (fun x_tj h9 h10 =>
  (vc_7 x_N x_M x_P x_bi x_bj x_kt x_ti x_tj hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_tj h9 h10 =>
  (kept_7 x_N x_M x_P x_bi x_bj x_kt x_ti x_tj hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (race_7 x_N x_M x_P x_bi x_bj x_kt x_ti hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))

theorem kept_6 (x_N x_M x_P x_bi x_bj x_kt x_ti : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) :
    Heap.Entails ((body_6 I M).post (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti) (known_6 I M x_N x_M x_P x_bi x_bj x_kt x_ti)) (known_6 I M x_N x_M x_P x_bi x_bj x_kt (x_ti + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun y_q28 y_q29 h9 => (at_right (at_left (at_points2 y_q28 y_q29 h9 rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun y_q30 y_q31 h9 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q30 y_q31 ⟨⟨h9.1.1, (fact_4 h9.1.1.1.2 h9.1.2.2)⟩, ⟨h9.1.2.1, h9.2⟩⟩ rfl))))))))
  (entails_points2 (fun y_q32 y_q33 h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q32 y_q33 ⟨⟨h9.1.1, (fact_4 h9.1.1.1.2 h9.1.2.2)⟩, ⟨h9.1.2.1, h9.2⟩⟩ rfl)))))))))))))
  : Heap.Entails (known_7 I M x_N x_M x_P x_bi x_bj x_kt x_ti 4) (known_6 I M x_N x_M x_P x_bi x_bj x_kt (x_ti + 1)))

theorem race_6 (x_N x_M x_P x_bi x_bj x_kt : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) :
    ParVC I 0 4 (body_6 I M).erase (fun x_ti => (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti)) (fun x_ti => (body_6 I M).post (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti) (known_6 I M x_N x_M x_P x_bi x_bj x_kt x_ti)) :=
  (race_arrays [a_sa, a_sb] rfl rfl (all_cons (apart2
  (fun x_ti y_c0 y_c1 => ((y_c0 = x_ti ∧ x_ti < x_N + (-4) * x_bi) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ y_c1 < x_P + (-4) * x_kt)
  (fun x_ti y_c0 y_c1 => (1 : Int) < 0)
  (fun x_ti h7 h8 => (w_par 0 4 rfl rfl (fun x_tj h9 h10 => (w_seq (w_if_of cond_holds
  (fun (h11 : 4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P) => (w_assign2 x_ti x_tj
  ⟨⟨⟨rfl, ((fact_2 h11.1) : x_ti < x_N + (-4) * x_bi)⟩, ⟨h9, h10⟩⟩, ((fact_2 h11.2) : x_tj < x_P + (-4) * x_kt)⟩))
  (fun (h11 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_kt + x_tj < x_P)) => (w_none rfl))) (w_none rfl)))))
  (fun x_ti h7 h8 => (r_none rfl)) (fun x_ti y_y y_c0 y_c1 h7 h8 h9 h10 h11 h12 =>
  ⟨int_not_one_lt_zero, (fun h13 => (int_eab_eac_nebc_F h12.1.1.1 h13.1.1.1 h11))⟩))
  (all_cons (apart2
  (fun x_ti y_c0 y_c1 => ((y_c0 = x_ti ∧ x_ti < x_P + (-4) * x_kt) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ y_c1 < x_M + (-4) * x_bj)
  (fun x_ti y_c0 y_c1 => (1 : Int) < 0)
  (fun x_ti h7 h8 => (w_par 0 4 rfl rfl (fun x_tj h9 h10 => (w_seq (w_none rfl) (w_if_of cond_holds
  (fun (h11 : 4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M) => (w_assign2 x_ti x_tj
  ⟨⟨⟨rfl, ((fact_2 h11.1) : x_ti < x_P + (-4) * x_kt)⟩, ⟨h9, h10⟩⟩, ((fact_2 h11.2) : x_tj < x_M + (-4) * x_bj)⟩))
  (fun (h11 : ¬ (4 * x_kt + x_ti < x_P ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl)))))))
  (fun x_ti h7 h8 => (r_none rfl)) (fun x_ti y_y y_c0 y_c1 h7 h8 h9 h10 h11 h12 =>
  ⟨int_not_one_lt_zero, (fun h13 => (int_eab_eac_nebc_F h12.1.1.1 h13.1.1.1 h11))⟩)) all_nil)))

noncomputable def known_8_1 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_kt x_ti : Int) : Heap V :=
  .points2 a_acc
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 => (value_2 I M y_c0 y_c1 x_M x_N x_P x_bi x_bj x_kt x_ti))

noncomputable def known_8_4 (I : Interp V) (M : Model V) (x_N x_P x_bi x_kt : Int) : Heap V :=
  .points2 a_sa
    (fun y_c0 y_c1 => (((0 ≤ y_c1 ∧ y_c1 < 4) ∧ y_c1 < x_P + (-4) * x_kt) ∧ 0 ≤ y_c0 ∧ y_c0 < 4) ∧ y_c0 < x_N + (-4) * x_bi)
    (fun y_c0 y_c1 => (M t_A [y_c0 + 4 * x_bi, y_c1 + 4 * x_kt]))

noncomputable def known_8_5 (I : Interp V) (M : Model V) (x_M x_P x_bj x_kt : Int) : Heap V :=
  .points2 a_sb
    (fun y_c0 y_c1 => (((0 ≤ y_c1 ∧ y_c1 < 4) ∧ y_c1 < x_M + (-4) * x_bj) ∧ 0 ≤ y_c0 ∧ y_c0 < 4) ∧ y_c0 < x_P + (-4) * x_kt)
    (fun y_c0 y_c1 => (M t_B [y_c0 + 4 * x_kt, y_c1 + 4 * x_bj]))

noncomputable def known_8 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_kt x_ti : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_8_1 I M x_N x_M x_P x_bi x_bj x_kt x_ti).and ((known_1_1 I M x_M x_P).and ((known_3_3 I M x_N x_M x_bi x_bj).and ((known_8_4 I M x_N x_P x_bi x_kt).and (known_8_5 I M x_M x_P x_bj x_kt))))))

noncomputable def known_9_1 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_kt x_ti x_tj : Int) : Heap V :=
  .points2 a_acc
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 => (value_3 I M y_c0 y_c1 x_M x_N x_P x_bi x_bj x_kt x_ti x_tj))

noncomputable def known_9 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_kt x_ti x_tj : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_9_1 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj).and ((known_1_1 I M x_M x_P).and ((known_3_3 I M x_N x_M x_bi x_bj).and ((known_8_4 I M x_N x_P x_bi x_kt).and (known_8_5 I M x_M x_P x_bj x_kt))))))

noncomputable def known_10_1 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_kt x_ti x_tj x_kk : Int) : Heap V :=
  .points2 a_acc
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 => (value_4 I M y_c0 y_c1 x_M x_N x_P x_bi x_bj x_kk x_kt x_ti x_tj))

noncomputable def known_10 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_kt x_ti x_tj x_kk : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_10_1 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj x_kk).and ((known_1_1 I M x_M x_P).and ((known_3_3 I M x_N x_M x_bi x_bj).and ((known_8_4 I M x_N x_P x_bi x_kt).and (known_8_5 I M x_M x_P x_bj x_kt))))))

noncomputable def body_10 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_acc
    [.var v_ti, .var v_tj]
    (.fn f_2 [.read a_sa [.var v_ti, .var v_kk], .read a_sb [.var v_kk, .var v_tj]])
    (fun e => (value_6 I M (e v_bi) (e v_bj) (e v_kk) (e v_kt) (e v_ti) (e v_tj)))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (x_M x_N x_P x_bi x_bj x_kk x_kt x_ti x_tj : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((0 ≤ y_k0 ∧ y_k0 < 4 * x_kt) ∧ 4 * x_bj + x_tj < x_M) ∧ 4 * x_bi + x_ti < x_N ∨ (((4 * x_kt ≤ y_k0 ∧ y_k0 < x_P) ∧ y_k0 ≤ 4 * x_kt + 3) ∧ y_k0 < x_kk + 4 * x_kt + 4 * x_tj + (-4) * x_tj) ∧ x_ti = x_ti) ∨ (((4 * x_kt ≤ y_k0 ∧ y_k0 < x_P) ∧ y_k0 ≤ 4 * x_kt + 3) ∧ 4 * x_bj + x_tj < x_M) ∧ x_ti < x_ti)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * x_bi + x_ti, y_k0], M t_B [y_k0, 4 * x_bj + x_tj]])))

theorem vc_10 (x_N x_M x_P x_bi x_bj x_kt x_ti x_tj x_kk : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) (h9 : 0 ≤ x_tj) (h10 : x_tj < 4) (h11 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) (h12 : 0 ≤ x_kk) (h13 : x_kk < (min 4 (x_P + (-1) * (4 * x_kt)))) :
    (body_10 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_acc [4, 4]) a_sa [4, 4]) a_sb [4, 4]) (((((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj).set v_kk x_kk) (known_10 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj x_kk) :=
  (vc_accumulate_of (value_4 I M x_ti x_tj x_M x_N x_P x_bi x_bj x_kk x_kt x_ti x_tj)
  (I.fn f_2 [M t_A [x_ti + 4 * x_bi, x_kk + 4 * x_kt], M t_B [x_kk + 4 * x_kt, x_tj + 4 * x_bj]])
  ((at_right (at_left (at_points2 x_ti x_tj ⟨⟨h9, h10⟩, ⟨h7, h8⟩⟩ rfl)))
  : (known_10 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj x_kk) ⟨a_acc, [x_ti, x_tj]⟩ (value_4 I M x_ti x_tj x_M x_N x_P x_bi x_bj x_kk x_kt x_ti x_tj))
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 x_ti x_kk
  ⟨⟨⟨⟨h12, (int_of_lt_min_left h13)⟩, (fact_5 h13)⟩, ⟨h7, h8⟩⟩, (fact_2 h11.1)⟩ rfl))))))
  : (known_10 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj x_kk) ⟨a_sa, [x_ti, x_kk]⟩ (M t_A [x_ti + 4 * x_bi, x_kk + 4 * x_kt])))
  (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_right (at_points2 x_kk x_tj
  ⟨⟨⟨⟨h9, h10⟩, (fact_2 h11.2)⟩, ⟨h12, (int_of_lt_min_left h13)⟩⟩, (fact_5 h13)⟩ rfl))))))
  : (known_10 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj x_kk) ⟨a_sb, [x_kk, x_tj]⟩ (M t_B [x_kk + 4 * x_kt, x_tj + 4 * x_bj])))
  ev_nil))) ((Eq.trans ((fn_congr2 (reduce_congr1 (fun y_q42 =>
  ⟨(fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15 (fun h16 => h14) (fun h16 => h14)))
  (fun h15 => (False.elim (int_irrefl h15.2))))), (fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15 (fun h16 => h14) (fun h16 => h14)))
  (fun h15 => (False.elim (int_irrefl h15.2)))))⟩)
  (fun y_q42 h14 => (fn_congr2 (at_congr2 int_add_comm rfl) (at_congr2 rfl int_add_comm)))) rfl)
  : I.fn f_0 [value_4 I M x_ti x_tj x_M x_N x_P x_bi x_bj x_kk x_kt x_ti x_tj, I.fn f_2 [M t_A [x_ti + 4 * x_bi, x_kk + 4 * x_kt], M t_B [x_kk + 4 * x_kt, x_tj + 4 * x_bj]]] = I.fn f_0 [value_8 I M x_M x_N x_P x_bi x_bj x_kk x_kt x_ti x_tj, I.fn f_2 [M t_A [x_ti + 4 * x_bi, x_kk + 4 * x_kt], M t_B [x_kk + 4 * x_kt, x_tj + 4 * x_bj]]])
  (append1 (x_kk + 4 * x_kt) 0 (4 * x_kt + x_kk + 1) (fun y_q41 h14 => ⟨h14.1, (int_c9 h14.2)⟩)
  (fun y_q41 => ⟨(fun h14 => ((Classical.em (4 * x_kt ≤ y_q41)).elim
  (fun h15 => ((Classical.em (y_q41 < x_kk + 4 * x_kt + 4 * x_tj + (-4) * x_tj)).elim (fun h16 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨h15, (fact_6 h13 h16)⟩, (fact_7 h13 h16)⟩, h16⟩, int_c1⟩))))
  (fun h16 => (Or.inr (fact_8 h14.2 h16)))))
  (fun h15 => (Or.inl (Or.inl (Or.inl ⟨⟨⟨h14.1, (int_nlba_tab h15)⟩, h11.2⟩, h11.1⟩)))))), (fun h14 => (Or.elim h14 (fun h15 =>
  (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 => ⟨h17.1.1.1, (int_c171 h12 h17.1.1.2)⟩)
  (fun h17 => ⟨(int_c96 h5 h17.1.1.1.1), (fact_9 h17.1.2)⟩)))
  (fun h16 => (False.elim (int_irrefl h16.2)))))
  (fun h15 => ⟨(fact_10 h12 h5 h15), (int_eab_lab h15)⟩)))⟩) (fun y_q41 h14 => (Or.elim h14
  (fun h15 => (Or.elim h15 (fun h16 => (int_c268 h12 h16.1.1.2)) (fun h16 => (fact_11 h16.1.2))))
  (fun h15 => (False.elim (int_irrefl h15.2))))) (fun y_q41 h14 => rfl)
  (fn_congr2 (at_congr2 int_add_comm rfl) (at_congr2 rfl int_add_comm))))
  : I.fn f_0 [value_4 I M x_ti x_tj x_M x_N x_P x_bi x_bj x_kk x_kt x_ti x_tj, I.fn f_2 [M t_A [x_ti + 4 * x_bi, x_kk + 4 * x_kt], M t_B [x_kk + 4 * x_kt, x_tj + 4 * x_bj]]] = value_6 I M x_bi x_bj x_kk x_kt x_ti x_tj))

theorem kept_10 (x_N x_M x_P x_bi x_bj x_kt x_ti x_tj x_kk : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) (h9 : 0 ≤ x_tj) (h10 : x_tj < 4) (h11 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) (h12 : 0 ≤ x_kk) (h13 : x_kk < (min 4 (x_P + (-1) * (4 * x_kt)))) :
    Heap.Entails ((body_10 I M).post (((((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj).set v_kk x_kk) (known_10 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj x_kk)) (known_10 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj (x_kk + 1)) :=
  (show Heap.Entails _ (known_10 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj (x_kk + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points2 (fun y_q43 y_q44 h14 => ((Classical.em (y_q43 = x_ti ∧ y_q44 = x_tj)).elim
  (fun h15 => (at_set_eq2 y_q43 y_q44 x_ti x_tj h15 ((reduce_congr1 (fun y_q45 => ⟨(fun h16 =>
  (Or.elim h16 (fun h17 => (Or.elim h17 (fun h18 => ⟨h18.1.1.1, (int_c171 h12 h18.1.1.2)⟩)
  (fun h18 => ⟨(int_c96 h5 h18.1.1.1.1), (fact_12 h15.2 h18.1.2)⟩)))
  (fun h17 => (False.elim (int_eab_tab_F h15.1 h17.2))))), (fun h16 => (Or.inl ((Classical.em (y_q45 < 4 * x_kt)).elim
  (fun h17 => (Or.inl ⟨⟨⟨h16.1, h17⟩, (fact_13 h15.2 h11.2)⟩, (fact_13 h15.1 h11.1)⟩)) (fun h17 =>
  (Or.inr ⟨⟨⟨⟨(int_ntba_lab h17), (fact_14 h16.2 h13)⟩, (fact_15 h16.2 h13)⟩, (fact_16 h16.2 h15.2)⟩, h15.1⟩)))))⟩)
  (fun y_q45 h16 => (fn_congr2 (at_congr2 (int_c48 h15.1) rfl) (at_congr2 rfl (int_c48 h15.2)))))
  : value_4 I M y_q43 y_q44 x_M x_N x_P x_bi x_bj (x_kk + 1) x_kt x_ti x_tj = value_6 I M x_bi x_bj x_kk x_kt x_ti x_tj)))
  (fun h15 => (at_set_ne2 y_q43 y_q44 x_ti x_tj h15
  (at_right (at_left (at_points2 y_q43 y_q44 h14 (reduce_congr1 (fun y_q46 =>
  ⟨(fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17 (fun h18 => (Or.inl (Or.inl h18))) (fun h18 =>
  (Or.inl (Or.inr ⟨⟨h18.1.1, (fact_17 h18.1.1.1.1 h18.1.1.2 h12 h18.2 h13 h18.1.2 h15)⟩, h18.2⟩)))))
  (fun h17 => (Or.inr h17)))), (fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17 (fun h18 => (Or.inl (Or.inl h18)))
  (fun h18 => (Or.inl (Or.inr ⟨⟨h18.1.1, (int_c424 h18.1.2)⟩, h18.2⟩))))) (fun h17 => (Or.inr h17))))⟩)
  (fun y_q46 h16 => rfl)))))))))) (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))

noncomputable def body_9 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte
    (.and
      (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
      (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
    .for v_kk (.const 0) (.min (.const 4) (.add (.var v_P) (.mul (-1) (.mul 4 (.var v_kt)))))
      (fun e x => known_10 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_kt) (e v_ti) (e v_tj) x) (body_10 I M)
  ) (
    .skip
  )

theorem vc_9 (x_N x_M x_P x_bi x_bj x_kt x_ti x_tj : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) (h9 : 0 ≤ x_tj) (h10 : x_tj < 4) :
    (body_9 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_acc [4, 4]) a_sa [4, 4]) a_sb [4, 4]) ((((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj) (known_9 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj) :=
  (vc_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (vc_for_of 0 (min 4 (x_P + (-1) * (4 * x_kt))) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun y_q47 y_q48 h12 =>
  (at_right (at_left (at_points2 y_q47 y_q48 h12 (reduce_congr1 (fun y_q49 =>
  ⟨(fun h13 => (Or.elim h13 (fun h14 => (Or.elim h14 (fun h15 => (Or.inl h15)) (fun h15 =>
  (Or.inr ⟨⟨⟨h15.1.1, (fact_18 h15.1.1.1.1 h15.1.2 h11.2)⟩, (fact_13 h15.2 h11.1)⟩, (fact_19 h15.1.1.1.1 h15.2 h15.1.2)⟩))))
  (fun h14 => (Or.inr ⟨⟨h14.1, (fact_20 h14.2 h11.1)⟩, (fact_21 h9 h14.2 h12.1.2)⟩)))), (fun h13 => (Or.elim h13 (fun h14 => (Or.inl (Or.inl h14)))
  (fun h14 => ((Classical.em (y_q49 < 0 + 4 * x_kt + 4 * x_tj + (-4) * y_q48)).elim
  (fun h15 => ((Classical.em (y_q47 = x_ti)).elim
  (fun h16 => (Or.inl (Or.inr ⟨⟨⟨⟨h14.1.1.1.1.1, h14.1.1.1.1.2⟩, h14.1.1.1.2⟩, h15⟩, h16⟩)))
  (fun h16 =>
  (Or.inr ⟨⟨⟨⟨h14.1.1.1.1.1, h14.1.1.1.1.2⟩, h14.1.1.1.2⟩, h14.1.1.2⟩, (fact_22 h12.1.1 h10 h14.2 h16)⟩))))
  (fun h15 =>
  (Or.inr ⟨⟨⟨⟨h14.1.1.1.1.1, h14.1.1.1.1.2⟩, h14.1.1.1.2⟩, h14.1.1.2⟩, (fact_23 h14.1.1.1.2 h14.2 h15)⟩))))))⟩)
  (fun y_q49 h13 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_9 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj) (known_10 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj 0))
  (fun x_kk h12 h13 =>
  (vc_10 x_N x_M x_P x_bi x_bj x_kt x_ti x_tj x_kk hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12
  h13)) (fun x_kk h12 h13 =>
  (kept_10 x_N x_M x_P x_bi x_bj x_kt x_ti x_tj x_kk hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12
  h13)))) (fun (h11 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) => vc_skip))

theorem kept_9 (x_N x_M x_P x_bi x_bj x_kt x_ti x_tj : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) (h9 : 0 ≤ x_tj) (h10 : x_tj < 4) :
    Heap.Entails ((body_9 I M).post ((((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj) (known_9 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj)) (known_9 I M x_N x_M x_P x_bi x_bj x_kt x_ti (x_tj + 1)) :=
  (show Heap.Entails _ (known_9 I M x_N x_M x_P x_bi x_bj x_kt x_ti (x_tj + 1)) from
  (entails_and (entails_points2 (fun y_q50 y_q51 h11 =>
  (at_if_of cond_holds (fun (h12 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_left (at_points2 y_q50 y_q51 h11 rfl)))
  (fun (h12 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_left (at_points2 y_q50 y_q51 h11 rfl))))))
  (entails_and (entails_points2 (fun y_q52 y_q53 h11 =>
  (at_if_of cond_holds (fun (h12 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_right (at_left (at_points2 y_q52 y_q53 h11 ((reduce_congr1
  (fun y_q54 => ⟨(fun h13 => (Or.elim h13 (fun h14 => (Or.inl (Or.inl h14))) (fun h14 =>
  ((Classical.em (y_q54 < (max 0 (min 4 (x_P + (-1) * (4 * x_kt)))) + 4 * x_kt + 4 * x_tj + (-4) * y_q53)).elim
  (fun h15 => ((Classical.em (y_q52 = x_ti)).elim
  (fun h16 => (Or.inl (Or.inr ⟨⟨⟨⟨h14.1.1.1.1.1, h14.1.1.1.1.2⟩, h14.1.1.1.2⟩, h15⟩, h16⟩)))
  (fun h16 =>
  (Or.inr ⟨⟨⟨⟨h14.1.1.1.1.1, h14.1.1.1.1.2⟩, h14.1.1.1.2⟩, h14.1.1.2⟩, (fact_24 h11.1.1 h10 h14.2 h16)⟩))))
  (fun h15 =>
  (Or.inr ⟨⟨⟨⟨h14.1.1.1.1.1, h14.1.1.1.1.2⟩, h14.1.1.1.2⟩, h14.1.1.2⟩, (fact_25 h14.1.1.1.2 h14.1.1.1.1.2 h14.2 h15)⟩)))))), (fun h13 => (Or.elim h13 (fun h14 => (Or.elim h14 (fun h15 => (Or.inl h15)) (fun h15 =>
  (Or.inr ⟨⟨⟨h15.1.1, (fact_26 h15.1.1.1.1 h15.1.2 h12.2)⟩, (fact_13 h15.2 h12.1)⟩, (fact_27 h15.1.1.1.1 h15.2 h15.1.2)⟩))))
  (fun h14 => (Or.inr ⟨⟨h14.1, (fact_20 h14.2 h12.1)⟩, (fact_28 h9 h14.2 h11.1.2)⟩))))⟩)
  (fun y_q54 h13 => rfl))
  : value_3 I M y_q52 y_q53 x_M x_N x_P x_bi x_bj x_kt x_ti (x_tj + 1) = value_4 I M y_q52 y_q53 x_M x_N x_P x_bi x_bj (max 0 (min 4 (x_P + (-1) * (4 * x_kt)))) x_kt x_ti x_tj)))))
  (fun (h12 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_left (at_points2 y_q52 y_q53 h11
  ((reduce_congr1 (fun y_q55 => ⟨(fun h13 => (Or.elim h13 (fun h14 => (Or.inl h14))
  (fun h14 => (Or.inr ⟨h14.1, (fact_29 h11.1.1 h9 h11.1.2 h10 h14.1.1.2 h14.1.2 h14.2 h12)⟩)))), (fun h13 =>
  (Or.elim h13 (fun h14 => (Or.inl h14)) (fun h14 => (Or.inr ⟨h14.1, (int_c30 h14.2)⟩))))⟩)
  (fun y_q55 h13 => rfl))
  : value_3 I M y_q52 y_q53 x_M x_N x_P x_bi x_bj x_kt x_ti (x_tj + 1) = value_3 I M y_q52 y_q53 x_M x_N x_P x_bi x_bj x_kt x_ti x_tj))))))))
  (entails_and (entails_points2 (fun y_q56 y_q57 h11 =>
  (at_if_of cond_holds (fun (h12 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_right (at_right (at_left (at_points2 y_q56 y_q57 h11 rfl)))))
  (fun (h12 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_left (at_points2 y_q56 y_q57 h11 rfl))))))))
  (entails_and (entails_points2 (fun y_q58 y_q59 h11 => (Or.elim h11
  (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_right (at_right (at_right (at_left (at_points2 y_q58 y_q59 h11 rfl))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_left (at_points2 y_q58 y_q59 h11 rfl))))))))
  (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_right (at_right (at_right (at_left (at_points2 y_q58 y_q59 h11 rfl))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_left (at_points2 y_q58 y_q59 h11 rfl)))))))))))
  (entails_and (entails_points2 (fun y_q60 y_q61 h11 =>
  (at_if_of cond_holds (fun (h12 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q60 y_q61 h11 rfl)))))))
  (fun (h12 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q60 y_q61 h11 rfl))))))))))
  (entails_points2 (fun y_q62 y_q63 h11 =>
  (at_if_of cond_holds (fun (h12 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q62 y_q63 h11 rfl)))))))
  (fun (h12 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q62 y_q63 h11 rfl))))))))))))))))

theorem race_9 (x_N x_M x_P x_bi x_bj x_kt x_ti : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) :
    ParVC I 0 4 (body_9 I M).erase (fun x_tj => ((((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj)) (fun x_tj => (body_9 I M).post ((((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj) (known_9 I M x_N x_M x_P x_bi x_bj x_kt x_ti x_tj)) :=
  (race_arrays [a_acc] rfl rfl (all_cons (apart2
  (fun x_tj y_c0 y_c1 => ((y_c0 = x_ti ∧ y_c1 = x_tj) ∧ x_ti < x_N + (-4) * x_bi) ∧ x_tj < x_M + (-4) * x_bj)
  (fun x_tj y_c0 y_c1 => ((y_c0 = x_ti ∧ y_c1 = x_tj) ∧ x_ti < x_N + (-4) * x_bi) ∧ x_tj < x_M + (-4) * x_bj)
  (fun x_tj h9 h10 =>
  (w_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (w_for 0 (min 4 (x_P + (-1) * (4 * x_kt))) rfl rfl (fun x_kk h12 h13 => (w_accumulate2 x_ti x_tj
  ⟨⟨⟨rfl, rfl⟩, ((fact_2 h11.1) : x_ti < x_N + (-4) * x_bi)⟩, ((fact_2 h11.2) : x_tj < x_M + (-4) * x_bj)⟩))))
  (fun (h11 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl))))
  (fun x_tj h9 h10 =>
  (r_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (r_for 0 (min 4 (x_P + (-1) * (4 * x_kt))) rfl rfl
  (fun x_kk h12 h13 => (r_accumulate2 (x_none rfl) x_ti x_tj
  ⟨⟨⟨rfl, rfl⟩, ((fact_2 h11.1) : x_ti < x_N + (-4) * x_bi)⟩, ((fact_2 h11.2) : x_tj < x_M + (-4) * x_bj)⟩))))
  (fun (h11 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) => (r_none rfl))))
  (fun x_tj y_y y_c0 y_c1 h9 h10 h11 h12 h13 h14 =>
  ⟨(fun h15 => (int_eab_eac_nebc_F h14.1.1.2 h15.1.1.2 h13)), (fun h15 => (int_eab_eac_nebc_F h14.1.1.2 h15.1.1.2 h13))⟩))
  all_nil))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_tj (.const 0) (.const 4)
    (fun e x => known_9 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_kt) (e v_ti) x) (body_9 I M)

theorem vc_8 (x_N x_M x_P x_bi x_bj x_kt x_ti : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) :
    (body_8 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_acc [4, 4]) a_sa [4, 4]) a_sb [4, 4]) (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti) (known_8 I M x_N x_M x_P x_bi x_bj x_kt x_ti) :=
  (vc_par_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun y_q64 y_q65 h9 =>
  (at_right (at_left (at_points2 y_q64 y_q65 h9 (reduce_congr1 (fun y_q66 => ⟨(fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl h11)) (fun h11 => (Or.inr ⟨h11.1, (fact_30 h9.1.1 h11.2)⟩)))), (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl h11)) (fun h11 => (Or.inr ⟨h11.1, (fact_31 h11.2 h9.1.2)⟩))))⟩)
  (fun y_q66 h10 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_8 I M x_N x_M x_P x_bi x_bj x_kt x_ti) (known_9 I M x_N x_M x_P x_bi x_bj x_kt x_ti 0))
  (fun x_tj h9 h10 =>
  (vc_9 x_N x_M x_P x_bi x_bj x_kt x_ti x_tj hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_tj h9 h10 =>
  (kept_9 x_N x_M x_P x_bi x_bj x_kt x_ti x_tj hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (race_9 x_N x_M x_P x_bi x_bj x_kt x_ti hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))

theorem kept_8 (x_N x_M x_P x_bi x_bj x_kt x_ti : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) :
    Heap.Entails ((body_8 I M).post (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti) (known_8 I M x_N x_M x_P x_bi x_bj x_kt x_ti)) (known_8 I M x_N x_M x_P x_bi x_bj x_kt (x_ti + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun y_q67 y_q68 h9 =>
  (at_right (at_left (at_points2 y_q67 y_q68 h9 (reduce_congr1 (fun y_q69 => ⟨(fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl h11)) (fun h11 => (Or.inr ⟨h11.1, (fact_32 h9.1.2 h11.2)⟩)))), (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl h11)) (fun h11 => (Or.inr ⟨h11.1, (fact_33 h9.1.1 h11.2)⟩))))⟩)
  (fun y_q69 h10 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_9 I M x_N x_M x_P x_bi x_bj x_kt x_ti 4) (known_8 I M x_N x_M x_P x_bi x_bj x_kt (x_ti + 1)))

theorem race_8 (x_N x_M x_P x_bi x_bj x_kt : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) :
    ParVC I 0 4 (body_8 I M).erase (fun x_ti => (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti)) (fun x_ti => (body_8 I M).post (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti) (known_8 I M x_N x_M x_P x_bi x_bj x_kt x_ti)) :=
  (race_arrays [a_acc] rfl rfl (all_cons (apart2
  (fun x_ti y_c0 y_c1 => ((y_c0 = x_ti ∧ x_ti < x_N + (-4) * x_bi) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ y_c1 < x_M + (-4) * x_bj)
  (fun x_ti y_c0 y_c1 => ((y_c0 = x_ti ∧ x_ti < x_N + (-4) * x_bi) ∧ 0 ≤ y_c1 ∧ y_c1 < 4) ∧ y_c1 < x_M + (-4) * x_bj)
  (fun x_ti h7 h8 => (w_par 0 4 rfl rfl (fun x_tj h9 h10 =>
  (w_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (w_for 0 (min 4 (x_P + (-1) * (4 * x_kt))) rfl rfl (fun x_kk h12 h13 => (w_accumulate2 x_ti x_tj
  ⟨⟨⟨rfl, ((fact_2 h11.1) : x_ti < x_N + (-4) * x_bi)⟩, ⟨h9, h10⟩⟩, ((fact_2 h11.2) : x_tj < x_M + (-4) * x_bj)⟩))))
  (fun (h11 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl))))))
  (fun x_ti h7 h8 => (r_par 0 4 rfl rfl (fun x_tj h9 h10 =>
  (r_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (r_for 0 (min 4 (x_P + (-1) * (4 * x_kt))) rfl rfl
  (fun x_kk h12 h13 => (r_accumulate2 (x_none rfl) x_ti x_tj
  ⟨⟨⟨rfl, ((fact_2 h11.1) : x_ti < x_N + (-4) * x_bi)⟩, ⟨h9, h10⟩⟩, ((fact_2 h11.2) : x_tj < x_M + (-4) * x_bj)⟩))))
  (fun (h11 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) => (r_none rfl))))))
  (fun x_ti y_y y_c0 y_c1 h7 h8 h9 h10 h11 h12 =>
  ⟨(fun h13 => (int_eab_eac_nebc_F h12.1.1.1 h13.1.1.1 h11)), (fun h13 => (int_eab_eac_nebc_F h12.1.1.1 h13.1.1.1 h11))⟩))
  all_nil))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_sa [.const 4, .const 4] <|
  .allocate a_sb [.const 4, .const 4] <|
  .seq (.par v_ti (.const 0) (.const 4)
    (fun e x => known_6 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_kt) x) (body_6 I M)) <|
  .scope [a_acc] <|
    .par v_ti (.const 0) (.const 4)
      (fun e x => known_8 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_kt) x) (body_8 I M)

theorem vc_5 (x_N x_M x_P x_bi x_bj x_kt : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_acc [4, 4]) ((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt) (known_5 I M x_N x_M x_P x_bi x_bj x_kt) :=
  (vc_allocate (vc_allocate (vc_seq
  (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_6 I M x_N x_M x_P x_bi x_bj x_kt 0) from
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))) (entails_and
  (entails_points2 (fun y_q34 y_q35 h7 => (at_without (by decide) (at_without (by decide)
  ((at_right (at_left (at_points2 y_q34 y_q35 h7 (reduce_congr1 (fun y_q36 =>
  ⟨(fun h8 => ⟨⟨⟨⟨h8.1.1.1, (int_c72 h8.1.1.2 h6)⟩, h8.1.1.2⟩, h8.1.2⟩, h8.2⟩), (fun h8 => ⟨⟨⟨h8.1.1.1.1, h8.1.1.2⟩, h8.1.2⟩, h8.2⟩)⟩)
  (fun y_q36 h8 => rfl)))))
  : (known_5 I M x_N x_M x_P x_bi x_bj x_kt) ⟨a_acc, [y_q34, y_q35]⟩ (value_1 I M y_q34 y_q35 x_M x_N x_bi x_bj x_kt))))))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))) (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))) (entails_and
  (entails_points2 (fun y_q37 y_q38 h7 => (False.elim (int_lab_tba_F h7.1.2.1 h7.1.2.2))))
  (entails_points2 (fun y_q39 y_q40 h7 => (False.elim (int_lab_tba_F h7.1.2.1 h7.1.2.2))))))))))
  (fun x_ti h7 h8 => (vc_6 x_N x_M x_P x_bi x_bj x_kt x_ti hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_ti h7 h8 => (kept_6 x_N x_M x_P x_bi x_bj x_kt x_ti hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_6 x_N x_M x_P x_bi x_bj x_kt hl hM h0 h1 h2 h3 h4 h5 h6))
  (vc_scope (vc_par_of 0 4 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun y_q70 y_q71 h7 => (at_right (at_left (at_points2 y_q70 y_q71 h7 (reduce_congr1 (fun y_q72 =>
  ⟨(fun h8 => (Or.elim h8 (fun h9 => h9) (fun h9 => (False.elim (int_lab_tba_F h7.2.1 h9.2))))), (fun h8 => (Or.inl h8))⟩)
  (fun y_q72 h8 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun y_q73 y_q74 h7 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q73 y_q74 h7 rfl))))))))
  (entails_points2 (fun y_q75 y_q76 h7 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q75 y_q76 h7 rfl)))))))))))))
  : Heap.Entails (known_6 I M x_N x_M x_P x_bi x_bj x_kt 4) (known_8 I M x_N x_M x_P x_bi x_bj x_kt 0))
  (fun x_ti h7 h8 => (vc_8 x_N x_M x_P x_bi x_bj x_kt x_ti hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_ti h7 h8 => (kept_8 x_N x_M x_P x_bi x_bj x_kt x_ti hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_8 x_N x_M x_P x_bi x_bj x_kt hl hM h0 h1 h2 h3 h4 h5 h6))))))

theorem kept_5 (x_N x_M x_P x_bi x_bj x_kt : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (x_P + 3) / 4) :
    Heap.Entails ((body_5 I M).post ((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt) (known_5 I M x_N x_M x_P x_bi x_bj x_kt)) (known_5 I M x_N x_M x_P x_bi x_bj (x_kt + 1)) :=
  (show Heap.Entails _ (known_5 I M x_N x_M x_P x_bi x_bj (x_kt + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl))) (entails_and
  (entails_points2 (fun y_q77 y_q78 h7 => (at_restore (by decide) (at_restore (by decide)
  ((at_right (at_left (at_points2 y_q77 y_q78 h7 (reduce_congr1 (fun y_q79 => ⟨(fun h8 =>
  ((Classical.em (y_q79 < 4 * x_kt)).elim (fun h9 => (Or.inl ⟨⟨⟨h8.1.1.1.1, h9⟩, h8.1.2⟩, h8.2⟩))
  (fun h9 =>
  (Or.inr ⟨⟨⟨⟨⟨(int_ntba_lab h9), h8.1.1.1.2⟩, (int_c31 h8.1.1.2)⟩, h8.1.2⟩, h8.2⟩, h7.2.2⟩)))), (fun h8 =>
  (Or.elim h8 (fun h9 => ⟨⟨⟨⟨h9.1.1.1, (int_c72 h9.1.1.2 h6)⟩, (int_c217 h9.1.1.2)⟩, h9.1.2⟩, h9.2⟩)
  (fun h9 =>
  ⟨⟨⟨⟨(int_c96 h5 h9.1.1.1.1.1), h9.1.1.1.1.2⟩, (int_c126 h9.1.1.1.2)⟩, h9.1.1.2⟩, h9.1.2⟩)))⟩)
  (fun y_q79 h8 => rfl)))))
  : (known_8 I M x_N x_M x_P x_bi x_bj x_kt 4) ⟨a_acc, [y_q77, y_q78]⟩ (value_0 I M y_q77 y_q78 x_M x_N x_P x_bi x_bj (x_kt + 1)))))))
  (entails_and
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl)))))
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl))))))))))

noncomputable def known_11_1 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj : Int) : Heap V :=
  .points2 a_acc
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 => (value_5 I M y_c0 y_c1 x_M x_N x_P x_bi x_bj))

noncomputable def known_11_3 (I : Interp V) (M : Model V) (x_N x_M x_bi x_bj x_ti : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < 4 * x_bj) ∧ 4 * x_bi ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 4 * x_bi + 3 ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 * x_bi ∨ (((4 * x_bj ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 4 * x_bj + 3) ∧ 4 * x_bi ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 < x_ti + 4 * x_bi)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_11 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_ti : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_11_1 I M x_N x_M x_P x_bi x_bj).and ((known_1_1 I M x_M x_P).and (known_11_3 I M x_N x_M x_bi x_bj x_ti))))

noncomputable def known_12_1 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj : Int) : Heap V :=
  .points2 a_acc
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 4) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 => (value_5 I M y_c0 y_c1 x_M x_N x_P x_bi x_bj))

noncomputable def known_12_3 (I : Interp V) (M : Model V) (x_N x_M x_bi x_bj x_ti x_tj : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((y_c0 = x_ti + 4 * x_bi ∧ 4 * x_bj ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 < x_tj + 4 * x_bj) ∧ x_ti + 4 * x_bi < x_N ∨ ((0 ≤ y_c1 ∧ y_c1 < 4 * x_bj) ∧ 4 * x_bi ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 4 * x_bi + 3 ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 4 * x_bi ∨ (((4 * x_bj ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 4 * x_bj + 3) ∧ 4 * x_bi ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 < x_ti + 4 * x_bi)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_12 (I : Interp V) (M : Model V) (x_N x_M x_P x_bi x_bj x_ti x_tj : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_12_1 I M x_N x_M x_P x_bi x_bj).and ((known_1_1 I M x_M x_P).and (known_12_3 I M x_N x_M x_bi x_bj x_ti x_tj))))

noncomputable def body_12 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte
    (.and
      (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
      (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
    .assign
      a_c
      [.add (.mul 4 (.var v_bi)) (.var v_ti), .add (.mul 4 (.var v_bj)) (.var v_tj)]
      (.read a_acc [.var v_ti, .var v_tj])
      (fun e => (M t_C [4 * (e v_bi) + (e v_ti), 4 * (e v_bj) + (e v_tj)]))
  ) (
    .skip
  )

theorem vc_12 (x_N x_M x_P x_bi x_bj x_ti x_tj : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) (h7 : 0 ≤ x_tj) (h8 : x_tj < 4) :
    (body_12 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_acc [4, 4]) (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_12 I M x_N x_M x_P x_bi x_bj x_ti x_tj) :=
  (vc_if_of cond_holds (fun (h9 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (vc_assign_of (value_5 I M x_ti x_tj x_M x_N x_P x_bi x_bj) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [4 * x_bi + x_ti, 4 * x_bj + x_tj]
  (region_iff.2 ⟨(4 * x_bi + x_ti), _, rfl, ((int_c7 h1 h5) : 0 ≤ 4 * x_bi + x_ti), h9.1, (4 * x_bj + x_tj), _, rfl, ((int_c7 h3 h7) : 0 ≤ 4 * x_bj + x_tj), h9.2, rfl⟩)
  shape_a_c rfl rfl
  ⟨((int_c7 h1 h5) : 0 ≤ 4 * x_bi + x_ti), ((int_c7 h3 h7) : 0 ≤ 4 * x_bj + x_tj)⟩))
  (ev_read ((at_right (at_left (at_points2 x_ti x_tj ⟨⟨h7, h8⟩, ⟨h5, h6⟩⟩ rfl)))
  : (known_12 I M x_N x_M x_P x_bi x_bj x_ti x_tj) ⟨a_acc, [x_ti, x_tj]⟩ (value_5 I M x_ti x_tj x_M x_N x_P x_bi x_bj)))
  ((Eq.trans ((reduce_congr1
  (fun y_q84 => ⟨(fun h10 => ⟨h10.1.1.1, h10.1.1.2⟩), (fun h10 => ⟨⟨h10, h9.2⟩, h9.1⟩)⟩)
  (fun y_q84 h10 => (fn_congr2 (at_congr2 int_add_comm rfl) (at_congr2 rfl int_add_comm))))
  : value_5 I M x_ti x_tj x_M x_N x_P x_bi x_bj = value_7 I M x_P (4 * x_bi + x_ti) (4 * x_bj + x_tj))
  (Eq.symm (equation_0 x_N x_M x_P (4 * x_bi + x_ti) (4 * x_bj + x_tj) hl hM trivial)))
  : value_5 I M x_ti x_tj x_M x_N x_P x_bi x_bj = M t_C [4 * x_bi + x_ti, 4 * x_bj + x_tj])))
  (fun (h9 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) => vc_skip))

theorem kept_12 (x_N x_M x_P x_bi x_bj x_ti x_tj : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) (h7 : 0 ≤ x_tj) (h8 : x_tj < 4) :
    Heap.Entails ((body_12 I M).post (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_12 I M x_N x_M x_P x_bi x_bj x_ti x_tj)) (known_12 I M x_N x_M x_P x_bi x_bj x_ti (x_tj + 1)) :=
  (show Heap.Entails _ (known_12 I M x_N x_M x_P x_bi x_bj x_ti (x_tj + 1)) from
  (entails_and (entails_points2 (fun y_q85 y_q86 h9 =>
  (at_if_of cond_holds (fun (h10 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_other (by decide) (at_left (at_points2 y_q85 y_q86 h9 rfl))))
  (fun (h10 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_left (at_points2 y_q85 y_q86 h9 rfl)))))) (entails_and (entails_points2 (fun y_q87 y_q88 h9 =>
  (at_if_of cond_holds (fun (h10 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 y_q87 y_q88 h9 rfl)))))
  (fun (h10 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_left (at_points2 y_q87 y_q88 h9 rfl)))))))
  (entails_and (entails_points2 (fun y_q89 y_q90 h9 =>
  (at_if_of cond_holds (fun (h10 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q89 y_q90 h9 rfl))))))
  (fun (h10 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_left (at_points2 y_q89 y_q90 h9 rfl))))))))
  (entails_points2 (fun y_q91 y_q92 h9 => (Or.elim h9
  (fun h10 => (at_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  ((Classical.em (y_q91 = 4 * x_bi + x_ti ∧ y_q92 = 4 * x_bj + x_tj)).elim
  (fun h12 => (at_set_eq2 y_q91 y_q92 (4 * x_bi + x_ti) (4 * x_bj + x_tj) h12
  ((at_congr2 h12.1 h12.2) : M t_C [y_q91, y_q92] = M t_C [4 * x_bi + x_ti, 4 * x_bj + x_tj])))
  (fun h12 => (at_set_ne2 y_q91 y_q92 (4 * x_bi + x_ti) (4 * x_bj + x_tj) h12
  (at_right (at_right (at_right (at_points2 y_q91 y_q92 (Or.inl ⟨⟨h10.1.1, (int_c188 h10.1.1.1 h10.1.2 h12)⟩, h10.2⟩) rfl))))))))
  (fun (h11 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_points2 y_q91 y_q92
  (Or.inl ⟨⟨h10.1.1, ((int_c431 h10.1.1.2.2 h10.2 h11) : y_q92 < x_tj + 4 * x_bj)⟩, h10.2⟩) rfl)))))))
  (fun h10 => (Or.elim h10
  (fun h11 => (at_if_of cond_holds (fun (h12 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_ne2 y_q91 y_q92 (4 * x_bi + x_ti) (4 * x_bj + x_tj)
  (fun h13 => (int_c42 h7 h13.2 h11.1.1.2))
  (at_right (at_right (at_right (at_points2 y_q91 y_q92 (Or.inr h10) rfl))))))
  (fun (h12 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_points2 y_q91 y_q92 (Or.inr h10) rfl)))))))
  (fun h11 => (Or.elim h11
  (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_ne2 y_q91 y_q92 (4 * x_bi + x_ti) (4 * x_bj + x_tj)
  (fun h14 => (int_c42 h5 h14.1 h12.2.2))
  (at_right (at_right (at_right (at_points2 y_q91 y_q92 (Or.inr h10) rfl))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_points2 y_q91 y_q92 (Or.inr h10) rfl)))))))
  (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_ne2 y_q91 y_q92 (4 * x_bi + x_ti) (4 * x_bj + x_tj) (fun h14 => (int_c49 h14.1 h12.2))
  (at_right (at_right (at_right (at_points2 y_q91 y_q92 (Or.inr h10) rfl))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_points2 y_q91 y_q92 (Or.inr h10) rfl))))))))))))))))))

theorem race_12 (x_N x_M x_P x_bi x_bj x_ti : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    ParVC I 0 4 (body_12 I M).erase (fun x_tj => (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj)) (fun x_tj => (body_12 I M).post (((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_12 I M x_N x_M x_P x_bi x_bj x_ti x_tj)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun x_tj y_c0 y_c1 => ((y_c0 = x_ti + 4 * x_bi ∧ y_c1 = x_tj + 4 * x_bj) ∧ x_ti < x_N + (-4) * x_bi) ∧ x_tj < x_M + (-4) * x_bj)
  (fun x_tj y_c0 y_c1 => (1 : Int) < 0) (fun x_tj h7 h8 =>
  (w_if_of cond_holds (fun (h9 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (w_assign2 (4 * x_bi + x_ti) (4 * x_bj + x_tj)
  (⟨⟨⟨int_add_comm, int_add_comm⟩, (fact_2 h9.1)⟩, (fact_2 h9.2)⟩
  : ((4 * x_bi + x_ti = x_ti + 4 * x_bi ∧ 4 * x_bj + x_tj = x_tj + 4 * x_bj) ∧ x_ti < x_N + (-4) * x_bi) ∧ x_tj < x_M + (-4) * x_bj)))
  (fun (h9 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl))))
  (fun x_tj h7 h8 => (r_none rfl)) (fun x_tj y_y y_c0 y_c1 h7 h8 h9 h10 h11 h12 =>
  ⟨int_not_one_lt_zero, (fun h13 => (int_c32 h12.1.1.2 h13.1.1.2 h11))⟩)) all_nil))

noncomputable def body_11 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_tj (.const 0) (.const 4)
    (fun e x => known_12 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_ti) x) (body_12 I M)

theorem vc_11 (x_N x_M x_P x_bi x_bj x_ti : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    (body_11 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M x_P)) a_acc [4, 4]) ((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_11 I M x_N x_M x_P x_bi x_bj x_ti) :=
  (vc_par_of 0 4 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun y_q93 y_q94 h7 => (at_right (at_left (at_points2 y_q93 y_q94 h7 rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun y_q95 y_q96 h7 => (Or.elim h7 (fun h8 => (False.elim (int_c12 h8.1.1.2.1 h8.1.2))) (fun h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_right (at_points2 y_q95 y_q96 h8 rfl)))))
  (fun h9 =>
  (Or.elim h9 (fun h10 => (at_right (at_right (at_right (at_points2 y_q95 y_q96 h8 rfl)))))
  (fun h10 => (at_right (at_right (at_right (at_points2 y_q95 y_q96 h8 rfl)))))))))))))))
  : Heap.Entails (known_11 I M x_N x_M x_P x_bi x_bj x_ti) (known_12 I M x_N x_M x_P x_bi x_bj x_ti 0))
  (fun x_tj h7 h8 => (vc_12 x_N x_M x_P x_bi x_bj x_ti x_tj hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_tj h7 h8 => (kept_12 x_N x_M x_P x_bi x_bj x_ti x_tj hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_12 x_N x_M x_P x_bi x_bj x_ti hl hM h0 h1 h2 h3 h4 h5 h6))

theorem kept_11 (x_N x_M x_P x_bi x_bj x_ti : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    Heap.Entails ((body_11 I M).post ((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_11 I M x_N x_M x_P x_bi x_bj x_ti)) (known_11 I M x_N x_M x_P x_bi x_bj (x_ti + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun y_q97 y_q98 h7 => (at_right (at_left (at_points2 y_q97 y_q98 h7 rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun y_q99 y_q100 h7 => (Or.elim h7
  (fun h8 => (at_right (at_right (at_right (at_points2 y_q99 y_q100 (Or.inr (Or.inl h8)) rfl)))))
  (fun h8 => (Or.elim h8 (fun h9 =>
  (at_right (at_right (at_right (at_points2 y_q99 y_q100 (Or.inr (Or.inr (Or.inl h9))) rfl)))))
  (fun h9 =>
  (at_right (at_right (at_right (at_points2 y_q99 y_q100 ((Classical.em (y_q99 = x_ti + 4 * x_bi)).elim (fun h10 =>
  (Or.inl ⟨⟨⟨h10, ⟨h9.1.1.1.1, h9.1.1.1.2⟩⟩, (int_c168 h9.1.1.2)⟩, (int_eba_tbc_tac h10 h9.1.2.2)⟩))
  (fun h10 =>
  (Or.inr (Or.inr (Or.inr ⟨⟨⟨⟨h9.1.1.1.1, h9.1.1.1.2⟩, h9.1.1.2⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩, (int_c103 h9.2 h10)⟩)))))
  rfl)))))))))))))
  : Heap.Entails (known_12 I M x_N x_M x_P x_bi x_bj x_ti 4) (known_11 I M x_N x_M x_P x_bi x_bj (x_ti + 1)))

theorem race_11 (x_N x_M x_P x_bi x_bj : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) :
    ParVC I 0 4 (body_11 I M).erase (fun x_ti => ((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti)) (fun x_ti => (body_11 I M).post ((((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_11 I M x_N x_M x_P x_bi x_bj x_ti)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun x_ti y_c0 y_c1 => ((y_c0 = x_ti + 4 * x_bi ∧ x_ti < x_N + (-4) * x_bi) ∧ 4 * x_bj ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 4 * x_bj + 3)
  (fun x_ti y_c0 y_c1 => (1 : Int) < 0) (fun x_ti h5 h6 => (w_par 0 4 rfl rfl (fun x_tj h7 h8 =>
  (w_if_of cond_holds (fun (h9 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (w_assign2 (4 * x_bi + x_ti) (4 * x_bj + x_tj)
  ⟨⟨⟨(int_add_comm : 4 * x_bi + x_ti = x_ti + 4 * x_bi), ((fact_2 h9.1) : x_ti < x_N + (-4) * x_bi)⟩, ⟨((int_le_add h7) : 4 * x_bj ≤ 4 * x_bj + x_tj), h9.2⟩⟩, ((int_c116 h8) : 4 * x_bj + x_tj ≤ 4 * x_bj + 3)⟩))
  (fun (h9 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl))))))
  (fun x_ti h5 h6 => (r_none rfl)) (fun x_ti y_y y_c0 y_c1 h5 h6 h7 h8 h9 h10 =>
  ⟨int_not_one_lt_zero, (fun h11 => (int_c32 h10.1.1.1 h11.1.1.1 h9))⟩)) all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_acc [.const 4, .const 4] <|
  .seq (.par v_ti (.const 0) (.const 4)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) x) (body_3 I M)) <|
  .seq (.for v_kt (.const 0) (.div (.add (.var v_P) (.const 3)) 4)
    (fun e x => known_5 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) x) (body_5 I M)) <|
  .par v_ti (.const 0) (.const 4)
    (fun e x => known_11 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) x) (body_11 I M)

theorem vc_2 (x_N x_M x_P x_bi x_bj : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj) (known_2 I M x_N x_M x_P x_bi x_bj) :=
  (vc_allocate (vc_seq (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_3 I M x_N x_M x_P x_bi x_bj 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q6 y_q7 h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2))))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points2 (fun y_q8 y_q9 h5 => (Or.elim h5 (fun h6 => (at_without (by decide)
  ((at_right (at_right (at_points2 y_q8 y_q9 (Or.inl ⟨⟨⟨⟨h6.1.1.1, (int_c72 h6.1.1.2 h4)⟩, h6.1.1.2⟩, h6.1.2⟩, h6.2⟩)
  rfl))) : (known_2 I M x_N x_M x_P x_bi x_bj) ⟨a_c, [y_q8, y_q9]⟩ (M t_C [y_q8, y_q9]))))
  (fun h6 => (at_without (by decide) ((at_right (at_right (at_points2 y_q8 y_q9 (Or.inr h6) rfl)))
  : (known_2 I M x_N x_M x_P x_bi x_bj) ⟨a_c, [y_q8, y_q9]⟩ (M t_C [y_q8, y_q9])))))))))))
  (fun x_ti h5 h6 => (vc_3 x_N x_M x_P x_bi x_bj x_ti hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_ti h5 h6 => (kept_3 x_N x_M x_P x_bi x_bj x_ti hl hM h0 h1 h2 h3 h4 h5 h6))
  (race_3 x_N x_M x_P x_bi x_bj hl hM h0 h1 h2 h3 h4))
  (vc_seq (vc_for_of 0 ((x_P + 3) / 4) rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun y_q80 y_q81 h5 => (at_right (at_left (at_points2 y_q80 y_q81 h5
  (Eq.trans ((reduce_empty1 (fun y_q82 => (fun h6 => (int_c14 h6.1.1.1.1 h6.1.1.2))))
  : value_0 I M y_q80 y_q81 x_M x_N x_P x_bi x_bj 0 = I.fn f_1 []) rfl))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_3 I M x_N x_M x_P x_bi x_bj 4) (known_5 I M x_N x_M x_P x_bi x_bj 0))
  (fun x_kt h5 h6 => (vc_5 x_N x_M x_P x_bi x_bj x_kt hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_kt h5 h6 => (kept_5 x_N x_M x_P x_bi x_bj x_kt hl hM h0 h1 h2 h3 h4 h5 h6)))
  (vc_par_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun y_q101 y_q102 h5 =>
  (at_right (at_left (at_points2 y_q101 y_q102 h5 (reduce_congr1 (fun y_q103 =>
  ⟨(fun h6 => ⟨⟨⟨⟨h6.1.1.1, h6.1.1.2⟩, (int_c28 h6.1.1.2)⟩, h6.1.2⟩, h6.2⟩), (fun h6 => ⟨⟨⟨h6.1.1.1.1, h6.1.1.1.2⟩, h6.1.2⟩, h6.2⟩)⟩)
  (fun y_q103 h6 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun y_q104 y_q105 h5 => (Or.elim h5
  (fun h6 => (at_right (at_right (at_right (at_points2 y_q104 y_q105 (Or.inl h6) rfl)))))
  (fun h6 => (Or.elim h6
  (fun h7 => (at_right (at_right (at_right (at_points2 y_q104 y_q105 (Or.inr h7) rfl)))))
  (fun h7 => (False.elim (int_c12 h7.1.2.1 h7.2)))))))))))
  : Heap.Entails (known_5 I M x_N x_M x_P x_bi x_bj (max 0 ((x_P + 3) / 4))) (known_11 I M x_N x_M x_P x_bi x_bj 0))
  (fun x_ti h5 h6 => (vc_11 x_N x_M x_P x_bi x_bj x_ti hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_ti h5 h6 => (kept_11 x_N x_M x_P x_bi x_bj x_ti hl hM h0 h1 h2 h3 h4 h5 h6))
  (race_11 x_N x_M x_P x_bi x_bj hl hM h0 h1 h2 h3 h4)))))

theorem kept_2 (x_N x_M x_P x_bi x_bj : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) :
    Heap.Entails ((body_2 I M).post (((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj) (known_2 I M x_N x_M x_P x_bi x_bj)) (known_2 I M x_N x_M x_P x_bi (x_bj + 1)) :=
  (show Heap.Entails _ (known_2 I M x_N x_M x_P x_bi (x_bj + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun y_q106 y_q107 h5 => (Or.elim h5 (fun h6 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_points2 y_q106 y_q107 ((Classical.em (y_q107 < 4 * x_bj)).elim
  (fun h7 => (Or.inl ⟨⟨⟨h6.1.1.1.1, h7⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, h6.2⟩)) (fun h7 =>
  (Or.inr (Or.inr ⟨⟨⟨⟨(int_ntba_lab h7), h6.1.1.1.2⟩, (int_c31 h6.1.1.2)⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, (int_c168 h6.2)⟩))))
  rfl)))) : (known_11 I M x_N x_M x_P x_bi x_bj 4) ⟨a_c, [y_q106, y_q107]⟩ (M t_C [y_q106, y_q107]))))
  (fun h6 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_points2 y_q106 y_q107 (Or.inr (Or.inl h6)) rfl))))
  : (known_11 I M x_N x_M x_P x_bi x_bj 4) ⟨a_c, [y_q106, y_q107]⟩ (M t_C [y_q106, y_q107]))))))))))

theorem race_2 (x_N x_M x_P x_bi : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) :
    ParVC I 0 ((x_M + 3) / 4) (body_2 I M).erase (fun x_bj => (((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj)) (fun x_bj => (body_2 I M).post (((base E x_N x_M x_P).set v_bi x_bi).set v_bj x_bj) (known_2 I M x_N x_M x_P x_bi x_bj)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun x_bj y_c0 y_c1 => (((4 * x_bj ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 4 * x_bj + 3) ∧ 4 * x_bi ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 4 * x_bi + 3)
  (fun x_bj y_c0 y_c1 => (1 : Int) < 0) (fun x_bj h3 h4 => (w_allocate (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_par 0 4 rfl rfl (fun x_ti h5 h6 => (w_par 0 4 rfl rfl (fun x_tj h7 h8 =>
  (w_if_of cond_holds (fun (h9 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (w_assign2 (4 * x_bi + x_ti) (4 * x_bj + x_tj)
  ⟨⟨⟨⟨((int_le_add h7) : 4 * x_bj ≤ 4 * x_bj + x_tj), h9.2⟩, ((int_c116 h8) : 4 * x_bj + x_tj ≤ 4 * x_bj + 3)⟩, ⟨((int_le_add h5) : 4 * x_bi ≤ 4 * x_bi + x_ti), h9.1⟩⟩, ((int_c116 h6) : 4 * x_bi + x_ti ≤ 4 * x_bi + 3)⟩))
  (fun (h9 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl)))))))))))
  (fun x_bj h3 h4 => (r_none rfl)) (fun x_bj y_y y_c0 y_c1 h3 h4 h5 h6 h7 h8 =>
  ⟨int_not_one_lt_zero, (fun h9 => (int_c138 h8.1.1.2 h9.1.1.2 h8.1.1.1.1 h9.1.1.1.1 h7))⟩))
  all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_bj (.const 0) (.div (.add (.var v_M) (.const 3)) 4)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_bi) x) (body_2 I M)

theorem vc_1 (x_N x_M x_P x_bi : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) ((base E x_N x_M x_P).set v_bi x_bi) (known_1 I M x_N x_M x_P x_bi) :=
  (vc_par_of 0 ((x_M + 3) / 4) rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun y_q108 y_q109 h3 =>
  (Or.elim h3 (fun h4 => (False.elim (int_c14 h4.1.1.1.1 h4.1.1.2))) (fun h4 =>
  (at_right (at_right (at_points2 y_q108 y_q109 ⟨⟨h4.1, ⟨h4.2.1, (int_c72 h4.2.2 h2)⟩⟩, h4.2.2⟩ rfl)))))))))
  : Heap.Entails (known_1 I M x_N x_M x_P x_bi) (known_2 I M x_N x_M x_P x_bi 0))
  (fun x_bj h3 h4 => (vc_2 x_N x_M x_P x_bi x_bj hl hM h0 h1 h2 h3 h4))
  (fun x_bj h3 h4 => (kept_2 x_N x_M x_P x_bi x_bj hl hM h0 h1 h2 h3 h4))
  (race_2 x_N x_M x_P x_bi hl hM h0 h1 h2))

theorem kept_1 (x_N x_M x_P x_bi : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (x_N + 3) / 4) :
    Heap.Entails ((body_1 I M).post ((base E x_N x_M x_P).set v_bi x_bi) (known_1 I M x_N x_M x_P x_bi)) (known_1 I M x_N x_M x_P (x_bi + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun y_q110 y_q111 h3 =>
  (at_right (at_right (at_points2 y_q110 y_q111 ((Classical.em (4 * x_bi ≤ y_q110)).elim (fun h4 =>
  (Or.inl ⟨⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, (int_c28 h3.1.1.2)⟩, ⟨h4, h3.1.2.2⟩⟩, (int_c31 h3.2)⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, (int_nlba_tab h4)⟩⟩))) rfl)))))))
  : Heap.Entails (known_2 I M x_N x_M x_P x_bi (max 0 ((x_M + 3) / 4))) (known_1 I M x_N x_M x_P (x_bi + 1)))

theorem race_1 (x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    ParVC I 0 ((x_N + 3) / 4) (body_1 I M).erase (fun x_bi => ((base E x_N x_M x_P).set v_bi x_bi)) (fun x_bi => (body_1 I M).post ((base E x_N x_M x_P).set v_bi x_bi) (known_1 I M x_N x_M x_P x_bi)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun x_bi y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 4 * x_bi ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 4 * x_bi + 3)
  (fun x_bi y_c0 y_c1 => (1 : Int) < 0) (fun x_bi h1 h2 =>
  (w_par 0 ((x_M + 3) / 4) rfl rfl (fun x_bj h3 h4 => (w_allocate (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_par 0 4 rfl rfl (fun x_ti h5 h6 => (w_par 0 4 rfl rfl (fun x_tj h7 h8 =>
  (w_if_of cond_holds (fun (h9 : 4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M) =>
  (w_assign2 (4 * x_bi + x_ti) (4 * x_bj + x_tj)
  ⟨⟨⟨((int_c7 h3 h7) : 0 ≤ 4 * x_bj + x_tj), h9.2⟩, ⟨((int_le_add h5) : 4 * x_bi ≤ 4 * x_bi + x_ti), h9.1⟩⟩, ((int_c116 h6) : 4 * x_bi + x_ti ≤ 4 * x_bi + 3)⟩))
  (fun (h9 : ¬ (4 * x_bi + x_ti < x_N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl)))))))))))))
  (fun x_bi h1 h2 => (r_none rfl)) (fun x_bi y_y y_c0 y_c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_c138 h6.2 h7.2 h6.1.2.1 h7.1.2.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_bi (.const 0) (.div (.add (.var v_N) (.const 3)) 4)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)

theorem program_vc (x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    (program I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (base E x_N x_M x_P) (impl.inputHeap spec (base E x_N x_M x_P) M) :=
  (vc_par_of 0 ((x_N + 3) / 4) rfl rfl (show Heap.Entails _ (known_1 I M x_N x_M x_P 0) from
  (entails_and (entails_points2 (fun y_q112 y_q113 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q112, y_q113]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q112, _, rfl, h1.2.1, h1.2.2, y_q113, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun y_q114 y_q115 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q114, y_q115]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q114, _, rfl, h1.2.1, h1.2.2, y_q115, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun y_q116 y_q117 h1 => (False.elim (int_c14 h1.1.2.1 h1.2)))))))
  (fun x_bi h1 h2 => (vc_1 x_N x_M x_P x_bi hl hM h0 h1 h2))
  (fun x_bi h1 h2 => (kept_1 x_N x_M x_P x_bi hl hM h0 h1 h2)) (race_1 x_N x_M x_P hl hM h0))

theorem output_0_2 (x_N x_M x_P y_q118 y_q119 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ y_q118) (h2 : y_q118 < x_N) (h3 : 0 ≤ y_q119) (h4 : y_q119 < x_M) :
    ((program I M).post (base E x_N x_M x_P) (impl.inputHeap spec (base E x_N x_M x_P) M)) ⟨a_c, [y_q118, y_q119]⟩ (M t_C [y_q118, y_q119]) :=
  ((at_right (at_right (at_points2 y_q118 y_q119 ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, (int_c28 h2)⟩ rfl)))
  : (known_1 I M x_N x_M x_P (max 0 ((x_N + 3) / 4))) ⟨a_c, [y_q118, y_q119]⟩ (M t_C [y_q118, y_q119]))

theorem consistent (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Consistent (base E x_N x_M x_P) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N x_M x_P) :=
  solvable_layers (consistent E x_N x_M x_P h0)
    (fun t => if t = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : impl.LayoutOk spec (base E x_N x_M x_P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N x_M x_P : Int) : Ten → List Int → Prop := fun t p => if t = t_C then ((0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_M) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_N) ∧ 0 < x_P ∨ x_P = 0 else True

theorem covered_0 (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (y_p0 y_p1 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_M) :
    spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P) t_C [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.head _) rfl rfl rfl
  (((Classical.em (0 < x_P)).elim (fun h5 => (Or.inl ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.2 h5))))
  : ((0 ≤ y_p1 ∧ y_p1 < x_M) ∧ 0 ≤ y_p0 ∧ y_p0 < x_N) ∧ 0 < x_P ∨ x_P = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (x_i x_j : Int) (h1 : True) (h2 : ((0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_i ∧ x_i < x_N) ∧ 0 < x_P ∨ x_P = 0) :
    TExp.Defined I M (spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) :=
  (defined_reduce_some1 0 x_P (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_P) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_P) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, ((Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_i), ((Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : x_i < x_N), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, x_j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, x_j, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_j), ((Or.elim h2 (fun h4 => h4.1.1.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : x_j < x_M), rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Defined (base E x_N x_M x_P) :=
  defined_of (inside x_N x_M x_P)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E x_N x_M x_P h0 y_p0 y_p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun x_i x_j => cond_holds) (fun x_i x_j g k => defined_0 E x_N x_M x_P h0 x_i x_j g k))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_2 (E v_N) (E v_M) (E v_P) y_p0 y_p1 hl hM a b0 b1 b2 b3)) all_nil))) all_nil))


end Redverify.Certificate.shared
