module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `b` -/ abbrev v_b : Var := 0
/-- `f` -/ abbrev v_f : Var := 1
/-- `p` -/ abbrev v_p : Var := 2
/-- `q` -/ abbrev v_q : Var := 3
/-- `c` -/ abbrev v_c : Var := 4
/-- `r` -/ abbrev v_r : Var := 5
/-- `s` -/ abbrev v_s : Var := 6
/-- `i0` -/ abbrev v_i0 : Var := 7
/-- `i1` -/ abbrev v_i1 : Var := 8
/-- `i2` -/ abbrev v_i2 : Var := 9
/-- `i3` -/ abbrev v_i3 : Var := 10
/-- `b_f_fused` -/ abbrev v_b_f_fused : Var := 11
/-- `p_0` -/ abbrev v_p_0 : Var := 12
/-- `c_0` -/ abbrev v_c_0 : Var := 13
/-- `c_1` -/ abbrev v_c_1 : Var := 14
/-- `p_1` -/ abbrev v_p_1 : Var := 15
/-- `v_p` -/ abbrev v_v_p : Var := 16
/-- `v_c` -/ abbrev v_v_c : Var := 17
/-- `x` -/ abbrev a_x : Arr := 0
/-- `w` -/ abbrev a_w : Arr := 1
/-- `y` -/ abbrev a_y : Arr := 2
/-- `X` -/ abbrev t_X : Ten := 0
/-- `W` -/ abbrev t_W : Ten := 1
/-- `Y` -/ abbrev t_Y : Ten := 2

/-- Specification `main`. -/
def spec : Spec where
  assumptions := []
  inputs :=
    [
      Region.mk
        t_X
        [(.const 0, .const 1), (.const 0, .const 8), (.const 0, .const 18), (.const 0, .const 18)],
      Region.mk
        t_W
        [(.const 0, .const 4), (.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)]]
  outputs :=
    [
      Region.mk
        t_Y
        [(.const 0, .const 1), (.const 0, .const 4), (.const 0, .const 16), (.const 0, .const 16)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_b, v_f, v_p, v_q]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_c, v_r, v_s]
          (.and
            (.and
              (.and (.le (.const 0) (.var v_c)) (.lt (.var v_c) (.const 8)))
              (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3))))
            (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3))))
          (.fn
            (.builtin "*" .f32)
            [
              .access
                t_X
                [.var v_b, .var v_c, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)],
              .access t_W [.var v_f, .var v_c, .var v_r, .var v_s]]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none,
      Binding.mk a_w t_W [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none,
      Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none]
  body :=
    .par v_b_f_fused (.const 0) (.const 4) <|
      .for v_p_0 (.const 0) (.const 4) <|
        .scope [a_y] <|
          .for v_c_0 (.const 0) (.const 2) <|
            .for v_r (.const 0) (.const 3) <|
              .for v_s (.const 0) (.const 3) <|
                .for v_c_1 (.const 0) (.const 4) <|
                  .for v_p_1 (.const 0) (.const 4) <|
                    .par v_q (.const 0) (.const 16) <|
                      .letin v_v_p (.add (.mul 4 (.var v_p_0)) (.var v_p_1)) <|
                      .letin v_v_c (.add (.mul 4 (.var v_c_0)) (.var v_c_1)) <|
                      .seq (.ifte
                        (.and
                          (.and (.eq (.var v_v_c) (.const 0)) (.eq (.var v_r) (.const 0)))
                          (.eq (.var v_s) (.const 0))) (
                        .assign a_y [.const 0, .var v_b_f_fused, .var v_v_p, .var v_q] (.fn (.literal .f32 0 1) [])
                      ) (
                        .skip
                      )) <|
                      .accumulate
                        false
                        (.builtin "+" .f32)
                        a_y
                        [.const 0, .var v_b_f_fused, .var v_v_p, .var v_q]
                        (.fn
                          (.builtin "*" .f32)
                          [
                            .read a_x [.const 0, .var v_v_c, .add (.var v_r) (.var v_v_p), .add (.var v_q) (.var v_s)],
                            .read a_w [.var v_b_f_fused, .var v_v_c, .var v_r, .var v_s]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightComm I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : a < 4) (h1 : b < 4) : 4 * a + b < 16 :=
  by omega

theorem fact_1 {a b c d : Int} (h0 : a = 0) (h1 : b = 0) (h2 : c = 0) (h3 : d = 0) (h4 : ¬ ((4 * a + b = 0 ∧ c = 0) ∧ d = 0)) : False :=
  by omega

theorem fact_2 {a b : Int} (h0 : b = 0) (h1 : a < 16) : a + b < 18 :=
  by omega

theorem fact_3 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) : 0 ≤ a + (4 * b + c) :=
  by omega

theorem fact_4 {a b c : Int} (h0 : a = 0) (h1 : b < 4) (h2 : c < 4) : a + (4 * b + c) < 18 :=
  by omega

theorem fact_5 {a : Int} (h0 : a = 0) : a < 8 :=
  by omega

theorem fact_6 {a b c d : Int} (h0 : a = 0) (h1 : b = 0) (h2 : c = 0) (h3 : d = 0) (h4 : 0 < a + b + c + d) : False :=
  by omega

theorem fact_7 {a b c : Int} (h0 : a ≤ b) (h1 : c = 0) (h2 : b < c + a) : False :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a = 0) (h1 : b = 0) (h2 : c = 0) : a = 4 * b + c :=
  by omega

theorem fact_9 {a b c : Int} (h0 : b = 0) (h1 : c = 0) (h2 : a = 4 * b + c) : a = 0 :=
  by omega

theorem fact_10 {a b : Int} (h0 : 4 * a + b = 0) (h1 : (-4) * a < b) : False :=
  by omega

theorem fact_11 {a b c d x_e f : Int} (h0 : 0 ≤ c) (h1 : 0 ≤ d) (h2 : 0 ≤ x_e) (h3 : 0 ≤ f) (h4 : ¬ ((4 * f + c = 0 ∧ x_e = 0) ∧ d = 0)) : a + b < b + 4 * c + 4 * d + 4 * x_e + 4 * f + a :=
  by omega

theorem fact_12 {a b : Int} (h0 : a < 16) (h1 : b < 3) : a + b < 18 :=
  by omega

theorem fact_13 {a b c : Int} (h0 : a < 3) (h1 : b < 4) (h2 : c < 4) : a + (4 * b + c) < 18 :=
  by omega

theorem fact_14 {a b : Int} (h0 : a < 2) (h1 : b < 4) : 4 * a + b < 8 :=
  by omega

theorem fact_15 {a b : Int} (h0 : a = 0) (h1 : b = 0) (h2 : (-4) * a < b) : False :=
  by omega

theorem fact_16 {a b c : Int} (h0 : 0 ≤ c) (h1 : b = c + a) : (min 0 a) ≤ b :=
  by omega

theorem fact_17 {a b c d x_e : Int} (h0 : a = x_e + d) : a < (max (max b c) (d + x_e)) + 1 :=
  by omega

theorem fact_18 {a b c d x_e : Int} (h0 : d = 0) (h1 : a < x_e) : a < (max (max b c) (4 * d + x_e)) + 1 :=
  by omega

theorem fact_19 {a b c d x_e : Int} (h0 : a < x_e + d) : a < (max (max b c) (d + x_e)) + 1 :=
  by omega

theorem fact_20 {a b c : Int} (h0 : a < 4) : a < (max (max 3 b) c) + 1 :=
  by omega

theorem fact_21 {a b c : Int} (h0 : a < c) : a < (max b c) + 1 :=
  by omega

theorem fact_22 {a b : Int} (h0 : 4 ≤ b) : (min 0 a) ≤ b :=
  by omega

theorem fact_23 {a b c : Int} (h0 : a < 8) : a < (max (max b 7) c) + 1 :=
  by omega

theorem fact_24 {a b c d : Int} (h0 : c < d) : a + b + 4 * c < b + 4 * d + a :=
  by omega

theorem fact_25 {a b c d x_e : Int} (h0 : x_e = 0) (h1 : c < d + 4 * x_e) : a + b + 4 * c < b + 4 * d + a :=
  by omega

theorem fact_26 {a b : Int} (h0 : 0 ≤ b) (h1 : 4 * b ≤ a) (h2 : ¬ b = 0) : 4 ≤ a :=
  by omega

theorem fact_27 {a b c d x_e : Int} (h0 : x_e < 2) (h1 : c < d + 4 * x_e) : a + b + 4 * c ≤ b + 4 * d + a + 15 :=
  by omega

theorem fact_28 {a b c d : Int} (h0 : c + d + 4 * a < d + 4 * b + c) : a < b :=
  by omega

theorem fact_29 {a b c d x_e : Int} (h0 : 0 ≤ c) (h1 : d + x_e + 4 * a < x_e + 4 * b + d) : a < b + 4 * c :=
  by omega

theorem fact_30 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : d = a) (h4 : ¬ d = 0) : 0 < a + b + c :=
  by omega

theorem fact_31 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : d = b) (h4 : ¬ d = 0) : 0 < a + b + c :=
  by omega

theorem fact_32 {a b : Int} (h0 : 4 ≤ b) (h1 : a < 2) : 4 * a ≤ b :=
  by omega

theorem fact_33 {a b c d x_e : Int} (h0 : d + x_e + 4 * a ≤ x_e + 4 * b + d + 15) (h1 : c = 1) : a < b + 4 * c :=
  by omega

theorem fact_34 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : c = 1) : 0 < a + b + c :=
  by omega

theorem fact_35 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ d) (h2 : (-1) * c < b) : 0 < a + b + c + d :=
  by omega

theorem fact_36 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : (-4) * d < a) : 0 < a + b + c + d :=
  by omega

theorem fact_37 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : ¬ b = 0) : (-4) * a < b :=
  by omega

theorem fact_38 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : ¬ a = 0) : (-4) * a < b :=
  by omega

theorem fact_39 {a b c d x_e f : Int} (h0 : a ≤ b) (h1 : c = a) (h2 : d = x_e + f) (h3 : d + 4 * b < x_e + 4 * c + f) : False :=
  by omega

theorem fact_40 {a b c d : Int} (h0 : b = d + c) : a + b = a + c + d :=
  by omega

theorem fact_41 {a b c d x_e f g h i : Int} (h0 : c = d) (h1 : x_e = f) (h2 : g = h + i) (h3 : a < b + 1) (h4 : ¬ (c = d ∧ x_e = f ∧ g = i + h ∧ a = b)) : a < b :=
  by omega

theorem fact_42 {a b c : Int} (h0 : c = 1) (h1 : a = b + 4) : a = b + 4 * c :=
  by omega

theorem fact_43 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : d = 1) : 0 < a + b + c + d :=
  by omega

theorem fact_44 {a b c : Int} (h0 : a = b) (h1 : c = 0) : a = b + 4 * c :=
  by omega

theorem fact_45 {a b c d x_e f g : Int} (h0 : x_e = f + g) (h1 : x_e < g + 4 * a + 4 * b + 4 * c + 4 * d + f) : 0 < a + b + c + d :=
  by omega

theorem fact_46 {a b c d x_e : Int} (h0 : c = d + x_e) (h1 : c + 4 * a < x_e + 4 * b + d) : a < b :=
  by omega

theorem fact_47 {a b c d x_e f : Int} (h0 : 0 ≤ c) (h1 : d = x_e + f) (h2 : d + 4 * a < f + 4 * b + x_e) : a < b + 4 * c :=
  by omega

theorem fact_48 {a b c d x_e f : Int} (h0 : d + 4 * a ≤ x_e + 4 * b + f + 15) (h1 : c = 1) (h2 : d = f + x_e) : a < b + 4 * c :=
  by omega

theorem fact_49 {a b c d x_e f g : Int} (h0 : a = 0) (h1 : b = 0) (h2 : c = 0) (h3 : d = 0) (h4 : x_e = f + g) (h5 : x_e < g + 4 * a + 4 * b + 4 * c + 4 * d + f) : False :=
  by omega

theorem fact_50 {a b c : Int} (h0 : b = c + 4) (h1 : b = c + 4 * a) : a = 1 :=
  by omega

theorem fact_51 {a b c : Int} (h0 : 0 ≤ c) (h1 : a = b + 4 * c) (h2 : c < 2) (h3 : ¬ a = b + 4) : a = b :=
  by omega

theorem fact_52 {a b c : Int} (h0 : 0 ≤ a) (h1 : b = c + 4 * a) (h2 : a < 2) (h3 : ¬ b = c + 4) : a = 0 :=
  by omega

theorem fact_53 {a b c d x_e : Int} (h0 : a ≤ x_e + 3) (h1 : 0 ≤ c) (h2 : b < d) : a + 4 * b < c + 4 * d + x_e :=
  by omega

theorem fact_54 {a b c d x_e f : Int} (h0 : a ≤ x_e + 3) (h1 : 0 ≤ c) (h2 : f = 0) (h3 : b < d + 4 * f) : a + 4 * b < c + 4 * d + x_e :=
  by omega

theorem fact_55 {a b c d x_e f : Int} (h0 : a = x_e + c) (h1 : f < 2) (h2 : b < d + 4 * f) : a + 4 * b ≤ c + 4 * d + x_e + 15 :=
  by omega

theorem fact_56 {a b c d : Int} (h0 : b = c + d) : a + b = a + c + d :=
  by omega

theorem fact_57 {a b c : Int} (h0 : a ≤ b) (h1 : c = 1) (h2 : 4 * c + b = a) : False :=
  by omega

theorem fact_58 {a b c d x_e f g h : Int} (h0 : a ≤ b) (h1 : c = a) (h2 : d = a) (h3 : x_e = f + g) (h4 : 4 * b + h = a) (h5 : x_e < f + 4 * h + 4 * c + 4 * d + 4 * b + g) : False :=
  by omega

theorem fact_59 {a b c d x_e : Int} (h0 : b ≤ c) (h1 : d < 4) (h2 : x_e < 4) (h3 : c + 4 * a < d + 4 * x_e + b) : a < 4 :=
  by omega

theorem fact_60 {a b c d : Int} (h0 : b = c) (h1 : ¬ d < a) : a + 3 * b + (-3) * c ≤ d :=
  by omega

theorem fact_61 {a b c d x_e f g : Int} (h0 : x_e ≤ f) (h1 : d = c) (h2 : g < 4) (h3 : f + 4 * a < g + 4 * b + x_e) : a ≤ b + 3 * c + (-3) * d :=
  by omega

theorem fact_62 {a b c d x_e f g : Int} (h0 : b = d) (h1 : a + 4 * f < c + 4 * g + x_e) (h2 : ¬ f < g) : a + 4 * b < c + 4 * d + x_e :=
  by omega

theorem fact_63 {a b c : Int} (h0 : 0 ≤ c) (h1 : a < b) : a < b + 4 * c :=
  by omega

theorem fact_64 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : c = a) (h3 : ¬ c = 0) : 0 < a + b :=
  by omega

theorem fact_65 {a b c : Int} (h0 : a ≤ b) (h1 : c = 1) : a < b + c :=
  by omega

theorem fact_66 {a b c d x_e : Int} (h0 : b ≤ c) (h1 : c + 4 * a ≤ d + 4 * x_e + b + 15) (h2 : d < 4) (h3 : x_e < 4) : a < 8 :=
  by omega

theorem fact_67 {a b c d x_e : Int} (h0 : b = c) (h1 : x_e = 1) (h2 : ¬ d < a + 4 * x_e) : a + 3 * b + (-3) * c + 4 ≤ d :=
  by omega

theorem fact_68 {a b c d x_e f g : Int} (h0 : x_e ≤ f) (h1 : f + 4 * a ≤ g + 4 * b + x_e + 15) (h2 : d = c) (h3 : g < 4) : a ≤ b + 3 * c + (-3) * d + 4 :=
  by omega

theorem fact_69 {a b c d x_e f g h : Int} (h0 : a + 4 * f ≤ c + 4 * g + x_e + 15) (h1 : b = d) (h2 : h = 1) (h3 : ¬ f < g + 4 * h) : a + 4 * b < c + 4 * d + x_e :=
  by omega

theorem fact_70 {a b c d : Int} (h0 : 0 ≤ d) (h1 : b < c) (h2 : a < 4) : a + 3 * b + (-3) * c ≤ d :=
  by omega

theorem fact_71 {a b c d : Int} (h0 : 0 ≤ b) (h1 : d < c) (h2 : a < 4) : a ≤ b + 3 * c + (-3) * d :=
  by omega

theorem fact_72 {a b c d : Int} (h0 : 4 ≤ d) (h1 : b < c) (h2 : a < 4) : a + 3 * b + (-3) * c + 4 ≤ d :=
  by omega

theorem fact_73 {a b c d : Int} (h0 : 0 ≤ b) (h1 : d < c) (h2 : a < 8) : a ≤ b + 3 * c + (-3) * d + 4 :=
  by omega

theorem fact_74 {a b c d x_e f : Int} (h0 : a ≤ x_e + 3) (h1 : 0 ≤ c) (h2 : f < 2) (h3 : b < d + 4 * f) : a + 4 * b ≤ c + 4 * d + x_e + 15 :=
  by omega

theorem fact_75 {a b c d x_e f g : Int} (h0 : b ≤ d + 3 * f + (-3) * g) (h1 : g = f) (h2 : a + 4 * g < c + 4 * f + x_e) : a + 4 * b < c + 4 * d + x_e :=
  by omega

theorem fact_76 {a b c d : Int} (h0 : c ≤ d + 3 * b + (-3) * a) (h1 : d + 3 * a + (-3) * b ≤ c) (h2 : ¬ a = b) : a < b :=
  by omega

theorem fact_77 {a b c d x_e f g : Int} (h0 : b ≤ d + 3 * f + (-3) * g + 4) (h1 : g = f) (h2 : a + 4 * g < c + 4 * f + x_e) : a + 4 * b ≤ c + 4 * d + x_e + 15 :=
  by omega

theorem fact_78 {a b c d x_e : Int} (h0 : c ≤ d + 3 * b + (-3) * a + x_e) (h1 : d + 3 * a + (-3) * b + x_e ≤ c) (h2 : ¬ a = b) : a < b :=
  by omega

theorem fact_79 {a b c d x_e f g : Int} (h0 : a ≤ g + 3) (h1 : 0 ≤ f) (h2 : 0 ≤ b) (h3 : 0 ≤ c) (h4 : 0 ≤ d) (h5 : 0 ≤ x_e) (h6 : ¬ d = 0) : a < b + 4 * c + 4 * d + 4 * x_e + 4 * f + g :=
  by omega

theorem fact_80 {a b c d x_e f g : Int} (h0 : a ≤ g + 3) (h1 : 0 ≤ f) (h2 : 0 ≤ b) (h3 : 0 ≤ c) (h4 : 0 ≤ d) (h5 : 0 ≤ x_e) (h6 : ¬ x_e = 0) : a < b + 4 * c + 4 * d + 4 * x_e + 4 * f + g :=
  by omega

theorem fact_81 {a b c d x_e f g : Int} (h0 : a ≤ g + 3) (h1 : 0 ≤ f) (h2 : 0 ≤ b) (h3 : 0 ≤ c) (h4 : 0 ≤ d) (h5 : 0 ≤ x_e) (h6 : ¬ c = 0) : a < b + 4 * c + 4 * d + 4 * x_e + 4 * f + g :=
  by omega

theorem fact_82 {a b c d x_e f g : Int} (h0 : a ≤ g + 3) (h1 : 0 ≤ f) (h2 : 0 ≤ b) (h3 : 0 ≤ c) (h4 : 0 ≤ d) (h5 : 0 ≤ x_e) (h6 : ¬ f = 0) : a < b + 4 * c + 4 * d + 4 * x_e + 4 * f + g :=
  by omega

theorem fact_83 {a b c d x_e f g : Int} (h0 : a ≤ g + 3) (h1 : 0 ≤ f) (h2 : 0 ≤ b) (h3 : 0 ≤ c) (h4 : 0 ≤ d) (h5 : 0 ≤ x_e) (h6 : a < b + 1 + 4 * c + 4 * d + 4 * x_e + 4 * f + g) (h7 : ¬ a = b + g) : a < b + 4 * c + 4 * d + 4 * x_e + 4 * f + g :=
  by omega

theorem fact_84 {a b c d : Int} (h0 : a ≤ b + 3 * c + (-3) * d) (h1 : b + 3 * d + (-3) * c ≤ a) (h2 : d = c) : a = b :=
  by omega

theorem fact_85 {a b c d x_e f g : Int} (h0 : b ≤ d + 3 * f + (-3) * g) (h1 : g = f) (h2 : a + 4 * g < c + 1 + 4 * f + x_e) (h3 : ¬ a = c + x_e) : a + 4 * b < c + 4 * d + x_e :=
  by omega

theorem fact_86 {a b c d x_e : Int} (h0 : a ≤ b + 3 * d + (-3) * x_e + c) (h1 : b + 3 * x_e + (-3) * d + c ≤ a) (h2 : x_e = d) : a = b + c :=
  by omega

theorem fact_87 {a b c d x_e f g : Int} (h0 : b ≤ d + 3 * f + (-3) * g + 4) (h1 : g = f) (h2 : a + 4 * g < c + 1 + 4 * f + x_e) (h3 : ¬ a = c + x_e) : a + 4 * b ≤ c + 4 * d + x_e + 15 :=
  by omega

theorem fact_88 {a b : Int} (h0 : a = b + 4) (h1 : b < 4) : a < 8 :=
  by omega

theorem fact_89 {a b c d x_e : Int} (h0 : b = c) (h1 : x_e = a + d) : a + 3 * b + (-3) * c + d ≤ x_e :=
  by omega

theorem fact_90 {a b c d x_e : Int} (h0 : d = c) (h1 : a = b + x_e) : a ≤ b + 3 * c + (-3) * d + x_e :=
  by omega

theorem fact_91 {a b c d x_e : Int} (h0 : b = d) (h1 : a = c + x_e) : a + 4 * b < c + 1 + 4 * d + x_e :=
  by omega

theorem fact_92 {a b c d : Int} (h0 : b = c) (h1 : d = a) : a + 3 * b + (-3) * c ≤ d :=
  by omega

theorem fact_93 {a b c d : Int} (h0 : a = b) (h1 : d = c) : a ≤ b + 3 * c + (-3) * d :=
  by omega

theorem fact_94 {a b c d x_e f g : Int} (h0 : b = d) (h1 : a + 4 * f < c + 4 * g + x_e) (h2 : ¬ f < g) : a + 4 * b < c + 1 + 4 * d + x_e :=
  by omega

theorem fact_95 {a b c d x_e f g h : Int} (h0 : a + 4 * f ≤ c + 4 * g + x_e + 15) (h1 : b = d) (h2 : h = 1) (h3 : ¬ f < g + 4 * h) : a + 4 * b < c + 1 + 4 * d + x_e :=
  by omega

theorem fact_96 {a b c d x_e : Int} (h0 : a ≤ x_e + 3) (h1 : 0 ≤ c) (h2 : b < d) : a + 4 * b < c + 1 + 4 * d + x_e :=
  by omega

theorem fact_97 {a b c d x_e f : Int} (h0 : x_e ≤ f) (h1 : f < 0 + 4 * a + 4 * b + 4 * c + 4 * d + x_e) : 0 < a + b + c + d :=
  by omega

theorem fact_98 {a b c d : Int} (h0 : c ≤ d) (h1 : d + 4 * a < 0 + 4 * b + c) : a < b :=
  by omega

theorem fact_99 {a b c d : Int} (h0 : a ≤ d + 3) (h1 : b < c) : a + 4 * b < 0 + 4 * c + d :=
  by omega

theorem fact_100 {a b c d x_e f : Int} (h0 : a ≤ f + 3) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : 0 ≤ d) (h4 : 0 ≤ x_e) : a < 4 + 4 * b + 4 * c + 4 * d + 4 * x_e + f :=
  by omega

theorem fact_101 {a b c d : Int} (h0 : d = c) (h1 : a < b + 1) : a ≤ b + 3 * c + (-3) * d :=
  by omega

theorem fact_102 {a b c d : Int} (h0 : a ≤ d + 3) (h1 : b = c) : a + 4 * b < 4 + 4 * c + d :=
  by omega

theorem fact_103 {a b c d x_e : Int} (h0 : 0 ≤ x_e) (h1 : b = c) (h2 : ¬ d < a + 4 * x_e) : a + 3 * b + (-3) * c ≤ d :=
  by omega

theorem fact_104 {a b c d x_e : Int} (h0 : 0 ≤ b) (h1 : d = c) (h2 : a < 4) (h3 : a < b + 1 + 4 * x_e) (h4 : ¬ a < b + 4 * x_e) : a ≤ b + 3 * c + (-3) * d :=
  by omega

theorem fact_105 {a b : Int} (h0 : 0 ≤ a) (h1 : 4 * a ≤ b) (h2 : b < 4) : a = 0 :=
  by omega

theorem fact_106 {a b c : Int} (h0 : b < 2) (h1 : c < 4) (h2 : a < c + 1 + 4 * b) : a < 8 :=
  by omega

theorem fact_107 {a b c d x_e : Int} (h0 : b = c) (h1 : a < 4) (h2 : d < a + 1 + 4 * x_e) (h3 : ¬ d < 4) (h4 : ¬ d < a + 4 * x_e) : a + 3 * b + (-3) * c + 4 ≤ d :=
  by omega

theorem fact_108 {a b c d x_e : Int} (h0 : d = c) (h1 : x_e < 2) (h2 : a < b + 1 + 4 * x_e) : a ≤ b + 3 * c + (-3) * d + 4 :=
  by omega

theorem fact_109 {a b c d : Int} (h0 : b < c) (h1 : a < 2) (h2 : d < b + 1 + 4 * a) (h3 : ¬ d < c) : a = 1 :=
  by omega

theorem fact_110 {a b c d : Int} (h0 : a ≤ d + 3) (h1 : b < c) : a + 4 * b < 4 + 4 * c + d :=
  by omega

theorem fact_111 {a b c d : Int} (h0 : a ≤ b + 3 * c + (-3) * d) (h1 : d = c) : a < b + 1 :=
  by omega

theorem fact_112 {a b c d x_e : Int} (h0 : a ≤ b + 3 * d + (-3) * x_e) (h1 : 0 ≤ c) (h2 : x_e = d) : a < b + 1 + 4 * c :=
  by omega

theorem fact_113 {a b c d x_e : Int} (h0 : a ≤ b + 3 * d + (-3) * x_e + 4) (h1 : x_e = d) (h2 : c = 1) : a < b + 1 + 4 * c :=
  by omega

theorem fact_114 {a b c : Int} (h0 : 0 < 0 + a + b + c) : 0 < a + b + c :=
  by omega

theorem fact_115 {a b c d : Int} (h0 : a < b + 1 + c + d) : a < 4 + b + c + d :=
  by omega

theorem fact_116 {a b : Int} (h0 : b = 1) (h1 : a < 8) : a < 4 + 4 * b :=
  by omega

theorem fact_117 {a b : Int} (h0 : b < 2) (h1 : a < 4 + 4 * b) : a < 8 :=
  by omega

theorem fact_118 {a b c : Int} (h0 : a < 2) (h1 : b < c + 4 * a) (h2 : ¬ b < c) : a = 1 :=
  by omega

theorem fact_119 {a b c : Int} (h0 : a < b + 1 + c) : a < 3 + b + c :=
  by omega

theorem fact_120 {a b c : Int} (h0 : a < 4) (h1 : c < c + b) : a < 4 * b :=
  by omega

theorem fact_121 {a b : Int} (h0 : b < 2) (h1 : a < 4 * b) : a < 4 :=
  by omega

theorem fact_122 {a b : Int} (h0 : a < 2) (h1 : b < b + a) : a = 1 :=
  by omega

theorem fact_123 {a b : Int} (h0 : b < 2) (h1 : a < 4 * (b + 1)) : a < 8 :=
  by omega

theorem fact_124 {a b : Int} (h0 : a < 2) (h1 : b < 4 * (a + 1)) (h2 : ¬ b < 4) : a = 1 :=
  by omega

theorem fact_125 {a b : Int} (h0 : b = 1) (h1 : a < 4) : a < 4 * (b + 1) :=
  by omega

theorem fact_126 {a b : Int} (h0 : 0 ≤ b) (h1 : a < 4) : a < 4 * (b + 1) :=
  by omega

theorem fact_127 {a b : Int} (h0 : b = 1) (h1 : a < 8) : a < 4 * (b + 1) :=
  by omega

theorem fact_128 {a : Int} (h0 : a < 8) : a < 4 * 2 :=
  by omega

theorem fact_129 {a : Int} (h0 : a < 4 * 2) : a < 8 :=
  by omega

theorem fact_130 {a : Int} (h0 : a < 16) : a < 4 * 4 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c2 c3 x_b_f_fused c_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < 4 * c_0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + c2, y_k2 + c3], M t_W [x_b_f_fused, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c2 c3 x_b_f_fused c_0 r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 1 ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 0) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 4 ≤ y_k0 ∧ y_k0 < 8) ∧ c_0 = 1)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + c2, y_k2 + c3], M t_W [x_b_f_fused, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c2 c3 x_b_f_fused c_0 r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((((y_k1 = r ∧ 0 ≤ y_k2 ∧ y_k2 < s) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 0 ∨ ((y_k1 = r ∧ 0 ≤ y_k2 ∧ y_k2 < s) ∧ 4 ≤ y_k0 ∧ y_k0 < 8) ∧ c_0 = 1) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 1) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 0) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 4 ≤ y_k0 ∧ y_k0 < 8) ∧ c_0 = 1)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + c2, y_k2 + c3], M t_W [x_b_f_fused, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c2 c3 x_b_f_fused c_0 c_1 r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((((((((y_k1 = 0 ∧ y_k2 = s) ∧ 0 ≤ y_k0 ∧ y_k0 < c_1) ∧ c_0 = 0) ∧ r = 0 ∨ ((y_k1 = r ∧ y_k2 = s) ∧ 4 * c_0 ≤ y_k0 ∧ y_k0 < c_1 + 4 * c_0) ∧ 0 < r + c_0) ∨ ((y_k1 = r ∧ 0 ≤ y_k2 ∧ y_k2 < s) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 0) ∨ ((y_k1 = r ∧ 0 ≤ y_k2 ∧ y_k2 < s) ∧ 4 ≤ y_k0 ∧ y_k0 < 8) ∧ c_0 = 1) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 1) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 0) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 4 ≤ y_k0 ∧ y_k0 < 8) ∧ c_0 = 1)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + c2, y_k2 + c3], M t_W [x_b_f_fused, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c2 c3 x_b_f_fused c_0 c_1 p_0 p_1 r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((((((((y_k1 = 0 ∧ y_k2 = s) ∧ 0 ≤ y_k0 ∧ y_k0 < c_1) ∧ c_0 = 0) ∧ r = 0 ∨ ((y_k1 = r ∧ y_k2 = s) ∧ 4 * c_0 ≤ y_k0 ∧ y_k0 < c_1 + 4 * c_0) ∧ 0 < r + c_0) ∨ (((((y_k1 = r ∧ 0 ≤ y_k2) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_1 + 3 * y_k2 + (-3) * s ≤ y_k0) ∧ y_k0 ≤ c_1 + 3 * s + (-3) * y_k2) ∧ c_0 = 0) ∧ c2 + 4 * y_k2 < p_1 + 4 * s + 4 * p_0) ∨ (((((y_k1 = r ∧ 0 ≤ y_k2) ∧ 4 ≤ y_k0 ∧ y_k0 < 8) ∧ c_1 + 3 * y_k2 + (-3) * s + 4 ≤ y_k0) ∧ y_k0 ≤ c_1 + 3 * s + (-3) * y_k2 + 4) ∧ c_0 = 1) ∧ c2 + 4 * y_k2 < p_1 + 4 * s + 4 * p_0) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 1) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 0) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 4 ≤ y_k0 ∧ y_k0 < 8) ∧ c_0 = 1)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + c2, y_k2 + c3], M t_W [x_b_f_fused, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (c2 c3 x_b_f_fused c_0 c_1 p_0 p_1 q r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((((((((((y_k0 = c_1 + 4 ∧ y_k1 = r) ∧ y_k2 = s) ∧ c2 = p_1 + 4 * p_0) ∧ c_0 = 1) ∧ c3 < q ∨ ((((y_k0 = c_1 ∧ y_k1 = r) ∧ y_k2 = s) ∧ c2 = p_1 + 4 * p_0) ∧ c_0 = 0) ∧ c3 < q) ∨ (((y_k1 = r ∧ y_k2 = s) ∧ 0 ≤ y_k0) ∧ c_0 = 0) ∧ c2 + 4 * y_k0 < p_1 + 4 * c_1 + 4 * p_0) ∨ (((y_k1 = r ∧ y_k2 = s) ∧ 4 ≤ y_k0) ∧ c_0 = 1) ∧ c2 + 4 * y_k0 ≤ p_1 + 4 * c_1 + 4 * p_0 + 15) ∨ ((y_k1 = r ∧ 0 ≤ y_k2 ∧ y_k2 < s) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 0) ∨ ((y_k1 = r ∧ 0 ≤ y_k2 ∧ y_k2 < s) ∧ 4 ≤ y_k0 ∧ y_k0 < 8) ∧ c_0 = 1) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 1) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 0) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 4 ≤ y_k0 ∧ y_k0 < 8) ∧ c_0 = 1)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + c2, y_k2 + c3], M t_W [x_b_f_fused, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_b_f_fused c_0 c_1 p_0 p_1 q r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((((((((((((y_k0 = 0 ∧ y_k1 = 0) ∧ y_k2 = 0) ∧ c_0 = 0) ∧ c_1 = 0) ∧ r = 0) ∧ s = 0 ∨ ((y_k0 = c_1 + 4 * c_0 ∧ y_k1 = r) ∧ y_k2 = s) ∧ 0 < c_1 + s + r + c_0) ∨ ((((y_k1 = 0 ∧ y_k2 = 0) ∧ 0 ≤ y_k0 ∧ y_k0 < c_1) ∧ c_0 = 0) ∧ r = 0) ∧ s = 0) ∨ ((y_k1 = r ∧ y_k2 = s) ∧ 4 * c_0 ≤ y_k0 ∧ y_k0 < c_1 + 4 * c_0) ∧ 0 < s + r + c_0) ∨ ((y_k1 = r ∧ 0 ≤ y_k2 ∧ y_k2 < s) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 0) ∨ ((y_k1 = r ∧ 0 ≤ y_k2 ∧ y_k2 < s) ∧ 4 ≤ y_k0 ∧ y_k0 < 8) ∧ c_0 = 1) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 1) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 0) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 4 ≤ y_k0 ∧ y_k0 < 8) ∧ c_0 = 1)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + 4 * p_0 + p_1, y_k2 + q], M t_W [x_b_f_fused, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (b f p q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => ((0 ≤ y_k0 ∧ y_k0 < 8) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k2 ∧ y_k2 < 3)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [b, y_k0, p + y_k1, q + y_k2], M t_W [f, y_k0, y_k1, y_k2]])))

theorem equation_0 (b f p q : Int) (h0 : True) :
    (M t_Y [b, f, p, q]) = (value_7 I M b f p q) :=
  (Eq.trans (hM _ (.head _) [b, f, p, q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_c, v_r, v_s] (.and (.and (.and (.le (.const 0) (.var v_c)) (.lt (.var v_c) (.const 8))) (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3)))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn f_2 [.access t_X [.var v_b, .var v_c, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_c, .var v_r, .var v_s]])) (((((base E).set v_b b).set v_f f).set v_p p).set v_q q) = _ from
  (eval_reduce_some3 rfl (fun (c r s : Int) => cond_holds)
  (fun (c r s : Int) (h1 : ((0 ≤ c ∧ c < 8) ∧ 0 ≤ r ∧ r < 3) ∧ 0 ≤ s ∧ s < 3) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_w
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 3) ∧ 0 ≤ c2 ∧ c2 < 3) ∧ 0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 c3 => (M t_W [c0, c1, c2, c3]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points4 a_x
    (fun c0 c1 c2 c3 => ((c0 = 0 ∧ 0 ≤ c3 ∧ c3 < 18) ∧ 0 ≤ c2 ∧ c2 < 18) ∧ 0 ≤ c1 ∧ c1 < 8)
    (fun c0 c1 c2 c3 => (M t_X [0, c1, c2, c3]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_b_f_fused : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => ((c0 = 0 ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c1 ∧ c1 < x_b_f_fused)
    (fun c0 c1 c2 c3 => (M t_Y [0, c1, c2, c3]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_b_f_fused : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_1_2 I M x_b_f_fused)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_b_f_fused p_0 : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => ((c0 = 0 ∧ c1 = x_b_f_fused) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 4 * p_0 ∨ ((c0 = 0 ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c1 ∧ c1 < x_b_f_fused)
    (fun c0 c1 c2 c3 => (M t_Y [0, c1, c2, c3]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_b_f_fused p_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_2_2 I M x_b_f_fused p_0)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_b_f_fused p_0 c_0 : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((c0 = 0 ∧ c1 = x_b_f_fused) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 4 * p_0 ≤ c2 ∧ c2 ≤ 4 * p_0 + 3) ∧ 0 < c_0)
    (fun c0 c1 c2 c3 => (value_0 I M c2 c3 x_b_f_fused c_0))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_b_f_fused p_0 c_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_3_2 I M x_b_f_fused p_0 c_0).and (known_2_2 I M x_b_f_fused p_0))))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_b_f_fused p_0 c_0 r : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((c0 = 0 ∧ c1 = x_b_f_fused) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 4 * p_0 ≤ c2 ∧ c2 ≤ 4 * p_0 + 3) ∧ 0 < r + c_0)
    (fun c0 c1 c2 c3 => (value_1 I M c2 c3 x_b_f_fused c_0 r))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_b_f_fused p_0 c_0 r : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_4_2 I M x_b_f_fused p_0 c_0 r).and (known_2_2 I M x_b_f_fused p_0))))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x_b_f_fused p_0 c_0 r s : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((c0 = 0 ∧ c1 = x_b_f_fused) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 4 * p_0 ≤ c2 ∧ c2 ≤ 4 * p_0 + 3) ∧ 0 < s + r + c_0)
    (fun c0 c1 c2 c3 => (value_2 I M c2 c3 x_b_f_fused c_0 r s))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_b_f_fused p_0 c_0 r s : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_5_2 I M x_b_f_fused p_0 c_0 r s).and (known_2_2 I M x_b_f_fused p_0))))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (x_b_f_fused p_0 c_0 r s c_1 : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((c0 = 0 ∧ c1 = x_b_f_fused) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 4 * p_0 ≤ c2 ∧ c2 ≤ 4 * p_0 + 3) ∧ 0 < c_1 + s + r + c_0)
    (fun c0 c1 c2 c3 => (value_3 I M c2 c3 x_b_f_fused c_0 c_1 r s))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_b_f_fused p_0 c_0 r s c_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_6_2 I M x_b_f_fused p_0 c_0 r s c_1).and (known_2_2 I M x_b_f_fused p_0))))

noncomputable def known_7_2 (I : Interp V) (M : Model V) (x_b_f_fused p_0 c_0 r s c_1 p_1 : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => (((c0 = 0 ∧ c1 = x_b_f_fused) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 4 * p_0 ≤ c2 ∧ c2 ≤ 4 * p_0 + 3) ∧ c2 < p_1 + 4 * c_1 + 4 * s + 4 * r + 4 * c_0 + 4 * p_0)
    (fun c0 c1 c2 c3 => (value_4 I M c2 c3 x_b_f_fused c_0 c_1 p_0 p_1 r s))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_b_f_fused p_0 c_0 r s c_1 p_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_7_2 I M x_b_f_fused p_0 c_0 r s c_1 p_1).and (known_2_2 I M x_b_f_fused p_0))))

noncomputable def known_8_2 (I : Interp V) (M : Model V) (x_b_f_fused p_0 c_0 r s c_1 p_1 q : Int) : Heap V :=
  .points4 a_y
    (fun c0 c1 c2 c3 => ((((((c0 = 0 ∧ c1 = x_b_f_fused) ∧ c2 = p_1 + 4 * p_0) ∧ 0 ≤ c3 ∧ c3 < q) ∧ c_0 = 0) ∧ c_1 = 0) ∧ r = 0) ∧ s = 0 ∨ (((c0 = 0 ∧ c1 = x_b_f_fused) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 4 * p_0 ≤ c2 ∧ c2 ≤ 4 * p_0 + 3) ∧ c2 < p_1 + 4 * c_1 + 4 * s + 4 * r + 4 * c_0 + 4 * p_0)
    (fun c0 c1 c2 c3 => (value_5 I M c2 c3 x_b_f_fused c_0 c_1 p_0 p_1 q r s))

noncomputable def known_8 (I : Interp V) (M : Model V) (x_b_f_fused p_0 c_0 r s c_1 p_1 q : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_8_2 I M x_b_f_fused p_0 c_0 r s c_1 p_1 q).and (known_2_2 I M x_b_f_fused p_0))))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v_p (.add (.mul 4 (.var v_p_0)) (.var v_p_1)) <|
  .letin v_v_c (.add (.mul 4 (.var v_c_0)) (.var v_c_1)) <|
  .seq (.ifte
    (.and
      (.and (.eq (.var v_v_c) (.const 0)) (.eq (.var v_r) (.const 0)))
      (.eq (.var v_s) (.const 0))) (
    .assign a_y [.const 0, .var v_b_f_fused, .var v_v_p, .var v_q] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_y
    [.const 0, .var v_b_f_fused, .var v_v_p, .var v_q]
    (.fn
      f_2
      [
        .read a_x [.const 0, .var v_v_c, .add (.var v_r) (.var v_v_p), .add (.var v_q) (.var v_s)],
        .read a_w [.var v_b_f_fused, .var v_v_c, .var v_r, .var v_s]])
    (fun e => (value_6 I M (e v_b_f_fused) (e v_c_0) (e v_c_1) (e v_p_0) (e v_p_1) (e v_q) (e v_r) (e v_s)))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (x_b_f_fused p_0 p_1 q : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (1 : Int) < 0)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + 4 * p_0 + p_1, y_k2 + q], M t_W [x_b_f_fused, y_k0, y_k1, y_k2]])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (x_b_f_fused c_0 c_1 p_0 p_1 q r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts3 (fun y_k0 y_k1 y_k2 => (((((((((((y_k0 = c_1 + 4 ∧ y_k1 = r) ∧ y_k2 = s) ∧ 4 * p_0 + p_1 = p_1 + 4 * p_0) ∧ c_0 = 1) ∧ q < q ∨ ((((y_k0 = c_1 ∧ y_k1 = r) ∧ y_k2 = s) ∧ 4 * p_0 + p_1 = p_1 + 4 * p_0) ∧ c_0 = 0) ∧ q < q) ∨ (((y_k1 = r ∧ y_k2 = s) ∧ 0 ≤ y_k0) ∧ c_0 = 0) ∧ 4 * p_0 + p_1 + 4 * y_k0 < p_1 + 4 * c_1 + 4 * p_0) ∨ (((y_k1 = r ∧ y_k2 = s) ∧ 4 ≤ y_k0) ∧ c_0 = 1) ∧ 4 * p_0 + p_1 + 4 * y_k0 ≤ p_1 + 4 * c_1 + 4 * p_0 + 15) ∨ ((y_k1 = r ∧ 0 ≤ y_k2 ∧ y_k2 < s) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 0) ∨ ((y_k1 = r ∧ 0 ≤ y_k2 ∧ y_k2 < s) ∧ 4 ≤ y_k0 ∧ y_k0 < 8) ∧ c_0 = 1) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < 3) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 1) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 0 ≤ y_k0 ∧ y_k0 < 4) ∧ c_0 = 0) ∨ (((0 ≤ y_k2 ∧ y_k2 < 3) ∧ 0 ≤ y_k1 ∧ y_k1 < r) ∧ 4 ≤ y_k0 ∧ y_k0 < 8) ∧ c_0 = 1)) (body3 (fun y_k0 y_k1 y_k2 => I.fn f_2 [M t_X [0, y_k0, y_k1 + 4 * p_0 + p_1, y_k2 + q], M t_W [x_b_f_fused, y_k0, y_k1, y_k2]])))

theorem vc_8 (x_b_f_fused p_0 c_0 r s c_1 p_1 q : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) (h4 : 0 ≤ c_0) (h5 : c_0 < 2) (h6 : 0 ≤ r) (h7 : r < 3) (h8 : 0 ≤ s) (h9 : s < 3) (h10 : 0 ≤ c_1) (h11 : c_1 < 4) (h12 : 0 ≤ p_1) (h13 : p_1 < 4) (h14 : 0 ≤ q) (h15 : q < 16) :
    (body_8 I M).vc I (impl.HasCell spec (base E)) (((((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0).set v_r r).set v_s s).set v_c_1 c_1).set v_p_1 p_1).set v_q q) (known_8 I M x_b_f_fused p_0 c_0 r s c_1 p_1 q) :=
  (vc_let (vc_let (vc_seq (vc_if_of cond_holds
  (fun (h16 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) => (vc_assign_of (I.fn f_1 [])
  (has_cell_at4 (b := (Binding.mk a_y t_Y [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (R := (Region.mk t_Y [(.const 0, .const 1), (.const 0, .const 4), (.const 0, .const 16), (.const 0, .const 16)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [0, x_b_f_fused, 4 * p_0 + p_1, q]
  (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), (show (0 : Int) < 1 from by decide), x_b_f_fused, _, rfl, h0, h1, (4 * p_0 + p_1), _, rfl, ((int_c7 h2 h12) : 0 ≤ 4 * p_0 + p_1), ((fact_0 h3 h13) : 4 * p_0 + p_1 < 16), q, _, rfl, h14, h15, rfl⟩)
  shape_a_y rfl rfl
  ⟨(show (0 : Int) ≤ 0 from by decide), h0, ((int_c7 h2 h12) : 0 ≤ 4 * p_0 + p_1), h14⟩) ev_const
  rfl)) (fun (h16 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) => vc_skip))
  (Or.elim (((Classical.em (c_0 = 0)).elim
  (fun h16 => ((Classical.em (c_1 = 0)).elim (fun h17 => ((Classical.em (r = 0)).elim
  (fun h18 => ((Classical.em (s = 0)).elim (fun h19 => (Or.inl ⟨⟨⟨h16, h17⟩, h18⟩, h19⟩))
  (fun h19 => (Or.inr (Or.inl ⟨⟨h16, h17⟩, (int_c289 h6 h8 h19)⟩)))))
  (fun h18 => (Or.inr (Or.inl ⟨⟨h16, h17⟩, (int_c288 h6 h8 h18)⟩)))))
  (fun h17 => (Or.inr (Or.inr (fact_37 h4 h10 h17))))))
  (fun h16 => (Or.inr (Or.inr (fact_38 h4 h10 h16)))))
  : ((c_0 = 0 ∧ c_1 = 0) ∧ r = 0) ∧ s = 0 ∨ ((c_0 = 0 ∧ c_1 = 0) ∧ (-1) * r < s ∨ (-4) * c_0 < c_1))
  (fun h16 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_X [0, 4 * c_0 + c_1, r + (4 * p_0 + p_1), q + s], M t_W [x_b_f_fused, 4 * c_0 + c_1, r, s]])
  (at_if_of cond_holds (fun (h17 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) =>
  (at_set_eq4 0 x_b_f_fused (4 * p_0 + p_1) q 0 x_b_f_fused (4 * p_0 + p_1) q
  ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩ rfl)) (fun (h17 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) =>
  (False.elim ((fact_1 h16.1.1.1 h16.1.1.2 h16.1.2 h16.2 h17) : False)))) (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h17 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points4 0 (4 * c_0 + c_1) (r + (4 * p_0 + p_1)) (q + s)
  ⟨⟨⟨rfl, ⟨(int_add_nonneg h14 h8), (fact_2 h16.2 h15)⟩⟩, ⟨(fact_3 h6 h2 h12), (fact_4 h16.1.2 h3 h13)⟩⟩, ⟨(int_eba_lab h17.1.1), (fact_5 h17.1.1)⟩⟩
  rfl)))
  : (known_8 I M x_b_f_fused p_0 c_0 r s c_1 p_1 q) ⟨a_x, [0, 4 * c_0 + c_1, r + (4 * p_0 + p_1), q + s]⟩ (M t_X [0, 4 * c_0 + c_1, r + (4 * p_0 + p_1), q + s]))))
  (fun (h17 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) =>
  (False.elim ((fact_1 h16.1.1.1 h16.1.1.2 h16.1.2 h16.2 h17) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h17 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) =>
  (at_set_other (by decide) ((at_left (at_points4 x_b_f_fused (4 * c_0 + c_1) r s
  ⟨⟨⟨⟨h8, h9⟩, ⟨h6, h7⟩⟩, ⟨(int_eba_lab h17.1.1), (fact_5 h17.1.1)⟩⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_8 I M x_b_f_fused p_0 c_0 r s c_1 p_1 q) ⟨a_w, [x_b_f_fused, 4 * c_0 + c_1, r, s]⟩ (M t_W [x_b_f_fused, 4 * c_0 + c_1, r, s]))))
  (fun (h17 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) =>
  (False.elim ((fact_1 h16.1.1.1 h16.1.1.2 h16.1.2 h16.2 h17) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty3 (fun q3 q4 q5 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [0, 4 * c_0 + c_1, r + (4 * p_0 + p_1), q + s], M t_W [x_b_f_fused, 4 * c_0 + c_1, r, s]]] = I.fn f_0 [value_8 I M x_b_f_fused p_0 p_1 q, I.fn f_2 [M t_X [0, 4 * c_0 + c_1, r + (4 * p_0 + p_1), q + s], M t_W [x_b_f_fused, 4 * c_0 + c_1, r, s]]])
  (append3 (4 * c_0 + c_1) r s 0 (0 + 1) 0 (0 + 1) 0 (0 + 1)
  (fun q0 q1 q2 h17 => (Or.elim h17 (fun h18 =>
  (Or.elim h18 (fun h19 => (Or.elim h19 (fun h20 => (Or.elim h20 (fun h21 => (Or.elim h21
  (fun h22 => (Or.elim h22 (fun h23 => (Or.elim h23 (fun h24 => (Or.elim h24 (fun h25 =>
  ⟨(int_eba_lab h25.1.1.1.1.1.1), ⟨(int_eab_taB h25.1.1.1.1.1.1), ⟨(int_eba_lab h25.1.1.1.1.1.2), ⟨(int_eab_taB h25.1.1.1.1.1.2), ⟨(int_eba_lab h25.1.1.1.1.2), (int_eab_taB h25.1.1.1.1.2)⟩⟩⟩⟩⟩)
  (fun h25 => (False.elim (fact_6 h16.1.1.2 h16.2 h16.1.2 h16.1.1.1 h25.2)))))
  (fun h24 => (False.elim (int_c6 h24.1.1.1.2.1 h16.1.1.2 h24.1.1.1.2.2)))))
  (fun h23 => (False.elim (fact_7 h23.1.2.1 h16.1.1.2 h23.1.2.2)))))
  (fun h22 => (False.elim (int_c6 h22.1.1.2.1 h16.2 h22.1.1.2.2)))))
  (fun h21 => (False.elim (int_c21 h16.1.1.1 h21.2)))))
  (fun h20 => (False.elim (int_c21 h16.1.1.1 h20.2)))))
  (fun h19 => (False.elim (int_c6 h19.1.1.2.1 h16.1.2 h19.1.1.2.2)))))
  (fun h18 => (False.elim (int_c21 h16.1.1.1 h18.2)))))
  (fun q0 q1 q2 => ⟨(fun h17 => (Or.elim h17 (fun h18 =>
  (Or.elim h18 (fun h19 => (Or.elim h19 (fun h20 => (Or.elim h20 (fun h21 => (Or.elim h21
  (fun h22 => (Or.elim h22 (fun h23 => (Or.elim h23 (fun h24 => (Or.elim h24 (fun h25 =>
  (Or.inr ⟨(fact_8 h25.1.1.1.1.1.1 h16.1.1.1 h16.1.1.2), ⟨(int_eab_ecb_eac h25.1.1.1.1.1.2 h16.1.2), (int_eab_ecb_eac h25.1.1.1.1.2 h16.2)⟩⟩))
  (fun h25 => (False.elim (fact_6 h16.1.1.2 h16.2 h16.1.2 h16.1.1.1 h25.2)))))
  (fun h24 => (False.elim (int_c6 h24.1.1.1.2.1 h16.1.1.2 h24.1.1.1.2.2)))))
  (fun h23 => (False.elim (fact_7 h23.1.2.1 h16.1.1.2 h23.1.2.2)))))
  (fun h22 => (False.elim (int_c6 h22.1.1.2.1 h16.2 h22.1.1.2.2)))))
  (fun h21 => (False.elim (int_c21 h16.1.1.1 h21.2)))))
  (fun h20 => (False.elim (int_c21 h16.1.1.1 h20.2)))))
  (fun h19 => (False.elim (int_c6 h19.1.1.2.1 h16.1.2 h19.1.1.2.2)))))
  (fun h18 => (False.elim (int_c21 h16.1.1.1 h18.2))))), (fun h17 => (Or.elim h17 (fun h18 => (False.elim (int_one_lt_zero h18))) (fun h18 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨⟨⟨⟨(fact_9 h16.1.1.1 h16.1.1.2 h18.1), (int_eab_ebc_eac h18.2.1 h16.1.2)⟩, (int_eab_ebc_eac h18.2.2 h16.2)⟩, h16.1.1.1⟩, h16.1.1.2⟩, h16.1.2⟩, h16.2⟩)))))))))))⟩)
  (fun q0 q1 q2 h17 => (False.elim (int_one_lt_zero h17))) (fun q0 q1 q2 h17 => rfl)
  (fn_congr2 (at_congr4 rfl rfl int_c565 int_add_comm) rfl)))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_X [0, 4 * c_0 + c_1, r + (4 * p_0 + p_1), q + s], M t_W [x_b_f_fused, 4 * c_0 + c_1, r, s]]] = value_6 I M x_b_f_fused c_0 c_1 p_0 p_1 q r s)))
  (fun h16 => (vc_accumulate_of (value_5 I M (4 * p_0 + p_1) q x_b_f_fused c_0 c_1 p_0 p_1 q r s)
  (I.fn f_2 [M t_X [0, 4 * c_0 + c_1, r + (4 * p_0 + p_1), q + s], M t_W [x_b_f_fused, 4 * c_0 + c_1, r, s]])
  (at_if_of cond_holds (fun (h17 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) =>
  (False.elim ((Or.elim h16 (fun h18 => (int_c376 h17.1.2 h17.2 h18.2)) (fun h18 => (fact_10 h17.1.1 h18)))
  : False))) (fun (h17 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) =>
  ((at_right (at_right (at_left (at_points4 0 x_b_f_fused (4 * p_0 + p_1) q
  (Or.inr ⟨⟨⟨⟨rfl, rfl⟩, ⟨h14, h15⟩⟩, ⟨(int_le_add h12), (int_c116 h13)⟩⟩, (fact_11 h10 h8 h6 h4 h17)⟩)
  rfl))))
  : (known_8 I M x_b_f_fused p_0 c_0 r s c_1 p_1 q) ⟨a_y, [0, x_b_f_fused, 4 * p_0 + p_1, q]⟩ (value_5 I M (4 * p_0 + p_1) q x_b_f_fused c_0 c_1 p_0 p_1 q r s))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h17 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) =>
  (False.elim ((Or.elim h16 (fun h18 => (int_c376 h17.1.2 h17.2 h18.2)) (fun h18 => (fact_10 h17.1.1 h18)))
  : False))) (fun (h17 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) =>
  ((at_right (at_left (at_points4 0 (4 * c_0 + c_1) (r + (4 * p_0 + p_1)) (q + s)
  ⟨⟨⟨rfl, ⟨(int_add_nonneg h14 h8), (fact_12 h15 h9)⟩⟩, ⟨(fact_3 h6 h2 h12), (fact_13 h7 h3 h13)⟩⟩, ⟨(int_c7 h4 h10), (fact_14 h5 h11)⟩⟩
  rfl)))
  : (known_8 I M x_b_f_fused p_0 c_0 r s c_1 p_1 q) ⟨a_x, [0, 4 * c_0 + c_1, r + (4 * p_0 + p_1), q + s]⟩ (M t_X [0, 4 * c_0 + c_1, r + (4 * p_0 + p_1), q + s])))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h17 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) =>
  (False.elim ((Or.elim h16 (fun h18 => (int_c376 h17.1.2 h17.2 h18.2)) (fun h18 => (fact_10 h17.1.1 h18)))
  : False))) (fun (h17 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) =>
  ((at_left (at_points4 x_b_f_fused (4 * c_0 + c_1) r s
  ⟨⟨⟨⟨h8, h9⟩, ⟨h6, h7⟩⟩, ⟨(int_c7 h4 h10), (fact_14 h5 h11)⟩⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_8 I M x_b_f_fused p_0 c_0 r s c_1 p_1 q) ⟨a_w, [x_b_f_fused, 4 * c_0 + c_1, r, s]⟩ (M t_W [x_b_f_fused, 4 * c_0 + c_1, r, s])))))
  ev_nil))) ((Eq.trans ((fn_congr2
  (reduce_congr3 (fun q9 q10 q11 => ⟨(fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 =>
  (Or.elim h19 (fun h20 => (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 => (Or.elim h22
  (fun h23 => (Or.elim h23 (fun h24 => (Or.elim h24 (fun h25 => (False.elim (int_irrefl h25.2)))
  (fun h25 => (False.elim (int_irrefl h25.2))))) (fun h24 => h17))) (fun h23 => h17)))
  (fun h22 => h17))) (fun h21 => h17))) (fun h20 => h17))) (fun h19 => h17))) (fun h18 => h17))), (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 =>
  (Or.elim h19 (fun h20 => (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 => (Or.elim h22
  (fun h23 => (Or.elim h23 (fun h24 => (Or.elim h24 (fun h25 => (False.elim (int_irrefl h25.2)))
  (fun h25 => (False.elim (int_irrefl h25.2))))) (fun h24 => h17))) (fun h23 => h17)))
  (fun h22 => h17))) (fun h21 => h17))) (fun h20 => h17))) (fun h19 => h17))) (fun h18 => h17)))⟩)
  (fun q9 q10 q11 h17 => (fn_congr2 (at_congr4 rfl rfl int_c565 rfl) rfl))) rfl)
  : I.fn f_0 [value_5 I M (4 * p_0 + p_1) q x_b_f_fused c_0 c_1 p_0 p_1 q r s, I.fn f_2 [M t_X [0, 4 * c_0 + c_1, r + (4 * p_0 + p_1), q + s], M t_W [x_b_f_fused, 4 * c_0 + c_1, r, s]]] = I.fn f_0 [value_9 I M x_b_f_fused c_0 c_1 p_0 p_1 q r s, I.fn f_2 [M t_X [0, 4 * c_0 + c_1, r + (4 * p_0 + p_1), q + s], M t_W [x_b_f_fused, 4 * c_0 + c_1, r, s]]])
  (insert3 (law_0 hl) (4 * c_0 + c_1) r s (min 0 (4 * c_0)) ((max (max 3 7) (4 * c_0 + c_1)) + 1)
  (min 0 r) ((max 2 r) + 1) (min 0 s) ((max 2 s) + 1) (fun q6 q7 q8 h17 =>
  (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 => (Or.elim h19 (fun h20 => (Or.elim h20
  (fun h21 => (Or.elim h21 (fun h22 => (Or.elim h22 (fun h23 => (Or.elim h23 (fun h24 =>
  (Or.elim h24 (fun h25 => (False.elim (Or.elim h16 (fun h26 => (int_c376 h25.1.2 h25.2 h26.2))
  (fun h26 => (fact_15 h25.1.1.1.2 h25.1.1.2 h26))))) (fun h25 =>
  ⟨(fact_16 h10 h25.1.1.1), ⟨(fact_17 h25.1.1.1), ⟨(int_c23 h25.1.1.2), ⟨(int_c531 h25.1.1.2), ⟨(int_c23 h25.1.2), (int_c531 h25.1.2)⟩⟩⟩⟩⟩)))
  (fun h24 =>
  ⟨(int_c2 h24.1.1.1.2.1), ⟨(fact_18 h24.1.1.2 h24.1.1.1.2.2), ⟨(int_c257 h24.1.1.1.1.1), ⟨(int_c512 h24.1.1.1.1.1), ⟨(int_c257 h24.1.1.1.1.2), (int_c512 h24.1.1.1.1.2)⟩⟩⟩⟩⟩)))
  (fun h23 =>
  ⟨(int_c353 h23.1.2.1), ⟨(fact_19 h23.1.2.2), ⟨(int_c23 h23.1.1.1), ⟨(int_c531 h23.1.1.1), ⟨(int_c23 h23.1.1.2), (int_c531 h23.1.1.2)⟩⟩⟩⟩⟩)))
  (fun h22 =>
  ⟨(int_c2 h22.1.2.1), ⟨(fact_20 h22.1.2.2), ⟨(int_c23 h22.1.1.1), ⟨(int_c531 h22.1.1.1), ⟨(int_c2 h22.1.1.2.1), (fact_21 h22.1.1.2.2)⟩⟩⟩⟩⟩)))
  (fun h21 =>
  ⟨(fact_22 h21.1.2.1), ⟨(fact_23 h21.1.2.2), ⟨(int_c23 h21.1.1.1), ⟨(int_c531 h21.1.1.1), ⟨(int_c2 h21.1.1.2.1), (fact_21 h21.1.1.2.2)⟩⟩⟩⟩⟩)))
  (fun h20 =>
  ⟨(int_c2 h20.1.2.1), ⟨(fact_20 h20.1.2.2), ⟨(int_c2 h20.1.1.2.1), ⟨(int_c359 h20.1.1.2.2), ⟨(int_c2 h20.1.1.1.1), (int_c359 h20.1.1.1.2)⟩⟩⟩⟩⟩)))
  (fun h19 =>
  ⟨(int_c2 h19.1.2.1), ⟨(fact_20 h19.1.2.2), ⟨(int_c2 h19.1.1.2.1), ⟨(fact_21 h19.1.1.2.2), ⟨(int_c2 h19.1.1.1.1), (int_c359 h19.1.1.1.2)⟩⟩⟩⟩⟩)))
  (fun h18 =>
  ⟨(fact_22 h18.1.2.1), ⟨(fact_23 h18.1.2.2), ⟨(int_c2 h18.1.1.2.1), ⟨(fact_21 h18.1.1.2.2), ⟨(int_c2 h18.1.1.1.1), (int_c359 h18.1.1.1.2)⟩⟩⟩⟩⟩)))
  (fun q6 q7 q8 => ⟨(fun h17 =>
  (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 => (Or.elim h19 (fun h20 => (Or.elim h20
  (fun h21 => (Or.elim h21 (fun h22 => (Or.elim h22 (fun h23 => (Or.elim h23 (fun h24 =>
  (Or.elim h24 (fun h25 => (False.elim (Or.elim h16 (fun h26 => (int_c376 h25.1.2 h25.2 h26.2))
  (fun h26 => (fact_15 h25.1.1.1.2 h25.1.1.2 h26)))))
  (fun h25 => (Or.inr ⟨(int_c5 h25.1.1.1), ⟨h25.1.1.2, h25.1.2⟩⟩)))) (fun h24 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨(int_eab_ecb_eac h24.1.1.1.1.1 h24.1.2), (int_eab_ecb_eac h24.1.1.1.1.2 h24.2)⟩, h24.1.1.1.2.1⟩, h24.1.1.2⟩, (fact_24 h24.1.1.1.2.2)⟩)))))))))))
  (fun h23 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (c_0 = 0)).elim
  (fun h24 => (Or.inl (Or.inr ⟨⟨⟨h23.1.1, (int_c96 h4 h23.1.2.1)⟩, h24⟩, (fact_25 h24 h23.1.2.2)⟩)))
  (fun h24 =>
  (Or.inr ⟨⟨⟨h23.1.1, (fact_26 h4 h23.1.2.1 h24)⟩, (int_c375 h4 h5 h24)⟩, (fact_27 h5 h23.1.2.2)⟩))))))))))))
  (fun h22 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h22)))))))))
  (fun h21 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h21))))))))
  (fun h20 => (Or.inl (Or.inl (Or.inl (Or.inr h20)))))))
  (fun h19 => (Or.inl (Or.inl (Or.inr h19)))))) (fun h18 => (Or.inl (Or.inr h18))))), (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 => (Or.elim h19 (fun h20 =>
  (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 => (Or.elim h22 (fun h23 => (Or.elim h23
  (fun h24 => (Or.elim h24 (fun h25 => (Or.elim h25 (fun h26 => (False.elim (int_irrefl h26.2)))
  (fun h26 => (False.elim (int_irrefl h26.2))))) (fun h25 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (q7 = 0)).elim (fun h26 => ((Classical.em (q8 = 0)).elim (fun h27 =>
  (Or.inl (Or.inr ⟨⟨⟨⟨⟨h26, h27⟩, ⟨h25.1.1.2, (fact_28 h25.2)⟩⟩, h25.1.2⟩, (int_eba_ebc_eac h25.1.1.1.1 h26)⟩, (int_eba_ebc_eac h25.1.1.1.2 h27)⟩)))
  (fun h27 =>
  (Or.inr ⟨⟨h25.1.1.1, ⟨(int_c543 h25.1.1.2 h25.1.2), (fact_29 h4 h25.2)⟩⟩, (fact_30 h8 h6 h4 h25.1.1.1.2 h27)⟩))))
  (fun h26 =>
  (Or.inr ⟨⟨h25.1.1.1, ⟨(int_c543 h25.1.1.2 h25.1.2), (fact_29 h4 h25.2)⟩⟩, (fact_31 h8 h6 h4 h25.1.1.1.1 h26)⟩)))))))))))
  (fun h24 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨h24.1.1.1, ⟨(fact_32 h24.1.1.2 h5), (fact_33 h24.2 h24.1.2)⟩⟩, (fact_34 h8 h6 h24.1.2)⟩)))))))))
  (fun h23 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h23))))))))
  (fun h22 => (Or.inl (Or.inl (Or.inl (Or.inr h22)))))))
  (fun h21 => (Or.inl (Or.inl (Or.inr h21)))))) (fun h20 => (Or.inl (Or.inr h20)))))
  (fun h19 => (Or.inr h19)))) (fun h18 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨(int_c5 h18.1), h18.2.1⟩, h18.2.2⟩, (Or.elim h16 (fun h19 => (fact_35 h10 h4 h19.2)) (fun h19 => (fact_36 h10 h8 h6 h19)))⟩)))))))))))⟩)
  (by omega) (fun q6 q7 q8 h17 => rfl) (fn_congr2 (at_congr4 rfl rfl int_c565 int_add_comm) rfl)))
  : I.fn f_0 [value_5 I M (4 * p_0 + p_1) q x_b_f_fused c_0 c_1 p_0 p_1 q r s, I.fn f_2 [M t_X [0, 4 * c_0 + c_1, r + (4 * p_0 + p_1), q + s], M t_W [x_b_f_fused, 4 * c_0 + c_1, r, s]]] = value_6 I M x_b_f_fused c_0 c_1 p_0 p_1 q r s)))))))

theorem kept_8 (x_b_f_fused p_0 c_0 r s c_1 p_1 q : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) (h4 : 0 ≤ c_0) (h5 : c_0 < 2) (h6 : 0 ≤ r) (h7 : r < 3) (h8 : 0 ≤ s) (h9 : s < 3) (h10 : 0 ≤ c_1) (h11 : c_1 < 4) (h12 : 0 ≤ p_1) (h13 : p_1 < 4) (h14 : 0 ≤ q) (h15 : q < 16) :
    Heap.Entails ((body_8 I M).post (((((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0).set v_r r).set v_s s).set v_c_1 c_1).set v_p_1 p_1).set v_q q) (known_8 I M x_b_f_fused p_0 c_0 r s c_1 p_1 q)) (known_8 I M x_b_f_fused p_0 c_0 r s c_1 p_1 (q + 1)) :=
  (show Heap.Entails _ (known_8 I M x_b_f_fused p_0 c_0 r s c_1 p_1 (q + 1)) from
  (entails_and (entails_points4 (fun q12 q13 q14 q15 h16 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h17 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) =>
  (at_set_other (by decide) (at_left (at_points4 q12 q13 q14 q15 h16 rfl))))
  (fun (h17 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) =>
  (at_left (at_points4 q12 q13 q14 q15 h16 rfl)))))))
  (entails_and (entails_points4 (fun q16 q17 q18 q19 h16 =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h17 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points4 q16 q17 q18 q19 h16 rfl)))))
  (fun (h17 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) =>
  (at_right (at_left (at_points4 q16 q17 q18 q19 h16 rfl))))))))
  (entails_and (entails_points4 (fun q20 q21 q22 q23 h16 => (Or.elim h16
  (fun h17 => ((Classical.em (q20 = 0 ∧ q21 = x_b_f_fused ∧ q22 = 4 * p_0 + p_1 ∧ q23 = q)).elim
  (fun h18 => (at_set_eq4 q20 q21 q22 q23 0 x_b_f_fused (4 * p_0 + p_1) q h18
  ((reduce_congr3 (fun q24 q25 q26 =>
  ⟨(fun h19 => (Or.elim h19 (fun h20 => (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 =>
  (Or.elim h22 (fun h23 => (Or.elim h23 (fun h24 => (Or.elim h24 (fun h25 => (Or.elim h25
  (fun h26 => (Or.elim h26 (fun h27 => (False.elim (int_c21 h17.1.1.1.2 h27.1.2))) (fun h27 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨⟨⟨⟨(int_eab_ebc_eac h27.1.1.1.1.1 h17.1.1.2), (int_eab_ebc_eac h27.1.1.1.1.2 h17.1.2)⟩, (int_eab_ebc_eac h27.1.1.1.2 h17.2)⟩, h17.1.1.1.2⟩, h17.1.1.2⟩, h17.1.2⟩, h17.2⟩)))))))))))
  (fun h26 => (False.elim (fact_39 h26.1.1.2 h17.1.1.2 h17.1.1.1.1.1.2 h26.2)))))
  (fun h25 => (False.elim (int_c21 h17.1.1.1.2 h25.1.2)))))
  (fun h24 => (False.elim (int_c6 h24.1.1.2.1 h17.2 h24.1.1.2.2)))))
  (fun h23 => (False.elim (int_c21 h17.1.1.1.2 h23.2)))))
  (fun h22 => (False.elim (int_c21 h17.1.1.1.2 h22.2)))))
  (fun h21 => (False.elim (int_c6 h21.1.1.2.1 h17.1.2 h21.1.1.2.2)))))
  (fun h20 => (False.elim (int_c21 h17.1.1.1.2 h20.2))))), (fun h19 => (Or.elim h19 (fun h20 =>
  (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 => (Or.elim h22 (fun h23 => (Or.elim h23
  (fun h24 => (Or.elim h24 (fun h25 => (Or.elim h25 (fun h26 => (Or.elim h26 (fun h27 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨(int_eab_ecb_eac h27.1.1.1.1.1.1 h17.1.1.2), (int_eab_ecb_eac h27.1.1.1.1.1.2 h17.1.2)⟩, (int_eab_ecb_eac h27.1.1.1.1.2 h17.2)⟩, h17.1.1.1.1.1.2⟩, h17.1.1.1.2⟩, h17.1.1.1.1.2.2⟩)))))))))
  (fun h27 => (False.elim (fact_6 h17.1.1.2 h17.2 h17.1.2 h17.1.1.1.2 h27.2)))))
  (fun h26 => (False.elim (int_c6 h26.1.1.1.2.1 h17.1.1.2 h26.1.1.1.2.2)))))
  (fun h25 => (False.elim (fact_7 h25.1.2.1 h17.1.1.2 h25.1.2.2)))))
  (fun h24 => (False.elim (int_c6 h24.1.1.2.1 h17.2 h24.1.1.2.2)))))
  (fun h23 => (False.elim (int_c21 h17.1.1.1.2 h23.2)))))
  (fun h22 => (False.elim (int_c21 h17.1.1.1.2 h22.2)))))
  (fun h21 => (False.elim (int_c6 h21.1.1.2.1 h17.1.2 h21.1.1.2.2)))))
  (fun h20 => (False.elim (int_c21 h17.1.1.1.2 h20.2)))))⟩) (fun q24 q25 q26 h19 =>
  (fn_congr2 (at_congr4 rfl rfl (fact_40 h17.1.1.1.1.1.2) (int_c207 h18.2.2.2)) rfl)))
  : value_5 I M q22 q23 x_b_f_fused c_0 c_1 p_0 p_1 (q + 1) r s = value_6 I M x_b_f_fused c_0 c_1 p_0 p_1 q r s)))
  (fun h18 => (at_set_ne4 q20 q21 q22 q23 0 x_b_f_fused (4 * p_0 + p_1) q h18
  (at_if_of cond_holds (fun (h19 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) =>
  (at_set_ne4 q20 q21 q22 q23 0 x_b_f_fused (4 * p_0 + p_1) q h18
  (at_right (at_right (at_left (at_points4 q20 q21 q22 q23
  (Or.inl ⟨⟨⟨⟨⟨h17.1.1.1.1.1, ⟨h17.1.1.1.1.2.1, (fact_41 h17.1.1.1.1.1.1.1 h17.1.1.1.1.1.1.2 h17.1.1.1.1.1.2 h17.1.1.1.1.2.2 h18)⟩⟩, h17.1.1.1.2⟩, h17.1.1.2⟩, h17.1.2⟩, h17.2⟩)
  (reduce_congr3 (fun q27 q28 q29 =>
  ⟨(fun h20 => (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 => (Or.elim h22 (fun h23 =>
  (Or.elim h23 (fun h24 => (Or.elim h24 (fun h25 => (Or.elim h25 (fun h26 => (Or.elim h26
  (fun h27 => (Or.elim h27 (fun h28 => (False.elim (int_c21 h17.1.1.1.2 h28.1.2))) (fun h28 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨h28.1, (fact_41 h17.1.1.1.1.1.1.1 h17.1.1.1.1.1.1.2 h17.1.1.1.1.1.2 h17.1.1.1.1.2.2 h18)⟩)))))))))))
  (fun h27 => (False.elim (fact_39 h27.1.1.2 h17.1.1.2 h17.1.1.1.1.1.2 h27.2)))))
  (fun h26 => (False.elim (int_c21 h17.1.1.1.2 h26.1.2)))))
  (fun h25 => (False.elim (int_c6 h25.1.1.2.1 h17.2 h25.1.1.2.2)))))
  (fun h24 => (False.elim (int_c21 h17.1.1.1.2 h24.2)))))
  (fun h23 => (False.elim (int_c21 h17.1.1.1.2 h23.2)))))
  (fun h22 => (False.elim (int_c6 h22.1.1.2.1 h17.1.2 h22.1.1.2.2)))))
  (fun h21 => (False.elim (int_c21 h17.1.1.1.2 h21.2))))), (fun h20 => (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 => (Or.elim h22 (fun h23 =>
  (Or.elim h23 (fun h24 => (Or.elim h24 (fun h25 => (Or.elim h25 (fun h26 => (Or.elim h26
  (fun h27 => (Or.elim h27 (fun h28 => (False.elim (int_c21 h17.1.1.1.2 h28.1.2))) (fun h28 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨h28.1, h17.1.1.1.1.2.2⟩)))))))))))
  (fun h27 => (False.elim (fact_39 h27.1.1.2 h17.1.1.2 h17.1.1.1.1.1.2 h27.2)))))
  (fun h26 => (False.elim (int_c21 h17.1.1.1.2 h26.1.2)))))
  (fun h25 => (False.elim (int_c6 h25.1.1.2.1 h17.2 h25.1.1.2.2)))))
  (fun h24 => (False.elim (int_c21 h17.1.1.1.2 h24.2)))))
  (fun h23 => (False.elim (int_c21 h17.1.1.1.2 h23.2)))))
  (fun h22 => (False.elim (int_c6 h22.1.1.2.1 h17.1.2 h22.1.1.2.2)))))
  (fun h21 => (False.elim (int_c21 h17.1.1.1.2 h21.2)))))⟩) (fun q27 q28 q29 h20 => rfl))))))))
  (fun (h19 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) =>
  (False.elim ((fact_1 h17.1.1.1.2 h17.1.1.2 h17.1.2 h17.2 h19) : False))))))))
  (fun h17 => ((Classical.em (q20 = 0 ∧ q21 = x_b_f_fused ∧ q22 = 4 * p_0 + p_1 ∧ q23 = q)).elim
  (fun h18 => (at_set_eq4 q20 q21 q22 q23 0 x_b_f_fused (4 * p_0 + p_1) q h18
  ((reduce_congr3 (fun q30 q31 q32 => ⟨(fun h19 => (Or.elim h19 (fun h20 =>
  (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 => (Or.elim h22 (fun h23 => (Or.elim h23
  (fun h24 => (Or.elim h24 (fun h25 => (Or.elim h25 (fun h26 => (Or.elim h26 (fun h27 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨(fact_42 h27.1.2 h27.1.1.1.1.1), h27.1.1.1.1.2⟩, h27.1.1.1.2⟩, (fact_43 h10 h8 h6 h27.1.2)⟩)))))))))
  (fun h27 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨(fact_44 h27.1.1.1.1.1 h27.1.2), h27.1.1.1.1.2⟩, h27.1.1.1.2⟩, (fact_45 h18.2.2.1 h17.2)⟩)))))))))))
  (fun h26 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (q31 = 0)).elim (fun h27 => ((Classical.em (q32 = 0)).elim (fun h28 =>
  (Or.inl (Or.inr ⟨⟨⟨⟨⟨h27, h28⟩, ⟨h26.1.1.2, (fact_46 h18.2.2.1 h26.2)⟩⟩, h26.1.2⟩, (int_eba_ebc_eac h26.1.1.1.1 h27)⟩, (int_eba_ebc_eac h26.1.1.1.2 h28)⟩)))
  (fun h28 =>
  (Or.inr ⟨⟨h26.1.1.1, ⟨(int_c543 h26.1.1.2 h26.1.2), (fact_47 h4 h18.2.2.1 h26.2)⟩⟩, (fact_30 h8 h6 h4 h26.1.1.1.2 h28)⟩))))
  (fun h27 =>
  (Or.inr ⟨⟨h26.1.1.1, ⟨(int_c543 h26.1.1.2 h26.1.2), (fact_47 h4 h18.2.2.1 h26.2)⟩⟩, (fact_31 h8 h6 h4 h26.1.1.1.1 h27)⟩)))))))))))
  (fun h25 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨h25.1.1.1, ⟨(fact_32 h25.1.1.2 h5), (fact_48 h25.2 h25.1.2 h18.2.2.1)⟩⟩, (fact_34 h8 h6 h25.1.2)⟩)))))))))
  (fun h24 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h24))))))))
  (fun h23 => (Or.inl (Or.inl (Or.inl (Or.inr h23)))))))
  (fun h22 => (Or.inl (Or.inl (Or.inr h22)))))) (fun h21 => (Or.inl (Or.inr h21)))))
  (fun h20 => (Or.inr h20)))), (fun h19 => (Or.elim h19
  (fun h20 => (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 => (Or.elim h22 (fun h23 =>
  (Or.elim h23 (fun h24 => (Or.elim h24 (fun h25 => (Or.elim h25 (fun h26 => (Or.elim h26
  (fun h27 => (False.elim (fact_49 h27.1.1.2 h27.2 h27.1.2 h27.1.1.1.2 h18.2.2.1 h17.2)))
  (fun h27 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (q30 = c_1 + 4)).elim (fun h28 =>
  (Or.inl ⟨⟨⟨⟨⟨h28, h27.1.1.2⟩, h27.1.2⟩, (int_c5 h18.2.2.1)⟩, (fact_50 h28 h27.1.1.1)⟩, (int_eab_taB h18.2.2.2)⟩))
  (fun h28 =>
  (Or.inr ⟨⟨⟨⟨⟨(fact_51 h4 h27.1.1.1 h5 h28), h27.1.1.2⟩, h27.1.2⟩, (int_c5 h18.2.2.1)⟩, (fact_52 h4 h27.1.1.1 h5 h28)⟩, (int_eab_taB h18.2.2.2)⟩)))))))))))))
  (fun h26 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨(int_eab_ecb_eac h26.1.1.1.1.1 h26.1.2), (int_eab_ecb_eac h26.1.1.1.1.2 h26.2)⟩, h26.1.1.1.2.1⟩, h26.1.1.2⟩, (fact_53 h17.1.2.2 h12 h26.1.1.1.2.2)⟩))))))))))
  (fun h25 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (c_0 = 0)).elim (fun h26 =>
  (Or.inl (Or.inr ⟨⟨⟨h25.1.1, (int_c96 h4 h25.1.2.1)⟩, h26⟩, (fact_54 h17.1.2.2 h12 h26 h25.1.2.2)⟩)))
  (fun h26 =>
  (Or.inr ⟨⟨⟨h25.1.1, (fact_26 h4 h25.1.2.1 h26)⟩, (int_c375 h4 h5 h26)⟩, (fact_55 h18.2.2.1 h5 h25.1.2.2)⟩)))))))))))
  (fun h24 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h24))))))))
  (fun h23 => (Or.inl (Or.inl (Or.inl (Or.inr h23)))))))
  (fun h22 => (Or.inl (Or.inl (Or.inr h22)))))) (fun h21 => (Or.inl (Or.inr h21)))))
  (fun h20 => (Or.inr h20))))⟩) (fun q30 q31 q32 h19 =>
  (fn_congr2 (at_congr4 rfl rfl (fact_56 h18.2.2.1) (int_c207 h18.2.2.2)) rfl)))
  : value_5 I M q22 q23 x_b_f_fused c_0 c_1 p_0 p_1 (q + 1) r s = value_6 I M x_b_f_fused c_0 c_1 p_0 p_1 q r s)))
  (fun h18 => (at_set_ne4 q20 q21 q22 q23 0 x_b_f_fused (4 * p_0 + p_1) q h18
  (at_if_of cond_holds (fun (h19 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) =>
  (at_set_ne4 q20 q21 q22 q23 0 x_b_f_fused (4 * p_0 + p_1) q h18
  (at_right (at_right (at_left (at_points4 q20 q21 q22 q23 (Or.inr h17) (reduce_congr3
  (fun q33 q34 q35 => ⟨(fun h20 => (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 => (Or.elim h22
  (fun h23 => (Or.elim h23 (fun h24 => (Or.elim h24 (fun h25 => (Or.elim h25 (fun h26 =>
  (Or.elim h26 (fun h27 => (Or.elim h27 (fun h28 => (False.elim (fact_57 h10 h28.1.2 h19.1.1)))
  (fun h28 => (False.elim (fact_58 h4 h19.2 h19.1.2 h28.1.1.2 h19.1.1 h17.2)))))
  (fun h27 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h27))))))))))
  (fun h26 => (False.elim (fact_57 h10 h26.1.2 h19.1.1)))))
  (fun h25 => (False.elim (int_c6 h25.1.1.2.1 h19.2 h25.1.1.2.2)))))
  (fun h24 => (False.elim (fact_57 h10 h24.2 h19.1.1)))))
  (fun h23 => (False.elim (fact_57 h10 h23.2 h19.1.1)))))
  (fun h22 => (False.elim (int_c6 h22.1.1.2.1 h19.1.2 h22.1.1.2.2)))))
  (fun h21 => (False.elim (fact_57 h10 h21.2 h19.1.1))))), (fun h20 => (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 => (Or.elim h22
  (fun h23 => (Or.elim h23 (fun h24 => (Or.elim h24 (fun h25 => (Or.elim h25 (fun h26 =>
  (Or.elim h26 (fun h27 => (Or.elim h27 (fun h28 => (False.elim (fact_57 h10 h28.1.2 h19.1.1)))
  (fun h28 => (False.elim (fact_58 h4 h19.2 h19.1.2 h28.1.1.2 h19.1.1 h17.2)))))
  (fun h27 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h27))))))))))
  (fun h26 => (False.elim (fact_57 h10 h26.1.2 h19.1.1)))))
  (fun h25 => (False.elim (int_c6 h25.1.1.2.1 h19.2 h25.1.1.2.2)))))
  (fun h24 => (False.elim (fact_57 h10 h24.2 h19.1.1)))))
  (fun h23 => (False.elim (fact_57 h10 h23.2 h19.1.1)))))
  (fun h22 => (False.elim (int_c6 h22.1.1.2.1 h19.1.2 h22.1.1.2.2)))))
  (fun h21 => (False.elim (fact_57 h10 h21.2 h19.1.1)))))⟩) (fun q33 q34 q35 h20 => rfl))))))))
  (fun (h19 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) =>
  (at_right (at_right (at_left (at_points4 q20 q21 q22 q23 (Or.inr h17)
  ((reduce_congr3 (fun q36 q37 q38 => ⟨(fun h20 => (Or.elim h20 (fun h21 =>
  (Or.elim h21 (fun h22 => (Or.elim h22 (fun h23 => (Or.elim h23 (fun h24 => (Or.elim h24
  (fun h25 => (Or.elim h25 (fun h26 => (Or.elim h26 (fun h27 => (Or.elim h27 (fun h28 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨h28.1, (fact_41 h17.1.1.1.1 h17.1.1.1.2 h28.1.1.2 h28.2 h18)⟩)))))))))
  (fun h28 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨h28.1, (fact_41 h17.1.1.1.1 h17.1.1.1.2 h28.1.1.2 h28.2 h18)⟩)))))))))))
  (fun h27 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h27))))))))))
  (fun h26 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h26)))))))))
  (fun h25 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h25))))))))
  (fun h24 => (Or.inl (Or.inl (Or.inl (Or.inr h24)))))))
  (fun h23 => (Or.inl (Or.inl (Or.inr h23)))))) (fun h22 => (Or.inl (Or.inr h22)))))
  (fun h21 => (Or.inr h21)))), (fun h20 => (Or.elim h20 (fun h21 =>
  (Or.elim h21 (fun h22 => (Or.elim h22 (fun h23 => (Or.elim h23 (fun h24 => (Or.elim h24
  (fun h25 => (Or.elim h25 (fun h26 => (Or.elim h26 (fun h27 => (Or.elim h27 (fun h28 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨h28.1, (int_tab_taB h28.2)⟩)))))))))
  (fun h28 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨h28.1, (int_tab_taB h28.2)⟩)))))))))))
  (fun h27 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h27))))))))))
  (fun h26 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h26)))))))))
  (fun h25 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h25))))))))
  (fun h24 => (Or.inl (Or.inl (Or.inl (Or.inr h24)))))))
  (fun h23 => (Or.inl (Or.inl (Or.inr h23)))))) (fun h22 => (Or.inl (Or.inr h22)))))
  (fun h21 => (Or.inr h21))))⟩) (fun q36 q37 q38 h20 => rfl))
  : value_5 I M q22 q23 x_b_f_fused c_0 c_1 p_0 p_1 (q + 1) r s = value_5 I M q22 q23 x_b_f_fused c_0 c_1 p_0 p_1 q r s))))))))))))))
  (entails_points4 (fun q39 q40 q41 q42 h16 =>
  (Or.elim h16 (fun h17 => (at_set_ne4 q39 q40 q41 q42 0 x_b_f_fused (4 * p_0 + p_1) q
  (fun h18 => (int_c42 h12 h18.2.2.1 h17.2.2))
  (at_if_of cond_holds (fun (h18 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) =>
  (at_set_ne4 q39 q40 q41 q42 0 x_b_f_fused (4 * p_0 + p_1) q
  (fun h19 => (int_c42 h12 h19.2.2.1 h17.2.2))
  (at_right (at_right (at_right (at_points4 q39 q40 q41 q42 h16 rfl))))))
  (fun (h18 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) =>
  (at_right (at_right (at_right (at_points4 q39 q40 q41 q42 h16 rfl))))))))
  (fun h17 => (at_set_ne4 q39 q40 q41 q42 0 x_b_f_fused (4 * p_0 + p_1) q
  (fun h18 => (int_eab_tab_F h18.2.1 h17.2.2))
  (at_if_of cond_holds (fun (h18 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) =>
  (at_set_ne4 q39 q40 q41 q42 0 x_b_f_fused (4 * p_0 + p_1) q
  (fun h19 => (int_eab_tab_F h19.2.1 h17.2.2))
  (at_right (at_right (at_right (at_points4 q39 q40 q41 q42 h16 rfl))))))
  (fun (h18 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) =>
  (at_right (at_right (at_right (at_points4 q39 q40 q41 q42 h16 rfl)))))))))))))))

theorem race_8 (x_b_f_fused p_0 c_0 r s c_1 p_1 : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) (h4 : 0 ≤ c_0) (h5 : c_0 < 2) (h6 : 0 ≤ r) (h7 : r < 3) (h8 : 0 ≤ s) (h9 : s < 3) (h10 : 0 ≤ c_1) (h11 : c_1 < 4) (h12 : 0 ≤ p_1) (h13 : p_1 < 4) :
    ParVC I 0 16 (body_8 I M).erase (fun q => (((((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0).set v_r r).set v_s s).set v_c_1 c_1).set v_p_1 p_1).set v_q q)) (fun q => (body_8 I M).post (((((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0).set v_r r).set v_s s).set v_c_1 c_1).set v_p_1 p_1).set v_q q) (known_8 I M x_b_f_fused p_0 c_0 r s c_1 p_1 q)) :=
  (race_arrays [a_y] rfl rfl (all_cons
  (apart4 (fun q c0 c1 c2 c3 => ((c0 = 0 ∧ c1 = x_b_f_fused) ∧ c2 = p_1 + 4 * p_0) ∧ c3 = q)
  (fun q c0 c1 c2 c3 => ((c0 = 0 ∧ c1 = x_b_f_fused) ∧ c2 = p_1 + 4 * p_0) ∧ c3 = q)
  (fun q h14 h15 => (w_let (w_let (w_seq (w_if_of cond_holds
  (fun (h16 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) => (w_assign4 0 x_b_f_fused (4 * p_0 + p_1) q
  ⟨⟨⟨rfl, rfl⟩, (int_add_comm : 4 * p_0 + p_1 = p_1 + 4 * p_0)⟩, rfl⟩))
  (fun (h16 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) => (w_none rfl)))
  (w_accumulate4 0 x_b_f_fused (4 * p_0 + p_1) q
  ⟨⟨⟨rfl, rfl⟩, (int_add_comm : 4 * p_0 + p_1 = p_1 + 4 * p_0)⟩, rfl⟩))))) (fun q h14 h15 =>
  (r_let (r_let (r_seq (r_none rfl) (r_accumulate4 (x_none rfl) 0 x_b_f_fused (4 * p_0 + p_1) q
  ⟨⟨⟨rfl, rfl⟩, (int_add_comm : 4 * p_0 + p_1 = p_1 + 4 * p_0)⟩, rfl⟩)))))
  (fun q y_y c0 c1 c2 c3 h14 h15 h16 h17 h18 h19 =>
  ⟨(fun h20 => (int_eab_eac_nebc_F h19.2 h20.2 h18)), (fun h20 => (int_eab_eac_nebc_F h19.2 h20.2 h18))⟩))
  all_nil))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_q (.const 0) (.const 16)
    (fun e x => known_8 I M (e v_b_f_fused) (e v_p_0) (e v_c_0) (e v_r) (e v_s) (e v_c_1) (e v_p_1) x) (body_8 I M)

theorem vc_7 (x_b_f_fused p_0 c_0 r s c_1 p_1 : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) (h4 : 0 ≤ c_0) (h5 : c_0 < 2) (h6 : 0 ≤ r) (h7 : r < 3) (h8 : 0 ≤ s) (h9 : s < 3) (h10 : 0 ≤ c_1) (h11 : c_1 < 4) (h12 : 0 ≤ p_1) (h13 : p_1 < 4) :
    (body_7 I M).vc I (impl.HasCell spec (base E)) ((((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0).set v_r r).set v_s s).set v_c_1 c_1).set v_p_1 p_1) (known_7 I M x_b_f_fused p_0 c_0 r s c_1 p_1) :=
  (vc_par_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q43 q44 q45 q46 h14 =>
  (Or.elim h14 (fun h15 => (False.elim (int_lab_tba_F h15.1.1.1.1.2.1 h15.1.1.1.1.2.2)))
  (fun h15 => (at_right (at_right (at_left (at_points4 q43 q44 q45 q46 h15 (reduce_congr3
  (fun q47 q48 q49 => ⟨(fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18
  (fun h19 => (Or.elim h19 (fun h20 => (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 =>
  (Or.elim h22 (fun h23 => (Or.elim h23 (fun h24 => (False.elim (int_lab_tba_F h15.1.1.2.1 h24.2)))
  (fun h24 => (False.elim (int_lab_tba_F h15.1.1.2.1 h24.2))))) (fun h23 =>
  (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (q48 = 0)).elim (fun h24 => ((Classical.em (q47 < c_1)).elim (fun h25 =>
  (Or.inl (Or.inl ⟨⟨⟨⟨h24, h23.1.1.1.2⟩, ⟨h23.1.1.2, h25⟩⟩, h23.1.2⟩, (int_eba_ebc_eac h23.1.1.1.1 h24)⟩)))
  (fun h25 =>
  (Or.inr ⟨⟨⟨⟨⟨⟨h23.1.1.1.1, (int_lab_ecb_lac h8 h23.1.1.1.2)⟩, ⟨h23.1.1.2, (fact_59 h15.1.2.1 h13 h11 h23.2)⟩⟩, (fact_60 h23.1.1.1.2 h25)⟩, (fact_61 h15.1.2.1 h23.1.1.1.2 h13 h23.2)⟩, h23.1.2⟩, (fact_62 h23.1.1.1.2 h23.2 h25)⟩))))
  (fun h24 => ((Classical.em (q47 < c_1)).elim (fun h25 =>
  (Or.inl (Or.inr ⟨⟨⟨h23.1.1.1.1, h23.1.1.1.2⟩, ⟨(int_c543 h23.1.1.2 h23.1.2), (fact_63 h4 h25)⟩⟩, (fact_64 h6 h4 h23.1.1.1.1 h24)⟩)))
  (fun h25 =>
  (Or.inr ⟨⟨⟨⟨⟨⟨h23.1.1.1.1, (int_lab_ecb_lac h8 h23.1.1.1.2)⟩, ⟨h23.1.1.2, (fact_59 h15.1.2.1 h13 h11 h23.2)⟩⟩, (fact_60 h23.1.1.1.2 h25)⟩, (fact_61 h15.1.2.1 h23.1.1.1.2 h13 h23.2)⟩, h23.1.2⟩, (fact_62 h23.1.1.1.2 h23.2 h25)⟩))))))))))))
  (fun h22 => (Or.inl (Or.inl (Or.inl ((Classical.em (q47 < c_1 + 4 * c_0)).elim (fun h23 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨h22.1.1.1, ⟨(fact_32 h22.1.1.2 h5), h23⟩⟩, (fact_65 h6 h22.1.2)⟩))))
  (fun h23 =>
  (Or.inr ⟨⟨⟨⟨⟨⟨h22.1.1.1.1, (int_lab_ecb_lac h8 h22.1.1.1.2)⟩, ⟨h22.1.1.2, (fact_66 h15.1.2.1 h22.2 h13 h11)⟩⟩, (fact_67 h22.1.1.1.2 h22.1.2 h23)⟩, (fact_68 h15.1.2.1 h22.2 h22.1.1.1.2 h13)⟩, h22.1.2⟩, (fact_69 h22.2 h22.1.1.1.2 h22.1.2 h23)⟩)))))))))
  (fun h21 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h21.1.1.1, h21.1.1.2.1⟩, h21.1.2⟩, (fact_70 h21.1.2.1 h21.1.1.2.2 h11)⟩, (fact_71 h10 h21.1.1.2.2 h21.1.2.2)⟩, h21.2⟩, (fact_53 h15.1.2.2 h12 h21.1.1.2.2)⟩))))))))
  (fun h20 =>
  (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h20.1.1.1, h20.1.1.2.1⟩, h20.1.2⟩, (fact_72 h20.1.2.1 h20.1.1.2.2 h11)⟩, (fact_73 h10 h20.1.1.2.2 h20.1.2.2)⟩, h20.2⟩, (fact_53 h15.1.2.2 h12 h20.1.1.2.2)⟩)))))))
  (fun h19 => (Or.inl (Or.inl (Or.inr h19)))))) (fun h18 => (Or.inl (Or.inr h18)))))
  (fun h17 => (Or.inr h17)))), (fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18
  (fun h19 => (Or.elim h19 (fun h20 => (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨(int_eab_ecb_eac h22.1.1.1.1 h22.2), h22.1.1.1.2⟩, h22.1.1.2.1⟩, h22.1.2⟩, (fact_53 h15.1.2.2 h12 h22.1.1.2.2)⟩))))))))
  (fun h22 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (c_0 = 0)).elim (fun h23 =>
  (Or.inl (Or.inr ⟨⟨⟨h22.1.1, (int_c96 h4 h22.1.2.1)⟩, h23⟩, (fact_54 h15.1.2.2 h12 h23 h22.1.2.2)⟩)))
  (fun h23 =>
  (Or.inr ⟨⟨⟨h22.1.1, (fact_26 h4 h22.1.2.1 h23)⟩, (int_c375 h4 h5 h23)⟩, (fact_74 h15.1.2.2 h12 h5 h22.1.2.2)⟩)))))))))))
  (fun h21 => (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (q49 = s)).elim (fun h22 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨h21.1.1.1.1.1.1, h22⟩, h21.1.1.1.1.2.1⟩, h21.1.2⟩, (fact_75 h21.1.1.2 h22 h21.2)⟩))))
  (fun h22 =>
  (Or.inr ⟨⟨⟨h21.1.1.1.1.1.1, ⟨h21.1.1.1.1.1.2, (fact_76 h21.1.1.2 h21.1.1.1.2 h22)⟩⟩, h21.1.1.1.1.2⟩, h21.1.2⟩))))))))))
  (fun h20 => (Or.inl (Or.inl (Or.inl ((Classical.em (q49 = s)).elim (fun h21 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨h20.1.1.1.1.1.1, h21⟩, h20.1.1.1.1.2.1⟩, h20.1.2⟩, (fact_77 h20.1.1.2 h21 h20.2)⟩))))
  (fun h21 =>
  (Or.inr ⟨⟨⟨h20.1.1.1.1.1.1, ⟨h20.1.1.1.1.1.2, (fact_78 h20.1.1.2 h20.1.1.1.2 h21)⟩⟩, h20.1.1.1.1.2⟩, h20.1.2⟩)))))))))
  (fun h19 => (Or.inl (Or.inl (Or.inr h19)))))) (fun h18 => (Or.inl (Or.inr h18)))))
  (fun h17 => (Or.inr h17))))⟩) (fun q47 q48 q49 h16 => rfl))))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_7 I M x_b_f_fused p_0 c_0 r s c_1 p_1) (known_8 I M x_b_f_fused p_0 c_0 r s c_1 p_1 0))
  (fun q h14 h15 =>
  (vc_8 hl hM x_b_f_fused p_0 c_0 r s c_1 p_1 q h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h14
  h15)) (fun q h14 h15 =>
  (kept_8 hl hM x_b_f_fused p_0 c_0 r s c_1 p_1 q h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h14
  h15))
  (race_8 hl hM x_b_f_fused p_0 c_0 r s c_1 p_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))

theorem kept_7 (x_b_f_fused p_0 c_0 r s c_1 p_1 : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) (h4 : 0 ≤ c_0) (h5 : c_0 < 2) (h6 : 0 ≤ r) (h7 : r < 3) (h8 : 0 ≤ s) (h9 : s < 3) (h10 : 0 ≤ c_1) (h11 : c_1 < 4) (h12 : 0 ≤ p_1) (h13 : p_1 < 4) :
    Heap.Entails ((body_7 I M).post ((((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0).set v_r r).set v_s s).set v_c_1 c_1).set v_p_1 p_1) (known_7 I M x_b_f_fused p_0 c_0 r s c_1 p_1)) (known_7 I M x_b_f_fused p_0 c_0 r s c_1 (p_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q50 q51 q52 q53 h14 =>
  (at_right (at_right (at_left (at_points4 q50 q51 q52 q53 ((Classical.em (q52 = p_1 + 4 * p_0)).elim
  (fun h15 => ((Classical.em (c_0 = 0)).elim (fun h16 => ((Classical.em (c_1 = 0)).elim
  (fun h17 => ((Classical.em (r = 0)).elim (fun h18 => ((Classical.em (s = 0)).elim (fun h19 =>
  (Or.inl ⟨⟨⟨⟨⟨⟨⟨h14.1.1.1.1, h14.1.1.1.2⟩, h15⟩, ⟨h14.1.1.2.1, h14.1.1.2.2⟩⟩, h16⟩, h17⟩, h18⟩, h19⟩))
  (fun h19 =>
  (Or.inr ⟨⟨⟨⟨h14.1.1.1.1, h14.1.1.1.2⟩, ⟨h14.1.1.2.1, h14.1.1.2.2⟩⟩, ⟨h14.1.2.1, h14.1.2.2⟩⟩, (fact_79 h14.1.2.2 h4 h12 h10 h8 h6 h19)⟩))))
  (fun h18 =>
  (Or.inr ⟨⟨⟨⟨h14.1.1.1.1, h14.1.1.1.2⟩, ⟨h14.1.1.2.1, h14.1.1.2.2⟩⟩, ⟨h14.1.2.1, h14.1.2.2⟩⟩, (fact_80 h14.1.2.2 h4 h12 h10 h8 h6 h18)⟩))))
  (fun h17 =>
  (Or.inr ⟨⟨⟨⟨h14.1.1.1.1, h14.1.1.1.2⟩, ⟨h14.1.1.2.1, h14.1.1.2.2⟩⟩, ⟨h14.1.2.1, h14.1.2.2⟩⟩, (fact_81 h14.1.2.2 h4 h12 h10 h8 h6 h17)⟩))))
  (fun h16 =>
  (Or.inr ⟨⟨⟨⟨h14.1.1.1.1, h14.1.1.1.2⟩, ⟨h14.1.1.2.1, h14.1.1.2.2⟩⟩, ⟨h14.1.2.1, h14.1.2.2⟩⟩, (fact_82 h14.1.2.2 h4 h12 h10 h8 h6 h16)⟩))))
  (fun h15 =>
  (Or.inr ⟨⟨⟨⟨h14.1.1.1.1, h14.1.1.1.2⟩, ⟨h14.1.1.2.1, h14.1.1.2.2⟩⟩, ⟨h14.1.2.1, h14.1.2.2⟩⟩, (fact_83 h14.1.2.2 h4 h12 h10 h8 h6 h14.2 h15)⟩)))
  (reduce_congr3
  (fun q54 q55 q56 => ⟨(fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17
  (fun h18 => (Or.elim h18 (fun h19 => (Or.elim h19 (fun h20 => (Or.elim h20 (fun h21 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨(int_eab_ecb_eac h21.1.1.1.1 h21.2), h21.1.1.1.2⟩, h21.1.1.2.1⟩, h21.1.2⟩, (fact_53 h14.1.2.2 h12 h21.1.1.2.2)⟩))))))))
  (fun h21 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (c_0 = 0)).elim (fun h22 =>
  (Or.inl (Or.inr ⟨⟨⟨h21.1.1, (int_c96 h4 h21.1.2.1)⟩, h22⟩, (fact_54 h14.1.2.2 h12 h22 h21.1.2.2)⟩)))
  (fun h22 =>
  (Or.inr ⟨⟨⟨h21.1.1, (fact_26 h4 h21.1.2.1 h22)⟩, (int_c375 h4 h5 h22)⟩, (fact_74 h14.1.2.2 h12 h5 h21.1.2.2)⟩)))))))))))
  (fun h20 =>
  (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (q56 = s)).elim (fun h21 => ((Classical.em (q52 = p_1 + 4 * p_0)).elim (fun h22 =>
  (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨(fact_84 h20.1.1.2 h20.1.1.1.2 h21), h20.1.1.1.1.1.1⟩, h21⟩, h22⟩, h20.1.2⟩, h14.1.1.2.2⟩)))))
  (fun h22 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨h20.1.1.1.1.1.1, h21⟩, h20.1.1.1.1.2.1⟩, h20.1.2⟩, (fact_85 h20.1.1.2 h21 h20.2 h22)⟩))))))
  (fun h21 =>
  (Or.inr ⟨⟨⟨h20.1.1.1.1.1.1, ⟨h20.1.1.1.1.1.2, (fact_76 h20.1.1.2 h20.1.1.1.2 h21)⟩⟩, h20.1.1.1.1.2⟩, h20.1.2⟩))))))))))
  (fun h19 =>
  (Or.inl (Or.inl (Or.inl ((Classical.em (q56 = s)).elim (fun h20 => ((Classical.em (q52 = p_1 + 4 * p_0)).elim (fun h21 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨⟨⟨(fact_86 h19.1.1.2 h19.1.1.1.2 h20), h19.1.1.1.1.1.1⟩, h20⟩, h21⟩, h19.1.2⟩, h14.1.1.2.2⟩))))))
  (fun h21 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨h19.1.1.1.1.1.1, h20⟩, h19.1.1.1.1.2.1⟩, h19.1.2⟩, (fact_87 h19.1.1.2 h20 h19.2 h21)⟩))))))
  (fun h20 =>
  (Or.inr ⟨⟨⟨h19.1.1.1.1.1.1, ⟨h19.1.1.1.1.1.2, (fact_78 h19.1.1.2 h19.1.1.1.2 h20)⟩⟩, h19.1.1.1.1.2⟩, h19.1.2⟩)))))))))
  (fun h18 => (Or.inl (Or.inl (Or.inr h18)))))) (fun h17 => (Or.inl (Or.inr h17)))))
  (fun h16 => (Or.inr h16)))), (fun h15 => (Or.elim h15 (fun h16 =>
  (Or.elim h16 (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 => (Or.elim h19
  (fun h20 => (Or.elim h20 (fun h21 => (Or.elim h21 (fun h22 => (Or.elim h22 (fun h23 =>
  (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h23.1.1.1.1.2, (int_lab_ecb_lac h8 h23.1.1.1.2)⟩, ⟨(int_c153 h10 h23.1.1.1.1.1), (fact_88 h23.1.1.1.1.1 h11)⟩⟩, (fact_89 h23.1.1.1.2 h23.1.1.1.1.1)⟩, (fact_90 h23.1.1.1.2 h23.1.1.1.1.1)⟩, h23.1.2⟩, (fact_91 h23.1.1.1.2 h23.1.1.2)⟩)))))
  (fun h23 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h23.1.1.1.1.2, (int_lab_ecb_lac h8 h23.1.1.1.2)⟩, ⟨(int_lab_ecb_lac h10 h23.1.1.1.1.1), (int_eab_tbc_tac h23.1.1.1.1.1 h11)⟩⟩, (fact_92 h23.1.1.1.2 h23.1.1.1.1.1)⟩, (fact_93 h23.1.1.1.1.1 h23.1.1.1.2)⟩, h23.1.2⟩, (fact_91 h23.1.1.1.2 h23.1.1.2)⟩))))))))
  (fun h22 =>
  (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (q55 = 0)).elim (fun h23 => ((Classical.em (q54 < c_1)).elim (fun h24 =>
  (Or.inl (Or.inl ⟨⟨⟨⟨h23, h22.1.1.1.2⟩, ⟨h22.1.1.2, h24⟩⟩, h22.1.2⟩, (int_eba_ebc_eac h22.1.1.1.1 h23)⟩)))
  (fun h24 =>
  (Or.inr ⟨⟨⟨⟨⟨⟨h22.1.1.1.1, (int_lab_ecb_lac h8 h22.1.1.1.2)⟩, ⟨h22.1.1.2, (fact_59 h14.1.2.1 h13 h11 h22.2)⟩⟩, (fact_60 h22.1.1.1.2 h24)⟩, (fact_61 h14.1.2.1 h22.1.1.1.2 h13 h22.2)⟩, h22.1.2⟩, (fact_94 h22.1.1.1.2 h22.2 h24)⟩))))
  (fun h23 => ((Classical.em (q54 < c_1)).elim (fun h24 =>
  (Or.inl (Or.inr ⟨⟨⟨h22.1.1.1.1, h22.1.1.1.2⟩, ⟨(int_c543 h22.1.1.2 h22.1.2), (fact_63 h4 h24)⟩⟩, (fact_64 h6 h4 h22.1.1.1.1 h23)⟩)))
  (fun h24 =>
  (Or.inr ⟨⟨⟨⟨⟨⟨h22.1.1.1.1, (int_lab_ecb_lac h8 h22.1.1.1.2)⟩, ⟨h22.1.1.2, (fact_59 h14.1.2.1 h13 h11 h22.2)⟩⟩, (fact_60 h22.1.1.1.2 h24)⟩, (fact_61 h14.1.2.1 h22.1.1.1.2 h13 h22.2)⟩, h22.1.2⟩, (fact_94 h22.1.1.1.2 h22.2 h24)⟩))))))))))))
  (fun h21 => (Or.inl (Or.inl (Or.inl ((Classical.em (q54 < c_1 + 4 * c_0)).elim (fun h22 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨h21.1.1.1, ⟨(fact_32 h21.1.1.2 h5), h22⟩⟩, (fact_65 h6 h21.1.2)⟩))))
  (fun h22 =>
  (Or.inr ⟨⟨⟨⟨⟨⟨h21.1.1.1.1, (int_lab_ecb_lac h8 h21.1.1.1.2)⟩, ⟨h21.1.1.2, (fact_66 h14.1.2.1 h21.2 h13 h11)⟩⟩, (fact_67 h21.1.1.1.2 h21.1.2 h22)⟩, (fact_68 h14.1.2.1 h21.2 h21.1.1.1.2 h13)⟩, h21.1.2⟩, (fact_95 h21.2 h21.1.1.1.2 h21.1.2 h22)⟩)))))))))
  (fun h20 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h20.1.1.1, h20.1.1.2.1⟩, h20.1.2⟩, (fact_70 h20.1.2.1 h20.1.1.2.2 h11)⟩, (fact_71 h10 h20.1.1.2.2 h20.1.2.2)⟩, h20.2⟩, (fact_96 h14.1.2.2 h12 h20.1.1.2.2)⟩))))))))
  (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h19.1.1.1, h19.1.1.2.1⟩, h19.1.2⟩, (fact_72 h19.1.2.1 h19.1.1.2.2 h11)⟩, (fact_73 h10 h19.1.1.2.2 h19.1.2.2)⟩, h19.2⟩, (fact_96 h14.1.2.2 h12 h19.1.1.2.2)⟩)))))))
  (fun h18 => (Or.inl (Or.inl (Or.inr h18)))))) (fun h17 => (Or.inl (Or.inr h17)))))
  (fun h16 => (Or.inr h16))))⟩) (fun q54 q55 q56 h15 => rfl))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_8 I M x_b_f_fused p_0 c_0 r s c_1 p_1 16) (known_7 I M x_b_f_fused p_0 c_0 r s c_1 (p_1 + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_p_1 (.const 0) (.const 4)
    (fun e x => known_7 I M (e v_b_f_fused) (e v_p_0) (e v_c_0) (e v_r) (e v_s) (e v_c_1) x) (body_7 I M)

theorem vc_6 (x_b_f_fused p_0 c_0 r s c_1 : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) (h4 : 0 ≤ c_0) (h5 : c_0 < 2) (h6 : 0 ≤ r) (h7 : r < 3) (h8 : 0 ≤ s) (h9 : s < 3) (h10 : 0 ≤ c_1) (h11 : c_1 < 4) :
    (body_6 I M).vc I (impl.HasCell spec (base E)) (((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0).set v_r r).set v_s s).set v_c_1 c_1) (known_6 I M x_b_f_fused p_0 c_0 r s c_1) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q57 q58 q59 q60 h12 =>
  (at_right (at_right (at_left (at_points4 q57 q58 q59 q60 ⟨h12.1, (fact_97 h12.1.2.1 h12.2)⟩
  (reduce_congr3 (fun q61 q62 q63 => ⟨(fun h13 => (Or.elim h13 (fun h14 =>
  (Or.elim h14 (fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17
  (fun h18 => (Or.elim h18 (fun h19 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl h18))))))
  (fun h19 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl h18)))))))) (fun h18 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h18.1.1.1.1.1.1, ⟨h18.1.1.1.1.1.2, (fact_98 h12.1.2.1 h18.2)⟩⟩, h18.1.1.1.1.2⟩, h18.1.2⟩))))))))
  (fun h17 =>
  (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h17.1.1.1.1.1.1, ⟨h17.1.1.1.1.1.2, (fact_98 h12.1.2.1 h17.2)⟩⟩, h17.1.1.1.1.2⟩, h17.1.2⟩)))))))
  (fun h16 => (Or.inl (Or.inl (Or.inr h16)))))) (fun h15 => (Or.inl (Or.inr h15)))))
  (fun h14 => (Or.inr h14)))), (fun h13 => (Or.elim h13 (fun h14 =>
  (Or.elim h14 (fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17
  (fun h18 => (Or.elim h18 (fun h19 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl h18))))))
  (fun h19 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl h18)))))))) (fun h18 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h18.1.1.1, h18.1.1.2.1⟩, h18.1.2⟩, (fact_70 h18.1.2.1 h18.1.1.2.2 h11)⟩, (fact_71 h10 h18.1.1.2.2 h18.1.2.2)⟩, h18.2⟩, (fact_99 h12.1.2.2 h18.1.1.2.2)⟩))))))))
  (fun h17 =>
  (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h17.1.1.1, h17.1.1.2.1⟩, h17.1.2⟩, (fact_72 h17.1.2.1 h17.1.1.2.2 h11)⟩, (fact_73 h10 h17.1.1.2.2 h17.1.2.2)⟩, h17.2⟩, (fact_99 h12.1.2.2 h17.1.1.2.2)⟩)))))))
  (fun h16 => (Or.inl (Or.inl (Or.inr h16)))))) (fun h15 => (Or.inl (Or.inr h15)))))
  (fun h14 => (Or.inr h14))))⟩) (fun q61 q62 q63 h13 => rfl))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_6 I M x_b_f_fused p_0 c_0 r s c_1) (known_7 I M x_b_f_fused p_0 c_0 r s c_1 0))
  (fun p_1 h12 h13 =>
  (vc_7 hl hM x_b_f_fused p_0 c_0 r s c_1 p_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))
  (fun p_1 h12 h13 =>
  (kept_7 hl hM x_b_f_fused p_0 c_0 r s c_1 p_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13)))

theorem kept_6 (x_b_f_fused p_0 c_0 r s c_1 : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) (h4 : 0 ≤ c_0) (h5 : c_0 < 2) (h6 : 0 ≤ r) (h7 : r < 3) (h8 : 0 ≤ s) (h9 : s < 3) (h10 : 0 ≤ c_1) (h11 : c_1 < 4) :
    Heap.Entails ((body_6 I M).post (((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0).set v_r r).set v_s s).set v_c_1 c_1) (known_6 I M x_b_f_fused p_0 c_0 r s c_1)) (known_6 I M x_b_f_fused p_0 c_0 r s (c_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q64 q65 q66 q67 h12 =>
  (at_right (at_right (at_left (at_points4 q64 q65 q66 q67 ⟨h12.1, (fact_100 h12.1.2.2 h10 h8 h6 h4)⟩
  (reduce_congr3 (fun q68 q69 q70 => ⟨(fun h13 => (Or.elim h13 (fun h14 => (Or.elim h14 (fun h15 =>
  (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18
  (fun h19 => (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (q68 < c_1)).elim (fun h20 =>
  (Or.inl (Or.inl ⟨⟨⟨⟨h19.1.1.1.1, h19.1.1.1.2⟩, ⟨h19.1.1.2.1, h20⟩⟩, h19.1.2⟩, h19.2⟩)))
  (fun h20 =>
  (Or.inr ⟨⟨⟨⟨⟨⟨(int_eab_ecb_eac h19.1.1.1.1 h19.2), (int_lab_ecb_lac h8 h19.1.1.1.2)⟩, ⟨h19.1.1.2.1, (int_c33 h11 h19.1.1.2.2)⟩⟩, (fact_60 h19.1.1.1.2 h20)⟩, (fact_101 h19.1.1.1.2 h19.1.1.2.2)⟩, h19.1.2⟩, (fact_102 h12.1.2.2 h19.1.1.1.2)⟩))))))))
  (fun h19 => (Or.inl (Or.inl (Or.inl ((Classical.em (q68 < c_1 + 4 * c_0)).elim
  (fun h20 => (Or.inl (Or.inl (Or.inr ⟨⟨h19.1.1, ⟨h19.1.2.1, h20⟩⟩, h19.2⟩))))
  (fun h20 => ((Classical.em (q68 < 4)).elim (fun h21 =>
  (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h19.1.1.1, (int_lab_ecb_lac h8 h19.1.1.2)⟩, ⟨(int_c96 h4 h19.1.2.1), h21⟩⟩, (fact_103 h4 h19.1.1.2 h20)⟩, (fact_104 h10 h19.1.1.2 h21 h19.1.2.2 h20)⟩, (fact_105 h4 h19.1.2.1 h21)⟩, (fact_102 h12.1.2.2 h19.1.1.2)⟩)))
  (fun h21 =>
  (Or.inr ⟨⟨⟨⟨⟨⟨h19.1.1.1, (int_lab_ecb_lac h8 h19.1.1.2)⟩, ⟨(int_ntba_lab h21), (fact_106 h5 h11 h19.1.2.2)⟩⟩, (fact_107 h19.1.1.2 h11 h19.1.2.2 h21 h20)⟩, (fact_108 h19.1.1.2 h5 h19.1.2.2)⟩, (fact_109 h11 h5 h19.1.2.2 h21)⟩, (fact_102 h12.1.2.2 h19.1.1.2)⟩)))))))))))
  (fun h18 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h18.1.1.1, h18.1.1.2.1⟩, h18.1.2⟩, (fact_70 h18.1.2.1 h18.1.1.2.2 h11)⟩, (fact_71 h10 h18.1.1.2.2 h18.1.2.2)⟩, h18.2⟩, (fact_110 h12.1.2.2 h18.1.1.2.2)⟩))))))))
  (fun h17 =>
  (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨⟨⟨h17.1.1.1, h17.1.1.2.1⟩, h17.1.2⟩, (fact_72 h17.1.2.1 h17.1.1.2.2 h11)⟩, (fact_73 h10 h17.1.1.2.2 h17.1.2.2)⟩, h17.2⟩, (fact_110 h12.1.2.2 h17.1.1.2.2)⟩)))))))
  (fun h16 => (Or.inl (Or.inl (Or.inr h16)))))) (fun h15 => (Or.inl (Or.inr h15)))))
  (fun h14 => (Or.inr h14)))), (fun h13 => (Or.elim h13 (fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15
  (fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨h19.1.1.1, ⟨h19.1.1.2.1, (int_tab_taB h19.1.1.2.2)⟩⟩, h19.1.2⟩, h19.2⟩)))))))
  (fun h19 =>
  (Or.inl (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨h19.1.1, ⟨h19.1.2.1, (int_c30 h19.1.2.2)⟩⟩, h19.2⟩)))))))))
  (fun h18 =>
  (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (q70 = s)).elim (fun h19 => (Or.inl ((Classical.em (q69 = 0)).elim (fun h20 =>
  (Or.inl ⟨⟨⟨⟨h20, h19⟩, ⟨h18.1.1.1.1.2.1, (fact_111 h18.1.1.2 h19)⟩⟩, h18.1.2⟩, (int_eba_ebc_eac h18.1.1.1.1.1.1 h20)⟩))
  (fun h20 =>
  (Or.inr ⟨⟨⟨h18.1.1.1.1.1.1, h19⟩, ⟨(int_c543 h18.1.1.1.1.2.1 h18.1.2), (fact_112 h18.1.1.2 h4 h19)⟩⟩, (fact_64 h6 h4 h18.1.1.1.1.1.1 h20)⟩)))))
  (fun h19 =>
  (Or.inr ⟨⟨⟨h18.1.1.1.1.1.1, ⟨h18.1.1.1.1.1.2, (fact_76 h18.1.1.2 h18.1.1.1.2 h19)⟩⟩, ⟨h18.1.1.1.1.2.1, h18.1.1.1.1.2.2⟩⟩, h18.1.2⟩))))))))))
  (fun h17 => (Or.inl (Or.inl (Or.inl ((Classical.em (q70 = s)).elim (fun h18 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨h17.1.1.1.1.1.1, h18⟩, ⟨(fact_32 h17.1.1.1.1.2.1 h5), (fact_113 h17.1.1.2 h18 h17.1.2)⟩⟩, (fact_65 h6 h17.1.2)⟩))))
  (fun h18 =>
  (Or.inr ⟨⟨⟨h17.1.1.1.1.1.1, ⟨h17.1.1.1.1.1.2, (fact_78 h17.1.1.2 h17.1.1.1.2 h18)⟩⟩, ⟨h17.1.1.1.1.2.1, h17.1.1.1.1.2.2⟩⟩, h17.1.2⟩)))))))))
  (fun h16 => (Or.inl (Or.inl (Or.inr h16)))))) (fun h15 => (Or.inl (Or.inr h15)))))
  (fun h14 => (Or.inr h14))))⟩) (fun q68 q69 q70 h13 => rfl))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_7 I M x_b_f_fused p_0 c_0 r s c_1 4) (known_6 I M x_b_f_fused p_0 c_0 r s (c_1 + 1)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_c_1 (.const 0) (.const 4)
    (fun e x => known_6 I M (e v_b_f_fused) (e v_p_0) (e v_c_0) (e v_r) (e v_s) x) (body_6 I M)

theorem vc_5 (x_b_f_fused p_0 c_0 r s : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) (h4 : 0 ≤ c_0) (h5 : c_0 < 2) (h6 : 0 ≤ r) (h7 : r < 3) (h8 : 0 ≤ s) (h9 : s < 3) :
    (body_5 I M).vc I (impl.HasCell spec (base E)) ((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0).set v_r r).set v_s s) (known_5 I M x_b_f_fused p_0 c_0 r s) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q71 q72 q73 q74 h10 =>
  (at_right (at_right (at_left (at_points4 q71 q72 q73 q74 ⟨h10.1, (fact_114 h10.2)⟩
  (reduce_congr3 (fun q75 q76 q77 => ⟨(fun h11 => (Or.elim h11 (fun h12 =>
  (Or.elim h12 (fun h13 => (Or.elim h13 (fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15
  (fun h16 => (Or.elim h16 (fun h17 => (False.elim (int_lab_tba_F h17.1.1.2.1 h17.1.1.2.2)))
  (fun h17 => (False.elim (int_c12 h17.1.2.1 h17.1.2.2)))))
  (fun h16 => (Or.inl (Or.inl (Or.inl (Or.inl h16)))))))
  (fun h15 => (Or.inl (Or.inl (Or.inl (Or.inr h15)))))))
  (fun h14 => (Or.inl (Or.inl (Or.inr h14)))))) (fun h13 => (Or.inl (Or.inr h13)))))
  (fun h12 => (Or.inr h12)))), (fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.elim h13
  (fun h14 => (Or.elim h14 (fun h15 => (Or.inl (Or.inl (Or.inl (Or.inl (Or.inr h15))))))
  (fun h15 => (Or.inl (Or.inl (Or.inl (Or.inr h15)))))))
  (fun h14 => (Or.inl (Or.inl (Or.inr h14)))))) (fun h13 => (Or.inl (Or.inr h13)))))
  (fun h12 => (Or.inr h12))))⟩) (fun q75 q76 q77 h11 => rfl))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_5 I M x_b_f_fused p_0 c_0 r s) (known_6 I M x_b_f_fused p_0 c_0 r s 0))
  (fun c_1 h10 h11 =>
  (vc_6 hl hM x_b_f_fused p_0 c_0 r s c_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun c_1 h10 h11 =>
  (kept_6 hl hM x_b_f_fused p_0 c_0 r s c_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)))

theorem kept_5 (x_b_f_fused p_0 c_0 r s : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) (h4 : 0 ≤ c_0) (h5 : c_0 < 2) (h6 : 0 ≤ r) (h7 : r < 3) (h8 : 0 ≤ s) (h9 : s < 3) :
    Heap.Entails ((body_5 I M).post ((((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0).set v_r r).set v_s s) (known_5 I M x_b_f_fused p_0 c_0 r s)) (known_5 I M x_b_f_fused p_0 c_0 r (s + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q78 q79 q80 q81 h10 =>
  (at_right (at_right (at_left (at_points4 q78 q79 q80 q81 ⟨h10.1, (fact_115 h10.2)⟩
  (reduce_congr3 (fun q82 q83 q84 => ⟨(fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (Or.elim h13 (fun h14 => (Or.elim h14 (fun h15 =>
  (Or.inl (Or.inl (Or.inl (Or.inl ((Classical.em (q84 = s)).elim (fun h16 => (Or.inl ((Classical.em (q83 = 0)).elim (fun h17 =>
  (Or.inl ⟨⟨⟨⟨h17, h16⟩, ⟨h15.1.2.1, h15.1.2.2⟩⟩, h15.2⟩, (int_eba_ebc_eac h15.1.1.1 h17)⟩))
  (fun h17 =>
  (Or.inr ⟨⟨⟨h15.1.1.1, h16⟩, ⟨(int_c543 h15.1.2.1 h15.2), (fact_63 h4 h15.1.2.2)⟩⟩, (fact_64 h6 h4 h15.1.1.1 h17)⟩)))))
  (fun h16 =>
  (Or.inr ⟨⟨⟨h15.1.1.1, ⟨h15.1.1.2.1, (int_taB_neab_tab h15.1.1.2.2 h16)⟩⟩, ⟨h15.1.2.1, h15.1.2.2⟩⟩, h15.2⟩))))))))
  (fun h15 => (Or.inl (Or.inl (Or.inl ((Classical.em (q84 = s)).elim (fun h16 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨h15.1.1.1, h16⟩, ⟨(fact_32 h15.1.2.1 h5), (fact_116 h15.2 h15.1.2.2)⟩⟩, (fact_65 h6 h15.2)⟩))))
  (fun h16 =>
  (Or.inr ⟨⟨⟨h15.1.1.1, ⟨h15.1.1.2.1, (int_taB_neab_tab h15.1.1.2.2 h16)⟩⟩, ⟨h15.1.2.1, h15.1.2.2⟩⟩, h15.2⟩)))))))))
  (fun h14 => (Or.inl (Or.inl (Or.inr h14)))))) (fun h13 => (Or.inl (Or.inr h13)))))
  (fun h12 => (Or.inr h12)))), (fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.elim h13
  (fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 =>
  (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨(int_eab_ecb_eac h17.1.1.1.1 h17.2), ⟨(int_lab_ecb_lac h8 h17.1.1.1.2), (int_eab_taB h17.1.1.1.2)⟩⟩, h17.1.1.2⟩, h17.1.2⟩)))))
  (fun h17 => (Or.inl (Or.inl (Or.inl ((Classical.em (q82 < 4)).elim (fun h18 =>
  (Or.inl ⟨⟨⟨h17.1.1.1, ⟨(int_lab_ecb_lac h8 h17.1.1.2), (int_eab_taB h17.1.1.2)⟩⟩, ⟨(int_c96 h4 h17.1.2.1), h18⟩⟩, (fact_105 h4 h17.1.2.1 h18)⟩))
  (fun h18 =>
  (Or.inr ⟨⟨⟨h17.1.1.1, ⟨(int_lab_ecb_lac h8 h17.1.1.2), (int_eab_taB h17.1.1.2)⟩⟩, ⟨(int_ntba_lab h18), (fact_117 h5 h17.1.2.2)⟩⟩, (fact_118 h5 h17.1.2.2 h18)⟩)))))))))
  (fun h16 =>
  (Or.inl (Or.inl (Or.inl (Or.inl ⟨⟨⟨h16.1.1.1, ⟨h16.1.1.2.1, (int_tab_taB h16.1.1.2.2)⟩⟩, h16.1.2⟩, h16.2⟩)))))))
  (fun h15 =>
  (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h15.1.1.1, ⟨h15.1.1.2.1, (int_tab_taB h15.1.1.2.2)⟩⟩, h15.1.2⟩, h15.2⟩)))))))
  (fun h14 => (Or.inl (Or.inl (Or.inr h14)))))) (fun h13 => (Or.inl (Or.inr h13)))))
  (fun h12 => (Or.inr h12))))⟩) (fun q82 q83 q84 h11 => rfl))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_6 I M x_b_f_fused p_0 c_0 r s 4) (known_5 I M x_b_f_fused p_0 c_0 r (s + 1)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_s (.const 0) (.const 3)
    (fun e x => known_5 I M (e v_b_f_fused) (e v_p_0) (e v_c_0) (e v_r) x) (body_5 I M)

theorem vc_4 (x_b_f_fused p_0 c_0 r : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) (h4 : 0 ≤ c_0) (h5 : c_0 < 2) (h6 : 0 ≤ r) (h7 : r < 3) :
    (body_4 I M).vc I (impl.HasCell spec (base E)) (((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0).set v_r r) (known_4 I M x_b_f_fused p_0 c_0 r) :=
  (vc_for_of 0 3 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q85 q86 q87 q88 h8 =>
  (at_right (at_right (at_left (at_points4 q85 q86 q87 q88 ⟨h8.1, (int_c554 h8.2)⟩ (reduce_congr3
  (fun q89 q90 q91 => ⟨(fun h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11
  (fun h12 => (Or.elim h12 (fun h13 => (False.elim (int_lab_tba_F h13.1.1.2.1 h13.1.1.2.2)))
  (fun h13 => (False.elim (int_lab_tba_F h13.1.1.2.1 h13.1.1.2.2)))))
  (fun h12 => (Or.inl (Or.inl h12))))) (fun h11 => (Or.inl (Or.inr h11)))))
  (fun h10 => (Or.inr h10)))), (fun h9 => (Or.elim h9 (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl (Or.inl (Or.inr h11)))) (fun h11 => (Or.inl (Or.inr h11)))))
  (fun h10 => (Or.inr h10))))⟩) (fun q89 q90 q91 h9 => rfl))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_4 I M x_b_f_fused p_0 c_0 r) (known_5 I M x_b_f_fused p_0 c_0 r 0))
  (fun s h8 h9 => (vc_5 hl hM x_b_f_fused p_0 c_0 r s h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun s h8 h9 => (kept_5 hl hM x_b_f_fused p_0 c_0 r s h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)))

theorem kept_4 (x_b_f_fused p_0 c_0 r : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) (h4 : 0 ≤ c_0) (h5 : c_0 < 2) (h6 : 0 ≤ r) (h7 : r < 3) :
    Heap.Entails ((body_4 I M).post (((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0).set v_r r) (known_4 I M x_b_f_fused p_0 c_0 r)) (known_4 I M x_b_f_fused p_0 c_0 (r + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q92 q93 q94 q95 h8 =>
  (at_right (at_right (at_left (at_points4 q92 q93 q94 q95 ⟨h8.1, (fact_119 h8.2)⟩ (reduce_congr3 (fun q96 q97 q98 =>
  ⟨(fun h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (Or.inl (Or.inl (Or.inr h11))))
  (fun h11 => (Or.inl ((Classical.em (q97 = r)).elim (fun h12 =>
  (Or.inl (Or.inl (Or.inl ⟨⟨⟨h12, ⟨h11.1.1.1.1, h11.1.1.1.2⟩⟩, ⟨h11.1.2.1, h11.1.2.2⟩⟩, h11.2⟩))))
  (fun h12 =>
  (Or.inr ⟨⟨⟨⟨h11.1.1.1.1, h11.1.1.1.2⟩, ⟨h11.1.1.2.1, (int_taB_neab_tab h11.1.1.2.2 h12)⟩⟩, ⟨h11.1.2.1, h11.1.2.2⟩⟩, h11.2⟩)))))))
  (fun h10 => ((Classical.em (q97 = r)).elim
  (fun h11 => (Or.inl (Or.inl (Or.inl (Or.inr ⟨⟨⟨h11, h10.1.1.1⟩, h10.1.2⟩, h10.2⟩))))) (fun h11 =>
  (Or.inr ⟨⟨⟨h10.1.1.1, ⟨h10.1.1.2.1, (int_taB_neab_tab h10.1.1.2.2 h11)⟩⟩, h10.1.2⟩, h10.2⟩)))))), (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 =>
  (Or.inl (Or.inr ⟨⟨⟨h13.1.1.2, ⟨(int_lab_ecb_lac h6 h13.1.1.1), (int_eab_taB h13.1.1.1)⟩⟩, h13.1.2⟩, h13.2⟩)))
  (fun h13 =>
  (Or.inr ⟨⟨⟨h13.1.1.2, ⟨(int_lab_ecb_lac h6 h13.1.1.1), (int_eab_taB h13.1.1.1)⟩⟩, h13.1.2⟩, h13.2⟩))))
  (fun h12 => (Or.inl (Or.inl h12))))) (fun h11 =>
  (Or.inl (Or.inr ⟨⟨⟨h11.1.1.1, ⟨h11.1.1.2.1, (int_tab_taB h11.1.1.2.2)⟩⟩, h11.1.2⟩, h11.2⟩)))))
  (fun h10 => (Or.inr ⟨⟨⟨h10.1.1.1, ⟨h10.1.1.2.1, (int_tab_taB h10.1.1.2.2)⟩⟩, h10.1.2⟩, h10.2⟩))))⟩)
  (fun q96 q97 q98 h9 => rfl)))))))) (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_5 I M x_b_f_fused p_0 c_0 r 3) (known_4 I M x_b_f_fused p_0 c_0 (r + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_r (.const 0) (.const 3)
    (fun e x => known_4 I M (e v_b_f_fused) (e v_p_0) (e v_c_0) x) (body_4 I M)

theorem vc_3 (x_b_f_fused p_0 c_0 : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) (h4 : 0 ≤ c_0) (h5 : c_0 < 2) :
    (body_3 I M).vc I (impl.HasCell spec (base E)) ((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0) (known_3 I M x_b_f_fused p_0 c_0) :=
  (vc_for_of 0 3 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q99 q100 q101 q102 h6 =>
  (at_right (at_right (at_left (at_points4 q99 q100 q101 q102 ⟨h6.1, (int_c142 h6.2)⟩
  (reduce_congr3 (fun q103 q104 q105 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => ⟨h9.1.1, ⟨h9.1.2.1, (fact_120 h9.1.2.2 h6.2)⟩⟩)
  (fun h9 => (False.elim (int_lab_tba_F h9.1.1.2.1 h9.1.1.2.2)))))
  (fun h8 => (False.elim (int_lab_tba_F h8.1.1.2.1 h8.1.1.2.2))))), (fun h7 => (Or.inl (Or.inl ⟨⟨h7.1, ⟨h7.2.1, (fact_121 h5 h7.2.2)⟩⟩, (fact_122 h5 h6.2)⟩)))⟩)
  (fun q103 q104 q105 h7 => rfl))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_3 I M x_b_f_fused p_0 c_0) (known_4 I M x_b_f_fused p_0 c_0 0))
  (fun r h6 h7 => (vc_4 hl hM x_b_f_fused p_0 c_0 r h0 h1 h2 h3 h4 h5 h6 h7))
  (fun r h6 h7 => (kept_4 hl hM x_b_f_fused p_0 c_0 r h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_3 (x_b_f_fused p_0 c_0 : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) (h4 : 0 ≤ c_0) (h5 : c_0 < 2) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0).set v_c_0 c_0) (known_3 I M x_b_f_fused p_0 c_0)) (known_3 I M x_b_f_fused p_0 (c_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q106 q107 q108 q109 h6 =>
  (at_right (at_right (at_left (at_points4 q106 q107 q108 q109 ⟨h6.1, (int_c468 h4)⟩ (reduce_congr3 (fun q110 q111 q112 =>
  ⟨(fun h7 => ((Classical.em (q110 < 4)).elim (fun h8 => (Or.inl ((Classical.em (c_0 = 1)).elim
  (fun h9 => (Or.inl ⟨⟨⟨⟨h7.1.1.1, h7.1.1.2⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩, ⟨h7.2.1, h8⟩⟩, h9⟩)) (fun h9 =>
  (Or.inr ⟨⟨⟨⟨h7.1.1.1, h7.1.1.2⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩, ⟨h7.2.1, h8⟩⟩, (int_c210 h4 h5 h9)⟩)))))
  (fun h8 =>
  (Or.inr ⟨⟨⟨⟨h7.1.1.1, h7.1.1.2⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩, ⟨(int_ntba_lab h8), (fact_123 h5 h7.2.2)⟩⟩, (fact_124 h5 h7.2.2 h8)⟩)))), (fun h7 =>
  (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => ⟨h9.1.1, ⟨h9.1.2.1, (fact_125 h9.2 h9.1.2.2)⟩⟩)
  (fun h9 => ⟨h9.1.1, ⟨h9.1.2.1, (fact_126 h4 h9.1.2.2)⟩⟩)))
  (fun h8 => ⟨h8.1.1, ⟨(int_c247 h8.1.2.1), (fact_127 h8.2 h8.1.2.2)⟩⟩)))⟩)
  (fun q110 q111 q112 h7 => rfl))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_4 I M x_b_f_fused p_0 c_0 3) (known_3 I M x_b_f_fused p_0 (c_0 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_y] <|
    .for v_c_0 (.const 0) (.const 2)
      (fun e x => known_3 I M (e v_b_f_fused) (e v_p_0) x) (body_3 I M)

theorem vc_2 (x_b_f_fused p_0 : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E)) (((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0) (known_2 I M x_b_f_fused p_0) :=
  (vc_scope (vc_for_of 0 2 rfl rfl (show Heap.Entails _ (known_3 I M x_b_f_fused p_0 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q113 q114 q115 q116 h4 => (False.elim (int_irrefl h4.2))))
  (entails_right (entails_right entails_refl))))))
  (fun c_0 h4 h5 => (vc_3 hl hM x_b_f_fused p_0 c_0 h0 h1 h2 h3 h4 h5))
  (fun c_0 h4 h5 => (kept_3 hl hM x_b_f_fused p_0 c_0 h0 h1 h2 h3 h4 h5))))

theorem kept_2 (x_b_f_fused p_0 : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) (h2 : 0 ≤ p_0) (h3 : p_0 < 4) :
    Heap.Entails ((body_2 I M).post (((base E).set v_b_f_fused x_b_f_fused).set v_p_0 p_0) (known_2 I M x_b_f_fused p_0)) (known_2 I M x_b_f_fused (p_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q117 q118 q119 q120 h4 =>
  (Or.elim h4 (fun h5 => (Or.elim (((Classical.em (4 * p_0 ≤ q119)).elim (fun h6 =>
  (Or.inl ⟨⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, ⟨h6, (int_c31 h5.2.2)⟩⟩, int_c436⟩))
  (fun h6 =>
  (Or.inr (Or.inl ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h5.1.2.2⟩⟩, ⟨h5.2.1, (int_nlba_tab h6)⟩⟩))))
  : (((q117 = 0 ∧ q118 = x_b_f_fused) ∧ 0 ≤ q120 ∧ q120 < 16) ∧ 4 * p_0 ≤ q119 ∧ q119 ≤ 4 * p_0 + 3) ∧ 0 < (2 : Int) ∨ (((q117 = 0 ∧ q118 = x_b_f_fused) ∧ 0 ≤ q120 ∧ q120 < 16) ∧ 0 ≤ q119 ∧ q119 < 4 * p_0 ∨ ((q117 = 0 ∧ 0 ≤ q120 ∧ q120 < 16) ∧ 0 ≤ q119 ∧ q119 < 16) ∧ 0 ≤ q118 ∧ q118 < x_b_f_fused))
  (fun h6 =>
  (at_right (at_right (at_left (at_points4 q117 q118 q119 q120 h6 (Eq.trans ((equation_0 hl hM 0 q118 q119 q120 trivial)
  : M t_Y [0, q118, q119, q120] = value_7 I M 0 q118 q119 q120)
  (reduce_congr3 (fun q124 q125 q126 =>
  ⟨(fun h7 => ⟨⟨⟨h7.2.1, h7.2.2⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩, ⟨h7.1.1.1, (fact_128 h7.1.1.2)⟩⟩), (fun h7 => ⟨⟨⟨h7.2.1, (fact_129 h7.2.2)⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩, ⟨h7.1.1.1, h7.1.1.2⟩⟩)⟩)
  (fun q124 q125 q126 h7 =>
  (fn_congr2 (at_congr4 rfl rfl int_add_comm int_add_comm) (at_congr4 h5.1.1.2 rfl rfl rfl))))))))))
  (fun h6 => (at_right (at_right (at_right (at_points4 q117 q118 q119 q120 h6 rfl)))))))
  (fun h5 => (at_right (at_right (at_right (at_points4 q117 q118 q119 q120 (Or.inr h5) rfl))))))))))
  : Heap.Entails (known_3 I M x_b_f_fused p_0 2) (known_2 I M x_b_f_fused (p_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_p_0 (.const 0) (.const 4)
    (fun e x => known_2 I M (e v_b_f_fused) x) (body_2 I M)

theorem vc_1 (x_b_f_fused : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E)) ((base E).set v_b_f_fused x_b_f_fused) (known_1 I M x_b_f_fused) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q127 q128 q129 q130 h2 => (Or.elim h2 (fun h3 => (False.elim (int_c14 h3.2.1 h3.2.2)))
  (fun h3 => (at_right (at_right (at_points4 q127 q128 q129 q130 h3 rfl)))))))))
  : Heap.Entails (known_1 I M x_b_f_fused) (known_2 I M x_b_f_fused 0))
  (fun p_0 h2 h3 => (vc_2 hl hM x_b_f_fused p_0 h0 h1 h2 h3))
  (fun p_0 h2 h3 => (kept_2 hl hM x_b_f_fused p_0 h0 h1 h2 h3)))

theorem kept_1 (x_b_f_fused : Int) (h0 : 0 ≤ x_b_f_fused) (h1 : x_b_f_fused < 4) :
    Heap.Entails ((body_1 I M).post ((base E).set v_b_f_fused x_b_f_fused) (known_1 I M x_b_f_fused)) (known_1 I M (x_b_f_fused + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q131 q132 q133 q134 h2 =>
  (at_right (at_right (at_points4 q131 q132 q133 q134 ((Classical.em (q132 = x_b_f_fused)).elim
  (fun h3 => (Or.inl ⟨⟨⟨h2.1.1.1, h3⟩, ⟨h2.1.1.2.1, h2.1.1.2.2⟩⟩, ⟨h2.1.2.1, (fact_130 h2.1.2.2)⟩⟩))
  (fun h3 =>
  (Or.inr ⟨⟨⟨h2.1.1.1, ⟨h2.1.1.2.1, h2.1.1.2.2⟩⟩, ⟨h2.1.2.1, h2.1.2.2⟩⟩, ⟨h2.2.1, (int_taB_neab_tab h2.2.2 h3)⟩⟩)))
  rfl))))))) : Heap.Entails (known_2 I M x_b_f_fused 4) (known_1 I M (x_b_f_fused + 1)))

theorem race_1 :
    ParVC I 0 4 (body_1 I M).erase (fun x_b_f_fused => ((base E).set v_b_f_fused x_b_f_fused)) (fun x_b_f_fused => (body_1 I M).post ((base E).set v_b_f_fused x_b_f_fused) (known_1 I M x_b_f_fused)) :=
  (race_arrays [a_y] rfl rfl (all_cons (apart4
  (fun x_b_f_fused c0 c1 c2 c3 => ((c0 = 0 ∧ c1 = x_b_f_fused) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 16)
  (fun x_b_f_fused c0 c1 c2 c3 => ((c0 = 0 ∧ c1 = x_b_f_fused) ∧ 0 ≤ c3 ∧ c3 < 16) ∧ 0 ≤ c2 ∧ c2 < 16)
  (fun x_b_f_fused h0 h1 => (w_for 0 4 rfl rfl
  (fun p_0 h2 h3 => (w_scope (w_for 0 2 rfl rfl (fun c_0 h4 h5 => (w_for 0 3 rfl rfl (fun r h6 h7 =>
  (w_for 0 3 rfl rfl (fun s h8 h9 => (w_for 0 4 rfl rfl (fun c_1 h10 h11 => (w_for 0 4 rfl rfl
  (fun p_1 h12 h13 => (w_par 0 16 rfl rfl (fun q h14 h15 => (w_let (w_let (w_seq (w_if_of cond_holds
  (fun (h16 : (4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0) => (w_assign4 0 x_b_f_fused (4 * p_0 + p_1) q
  ⟨⟨⟨rfl, rfl⟩, ⟨h14, h15⟩⟩, ⟨((int_c7 h2 h12) : 0 ≤ 4 * p_0 + p_1), ((fact_0 h3 h13) : 4 * p_0 + p_1 < 16)⟩⟩))
  (fun (h16 : ¬ ((4 * c_0 + c_1 = 0 ∧ r = 0) ∧ s = 0)) => (w_none rfl)))
  (w_accumulate4 0 x_b_f_fused (4 * p_0 + p_1) q
  ⟨⟨⟨rfl, rfl⟩, ⟨h14, h15⟩⟩, ⟨((int_c7 h2 h12) : 0 ≤ 4 * p_0 + p_1), ((fact_0 h3 h13) : 4 * p_0 + p_1 < 16)⟩⟩))))))))))))))))))))
  (fun x_b_f_fused h0 h1 =>
  (r_for 0 4 rfl rfl (fun p_0 h2 h3 => (r_scope (r_for 0 2 rfl rfl (fun c_0 h4 h5 =>
  (r_for 0 3 rfl rfl (fun r h6 h7 => (r_for 0 3 rfl rfl (fun s h8 h9 => (r_for 0 4 rfl rfl
  (fun c_1 h10 h11 => (r_for 0 4 rfl rfl (fun p_1 h12 h13 => (r_par 0 16 rfl rfl (fun q h14 h15 =>
  (r_let (r_let (r_seq (r_none rfl) (r_accumulate4 (x_none rfl) 0 x_b_f_fused (4 * p_0 + p_1) q
  ⟨⟨⟨rfl, rfl⟩, ⟨h14, h15⟩⟩, ⟨((int_c7 h2 h12) : 0 ≤ 4 * p_0 + p_1), ((fact_0 h3 h13) : 4 * p_0 + p_1 < 16)⟩⟩))))))))))))))))))))
  (fun x_b_f_fused y_y c0 c1 c2 c3 h0 h1 h2 h3 h4 h5 =>
  ⟨(fun h6 => (int_eab_eac_nebc_F h5.1.1.2 h6.1.1.2 h4)), (fun h6 => (int_eab_eac_nebc_F h5.1.1.2 h6.1.1.2 h4))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_b_f_fused (.const 0) (.const 4)
    (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_1 I M 0) from
  (entails_and (entails_points4 (fun q135 q136 q137 q138 h0 =>
  (at_input (R := (Region.mk t_W [(.const 0, .const 4), (.const 0, .const 8), (.const 0, .const 3), (.const 0, .const 3)])) (b := (Binding.mk a_w t_W [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [q135, q136, q137, q138]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q135, _, rfl, h0.2.1, h0.2.2, q136, _, rfl, h0.1.2.1, h0.1.2.2, q137, _, rfl, h0.1.1.2.1, h0.1.1.2.2, q138, _, rfl, h0.1.1.1.1, h0.1.1.1.2, rfl⟩)
  rfl rfl))) (entails_and (entails_points4 (fun q139 q140 q141 q142 h0 =>
  (at_input (R := (Region.mk t_X [(.const 0, .const 1), (.const 0, .const 8), (.const 0, .const 18), (.const 0, .const 18)])) (b := (Binding.mk a_x t_X [v_i0, v_i1, v_i2, v_i3] [.var v_i0, .var v_i1, .var v_i2, .var v_i3] none)) (p := [q139, q140, q141, q142]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q139, _, rfl, ((int_eba_lab h0.1.1.1) : 0 ≤ q139), ((int_c191 h0.1.1.1) : q139 < 1), q140, _, rfl, h0.2.1, h0.2.2, q141, _, rfl, h0.1.2.1, h0.1.2.2, q142, _, rfl, h0.1.1.2.1, h0.1.1.2.2, rfl⟩)
  rfl ((at_congr4 (int_eba_eab h0.1.1.1) rfl rfl rfl)
  : M t_X [0, q140, q141, q142] = M t_X [q139, q140, q141, q142]))))
  (entails_points4 (fun q143 q144 q145 q146 h0 => (False.elim (int_lab_tba_F h0.2.1 h0.2.2)))))))
  (fun x_b_f_fused h0 h1 => (vc_1 hl hM x_b_f_fused h0 h1))
  (fun x_b_f_fused h0 h1 => (kept_1 hl hM x_b_f_fused h0 h1)) (race_1 hl hM))

theorem output_0_2 (q147 q148 q149 q150 : Int) (h0 : 0 ≤ q147) (h1 : q147 < 1) (h2 : 0 ≤ q148) (h3 : q148 < 4) (h4 : 0 ≤ q149) (h5 : q149 < 16) (h6 : 0 ≤ q150) (h7 : q150 < 16) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_y, [q147, q148, q149, q150]⟩ (M t_Y [q147, q148, q149, q150]) :=
  ((at_right (at_right (at_points4 q147 q148 q149 q150 ⟨⟨⟨(int_c40 h0 h1), ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩
  (at_congr4 (int_c40 h0 h1) rfl rfl rfl))))
  : (known_1 I M 4) ⟨a_y, [q147, q148, q149, q150]⟩ (M t_Y [q147, q148, q149, q150]))

end

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun at_ => if at_ = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun at_ point => if at_ = t_Y then (((point.getD 0 0) = 0 ∧ 0 ≤ (point.getD 3 0) ∧ (point.getD 3 0) < 16) ∧ 0 ≤ (point.getD 2 0) ∧ (point.getD 2 0) < 16) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 4 else True

theorem covered_0 (E : Env) (p0 p1 p2 p3 : Int) (h0 : 0 ≤ p0) (h1 : p0 < 1) (h2 : 0 ≤ p1) (h3 : p1 < 4) (h4 : 0 ≤ p2) (h5 : p2 < 16) (h6 : 0 ≤ p3) (h7 : p3 < 16) :
    spec.Given (inside) (base E) t_Y [p0, p1, p2, p3] :=
  (given_equation (p := [p0, p1, p2, p3]) (.head _) rfl rfl rfl
  (⟨⟨⟨(int_c40 h0 h1), ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩
  : ((p0 = 0 ∧ 0 ≤ p3 ∧ p3 < 16) ∧ 0 ≤ p2 ∧ p2 < 16) ∧ 0 ≤ p1 ∧ p1 < 4)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (b f p q : Int) (h0 : True) (h1 : ((b = 0 ∧ 0 ≤ q ∧ q < 16) ∧ 0 ≤ p ∧ p < 16) ∧ 0 ≤ f ∧ f < 4) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_c, v_r, v_s] (.and (.and (.and (.le (.const 0) (.var v_c)) (.lt (.var v_c) (.const 8))) (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 3)))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 3)))) (.fn (.builtin "*" .f32) [.access t_X [.var v_b, .var v_c, .add (.var v_p) (.var v_r), .add (.var v_q) (.var v_s)], .access t_W [.var v_f, .var v_c, .var v_r, .var v_s]])) (((((base E).set v_b b).set v_f f).set v_p p).set v_q q) :=
  (defined_reduce_some3 0 8 0 3 0 3 (defined_fn defined_nil)
  (fun (y_d0 y_d1 y_d2 : Int) => cond_holds)
  (fun (y_d0 y_d1 y_d2 : Int) (h2 : ((0 ≤ y_d0 ∧ y_d0 < 8) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) ∧ 0 ≤ y_d2 ∧ y_d2 < 3) =>
  ⟨h2.1.1.1, ⟨h2.1.1.2, ⟨h2.1.2.1, ⟨h2.1.2.2, h2.2⟩⟩⟩⟩)
  (fun (y_d0 y_d1 y_d2 : Int) (h2 : ((0 ≤ y_d0 ∧ y_d0 < 8) ∧ 0 ≤ y_d1 ∧ y_d1 < 3) ∧ 0 ≤ y_d2 ∧ y_d2 < 3) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [b, y_d0, p + y_d1, q + y_d2]) (.head _) rfl rfl
  (region_iff.2 ⟨b, _, rfl, ((int_eba_lab h1.1.1.1) : 0 ≤ b), ((int_c191 h1.1.1.1) : b < 1), y_d0, _, rfl, h2.1.1.1, h2.1.1.2, (p + y_d1), _, rfl, ((int_add_nonneg h1.1.2.1 h2.1.2.1) : 0 ≤ p + y_d1), ((fact_12 h1.1.2.2 h2.1.2.2) : p + y_d1 < 18), (q + y_d2), _, rfl, ((int_add_nonneg h1.1.1.2.1 h2.2.1) : 0 ≤ q + y_d2), ((fact_12 h1.1.1.2.2 h2.2.2) : q + y_d2 < 18), rfl⟩)))
  (defined_cons
  (defined_access (given_input (p := [f, y_d0, y_d1, y_d2]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨f, _, rfl, h1.2.1, h1.2.2, y_d0, _, rfl, h2.1.1.1, h2.1.1.2, y_d1, _, rfl, h2.1.2.1, h2.1.2.2, y_d2, _, rfl, h2.2.1, h2.2.2, rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 p2 a4 a5 p3 a6 a7 => covered_0 E p0 p1 p2 p3 a0 a1 a2 a3 a4 a5 a6 a7))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined4 (fun b f p q => cond_holds) (fun b f p q hg hk => defined_0 E b f p q hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0)) (fun _ => 0)
    ⟨all_nil, all_nil⟩
    ⟨_, (.head _), [0, 0, 0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => True)
    (fun E => base E) base_self (fun E ha => trivial) inhabited
    (fun E a => defined E) (fun E a => placed E)
    (fun E a => consistent E) (fun E a => solvable E)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc hl hM)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 p2 b4 b5 p3 b6 b7 => output_0_2 hl hM p0 p1 p2 p3 b0 b1 b2 b3 b4 b5 b6 b7)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

end Redverify.Certificate.scheduled
