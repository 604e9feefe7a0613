module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.ping_pong

/-- `T` -/ abbrev v_T : Var := 0
/-- `N` -/ abbrev v_N : Var := 1
/-- `t` -/ abbrev v_t : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `x` -/ abbrev a_x : Arr := 0
/-- `y` -/ abbrev a_y : Arr := 1
/-- `u` -/ abbrev a_u : Arr := 2
/-- `X` -/ abbrev t_X : Ten := 0
/-- `Y` -/ abbrev t_Y : Ten := 1
/-- `U` -/ abbrev t_U : Ten := 2

/-- Specification `jacobi`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_T)) (.le (.const 2) (.var v_N))]
  inputs := [Region.mk t_X [(.const 0, .var v_N)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk t_U [v_t, v_i] (.eq (.var v_t) (.const 0)) (.access t_X [.var v_i]),
      Equation.mk
        t_U
        [v_t, v_i]
        (.and
          (.lt (.const 0) (.var v_t))
          (.or (.eq (.var v_i) (.const 0)) (.eq (.var v_i) (.add (.var v_N) (.const (-1))))))
        (.access t_X [.var v_i]),
      Equation.mk
        t_U
        [v_t, v_i]
        (.and
          (.lt (.const 0) (.var v_t))
          (.and (.lt (.const 0) (.var v_i)) (.lt (.var v_i) (.add (.var v_N) (.const (-1))))))
        (.fn
          (.builtin "+" .f32)
          [
            .access t_U [.add (.var v_t) (.const (-1)), .add (.var v_i) (.const (-1))],
            .access t_U [.add (.var v_t) (.const (-1)), .add (.var v_i) (.const 1)]]),
      Equation.mk t_Y [v_i] .true (.access t_U [.var v_T, .var v_i])]

/-- Implementation `ping_pong`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_x t_X [v_i0] [.var v_i0] none, Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .allocate a_u [.const 2, .var v_N] <|
    .seq (.par v_i (.const 0) (.var v_N) <|
      .assign a_u [.const 0, .var v_i] (.read a_x [.var v_i])) <|
    .seq (.for v_t (.const 1) (.add (.var v_T) (.const 1)) <|
      .seq (.assign a_u [.mod (.var v_t) 2, .const 0] (.read a_x [.const 0])) <|
      .seq (.assign
        a_u
        [.mod (.var v_t) 2, .add (.var v_N) (.const (-1))]
        (.read a_x [.add (.var v_N) (.const (-1))])) <|
      .par v_i (.const 1) (.add (.var v_N) (.const (-1))) <|
        .assign
          a_u
          [.mod (.var v_t) 2, .var v_i]
          (.fn
            (.builtin "+" .f32)
            [
              .read a_u [.mod (.add (.var v_t) (.const (-1))) 2, .add (.var v_i) (.const 1)],
              .read a_u [.mod (.add (.var v_t) (.const (-1))) 2, .add (.var v_i) (.const (-1))]])) <|
    .par v_i (.const 0) (.var v_N) <|
      .assign a_y [.var v_i] (.read a_u [.mod (.var v_T) 2, .var v_i])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Comm I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "+" .f32) := hl

abbrev f_0 : Fn := .builtin "+" .f32

abbrev base (E : Env) (x_T x_N : Int) : Env := ((E.set v_T x_T).set v_N x_N)

theorem base_self (E : Env) : base E (E v_T) (E v_N) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {x_a : Int} (h0 : 2 ≤ x_a) : (-1) * x_a + 3 ≤ (x_a + (-1)) % 2 :=
  by omega

theorem fact_1 {x_a : Int} : (x_a + (x_a + (-1)) % 2 + 1) % 2 = 0 :=
  by omega

theorem fact_2 {x_a x_b : Int} (h0 : 1 ≤ x_b) (h1 : x_b < x_a + (-1)) : 3 ≤ x_a :=
  by omega

theorem fact_3 {x_a : Int} : 2 * (((x_a + (-1)) % 2 + x_a + 1) / 2) + (-1) * ((x_a + (-1)) % 2) + (-2) = x_a + (-1) :=
  by omega

theorem fact_4 {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_a = x_c) (h2 : x_b < x_c) : False :=
  by omega

theorem fact_5 {x_a x_b : Int} (h0 : (x_b + x_a) % 2 = 0) : 2 * ((x_a + x_b) / 2) + (-1) * x_a = x_b :=
  by omega

theorem fact_6 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_c) (h1 : (x_d + x_c) % 2 = 0) (h2 : x_c < 2) (h3 : x_a < x_b + 1) (h4 : ¬ (x_c = x_d % 2 ∧ x_a = x_b)) : x_a < x_b :=
  by omega

theorem fact_7 {x_a x_b : Int} (h0 : x_a = x_b % 2) (h1 : (x_b + x_a + 1) % 2 = 0) : False :=
  by omega

theorem fact_8 {x_a x_b : Int} (h0 : x_a % 2 = x_b) (h1 : (x_a + 1) % 2 = x_b) : False :=
  by omega

theorem fact_9 {x_a : Int} (h0 : 2 ≤ x_a) : 0 ≤ x_a + (-1) :=
  by omega

theorem fact_10 {x_a x_b x_c : Int} : 2 * ((x_a + x_b + 1) / 2) + (-1) * x_a + x_c = (-2) * ((x_a + x_b) / 2) + x_a + 2 * x_b + x_c :=
  by omega

theorem fact_11 {x_a x_b : Int} (h0 : 2 ≤ x_a) (h1 : x_b = 0) (h2 : x_b = x_a + (-1)) : False :=
  by omega

theorem fact_12 {x_a x_b : Int} (h0 : (-1) * x_b + 4 ≤ x_a) (h1 : x_a < 2) : x_a < x_b :=
  by omega

theorem fact_13 {x_a x_b x_c : Int} (h0 : (x_b + x_a) % 2 = 0) : 2 * ((x_a + x_b) / 2) + (-1) * x_a + x_c = (-2) * ((x_a + x_b) / 2) + x_a + 2 * x_b + x_c :=
  by omega

theorem fact_14 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b = 1) : 0 = (-2) * ((x_a + x_b) / 2) + x_a + 2 * x_b + (-2) :=
  by omega

theorem fact_15 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b = 2) : 0 = (-2) * ((x_a + x_b) / 2) + x_a + 2 * x_b + (-2) :=
  by omega

theorem fact_16 {x_a x_b : Int} (h0 : 2 ≤ x_b) (h1 : x_a = 1) : x_a < x_b :=
  by omega

theorem fact_17 {x_a x_b : Int} (h0 : x_a = 1) (h1 : x_b = 2) : x_a = x_b + (-1) :=
  by omega

theorem fact_18 {x_a : Int} (h0 : x_a = 2) : 1 = x_a + (-1) :=
  by omega

theorem fact_19 {x_a x_b : Int} : (-2) * ((x_a + (x_b + 1)) / 2) + x_a + 2 * (x_b + 1) + (-2) = 2 * ((x_a + x_b) / 2) + (-1) * x_a :=
  by omega

theorem fact_20 {x_a x_b x_c x_d : Int} (h0 : (x_b + x_a + x_c) % 2 = 0) : (-2) * ((x_a + (x_b + x_c)) / 2) + x_a + 2 * (x_b + x_c) + x_d = 2 * ((x_a + x_b + x_c) / 2) + (-1) * x_a + x_d :=
  by omega

theorem fact_21 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b = 1) : (-2) * ((x_a + (x_b + 1)) / 2) + x_a + 2 * (x_b + 1) + (-2) = 0 :=
  by omega

theorem fact_22 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b + (-2)) (h1 : (max x_c (x_b + (-1))) ≤ x_a) : False :=
  by omega

theorem fact_23 {x_a x_b : Int} (h0 : 2 ≤ x_b) (h1 : x_a = x_b + (-1)) (h2 : ¬ 3 ≤ x_b) : x_a = 1 :=
  by omega

theorem fact_24 {x_a : Int} (h0 : 2 ≤ x_a) (h1 : ¬ 3 ≤ x_a) : x_a = 2 :=
  by omega

theorem fact_25 {x_a : Int} (h0 : ¬ 3 ≤ x_a) : (max 1 (x_a + (-1))) = 1 :=
  by omega

theorem fact_26 {x_a x_b x_c : Int} (h0 : x_a < x_c) (h1 : ¬ x_a = x_c + (-1)) : x_a < (max x_b (x_c + (-1))) :=
  by omega

theorem fact_27 {x_a : Int} (h0 : ¬ x_a % 2 = 0) : (x_a + 1) % 2 = 0 :=
  by omega

theorem fact_28 {x_a : Int} (h0 : x_a = 2) : (max 1 (x_a + (-1))) = 1 :=
  by omega

theorem fact_29 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : x_b = 2) (h2 : x_a < x_b) (h3 : ¬ x_a = 0) : x_a = 1 :=
  by omega

theorem fact_30 {x_a : Int} (h0 : 2 ≤ x_a) (h1 : ¬ x_a = 2) : 3 ≤ x_a :=
  by omega

theorem fact_31 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : x_a < x_b + 1) (h2 : ¬ (-1) * x_b + 3 ≤ x_a) (h3 : ¬ (x_b + x_a) % 2 = 0) : x_a = 0 :=
  by omega

theorem fact_32 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 1 ≤ x_a) (h2 : ¬ (-1) * x_a + 3 ≤ x_b) (h3 : ¬ (x_a + x_b) % 2 = 0) : x_a = 1 :=
  by omega

theorem fact_33 {x_a : Int} (h0 : 0 ≤ x_a) : x_a % 2 ≤ x_a :=
  by omega

theorem fact_34 {x_a : Int} : (-2) * ((x_a % 2 + x_a + 1) / 2) + x_a % 2 + 2 * x_a = x_a :=
  by omega

theorem fact_35 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 1) : (-2) * ((x_a + 1) / 2) + x_a + 2 * 1 + (-2) = 0 :=
  by omega

theorem fact_36 {x_a x_b : Int} (h0 : 0 ≤ x_b) : (-2) * ((x_a + x_b + 1) / 2) + x_a + 2 * x_b = (-2) * ((x_a + (max 1 (x_b + 1))) / 2) + x_a + 2 * (max 1 (x_b + 1)) + (-2) :=
  by omega

theorem fact_37 {x_a x_b : Int} (h0 : x_b < x_a) (h1 : ¬ x_b < x_a + (-1)) : x_a + (-1) = x_b :=
  by omega

theorem fact_38 {x_a x_b : Int} (h0 : x_a < x_b) (h1 : ¬ x_a + 1 = x_b) : x_a + 1 < x_b :=
  by omega

theorem fact_39 {x_a x_b : Int} (h0 : x_a < x_b) (h1 : ¬ x_a = x_b + (-1)) : x_a < x_b + (-1) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

theorem equation_0 (x_T x_N x_t x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : x_t = 0) :
    (M t_U [x_t, x_i]) = (M t_X [x_i]) :=
  (Eq.trans (hM _ (.head _) [x_t, x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_X [.var v_i]) (((base E x_T x_N).set v_t x_t).set v_i x_i) = _ from
  rfl))

theorem equation_1 (x_T x_N x_t x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 < x_t ∧ (x_i = 0 ∨ x_i = x_N + (-1))) :
    (M t_U [x_t, x_i]) = (M t_X [x_i]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_t, x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_X [.var v_i]) (((base E x_T x_N).set v_t x_t).set v_i x_i) = _ from
  rfl))

theorem equation_2 (x_T x_N x_t x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 < x_t ∧ 0 < x_i ∧ x_i < x_N + (-1)) :
    (M t_U [x_t, x_i]) = (I.fn f_0 [M t_U [x_t + (-1), x_i + (-1)], M t_U [x_t + (-1), x_i + 1]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [x_t, x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_U [.add (.var v_t) (.const (-1)), .add (.var v_i) (.const (-1))], .access t_U [.add (.var v_t) (.const (-1)), .add (.var v_i) (.const 1)]]) (((base E x_T x_N).set v_t x_t).set v_i x_i) = _ from
  rfl))

theorem equation_3 (x_T x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : True) :
    (M t_Y [x_i]) = (M t_U [x_T, x_i]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.head _)))) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_U [.var v_T, .var v_i]) ((base E x_T x_N).set v_i x_i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => y_c0 = 0 ∧ 0 ≤ y_c1 ∧ y_c1 < x_i)
    (fun y_c0 y_c1 => (M t_U [0, y_c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_x
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 => (M t_X [y_c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_T x_N x_i : Int) : Heap V :=
  ((known_1_0 I M x_i).and (known_1_1 I M x_N))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_u [.const 0, .var v_i] (.read a_x [.var v_i])
    (fun e => (M t_U [0, (e v_i)]))

theorem vc_1 (x_T x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E x_T x_N)) a_u [2, x_N]) ((base E x_T x_N).set v_i x_i) (known_1 I M x_T x_N x_i) :=
  (vc_assign_of (M t_X [x_i])
  (in_allocated ⟨(show (0 : Int) ≤ 0 from by decide), (show (0 : Int) < 2 from by decide), h1, h2, trivial⟩)
  (ev_read ((at_right (at_points1 x_i ⟨h1, h2⟩ rfl)) : (known_1 I M x_T x_N x_i) ⟨a_x, [x_i]⟩ (M t_X [x_i])))
  ((Eq.trans rfl (Eq.symm (equation_0 x_T x_N 0 x_i hl hM rfl))) : M t_X [x_i] = M t_U [0, x_i]))

theorem kept_1 (x_T x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_1 I M).post ((base E x_T x_N).set v_i x_i) (known_1 I M x_T x_N x_i)) (known_1 I M x_T x_N (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_T x_N (x_i + 1)) from (entails_and
  (entails_points2 (fun y_q0 y_q1 h3 => ((Classical.em (y_q0 = 0 ∧ y_q1 = x_i)).elim (fun h4 =>
  (at_set_eq2 y_q0 y_q1 0 x_i h4 ((at_congr2 rfl h4.2) : M t_U [0, y_q1] = M t_U [0, x_i])))
  (fun h4 => (at_set_ne2 y_q0 y_q1 0 x_i h4
  (at_left (at_points2 y_q0 y_q1 ⟨h3.1, ⟨h3.2.1, (int_c0 h3.1 h3.2.2 h4)⟩⟩ rfl)))))))
  (entails_set (avoids_points1 (by decide)) (entails_right entails_refl))))

theorem race_1 (x_T x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) :
    ParVC I 0 x_N (body_1 I M).erase (fun x_i => ((base E x_T x_N).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_T x_N).set v_i x_i) (known_1 I M x_T x_N x_i)) :=
  (race_arrays [a_u] rfl rfl (all_cons
  (apart2 (fun x_i y_c0 y_c1 => y_c0 = 0 ∧ y_c1 = x_i) (fun x_i y_c0 y_c1 => (1 : Int) < 0)
  (fun x_i h1 h2 => (w_assign2 0 x_i ⟨rfl, rfl⟩)) (fun x_i h1 h2 => (r_none rfl))
  (fun x_i y_y y_c0 y_c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_eab_eac_nebc_F h6.2 h7.2 h5))⟩)) all_nil))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (x_N x_t : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_N) ∧ 0 ≤ y_c0 ∧ y_c0 < 2) ∧ y_c0 < x_t)
    (fun y_c0 y_c1 => (M t_U [(-2) * ((y_c0 + x_t) / 2) + y_c0 + 2 * x_t + (-2), y_c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_T x_N x_t : Int) : Heap V :=
  ((known_2_0 I M x_N x_t).and (known_1_1 I M x_N))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (x_N x_t x_i : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => ((y_c1 = x_N + (-1) ∧ 0 ≤ y_c0 ∧ y_c0 < 2) ∧ (x_t + y_c0) % 2 = 0) ∧ 3 ≤ x_N ∨ ((0 < y_c1 ∧ y_c1 < x_i) ∧ 0 ≤ y_c0 ∧ y_c0 < 2) ∧ (x_t + y_c0) % 2 = 0)
    (fun y_c0 y_c1 => (M t_U [2 * ((y_c0 + x_t) / 2) + (-1) * y_c0, y_c1]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_N x_t : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => ((((0 ≤ y_c1 ∧ y_c1 < x_N) ∧ 0 ≤ y_c0 ∧ y_c0 < 2) ∧ (-1) * x_t + 3 ≤ y_c0) ∧ (x_t + y_c0 + 1) % 2 = 0) ∧ 3 ≤ x_N)
    (fun y_c0 y_c1 => (M t_U [2 * ((y_c0 + x_t + 1) / 2) + (-1) * y_c0 + (-2), y_c1]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_N x_t x_i : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => ((((y_c1 = 0 ∧ 0 ≤ y_c0 ∧ y_c0 < 2) ∧ (-1) * x_t + 3 ≤ y_c0) ∧ (x_t + y_c0 + 1) % 2 = 0) ∧ x_N = 2) ∧ x_i = 1)
    (fun y_c0 y_c1 => (M t_U [2 * ((y_c0 + x_t + 1) / 2) + (-1) * y_c0 + (-2), 0]))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (x_N x_t x_i : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => (((x_i ≤ y_c1 ∧ y_c1 ≤ x_N + (-2)) ∧ 0 ≤ y_c0 ∧ y_c0 < 2) ∧ (-1) * x_t + 4 ≤ y_c0) ∧ (x_t + y_c0) % 2 = 0)
    (fun y_c0 y_c1 => (M t_U [2 * ((y_c0 + x_t) / 2) + (-1) * y_c0 + (-2), y_c1]))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (x_N x_t x_i : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => (y_c0 = 0 ∧ 0 ≤ y_c1 ∧ y_c1 < x_N) ∧ x_t = 1 ∨ (y_c0 = 0 ∧ x_i ≤ y_c1 ∧ y_c1 ≤ x_N + (-2)) ∧ x_t = 2)
    (fun y_c0 y_c1 => (M t_U [0, y_c1]))

noncomputable def known_3_5 (I : Interp V) (M : Model V) (x_t : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => (y_c1 = 0 ∧ 0 ≤ y_c0 ∧ y_c0 < 2) ∧ (x_t + y_c0) % 2 = 0)
    (fun y_c0 y_c1 => (M t_U [2 * ((y_c0 + x_t) / 2) + (-1) * y_c0, 0]))

noncomputable def known_3_6 (I : Interp V) (M : Model V) (x_N x_t x_i : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => ((((y_c1 = 1 ∧ 0 ≤ y_c0 ∧ y_c0 < 2) ∧ (-1) * x_t + 3 ≤ y_c0) ∧ (x_t + y_c0 + 1) % 2 = 0) ∧ x_N = 2) ∧ x_i = 1)
    (fun y_c0 y_c1 => (M t_U [2 * ((y_c0 + x_t + 1) / 2) + (-1) * y_c0 + (-2), 1]))

noncomputable def known_3_7 (I : Interp V) (M : Model V) (x_N x_t x_i : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => (((y_c1 = 1 ∧ 0 ≤ y_c0 ∧ y_c0 < 2) ∧ (x_t + y_c0) % 2 = 0) ∧ x_N = 2) ∧ x_i = 1)
    (fun y_c0 y_c1 => (M t_U [2 * ((y_c0 + x_t) / 2) + (-1) * y_c0, 1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_T x_N x_t x_i : Int) : Heap V :=
  ((known_3_0 I M x_N x_t x_i).and ((known_3_1 I M x_N x_t).and ((known_3_2 I M x_N x_t x_i).and ((known_3_3 I M x_N x_t x_i).and ((known_3_4 I M x_N x_t x_i).and ((known_3_5 I M x_t).and ((known_3_6 I M x_N x_t x_i).and ((known_3_7 I M x_N x_t x_i).and (known_1_1 I M x_N)))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_u
    [.mod (.var v_t) 2, .var v_i]
    (.fn
      f_0
      [
        .read a_u [.mod (.add (.var v_t) (.const (-1))) 2, .add (.var v_i) (.const 1)],
        .read a_u [.mod (.add (.var v_t) (.const (-1))) 2, .add (.var v_i) (.const (-1))]])
    (fun e => (M t_U [(e v_t), (e v_i)]))

theorem vc_3 (x_T x_N x_t x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (h1 : 1 ≤ x_t) (h2 : x_t < x_T + 1) (h3 : 1 ≤ x_i) (h4 : x_i < x_N + (-1)) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E x_T x_N)) a_u [2, x_N]) (((base E x_T x_N).set v_t x_t).set v_i x_i) (known_3 I M x_T x_N x_t x_i) :=
  (Or.elim (((Classical.em (2 ≤ x_t)).elim (fun h5 => (Or.inl h5)) (fun h5 => (Or.inr (int_c354 h1 h5))))
  : 2 ≤ x_t ∨ x_t = 1) (fun h5 => (vc_assign_of
  (I.fn f_0 [M t_U [2 * (((x_t + (-1)) % 2 + x_t + 1) / 2) + (-1) * ((x_t + (-1)) % 2) + (-2), x_i + 1], M t_U [2 * (((x_t + (-1)) % 2 + x_t + 1) / 2) + (-1) * ((x_t + (-1)) % 2) + (-2), x_i + (-1)]])
  (in_allocated ⟨(int_c161 : 0 ≤ x_t % 2), (int_c159 : x_t % 2 < 2), ((int_c18 h3) : 0 ≤ x_i), ((int_c336 h4) : x_i < x_N), trivial⟩)
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 ((x_t + (-1)) % 2) (x_i + 1)
  ⟨⟨⟨⟨⟨(int_c332 h3), (int_c502 h4)⟩, ⟨int_c161, int_c159⟩⟩, (fact_0 h5)⟩, fact_1⟩, (fact_2 h3 h4)⟩
  rfl)))
  : (known_3 I M x_T x_N x_t x_i) ⟨a_u, [(x_t + (-1)) % 2, x_i + 1]⟩ (M t_U [2 * (((x_t + (-1)) % 2 + x_t + 1) / 2) + (-1) * ((x_t + (-1)) % 2) + (-2), x_i + 1])))
  (ev_cons (ev_read ((at_right (at_left (at_points2 ((x_t + (-1)) % 2) (x_i + (-1))
  ⟨⟨⟨⟨⟨(int_c143 h3), (int_c507 h4)⟩, ⟨int_c161, int_c159⟩⟩, (fact_0 h5)⟩, fact_1⟩, (fact_2 h3 h4)⟩
  rfl)))
  : (known_3 I M x_T x_N x_t x_i) ⟨a_u, [(x_t + (-1)) % 2, x_i + (-1)]⟩ (M t_U [2 * (((x_t + (-1)) % 2 + x_t + 1) / 2) + (-1) * ((x_t + (-1)) % 2) + (-2), x_i + (-1)])))
  ev_nil))) ((Eq.trans ((Eq.trans ((fn_congr2 (at_congr2 fact_3 rfl) (at_congr2 fact_3 rfl))
  : I.fn f_0 [M t_U [2 * (((x_t + (-1)) % 2 + x_t + 1) / 2) + (-1) * ((x_t + (-1)) % 2) + (-2), x_i + 1], M t_U [2 * (((x_t + (-1)) % 2 + x_t + 1) / 2) + (-1) * ((x_t + (-1)) % 2) + (-2), x_i + (-1)]] = I.fn f_0 [M t_U [x_t + (-1), x_i + 1], M t_U [x_t + (-1), x_i + (-1)]])
  ((show ∀ v0 v1 : V, (I.fn f_0 [v1, v0]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_U [x_t + (-1), x_i + (-1)]) (M t_U [x_t + (-1), x_i + 1])))
  : I.fn f_0 [M t_U [2 * (((x_t + (-1)) % 2 + x_t + 1) / 2) + (-1) * ((x_t + (-1)) % 2) + (-2), x_i + 1], M t_U [2 * (((x_t + (-1)) % 2 + x_t + 1) / 2) + (-1) * ((x_t + (-1)) % 2) + (-2), x_i + (-1)]] = I.fn f_0 [M t_U [x_t + (-1), x_i + (-1)], M t_U [x_t + (-1), x_i + 1]])
  (Eq.symm (equation_2 x_T x_N x_t x_i hl hM ⟨(int_c38 h1), ⟨(int_c38 h3), h4⟩⟩)))
  : I.fn f_0 [M t_U [2 * (((x_t + (-1)) % 2 + x_t + 1) / 2) + (-1) * ((x_t + (-1)) % 2) + (-2), x_i + 1], M t_U [2 * (((x_t + (-1)) % 2 + x_t + 1) / 2) + (-1) * ((x_t + (-1)) % 2) + (-2), x_i + (-1)]] = M t_U [x_t, x_i])))
  (fun h5 => (vc_assign_of (I.fn f_0 [M t_U [0, x_i + 1], M t_U [0, x_i + (-1)]])
  (in_allocated ⟨(int_c161 : 0 ≤ x_t % 2), (int_c159 : x_t % 2 < 2), ((int_c18 h3) : 0 ≤ x_i), ((int_c336 h4) : x_i < x_N), trivial⟩)
  (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 ((x_t + (-1)) % 2) (x_i + 1)
  (Or.inl ⟨⟨(int_c522 h5), ⟨(int_c332 h3), (int_c502 h4)⟩⟩, h5⟩) rfl))))))
  : (known_3 I M x_T x_N x_t x_i) ⟨a_u, [(x_t + (-1)) % 2, x_i + 1]⟩ (M t_U [0, x_i + 1]))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 ((x_t + (-1)) % 2) (x_i + (-1))
  (Or.inl ⟨⟨(int_c522 h5), ⟨(int_c143 h3), (int_c507 h4)⟩⟩, h5⟩) rfl))))))
  : (known_3 I M x_T x_N x_t x_i) ⟨a_u, [(x_t + (-1)) % 2, x_i + (-1)]⟩ (M t_U [0, x_i + (-1)])))
  ev_nil)))
  ((Eq.trans ((Eq.trans ((fn_congr2 (at_congr2 (int_c330 h5) rfl) (at_congr2 (int_c330 h5) rfl))
  : I.fn f_0 [M t_U [0, x_i + 1], M t_U [0, x_i + (-1)]] = I.fn f_0 [M t_U [x_t + (-1), x_i + 1], M t_U [x_t + (-1), x_i + (-1)]])
  ((show ∀ v0 v1 : V, (I.fn f_0 [v1, v0]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_U [x_t + (-1), x_i + (-1)]) (M t_U [x_t + (-1), x_i + 1])))
  : I.fn f_0 [M t_U [0, x_i + 1], M t_U [0, x_i + (-1)]] = I.fn f_0 [M t_U [x_t + (-1), x_i + (-1)], M t_U [x_t + (-1), x_i + 1]])
  (Eq.symm (equation_2 x_T x_N x_t x_i hl hM ⟨(int_c38 h1), ⟨(int_c38 h3), h4⟩⟩)))
  : I.fn f_0 [M t_U [0, x_i + 1], M t_U [0, x_i + (-1)]] = M t_U [x_t, x_i]))))

theorem kept_3 (x_T x_N x_t x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (h1 : 1 ≤ x_t) (h2 : x_t < x_T + 1) (h3 : 1 ≤ x_i) (h4 : x_i < x_N + (-1)) :
    Heap.Entails ((body_3 I M).post (((base E x_T x_N).set v_t x_t).set v_i x_i) (known_3 I M x_T x_N x_t x_i)) (known_3 I M x_T x_N x_t (x_i + 1)) :=
  (show Heap.Entails _ (known_3 I M x_T x_N x_t (x_i + 1)) from
  (entails_and (entails_points2 (fun y_q5 y_q6 h5 =>
  (Or.elim h5 (fun h6 => (at_set_ne2 y_q5 y_q6 (x_t % 2) x_i (fun h7 => (fact_4 h7.2 h6.1.1.1 h4))
  (at_left (at_points2 y_q5 y_q6 (Or.inl h6) rfl))))
  (fun h6 => ((Classical.em (y_q5 = x_t % 2 ∧ y_q6 = x_i)).elim
  (fun h7 => (at_set_eq2 y_q5 y_q6 (x_t % 2) x_i h7 ((at_congr2 (fact_5 h6.2) h7.2)
  : M t_U [2 * ((y_q5 + x_t) / 2) + (-1) * y_q5, y_q6] = M t_U [x_t, x_i])))
  (fun h7 => (at_set_ne2 y_q5 y_q6 (x_t % 2) x_i h7 (at_left (at_points2 y_q5 y_q6
  (Or.inr ⟨⟨⟨h6.1.1.1, (fact_6 h6.1.2.1 h6.2 h6.1.2.2 h6.1.1.2 h7)⟩, h6.1.2⟩, h6.2⟩) rfl)))))))))
  (entails_and
  (entails_points2 (fun y_q7 y_q8 h5 => (at_set_ne2 y_q7 y_q8 (x_t % 2) x_i (fun h6 => (fact_7 h6.1 h5.1.2))
  (at_right (at_left (at_points2 y_q7 y_q8 h5 rfl))))))
  (entails_and (entails_points2 (fun y_q9 y_q10 h5 => (False.elim (int_c197 h3 h5.2))))
  (entails_and (entails_points2 (fun y_q11 y_q12 h5 =>
  (at_set_ne2 y_q11 y_q12 (x_t % 2) x_i (fun h6 => (int_c146 h5.1.1.1.1 h6.2))
  (at_right (at_right (at_right (at_left (at_points2 y_q11 y_q12 ⟨⟨⟨⟨(int_lAb_lab h5.1.1.1.1), h5.1.1.1.2⟩, h5.1.1.2⟩, h5.1.2⟩, h5.2⟩ rfl))))))))
  (entails_and (entails_points2 (fun y_q13 y_q14 h5 => (Or.elim h5
  (fun h6 => (at_set_ne2 y_q13 y_q14 (x_t % 2) x_i (fun h7 => (int_c563 h6.1.1 h6.2 h7.1))
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q13 y_q14 (Or.inl h6) rfl))))))))
  (fun h6 => (at_set_ne2 y_q13 y_q14 (x_t % 2) x_i (fun h7 => (int_c146 h6.1.2.1 h7.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q13 y_q14 (Or.inr ⟨⟨h6.1.1, ⟨(int_lAb_lab h6.1.2.1), h6.1.2.2⟩⟩, h6.2⟩) rfl)))))))))))
  (entails_and
  (entails_points2 (fun y_q15 y_q16 h5 => (at_set_ne2 y_q15 y_q16 (x_t % 2) x_i (fun h6 => (int_c498 h3 h6.2 h5.1.1))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q15 y_q16 h5 rfl))))))))))
  (entails_and (entails_points2 (fun y_q17 y_q18 h5 => (False.elim (int_c197 h3 h5.2))))
  (entails_and (entails_points2 (fun y_q19 y_q20 h5 => (False.elim (int_c197 h3 h5.2))))
  (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))))))))

theorem race_3 (x_T x_N x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (h1 : 1 ≤ x_t) (h2 : x_t < x_T + 1) :
    ParVC I 1 (x_N + (-1)) (body_3 I M).erase (fun x_i => (((base E x_T x_N).set v_t x_t).set v_i x_i)) (fun x_i => (body_3 I M).post (((base E x_T x_N).set v_t x_t).set v_i x_i) (known_3 I M x_T x_N x_t x_i)) :=
  (race_arrays [a_u] rfl rfl
  (all_cons (apart2 (fun x_i y_c0 y_c1 => (y_c1 = x_i ∧ 0 ≤ y_c0 ∧ y_c0 < 2) ∧ (x_t + y_c0) % 2 = 0)
  (fun x_i y_c0 y_c1 => (y_c1 = x_i + 1 ∧ 0 ≤ y_c0 ∧ y_c0 < 2) ∧ (x_t + y_c0 + 1) % 2 = 0 ∨ (y_c1 = x_i + (-1) ∧ 0 ≤ y_c0 ∧ y_c0 < 2) ∧ (x_t + y_c0 + 1) % 2 = 0)
  (fun x_i h3 h4 => (w_assign2 (x_t % 2) x_i
  ⟨⟨rfl, ⟨(int_c161 : 0 ≤ x_t % 2), (int_c159 : x_t % 2 < 2)⟩⟩, (int_c368 : (x_t + x_t % 2) % 2 = 0)⟩))
  (fun x_i h3 h4 => (r_assign (x_fn (x_cons (x_read2 ((x_t + (-1)) % 2) (x_i + 1)
  (Or.inl ⟨⟨rfl, ⟨(int_c161 : 0 ≤ (x_t + (-1)) % 2), (int_c159 : (x_t + (-1)) % 2 < 2)⟩⟩, (fact_1 : (x_t + (x_t + (-1)) % 2 + 1) % 2 = 0)⟩))
  (x_cons (x_read2 ((x_t + (-1)) % 2) (x_i + (-1))
  (Or.inr ⟨⟨rfl, ⟨(int_c161 : 0 ≤ (x_t + (-1)) % 2), (int_c159 : (x_t + (-1)) % 2 < 2)⟩⟩, (fact_1 : (x_t + (x_t + (-1)) % 2 + 1) % 2 = 0)⟩))
  x_nil))))) (fun x_i y_y y_c0 y_c1 h3 h4 h5 h6 h7 h8 =>
  ⟨(fun h9 => (Or.elim h9 (fun h10 => (fact_8 h8.2 h10.2)) (fun h10 => (fact_8 h8.2 h10.2)))), (fun h9 => (int_eab_eac_nebc_F h8.1.1 h9.1.1 h7))⟩))
  all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_u [.mod (.var v_t) 2, .const 0] (.read a_x [.const 0])
    (fun e => (M t_U [(e v_t), 0]))) <|
  .seq (.assign
    a_u
    [.mod (.var v_t) 2, .add (.var v_N) (.const (-1))]
    (.read a_x [.add (.var v_N) (.const (-1))])
    (fun e => (M t_U [(e v_t), (e v_N) + (-1)]))) <|
  .par v_i (.const 1) (.add (.var v_N) (.const (-1)))
    (fun e x => known_3 I M (e v_T) (e v_N) (e v_t) x) (body_3 I M)

theorem vc_2 (x_T x_N x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (h1 : 1 ≤ x_t) (h2 : x_t < x_T + 1) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E x_T x_N)) a_u [2, x_N]) ((base E x_T x_N).set v_t x_t) (known_2 I M x_T x_N x_t) :=
  (vc_seq (vc_assign_of (M t_X [0])
  (in_allocated ⟨(int_c161 : 0 ≤ x_t % 2), (int_c159 : x_t % 2 < 2), (show (0 : Int) ≤ 0 from by decide), ((int_c46 h0.2) : 0 < x_N), trivial⟩)
  (ev_read ((at_right (at_points1 0 ⟨(by decide), (int_c46 h0.2)⟩ rfl))
  : (known_2 I M x_T x_N x_t) ⟨a_x, [0]⟩ (M t_X [0])))
  ((Eq.trans rfl (Eq.symm (equation_1 x_T x_N x_t 0 hl hM ⟨(int_c38 h1), (Or.inl rfl)⟩)))
  : M t_X [0] = M t_U [x_t, 0])) (vc_seq (vc_assign_of (M t_X [x_N + (-1)])
  (in_allocated ⟨(int_c161 : 0 ≤ x_t % 2), (int_c159 : x_t % 2 < 2), ((fact_9 h0.2) : 0 ≤ x_N + (-1)), (int_c37 : x_N + (-1) < x_N), trivial⟩)
  (ev_read (at_set_other (by decide) ((at_right (at_points1 (x_N + (-1)) ⟨(fact_9 h0.2), int_c37⟩ rfl))
  : (known_2 I M x_T x_N x_t) ⟨a_x, [x_N + (-1)]⟩ (M t_X [x_N + (-1)]))))
  ((Eq.trans rfl (Eq.symm (equation_1 x_T x_N x_t (x_N + (-1)) hl hM ⟨(int_c38 h1), (Or.inr rfl)⟩)))
  : M t_X [x_N + (-1)] = M t_U [x_t, x_N + (-1)]))
  (vc_par_of 1 (x_N + (-1)) rfl rfl (show Heap.Entails _ (known_3 I M x_T x_N x_t 1) from
  (entails_and (entails_points2 (fun y_q21 y_q22 h3 => (Or.elim h3 (fun h4 =>
  (at_set_eq2 y_q21 y_q22 (x_t % 2) (x_N + (-1)) ⟨(int_c419 h4.1.1.2.1 h4.1.2 h4.1.1.2.2), h4.1.1.1⟩
  ((at_congr2 (fact_5 h4.1.2) h4.1.1.1)
  : M t_U [2 * ((y_q21 + x_t) / 2) + (-1) * y_q21, y_q22] = M t_U [x_t, x_N + (-1)])))
  (fun h4 => (False.elim (int_c248 h4.1.1.2 h4.1.1.1))))))
  (entails_and (entails_points2 (fun y_q23 y_q24 h3 =>
  (at_set_ne2 y_q23 y_q24 (x_t % 2) (x_N + (-1)) (fun h4 => (fact_7 h4.1 h3.1.2))
  (at_set_ne2 y_q23 y_q24 (x_t % 2) 0 (fun h4 => (fact_7 h4.1 h3.1.2))
  (at_left (at_points2 y_q23 y_q24 ⟨h3.1.1.1, (int_c588 h3.1.1.2 h3.1.1.1.2.2)⟩ (at_congr2 fact_10 rfl)))))))
  (entails_and (entails_points2 (fun y_q25 y_q26 h3 =>
  (at_set_ne2 y_q25 y_q26 (x_t % 2) (x_N + (-1)) (fun h4 => (fact_11 h0.2 h3.1.1.1.1.1 h4.2))
  (at_set_ne2 y_q25 y_q26 (x_t % 2) 0 (fun h4 => (fact_7 h4.1 h3.1.1.2))
  (at_left (at_points2 y_q25 y_q26
  ⟨⟨⟨(int_eba_lab h3.1.1.1.1.1), (int_c342 h0.2 h3.1.1.1.1.1)⟩, h3.1.1.1.1.2⟩, (int_c588 h3.1.1.1.2 h3.1.1.1.1.2.2)⟩
  (at_congr2 fact_10 (int_eba_eab h3.1.1.1.1.1))))))))
  (entails_and (entails_points2 (fun y_q27 y_q28 h3 =>
  (at_set_ne2 y_q27 y_q28 (x_t % 2) (x_N + (-1)) (fun h4 => (int_c528 h3.1.1.1.2 h4.2))
  (at_set_ne2 y_q27 y_q28 (x_t % 2) 0 (fun h4 => (int_c194 h3.1.1.1.1 h4.2))
  (at_left (at_points2 y_q27 y_q28
  ⟨⟨⟨(int_c18 h3.1.1.1.1), (int_c90 h3.1.1.1.2)⟩, h3.1.1.2⟩, (fact_12 h3.1.2 h3.1.1.2.2)⟩
  (at_congr2 (fact_13 h3.2) rfl)))))))
  (entails_and (entails_points2 (fun y_q29 y_q30 h3 => (Or.elim h3
  (fun h4 => (at_set_ne2 y_q29 y_q30 (x_t % 2) (x_N + (-1)) (fun h5 => (int_c563 h4.1.1 h4.2 h5.1))
  (at_set_ne2 y_q29 y_q30 (x_t % 2) 0 (fun h5 => (int_c563 h4.1.1 h4.2 h5.1))
  (at_left (at_points2 y_q29 y_q30
  ⟨⟨h4.1.2, ⟨(int_eba_lab h4.1.1), (int_c192 h4.1.1)⟩⟩, (int_c164 h1 h4.1.1)⟩
  (at_congr2 (fact_14 h4.1.1 h4.2) rfl))))))
  (fun h4 => (at_set_ne2 y_q29 y_q30 (x_t % 2) (x_N + (-1)) (fun h5 => (int_c528 h4.1.2.2 h5.2))
  (at_set_ne2 y_q29 y_q30 (x_t % 2) 0 (fun h5 => (int_c194 h4.1.2.1 h5.2))
  (at_left (at_points2 y_q29 y_q30
  ⟨⟨⟨(int_c18 h4.1.2.1), (int_c90 h4.1.2.2)⟩, ⟨(int_eba_lab h4.1.1), (int_c192 h4.1.1)⟩⟩, (int_c341 h4.1.1 h4.2)⟩
  (at_congr2 (fact_15 h4.1.1 h4.2) rfl))))))))) (entails_and (entails_points2 (fun y_q31 y_q32 h3 =>
  (at_set_ne2 y_q31 y_q32 (x_t % 2) (x_N + (-1)) (fun h4 => (fact_11 h0.2 h3.1.1 h4.2))
  (at_set_eq2 y_q31 y_q32 (x_t % 2) 0 ⟨(int_c419 h3.1.2.1 h3.2 h3.1.2.2), h3.1.1⟩
  ((at_congr2 (fact_5 h3.2) rfl)
  : M t_U [2 * ((y_q31 + x_t) / 2) + (-1) * y_q31, 0] = M t_U [x_t, 0])))))
  (entails_and (entails_points2 (fun y_q33 y_q34 h3 =>
  (at_set_ne2 y_q33 y_q34 (x_t % 2) (x_N + (-1)) (fun h4 => (fact_7 h4.1 h3.1.1.2))
  (at_set_ne2 y_q33 y_q34 (x_t % 2) 0 (fun h4 => (int_c21 h4.2 h3.1.1.1.1.1))
  (at_left (at_points2 y_q33 y_q34
  ⟨⟨⟨(int_c141 h3.1.1.1.1.1), (fact_16 h0.2 h3.1.1.1.1.1)⟩, h3.1.1.1.1.2⟩, (int_c588 h3.1.1.1.2 h3.1.1.1.1.2.2)⟩
  (at_congr2 fact_10 (int_eba_eab h3.1.1.1.1.1)))))))) (entails_and
  (entails_points2 (fun y_q35 y_q36 h3 => (at_set_eq2 y_q35 y_q36 (x_t % 2) (x_N + (-1))
  ⟨(int_c419 h3.1.1.1.2.1 h3.1.1.2 h3.1.1.1.2.2), (fact_17 h3.1.1.1.1 h3.1.2)⟩
  ((at_congr2 (fact_5 h3.1.1.2) (fact_18 h3.1.2))
  : M t_U [2 * ((y_q35 + x_t) / 2) + (-1) * y_q35, 1] = M t_U [x_t, x_N + (-1)]))))
  (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_right entails_refl))))))))))))
  (fun x_i h3 h4 => (vc_3 x_T x_N x_t x_i hl hM h0 h1 h2 h3 h4))
  (fun x_i h3 h4 => (kept_3 x_T x_N x_t x_i hl hM h0 h1 h2 h3 h4))
  (race_3 x_T x_N x_t hl hM h0 h1 h2))))

theorem kept_2 (x_T x_N x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (h1 : 1 ≤ x_t) (h2 : x_t < x_T + 1) :
    Heap.Entails ((body_2 I M).post ((base E x_T x_N).set v_t x_t) (known_2 I M x_T x_N x_t)) (known_2 I M x_T x_N (x_t + 1)) :=
  ((entails_and
  (entails_points2 (fun y_q37 y_q38 h3 => (Or.elim (((Classical.em ((x_t + y_q37) % 2 = 0)).elim
  (fun h4 => ((Classical.em (y_q38 = x_N + (-1))).elim (fun h5 =>
  ((Classical.em (3 ≤ x_N)).elim (fun h6 => (Or.inl (Or.inl ⟨⟨⟨h5, h3.1.2⟩, h4⟩, h6⟩))) (fun h6 =>
  (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr ⟨⟨⟨⟨(fact_23 h0.2 h5 h6), h3.1.2⟩, h4⟩, (fact_24 h0.2 h6)⟩, (fact_25 h6)⟩)))))))))
  (fun h5 => ((Classical.em (0 < y_q38)).elim
  (fun h6 => (Or.inl (Or.inr ⟨⟨⟨h6, (fact_26 h3.1.1.2 h5)⟩, h3.1.2⟩, h4⟩))) (fun h6 =>
  (Or.inr (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨(int_lba_ntba_eab h3.1.1.1 h6), h3.1.2⟩, h4⟩))))))))))
  (fun h4 => ((Classical.em ((-1) * x_t + 3 ≤ y_q37)).elim
  (fun h5 => ((Classical.em (x_N = 2)).elim (fun h6 => ((Classical.em (y_q38 = 0)).elim
  (fun h7 => (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨⟨h7, h3.1.2⟩, h5⟩, (fact_27 h4)⟩, h6⟩, (fact_28 h6)⟩))))
  (fun h7 =>
  (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨⟨(fact_29 h3.1.1.1 h6 h3.1.1.2 h7), h3.1.2⟩, h5⟩, (fact_27 h4)⟩, h6⟩, (fact_28 h6)⟩)))))))))
  (fun h6 => (Or.inr (Or.inl ⟨⟨⟨h3.1, h5⟩, (fact_27 h4)⟩, (fact_30 h0.2 h6)⟩))))) (fun h5 =>
  (Or.inr (Or.inr (Or.inr (Or.inl (Or.inl ⟨⟨(fact_31 h3.1.2.1 h3.2 h5 h4), h3.1.1⟩, (fact_32 h3.1.2.1 h1 h5 h4)⟩)))))))))
  : (((y_q38 = x_N + (-1) ∧ 0 ≤ y_q37 ∧ y_q37 < 2) ∧ (x_t + y_q37) % 2 = 0) ∧ 3 ≤ x_N ∨ ((0 < y_q38 ∧ y_q38 < (max 1 (x_N + (-1)))) ∧ 0 ≤ y_q37 ∧ y_q37 < 2) ∧ (x_t + y_q37) % 2 = 0) ∨ ((((0 ≤ y_q38 ∧ y_q38 < x_N) ∧ 0 ≤ y_q37 ∧ y_q37 < 2) ∧ (-1) * x_t + 3 ≤ y_q37) ∧ (x_t + y_q37 + 1) % 2 = 0) ∧ 3 ≤ x_N ∨ ((((y_q38 = 0 ∧ 0 ≤ y_q37 ∧ y_q37 < 2) ∧ (-1) * x_t + 3 ≤ y_q37) ∧ (x_t + y_q37 + 1) % 2 = 0) ∧ x_N = 2) ∧ (max 1 (x_N + (-1))) = 1 ∨ ((y_q37 = 0 ∧ 0 ≤ y_q38 ∧ y_q38 < x_N) ∧ x_t = 1 ∨ (y_q37 = 0 ∧ (max 1 (x_N + (-1))) ≤ y_q38 ∧ y_q38 ≤ x_N + (-2)) ∧ x_t = 2) ∨ (y_q38 = 0 ∧ 0 ≤ y_q37 ∧ y_q37 < 2) ∧ (x_t + y_q37) % 2 = 0 ∨ ((((y_q38 = 1 ∧ 0 ≤ y_q37 ∧ y_q37 < 2) ∧ (-1) * x_t + 3 ≤ y_q37) ∧ (x_t + y_q37 + 1) % 2 = 0) ∧ x_N = 2) ∧ (max 1 (x_N + (-1))) = 1 ∨ (((y_q38 = 1 ∧ 0 ≤ y_q37 ∧ y_q37 < 2) ∧ (x_t + y_q37) % 2 = 0) ∧ x_N = 2) ∧ (max 1 (x_N + (-1))) = 1)
  (fun h4 => (at_left (at_points2 y_q37 y_q38 h4 (at_congr2 fact_19 rfl)))) (fun h4 => (Or.elim h4
  (fun h5 => (at_right (at_left (at_points2 y_q37 y_q38 h5 (at_congr2 (fact_20 h5.1.2) rfl)))))
  (fun h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_right (at_left (at_points2 y_q37 y_q38 h6 (at_congr2 (fact_20 h6.1.1.2) h6.1.1.1.1.1))))))
  (fun h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q37 y_q38 h7 (at_congr2 (Or.elim h7 (fun h8 => (fact_21 h8.1.1 h8.2))
  (fun h8 => (False.elim (fact_22 h8.1.2.2 h8.1.2.1)))) rfl))))))))
  (fun h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q37 y_q38 h8 (at_congr2 fact_19 h8.1.1)))))))))
  (fun h8 => (Or.elim h8 (fun h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q37 y_q38 h9 (at_congr2 (fact_20 h9.1.1.2) h9.1.1.1.1.1))))))))))
  (fun h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q37 y_q38 h9 (at_congr2 fact_19 h9.1.1.1.1))))))))))))))))))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))
  : Heap.Entails (known_3 I M x_T x_N x_t (max 1 (x_N + (-1)))) (known_2 I M x_T x_N (x_t + 1)))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (x_T x_N : Int) : Heap V :=
  .points2 a_u
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_N) ∧ 0 ≤ y_c0 ∧ y_c0 < 2) ∧ y_c0 ≤ x_T)
    (fun y_c0 y_c1 => (M t_U [(-2) * ((y_c0 + x_T + 1) / 2) + y_c0 + 2 * x_T, y_c1]))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_y
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (M t_Y [y_c0]))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_T x_N x_i : Int) : Heap V :=
  ((known_4_0 I M x_T x_N).and (known_4_1 I M x_i))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_y [.var v_i] (.read a_u [.mod (.var v_T) 2, .var v_i])
    (fun e => (M t_Y [(e v_i)]))

theorem vc_4 (x_T x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E x_T x_N)) a_u [2, x_N]) ((base E x_T x_N).set v_i x_i) (known_4 I M x_T x_N x_i) :=
  (vc_assign_of (M t_U [(-2) * ((x_T % 2 + x_T + 1) / 2) + x_T % 2 + 2 * x_T, x_i])
  (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [x_i]
  (region_iff.2 ⟨x_i, _, rfl, h1, h2, rfl⟩) shape_a_y rfl rfl h1))
  (ev_read ((at_left (at_points2 (x_T % 2) x_i ⟨⟨⟨h1, h2⟩, ⟨int_c161, int_c159⟩⟩, (fact_33 h0.1)⟩ rfl))
  : (known_4 I M x_T x_N x_i) ⟨a_u, [x_T % 2, x_i]⟩ (M t_U [(-2) * ((x_T % 2 + x_T + 1) / 2) + x_T % 2 + 2 * x_T, x_i])))
  ((Eq.trans ((at_congr2 fact_34 rfl)
  : M t_U [(-2) * ((x_T % 2 + x_T + 1) / 2) + x_T % 2 + 2 * x_T, x_i] = M t_U [x_T, x_i])
  (Eq.symm (equation_3 x_T x_N x_i hl hM trivial)))
  : M t_U [(-2) * ((x_T % 2 + x_T + 1) / 2) + x_T % 2 + 2 * x_T, x_i] = M t_Y [x_i]))

theorem kept_4 (x_T x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_4 I M).post ((base E x_T x_N).set v_i x_i) (known_4 I M x_T x_N x_i)) (known_4 I M x_T x_N (x_i + 1)) :=
  (show Heap.Entails _ (known_4 I M x_T x_N (x_i + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun y_q41 h3 => ((Classical.em (y_q41 = x_i)).elim
  (fun h4 => (at_set_eq1 y_q41 x_i h4 ((at_congr1 h4) : M t_Y [y_q41] = M t_Y [x_i]))) (fun h4 =>
  (at_set_ne1 y_q41 x_i h4 (at_right (at_points1 y_q41 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))

theorem race_4 (x_T x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) :
    ParVC I 0 x_N (body_4 I M).erase (fun x_i => ((base E x_T x_N).set v_i x_i)) (fun x_i => (body_4 I M).post ((base E x_T x_N).set v_i x_i) (known_4 I M x_T x_N x_i)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun x_i y_c0 => y_c0 = x_i) (fun x_i y_c0 => (1 : Int) < 0)
  (fun x_i h1 h2 => (w_assign1 x_i rfl)) (fun x_i h1 h2 => (r_none rfl))
  (fun x_i y_y y_c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_u [.const 2, .var v_N] <|
  .seq (.par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_T) (e v_N) x) (body_1 I M)) <|
  .seq (.for v_t (.const 1) (.add (.var v_T) (.const 1))
    (fun e x => known_2 I M (e v_T) (e v_N) x) (body_2 I M)) <|
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_4 I M (e v_T) (e v_N) x) (body_4 I M)

theorem program_vc (x_T x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) :
    (program I M).vc I (impl.HasCell spec (base E x_T x_N)) (base E x_T x_N) (impl.inputHeap spec (base E x_T x_N) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 x_N rfl rfl (show Heap.Entails _ (known_1 I M x_T x_N 0) from
  (entails_and (entails_points2 (fun y_q2 y_q3 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points1 (fun y_q4 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [y_q4]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q4, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))))
  (fun x_i h1 h2 => (vc_1 x_T x_N x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_T x_N x_i hl hM h0 h1 h2)) (race_1 x_T x_N hl hM h0))
  (vc_seq (vc_for_of 1 (x_T + 1) rfl rfl ((entails_and (entails_points2 (fun y_q39 y_q40 h1 =>
  (at_left (at_points2 y_q39 y_q40 ⟨(int_c40 h1.1.2.1 h1.2), ⟨h1.1.1.1, (int_lt_max_right h1.1.1.2)⟩⟩
  (at_congr2 (fact_35 h1.1.2.1 h1.2) rfl))))) (entails_right entails_refl))
  : Heap.Entails (known_1 I M x_T x_N (max 0 x_N)) (known_2 I M x_T x_N 1))
  (fun x_t h1 h2 => (vc_2 x_T x_N x_t hl hM h0 h1 h2))
  (fun x_t h1 h2 => (kept_2 x_T x_N x_t hl hM h0 h1 h2)))
  (vc_par_of 0 x_N rfl rfl ((entails_and (entails_points2 (fun y_q42 y_q43 h1 =>
  (at_left (at_points2 y_q42 y_q43 ⟨h1.1, (int_c520 h1.2)⟩ (at_congr2 (fact_36 h0.1) rfl)))))
  (entails_points1 (fun y_q44 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))))
  : Heap.Entails (known_2 I M x_T x_N (max 1 (x_T + 1))) (known_4 I M x_T x_N 0))
  (fun x_i h1 h2 => (vc_4 x_T x_N x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_4 x_T x_N x_i hl hM h0 h1 h2)) (race_4 x_T x_N hl hM h0)))))

theorem output_0_1 (x_T x_N y_q45 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_T x_N) M) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (h1 : 0 ≤ y_q45) (h2 : y_q45 < x_N) :
    ((program I M).post (base E x_T x_N) (impl.inputHeap spec (base E x_T x_N) M)) ⟨a_y, [y_q45]⟩ (M t_Y [y_q45]) :=
  (at_restore (by decide) ((at_right (at_points1 y_q45 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_4 I M x_T x_N (max 0 x_N)) ⟨a_y, [y_q45]⟩ (M t_Y [y_q45])))

theorem consistent (E : Env) (x_T x_N : Int) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) : spec.Consistent (base E x_T x_N) :=
  consistent_of (pairs_cons (all_cons (apart_same2 (fun x_t x_i => cond_holds) (fun x_t x_i => cond_holds) (fun (y_p0 y_p1 : Int) (h1 : y_p0 = 0) (h2 : 0 < y_p0 ∧ (y_p1 = 0 ∨ y_p1 = x_N + (-1))) =>
  (False.elim ((int_eab_tba_F h1 h2.1) : False)))) (all_cons (apart_same2 (fun x_t x_i => cond_holds) (fun x_t x_i => cond_holds) (fun (y_p0 y_p1 : Int) (h1 : y_p0 = 0) (h2 : 0 < y_p0 ∧ 0 < y_p1 ∧ y_p1 < x_N + (-1)) =>
  (False.elim ((int_eab_tba_F h1 h2.1) : False)))) (all_cons (apart_other (by decide)) all_nil))) (pairs_cons (all_cons (apart_same2 (fun x_t x_i => cond_holds) (fun x_t x_i => cond_holds) (fun (y_p0 y_p1 : Int) (h1 : 0 < y_p0 ∧ (y_p1 = 0 ∨ y_p1 = x_N + (-1))) (h2 : 0 < y_p0 ∧ 0 < y_p1 ∧ y_p1 < x_N + (-1)) =>
  (False.elim ((Or.elim h1.2 (fun h3 => (int_eab_tba_F h3 h2.2.1)) (fun h3 => (int_eab_tab_F h3 h2.2.2)))
  : False)))) (all_cons (apart_other (by decide)) all_nil)) (pairs_cons (all_cons (apart_other (by decide)) all_nil) (pairs_cons all_nil pairs_nil)))) (by decide)

theorem solvable (E : Env) (x_T x_N : Int) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_T x_N) :=
  solvable_equations (consistent E x_T x_N h0)
    (fun t => if t = t_U then 0 else if t = t_Y then 1 else 0)
    [fun t p => if t = t_U then ((p.getD 0 0) + (-1) * 1) else 0]
    (fun t => if t = t_U then 0 else 0)
    (all_cons (descends2 (fun (x_t x_i : Int) => cond_holds)
  (fun (x_t x_i : Int) (h1 : x_t = 0) => (uses_input (by decide))))
    (all_cons (descends2 (fun (x_t x_i : Int) => cond_holds)
  (fun (x_t x_i : Int) (h1 : 0 < x_t ∧ (x_i = 0 ∨ x_i = x_N + (-1))) => (uses_input (by decide))))
    (all_cons (descends2 (fun (x_t x_i : Int) => cond_holds)
  (fun (x_t x_i : Int) (h1 : 0 < x_t ∧ 0 < x_i ∧ x_i < x_N + (-1)) => (uses_fn (uses_cons
  (uses_rank2 (x_t + (-1)) (x_i + (-1)) (x_t + (-1) * 1) (x_t + (-1) + (-1) * 1) rfl rfl rfl rfl
  ((int_c367 h1.1) : 0 ≤ x_t + (-1) * 1) (int_c58 : x_t + (-1) + (-1) * 1 < x_t + (-1) * 1))
  (uses_cons
  (uses_rank2 (x_t + (-1)) (x_i + 1) (x_t + (-1) * 1) (x_t + (-1) + (-1) * 1) rfl rfl rfl rfl
  ((int_c367 h1.1) : 0 ≤ x_t + (-1) * 1) (int_c58 : x_t + (-1) + (-1) * 1 < x_t + (-1) * 1))
  uses_nil)))))
    (all_cons (descends1 (fun (x_i : Int) => cond_holds)
  (fun (x_i : Int) (h1 : True) => (uses_lower (by decide))))
    all_nil))))

theorem placed (E : Env) (x_T x_N : Int) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) : impl.LayoutOk spec (base E x_T x_N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_T x_N : Int) : Ten → List Int → Prop := fun t p => if t = t_U then (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_N) ∧ 0 ≤ (p.getD 0 0) else if t = t_Y then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_N else True

theorem covered_0 (E : Env) (x_T x_N : Int) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) :
    spec.Given (inside x_T x_N) (base E x_T x_N) t_Y [y_p0] :=
  (given_equation (p := [y_p0]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl rfl
  (⟨h1, h2⟩ : 0 ≤ y_p0 ∧ y_p0 < x_N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_T x_N : Int) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (x_t x_i : Int) (h1 : x_t = 0) (h2 : (0 ≤ x_i ∧ x_i < x_N) ∧ 0 ≤ x_t) :
    TExp.Defined I M (spec.Given (inside x_T x_N) (base E x_T x_N)) (.access t_X [.var v_i]) (((base E x_T x_N).set v_t x_t).set v_i x_i) :=
  (defined_access (given_input (p := [x_i]) (.head _) rfl rfl (region_iff.2 ⟨x_i, _, rfl, h2.1.1, h2.1.2, rfl⟩)))

theorem defined_1 (E : Env) (x_T x_N : Int) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (x_t x_i : Int) (h1 : 0 < x_t ∧ (x_i = 0 ∨ x_i = x_N + (-1))) (h2 : (0 ≤ x_i ∧ x_i < x_N) ∧ 0 ≤ x_t) :
    TExp.Defined I M (spec.Given (inside x_T x_N) (base E x_T x_N)) (.access t_X [.var v_i]) (((base E x_T x_N).set v_t x_t).set v_i x_i) :=
  (defined_access (given_input (p := [x_i]) (.head _) rfl rfl (region_iff.2 ⟨x_i, _, rfl, h2.1.1, h2.1.2, rfl⟩)))

theorem defined_2 (E : Env) (x_T x_N : Int) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (x_t x_i : Int) (h1 : 0 < x_t ∧ 0 < x_i ∧ x_i < x_N + (-1)) (h2 : (0 ≤ x_i ∧ x_i < x_N) ∧ 0 ≤ x_t) :
    TExp.Defined I M (spec.Given (inside x_T x_N) (base E x_T x_N)) (.fn (.builtin "+" .f32) [.access t_U [.add (.var v_t) (.const (-1)), .add (.var v_i) (.const (-1))], .access t_U [.add (.var v_t) (.const (-1)), .add (.var v_i) (.const 1)]]) (((base E x_T x_N).set v_t x_t).set v_i x_i) :=
  (defined_fn (defined_cons (defined_access (Or.elim (((Classical.em (0 < x_t + (-1))).elim
  (fun h3 => (Or.inr ((Classical.em (x_i + (-1) = 0)).elim (fun h4 => (Or.inl ⟨h3, (Or.inl h4)⟩))
  (fun h4 => (Or.inr ⟨h3, ⟨(int_c389 h1.2.1 h4), (int_c89 h1.2.2)⟩⟩)))))
  (fun h3 => (Or.inl (fact_37 h1.1 h3))))
  : x_t + (-1) = 0 ∨ 0 < x_t + (-1) ∧ (x_i + (-1) = 0 ∨ x_i + (-1) = x_N + (-1)) ∨ 0 < x_t + (-1) ∧ 0 < x_i + (-1) ∧ x_i + (-1) < x_N + (-1))
  (fun h3 => (given_equation (p := [x_t + (-1), x_i + (-1)]) (.head _) rfl rfl rfl
  (⟨⟨(int_c92 h1.2.1), (int_c507 h1.2.2)⟩, (int_c92 h1.1)⟩
  : (0 ≤ x_i + (-1) ∧ x_i + (-1) < x_N) ∧ 0 ≤ x_t + (-1)) (cond_holds.2 (h3 : x_t + (-1) = 0))))
  (fun h3 => (Or.elim h3
  (fun h4 => (given_equation (p := [x_t + (-1), x_i + (-1)]) (.tail _ (.head _)) rfl rfl rfl
  (⟨⟨(int_c92 h1.2.1), (int_c507 h1.2.2)⟩, (int_c92 h1.1)⟩
  : (0 ≤ x_i + (-1) ∧ x_i + (-1) < x_N) ∧ 0 ≤ x_t + (-1))
  (cond_holds.2 (h4 : 0 < x_t + (-1) ∧ (x_i + (-1) = 0 ∨ x_i + (-1) = x_N + (-1)))))) (fun h4 =>
  (given_equation (p := [x_t + (-1), x_i + (-1)]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (⟨⟨(int_c92 h1.2.1), (int_c507 h1.2.2)⟩, (int_c92 h1.1)⟩
  : (0 ≤ x_i + (-1) ∧ x_i + (-1) < x_N) ∧ 0 ≤ x_t + (-1))
  (cond_holds.2 (h4 : 0 < x_t + (-1) ∧ 0 < x_i + (-1) ∧ x_i + (-1) < x_N + (-1)))))))))
  (defined_cons (defined_access (Or.elim (((Classical.em (0 < x_t + (-1))).elim (fun h3 =>
  (Or.inr ((Classical.em (x_i + 1 = x_N + (-1))).elim (fun h4 => (Or.inl ⟨h3, (Or.inr h4)⟩))
  (fun h4 => (Or.inr ⟨h3, ⟨(int_tab_taB h1.2.1), (fact_38 h1.2.2 h4)⟩⟩)))))
  (fun h3 => (Or.inl (fact_37 h1.1 h3))))
  : x_t + (-1) = 0 ∨ 0 < x_t + (-1) ∧ (x_i + 1 = 0 ∨ x_i + 1 = x_N + (-1)) ∨ 0 < x_t + (-1) ∧ 0 < x_i + 1 ∧ x_i + 1 < x_N + (-1))
  (fun h3 => (given_equation (p := [x_t + (-1), x_i + 1]) (.head _) rfl rfl rfl
  (⟨⟨(int_c199 h1.2.1), (int_c502 h1.2.2)⟩, (int_c92 h1.1)⟩
  : (0 ≤ x_i + 1 ∧ x_i + 1 < x_N) ∧ 0 ≤ x_t + (-1)) (cond_holds.2 (h3 : x_t + (-1) = 0))))
  (fun h3 => (Or.elim h3
  (fun h4 => (given_equation (p := [x_t + (-1), x_i + 1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨⟨(int_c199 h1.2.1), (int_c502 h1.2.2)⟩, (int_c92 h1.1)⟩
  : (0 ≤ x_i + 1 ∧ x_i + 1 < x_N) ∧ 0 ≤ x_t + (-1))
  (cond_holds.2 (h4 : 0 < x_t + (-1) ∧ (x_i + 1 = 0 ∨ x_i + 1 = x_N + (-1))))))
  (fun h4 => (given_equation (p := [x_t + (-1), x_i + 1]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (⟨⟨(int_c199 h1.2.1), (int_c502 h1.2.2)⟩, (int_c92 h1.1)⟩
  : (0 ≤ x_i + 1 ∧ x_i + 1 < x_N) ∧ 0 ≤ x_t + (-1))
  (cond_holds.2 (h4 : 0 < x_t + (-1) ∧ 0 < x_i + 1 ∧ x_i + 1 < x_N + (-1))))))))) defined_nil)))

theorem defined_3 (E : Env) (x_T x_N : Int) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i < x_N) :
    TExp.Defined I M (spec.Given (inside x_T x_N) (base E x_T x_N)) (.access t_U [.var v_T, .var v_i]) ((base E x_T x_N).set v_i x_i) :=
  (defined_access (Or.elim (((Classical.em (0 < x_T)).elim
  (fun h3 => (Or.inr ((Classical.em (x_i = 0)).elim (fun h4 => (Or.inl ⟨h3, (Or.inl h4)⟩))
  (fun h4 => ((Classical.em (x_i = x_N + (-1))).elim (fun h5 => (Or.inl ⟨h3, (Or.inr h5)⟩))
  (fun h5 => (Or.inr ⟨h3, ⟨(int_lab_neba_tab h2.1 h4), (fact_39 h2.2 h5)⟩⟩)))))))
  (fun h3 => (Or.inl (int_lba_ntba_eab h0.1 h3))))
  : x_T = 0 ∨ 0 < x_T ∧ (x_i = 0 ∨ x_i = x_N + (-1)) ∨ 0 < x_T ∧ 0 < x_i ∧ x_i < x_N + (-1))
  (fun h3 => (given_equation (p := [x_T, x_i]) (.head _) rfl rfl rfl
  (⟨h2, h0.1⟩ : (0 ≤ x_i ∧ x_i < x_N) ∧ 0 ≤ x_T) (cond_holds.2 (h3 : x_T = 0)))) (fun h3 =>
  (Or.elim h3 (fun h4 => (given_equation (p := [x_T, x_i]) (.tail _ (.head _)) rfl rfl rfl
  (⟨h2, h0.1⟩ : (0 ≤ x_i ∧ x_i < x_N) ∧ 0 ≤ x_T)
  (cond_holds.2 (h4 : 0 < x_T ∧ (x_i = 0 ∨ x_i = x_N + (-1))))))
  (fun h4 => (given_equation (p := [x_T, x_i]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (⟨h2, h0.1⟩ : (0 ≤ x_i ∧ x_i < x_N) ∧ 0 ≤ x_T)
  (cond_holds.2 (h4 : 0 < x_T ∧ 0 < x_i ∧ x_i < x_N + (-1)))))))))

theorem defined (E : Env) (x_T x_N : Int) (h0 : 0 ≤ x_T ∧ 2 ≤ x_N) : spec.Defined (base E x_T x_N) :=
  defined_of (inside x_T x_N)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_T x_N h0 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun x_t x_i => cond_holds) (fun x_t x_i g k => defined_0 E x_T x_N h0 x_t x_i g k))
    (all_cons (well_defined2 (fun x_t x_i => cond_holds) (fun x_t x_i g k => defined_1 E x_T x_N h0 x_t x_i g k))
    (all_cons (well_defined2 (fun x_t x_i => cond_holds) (fun x_t x_i g k => defined_2 E x_T x_N h0 x_t x_i g k))
    (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_3 E x_T x_N h0 x_i g k))
    all_nil)))))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0 2) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (0 ≤ (E v_T) ∧ 2 ≤ (E v_N)))
    (fun E => base E (E v_T) (E v_N)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_T) (E v_N) a) (fun E a => placed E (E v_T) (E v_N) a)
    (fun E a => consistent E (E v_T) (E v_N) a) (fun E a => solvable E (E v_T) (E v_N) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_T) (E v_N) hl hM a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_1 (E v_T) (E v_N) y_p0 hl hM a b0 b1)) all_nil)) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_add m0)

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_add m0)

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_add m0)

end Redverify.Certificate.ping_pong
