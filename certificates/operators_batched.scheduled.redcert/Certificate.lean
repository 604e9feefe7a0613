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
/-- `i_0` -/ abbrev v_i_0 : Var := 9
/-- `j_0` -/ abbrev v_j_0 : Var := 10
/-- `i_1` -/ abbrev v_i_1 : Var := 11
/-- `j_1` -/ abbrev v_j_1 : Var := 12
/-- `v_i` -/ abbrev v_v_i : Var := 13
/-- `v_j` -/ abbrev v_v_j : Var := 14
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
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
    .par v_x (.const 0) (.var v_n) <|
      .for v_i_0 (.const 0) (.div (.add (.var v_m) (.const 7)) 8) <|
        .for v_j_0 (.const 0) (.const 3) <|
          .scope [a_c] <|
            .for v_k (.const 0) (.const 32) <|
              .for v_i_1 (.const 0) (.const 8) <|
                .par v_j_1 (.const 0) (.const 16) <|
                  .ifte (.lt (.add (.mul 8 (.var v_i_0)) (.var v_i_1)) (.var v_m)) (
                    .letin v_v_i (.add (.mul 8 (.var v_i_0)) (.var v_i_1)) <|
                    .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) <|
                    .seq (.ifte (.eq (.var v_k) (.const 0)) (
                      .assign a_c [.var v_x, .var v_v_i, .var v_v_j] (.fn (.literal .f32 0 1) [])
                    ) (
                      .skip
                    )) <|
                    .accumulate
                      false
                      (.builtin "+" .f32)
                      a_c
                      [.var v_x, .var v_v_i, .var v_v_j]
                      (.fn
                        (.builtin "*" .f32)
                        [.read a_a [.var v_x, .var v_v_i, .var v_k], .read a_b [.var v_x, .var v_k, .var v_v_j]])
                  ) (
                    .skip
                  )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (n m : Int) : Env := ((E.set v_n n).set v_m m)

theorem base_self (E : Env) : base E (E v_n) (E v_m) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : b < 16) (h1 : a < 3) : 16 * a + b < 48 :=
  by omega

theorem fact_1 {a b c : Int} (h0 : 0 < c) : a + b < b + 8 * c + a :=
  by omega

theorem fact_2 {a b c d : Int} (h0 : c ≤ d) (h1 : ¬ c = d) : a + b + 8 * c < b + 8 * d + a :=
  by omega

theorem fact_3 {a b c d : Int} (h0 : c + d + 8 * a < d + 8 * b + c) : a ≤ b :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : c + d + 8 * a < d + 8 * b + c) : a < b :=
  by omega

theorem fact_5 {a b c d x_e f : Int} (h0 : a ≤ b) (h1 : c = a) (h2 : d = x_e + f) (h3 : d + 8 * b < x_e + 8 * c + f) : False :=
  by omega

theorem fact_6 {a b c d x_e f g h : Int} (h0 : d = x_e) (h1 : f = g + h) (h2 : a < b + 1 + c) (h3 : ¬ (d = x_e ∧ f = h + g ∧ a = c + b)) : a < b + c :=
  by omega

theorem fact_7 {a b c d x_e : Int} (h0 : c ≤ d) (h1 : x_e < 8) (h2 : d + 8 * a < x_e + 8 * b + c) : a ≤ b :=
  by omega

theorem fact_8 {a b c d x_e : Int} (h0 : b ≤ d) (h1 : a ≤ x_e + 7) (h2 : 0 ≤ c) (h3 : ¬ b = d) : a + 8 * b < c + 8 * d + x_e :=
  by omega

theorem fact_9 {a b c d : Int} (h0 : a = 0) (h1 : b = c + d) (h2 : b < c + 8 * a + d) : False :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : a = b + c) (h1 : a < d) (h2 : ¬ c + b < d) : False :=
  by omega

theorem fact_11 {a b c : Int} (h0 : 8 * c + a < b) : a < b + (-8) * c :=
  by omega

theorem fact_12 {a b c d : Int} (h0 : a ≤ d + 7) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : ¬ c = 0) : a < b + 8 * c + d :=
  by omega

theorem fact_13 {a b c d : Int} (h0 : a ≤ d + 7) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : a < b + 1 + 8 * c + d) (h4 : ¬ a = b + d) : a < b + 8 * c + d :=
  by omega

theorem fact_14 {a b c d x_e : Int} (h0 : b = d) (h1 : a + 8 * b < c + 1 + 8 * d + x_e) (h2 : ¬ a = c + x_e) : a + 8 * b < c + 8 * d + x_e :=
  by omega

theorem fact_15 {a b c d x_e : Int} (h0 : x_e ≤ a) (h1 : a ≤ x_e + 7) (h2 : 0 ≤ c) (h3 : c < 8) (h4 : a + 8 * b < c + 1 + 8 * d + x_e) (h5 : ¬ b = d) : a + 8 * b < c + 8 * d + x_e :=
  by omega

theorem fact_16 {a b c d x_e : Int} (h0 : b = d) (h1 : a = c + x_e) : a + 8 * b < c + 1 + 8 * d + x_e :=
  by omega

theorem fact_17 {a b c : Int} (h0 : b ≤ c) (h1 : c < 0 + 8 * a + b) : 0 < a :=
  by omega

theorem fact_18 {a b c d : Int} (h0 : c ≤ d) (h1 : d + 8 * a < 0 + 8 * b + c) : a < b :=
  by omega

theorem fact_19 {a b c d : Int} (h0 : a ≤ d + 7) (h1 : b < c) : a + 8 * b < 0 + 8 * c + d :=
  by omega

theorem fact_20 {a b c : Int} (h0 : a ≤ c + 7) (h1 : 0 ≤ b) : a < 8 + 8 * b + c :=
  by omega

theorem fact_21 {a b c d : Int} (h0 : a ≤ d + 7) (h1 : b < c + 1) : a + 8 * b < 8 + 8 * c + d :=
  by omega

theorem fact_22 {a b c d : Int} (h0 : c ≤ d) (h1 : d + 8 * a < 8 + 8 * b + c) : a < b + 1 :=
  by omega

theorem fact_23 : (0 : Int) < 32 :=
  by omega

theorem fact_24 {a : Int} (h0 : a < 48) : a < 16 * 3 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n m : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n m) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c1 c2 k x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x, c1, y_k0], M t_B [x, y_k0, c2]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c1 c2 i_0 i_1 k x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ c1 + 8 * y_k0 < i_1 + 8 * k + 8 * i_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x, c1, y_k0], M t_B [x, y_k0, c2]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c1 c2 i_0 i_1 j_0 j_1 k x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_k0 = k ∧ c1 = i_1 + 8 * i_0) ∧ c2 < j_1 + 16 * j_0 ∨ 0 ≤ y_k0 ∧ c1 + 8 * y_k0 < i_1 + 8 * k + 8 * i_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x, c1, y_k0], M t_B [x, y_k0, c2]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i_0 i_1 j_0 j_1 k x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x, 8 * i_0 + i_1, y_k0], M t_B [x, y_k0, 16 * j_0 + j_1]])))

theorem equation_0 (x i j : Int) (h0 : True) :
    (M t_C [x, i, j]) = (value_0 I M i j 32 x) :=
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
  .points3 a_c
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < x)
    (fun c0 c1 c2 => (M t_C [c0, c1, c2]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n m x : Int) : Heap V :=
  ((known_1_0 I M n m).and ((known_1_1 I M n).and (known_1_2 I M m x)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (m x i_0 : Int) : Heap V :=
  .points3 a_c
    (fun c0 c1 c2 => ((c0 = x ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ c1 < 8 * i_0 ∨ ((0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < x)
    (fun c0 c1 c2 => (M t_C [c0, c1, c2]))

noncomputable def known_2 (I : Interp V) (M : Model V) (n m x i_0 : Int) : Heap V :=
  ((known_1_0 I M n m).and ((known_1_1 I M n).and (known_2_2 I M m x i_0)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (m x i_0 j_0 : Int) : Heap V :=
  .points3 a_c
    (fun c0 c1 c2 => ((c0 = x ∧ 0 ≤ c2 ∧ c2 < 16 * j_0) ∧ 8 * i_0 ≤ c1 ∧ c1 < m) ∧ c1 ≤ 8 * i_0 + 7 ∨ (c0 = x ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < 8 * i_0 ∨ ((0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) ∧ 0 ≤ c0 ∧ c0 < x)
    (fun c0 c1 c2 => (M t_C [c0, c1, c2]))

noncomputable def known_3 (I : Interp V) (M : Model V) (n m x i_0 j_0 : Int) : Heap V :=
  ((known_1_0 I M n m).and ((known_1_1 I M n).and (known_3_2 I M m x i_0 j_0)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (m x i_0 j_0 k : Int) : Heap V :=
  .points3 a_c
    (fun c0 c1 c2 => (((c0 = x ∧ 16 * j_0 ≤ c2 ∧ c2 ≤ 16 * j_0 + 15) ∧ 8 * i_0 ≤ c1 ∧ c1 < m) ∧ c1 ≤ 8 * i_0 + 7) ∧ 0 < k)
    (fun c0 c1 c2 => (value_0 I M c1 c2 k x))

noncomputable def known_4 (I : Interp V) (M : Model V) (n m x i_0 j_0 k : Int) : Heap V :=
  ((known_1_0 I M n m).and ((known_1_1 I M n).and ((known_4_2 I M m x i_0 j_0 k).and (known_3_2 I M m x i_0 j_0))))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (m x i_0 j_0 k i_1 : Int) : Heap V :=
  .points3 a_c
    (fun c0 c1 c2 => (((c0 = x ∧ 16 * j_0 ≤ c2 ∧ c2 ≤ 16 * j_0 + 15) ∧ 8 * i_0 ≤ c1 ∧ c1 < m) ∧ c1 ≤ 8 * i_0 + 7) ∧ c1 < i_1 + 8 * k + 8 * i_0)
    (fun c0 c1 c2 => (value_1 I M c1 c2 i_0 i_1 k x))

noncomputable def known_5 (I : Interp V) (M : Model V) (n m x i_0 j_0 k i_1 : Int) : Heap V :=
  ((known_1_0 I M n m).and ((known_1_1 I M n).and ((known_5_2 I M m x i_0 j_0 k i_1).and (known_3_2 I M m x i_0 j_0))))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (m x i_0 j_0 k i_1 j_1 : Int) : Heap V :=
  .points3 a_c
    (fun c0 c1 c2 => (((c0 = x ∧ c1 = i_1 + 8 * i_0) ∧ 16 * j_0 ≤ c2 ∧ c2 < j_1 + 16 * j_0) ∧ k = 0) ∧ i_1 + 8 * i_0 < m ∨ (((c0 = x ∧ 16 * j_0 ≤ c2 ∧ c2 ≤ 16 * j_0 + 15) ∧ 8 * i_0 ≤ c1 ∧ c1 < m) ∧ c1 ≤ 8 * i_0 + 7) ∧ c1 < i_1 + 8 * k + 8 * i_0)
    (fun c0 c1 c2 => (value_2 I M c1 c2 i_0 i_1 j_0 j_1 k x))

noncomputable def known_6 (I : Interp V) (M : Model V) (n m x i_0 j_0 k i_1 j_1 : Int) : Heap V :=
  ((known_1_0 I M n m).and ((known_1_1 I M n).and ((known_6_2 I M m x i_0 j_0 k i_1 j_1).and (known_3_2 I M m x i_0 j_0))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 8 (.var v_i_0)) (.var v_i_1)) (.var v_m)) (
    .letin v_v_i (.add (.mul 8 (.var v_i_0)) (.var v_i_1)) <|
    .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) <|
    .seq (.ifte (.eq (.var v_k) (.const 0)) (
      .assign a_c [.var v_x, .var v_v_i, .var v_v_j] (.fn f_1 [])
        (fun e => (I.fn f_1 []))
    ) (
      .skip
    )) <|
    .accumulate
      false
      f_0
      a_c
      [.var v_x, .var v_v_i, .var v_v_j]
      (.fn
        f_2
        [.read a_a [.var v_x, .var v_v_i, .var v_k], .read a_b [.var v_x, .var v_k, .var v_v_j]])
      (fun e => (value_3 I M (e v_i_0) (e v_i_1) (e v_j_0) (e v_j_1) (e v_k) (e v_x)))
  ) (
    .skip
  )

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i_0 i_1 j_0 j_1 x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x, 8 * i_0 + i_1, y_k0], M t_B [x, y_k0, 16 * j_0 + j_1]])))

theorem vc_6 (x i_0 j_0 k i_1 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i_0) (h5 : i_0 < (m + 7) / 8) (h6 : 0 ≤ j_0) (h7 : j_0 < 3) (h8 : 0 ≤ k) (h9 : k < 32) (h10 : 0 ≤ i_1) (h11 : i_1 < 8) (h12 : 0 ≤ j_1) (h13 : j_1 < 16) :
    (body_6 I M).vc I (impl.HasCell spec (base E n m)) (((((((base E n m).set v_x x).set v_i_0 i_0).set v_j_0 j_0).set v_k k).set v_i_1 i_1).set v_j_1 j_1) (known_6 I M n m x i_0 j_0 k i_1 j_1) :=
  (vc_if_of cond_holds (fun (h14 : 8 * i_0 + i_1 < m) =>
  (vc_let (vc_let (vc_seq (vc_if_of cond_holds (fun (h15 : k = 0) => (vc_assign_of (I.fn f_1 [])
  (has_cell_at3 (b := (Binding.mk a_c t_C [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (R := (Region.mk t_C [(.const 0, .var v_n), (.const 0, .var v_m), (.const 0, .const 48)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x, 8 * i_0 + i_1, 16 * j_0 + j_1]
  (region_iff.2 ⟨x, _, rfl, h2, h3, (8 * i_0 + i_1), _, rfl, ((int_c27 h4 h10) : 0 ≤ 8 * i_0 + i_1), h14, (16 * j_0 + j_1), _, rfl, ((int_c99 h6 h12) : 0 ≤ 16 * j_0 + j_1), ((fact_0 h13 h7) : 16 * j_0 + j_1 < 48), rfl⟩)
  shape_a_c rfl rfl
  ⟨h2, ((int_c27 h4 h10) : 0 ≤ 8 * i_0 + i_1), ((int_c99 h6 h12) : 0 ≤ 16 * j_0 + j_1)⟩) ev_const
  rfl)) (fun (h15 : ¬ k = 0) => vc_skip))
  (Or.elim (((Classical.em (k = 0)).elim (fun h15 => (Or.inl h15))
  (fun h15 => (Or.inr (int_lab_neba_tab h8 h15)))) : k = 0 ∨ 0 < k)
  (fun h15 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [x, 8 * i_0 + i_1, k], M t_B [x, k, 16 * j_0 + j_1]])
  (at_if_of cond_holds (fun (h16 : k = 0) =>
  (at_set_eq3 x (8 * i_0 + i_1) (16 * j_0 + j_1) x (8 * i_0 + i_1) (16 * j_0 + j_1)
  ⟨rfl, ⟨rfl, rfl⟩⟩ rfl)) (fun (h16 : ¬ k = 0) => (False.elim ((int_eab_neab_F h15 h16) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h16 : k = 0) => (at_set_other (by decide)
  ((at_left (at_points3 x (8 * i_0 + i_1) k ⟨⟨⟨h8, h9⟩, ⟨(int_c27 h4 h10), h14⟩⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_6 I M n m x i_0 j_0 k i_1 j_1) ⟨a_a, [x, 8 * i_0 + i_1, k]⟩ (M t_A [x, 8 * i_0 + i_1, k]))))
  (fun (h16 : ¬ k = 0) => (False.elim ((int_eab_neab_F h15 h16) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h16 : k = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points3 x k (16 * j_0 + j_1) ⟨⟨⟨(int_c99 h6 h12), (fact_0 h13 h7)⟩, ⟨h8, h9⟩⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_6 I M n m x i_0 j_0 k i_1 j_1) ⟨a_b, [x, k, 16 * j_0 + j_1]⟩ (M t_B [x, k, 16 * j_0 + j_1]))))
  (fun (h16 : ¬ k = 0) => (False.elim ((int_eab_neab_F h15 h16) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x, 8 * i_0 + i_1, k], M t_B [x, k, 16 * j_0 + j_1]]] = I.fn f_0 [value_4 I M i_0 i_1 j_0 j_1 x, I.fn f_2 [M t_A [x, 8 * i_0 + i_1, k], M t_B [x, k, 16 * j_0 + j_1]]])
  (append1 k 0 (0 + 1) (fun q0 h16 => ⟨h16.1, (int_c34 h16.2 h15)⟩) (fun q0 =>
  ⟨(fun h16 => (Or.inr (int_c43 h16.2 h16.1 h15))), (fun h16 => (Or.elim h16 (fun h17 => (False.elim (int_one_lt_zero h17)))
  (fun h17 => ⟨(int_lab_ecb_lac h8 h17), (int_eab_lab h17)⟩)))⟩)
  (fun q0 h16 => (False.elim (int_one_lt_zero h16))) (fun q0 h16 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x, 8 * i_0 + i_1, k], M t_B [x, k, 16 * j_0 + j_1]]] = value_3 I M i_0 i_1 j_0 j_1 k x)))
  (fun h15 => (vc_accumulate_of (value_2 I M (8 * i_0 + i_1) (16 * j_0 + j_1) i_0 i_1 j_0 j_1 k x)
  (I.fn f_2 [M t_A [x, 8 * i_0 + i_1, k], M t_B [x, k, 16 * j_0 + j_1]])
  (at_if_of cond_holds (fun (h16 : k = 0) => (False.elim ((int_eab_tba_F h16 h15) : False)))
  (fun (h16 : ¬ k = 0) =>
  ((at_right (at_right (at_left (at_points3 x (8 * i_0 + i_1) (16 * j_0 + j_1)
  (Or.inr ⟨⟨⟨⟨rfl, ⟨(int_le_add h12), (int_c264 h13)⟩⟩, ⟨(int_le_add h10), h14⟩⟩, (int_c361 h11)⟩, (fact_1 h15)⟩)
  rfl))))
  : (known_6 I M n m x i_0 j_0 k i_1 j_1) ⟨a_c, [x, 8 * i_0 + i_1, 16 * j_0 + j_1]⟩ (value_2 I M (8 * i_0 + i_1) (16 * j_0 + j_1) i_0 i_1 j_0 j_1 k x))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h16 : k = 0) => (False.elim ((int_eab_tba_F h16 h15) : False)))
  (fun (h16 : ¬ k = 0) =>
  ((at_left (at_points3 x (8 * i_0 + i_1) k ⟨⟨⟨h8, h9⟩, ⟨(int_c27 h4 h10), h14⟩⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_6 I M n m x i_0 j_0 k i_1 j_1) ⟨a_a, [x, 8 * i_0 + i_1, k]⟩ (M t_A [x, 8 * i_0 + i_1, k])))))
  (ev_cons
  (ev_read (at_if_of cond_holds (fun (h16 : k = 0) => (False.elim ((int_eab_tba_F h16 h15) : False)))
  (fun (h16 : ¬ k = 0) =>
  ((at_right (at_left (at_points3 x k (16 * j_0 + j_1) ⟨⟨⟨(int_c99 h6 h12), (fact_0 h13 h7)⟩, ⟨h8, h9⟩⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_6 I M n m x i_0 j_0 k i_1 j_1) ⟨a_b, [x, k, 16 * j_0 + j_1]⟩ (M t_B [x, k, 16 * j_0 + j_1])))))
  ev_nil))) ((append1 k 0 (k + 1) (fun q2 h16 => ⟨h16.1, (int_lab_taB h16.2)⟩)
  (fun q2 => ⟨(fun h16 => ((Classical.em (q2 = k)).elim (fun h17 => (Or.inr h17))
  (fun h17 => (Or.inl (Or.inr ⟨h16.1, (fact_2 h16.2 h17)⟩))))), (fun h16 => (Or.elim h16 (fun h17 =>
  (Or.elim h17 (fun h18 => (False.elim (int_c201 h18.2))) (fun h18 => ⟨h18.1, (fact_3 h18.2)⟩)))
  (fun h17 => ⟨(int_ecb_tab_lac h17 h15), (int_eab_lab h17)⟩)))⟩) (fun q2 h16 =>
  (Or.elim h16 (fun h17 => (False.elim (int_c201 h17.2))) (fun h17 => (fact_4 h17.2))))
  (fun q2 h16 => rfl) rfl)
  : I.fn f_0 [value_2 I M (8 * i_0 + i_1) (16 * j_0 + j_1) i_0 i_1 j_0 j_1 k x, I.fn f_2 [M t_A [x, 8 * i_0 + i_1, k], M t_B [x, k, 16 * j_0 + j_1]]] = value_3 I M i_0 i_1 j_0 j_1 k x))))))))
  (fun (h14 : ¬ 8 * i_0 + i_1 < m) => vc_skip))

theorem kept_6 (x i_0 j_0 k i_1 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i_0) (h5 : i_0 < (m + 7) / 8) (h6 : 0 ≤ j_0) (h7 : j_0 < 3) (h8 : 0 ≤ k) (h9 : k < 32) (h10 : 0 ≤ i_1) (h11 : i_1 < 8) (h12 : 0 ≤ j_1) (h13 : j_1 < 16) :
    Heap.Entails ((body_6 I M).post (((((((base E n m).set v_x x).set v_i_0 i_0).set v_j_0 j_0).set v_k k).set v_i_1 i_1).set v_j_1 j_1) (known_6 I M n m x i_0 j_0 k i_1 j_1)) (known_6 I M n m x i_0 j_0 k i_1 (j_1 + 1)) :=
  (show Heap.Entails _ (known_6 I M n m x i_0 j_0 k i_1 (j_1 + 1)) from
  (entails_and (entails_points3 (fun q3 q4 q5 h14 => (at_if_of cond_holds
  (fun (h15 : 8 * i_0 + i_1 < m) => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h16 : k = 0) => (at_set_other (by decide) (at_left (at_points3 q3 q4 q5 h14 rfl))))
  (fun (h16 : ¬ k = 0) => (at_left (at_points3 q3 q4 q5 h14 rfl))))))
  (fun (h15 : ¬ 8 * i_0 + i_1 < m) => (at_left (at_points3 q3 q4 q5 h14 rfl)))))) (entails_and
  (entails_points3 (fun q6 q7 q8 h14 => (at_if_of cond_holds (fun (h15 : 8 * i_0 + i_1 < m) =>
  (at_set_other (by decide) (at_if_of cond_holds (fun (h16 : k = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points3 q6 q7 q8 h14 rfl)))))
  (fun (h16 : ¬ k = 0) => (at_right (at_left (at_points3 q6 q7 q8 h14 rfl)))))))
  (fun (h15 : ¬ 8 * i_0 + i_1 < m) => (at_right (at_left (at_points3 q6 q7 q8 h14 rfl)))))))
  (entails_and (entails_points3 (fun q9 q10 q11 h14 =>
  (Or.elim h14 (fun h15 => (at_if_of cond_holds (fun (h16 : 8 * i_0 + i_1 < m) =>
  ((Classical.em (q9 = x ∧ q10 = 8 * i_0 + i_1 ∧ q11 = 16 * j_0 + j_1)).elim (fun h17 =>
  (at_set_eq3 q9 q10 q11 x (8 * i_0 + i_1) (16 * j_0 + j_1) h17 ((reduce_congr1 (fun q12 =>
  ⟨(fun h18 => (Or.elim h18 (fun h19 => ⟨(int_lab_ecb_lac h8 h19.1.1), (int_eab_lab h19.1.1)⟩)
  (fun h19 => (False.elim (fact_5 h19.1 h15.1.2 h15.1.1.1.2 h19.2))))), (fun h18 => (Or.inl ⟨⟨(int_c43 h18.2 h18.1 h15.1.2), h15.1.1.1.2⟩, h15.1.1.2.2⟩))⟩)
  (fun q12 h18 => (fn_congr2 (at_congr3 rfl h17.2.1 rfl) (at_congr3 rfl rfl h17.2.2))))
  : value_2 I M q10 q11 i_0 i_1 j_0 (j_1 + 1) k x = value_3 I M i_0 i_1 j_0 j_1 k x)))
  (fun h17 => (at_set_ne3 q9 q10 q11 x (8 * i_0 + i_1) (16 * j_0 + j_1) h17 (at_if_of cond_holds
  (fun (h18 : k = 0) => (at_set_ne3 q9 q10 q11 x (8 * i_0 + i_1) (16 * j_0 + j_1) h17
  (at_right (at_right (at_left (at_points3 q9 q10 q11
  (Or.inl ⟨⟨⟨h15.1.1.1, ⟨h15.1.1.2.1, (fact_6 h15.1.1.1.1 h15.1.1.1.2 h15.1.1.2.2 h17)⟩⟩, h15.1.2⟩, h15.2⟩)
  (reduce_congr1 (fun q13 => ⟨(fun h19 =>
  (Or.elim h19 (fun h20 => (Or.inl ⟨h20.1, (fact_6 h15.1.1.1.1 h15.1.1.1.2 h15.1.1.2.2 h17)⟩))
  (fun h20 => (False.elim (fact_5 h20.1 h15.1.2 h15.1.1.1.2 h20.2))))), (fun h19 => (Or.elim h19 (fun h20 => (Or.inl ⟨h20.1, h15.1.1.2.2⟩))
  (fun h20 => (False.elim (fact_5 h20.1 h15.1.2 h15.1.1.1.2 h20.2)))))⟩) (fun q13 h19 => rfl))))))))
  (fun (h18 : ¬ k = 0) => (False.elim ((int_eab_neab_F h15.1.2 h18) : False))))))))
  (fun (h16 : ¬ 8 * i_0 + i_1 < m) => (False.elim ((int_c568 h15.2 h16) : False)))))
  (fun h15 => (at_if_of cond_holds (fun (h16 : 8 * i_0 + i_1 < m) =>
  ((Classical.em (q9 = x ∧ q10 = 8 * i_0 + i_1 ∧ q11 = 16 * j_0 + j_1)).elim (fun h17 =>
  (at_set_eq3 q9 q10 q11 x (8 * i_0 + i_1) (16 * j_0 + j_1) h17 ((reduce_congr1 (fun q14 =>
  ⟨(fun h18 => (Or.elim h18 (fun h19 => ⟨(int_lab_ecb_lac h8 h19.1.1), (int_eab_lab h19.1.1)⟩)
  (fun h19 => ⟨h19.1, (fact_7 h15.1.1.2.1 h11 h19.2)⟩))), (fun h18 =>
  ((Classical.em (q14 = k)).elim (fun h19 => (Or.inl ⟨⟨h19, (int_c5 h17.2.1)⟩, (int_c173 h17.2.2)⟩))
  (fun h19 => (Or.inr ⟨h18.1, (fact_8 h18.2 h15.1.2 h10 h19)⟩))))⟩)
  (fun q14 h18 => (fn_congr2 (at_congr3 rfl h17.2.1 rfl) (at_congr3 rfl rfl h17.2.2))))
  : value_2 I M q10 q11 i_0 i_1 j_0 (j_1 + 1) k x = value_3 I M i_0 i_1 j_0 j_1 k x)))
  (fun h17 => (at_set_ne3 q9 q10 q11 x (8 * i_0 + i_1) (16 * j_0 + j_1) h17 (at_if_of cond_holds
  (fun (h18 : k = 0) => (at_set_ne3 q9 q10 q11 x (8 * i_0 + i_1) (16 * j_0 + j_1) h17
  (at_right (at_right (at_left (at_points3 q9 q10 q11 (Or.inr h15) (reduce_congr1 (fun q15 => ⟨(fun h19 =>
  (Or.elim h19 (fun h20 => (False.elim (fact_9 h18 h20.1.2 h15.2))) (fun h20 => (Or.inr h20)))), (fun h19 =>
  (Or.elim h19 (fun h20 => (False.elim (fact_9 h18 h20.1.2 h15.2))) (fun h20 => (Or.inr h20))))⟩)
  (fun q15 h19 => rfl)))))))) (fun (h18 : ¬ k = 0) =>
  (at_right (at_right (at_left (at_points3 q9 q10 q11 (Or.inr h15) ((reduce_congr1 (fun q16 =>
  ⟨(fun h19 => (Or.elim h19 (fun h20 => (Or.inl ⟨h20.1, (fact_6 h15.1.1.1.1 h20.1.2 h20.2 h17)⟩))
  (fun h20 => (Or.inr h20)))), (fun h19 =>
  (Or.elim h19 (fun h20 => (Or.inl ⟨h20.1, (int_c30 h20.2)⟩)) (fun h20 => (Or.inr h20))))⟩)
  (fun q16 h19 => rfl))
  : value_2 I M q10 q11 i_0 i_1 j_0 (j_1 + 1) k x = value_2 I M q10 q11 i_0 i_1 j_0 j_1 k x)))))))))))
  (fun (h16 : ¬ 8 * i_0 + i_1 < m) =>
  (at_right (at_right (at_left (at_points3 q9 q10 q11 (Or.inr h15) ((reduce_congr1
  (fun q17 => ⟨(fun h17 => (Or.elim h17 (fun h18 => (False.elim (fact_10 h18.1.2 h15.1.1.2.2 h16)))
  (fun h18 => (Or.inr h18)))), (fun h17 => (Or.elim h17 (fun h18 => (False.elim (fact_10 h18.1.2 h15.1.1.2.2 h16)))
  (fun h18 => (Or.inr h18))))⟩) (fun q17 h17 => rfl))
  : value_2 I M q10 q11 i_0 i_1 j_0 (j_1 + 1) k x = value_2 I M q10 q11 i_0 i_1 j_0 j_1 k x)))))))))))
  (entails_points3 (fun q18 q19 q20 h14 => (Or.elim h14 (fun h15 => (at_if_of cond_holds
  (fun (h16 : 8 * i_0 + i_1 < m) => (at_set_ne3 q18 q19 q20 x (8 * i_0 + i_1) (16 * j_0 + j_1)
  (fun h17 => (int_c42 h12 h17.2.2 h15.1.1.2.2)) (at_if_of cond_holds
  (fun (h17 : k = 0) => (at_set_ne3 q18 q19 q20 x (8 * i_0 + i_1) (16 * j_0 + j_1)
  (fun h18 => (int_c42 h12 h18.2.2 h15.1.1.2.2))
  (at_right (at_right (at_right (at_points3 q18 q19 q20 h14 rfl))))))
  (fun (h17 : ¬ k = 0) => (at_right (at_right (at_right (at_points3 q18 q19 q20 h14 rfl))))))))
  (fun (h16 : ¬ 8 * i_0 + i_1 < m) =>
  (at_right (at_right (at_right (at_points3 q18 q19 q20 h14 rfl)))))))
  (fun h15 => (Or.elim h15 (fun h16 => (at_if_of cond_holds
  (fun (h17 : 8 * i_0 + i_1 < m) => (at_set_ne3 q18 q19 q20 x (8 * i_0 + i_1) (16 * j_0 + j_1)
  (fun h18 => (int_c42 h10 h18.2.1 h16.2.2)) (at_if_of cond_holds
  (fun (h18 : k = 0) => (at_set_ne3 q18 q19 q20 x (8 * i_0 + i_1) (16 * j_0 + j_1)
  (fun h19 => (int_c42 h10 h19.2.1 h16.2.2))
  (at_right (at_right (at_right (at_points3 q18 q19 q20 h14 rfl))))))
  (fun (h18 : ¬ k = 0) => (at_right (at_right (at_right (at_points3 q18 q19 q20 h14 rfl))))))))
  (fun (h17 : ¬ 8 * i_0 + i_1 < m) =>
  (at_right (at_right (at_right (at_points3 q18 q19 q20 h14 rfl)))))))
  (fun h16 => (at_if_of cond_holds
  (fun (h17 : 8 * i_0 + i_1 < m) => (at_set_ne3 q18 q19 q20 x (8 * i_0 + i_1) (16 * j_0 + j_1)
  (fun h18 => (int_eab_tab_F h18.1 h16.2.2)) (at_if_of cond_holds
  (fun (h18 : k = 0) => (at_set_ne3 q18 q19 q20 x (8 * i_0 + i_1) (16 * j_0 + j_1)
  (fun h19 => (int_eab_tab_F h19.1 h16.2.2))
  (at_right (at_right (at_right (at_points3 q18 q19 q20 h14 rfl))))))
  (fun (h18 : ¬ k = 0) => (at_right (at_right (at_right (at_points3 q18 q19 q20 h14 rfl))))))))
  (fun (h17 : ¬ 8 * i_0 + i_1 < m) =>
  (at_right (at_right (at_right (at_points3 q18 q19 q20 h14 rfl))))))))))))))))

theorem race_6 (x i_0 j_0 k i_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i_0) (h5 : i_0 < (m + 7) / 8) (h6 : 0 ≤ j_0) (h7 : j_0 < 3) (h8 : 0 ≤ k) (h9 : k < 32) (h10 : 0 ≤ i_1) (h11 : i_1 < 8) :
    ParVC I 0 16 (body_6 I M).erase (fun j_1 => (((((((base E n m).set v_x x).set v_i_0 i_0).set v_j_0 j_0).set v_k k).set v_i_1 i_1).set v_j_1 j_1)) (fun j_1 => (body_6 I M).post (((((((base E n m).set v_x x).set v_i_0 i_0).set v_j_0 j_0).set v_k k).set v_i_1 i_1).set v_j_1 j_1) (known_6 I M n m x i_0 j_0 k i_1 j_1)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart3
  (fun j_1 c0 c1 c2 => ((c0 = x ∧ c1 = i_1 + 8 * i_0) ∧ c2 = j_1 + 16 * j_0) ∧ i_1 < m + (-8) * i_0)
  (fun j_1 c0 c1 c2 => ((c0 = x ∧ c1 = i_1 + 8 * i_0) ∧ c2 = j_1 + 16 * j_0) ∧ i_1 < m + (-8) * i_0)
  (fun j_1 h12 h13 => (w_if_of cond_holds (fun (h14 : 8 * i_0 + i_1 < m) =>
  (w_let (w_let (w_seq (w_if_of cond_holds (fun (h15 : k = 0) => (w_assign3 x (8 * i_0 + i_1) (16 * j_0 + j_1)
  ⟨⟨⟨rfl, (int_add_comm : 8 * i_0 + i_1 = i_1 + 8 * i_0)⟩, (int_add_comm : 16 * j_0 + j_1 = j_1 + 16 * j_0)⟩, ((fact_11 h14) : i_1 < m + (-8) * i_0)⟩))
  (fun (h15 : ¬ k = 0) => (w_none rfl))) (w_accumulate3 x (8 * i_0 + i_1) (16 * j_0 + j_1)
  ⟨⟨⟨rfl, (int_add_comm : 8 * i_0 + i_1 = i_1 + 8 * i_0)⟩, (int_add_comm : 16 * j_0 + j_1 = j_1 + 16 * j_0)⟩, ((fact_11 h14) : i_1 < m + (-8) * i_0)⟩)))))
  (fun (h14 : ¬ 8 * i_0 + i_1 < m) => (w_none rfl))))
  (fun j_1 h12 h13 => (r_if_of cond_holds (fun (h14 : 8 * i_0 + i_1 < m) =>
  (r_let (r_let (r_seq (r_none rfl) (r_accumulate3 (x_none rfl) x (8 * i_0 + i_1) (16 * j_0 + j_1)
  ⟨⟨⟨rfl, (int_add_comm : 8 * i_0 + i_1 = i_1 + 8 * i_0)⟩, (int_add_comm : 16 * j_0 + j_1 = j_1 + 16 * j_0)⟩, ((fact_11 h14) : i_1 < m + (-8) * i_0)⟩)))))
  (fun (h14 : ¬ 8 * i_0 + i_1 < m) => (r_none rfl))))
  (fun j_1 y_y c0 c1 c2 h12 h13 h14 h15 h16 h17 =>
  ⟨(fun h18 => (int_c32 h17.1.2 h18.1.2 h16)), (fun h18 => (int_c32 h17.1.2 h18.1.2 h16))⟩))
  all_nil))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j_1 (.const 0) (.const 16)
    (fun e x => known_6 I M (e v_n) (e v_m) (e v_x) (e v_i_0) (e v_j_0) (e v_k) (e v_i_1) x) (body_6 I M)

theorem vc_5 (x i_0 j_0 k i_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i_0) (h5 : i_0 < (m + 7) / 8) (h6 : 0 ≤ j_0) (h7 : j_0 < 3) (h8 : 0 ≤ k) (h9 : k < 32) (h10 : 0 ≤ i_1) (h11 : i_1 < 8) :
    (body_5 I M).vc I (impl.HasCell spec (base E n m)) ((((((base E n m).set v_x x).set v_i_0 i_0).set v_j_0 j_0).set v_k k).set v_i_1 i_1) (known_5 I M n m x i_0 j_0 k i_1) :=
  (vc_par_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points3 (fun q21 q22 q23 h12 =>
  (Or.elim h12 (fun h13 => (False.elim (int_c12 h13.1.1.2.1 h13.1.1.2.2))) (fun h13 =>
  (at_right (at_right (at_left (at_points3 q21 q22 q23 h13 (reduce_congr1 (fun q24 => ⟨(fun h14 =>
  (Or.elim h14 (fun h15 => (False.elim (int_c12 h13.1.1.1.2.1 h15.2))) (fun h15 => h15))), (fun h14 => (Or.inr h14))⟩)
  (fun q24 h14 => rfl)))))))))) (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_5 I M n m x i_0 j_0 k i_1) (known_6 I M n m x i_0 j_0 k i_1 0))
  (fun j_1 h12 h13 =>
  (vc_6 n m hl hM x i_0 j_0 k i_1 j_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))
  (fun j_1 h12 h13 =>
  (kept_6 n m hl hM x i_0 j_0 k i_1 j_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))
  (race_6 n m hl hM x i_0 j_0 k i_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))

theorem kept_5 (x i_0 j_0 k i_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i_0) (h5 : i_0 < (m + 7) / 8) (h6 : 0 ≤ j_0) (h7 : j_0 < 3) (h8 : 0 ≤ k) (h9 : k < 32) (h10 : 0 ≤ i_1) (h11 : i_1 < 8) :
    Heap.Entails ((body_5 I M).post ((((((base E n m).set v_x x).set v_i_0 i_0).set v_j_0 j_0).set v_k k).set v_i_1 i_1) (known_5 I M n m x i_0 j_0 k i_1)) (known_5 I M n m x i_0 j_0 k (i_1 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points3 (fun q25 q26 q27 h12 => (at_right (at_right (at_left (at_points3 q25 q26 q27
  ((Classical.em (q26 = i_1 + 8 * i_0)).elim (fun h13 => ((Classical.em (k = 0)).elim (fun h14 =>
  (Or.inl ⟨⟨⟨⟨h12.1.1.1.1, h13⟩, ⟨h12.1.1.1.2.1, (int_c263 h12.1.1.1.2.2)⟩⟩, h14⟩, (int_eba_tbc_tac h13 h12.1.1.2.2)⟩))
  (fun h14 =>
  (Or.inr ⟨⟨⟨⟨h12.1.1.1.1, ⟨h12.1.1.1.2.1, h12.1.1.1.2.2⟩⟩, ⟨h12.1.1.2.1, h12.1.1.2.2⟩⟩, h12.1.2⟩, (fact_12 h12.1.2 h10 h8 h14)⟩))))
  (fun h13 =>
  (Or.inr ⟨⟨⟨⟨h12.1.1.1.1, ⟨h12.1.1.1.2.1, h12.1.1.1.2.2⟩⟩, ⟨h12.1.1.2.1, h12.1.1.2.2⟩⟩, h12.1.2⟩, (fact_13 h12.1.2 h10 h8 h12.2 h13)⟩)))
  (reduce_congr1 (fun q28 =>
  ⟨(fun h13 => ((Classical.em (q28 = k)).elim (fun h14 => ((Classical.em (q26 = i_1 + 8 * i_0)).elim
  (fun h15 => (Or.inl ⟨⟨h14, h15⟩, (int_c263 h12.1.1.1.2.2)⟩))
  (fun h15 => (Or.inr ⟨h13.1, (fact_14 h14 h13.2 h15)⟩))))
  (fun h14 => (Or.inr ⟨h13.1, (fact_15 h12.1.1.2.1 h12.1.2 h10 h11 h13.2 h14)⟩)))), (fun h13 => (Or.elim h13 (fun h14 => ⟨(int_lab_ecb_lac h8 h14.1.1), (fact_16 h14.1.1 h14.1.2)⟩)
  (fun h14 => ⟨h14.1, (int_c415 h14.2)⟩)))⟩) (fun q28 h13 => rfl))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_6 I M n m x i_0 j_0 k i_1 16) (known_5 I M n m x i_0 j_0 k (i_1 + 1)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i_1 (.const 0) (.const 8)
    (fun e x => known_5 I M (e v_n) (e v_m) (e v_x) (e v_i_0) (e v_j_0) (e v_k) x) (body_5 I M)

theorem vc_4 (x i_0 j_0 k : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i_0) (h5 : i_0 < (m + 7) / 8) (h6 : 0 ≤ j_0) (h7 : j_0 < 3) (h8 : 0 ≤ k) (h9 : k < 32) :
    (body_4 I M).vc I (impl.HasCell spec (base E n m)) (((((base E n m).set v_x x).set v_i_0 i_0).set v_j_0 j_0).set v_k k) (known_4 I M n m x i_0 j_0 k) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points3 (fun q29 q30 q31 h10 =>
  (at_right (at_right (at_left (at_points3 q29 q30 q31 ⟨h10.1, (fact_17 h10.1.1.2.1 h10.2)⟩ (reduce_congr1 (fun q32 =>
  ⟨(fun h11 => ⟨h11.1, (fact_18 h10.1.1.2.1 h11.2)⟩), (fun h11 => ⟨h11.1, (fact_19 h10.1.2 h11.2)⟩)⟩)
  (fun q32 h11 => rfl)))))))) (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_4 I M n m x i_0 j_0 k) (known_5 I M n m x i_0 j_0 k 0))
  (fun i_1 h10 h11 => (vc_5 n m hl hM x i_0 j_0 k i_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun i_1 h10 h11 => (kept_5 n m hl hM x i_0 j_0 k i_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)))

theorem kept_4 (x i_0 j_0 k : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i_0) (h5 : i_0 < (m + 7) / 8) (h6 : 0 ≤ j_0) (h7 : j_0 < 3) (h8 : 0 ≤ k) (h9 : k < 32) :
    Heap.Entails ((body_4 I M).post (((((base E n m).set v_x x).set v_i_0 i_0).set v_j_0 j_0).set v_k k) (known_4 I M n m x i_0 j_0 k)) (known_4 I M n m x i_0 j_0 (k + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points3 (fun q33 q34 q35 h10 =>
  (at_right (at_right (at_left (at_points3 q33 q34 q35 ⟨h10.1, (fact_20 h10.1.2 h8)⟩ (reduce_congr1 (fun q36 =>
  ⟨(fun h11 => ⟨h11.1, (fact_21 h10.1.2 h11.2)⟩), (fun h11 => ⟨h11.1, (fact_22 h10.1.1.2.1 h11.2)⟩)⟩)
  (fun q36 h11 => rfl)))))))) (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_5 I M n m x i_0 j_0 k 8) (known_4 I M n m x i_0 j_0 (k + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_k (.const 0) (.const 32)
      (fun e x => known_4 I M (e v_n) (e v_m) (e v_x) (e v_i_0) (e v_j_0) x) (body_4 I M)

theorem vc_3 (x i_0 j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i_0) (h5 : i_0 < (m + 7) / 8) (h6 : 0 ≤ j_0) (h7 : j_0 < 3) :
    (body_3 I M).vc I (impl.HasCell spec (base E n m)) ((((base E n m).set v_x x).set v_i_0 i_0).set v_j_0 j_0) (known_3 I M n m x i_0 j_0) :=
  (vc_scope (vc_for_of 0 32 rfl rfl (show Heap.Entails _ (known_4 I M n m x i_0 j_0 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points3 (fun q37 q38 q39 h8 => (False.elim (int_irrefl h8.2))))
  (entails_right (entails_right entails_refl))))))
  (fun k h8 h9 => (vc_4 n m hl hM x i_0 j_0 k h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun k h8 h9 => (kept_4 n m hl hM x i_0 j_0 k h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))))

theorem kept_3 (x i_0 j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i_0) (h5 : i_0 < (m + 7) / 8) (h6 : 0 ≤ j_0) (h7 : j_0 < 3) :
    Heap.Entails ((body_3 I M).post ((((base E n m).set v_x x).set v_i_0 i_0).set v_j_0 j_0) (known_3 I M n m x i_0 j_0)) (known_3 I M n m x i_0 (j_0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points3 (fun q40 q41 q42 h8 =>
  (Or.elim h8 (fun h9 => (Or.elim (((Classical.em (16 * j_0 ≤ q42)).elim (fun h10 =>
  (Or.inl ⟨⟨⟨⟨h9.1.1.1, ⟨h10, (int_c221 h9.1.1.2.2)⟩⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩, h9.2⟩, fact_23⟩))
  (fun h10 =>
  (Or.inr (Or.inl ⟨⟨⟨h9.1.1.1, ⟨h9.1.1.2.1, (int_nlba_tab h10)⟩⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩, h9.2⟩))))
  : (((q40 = x ∧ 16 * j_0 ≤ q42 ∧ q42 ≤ 16 * j_0 + 15) ∧ 8 * i_0 ≤ q41 ∧ q41 < m) ∧ q41 ≤ 8 * i_0 + 7) ∧ 0 < (32 : Int) ∨ (((q40 = x ∧ 0 ≤ q42 ∧ q42 < 16 * j_0) ∧ 8 * i_0 ≤ q41 ∧ q41 < m) ∧ q41 ≤ 8 * i_0 + 7 ∨ (q40 = x ∧ 0 ≤ q42 ∧ q42 < 48) ∧ 0 ≤ q41 ∧ q41 < 8 * i_0 ∨ ((0 ≤ q42 ∧ q42 < 48) ∧ 0 ≤ q41 ∧ q41 < m) ∧ 0 ≤ q40 ∧ q40 < x))
  (fun h10 => (at_right (at_right (at_left (at_points3 q40 q41 q42 h10 (Eq.trans
  ((equation_0 n m hl hM q40 q41 q42 trivial) : M t_C [q40, q41, q42] = value_0 I M q41 q42 32 q40)
  (reduce_congr1 (fun q44 => ⟨(fun h11 => h11), (fun h11 => h11)⟩)
  (fun q44 h11 => (fn_congr2 (at_congr3 h9.1.1.1 rfl rfl) (at_congr3 h9.1.1.1 rfl rfl))))))))))
  (fun h10 => (at_right (at_right (at_right (at_points3 q40 q41 q42 h10 rfl))))))) (fun h9 =>
  (Or.elim h9 (fun h10 => (at_right (at_right (at_right (at_points3 q40 q41 q42 (Or.inr h9) rfl)))))
  (fun h10 => (at_right (at_right (at_right (at_points3 q40 q41 q42 (Or.inr h9) rfl))))))))))))
  : Heap.Entails (known_4 I M n m x i_0 j_0 32) (known_3 I M n m x i_0 (j_0 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j_0 (.const 0) (.const 3)
    (fun e x => known_3 I M (e v_n) (e v_m) (e v_x) (e v_i_0) x) (body_3 I M)

theorem vc_2 (x i_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i_0) (h5 : i_0 < (m + 7) / 8) :
    (body_2 I M).vc I (impl.HasCell spec (base E n m)) (((base E n m).set v_x x).set v_i_0 i_0) (known_2 I M n m x i_0) :=
  (vc_for_of 0 3 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q45 q46 q47 h6 => (Or.elim h6 (fun h7 => (False.elim (int_c147 h7.1.1.2.1 h7.1.1.2.2)))
  (fun h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_points3 q45 q46 q47 (Or.inl ⟨⟨h8.1, ⟨h8.2.1, (int_c128 h8.2.2 h5)⟩⟩, h8.2.2⟩) rfl))))
  (fun h8 => (at_right (at_right (at_points3 q45 q46 q47 (Or.inr h8) rfl)))))))))))
  : Heap.Entails (known_2 I M n m x i_0) (known_3 I M n m x i_0 0))
  (fun j_0 h6 h7 => (vc_3 n m hl hM x i_0 j_0 h0 h1 h2 h3 h4 h5 h6 h7))
  (fun j_0 h6 h7 => (kept_3 n m hl hM x i_0 j_0 h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_2 (x i_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) (h4 : 0 ≤ i_0) (h5 : i_0 < (m + 7) / 8) :
    Heap.Entails ((body_2 I M).post (((base E n m).set v_x x).set v_i_0 i_0) (known_2 I M n m x i_0)) (known_2 I M n m x (i_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q48 q49 q50 h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_points3 q48 q49 q50 ((Classical.em (8 * i_0 ≤ q49)).elim (fun h8 =>
  (Or.inl ⟨⟨⟨h7.1.1.1, ⟨h7.1.1.2.1, (fact_24 h7.1.1.2.2)⟩⟩, ⟨h8, h7.1.2.2⟩⟩, (int_c54 h7.2)⟩))
  (fun h8 =>
  (Or.inr (Or.inl ⟨⟨h7.1.1.1, ⟨h7.1.1.2.1, h7.1.1.2.2⟩⟩, ⟨h7.1.2.1, (int_nlba_tab h8)⟩⟩)))) rfl))))
  (fun h7 => (at_right (at_right (at_points3 q48 q49 q50 (Or.inr (Or.inr h7)) rfl)))))))))
  : Heap.Entails (known_3 I M n m x i_0 3) (known_2 I M n m x (i_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i_0 (.const 0) (.div (.add (.var v_m) (.const 7)) 8)
    (fun e x => known_2 I M (e v_n) (e v_m) (e v_x) x) (body_2 I M)

theorem vc_1 (x : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) :
    (body_1 I M).vc I (impl.HasCell spec (base E n m)) ((base E n m).set v_x x) (known_1 I M n m x) :=
  (vc_for_of 0 ((m + 7) / 8) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q51 q52 q53 h4 => (Or.elim h4 (fun h5 => (False.elim (int_c41 h5.1.2.1 h5.2)))
  (fun h5 => (at_right (at_right (at_points3 q51 q52 q53 h5 rfl)))))))))
  : Heap.Entails (known_1 I M n m x) (known_2 I M n m x 0))
  (fun i_0 h4 h5 => (vc_2 n m hl hM x i_0 h0 h1 h2 h3 h4 h5))
  (fun i_0 h4 h5 => (kept_2 n m hl hM x i_0 h0 h1 h2 h3 h4 h5)))

theorem kept_1 (x : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ x) (h3 : x < n) :
    Heap.Entails ((body_1 I M).post ((base E n m).set v_x x) (known_1 I M n m x)) (known_1 I M n m (x + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q54 q55 q56 h4 => (at_right (at_right (at_points3 q54 q55 q56 ((Classical.em (q54 = x)).elim
  (fun h5 => (Or.inl ⟨⟨⟨h5, ⟨h4.1.1.1, h4.1.1.2⟩⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, (int_c71 h4.1.2.2)⟩))
  (fun h5 =>
  (Or.inr ⟨⟨⟨h4.1.1.1, h4.1.1.2⟩, ⟨h4.1.2.1, h4.1.2.2⟩⟩, ⟨h4.2.1, (int_taB_neab_tab h4.2.2 h5)⟩⟩)))
  rfl))))))) : Heap.Entails (known_2 I M n m x (max 0 ((m + 7) / 8))) (known_1 I M n m (x + 1)))

theorem race_1 (h0 : 0 ≤ n) (h1 : 0 ≤ m) :
    ParVC I 0 n (body_1 I M).erase (fun x => ((base E n m).set v_x x)) (fun x => (body_1 I M).post ((base E n m).set v_x x) (known_1 I M n m x)) :=
  (race_arrays [a_c] rfl rfl
  (all_cons (apart3 (fun x c0 c1 c2 => (c0 = x ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m)
  (fun x c0 c1 c2 => (c0 = x ∧ 0 ≤ c2 ∧ c2 < 48) ∧ 0 ≤ c1 ∧ c1 < m) (fun x h2 h3 =>
  (w_for 0 ((m + 7) / 8) rfl rfl (fun i_0 h4 h5 => (w_for 0 3 rfl rfl (fun j_0 h6 h7 =>
  (w_scope (w_for 0 32 rfl rfl (fun k h8 h9 => (w_for 0 8 rfl rfl (fun i_1 h10 h11 =>
  (w_par 0 16 rfl rfl (fun j_1 h12 h13 => (w_if_of cond_holds (fun (h14 : 8 * i_0 + i_1 < m) =>
  (w_let (w_let (w_seq (w_if_of cond_holds (fun (h15 : k = 0) => (w_assign3 x (8 * i_0 + i_1) (16 * j_0 + j_1)
  ⟨⟨rfl, ⟨((int_c99 h6 h12) : 0 ≤ 16 * j_0 + j_1), ((fact_0 h13 h7) : 16 * j_0 + j_1 < 48)⟩⟩, ⟨((int_c27 h4 h10) : 0 ≤ 8 * i_0 + i_1), h14⟩⟩))
  (fun (h15 : ¬ k = 0) => (w_none rfl))) (w_accumulate3 x (8 * i_0 + i_1) (16 * j_0 + j_1)
  ⟨⟨rfl, ⟨((int_c99 h6 h12) : 0 ≤ 16 * j_0 + j_1), ((fact_0 h13 h7) : 16 * j_0 + j_1 < 48)⟩⟩, ⟨((int_c27 h4 h10) : 0 ≤ 8 * i_0 + i_1), h14⟩⟩)))))
  (fun (h14 : ¬ 8 * i_0 + i_1 < m) => (w_none rfl))))))))))))))) (fun x h2 h3 =>
  (r_for 0 ((m + 7) / 8) rfl rfl (fun i_0 h4 h5 => (r_for 0 3 rfl rfl (fun j_0 h6 h7 =>
  (r_scope (r_for 0 32 rfl rfl (fun k h8 h9 => (r_for 0 8 rfl rfl (fun i_1 h10 h11 =>
  (r_par 0 16 rfl rfl (fun j_1 h12 h13 => (r_if_of cond_holds (fun (h14 : 8 * i_0 + i_1 < m) =>
  (r_let (r_let (r_seq (r_none rfl) (r_accumulate3 (x_none rfl) x (8 * i_0 + i_1) (16 * j_0 + j_1)
  ⟨⟨rfl, ⟨((int_c99 h6 h12) : 0 ≤ 16 * j_0 + j_1), ((fact_0 h13 h7) : 16 * j_0 + j_1 < 48)⟩⟩, ⟨((int_c27 h4 h10) : 0 ≤ 8 * i_0 + i_1), h14⟩⟩)))))
  (fun (h14 : ¬ 8 * i_0 + i_1 < m) => (r_none rfl)))))))))))))))
  (fun x y_y c0 c1 c2 h2 h3 h4 h5 h6 h7 =>
  ⟨(fun h8 => (int_eab_eac_nebc_F h7.1.1 h8.1.1 h6)), (fun h8 => (int_eab_eac_nebc_F h7.1.1 h8.1.1 h6))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_x (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) (e v_m) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ n) (h1 : 0 ≤ m) :
    (program I M).vc I (impl.HasCell spec (base E n m)) (base E n m) (impl.inputHeap spec (base E n m) M) :=
  (vc_par_of 0 n rfl rfl
  (show Heap.Entails _ (known_1 I M n m 0) from (entails_and (entails_points3 (fun q57 q58 q59 h2 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_n), (.const 0, .var v_m), (.const 0, .const 32)])) (b := (Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [q57, q58, q59]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q57, _, rfl, h2.2.1, h2.2.2, q58, _, rfl, h2.1.2.1, h2.1.2.2, q59, _, rfl, h2.1.1.1, h2.1.1.2, rfl⟩)
  rfl rfl))) (entails_and (entails_points3 (fun q60 q61 q62 h2 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_n), (.const 0, .const 32), (.const 0, .const 48)])) (b := (Binding.mk a_b t_B [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [q60, q61, q62]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q60, _, rfl, h2.2.1, h2.2.2, q61, _, rfl, h2.1.2.1, h2.1.2.2, q62, _, rfl, h2.1.1.1, h2.1.1.2, rfl⟩)
  rfl rfl))) (entails_points3 (fun q63 q64 q65 h2 => (False.elim (int_lab_tba_F h2.2.1 h2.2.2)))))))
  (fun x h2 h3 => (vc_1 n m hl hM x h0 h1 h2 h3)) (fun x h2 h3 => (kept_1 n m hl hM x h0 h1 h2 h3))
  (race_1 n m hl hM h0 h1))

theorem output_0_2 (q66 q67 q68 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ m) (h2 : 0 ≤ q66) (h3 : q66 < n) (h4 : 0 ≤ q67) (h5 : q67 < m) (h6 : 0 ≤ q68) (h7 : q68 < 48) :
    ((program I M).post (base E n m) (impl.inputHeap spec (base E n m) M)) ⟨a_c, [q66, q67, q68]⟩ (M t_C [q66, q67, q68]) :=
  ((at_right (at_right (at_points3 q66 q67 q68 ⟨⟨⟨h6, h7⟩, ⟨h4, h5⟩⟩, ⟨h2, (int_lt_max_right h3)⟩⟩ rfl)))
  : (known_1 I M n m (max 0 n)) ⟨a_c, [q66, q67, q68]⟩ (M t_C [q66, q67, q68]))

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


end Redverify.Certificate.scheduled
