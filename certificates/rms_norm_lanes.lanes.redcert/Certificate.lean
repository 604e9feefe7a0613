module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.lanes

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `k` -/ abbrev v_k : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `i0` -/ abbrev v_i0 : Var := 5
/-- `i1` -/ abbrev v_i1 : Var := 6
/-- `t` -/ abbrev v_t : Var := 7
/-- `b` -/ abbrev v_b : Var := 8
/-- `x` -/ abbrev a_x : Arr := 0
/-- `gamma` -/ abbrev a_gamma : Arr := 1
/-- `y` -/ abbrev a_y : Arr := 2
/-- `part` -/ abbrev a_part : Arr := 3
/-- `ms` -/ abbrev a_ms : Arr := 4
/-- `X` -/ abbrev t_X : Ten := 0
/-- `GAMMA` -/ abbrev t_GAMMA : Ten := 1
/-- `Y` -/ abbrev t_Y : Ten := 2
/-- `Q` -/ abbrev t_Q : Ten := 3

/-- Specification `rms_norm`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.le (.const 0) (.var v_N))
        (.and (.le (.const 1) (.var v_M)) (.le (.var v_M) (.const 16777216)))]
  inputs :=
    [
      Region.mk t_X [(.const 0, .var v_N), (.const 0, .var v_M)],
      Region.mk t_GAMMA [(.const 0, .var v_M)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk
        t_Q
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M)))
          (.fn
            (.builtin "*" .f32)
            [.access t_X [.var v_i, .var v_k], .access t_X [.var v_i, .var v_k]])),
      Equation.mk
        t_Y
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
                        .fn (.builtin "/" .f32) [.access t_Q [.var v_i], .index .f32 (.var v_M)],
                        .fn (.literal .f32 1 100000) []]]],
            .access t_GAMMA [.var v_j]])]

/-- Implementation `lanes`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_gamma t_GAMMA [v_i0] [.var v_i0] none,
      Binding.mk a_y t_Y [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .allocate a_part [.const 32] <|
      .allocate a_ms [] <|
      .seq (.par v_t (.const 0) (.const 32) <|
        .seq (.assign a_part [.var v_t] (.fn (.literal .f32 0 1) [])) <|
        .scope [a_part] <|
          .for v_b (.const 0) (.div (.add (.var v_M) (.const 31)) 32) <|
            .ifte (.lt (.add (.mul 32 (.var v_b)) (.var v_t)) (.var v_M)) (
              .accumulate
                false
                (.builtin "+" .f32)
                a_part
                [.var v_t]
                (.fn
                  (.builtin "/" .f32)
                  [
                    .fn
                      (.builtin "*" .f32)
                      [
                        .read a_x [.var v_i, .add (.mul 32 (.var v_b)) (.var v_t)],
                        .read a_x [.var v_i, .add (.mul 32 (.var v_b)) (.var v_t)]],
                    .index .f32 (.var v_M)])
            ) (
              .skip
            )) <|
      .seq (.assign a_ms [] (.fn (.literal .f32 0 1) [])) <|
      .seq (.scope [a_ms] <|
        .for v_t (.const 0) (.const 32) <|
          .accumulate false (.builtin "+" .f32) a_ms [] (.read a_part [.var v_t])) <|
      .for v_j (.const 0) (.var v_M) <|
        .assign
          a_y
          [.var v_i, .var v_j]
          (.fn
            (.builtin "*" .f32)
            [
              .fn (.builtin "*" .f32) [.read a_x [.var v_i, .var v_j], .read a_gamma [.var v_j]],
              .fn
                (.builtin "rsqrt" .f32)
                [.fn (.builtin "+" .f32) [.read a_ms [], .fn (.literal .f32 1 100000) []]]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := UnfoldsTo I (.builtin "rsqrt" .f32) (fun v0 => (I.fn (.builtin "/" .f32) [I.fn (.literal .f32 1 1) [], I.fn (.builtin "sqrt" .f32) [v0]])) ∧ NumberLaws I .f32 ∧ DivLaw I (.builtin "/" .f32) (.builtin "*" .f32) (.literal .f32 1 1) ∧ Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) ∧ RightComm I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : UnfoldsTo I (.builtin "rsqrt" .f32) (fun v0 => (I.fn (.builtin "/" .f32) [I.fn (.literal .f32 1 1) [], I.fn (.builtin "sqrt" .f32) [v0]])) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : NumberLaws I .f32 := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : DivLaw I (.builtin "/" .f32) (.builtin "*" .f32) (.literal .f32 1 1) := hl.2.2.1
theorem law_3 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.2.2.2.1
theorem law_4 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2.2.2.2.1
theorem law_5 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl.2.2.2.2.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "/" .f32
abbrev f_3 : Fn := .builtin "*" .f32
abbrev f_4 : Fn := .builtin "sqrt" .f32
abbrev f_5 : Fn := .literal .f32 1 100000
abbrev f_6 : Fn := .builtin "rsqrt" .f32
abbrev f_7 : Fn := .literal .f32 1 1

abbrev base (E : Env) (N x_M : Int) : Env := ((E.set v_N N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c d : Int} (h0 : b < d) (h1 : 32 * d + a < c) : a + 32 * b < c :=
  by omega

theorem fact_1 {a b c d : Int} (h0 : b ≤ d) (h1 : 32 * d + a < c) : a + 32 * b < c :=
  by omega

theorem fact_2 {a b c d : Int} (h0 : c + 32 * a < d) (h1 : ¬ 32 * b + c < d) : a < b :=
  by omega

theorem fact_3 {a b c : Int} (h0 : 0 ≤ c) (h1 : c + 32 * a < b) : a < (max 0 ((b + 31) / 32)) :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : d = a) (h1 : d + b < c) : a + b < c :=
  by omega

theorem fact_5 {a b c d : Int} (h0 : a < d + 1) (h1 : d + b < c) : a + b < c :=
  by omega

theorem fact_6 {a b c : Int} (h0 : 0 ≤ c) (h1 : 32 * c + a < b) : a < b :=
  by omega

theorem fact_7 {a b c : Int} (h0 : b + 32 * a < c) : a < (-1) * b + (31 * b + c + 31) / 32 + (-1) + 1 :=
  by omega

theorem fact_8 {a b : Int} (h0 : a < 32) : a < (max b 31) + 1 :=
  by omega

theorem fact_9 {a b c : Int} (h0 : 0 ≤ c) (h1 : c + 32 * a < b) : a < (b + 31) / 32 + (-1) + 1 :=
  by omega

theorem fact_10 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) : 0 ≤ a + 32 * b :=
  by omega

theorem fact_11 {a b : Int} (h0 : 0 ≤ a) (h1 : a < 32) : (a + 32 * b) % 32 = a :=
  by omega

theorem fact_12 {a b : Int} (h0 : 0 ≤ a) (h1 : a < 32) : (a + 32 * b) / 32 = b :=
  by omega

theorem fact_13 {a : Int} : 0 ≤ a % 32 :=
  by omega

theorem fact_14 {a : Int} (h0 : 0 ≤ a) : 0 ≤ a / 32 :=
  by omega

theorem fact_15 {a b : Int} (h0 : a < b) : a % 32 + 32 * (a / 32) < b :=
  by omega

theorem fact_16 {a : Int} : a % 32 + 32 * (a / 32) = a :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 x_M i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ c0 + 32 * y_k0 < x_M)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_X [i, 32 * y_k0 + c0], M t_X [i, 32 * y_k0 + c0]], I.index .f32 x_M])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_M b i t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < b) ∧ t + 32 * y_k0 < x_M)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_X [i, 32 * y_k0 + t], M t_X [i, 32 * y_k0 + t]], I.index .f32 x_M])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_M i t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < t)) (body1 (fun y_k0 => I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k0 + 32 * y_k1 < x_M)) (body1 (fun y_k1 => I.fn f_2 [I.fn f_3 [M t_X [i, 32 * y_k1 + y_k0], M t_X [i, 32 * y_k1 + y_k0]], I.index .f32 x_M])))))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_M b i t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ b)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_X [i, 32 * y_k0 + t], M t_X [i, 32 * y_k0 + t]], I.index .f32 x_M])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_M i t : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ t)) (body1 (fun y_k0 => I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k0 + 32 * y_k1 < x_M)) (body1 (fun y_k1 => I.fn f_2 [I.fn f_3 [M t_X [i, 32 * y_k1 + y_k0], M t_X [i, 32 * y_k1 + y_k0]], I.index .f32 x_M])))))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_M i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_M)) (body1 (fun y_k0 => I.fn f_3 [M t_X [i, y_k0], M t_X [i, y_k0]])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_Q [i]) = (value_5 I M x_M i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M))) (.fn f_3 [.access t_X [.var v_i, .var v_k], .access t_X [.var v_i, .var v_k]])) ((base E N x_M).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds)
  (fun (k : Int) (h1 : 0 ≤ k ∧ k < x_M) => rfl))))

theorem equation_1 (i j : Int) (h0 : True) :
    (M t_Y [i, j]) = (I.fn f_3 [I.fn f_2 [M t_X [i, j], I.fn f_4 [I.fn f_0 [I.fn f_2 [M t_Q [i], I.index .f32 x_M], I.fn f_5 []]]], M t_GAMMA [j]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_3 [.fn f_2 [.access t_X [.var v_i, .var v_j], .fn f_4 [.fn f_0 [.fn f_2 [.access t_Q [.var v_i], .index .f32 (.var v_M)], .fn f_5 []]]], .access t_GAMMA [.var v_j]]) (((base E N x_M).set v_i i).set v_j j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_M : Int) : Heap V :=
  .points1 a_gamma
    (fun c0 => 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 => (M t_GAMMA [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points2 a_x
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_X [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_Y [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M i : Int) : Heap V :=
  ((known_1_0 I M x_M).and ((known_1_1 I M N x_M).and (known_1_2 I M x_M i)))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_M i t : Int) : Heap V :=
  .points1 a_part
    (fun c0 => 0 ≤ c0 ∧ c0 < t)
    (fun c0 => (value_0 I M c0 x_M i))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M i t : Int) : Heap V :=
  ((known_1_0 I M x_M).and ((known_2_1 I M x_M i t).and ((known_1_1 I M N x_M).and (known_1_2 I M x_M i))))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_M i t : Int) : Heap V :=
  .points1 a_part
    (fun c0 => 0 ≤ c0 ∧ c0 < t)
    (fun c0 => (value_0 I M c0 x_M i))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_M i t b : Int) : Heap V :=
  .points1 a_part
    (fun c0 => c0 = t)
    (fun c0 => (value_1 I M x_M b i t))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M i t b : Int) : Heap V :=
  ((known_1_0 I M x_M).and ((known_3_1 I M x_M i t).and ((known_3_2 I M x_M i t b).and ((known_1_1 I M N x_M).and (known_1_2 I M x_M i)))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 32 (.var v_b)) (.var v_t)) (.var v_M)) (
    .accumulate
      false
      f_0
      a_part
      [.var v_t]
      (.fn
        f_2
        [
          .fn
            f_3
            [
              .read a_x [.var v_i, .add (.mul 32 (.var v_b)) (.var v_t)],
              .read a_x [.var v_i, .add (.mul 32 (.var v_b)) (.var v_t)]],
          .index .f32 (.var v_M)])
      (fun e => (value_3 I M (e v_M) (e v_b) (e v_i) (e v_t)))
  ) (
    .skip
  )

theorem vc_3 (i t b : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ t) (h4 : t < 32) (h5 : 0 ≤ b) (h6 : b < (x_M + 31) / 32) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E N x_M)) a_part [32]) a_ms []) ((((base E N x_M).set v_i i).set v_t t).set v_b b) (known_3 I M N x_M i t b) :=
  (vc_if_of cond_holds (fun (h7 : 32 * b + t < x_M) => (vc_accumulate_of (value_1 I M x_M b i t)
  (I.fn f_2 [I.fn f_3 [M t_X [i, 32 * b + t], M t_X [i, 32 * b + t]], I.index .f32 x_M])
  ((at_right (at_right (at_left (at_points1 t rfl rfl))))
  : (known_3 I M N x_M i t b) ⟨a_part, [t]⟩ (value_1 I M x_M b i t)) (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 i (32 * b + t) ⟨⟨(int_c155 h5 h3), h7⟩, ⟨h1, h2⟩⟩ rfl)))))
  : (known_3 I M N x_M i t b) ⟨a_x, [i, 32 * b + t]⟩ (M t_X [i, 32 * b + t]))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 i (32 * b + t) ⟨⟨(int_c155 h5 h3), h7⟩, ⟨h1, h2⟩⟩ rfl)))))
  : (known_3 I M N x_M i t b) ⟨a_x, [i, 32 * b + t]⟩ (M t_X [i, 32 * b + t]))) ev_nil)))
  (ev_cons ev_index ev_nil)))
  ((append1 b 0 (b + 1) (fun q0 h8 => ⟨h8.1, (int_lab_taB h8.2)⟩) (fun q0 =>
  ⟨(fun h8 => ((Classical.em (q0 < b)).elim (fun h9 => (Or.inl ⟨⟨h8.1, h9⟩, (fact_0 h9 h7)⟩))
  (fun h9 => (Or.inr (int_lab_ntab_eab h8.2 h9))))), (fun h8 => (Or.elim h8 (fun h9 => ⟨h9.1.1, (int_tab_lab h9.1.2)⟩)
  (fun h9 => ⟨(int_lab_ecb_lac h5 h9), (int_eab_lab h9)⟩)))⟩) (fun q0 h8 => h8.1.2)
  (fun q0 h8 => rfl) rfl)
  : I.fn f_0 [value_1 I M x_M b i t, I.fn f_2 [I.fn f_3 [M t_X [i, 32 * b + t], M t_X [i, 32 * b + t]], I.index .f32 x_M]] = value_3 I M x_M b i t)))
  (fun (h7 : ¬ 32 * b + t < x_M) => vc_skip))

theorem kept_3 (i t b : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ t) (h4 : t < 32) (h5 : 0 ≤ b) (h6 : b < (x_M + 31) / 32) :
    Heap.Entails ((body_3 I M).post ((((base E N x_M).set v_i i).set v_t t).set v_b b) (known_3 I M N x_M i t b)) (known_3 I M N x_M i t (b + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_M i t (b + 1)) from
  (entails_and (entails_points1 (fun q1 h7 => (at_if_of cond_holds
  (fun (h8 : 32 * b + t < x_M) => (at_set_other (by decide) (at_left (at_points1 q1 h7 rfl))))
  (fun (h8 : ¬ 32 * b + t < x_M) => (at_left (at_points1 q1 h7 rfl))))))
  (entails_and (entails_points1 (fun q2 h7 => (at_if_of cond_holds (fun (h8 : 32 * b + t < x_M) =>
  (at_set_ne1 q2 t (int_tab_neab h7.2) (at_right (at_left (at_points1 q2 h7 rfl)))))
  (fun (h8 : ¬ 32 * b + t < x_M) => (at_right (at_left (at_points1 q2 h7 rfl)))))))
  (entails_and (entails_points1 (fun q3 h7 => (at_if_of cond_holds
  (fun (h8 : 32 * b + t < x_M) => (at_set_eq1 q3 t h7 ((reduce_congr1 (fun q4 =>
  ⟨(fun h9 => ⟨h9.1.1, (int_taB_lab h9.1.2)⟩), (fun h9 => ⟨⟨h9.1, (int_lab_taB h9.2)⟩, (fact_1 h9.2 h8)⟩)⟩)
  (fun q4 h9 => rfl)) : value_1 I M x_M (b + 1) i t = value_3 I M x_M b i t)))
  (fun (h8 : ¬ 32 * b + t < x_M) =>
  (at_right (at_right (at_left (at_points1 q3 h7 ((reduce_congr1 (fun q5 =>
  ⟨(fun h9 => ⟨⟨h9.1.1, (fact_2 h9.2 h8)⟩, h9.2⟩), (fun h9 => ⟨⟨h9.1.1, (int_tab_taB h9.1.2)⟩, h9.2⟩)⟩)
  (fun q5 h9 => rfl)) : value_1 I M x_M (b + 1) i t = value_1 I M x_M b i t))))))))) (entails_and
  (entails_points2 (fun q6 q7 h7 => (at_if_of cond_holds (fun (h8 : 32 * b + t < x_M) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_left (at_points2 q6 q7 h7 rfl)))))))
  (fun (h8 : ¬ 32 * b + t < x_M) =>
  (at_right (at_right (at_right (at_left (at_points2 q6 q7 h7 rfl)))))))))
  (entails_points2 (fun q8 q9 h7 => (at_if_of cond_holds (fun (h8 : 32 * b + t < x_M) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_right (at_points2 q8 q9 h7 rfl)))))))
  (fun (h8 : ¬ 32 * b + t < x_M) =>
  (at_right (at_right (at_right (at_right (at_points2 q8 q9 h7 rfl))))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_part [.var v_t] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_part] <|
    .for v_b (.const 0) (.div (.add (.var v_M) (.const 31)) 32)
      (fun e x => known_3 I M (e v_N) (e v_M) (e v_i) (e v_t) x) (body_3 I M)

theorem vc_2 (i t : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ t) (h4 : t < 32) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E N x_M)) a_part [32]) a_ms []) (((base E N x_M).set v_i i).set v_t t) (known_2 I M N x_M i t) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_allocated ⟨h3, h4, trivial⟩)) ev_const rfl)
  (vc_scope (vc_for_of 0 ((x_M + 31) / 32) rfl rfl (show Heap.Entails _ (known_3 I M N x_M i t 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q10 h5 =>
  (at_set_ne1 q10 t (int_tab_neab h5.2) (at_right (at_left (at_points1 q10 h5 rfl))))))
  (entails_and (entails_points1 (fun q11 h5 => (at_set_eq1 q11 t h5
  ((Eq.trans ((reduce_empty1 (fun q12 => (fun h6 => (int_lab_tba_F h6.1.1 h6.1.2))))
  : value_1 I M x_M 0 i t = I.fn f_1 []) rfl)
  : value_1 I M x_M 0 i t = I.fn f_1 []))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl)))))))))
  (fun b h5 h6 => (vc_3 N x_M hl hM i t b h0 h1 h2 h3 h4 h5 h6))
  (fun b h5 h6 => (kept_3 N x_M hl hM i t b h0 h1 h2 h3 h4 h5 h6)))))

theorem kept_2 (i t : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ t) (h4 : t < 32) :
    Heap.Entails ((body_2 I M).post (((base E N x_M).set v_i i).set v_t t) (known_2 I M N x_M i t)) (known_2 I M N x_M i (t + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun q13 h5 => (Or.elim (((Classical.em (q13 < t)).elim (fun h6 => (Or.inl ⟨h5.1, h6⟩))
  (fun h6 => (Or.inr (int_taB_ntab_eab h5.2 h6)))) : 0 ≤ q13 ∧ q13 < t ∨ q13 = t)
  (fun h6 => (at_right (at_left (at_points1 q13 h6 rfl))))
  (fun h6 => (at_right (at_right (at_left (at_points1 q13 h6 (reduce_congr1 (fun q14 =>
  ⟨(fun h7 => ⟨⟨h7.1, (fact_3 h5.1 h7.2)⟩, (fact_4 h6 h7.2)⟩), (fun h7 => ⟨h7.1.1, (fact_5 h5.2 h7.2)⟩)⟩)
  (fun q14 h7 =>
  (fn_congr2 (fn_congr2 (at_congr2 rfl (int_c207 h6)) (at_congr2 rfl (int_c207 h6))) rfl)))))))))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_right (entails_right (entails_right (entails_right entails_refl)))))))
  : Heap.Entails (known_3 I M N x_M i t (max 0 ((x_M + 31) / 32))) (known_2 I M N x_M i (t + 1)))

theorem race_2 (i : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (h1 : 0 ≤ i) (h2 : i < N) :
    ParVC I 0 32 (body_2 I M).erase (fun t => (((base E N x_M).set v_i i).set v_t t)) (fun t => (body_2 I M).post (((base E N x_M).set v_i i).set v_t t) (known_2 I M N x_M i t)) :=
  (race_arrays [a_part] rfl rfl
  (all_cons (apart1 (fun t c0 => c0 = t) (fun t c0 => c0 = t ∧ t < x_M)
  (fun t h3 h4 => (w_seq (w_assign1 t rfl) (w_scope (w_for 0 ((x_M + 31) / 32) rfl rfl
  (fun b h5 h6 => (w_if_of cond_holds (fun (h7 : 32 * b + t < x_M) => (w_accumulate1 t rfl))
  (fun (h7 : ¬ 32 * b + t < x_M) => (w_none rfl)))))))) (fun t h3 h4 => (r_seq (r_none rfl)
  (r_scope (r_for 0 ((x_M + 31) / 32) rfl rfl (fun b h5 h6 => (r_if_of cond_holds
  (fun (h7 : 32 * b + t < x_M) => (r_accumulate1 (x_none rfl) t ⟨rfl, ((fact_6 h5 h7) : t < x_M)⟩))
  (fun (h7 : ¬ 32 * b + t < x_M) => (r_none rfl)))))))) (fun t y_y c0 h3 h4 h5 h6 h7 h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8 h9.1 h7)), (int_eab_nebc_neac h8 h7)⟩)) all_nil))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_M i t : Int) : Heap V :=
  .points0 a_ms
    (True)
    ((value_2 I M x_M i t))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points1 a_part
    (fun c0 => 0 ≤ c0 ∧ c0 < 32)
    (fun c0 => (value_0 I M c0 x_M i))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M i t : Int) : Heap V :=
  ((known_1_0 I M x_M).and ((known_4_1 I M x_M i t).and ((known_4_2 I M x_M i).and ((known_1_1 I M N x_M).and (known_1_2 I M x_M i)))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_ms [] (.read a_part [.var v_t])
    (fun e => (value_4 I M (e v_M) (e v_i) (e v_t)))

theorem vc_4 (i t : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ t) (h4 : t < 32) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E N x_M)) a_part [32]) a_ms []) (((base E N x_M).set v_i i).set v_t t) (known_4 I M N x_M i t) :=
  (vc_accumulate_of (value_2 I M x_M i t) (value_0 I M t x_M i)
  ((at_right (at_left (at_points0 trivial rfl)))
  : (known_4 I M N x_M i t) ⟨a_ms, []⟩ (value_2 I M x_M i t))
  (ev_read ((at_right (at_right (at_left (at_points1 t ⟨h3, h4⟩ rfl))))
  : (known_4 I M N x_M i t) ⟨a_part, [t]⟩ (value_0 I M t x_M i)))
  ((append1 t 0 (t + 1) (fun q16 h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)
  (fun q16 => ⟨(fun h5 => ((Classical.em (q16 < t)).elim (fun h6 => (Or.inl ⟨h5.1, h6⟩))
  (fun h6 => (Or.inr (int_lab_ntab_eab h5.2 h6))))), (fun h5 => (Or.elim h5 (fun h6 => ⟨h6.1, (int_tab_lab h6.2)⟩)
  (fun h6 => ⟨(int_lab_ecb_lac h3 h6), (int_eab_lab h6)⟩)))⟩) (fun q16 h5 => h5.2)
  (fun q16 h5 => rfl) rfl)
  : I.fn f_0 [value_2 I M x_M i t, value_0 I M t x_M i] = value_4 I M x_M i t))

theorem kept_4 (i t : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ t) (h4 : t < 32) :
    Heap.Entails ((body_4 I M).post (((base E N x_M).set v_i i).set v_t t) (known_4 I M N x_M i t)) (known_4 I M N x_M i (t + 1)) :=
  (show Heap.Entails _ (known_4 I M N x_M i (t + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points0 (fun h5 => (at_set_eq0 ((reduce_congr1
  (fun q17 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q17 h6 => rfl)) : value_2 I M x_M i (t + 1) = value_4 I M x_M i t))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points0 a_ms
    (True)
    ((value_2 I M x_M i 32))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (x_M i j : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_Y [c0, c1]))

noncomputable def known_5 (I : Interp V) (M : Model V) (N x_M i j : Int) : Heap V :=
  ((known_1_0 I M x_M).and ((known_5_1 I M x_M i).and ((known_1_1 I M N x_M).and (known_5_3 I M x_M i j))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_y
    [.var v_i, .var v_j]
    (.fn
      f_3
      [
        .fn f_3 [.read a_x [.var v_i, .var v_j], .read a_gamma [.var v_j]],
        .fn
          f_6
          [.fn f_0 [.read a_ms [], .fn f_5 []]]])
    (fun e => (M t_Y [(e v_i), (e v_j)]))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_M i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k0 ∧ y_k0 < 32) ∧ 0 ≤ y_k1 ∧ y_k0 + 32 * y_k1 < x_M)) (body2 (fun y_k0 y_k1 => I.fn f_3 [M t_X [i, 32 * y_k1 + y_k0], M t_X [i, 32 * y_k1 + y_k0]])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (x_M i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 32)) (body1 (fun y_k0 => I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k0 + 32 * y_k1 < x_M)) (body1 (fun y_k1 => I.fn f_3 [M t_X [i, 32 * y_k1 + y_k0], M t_X [i, 32 * y_k1 + y_k0]])))))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (x_M i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], I.fn f_1 []])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 32)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k0 + 32 * y_k1 < x_M)) (body1 (fun y_k1 => I.fn f_3 [M t_X [i, 32 * y_k1 + y_k0], M t_X [i, 32 * y_k1 + y_k0]]))])))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (x_M i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], I.fn f_1 []])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 32)) (body1 (fun y_k0 => I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k1 => 0 ≤ y_k1 ∧ y_k0 + 32 * y_k1 < x_M)) (body1 (fun y_k1 => I.fn f_2 [I.fn f_3 [M t_X [i, 32 * y_k1 + y_k0], M t_X [i, 32 * y_k1 + y_k0]], I.index .f32 x_M])))))

noncomputable abbrev value_10 (I : Interp V) (M : Model V) (q36 x_M i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ q36 + 32 * y_k0 < x_M)) (body1 (fun y_k0 => I.fn f_3 [M t_X [i, 32 * y_k0 + q36], M t_X [i, 32 * y_k0 + q36]])))

noncomputable abbrev value_11 (I : Interp V) (M : Model V) (q36 x_M i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], I.fn f_1 []])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ q36 + 32 * y_k0 < x_M)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], I.fn f_3 [M t_X [i, 32 * y_k0 + q36], M t_X [i, 32 * y_k0 + q36]]])))

noncomputable abbrev value_12 (I : Interp V) (M : Model V) (q36 x_M i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], I.fn f_1 []])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ q36 + 32 * y_k0 < x_M)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_X [i, 32 * y_k0 + q36], M t_X [i, 32 * y_k0 + q36]], I.index .f32 x_M])))

theorem vc_5 (i j : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_5 I M).vc I (allocated (allocated (impl.HasCell spec (base E N x_M)) a_part [32]) a_ms []) (((base E N x_M).set v_i i).set v_j j) (known_5 I M N x_M i j) :=
  (vc_assign_of
  (I.fn f_3 [I.fn f_3 [M t_X [i, j], M t_GAMMA [j]], I.fn f_6 [I.fn f_0 [value_2 I M x_M i 32, I.fn f_5 []]]])
  (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_y t_Y [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_Y [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩) shape_a_y rfl rfl ⟨h1, h3⟩)))
  (ev_fn (ev_cons
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_left (at_points2 i j ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_5 I M N x_M i j) ⟨a_x, [i, j]⟩ (M t_X [i, j]))) (ev_cons
  (ev_read ((at_left (at_points1 j ⟨h3, h4⟩ rfl)) : (known_5 I M N x_M i j) ⟨a_gamma, [j]⟩ (M t_GAMMA [j])))
  ev_nil)))
  (ev_cons (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points0 trivial rfl)))
  : (known_5 I M N x_M i j) ⟨a_ms, []⟩ (value_2 I M x_M i 32))) (ev_cons ev_const ev_nil))) ev_nil))
  ev_nil))) ((Eq.trans ((Eq.trans ((fn_congr2 (fn_congr2 rfl rfl) (Eq.trans ((unfolded (law_0 hl))
  : I.fn f_6 [I.fn f_0 [value_2 I M x_M i 32, I.fn f_5 []]] = I.fn f_2 [I.fn f_7 [], I.fn f_4 [I.fn f_0 [value_2 I M x_M i 32, I.fn f_5 []]]])
  (fn_congr2 rfl (fn_congr1 (fn_congr2 (Eq.trans ((Eq.trans ((Eq.trans
  ((reduce_start (((show ∀ v0 : V, (I.fn f_1 []) = (I.fn f_3 [I.fn f_2 [I.fn f_7 [], v0], I.fn f_1 []]) from by intro v0; obtain ⟨_, e⟩ := ((law_1 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_2 hl)).exists_inv; simp only [d, e]; grind)
  (I.index .f32 x_M))
  : I.fn f_1 [] = I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], I.fn f_1 []]))
  : value_2 I M x_M i 32 = value_9 I M x_M i)
  (reduce_congr1 (fun q36 => ⟨(fun h5 => h5), (fun h5 => h5)⟩) (fun q36 h5 => (Eq.trans ((Eq.trans
  ((reduce_start (((show ∀ v0 : V, (I.fn f_1 []) = (I.fn f_3 [I.fn f_2 [I.fn f_7 [], v0], I.fn f_1 []]) from by intro v0; obtain ⟨_, e⟩ := ((law_1 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_2 hl)).exists_inv; simp only [d, e]; grind)
  (I.index .f32 x_M))
  : I.fn f_1 [] = I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], I.fn f_1 []]))
  : value_0 I M q36 x_M i = value_12 I M q36 x_M i)
  (reduce_congr1 (fun q38 => ⟨(fun h6 => h6), (fun h6 => h6)⟩) (fun q38 h6 =>
  ((show ∀ v0 v1 : V, (I.fn f_2 [I.fn f_3 [v0, v0], v1]) = (I.fn f_3 [I.fn f_2 [I.fn f_7 [], v1], I.fn f_3 [v0, v0]]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_1 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_2 hl)).exists_inv; simp only [d, e]; grind)
  (M t_X [i, 32 * q38 + q36]) (I.index .f32 x_M)))))
  : value_0 I M q36 x_M i = value_11 I M q36 x_M i)
  (Eq.symm (sum_scaled (law_1 hl) (finite1 0 ((-1) * q36 + (31 * q36 + x_M + 31) / 32 + (-1) + 1)
  (fun (q38 : Int) (h6 : 0 ≤ q38 ∧ q36 + 32 * q38 < x_M) =>
  ⟨h6.1, ((fact_7 h6.2) : q38 < (-1) * q36 + (31 * q36 + x_M + 31) / 32 + (-1) + 1)⟩))))))))
  : value_2 I M x_M i 32 = value_8 I M x_M i) (Eq.symm (sum_scaled (law_1 hl) (finite1 0 (31 + 1)
  (fun (q36 : Int) (h5 : 0 ≤ q36 ∧ q36 < 32) => ⟨h5.1, ((int_c462 h5.2) : q36 < 31 + 1)⟩)))))
  : value_2 I M x_M i 32 = I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], value_7 I M x_M i])
  (fn_congr2 rfl (flatten11 (law_3 hl) (law_4 hl) (finite1 0 (31 + 1)
  (fun (q42 : Int) (h5 : 0 ≤ q42 ∧ q42 < 32) => ⟨h5.1, ((int_c462 h5.2) : q42 < 31 + 1)⟩))
  (finite2 0 ((max (x_M + (-1)) 31) + 1) 0 ((x_M + 31) / 32 + (-1) + 1)
  (fun (q42 q43 : Int) (h5 : (0 ≤ q42 ∧ q42 < 32) ∧ 0 ≤ q43 ∧ q42 + 32 * q43 < x_M) =>
  ⟨h5.1.1, ⟨((fact_8 h5.1.2) : q42 < (max (x_M + (-1)) 31) + 1), ⟨h5.2.1, ((fact_9 h5.1.1 h5.2.2) : q43 < (x_M + 31) / 32 + (-1) + 1)⟩⟩⟩)))))
  rfl)))))
  : I.fn f_3 [I.fn f_3 [M t_X [i, j], M t_GAMMA [j]], I.fn f_6 [I.fn f_0 [value_2 I M x_M i 32, I.fn f_5 []]]] = I.fn f_3 [I.fn f_3 [M t_X [i, j], M t_GAMMA [j]], I.fn f_2 [I.fn f_7 [], I.fn f_4 [I.fn f_0 [I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], value_6 I M x_M i], I.fn f_5 []]]]])
  (Eq.trans
  (((show ∀ v0 v1 v2 : V, (I.fn f_3 [I.fn f_3 [v0, v1], I.fn f_2 [I.fn f_7 [], v2]]) = (I.fn f_3 [I.fn f_2 [v0, v2], v1]) from by intro v0 v1 v2; obtain ⟨_, e⟩ := ((law_1 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_2 hl)).exists_inv; simp only [d, e]; grind)
  (M t_X [i, j]) (M t_GAMMA [j])
  (I.fn f_4 [I.fn f_0 [I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], value_6 I M x_M i], I.fn f_5 []]]))
  : I.fn f_3 [I.fn f_3 [M t_X [i, j], M t_GAMMA [j]], I.fn f_2 [I.fn f_7 [], I.fn f_4 [I.fn f_0 [I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], value_6 I M x_M i], I.fn f_5 []]]]] = I.fn f_3 [I.fn f_2 [M t_X [i, j], I.fn f_4 [I.fn f_0 [I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], value_6 I M x_M i], I.fn f_5 []]]], M t_GAMMA [j]])
  (Eq.symm (fn_congr2 (fn_congr2 rfl (fn_congr1 (fn_congr2 (Eq.trans
  (((show ∀ v0 v1 : V, (I.fn f_2 [v0, v1]) = (I.fn f_3 [I.fn f_2 [I.fn f_7 [], v1], v0]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_1 hl)).exists_ring; obtain ⟨inv, d⟩ := ((law_2 hl)).exists_inv; simp only [d, e]; grind)
  (value_5 I M x_M i) (I.index .f32 x_M))
  : I.fn f_2 [value_5 I M x_M i, I.index .f32 x_M] = I.fn f_3 [I.fn f_2 [I.fn f_7 [], I.index .f32 x_M], value_5 I M x_M i])
  (Eq.symm (fn_congr2 (fn_congr2 rfl rfl)
  (reindex21 (law_5 hl) (fun q98 q99 => (q98 + 32 * q99)) (fun q100 => (q100 % 32))
  (fun q100 => (q100 / 32)) (finite2 0 ((max (x_M + (-1)) 31) + 1) 0 ((x_M + 31) / 32 + (-1) + 1)
  (fun (q98 q99 : Int) (h5 : (0 ≤ q98 ∧ q98 < 32) ∧ 0 ≤ q99 ∧ q98 + 32 * q99 < x_M) =>
  ⟨h5.1.1, ⟨((fact_8 h5.1.2) : q98 < (max (x_M + (-1)) 31) + 1), ⟨h5.2.1, ((fact_9 h5.1.1 h5.2.2) : q99 < (x_M + 31) / 32 + (-1) + 1)⟩⟩⟩))
  (finite1 0 (x_M + (-1) + 1)
  (fun (q100 : Int) (h5 : 0 ≤ q100 ∧ q100 < x_M) => ⟨h5.1, ((int_c3 h5.2) : q100 < x_M + (-1) + 1)⟩))
  (fun (q98 q99 : Int) (h5 : (0 ≤ q98 ∧ q98 < 32) ∧ 0 ≤ q99 ∧ q98 + 32 * q99 < x_M) =>
  ⟨⟨((fact_10 h5.1.1 h5.2.1) : 0 ≤ q98 + 32 * q99), h5.2.2⟩, ⟨((fact_11 h5.1.1 h5.1.2) : (q98 + 32 * q99) % 32 = q98), ((fact_12 h5.1.1 h5.1.2) : (q98 + 32 * q99) / 32 = q99)⟩⟩)
  (fun (q100 : Int) (h5 : 0 ≤ q100 ∧ q100 < x_M) =>
  (⟨⟨⟨fact_13, int_c193⟩, ⟨(fact_14 h5.1), (fact_15 h5.2)⟩⟩, fact_16⟩
  : ((0 ≤ q100 % 32 ∧ q100 % 32 < 32) ∧ 0 ≤ q100 / 32 ∧ q100 % 32 + 32 * (q100 / 32) < x_M) ∧ q100 % 32 + 32 * (q100 / 32) = q100))
  (fun (q98 q99 : Int) (h5 : (0 ≤ q98 ∧ q98 < 32) ∧ 0 ≤ q99 ∧ q98 + 32 * q99 < x_M) =>
  ((fn_congr2 (at_congr2 rfl int_add_comm) (at_congr2 rfl int_add_comm))
  : I.fn f_3 [M t_X [i, 32 * q99 + q98], M t_X [i, 32 * q99 + q98]] = I.fn f_3 [M t_X [i, q98 + 32 * q99], M t_X [i, q98 + 32 * q99]]))))))
  rfl))) rfl))))
  : I.fn f_3 [I.fn f_3 [M t_X [i, j], M t_GAMMA [j]], I.fn f_6 [I.fn f_0 [value_2 I M x_M i 32, I.fn f_5 []]]] = I.fn f_3 [I.fn f_2 [M t_X [i, j], I.fn f_4 [I.fn f_0 [I.fn f_2 [value_5 I M x_M i, I.index .f32 x_M], I.fn f_5 []]]], M t_GAMMA [j]])
  (Eq.symm (Eq.trans ((equation_1 N x_M hl hM i j trivial)
  : M t_Y [i, j] = I.fn f_3 [I.fn f_2 [M t_X [i, j], I.fn f_4 [I.fn f_0 [I.fn f_2 [M t_Q [i], I.index .f32 x_M], I.fn f_5 []]]], M t_GAMMA [j]])
  (fn_congr2
  (fn_congr2 rfl (fn_congr1 (fn_congr2 (fn_congr2 (equation_0 N x_M hl hM i trivial) rfl) rfl)))
  rfl))))
  : I.fn f_3 [I.fn f_3 [M t_X [i, j], M t_GAMMA [j]], I.fn f_6 [I.fn f_0 [value_2 I M x_M i 32, I.fn f_5 []]]] = M t_Y [i, j]))

theorem kept_5 (i j : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_5 I M).post (((base E N x_M).set v_i i).set v_j j) (known_5 I M N x_M i j)) (known_5 I M N x_M i (j + 1)) :=
  (show Heap.Entails _ (known_5 I M N x_M i (j + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun q101 q102 h5 => (Or.elim h5 (fun h6 => ((Classical.em (q101 = i ∧ q102 = j)).elim (fun h7 =>
  (at_set_eq2 q101 q102 i j h7 ((at_congr2 h6.1 h7.2) : M t_Y [q101, q102] = M t_Y [i, j])))
  (fun h7 => (at_set_ne2 q101 q102 i j h7
  (at_right (at_right (at_right (at_points2 q101 q102 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl))))))))
  (fun h6 => (at_set_ne2 q101 q102 i j (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_right (at_right (at_right (at_points2 q101 q102 (Or.inr h6) rfl)))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_part [.const 32] <|
  .allocate a_ms [] <|
  .seq (.par v_t (.const 0) (.const 32)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_i) x) (body_2 I M)) <|
  .seq (.assign a_ms [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_ms] <|
    .for v_t (.const 0) (.const 32)
      (fun e x => known_4 I M (e v_N) (e v_M) (e v_i) x) (body_4 I M)) <|
  .for v_j (.const 0) (.var v_M)
    (fun e x => known_5 I M (e v_N) (e v_M) (e v_i) x) (body_5 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_i i) (known_1 I M N x_M i) :=
  (vc_allocate (vc_allocate (vc_seq (vc_par_of 0 32 rfl rfl (show Heap.Entails _ (known_2 I M N x_M i 0) from
  (entails_and (entails_without (avoids_points1 (by decide))
  (entails_without (avoids_points1 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_points1 (fun q15 h3 => (False.elim (int_lab_tba_F h3.1 h3.2))))
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl))))
  (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_right entails_refl))))))))
  (fun t h3 h4 => (vc_2 N x_M hl hM i t h0 h1 h2 h3 h4))
  (fun t h3 h4 => (kept_2 N x_M hl hM i t h0 h1 h2 h3 h4)) (race_2 N x_M hl hM i h0 h1 h2))
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated trivial) ev_const rfl)
  (vc_seq (vc_scope (vc_for_of 0 32 rfl rfl (show Heap.Entails _ (known_4 I M N x_M i 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points0 (fun h3 =>
  (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q18 => (fun h4 => (int_lab_tba_F h4.1 h4.2))))
  : value_2 I M x_M i 0 = I.fn f_1 []) rfl)
  : value_2 I M x_M i 0 = I.fn f_1 [])))) (entails_and
  (entails_points1 (fun q19 h3 => (at_set_other (by decide) (at_right (at_left (at_points1 q19 h3 rfl))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl)))))))))
  (fun t h3 h4 => (vc_4 N x_M hl hM i t h0 h1 h2 h3 h4))
  (fun t h3 h4 => (kept_4 N x_M hl hM i t h0 h1 h2 h3 h4))))
  (vc_for_of 0 x_M rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points0 (fun h3 => (at_right (at_left (at_points0 h3 rfl)))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun q103 q104 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_right (at_right (at_points2 q103 q104 h4 rfl))))))))))))
  : Heap.Entails (known_4 I M N x_M i 32) (known_5 I M N x_M i 0))
  (fun j h3 h4 => (vc_5 N x_M hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_5 N x_M hl hM i j h0 h1 h2 h3 h4))))))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) (known_1 I M N x_M (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N x_M (i + 1)) from
  (entails_and (entails_restore (avoids_points1 (by decide))
  (entails_restore (avoids_points1 (by decide)) (entails_left entails_refl))) (entails_and
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points2 (fun q105 q106 h3 => (at_restore (by decide)
  (at_restore (by decide) ((at_right (at_right (at_right (at_points2 q105 q106
  ((Classical.em (q105 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl))))
  : (known_5 I M N x_M i (max 0 x_M)) ⟨a_y, [q105, q106]⟩ (M t_Y [q105, q106])))))))))

theorem race_1 (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N x_M).set v_i i)) (fun i => (body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M) (fun i c0 c1 => (1 : Int) < 0)
  (fun i h1 h2 => (w_allocate (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_for 0 x_M rfl rfl (fun j h3 h4 => (w_assign2 i j ⟨rfl, ⟨h3, h4⟩⟩)))))))))
  (fun i h1 h2 => (r_none rfl)) (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) :
    (program I M).vc I (impl.HasCell spec (base E N x_M)) (base E N x_M) (impl.inputHeap spec (base E N x_M) M) :=
  (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M 0) from (entails_and (entails_points1 (fun q107 h1 =>
  (at_input (R := (Region.mk t_GAMMA [(.const 0, .var v_M)])) (b := (Binding.mk a_gamma t_GAMMA [v_i0] [.var v_i0] none)) (p := [q107]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q107, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q108 q109 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q108, q109]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q108, _, rfl, h1.2.1, h1.2.2, q109, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q110 q111 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2)))))))
  (fun i h1 h2 => (vc_1 N x_M hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N x_M hl hM i h0 h1 h2))
  (race_1 N x_M hl hM h0))

theorem output_0_2 (q112 q113 : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (h1 : 0 ≤ q112) (h2 : q112 < N) (h3 : 0 ≤ q113) (h4 : q113 < x_M) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_y, [q112, q113]⟩ (M t_Y [q112, q113]) :=
  ((at_right (at_right (at_points2 q112 q113 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))
  : (known_1 I M N x_M (max 0 N)) ⟨a_y, [q112, q113]⟩ (M t_Y [q112, q113]))

end

theorem consistent (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) : spec.Consistent (base E N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M) :=
  solvable_layers (consistent E N x_M h0)
    (fun at_ => if at_ = t_Q then 0 else if at_ = t_Y then 1 else 0) (by decide)

theorem placed (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) : impl.LayoutOk spec (base E N x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_Q then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_Y then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside N x_M) (base E N x_M) t_Y [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M))) (.fn (.builtin "*" .f32) [.access t_X [.var v_i, .var v_k], .access t_X [.var v_i, .var v_k]])) ((base E N x_M).set v_i i) :=
  (defined_reduce_some1 0 x_M (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_M) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_M) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩))) defined_nil)))))

theorem defined_1 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.fn (.builtin "*" .f32) [.fn (.builtin "/" .f32) [.access t_X [.var v_i, .var v_j], .fn (.builtin "sqrt" .f32) [.fn (.builtin "+" .f32) [.fn (.builtin "/" .f32) [.access t_Q [.var v_i], .index .f32 (.var v_M)], .fn (.literal .f32 1 100000) []]]], .access t_GAMMA [.var v_j]]) (((base E N x_M).set v_i i).set v_j j) :=
  (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, j]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, j, _, rfl, h2.1.1, h2.1.2, rfl⟩)))
  (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_equation (p := [i]) (.head _) rfl rfl rfl (h2.2 : 0 ≤ i ∧ i < N)
  (cond_holds.2 (h1 : True)))) (defined_cons defined_index defined_nil)))
  (defined_cons (defined_fn defined_nil) defined_nil))) defined_nil)) defined_nil)))
  (defined_cons (defined_access (given_input (p := [j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))

theorem defined (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 1 ≤ x_M ∧ x_M ≤ 16777216) : spec.Defined (base E N x_M) :=
  defined_of (inside N x_M)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N x_M h0 i hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_1 E N x_M h0 i j hg hk))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (0 ≤ (E v_N) ∧ 1 ≤ (E v_M) ∧ (E v_M) ≤ 16777216))
    (fun E => base E (E v_N) (E v_M)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) a) (fun E a => placed E (E v_N) (E v_M) a)
    (fun E a => consistent E (E v_N) (E v_M) a) (fun E a => solvable E (E v_N) (E v_M) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_N) (E v_M) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil))


end Redverify.Certificate.lanes
