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
/-- `k_0` -/ abbrev v_k_0 : Var := 5
/-- `k_1` -/ abbrev v_k_1 : Var := 6
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `c_rf` -/ abbrev a_c_rf : Arr := 3
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
    .allocate a_c_rf [.const 16, .const 64, .const 64] <|
    .seq (.for v_i (.const 0) (.const 64) <|
      .for v_j (.const 0) (.const 64) <|
        .for v_k_0 (.const 0) (.const 16) <|
          .scope [a_c_rf] <|
            .for v_k_1 (.const 0) (.const 4) <|
              .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
                .assign a_c_rf [.var v_k_0, .var v_i, .var v_j] (.fn (.literal .f32 0 1) [])
              ) (
                .skip
              )) <|
              .accumulate
                false
                (.builtin "+" .f32)
                a_c_rf
                [.var v_k_0, .var v_i, .var v_j]
                (.fn
                  (.builtin "*" .f32)
                  [
                    .read a_a [.var v_i, .add (.mul 4 (.var v_k_0)) (.var v_k_1)],
                    .read a_b [.add (.mul 4 (.var v_k_0)) (.var v_k_1), .var v_j]])) <|
    .for v_i (.const 0) (.const 64) <|
      .for v_j (.const 0) (.const 64) <|
        .scope [a_c] <|
          .for v_k_0 (.const 0) (.const 16) <|
            .seq (.ifte (.eq (.var v_k_0) (.const 0)) (
              .assign a_c [.var v_i, .var v_j] (.fn (.literal .f32 0 1) [])
            ) (
              .skip
            )) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_c
              [.var v_i, .var v_j]
              (.read a_c_rf [.var v_k_0, .var v_i, .var v_j])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : b = 0) (h1 : a < 16) : 4 * a + b < 64 :=
  by omega

theorem fact_1 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 < b) : 0 ≤ 4 * a + b :=
  by omega

theorem fact_2 {a b c : Int} (h0 : c < 4) (h1 : a < b + c) : a ≤ b + 3 :=
  by omega

theorem fact_3 {a b c : Int} (h0 : 4 * c ≤ b) (h1 : c = a) : 4 * a ≤ b :=
  by omega

theorem fact_4 {a b c : Int} (h0 : a ≤ c) (h1 : 4 * c ≤ b) : 4 * a ≤ b :=
  by omega

theorem fact_5 {a b c d : Int} (h0 : a ≤ c + 4 * d) (h1 : b = d) (h2 : c < 4) : a ≤ 4 * b + 3 :=
  by omega

theorem fact_6 {a b c d x_e f g h : Int} (h0 : d ≤ b) (h1 : a ≤ 4 * d + 3) (h2 : 0 ≤ c) (h3 : x_e = f) (h4 : g = h) (h5 : ¬ (d = b ∧ x_e = f ∧ g = h)) : a < 4 * b + c :=
  by omega

theorem fact_7 {a b c : Int} (h0 : a ≤ 4 * c + 3) (h1 : c < 0 + b) : a < 4 * b + 0 :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a ≤ 4 * c + 3) (h1 : c < b + 1) : a < 4 * b + 4 :=
  by omega

theorem fact_9 {a b c : Int} (h0 : a ≤ 4 * c + b) (h1 : c = 0) : a < b + 1 :=
  by omega

theorem fact_10 {a b : Int} (h0 : 4 * b ≤ a) (h1 : 0 < b) : 0 ≤ a :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 c2 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 4 * c0 ≤ y_k0 ∧ y_k0 ≤ 4 * c0 + 3)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c1, y_k0], M t_B [y_k0, c2]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 c2 k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (4 * c0 ≤ y_k0 ∧ y_k0 ≤ 4 * c0 + 3) ∧ y_k0 < 4 * k_0 + k_1)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c1, y_k0], M t_B [y_k0, c2]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 4 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i j k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 4 * k_0 ≤ y_k0 ∧ y_k0 ≤ k_1 + 4 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i j k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ 4 * k_0 + 3)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 64)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_5 I M i j) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 64) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 64)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 64)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2))

noncomputable def known_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_1_2 I M i)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => (c1 = i ∧ 0 ≤ c2 ∧ c2 < j) ∧ 0 ≤ c0 ∧ c0 < 16 ∨ ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2))

noncomputable def known_2 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_2_2 I M i j)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (i j k_0 : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => (c1 = i ∧ c2 = j) ∧ 0 ≤ c0 ∧ c0 < k_0 ∨ (c1 = i ∧ 0 ≤ c2 ∧ c2 < j) ∧ 0 ≤ c0 ∧ c0 < 16 ∨ ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2))

noncomputable def known_3 (I : Interp V) (M : Model V) (i j k_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_3_2 I M i j k_0)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (i j k_0 k_1 : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => ((c1 = i ∧ c2 = j) ∧ 0 ≤ c0 ∧ c0 ≤ k_0) ∧ c0 < k_1 + k_0)
    (fun c0 c1 c2 => (value_1 I M c0 c1 c2 k_0 k_1))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => (c1 = i ∧ 0 ≤ c2 ∧ c2 < j) ∧ 0 ≤ c0 ∧ c0 < 16 ∨ ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2))

noncomputable def known_4 (I : Interp V) (M : Model V) (i j k_0 k_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_4_2 I M i j k_0 k_1).and (known_4_3 I M i j))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_1) (.const 0)) (
    .assign a_c_rf [.var v_k_0, .var v_i, .var v_j] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c_rf
    [.var v_k_0, .var v_i, .var v_j]
    (.fn
      f_2
      [
        .read a_a [.var v_i, .add (.mul 4 (.var v_k_0)) (.var v_k_1)],
        .read a_b [.add (.mul 4 (.var v_k_0)) (.var v_k_1), .var v_j]])
    (fun e => (value_3 I M (e v_i) (e v_j) (e v_k_0) (e v_k_1)))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem vc_4 (i j k_0 k_1 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 16) (h6 : 0 ≤ k_1) (h7 : k_1 < 4) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_rf [16, 64, 64]) (((((base E).set v_i i).set v_j j).set v_k_0 k_0).set v_k_1 k_1) (known_4 I M i j k_0 k_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h8 : k_1 = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h4, h5, h0, h1, h2, h3, trivial⟩)
  ev_const rfl)) (fun (h8 : ¬ k_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (k_1 = 0)).elim (fun h8 => (Or.inl h8))
  (fun h8 => (Or.inr (int_lab_neba_tab h6 h8)))) : k_1 = 0 ∨ 0 < k_1)
  (fun h8 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [i, 4 * k_0 + k_1], M t_B [4 * k_0 + k_1, j]])
  (at_if_of cond_holds (fun (h9 : k_1 = 0) => (at_set_eq3 k_0 i j k_0 i j ⟨rfl, ⟨rfl, rfl⟩⟩ rfl))
  (fun (h9 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h8 h9) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h9 : k_1 = 0) => (at_set_other (by decide)
  ((at_left (at_points2 i (4 * k_0 + k_1) ⟨⟨(int_c7 h4 h6), (fact_0 h8 h5)⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_4 I M i j k_0 k_1) ⟨a_a, [i, 4 * k_0 + k_1]⟩ (M t_A [i, 4 * k_0 + k_1]))))
  (fun (h9 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h8 h9) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h9 : k_1 = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points2 (4 * k_0 + k_1) j ⟨⟨h2, h3⟩, ⟨(int_c7 h4 h6), (fact_0 h8 h5)⟩⟩ rfl)))
  : (known_4 I M i j k_0 k_1) ⟨a_b, [4 * k_0 + k_1, j]⟩ (M t_B [4 * k_0 + k_1, j]))))
  (fun (h9 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h8 h9) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [i, 4 * k_0 + k_1], M t_B [4 * k_0 + k_1, j]]] = I.fn f_0 [value_6 I M i j, I.fn f_2 [M t_A [i, 4 * k_0 + k_1], M t_B [4 * k_0 + k_1, j]]])
  (append1 (4 * k_0 + k_1) (4 * k_0) (4 * k_0 + 1) (fun q0 h9 => ⟨h9.1, (int_c175 h9.2 h8)⟩)
  (fun q0 =>
  ⟨(fun h9 => (Or.inr (int_c292 h9.1 h9.2 h8))), (fun h9 => (Or.elim h9 (fun h10 => (False.elim (int_one_lt_zero h10)))
  (fun h10 => ⟨(int_c118 h6 h10), (int_c16 h10)⟩)))⟩)
  (fun q0 h9 => (False.elim (int_one_lt_zero h9))) (fun q0 h9 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [i, 4 * k_0 + k_1], M t_B [4 * k_0 + k_1, j]]] = value_3 I M i j k_0 k_1)))
  (fun h8 => (vc_accumulate_of (value_1 I M k_0 i j k_0 k_1)
  (I.fn f_2 [M t_A [i, 4 * k_0 + k_1], M t_B [4 * k_0 + k_1, j]])
  (at_if_of cond_holds (fun (h9 : k_1 = 0) => (False.elim ((int_eab_tba_F h9 h8) : False)))
  (fun (h9 : ¬ k_1 = 0) =>
  ((at_right (at_right (at_left (at_points3 k_0 i j ⟨⟨⟨rfl, rfl⟩, ⟨h4, int_refl⟩⟩, (int_lt_add_left h8)⟩ rfl))))
  : (known_4 I M i j k_0 k_1) ⟨a_c_rf, [k_0, i, j]⟩ (value_1 I M k_0 i j k_0 k_1)))) (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h9 : k_1 = 0) => (False.elim ((int_eab_tba_F h9 h8) : False)))
  (fun (h9 : ¬ k_1 = 0) =>
  ((at_left (at_points2 i (4 * k_0 + k_1) ⟨⟨(fact_1 h4 h8), (int_c578 h5 h7)⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_4 I M i j k_0 k_1) ⟨a_a, [i, 4 * k_0 + k_1]⟩ (M t_A [i, 4 * k_0 + k_1]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h9 : k_1 = 0) => (False.elim ((int_eab_tba_F h9 h8) : False)))
  (fun (h9 : ¬ k_1 = 0) =>
  ((at_right (at_left (at_points2 (4 * k_0 + k_1) j ⟨⟨h2, h3⟩, ⟨(fact_1 h4 h8), (int_c578 h5 h7)⟩⟩ rfl)))
  : (known_4 I M i j k_0 k_1) ⟨a_b, [4 * k_0 + k_1, j]⟩ (M t_B [4 * k_0 + k_1, j]))))) ev_nil)))
  ((append1 (4 * k_0 + k_1) (4 * k_0) (4 * k_0 + k_1 + 1) (fun q2 h9 => ⟨h9.1, (int_c9 h9.2)⟩)
  (fun q2 => ⟨(fun h9 =>
  ((Classical.em (q2 < 4 * k_0 + k_1)).elim (fun h10 => (Or.inl ⟨⟨h9.1, (fact_2 h7 h10)⟩, h10⟩))
  (fun h10 => (Or.inr (int_c225 h9.2 h10))))), (fun h9 => (Or.elim h9 (fun h10 => ⟨h10.1.1, (int_c208 h10.2)⟩)
  (fun h10 => ⟨(int_c269 h10 h8), (int_c16 h10)⟩)))⟩) (fun q2 h9 => h9.2) (fun q2 h9 => rfl) rfl)
  : I.fn f_0 [value_1 I M k_0 i j k_0 k_1, I.fn f_2 [M t_A [i, 4 * k_0 + k_1], M t_B [4 * k_0 + k_1, j]]] = value_3 I M i j k_0 k_1)))))

theorem kept_4 (i j k_0 k_1 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 16) (h6 : 0 ≤ k_1) (h7 : k_1 < 4) :
    Heap.Entails ((body_4 I M).post (((((base E).set v_i i).set v_j j).set v_k_0 k_0).set v_k_1 k_1) (known_4 I M i j k_0 k_1)) (known_4 I M i j k_0 (k_1 + 1)) :=
  (show Heap.Entails _ (known_4 I M i j k_0 (k_1 + 1)) from
  (entails_and (entails_points2 (fun q3 q4 h8 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h9 : k_1 = 0) => (at_set_other (by decide) (at_left (at_points2 q3 q4 h8 rfl))))
  (fun (h9 : ¬ k_1 = 0) => (at_left (at_points2 q3 q4 h8 rfl)))))))
  (entails_and (entails_points2 (fun q5 q6 h8 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h9 : k_1 = 0) => (at_set_other (by decide) (at_right (at_left (at_points2 q5 q6 h8 rfl)))))
  (fun (h9 : ¬ k_1 = 0) => (at_right (at_left (at_points2 q5 q6 h8 rfl)))))))) (entails_and
  (entails_points3 (fun q7 q8 q9 h8 => ((Classical.em (q7 = k_0 ∧ q8 = i ∧ q9 = j)).elim
  (fun h9 => (at_set_eq3 q7 q8 q9 k_0 i j h9 ((reduce_congr1 (fun q10 =>
  ⟨(fun h10 => ⟨(fact_3 h10.1.1 h9.1), (int_c273 h10.2)⟩), (fun h10 => ⟨⟨(fact_4 h8.1.2.2 h10.1), (fact_5 h10.2 h9.1 h7)⟩, (int_c272 h10.2)⟩)⟩)
  (fun q10 h10 => (fn_congr2 (at_congr2 h8.1.1.1 rfl) (at_congr2 rfl h8.1.1.2))))
  : value_1 I M q7 q8 q9 k_0 (k_1 + 1) = value_3 I M i j k_0 k_1)))
  (fun h9 => (at_set_ne3 q7 q8 q9 k_0 i j h9
  (at_if_of cond_holds (fun (h10 : k_1 = 0) => (at_set_ne3 q7 q8 q9 k_0 i j h9
  (at_right (at_right (at_left (at_points3 q7 q8 q9 ⟨h8.1, (int_c434 h8.1.2.2 h6 h8.1.1.1 h8.1.1.2 h9)⟩
  (reduce_congr1 (fun q11 =>
  ⟨(fun h11 => ⟨⟨h11.1.1, h11.1.2⟩, (fact_6 h8.1.2.2 h11.1.2 h6 h8.1.1.1 h8.1.1.2 h9)⟩), (fun h11 => ⟨⟨h11.1.1, h11.1.2⟩, (int_c214 h11.2)⟩)⟩)
  (fun q11 h11 => rfl)))))))) (fun (h10 : ¬ k_1 = 0) =>
  (at_right (at_right (at_left (at_points3 q7 q8 q9 ⟨h8.1, ((int_c53 h8.1.2.2 h6 h10) : q7 < k_1 + k_0)⟩
  ((reduce_congr1 (fun q12 =>
  ⟨(fun h11 => ⟨⟨h11.1.1, h11.1.2⟩, (fact_6 h8.1.2.2 h11.1.2 h6 h8.1.1.1 h8.1.1.2 h9)⟩), (fun h11 => ⟨⟨h11.1.1, h11.1.2⟩, (int_c214 h11.2)⟩)⟩)
  (fun q12 h11 => rfl)) : value_1 I M q7 q8 q9 k_0 (k_1 + 1) = value_1 I M q7 q8 q9 k_0 k_1))))))))))))
  (entails_points3 (fun q13 q14 q15 h8 => (Or.elim h8
  (fun h9 => (at_set_ne3 q13 q14 q15 k_0 i j (fun h10 => (int_eab_tab_F h10.2.2 h9.1.2.2))
  (at_if_of cond_holds (fun (h10 : k_1 = 0) =>
  (at_set_ne3 q13 q14 q15 k_0 i j (fun h11 => (int_eab_tab_F h11.2.2 h9.1.2.2))
  (at_right (at_right (at_right (at_points3 q13 q14 q15 h8 rfl))))))
  (fun (h10 : ¬ k_1 = 0) => (at_right (at_right (at_right (at_points3 q13 q14 q15 h8 rfl))))))))
  (fun h9 => (at_set_ne3 q13 q14 q15 k_0 i j (fun h10 => (int_eab_tab_F h10.2.1 h9.1.2.2))
  (at_if_of cond_holds (fun (h10 : k_1 = 0) =>
  (at_set_ne3 q13 q14 q15 k_0 i j (fun h11 => (int_eab_tab_F h11.2.1 h9.1.2.2))
  (at_right (at_right (at_right (at_points3 q13 q14 q15 h8 rfl))))))
  (fun (h10 : ¬ k_1 = 0) => (at_right (at_right (at_right (at_points3 q13 q14 q15 h8 rfl)))))))))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c_rf] <|
    .for v_k_1 (.const 0) (.const 4)
      (fun e x => known_4 I M (e v_i) (e v_j) (e v_k_0) x) (body_4 I M)

theorem vc_3 (i j k_0 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 16) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_rf [16, 64, 64]) ((((base E).set v_i i).set v_j j).set v_k_0 k_0) (known_3 I M i j k_0) :=
  (vc_scope (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points3 (fun q16 q17 q18 h6 =>
  (at_right (at_right (at_points3 q16 q17 q18 (Or.inl ⟨h6.1.1, ⟨h6.1.2.1, (int_lt_zero_add h6.2)⟩⟩)
  (reduce_congr1 (fun q19 => ⟨(fun h7 => ⟨h7.1.1, h7.1.2⟩), (fun h7 => ⟨h7, (fact_7 h7.2 h6.2)⟩)⟩)
  (fun q19 h7 => rfl))))))) (entails_points3 (fun q20 q21 q22 h6 =>
  (Or.elim h6 (fun h7 => (at_right (at_right (at_points3 q20 q21 q22 (Or.inr h6) rfl))))
  (fun h7 => (at_right (at_right (at_points3 q20 q21 q22 (Or.inr h6) rfl))))))))))
  : Heap.Entails (known_3 I M i j k_0) (known_4 I M i j k_0 0))
  (fun k_1 h6 h7 => (vc_4 hl hM i j k_0 k_1 h0 h1 h2 h3 h4 h5 h6 h7))
  (fun k_1 h6 h7 => (kept_4 hl hM i j k_0 k_1 h0 h1 h2 h3 h4 h5 h6 h7))))

theorem kept_3 (i j k_0 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 16) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_i i).set v_j j).set v_k_0 k_0) (known_3 I M i j k_0)) (known_3 I M i j (k_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q23 q24 q25 h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_left (at_points3 q23 q24 q25 ⟨⟨h7.1, ⟨h7.2.1, (int_taB_lab h7.2.2)⟩⟩, (int_c259 h7.2.2)⟩
  (reduce_congr1 (fun q26 => ⟨(fun h8 => ⟨h8, (fact_8 h8.2 h7.2.2)⟩), (fun h8 => ⟨h8.1.1, h8.1.2⟩)⟩)
  (fun q26 h8 => rfl))))))) (fun h7 =>
  (Or.elim h7 (fun h8 => (at_right (at_right (at_right (at_points3 q23 q24 q25 h7 rfl)))))
  (fun h8 => (at_right (at_right (at_right (at_points3 q23 q24 q25 h7 rfl))))))))))))
  : Heap.Entails (known_4 I M i j k_0 4) (known_3 I M i j (k_0 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_0 (.const 0) (.const 16)
    (fun e x => known_3 I M (e v_i) (e v_j) x) (body_3 I M)

theorem vc_2 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_rf [16, 64, 64]) (((base E).set v_i i).set v_j j) (known_2 I M i j) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q27 q28 q29 h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2)))
  (fun h5 => (Or.elim h5 (fun h6 => (at_right (at_right (at_points3 q27 q28 q29 h5 rfl))))
  (fun h6 => (at_right (at_right (at_points3 q27 q28 q29 h5 rfl)))))))))))
  : Heap.Entails (known_2 I M i j) (known_3 I M i j 0))
  (fun k_0 h4 h5 => (vc_3 hl hM i j k_0 h0 h1 h2 h3 h4 h5))
  (fun k_0 h4 h5 => (kept_3 hl hM i j k_0 h0 h1 h2 h3 h4 h5)))

theorem kept_2 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) :
    Heap.Entails ((body_2 I M).post (((base E).set v_i i).set v_j j) (known_2 I M i j)) (known_2 I M i (j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q30 q31 q32 h4 => (Or.elim h4 (fun h5 => (at_right (at_right (at_points3 q30 q31 q32
  ((Classical.em (q32 = j)).elim (fun h6 => (Or.inl ⟨⟨h5.1.1, h6⟩, ⟨h5.2.1, h5.2.2⟩⟩)) (fun h6 =>
  (Or.inr (Or.inl ⟨⟨h5.1.1, ⟨h5.1.2.1, (int_taB_neab_tab h5.1.2.2 h6)⟩⟩, ⟨h5.2.1, h5.2.2⟩⟩)))) rfl))))
  (fun h5 => (at_right (at_right (at_points3 q30 q31 q32 (Or.inr (Or.inr h5)) rfl)))))))))
  : Heap.Entails (known_3 I M i j 16) (known_2 I M i (j + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 64)
    (fun e x => known_2 I M (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 64) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_rf [16, 64, 64]) ((base E).set v_i i) (known_1 I M i) :=
  (vc_for_of 0 64 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q33 q34 q35 h2 => (Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h3.1.2.1 h3.1.2.2)))
  (fun h3 => (at_right (at_right (at_points3 q33 q34 q35 h3 rfl)))))))))
  : Heap.Entails (known_1 I M i) (known_2 I M i 0)) (fun j h2 h3 => (vc_2 hl hM i j h0 h1 h2 h3))
  (fun j h2 h3 => (kept_2 hl hM i j h0 h1 h2 h3)))

theorem kept_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 64) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i i) (known_1 I M i)) (known_1 I M (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q36 q37 q38 h2 => (at_right (at_right (at_points3 q36 q37 q38
  ((Classical.em (q37 = i)).elim (fun h3 => (Or.inl ⟨⟨h3, ⟨h2.1.1.1, h2.1.1.2⟩⟩, ⟨h2.2.1, h2.2.2⟩⟩))
  (fun h3 =>
  (Or.inr ⟨⟨⟨h2.1.1.1, h2.1.1.2⟩, ⟨h2.1.2.1, (int_taB_neab_tab h2.1.2.2 h3)⟩⟩, ⟨h2.2.1, h2.2.2⟩⟩)))
  rfl))))))) : Heap.Entails (known_2 I M i 64) (known_1 I M (i + 1)))

noncomputable def known_5_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_5_1 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2))

noncomputable def known_5 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  ((known_5_0 I M i).and (known_5_1 I M))

noncomputable def known_6_0 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j ∨ (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_6_1 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2))

noncomputable def known_6 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  ((known_6_0 I M i j).and (known_6_1 I M))

noncomputable def known_7_0 (I : Interp V) (M : Model V) (i j k_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c0 = i ∧ c1 = j) ∧ 0 < k_0)
    (fun c0 c1 => (value_2 I M i j k_0))

noncomputable def known_7_2 (I : Interp V) (M : Model V) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 64) ∧ 0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2))

noncomputable def known_7 (I : Interp V) (M : Model V) (i j k_0 : Int) : Heap V :=
  ((known_7_0 I M i j k_0).and ((known_6_0 I M i j).and (known_7_2 I M)))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k_0) (.const 0)) (
    .assign a_c [.var v_i, .var v_j] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c
    [.var v_i, .var v_j]
    (.read a_c_rf [.var v_k_0, .var v_i, .var v_j])
    (fun e => (value_4 I M (e v_i) (e v_j) (e v_k_0)))

theorem vc_7 (i j k_0 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 16) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_rf [16, 64, 64]) ((((base E).set v_i i).set v_j j).set v_k_0 k_0) (known_7 I M i j k_0) :=
  (vc_seq (vc_if_of cond_holds
  (fun (h6 : k_0 = 0) => (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .const 64), (.const 0, .const 64)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h0, h1, j, _, rfl, h2, h3, rfl⟩) shape_a_c rfl rfl ⟨h0, h2⟩)) ev_const
  rfl)) (fun (h6 : ¬ k_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (k_0 = 0)).elim (fun h6 => (Or.inl h6))
  (fun h6 => (Or.inr (int_lab_neba_tab h4 h6)))) : k_0 = 0 ∨ 0 < k_0)
  (fun h6 => (vc_accumulate_of (I.fn f_1 []) (value_0 I M k_0 i j)
  (at_if_of cond_holds (fun (h7 : k_0 = 0) => (at_set_eq2 i j i j ⟨rfl, rfl⟩ rfl))
  (fun (h7 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h6 h7) : False))))
  (ev_read (at_if_of cond_holds (fun (h7 : k_0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_points3 k_0 i j ⟨⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_7 I M i j k_0) ⟨a_c_rf, [k_0, i, j]⟩ (value_0 I M k_0 i j))))
  (fun (h7 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h6 h7) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q48 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_0 I M k_0 i j] = I.fn f_0 [value_6 I M i j, value_0 I M k_0 i j])
  (union_in_order1 (law_0 hl) (law_1 hl) 0 (3 + 1) (fun q46 h7 => ⟨h7.1, (fact_9 h7.2 h6)⟩)
  (fun q46 => ⟨(fun h7 => (Or.inr ⟨(int_c543 h7.1 h6), h7.2⟩)), (fun h7 =>
  (Or.elim h7 (fun h8 => (False.elim (int_one_lt_zero h8))) (fun h8 => ⟨(int_c96 h4 h8.1), h8.2⟩)))⟩)
  (fun q46 q47 h7 h8 => (False.elim (int_one_lt_zero h7))) (fun q46 h7 => rfl) (fun q46 h7 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_0 I M k_0 i j] = value_4 I M i j k_0)))
  (fun h6 => (vc_accumulate_of (value_2 I M i j k_0) (value_0 I M k_0 i j)
  (at_if_of cond_holds (fun (h7 : k_0 = 0) => (False.elim ((int_eab_tba_F h7 h6) : False)))
  (fun (h7 : ¬ k_0 = 0) => ((at_left (at_points2 i j ⟨⟨rfl, rfl⟩, h6⟩ rfl))
  : (known_7 I M i j k_0) ⟨a_c, [i, j]⟩ (value_2 I M i j k_0))))
  (ev_read (at_if_of cond_holds (fun (h7 : k_0 = 0) => (False.elim ((int_eab_tba_F h7 h6) : False)))
  (fun (h7 : ¬ k_0 = 0) =>
  ((at_right (at_right (at_points3 k_0 i j ⟨⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_7 I M i j k_0) ⟨a_c_rf, [k_0, i, j]⟩ (value_0 I M k_0 i j)))))
  ((union_in_order1 (law_0 hl) (law_1 hl) 0 (4 * k_0 + 3 + 1)
  (fun q49 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)
  (fun q49 => ⟨(fun h7 => ((Classical.em (q49 < 4 * k_0)).elim (fun h8 => (Or.inl ⟨h7.1, h8⟩))
  (fun h8 => (Or.inr ⟨(int_ntba_lab h8), h7.2⟩)))), (fun h7 => (Or.elim h7 (fun h8 => ⟨h8.1, (int_c162 h8.2)⟩) (fun h8 => ⟨(fact_10 h8.1 h6), h8.2⟩)))⟩)
  (fun q49 q50 h7 h8 => (int_lbc_tab_tac h8.1 h7.2)) (fun q49 h7 => rfl) (fun q49 h7 => rfl))
  : I.fn f_0 [value_2 I M i j k_0, value_0 I M k_0 i j] = value_4 I M i j k_0)))))

theorem kept_7 (i j k_0 : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) (h4 : 0 ≤ k_0) (h5 : k_0 < 16) :
    Heap.Entails ((body_7 I M).post ((((base E).set v_i i).set v_j j).set v_k_0 k_0) (known_7 I M i j k_0)) (known_7 I M i j (k_0 + 1)) :=
  (show Heap.Entails _ (known_7 I M i j (k_0 + 1)) from
  (entails_and (entails_points2 (fun q51 q52 h6 => (at_set_eq2 q51 q52 i j h6.1 ((reduce_congr1
  (fun q53 => ⟨(fun h7 => ⟨h7.1, (int_c31 h7.2)⟩), (fun h7 => ⟨h7.1, (int_c126 h7.2)⟩)⟩)
  (fun q53 h7 => rfl)) : value_2 I M i j (k_0 + 1) = value_4 I M i j k_0))))
  (entails_and (entails_points2 (fun q54 q55 h6 => (Or.elim h6
  (fun h7 => (at_set_ne2 q54 q55 i j (fun h8 => (int_eab_tab_F h8.2 h7.2.2)) (at_if_of cond_holds
  (fun (h8 : k_0 = 0) => (at_set_ne2 q54 q55 i j (fun h9 => (int_eab_tab_F h9.2 h7.2.2))
  (at_right (at_left (at_points2 q54 q55 h6 rfl)))))
  (fun (h8 : ¬ k_0 = 0) => (at_right (at_left (at_points2 q54 q55 h6 rfl)))))))
  (fun h7 => (at_set_ne2 q54 q55 i j (fun h8 => (int_eab_tab_F h8.1 h7.2.2)) (at_if_of cond_holds
  (fun (h8 : k_0 = 0) => (at_set_ne2 q54 q55 i j (fun h9 => (int_eab_tab_F h9.1 h7.2.2))
  (at_right (at_left (at_points2 q54 q55 h6 rfl)))))
  (fun (h8 : ¬ k_0 = 0) => (at_right (at_left (at_points2 q54 q55 h6 rfl))))))))))
  (entails_points3 (fun q56 q57 q58 h6 => (at_set_other (by decide) (at_if_of cond_holds (fun (h7 : k_0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points3 q56 q57 q58 h6 rfl)))))
  (fun (h7 : ¬ k_0 = 0) => (at_right (at_right (at_points3 q56 q57 q58 h6 rfl)))))))))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_k_0 (.const 0) (.const 16)
      (fun e x => known_7 I M (e v_i) (e v_j) x) (body_7 I M)

theorem vc_6 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_rf [16, 64, 64]) (((base E).set v_i i).set v_j j) (known_6 I M i j) :=
  (vc_scope (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_points2 (fun q59 q60 h4 => (False.elim (int_irrefl h4.2))))
  (entails_and (entails_left entails_refl)
  (entails_points3 (fun q61 q62 q63 h4 => (at_right (at_points3 q61 q62 q63 h4 rfl))))))
  : Heap.Entails (known_6 I M i j) (known_7 I M i j 0))
  (fun k_0 h4 h5 => (vc_7 hl hM i j k_0 h0 h1 h2 h3 h4 h5))
  (fun k_0 h4 h5 => (kept_7 hl hM i j k_0 h0 h1 h2 h3 h4 h5))))

theorem kept_6 (i j : Int) (h0 : 0 ≤ i) (h1 : i < 64) (h2 : 0 ≤ j) (h3 : j < 64) :
    Heap.Entails ((body_6 I M).post (((base E).set v_i i).set v_j j) (known_6 I M i j)) (known_6 I M i (j + 1)) :=
  ((entails_and (entails_points2 (fun q64 q65 h4 => (Or.elim h4
  (fun h5 => (Or.elim (((Classical.em (q65 = j)).elim (fun h6 => (Or.inl ⟨⟨h5.1, h6⟩, int_c437⟩))
  (fun h6 => (Or.inr (Or.inl ⟨h5.1, ⟨h5.2.1, (int_taB_neab_tab h5.2.2 h6)⟩⟩))))
  : (q64 = i ∧ q65 = j) ∧ 0 < (16 : Int) ∨ (q64 = i ∧ 0 ≤ q65 ∧ q65 < j ∨ (0 ≤ q65 ∧ q65 < 64) ∧ 0 ≤ q64 ∧ q64 < i))
  (fun h6 => (at_left (at_points2 q64 q65 h6
  (Eq.trans ((equation_0 hl hM q64 q65 trivial) : M t_C [q64, q65] = value_5 I M q64 q65)
  (reduce_congr1
  (fun q67 => ⟨(fun h7 => ⟨h7.1, (int_c480 h7.2)⟩), (fun h7 => ⟨h7.1, (int_c482 h7.2)⟩)⟩)
  (fun q67 h7 => (fn_congr2 (at_congr2 h5.1 rfl) (at_congr2 rfl h6.1.2))))))))
  (fun h6 => (at_right (at_left (at_points2 q64 q65 h6 rfl))))))
  (fun h5 => (at_right (at_left (at_points2 q64 q65 (Or.inr h5) rfl)))))))
  (entails_points3 (fun q68 q69 q70 h4 => (at_right (at_right (at_points3 q68 q69 q70 h4 rfl))))))
  : Heap.Entails (known_7 I M i j 16) (known_6 I M i (j + 1)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 64)
    (fun e x => known_6 I M (e v_i) x) (body_6 I M)

theorem vc_5 (i : Int) (h0 : 0 ≤ i) (h1 : i < 64) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_rf [16, 64, 64]) ((base E).set v_i i) (known_5 I M i) :=
  (vc_for_of 0 64 rfl rfl ((entails_and
  (entails_points2 (fun q71 q72 h2 => (Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h3.2.1 h3.2.2)))
  (fun h3 => (at_left (at_points2 q71 q72 h3 rfl))))))
  (entails_points3 (fun q73 q74 q75 h2 => (at_right (at_points3 q73 q74 q75 h2 rfl)))))
  : Heap.Entails (known_5 I M i) (known_6 I M i 0)) (fun j h2 h3 => (vc_6 hl hM i j h0 h1 h2 h3))
  (fun j h2 h3 => (kept_6 hl hM i j h0 h1 h2 h3)))

theorem kept_5 (i : Int) (h0 : 0 ≤ i) (h1 : i < 64) :
    Heap.Entails ((body_5 I M).post ((base E).set v_i i) (known_5 I M i)) (known_5 I M (i + 1)) :=
  ((entails_and (entails_points2 (fun q76 q77 h2 =>
  (at_left (at_points2 q76 q77 ((Classical.em (q76 = i)).elim (fun h3 => (Or.inl ⟨h3, ⟨h2.1.1, h2.1.2⟩⟩))
  (fun h3 => (Or.inr ⟨⟨h2.1.1, h2.1.2⟩, ⟨h2.2.1, (int_taB_neab_tab h2.2.2 h3)⟩⟩))) rfl))))
  (entails_points3 (fun q78 q79 q80 h2 => (at_right (at_points3 q78 q79 q80 h2 rfl)))))
  : Heap.Entails (known_6 I M i 64) (known_5 I M (i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c_rf [.const 16, .const 64, .const 64] <|
  .seq (.for v_i (.const 0) (.const 64)
    (fun e x => known_1 I M x) (body_1 I M)) <|
  .for v_i (.const 0) (.const 64)
    (fun e x => known_5 I M x) (body_5 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_allocate (vc_seq (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_1 I M 0) from
  (entails_and (entails_points2 (fun q39 q40 h0 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q39, q40]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q39, _, rfl, h0.2.1, h0.2.2, q40, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points2 (fun q41 q42 h0 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q41, q42]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q41, _, rfl, h0.2.1, h0.2.2, q42, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl))))
  (entails_points3 (fun q43 q44 q45 h0 => (False.elim (int_lab_tba_F h0.1.2.1 h0.1.2.2)))))))
  (fun i h0 h1 => (vc_1 hl hM i h0 h1)) (fun i h0 h1 => (kept_1 hl hM i h0 h1)))
  (vc_for_of 0 64 rfl rfl
  ((entails_and (entails_points2 (fun q81 q82 h0 => (False.elim (int_lab_tba_F h0.2.1 h0.2.2))))
  (entails_points3 (fun q83 q84 q85 h0 => (at_right (at_right (at_points3 q83 q84 q85 h0 rfl))))))
  : Heap.Entails (known_1 I M 64) (known_5 I M 0)) (fun i h0 h1 => (vc_5 hl hM i h0 h1))
  (fun i h0 h1 => (kept_5 hl hM i h0 h1)))))

theorem output_0_2 (q86 q87 : Int) (h0 : 0 ≤ q86) (h1 : q86 < 64) (h2 : 0 ≤ q87) (h3 : q87 < 64) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_c, [q86, q87]⟩ (M t_C [q86, q87]) :=
  (at_restore (by decide) ((at_left (at_points2 q86 q87 ⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_5 I M 64) ⟨a_c, [q86, q87]⟩ (M t_C [q86, q87])))

end

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun at_ point => if at_ = t_C then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 64) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < 64 else True

theorem covered_0 (E : Env) (p0 p1 : Int) (h0 : 0 ≤ p0) (h1 : p0 < 64) (h2 : 0 ≤ p1) (h3 : p1 < 64) :
    spec.Given (inside) (base E) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩ : (0 ≤ p1 ∧ p1 < 64) ∧ 0 ≤ p0 ∧ p0 < 64) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (i j : Int) (h0 : True) (h1 : (0 ≤ j ∧ j < 64) ∧ 0 ≤ i ∧ i < 64) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 64) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h1.2.1, h1.2.2, y_d0, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, j, _, rfl, h1.1.1, h1.1.2, rfl⟩))) defined_nil)))))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E i j hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 hl hM p0 p1 b0 b1 b2 b3)) all_nil))) all_nil))

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
