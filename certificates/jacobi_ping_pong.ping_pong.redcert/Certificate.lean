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

abbrev base (E : Env) (T N : Int) : Env := ((E.set v_T T).set v_N N)

theorem base_self (E : Env) : base E (E v_T) (E v_N) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a : Int} (h0 : 2 ≤ a) : (-1) * a + 3 ≤ (a + (-1)) % 2 :=
  by omega

theorem fact_1 {a : Int} : (a + (a + (-1)) % 2 + 1) % 2 = 0 :=
  by omega

theorem fact_2 {a b : Int} (h0 : 1 ≤ b) (h1 : b < a + (-1)) : 3 ≤ a :=
  by omega

theorem fact_3 {a : Int} : 2 * (((a + (-1)) % 2 + a + 1) / 2) + (-1) * ((a + (-1)) % 2) + (-2) = a + (-1) :=
  by omega

theorem fact_4 {a b c : Int} (h0 : a = b) (h1 : a = c) (h2 : b < c) : False :=
  by omega

theorem fact_5 {a b : Int} (h0 : (b + a) % 2 = 0) : 2 * ((a + b) / 2) + (-1) * a = b :=
  by omega

theorem fact_6 {a b c d : Int} (h0 : 0 ≤ c) (h1 : (d + c) % 2 = 0) (h2 : c < 2) (h3 : a < b + 1) (h4 : ¬ (c = d % 2 ∧ a = b)) : a < b :=
  by omega

theorem fact_7 {a b : Int} (h0 : a = b % 2) (h1 : (b + a + 1) % 2 = 0) : False :=
  by omega

theorem fact_8 {a b : Int} (h0 : a % 2 = b) (h1 : (a + 1) % 2 = b) : False :=
  by omega

theorem fact_9 {a : Int} (h0 : 2 ≤ a) : 0 ≤ a + (-1) :=
  by omega

theorem fact_10 {a b c : Int} : 2 * ((a + b + 1) / 2) + (-1) * a + c = (-2) * ((a + b) / 2) + a + 2 * b + c :=
  by omega

theorem fact_11 {a b : Int} (h0 : 2 ≤ a) (h1 : b = 0) (h2 : b = a + (-1)) : False :=
  by omega

theorem fact_12 {a b : Int} (h0 : (-1) * b + 4 ≤ a) (h1 : a < 2) : a < b :=
  by omega

theorem fact_13 {a b c : Int} (h0 : (b + a) % 2 = 0) : 2 * ((a + b) / 2) + (-1) * a + c = (-2) * ((a + b) / 2) + a + 2 * b + c :=
  by omega

theorem fact_14 {a b : Int} (h0 : a = 0) (h1 : b = 1) : 0 = (-2) * ((a + b) / 2) + a + 2 * b + (-2) :=
  by omega

theorem fact_15 {a b : Int} (h0 : a = 0) (h1 : b = 2) : 0 = (-2) * ((a + b) / 2) + a + 2 * b + (-2) :=
  by omega

theorem fact_16 {a b : Int} (h0 : 2 ≤ b) (h1 : a = 1) : a < b :=
  by omega

theorem fact_17 {a b : Int} (h0 : a = 1) (h1 : b = 2) : a = b + (-1) :=
  by omega

theorem fact_18 {a : Int} (h0 : a = 2) : 1 = a + (-1) :=
  by omega

theorem fact_19 {a b : Int} : (-2) * ((a + (b + 1)) / 2) + a + 2 * (b + 1) + (-2) = 2 * ((a + b) / 2) + (-1) * a :=
  by omega

theorem fact_20 {a b c d : Int} (h0 : (b + a + c) % 2 = 0) : (-2) * ((a + (b + c)) / 2) + a + 2 * (b + c) + d = 2 * ((a + b + c) / 2) + (-1) * a + d :=
  by omega

theorem fact_21 {a b : Int} (h0 : a = 0) (h1 : b = 1) : (-2) * ((a + (b + 1)) / 2) + a + 2 * (b + 1) + (-2) = 0 :=
  by omega

theorem fact_22 {a b c : Int} (h0 : a ≤ b + (-2)) (h1 : (max c (b + (-1))) ≤ a) : False :=
  by omega

theorem fact_23 {a b : Int} (h0 : 2 ≤ b) (h1 : a = b + (-1)) (h2 : ¬ 3 ≤ b) : a = 1 :=
  by omega

theorem fact_24 {a : Int} (h0 : 2 ≤ a) (h1 : ¬ 3 ≤ a) : a = 2 :=
  by omega

theorem fact_25 {a : Int} (h0 : ¬ 3 ≤ a) : (max 1 (a + (-1))) = 1 :=
  by omega

theorem fact_26 {a b c : Int} (h0 : a < c) (h1 : ¬ a = c + (-1)) : a < (max b (c + (-1))) :=
  by omega

theorem fact_27 {a : Int} (h0 : ¬ a % 2 = 0) : (a + 1) % 2 = 0 :=
  by omega

theorem fact_28 {a : Int} (h0 : a = 2) : (max 1 (a + (-1))) = 1 :=
  by omega

theorem fact_29 {a b : Int} (h0 : 0 ≤ a) (h1 : b = 2) (h2 : a < b) (h3 : ¬ a = 0) : a = 1 :=
  by omega

theorem fact_30 {a : Int} (h0 : 2 ≤ a) (h1 : ¬ a = 2) : 3 ≤ a :=
  by omega

theorem fact_31 {a b : Int} (h0 : 0 ≤ a) (h1 : a < b + 1) (h2 : ¬ (-1) * b + 3 ≤ a) (h3 : ¬ (b + a) % 2 = 0) : a = 0 :=
  by omega

theorem fact_32 {a b : Int} (h0 : 0 ≤ b) (h1 : 1 ≤ a) (h2 : ¬ (-1) * a + 3 ≤ b) (h3 : ¬ (a + b) % 2 = 0) : a = 1 :=
  by omega

theorem fact_33 {a : Int} (h0 : 0 ≤ a) : a % 2 ≤ a :=
  by omega

theorem fact_34 {a : Int} : (-2) * ((a % 2 + a + 1) / 2) + a % 2 + 2 * a = a :=
  by omega

theorem fact_35 {a : Int} (h0 : 0 ≤ a) (h1 : a < 1) : (-2) * ((a + 1) / 2) + a + 2 * 1 + (-2) = 0 :=
  by omega

theorem fact_36 {a b : Int} (h0 : 0 ≤ b) : (-2) * ((a + b + 1) / 2) + a + 2 * b = (-2) * ((a + (max 1 (b + 1))) / 2) + a + 2 * (max 1 (b + 1)) + (-2) :=
  by omega

theorem fact_37 {a b : Int} (h0 : b < a) (h1 : ¬ b < a + (-1)) : a + (-1) = b :=
  by omega

theorem fact_38 {a b : Int} (h0 : a < b) (h1 : ¬ a + 1 = b) : a + 1 < b :=
  by omega

theorem fact_39 {a b : Int} (h0 : a < b) (h1 : ¬ a = b + (-1)) : a < b + (-1) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (T N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E T N) M)
include hl hM

theorem equation_0 (t i : Int) (h0 : t = 0) :
    (M t_U [t, i]) = (M t_X [i]) :=
  (Eq.trans (hM _ (.head _) [t, i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_X [.var v_i]) (((base E T N).set v_t t).set v_i i) = _ from rfl))

theorem equation_1 (t i : Int) (h0 : 0 < t ∧ (i = 0 ∨ i = N + (-1))) :
    (M t_U [t, i]) = (M t_X [i]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [t, i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_X [.var v_i]) (((base E T N).set v_t t).set v_i i) = _ from rfl))

theorem equation_2 (t i : Int) (h0 : 0 < t ∧ 0 < i ∧ i < N + (-1)) :
    (M t_U [t, i]) = (I.fn f_0 [M t_U [t + (-1), i + (-1)], M t_U [t + (-1), i + 1]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [t, i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_U [.add (.var v_t) (.const (-1)), .add (.var v_i) (.const (-1))], .access t_U [.add (.var v_t) (.const (-1)), .add (.var v_i) (.const 1)]]) (((base E T N).set v_t t).set v_i i) = _ from
  rfl))

theorem equation_3 (i : Int) (h0 : True) :
    (M t_Y [i]) = (M t_U [T, i]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.head _)))) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_U [.var v_T, .var v_i]) ((base E T N).set v_i i) = _ from rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => c0 = 0 ∧ 0 ≤ c1 ∧ c1 < i)
    (fun c0 c1 => (M t_U [0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_X [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (T N i : Int) : Heap V :=
  ((known_1_0 I M i).and (known_1_1 I M N))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_u [.const 0, .var v_i] (.read a_x [.var v_i])
    (fun e => (M t_U [0, (e v_i)]))

theorem vc_1 (i : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E T N)) a_u [2, N]) ((base E T N).set v_i i) (known_1 I M T N i) :=
  (vc_assign_of (M t_X [i])
  (in_allocated ⟨(show (0 : Int) ≤ 0 from by decide), (show (0 : Int) < 2 from by decide), h1, h2, trivial⟩)
  (ev_read ((at_right (at_points1 i ⟨h1, h2⟩ rfl)) : (known_1 I M T N i) ⟨a_x, [i]⟩ (M t_X [i])))
  ((Eq.trans rfl (Eq.symm (equation_0 T N hl hM 0 i rfl))) : M t_X [i] = M t_U [0, i]))

theorem kept_1 (i : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E T N).set v_i i) (known_1 I M T N i)) (known_1 I M T N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M T N (i + 1)) from
  (entails_and (entails_points2 (fun q0 q1 h3 => ((Classical.em (q0 = 0 ∧ q1 = i)).elim
  (fun h4 => (at_set_eq2 q0 q1 0 i h4 ((at_congr2 rfl h4.2) : M t_U [0, q1] = M t_U [0, i])))
  (fun h4 => (at_set_ne2 q0 q1 0 i h4
  (at_left (at_points2 q0 q1 ⟨h3.1, ⟨h3.2.1, (int_c0 h3.1 h3.2.2 h4)⟩⟩ rfl)))))))
  (entails_set (avoids_points1 (by decide)) (entails_right entails_refl))))

theorem race_1 (h0 : 0 ≤ T ∧ 2 ≤ N) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E T N).set v_i i)) (fun i => (body_1 I M).post ((base E T N).set v_i i) (known_1 I M T N i)) :=
  (race_arrays [a_u] rfl rfl
  (all_cons (apart2 (fun i c0 c1 => c0 = 0 ∧ c1 = i) (fun i c0 c1 => (1 : Int) < 0)
  (fun i h1 h2 => (w_assign2 0 i ⟨rfl, rfl⟩)) (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_eab_eac_nebc_F h6.2 h7.2 h5))⟩)) all_nil))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (N t : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < 2) ∧ c0 < t)
    (fun c0 c1 => (M t_U [(-2) * ((c0 + t) / 2) + c0 + 2 * t + (-2), c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (T N t : Int) : Heap V :=
  ((known_2_0 I M N t).and (known_1_1 I M N))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (N t i : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => ((c1 = N + (-1) ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (t + c0) % 2 = 0) ∧ 3 ≤ N ∨ ((0 < c1 ∧ c1 < i) ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (t + c0) % 2 = 0)
    (fun c0 c1 => (M t_U [2 * ((c0 + t) / 2) + (-1) * c0, c1]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (N t : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => ((((0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (-1) * t + 3 ≤ c0) ∧ (t + c0 + 1) % 2 = 0) ∧ 3 ≤ N)
    (fun c0 c1 => (M t_U [2 * ((c0 + t + 1) / 2) + (-1) * c0 + (-2), c1]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N t i : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => ((((c1 = 0 ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (-1) * t + 3 ≤ c0) ∧ (t + c0 + 1) % 2 = 0) ∧ N = 2) ∧ i = 1)
    (fun c0 c1 => (M t_U [2 * ((c0 + t + 1) / 2) + (-1) * c0 + (-2), 0]))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (N t i : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => (((i ≤ c1 ∧ c1 ≤ N + (-2)) ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (-1) * t + 4 ≤ c0) ∧ (t + c0) % 2 = 0)
    (fun c0 c1 => (M t_U [2 * ((c0 + t) / 2) + (-1) * c0 + (-2), c1]))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (N t i : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => (c0 = 0 ∧ 0 ≤ c1 ∧ c1 < N) ∧ t = 1 ∨ (c0 = 0 ∧ i ≤ c1 ∧ c1 ≤ N + (-2)) ∧ t = 2)
    (fun c0 c1 => (M t_U [0, c1]))

noncomputable def known_3_5 (I : Interp V) (M : Model V) (t : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => (c1 = 0 ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (t + c0) % 2 = 0)
    (fun c0 c1 => (M t_U [2 * ((c0 + t) / 2) + (-1) * c0, 0]))

noncomputable def known_3_6 (I : Interp V) (M : Model V) (N t i : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => ((((c1 = 1 ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (-1) * t + 3 ≤ c0) ∧ (t + c0 + 1) % 2 = 0) ∧ N = 2) ∧ i = 1)
    (fun c0 c1 => (M t_U [2 * ((c0 + t + 1) / 2) + (-1) * c0 + (-2), 1]))

noncomputable def known_3_7 (I : Interp V) (M : Model V) (N t i : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => (((c1 = 1 ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (t + c0) % 2 = 0) ∧ N = 2) ∧ i = 1)
    (fun c0 c1 => (M t_U [2 * ((c0 + t) / 2) + (-1) * c0, 1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (T N t i : Int) : Heap V :=
  ((known_3_0 I M N t i).and ((known_3_1 I M N t).and ((known_3_2 I M N t i).and ((known_3_3 I M N t i).and ((known_3_4 I M N t i).and ((known_3_5 I M t).and ((known_3_6 I M N t i).and ((known_3_7 I M N t i).and (known_1_1 I M N)))))))))

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

theorem vc_3 (t i : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (h1 : 1 ≤ t) (h2 : t < T + 1) (h3 : 1 ≤ i) (h4 : i < N + (-1)) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E T N)) a_u [2, N]) (((base E T N).set v_t t).set v_i i) (known_3 I M T N t i) :=
  (Or.elim (((Classical.em (2 ≤ t)).elim (fun h5 => (Or.inl h5)) (fun h5 => (Or.inr (int_c354 h1 h5))))
  : 2 ≤ t ∨ t = 1) (fun h5 => (vc_assign_of
  (I.fn f_0 [M t_U [2 * (((t + (-1)) % 2 + t + 1) / 2) + (-1) * ((t + (-1)) % 2) + (-2), i + 1], M t_U [2 * (((t + (-1)) % 2 + t + 1) / 2) + (-1) * ((t + (-1)) % 2) + (-2), i + (-1)]])
  (in_allocated ⟨(int_c161 : 0 ≤ t % 2), (int_c159 : t % 2 < 2), ((int_c18 h3) : 0 ≤ i), ((int_c336 h4) : i < N), trivial⟩)
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 ((t + (-1)) % 2) (i + 1)
  ⟨⟨⟨⟨⟨(int_c332 h3), (int_c502 h4)⟩, ⟨int_c161, int_c159⟩⟩, (fact_0 h5)⟩, fact_1⟩, (fact_2 h3 h4)⟩
  rfl)))
  : (known_3 I M T N t i) ⟨a_u, [(t + (-1)) % 2, i + 1]⟩ (M t_U [2 * (((t + (-1)) % 2 + t + 1) / 2) + (-1) * ((t + (-1)) % 2) + (-2), i + 1])))
  (ev_cons (ev_read ((at_right (at_left (at_points2 ((t + (-1)) % 2) (i + (-1))
  ⟨⟨⟨⟨⟨(int_c143 h3), (int_c507 h4)⟩, ⟨int_c161, int_c159⟩⟩, (fact_0 h5)⟩, fact_1⟩, (fact_2 h3 h4)⟩
  rfl)))
  : (known_3 I M T N t i) ⟨a_u, [(t + (-1)) % 2, i + (-1)]⟩ (M t_U [2 * (((t + (-1)) % 2 + t + 1) / 2) + (-1) * ((t + (-1)) % 2) + (-2), i + (-1)])))
  ev_nil))) ((Eq.trans ((Eq.trans ((fn_congr2 (at_congr2 fact_3 rfl) (at_congr2 fact_3 rfl))
  : I.fn f_0 [M t_U [2 * (((t + (-1)) % 2 + t + 1) / 2) + (-1) * ((t + (-1)) % 2) + (-2), i + 1], M t_U [2 * (((t + (-1)) % 2 + t + 1) / 2) + (-1) * ((t + (-1)) % 2) + (-2), i + (-1)]] = I.fn f_0 [M t_U [t + (-1), i + 1], M t_U [t + (-1), i + (-1)]])
  ((show ∀ v0 v1 : V, (I.fn f_0 [v1, v0]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_U [t + (-1), i + (-1)]) (M t_U [t + (-1), i + 1])))
  : I.fn f_0 [M t_U [2 * (((t + (-1)) % 2 + t + 1) / 2) + (-1) * ((t + (-1)) % 2) + (-2), i + 1], M t_U [2 * (((t + (-1)) % 2 + t + 1) / 2) + (-1) * ((t + (-1)) % 2) + (-2), i + (-1)]] = I.fn f_0 [M t_U [t + (-1), i + (-1)], M t_U [t + (-1), i + 1]])
  (Eq.symm (equation_2 T N hl hM t i ⟨(int_c38 h1), ⟨(int_c38 h3), h4⟩⟩)))
  : I.fn f_0 [M t_U [2 * (((t + (-1)) % 2 + t + 1) / 2) + (-1) * ((t + (-1)) % 2) + (-2), i + 1], M t_U [2 * (((t + (-1)) % 2 + t + 1) / 2) + (-1) * ((t + (-1)) % 2) + (-2), i + (-1)]] = M t_U [t, i])))
  (fun h5 => (vc_assign_of (I.fn f_0 [M t_U [0, i + 1], M t_U [0, i + (-1)]])
  (in_allocated ⟨(int_c161 : 0 ≤ t % 2), (int_c159 : t % 2 < 2), ((int_c18 h3) : 0 ≤ i), ((int_c336 h4) : i < N), trivial⟩)
  (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 ((t + (-1)) % 2) (i + 1)
  (Or.inl ⟨⟨(int_c522 h5), ⟨(int_c332 h3), (int_c502 h4)⟩⟩, h5⟩) rfl))))))
  : (known_3 I M T N t i) ⟨a_u, [(t + (-1)) % 2, i + 1]⟩ (M t_U [0, i + 1]))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 ((t + (-1)) % 2) (i + (-1))
  (Or.inl ⟨⟨(int_c522 h5), ⟨(int_c143 h3), (int_c507 h4)⟩⟩, h5⟩) rfl))))))
  : (known_3 I M T N t i) ⟨a_u, [(t + (-1)) % 2, i + (-1)]⟩ (M t_U [0, i + (-1)]))) ev_nil)))
  ((Eq.trans ((Eq.trans ((fn_congr2 (at_congr2 (int_c330 h5) rfl) (at_congr2 (int_c330 h5) rfl))
  : I.fn f_0 [M t_U [0, i + 1], M t_U [0, i + (-1)]] = I.fn f_0 [M t_U [t + (-1), i + 1], M t_U [t + (-1), i + (-1)]])
  ((show ∀ v0 v1 : V, (I.fn f_0 [v1, v0]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_U [t + (-1), i + (-1)]) (M t_U [t + (-1), i + 1])))
  : I.fn f_0 [M t_U [0, i + 1], M t_U [0, i + (-1)]] = I.fn f_0 [M t_U [t + (-1), i + (-1)], M t_U [t + (-1), i + 1]])
  (Eq.symm (equation_2 T N hl hM t i ⟨(int_c38 h1), ⟨(int_c38 h3), h4⟩⟩)))
  : I.fn f_0 [M t_U [0, i + 1], M t_U [0, i + (-1)]] = M t_U [t, i]))))

theorem kept_3 (t i : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (h1 : 1 ≤ t) (h2 : t < T + 1) (h3 : 1 ≤ i) (h4 : i < N + (-1)) :
    Heap.Entails ((body_3 I M).post (((base E T N).set v_t t).set v_i i) (known_3 I M T N t i)) (known_3 I M T N t (i + 1)) :=
  (show Heap.Entails _ (known_3 I M T N t (i + 1)) from
  (entails_and (entails_points2 (fun q5 q6 h5 =>
  (Or.elim h5 (fun h6 => (at_set_ne2 q5 q6 (t % 2) i (fun h7 => (fact_4 h7.2 h6.1.1.1 h4))
  (at_left (at_points2 q5 q6 (Or.inl h6) rfl))))
  (fun h6 => ((Classical.em (q5 = t % 2 ∧ q6 = i)).elim (fun h7 => (at_set_eq2 q5 q6 (t % 2) i h7
  ((at_congr2 (fact_5 h6.2) h7.2) : M t_U [2 * ((q5 + t) / 2) + (-1) * q5, q6] = M t_U [t, i])))
  (fun h7 => (at_set_ne2 q5 q6 (t % 2) i h7 (at_left (at_points2 q5 q6
  (Or.inr ⟨⟨⟨h6.1.1.1, (fact_6 h6.1.2.1 h6.2 h6.1.2.2 h6.1.1.2 h7)⟩, h6.1.2⟩, h6.2⟩) rfl)))))))))
  (entails_and
  (entails_points2 (fun q7 q8 h5 => (at_set_ne2 q7 q8 (t % 2) i (fun h6 => (fact_7 h6.1 h5.1.2))
  (at_right (at_left (at_points2 q7 q8 h5 rfl))))))
  (entails_and (entails_points2 (fun q9 q10 h5 => (False.elim (int_c197 h3 h5.2)))) (entails_and
  (entails_points2 (fun q11 q12 h5 => (at_set_ne2 q11 q12 (t % 2) i (fun h6 => (int_c146 h5.1.1.1.1 h6.2))
  (at_right (at_right (at_right (at_left (at_points2 q11 q12 ⟨⟨⟨⟨(int_lAb_lab h5.1.1.1.1), h5.1.1.1.2⟩, h5.1.1.2⟩, h5.1.2⟩, h5.2⟩ rfl))))))))
  (entails_and (entails_points2 (fun q13 q14 h5 =>
  (Or.elim h5 (fun h6 => (at_set_ne2 q13 q14 (t % 2) i (fun h7 => (int_c563 h6.1.1 h6.2 h7.1))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q13 q14 (Or.inl h6) rfl))))))))
  (fun h6 => (at_set_ne2 q13 q14 (t % 2) i (fun h7 => (int_c146 h6.1.2.1 h7.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q13 q14 (Or.inr ⟨⟨h6.1.1, ⟨(int_lAb_lab h6.1.2.1), h6.1.2.2⟩⟩, h6.2⟩) rfl)))))))))))
  (entails_and
  (entails_points2 (fun q15 q16 h5 => (at_set_ne2 q15 q16 (t % 2) i (fun h6 => (int_c498 h3 h6.2 h5.1.1))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q15 q16 h5 rfl))))))))))
  (entails_and (entails_points2 (fun q17 q18 h5 => (False.elim (int_c197 h3 h5.2))))
  (entails_and (entails_points2 (fun q19 q20 h5 => (False.elim (int_c197 h3 h5.2))))
  (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))))))))

theorem race_3 (t : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (h1 : 1 ≤ t) (h2 : t < T + 1) :
    ParVC I 1 (N + (-1)) (body_3 I M).erase (fun i => (((base E T N).set v_t t).set v_i i)) (fun i => (body_3 I M).post (((base E T N).set v_t t).set v_i i) (known_3 I M T N t i)) :=
  (race_arrays [a_u] rfl rfl
  (all_cons (apart2 (fun i c0 c1 => (c1 = i ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (t + c0) % 2 = 0)
  (fun i c0 c1 => (c1 = i + 1 ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (t + c0 + 1) % 2 = 0 ∨ (c1 = i + (-1) ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (t + c0 + 1) % 2 = 0)
  (fun i h3 h4 => (w_assign2 (t % 2) i
  ⟨⟨rfl, ⟨(int_c161 : 0 ≤ t % 2), (int_c159 : t % 2 < 2)⟩⟩, (int_c368 : (t + t % 2) % 2 = 0)⟩))
  (fun i h3 h4 => (r_assign (x_fn (x_cons (x_read2 ((t + (-1)) % 2) (i + 1)
  (Or.inl ⟨⟨rfl, ⟨(int_c161 : 0 ≤ (t + (-1)) % 2), (int_c159 : (t + (-1)) % 2 < 2)⟩⟩, (fact_1 : (t + (t + (-1)) % 2 + 1) % 2 = 0)⟩))
  (x_cons (x_read2 ((t + (-1)) % 2) (i + (-1))
  (Or.inr ⟨⟨rfl, ⟨(int_c161 : 0 ≤ (t + (-1)) % 2), (int_c159 : (t + (-1)) % 2 < 2)⟩⟩, (fact_1 : (t + (t + (-1)) % 2 + 1) % 2 = 0)⟩))
  x_nil))))) (fun i y_y c0 c1 h3 h4 h5 h6 h7 h8 =>
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

theorem vc_2 (t : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (h1 : 1 ≤ t) (h2 : t < T + 1) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E T N)) a_u [2, N]) ((base E T N).set v_t t) (known_2 I M T N t) :=
  (vc_seq (vc_assign_of (M t_X [0])
  (in_allocated ⟨(int_c161 : 0 ≤ t % 2), (int_c159 : t % 2 < 2), (show (0 : Int) ≤ 0 from by decide), ((int_c46 h0.2) : 0 < N), trivial⟩)
  (ev_read ((at_right (at_points1 0 ⟨(by decide), (int_c46 h0.2)⟩ rfl))
  : (known_2 I M T N t) ⟨a_x, [0]⟩ (M t_X [0])))
  ((Eq.trans rfl (Eq.symm (equation_1 T N hl hM t 0 ⟨(int_c38 h1), (Or.inl rfl)⟩)))
  : M t_X [0] = M t_U [t, 0])) (vc_seq (vc_assign_of (M t_X [N + (-1)])
  (in_allocated ⟨(int_c161 : 0 ≤ t % 2), (int_c159 : t % 2 < 2), ((fact_9 h0.2) : 0 ≤ N + (-1)), (int_c37 : N + (-1) < N), trivial⟩)
  (ev_read (at_set_other (by decide) ((at_right (at_points1 (N + (-1)) ⟨(fact_9 h0.2), int_c37⟩ rfl))
  : (known_2 I M T N t) ⟨a_x, [N + (-1)]⟩ (M t_X [N + (-1)]))))
  ((Eq.trans rfl (Eq.symm (equation_1 T N hl hM t (N + (-1)) ⟨(int_c38 h1), (Or.inr rfl)⟩)))
  : M t_X [N + (-1)] = M t_U [t, N + (-1)]))
  (vc_par_of 1 (N + (-1)) rfl rfl (show Heap.Entails _ (known_3 I M T N t 1) from
  (entails_and (entails_points2 (fun q21 q22 h3 => (Or.elim h3 (fun h4 =>
  (at_set_eq2 q21 q22 (t % 2) (N + (-1)) ⟨(int_c419 h4.1.1.2.1 h4.1.2 h4.1.1.2.2), h4.1.1.1⟩
  ((at_congr2 (fact_5 h4.1.2) h4.1.1.1)
  : M t_U [2 * ((q21 + t) / 2) + (-1) * q21, q22] = M t_U [t, N + (-1)])))
  (fun h4 => (False.elim (int_c248 h4.1.1.2 h4.1.1.1)))))) (entails_and
  (entails_points2 (fun q23 q24 h3 => (at_set_ne2 q23 q24 (t % 2) (N + (-1)) (fun h4 => (fact_7 h4.1 h3.1.2))
  (at_set_ne2 q23 q24 (t % 2) 0 (fun h4 => (fact_7 h4.1 h3.1.2))
  (at_left (at_points2 q23 q24 ⟨h3.1.1.1, (int_c588 h3.1.1.2 h3.1.1.1.2.2)⟩ (at_congr2 fact_10 rfl)))))))
  (entails_and (entails_points2 (fun q25 q26 h3 =>
  (at_set_ne2 q25 q26 (t % 2) (N + (-1)) (fun h4 => (fact_11 h0.2 h3.1.1.1.1.1 h4.2))
  (at_set_ne2 q25 q26 (t % 2) 0 (fun h4 => (fact_7 h4.1 h3.1.1.2)) (at_left (at_points2 q25 q26
  ⟨⟨⟨(int_eba_lab h3.1.1.1.1.1), (int_c342 h0.2 h3.1.1.1.1.1)⟩, h3.1.1.1.1.2⟩, (int_c588 h3.1.1.1.2 h3.1.1.1.1.2.2)⟩
  (at_congr2 fact_10 (int_eba_eab h3.1.1.1.1.1)))))))) (entails_and
  (entails_points2 (fun q27 q28 h3 => (at_set_ne2 q27 q28 (t % 2) (N + (-1)) (fun h4 => (int_c528 h3.1.1.1.2 h4.2))
  (at_set_ne2 q27 q28 (t % 2) 0 (fun h4 => (int_c194 h3.1.1.1.1 h4.2)) (at_left (at_points2 q27 q28
  ⟨⟨⟨(int_c18 h3.1.1.1.1), (int_c90 h3.1.1.1.2)⟩, h3.1.1.2⟩, (fact_12 h3.1.2 h3.1.1.2.2)⟩
  (at_congr2 (fact_13 h3.2) rfl))))))) (entails_and (entails_points2 (fun q29 q30 h3 => (Or.elim h3
  (fun h4 => (at_set_ne2 q29 q30 (t % 2) (N + (-1)) (fun h5 => (int_c563 h4.1.1 h4.2 h5.1))
  (at_set_ne2 q29 q30 (t % 2) 0 (fun h5 => (int_c563 h4.1.1 h4.2 h5.1))
  (at_left (at_points2 q29 q30 ⟨⟨h4.1.2, ⟨(int_eba_lab h4.1.1), (int_c192 h4.1.1)⟩⟩, (int_c164 h1 h4.1.1)⟩
  (at_congr2 (fact_14 h4.1.1 h4.2) rfl))))))
  (fun h4 => (at_set_ne2 q29 q30 (t % 2) (N + (-1)) (fun h5 => (int_c528 h4.1.2.2 h5.2))
  (at_set_ne2 q29 q30 (t % 2) 0 (fun h5 => (int_c194 h4.1.2.1 h5.2)) (at_left (at_points2 q29 q30
  ⟨⟨⟨(int_c18 h4.1.2.1), (int_c90 h4.1.2.2)⟩, ⟨(int_eba_lab h4.1.1), (int_c192 h4.1.1)⟩⟩, (int_c341 h4.1.1 h4.2)⟩
  (at_congr2 (fact_15 h4.1.1 h4.2) rfl))))))))) (entails_and
  (entails_points2 (fun q31 q32 h3 => (at_set_ne2 q31 q32 (t % 2) (N + (-1)) (fun h4 => (fact_11 h0.2 h3.1.1 h4.2))
  (at_set_eq2 q31 q32 (t % 2) 0 ⟨(int_c419 h3.1.2.1 h3.2 h3.1.2.2), h3.1.1⟩
  ((at_congr2 (fact_5 h3.2) rfl) : M t_U [2 * ((q31 + t) / 2) + (-1) * q31, 0] = M t_U [t, 0])))))
  (entails_and
  (entails_points2 (fun q33 q34 h3 => (at_set_ne2 q33 q34 (t % 2) (N + (-1)) (fun h4 => (fact_7 h4.1 h3.1.1.2))
  (at_set_ne2 q33 q34 (t % 2) 0 (fun h4 => (int_c21 h4.2 h3.1.1.1.1.1)) (at_left (at_points2 q33 q34
  ⟨⟨⟨(int_c141 h3.1.1.1.1.1), (fact_16 h0.2 h3.1.1.1.1.1)⟩, h3.1.1.1.1.2⟩, (int_c588 h3.1.1.1.2 h3.1.1.1.1.2.2)⟩
  (at_congr2 fact_10 (int_eba_eab h3.1.1.1.1.1))))))))
  (entails_and (entails_points2 (fun q35 q36 h3 => (at_set_eq2 q35 q36 (t % 2) (N + (-1))
  ⟨(int_c419 h3.1.1.1.2.1 h3.1.1.2 h3.1.1.1.2.2), (fact_17 h3.1.1.1.1 h3.1.2)⟩
  ((at_congr2 (fact_5 h3.1.1.2) (fact_18 h3.1.2))
  : M t_U [2 * ((q35 + t) / 2) + (-1) * q35, 1] = M t_U [t, N + (-1)]))))
  (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_right entails_refl))))))))))))
  (fun i h3 h4 => (vc_3 T N hl hM t i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_3 T N hl hM t i h0 h1 h2 h3 h4)) (race_3 T N hl hM t h0 h1 h2))))

theorem kept_2 (t : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (h1 : 1 ≤ t) (h2 : t < T + 1) :
    Heap.Entails ((body_2 I M).post ((base E T N).set v_t t) (known_2 I M T N t)) (known_2 I M T N (t + 1)) :=
  ((entails_and
  (entails_points2 (fun q37 q38 h3 => (Or.elim (((Classical.em ((t + q37) % 2 = 0)).elim
  (fun h4 => ((Classical.em (q38 = N + (-1))).elim (fun h5 =>
  ((Classical.em (3 ≤ N)).elim (fun h6 => (Or.inl (Or.inl ⟨⟨⟨h5, h3.1.2⟩, h4⟩, h6⟩))) (fun h6 =>
  (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr ⟨⟨⟨⟨(fact_23 h0.2 h5 h6), h3.1.2⟩, h4⟩, (fact_24 h0.2 h6)⟩, (fact_25 h6)⟩)))))))))
  (fun h5 => ((Classical.em (0 < q38)).elim
  (fun h6 => (Or.inl (Or.inr ⟨⟨⟨h6, (fact_26 h3.1.1.2 h5)⟩, h3.1.2⟩, h4⟩))) (fun h6 =>
  (Or.inr (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨(int_lba_ntba_eab h3.1.1.1 h6), h3.1.2⟩, h4⟩))))))))))
  (fun h4 => ((Classical.em ((-1) * t + 3 ≤ q37)).elim
  (fun h5 => ((Classical.em (N = 2)).elim (fun h6 => ((Classical.em (q38 = 0)).elim
  (fun h7 => (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨⟨h7, h3.1.2⟩, h5⟩, (fact_27 h4)⟩, h6⟩, (fact_28 h6)⟩))))
  (fun h7 =>
  (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨⟨(fact_29 h3.1.1.1 h6 h3.1.1.2 h7), h3.1.2⟩, h5⟩, (fact_27 h4)⟩, h6⟩, (fact_28 h6)⟩)))))))))
  (fun h6 => (Or.inr (Or.inl ⟨⟨⟨h3.1, h5⟩, (fact_27 h4)⟩, (fact_30 h0.2 h6)⟩))))) (fun h5 =>
  (Or.inr (Or.inr (Or.inr (Or.inl (Or.inl ⟨⟨(fact_31 h3.1.2.1 h3.2 h5 h4), h3.1.1⟩, (fact_32 h3.1.2.1 h1 h5 h4)⟩)))))))))
  : (((q38 = N + (-1) ∧ 0 ≤ q37 ∧ q37 < 2) ∧ (t + q37) % 2 = 0) ∧ 3 ≤ N ∨ ((0 < q38 ∧ q38 < (max 1 (N + (-1)))) ∧ 0 ≤ q37 ∧ q37 < 2) ∧ (t + q37) % 2 = 0) ∨ ((((0 ≤ q38 ∧ q38 < N) ∧ 0 ≤ q37 ∧ q37 < 2) ∧ (-1) * t + 3 ≤ q37) ∧ (t + q37 + 1) % 2 = 0) ∧ 3 ≤ N ∨ ((((q38 = 0 ∧ 0 ≤ q37 ∧ q37 < 2) ∧ (-1) * t + 3 ≤ q37) ∧ (t + q37 + 1) % 2 = 0) ∧ N = 2) ∧ (max 1 (N + (-1))) = 1 ∨ ((q37 = 0 ∧ 0 ≤ q38 ∧ q38 < N) ∧ t = 1 ∨ (q37 = 0 ∧ (max 1 (N + (-1))) ≤ q38 ∧ q38 ≤ N + (-2)) ∧ t = 2) ∨ (q38 = 0 ∧ 0 ≤ q37 ∧ q37 < 2) ∧ (t + q37) % 2 = 0 ∨ ((((q38 = 1 ∧ 0 ≤ q37 ∧ q37 < 2) ∧ (-1) * t + 3 ≤ q37) ∧ (t + q37 + 1) % 2 = 0) ∧ N = 2) ∧ (max 1 (N + (-1))) = 1 ∨ (((q38 = 1 ∧ 0 ≤ q37 ∧ q37 < 2) ∧ (t + q37) % 2 = 0) ∧ N = 2) ∧ (max 1 (N + (-1))) = 1)
  (fun h4 => (at_left (at_points2 q37 q38 h4 (at_congr2 fact_19 rfl)))) (fun h4 => (Or.elim h4
  (fun h5 => (at_right (at_left (at_points2 q37 q38 h5 (at_congr2 (fact_20 h5.1.2) rfl)))))
  (fun h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_right (at_left (at_points2 q37 q38 h6 (at_congr2 (fact_20 h6.1.1.2) h6.1.1.1.1.1))))))
  (fun h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q37 q38 h7 (at_congr2 (Or.elim h7 (fun h8 => (fact_21 h8.1.1 h8.2))
  (fun h8 => (False.elim (fact_22 h8.1.2.2 h8.1.2.1)))) rfl))))))))
  (fun h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q37 q38 h8 (at_congr2 fact_19 h8.1.1)))))))))
  (fun h8 => (Or.elim h8 (fun h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q37 q38 h9 (at_congr2 (fact_20 h9.1.1.2) h9.1.1.1.1.1))))))))))
  (fun h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q37 q38 h9 (at_congr2 fact_19 h9.1.1.1.1))))))))))))))))))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))
  : Heap.Entails (known_3 I M T N t (max 1 (N + (-1)))) (known_2 I M T N (t + 1)))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (T N : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < 2) ∧ c0 ≤ T)
    (fun c0 c1 => (M t_U [(-2) * ((c0 + T + 1) / 2) + c0 + 2 * T, c1]))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_Y [c0]))

noncomputable def known_4 (I : Interp V) (M : Model V) (T N i : Int) : Heap V :=
  ((known_4_0 I M T N).and (known_4_1 I M i))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_y [.var v_i] (.read a_u [.mod (.var v_T) 2, .var v_i])
    (fun e => (M t_Y [(e v_i)]))

theorem vc_4 (i : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E T N)) a_u [2, N]) ((base E T N).set v_i i) (known_4 I M T N i) :=
  (vc_assign_of (M t_U [(-2) * ((T % 2 + T + 1) / 2) + T % 2 + 2 * T, i]) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_y rfl rfl h1))
  (ev_read ((at_left (at_points2 (T % 2) i ⟨⟨⟨h1, h2⟩, ⟨int_c161, int_c159⟩⟩, (fact_33 h0.1)⟩ rfl))
  : (known_4 I M T N i) ⟨a_u, [T % 2, i]⟩ (M t_U [(-2) * ((T % 2 + T + 1) / 2) + T % 2 + 2 * T, i])))
  ((Eq.trans
  ((at_congr2 fact_34 rfl) : M t_U [(-2) * ((T % 2 + T + 1) / 2) + T % 2 + 2 * T, i] = M t_U [T, i])
  (Eq.symm (equation_3 T N hl hM i trivial)))
  : M t_U [(-2) * ((T % 2 + T + 1) / 2) + T % 2 + 2 * T, i] = M t_Y [i]))

theorem kept_4 (i : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_4 I M).post ((base E T N).set v_i i) (known_4 I M T N i)) (known_4 I M T N (i + 1)) :=
  (show Heap.Entails _ (known_4 I M T N (i + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q41 h3 => ((Classical.em (q41 = i)).elim
  (fun h4 => (at_set_eq1 q41 i h4 ((at_congr1 h4) : M t_Y [q41] = M t_Y [i]))) (fun h4 =>
  (at_set_ne1 q41 i h4 (at_right (at_points1 q41 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))

theorem race_4 (h0 : 0 ≤ T ∧ 2 ≤ N) :
    ParVC I 0 N (body_4 I M).erase (fun i => ((base E T N).set v_i i)) (fun i => (body_4 I M).post ((base E T N).set v_i i) (known_4 I M T N i)) :=
  (race_arrays [a_y] rfl rfl (all_cons
  (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0) (fun i h1 h2 => (w_assign1 i rfl))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_u [.const 2, .var v_N] <|
  .seq (.par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_T) (e v_N) x) (body_1 I M)) <|
  .seq (.for v_t (.const 1) (.add (.var v_T) (.const 1))
    (fun e x => known_2 I M (e v_T) (e v_N) x) (body_2 I M)) <|
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_4 I M (e v_T) (e v_N) x) (body_4 I M)

theorem program_vc (h0 : 0 ≤ T ∧ 2 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E T N)) (base E T N) (impl.inputHeap spec (base E T N) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M T N 0) from
  (entails_and (entails_points2 (fun q2 q3 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points1 (fun q4 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q4]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q4, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))))
  (fun i h1 h2 => (vc_1 T N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 T N hl hM i h0 h1 h2))
  (race_1 T N hl hM h0))
  (vc_seq (vc_for_of 1 (T + 1) rfl rfl ((entails_and (entails_points2 (fun q39 q40 h1 =>
  (at_left (at_points2 q39 q40 ⟨(int_c40 h1.1.2.1 h1.2), ⟨h1.1.1.1, (int_lt_max_right h1.1.1.2)⟩⟩
  (at_congr2 (fact_35 h1.1.2.1 h1.2) rfl))))) (entails_right entails_refl))
  : Heap.Entails (known_1 I M T N (max 0 N)) (known_2 I M T N 1))
  (fun t h1 h2 => (vc_2 T N hl hM t h0 h1 h2)) (fun t h1 h2 => (kept_2 T N hl hM t h0 h1 h2)))
  (vc_par_of 0 N rfl rfl ((entails_and (entails_points2 (fun q42 q43 h1 =>
  (at_left (at_points2 q42 q43 ⟨h1.1, (int_c520 h1.2)⟩ (at_congr2 (fact_36 h0.1) rfl)))))
  (entails_points1 (fun q44 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))))
  : Heap.Entails (known_2 I M T N (max 1 (T + 1))) (known_4 I M T N 0))
  (fun i h1 h2 => (vc_4 T N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_4 T N hl hM i h0 h1 h2))
  (race_4 T N hl hM h0)))))

theorem output_0_1 (q45 : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (h1 : 0 ≤ q45) (h2 : q45 < N) :
    ((program I M).post (base E T N) (impl.inputHeap spec (base E T N) M)) ⟨a_y, [q45]⟩ (M t_Y [q45]) :=
  (at_restore (by decide) ((at_right (at_points1 q45 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_4 I M T N (max 0 N)) ⟨a_y, [q45]⟩ (M t_Y [q45])))

end

theorem consistent (E : Env) (T N : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) : spec.Consistent (base E T N) :=
  consistent_of (pairs_cons (all_cons (apart_same2 (fun t i => cond_holds) (fun t i => cond_holds) (fun (p0 p1 : Int) (h1 : p0 = 0) (h2 : 0 < p0 ∧ (p1 = 0 ∨ p1 = N + (-1))) =>
  (False.elim ((int_eab_tba_F h1 h2.1) : False)))) (all_cons (apart_same2 (fun t i => cond_holds) (fun t i => cond_holds) (fun (p0 p1 : Int) (h1 : p0 = 0) (h2 : 0 < p0 ∧ 0 < p1 ∧ p1 < N + (-1)) =>
  (False.elim ((int_eab_tba_F h1 h2.1) : False)))) (all_cons (apart_other (by decide)) all_nil))) (pairs_cons (all_cons (apart_same2 (fun t i => cond_holds) (fun t i => cond_holds) (fun (p0 p1 : Int) (h1 : 0 < p0 ∧ (p1 = 0 ∨ p1 = N + (-1))) (h2 : 0 < p0 ∧ 0 < p1 ∧ p1 < N + (-1)) =>
  (False.elim ((Or.elim h1.2 (fun h3 => (int_eab_tba_F h3 h2.2.1)) (fun h3 => (int_eab_tab_F h3 h2.2.2)))
  : False)))) (all_cons (apart_other (by decide)) all_nil)) (pairs_cons (all_cons (apart_other (by decide)) all_nil) (pairs_cons all_nil pairs_nil)))) (by decide)

theorem solvable (E : Env) (T N : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E T N) :=
  solvable_equations (consistent E T N h0)
    (fun at_ => if at_ = t_U then 0 else if at_ = t_Y then 1 else 0)
    [fun at_ point => if at_ = t_U then ((point.getD 0 0) + (-1) * 1) else 0]
    (fun at_ => if at_ = t_U then 0 else 0)
    (all_cons (descends2 (fun (t i : Int) => cond_holds)
  (fun (t i : Int) (h1 : t = 0) => (uses_input (by decide))))
    (all_cons (descends2 (fun (t i : Int) => cond_holds)
  (fun (t i : Int) (h1 : 0 < t ∧ (i = 0 ∨ i = N + (-1))) => (uses_input (by decide))))
    (all_cons (descends2 (fun (t i : Int) => cond_holds) (fun (t i : Int) (h1 : 0 < t ∧ 0 < i ∧ i < N + (-1)) =>
  (uses_fn (uses_cons (uses_rank2 (t + (-1)) (i + (-1)) (t + (-1) * 1) (t + (-1) + (-1) * 1) rfl rfl rfl rfl
  ((int_c367 h1.1) : 0 ≤ t + (-1) * 1) (int_c58 : t + (-1) + (-1) * 1 < t + (-1) * 1))
  (uses_cons (uses_rank2 (t + (-1)) (i + 1) (t + (-1) * 1) (t + (-1) + (-1) * 1) rfl rfl rfl rfl
  ((int_c367 h1.1) : 0 ≤ t + (-1) * 1) (int_c58 : t + (-1) + (-1) * 1 < t + (-1) * 1)) uses_nil)))))
    (all_cons (descends1 (fun (i : Int) => cond_holds) (fun (i : Int) (h1 : True) => (uses_lower (by decide))))
    all_nil))))

theorem placed (E : Env) (T N : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) : impl.LayoutOk spec (base E T N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (T N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_U then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < N) ∧ 0 ≤ (point.getD 0 0) else if at_ = t_Y then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (T N : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside T N) (base E T N) t_Y [p0] :=
  (given_equation (p := [p0]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl rfl
  (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (T N : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (t i : Int) (h1 : t = 0) (h2 : (0 ≤ i ∧ i < N) ∧ 0 ≤ t) :
    TExp.Defined I M (spec.Given (inside T N) (base E T N)) (.access t_X [.var v_i]) (((base E T N).set v_t t).set v_i i) :=
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1.1, h2.1.2, rfl⟩)))

theorem defined_1 (E : Env) (T N : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (t i : Int) (h1 : 0 < t ∧ (i = 0 ∨ i = N + (-1))) (h2 : (0 ≤ i ∧ i < N) ∧ 0 ≤ t) :
    TExp.Defined I M (spec.Given (inside T N) (base E T N)) (.access t_X [.var v_i]) (((base E T N).set v_t t).set v_i i) :=
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1.1, h2.1.2, rfl⟩)))

theorem defined_2 (E : Env) (T N : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (t i : Int) (h1 : 0 < t ∧ 0 < i ∧ i < N + (-1)) (h2 : (0 ≤ i ∧ i < N) ∧ 0 ≤ t) :
    TExp.Defined I M (spec.Given (inside T N) (base E T N)) (.fn (.builtin "+" .f32) [.access t_U [.add (.var v_t) (.const (-1)), .add (.var v_i) (.const (-1))], .access t_U [.add (.var v_t) (.const (-1)), .add (.var v_i) (.const 1)]]) (((base E T N).set v_t t).set v_i i) :=
  (defined_fn (defined_cons (defined_access (Or.elim (((Classical.em (0 < t + (-1))).elim
  (fun h3 => (Or.inr ((Classical.em (i + (-1) = 0)).elim (fun h4 => (Or.inl ⟨h3, (Or.inl h4)⟩))
  (fun h4 => (Or.inr ⟨h3, ⟨(int_c389 h1.2.1 h4), (int_c89 h1.2.2)⟩⟩)))))
  (fun h3 => (Or.inl (fact_37 h1.1 h3))))
  : t + (-1) = 0 ∨ 0 < t + (-1) ∧ (i + (-1) = 0 ∨ i + (-1) = N + (-1)) ∨ 0 < t + (-1) ∧ 0 < i + (-1) ∧ i + (-1) < N + (-1))
  (fun h3 => (given_equation (p := [t + (-1), i + (-1)]) (.head _) rfl rfl rfl
  (⟨⟨(int_c92 h1.2.1), (int_c507 h1.2.2)⟩, (int_c92 h1.1)⟩
  : (0 ≤ i + (-1) ∧ i + (-1) < N) ∧ 0 ≤ t + (-1)) (cond_holds.2 (h3 : t + (-1) = 0)))) (fun h3 =>
  (Or.elim h3 (fun h4 => (given_equation (p := [t + (-1), i + (-1)]) (.tail _ (.head _)) rfl rfl rfl
  (⟨⟨(int_c92 h1.2.1), (int_c507 h1.2.2)⟩, (int_c92 h1.1)⟩
  : (0 ≤ i + (-1) ∧ i + (-1) < N) ∧ 0 ≤ t + (-1))
  (cond_holds.2 (h4 : 0 < t + (-1) ∧ (i + (-1) = 0 ∨ i + (-1) = N + (-1))))))
  (fun h4 => (given_equation (p := [t + (-1), i + (-1)]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (⟨⟨(int_c92 h1.2.1), (int_c507 h1.2.2)⟩, (int_c92 h1.1)⟩
  : (0 ≤ i + (-1) ∧ i + (-1) < N) ∧ 0 ≤ t + (-1))
  (cond_holds.2 (h4 : 0 < t + (-1) ∧ 0 < i + (-1) ∧ i + (-1) < N + (-1)))))))))
  (defined_cons (defined_access (Or.elim (((Classical.em (0 < t + (-1))).elim
  (fun h3 => (Or.inr ((Classical.em (i + 1 = N + (-1))).elim (fun h4 => (Or.inl ⟨h3, (Or.inr h4)⟩))
  (fun h4 => (Or.inr ⟨h3, ⟨(int_tab_taB h1.2.1), (fact_38 h1.2.2 h4)⟩⟩)))))
  (fun h3 => (Or.inl (fact_37 h1.1 h3))))
  : t + (-1) = 0 ∨ 0 < t + (-1) ∧ (i + 1 = 0 ∨ i + 1 = N + (-1)) ∨ 0 < t + (-1) ∧ 0 < i + 1 ∧ i + 1 < N + (-1))
  (fun h3 => (given_equation (p := [t + (-1), i + 1]) (.head _) rfl rfl rfl
  (⟨⟨(int_c199 h1.2.1), (int_c502 h1.2.2)⟩, (int_c92 h1.1)⟩
  : (0 ≤ i + 1 ∧ i + 1 < N) ∧ 0 ≤ t + (-1)) (cond_holds.2 (h3 : t + (-1) = 0)))) (fun h3 =>
  (Or.elim h3 (fun h4 => (given_equation (p := [t + (-1), i + 1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨⟨(int_c199 h1.2.1), (int_c502 h1.2.2)⟩, (int_c92 h1.1)⟩
  : (0 ≤ i + 1 ∧ i + 1 < N) ∧ 0 ≤ t + (-1))
  (cond_holds.2 (h4 : 0 < t + (-1) ∧ (i + 1 = 0 ∨ i + 1 = N + (-1))))))
  (fun h4 => (given_equation (p := [t + (-1), i + 1]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (⟨⟨(int_c199 h1.2.1), (int_c502 h1.2.2)⟩, (int_c92 h1.1)⟩
  : (0 ≤ i + 1 ∧ i + 1 < N) ∧ 0 ≤ t + (-1))
  (cond_holds.2 (h4 : 0 < t + (-1) ∧ 0 < i + 1 ∧ i + 1 < N + (-1))))))))) defined_nil)))

theorem defined_3 (E : Env) (T N : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside T N) (base E T N)) (.access t_U [.var v_T, .var v_i]) ((base E T N).set v_i i) :=
  (defined_access (Or.elim (((Classical.em (0 < T)).elim
  (fun h3 => (Or.inr ((Classical.em (i = 0)).elim (fun h4 => (Or.inl ⟨h3, (Or.inl h4)⟩))
  (fun h4 => ((Classical.em (i = N + (-1))).elim (fun h5 => (Or.inl ⟨h3, (Or.inr h5)⟩))
  (fun h5 => (Or.inr ⟨h3, ⟨(int_lab_neba_tab h2.1 h4), (fact_39 h2.2 h5)⟩⟩)))))))
  (fun h3 => (Or.inl (int_lba_ntba_eab h0.1 h3))))
  : T = 0 ∨ 0 < T ∧ (i = 0 ∨ i = N + (-1)) ∨ 0 < T ∧ 0 < i ∧ i < N + (-1)) (fun h3 =>
  (given_equation (p := [T, i]) (.head _) rfl rfl rfl (⟨h2, h0.1⟩ : (0 ≤ i ∧ i < N) ∧ 0 ≤ T)
  (cond_holds.2 (h3 : T = 0))))
  (fun h3 => (Or.elim h3 (fun h4 => (given_equation (p := [T, i]) (.tail _ (.head _)) rfl rfl rfl
  (⟨h2, h0.1⟩ : (0 ≤ i ∧ i < N) ∧ 0 ≤ T) (cond_holds.2 (h4 : 0 < T ∧ (i = 0 ∨ i = N + (-1))))))
  (fun h4 => (given_equation (p := [T, i]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (⟨h2, h0.1⟩ : (0 ≤ i ∧ i < N) ∧ 0 ≤ T) (cond_holds.2 (h4 : 0 < T ∧ 0 < i ∧ i < N + (-1)))))))))

theorem defined (E : Env) (T N : Int) (h0 : 0 ≤ T ∧ 2 ≤ N) : spec.Defined (base E T N) :=
  defined_of (inside T N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E T N h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun t i => cond_holds) (fun t i hg hk => defined_0 E T N h0 t i hg hk))
    (all_cons (well_defined2 (fun t i => cond_holds) (fun t i hg hk => defined_1 E T N h0 t i hg hk))
    (all_cons (well_defined2 (fun t i => cond_holds) (fun t i hg hk => defined_2 E T N h0 t i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_3 E T N h0 i hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_T) (E v_N) hl hM p0 a b0 b1)) all_nil)) all_nil))

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
