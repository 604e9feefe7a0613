module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.warps

/-- `R` -/ abbrev v_R : Var := 0
/-- `N` -/ abbrev v_N : Var := 1
/-- `Z` -/ abbrev v_Z : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `k` -/ abbrev v_k : Var := 4
/-- `$d0` -/ abbrev d_0 : Var := 5
/-- `$d1` -/ abbrev d_1 : Var := 6
/-- `$d2` -/ abbrev d_2 : Var := 7
/-- `i0` -/ abbrev v_i0 : Var := 8
/-- `lo` -/ abbrev v_lo : Var := 9
/-- `hi` -/ abbrev v_hi : Var := 10
/-- `w` -/ abbrev v_w : Var := 11
/-- `m` -/ abbrev v_m : Var := 12
/-- `j` -/ abbrev v_j : Var := 13
/-- `p` -/ abbrev a_p : Arr := 0
/-- `c` -/ abbrev a_c : Arr := 1
/-- `v` -/ abbrev a_v : Arr := 2
/-- `x` -/ abbrev a_x : Arr := 3
/-- `y` -/ abbrev a_y : Arr := 4
/-- `t` -/ abbrev a_t : Arr := 5
/-- `P` -/ abbrev t_P : Ten := 0
/-- `C` -/ abbrev t_C : Ten := 1
/-- `V` -/ abbrev t_V : Ten := 2
/-- `X` -/ abbrev t_X : Ten := 3
/-- `Y` -/ abbrev t_Y : Ten := 4

/-- Specification `csr`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 0) (.var v_R)) (.le (.const 0) (.var v_N)))
        (.le (.const 0) (.var v_Z))]
  inputs :=
    [
      Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))],
      Region.mk t_C [(.const 0, .var v_Z)],
      Region.mk t_V [(.const 0, .var v_Z)],
      Region.mk t_X [(.const 0, .var v_N)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_R)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z)))
          (.letval
            d_0
            .i32
            (.access t_P [.var v_i])
            (.letval
              d_1
              .i32
              (.access t_P [.add (.var v_i) (.const 1)])
              (.select
                (.and (.le (.var d_0) (.var v_k)) (.lt (.var v_k) (.var d_1)))
                (.fn
                  (.builtin "*" .f32)
                  [
                    .access t_V [.var v_k],
                    .letval d_2 .i32 (.access t_C [.var v_k]) (.access t_X [.var d_2])])
                (.fn (.special .f32 "-0.0") [])))))]
  ranges :=
    [
      Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true,
      Range.mk t_C .i32 (.const 0) (.var v_N) false]

/-- Implementation `warps`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_p t_P [v_i0] [.var v_i0] none,
      Binding.mk a_c t_C [v_i0] [.var v_i0] none,
      Binding.mk a_v t_V [v_i0] [.var v_i0] none,
      Binding.mk a_x t_X [v_i0] [.var v_i0] none,
      Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_R) <|
      .letval v_lo .i32 (.read a_p [.var v_i]) (.const 0) (.add (.var v_Z) (.const 1)) <|
      .letval v_hi .i32 (.read a_p [.add (.var v_i) (.const 1)]) (.const 0) (.add (.var v_Z) (.const 1)) <|
      .allocate a_t [.const 32] <|
      .seq (.scope [a_t] <|
        .par v_w (.const 0) (.const 32) <|
          .seq (.assign a_t [.var v_w] (.fn (.literal .f32 0 1) [])) <|
          .for
            v_m
            (.const 0)
            (.div
              (.add (.add (.add (.var v_hi) (.mul (-1) (.var v_lo))) (.mul (-1) (.var v_w))) (.const 31))
              32) <|
            .letval
              v_j
              .i32
              (.read a_c [.add (.add (.var v_lo) (.mul 32 (.var v_m))) (.var v_w)])
              (.const 0)
              (.var v_N) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_t
              [.var v_w]
              (.fn
                (.builtin "*" .f32)
                [.read a_v [.add (.add (.var v_lo) (.mul 32 (.var v_m))) (.var v_w)], .read a_x [.var v_j]])) <|
      .seq (.assign a_y [.var v_i] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_y] <|
        .for v_w (.const 0) (.const 32) <|
          .accumulate false (.builtin "+" .f32) a_y [.var v_i] (.read a_t [.var v_w])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightComm I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2.2.1
theorem law_3 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") []) := hl.2.2.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32
abbrev f_3 : Fn := .special .f32 "-0.0"

abbrev base (E : Env) (R N Z : Int) : Env := (((E.set v_R R).set v_N N).set v_Z Z)

theorem base_self (E : Env) : base E (E v_R) (E v_N) (E v_Z) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))))

theorem fact_0 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) : 0 ≤ a + 32 * b + c :=
  by omega

theorem fact_1 {a b c d x_e : Int} (h0 : b < (x_e + (-1) * a + (-1) * c + 31) / 32) (h1 : x_e < d + 1) : a + 32 * b + c < d :=
  by omega

theorem fact_2 {a b c d x_e : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : a < (d + (-1) * b + (-1) * c + 31) / 32) (h4 : d < x_e + 1) (h5 : ¬ 0 < x_e) : False :=
  by omega

theorem fact_3 {a b c d x_e : Int} (h0 : a < (d + (-1) * c + (-1) * b + x_e) / 32) : 32 * a + b + c ≤ d + x_e :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : 0 ≤ d) (h1 : d < (c + (-1) * b + (-1) * a + 31) / 32) : a + b < c :=
  by omega

theorem fact_5 {a b : Int} (h0 : 0 ≤ b) (h1 : ¬ b = 0) : a < b + a :=
  by omega

theorem fact_6 {a b c d : Int} (h0 : d = c + b + a) : (min (a + b) (a + b + c)) ≤ d :=
  by omega

theorem fact_7 {a b c d : Int} (h0 : a = d + c + b) : a < b + c + d + 1 :=
  by omega

theorem fact_8 {a b c d : Int} (h0 : b + a ≤ d) : (min (a + b) c) ≤ d :=
  by omega

theorem fact_9 {a b c d : Int} (h0 : a ≤ d + c + b + (-32)) : a < b + c + d + 1 :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : a = c + d + b) : a = b + c + d :=
  by omega

theorem fact_11 {a b c d : Int} (h0 : a = d + b + c) : a = b + c + d :=
  by omega

theorem fact_12 {a b c d : Int} (h0 : a ≤ c + d + b + (-32)) : a < b + c + d :=
  by omega

theorem fact_13 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) : a ≤ a + 32 * b + c :=
  by omega

theorem fact_14 {a b c d : Int} (h0 : b < (d + (-1) * a + (-1) * c + 31) / 32) : a + 32 * b + c < d :=
  by omega

theorem fact_15 {a b c d : Int} (h0 : 32 * (a + 1) + b + c ≤ d) : 32 * a + b + c ≤ d :=
  by omega

theorem fact_16 {a b c d : Int} (h0 : a ≤ 32 * (b + 1) + c + d + (-32)) (h1 : (a + (-1) * c + (-1) * d) % 32 = 0) (h2 : ¬ a = 32 * b + c + d) : a ≤ 32 * b + c + d + (-32) :=
  by omega

theorem fact_17 {a b c d : Int} (h0 : 0 ≤ d) (h1 : c = 32 * d + a + b) : a + b ≤ c :=
  by omega

theorem fact_18 {a b c d : Int} (h0 : a = 32 * b + c + d) : a ≤ 32 * (b + 1) + c + d + (-32) :=
  by omega

theorem fact_19 {a b c d : Int} (h0 : a = 32 * d + b + c) : (a + (-1) * b + (-1) * c) % 32 = 0 :=
  by omega

theorem fact_20 {a b c d x_e : Int} (h0 : a ≤ 32 * b + c + d + x_e) : a ≤ 32 * (b + 1) + c + d + x_e :=
  by omega

theorem fact_21 {a b c : Int} (h0 : a ≤ 32 * 0 + b + c + (-32)) (h1 : b + c ≤ a) : False :=
  by omega

theorem fact_22 {a b c d x_e : Int} (h0 : 0 ≤ d) (h1 : b + d ≤ x_e) (h2 : x_e < c) (h3 : a < 32) : 32 * 0 + a + b ≤ c + 31 :=
  by omega

theorem fact_23 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : a + b ≤ c) (h3 : d = 0) (h4 : c < d) : False :=
  by omega

theorem fact_24 {a b c : Int} (h0 : ¬ c + b < a) : (max 0 ((a + (-1) * b + (-1) * c + 31) / 32)) = 0 :=
  by omega

theorem fact_25 {a b c d x_e : Int} (h0 : ¬ 32 * (max a ((b + (-1) * c + (-1) * d + x_e) / 32)) + d + c ≤ b + x_e) : (max a ((b + (-1) * c + (-1) * d + x_e) / 32)) = a :=
  by omega

theorem fact_26 {a b c : Int} (h0 : ¬ 32 * (max 0 ((a + (-1) * c + (-1) * b + 31) / 32)) + b + c ≤ a + 31) : a ≤ b + c :=
  by omega

theorem fact_27 {a b c : Int} (h0 : (max 0 ((a + (-1) * c + (-1) * b + 31) / 32)) = 0) : a ≤ b + c :=
  by omega

theorem fact_28 {a b c d x_e : Int} (h0 : ¬ (max a ((b + (-1) * c + (-1) * d + x_e) / 32)) = a) : 32 * (max a ((b + (-1) * c + (-1) * d + x_e) / 32)) + d + c ≤ b + x_e :=
  by omega

theorem fact_29 {a b c : Int} (h0 : ¬ (max 0 ((c + (-1) * b + (-1) * a + 31) / 32)) = 0) : a + b < c :=
  by omega

theorem fact_30 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : a = 0) : (max 0 ((a + (-1) * b + (-1) * c + 31) / 32)) = 0 :=
  by omega

theorem fact_31 {a b c : Int} (h0 : a < c + 1) (h1 : ¬ (max 0 b) = 0) : a < (max 0 b) + c :=
  by omega

theorem fact_32 {a b c d x_e : Int} (h0 : 0 ≤ d) (h1 : b + d ≤ x_e) (h2 : x_e < a) (h3 : c < 32) : 32 * (max 0 ((a + (-1) * b + (-1) * c + 31) / 32)) + c + b ≤ a + 31 :=
  by omega

theorem fact_33 {a b c d : Int} (h0 : b + d ≤ c) (h1 : ¬ d < a) : a + b ≤ c :=
  by omega

theorem fact_34 {a b c d x_e : Int} (h0 : (a + (-1) * c + (-1) * x_e) % 32 = 0) (h1 : a < b) (h2 : x_e < d + 1) (h3 : ¬ x_e < d) : a ≤ 32 * (max 0 ((b + (-1) * c + (-1) * d + 31) / 32)) + d + c + (-32) :=
  by omega

theorem fact_35 {a b c d x_e : Int} (h0 : (a + c + (-1) * x_e) % 32 = d) (h1 : x_e < b + 1) (h2 : ¬ x_e < b) : (a + (-1) * b + c) % 32 = d :=
  by omega

theorem fact_36 {a b c d x_e : Int} (h0 : b + d ≤ x_e) (h1 : x_e < a) (h2 : ¬ d < c) : 32 * (max 0 ((a + (-1) * b + (-1) * c + 31) / 32)) + c + b ≤ a + 31 :=
  by omega

theorem fact_37 {a b c d : Int} (h0 : d + a ≤ c) (h1 : b < d + 1) : a + b ≤ c :=
  by omega

theorem fact_38 {a b c : Int} (h0 : a ≤ c + (-32)) (h1 : c ≤ b + 31) : a < b :=
  by omega

theorem fact_39 {a b c d x_e : Int} (h0 : c = x_e) (h1 : (a + (-1) * x_e + b) % 32 = d) : (a + b + (-1) * c) % 32 = d :=
  by omega

theorem fact_40 {a b c d : Int} (h0 : a ≤ 32 * (max 0 ((b + (-1) * c + (-1) * d + 31) / 32)) + d + c + (-32)) (h1 : 0 ≤ c) (h2 : 0 ≤ d) (h3 : d + c ≤ a) (h4 : b = 0) : False :=
  by omega

theorem fact_41 {a b c : Int} (h0 : 0 ≤ c) (h1 : c < (b + (-1) * a + 31) / 32) : a < b :=
  by omega

theorem fact_42 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : c = 0) (h3 : a < c + (-1) * b) : False :=
  by omega

theorem fact_43 {a b c : Int} (h0 : a ≤ c) (h1 : ¬ (c + (-1) * a) % 32 < b) : a + b ≤ c :=
  by omega

theorem fact_44 {a b c : Int} (h0 : 0 ≤ c) (h1 : a + c ≤ b) : a ≤ b :=
  by omega

theorem fact_45 {a b c d : Int} (h0 : a ≤ b) (h1 : b ≤ c) (h2 : d = a) (h3 : c < d) : False :=
  by omega

theorem fact_46 {a b c d : Int} (h0 : c = d) (h1 : a < c) (h2 : d < b + 1) : a < b :=
  by omega

theorem fact_47 {a b c d x_e f : Int} (h0 : a ≤ b) (h1 : b < c) (h2 : d < x_e) (h3 : ¬ (((a ≤ b ∧ b < c) ∧ d < x_e) ∧ f % 32 < 32)) : False :=
  by omega

theorem fact_48 {a b c d x_e f : Int} (h0 : a ≤ b) (h1 : b ≤ c) (h2 : d = a) (h3 : x_e = f) (h4 : c < x_e) (h5 : f < d + 1) : False :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (R N Z : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E R N Z) M) (hR : spec.InRange I (base E R N Z) M)
include hl hM hR

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 N x_hi i x_lo : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((x_lo + c0 ≤ y_k0 ∧ y_k0 < x_hi) ∧ (y_k0 + (-1) * x_lo + (-1) * c0) % 32 = 0) ∧ 0 < N)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [i]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 N x_hi i x_lo m w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((((x_lo + c0 ≤ y_k0 ∧ y_k0 < x_hi) ∧ (y_k0 + (-1) * x_lo + (-1) * c0) % 32 = 0) ∧ 0 < N) ∧ 32 * m + w + x_lo ≤ x_hi + 31) ∧ c0 < w ∨ ((((w + x_lo ≤ y_k0 ∧ y_k0 ≤ 32 * m + w + x_lo + (-32)) ∧ c0 = w) ∧ (y_k0 + (-1) * w + (-1) * x_lo) % 32 = 0) ∧ 0 < N) ∧ 32 * m + w + x_lo ≤ x_hi + 31)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [i]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (N x_hi i x_lo w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((x_lo ≤ y_k0 ∧ y_k0 < x_hi) ∧ 0 < N) ∧ (y_k0 + (-1) * x_lo) % 32 < w)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [i]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i x_lo m w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 32 * m + w + x_lo ∨ (w + x_lo ≤ y_k0 ∧ y_k0 ≤ 32 * m + w + x_lo + (-32)) ∧ (y_k0 + (-1) * w + (-1) * x_lo) % 32 = 0)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [i]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (N x_hi i x_lo w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((x_lo ≤ y_k0 ∧ y_k0 < x_hi) ∧ 0 < N) ∧ (y_k0 + (-1) * x_lo) % 32 ≤ w)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [i]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (Z i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < Z)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [i]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_Y [i]) = (value_5 I M Z i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z))) (.letval d_0 .i32 (.access t_P [.var v_i]) (.letval d_1 .i32 (.access t_P [.add (.var v_i) (.const 1)]) (.select (.and (.le (.var d_0) (.var v_k)) (.lt (.var v_k) (.var d_1))) (.fn f_2 [.access t_V [.var v_k], .letval d_2 .i32 (.access t_C [.var v_k]) (.access t_X [.var d_2])]) (.fn f_3 []))))) ((base E R N Z).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < Z) =>
  (eval_letval rfl (eval_letval rfl (eval_select_of cond_holds rfl rfl)))))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N Z : Int) : Heap V :=
  .points1 a_c
    (fun c0 => (0 ≤ c0 ∧ c0 < Z) ∧ 0 < N)
    (fun c0 => (M t_C [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (R N Z : Int) : Heap V :=
  .points1 a_p
    (fun c0 => (0 ≤ c0 ∧ c0 ≤ R) ∧ 0 < N ∨ (0 ≤ c0 ∧ c0 ≤ R) ∧ Z = 0)
    (fun c0 => (M t_P [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N Z : Int) : Heap V :=
  .points1 a_v
    (fun c0 => (0 ≤ c0 ∧ c0 < Z) ∧ 0 < N)
    (fun c0 => (M t_V [c0]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_X [c0]))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (N Z i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => (0 ≤ c0 ∧ c0 < i) ∧ 0 < N ∨ (0 ≤ c0 ∧ c0 < i) ∧ Z = 0)
    (fun c0 => (M t_Y [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (R N Z i : Int) : Heap V :=
  ((known_1_0 I M N Z).and ((known_1_1 I M R N Z).and ((known_1_2 I M N Z).and ((known_1_3 I M N).and (known_1_4 I M N Z i)))))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (R N Z x_lo x_hi : Int) : Heap V :=
  .points1 a_p
    (fun c0 => (0 ≤ c0 ∧ c0 ≤ R) ∧ 0 < N ∨ (((0 ≤ c0 ∧ c0 ≤ R) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0)
    (fun c0 => (M t_P [c0]))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N Z i x_lo x_hi w : Int) : Heap V :=
  .points1 a_t
    (fun c0 => (0 ≤ c0 ∧ c0 < w) ∧ 0 < N ∨ (((0 ≤ c0 ∧ c0 < w) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0)
    (fun c0 => (value_0 I M c0 N x_hi i x_lo))

noncomputable def known_2_5 (I : Interp V) (M : Model V) (N Z i x_lo x_hi : Int) : Heap V :=
  .points1 a_y
    (fun c0 => (0 ≤ c0 ∧ c0 < i) ∧ 0 < N ∨ (((0 ≤ c0 ∧ c0 < i) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0)
    (fun c0 => (M t_Y [c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (R N Z i x_lo x_hi w : Int) : Heap V :=
  ((known_1_0 I M N Z).and ((known_2_1 I M R N Z x_lo x_hi).and ((known_2_2 I M N Z i x_lo x_hi w).and ((known_1_2 I M N Z).and ((known_1_3 I M N).and (known_2_5 I M N Z i x_lo x_hi))))))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (N Z x_lo x_hi w m : Int) : Heap V :=
  .points1 a_c
    (fun c0 => (((0 ≤ c0 ∧ c0 < Z) ∧ 0 < N) ∧ 32 * m + w + x_lo ≤ x_hi + 31) ∧ w + x_lo < x_hi ∨ (((0 ≤ c0 ∧ c0 < Z) ∧ 0 < N) ∧ m = 0) ∧ x_hi ≤ w + x_lo)
    (fun c0 => (M t_C [c0]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (R N Z x_lo x_hi w m : Int) : Heap V :=
  .points1 a_p
    (fun c0 => (((0 ≤ c0 ∧ c0 ≤ R) ∧ 0 < N) ∧ 32 * m + w + x_lo ≤ x_hi + 31) ∧ w + x_lo < x_hi ∨ (((0 ≤ c0 ∧ c0 ≤ R) ∧ 0 < N) ∧ m = 0) ∧ x_hi ≤ w + x_lo ∨ ((((0 ≤ c0 ∧ c0 ≤ R) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0) ∧ m = 0)
    (fun c0 => (M t_P [c0]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N Z i x_lo x_hi w m : Int) : Heap V :=
  .points1 a_t
    (fun c0 => (c0 = w ∧ 0 < N) ∧ m = 0 ∨ (((0 ≤ c0 ∧ c0 < w) ∧ 0 < N) ∧ m = 0) ∧ x_hi ≤ w + x_lo ∨ ((((0 ≤ c0 ∧ c0 ≤ w) ∧ c0 < m + w) ∧ 0 < N) ∧ 32 * m + w + x_lo ≤ x_hi + 31) ∧ w + x_lo < x_hi ∨ ((((0 ≤ c0 ∧ c0 ≤ w) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0) ∧ m = 0)
    (fun c0 => (value_1 I M c0 N x_hi i x_lo m w))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (N Z x_lo x_hi w m : Int) : Heap V :=
  .points1 a_v
    (fun c0 => (((0 ≤ c0 ∧ c0 < Z) ∧ 0 < N) ∧ 32 * m + w + x_lo ≤ x_hi + 31) ∧ w + x_lo < x_hi ∨ (((0 ≤ c0 ∧ c0 < Z) ∧ 0 < N) ∧ m = 0) ∧ x_hi ≤ w + x_lo)
    (fun c0 => (M t_V [c0]))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (N x_lo x_hi w m : Int) : Heap V :=
  .points1 a_x
    (fun c0 => ((0 ≤ c0 ∧ c0 < N) ∧ 32 * m + w + x_lo ≤ x_hi + 31) ∧ w + x_lo < x_hi ∨ ((0 ≤ c0 ∧ c0 < N) ∧ m = 0) ∧ x_hi ≤ w + x_lo)
    (fun c0 => (M t_X [c0]))

noncomputable def known_3_5 (I : Interp V) (M : Model V) (N Z i x_lo x_hi w m : Int) : Heap V :=
  .points1 a_y
    (fun c0 => (((0 ≤ c0 ∧ c0 < i) ∧ 0 < N) ∧ 32 * m + w + x_lo ≤ x_hi + 31) ∧ w + x_lo < x_hi ∨ (((0 ≤ c0 ∧ c0 < i) ∧ 0 < N) ∧ m = 0) ∧ x_hi ≤ w + x_lo ∨ ((((0 ≤ c0 ∧ c0 < i) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0) ∧ m = 0)
    (fun c0 => (M t_Y [c0]))

noncomputable def known_3 (I : Interp V) (M : Model V) (R N Z i x_lo x_hi w m : Int) : Heap V :=
  ((known_3_0 I M N Z x_lo x_hi w m).and ((known_3_1 I M R N Z x_lo x_hi w m).and ((known_3_2 I M N Z i x_lo x_hi w m).and ((known_3_3 I M N Z x_lo x_hi w m).and ((known_3_4 I M N x_lo x_hi w m).and (known_3_5 I M N Z i x_lo x_hi w m))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .letval
    v_j
    .i32
    (.read a_c [.add (.add (.var v_lo) (.mul 32 (.var v_m))) (.var v_w)])
    (.const 0)
    (.var v_N)
    (fun e => I.toInt .i32 (M t_C [(e v_lo) + 32 * (e v_m) + (e v_w)])) <|
  .accumulate
    false
    f_0
    a_t
    [.var v_w]
    (.fn
      f_2
      [.read a_v [.add (.add (.var v_lo) (.mul 32 (.var v_m))) (.var v_w)], .read a_x [.var v_j]])
    (fun e => (value_3 I M (e v_i) (e v_lo) (e v_m) (e v_w)))

theorem vc_3 (i x_lo x_hi w m : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) (h4 : x_lo = I.toInt .i32 (M t_P [i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i32 (M t_P [i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : 0 ≤ w) (h11 : w < 32) (h12 : 0 ≤ m) (h13 : m < (x_hi + (-1) * x_lo + (-1) * w + 31) / 32) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E R N Z)) a_t [32]) ((((((base E R N Z).set v_i i).set v_lo x_lo).set v_hi x_hi).set v_w w).set v_m m) (known_3 I M R N Z i x_lo x_hi w m) :=
  (vc_letval_of (M t_C [x_lo + 32 * m + w]) (ev_read ((at_left (at_points1 (x_lo + 32 * m + w)
  (Or.inl ⟨⟨⟨⟨(fact_0 h5 h12 h10), (fact_1 h13 h9)⟩, (Or.elim h1 (fun h14 => h14) (fun h14 => (False.elim (fact_2 h12 h5 h10 h13 h9 h14))))⟩, (fact_3 h13)⟩, (fact_4 h12 h13)⟩)
  rfl))
  : (known_3 I M R N Z i x_lo x_hi w m) ⟨a_c, [x_lo + 32 * m + w]⟩ (M t_C [x_lo + 32 * m + w]))) rfl
  0 N rfl rfl
  (have h14 : 0 ≤ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) ∧ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_lo + 32 * m + w]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨(x_lo + 32 * m + w), _, rfl, ((fact_0 h5 h12 h10) : 0 ≤ x_lo + 32 * m + w), ((fact_1 h13 h9) : x_lo + 32 * m + w < Z), rfl⟩) rfl rfl);
  h14)
  (fun (j : Int) (h14 : j = I.toInt .i32 (M t_C [x_lo + 32 * m + w])) (h15 : 0 ≤ j) (h16 : j < N) =>
  (vc_accumulate_of (value_1 I M w N x_hi i x_lo m w)
  (I.fn f_2 [M t_V [x_lo + 32 * m + w], M t_X [j]])
  ((at_right (at_right (at_left (at_points1 w
  ((Classical.em (m = 0)).elim (fun h17 => (Or.inl ⟨⟨int_c1, (int_lab_tbc_tac h15 h16)⟩, h17⟩))
  (fun h17 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨⟨h10, int_refl⟩, (fact_5 h12 h17)⟩, (int_lab_tbc_tac h15 h16)⟩, (fact_3 h13)⟩, (fact_4 h12 h13)⟩)))))
  rfl)))) : (known_3 I M R N Z i x_lo x_hi w m) ⟨a_t, [w]⟩ (value_1 I M w N x_hi i x_lo m w))
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_left (at_points1 (x_lo + 32 * m + w)
  (Or.inl ⟨⟨⟨⟨(fact_0 h5 h12 h10), (fact_1 h13 h9)⟩, (int_lab_tbc_tac h15 h16)⟩, (fact_3 h13)⟩, (fact_4 h12 h13)⟩)
  rfl)))))
  : (known_3 I M R N Z i x_lo x_hi w m) ⟨a_v, [x_lo + 32 * m + w]⟩ (M t_V [x_lo + 32 * m + w])))
  (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points1 j (Or.inl ⟨⟨⟨h15, h16⟩, (fact_3 h13)⟩, (fact_4 h12 h13)⟩) rfl))))))
  : (known_3 I M R N Z i x_lo x_hi w m) ⟨a_x, [j]⟩ (M t_X [j]))) ev_nil)))
  ((append1 (x_lo + 32 * m + w) (min (x_lo + w) (x_lo + w + 32 * m)) (x_lo + w + 32 * m + 1)
  (fun q0 h17 => (Or.elim h17 (fun h18 => ⟨(fact_6 h18), (fact_7 h18)⟩)
  (fun h18 => ⟨(fact_8 h18.1.1), (fact_9 h18.1.2)⟩)))
  (fun q0 => ⟨(fun h17 => (Or.elim h17 (fun h18 => (Or.inr (fact_10 h18)))
  (fun h18 => (Or.inl (Or.inr ⟨⟨⟨⟨h18.1, rfl⟩, h18.2⟩, (int_lab_tbc_tac h15 h16)⟩, (fact_3 h13)⟩))))), (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 => (False.elim (int_irrefl h19.2)))
  (fun h19 => (Or.inr ⟨h19.1.1.1.1, h19.1.1.2⟩)))) (fun h18 => (Or.inl (fact_11 h18)))))⟩)
  (fun q0 h17 =>
  (Or.elim h17 (fun h18 => (False.elim (int_irrefl h18.2))) (fun h18 => (fact_12 h18.1.1.1.1.2))))
  (fun q0 h17 => rfl) (Eq.trans ((Eq.trans ((Eq.trans
  ((fn_congr2 rfl (Eq.trans rfl (Eq.symm (let_congr (fun y_m => (M t_X [y_m])) (Eq.symm h14)))))
  : I.fn f_2 [M t_V [x_lo + 32 * m + w], M t_X [j]] = I.fn f_2 [M t_V [x_lo + 32 * m + w], M t_X [I.toInt .i32 (M t_C [x_lo + 32 * m + w])]])
  (Eq.symm (sel_pos ⟨(fact_13 h12 h10), (fact_14 h13)⟩)))
  : I.fn f_2 [M t_V [x_lo + 32 * m + w], M t_X [j]] = sel (x_lo ≤ x_lo + 32 * m + w ∧ x_lo + 32 * m + w < x_hi) (I.fn f_2 [M t_V [x_lo + 32 * m + w], M t_X [I.toInt .i32 (M t_C [x_lo + 32 * m + w])]]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (x_lo ≤ x_lo + 32 * m + w ∧ x_lo + 32 * m + w < y_m) (I.fn f_2 [M t_V [x_lo + 32 * m + w], M t_X [I.toInt .i32 (M t_C [x_lo + 32 * m + w])]]) (I.fn f_3 [])))
  (Eq.symm h7))))
  : I.fn f_2 [M t_V [x_lo + 32 * m + w], M t_X [j]] = sel (x_lo ≤ x_lo + 32 * m + w ∧ x_lo + 32 * m + w < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [x_lo + 32 * m + w], M t_X [I.toInt .i32 (M t_C [x_lo + 32 * m + w])]]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (y_m ≤ x_lo + 32 * m + w ∧ x_lo + 32 * m + w < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [x_lo + 32 * m + w], M t_X [I.toInt .i32 (M t_C [x_lo + 32 * m + w])]]) (I.fn f_3 [])))
  (Eq.symm h4)))))
  : I.fn f_0 [value_1 I M w N x_hi i x_lo m w, I.fn f_2 [M t_V [x_lo + 32 * m + w], M t_X [j]]] = value_3 I M i x_lo m w))))

theorem kept_3 (i x_lo x_hi w m : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) (h4 : x_lo = I.toInt .i32 (M t_P [i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i32 (M t_P [i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : 0 ≤ w) (h11 : w < 32) (h12 : 0 ≤ m) (h13 : m < (x_hi + (-1) * x_lo + (-1) * w + 31) / 32) :
    Heap.Entails ((body_3 I M).post ((((((base E R N Z).set v_i i).set v_lo x_lo).set v_hi x_hi).set v_w w).set v_m m) (known_3 I M R N Z i x_lo x_hi w m)) (known_3 I M R N Z i x_lo x_hi w (m + 1)) :=
  (show Heap.Entails _ (known_3 I M R N Z i x_lo x_hi w (m + 1)) from
  (entails_and (entails_points1 (fun q1 h14 => (Or.elim h14 (fun h15 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.add (.add (.var v_lo) (.mul 32 (.var v_m))) (.var v_w)])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_lo) + 32 * (e v_m) + (e v_w)]))
  (fun (j : Int) (h16 : j = I.toInt .i32 (M t_C [x_lo + 32 * m + w])) =>
  (have h17 : 0 ≤ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) ∧ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_lo + 32 * m + w]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨(x_lo + 32 * m + w), _, rfl, ((fact_0 h5 h12 h10) : 0 ≤ x_lo + 32 * m + w), ((fact_1 h13 h9) : x_lo + 32 * m + w < Z), rfl⟩) rfl rfl);
  (have h18 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h17.1 h16), (int_eab_tbc_tac h16 h17.2)⟩;
  (at_set_other (by decide)
  ((at_left (at_points1 q1 (Or.inl ⟨⟨h15.1.1, (fact_15 h15.1.2)⟩, h15.2⟩) rfl))
  : (known_3 I M R N Z i x_lo x_hi w m) ⟨a_c, [q1]⟩ (M t_C [q1]))))))))
  (fun h15 => (False.elim (int_c13 h12 h15.1.2))))))
  (entails_and (entails_points1 (fun q2 h14 => (Or.elim h14 (fun h15 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.add (.add (.var v_lo) (.mul 32 (.var v_m))) (.var v_w)])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_lo) + 32 * (e v_m) + (e v_w)]))
  (fun (j : Int) (h16 : j = I.toInt .i32 (M t_C [x_lo + 32 * m + w])) =>
  (have h17 : 0 ≤ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) ∧ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_lo + 32 * m + w]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨(x_lo + 32 * m + w), _, rfl, ((fact_0 h5 h12 h10) : 0 ≤ x_lo + 32 * m + w), ((fact_1 h13 h9) : x_lo + 32 * m + w < Z), rfl⟩) rfl rfl);
  (have h18 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h17.1 h16), (int_eab_tbc_tac h16 h17.2)⟩;
  (at_set_other (by decide)
  ((at_right (at_left (at_points1 q2 (Or.inl ⟨⟨h15.1.1, (fact_15 h15.1.2)⟩, h15.2⟩) rfl)))
  : (known_3 I M R N Z i x_lo x_hi w m) ⟨a_p, [q2]⟩ (M t_P [q2]))))))))
  (fun h15 => (Or.elim h15 (fun h16 => (False.elim (int_c13 h12 h16.1.2)))
  (fun h16 => (False.elim (int_c13 h12 h16.2)))))))) (entails_and
  (entails_points1 (fun q3 h14 => (Or.elim h14 (fun h15 => (False.elim (int_c13 h12 h15.2))) (fun h15 =>
  (Or.elim h15 (fun h16 => (False.elim (int_c13 h12 h16.1.2))) (fun h16 => (Or.elim h16 (fun h17 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.add (.add (.var v_lo) (.mul 32 (.var v_m))) (.var v_w)])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_lo) + 32 * (e v_m) + (e v_w)]))
  (fun (j : Int) (h18 : j = I.toInt .i32 (M t_C [x_lo + 32 * m + w])) =>
  (have h19 : 0 ≤ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) ∧ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_lo + 32 * m + w]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨(x_lo + 32 * m + w), _, rfl, ((fact_0 h5 h12 h10) : 0 ≤ x_lo + 32 * m + w), ((fact_1 h13 h9) : x_lo + 32 * m + w < Z), rfl⟩) rfl rfl);
  (have h20 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h19.1 h18), (int_eab_tbc_tac h18 h19.2)⟩;
  ((Classical.em (q3 = w)).elim (fun h21 => (at_set_eq1 q3 w h21 ((reduce_congr1
  (fun q4 => ⟨(fun h22 => (Or.elim h22 (fun h23 => (False.elim (int_eab_tab_F h21 h23.2)))
  (fun h23 => ((Classical.em (q4 = 32 * m + w + x_lo)).elim (fun h24 => (Or.inl h24))
  (fun h24 => (Or.inr ⟨⟨h23.1.1.1.1.1, (fact_16 h23.1.1.1.1.2 h23.1.1.2 h24)⟩, h23.1.1.2⟩)))))), (fun h22 => (Or.elim h22 (fun h23 =>
  (Or.inr ⟨⟨⟨⟨⟨(fact_17 h12 h23), (fact_18 h23)⟩, h21⟩, (fact_19 h23)⟩, h17.1.1.2⟩, h17.1.2⟩))
  (fun h23 => (Or.inr ⟨⟨⟨⟨⟨h23.1.1, (fact_20 h23.1.2)⟩, h21⟩, h23.2⟩, h17.1.1.2⟩, h17.1.2⟩))))⟩)
  (fun q4 h22 => rfl)) : value_1 I M q3 N x_hi i x_lo (m + 1) w = value_3 I M i x_lo m w)))
  (fun h21 => (at_set_ne1 q3 w h21 ((at_right (at_right (at_left (at_points1 q3
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨h17.1.1.1.1, (int_c125 h17.1.1.1.1.2 h12 h21)⟩, h17.1.1.2⟩, (fact_15 h17.1.2)⟩, h17.2⟩)))
  (reduce_congr1
  (fun q5 => ⟨(fun h22 => (Or.elim h22 (fun h23 => (Or.inl ⟨⟨h23.1.1, (fact_15 h17.1.2)⟩, h23.2⟩))
  (fun h23 => (False.elim (int_eab_neab_F h23.1.1.1.2 h21))))), (fun h22 => (Or.elim h22 (fun h23 => (Or.inl ⟨⟨h23.1.1, h17.1.2⟩, h23.2⟩))
  (fun h23 => (False.elim (int_eab_neab_F h23.1.1.1.2 h21)))))⟩) (fun q5 h22 => rfl))))))
  : (known_3 I M R N Z i x_lo x_hi w m) ⟨a_t, [q3]⟩ (value_1 I M q3 N x_hi i x_lo (m + 1) w))))))))))
  (fun h17 => (False.elim (int_c13 h12 h17.2))))))))))
  (entails_and (entails_points1 (fun q6 h14 => (Or.elim h14 (fun h15 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.add (.add (.var v_lo) (.mul 32 (.var v_m))) (.var v_w)])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_lo) + 32 * (e v_m) + (e v_w)]))
  (fun (j : Int) (h16 : j = I.toInt .i32 (M t_C [x_lo + 32 * m + w])) =>
  (have h17 : 0 ≤ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) ∧ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_lo + 32 * m + w]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨(x_lo + 32 * m + w), _, rfl, ((fact_0 h5 h12 h10) : 0 ≤ x_lo + 32 * m + w), ((fact_1 h13 h9) : x_lo + 32 * m + w < Z), rfl⟩) rfl rfl);
  (have h18 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h17.1 h16), (int_eab_tbc_tac h16 h17.2)⟩;
  (at_set_other (by decide)
  ((at_right (at_right (at_right (at_left (at_points1 q6 (Or.inl ⟨⟨h15.1.1, (fact_15 h15.1.2)⟩, h15.2⟩) rfl)))))
  : (known_3 I M R N Z i x_lo x_hi w m) ⟨a_v, [q6]⟩ (M t_V [q6]))))))))
  (fun h15 => (False.elim (int_c13 h12 h15.1.2))))))
  (entails_and (entails_points1 (fun q7 h14 => (Or.elim h14 (fun h15 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.add (.add (.var v_lo) (.mul 32 (.var v_m))) (.var v_w)])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_lo) + 32 * (e v_m) + (e v_w)]))
  (fun (j : Int) (h16 : j = I.toInt .i32 (M t_C [x_lo + 32 * m + w])) =>
  (have h17 : 0 ≤ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) ∧ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_lo + 32 * m + w]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨(x_lo + 32 * m + w), _, rfl, ((fact_0 h5 h12 h10) : 0 ≤ x_lo + 32 * m + w), ((fact_1 h13 h9) : x_lo + 32 * m + w < Z), rfl⟩) rfl rfl);
  (have h18 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h17.1 h16), (int_eab_tbc_tac h16 h17.2)⟩;
  (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_left (at_points1 q7 (Or.inl ⟨⟨h15.1.1, (fact_15 h15.1.2)⟩, h15.2⟩) rfl))))))
  : (known_3 I M R N Z i x_lo x_hi w m) ⟨a_x, [q7]⟩ (M t_X [q7]))))))))
  (fun h15 => (False.elim (int_c13 h12 h15.1.2))))))
  (entails_points1 (fun q8 h14 => (Or.elim h14 (fun h15 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.add (.add (.var v_lo) (.mul 32 (.var v_m))) (.var v_w)])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_lo) + 32 * (e v_m) + (e v_w)]))
  (fun (j : Int) (h16 : j = I.toInt .i32 (M t_C [x_lo + 32 * m + w])) =>
  (have h17 : 0 ≤ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) ∧ I.toInt .i32 (M t_C [x_lo + 32 * m + w]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_lo + 32 * m + w]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨(x_lo + 32 * m + w), _, rfl, ((fact_0 h5 h12 h10) : 0 ≤ x_lo + 32 * m + w), ((fact_1 h13 h9) : x_lo + 32 * m + w < Z), rfl⟩) rfl rfl);
  (have h18 : 0 ≤ j ∧ j < N := ⟨(int_lab_ecb_lac h17.1 h16), (int_eab_tbc_tac h16 h17.2)⟩;
  (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_points1 q8 (Or.inl ⟨⟨h15.1.1, (fact_15 h15.1.2)⟩, h15.2⟩) rfl))))))
  : (known_3 I M R N Z i x_lo x_hi w m) ⟨a_y, [q8]⟩ (M t_Y [q8]))))))))
  (fun h15 => (Or.elim h15 (fun h16 => (False.elim (int_c13 h12 h16.1.2)))
  (fun h16 => (False.elim (int_c13 h12 h16.2))))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_t [.var v_w] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .for v_m (.const 0) (.div (.add (.add (.add (.var v_hi) (.mul (-1) (.var v_lo))) (.mul (-1) (.var v_w))) (.const 31)) 32)
    (fun e x => known_3 I M (e v_R) (e v_N) (e v_Z) (e v_i) (e v_lo) (e v_hi) (e v_w) x) (body_3 I M)

theorem vc_2 (i x_lo x_hi w : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) (h4 : x_lo = I.toInt .i32 (M t_P [i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i32 (M t_P [i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : 0 ≤ w) (h11 : w < 32) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E R N Z)) a_t [32]) (((((base E R N Z).set v_i i).set v_lo x_lo).set v_hi x_hi).set v_w w) (known_2 I M R N Z i x_lo x_hi w) :=
  (vc_seq
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h10, h11, trivial⟩) ev_const rfl)
  (vc_for_of 0 ((x_hi + (-1) * x_lo + (-1) * w + 31) / 32) rfl rfl
  (show Heap.Entails _ (known_3 I M R N Z i x_lo x_hi w 0) from
  (entails_and (entails_points1 (fun q9 h12 =>
  (Or.elim h12 (fun h13 => (at_set_other (by decide) (at_left (at_points1 q9 h13.1.1 rfl))))
  (fun h13 => (at_set_other (by decide) (at_left (at_points1 q9 h13.1.1 rfl)))))))
  (entails_and (entails_points1 (fun q10 h12 => (Or.elim h12
  (fun h13 => (at_set_other (by decide) (at_right (at_left (at_points1 q10 (Or.inl h13.1.1) rfl)))))
  (fun h13 => (Or.elim h13
  (fun h14 => (at_set_other (by decide) (at_right (at_left (at_points1 q10 (Or.inl h14.1.1) rfl)))))
  (fun h14 => (at_set_other (by decide) (at_right (at_left (at_points1 q10 (Or.inr h14.1) rfl))))))))))
  (entails_and
  (entails_points1 (fun q11 h12 => (Or.elim h12 (fun h13 => (at_set_eq1 q11 w h13.1.1 ((Eq.trans
  ((reduce_empty1 (fun q12 => (fun h14 => (Or.elim h14 (fun h15 => (int_eab_tab_F h13.1.1 h15.2))
  (fun h15 => (fact_21 h15.1.1.1.1.2 h15.1.1.1.1.1))))))
  : value_1 I M q11 N x_hi i x_lo 0 w = I.fn f_1 []) rfl)
  : value_1 I M q11 N x_hi i x_lo 0 w = I.fn f_1 [])))
  (fun h13 => (Or.elim h13 (fun h14 => (at_set_ne1 q11 w (int_tab_neab h14.1.1.1.2)
  (at_right (at_right (at_left (at_points1 q11 (Or.inl h14.1.1)
  (reduce_congr1 (fun q13 => ⟨(fun h15 => (Or.elim h15 (fun h16 => h16.1.1)
  (fun h16 => (False.elim (int_eab_tab_F h16.1.1.1.2 h14.1.1.1.2))))), (fun h15 => (Or.inl ⟨⟨h15, (fact_22 h14.1.1.1.1 h15.1.1.1 h15.1.1.2 h11)⟩, h14.1.1.1.2⟩))⟩)
  (fun q13 h15 => rfl))))))))
  (fun h14 => (Or.elim h14 (fun h15 => (at_set_ne1 q11 w (int_c499 h15.1.1.1.2)
  (at_right (at_right (at_left (at_points1 q11 (Or.inl ⟨⟨h15.1.1.1.1.1, (int_lt_zero_add h15.1.1.1.2)⟩, h15.1.1.2⟩)
  (reduce_congr1 (fun q14 => ⟨(fun h16 =>
  (Or.elim h16 (fun h17 => h17.1.1) (fun h17 => (False.elim (int_c165 h17.1.1.1.2 h15.1.1.1.2))))), (fun h16 => (Or.inl ⟨⟨h16, h15.1.2⟩, (int_lt_zero_add h15.1.1.1.2)⟩))⟩)
  (fun q14 h16 => rfl))))))))
  (fun h15 => ((Classical.em (q11 = w)).elim (fun h16 => (at_set_eq1 q11 w h16 ((Eq.trans
  ((reduce_empty1 (fun q15 => (fun h17 => (Or.elim h17 (fun h18 => (int_eab_tab_F h16 h18.2))
  (fun h18 => (fact_21 h18.1.1.1.1.2 h18.1.1.1.1.1))))))
  : value_1 I M q11 N x_hi i x_lo 0 w = I.fn f_1 []) rfl)
  : value_1 I M q11 N x_hi i x_lo 0 w = I.fn f_1 [])))
  (fun h16 => (at_set_ne1 q11 w h16 (at_right (at_right (at_left (at_points1 q11
  (Or.inr ⟨⟨⟨⟨h15.1.1.1.1.1, (int_lab_neab_tab h15.1.1.1.1.2 h16)⟩, h15.1.1.1.2⟩, h15.1.1.2⟩, h15.1.2⟩)
  (reduce_congr1 (fun q16 => ⟨(fun h17 => (Or.elim h17
  (fun h18 => (False.elim (fact_23 h5 h15.1.1.1.1.1 h18.1.1.1.1.1 h15.1.1.2 h18.1.1.1.1.2)))
  (fun h18 => (False.elim (fact_21 h18.1.1.1.1.2 h18.1.1.1.1.1))))), (fun h17 => (False.elim (fact_23 h5 h15.1.1.1.1.1 h17.1.1.1 h15.1.1.2 h17.1.1.2)))⟩)
  (fun q16 h17 =>
  (False.elim (Or.elim h17 (fun h18 => (fact_23 h5 h15.1.1.1.1.1 h18.1.1.1.1.1 h15.1.1.2 h18.1.1.1.1.2))
  (fun h18 => (fact_21 h18.1.1.1.1.2 h18.1.1.1.1.1)))))))))))))))))))))
  (entails_and (entails_points1 (fun q17 h12 => (Or.elim h12 (fun h13 =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_left (at_points1 q17 h13.1.1 rfl)))))))
  (fun h13 =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_left (at_points1 q17 h13.1.1 rfl))))))))))
  (entails_and (entails_points1 (fun q18 h12 => (Or.elim h12 (fun h13 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_left (at_points1 q18 h13.1.1 rfl))))))))
  (fun h13 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_left (at_points1 q18 h13.1.1 rfl)))))))))))
  (entails_points1 (fun q19 h12 => (Or.elim h12 (fun h13 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_points1 q19 (Or.inl h13.1.1) rfl))))))))
  (fun h13 => (Or.elim h13 (fun h14 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_points1 q19 (Or.inl h14.1.1) rfl))))))))
  (fun h14 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_points1 q19 (Or.inr h14.1) rfl)))))))))))))))))))
  (fun m h12 h13 =>
  (vc_3 R N Z hl hM hR i x_lo x_hi w m h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))
  (fun m h12 h13 =>
  (kept_3 R N Z hl hM hR i x_lo x_hi w m h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))))

theorem kept_2 (i x_lo x_hi w : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) (h4 : x_lo = I.toInt .i32 (M t_P [i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i32 (M t_P [i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : 0 ≤ w) (h11 : w < 32) :
    Heap.Entails ((body_2 I M).post (((((base E R N Z).set v_i i).set v_lo x_lo).set v_hi x_hi).set v_w w) (known_2 I M R N Z i x_lo x_hi w)) (known_2 I M R N Z i x_lo x_hi (w + 1)) :=
  ((entails_and (entails_points1 (fun q20 h12 => (at_left (at_points1 q20
  ((Classical.em (32 * (max 0 ((x_hi + (-1) * x_lo + (-1) * w + 31) / 32)) + w + x_lo ≤ x_hi + 31)).elim
  (fun h13 => ((Classical.em (w + x_lo < x_hi)).elim (fun h14 => (Or.inl ⟨⟨h12, h13⟩, h14⟩))
  (fun h14 => (Or.inr ⟨⟨h12, (fact_24 h14)⟩, (int_ntba_lab h14)⟩))))
  (fun h13 => (Or.inr ⟨⟨h12, (fact_25 h13)⟩, (fact_26 h13)⟩))) rfl))))
  (entails_and (entails_points1 (fun q21 h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_left (at_points1 q21 ((Classical.em ((max 0 ((x_hi + (-1) * x_lo + (-1) * w + 31) / 32)) = 0)).elim
  (fun h14 => (Or.inr (Or.inl ⟨⟨h13, h14⟩, (fact_27 h14)⟩)))
  (fun h14 => (Or.inl ⟨⟨h13, (fact_28 h14)⟩, (fact_29 h14)⟩))) rfl)))) (fun h13 =>
  (at_right (at_left (at_points1 q21 (Or.inr (Or.inr ⟨h13, (fact_30 h5 h10 h13.1.2)⟩)) rfl)))))))
  (entails_and (entails_points1 (fun q22 h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_right (at_left (at_points1 q22 ((Classical.em ((max 0 ((x_hi + (-1) * x_lo + (-1) * w + 31) / 32)) = 0)).elim
  (fun h14 => ((Classical.em (q22 = w)).elim (fun h15 => (Or.inl ⟨⟨h15, h13.2⟩, h14⟩)) (fun h15 =>
  (Or.inr (Or.inl ⟨⟨⟨⟨h13.1.1, (int_taB_neab_tab h13.1.2 h15)⟩, h13.2⟩, h14⟩, (fact_27 h14)⟩)))))
  (fun h14 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨⟨h13.1.1, (int_taB_lab h13.1.2)⟩, (fact_31 h13.1.2 h14)⟩, h13.2⟩, (fact_28 h14)⟩, (fact_29 h14)⟩)))))
  (reduce_congr1 (fun q23 => ⟨(fun h14 => ((Classical.em (q22 < w)).elim
  (fun h15 => (Or.inl ⟨⟨h14, (fact_32 h13.1.1 h14.1.1.1 h14.1.1.2 h11)⟩, h15⟩)) (fun h15 =>
  (Or.inr ⟨⟨⟨⟨⟨(fact_33 h14.1.1.1 h15), (fact_34 h14.1.2 h14.1.1.2 h13.1.2 h15)⟩, (int_taB_ntab_eab h13.1.2 h15)⟩, (fact_35 h14.1.2 h13.1.2 h15)⟩, h13.2⟩, (fact_36 h14.1.1.1 h14.1.1.2 h15)⟩)))), (fun h14 => (Or.elim h14 (fun h15 => h15.1.1) (fun h15 =>
  ⟨⟨⟨(fact_37 h15.1.1.1.1.1 h13.1.2), (fact_38 h15.1.1.1.1.2 h15.2)⟩, (fact_39 h15.1.1.1.2 h15.1.1.2)⟩, h13.2⟩)))⟩)
  (fun q23 h14 => rfl))))))) (fun h13 => (at_right (at_right (at_left (at_points1 q22
  (Or.inr (Or.inr (Or.inr ⟨⟨⟨⟨⟨h13.1.1.1.1, (int_taB_lab h13.1.1.1.2)⟩, h13.1.1.2⟩, h13.1.2⟩, h13.2⟩, (fact_30 h5 h10 h13.1.2)⟩)))
  (reduce_congr1 (fun q24 =>
  ⟨(fun h14 => (False.elim (fact_23 h5 h13.1.1.1.1 h14.1.1.1 h13.1.2 h14.1.1.2))), (fun h14 => (Or.elim h14
  (fun h15 => (False.elim (fact_23 h5 h13.1.1.1.1 h15.1.1.1.1.1 h13.1.2 h15.1.1.1.1.2)))
  (fun h15 => (False.elim (fact_40 h15.1.1.1.1.2 h5 h10 h15.1.1.1.1.1 h13.1.2)))))⟩)
  (fun q24 h14 => (False.elim (fact_23 h5 h13.1.1.1.1 h14.1.1.1 h13.1.2 h14.1.1.2))))))))))))
  (entails_and
  (entails_points1 (fun q25 h12 => (at_right (at_right (at_right (at_left (at_points1 q25
  ((Classical.em (32 * (max 0 ((x_hi + (-1) * x_lo + (-1) * w + 31) / 32)) + w + x_lo ≤ x_hi + 31)).elim
  (fun h13 => ((Classical.em (w + x_lo < x_hi)).elim (fun h14 => (Or.inl ⟨⟨h12, h13⟩, h14⟩))
  (fun h14 => (Or.inr ⟨⟨h12, (fact_24 h14)⟩, (int_ntba_lab h14)⟩))))
  (fun h13 => (Or.inr ⟨⟨h12, (fact_25 h13)⟩, (fact_26 h13)⟩))) rfl))))))) (entails_and
  (entails_points1 (fun q26 h12 => (at_right (at_right (at_right (at_right (at_left (at_points1 q26
  ((Classical.em (32 * (max 0 ((x_hi + (-1) * x_lo + (-1) * w + 31) / 32)) + w + x_lo ≤ x_hi + 31)).elim
  (fun h13 => ((Classical.em (w + x_lo < x_hi)).elim (fun h14 => (Or.inl ⟨⟨h12, h13⟩, h14⟩))
  (fun h14 => (Or.inr ⟨⟨h12, (fact_24 h14)⟩, (int_ntba_lab h14)⟩))))
  (fun h13 => (Or.inr ⟨⟨h12, (fact_25 h13)⟩, (fact_26 h13)⟩))) rfl))))))))
  (entails_points1 (fun q27 h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_right (at_right (at_right (at_right (at_points1 q27 ((Classical.em ((max 0 ((x_hi + (-1) * x_lo + (-1) * w + 31) / 32)) = 0)).elim
  (fun h14 => (Or.inr (Or.inl ⟨⟨h13, h14⟩, (fact_27 h14)⟩)))
  (fun h14 => (Or.inl ⟨⟨h13, (fact_28 h14)⟩, (fact_29 h14)⟩))) rfl))))))) (fun h13 =>
  (at_right (at_right (at_right (at_right (at_right (at_points1 q27 (Or.inr (Or.inr ⟨h13, (fact_30 h5 h10 h13.1.2)⟩)) rfl)))))))))))))))
  : Heap.Entails (known_3 I M R N Z i x_lo x_hi w (max 0 ((x_hi + (-1) * x_lo + (-1) * w + 31) / 32))) (known_2 I M R N Z i x_lo x_hi (w + 1)))

theorem race_2 (i x_lo x_hi : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) (h4 : x_lo = I.toInt .i32 (M t_P [i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i32 (M t_P [i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) :
    ParVC I 0 32 (body_2 I M).erase (fun w => (((((base E R N Z).set v_i i).set v_lo x_lo).set v_hi x_hi).set v_w w)) (fun w => (body_2 I M).post (((((base E R N Z).set v_i i).set v_lo x_lo).set v_hi x_hi).set v_w w) (known_2 I M R N Z i x_lo x_hi w)) :=
  (race_arrays [a_t] rfl rfl
  (all_cons (apart1 (fun w c0 => c0 = w ∧ 0 < N ∨ ((c0 = w ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0)
  (fun w c0 => (c0 = w ∧ 0 < N) ∧ w < x_hi + (-1) * x_lo)
  (fun w h10 h11 => (w_seq (w_assign1 w ((Or.elim h1 (fun h12 => (Or.inl ⟨int_c1, h12⟩)) (fun h12 =>
  (Or.inr ⟨⟨⟨int_c1, (int_lba_ntba_eab h0.2 h12)⟩, (int_c393 h8 h9 h12)⟩, (int_c393 h5 h6 h12)⟩)))
  : w = w ∧ 0 < N ∨ ((w = w ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0))
  (w_for 0 ((x_hi + (-1) * x_lo + (-1) * w + 31) / 32) rfl rfl
  (fun m h12 h13 => (w_letval 0 N rfl rfl (fun (j : Int) (h14 : 0 ≤ j) (h15 : j < N) =>
  (w_accumulate1 w (Or.inl ⟨rfl, ((int_lab_tbc_tac h14 h15) : 0 < N)⟩))))))))
  (fun w h10 h11 => (r_seq (r_none rfl) (r_for 0 ((x_hi + (-1) * x_lo + (-1) * w + 31) / 32) rfl rfl
  (fun m h12 h13 => (r_letval 0 N rfl rfl (x_none rfl)
  (fun (j : Int) (h14 : 0 ≤ j) (h15 : j < N) => (r_accumulate1 (x_none rfl) w
  ⟨⟨rfl, ((int_lab_tbc_tac h14 h15) : 0 < N)⟩, ((fact_41 h12 h13) : w < x_hi + (-1) * x_lo)⟩)))))))
  (fun w y_y c0 h10 h11 h12 h13 h14 h15 => (Or.elim h15 (fun h16 =>
  ⟨(fun h17 => (int_eab_eac_nebc_F h16.1 h17.1.1 h14)), (fun h17 => (Or.elim h17 (fun h18 => (int_eab_eac_nebc_F h16.1 h18.1 h14))
  (fun h18 => (int_eab_eac_nebc_F h16.1 h18.1.1.1 h14))))⟩) (fun h16 =>
  ⟨(fun h17 => (fact_42 h12 h5 h16.1.2 h17.2)), (fun h17 => (Or.elim h17 (fun h18 => (int_eab_eac_nebc_F h16.1.1.1 h18.1 h14))
  (fun h18 => (int_eab_eac_nebc_F h16.1.1.1 h18.1.1.1 h14))))⟩)))) all_nil))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (N Z i x_lo x_hi : Int) : Heap V :=
  .points1 a_t
    (fun c0 => (0 ≤ c0 ∧ c0 < 32) ∧ 0 < N ∨ (((0 ≤ c0 ∧ c0 < 32) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0)
    (fun c0 => (value_0 I M c0 N x_hi i x_lo))

noncomputable def known_4_6 (I : Interp V) (M : Model V) (N Z i x_lo x_hi w : Int) : Heap V :=
  .points1 a_y
    (fun c0 => c0 = i ∧ 0 < N ∨ ((c0 = i ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0)
    (fun c0 => (value_2 I M N x_hi i x_lo w))

noncomputable def known_4 (I : Interp V) (M : Model V) (R N Z i x_lo x_hi w : Int) : Heap V :=
  ((known_1_0 I M N Z).and ((known_2_1 I M R N Z x_lo x_hi).and ((known_4_2 I M N Z i x_lo x_hi).and ((known_1_2 I M N Z).and ((known_1_3 I M N).and ((known_2_5 I M N Z i x_lo x_hi).and (known_4_6 I M N Z i x_lo x_hi w)))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_y [.var v_i] (.read a_t [.var v_w])
    (fun e => (value_4 I M (e v_N) (e v_hi) (e v_i) (e v_lo) (e v_w)))

theorem vc_4 (i x_lo x_hi w : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) (h4 : x_lo = I.toInt .i32 (M t_P [i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i32 (M t_P [i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : 0 ≤ w) (h11 : w < 32) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E R N Z)) a_t [32]) (((((base E R N Z).set v_i i).set v_lo x_lo).set v_hi x_hi).set v_w w) (known_4 I M R N Z i x_lo x_hi w) :=
  (vc_accumulate_of (value_2 I M N x_hi i x_lo w) (value_0 I M w N x_hi i x_lo)
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_points1 i (Or.elim h1 (fun h12 => (Or.inl ⟨int_c1, h12⟩)) (fun h12 =>
  (Or.inr ⟨⟨⟨int_c1, (int_lba_ntba_eab h0.2 h12)⟩, (int_c393 h8 h9 h12)⟩, (int_c393 h5 h6 h12)⟩)))
  rfl))))))) : (known_4 I M R N Z i x_lo x_hi w) ⟨a_y, [i]⟩ (value_2 I M N x_hi i x_lo w))
  (ev_read ((at_right (at_right (at_left (at_points1 w (Or.elim h1 (fun h12 => (Or.inl ⟨⟨h10, h11⟩, h12⟩)) (fun h12 =>
  (Or.inr ⟨⟨⟨⟨h10, h11⟩, (int_lba_ntba_eab h0.2 h12)⟩, (int_c393 h8 h9 h12)⟩, (int_c393 h5 h6 h12)⟩)))
  rfl)))) : (known_4 I M R N Z i x_lo x_hi w) ⟨a_t, [w]⟩ (value_0 I M w N x_hi i x_lo)))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) x_lo
  ((max ((-31) * x_lo + w + 32 * ((31 * x_lo + x_hi + 31) / 32) + (-32)) (x_hi + (-1))) + 1)
  (fun q31 h12 => ⟨h12.1.1.1, (int_c11 h12.1.1.2)⟩)
  (fun q31 => ⟨(fun h12 => ((Classical.em ((q31 + (-1) * x_lo) % 32 < w)).elim
  (fun h13 => (Or.inl ⟨⟨⟨h12.1.1.1, h12.1.1.2⟩, h12.1.2⟩, h13⟩))
  (fun h13 => (Or.inr ⟨⟨⟨(fact_43 h12.1.1.1 h13), h12.1.1.2⟩, (int_c236 h12.2 h13)⟩, h12.1.2⟩)))), (fun h12 => (Or.elim h12 (fun h13 => ⟨h13.1, (int_tab_lab h13.2)⟩)
  (fun h13 => ⟨⟨⟨(fact_44 h10 h13.1.1.1), h13.1.1.2⟩, h13.2⟩, (int_c230 h10 h13.1.2)⟩)))⟩)
  (fun q31 h12 => (fun h13 => (int_c232 h13.1.2 h11 h12.2))) (fun q31 h12 => rfl)
  (fun q31 h12 => rfl))
  : I.fn f_0 [value_2 I M N x_hi i x_lo w, value_0 I M w N x_hi i x_lo] = value_4 I M N x_hi i x_lo w))

theorem kept_4 (i x_lo x_hi w : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) (h4 : x_lo = I.toInt .i32 (M t_P [i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) (h7 : x_hi = I.toInt .i32 (M t_P [i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) (h10 : 0 ≤ w) (h11 : w < 32) :
    Heap.Entails ((body_4 I M).post (((((base E R N Z).set v_i i).set v_lo x_lo).set v_hi x_hi).set v_w w) (known_4 I M R N Z i x_lo x_hi w)) (known_4 I M R N Z i x_lo x_hi (w + 1)) :=
  (show Heap.Entails _ (known_4 I M R N Z i x_lo x_hi (w + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and
  (entails_points1 (fun q33 h12 => (Or.elim h12 (fun h13 => (at_set_ne1 q33 i (int_tab_neab h13.1.2)
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q33 h12 rfl)))))))))
  (fun h13 => (at_set_ne1 q33 i (int_tab_neab h13.1.1.1.2)
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q33 h12 rfl))))))))))))
  (entails_points1 (fun q34 h12 => (Or.elim h12 (fun h13 => (at_set_eq1 q34 i h13.1 ((reduce_congr1 (fun q35 =>
  ⟨(fun h14 => ⟨⟨⟨h14.1.1.1, h14.1.1.2⟩, h13.2⟩, (int_taB_lab h14.2)⟩), (fun h14 => ⟨⟨⟨h14.1.1.1, h14.1.1.2⟩, h13.2⟩, (int_lab_taB h14.2)⟩)⟩)
  (fun q35 h14 => rfl)) : value_2 I M N x_hi i x_lo (w + 1) = value_4 I M N x_hi i x_lo w)))
  (fun h13 => (at_set_eq1 q34 i h13.1.1.1 ((reduce_congr1 (fun q36 =>
  ⟨(fun h14 => ⟨⟨⟨h14.1.1.1, h14.1.1.2⟩, h14.1.2⟩, (int_taB_lab h14.2)⟩), (fun h14 => ⟨⟨⟨h14.1.1.1, h14.1.1.2⟩, h14.1.2⟩, (int_lab_taB h14.2)⟩)⟩)
  (fun q36 h14 => (False.elim (fact_45 h5 h14.1.1.1 h13.1.2 h14.1.1.2))))
  : value_2 I M N x_hi i x_lo (w + 1) = value_4 I M N x_hi i x_lo w)))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_lo .i32 (.read a_p [.var v_i]) (.const 0) (.add (.var v_Z) (.const 1))
    (fun e => I.toInt .i32 (M t_P [(e v_i)])) <|
  .letval v_hi .i32 (.read a_p [.add (.var v_i) (.const 1)]) (.const 0) (.add (.var v_Z) (.const 1))
    (fun e => I.toInt .i32 (M t_P [(e v_i) + 1])) <|
  .allocate a_t [.const 32] <|
  .seq (.scope [a_t] <|
    .par v_w (.const 0) (.const 32)
      (fun e x => known_2 I M (e v_R) (e v_N) (e v_Z) (e v_i) (e v_lo) (e v_hi) x) (body_2 I M)) <|
  .seq (.assign a_y [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_y] <|
    .for v_w (.const 0) (.const 32)
      (fun e x => known_4 I M (e v_R) (e v_N) (e v_Z) (e v_i) (e v_lo) (e v_hi) x) (body_4 I M)

theorem vc_1 (i : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) :
    (body_1 I M).vc I (impl.HasCell spec (base E R N Z)) ((base E R N Z).set v_i i) (known_1 I M R N Z i) :=
  (vc_letval_of (M t_P [i])
  (ev_read ((at_right (at_left (at_points1 i (Or.elim h1 (fun h4 => (Or.inl ⟨⟨h2, (int_tab_lab h3)⟩, h4⟩))
  (fun h4 => (Or.inr ⟨⟨h2, (int_tab_lab h3)⟩, (int_lba_ntba_eab h0.2 h4)⟩))) rfl)))
  : (known_1 I M R N Z i) ⟨a_p, [i]⟩ (M t_P [i]))) rfl 0 (Z + 1) rfl rfl
  (have h4 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  h4)
  (fun (x_lo : Int) (h4 : x_lo = I.toInt .i32 (M t_P [i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < Z + 1) =>
  (vc_letval_of (M t_P [i + 1])
  (ev_read ((at_right (at_left (at_points1 (i + 1) (Or.elim h1 (fun h7 => (Or.inl ⟨⟨(int_c19 h2), (int_tab_lAb h3)⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(int_c19 h2), (int_tab_lAb h3)⟩, (int_lba_ntba_eab h0.2 h7)⟩))) rfl)))
  : (known_1 I M R N Z i) ⟨a_p, [i + 1]⟩ (M t_P [i + 1]))) rfl 0 (Z + 1) rfl rfl
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  h7)
  (fun (x_hi : Int) (h7 : x_hi = I.toInt .i32 (M t_P [i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < Z + 1) =>
  (vc_allocate (vc_seq
  (vc_scope (vc_par_of 0 32 rfl rfl (show Heap.Entails _ (known_2 I M R N Z i x_lo x_hi 0) from
  (entails_and (entails_without (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q28 h10 => (Or.elim h10
  (fun h11 => (at_without (by decide) ((at_right (at_left (at_points1 q28 (Or.inl h11) rfl)))
  : (known_1 I M R N Z i) ⟨a_p, [q28]⟩ (M t_P [q28]))))
  (fun h11 => (at_without (by decide) ((at_right (at_left (at_points1 q28 (Or.inr h11.1.1) rfl)))
  : (known_1 I M R N Z i) ⟨a_p, [q28]⟩ (M t_P [q28]))))))) (entails_and
  (entails_points1 (fun q29 h10 => (False.elim (Or.elim h10 (fun h11 => (int_lab_tba_F h11.1.1 h11.1.2))
  (fun h11 => (int_lab_tba_F h11.1.1.1.1 h11.1.1.1.2))))))
  (entails_and (entails_without (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_without (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points1 (fun q30 h10 => (Or.elim h10 (fun h11 => (at_without (by decide)
  ((at_right (at_right (at_right (at_right (at_points1 q30 (Or.inl h11) rfl)))))
  : (known_1 I M R N Z i) ⟨a_y, [q30]⟩ (M t_Y [q30])))) (fun h11 => (at_without (by decide)
  ((at_right (at_right (at_right (at_right (at_points1 q30 (Or.inr h11.1.1) rfl)))))
  : (known_1 I M R N Z i) ⟨a_y, [q30]⟩ (M t_Y [q30])))))))))))))
  (fun w h10 h11 => (vc_2 R N Z hl hM hR i x_lo x_hi w h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun w h10 h11 => (kept_2 R N Z hl hM hR i x_lo x_hi w h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (race_2 R N Z hl hM hR i x_lo x_hi h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)))
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_R)])) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [i]
  (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) shape_a_y rfl rfl h2)) ev_const rfl)
  (vc_scope (vc_for_of 0 32 rfl rfl (show Heap.Entails _ (known_4 I M R N Z i x_lo x_hi 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points1 (fun q37 h10 => (Or.elim h10
  (fun h11 => (at_set_other (by decide) (at_right (at_right (at_left (at_points1 q37 h10 rfl))))))
  (fun h11 => (at_set_other (by decide) (at_right (at_right (at_left (at_points1 q37 h10 rfl)))))))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and
  (entails_points1 (fun q38 h10 => (Or.elim h10 (fun h11 => (at_set_ne1 q38 i (int_tab_neab h11.1.2)
  (at_right (at_right (at_right (at_right (at_right (at_points1 q38 h10 rfl))))))))
  (fun h11 => (at_set_ne1 q38 i (int_tab_neab h11.1.1.1.2)
  (at_right (at_right (at_right (at_right (at_right (at_points1 q38 h10 rfl)))))))))))
  (entails_points1 (fun q39 h10 => (Or.elim h10 (fun h11 =>
  (at_set_eq1 q39 i h11.1 ((Eq.trans ((reduce_empty1 (fun q40 => (fun h12 => (int_c195 h12.2))))
  : value_2 I M N x_hi i x_lo 0 = I.fn f_1 []) rfl)
  : value_2 I M N x_hi i x_lo 0 = I.fn f_1 []))) (fun h11 =>
  (at_set_eq1 q39 i h11.1.1.1 ((Eq.trans ((reduce_empty1 (fun q41 => (fun h12 => (int_c195 h12.2))))
  : value_2 I M N x_hi i x_lo 0 = I.fn f_1 []) rfl)
  : value_2 I M N x_hi i x_lo 0 = I.fn f_1 [])))))))))))))
  (fun w h10 h11 => (vc_4 R N Z hl hM hR i x_lo x_hi w h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun w h10 h11 => (kept_4 R N Z hl hM hR i x_lo x_hi w h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)))))))))))

theorem kept_1 (i : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) (h2 : 0 ≤ i) (h3 : i < R) :
    Heap.Entails ((body_1 I M).post ((base E R N Z).set v_i i) (known_1 I M R N Z i)) (known_1 I M R N Z (i + 1)) :=
  (show Heap.Entails _ (known_1 I M R N Z (i + 1)) from (entails_and (entails_points1 (fun q42 h4 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h5 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h8 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  (at_restore (by decide) ((at_left (at_points1 q42 h4 rfl))
  : (known_4 I M R N Z i x_lo x_hi 32) ⟨a_c, [q42]⟩ (M t_C [q42])))))))))))))
  (entails_and (entails_points1 (fun q43 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  (at_restore (by decide) ((at_right (at_left (at_points1 q43 (Or.inl h5) rfl)))
  : (known_4 I M R N Z i x_lo x_hi 32) ⟨a_p, [q43]⟩ (M t_P [q43])))))))))))) (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  (at_restore (by decide)
  ((at_right (at_left (at_points1 q43 (Or.inr ⟨⟨h5, (int_c180 h11.1 h9 h5.2 h10.2)⟩, (int_c180 h8.1 h6 h5.2 h7.2)⟩) rfl)))
  : (known_4 I M R N Z i x_lo x_hi 32) ⟨a_p, [q43]⟩ (M t_P [q43])))))))))))))))
  (entails_and (entails_points1 (fun q44 h4 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h5 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h8 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  (at_restore (by decide) ((at_right (at_right (at_right (at_left (at_points1 q44 h4 rfl)))))
  : (known_4 I M R N Z i x_lo x_hi 32) ⟨a_v, [q44]⟩ (M t_V [q44])))))))))))))
  (entails_and (entails_points1 (fun q45 h4 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h5 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h8 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  (at_restore (by decide)
  ((at_right (at_right (at_right (at_right (at_left (at_points1 q45 h4 rfl))))))
  : (known_4 I M R N Z i x_lo x_hi 32) ⟨a_x, [q45]⟩ (M t_X [q45])))))))))))))
  (entails_points1 (fun q46 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  (at_restore (by decide)
  ((Or.elim (((Classical.em (q46 < i)).elim (fun h12 => (Or.inl (Or.inl ⟨⟨h5.1.1, h12⟩, h5.2⟩)))
  (fun h12 => (Or.inr (Or.inl ⟨(int_taB_ntab_eab h5.1.2 h12), h5.2⟩))))
  : ((0 ≤ q46 ∧ q46 < i) ∧ 0 < N ∨ (((0 ≤ q46 ∧ q46 < i) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0) ∨ (q46 = i ∧ 0 < N ∨ ((q46 = i ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0))
  (fun h12 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q46 h12 rfl))))))))
  (fun h12 => (at_right (at_right (at_right (at_right (at_right (at_right (at_points1 q46 h12
  (Eq.trans ((equation_0 R N Z hl hM hR q46 trivial) : M t_Y [q46] = value_5 I M Z q46)
  (Eq.trans ((reduce_mask1 (law_3 hl) 0 (Z + (-1) + 1) (fun q50 h13 => ⟨h13.1, (int_c3 h13.2)⟩)
  (fun q50 h13 => ⟨(int_lab_lbc_lac h8.1 h13.1.1.1), (fact_46 h9 h13.1.1.2 h10.2)⟩)
  (fun q50 h13 h14 => (Eq.trans ((let_congr
  (fun y_m => (sel (y_m ≤ q50 ∧ q50 < I.toInt .i32 (M t_P [q46 + 1])) (I.fn f_2 [M t_V [q50], M t_X [I.toInt .i32 (M t_C [q50])]]) (I.fn f_3 [])))
  (Eq.trans
  (toInt_congr ((at_congr1 (Or.elim h12 (fun h15 => h15.1) (fun h15 => h15.1.1.1))) : M t_P [q46] = M t_P [i]))
  (Eq.symm h6)))
  : sel (I.toInt .i32 (M t_P [q46]) ≤ q50 ∧ q50 < I.toInt .i32 (M t_P [q46 + 1])) (I.fn f_2 [M t_V [q50], M t_X [I.toInt .i32 (M t_C [q50])]]) (I.fn f_3 []) = sel (x_lo ≤ q50 ∧ q50 < I.toInt .i32 (M t_P [q46 + 1])) (I.fn f_2 [M t_V [q50], M t_X [I.toInt .i32 (M t_C [q50])]]) (I.fn f_3 []))
  (Eq.trans ((let_congr
  (fun y_m => (sel (x_lo ≤ q50 ∧ q50 < y_m) (I.fn f_2 [M t_V [q50], M t_X [I.toInt .i32 (M t_C [q50])]]) (I.fn f_3 [])))
  (Eq.trans
  (toInt_congr ((at_congr1 (Or.elim h12 (fun h15 => (int_c117 h15.1)) (fun h15 => (int_c117 h15.1.1.1))))
  : M t_P [q46 + 1] = M t_P [i + 1])) (Eq.symm h9)))
  : sel (x_lo ≤ q50 ∧ q50 < I.toInt .i32 (M t_P [q46 + 1])) (I.fn f_2 [M t_V [q50], M t_X [I.toInt .i32 (M t_C [q50])]]) (I.fn f_3 []) = sel (x_lo ≤ q50 ∧ q50 < x_hi) (I.fn f_2 [M t_V [q50], M t_X [I.toInt .i32 (M t_C [q50])]]) (I.fn f_3 []))
  (Eq.trans ((sel_neg (fun h15 => (fact_47 h15.1 h15.2 h5.2 h14)))
  : sel (x_lo ≤ q50 ∧ q50 < x_hi) (I.fn f_2 [M t_V [q50], M t_X [I.toInt .i32 (M t_C [q50])]]) (I.fn f_3 []) = I.fn f_3 [])
  rfl)))) (fun q50 h13 => rfl)) : value_5 I M Z q46 = value_2 I M N x_hi q46 x_lo 32)
  (reduce_congr1 (fun q51 => ⟨(fun h13 => h13), (fun h13 => h13)⟩)
  (fun q51 h13 => (Eq.trans ((let_congr
  (fun y_m => (sel (y_m ≤ q51 ∧ q51 < I.toInt .i32 (M t_P [q46 + 1])) (I.fn f_2 [M t_V [q51], M t_X [I.toInt .i32 (M t_C [q51])]]) (I.fn f_3 [])))
  (Eq.trans
  (toInt_congr ((at_congr1 (Or.elim h12 (fun h14 => h14.1) (fun h14 => h14.1.1.1))) : M t_P [q46] = M t_P [i]))
  (Eq.symm h6)))
  : sel (I.toInt .i32 (M t_P [q46]) ≤ q51 ∧ q51 < I.toInt .i32 (M t_P [q46 + 1])) (I.fn f_2 [M t_V [q51], M t_X [I.toInt .i32 (M t_C [q51])]]) (I.fn f_3 []) = sel (x_lo ≤ q51 ∧ q51 < I.toInt .i32 (M t_P [q46 + 1])) (I.fn f_2 [M t_V [q51], M t_X [I.toInt .i32 (M t_C [q51])]]) (I.fn f_3 []))
  (Eq.trans ((let_congr
  (fun y_m => (sel (x_lo ≤ q51 ∧ q51 < y_m) (I.fn f_2 [M t_V [q51], M t_X [I.toInt .i32 (M t_C [q51])]]) (I.fn f_3 [])))
  (Eq.trans
  (toInt_congr ((at_congr1 (Or.elim h12 (fun h14 => (int_c117 h14.1)) (fun h14 => (int_c117 h14.1.1.1))))
  : M t_P [q46 + 1] = M t_P [i + 1])) (Eq.symm h9)))
  : sel (x_lo ≤ q51 ∧ q51 < I.toInt .i32 (M t_P [q46 + 1])) (I.fn f_2 [M t_V [q51], M t_X [I.toInt .i32 (M t_C [q51])]]) (I.fn f_3 []) = sel (x_lo ≤ q51 ∧ q51 < x_hi) (I.fn f_2 [M t_V [q51], M t_X [I.toInt .i32 (M t_C [q51])]]) (I.fn f_3 []))
  (Eq.trans ((Eq.trans rfl (Eq.symm (let_congr
  (fun y_m => (sel (x_lo ≤ q51 ∧ q51 < y_m) (I.fn f_2 [M t_V [q51], M t_X [I.toInt .i32 (M t_C [q51])]]) (I.fn f_3 [])))
  (Eq.symm h9))))
  : sel (x_lo ≤ q51 ∧ q51 < x_hi) (I.fn f_2 [M t_V [q51], M t_X [I.toInt .i32 (M t_C [q51])]]) (I.fn f_3 []) = sel (x_lo ≤ q51 ∧ q51 < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [q51], M t_X [I.toInt .i32 (M t_C [q51])]]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (y_m ≤ q51 ∧ q51 < I.toInt .i32 (M t_P [i + 1])) (I.fn f_2 [M t_V [q51], M t_X [I.toInt .i32 (M t_C [q51])]]) (I.fn f_3 [])))
  (Eq.symm h6))))))))))))))))))) : (known_4 I M R N Z i x_lo x_hi 32) ⟨a_y, [q46]⟩ (M t_Y [q46]))))))))))))
  (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i32 (M t_P [i])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, ((int_tab_taB h3) : i < R + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i32 (M t_P [i + 1])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2) : 0 ≤ i + 1), ((int_c29 h3) : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  (at_restore (by decide) ((Or.elim (((Classical.em (q46 < i)).elim (fun h12 =>
  (Or.inl (Or.inr ⟨⟨⟨⟨h5.1.1, h12⟩, h5.2⟩, (int_c180 h11.1 h9 h5.2 h10.2)⟩, (int_c180 h8.1 h6 h5.2 h7.2)⟩)))
  (fun h12 =>
  (Or.inr (Or.inr ⟨⟨⟨(int_taB_ntab_eab h5.1.2 h12), h5.2⟩, (int_c180 h11.1 h9 h5.2 h10.2)⟩, (int_c180 h8.1 h6 h5.2 h7.2)⟩))))
  : ((0 ≤ q46 ∧ q46 < i) ∧ 0 < N ∨ (((0 ≤ q46 ∧ q46 < i) ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0) ∨ (q46 = i ∧ 0 < N ∨ ((q46 = i ∧ Z = 0) ∧ x_hi = 0) ∧ x_lo = 0))
  (fun h12 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q46 h12 rfl))))))))
  (fun h12 => (at_right (at_right (at_right (at_right (at_right (at_right (at_points1 q46 h12
  (Eq.trans ((Eq.trans ((equation_0 R N Z hl hM hR q46 trivial) : M t_Y [q46] = value_5 I M Z q46)
  (Eq.trans ((reduce_empty1 (fun q53 => (fun h13 => (int_c6 h13.1 h5.2 h13.2))))
  : value_5 I M Z q46 = I.fn f_1 []) rfl))
  : M t_Y [q46] = I.fn f_1 [])
  (Eq.symm (reduce_empty1 (fun q52 => (fun h13 => (fact_48 h8.1 h13.1.1.1 h5.2 h9 h13.1.1.2 h10.2)))))))))))))))
  : (known_4 I M R N Z i x_lo x_hi 32) ⟨a_y, [q46]⟩ (M t_Y [q46]))))))))))))))))))))

theorem race_1 (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 < N ∨ ¬ 0 < Z) :
    ParVC I 0 R (body_1 I M).erase (fun i => ((base E R N Z).set v_i i)) (fun i => (body_1 I M).post ((base E R N Z).set v_i i) (known_1 I M R N Z i)) :=
  (race_arrays [a_y] rfl rfl (all_cons (apart1 (fun i c0 => c0 = i ∧ 0 < N ∨ c0 = i ∧ Z = 0)
  (fun i c0 => c0 = i ∧ 0 < N ∨ c0 = i ∧ Z = 0) (fun i h2 h3 =>
  (w_letval 0 (Z + 1) rfl rfl (fun (x_lo : Int) (h4 : 0 ≤ x_lo) (h5 : x_lo < Z + 1) =>
  (w_letval 0 (Z + 1) rfl rfl (fun (x_hi : Int) (h6 : 0 ≤ x_hi) (h7 : x_hi < Z + 1) =>
  (w_allocate (w_seq (w_none rfl) (w_seq (w_assign1 i ((Or.elim h1 (fun h8 => (Or.inl ⟨int_c1, h8⟩))
  (fun h8 => (Or.inr ⟨int_c1, (int_lba_ntba_eab h0.2 h8)⟩))) : i = i ∧ 0 < N ∨ i = i ∧ Z = 0))
  (w_scope (w_for 0 32 rfl rfl
  (fun w h8 h9 => (w_accumulate1 i ((Or.elim h1 (fun h10 => (Or.inl ⟨int_c1, h10⟩))
  (fun h10 => (Or.inr ⟨int_c1, (int_lba_ntba_eab h0.2 h10)⟩))) : i = i ∧ 0 < N ∨ i = i ∧ Z = 0)))))))))))))
  (fun i h2 h3 =>
  (r_letval 0 (Z + 1) rfl rfl (x_none rfl) (fun (x_lo : Int) (h4 : 0 ≤ x_lo) (h5 : x_lo < Z + 1) =>
  (r_letval 0 (Z + 1) rfl rfl (x_none rfl) (fun (x_hi : Int) (h6 : 0 ≤ x_hi) (h7 : x_hi < Z + 1) =>
  (r_allocate (r_seq (r_none rfl) (r_seq (r_none rfl) (r_scope (r_for 0 32 rfl rfl
  (fun w h8 h9 => (r_accumulate1 (x_none rfl) i ((Or.elim h1 (fun h10 => (Or.inl ⟨int_c1, h10⟩))
  (fun h10 => (Or.inr ⟨int_c1, (int_lba_ntba_eab h0.2 h10)⟩))) : i = i ∧ 0 < N ∨ i = i ∧ Z = 0)))))))))))))
  (fun i y_y c0 h2 h3 h4 h5 h6 h7 =>
  (Or.elim h7 (fun h8 => ⟨(fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6)))), (fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))))⟩)
  (fun h8 => ⟨(fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6)))), (fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))))⟩)))) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_R)
    (fun e x => known_1 I M (e v_R) (e v_N) (e v_Z) x) (body_1 I M)

theorem program_vc (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) :
    (program I M).vc I (impl.HasCell spec (base E R N Z)) (base E R N Z) (impl.inputHeap spec (base E R N Z) M) :=
  (have h1 : 0 < N ∨ ¬ 0 < Z := ((Classical.em (0 < Z)).elim (fun h1 =>
  (have h2 : 0 ≤ I.toInt .i32 (M t_C [0]) ∧ I.toInt .i32 (M t_C [0]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h2.1 h2.2)))) (fun h1 => (Or.inr h1))); (vc_par_of 0 R rfl rfl
  (show Heap.Entails _ (known_1 I M R N Z 0) from (entails_and (entails_points1 (fun q54 h2 =>
  (at_input (R := (Region.mk t_C [(.const 0, .var v_Z)])) (b := (Binding.mk a_c t_C [v_i0] [.var v_i0] none)) (p := [q54]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q54, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q55 h2 => (Or.elim h2 (fun h3 =>
  (at_input (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (b := (Binding.mk a_p t_P [v_i0] [.var v_i0] none)) (p := [q55]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q55, _, rfl, h3.1.1, ((int_lab_taB h3.1.2) : q55 < R + 1), rfl⟩) rfl rfl))
  (fun h3 =>
  (at_input (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (b := (Binding.mk a_p t_P [v_i0] [.var v_i0] none)) (p := [q55]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q55, _, rfl, h3.1.1, ((int_lab_taB h3.1.2) : q55 < R + 1), rfl⟩) rfl rfl)))))
  (entails_and (entails_points1 (fun q56 h2 =>
  (at_input (R := (Region.mk t_V [(.const 0, .var v_Z)])) (b := (Binding.mk a_v t_V [v_i0] [.var v_i0] none)) (p := [q56]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q56, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q57 h2 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q57]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨q57, _, rfl, h2.1, h2.2, rfl⟩) rfl rfl))) (entails_points1 (fun q58 h2 =>
  (False.elim (Or.elim h2 (fun h3 => (int_lab_tba_F h3.1.1 h3.1.2)) (fun h3 => (int_lab_tba_F h3.1.1 h3.1.2)))))))))))
  (fun i h2 h3 => (vc_1 R N Z hl hM hR i h0 h1 h2 h3))
  (fun i h2 h3 => (kept_1 R N Z hl hM hR i h0 h1 h2 h3)) (race_1 R N Z hl hM hR h0 h1)))

theorem output_0_4 (q59 : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (h1 : 0 ≤ q59) (h2 : q59 < R) :
    ((program I M).post (base E R N Z) (impl.inputHeap spec (base E R N Z) M)) ⟨a_y, [q59]⟩ (M t_Y [q59]) :=
  (have h3 : 0 < N ∨ ¬ 0 < Z := ((Classical.em (0 < Z)).elim (fun h3 =>
  (have h4 : 0 ≤ I.toInt .i32 (M t_C [0]) ∧ I.toInt .i32 (M t_C [0]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h3, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h4.1 h4.2)))) (fun h3 => (Or.inr h3)));
  ((at_right (at_right (at_right (at_right (at_points1 q59 (Or.elim h3 (fun h4 => (Or.inl ⟨⟨h1, (int_lt_max_right h2)⟩, h4⟩))
  (fun h4 => (Or.inr ⟨⟨h1, (int_lt_max_right h2)⟩, (int_lba_ntba_eab h0.2 h4)⟩))) rfl)))))
  : (known_1 I M R N Z (max 0 R)) ⟨a_y, [q59]⟩ (M t_Y [q59])))

end

theorem consistent (E : Env) (R N Z : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) : spec.Consistent (base E R N Z) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (R N Z : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E R N Z) :=
  solvable_layers (consistent E R N Z h0)
    (fun at_ => if at_ = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (R N Z : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) : impl.LayoutOk spec (base E R N Z) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (R N Z : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_Y then (0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < R) ∧ 0 < Z ∨ Z = 0 else True

theorem covered_0 (E : Env) (R N Z : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < R) :
    spec.Given (inside R N Z) (base E R N Z) t_Y [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl
  (((Classical.em (0 < Z)).elim (fun h3 => (Or.inl ⟨⟨h1, h2⟩, h3⟩))
  (fun h3 => (Or.inr (int_lba_ntba_eab h0.2 h3)))) : (0 ≤ p0 ∧ p0 < R) ∧ 0 < Z ∨ Z = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (R N Z : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) (i : Int) (hR : spec.InRange I (base E R N Z) M) (h1 : True) (h2 : (0 ≤ i ∧ i < R) ∧ 0 < Z ∨ Z = 0) :
    TExp.Defined I M (spec.Given (inside R N Z) (base E R N Z)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z))) (.letval d_0 .i32 (.access t_P [.var v_i]) (.letval d_1 .i32 (.access t_P [.add (.var v_i) (.const 1)]) (.select (.and (.le (.var d_0) (.var v_k)) (.lt (.var v_k) (.var d_1))) (.fn (.builtin "*" .f32) [.access t_V [.var v_k], .letval d_2 .i32 (.access t_C [.var v_k]) (.access t_X [.var d_2])]) (.fn (.special .f32 "-0.0") []))))) ((base E R N Z).set v_i i) :=
  (defined_reduce_some1 0 Z (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < Z) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < Z) =>
  (defined_letval (defined_access (given_input (p := [i]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ i), ((Or.elim h2 (fun h4 => (int_tab_taB h4.1.2)) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2))))
  : i < R + 1), rfl⟩))) rfl (fun (y_d1 : Int) (h4 : y_d1 = I.toInt .i32 (M t_P [i])) =>
  (have h5 : 0 ≤ I.toInt .i32 (M t_P [i]) ∧ I.toInt .i32 (M t_P [i]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, ((Or.elim h2 (fun h5 => h5.1.1) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2)))) : 0 ≤ i), ((Or.elim h2 (fun h5 => (int_tab_taB h5.1.2)) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2))))
  : i < R + 1), rfl⟩) rfl rfl);
  (have h6 : 0 ≤ y_d1 ∧ y_d1 < Z + 1 := ⟨(int_lab_ecb_lac h5.1 h4), (int_eab_tbc_tac h4 h5.2)⟩;
  (defined_letval (defined_access (given_input (p := [i + 1]) (.head _) rfl rfl
  (region_iff.2 ⟨(i + 1), _, rfl, ((Or.elim h2 (fun h7 => (int_c19 h7.1.1)) (fun h7 => (False.elim (int_c6 h3.1 h7 h3.2))))
  : 0 ≤ i + 1), ((Or.elim h2 (fun h7 => (int_c29 h7.1.2)) (fun h7 => (False.elim (int_c6 h3.1 h7 h3.2))))
  : i + 1 < R + 1), rfl⟩))) rfl (fun (y_d2 : Int) (h7 : y_d2 = I.toInt .i32 (M t_P [i + 1])) =>
  (have h8 : 0 ≤ I.toInt .i32 (M t_P [i + 1]) ∧ I.toInt .i32 (M t_P [i + 1]) < Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(i + 1), _, rfl, ((Or.elim h2 (fun h8 => (int_c19 h8.1.1)) (fun h8 => (False.elim (int_c6 h3.1 h8 h3.2))))
  : 0 ≤ i + 1), ((Or.elim h2 (fun h8 => (int_c29 h8.1.2)) (fun h8 => (False.elim (int_c6 h3.1 h8 h3.2))))
  : i + 1 < R + 1), rfl⟩) rfl rfl);
  (have h9 : 0 ≤ y_d2 ∧ y_d2 < Z + 1 := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  (defined_select_of cond_holds (fun (h10 : y_d1 ≤ y_d0 ∧ y_d0 < y_d2) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩))) (defined_cons
  (defined_letval (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩))) rfl
  (fun (y_d3 : Int) (h11 : y_d3 = I.toInt .i32 (M t_C [y_d0])) =>
  (have h12 : 0 ≤ I.toInt .i32 (M t_C [y_d0]) ∧ I.toInt .i32 (M t_C [y_d0]) < N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [y_d0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩) rfl rfl);
  (have h13 : 0 ≤ y_d3 ∧ y_d3 < N := ⟨(int_lab_ecb_lac h12.1 h11), (int_eab_tbc_tac h11 h12.2)⟩;
  (defined_access (given_input (p := [y_d3]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨y_d3, _, rfl, h13.1, h13.2, rfl⟩))))))) defined_nil))))
  (fun (h10 : ¬ (y_d1 ≤ y_d0 ∧ y_d0 < y_d2)) => (defined_fn defined_nil)))))))))))))

theorem defined (E : Env) (R N Z : Int) (h0 : (0 ≤ R ∧ 0 ≤ N) ∧ 0 ≤ Z) : spec.Defined (base E R N Z) :=
  defined_of (inside R N Z)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E R N Z h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E R N Z h0 i hR hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    (all_cons ⟨(by decide), (by decide)⟩ (all_cons ⟨(by decide), (by decide)⟩ all_nil))
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => ((0 ≤ (E v_R) ∧ 0 ≤ (E v_N)) ∧ 0 ≤ (E v_Z)))
    (fun E => base E (E v_R) (E v_N) (E v_Z)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_R) (E v_N) (E v_Z) a) (fun E a => placed E (E v_R) (E v_N) (E v_Z) a)
    (fun E a => consistent E (E v_R) (E v_N) (E v_Z) a) (fun E a => solvable E (E v_R) (E v_N) (E v_Z) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_R) (E v_N) (E v_Z) hl hM hR a)
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_4 (E v_R) (E v_N) (E v_Z) hl hM hR p0 a b0 b1)) all_nil))))) all_nil))


end Redverify.Certificate.warps
