module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.pages

/-- `B` -/ abbrev v_B : Var := 0
/-- `T` -/ abbrev v_T : Var := 1
/-- `P` -/ abbrev v_P : Var := 2
/-- `D` -/ abbrev v_D : Var := 3
/-- `b` -/ abbrev v_b : Var := 4
/-- `t` -/ abbrev v_t : Var := 5
/-- `d` -/ abbrev v_d : Var := 6
/-- `$d0` -/ abbrev d_0 : Var := 7
/-- `$d1` -/ abbrev d_1 : Var := 8
/-- `i0` -/ abbrev v_i0 : Var := 9
/-- `i1` -/ abbrev v_i1 : Var := 10
/-- `o` -/ abbrev v_o : Var := 11
/-- `x` -/ abbrev v_x : Var := 12
/-- `r` -/ abbrev v_r : Var := 13
/-- `n` -/ abbrev v_n : Var := 14
/-- `m` -/ abbrev a_m : Arr := 0
/-- `k` -/ abbrev a_k : Arr := 1
/-- `l` -/ abbrev a_l : Arr := 2
/-- `q` -/ abbrev a_q : Arr := 3
/-- `s` -/ abbrev a_s : Arr := 4
/-- `u` -/ abbrev a_u : Arr := 5
/-- `M` -/ abbrev t_M : Ten := 0
/-- `K` -/ abbrev t_K : Ten := 1
/-- `L` -/ abbrev t_L : Ten := 2
/-- `Q` -/ abbrev t_Q : Ten := 3
/-- `S` -/ abbrev t_S : Ten := 4
/-- `U` -/ abbrev t_U : Ten := 5

/-- Specification `paged`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and
          (.and (.le (.const 0) (.var v_B)) (.le (.const 0) (.var v_T)))
          (.le (.const 0) (.var v_P)))
        (.le (.const 0) (.var v_D))]
  inputs :=
    [
      Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)],
      Region.mk t_K [(.const 0, .mul 16 (.var v_P)), (.const 0, .var v_D)],
      Region.mk t_L [(.const 0, .var v_B)],
      Region.mk t_Q [(.const 0, .var v_B), (.const 0, .var v_D)]]
  outputs :=
    [
      Region.mk t_S [(.const 0, .var v_B), (.const 0, .var v_T)],
      Region.mk t_U [(.const 0, .var v_B), (.const 0, .var v_D)]]
  equations :=
    [
      Equation.mk
        t_S
        [v_b, v_t]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_d]
          (.and (.le (.const 0) (.var v_d)) (.lt (.var v_d) (.var v_D)))
          (.fn
            (.builtin "*" .f32)
            [
              .access t_Q [.var v_b, .var v_d],
              .letval
                d_0
                .i32
                (.access t_M [.var v_b, .div (.var v_t) 16])
                (.access t_K [.add (.mul 16 (.var d_0)) (.mod (.var v_t) 16), .var v_d])])),
      Equation.mk
        t_U
        [v_b, v_d]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_t]
          (.and (.le (.const 0) (.var v_t)) (.lt (.var v_t) (.var v_T)))
          (.letval
            d_0
            .i32
            (.access t_L [.var v_b])
            (.select
              (.and (.le (.const 0) (.var v_t)) (.lt (.var v_t) (.var d_0)))
              (.letval
                d_1
                .i32
                (.access t_M [.var v_b, .div (.var v_t) 16])
                (.access t_K [.add (.mul 16 (.var d_1)) (.mod (.var v_t) 16), .var v_d]))
              (.fn (.special .f32 "-0.0") []))))]
  ranges :=
    [
      Range.mk t_M .i32 (.const 0) (.var v_P) false,
      Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false]

/-- Implementation `pages`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_m t_M [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_k t_K [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_l t_L [v_i0] [.var v_i0] none,
      Binding.mk a_q t_Q [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_s t_S [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_u t_U [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_b (.const 0) (.var v_B) <|
      .seq (.for v_o (.const 0) (.div (.add (.var v_T) (.const 15)) 16) <|
        .letval v_x .i32 (.read a_m [.var v_b, .var v_o]) (.const 0) (.var v_P) <|
        .par v_r (.const 0) (.const 16) <|
          .ifte (.lt (.add (.mul 16 (.var v_o)) (.var v_r)) (.var v_T)) (
            .seq (.assign a_s [.var v_b, .add (.mul 16 (.var v_o)) (.var v_r)] (.fn (.literal .f32 0 1) [])) <|
            .scope [a_s] <|
              .for v_d (.const 0) (.var v_D) <|
                .accumulate
                  false
                  (.builtin "+" .f32)
                  a_s
                  [.var v_b, .add (.mul 16 (.var v_o)) (.var v_r)]
                  (.fn
                    (.builtin "*" .f32)
                    [.read a_q [.var v_b, .var v_d], .read a_k [.add (.mul 16 (.var v_x)) (.var v_r), .var v_d]])
          ) (
            .skip
          )) <|
      .letval v_n .i32 (.read a_l [.var v_b]) (.const 0) (.add (.var v_T) (.const 1)) <|
      .seq (.par v_d (.const 0) (.var v_D) <|
        .assign a_u [.var v_b, .var v_d] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_u] <|
        .for v_o (.const 0) (.div (.add (.var v_n) (.const 15)) 16) <|
          .letval v_x .i32 (.read a_m [.var v_b, .var v_o]) (.const 0) (.var v_P) <|
          .for v_r (.const 0) (.min (.const 16) (.add (.var v_n) (.mul (-1) (.mul 16 (.var v_o))))) <|
            .par v_d (.const 0) (.var v_D) <|
              .accumulate
                false
                (.builtin "+" .f32)
                a_u
                [.var v_b, .var v_d]
                (.read a_k [.add (.mul 16 (.var v_x)) (.var v_r), .var v_d])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") []) := hl

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32
abbrev f_3 : Fn := .special .f32 "-0.0"

abbrev base (E : Env) (x_B x_T x_P x_D : Int) : Env := ((((E.set v_B x_B).set v_T x_T).set v_P x_P).set v_D x_D)

theorem base_self (E : Env) : base E (E v_B) (E v_T) (E v_P) (E v_D) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_s : ∀ b ∈ impl.bindings, b.array = a_s → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))

theorem shape_a_u : ∀ b ∈ impl.bindings, b.array = a_u → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))

theorem fact_0 {x_a x_b x_c : Int} (h0 : x_a < x_c) (h1 : x_b < 16) : 16 * x_a + x_b < 16 * x_c :=
  by omega

theorem fact_1 {x_a : Int} : 16 * x_a / 16 = x_a :=
  by omega

theorem fact_2 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_a = x_c + 16 * x_b) (h2 : x_c < 16) : x_a / 16 = x_b :=
  by omega

theorem fact_3 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_c) (h1 : x_b = x_c + 16 * x_d) (h2 : x_c < 16) : x_a + x_b % 16 = x_a + x_c :=
  by omega

theorem fact_4 {x_a x_b x_c : Int} (h0 : 16 * x_c + x_a < x_b) : x_a < x_b + (-16) * x_c :=
  by omega

theorem fact_5 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_b) (h1 : x_a ≤ x_c) (h2 : x_b < x_d) (h3 : x_c < x_e) (h4 : ¬ (x_a < x_d ∧ x_a < x_e)) : False :=
  by omega

theorem fact_6 {x_a x_b : Int} (h0 : x_a < (x_b + 15) / 16) : 16 * x_a < x_b :=
  by omega

theorem fact_7 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_b < x_c) (h3 : ¬ (0 < x_c ∧ 0 < (x_a + 15) / 16)) : x_a = 0 :=
  by omega

theorem fact_8 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_b < x_c) (h3 : x_a < x_d + 1) (h4 : ¬ (0 < x_c ∧ 0 < (x_d + 15) / 16)) : x_a = 0 :=
  by omega

theorem fact_9 {x_a x_b x_c x_d : Int} (h0 : x_a < x_c) (h1 : x_b < (min 16 x_d)) : 16 * x_a + x_b < 16 * x_c :=
  by omega

theorem fact_10 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_b) (h1 : x_b < (min 16 x_d)) : x_a + x_b = (16 * x_c + x_b) % 16 + x_a :=
  by omega

theorem fact_11 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : x_b < (min 16 x_c)) : (16 * x_a + x_b) / 16 = x_a :=
  by omega

theorem fact_12 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a = x_b + 16 * x_c) : 0 ≤ x_a :=
  by omega

theorem fact_13 {x_a x_b x_c x_d x_e : Int} (h0 : x_a = x_c + x_d) (h1 : x_c < (min x_e (x_b + (-1) * x_d))) : x_a < x_b :=
  by omega

theorem fact_14 {x_a x_b x_c x_d x_e : Int} (h0 : x_c < (min x_d (x_b + (-1) * x_e))) (h1 : x_a < x_c + x_e) : x_a < x_b :=
  by omega

theorem fact_15 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a = x_b + 16 * x_c) : 0 ≤ x_a / 16 :=
  by omega

theorem fact_16 {x_a : Int} (h0 : 0 ≤ x_a) : 0 ≤ x_a / 16 :=
  by omega

theorem fact_17 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_a = x_c + x_d) (h1 : x_c < (min x_e (x_f + (-1) * x_d))) (h2 : x_f < x_b + 1) : x_a / 16 < (x_b + 15) / 16 :=
  by omega

theorem fact_18 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_c < (min x_d (x_e + (-1) * x_f))) (h1 : x_a < x_c + x_f) (h2 : x_e < x_b + 1) : x_a / 16 < (x_b + 15) / 16 :=
  by omega

theorem fact_19 {x_a x_b x_c x_d x_e x_f x_g : Int} (h0 : x_a ≤ x_b) (h1 : x_a ≤ x_c) (h2 : x_b < x_d) (h3 : x_c < (x_e + x_f) / 16) (h4 : x_e < x_g + 1) (h5 : ¬ (x_a < x_d ∧ x_a < (x_g + x_f) / 16)) : False :=
  by omega

theorem fact_20 {x_a x_b x_c : Int} (h0 : x_a < (x_c + 15) / 16) (h1 : x_c < x_b + 1) : 16 * x_a < x_b :=
  by omega

theorem fact_21 {x_a x_b x_c x_d : Int} (h0 : x_a < (x_d + x_c) / 16) (h1 : x_d < x_b + 1) : x_a < (x_b + x_c) / 16 :=
  by omega

theorem fact_22 {x_a x_b x_c : Int} (h0 : x_c < (x_b + 15) / 16) (h1 : x_a < 0 + 16 * x_c) : x_a < x_b :=
  by omega

theorem fact_23 {x_a x_b x_c x_d : Int} (h0 : x_a < x_c) (h1 : x_a < 16 * (x_d + 1)) : x_a < (max x_b (min 16 (x_c + (-1) * (16 * x_d)))) + 16 * x_d :=
  by omega

theorem fact_24 {x_a x_b x_c x_d : Int} (h0 : x_c < (x_b + 15) / 16) (h1 : x_a < (max 0 (min x_d (x_b + (-1) * (16 * x_c)))) + 16 * x_c) : x_a < x_b :=
  by omega

theorem fact_25 {x_a x_b x_c : Int} (h0 : x_a < (max 0 (min 16 x_c)) + 16 * x_b) : x_a < 16 * (x_b + 1) :=
  by omega

theorem fact_26 {x_a : Int} (h0 : ¬ 0 < x_a) : (max 0 ((x_a + 15) / 16)) = 0 :=
  by omega

theorem fact_27 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c) (h1 : x_c < x_d) (h2 : ¬ (x_a < x_d ∧ x_a < x_b)) : (max x_a x_b) = x_a :=
  by omega

theorem fact_28 {x_a : Int} (h0 : x_a = 0) : (max 0 ((x_a + 15) / 16)) = 0 :=
  by omega

theorem fact_29 {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c = 0) (h2 : x_b < x_c + 1) : (max 0 ((x_a + 15) / 16)) = 0 :=
  by omega

theorem fact_30 {x_a x_b x_c x_d : Int} (h0 : x_c = x_d) (h1 : x_a < x_c) (h2 : x_d < x_b + 1) : x_a < x_b :=
  by omega

theorem fact_31 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_b) (h1 : x_a < x_c) (h2 : x_b < x_d) (h3 : ¬ (((x_a ≤ x_b ∧ x_b < x_d) ∧ x_b < 16 * (max x_a ((x_d + 15) / 16))) ∧ x_a < x_c)) : False :=
  by omega

theorem fact_32 {x_a x_b x_c x_d : Int} (h0 : x_c = x_d) (h1 : x_a < x_c) (h2 : x_d < x_b + 1) : x_a / 16 < (x_b + 15) / 16 :=
  by omega

theorem fact_33 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_b) (h1 : x_c = x_a) (h2 : x_d = x_e) (h3 : x_b < x_d) (h4 : x_e < x_c + 1) : False :=
  by omega

theorem fact_34 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : x_b < (x_c + 15) / 16) (h2 : x_c < x_a + 1) : 0 < x_a :=
  by omega

theorem fact_35 {x_a x_b : Int} (h0 : 16 * x_a < x_b) : x_a < (x_b + 15) / 16 :=
  by omega

theorem fact_36 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_b < x_a) : 0 < (x_a + 15) / 16 :=
  by omega

theorem fact_37 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_a < x_c) (h3 : x_b < x_d) (h4 : ¬ (0 < x_c ∧ 0 < (x_d + 15) / 16)) : False :=
  by omega

theorem fact_38 {x_a x_b : Int} (h0 : x_a < x_b) : 16 * (x_a / 16) < x_b :=
  by omega

theorem fact_39 {x_a x_b : Int} (h0 : 0 ≤ x_a) : 0 ≤ 16 * x_a + x_b % 16 :=
  by omega

theorem fact_40 {x_a x_b x_c x_d : Int} (h0 : x_a = x_d) (h1 : x_d < x_c) : 16 * x_a + x_b % 16 < 16 * x_c :=
  by omega

theorem fact_41 {x_a x_b : Int} (h0 : x_a < x_b) : x_a / 16 < (x_b + 15) / 16 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_b x_d x_o x_r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_d)) (body1 (fun y_k0 => I.fn f_2 [M t_Q [x_b, y_k0], M t_K [16 * (I.toInt .i32 (M t_M [x_b, x_o])) + x_r, y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c1 x_P x_b x_n x_o : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < x_n) ∧ y_k0 < 16 * x_o) ∧ 0 < x_P)) (body1 (fun y_k0 => sel (0 ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_L [x_b])) (M t_K [y_k0 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_k0 / 16])), y_c1]) (I.fn f_3 []))))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_c1 x_b x_o x_r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_r + 16 * x_o)) (body1 (fun y_k0 => sel (0 ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_L [x_b])) (M t_K [y_k0 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_k0 / 16])), y_c1]) (I.fn f_3 []))))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (y_c1 x_b x_d x_o x_r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = x_r + 16 * x_o ∧ y_c1 < x_d ∨ 0 ≤ y_k0 ∧ y_k0 < x_r + 16 * x_o)) (body1 (fun y_k0 => sel (0 ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_L [x_b])) (M t_K [y_k0 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_k0 / 16])), y_c1]) (I.fn f_3 []))))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_b x_d x_o x_r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_d)) (body1 (fun y_k0 => I.fn f_2 [M t_Q [x_b, y_k0], M t_K [16 * (I.toInt .i32 (M t_M [x_b, 16 * x_o / 16])) + x_r, y_k0]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_b x_d x_o x_r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_r + 16 * x_o)) (body1 (fun y_k0 => sel (0 ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_L [x_b])) (M t_K [y_k0 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_k0 / 16])), x_d]) (I.fn f_3 []))))

theorem equation_0 (x_B x_T x_P x_D x_b x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : True) :
    (M t_S [x_b, x_t]) = (value_0 I M x_b x_D (x_t / 16) (x_t % 16)) :=
  (Eq.trans (hM _ (.head _) [x_b, x_t] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_d] (.and (.le (.const 0) (.var v_d)) (.lt (.var v_d) (.var v_D))) (.fn f_2 [.access t_Q [.var v_b, .var v_d], .letval d_0 .i32 (.access t_M [.var v_b, .div (.var v_t) 16]) (.access t_K [.add (.mul 16 (.var d_0)) (.mod (.var v_t) 16), .var v_d])])) (((base E x_B x_T x_P x_D).set v_b x_b).set v_t x_t) = _ from
  (eval_reduce_some1 rfl (fun (x_d : Int) => cond_holds)
  (fun (x_d : Int) (h1 : 0 ≤ x_d ∧ x_d < x_D) => rfl))))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_T x_b x_d : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_T)) (body1 (fun y_k0 => sel (0 ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_L [x_b])) (M t_K [16 * (I.toInt .i32 (M t_M [x_b, y_k0 / 16])) + y_k0 % 16, x_d]) (I.fn f_3 []))))

theorem equation_1 (x_B x_T x_P x_D x_b x_d : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : True) :
    (M t_U [x_b, x_d]) = (value_6 I M x_T x_b x_d) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_b, x_d] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_t] (.and (.le (.const 0) (.var v_t)) (.lt (.var v_t) (.var v_T))) (.letval d_0 .i32 (.access t_L [.var v_b]) (.select (.and (.le (.const 0) (.var v_t)) (.lt (.var v_t) (.var d_0))) (.letval d_1 .i32 (.access t_M [.var v_b, .div (.var v_t) 16]) (.access t_K [.add (.mul 16 (.var d_1)) (.mod (.var v_t) 16), .var v_d])) (.fn f_3 [])))) (((base E x_B x_T x_P x_D).set v_b x_b).set v_d x_d) = _ from
  (eval_reduce_some1 rfl (fun (x_t : Int) => cond_holds)
  (fun (x_t : Int) (h1 : 0 ≤ x_t ∧ x_t < x_T) =>
  (eval_letval rfl (eval_select_of cond_holds rfl rfl))))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_P x_D : Int) : Heap V :=
  .points2 a_k
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < 16 * x_P)
    (fun y_c0 y_c1 => (M t_K [y_c0, y_c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_B x_T x_P : Int) : Heap V :=
  .points1 a_l
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < x_B) ∧ 0 < x_P ∨ (0 ≤ y_c0 ∧ y_c0 < x_B) ∧ x_T = 0)
    (fun y_c0 => (M t_L [y_c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_B x_T x_P : Int) : Heap V :=
  .points2 a_m
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ 0 ≤ y_c0 ∧ y_c0 < x_B) ∧ 0 < x_P) ∧ 16 * y_c1 < x_T)
    (fun y_c0 y_c1 => (M t_M [y_c0, y_c1]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (x_B x_T x_P x_D : Int) : Heap V :=
  .points2 a_q
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_B) ∧ 0 < x_P ∨ ((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_B) ∧ x_T = 0)
    (fun y_c0 y_c1 => (M t_Q [y_c0, y_c1]))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (x_T x_P x_b : Int) : Heap V :=
  .points2 a_s
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_T) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b) ∧ 0 < x_P)
    (fun y_c0 y_c1 => (M t_S [y_c0, y_c1]))

noncomputable def known_1_5 (I : Interp V) (M : Model V) (x_T x_P x_D x_b : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b) ∧ 0 < x_P ∨ ((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b) ∧ x_T = 0)
    (fun y_c0 y_c1 => (M t_U [y_c0, y_c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_B x_T x_P x_D x_b : Int) : Heap V :=
  ((known_1_0 I M x_P x_D).and ((known_1_1 I M x_B x_T x_P).and ((known_1_2 I M x_B x_T x_P).and ((known_1_3 I M x_B x_T x_P x_D).and ((known_1_4 I M x_T x_P x_b).and (known_1_5 I M x_T x_P x_D x_b))))))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_B x_T x_P x_o : Int) : Heap V :=
  .points1 a_l
    (fun y_c0 => ((0 ≤ y_c0 ∧ y_c0 < x_B) ∧ 0 < x_P) ∧ 0 < x_T ∨ ((0 ≤ y_c0 ∧ y_c0 < x_B) ∧ x_T = 0) ∧ x_o = 0)
    (fun y_c0 => (M t_L [y_c0]))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (x_B x_T x_P x_D x_o : Int) : Heap V :=
  .points2 a_q
    (fun y_c0 y_c1 => (((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_B) ∧ 0 < x_P) ∧ 0 < x_T ∨ (((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_B) ∧ x_T = 0) ∧ x_o = 0)
    (fun y_c0 y_c1 => (M t_Q [y_c0, y_c1]))

noncomputable def known_2_4 (I : Interp V) (M : Model V) (x_T x_P x_b x_o : Int) : Heap V :=
  .points2 a_s
    (fun y_c0 y_c1 => ((y_c0 = x_b ∧ 0 ≤ y_c1 ∧ y_c1 < x_T) ∧ y_c1 < 16 * x_o) ∧ 0 < x_P ∨ ((0 ≤ y_c1 ∧ y_c1 < x_T) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b) ∧ 0 < x_P)
    (fun y_c0 y_c1 => (M t_S [y_c0, y_c1]))

noncomputable def known_2_5 (I : Interp V) (M : Model V) (x_T x_P x_D x_b x_o : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => (((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b) ∧ 0 < x_P) ∧ 0 < x_T ∨ (((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b) ∧ x_T = 0) ∧ x_o = 0)
    (fun y_c0 y_c1 => (M t_U [y_c0, y_c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_B x_T x_P x_D x_b x_o : Int) : Heap V :=
  ((known_1_0 I M x_P x_D).and ((known_2_1 I M x_B x_T x_P x_o).and ((known_1_2 I M x_B x_T x_P).and ((known_2_3 I M x_B x_T x_P x_D x_o).and ((known_2_4 I M x_T x_P x_b x_o).and (known_2_5 I M x_T x_P x_D x_b x_o))))))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_B : Int) : Heap V :=
  .points1 a_l
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_B)
    (fun y_c0 => (M t_L [y_c0]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_B x_T : Int) : Heap V :=
  .points2 a_m
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ 0 ≤ y_c0 ∧ y_c0 < x_B) ∧ 16 * y_c1 < x_T)
    (fun y_c0 y_c1 => (M t_M [y_c0, y_c1]))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (x_B x_D : Int) : Heap V :=
  .points2 a_q
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_B)
    (fun y_c0 y_c1 => (M t_Q [y_c0, y_c1]))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (x_T x_b x_o x_r : Int) : Heap V :=
  .points2 a_s
    (fun y_c0 y_c1 => (y_c0 = x_b ∧ 0 ≤ y_c1 ∧ y_c1 < x_T) ∧ y_c1 < x_r + 16 * x_o ∨ (0 ≤ y_c1 ∧ y_c1 < x_T) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 y_c1 => (M t_S [y_c0, y_c1]))

noncomputable def known_3_5 (I : Interp V) (M : Model V) (x_D x_b : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 y_c1 => (M t_U [y_c0, y_c1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_B x_T x_P x_D x_b x_o x_x x_r : Int) : Heap V :=
  ((known_1_0 I M x_P x_D).and ((known_3_1 I M x_B).and ((known_3_2 I M x_B x_T).and ((known_3_3 I M x_B x_D).and ((known_3_4 I M x_T x_b x_o x_r).and (known_3_5 I M x_D x_b))))))

noncomputable def known_4_4 (I : Interp V) (M : Model V) (x_T x_b x_o x_r : Int) : Heap V :=
  .points2 a_s
    (fun y_c0 y_c1 => y_c0 = x_b ∧ 0 ≤ y_c1 ∧ y_c1 < x_r + 16 * x_o ∨ (0 ≤ y_c1 ∧ y_c1 < x_T) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 y_c1 => (M t_S [y_c0, y_c1]))

noncomputable def known_4_5 (I : Interp V) (M : Model V) (x_P x_b x_o x_r x_d : Int) : Heap V :=
  .points2 a_s
    (fun y_c0 y_c1 => y_c0 = x_b ∧ y_c1 = x_r + 16 * x_o)
    (fun y_c0 y_c1 => (value_0 I M x_b x_d x_o x_r))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_B x_T x_P x_D x_b x_o x_x x_r x_d : Int) : Heap V :=
  ((known_1_0 I M x_P x_D).and ((known_3_1 I M x_B).and ((known_3_2 I M x_B x_T).and ((known_3_3 I M x_B x_D).and ((known_4_4 I M x_T x_b x_o x_r).and ((known_4_5 I M x_P x_b x_o x_r x_d).and (known_3_5 I M x_D x_b)))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_s
    [.var v_b, .add (.mul 16 (.var v_o)) (.var v_r)]
    (.fn
      f_2
      [.read a_q [.var v_b, .var v_d], .read a_k [.add (.mul 16 (.var v_x)) (.var v_r), .var v_d]])
    (fun e => (value_4 I M (e v_b) (e v_d) (e v_o) (e v_r)))

theorem vc_4 (x_B x_T x_P x_D x_b x_o x_x x_r x_d : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : 0 ≤ x_o) (h5 : x_o < (x_T + 15) / 16) (h6 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) (h7 : 0 ≤ x_x) (h8 : x_x < x_P) (h9 : 0 ≤ x_r) (h10 : x_r < 16) (h11 : 16 * x_o + x_r < x_T) (h12 : 0 ≤ x_d) (h13 : x_d < x_D) :
    (body_4 I M).vc I (impl.HasCell spec (base E x_B x_T x_P x_D)) ((((((base E x_B x_T x_P x_D).set v_b x_b).set v_o x_o).set v_x x_x).set v_r x_r).set v_d x_d) (known_4 I M x_B x_T x_P x_D x_b x_o x_x x_r x_d) :=
  (vc_accumulate_of (value_0 I M x_b x_d x_o x_r)
  (I.fn f_2 [M t_Q [x_b, x_d], M t_K [16 * x_x + x_r, x_d]])
  ((at_right (at_right (at_right (at_right (at_right (at_left (at_points2 x_b (16 * x_o + x_r) ⟨rfl, int_add_comm⟩ rfl)))))))
  : (known_4 I M x_B x_T x_P x_D x_b x_o x_x x_r x_d) ⟨a_s, [x_b, 16 * x_o + x_r]⟩ (value_0 I M x_b x_d x_o x_r))
  (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 x_b x_d ⟨⟨h12, h13⟩, ⟨h2, h3⟩⟩ rfl)))))
  : (known_4 I M x_B x_T x_P x_D x_b x_o x_x x_r x_d) ⟨a_q, [x_b, x_d]⟩ (M t_Q [x_b, x_d])))
  (ev_cons
  (ev_read ((at_left (at_points2 (16 * x_x + x_r) x_d ⟨⟨h12, h13⟩, ⟨(int_c99 h7 h9), (fact_0 h8 h10)⟩⟩ rfl))
  : (known_4 I M x_B x_T x_P x_D x_b x_o x_x x_r x_d) ⟨a_k, [16 * x_x + x_r, x_d]⟩ (M t_K [16 * x_x + x_r, x_d])))
  ev_nil))) ((Eq.trans
  ((fn_congr2 (reduce_congr1 (fun y_q1 => ⟨(fun h14 => h14), (fun h14 => h14)⟩) (fun y_q1 h14 =>
  (fn_congr2 rfl (Eq.trans ((let_congr (fun y_m => (M t_K [16 * y_m + x_r, y_q1])) (Eq.symm h6))
  : M t_K [16 * (I.toInt .i32 (M t_M [x_b, x_o])) + x_r, y_q1] = M t_K [16 * x_x + x_r, y_q1])
  (Eq.trans rfl (Eq.symm (let_congr (fun y_m => (M t_K [16 * y_m + x_r, y_q1]))
  (Eq.trans (toInt_congr ((at_congr2 rfl fact_1) : M t_M [x_b, 16 * x_o / 16] = M t_M [x_b, x_o]))
  (Eq.symm h6))))))))) rfl)
  : I.fn f_0 [value_0 I M x_b x_d x_o x_r, I.fn f_2 [M t_Q [x_b, x_d], M t_K [16 * x_x + x_r, x_d]]] = I.fn f_0 [value_0 I M x_b x_d (16 * x_o / 16) x_r, I.fn f_2 [M t_Q [x_b, x_d], M t_K [16 * x_x + x_r, x_d]]])
  (append1 x_d 0 (x_d + 1) (fun y_q0 h14 => ⟨h14.1, (int_lab_taB h14.2)⟩)
  (fun y_q0 => ⟨(fun h14 => ((Classical.em (y_q0 < x_d)).elim (fun h15 => (Or.inl ⟨h14.1, h15⟩))
  (fun h15 => (Or.inr (int_lab_ntab_eab h14.2 h15))))), (fun h14 => (Or.elim h14 (fun h15 => ⟨h15.1, (int_tab_lab h15.2)⟩)
  (fun h15 => ⟨(int_lab_ecb_lac h12 h15), (int_eab_lab h15)⟩)))⟩) (fun y_q0 h14 => h14.2)
  (fun y_q0 h14 => rfl)
  (fn_congr2 rfl (Eq.trans rfl (Eq.symm (let_congr (fun y_m => (M t_K [16 * y_m + x_r, x_d]))
  (Eq.trans (toInt_congr ((at_congr2 rfl fact_1) : M t_M [x_b, 16 * x_o / 16] = M t_M [x_b, x_o]))
  (Eq.symm h6))))))))
  : I.fn f_0 [value_0 I M x_b x_d x_o x_r, I.fn f_2 [M t_Q [x_b, x_d], M t_K [16 * x_x + x_r, x_d]]] = value_4 I M x_b x_d x_o x_r))

theorem kept_4 (x_B x_T x_P x_D x_b x_o x_x x_r x_d : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : 0 ≤ x_o) (h5 : x_o < (x_T + 15) / 16) (h6 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) (h7 : 0 ≤ x_x) (h8 : x_x < x_P) (h9 : 0 ≤ x_r) (h10 : x_r < 16) (h11 : 16 * x_o + x_r < x_T) (h12 : 0 ≤ x_d) (h13 : x_d < x_D) :
    Heap.Entails ((body_4 I M).post ((((((base E x_B x_T x_P x_D).set v_b x_b).set v_o x_o).set v_x x_x).set v_r x_r).set v_d x_d) (known_4 I M x_B x_T x_P x_D x_b x_o x_x x_r x_d)) (known_4 I M x_B x_T x_P x_D x_b x_o x_x x_r (x_d + 1)) :=
  (show Heap.Entails _ (known_4 I M x_B x_T x_P x_D x_b x_o x_x x_r (x_d + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_points2 (fun y_q2 y_q3 h14 => (Or.elim h14
  (fun h15 => (at_set_ne2 y_q2 y_q3 x_b (16 * x_o + x_r) (fun h16 => (int_c49 h16.2 h15.2.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q2 y_q3 h14 rfl))))))))
  (fun h15 => (at_set_ne2 y_q2 y_q3 x_b (16 * x_o + x_r) (fun h16 => (int_eab_tab_F h16.1 h15.2.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q2 y_q3 h14 rfl)))))))))))
  (entails_and (entails_points2 (fun y_q4 y_q5 h14 =>
  (at_set_eq2 y_q4 y_q5 x_b (16 * x_o + x_r) ⟨h14.1, (int_c5 h14.2)⟩ ((reduce_congr1 (fun y_q6 =>
  ⟨(fun h15 => ⟨h15.1, (int_taB_lab h15.2)⟩), (fun h15 => ⟨h15.1, (int_lab_taB h15.2)⟩)⟩)
  (fun y_q6 h15 =>
  (fn_congr2 rfl (Eq.trans ((let_congr (fun y_m => (M t_K [16 * y_m + x_r, y_q6])) (Eq.symm h6))
  : M t_K [16 * (I.toInt .i32 (M t_M [x_b, x_o])) + x_r, y_q6] = M t_K [16 * x_x + x_r, y_q6])
  (Eq.trans rfl (Eq.symm (let_congr (fun y_m => (M t_K [16 * y_m + x_r, y_q6]))
  (Eq.trans (toInt_congr ((at_congr2 rfl fact_1) : M t_M [x_b, 16 * x_o / 16] = M t_M [x_b, x_o]))
  (Eq.symm h6))))))))) : value_0 I M x_b (x_d + 1) x_o x_r = value_4 I M x_b x_d x_o x_r))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 16 (.var v_o)) (.var v_r)) (.var v_T)) (
    .seq (.assign a_s [.var v_b, .add (.mul 16 (.var v_o)) (.var v_r)] (.fn f_1 [])
      (fun e => (I.fn f_1 []))) <|
    .scope [a_s] <|
      .for v_d (.const 0) (.var v_D)
        (fun e x => known_4 I M (e v_B) (e v_T) (e v_P) (e v_D) (e v_b) (e v_o) (e v_x) (e v_r) x) (body_4 I M)
  ) (
    .skip
  )

theorem vc_3 (x_B x_T x_P x_D x_b x_o x_x x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : 0 ≤ x_o) (h5 : x_o < (x_T + 15) / 16) (h6 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) (h7 : 0 ≤ x_x) (h8 : x_x < x_P) (h9 : 0 ≤ x_r) (h10 : x_r < 16) :
    (body_3 I M).vc I (impl.HasCell spec (base E x_B x_T x_P x_D)) (((((base E x_B x_T x_P x_D).set v_b x_b).set v_o x_o).set v_x x_x).set v_r x_r) (known_3 I M x_B x_T x_P x_D x_b x_o x_x x_r) :=
  (vc_if_of cond_holds
  (fun (h11 : 16 * x_o + x_r < x_T) => (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at2 (b := (Binding.mk a_s t_S [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_S [(.const 0, .var v_B), (.const 0, .var v_T)])) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [x_b, 16 * x_o + x_r]
  (region_iff.2 ⟨x_b, _, rfl, h2, h3, (16 * x_o + x_r), _, rfl, ((int_c99 h4 h9) : 0 ≤ 16 * x_o + x_r), h11, rfl⟩)
  shape_a_s rfl rfl ⟨h2, ((int_c99 h4 h9) : 0 ≤ 16 * x_o + x_r)⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 x_D rfl rfl (show Heap.Entails _ (known_4 I M x_B x_T x_P x_D x_b x_o x_x x_r 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_points2 (fun y_q7 y_q8 h12 => (Or.elim h12
  (fun h13 => (at_set_ne2 y_q7 y_q8 x_b (16 * x_o + x_r) (fun h14 => (int_c49 h14.2 h13.2.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q7 y_q8 (Or.inl ⟨⟨h13.1, ⟨h13.2.1, (int_c176 h13.2.2 h11)⟩⟩, h13.2.2⟩) rfl))))))))
  (fun h13 => (at_set_ne2 y_q7 y_q8 x_b (16 * x_o + x_r) (fun h14 => (int_eab_tab_F h14.1 h13.2.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q7 y_q8 (Or.inr h13) rfl)))))))))))
  (entails_and
  (entails_points2 (fun y_q9 y_q10 h12 => (at_set_eq2 y_q9 y_q10 x_b (16 * x_o + x_r) ⟨h12.1, (int_c5 h12.2)⟩
  ((Eq.trans ((reduce_empty1 (fun y_q11 => (fun h13 => (int_lab_tba_F h13.1 h13.2))))
  : value_0 I M x_b 0 x_o x_r = I.fn f_1 []) rfl)
  : value_0 I M x_b 0 x_o x_r = I.fn f_1 []))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))))
  (fun x_d h12 h13 =>
  (vc_4 x_B x_T x_P x_D x_b x_o x_x x_r x_d hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))
  (fun x_d h12 h13 =>
  (kept_4 x_B x_T x_P x_D x_b x_o x_x x_r x_d hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12
  h13)))))) (fun (h11 : ¬ 16 * x_o + x_r < x_T) => vc_skip))

theorem kept_3 (x_B x_T x_P x_D x_b x_o x_x x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : 0 ≤ x_o) (h5 : x_o < (x_T + 15) / 16) (h6 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) (h7 : 0 ≤ x_x) (h8 : x_x < x_P) (h9 : 0 ≤ x_r) (h10 : x_r < 16) :
    Heap.Entails ((body_3 I M).post (((((base E x_B x_T x_P x_D).set v_b x_b).set v_o x_o).set v_x x_x).set v_r x_r) (known_3 I M x_B x_T x_P x_D x_b x_o x_x x_r)) (known_3 I M x_B x_T x_P x_D x_b x_o x_x (x_r + 1)) :=
  (show Heap.Entails _ (known_3 I M x_B x_T x_P x_D x_b x_o x_x (x_r + 1)) from
  (entails_and (entails_points2 (fun y_q12 y_q13 h11 => (at_if_of cond_holds
  (fun (h12 : 16 * x_o + x_r < x_T) => (at_left (at_points2 y_q12 y_q13 h11 rfl)))
  (fun (h12 : ¬ 16 * x_o + x_r < x_T) => (at_left (at_points2 y_q12 y_q13 h11 rfl))))))
  (entails_and (entails_points1 (fun y_q14 h11 => (at_if_of cond_holds
  (fun (h12 : 16 * x_o + x_r < x_T) => (at_right (at_left (at_points1 y_q14 h11 rfl))))
  (fun (h12 : ¬ 16 * x_o + x_r < x_T) => (at_right (at_left (at_points1 y_q14 h11 rfl)))))))
  (entails_and
  (entails_points2 (fun y_q15 y_q16 h11 => (at_if_of cond_holds (fun (h12 : 16 * x_o + x_r < x_T) =>
  (at_right (at_right (at_left (at_points2 y_q15 y_q16 h11 rfl)))))
  (fun (h12 : ¬ 16 * x_o + x_r < x_T) =>
  (at_right (at_right (at_left (at_points2 y_q15 y_q16 h11 rfl)))))))) (entails_and
  (entails_points2 (fun y_q17 y_q18 h11 => (at_if_of cond_holds (fun (h12 : 16 * x_o + x_r < x_T) =>
  (at_right (at_right (at_right (at_left (at_points2 y_q17 y_q18 h11 rfl))))))
  (fun (h12 : ¬ 16 * x_o + x_r < x_T) =>
  (at_right (at_right (at_right (at_left (at_points2 y_q17 y_q18 h11 rfl))))))))) (entails_and
  (entails_points2 (fun y_q19 y_q20 h11 => (Or.elim h11 (fun h12 => (at_if_of cond_holds
  (fun (h13 : 16 * x_o + x_r < x_T) => (Or.elim (((Classical.em (y_q20 < x_r + 16 * x_o)).elim
  (fun h14 => (Or.inl (Or.inl ⟨h12.1.1, ⟨h12.1.2.1, h14⟩⟩)))
  (fun h14 => (Or.inr ⟨h12.1.1, (int_c226 h12.2 h14)⟩)))
  : (y_q19 = x_b ∧ 0 ≤ y_q20 ∧ y_q20 < x_r + 16 * x_o ∨ (0 ≤ y_q20 ∧ y_q20 < x_T) ∧ 0 ≤ y_q19 ∧ y_q19 < x_b) ∨ y_q19 = x_b ∧ y_q20 = x_r + 16 * x_o)
  (fun h14 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q19 y_q20 h14 rfl)))))))
  (fun h14 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q19 y_q20 h14 ((Eq.trans ((equation_0 x_B x_T x_P x_D y_q19 y_q20 hl hM hR trivial)
  : M t_S [y_q19, y_q20] = value_0 I M y_q19 x_D (y_q20 / 16) (y_q20 % 16))
  (reduce_congr1 (fun y_q22 =>
  ⟨(fun h15 => ⟨h15.1, (int_lt_max_right h15.2)⟩), (fun h15 => ⟨h15.1, (int_c4 h15.1 h15.2)⟩)⟩)
  (fun y_q22 h15 => (fn_congr2 (at_congr2 h12.1.1 rfl)
  (Eq.trans ((let_congr (fun y_m => (M t_K [16 * y_m + y_q20 % 16, y_q22])) (Eq.trans
  (toInt_congr ((at_congr2 h12.1.1 (fact_2 h9 h14.2 h10)) : M t_M [y_q19, y_q20 / 16] = M t_M [x_b, x_o]))
  (Eq.symm h6)))
  : M t_K [16 * (I.toInt .i32 (M t_M [y_q19, y_q20 / 16])) + y_q20 % 16, y_q22] = M t_K [16 * x_x + y_q20 % 16, y_q22])
  (Eq.trans ((at_congr2 (fact_3 h9 h14.2 h10) rfl)
  : M t_K [16 * x_x + y_q20 % 16, y_q22] = M t_K [16 * x_x + x_r, y_q22])
  (Eq.symm (let_congr (fun y_m => (M t_K [16 * y_m + x_r, y_q22])) (Eq.symm h6)))))))))
  : M t_S [y_q19, y_q20] = value_0 I M x_b (max 0 x_D) x_o x_r)))))))))))
  (fun (h13 : ¬ 16 * x_o + x_r < x_T) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q19 y_q20 (Or.inl ⟨h12.1, ((int_c124 h12.1.2.2 h13) : y_q20 < x_r + 16 * x_o)⟩) rfl)))))))))
  (fun h12 => (at_if_of cond_holds (fun (h13 : 16 * x_o + x_r < x_T) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q19 y_q20 (Or.inr h12) rfl)))))))
  (fun (h13 : ¬ 16 * x_o + x_r < x_T) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q19 y_q20 (Or.inr h12) rfl))))))))))))
  (entails_points2 (fun y_q23 y_q24 h11 => (at_if_of cond_holds (fun (h12 : 16 * x_o + x_r < x_T) =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q23 y_q24 h11 rfl))))))))
  (fun (h12 : ¬ 16 * x_o + x_r < x_T) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q23 y_q24 h11 rfl))))))))))))))))

theorem race_3 (x_B x_T x_P x_D x_b x_o x_x : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : 0 ≤ x_o) (h5 : x_o < (x_T + 15) / 16) (h6 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) (h7 : 0 ≤ x_x) (h8 : x_x < x_P) :
    ParVC I 0 16 (body_3 I M).erase (fun x_r => (((((base E x_B x_T x_P x_D).set v_b x_b).set v_o x_o).set v_x x_x).set v_r x_r)) (fun x_r => (body_3 I M).post (((((base E x_B x_T x_P x_D).set v_b x_b).set v_o x_o).set v_x x_x).set v_r x_r) (known_3 I M x_B x_T x_P x_D x_b x_o x_x x_r)) :=
  (race_arrays [a_s] rfl rfl (all_cons
  (apart2 (fun x_r y_c0 y_c1 => (y_c0 = x_b ∧ y_c1 = x_r + 16 * x_o) ∧ x_r < x_T + (-16) * x_o)
  (fun x_r y_c0 y_c1 => ((y_c0 = x_b ∧ y_c1 = x_r + 16 * x_o) ∧ 0 < x_D) ∧ x_r < x_T + (-16) * x_o)
  (fun x_r h9 h10 =>
  (w_if_of cond_holds (fun (h11 : 16 * x_o + x_r < x_T) => (w_seq (w_assign2 x_b (16 * x_o + x_r)
  ⟨⟨rfl, (int_add_comm : 16 * x_o + x_r = x_r + 16 * x_o)⟩, ((fact_4 h11) : x_r < x_T + (-16) * x_o)⟩)
  (w_scope (w_for 0 x_D rfl rfl (fun x_d h12 h13 => (w_accumulate2 x_b (16 * x_o + x_r)
  ⟨⟨rfl, (int_add_comm : 16 * x_o + x_r = x_r + 16 * x_o)⟩, ((fact_4 h11) : x_r < x_T + (-16) * x_o)⟩))))))
  (fun (h11 : ¬ 16 * x_o + x_r < x_T) => (w_none rfl))))
  (fun x_r h9 h10 => (r_if_of cond_holds (fun (h11 : 16 * x_o + x_r < x_T) => (r_seq (r_none rfl)
  (r_scope (r_for 0 x_D rfl rfl (fun x_d h12 h13 => (r_accumulate2 (x_none rfl) x_b (16 * x_o + x_r)
  ⟨⟨⟨rfl, (int_add_comm : 16 * x_o + x_r = x_r + 16 * x_o)⟩, ((int_lab_tbc_tac h12 h13) : 0 < x_D)⟩, ((fact_4 h11) : x_r < x_T + (-16) * x_o)⟩))))))
  (fun (h11 : ¬ 16 * x_o + x_r < x_T) => (r_none rfl))))
  (fun x_r y_y y_c0 y_c1 h9 h10 h11 h12 h13 h14 =>
  ⟨(fun h15 => (int_c32 h14.1.2 h15.1.1.2 h13)), (fun h15 => (int_c32 h14.1.2 h15.1.2 h13))⟩))
  all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_x .i32 (.read a_m [.var v_b, .var v_o]) (.const 0) (.var v_P)
    (fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)])) <|
  .par v_r (.const 0) (.const 16)
    (fun e x => known_3 I M (e v_B) (e v_T) (e v_P) (e v_D) (e v_b) (e v_o) (e v_x) x) (body_3 I M)

theorem vc_2 (x_B x_T x_P x_D x_b x_o : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : 0 ≤ x_o) (h5 : x_o < (x_T + 15) / 16) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_B x_T x_P x_D)) (((base E x_B x_T x_P x_D).set v_b x_b).set v_o x_o) (known_2 I M x_B x_T x_P x_D x_b x_o) :=
  (vc_letval_of (M t_M [x_b, x_o]) (ev_read ((at_right (at_right (at_left (at_points2 x_b x_o
  ⟨⟨⟨h4, ⟨h2, h3⟩⟩, (Or.elim h1 (fun h6 => h6) (fun h6 => (False.elim (fact_5 h2 h4 h3 h5 h6))))⟩, (fact_6 h5)⟩
  rfl)))) : (known_2 I M x_B x_T x_P x_D x_b x_o) ⟨a_m, [x_b, x_o]⟩ (M t_M [x_b, x_o]))) rfl 0 x_P
  rfl rfl
  (have h6 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  h6)
  (fun (x_x : Int) (h6 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) (h7 : 0 ≤ x_x) (h8 : x_x < x_P) =>
  (vc_par_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points1 (fun y_q25 h9 =>
  (at_right (at_left (at_points1 y_q25 (Or.inl ⟨⟨h9, (int_lab_tbc_tac h7 h8)⟩, (int_c587 h4 h5)⟩) rfl)))))
  (entails_and (entails_points2 (fun y_q26 y_q27 h9 =>
  (at_right (at_right (at_left (at_points2 y_q26 y_q27 ⟨⟨h9.1, (int_lab_tbc_tac h7 h8)⟩, h9.2⟩ rfl))))))
  (entails_and (entails_points2 (fun y_q28 y_q29 h9 =>
  (at_right (at_right (at_right (at_left (at_points2 y_q28 y_q29 (Or.inl ⟨⟨h9, (int_lab_tbc_tac h7 h8)⟩, (int_c587 h4 h5)⟩) rfl)))))))
  (entails_and (entails_points2 (fun y_q30 y_q31 h9 => (Or.elim h9 (fun h10 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q30 y_q31 (Or.inl ⟨⟨h10.1, (int_lt_zero_add h10.2)⟩, (int_lab_tbc_tac h7 h8)⟩) rfl)))))))
  (fun h10 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q30 y_q31 (Or.inr ⟨h10, (int_lab_tbc_tac h7 h8)⟩) rfl))))))))))
  (entails_points2 (fun y_q32 y_q33 h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q32 y_q33 (Or.inl ⟨⟨h9, (int_lab_tbc_tac h7 h8)⟩, (int_c587 h4 h5)⟩) rfl)))))))))))))
  : Heap.Entails (known_2 I M x_B x_T x_P x_D x_b x_o) (known_3 I M x_B x_T x_P x_D x_b x_o x_x 0))
  (fun x_r h9 h10 =>
  (vc_3 x_B x_T x_P x_D x_b x_o x_x x_r hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_r h9 h10 =>
  (kept_3 x_B x_T x_P x_D x_b x_o x_x x_r hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (race_3 x_B x_T x_P x_D x_b x_o x_x hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8))))

theorem kept_2 (x_B x_T x_P x_D x_b x_o : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : 0 ≤ x_o) (h5 : x_o < (x_T + 15) / 16) :
    Heap.Entails ((body_2 I M).post (((base E x_B x_T x_P x_D).set v_b x_b).set v_o x_o) (known_2 I M x_B x_T x_P x_D x_b x_o)) (known_2 I M x_B x_T x_P x_D x_b (x_o + 1)) :=
  (show Heap.Entails _ (known_2 I M x_B x_T x_P x_D x_b (x_o + 1)) from
  (entails_and (entails_points2 (fun y_q34 y_q35 h6 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h7 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h8 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h9 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  ((at_left (at_points2 y_q34 y_q35 h6 rfl))
  : (known_3 I M x_B x_T x_P x_D x_b x_o x_x 16) ⟨a_k, [y_q34, y_q35]⟩ (M t_K [y_q34, y_q35]))))))))
  (entails_and (entails_points1 (fun y_q36 h6 => (Or.elim h6 (fun h7 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h8 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_left (at_points1 y_q36 h7.1.1 rfl)))
  : (known_3 I M x_B x_T x_P x_D x_b x_o x_x 16) ⟨a_l, [y_q36]⟩ (M t_L [y_q36])))))))
  (fun h7 => (False.elim (int_c13 h4 h7.2)))))) (entails_and (entails_points2 (fun y_q37 y_q38 h6 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h7 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h8 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h9 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  ((at_right (at_right (at_left (at_points2 y_q37 y_q38 ⟨h6.1.1, h6.2⟩ rfl))))
  : (known_3 I M x_B x_T x_P x_D x_b x_o x_x 16) ⟨a_m, [y_q37, y_q38]⟩ (M t_M [y_q37, y_q38]))))))))
  (entails_and (entails_points2 (fun y_q39 y_q40 h6 => (Or.elim h6 (fun h7 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h8 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_right (at_left (at_points2 y_q39 y_q40 h7.1.1 rfl)))))
  : (known_3 I M x_B x_T x_P x_D x_b x_o x_x 16) ⟨a_q, [y_q39, y_q40]⟩ (M t_Q [y_q39, y_q40])))))))
  (fun h7 => (False.elim (int_c13 h4 h7.2))))))
  (entails_and (entails_points2 (fun y_q41 y_q42 h6 => (Or.elim h6 (fun h7 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h8 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_right (at_right (at_left (at_points2 y_q41 y_q42 (Or.inl ⟨h7.1.1, (int_c399 h7.1.2)⟩) rfl))))))
  : (known_3 I M x_B x_T x_P x_D x_b x_o x_x 16) ⟨a_s, [y_q41, y_q42]⟩ (M t_S [y_q41, y_q42])))))))
  (fun h7 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h8 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_right (at_right (at_left (at_points2 y_q41 y_q42 (Or.inr h7.1) rfl))))))
  : (known_3 I M x_B x_T x_P x_D x_b x_o x_x 16) ⟨a_s, [y_q41, y_q42]⟩ (M t_S [y_q41, y_q42]))))))))))
  (entails_points2 (fun y_q43 y_q44 h6 => (Or.elim h6 (fun h7 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h8 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_right (at_right (at_right (at_points2 y_q43 y_q44 h7.1.1 rfl))))))
  : (known_3 I M x_B x_T x_P x_D x_b x_o x_x 16) ⟨a_u, [y_q43, y_q44]⟩ (M t_U [y_q43, y_q44])))))))
  (fun h7 => (False.elim (int_c13 h4 h7.2))))))))))))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (x_B x_T x_P x_n : Int) : Heap V :=
  .points1 a_l
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < x_B) ∧ 0 < x_P ∨ ((0 ≤ y_c0 ∧ y_c0 < x_B) ∧ x_T = 0) ∧ x_n = 0)
    (fun y_c0 => (M t_L [y_c0]))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (x_B x_T x_P x_D x_n : Int) : Heap V :=
  .points2 a_q
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_B) ∧ 0 < x_P ∨ (((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_B) ∧ x_T = 0) ∧ x_n = 0)
    (fun y_c0 y_c1 => (M t_Q [y_c0, y_c1]))

noncomputable def known_5_4 (I : Interp V) (M : Model V) (x_T x_P x_b : Int) : Heap V :=
  .points2 a_s
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_T) ∧ 0 ≤ y_c0 ∧ y_c0 ≤ x_b) ∧ 0 < x_P)
    (fun y_c0 y_c1 => (M t_S [y_c0, y_c1]))

noncomputable def known_5_5 (I : Interp V) (M : Model V) (x_T x_P x_D x_b x_n : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b) ∧ 0 < x_P ∨ (((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b) ∧ x_T = 0) ∧ x_n = 0)
    (fun y_c0 y_c1 => (M t_U [y_c0, y_c1]))

noncomputable def known_5_6 (I : Interp V) (M : Model V) (x_T x_P x_b x_n x_d : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => (y_c0 = x_b ∧ 0 ≤ y_c1 ∧ y_c1 < x_d) ∧ 0 < x_P ∨ ((y_c0 = x_b ∧ 0 ≤ y_c1 ∧ y_c1 < x_d) ∧ x_T = 0) ∧ x_n = 0)
    (fun y_c0 y_c1 => (I.fn f_1 []))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_B x_T x_P x_D x_b x_n x_d : Int) : Heap V :=
  ((known_1_0 I M x_P x_D).and ((known_5_1 I M x_B x_T x_P x_n).and ((known_1_2 I M x_B x_T x_P).and ((known_5_3 I M x_B x_T x_P x_D x_n).and ((known_5_4 I M x_T x_P x_b).and ((known_5_5 I M x_T x_P x_D x_b x_n).and (known_5_6 I M x_T x_P x_b x_n x_d)))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_u [.var v_b, .var v_d] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_5 (x_B x_T x_P x_D x_b x_n x_d : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : x_n = I.toInt .i32 (M t_L [x_b])) (h5 : 0 ≤ x_n) (h6 : x_n < x_T + 1) (h7 : 0 ≤ x_d) (h8 : x_d < x_D) :
    (body_5 I M).vc I (impl.HasCell spec (base E x_B x_T x_P x_D)) ((((base E x_B x_T x_P x_D).set v_b x_b).set v_n x_n).set v_d x_d) (known_5 I M x_B x_T x_P x_D x_b x_n x_d) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at2 (b := (Binding.mk a_u t_U [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_U [(.const 0, .var v_B), (.const 0, .var v_D)])) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) [x_b, x_d]
  (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_d, _, rfl, h7, h8, rfl⟩) shape_a_u rfl rfl ⟨h2, h7⟩)
  ev_const rfl)

theorem kept_5 (x_B x_T x_P x_D x_b x_n x_d : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : x_n = I.toInt .i32 (M t_L [x_b])) (h5 : 0 ≤ x_n) (h6 : x_n < x_T + 1) (h7 : 0 ≤ x_d) (h8 : x_d < x_D) :
    Heap.Entails ((body_5 I M).post ((((base E x_B x_T x_P x_D).set v_b x_b).set v_n x_n).set v_d x_d) (known_5 I M x_B x_T x_P x_D x_b x_n x_d)) (known_5 I M x_B x_T x_P x_D x_b x_n (x_d + 1)) :=
  (show Heap.Entails _ (known_5 I M x_B x_T x_P x_D x_b x_n (x_d + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_points2 (fun y_q52 y_q53 h9 => (Or.elim h9
  (fun h10 => (at_set_ne2 y_q52 y_q53 x_b x_d (fun h11 => (int_eab_tab_F h11.1 h10.1.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q52 y_q53 h9 rfl)))))))))
  (fun h10 => (at_set_ne2 y_q52 y_q53 x_b x_d (fun h11 => (int_eab_tab_F h11.1 h10.1.1.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q52 y_q53 h9 rfl))))))))))))
  (entails_points2 (fun y_q54 y_q55 h9 => (Or.elim h9 (fun h10 => ((Classical.em (y_q54 = x_b ∧ y_q55 = x_d)).elim
  (fun h11 => (at_set_eq2 y_q54 y_q55 x_b x_d h11 rfl))
  (fun h11 => (at_set_ne2 y_q54 y_q55 x_b x_d h11
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q54 y_q55 (Or.inl ⟨⟨h10.1.1, ⟨h10.1.2.1, (int_c0 h10.1.1 h10.1.2.2 h11)⟩⟩, h10.2⟩)
  rfl))))))))))) (fun h10 => ((Classical.em (y_q54 = x_b ∧ y_q55 = x_d)).elim
  (fun h11 => (at_set_eq2 y_q54 y_q55 x_b x_d h11 rfl))
  (fun h11 => (at_set_ne2 y_q54 y_q55 x_b x_d h11
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q54 y_q55
  (Or.inr ⟨⟨⟨h10.1.1.1, ⟨h10.1.1.2.1, (int_c0 h10.1.1.1 h10.1.1.2.2 h11)⟩⟩, h10.1.2⟩, h10.2⟩) rfl)))))))))))))))))))))

theorem race_5 (x_B x_T x_P x_D x_b x_n : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : x_n = I.toInt .i32 (M t_L [x_b])) (h5 : 0 ≤ x_n) (h6 : x_n < x_T + 1) :
    ParVC I 0 x_D (body_5 I M).erase (fun x_d => ((((base E x_B x_T x_P x_D).set v_b x_b).set v_n x_n).set v_d x_d)) (fun x_d => (body_5 I M).post ((((base E x_B x_T x_P x_D).set v_b x_b).set v_n x_n).set v_d x_d) (known_5 I M x_B x_T x_P x_D x_b x_n x_d)) :=
  (race_arrays [a_u] rfl rfl (all_cons (apart2
  (fun x_d y_c0 y_c1 => (y_c0 = x_b ∧ y_c1 = x_d) ∧ 0 < x_P ∨ ((y_c0 = x_b ∧ y_c1 = x_d) ∧ x_T = 0) ∧ x_n = 0)
  (fun x_d y_c0 y_c1 => (1 : Int) < 0)
  (fun x_d h7 h8 => (w_assign2 x_b x_d ((Or.elim h1 (fun h9 => (Or.inl ⟨⟨int_c1, int_c1⟩, h9⟩))
  (fun h9 => (Or.inr ⟨⟨⟨int_c1, int_c1⟩, (fact_7 h0.1.1.2 h2 h3 h9)⟩, (fact_8 h5 h2 h3 h6 h9)⟩)))
  : (x_b = x_b ∧ x_d = x_d) ∧ 0 < x_P ∨ ((x_b = x_b ∧ x_d = x_d) ∧ x_T = 0) ∧ x_n = 0)))
  (fun x_d h7 h8 => (r_none rfl))
  (fun x_d y_y y_c0 y_c1 h7 h8 h9 h10 h11 h12 => (Or.elim h12 (fun h13 =>
  ⟨int_not_one_lt_zero, (fun h14 => (Or.elim h14 (fun h15 => (int_eab_eac_nebc_F h13.1.2 h15.1.2 h11))
  (fun h15 => (int_eab_eac_nebc_F h13.1.2 h15.1.1.2 h11))))⟩) (fun h13 =>
  ⟨int_not_one_lt_zero, (fun h14 => (Or.elim h14 (fun h15 => (int_eab_eac_nebc_F h13.1.1.2 h15.1.2 h11))
  (fun h15 => (int_eab_eac_nebc_F h13.1.1.2 h15.1.1.2 h11))))⟩)))) all_nil))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (x_B x_T x_P x_n x_o : Int) : Heap V :=
  .points1 a_l
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < x_B) ∧ 0 < x_P ∨ (((0 ≤ y_c0 ∧ y_c0 < x_B) ∧ x_T = 0) ∧ x_n = 0) ∧ x_o = 0)
    (fun y_c0 => (M t_L [y_c0]))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (x_B x_T x_P x_D x_n x_o : Int) : Heap V :=
  .points2 a_q
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_B) ∧ 0 < x_P ∨ ((((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_B) ∧ x_T = 0) ∧ x_n = 0) ∧ x_o = 0)
    (fun y_c0 y_c1 => (M t_Q [y_c0, y_c1]))

noncomputable def known_6_5 (I : Interp V) (M : Model V) (x_T x_P x_D x_b x_n x_o : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b) ∧ 0 < x_P ∨ ((((0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 ≤ y_c0 ∧ y_c0 < x_b) ∧ x_T = 0) ∧ x_n = 0) ∧ x_o = 0)
    (fun y_c0 y_c1 => (M t_U [y_c0, y_c1]))

noncomputable def known_6_6 (I : Interp V) (M : Model V) (x_T x_P x_D x_b x_n x_o : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => (y_c0 = x_b ∧ 0 ≤ y_c1 ∧ y_c1 < x_D) ∧ 0 < x_P ∨ (((y_c0 = x_b ∧ 0 ≤ y_c1 ∧ y_c1 < x_D) ∧ x_T = 0) ∧ x_n = 0) ∧ x_o = 0)
    (fun y_c0 y_c1 => (value_1 I M y_c1 x_P x_b x_n x_o))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_B x_T x_P x_D x_b x_n x_o : Int) : Heap V :=
  ((known_1_0 I M x_P x_D).and ((known_6_1 I M x_B x_T x_P x_n x_o).and ((known_1_2 I M x_B x_T x_P).and ((known_6_3 I M x_B x_T x_P x_D x_n x_o).and ((known_5_4 I M x_T x_P x_b).and ((known_6_5 I M x_T x_P x_D x_b x_n x_o).and (known_6_6 I M x_T x_P x_D x_b x_n x_o)))))))

noncomputable def known_7_4 (I : Interp V) (M : Model V) (x_T x_b : Int) : Heap V :=
  .points2 a_s
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_T) ∧ 0 ≤ y_c0 ∧ y_c0 ≤ x_b)
    (fun y_c0 y_c1 => (M t_S [y_c0, y_c1]))

noncomputable def known_7_6 (I : Interp V) (M : Model V) (x_T x_P x_D x_b x_o x_r : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => y_c0 = x_b ∧ 0 ≤ y_c1 ∧ y_c1 < x_D)
    (fun y_c0 y_c1 => (value_2 I M y_c1 x_b x_o x_r))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_B x_T x_P x_D x_b x_n x_o x_x x_r : Int) : Heap V :=
  ((known_1_0 I M x_P x_D).and ((known_3_1 I M x_B).and ((known_3_2 I M x_B x_T).and ((known_3_3 I M x_B x_D).and ((known_7_4 I M x_T x_b).and ((known_3_5 I M x_D x_b).and (known_7_6 I M x_T x_P x_D x_b x_o x_r)))))))

noncomputable def known_8_6 (I : Interp V) (M : Model V) (x_T x_P x_D x_b x_o x_r x_d : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => y_c0 = x_b ∧ 0 ≤ y_c1 ∧ y_c1 < x_D)
    (fun y_c0 y_c1 => (value_3 I M y_c1 x_b x_d x_o x_r))

noncomputable def known_8 (I : Interp V) (M : Model V) (x_B x_T x_P x_D x_b x_n x_o x_x x_r x_d : Int) : Heap V :=
  ((known_1_0 I M x_P x_D).and ((known_3_1 I M x_B).and ((known_3_2 I M x_B x_T).and ((known_3_3 I M x_B x_D).and ((known_7_4 I M x_T x_b).and ((known_3_5 I M x_D x_b).and (known_8_6 I M x_T x_P x_D x_b x_o x_r x_d)))))))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_u
    [.var v_b, .var v_d]
    (.read a_k [.add (.mul 16 (.var v_x)) (.var v_r), .var v_d])
    (fun e => (value_5 I M (e v_b) (e v_d) (e v_o) (e v_r)))

theorem vc_8 (x_B x_T x_P x_D x_b x_n x_o x_x x_r x_d : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : x_n = I.toInt .i32 (M t_L [x_b])) (h5 : 0 ≤ x_n) (h6 : x_n < x_T + 1) (h7 : 0 ≤ x_o) (h8 : x_o < (x_n + 15) / 16) (h9 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) (h10 : 0 ≤ x_x) (h11 : x_x < x_P) (h12 : 0 ≤ x_r) (h13 : x_r < (min 16 (x_n + (-1) * (16 * x_o)))) (h14 : 0 ≤ x_d) (h15 : x_d < x_D) :
    (body_8 I M).vc I (impl.HasCell spec (base E x_B x_T x_P x_D)) (((((((base E x_B x_T x_P x_D).set v_b x_b).set v_n x_n).set v_o x_o).set v_x x_x).set v_r x_r).set v_d x_d) (known_8 I M x_B x_T x_P x_D x_b x_n x_o x_x x_r x_d) :=
  (vc_accumulate_of (value_3 I M x_d x_b x_d x_o x_r) (M t_K [16 * x_x + x_r, x_d])
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_points2 x_b x_d ⟨rfl, ⟨h14, h15⟩⟩ rfl)))))))
  : (known_8 I M x_B x_T x_P x_D x_b x_n x_o x_x x_r x_d) ⟨a_u, [x_b, x_d]⟩ (value_3 I M x_d x_b x_d x_o x_r))
  (ev_read ((at_left (at_points2 (16 * x_x + x_r) x_d ⟨⟨h14, h15⟩, ⟨(int_c99 h10 h12), (fact_9 h11 h13)⟩⟩ rfl))
  : (known_8 I M x_B x_T x_P x_D x_b x_n x_o x_x x_r x_d) ⟨a_k, [16 * x_x + x_r, x_d]⟩ (M t_K [16 * x_x + x_r, x_d])))
  ((append1 (16 * x_o + x_r) 0 (16 * x_o + x_r + 1) (fun y_q65 h16 => ⟨h16.1, (int_c9 h16.2)⟩)
  (fun y_q65 =>
  ⟨(fun h16 => ((Classical.em (y_q65 = x_r + 16 * x_o)).elim (fun h17 => (Or.inr (int_c5 h17)))
  (fun h17 => (Or.inl (Or.inr ⟨h16.1, (int_lab_neab_tab h16.2 h17)⟩))))), (fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17 (fun h18 => (False.elim (int_irrefl h18.2)))
  (fun h18 => ⟨h18.1, (int_tab_lab h18.2)⟩))) (fun h17 => ⟨(int_c293 h7 h12 h17), (int_c16 h17)⟩)))⟩)
  (fun y_q65 h16 =>
  (Or.elim h16 (fun h17 => (False.elim (int_irrefl h17.2))) (fun h17 => (int_c24 h17.2))))
  (fun y_q65 h16 => rfl) (Eq.trans ((Eq.trans ((Eq.trans ((at_congr2 (fact_10 h12 h13) rfl)
  : M t_K [16 * x_x + x_r, x_d] = M t_K [(16 * x_o + x_r) % 16 + 16 * x_x, x_d])
  (Eq.symm (let_congr (fun y_m => (M t_K [(16 * x_o + x_r) % 16 + 16 * y_m, x_d])) (Eq.trans
  (toInt_congr ((at_congr2 rfl (fact_11 h12 h13)) : M t_M [x_b, (16 * x_o + x_r) / 16] = M t_M [x_b, x_o]))
  (Eq.symm h9)))))
  : M t_K [16 * x_x + x_r, x_d] = M t_K [(16 * x_o + x_r) % 16 + 16 * (I.toInt .i32 (M t_M [x_b, (16 * x_o + x_r) / 16])), x_d])
  (Eq.symm (sel_pos ⟨(int_c99 h7 h12), (int_c45 h13)⟩)))
  : M t_K [16 * x_x + x_r, x_d] = sel (0 ≤ 16 * x_o + x_r ∧ 16 * x_o + x_r < x_n) (M t_K [(16 * x_o + x_r) % 16 + 16 * (I.toInt .i32 (M t_M [x_b, (16 * x_o + x_r) / 16])), x_d]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (0 ≤ 16 * x_o + x_r ∧ 16 * x_o + x_r < y_m) (M t_K [(16 * x_o + x_r) % 16 + 16 * (I.toInt .i32 (M t_M [x_b, (16 * x_o + x_r) / 16])), x_d]) (I.fn f_3 [])))
  (Eq.symm h4)))))
  : I.fn f_0 [value_3 I M x_d x_b x_d x_o x_r, M t_K [16 * x_x + x_r, x_d]] = value_5 I M x_b x_d x_o x_r))

theorem kept_8 (x_B x_T x_P x_D x_b x_n x_o x_x x_r x_d : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : x_n = I.toInt .i32 (M t_L [x_b])) (h5 : 0 ≤ x_n) (h6 : x_n < x_T + 1) (h7 : 0 ≤ x_o) (h8 : x_o < (x_n + 15) / 16) (h9 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) (h10 : 0 ≤ x_x) (h11 : x_x < x_P) (h12 : 0 ≤ x_r) (h13 : x_r < (min 16 (x_n + (-1) * (16 * x_o)))) (h14 : 0 ≤ x_d) (h15 : x_d < x_D) :
    Heap.Entails ((body_8 I M).post (((((((base E x_B x_T x_P x_D).set v_b x_b).set v_n x_n).set v_o x_o).set v_x x_x).set v_r x_r).set v_d x_d) (known_8 I M x_B x_T x_P x_D x_b x_n x_o x_x x_r x_d)) (known_8 I M x_B x_T x_P x_D x_b x_n x_o x_x x_r (x_d + 1)) :=
  (show Heap.Entails _ (known_8 I M x_B x_T x_P x_D x_b x_n x_o x_x x_r (x_d + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and
  (entails_points2 (fun y_q66 y_q67 h16 => (at_set_ne2 y_q66 y_q67 x_b x_d (fun h17 => (int_eab_tab_F h17.1 h16.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q66 y_q67 h16 rfl))))))))))
  (entails_points2 (fun y_q68 y_q69 h16 => ((Classical.em (y_q68 = x_b ∧ y_q69 = x_d)).elim
  (fun h17 => (at_set_eq2 y_q68 y_q69 x_b x_d h17 ((reduce_congr1
  (fun y_q70 => ⟨(fun h18 => (Or.elim h18 (fun h19 => ⟨(fact_12 h12 h7 h19.1), (int_eab_lab h19.1)⟩)
  (fun h19 => ⟨h19.1, (int_tab_lab h19.2)⟩))), (fun h18 =>
  ((Classical.em (y_q70 = x_r + 16 * x_o)).elim (fun h19 => (Or.inl ⟨h19, (int_eab_taB h17.2)⟩))
  (fun h19 => (Or.inr ⟨h18.1, (int_lab_neab_tab h18.2 h19)⟩))))⟩)
  (fun y_q70 h18 => (Eq.trans ((let_congr
  (fun y_m => (sel (0 ≤ y_q70 ∧ y_q70 < y_m) (M t_K [y_q70 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_q70 / 16])), y_q69]) (I.fn f_3 [])))
  (Eq.symm h4))
  : sel (0 ≤ y_q70 ∧ y_q70 < I.toInt .i32 (M t_L [x_b])) (M t_K [y_q70 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_q70 / 16])), y_q69]) (I.fn f_3 []) = sel (0 ≤ y_q70 ∧ y_q70 < x_n) (M t_K [y_q70 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_q70 / 16])), y_q69]) (I.fn f_3 []))
  (Eq.trans ((Eq.trans
  ((sel_pos ⟨(Or.elim h18 (fun h19 => (fact_12 h12 h7 h19.1)) (fun h19 => h19.1)), (Or.elim h18 (fun h19 => (fact_13 h19.1 h13)) (fun h19 => (fact_14 h13 h19.2)))⟩)
  : sel (0 ≤ y_q70 ∧ y_q70 < x_n) (M t_K [y_q70 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_q70 / 16])), y_q69]) (I.fn f_3 []) = M t_K [y_q70 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_q70 / 16])), y_q69])
  (have h19 : 0 ≤ I.toInt .i32 (M t_M [x_b, y_q70 / 16]) ∧ I.toInt .i32 (M t_M [x_b, y_q70 / 16]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, y_q70 / 16]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, (y_q70 / 16), _, rfl, ((Or.elim h18 (fun h19 => (fact_15 h12 h7 h19.1)) (fun h19 => (fact_16 h19.1))) : 0 ≤ y_q70 / 16), ((Or.elim h18 (fun h19 => (fact_17 h19.1 h13 h6)) (fun h19 => (fact_18 h13 h19.2 h6)))
  : y_q70 / 16 < (x_T + 15) / 16), rfl⟩) rfl rfl); (Eq.trans ((at_congr2 rfl h17.2)
  : M t_K [y_q70 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_q70 / 16])), y_q69] = M t_K [y_q70 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_q70 / 16])), x_d])
  (Eq.symm (sel_pos ⟨(Or.elim h18 (fun h20 => (fact_12 h12 h7 h20.1)) (fun h20 => h20.1)), (Or.elim h18 (fun h20 => (fact_13 h20.1 h13)) (fun h20 => (fact_14 h13 h20.2)))⟩)))))
  : sel (0 ≤ y_q70 ∧ y_q70 < x_n) (M t_K [y_q70 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_q70 / 16])), y_q69]) (I.fn f_3 []) = sel (0 ≤ y_q70 ∧ y_q70 < x_n) (M t_K [y_q70 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_q70 / 16])), x_d]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (0 ≤ y_q70 ∧ y_q70 < y_m) (M t_K [y_q70 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_q70 / 16])), x_d]) (I.fn f_3 [])))
  (Eq.symm h4))))))) : value_3 I M y_q69 x_b (x_d + 1) x_o x_r = value_5 I M x_b x_d x_o x_r)))
  (fun h17 => (at_set_ne2 y_q68 y_q69 x_b x_d h17
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q68 y_q69 h16 (reduce_congr1 (fun y_q71 => ⟨(fun h18 =>
  (Or.elim h18 (fun h19 => (Or.inl ⟨h19.1, (int_c0 h16.1 h19.2 h17)⟩)) (fun h19 => (Or.inr h19)))), (fun h18 =>
  (Or.elim h18 (fun h19 => (Or.inl ⟨h19.1, (int_tab_taB h19.2)⟩)) (fun h19 => (Or.inr h19))))⟩)
  (fun y_q71 h18 => rfl)))))))))))))))))))))

theorem race_8 (x_B x_T x_P x_D x_b x_n x_o x_x x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : x_n = I.toInt .i32 (M t_L [x_b])) (h5 : 0 ≤ x_n) (h6 : x_n < x_T + 1) (h7 : 0 ≤ x_o) (h8 : x_o < (x_n + 15) / 16) (h9 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) (h10 : 0 ≤ x_x) (h11 : x_x < x_P) (h12 : 0 ≤ x_r) (h13 : x_r < (min 16 (x_n + (-1) * (16 * x_o)))) :
    ParVC I 0 x_D (body_8 I M).erase (fun x_d => (((((((base E x_B x_T x_P x_D).set v_b x_b).set v_n x_n).set v_o x_o).set v_x x_x).set v_r x_r).set v_d x_d)) (fun x_d => (body_8 I M).post (((((((base E x_B x_T x_P x_D).set v_b x_b).set v_n x_n).set v_o x_o).set v_x x_x).set v_r x_r).set v_d x_d) (known_8 I M x_B x_T x_P x_D x_b x_n x_o x_x x_r x_d)) :=
  (race_arrays [a_u] rfl rfl (all_cons (apart2 (fun x_d y_c0 y_c1 => y_c0 = x_b ∧ y_c1 = x_d)
  (fun x_d y_c0 y_c1 => y_c0 = x_b ∧ y_c1 = x_d)
  (fun x_d h14 h15 => (w_accumulate2 x_b x_d ⟨rfl, rfl⟩))
  (fun x_d h14 h15 => (r_accumulate2 (x_none rfl) x_b x_d ⟨rfl, rfl⟩))
  (fun x_d y_y y_c0 y_c1 h14 h15 h16 h17 h18 h19 =>
  ⟨(fun h20 => (int_eab_eac_nebc_F h19.2 h20.2 h18)), (fun h20 => (int_eab_eac_nebc_F h19.2 h20.2 h18))⟩))
  all_nil))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_d (.const 0) (.var v_D)
    (fun e x => known_8 I M (e v_B) (e v_T) (e v_P) (e v_D) (e v_b) (e v_n) (e v_o) (e v_x) (e v_r) x) (body_8 I M)

theorem vc_7 (x_B x_T x_P x_D x_b x_n x_o x_x x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : x_n = I.toInt .i32 (M t_L [x_b])) (h5 : 0 ≤ x_n) (h6 : x_n < x_T + 1) (h7 : 0 ≤ x_o) (h8 : x_o < (x_n + 15) / 16) (h9 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) (h10 : 0 ≤ x_x) (h11 : x_x < x_P) (h12 : 0 ≤ x_r) (h13 : x_r < (min 16 (x_n + (-1) * (16 * x_o)))) :
    (body_7 I M).vc I (impl.HasCell spec (base E x_B x_T x_P x_D)) ((((((base E x_B x_T x_P x_D).set v_b x_b).set v_n x_n).set v_o x_o).set v_x x_x).set v_r x_r) (known_7 I M x_B x_T x_P x_D x_b x_n x_o x_x x_r) :=
  (vc_par_of 0 x_D rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_points2 (fun y_q72 y_q73 h14 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q72 y_q73 h14 (reduce_congr1 (fun y_q74 => ⟨(fun h15 =>
  (Or.elim h15 (fun h16 => (False.elim (int_lab_tba_F h14.2.1 h16.2))) (fun h16 => h16))), (fun h15 => (Or.inr h15))⟩)
  (fun y_q74 h15 => rfl)))))))))))))))))
  : Heap.Entails (known_7 I M x_B x_T x_P x_D x_b x_n x_o x_x x_r) (known_8 I M x_B x_T x_P x_D x_b x_n x_o x_x x_r 0))
  (fun x_d h14 h15 =>
  (vc_8 x_B x_T x_P x_D x_b x_n x_o x_x x_r x_d hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12
  h13 h14 h15)) (fun x_d h14 h15 =>
  (kept_8 x_B x_T x_P x_D x_b x_n x_o x_x x_r x_d hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12
  h13 h14 h15))
  (race_8 x_B x_T x_P x_D x_b x_n x_o x_x x_r hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12
  h13))

theorem kept_7 (x_B x_T x_P x_D x_b x_n x_o x_x x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : x_n = I.toInt .i32 (M t_L [x_b])) (h5 : 0 ≤ x_n) (h6 : x_n < x_T + 1) (h7 : 0 ≤ x_o) (h8 : x_o < (x_n + 15) / 16) (h9 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) (h10 : 0 ≤ x_x) (h11 : x_x < x_P) (h12 : 0 ≤ x_r) (h13 : x_r < (min 16 (x_n + (-1) * (16 * x_o)))) :
    Heap.Entails ((body_7 I M).post ((((((base E x_B x_T x_P x_D).set v_b x_b).set v_n x_n).set v_o x_o).set v_x x_x).set v_r x_r) (known_7 I M x_B x_T x_P x_D x_b x_n x_o x_x x_r)) (known_7 I M x_B x_T x_P x_D x_b x_n x_o x_x (x_r + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_points2 (fun y_q75 y_q76 h14 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q75 y_q76 h14
  (reduce_congr1 (fun y_q77 => ⟨(fun h15 => ((Classical.em (y_q77 = x_r + 16 * x_o)).elim
  (fun h16 => (Or.inl ⟨h16, (int_lt_max_right h14.2.2)⟩))
  (fun h16 => (Or.inr ⟨h15.1, (int_c103 h15.2 h16)⟩)))), (fun h15 => (Or.elim h15 (fun h16 => ⟨(fact_12 h12 h7 h16.1), (int_c215 h16.1)⟩)
  (fun h16 => ⟨h16.1, (int_c30 h16.2)⟩)))⟩) (fun y_q77 h15 => rfl)))))))))))))))))
  : Heap.Entails (known_8 I M x_B x_T x_P x_D x_b x_n x_o x_x x_r (max 0 x_D)) (known_7 I M x_B x_T x_P x_D x_b x_n x_o x_x (x_r + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_x .i32 (.read a_m [.var v_b, .var v_o]) (.const 0) (.var v_P)
    (fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)])) <|
  .for v_r (.const 0) (.min (.const 16) (.add (.var v_n) (.mul (-1) (.mul 16 (.var v_o)))))
    (fun e x => known_7 I M (e v_B) (e v_T) (e v_P) (e v_D) (e v_b) (e v_n) (e v_o) (e v_x) x) (body_7 I M)

theorem vc_6 (x_B x_T x_P x_D x_b x_n x_o : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : x_n = I.toInt .i32 (M t_L [x_b])) (h5 : 0 ≤ x_n) (h6 : x_n < x_T + 1) (h7 : 0 ≤ x_o) (h8 : x_o < (x_n + 15) / 16) :
    (body_6 I M).vc I (impl.HasCell spec (base E x_B x_T x_P x_D)) ((((base E x_B x_T x_P x_D).set v_b x_b).set v_n x_n).set v_o x_o) (known_6 I M x_B x_T x_P x_D x_b x_n x_o) :=
  (vc_letval_of (M t_M [x_b, x_o]) (ev_read ((at_right (at_right (at_left (at_points2 x_b x_o
  ⟨⟨⟨h7, ⟨h2, h3⟩⟩, (Or.elim h1 (fun h9 => h9) (fun h9 => (False.elim (fact_19 h2 h7 h3 h8 h6 h9))))⟩, (fact_20 h8 h6)⟩
  rfl)))) : (known_6 I M x_B x_T x_P x_D x_b x_n x_o) ⟨a_m, [x_b, x_o]⟩ (M t_M [x_b, x_o]))) rfl 0
  x_P rfl rfl
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h7, ((fact_21 h8 h6) : x_o < (x_T + 15) / 16), rfl⟩) rfl rfl);
  h9)
  (fun (x_x : Int) (h9 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) (h10 : 0 ≤ x_x) (h11 : x_x < x_P) =>
  (vc_for_of 0 (min 16 (x_n + (-1) * (16 * x_o))) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points1 (fun y_q78 h12 =>
  (at_right (at_left (at_points1 y_q78 (Or.inl ⟨h12, (int_lab_tbc_tac h10 h11)⟩) rfl)))))
  (entails_and (entails_points2 (fun y_q79 y_q80 h12 =>
  (at_right (at_right (at_left (at_points2 y_q79 y_q80 ⟨⟨h12.1, (int_lab_tbc_tac h10 h11)⟩, h12.2⟩ rfl))))))
  (entails_and (entails_points2 (fun y_q81 y_q82 h12 =>
  (at_right (at_right (at_right (at_left (at_points2 y_q81 y_q82 (Or.inl ⟨h12, (int_lab_tbc_tac h10 h11)⟩) rfl)))))))
  (entails_and (entails_points2 (fun y_q83 y_q84 h12 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q83 y_q84 ⟨h12, (int_lab_tbc_tac h10 h11)⟩ rfl))))))))
  (entails_and (entails_points2 (fun y_q85 y_q86 h12 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q85 y_q86 (Or.inl ⟨h12, (int_lab_tbc_tac h10 h11)⟩) rfl)))))))))
  (entails_points2 (fun y_q87 y_q88 h12 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q87 y_q88 (Or.inl ⟨h12, (int_lab_tbc_tac h10 h11)⟩) (reduce_congr1 (fun y_q89 =>
  ⟨(fun h13 => ⟨⟨⟨h13.1, (fact_22 h8 h13.2)⟩, (int_lt_zero_add h13.2)⟩, (int_lab_tbc_tac h10 h11)⟩), (fun h13 => ⟨h13.1.1.1, (int_c22 h13.1.2)⟩)⟩)
  (fun y_q89 h13 => rfl)))))))))))))))))
  : Heap.Entails (known_6 I M x_B x_T x_P x_D x_b x_n x_o) (known_7 I M x_B x_T x_P x_D x_b x_n x_o x_x 0))
  (fun x_r h12 h13 =>
  (vc_7 x_B x_T x_P x_D x_b x_n x_o x_x x_r hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))
  (fun x_r h12 h13 =>
  (kept_7 x_B x_T x_P x_D x_b x_n x_o x_x x_r hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12
  h13)))))

theorem kept_6 (x_B x_T x_P x_D x_b x_n x_o : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : x_n = I.toInt .i32 (M t_L [x_b])) (h5 : 0 ≤ x_n) (h6 : x_n < x_T + 1) (h7 : 0 ≤ x_o) (h8 : x_o < (x_n + 15) / 16) :
    Heap.Entails ((body_6 I M).post ((((base E x_B x_T x_P x_D).set v_b x_b).set v_n x_n).set v_o x_o) (known_6 I M x_B x_T x_P x_D x_b x_n x_o)) (known_6 I M x_B x_T x_P x_D x_b x_n (x_o + 1)) :=
  (show Heap.Entails _ (known_6 I M x_B x_T x_P x_D x_b x_n (x_o + 1)) from
  (entails_and (entails_points2 (fun y_q90 y_q91 h9 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h10 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h11 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h7, ((fact_21 h8 h6) : x_o < (x_T + 15) / 16), rfl⟩) rfl rfl);
  (have h12 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h11.1 h10), (int_eab_tbc_tac h10 h11.2)⟩;
  ((at_left (at_points2 y_q90 y_q91 h9 rfl))
  : (known_7 I M x_B x_T x_P x_D x_b x_n x_o x_x (max 0 (min 16 (x_n + (-1) * (16 * x_o))))) ⟨a_k, [y_q90, y_q91]⟩ (M t_K [y_q90, y_q91]))))))))
  (entails_and (entails_points1 (fun y_q92 h9 => (Or.elim h9 (fun h10 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h11 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h12 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h7, ((fact_21 h8 h6) : x_o < (x_T + 15) / 16), rfl⟩) rfl rfl);
  (have h13 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h12.1 h11), (int_eab_tbc_tac h11 h12.2)⟩;
  ((at_right (at_left (at_points1 y_q92 h10.1 rfl)))
  : (known_7 I M x_B x_T x_P x_D x_b x_n x_o x_x (max 0 (min 16 (x_n + (-1) * (16 * x_o))))) ⟨a_l, [y_q92]⟩ (M t_L [y_q92])))))))
  (fun h10 => (False.elim (int_c13 h7 h10.2))))))
  (entails_and (entails_points2 (fun y_q93 y_q94 h9 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h10 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h11 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h7, ((fact_21 h8 h6) : x_o < (x_T + 15) / 16), rfl⟩) rfl rfl);
  (have h12 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h11.1 h10), (int_eab_tbc_tac h10 h11.2)⟩;
  ((at_right (at_right (at_left (at_points2 y_q93 y_q94 ⟨h9.1.1, h9.2⟩ rfl))))
  : (known_7 I M x_B x_T x_P x_D x_b x_n x_o x_x (max 0 (min 16 (x_n + (-1) * (16 * x_o))))) ⟨a_m, [y_q93, y_q94]⟩ (M t_M [y_q93, y_q94]))))))))
  (entails_and (entails_points2 (fun y_q95 y_q96 h9 => (Or.elim h9 (fun h10 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h11 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h12 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h7, ((fact_21 h8 h6) : x_o < (x_T + 15) / 16), rfl⟩) rfl rfl);
  (have h13 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h12.1 h11), (int_eab_tbc_tac h11 h12.2)⟩;
  ((at_right (at_right (at_right (at_left (at_points2 y_q95 y_q96 h10.1 rfl)))))
  : (known_7 I M x_B x_T x_P x_D x_b x_n x_o x_x (max 0 (min 16 (x_n + (-1) * (16 * x_o))))) ⟨a_q, [y_q95, y_q96]⟩ (M t_Q [y_q95, y_q96])))))))
  (fun h10 => (False.elim (int_c13 h7 h10.2))))))
  (entails_and (entails_points2 (fun y_q97 y_q98 h9 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h10 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h11 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h7, ((fact_21 h8 h6) : x_o < (x_T + 15) / 16), rfl⟩) rfl rfl);
  (have h12 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h11.1 h10), (int_eab_tbc_tac h10 h11.2)⟩;
  ((at_right (at_right (at_right (at_right (at_left (at_points2 y_q97 y_q98 h9.1 rfl))))))
  : (known_7 I M x_B x_T x_P x_D x_b x_n x_o x_x (max 0 (min 16 (x_n + (-1) * (16 * x_o))))) ⟨a_s, [y_q97, y_q98]⟩ (M t_S [y_q97, y_q98]))))))))
  (entails_and (entails_points2 (fun y_q99 y_q100 h9 => (Or.elim h9 (fun h10 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h11 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h12 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h7, ((fact_21 h8 h6) : x_o < (x_T + 15) / 16), rfl⟩) rfl rfl);
  (have h13 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h12.1 h11), (int_eab_tbc_tac h11 h12.2)⟩;
  ((at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q99 y_q100 h10.1 rfl)))))))
  : (known_7 I M x_B x_T x_P x_D x_b x_n x_o x_x (max 0 (min 16 (x_n + (-1) * (16 * x_o))))) ⟨a_u, [y_q99, y_q100]⟩ (M t_U [y_q99, y_q100])))))))
  (fun h10 => (False.elim (int_c13 h7 h10.2))))))
  (entails_points2 (fun y_q101 y_q102 h9 => (Or.elim h9 (fun h10 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x_x : Int) (h11 : x_x = I.toInt .i32 (M t_M [x_b, x_o])) =>
  (have h12 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_o]) ∧ I.toInt .i32 (M t_M [x_b, x_o]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, x_o, _, rfl, h7, ((fact_21 h8 h6) : x_o < (x_T + 15) / 16), rfl⟩) rfl rfl);
  (have h13 : 0 ≤ x_x ∧ x_x < x_P := ⟨(int_lab_ecb_lac h12.1 h11), (int_eab_tbc_tac h11 h12.2)⟩;
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q101 y_q102 h10.1 (reduce_congr1 (fun y_q103 =>
  ⟨(fun h14 => ⟨h14.1.1.1, (fact_23 h14.1.1.2 h14.1.2)⟩), (fun h14 => ⟨⟨⟨h14.1, (fact_24 h8 h14.2)⟩, (fact_25 h14.2)⟩, h10.2⟩)⟩)
  (fun y_q103 h14 => rfl)))))))))
  : (known_7 I M x_B x_T x_P x_D x_b x_n x_o x_x (max 0 (min 16 (x_n + (-1) * (16 * x_o))))) ⟨a_u, [y_q101, y_q102]⟩ (value_1 I M y_q102 x_P x_b x_n (x_o + 1))))))))
  (fun h10 => (False.elim (int_c13 h7 h10.2)))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.for v_o (.const 0) (.div (.add (.var v_T) (.const 15)) 16)
    (fun e x => known_2 I M (e v_B) (e v_T) (e v_P) (e v_D) (e v_b) x) (body_2 I M)) <|
  .letval v_n .i32 (.read a_l [.var v_b]) (.const 0) (.add (.var v_T) (.const 1))
    (fun e => I.toInt .i32 (M t_L [(e v_b)])) <|
  .seq (.par v_d (.const 0) (.var v_D)
    (fun e x => known_5 I M (e v_B) (e v_T) (e v_P) (e v_D) (e v_b) (e v_n) x) (body_5 I M)) <|
  .scope [a_u] <|
    .for v_o (.const 0) (.div (.add (.var v_n) (.const 15)) 16)
      (fun e x => known_6 I M (e v_B) (e v_T) (e v_P) (e v_D) (e v_b) (e v_n) x) (body_6 I M)

theorem vc_1 (x_B x_T x_P x_D x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_B x_T x_P x_D)) ((base E x_B x_T x_P x_D).set v_b x_b) (known_1 I M x_B x_T x_P x_D x_b) :=
  (vc_seq
  (vc_for_of 0 ((x_T + 15) / 16) rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun y_q45 h4 => (Or.elim h4 (fun h5 => (at_right (at_left (at_points1 y_q45 (Or.inl h5.1) rfl))))
  (fun h5 => (at_right (at_left (at_points1 y_q45 (Or.inr h5.1) rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun y_q46 y_q47 h4 => (Or.elim h4
  (fun h5 => (at_right (at_right (at_right (at_left (at_points2 y_q46 y_q47 (Or.inl h5.1) rfl))))))
  (fun h5 => (at_right (at_right (at_right (at_left (at_points2 y_q46 y_q47 (Or.inr h5.1) rfl)))))))))
  (entails_and
  (entails_points2 (fun y_q48 y_q49 h4 => (Or.elim h4 (fun h5 => (False.elim (int_c147 h5.1.1.2.1 h5.1.2)))
  (fun h5 => (at_right (at_right (at_right (at_right (at_left (at_points2 y_q48 y_q49 h5 rfl))))))))))
  (entails_points2 (fun y_q50 y_q51 h4 => (Or.elim h4 (fun h5 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q50 y_q51 (Or.inl h5.1) rfl)))))))
  (fun h5 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q50 y_q51 (Or.inr h5.1) rfl)))))))))))))))
  : Heap.Entails (known_1 I M x_B x_T x_P x_D x_b) (known_2 I M x_B x_T x_P x_D x_b 0))
  (fun x_o h4 h5 => (vc_2 x_B x_T x_P x_D x_b x_o hl hM hR h0 h1 h2 h3 h4 h5))
  (fun x_o h4 h5 => (kept_2 x_B x_T x_P x_D x_b x_o hl hM hR h0 h1 h2 h3 h4 h5)))
  (vc_letval_of (M t_L [x_b]) (ev_read ((at_right (at_left (at_points1 x_b
  (Or.elim h1 (fun h4 => ((Classical.em (0 < x_T)).elim (fun h5 => (Or.inl ⟨⟨⟨h2, h3⟩, h4⟩, h5⟩))
  (fun h5 => (Or.inr ⟨⟨⟨h2, h3⟩, (int_lba_ntba_eab h0.1.1.2 h5)⟩, (fact_26 h5)⟩))))
  (fun h4 => (Or.inr ⟨⟨⟨h2, h3⟩, (fact_7 h0.1.1.2 h2 h3 h4)⟩, (fact_27 h2 h3 h4)⟩))) rfl)))
  : (known_2 I M x_B x_T x_P x_D x_b (max 0 ((x_T + 15) / 16))) ⟨a_l, [x_b]⟩ (M t_L [x_b]))) rfl 0
  (x_T + 1) rfl rfl
  (have h4 : 0 ≤ I.toInt .i32 (M t_L [x_b]) ∧ I.toInt .i32 (M t_L [x_b]) < x_T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [x_b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  h4)
  (fun (x_n : Int) (h4 : x_n = I.toInt .i32 (M t_L [x_b])) (h5 : 0 ≤ x_n) (h6 : x_n < x_T + 1) =>
  (vc_seq (vc_par_of 0 x_D rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun y_q56 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_left (at_points1 y_q56 ((Classical.em (0 < x_T)).elim (fun h9 => (Or.inl ⟨h8, h9⟩))
  (fun h9 => (Or.inr ⟨⟨⟨h8.1.1, h8.1.2⟩, (int_lba_ntba_eab h0.1.1.2 h9)⟩, (fact_26 h9)⟩))) rfl))))
  (fun h8 => (at_right (at_left (at_points1 y_q56 (Or.inr ⟨h8.1, (fact_28 h8.1.2)⟩) rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun y_q57 y_q58 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_left (at_points2 y_q57 y_q58 ((Classical.em (0 < x_T)).elim (fun h9 => (Or.inl ⟨h8, h9⟩)) (fun h9 =>
  (Or.inr ⟨⟨⟨⟨h8.1.1.1, h8.1.1.2⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (int_lba_ntba_eab h0.1.1.2 h9)⟩, (fact_26 h9)⟩)))
  rfl)))))) (fun h8 =>
  (at_right (at_right (at_right (at_left (at_points2 y_q57 y_q58 (Or.inr ⟨h8.1, (fact_28 h8.1.2)⟩) rfl)))))))))
  (entails_and (entails_points2 (fun y_q59 y_q60 h7 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q59 y_q60 ((Classical.em (y_q59 = x_b)).elim
  (fun h8 => (Or.inl ⟨⟨⟨h8, ⟨h7.1.1.1, h7.1.1.2⟩⟩, (int_c224 h7.1.1.2)⟩, h7.2⟩))
  (fun h8 => (Or.inr ⟨⟨⟨h7.1.1.1, h7.1.1.2⟩, ⟨h7.1.2.1, (int_lab_neab_tab h7.1.2.2 h8)⟩⟩, h7.2⟩)))
  rfl)))))))) (entails_and (entails_points2 (fun y_q61 y_q62 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q61 y_q62 ((Classical.em (0 < x_T)).elim (fun h9 => (Or.inl ⟨h8, h9⟩)) (fun h9 =>
  (Or.inr ⟨⟨⟨⟨h8.1.1.1, h8.1.1.2⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (int_lba_ntba_eab h0.1.1.2 h9)⟩, (fact_26 h9)⟩)))
  rfl))))))) (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q61 y_q62 (Or.inr ⟨h8.1, (fact_28 h8.1.2)⟩) rfl))))))))))
  (entails_points2 (fun y_q63 y_q64 h7 => (False.elim (Or.elim h7 (fun h8 => (int_lab_tba_F h8.1.2.1 h8.1.2.2))
  (fun h8 => (int_lab_tba_F h8.1.1.2.1 h8.1.1.2.2))))))))))))
  : Heap.Entails (known_2 I M x_B x_T x_P x_D x_b (max 0 ((x_T + 15) / 16))) (known_5 I M x_B x_T x_P x_D x_b x_n 0))
  (fun x_d h7 h8 => (vc_5 x_B x_T x_P x_D x_b x_n x_d hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_d h7 h8 => (kept_5 x_B x_T x_P x_D x_b x_n x_d hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_5 x_B x_T x_P x_D x_b x_n hl hM hR h0 h1 h2 h3 h4 h5 h6))
  (vc_scope (vc_for_of 0 ((x_n + 15) / 16) rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun y_q104 h7 => (Or.elim h7 (fun h8 => (at_right (at_left (at_points1 y_q104 (Or.inl h8) rfl))))
  (fun h8 => (at_right (at_left (at_points1 y_q104 (Or.inr h8.1) rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun y_q105 y_q106 h7 => (Or.elim h7
  (fun h8 => (at_right (at_right (at_right (at_left (at_points2 y_q105 y_q106 (Or.inl h8) rfl))))))
  (fun h8 =>
  (at_right (at_right (at_right (at_left (at_points2 y_q105 y_q106 (Or.inr h8.1) rfl)))))))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_points2 (fun y_q107 y_q108 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q107 y_q108 (Or.inl h8) rfl))))))))
  (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q107 y_q108 (Or.inr h8.1) rfl)))))))))))
  (entails_points2 (fun y_q109 y_q110 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q109 y_q110 (Or.inl ⟨⟨h8.1.1, ⟨h8.1.2.1, (int_lt_max_right h8.1.2.2)⟩⟩, h8.2⟩)
  (Eq.trans ((reduce_empty1 (fun y_q111 => (fun h9 => (int_c147 h9.1.1.1 h9.1.2))))
  : value_1 I M y_q110 x_P x_b x_n 0 = I.fn f_1 []) rfl)))))))))
  (fun h8 => (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q109 y_q110
  (Or.inr ⟨⟨⟨h8.1.1.1.1, ⟨h8.1.1.1.2.1, (int_lt_max_right h8.1.1.1.2.2)⟩⟩, h8.1.1.2⟩, h8.1.2⟩)
  (Eq.trans ((reduce_empty1 (fun y_q112 => (fun h9 => (int_c147 h9.1.1.1 h9.1.2))))
  : value_1 I M y_q110 x_P x_b x_n 0 = I.fn f_1 []) rfl))))))))))))))))))
  : Heap.Entails (known_5 I M x_B x_T x_P x_D x_b x_n (max 0 x_D)) (known_6 I M x_B x_T x_P x_D x_b x_n 0))
  (fun x_o h7 h8 => (vc_6 x_B x_T x_P x_D x_b x_n x_o hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_o h7 h8 => (kept_6 x_B x_T x_P x_D x_b x_n x_o hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8))))))))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (y_q122 y_q123 x_P x_n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < x_n) ∧ y_k0 < 16 * (max 0 ((x_n + 15) / 16))) ∧ 0 < x_P)) (body1 (fun y_k0 => sel (0 ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_L [y_q122])) (M t_K [16 * (I.toInt .i32 (M t_M [y_q122, y_k0 / 16])) + y_k0 % 16, y_q123]) (I.fn f_3 []))))

theorem kept_1 (x_B x_T x_P x_D x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) :
    Heap.Entails ((body_1 I M).post ((base E x_B x_T x_P x_D).set v_b x_b) (known_1 I M x_B x_T x_P x_D x_b)) (known_1 I M x_B x_T x_P x_D (x_b + 1)) :=
  (show Heap.Entails _ (known_1 I M x_B x_T x_P x_D (x_b + 1)) from
  (entails_and (entails_points2 (fun y_q113 y_q114 h4 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (x_n : Int) (h5 : x_n = I.toInt .i32 (M t_L [x_b])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_L [x_b]) ∧ I.toInt .i32 (M t_L [x_b]) < x_T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [x_b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_n ∧ x_n < x_T + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((at_left (at_points2 y_q113 y_q114 h4 rfl))
  : (known_6 I M x_B x_T x_P x_D x_b x_n (max 0 ((x_n + 15) / 16))) ⟨a_k, [y_q113, y_q114]⟩ (M t_K [y_q113, y_q114]))))))))
  (entails_and (entails_points1 (fun y_q115 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (x_n : Int) (h6 : x_n = I.toInt .i32 (M t_L [x_b])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_L [x_b]) ∧ I.toInt .i32 (M t_L [x_b]) < x_T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [x_b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_n ∧ x_n < x_T + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  ((at_right (at_left (at_points1 y_q115 (Or.inl h5) rfl)))
  : (known_6 I M x_B x_T x_P x_D x_b x_n (max 0 ((x_n + 15) / 16))) ⟨a_l, [y_q115]⟩ (M t_L [y_q115])))))))
  (fun h5 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (x_n : Int) (h6 : x_n = I.toInt .i32 (M t_L [x_b])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_L [x_b]) ∧ I.toInt .i32 (M t_L [x_b]) < x_T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [x_b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_n ∧ x_n < x_T + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  ((at_right (at_left (at_points1 y_q115 (Or.inr ⟨⟨h5, (int_c180 h8.1 h6 h5.2 h7.2)⟩, (fact_29 h6 h5.2 h7.2)⟩) rfl)))
  : (known_6 I M x_B x_T x_P x_D x_b x_n (max 0 ((x_n + 15) / 16))) ⟨a_l, [y_q115]⟩ (M t_L [y_q115]))))))))))
  (entails_and (entails_points2 (fun y_q116 y_q117 h4 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (x_n : Int) (h5 : x_n = I.toInt .i32 (M t_L [x_b])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_L [x_b]) ∧ I.toInt .i32 (M t_L [x_b]) < x_T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [x_b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_n ∧ x_n < x_T + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((at_right (at_right (at_left (at_points2 y_q116 y_q117 h4 rfl))))
  : (known_6 I M x_B x_T x_P x_D x_b x_n (max 0 ((x_n + 15) / 16))) ⟨a_m, [y_q116, y_q117]⟩ (M t_M [y_q116, y_q117]))))))))
  (entails_and (entails_points2 (fun y_q118 y_q119 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (x_n : Int) (h6 : x_n = I.toInt .i32 (M t_L [x_b])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_L [x_b]) ∧ I.toInt .i32 (M t_L [x_b]) < x_T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [x_b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_n ∧ x_n < x_T + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  ((at_right (at_right (at_right (at_left (at_points2 y_q118 y_q119 (Or.inl h5) rfl)))))
  : (known_6 I M x_B x_T x_P x_D x_b x_n (max 0 ((x_n + 15) / 16))) ⟨a_q, [y_q118, y_q119]⟩ (M t_Q [y_q118, y_q119])))))))
  (fun h5 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (x_n : Int) (h6 : x_n = I.toInt .i32 (M t_L [x_b])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_L [x_b]) ∧ I.toInt .i32 (M t_L [x_b]) < x_T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [x_b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_n ∧ x_n < x_T + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  ((at_right (at_right (at_right (at_left (at_points2 y_q118 y_q119 (Or.inr ⟨⟨h5, (int_c180 h8.1 h6 h5.2 h7.2)⟩, (fact_29 h6 h5.2 h7.2)⟩)
  rfl)))))
  : (known_6 I M x_B x_T x_P x_D x_b x_n (max 0 ((x_n + 15) / 16))) ⟨a_q, [y_q118, y_q119]⟩ (M t_Q [y_q118, y_q119]))))))))))
  (entails_and (entails_points2 (fun y_q120 y_q121 h4 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (x_n : Int) (h5 : x_n = I.toInt .i32 (M t_L [x_b])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_L [x_b]) ∧ I.toInt .i32 (M t_L [x_b]) < x_T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [x_b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_n ∧ x_n < x_T + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((at_right (at_right (at_right (at_right (at_left (at_points2 y_q120 y_q121 ⟨⟨h4.1.1, ⟨h4.1.2.1, (int_taB_lab h4.1.2.2)⟩⟩, h4.2⟩ rfl))))))
  : (known_6 I M x_B x_T x_P x_D x_b x_n (max 0 ((x_n + 15) / 16))) ⟨a_s, [y_q120, y_q121]⟩ (M t_S [y_q120, y_q121]))))))))
  (entails_points2 (fun y_q122 y_q123 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (x_n : Int) (h6 : x_n = I.toInt .i32 (M t_L [x_b])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_L [x_b]) ∧ I.toInt .i32 (M t_L [x_b]) < x_T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [x_b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_n ∧ x_n < x_T + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  ((Or.elim (((Classical.em (y_q122 < x_b)).elim
  (fun h9 => (Or.inl (Or.inl ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h9⟩⟩, h5.2⟩)))
  (fun h9 => (Or.inr (Or.inl ⟨⟨(int_taB_ntab_eab h5.1.2.2 h9), ⟨h5.1.1.1, h5.1.1.2⟩⟩, h5.2⟩))))
  : (((0 ≤ y_q123 ∧ y_q123 < x_D) ∧ 0 ≤ y_q122 ∧ y_q122 < x_b) ∧ 0 < x_P ∨ ((((0 ≤ y_q123 ∧ y_q123 < x_D) ∧ 0 ≤ y_q122 ∧ y_q122 < x_b) ∧ x_T = 0) ∧ x_n = 0) ∧ (max 0 ((x_n + 15) / 16)) = 0) ∨ ((y_q122 = x_b ∧ 0 ≤ y_q123 ∧ y_q123 < x_D) ∧ 0 < x_P ∨ (((y_q122 = x_b ∧ 0 ≤ y_q123 ∧ y_q123 < x_D) ∧ x_T = 0) ∧ x_n = 0) ∧ (max 0 ((x_n + 15) / 16)) = 0))
  (fun h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q122 y_q123 h9 rfl))))))))
  (fun h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q122 y_q123 h9
  (Eq.trans ((equation_1 x_B x_T x_P x_D y_q122 y_q123 hl hM hR trivial)
  : M t_U [y_q122, y_q123] = value_6 I M x_T y_q122 y_q123)
  (Eq.trans ((reduce_mask1 (law_0 hl) 0 (x_T + (-1) + 1) (fun y_q127 h10 => ⟨h10.1, (int_c3 h10.2)⟩)
  (fun y_q127 h10 => ⟨h10.1.1.1, (fact_30 h6 h10.1.1.2 h7.2)⟩)
  (fun y_q127 h10 h11 => (Eq.trans ((let_congr
  (fun y_m => (sel (0 ≤ y_q127 ∧ y_q127 < y_m) (M t_K [16 * (I.toInt .i32 (M t_M [y_q122, y_q127 / 16])) + y_q127 % 16, y_q123]) (I.fn f_3 [])))
  (Eq.trans (toInt_congr ((at_congr1 (Or.elim h9 (fun h12 => h12.1.1) (fun h12 => h12.1.1.1.1)))
  : M t_L [y_q122] = M t_L [x_b])) (Eq.symm h6)))
  : sel (0 ≤ y_q127 ∧ y_q127 < I.toInt .i32 (M t_L [y_q122])) (M t_K [16 * (I.toInt .i32 (M t_M [y_q122, y_q127 / 16])) + y_q127 % 16, y_q123]) (I.fn f_3 []) = sel (0 ≤ y_q127 ∧ y_q127 < x_n) (M t_K [16 * (I.toInt .i32 (M t_M [y_q122, y_q127 / 16])) + y_q127 % 16, y_q123]) (I.fn f_3 []))
  (Eq.trans ((sel_neg (fun h12 => (fact_31 h10.1 h5.2 h12.2 h11)))
  : sel (0 ≤ y_q127 ∧ y_q127 < x_n) (M t_K [16 * (I.toInt .i32 (M t_M [y_q122, y_q127 / 16])) + y_q127 % 16, y_q123]) (I.fn f_3 []) = I.fn f_3 [])
  rfl))) (fun y_q127 h10 => rfl))
  : value_6 I M x_T y_q122 y_q123 = value_7 I M y_q122 y_q123 x_P x_n)
  (reduce_congr1 (fun y_q128 => ⟨(fun h10 => h10), (fun h10 => h10)⟩)
  (fun y_q128 h10 => (Eq.trans ((let_congr
  (fun y_m => (sel (0 ≤ y_q128 ∧ y_q128 < y_m) (M t_K [16 * (I.toInt .i32 (M t_M [y_q122, y_q128 / 16])) + y_q128 % 16, y_q123]) (I.fn f_3 [])))
  (Eq.trans (toInt_congr ((at_congr1 (Or.elim h9 (fun h11 => h11.1.1) (fun h11 => h11.1.1.1.1)))
  : M t_L [y_q122] = M t_L [x_b])) (Eq.symm h6)))
  : sel (0 ≤ y_q128 ∧ y_q128 < I.toInt .i32 (M t_L [y_q122])) (M t_K [16 * (I.toInt .i32 (M t_M [y_q122, y_q128 / 16])) + y_q128 % 16, y_q123]) (I.fn f_3 []) = sel (0 ≤ y_q128 ∧ y_q128 < x_n) (M t_K [16 * (I.toInt .i32 (M t_M [y_q122, y_q128 / 16])) + y_q128 % 16, y_q123]) (I.fn f_3 []))
  (Eq.trans ((Eq.trans ((sel_pos ⟨h10.1.1.1, h10.1.1.2⟩)
  : sel (0 ≤ y_q128 ∧ y_q128 < x_n) (M t_K [16 * (I.toInt .i32 (M t_M [y_q122, y_q128 / 16])) + y_q128 % 16, y_q123]) (I.fn f_3 []) = M t_K [16 * (I.toInt .i32 (M t_M [y_q122, y_q128 / 16])) + y_q128 % 16, y_q123])
  (have h11 : 0 ≤ I.toInt .i32 (M t_M [y_q122, y_q128 / 16]) ∧ I.toInt .i32 (M t_M [y_q122, y_q128 / 16]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [y_q122, y_q128 / 16]) hR (.head _) (.head _) rfl (region_iff.2 ⟨y_q122, _, rfl, h5.1.2.1, ((int_c33 h3 h5.1.2.2) : y_q122 < x_B), (y_q128 / 16), _, rfl, ((fact_16 h10.1.1.1) : 0 ≤ y_q128 / 16), ((fact_32 h6 h10.1.1.2 h7.2) : y_q128 / 16 < (x_T + 15) / 16), rfl⟩) rfl rfl);
  (Eq.trans ((Eq.trans ((at_congr2 int_add_comm rfl)
  : M t_K [16 * (I.toInt .i32 (M t_M [y_q122, y_q128 / 16])) + y_q128 % 16, y_q123] = M t_K [y_q128 % 16 + 16 * (I.toInt .i32 (M t_M [y_q122, y_q128 / 16])), y_q123])
  (Eq.symm (let_congr (fun y_m => (M t_K [y_q128 % 16 + 16 * y_m, y_q123]))
  (toInt_congr ((at_congr2 (Or.elim h9 (fun h12 => (int_eba_eab h12.1.1)) (fun h12 => (int_eba_eab h12.1.1.1.1)))
  rfl) : M t_M [x_b, y_q128 / 16] = M t_M [y_q122, y_q128 / 16])))))
  : M t_K [16 * (I.toInt .i32 (M t_M [y_q122, y_q128 / 16])) + y_q128 % 16, y_q123] = M t_K [y_q128 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_q128 / 16])), y_q123])
  (Eq.symm (sel_pos ⟨h10.1.1.1, h10.1.1.2⟩)))))
  : sel (0 ≤ y_q128 ∧ y_q128 < x_n) (M t_K [16 * (I.toInt .i32 (M t_M [y_q122, y_q128 / 16])) + y_q128 % 16, y_q123]) (I.fn f_3 []) = sel (0 ≤ y_q128 ∧ y_q128 < x_n) (M t_K [y_q128 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_q128 / 16])), y_q123]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (0 ≤ y_q128 ∧ y_q128 < y_m) (M t_K [y_q128 % 16 + 16 * (I.toInt .i32 (M t_M [x_b, y_q128 / 16])), y_q123]) (I.fn f_3 [])))
  (Eq.symm h6))))))))))))))))))
  : (known_6 I M x_B x_T x_P x_D x_b x_n (max 0 ((x_n + 15) / 16))) ⟨a_u, [y_q122, y_q123]⟩ (M t_U [y_q122, y_q123])))))))
  (fun h5 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (x_n : Int) (h6 : x_n = I.toInt .i32 (M t_L [x_b])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_L [x_b]) ∧ I.toInt .i32 (M t_L [x_b]) < x_T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [x_b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨x_b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_n ∧ x_n < x_T + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  ((Or.elim (((Classical.em (y_q122 < x_b)).elim (fun h9 =>
  (Or.inl (Or.inr ⟨⟨⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h9⟩⟩, h5.2⟩, (int_c180 h8.1 h6 h5.2 h7.2)⟩, (fact_29 h6 h5.2 h7.2)⟩)))
  (fun h9 =>
  (Or.inr (Or.inr ⟨⟨⟨⟨(int_taB_ntab_eab h5.1.2.2 h9), ⟨h5.1.1.1, h5.1.1.2⟩⟩, h5.2⟩, (int_c180 h8.1 h6 h5.2 h7.2)⟩, (fact_29 h6 h5.2 h7.2)⟩))))
  : (((0 ≤ y_q123 ∧ y_q123 < x_D) ∧ 0 ≤ y_q122 ∧ y_q122 < x_b) ∧ 0 < x_P ∨ ((((0 ≤ y_q123 ∧ y_q123 < x_D) ∧ 0 ≤ y_q122 ∧ y_q122 < x_b) ∧ x_T = 0) ∧ x_n = 0) ∧ (max 0 ((x_n + 15) / 16)) = 0) ∨ ((y_q122 = x_b ∧ 0 ≤ y_q123 ∧ y_q123 < x_D) ∧ 0 < x_P ∨ (((y_q122 = x_b ∧ 0 ≤ y_q123 ∧ y_q123 < x_D) ∧ x_T = 0) ∧ x_n = 0) ∧ (max 0 ((x_n + 15) / 16)) = 0))
  (fun h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q122 y_q123 h9 rfl))))))))
  (fun h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q122 y_q123 h9
  (Eq.trans ((Eq.trans ((equation_1 x_B x_T x_P x_D y_q122 y_q123 hl hM hR trivial)
  : M t_U [y_q122, y_q123] = value_6 I M x_T y_q122 y_q123)
  (Eq.trans ((reduce_empty1 (fun y_q130 => (fun h10 => (int_c6 h10.1 h5.2 h10.2))))
  : value_6 I M x_T y_q122 y_q123 = I.fn f_1 []) rfl))
  : M t_U [y_q122, y_q123] = I.fn f_1 [])
  (Eq.symm (reduce_empty1 (fun y_q129 => (fun h10 => (fact_33 h10.1.1.1 h5.2 h6 h10.1.1.2 h7.2)))))))))))))))
  : (known_6 I M x_B x_T x_P x_D x_b x_n (max 0 ((x_n + 15) / 16))) ⟨a_u, [y_q122, y_q123]⟩ (M t_U [y_q122, y_q123]))))))))))))))))

theorem race_1 (x_B x_T x_P x_D : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16)) :
    ParVC I 0 x_B (body_1 I M).erase (fun x_b => ((base E x_B x_T x_P x_D).set v_b x_b)) (fun x_b => (body_1 I M).post ((base E x_B x_T x_P x_D).set v_b x_b) (known_1 I M x_B x_T x_P x_D x_b)) :=
  (race_arrays [a_s, a_u] rfl rfl
  (all_cons (apart2 (fun x_b y_c0 y_c1 => (y_c0 = x_b ∧ 0 < x_P) ∧ 0 ≤ y_c1 ∧ y_c1 < x_T)
  (fun x_b y_c0 y_c1 => ((y_c0 = x_b ∧ 0 < x_P) ∧ 0 < x_D) ∧ 0 ≤ y_c1 ∧ y_c1 < x_T)
  (fun x_b h2 h3 =>
  (w_seq (w_for 0 ((x_T + 15) / 16) rfl rfl (fun x_o h4 h5 => (w_letval 0 x_P rfl rfl
  (fun (x_x : Int) (h6 : 0 ≤ x_x) (h7 : x_x < x_P) => (w_par 0 16 rfl rfl (fun x_r h8 h9 =>
  (w_if_of cond_holds (fun (h10 : 16 * x_o + x_r < x_T) => (w_seq (w_assign2 x_b (16 * x_o + x_r)
  ⟨⟨rfl, ((int_lab_tbc_tac h6 h7) : 0 < x_P)⟩, ⟨((int_c99 h4 h8) : 0 ≤ 16 * x_o + x_r), h10⟩⟩)
  (w_scope (w_for 0 x_D rfl rfl (fun x_d h11 h12 => (w_accumulate2 x_b (16 * x_o + x_r)
  ⟨⟨rfl, ((int_lab_tbc_tac h6 h7) : 0 < x_P)⟩, ⟨((int_c99 h4 h8) : 0 ≤ 16 * x_o + x_r), h10⟩⟩))))))
  (fun (h10 : ¬ 16 * x_o + x_r < x_T) => (w_none rfl))))))))) (w_none rfl))) (fun x_b h2 h3 =>
  (r_seq (r_for 0 ((x_T + 15) / 16) rfl rfl (fun x_o h4 h5 => (r_letval 0 x_P rfl rfl (x_none rfl)
  (fun (x_x : Int) (h6 : 0 ≤ x_x) (h7 : x_x < x_P) => (r_par 0 16 rfl rfl
  (fun x_r h8 h9 => (r_if_of cond_holds (fun (h10 : 16 * x_o + x_r < x_T) => (r_seq (r_none rfl)
  (r_scope (r_for 0 x_D rfl rfl (fun x_d h11 h12 => (r_accumulate2 (x_none rfl) x_b (16 * x_o + x_r)
  ⟨⟨⟨rfl, ((int_lab_tbc_tac h6 h7) : 0 < x_P)⟩, ((int_lab_tbc_tac h11 h12) : 0 < x_D)⟩, ⟨((int_c99 h4 h8) : 0 ≤ 16 * x_o + x_r), h10⟩⟩))))))
  (fun (h10 : ¬ 16 * x_o + x_r < x_T) => (r_none rfl))))))))) (r_none rfl)))
  (fun x_b y_y y_c0 y_c1 h2 h3 h4 h5 h6 h7 =>
  ⟨(fun h8 => (int_eab_eac_nebc_F h7.1.1 h8.1.1.1 h6)), (fun h8 => (int_eab_eac_nebc_F h7.1.1 h8.1.1 h6))⟩))
  (all_cons (apart2
  (fun x_b y_c0 y_c1 => (y_c0 = x_b ∧ 0 < x_P) ∧ 0 ≤ y_c1 ∧ y_c1 < x_D ∨ (y_c0 = x_b ∧ x_T = 0) ∧ 0 ≤ y_c1 ∧ y_c1 < x_D)
  (fun x_b y_c0 y_c1 => ((y_c0 = x_b ∧ 0 < x_T) ∧ 0 < x_P) ∧ 0 ≤ y_c1 ∧ y_c1 < x_D)
  (fun x_b h2 h3 => (w_seq (w_none rfl) (w_letval 0 (x_T + 1) rfl rfl
  (fun (x_n : Int) (h4 : 0 ≤ x_n) (h5 : x_n < x_T + 1) => (w_seq (w_par 0 x_D rfl rfl
  (fun x_d h6 h7 => (w_assign2 x_b x_d ((Or.elim h1 (fun h8 => (Or.inl ⟨⟨int_c1, h8⟩, ⟨h6, h7⟩⟩))
  (fun h8 => (Or.inr ⟨⟨int_c1, (fact_7 h0.1.1.2 h2 h3 h8)⟩, ⟨h6, h7⟩⟩)))
  : (x_b = x_b ∧ 0 < x_P) ∧ 0 ≤ x_d ∧ x_d < x_D ∨ (x_b = x_b ∧ x_T = 0) ∧ 0 ≤ x_d ∧ x_d < x_D))))
  (w_scope (w_for 0 ((x_n + 15) / 16) rfl rfl
  (fun x_o h6 h7 => (w_letval 0 x_P rfl rfl (fun (x_x : Int) (h8 : 0 ≤ x_x) (h9 : x_x < x_P) =>
  (w_for 0 (min 16 (x_n + (-1) * (16 * x_o))) rfl rfl
  (fun x_r h10 h11 => (w_par 0 x_D rfl rfl (fun x_d h12 h13 =>
  (w_accumulate2 x_b x_d (Or.inl ⟨⟨rfl, ((int_lab_tbc_tac h8 h9) : 0 < x_P)⟩, ⟨h12, h13⟩⟩))))))))))))))))
  (fun x_b h2 h3 => (r_seq (r_none rfl)
  (r_letval 0 (x_T + 1) rfl rfl (x_none rfl) (fun (x_n : Int) (h4 : 0 ≤ x_n) (h5 : x_n < x_T + 1) =>
  (r_seq (r_none rfl) (r_scope (r_for 0 ((x_n + 15) / 16) rfl rfl (fun x_o h6 h7 =>
  (r_letval 0 x_P rfl rfl (x_none rfl) (fun (x_x : Int) (h8 : 0 ≤ x_x) (h9 : x_x < x_P) =>
  (r_for 0 (min 16 (x_n + (-1) * (16 * x_o))) rfl rfl
  (fun x_r h10 h11 => (r_par 0 x_D rfl rfl (fun x_d h12 h13 => (r_accumulate2 (x_none rfl) x_b x_d
  ⟨⟨⟨rfl, ((fact_34 h6 h7 h5) : 0 < x_T)⟩, ((int_lab_tbc_tac h8 h9) : 0 < x_P)⟩, ⟨h12, h13⟩⟩)))))))))))))))
  (fun x_b y_y y_c0 y_c1 h2 h3 h4 h5 h6 h7 => (Or.elim h7 (fun h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8.1.1 h9.1.1.1 h6)), (fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1.1 h10.1.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1.1 h10.1.1 h6))))⟩) (fun h8 =>
  ⟨(fun h9 => (int_eab_tba_F h8.1.2 h9.1.1.2)), (fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1.1 h10.1.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1.1 h10.1.1 h6))))⟩)))) all_nil)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_b (.const 0) (.var v_B)
    (fun e x => known_1 I M (e v_B) (e v_T) (e v_P) (e v_D) x) (body_1 I M)

theorem program_vc (x_B x_T x_P x_D : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) :
    (program I M).vc I (impl.HasCell spec (base E x_B x_T x_P x_D)) (base E x_B x_T x_P x_D) (impl.inputHeap spec (base E x_B x_T x_P x_D) M) :=
  (have h1 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16) := ((Classical.em (0 < x_B ∧ 0 < (x_T + 15) / 16)).elim (fun h1 =>
  (have h2 : 0 ≤ I.toInt .i32 (M t_M [0, 0]) ∧ I.toInt .i32 (M t_M [0, 0]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [0, 0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1.1, 0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1.2, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h2.1 h2.2)))) (fun h1 => (Or.inr h1)));
  (vc_par_of 0 x_B rfl rfl (show Heap.Entails _ (known_1 I M x_B x_T x_P x_D 0) from
  (entails_and (entails_points2 (fun y_q131 y_q132 h2 =>
  (at_input (R := (Region.mk t_K [(.const 0, .mul 16 (.var v_P)), (.const 0, .var v_D)])) (b := (Binding.mk a_k t_K [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q131, y_q132]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q131, _, rfl, h2.2.1, h2.2.2, y_q132, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun y_q133 h2 => (Or.elim h2 (fun h3 =>
  (at_input (R := (Region.mk t_L [(.const 0, .var v_B)])) (b := (Binding.mk a_l t_L [v_i0] [.var v_i0] none)) (p := [y_q133]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨y_q133, _, rfl, h3.1.1, h3.1.2, rfl⟩) rfl rfl)) (fun h3 =>
  (at_input (R := (Region.mk t_L [(.const 0, .var v_B)])) (b := (Binding.mk a_l t_L [v_i0] [.var v_i0] none)) (p := [y_q133]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨y_q133, _, rfl, h3.1.1, h3.1.2, rfl⟩) rfl rfl)))))
  (entails_and (entails_points2 (fun y_q134 y_q135 h2 =>
  (at_input (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (b := (Binding.mk a_m t_M [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q134, y_q135]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q134, _, rfl, h2.1.1.2.1, h2.1.1.2.2, y_q135, _, rfl, h2.1.1.1, ((fact_35 h2.2) : y_q135 < (x_T + 15) / 16), rfl⟩)
  rfl rfl))) (entails_and (entails_points2 (fun y_q136 y_q137 h2 => (Or.elim h2 (fun h3 =>
  (at_input (R := (Region.mk t_Q [(.const 0, .var v_B), (.const 0, .var v_D)])) (b := (Binding.mk a_q t_Q [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q136, y_q137]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨y_q136, _, rfl, h3.1.2.1, h3.1.2.2, y_q137, _, rfl, h3.1.1.1, h3.1.1.2, rfl⟩) rfl
  rfl)) (fun h3 =>
  (at_input (R := (Region.mk t_Q [(.const 0, .var v_B), (.const 0, .var v_D)])) (b := (Binding.mk a_q t_Q [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q136, y_q137]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨y_q136, _, rfl, h3.1.2.1, h3.1.2.2, y_q137, _, rfl, h3.1.1.1, h3.1.1.2, rfl⟩) rfl
  rfl))))) (entails_and
  (entails_points2 (fun y_q138 y_q139 h2 => (False.elim (int_lab_tba_F h2.1.2.1 h2.1.2.2))))
  (entails_points2 (fun y_q140 y_q141 h2 => (False.elim (Or.elim h2 (fun h3 => (int_lab_tba_F h3.1.2.1 h3.1.2.2))
  (fun h3 => (int_lab_tba_F h3.1.2.1 h3.1.2.2))))))))))))
  (fun x_b h2 h3 => (vc_1 x_B x_T x_P x_D x_b hl hM hR h0 h1 h2 h3))
  (fun x_b h2 h3 => (kept_1 x_B x_T x_P x_D x_b hl hM hR h0 h1 h2 h3))
  (race_1 x_B x_T x_P x_D hl hM hR h0 h1)))

theorem output_0_4 (x_B x_T x_P x_D y_q142 y_q143 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 ≤ y_q142) (h2 : y_q142 < x_B) (h3 : 0 ≤ y_q143) (h4 : y_q143 < x_T) :
    ((program I M).post (base E x_B x_T x_P x_D) (impl.inputHeap spec (base E x_B x_T x_P x_D) M)) ⟨a_s, [y_q142, y_q143]⟩ (M t_S [y_q142, y_q143]) :=
  (have h5 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16) := (have h5 : 0 ≤ I.toInt .i32 (M t_M [0, 0]) ∧ I.toInt .i32 (M t_M [0, 0]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [0, 0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), ((int_lab_tbc_tac h1 h2) : 0 < x_B), 0, _, rfl, (show (0 : Int) ≤ 0 from by decide), ((fact_36 h3 h4) : 0 < (x_T + 15) / 16), rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h5.1 h5.2)));
  ((at_right (at_right (at_right (at_right (at_left (at_points2 y_q142 y_q143
  ⟨⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩, (Or.elim h5 (fun h6 => h6) (fun h6 => (False.elim (fact_37 h1 h3 h2 h4 h6))))⟩
  rfl))))))
  : (known_1 I M x_B x_T x_P x_D (max 0 x_B)) ⟨a_s, [y_q142, y_q143]⟩ (M t_S [y_q142, y_q143])))

theorem output_1_5 (x_B x_T x_P x_D y_q144 y_q145 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_B x_T x_P x_D) M) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (h1 : 0 ≤ y_q144) (h2 : y_q144 < x_B) (h3 : 0 ≤ y_q145) (h4 : y_q145 < x_D) :
    ((program I M).post (base E x_B x_T x_P x_D) (impl.inputHeap spec (base E x_B x_T x_P x_D) M)) ⟨a_u, [y_q144, y_q145]⟩ (M t_U [y_q144, y_q145]) :=
  (have h5 : 0 < x_P ∨ ¬ (0 < x_B ∧ 0 < (x_T + 15) / 16) := ((Classical.em (0 < x_B ∧ 0 < (x_T + 15) / 16)).elim (fun h5 =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_M [0, 0]) ∧ I.toInt .i32 (M t_M [0, 0]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [0, 0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h5.1, 0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h5.2, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h6.1 h6.2)))) (fun h5 => (Or.inr h5)));
  ((at_right (at_right (at_right (at_right (at_right (at_points2 y_q144 y_q145
  (Or.elim h5 (fun h6 => (Or.inl ⟨⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩, h6⟩))
  (fun h6 => (Or.inr ⟨⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩, (fact_7 h0.1.1.2 h1 h2 h6)⟩))) rfl))))))
  : (known_1 I M x_B x_T x_P x_D (max 0 x_B)) ⟨a_u, [y_q144, y_q145]⟩ (M t_U [y_q144, y_q145])))

theorem consistent (E : Env) (x_B x_T x_P x_D : Int) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) : spec.Consistent (base E x_B x_T x_P x_D) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_B x_T x_P x_D : Int) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_B x_T x_P x_D) :=
  solvable_layers (consistent E x_B x_T x_P x_D h0)
    (fun t => if t = t_S then 0 else if t = t_U then 1 else 0) (by decide)

theorem placed (E : Env) (x_B x_T x_P x_D : Int) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) : impl.LayoutOk spec (base E x_B x_T x_P x_D) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_B x_T x_P x_D : Int) : Ten → List Int → Prop := fun t p => if t = t_S then ((0 ≤ (p.getD 1 0) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_B) ∧ 0 < x_D) ∧ 16 * ((p.getD 1 0) / 16) < x_T ∨ x_D = 0 else if t = t_U then (((((p.getD 1 0) < 0 ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_B) ∧ x_P = 0) ∧ 0 < x_T ∨ ((x_D ≤ (p.getD 1 0) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_B) ∧ x_P = 0) ∧ 0 < x_T) ∨ ((0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_D) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_B) ∧ 0 < x_T) ∨ x_T = 0 else True

theorem covered_0 (E : Env) (x_B x_T x_P x_D : Int) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (y_p0 y_p1 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_B) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_T) :
    spec.Given (inside x_B x_T x_P x_D) (base E x_B x_T x_P x_D) t_S [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.head _) rfl rfl rfl
  (((Classical.em (0 < x_D)).elim (fun h5 => (Or.inl ⟨⟨⟨h3, ⟨h1, h2⟩⟩, h5⟩, (fact_38 h4)⟩))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.2 h5))))
  : ((0 ≤ y_p1 ∧ 0 ≤ y_p0 ∧ y_p0 < x_B) ∧ 0 < x_D) ∧ 16 * (y_p1 / 16) < x_T ∨ x_D = 0)
  (cond_holds.2 (trivial : True)))

theorem covered_1 (E : Env) (x_B x_T x_P x_D : Int) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (y_p0 y_p1 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_B) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_D) :
    spec.Given (inside x_B x_T x_P x_D) (base E x_B x_T x_P x_D) t_U [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.tail _ (.head _)) rfl rfl rfl
  (((Classical.em (0 < x_T)).elim (fun h5 => (Or.inl (Or.inr ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩)))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.1.1.2 h5))))
  : ((((y_p1 < 0 ∧ 0 ≤ y_p0 ∧ y_p0 < x_B) ∧ x_P = 0) ∧ 0 < x_T ∨ ((x_D ≤ y_p1 ∧ 0 ≤ y_p0 ∧ y_p0 < x_B) ∧ x_P = 0) ∧ 0 < x_T) ∨ ((0 ≤ y_p1 ∧ y_p1 < x_D) ∧ 0 ≤ y_p0 ∧ y_p0 < x_B) ∧ 0 < x_T) ∨ x_T = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_B x_T x_P x_D : Int) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (x_b x_t : Int) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h1 : True) (h2 : ((0 ≤ x_t ∧ 0 ≤ x_b ∧ x_b < x_B) ∧ 0 < x_D) ∧ 16 * (x_t / 16) < x_T ∨ x_D = 0) :
    TExp.Defined I M (spec.Given (inside x_B x_T x_P x_D) (base E x_B x_T x_P x_D)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_d] (.and (.le (.const 0) (.var v_d)) (.lt (.var v_d) (.var v_D))) (.fn (.builtin "*" .f32) [.access t_Q [.var v_b, .var v_d], .letval d_0 .i32 (.access t_M [.var v_b, .div (.var v_t) 16]) (.access t_K [.add (.mul 16 (.var d_0)) (.mod (.var v_t) 16), .var v_d])])) (((base E x_B x_T x_P x_D).set v_b x_b).set v_t x_t) :=
  (defined_reduce_some1 0 x_D (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_D) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_D) => (defined_fn (defined_cons
  (defined_access (given_input (p := [x_b, y_d0]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨x_b, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_b), ((Or.elim h2 (fun h4 => h4.1.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : x_b < x_B), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons
  (defined_letval (defined_access (given_input (p := [x_b, x_t / 16]) (.head _) rfl rfl
  (region_iff.2 ⟨x_b, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_b), ((Or.elim h2 (fun h4 => h4.1.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : x_b < x_B), (x_t / 16), _, rfl, ((Or.elim h2 (fun h4 => (fact_16 h4.1.1.1)) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2))))
  : 0 ≤ x_t / 16), ((Or.elim h2 (fun h4 => (fact_35 h4.2)) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2))))
  : x_t / 16 < (x_T + 15) / 16), rfl⟩))) rfl
  (fun (y_d1 : Int) (h4 : y_d1 = I.toInt .i32 (M t_M [x_b, x_t / 16])) =>
  (have h5 : 0 ≤ I.toInt .i32 (M t_M [x_b, x_t / 16]) ∧ I.toInt .i32 (M t_M [x_b, x_t / 16]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, x_t / 16]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, ((Or.elim h2 (fun h5 => h5.1.1.2.1) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2)))) : 0 ≤ x_b), ((Or.elim h2 (fun h5 => h5.1.1.2.2) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2)))) : x_b < x_B), (x_t / 16), _, rfl, ((Or.elim h2 (fun h5 => (fact_16 h5.1.1.1)) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2))))
  : 0 ≤ x_t / 16), ((Or.elim h2 (fun h5 => (fact_35 h5.2)) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2))))
  : x_t / 16 < (x_T + 15) / 16), rfl⟩) rfl rfl);
  (have h6 : 0 ≤ y_d1 ∧ y_d1 < x_P := ⟨(int_lab_ecb_lac h5.1 h4), (int_eab_tbc_tac h4 h5.2)⟩;
  (defined_access (given_input (p := [16 * y_d1 + x_t % 16, y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨(16 * y_d1 + x_t % 16), _, rfl, ((fact_39 h6.1) : 0 ≤ 16 * y_d1 + x_t % 16), ((fact_40 h4 h5.2) : 16 * y_d1 + x_t % 16 < 16 * x_P), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))))
  defined_nil)))))

theorem defined_1 (E : Env) (x_B x_T x_P x_D : Int) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) (x_b x_d : Int) (hR : spec.InRange I (base E x_B x_T x_P x_D) M) (h1 : True) (h2 : ((((x_d < 0 ∧ 0 ≤ x_b ∧ x_b < x_B) ∧ x_P = 0) ∧ 0 < x_T ∨ ((x_D ≤ x_d ∧ 0 ≤ x_b ∧ x_b < x_B) ∧ x_P = 0) ∧ 0 < x_T) ∨ ((0 ≤ x_d ∧ x_d < x_D) ∧ 0 ≤ x_b ∧ x_b < x_B) ∧ 0 < x_T) ∨ x_T = 0) :
    TExp.Defined I M (spec.Given (inside x_B x_T x_P x_D) (base E x_B x_T x_P x_D)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_t] (.and (.le (.const 0) (.var v_t)) (.lt (.var v_t) (.var v_T))) (.letval d_0 .i32 (.access t_L [.var v_b]) (.select (.and (.le (.const 0) (.var v_t)) (.lt (.var v_t) (.var d_0))) (.letval d_1 .i32 (.access t_M [.var v_b, .div (.var v_t) 16]) (.access t_K [.add (.mul 16 (.var d_1)) (.mod (.var v_t) 16), .var v_d])) (.fn (.special .f32 "-0.0") [])))) (((base E x_B x_T x_P x_D).set v_b x_b).set v_d x_d) :=
  (defined_reduce_some1 0 x_T (defined_fn defined_nil) (fun (y_d2 : Int) => cond_holds)
  (fun (y_d2 : Int) (h3 : 0 ≤ y_d2 ∧ y_d2 < x_T) => h3)
  (fun (y_d2 : Int) (h3 : 0 ≤ y_d2 ∧ y_d2 < x_T) =>
  (defined_letval (defined_access (given_input (p := [x_b]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨x_b, _, rfl, (show 0 ≤ x_b from by omega), (show x_b < x_B from by omega), rfl⟩)))
  rfl (fun (y_d3 : Int) (h4 : y_d3 = I.toInt .i32 (M t_L [x_b])) =>
  (have h5 : 0 ≤ I.toInt .i32 (M t_L [x_b]) ∧ I.toInt .i32 (M t_L [x_b]) < x_T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [x_b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨x_b, _, rfl, (show 0 ≤ x_b from by omega), (show x_b < x_B from by omega), rfl⟩) rfl rfl);
  (have h6 : 0 ≤ y_d3 ∧ y_d3 < x_T + 1 := ⟨(int_lab_ecb_lac h5.1 h4), (int_eab_tbc_tac h4 h5.2)⟩;
  (defined_select_of cond_holds (fun (h7 : 0 ≤ y_d2 ∧ y_d2 < y_d3) =>
  (defined_letval (defined_access (given_input (p := [x_b, y_d2 / 16]) (.head _) rfl rfl
  (region_iff.2 ⟨x_b, _, rfl, (show 0 ≤ x_b from by omega), (show x_b < x_B from by omega), (y_d2 / 16), _, rfl, ((fact_16 h3.1) : 0 ≤ y_d2 / 16), ((fact_41 h3.2) : y_d2 / 16 < (x_T + 15) / 16), rfl⟩)))
  rfl (fun (y_d4 : Int) (h8 : y_d4 = I.toInt .i32 (M t_M [x_b, y_d2 / 16])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [x_b, y_d2 / 16]) ∧ I.toInt .i32 (M t_M [x_b, y_d2 / 16]) < x_P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [x_b, y_d2 / 16]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_b, _, rfl, (show 0 ≤ x_b from by omega), (show x_b < x_B from by omega), (y_d2 / 16), _, rfl, ((fact_16 h3.1) : 0 ≤ y_d2 / 16), ((fact_41 h3.2) : y_d2 / 16 < (x_T + 15) / 16), rfl⟩) rfl rfl);
  (have h10 : 0 ≤ y_d4 ∧ y_d4 < x_P := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  (defined_access (given_input (p := [16 * y_d4 + y_d2 % 16, x_d]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨(16 * y_d4 + y_d2 % 16), _, rfl, ((fact_39 h10.1) : 0 ≤ 16 * y_d4 + y_d2 % 16), ((fact_40 h8 h9.2) : 16 * y_d4 + y_d2 % 16 < 16 * x_P), x_d, _, rfl, (show 0 ≤ x_d from by omega), (show x_d < x_D from by omega), rfl⟩))))))))
  (fun (h7 : ¬ (0 ≤ y_d2 ∧ y_d2 < y_d3)) => (defined_fn defined_nil)))))))))

theorem defined (E : Env) (x_B x_T x_P x_D : Int) (h0 : ((0 ≤ x_B ∧ 0 ≤ x_T) ∧ 0 ≤ x_P) ∧ 0 ≤ x_D) : spec.Defined (base E x_B x_T x_P x_D) :=
  defined_of (inside x_B x_T x_P x_D)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E x_B x_T x_P x_D h0 y_p0 y_p1 a0 a1 a2 a3))
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_1 E x_B x_T x_P x_D h0 y_p0 y_p1 a0 a1 a2 a3))
    all_nil))
    (fun V I M hM hR => (all_cons (well_defined2 (fun x_b x_t => cond_holds) (fun x_b x_t g k => defined_0 E x_B x_T x_P x_D h0 x_b x_t hR g k))
    (all_cons (well_defined2 (fun x_b x_d => cond_holds) (fun x_b x_d g k => defined_1 E x_B x_T x_P x_D h0 x_b x_d hR g k))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    (all_cons ⟨(by decide), (by decide)⟩ (all_cons ⟨(by decide), (by decide)⟩ all_nil))
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (((0 ≤ (E v_B) ∧ 0 ≤ (E v_T)) ∧ 0 ≤ (E v_P)) ∧ 0 ≤ (E v_D)))
    (fun E => base E (E v_B) (E v_T) (E v_P) (E v_D)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_B) (E v_T) (E v_P) (E v_D) a) (fun E a => placed E (E v_B) (E v_T) (E v_P) (E v_D) a)
    (fun E a => consistent E (E v_B) (E v_T) (E v_P) (E v_D) a) (fun E a => solvable E (E v_B) (E v_T) (E v_P) (E v_D) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_B) (E v_T) (E v_P) (E v_D) hl hM hR a)
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))), rfl⟩ all_nil))
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_4 (E v_B) (E v_T) (E v_P) (E v_D) y_p0 y_p1 hl hM hR a b0 b1 b2 b3)) (all_cons (fun h => absurd h (by decide)) all_nil)))))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_1_5 (E v_B) (E v_T) (E v_P) (E v_D) y_p0 y_p1 hl hM hR a b0 b1 b2 b3)) all_nil)))))) all_nil)))


end Redverify.Certificate.pages
