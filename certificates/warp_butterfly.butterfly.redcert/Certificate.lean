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

theorem fact_0 {a : Int} : 0 ≤ a % 8 :=
  by omega

theorem fact_1 {a b c : Int} (h0 : 0 ≤ a) (h1 : c = b) (h2 : (a + (-1) * c + 4) % 8 = 0) (h3 : a < 8) : a = (b + 4) % 8 :=
  by omega

theorem fact_2 {a b : Int} (h0 : a = b % 8) : 0 ≤ a :=
  by omega

theorem fact_3 {a b : Int} (h0 : a = b % 8) : a < 8 :=
  by omega

theorem fact_4 {a b c : Int} (h0 : b = c) (h1 : a = (c + 4) % 8) : (a + (-1) * b + 4) % 8 = 0 :=
  by omega

theorem fact_5 {a b c : Int} (h0 : c ≤ b) (h1 : (b + (-1) * a + 4) % 8 = c) : (min a (a + (-8) * ((a + 4) / 8) + 4)) ≤ b :=
  by omega

theorem fact_6 {a b : Int} (h0 : (a + (-1) * b + 4) % 8 = 0) (h1 : a < 8) : a < (max b ((-7) * b + 8 * ((7 * b + 3) / 8) + 4)) + 1 :=
  by omega

theorem fact_7 {a b : Int} (h0 : a = b) (h1 : (a + (-1) * b + 4) % 8 = 0) : False :=
  by omega

theorem fact_8 {a b c d x_e : Int} (h0 : x_e = b) (h1 : (a + (-1) * x_e + c) % 8 = d) : (a + (-1) * b + c) % 8 = d :=
  by omega

theorem fact_9 {a b c d x_e : Int} (h0 : b = x_e) (h1 : (a + (-1) * x_e + c) % 8 = d) : (a + (-1) * b + c) % 8 = d :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : d = b) (h1 : (d + c) % 4 = a) : a = (b + c) % 4 :=
  by omega

theorem fact_11 {a b c d : Int} (h0 : a = d) (h1 : c = (d + b) % 4) : (a + b) % 4 = c :=
  by omega

theorem fact_12 {a b c d : Int} (h0 : d = a) : (min (min a b) c) ≤ d :=
  by omega

theorem fact_13 {a b c d : Int} (h0 : d ≤ c) (h1 : (c + (-1) * a + 2) % 4 = d) : (min (min a (a + (-4) * ((a + 2) / 4) + 2)) b) ≤ c :=
  by omega

theorem fact_14 {a b c : Int} (h0 : (a + (-1) * b + 2) % 4 = 0) (h1 : a < 8) : a < (max (max b ((-3) * b + 4 * ((3 * b + 1) / 4) + 6)) c) + 1 :=
  by omega

theorem fact_15 {a b c d : Int} (h0 : d ≤ c) (h1 : (c + (-1) * a + 4) % 8 = d) : (min (min a b) (a + (-8) * ((a + 4) / 8) + 4)) ≤ c :=
  by omega

theorem fact_16 {a b c : Int} (h0 : (a + (-1) * b + 4) % 8 = 0) (h1 : a < 8) : a < (max (max b c) ((-7) * b + 8 * ((7 * b + 3) / 8) + 4)) + 1 :=
  by omega

theorem fact_17 {a b : Int} (h0 : (b + (-1) * a + 2) % 4 = 0) : (a + 2) % 4 = b % 4 :=
  by omega

theorem fact_18 {a b : Int} (h0 : (b + 2) % 4 = a % 4) : (a + (-1) * b + 2) % 4 = 0 :=
  by omega

theorem fact_19 {a b : Int} (h0 : a = b) (h1 : (b + 2) % 4 = a % 4) : False :=
  by omega

theorem fact_20 {a b : Int} (h0 : (a + 2) % 4 = b % 4) (h1 : (b + (-1) * a + 4) % 8 = 0) : False :=
  by omega

theorem fact_21 {a b c d x_e : Int} (h0 : x_e = b) (h1 : (a + (-1) * x_e + c) % 4 = d) : (a + (-1) * b + c) % 4 = d :=
  by omega

theorem fact_22 {a b c d x_e : Int} (h0 : b = x_e) (h1 : (a + (-1) * x_e + c) % 4 = d) : (a + (-1) * b + c) % 4 = d :=
  by omega

theorem fact_23 {a b c d : Int} (h0 : d = b) (h1 : (d + c) % 2 = a) : a = (b + c) % 2 :=
  by omega

theorem fact_24 {a b c d : Int} (h0 : a = d) (h1 : c = (d + b) % 2) : (a + b) % 2 = c :=
  by omega

theorem fact_25 {a b c d x_e : Int} (h0 : x_e = a) : (min (min (min a b) c) d) ≤ x_e :=
  by omega

theorem fact_26 {a b c d x_e : Int} (h0 : a = b) : a < (max (max (max b c) d) x_e) + 1 :=
  by omega

theorem fact_27 {a b : Int} (h0 : 0 ≤ b) (h1 : a < 8) : (min (min (min a (a + (-2) * ((a + 1) / 2) + 1)) (a + (-4) * ((a + 2) / 4) + 2)) (a + (-8) * ((a + 4) / 8) + 4)) ≤ b :=
  by omega

theorem fact_28 {a b : Int} (h0 : 0 ≤ b) (h1 : a < 8) : a < (max (max (max b ((-1) * b + 2 * (b / 2) + 7)) ((-3) * b + 4 * ((3 * b + 1) / 4) + 6)) ((-7) * b + 8 * ((7 * b + 3) / 8) + 4)) + 1 := by
  have s0 : b % 2 = 0 ∨ b % 2 = 1 := by omega
  have s1 : (3 * b + 1) % 4 = 0 ∨ (3 * b + 1) % 4 = 1 ∨ (3 * b + 1) % 4 = 2 ∨ (3 * b + 1) % 4 = 3 := by omega
  omega

theorem fact_29 {a b c d x_e f : Int} (h0 : f ≤ x_e) (h1 : (a + x_e + b) % 2 = f) : (min (min (min a (a + (-2) * ((a + b) / 2) + b)) c) d) ≤ x_e :=
  by omega

theorem fact_30 {a b c d : Int} (h0 : (b + a + 1) % 2 = 0) (h1 : a < 8) : a < (max (max (max b ((-1) * b + 2 * (b / 2) + 7)) c) d) + 1 :=
  by omega

theorem fact_31 {a b c : Int} (h0 : (a + c + b) % 2 = 0) : (a + b) % 2 = c % 2 :=
  by omega

theorem fact_32 {a b c : Int} (h0 : (a + c) % 2 = b % 2) : (a + b + c) % 2 = 0 :=
  by omega

theorem fact_33 {a b : Int} (h0 : a = b) (h1 : (b + 1) % 2 = a % 2) : False :=
  by omega

theorem fact_34 {a b : Int} (h0 : (a + 1) % 2 = b % 2) (h1 : (b + (-1) * a + 2) % 4 = 0) : False :=
  by omega

theorem fact_35 {a b : Int} (h0 : (a + 1) % 2 = b % 2) (h1 : (b + (-1) * a + 4) % 8 = 0) : False :=
  by omega

theorem fact_36 {a b c d x_e : Int} (h0 : x_e = a) (h1 : (x_e + b + c) % 2 = d) : (a + b + c) % 2 = d :=
  by omega

theorem fact_37 {a b c d x_e : Int} (h0 : a = x_e) (h1 : (x_e + b + c) % 2 = d) : (a + b + c) % 2 = d :=
  by omega

theorem fact_38 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : a < 8) (h3 : b < 8) (h4 : ¬ b = a) (h5 : ¬ (b + (-1) * a + 2) % 4 = 0) (h6 : ¬ (b + (-1) * a + 4) % 8 = 0) : (a + b + 1) % 2 = 0 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = c0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * c0 + 4) % 8 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (c0 + 2) % 4 = y_k0 % 4)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (c0 + 1) % 2 = y_k0 % 2)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = c0 ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * c0 + 4) % 8 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c0 x_lane : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_k0 = c0 ∨ ((0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * c0 + 2) % 4 = 0) ∧ c0 < x_lane) ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * c0 + 4) % 8 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_k0 = c0 ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * c0 + 2) % 4 = 0) ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * c0 + 4) % 8 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (c0 x_lane : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_k0 = c0 ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * c0 + 2) % 4 = 0) ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * c0 + 4) % 8 = 0) ∨ ((0 ≤ y_k0 ∧ y_k0 < 8) ∧ (c0 + y_k0 + 1) % 2 = 0) ∧ c0 < x_lane)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (c0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_k0 = c0 ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * c0 + 2) % 4 = 0) ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (y_k0 + (-1) * c0 + 4) % 8 = 0) ∨ (0 ≤ y_k0 ∧ y_k0 < 8) ∧ (c0 + y_k0 + 1) % 2 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (x_lane : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ y_k0 = x_lane)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_10 (I : Interp V) (M : Model V) (x_lane : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ y_k0 % 4 = (x_lane + 2) % 4)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_11 (I : Interp V) (M : Model V) (x_lane : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8) ∧ y_k0 % 2 = (x_lane + 1) % 2)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_12 (I : Interp V) (M : Model V) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem equation_0 (l : Int) (h0 : True) :
    (M t_B [l]) = (value_12 I M) :=
  (Eq.trans (hM _ (.head _) [l] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 8))) (.access t_A [.var v_k])) ((base E).set v_l l) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 8) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < x_lane)
    (fun c0 => (value_0 I M c0))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_1_0 I M).and (known_1_1 I M x_lane))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_r [.var v_lane] (.read a_a [.var v_lane])
    (fun e => (value_9 I M (e v_lane)))

theorem vc_1 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_1 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_1 I M x_lane) :=
  (vc_assign_of (M t_A [x_lane]) (in_other (by decide) (in_allocated ⟨h0, h1, trivial⟩))
  (ev_read ((at_left (at_points1 x_lane ⟨h0, h1⟩ rfl))
  : (known_1 I M x_lane) ⟨a_a, [x_lane]⟩ (M t_A [x_lane]))) ((Eq.trans ((Eq.trans rfl
  (Eq.symm ((show ∀ v0 : V, (I.fn f_0 [I.fn f_1 [], v0]) = v0 from by intro v0; exact (law_0 hl) _)
  (M t_A [x_lane]))))
  : M t_A [x_lane] = I.fn f_0 [I.fn f_1 [], M t_A [x_lane]])
  (Eq.symm (reduce_single_some1 x_lane (fun q0 =>
  ⟨(fun h2 => h2.2), (fun h2 => ⟨⟨(int_lab_ecb_lac h0 h2), (int_eab_tbc_tac h2 h1)⟩, h2⟩)⟩))))
  : M t_A [x_lane] = value_9 I M x_lane))

theorem kept_1 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_1 I M).post ((base E).set v_lane x_lane) (known_1 I M x_lane)) (known_1 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_1 I M (x_lane + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q1 h2 =>
  ((Classical.em (q1 = x_lane)).elim (fun h3 => (at_set_eq1 q1 x_lane h3 ((reduce_congr1 (fun q2 =>
  ⟨(fun h4 => ⟨⟨(int_lab_ecb_lac h2.1 h4), (int_c220 h4 h1 h2.2)⟩, (int_eab_ebc_eac h4 h3)⟩), (fun h4 => (int_eab_ecb_eac h4.2 h3))⟩)
  (fun q2 h4 => rfl)) : value_0 I M q1 = value_9 I M x_lane))) (fun h3 =>
  (at_set_ne1 q1 x_lane h3 (at_right (at_points1 q1 ⟨h2.1, (int_taB_neab_tab h2.2 h3)⟩ rfl)))))))))

theorem race_1 :
    ParVC I 0 8 (body_1 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_1 I M).post ((base E).set v_lane x_lane) (known_1 I M x_lane)) :=
  (race_arrays [a_r] rfl rfl
  (all_cons (apart1 (fun x_lane c0 => c0 = x_lane) (fun x_lane c0 => (1 : Int) < 0)
  (fun x_lane h0 h1 => (w_assign1 x_lane rfl)) (fun x_lane h0 h1 => (r_none rfl))
  (fun x_lane y_y c0 h0 h1 h2 h3 h4 h5 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_2_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_0 I M c0))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_v
    (fun c0 => 0 ≤ c0 ∧ c0 < x_lane)
    (fun c0 => (value_1 I M c0))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_2_0 I M).and (known_2_1 I M x_lane))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_v [.var v_lane] (.read a_r [.mod (.add (.var v_lane) (.const 4)) 8])
    (fun e => (value_0 I M (((e v_lane) + 4) % 8)))

theorem vc_2 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_2 I M x_lane) :=
  (vc_assign_of (value_0 I M ((x_lane + 4) % 8)) (in_allocated ⟨h0, h1, trivial⟩)
  (ev_read ((at_left (at_points1 ((x_lane + 4) % 8) ⟨fact_0, int_c160⟩ rfl))
  : (known_2 I M x_lane) ⟨a_r, [(x_lane + 4) % 8]⟩ (value_0 I M ((x_lane + 4) % 8)))) rfl)

theorem kept_2 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_2 I M).post ((base E).set v_lane x_lane) (known_2 I M x_lane)) (known_2 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_2 I M (x_lane + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q5 h2 =>
  ((Classical.em (q5 = x_lane)).elim (fun h3 => (at_set_eq1 q5 x_lane h3 ((reduce_congr1 (fun q6 =>
  ⟨(fun h4 => (fact_1 h4.1.1 h3 h4.2 h4.1.2)), (fun h4 => ⟨⟨(fact_2 h4), (fact_3 h4)⟩, (fact_4 h3 h4)⟩)⟩)
  (fun q6 h4 => rfl)) : value_1 I M q5 = value_0 I M ((x_lane + 4) % 8)))) (fun h3 =>
  (at_set_ne1 q5 x_lane h3 (at_right (at_points1 q5 ⟨h2.1, (int_taB_neab_tab h2.2 h3)⟩ rfl)))))))))

theorem race_2 :
    ParVC I 0 8 (body_2 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_2 I M).post ((base E).set v_lane x_lane) (known_2 I M x_lane)) :=
  (race_arrays [a_v] rfl rfl
  (all_cons (apart1 (fun x_lane c0 => c0 = x_lane) (fun x_lane c0 => (1 : Int) < 0)
  (fun x_lane h0 h1 => (w_assign1 x_lane rfl)) (fun x_lane h0 h1 => (r_none rfl))
  (fun x_lane y_y c0 h0 h1 h2 h3 h4 h5 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_r
    (fun c0 => x_lane ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_0 I M c0))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < x_lane)
    (fun c0 => (value_2 I M c0))

noncomputable def known_3_2 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_v
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_1 I M c0))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_3_0 I M x_lane).and ((known_3_1 I M x_lane).and (known_3_2 I M)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_r [.var v_lane] (.read a_v [.var v_lane])
    (fun e => (value_2 I M (e v_lane)))

theorem vc_3 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_3 I M x_lane) :=
  (vc_accumulate_of (value_0 I M x_lane) (value_1 I M x_lane)
  ((at_left (at_points1 x_lane ⟨int_refl, h1⟩ rfl))
  : (known_3 I M x_lane) ⟨a_r, [x_lane]⟩ (value_0 I M x_lane))
  (ev_read ((at_right (at_right (at_points1 x_lane ⟨h0, h1⟩ rfl)))
  : (known_3 I M x_lane) ⟨a_v, [x_lane]⟩ (value_1 I M x_lane)))
  ((union1 (law_1 hl) (law_2 hl) (law_3 hl) (min x_lane (x_lane + (-8) * ((x_lane + 4) / 8) + 4))
  ((max x_lane ((-7) * x_lane + 8 * ((7 * x_lane + 3) / 8) + 4)) + 1)
  (fun q9 h2 => (Or.elim h2 (fun h3 => ⟨(int_c257 h3), (int_c209 h3)⟩)
  (fun h3 => ⟨(fact_5 h3.1.1 h3.2), (fact_6 h3.2 h3.1.2)⟩))) (fun q9 =>
  ⟨(fun h2 => (Or.elim h2 (fun h3 => h2) (fun h3 => h2))), (fun h2 => (Or.elim h2 (fun h3 => h2) (fun h3 => h2)))⟩)
  (fun q9 h2 => (fun h3 => (fact_7 h2 h3.2))) (fun q9 h2 => rfl) (fun q9 h2 => rfl))
  : I.fn f_0 [value_0 I M x_lane, value_1 I M x_lane] = value_2 I M x_lane))

theorem kept_3 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_3 I M).post ((base E).set v_lane x_lane) (known_3 I M x_lane)) (known_3 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_3 I M (x_lane + 1)) from
  (entails_and (entails_points1 (fun q11 h2 => (at_set_ne1 q11 x_lane (int_lBa_neab h2.1)
  (at_left (at_points1 q11 ⟨(int_lAb_lab h2.1), h2.2⟩ rfl))))) (entails_and
  (entails_points1 (fun q12 h2 => ((Classical.em (q12 = x_lane)).elim (fun h3 => (at_set_eq1 q12 x_lane h3
  ((reduce_congr1 (fun q13 => ⟨(fun h4 => (Or.elim h4 (fun h5 => (Or.inl (int_eab_ebc_eac h5 h3)))
  (fun h5 => (Or.inr ⟨h5.1, (fact_8 h3 h5.2)⟩)))), (fun h4 => (Or.elim h4 (fun h5 => (Or.inl (int_eab_ecb_eac h5 h3)))
  (fun h5 => (Or.inr ⟨h5.1, (fact_9 h3 h5.2)⟩))))⟩) (fun q13 h4 => rfl))
  : value_2 I M q12 = value_2 I M x_lane))) (fun h3 => (at_set_ne1 q12 x_lane h3
  (at_right (at_left (at_points1 q12 ⟨h2.1, (int_taB_neab_tab h2.2 h3)⟩ rfl))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

theorem race_3 :
    ParVC I 0 8 (body_3 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_3 I M).post ((base E).set v_lane x_lane) (known_3 I M x_lane)) :=
  (race_arrays [a_r] rfl rfl
  (all_cons (apart1 (fun x_lane c0 => c0 = x_lane) (fun x_lane c0 => c0 = x_lane)
  (fun x_lane h0 h1 => (w_accumulate1 x_lane rfl))
  (fun x_lane h0 h1 => (r_accumulate1 (x_none rfl) x_lane rfl))
  (fun x_lane y_y c0 h0 h1 h2 h3 h4 h5 => ⟨(int_eab_nebc_neac h5 h4), (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_4_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_2 I M c0))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_v
    (fun c0 => x_lane ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_1 I M c0))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_v
    (fun c0 => 0 ≤ c0 ∧ c0 < x_lane)
    (fun c0 => (value_3 I M c0))

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

theorem vc_4 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_4 I M x_lane) :=
  (vc_assign_of (value_2 I M (bif (decide (x_lane % 4 < 2)) then (x_lane + 2) else (x_lane + (-2))))
  (in_allocated ⟨h0, h1, trivial⟩)
  (ev_read ((at_left (at_points1 (bif (decide (x_lane % 4 < 2)) then (x_lane + 2) else (x_lane + (-2)))
  (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega)
  rfl))
  : (known_4 I M x_lane) ⟨a_r, [(bif (decide (x_lane % 4 < 2)) then (x_lane + 2) else (x_lane + (-2)))]⟩ (value_2 I M (bif (decide (x_lane % 4 < 2)) then (x_lane + 2) else (x_lane + (-2))))))
  ((reduce_congr1 (fun q17 => ⟨(fun h2 => (Or.elim h2 (fun h3 =>
  (by clear h2; (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega))
  (fun h3 =>
  ⟨h3.1, (by clear h2; (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega)⟩))), (fun h2 =>
  (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega))⟩)
  (fun q17 h2 => rfl))
  : value_2 I M (bif (decide (x_lane % 4 < 2)) then (x_lane + 2) else (x_lane + (-2))) = value_10 I M x_lane))

theorem kept_4 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_4 I M).post ((base E).set v_lane x_lane) (known_4 I M x_lane)) (known_4 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_4 I M (x_lane + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q18 h2 => (at_set_ne1 q18 x_lane (int_lBa_neab h2.1)
  (at_right (at_left (at_points1 q18 ⟨(int_lAb_lab h2.1), h2.2⟩ rfl))))))
  (entails_points1 (fun q19 h2 => ((Classical.em (q19 = x_lane)).elim
  (fun h3 => (at_set_eq1 q19 x_lane h3 ((reduce_congr1 (fun q20 =>
  ⟨(fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (fact_10 h3 h4.2)⟩), (fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (fact_11 h3 h4.2)⟩)⟩)
  (fun q20 h4 => rfl)) : value_3 I M q19 = value_10 I M x_lane)))
  (fun h3 => (at_set_ne1 q19 x_lane h3
  (at_right (at_right (at_points1 q19 ⟨h2.1, (int_taB_neab_tab h2.2 h3)⟩ rfl)))))))))))

theorem race_4 :
    ParVC I 0 8 (body_4 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_4 I M).post ((base E).set v_lane x_lane) (known_4 I M x_lane)) :=
  (race_arrays [a_v] rfl rfl
  (all_cons (apart1 (fun x_lane c0 => c0 = x_lane) (fun x_lane c0 => (1 : Int) < 0)
  (fun x_lane h0 h1 => (w_assign1 x_lane rfl)) (fun x_lane h0 h1 => (r_none rfl))
  (fun x_lane y_y c0 h0 h1 h2 h3 h4 h5 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_5_0 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_4 I M c0 x_lane))

noncomputable def known_5_1 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_v
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_3 I M c0))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_5_0 I M x_lane).and (known_5_1 I M))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_r [.var v_lane] (.read a_v [.var v_lane])
    (fun e => (value_5 I M (e v_lane)))

theorem vc_5 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_5 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_5 I M x_lane) :=
  (vc_accumulate_of (value_4 I M x_lane x_lane) (value_3 I M x_lane)
  ((at_left (at_points1 x_lane ⟨h0, h1⟩ rfl))
  : (known_5 I M x_lane) ⟨a_r, [x_lane]⟩ (value_4 I M x_lane x_lane))
  (ev_read ((at_right (at_points1 x_lane ⟨h0, h1⟩ rfl))
  : (known_5 I M x_lane) ⟨a_v, [x_lane]⟩ (value_3 I M x_lane)))
  ((union1 (law_1 hl) (law_2 hl) (law_3 hl)
  (min (min x_lane (x_lane + (-4) * ((x_lane + 2) / 4) + 2)) (x_lane + (-8) * ((x_lane + 4) / 8) + 4))
  ((max (max x_lane ((-3) * x_lane + 4 * ((3 * x_lane + 1) / 4) + 6)) ((-7) * x_lane + 8 * ((7 * x_lane + 3) / 8) + 4)) + 1)
  (fun q24 h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 => ⟨(fact_12 h4), (int_c560 h4)⟩)
  (fun h4 => ⟨(fact_13 h4.1.1 h4.2), (fact_14 h4.2 h4.1.2)⟩)))
  (fun h3 => ⟨(fact_15 h3.1.1 h3.2), (fact_16 h3.2 h3.1.2)⟩)))
  (fun q24 => ⟨(fun h2 => (Or.elim h2 (fun h3 =>
  (Or.elim h3 (fun h4 => (Or.inl (Or.inl (Or.inl h4)))) (fun h4 => (Or.inr ⟨h4.1, (fact_17 h4.2)⟩))))
  (fun h3 => (Or.inl (Or.inr h3))))), (fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 =>
  (Or.elim h4 (fun h5 => (Or.inl (Or.inl h5))) (fun h5 => (False.elim (int_irrefl h5.2)))))
  (fun h4 => (Or.inr h4)))) (fun h3 => (Or.inl (Or.inr ⟨h3.1, (fact_18 h3.2)⟩)))))⟩)
  (fun q24 h2 => (Or.elim h2 (fun h3 =>
  (Or.elim h3 (fun h4 => (fun h5 => (fact_19 h4 h5.2))) (fun h4 => (False.elim (int_irrefl h4.2)))))
  (fun h3 => (fun h4 => (fact_20 h4.2 h3.2))))) (fun q24 h2 => rfl) (fun q24 h2 => rfl))
  : I.fn f_0 [value_4 I M x_lane x_lane, value_3 I M x_lane] = value_5 I M x_lane))

theorem kept_5 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_5 I M).post ((base E).set v_lane x_lane) (known_5 I M x_lane)) (known_5 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_5 I M (x_lane + 1)) from
  (entails_and (entails_points1 (fun q26 h2 => ((Classical.em (q26 = x_lane)).elim
  (fun h3 => (at_set_eq1 q26 x_lane h3 ((reduce_congr1 (fun q27 => ⟨(fun h4 =>
  (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.inl (Or.inl (int_eab_ebc_eac h6 h3))))
  (fun h6 => (Or.inl (Or.inr ⟨h6.1.1, (fact_21 h3 h6.1.2)⟩)))))
  (fun h5 => (Or.inr ⟨h5.1, (fact_8 h3 h5.2)⟩)))), (fun h4 =>
  (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.inl (Or.inl (int_eab_ecb_eac h6 h3))))
  (fun h6 => (Or.inl (Or.inr ⟨⟨h6.1, (fact_22 h3 h6.2)⟩, (int_eab_taB h3)⟩)))))
  (fun h5 => (Or.inr ⟨h5.1, (fact_9 h3 h5.2)⟩))))⟩) (fun q27 h4 => rfl))
  : value_4 I M q26 (x_lane + 1) = value_5 I M x_lane)))
  (fun h3 => (at_set_ne1 q26 x_lane h3 (at_left (at_points1 q26 h2 (reduce_congr1
  (fun q28 => ⟨(fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.inl (Or.inl h6)))
  (fun h6 => (Or.inl (Or.inr ⟨h6.1, (int_taB_neab_tab h6.2 h3)⟩))))) (fun h5 => (Or.inr h5)))), (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.inl (Or.inl h6)))
  (fun h6 => (Or.inl (Or.inr ⟨h6.1, (int_tab_taB h6.2)⟩))))) (fun h5 => (Or.inr h5))))⟩)
  (fun q28 h4 => rfl)))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right entails_refl))))

theorem race_5 :
    ParVC I 0 8 (body_5 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_5 I M).post ((base E).set v_lane x_lane) (known_5 I M x_lane)) :=
  (race_arrays [a_r] rfl rfl
  (all_cons (apart1 (fun x_lane c0 => c0 = x_lane) (fun x_lane c0 => c0 = x_lane)
  (fun x_lane h0 h1 => (w_accumulate1 x_lane rfl))
  (fun x_lane h0 h1 => (r_accumulate1 (x_none rfl) x_lane rfl))
  (fun x_lane y_y c0 h0 h1 h2 h3 h4 h5 => ⟨(int_eab_nebc_neac h5 h4), (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_6_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_5 I M c0))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_v
    (fun c0 => x_lane ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_3 I M c0))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_v
    (fun c0 => 0 ≤ c0 ∧ c0 < x_lane)
    (fun c0 => (value_6 I M c0))

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

theorem vc_6 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_6 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_6 I M x_lane) :=
  (vc_assign_of (value_5 I M (bif (decide (x_lane % 2 = 0)) then (x_lane + 1) else (x_lane + (-1))))
  (in_allocated ⟨h0, h1, trivial⟩)
  (ev_read ((at_left (at_points1 (bif (decide (x_lane % 2 = 0)) then (x_lane + 1) else (x_lane + (-1)))
  (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega)
  rfl))
  : (known_6 I M x_lane) ⟨a_r, [(bif (decide (x_lane % 2 = 0)) then (x_lane + 1) else (x_lane + (-1)))]⟩ (value_5 I M (bif (decide (x_lane % 2 = 0)) then (x_lane + 1) else (x_lane + (-1))))))
  ((reduce_congr1 (fun q32 => ⟨(fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 =>
  (by clear h2 h3; (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega))
  (fun h4 =>
  ⟨h4.1, (by clear h2 h3; (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega)⟩)))
  (fun h3 =>
  ⟨h3.1, (by clear h2; (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega)⟩))), (fun h2 =>
  (by (try simp only [Bool.cond_eq_ite, Bool.and_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_true_eq, decide_eq_false_iff_not, and_true, true_and, or_true, true_or, and_false, false_and, or_false, false_or, not_true_eq_false, not_false_eq_true] at *) <;> omega))⟩)
  (fun q32 h2 => rfl))
  : value_5 I M (bif (decide (x_lane % 2 = 0)) then (x_lane + 1) else (x_lane + (-1))) = value_11 I M x_lane))

theorem kept_6 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_6 I M).post ((base E).set v_lane x_lane) (known_6 I M x_lane)) (known_6 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_6 I M (x_lane + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q33 h2 => (at_set_ne1 q33 x_lane (int_lBa_neab h2.1)
  (at_right (at_left (at_points1 q33 ⟨(int_lAb_lab h2.1), h2.2⟩ rfl))))))
  (entails_points1 (fun q34 h2 => ((Classical.em (q34 = x_lane)).elim
  (fun h3 => (at_set_eq1 q34 x_lane h3 ((reduce_congr1 (fun q35 =>
  ⟨(fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (fact_23 h3 h4.2)⟩), (fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (fact_24 h3 h4.2)⟩)⟩)
  (fun q35 h4 => rfl)) : value_6 I M q34 = value_11 I M x_lane)))
  (fun h3 => (at_set_ne1 q34 x_lane h3
  (at_right (at_right (at_points1 q34 ⟨h2.1, (int_taB_neab_tab h2.2 h3)⟩ rfl)))))))))))

theorem race_6 :
    ParVC I 0 8 (body_6 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_6 I M).post ((base E).set v_lane x_lane) (known_6 I M x_lane)) :=
  (race_arrays [a_v] rfl rfl
  (all_cons (apart1 (fun x_lane c0 => c0 = x_lane) (fun x_lane c0 => (1 : Int) < 0)
  (fun x_lane h0 h1 => (w_assign1 x_lane rfl)) (fun x_lane h0 h1 => (r_none rfl))
  (fun x_lane y_y c0 h0 h1 h2 h3 h4 h5 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_7_0 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_7 I M c0 x_lane))

noncomputable def known_7_1 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_v
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_6 I M c0))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_7_0 I M x_lane).and (known_7_1 I M))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_r [.var v_lane] (.read a_v [.var v_lane])
    (fun e => (value_8 I M (e v_lane)))

theorem vc_7 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_7 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_7 I M x_lane) :=
  (vc_accumulate_of (value_7 I M x_lane x_lane) (value_6 I M x_lane)
  ((at_left (at_points1 x_lane ⟨h0, h1⟩ rfl))
  : (known_7 I M x_lane) ⟨a_r, [x_lane]⟩ (value_7 I M x_lane x_lane))
  (ev_read ((at_right (at_points1 x_lane ⟨h0, h1⟩ rfl))
  : (known_7 I M x_lane) ⟨a_v, [x_lane]⟩ (value_6 I M x_lane)))
  ((union1 (law_1 hl) (law_2 hl) (law_3 hl)
  (min (min (min x_lane (x_lane + (-2) * ((x_lane + 1) / 2) + 1)) (x_lane + (-4) * ((x_lane + 2) / 4) + 2)) (x_lane + (-8) * ((x_lane + 4) / 8) + 4))
  ((max (max (max x_lane ((-1) * x_lane + 2 * (x_lane / 2) + 7)) ((-3) * x_lane + 4 * ((3 * x_lane + 1) / 4) + 6)) ((-7) * x_lane + 8 * ((7 * x_lane + 3) / 8) + 4)) + 1)
  (fun q40 h2 =>
  (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 => (Or.elim h4 (fun h5 => ⟨(fact_25 h5), (fact_26 h5)⟩)
  (fun h5 => ⟨(fact_27 h5.1.1 h1), (fact_28 h0 h5.1.2)⟩)))
  (fun h4 => ⟨(fact_27 h4.1.1 h1), (fact_28 h0 h4.1.2)⟩)))
  (fun h3 => ⟨(fact_29 h3.1.1 h3.2), (fact_30 h3.2 h3.1.2)⟩)))
  (fun q40 => ⟨(fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3
  (fun h4 => (Or.elim h4 (fun h5 => (Or.inl (Or.inl h3))) (fun h5 => (Or.inl (Or.inl h3)))))
  (fun h4 => (Or.inl (Or.inl h3))))) (fun h3 => (Or.inr ⟨h3.1, (fact_31 h3.2)⟩)))), (fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3
  (fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => (Or.inl h4)) (fun h6 => (Or.inl h4))))
  (fun h5 => (Or.inl h4)))) (fun h4 => (False.elim (int_irrefl h4.2)))))
  (fun h3 => (Or.inr ⟨h3.1, (fact_32 h3.2)⟩))))⟩)
  (fun q40 h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 =>
  (Or.elim h4 (fun h5 => (fun h6 => (fact_33 h5 h6.2))) (fun h5 => (fun h6 => (fact_34 h6.2 h5.2)))))
  (fun h4 => (fun h5 => (fact_35 h5.2 h4.2))))) (fun h3 => (False.elim (int_irrefl h3.2)))))
  (fun q40 h2 => rfl) (fun q40 h2 => rfl))
  : I.fn f_0 [value_7 I M x_lane x_lane, value_6 I M x_lane] = value_8 I M x_lane))

theorem kept_7 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_7 I M).post ((base E).set v_lane x_lane) (known_7 I M x_lane)) (known_7 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_7 I M (x_lane + 1)) from
  (entails_and (entails_points1 (fun q42 h2 => ((Classical.em (q42 = x_lane)).elim (fun h3 =>
  (at_set_eq1 q42 x_lane h3 ((reduce_congr1 (fun q43 => ⟨(fun h4 => (Or.elim h4 (fun h5 =>
  (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (Or.inl (Or.inl (Or.inl (int_eab_ebc_eac h7 h3)))))
  (fun h7 => (Or.inl (Or.inl (Or.inr ⟨h7.1, (fact_21 h3 h7.2)⟩))))))
  (fun h6 => (Or.inl (Or.inr ⟨h6.1, (fact_8 h3 h6.2)⟩)))))
  (fun h5 => (Or.inr ⟨h5.1.1, (fact_36 h3 h5.1.2)⟩)))), (fun h4 => (Or.elim h4 (fun h5 =>
  (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (Or.inl (Or.inl (Or.inl (int_eab_ecb_eac h7 h3)))))
  (fun h7 => (Or.inl (Or.inl (Or.inr ⟨h7.1, (fact_22 h3 h7.2)⟩))))))
  (fun h6 => (Or.inl (Or.inr ⟨h6.1, (fact_9 h3 h6.2)⟩)))))
  (fun h5 => (Or.inr ⟨⟨h5.1, (fact_37 h3 h5.2)⟩, (int_eab_taB h3)⟩))))⟩) (fun q43 h4 => rfl))
  : value_7 I M q42 (x_lane + 1) = value_8 I M x_lane))) (fun h3 => (at_set_ne1 q42 x_lane h3
  (at_left (at_points1 q42 h2 (reduce_congr1 (fun q44 => ⟨(fun h4 => (Or.elim h4
  (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (Or.inl h5)) (fun h7 => (Or.inl h5))))
  (fun h6 => (Or.inl h5)))) (fun h5 => (Or.inr ⟨h5.1, (int_taB_neab_tab h5.2 h3)⟩)))), (fun h4 => (Or.elim h4
  (fun h5 => (Or.elim h5 (fun h6 => (Or.elim h6 (fun h7 => (Or.inl h5)) (fun h7 => (Or.inl h5))))
  (fun h6 => (Or.inl h5)))) (fun h5 => (Or.inr ⟨h5.1, (int_tab_taB h5.2)⟩))))⟩) (fun q44 h4 => rfl)))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right entails_refl))))

theorem race_7 :
    ParVC I 0 8 (body_7 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_7 I M).post ((base E).set v_lane x_lane) (known_7 I M x_lane)) :=
  (race_arrays [a_r] rfl rfl
  (all_cons (apart1 (fun x_lane c0 => c0 = x_lane) (fun x_lane c0 => c0 = x_lane)
  (fun x_lane h0 h1 => (w_accumulate1 x_lane rfl))
  (fun x_lane h0 h1 => (r_accumulate1 (x_none rfl) x_lane rfl))
  (fun x_lane y_y c0 h0 h1 h2 h3 h4 h5 => ⟨(int_eab_nebc_neac h5 h4), (int_eab_nebc_neac h5 h4)⟩))
  all_nil))

noncomputable def known_8_0 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < x_lane)
    (fun c0 => (M t_B [c0]))

noncomputable def known_8_1 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < 8)
    (fun c0 => (value_8 I M c0))

noncomputable def known_8 (I : Interp V) (M : Model V) (x_lane : Int) : Heap V :=
  ((known_8_0 I M x_lane).and (known_8_1 I M))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_b [.var v_lane] (.read a_r [.var v_lane])
    (fun e => (M t_B [(e v_lane)]))

theorem vc_8 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    (body_8 I M).vc I (allocated (allocated (impl.HasCell spec (base E)) a_r [8]) a_v [8]) ((base E).set v_lane x_lane) (known_8 I M x_lane) :=
  (vc_assign_of (value_8 I M x_lane) (in_other (by decide) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .const 8)])) (.tail _ (.head _)) (.tail _ (.head _)) [x_lane]
  (region_iff.2 ⟨x_lane, _, rfl, h0, h1, rfl⟩) shape_a_b rfl rfl h0)))
  (ev_read ((at_right (at_points1 x_lane ⟨h0, h1⟩ rfl))
  : (known_8 I M x_lane) ⟨a_r, [x_lane]⟩ (value_8 I M x_lane)))
  ((Eq.trans ((reduce_congr1 (fun q49 => ⟨(fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 =>
  (Or.elim h4 (fun h5 => ⟨(int_lab_ecb_lac h0 h5), (int_eab_tbc_tac h5 h1)⟩) (fun h5 => h5.1)))
  (fun h4 => h4.1))) (fun h3 => h3.1))), (fun h2 => ((Classical.em (q49 = x_lane)).elim (fun h3 => (Or.inl (Or.inl (Or.inl h3))))
  (fun h3 => ((Classical.em ((q49 + (-1) * x_lane + 2) % 4 = 0)).elim
  (fun h4 => (Or.inl (Or.inl (Or.inr ⟨h2, h4⟩)))) (fun h4 =>
  ((Classical.em ((q49 + (-1) * x_lane + 4) % 8 = 0)).elim (fun h5 => (Or.inl (Or.inr ⟨h2, h5⟩)))
  (fun h5 => (Or.inr ⟨h2, (fact_38 h0 h2.1 h1 h2.2 h3 h4 h5)⟩))))))))⟩) (fun q49 h2 => rfl))
  : value_8 I M x_lane = value_12 I M) (Eq.symm (equation_0 hl hM x_lane trivial)))
  : value_8 I M x_lane = M t_B [x_lane]))

theorem kept_8 (x_lane : Int) (h0 : 0 ≤ x_lane) (h1 : x_lane < 8) :
    Heap.Entails ((body_8 I M).post ((base E).set v_lane x_lane) (known_8 I M x_lane)) (known_8 I M (x_lane + 1)) :=
  (show Heap.Entails _ (known_8 I M (x_lane + 1)) from
  (entails_and (entails_points1 (fun q50 h2 => ((Classical.em (q50 = x_lane)).elim
  (fun h3 => (at_set_eq1 q50 x_lane h3 ((at_congr1 h3) : M t_B [q50] = M t_B [x_lane]))) (fun h3 =>
  (at_set_ne1 q50 x_lane h3 (at_left (at_points1 q50 ⟨h2.1, (int_taB_neab_tab h2.2 h3)⟩ rfl)))))))
  (entails_set (avoids_points1 (by decide)) (entails_right entails_refl))))

theorem race_8 :
    ParVC I 0 8 (body_8 I M).erase (fun x_lane => ((base E).set v_lane x_lane)) (fun x_lane => (body_8 I M).post ((base E).set v_lane x_lane) (known_8 I M x_lane)) :=
  (race_arrays [a_b] rfl rfl
  (all_cons (apart1 (fun x_lane c0 => c0 = x_lane) (fun x_lane c0 => (1 : Int) < 0)
  (fun x_lane h0 h1 => (w_assign1 x_lane rfl)) (fun x_lane h0 h1 => (r_none rfl))
  (fun x_lane y_y c0 h0 h1 h2 h3 h4 h5 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h5 h4)⟩))
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

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_allocate (vc_allocate (vc_seq (vc_par_of 0 8 rfl rfl (show Heap.Entails _ (known_1 I M 0) from
  (entails_and (entails_points1 (fun q3 h0 => (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .const 8)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q3]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q3, _, rfl, h0.1, h0.2, rfl⟩) rfl rfl)))))
  (entails_points1 (fun q4 h0 => (False.elim (int_lab_tba_F h0.1 h0.2))))))
  (fun x_lane h0 h1 => (vc_1 hl hM x_lane h0 h1)) (fun x_lane h0 h1 => (kept_1 hl hM x_lane h0 h1))
  (race_1 hl hM)) (vc_seq (vc_par_of 0 8 rfl rfl
  ((entails_and (entails_points1 (fun q7 h0 => (at_right (at_points1 q7 h0 rfl))))
  (entails_points1 (fun q8 h0 => (False.elim (int_lab_tba_F h0.1 h0.2)))))
  : Heap.Entails (known_1 I M 8) (known_2 I M 0)) (fun x_lane h0 h1 => (vc_2 hl hM x_lane h0 h1))
  (fun x_lane h0 h1 => (kept_2 hl hM x_lane h0 h1)) (race_2 hl hM))
  (vc_seq (vc_scope (vc_par_of 0 8 rfl rfl
  ((entails_and (entails_points1 (fun q14 h0 => (at_left (at_points1 q14 h0 rfl))))
  (entails_and (entails_points1 (fun q15 h0 => (False.elim (int_lab_tba_F h0.1 h0.2))))
  (entails_points1 (fun q16 h0 => (at_right (at_points1 q16 h0 rfl))))))
  : Heap.Entails (known_2 I M 8) (known_3 I M 0)) (fun x_lane h0 h1 => (vc_3 hl hM x_lane h0 h1))
  (fun x_lane h0 h1 => (kept_3 hl hM x_lane h0 h1)) (race_3 hl hM))) (vc_seq (vc_par_of 0 8 rfl rfl
  ((entails_and (entails_points1 (fun q21 h0 => (at_right (at_left (at_points1 q21 h0 rfl)))))
  (entails_and (entails_points1 (fun q22 h0 => (at_right (at_right (at_points1 q22 h0 rfl)))))
  (entails_points1 (fun q23 h0 => (False.elim (int_lab_tba_F h0.1 h0.2))))))
  : Heap.Entails (known_3 I M 8) (known_4 I M 0)) (fun x_lane h0 h1 => (vc_4 hl hM x_lane h0 h1))
  (fun x_lane h0 h1 => (kept_4 hl hM x_lane h0 h1)) (race_4 hl hM))
  (vc_seq (vc_scope (vc_par_of 0 8 rfl rfl ((entails_and (entails_points1 (fun q29 h0 =>
  (at_left (at_points1 q29 h0 (reduce_congr1 (fun q30 => ⟨(fun h1 => (Or.elim h1 (fun h2 =>
  (Or.elim h2 (fun h3 => (Or.inl h3)) (fun h3 => (False.elim (int_lab_tba_F h0.1 h3.2)))))
  (fun h2 => (Or.inr h2)))), (fun h1 => (Or.elim h1 (fun h2 => (Or.inl (Or.inl h2))) (fun h2 => (Or.inr h2))))⟩)
  (fun q30 h1 => rfl))))))
  (entails_points1 (fun q31 h0 => (at_right (at_right (at_points1 q31 h0 rfl))))))
  : Heap.Entails (known_4 I M 8) (known_5 I M 0)) (fun x_lane h0 h1 => (vc_5 hl hM x_lane h0 h1))
  (fun x_lane h0 h1 => (kept_5 hl hM x_lane h0 h1)) (race_5 hl hM)))
  (vc_seq (vc_par_of 0 8 rfl rfl ((entails_and
  (entails_points1 (fun q36 h0 => (at_left (at_points1 q36 h0 (reduce_congr1 (fun q37 => ⟨(fun h1 => (Or.elim h1
  (fun h2 => (Or.elim h2 (fun h3 => (Or.inl (Or.inl h3))) (fun h3 => (Or.inl (Or.inr ⟨h3, h0.2⟩)))))
  (fun h2 => (Or.inr h2)))), (fun h1 => (Or.elim h1
  (fun h2 => (Or.elim h2 (fun h3 => (Or.inl (Or.inl h3))) (fun h3 => (Or.inl (Or.inr h3.1)))))
  (fun h2 => (Or.inr h2))))⟩) (fun q37 h1 => rfl))))))
  (entails_and (entails_points1 (fun q38 h0 => (at_right (at_points1 q38 h0 rfl))))
  (entails_points1 (fun q39 h0 => (False.elim (int_lab_tba_F h0.1 h0.2))))))
  : Heap.Entails (known_5 I M 8) (known_6 I M 0)) (fun x_lane h0 h1 => (vc_6 hl hM x_lane h0 h1))
  (fun x_lane h0 h1 => (kept_6 hl hM x_lane h0 h1)) (race_6 hl hM))
  (vc_seq (vc_scope (vc_par_of 0 8 rfl rfl ((entails_and
  (entails_points1 (fun q45 h0 => (at_left (at_points1 q45 h0 (reduce_congr1 (fun q46 => ⟨(fun h1 => (Or.elim h1
  (fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 => h2) (fun h4 => h2))) (fun h3 => h2)))
  (fun h2 => (False.elim (int_lab_tba_F h0.1 h2.2))))), (fun h1 => (Or.elim h1 (fun h2 => (Or.elim h2 (fun h3 => (Or.inl h1)) (fun h3 => (Or.inl h1))))
  (fun h2 => (Or.inl h1))))⟩) (fun q46 h1 => rfl))))))
  (entails_points1 (fun q47 h0 => (at_right (at_right (at_points1 q47 h0 rfl))))))
  : Heap.Entails (known_6 I M 8) (known_7 I M 0)) (fun x_lane h0 h1 => (vc_7 hl hM x_lane h0 h1))
  (fun x_lane h0 h1 => (kept_7 hl hM x_lane h0 h1)) (race_7 hl hM))) (vc_par_of 0 8 rfl rfl
  ((entails_and (entails_points1 (fun q51 h0 => (False.elim (int_lab_tba_F h0.1 h0.2))))
  (entails_points1 (fun q52 h0 => (at_left (at_points1 q52 h0 (reduce_congr1 (fun q53 => ⟨(fun h1 => (Or.elim h1
  (fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 => (Or.inl h2)) (fun h4 => (Or.inl h2))))
  (fun h3 => (Or.inl h2)))) (fun h2 => (Or.inr ⟨h2, h0.2⟩)))), (fun h1 => (Or.elim h1
  (fun h2 => (Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 => (Or.inl h2)) (fun h4 => (Or.inl h2))))
  (fun h3 => (Or.inl h2)))) (fun h2 => (Or.inr h2.1))))⟩) (fun q53 h1 => rfl)))))))
  : Heap.Entails (known_7 I M 8) (known_8 I M 0)) (fun x_lane h0 h1 => (vc_8 hl hM x_lane h0 h1))
  (fun x_lane h0 h1 => (kept_8 hl hM x_lane h0 h1)) (race_8 hl hM)))))))))))

theorem output_0_1 (q54 : Int) (h0 : 0 ≤ q54) (h1 : q54 < 8) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_b, [q54]⟩ (M t_B [q54]) :=
  (at_restore (by decide) (at_restore (by decide)
  ((at_left (at_points1 q54 ⟨h0, h1⟩ rfl)) : (known_8 I M 8) ⟨a_b, [q54]⟩ (M t_B [q54]))))

end

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (p0 : Int) (h0 : 0 ≤ p0) (h1 : p0 < 8) :
    spec.Given (inside) (base E) t_B [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (l : Int) (h0 : True) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 8))) (.access t_A [.var v_k])) ((base E).set v_l l) :=
  (defined_reduce_some1 0 8 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h1 : 0 ≤ y_d0 ∧ y_d0 < 8) => h1)
  (fun (y_d0 : Int) (h1 : 0 ≤ y_d0 ∧ y_d0 < 8) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h1.1, h1.2, rfl⟩)))))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun l => cond_holds) (fun l hg hk => defined_0 E l hg))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 hl hM p0 b0 b1)) all_nil)) all_nil))

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
