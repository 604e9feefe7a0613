module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.shared

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `P` -/ abbrev v_P : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `k` -/ abbrev v_k : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `bi` -/ abbrev v_bi : Var := 8
/-- `bj` -/ abbrev v_bj : Var := 9
/-- `ti` -/ abbrev v_ti : Var := 10
/-- `tj` -/ abbrev v_tj : Var := 11
/-- `kt` -/ abbrev v_kt : Var := 12
/-- `kk` -/ abbrev v_kk : Var := 13
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `acc` -/ abbrev a_acc : Arr := 3
/-- `sa` -/ abbrev a_sa : Arr := 4
/-- `sb` -/ abbrev a_sb : Arr := 5
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `matmul`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M)))
        (.le (.const 0) (.var v_P))]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)],
      Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)]]
  outputs := [Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)]]
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
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P)))
          (.fn
            (.builtin "*" .f32)
            [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]))]

/-- Implementation `shared`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_bi (.const 0) (.div (.add (.var v_N) (.const 3)) 4) <|
      .par v_bj (.const 0) (.div (.add (.var v_M) (.const 3)) 4) <|
        .allocate a_acc [.const 4, .const 4] <|
        .seq (.par v_ti (.const 0) (.const 4) <|
          .par v_tj (.const 0) (.const 4) <|
            .assign a_acc [.var v_ti, .var v_tj] (.fn (.literal .f32 0 1) [])) <|
        .seq (.for v_kt (.const 0) (.div (.add (.var v_P) (.const 3)) 4) <|
          .allocate a_sa [.const 4, .const 4] <|
          .allocate a_sb [.const 4, .const 4] <|
          .seq (.par v_ti (.const 0) (.const 4) <|
            .par v_tj (.const 0) (.const 4) <|
              .seq (.ifte
                (.and
                  (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
                  (.lt (.add (.mul 4 (.var v_kt)) (.var v_tj)) (.var v_P))) (
                .assign
                  a_sa
                  [.var v_ti, .var v_tj]
                  (.read a_a [.add (.mul 4 (.var v_bi)) (.var v_ti), .add (.mul 4 (.var v_kt)) (.var v_tj)])
              ) (
                .skip
              )) <|
              .ifte
                (.and
                  (.lt (.add (.mul 4 (.var v_kt)) (.var v_ti)) (.var v_P))
                  (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
                .assign
                  a_sb
                  [.var v_ti, .var v_tj]
                  (.read a_b [.add (.mul 4 (.var v_kt)) (.var v_ti), .add (.mul 4 (.var v_bj)) (.var v_tj)])
              ) (
                .skip
              )) <|
          .scope [a_acc] <|
            .par v_ti (.const 0) (.const 4) <|
              .par v_tj (.const 0) (.const 4) <|
                .ifte
                  (.and
                    (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
                    (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
                  .for v_kk (.const 0) (.min (.const 4) (.add (.var v_P) (.mul (-1) (.mul 4 (.var v_kt))))) <|
                    .accumulate
                      false
                      (.builtin "+" .f32)
                      a_acc
                      [.var v_ti, .var v_tj]
                      (.fn (.builtin "*" .f32) [.read a_sa [.var v_ti, .var v_kk], .read a_sb [.var v_kk, .var v_tj]])
                ) (
                  .skip
                )) <|
        .par v_ti (.const 0) (.const 4) <|
          .par v_tj (.const 0) (.const 4) <|
            .ifte
              (.and
                (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
                (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
              .assign
                a_c
                [.add (.mul 4 (.var v_bi)) (.var v_ti), .add (.mul 4 (.var v_bj)) (.var v_tj)]
                (.read a_acc [.var v_ti, .var v_tj])
            ) (
              .skip
            )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N x_M P : Int) : Env := (((E.set v_N N).set v_M x_M).set v_P P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c d : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : a < 4) (h3 : b < 4) (h4 : a < b + 1 + 4 * c + (-4) * d) (h5 : ¬ (d = c ∧ a = b)) : a < b + 4 * c + (-4) * d :=
  by omega

theorem fact_1 {a b c d x_e f g h : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : a < 4) (h3 : b < 4) (h4 : a < x_e + (-4) * f) (h5 : d < g + (-4) * h) (h6 : a < b + 1 + 4 * c + (-4) * d) (h7 : ¬ (4 * h + c < g ∧ 4 * f + b < x_e)) : a < b + 4 * c + (-4) * d :=
  by omega

theorem fact_2 {a b c : Int} (h0 : 4 * c + a < b) : a < b + (-4) * c :=
  by omega

theorem fact_3 {a b c d : Int} (h0 : c ≤ d) (h1 : d < c + 4 * b + (-4) * a) : a < b :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : a < b) (h1 : d < c + 1) : a < b + 4 * c + (-4) * d :=
  by omega

theorem fact_5 {a b c d : Int} (h0 : a < (min d (b + (-1) * (4 * c)))) : a < b + (-4) * c :=
  by omega

theorem fact_6 {a b c d x_e f : Int} (h0 : c < (min d (b + (-1) * x_e))) (h1 : a < c + x_e + 4 * f + (-4) * f) : a < b :=
  by omega

theorem fact_7 {a b c d x_e : Int} (h0 : c < (min 4 d)) (h1 : a < c + b + 4 * x_e + (-4) * x_e) : a ≤ b + 3 :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a ≤ b) (h1 : ¬ a < b + 4 * c + (-4) * c) : a = b :=
  by omega

theorem fact_9 {a b c : Int} (h0 : a < b + 4 * c + (-4) * c) : a ≤ b :=
  by omega

theorem fact_10 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : a = b + 4 * c) : 0 ≤ a :=
  by omega

theorem fact_11 {a b c : Int} (h0 : a < b + 4 * c + (-4) * c) : a < b :=
  by omega

theorem fact_12 {a b c d x_e : Int} (h0 : d = x_e) (h1 : a < b + 1 + c + 4 * x_e + (-4) * d) : a ≤ b + c :=
  by omega

theorem fact_13 {a b c d : Int} (h0 : b = d) (h1 : a + d < c) : a + b < c :=
  by omega

theorem fact_14 {a b c d x_e : Int} (h0 : a ≤ c + d) (h1 : c < (min x_e (b + (-1) * d))) : a < b :=
  by omega

theorem fact_15 {a b c d : Int} (h0 : a ≤ c + b) (h1 : c < (min 4 d)) : a ≤ b + 3 :=
  by omega

theorem fact_16 {a b c d x_e : Int} (h0 : a ≤ b + c) (h1 : x_e = d) : a < b + 1 + c + 4 * d + (-4) * x_e :=
  by omega

theorem fact_17 {a b c d x_e f g h : Int} (h0 : c ≤ a) (h1 : a ≤ c + 3) (h2 : 0 ≤ b) (h3 : f = g) (h4 : b < (min 4 h)) (h5 : a < b + 1 + c + 4 * d + (-4) * x_e) (h6 : ¬ (f = g ∧ x_e = d)) : a < b + c + 4 * d + (-4) * x_e :=
  by omega

theorem fact_18 {a b c d x_e f : Int} (h0 : d ≤ x_e) (h1 : x_e < 0 + d + 4 * f + (-4) * b) (h2 : a + f < c) : a + b < c :=
  by omega

theorem fact_19 {a b c d x_e f : Int} (h0 : x_e ≤ f) (h1 : b = d) (h2 : f < 0 + x_e + 4 * c + (-4) * a) : a + 4 * b < c + 4 * d :=
  by omega

theorem fact_20 {a b c d : Int} (h0 : b < d) (h1 : a + d < c) : a + b < c :=
  by omega

theorem fact_21 {a b c d : Int} (h0 : 0 ≤ c) (h1 : b < d) (h2 : a < 4) : a + 4 * b < c + 4 * d :=
  by omega

theorem fact_22 {a b c d : Int} (h0 : 0 ≤ c) (h1 : d < 4) (h2 : c + 4 * a < d + 4 * b) (h3 : ¬ a = b) : a < b :=
  by omega

theorem fact_23 {a b c d x_e f : Int} (h0 : c ≤ d + 3) (h1 : x_e + 4 * a < f + 4 * b) (h2 : ¬ c < 0 + d + 4 * f + (-4) * x_e) : a < b :=
  by omega

theorem fact_24 {a b c d : Int} (h0 : 0 ≤ c) (h1 : d < 4) (h2 : c + 4 * a < d + 1 + 4 * b) (h3 : ¬ a = b) : a < b :=
  by omega

theorem fact_25 {a b c d x_e f g h : Int} (h0 : c ≤ d + 3) (h1 : c < x_e) (h2 : f + 4 * a < g + 1 + 4 * b) (h3 : ¬ c < (max h (min 4 (x_e + (-1) * d))) + d + 4 * g + (-4) * f) : a < b :=
  by omega

theorem fact_26 {a b c d x_e f g : Int} (h0 : d ≤ x_e) (h1 : x_e < (max 0 (min 4 f)) + d + 4 * g + (-4) * b) (h2 : a + g < c) : a + b < c :=
  by omega

theorem fact_27 {a b c d x_e f g : Int} (h0 : x_e ≤ f) (h1 : b = d) (h2 : f < (max 0 (min 4 g)) + x_e + 4 * c + (-4) * a) : a + 4 * b < c + 1 + 4 * d :=
  by omega

theorem fact_28 {a b c d : Int} (h0 : 0 ≤ c) (h1 : b < d) (h2 : a < 4) : a + 4 * b < c + 1 + 4 * d :=
  by omega

theorem fact_29 {a b c d x_e f g h : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ c) (h2 : a < 4) (h3 : c < 4) (h4 : x_e + a < f) (h5 : g + b < h) (h6 : a + 4 * b < c + 1 + 4 * d) (h7 : ¬ (g + d < h ∧ x_e + c < f)) : a + 4 * b < c + 4 * d :=
  by omega

theorem fact_30 {a b c d : Int} (h0 : c ≤ d) (h1 : d + 4 * a < c + 4 * b) : a < b :=
  by omega

theorem fact_31 {a b c : Int} (h0 : b < c) (h1 : a < 4) : a + 4 * b < 0 + 4 * c :=
  by omega

theorem fact_32 {a b c d : Int} (h0 : a < c) (h1 : b < d + 1) : a + 4 * b < c + 4 * d :=
  by omega

theorem fact_33 {a b c : Int} (h0 : 0 ≤ c) (h1 : c + 4 * a < 4 + 4 * b) : a < b + 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M P : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M P) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 x_M N P x_bi x_bj x_kt : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((0 ≤ y_k0 ∧ y_k0 < P) ∧ y_k0 < 4 * x_kt) ∧ 4 * x_bj + c1 < x_M) ∧ 4 * x_bi + c0 < N)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0 + 4 * x_bi, y_k0], M t_B [y_k0, c1 + 4 * x_bj]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 x_M N x_bi x_bj x_kt : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < 4 * x_kt) ∧ 4 * x_bj + c1 < x_M) ∧ 4 * x_bi + c0 < N)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0 + 4 * x_bi, y_k0], M t_B [y_k0, c1 + 4 * x_bj]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (c0 c1 x_M N P x_bi x_bj : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < P) ∧ 4 * x_bj + c1 < x_M) ∧ 4 * x_bi + c0 < N)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0 + 4 * x_bi, y_k0], M t_B [y_k0, c1 + 4 * x_bj]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c1 x_M N P x_bi x_bj x_kt x_ti : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < 4 * x_kt) ∧ 4 * x_bj + c1 < x_M) ∧ 4 * x_bi + c0 < N ∨ ((((4 * x_kt ≤ y_k0 ∧ y_k0 < P) ∧ y_k0 ≤ 4 * x_kt + 3) ∧ 4 * x_bj + c1 < x_M) ∧ 4 * x_bi + c0 < N) ∧ c0 < x_ti)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0 + 4 * x_bi, y_k0], M t_B [y_k0, c1 + 4 * x_bj]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 c1 x_M N P x_bi x_bj x_kt x_ti x_tj : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((0 ≤ y_k0 ∧ y_k0 < 4 * x_kt) ∧ 4 * x_bj + c1 < x_M) ∧ 4 * x_bi + c0 < N ∨ ((((4 * x_kt ≤ y_k0 ∧ y_k0 < P) ∧ y_k0 ≤ 4 * x_kt + 3) ∧ 4 * x_bj + c1 < x_M) ∧ 4 * x_bi + c0 < N) ∧ c1 + 4 * c0 < x_tj + 4 * x_ti)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0 + 4 * x_bi, y_k0], M t_B [y_k0, c1 + 4 * x_bj]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c0 c1 x_M N P x_bi x_bj x_kk x_kt x_ti x_tj : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((0 ≤ y_k0 ∧ y_k0 < 4 * x_kt) ∧ 4 * x_bj + c1 < x_M) ∧ 4 * x_bi + c0 < N ∨ (((4 * x_kt ≤ y_k0 ∧ y_k0 < P) ∧ y_k0 ≤ 4 * x_kt + 3) ∧ y_k0 < x_kk + 4 * x_kt + 4 * x_tj + (-4) * c1) ∧ c0 = x_ti) ∨ (((4 * x_kt ≤ y_k0 ∧ y_k0 < P) ∧ y_k0 ≤ 4 * x_kt + 3) ∧ 4 * x_bj + c1 < x_M) ∧ c0 < x_ti)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0 + 4 * x_bi, y_k0], M t_B [y_k0, c1 + 4 * x_bj]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_bi x_bj x_kk x_kt x_ti x_tj : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_kk + 4 * x_kt)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * x_bi + x_ti, y_k0], M t_B [y_k0, 4 * x_bj + x_tj]])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (P i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < P)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_7 I M P i j) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E N x_M P).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < P) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N P : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < P) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M P : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < P)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N x_M x_bi : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N) ∧ c0 < 4 * x_bi)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M P x_bi : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and (known_1_2 I M N x_M x_bi)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N x_M x_bi x_bj : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < x_M) ∧ c1 < 4 * x_bj) ∧ 4 * x_bi ≤ c0 ∧ c0 < N) ∧ c0 ≤ 4 * x_bi + 3 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 4 * x_bi)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and (known_2_2 I M N x_M x_bi x_bj)))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_ti : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < x_ti)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (N x_M x_bi x_bj : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 4 * x_bj) ∧ 4 * x_bi ≤ c0 ∧ c0 < N) ∧ c0 ≤ 4 * x_bi + 3 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 4 * x_bi)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_ti : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_3_1 I M x_ti).and ((known_1_1 I M x_M P).and (known_3_3 I M N x_M x_bi x_bj))))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_ti x_tj : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => c0 = x_ti ∧ 0 ≤ c1 ∧ c1 < x_tj ∨ (0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < x_ti)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_ti x_tj : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_4_1 I M x_ti x_tj).and ((known_1_1 I M x_M P).and (known_3_3 I M N x_M x_bi x_bj))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_acc [.var v_ti, .var v_tj] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_4 (x_bi x_bj x_ti x_tj : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) (h7 : 0 ≤ x_tj) (h8 : x_tj < 4) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_acc [4, 4]) (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_4 I M N x_M P x_bi x_bj x_ti x_tj) :=
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h5, h6, h7, h8, trivial⟩) ev_const rfl)

theorem kept_4 (x_bi x_bj x_ti x_tj : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) (h7 : 0 ≤ x_tj) (h8 : x_tj < 4) :
    Heap.Entails ((body_4 I M).post (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_4 I M N x_M P x_bi x_bj x_ti x_tj)) (known_4 I M N x_M P x_bi x_bj x_ti (x_tj + 1)) :=
  (show Heap.Entails _ (known_4 I M N x_M P x_bi x_bj x_ti (x_tj + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points2 (fun q0 q1 h9 => (Or.elim h9 (fun h10 =>
  ((Classical.em (q0 = x_ti ∧ q1 = x_tj)).elim (fun h11 => (at_set_eq2 q0 q1 x_ti x_tj h11 rfl))
  (fun h11 => (at_set_ne2 q0 q1 x_ti x_tj h11
  (at_right (at_left (at_points2 q0 q1 (Or.inl ⟨h10.1, ⟨h10.2.1, (int_c0 h10.1 h10.2.2 h11)⟩⟩) rfl)))))))
  (fun h10 => (at_set_ne2 q0 q1 x_ti x_tj (fun h11 => (int_eab_tab_F h11.1 h10.2.2))
  (at_right (at_left (at_points2 q0 q1 (Or.inr h10) rfl))))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

theorem race_4 (x_bi x_bj x_ti : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    ParVC I 0 4 (body_4 I M).erase (fun x_tj => (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj)) (fun x_tj => (body_4 I M).post (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_4 I M N x_M P x_bi x_bj x_ti x_tj)) :=
  (race_arrays [a_acc] rfl rfl
  (all_cons (apart2 (fun x_tj c0 c1 => c0 = x_ti ∧ c1 = x_tj) (fun x_tj c0 c1 => (1 : Int) < 0)
  (fun x_tj h7 h8 => (w_assign2 x_ti x_tj ⟨rfl, rfl⟩)) (fun x_tj h7 h8 => (r_none rfl))
  (fun x_tj y_y c0 c1 h7 h8 h9 h10 h11 h12 =>
  ⟨int_not_one_lt_zero, (fun h13 => (int_eab_eac_nebc_F h12.2 h13.2 h11))⟩)) all_nil))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_tj (.const 0) (.const 4)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_ti) x) (body_4 I M)

theorem vc_3 (x_bi x_bj x_ti : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_acc [4, 4]) ((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_3 I M N x_M P x_bi x_bj x_ti) :=
  (vc_par_of 0 4 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q2 q3 h7 => (Or.elim h7 (fun h8 => (False.elim (int_lab_tba_F h8.2.1 h8.2.2)))
  (fun h8 => (at_right (at_left (at_points2 q2 q3 h8 rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_3 I M N x_M P x_bi x_bj x_ti) (known_4 I M N x_M P x_bi x_bj x_ti 0))
  (fun x_tj h7 h8 => (vc_4 N x_M P hl hM x_bi x_bj x_ti x_tj h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_tj h7 h8 => (kept_4 N x_M P hl hM x_bi x_bj x_ti x_tj h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_4 N x_M P hl hM x_bi x_bj x_ti h0 h1 h2 h3 h4 h5 h6))

theorem kept_3 (x_bi x_bj x_ti : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    Heap.Entails ((body_3 I M).post ((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_3 I M N x_M P x_bi x_bj x_ti)) (known_3 I M N x_M P x_bi x_bj (x_ti + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q4 q5 h7 =>
  (at_right (at_left (at_points2 q4 q5 ((Classical.em (q4 = x_ti)).elim (fun h8 => (Or.inl ⟨h8, ⟨h7.1.1, h7.1.2⟩⟩))
  (fun h8 => (Or.inr ⟨⟨h7.1.1, h7.1.2⟩, ⟨h7.2.1, (int_taB_neab_tab h7.2.2 h8)⟩⟩))) rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_4 I M N x_M P x_bi x_bj x_ti 4) (known_3 I M N x_M P x_bi x_bj (x_ti + 1)))

theorem race_3 (x_bi x_bj : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) :
    ParVC I 0 4 (body_3 I M).erase (fun x_ti => ((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti)) (fun x_ti => (body_3 I M).post ((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_3 I M N x_M P x_bi x_bj x_ti)) :=
  (race_arrays [a_acc] rfl rfl (all_cons
  (apart2 (fun x_ti c0 c1 => c0 = x_ti ∧ 0 ≤ c1 ∧ c1 < 4) (fun x_ti c0 c1 => (1 : Int) < 0)
  (fun x_ti h5 h6 => (w_par 0 4 rfl rfl (fun x_tj h7 h8 => (w_assign2 x_ti x_tj ⟨rfl, ⟨h7, h8⟩⟩))))
  (fun x_ti h5 h6 => (r_none rfl)) (fun x_ti y_y c0 c1 h5 h6 h7 h8 h9 h10 =>
  ⟨int_not_one_lt_zero, (fun h11 => (int_eab_eac_nebc_F h10.1 h11.1 h9))⟩)) all_nil))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_kt : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 => (value_0 I M c0 c1 x_M N P x_bi x_bj x_kt))

noncomputable def known_5 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_kt : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_5_1 I M N x_M P x_bi x_bj x_kt).and ((known_1_1 I M x_M P).and (known_3_3 I M N x_M x_bi x_bj))))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (N x_M x_bi x_bj x_kt : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 => (value_1 I M c0 c1 x_M N x_bi x_bj x_kt))

noncomputable def known_6_4 (I : Interp V) (M : Model V) (N P x_bi x_kt x_ti : Int) : Heap V :=
  .points2 a_sa
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < 4) ∧ c1 < P + (-4) * x_kt) ∧ 0 ≤ c0 ∧ c0 < x_ti) ∧ c0 < N + (-4) * x_bi)
    (fun c0 c1 => (M t_A [c0 + 4 * x_bi, c1 + 4 * x_kt]))

noncomputable def known_6_5 (I : Interp V) (M : Model V) (x_M P x_bj x_kt x_ti : Int) : Heap V :=
  .points2 a_sb
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < 4) ∧ c1 < x_M + (-4) * x_bj) ∧ 0 ≤ c0 ∧ c0 < x_ti) ∧ c0 < P + (-4) * x_kt)
    (fun c0 c1 => (M t_B [c0 + 4 * x_kt, c1 + 4 * x_bj]))

noncomputable def known_6 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_kt x_ti : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_6_1 I M N x_M x_bi x_bj x_kt).and ((known_1_1 I M x_M P).and ((known_3_3 I M N x_M x_bi x_bj).and ((known_6_4 I M N P x_bi x_kt x_ti).and (known_6_5 I M x_M P x_bj x_kt x_ti))))))

noncomputable def known_7_1 (I : Interp V) (M : Model V) (N x_M x_bi x_bj x_kt : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 => (value_1 I M c0 c1 x_M N x_bi x_bj x_kt))

noncomputable def known_7_4 (I : Interp V) (M : Model V) (N P x_bi x_kt x_ti x_tj : Int) : Heap V :=
  .points2 a_sa
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < 4) ∧ c1 < P + (-4) * x_kt) ∧ c1 < x_tj + 4 * x_ti + (-4) * c0) ∧ 0 ≤ c0 ∧ c0 < N + (-4) * x_bi)
    (fun c0 c1 => (M t_A [c0 + 4 * x_bi, c1 + 4 * x_kt]))

noncomputable def known_7_5 (I : Interp V) (M : Model V) (x_M P x_bj x_kt x_ti x_tj : Int) : Heap V :=
  .points2 a_sb
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < 4) ∧ c1 < x_M + (-4) * x_bj) ∧ c1 < x_tj + 4 * x_ti + (-4) * c0) ∧ 0 ≤ c0 ∧ c0 < P + (-4) * x_kt)
    (fun c0 c1 => (M t_B [c0 + 4 * x_kt, c1 + 4 * x_bj]))

noncomputable def known_7 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_kt x_ti x_tj : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_7_1 I M N x_M x_bi x_bj x_kt).and ((known_1_1 I M x_M P).and ((known_3_3 I M N x_M x_bi x_bj).and ((known_7_4 I M N P x_bi x_kt x_ti x_tj).and (known_7_5 I M x_M P x_bj x_kt x_ti x_tj))))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte
    (.and
      (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
      (.lt (.add (.mul 4 (.var v_kt)) (.var v_tj)) (.var v_P))) (
    .assign
      a_sa
      [.var v_ti, .var v_tj]
      (.read a_a [.add (.mul 4 (.var v_bi)) (.var v_ti), .add (.mul 4 (.var v_kt)) (.var v_tj)])
      (fun e => (M t_A [4 * (e v_bi) + (e v_ti), 4 * (e v_kt) + (e v_tj)]))
  ) (
    .skip
  )) <|
  .ifte
    (.and
      (.lt (.add (.mul 4 (.var v_kt)) (.var v_ti)) (.var v_P))
      (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
    .assign
      a_sb
      [.var v_ti, .var v_tj]
      (.read a_b [.add (.mul 4 (.var v_kt)) (.var v_ti), .add (.mul 4 (.var v_bj)) (.var v_tj)])
      (fun e => (M t_B [4 * (e v_kt) + (e v_ti), 4 * (e v_bj) + (e v_tj)]))
  ) (
    .skip
  )

theorem vc_7 (x_bi x_bj x_kt x_ti x_tj : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) (h9 : 0 ≤ x_tj) (h10 : x_tj < 4) :
    (body_7 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N x_M P)) a_acc [4, 4]) a_sa [4, 4]) a_sb [4, 4]) ((((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj) (known_7 I M N x_M P x_bi x_bj x_kt x_ti x_tj) :=
  (vc_seq (vc_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  (vc_assign_of (M t_A [4 * x_bi + x_ti, 4 * x_kt + x_tj])
  (in_other (by decide) (in_allocated ⟨h7, h8, h9, h10, trivial⟩))
  (ev_read ((at_left (at_points2 (4 * x_bi + x_ti) (4 * x_kt + x_tj) ⟨⟨(int_c7 h5 h9), h11.2⟩, ⟨(int_c7 h1 h7), h11.1⟩⟩
  rfl))
  : (known_7 I M N x_M P x_bi x_bj x_kt x_ti x_tj) ⟨a_a, [4 * x_bi + x_ti, 4 * x_kt + x_tj]⟩ (M t_A [4 * x_bi + x_ti, 4 * x_kt + x_tj])))
  rfl)) (fun (h11 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) => vc_skip))
  (vc_if_of cond_holds (fun (h11 : 4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M) =>
  (vc_assign_of (M t_B [4 * x_kt + x_ti, 4 * x_bj + x_tj]) (in_allocated ⟨h7, h8, h9, h10, trivial⟩)
  (ev_read (at_if_of cond_holds
  (fun (h12 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) => (at_set_other (by decide)
  ((at_right (at_right (at_left (at_points2 (4 * x_kt + x_ti) (4 * x_bj + x_tj) ⟨⟨(int_c7 h3 h9), h11.2⟩, ⟨(int_c7 h5 h7), h11.1⟩⟩
  rfl))))
  : (known_7 I M N x_M P x_bi x_bj x_kt x_ti x_tj) ⟨a_b, [4 * x_kt + x_ti, 4 * x_bj + x_tj]⟩ (M t_B [4 * x_kt + x_ti, 4 * x_bj + x_tj]))))
  (fun (h12 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  ((at_right (at_right (at_left (at_points2 (4 * x_kt + x_ti) (4 * x_bj + x_tj) ⟨⟨(int_c7 h3 h9), h11.2⟩, ⟨(int_c7 h5 h7), h11.1⟩⟩
  rfl))))
  : (known_7 I M N x_M P x_bi x_bj x_kt x_ti x_tj) ⟨a_b, [4 * x_kt + x_ti, 4 * x_bj + x_tj]⟩ (M t_B [4 * x_kt + x_ti, 4 * x_bj + x_tj])))))
  rfl)) (fun (h11 : ¬ (4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M)) => vc_skip)))

theorem kept_7 (x_bi x_bj x_kt x_ti x_tj : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) (h9 : 0 ≤ x_tj) (h10 : x_tj < 4) :
    Heap.Entails ((body_7 I M).post ((((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj) (known_7 I M N x_M P x_bi x_bj x_kt x_ti x_tj)) (known_7 I M N x_M P x_bi x_bj x_kt x_ti (x_tj + 1)) :=
  (show Heap.Entails _ (known_7 I M N x_M P x_bi x_bj x_kt x_ti (x_tj + 1)) from
  (entails_and (entails_points2 (fun q10 q11 h11 => (at_if_of cond_holds
  (fun (h12 : 4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M) => (at_set_other (by decide)
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  (at_set_other (by decide) (at_left (at_points2 q10 q11 h11 rfl))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_left (at_points2 q10 q11 h11 rfl))))))
  (fun (h12 : ¬ (4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  (at_set_other (by decide) (at_left (at_points2 q10 q11 h11 rfl))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_left (at_points2 q10 q11 h11 rfl))))))))
  (entails_and (entails_points2 (fun q12 q13 h11 => (at_if_of cond_holds
  (fun (h12 : 4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M) => (at_set_other (by decide)
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q12 q13 h11 rfl)))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_right (at_left (at_points2 q12 q13 h11 rfl)))))))
  (fun (h12 : ¬ (4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q12 q13 h11 rfl)))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_right (at_left (at_points2 q12 q13 h11 rfl)))))))))
  (entails_and (entails_points2 (fun q14 q15 h11 => (at_if_of cond_holds
  (fun (h12 : 4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M) => (at_set_other (by decide)
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q14 q15 h11 rfl))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_right (at_right (at_left (at_points2 q14 q15 h11 rfl))))))))
  (fun (h12 : ¬ (4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q14 q15 h11 rfl))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_right (at_right (at_left (at_points2 q14 q15 h11 rfl))))))))))
  (entails_and (entails_points2 (fun q16 q17 h11 => (Or.elim h11 (fun h12 => (at_if_of cond_holds
  (fun (h13 : 4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M) => (at_set_other (by decide)
  (at_if_of cond_holds (fun (h14 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_left (at_points2 q16 q17 h11 rfl)))))))
  (fun (h14 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_right (at_right (at_right (at_left (at_points2 q16 q17 h11 rfl)))))))))
  (fun (h13 : ¬ (4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_if_of cond_holds (fun (h14 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_left (at_points2 q16 q17 h11 rfl)))))))
  (fun (h14 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_right (at_right (at_right (at_left (at_points2 q16 q17 h11 rfl))))))))))
  (fun h12 => (at_if_of cond_holds
  (fun (h13 : 4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M) => (at_set_other (by decide)
  (at_if_of cond_holds (fun (h14 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_left (at_points2 q16 q17 h11 rfl)))))))
  (fun (h14 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_right (at_right (at_right (at_left (at_points2 q16 q17 h11 rfl)))))))))
  (fun (h13 : ¬ (4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_if_of cond_holds (fun (h14 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_left (at_points2 q16 q17 h11 rfl)))))))
  (fun (h14 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_right (at_right (at_right (at_left (at_points2 q16 q17 h11 rfl)))))))))))))
  (entails_and (entails_points2 (fun q18 q19 h11 => (at_if_of cond_holds
  (fun (h12 : 4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M) => (at_set_other (by decide)
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  ((Classical.em (q18 = x_ti ∧ q19 = x_tj)).elim
  (fun h14 => (at_set_eq2 q18 q19 x_ti x_tj h14 ((at_congr2 (int_c48 h14.1) (int_c48 h14.2))
  : M t_A [q18 + 4 * x_bi, q19 + 4 * x_kt] = M t_A [4 * x_bi + x_ti, 4 * x_kt + x_tj])))
  (fun h14 => (at_set_ne2 q18 q19 x_ti x_tj h14
  (at_right (at_right (at_right (at_right (at_left (at_points2 q18 q19 ⟨⟨h11.1.1, (fact_0 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.2 h14)⟩, h11.2⟩ rfl))))))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q18 q19
  ⟨⟨h11.1.1, ((fact_1 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.1.2 h11.2.2 h11.1.2 h13)
  : q19 < x_tj + 4 * x_ti + (-4) * q18)⟩, h11.2⟩ rfl))))))))))
  (fun (h12 : ¬ (4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  ((Classical.em (q18 = x_ti ∧ q19 = x_tj)).elim
  (fun h14 => (at_set_eq2 q18 q19 x_ti x_tj h14 ((at_congr2 (int_c48 h14.1) (int_c48 h14.2))
  : M t_A [q18 + 4 * x_bi, q19 + 4 * x_kt] = M t_A [4 * x_bi + x_ti, 4 * x_kt + x_tj])))
  (fun h14 => (at_set_ne2 q18 q19 x_ti x_tj h14
  (at_right (at_right (at_right (at_right (at_left (at_points2 q18 q19 ⟨⟨h11.1.1, (fact_0 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.2 h14)⟩, h11.2⟩ rfl))))))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q18 q19
  ⟨⟨h11.1.1, ((fact_1 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.1.2 h11.2.2 h11.1.2 h13)
  : q19 < x_tj + 4 * x_ti + (-4) * q18)⟩, h11.2⟩ rfl))))))))))))
  (entails_points2 (fun q20 q21 h11 =>
  (at_if_of cond_holds (fun (h12 : 4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M) =>
  ((Classical.em (q20 = x_ti ∧ q21 = x_tj)).elim
  (fun h13 => (at_set_eq2 q20 q21 x_ti x_tj h13 ((at_congr2 (int_c48 h13.1) (int_c48 h13.2))
  : M t_B [q20 + 4 * x_kt, q21 + 4 * x_bj] = M t_B [4 * x_kt + x_ti, 4 * x_bj + x_tj])))
  (fun h13 => (at_set_ne2 q20 q21 x_ti x_tj h13
  (at_if_of cond_holds (fun (h14 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_right (at_right (at_points2 q20 q21
  ⟨⟨h11.1.1, ((fact_0 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.2 h13) : q21 < x_tj + 4 * x_ti + (-4) * q20)⟩, h11.2⟩
  rfl)))))))) (fun (h14 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q20 q21
  ⟨⟨h11.1.1, ((fact_0 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.2 h13) : q21 < x_tj + 4 * x_ti + (-4) * q20)⟩, h11.2⟩
  rfl)))))))))))) (fun (h12 : ¬ (4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_right (at_right (at_points2 q20 q21
  ⟨⟨h11.1.1, ((fact_1 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.1.2 h11.2.2 h11.1.2 h12)
  : q21 < x_tj + 4 * x_ti + (-4) * q20)⟩, h11.2⟩ rfl))))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q20 q21
  ⟨⟨h11.1.1, ((fact_1 h11.1.1.1.1 h9 h11.1.1.1.2 h10 h11.1.1.2 h11.2.2 h11.1.2 h12)
  : q21 < x_tj + 4 * x_ti + (-4) * q20)⟩, h11.2⟩ rfl))))))))))))))))))

theorem race_7 (x_bi x_bj x_kt x_ti : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) :
    ParVC I 0 4 (body_7 I M).erase (fun x_tj => ((((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj)) (fun x_tj => (body_7 I M).post ((((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj) (known_7 I M N x_M P x_bi x_bj x_kt x_ti x_tj)) :=
  (race_arrays [a_sa, a_sb] rfl rfl (all_cons (apart2
  (fun x_tj c0 c1 => ((c0 = x_ti ∧ c1 = x_tj) ∧ x_ti < N + (-4) * x_bi) ∧ x_tj < P + (-4) * x_kt)
  (fun x_tj c0 c1 => (1 : Int) < 0) (fun x_tj h9 h10 => (w_seq
  (w_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) => (w_assign2 x_ti x_tj
  ⟨⟨⟨rfl, rfl⟩, ((fact_2 h11.1) : x_ti < N + (-4) * x_bi)⟩, ((fact_2 h11.2) : x_tj < P + (-4) * x_kt)⟩))
  (fun (h11 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) => (w_none rfl))) (w_none rfl)))
  (fun x_tj h9 h10 => (r_none rfl)) (fun x_tj y_y c0 c1 h9 h10 h11 h12 h13 h14 =>
  ⟨int_not_one_lt_zero, (fun h15 => (int_eab_eac_nebc_F h14.1.1.2 h15.1.1.2 h13))⟩))
  (all_cons (apart2
  (fun x_tj c0 c1 => ((c0 = x_ti ∧ c1 = x_tj) ∧ x_ti < P + (-4) * x_kt) ∧ x_tj < x_M + (-4) * x_bj)
  (fun x_tj c0 c1 => (1 : Int) < 0) (fun x_tj h9 h10 => (w_seq (w_none rfl) (w_if_of cond_holds
  (fun (h11 : 4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M) => (w_assign2 x_ti x_tj
  ⟨⟨⟨rfl, rfl⟩, ((fact_2 h11.1) : x_ti < P + (-4) * x_kt)⟩, ((fact_2 h11.2) : x_tj < x_M + (-4) * x_bj)⟩))
  (fun (h11 : ¬ (4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl)))))
  (fun x_tj h9 h10 => (r_none rfl)) (fun x_tj y_y c0 c1 h9 h10 h11 h12 h13 h14 =>
  ⟨int_not_one_lt_zero, (fun h15 => (int_eab_eac_nebc_F h14.1.1.2 h15.1.1.2 h13))⟩)) all_nil)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_tj (.const 0) (.const 4)
    (fun e x => known_7 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_kt) (e v_ti) x) (body_7 I M)

theorem vc_6 (x_bi x_bj x_kt x_ti : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) :
    (body_6 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N x_M P)) a_acc [4, 4]) a_sa [4, 4]) a_sb [4, 4]) (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti) (known_6 I M N x_M P x_bi x_bj x_kt x_ti) :=
  (vc_par_of 0 4 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q22 q23 h9 => (at_right (at_left (at_points2 q22 q23 h9 rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun q24 q25 h9 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q24 q25 ⟨⟨h9.1.1, ⟨h9.2.1, (fact_3 h9.1.1.1.1 h9.1.2)⟩⟩, h9.2.2⟩ rfl))))))))
  (entails_points2 (fun q26 q27 h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q26 q27 ⟨⟨h9.1.1, ⟨h9.2.1, (fact_3 h9.1.1.1.1 h9.1.2)⟩⟩, h9.2.2⟩ rfl)))))))))))))
  : Heap.Entails (known_6 I M N x_M P x_bi x_bj x_kt x_ti) (known_7 I M N x_M P x_bi x_bj x_kt x_ti 0))
  (fun x_tj h9 h10 =>
  (vc_7 N x_M P hl hM x_bi x_bj x_kt x_ti x_tj h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_tj h9 h10 =>
  (kept_7 N x_M P hl hM x_bi x_bj x_kt x_ti x_tj h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (race_7 N x_M P hl hM x_bi x_bj x_kt x_ti h0 h1 h2 h3 h4 h5 h6 h7 h8))

theorem kept_6 (x_bi x_bj x_kt x_ti : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) :
    Heap.Entails ((body_6 I M).post (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti) (known_6 I M N x_M P x_bi x_bj x_kt x_ti)) (known_6 I M N x_M P x_bi x_bj x_kt (x_ti + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q28 q29 h9 => (at_right (at_left (at_points2 q28 q29 h9 rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun q30 q31 h9 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q30 q31 ⟨⟨h9.1.1, (fact_4 h9.1.1.1.2 h9.1.2.2)⟩, ⟨h9.1.2.1, h9.2⟩⟩ rfl))))))))
  (entails_points2 (fun q32 q33 h9 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q32 q33 ⟨⟨h9.1.1, (fact_4 h9.1.1.1.2 h9.1.2.2)⟩, ⟨h9.1.2.1, h9.2⟩⟩ rfl)))))))))))))
  : Heap.Entails (known_7 I M N x_M P x_bi x_bj x_kt x_ti 4) (known_6 I M N x_M P x_bi x_bj x_kt (x_ti + 1)))

theorem race_6 (x_bi x_bj x_kt : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) :
    ParVC I 0 4 (body_6 I M).erase (fun x_ti => (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti)) (fun x_ti => (body_6 I M).post (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti) (known_6 I M N x_M P x_bi x_bj x_kt x_ti)) :=
  (race_arrays [a_sa, a_sb] rfl rfl (all_cons (apart2
  (fun x_ti c0 c1 => ((c0 = x_ti ∧ x_ti < N + (-4) * x_bi) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ c1 < P + (-4) * x_kt)
  (fun x_ti c0 c1 => (1 : Int) < 0) (fun x_ti h7 h8 => (w_par 0 4 rfl rfl (fun x_tj h9 h10 => (w_seq
  (w_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P) => (w_assign2 x_ti x_tj
  ⟨⟨⟨rfl, ((fact_2 h11.1) : x_ti < N + (-4) * x_bi)⟩, ⟨h9, h10⟩⟩, ((fact_2 h11.2) : x_tj < P + (-4) * x_kt)⟩))
  (fun (h11 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_kt + x_tj < P)) => (w_none rfl))) (w_none rfl)))))
  (fun x_ti h7 h8 => (r_none rfl)) (fun x_ti y_y c0 c1 h7 h8 h9 h10 h11 h12 =>
  ⟨int_not_one_lt_zero, (fun h13 => (int_eab_eac_nebc_F h12.1.1.1 h13.1.1.1 h11))⟩))
  (all_cons (apart2
  (fun x_ti c0 c1 => ((c0 = x_ti ∧ x_ti < P + (-4) * x_kt) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ c1 < x_M + (-4) * x_bj)
  (fun x_ti c0 c1 => (1 : Int) < 0)
  (fun x_ti h7 h8 => (w_par 0 4 rfl rfl (fun x_tj h9 h10 => (w_seq (w_none rfl) (w_if_of cond_holds
  (fun (h11 : 4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M) => (w_assign2 x_ti x_tj
  ⟨⟨⟨rfl, ((fact_2 h11.1) : x_ti < P + (-4) * x_kt)⟩, ⟨h9, h10⟩⟩, ((fact_2 h11.2) : x_tj < x_M + (-4) * x_bj)⟩))
  (fun (h11 : ¬ (4 * x_kt + x_ti < P ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl)))))))
  (fun x_ti h7 h8 => (r_none rfl)) (fun x_ti y_y c0 c1 h7 h8 h9 h10 h11 h12 =>
  ⟨int_not_one_lt_zero, (fun h13 => (int_eab_eac_nebc_F h12.1.1.1 h13.1.1.1 h11))⟩)) all_nil)))

noncomputable def known_8_1 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_kt x_ti : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 => (value_2 I M c0 c1 x_M N P x_bi x_bj x_kt x_ti))

noncomputable def known_8_4 (I : Interp V) (M : Model V) (N P x_bi x_kt : Int) : Heap V :=
  .points2 a_sa
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < 4) ∧ c1 < P + (-4) * x_kt) ∧ 0 ≤ c0 ∧ c0 < 4) ∧ c0 < N + (-4) * x_bi)
    (fun c0 c1 => (M t_A [c0 + 4 * x_bi, c1 + 4 * x_kt]))

noncomputable def known_8_5 (I : Interp V) (M : Model V) (x_M P x_bj x_kt : Int) : Heap V :=
  .points2 a_sb
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < 4) ∧ c1 < x_M + (-4) * x_bj) ∧ 0 ≤ c0 ∧ c0 < 4) ∧ c0 < P + (-4) * x_kt)
    (fun c0 c1 => (M t_B [c0 + 4 * x_kt, c1 + 4 * x_bj]))

noncomputable def known_8 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_kt x_ti : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_8_1 I M N x_M P x_bi x_bj x_kt x_ti).and ((known_1_1 I M x_M P).and ((known_3_3 I M N x_M x_bi x_bj).and ((known_8_4 I M N P x_bi x_kt).and (known_8_5 I M x_M P x_bj x_kt))))))

noncomputable def known_9_1 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_kt x_ti x_tj : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 => (value_3 I M c0 c1 x_M N P x_bi x_bj x_kt x_ti x_tj))

noncomputable def known_9 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_kt x_ti x_tj : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_9_1 I M N x_M P x_bi x_bj x_kt x_ti x_tj).and ((known_1_1 I M x_M P).and ((known_3_3 I M N x_M x_bi x_bj).and ((known_8_4 I M N P x_bi x_kt).and (known_8_5 I M x_M P x_bj x_kt))))))

noncomputable def known_10_1 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_kt x_ti x_tj x_kk : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 => (value_4 I M c0 c1 x_M N P x_bi x_bj x_kk x_kt x_ti x_tj))

noncomputable def known_10 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_kt x_ti x_tj x_kk : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_10_1 I M N x_M P x_bi x_bj x_kt x_ti x_tj x_kk).and ((known_1_1 I M x_M P).and ((known_3_3 I M N x_M x_bi x_bj).and ((known_8_4 I M N P x_bi x_kt).and (known_8_5 I M x_M P x_bj x_kt))))))

noncomputable def body_10 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_acc
    [.var v_ti, .var v_tj]
    (.fn f_2 [.read a_sa [.var v_ti, .var v_kk], .read a_sb [.var v_kk, .var v_tj]])
    (fun e => (value_6 I M (e v_bi) (e v_bj) (e v_kk) (e v_kt) (e v_ti) (e v_tj)))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (x_M N P x_bi x_bj x_kk x_kt x_ti x_tj : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((0 ≤ y_k0 ∧ y_k0 < 4 * x_kt) ∧ 4 * x_bj + x_tj < x_M) ∧ 4 * x_bi + x_ti < N ∨ (((4 * x_kt ≤ y_k0 ∧ y_k0 < P) ∧ y_k0 ≤ 4 * x_kt + 3) ∧ y_k0 < x_kk + 4 * x_kt + 4 * x_tj + (-4) * x_tj) ∧ x_ti = x_ti) ∨ (((4 * x_kt ≤ y_k0 ∧ y_k0 < P) ∧ y_k0 ≤ 4 * x_kt + 3) ∧ 4 * x_bj + x_tj < x_M) ∧ x_ti < x_ti)) (body1 (fun y_k0 => I.fn f_2 [M t_A [4 * x_bi + x_ti, y_k0], M t_B [y_k0, 4 * x_bj + x_tj]])))

theorem vc_10 (x_bi x_bj x_kt x_ti x_tj x_kk : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) (h9 : 0 ≤ x_tj) (h10 : x_tj < 4) (h11 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) (h12 : 0 ≤ x_kk) (h13 : x_kk < (min 4 (P + (-1) * (4 * x_kt)))) :
    (body_10 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N x_M P)) a_acc [4, 4]) a_sa [4, 4]) a_sb [4, 4]) (((((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj).set v_kk x_kk) (known_10 I M N x_M P x_bi x_bj x_kt x_ti x_tj x_kk) :=
  (vc_accumulate_of (value_4 I M x_ti x_tj x_M N P x_bi x_bj x_kk x_kt x_ti x_tj)
  (I.fn f_2 [M t_A [x_ti + 4 * x_bi, x_kk + 4 * x_kt], M t_B [x_kk + 4 * x_kt, x_tj + 4 * x_bj]])
  ((at_right (at_left (at_points2 x_ti x_tj ⟨⟨h9, h10⟩, ⟨h7, h8⟩⟩ rfl)))
  : (known_10 I M N x_M P x_bi x_bj x_kt x_ti x_tj x_kk) ⟨a_acc, [x_ti, x_tj]⟩ (value_4 I M x_ti x_tj x_M N P x_bi x_bj x_kk x_kt x_ti x_tj))
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 x_ti x_kk
  ⟨⟨⟨⟨h12, (int_of_lt_min_left h13)⟩, (fact_5 h13)⟩, ⟨h7, h8⟩⟩, (fact_2 h11.1)⟩ rfl))))))
  : (known_10 I M N x_M P x_bi x_bj x_kt x_ti x_tj x_kk) ⟨a_sa, [x_ti, x_kk]⟩ (M t_A [x_ti + 4 * x_bi, x_kk + 4 * x_kt])))
  (ev_cons (ev_read ((at_right (at_right (at_right (at_right (at_right (at_points2 x_kk x_tj
  ⟨⟨⟨⟨h9, h10⟩, (fact_2 h11.2)⟩, ⟨h12, (int_of_lt_min_left h13)⟩⟩, (fact_5 h13)⟩ rfl))))))
  : (known_10 I M N x_M P x_bi x_bj x_kt x_ti x_tj x_kk) ⟨a_sb, [x_kk, x_tj]⟩ (M t_B [x_kk + 4 * x_kt, x_tj + 4 * x_bj])))
  ev_nil))) ((Eq.trans ((fn_congr2 (reduce_congr1
  (fun q42 => ⟨(fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15 (fun h16 => h14) (fun h16 => h14)))
  (fun h15 => (False.elim (int_irrefl h15.2))))), (fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15 (fun h16 => h14) (fun h16 => h14)))
  (fun h15 => (False.elim (int_irrefl h15.2)))))⟩)
  (fun q42 h14 => (fn_congr2 (at_congr2 int_add_comm rfl) (at_congr2 rfl int_add_comm)))) rfl)
  : I.fn f_0 [value_4 I M x_ti x_tj x_M N P x_bi x_bj x_kk x_kt x_ti x_tj, I.fn f_2 [M t_A [x_ti + 4 * x_bi, x_kk + 4 * x_kt], M t_B [x_kk + 4 * x_kt, x_tj + 4 * x_bj]]] = I.fn f_0 [value_8 I M x_M N P x_bi x_bj x_kk x_kt x_ti x_tj, I.fn f_2 [M t_A [x_ti + 4 * x_bi, x_kk + 4 * x_kt], M t_B [x_kk + 4 * x_kt, x_tj + 4 * x_bj]]])
  (append1 (x_kk + 4 * x_kt) 0 (4 * x_kt + x_kk + 1) (fun q41 h14 => ⟨h14.1, (int_c9 h14.2)⟩)
  (fun q41 => ⟨(fun h14 => ((Classical.em (4 * x_kt ≤ q41)).elim
  (fun h15 => ((Classical.em (q41 < x_kk + 4 * x_kt + 4 * x_tj + (-4) * x_tj)).elim (fun h16 =>
  (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨h15, (fact_6 h13 h16)⟩, (fact_7 h13 h16)⟩, h16⟩, int_c1⟩))))
  (fun h16 => (Or.inr (fact_8 h14.2 h16)))))
  (fun h15 => (Or.inl (Or.inl (Or.inl ⟨⟨⟨h14.1, (int_nlba_tab h15)⟩, h11.2⟩, h11.1⟩)))))), (fun h14 => (Or.elim h14 (fun h15 =>
  (Or.elim h15 (fun h16 => (Or.elim h16 (fun h17 => ⟨h17.1.1.1, (int_c171 h12 h17.1.1.2)⟩)
  (fun h17 => ⟨(int_c96 h5 h17.1.1.1.1), (fact_9 h17.1.2)⟩)))
  (fun h16 => (False.elim (int_irrefl h16.2)))))
  (fun h15 => ⟨(fact_10 h12 h5 h15), (int_eab_lab h15)⟩)))⟩) (fun q41 h14 => (Or.elim h14
  (fun h15 => (Or.elim h15 (fun h16 => (int_c268 h12 h16.1.1.2)) (fun h16 => (fact_11 h16.1.2))))
  (fun h15 => (False.elim (int_irrefl h15.2))))) (fun q41 h14 => rfl)
  (fn_congr2 (at_congr2 int_add_comm rfl) (at_congr2 rfl int_add_comm))))
  : I.fn f_0 [value_4 I M x_ti x_tj x_M N P x_bi x_bj x_kk x_kt x_ti x_tj, I.fn f_2 [M t_A [x_ti + 4 * x_bi, x_kk + 4 * x_kt], M t_B [x_kk + 4 * x_kt, x_tj + 4 * x_bj]]] = value_6 I M x_bi x_bj x_kk x_kt x_ti x_tj))

theorem kept_10 (x_bi x_bj x_kt x_ti x_tj x_kk : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) (h9 : 0 ≤ x_tj) (h10 : x_tj < 4) (h11 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) (h12 : 0 ≤ x_kk) (h13 : x_kk < (min 4 (P + (-1) * (4 * x_kt)))) :
    Heap.Entails ((body_10 I M).post (((((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj).set v_kk x_kk) (known_10 I M N x_M P x_bi x_bj x_kt x_ti x_tj x_kk)) (known_10 I M N x_M P x_bi x_bj x_kt x_ti x_tj (x_kk + 1)) :=
  (show Heap.Entails _ (known_10 I M N x_M P x_bi x_bj x_kt x_ti x_tj (x_kk + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points2 (fun q43 q44 h14 => ((Classical.em (q43 = x_ti ∧ q44 = x_tj)).elim
  (fun h15 => (at_set_eq2 q43 q44 x_ti x_tj h15 ((reduce_congr1 (fun q45 => ⟨(fun h16 =>
  (Or.elim h16 (fun h17 => (Or.elim h17 (fun h18 => ⟨h18.1.1.1, (int_c171 h12 h18.1.1.2)⟩)
  (fun h18 => ⟨(int_c96 h5 h18.1.1.1.1), (fact_12 h15.2 h18.1.2)⟩)))
  (fun h17 => (False.elim (int_eab_tab_F h15.1 h17.2))))), (fun h16 => (Or.inl ((Classical.em (q45 < 4 * x_kt)).elim
  (fun h17 => (Or.inl ⟨⟨⟨h16.1, h17⟩, (fact_13 h15.2 h11.2)⟩, (fact_13 h15.1 h11.1)⟩)) (fun h17 =>
  (Or.inr ⟨⟨⟨⟨(int_ntba_lab h17), (fact_14 h16.2 h13)⟩, (fact_15 h16.2 h13)⟩, (fact_16 h16.2 h15.2)⟩, h15.1⟩)))))⟩)
  (fun q45 h16 => (fn_congr2 (at_congr2 (int_c48 h15.1) rfl) (at_congr2 rfl (int_c48 h15.2)))))
  : value_4 I M q43 q44 x_M N P x_bi x_bj (x_kk + 1) x_kt x_ti x_tj = value_6 I M x_bi x_bj x_kk x_kt x_ti x_tj)))
  (fun h15 => (at_set_ne2 q43 q44 x_ti x_tj h15
  (at_right (at_left (at_points2 q43 q44 h14 (reduce_congr1 (fun q46 =>
  ⟨(fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17 (fun h18 => (Or.inl (Or.inl h18))) (fun h18 =>
  (Or.inl (Or.inr ⟨⟨h18.1.1, (fact_17 h18.1.1.1.1 h18.1.1.2 h12 h18.2 h13 h18.1.2 h15)⟩, h18.2⟩)))))
  (fun h17 => (Or.inr h17)))), (fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17 (fun h18 => (Or.inl (Or.inl h18)))
  (fun h18 => (Or.inl (Or.inr ⟨⟨h18.1.1, (int_c424 h18.1.2)⟩, h18.2⟩))))) (fun h17 => (Or.inr h17))))⟩)
  (fun q46 h16 => rfl)))))))))) (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))

noncomputable def body_9 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte
    (.and
      (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
      (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
    .for v_kk (.const 0) (.min (.const 4) (.add (.var v_P) (.mul (-1) (.mul 4 (.var v_kt)))))
      (fun e x => known_10 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_kt) (e v_ti) (e v_tj) x) (body_10 I M)
  ) (
    .skip
  )

theorem vc_9 (x_bi x_bj x_kt x_ti x_tj : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) (h9 : 0 ≤ x_tj) (h10 : x_tj < 4) :
    (body_9 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N x_M P)) a_acc [4, 4]) a_sa [4, 4]) a_sb [4, 4]) ((((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj) (known_9 I M N x_M P x_bi x_bj x_kt x_ti x_tj) :=
  (vc_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (vc_for_of 0 (min 4 (P + (-1) * (4 * x_kt))) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q47 q48 h12 => (at_right (at_left (at_points2 q47 q48 h12 (reduce_congr1 (fun q49 =>
  ⟨(fun h13 => (Or.elim h13 (fun h14 => (Or.elim h14 (fun h15 => (Or.inl h15)) (fun h15 =>
  (Or.inr ⟨⟨⟨h15.1.1, (fact_18 h15.1.1.1.1 h15.1.2 h11.2)⟩, (fact_13 h15.2 h11.1)⟩, (fact_19 h15.1.1.1.1 h15.2 h15.1.2)⟩))))
  (fun h14 => (Or.inr ⟨⟨h14.1, (fact_20 h14.2 h11.1)⟩, (fact_21 h9 h14.2 h12.1.2)⟩)))), (fun h13 => (Or.elim h13 (fun h14 => (Or.inl (Or.inl h14)))
  (fun h14 => ((Classical.em (q49 < 0 + 4 * x_kt + 4 * x_tj + (-4) * q48)).elim
  (fun h15 => ((Classical.em (q47 = x_ti)).elim
  (fun h16 => (Or.inl (Or.inr ⟨⟨⟨⟨h14.1.1.1.1.1, h14.1.1.1.1.2⟩, h14.1.1.1.2⟩, h15⟩, h16⟩)))
  (fun h16 =>
  (Or.inr ⟨⟨⟨⟨h14.1.1.1.1.1, h14.1.1.1.1.2⟩, h14.1.1.1.2⟩, h14.1.1.2⟩, (fact_22 h12.1.1 h10 h14.2 h16)⟩))))
  (fun h15 =>
  (Or.inr ⟨⟨⟨⟨h14.1.1.1.1.1, h14.1.1.1.1.2⟩, h14.1.1.1.2⟩, h14.1.1.2⟩, (fact_23 h14.1.1.1.2 h14.2 h15)⟩))))))⟩)
  (fun q49 h13 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_9 I M N x_M P x_bi x_bj x_kt x_ti x_tj) (known_10 I M N x_M P x_bi x_bj x_kt x_ti x_tj 0))
  (fun x_kk h12 h13 =>
  (vc_10 N x_M P hl hM x_bi x_bj x_kt x_ti x_tj x_kk h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))
  (fun x_kk h12 h13 =>
  (kept_10 N x_M P hl hM x_bi x_bj x_kt x_ti x_tj x_kk h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12
  h13)))) (fun (h11 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) => vc_skip))

theorem kept_9 (x_bi x_bj x_kt x_ti x_tj : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) (h9 : 0 ≤ x_tj) (h10 : x_tj < 4) :
    Heap.Entails ((body_9 I M).post ((((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj) (known_9 I M N x_M P x_bi x_bj x_kt x_ti x_tj)) (known_9 I M N x_M P x_bi x_bj x_kt x_ti (x_tj + 1)) :=
  (show Heap.Entails _ (known_9 I M N x_M P x_bi x_bj x_kt x_ti (x_tj + 1)) from
  (entails_and (entails_points2 (fun q50 q51 h11 =>
  (at_if_of cond_holds (fun (h12 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_left (at_points2 q50 q51 h11 rfl)))
  (fun (h12 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_left (at_points2 q50 q51 h11 rfl)))))) (entails_and (entails_points2 (fun q52 q53 h11 =>
  (at_if_of cond_holds (fun (h12 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_right (at_left (at_points2 q52 q53 h11 ((reduce_congr1
  (fun q54 => ⟨(fun h13 => (Or.elim h13 (fun h14 => (Or.inl (Or.inl h14))) (fun h14 =>
  ((Classical.em (q54 < (max 0 (min 4 (P + (-1) * (4 * x_kt)))) + 4 * x_kt + 4 * x_tj + (-4) * q53)).elim
  (fun h15 => ((Classical.em (q52 = x_ti)).elim
  (fun h16 => (Or.inl (Or.inr ⟨⟨⟨⟨h14.1.1.1.1.1, h14.1.1.1.1.2⟩, h14.1.1.1.2⟩, h15⟩, h16⟩)))
  (fun h16 =>
  (Or.inr ⟨⟨⟨⟨h14.1.1.1.1.1, h14.1.1.1.1.2⟩, h14.1.1.1.2⟩, h14.1.1.2⟩, (fact_24 h11.1.1 h10 h14.2 h16)⟩))))
  (fun h15 =>
  (Or.inr ⟨⟨⟨⟨h14.1.1.1.1.1, h14.1.1.1.1.2⟩, h14.1.1.1.2⟩, h14.1.1.2⟩, (fact_25 h14.1.1.1.2 h14.1.1.1.1.2 h14.2 h15)⟩)))))), (fun h13 => (Or.elim h13 (fun h14 => (Or.elim h14 (fun h15 => (Or.inl h15)) (fun h15 =>
  (Or.inr ⟨⟨⟨h15.1.1, (fact_26 h15.1.1.1.1 h15.1.2 h12.2)⟩, (fact_13 h15.2 h12.1)⟩, (fact_27 h15.1.1.1.1 h15.2 h15.1.2)⟩))))
  (fun h14 => (Or.inr ⟨⟨h14.1, (fact_20 h14.2 h12.1)⟩, (fact_28 h9 h14.2 h11.1.2)⟩))))⟩)
  (fun q54 h13 => rfl))
  : value_3 I M q52 q53 x_M N P x_bi x_bj x_kt x_ti (x_tj + 1) = value_4 I M q52 q53 x_M N P x_bi x_bj (max 0 (min 4 (P + (-1) * (4 * x_kt)))) x_kt x_ti x_tj)))))
  (fun (h12 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_left (at_points2 q52 q53 h11
  ((reduce_congr1 (fun q55 => ⟨(fun h13 => (Or.elim h13 (fun h14 => (Or.inl h14))
  (fun h14 => (Or.inr ⟨h14.1, (fact_29 h11.1.1 h9 h11.1.2 h10 h14.1.1.2 h14.1.2 h14.2 h12)⟩)))), (fun h13 =>
  (Or.elim h13 (fun h14 => (Or.inl h14)) (fun h14 => (Or.inr ⟨h14.1, (int_c30 h14.2)⟩))))⟩)
  (fun q55 h13 => rfl))
  : value_3 I M q52 q53 x_M N P x_bi x_bj x_kt x_ti (x_tj + 1) = value_3 I M q52 q53 x_M N P x_bi x_bj x_kt x_ti x_tj))))))))
  (entails_and (entails_points2 (fun q56 q57 h11 =>
  (at_if_of cond_holds (fun (h12 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_right (at_right (at_left (at_points2 q56 q57 h11 rfl)))))
  (fun (h12 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_left (at_points2 q56 q57 h11 rfl))))))))
  (entails_and (entails_points2 (fun q58 q59 h11 => (Or.elim h11
  (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_right (at_right (at_right (at_left (at_points2 q58 q59 h11 rfl))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_left (at_points2 q58 q59 h11 rfl))))))))
  (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_right (at_right (at_right (at_left (at_points2 q58 q59 h11 rfl))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_left (at_points2 q58 q59 h11 rfl)))))))))))
  (entails_and (entails_points2 (fun q60 q61 h11 =>
  (at_if_of cond_holds (fun (h12 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q60 q61 h11 rfl)))))))
  (fun (h12 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q60 q61 h11 rfl))))))))))
  (entails_points2 (fun q62 q63 h11 =>
  (at_if_of cond_holds (fun (h12 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q62 q63 h11 rfl)))))))
  (fun (h12 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q62 q63 h11 rfl))))))))))))))))

theorem race_9 (x_bi x_bj x_kt x_ti : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) :
    ParVC I 0 4 (body_9 I M).erase (fun x_tj => ((((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj)) (fun x_tj => (body_9 I M).post ((((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti).set v_tj x_tj) (known_9 I M N x_M P x_bi x_bj x_kt x_ti x_tj)) :=
  (race_arrays [a_acc] rfl rfl (all_cons (apart2
  (fun x_tj c0 c1 => ((c0 = x_ti ∧ c1 = x_tj) ∧ x_ti < N + (-4) * x_bi) ∧ x_tj < x_M + (-4) * x_bj)
  (fun x_tj c0 c1 => ((c0 = x_ti ∧ c1 = x_tj) ∧ x_ti < N + (-4) * x_bi) ∧ x_tj < x_M + (-4) * x_bj)
  (fun x_tj h9 h10 =>
  (w_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (w_for 0 (min 4 (P + (-1) * (4 * x_kt))) rfl rfl (fun x_kk h12 h13 => (w_accumulate2 x_ti x_tj
  ⟨⟨⟨rfl, rfl⟩, ((fact_2 h11.1) : x_ti < N + (-4) * x_bi)⟩, ((fact_2 h11.2) : x_tj < x_M + (-4) * x_bj)⟩))))
  (fun (h11 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl))))
  (fun x_tj h9 h10 =>
  (r_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (r_for 0 (min 4 (P + (-1) * (4 * x_kt))) rfl rfl
  (fun x_kk h12 h13 => (r_accumulate2 (x_none rfl) x_ti x_tj
  ⟨⟨⟨rfl, rfl⟩, ((fact_2 h11.1) : x_ti < N + (-4) * x_bi)⟩, ((fact_2 h11.2) : x_tj < x_M + (-4) * x_bj)⟩))))
  (fun (h11 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) => (r_none rfl))))
  (fun x_tj y_y c0 c1 h9 h10 h11 h12 h13 h14 =>
  ⟨(fun h15 => (int_eab_eac_nebc_F h14.1.1.2 h15.1.1.2 h13)), (fun h15 => (int_eab_eac_nebc_F h14.1.1.2 h15.1.1.2 h13))⟩))
  all_nil))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_tj (.const 0) (.const 4)
    (fun e x => known_9 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_kt) (e v_ti) x) (body_9 I M)

theorem vc_8 (x_bi x_bj x_kt x_ti : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) :
    (body_8 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N x_M P)) a_acc [4, 4]) a_sa [4, 4]) a_sb [4, 4]) (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti) (known_8 I M N x_M P x_bi x_bj x_kt x_ti) :=
  (vc_par_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q64 q65 h9 =>
  (at_right (at_left (at_points2 q64 q65 h9 (reduce_congr1 (fun q66 => ⟨(fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl h11)) (fun h11 => (Or.inr ⟨h11.1, (fact_30 h9.1.1 h11.2)⟩)))), (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl h11)) (fun h11 => (Or.inr ⟨h11.1, (fact_31 h11.2 h9.1.2)⟩))))⟩)
  (fun q66 h10 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_8 I M N x_M P x_bi x_bj x_kt x_ti) (known_9 I M N x_M P x_bi x_bj x_kt x_ti 0))
  (fun x_tj h9 h10 =>
  (vc_9 N x_M P hl hM x_bi x_bj x_kt x_ti x_tj h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_tj h9 h10 =>
  (kept_9 N x_M P hl hM x_bi x_bj x_kt x_ti x_tj h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (race_9 N x_M P hl hM x_bi x_bj x_kt x_ti h0 h1 h2 h3 h4 h5 h6 h7 h8))

theorem kept_8 (x_bi x_bj x_kt x_ti : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) (h7 : 0 ≤ x_ti) (h8 : x_ti < 4) :
    Heap.Entails ((body_8 I M).post (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti) (known_8 I M N x_M P x_bi x_bj x_kt x_ti)) (known_8 I M N x_M P x_bi x_bj x_kt (x_ti + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q67 q68 h9 =>
  (at_right (at_left (at_points2 q67 q68 h9 (reduce_congr1 (fun q69 => ⟨(fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl h11)) (fun h11 => (Or.inr ⟨h11.1, (fact_32 h9.1.2 h11.2)⟩)))), (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl h11)) (fun h11 => (Or.inr ⟨h11.1, (fact_33 h9.1.1 h11.2)⟩))))⟩)
  (fun q69 h10 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_9 I M N x_M P x_bi x_bj x_kt x_ti 4) (known_8 I M N x_M P x_bi x_bj x_kt (x_ti + 1)))

theorem race_8 (x_bi x_bj x_kt : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) :
    ParVC I 0 4 (body_8 I M).erase (fun x_ti => (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti)) (fun x_ti => (body_8 I M).post (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt).set v_ti x_ti) (known_8 I M N x_M P x_bi x_bj x_kt x_ti)) :=
  (race_arrays [a_acc] rfl rfl (all_cons (apart2
  (fun x_ti c0 c1 => ((c0 = x_ti ∧ x_ti < N + (-4) * x_bi) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ c1 < x_M + (-4) * x_bj)
  (fun x_ti c0 c1 => ((c0 = x_ti ∧ x_ti < N + (-4) * x_bi) ∧ 0 ≤ c1 ∧ c1 < 4) ∧ c1 < x_M + (-4) * x_bj)
  (fun x_ti h7 h8 => (w_par 0 4 rfl rfl (fun x_tj h9 h10 =>
  (w_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (w_for 0 (min 4 (P + (-1) * (4 * x_kt))) rfl rfl (fun x_kk h12 h13 => (w_accumulate2 x_ti x_tj
  ⟨⟨⟨rfl, ((fact_2 h11.1) : x_ti < N + (-4) * x_bi)⟩, ⟨h9, h10⟩⟩, ((fact_2 h11.2) : x_tj < x_M + (-4) * x_bj)⟩))))
  (fun (h11 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl))))))
  (fun x_ti h7 h8 => (r_par 0 4 rfl rfl (fun x_tj h9 h10 =>
  (r_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (r_for 0 (min 4 (P + (-1) * (4 * x_kt))) rfl rfl
  (fun x_kk h12 h13 => (r_accumulate2 (x_none rfl) x_ti x_tj
  ⟨⟨⟨rfl, ((fact_2 h11.1) : x_ti < N + (-4) * x_bi)⟩, ⟨h9, h10⟩⟩, ((fact_2 h11.2) : x_tj < x_M + (-4) * x_bj)⟩))))
  (fun (h11 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) => (r_none rfl))))))
  (fun x_ti y_y c0 c1 h7 h8 h9 h10 h11 h12 =>
  ⟨(fun h13 => (int_eab_eac_nebc_F h12.1.1.1 h13.1.1.1 h11)), (fun h13 => (int_eab_eac_nebc_F h12.1.1.1 h13.1.1.1 h11))⟩))
  all_nil))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_sa [.const 4, .const 4] <|
  .allocate a_sb [.const 4, .const 4] <|
  .seq (.par v_ti (.const 0) (.const 4)
    (fun e x => known_6 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_kt) x) (body_6 I M)) <|
  .scope [a_acc] <|
    .par v_ti (.const 0) (.const 4)
      (fun e x => known_8 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_kt) x) (body_8 I M)

theorem vc_5 (x_bi x_bj x_kt : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_acc [4, 4]) ((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt) (known_5 I M N x_M P x_bi x_bj x_kt) :=
  (vc_allocate (vc_allocate (vc_seq (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_6 I M N x_M P x_bi x_bj x_kt 0) from
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q34 q35 h7 => (at_without (by decide)
  (at_without (by decide) ((at_right (at_left (at_points2 q34 q35 h7 (reduce_congr1 (fun q36 =>
  ⟨(fun h8 => ⟨⟨⟨⟨h8.1.1.1, (int_c72 h8.1.1.2 h6)⟩, h8.1.1.2⟩, h8.1.2⟩, h8.2⟩), (fun h8 => ⟨⟨⟨h8.1.1.1.1, h8.1.1.2⟩, h8.1.2⟩, h8.2⟩)⟩)
  (fun q36 h8 => rfl)))))
  : (known_5 I M N x_M P x_bi x_bj x_kt) ⟨a_acc, [q34, q35]⟩ (value_1 I M q34 q35 x_M N x_bi x_bj x_kt))))))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))) (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl)))))
  (entails_and (entails_points2 (fun q37 q38 h7 => (False.elim (int_lab_tba_F h7.1.2.1 h7.1.2.2))))
  (entails_points2 (fun q39 q40 h7 => (False.elim (int_lab_tba_F h7.1.2.1 h7.1.2.2))))))))))
  (fun x_ti h7 h8 => (vc_6 N x_M P hl hM x_bi x_bj x_kt x_ti h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_ti h7 h8 => (kept_6 N x_M P hl hM x_bi x_bj x_kt x_ti h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_6 N x_M P hl hM x_bi x_bj x_kt h0 h1 h2 h3 h4 h5 h6))
  (vc_scope (vc_par_of 0 4 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q70 q71 h7 => (at_right (at_left (at_points2 q70 q71 h7 (reduce_congr1 (fun q72 =>
  ⟨(fun h8 => (Or.elim h8 (fun h9 => h9) (fun h9 => (False.elim (int_lab_tba_F h7.2.1 h9.2))))), (fun h8 => (Or.inl h8))⟩)
  (fun q72 h8 => rfl))))))) (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun q73 q74 h7 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q73 q74 h7 rfl))))))))
  (entails_points2 (fun q75 q76 h7 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q75 q76 h7 rfl)))))))))))))
  : Heap.Entails (known_6 I M N x_M P x_bi x_bj x_kt 4) (known_8 I M N x_M P x_bi x_bj x_kt 0))
  (fun x_ti h7 h8 => (vc_8 N x_M P hl hM x_bi x_bj x_kt x_ti h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_ti h7 h8 => (kept_8 N x_M P hl hM x_bi x_bj x_kt x_ti h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_8 N x_M P hl hM x_bi x_bj x_kt h0 h1 h2 h3 h4 h5 h6))))))

theorem kept_5 (x_bi x_bj x_kt : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_kt) (h6 : x_kt < (P + 3) / 4) :
    Heap.Entails ((body_5 I M).post ((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_kt x_kt) (known_5 I M N x_M P x_bi x_bj x_kt)) (known_5 I M N x_M P x_bi x_bj (x_kt + 1)) :=
  (show Heap.Entails _ (known_5 I M N x_M P x_bi x_bj (x_kt + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q77 q78 h7 => (at_restore (by decide) (at_restore (by decide)
  ((at_right (at_left (at_points2 q77 q78 h7 (reduce_congr1 (fun q79 => ⟨(fun h8 =>
  ((Classical.em (q79 < 4 * x_kt)).elim (fun h9 => (Or.inl ⟨⟨⟨h8.1.1.1.1, h9⟩, h8.1.2⟩, h8.2⟩))
  (fun h9 =>
  (Or.inr ⟨⟨⟨⟨⟨(int_ntba_lab h9), h8.1.1.1.2⟩, (int_c31 h8.1.1.2)⟩, h8.1.2⟩, h8.2⟩, h7.2.2⟩)))), (fun h8 =>
  (Or.elim h8 (fun h9 => ⟨⟨⟨⟨h9.1.1.1, (int_c72 h9.1.1.2 h6)⟩, (int_c217 h9.1.1.2)⟩, h9.1.2⟩, h9.2⟩)
  (fun h9 =>
  ⟨⟨⟨⟨(int_c96 h5 h9.1.1.1.1.1), h9.1.1.1.1.2⟩, (int_c126 h9.1.1.1.2)⟩, h9.1.1.2⟩, h9.1.2⟩)))⟩)
  (fun q79 h8 => rfl)))))
  : (known_8 I M N x_M P x_bi x_bj x_kt 4) ⟨a_acc, [q77, q78]⟩ (value_0 I M q77 q78 x_M N P x_bi x_bj (x_kt + 1)))))))
  (entails_and
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl)))))
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl))))))))))

noncomputable def known_11_1 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 => (value_5 I M c0 c1 x_M N P x_bi x_bj))

noncomputable def known_11_3 (I : Interp V) (M : Model V) (N x_M x_bi x_bj x_ti : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 4 * x_bj) ∧ 4 * x_bi ≤ c0 ∧ c0 < N) ∧ c0 ≤ 4 * x_bi + 3 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 4 * x_bi ∨ (((4 * x_bj ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 4 * x_bj + 3) ∧ 4 * x_bi ≤ c0 ∧ c0 < N) ∧ c0 < x_ti + 4 * x_bi)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_11 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_ti : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_11_1 I M N x_M P x_bi x_bj).and ((known_1_1 I M x_M P).and (known_11_3 I M N x_M x_bi x_bj x_ti))))

noncomputable def known_12_1 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 => (value_5 I M c0 c1 x_M N P x_bi x_bj))

noncomputable def known_12_3 (I : Interp V) (M : Model V) (N x_M x_bi x_bj x_ti x_tj : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((c0 = x_ti + 4 * x_bi ∧ 4 * x_bj ≤ c1 ∧ c1 < x_M) ∧ c1 < x_tj + 4 * x_bj) ∧ x_ti + 4 * x_bi < N ∨ ((0 ≤ c1 ∧ c1 < 4 * x_bj) ∧ 4 * x_bi ≤ c0 ∧ c0 < N) ∧ c0 ≤ 4 * x_bi + 3 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 4 * x_bi ∨ (((4 * x_bj ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 4 * x_bj + 3) ∧ 4 * x_bi ≤ c0 ∧ c0 < N) ∧ c0 < x_ti + 4 * x_bi)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_12 (I : Interp V) (M : Model V) (N x_M P x_bi x_bj x_ti x_tj : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_12_1 I M N x_M P x_bi x_bj).and ((known_1_1 I M x_M P).and (known_12_3 I M N x_M x_bi x_bj x_ti x_tj))))

noncomputable def body_12 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte
    (.and
      (.lt (.add (.mul 4 (.var v_bi)) (.var v_ti)) (.var v_N))
      (.lt (.add (.mul 4 (.var v_bj)) (.var v_tj)) (.var v_M))) (
    .assign
      a_c
      [.add (.mul 4 (.var v_bi)) (.var v_ti), .add (.mul 4 (.var v_bj)) (.var v_tj)]
      (.read a_acc [.var v_ti, .var v_tj])
      (fun e => (M t_C [4 * (e v_bi) + (e v_ti), 4 * (e v_bj) + (e v_tj)]))
  ) (
    .skip
  )

theorem vc_12 (x_bi x_bj x_ti x_tj : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) (h7 : 0 ≤ x_tj) (h8 : x_tj < 4) :
    (body_12 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_acc [4, 4]) (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_12 I M N x_M P x_bi x_bj x_ti x_tj) :=
  (vc_if_of cond_holds (fun (h9 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (vc_assign_of (value_5 I M x_ti x_tj x_M N P x_bi x_bj) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [4 * x_bi + x_ti, 4 * x_bj + x_tj]
  (region_iff.2 ⟨(4 * x_bi + x_ti), _, rfl, ((int_c7 h1 h5) : 0 ≤ 4 * x_bi + x_ti), h9.1, (4 * x_bj + x_tj), _, rfl, ((int_c7 h3 h7) : 0 ≤ 4 * x_bj + x_tj), h9.2, rfl⟩)
  shape_a_c rfl rfl
  ⟨((int_c7 h1 h5) : 0 ≤ 4 * x_bi + x_ti), ((int_c7 h3 h7) : 0 ≤ 4 * x_bj + x_tj)⟩))
  (ev_read ((at_right (at_left (at_points2 x_ti x_tj ⟨⟨h7, h8⟩, ⟨h5, h6⟩⟩ rfl)))
  : (known_12 I M N x_M P x_bi x_bj x_ti x_tj) ⟨a_acc, [x_ti, x_tj]⟩ (value_5 I M x_ti x_tj x_M N P x_bi x_bj)))
  ((Eq.trans ((reduce_congr1
  (fun q84 => ⟨(fun h10 => ⟨h10.1.1.1, h10.1.1.2⟩), (fun h10 => ⟨⟨h10, h9.2⟩, h9.1⟩)⟩)
  (fun q84 h10 => (fn_congr2 (at_congr2 int_add_comm rfl) (at_congr2 rfl int_add_comm))))
  : value_5 I M x_ti x_tj x_M N P x_bi x_bj = value_7 I M P (4 * x_bi + x_ti) (4 * x_bj + x_tj))
  (Eq.symm (equation_0 N x_M P hl hM (4 * x_bi + x_ti) (4 * x_bj + x_tj) trivial)))
  : value_5 I M x_ti x_tj x_M N P x_bi x_bj = M t_C [4 * x_bi + x_ti, 4 * x_bj + x_tj])))
  (fun (h9 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) => vc_skip))

theorem kept_12 (x_bi x_bj x_ti x_tj : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) (h7 : 0 ≤ x_tj) (h8 : x_tj < 4) :
    Heap.Entails ((body_12 I M).post (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_12 I M N x_M P x_bi x_bj x_ti x_tj)) (known_12 I M N x_M P x_bi x_bj x_ti (x_tj + 1)) :=
  (show Heap.Entails _ (known_12 I M N x_M P x_bi x_bj x_ti (x_tj + 1)) from
  (entails_and (entails_points2 (fun q85 q86 h9 =>
  (at_if_of cond_holds (fun (h10 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_other (by decide) (at_left (at_points2 q85 q86 h9 rfl))))
  (fun (h10 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_left (at_points2 q85 q86 h9 rfl)))))) (entails_and (entails_points2 (fun q87 q88 h9 =>
  (at_if_of cond_holds (fun (h10 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q87 q88 h9 rfl)))))
  (fun (h10 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_left (at_points2 q87 q88 h9 rfl)))))))
  (entails_and (entails_points2 (fun q89 q90 h9 =>
  (at_if_of cond_holds (fun (h10 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q89 q90 h9 rfl))))))
  (fun (h10 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_left (at_points2 q89 q90 h9 rfl))))))))
  (entails_points2 (fun q91 q92 h9 => (Or.elim h9
  (fun h10 => (at_if_of cond_holds (fun (h11 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  ((Classical.em (q91 = 4 * x_bi + x_ti ∧ q92 = 4 * x_bj + x_tj)).elim
  (fun h12 => (at_set_eq2 q91 q92 (4 * x_bi + x_ti) (4 * x_bj + x_tj) h12
  ((at_congr2 h12.1 h12.2) : M t_C [q91, q92] = M t_C [4 * x_bi + x_ti, 4 * x_bj + x_tj])))
  (fun h12 => (at_set_ne2 q91 q92 (4 * x_bi + x_ti) (4 * x_bj + x_tj) h12
  (at_right (at_right (at_right (at_points2 q91 q92 (Or.inl ⟨⟨h10.1.1, (int_c188 h10.1.1.1 h10.1.2 h12)⟩, h10.2⟩) rfl))))))))
  (fun (h11 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_points2 q91 q92
  (Or.inl ⟨⟨h10.1.1, ((int_c431 h10.1.1.2.2 h10.2 h11) : q92 < x_tj + 4 * x_bj)⟩, h10.2⟩) rfl)))))))
  (fun h10 => (Or.elim h10
  (fun h11 => (at_if_of cond_holds (fun (h12 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_ne2 q91 q92 (4 * x_bi + x_ti) (4 * x_bj + x_tj) (fun h13 => (int_c42 h7 h13.2 h11.1.1.2))
  (at_right (at_right (at_right (at_points2 q91 q92 (Or.inr h10) rfl))))))
  (fun (h12 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_points2 q91 q92 (Or.inr h10) rfl))))))) (fun h11 => (Or.elim h11
  (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_ne2 q91 q92 (4 * x_bi + x_ti) (4 * x_bj + x_tj) (fun h14 => (int_c42 h5 h14.1 h12.2.2))
  (at_right (at_right (at_right (at_points2 q91 q92 (Or.inr h10) rfl))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_points2 q91 q92 (Or.inr h10) rfl)))))))
  (fun h12 => (at_if_of cond_holds (fun (h13 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (at_set_ne2 q91 q92 (4 * x_bi + x_ti) (4 * x_bj + x_tj) (fun h14 => (int_c49 h14.1 h12.2))
  (at_right (at_right (at_right (at_points2 q91 q92 (Or.inr h10) rfl))))))
  (fun (h13 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) =>
  (at_right (at_right (at_right (at_points2 q91 q92 (Or.inr h10) rfl))))))))))))))))))

theorem race_12 (x_bi x_bj x_ti : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    ParVC I 0 4 (body_12 I M).erase (fun x_tj => (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj)) (fun x_tj => (body_12 I M).post (((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti).set v_tj x_tj) (known_12 I M N x_M P x_bi x_bj x_ti x_tj)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun x_tj c0 c1 => ((c0 = x_ti + 4 * x_bi ∧ c1 = x_tj + 4 * x_bj) ∧ x_ti < N + (-4) * x_bi) ∧ x_tj < x_M + (-4) * x_bj)
  (fun x_tj c0 c1 => (1 : Int) < 0)
  (fun x_tj h7 h8 => (w_if_of cond_holds (fun (h9 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (w_assign2 (4 * x_bi + x_ti) (4 * x_bj + x_tj)
  (⟨⟨⟨int_add_comm, int_add_comm⟩, (fact_2 h9.1)⟩, (fact_2 h9.2)⟩
  : ((4 * x_bi + x_ti = x_ti + 4 * x_bi ∧ 4 * x_bj + x_tj = x_tj + 4 * x_bj) ∧ x_ti < N + (-4) * x_bi) ∧ x_tj < x_M + (-4) * x_bj)))
  (fun (h9 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl))))
  (fun x_tj h7 h8 => (r_none rfl)) (fun x_tj y_y c0 c1 h7 h8 h9 h10 h11 h12 =>
  ⟨int_not_one_lt_zero, (fun h13 => (int_c32 h12.1.1.2 h13.1.1.2 h11))⟩)) all_nil))

noncomputable def body_11 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_tj (.const 0) (.const 4)
    (fun e x => known_12 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) (e v_ti) x) (body_12 I M)

theorem vc_11 (x_bi x_bj x_ti : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    (body_11 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_acc [4, 4]) ((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_11 I M N x_M P x_bi x_bj x_ti) :=
  (vc_par_of 0 4 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q93 q94 h7 => (at_right (at_left (at_points2 q93 q94 h7 rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q95 q96 h7 => (Or.elim h7 (fun h8 => (False.elim (int_c12 h8.1.1.2.1 h8.1.2)))
  (fun h8 => (Or.elim h8 (fun h9 => (at_right (at_right (at_right (at_points2 q95 q96 h8 rfl)))))
  (fun h9 => (Or.elim h9 (fun h10 => (at_right (at_right (at_right (at_points2 q95 q96 h8 rfl)))))
  (fun h10 => (at_right (at_right (at_right (at_points2 q95 q96 h8 rfl)))))))))))))))
  : Heap.Entails (known_11 I M N x_M P x_bi x_bj x_ti) (known_12 I M N x_M P x_bi x_bj x_ti 0))
  (fun x_tj h7 h8 => (vc_12 N x_M P hl hM x_bi x_bj x_ti x_tj h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_tj h7 h8 => (kept_12 N x_M P hl hM x_bi x_bj x_ti x_tj h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_12 N x_M P hl hM x_bi x_bj x_ti h0 h1 h2 h3 h4 h5 h6))

theorem kept_11 (x_bi x_bj x_ti : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) (h5 : 0 ≤ x_ti) (h6 : x_ti < 4) :
    Heap.Entails ((body_11 I M).post ((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_11 I M N x_M P x_bi x_bj x_ti)) (known_11 I M N x_M P x_bi x_bj (x_ti + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q97 q98 h7 => (at_right (at_left (at_points2 q97 q98 h7 rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q99 q100 h7 => (Or.elim h7
  (fun h8 => (at_right (at_right (at_right (at_points2 q99 q100 (Or.inr (Or.inl h8)) rfl)))))
  (fun h8 => (Or.elim h8 (fun h9 =>
  (at_right (at_right (at_right (at_points2 q99 q100 (Or.inr (Or.inr (Or.inl h9))) rfl)))))
  (fun h9 =>
  (at_right (at_right (at_right (at_points2 q99 q100 ((Classical.em (q99 = x_ti + 4 * x_bi)).elim (fun h10 =>
  (Or.inl ⟨⟨⟨h10, ⟨h9.1.1.1.1, h9.1.1.1.2⟩⟩, (int_c168 h9.1.1.2)⟩, (int_eba_tbc_tac h10 h9.1.2.2)⟩))
  (fun h10 =>
  (Or.inr (Or.inr (Or.inr ⟨⟨⟨⟨h9.1.1.1.1, h9.1.1.1.2⟩, h9.1.1.2⟩, ⟨h9.1.2.1, h9.1.2.2⟩⟩, (int_c103 h9.2 h10)⟩)))))
  rfl)))))))))))))
  : Heap.Entails (known_12 I M N x_M P x_bi x_bj x_ti 4) (known_11 I M N x_M P x_bi x_bj (x_ti + 1)))

theorem race_11 (x_bi x_bj : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) :
    ParVC I 0 4 (body_11 I M).erase (fun x_ti => ((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti)) (fun x_ti => (body_11 I M).post ((((base E N x_M P).set v_bi x_bi).set v_bj x_bj).set v_ti x_ti) (known_11 I M N x_M P x_bi x_bj x_ti)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun x_ti c0 c1 => ((c0 = x_ti + 4 * x_bi ∧ x_ti < N + (-4) * x_bi) ∧ 4 * x_bj ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 4 * x_bj + 3)
  (fun x_ti c0 c1 => (1 : Int) < 0) (fun x_ti h5 h6 => (w_par 0 4 rfl rfl
  (fun x_tj h7 h8 => (w_if_of cond_holds (fun (h9 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (w_assign2 (4 * x_bi + x_ti) (4 * x_bj + x_tj)
  ⟨⟨⟨(int_add_comm : 4 * x_bi + x_ti = x_ti + 4 * x_bi), ((fact_2 h9.1) : x_ti < N + (-4) * x_bi)⟩, ⟨((int_le_add h7) : 4 * x_bj ≤ 4 * x_bj + x_tj), h9.2⟩⟩, ((int_c116 h8) : 4 * x_bj + x_tj ≤ 4 * x_bj + 3)⟩))
  (fun (h9 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl))))))
  (fun x_ti h5 h6 => (r_none rfl)) (fun x_ti y_y c0 c1 h5 h6 h7 h8 h9 h10 =>
  ⟨int_not_one_lt_zero, (fun h11 => (int_c32 h10.1.1.1 h11.1.1.1 h9))⟩)) all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_acc [.const 4, .const 4] <|
  .seq (.par v_ti (.const 0) (.const 4)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) x) (body_3 I M)) <|
  .seq (.for v_kt (.const 0) (.div (.add (.var v_P) (.const 3)) 4)
    (fun e x => known_5 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) x) (body_5 I M)) <|
  .par v_ti (.const 0) (.const 4)
    (fun e x => known_11 I M (e v_N) (e v_M) (e v_P) (e v_bi) (e v_bj) x) (body_11 I M)

theorem vc_2 (x_bi x_bj : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M P)) (((base E N x_M P).set v_bi x_bi).set v_bj x_bj) (known_2 I M N x_M P x_bi x_bj) :=
  (vc_allocate (vc_seq (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_3 I M N x_M P x_bi x_bj 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points2 (fun q6 q7 h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2))))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q8 q9 h5 => (Or.elim h5 (fun h6 => (at_without (by decide)
  ((at_right (at_right (at_points2 q8 q9 (Or.inl ⟨⟨⟨⟨h6.1.1.1, (int_c72 h6.1.1.2 h4)⟩, h6.1.1.2⟩, h6.1.2⟩, h6.2⟩) rfl)))
  : (known_2 I M N x_M P x_bi x_bj) ⟨a_c, [q8, q9]⟩ (M t_C [q8, q9]))))
  (fun h6 => (at_without (by decide) ((at_right (at_right (at_points2 q8 q9 (Or.inr h6) rfl)))
  : (known_2 I M N x_M P x_bi x_bj) ⟨a_c, [q8, q9]⟩ (M t_C [q8, q9])))))))))))
  (fun x_ti h5 h6 => (vc_3 N x_M P hl hM x_bi x_bj x_ti h0 h1 h2 h3 h4 h5 h6))
  (fun x_ti h5 h6 => (kept_3 N x_M P hl hM x_bi x_bj x_ti h0 h1 h2 h3 h4 h5 h6))
  (race_3 N x_M P hl hM x_bi x_bj h0 h1 h2 h3 h4))
  (vc_seq (vc_for_of 0 ((P + 3) / 4) rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun q80 q81 h5 => (at_right (at_left (at_points2 q80 q81 h5
  (Eq.trans ((reduce_empty1 (fun q82 => (fun h6 => (int_c14 h6.1.1.1.1 h6.1.1.2))))
  : value_0 I M q80 q81 x_M N P x_bi x_bj 0 = I.fn f_1 []) rfl))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_3 I M N x_M P x_bi x_bj 4) (known_5 I M N x_M P x_bi x_bj 0))
  (fun x_kt h5 h6 => (vc_5 N x_M P hl hM x_bi x_bj x_kt h0 h1 h2 h3 h4 h5 h6))
  (fun x_kt h5 h6 => (kept_5 N x_M P hl hM x_bi x_bj x_kt h0 h1 h2 h3 h4 h5 h6)))
  (vc_par_of 0 4 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q101 q102 h5 => (at_right (at_left (at_points2 q101 q102 h5 (reduce_congr1 (fun q103 =>
  ⟨(fun h6 => ⟨⟨⟨⟨h6.1.1.1, h6.1.1.2⟩, (int_c28 h6.1.1.2)⟩, h6.1.2⟩, h6.2⟩), (fun h6 => ⟨⟨⟨h6.1.1.1.1, h6.1.1.1.2⟩, h6.1.2⟩, h6.2⟩)⟩)
  (fun q103 h6 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q104 q105 h5 =>
  (Or.elim h5 (fun h6 => (at_right (at_right (at_right (at_points2 q104 q105 (Or.inl h6) rfl)))))
  (fun h6 =>
  (Or.elim h6 (fun h7 => (at_right (at_right (at_right (at_points2 q104 q105 (Or.inr h7) rfl)))))
  (fun h7 => (False.elim (int_c12 h7.1.2.1 h7.2)))))))))))
  : Heap.Entails (known_5 I M N x_M P x_bi x_bj (max 0 ((P + 3) / 4))) (known_11 I M N x_M P x_bi x_bj 0))
  (fun x_ti h5 h6 => (vc_11 N x_M P hl hM x_bi x_bj x_ti h0 h1 h2 h3 h4 h5 h6))
  (fun x_ti h5 h6 => (kept_11 N x_M P hl hM x_bi x_bj x_ti h0 h1 h2 h3 h4 h5 h6))
  (race_11 N x_M P hl hM x_bi x_bj h0 h1 h2 h3 h4)))))

theorem kept_2 (x_bi x_bj : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) (h3 : 0 ≤ x_bj) (h4 : x_bj < (x_M + 3) / 4) :
    Heap.Entails ((body_2 I M).post (((base E N x_M P).set v_bi x_bi).set v_bj x_bj) (known_2 I M N x_M P x_bi x_bj)) (known_2 I M N x_M P x_bi (x_bj + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_M P x_bi (x_bj + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun q106 q107 h5 => (Or.elim h5 (fun h6 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_points2 q106 q107 ((Classical.em (q107 < 4 * x_bj)).elim
  (fun h7 => (Or.inl ⟨⟨⟨h6.1.1.1.1, h7⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, h6.2⟩)) (fun h7 =>
  (Or.inr (Or.inr ⟨⟨⟨⟨(int_ntba_lab h7), h6.1.1.1.2⟩, (int_c31 h6.1.1.2)⟩, ⟨h6.1.2.1, h6.1.2.2⟩⟩, (int_c168 h6.2)⟩))))
  rfl)))) : (known_11 I M N x_M P x_bi x_bj 4) ⟨a_c, [q106, q107]⟩ (M t_C [q106, q107]))))
  (fun h6 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_points2 q106 q107 (Or.inr (Or.inl h6)) rfl))))
  : (known_11 I M N x_M P x_bi x_bj 4) ⟨a_c, [q106, q107]⟩ (M t_C [q106, q107]))))))))))

theorem race_2 (x_bi : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) :
    ParVC I 0 ((x_M + 3) / 4) (body_2 I M).erase (fun x_bj => (((base E N x_M P).set v_bi x_bi).set v_bj x_bj)) (fun x_bj => (body_2 I M).post (((base E N x_M P).set v_bi x_bi).set v_bj x_bj) (known_2 I M N x_M P x_bi x_bj)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun x_bj c0 c1 => (((4 * x_bj ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 4 * x_bj + 3) ∧ 4 * x_bi ≤ c0 ∧ c0 < N) ∧ c0 ≤ 4 * x_bi + 3)
  (fun x_bj c0 c1 => (1 : Int) < 0) (fun x_bj h3 h4 =>
  (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl) (w_par 0 4 rfl rfl (fun x_ti h5 h6 => (w_par 0 4 rfl rfl
  (fun x_tj h7 h8 => (w_if_of cond_holds (fun (h9 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (w_assign2 (4 * x_bi + x_ti) (4 * x_bj + x_tj)
  ⟨⟨⟨⟨((int_le_add h7) : 4 * x_bj ≤ 4 * x_bj + x_tj), h9.2⟩, ((int_c116 h8) : 4 * x_bj + x_tj ≤ 4 * x_bj + 3)⟩, ⟨((int_le_add h5) : 4 * x_bi ≤ 4 * x_bi + x_ti), h9.1⟩⟩, ((int_c116 h6) : 4 * x_bi + x_ti ≤ 4 * x_bi + 3)⟩))
  (fun (h9 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl)))))))))))
  (fun x_bj h3 h4 => (r_none rfl)) (fun x_bj y_y c0 c1 h3 h4 h5 h6 h7 h8 =>
  ⟨int_not_one_lt_zero, (fun h9 => (int_c138 h8.1.1.2 h9.1.1.2 h8.1.1.1.1 h9.1.1.1.1 h7))⟩))
  all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_bj (.const 0) (.div (.add (.var v_M) (.const 3)) 4)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_bi) x) (body_2 I M)

theorem vc_1 (x_bi : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M P)) ((base E N x_M P).set v_bi x_bi) (known_1 I M N x_M P x_bi) :=
  (vc_par_of 0 ((x_M + 3) / 4) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q108 q109 h3 => (Or.elim h3 (fun h4 => (False.elim (int_c14 h4.1.1.1.1 h4.1.1.2))) (fun h4 =>
  (at_right (at_right (at_points2 q108 q109 ⟨⟨h4.1, ⟨h4.2.1, (int_c72 h4.2.2 h2)⟩⟩, h4.2.2⟩ rfl)))))))))
  : Heap.Entails (known_1 I M N x_M P x_bi) (known_2 I M N x_M P x_bi 0))
  (fun x_bj h3 h4 => (vc_2 N x_M P hl hM x_bi x_bj h0 h1 h2 h3 h4))
  (fun x_bj h3 h4 => (kept_2 N x_M P hl hM x_bi x_bj h0 h1 h2 h3 h4))
  (race_2 N x_M P hl hM x_bi h0 h1 h2))

theorem kept_1 (x_bi : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ x_bi) (h2 : x_bi < (N + 3) / 4) :
    Heap.Entails ((body_1 I M).post ((base E N x_M P).set v_bi x_bi) (known_1 I M N x_M P x_bi)) (known_1 I M N x_M P (x_bi + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q110 q111 h3 =>
  (at_right (at_right (at_points2 q110 q111 ((Classical.em (4 * x_bi ≤ q110)).elim (fun h4 =>
  (Or.inl ⟨⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, (int_c28 h3.1.1.2)⟩, ⟨h4, h3.1.2.2⟩⟩, (int_c31 h3.2)⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, (int_nlba_tab h4)⟩⟩))) rfl)))))))
  : Heap.Entails (known_2 I M N x_M P x_bi (max 0 ((x_M + 3) / 4))) (known_1 I M N x_M P (x_bi + 1)))

theorem race_1 (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ParVC I 0 ((N + 3) / 4) (body_1 I M).erase (fun x_bi => ((base E N x_M P).set v_bi x_bi)) (fun x_bi => (body_1 I M).post ((base E N x_M P).set v_bi x_bi) (known_1 I M N x_M P x_bi)) :=
  (race_arrays [a_c] rfl rfl (all_cons
  (apart2 (fun x_bi c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 4 * x_bi ≤ c0 ∧ c0 < N) ∧ c0 ≤ 4 * x_bi + 3)
  (fun x_bi c0 c1 => (1 : Int) < 0)
  (fun x_bi h1 h2 => (w_par 0 ((x_M + 3) / 4) rfl rfl (fun x_bj h3 h4 =>
  (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl) (w_par 0 4 rfl rfl (fun x_ti h5 h6 => (w_par 0 4 rfl rfl
  (fun x_tj h7 h8 => (w_if_of cond_holds (fun (h9 : 4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M) =>
  (w_assign2 (4 * x_bi + x_ti) (4 * x_bj + x_tj)
  ⟨⟨⟨((int_c7 h3 h7) : 0 ≤ 4 * x_bj + x_tj), h9.2⟩, ⟨((int_le_add h5) : 4 * x_bi ≤ 4 * x_bi + x_ti), h9.1⟩⟩, ((int_c116 h6) : 4 * x_bi + x_ti ≤ 4 * x_bi + 3)⟩))
  (fun (h9 : ¬ (4 * x_bi + x_ti < N ∧ 4 * x_bj + x_tj < x_M)) => (w_none rfl)))))))))))))
  (fun x_bi h1 h2 => (r_none rfl)) (fun x_bi y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_c138 h6.2 h7.2 h6.1.2.1 h7.1.2.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_bi (.const 0) (.div (.add (.var v_N) (.const 3)) 4)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)

theorem program_vc (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    (program I M).vc I (impl.HasCell spec (base E N x_M P)) (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M) :=
  (vc_par_of 0 ((N + 3) / 4) rfl rfl (show Heap.Entails _ (known_1 I M N x_M P 0) from
  (entails_and (entails_points2 (fun q112 q113 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q112, q113]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q112, _, rfl, h1.2.1, h1.2.2, q113, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q114 q115 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q114, q115]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q114, _, rfl, h1.2.1, h1.2.2, q115, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q116 q117 h1 => (False.elim (int_c14 h1.1.2.1 h1.2)))))))
  (fun x_bi h1 h2 => (vc_1 N x_M P hl hM x_bi h0 h1 h2))
  (fun x_bi h1 h2 => (kept_1 N x_M P hl hM x_bi h0 h1 h2)) (race_1 N x_M P hl hM h0))

theorem output_0_2 (q118 q119 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ q118) (h2 : q118 < N) (h3 : 0 ≤ q119) (h4 : q119 < x_M) :
    ((program I M).post (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M)) ⟨a_c, [q118, q119]⟩ (M t_C [q118, q119]) :=
  ((at_right (at_right (at_points2 q118 q119 ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, (int_c28 h2)⟩ rfl)))
  : (known_1 I M N x_M P (max 0 ((N + 3) / 4))) ⟨a_c, [q118, q119]⟩ (M t_C [q118, q119]))

end

theorem consistent (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Consistent (base E N x_M P) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M P) :=
  solvable_layers (consistent E N x_M P h0)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : impl.LayoutOk spec (base E N x_M P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M P : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_C then ((0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N) ∧ 0 < P ∨ P = 0 else True

theorem covered_0 (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside N x_M P) (base E N x_M P) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (((Classical.em (0 < P)).elim (fun h5 => (Or.inl ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.2 h5))))
  : ((0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) ∧ 0 < P ∨ P = 0) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (i j : Int) (h1 : True) (h2 : ((0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) ∧ 0 < P ∨ P = 0) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E N x_M P).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 P (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < P) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < P) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ i), ((Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : i < N), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, j, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ j), ((Or.elim h2 (fun h4 => h4.1.1.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : j < x_M), rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Defined (base E N x_M P) :=
  defined_of (inside N x_M P)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M P h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E N x_M P h0 i j hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => ((0 ≤ (E v_N) ∧ 0 ≤ (E v_M)) ∧ 0 ≤ (E v_P)))
    (fun E => base E (E v_N) (E v_M) (E v_P)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) (E v_P) a) (fun E a => placed E (E v_N) (E v_M) (E v_P) a)
    (fun E a => consistent E (E v_N) (E v_M) (E v_P) a) (fun E a => solvable E (E v_N) (E v_M) (E v_P) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) (E v_P) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_N) (E v_M) (E v_P) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil))


end Redverify.Certificate.shared
