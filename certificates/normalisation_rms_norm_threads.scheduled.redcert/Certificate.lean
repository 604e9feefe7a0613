module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `j` -/ abbrev v_j : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `ax0_1` -/ abbrev v_ax0_1 : Var := 6
/-- `ax0_0` -/ abbrev v_ax0_0 : Var := 7
/-- `j_0` -/ abbrev v_j_0 : Var := 8
/-- `j_1` -/ abbrev v_j_1 : Var := 9
/-- `v_j` -/ abbrev v_v_j : Var := 10
/-- `x` -/ abbrev a_x : Arr := 0
/-- `g` -/ abbrev a_g : Arr := 1
/-- `o` -/ abbrev a_o : Arr := 2
/-- `s_shared` -/ abbrev a_s_shared : Arr := 3
/-- `cross_thread_s_shared` -/ abbrev a_cross_thread_s_shared : Arr := 4
/-- `in_thread_s_shared` -/ abbrev a_in_thread_s_shared : Arr := 5
/-- `X` -/ abbrev t_X : Ten := 0
/-- `G` -/ abbrev t_G : Ten := 1
/-- `O` -/ abbrev t_O : Ten := 2
/-- `S` -/ abbrev t_S : Ten := 3

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n)]
  inputs :=
    [
      Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 64)],
      Region.mk t_G [(.const 0, .const 64)]]
  outputs := [Region.mk t_O [(.const 0, .var v_n), (.const 0, .const 64)]]
  equations :=
    [
      Equation.mk
        t_S
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64)))
          (.fn
            (.builtin "*" .f32)
            [.access t_X [.var v_i, .var v_k], .access t_X [.var v_i, .var v_k]])),
      Equation.mk
        t_O
        [v_i, v_j]
        .true
        (.fn
          (.builtin "*" .f32)
          [
            .fn
              (.builtin "/" .f32)
              [
                .access t_X [.var v_i, .var v_j],
                .fn
                  (.builtin "sqrt" .f32)
                  [
                    .fn
                      (.builtin "+" .f32)
                      [
                        .fn
                          (.builtin "/" .f32)
                          [.access t_S [.var v_i], .fn (.literal .f32 64 1) []],
                        .fn (.literal .f32 1 100000) []]]],
            .access t_G [.var v_j]])]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_g t_G [v_i0] [.var v_i0] none,
      Binding.mk a_o t_O [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i (.const 0) (.var v_n) <|
      .allocate a_s_shared [.var v_n] <|
      .allocate a_cross_thread_s_shared [.const 1] <|
      .allocate a_in_thread_s_shared [.const 32, .const 1] <|
      .seq (.par v_ax0_1 (.const 0) (.const 32) <|
        .assign a_in_thread_s_shared [.var v_ax0_1, .const 0] (.fn (.literal .f32 0 1) [])) <|
      .seq (.par v_ax0_1 (.const 0) (.const 32) <|
        .scope [a_in_thread_s_shared] <|
          .for v_ax0_0 (.const 0) (.const 2) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_in_thread_s_shared
              [.var v_ax0_1, .const 0]
              (.fn
                (.builtin "*" .f32)
                [
                  .read a_x [.var v_i, .add (.mul 32 (.var v_ax0_0)) (.var v_ax0_1)],
                  .read a_x [.var v_i, .add (.mul 32 (.var v_ax0_0)) (.var v_ax0_1)]])) <|
      .seq (.assign a_cross_thread_s_shared [.const 0] (.fn (.literal .f32 0 1) [])) <|
      .seq (.scope [a_cross_thread_s_shared] <|
        .par v_ax0_1 (.const 0) (.const 32) <|
          .accumulate
            true
            (.builtin "+" .f32)
            a_cross_thread_s_shared
            [.const 0]
            (.read a_in_thread_s_shared [.var v_ax0_1, .const 0])) <|
      .seq (.par v_ax0_1 (.const 0) (.const 32) <|
        .ifte (.eq (.var v_ax0_1) (.const 0)) (
          .assign a_s_shared [.var v_i] (.read a_cross_thread_s_shared [.const 0])
        ) (
          .skip
        )) <|
      .for v_j_0 (.const 0) (.const 2) <|
        .par v_j_1 (.const 0) (.const 32) <|
          .letin v_v_j (.add (.mul 32 (.var v_j_0)) (.var v_j_1)) <|
          .assign
            a_o
            [.var v_i, .var v_v_j]
            (.fn
              (.builtin "*" .f32)
              [
                .fn
                  (.builtin "/" .f32)
                  [
                    .read a_x [.var v_i, .var v_v_j],
                    .fn
                      (.builtin "sqrt" .f32)
                      [
                        .fn
                          (.builtin "+" .f32)
                          [
                            .fn (.builtin "/" .f32) [.read a_s_shared [.var v_i], .fn (.literal .f32 64 1) []],
                            .fn (.literal .f32 1 100000) []]]],
                .read a_g [.var v_v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightComm I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32
abbrev f_3 : Fn := .builtin "/" .f32
abbrev f_4 : Fn := .builtin "sqrt" .f32
abbrev f_5 : Fn := .literal .f32 64 1
abbrev f_6 : Fn := .literal .f32 1 100000

abbrev base (E : Env) (n : Int) : Env := (E.set v_n n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_o : ∀ b ∈ impl.bindings, b.array = a_o → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c : Int} (h0 : a = c) (h1 : b = 1) : a < 32 * b + c + 1 :=
  by omega

theorem fact_1 {a b c : Int} (h0 : a = c) (h1 : b = 1) : a ≤ 32 * b + c + (-32) :=
  by omega

theorem fact_2 {a b : Int} (h0 : a = b) : (a + (-1) * b) % 32 = 0 :=
  by omega

theorem fact_3 {a b c : Int} (h0 : b ≤ a) (h1 : a ≤ 32 * c + b + (-32)) (h2 : c < 2) : a = b :=
  by omega

theorem fact_4 {a b c : Int} (h0 : b ≤ c) (h1 : c ≤ 32 * a + b + (-32)) (h2 : a < 2) : a = 1 :=
  by omega

theorem fact_5 {a b c : Int} (h0 : b ≤ a) (h1 : a ≤ 32 * (c + 1) + b + (-32)) (h2 : (a + (-1) * b) % 32 = 0) (h3 : c < 2) (h4 : ¬ a = 32 * c + b) : a = b :=
  by omega

theorem fact_6 {a b c : Int} (h0 : b ≤ c) (h1 : c ≤ 32 * (a + 1) + b + (-32)) (h2 : a < 2) (h3 : ¬ c = 32 * a + b) : a = 1 :=
  by omega

theorem fact_7 {a b c : Int} (h0 : 0 ≤ c) (h1 : b = 32 * c + a) : a ≤ b :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a = 32 * b + c) : a ≤ 32 * (b + 1) + c + (-32) :=
  by omega

theorem fact_9 {a b c : Int} (h0 : a = 32 * c + b) : (a + (-1) * b) % 32 = 0 :=
  by omega

theorem fact_10 {a b c : Int} (h0 : a = c) (h1 : b = 1) : a ≤ 32 * (b + 1) + c + (-32) :=
  by omega

theorem fact_11 {a b c : Int} (h0 : a ≤ c + 32) (h1 : c < b + 1) : a ≤ 32 * 2 + b + (-32) :=
  by omega

theorem fact_12 {a b c : Int} (h0 : a ≤ 32 * 2 + c + (-32)) (h1 : b = c) : a ≤ b + 32 :=
  by omega

theorem fact_13 {a b : Int} (h0 : a % 32 ≤ b) (h1 : a < 64) : a < b + 32 + 1 :=
  by omega

theorem fact_14 {a b : Int} (h0 : a % 32 ≤ b) (h1 : a < 64) : a ≤ b + 32 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 x_ax0_1 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((c0 ≤ y_k0 ∧ y_k0 ≤ c0 + 32) ∧ (y_k0 + (-1) * c0) % 32 = 0) ∧ c0 < x_ax0_1)) (body1 (fun y_k0 => I.fn f_2 [M t_X [i, y_k0], M t_X [i, y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 x_ax0_0 x_ax0_1 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((c0 ≤ y_k0 ∧ y_k0 ≤ c0 + 32) ∧ (y_k0 + (-1) * c0) % 32 = 0) ∧ c0 < x_ax0_1 ∨ ((x_ax0_1 ≤ y_k0 ∧ y_k0 ≤ 32 * x_ax0_0 + x_ax0_1 + (-32)) ∧ c0 = x_ax0_1) ∧ (y_k0 + (-1) * x_ax0_1) % 32 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [i, y_k0], M t_X [i, y_k0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_ax0_1 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 64) ∧ y_k0 % 32 < x_ax0_1)) (body1 (fun y_k0 => I.fn f_2 [M t_X [i, y_k0], M t_X [i, y_k0]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (c0 ≤ y_k0 ∧ y_k0 ≤ c0 + 32) ∧ (y_k0 + (-1) * c0) % 32 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_X [i, y_k0], M t_X [i, y_k0]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_ax0_0 x_ax0_1 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 32 * x_ax0_0 + x_ax0_1 ∨ y_k0 = x_ax0_1 ∧ x_ax0_0 = 1)) (body1 (fun y_k0 => I.fn f_2 [M t_X [i, y_k0], M t_X [i, y_k0]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_ax0_1 i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 64) ∧ y_k0 % 32 ≤ x_ax0_1)) (body1 (fun y_k0 => I.fn f_2 [M t_X [i, y_k0], M t_X [i, y_k0]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 64)) (body1 (fun y_k0 => I.fn f_2 [M t_X [i, y_k0], M t_X [i, y_k0]])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_S [i]) = (value_6 I M i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn f_2 [.access t_X [.var v_i, .var v_k], .access t_X [.var v_i, .var v_k]])) ((base E n).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 64) => rfl))))

theorem equation_1 (i j : Int) (h0 : True) :
    (M t_O [i, j]) = (I.fn f_2 [I.fn f_3 [M t_X [i, j], I.fn f_4 [I.fn f_0 [I.fn f_3 [M t_S [i], I.fn f_5 []], I.fn f_6 []]]], M t_G [j]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_2 [.fn f_3 [.access t_X [.var v_i, .var v_j], .fn f_4 [.fn f_0 [.fn f_3 [.access t_S [.var v_i], .fn f_5 []], .fn f_6 []]]], .access t_G [.var v_j]]) (((base E n).set v_i i).set v_j j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points1 a_g
    (fun c0 => 0 ≤ c0 ∧ c0 < 64)
    (fun c0 => (M t_G [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_o
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_O [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_x
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_X [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M i).and (known_1_2 I M n)))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_ax0_1 : Int) : Heap V :=
  .points2 a_in_thread_s_shared
    (fun c0 c1 => c1 = 0 ∧ 0 ≤ c0 ∧ c0 < x_ax0_1)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_2 (I : Interp V) (M : Model V) (n i x_ax0_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_2_1 I M x_ax0_1).and ((known_1_1 I M i).and (known_1_2 I M n))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_in_thread_s_shared [.var v_ax0_1, .const 0] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_2 (i x_ax0_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0_1) (h4 : x_ax0_1 < 32) :
    (body_2 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_s_shared [n]) a_cross_thread_s_shared [1]) a_in_thread_s_shared [32, 1]) (((base E n).set v_i i).set v_ax0_1 x_ax0_1) (known_2 I M n i x_ax0_1) :=
  (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨h3, h4, (show (0 : Int) ≤ 0 from by decide), (show (0 : Int) < 1 from by decide), trivial⟩)
  ev_const rfl)

theorem kept_2 (i x_ax0_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0_1) (h4 : x_ax0_1 < 32) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_i i).set v_ax0_1 x_ax0_1) (known_2 I M n i x_ax0_1)) (known_2 I M n i (x_ax0_1 + 1)) :=
  (show Heap.Entails _ (known_2 I M n i (x_ax0_1 + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points2 (fun q0 q1 h5 =>
  ((Classical.em (q0 = x_ax0_1 ∧ q1 = 0)).elim (fun h6 => (at_set_eq2 q0 q1 x_ax0_1 0 h6 rfl))
  (fun h6 => (at_set_ne2 q0 q1 x_ax0_1 0 h6
  (at_right (at_left (at_points2 q0 q1 ⟨h5.1, ⟨h5.2.1, (int_c182 h5.1 h5.2.2 h6)⟩⟩ rfl))))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

theorem race_2 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    ParVC I 0 32 (body_2 I M).erase (fun x_ax0_1 => (((base E n).set v_i i).set v_ax0_1 x_ax0_1)) (fun x_ax0_1 => (body_2 I M).post (((base E n).set v_i i).set v_ax0_1 x_ax0_1) (known_2 I M n i x_ax0_1)) :=
  (race_arrays [a_in_thread_s_shared] rfl rfl (all_cons
  (apart2 (fun x_ax0_1 c0 c1 => c0 = x_ax0_1 ∧ c1 = 0) (fun x_ax0_1 c0 c1 => (1 : Int) < 0)
  (fun x_ax0_1 h3 h4 => (w_assign2 x_ax0_1 0 ⟨rfl, rfl⟩)) (fun x_ax0_1 h3 h4 => (r_none rfl))
  (fun x_ax0_1 y_y c0 c1 h3 h4 h5 h6 h7 h8 =>
  ⟨int_not_one_lt_zero, (fun h9 => (int_eab_eac_nebc_F h8.1 h9.1 h7))⟩)) all_nil))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (i x_ax0_1 : Int) : Heap V :=
  .points2 a_in_thread_s_shared
    (fun c0 c1 => c1 = 0 ∧ 0 ≤ c0 ∧ c0 < 32)
    (fun c0 c1 => (value_0 I M c0 x_ax0_1 i))

noncomputable def known_3 (I : Interp V) (M : Model V) (n i x_ax0_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_3_1 I M i x_ax0_1).and ((known_1_1 I M i).and (known_1_2 I M n))))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (i x_ax0_1 x_ax0_0 : Int) : Heap V :=
  .points2 a_in_thread_s_shared
    (fun c0 c1 => c1 = 0 ∧ 0 ≤ c0 ∧ c0 < 32)
    (fun c0 c1 => (value_1 I M c0 x_ax0_0 x_ax0_1 i))

noncomputable def known_4 (I : Interp V) (M : Model V) (n i x_ax0_1 x_ax0_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_4_1 I M i x_ax0_1 x_ax0_0).and ((known_1_1 I M i).and (known_1_2 I M n))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_in_thread_s_shared
    [.var v_ax0_1, .const 0]
    (.fn
      f_2
      [
        .read a_x [.var v_i, .add (.mul 32 (.var v_ax0_0)) (.var v_ax0_1)],
        .read a_x [.var v_i, .add (.mul 32 (.var v_ax0_0)) (.var v_ax0_1)]])
    (fun e => (value_4 I M (e v_ax0_0) (e v_ax0_1) (e v_i)))

theorem vc_4 (i x_ax0_1 x_ax0_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0_1) (h4 : x_ax0_1 < 32) (h5 : 0 ≤ x_ax0_0) (h6 : x_ax0_0 < 2) :
    (body_4 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_s_shared [n]) a_cross_thread_s_shared [1]) a_in_thread_s_shared [32, 1]) ((((base E n).set v_i i).set v_ax0_1 x_ax0_1).set v_ax0_0 x_ax0_0) (known_4 I M n i x_ax0_1 x_ax0_0) :=
  (vc_accumulate_of (value_1 I M x_ax0_1 x_ax0_0 x_ax0_1 i)
  (I.fn f_2 [M t_X [i, 32 * x_ax0_0 + x_ax0_1], M t_X [i, 32 * x_ax0_0 + x_ax0_1]])
  ((at_right (at_left (at_points2 x_ax0_1 0 ⟨rfl, ⟨h3, h4⟩⟩ rfl)))
  : (known_4 I M n i x_ax0_1 x_ax0_0) ⟨a_in_thread_s_shared, [x_ax0_1, 0]⟩ (value_1 I M x_ax0_1 x_ax0_0 x_ax0_1 i))
  (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_points2 i (32 * x_ax0_0 + x_ax0_1) ⟨⟨(int_c155 h5 h3), (int_c581 h6 h4)⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_4 I M n i x_ax0_1 x_ax0_0) ⟨a_x, [i, 32 * x_ax0_0 + x_ax0_1]⟩ (M t_X [i, 32 * x_ax0_0 + x_ax0_1])))
  (ev_cons
  (ev_read ((at_right (at_right (at_right (at_points2 i (32 * x_ax0_0 + x_ax0_1) ⟨⟨(int_c155 h5 h3), (int_c581 h6 h4)⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_4 I M n i x_ax0_1 x_ax0_0) ⟨a_x, [i, 32 * x_ax0_0 + x_ax0_1]⟩ (M t_X [i, 32 * x_ax0_0 + x_ax0_1])))
  ev_nil))) ((append1 (32 * x_ax0_0 + x_ax0_1) (min x_ax0_1 (32 * x_ax0_0 + x_ax0_1))
  (32 * x_ax0_0 + x_ax0_1 + 1)
  (fun q4 h7 => (Or.elim h7 (fun h8 => ⟨(int_c23 h8), (int_eab_taB h8)⟩)
  (fun h8 => ⟨(int_c257 h8.1), (fact_0 h8.1 h8.2)⟩)))
  (fun q4 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.inr h8))
  (fun h8 => (Or.inl (Or.inr ⟨⟨⟨(int_eba_lab h8.1), (fact_1 h8.1 h8.2)⟩, rfl⟩, (fact_2 h8.1)⟩))))), (fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_irrefl h9.2)))
  (fun h9 => (Or.inr ⟨(fact_3 h9.1.1.1 h9.1.1.2 h6), (fact_4 h9.1.1.1 h9.1.1.2 h6)⟩))))
  (fun h8 => (Or.inl h8))))⟩) (fun q4 h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2))) (fun h8 => (int_c255 h8.1.1.2))))
  (fun q4 h7 => rfl) rfl)
  : I.fn f_0 [value_1 I M x_ax0_1 x_ax0_0 x_ax0_1 i, I.fn f_2 [M t_X [i, 32 * x_ax0_0 + x_ax0_1], M t_X [i, 32 * x_ax0_0 + x_ax0_1]]] = value_4 I M x_ax0_0 x_ax0_1 i))

theorem kept_4 (i x_ax0_1 x_ax0_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0_1) (h4 : x_ax0_1 < 32) (h5 : 0 ≤ x_ax0_0) (h6 : x_ax0_0 < 2) :
    Heap.Entails ((body_4 I M).post ((((base E n).set v_i i).set v_ax0_1 x_ax0_1).set v_ax0_0 x_ax0_0) (known_4 I M n i x_ax0_1 x_ax0_0)) (known_4 I M n i x_ax0_1 (x_ax0_0 + 1)) :=
  (show Heap.Entails _ (known_4 I M n i x_ax0_1 (x_ax0_0 + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points2 (fun q5 q6 h7 => ((Classical.em (q5 = x_ax0_1 ∧ q6 = 0)).elim
  (fun h8 => (at_set_eq2 q5 q6 x_ax0_1 0 h8 ((reduce_congr1 (fun q7 =>
  ⟨(fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_eab_tab_F h8.1 h10.2))) (fun h10 =>
  ((Classical.em (q7 = 32 * x_ax0_0 + x_ax0_1)).elim (fun h11 => (Or.inl h11)) (fun h11 =>
  (Or.inr ⟨(fact_5 h10.1.1.1 h10.1.1.2 h10.2 h6 h11), (fact_6 h10.1.1.1 h10.1.1.2 h6 h11)⟩)))))), (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inr ⟨⟨⟨(fact_7 h5 h10), (fact_8 h10)⟩, h8.1⟩, (fact_9 h10)⟩))
  (fun h10 => (Or.inr ⟨⟨⟨(int_eba_lab h10.1), (fact_10 h10.1 h10.2)⟩, h8.1⟩, (fact_2 h10.1)⟩))))⟩)
  (fun q7 h9 => rfl)) : value_1 I M q5 (x_ax0_0 + 1) x_ax0_1 i = value_4 I M x_ax0_0 x_ax0_1 i)))
  (fun h8 => (at_set_ne2 q5 q6 x_ax0_1 0 h8
  (at_right (at_left (at_points2 q5 q6 h7 (reduce_congr1 (fun q8 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl h10)) (fun h10 => (False.elim (int_c291 h10.1.2 h7.1 h8))))), (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl h10)) (fun h10 => (False.elim (int_c291 h10.1.2 h7.1 h8)))))⟩)
  (fun q8 h9 => rfl)))))))))) (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_in_thread_s_shared] <|
    .for v_ax0_0 (.const 0) (.const 2)
      (fun e x => known_4 I M (e v_n) (e v_i) (e v_ax0_1) x) (body_4 I M)

theorem vc_3 (i x_ax0_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0_1) (h4 : x_ax0_1 < 32) :
    (body_3 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_s_shared [n]) a_cross_thread_s_shared [1]) a_in_thread_s_shared [32, 1]) (((base E n).set v_i i).set v_ax0_1 x_ax0_1) (known_3 I M n i x_ax0_1) :=
  (vc_scope (vc_for_of 0 2 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q9 q10 h5 => (at_right (at_left (at_points2 q9 q10 h5 (reduce_congr1 (fun q11 =>
  ⟨(fun h6 => (Or.elim h6 (fun h7 => h7) (fun h7 => (False.elim (int_c280 h7.1.1.1 h7.1.1.2))))), (fun h6 => (Or.inl h6))⟩)
  (fun q11 h6 => rfl))))))) (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_3 I M n i x_ax0_1) (known_4 I M n i x_ax0_1 0))
  (fun x_ax0_0 h5 h6 => (vc_4 n hl hM i x_ax0_1 x_ax0_0 h0 h1 h2 h3 h4 h5 h6))
  (fun x_ax0_0 h5 h6 => (kept_4 n hl hM i x_ax0_1 x_ax0_0 h0 h1 h2 h3 h4 h5 h6))))

theorem kept_3 (i x_ax0_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0_1) (h4 : x_ax0_1 < 32) :
    Heap.Entails ((body_3 I M).post (((base E n).set v_i i).set v_ax0_1 x_ax0_1) (known_3 I M n i x_ax0_1)) (known_3 I M n i (x_ax0_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q12 q13 h5 =>
  (at_right (at_left (at_points2 q12 q13 h5 (reduce_congr1 (fun q14 => ⟨(fun h6 =>
  ((Classical.em (q12 < x_ax0_1)).elim (fun h7 => (Or.inl ⟨⟨⟨h6.1.1.1, h6.1.1.2⟩, h6.1.2⟩, h7⟩))
  (fun h7 =>
  (Or.inr ⟨⟨⟨(int_lba_ntbc_lca h6.1.1.1 h7), (fact_11 h6.1.1.2 h6.2)⟩, (int_taB_ntab_eab h6.2 h7)⟩, (int_c304 h6.1.2 h6.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_taB h7.2)⟩) (fun h7 =>
  ⟨⟨⟨(int_lbc_eab_lac h7.1.1.1 h7.1.2), (fact_12 h7.1.1.2 h7.1.2)⟩, (int_c300 h7.1.2 h7.2)⟩, (int_eab_taB h7.1.2)⟩)))⟩)
  (fun q14 h6 => rfl))))))) (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_4 I M n i x_ax0_1 2) (known_3 I M n i (x_ax0_1 + 1)))

theorem race_3 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    ParVC I 0 32 (body_3 I M).erase (fun x_ax0_1 => (((base E n).set v_i i).set v_ax0_1 x_ax0_1)) (fun x_ax0_1 => (body_3 I M).post (((base E n).set v_i i).set v_ax0_1 x_ax0_1) (known_3 I M n i x_ax0_1)) :=
  (race_arrays [a_in_thread_s_shared] rfl rfl (all_cons
  (apart2 (fun x_ax0_1 c0 c1 => c0 = x_ax0_1 ∧ c1 = 0) (fun x_ax0_1 c0 c1 => c0 = x_ax0_1 ∧ c1 = 0)
  (fun x_ax0_1 h3 h4 =>
  (w_scope (w_for 0 2 rfl rfl (fun x_ax0_0 h5 h6 => (w_accumulate2 x_ax0_1 0 ⟨rfl, rfl⟩)))))
  (fun x_ax0_1 h3 h4 =>
  (r_scope (r_for 0 2 rfl rfl (fun x_ax0_0 h5 h6 => (r_accumulate2 (x_none rfl) x_ax0_1 0 ⟨rfl, rfl⟩)))))
  (fun x_ax0_1 y_y c0 c1 h3 h4 h5 h6 h7 h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8.1 h9.1 h7)), (fun h9 => (int_eab_eac_nebc_F h8.1 h9.1 h7))⟩))
  all_nil))

noncomputable def known_5_0 (I : Interp V) (M : Model V) (i x_ax0_1 : Int) : Heap V :=
  .points1 a_cross_thread_s_shared
    (fun c0 => c0 = 0)
    (fun c0 => (value_2 I M x_ax0_1 i))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_in_thread_s_shared
    (fun c0 c1 => c1 = 0 ∧ 0 ≤ c0 ∧ c0 < 32)
    (fun c0 c1 => (value_3 I M c0 i))

noncomputable def known_5 (I : Interp V) (M : Model V) (n i x_ax0_1 : Int) : Heap V :=
  ((known_5_0 I M i x_ax0_1).and ((known_1_0 I M).and ((known_5_2 I M i).and ((known_1_1 I M i).and (known_1_2 I M n)))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    true
    f_0
    a_cross_thread_s_shared
    [.const 0]
    (.read a_in_thread_s_shared [.var v_ax0_1, .const 0])
    (fun e => (value_5 I M (e v_ax0_1) (e v_i)))

theorem vc_5 (i x_ax0_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0_1) (h4 : x_ax0_1 < 32) :
    (body_5 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_s_shared [n]) a_cross_thread_s_shared [1]) a_in_thread_s_shared [32, 1]) (((base E n).set v_i i).set v_ax0_1 x_ax0_1) (known_5 I M n i x_ax0_1) :=
  (vc_accumulate_of (value_2 I M x_ax0_1 i) (value_3 I M x_ax0_1 i)
  ((at_left (at_points1 0 rfl rfl))
  : (known_5 I M n i x_ax0_1) ⟨a_cross_thread_s_shared, [0]⟩ (value_2 I M x_ax0_1 i))
  (ev_read ((at_right (at_right (at_left (at_points2 x_ax0_1 0 ⟨rfl, ⟨h3, h4⟩⟩ rfl))))
  : (known_5 I M n i x_ax0_1) ⟨a_in_thread_s_shared, [x_ax0_1, 0]⟩ (value_3 I M x_ax0_1 i)))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) 0 (x_ax0_1 + 32 + 1)
  (fun q18 h5 => ⟨h5.1.1, (fact_13 h5.2 h5.1.2)⟩) (fun q18 =>
  ⟨(fun h5 => ((Classical.em (q18 % 32 < x_ax0_1)).elim (fun h6 => (Or.inl ⟨⟨h5.1.1, h5.1.2⟩, h6⟩))
  (fun h6 => (Or.inr ⟨⟨(int_c277 h5.1.1 h6), (fact_14 h5.2 h5.1.2)⟩, (int_c236 h5.2 h6)⟩)))), (fun h5 => (Or.elim h5 (fun h6 => ⟨h6.1, (int_tab_lab h6.2)⟩)
  (fun h6 => ⟨⟨(int_lab_lbc_lac h3 h6.1.1), (int_c524 h6.1.2 h4)⟩, (int_c230 h3 h6.2)⟩)))⟩)
  (fun q18 h5 => (fun h6 => (int_c232 h6.2 h4 h5.2))) (fun q18 h5 => rfl) (fun q18 h5 => rfl))
  : I.fn f_0 [value_2 I M x_ax0_1 i, value_3 I M x_ax0_1 i] = value_5 I M x_ax0_1 i))

theorem kept_5 (i x_ax0_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0_1) (h4 : x_ax0_1 < 32) :
    Heap.Entails ((body_5 I M).post (((base E n).set v_i i).set v_ax0_1 x_ax0_1) (known_5 I M n i x_ax0_1)) (known_5 I M n i (x_ax0_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M n i (x_ax0_1 + 1)) from
  (entails_and (entails_points1 (fun q20 h5 => (at_set_eq1 q20 0 h5 ((reduce_congr1 (fun q21 =>
  ⟨(fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_taB_lab h6.2)⟩), (fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, (int_lab_taB h6.2)⟩)⟩)
  (fun q21 h6 => rfl)) : value_2 I M (x_ax0_1 + 1) i = value_5 I M x_ax0_1 i)))) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))

theorem race_5 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    ParVC I 0 32 (body_5 I M).erase (fun x_ax0_1 => (((base E n).set v_i i).set v_ax0_1 x_ax0_1)) (fun x_ax0_1 => (body_5 I M).post (((base E n).set v_i i).set v_ax0_1 x_ax0_1) (known_5 I M n i x_ax0_1)) :=
  (race_arrays_atomic [a_cross_thread_s_shared] rfl
  (all_cons (unraced_atomic f_0 1 (law_1 hl) rfl rfl rfl) all_nil))

noncomputable def known_6_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_cross_thread_s_shared
    (fun c0 => c0 = 0)
    (fun c0 => (M t_S [i]))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (i x_ax0_1 : Int) : Heap V :=
  .points1 a_s_shared
    (fun c0 => c0 = i ∧ 0 < x_ax0_1)
    (fun c0 => (M t_S [i]))

noncomputable def known_6 (I : Interp V) (M : Model V) (n i x_ax0_1 : Int) : Heap V :=
  ((known_6_0 I M i).and ((known_1_0 I M).and ((known_1_1 I M i).and ((known_6_3 I M i x_ax0_1).and (known_1_2 I M n)))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.eq (.var v_ax0_1) (.const 0)) (
    .assign a_s_shared [.var v_i] (.read a_cross_thread_s_shared [.const 0])
      (fun e => (M t_S [(e v_i)]))
  ) (
    .skip
  )

theorem vc_6 (i x_ax0_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0_1) (h4 : x_ax0_1 < 32) :
    (body_6 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_s_shared [n]) a_cross_thread_s_shared [1]) a_in_thread_s_shared [32, 1]) (((base E n).set v_i i).set v_ax0_1 x_ax0_1) (known_6 I M n i x_ax0_1) :=
  (vc_if_of cond_holds (fun (h5 : x_ax0_1 = 0) => (vc_assign_of (M t_S [i])
  (in_other (by decide) (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩)))
  (ev_read ((at_left (at_points1 0 rfl rfl))
  : (known_6 I M n i x_ax0_1) ⟨a_cross_thread_s_shared, [0]⟩ (M t_S [i]))) rfl))
  (fun (h5 : ¬ x_ax0_1 = 0) => vc_skip))

theorem kept_6 (i x_ax0_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ x_ax0_1) (h4 : x_ax0_1 < 32) :
    Heap.Entails ((body_6 I M).post (((base E n).set v_i i).set v_ax0_1 x_ax0_1) (known_6 I M n i x_ax0_1)) (known_6 I M n i (x_ax0_1 + 1)) :=
  (show Heap.Entails _ (known_6 I M n i (x_ax0_1 + 1)) from
  (entails_and (entails_points1 (fun q27 h5 => (at_if_of cond_holds
  (fun (h6 : x_ax0_1 = 0) => (at_set_other (by decide) (at_left (at_points1 q27 h5 rfl))))
  (fun (h6 : ¬ x_ax0_1 = 0) => (at_left (at_points1 q27 h5 rfl))))))
  (entails_and (entails_points1 (fun q28 h5 => (at_if_of cond_holds (fun (h6 : x_ax0_1 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points1 q28 h5 rfl)))))
  (fun (h6 : ¬ x_ax0_1 = 0) => (at_right (at_left (at_points1 q28 h5 rfl)))))))
  (entails_and (entails_points2 (fun q29 q30 h5 => (at_if_of cond_holds (fun (h6 : x_ax0_1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q29 q30 h5 rfl))))))
  (fun (h6 : ¬ x_ax0_1 = 0) => (at_right (at_right (at_left (at_points2 q29 q30 h5 rfl))))))))
  (entails_and
  (entails_points1 (fun q31 h5 => (at_if_of cond_holds (fun (h6 : x_ax0_1 = 0) => (at_set_eq1 q31 i h5.1 rfl))
  (fun (h6 : ¬ x_ax0_1 = 0) =>
  (at_right (at_right (at_right (at_left (at_points1 q31 ⟨h5.1, ((int_lab_neba_tab h3 h6) : 0 < x_ax0_1)⟩ rfl)))))))))
  (entails_points2 (fun q32 q33 h5 => (at_if_of cond_holds (fun (h6 : x_ax0_1 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_right (at_points2 q32 q33 h5 rfl)))))))
  (fun (h6 : ¬ x_ax0_1 = 0) =>
  (at_right (at_right (at_right (at_right (at_points2 q32 q33 h5 rfl))))))))))))))

theorem race_6 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    ParVC I 0 32 (body_6 I M).erase (fun x_ax0_1 => (((base E n).set v_i i).set v_ax0_1 x_ax0_1)) (fun x_ax0_1 => (body_6 I M).post (((base E n).set v_i i).set v_ax0_1 x_ax0_1) (known_6 I M n i x_ax0_1)) :=
  (race_arrays [a_s_shared] rfl rfl
  (all_cons (apart1 (fun x_ax0_1 c0 => c0 = i ∧ x_ax0_1 = 0) (fun x_ax0_1 c0 => (1 : Int) < 0)
  (fun x_ax0_1 h3 h4 => (w_if_of cond_holds (fun (h5 : x_ax0_1 = 0) => (w_assign1 i ⟨rfl, h5⟩))
  (fun (h5 : ¬ x_ax0_1 = 0) => (w_none rfl)))) (fun x_ax0_1 h3 h4 => (r_none rfl))
  (fun x_ax0_1 y_y c0 h3 h4 h5 h6 h7 h8 =>
  ⟨int_not_one_lt_zero, (fun h9 => (int_eba_eca_nebc_F h8.2 h9.2 h7))⟩)) all_nil))

noncomputable def known_7_1 (I : Interp V) (M : Model V) (i j_0 : Int) : Heap V :=
  .points2 a_o
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 32 * j_0 ∨ (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_O [c0, c1]))

noncomputable def known_7_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_s_shared
    (fun c0 => c0 = i)
    (fun c0 => (M t_S [i]))

noncomputable def known_7 (I : Interp V) (M : Model V) (n i j_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_7_1 I M i j_0).and ((known_7_2 I M i).and (known_1_2 I M n))))

noncomputable def known_8_1 (I : Interp V) (M : Model V) (i j_0 j_1 : Int) : Heap V :=
  .points2 a_o
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j_1 + 32 * j_0 ∨ (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_O [c0, c1]))

noncomputable def known_8 (I : Interp V) (M : Model V) (n i j_0 j_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_8_1 I M i j_0 j_1).and ((known_7_2 I M i).and (known_1_2 I M n))))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v_j (.add (.mul 32 (.var v_j_0)) (.var v_j_1)) <|
  .assign
    a_o
    [.var v_i, .var v_v_j]
    (.fn
      f_2
      [
        .fn
          f_3
          [
            .read a_x [.var v_i, .var v_v_j],
            .fn
              f_4
              [
                .fn
                  f_0
                  [
                    .fn f_3 [.read a_s_shared [.var v_i], .fn f_5 []],
                    .fn f_6 []]]],
        .read a_g [.var v_v_j]])
    (fun e => (M t_O [(e v_i), 32 * (e v_j_0) + (e v_j_1)]))

theorem vc_8 (i j_0 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 2) (h5 : 0 ≤ j_1) (h6 : j_1 < 32) :
    (body_8 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_s_shared [n]) a_cross_thread_s_shared [1]) a_in_thread_s_shared [32, 1]) ((((base E n).set v_i i).set v_j_0 j_0).set v_j_1 j_1) (known_8 I M n i j_0 j_1) :=
  (vc_let (vc_assign_of
  (I.fn f_2 [I.fn f_3 [M t_X [i, 32 * j_0 + j_1], I.fn f_4 [I.fn f_0 [I.fn f_3 [M t_S [i], I.fn f_5 []], I.fn f_6 []]]], M t_G [32 * j_0 + j_1]])
  (in_other (by decide) (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_o t_O [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_O [(.const 0, .var v_n), (.const 0, .const 64)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, 32 * j_0 + j_1]
  (region_iff.2 ⟨i, _, rfl, h1, h2, (32 * j_0 + j_1), _, rfl, ((int_c155 h3 h5) : 0 ≤ 32 * j_0 + j_1), ((int_c581 h4 h6) : 32 * j_0 + j_1 < 64), rfl⟩)
  shape_a_o rfl rfl ⟨h1, ((int_c155 h3 h5) : 0 ≤ 32 * j_0 + j_1)⟩))))
  (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_points2 i (32 * j_0 + j_1) ⟨⟨(int_c155 h3 h5), (int_c581 h4 h6)⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_8 I M n i j_0 j_1) ⟨a_x, [i, 32 * j_0 + j_1]⟩ (M t_X [i, 32 * j_0 + j_1])))
  (ev_cons (ev_fn (ev_cons
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_right (at_left (at_points1 i rfl rfl))))
  : (known_8 I M n i j_0 j_1) ⟨a_s_shared, [i]⟩ (M t_S [i]))) (ev_cons ev_const ev_nil)))
  (ev_cons ev_const ev_nil))) ev_nil)) ev_nil))) (ev_cons
  (ev_read ((at_left (at_points1 (32 * j_0 + j_1) ⟨(int_c155 h3 h5), (int_c581 h4 h6)⟩ rfl))
  : (known_8 I M n i j_0 j_1) ⟨a_g, [32 * j_0 + j_1]⟩ (M t_G [32 * j_0 + j_1]))) ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_1 n hl hM i (32 * j_0 + j_1) trivial)))
  : I.fn f_2 [I.fn f_3 [M t_X [i, 32 * j_0 + j_1], I.fn f_4 [I.fn f_0 [I.fn f_3 [M t_S [i], I.fn f_5 []], I.fn f_6 []]]], M t_G [32 * j_0 + j_1]] = M t_O [i, 32 * j_0 + j_1])))

theorem kept_8 (i j_0 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 2) (h5 : 0 ≤ j_1) (h6 : j_1 < 32) :
    Heap.Entails ((body_8 I M).post ((((base E n).set v_i i).set v_j_0 j_0).set v_j_1 j_1) (known_8 I M n i j_0 j_1)) (known_8 I M n i j_0 (j_1 + 1)) :=
  (show Heap.Entails _ (known_8 I M n i j_0 (j_1 + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q38 q39 h7 => (Or.elim h7 (fun h8 => ((Classical.em (q38 = i ∧ q39 = 32 * j_0 + j_1)).elim
  (fun h9 => (at_set_eq2 q38 q39 i (32 * j_0 + j_1) h9
  ((at_congr2 h8.1 h9.2) : M t_O [q38, q39] = M t_O [i, 32 * j_0 + j_1])))
  (fun h9 => (at_set_ne2 q38 q39 i (32 * j_0 + j_1) h9
  (at_right (at_left (at_points2 q38 q39 (Or.inl ⟨h8.1, ⟨h8.2.1, (int_c430 h8.1 h8.2.2 h9)⟩⟩) rfl)))))))
  (fun h8 => (at_set_ne2 q38 q39 i (32 * j_0 + j_1) (fun h9 => (int_eab_tab_F h9.1 h8.2.2))
  (at_right (at_left (at_points2 q38 q39 (Or.inr h8) rfl))))))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

theorem race_8 (i j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 2) :
    ParVC I 0 32 (body_8 I M).erase (fun j_1 => ((((base E n).set v_i i).set v_j_0 j_0).set v_j_1 j_1)) (fun j_1 => (body_8 I M).post ((((base E n).set v_i i).set v_j_0 j_0).set v_j_1 j_1) (known_8 I M n i j_0 j_1)) :=
  (race_arrays [a_o] rfl rfl
  (all_cons (apart2 (fun j_1 c0 c1 => c0 = i ∧ c1 = j_1 + 32 * j_0) (fun j_1 c0 c1 => (1 : Int) < 0)
  (fun j_1 h5 h6 =>
  (w_let (w_assign2 i (32 * j_0 + j_1) ⟨rfl, (int_add_comm : 32 * j_0 + j_1 = j_1 + 32 * j_0)⟩)))
  (fun j_1 h5 h6 => (r_none rfl)) (fun j_1 y_y c0 c1 h5 h6 h7 h8 h9 h10 =>
  ⟨int_not_one_lt_zero, (fun h11 => (int_c32 h10.2 h11.2 h9))⟩)) all_nil))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j_1 (.const 0) (.const 32)
    (fun e x => known_8 I M (e v_n) (e v_i) (e v_j_0) x) (body_8 I M)

theorem vc_7 (i j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 2) :
    (body_7 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_s_shared [n]) a_cross_thread_s_shared [1]) a_in_thread_s_shared [32, 1]) (((base E n).set v_i i).set v_j_0 j_0) (known_7 I M n i j_0) :=
  (vc_par_of 0 32 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun q40 q41 h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_left (at_points2 q40 q41 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_lt_zero_add h6.2.2)⟩⟩) rfl))))
  (fun h6 => (at_right (at_left (at_points2 q40 q41 (Or.inr h6) rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_7 I M n i j_0) (known_8 I M n i j_0 0))
  (fun j_1 h5 h6 => (vc_8 n hl hM i j_0 j_1 h0 h1 h2 h3 h4 h5 h6))
  (fun j_1 h5 h6 => (kept_8 n hl hM i j_0 j_1 h0 h1 h2 h3 h4 h5 h6))
  (race_8 n hl hM i j_0 h0 h1 h2 h3 h4))

theorem kept_7 (i j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j_0) (h4 : j_0 < 2) :
    Heap.Entails ((body_7 I M).post (((base E n).set v_i i).set v_j_0 j_0) (known_7 I M n i j_0)) (known_7 I M n i (j_0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun q42 q43 h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_left (at_points2 q42 q43 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c400 h6.2.2)⟩⟩) rfl))))
  (fun h6 => (at_right (at_left (at_points2 q42 q43 (Or.inr h6) rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_8 I M n i j_0 32) (known_7 I M n i (j_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_s_shared [.var v_n] <|
  .allocate a_cross_thread_s_shared [.const 1] <|
  .allocate a_in_thread_s_shared [.const 32, .const 1] <|
  .seq (.par v_ax0_1 (.const 0) (.const 32)
    (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)) <|
  .seq (.par v_ax0_1 (.const 0) (.const 32)
    (fun e x => known_3 I M (e v_n) (e v_i) x) (body_3 I M)) <|
  .seq (.assign a_cross_thread_s_shared [.const 0] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_cross_thread_s_shared] <|
    .par v_ax0_1 (.const 0) (.const 32)
      (fun e x => known_5 I M (e v_n) (e v_i) x) (body_5 I M)) <|
  .seq (.par v_ax0_1 (.const 0) (.const 32)
    (fun e x => known_6 I M (e v_n) (e v_i) x) (body_6 I M)) <|
  .for v_j_0 (.const 0) (.const 2)
    (fun e x => known_7 I M (e v_n) (e v_i) x) (body_7 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_1 I M).vc I (impl.HasCell spec (base E n)) ((base E n).set v_i i) (known_1 I M n i) :=
  (vc_allocate (vc_allocate (vc_allocate (vc_seq (vc_par_of 0 32 rfl rfl (show Heap.Entails _ (known_2 I M n i 0) from (entails_and
  (entails_without (avoids_points1 (by decide)) (entails_without (avoids_points1 (by decide))
  (entails_without (avoids_points1 (by decide)) (entails_left entails_refl))))
  (entails_and (entails_points2 (fun q2 q3 h3 => (False.elim (int_lab_tba_F h3.2.1 h3.2.2))))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))))
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_right entails_refl)))))))))
  (fun x_ax0_1 h3 h4 => (vc_2 n hl hM i x_ax0_1 h0 h1 h2 h3 h4))
  (fun x_ax0_1 h3 h4 => (kept_2 n hl hM i x_ax0_1 h0 h1 h2 h3 h4)) (race_2 n hl hM i h0 h1 h2))
  (vc_seq (vc_par_of 0 32 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun q15 q16 h3 => (at_right (at_left (at_points2 q15 q16 h3
  (Eq.trans ((reduce_empty1 (fun q17 => (fun h4 => (int_lab_tba_F h3.2.1 h4.2))))
  : value_0 I M q15 0 i = I.fn f_1 []) rfl))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_2 I M n i 32) (known_3 I M n i 0))
  (fun x_ax0_1 h3 h4 => (vc_3 n hl hM i x_ax0_1 h0 h1 h2 h3 h4))
  (fun x_ax0_1 h3 h4 => (kept_3 n hl hM i x_ax0_1 h0 h1 h2 h3 h4)) (race_3 n hl hM i h0 h1 h2))
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (in_allocated ⟨(show (0 : Int) ≤ 0 from by decide), (show (0 : Int) < 1 from by decide), trivial⟩))
  ev_const rfl) (vc_seq (vc_scope (vc_par_of 0 32 rfl rfl
  (show Heap.Entails _ (known_5 I M n i 0) from (entails_and (entails_points1 (fun q22 h3 =>
  (at_set_eq1 q22 0 h3 ((Eq.trans ((reduce_empty1 (fun q23 => (fun h4 => (int_c195 h4.2))))
  : value_2 I M 0 i = I.fn f_1 []) rfl)
  : value_2 I M 0 i = I.fn f_1 []))))
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q24 q25 h3 => (at_set_other (by decide) (at_right (at_left (at_points2 q24 q25 h3
  ((reduce_congr1 (fun q26 => ⟨(fun h4 => ⟨h4, h3.2.2⟩), (fun h4 => ⟨⟨h4.1.1.1, h4.1.1.2⟩, h4.1.2⟩)⟩)
  (fun q26 h4 => rfl)) : value_3 I M q24 i = value_0 I M q24 32 i)))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl)))))))))
  (fun x_ax0_1 h3 h4 => (vc_5 n hl hM i x_ax0_1 h0 h1 h2 h3 h4))
  (fun x_ax0_1 h3 h4 => (kept_5 n hl hM i x_ax0_1 h0 h1 h2 h3 h4)) (race_5 n hl hM i h0 h1 h2)))
  (vc_seq (vc_par_of 0 32 rfl rfl ((entails_and (entails_points1 (fun q34 h3 =>
  (at_left (at_points1 q34 h3 (Eq.trans ((equation_0 n hl hM i trivial) : M t_S [i] = value_6 I M i)
  (reduce_congr1 (fun q36 => ⟨(fun h4 => ⟨h4, int_c193⟩), (fun h4 => ⟨h4.1.1, h4.1.2⟩)⟩)
  (fun q36 h4 => rfl))))))) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points1 (fun q37 h3 => (False.elim (int_irrefl h3.2))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))
  : Heap.Entails (known_5 I M n i 32) (known_6 I M n i 0))
  (fun x_ax0_1 h3 h4 => (vc_6 n hl hM i x_ax0_1 h0 h1 h2 h3 h4))
  (fun x_ax0_1 h3 h4 => (kept_6 n hl hM i x_ax0_1 h0 h1 h2 h3 h4)) (race_6 n hl hM i h0 h1 h2))
  (vc_for_of 0 2 rfl rfl ((entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q44 q45 h3 => (Or.elim h3 (fun h4 => (False.elim (int_c203 h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_left (at_points2 q44 q45 h4 rfl)))))))) (entails_and
  (entails_points1 (fun q46 h3 => (at_right (at_right (at_right (at_left (at_points1 q46 ⟨h3, (by decide)⟩ rfl)))))))
  (entails_right (entails_right (entails_right (entails_right entails_refl)))))))
  : Heap.Entails (known_6 I M n i 32) (known_7 I M n i 0))
  (fun j_0 h3 h4 => (vc_7 n hl hM i j_0 h0 h1 h2 h3 h4))
  (fun j_0 h3 h4 => (kept_7 n hl hM i j_0 h0 h1 h2 h3 h4)))))))))))

theorem kept_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) (known_1 I M n (i + 1)) :=
  (show Heap.Entails _ (known_1 I M n (i + 1)) from (entails_and
  (entails_restore (avoids_points1 (by decide)) (entails_restore (avoids_points1 (by decide))
  (entails_restore (avoids_points1 (by decide)) (entails_left entails_refl))))
  (entails_and (entails_points2 (fun q47 q48 h3 => (at_restore (by decide)
  (at_restore (by decide) (at_restore (by decide) ((at_right (at_left (at_points2 q47 q48
  ((Classical.em (q47 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_c479 h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl)))
  : (known_7 I M n i 2) ⟨a_o, [q47, q48]⟩ (M t_O [q47, q48])))))))
  (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl)))))))))

theorem race_1 (h0 : 0 ≤ n) :
    ParVC I 0 n (body_1 I M).erase (fun i => ((base E n).set v_i i)) (fun i => (body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) :=
  (race_arrays_atomic [a_o] rfl (all_cons (unraced_apart rfl
  (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 64) (fun i c0 c1 => (1 : Int) < 0)
  (fun i h1 h2 => (w_allocate (w_allocate (w_allocate (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl) (w_for 0 2 rfl rfl
  (fun j_0 h3 h4 => (w_par 0 32 rfl rfl (fun j_1 h5 h6 => (w_let (w_assign2 i (32 * j_0 + j_1)
  ⟨rfl, ⟨((int_c155 h3 h5) : 0 ≤ 32 * j_0 + j_1), ((int_c581 h4 h6) : 32 * j_0 + j_1 < 64)⟩⟩)))))))))))))))
  (fun i h1 h2 => (r_none rfl)) (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_par_of 0 n rfl rfl
  (show Heap.Entails _ (known_1 I M n 0) from (entails_and (entails_points1 (fun q49 h1 =>
  (at_input (R := (Region.mk t_G [(.const 0, .const 64)])) (b := (Binding.mk a_g t_G [v_i0] [.var v_i0] none)) (p := [q49]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q49, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q50 q51 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points2 (fun q52 q53 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_n), (.const 0, .const 64)])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q52, q53]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q52, _, rfl, h1.2.1, h1.2.2, q53, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))))
  (fun i h1 h2 => (vc_1 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 n hl hM i h0 h1 h2))
  (race_1 n hl hM h0))

theorem output_0_2 (q54 q55 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q54) (h2 : q54 < n) (h3 : 0 ≤ q55) (h4 : q55 < 64) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_o, [q54, q55]⟩ (M t_O [q54, q55]) :=
  ((at_right (at_left (at_points2 q54 q55 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))
  : (known_1 I M n (max 0 n)) ⟨a_o, [q54, q55]⟩ (M t_O [q54, q55]))

end

theorem consistent (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Consistent (base E n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n : Int) (h0 : 0 ≤ n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n) :=
  solvable_layers (consistent E n h0)
    (fun at_ => if at_ = t_S then 0 else if at_ = t_O then 1 else 0) (by decide)

theorem placed (E : Env) (n : Int) (h0 : 0 ≤ n) : impl.LayoutOk spec (base E n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_S then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_O then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 64) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else True

theorem covered_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < n) (h3 : 0 ≤ p1) (h4 : p1 < 64) :
    spec.Given (inside n) (base E n) t_O [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < 64) ∧ 0 ≤ p0 ∧ p0 < n) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn (.builtin "*" .f32) [.access t_X [.var v_i, .var v_k], .access t_X [.var v_i, .var v_k]])) ((base E n).set v_i i) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩))) defined_nil)))))

theorem defined_1 (E : Env) (n : Int) (h0 : 0 ≤ n) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < 64) ∧ 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.fn (.builtin "*" .f32) [.fn (.builtin "/" .f32) [.access t_X [.var v_i, .var v_j], .fn (.builtin "sqrt" .f32) [.fn (.builtin "+" .f32) [.fn (.builtin "/" .f32) [.access t_S [.var v_i], .fn (.literal .f32 64 1) []], .fn (.literal .f32 1 100000) []]]], .access t_G [.var v_j]]) (((base E n).set v_i i).set v_j j) :=
  (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, j]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, j, _, rfl, h2.1.1, h2.1.2, rfl⟩)))
  (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_equation (p := [i]) (.head _) rfl rfl rfl (h2.2 : 0 ≤ i ∧ i < n)
  (cond_holds.2 (h1 : True)))) (defined_cons (defined_fn defined_nil) defined_nil)))
  (defined_cons (defined_fn defined_nil) defined_nil))) defined_nil)) defined_nil)))
  (defined_cons (defined_access (given_input (p := [j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))

theorem defined (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Defined (base E n) :=
  defined_of (inside n)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E n h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E n h0 i hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_1 E n h0 i j hg hk))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_n))
    (fun E => base E (E v_n)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_n) a) (fun E a => placed E (E v_n) a)
    (fun E a => consistent E (E v_n) a) (fun E a => solvable E (E v_n) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_n) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_n) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0)), ((MonoidLaws.of_add m0 m1).unit)⟩

end Redverify.Certificate.scheduled
