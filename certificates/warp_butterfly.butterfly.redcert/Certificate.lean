module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.butterfly

/-- `l` -/ abbrev v_l : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `lane` -/ abbrev v_lane : Var := 3
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `r` -/ abbrev a_r : Arr := 2
/-- `v` -/ abbrev a_v : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `warp_sum`. -/
def spec : Spec where
  assumptions := []
  inputs := [Region.mk t_A [(.const 0, .const 8)]]
  outputs := [Region.mk t_B [(.const 0, .const 8)]]
  equations :=
    [
      Equation.mk
        t_B
        [v_l]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 8)))
          (.access t_A [.var v_k]))]

/-- Implementation `butterfly`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_b t_B [v_i0] [.var v_i0] none]
  body :=
    .allocate a_r [.const 8] <|
    .allocate a_v [.const 8] <|
    .seq (.par v_lane (.const 0) (.const 8) <|
      .assign a_r [.var v_lane] (.read a_a [.var v_lane])) <|
    .seq (.par v_lane (.const 0) (.const 8) <|
      .assign a_v [.var v_lane] (.read a_r [.mod (.add (.var v_lane) (.const 4)) 8])) <|
    .seq (.scope [a_r] <|
      .par v_lane (.const 0) (.const 8) <|
        .accumulate false (.builtin "+" .f32) a_r [.var v_lane] (.read a_v [.var v_lane])) <|
    .seq (.par v_lane (.const 0) (.const 8) <|
      .assign
        a_v
        [.var v_lane]
        (.read
          a_r
          [
            .select
              (.lt (.mod (.var v_lane) 4) (.const 2))
              (.add (.var v_lane) (.const 2))
              (.add (.var v_lane) (.const (-2)))])) <|
    .seq (.scope [a_r] <|
      .par v_lane (.const 0) (.const 8) <|
        .accumulate false (.builtin "+" .f32) a_r [.var v_lane] (.read a_v [.var v_lane])) <|
    .seq (.par v_lane (.const 0) (.const 8) <|
      .assign
        a_v
        [.var v_lane]
        (.read
          a_r
          [
            .select
              (.eq (.mod (.var v_lane) 2) (.const 0))
              (.add (.var v_lane) (.const 1))
              (.add (.var v_lane) (.const (-1)))])) <|
    .seq (.scope [a_r] <|
      .par v_lane (.const 0) (.const 8) <|
        .accumulate false (.builtin "+" .f32) a_r [.var v_lane] (.read a_v [.var v_lane])) <|
    .par v_lane (.const 0) (.const 8) <|
      .assign a_b [.var v_lane] (.read a_r [.var v_lane])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := LeftUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) ∧ Assoc I (.builtin "+" .f32) ∧ RightComm I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : LeftUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl.2.2.1
theorem law_3 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2.2.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {x_a : Int} : 0 ≤ x_a % 8 :=
  by omega

theorem fact_1 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : x_c = x_b) (h2 : (x_a + (-1) * x_c + 4) % 8 = 0) (h3 : x_a < 8) : x_a = (x_b + 4) % 8 :=
  by omega

theorem fact_2 {x_a x_b : Int} (h0 : x_a = x_b % 8) : 0 ≤ x_a :=
  by omega

theorem fact_3 {x_a x_b : Int} (h0 : x_a = x_b % 8) : x_a < 8 :=
  by omega

theorem fact_4 {x_a x_b x_c : Int} (h0 : x_b = x_c) (h1 : x_a = (x_c + 4) % 8) : (x_a + (-1) * x_b + 4) % 8 = 0 :=
  by omega

theorem fact_5 {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : (x_b + (-1) * x_a + 4) % 8 = x_c) : (min x_a (x_a + (-8) * ((x_a + 4) / 8) + 4)) ≤ x_b :=
  by omega

theorem fact_6 {x_a x_b : Int} (h0 : (x_a + (-1) * x_b + 4) % 8 = 0) (h1 : x_a < 8) : x_a < (max x_b ((-7) * x_b + 8 * ((7 * x_b + 3) / 8) + 4)) + 1 :=
  by omega

theorem fact_7 {x_a x_b : Int} (h0 : x_a = x_b) (h1 : (x_a + (-1) * x_b + 4) % 8 = 0) : False :=
  by omega

theorem fact_8 {x_a x_b x_c x_d x_e : Int} (h0 : x_e = x_b) (h1 : (x_a + (-1) * x_e + x_c) % 8 = x_d) : (x_a + (-1) * x_b + x_c) % 8 = x_d :=
  by omega

theorem fact_9 {x_a x_b x_c x_d x_e : Int} (h0 : x_b = x_e) (h1 : (x_a + (-1) * x_e + x_c) % 8 = x_d) : (x_a + (-1) * x_b + x_c) % 8 = x_d :=
  by omega

theorem fact_10 {x_a x_b x_c x_d : Int} (h0 : x_d = x_b) (h1 : (x_d + x_c) % 4 = x_a) : x_a = (x_b + x_c) % 4 :=
  by omega

theorem fact_11 {x_a x_b x_c x_d : Int} (h0 : x_a = x_d) (h1 : x_c = (x_d + x_b) % 4) : (x_a + x_b) % 4 = x_c :=
  by omega

theorem fact_12 {x_a x_b x_c x_d : Int} (h0 : x_d = x_a) : (min (min x_a x_b) x_c) ≤ x_d :=
  by omega

theorem fact_13 {x_a x_b x_c x_d : Int} (h0 : x_d ≤ x_c) (h1 : (x_c + (-1) * x_a + 2) % 4 = x_d) : (min (min x_a (x_a + (-4) * ((x_a + 2) / 4) + 2)) x_b) ≤ x_c :=
  by omega

theorem fact_14 {x_a x_b x_c : Int} (h0 : (x_a + (-1) * x_b + 2) % 4 = 0) (h1 : x_a < 8) : x_a < (max (max x_b ((-3) * x_b + 4 * ((3 * x_b + 1) / 4) + 6)) x_c) + 1 :=
  by omega

theorem fact_15 {x_a x_b x_c x_d : Int} (h0 : x_d ≤ x_c) (h1 : (x_c + (-1) * x_a + 4) % 8 = x_d) : (min (min x_a x_b) (x_a + (-8) * ((x_a + 4) / 8) + 4)) ≤ x_c :=
  by omega

theorem fact_16 {x_a x_b x_c : Int} (h0 : (x_a + (-1) * x_b + 4) % 8 = 0) (h1 : x_a < 8) : x_a < (max (max x_b x_c) ((-7) * x_b + 8 * ((7 * x_b + 3) / 8) + 4)) + 1 :=
  by omega

theorem fact_17 {x_a x_b : Int} (h0 : (x_b + (-1) * x_a + 2) % 4 = 0) : (x_a + 2) % 4 = x_b % 4 :=
  by omega

theorem fact_18 {x_a x_b : Int} (h0 : (x_b + 2) % 4 = x_a % 4) : (x_a + (-1) * x_b + 2) % 4 = 0 :=
  by omega

theorem fact_19 {x_a x_b : Int} (h0 : x_a = x_b) (h1 : (x_b + 2) % 4 = x_a % 4) : False :=
  by omega

theorem fact_20 {x_a x_b : Int} (h0 : (x_a + 2) % 4 = x_b % 4) (h1 : (x_b + (-1) * x_a + 4) % 8 = 0) : False :=
  by omega

theorem fact_21 {x_a x_b x_c x_d x_e : Int} (h0 : x_e = x_b) (h1 : (x_a + (-1) * x_e + x_c) % 4 = x_d) : (x_a + (-1) * x_b + x_c) % 4 = x_d :=
  by omega

theorem fact_22 {x_a x_b x_c x_d x_e : Int} (h0 : x_b = x_e) (h1 : (x_a + (-1) * x_e + x_c) % 4 = x_d) : (x_a + (-1) * x_b + x_c) % 4 = x_d :=
  by omega

theorem fact_23 {x_a x_b x_c x_d : Int} (h0 : x_d = x_b) (h1 : (x_d + x_c) % 2 = x_a) : x_a = (x_b + x_c) % 2 :=
  by omega

theorem fact_24 {x_a x_b x_c x_d : Int} (h0 : x_a = x_d) (h1 : x_c = (x_d + x_b) % 2) : (x_a + x_b) % 2 = x_c :=
  by omega

theorem fact_25 {x_a x_b x_c x_d x_e : Int} (h0 : x_e = x_a) : (min (min (min x_a x_b) x_c) x_d) ≤ x_e :=
  by omega

theorem fact_26 {x_a x_b x_c x_d x_e : Int} (h0 : x_a = x_b) : x_a < (max (max (max x_b x_c) x_d) x_e) + 1 :=
  by omega

theorem fact_27 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_a < 8) : (min (min (min x_a (x_a + (-2) * ((x_a + 1) / 2) + 1)) (x_a + (-4) * ((x_a + 2) / 4) + 2)) (x_a + (-8) * ((x_a + 4) / 8) + 4)) ≤ x_b :=
  by omega

theorem fact_28 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_a < 8) : x_a < (max (max (max x_b ((-1) * x_b + 2 * (x_b / 2) + 7)) ((-3) * x_b + 4 * ((3 * x_b + 1) / 4) + 6)) ((-7) * x_b + 8 * ((7 * x_b + 3) / 8) + 4)) + 1 := by
  have s0 : x_b % 2 = 0 ∨ x_b % 2 = 1 := by omega
  have s1 : (3 * x_b + 1) % 4 = 0 ∨ (3 * x_b + 1) % 4 = 1 ∨ (3 * x_b + 1) % 4 = 2 ∨ (3 * x_b + 1) % 4 = 3 := by omega
  omega

theorem fact_29 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_f ≤ x_e) (h1 : (x_a + x_e + x_b) % 2 = x_f) : (min (min (min x_a (x_a + (-2) * ((x_a + x_b) / 2) + x_b)) x_c) x_d) ≤ x_e :=
  by omega

theorem fact_30 {x_a x_b x_c x_d : Int} (h0 : (x_b + x_a + 1) % 2 = 0) (h1 : x_a < 8) : x_a < (max (max (max x_b ((-1) * x_b + 2 * (x_b / 2) + 7)) x_c) x_d) + 1 :=
  by omega

theorem fact_31 {x_a x_b x_c : Int} (h0 : (x_a + x_c + x_b) % 2 = 0) : (x_a + x_b) % 2 = x_c % 2 :=
  by omega

theorem fact_32 {x_a x_b x_c : Int} (h0 : (x_a + x_c) % 2 = x_b % 2) : (x_a + x_b + x_c) % 2 = 0 :=
  by omega

theorem fact_33 {x_a x_b : Int} (h0 : x_a = x_b) (h1 : (x_b + 1) % 2 = x_a % 2) : False :=
  by omega

theorem fact_34 {x_a x_b : Int} (h0 : (x_a + 1) % 2 = x_b % 2) (h1 : (x_b + (-1) * x_a + 2) % 4 = 0) : False :=
  by omega

theorem fact_35 {x_a x_b : Int} (h0 : (x_a + 1) % 2 = x_b % 2) (h1 : (x_b + (-1) * x_a + 4) % 8 = 0) : False :=
  by omega

theorem fact_36 {x_a x_b x_c x_d x_e : Int} (h0 : x_e = x_a) (h1 : (x_e + x_b + x_c) % 2 = x_d) : (x_a + x_b + x_c) % 2 = x_d :=
  by omega

theorem fact_37 {x_a x_b x_c x_d x_e : Int} (h0 : x_a = x_e) (h1 : (x_e + x_b + x_c) % 2 = x_d) : (x_a + x_b + x_c) % 2 = x_d :=
  by omega

theorem fact_38 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_a < 8) (h3 : x_b < 8) (h4 : ¬ x_b = x_a) (h5 : ¬ (x_b + (-1) * x_a + 2) % 4 = 0) (h6 : ¬ (x_b + (-1) * x_a + 4) % 8 = 0) : (x_a + x_b + 1) % 2 = 0 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = y_c0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * y_c0 + 4) % 8 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (y_c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_c0 + 2) % 4 = y_k0 % 4)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (y_c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_c0 + 1) % 2 = y_k0 % 2)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = y_c0 ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * y_c0 + 4) % 8 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (y_c0 x_lane : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_k0 = y_c0 ∨ ((0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * y_c0 + 2) % 4 = 0) ∧ y_c0 < x_lane) ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * y_c0 + 4) % 8 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (y_c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_k0 = y_c0 ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * y_c0 + 2) % 4 = 0) ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * y_c0 + 4) % 8 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (y_c0 x_lane : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_k0 = y_c0 ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * y_c0 + 2) % 4 = 0) ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * y_c0 + 4) % 8 = 0) ∨ ((0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_c0 + y_k0 + 1) % 2 = 0) ∧ y_c0 < x_lane)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (y_c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_k0 = y_c0 ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * y_c0 + 2) % 4 = 0) ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * y_c0 + 4) % 8 = 0) ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_c0 + y_k0 + 1) % 2 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (x_lane : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ y_k0 = x_lane)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_10 (I : Interp V) (M : Model V) (x_lane : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ y_k0 % 4 = (x_lane + 2) % 4)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_11 (I : Interp V) (M : Model V) (x_lane : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ y_k0 % 2 = (x_lane + 1) % 2)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_12 (I : Interp V) (M : Model V) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem equation_0 (x_l : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : True) :
    (M t_B [x_l]) = (value_12 I M) :=
  (Eq.trans (hM _ (.head _) [x_l] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 8))) (.access t_A [.var v_k])) ((base E).set v_l x_l) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < 8) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_a
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 => (M t_A [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_lane)
    (fun y_c0 => (value_0 I M y_c0))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_1_0 I M).and (known_1_1 I M x_lane))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_r [.var v_lane] (.read a_a [.var v_lane])
    (fun e => (value_9 I M (e v_lane)))

theorem vc_1 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_1 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_1 I M x_lane) :=
  (vc_assign_of (M t_A [x_lane]) (in_other (by decide) (in_allocated ⟨h0, h1, trivial⟩))
  (ev_read ((at_left (at_points1 x_lane ⟨h0, h1⟩ rfl))
  : (known_1 I M x_lane) ⟨a_a, [x_lane]⟩ (M t_A [x_lane]))) ((Eq.trans ((Eq.trans rfl
  (Eq.symm ((show ∀ v0 : V, (I.fn f_0 [I.fn f_1 [], v0]) = v0 from by intro v0; exact (law_0 hl) _)
  (M t_A [x_lane]))))
  : M t_A [x_lane] = I.fn f_0 [I.fn f_1 [], M t_A [x_lane]])
  (Eq.symm (reduce_single_some1 x_lane (fun y_q0 =>
  ⟨(fun h2 => h2.2), (fun h2 => ⟨⟨(int_lab_ecb_lac h0 h2), (int_eab_tbc_tac h2 h1)⟩, h2⟩)⟩))))
  : M t_A [x_lane] = value_9 I M x_lane))

theorem kept_1 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_1 I M).post ((base E).set v_lane x_lane) (known_1 I M x_lane)) (known_1 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_1 I M (x_lane + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun y_q1 h2 => ((Classical.em (y_q1 = x_lane)).elim
  (fun h3 => (at_set_eq1 y_q1 x_lane h3 ((reduce_congr1 (fun y_q2 =>
  ⟨(fun h4 => ⟨⟨(int_lab_ecb_lac h2.1 h4), (int_c220 h4 h1 h2.2)⟩, (int_eab_ebc_eac h4 h3)⟩), (fun h4 => (int_eab_ecb_eac h4.2 h3))⟩)
  (fun y_q2 h4 => rfl)) : value_0 I M y_q1 = value_9 I M x_lane))) (fun h3 =>
  (at_set_ne1 y_q1 x_lane h3 (at_right (at_points1 y_q1 ⟨h2.1, (int_taB_neab_tab h2.2 h3)⟩ rfl)))))))))

theorem race_1 (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ParVC I 0 8 (body_1 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_1 I M).post ((base E).set v_lane x_lane) (known_1 I M x_lane)) :=
  (race_arrays [a_r] rfl rfl
  (all_cons (apart1 (fun x_lane y_c0 => y_c0 = x_lane) (fun x_lane y_c0 => (1 : Int) < 0)
  (fun x_lane h0 h1 => (w_assign1 x_lane rfl)) (fun x_lane h0 h1 => (r_none rfl))
  (fun x_lane y_y y_c0 h0 h1 h2 h3 h4 h5 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_2_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_r
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 => (value_0 I M y_c0))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_v
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_lane)
    (fun y_c0 => (value_1 I M y_c0))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_2_0 I M).and (known_2_1 I M x_lane))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_v [.var v_lane] (.read a_r [.mod (.add (.var v_lane) (.const 4)) 8])
    (fun e => (value_0 I M (((e v_lane) + 4) % 8)))

theorem vc_2 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_2 I M x_lane) :=
  (vc_assign_of (value_0 I M ((x_lane + 4) % 8)) (in_allocated ⟨h0, h1, trivial⟩)
  (ev_read ((at_left (at_points1 ((x_lane + 4) % 8) ⟨fact_0, int_c160⟩ rfl))
  : (known_2 I M x_lane) ⟨a_r, [(x_lane + 4) % 8]⟩ (value_0 I M ((x_lane + 4) % 8)))) rfl)

theorem kept_2 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_2 I M).post ((base E).set v_lane x_lane) (known_2 I M x_lane)) (known_2 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_2 I M (x_lane + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun y_q5 h2 => ((Classical.em (y_q5 = x_lane)).elim
  (fun h3 => (at_set_eq1 y_q5 x_lane h3 ((reduce_congr1 (fun y_q6 =>
  ⟨(fun h4 => (fact_1 h4.1.1 h3 h4.2 h4.1.2)), (fun h4 => ⟨⟨(fact_2 h4), (fact_3 h4)⟩, (fact_4 h3 h4)⟩)⟩)
  (fun y_q6 h4 => rfl)) : value_1 I M y_q5 = value_0 I M ((x_lane + 4) % 8)))) (fun h3 =>
  (at_set_ne1 y_q5 x_lane h3 (at_right (at_points1 y_q5 ⟨h2.1, (int_taB_neab_tab h2.2 h3)⟩ rfl)))))))))

theorem race_2 (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ParVC I 0 8 (body_2 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_2 I M).post ((base E).set v_lane x_lane) (known_2 I M x_lane)) :=
  (race_arrays [a_v] rfl rfl
  (all_cons (apart1 (fun x_lane y_c0 => y_c0 = x_lane) (fun x_lane y_c0 => (1 : Int) < 0)
  (fun x_lane h0 h1 => (w_assign1 x_lane rfl)) (fun x_lane h0 h1 => (r_none rfl))
  (fun x_lane y_y y_c0 h0 h1 h2 h3 h4 h5 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => x_lane ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 => (value_0 I M y_c0))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_lane)
    (fun y_c0 => (value_2 I M y_c0))

noncomputable def known_3_2 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_v
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 => (value_1 I M y_c0))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_3_0 I M x_lane).and ((known_3_1 I M x_lane).and (known_3_2 I M)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_r [.var v_lane] (.read a_v [.var v_lane])
    (fun e => (value_2 I M (e v_lane)))

theorem vc_3 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_3 I M x_lane) :=
  (vc_accumulate_of (value_0 I M x_lane) (value_1 I M x_lane)
  ((at_left (at_points1 x_lane ⟨int_refl, h1⟩ rfl))
  : (known_3 I M x_lane) ⟨a_r, [x_lane]⟩ (value_0 I M x_lane))
  (ev_read ((at_right (at_right (at_points1 x_lane ⟨h0, h1⟩ rfl)))
  : (known_3 I M x_lane) ⟨a_v, [x_lane]⟩ (value_1 I M x_lane)))
  ((union1 (law_1 hl) (law_2 hl) (law_3 hl) (min x_lane (x_lane + (-8) * ((x_lane + 4) / 8) + 4))
  ((max x_lane ((-7) * x_lane + 8 * ((7 * x_lane + 3) / 8) + 4)) + 1)
  (fun y_q9 h2 => (Or.elim h2 (fun h3 => ⟨(int_c257 h3), (int_c209 h3)⟩)
  (fun h3 => ⟨(fact_5 h3.1.1 h3.2), (fact_6 h3.2 h3.1.2)⟩))) (fun y_q9 =>
  ⟨(fun h2 => (Or.elim h2 (fun h3 => h2) (fun h3 => h2))), (fun h2 => (Or.elim h2 (fun h3 => h2) (fun h3 => h2)))⟩)
  (fun y_q9 h2 => (fun h3 => (fact_7 h2 h3.2))) (fun y_q9 h2 => rfl) (fun y_q9 h2 => rfl))
  : I.fn f_0 [value_0 I M x_lane, value_1 I M x_lane] = value_2 I M x_lane))

theorem kept_3 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_3 I M).post ((base E).set v_lane x_lane) (known_3 I M x_lane)) (known_3 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_3 I M (x_lane + 1)) from
  (entails_and (entails_points1 (fun y_q11 h2 => (at_set_ne1 y_q11 x_lane (int_lBa_neab h2.1)
  (at_left (at_points1 y_q11 ⟨(int_lAb_lab h2.1), h2.2⟩ rfl))))) (entails_and
  (entails_points1 (fun y_q12 h2 => ((Classical.em (y_q12 = x_lane)).elim (fun h3 => (at_set_eq1 y_q12 x_lane h3
  ((reduce_congr1 (fun y_q13 => ⟨(fun h4 => (Or.elim h4 (fun h5 => (Or.inl (int_eab_ebc_eac h5 h3)))
  (fun h5 => (Or.inr ⟨h5.1, (fact_8 h3 h5.2)⟩)))), (fun h4 => (Or.elim h4 (fun h5 => (Or.inl (int_eab_ecb_eac h5 h3)))
  (fun h5 => (Or.inr ⟨h5.1, (fact_9 h3 h5.2)⟩))))⟩) (fun y_q13 h4 => rfl))
  : value_2 I M y_q12 = value_2 I M x_lane))) (fun h3 => (at_set_ne1 y_q12 x_lane h3
  (at_right (at_left (at_points1 y_q12 ⟨h2.1, (int_taB_neab_tab h2.2 h3)⟩ rfl))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

theorem race_3 (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ParVC I 0 8 (body_3 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_3 I M).post ((base E).set v_lane x_lane) (known_3 I M x_lane)) :=
  (race_arrays [a_r] rfl rfl
  (all_cons (apart1 (fun x_lane y_c0 => y_c0 = x_lane) (fun x_lane y_c0 => y_c0 = x_lane)
  (fun x_lane h0 h1 => (w_accumulate1 x_lane rfl))
  (fun x_lane h0 h1 => (r_accumulate1 (x_none rfl) x_lane rfl))
  (fun x_lane y_y y_c0 h0 h1 h2 h3 h4 h5 => ⟨(int_eab_nebc_neac h5 h4), (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_4_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_r
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 => (value_2 I M y_c0))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_v
    (fun y_c0 => x_lane ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 => (value_1 I M y_c0))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_v
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_lane)
    (fun y_c0 => (value_3 I M y_c0))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_4_0 I M).and ((known_4_1 I M x_lane).and (known_4_2 I M x_lane)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_v
    [.var v_lane]
    (.read
      a_r
      [
        .select
          (.lt (.mod (.var v_lane) 4) (.const 2))
          (.add (.var v_lane) (.const 2))
          (.add (.var v_lane) (.const (-2)))])
    (fun e => (value_10 I M (e v_lane)))

theorem vc_4 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_4 I M x_lane) :=
  (vc_assign_of (value_2 I M (bif (decide (x_lane % 4 < 2)) then (x_lane + 2) else (x_lane + (-2))))
  (in_allocated ⟨h0, h1, trivial⟩)
  (ev_read ((at_left (at_points1 (bif (decide (x_lane % 4 < 2)) then (x_lane + 2) else (x_lane + (-2)))
  (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega)
  rfl))
  : (known_4 I M x_lane) ⟨a_r, [(bif (decide (x_lane % 4 < 2)) then (x_lane + 2) else (x_lane + (-2)))]⟩ (value_2 I M (bif (decide (x_lane % 4 < 2)) then (x_lane + 2) else (x_lane + (-2))))))
  ((reduce_congr1 (fun y_q17 => ⟨(fun h2 => (Or.elim h2 (fun h3 =>
  (by clear h2; (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega))
  (fun h3 =>
  ⟨h3.1, (by clear h2; (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega)⟩))), (fun h2 =>
  (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega))⟩)
  (fun y_q17 h2 => rfl))
  : value_2 I M (bif (decide (x_lane % 4 < 2)) then (x_lane + 2) else (x_lane + (-2))) = value_10 I M x_lane))

theorem kept_4 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_4 I M).post ((base E).set v_lane x_lane) (known_4 I M x_lane)) (known_4 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_4 I M (x_lane + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun y_q18 h2 => (at_set_ne1 y_q18 x_lane (int_lBa_neab h2.1)
  (at_right (at_left (at_points1 y_q18 ⟨(int_lAb_lab h2.1), h2.2⟩ rfl))))))
  (entails_points1 (fun y_q19 h2 => ((Classical.em (y_q19 = x_lane)).elim
  (fun h3 => (at_set_eq1 y_q19 x_lane h3 ((reduce_congr1 (fun y_q20 =>
  ⟨(fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (fact_10 h3 h4.2)⟩), (fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (fact_11 h3 h4.2)⟩)⟩)
  (fun y_q20 h4 => rfl)) : value_3 I M y_q19 = value_10 I M x_lane)))
  (fun h3 => (at_set_ne1 y_q19 x_lane h3
  (at_right (at_right (at_points1 y_q19 ⟨h2.1, (int_taB_neab_tab h2.2 h3)⟩ rfl)))))))))))

theorem race_4 (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ParVC I 0 8 (body_4 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_4 I M).post ((base E).set v_lane x_lane) (known_4 I M x_lane)) :=
  (race_arrays [a_v] rfl rfl
  (all_cons (apart1 (fun x_lane y_c0 => y_c0 = x_lane) (fun x_lane y_c0 => (1 : Int) < 0)
  (fun x_lane h0 h1 => (w_assign1 x_lane rfl)) (fun x_lane h0 h1 => (r_none rfl))
  (fun x_lane y_y y_c0 h0 h1 h2 h3 h4 h5 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_5_0 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 => (value_4 I M y_c0 x_lane))

noncomputable def known_5_1 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_v
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 => (value_3 I M y_c0))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_5_0 I M x_lane).and (known_5_1 I M))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_r [.var v_lane] (.read a_v [.var v_lane])
    (fun e => (value_5 I M (e v_lane)))

theorem vc_5 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_5 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_5 I M x_lane) :=
  (vc_accumulate_of (value_4 I M x_lane x_lane) (value_3 I M x_lane)
  ((at_left (at_points1 x_lane ⟨h0, h1⟩ rfl))
  : (known_5 I M x_lane) ⟨a_r, [x_lane]⟩ (value_4 I M x_lane x_lane))
  (ev_read ((at_right (at_points1 x_lane ⟨h0, h1⟩ rfl))
  : (known_5 I M x_lane) ⟨a_v, [x_lane]⟩ (value_3 I M x_lane)))
  ((union1 (law_1 hl) (law_2 hl) (law_3 hl)
  (min (min x_lane (x_lane + (-4) * ((x_lane + 2) / 4) + 2)) (x_lane + (-8) * ((x_lane + 4) / 8) + 4))
  ((max (max x_lane ((-3) * x_lane + 4 * ((3 * x_lane + 1) / 4) + 6)) ((-7) * x_lane + 8 * ((7 * x_lane + 3) / 8) + 4)) + 1)
  (fun y_q24 h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 => ⟨(fact_12 h4), (int_c560 h4)⟩)
  (fun h4 => ⟨(fact_13 h4.1.1 h4.2), (fact_14 h4.2 h4.1.2)⟩)))
  (fun h3 => ⟨(fact_15 h3.1.1 h3.2), (fact_16 h3.2 h3.1.2)⟩)))
  (fun y_q24 => ⟨(fun h2 => (Or.elim h2 (fun h3 =>
  (Or.elim h3 (fun h4 => (Or.inl (Or.inl (Or.inl h4)))) (fun h4 => (Or.inr ⟨h4.1, (fact_17 h4.2)⟩))))
  (fun h3 => (Or.inl (Or.inr h3))))), (fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 =>
  (Or.elim h4 (fun h5 => (Or.inl (Or.inl h5))) (fun h5 => (False.elim (int_irrefl h5.2)))))
  (fun h4 => (Or.inr h4)))) (fun h3 => (Or.inl (Or.inr ⟨h3.1, (fact_18 h3.2)⟩)))))⟩)
  (fun y_q24 h2 => (Or.elim h2 (fun h3 =>
  (Or.elim h3 (fun h4 => (fun h5 => (fact_19 h4 h5.2))) (fun h4 => (False.elim (int_irrefl h4.2)))))
  (fun h3 => (fun h4 => (fact_20 h4.2 h3.2))))) (fun y_q24 h2 => rfl) (fun y_q24 h2 => rfl))
  : I.fn f_0 [value_4 I M x_lane x_lane, value_3 I M x_lane] = value_5 I M x_lane))

theorem kept_5 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_5 I M).post ((base E).set v_lane x_lane) (known_5 I M x_lane)) (known_5 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_5 I M (x_lane + 1)) from
  (entails_and (entails_points1 (fun y_q26 h2 => ((Classical.em (y_q26 = x_lane)).elim
  (fun h3 => (at_set_eq1 y_q26 x_lane h3 ((reduce_congr1 (fun y_q27 => ⟨(fun h4 =>
  (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.inl (Or.inl (int_eab_ebc_eac h6 h3))))
  (fun h6 => (Or.inl (Or.inr ⟨h6.1.1, (fact_21 h3 h6.1.2)⟩)))))
  (fun h5 => (Or.inr ⟨h5.1, (fact_8 h3 h5.2)⟩)))), (fun h4 =>
  (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.inl (Or.inl (int_eab_ecb_eac h6 h3))))
  (fun h6 => (Or.inl (Or.inr ⟨⟨h6.1, (fact_22 h3 h6.2)⟩, (int_eab_taB h3)⟩)))))
  (fun h5 => (Or.inr ⟨h5.1, (fact_9 h3 h5.2)⟩))))⟩) (fun y_q27 h4 => rfl))
  : value_4 I M y_q26 (x_lane + 1) = value_5 I M x_lane)))
  (fun h3 => (at_set_ne1 y_q26 x_lane h3 (at_left (at_points1 y_q26 h2 (reduce_congr1
  (fun y_q28 => ⟨(fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.inl (Or.inl h6)))
  (fun h6 => (Or.inl (Or.inr ⟨h6.1, (int_taB_neab_tab h6.2 h3)⟩))))) (fun h5 => (Or.inr h5)))), (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.inl (Or.inl h6)))
  (fun h6 => (Or.inl (Or.inr ⟨h6.1, (int_tab_taB h6.2)⟩))))) (fun h5 => (Or.inr h5))))⟩)
  (fun y_q28 h4 => rfl)))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right entails_refl))))

theorem race_5 (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ParVC I 0 8 (body_5 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_5 I M).post ((base E).set v_lane x_lane) (known_5 I M x_lane)) :=
  (race_arrays [a_r] rfl rfl
  (all_cons (apart1 (fun x_lane y_c0 => y_c0 = x_lane) (fun x_lane y_c0 => y_c0 = x_lane)
  (fun x_lane h0 h1 => (w_accumulate1 x_lane rfl))
  (fun x_lane h0 h1 => (r_accumulate1 (x_none rfl) x_lane rfl))
  (fun x_lane y_y y_c0 h0 h1 h2 h3 h4 h5 => ⟨(int_eab_nebc_neac h5 h4), (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_6_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_r
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 => (value_5 I M y_c0))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_v
    (fun y_c0 => x_lane ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 => (value_3 I M y_c0))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_v
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_lane)
    (fun y_c0 => (value_6 I M y_c0))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_6_0 I M).and ((known_6_1 I M x_lane).and (known_6_2 I M x_lane)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_v
    [.var v_lane]
    (.read
      a_r
      [
        .select
          (.eq (.mod (.var v_lane) 2) (.const 0))
          (.add (.var v_lane) (.const 1))
          (.add (.var v_lane) (.const (-1)))])
    (fun e => (value_11 I M (e v_lane)))

theorem vc_6 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_6 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_6 I M x_lane) :=
  (vc_assign_of (value_5 I M (bif (decide (x_lane % 2 = 0)) then (x_lane + 1) else (x_lane + (-1))))
  (in_allocated ⟨h0, h1, trivial⟩)
  (ev_read ((at_left (at_points1 (bif (decide (x_lane % 2 = 0)) then (x_lane + 1) else (x_lane + (-1)))
  (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega)
  rfl))
  : (known_6 I M x_lane) ⟨a_r, [(bif (decide (x_lane % 2 = 0)) then (x_lane + 1) else (x_lane + (-1)))]⟩ (value_5 I M (bif (decide (x_lane % 2 = 0)) then (x_lane + 1) else (x_lane + (-1))))))
  ((reduce_congr1 (fun y_q32 => ⟨(fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 =>
  (by clear h2 h3; (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega))
  (fun h4 =>
  ⟨h4.1, (by clear h2 h3; (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega)⟩)))
  (fun h3 =>
  ⟨h3.1, (by clear h2; (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega)⟩))), (fun h2 =>
  (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega))⟩)
  (fun y_q32 h2 => rfl))
  : value_5 I M (bif (decide (x_lane % 2 = 0)) then (x_lane + 1) else (x_lane + (-1))) = value_11 I M x_lane))

theorem kept_6 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_6 I M).post ((base E).set v_lane x_lane) (known_6 I M x_lane)) (known_6 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_6 I M (x_lane + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun y_q33 h2 => (at_set_ne1 y_q33 x_lane (int_lBa_neab h2.1)
  (at_right (at_left (at_points1 y_q33 ⟨(int_lAb_lab h2.1), h2.2⟩ rfl))))))
  (entails_points1 (fun y_q34 h2 => ((Classical.em (y_q34 = x_lane)).elim
  (fun h3 => (at_set_eq1 y_q34 x_lane h3 ((reduce_congr1 (fun y_q35 =>
  ⟨(fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (fact_23 h3 h4.2)⟩), (fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (fact_24 h3 h4.2)⟩)⟩)
  (fun y_q35 h4 => rfl)) : value_6 I M y_q34 = value_11 I M x_lane)))
  (fun h3 => (at_set_ne1 y_q34 x_lane h3
  (at_right (at_right (at_points1 y_q34 ⟨h2.1, (int_taB_neab_tab h2.2 h3)⟩ rfl)))))))))))

theorem race_6 (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ParVC I 0 8 (body_6 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_6 I M).post ((base E).set v_lane x_lane) (known_6 I M x_lane)) :=
  (race_arrays [a_v] rfl rfl
  (all_cons (apart1 (fun x_lane y_c0 => y_c0 = x_lane) (fun x_lane y_c0 => (1 : Int) < 0)
  (fun x_lane h0 h1 => (w_assign1 x_lane rfl)) (fun x_lane h0 h1 => (r_none rfl))
  (fun x_lane y_y y_c0 h0 h1 h2 h3 h4 h5 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_7_0 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 => (value_7 I M y_c0 x_lane))

noncomputable def known_7_1 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_v
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 => (value_6 I M y_c0))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_7_0 I M x_lane).and (known_7_1 I M))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_r [.var v_lane] (.read a_v [.var v_lane])
    (fun e => (value_8 I M (e v_lane)))

theorem vc_7 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_7 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_7 I M x_lane) :=
  (vc_accumulate_of (value_7 I M x_lane x_lane) (value_6 I M x_lane)
  ((at_left (at_points1 x_lane ⟨h0, h1⟩ rfl))
  : (known_7 I M x_lane) ⟨a_r, [x_lane]⟩ (value_7 I M x_lane x_lane))
  (ev_read ((at_right (at_points1 x_lane ⟨h0, h1⟩ rfl))
  : (known_7 I M x_lane) ⟨a_v, [x_lane]⟩ (value_6 I M x_lane)))
  ((union1 (law_1 hl) (law_2 hl) (law_3 hl)
  (min (min (min x_lane (x_lane + (-2) * ((x_lane + 1) / 2) + 1)) (x_lane + (-4) * ((x_lane + 2) / 4) + 2)) (x_lane + (-8) * ((x_lane + 4) / 8) + 4))
  ((max (max (max x_lane ((-1) * x_lane + 2 * (x_lane / 2) + 7)) ((-3) * x_lane + 4 * ((3 * x_lane + 1) / 4) + 6)) ((-7) * x_lane + 8 * ((7 * x_lane + 3) / 8) + 4)) + 1)
  (fun y_q40 h2 =>
  (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 => (Or.elim h4 (fun h5 => ⟨(fact_25 h5), (fact_26 h5)⟩)
  (fun h5 => ⟨(fact_27 h5.1.1 h1), (fact_28 h0 h5.1.2)⟩)))
  (fun h4 => ⟨(fact_27 h4.1.1 h1), (fact_28 h0 h4.1.2)⟩)))
  (fun h3 => ⟨(fact_29 h3.1.1 h3.2), (fact_30 h3.2 h3.1.2)⟩)))
  (fun y_q40 => ⟨(fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3
  (fun h4 => (Or.elim h4 (fun h5 => (Or.inl (Or.inl h3))) (fun h5 => (Or.inl (Or.inl h3)))))
  (fun h4 => (Or.inl (Or.inl h3))))) (fun h3 => (Or.inr ⟨h3.1, (fact_31 h3.2)⟩)))), (fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3
  (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.inl h4)) (fun h6 => (Or.inl h4))))
  (fun h5 => (Or.inl h4)))) (fun h4 => (False.elim (int_irrefl h4.2)))))
  (fun h3 => (Or.inr ⟨h3.1, (fact_32 h3.2)⟩))))⟩)
  (fun y_q40 h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 =>
  (Or.elim h4 (fun h5 => (fun h6 => (fact_33 h5 h6.2))) (fun h5 => (fun h6 => (fact_34 h6.2 h5.2)))))
  (fun h4 => (fun h5 => (fact_35 h5.2 h4.2))))) (fun h3 => (False.elim (int_irrefl h3.2)))))
  (fun y_q40 h2 => rfl) (fun y_q40 h2 => rfl))
  : I.fn f_0 [value_7 I M x_lane x_lane, value_6 I M x_lane] = value_8 I M x_lane))

theorem kept_7 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_7 I M).post ((base E).set v_lane x_lane) (known_7 I M x_lane)) (known_7 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_7 I M (x_lane + 1)) from
  (entails_and (entails_points1 (fun y_q42 h2 => ((Classical.em (y_q42 = x_lane)).elim (fun h3 =>
  (at_set_eq1 y_q42 x_lane h3 ((reduce_congr1 (fun y_q43 => ⟨(fun h4 => (Or.elim h4 (fun h5 =>
  (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (Or.inl (Or.inl (Or.inl (int_eab_ebc_eac h7 h3)))))
  (fun h7 => (Or.inl (Or.inl (Or.inr ⟨h7.1, (fact_21 h3 h7.2)⟩))))))
  (fun h6 => (Or.inl (Or.inr ⟨h6.1, (fact_8 h3 h6.2)⟩)))))
  (fun h5 => (Or.inr ⟨h5.1.1, (fact_36 h3 h5.1.2)⟩)))), (fun h4 => (Or.elim h4 (fun h5 =>
  (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (Or.inl (Or.inl (Or.inl (int_eab_ecb_eac h7 h3)))))
  (fun h7 => (Or.inl (Or.inl (Or.inr ⟨h7.1, (fact_22 h3 h7.2)⟩))))))
  (fun h6 => (Or.inl (Or.inr ⟨h6.1, (fact_9 h3 h6.2)⟩)))))
  (fun h5 => (Or.inr ⟨⟨h5.1, (fact_37 h3 h5.2)⟩, (int_eab_taB h3)⟩))))⟩) (fun y_q43 h4 => rfl))
  : value_7 I M y_q42 (x_lane + 1) = value_8 I M x_lane))) (fun h3 => (at_set_ne1 y_q42 x_lane h3
  (at_left (at_points1 y_q42 h2 (reduce_congr1 (fun y_q44 => ⟨(fun h4 => (Or.elim h4
  (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (Or.inl h5)) (fun h7 => (Or.inl h5))))
  (fun h6 => (Or.inl h5)))) (fun h5 => (Or.inr ⟨h5.1, (int_taB_neab_tab h5.2 h3)⟩)))), (fun h4 => (Or.elim h4
  (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (Or.inl h5)) (fun h7 => (Or.inl h5))))
  (fun h6 => (Or.inl h5)))) (fun h5 => (Or.inr ⟨h5.1, (int_tab_taB h5.2)⟩))))⟩)
  (fun y_q44 h4 => rfl)))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right entails_refl))))

theorem race_7 (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ParVC I 0 8 (body_7 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_7 I M).post ((base E).set v_lane x_lane) (known_7 I M x_lane)) :=
  (race_arrays [a_r] rfl rfl
  (all_cons (apart1 (fun x_lane y_c0 => y_c0 = x_lane) (fun x_lane y_c0 => y_c0 = x_lane)
  (fun x_lane h0 h1 => (w_accumulate1 x_lane rfl))
  (fun x_lane h0 h1 => (r_accumulate1 (x_none rfl) x_lane rfl))
  (fun x_lane y_y y_c0 h0 h1 h2 h3 h4 h5 => ⟨(int_eab_nebc_neac h5 h4), (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_8_0 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_b
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_lane)
    (fun y_c0 => (M t_B [y_c0]))

noncomputable def known_8_1 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_r
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 8)
    (fun y_c0 => (value_8 I M y_c0))

noncomputable def known_8 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_8_0 I M x_lane).and (known_8_1 I M))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_b [.var v_lane] (.read a_r [.var v_lane])
    (fun e => (M t_B [(e v_lane)]))

theorem vc_8 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_8 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_8 I M x_lane) :=
  (vc_assign_of (value_8 I M x_lane) (in_other (by decide) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .const 8)])) (.tail _ (.head _)) (.tail _ (.head _)) [x_lane]
  (region_iff.2 ⟨x_lane, _, rfl, h0, h1, rfl⟩) shape_a_b rfl rfl h0)))
  (ev_read ((at_right (at_points1 x_lane ⟨h0, h1⟩ rfl))
  : (known_8 I M x_lane) ⟨a_r, [x_lane]⟩ (value_8 I M x_lane)))
  ((Eq.trans ((reduce_congr1 (fun y_q49 => ⟨(fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 =>
  (Or.elim h4 (fun h5 => ⟨(int_lab_ecb_lac h0 h5), (int_eab_tbc_tac h5 h1)⟩) (fun h5 => h5.1)))
  (fun h4 => h4.1))) (fun h3 => h3.1))), (fun h2 => ((Classical.em (y_q49 = x_lane)).elim (fun h3 => (Or.inl (Or.inl (Or.inl h3))))
  (fun h3 => ((Classical.em ((y_q49 + (-1) * x_lane + 2) % 4 = 0)).elim
  (fun h4 => (Or.inl (Or.inl (Or.inr ⟨h2, h4⟩)))) (fun h4 =>
  ((Classical.em ((y_q49 + (-1) * x_lane + 4) % 8 = 0)).elim (fun h5 => (Or.inl (Or.inr ⟨h2, h5⟩)))
  (fun h5 => (Or.inr ⟨h2, (fact_38 h0 h2.1 h1 h2.2 h3 h4 h5)⟩))))))))⟩) (fun y_q49 h2 => rfl))
  : value_8 I M x_lane = value_12 I M) (Eq.symm (equation_0 x_lane hl hM trivial)))
  : value_8 I M x_lane = M t_B [x_lane]))

theorem kept_8 (x_lane : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_8 I M).post ((base E).set v_lane x_lane) (known_8 I M x_lane)) (known_8 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_8 I M (x_lane + 1)) from
  (entails_and (entails_points1 (fun y_q50 h2 => ((Classical.em (y_q50 = x_lane)).elim
  (fun h3 => (at_set_eq1 y_q50 x_lane h3 ((at_congr1 h3) : M t_B [y_q50] = M t_B [x_lane])))
  (fun h3 =>
  (at_set_ne1 y_q50 x_lane h3 (at_left (at_points1 y_q50 ⟨h2.1, (int_taB_neab_tab h2.2 h3)⟩ rfl)))))))
  (entails_set (avoids_points1 (by decide)) (entails_right entails_refl))))

theorem race_8 (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ParVC I 0 8 (body_8 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_8 I M).post ((base E).set v_lane x_lane) (known_8 I M x_lane)) :=
  (race_arrays [a_b] rfl rfl
  (all_cons (apart1 (fun x_lane y_c0 => y_c0 = x_lane) (fun x_lane y_c0 => (1 : Int) < 0)
  (fun x_lane h0 h1 => (w_assign1 x_lane rfl)) (fun x_lane h0 h1 => (r_none rfl))
  (fun x_lane y_y y_c0 h0 h1 h2 h3 h4 h5 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_r [.const 8] <|
  .allocate a_v [.const 8] <|
  .seq (.par v_lane (.const 0) (.const 8)
    (fun e x => known_1 I M x) (body_1 I M)) <|
  .seq (.par v_lane (.const 0) (.const 8)
    (fun e x => known_2 I M x) (body_2 I M)) <|
  .seq (.scope [a_r] <|
    .par v_lane (.const 0) (.const 8)
      (fun e x => known_3 I M x) (body_3 I M)) <|
  .seq (.par v_lane (.const 0) (.const 8)
    (fun e x => known_4 I M x) (body_4 I M)) <|
  .seq (.scope [a_r] <|
    .par v_lane (.const 0) (.const 8)
      (fun e x => known_5 I M x) (body_5 I M)) <|
  .seq (.par v_lane (.const 0) (.const 8)
    (fun e x => known_6 I M x) (body_6 I M)) <|
  .seq (.scope [a_r] <|
    .par v_lane (.const 0) (.const 8)
      (fun e x => known_7 I M x) (body_7 I M)) <|
  .par v_lane (.const 0) (.const 8)
    (fun e x => known_8 I M x) (body_8 I M)

theorem program_vc (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_allocate (vc_allocate (vc_seq (vc_par_of 0 8 rfl rfl (show Heap.Entails _ (known_1 I M 0) from
  (entails_and (entails_points1 (fun y_q3 h0 => (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .const 8)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [y_q3]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q3, _, rfl, h0.1, h0.2, rfl⟩) rfl rfl)))))
  (entails_points1 (fun y_q4 h0 => (False.elim (int_lab_tba_F h0.1 h0.2))))))
  (fun x_lane h0 h1 => (vc_1 x_lane hl hM h0 h1)) (fun x_lane h0 h1 => (kept_1 x_lane hl hM h0 h1))
  (race_1 hl hM)) (vc_seq (vc_par_of 0 8 rfl rfl
  ((entails_and (entails_points1 (fun y_q7 h0 => (at_right (at_points1 y_q7 h0 rfl))))
  (entails_points1 (fun y_q8 h0 => (False.elim (int_lab_tba_F h0.1 h0.2)))))
  : Heap.Entails (known_1 I M 8) (known_2 I M 0)) (fun x_lane h0 h1 => (vc_2 x_lane hl hM h0 h1))
  (fun x_lane h0 h1 => (kept_2 x_lane hl hM h0 h1)) (race_2 hl hM))
  (vc_seq (vc_scope (vc_par_of 0 8 rfl rfl
  ((entails_and (entails_points1 (fun y_q14 h0 => (at_left (at_points1 y_q14 h0 rfl))))
  (entails_and (entails_points1 (fun y_q15 h0 => (False.elim (int_lab_tba_F h0.1 h0.2))))
  (entails_points1 (fun y_q16 h0 => (at_right (at_points1 y_q16 h0 rfl))))))
  : Heap.Entails (known_2 I M 8) (known_3 I M 0)) (fun x_lane h0 h1 => (vc_3 x_lane hl hM h0 h1))
  (fun x_lane h0 h1 => (kept_3 x_lane hl hM h0 h1)) (race_3 hl hM))) (vc_seq (vc_par_of 0 8 rfl rfl
  ((entails_and (entails_points1 (fun y_q21 h0 => (at_right (at_left (at_points1 y_q21 h0 rfl)))))
  (entails_and (entails_points1 (fun y_q22 h0 => (at_right (at_right (at_points1 y_q22 h0 rfl)))))
  (entails_points1 (fun y_q23 h0 => (False.elim (int_lab_tba_F h0.1 h0.2))))))
  : Heap.Entails (known_3 I M 8) (known_4 I M 0)) (fun x_lane h0 h1 => (vc_4 x_lane hl hM h0 h1))
  (fun x_lane h0 h1 => (kept_4 x_lane hl hM h0 h1)) (race_4 hl hM))
  (vc_seq (vc_scope (vc_par_of 0 8 rfl rfl ((entails_and (entails_points1 (fun y_q29 h0 =>
  (at_left (at_points1 y_q29 h0 (reduce_congr1 (fun y_q30 => ⟨(fun h1 => (Or.elim h1 (fun h2 =>
  (Or.elim h2 (fun h3 => (Or.inl h3)) (fun h3 => (False.elim (int_lab_tba_F h0.1 h3.2)))))
  (fun h2 => (Or.inr h2)))), (fun h1 => (Or.elim h1 (fun h2 => (Or.inl (Or.inl h2))) (fun h2 => (Or.inr h2))))⟩)
  (fun y_q30 h1 => rfl))))))
  (entails_points1 (fun y_q31 h0 => (at_right (at_right (at_points1 y_q31 h0 rfl))))))
  : Heap.Entails (known_4 I M 8) (known_5 I M 0)) (fun x_lane h0 h1 => (vc_5 x_lane hl hM h0 h1))
  (fun x_lane h0 h1 => (kept_5 x_lane hl hM h0 h1)) (race_5 hl hM)))
  (vc_seq (vc_par_of 0 8 rfl rfl ((entails_and (entails_points1 (fun y_q36 h0 =>
  (at_left (at_points1 y_q36 h0 (reduce_congr1 (fun y_q37 => ⟨(fun h1 => (Or.elim h1
  (fun h2 => (Or.elim h2 (fun h3 => (Or.inl (Or.inl h3))) (fun h3 => (Or.inl (Or.inr ⟨h3, h0.2⟩)))))
  (fun h2 => (Or.inr h2)))), (fun h1 => (Or.elim h1
  (fun h2 => (Or.elim h2 (fun h3 => (Or.inl (Or.inl h3))) (fun h3 => (Or.inl (Or.inr h3.1)))))
  (fun h2 => (Or.inr h2))))⟩) (fun y_q37 h1 => rfl))))))
  (entails_and (entails_points1 (fun y_q38 h0 => (at_right (at_points1 y_q38 h0 rfl))))
  (entails_points1 (fun y_q39 h0 => (False.elim (int_lab_tba_F h0.1 h0.2))))))
  : Heap.Entails (known_5 I M 8) (known_6 I M 0)) (fun x_lane h0 h1 => (vc_6 x_lane hl hM h0 h1))
  (fun x_lane h0 h1 => (kept_6 x_lane hl hM h0 h1)) (race_6 hl hM))
  (vc_seq (vc_scope (vc_par_of 0 8 rfl rfl ((entails_and (entails_points1 (fun y_q45 h0 =>
  (at_left (at_points1 y_q45 h0 (reduce_congr1 (fun y_q46 => ⟨(fun h1 => (Or.elim h1
  (fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 => h2) (fun h4 => h2))) (fun h3 => h2)))
  (fun h2 => (False.elim (int_lab_tba_F h0.1 h2.2))))), (fun h1 => (Or.elim h1 (fun h2 => (Or.elim h2 (fun h3 => (Or.inl h1)) (fun h3 => (Or.inl h1))))
  (fun h2 => (Or.inl h1))))⟩) (fun y_q46 h1 => rfl))))))
  (entails_points1 (fun y_q47 h0 => (at_right (at_right (at_points1 y_q47 h0 rfl))))))
  : Heap.Entails (known_6 I M 8) (known_7 I M 0)) (fun x_lane h0 h1 => (vc_7 x_lane hl hM h0 h1))
  (fun x_lane h0 h1 => (kept_7 x_lane hl hM h0 h1)) (race_7 hl hM))) (vc_par_of 0 8 rfl rfl
  ((entails_and (entails_points1 (fun y_q51 h0 => (False.elim (int_lab_tba_F h0.1 h0.2))))
  (entails_points1 (fun y_q52 h0 =>
  (at_left (at_points1 y_q52 h0 (reduce_congr1 (fun y_q53 => ⟨(fun h1 => (Or.elim h1
  (fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 => (Or.inl h2)) (fun h4 => (Or.inl h2))))
  (fun h3 => (Or.inl h2)))) (fun h2 => (Or.inr ⟨h2, h0.2⟩)))), (fun h1 => (Or.elim h1
  (fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 => (Or.inl h2)) (fun h4 => (Or.inl h2))))
  (fun h3 => (Or.inl h2)))) (fun h2 => (Or.inr h2.1))))⟩) (fun y_q53 h1 => rfl)))))))
  : Heap.Entails (known_7 I M 8) (known_8 I M 0)) (fun x_lane h0 h1 => (vc_8 x_lane hl hM h0 h1))
  (fun x_lane h0 h1 => (kept_8 x_lane hl hM h0 h1)) (race_8 hl hM)))))))))))

theorem output_0_1 (y_q54 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ y_q54) (h1 : y_q54 < 8) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_b, [y_q54]⟩ (M t_B [y_q54]) :=
  (at_restore (by decide) (at_restore (by decide)
  ((at_left (at_points1 y_q54 ⟨h0, h1⟩ rfl)) : (known_8 I M 8) ⟨a_b, [y_q54]⟩ (M t_B [y_q54]))))

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun t => if t = t_B then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (y_p0 : Int) (h0 : 0 ≤ y_p0) (h1 : y_p0 < 8) :
    spec.Given (inside) (base E) t_B [y_p0] :=
  (given_equation (p := [y_p0]) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_l : Int) (h0 : True) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 8))) (.access t_A [.var v_k])) ((base E).set v_l x_l) :=
  (defined_reduce_some1 0 8 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h1 : 0 ≤ y_d0 ∧ y_d0 < 8) => h1)
  (fun (y_d0 : Int) (h1 : 0 ≤ y_d0 ∧ y_d0 < 8) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h1.1, h1.2, rfl⟩)))))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_l => cond_holds) (fun x_l g k => defined_0 E x_l g))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0)) (fun _ => 0)
    ⟨all_nil, all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_1 y_p0 hl hM b0 b1)) all_nil)) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit.left (Comm.of_add m0)), (Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit.left (Comm.of_add m0)), (Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit.left (Comm.of_add m0)), (Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit)⟩

end Redverify.Certificate.butterfly
