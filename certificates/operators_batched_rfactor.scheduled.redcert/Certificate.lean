module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `m` -/ abbrev v_m : Var := 1
/-- `x` -/ abbrev v_x : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `k` -/ abbrev v_k : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `i2` -/ abbrev v_i2 : Var := 8
/-- `k_0` -/ abbrev v_k_0 : Var := 9
/-- `k_1` -/ abbrev v_k_1 : Var := 10
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `c_rf` -/ abbrev a_c_rf : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n), .le (.const 0) (.var v_m)]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_n), (.const 0, .var v_m), (.const 0, .const 32)],
      Region.mk t_B [(.const 0, .var v_n), (.const 0, .const 32), (.const 0, .const 48)]]
  outputs := [Region.mk t_C [(.const 0, .var v_n), (.const 0, .var v_m), (.const 0, .const 48)]]
  equations :=
    [
      Equation.mk
        t_C
        [v_x, v_i, v_j]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 32)))
          (.fn
            (.builtin "*" .f32)
            [.access t_A [.var v_x, .var v_i, .var v_k], .access t_B [.var v_x, .var v_k, .var v_j]]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none,
      Binding.mk a_b t_B [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none,
      Binding.mk a_c t_C [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none]
  body :=
    .allocate a_c_rf [.var v_n, .var v_m, .const 48, .const 4] <|
    .seq (.par v_x (.const 0) (.var v_n) <|
      .for v_i (.const 0) (.var v_m) <|
        .for v_j (.const 0) (.const 48) <|
          .for v_k_0 (.const 0) (.const 4) <|
            .scope [a_c_rf] <|
              .for v_k_1 (.const 0) (.const 8) <|
                .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
                  .assign a_c_rf [.var v_x, .var v_i, .var v_j, .var v_k_0] (.fn (.literal .f32 0 1) [])
                ) (
                  .skip
                )) <|
                .accumulate
                  false
                  (.builtin "+" .f32)
                  a_c_rf
                  [.var v_x, .var v_i, .var v_j, .var v_k_0]
                  (.fn
                    (.builtin "*" .f32)
                    [
                      .read a_a [.var v_x, .var v_i, .add (.mul 8 (.var v_k_0)) (.var v_k_1)],
                      .read a_b [.var v_x, .add (.mul 8 (.var v_k_0)) (.var v_k_1), .var v_j]])) <|
    .for v_x (.const 0) (.var v_n) <|
      .for v_i (.const 0) (.var v_m) <|
        .for v_j (.const 0) (.const 48) <|
          .scope [a_c] <|
            .for v_k_0 (.const 0) (.const 4) <|
              .seq (.ifte (.eq (.var v_k_0) (.const 0)) (
                .assign a_c [.var v_x, .var v_i, .var v_j] (.fn (.literal .f32 0 1) [])
              ) (
                .skip
              )) <|
              .accumulate
                false
                (.builtin "+" .f32)
                a_c
                [.var v_x, .var v_i, .var v_j]
                (.read a_c_rf [.var v_x, .var v_i, .var v_j, .var v_k_0])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (n m : Int) : Env := ((E.set v_n n).set v_m m)

theorem base_self (E : Env) : base E (E v_n) (E v_m) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : b = 0) (h1 : a < 4) : 8 * a + b < 32 :=
  by omega

theorem fact_1 {a b c : Int} (h0 : c < 8) (h1 : a < b + c) : a ≤ b + 7 :=
  by omega

theorem fact_2 {a b c : Int} (h0 : 8 * c ≤ b) (h1 : c = a) : 8 * a ≤ b :=
  by omega

theorem fact_3 {a b c : Int} (h0 : a ≤ c) (h1 : 8 * c ≤ b) : 8 * a ≤ b :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : a ≤ c + 8 * d) (h1 : b = d) (h2 : c < 8) : a ≤ 8 * b + 7 :=
  by omega

theorem fact_5 {a b c d x_e f g h i : Int} (h0 : a ≤ c) (h1 : 0 ≤ b) (h2 : d = x_e) (h3 : f = g) (h4 : h = i) (h5 : ¬ (d = x_e ∧ f = g ∧ h = i ∧ a = c)) : a < b + c :=
  by omega

theorem fact_6 {a b c d x_e f g h i j : Int} (h0 : d ≤ b) (h1 : a ≤ 8 * d + 7) (h2 : 0 ≤ c) (h3 : x_e = f) (h4 : g = h) (h5 : i = j) (h6 : ¬ (x_e = f ∧ g = h ∧ i = j ∧ d = b)) : a < 8 * b + c :=
  by omega

theorem fact_7 {a b c : Int} (h0 : a ≤ 8 * c + 7) (h1 : c < 0 + b) : a < 8 * b + 0 :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a ≤ 8 * c + 7) (h1 : c < b + 1) : a < 8 * b + 8 :=
  by omega

theorem fact_9 {a b c : Int} (h0 : a ≤ 8 * c + b) (h1 : c = 0) : a < b + 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n m : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n m) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 c2 c3 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 8 * c3 ≤ y_k0 ∧ y_k0 ≤ 8 * c3 + 7)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, c1, y_k0], M t_B [c0, y_k0, c2]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 c2 c3 k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (8 * c3 ≤ y_k0 ∧ y_k0 ≤ 8 * c3 + 7) ∧ y_k0 < 8 * k_0 + k_1)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, c1, y_k0], M t_B [c0, y_k0, c2]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j k_0 x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x, i, y_k0], M t_B [x, y_k0, j]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i j k_0 k_1 x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 8 * k_0 ≤ y_k0 ∧ y_k0 ≤ k_1 + 8 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x, i, y_k0], M t_B [x, y_k0, j]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i j k_0 x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ 8 * k_0 + 7)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x, i, y_k0], M t_B [x, y_k0, j]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (i j x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 32)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x, i, y_k0], M t_B [x, y_k0, j]])))

theorem equation_0 (x i j : Int) (h0 : True) :
    (M t_C [x, i, j]) = (value_5 I M i j x) :=
  (Eq.trans (hM _ (.head _) [x, i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 32))) (.fn f_2 [.access t_A [.var v_x, .var v_i, .var v_k], .access t_B [.var v_x, .var v_k, .var v_j]])) ((((base E n m).set v_x x).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 32) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (n m : Int) : Heap V :=
  .points3 a_a
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 32) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 c2 => (M t_A [c0, c1, c2]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points3 a_b
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < 32) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 c2 => (M t_B [c0, c1, c2]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (m x : Int) : Heap V :=
  .points4 a_c_rf
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < x)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_1 (I : Interp V) (M : Model V) (n m x : Int) : Heap V :=
  ((known_1_0 I M n m).and ((known_1_1 I M n).and (known_1_2 I M m x)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (m x i : Int) : Heap V :=
  .points4 a_c_rf
    (fun c0 c1 c2 c3 => ((c0 = x ∧ 0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < i ∨ (((0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < x)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_2 (I : Interp V) (M : Model V) (n m x i : Int) : Heap V :=
  ((known_1_0 I M n m).and ((known_1_1 I M n).and (known_2_2 I M m x i)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (m x i j : Int) : Heap V :=
  .points4 a_c_rf
    (fun c0 c1 c2 c3 => ((c0 = x ∧ c1 = i) ∧ 0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < j ∨ ((c0 = x ∧ 0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < i ∨ (((0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < x)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_3 (I : Interp V) (M : Model V) (n m x i j : Int) : Heap V :=
  ((known_1_0 I M n m).and ((known_1_1 I M n).and (known_3_2 I M m x i j)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (m x i j k_0 : Int) : Heap V :=
  .points4 a_c_rf
    (fun c0 c1 c2 c3 => ((c0 = x ∧ c1 = i) ∧ c2 = j) ∧ 0 ≤ c3 ∧ c3 < k_0 ∨ ((c0 = x ∧ c1 = i) ∧ 0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < j ∨ ((c0 = x ∧ 0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < i ∨ (((0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < x)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_4 (I : Interp V) (M : Model V) (n m x i j k_0 : Int) : Heap V :=
  ((known_1_0 I M n m).and ((known_1_1 I M n).and (known_4_2 I M m x i j k_0)))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x i j k_0 k_1 : Int) : Heap V :=
  .points4 a_c_rf
    (fun c0 c1 c2 c3 => (((c0 = x ∧ c1 = i) ∧ c2 = j) ∧ 0 ≤ c3 ∧ c3 ≤ k_0) ∧ c3 < k_1 + k_0)
    (fun c0 c1 c2 c3 => (value_1 I M c0 c1 c2 c3 k_0 k_1))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (m x i j : Int) : Heap V :=
  .points4 a_c_rf
    (fun c0 c1 c2 c3 => ((c0 = x ∧ c1 = i) ∧ 0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < j ∨ ((c0 = x ∧ 0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < i ∨ (((0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < x)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_5 (I : Interp V) (M : Model V) (n m x i j k_0 k_1 : Int) : Heap V :=
  ((known_1_0 I M n m).and ((known_1_1 I M n).and ((known_5_2 I M x i j k_0 k_1).and (known_5_3 I M m x i j))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
    .assign a_c_rf [.var v_x, .var v_i, .var v_j, .var v_k_0] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c_rf
    [.var v_x, .var v_i, .var v_j, .var v_k_0]
    (.fn
      f_2
      [
        .read a_a [.var v_x, .var v_i, .add (.mul 8 (.var v_k_0)) (.var v_k_1)],
        .read a_b [.var v_x, .add (.mul 8 (.var v_k_0)) (.var v_k_1), .var v_j]])
    (fun e => (value_3 I M (e v_i) (e v_j) (e v_k_0) (e v_k_1) (e v_x)))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (i j x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x, i, y_k0], M t_B [x, y_k0, j]])))

theorem vc_5 (x i j k_0 k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) (h6 : 0 ≤ j) (h7 : j < 48) (h8 : 0 ≤ k_0) (h9 : k_0 < 4) (h10 : 0 ≤ k_1) (h11 : k_1 < 8) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E n m)) a_c_rf [n, m, 48, 4]) ((((((base E n m).set v_x x).set v_i i).set v_j j).set v_k_0 k_0).set v_k_1 k_1) (known_5 I M n m x i j k_0 k_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h12 : k_1 = 0) => (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨h2, h3, h4, h5, h6, h7, h8, h9, trivial⟩) ev_const rfl))
  (fun (h12 : ¬ k_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (k_1 = 0)).elim (fun h12 => (Or.inl h12))
  (fun h12 => (Or.inr (int_lab_neba_tab h10 h12)))) : k_1 = 0 ∨ 0 < k_1)
  (fun h12 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [x, i, 8 * k_0 + k_1], M t_B [x, 8 * k_0 + k_1, j]])
  (at_if_of cond_holds
  (fun (h13 : k_1 = 0) => (at_set_eq4 x i j k_0 x i j k_0 ⟨rfl, ⟨rfl, ⟨rfl, rfl⟩⟩⟩ rfl))
  (fun (h13 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h12 h13) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h13 : k_1 = 0) => (at_set_other (by decide)
  ((at_left (at_points3 x i (8 * k_0 + k_1) ⟨⟨⟨(int_c27 h8 h10), (fact_0 h12 h9)⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_5 I M n m x i j k_0 k_1) ⟨a_a, [x, i, 8 * k_0 + k_1]⟩ (M t_A [x, i, 8 * k_0 + k_1]))))
  (fun (h13 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h12 h13) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h13 : k_1 = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points3 x (8 * k_0 + k_1) j ⟨⟨⟨h6, h7⟩, ⟨(int_c27 h8 h10), (fact_0 h12 h9)⟩⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_5 I M n m x i j k_0 k_1) ⟨a_b, [x, 8 * k_0 + k_1, j]⟩ (M t_B [x, 8 * k_0 + k_1, j]))))
  (fun (h13 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h12 h13) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x, i, 8 * k_0 + k_1], M t_B [x, 8 * k_0 + k_1, j]]] = I.fn f_0 [value_6 I M i j x, I.fn f_2 [M t_A [x, i, 8 * k_0 + k_1], M t_B [x, 8 * k_0 + k_1, j]]])
  (append1 (8 * k_0 + k_1) (8 * k_0) (8 * k_0 + 1) (fun q0 h13 => ⟨h13.1, (int_c175 h13.2 h12)⟩)
  (fun q0 =>
  ⟨(fun h13 => (Or.inr (int_c292 h13.1 h13.2 h12))), (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_one_lt_zero h14)))
  (fun h14 => ⟨(int_c118 h10 h14), (int_c16 h14)⟩)))⟩)
  (fun q0 h13 => (False.elim (int_one_lt_zero h13))) (fun q0 h13 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x, i, 8 * k_0 + k_1], M t_B [x, 8 * k_0 + k_1, j]]] = value_3 I M i j k_0 k_1 x)))
  (fun h12 => (vc_accumulate_of (value_1 I M x i j k_0 k_0 k_1)
  (I.fn f_2 [M t_A [x, i, 8 * k_0 + k_1], M t_B [x, 8 * k_0 + k_1, j]])
  (at_if_of cond_holds (fun (h13 : k_1 = 0) => (False.elim ((int_eab_tba_F h13 h12) : False)))
  (fun (h13 : ¬ k_1 = 0) =>
  ((at_right (at_right (at_left (at_points4 x i j k_0 ⟨⟨⟨⟨rfl, rfl⟩, rfl⟩, ⟨h8, int_refl⟩⟩, (int_lt_add_left h12)⟩ rfl))))
  : (known_5 I M n m x i j k_0 k_1) ⟨a_c_rf, [x, i, j, k_0]⟩ (value_1 I M x i j k_0 k_0 k_1))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h13 : k_1 = 0) => (False.elim ((int_eab_tba_F h13 h12) : False)))
  (fun (h13 : ¬ k_1 = 0) =>
  ((at_left (at_points3 x i (8 * k_0 + k_1) ⟨⟨⟨(int_c279 h8 h12), (int_c275 h9 h11)⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩
  rfl))
  : (known_5 I M n m x i j k_0 k_1) ⟨a_a, [x, i, 8 * k_0 + k_1]⟩ (M t_A [x, i, 8 * k_0 + k_1])))))
  (ev_cons
  (ev_read (at_if_of cond_holds (fun (h13 : k_1 = 0) => (False.elim ((int_eab_tba_F h13 h12) : False)))
  (fun (h13 : ¬ k_1 = 0) =>
  ((at_right (at_left (at_points3 x (8 * k_0 + k_1) j ⟨⟨⟨h6, h7⟩, ⟨(int_c279 h8 h12), (int_c275 h9 h11)⟩⟩, ⟨h2, h3⟩⟩
  rfl)))
  : (known_5 I M n m x i j k_0 k_1) ⟨a_b, [x, 8 * k_0 + k_1, j]⟩ (M t_B [x, 8 * k_0 + k_1, j])))))
  ev_nil)))
  ((append1 (8 * k_0 + k_1) (8 * k_0) (8 * k_0 + k_1 + 1) (fun q2 h13 => ⟨h13.1, (int_c9 h13.2)⟩)
  (fun q2 => ⟨(fun h13 =>
  ((Classical.em (q2 < 8 * k_0 + k_1)).elim (fun h14 => (Or.inl ⟨⟨h13.1, (fact_1 h11 h14)⟩, h14⟩))
  (fun h14 => (Or.inr (int_c225 h13.2 h14))))), (fun h13 => (Or.elim h13 (fun h14 => ⟨h14.1.1, (int_c208 h14.2)⟩)
  (fun h14 => ⟨(int_c269 h14 h12), (int_c16 h14)⟩)))⟩) (fun q2 h13 => h13.2) (fun q2 h13 => rfl)
  rfl)
  : I.fn f_0 [value_1 I M x i j k_0 k_0 k_1, I.fn f_2 [M t_A [x, i, 8 * k_0 + k_1], M t_B [x, 8 * k_0 + k_1, j]]] = value_3 I M i j k_0 k_1 x)))))

theorem kept_5 (x i j k_0 k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) (h6 : 0 ≤ j) (h7 : j < 48) (h8 : 0 ≤ k_0) (h9 : k_0 < 4) (h10 : 0 ≤ k_1) (h11 : k_1 < 8) :
    Heap.Entails ((body_5 I M).post ((((((base E n m).set v_x x).set v_i i).set v_j j).set v_k_0 k_0).set v_k_1 k_1) (known_5 I M n m x i j k_0 k_1)) (known_5 I M n m x i j k_0 (k_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M n m x i j k_0 (k_1 + 1)) from
  (entails_and (entails_points3 (fun q3 q4 q5 h12 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h13 : k_1 = 0) => (at_set_other (by decide) (at_left (at_points3 q3 q4 q5 h12 rfl))))
  (fun (h13 : ¬ k_1 = 0) => (at_left (at_points3 q3 q4 q5 h12 rfl))))))) (entails_and
  (entails_points3 (fun q6 q7 q8 h12 => (at_set_other (by decide) (at_if_of cond_holds (fun (h13 : k_1 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points3 q6 q7 q8 h12 rfl)))))
  (fun (h13 : ¬ k_1 = 0) => (at_right (at_left (at_points3 q6 q7 q8 h12 rfl)))))))) (entails_and
  (entails_points4 (fun q9 q10 q11 q12 h12 => ((Classical.em (q9 = x ∧ q10 = i ∧ q11 = j ∧ q12 = k_0)).elim
  (fun h13 => (at_set_eq4 q9 q10 q11 q12 x i j k_0 h13 ((reduce_congr1 (fun q13 =>
  ⟨(fun h14 => ⟨(fact_2 h14.1.1 h13.2.2.2), (int_c273 h14.2)⟩), (fun h14 => ⟨⟨(fact_3 h12.1.2.2 h14.1), (fact_4 h14.2 h13.2.2.2 h11)⟩, (int_c272 h14.2)⟩)⟩)
  (fun q13 h14 =>
  (fn_congr2 (at_congr3 h12.1.1.1.1 h12.1.1.1.2 rfl) (at_congr3 h12.1.1.1.1 rfl h12.1.1.2))))
  : value_1 I M q9 q10 q11 q12 k_0 (k_1 + 1) = value_3 I M i j k_0 k_1 x)))
  (fun h13 => (at_set_ne4 q9 q10 q11 q12 x i j k_0 h13
  (at_if_of cond_holds (fun (h14 : k_1 = 0) => (at_set_ne4 q9 q10 q11 q12 x i j k_0 h13
  (at_right (at_right (at_left (at_points4 q9 q10 q11 q12 ⟨h12.1, (fact_5 h12.1.2.2 h10 h12.1.1.1.1 h12.1.1.1.2 h12.1.1.2 h13)⟩
  (reduce_congr1 (fun q14 => ⟨(fun h15 =>
  ⟨⟨h15.1.1, h15.1.2⟩, (fact_6 h12.1.2.2 h15.1.2 h10 h12.1.1.1.1 h12.1.1.1.2 h12.1.1.2 h13)⟩), (fun h15 => ⟨⟨h15.1.1, h15.1.2⟩, (int_c214 h15.2)⟩)⟩)
  (fun q14 h15 => rfl)))))))) (fun (h14 : ¬ k_1 = 0) =>
  (at_right (at_right (at_left (at_points4 q9 q10 q11 q12 ⟨h12.1, ((int_c53 h12.1.2.2 h10 h14) : q12 < k_1 + k_0)⟩
  ((reduce_congr1 (fun q15 => ⟨(fun h15 =>
  ⟨⟨h15.1.1, h15.1.2⟩, (fact_6 h12.1.2.2 h15.1.2 h10 h12.1.1.1.1 h12.1.1.1.2 h12.1.1.2 h13)⟩), (fun h15 => ⟨⟨h15.1.1, h15.1.2⟩, (int_c214 h15.2)⟩)⟩)
  (fun q15 h15 => rfl))
  : value_1 I M q9 q10 q11 q12 k_0 (k_1 + 1) = value_1 I M q9 q10 q11 q12 k_0 k_1))))))))))))
  (entails_points4 (fun q16 q17 q18 q19 h12 => (Or.elim h12
  (fun h13 => (at_set_ne4 q16 q17 q18 q19 x i j k_0 (fun h14 => (int_eab_tab_F h14.2.2.1 h13.2.2))
  (at_if_of cond_holds (fun (h14 : k_1 = 0) =>
  (at_set_ne4 q16 q17 q18 q19 x i j k_0 (fun h15 => (int_eab_tab_F h15.2.2.1 h13.2.2))
  (at_right (at_right (at_right (at_points4 q16 q17 q18 q19 h12 rfl))))))
  (fun (h14 : ¬ k_1 = 0) => (at_right (at_right (at_right (at_points4 q16 q17 q18 q19 h12 rfl))))))))
  (fun h13 => (Or.elim h13
  (fun h14 => (at_set_ne4 q16 q17 q18 q19 x i j k_0 (fun h15 => (int_eab_tab_F h15.2.1 h14.2.2))
  (at_if_of cond_holds (fun (h15 : k_1 = 0) =>
  (at_set_ne4 q16 q17 q18 q19 x i j k_0 (fun h16 => (int_eab_tab_F h16.2.1 h14.2.2))
  (at_right (at_right (at_right (at_points4 q16 q17 q18 q19 h12 rfl))))))
  (fun (h15 : ¬ k_1 = 0) => (at_right (at_right (at_right (at_points4 q16 q17 q18 q19 h12 rfl))))))))
  (fun h14 => (at_set_ne4 q16 q17 q18 q19 x i j k_0 (fun h15 => (int_eab_tab_F h15.1 h14.2.2))
  (at_if_of cond_holds (fun (h15 : k_1 = 0) =>
  (at_set_ne4 q16 q17 q18 q19 x i j k_0 (fun h16 => (int_eab_tab_F h16.1 h14.2.2))
  (at_right (at_right (at_right (at_points4 q16 q17 q18 q19 h12 rfl))))))
  (fun (h15 : ¬ k_1 = 0) => (at_right (at_right (at_right (at_points4 q16 q17 q18 q19 h12 rfl)))))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c_rf] <|
    .for v_k_1 (.const 0) (.const 8)
      (fun e x => known_5 I M (e v_n) (e v_m) (e v_x) (e v_i) (e v_j) (e v_k_0) x) (body_5 I M)

theorem vc_4 (x i j k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) (h6 : 0 ≤ j) (h7 : j < 48) (h8 : 0 ≤ k_0) (h9 : k_0 < 4) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E n m)) a_c_rf [n, m, 48, 4]) (((((base E n m).set v_x x).set v_i i).set v_j j).set v_k_0 k_0) (known_4 I M n m x i j k_0) :=
  (vc_scope (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points4 (fun q20 q21 q22 q23 h10 =>
  (at_right (at_right (at_points4 q20 q21 q22 q23 (Or.inl ⟨h10.1.1, ⟨h10.1.2.1, (int_lt_zero_add h10.2)⟩⟩)
  (reduce_congr1
  (fun q24 => ⟨(fun h11 => ⟨h11.1.1, h11.1.2⟩), (fun h11 => ⟨h11, (fact_7 h11.2 h10.2)⟩)⟩)
  (fun q24 h11 => rfl))))))) (entails_points4 (fun q25 q26 q27 q28 h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_points4 q25 q26 q27 q28 (Or.inr h10) rfl))))
  (fun h11 =>
  (Or.elim h11 (fun h12 => (at_right (at_right (at_points4 q25 q26 q27 q28 (Or.inr h10) rfl))))
  (fun h12 => (at_right (at_right (at_points4 q25 q26 q27 q28 (Or.inr h10) rfl))))))))))))
  : Heap.Entails (known_4 I M n m x i j k_0) (known_5 I M n m x i j k_0 0))
  (fun k_1 h10 h11 => (vc_5 n m hl hM x i j k_0 k_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun k_1 h10 h11 => (kept_5 n m hl hM x i j k_0 k_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))))

theorem kept_4 (x i j k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) (h6 : 0 ≤ j) (h7 : j < 48) (h8 : 0 ≤ k_0) (h9 : k_0 < 4) :
    Heap.Entails ((body_4 I M).post (((((base E n m).set v_x x).set v_i i).set v_j j).set v_k_0 k_0) (known_4 I M n m x i j k_0)) (known_4 I M n m x i j (k_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q29 q30 q31 q32 h10 => (Or.elim h10 (fun h11 =>
  (at_right (at_right (at_left (at_points4 q29 q30 q31 q32 ⟨⟨h11.1, ⟨h11.2.1, (int_taB_lab h11.2.2)⟩⟩, (int_c501 h11.2.2)⟩
  (reduce_congr1
  (fun q33 => ⟨(fun h12 => ⟨h12, (fact_8 h12.2 h11.2.2)⟩), (fun h12 => ⟨h12.1.1, h12.1.2⟩)⟩)
  (fun q33 h12 => rfl))))))) (fun h11 =>
  (Or.elim h11 (fun h12 => (at_right (at_right (at_right (at_points4 q29 q30 q31 q32 h11 rfl)))))
  (fun h12 =>
  (Or.elim h12 (fun h13 => (at_right (at_right (at_right (at_points4 q29 q30 q31 q32 h11 rfl)))))
  (fun h13 => (at_right (at_right (at_right (at_points4 q29 q30 q31 q32 h11 rfl))))))))))))))
  : Heap.Entails (known_5 I M n m x i j k_0 8) (known_4 I M n m x i j (k_0 + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_0 (.const 0) (.const 4)
    (fun e x => known_4 I M (e v_n) (e v_m) (e v_x) (e v_i) (e v_j) x) (body_4 I M)

theorem vc_3 (x i j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) (h6 : 0 ≤ j) (h7 : j < 48) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E n m)) a_c_rf [n, m, 48, 4]) ((((base E n m).set v_x x).set v_i i).set v_j j) (known_3 I M n m x i j) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q34 q35 q36 q37 h8 => (Or.elim h8 (fun h9 => (False.elim (int_lab_tba_F h9.2.1 h9.2.2)))
  (fun h9 => (Or.elim h9 (fun h10 => (at_right (at_right (at_points4 q34 q35 q36 q37 h9 rfl))))
  (fun h10 => (Or.elim h10 (fun h11 => (at_right (at_right (at_points4 q34 q35 q36 q37 h9 rfl))))
  (fun h11 => (at_right (at_right (at_points4 q34 q35 q36 q37 h9 rfl)))))))))))))
  : Heap.Entails (known_3 I M n m x i j) (known_4 I M n m x i j 0))
  (fun k_0 h8 h9 => (vc_4 n m hl hM x i j k_0 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun k_0 h8 h9 => (kept_4 n m hl hM x i j k_0 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)))

theorem kept_3 (x i j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) (h6 : 0 ≤ j) (h7 : j < 48) :
    Heap.Entails ((body_3 I M).post ((((base E n m).set v_x x).set v_i i).set v_j j) (known_3 I M n m x i j)) (known_3 I M n m x i (j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q38 q39 q40 q41 h8 => (Or.elim h8
  (fun h9 => (at_right (at_right (at_points4 q38 q39 q40 q41 ((Classical.em (q40 = j)).elim
  (fun h10 => (Or.inl ⟨⟨⟨h9.1.1.1, h9.1.1.2⟩, h10⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩)) (fun h10 =>
  (Or.inr (Or.inl ⟨⟨⟨h9.1.1.1, h9.1.1.2⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩, ⟨h9.2.1, (int_taB_neab_tab h9.2.2 h10)⟩⟩))))
  rfl)))) (fun h9 => (Or.elim h9
  (fun h10 => (at_right (at_right (at_points4 q38 q39 q40 q41 (Or.inr (Or.inr h9)) rfl))))
  (fun h10 => (at_right (at_right (at_points4 q38 q39 q40 q41 (Or.inr (Or.inr h9)) rfl)))))))))))
  : Heap.Entails (known_4 I M n m x i j 4) (known_3 I M n m x i (j + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 48)
    (fun e x => known_3 I M (e v_n) (e v_m) (e v_x) (e v_i) x) (body_3 I M)

theorem vc_2 (x i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E n m)) a_c_rf [n, m, 48, 4]) (((base E n m).set v_x x).set v_i i) (known_2 I M n m x i) :=
  (vc_for_of 0 48 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q42 q43 q44 q45 h6 => (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h7.2.1 h7.2.2)))
  (fun h7 => (Or.elim h7 (fun h8 => (at_right (at_right (at_points4 q42 q43 q44 q45 h7 rfl))))
  (fun h8 => (at_right (at_right (at_points4 q42 q43 q44 q45 h7 rfl)))))))))))
  : Heap.Entails (known_2 I M n m x i) (known_3 I M n m x i 0))
  (fun j h6 h7 => (vc_3 n m hl hM x i j h0 h1 h2 h3 h4 h5 h6 h7))
  (fun j h6 h7 => (kept_3 n m hl hM x i j h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_2 (x i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) :
    Heap.Entails ((body_2 I M).post (((base E n m).set v_x x).set v_i i) (known_2 I M n m x i)) (known_2 I M n m x (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q46 q47 q48 q49 h6 => (Or.elim h6
  (fun h7 => (at_right (at_right (at_points4 q46 q47 q48 q49 ((Classical.em (q47 = i)).elim
  (fun h8 => (Or.inl ⟨⟨⟨h7.1.1.1, h8⟩, ⟨h7.1.1.2.1, h7.1.1.2.2⟩⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩)) (fun h8 =>
  (Or.inr (Or.inl ⟨⟨⟨h7.1.1.1, ⟨h7.1.1.2.1, h7.1.1.2.2⟩⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩, ⟨h7.2.1, (int_taB_neab_tab h7.2.2 h8)⟩⟩))))
  rfl)))) (fun h7 => (at_right (at_right (at_points4 q46 q47 q48 q49 (Or.inr (Or.inr h7)) rfl)))))))))
  : Heap.Entails (known_3 I M n m x i 48) (known_2 I M n m x (i + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i (.const 0) (.var v_m)
    (fun e x => known_2 I M (e v_n) (e v_m) (e v_x) x) (body_2 I M)

theorem vc_1 (x : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E n m)) a_c_rf [n, m, 48, 4]) ((base E n m).set v_x x) (known_1 I M n m x) :=
  (vc_for_of 0 m rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q50 q51 q52 q53 h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2)))
  (fun h5 => (at_right (at_right (at_points4 q50 q51 q52 q53 h5 rfl)))))))))
  : Heap.Entails (known_1 I M n m x) (known_2 I M n m x 0))
  (fun i h4 h5 => (vc_2 n m hl hM x i h0 h1 h2 h3 h4 h5))
  (fun i h4 h5 => (kept_2 n m hl hM x i h0 h1 h2 h3 h4 h5)))

theorem kept_1 (x : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) :
    Heap.Entails ((body_1 I M).post ((base E n m).set v_x x) (known_1 I M n m x)) (known_1 I M n m (x + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points4 (fun q54 q55 q56 q57 h4 =>
  (at_right (at_right (at_points4 q54 q55 q56 q57 ((Classical.em (q54 = x)).elim (fun h5 =>
  (Or.inl ⟨⟨⟨h5, ⟨h4.1.1.1.1, h4.1.1.1.2⟩⟩, ⟨h4.1.1.2.1, h4.1.1.2.2⟩⟩, ⟨h4.1.2.1, (int_lt_max_right h4.1.2.2)⟩⟩))
  (fun h5 =>
  (Or.inr ⟨⟨⟨⟨h4.1.1.1.1, h4.1.1.1.2⟩, ⟨h4.1.1.2.1, h4.1.1.2.2⟩⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_taB_neab_tab h4.2.2 h5)⟩⟩)))
  rfl))))))) : Heap.Entails (known_2 I M n m x (max 0 m)) (known_1 I M n m (x + 1)))

theorem race_1 (h0 : 0 ≤ n) (h1 : 0 ≤ m) :
    ParVC I 0 n (body_1 I M).erase (fun x => ((base E n m).set v_x x)) (fun x => (body_1 I M).post ((base E n m).set v_x x) (known_1 I M n m x)) :=
  (race_arrays [a_c_rf] rfl rfl (all_cons
  (apart4 (fun x c0 c1 c2 c3 => ((c0 = x ∧ 0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m)
  (fun x c0 c1 c2 c3 => ((c0 = x ∧ 0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m)
  (fun x h2 h3 =>
  (w_for 0 m rfl rfl (fun i h4 h5 => (w_for 0 48 rfl rfl (fun j h6 h7 => (w_for 0 4 rfl rfl
  (fun k_0 h8 h9 => (w_scope (w_for 0 8 rfl rfl (fun k_1 h10 h11 => (w_seq (w_if_of cond_holds
  (fun (h12 : k_1 = 0) => (w_assign4 x i j k_0 ⟨⟨⟨rfl, ⟨h8, h9⟩⟩, ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩))
  (fun (h12 : ¬ k_1 = 0) => (w_none rfl)))
  (w_accumulate4 x i j k_0 ⟨⟨⟨rfl, ⟨h8, h9⟩⟩, ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩)))))))))))) (fun x h2 h3 =>
  (r_for 0 m rfl rfl (fun i h4 h5 => (r_for 0 48 rfl rfl (fun j h6 h7 => (r_for 0 4 rfl rfl
  (fun k_0 h8 h9 => (r_scope (r_for 0 8 rfl rfl (fun k_1 h10 h11 => (r_seq (r_none rfl)
  (r_accumulate4 (x_none rfl) x i j k_0 ⟨⟨⟨rfl, ⟨h8, h9⟩⟩, ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩))))))))))))
  (fun x y_y c0 c1 c2 c3 h2 h3 h4 h5 h6 h7 =>
  ⟨(fun h8 => (int_eab_eac_nebc_F h7.1.1.1 h8.1.1.1 h6)), (fun h8 => (int_eab_eac_nebc_F h7.1.1.1 h8.1.1.1 h6))⟩))
  all_nil))

noncomputable def known_6_0 (I : Interp V) (M : Model V) (m x : Int) : Heap V :=
  .points3 a_c
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < x)
    (fun c0 c1 c2 => (M t_C [c0, c1, c2]))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (n m : Int) : Heap V :=
  .points4 a_c_rf
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_6 (I : Interp V) (M : Model V) (n m x : Int) : Heap V :=
  ((known_6_0 I M m x).and (known_6_1 I M n m))

noncomputable def known_7_0 (I : Interp V) (M : Model V) (m x i : Int) : Heap V :=
  .points3 a_c
    (fun c0 c1 c2 => (c0 = x ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < i ∨ ((0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < x)
    (fun c0 c1 c2 => (M t_C [c0, c1, c2]))

noncomputable def known_7_1 (I : Interp V) (M : Model V) (n m : Int) : Heap V :=
  .points4 a_c_rf
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_7 (I : Interp V) (M : Model V) (n m x i : Int) : Heap V :=
  ((known_7_0 I M m x i).and (known_7_1 I M n m))

noncomputable def known_8_0 (I : Interp V) (M : Model V) (m x i j : Int) : Heap V :=
  .points3 a_c
    (fun c0 c1 c2 => (c0 = x ∧ c1 = i) ∧ 0 ≤ c2 ∧ c2 < j ∨ (c0 = x ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < i ∨ ((0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < x)
    (fun c0 c1 c2 => (M t_C [c0, c1, c2]))

noncomputable def known_8_1 (I : Interp V) (M : Model V) (n m : Int) : Heap V :=
  .points4 a_c_rf
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_8 (I : Interp V) (M : Model V) (n m x i j : Int) : Heap V :=
  ((known_8_0 I M m x i j).and (known_8_1 I M n m))

noncomputable def known_9_0 (I : Interp V) (M : Model V) (x i j k_0 : Int) : Heap V :=
  .points3 a_c
    (fun c0 c1 c2 => ((c0 = x ∧ c1 = i) ∧ c2 = j) ∧ 0 < k_0)
    (fun c0 c1 c2 => (value_2 I M i j k_0 x))

noncomputable def known_9_2 (I : Interp V) (M : Model V) (n m : Int) : Heap V :=
  .points4 a_c_rf
    (fun c0 c1 c2 c3 => (((0 ≤ c3 ∧ c3 < 4) ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 c2 c3 => (value_0 I M c0 c1 c2 c3))

noncomputable def known_9 (I : Interp V) (M : Model V) (n m x i j k_0 : Int) : Heap V :=
  ((known_9_0 I M x i j k_0).and ((known_8_0 I M m x i j).and (known_9_2 I M n m)))

noncomputable def body_9 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_0) (.const 0)) (
    .assign a_c [.var v_x, .var v_i, .var v_j] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c
    [.var v_x, .var v_i, .var v_j]
    (.read a_c_rf [.var v_x, .var v_i, .var v_j, .var v_k_0])
    (fun e => (value_4 I M (e v_i) (e v_j) (e v_k_0) (e v_x)))

theorem vc_9 (x i j k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) (h6 : 0 ≤ j) (h7 : j < 48) (h8 : 0 ≤ k_0) (h9 : k_0 < 4) :
    (body_9 I M).vc I (allocated (impl.HasCell spec (base E n m)) a_c_rf [n, m, 48, 4]) (((((base E n m).set v_x x).set v_i i).set v_j j).set v_k_0 k_0) (known_9 I M n m x i j k_0) :=
  (vc_seq (vc_if_of cond_holds
  (fun (h10 : k_0 = 0) => (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at3 (b := (Binding.mk a_c t_C [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (R := (Region.mk t_C [(.const 0, .var v_n), (.const 0, .var v_m), (.const 0, .const 48)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x, i, j]
  (region_iff.2 ⟨x, _, rfl, h2, h3, i, _, rfl, h4, h5, j, _, rfl, h6, h7, rfl⟩) shape_a_c rfl rfl
  ⟨h2, h4, h6⟩)) ev_const rfl)) (fun (h10 : ¬ k_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (k_0 = 0)).elim (fun h10 => (Or.inl h10))
  (fun h10 => (Or.inr (int_lab_neba_tab h8 h10)))) : k_0 = 0 ∨ 0 < k_0)
  (fun h10 => (vc_accumulate_of (I.fn f_1 []) (value_0 I M x i j k_0)
  (at_if_of cond_holds (fun (h11 : k_0 = 0) => (at_set_eq3 x i j x i j ⟨rfl, ⟨rfl, rfl⟩⟩ rfl))
  (fun (h11 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))
  (ev_read (at_if_of cond_holds (fun (h11 : k_0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_points4 x i j k_0 ⟨⟨⟨⟨h8, h9⟩, ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_9 I M n m x i j k_0) ⟨a_c_rf, [x, i, j, k_0]⟩ (value_0 I M x i j k_0))))
  (fun (h11 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q70 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_0 I M x i j k_0] = I.fn f_0 [value_6 I M i j x, value_0 I M x i j k_0])
  (union_in_order1 (law_0 hl) (law_1 hl) 0 (7 + 1) (fun q68 h11 => ⟨h11.1, (fact_9 h11.2 h10)⟩)
  (fun q68 =>
  ⟨(fun h11 => (Or.inr ⟨(int_c544 h11.1 h10), h11.2⟩)), (fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_one_lt_zero h12)))
  (fun h12 => ⟨(int_c119 h8 h12.1), h12.2⟩)))⟩)
  (fun q68 q69 h11 h12 => (False.elim (int_one_lt_zero h11))) (fun q68 h11 => rfl)
  (fun q68 h11 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_0 I M x i j k_0] = value_4 I M i j k_0 x)))
  (fun h10 => (vc_accumulate_of (value_2 I M i j k_0 x) (value_0 I M x i j k_0)
  (at_if_of cond_holds (fun (h11 : k_0 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ k_0 = 0) => ((at_left (at_points3 x i j ⟨⟨⟨rfl, rfl⟩, rfl⟩, h10⟩ rfl))
  : (known_9 I M n m x i j k_0) ⟨a_c, [x, i, j]⟩ (value_2 I M i j k_0 x))))
  (ev_read (at_if_of cond_holds (fun (h11 : k_0 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ k_0 = 0) =>
  ((at_right (at_right (at_points4 x i j k_0 ⟨⟨⟨⟨h8, h9⟩, ⟨h6, h7⟩⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_9 I M n m x i j k_0) ⟨a_c_rf, [x, i, j, k_0]⟩ (value_0 I M x i j k_0)))))
  ((union_in_order1 (law_0 hl) (law_1 hl) 0 (8 * k_0 + 7 + 1)
  (fun q71 h11 => ⟨h11.1, (int_lab_taB h11.2)⟩)
  (fun q71 => ⟨(fun h11 => ((Classical.em (q71 < 8 * k_0)).elim (fun h12 => (Or.inl ⟨h11.1, h12⟩))
  (fun h12 => (Or.inr ⟨(int_ntba_lab h12), h11.2⟩)))), (fun h11 =>
  (Or.elim h11 (fun h12 => ⟨h12.1, (int_c144 h12.2)⟩) (fun h12 => ⟨(int_c270 h12.1 h10), h12.2⟩)))⟩)
  (fun q71 q72 h11 h12 => (int_lbc_tab_tac h12.1 h11.2)) (fun q71 h11 => rfl) (fun q71 h11 => rfl))
  : I.fn f_0 [value_2 I M i j k_0 x, value_0 I M x i j k_0] = value_4 I M i j k_0 x)))))

theorem kept_9 (x i j k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) (h6 : 0 ≤ j) (h7 : j < 48) (h8 : 0 ≤ k_0) (h9 : k_0 < 4) :
    Heap.Entails ((body_9 I M).post (((((base E n m).set v_x x).set v_i i).set v_j j).set v_k_0 k_0) (known_9 I M n m x i j k_0)) (known_9 I M n m x i j (k_0 + 1)) :=
  (show Heap.Entails _ (known_9 I M n m x i j (k_0 + 1)) from
  (entails_and (entails_points3 (fun q73 q74 q75 h10 =>
  (at_set_eq3 q73 q74 q75 x i j ⟨h10.1.1.1, ⟨h10.1.1.2, h10.1.2⟩⟩ ((reduce_congr1
  (fun q76 => ⟨(fun h11 => ⟨h11.1, (int_c54 h11.2)⟩), (fun h11 => ⟨h11.1, (int_c102 h11.2)⟩)⟩)
  (fun q76 h11 => rfl)) : value_2 I M i j (k_0 + 1) x = value_4 I M i j k_0 x))))
  (entails_and (entails_points3 (fun q77 q78 q79 h10 => (Or.elim h10 (fun h11 =>
  (at_set_ne3 q77 q78 q79 x i j (fun h12 => (int_eab_tab_F h12.2.2 h11.2.2)) (at_if_of cond_holds
  (fun (h12 : k_0 = 0) => (at_set_ne3 q77 q78 q79 x i j (fun h13 => (int_eab_tab_F h13.2.2 h11.2.2))
  (at_right (at_left (at_points3 q77 q78 q79 h10 rfl)))))
  (fun (h12 : ¬ k_0 = 0) => (at_right (at_left (at_points3 q77 q78 q79 h10 rfl)))))))
  (fun h11 => (Or.elim h11 (fun h12 =>
  (at_set_ne3 q77 q78 q79 x i j (fun h13 => (int_eab_tab_F h13.2.1 h12.2.2)) (at_if_of cond_holds
  (fun (h13 : k_0 = 0) => (at_set_ne3 q77 q78 q79 x i j (fun h14 => (int_eab_tab_F h14.2.1 h12.2.2))
  (at_right (at_left (at_points3 q77 q78 q79 h10 rfl)))))
  (fun (h13 : ¬ k_0 = 0) => (at_right (at_left (at_points3 q77 q78 q79 h10 rfl))))))) (fun h12 =>
  (at_set_ne3 q77 q78 q79 x i j (fun h13 => (int_eab_tab_F h13.1 h12.2.2)) (at_if_of cond_holds
  (fun (h13 : k_0 = 0) => (at_set_ne3 q77 q78 q79 x i j (fun h14 => (int_eab_tab_F h14.1 h12.2.2))
  (at_right (at_left (at_points3 q77 q78 q79 h10 rfl)))))
  (fun (h13 : ¬ k_0 = 0) => (at_right (at_left (at_points3 q77 q78 q79 h10 rfl))))))))))))
  (entails_points4 (fun q80 q81 q82 q83 h10 => (at_set_other (by decide) (at_if_of cond_holds (fun (h11 : k_0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points4 q80 q81 q82 q83 h10 rfl)))))
  (fun (h11 : ¬ k_0 = 0) => (at_right (at_right (at_points4 q80 q81 q82 q83 h10 rfl)))))))))))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_k_0 (.const 0) (.const 4)
      (fun e x => known_9 I M (e v_n) (e v_m) (e v_x) (e v_i) (e v_j) x) (body_9 I M)

theorem vc_8 (x i j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) (h6 : 0 ≤ j) (h7 : j < 48) :
    (body_8 I M).vc I (allocated (impl.HasCell spec (base E n m)) a_c_rf [n, m, 48, 4]) ((((base E n m).set v_x x).set v_i i).set v_j j) (known_8 I M n m x i j) :=
  (vc_scope (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_points3 (fun q84 q85 q86 h8 => (False.elim (int_irrefl h8.2))))
  (entails_and (entails_left entails_refl)
  (entails_points4 (fun q87 q88 q89 q90 h8 => (at_right (at_points4 q87 q88 q89 q90 h8 rfl))))))
  : Heap.Entails (known_8 I M n m x i j) (known_9 I M n m x i j 0))
  (fun k_0 h8 h9 => (vc_9 n m hl hM x i j k_0 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun k_0 h8 h9 => (kept_9 n m hl hM x i j k_0 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))))

theorem kept_8 (x i j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) (h6 : 0 ≤ j) (h7 : j < 48) :
    Heap.Entails ((body_8 I M).post ((((base E n m).set v_x x).set v_i i).set v_j j) (known_8 I M n m x i j)) (known_8 I M n m x i (j + 1)) :=
  ((entails_and (entails_points3 (fun q91 q92 q93 h8 => (Or.elim h8 (fun h9 =>
  (Or.elim (((Classical.em (q93 = j)).elim (fun h10 => (Or.inl ⟨⟨⟨h9.1.1, h9.1.2⟩, h10⟩, int_c307⟩))
  (fun h10 => (Or.inr (Or.inl ⟨⟨h9.1.1, h9.1.2⟩, ⟨h9.2.1, (int_taB_neab_tab h9.2.2 h10)⟩⟩))))
  : ((q91 = x ∧ q92 = i) ∧ q93 = j) ∧ 0 < (4 : Int) ∨ ((q91 = x ∧ q92 = i) ∧ 0 ≤ q93 ∧ q93 < j ∨ (q91 = x ∧ 0 ≤ q93 ∧ q93 < 48) ∧ 0 ≤ q92 ∧ q92 < i ∨ ((0 ≤ q93 ∧ q93 < 48) ∧ 0 ≤ q92 ∧ q92 < m) ∧ 0 ≤ q91 ∧ q91 < x))
  (fun h10 => (at_left (at_points3 q91 q92 q93 h10 (Eq.trans
  ((equation_0 n m hl hM q91 q92 q93 trivial) : M t_C [q91, q92, q93] = value_5 I M q92 q93 q91)
  (reduce_congr1
  (fun q95 => ⟨(fun h11 => ⟨h11.1, (int_c338 h11.2)⟩), (fun h11 => ⟨h11.1, (int_c472 h11.2)⟩)⟩)
  (fun q95 h11 => (fn_congr2 (at_congr3 h9.1.1 h9.1.2 rfl) (at_congr3 h9.1.1 rfl h10.1.2))))))))
  (fun h10 => (at_right (at_left (at_points3 q91 q92 q93 h10 rfl))))))
  (fun h9 => (Or.elim h9 (fun h10 => (at_right (at_left (at_points3 q91 q92 q93 (Or.inr h9) rfl))))
  (fun h10 => (at_right (at_left (at_points3 q91 q92 q93 (Or.inr h9) rfl)))))))))
  (entails_points4 (fun q96 q97 q98 q99 h8 => (at_right (at_right (at_points4 q96 q97 q98 q99 h8 rfl))))))
  : Heap.Entails (known_9 I M n m x i j 4) (known_8 I M n m x i (j + 1)))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 48)
    (fun e x => known_8 I M (e v_n) (e v_m) (e v_x) (e v_i) x) (body_8 I M)

theorem vc_7 (x i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E n m)) a_c_rf [n, m, 48, 4]) (((base E n m).set v_x x).set v_i i) (known_7 I M n m x i) :=
  (vc_for_of 0 48 rfl rfl ((entails_and
  (entails_points3 (fun q100 q101 q102 h6 => (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h7.2.1 h7.2.2)))
  (fun h7 => (Or.elim h7 (fun h8 => (at_left (at_points3 q100 q101 q102 h7 rfl)))
  (fun h8 => (at_left (at_points3 q100 q101 q102 h7 rfl))))))))
  (entails_points4 (fun q103 q104 q105 q106 h6 => (at_right (at_points4 q103 q104 q105 q106 h6 rfl)))))
  : Heap.Entails (known_7 I M n m x i) (known_8 I M n m x i 0))
  (fun j h6 h7 => (vc_8 n m hl hM x i j h0 h1 h2 h3 h4 h5 h6 h7))
  (fun j h6 h7 => (kept_8 n m hl hM x i j h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_7 (x i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i) (h5 : i < m) :
    Heap.Entails ((body_7 I M).post (((base E n m).set v_x x).set v_i i) (known_7 I M n m x i)) (known_7 I M n m x (i + 1)) :=
  ((entails_and
  (entails_points3 (fun q107 q108 q109 h6 => (Or.elim h6 (fun h7 => (at_left (at_points3 q107 q108 q109
  ((Classical.em (q108 = i)).elim (fun h8 => (Or.inl ⟨⟨h7.1.1, h8⟩, ⟨h7.1.2.1, h7.1.2.2⟩⟩))
  (fun h8 =>
  (Or.inr (Or.inl ⟨⟨h7.1.1, ⟨h7.1.2.1, h7.1.2.2⟩⟩, ⟨h7.2.1, (int_taB_neab_tab h7.2.2 h8)⟩⟩)))) rfl)))
  (fun h7 => (at_left (at_points3 q107 q108 q109 (Or.inr (Or.inr h7)) rfl))))))
  (entails_points4 (fun q110 q111 q112 q113 h6 => (at_right (at_points4 q110 q111 q112 q113 h6 rfl)))))
  : Heap.Entails (known_8 I M n m x i 48) (known_7 I M n m x (i + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i (.const 0) (.var v_m)
    (fun e x => known_7 I M (e v_n) (e v_m) (e v_x) x) (body_7 I M)

theorem vc_6 (x : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E n m)) a_c_rf [n, m, 48, 4]) ((base E n m).set v_x x) (known_6 I M n m x) :=
  (vc_for_of 0 m rfl rfl ((entails_and
  (entails_points3 (fun q114 q115 q116 h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2)))
  (fun h5 => (at_left (at_points3 q114 q115 q116 h5 rfl))))))
  (entails_points4 (fun q117 q118 q119 q120 h4 => (at_right (at_points4 q117 q118 q119 q120 h4 rfl)))))
  : Heap.Entails (known_6 I M n m x) (known_7 I M n m x 0))
  (fun i h4 h5 => (vc_7 n m hl hM x i h0 h1 h2 h3 h4 h5))
  (fun i h4 h5 => (kept_7 n m hl hM x i h0 h1 h2 h3 h4 h5)))

theorem kept_6 (x : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) :
    Heap.Entails ((body_6 I M).post ((base E n m).set v_x x) (known_6 I M n m x)) (known_6 I M n m (x + 1)) :=
  ((entails_and
  (entails_points3 (fun q121 q122 q123 h4 => (at_left (at_points3 q121 q122 q123 ((Classical.em (q121 = x)).elim
  (fun h5 => (Or.inl ⟨⟨h5, ⟨h4.1.1.1, h4.1.1.2⟩⟩, ⟨h4.1.2.1, (int_lt_max_right h4.1.2.2)⟩⟩))
  (fun h5 =>
  (Or.inr ⟨⟨⟨h4.1.1.1, h4.1.1.2⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_taB_neab_tab h4.2.2 h5)⟩⟩)))
  rfl))))
  (entails_points4 (fun q124 q125 q126 q127 h4 => (at_right (at_points4 q124 q125 q126 q127 h4 rfl)))))
  : Heap.Entails (known_7 I M n m x (max 0 m)) (known_6 I M n m (x + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c_rf [.var v_n, .var v_m, .const 48, .const 4] <|
  .seq (.par v_x (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) (e v_m) x) (body_1 I M)) <|
  .for v_x (.const 0) (.var v_n)
    (fun e x => known_6 I M (e v_n) (e v_m) x) (body_6 I M)

theorem program_vc (h0 : 0 ≤ n) (h1 : 0 ≤ m) :
    (program I M).vc I (impl.HasCell spec (base E n m)) (base E n m) (impl.inputHeap spec (base E n m) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 n rfl rfl (show Heap.Entails _ (known_1 I M n m 0) from
  (entails_and (entails_points3 (fun q58 q59 q60 h2 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_n), (.const 0, .var v_m), (.const 0, .const 32)])) (b := (Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [q58, q59, q60]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q58, _, rfl, h2.2.1, h2.2.2, q59, _, rfl, h2.1.2.1, h2.1.2.2, q60, _, rfl, h2.1.1.1, h2.1.1.2, rfl⟩)
  rfl rfl)))) (entails_and (entails_points3 (fun q61 q62 q63 h2 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_n), (.const 0, .const 32), (.const 0, .const 48)])) (b := (Binding.mk a_b t_B [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [q61, q62, q63]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q61, _, rfl, h2.2.1, h2.2.2, q62, _, rfl, h2.1.2.1, h2.1.2.2, q63, _, rfl, h2.1.1.1, h2.1.1.2, rfl⟩)
  rfl rfl))))
  (entails_points4 (fun q64 q65 q66 q67 h2 => (False.elim (int_lab_tba_F h2.2.1 h2.2.2)))))))
  (fun x h2 h3 => (vc_1 n m hl hM x h0 h1 h2 h3)) (fun x h2 h3 => (kept_1 n m hl hM x h0 h1 h2 h3))
  (race_1 n m hl hM h0 h1)) (vc_for_of 0 n rfl rfl ((entails_and
  (entails_points3 (fun q128 q129 q130 h2 => (False.elim (int_lab_tba_F h2.2.1 h2.2.2))))
  (entails_points4 (fun q131 q132 q133 q134 h2 =>
  (at_right (at_right (at_points4 q131 q132 q133 q134 ⟨h2.1, ⟨h2.2.1, (int_lt_max_right h2.2.2)⟩⟩ rfl))))))
  : Heap.Entails (known_1 I M n m (max 0 n)) (known_6 I M n m 0))
  (fun x h2 h3 => (vc_6 n m hl hM x h0 h1 h2 h3)) (fun x h2 h3 => (kept_6 n m hl hM x h0 h1 h2 h3)))))

theorem output_0_2 (q135 q136 q137 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ q135) (h3 : q135 < n) (h4 : 0 ≤ q136) (h5 : q136 < m) (h6 : 0 ≤ q137) (h7 : q137 < 48) :
    ((program I M).post (base E n m) (impl.inputHeap spec (base E n m) M)) ⟨a_c, [q135, q136, q137]⟩ (M t_C [q135, q136, q137]) :=
  (at_restore (by decide)
  ((at_left (at_points3 q135 q136 q137 ⟨⟨⟨h6, h7⟩, ⟨h4, h5⟩⟩, ⟨h2, (int_lt_max_right h3)⟩⟩ rfl))
  : (known_6 I M n m (max 0 n)) ⟨a_c, [q135, q136, q137]⟩ (M t_C [q135, q136, q137])))

end

theorem consistent (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) : spec.Consistent (base E n m) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n m) :=
  solvable_layers (consistent E n m h0 h1)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) : impl.LayoutOk spec (base E n m) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n m : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_C then ((0 ≤ (point.getD 2 0) ∧ (point.getD 2 0) < 48) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < m) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else True

theorem covered_0 (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (p0 p1 p2 : Int) (h2 : 0 ≤ p0) (h3 : p0 < n) (h4 : 0 ≤ p1) (h5 : p1 < m) (h6 : 0 ≤ p2) (h7 : p2 < 48) :
    spec.Given (inside n m) (base E n m) t_C [p0, p1, p2] :=
  (given_equation (p := [p0, p1, p2]) (.head _) rfl rfl rfl
  (⟨⟨⟨h6, h7⟩, ⟨h4, h5⟩⟩, ⟨h2, h3⟩⟩ : ((0 ≤ p2 ∧ p2 < 48) ∧ 0 ≤ p1 ∧ p1 < m) ∧ 0 ≤ p0 ∧ p0 < n)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (x i j : Int) (h2 : True) (h3 : ((0 ≤ j ∧ j < 48) ∧ 0 ≤ i ∧ i < m) ∧ 0 ≤ x ∧ x < n) :
    TExp.Defined I M (spec.Given (inside n m) (base E n m)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 32))) (.fn (.builtin "*" .f32) [.access t_A [.var v_x, .var v_i, .var v_k], .access t_B [.var v_x, .var v_k, .var v_j]])) ((((base E n m).set v_x x).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 32 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h4 : 0 ≤ y_d0 ∧ y_d0 < 32) => h4)
  (fun (y_d0 : Int) (h4 : 0 ≤ y_d0 ∧ y_d0 < 32) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [x, i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x, _, rfl, h3.2.1, h3.2.2, i, _, rfl, h3.1.2.1, h3.1.2.2, y_d0, _, rfl, h4.1, h4.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [x, y_d0, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨x, _, rfl, h3.2.1, h3.2.2, y_d0, _, rfl, h4.1, h4.2, j, _, rfl, h3.1.1.1, h3.1.1.2, rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (n m : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) : spec.Defined (base E n m) :=
  defined_of (inside n m)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 p2 a4 a5 => covered_0 E n m h0 h1 p0 p1 p2 a0 a1 a2 a3 a4 a5))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined3 (fun x i j => cond_holds) (fun x i j hg hk => defined_0 E n m h0 h1 x i j hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1) (fun _ => 0)
    ⟨(all_cons (by decide) (all_cons (by decide) all_nil)), all_nil⟩
    ⟨_, (.head _), [0, 0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_n) ∧ 0 ≤ (E v_m))
    (fun E => base E (E v_n) (E v_m)) base_self (fun E ha => ⟨cond_holds.1 (ha.1 _ (.head _)), cond_holds.1 (ha.1 _ (.tail _ (.head _)))⟩) inhabited
    (fun E a => defined E (E v_n) (E v_m) a.1 a.2) (fun E a => placed E (E v_n) (E v_m) a.1 a.2)
    (fun E a => consistent E (E v_n) (E v_m) a.1 a.2) (fun E a => solvable E (E v_n) (E v_m) a.1 a.2)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_n) (E v_m) hl hM a.1 a.2)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 p2 b4 b5 => output_0_2 (E v_n) (E v_m) hl hM p0 p1 p2 a.1 a.2 b0 b1 b2 b3 b4 b5)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

end Redverify.Certificate.scheduled
