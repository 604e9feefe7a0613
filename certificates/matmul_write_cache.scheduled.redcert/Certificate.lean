module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `i` -/ abbrev v_i : Var := 0
/-- `j` -/ abbrev v_j : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `i1` -/ abbrev v_i1 : Var := 4
/-- `i_0` -/ abbrev v_i_0 : Var := 5
/-- `j_0` -/ abbrev v_j_0 : Var := 6
/-- `i_1` -/ abbrev v_i_1 : Var := 7
/-- `j_1` -/ abbrev v_j_1 : Var := 8
/-- `v_i` -/ abbrev v_v_i : Var := 9
/-- `v_j` -/ abbrev v_v_j : Var := 10
/-- `ax0` -/ abbrev v_ax0 : Var := 11
/-- `ax1` -/ abbrev v_ax1 : Var := 12
/-- `v0` -/ abbrev v_v0 : Var := 13
/-- `v1` -/ abbrev v_v1 : Var := 14
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `c_local` -/ abbrev a_c_local : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `main`. -/
def spec : Spec where
  assumptions := []
  inputs :=
    [
      Region.mk t_A [(.const 0, .const 64), (.const 0, .const 64)],
      Region.mk t_B [(.const 0, .const 64), (.const 0, .const 64)]]
  outputs := [Region.mk t_C [(.const 0, .const 64), (.const 0, .const 64)]]
  equations :=
    [
      Equation.mk
        t_C
        [v_i, v_j]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64)))
          (.fn
            (.builtin "*" .f32)
            [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i_0 (.const 0) (.const 4) <|
      .for v_j_0 (.const 0) (.const 4) <|
        .allocate a_c_local [.const 64, .const 64] <|
        .seq (.scope [a_c_local] <|
          .for v_k (.const 0) (.const 64) <|
            .for v_i_1 (.const 0) (.const 16) <|
              .for v_j_1 (.const 0) (.const 16) <|
                .letin v_v_i (.add (.mul 16 (.var v_i_0)) (.var v_i_1)) <|
                .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) <|
                .seq (.ifte (.eq (.var v_k) (.const 0)) (
                  .assign a_c_local [.var v_v_i, .var v_v_j] (.fn (.literal .f32 0 1) [])
                ) (
                  .skip
                )) <|
                .accumulate
                  false
                  (.builtin "+" .f32)
                  a_c_local
                  [.var v_v_i, .var v_v_j]
                  (.fn (.builtin "*" .f32) [.read a_a [.var v_v_i, .var v_k], .read a_b [.var v_k, .var v_v_j]])) <|
        .for v_ax0 (.const 0) (.const 16) <|
          .for v_ax1 (.const 0) (.const 16) <|
            .letin v_v0 (.add (.mul 16 (.var v_i_0)) (.var v_ax0)) <|
            .letin v_v1 (.add (.mul 16 (.var v_j_0)) (.var v_ax1)) <|
            .assign a_c [.var v_v0, .var v_v1] (.read a_c_local [.var v_v0, .var v_v1])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a x_b x_c : Int} (h0 : 0 < x_c) : x_a + x_b < x_b + 16 * x_c + x_a :=
  by omega

theorem fact_1 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_d) (h1 : ¬ x_c = x_d) : x_a + x_b + 16 * x_c < x_b + 16 * x_d + x_a :=
  by omega

theorem fact_2 {x_a x_b x_c x_d : Int} (h0 : x_c + x_d + 16 * x_a < x_d + 16 * x_b + x_c) : x_a ≤ x_b :=
  by omega

theorem fact_3 {x_a x_b x_c x_d : Int} (h0 : x_c + x_d + 16 * x_a < x_d + 16 * x_b + x_c) : x_a < x_b :=
  by omega

theorem fact_4 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_a ≤ x_b) (h1 : x_c = x_a) (h2 : x_d = x_e + x_f) (h3 : x_d + 16 * x_b < x_e + 16 * x_c + x_f) : False :=
  by omega

theorem fact_5 {x_a x_b x_c x_d x_e : Int} (h0 : x_c ≤ x_d) (h1 : x_e < 16) (h2 : x_d + 16 * x_a < x_e + 16 * x_b + x_c) : x_a ≤ x_b :=
  by omega

theorem fact_6 {x_a x_b x_c x_d x_e : Int} (h0 : x_b ≤ x_d) (h1 : x_a ≤ x_e + 15) (h2 : 0 ≤ x_c) (h3 : ¬ x_b = x_d) : x_a + 16 * x_b < x_c + 16 * x_d + x_e :=
  by omega

theorem fact_7 {x_a x_b x_c x_d : Int} (h0 : x_a = 0) (h1 : x_b = x_c + x_d) (h2 : x_b < x_c + 16 * x_a + x_d) : False :=
  by omega

theorem fact_8 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d + 15) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : ¬ x_c = 0) : x_a < x_b + 16 * x_c + x_d :=
  by omega

theorem fact_9 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d + 15) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_c) (h3 : x_a < x_b + 1 + 16 * x_c + x_d) (h4 : ¬ x_a = x_b + x_d) : x_a < x_b + 16 * x_c + x_d :=
  by omega

theorem fact_10 {x_a x_b x_c x_d x_e : Int} (h0 : x_b = x_d) (h1 : x_a + 16 * x_b < x_c + 1 + 16 * x_d + x_e) (h2 : ¬ x_a = x_c + x_e) : x_a + 16 * x_b < x_c + 16 * x_d + x_e :=
  by omega

theorem fact_11 {x_a x_b x_c x_d x_e : Int} (h0 : x_e ≤ x_a) (h1 : x_a ≤ x_e + 15) (h2 : 0 ≤ x_c) (h3 : x_c < 16) (h4 : x_a + 16 * x_b < x_c + 1 + 16 * x_d + x_e) (h5 : ¬ x_b = x_d) : x_a + 16 * x_b < x_c + 16 * x_d + x_e :=
  by omega

theorem fact_12 {x_a x_b x_c x_d x_e : Int} (h0 : x_b = x_d) (h1 : x_a = x_c + x_e) : x_a + 16 * x_b < x_c + 1 + 16 * x_d + x_e :=
  by omega

theorem fact_13 {x_a x_b x_c : Int} (h0 : x_b ≤ x_c) (h1 : x_c < 0 + 16 * x_a + x_b) : 0 < x_a :=
  by omega

theorem fact_14 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_d) (h1 : x_d + 16 * x_a < 0 + 16 * x_b + x_c) : x_a < x_b :=
  by omega

theorem fact_15 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d + 15) (h1 : x_b < x_c) : x_a + 16 * x_b < 0 + 16 * x_c + x_d :=
  by omega

theorem fact_16 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + 15) (h1 : 0 ≤ x_b) : x_a < 16 + 16 * x_b + x_c :=
  by omega

theorem fact_17 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d + 15) (h1 : x_b < x_c + 1) : x_a + 16 * x_b < 16 + 16 * x_c + x_d :=
  by omega

theorem fact_18 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_d) (h1 : x_d + 16 * x_a < 16 + 16 * x_b + x_c) : x_a < x_b + 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 y_c1 x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0, y_k0], M t_B [y_k0, y_c1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 y_c1 x_i_0 x_i_1 x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_c0 + 16 * y_k0 < x_i_1 + 16 * x_k + 16 * x_i_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0, y_k0], M t_B [y_k0, y_c1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_c0 y_c1 x_i_0 x_i_1 x_j_0 x_j_1 x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_k0 = x_k ∧ y_c0 = x_i_1 + 16 * x_i_0) ∧ y_c1 < x_j_1 + 16 * x_j_0 ∨ 0 ≤ y_k0 ∧ y_c0 + 16 * y_k0 < x_i_1 + 16 * x_k + 16 * x_i_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0, y_k0], M t_B [y_k0, y_c1]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_i_0 x_i_1 x_j_0 x_j_1 x_k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [16 * x_i_0 + x_i_1, y_k0], M t_B [y_k0, 16 * x_j_0 + x_j_1]])))

theorem equation_0 (x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : True) :
    (M t_C [x_i, x_j]) = (value_0 I M x_i x_j 64) :=
  (Eq.trans (hM _ (.head _) [x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E).set v_i x_i).set v_j x_j) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < 64) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < 64)
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_b
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < 64)
    (fun y_c0 y_c1 => (M t_B [y_c0, y_c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_i_0 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < 16 * x_i_0)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_i_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_1_2 I M x_i_0)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_i_0 x_j_0 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 16 * x_j_0) ∧ 16 * x_i_0 ≤ y_c0 ∧ y_c0 ≤ 16 * x_i_0 + 15 ∨ (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < 16 * x_i_0)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_i_0 x_j_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_2_2 I M x_i_0 x_j_0)))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (x_i_0 x_j_0 x_k : Int) : Heap V :=
  .points2 a_c_local
    (fun y_c0 y_c1 => ((16 * x_j_0 ≤ y_c1 ∧ y_c1 ≤ 16 * x_j_0 + 15) ∧ 16 * x_i_0 ≤ y_c0 ∧ y_c0 ≤ 16 * x_i_0 + 15) ∧ 0 < x_k)
    (fun y_c0 y_c1 => (value_0 I M y_c0 y_c1 x_k))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_i_0 x_j_0 x_k : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M x_i_0 x_j_0).and (known_3_3 I M x_i_0 x_j_0 x_k))))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (x_i_0 x_j_0 x_k x_i_1 : Int) : Heap V :=
  .points2 a_c_local
    (fun y_c0 y_c1 => ((16 * x_j_0 ≤ y_c1 ∧ y_c1 ≤ 16 * x_j_0 + 15) ∧ 16 * x_i_0 ≤ y_c0 ∧ y_c0 ≤ 16 * x_i_0 + 15) ∧ y_c0 < x_i_1 + 16 * x_k + 16 * x_i_0)
    (fun y_c0 y_c1 => (value_1 I M y_c0 y_c1 x_i_0 x_i_1 x_k))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_i_0 x_j_0 x_k x_i_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M x_i_0 x_j_0).and (known_4_3 I M x_i_0 x_j_0 x_k x_i_1))))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (x_i_0 x_j_0 x_k x_i_1 x_j_1 : Int) : Heap V :=
  .points2 a_c_local
    (fun y_c0 y_c1 => (y_c0 = x_i_1 + 16 * x_i_0 ∧ 16 * x_j_0 ≤ y_c1 ∧ y_c1 < x_j_1 + 16 * x_j_0) ∧ x_k = 0 ∨ ((16 * x_j_0 ≤ y_c1 ∧ y_c1 ≤ 16 * x_j_0 + 15) ∧ 16 * x_i_0 ≤ y_c0 ∧ y_c0 ≤ 16 * x_i_0 + 15) ∧ y_c0 < x_i_1 + 16 * x_k + 16 * x_i_0)
    (fun y_c0 y_c1 => (value_2 I M y_c0 y_c1 x_i_0 x_i_1 x_j_0 x_j_1 x_k))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_i_0 x_j_0 x_k x_i_1 x_j_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M x_i_0 x_j_0).and (known_5_3 I M x_i_0 x_j_0 x_k x_i_1 x_j_1))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v_i (.add (.mul 16 (.var v_i_0)) (.var v_i_1)) <|
  .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) <|
  .seq (.ifte (.eq (.var v_k) (.const 0)) (
    .assign a_c_local [.var v_v_i, .var v_v_j] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c_local
    [.var v_v_i, .var v_v_j]
    (.fn f_2 [.read a_a [.var v_v_i, .var v_k], .read a_b [.var v_k, .var v_v_j]])
    (fun e => (value_3 I M (e v_i_0) (e v_i_1) (e v_j_0) (e v_j_1) (e v_k)))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_i_0 x_i_1 x_j_0 x_j_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [16 * x_i_0 + x_i_1, y_k0], M t_B [y_k0, 16 * x_j_0 + x_j_1]])))

theorem vc_5 (x_i_0 x_j_0 x_k x_i_1 x_j_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) (h2 : 0 ≤ x_j_0) (h3 : x_j_0 < 4) (h4 : 0 ≤ x_k) (h5 : x_k < 64) (h6 : 0 ≤ x_i_1) (h7 : x_i_1 < 16) (h8 : 0 ≤ x_j_1) (h9 : x_j_1 < 16) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_local [64, 64]) ((((((base E).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k).set v_i_1 x_i_1).set v_j_1 x_j_1) (known_5 I M x_i_0 x_j_0 x_k x_i_1 x_j_1) :=
  (vc_let (vc_let (vc_seq (vc_if_of cond_holds (fun (h10 : x_k = 0) => (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨((int_c99 h0 h6) : 0 ≤ 16 * x_i_0 + x_i_1), ((int_c384 h7 h1) : 16 * x_i_0 + x_i_1 < 64), ((int_c99 h2 h8) : 0 ≤ 16 * x_j_0 + x_j_1), ((int_c384 h9 h3) : 16 * x_j_0 + x_j_1 < 64), trivial⟩)
  ev_const rfl)) (fun (h10 : ¬ x_k = 0) => vc_skip))
  (Or.elim (((Classical.em (x_k = 0)).elim (fun h10 => (Or.inl h10))
  (fun h10 => (Or.inr (int_lab_neba_tab h4 h10)))) : x_k = 0 ∨ 0 < x_k)
  (fun h10 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [16 * x_i_0 + x_i_1, x_k], M t_B [x_k, 16 * x_j_0 + x_j_1]])
  (at_if_of cond_holds (fun (h11 : x_k = 0) =>
  (at_set_eq2 (16 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) (16 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  ⟨rfl, rfl⟩ rfl)) (fun (h11 : ¬ x_k = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h11 : x_k = 0) => (at_set_other (by decide)
  ((at_left (at_points2 (16 * x_i_0 + x_i_1) x_k ⟨⟨h4, h5⟩, ⟨(int_c99 h0 h6), (int_c384 h7 h1)⟩⟩ rfl))
  : (known_5 I M x_i_0 x_j_0 x_k x_i_1 x_j_1) ⟨a_a, [16 * x_i_0 + x_i_1, x_k]⟩ (M t_A [16 * x_i_0 + x_i_1, x_k]))))
  (fun (h11 : ¬ x_k = 0) => (False.elim ((int_eab_neab_F h10 h11) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h11 : x_k = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points2 x_k (16 * x_j_0 + x_j_1) ⟨⟨(int_c99 h2 h8), (int_c384 h9 h3)⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_5 I M x_i_0 x_j_0 x_k x_i_1 x_j_1) ⟨a_b, [x_k, 16 * x_j_0 + x_j_1]⟩ (M t_B [x_k, 16 * x_j_0 + x_j_1]))))
  (fun (h11 : ¬ x_k = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun y_q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [16 * x_i_0 + x_i_1, x_k], M t_B [x_k, 16 * x_j_0 + x_j_1]]] = I.fn f_0 [value_4 I M x_i_0 x_i_1 x_j_0 x_j_1, I.fn f_2 [M t_A [16 * x_i_0 + x_i_1, x_k], M t_B [x_k, 16 * x_j_0 + x_j_1]]])
  (append1 x_k 0 (0 + 1) (fun y_q0 h11 => ⟨h11.1, (int_c34 h11.2 h10)⟩) (fun y_q0 =>
  ⟨(fun h11 => (Or.inr (int_c43 h11.2 h11.1 h10))), (fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_one_lt_zero h12)))
  (fun h12 => ⟨(int_lab_ecb_lac h4 h12), (int_eab_lab h12)⟩)))⟩)
  (fun y_q0 h11 => (False.elim (int_one_lt_zero h11))) (fun y_q0 h11 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [16 * x_i_0 + x_i_1, x_k], M t_B [x_k, 16 * x_j_0 + x_j_1]]] = value_3 I M x_i_0 x_i_1 x_j_0 x_j_1 x_k)))
  (fun h10 => (vc_accumulate_of
  (value_2 I M (16 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) x_i_0 x_i_1 x_j_0 x_j_1 x_k)
  (I.fn f_2 [M t_A [16 * x_i_0 + x_i_1, x_k], M t_B [x_k, 16 * x_j_0 + x_j_1]])
  (at_if_of cond_holds (fun (h11 : x_k = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ x_k = 0) =>
  ((at_right (at_right (at_right (at_points2 (16 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1)
  (Or.inr ⟨⟨⟨(int_le_add h8), (int_c264 h9)⟩, ⟨(int_le_add h6), (int_c264 h7)⟩⟩, (fact_0 h10)⟩) rfl))))
  : (known_5 I M x_i_0 x_j_0 x_k x_i_1 x_j_1) ⟨a_c_local, [16 * x_i_0 + x_i_1, 16 * x_j_0 + x_j_1]⟩ (value_2 I M (16 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) x_i_0 x_i_1 x_j_0 x_j_1 x_k))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h11 : x_k = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ x_k = 0) =>
  ((at_left (at_points2 (16 * x_i_0 + x_i_1) x_k ⟨⟨h4, h5⟩, ⟨(int_c99 h0 h6), (int_c384 h7 h1)⟩⟩ rfl))
  : (known_5 I M x_i_0 x_j_0 x_k x_i_1 x_j_1) ⟨a_a, [16 * x_i_0 + x_i_1, x_k]⟩ (M t_A [16 * x_i_0 + x_i_1, x_k])))))
  (ev_cons
  (ev_read (at_if_of cond_holds (fun (h11 : x_k = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ x_k = 0) =>
  ((at_right (at_left (at_points2 x_k (16 * x_j_0 + x_j_1) ⟨⟨(int_c99 h2 h8), (int_c384 h9 h3)⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_5 I M x_i_0 x_j_0 x_k x_i_1 x_j_1) ⟨a_b, [x_k, 16 * x_j_0 + x_j_1]⟩ (M t_B [x_k, 16 * x_j_0 + x_j_1])))))
  ev_nil))) ((append1 x_k 0 (x_k + 1) (fun y_q2 h11 => ⟨h11.1, (int_lab_taB h11.2)⟩)
  (fun y_q2 => ⟨(fun h11 => ((Classical.em (y_q2 = x_k)).elim (fun h12 => (Or.inr h12))
  (fun h12 => (Or.inl (Or.inr ⟨h11.1, (fact_1 h11.2 h12)⟩))))), (fun h11 => (Or.elim h11 (fun h12 =>
  (Or.elim h12 (fun h13 => (False.elim (int_c201 h13.2))) (fun h13 => ⟨h13.1, (fact_2 h13.2)⟩)))
  (fun h12 => ⟨(int_ecb_tab_lac h12 h10), (int_eab_lab h12)⟩)))⟩) (fun y_q2 h11 =>
  (Or.elim h11 (fun h12 => (False.elim (int_c201 h12.2))) (fun h12 => (fact_3 h12.2))))
  (fun y_q2 h11 => rfl) rfl)
  : I.fn f_0 [value_2 I M (16 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) x_i_0 x_i_1 x_j_0 x_j_1 x_k, I.fn f_2 [M t_A [16 * x_i_0 + x_i_1, x_k], M t_B [x_k, 16 * x_j_0 + x_j_1]]] = value_3 I M x_i_0 x_i_1 x_j_0 x_j_1 x_k)))))))

theorem kept_5 (x_i_0 x_j_0 x_k x_i_1 x_j_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) (h2 : 0 ≤ x_j_0) (h3 : x_j_0 < 4) (h4 : 0 ≤ x_k) (h5 : x_k < 64) (h6 : 0 ≤ x_i_1) (h7 : x_i_1 < 16) (h8 : 0 ≤ x_j_1) (h9 : x_j_1 < 16) :
    Heap.Entails ((body_5 I M).post ((((((base E).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k).set v_i_1 x_i_1).set v_j_1 x_j_1) (known_5 I M x_i_0 x_j_0 x_k x_i_1 x_j_1)) (known_5 I M x_i_0 x_j_0 x_k x_i_1 (x_j_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M x_i_0 x_j_0 x_k x_i_1 (x_j_1 + 1)) from
  (entails_and (entails_points2 (fun y_q3 y_q4 h10 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h11 : x_k = 0) => (at_set_other (by decide) (at_left (at_points2 y_q3 y_q4 h10 rfl))))
  (fun (h11 : ¬ x_k = 0) => (at_left (at_points2 y_q3 y_q4 h10 rfl))))))) (entails_and
  (entails_points2 (fun y_q5 y_q6 h10 => (at_set_other (by decide) (at_if_of cond_holds (fun (h11 : x_k = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 y_q5 y_q6 h10 rfl)))))
  (fun (h11 : ¬ x_k = 0) => (at_right (at_left (at_points2 y_q5 y_q6 h10 rfl))))))))
  (entails_and (entails_points2 (fun y_q7 y_q8 h10 =>
  (Or.elim h10 (fun h11 => (at_set_other (by decide) (at_if_of cond_holds (fun (h12 : x_k = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q7 y_q8 h10 rfl))))))
  (fun (h12 : ¬ x_k = 0) => (at_right (at_right (at_left (at_points2 y_q7 y_q8 h10 rfl))))))))
  (fun h11 => (at_set_other (by decide) (at_if_of cond_holds (fun (h12 : x_k = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 y_q7 y_q8 h10 rfl))))))
  (fun (h12 : ¬ x_k = 0) => (at_right (at_right (at_left (at_points2 y_q7 y_q8 h10 rfl)))))))))))
  (entails_points2 (fun y_q9 y_q10 h10 => (Or.elim h10 (fun h11 =>
  ((Classical.em (y_q9 = 16 * x_i_0 + x_i_1 ∧ y_q10 = 16 * x_j_0 + x_j_1)).elim (fun h12 =>
  (at_set_eq2 y_q9 y_q10 (16 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) h12 ((reduce_congr1 (fun y_q11 =>
  ⟨(fun h13 => (Or.elim h13 (fun h14 => ⟨(int_lab_ecb_lac h4 h14.1.1), (int_eab_lab h14.1.1)⟩)
  (fun h14 => (False.elim (fact_4 h14.1 h11.2 h11.1.1 h14.2))))), (fun h13 => (Or.inl ⟨⟨(int_c43 h13.2 h13.1 h11.2), h11.1.1⟩, h11.1.2.2⟩))⟩)
  (fun y_q11 h13 => (fn_congr2 (at_congr2 h12.1 rfl) (at_congr2 rfl h12.2))))
  : value_2 I M y_q9 y_q10 x_i_0 x_i_1 x_j_0 (x_j_1 + 1) x_k = value_3 I M x_i_0 x_i_1 x_j_0 x_j_1 x_k)))
  (fun h12 =>
  (at_set_ne2 y_q9 y_q10 (16 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) h12 (at_if_of cond_holds
  (fun (h13 : x_k = 0) => (at_set_ne2 y_q9 y_q10 (16 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) h12
  (at_right (at_right (at_right (at_points2 y_q9 y_q10 (Or.inl ⟨⟨h11.1.1, ⟨h11.1.2.1, (int_c188 h11.1.1 h11.1.2.2 h12)⟩⟩, h11.2⟩)
  (reduce_congr1 (fun y_q12 =>
  ⟨(fun h14 => (Or.elim h14 (fun h15 => (Or.inl ⟨h15.1, (int_c188 h11.1.1 h11.1.2.2 h12)⟩))
  (fun h15 => (False.elim (fact_4 h15.1 h11.2 h11.1.1 h15.2))))), (fun h14 => (Or.elim h14 (fun h15 => (Or.inl ⟨h15.1, h11.1.2.2⟩))
  (fun h15 => (False.elim (fact_4 h15.1 h11.2 h11.1.1 h15.2)))))⟩) (fun y_q12 h14 => rfl))))))))
  (fun (h13 : ¬ x_k = 0) => (False.elim ((int_eab_neab_F h11.2 h13) : False)))))))) (fun h11 =>
  ((Classical.em (y_q9 = 16 * x_i_0 + x_i_1 ∧ y_q10 = 16 * x_j_0 + x_j_1)).elim (fun h12 =>
  (at_set_eq2 y_q9 y_q10 (16 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) h12 ((reduce_congr1 (fun y_q13 =>
  ⟨(fun h13 => (Or.elim h13 (fun h14 => ⟨(int_lab_ecb_lac h4 h14.1.1), (int_eab_lab h14.1.1)⟩)
  (fun h14 => ⟨h14.1, (fact_5 h11.1.2.1 h7 h14.2)⟩))), (fun h13 =>
  ((Classical.em (y_q13 = x_k)).elim (fun h14 => (Or.inl ⟨⟨h14, (int_c5 h12.1)⟩, (int_c173 h12.2)⟩))
  (fun h14 => (Or.inr ⟨h13.1, (fact_6 h13.2 h11.1.2.2 h6 h14)⟩))))⟩)
  (fun y_q13 h13 => (fn_congr2 (at_congr2 h12.1 rfl) (at_congr2 rfl h12.2))))
  : value_2 I M y_q9 y_q10 x_i_0 x_i_1 x_j_0 (x_j_1 + 1) x_k = value_3 I M x_i_0 x_i_1 x_j_0 x_j_1 x_k)))
  (fun h12 =>
  (at_set_ne2 y_q9 y_q10 (16 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) h12 (at_if_of cond_holds
  (fun (h13 : x_k = 0) => (at_set_ne2 y_q9 y_q10 (16 * x_i_0 + x_i_1) (16 * x_j_0 + x_j_1) h12
  (at_right (at_right (at_right (at_points2 y_q9 y_q10 (Or.inr h11) (reduce_congr1 (fun y_q14 => ⟨(fun h14 =>
  (Or.elim h14 (fun h15 => (False.elim (fact_7 h13 h15.1.2 h11.2))) (fun h15 => (Or.inr h15)))), (fun h14 =>
  (Or.elim h14 (fun h15 => (False.elim (fact_7 h13 h15.1.2 h11.2))) (fun h15 => (Or.inr h15))))⟩)
  (fun y_q14 h14 => rfl)))))))) (fun (h13 : ¬ x_k = 0) =>
  (at_right (at_right (at_right (at_points2 y_q9 y_q10 (Or.inr h11) ((reduce_congr1 (fun y_q15 =>
  ⟨(fun h14 => (Or.elim h14 (fun h15 => (Or.inl ⟨h15.1, (int_c188 h15.1.2 h15.2 h12)⟩))
  (fun h15 => (Or.inr h15)))), (fun h14 =>
  (Or.elim h14 (fun h15 => (Or.inl ⟨h15.1, (int_c30 h15.2)⟩)) (fun h15 => (Or.inr h15))))⟩)
  (fun y_q15 h14 => rfl))
  : value_2 I M y_q9 y_q10 x_i_0 x_i_1 x_j_0 (x_j_1 + 1) x_k = value_2 I M y_q9 y_q10 x_i_0 x_i_1 x_j_0 x_j_1 x_k))))))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j_1 (.const 0) (.const 16)
    (fun e x => known_5 I M (e v_i_0) (e v_j_0) (e v_k) (e v_i_1) x) (body_5 I M)

theorem vc_4 (x_i_0 x_j_0 x_k x_i_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) (h2 : 0 ≤ x_j_0) (h3 : x_j_0 < 4) (h4 : 0 ≤ x_k) (h5 : x_k < 64) (h6 : 0 ≤ x_i_1) (h7 : x_i_1 < 16) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_local [64, 64]) (((((base E).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k).set v_i_1 x_i_1) (known_4 I M x_i_0 x_j_0 x_k x_i_1) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun y_q16 y_q17 h8 => (Or.elim h8 (fun h9 => (False.elim (int_c12 h9.1.2.1 h9.1.2.2)))
  (fun h9 => (at_right (at_right (at_right (at_points2 y_q16 y_q17 h9 (reduce_congr1 (fun y_q18 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (False.elim (int_c12 h9.1.1.1 h11.2))) (fun h11 => h11))), (fun h10 => (Or.inr h10))⟩)
  (fun y_q18 h10 => rfl)))))))))))))
  : Heap.Entails (known_4 I M x_i_0 x_j_0 x_k x_i_1) (known_5 I M x_i_0 x_j_0 x_k x_i_1 0))
  (fun x_j_1 h8 h9 => (vc_5 x_i_0 x_j_0 x_k x_i_1 x_j_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun x_j_1 h8 h9 => (kept_5 x_i_0 x_j_0 x_k x_i_1 x_j_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)))

theorem kept_4 (x_i_0 x_j_0 x_k x_i_1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) (h2 : 0 ≤ x_j_0) (h3 : x_j_0 < 4) (h4 : 0 ≤ x_k) (h5 : x_k < 64) (h6 : 0 ≤ x_i_1) (h7 : x_i_1 < 16) :
    Heap.Entails ((body_4 I M).post (((((base E).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k).set v_i_1 x_i_1) (known_4 I M x_i_0 x_j_0 x_k x_i_1)) (known_4 I M x_i_0 x_j_0 x_k (x_i_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun y_q19 y_q20 h8 =>
  (at_right (at_right (at_right (at_points2 y_q19 y_q20 ((Classical.em (y_q19 = x_i_1 + 16 * x_i_0)).elim (fun h9 =>
  ((Classical.em (x_k = 0)).elim (fun h10 => (Or.inl ⟨⟨h9, ⟨h8.1.1.1, (int_c263 h8.1.1.2)⟩⟩, h10⟩))
  (fun h10 => (Or.inr ⟨⟨⟨h8.1.1.1, h8.1.1.2⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (fact_8 h8.1.2.2 h6 h4 h10)⟩))))
  (fun h9 =>
  (Or.inr ⟨⟨⟨h8.1.1.1, h8.1.1.2⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (fact_9 h8.1.2.2 h6 h4 h8.2 h9)⟩)))
  (reduce_congr1 (fun y_q21 => ⟨(fun h9 =>
  ((Classical.em (y_q21 = x_k)).elim (fun h10 => ((Classical.em (y_q19 = x_i_1 + 16 * x_i_0)).elim
  (fun h11 => (Or.inl ⟨⟨h10, h11⟩, (int_c263 h8.1.1.2)⟩))
  (fun h11 => (Or.inr ⟨h9.1, (fact_10 h10 h9.2 h11)⟩))))
  (fun h10 => (Or.inr ⟨h9.1, (fact_11 h8.1.2.1 h8.1.2.2 h6 h7 h9.2 h10)⟩)))), (fun h9 => (Or.elim h9 (fun h10 => ⟨(int_lab_ecb_lac h4 h10.1.1), (fact_12 h10.1.1 h10.1.2)⟩)
  (fun h10 => ⟨h10.1, (int_c415 h10.2)⟩)))⟩) (fun y_q21 h9 => rfl)))))))))))
  : Heap.Entails (known_5 I M x_i_0 x_j_0 x_k x_i_1 16) (known_4 I M x_i_0 x_j_0 x_k (x_i_1 + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i_1 (.const 0) (.const 16)
    (fun e x => known_4 I M (e v_i_0) (e v_j_0) (e v_k) x) (body_4 I M)

theorem vc_3 (x_i_0 x_j_0 x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) (h2 : 0 ≤ x_j_0) (h3 : x_j_0 < 4) (h4 : 0 ≤ x_k) (h5 : x_k < 64) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_local [64, 64]) ((((base E).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k) (known_3 I M x_i_0 x_j_0 x_k) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun y_q22 y_q23 h6 =>
  (at_right (at_right (at_right (at_points2 y_q22 y_q23 ⟨h6.1, (fact_13 h6.1.2.1 h6.2)⟩ (reduce_congr1 (fun y_q24 =>
  ⟨(fun h7 => ⟨h7.1, (fact_14 h6.1.2.1 h7.2)⟩), (fun h7 => ⟨h7.1, (fact_15 h6.1.2.2 h7.2)⟩)⟩)
  (fun y_q24 h7 => rfl)))))))))))
  : Heap.Entails (known_3 I M x_i_0 x_j_0 x_k) (known_4 I M x_i_0 x_j_0 x_k 0))
  (fun x_i_1 h6 h7 => (vc_4 x_i_0 x_j_0 x_k x_i_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7))
  (fun x_i_1 h6 h7 => (kept_4 x_i_0 x_j_0 x_k x_i_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_3 (x_i_0 x_j_0 x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) (h2 : 0 ≤ x_j_0) (h3 : x_j_0 < 4) (h4 : 0 ≤ x_k) (h5 : x_k < 64) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_k x_k) (known_3 I M x_i_0 x_j_0 x_k)) (known_3 I M x_i_0 x_j_0 (x_k + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun y_q25 y_q26 h6 =>
  (at_right (at_right (at_right (at_points2 y_q25 y_q26 ⟨h6.1, (fact_16 h6.1.2.2 h4)⟩ (reduce_congr1 (fun y_q27 =>
  ⟨(fun h7 => ⟨h7.1, (fact_17 h6.1.2.2 h7.2)⟩), (fun h7 => ⟨h7.1, (fact_18 h6.1.2.1 h7.2)⟩)⟩)
  (fun y_q27 h7 => rfl)))))))))))
  : Heap.Entails (known_4 I M x_i_0 x_j_0 x_k 16) (known_3 I M x_i_0 x_j_0 (x_k + 1)))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (x_i_0 x_j_0 x_ax0 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 16 * x_j_0) ∧ 16 * x_i_0 ≤ y_c0 ∧ y_c0 ≤ 16 * x_i_0 + 15 ∨ (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < 16 * x_i_0 ∨ (16 * x_j_0 ≤ y_c1 ∧ y_c1 ≤ 16 * x_j_0 + 15) ∧ 16 * x_i_0 ≤ y_c0 ∧ y_c0 < x_ax0 + 16 * x_i_0)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (x_i_0 x_j_0 : Int) : Heap V :=
  .points2 a_c_local
    (fun y_c0 y_c1 => (16 * x_j_0 ≤ y_c1 ∧ y_c1 ≤ 16 * x_j_0 + 15) ∧ 16 * x_i_0 ≤ y_c0 ∧ y_c0 ≤ 16 * x_i_0 + 15)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_i_0 x_j_0 x_ax0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_6_2 I M x_i_0 x_j_0 x_ax0).and (known_6_3 I M x_i_0 x_j_0))))

noncomputable def known_7_2 (I : Interp V) (M : Model V) (x_i_0 x_j_0 x_ax0 x_ax1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => y_c0 = x_ax0 + 16 * x_i_0 ∧ 16 * x_j_0 ≤ y_c1 ∧ y_c1 < x_ax1 + 16 * x_j_0 ∨ (0 ≤ y_c1 ∧ y_c1 < 16 * x_j_0) ∧ 16 * x_i_0 ≤ y_c0 ∧ y_c0 ≤ 16 * x_i_0 + 15 ∨ (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 0 ≤ y_c0 ∧ y_c0 < 16 * x_i_0 ∨ (16 * x_j_0 ≤ y_c1 ∧ y_c1 ≤ 16 * x_j_0 + 15) ∧ 16 * x_i_0 ≤ y_c0 ∧ y_c0 < x_ax0 + 16 * x_i_0)
    (fun y_c0 y_c1 => (M t_C [y_c0, y_c1]))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_i_0 x_j_0 x_ax0 x_ax1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_7_2 I M x_i_0 x_j_0 x_ax0 x_ax1).and (known_6_3 I M x_i_0 x_j_0))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v0 (.add (.mul 16 (.var v_i_0)) (.var v_ax0)) <|
  .letin v_v1 (.add (.mul 16 (.var v_j_0)) (.var v_ax1)) <|
  .assign a_c [.var v_v0, .var v_v1] (.read a_c_local [.var v_v0, .var v_v1])
    (fun e => (M t_C [(e v_ax0) + 16 * (e v_i_0), (e v_ax1) + 16 * (e v_j_0)]))

theorem vc_7 (x_i_0 x_j_0 x_ax0 x_ax1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) (h2 : 0 ≤ x_j_0) (h3 : x_j_0 < 4) (h4 : 0 ≤ x_ax0) (h5 : x_ax0 < 16) (h6 : 0 ≤ x_ax1) (h7 : x_ax1 < 16) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_local [64, 64]) (((((base E).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_7 I M x_i_0 x_j_0 x_ax0 x_ax1) :=
  (vc_let (vc_let (vc_assign_of (M t_C [16 * x_i_0 + x_ax0, 16 * x_j_0 + x_ax1]) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .const 64), (.const 0, .const 64)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [16 * x_i_0 + x_ax0, 16 * x_j_0 + x_ax1]
  (region_iff.2 ⟨(16 * x_i_0 + x_ax0), _, rfl, ((int_c99 h0 h4) : 0 ≤ 16 * x_i_0 + x_ax0), ((int_c384 h5 h1) : 16 * x_i_0 + x_ax0 < 64), (16 * x_j_0 + x_ax1), _, rfl, ((int_c99 h2 h6) : 0 ≤ 16 * x_j_0 + x_ax1), ((int_c384 h7 h3) : 16 * x_j_0 + x_ax1 < 64), rfl⟩)
  shape_a_c rfl rfl
  ⟨((int_c99 h0 h4) : 0 ≤ 16 * x_i_0 + x_ax0), ((int_c99 h2 h6) : 0 ≤ 16 * x_j_0 + x_ax1)⟩))
  (ev_read ((at_right (at_right (at_right (at_points2 (16 * x_i_0 + x_ax0) (16 * x_j_0 + x_ax1)
  ⟨⟨(int_le_add h6), (int_c264 h7)⟩, ⟨(int_le_add h4), (int_c264 h5)⟩⟩ rfl))))
  : (known_7 I M x_i_0 x_j_0 x_ax0 x_ax1) ⟨a_c_local, [16 * x_i_0 + x_ax0, 16 * x_j_0 + x_ax1]⟩ (M t_C [16 * x_i_0 + x_ax0, 16 * x_j_0 + x_ax1])))
  ((at_congr2 int_add_comm int_add_comm)
  : M t_C [16 * x_i_0 + x_ax0, 16 * x_j_0 + x_ax1] = M t_C [x_ax0 + 16 * x_i_0, x_ax1 + 16 * x_j_0]))))

theorem kept_7 (x_i_0 x_j_0 x_ax0 x_ax1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) (h2 : 0 ≤ x_j_0) (h3 : x_j_0 < 4) (h4 : 0 ≤ x_ax0) (h5 : x_ax0 < 16) (h6 : 0 ≤ x_ax1) (h7 : x_ax1 < 16) :
    Heap.Entails ((body_7 I M).post (((((base E).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_7 I M x_i_0 x_j_0 x_ax0 x_ax1)) (known_7 I M x_i_0 x_j_0 x_ax0 (x_ax1 + 1)) :=
  (show Heap.Entails _ (known_7 I M x_i_0 x_j_0 x_ax0 (x_ax1 + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun y_q30 y_q31 h8 => (Or.elim h8
  (fun h9 => ((Classical.em (y_q30 = 16 * x_i_0 + x_ax0 ∧ y_q31 = 16 * x_j_0 + x_ax1)).elim
  (fun h10 => (at_set_eq2 y_q30 y_q31 (16 * x_i_0 + x_ax0) (16 * x_j_0 + x_ax1) h10
  ((at_congr2 h9.1 (int_c5 h10.2))
  : M t_C [y_q30, y_q31] = M t_C [x_ax0 + 16 * x_i_0, x_ax1 + 16 * x_j_0])))
  (fun h10 => (at_set_ne2 y_q30 y_q31 (16 * x_i_0 + x_ax0) (16 * x_j_0 + x_ax1) h10
  (at_right (at_right (at_left (at_points2 y_q30 y_q31 (Or.inl ⟨h9.1, ⟨h9.2.1, (int_c188 h9.1 h9.2.2 h10)⟩⟩) rfl))))))))
  (fun h9 =>
  (Or.elim h9 (fun h10 => (at_set_ne2 y_q30 y_q31 (16 * x_i_0 + x_ax0) (16 * x_j_0 + x_ax1)
  (fun h11 => (int_c42 h6 h11.2 h10.1.2))
  (at_right (at_right (at_left (at_points2 y_q30 y_q31 (Or.inr h9) rfl)))))) (fun h10 =>
  (Or.elim h10 (fun h11 => (at_set_ne2 y_q30 y_q31 (16 * x_i_0 + x_ax0) (16 * x_j_0 + x_ax1)
  (fun h12 => (int_c42 h4 h12.1 h11.2.2))
  (at_right (at_right (at_left (at_points2 y_q30 y_q31 (Or.inr h9) rfl))))))
  (fun h11 => (at_set_ne2 y_q30 y_q31 (16 * x_i_0 + x_ax0) (16 * x_j_0 + x_ax1)
  (fun h12 => (int_c49 h12.1 h11.2.2))
  (at_right (at_right (at_left (at_points2 y_q30 y_q31 (Or.inr h9) rfl)))))))))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_ax1 (.const 0) (.const 16)
    (fun e x => known_7 I M (e v_i_0) (e v_j_0) (e v_ax0) x) (body_7 I M)

theorem vc_6 (x_i_0 x_j_0 x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) (h2 : 0 ≤ x_j_0) (h3 : x_j_0 < 4) (h4 : 0 ≤ x_ax0) (h5 : x_ax0 < 16) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_local [64, 64]) ((((base E).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_ax0 x_ax0) (known_6 I M x_i_0 x_j_0 x_ax0) :=
  (vc_for_of 0 16 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun y_q32 y_q33 h6 => (Or.elim h6 (fun h7 => (False.elim (int_c12 h7.2.1 h7.2.2)))
  (fun h7 => (Or.elim h7 (fun h8 => (at_right (at_right (at_left (at_points2 y_q32 y_q33 h7 rfl)))))
  (fun h8 => (Or.elim h8 (fun h9 => (at_right (at_right (at_left (at_points2 y_q32 y_q33 h7 rfl)))))
  (fun h9 => (at_right (at_right (at_left (at_points2 y_q32 y_q33 h7 rfl))))))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_6 I M x_i_0 x_j_0 x_ax0) (known_7 I M x_i_0 x_j_0 x_ax0 0))
  (fun x_ax1 h6 h7 => (vc_7 x_i_0 x_j_0 x_ax0 x_ax1 hl hM h0 h1 h2 h3 h4 h5 h6 h7))
  (fun x_ax1 h6 h7 => (kept_7 x_i_0 x_j_0 x_ax0 x_ax1 hl hM h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_6 (x_i_0 x_j_0 x_ax0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) (h2 : 0 ≤ x_j_0) (h3 : x_j_0 < 4) (h4 : 0 ≤ x_ax0) (h5 : x_ax0 < 16) :
    Heap.Entails ((body_6 I M).post ((((base E).set v_i_0 x_i_0).set v_j_0 x_j_0).set v_ax0 x_ax0) (known_6 I M x_i_0 x_j_0 x_ax0)) (known_6 I M x_i_0 x_j_0 (x_ax0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q34 y_q35 h6 => (Or.elim h6
  (fun h7 => (at_right (at_right (at_left (at_points2 y_q34 y_q35 (Or.inr (Or.inl h7)) rfl)))))
  (fun h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_left (at_points2 y_q34 y_q35 (Or.inr (Or.inr (Or.inl h8))) rfl)))))
  (fun h8 =>
  (at_right (at_right (at_left (at_points2 y_q34 y_q35 ((Classical.em (y_q34 = x_ax0 + 16 * x_i_0)).elim
  (fun h9 => (Or.inl ⟨h9, ⟨h8.1.1, (int_c263 h8.1.2)⟩⟩))
  (fun h9 => (Or.inr (Or.inr (Or.inr ⟨⟨h8.1.1, h8.1.2⟩, ⟨h8.2.1, (int_c103 h8.2.2 h9)⟩⟩))))) rfl))))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_7 I M x_i_0 x_j_0 x_ax0 16) (known_6 I M x_i_0 x_j_0 (x_ax0 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c_local [.const 64, .const 64] <|
  .seq (.scope [a_c_local] <|
    .for v_k (.const 0) (.const 64)
      (fun e x => known_3 I M (e v_i_0) (e v_j_0) x) (body_3 I M)) <|
  .for v_ax0 (.const 0) (.const 16)
    (fun e x => known_6 I M (e v_i_0) (e v_j_0) x) (body_6 I M)

theorem vc_2 (x_i_0 x_j_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) (h2 : 0 ≤ x_j_0) (h3 : x_j_0 < 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E)) (((base E).set v_i_0 x_i_0).set v_j_0 x_j_0) (known_2 I M x_i_0 x_j_0) :=
  (vc_allocate (vc_seq (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_3 I M x_i_0 x_j_0 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_right entails_refl)))
  (entails_points2 (fun y_q28 y_q29 h4 => (False.elim (int_irrefl h4.2))))))))
  (fun x_k h4 h5 => (vc_3 x_i_0 x_j_0 x_k hl hM h0 h1 h2 h3 h4 h5))
  (fun x_k h4 h5 => (kept_3 x_i_0 x_j_0 x_k hl hM h0 h1 h2 h3 h4 h5)))) (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q36 y_q37 h4 =>
  (Or.elim h4 (fun h5 => (at_right (at_right (at_left (at_points2 y_q36 y_q37 (Or.inl h5) rfl)))))
  (fun h5 =>
  (Or.elim h5 (fun h6 => (at_right (at_right (at_left (at_points2 y_q36 y_q37 (Or.inr h6) rfl)))))
  (fun h6 => (False.elim (int_c12 h6.2.1 h6.2.2)))))))) (entails_points2 (fun y_q38 y_q39 h4 =>
  (at_right (at_right (at_right (at_points2 y_q38 y_q39 ⟨h4, (by decide)⟩ (Eq.trans
  ((equation_0 y_q38 y_q39 hl hM trivial) : M t_C [y_q38, y_q39] = value_0 I M y_q38 y_q39 64) rfl))))))))))
  : Heap.Entails (known_3 I M x_i_0 x_j_0 64) (known_6 I M x_i_0 x_j_0 0))
  (fun x_ax0 h4 h5 => (vc_6 x_i_0 x_j_0 x_ax0 hl hM h0 h1 h2 h3 h4 h5))
  (fun x_ax0 h4 h5 => (kept_6 x_i_0 x_j_0 x_ax0 hl hM h0 h1 h2 h3 h4 h5)))))

theorem kept_2 (x_i_0 x_j_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) (h2 : 0 ≤ x_j_0) (h3 : x_j_0 < 4) :
    Heap.Entails ((body_2 I M).post (((base E).set v_i_0 x_i_0).set v_j_0 x_j_0) (known_2 I M x_i_0 x_j_0)) (known_2 I M x_i_0 (x_j_0 + 1)) :=
  (show Heap.Entails _ (known_2 I M x_i_0 (x_j_0 + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_restore (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points2 (fun y_q41 y_q42 h4 => (Or.elim h4
  (fun h5 => (at_restore (by decide) ((at_right (at_right (at_left (at_points2 y_q41 y_q42
  ((Classical.em (y_q42 < 16 * x_j_0)).elim (fun h6 => (Or.inl ⟨⟨h5.1.1, h6⟩, ⟨h5.2.1, h5.2.2⟩⟩))
  (fun h6 =>
  (Or.inr (Or.inr ⟨⟨(int_ntba_lab h6), (int_c221 h5.1.2)⟩, ⟨h5.2.1, (int_c263 h5.2.2)⟩⟩)))) rfl))))
  : (known_6 I M x_i_0 x_j_0 16) ⟨a_c, [y_q41, y_q42]⟩ (M t_C [y_q41, y_q42]))))
  (fun h5 => (at_restore (by decide)
  ((at_right (at_right (at_left (at_points2 y_q41 y_q42 (Or.inr (Or.inl h5)) rfl))))
  : (known_6 I M x_i_0 x_j_0 16) ⟨a_c, [y_q41, y_q42]⟩ (M t_C [y_q41, y_q42]))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j_0 (.const 0) (.const 4)
    (fun e x => known_2 I M (e v_i_0) x) (body_2 I M)

theorem vc_1 (x_i_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E)) ((base E).set v_i_0 x_i_0) (known_1 I M x_i_0) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun y_q43 y_q44 h2 => (Or.elim h2 (fun h3 => (False.elim (int_c147 h3.1.1 h3.1.2)))
  (fun h3 => (at_right (at_right (at_points2 y_q43 y_q44 h3 rfl)))))))))
  : Heap.Entails (known_1 I M x_i_0) (known_2 I M x_i_0 0))
  (fun x_j_0 h2 h3 => (vc_2 x_i_0 x_j_0 hl hM h0 h1 h2 h3))
  (fun x_j_0 h2 h3 => (kept_2 x_i_0 x_j_0 hl hM h0 h1 h2 h3)))

theorem kept_1 (x_i_0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ x_i_0) (h1 : x_i_0 < 4) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i_0 x_i_0) (known_1 I M x_i_0)) (known_1 I M (x_i_0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun y_q45 y_q46 h2 =>
  (at_right (at_right (at_points2 y_q45 y_q46 ((Classical.em (16 * x_i_0 ≤ y_q45)).elim
  (fun h3 => (Or.inl ⟨⟨h2.1.1, (int_c478 h2.1.2)⟩, ⟨h3, (int_c221 h2.2.2)⟩⟩))
  (fun h3 => (Or.inr ⟨⟨h2.1.1, h2.1.2⟩, ⟨h2.2.1, (int_nlba_tab h3)⟩⟩))) rfl)))))))
  : Heap.Entails (known_2 I M x_i_0 4) (known_1 I M (x_i_0 + 1)))

theorem race_1 (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    ParVC I 0 4 (body_1 I M).erase (fun x_i_0 => ((base E).set v_i_0 x_i_0)) (fun x_i_0 => (body_1 I M).post ((base E).set v_i_0 x_i_0) (known_1 I M x_i_0)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun x_i_0 y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 64) ∧ 16 * x_i_0 ≤ y_c0 ∧ y_c0 ≤ 16 * x_i_0 + 15)
  (fun x_i_0 y_c0 y_c1 => (1 : Int) < 0) (fun x_i_0 h0 h1 => (w_for 0 4 rfl rfl (fun x_j_0 h2 h3 =>
  (w_allocate (w_seq (w_none rfl) (w_for 0 16 rfl rfl (fun x_ax0 h4 h5 => (w_for 0 16 rfl rfl
  (fun x_ax1 h6 h7 => (w_let (w_let (w_assign2 (16 * x_i_0 + x_ax0) (16 * x_j_0 + x_ax1)
  (⟨⟨(int_c99 h2 h6), (int_c384 h7 h3)⟩, ⟨(int_le_add h4), (int_c264 h5)⟩⟩
  : (0 ≤ 16 * x_j_0 + x_ax1 ∧ 16 * x_j_0 + x_ax1 < 64) ∧ 16 * x_i_0 ≤ 16 * x_i_0 + x_ax0 ∧ 16 * x_i_0 + x_ax0 ≤ 16 * x_i_0 + 15)))))))))))))
  (fun x_i_0 h0 h1 => (r_none rfl)) (fun x_i_0 y_y y_c0 y_c1 h0 h1 h2 h3 h4 h5 =>
  ⟨int_not_one_lt_zero, (fun h6 => (int_c435 h5.2.2 h6.2.2 h5.2.1 h6.2.1 h4))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i_0 (.const 0) (.const 4)
    (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc (hl : laws V I)
    (hM : spec.IsModel I (base E) M) :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_par_of 0 4 rfl rfl
  (show Heap.Entails _ (known_1 I M 0) from (entails_and (entails_points2 (fun y_q47 y_q48 h0 =>
  (at_input (R := (Region.mk t_A [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q47, y_q48]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q47, _, rfl, h0.2.1, h0.2.2, y_q48, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun y_q49 y_q50 h0 =>
  (at_input (R := (Region.mk t_B [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q49, y_q50]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q49, _, rfl, h0.2.1, h0.2.2, y_q50, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun y_q51 y_q52 h0 => (False.elim (int_c147 h0.2.1 h0.2.2)))))))
  (fun x_i_0 h0 h1 => (vc_1 x_i_0 hl hM h0 h1)) (fun x_i_0 h0 h1 => (kept_1 x_i_0 hl hM h0 h1))
  (race_1 hl hM))

theorem output_0_2 (y_q53 y_q54 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E) M) (h0 : 0 ≤ y_q53) (h1 : y_q53 < 64) (h2 : 0 ≤ y_q54) (h3 : y_q54 < 64) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_c, [y_q53, y_q54]⟩ (M t_C [y_q53, y_q54]) :=
  ((at_right (at_right (at_points2 y_q53 y_q54 ⟨⟨h2, h3⟩, ⟨h0, (int_c478 h1)⟩⟩ rfl)))
  : (known_1 I M 4) ⟨a_c, [y_q53, y_q54]⟩ (M t_C [y_q53, y_q54]))

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun t => if t = t_C then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun t p => if t = t_C then (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < 64) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < 64 else True

theorem covered_0 (E : Env) (y_p0 y_p1 : Int) (h0 : 0 ≤ y_p0) (h1 : y_p0 < 64) (h2 : 0 ≤ y_p1) (h3 : y_p1 < 64) :
    spec.Given (inside) (base E) t_C [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.head _) rfl rfl rfl
  (⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩ : (0 ≤ y_p1 ∧ y_p1 < 64) ∧ 0 ≤ y_p0 ∧ y_p0 < 64)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_i x_j : Int) (h0 : True) (h1 : (0 ≤ x_j ∧ x_j < 64) ∧ 0 ≤ x_i ∧ x_i < 64) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E).set v_i x_i).set v_j x_j) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 64) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h1.2.1, h1.2.2, y_d0, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, x_j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, x_j, _, rfl, h1.1.1, h1.1.2, rfl⟩))) defined_nil)))))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E y_p0 y_p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun x_i x_j => cond_holds) (fun x_i x_j g k => defined_0 E x_i x_j g k))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0)) (fun _ => 0)
    ⟨all_nil, all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_2 y_p0 y_p1 hl hM b0 b1 b2 b3)) all_nil))) all_nil))


end Redverify.Certificate.scheduled
