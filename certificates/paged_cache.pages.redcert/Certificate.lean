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

abbrev base (E : Env) (B T P D : Int) : Env := ((((E.set v_B B).set v_T T).set v_P P).set v_D D)

theorem base_self (E : Env) : base E (E v_B) (E v_T) (E v_P) (E v_D) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_s : ∀ b ∈ impl.bindings, b.array = a_s → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))

theorem shape_a_u : ∀ b ∈ impl.bindings, b.array = a_u → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))

theorem fact_0 {a b c : Int} (h0 : a < c) (h1 : b < 16) : 16 * a + b < 16 * c :=
  by omega

theorem fact_1 {a : Int} : 16 * a / 16 = a :=
  by omega

theorem fact_2 {a b c : Int} (h0 : 0 ≤ c) (h1 : a = c + 16 * b) (h2 : c < 16) : a / 16 = b :=
  by omega

theorem fact_3 {a b c d : Int} (h0 : 0 ≤ c) (h1 : b = c + 16 * d) (h2 : c < 16) : a + b % 16 = a + c :=
  by omega

theorem fact_4 {a b c : Int} (h0 : 16 * c + a < b) : a < b + (-16) * c :=
  by omega

theorem fact_5 {a b c d x_e : Int} (h0 : a ≤ b) (h1 : a ≤ c) (h2 : b < d) (h3 : c < x_e) (h4 : ¬ (a < d ∧ a < x_e)) : False :=
  by omega

theorem fact_6 {a b : Int} (h0 : a < (b + 15) / 16) : 16 * a < b :=
  by omega

theorem fact_7 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : b < c) (h3 : ¬ (0 < c ∧ 0 < (a + 15) / 16)) : a = 0 :=
  by omega

theorem fact_8 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : b < c) (h3 : a < d + 1) (h4 : ¬ (0 < c ∧ 0 < (d + 15) / 16)) : a = 0 :=
  by omega

theorem fact_9 {a b c d : Int} (h0 : a < c) (h1 : b < (min 16 d)) : 16 * a + b < 16 * c :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : 0 ≤ b) (h1 : b < (min 16 d)) : a + b = (16 * c + b) % 16 + a :=
  by omega

theorem fact_11 {a b c : Int} (h0 : 0 ≤ b) (h1 : b < (min 16 c)) : (16 * a + b) / 16 = a :=
  by omega

theorem fact_12 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : a = b + 16 * c) : 0 ≤ a :=
  by omega

theorem fact_13 {a b c d x_e : Int} (h0 : a = c + d) (h1 : c < (min x_e (b + (-1) * d))) : a < b :=
  by omega

theorem fact_14 {a b c d x_e : Int} (h0 : c < (min d (b + (-1) * x_e))) (h1 : a < c + x_e) : a < b :=
  by omega

theorem fact_15 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : a = b + 16 * c) : 0 ≤ a / 16 :=
  by omega

theorem fact_16 {a : Int} (h0 : 0 ≤ a) : 0 ≤ a / 16 :=
  by omega

theorem fact_17 {a b c d x_e f : Int} (h0 : a = c + d) (h1 : c < (min x_e (f + (-1) * d))) (h2 : f < b + 1) : a / 16 < (b + 15) / 16 :=
  by omega

theorem fact_18 {a b c d x_e f : Int} (h0 : c < (min d (x_e + (-1) * f))) (h1 : a < c + f) (h2 : x_e < b + 1) : a / 16 < (b + 15) / 16 :=
  by omega

theorem fact_19 {a b c d x_e f g : Int} (h0 : a ≤ b) (h1 : a ≤ c) (h2 : b < d) (h3 : c < (x_e + f) / 16) (h4 : x_e < g + 1) (h5 : ¬ (a < d ∧ a < (g + f) / 16)) : False :=
  by omega

theorem fact_20 {a b c : Int} (h0 : a < (c + 15) / 16) (h1 : c < b + 1) : 16 * a < b :=
  by omega

theorem fact_21 {a b c d : Int} (h0 : a < (d + c) / 16) (h1 : d < b + 1) : a < (b + c) / 16 :=
  by omega

theorem fact_22 {a b c : Int} (h0 : c < (b + 15) / 16) (h1 : a < 0 + 16 * c) : a < b :=
  by omega

theorem fact_23 {a b c d : Int} (h0 : a < c) (h1 : a < 16 * (d + 1)) : a < (max b (min 16 (c + (-1) * (16 * d)))) + 16 * d :=
  by omega

theorem fact_24 {a b c d : Int} (h0 : c < (b + 15) / 16) (h1 : a < (max 0 (min d (b + (-1) * (16 * c)))) + 16 * c) : a < b :=
  by omega

theorem fact_25 {a b c : Int} (h0 : a < (max 0 (min 16 c)) + 16 * b) : a < 16 * (b + 1) :=
  by omega

theorem fact_26 {a : Int} (h0 : ¬ 0 < a) : (max 0 ((a + 15) / 16)) = 0 :=
  by omega

theorem fact_27 {a b c d : Int} (h0 : a ≤ c) (h1 : c < d) (h2 : ¬ (a < d ∧ a < b)) : (max a b) = a :=
  by omega

theorem fact_28 {a : Int} (h0 : a = 0) : (max 0 ((a + 15) / 16)) = 0 :=
  by omega

theorem fact_29 {a b c : Int} (h0 : b ≤ a) (h1 : c = b) (h2 : a < c + 1) : a = b :=
  by omega

theorem fact_30 {a b : Int} (h0 : b = 0) (h1 : a < b + 1) : (max 0 ((a + 15) / 16)) = 0 :=
  by omega

theorem fact_31 {a b c d : Int} (h0 : a ≤ b) (h1 : a < c) (h2 : b < d) (h3 : ¬ (((a ≤ b ∧ b < d) ∧ b < 16 * (max a ((d + 15) / 16))) ∧ a < c)) : False :=
  by omega

theorem fact_32 {a b c : Int} (h0 : a < c) (h1 : c < b + 1) : a / 16 < (b + 15) / 16 :=
  by omega

theorem fact_33 {a b c d : Int} (h0 : a ≤ b) (h1 : c = a) (h2 : b < d) (h3 : d < c + 1) : False :=
  by omega

theorem fact_34 {a b c : Int} (h0 : 0 ≤ b) (h1 : b < (c + 15) / 16) (h2 : c < a + 1) : 0 < a :=
  by omega

theorem fact_35 {a b : Int} (h0 : 16 * a < b) : a < (b + 15) / 16 :=
  by omega

theorem fact_36 {a b : Int} (h0 : 0 ≤ b) (h1 : b < a) : 0 < (a + 15) / 16 :=
  by omega

theorem fact_37 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : a < c) (h3 : b < d) (h4 : ¬ (0 < c ∧ 0 < (d + 15) / 16)) : False :=
  by omega

theorem fact_38 {a b : Int} (h0 : a < b) : 16 * (a / 16) < b :=
  by omega

theorem fact_39 {a b : Int} (h0 : 0 ≤ a) : 0 ≤ 16 * a + b % 16 :=
  by omega

theorem fact_40 {a b c : Int} (h0 : a < c) : 16 * a + b % 16 < 16 * c :=
  by omega

theorem fact_41 {a b : Int} (h0 : a < b) : a / 16 < (b + 15) / 16 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (B T P D : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E B T P D) M) (hR : spec.InRange I (base E B T P D) M)
include hl hM hR

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (b d o r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < d)) (body1 (fun y_k0 => I.fn f_2 [M t_Q [b, y_k0], M t_K [16 * (I.toInt .i32 (M t_M [b, o])) + r, y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c1 P b n o : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < n) ∧ y_k0 < 16 * o) ∧ 0 < P)) (body1 (fun y_k0 => sel (0 ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_L [b])) (M t_K [y_k0 % 16 + 16 * (I.toInt .i32 (M t_M [b, y_k0 / 16])), c1]) (I.fn f_3 []))))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c1 b o r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < r + 16 * o)) (body1 (fun y_k0 => sel (0 ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_L [b])) (M t_K [y_k0 % 16 + 16 * (I.toInt .i32 (M t_M [b, y_k0 / 16])), c1]) (I.fn f_3 []))))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c1 b d o r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = r + 16 * o ∧ c1 < d ∨ 0 ≤ y_k0 ∧ y_k0 < r + 16 * o)) (body1 (fun y_k0 => sel (0 ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_L [b])) (M t_K [y_k0 % 16 + 16 * (I.toInt .i32 (M t_M [b, y_k0 / 16])), c1]) (I.fn f_3 []))))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (b d o r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ d)) (body1 (fun y_k0 => I.fn f_2 [M t_Q [b, y_k0], M t_K [16 * (I.toInt .i32 (M t_M [b, 16 * o / 16])) + r, y_k0]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (b d o r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ r + 16 * o)) (body1 (fun y_k0 => sel (0 ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_L [b])) (M t_K [y_k0 % 16 + 16 * (I.toInt .i32 (M t_M [b, y_k0 / 16])), d]) (I.fn f_3 []))))

theorem equation_0 (b t : Int) (h0 : True) :
    (M t_S [b, t]) = (value_0 I M b D (t / 16) (t % 16)) :=
  (Eq.trans (hM _ (.head _) [b, t] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_d] (.and (.le (.const 0) (.var v_d)) (.lt (.var v_d) (.var v_D))) (.fn f_2 [.access t_Q [.var v_b, .var v_d], .letval d_0 .i32 (.access t_M [.var v_b, .div (.var v_t) 16]) (.access t_K [.add (.mul 16 (.var d_0)) (.mod (.var v_t) 16), .var v_d])])) (((base E B T P D).set v_b b).set v_t t) = _ from
  (eval_reduce_some1 rfl (fun (d : Int) => cond_holds) (fun (d : Int) (h1 : 0 ≤ d ∧ d < D) => rfl))))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (T b d : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < T)) (body1 (fun y_k0 => sel (0 ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_L [b])) (M t_K [16 * (I.toInt .i32 (M t_M [b, y_k0 / 16])) + y_k0 % 16, d]) (I.fn f_3 []))))

theorem equation_1 (b d : Int) (h0 : True) :
    (M t_U [b, d]) = (value_6 I M T b d) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [b, d] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_t] (.and (.le (.const 0) (.var v_t)) (.lt (.var v_t) (.var v_T))) (.letval d_0 .i32 (.access t_L [.var v_b]) (.select (.and (.le (.const 0) (.var v_t)) (.lt (.var v_t) (.var d_0))) (.letval d_1 .i32 (.access t_M [.var v_b, .div (.var v_t) 16]) (.access t_K [.add (.mul 16 (.var d_1)) (.mod (.var v_t) 16), .var v_d])) (.fn f_3 [])))) (((base E B T P D).set v_b b).set v_d d) = _ from
  (eval_reduce_some1 rfl (fun (t : Int) => cond_holds)
  (fun (t : Int) (h1 : 0 ≤ t ∧ t < T) => (eval_letval rfl (eval_select_of cond_holds rfl rfl))))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (P D : Int) : Heap V :=
  .points2 a_k
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < 16 * P)
    (fun c0 c1 => (M t_K [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (B T P : Int) : Heap V :=
  .points1 a_l
    (fun c0 => (0 ≤ c0 ∧ c0 < B) ∧ 0 < P ∨ (0 ≤ c0 ∧ c0 < B) ∧ T = 0)
    (fun c0 => (M t_L [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (B T P : Int) : Heap V :=
  .points2 a_m
    (fun c0 c1 => ((0 ≤ c1 ∧ 0 ≤ c0 ∧ c0 < B) ∧ 0 < P) ∧ 16 * c1 < T)
    (fun c0 c1 => (M t_M [c0, c1]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (B T P D : Int) : Heap V :=
  .points2 a_q
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < B) ∧ 0 < P ∨ ((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < B) ∧ T = 0)
    (fun c0 c1 => (M t_Q [c0, c1]))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (T P b : Int) : Heap V :=
  .points2 a_s
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < T) ∧ 0 ≤ c0 ∧ c0 < b) ∧ 0 < P)
    (fun c0 c1 => (M t_S [c0, c1]))

noncomputable def known_1_5 (I : Interp V) (M : Model V) (T P D b : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ 0 < P ∨ ((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ T = 0)
    (fun c0 c1 => (M t_U [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (B T P D b : Int) : Heap V :=
  ((known_1_0 I M P D).and ((known_1_1 I M B T P).and ((known_1_2 I M B T P).and ((known_1_3 I M B T P D).and ((known_1_4 I M T P b).and (known_1_5 I M T P D b))))))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (B T P o : Int) : Heap V :=
  .points1 a_l
    (fun c0 => ((0 ≤ c0 ∧ c0 < B) ∧ 0 < P) ∧ 0 < T ∨ ((0 ≤ c0 ∧ c0 < B) ∧ T = 0) ∧ o = 0)
    (fun c0 => (M t_L [c0]))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (B T P D o : Int) : Heap V :=
  .points2 a_q
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < B) ∧ 0 < P) ∧ 0 < T ∨ (((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < B) ∧ T = 0) ∧ o = 0)
    (fun c0 c1 => (M t_Q [c0, c1]))

noncomputable def known_2_4 (I : Interp V) (M : Model V) (T P b o : Int) : Heap V :=
  .points2 a_s
    (fun c0 c1 => ((c0 = b ∧ 0 ≤ c1 ∧ c1 < T) ∧ c1 < 16 * o) ∧ 0 < P ∨ ((0 ≤ c1 ∧ c1 < T) ∧ 0 ≤ c0 ∧ c0 < b) ∧ 0 < P)
    (fun c0 c1 => (M t_S [c0, c1]))

noncomputable def known_2_5 (I : Interp V) (M : Model V) (T P D b o : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ 0 < P) ∧ 0 < T ∨ (((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ T = 0) ∧ o = 0)
    (fun c0 c1 => (M t_U [c0, c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (B T P D b o : Int) : Heap V :=
  ((known_1_0 I M P D).and ((known_2_1 I M B T P o).and ((known_1_2 I M B T P).and ((known_2_3 I M B T P D o).and ((known_2_4 I M T P b o).and (known_2_5 I M T P D b o))))))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (B : Int) : Heap V :=
  .points1 a_l
    (fun c0 => 0 ≤ c0 ∧ c0 < B)
    (fun c0 => (M t_L [c0]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (B T : Int) : Heap V :=
  .points2 a_m
    (fun c0 c1 => (0 ≤ c1 ∧ 0 ≤ c0 ∧ c0 < B) ∧ 16 * c1 < T)
    (fun c0 c1 => (M t_M [c0, c1]))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (B D : Int) : Heap V :=
  .points2 a_q
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < B)
    (fun c0 c1 => (M t_Q [c0, c1]))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (T b o r : Int) : Heap V :=
  .points2 a_s
    (fun c0 c1 => (c0 = b ∧ 0 ≤ c1 ∧ c1 < T) ∧ c1 < r + 16 * o ∨ (0 ≤ c1 ∧ c1 < T) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 => (M t_S [c0, c1]))

noncomputable def known_3_5 (I : Interp V) (M : Model V) (D b : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 => (M t_U [c0, c1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (B T P D b o x r : Int) : Heap V :=
  ((known_1_0 I M P D).and ((known_3_1 I M B).and ((known_3_2 I M B T).and ((known_3_3 I M B D).and ((known_3_4 I M T b o r).and (known_3_5 I M D b))))))

noncomputable def known_4_4 (I : Interp V) (M : Model V) (T b o r : Int) : Heap V :=
  .points2 a_s
    (fun c0 c1 => c0 = b ∧ 0 ≤ c1 ∧ c1 < r + 16 * o ∨ (0 ≤ c1 ∧ c1 < T) ∧ 0 ≤ c0 ∧ c0 < b)
    (fun c0 c1 => (M t_S [c0, c1]))

noncomputable def known_4_5 (I : Interp V) (M : Model V) (P b o r d : Int) : Heap V :=
  .points2 a_s
    (fun c0 c1 => c0 = b ∧ c1 = r + 16 * o)
    (fun c0 c1 => (value_0 I M b d o r))

noncomputable def known_4 (I : Interp V) (M : Model V) (B T P D b o x r d : Int) : Heap V :=
  ((known_1_0 I M P D).and ((known_3_1 I M B).and ((known_3_2 I M B T).and ((known_3_3 I M B D).and ((known_4_4 I M T b o r).and ((known_4_5 I M P b o r d).and (known_3_5 I M D b)))))))

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

theorem vc_4 (b o x r d : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : 0 ≤ o) (h5 : o < (T + 15) / 16) (h6 : x = I.toInt .i32 (M t_M [b, o])) (h7 : 0 ≤ x) (h8 : x < P) (h9 : 0 ≤ r) (h10 : r < 16) (h11 : 16 * o + r < T) (h12 : 0 ≤ d) (h13 : d < D) :
    (body_4 I M).vc I (impl.HasCell spec (base E B T P D)) ((((((base E B T P D).set v_b b).set v_o o).set v_x x).set v_r r).set v_d d) (known_4 I M B T P D b o x r d) :=
  (vc_accumulate_of (value_0 I M b d o r)
  (I.fn f_2 [M t_Q [b, d], M t_K [16 * x + r, d]])
  ((at_right (at_right (at_right (at_right (at_right (at_left (at_points2 b (16 * o + r) ⟨rfl, int_add_comm⟩ rfl)))))))
  : (known_4 I M B T P D b o x r d) ⟨a_s, [b, 16 * o + r]⟩ (value_0 I M b d o r)) (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 b d ⟨⟨h12, h13⟩, ⟨h2, h3⟩⟩ rfl)))))
  : (known_4 I M B T P D b o x r d) ⟨a_q, [b, d]⟩ (M t_Q [b, d]))) (ev_cons
  (ev_read ((at_left (at_points2 (16 * x + r) d ⟨⟨h12, h13⟩, ⟨(int_c99 h7 h9), (fact_0 h8 h10)⟩⟩ rfl))
  : (known_4 I M B T P D b o x r d) ⟨a_k, [16 * x + r, d]⟩ (M t_K [16 * x + r, d]))) ev_nil)))
  ((Eq.trans
  ((fn_congr2 (reduce_congr1 (fun q1 => ⟨(fun h14 => h14), (fun h14 => h14)⟩) (fun q1 h14 =>
  (fn_congr2 rfl (Eq.trans ((let_congr (fun y_m => (M t_K [16 * y_m + r, q1])) (Eq.symm h6))
  : M t_K [16 * (I.toInt .i32 (M t_M [b, o])) + r, q1] = M t_K [16 * x + r, q1])
  (Eq.trans rfl (Eq.symm (let_congr (fun y_m => (M t_K [16 * y_m + r, q1]))
  (Eq.trans (toInt_congr ((at_congr2 rfl fact_1) : M t_M [b, 16 * o / 16] = M t_M [b, o]))
  (Eq.symm h6))))))))) rfl)
  : I.fn f_0 [value_0 I M b d o r, I.fn f_2 [M t_Q [b, d], M t_K [16 * x + r, d]]] = I.fn f_0 [value_0 I M b d (16 * o / 16) r, I.fn f_2 [M t_Q [b, d], M t_K [16 * x + r, d]]])
  (append1 d 0 (d + 1) (fun q0 h14 => ⟨h14.1, (int_lab_taB h14.2)⟩)
  (fun q0 => ⟨(fun h14 => ((Classical.em (q0 < d)).elim (fun h15 => (Or.inl ⟨h14.1, h15⟩))
  (fun h15 => (Or.inr (int_lab_ntab_eab h14.2 h15))))), (fun h14 => (Or.elim h14 (fun h15 => ⟨h15.1, (int_tab_lab h15.2)⟩)
  (fun h15 => ⟨(int_lab_ecb_lac h12 h15), (int_eab_lab h15)⟩)))⟩) (fun q0 h14 => h14.2)
  (fun q0 h14 => rfl)
  (fn_congr2 rfl (Eq.trans rfl (Eq.symm (let_congr (fun y_m => (M t_K [16 * y_m + r, d]))
  (Eq.trans (toInt_congr ((at_congr2 rfl fact_1) : M t_M [b, 16 * o / 16] = M t_M [b, o]))
  (Eq.symm h6))))))))
  : I.fn f_0 [value_0 I M b d o r, I.fn f_2 [M t_Q [b, d], M t_K [16 * x + r, d]]] = value_4 I M b d o r))

theorem kept_4 (b o x r d : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : 0 ≤ o) (h5 : o < (T + 15) / 16) (h6 : x = I.toInt .i32 (M t_M [b, o])) (h7 : 0 ≤ x) (h8 : x < P) (h9 : 0 ≤ r) (h10 : r < 16) (h11 : 16 * o + r < T) (h12 : 0 ≤ d) (h13 : d < D) :
    Heap.Entails ((body_4 I M).post ((((((base E B T P D).set v_b b).set v_o o).set v_x x).set v_r r).set v_d d) (known_4 I M B T P D b o x r d)) (known_4 I M B T P D b o x r (d + 1)) :=
  (show Heap.Entails _ (known_4 I M B T P D b o x r (d + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_points2 (fun q2 q3 h14 =>
  (Or.elim h14 (fun h15 => (at_set_ne2 q2 q3 b (16 * o + r) (fun h16 => (int_c49 h16.2 h15.2.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q2 q3 h14 rfl))))))))
  (fun h15 => (at_set_ne2 q2 q3 b (16 * o + r) (fun h16 => (int_eab_tab_F h16.1 h15.2.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q2 q3 h14 rfl))))))))))) (entails_and
  (entails_points2 (fun q4 q5 h14 => (at_set_eq2 q4 q5 b (16 * o + r) ⟨h14.1, (int_c5 h14.2)⟩ ((reduce_congr1
  (fun q6 => ⟨(fun h15 => ⟨h15.1, (int_taB_lab h15.2)⟩), (fun h15 => ⟨h15.1, (int_lab_taB h15.2)⟩)⟩)
  (fun q6 h15 =>
  (fn_congr2 rfl (Eq.trans ((let_congr (fun y_m => (M t_K [16 * y_m + r, q6])) (Eq.symm h6))
  : M t_K [16 * (I.toInt .i32 (M t_M [b, o])) + r, q6] = M t_K [16 * x + r, q6])
  (Eq.trans rfl (Eq.symm (let_congr (fun y_m => (M t_K [16 * y_m + r, q6]))
  (Eq.trans (toInt_congr ((at_congr2 rfl fact_1) : M t_M [b, 16 * o / 16] = M t_M [b, o]))
  (Eq.symm h6))))))))) : value_0 I M b (d + 1) o r = value_4 I M b d o r))))
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

theorem vc_3 (b o x r : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : 0 ≤ o) (h5 : o < (T + 15) / 16) (h6 : x = I.toInt .i32 (M t_M [b, o])) (h7 : 0 ≤ x) (h8 : x < P) (h9 : 0 ≤ r) (h10 : r < 16) :
    (body_3 I M).vc I (impl.HasCell spec (base E B T P D)) (((((base E B T P D).set v_b b).set v_o o).set v_x x).set v_r r) (known_3 I M B T P D b o x r) :=
  (vc_if_of cond_holds
  (fun (h11 : 16 * o + r < T) => (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at2 (b := (Binding.mk a_s t_S [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_S [(.const 0, .var v_B), (.const 0, .var v_T)])) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [b, 16 * o + r]
  (region_iff.2 ⟨b, _, rfl, h2, h3, (16 * o + r), _, rfl, ((int_c99 h4 h9) : 0 ≤ 16 * o + r), h11, rfl⟩)
  shape_a_s rfl rfl ⟨h2, ((int_c99 h4 h9) : 0 ≤ 16 * o + r)⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 D rfl rfl (show Heap.Entails _ (known_4 I M B T P D b o x r 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_points2 (fun q7 q8 h12 =>
  (Or.elim h12 (fun h13 => (at_set_ne2 q7 q8 b (16 * o + r) (fun h14 => (int_c49 h14.2 h13.2.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q7 q8 (Or.inl ⟨⟨h13.1, ⟨h13.2.1, (int_c176 h13.2.2 h11)⟩⟩, h13.2.2⟩) rfl))))))))
  (fun h13 => (at_set_ne2 q7 q8 b (16 * o + r) (fun h14 => (int_eab_tab_F h14.1 h13.2.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q7 q8 (Or.inr h13) rfl)))))))))))
  (entails_and
  (entails_points2 (fun q9 q10 h12 => (at_set_eq2 q9 q10 b (16 * o + r) ⟨h12.1, (int_c5 h12.2)⟩
  ((Eq.trans ((reduce_empty1 (fun q11 => (fun h13 => (int_lab_tba_F h13.1 h13.2))))
  : value_0 I M b 0 o r = I.fn f_1 []) rfl)
  : value_0 I M b 0 o r = I.fn f_1 [])))) (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))))
  (fun d h12 h13 => (vc_4 B T P D hl hM hR b o x r d h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))
  (fun d h12 h13 =>
  (kept_4 B T P D hl hM hR b o x r d h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))))))
  (fun (h11 : ¬ 16 * o + r < T) => vc_skip))

theorem kept_3 (b o x r : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : 0 ≤ o) (h5 : o < (T + 15) / 16) (h6 : x = I.toInt .i32 (M t_M [b, o])) (h7 : 0 ≤ x) (h8 : x < P) (h9 : 0 ≤ r) (h10 : r < 16) :
    Heap.Entails ((body_3 I M).post (((((base E B T P D).set v_b b).set v_o o).set v_x x).set v_r r) (known_3 I M B T P D b o x r)) (known_3 I M B T P D b o x (r + 1)) :=
  (show Heap.Entails _ (known_3 I M B T P D b o x (r + 1)) from
  (entails_and (entails_points2 (fun q12 q13 h11 =>
  (at_if_of cond_holds (fun (h12 : 16 * o + r < T) => (at_left (at_points2 q12 q13 h11 rfl)))
  (fun (h12 : ¬ 16 * o + r < T) => (at_left (at_points2 q12 q13 h11 rfl))))))
  (entails_and (entails_points1 (fun q14 h11 =>
  (at_if_of cond_holds (fun (h12 : 16 * o + r < T) => (at_right (at_left (at_points1 q14 h11 rfl))))
  (fun (h12 : ¬ 16 * o + r < T) => (at_right (at_left (at_points1 q14 h11 rfl)))))))
  (entails_and (entails_points2 (fun q15 q16 h11 => (at_if_of cond_holds
  (fun (h12 : 16 * o + r < T) => (at_right (at_right (at_left (at_points2 q15 q16 h11 rfl)))))
  (fun (h12 : ¬ 16 * o + r < T) => (at_right (at_right (at_left (at_points2 q15 q16 h11 rfl))))))))
  (entails_and
  (entails_points2 (fun q17 q18 h11 => (at_if_of cond_holds (fun (h12 : 16 * o + r < T) =>
  (at_right (at_right (at_right (at_left (at_points2 q17 q18 h11 rfl))))))
  (fun (h12 : ¬ 16 * o + r < T) =>
  (at_right (at_right (at_right (at_left (at_points2 q17 q18 h11 rfl))))))))) (entails_and
  (entails_points2 (fun q19 q20 h11 => (Or.elim h11 (fun h12 => (at_if_of cond_holds (fun (h13 : 16 * o + r < T) =>
  (Or.elim (((Classical.em (q20 < r + 16 * o)).elim (fun h14 => (Or.inl (Or.inl ⟨h12.1.1, ⟨h12.1.2.1, h14⟩⟩)))
  (fun h14 => (Or.inr ⟨h12.1.1, (int_c226 h12.2 h14)⟩)))
  : (q19 = b ∧ 0 ≤ q20 ∧ q20 < r + 16 * o ∨ (0 ≤ q20 ∧ q20 < T) ∧ 0 ≤ q19 ∧ q19 < b) ∨ q19 = b ∧ q20 = r + 16 * o)
  (fun h14 => (at_right (at_right (at_right (at_right (at_left (at_points2 q19 q20 h14 rfl)))))))
  (fun h14 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q19 q20 h14 ((Eq.trans ((equation_0 B T P D hl hM hR q19 q20 trivial)
  : M t_S [q19, q20] = value_0 I M q19 D (q20 / 16) (q20 % 16)) (reduce_congr1 (fun q22 =>
  ⟨(fun h15 => ⟨h15.1, (int_lt_max_right h15.2)⟩), (fun h15 => ⟨h15.1, (int_c8 h0.2 h15.2)⟩)⟩)
  (fun q22 h15 => (fn_congr2 (at_congr2 h12.1.1 rfl)
  (Eq.trans ((let_congr (fun y_m => (M t_K [16 * y_m + q20 % 16, q22])) (Eq.trans
  (toInt_congr ((at_congr2 h12.1.1 (fact_2 h9 h14.2 h10)) : M t_M [q19, q20 / 16] = M t_M [b, o]))
  (Eq.symm h6)))
  : M t_K [16 * (I.toInt .i32 (M t_M [q19, q20 / 16])) + q20 % 16, q22] = M t_K [16 * x + q20 % 16, q22])
  (Eq.trans
  ((at_congr2 (fact_3 h9 h14.2 h10) rfl) : M t_K [16 * x + q20 % 16, q22] = M t_K [16 * x + r, q22])
  (Eq.symm (let_congr (fun y_m => (M t_K [16 * y_m + r, q22])) (Eq.symm h6)))))))))
  : M t_S [q19, q20] = value_0 I M b (max 0 D) o r))))))))))) (fun (h13 : ¬ 16 * o + r < T) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q19 q20 (Or.inl ⟨h12.1, ((int_c124 h12.1.2.2 h13) : q20 < r + 16 * o)⟩) rfl)))))))))
  (fun h12 => (at_if_of cond_holds (fun (h13 : 16 * o + r < T) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q19 q20 (Or.inr h12) rfl)))))))
  (fun (h13 : ¬ 16 * o + r < T) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q19 q20 (Or.inr h12) rfl))))))))))))
  (entails_points2 (fun q23 q24 h11 => (at_if_of cond_holds (fun (h12 : 16 * o + r < T) =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q23 q24 h11 rfl))))))))
  (fun (h12 : ¬ 16 * o + r < T) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q23 q24 h11 rfl))))))))))))))))

theorem race_3 (b o x : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : 0 ≤ o) (h5 : o < (T + 15) / 16) (h6 : x = I.toInt .i32 (M t_M [b, o])) (h7 : 0 ≤ x) (h8 : x < P) :
    ParVC I 0 16 (body_3 I M).erase (fun r => (((((base E B T P D).set v_b b).set v_o o).set v_x x).set v_r r)) (fun r => (body_3 I M).post (((((base E B T P D).set v_b b).set v_o o).set v_x x).set v_r r) (known_3 I M B T P D b o x r)) :=
  (race_arrays [a_s] rfl rfl
  (all_cons (apart2 (fun r c0 c1 => (c0 = b ∧ c1 = r + 16 * o) ∧ r < T + (-16) * o)
  (fun r c0 c1 => ((c0 = b ∧ c1 = r + 16 * o) ∧ 0 < D) ∧ r < T + (-16) * o) (fun r h9 h10 =>
  (w_if_of cond_holds (fun (h11 : 16 * o + r < T) => (w_seq (w_assign2 b (16 * o + r)
  ⟨⟨rfl, (int_add_comm : 16 * o + r = r + 16 * o)⟩, ((fact_4 h11) : r < T + (-16) * o)⟩)
  (w_scope (w_for 0 D rfl rfl (fun d h12 h13 => (w_accumulate2 b (16 * o + r)
  ⟨⟨rfl, (int_add_comm : 16 * o + r = r + 16 * o)⟩, ((fact_4 h11) : r < T + (-16) * o)⟩))))))
  (fun (h11 : ¬ 16 * o + r < T) => (w_none rfl))))
  (fun r h9 h10 => (r_if_of cond_holds (fun (h11 : 16 * o + r < T) => (r_seq (r_none rfl)
  (r_scope (r_for 0 D rfl rfl (fun d h12 h13 => (r_accumulate2 (x_none rfl) b (16 * o + r)
  ⟨⟨⟨rfl, (int_add_comm : 16 * o + r = r + 16 * o)⟩, ((int_lab_tbc_tac h12 h13) : 0 < D)⟩, ((fact_4 h11) : r < T + (-16) * o)⟩))))))
  (fun (h11 : ¬ 16 * o + r < T) => (r_none rfl)))) (fun r y_y c0 c1 h9 h10 h11 h12 h13 h14 =>
  ⟨(fun h15 => (int_c32 h14.1.2 h15.1.1.2 h13)), (fun h15 => (int_c32 h14.1.2 h15.1.2 h13))⟩))
  all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_x .i32 (.read a_m [.var v_b, .var v_o]) (.const 0) (.var v_P)
    (fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)])) <|
  .par v_r (.const 0) (.const 16)
    (fun e x => known_3 I M (e v_B) (e v_T) (e v_P) (e v_D) (e v_b) (e v_o) (e v_x) x) (body_3 I M)

theorem vc_2 (b o : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : 0 ≤ o) (h5 : o < (T + 15) / 16) :
    (body_2 I M).vc I (impl.HasCell spec (base E B T P D)) (((base E B T P D).set v_b b).set v_o o) (known_2 I M B T P D b o) :=
  (vc_letval_of (M t_M [b, o]) (ev_read ((at_right (at_right (at_left (at_points2 b o
  ⟨⟨⟨h4, ⟨h2, h3⟩⟩, (Or.elim h1 (fun h6 => h6) (fun h6 => (False.elim (fact_5 h2 h4 h3 h5 h6))))⟩, (fact_6 h5)⟩
  rfl)))) : (known_2 I M B T P D b o) ⟨a_m, [b, o]⟩ (M t_M [b, o]))) rfl 0 P rfl rfl
  (have h6 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  h6) (fun (x : Int) (h6 : x = I.toInt .i32 (M t_M [b, o])) (h7 : 0 ≤ x) (h8 : x < P) =>
  (vc_par_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points1 (fun q25 h9 =>
  (at_right (at_left (at_points1 q25 (Or.inl ⟨⟨h9, (int_lab_tbc_tac h7 h8)⟩, (int_c587 h4 h5)⟩) rfl)))))
  (entails_and (entails_points2 (fun q26 q27 h9 =>
  (at_right (at_right (at_left (at_points2 q26 q27 ⟨⟨h9.1, (int_lab_tbc_tac h7 h8)⟩, h9.2⟩ rfl))))))
  (entails_and (entails_points2 (fun q28 q29 h9 =>
  (at_right (at_right (at_right (at_left (at_points2 q28 q29 (Or.inl ⟨⟨h9, (int_lab_tbc_tac h7 h8)⟩, (int_c587 h4 h5)⟩) rfl)))))))
  (entails_and (entails_points2 (fun q30 q31 h9 => (Or.elim h9 (fun h10 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q30 q31 (Or.inl ⟨⟨h10.1, (int_lt_zero_add h10.2)⟩, (int_lab_tbc_tac h7 h8)⟩) rfl)))))))
  (fun h10 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q30 q31 (Or.inr ⟨h10, (int_lab_tbc_tac h7 h8)⟩) rfl))))))))))
  (entails_points2 (fun q32 q33 h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q32 q33 (Or.inl ⟨⟨h9, (int_lab_tbc_tac h7 h8)⟩, (int_c587 h4 h5)⟩) rfl)))))))))))))
  : Heap.Entails (known_2 I M B T P D b o) (known_3 I M B T P D b o x 0))
  (fun r h9 h10 => (vc_3 B T P D hl hM hR b o x r h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun r h9 h10 => (kept_3 B T P D hl hM hR b o x r h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (race_3 B T P D hl hM hR b o x h0 h1 h2 h3 h4 h5 h6 h7 h8))))

theorem kept_2 (b o : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : 0 ≤ o) (h5 : o < (T + 15) / 16) :
    Heap.Entails ((body_2 I M).post (((base E B T P D).set v_b b).set v_o o) (known_2 I M B T P D b o)) (known_2 I M B T P D b (o + 1)) :=
  (show Heap.Entails _ (known_2 I M B T P D b (o + 1)) from
  (entails_and (entails_points2 (fun q34 q35 h6 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h7 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h8 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h9 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  ((at_left (at_points2 q34 q35 h6 rfl))
  : (known_3 I M B T P D b o x 16) ⟨a_k, [q34, q35]⟩ (M t_K [q34, q35]))))))))
  (entails_and (entails_points1 (fun q36 h6 => (Or.elim h6 (fun h7 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h8 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_left (at_points1 q36 h7.1.1 rfl)))
  : (known_3 I M B T P D b o x 16) ⟨a_l, [q36]⟩ (M t_L [q36])))))))
  (fun h7 => (False.elim (int_c13 h4 h7.2)))))) (entails_and (entails_points2 (fun q37 q38 h6 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h7 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h8 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h9 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  ((at_right (at_right (at_left (at_points2 q37 q38 ⟨h6.1.1, h6.2⟩ rfl))))
  : (known_3 I M B T P D b o x 16) ⟨a_m, [q37, q38]⟩ (M t_M [q37, q38]))))))))
  (entails_and (entails_points2 (fun q39 q40 h6 => (Or.elim h6 (fun h7 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h8 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_right (at_left (at_points2 q39 q40 h7.1.1 rfl)))))
  : (known_3 I M B T P D b o x 16) ⟨a_q, [q39, q40]⟩ (M t_Q [q39, q40])))))))
  (fun h7 => (False.elim (int_c13 h4 h7.2))))))
  (entails_and (entails_points2 (fun q41 q42 h6 => (Or.elim h6 (fun h7 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h8 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_right (at_right (at_left (at_points2 q41 q42 (Or.inl ⟨h7.1.1, (int_c399 h7.1.2)⟩) rfl))))))
  : (known_3 I M B T P D b o x 16) ⟨a_s, [q41, q42]⟩ (M t_S [q41, q42]))))))) (fun h7 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h8 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_right (at_right (at_left (at_points2 q41 q42 (Or.inr h7.1) rfl))))))
  : (known_3 I M B T P D b o x 16) ⟨a_s, [q41, q42]⟩ (M t_S [q41, q42]))))))))))
  (entails_points2 (fun q43 q44 h6 => (Or.elim h6 (fun h7 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h8 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h4, h5, rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_right (at_right (at_right (at_points2 q43 q44 h7.1.1 rfl))))))
  : (known_3 I M B T P D b o x 16) ⟨a_u, [q43, q44]⟩ (M t_U [q43, q44])))))))
  (fun h7 => (False.elim (int_c13 h4 h7.2))))))))))))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (B T P n : Int) : Heap V :=
  .points1 a_l
    (fun c0 => (0 ≤ c0 ∧ c0 < B) ∧ 0 < P ∨ ((0 ≤ c0 ∧ c0 < B) ∧ T = 0) ∧ n = 0)
    (fun c0 => (M t_L [c0]))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (B T P D n : Int) : Heap V :=
  .points2 a_q
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < B) ∧ 0 < P ∨ (((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < B) ∧ T = 0) ∧ n = 0)
    (fun c0 c1 => (M t_Q [c0, c1]))

noncomputable def known_5_4 (I : Interp V) (M : Model V) (T P b : Int) : Heap V :=
  .points2 a_s
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < T) ∧ 0 ≤ c0 ∧ c0 ≤ b) ∧ 0 < P)
    (fun c0 c1 => (M t_S [c0, c1]))

noncomputable def known_5_5 (I : Interp V) (M : Model V) (T P D b n : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ 0 < P ∨ (((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ T = 0) ∧ n = 0)
    (fun c0 c1 => (M t_U [c0, c1]))

noncomputable def known_5_6 (I : Interp V) (M : Model V) (T P b n d : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => (c0 = b ∧ 0 ≤ c1 ∧ c1 < d) ∧ 0 < P ∨ ((c0 = b ∧ 0 ≤ c1 ∧ c1 < d) ∧ T = 0) ∧ n = 0)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_5 (I : Interp V) (M : Model V) (B T P D b n d : Int) : Heap V :=
  ((known_1_0 I M P D).and ((known_5_1 I M B T P n).and ((known_1_2 I M B T P).and ((known_5_3 I M B T P D n).and ((known_5_4 I M T P b).and ((known_5_5 I M T P D b n).and (known_5_6 I M T P b n d)))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_u [.var v_b, .var v_d] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_5 (b n d : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : n = I.toInt .i32 (M t_L [b])) (h5 : 0 ≤ n) (h6 : n < T + 1) (h7 : 0 ≤ d) (h8 : d < D) :
    (body_5 I M).vc I (impl.HasCell spec (base E B T P D)) ((((base E B T P D).set v_b b).set v_n n).set v_d d) (known_5 I M B T P D b n d) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at2 (b := (Binding.mk a_u t_U [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_U [(.const 0, .var v_B), (.const 0, .var v_D)])) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) [b, d]
  (region_iff.2 ⟨b, _, rfl, h2, h3, d, _, rfl, h7, h8, rfl⟩) shape_a_u rfl rfl ⟨h2, h7⟩) ev_const
  rfl)

theorem kept_5 (b n d : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : n = I.toInt .i32 (M t_L [b])) (h5 : 0 ≤ n) (h6 : n < T + 1) (h7 : 0 ≤ d) (h8 : d < D) :
    Heap.Entails ((body_5 I M).post ((((base E B T P D).set v_b b).set v_n n).set v_d d) (known_5 I M B T P D b n d)) (known_5 I M B T P D b n (d + 1)) :=
  (show Heap.Entails _ (known_5 I M B T P D b n (d + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_points2 (fun q52 q53 h9 =>
  (Or.elim h9 (fun h10 => (at_set_ne2 q52 q53 b d (fun h11 => (int_eab_tab_F h11.1 h10.1.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q52 q53 h9 rfl)))))))))
  (fun h10 => (at_set_ne2 q52 q53 b d (fun h11 => (int_eab_tab_F h11.1 h10.1.1.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q52 q53 h9 rfl))))))))))))
  (entails_points2 (fun q54 q55 h9 => (Or.elim h9
  (fun h10 => ((Classical.em (q54 = b ∧ q55 = d)).elim (fun h11 => (at_set_eq2 q54 q55 b d h11 rfl))
  (fun h11 => (at_set_ne2 q54 q55 b d h11
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q54 q55 (Or.inl ⟨⟨h10.1.1, ⟨h10.1.2.1, (int_c0 h10.1.1 h10.1.2.2 h11)⟩⟩, h10.2⟩) rfl)))))))))))
  (fun h10 => ((Classical.em (q54 = b ∧ q55 = d)).elim (fun h11 => (at_set_eq2 q54 q55 b d h11 rfl))
  (fun h11 => (at_set_ne2 q54 q55 b d h11
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q54 q55
  (Or.inr ⟨⟨⟨h10.1.1.1, ⟨h10.1.1.2.1, (int_c0 h10.1.1.1 h10.1.1.2.2 h11)⟩⟩, h10.1.2⟩, h10.2⟩) rfl)))))))))))))))))))))

theorem race_5 (b n : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : n = I.toInt .i32 (M t_L [b])) (h5 : 0 ≤ n) (h6 : n < T + 1) :
    ParVC I 0 D (body_5 I M).erase (fun d => ((((base E B T P D).set v_b b).set v_n n).set v_d d)) (fun d => (body_5 I M).post ((((base E B T P D).set v_b b).set v_n n).set v_d d) (known_5 I M B T P D b n d)) :=
  (race_arrays [a_u] rfl rfl
  (all_cons (apart2 (fun d c0 c1 => (c0 = b ∧ c1 = d) ∧ 0 < P ∨ ((c0 = b ∧ c1 = d) ∧ T = 0) ∧ n = 0)
  (fun d c0 c1 => (1 : Int) < 0)
  (fun d h7 h8 => (w_assign2 b d ((Or.elim h1 (fun h9 => (Or.inl ⟨⟨int_c1, int_c1⟩, h9⟩))
  (fun h9 => (Or.inr ⟨⟨⟨int_c1, int_c1⟩, (fact_7 h0.1.1.2 h2 h3 h9)⟩, (fact_8 h5 h2 h3 h6 h9)⟩)))
  : (b = b ∧ d = d) ∧ 0 < P ∨ ((b = b ∧ d = d) ∧ T = 0) ∧ n = 0))) (fun d h7 h8 => (r_none rfl))
  (fun d y_y c0 c1 h7 h8 h9 h10 h11 h12 => (Or.elim h12 (fun h13 =>
  ⟨int_not_one_lt_zero, (fun h14 => (Or.elim h14 (fun h15 => (int_eab_eac_nebc_F h13.1.2 h15.1.2 h11))
  (fun h15 => (int_eab_eac_nebc_F h13.1.2 h15.1.1.2 h11))))⟩) (fun h13 =>
  ⟨int_not_one_lt_zero, (fun h14 => (Or.elim h14 (fun h15 => (int_eab_eac_nebc_F h13.1.1.2 h15.1.2 h11))
  (fun h15 => (int_eab_eac_nebc_F h13.1.1.2 h15.1.1.2 h11))))⟩)))) all_nil))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (B T P n o : Int) : Heap V :=
  .points1 a_l
    (fun c0 => (0 ≤ c0 ∧ c0 < B) ∧ 0 < P ∨ (((0 ≤ c0 ∧ c0 < B) ∧ T = 0) ∧ n = 0) ∧ o = 0)
    (fun c0 => (M t_L [c0]))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (B T P D n o : Int) : Heap V :=
  .points2 a_q
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < B) ∧ 0 < P ∨ ((((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < B) ∧ T = 0) ∧ n = 0) ∧ o = 0)
    (fun c0 c1 => (M t_Q [c0, c1]))

noncomputable def known_6_5 (I : Interp V) (M : Model V) (T P D b n o : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ 0 < P ∨ ((((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < b) ∧ T = 0) ∧ n = 0) ∧ o = 0)
    (fun c0 c1 => (M t_U [c0, c1]))

noncomputable def known_6_6 (I : Interp V) (M : Model V) (T P D b n o : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => (c0 = b ∧ 0 ≤ c1 ∧ c1 < D) ∧ 0 < P ∨ (((c0 = b ∧ 0 ≤ c1 ∧ c1 < D) ∧ T = 0) ∧ n = 0) ∧ o = 0)
    (fun c0 c1 => (value_1 I M c1 P b n o))

noncomputable def known_6 (I : Interp V) (M : Model V) (B T P D b n o : Int) : Heap V :=
  ((known_1_0 I M P D).and ((known_6_1 I M B T P n o).and ((known_1_2 I M B T P).and ((known_6_3 I M B T P D n o).and ((known_5_4 I M T P b).and ((known_6_5 I M T P D b n o).and (known_6_6 I M T P D b n o)))))))

noncomputable def known_7_4 (I : Interp V) (M : Model V) (T b : Int) : Heap V :=
  .points2 a_s
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < T) ∧ 0 ≤ c0 ∧ c0 ≤ b)
    (fun c0 c1 => (M t_S [c0, c1]))

noncomputable def known_7_6 (I : Interp V) (M : Model V) (T P D b o r : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => c0 = b ∧ 0 ≤ c1 ∧ c1 < D)
    (fun c0 c1 => (value_2 I M c1 b o r))

noncomputable def known_7 (I : Interp V) (M : Model V) (B T P D b n o x r : Int) : Heap V :=
  ((known_1_0 I M P D).and ((known_3_1 I M B).and ((known_3_2 I M B T).and ((known_3_3 I M B D).and ((known_7_4 I M T b).and ((known_3_5 I M D b).and (known_7_6 I M T P D b o r)))))))

noncomputable def known_8_6 (I : Interp V) (M : Model V) (T P D b o r d : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => c0 = b ∧ 0 ≤ c1 ∧ c1 < D)
    (fun c0 c1 => (value_3 I M c1 b d o r))

noncomputable def known_8 (I : Interp V) (M : Model V) (B T P D b n o x r d : Int) : Heap V :=
  ((known_1_0 I M P D).and ((known_3_1 I M B).and ((known_3_2 I M B T).and ((known_3_3 I M B D).and ((known_7_4 I M T b).and ((known_3_5 I M D b).and (known_8_6 I M T P D b o r d)))))))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_u
    [.var v_b, .var v_d]
    (.read a_k [.add (.mul 16 (.var v_x)) (.var v_r), .var v_d])
    (fun e => (value_5 I M (e v_b) (e v_d) (e v_o) (e v_r)))

theorem vc_8 (b n o x r d : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : n = I.toInt .i32 (M t_L [b])) (h5 : 0 ≤ n) (h6 : n < T + 1) (h7 : 0 ≤ o) (h8 : o < (n + 15) / 16) (h9 : x = I.toInt .i32 (M t_M [b, o])) (h10 : 0 ≤ x) (h11 : x < P) (h12 : 0 ≤ r) (h13 : r < (min 16 (n + (-1) * (16 * o)))) (h14 : 0 ≤ d) (h15 : d < D) :
    (body_8 I M).vc I (impl.HasCell spec (base E B T P D)) (((((((base E B T P D).set v_b b).set v_n n).set v_o o).set v_x x).set v_r r).set v_d d) (known_8 I M B T P D b n o x r d) :=
  (vc_accumulate_of (value_3 I M d b d o r) (M t_K [16 * x + r, d])
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_points2 b d ⟨rfl, ⟨h14, h15⟩⟩ rfl)))))))
  : (known_8 I M B T P D b n o x r d) ⟨a_u, [b, d]⟩ (value_3 I M d b d o r))
  (ev_read ((at_left (at_points2 (16 * x + r) d ⟨⟨h14, h15⟩, ⟨(int_c99 h10 h12), (fact_9 h11 h13)⟩⟩ rfl))
  : (known_8 I M B T P D b n o x r d) ⟨a_k, [16 * x + r, d]⟩ (M t_K [16 * x + r, d])))
  ((append1 (16 * o + r) 0 (16 * o + r + 1) (fun q65 h16 => ⟨h16.1, (int_c9 h16.2)⟩) (fun q65 =>
  ⟨(fun h16 => ((Classical.em (q65 = r + 16 * o)).elim (fun h17 => (Or.inr (int_c5 h17)))
  (fun h17 => (Or.inl (Or.inr ⟨h16.1, (int_lab_neab_tab h16.2 h17)⟩))))), (fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17 (fun h18 => (False.elim (int_irrefl h18.2)))
  (fun h18 => ⟨h18.1, (int_tab_lab h18.2)⟩))) (fun h17 => ⟨(int_c293 h7 h12 h17), (int_c16 h17)⟩)))⟩)
  (fun q65 h16 =>
  (Or.elim h16 (fun h17 => (False.elim (int_irrefl h17.2))) (fun h17 => (int_c24 h17.2))))
  (fun q65 h16 => rfl) (Eq.trans ((Eq.trans ((Eq.trans ((at_congr2 (fact_10 h12 h13) rfl)
  : M t_K [16 * x + r, d] = M t_K [(16 * o + r) % 16 + 16 * x, d])
  (Eq.symm (let_congr (fun y_m => (M t_K [(16 * o + r) % 16 + 16 * y_m, d])) (Eq.trans
  (toInt_congr ((at_congr2 rfl (fact_11 h12 h13)) : M t_M [b, (16 * o + r) / 16] = M t_M [b, o]))
  (Eq.symm h9)))))
  : M t_K [16 * x + r, d] = M t_K [(16 * o + r) % 16 + 16 * (I.toInt .i32 (M t_M [b, (16 * o + r) / 16])), d])
  (Eq.symm (sel_pos ⟨(int_c99 h7 h12), (int_c45 h13)⟩)))
  : M t_K [16 * x + r, d] = sel (0 ≤ 16 * o + r ∧ 16 * o + r < n) (M t_K [(16 * o + r) % 16 + 16 * (I.toInt .i32 (M t_M [b, (16 * o + r) / 16])), d]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (0 ≤ 16 * o + r ∧ 16 * o + r < y_m) (M t_K [(16 * o + r) % 16 + 16 * (I.toInt .i32 (M t_M [b, (16 * o + r) / 16])), d]) (I.fn f_3 [])))
  (Eq.symm h4)))))
  : I.fn f_0 [value_3 I M d b d o r, M t_K [16 * x + r, d]] = value_5 I M b d o r))

theorem kept_8 (b n o x r d : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : n = I.toInt .i32 (M t_L [b])) (h5 : 0 ≤ n) (h6 : n < T + 1) (h7 : 0 ≤ o) (h8 : o < (n + 15) / 16) (h9 : x = I.toInt .i32 (M t_M [b, o])) (h10 : 0 ≤ x) (h11 : x < P) (h12 : 0 ≤ r) (h13 : r < (min 16 (n + (-1) * (16 * o)))) (h14 : 0 ≤ d) (h15 : d < D) :
    Heap.Entails ((body_8 I M).post (((((((base E B T P D).set v_b b).set v_n n).set v_o o).set v_x x).set v_r r).set v_d d) (known_8 I M B T P D b n o x r d)) (known_8 I M B T P D b n o x r (d + 1)) :=
  (show Heap.Entails _ (known_8 I M B T P D b n o x r (d + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and
  (entails_points2 (fun q66 q67 h16 => (at_set_ne2 q66 q67 b d (fun h17 => (int_eab_tab_F h17.1 h16.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q66 q67 h16 rfl))))))))))
  (entails_points2 (fun q68 q69 h16 =>
  ((Classical.em (q68 = b ∧ q69 = d)).elim (fun h17 => (at_set_eq2 q68 q69 b d h17 ((reduce_congr1
  (fun q70 => ⟨(fun h18 => (Or.elim h18 (fun h19 => ⟨(fact_12 h12 h7 h19.1), (int_eab_lab h19.1)⟩)
  (fun h19 => ⟨h19.1, (int_tab_lab h19.2)⟩))), (fun h18 =>
  ((Classical.em (q70 = r + 16 * o)).elim (fun h19 => (Or.inl ⟨h19, (int_eab_taB h17.2)⟩))
  (fun h19 => (Or.inr ⟨h18.1, (int_lab_neab_tab h18.2 h19)⟩))))⟩)
  (fun q70 h18 => (Eq.trans ((let_congr
  (fun y_m => (sel (0 ≤ q70 ∧ q70 < y_m) (M t_K [q70 % 16 + 16 * (I.toInt .i32 (M t_M [b, q70 / 16])), q69]) (I.fn f_3 [])))
  (Eq.symm h4))
  : sel (0 ≤ q70 ∧ q70 < I.toInt .i32 (M t_L [b])) (M t_K [q70 % 16 + 16 * (I.toInt .i32 (M t_M [b, q70 / 16])), q69]) (I.fn f_3 []) = sel (0 ≤ q70 ∧ q70 < n) (M t_K [q70 % 16 + 16 * (I.toInt .i32 (M t_M [b, q70 / 16])), q69]) (I.fn f_3 []))
  (Eq.trans ((Eq.trans
  ((sel_pos ⟨(Or.elim h18 (fun h19 => (fact_12 h12 h7 h19.1)) (fun h19 => h19.1)), (Or.elim h18 (fun h19 => (fact_13 h19.1 h13)) (fun h19 => (fact_14 h13 h19.2)))⟩)
  : sel (0 ≤ q70 ∧ q70 < n) (M t_K [q70 % 16 + 16 * (I.toInt .i32 (M t_M [b, q70 / 16])), q69]) (I.fn f_3 []) = M t_K [q70 % 16 + 16 * (I.toInt .i32 (M t_M [b, q70 / 16])), q69])
  (have h19 : 0 ≤ I.toInt .i32 (M t_M [b, q70 / 16]) ∧ I.toInt .i32 (M t_M [b, q70 / 16]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, q70 / 16]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, (q70 / 16), _, rfl, ((Or.elim h18 (fun h19 => (fact_15 h12 h7 h19.1)) (fun h19 => (fact_16 h19.1))) : 0 ≤ q70 / 16), ((Or.elim h18 (fun h19 => (fact_17 h19.1 h13 h6)) (fun h19 => (fact_18 h13 h19.2 h6)))
  : q70 / 16 < (T + 15) / 16), rfl⟩) rfl rfl); (Eq.trans ((at_congr2 rfl h17.2)
  : M t_K [q70 % 16 + 16 * (I.toInt .i32 (M t_M [b, q70 / 16])), q69] = M t_K [q70 % 16 + 16 * (I.toInt .i32 (M t_M [b, q70 / 16])), d])
  (Eq.symm (sel_pos ⟨(Or.elim h18 (fun h20 => (fact_12 h12 h7 h20.1)) (fun h20 => h20.1)), (Or.elim h18 (fun h20 => (fact_13 h20.1 h13)) (fun h20 => (fact_14 h13 h20.2)))⟩)))))
  : sel (0 ≤ q70 ∧ q70 < n) (M t_K [q70 % 16 + 16 * (I.toInt .i32 (M t_M [b, q70 / 16])), q69]) (I.fn f_3 []) = sel (0 ≤ q70 ∧ q70 < n) (M t_K [q70 % 16 + 16 * (I.toInt .i32 (M t_M [b, q70 / 16])), d]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (0 ≤ q70 ∧ q70 < y_m) (M t_K [q70 % 16 + 16 * (I.toInt .i32 (M t_M [b, q70 / 16])), d]) (I.fn f_3 [])))
  (Eq.symm h4))))))) : value_3 I M q69 b (d + 1) o r = value_5 I M b d o r)))
  (fun h17 => (at_set_ne2 q68 q69 b d h17
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q68 q69 h16 (reduce_congr1 (fun q71 => ⟨(fun h18 =>
  (Or.elim h18 (fun h19 => (Or.inl ⟨h19.1, (int_c0 h16.1 h19.2 h17)⟩)) (fun h19 => (Or.inr h19)))), (fun h18 =>
  (Or.elim h18 (fun h19 => (Or.inl ⟨h19.1, (int_tab_taB h19.2)⟩)) (fun h19 => (Or.inr h19))))⟩)
  (fun q71 h18 => rfl)))))))))))))))))))))

theorem race_8 (b n o x r : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : n = I.toInt .i32 (M t_L [b])) (h5 : 0 ≤ n) (h6 : n < T + 1) (h7 : 0 ≤ o) (h8 : o < (n + 15) / 16) (h9 : x = I.toInt .i32 (M t_M [b, o])) (h10 : 0 ≤ x) (h11 : x < P) (h12 : 0 ≤ r) (h13 : r < (min 16 (n + (-1) * (16 * o)))) :
    ParVC I 0 D (body_8 I M).erase (fun d => (((((((base E B T P D).set v_b b).set v_n n).set v_o o).set v_x x).set v_r r).set v_d d)) (fun d => (body_8 I M).post (((((((base E B T P D).set v_b b).set v_n n).set v_o o).set v_x x).set v_r r).set v_d d) (known_8 I M B T P D b n o x r d)) :=
  (race_arrays [a_u] rfl rfl
  (all_cons (apart2 (fun d c0 c1 => c0 = b ∧ c1 = d) (fun d c0 c1 => c0 = b ∧ c1 = d)
  (fun d h14 h15 => (w_accumulate2 b d ⟨rfl, rfl⟩))
  (fun d h14 h15 => (r_accumulate2 (x_none rfl) b d ⟨rfl, rfl⟩))
  (fun d y_y c0 c1 h14 h15 h16 h17 h18 h19 =>
  ⟨(fun h20 => (int_eab_eac_nebc_F h19.2 h20.2 h18)), (fun h20 => (int_eab_eac_nebc_F h19.2 h20.2 h18))⟩))
  all_nil))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_d (.const 0) (.var v_D)
    (fun e x => known_8 I M (e v_B) (e v_T) (e v_P) (e v_D) (e v_b) (e v_n) (e v_o) (e v_x) (e v_r) x) (body_8 I M)

theorem vc_7 (b n o x r : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : n = I.toInt .i32 (M t_L [b])) (h5 : 0 ≤ n) (h6 : n < T + 1) (h7 : 0 ≤ o) (h8 : o < (n + 15) / 16) (h9 : x = I.toInt .i32 (M t_M [b, o])) (h10 : 0 ≤ x) (h11 : x < P) (h12 : 0 ≤ r) (h13 : r < (min 16 (n + (-1) * (16 * o)))) :
    (body_7 I M).vc I (impl.HasCell spec (base E B T P D)) ((((((base E B T P D).set v_b b).set v_n n).set v_o o).set v_x x).set v_r r) (known_7 I M B T P D b n o x r) :=
  (vc_par_of 0 D rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_points2 (fun q72 q73 h14 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q72 q73 h14 (reduce_congr1 (fun q74 => ⟨(fun h15 =>
  (Or.elim h15 (fun h16 => (False.elim (int_lab_tba_F h14.2.1 h16.2))) (fun h16 => h16))), (fun h15 => (Or.inr h15))⟩)
  (fun q74 h15 => rfl)))))))))))))))))
  : Heap.Entails (known_7 I M B T P D b n o x r) (known_8 I M B T P D b n o x r 0))
  (fun d h14 h15 =>
  (vc_8 B T P D hl hM hR b n o x r d h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h14 h15))
  (fun d h14 h15 =>
  (kept_8 B T P D hl hM hR b n o x r d h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h14 h15))
  (race_8 B T P D hl hM hR b n o x r h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))

theorem kept_7 (b n o x r : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : n = I.toInt .i32 (M t_L [b])) (h5 : 0 ≤ n) (h6 : n < T + 1) (h7 : 0 ≤ o) (h8 : o < (n + 15) / 16) (h9 : x = I.toInt .i32 (M t_M [b, o])) (h10 : 0 ≤ x) (h11 : x < P) (h12 : 0 ≤ r) (h13 : r < (min 16 (n + (-1) * (16 * o)))) :
    Heap.Entails ((body_7 I M).post ((((((base E B T P D).set v_b b).set v_n n).set v_o o).set v_x x).set v_r r) (known_7 I M B T P D b n o x r)) (known_7 I M B T P D b n o x (r + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_points2 (fun q75 q76 h14 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q75 q76 h14 (reduce_congr1 (fun q77 => ⟨(fun h15 =>
  ((Classical.em (q77 = r + 16 * o)).elim (fun h16 => (Or.inl ⟨h16, (int_lt_max_right h14.2.2)⟩))
  (fun h16 => (Or.inr ⟨h15.1, (int_c103 h15.2 h16)⟩)))), (fun h15 => (Or.elim h15 (fun h16 => ⟨(fact_12 h12 h7 h16.1), (int_c215 h16.1)⟩)
  (fun h16 => ⟨h16.1, (int_c30 h16.2)⟩)))⟩) (fun q77 h15 => rfl)))))))))))))))))
  : Heap.Entails (known_8 I M B T P D b n o x r (max 0 D)) (known_7 I M B T P D b n o x (r + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_x .i32 (.read a_m [.var v_b, .var v_o]) (.const 0) (.var v_P)
    (fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)])) <|
  .for v_r (.const 0) (.min (.const 16) (.add (.var v_n) (.mul (-1) (.mul 16 (.var v_o)))))
    (fun e x => known_7 I M (e v_B) (e v_T) (e v_P) (e v_D) (e v_b) (e v_n) (e v_o) (e v_x) x) (body_7 I M)

theorem vc_6 (b n o : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : n = I.toInt .i32 (M t_L [b])) (h5 : 0 ≤ n) (h6 : n < T + 1) (h7 : 0 ≤ o) (h8 : o < (n + 15) / 16) :
    (body_6 I M).vc I (impl.HasCell spec (base E B T P D)) ((((base E B T P D).set v_b b).set v_n n).set v_o o) (known_6 I M B T P D b n o) :=
  (vc_letval_of (M t_M [b, o]) (ev_read ((at_right (at_right (at_left (at_points2 b o
  ⟨⟨⟨h7, ⟨h2, h3⟩⟩, (Or.elim h1 (fun h9 => h9) (fun h9 => (False.elim (fact_19 h2 h7 h3 h8 h6 h9))))⟩, (fact_20 h8 h6)⟩
  rfl)))) : (known_6 I M B T P D b n o) ⟨a_m, [b, o]⟩ (M t_M [b, o]))) rfl 0 P rfl rfl
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h7, ((fact_21 h8 h6) : o < (T + 15) / 16), rfl⟩) rfl rfl);
  h9) (fun (x : Int) (h9 : x = I.toInt .i32 (M t_M [b, o])) (h10 : 0 ≤ x) (h11 : x < P) =>
  (vc_for_of 0 (min 16 (n + (-1) * (16 * o))) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points1 (fun q78 h12 =>
  (at_right (at_left (at_points1 q78 (Or.inl ⟨h12, (int_lab_tbc_tac h10 h11)⟩) rfl)))))
  (entails_and (entails_points2 (fun q79 q80 h12 =>
  (at_right (at_right (at_left (at_points2 q79 q80 ⟨⟨h12.1, (int_lab_tbc_tac h10 h11)⟩, h12.2⟩ rfl))))))
  (entails_and (entails_points2 (fun q81 q82 h12 =>
  (at_right (at_right (at_right (at_left (at_points2 q81 q82 (Or.inl ⟨h12, (int_lab_tbc_tac h10 h11)⟩) rfl)))))))
  (entails_and (entails_points2 (fun q83 q84 h12 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q83 q84 ⟨h12, (int_lab_tbc_tac h10 h11)⟩ rfl))))))))
  (entails_and (entails_points2 (fun q85 q86 h12 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q85 q86 (Or.inl ⟨h12, (int_lab_tbc_tac h10 h11)⟩) rfl)))))))))
  (entails_points2 (fun q87 q88 h12 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q87 q88 (Or.inl ⟨h12, (int_lab_tbc_tac h10 h11)⟩) (reduce_congr1 (fun q89 =>
  ⟨(fun h13 => ⟨⟨⟨h13.1, (fact_22 h8 h13.2)⟩, (int_lt_zero_add h13.2)⟩, (int_lab_tbc_tac h10 h11)⟩), (fun h13 => ⟨h13.1.1.1, (int_c22 h13.1.2)⟩)⟩)
  (fun q89 h13 => rfl)))))))))))))))))
  : Heap.Entails (known_6 I M B T P D b n o) (known_7 I M B T P D b n o x 0))
  (fun r h12 h13 => (vc_7 B T P D hl hM hR b n o x r h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))
  (fun r h12 h13 =>
  (kept_7 B T P D hl hM hR b n o x r h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13)))))

theorem kept_6 (b n o : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) (h4 : n = I.toInt .i32 (M t_L [b])) (h5 : 0 ≤ n) (h6 : n < T + 1) (h7 : 0 ≤ o) (h8 : o < (n + 15) / 16) :
    Heap.Entails ((body_6 I M).post ((((base E B T P D).set v_b b).set v_n n).set v_o o) (known_6 I M B T P D b n o)) (known_6 I M B T P D b n (o + 1)) :=
  (show Heap.Entails _ (known_6 I M B T P D b n (o + 1)) from
  (entails_and (entails_points2 (fun q90 q91 h9 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h10 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h11 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h7, ((fact_21 h8 h6) : o < (T + 15) / 16), rfl⟩) rfl rfl);
  (have h12 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h11.1 h10), (int_eab_tbc_tac h10 h11.2)⟩;
  ((at_left (at_points2 q90 q91 h9 rfl))
  : (known_7 I M B T P D b n o x (max 0 (min 16 (n + (-1) * (16 * o))))) ⟨a_k, [q90, q91]⟩ (M t_K [q90, q91]))))))))
  (entails_and (entails_points1 (fun q92 h9 => (Or.elim h9 (fun h10 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h11 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h12 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h7, ((fact_21 h8 h6) : o < (T + 15) / 16), rfl⟩) rfl rfl);
  (have h13 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h12.1 h11), (int_eab_tbc_tac h11 h12.2)⟩;
  ((at_right (at_left (at_points1 q92 h10.1 rfl)))
  : (known_7 I M B T P D b n o x (max 0 (min 16 (n + (-1) * (16 * o))))) ⟨a_l, [q92]⟩ (M t_L [q92])))))))
  (fun h10 => (False.elim (int_c13 h7 h10.2)))))) (entails_and (entails_points2 (fun q93 q94 h9 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h10 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h11 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h7, ((fact_21 h8 h6) : o < (T + 15) / 16), rfl⟩) rfl rfl);
  (have h12 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h11.1 h10), (int_eab_tbc_tac h10 h11.2)⟩;
  ((at_right (at_right (at_left (at_points2 q93 q94 ⟨h9.1.1, h9.2⟩ rfl))))
  : (known_7 I M B T P D b n o x (max 0 (min 16 (n + (-1) * (16 * o))))) ⟨a_m, [q93, q94]⟩ (M t_M [q93, q94]))))))))
  (entails_and (entails_points2 (fun q95 q96 h9 => (Or.elim h9 (fun h10 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h11 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h12 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h7, ((fact_21 h8 h6) : o < (T + 15) / 16), rfl⟩) rfl rfl);
  (have h13 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h12.1 h11), (int_eab_tbc_tac h11 h12.2)⟩;
  ((at_right (at_right (at_right (at_left (at_points2 q95 q96 h10.1 rfl)))))
  : (known_7 I M B T P D b n o x (max 0 (min 16 (n + (-1) * (16 * o))))) ⟨a_q, [q95, q96]⟩ (M t_Q [q95, q96])))))))
  (fun h10 => (False.elim (int_c13 h7 h10.2)))))) (entails_and (entails_points2 (fun q97 q98 h9 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h10 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h11 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h7, ((fact_21 h8 h6) : o < (T + 15) / 16), rfl⟩) rfl rfl);
  (have h12 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h11.1 h10), (int_eab_tbc_tac h10 h11.2)⟩;
  ((at_right (at_right (at_right (at_right (at_left (at_points2 q97 q98 h9.1 rfl))))))
  : (known_7 I M B T P D b n o x (max 0 (min 16 (n + (-1) * (16 * o))))) ⟨a_s, [q97, q98]⟩ (M t_S [q97, q98]))))))))
  (entails_and (entails_points2 (fun q99 q100 h9 => (Or.elim h9 (fun h10 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h11 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h12 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h7, ((fact_21 h8 h6) : o < (T + 15) / 16), rfl⟩) rfl rfl);
  (have h13 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h12.1 h11), (int_eab_tbc_tac h11 h12.2)⟩;
  ((at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q99 q100 h10.1 rfl)))))))
  : (known_7 I M B T P D b n o x (max 0 (min 16 (n + (-1) * (16 * o))))) ⟨a_u, [q99, q100]⟩ (M t_U [q99, q100])))))))
  (fun h10 => (False.elim (int_c13 h7 h10.2))))))
  (entails_points2 (fun q101 q102 h9 => (Or.elim h9 (fun h10 =>
  (at_letval_of (x := v_x) (τ := .i32) (e := (.read a_m [.var v_b, .var v_o])) (lo := (.const 0)) (hi := (.var v_P)) (T := fun e => I.toInt .i32 (M t_M [(e v_b), (e v_o)]))
  (fun (x : Int) (h11 : x = I.toInt .i32 (M t_M [b, o])) =>
  (have h12 : 0 ≤ I.toInt .i32 (M t_M [b, o]) ∧ I.toInt .i32 (M t_M [b, o]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, o]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, o, _, rfl, h7, ((fact_21 h8 h6) : o < (T + 15) / 16), rfl⟩) rfl rfl);
  (have h13 : 0 ≤ x ∧ x < P := ⟨(int_lab_ecb_lac h12.1 h11), (int_eab_tbc_tac h11 h12.2)⟩;
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q101 q102 h10.1 (reduce_congr1 (fun q103 =>
  ⟨(fun h14 => ⟨h14.1.1.1, (fact_23 h14.1.1.2 h14.1.2)⟩), (fun h14 => ⟨⟨⟨h14.1, (fact_24 h8 h14.2)⟩, (fact_25 h14.2)⟩, h10.2⟩)⟩)
  (fun q103 h14 => rfl)))))))))
  : (known_7 I M B T P D b n o x (max 0 (min 16 (n + (-1) * (16 * o))))) ⟨a_u, [q101, q102]⟩ (value_1 I M q102 P b n (o + 1))))))))
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

theorem vc_1 (b : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) :
    (body_1 I M).vc I (impl.HasCell spec (base E B T P D)) ((base E B T P D).set v_b b) (known_1 I M B T P D b) :=
  (vc_seq
  (vc_for_of 0 ((T + 15) / 16) rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun q45 h4 => (Or.elim h4 (fun h5 => (at_right (at_left (at_points1 q45 (Or.inl h5.1) rfl))))
  (fun h5 => (at_right (at_left (at_points1 q45 (Or.inr h5.1) rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q46 q47 h4 => (Or.elim h4
  (fun h5 => (at_right (at_right (at_right (at_left (at_points2 q46 q47 (Or.inl h5.1) rfl))))))
  (fun h5 => (at_right (at_right (at_right (at_left (at_points2 q46 q47 (Or.inr h5.1) rfl)))))))))
  (entails_and
  (entails_points2 (fun q48 q49 h4 => (Or.elim h4 (fun h5 => (False.elim (int_c147 h5.1.1.2.1 h5.1.2)))
  (fun h5 => (at_right (at_right (at_right (at_right (at_left (at_points2 q48 q49 h5 rfl))))))))))
  (entails_points2 (fun q50 q51 h4 => (Or.elim h4 (fun h5 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q50 q51 (Or.inl h5.1) rfl)))))))
  (fun h5 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q50 q51 (Or.inr h5.1) rfl)))))))))))))))
  : Heap.Entails (known_1 I M B T P D b) (known_2 I M B T P D b 0))
  (fun o h4 h5 => (vc_2 B T P D hl hM hR b o h0 h1 h2 h3 h4 h5))
  (fun o h4 h5 => (kept_2 B T P D hl hM hR b o h0 h1 h2 h3 h4 h5)))
  (vc_letval_of (M t_L [b]) (ev_read ((at_right (at_left (at_points1 b
  (Or.elim h1 (fun h4 => ((Classical.em (0 < T)).elim (fun h5 => (Or.inl ⟨⟨⟨h2, h3⟩, h4⟩, h5⟩))
  (fun h5 => (Or.inr ⟨⟨⟨h2, h3⟩, (int_lba_ntba_eab h0.1.1.2 h5)⟩, (fact_26 h5)⟩))))
  (fun h4 => (Or.inr ⟨⟨⟨h2, h3⟩, (fact_7 h0.1.1.2 h2 h3 h4)⟩, (fact_27 h2 h3 h4)⟩))) rfl)))
  : (known_2 I M B T P D b (max 0 ((T + 15) / 16))) ⟨a_l, [b]⟩ (M t_L [b]))) rfl 0 (T + 1) rfl rfl
  (have h4 : 0 ≤ I.toInt .i32 (M t_L [b]) ∧ I.toInt .i32 (M t_L [b]) < T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  h4) (fun (n : Int) (h4 : n = I.toInt .i32 (M t_L [b])) (h5 : 0 ≤ n) (h6 : n < T + 1) =>
  (vc_seq (vc_par_of 0 D rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun q56 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_left (at_points1 q56 ((Classical.em (0 < T)).elim (fun h9 => (Or.inl ⟨h8, h9⟩))
  (fun h9 => (Or.inr ⟨⟨⟨h8.1.1, h8.1.2⟩, (int_lba_ntba_eab h0.1.1.2 h9)⟩, (fact_26 h9)⟩))) rfl))))
  (fun h8 => (at_right (at_left (at_points1 q56 (Or.inr ⟨h8.1, (fact_28 h8.1.2)⟩) rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q57 q58 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_left (at_points2 q57 q58 ((Classical.em (0 < T)).elim (fun h9 => (Or.inl ⟨h8, h9⟩)) (fun h9 =>
  (Or.inr ⟨⟨⟨⟨h8.1.1.1, h8.1.1.2⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (int_lba_ntba_eab h0.1.1.2 h9)⟩, (fact_26 h9)⟩)))
  rfl)))))) (fun h8 =>
  (at_right (at_right (at_right (at_left (at_points2 q57 q58 (Or.inr ⟨h8.1, (fact_28 h8.1.2)⟩) rfl)))))))))
  (entails_and (entails_points2 (fun q59 q60 h7 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q59 q60 ((Classical.em (q59 = b)).elim
  (fun h8 => (Or.inl ⟨⟨⟨h8, ⟨h7.1.1.1, h7.1.1.2⟩⟩, (int_c224 h7.1.1.2)⟩, h7.2⟩))
  (fun h8 => (Or.inr ⟨⟨⟨h7.1.1.1, h7.1.1.2⟩, ⟨h7.1.2.1, (int_lab_neab_tab h7.1.2.2 h8)⟩⟩, h7.2⟩)))
  rfl)))))))) (entails_and (entails_points2 (fun q61 q62 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q61 q62 ((Classical.em (0 < T)).elim (fun h9 => (Or.inl ⟨h8, h9⟩)) (fun h9 =>
  (Or.inr ⟨⟨⟨⟨h8.1.1.1, h8.1.1.2⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (int_lba_ntba_eab h0.1.1.2 h9)⟩, (fact_26 h9)⟩)))
  rfl))))))) (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q61 q62 (Or.inr ⟨h8.1, (fact_28 h8.1.2)⟩) rfl))))))))))
  (entails_points2 (fun q63 q64 h7 => (False.elim (Or.elim h7 (fun h8 => (int_lab_tba_F h8.1.2.1 h8.1.2.2))
  (fun h8 => (int_lab_tba_F h8.1.1.2.1 h8.1.1.2.2))))))))))))
  : Heap.Entails (known_2 I M B T P D b (max 0 ((T + 15) / 16))) (known_5 I M B T P D b n 0))
  (fun d h7 h8 => (vc_5 B T P D hl hM hR b n d h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun d h7 h8 => (kept_5 B T P D hl hM hR b n d h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_5 B T P D hl hM hR b n h0 h1 h2 h3 h4 h5 h6))
  (vc_scope (vc_for_of 0 ((n + 15) / 16) rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun q104 h7 => (Or.elim h7 (fun h8 => (at_right (at_left (at_points1 q104 (Or.inl h8) rfl))))
  (fun h8 => (at_right (at_left (at_points1 q104 (Or.inr h8.1) rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q105 q106 h7 => (Or.elim h7
  (fun h8 => (at_right (at_right (at_right (at_left (at_points2 q105 q106 (Or.inl h8) rfl))))))
  (fun h8 => (at_right (at_right (at_right (at_left (at_points2 q105 q106 (Or.inr h8.1) rfl)))))))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_points2 (fun q107 q108 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q107 q108 (Or.inl h8) rfl))))))))
  (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q107 q108 (Or.inr h8.1) rfl)))))))))))
  (entails_points2 (fun q109 q110 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q109 q110 (Or.inl ⟨⟨h8.1.1, ⟨h8.1.2.1, (int_lt_max_right h8.1.2.2)⟩⟩, h8.2⟩)
  (Eq.trans ((reduce_empty1 (fun q111 => (fun h9 => (int_c147 h9.1.1.1 h9.1.2))))
  : value_1 I M q110 P b n 0 = I.fn f_1 []) rfl)))))))))
  (fun h8 => (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q109 q110
  (Or.inr ⟨⟨⟨h8.1.1.1.1, ⟨h8.1.1.1.2.1, (int_lt_max_right h8.1.1.1.2.2)⟩⟩, h8.1.1.2⟩, h8.1.2⟩)
  (Eq.trans ((reduce_empty1 (fun q112 => (fun h9 => (int_c147 h9.1.1.1 h9.1.2))))
  : value_1 I M q110 P b n 0 = I.fn f_1 []) rfl))))))))))))))))))
  : Heap.Entails (known_5 I M B T P D b n (max 0 D)) (known_6 I M B T P D b n 0))
  (fun o h7 h8 => (vc_6 B T P D hl hM hR b n o h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun o h7 h8 => (kept_6 B T P D hl hM hR b n o h0 h1 h2 h3 h4 h5 h6 h7 h8))))))))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (q122 q123 P n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < n) ∧ y_k0 < 16 * (max 0 ((n + 15) / 16))) ∧ 0 < P)) (body1 (fun y_k0 => sel (0 ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_L [q122])) (M t_K [16 * (I.toInt .i32 (M t_M [q122, y_k0 / 16])) + y_k0 % 16, q123]) (I.fn f_3 []))))

theorem kept_1 (b : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) (h2 : 0 ≤ b) (h3 : b < B) :
    Heap.Entails ((body_1 I M).post ((base E B T P D).set v_b b) (known_1 I M B T P D b)) (known_1 I M B T P D (b + 1)) :=
  (show Heap.Entails _ (known_1 I M B T P D (b + 1)) from
  (entails_and (entails_points2 (fun q113 q114 h4 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (n : Int) (h5 : n = I.toInt .i32 (M t_L [b])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_L [b]) ∧ I.toInt .i32 (M t_L [b]) < T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ n ∧ n < T + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((at_left (at_points2 q113 q114 h4 rfl))
  : (known_6 I M B T P D b n (max 0 ((n + 15) / 16))) ⟨a_k, [q113, q114]⟩ (M t_K [q113, q114]))))))))
  (entails_and (entails_points1 (fun q115 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (n : Int) (h6 : n = I.toInt .i32 (M t_L [b])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_L [b]) ∧ I.toInt .i32 (M t_L [b]) < T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ n ∧ n < T + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  ((at_right (at_left (at_points1 q115 (Or.inl h5) rfl)))
  : (known_6 I M B T P D b n (max 0 ((n + 15) / 16))) ⟨a_l, [q115]⟩ (M t_L [q115]))))))) (fun h5 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (n : Int) (h6 : n = I.toInt .i32 (M t_L [b])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_L [b]) ∧ I.toInt .i32 (M t_L [b]) < T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ n ∧ n < T + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  ((at_right (at_left (at_points1 q115 (Or.inr ⟨⟨h5, (fact_29 h8.1 h5.2 h8.2)⟩, (fact_30 h5.2 h8.2)⟩) rfl)))
  : (known_6 I M B T P D b n (max 0 ((n + 15) / 16))) ⟨a_l, [q115]⟩ (M t_L [q115]))))))))))
  (entails_and (entails_points2 (fun q116 q117 h4 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (n : Int) (h5 : n = I.toInt .i32 (M t_L [b])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_L [b]) ∧ I.toInt .i32 (M t_L [b]) < T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ n ∧ n < T + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((at_right (at_right (at_left (at_points2 q116 q117 h4 rfl))))
  : (known_6 I M B T P D b n (max 0 ((n + 15) / 16))) ⟨a_m, [q116, q117]⟩ (M t_M [q116, q117]))))))))
  (entails_and (entails_points2 (fun q118 q119 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (n : Int) (h6 : n = I.toInt .i32 (M t_L [b])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_L [b]) ∧ I.toInt .i32 (M t_L [b]) < T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ n ∧ n < T + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  ((at_right (at_right (at_right (at_left (at_points2 q118 q119 (Or.inl h5) rfl)))))
  : (known_6 I M B T P D b n (max 0 ((n + 15) / 16))) ⟨a_q, [q118, q119]⟩ (M t_Q [q118, q119])))))))
  (fun h5 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (n : Int) (h6 : n = I.toInt .i32 (M t_L [b])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_L [b]) ∧ I.toInt .i32 (M t_L [b]) < T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ n ∧ n < T + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  ((at_right (at_right (at_right (at_left (at_points2 q118 q119 (Or.inr ⟨⟨h5, (fact_29 h8.1 h5.2 h8.2)⟩, (fact_30 h5.2 h8.2)⟩) rfl)))))
  : (known_6 I M B T P D b n (max 0 ((n + 15) / 16))) ⟨a_q, [q118, q119]⟩ (M t_Q [q118, q119]))))))))))
  (entails_and (entails_points2 (fun q120 q121 h4 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (n : Int) (h5 : n = I.toInt .i32 (M t_L [b])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_L [b]) ∧ I.toInt .i32 (M t_L [b]) < T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ n ∧ n < T + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((at_right (at_right (at_right (at_right (at_left (at_points2 q120 q121 ⟨⟨h4.1.1, ⟨h4.1.2.1, (int_taB_lab h4.1.2.2)⟩⟩, h4.2⟩ rfl))))))
  : (known_6 I M B T P D b n (max 0 ((n + 15) / 16))) ⟨a_s, [q120, q121]⟩ (M t_S [q120, q121]))))))))
  (entails_points2 (fun q122 q123 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (n : Int) (h6 : n = I.toInt .i32 (M t_L [b])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_L [b]) ∧ I.toInt .i32 (M t_L [b]) < T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ n ∧ n < T + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  ((Or.elim (((Classical.em (q122 < b)).elim
  (fun h9 => (Or.inl (Or.inl ⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h9⟩⟩, h5.2⟩)))
  (fun h9 => (Or.inr (Or.inl ⟨⟨(int_taB_ntab_eab h5.1.2.2 h9), ⟨h5.1.1.1, h5.1.1.2⟩⟩, h5.2⟩))))
  : (((0 ≤ q123 ∧ q123 < D) ∧ 0 ≤ q122 ∧ q122 < b) ∧ 0 < P ∨ ((((0 ≤ q123 ∧ q123 < D) ∧ 0 ≤ q122 ∧ q122 < b) ∧ T = 0) ∧ n = 0) ∧ (max 0 ((n + 15) / 16)) = 0) ∨ ((q122 = b ∧ 0 ≤ q123 ∧ q123 < D) ∧ 0 < P ∨ (((q122 = b ∧ 0 ≤ q123 ∧ q123 < D) ∧ T = 0) ∧ n = 0) ∧ (max 0 ((n + 15) / 16)) = 0))
  (fun h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q122 q123 h9 rfl))))))))
  (fun h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q122 q123 h9 (Eq.trans
  ((equation_1 B T P D hl hM hR q122 q123 trivial) : M t_U [q122, q123] = value_6 I M T q122 q123)
  (Eq.trans ((reduce_mask1 (law_0 hl) 0 (T + (-1) + 1) (fun q127 h10 => ⟨h10.1, (int_c3 h10.2)⟩)
  (fun q127 h10 => ⟨h10.1.1.1, (int_c59 h10.1.1.2 h8.2)⟩) (fun q127 h10 h11 => (Eq.trans ((let_congr
  (fun y_m => (sel (0 ≤ q127 ∧ q127 < y_m) (M t_K [16 * (I.toInt .i32 (M t_M [q122, q127 / 16])) + q127 % 16, q123]) (I.fn f_3 [])))
  (Eq.trans (toInt_congr ((at_congr1 (Or.elim h9 (fun h12 => h12.1.1) (fun h12 => h12.1.1.1.1)))
  : M t_L [q122] = M t_L [b])) (Eq.symm h6)))
  : sel (0 ≤ q127 ∧ q127 < I.toInt .i32 (M t_L [q122])) (M t_K [16 * (I.toInt .i32 (M t_M [q122, q127 / 16])) + q127 % 16, q123]) (I.fn f_3 []) = sel (0 ≤ q127 ∧ q127 < n) (M t_K [16 * (I.toInt .i32 (M t_M [q122, q127 / 16])) + q127 % 16, q123]) (I.fn f_3 []))
  (Eq.trans ((sel_neg (fun h12 => (fact_31 h10.1 h5.2 h12.2 h11)))
  : sel (0 ≤ q127 ∧ q127 < n) (M t_K [16 * (I.toInt .i32 (M t_M [q122, q127 / 16])) + q127 % 16, q123]) (I.fn f_3 []) = I.fn f_3 [])
  rfl))) (fun q127 h10 => rfl)) : value_6 I M T q122 q123 = value_7 I M q122 q123 P n)
  (reduce_congr1 (fun q128 => ⟨(fun h10 => h10), (fun h10 => h10)⟩)
  (fun q128 h10 => (Eq.trans ((let_congr
  (fun y_m => (sel (0 ≤ q128 ∧ q128 < y_m) (M t_K [16 * (I.toInt .i32 (M t_M [q122, q128 / 16])) + q128 % 16, q123]) (I.fn f_3 [])))
  (Eq.trans (toInt_congr ((at_congr1 (Or.elim h9 (fun h11 => h11.1.1) (fun h11 => h11.1.1.1.1)))
  : M t_L [q122] = M t_L [b])) (Eq.symm h6)))
  : sel (0 ≤ q128 ∧ q128 < I.toInt .i32 (M t_L [q122])) (M t_K [16 * (I.toInt .i32 (M t_M [q122, q128 / 16])) + q128 % 16, q123]) (I.fn f_3 []) = sel (0 ≤ q128 ∧ q128 < n) (M t_K [16 * (I.toInt .i32 (M t_M [q122, q128 / 16])) + q128 % 16, q123]) (I.fn f_3 []))
  (Eq.trans ((Eq.trans ((sel_pos ⟨h10.1.1.1, h10.1.1.2⟩)
  : sel (0 ≤ q128 ∧ q128 < n) (M t_K [16 * (I.toInt .i32 (M t_M [q122, q128 / 16])) + q128 % 16, q123]) (I.fn f_3 []) = M t_K [16 * (I.toInt .i32 (M t_M [q122, q128 / 16])) + q128 % 16, q123])
  (have h11 : 0 ≤ I.toInt .i32 (M t_M [q122, q128 / 16]) ∧ I.toInt .i32 (M t_M [q122, q128 / 16]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [q122, q128 / 16]) hR (.head _) (.head _) rfl (region_iff.2 ⟨q122, _, rfl, h5.1.2.1, ((int_c33 h3 h5.1.2.2) : q122 < B), (q128 / 16), _, rfl, ((fact_16 h10.1.1.1) : 0 ≤ q128 / 16), ((fact_32 h10.1.1.2 h8.2) : q128 / 16 < (T + 15) / 16), rfl⟩) rfl rfl);
  (Eq.trans ((Eq.trans ((at_congr2 int_add_comm rfl)
  : M t_K [16 * (I.toInt .i32 (M t_M [q122, q128 / 16])) + q128 % 16, q123] = M t_K [q128 % 16 + 16 * (I.toInt .i32 (M t_M [q122, q128 / 16])), q123])
  (Eq.symm (let_congr (fun y_m => (M t_K [q128 % 16 + 16 * y_m, q123]))
  (toInt_congr ((at_congr2 (Or.elim h9 (fun h12 => (int_eba_eab h12.1.1)) (fun h12 => (int_eba_eab h12.1.1.1.1)))
  rfl) : M t_M [b, q128 / 16] = M t_M [q122, q128 / 16])))))
  : M t_K [16 * (I.toInt .i32 (M t_M [q122, q128 / 16])) + q128 % 16, q123] = M t_K [q128 % 16 + 16 * (I.toInt .i32 (M t_M [b, q128 / 16])), q123])
  (Eq.symm (sel_pos ⟨h10.1.1.1, h10.1.1.2⟩)))))
  : sel (0 ≤ q128 ∧ q128 < n) (M t_K [16 * (I.toInt .i32 (M t_M [q122, q128 / 16])) + q128 % 16, q123]) (I.fn f_3 []) = sel (0 ≤ q128 ∧ q128 < n) (M t_K [q128 % 16 + 16 * (I.toInt .i32 (M t_M [b, q128 / 16])), q123]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (0 ≤ q128 ∧ q128 < y_m) (M t_K [q128 % 16 + 16 * (I.toInt .i32 (M t_M [b, q128 / 16])), q123]) (I.fn f_3 [])))
  (Eq.symm h6))))))))))))))))))
  : (known_6 I M B T P D b n (max 0 ((n + 15) / 16))) ⟨a_u, [q122, q123]⟩ (M t_U [q122, q123])))))))
  (fun h5 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_l [.var v_b])) (lo := (.const 0)) (hi := (.add (.var v_T) (.const 1))) (T := fun e => I.toInt .i32 (M t_L [(e v_b)]))
  (fun (n : Int) (h6 : n = I.toInt .i32 (M t_L [b])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_L [b]) ∧ I.toInt .i32 (M t_L [b]) < T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨b, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h8 : 0 ≤ n ∧ n < T + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  ((Or.elim (((Classical.em (q122 < b)).elim (fun h9 =>
  (Or.inl (Or.inr ⟨⟨⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, h9⟩⟩, h5.2⟩, (fact_29 h8.1 h5.2 h8.2)⟩, (fact_30 h5.2 h8.2)⟩)))
  (fun h9 =>
  (Or.inr (Or.inr ⟨⟨⟨⟨(int_taB_ntab_eab h5.1.2.2 h9), ⟨h5.1.1.1, h5.1.1.2⟩⟩, h5.2⟩, (fact_29 h8.1 h5.2 h8.2)⟩, (fact_30 h5.2 h8.2)⟩))))
  : (((0 ≤ q123 ∧ q123 < D) ∧ 0 ≤ q122 ∧ q122 < b) ∧ 0 < P ∨ ((((0 ≤ q123 ∧ q123 < D) ∧ 0 ≤ q122 ∧ q122 < b) ∧ T = 0) ∧ n = 0) ∧ (max 0 ((n + 15) / 16)) = 0) ∨ ((q122 = b ∧ 0 ≤ q123 ∧ q123 < D) ∧ 0 < P ∨ (((q122 = b ∧ 0 ≤ q123 ∧ q123 < D) ∧ T = 0) ∧ n = 0) ∧ (max 0 ((n + 15) / 16)) = 0))
  (fun h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q122 q123 h9 rfl))))))))
  (fun h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q122 q123 h9 (Eq.trans ((Eq.trans
  ((equation_1 B T P D hl hM hR q122 q123 trivial) : M t_U [q122, q123] = value_6 I M T q122 q123)
  (Eq.trans ((reduce_empty1 (fun q130 => (fun h10 => (int_c6 h10.1 h5.2 h10.2))))
  : value_6 I M T q122 q123 = I.fn f_1 []) rfl))
  : M t_U [q122, q123] = I.fn f_1 [])
  (Eq.symm (reduce_empty1 (fun q129 => (fun h10 => (fact_33 h10.1.1.1 h5.2 h10.1.1.2 h8.2)))))))))))))))
  : (known_6 I M B T P D b n (max 0 ((n + 15) / 16))) ⟨a_u, [q122, q123]⟩ (M t_U [q122, q123]))))))))))))))))

theorem race_1 (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16)) :
    ParVC I 0 B (body_1 I M).erase (fun b => ((base E B T P D).set v_b b)) (fun b => (body_1 I M).post ((base E B T P D).set v_b b) (known_1 I M B T P D b)) :=
  (race_arrays [a_s, a_u] rfl rfl
  (all_cons (apart2 (fun b c0 c1 => (c0 = b ∧ 0 < P) ∧ 0 ≤ c1 ∧ c1 < T)
  (fun b c0 c1 => ((c0 = b ∧ 0 < P) ∧ 0 < D) ∧ 0 ≤ c1 ∧ c1 < T)
  (fun b h2 h3 => (w_seq (w_for 0 ((T + 15) / 16) rfl rfl (fun o h4 h5 => (w_letval 0 P rfl rfl
  (fun (x : Int) (h6 : 0 ≤ x) (h7 : x < P) => (w_par 0 16 rfl rfl (fun r h8 h9 =>
  (w_if_of cond_holds (fun (h10 : 16 * o + r < T) => (w_seq (w_assign2 b (16 * o + r)
  ⟨⟨rfl, ((int_lab_tbc_tac h6 h7) : 0 < P)⟩, ⟨((int_c99 h4 h8) : 0 ≤ 16 * o + r), h10⟩⟩)
  (w_scope (w_for 0 D rfl rfl (fun d h11 h12 => (w_accumulate2 b (16 * o + r)
  ⟨⟨rfl, ((int_lab_tbc_tac h6 h7) : 0 < P)⟩, ⟨((int_c99 h4 h8) : 0 ≤ 16 * o + r), h10⟩⟩))))))
  (fun (h10 : ¬ 16 * o + r < T) => (w_none rfl))))))))) (w_none rfl)))
  (fun b h2 h3 => (r_seq (r_for 0 ((T + 15) / 16) rfl rfl (fun o h4 h5 =>
  (r_letval 0 P rfl rfl (x_none rfl) (fun (x : Int) (h6 : 0 ≤ x) (h7 : x < P) => (r_par 0 16 rfl rfl
  (fun r h8 h9 => (r_if_of cond_holds (fun (h10 : 16 * o + r < T) => (r_seq (r_none rfl)
  (r_scope (r_for 0 D rfl rfl (fun d h11 h12 => (r_accumulate2 (x_none rfl) b (16 * o + r)
  ⟨⟨⟨rfl, ((int_lab_tbc_tac h6 h7) : 0 < P)⟩, ((int_lab_tbc_tac h11 h12) : 0 < D)⟩, ⟨((int_c99 h4 h8) : 0 ≤ 16 * o + r), h10⟩⟩))))))
  (fun (h10 : ¬ 16 * o + r < T) => (r_none rfl))))))))) (r_none rfl)))
  (fun b y_y c0 c1 h2 h3 h4 h5 h6 h7 =>
  ⟨(fun h8 => (int_eab_eac_nebc_F h7.1.1 h8.1.1.1 h6)), (fun h8 => (int_eab_eac_nebc_F h7.1.1 h8.1.1 h6))⟩))
  (all_cons
  (apart2 (fun b c0 c1 => (c0 = b ∧ 0 < P) ∧ 0 ≤ c1 ∧ c1 < D ∨ (c0 = b ∧ T = 0) ∧ 0 ≤ c1 ∧ c1 < D)
  (fun b c0 c1 => ((c0 = b ∧ 0 < T) ∧ 0 < P) ∧ 0 ≤ c1 ∧ c1 < D)
  (fun b h2 h3 => (w_seq (w_none rfl) (w_letval 0 (T + 1) rfl rfl
  (fun (n : Int) (h4 : 0 ≤ n) (h5 : n < T + 1) => (w_seq (w_par 0 D rfl rfl
  (fun d h6 h7 => (w_assign2 b d ((Or.elim h1 (fun h8 => (Or.inl ⟨⟨int_c1, h8⟩, ⟨h6, h7⟩⟩))
  (fun h8 => (Or.inr ⟨⟨int_c1, (fact_7 h0.1.1.2 h2 h3 h8)⟩, ⟨h6, h7⟩⟩)))
  : (b = b ∧ 0 < P) ∧ 0 ≤ d ∧ d < D ∨ (b = b ∧ T = 0) ∧ 0 ≤ d ∧ d < D))))
  (w_scope (w_for 0 ((n + 15) / 16) rfl rfl (fun o h6 h7 => (w_letval 0 P rfl rfl
  (fun (x : Int) (h8 : 0 ≤ x) (h9 : x < P) => (w_for 0 (min 16 (n + (-1) * (16 * o))) rfl rfl
  (fun r h10 h11 => (w_par 0 D rfl rfl (fun d h12 h13 =>
  (w_accumulate2 b d (Or.inl ⟨⟨rfl, ((int_lab_tbc_tac h8 h9) : 0 < P)⟩, ⟨h12, h13⟩⟩))))))))))))))))
  (fun b h2 h3 => (r_seq (r_none rfl) (r_letval 0 (T + 1) rfl rfl (x_none rfl)
  (fun (n : Int) (h4 : 0 ≤ n) (h5 : n < T + 1) => (r_seq (r_none rfl)
  (r_scope (r_for 0 ((n + 15) / 16) rfl rfl (fun o h6 h7 => (r_letval 0 P rfl rfl (x_none rfl)
  (fun (x : Int) (h8 : 0 ≤ x) (h9 : x < P) => (r_for 0 (min 16 (n + (-1) * (16 * o))) rfl rfl
  (fun r h10 h11 => (r_par 0 D rfl rfl (fun d h12 h13 => (r_accumulate2 (x_none rfl) b d
  ⟨⟨⟨rfl, ((fact_34 h6 h7 h5) : 0 < T)⟩, ((int_lab_tbc_tac h8 h9) : 0 < P)⟩, ⟨h12, h13⟩⟩)))))))))))))))
  (fun b y_y c0 c1 h2 h3 h4 h5 h6 h7 => (Or.elim h7 (fun h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8.1.1 h9.1.1.1 h6)), (fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1.1 h10.1.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1.1 h10.1.1 h6))))⟩) (fun h8 =>
  ⟨(fun h9 => (int_eab_tba_F h8.1.2 h9.1.1.2)), (fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1.1 h10.1.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1.1 h10.1.1 h6))))⟩)))) all_nil)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_b (.const 0) (.var v_B)
    (fun e x => known_1 I M (e v_B) (e v_T) (e v_P) (e v_D) x) (body_1 I M)

theorem program_vc (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) :
    (program I M).vc I (impl.HasCell spec (base E B T P D)) (base E B T P D) (impl.inputHeap spec (base E B T P D) M) :=
  (have h1 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16) := ((Classical.em (0 < B ∧ 0 < (T + 15) / 16)).elim (fun h1 =>
  (have h2 : 0 ≤ I.toInt .i32 (M t_M [0, 0]) ∧ I.toInt .i32 (M t_M [0, 0]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [0, 0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1.1, 0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1.2, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h2.1 h2.2)))) (fun h1 => (Or.inr h1)));
  (vc_par_of 0 B rfl rfl (show Heap.Entails _ (known_1 I M B T P D 0) from
  (entails_and (entails_points2 (fun q131 q132 h2 =>
  (at_input (R := (Region.mk t_K [(.const 0, .mul 16 (.var v_P)), (.const 0, .var v_D)])) (b := (Binding.mk a_k t_K [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q131, q132]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q131, _, rfl, h2.2.1, h2.2.2, q132, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q133 h2 => (Or.elim h2 (fun h3 =>
  (at_input (R := (Region.mk t_L [(.const 0, .var v_B)])) (b := (Binding.mk a_l t_L [v_i0] [.var v_i0] none)) (p := [q133]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q133, _, rfl, h3.1.1, h3.1.2, rfl⟩) rfl rfl)) (fun h3 =>
  (at_input (R := (Region.mk t_L [(.const 0, .var v_B)])) (b := (Binding.mk a_l t_L [v_i0] [.var v_i0] none)) (p := [q133]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q133, _, rfl, h3.1.1, h3.1.2, rfl⟩) rfl rfl)))))
  (entails_and (entails_points2 (fun q134 q135 h2 =>
  (at_input (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (b := (Binding.mk a_m t_M [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q134, q135]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q134, _, rfl, h2.1.1.2.1, h2.1.1.2.2, q135, _, rfl, h2.1.1.1, ((fact_35 h2.2) : q135 < (T + 15) / 16), rfl⟩)
  rfl rfl))) (entails_and (entails_points2 (fun q136 q137 h2 => (Or.elim h2 (fun h3 =>
  (at_input (R := (Region.mk t_Q [(.const 0, .var v_B), (.const 0, .var v_D)])) (b := (Binding.mk a_q t_Q [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q136, q137]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨q136, _, rfl, h3.1.2.1, h3.1.2.2, q137, _, rfl, h3.1.1.1, h3.1.1.2, rfl⟩) rfl rfl))
  (fun h3 =>
  (at_input (R := (Region.mk t_Q [(.const 0, .var v_B), (.const 0, .var v_D)])) (b := (Binding.mk a_q t_Q [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q136, q137]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨q136, _, rfl, h3.1.2.1, h3.1.2.2, q137, _, rfl, h3.1.1.1, h3.1.1.2, rfl⟩) rfl rfl)))))
  (entails_and
  (entails_points2 (fun q138 q139 h2 => (False.elim (int_lab_tba_F h2.1.2.1 h2.1.2.2))))
  (entails_points2 (fun q140 q141 h2 => (False.elim (Or.elim h2 (fun h3 => (int_lab_tba_F h3.1.2.1 h3.1.2.2))
  (fun h3 => (int_lab_tba_F h3.1.2.1 h3.1.2.2))))))))))))
  (fun b h2 h3 => (vc_1 B T P D hl hM hR b h0 h1 h2 h3))
  (fun b h2 h3 => (kept_1 B T P D hl hM hR b h0 h1 h2 h3)) (race_1 B T P D hl hM hR h0 h1)))

theorem output_0_4 (q142 q143 : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 ≤ q142) (h2 : q142 < B) (h3 : 0 ≤ q143) (h4 : q143 < T) :
    ((program I M).post (base E B T P D) (impl.inputHeap spec (base E B T P D) M)) ⟨a_s, [q142, q143]⟩ (M t_S [q142, q143]) :=
  (have h5 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16) := (have h5 : 0 ≤ I.toInt .i32 (M t_M [0, 0]) ∧ I.toInt .i32 (M t_M [0, 0]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [0, 0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), ((int_lab_tbc_tac h1 h2) : 0 < B), 0, _, rfl, (show (0 : Int) ≤ 0 from by decide), ((fact_36 h3 h4) : 0 < (T + 15) / 16), rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h5.1 h5.2)));
  ((at_right (at_right (at_right (at_right (at_left (at_points2 q142 q143
  ⟨⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩, (Or.elim h5 (fun h6 => h6) (fun h6 => (False.elim (fact_37 h1 h3 h2 h4 h6))))⟩
  rfl)))))) : (known_1 I M B T P D (max 0 B)) ⟨a_s, [q142, q143]⟩ (M t_S [q142, q143])))

theorem output_1_5 (q144 q145 : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (h1 : 0 ≤ q144) (h2 : q144 < B) (h3 : 0 ≤ q145) (h4 : q145 < D) :
    ((program I M).post (base E B T P D) (impl.inputHeap spec (base E B T P D) M)) ⟨a_u, [q144, q145]⟩ (M t_U [q144, q145]) :=
  (have h5 : 0 < P ∨ ¬ (0 < B ∧ 0 < (T + 15) / 16) := ((Classical.em (0 < B ∧ 0 < (T + 15) / 16)).elim (fun h5 =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_M [0, 0]) ∧ I.toInt .i32 (M t_M [0, 0]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [0, 0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h5.1, 0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h5.2, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h6.1 h6.2)))) (fun h5 => (Or.inr h5)));
  ((at_right (at_right (at_right (at_right (at_right (at_points2 q144 q145
  (Or.elim h5 (fun h6 => (Or.inl ⟨⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩, h6⟩))
  (fun h6 => (Or.inr ⟨⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩, (fact_7 h0.1.1.2 h1 h2 h6)⟩))) rfl))))))
  : (known_1 I M B T P D (max 0 B)) ⟨a_u, [q144, q145]⟩ (M t_U [q144, q145])))

end

theorem consistent (E : Env) (B T P D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) : spec.Consistent (base E B T P D) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (B T P D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E B T P D) :=
  solvable_layers (consistent E B T P D h0)
    (fun at_ => if at_ = t_S then 0 else if at_ = t_U then 1 else 0) (by decide)

theorem placed (E : Env) (B T P D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) : impl.LayoutOk spec (base E B T P D) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (B T P D : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_S then ((0 ≤ (point.getD 1 0) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < B) ∧ 0 < D) ∧ 16 * ((point.getD 1 0) / 16) < T ∨ D = 0 else if at_ = t_U then (((((point.getD 1 0) < 0 ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < B) ∧ P = 0) ∧ 0 < T ∨ ((D ≤ (point.getD 1 0) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < B) ∧ P = 0) ∧ 0 < T) ∨ ((0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < D) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < B) ∧ 0 < T) ∨ T = 0 else True

theorem covered_0 (E : Env) (B T P D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < B) (h3 : 0 ≤ p1) (h4 : p1 < T) :
    spec.Given (inside B T P D) (base E B T P D) t_S [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (((Classical.em (0 < D)).elim (fun h5 => (Or.inl ⟨⟨⟨h3, ⟨h1, h2⟩⟩, h5⟩, (fact_38 h4)⟩))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.2 h5))))
  : ((0 ≤ p1 ∧ 0 ≤ p0 ∧ p0 < B) ∧ 0 < D) ∧ 16 * (p1 / 16) < T ∨ D = 0)
  (cond_holds.2 (trivial : True)))

theorem covered_1 (E : Env) (B T P D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < B) (h3 : 0 ≤ p1) (h4 : p1 < D) :
    spec.Given (inside B T P D) (base E B T P D) t_U [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.head _)) rfl rfl rfl
  (((Classical.em (0 < T)).elim (fun h5 => (Or.inl (Or.inr ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩)))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.1.1.2 h5))))
  : ((((p1 < 0 ∧ 0 ≤ p0 ∧ p0 < B) ∧ P = 0) ∧ 0 < T ∨ ((D ≤ p1 ∧ 0 ≤ p0 ∧ p0 < B) ∧ P = 0) ∧ 0 < T) ∨ ((0 ≤ p1 ∧ p1 < D) ∧ 0 ≤ p0 ∧ p0 < B) ∧ 0 < T) ∨ T = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (B T P D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (b t : Int) (hR : spec.InRange I (base E B T P D) M) (h1 : True) (h2 : ((0 ≤ t ∧ 0 ≤ b ∧ b < B) ∧ 0 < D) ∧ 16 * (t / 16) < T ∨ D = 0) :
    TExp.Defined I M (spec.Given (inside B T P D) (base E B T P D)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_d] (.and (.le (.const 0) (.var v_d)) (.lt (.var v_d) (.var v_D))) (.fn (.builtin "*" .f32) [.access t_Q [.var v_b, .var v_d], .letval d_0 .i32 (.access t_M [.var v_b, .div (.var v_t) 16]) (.access t_K [.add (.mul 16 (.var d_0)) (.mod (.var v_t) 16), .var v_d])])) (((base E B T P D).set v_b b).set v_t t) :=
  (defined_reduce_some1 0 D (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < D) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < D) => (defined_fn (defined_cons
  (defined_access (given_input (p := [b, y_d0]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨b, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ b), ((Or.elim h2 (fun h4 => h4.1.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : b < B), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_letval (defined_access (given_input (p := [b, t / 16]) (.head _) rfl rfl
  (region_iff.2 ⟨b, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ b), ((Or.elim h2 (fun h4 => h4.1.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : b < B), (t / 16), _, rfl, ((Or.elim h2 (fun h4 => (fact_16 h4.1.1.1)) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2))))
  : 0 ≤ t / 16), ((Or.elim h2 (fun h4 => (fact_35 h4.2)) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2))))
  : t / 16 < (T + 15) / 16), rfl⟩))) rfl
  (fun (y_d1 : Int) (h4 : y_d1 = I.toInt .i32 (M t_M [b, t / 16])) =>
  (have h5 : 0 ≤ I.toInt .i32 (M t_M [b, t / 16]) ∧ I.toInt .i32 (M t_M [b, t / 16]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, t / 16]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, ((Or.elim h2 (fun h5 => h5.1.1.2.1) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2)))) : 0 ≤ b), ((Or.elim h2 (fun h5 => h5.1.1.2.2) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2)))) : b < B), (t / 16), _, rfl, ((Or.elim h2 (fun h5 => (fact_16 h5.1.1.1)) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2))))
  : 0 ≤ t / 16), ((Or.elim h2 (fun h5 => (fact_35 h5.2)) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2))))
  : t / 16 < (T + 15) / 16), rfl⟩) rfl rfl);
  (have h6 : 0 ≤ y_d1 ∧ y_d1 < P := ⟨(int_lab_ecb_lac h5.1 h4), (int_eab_tbc_tac h4 h5.2)⟩;
  (defined_access (given_input (p := [16 * y_d1 + t % 16, y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨(16 * y_d1 + t % 16), _, rfl, ((fact_39 h6.1) : 0 ≤ 16 * y_d1 + t % 16), ((fact_40 h6.2) : 16 * y_d1 + t % 16 < 16 * P), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))))
  defined_nil)))))

theorem defined_1 (E : Env) (B T P D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) (b d : Int) (hR : spec.InRange I (base E B T P D) M) (h1 : True) (h2 : ((((d < 0 ∧ 0 ≤ b ∧ b < B) ∧ P = 0) ∧ 0 < T ∨ ((D ≤ d ∧ 0 ≤ b ∧ b < B) ∧ P = 0) ∧ 0 < T) ∨ ((0 ≤ d ∧ d < D) ∧ 0 ≤ b ∧ b < B) ∧ 0 < T) ∨ T = 0) :
    TExp.Defined I M (spec.Given (inside B T P D) (base E B T P D)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_t] (.and (.le (.const 0) (.var v_t)) (.lt (.var v_t) (.var v_T))) (.letval d_0 .i32 (.access t_L [.var v_b]) (.select (.and (.le (.const 0) (.var v_t)) (.lt (.var v_t) (.var d_0))) (.letval d_1 .i32 (.access t_M [.var v_b, .div (.var v_t) 16]) (.access t_K [.add (.mul 16 (.var d_1)) (.mod (.var v_t) 16), .var v_d])) (.fn (.special .f32 "-0.0") [])))) (((base E B T P D).set v_b b).set v_d d) :=
  (defined_reduce_some1 0 T (defined_fn defined_nil) (fun (y_d2 : Int) => cond_holds)
  (fun (y_d2 : Int) (h3 : 0 ≤ y_d2 ∧ y_d2 < T) => h3)
  (fun (y_d2 : Int) (h3 : 0 ≤ y_d2 ∧ y_d2 < T) =>
  (defined_letval (defined_access (given_input (p := [b]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨b, _, rfl, (show 0 ≤ b from by omega), (show b < B from by omega), rfl⟩))) rfl
  (fun (y_d3 : Int) (h4 : y_d3 = I.toInt .i32 (M t_L [b])) =>
  (have h5 : 0 ≤ I.toInt .i32 (M t_L [b]) ∧ I.toInt .i32 (M t_L [b]) < T + 1 := (in_range (r := (Range.mk t_L .i32 (.const 0) (.add (.var v_T) (.const 1)) false)) (R := (Region.mk t_L [(.const 0, .var v_B)])) (p := [b]) hR (.tail _ (.head _)) (.tail _ (.tail _ (.head _))) rfl (region_iff.2 ⟨b, _, rfl, (show 0 ≤ b from by omega), (show b < B from by omega), rfl⟩) rfl rfl);
  (have h6 : 0 ≤ y_d3 ∧ y_d3 < T + 1 := ⟨(int_lab_ecb_lac h5.1 h4), (int_eab_tbc_tac h4 h5.2)⟩;
  (defined_select_of cond_holds (fun (h7 : 0 ≤ y_d2 ∧ y_d2 < y_d3) =>
  (defined_letval (defined_access (given_input (p := [b, y_d2 / 16]) (.head _) rfl rfl
  (region_iff.2 ⟨b, _, rfl, (show 0 ≤ b from by omega), (show b < B from by omega), (y_d2 / 16), _, rfl, ((fact_16 h3.1) : 0 ≤ y_d2 / 16), ((fact_41 h3.2) : y_d2 / 16 < (T + 15) / 16), rfl⟩)))
  rfl (fun (y_d4 : Int) (h8 : y_d4 = I.toInt .i32 (M t_M [b, y_d2 / 16])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_M [b, y_d2 / 16]) ∧ I.toInt .i32 (M t_M [b, y_d2 / 16]) < P := (in_range (r := (Range.mk t_M .i32 (.const 0) (.var v_P) false)) (R := (Region.mk t_M [(.const 0, .var v_B), (.const 0, .div (.add (.var v_T) (.const 15)) 16)])) (p := [b, y_d2 / 16]) hR (.head _) (.head _) rfl (region_iff.2 ⟨b, _, rfl, (show 0 ≤ b from by omega), (show b < B from by omega), (y_d2 / 16), _, rfl, ((fact_16 h3.1) : 0 ≤ y_d2 / 16), ((fact_41 h3.2) : y_d2 / 16 < (T + 15) / 16), rfl⟩) rfl rfl);
  (have h10 : 0 ≤ y_d4 ∧ y_d4 < P := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  (defined_access (given_input (p := [16 * y_d4 + y_d2 % 16, d]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨(16 * y_d4 + y_d2 % 16), _, rfl, ((fact_39 h10.1) : 0 ≤ 16 * y_d4 + y_d2 % 16), ((fact_40 h10.2) : 16 * y_d4 + y_d2 % 16 < 16 * P), d, _, rfl, (show 0 ≤ d from by omega), (show d < D from by omega), rfl⟩))))))))
  (fun (h7 : ¬ (0 ≤ y_d2 ∧ y_d2 < y_d3)) => (defined_fn defined_nil)))))))))

theorem defined (E : Env) (B T P D : Int) (h0 : ((0 ≤ B ∧ 0 ≤ T) ∧ 0 ≤ P) ∧ 0 ≤ D) : spec.Defined (base E B T P D) :=
  defined_of (inside B T P D)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E B T P D h0 p0 p1 a0 a1 a2 a3))
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_1 E B T P D h0 p0 p1 a0 a1 a2 a3))
    all_nil))
    (fun V I M hM hR => (all_cons (well_defined2 (fun b t => cond_holds) (fun b t hg hk => defined_0 E B T P D h0 b t hR hg hk))
    (all_cons (well_defined2 (fun b d => cond_holds) (fun b d hg hk => defined_1 E B T P D h0 b d hR hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_4 (E v_B) (E v_T) (E v_P) (E v_D) hl hM hR p0 p1 a b0 b1 b2 b3)) (all_cons (fun h => absurd h (by decide)) all_nil)))))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_1_5 (E v_B) (E v_T) (E v_P) (E v_D) hl hM hR p0 p1 a b0 b1 b2 b3)) all_nil)))))) all_nil)))


end Redverify.Certificate.pages
