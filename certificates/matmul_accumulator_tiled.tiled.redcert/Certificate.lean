module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.tiled

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `P` -/ abbrev v_P : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `k` -/ abbrev v_k : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `r` -/ abbrev a_r : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2
/-- `R` -/ abbrev t_R : Ten := 3

/-- Specification `matmul`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 4) (.var v_N)) (.le (.const 0) (.var v_M)))
        (.le (.const 0) (.var v_P))]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)],
      Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)]]
  outputs := [Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk t_R [v_i, v_j, v_k] (.lt (.var v_k) (.const 0)) (.fn (.literal .f32 0 1) []),
      Equation.mk
        t_R
        [v_i, v_j, v_k]
        (.le (.const 0) (.var v_k))
        (.fn
          (.builtin "+" .f32)
          [
            .access t_R [.var v_i, .var v_j, .add (.var v_k) (.const (-1))],
            .fn
              (.builtin "*" .f32)
              [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]]),
      Equation.mk
        t_C
        [v_i, v_j]
        .true
        (.access t_R [.var v_i, .var v_j, .add (.var v_P) (.const (-1))])]

/-- Implementation `tiled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .allocate a_r [] <|
    .for v_i0 (.const 0) (.div (.add (.var v_N) (.const 3)) 4) <|
      .for v_j (.const 0) (.var v_M) <|
        .for v_i1 (.const 0) (.const 4) <|
          .letin v_i (.add (.min (.mul 4 (.var v_i0)) (.add (.var v_N) (.const (-4)))) (.var v_i1)) <|
          .seq (.assign a_r [] (.fn (.literal .f32 0 1) [])) <|
          .seq (.for v_k (.const 0) (.var v_P) <|
            .assign
              a_r
              []
              (.fn
                (.builtin "+" .f32)
                [
                  .read a_r [],
                  .fn (.builtin "*" .f32) [.read a_b [.var v_k, .var v_j], .read a_a [.var v_i, .var v_k]]])) <|
          .assign a_c [.var v_i, .var v_j] (.read a_r [])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Comm I (.builtin "*" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "*" .f32) := hl

abbrev f_0 : Fn := .literal .f32 0 1
abbrev f_1 : Fn := .builtin "+" .f32
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N x_M P : Int) : Env := (((E.set v_N N).set v_M x_M).set v_P P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : a = b) : a + (-1) < b :=
  by omega

theorem fact_1 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ c) (h2 : 4 * a + 5 ≤ b) : 0 ≤ (min (4 * a) (b + (-4))) + c :=
  by omega

theorem fact_2 {a b c : Int} (h0 : a + 5 ≤ c) : a + b = (min (c + (-4)) a) + b :=
  by omega

theorem fact_3 {a b c : Int} (h0 : a ≤ c + 4) : a + b + (-4) = (min (a + (-4)) c) + b :=
  by omega

theorem fact_4 {a b c d x_e f : Int} (h0 : 0 ≤ a) (h1 : a + b + 3 * c + (-3) * d + (-4) ≤ x_e) (h2 : f < (b + 3) / 4) (h3 : x_e < 4 * d + 4 * f + (-4) * c) : a + b + 4 * c + (-4) * d + (-4) ≤ x_e :=
  by omega

theorem fact_5 {a b c : Int} (h0 : a < b) : (max a b) + c = b + c :=
  by omega

theorem fact_6 {a b c d x_e f : Int} (h0 : c ≤ d + 4) (h1 : a ≤ b + 1 + c + (-5)) (h2 : x_e = f) (h3 : ¬ (a = (min d (c + (-4))) + b ∧ x_e = f)) : a ≤ b + c + (-5) :=
  by omega

theorem fact_7 {a b c d x_e f : Int} (h0 : d ≤ a) (h1 : a ≤ d + 3) (h2 : 0 ≤ b) (h3 : d + 5 ≤ f) (h4 : b < 4) (h5 : a < b + 1 + 4 * c + d + (-4) * x_e) (h6 : ¬ (a = (min d (f + (-4))) + b ∧ x_e = c)) : a < b + 4 * c + d + (-4) * x_e :=
  by omega

theorem fact_8 {a b c d x_e f g : Int} (h0 : a + 1 + b + 4 * c + (-4) * d + x_e ≤ f) (h1 : c = d) (h2 : f = (min g (b + x_e)) + a) : False :=
  by omega

theorem fact_9 {a b c d x_e f : Int} (h0 : b + x_e ≤ f) (h1 : a + 1 + b + 4 * c + (-4) * d + x_e ≤ f) (h2 : a < 4) : a + b + 3 * c + (-3) * d + x_e ≤ f :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : a ≤ b + (-5)) (h1 : 0 ≤ c) (h2 : a = (min d (b + (-4))) + c) (h3 : a < d) : False :=
  by omega

theorem fact_11 {a b : Int} : a + (b + 1) + (-1) = a + b :=
  by omega

theorem fact_12 {a b : Int} : a + (b + 1) + (-5) = a + b + (-4) :=
  by omega

theorem fact_13 {a b c d x_e : Int} (h0 : 0 + c + 4 * a + (-4) * d + (-4) ≤ x_e) (h1 : d < b) (h2 : x_e < c) : a < b :=
  by omega

theorem fact_14 {a b c d : Int} (h0 : a < 4 * c + b + (-4) * d) (h1 : ¬ d < c) : a < b :=
  by omega

theorem fact_15 {a b c d x_e : Int} (h0 : a + d ≤ x_e) (h1 : b < c + 1) (h2 : ¬ b = c) : 4 + a + 4 * b + (-4) * c + d ≤ x_e :=
  by omega

theorem fact_16 {a b c d x_e : Int} (h0 : x_e ≤ c + 4) (h1 : a < x_e) (h2 : d < b + 1) (h3 : ¬ d = b) : a < 4 * b + c + (-4) * d :=
  by omega

theorem fact_17 {a b c : Int} (h0 : a < b + 1 + c) : a < 4 + b + c :=
  by omega

theorem fact_18 {a : Int} : a + 3 = a + 4 + (-1) :=
  by omega

theorem fact_19 {a : Int} : a + (-1) = a + 4 + (-5) :=
  by omega

theorem fact_20 {a b c : Int} (h0 : ¬ b + (-4) ≤ c) (h1 : ¬ c < a) : a + 5 ≤ b :=
  by omega

theorem fact_21 {a b : Int} (h0 : 0 ≤ b) (h1 : 0 < a) : 0 < (max 0 a) + b :=
  by omega

theorem fact_22 {a b : Int} (h0 : 4 * (a + 1) < b) : 4 * a + 5 ≤ b :=
  by omega

theorem fact_23 {a : Int} : 4 * (a + 1) + (-1) = 4 * a + 3 :=
  by omega

theorem fact_24 {a b : Int} (h0 : a ≤ 4 * (b + 1)) : a ≤ 4 * b + 4 :=
  by omega

theorem fact_25 {a : Int} (h0 : a ≤ 4 * 0) (h1 : 4 ≤ a) : False :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M P : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M P) M)
include hl hM

theorem equation_0 (i j k : Int) (h0 : k < 0) :
    (M t_R [i, j, k]) = (I.fn f_0 []) :=
  (Eq.trans (hM _ (.head _) [i, j, k] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 []) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) = _ from
  rfl))

theorem equation_1 (i j k : Int) (h0 : 0 ≤ k) :
    (M t_R [i, j, k]) = (I.fn f_1 [M t_R [i, j, k + (-1)], I.fn f_2 [M t_A [i, k], M t_B [k, j]]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i, j, k] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_1 [.access t_R [.var v_i, .var v_j, .add (.var v_k) (.const (-1))], .fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]]) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) = _ from
  rfl))

theorem equation_2 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (M t_R [i, j, P + (-1)]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_R [.var v_i, .var v_j, .add (.var v_P) (.const (-1))]) (((base E N x_M P).set v_i i).set v_j j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N P : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < P) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M P : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < P)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N x_M i0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N) ∧ c0 < 4 * i0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (x_M P i0 : Int) : Heap V :=
  .points0 a_r
    ((0 < x_M ∧ P = 0) ∧ 0 < i0)
    ((I.fn f_0 []))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (N x_M P i0 : Int) : Heap V :=
  .points0 a_r
    (((0 < x_M ∧ 4 * i0 < N) ∧ 0 < P) ∧ 0 < i0)
    ((M t_R [4 * i0 + (-1), x_M + (-1), P + (-1)]))

noncomputable def known_1_5 (I : Interp V) (M : Model V) (N x_M P i0 : Int) : Heap V :=
  .points0 a_r
    ((N ≤ 4 * i0 ∧ 0 < x_M) ∧ 0 < P)
    ((M t_R [N + (-1), x_M + (-1), P + (-1)]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M P i0 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and ((known_1_2 I M N x_M i0).and ((known_1_3 I M x_M P i0).and ((known_1_4 I M N x_M P i0).and (known_1_5 I M N x_M P i0))))))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N x_M i0 j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 4 * i0) ∧ c0 ≤ N + (-5) ∨ ((0 ≤ c1 ∧ c1 < j) ∧ 4 * i0 ≤ c0 ∧ c0 ≤ 4 * i0 + 3) ∧ 4 * i0 + 5 ≤ N ∨ ((0 ≤ c1 ∧ c1 < j) ∧ N + (-4) ≤ c0 ∧ c0 < N) ∧ N ≤ 4 * i0 + 4 ∨ (j ≤ c1 ∧ c1 < x_M) ∧ N + (-4) ≤ c0 ∧ c0 < 4 * i0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (x_M P i0 j : Int) : Heap V :=
  .points0 a_r
    ((0 < x_M ∧ P = 0) ∧ 0 < j + i0)
    ((I.fn f_0 []))

noncomputable def known_2_4 (I : Interp V) (M : Model V) (N P i0 j : Int) : Heap V :=
  .points0 a_r
    ((4 * i0 + 5 ≤ N ∧ 0 < P) ∧ 0 < j)
    ((M t_R [4 * i0 + 3, j + (-1), P + (-1)]))

noncomputable def known_2_5 (I : Interp V) (M : Model V) (N P i0 j : Int) : Heap V :=
  .points0 a_r
    ((N ≤ 4 * i0 + 4 ∧ 0 < P) ∧ 0 < j)
    ((M t_R [N + (-1), j + (-1), P + (-1)]))

noncomputable def known_2_6 (I : Interp V) (M : Model V) (x_M P i0 j : Int) : Heap V :=
  .points0 a_r
    (((0 < x_M ∧ 0 < P) ∧ 0 < i0) ∧ j = 0)
    ((M t_R [4 * i0 + (-1), x_M + (-1), P + (-1)]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M P i0 j : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and ((known_2_2 I M N x_M i0 j).and ((known_2_3 I M x_M P i0 j).and ((known_2_4 I M N P i0 j).and ((known_2_5 I M N P i0 j).and (known_2_6 I M x_M P i0 j)))))))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N x_M i0 j i1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c1 = j ∧ N + (-4) ≤ c0 ∧ c0 ≤ i1 + N + (-5)) ∧ N ≤ 4 * i0 + 4 ∨ ((0 ≤ c1 ∧ 4 * i0 ≤ c0 ∧ c0 ≤ 4 * i0 + 3) ∧ c0 < i1 + 4 * j + 4 * i0 + (-4) * c1) ∧ 4 * i0 + 5 ≤ N ∨ (((0 ≤ c1 ∧ N + (-4) ≤ c0 ∧ c0 < N) ∧ i1 + N + 4 * c1 + (-4) * j + (-4) ≤ c0) ∧ c0 < 4 * j + 4 * i0 + (-4) * c1) ∧ N ≤ 4 * i0 + 4 ∨ ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 4 * i0) ∧ c0 ≤ N + (-5) ∨ (j < c1 ∧ c1 < x_M) ∧ N + (-4) ≤ c0 ∧ c0 < 4 * i0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (P i0 j i1 : Int) : Heap V :=
  .points0 a_r
    (P = 0 ∧ 0 < i1 + j + i0)
    ((I.fn f_0 []))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (N P i0 j i1 : Int) : Heap V :=
  .points0 a_r
    ((4 * i0 + 5 ≤ N ∧ 0 < P) ∧ 0 < i1)
    ((M t_R [4 * i0 + i1 + (-1), j, P + (-1)]))

noncomputable def known_3_5 (I : Interp V) (M : Model V) (N P i0 j i1 : Int) : Heap V :=
  .points0 a_r
    ((N ≤ 4 * i0 + 4 ∧ 0 < P) ∧ 0 < i1)
    ((M t_R [N + i1 + (-5), j, P + (-1)]))

noncomputable def known_3_6 (I : Interp V) (M : Model V) (N P i0 j i1 : Int) : Heap V :=
  .points0 a_r
    (((4 * i0 + 5 ≤ N ∧ 0 < P) ∧ i1 = 0) ∧ 0 < j)
    ((M t_R [4 * i0 + 3, j + (-1), P + (-1)]))

noncomputable def known_3_7 (I : Interp V) (M : Model V) (N P i0 j i1 : Int) : Heap V :=
  .points0 a_r
    (((N ≤ 4 * i0 + 4 ∧ 0 < P) ∧ i1 = 0) ∧ 0 < j)
    ((M t_R [N + (-1), j + (-1), P + (-1)]))

noncomputable def known_3_8 (I : Interp V) (M : Model V) (x_M P i0 j i1 : Int) : Heap V :=
  .points0 a_r
    (((0 < P ∧ 0 < i0) ∧ i1 = 0) ∧ j = 0)
    ((M t_R [4 * i0 + (-1), x_M + (-1), P + (-1)]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M P i0 j i1 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and ((known_3_2 I M N x_M i0 j i1).and ((known_3_3 I M P i0 j i1).and ((known_3_4 I M N P i0 j i1).and ((known_3_5 I M N P i0 j i1).and ((known_3_6 I M N P i0 j i1).and ((known_3_7 I M N P i0 j i1).and (known_3_8 I M x_M P i0 j i1)))))))))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (N x_M i0 j i1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c1 = j ∧ N + (-4) ≤ c0 ∧ c0 ≤ i1 + N + (-5)) ∧ N ≤ 4 * i0 + 4 ∨ ((0 ≤ c1 ∧ 4 * i0 ≤ c0 ∧ c0 ≤ 4 * i0 + 3) ∧ c0 < i1 + 4 * j + 4 * i0 + (-4) * c1) ∧ 4 * i0 + 5 ≤ N ∨ (((0 ≤ c1 ∧ N + (-4) ≤ c0 ∧ c0 < N) ∧ i1 + N + 3 * c1 + (-3) * j + (-4) ≤ c0) ∧ c0 < 4 * j + 4 * i0 + (-4) * c1) ∧ N ≤ 4 * i0 + 4 ∨ ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 4 * i0) ∧ c0 ≤ N + (-5) ∨ (j < c1 ∧ c1 < x_M) ∧ N + (-4) ≤ c0 ∧ c0 < 4 * i0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (k : Int) : Heap V :=
  .points0 a_r
    (k = 0)
    ((I.fn f_0 []))

noncomputable def known_4_4 (I : Interp V) (M : Model V) (N i0 j i1 k : Int) : Heap V :=
  .points0 a_r
    (4 * i0 + 5 ≤ N ∧ 0 < k)
    ((M t_R [4 * i0 + i1, j, k + (-1)]))

noncomputable def known_4_5 (I : Interp V) (M : Model V) (N i0 j i1 k : Int) : Heap V :=
  .points0 a_r
    (N ≤ 4 * i0 + 4 ∧ 0 < k)
    ((M t_R [N + i1 + (-4), j, k + (-1)]))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M P i0 j i1 k : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and ((known_4_2 I M N x_M i0 j i1).and ((known_4_3 I M k).and ((known_4_4 I M N i0 j i1 k).and (known_4_5 I M N i0 j i1 k))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_r
    []
    (.fn
      f_1
      [
        .read a_r [],
        .fn f_2 [.read a_b [.var v_k, .var v_j], .read a_a [.var v_i, .var v_k]]])
    (fun e => (M t_R [(min ((e v_N) + (-4)) (4 * (e v_i0))) + (e v_i1), (e v_j), (e v_k)]))

theorem vc_4 (i0 j i1 k : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ i1) (h6 : i1 < 4) (h7 : 0 ≤ k) (h8 : k < P) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_r []) ((((((base E N x_M P).set v_i0 i0).set v_j j).set v_i1 i1).set v_i ((min (4 * i0) (N + (-4))) + i1)).set v_k k) (known_4 I M N x_M P i0 j i1 k) :=
  (Or.elim (((Classical.em (0 < k)).elim
  (fun h9 => (Or.inr ((Classical.em (4 * i0 + 5 ≤ N)).elim (fun h10 => (Or.inl ⟨h10, h9⟩))
  (fun h10 => (Or.inr ⟨(int_c373 h10), h9⟩))))) (fun h9 => (Or.inl (int_lba_ntba_eab h7 h9))))
  : k = 0 ∨ 4 * i0 + 5 ≤ N ∧ 0 < k ∨ N ≤ 4 * i0 + 4 ∧ 0 < k) (fun h9 => (vc_assign_of
  (I.fn f_1 [I.fn f_0 [], I.fn f_2 [M t_B [k, j], M t_A [(min (4 * i0) (N + (-4))) + i1, k]]])
  (in_allocated trivial)
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_left (at_points0 h9 rfl)))))
  : (known_4 I M N x_M P i0 j i1 k) ⟨a_r, []⟩ (I.fn f_0 [])))
  (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 k j ⟨⟨h3, h4⟩, ⟨h7, h8⟩⟩ rfl)))
  : (known_4 I M N x_M P i0 j i1 k) ⟨a_b, [k, j]⟩ (M t_B [k, j])))
  (ev_cons (ev_read ((at_left (at_points2 ((min (4 * i0) (N + (-4))) + i1) k
  ⟨⟨h7, h8⟩, ⟨(int_c421 h1 h5 h0.1.1), (int_c274 h6)⟩⟩ rfl))
  : (known_4 I M N x_M P i0 j i1 k) ⟨a_a, [(min (4 * i0) (N + (-4))) + i1, k]⟩ (M t_A [(min (4 * i0) (N + (-4))) + i1, k])))
  ev_nil))) ev_nil))) ((Eq.trans ((fn_congr2 (Eq.trans rfl
  (Eq.symm (equation_0 N x_M P hl hM ((min (N + (-4)) (4 * i0)) + i1) j (k + (-1)) (fact_0 h9))))
  (Eq.trans ((fn_congr2 rfl (at_congr2 int_c278 rfl))
  : I.fn f_2 [M t_B [k, j], M t_A [(min (4 * i0) (N + (-4))) + i1, k]] = I.fn f_2 [M t_B [k, j], M t_A [(min (N + (-4)) (4 * i0)) + i1, k]])
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_A [(min (N + (-4)) (4 * i0)) + i1, k]) (M t_B [k, j]))))
  : I.fn f_1 [I.fn f_0 [], I.fn f_2 [M t_B [k, j], M t_A [(min (4 * i0) (N + (-4))) + i1, k]]] = I.fn f_1 [M t_R [(min (N + (-4)) (4 * i0)) + i1, j, k + (-1)], I.fn f_2 [M t_A [(min (N + (-4)) (4 * i0)) + i1, k], M t_B [k, j]]])
  (Eq.symm (equation_1 N x_M P hl hM ((min (N + (-4)) (4 * i0)) + i1) j k h7)))
  : I.fn f_1 [I.fn f_0 [], I.fn f_2 [M t_B [k, j], M t_A [(min (4 * i0) (N + (-4))) + i1, k]]] = M t_R [(min (N + (-4)) (4 * i0)) + i1, j, k])))
  (fun h9 => (Or.elim h9 (fun h10 => (vc_assign_of
  (I.fn f_1 [M t_R [4 * i0 + i1, j, k + (-1)], I.fn f_2 [M t_B [k, j], M t_A [(min (4 * i0) (N + (-4))) + i1, k]]])
  (in_allocated trivial)
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points0 h10 rfl))))))
  : (known_4 I M N x_M P i0 j i1 k) ⟨a_r, []⟩ (M t_R [4 * i0 + i1, j, k + (-1)])))
  (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 k j ⟨⟨h3, h4⟩, ⟨h7, h8⟩⟩ rfl)))
  : (known_4 I M N x_M P i0 j i1 k) ⟨a_b, [k, j]⟩ (M t_B [k, j]))) (ev_cons
  (ev_read ((at_left (at_points2 ((min (4 * i0) (N + (-4))) + i1) k ⟨⟨h7, h8⟩, ⟨(fact_1 h1 h5 h10.1), (int_c274 h6)⟩⟩
  rfl))
  : (known_4 I M N x_M P i0 j i1 k) ⟨a_a, [(min (4 * i0) (N + (-4))) + i1, k]⟩ (M t_A [(min (4 * i0) (N + (-4))) + i1, k])))
  ev_nil))) ev_nil))) ((Eq.trans
  ((fn_congr2 (at_congr3 (fact_2 h10.1) rfl rfl) (Eq.trans ((fn_congr2 rfl (at_congr2 int_c278 rfl))
  : I.fn f_2 [M t_B [k, j], M t_A [(min (4 * i0) (N + (-4))) + i1, k]] = I.fn f_2 [M t_B [k, j], M t_A [(min (N + (-4)) (4 * i0)) + i1, k]])
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_A [(min (N + (-4)) (4 * i0)) + i1, k]) (M t_B [k, j]))))
  : I.fn f_1 [M t_R [4 * i0 + i1, j, k + (-1)], I.fn f_2 [M t_B [k, j], M t_A [(min (4 * i0) (N + (-4))) + i1, k]]] = I.fn f_1 [M t_R [(min (N + (-4)) (4 * i0)) + i1, j, k + (-1)], I.fn f_2 [M t_A [(min (N + (-4)) (4 * i0)) + i1, k], M t_B [k, j]]])
  (Eq.symm (equation_1 N x_M P hl hM ((min (N + (-4)) (4 * i0)) + i1) j k h7)))
  : I.fn f_1 [M t_R [4 * i0 + i1, j, k + (-1)], I.fn f_2 [M t_B [k, j], M t_A [(min (4 * i0) (N + (-4))) + i1, k]]] = M t_R [(min (N + (-4)) (4 * i0)) + i1, j, k])))
  (fun h10 => (vc_assign_of
  (I.fn f_1 [M t_R [N + i1 + (-4), j, k + (-1)], I.fn f_2 [M t_B [k, j], M t_A [(min (4 * i0) (N + (-4))) + i1, k]]])
  (in_allocated trivial)
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_right (at_points0 h10 rfl))))))
  : (known_4 I M N x_M P i0 j i1 k) ⟨a_r, []⟩ (M t_R [N + i1 + (-4), j, k + (-1)])))
  (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 k j ⟨⟨h3, h4⟩, ⟨h7, h8⟩⟩ rfl)))
  : (known_4 I M N x_M P i0 j i1 k) ⟨a_b, [k, j]⟩ (M t_B [k, j])))
  (ev_cons (ev_read ((at_left (at_points2 ((min (4 * i0) (N + (-4))) + i1) k
  ⟨⟨h7, h8⟩, ⟨(int_c421 h1 h5 h0.1.1), (int_c274 h6)⟩⟩ rfl))
  : (known_4 I M N x_M P i0 j i1 k) ⟨a_a, [(min (4 * i0) (N + (-4))) + i1, k]⟩ (M t_A [(min (4 * i0) (N + (-4))) + i1, k])))
  ev_nil))) ev_nil))) ((Eq.trans
  ((fn_congr2 (at_congr3 (fact_3 h10.1) rfl rfl) (Eq.trans ((fn_congr2 rfl (at_congr2 int_c278 rfl))
  : I.fn f_2 [M t_B [k, j], M t_A [(min (4 * i0) (N + (-4))) + i1, k]] = I.fn f_2 [M t_B [k, j], M t_A [(min (N + (-4)) (4 * i0)) + i1, k]])
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_A [(min (N + (-4)) (4 * i0)) + i1, k]) (M t_B [k, j]))))
  : I.fn f_1 [M t_R [N + i1 + (-4), j, k + (-1)], I.fn f_2 [M t_B [k, j], M t_A [(min (4 * i0) (N + (-4))) + i1, k]]] = I.fn f_1 [M t_R [(min (N + (-4)) (4 * i0)) + i1, j, k + (-1)], I.fn f_2 [M t_A [(min (N + (-4)) (4 * i0)) + i1, k], M t_B [k, j]]])
  (Eq.symm (equation_1 N x_M P hl hM ((min (N + (-4)) (4 * i0)) + i1) j k h7)))
  : I.fn f_1 [M t_R [N + i1 + (-4), j, k + (-1)], I.fn f_2 [M t_B [k, j], M t_A [(min (4 * i0) (N + (-4))) + i1, k]]] = M t_R [(min (N + (-4)) (4 * i0)) + i1, j, k]))))))

theorem kept_4 (i0 j i1 k : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ i1) (h6 : i1 < 4) (h7 : 0 ≤ k) (h8 : k < P) :
    Heap.Entails ((body_4 I M).post ((((((base E N x_M P).set v_i0 i0).set v_j j).set v_i1 i1).set v_i ((min (4 * i0) (N + (-4))) + i1)).set v_k k) (known_4 I M N x_M P i0 j i1 k)) (known_4 I M N x_M P i0 j i1 (k + 1)) :=
  (show Heap.Entails _ (known_4 I M N x_M P i0 j i1 (k + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points0 (fun h9 => (False.elim (int_c13 h7 h9))))
  (entails_and (entails_points0 (fun h9 => (at_set_eq0 ((at_congr3 (fact_2 h9.1) rfl int_c88)
  : M t_R [4 * i0 + i1, j, k + 1 + (-1)] = M t_R [(min (N + (-4)) (4 * i0)) + i1, j, k]))))
  (entails_points0 (fun h9 => (at_set_eq0 ((at_congr3 (fact_3 h9.1) rfl int_c88)
  : M t_R [N + i1 + (-4), j, k + 1 + (-1)] = M t_R [(min (N + (-4)) (4 * i0)) + i1, j, k]))))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_i (.add (.min (.mul 4 (.var v_i0)) (.add (.var v_N) (.const (-4)))) (.var v_i1)) <|
  .seq (.assign a_r [] (.fn f_0 [])
    (fun e => (I.fn f_0 []))) <|
  .seq (.for v_k (.const 0) (.var v_P)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_P) (e v_i0) (e v_j) (e v_i1) x) (body_4 I M)) <|
  .assign a_c [.var v_i, .var v_j] (.read a_r [])
    (fun e => (M t_C [(min ((e v_N) + (-4)) (4 * (e v_i0))) + (e v_i1), (e v_j)]))

theorem vc_3 (i0 j i1 : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ i1) (h6 : i1 < 4) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_r []) ((((base E N x_M P).set v_i0 i0).set v_j j).set v_i1 i1) (known_3 I M N x_M P i0 j i1) :=
  (vc_let (vc_seq (vc_assign_of (I.fn f_0 []) (in_allocated trivial) ev_const rfl)
  (vc_seq (vc_for_of 0 P rfl rfl (show Heap.Entails _ (known_4 I M N x_M P i0 j i1 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q0 q1 h7 => (Or.elim h7 (fun h8 =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q0 q1 (Or.inl h8) rfl))))))
  (fun h8 => (Or.elim h8 (fun h9 => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points2 q0 q1 (Or.inr (Or.inl h9)) rfl)))))) (fun h9 =>
  (Or.elim h9 (fun h10 => (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q0 q1
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨h10.1.1.1, ((fact_4 h5 h10.1.1.2 h2 h10.1.2) : i1 + N + 4 * q1 + (-4) * j + (-4) ≤ q0)⟩, h10.1.2⟩, h10.2⟩)))
  rfl)))))) (fun h10 => (Or.elim h10 (fun h11 => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points2 q0 q1 (Or.inr (Or.inr (Or.inr h10))) rfl))))))
  (fun h11 => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points2 q0 q1 (Or.inr (Or.inr (Or.inr h10))) rfl)))))))))))))))
  (entails_and (entails_points0 (fun h7 => (at_set_eq0 rfl)))
  (entails_and (entails_points0 (fun h7 => (False.elim (int_irrefl h7.2))))
  (entails_points0 (fun h7 => (False.elim (int_irrefl h7.2))))))))))
  (fun k h7 h8 => (vc_4 N x_M P hl hM i0 j i1 k h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun k h7 h8 => (kept_4 N x_M P hl hM i0 j i1 k h0 h1 h2 h3 h4 h5 h6 h7 h8)))
  (Or.elim (((Classical.em (0 < P)).elim
  (fun h7 => (Or.inr ((Classical.em (4 * i0 + 5 ≤ N)).elim (fun h8 => (Or.inl ⟨h8, h7⟩))
  (fun h8 => (Or.inr ⟨(int_c373 h8), h7⟩))))) (fun h7 => (Or.inl (int_lba_ntba_eab h0.2 h7))))
  : P = 0 ∨ 4 * i0 + 5 ≤ N ∧ 0 < P ∨ N ≤ 4 * i0 + 4 ∧ 0 < P)
  (fun h7 => (vc_assign_of (I.fn f_0 []) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [(min (4 * i0) (N + (-4))) + i1, j]
  (region_iff.2 ⟨((min (4 * i0) (N + (-4))) + i1), _, rfl, ((int_c421 h1 h5 h0.1.1) : 0 ≤ (min (4 * i0) (N + (-4))) + i1), ((int_c274 h6) : (min (4 * i0) (N + (-4))) + i1 < N), j, _, rfl, h3, h4, rfl⟩)
  shape_a_c rfl rfl ⟨((int_c421 h1 h5 h0.1.1) : 0 ≤ (min (4 * i0) (N + (-4))) + i1), h3⟩))
  (ev_read ((at_right (at_right (at_right (at_left (at_points0 (int_c202 h7) rfl)))))
  : (known_4 I M N x_M P i0 j i1 (max 0 P)) ⟨a_r, []⟩ (I.fn f_0 [])))
  ((Eq.trans ((Eq.trans rfl
  (Eq.symm (equation_0 N x_M P hl hM ((min (N + (-4)) (4 * i0)) + i1) j (P + (-1)) (fact_0 h7))))
  : I.fn f_0 [] = M t_R [(min (N + (-4)) (4 * i0)) + i1, j, P + (-1)])
  (Eq.symm (equation_2 N x_M P hl hM ((min (N + (-4)) (4 * i0)) + i1) j trivial)))
  : I.fn f_0 [] = M t_C [(min (N + (-4)) (4 * i0)) + i1, j])))
  (fun h7 => (Or.elim h7
  (fun h8 => (vc_assign_of (M t_R [4 * i0 + i1, j, (max 0 P) + (-1)]) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [(min (4 * i0) (N + (-4))) + i1, j]
  (region_iff.2 ⟨((min (4 * i0) (N + (-4))) + i1), _, rfl, ((fact_1 h1 h5 h8.1) : 0 ≤ (min (4 * i0) (N + (-4))) + i1), ((int_c274 h6) : (min (4 * i0) (N + (-4))) + i1 < N), j, _, rfl, h3, h4, rfl⟩)
  shape_a_c rfl rfl ⟨((fact_1 h1 h5 h8.1) : 0 ≤ (min (4 * i0) (N + (-4))) + i1), h3⟩))
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points0 ⟨h8.1, (int_c489 h8.2)⟩ rfl))))))
  : (known_4 I M N x_M P i0 j i1 (max 0 P)) ⟨a_r, []⟩ (M t_R [4 * i0 + i1, j, (max 0 P) + (-1)])))
  ((Eq.trans ((at_congr3 (fact_2 h8.1) rfl (fact_5 h8.2))
  : M t_R [4 * i0 + i1, j, (max 0 P) + (-1)] = M t_R [(min (N + (-4)) (4 * i0)) + i1, j, P + (-1)])
  (Eq.symm (equation_2 N x_M P hl hM ((min (N + (-4)) (4 * i0)) + i1) j trivial)))
  : M t_R [4 * i0 + i1, j, (max 0 P) + (-1)] = M t_C [(min (N + (-4)) (4 * i0)) + i1, j])))
  (fun h8 => (vc_assign_of (M t_R [N + i1 + (-4), j, (max 0 P) + (-1)]) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [(min (4 * i0) (N + (-4))) + i1, j]
  (region_iff.2 ⟨((min (4 * i0) (N + (-4))) + i1), _, rfl, ((int_c421 h1 h5 h0.1.1) : 0 ≤ (min (4 * i0) (N + (-4))) + i1), ((int_c274 h6) : (min (4 * i0) (N + (-4))) + i1 < N), j, _, rfl, h3, h4, rfl⟩)
  shape_a_c rfl rfl ⟨((int_c421 h1 h5 h0.1.1) : 0 ≤ (min (4 * i0) (N + (-4))) + i1), h3⟩))
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_points0 ⟨h8.1, (int_c489 h8.2)⟩ rfl))))))
  : (known_4 I M N x_M P i0 j i1 (max 0 P)) ⟨a_r, []⟩ (M t_R [N + i1 + (-4), j, (max 0 P) + (-1)])))
  ((Eq.trans ((at_congr3 (fact_3 h8.1) rfl (fact_5 h8.2))
  : M t_R [N + i1 + (-4), j, (max 0 P) + (-1)] = M t_R [(min (N + (-4)) (4 * i0)) + i1, j, P + (-1)])
  (Eq.symm (equation_2 N x_M P hl hM ((min (N + (-4)) (4 * i0)) + i1) j trivial)))
  : M t_R [N + i1 + (-4), j, (max 0 P) + (-1)] = M t_C [(min (N + (-4)) (4 * i0)) + i1, j])))))))))

theorem kept_3 (i0 j i1 : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ i1) (h6 : i1 < 4) :
    Heap.Entails ((body_3 I M).post ((((base E N x_M P).set v_i0 i0).set v_j j).set v_i1 i1) (known_3 I M N x_M P i0 j i1)) (known_3 I M N x_M P i0 j (i1 + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_M P i0 j (i1 + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q2 q3 h7 =>
  (Or.elim h7 (fun h8 => ((Classical.em (q2 = (min (4 * i0) (N + (-4))) + i1 ∧ q3 = j)).elim
  (fun h9 => (at_set_eq2 q2 q3 ((min (4 * i0) (N + (-4))) + i1) j h9
  ((at_congr2 (int_c407 h9.1) h8.1.1) : M t_C [q2, q3] = M t_C [(min (N + (-4)) (4 * i0)) + i1, j])))
  (fun h9 => (at_set_ne2 q2 q3 ((min (4 * i0) (N + (-4))) + i1) j h9
  (at_right (at_right (at_left (at_points2 q2 q3 (Or.inl ⟨⟨h8.1.1, ⟨h8.1.2.1, (fact_6 h8.2 h8.1.2.2 h8.1.1 h9)⟩⟩, h8.2⟩) rfl))))))))
  (fun h8 =>
  (Or.elim h8 (fun h9 => ((Classical.em (q2 = (min (4 * i0) (N + (-4))) + i1 ∧ q3 = j)).elim
  (fun h10 => (at_set_eq2 q2 q3 ((min (4 * i0) (N + (-4))) + i1) j h10
  ((at_congr2 (int_c407 h10.1) h10.2) : M t_C [q2, q3] = M t_C [(min (N + (-4)) (4 * i0)) + i1, j])))
  (fun h10 => (at_set_ne2 q2 q3 ((min (4 * i0) (N + (-4))) + i1) j h10
  (at_right (at_right (at_left (at_points2 q2 q3
  (Or.inr (Or.inl ⟨⟨h9.1.1, (fact_7 h9.1.1.2.1 h9.1.1.2.2 h5 h9.2 h6 h9.1.2 h10)⟩, h9.2⟩)) rfl))))))))
  (fun h9 => (Or.elim h9 (fun h10 =>
  (at_set_ne2 q2 q3 ((min (4 * i0) (N + (-4))) + i1) j (fun h11 => (fact_8 h10.1.1.2 h11.2 h11.1))
  (at_right (at_right (at_left (at_points2 q2 q3
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨h10.1.1.1, (fact_9 h10.1.1.1.2.1 h10.1.1.2 h6)⟩, h10.1.2⟩, h10.2⟩)))
  rfl))))))
  (fun h10 => (Or.elim h10 (fun h11 => (at_set_ne2 q2 q3 ((min (4 * i0) (N + (-4))) + i1) j
  (fun h12 => (fact_10 h11.2 h5 h12.1 h11.1.2.2))
  (at_right (at_right (at_left (at_points2 q2 q3 (Or.inr (Or.inr (Or.inr h10))) rfl))))))
  (fun h11 =>
  (at_set_ne2 q2 q3 ((min (4 * i0) (N + (-4))) + i1) j (fun h12 => (int_eab_tba_F h12.2 h11.1.1))
  (at_right (at_right (at_left (at_points2 q2 q3 (Or.inr (Or.inr (Or.inr h10))) rfl)))))))))))))))
  (entails_and (entails_points0 (fun h7 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points0 ((int_c202 h7.1) : (max 0 P) = 0) rfl))))))))
  (entails_and (entails_points0 (fun h7 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨h7.1.1, ((int_c489 h7.1.2) : 0 < (max 0 P))⟩
  ((at_congr3 fact_11 rfl (int_c585 h7.1.2))
  : M t_R [4 * i0 + (i1 + 1) + (-1), j, P + (-1)] = M t_R [4 * i0 + i1, j, (max 0 P) + (-1)]))))))))))
  (entails_and (entails_points0 (fun h7 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_points0 ⟨h7.1.1, ((int_c489 h7.1.2) : 0 < (max 0 P))⟩
  ((at_congr3 fact_12 rfl (int_c585 h7.1.2))
  : M t_R [N + (i1 + 1) + (-5), j, P + (-1)] = M t_R [N + i1 + (-4), j, (max 0 P) + (-1)]))))))))))
  (entails_and (entails_points0 (fun h7 => (False.elim (int_c13 h5 h7.1.2))))
  (entails_and (entails_points0 (fun h7 => (False.elim (int_c13 h5 h7.1.2))))
  (entails_points0 (fun h7 => (False.elim (int_c13 h5 h7.1.2)))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i1 (.const 0) (.const 4)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) (e v_i0) (e v_j) x) (body_3 I M)

theorem vc_2 (i0 j : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_r []) (((base E N x_M P).set v_i0 i0).set v_j j) (known_2 I M N x_M P i0 j) :=
  (vc_for_of 0 4 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q4 q5 h5 => (Or.elim h5 (fun h6 => (False.elim (int_c380 h6.1.2.2 h6.1.2.1)))
  (fun h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_left (at_points2 q4 q5 (Or.inr (Or.inl ⟨⟨⟨h7.1.1.1, (int_c422 h7.1.1.2.1 h7.1.2)⟩, h7.1.1.2⟩, h7.2⟩))
  rfl))))) (fun h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_left (at_points2 q4 q5 (Or.inr (Or.inr ((Classical.em (q5 < j)).elim
  (fun h9 => (Or.inl ⟨⟨⟨h8.1.1.1.1, h9⟩, ⟨h8.1.1.1.2.1, h8.1.1.1.2.2⟩⟩, h8.2⟩)) (fun h9 =>
  (Or.inr ⟨⟨(int_ntba_lab h9), (fact_13 h8.1.1.2 h4 h8.1.1.1.2.2)⟩, ⟨h8.1.1.1.2.1, (fact_14 h8.1.2 h9)⟩⟩)))))
  rfl))))) (fun h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_left (at_points2 q4 q5 (Or.inl h9) rfl)))))
  (fun h9 =>
  (at_right (at_right (at_left (at_points2 q4 q5 (Or.inr (Or.inr (Or.inr ⟨⟨(int_tab_lab h9.1.1), h9.1.2⟩, h9.2⟩))) rfl))))))))))))))
  (entails_and (entails_points0 (fun h5 =>
  (at_right (at_right (at_right (at_left (at_points0 ⟨⟨(int_lab_tbc_tac h3 h4), h5.1⟩, (int_c554 h5.2)⟩ rfl)))))))
  (entails_and (entails_points0 (fun h5 => (False.elim (int_irrefl h5.2))))
  (entails_and (entails_points0 (fun h5 => (False.elim (int_irrefl h5.2)))) (entails_and
  (entails_points0 (fun h5 => (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨h5.1.1, h5.2⟩ rfl))))))))
  (entails_and (entails_points0 (fun h5 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨h5.1.1, h5.2⟩ rfl)))))))))
  (entails_points0 (fun h5 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points0 ⟨⟨⟨(int_lab_tbc_tac h3 h4), h5.1.1.1⟩, h5.1.1.2⟩, h5.2⟩ rfl)))))))))))))))))
  : Heap.Entails (known_2 I M N x_M P i0 j) (known_3 I M N x_M P i0 j 0))
  (fun i1 h5 h6 => (vc_3 N x_M P hl hM i0 j i1 h0 h1 h2 h3 h4 h5 h6))
  (fun i1 h5 h6 => (kept_3 N x_M P hl hM i0 j i1 h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (i0 j : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E N x_M P).set v_i0 i0).set v_j j) (known_2 I M N x_M P i0 j)) (known_2 I M N x_M P i0 (j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q6 q7 h5 => (Or.elim h5 (fun h6 =>
  (at_right (at_right (at_left (at_points2 q6 q7 (Or.inr (Or.inr (Or.inr (Or.inl h6)))) rfl)))))
  (fun h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_left (at_points2 q6 q7 (Or.inr (Or.inl ⟨⟨⟨h7.1.1.1, h7.1.2⟩, (int_c427 h7.1.2.2 h7.1.1.2)⟩, h7.2⟩))
  rfl))))) (fun h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_left (at_points2 q6 q7 ((Classical.em (q6 < 4 * i0)).elim (fun h9 =>
  ((Classical.em (q7 = j)).elim (fun h10 => (Or.inl ⟨⟨h10, ⟨h8.1.2.1, (int_c362 h8.1.2.2)⟩⟩, h8.2⟩))
  (fun h10 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨h8.1.1.1, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (fact_15 h8.1.2.1 h8.1.1.2 h10)⟩, (fact_16 h8.2 h8.1.2.2 h8.1.1.2 h10)⟩, h8.2⟩))))))
  (fun h9 =>
  ((Classical.em (q7 = j)).elim (fun h10 => (Or.inl ⟨⟨h10, ⟨h8.1.2.1, (int_c362 h8.1.2.2)⟩⟩, h8.2⟩))
  (fun h10 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨h8.1.1.1, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (fact_15 h8.1.2.1 h8.1.1.2 h10)⟩, (fact_16 h8.2 h8.1.2.2 h8.1.1.2 h10)⟩, h8.2⟩)))))))
  rfl))))) (fun h8 =>
  (at_right (at_right (at_left (at_points2 q6 q7 (Or.inr (Or.inr (Or.inr (Or.inr ⟨⟨(int_lAb_tab h8.1.1), h8.1.2⟩, h8.2⟩)))) rfl))))))))))))
  (entails_and
  (entails_points0 (fun h5 => (at_right (at_right (at_right (at_left (at_points0 ⟨h5.1.2, (fact_17 h5.2)⟩ rfl)))))))
  (entails_and (entails_points0 (fun h5 =>
  (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨h5.1, (by decide)⟩ (at_congr3 fact_18 int_c88 rfl)))))))))
  (entails_and (entails_points0 (fun h5 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨h5.1, (by decide)⟩ (at_congr3 fact_19 int_c88 rfl))))))))))
  (entails_points0 (fun h5 => (False.elim (int_c13 h3 h5.2))))))))))
  : Heap.Entails (known_3 I M N x_M P i0 j 4) (known_2 I M N x_M P i0 (j + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_i0) x) (body_2 I M)

theorem vc_1 (i0 : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_r []) ((base E N x_M P).set v_i0 i0) (known_1 I M N x_M P i0) :=
  (vc_for_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q8 q9 h3 => (Or.elim h3 (fun h4 =>
  (at_right (at_right (at_left (at_points2 q8 q9 ⟨⟨h4.1.1, ⟨h4.1.2.1, (int_c339 h4.2)⟩⟩, h4.1.2.2⟩ rfl)))))
  (fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.1.1.1 h5.1.1.2)))
  (fun h5 => (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.1.1.1 h6.1.1.2))) (fun h6 =>
  (at_right (at_right (at_left (at_points2 q8 q9 ⟨⟨h6.1, ⟨(int_c527 h0.1.1 h6.2.1), (int_c72 h6.2.2 h2)⟩⟩, h6.2.2⟩ rfl))))))))))))
  (entails_and
  (entails_points0 (fun h3 => (at_right (at_right (at_right (at_left (at_points0 ⟨h3.1, (int_c142 h3.2)⟩ rfl)))))))
  (entails_and (entails_points0 (fun h3 => (False.elim (int_irrefl h3.2))))
  (entails_and (entails_points0 (fun h3 => (False.elim (int_irrefl h3.2))))
  (entails_points0 (fun h3 =>
  (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨⟨⟨h3.1.1.1, (int_c594 h2)⟩, h3.1.1.2⟩, h3.1.2⟩ rfl))))))))))))))
  : Heap.Entails (known_1 I M N x_M P i0) (known_2 I M N x_M P i0 0))
  (fun j h3 h4 => (vc_2 N x_M P hl hM i0 j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_2 N x_M P hl hM i0 j h0 h1 h2 h3 h4)))

theorem kept_1 (i0 : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) :
    Heap.Entails ((body_1 I M).post ((base E N x_M P).set v_i0 i0) (known_1 I M N x_M P i0)) (known_1 I M N x_M P (i0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q10 q11 h3 => (at_right (at_right (at_left (at_points2 q10 q11
  ((Classical.em (q10 < 4 * i0)).elim (fun h4 => ((Classical.em (N + (-4) ≤ q10)).elim (fun h5 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨h3.1.1.1, (int_lt_max_right h3.1.1.2)⟩, ⟨h5, h3.1.2.2⟩⟩, (int_c589 h5 h4)⟩))))
  (fun h5 => (Or.inl ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h4⟩⟩, (int_c555 h5)⟩)))) (fun h4 =>
  (Or.inr ((Classical.em (N + (-4) ≤ q10)).elim (fun h5 => ((Classical.em (4 * i0 + 5 ≤ N)).elim (fun h6 =>
  (Or.inl ⟨⟨⟨h3.1.1.1, (int_lt_max_right h3.1.1.2)⟩, ⟨(int_ntba_lab h4), (int_c31 h3.2)⟩⟩, h6⟩))
  (fun h6 =>
  (Or.inr (Or.inl ⟨⟨⟨h3.1.1.1, (int_lt_max_right h3.1.1.2)⟩, ⟨h5, h3.1.2.2⟩⟩, (int_c373 h6)⟩)))))
  (fun h5 =>
  (Or.inl ⟨⟨⟨h3.1.1.1, (int_lt_max_right h3.1.1.2)⟩, ⟨(int_ntba_lab h4), (int_c31 h3.2)⟩⟩, (fact_20 h5 h4)⟩))))))
  rfl)))))) (entails_and (entails_points0 (fun h3 =>
  (at_right (at_right (at_right (at_left (at_points0 ⟨h3.1, (fact_21 h1 h3.1.1)⟩ rfl)))))))
  (entails_and (entails_points0 (fun h3 =>
  (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨⟨(fact_22 h3.1.1.2), h3.1.2⟩, (int_c489 h3.1.1.1)⟩
  (at_congr3 fact_23 (int_c585 h3.1.1.1) rfl))))))))) (entails_points0 (fun h3 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points0 ⟨⟨(fact_24 h3.1.1), h3.2⟩, (int_c489 h3.1.2)⟩ (at_congr3 rfl (int_c585 h3.1.2) rfl)))))))))))))))
  : Heap.Entails (known_2 I M N x_M P i0 (max 0 x_M)) (known_1 I M N x_M P (i0 + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_r [] <|
  .for v_i0 (.const 0) (.div (.add (.var v_N) (.const 3)) 4)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)

theorem program_vc (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    (program I M).vc I (impl.HasCell spec (base E N x_M P)) (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M) :=
  (vc_allocate (vc_for_of 0 ((N + 3) / 4) rfl rfl (show Heap.Entails _ (known_1 I M N x_M P 0) from
  (entails_and (entails_points2 (fun q12 q13 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q12, q13]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q12, _, rfl, h1.2.1, h1.2.2, q13, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points2 (fun q14 q15 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q14, q15]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q14, _, rfl, h1.2.1, h1.2.2, q15, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points2 (fun q16 q17 h1 => (False.elim (int_c14 h1.1.2.1 h1.2))))
  (entails_and (entails_points0 (fun h1 => (False.elim (int_irrefl h1.2))))
  (entails_and (entails_points0 (fun h1 => (False.elim (int_irrefl h1.2))))
  (entails_points0 (fun h1 => (False.elim (fact_25 h1.1.1 h0.1.1))))))))))
  (fun i0 h1 h2 => (vc_1 N x_M P hl hM i0 h0 h1 h2))
  (fun i0 h1 h2 => (kept_1 N x_M P hl hM i0 h0 h1 h2))))

theorem output_0_2 (q18 q19 : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ q18) (h2 : q18 < N) (h3 : 0 ≤ q19) (h4 : q19 < x_M) :
    ((program I M).post (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M)) ⟨a_c, [q18, q19]⟩ (M t_C [q18, q19]) :=
  (at_restore (by decide)
  ((at_right (at_right (at_left (at_points2 q18 q19 ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, (int_c28 h2)⟩ rfl))))
  : (known_1 I M N x_M P (max 0 ((N + 3) / 4))) ⟨a_c, [q18, q19]⟩ (M t_C [q18, q19])))

end

theorem consistent (E : Env) (N x_M P : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Consistent (base E N x_M P) :=
  consistent_of (pairs_cons (all_cons (apart_same3 (fun i j k => cond_holds) (fun i j k => cond_holds) (fun (p0 p1 p2 : Int) (h1 : p2 < 0) (h2 : 0 ≤ p2) => (False.elim ((int_lab_tba_F h2 h1) : False)))) (all_cons (apart_other (by decide)) all_nil)) (pairs_cons (all_cons (apart_other (by decide)) all_nil) (pairs_cons all_nil pairs_nil))) (by decide)

theorem solvable (E : Env) (N x_M P : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M P) :=
  solvable_equations (consistent E N x_M P h0)
    (fun at_ => if at_ = t_R then 0 else if at_ = t_C then 1 else 0)
    [fun at_ point => if at_ = t_R then ((point.getD 2 0) + (-1) * 0) else 0]
    (fun at_ => if at_ = t_R then 0 else 0)
    (all_cons (descends3 (fun (i j k : Int) => cond_holds)
  (fun (i j k : Int) (h1 : k < 0) => (uses_fn uses_nil)))
    (all_cons (descends3 (fun (i j k : Int) => cond_holds) (fun (i j k : Int) (h1 : 0 ≤ k) =>
  (uses_fn (uses_cons (uses_rank3 i j (k + (-1)) (k + (-1) * 0) (k + (-1) + (-1) * 0) rfl rfl rfl rfl
  ((int_c169 h1) : 0 ≤ k + (-1) * 0) (int_c58 : k + (-1) + (-1) * 0 < k + (-1) * 0)) (uses_cons
  (uses_fn (uses_cons (uses_input (by decide)) (uses_cons (uses_input (by decide)) uses_nil)))
  uses_nil)))))
    (all_cons (descends2 (fun (i j : Int) => cond_holds)
  (fun (i j : Int) (h1 : True) => (uses_lower (by decide))))
    all_nil)))

theorem placed (E : Env) (N x_M P : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : impl.LayoutOk spec (base E N x_M P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M P : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_R then (point.getD 2 0) < 0 ∨ ((0 ≤ (point.getD 2 0) ∧ (point.getD 2 0) < P) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_C then ((0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N) ∧ 0 < P ∨ P = 0 else True

theorem covered_0 (E : Env) (N x_M P : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside N x_M P) (base E N x_M P) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (((Classical.em (0 < P)).elim (fun h5 => (Or.inl ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.2 h5))))
  : ((0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) ∧ 0 < P ∨ P = 0) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M P : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (i j k : Int) (h1 : k < 0) (h2 : k < 0 ∨ ((0 ≤ k ∧ k < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.fn (.literal .f32 0 1) []) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) :=
  (defined_fn defined_nil)

theorem defined_1 (E : Env) (N x_M P : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (i j k : Int) (h1 : 0 ≤ k) (h2 : k < 0 ∨ ((0 ≤ k ∧ k < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.fn (.builtin "+" .f32) [.access t_R [.var v_i, .var v_j, .add (.var v_k) (.const (-1))], .fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]]) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) :=
  (defined_fn (defined_cons
  (defined_access (Or.elim (((Classical.em (k + (-1) < 0)).elim (fun h3 => (Or.inl h3))
  (fun h3 => (Or.inr (int_ntba_lab h3)))) : k + (-1) < 0 ∨ 0 ≤ k + (-1))
  (fun h3 => (given_equation (p := [i, j, k + (-1)]) (.head _) rfl rfl rfl
  ((Or.inl h3) : k + (-1) < 0 ∨ ((0 ≤ k + (-1) ∧ k + (-1) < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N)
  (cond_holds.2 (h3 : k + (-1) < 0))))
  (fun h3 => (given_equation (p := [i, j, k + (-1)]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inr ⟨⟨⟨h3, (Or.elim h2 (fun h4 => (False.elim (int_lab_tba_F h1 h4))) (fun h4 => (int_c89 h4.1.1.2)))⟩, ⟨(Or.elim h2 (fun h4 => (False.elim (int_lab_tba_F h1 h4))) (fun h4 => h4.1.2.1)), (Or.elim h2 (fun h4 => (False.elim (int_lab_tba_F h1 h4))) (fun h4 => h4.1.2.2))⟩⟩, ⟨(Or.elim h2 (fun h4 => (False.elim (int_lab_tba_F h1 h4))) (fun h4 => h4.2.1)), (Or.elim h2 (fun h4 => (False.elim (int_lab_tba_F h1 h4))) (fun h4 => h4.2.2))⟩⟩)
  : k + (-1) < 0 ∨ ((0 ≤ k + (-1) ∧ k + (-1) < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N)
  (cond_holds.2 (h3 : 0 ≤ k + (-1))))))) (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, k]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h1 h3))) (fun h3 => h3.2.1)) : 0 ≤ i), ((Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h1 h3))) (fun h3 => h3.2.2)) : i < N), k, _, rfl, h1, ((Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h1 h3))) (fun h3 => h3.1.1.2)) : k < P), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [k, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨k, _, rfl, h1, ((Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h1 h3))) (fun h3 => h3.1.1.2)) : k < P), j, _, rfl, ((Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h1 h3))) (fun h3 => h3.1.2.1)) : 0 ≤ j), ((Or.elim h2 (fun h3 => (False.elim (int_lab_tba_F h1 h3))) (fun h3 => h3.1.2.2)) : j < x_M), rfl⟩)))
  defined_nil))) defined_nil)))

theorem defined_2 (E : Env) (N x_M P : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (i j : Int) (h1 : True) (h2 : ((0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) ∧ 0 < P ∨ P = 0) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.access t_R [.var v_i, .var v_j, .add (.var v_P) (.const (-1))]) (((base E N x_M P).set v_i i).set v_j j) :=
  (defined_access (Or.elim (((Classical.em (P + (-1) < 0)).elim (fun h3 => (Or.inl h3))
  (fun h3 => (Or.inr (int_ntba_lab h3)))) : P + (-1) < 0 ∨ 0 ≤ P + (-1))
  (fun h3 => (given_equation (p := [i, j, P + (-1)]) (.head _) rfl rfl rfl
  ((Or.inl h3) : P + (-1) < 0 ∨ ((0 ≤ P + (-1) ∧ P + (-1) < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N)
  (cond_holds.2 (h3 : P + (-1) < 0))))
  (fun h3 => (given_equation (p := [i, j, P + (-1)]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inr ⟨⟨⟨h3, int_c37⟩, ⟨(Or.elim h2 (fun h4 => h4.1.1.1) (fun h4 => (False.elim (int_c352 h3 h4)))), (Or.elim h2 (fun h4 => h4.1.1.2) (fun h4 => (False.elim (int_c352 h3 h4))))⟩⟩, ⟨(Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c352 h3 h4)))), (Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c352 h3 h4))))⟩⟩)
  : P + (-1) < 0 ∨ ((0 ≤ P + (-1) ∧ P + (-1) < P) ∧ 0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N)
  (cond_holds.2 (h3 : 0 ≤ P + (-1)))))))

theorem defined (E : Env) (N x_M P : Int) (h0 : (4 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Defined (base E N x_M P) :=
  defined_of (inside N x_M P)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M P h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined3 (fun i j k => cond_holds) (fun i j k hg hk => defined_0 E N x_M P h0 i j k hg hk))
    (all_cons (well_defined3 (fun i j k => cond_holds) (fun i j k hg hk => defined_1 E N x_M P h0 i j k hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_2 E N x_M P h0 i j hg hk))
    all_nil))))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 4 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => ((4 ≤ (E v_N) ∧ 0 ≤ (E v_M)) ∧ 0 ≤ (E v_P)))
    (fun E => base E (E v_N) (E v_M) (E v_P)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) (E v_P) a) (fun E a => placed E (E v_N) (E v_M) (E v_P) a)
    (fun E a => consistent E (E v_N) (E v_M) (E v_P) a) (fun E a => solvable E (E v_N) (E v_M) (E v_P) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) (E v_P) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_N) (E v_M) (E v_P) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_mul m0)

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_mul m0)

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_mul m0)

end Redverify.Certificate.tiled
