module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.two_rows

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `j` -/ abbrev v_j : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `subst` -/ abbrev a_subst : Arr := 0
/-- `d` -/ abbrev a_d : Arr := 1
/-- `row` -/ abbrev a_row : Arr := 2
/-- `SUBST` -/ abbrev t_SUBST : Ten := 0
/-- `D` -/ abbrev t_D : Ten := 1
/-- `COST` -/ abbrev t_COST : Ten := 2

/-- Specification `distance`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M))]
  inputs := [Region.mk t_SUBST [(.const 0, .var v_N), (.const 0, .var v_M)]]
  outputs := [Region.mk t_D []]
  equations :=
    [
      Equation.mk
        t_COST
        [v_i, v_j]
        (.and (.eq (.var v_i) (.const 0)) (.le (.const 0) (.var v_j)))
        (.index .u32 (.var v_j)),
      Equation.mk
        t_COST
        [v_i, v_j]
        (.and (.lt (.const 0) (.var v_i)) (.eq (.var v_j) (.const 0)))
        (.index .u32 (.var v_i)),
      Equation.mk
        t_COST
        [v_i, v_j]
        (.and (.lt (.const 0) (.var v_i)) (.lt (.const 0) (.var v_j)))
        (.fn
          (.builtin "min" .u32)
          [
            .fn
              (.builtin "min" .u32)
              [
                .fn
                  (.builtin "+" .u32)
                  [
                    .access t_COST [.add (.var v_i) (.const (-1)), .var v_j],
                    .fn (.literal .u32 1 1) []],
                .fn
                  (.builtin "+" .u32)
                  [
                    .access t_COST [.var v_i, .add (.var v_j) (.const (-1))],
                    .fn (.literal .u32 1 1) []]],
            .fn
              (.builtin "+" .u32)
              [
                .access t_COST [.add (.var v_i) (.const (-1)), .add (.var v_j) (.const (-1))],
                .access t_SUBST [.add (.var v_i) (.const (-1)), .add (.var v_j) (.const (-1))]]]),
      Equation.mk t_D [] .true (.access t_COST [.var v_N, .var v_M])]

/-- Implementation `two_rows`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_subst t_SUBST [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_d t_D [] [] none]
  body :=
    .allocate a_row [.const 2, .add (.var v_M) (.const 1)] <|
    .seq (.for v_j (.const 0) (.add (.var v_M) (.const 1)) <|
      .assign a_row [.const 0, .var v_j] (.index .u32 (.var v_j))) <|
    .seq (.for v_i (.const 1) (.add (.var v_N) (.const 1)) <|
      .seq (.assign a_row [.mod (.var v_i) 2, .const 0] (.index .u32 (.var v_i))) <|
      .for v_j (.const 1) (.add (.var v_M) (.const 1)) <|
        .assign
          a_row
          [.mod (.var v_i) 2, .var v_j]
          (.fn
            (.builtin "min" .u32)
            [
              .fn
                (.builtin "+" .u32)
                [
                  .read a_row [.mod (.add (.var v_i) (.const (-1))) 2, .add (.var v_j) (.const (-1))],
                  .read a_subst [.add (.var v_i) (.const (-1)), .add (.var v_j) (.const (-1))]],
              .fn
                (.builtin "min" .u32)
                [
                  .fn
                    (.builtin "+" .u32)
                    [
                      .read a_row [.mod (.add (.var v_i) (.const (-1))) 2, .var v_j],
                      .fn (.literal .u32 1 1) []],
                  .fn
                    (.builtin "+" .u32)
                    [
                      .read a_row [.mod (.var v_i) 2, .add (.var v_j) (.const (-1))],
                      .fn (.literal .u32 1 1) []]]])) <|
    .assign a_d [] (.read a_row [.mod (.var v_N) 2, .var v_M])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "min" .u32) ∧ Comm I (.builtin "min" .u32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "min" .u32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "min" .u32) := hl.2

abbrev f_0 : Fn := .builtin "min" .u32
abbrev f_1 : Fn := .builtin "+" .u32
abbrev f_2 : Fn := .literal .u32 1 1

abbrev base (E : Env) (N x_M : Int) : Env := ((E.set v_N N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_d : ∀ b ∈ impl.bindings, b.array = a_d → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a : Int} (h0 : 2 ≤ a) : 0 < a + (-1) :=
  by omega

theorem fact_1 {a b : Int} (h0 : a < b + 1) : a + (-1) ≤ b :=
  by omega

theorem fact_2 {a : Int} (h0 : 2 ≤ a) : (-1) * a + 3 ≤ (a + (-1)) % 2 :=
  by omega

theorem fact_3 {a : Int} : (a + (a + (-1)) % 2 + 1) % 2 = 0 :=
  by omega

theorem fact_4 {a : Int} : 2 * (((a + (-1)) % 2 + a + 1) / 2) + (-1) * ((a + (-1)) % 2) + (-2) = a + (-1) :=
  by omega

theorem fact_5 {a : Int} : 2 * ((a % 2 + a) / 2) + (-1) * (a % 2) = a :=
  by omega

theorem fact_6 {a b : Int} (h0 : 2 ≤ b) (h1 : b < a + 1) : 0 < a :=
  by omega

theorem fact_7 {a b c : Int} (h0 : b ≤ c) (h1 : c < a + b) : 0 < a :=
  by omega

theorem fact_8 {a : Int} (h0 : a = 1) : 0 < 2 * ((a % 2 + a) / 2) + (-1) * (a % 2) :=
  by omega

theorem fact_9 {a b c : Int} (h0 : a = c) (h1 : b = c) : 2 * ((a % 2 + a) / 2) + (-1) * (a % 2) = b :=
  by omega

theorem fact_10 {a b : Int} (h0 : (b + a) % 2 = 0) : 2 * ((a + b) / 2) + (-1) * a = b :=
  by omega

theorem fact_11 {a b c d : Int} (h0 : 0 ≤ c) (h1 : (d + c) % 2 = 0) (h2 : c < 2) (h3 : a < b + 1) (h4 : ¬ (c = d % 2 ∧ a = b)) : a < b :=
  by omega

theorem fact_12 {a b : Int} (h0 : a = b % 2) (h1 : (b + a + 1) % 2 = 0) : False :=
  by omega

theorem fact_13 {a b c : Int} : 2 * ((a + b + 1) / 2) + (-1) * a + c = (-2) * ((a + b) / 2) + a + 2 * b + c :=
  by omega

theorem fact_14 {a b : Int} (h0 : 3 ≤ b) (h1 : a < 2) : a < b :=
  by omega

theorem fact_15 {a b c : Int} (h0 : (b + a) % 2 = 0) : 2 * ((a + b) / 2) + (-1) * a + c = (-2) * ((a + b) / 2) + a + 2 * b + c :=
  by omega

theorem fact_16 {a b : Int} (h0 : a = 0) (h1 : b = 1) : 0 = (-2) * ((a + b) / 2) + a + 2 * b + (-2) :=
  by omega

theorem fact_17 {a b : Int} (h0 : a = 0) (h1 : b = 2) : 0 = (-2) * ((a + b) / 2) + a + 2 * b + (-2) :=
  by omega

theorem fact_18 {a b : Int} : (-2) * ((a + (b + 1)) / 2) + a + 2 * (b + 1) + (-2) = 2 * ((a + b) / 2) + (-1) * a :=
  by omega

theorem fact_19 {a b c d : Int} (h0 : (b + a + c) % 2 = 0) : (-2) * ((a + (b + c)) / 2) + a + 2 * (b + c) + d = 2 * ((a + b + c) / 2) + (-1) * a + d :=
  by omega

theorem fact_20 {a b : Int} (h0 : a = 0) (h1 : b = 1) : (-2) * ((a + (b + 1)) / 2) + a + 2 * (b + 1) + (-2) = 0 :=
  by omega

theorem fact_21 {a b : Int} (h0 : a ≤ b) (h1 : (max 1 (b + 1)) ≤ a) : False :=
  by omega

theorem fact_22 {a b : Int} (h0 : ¬ 0 < b) : (max a (b + a)) = a :=
  by omega

theorem fact_23 {a b : Int} (h0 : 0 ≤ b) (h1 : 1 ≤ a) (h2 : ¬ a = 1) (h3 : ¬ (a + b) % 2 = 0) : (-1) * a + 3 ≤ b :=
  by omega

theorem fact_24 {a : Int} (h0 : ¬ a % 2 = 0) : (a + 1) % 2 = 0 :=
  by omega

theorem fact_25 {a b : Int} (h0 : 0 ≤ b) (h1 : 1 ≤ a) (h2 : ¬ b = 0) (h3 : ¬ (a + b) % 2 = 0) : (-1) * a + 3 ≤ b :=
  by omega

theorem fact_26 {a b : Int} (h0 : 0 ≤ a) (h1 : a < b + 1) (h2 : ¬ (-1) * b + 3 ≤ a) (h3 : ¬ (b + a) % 2 = 0) : a = 0 :=
  by omega

theorem fact_27 {a b c : Int} (h0 : a ≤ c) (h1 : c ≤ b) (h2 : ¬ c = a) : a < b :=
  by omega

theorem fact_28 {a b : Int} (h0 : 0 ≤ b) (h1 : 1 ≤ a) (h2 : ¬ (-1) * a + 3 ≤ b) (h3 : ¬ (a + b) % 2 = 0) : a = 1 :=
  by omega

theorem fact_29 {a : Int} (h0 : 0 ≤ a) (h1 : a < 1) : (-2) * ((a + 1) / 2) + a + 2 * 1 + (-2) = 0 :=
  by omega

theorem fact_30 {a : Int} (h0 : 0 ≤ a) : a % 2 < (max 1 (a + 1)) :=
  by omega

theorem fact_31 {a : Int} (h0 : 0 ≤ a) : (-2) * ((a % 2 + (max 1 (a + 1))) / 2) + a % 2 + 2 * (max 1 (a + 1)) + (-2) = a :=
  by omega

theorem fact_32 {a b : Int} (h0 : 0 < a) (h1 : 0 < b) : 0 ≤ a + b + (-1) * 2 :=
  by omega

theorem fact_33 {a b c : Int} : a + (-1) + b + c < a + b + c :=
  by omega

theorem fact_34 {a b c : Int} : a + (b + (-1)) + c < a + b + c :=
  by omega

theorem fact_35 {a b c : Int} : a + (-1) + (b + (-1)) + c < a + b + c :=
  by omega

theorem fact_36 {a b : Int} (h0 : b < a) (h1 : ¬ b < a + (-1)) : a + (-1) = b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M) M)
include hl hM

theorem equation_0 (i j : Int) (h0 : i = 0 ∧ 0 ≤ j) :
    (M t_COST [i, j]) = (I.index .u32 j) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.index .u32 (.var v_j)) (((base E N x_M).set v_i i).set v_j j) = _ from rfl))

theorem equation_1 (i j : Int) (h0 : 0 < i ∧ j = 0) :
    (M t_COST [i, j]) = (I.index .u32 i) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.index .u32 (.var v_i)) (((base E N x_M).set v_i i).set v_j j) = _ from rfl))

theorem equation_2 (i j : Int) (h0 : 0 < i ∧ 0 < j) :
    (M t_COST [i, j]) = (I.fn f_0 [I.fn f_0 [I.fn f_1 [M t_COST [i + (-1), j], I.fn f_2 []], I.fn f_1 [M t_COST [i, j + (-1)], I.fn f_2 []]], I.fn f_1 [M t_COST [i + (-1), j + (-1)], M t_SUBST [i + (-1), j + (-1)]]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.fn f_0 [.fn f_1 [.access t_COST [.add (.var v_i) (.const (-1)), .var v_j], .fn f_2 []], .fn f_1 [.access t_COST [.var v_i, .add (.var v_j) (.const (-1))], .fn f_2 []]], .fn f_1 [.access t_COST [.add (.var v_i) (.const (-1)), .add (.var v_j) (.const (-1))], .access t_SUBST [.add (.var v_i) (.const (-1)), .add (.var v_j) (.const (-1))]]]) (((base E N x_M).set v_i i).set v_j j) = _ from
  rfl))

theorem equation_3 (h0 : True) :
    (M t_D []) = (M t_COST [N, x_M]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.head _)))) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_COST [.var v_N, .var v_M]) (base E N x_M) = _ from rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (j : Int) : Heap V :=
  .points2 a_row
    (fun c0 c1 => c0 = 0 ∧ 0 ≤ c1 ∧ c1 < j)
    (fun c0 c1 => (M t_COST [0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points2 a_subst
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_SUBST [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M j : Int) : Heap V :=
  ((known_1_0 I M j).and (known_1_1 I M N x_M))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_row [.const 0, .var v_j] (.index .u32 (.var v_j))
    (fun e => (M t_COST [0, (e v_j)]))

theorem vc_1 (j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ j) (h2 : j < x_M + 1) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N x_M)) a_row [2, x_M + 1]) ((base E N x_M).set v_j j) (known_1 I M N x_M j) :=
  (vc_assign_of (I.index .u32 j)
  (in_allocated ⟨(show (0 : Int) ≤ 0 from by decide), (show (0 : Int) < 2 from by decide), h1, h2, trivial⟩)
  ev_index ((Eq.trans rfl (Eq.symm (equation_0 N x_M hl hM 0 j ⟨rfl, h1⟩)))
  : I.index .u32 j = M t_COST [0, j]))

theorem kept_1 (j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ j) (h2 : j < x_M + 1) :
    Heap.Entails ((body_1 I M).post ((base E N x_M).set v_j j) (known_1 I M N x_M j)) (known_1 I M N x_M (j + 1)) :=
  (show Heap.Entails _ (known_1 I M N x_M (j + 1)) from
  (entails_and (entails_points2 (fun q0 q1 h3 => ((Classical.em (q0 = 0 ∧ q1 = j)).elim
  (fun h4 => (at_set_eq2 q0 q1 0 j h4 ((at_congr2 rfl h4.2) : M t_COST [0, q1] = M t_COST [0, j])))
  (fun h4 => (at_set_ne2 q0 q1 0 j h4
  (at_left (at_points2 q0 q1 ⟨h3.1, ⟨h3.2.1, (int_c0 h3.1 h3.2.2 h4)⟩⟩ rfl)))))))
  (entails_set (avoids_points2 (by decide)) (entails_right entails_refl))))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points2 a_row
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 ≤ x_M) ∧ 0 ≤ c0 ∧ c0 < 2) ∧ c0 < i)
    (fun c0 c1 => (M t_COST [(-2) * ((c0 + i) / 2) + c0 + 2 * i + (-2), c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M i : Int) : Heap V :=
  ((known_2_0 I M x_M i).and (known_1_1 I M N x_M))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points2 a_row
    (fun c0 c1 => ((0 < c1 ∧ c1 < j) ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (i + c0) % 2 = 0)
    (fun c0 c1 => (M t_COST [2 * ((c0 + i) / 2) + (-1) * c0, c1]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points2 a_row
    (fun c0 c1 => (((0 < c1 ∧ c1 ≤ x_M) ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (-1) * i + 3 ≤ c0) ∧ (i + c0 + 1) % 2 = 0)
    (fun c0 c1 => (M t_COST [2 * ((c0 + i + 1) / 2) + (-1) * c0 + (-2), c1]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_M i j : Int) : Heap V :=
  .points2 a_row
    (fun c0 c1 => (((j ≤ c1 ∧ c1 ≤ x_M) ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (i + c0) % 2 = 0) ∧ 3 ≤ i)
    (fun c0 c1 => (M t_COST [2 * ((c0 + i) / 2) + (-1) * c0 + (-2), c1]))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_row
    (fun c0 c1 => (c1 = 0 ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (i + c0) % 2 = 0)
    (fun c0 c1 => (M t_COST [2 * ((c0 + i) / 2) + (-1) * c0, 0]))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (x_M i j : Int) : Heap V :=
  .points2 a_row
    (fun c0 c1 => ((c0 = 0 ∧ 0 ≤ c1 ∧ c1 ≤ x_M) ∧ 0 < x_M) ∧ i = 1 ∨ (c0 = 0 ∧ j ≤ c1 ∧ c1 ≤ x_M) ∧ i = 2)
    (fun c0 c1 => (M t_COST [0, c1]))

noncomputable def known_3_5 (I : Interp V) (M : Model V) (x_M i j : Int) : Heap V :=
  .points2 a_row
    (fun c0 c1 => (((c0 = 0 ∧ c1 = 0) ∧ x_M = 0) ∧ i = 1) ∧ j = 1)
    (fun c0 c1 => (M t_COST [0, 0]))

noncomputable def known_3_6 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_row
    (fun c0 c1 => ((c1 = 0 ∧ 0 ≤ c0 ∧ c0 < 2) ∧ (-1) * i + 3 ≤ c0) ∧ (i + c0 + 1) % 2 = 0)
    (fun c0 c1 => (M t_COST [2 * ((c0 + i + 1) / 2) + (-1) * c0 + (-2), 0]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M i j : Int) : Heap V :=
  ((known_3_0 I M i j).and ((known_3_1 I M x_M i).and ((known_3_2 I M x_M i j).and ((known_3_3 I M i).and ((known_3_4 I M x_M i j).and ((known_3_5 I M x_M i j).and ((known_3_6 I M i).and (known_1_1 I M N x_M))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_row
    [.mod (.var v_i) 2, .var v_j]
    (.fn
      f_0
      [
        .fn
          f_1
          [
            .read a_row [.mod (.add (.var v_i) (.const (-1))) 2, .add (.var v_j) (.const (-1))],
            .read a_subst [.add (.var v_i) (.const (-1)), .add (.var v_j) (.const (-1))]],
        .fn
          f_0
          [
            .fn
              f_1
              [
                .read a_row [.mod (.add (.var v_i) (.const (-1))) 2, .var v_j],
                .fn f_2 []],
            .fn
              f_1
              [
                .read a_row [.mod (.var v_i) 2, .add (.var v_j) (.const (-1))],
                .fn f_2 []]]])
    (fun e => (M t_COST [(e v_i), (e v_j)]))

theorem vc_3 (i j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 1 ≤ i) (h2 : i < N + 1) (h3 : 1 ≤ j) (h4 : j < x_M + 1) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N x_M)) a_row [2, x_M + 1]) (((base E N x_M).set v_i i).set v_j j) (known_3 I M N x_M i j) :=
  (Or.elim (((Classical.em (2 ≤ i)).elim (fun h5 => ((Classical.em (2 ≤ j)).elim (fun h6 => (Or.inl ⟨h5, h6⟩))
  (fun h6 => (Or.inr (Or.inr (Or.inr ⟨(int_c354 h3 h6), h5⟩)))))) (fun h5 =>
  (Or.inr ((Classical.em (j = 1)).elim (fun h6 => (Or.inr (Or.inl ⟨(int_c354 h1 h5), h6⟩)))
  (fun h6 => (Or.inl ⟨(int_c354 h1 h5), (int_c204 h3 h6)⟩))))))
  : 2 ≤ i ∧ 2 ≤ j ∨ i = 1 ∧ 2 ≤ j ∨ i = 1 ∧ j = 1 ∨ j = 1 ∧ 2 ≤ i) (fun h5 => (vc_assign_of
  (I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), j + (-1)], I.fn f_2 []]]])
  (in_allocated ⟨(int_c161 : 0 ≤ i % 2), (int_c159 : i % 2 < 2), ((int_c18 h3) : 0 ≤ j), h4, trivial⟩)
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 ((i + (-1)) % 2) (j + (-1))
  ⟨⟨⟨⟨(fact_0 h5.2), (fact_1 h4)⟩, ⟨int_c161, int_c159⟩⟩, (fact_2 h5.1)⟩, fact_3⟩ rfl)))
  : (known_3 I M N x_M i j) ⟨a_row, [(i + (-1)) % 2, j + (-1)]⟩ (M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j + (-1)])))
  (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 (i + (-1)) (j + (-1)) ⟨⟨(int_c143 h3), (int_c505 h4)⟩, ⟨(int_c143 h1), (int_c505 h2)⟩⟩
  rfl))))))))
  : (known_3 I M N x_M i j) ⟨a_subst, [i + (-1), j + (-1)]⟩ (M t_SUBST [i + (-1), j + (-1)])))
  ev_nil))) (ev_cons
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 ((i + (-1)) % 2) j
  ⟨⟨⟨⟨(int_c38 h3), (int_taB_lab h4)⟩, ⟨int_c161, int_c159⟩⟩, (fact_2 h5.1)⟩, fact_3⟩ rfl)))
  : (known_3 I M N x_M i j) ⟨a_row, [(i + (-1)) % 2, j]⟩ (M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j])))
  (ev_cons ev_const ev_nil))) (ev_cons (ev_fn (ev_cons
  (ev_read ((at_left (at_points2 (i % 2) (j + (-1)) ⟨⟨⟨(fact_0 h5.2), int_c37⟩, ⟨int_c161, int_c159⟩⟩, int_c368⟩ rfl))
  : (known_3 I M N x_M i j) ⟨a_row, [i % 2, j + (-1)]⟩ (M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), j + (-1)])))
  (ev_cons ev_const ev_nil))) ev_nil))) ev_nil)))
  ((Eq.trans ((Eq.trans ((fn_congr2 (fn_congr2 (at_congr2 fact_4 rfl) rfl)
  (fn_congr2 (fn_congr2 (at_congr2 fact_4 rfl) rfl) (fn_congr2 (at_congr2 fact_5 rfl) rfl)))
  : I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), j + (-1)], I.fn f_2 []]]] = I.fn f_0 [I.fn f_1 [M t_COST [i + (-1), j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [i + (-1), j], I.fn f_2 []], I.fn f_1 [M t_COST [i, j + (-1)], I.fn f_2 []]]])
  ((show ∀ v0 v1 v2 : V, (I.fn f_0 [v2, I.fn f_0 [v0, v1]]) = (I.fn f_0 [I.fn f_0 [v0, v1], v2]) from by intro v0 v1 v2; obtain ⟨f, _, _, e⟩ := exists_ac (law_0 hl) (law_1 hl); simp only [e]; ac_rfl)
  (I.fn f_1 [M t_COST [i + (-1), j], I.fn f_2 []])
  (I.fn f_1 [M t_COST [i, j + (-1)], I.fn f_2 []])
  (I.fn f_1 [M t_COST [i + (-1), j + (-1)], M t_SUBST [i + (-1), j + (-1)]])))
  : I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), j + (-1)], I.fn f_2 []]]] = I.fn f_0 [I.fn f_0 [I.fn f_1 [M t_COST [i + (-1), j], I.fn f_2 []], I.fn f_1 [M t_COST [i, j + (-1)], I.fn f_2 []]], I.fn f_1 [M t_COST [i + (-1), j + (-1)], M t_SUBST [i + (-1), j + (-1)]]])
  (Eq.symm (equation_2 N x_M hl hM i j ⟨(int_c38 h1), (int_c38 h3)⟩)))
  : I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), j + (-1)], I.fn f_2 []]]] = M t_COST [i, j])))
  (fun h5 => (Or.elim h5 (fun h6 => (vc_assign_of
  (I.fn f_0 [I.fn f_1 [M t_COST [0, j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [0, j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), j + (-1)], I.fn f_2 []]]])
  (in_allocated ⟨(int_c161 : 0 ≤ i % 2), (int_c159 : i % 2 < 2), ((int_c18 h3) : 0 ≤ j), h4, trivial⟩)
  (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 ((i + (-1)) % 2) (j + (-1))
  (Or.inl ⟨⟨⟨(int_c522 h6.1), ⟨(int_c143 h3), (fact_1 h4)⟩⟩, (fact_6 h6.2 h4)⟩, h6.1⟩) rfl))))))
  : (known_3 I M N x_M i j) ⟨a_row, [(i + (-1)) % 2, j + (-1)]⟩ (M t_COST [0, j + (-1)]))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 (i + (-1)) (j + (-1)) ⟨⟨(int_c143 h3), (int_c505 h4)⟩, ⟨(int_c143 h1), (int_c505 h2)⟩⟩
  rfl))))))))
  : (known_3 I M N x_M i j) ⟨a_subst, [i + (-1), j + (-1)]⟩ (M t_SUBST [i + (-1), j + (-1)])))
  ev_nil))) (ev_cons (ev_fn (ev_cons
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 ((i + (-1)) % 2) j
  (Or.inl ⟨⟨⟨(int_c522 h6.1), ⟨(int_c18 h3), (int_taB_lab h4)⟩⟩, (fact_6 h6.2 h4)⟩, h6.1⟩) rfl))))))
  : (known_3 I M N x_M i j) ⟨a_row, [(i + (-1)) % 2, j]⟩ (M t_COST [0, j])))
  (ev_cons ev_const ev_nil))) (ev_cons (ev_fn (ev_cons
  (ev_read ((at_left (at_points2 (i % 2) (j + (-1)) ⟨⟨⟨(fact_0 h6.2), int_c37⟩, ⟨int_c161, int_c159⟩⟩, int_c368⟩ rfl))
  : (known_3 I M N x_M i j) ⟨a_row, [i % 2, j + (-1)]⟩ (M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), j + (-1)])))
  (ev_cons ev_const ev_nil))) ev_nil))) ev_nil)))
  ((Eq.trans ((Eq.trans ((fn_congr2 (fn_congr2 (at_congr2 (int_c330 h6.1) rfl) rfl)
  (fn_congr2 (fn_congr2 (at_congr2 (int_c330 h6.1) rfl) rfl) (fn_congr2 (at_congr2 fact_5 rfl) rfl)))
  : I.fn f_0 [I.fn f_1 [M t_COST [0, j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [0, j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), j + (-1)], I.fn f_2 []]]] = I.fn f_0 [I.fn f_1 [M t_COST [i + (-1), j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [i + (-1), j], I.fn f_2 []], I.fn f_1 [M t_COST [i, j + (-1)], I.fn f_2 []]]])
  ((show ∀ v0 v1 v2 : V, (I.fn f_0 [v2, I.fn f_0 [v0, v1]]) = (I.fn f_0 [I.fn f_0 [v0, v1], v2]) from by intro v0 v1 v2; obtain ⟨f, _, _, e⟩ := exists_ac (law_0 hl) (law_1 hl); simp only [e]; ac_rfl)
  (I.fn f_1 [M t_COST [i + (-1), j], I.fn f_2 []])
  (I.fn f_1 [M t_COST [i, j + (-1)], I.fn f_2 []])
  (I.fn f_1 [M t_COST [i + (-1), j + (-1)], M t_SUBST [i + (-1), j + (-1)]])))
  : I.fn f_0 [I.fn f_1 [M t_COST [0, j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [0, j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), j + (-1)], I.fn f_2 []]]] = I.fn f_0 [I.fn f_0 [I.fn f_1 [M t_COST [i + (-1), j], I.fn f_2 []], I.fn f_1 [M t_COST [i, j + (-1)], I.fn f_2 []]], I.fn f_1 [M t_COST [i + (-1), j + (-1)], M t_SUBST [i + (-1), j + (-1)]]])
  (Eq.symm (equation_2 N x_M hl hM i j ⟨(int_c38 h1), (int_c38 h3)⟩)))
  : I.fn f_0 [I.fn f_1 [M t_COST [0, j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [0, j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), j + (-1)], I.fn f_2 []]]] = M t_COST [i, j])))
  (fun h6 => (Or.elim h6 (fun h7 => (vc_assign_of
  (I.fn f_0 [I.fn f_1 [M t_COST [0, j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [0, j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), 0], I.fn f_2 []]]])
  (in_allocated ⟨(int_c161 : 0 ≤ i % 2), (int_c159 : i % 2 < 2), ((int_c18 h3) : 0 ≤ j), h4, trivial⟩)
  (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 ((i + (-1)) % 2) (j + (-1))
  (Or.inl ⟨⟨⟨(int_c522 h7.1), ⟨(int_c143 h3), (fact_1 h4)⟩⟩, (fact_7 h3 h4)⟩, h7.1⟩) rfl))))))
  : (known_3 I M N x_M i j) ⟨a_row, [(i + (-1)) % 2, j + (-1)]⟩ (M t_COST [0, j + (-1)]))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 (i + (-1)) (j + (-1)) ⟨⟨(int_c143 h3), (int_c505 h4)⟩, ⟨(int_c143 h1), (int_c505 h2)⟩⟩
  rfl))))))))
  : (known_3 I M N x_M i j) ⟨a_subst, [i + (-1), j + (-1)]⟩ (M t_SUBST [i + (-1), j + (-1)])))
  ev_nil))) (ev_cons (ev_fn (ev_cons
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 ((i + (-1)) % 2) j
  (Or.inl ⟨⟨⟨(int_c522 h7.1), ⟨(int_c18 h3), (int_taB_lab h4)⟩⟩, (fact_7 h3 h4)⟩, h7.1⟩) rfl))))))
  : (known_3 I M N x_M i j) ⟨a_row, [(i + (-1)) % 2, j]⟩ (M t_COST [0, j])))
  (ev_cons ev_const ev_nil))) (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 (i % 2) (j + (-1)) ⟨⟨(int_c331 h7.2), ⟨int_c161, int_c159⟩⟩, int_c368⟩ rfl)))))
  : (known_3 I M N x_M i j) ⟨a_row, [i % 2, j + (-1)]⟩ (M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), 0])))
  (ev_cons ev_const ev_nil))) ev_nil))) ev_nil))) ((Eq.trans ((Eq.trans
  ((fn_congr2 (fn_congr2 (at_congr2 (int_c330 h7.1) rfl) rfl) (fn_congr2 (fn_congr2 (Eq.trans
  ((Eq.trans ((equation_0 N x_M hl hM 0 j ⟨rfl, (int_c18 h3)⟩) : M t_COST [0, j] = I.index .u32 j)
  (index_congr (int_eab_ecb_eac h7.2 h7.1))) : M t_COST [0, j] = I.index .u32 i)
  (Eq.symm (equation_1 N x_M hl hM i (j + (-1)) ⟨(int_c38 h1), (int_c331 h7.2)⟩))) rfl)
  (fn_congr2 (Eq.trans ((Eq.trans
  ((equation_1 N x_M hl hM (2 * ((i % 2 + i) / 2) + (-1) * (i % 2)) 0 ⟨(fact_8 h7.1), rfl⟩)
  : M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), 0] = I.index .u32 (2 * ((i % 2 + i) / 2) + (-1) * (i % 2)))
  (index_congr (fact_9 h7.1 h7.2)))
  : M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), 0] = I.index .u32 j)
  (Eq.symm (equation_0 N x_M hl hM (i + (-1)) j ⟨(int_c331 h7.1), (int_c18 h3)⟩))) rfl)))
  : I.fn f_0 [I.fn f_1 [M t_COST [0, j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [0, j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), 0], I.fn f_2 []]]] = I.fn f_0 [I.fn f_1 [M t_COST [i + (-1), j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [i, j + (-1)], I.fn f_2 []], I.fn f_1 [M t_COST [i + (-1), j], I.fn f_2 []]]])
  ((show ∀ v0 v1 v2 : V, (I.fn f_0 [v2, I.fn f_0 [v1, v0]]) = (I.fn f_0 [I.fn f_0 [v0, v1], v2]) from by intro v0 v1 v2; obtain ⟨f, _, _, e⟩ := exists_ac (law_0 hl) (law_1 hl); simp only [e]; ac_rfl)
  (I.fn f_1 [M t_COST [i + (-1), j], I.fn f_2 []])
  (I.fn f_1 [M t_COST [i, j + (-1)], I.fn f_2 []])
  (I.fn f_1 [M t_COST [i + (-1), j + (-1)], M t_SUBST [i + (-1), j + (-1)]])))
  : I.fn f_0 [I.fn f_1 [M t_COST [0, j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [0, j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), 0], I.fn f_2 []]]] = I.fn f_0 [I.fn f_0 [I.fn f_1 [M t_COST [i + (-1), j], I.fn f_2 []], I.fn f_1 [M t_COST [i, j + (-1)], I.fn f_2 []]], I.fn f_1 [M t_COST [i + (-1), j + (-1)], M t_SUBST [i + (-1), j + (-1)]]])
  (Eq.symm (equation_2 N x_M hl hM i j ⟨(int_c38 h1), (int_c38 h3)⟩)))
  : I.fn f_0 [I.fn f_1 [M t_COST [0, j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [0, j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), 0], I.fn f_2 []]]] = M t_COST [i, j])))
  (fun h7 => (vc_assign_of
  (I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), 0], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), 0], I.fn f_2 []]]])
  (in_allocated ⟨(int_c161 : 0 ≤ i % 2), (int_c159 : i % 2 < 2), ((int_c18 h3) : 0 ≤ j), h4, trivial⟩)
  (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 ((i + (-1)) % 2) (j + (-1))
  ⟨⟨⟨(int_c331 h7.1), ⟨int_c161, int_c159⟩⟩, (fact_2 h7.2)⟩, fact_3⟩ rfl))))))))
  : (known_3 I M N x_M i j) ⟨a_row, [(i + (-1)) % 2, j + (-1)]⟩ (M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), 0])))
  (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 (i + (-1)) (j + (-1)) ⟨⟨(int_c143 h3), (int_c505 h4)⟩, ⟨(int_c143 h1), (int_c505 h2)⟩⟩
  rfl))))))))
  : (known_3 I M N x_M i j) ⟨a_subst, [i + (-1), j + (-1)]⟩ (M t_SUBST [i + (-1), j + (-1)])))
  ev_nil))) (ev_cons
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 ((i + (-1)) % 2) j
  ⟨⟨⟨⟨(int_c38 h3), (int_taB_lab h4)⟩, ⟨int_c161, int_c159⟩⟩, (fact_2 h7.2)⟩, fact_3⟩ rfl)))
  : (known_3 I M N x_M i j) ⟨a_row, [(i + (-1)) % 2, j]⟩ (M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j])))
  (ev_cons ev_const ev_nil))) (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 (i % 2) (j + (-1)) ⟨⟨(int_c331 h7.1), ⟨int_c161, int_c159⟩⟩, int_c368⟩ rfl)))))
  : (known_3 I M N x_M i j) ⟨a_row, [i % 2, j + (-1)]⟩ (M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), 0])))
  (ev_cons ev_const ev_nil))) ev_nil))) ev_nil)))
  ((Eq.trans ((Eq.trans ((fn_congr2 (fn_congr2 (at_congr2 fact_4 (int_c330 h7.1)) rfl)
  (fn_congr2 (fn_congr2 (at_congr2 fact_4 rfl) rfl)
  (fn_congr2 (at_congr2 fact_5 (int_c330 h7.1)) rfl)))
  : I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), 0], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), 0], I.fn f_2 []]]] = I.fn f_0 [I.fn f_1 [M t_COST [i + (-1), j + (-1)], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [i + (-1), j], I.fn f_2 []], I.fn f_1 [M t_COST [i, j + (-1)], I.fn f_2 []]]])
  ((show ∀ v0 v1 v2 : V, (I.fn f_0 [v2, I.fn f_0 [v0, v1]]) = (I.fn f_0 [I.fn f_0 [v0, v1], v2]) from by intro v0 v1 v2; obtain ⟨f, _, _, e⟩ := exists_ac (law_0 hl) (law_1 hl); simp only [e]; ac_rfl)
  (I.fn f_1 [M t_COST [i + (-1), j], I.fn f_2 []])
  (I.fn f_1 [M t_COST [i, j + (-1)], I.fn f_2 []])
  (I.fn f_1 [M t_COST [i + (-1), j + (-1)], M t_SUBST [i + (-1), j + (-1)]])))
  : I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), 0], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), 0], I.fn f_2 []]]] = I.fn f_0 [I.fn f_0 [I.fn f_1 [M t_COST [i + (-1), j], I.fn f_2 []], I.fn f_1 [M t_COST [i, j + (-1)], I.fn f_2 []]], I.fn f_1 [M t_COST [i + (-1), j + (-1)], M t_SUBST [i + (-1), j + (-1)]]])
  (Eq.symm (equation_2 N x_M hl hM i j ⟨(int_c38 h1), (int_c38 h3)⟩)))
  : I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), 0], M t_SUBST [i + (-1), j + (-1)]], I.fn f_0 [I.fn f_1 [M t_COST [2 * (((i + (-1)) % 2 + i + 1) / 2) + (-1) * ((i + (-1)) % 2) + (-2), j], I.fn f_2 []], I.fn f_1 [M t_COST [2 * ((i % 2 + i) / 2) + (-1) * (i % 2), 0], I.fn f_2 []]]] = M t_COST [i, j]))))))))

theorem kept_3 (i j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 1 ≤ i) (h2 : i < N + 1) (h3 : 1 ≤ j) (h4 : j < x_M + 1) :
    Heap.Entails ((body_3 I M).post (((base E N x_M).set v_i i).set v_j j) (known_3 I M N x_M i j)) (known_3 I M N x_M i (j + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_M i (j + 1)) from
  (entails_and (entails_points2 (fun q6 q7 h5 => ((Classical.em (q6 = i % 2 ∧ q7 = j)).elim
  (fun h6 => (at_set_eq2 q6 q7 (i % 2) j h6 ((at_congr2 (fact_10 h5.2) h6.2)
  : M t_COST [2 * ((q6 + i) / 2) + (-1) * q6, q7] = M t_COST [i, j])))
  (fun h6 => (at_set_ne2 q6 q7 (i % 2) j h6
  (at_left (at_points2 q6 q7 ⟨⟨⟨h5.1.1.1, (fact_11 h5.1.2.1 h5.2 h5.1.2.2 h5.1.1.2 h6)⟩, h5.1.2⟩, h5.2⟩ rfl)))))))
  (entails_and
  (entails_points2 (fun q8 q9 h5 => (at_set_ne2 q8 q9 (i % 2) j (fun h6 => (fact_12 h6.1 h5.2))
  (at_right (at_left (at_points2 q8 q9 h5 rfl)))))) (entails_and
  (entails_points2 (fun q10 q11 h5 => (at_set_ne2 q10 q11 (i % 2) j (fun h6 => (int_c146 h5.1.1.1.1 h6.2))
  (at_right (at_right (at_left (at_points2 q10 q11 ⟨⟨⟨⟨(int_lAb_lab h5.1.1.1.1), h5.1.1.1.2⟩, h5.1.1.2⟩, h5.1.2⟩, h5.2⟩ rfl)))))))
  (entails_and
  (entails_points2 (fun q12 q13 h5 => (at_set_ne2 q12 q13 (i % 2) j (fun h6 => (int_c498 h3 h6.2 h5.1.1))
  (at_right (at_right (at_right (at_left (at_points2 q12 q13 h5 rfl))))))))
  (entails_and (entails_points2 (fun q14 q15 h5 =>
  (Or.elim h5 (fun h6 => (at_set_ne2 q14 q15 (i % 2) j (fun h7 => (int_c563 h6.1.1.1 h6.2 h7.1))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q14 q15 (Or.inl h6) rfl))))))))
  (fun h6 => (at_set_ne2 q14 q15 (i % 2) j (fun h7 => (int_c146 h6.1.2.1 h7.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q14 q15 (Or.inr ⟨⟨h6.1.1, ⟨(int_lAb_lab h6.1.2.1), h6.1.2.2⟩⟩, h6.2⟩) rfl)))))))))))
  (entails_and (entails_points2 (fun q16 q17 h5 => (False.elim (int_c197 h3 h5.2)))) (entails_and
  (entails_points2 (fun q18 q19 h5 => (at_set_ne2 q18 q19 (i % 2) j (fun h6 => (int_c498 h3 h6.2 h5.1.1.1))
  (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q18 q19 h5 rfl)))))))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_row [.mod (.var v_i) 2, .const 0] (.index .u32 (.var v_i))
    (fun e => (M t_COST [(e v_i), 0]))) <|
  .for v_j (.const 1) (.add (.var v_M) (.const 1))
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_i) x) (body_3 I M)

theorem vc_2 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 1 ≤ i) (h2 : i < N + 1) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N x_M)) a_row [2, x_M + 1]) ((base E N x_M).set v_i i) (known_2 I M N x_M i) :=
  (vc_seq (vc_assign_of (I.index .u32 i)
  (in_allocated ⟨(int_c161 : 0 ≤ i % 2), (int_c159 : i % 2 < 2), (show (0 : Int) ≤ 0 from by decide), ((int_lab_taB h0.2) : 0 < x_M + 1), trivial⟩)
  ev_index ((Eq.trans rfl (Eq.symm (equation_1 N x_M hl hM i 0 ⟨(int_c38 h1), rfl⟩)))
  : I.index .u32 i = M t_COST [i, 0]))
  (vc_for_of 1 (x_M + 1) rfl rfl (show Heap.Entails _ (known_3 I M N x_M i 1) from
  (entails_and (entails_points2 (fun q20 q21 h3 => (False.elim (int_c248 h3.1.1.2 h3.1.1.1))))
  (entails_and
  (entails_points2 (fun q22 q23 h3 => (at_set_ne2 q22 q23 (i % 2) 0 (fun h4 => (int_eab_tba_F h4.2 h3.1.1.1.1))
  (at_left (at_points2 q22 q23
  ⟨⟨⟨(int_tab_lab h3.1.1.1.1), h3.1.1.1.2⟩, h3.1.1.2⟩, (int_c588 h3.1.2 h3.1.1.2.2)⟩
  (at_congr2 fact_13 rfl)))))) (entails_and
  (entails_points2 (fun q24 q25 h3 => (at_set_ne2 q24 q25 (i % 2) 0 (fun h4 => (int_c194 h3.1.1.1.1 h4.2))
  (at_left (at_points2 q24 q25 ⟨⟨⟨(int_c18 h3.1.1.1.1), h3.1.1.1.2⟩, h3.1.1.2⟩, (fact_14 h3.2 h3.1.1.2.2)⟩
  (at_congr2 (fact_15 h3.1.2) rfl)))))) (entails_and
  (entails_points2 (fun q26 q27 h3 => (at_set_eq2 q26 q27 (i % 2) 0 ⟨(int_c419 h3.1.2.1 h3.2 h3.1.2.2), h3.1.1⟩
  ((at_congr2 (fact_10 h3.2) rfl)
  : M t_COST [2 * ((q26 + i) / 2) + (-1) * q26, 0] = M t_COST [i, 0]))))
  (entails_and (entails_points2 (fun q28 q29 h3 =>
  (Or.elim h3 (fun h4 => (at_set_ne2 q28 q29 (i % 2) 0 (fun h5 => (int_c563 h4.1.1.1 h4.2 h5.1))
  (at_left (at_points2 q28 q29
  ⟨⟨h4.1.1.2, ⟨(int_eba_lab h4.1.1.1), (int_c192 h4.1.1.1)⟩⟩, (int_c164 h1 h4.1.1.1)⟩
  (at_congr2 (fact_16 h4.1.1.1 h4.2) rfl))))) (fun h4 =>
  (at_set_ne2 q28 q29 (i % 2) 0 (fun h5 => (int_c194 h4.1.2.1 h5.2)) (at_left (at_points2 q28 q29
  ⟨⟨⟨(int_c18 h4.1.2.1), h4.1.2.2⟩, ⟨(int_eba_lab h4.1.1), (int_c192 h4.1.1)⟩⟩, (int_c341 h4.1.1 h4.2)⟩
  (at_congr2 (fact_17 h4.1.1 h4.2) rfl)))))))) (entails_and
  (entails_points2 (fun q30 q31 h3 => (at_set_ne2 q30 q31 (i % 2) 0 (fun h4 => (int_c563 h3.1.1.1.1 h3.1.2 h4.1))
  (at_left (at_points2 q30 q31
  ⟨⟨⟨(int_eba_lab h3.1.1.1.2), (int_lbc_eab_lac h0.2 h3.1.1.1.2)⟩, ⟨(int_eba_lab h3.1.1.1.1), (int_c192 h3.1.1.1.1)⟩⟩, (int_c164 h1 h3.1.1.1.1)⟩
  (at_congr2 (fact_16 h3.1.1.1.1 h3.1.2) (int_eba_eab h3.1.1.1.2)))))))
  (entails_and (entails_points2 (fun q32 q33 h3 =>
  (at_set_ne2 q32 q33 (i % 2) 0 (fun h4 => (fact_12 h4.1 h3.2)) (at_left (at_points2 q32 q33
  ⟨⟨⟨(int_eba_lab h3.1.1.1), (int_lbc_eab_lac h0.2 h3.1.1.1)⟩, h3.1.1.2⟩, (int_c588 h3.1.2 h3.1.1.2.2)⟩
  (at_congr2 fact_13 (int_eba_eab h3.1.1.1)))))))
  (entails_set (avoids_points2 (by decide)) (entails_right entails_refl))))))))))
  (fun j h3 h4 => (vc_3 N x_M hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_3 N x_M hl hM i j h0 h1 h2 h3 h4))))

theorem kept_2 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 1 ≤ i) (h2 : i < N + 1) :
    Heap.Entails ((body_2 I M).post ((base E N x_M).set v_i i) (known_2 I M N x_M i)) (known_2 I M N x_M (i + 1)) :=
  ((entails_and (entails_points2 (fun q34 q35 h3 =>
  (Or.elim (((Classical.em (q35 = 0)).elim (fun h4 => ((Classical.em (q34 = 0)).elim
  (fun h5 => ((Classical.em (i = 1)).elim (fun h6 => ((Classical.em (0 < x_M)).elim
  (fun h7 => (Or.inr (Or.inr (Or.inr (Or.inl (Or.inl ⟨⟨⟨h5, h3.1.1⟩, h7⟩, h6⟩)))))) (fun h7 =>
  (Or.inr (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨h5, h4⟩, (int_lba_ntba_eab h0.2 h7)⟩, h6⟩, (fact_22 h7)⟩))))))))
  (fun h6 =>
  ((Classical.em ((i + q34) % 2 = 0)).elim (fun h7 => (Or.inr (Or.inr (Or.inl ⟨⟨h4, h3.1.2⟩, h7⟩))))
  (fun h7 =>
  (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr ⟨⟨⟨h4, h3.1.2⟩, (fact_23 h3.1.2.1 h1 h6 h7)⟩, (fact_24 h7)⟩))))))))))
  (fun h5 =>
  ((Classical.em ((i + q34) % 2 = 0)).elim (fun h6 => (Or.inr (Or.inr (Or.inl ⟨⟨h4, h3.1.2⟩, h6⟩))))
  (fun h6 =>
  (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr ⟨⟨⟨h4, h3.1.2⟩, (fact_25 h3.1.2.1 h1 h5 h6)⟩, (fact_24 h6)⟩))))))))))
  (fun h4 => ((Classical.em ((i + q34) % 2 = 0)).elim
  (fun h5 => (Or.inl ⟨⟨⟨(int_lab_neba_tab h3.1.1.1 h4), (int_c520 h3.1.1.2)⟩, h3.1.2⟩, h5⟩))
  (fun h5 => ((Classical.em ((-1) * i + 3 ≤ q34)).elim (fun h6 =>
  (Or.inr (Or.inl ⟨⟨⟨⟨(int_lab_neba_tab h3.1.1.1 h4), h3.1.1.2⟩, h3.1.2⟩, h6⟩, (fact_24 h5)⟩)))
  (fun h6 =>
  (Or.inr (Or.inr (Or.inr (Or.inl (Or.inl ⟨⟨⟨(fact_26 h3.1.2.1 h3.2 h6 h5), h3.1.1⟩, (fact_27 h3.1.1.1 h3.1.1.2 h4)⟩, (fact_28 h3.1.2.1 h1 h6 h5)⟩)))))))))))
  : ((0 < q35 ∧ q35 < (max 1 (x_M + 1))) ∧ 0 ≤ q34 ∧ q34 < 2) ∧ (i + q34) % 2 = 0 ∨ (((0 < q35 ∧ q35 ≤ x_M) ∧ 0 ≤ q34 ∧ q34 < 2) ∧ (-1) * i + 3 ≤ q34) ∧ (i + q34 + 1) % 2 = 0 ∨ (q35 = 0 ∧ 0 ≤ q34 ∧ q34 < 2) ∧ (i + q34) % 2 = 0 ∨ (((q34 = 0 ∧ 0 ≤ q35 ∧ q35 ≤ x_M) ∧ 0 < x_M) ∧ i = 1 ∨ (q34 = 0 ∧ (max 1 (x_M + 1)) ≤ q35 ∧ q35 ≤ x_M) ∧ i = 2) ∨ (((q34 = 0 ∧ q35 = 0) ∧ x_M = 0) ∧ i = 1) ∧ (max 1 (x_M + 1)) = 1 ∨ ((q35 = 0 ∧ 0 ≤ q34 ∧ q34 < 2) ∧ (-1) * i + 3 ≤ q34) ∧ (i + q34 + 1) % 2 = 0)
  (fun h4 => (at_left (at_points2 q34 q35 h4 (at_congr2 fact_18 rfl)))) (fun h4 => (Or.elim h4
  (fun h5 => (at_right (at_left (at_points2 q34 q35 h5 (at_congr2 (fact_19 h5.2) rfl)))))
  (fun h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_right (at_right (at_left (at_points2 q34 q35 h6 (at_congr2 fact_18 h6.1.1)))))))
  (fun h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q34 q35 h7 (at_congr2 (Or.elim h7 (fun h8 => (fact_20 h8.1.1.1 h8.2))
  (fun h8 => (False.elim (fact_21 h3.1.1.2 h8.1.2.1)))) rfl))))))))
  (fun h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q34 q35 h8 (at_congr2 (fact_20 h8.1.1.1.1 h8.1.2) h8.1.1.1.2)))))))))
  (fun h8 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q34 q35 h8 (at_congr2 (fact_19 h8.2) h8.1.1.1)))))))))))))))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))
  : Heap.Entails (known_3 I M N x_M i (max 1 (x_M + 1))) (known_2 I M N x_M (i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_row [.const 2, .add (.var v_M) (.const 1)] <|
  .seq (.for v_j (.const 0) (.add (.var v_M) (.const 1))
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)) <|
  .seq (.for v_i (.const 1) (.add (.var v_N) (.const 1))
    (fun e x => known_2 I M (e v_N) (e v_M) x) (body_2 I M)) <|
  .assign a_d [] (.read a_row [.mod (.var v_N) 2, .var v_M])
    (fun e => (M t_D []))

theorem program_vc (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E N x_M)) (base E N x_M) (impl.inputHeap spec (base E N x_M) M) :=
  (vc_allocate (vc_seq (vc_for_of 0 (x_M + 1) rfl rfl (show Heap.Entails _ (known_1 I M N x_M 0) from
  (entails_and (entails_points2 (fun q2 q3 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points2 (fun q4 q5 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_SUBST [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_subst t_SUBST [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q4, q5]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q4, _, rfl, h1.2.1, h1.2.2, q5, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))))
  (fun j h1 h2 => (vc_1 N x_M hl hM j h0 h1 h2)) (fun j h1 h2 => (kept_1 N x_M hl hM j h0 h1 h2)))
  (vc_seq (vc_for_of 1 (N + 1) rfl rfl ((entails_and (entails_points2 (fun q36 q37 h1 =>
  (at_left (at_points2 q36 q37 ⟨(int_c40 h1.1.2.1 h1.2), ⟨h1.1.1.1, (int_c370 h1.1.1.2)⟩⟩
  (at_congr2 (fact_29 h1.1.2.1 h1.2) rfl))))) (entails_right entails_refl))
  : Heap.Entails (known_1 I M N x_M (max 0 (x_M + 1))) (known_2 I M N x_M 1))
  (fun i h1 h2 => (vc_2 N x_M hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_2 N x_M hl hM i h0 h1 h2)))
  (vc_assign_of
  (M t_COST [(-2) * ((N % 2 + (max 1 (N + 1))) / 2) + N % 2 + 2 * (max 1 (N + 1)) + (-2), x_M])
  (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_d t_D [] [] none)) (R := (Region.mk t_D [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_d rfl rfl))
  (ev_read ((at_left (at_points2 (N % 2) x_M ⟨⟨⟨h0.2, int_refl⟩, ⟨int_c161, int_c159⟩⟩, (fact_30 h0.1)⟩ rfl))
  : (known_2 I M N x_M (max 1 (N + 1))) ⟨a_row, [N % 2, x_M]⟩ (M t_COST [(-2) * ((N % 2 + (max 1 (N + 1))) / 2) + N % 2 + 2 * (max 1 (N + 1)) + (-2), x_M])))
  ((Eq.trans ((at_congr2 (fact_31 h0.1) rfl)
  : M t_COST [(-2) * ((N % 2 + (max 1 (N + 1))) / 2) + N % 2 + 2 * (max 1 (N + 1)) + (-2), x_M] = M t_COST [N, x_M])
  (Eq.symm (equation_3 N x_M hl hM trivial)))
  : M t_COST [(-2) * ((N % 2 + (max 1 (N + 1))) / 2) + N % 2 + 2 * (max 1 (N + 1)) + (-2), x_M] = M t_D [])))))

theorem output_0_1 (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_d, []⟩ (M t_D []) :=
  (at_restore (by decide) (at_set_eq0 rfl))

end

theorem consistent (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Consistent (base E N x_M) :=
  consistent_of (pairs_cons (all_cons (apart_same2 (fun i j => cond_holds) (fun i j => cond_holds) (fun (p0 p1 : Int) (h1 : p0 = 0 ∧ 0 ≤ p1) (h2 : 0 < p0 ∧ p1 = 0) =>
  (False.elim ((int_eab_tba_F h1.1 h2.1) : False)))) (all_cons (apart_same2 (fun i j => cond_holds) (fun i j => cond_holds) (fun (p0 p1 : Int) (h1 : p0 = 0 ∧ 0 ≤ p1) (h2 : 0 < p0 ∧ 0 < p1) =>
  (False.elim ((int_eab_tba_F h1.1 h2.1) : False)))) (all_cons (apart_other (by decide)) all_nil))) (pairs_cons (all_cons (apart_same2 (fun i j => cond_holds) (fun i j => cond_holds) (fun (p0 p1 : Int) (h1 : 0 < p0 ∧ p1 = 0) (h2 : 0 < p0 ∧ 0 < p1) =>
  (False.elim ((int_eab_tba_F h1.2 h2.2) : False)))) (all_cons (apart_other (by decide)) all_nil)) (pairs_cons (all_cons (apart_other (by decide)) all_nil) (pairs_cons all_nil pairs_nil)))) (by decide)

theorem solvable (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M) :=
  solvable_equations (consistent E N x_M h0)
    (fun at_ => if at_ = t_COST then 0 else if at_ = t_D then 1 else 0)
    [fun at_ point => if at_ = t_COST then ((point.getD 0 0) + (point.getD 1 0) + (-1) * 2) else 0]
    (fun at_ => if at_ = t_COST then 0 else 0)
    (all_cons (descends2 (fun (i j : Int) => cond_holds) (fun (i j : Int) (h1 : i = 0 ∧ 0 ≤ j) => uses_index))
    (all_cons (descends2 (fun (i j : Int) => cond_holds) (fun (i j : Int) (h1 : 0 < i ∧ j = 0) => uses_index))
    (all_cons (descends2 (fun (i j : Int) => cond_holds)
  (fun (i j : Int) (h1 : 0 < i ∧ 0 < j) => (uses_fn (uses_cons (uses_fn (uses_cons
  (uses_fn (uses_cons (uses_rank2 (i + (-1)) j (i + j + (-1) * 2) (i + (-1) + j + (-1) * 2) rfl rfl rfl rfl
  ((fact_32 h1.1 h1.2) : 0 ≤ i + j + (-1) * 2)
  (fact_33 : i + (-1) + j + (-1) * 2 < i + j + (-1) * 2)) (uses_cons (uses_fn uses_nil) uses_nil)))
  (uses_cons
  (uses_fn (uses_cons (uses_rank2 i (j + (-1)) (i + j + (-1) * 2) (i + (j + (-1)) + (-1) * 2) rfl rfl rfl rfl
  ((fact_32 h1.1 h1.2) : 0 ≤ i + j + (-1) * 2)
  (fact_34 : i + (j + (-1)) + (-1) * 2 < i + j + (-1) * 2)) (uses_cons (uses_fn uses_nil) uses_nil)))
  uses_nil))) (uses_cons (uses_fn (uses_cons
  (uses_rank2 (i + (-1)) (j + (-1)) (i + j + (-1) * 2) (i + (-1) + (j + (-1)) + (-1) * 2) rfl rfl
  rfl rfl ((fact_32 h1.1 h1.2) : 0 ≤ i + j + (-1) * 2)
  (fact_35 : i + (-1) + (j + (-1)) + (-1) * 2 < i + j + (-1) * 2))
  (uses_cons (uses_input (by decide)) uses_nil))) uses_nil)))))
    (all_cons (descends0 cond_holds (fun (h1 : True) => (uses_lower (by decide))))
    all_nil))))

theorem placed (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E N x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_COST then ((point.getD 0 0) = 0 ∧ 0 ≤ (point.getD 1 0) ∨ (point.getD 1 0) = 0 ∧ 0 < (point.getD 0 0)) ∨ (0 < (point.getD 1 0) ∧ (point.getD 1 0) ≤ x_M) ∧ 0 < (point.getD 0 0) ∧ (point.getD 0 0) ≤ N else True

theorem covered_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    spec.Given (inside N x_M) (base E N x_M) t_D [] :=
  (given_equation (p := []) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl rfl trivial
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i j : Int) (h1 : i = 0 ∧ 0 ≤ j) (h2 : (i = 0 ∧ 0 ≤ j ∨ j = 0 ∧ 0 < i) ∨ (0 < j ∧ j ≤ x_M) ∧ 0 < i ∧ i ≤ N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.index .u32 (.var v_j)) (((base E N x_M).set v_i i).set v_j j) :=
  defined_index

theorem defined_1 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i j : Int) (h1 : 0 < i ∧ j = 0) (h2 : (i = 0 ∧ 0 ≤ j ∨ j = 0 ∧ 0 < i) ∨ (0 < j ∧ j ≤ x_M) ∧ 0 < i ∧ i ≤ N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.index .u32 (.var v_i)) (((base E N x_M).set v_i i).set v_j j) :=
  defined_index

theorem defined_2 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i j : Int) (h1 : 0 < i ∧ 0 < j) (h2 : (i = 0 ∧ 0 ≤ j ∨ j = 0 ∧ 0 < i) ∨ (0 < j ∧ j ≤ x_M) ∧ 0 < i ∧ i ≤ N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.fn (.builtin "min" .u32) [.fn (.builtin "min" .u32) [.fn (.builtin "+" .u32) [.access t_COST [.add (.var v_i) (.const (-1)), .var v_j], .fn (.literal .u32 1 1) []], .fn (.builtin "+" .u32) [.access t_COST [.var v_i, .add (.var v_j) (.const (-1))], .fn (.literal .u32 1 1) []]], .fn (.builtin "+" .u32) [.access t_COST [.add (.var v_i) (.const (-1)), .add (.var v_j) (.const (-1))], .access t_SUBST [.add (.var v_i) (.const (-1)), .add (.var v_j) (.const (-1))]]]) (((base E N x_M).set v_i i).set v_j j) :=
  (defined_fn (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (Or.elim (((Classical.em (i + (-1) = 0)).elim (fun h3 => (Or.inl ⟨h3, (int_tab_lab h1.2)⟩))
  (fun h3 => (Or.inr ⟨(int_c389 h1.1 h3), h1.2⟩))) : i + (-1) = 0 ∧ 0 ≤ j ∨ 0 < i + (-1) ∧ 0 < j)
  (fun h3 => (given_equation (p := [i + (-1), j]) (.head _) rfl rfl rfl ((Or.inl (Or.inl h3))
  : (i + (-1) = 0 ∧ 0 ≤ j ∨ j = 0 ∧ 0 < i + (-1)) ∨ (0 < j ∧ j ≤ x_M) ∧ 0 < i + (-1) ∧ i + (-1) ≤ N)
  (cond_holds.2 (h3 : i + (-1) = 0 ∧ 0 ≤ j))))
  (fun h3 => (given_equation (p := [i + (-1), j]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  ((Or.inr ⟨⟨h1.2, (Or.elim h2 (fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_eab_tba_F h5.1 h1.1)))
  (fun h5 => (False.elim (int_eab_tba_F h5.1 h1.2))))) (fun h4 => h4.1.2))⟩, ⟨h3.1, (Or.elim h2 (fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_eab_tba_F h5.1 h1.1)))
  (fun h5 => (False.elim (int_eab_tba_F h5.1 h1.2))))) (fun h4 => (int_c93 h4.2.2)))⟩⟩)
  : (i + (-1) = 0 ∧ 0 ≤ j ∨ j = 0 ∧ 0 < i + (-1)) ∨ (0 < j ∧ j ≤ x_M) ∧ 0 < i + (-1) ∧ i + (-1) ≤ N)
  (cond_holds.2 (h3 : 0 < i + (-1) ∧ 0 < j))))))
  (defined_cons (defined_fn defined_nil) defined_nil))) (defined_cons (defined_fn (defined_cons
  (defined_access (Or.elim (((Classical.em (j + (-1) = 0)).elim (fun h3 => (Or.inl ⟨h1.1, h3⟩))
  (fun h3 => (Or.inr ⟨h1.1, (int_c389 h1.2 h3)⟩))) : 0 < i ∧ j + (-1) = 0 ∨ 0 < i ∧ 0 < j + (-1))
  (fun h3 => (given_equation (p := [i, j + (-1)]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inl (Or.inr ⟨h3.2, h1.1⟩))
  : (i = 0 ∧ 0 ≤ j + (-1) ∨ j + (-1) = 0 ∧ 0 < i) ∨ (0 < j + (-1) ∧ j + (-1) ≤ x_M) ∧ 0 < i ∧ i ≤ N)
  (cond_holds.2 (h3 : 0 < i ∧ j + (-1) = 0))))
  (fun h3 => (given_equation (p := [i, j + (-1)]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  ((Or.inr ⟨⟨h3.2, (Or.elim h2 (fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_eab_tba_F h5.1 h1.1)))
  (fun h5 => (False.elim (int_eab_tba_F h5.1 h1.2))))) (fun h4 => (int_c93 h4.1.2)))⟩, ⟨h1.1, (Or.elim h2 (fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_eab_tba_F h5.1 h1.1)))
  (fun h5 => (False.elim (int_eab_tba_F h5.1 h1.2))))) (fun h4 => h4.2.2))⟩⟩)
  : (i = 0 ∧ 0 ≤ j + (-1) ∨ j + (-1) = 0 ∧ 0 < i) ∨ (0 < j + (-1) ∧ j + (-1) ≤ x_M) ∧ 0 < i ∧ i ≤ N)
  (cond_holds.2 (h3 : 0 < i ∧ 0 < j + (-1)))))))
  (defined_cons (defined_fn defined_nil) defined_nil))) defined_nil))) (defined_cons
  (defined_fn (defined_cons (defined_access (Or.elim (((Classical.em (0 < i + (-1))).elim
  (fun h3 => (Or.inr ((Classical.em (j + (-1) = 0)).elim (fun h4 => (Or.inl ⟨h3, h4⟩))
  (fun h4 => (Or.inr ⟨h3, (int_c389 h1.2 h4)⟩)))))
  (fun h3 => (Or.inl ⟨(fact_36 h1.1 h3), (int_c92 h1.2)⟩)))
  : i + (-1) = 0 ∧ 0 ≤ j + (-1) ∨ 0 < i + (-1) ∧ j + (-1) = 0 ∨ 0 < i + (-1) ∧ 0 < j + (-1))
  (fun h3 => (given_equation (p := [i + (-1), j + (-1)]) (.head _) rfl rfl rfl ((Or.inl (Or.inl h3))
  : (i + (-1) = 0 ∧ 0 ≤ j + (-1) ∨ j + (-1) = 0 ∧ 0 < i + (-1)) ∨ (0 < j + (-1) ∧ j + (-1) ≤ x_M) ∧ 0 < i + (-1) ∧ i + (-1) ≤ N)
  (cond_holds.2 (h3 : i + (-1) = 0 ∧ 0 ≤ j + (-1))))) (fun h3 =>
  (Or.elim h3 (fun h4 => (given_equation (p := [i + (-1), j + (-1)]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inl (Or.inr ⟨h4.2, h4.1⟩))
  : (i + (-1) = 0 ∧ 0 ≤ j + (-1) ∨ j + (-1) = 0 ∧ 0 < i + (-1)) ∨ (0 < j + (-1) ∧ j + (-1) ≤ x_M) ∧ 0 < i + (-1) ∧ i + (-1) ≤ N)
  (cond_holds.2 (h4 : 0 < i + (-1) ∧ j + (-1) = 0))))
  (fun h4 => (given_equation (p := [i + (-1), j + (-1)]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  ((Or.inr ⟨⟨h4.2, (by clear h3; omega)⟩, ⟨h4.1, (Or.elim h2 (fun h5 => (Or.elim h5 (fun h6 => (False.elim (int_eab_tba_F h6.1 h1.1)))
  (fun h6 => (False.elim (int_eab_tba_F h6.1 h1.2))))) (fun h5 => (int_c93 h5.2.2)))⟩⟩)
  : (i + (-1) = 0 ∧ 0 ≤ j + (-1) ∨ j + (-1) = 0 ∧ 0 < i + (-1)) ∨ (0 < j + (-1) ∧ j + (-1) ≤ x_M) ∧ 0 < i + (-1) ∧ i + (-1) ≤ N)
  (cond_holds.2 (h4 : 0 < i + (-1) ∧ 0 < j + (-1)))))))))
  (defined_cons (defined_access (given_input (p := [i + (-1), j + (-1)]) (.head _) rfl rfl
  (region_iff.2 ⟨(i + (-1)), _, rfl, ((int_c92 h1.1) : 0 ≤ i + (-1)), (show i + (-1) < N from by omega), (j + (-1)), _, rfl, ((int_c92 h1.2) : 0 ≤ j + (-1)), ((Or.elim h2 (fun h3 => (Or.elim h3 (fun h4 => (False.elim (int_eab_tba_F h4.1 h1.1)))
  (fun h4 => (False.elim (int_eab_tba_F h4.1 h1.2))))) (fun h3 => (int_c253 h3.1.2)))
  : j + (-1) < x_M), rfl⟩))) defined_nil))) defined_nil)))

theorem defined_3 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.access t_COST [.var v_N, .var v_M]) (base E N x_M) :=
  (defined_access (Or.elim (((Classical.em (0 < N)).elim
  (fun h2 => (Or.inr ((Classical.em (x_M = 0)).elim (fun h3 => (Or.inl ⟨h2, h3⟩))
  (fun h3 => (Or.inr ⟨h2, (int_lab_neba_tab h0.2 h3)⟩)))))
  (fun h2 => (Or.inl ⟨(int_lba_ntba_eab h0.1 h2), h0.2⟩)))
  : N = 0 ∧ 0 ≤ x_M ∨ 0 < N ∧ x_M = 0 ∨ 0 < N ∧ 0 < x_M)
  (fun h2 => (given_equation (p := [N, x_M]) (.head _) rfl rfl rfl ((Or.inl (Or.inl h2))
  : (N = 0 ∧ 0 ≤ x_M ∨ x_M = 0 ∧ 0 < N) ∨ (0 < x_M ∧ x_M ≤ x_M) ∧ 0 < N ∧ N ≤ N)
  (cond_holds.2 (h2 : N = 0 ∧ 0 ≤ x_M)))) (fun h2 => (Or.elim h2 (fun h3 =>
  (given_equation (p := [N, x_M]) (.tail _ (.head _)) rfl rfl rfl ((Or.inl (Or.inr ⟨h3.2, h3.1⟩))
  : (N = 0 ∧ 0 ≤ x_M ∨ x_M = 0 ∧ 0 < N) ∨ (0 < x_M ∧ x_M ≤ x_M) ∧ 0 < N ∧ N ≤ N)
  (cond_holds.2 (h3 : 0 < N ∧ x_M = 0))))
  (fun h3 => (given_equation (p := [N, x_M]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  ((Or.inr ⟨⟨h3.2, int_refl⟩, ⟨h3.1, int_refl⟩⟩)
  : (N = 0 ∧ 0 ≤ x_M ∨ x_M = 0 ∧ 0 < N) ∨ (0 < x_M ∧ x_M ≤ x_M) ∧ 0 < N ∧ N ≤ N)
  (cond_holds.2 (h3 : 0 < N ∧ 0 < x_M))))))))

theorem defined (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Defined (base E N x_M) :=
  defined_of (inside N x_M)
    (all_cons (region_each (covered_0 E N x_M h0))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E N x_M h0 i j hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_1 E N x_M h0 i j hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_2 E N x_M h0 i j hg hk))
    (all_cons (well_defined0 cond_holds (fun hg hk => defined_3 E N x_M h0 hg))
    all_nil)))))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (0 ≤ (E v_N) ∧ 0 ≤ (E v_M)))
    (fun E => base E (E v_N) (E v_M)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) a) (fun E a => placed E (E v_N) (E v_M) a)
    (fun E a => consistent E (E v_N) (E v_M) a) (fun E a => solvable E (E v_N) (E v_M) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) hl hM a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_1 (E v_N) (E v_M) hl hM a)) all_nil)) all_nil))


end Redverify.Certificate.two_rows
