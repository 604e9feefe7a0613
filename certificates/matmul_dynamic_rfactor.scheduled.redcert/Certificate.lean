module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `k` -/ abbrev v_k : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `k_0` -/ abbrev v_k_0 : Var := 6
/-- `k_1` -/ abbrev v_k_1 : Var := 7
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `c_rf` -/ abbrev a_c_rf : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n)]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_n), (.const 0, .var v_n)],
      Region.mk t_B [(.const 0, .var v_n), (.const 0, .var v_n)]]
  outputs := [Region.mk t_C [(.const 0, .var v_n), (.const 0, .var v_n)]]
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
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n)))
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
    .allocate a_c_rf [.div (.add (.var v_n) (.const 31)) 32, .var v_n, .var v_n] <|
    .seq (.for v_i (.const 0) (.var v_n) <|
      .for v_j (.const 0) (.var v_n) <|
        .for v_k_0 (.const 0) (.div (.add (.var v_n) (.const 31)) 32) <|
          .scope [a_c_rf] <|
            .for v_k_1 (.const 0) (.const 32) <|
              .ifte (.lt (.add (.mul 32 (.var v_k_0)) (.var v_k_1)) (.var v_n)) (
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
                      .read a_a [.var v_i, .add (.mul 32 (.var v_k_0)) (.var v_k_1)],
                      .read a_b [.add (.mul 32 (.var v_k_0)) (.var v_k_1), .var v_j]])
              ) (
                .skip
              )) <|
    .for v_i (.const 0) (.var v_n) <|
      .for v_j (.const 0) (.var v_n) <|
        .scope [a_c] <|
          .for v_k_0 (.const 0) (.div (.add (.var v_n) (.const 31)) 32) <|
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

abbrev base (E : Env) (n : Int) : Env := (E.set v_n n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 < b) : 0 ≤ 32 * a + b :=
  by omega

theorem fact_1 {a b c : Int} (h0 : c < 32) (h1 : a < b + c) : a ≤ b + 31 :=
  by omega

theorem fact_2 {a b c : Int} (h0 : 32 * c ≤ b) (h1 : c = a) : 32 * a ≤ b :=
  by omega

theorem fact_3 {a b c : Int} (h0 : a ≤ c) (h1 : 32 * c ≤ b) : 32 * a ≤ b :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : a ≤ c + 32 * d) (h1 : b = d) (h2 : c < 32) : a ≤ 32 * b + 31 :=
  by omega

theorem fact_5 {a b c d x_e f g h : Int} (h0 : d ≤ b) (h1 : a ≤ 32 * d + 31) (h2 : 0 ≤ c) (h3 : x_e = f) (h4 : g = h) (h5 : ¬ (d = b ∧ x_e = f ∧ g = h)) : a < 32 * b + c :=
  by omega

theorem fact_6 {a b c d : Int} (h0 : a ≤ c) (h1 : c < (d + 31) / 32) (h2 : ¬ 32 * c + b < d) : a < b + c :=
  by omega

theorem fact_7 {a b c : Int} (h0 : a ≤ 32 * c + 31) (h1 : c < 0 + b) : a < 32 * b + 0 :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a ≤ 32 * c + 31) (h1 : c < b + 1) : a < 32 * b + 32 :=
  by omega

theorem fact_9 {a b c : Int} (h0 : 32 * a < c) : a < (max b ((c + 31) / 32)) :=
  by omega

theorem fact_10 {a b c : Int} (h0 : 0 ≤ c) (h1 : a = 0) (h2 : c < b) : 32 * a < b :=
  by omega

theorem fact_11 {a b : Int} (h0 : 0 ≤ b) (h1 : a = 0) : 32 * a ≤ b :=
  by omega

theorem fact_12 {a b : Int} (h0 : 32 * b ≤ a) (h1 : 0 < b) : 0 ≤ a :=
  by omega

theorem fact_13 {a b : Int} (h0 : a ≤ 32 * b + 31) : a < 32 * (b + 1) :=
  by omega

theorem fact_14 {a b c : Int} (h0 : a < c) : a < 32 * (max b ((c + 31) / 32)) :=
  by omega

theorem fact_15 {a b : Int} (h0 : 0 ≤ b) (h1 : b < a) : 0 < (max 0 ((a + 31) / 32)) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 c2 n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (32 * c0 ≤ y_k0 ∧ y_k0 < n) ∧ y_k0 ≤ 32 * c0 + 31)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c1, y_k0], M t_B [y_k0, c2]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 c2 k_0 k_1 n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((32 * c0 ≤ y_k0 ∧ y_k0 < n) ∧ y_k0 < 32 * k_0 + k_1) ∧ y_k0 ≤ 32 * c0 + 31)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c1, y_k0], M t_B [y_k0, c2]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j k_0 n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < n) ∧ y_k0 < 32 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i j k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 32 * k_0 ≤ y_k0 ∧ y_k0 ≤ k_1 + 32 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i j k_0 n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < n) ∧ y_k0 ≤ 32 * k_0 + 31)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (i j n : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < n)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_5 I M i j n) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E n).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < n) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => (((0 ≤ c2 ∧ c2 < n) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0) ∧ 32 * c0 < n)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2 n))

noncomputable def known_1 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M n).and (known_1_2 I M n i)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (n i j : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => ((c1 = i ∧ 0 ≤ c2 ∧ c2 < j) ∧ 0 ≤ c0) ∧ 32 * c0 < n ∨ (((0 ≤ c2 ∧ c2 < n) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0) ∧ 32 * c0 < n)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2 n))

noncomputable def known_2 (I : Interp V) (M : Model V) (n i j : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M n).and (known_2_2 I M n i j)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (n i j k_0 : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => (c1 = i ∧ c2 = j) ∧ 0 ≤ c0 ∧ c0 < k_0 ∨ ((c1 = i ∧ 0 ≤ c2 ∧ c2 < j) ∧ 0 ≤ c0) ∧ 32 * c0 < n ∨ (((0 ≤ c2 ∧ c2 < n) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0) ∧ 32 * c0 < n)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2 n))

noncomputable def known_3 (I : Interp V) (M : Model V) (n i j k_0 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M n).and (known_3_2 I M n i j k_0)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (n i j k_0 k_1 : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => ((c1 = i ∧ c2 = j) ∧ 0 ≤ c0 ∧ c0 ≤ k_0) ∧ c0 < k_1 + k_0)
    (fun c0 c1 c2 => (value_1 I M c0 c1 c2 k_0 k_1 n))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (n i j : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => ((c1 = i ∧ 0 ≤ c2 ∧ c2 < j) ∧ 0 ≤ c0) ∧ 32 * c0 < n ∨ (((0 ≤ c2 ∧ c2 < n) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0) ∧ 32 * c0 < n)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2 n))

noncomputable def known_4 (I : Interp V) (M : Model V) (n i j k_0 k_1 : Int) : Heap V :=
  ((known_1_0 I M n).and ((known_1_1 I M n).and ((known_4_2 I M n i j k_0 k_1).and (known_4_3 I M n i j))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 32 (.var v_k_0)) (.var v_k_1)) (.var v_n)) (
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
          .read a_a [.var v_i, .add (.mul 32 (.var v_k_0)) (.var v_k_1)],
          .read a_b [.add (.mul 32 (.var v_k_0)) (.var v_k_1), .var v_j]])
      (fun e => (value_3 I M (e v_i) (e v_j) (e v_k_0) (e v_k_1)))
  ) (
    .skip
  )

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem vc_4 (i j k_0 k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < n) (h5 : 0 ≤ k_0) (h6 : k_0 < (n + 31) / 32) (h7 : 0 ≤ k_1) (h8 : k_1 < 32) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c_rf [(n + 31) / 32, n, n]) (((((base E n).set v_i i).set v_j j).set v_k_0 k_0).set v_k_1 k_1) (known_4 I M n i j k_0 k_1) :=
  (vc_if_of cond_holds
  (fun (h9 : 32 * k_0 + k_1 < n) => (vc_seq (vc_if_of cond_holds (fun (h10 : k_1 = 0) =>
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h5, h6, h1, h2, h3, h4, trivial⟩)
  ev_const rfl)) (fun (h10 : ¬ k_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (k_1 = 0)).elim (fun h10 => (Or.inl h10))
  (fun h10 => (Or.inr (int_lab_neba_tab h7 h10)))) : k_1 = 0 ∨ 0 < k_1)
  (fun h10 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [i, 32 * k_0 + k_1], M t_B [32 * k_0 + k_1, j]])
  (at_if_of cond_holds (fun (h11 : k_1 = 0) => (at_set_eq3 k_0 i j k_0 i j ⟨rfl, ⟨rfl, rfl⟩⟩ rfl))
  (fun (h11 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h11 : k_1 = 0) => (at_set_other (by decide)
  ((at_left (at_points2 i (32 * k_0 + k_1) ⟨⟨(int_c155 h5 h7), h9⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_4 I M n i j k_0 k_1) ⟨a_a, [i, 32 * k_0 + k_1]⟩ (M t_A [i, 32 * k_0 + k_1]))))
  (fun (h11 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h11 : k_1 = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points2 (32 * k_0 + k_1) j ⟨⟨h3, h4⟩, ⟨(int_c155 h5 h7), h9⟩⟩ rfl)))
  : (known_4 I M n i j k_0 k_1) ⟨a_b, [32 * k_0 + k_1, j]⟩ (M t_B [32 * k_0 + k_1, j]))))
  (fun (h11 : ¬ k_1 = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [i, 32 * k_0 + k_1], M t_B [32 * k_0 + k_1, j]]] = I.fn f_0 [value_6 I M i j, I.fn f_2 [M t_A [i, 32 * k_0 + k_1], M t_B [32 * k_0 + k_1, j]]])
  (append1 (32 * k_0 + k_1) (32 * k_0) (32 * k_0 + 1) (fun q0 h11 => ⟨h11.1, (int_c175 h11.2 h10)⟩)
  (fun q0 =>
  ⟨(fun h11 => (Or.inr (int_c292 h11.1 h11.2 h10))), (fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_one_lt_zero h12)))
  (fun h12 => ⟨(int_c118 h7 h12), (int_c16 h12)⟩)))⟩)
  (fun q0 h11 => (False.elim (int_one_lt_zero h11))) (fun q0 h11 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [i, 32 * k_0 + k_1], M t_B [32 * k_0 + k_1, j]]] = value_3 I M i j k_0 k_1)))
  (fun h10 => (vc_accumulate_of (value_1 I M k_0 i j k_0 k_1 n)
  (I.fn f_2 [M t_A [i, 32 * k_0 + k_1], M t_B [32 * k_0 + k_1, j]])
  (at_if_of cond_holds (fun (h11 : k_1 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ k_1 = 0) =>
  ((at_right (at_right (at_left (at_points3 k_0 i j ⟨⟨⟨rfl, rfl⟩, ⟨h5, int_refl⟩⟩, (int_lt_add_left h10)⟩ rfl))))
  : (known_4 I M n i j k_0 k_1) ⟨a_c_rf, [k_0, i, j]⟩ (value_1 I M k_0 i j k_0 k_1 n))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h11 : k_1 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ k_1 = 0) =>
  ((at_left (at_points2 i (32 * k_0 + k_1) ⟨⟨(fact_0 h5 h10), h9⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_4 I M n i j k_0 k_1) ⟨a_a, [i, 32 * k_0 + k_1]⟩ (M t_A [i, 32 * k_0 + k_1]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h11 : k_1 = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ k_1 = 0) =>
  ((at_right (at_left (at_points2 (32 * k_0 + k_1) j ⟨⟨h3, h4⟩, ⟨(fact_0 h5 h10), h9⟩⟩ rfl)))
  : (known_4 I M n i j k_0 k_1) ⟨a_b, [32 * k_0 + k_1, j]⟩ (M t_B [32 * k_0 + k_1, j]))))) ev_nil)))
  ((append1 (32 * k_0 + k_1) (32 * k_0) (32 * k_0 + k_1 + 1) (fun q2 h11 => ⟨h11.1, (int_c9 h11.2)⟩)
  (fun q2 => ⟨(fun h11 => ((Classical.em (q2 < 32 * k_0 + k_1)).elim
  (fun h12 => (Or.inl ⟨⟨⟨h11.1, (int_tab_tbc_tac h12 h9)⟩, h12⟩, (fact_1 h8 h12)⟩))
  (fun h12 => (Or.inr (int_c225 h11.2 h12))))), (fun h11 => (Or.elim h11 (fun h12 => ⟨h12.1.1.1, (int_c208 h12.1.2)⟩)
  (fun h12 => ⟨(int_c269 h12 h10), (int_c16 h12)⟩)))⟩) (fun q2 h11 => h11.1.2) (fun q2 h11 => rfl)
  rfl)
  : I.fn f_0 [value_1 I M k_0 i j k_0 k_1 n, I.fn f_2 [M t_A [i, 32 * k_0 + k_1], M t_B [32 * k_0 + k_1, j]]] = value_3 I M i j k_0 k_1))))))
  (fun (h9 : ¬ 32 * k_0 + k_1 < n) => vc_skip))

theorem kept_4 (i j k_0 k_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < n) (h5 : 0 ≤ k_0) (h6 : k_0 < (n + 31) / 32) (h7 : 0 ≤ k_1) (h8 : k_1 < 32) :
    Heap.Entails ((body_4 I M).post (((((base E n).set v_i i).set v_j j).set v_k_0 k_0).set v_k_1 k_1) (known_4 I M n i j k_0 k_1)) (known_4 I M n i j k_0 (k_1 + 1)) :=
  (show Heap.Entails _ (known_4 I M n i j k_0 (k_1 + 1)) from
  (entails_and (entails_points2 (fun q3 q4 h9 => (at_if_of cond_holds
  (fun (h10 : 32 * k_0 + k_1 < n) => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h11 : k_1 = 0) => (at_set_other (by decide) (at_left (at_points2 q3 q4 h9 rfl))))
  (fun (h11 : ¬ k_1 = 0) => (at_left (at_points2 q3 q4 h9 rfl))))))
  (fun (h10 : ¬ 32 * k_0 + k_1 < n) => (at_left (at_points2 q3 q4 h9 rfl))))))
  (entails_and (entails_points2 (fun q5 q6 h9 => (at_if_of cond_holds
  (fun (h10 : 32 * k_0 + k_1 < n) => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h11 : k_1 = 0) => (at_set_other (by decide) (at_right (at_left (at_points2 q5 q6 h9 rfl)))))
  (fun (h11 : ¬ k_1 = 0) => (at_right (at_left (at_points2 q5 q6 h9 rfl)))))))
  (fun (h10 : ¬ 32 * k_0 + k_1 < n) => (at_right (at_left (at_points2 q5 q6 h9 rfl)))))))
  (entails_and (entails_points3 (fun q7 q8 q9 h9 => (at_if_of cond_holds
  (fun (h10 : 32 * k_0 + k_1 < n) => ((Classical.em (q7 = k_0 ∧ q8 = i ∧ q9 = j)).elim
  (fun h11 => (at_set_eq3 q7 q8 q9 k_0 i j h11 ((reduce_congr1
  (fun q10 => ⟨(fun h12 => ⟨(fact_2 h12.1.1.1 h11.1), (int_c273 h12.1.2)⟩), (fun h12 =>
  ⟨⟨⟨(fact_3 h9.1.2.2 h12.1), (int_c282 h12.2 h10)⟩, (int_c272 h12.2)⟩, (fact_4 h12.2 h11.1 h8)⟩)⟩)
  (fun q10 h12 => (fn_congr2 (at_congr2 h9.1.1.1 rfl) (at_congr2 rfl h9.1.1.2))))
  : value_1 I M q7 q8 q9 k_0 (k_1 + 1) n = value_3 I M i j k_0 k_1)))
  (fun h11 => (at_set_ne3 q7 q8 q9 k_0 i j h11
  (at_if_of cond_holds (fun (h12 : k_1 = 0) => (at_set_ne3 q7 q8 q9 k_0 i j h11
  (at_right (at_right (at_left (at_points3 q7 q8 q9 ⟨h9.1, (int_c434 h9.1.2.2 h7 h9.1.1.1 h9.1.1.2 h11)⟩
  (reduce_congr1 (fun q11 =>
  ⟨(fun h13 => ⟨⟨⟨h13.1.1.1, h13.1.1.2⟩, (fact_5 h9.1.2.2 h13.2 h7 h9.1.1.1 h9.1.1.2 h11)⟩, h13.2⟩), (fun h13 => ⟨⟨⟨h13.1.1.1, h13.1.1.2⟩, (int_c214 h13.1.2)⟩, h13.2⟩)⟩)
  (fun q11 h13 => rfl)))))))) (fun (h12 : ¬ k_1 = 0) =>
  (at_right (at_right (at_left (at_points3 q7 q8 q9 ⟨h9.1, ((int_c53 h9.1.2.2 h7 h12) : q7 < k_1 + k_0)⟩
  ((reduce_congr1 (fun q12 =>
  ⟨(fun h13 => ⟨⟨⟨h13.1.1.1, h13.1.1.2⟩, (fact_5 h9.1.2.2 h13.2 h7 h9.1.1.1 h9.1.1.2 h11)⟩, h13.2⟩), (fun h13 => ⟨⟨⟨h13.1.1.1, h13.1.1.2⟩, (int_c214 h13.1.2)⟩, h13.2⟩)⟩)
  (fun q12 h13 => rfl)) : value_1 I M q7 q8 q9 k_0 (k_1 + 1) n = value_1 I M q7 q8 q9 k_0 k_1 n)))))))))))
  (fun (h10 : ¬ 32 * k_0 + k_1 < n) =>
  (at_right (at_right (at_left (at_points3 q7 q8 q9 ⟨h9.1, ((fact_6 h9.1.2.2 h6 h10) : q7 < k_1 + k_0)⟩
  ((reduce_congr1 (fun q13 =>
  ⟨(fun h11 => ⟨⟨⟨h11.1.1.1, h11.1.1.2⟩, (int_tab_ntcb_tac h11.1.1.2 h10)⟩, h11.2⟩), (fun h11 => ⟨⟨⟨h11.1.1.1, h11.1.1.2⟩, (int_c214 h11.1.2)⟩, h11.2⟩)⟩)
  (fun q13 h11 => rfl)) : value_1 I M q7 q8 q9 k_0 (k_1 + 1) n = value_1 I M q7 q8 q9 k_0 k_1 n)))))))))
  (entails_points3 (fun q14 q15 q16 h9 =>
  (Or.elim h9 (fun h10 => (at_if_of cond_holds (fun (h11 : 32 * k_0 + k_1 < n) =>
  (at_set_ne3 q14 q15 q16 k_0 i j (fun h12 => (int_eab_tab_F h12.2.2 h10.1.1.2.2))
  (at_if_of cond_holds (fun (h12 : k_1 = 0) =>
  (at_set_ne3 q14 q15 q16 k_0 i j (fun h13 => (int_eab_tab_F h13.2.2 h10.1.1.2.2))
  (at_right (at_right (at_right (at_points3 q14 q15 q16 h9 rfl))))))
  (fun (h12 : ¬ k_1 = 0) => (at_right (at_right (at_right (at_points3 q14 q15 q16 h9 rfl))))))))
  (fun (h11 : ¬ 32 * k_0 + k_1 < n) =>
  (at_right (at_right (at_right (at_points3 q14 q15 q16 h9 rfl)))))))
  (fun h10 => (at_if_of cond_holds (fun (h11 : 32 * k_0 + k_1 < n) =>
  (at_set_ne3 q14 q15 q16 k_0 i j (fun h12 => (int_eab_tab_F h12.2.1 h10.1.1.2.2))
  (at_if_of cond_holds (fun (h12 : k_1 = 0) =>
  (at_set_ne3 q14 q15 q16 k_0 i j (fun h13 => (int_eab_tab_F h13.2.1 h10.1.1.2.2))
  (at_right (at_right (at_right (at_points3 q14 q15 q16 h9 rfl))))))
  (fun (h12 : ¬ k_1 = 0) => (at_right (at_right (at_right (at_points3 q14 q15 q16 h9 rfl))))))))
  (fun (h11 : ¬ 32 * k_0 + k_1 < n) =>
  (at_right (at_right (at_right (at_points3 q14 q15 q16 h9 rfl))))))))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c_rf] <|
    .for v_k_1 (.const 0) (.const 32)
      (fun e x => known_4 I M (e v_n) (e v_i) (e v_j) (e v_k_0) x) (body_4 I M)

theorem vc_3 (i j k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < n) (h5 : 0 ≤ k_0) (h6 : k_0 < (n + 31) / 32) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c_rf [(n + 31) / 32, n, n]) ((((base E n).set v_i i).set v_j j).set v_k_0 k_0) (known_3 I M n i j k_0) :=
  (vc_scope (vc_for_of 0 32 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points3 (fun q17 q18 q19 h7 =>
  (at_right (at_right (at_points3 q17 q18 q19 (Or.inl ⟨h7.1.1, ⟨h7.1.2.1, (int_lt_zero_add h7.2)⟩⟩)
  (reduce_congr1 (fun q20 =>
  ⟨(fun h8 => ⟨⟨h8.1.1.1, h8.1.1.2⟩, h8.2⟩), (fun h8 => ⟨⟨⟨h8.1.1, h8.1.2⟩, (fact_7 h8.2 h7.2)⟩, h8.2⟩)⟩)
  (fun q20 h8 => rfl))))))) (entails_points3 (fun q21 q22 q23 h7 =>
  (Or.elim h7 (fun h8 => (at_right (at_right (at_points3 q21 q22 q23 (Or.inr h7) rfl))))
  (fun h8 => (at_right (at_right (at_points3 q21 q22 q23 (Or.inr h7) rfl))))))))))
  : Heap.Entails (known_3 I M n i j k_0) (known_4 I M n i j k_0 0))
  (fun k_1 h7 h8 => (vc_4 n hl hM i j k_0 k_1 h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun k_1 h7 h8 => (kept_4 n hl hM i j k_0 k_1 h0 h1 h2 h3 h4 h5 h6 h7 h8))))

theorem kept_3 (i j k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < n) (h5 : 0 ≤ k_0) (h6 : k_0 < (n + 31) / 32) :
    Heap.Entails ((body_3 I M).post ((((base E n).set v_i i).set v_j j).set v_k_0 k_0) (known_3 I M n i j k_0)) (known_3 I M n i j (k_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q24 q25 q26 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_left (at_points3 q24 q25 q26 ⟨⟨h8.1, ⟨h8.2.1, (int_taB_lab h8.2.2)⟩⟩, (int_c504 h8.2.2)⟩
  (reduce_congr1 (fun q27 =>
  ⟨(fun h9 => ⟨⟨⟨h9.1.1, h9.1.2⟩, (fact_8 h9.2 h8.2.2)⟩, h9.2⟩), (fun h9 => ⟨⟨h9.1.1.1, h9.1.1.2⟩, h9.2⟩)⟩)
  (fun q27 h9 => rfl))))))) (fun h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_right (at_points3 q24 q25 q26 h8 rfl)))))
  (fun h9 => (at_right (at_right (at_right (at_points3 q24 q25 q26 h8 rfl))))))))))))
  : Heap.Entails (known_4 I M n i j k_0 32) (known_3 I M n i j (k_0 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_0 (.const 0) (.div (.add (.var v_n) (.const 31)) 32)
    (fun e x => known_3 I M (e v_n) (e v_i) (e v_j) x) (body_3 I M)

theorem vc_2 (i j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < n) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c_rf [(n + 31) / 32, n, n]) (((base E n).set v_i i).set v_j j) (known_2 I M n i j) :=
  (vc_for_of 0 ((n + 31) / 32) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q28 q29 q30 h5 => (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.2.1 h6.2.2)))
  (fun h6 => (Or.elim h6 (fun h7 => (at_right (at_right (at_points3 q28 q29 q30 h6 rfl))))
  (fun h7 => (at_right (at_right (at_points3 q28 q29 q30 h6 rfl)))))))))))
  : Heap.Entails (known_2 I M n i j) (known_3 I M n i j 0))
  (fun k_0 h5 h6 => (vc_3 n hl hM i j k_0 h0 h1 h2 h3 h4 h5 h6))
  (fun k_0 h5 h6 => (kept_3 n hl hM i j k_0 h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (i j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < n) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_i i).set v_j j) (known_2 I M n i j)) (known_2 I M n i (j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q31 q32 q33 h5 => (Or.elim h5 (fun h6 => (at_right (at_right (at_points3 q31 q32 q33
  ((Classical.em (q33 = j)).elim (fun h7 => (Or.inl ⟨⟨h6.1.1.1, h7⟩, ⟨h6.1.2, (fact_9 h6.2)⟩⟩))
  (fun h7 =>
  (Or.inr (Or.inl ⟨⟨⟨h6.1.1.1, ⟨h6.1.1.2.1, (int_taB_neab_tab h6.1.1.2.2 h7)⟩⟩, h6.1.2⟩, h6.2⟩))))
  rfl)))) (fun h6 => (at_right (at_right (at_points3 q31 q32 q33 (Or.inr (Or.inr h6)) rfl)))))))))
  : Heap.Entails (known_3 I M n i j (max 0 ((n + 31) / 32))) (known_2 I M n i (j + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_n)
    (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c_rf [(n + 31) / 32, n, n]) ((base E n).set v_i i) (known_1 I M n i) :=
  (vc_for_of 0 n rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q34 q35 q36 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.1.1.2.1 h4.1.1.2.2)))
  (fun h4 => (at_right (at_right (at_points3 q34 q35 q36 h4 rfl)))))))))
  : Heap.Entails (known_1 I M n i) (known_2 I M n i 0))
  (fun j h3 h4 => (vc_2 n hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_2 n hl hM i j h0 h1 h2 h3 h4)))

theorem kept_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) (known_1 I M n (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q37 q38 q39 h3 => (at_right (at_right (at_points3 q37 q38 q39 ((Classical.em (q38 = i)).elim
  (fun h4 => (Or.inl ⟨⟨⟨h4, ⟨h3.1.1.1.1, (int_lt_max_right h3.1.1.1.2)⟩⟩, h3.1.2⟩, h3.2⟩))
  (fun h4 =>
  (Or.inr ⟨⟨⟨⟨h3.1.1.1.1, h3.1.1.1.2⟩, ⟨h3.1.1.2.1, (int_taB_neab_tab h3.1.1.2.2 h4)⟩⟩, h3.1.2⟩, h3.2⟩)))
  rfl))))))) : Heap.Entails (known_2 I M n i (max 0 n)) (known_1 I M n (i + 1)))

noncomputable def known_5_0 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => (((0 ≤ c2 ∧ c2 < n) ∧ 0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0) ∧ 32 * c0 < n)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2 n))

noncomputable def known_5 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_5_0 I M n i).and (known_5_1 I M n))

noncomputable def known_6_0 (I : Interp V) (M : Model V) (n i j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j ∨ (0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => (((0 ≤ c2 ∧ c2 < n) ∧ 0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0) ∧ 32 * c0 < n)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2 n))

noncomputable def known_6 (I : Interp V) (M : Model V) (n i j : Int) : Heap V :=
  ((known_6_0 I M n i j).and (known_6_1 I M n))

noncomputable def known_7_0 (I : Interp V) (M : Model V) (n i j k_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c0 = i ∧ c1 = j) ∧ 0 < k_0)
    (fun c0 c1 => (value_2 I M i j k_0 n))

noncomputable def known_7_2 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points3 a_c_rf
    (fun c0 c1 c2 => (((0 ≤ c2 ∧ c2 < n) ∧ 0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0) ∧ 32 * c0 < n)
    (fun c0 c1 c2 => (value_0 I M c0 c1 c2 n))

noncomputable def known_7 (I : Interp V) (M : Model V) (n i j k_0 : Int) : Heap V :=
  ((known_7_0 I M n i j k_0).and ((known_6_0 I M n i j).and (known_7_2 I M n)))

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
    (fun e => (value_4 I M (e v_i) (e v_j) (e v_k_0) (e v_n)))

theorem vc_7 (i j k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < n) (h5 : 0 ≤ k_0) (h6 : k_0 < (n + 31) / 32) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c_rf [(n + 31) / 32, n, n]) ((((base E n).set v_i i).set v_j j).set v_k_0 k_0) (known_7 I M n i j k_0) :=
  (vc_seq (vc_if_of cond_holds
  (fun (h7 : k_0 = 0) => (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_n), (.const 0, .var v_n)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩) shape_a_c rfl rfl ⟨h1, h3⟩)) ev_const
  rfl)) (fun (h7 : ¬ k_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (k_0 = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_lab_neba_tab h5 h7)))) : k_0 = 0 ∨ 0 < k_0)
  (fun h7 => (vc_accumulate_of (I.fn f_1 []) (value_0 I M k_0 i j n)
  (at_if_of cond_holds (fun (h8 : k_0 = 0) => (at_set_eq2 i j i j ⟨rfl, rfl⟩ rfl))
  (fun (h8 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))
  (ev_read (at_if_of cond_holds (fun (h8 : k_0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_points3 k_0 i j ⟨⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩, (fact_10 h1 h7 h2)⟩ rfl)))
  : (known_7 I M n i j k_0) ⟨a_c_rf, [k_0, i, j]⟩ (value_0 I M k_0 i j n))))
  (fun (h8 : ¬ k_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q49 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], value_0 I M k_0 i j n] = I.fn f_0 [value_6 I M i j, value_0 I M k_0 i j n])
  (union_in_order1 (law_0 hl) (law_1 hl) 0 ((max (n + (-1)) 31) + 1)
  (fun q47 h8 => ⟨h8.1.1, (int_c10 h8.1.2)⟩) (fun q47 =>
  ⟨(fun h8 => (Or.inr ⟨⟨(fact_11 h8.1.1 h7), h8.1.2⟩, h8.2⟩)), (fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_one_lt_zero h9)))
  (fun h9 => ⟨⟨(int_c551 h5 h9.1.1), h9.1.2⟩, h9.2⟩)))⟩)
  (fun q47 q48 h8 h9 => (False.elim (int_one_lt_zero h8))) (fun q47 h8 => rfl) (fun q47 h8 => rfl)))
  : I.fn f_0 [I.fn f_1 [], value_0 I M k_0 i j n] = value_4 I M i j k_0 n)))
  (fun h7 => (vc_accumulate_of (value_2 I M i j k_0 n) (value_0 I M k_0 i j n)
  (at_if_of cond_holds (fun (h8 : k_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ k_0 = 0) => ((at_left (at_points2 i j ⟨⟨rfl, rfl⟩, h7⟩ rfl))
  : (known_7 I M n i j k_0) ⟨a_c, [i, j]⟩ (value_2 I M i j k_0 n))))
  (ev_read (at_if_of cond_holds (fun (h8 : k_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ k_0 = 0) =>
  ((at_right (at_right (at_points3 k_0 i j ⟨⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩, (int_c599 h6)⟩ rfl)))
  : (known_7 I M n i j k_0) ⟨a_c_rf, [k_0, i, j]⟩ (value_0 I M k_0 i j n)))))
  ((union_in_order1 (law_0 hl) (law_1 hl) 0 ((max (32 * k_0 + 31) (n + (-1))) + 1)
  (fun q50 h8 => ⟨h8.1.1, (int_c11 h8.1.2)⟩) (fun q50 =>
  ⟨(fun h8 => ((Classical.em (q50 < 32 * k_0)).elim (fun h9 => (Or.inl ⟨⟨h8.1.1, h8.1.2⟩, h9⟩))
  (fun h9 => (Or.inr ⟨⟨(int_ntba_lab h9), h8.1.2⟩, h8.2⟩)))), (fun h8 =>
  (Or.elim h8 (fun h9 => ⟨h9.1, (int_c477 h9.2)⟩) (fun h9 => ⟨⟨(fact_12 h9.1.1 h7), h9.1.2⟩, h9.2⟩)))⟩)
  (fun q50 q51 h8 h9 => (int_lbc_tab_tac h9.1.1 h8.2)) (fun q50 h8 => rfl) (fun q50 h8 => rfl))
  : I.fn f_0 [value_2 I M i j k_0 n, value_0 I M k_0 i j n] = value_4 I M i j k_0 n)))))

theorem kept_7 (i j k_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < n) (h5 : 0 ≤ k_0) (h6 : k_0 < (n + 31) / 32) :
    Heap.Entails ((body_7 I M).post ((((base E n).set v_i i).set v_j j).set v_k_0 k_0) (known_7 I M n i j k_0)) (known_7 I M n i j (k_0 + 1)) :=
  (show Heap.Entails _ (known_7 I M n i j (k_0 + 1)) from (entails_and
  (entails_points2 (fun q52 q53 h7 => (at_set_eq2 q52 q53 i j h7.1 ((reduce_congr1 (fun q54 =>
  ⟨(fun h8 => ⟨⟨h8.1.1, h8.1.2⟩, (int_c402 h8.2)⟩), (fun h8 => ⟨⟨h8.1.1, h8.1.2⟩, (fact_13 h8.2)⟩)⟩)
  (fun q54 h8 => rfl)) : value_2 I M i j (k_0 + 1) n = value_4 I M i j k_0 n))))
  (entails_and (entails_points2 (fun q55 q56 h7 => (Or.elim h7
  (fun h8 => (at_set_ne2 q55 q56 i j (fun h9 => (int_eab_tab_F h9.2 h8.2.2)) (at_if_of cond_holds
  (fun (h9 : k_0 = 0) => (at_set_ne2 q55 q56 i j (fun h10 => (int_eab_tab_F h10.2 h8.2.2))
  (at_right (at_left (at_points2 q55 q56 h7 rfl)))))
  (fun (h9 : ¬ k_0 = 0) => (at_right (at_left (at_points2 q55 q56 h7 rfl)))))))
  (fun h8 => (at_set_ne2 q55 q56 i j (fun h9 => (int_eab_tab_F h9.1 h8.2.2)) (at_if_of cond_holds
  (fun (h9 : k_0 = 0) => (at_set_ne2 q55 q56 i j (fun h10 => (int_eab_tab_F h10.1 h8.2.2))
  (at_right (at_left (at_points2 q55 q56 h7 rfl)))))
  (fun (h9 : ¬ k_0 = 0) => (at_right (at_left (at_points2 q55 q56 h7 rfl))))))))))
  (entails_points3 (fun q57 q58 q59 h7 => (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : k_0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_points3 q57 q58 q59 h7 rfl)))))
  (fun (h8 : ¬ k_0 = 0) => (at_right (at_right (at_points3 q57 q58 q59 h7 rfl)))))))))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_k_0 (.const 0) (.div (.add (.var v_n) (.const 31)) 32)
      (fun e x => known_7 I M (e v_n) (e v_i) (e v_j) x) (body_7 I M)

theorem vc_6 (i j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < n) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c_rf [(n + 31) / 32, n, n]) (((base E n).set v_i i).set v_j j) (known_6 I M n i j) :=
  (vc_scope (vc_for_of 0 ((n + 31) / 32) rfl rfl
  ((entails_and (entails_points2 (fun q60 q61 h5 => (False.elim (int_irrefl h5.2))))
  (entails_and (entails_left entails_refl)
  (entails_points3 (fun q62 q63 q64 h5 => (at_right (at_points3 q62 q63 q64 h5 rfl))))))
  : Heap.Entails (known_6 I M n i j) (known_7 I M n i j 0))
  (fun k_0 h5 h6 => (vc_7 n hl hM i j k_0 h0 h1 h2 h3 h4 h5 h6))
  (fun k_0 h5 h6 => (kept_7 n hl hM i j k_0 h0 h1 h2 h3 h4 h5 h6))))

theorem kept_6 (i j : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < n) :
    Heap.Entails ((body_6 I M).post (((base E n).set v_i i).set v_j j) (known_6 I M n i j)) (known_6 I M n i (j + 1)) :=
  ((entails_and (entails_points2 (fun q65 q66 h5 => (Or.elim h5 (fun h6 =>
  (Or.elim (((Classical.em (q66 = j)).elim (fun h7 => (Or.inl ⟨⟨h6.1, h7⟩, (fact_15 h1 h2)⟩))
  (fun h7 => (Or.inr (Or.inl ⟨h6.1, ⟨h6.2.1, (int_taB_neab_tab h6.2.2 h7)⟩⟩))))
  : (q65 = i ∧ q66 = j) ∧ 0 < (max 0 ((n + 31) / 32)) ∨ (q65 = i ∧ 0 ≤ q66 ∧ q66 < j ∨ (0 ≤ q66 ∧ q66 < n) ∧ 0 ≤ q65 ∧ q65 < i))
  (fun h7 => (at_left (at_points2 q65 q66 h7
  (Eq.trans ((equation_0 n hl hM q65 q66 trivial) : M t_C [q65, q66] = value_5 I M q65 q66 n)
  (reduce_congr1 (fun q68 => ⟨(fun h8 => ⟨h8, (fact_14 h8.2)⟩), (fun h8 => ⟨h8.1.1, h8.1.2⟩)⟩)
  (fun q68 h8 => (fn_congr2 (at_congr2 h6.1 rfl) (at_congr2 rfl h7.1.2))))))))
  (fun h7 => (at_right (at_left (at_points2 q65 q66 h7 rfl))))))
  (fun h6 => (at_right (at_left (at_points2 q65 q66 (Or.inr h6) rfl)))))))
  (entails_points3 (fun q69 q70 q71 h5 => (at_right (at_right (at_points3 q69 q70 q71 h5 rfl))))))
  : Heap.Entails (known_7 I M n i j (max 0 ((n + 31) / 32))) (known_6 I M n i (j + 1)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_n)
    (fun e x => known_6 I M (e v_n) (e v_i) x) (body_6 I M)

theorem vc_5 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E n)) a_c_rf [(n + 31) / 32, n, n]) ((base E n).set v_i i) (known_5 I M n i) :=
  (vc_for_of 0 n rfl rfl ((entails_and
  (entails_points2 (fun q72 q73 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_left (at_points2 q72 q73 h4 rfl))))))
  (entails_points3 (fun q74 q75 q76 h3 => (at_right (at_points3 q74 q75 q76 h3 rfl)))))
  : Heap.Entails (known_5 I M n i) (known_6 I M n i 0))
  (fun j h3 h4 => (vc_6 n hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_6 n hl hM i j h0 h1 h2 h3 h4)))

theorem kept_5 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_5 I M).post ((base E n).set v_i i) (known_5 I M n i)) (known_5 I M n (i + 1)) :=
  ((entails_and (entails_points2 (fun q77 q78 h3 => (at_left (at_points2 q77 q78
  ((Classical.em (q77 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl))))
  (entails_points3 (fun q79 q80 q81 h3 => (at_right (at_points3 q79 q80 q81 h3 rfl)))))
  : Heap.Entails (known_6 I M n i (max 0 n)) (known_5 I M n (i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c_rf [.div (.add (.var v_n) (.const 31)) 32, .var v_n, .var v_n] <|
  .seq (.for v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)) <|
  .for v_i (.const 0) (.var v_n)
    (fun e x => known_5 I M (e v_n) x) (body_5 I M)

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_allocate (vc_seq (vc_for_of 0 n rfl rfl (show Heap.Entails _ (known_1 I M n 0) from
  (entails_and (entails_points2 (fun q40 q41 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_n), (.const 0, .var v_n)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q40, q41]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q40, _, rfl, h1.2.1, h1.2.2, q41, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points2 (fun q42 q43 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_n), (.const 0, .var v_n)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q42, q43]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q42, _, rfl, h1.2.1, h1.2.2, q43, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))
  (entails_points3 (fun q44 q45 q46 h1 => (False.elim (int_lab_tba_F h1.1.1.2.1 h1.1.1.2.2)))))))
  (fun i h1 h2 => (vc_1 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 n hl hM i h0 h1 h2)))
  (vc_for_of 0 n rfl rfl
  ((entails_and (entails_points2 (fun q82 q83 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points3 (fun q84 q85 q86 h1 =>
  (at_right (at_right (at_points3 q84 q85 q86 ⟨⟨⟨h1.1.1.1, ⟨h1.1.1.2.1, (int_lt_max_right h1.1.1.2.2)⟩⟩, h1.1.2⟩, h1.2⟩
  rfl)))))) : Heap.Entails (known_1 I M n (max 0 n)) (known_5 I M n 0))
  (fun i h1 h2 => (vc_5 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_5 n hl hM i h0 h1 h2)))))

theorem output_0_2 (q87 q88 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q87) (h2 : q87 < n) (h3 : 0 ≤ q88) (h4 : q88 < n) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_c, [q87, q88]⟩ (M t_C [q87, q88]) :=
  (at_restore (by decide)
  ((at_left (at_points2 q87 q88 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl))
  : (known_5 I M n (max 0 n)) ⟨a_c, [q87, q88]⟩ (M t_C [q87, q88])))

end

theorem consistent (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Consistent (base E n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n : Int) (h0 : 0 ≤ n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n) :=
  solvable_layers (consistent E n h0)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (n : Int) (h0 : 0 ≤ n) : impl.LayoutOk spec (base E n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_C then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < n) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n ∨ n = 0 else True

theorem covered_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < n) (h3 : 0 ≤ p1) (h4 : p1 < n) :
    spec.Given (inside n) (base E n) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  ((Or.inl ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩) : (0 ≤ p1 ∧ p1 < n) ∧ 0 ≤ p0 ∧ p0 < n ∨ n = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < n) ∧ 0 ≤ i ∧ i < n ∨ n = 0) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_n))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E n).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 n (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < n) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < n) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h2 (fun h4 => h4.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ i), ((Or.elim h2 (fun h4 => h4.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : i < n), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, j, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ j), ((Or.elim h2 (fun h4 => h4.1.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : j < n), rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Defined (base E n) :=
  defined_of (inside n)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E n h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E n h0 i j hg hk))
    all_nil))

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
