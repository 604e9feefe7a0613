module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.padded

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `K` -/ abbrev v_K : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `k` -/ abbrev v_k : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `io` -/ abbrev v_io : Var := 8
/-- `jo` -/ abbrev v_jo : Var := 9
/-- `ii` -/ abbrev v_ii : Var := 10
/-- `jj` -/ abbrev v_jj : Var := 11
/-- `ko` -/ abbrev v_ko : Var := 12
/-- `kk` -/ abbrev v_kk : Var := 13
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `acc` -/ abbrev a_acc : Arr := 3
/-- `at` -/ abbrev a_at : Arr := 4
/-- `bt` -/ abbrev a_bt : Arr := 5
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `matmul`. -/
def spec : Spec where
  assumptions := [.le (.const 1) (.var v_N), .le (.const 1) (.var v_M), .le (.const 1) (.var v_K)]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_K)],
      Region.mk t_B [(.const 0, .var v_K), (.const 0, .var v_M)]]
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
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_K)))
          (.fn
            (.builtin "*" .f32)
            [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]]))]

/-- Implementation `padded`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_io (.const 0) (.div (.add (.var v_N) (.const 15)) 16) <|
      .par v_jo (.const 0) (.div (.add (.var v_M) (.const 15)) 16) <|
        .allocate a_acc [.const 16, .const 16] <|
        .seq (.par v_ii (.const 0) (.const 16) <|
          .par v_jj (.const 0) (.const 16) <|
            .assign a_acc [.var v_ii, .var v_jj] (.fn (.literal .f32 0 1) [])) <|
        .seq (.scope [a_acc] <|
          .for v_ko (.const 0) (.div (.add (.var v_K) (.const 7)) 8) <|
            .allocate a_at [.const 16, .const 8] <|
            .allocate a_bt [.const 8, .const 16] <|
            .seq (.par v_ii (.const 0) (.const 16) <|
              .par v_kk (.const 0) (.const 8) <|
                .letin v_i (.add (.mul 16 (.var v_io)) (.var v_ii)) <|
                .letin v_k (.add (.mul 8 (.var v_ko)) (.var v_kk)) <|
                .assign
                  a_at
                  [.var v_ii, .var v_kk]
                  (.select
                    (.and (.lt (.var v_i) (.var v_N)) (.lt (.var v_k) (.var v_K)))
                    (.read
                      a_a
                      [
                        .min (.var v_i) (.add (.var v_N) (.const (-1))),
                        .min (.var v_k) (.add (.var v_K) (.const (-1)))])
                    (.fn (.literal .f32 0 1) []))) <|
            .seq (.par v_kk (.const 0) (.const 8) <|
              .par v_jj (.const 0) (.const 16) <|
                .letin v_k (.add (.mul 8 (.var v_ko)) (.var v_kk)) <|
                .letin v_j (.add (.mul 16 (.var v_jo)) (.var v_jj)) <|
                .assign
                  a_bt
                  [.var v_kk, .var v_jj]
                  (.select
                    (.and (.lt (.var v_k) (.var v_K)) (.lt (.var v_j) (.var v_M)))
                    (.read
                      a_b
                      [
                        .min (.var v_k) (.add (.var v_K) (.const (-1))),
                        .min (.var v_j) (.add (.var v_M) (.const (-1)))])
                    (.fn (.literal .f32 0 1) []))) <|
            .par v_ii (.const 0) (.const 16) <|
              .par v_jj (.const 0) (.const 16) <|
                .letin v_i (.add (.mul 16 (.var v_io)) (.var v_ii)) <|
                .letin v_j (.add (.mul 16 (.var v_jo)) (.var v_jj)) <|
                .for v_kk (.const 0) (.const 8) <|
                  .accumulate
                    false
                    (.builtin "+" .f32)
                    a_acc
                    [.var v_ii, .var v_jj]
                    (.fn (.builtin "*" .f32) [.read a_at [.var v_ii, .var v_kk], .read a_bt [.var v_kk, .var v_jj]])) <|
        .par v_ii (.const 0) (.const 16) <|
          .par v_jj (.const 0) (.const 16) <|
            .letin v_i (.add (.mul 16 (.var v_io)) (.var v_ii)) <|
            .letin v_j (.add (.mul 16 (.var v_jo)) (.var v_jj)) <|
            .ifte (.and (.lt (.var v_i) (.var v_N)) (.lt (.var v_j) (.var v_M))) (
              .assign a_c [.var v_i, .var v_j] (.read a_acc [.var v_ii, .var v_jj])
            ) (
              .skip
            )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := SemiringLaws I (.builtin "+" .f32) (.builtin "*" .f32) (.literal .f32 0 1) (.literal .f32 1 1) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : SemiringLaws I (.builtin "+" .f32) (.builtin "*" .f32) (.literal .f32 0 1) (.literal .f32 1 1) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N x_M K : Int) : Env := (((E.set v_N N).set v_M x_M).set v_K K)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_K) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 1 ≤ c) : 0 ≤ (min (8 * a + b) (c + (-1))) :=
  by omega

theorem fact_1 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : 1 ≤ c) : 0 ≤ (min (16 * a + b) (c + (-1))) :=
  by omega

theorem fact_2 {a b c : Int} (h0 : a + b < c) : (min (a + b) (c + (-1))) = b + a :=
  by omega

theorem fact_3 {a b c d x_e f : Int} (h0 : a + b < c) (h1 : d + x_e < f) (h2 : ¬ (b + a < c ∧ x_e + d < f)) : False :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : d = a) (h1 : d + b < c) : a + b < c :=
  by omega

theorem fact_5 {a b c d x_e f g h : Int} (h0 : a = b) (h1 : c < d + 1) (h2 : b + x_e < f) (h3 : d + g < h) (h4 : ¬ (a + x_e < f ∧ c + g < h)) : False :=
  by omega

theorem fact_6 {a b c d : Int} (h0 : c < 8) (h1 : a < c + 8 * d + b + (-8) * d) : a ≤ b + 7 :=
  by omega

theorem fact_7 {a b c d : Int} (h0 : a ≤ b + c) (h1 : ¬ a < b + 8 * d + c + (-8) * d) : a = b + c :=
  by omega

theorem fact_8 {a b c d : Int} (h0 : a < b + 8 * d + c + (-8) * d) : a ≤ b + c :=
  by omega

theorem fact_9 {a b c d : Int} (h0 : a = c + 8 * d) (h1 : c < b + (-8) * d) : a < b :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : a < b + 8 * d + c + (-8) * d) : a < b + c :=
  by omega

theorem fact_11 {a b c d x_e : Int} (h0 : c < d + (-8) * x_e) (h1 : ¬ (a < b ∧ c + 8 * x_e < d)) : ¬ a < b :=
  by omega

theorem fact_12 {a b c d x_e : Int} (h0 : c < d + (-8) * x_e) (h1 : ¬ (c + 8 * x_e < d ∧ a < b)) : ¬ a < b :=
  by omega

theorem fact_13 {a b c : Int} (h0 : a + (-8) * b ≤ c) (h1 : c + 8 * b < a) : False :=
  by omega

theorem fact_14 {a b c d : Int} (h0 : c + (-8) * b ≤ d) (h1 : a < c) (h2 : d < 8) : a ≤ 8 * b + 7 :=
  by omega

theorem fact_15 {a b c d x_e : Int} (h0 : x_e + (-8) * d ≤ b) (h1 : a < x_e) : a < b + 8 * c + 8 * d + (-8) * c :=
  by omega

theorem fact_16 {a b c d x_e : Int} (h0 : d = x_e) (h1 : a < b + 1 + 8 * x_e + c + (-8) * d) : a ≤ b + c :=
  by omega

theorem fact_17 {a b c d x_e : Int} (h0 : a ≤ b + d) (h1 : x_e = c) : a < b + 1 + 8 * c + d + (-8) * x_e :=
  by omega

theorem fact_18 {a b c d : Int} (h0 : d = a) (h1 : ¬ d + b < c) : ¬ a + b < c :=
  by omega

theorem fact_19 {a b c d x_e f g : Int} (h0 : d ≤ a) (h1 : a ≤ d + 7) (h2 : 0 ≤ b) (h3 : f = g) (h4 : b < 8) (h5 : a < b + 1 + 8 * c + d + (-8) * x_e) (h6 : ¬ (f = g ∧ x_e = c)) : a < b + 8 * c + d + (-8) * x_e :=
  by omega

theorem fact_20 {a b c d : Int} (h0 : c ≤ d) (h1 : d < 0 + 8 * b + c + (-8) * a) : a < b :=
  by omega

theorem fact_21 {a b c d : Int} (h0 : a ≤ c + 7) (h1 : d < b) : a < 0 + 8 * b + c + (-8) * d :=
  by omega

theorem fact_22 {a b c d : Int} (h0 : a ≤ c + 7) (h1 : d < b + 1) : a < 8 + 8 * b + c + (-8) * d :=
  by omega

theorem fact_23 {a b c d : Int} (h0 : c ≤ d) (h1 : d < 8 + 8 * b + c + (-8) * a) : a < b + 1 :=
  by omega

theorem fact_24 {a b c : Int} (h0 : 16 * c + a < b) : a < b + (-16) * c :=
  by omega

theorem fact_25 {a b c : Int} (h0 : a < 16 * c) (h1 : c < (b + 15) / 16) : a < b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M K : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M K) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 K x_M N x_io x_jo x_ko : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < K) ∧ y_k0 < 8 * x_ko)) (body1 (fun y_k0 => I.fn f_2 [sel (c0 + 16 * x_io < N) (M t_A [c0 + 16 * x_io, y_k0]) (I.fn f_1 []), sel (c1 + 16 * x_jo < x_M) (M t_B [y_k0, c1 + 16 * x_jo]) (I.fn f_1 [])])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 x_M N x_io x_jo x_ko : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8 * x_ko)) (body1 (fun y_k0 => I.fn f_2 [sel (c0 + 16 * x_io < N) (M t_A [c0 + 16 * x_io, y_k0]) (I.fn f_1 []), sel (c1 + 16 * x_jo < x_M) (M t_B [y_k0, c1 + 16 * x_jo]) (I.fn f_1 [])])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (c0 c1 K x_M N x_io x_jo : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < K)) (body1 (fun y_k0 => I.fn f_2 [sel (c0 + 16 * x_io < N) (M t_A [c0 + 16 * x_io, y_k0]) (I.fn f_1 []), sel (c1 + 16 * x_jo < x_M) (M t_B [y_k0, c1 + 16 * x_jo]) (I.fn f_1 [])])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c1 K x_M N x_ii x_io x_jo x_ko : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8 * x_ko ∨ ((8 * x_ko ≤ y_k0 ∧ y_k0 < K) ∧ y_k0 ≤ 8 * x_ko + 7) ∧ c0 < x_ii)) (body1 (fun y_k0 => I.fn f_2 [sel (c0 + 16 * x_io < N) (M t_A [c0 + 16 * x_io, y_k0]) (I.fn f_1 []), sel (c1 + 16 * x_jo < x_M) (M t_B [y_k0, c1 + 16 * x_jo]) (I.fn f_1 [])])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 c1 K x_M N x_ii x_io x_jj x_jo x_ko : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8 * x_ko ∨ (((8 * x_ko ≤ y_k0 ∧ y_k0 < K) ∧ y_k0 ≤ 8 * x_ko + 7) ∧ c0 = x_ii) ∧ c1 < x_jj) ∨ ((8 * x_ko ≤ y_k0 ∧ y_k0 < K) ∧ y_k0 ≤ 8 * x_ko + 7) ∧ c0 < x_ii)) (body1 (fun y_k0 => I.fn f_2 [sel (c0 + 16 * x_io < N) (M t_A [c0 + 16 * x_io, y_k0]) (I.fn f_1 []), sel (c1 + 16 * x_jo < x_M) (M t_B [y_k0, c1 + 16 * x_jo]) (I.fn f_1 [])])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c0 c1 K x_M N x_ii x_io x_jj x_jo x_kk x_ko : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8 * x_ko ∨ (((8 * x_ko ≤ y_k0 ∧ y_k0 < K) ∧ y_k0 ≤ 8 * x_ko + 7) ∧ y_k0 < x_kk + 8 * x_jj + 8 * x_ko + (-8) * c1) ∧ c0 = x_ii) ∨ ((8 * x_ko ≤ y_k0 ∧ y_k0 < K) ∧ y_k0 ≤ 8 * x_ko + 7) ∧ c0 < x_ii)) (body1 (fun y_k0 => I.fn f_2 [sel (c0 + 16 * x_io < N) (M t_A [c0 + 16 * x_io, y_k0]) (I.fn f_1 []), sel (c1 + 16 * x_jo < x_M) (M t_B [y_k0, c1 + 16 * x_jo]) (I.fn f_1 [])])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (K x_M N x_ii x_io x_jj x_jo x_kk x_ko : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < K) ∧ y_k0 ≤ x_kk + 8 * x_ko)) (body1 (fun y_k0 => I.fn f_2 [sel (x_ii + 16 * x_io < N) (M t_A [x_ii + 16 * x_io, y_k0]) (I.fn f_1 []), sel (x_jj + 16 * x_jo < x_M) (M t_B [y_k0, x_jj + 16 * x_jo]) (I.fn f_1 [])])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (K i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < K)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_7 I M K i j) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_K))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E N x_M K).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < K) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N K : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < K) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M K : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < K)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N x_M x_io : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N) ∧ c0 < 16 * x_io)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M K x_io : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_1_1 I M x_M K).and (known_1_2 I M N x_M x_io)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N x_M x_io x_jo : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < x_M) ∧ c1 < 16 * x_jo) ∧ 16 * x_io ≤ c0 ∧ c0 < N) ∧ c0 ≤ 16 * x_io + 15 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 16 * x_io)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M K x_io x_jo : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_1_1 I M x_M K).and (known_2_2 I M N x_M x_io x_jo)))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_ii : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < x_ii)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (N x_M x_io x_jo : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 16 * x_jo) ∧ 16 * x_io ≤ c0 ∧ c0 < N) ∧ c0 ≤ 16 * x_io + 15 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 16 * x_io)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ii : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_3_1 I M x_ii).and ((known_1_1 I M x_M K).and (known_3_3 I M N x_M x_io x_jo))))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_ii x_jj : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => c0 = x_ii ∧ 0 ≤ c1 ∧ c1 < x_jj ∨ (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < x_ii)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ii x_jj : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_4_1 I M x_ii x_jj).and ((known_1_1 I M x_M K).and (known_3_3 I M N x_M x_io x_jo))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_acc [.var v_ii, .var v_jj] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_4 (x_io x_jo x_ii x_jj : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ii) (h8 : x_ii < 16) (h9 : 0 ≤ x_jj) (h10 : x_jj < 16) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E N x_M K)) a_acc [16, 16]) (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii).set v_jj x_jj) (known_4 I M N x_M K x_io x_jo x_ii x_jj) :=
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h7, h8, h9, h10, trivial⟩) ev_const
  rfl)

theorem kept_4 (x_io x_jo x_ii x_jj : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ii) (h8 : x_ii < 16) (h9 : 0 ≤ x_jj) (h10 : x_jj < 16) :
    Heap.Entails ((body_4 I M).post (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii).set v_jj x_jj) (known_4 I M N x_M K x_io x_jo x_ii x_jj)) (known_4 I M N x_M K x_io x_jo x_ii (x_jj + 1)) :=
  (show Heap.Entails _ (known_4 I M N x_M K x_io x_jo x_ii (x_jj + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points2 (fun q0 q1 h11 => (Or.elim h11 (fun h12 =>
  ((Classical.em (q0 = x_ii ∧ q1 = x_jj)).elim (fun h13 => (at_set_eq2 q0 q1 x_ii x_jj h13 rfl))
  (fun h13 => (at_set_ne2 q0 q1 x_ii x_jj h13
  (at_right (at_left (at_points2 q0 q1 (Or.inl ⟨h12.1, ⟨h12.2.1, (int_c0 h12.1 h12.2.2 h13)⟩⟩) rfl)))))))
  (fun h12 => (at_set_ne2 q0 q1 x_ii x_jj (fun h13 => (int_eab_tab_F h13.1 h12.2.2))
  (at_right (at_left (at_points2 q0 q1 (Or.inr h12) rfl))))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

theorem race_4 (x_io x_jo x_ii : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ii) (h8 : x_ii < 16) :
    ParVC I 0 16 (body_4 I M).erase (fun x_jj => (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii).set v_jj x_jj)) (fun x_jj => (body_4 I M).post (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii).set v_jj x_jj) (known_4 I M N x_M K x_io x_jo x_ii x_jj)) :=
  (race_arrays [a_acc] rfl rfl
  (all_cons (apart2 (fun x_jj c0 c1 => c0 = x_ii ∧ c1 = x_jj) (fun x_jj c0 c1 => (1 : Int) < 0)
  (fun x_jj h9 h10 => (w_assign2 x_ii x_jj ⟨rfl, rfl⟩)) (fun x_jj h9 h10 => (r_none rfl))
  (fun x_jj y_y c0 c1 h9 h10 h11 h12 h13 h14 =>
  ⟨int_not_one_lt_zero, (fun h15 => (int_eab_eac_nebc_F h14.2 h15.2 h13))⟩)) all_nil))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_jj (.const 0) (.const 16)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_K) (e v_io) (e v_jo) (e v_ii) x) (body_4 I M)

theorem vc_3 (x_io x_jo x_ii : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ii) (h8 : x_ii < 16) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N x_M K)) a_acc [16, 16]) ((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii) (known_3 I M N x_M K x_io x_jo x_ii) :=
  (vc_par_of 0 16 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q2 q3 h9 => (Or.elim h9 (fun h10 => (False.elim (int_lab_tba_F h10.2.1 h10.2.2)))
  (fun h10 => (at_right (at_left (at_points2 q2 q3 h10 rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_3 I M N x_M K x_io x_jo x_ii) (known_4 I M N x_M K x_io x_jo x_ii 0))
  (fun x_jj h9 h10 => (vc_4 N x_M K hl hM x_io x_jo x_ii x_jj h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_jj h9 h10 => (kept_4 N x_M K hl hM x_io x_jo x_ii x_jj h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (race_4 N x_M K hl hM x_io x_jo x_ii h0 h1 h2 h3 h4 h5 h6 h7 h8))

theorem kept_3 (x_io x_jo x_ii : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ii) (h8 : x_ii < 16) :
    Heap.Entails ((body_3 I M).post ((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii) (known_3 I M N x_M K x_io x_jo x_ii)) (known_3 I M N x_M K x_io x_jo (x_ii + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q4 q5 h9 =>
  (at_right (at_left (at_points2 q4 q5 ((Classical.em (q4 = x_ii)).elim (fun h10 => (Or.inl ⟨h10, ⟨h9.1.1, h9.1.2⟩⟩))
  (fun h10 => (Or.inr ⟨⟨h9.1.1, h9.1.2⟩, ⟨h9.2.1, (int_taB_neab_tab h9.2.2 h10)⟩⟩))) rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_4 I M N x_M K x_io x_jo x_ii 16) (known_3 I M N x_M K x_io x_jo (x_ii + 1)))

theorem race_3 (x_io x_jo : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) :
    ParVC I 0 16 (body_3 I M).erase (fun x_ii => ((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii)) (fun x_ii => (body_3 I M).post ((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii) (known_3 I M N x_M K x_io x_jo x_ii)) :=
  (race_arrays [a_acc] rfl rfl (all_cons
  (apart2 (fun x_ii c0 c1 => c0 = x_ii ∧ 0 ≤ c1 ∧ c1 < 16) (fun x_ii c0 c1 => (1 : Int) < 0)
  (fun x_ii h7 h8 =>
  (w_par 0 16 rfl rfl (fun x_jj h9 h10 => (w_assign2 x_ii x_jj ⟨rfl, ⟨h9, h10⟩⟩))))
  (fun x_ii h7 h8 => (r_none rfl)) (fun x_ii y_y c0 c1 h7 h8 h9 h10 h11 h12 =>
  ⟨int_not_one_lt_zero, (fun h13 => (int_eab_eac_nebc_F h12.1 h13.1 h11))⟩)) all_nil))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ko : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 => (value_0 I M c0 c1 K x_M N x_io x_jo x_ko))

noncomputable def known_5 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ko : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_5_1 I M N x_M K x_io x_jo x_ko).and ((known_1_1 I M x_M K).and (known_3_3 I M N x_M x_io x_jo))))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (N x_M x_io x_jo x_ko : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 => (value_1 I M c0 c1 x_M N x_io x_jo x_ko))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (N K x_io x_ko x_ii : Int) : Heap V :=
  .points2 a_at
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < x_ii)
    (fun c0 c1 => (sel (c0 + 16 * x_io < N ∧ c1 + 8 * x_ko < K) (M t_A [c0 + 16 * x_io, c1 + 8 * x_ko]) (I.fn f_1 [])))

noncomputable def known_6 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ko x_ii : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_6_1 I M N x_M x_io x_jo x_ko).and ((known_6_2 I M N K x_io x_ko x_ii).and ((known_1_1 I M x_M K).and (known_3_3 I M N x_M x_io x_jo)))))

noncomputable def known_7_1 (I : Interp V) (M : Model V) (N x_M x_io x_jo x_ko : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 => (value_1 I M c0 c1 x_M N x_io x_jo x_ko))

noncomputable def known_7_2 (I : Interp V) (M : Model V) (N K x_io x_ko x_ii x_kk : Int) : Heap V :=
  .points2 a_at
    (fun c0 c1 => c0 = x_ii ∧ 0 ≤ c1 ∧ c1 < x_kk ∨ (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < x_ii)
    (fun c0 c1 => (sel (c0 + 16 * x_io < N ∧ c1 + 8 * x_ko < K) (M t_A [c0 + 16 * x_io, c1 + 8 * x_ko]) (I.fn f_1 [])))

noncomputable def known_7 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ko x_ii x_kk : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_7_1 I M N x_M x_io x_jo x_ko).and ((known_7_2 I M N K x_io x_ko x_ii x_kk).and ((known_1_1 I M x_M K).and (known_3_3 I M N x_M x_io x_jo)))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_i (.add (.mul 16 (.var v_io)) (.var v_ii)) <|
  .letin v_k (.add (.mul 8 (.var v_ko)) (.var v_kk)) <|
  .assign
    a_at
    [.var v_ii, .var v_kk]
    (.select
      (.and (.lt (.var v_i) (.var v_N)) (.lt (.var v_k) (.var v_K)))
      (.read
        a_a
        [
          .min (.var v_i) (.add (.var v_N) (.const (-1))),
          .min (.var v_k) (.add (.var v_K) (.const (-1)))])
      (.fn f_1 []))
    (fun e => (sel ((e v_ii) + 16 * (e v_io) < (e v_N) ∧ (e v_kk) + 8 * (e v_ko) < (e v_K)) (M t_A [(e v_ii) + 16 * (e v_io), (e v_kk) + 8 * (e v_ko)]) (I.fn f_1 [])))

theorem vc_7 (x_io x_jo x_ko x_ii x_kk : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_ii) (h10 : x_ii < 16) (h11 : 0 ≤ x_kk) (h12 : x_kk < 8) :
    (body_7 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N x_M K)) a_acc [16, 16]) a_at [16, 8]) a_bt [8, 16]) ((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii).set v_kk x_kk) (known_7 I M N x_M K x_io x_jo x_ko x_ii x_kk) :=
  (vc_let (vc_let (vc_assign_of
  (sel (16 * x_io + x_ii < N ∧ 8 * x_ko + x_kk < K) (M t_A [(min (16 * x_io + x_ii) (N + (-1))), (min (8 * x_ko + x_kk) (K + (-1)))]) (I.fn f_1 []))
  (in_other (by decide) (in_allocated ⟨h9, h10, h11, h12, trivial⟩)) (ev_select_of cond_holds
  (ev_read ((at_left (at_points2 (min (16 * x_io + x_ii) (N + (-1))) (min (8 * x_ko + x_kk) (K + (-1)))
  ⟨⟨(fact_0 h7 h11 h2), int_c39⟩, ⟨(fact_1 h3 h9 h0), int_c39⟩⟩ rfl))
  : (known_7 I M N x_M K x_io x_jo x_ko x_ii x_kk) ⟨a_a, [(min (16 * x_io + x_ii) (N + (-1))), (min (8 * x_ko + x_kk) (K + (-1)))]⟩ (M t_A [(min (16 * x_io + x_ii) (N + (-1))), (min (8 * x_ko + x_kk) (K + (-1)))])))
  ev_const) (((Classical.em (16 * x_io + x_ii < N ∧ 8 * x_ko + x_kk < K)).elim
  (fun h13 => (Eq.trans ((sel_pos h13)
  : sel (16 * x_io + x_ii < N ∧ 8 * x_ko + x_kk < K) (M t_A [(min (16 * x_io + x_ii) (N + (-1))), (min (8 * x_ko + x_kk) (K + (-1)))]) (I.fn f_1 []) = M t_A [(min (16 * x_io + x_ii) (N + (-1))), (min (8 * x_ko + x_kk) (K + (-1)))])
  (Eq.trans ((at_congr2 (fact_2 h13.1) (fact_2 h13.2))
  : M t_A [(min (16 * x_io + x_ii) (N + (-1))), (min (8 * x_ko + x_kk) (K + (-1)))] = M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko])
  (Eq.symm (sel_pos ⟨(int_c205 h13.1), (int_c205 h13.2)⟩))))) (fun h13 => (Eq.trans ((sel_neg h13)
  : sel (16 * x_io + x_ii < N ∧ 8 * x_ko + x_kk < K) (M t_A [(min (16 * x_io + x_ii) (N + (-1))), (min (8 * x_ko + x_kk) (K + (-1)))]) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fun h14 => (fact_3 h14.1 h14.2 h13))))))))
  : sel (16 * x_io + x_ii < N ∧ 8 * x_ko + x_kk < K) (M t_A [(min (16 * x_io + x_ii) (N + (-1))), (min (8 * x_ko + x_kk) (K + (-1)))]) (I.fn f_1 []) = sel (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K) (M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko]) (I.fn f_1 [])))))

theorem kept_7 (x_io x_jo x_ko x_ii x_kk : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_ii) (h10 : x_ii < 16) (h11 : 0 ≤ x_kk) (h12 : x_kk < 8) :
    Heap.Entails ((body_7 I M).post ((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii).set v_kk x_kk) (known_7 I M N x_M K x_io x_jo x_ko x_ii x_kk)) (known_7 I M N x_M K x_io x_jo x_ko x_ii (x_kk + 1)) :=
  (show Heap.Entails _ (known_7 I M N x_M K x_io x_jo x_ko x_ii (x_kk + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q10 q11 h13 =>
  (Or.elim h13 (fun h14 => ((Classical.em (q10 = x_ii ∧ q11 = x_kk)).elim (fun h15 =>
  (at_set_eq2 q10 q11 x_ii x_kk h15 (((Classical.em (q10 + 16 * x_io < N ∧ q11 + 8 * x_ko < K)).elim
  (fun h16 => (Eq.trans ((sel_pos h16)
  : sel (q10 + 16 * x_io < N ∧ q11 + 8 * x_ko < K) (M t_A [q10 + 16 * x_io, q11 + 8 * x_ko]) (I.fn f_1 []) = M t_A [q10 + 16 * x_io, q11 + 8 * x_ko])
  (Eq.trans ((at_congr2 (int_c117 h14.1) (int_c117 h15.2))
  : M t_A [q10 + 16 * x_io, q11 + 8 * x_ko] = M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko])
  (Eq.symm (sel_pos ⟨(fact_4 h14.1 h16.1), (fact_4 h15.2 h16.2)⟩)))))
  (fun h16 => (Eq.trans ((sel_neg h16)
  : sel (q10 + 16 * x_io < N ∧ q11 + 8 * x_ko < K) (M t_A [q10 + 16 * x_io, q11 + 8 * x_ko]) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fun h17 => (fact_5 h14.1 h14.2.2 h17.1 h17.2 h16))))))))
  : sel (q10 + 16 * x_io < N ∧ q11 + 8 * x_ko < K) (M t_A [q10 + 16 * x_io, q11 + 8 * x_ko]) (I.fn f_1 []) = sel (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K) (M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko]) (I.fn f_1 []))))
  (fun h15 => (at_set_ne2 q10 q11 x_ii x_kk h15
  (at_right (at_right (at_left (at_points2 q10 q11 (Or.inl ⟨h14.1, ⟨h14.2.1, (int_c0 h14.1 h14.2.2 h15)⟩⟩) rfl))))))))
  (fun h14 => (at_set_ne2 q10 q11 x_ii x_kk (fun h15 => (int_eab_tab_F h15.1 h14.2.2))
  (at_right (at_right (at_left (at_points2 q10 q11 (Or.inr h14) rfl)))))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))

theorem race_7 (x_io x_jo x_ko x_ii : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_ii) (h10 : x_ii < 16) :
    ParVC I 0 8 (body_7 I M).erase (fun x_kk => ((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii).set v_kk x_kk)) (fun x_kk => (body_7 I M).post ((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii).set v_kk x_kk) (known_7 I M N x_M K x_io x_jo x_ko x_ii x_kk)) :=
  (race_arrays [a_at] rfl rfl
  (all_cons (apart2 (fun x_kk c0 c1 => c0 = x_ii ∧ c1 = x_kk) (fun x_kk c0 c1 => (1 : Int) < 0)
  (fun x_kk h11 h12 => (w_let (w_let (w_assign2 x_ii x_kk ⟨rfl, rfl⟩))))
  (fun x_kk h11 h12 => (r_none rfl)) (fun x_kk y_y c0 c1 h11 h12 h13 h14 h15 h16 =>
  ⟨int_not_one_lt_zero, (fun h17 => (int_eab_eac_nebc_F h16.2 h17.2 h15))⟩)) all_nil))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_kk (.const 0) (.const 8)
    (fun e x => known_7 I M (e v_N) (e v_M) (e v_K) (e v_io) (e v_jo) (e v_ko) (e v_ii) x) (body_7 I M)

theorem vc_6 (x_io x_jo x_ko x_ii : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_ii) (h10 : x_ii < 16) :
    (body_6 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N x_M K)) a_acc [16, 16]) a_at [16, 8]) a_bt [8, 16]) (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii) (known_6 I M N x_M K x_io x_jo x_ko x_ii) :=
  (vc_par_of 0 8 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q12 q13 h11 => (at_right (at_left (at_points2 q12 q13 h11 rfl)))))
  (entails_and
  (entails_points2 (fun q14 q15 h11 => (Or.elim h11 (fun h12 => (False.elim (int_lab_tba_F h12.2.1 h12.2.2)))
  (fun h12 => (at_right (at_right (at_left (at_points2 q14 q15 h12 rfl))))))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))
  : Heap.Entails (known_6 I M N x_M K x_io x_jo x_ko x_ii) (known_7 I M N x_M K x_io x_jo x_ko x_ii 0))
  (fun x_kk h11 h12 =>
  (vc_7 N x_M K hl hM x_io x_jo x_ko x_ii x_kk h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))
  (fun x_kk h11 h12 =>
  (kept_7 N x_M K hl hM x_io x_jo x_ko x_ii x_kk h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))
  (race_7 N x_M K hl hM x_io x_jo x_ko x_ii h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))

theorem kept_6 (x_io x_jo x_ko x_ii : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_ii) (h10 : x_ii < 16) :
    Heap.Entails ((body_6 I M).post (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii) (known_6 I M N x_M K x_io x_jo x_ko x_ii)) (known_6 I M N x_M K x_io x_jo x_ko (x_ii + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q16 q17 h11 => (at_right (at_left (at_points2 q16 q17 h11 rfl)))))
  (entails_and (entails_points2 (fun q18 q19 h11 => (at_right (at_right (at_left (at_points2 q18 q19
  ((Classical.em (q18 = x_ii)).elim (fun h12 => (Or.inl ⟨h12, ⟨h11.1.1, h11.1.2⟩⟩))
  (fun h12 => (Or.inr ⟨⟨h11.1.1, h11.1.2⟩, ⟨h11.2.1, (int_taB_neab_tab h11.2.2 h12)⟩⟩))) rfl))))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))
  : Heap.Entails (known_7 I M N x_M K x_io x_jo x_ko x_ii 8) (known_6 I M N x_M K x_io x_jo x_ko (x_ii + 1)))

theorem race_6 (x_io x_jo x_ko : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) :
    ParVC I 0 16 (body_6 I M).erase (fun x_ii => (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii)) (fun x_ii => (body_6 I M).post (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii) (known_6 I M N x_M K x_io x_jo x_ko x_ii)) :=
  (race_arrays [a_at] rfl rfl (all_cons
  (apart2 (fun x_ii c0 c1 => c0 = x_ii ∧ 0 ≤ c1 ∧ c1 < 8) (fun x_ii c0 c1 => (1 : Int) < 0)
  (fun x_ii h9 h10 =>
  (w_par 0 8 rfl rfl (fun x_kk h11 h12 => (w_let (w_let (w_assign2 x_ii x_kk ⟨rfl, ⟨h11, h12⟩⟩))))))
  (fun x_ii h9 h10 => (r_none rfl)) (fun x_ii y_y c0 c1 h9 h10 h11 h12 h13 h14 =>
  ⟨int_not_one_lt_zero, (fun h15 => (int_eab_eac_nebc_F h14.1 h15.1 h13))⟩)) all_nil))

noncomputable def known_8_1 (I : Interp V) (M : Model V) (N x_M x_io x_jo x_ko : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 => (value_1 I M c0 c1 x_M N x_io x_jo x_ko))

noncomputable def known_8_2 (I : Interp V) (M : Model V) (N K x_io x_ko : Int) : Heap V :=
  .points2 a_at
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 => (sel (c0 + 16 * x_io < N ∧ c1 + 8 * x_ko < K) (M t_A [c0 + 16 * x_io, c1 + 8 * x_ko]) (I.fn f_1 [])))

noncomputable def known_8_4 (I : Interp V) (M : Model V) (x_M K x_jo x_ko x_kk : Int) : Heap V :=
  .points2 a_bt
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < x_kk)
    (fun c0 c1 => (sel (c0 + 8 * x_ko < K ∧ c1 + 16 * x_jo < x_M) (M t_B [c0 + 8 * x_ko, c1 + 16 * x_jo]) (I.fn f_1 [])))

noncomputable def known_8 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ko x_kk : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_8_1 I M N x_M x_io x_jo x_ko).and ((known_8_2 I M N K x_io x_ko).and ((known_1_1 I M x_M K).and ((known_8_4 I M x_M K x_jo x_ko x_kk).and (known_3_3 I M N x_M x_io x_jo))))))

noncomputable def known_9_1 (I : Interp V) (M : Model V) (N x_M x_io x_jo x_ko : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 => (value_1 I M c0 c1 x_M N x_io x_jo x_ko))

noncomputable def known_9_4 (I : Interp V) (M : Model V) (x_M K x_jo x_ko x_kk x_jj : Int) : Heap V :=
  .points2 a_bt
    (fun c0 c1 => c0 = x_kk ∧ 0 ≤ c1 ∧ c1 < x_jj ∨ (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < x_kk)
    (fun c0 c1 => (sel (c0 + 8 * x_ko < K ∧ c1 + 16 * x_jo < x_M) (M t_B [c0 + 8 * x_ko, c1 + 16 * x_jo]) (I.fn f_1 [])))

noncomputable def known_9 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ko x_kk x_jj : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_9_1 I M N x_M x_io x_jo x_ko).and ((known_8_2 I M N K x_io x_ko).and ((known_1_1 I M x_M K).and ((known_9_4 I M x_M K x_jo x_ko x_kk x_jj).and (known_3_3 I M N x_M x_io x_jo))))))

noncomputable def body_9 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_k (.add (.mul 8 (.var v_ko)) (.var v_kk)) <|
  .letin v_j (.add (.mul 16 (.var v_jo)) (.var v_jj)) <|
  .assign
    a_bt
    [.var v_kk, .var v_jj]
    (.select
      (.and (.lt (.var v_k) (.var v_K)) (.lt (.var v_j) (.var v_M)))
      (.read
        a_b
        [
          .min (.var v_k) (.add (.var v_K) (.const (-1))),
          .min (.var v_j) (.add (.var v_M) (.const (-1)))])
      (.fn f_1 []))
    (fun e => (sel ((e v_kk) + 8 * (e v_ko) < (e v_K) ∧ (e v_jj) + 16 * (e v_jo) < (e v_M)) (M t_B [(e v_kk) + 8 * (e v_ko), (e v_jj) + 16 * (e v_jo)]) (I.fn f_1 [])))

theorem vc_9 (x_io x_jo x_ko x_kk x_jj : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_kk) (h10 : x_kk < 8) (h11 : 0 ≤ x_jj) (h12 : x_jj < 16) :
    (body_9 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N x_M K)) a_acc [16, 16]) a_at [16, 8]) a_bt [8, 16]) ((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_kk x_kk).set v_jj x_jj) (known_9 I M N x_M K x_io x_jo x_ko x_kk x_jj) :=
  (vc_let (vc_let (vc_assign_of
  (sel (8 * x_ko + x_kk < K ∧ 16 * x_jo + x_jj < x_M) (M t_B [(min (8 * x_ko + x_kk) (K + (-1))), (min (16 * x_jo + x_jj) (x_M + (-1)))]) (I.fn f_1 []))
  (in_allocated ⟨h9, h10, h11, h12, trivial⟩) (ev_select_of cond_holds
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 (min (8 * x_ko + x_kk) (K + (-1))) (min (16 * x_jo + x_jj) (x_M + (-1)))
  ⟨⟨(fact_1 h5 h11 h1), int_c39⟩, ⟨(fact_0 h7 h9 h2), int_c39⟩⟩ rfl)))))
  : (known_9 I M N x_M K x_io x_jo x_ko x_kk x_jj) ⟨a_b, [(min (8 * x_ko + x_kk) (K + (-1))), (min (16 * x_jo + x_jj) (x_M + (-1)))]⟩ (M t_B [(min (8 * x_ko + x_kk) (K + (-1))), (min (16 * x_jo + x_jj) (x_M + (-1)))])))
  ev_const) (((Classical.em (8 * x_ko + x_kk < K ∧ 16 * x_jo + x_jj < x_M)).elim
  (fun h13 => (Eq.trans ((sel_pos h13)
  : sel (8 * x_ko + x_kk < K ∧ 16 * x_jo + x_jj < x_M) (M t_B [(min (8 * x_ko + x_kk) (K + (-1))), (min (16 * x_jo + x_jj) (x_M + (-1)))]) (I.fn f_1 []) = M t_B [(min (8 * x_ko + x_kk) (K + (-1))), (min (16 * x_jo + x_jj) (x_M + (-1)))])
  (Eq.trans ((at_congr2 (fact_2 h13.1) (fact_2 h13.2))
  : M t_B [(min (8 * x_ko + x_kk) (K + (-1))), (min (16 * x_jo + x_jj) (x_M + (-1)))] = M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo])
  (Eq.symm (sel_pos ⟨(int_c205 h13.1), (int_c205 h13.2)⟩))))) (fun h13 => (Eq.trans ((sel_neg h13)
  : sel (8 * x_ko + x_kk < K ∧ 16 * x_jo + x_jj < x_M) (M t_B [(min (8 * x_ko + x_kk) (K + (-1))), (min (16 * x_jo + x_jj) (x_M + (-1)))]) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fun h14 => (fact_3 h14.1 h14.2 h13))))))))
  : sel (8 * x_ko + x_kk < K ∧ 16 * x_jo + x_jj < x_M) (M t_B [(min (8 * x_ko + x_kk) (K + (-1))), (min (16 * x_jo + x_jj) (x_M + (-1)))]) (I.fn f_1 []) = sel (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M) (M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo]) (I.fn f_1 [])))))

theorem kept_9 (x_io x_jo x_ko x_kk x_jj : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_kk) (h10 : x_kk < 8) (h11 : 0 ≤ x_jj) (h12 : x_jj < 16) :
    Heap.Entails ((body_9 I M).post ((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_kk x_kk).set v_jj x_jj) (known_9 I M N x_M K x_io x_jo x_ko x_kk x_jj)) (known_9 I M N x_M K x_io x_jo x_ko x_kk (x_jj + 1)) :=
  (show Heap.Entails _ (known_9 I M N x_M K x_io x_jo x_ko x_kk (x_jj + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_points2 (fun q25 q26 h13 => (Or.elim h13 (fun h14 =>
  ((Classical.em (q25 = x_kk ∧ q26 = x_jj)).elim (fun h15 => (at_set_eq2 q25 q26 x_kk x_jj h15
  (((Classical.em (q25 + 8 * x_ko < K ∧ q26 + 16 * x_jo < x_M)).elim
  (fun h16 => (Eq.trans ((sel_pos h16)
  : sel (q25 + 8 * x_ko < K ∧ q26 + 16 * x_jo < x_M) (M t_B [q25 + 8 * x_ko, q26 + 16 * x_jo]) (I.fn f_1 []) = M t_B [q25 + 8 * x_ko, q26 + 16 * x_jo])
  (Eq.trans ((at_congr2 (int_c117 h14.1) (int_c117 h15.2))
  : M t_B [q25 + 8 * x_ko, q26 + 16 * x_jo] = M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo])
  (Eq.symm (sel_pos ⟨(fact_4 h14.1 h16.1), (fact_4 h15.2 h16.2)⟩)))))
  (fun h16 => (Eq.trans ((sel_neg h16)
  : sel (q25 + 8 * x_ko < K ∧ q26 + 16 * x_jo < x_M) (M t_B [q25 + 8 * x_ko, q26 + 16 * x_jo]) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fun h17 => (fact_5 h14.1 h14.2.2 h17.1 h17.2 h16))))))))
  : sel (q25 + 8 * x_ko < K ∧ q26 + 16 * x_jo < x_M) (M t_B [q25 + 8 * x_ko, q26 + 16 * x_jo]) (I.fn f_1 []) = sel (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M) (M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo]) (I.fn f_1 []))))
  (fun h15 => (at_set_ne2 q25 q26 x_kk x_jj h15
  (at_right (at_right (at_right (at_right (at_left (at_points2 q25 q26 (Or.inl ⟨h14.1, ⟨h14.2.1, (int_c0 h14.1 h14.2.2 h15)⟩⟩) rfl))))))))))
  (fun h14 => (at_set_ne2 q25 q26 x_kk x_jj (fun h15 => (int_eab_tab_F h15.1 h14.2.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q25 q26 (Or.inr h14) rfl)))))))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))

theorem race_9 (x_io x_jo x_ko x_kk : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_kk) (h10 : x_kk < 8) :
    ParVC I 0 16 (body_9 I M).erase (fun x_jj => ((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_kk x_kk).set v_jj x_jj)) (fun x_jj => (body_9 I M).post ((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_kk x_kk).set v_jj x_jj) (known_9 I M N x_M K x_io x_jo x_ko x_kk x_jj)) :=
  (race_arrays [a_bt] rfl rfl
  (all_cons (apart2 (fun x_jj c0 c1 => c0 = x_kk ∧ c1 = x_jj) (fun x_jj c0 c1 => (1 : Int) < 0)
  (fun x_jj h11 h12 => (w_let (w_let (w_assign2 x_kk x_jj ⟨rfl, rfl⟩))))
  (fun x_jj h11 h12 => (r_none rfl)) (fun x_jj y_y c0 c1 h11 h12 h13 h14 h15 h16 =>
  ⟨int_not_one_lt_zero, (fun h17 => (int_eab_eac_nebc_F h16.2 h17.2 h15))⟩)) all_nil))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_jj (.const 0) (.const 16)
    (fun e x => known_9 I M (e v_N) (e v_M) (e v_K) (e v_io) (e v_jo) (e v_ko) (e v_kk) x) (body_9 I M)

theorem vc_8 (x_io x_jo x_ko x_kk : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_kk) (h10 : x_kk < 8) :
    (body_8 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N x_M K)) a_acc [16, 16]) a_at [16, 8]) a_bt [8, 16]) (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_kk x_kk) (known_8 I M N x_M K x_io x_jo x_ko x_kk) :=
  (vc_par_of 0 16 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q27 q28 h11 => (at_right (at_left (at_points2 q27 q28 h11 rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_points2 (fun q29 q30 h11 => (Or.elim h11 (fun h12 => (False.elim (int_lab_tba_F h12.2.1 h12.2.2)))
  (fun h12 => (at_right (at_right (at_right (at_right (at_left (at_points2 q29 q30 h12 rfl))))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_8 I M N x_M K x_io x_jo x_ko x_kk) (known_9 I M N x_M K x_io x_jo x_ko x_kk 0))
  (fun x_jj h11 h12 =>
  (vc_9 N x_M K hl hM x_io x_jo x_ko x_kk x_jj h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))
  (fun x_jj h11 h12 =>
  (kept_9 N x_M K hl hM x_io x_jo x_ko x_kk x_jj h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))
  (race_9 N x_M K hl hM x_io x_jo x_ko x_kk h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))

theorem kept_8 (x_io x_jo x_ko x_kk : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_kk) (h10 : x_kk < 8) :
    Heap.Entails ((body_8 I M).post (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_kk x_kk) (known_8 I M N x_M K x_io x_jo x_ko x_kk)) (known_8 I M N x_M K x_io x_jo x_ko (x_kk + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q31 q32 h11 => (at_right (at_left (at_points2 q31 q32 h11 rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_points2 (fun q33 q34 h11 => (at_right (at_right (at_right (at_right (at_left (at_points2 q33 q34
  ((Classical.em (q33 = x_kk)).elim (fun h12 => (Or.inl ⟨h12, ⟨h11.1.1, h11.1.2⟩⟩))
  (fun h12 => (Or.inr ⟨⟨h11.1.1, h11.1.2⟩, ⟨h11.2.1, (int_taB_neab_tab h11.2.2 h12)⟩⟩))) rfl))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_9 I M N x_M K x_io x_jo x_ko x_kk 16) (known_8 I M N x_M K x_io x_jo x_ko (x_kk + 1)))

theorem race_8 (x_io x_jo x_ko : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) :
    ParVC I 0 8 (body_8 I M).erase (fun x_kk => (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_kk x_kk)) (fun x_kk => (body_8 I M).post (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_kk x_kk) (known_8 I M N x_M K x_io x_jo x_ko x_kk)) :=
  (race_arrays [a_bt] rfl rfl (all_cons
  (apart2 (fun x_kk c0 c1 => c0 = x_kk ∧ 0 ≤ c1 ∧ c1 < 16) (fun x_kk c0 c1 => (1 : Int) < 0)
  (fun x_kk h9 h10 =>
  (w_par 0 16 rfl rfl (fun x_jj h11 h12 => (w_let (w_let (w_assign2 x_kk x_jj ⟨rfl, ⟨h11, h12⟩⟩))))))
  (fun x_kk h9 h10 => (r_none rfl)) (fun x_kk y_y c0 c1 h9 h10 h11 h12 h13 h14 =>
  ⟨int_not_one_lt_zero, (fun h15 => (int_eab_eac_nebc_F h14.1 h15.1 h13))⟩)) all_nil))

noncomputable def known_10_1 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ko x_ii : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 => (value_2 I M c0 c1 K x_M N x_ii x_io x_jo x_ko))

noncomputable def known_10_4 (I : Interp V) (M : Model V) (x_M K x_jo x_ko : Int) : Heap V :=
  .points2 a_bt
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < 8)
    (fun c0 c1 => (sel (c0 + 8 * x_ko < K ∧ c1 + 16 * x_jo < x_M) (M t_B [c0 + 8 * x_ko, c1 + 16 * x_jo]) (I.fn f_1 [])))

noncomputable def known_10 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ko x_ii : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_10_1 I M N x_M K x_io x_jo x_ko x_ii).and ((known_8_2 I M N K x_io x_ko).and ((known_1_1 I M x_M K).and ((known_10_4 I M x_M K x_jo x_ko).and (known_3_3 I M N x_M x_io x_jo))))))

noncomputable def known_11_1 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ko x_ii x_jj : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 => (value_3 I M c0 c1 K x_M N x_ii x_io x_jj x_jo x_ko))

noncomputable def known_11 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ko x_ii x_jj : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_11_1 I M N x_M K x_io x_jo x_ko x_ii x_jj).and ((known_8_2 I M N K x_io x_ko).and ((known_1_1 I M x_M K).and ((known_10_4 I M x_M K x_jo x_ko).and (known_3_3 I M N x_M x_io x_jo))))))

noncomputable def known_12_1 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ko x_ii x_jj x_kk : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 => (value_4 I M c0 c1 K x_M N x_ii x_io x_jj x_jo x_kk x_ko))

noncomputable def known_12 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ko x_ii x_jj x_kk : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_12_1 I M N x_M K x_io x_jo x_ko x_ii x_jj x_kk).and ((known_8_2 I M N K x_io x_ko).and ((known_1_1 I M x_M K).and ((known_10_4 I M x_M K x_jo x_ko).and (known_3_3 I M N x_M x_io x_jo))))))

noncomputable def body_12 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_acc
    [.var v_ii, .var v_jj]
    (.fn f_2 [.read a_at [.var v_ii, .var v_kk], .read a_bt [.var v_kk, .var v_jj]])
    (fun e => (value_6 I M (e v_K) (e v_M) (e v_N) (e v_ii) (e v_io) (e v_jj) (e v_jo) (e v_kk) (e v_ko)))

theorem vc_12 (x_io x_jo x_ko x_ii x_jj x_kk : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_ii) (h10 : x_ii < 16) (h11 : 0 ≤ x_jj) (h12 : x_jj < 16) (h13 : 0 ≤ x_kk) (h14 : x_kk < 8) :
    (body_12 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N x_M K)) a_acc [16, 16]) a_at [16, 8]) a_bt [8, 16]) (((((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii).set v_jj x_jj).set v_i (16 * x_io + x_ii)).set v_j (16 * x_jo + x_jj)).set v_kk x_kk) (known_12 I M N x_M K x_io x_jo x_ko x_ii x_jj x_kk) :=
  (Or.elim (((Classical.em (x_kk < K + (-8) * x_ko)).elim (fun h15 => (Or.inl h15))
  (fun h15 => (Or.inr (int_ntba_lab h15)))) : x_kk < K + (-8) * x_ko ∨ K + (-8) * x_ko ≤ x_kk)
  (fun h15 => (vc_accumulate_of (value_4 I M x_ii x_jj K x_M N x_ii x_io x_jj x_jo x_kk x_ko)
  (I.fn f_2 [sel (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K) (M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko]) (I.fn f_1 []), sel (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M) (M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo]) (I.fn f_1 [])])
  ((at_right (at_left (at_points2 x_ii x_jj ⟨⟨h11, h12⟩, ⟨h9, h10⟩⟩ rfl)))
  : (known_12 I M N x_M K x_io x_jo x_ko x_ii x_jj x_kk) ⟨a_acc, [x_ii, x_jj]⟩ (value_4 I M x_ii x_jj K x_M N x_ii x_io x_jj x_jo x_kk x_ko))
  (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_left (at_points2 x_ii x_kk ⟨⟨h13, h14⟩, ⟨h9, h10⟩⟩ rfl))))
  : (known_12 I M N x_M K x_io x_jo x_ko x_ii x_jj x_kk) ⟨a_at, [x_ii, x_kk]⟩ (sel (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K) (M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko]) (I.fn f_1 []))))
  (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 x_kk x_jj ⟨⟨h11, h12⟩, ⟨h13, h14⟩⟩ rfl))))))
  : (known_12 I M N x_M K x_io x_jo x_ko x_ii x_jj x_kk) ⟨a_bt, [x_kk, x_jj]⟩ (sel (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M) (M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo]) (I.fn f_1 []))))
  ev_nil)))
  ((append1 (x_kk + 8 * x_ko) 0 (8 * x_ko + x_kk + 1) (fun q41 h16 => ⟨h16.1.1, (int_c9 h16.2)⟩)
  (fun q41 => ⟨(fun h16 => ((Classical.em (8 * x_ko ≤ q41)).elim
  (fun h17 => ((Classical.em (q41 < x_kk + 8 * x_jj + 8 * x_ko + (-8) * x_jj)).elim
  (fun h18 => (Or.inl (Or.inl (Or.inr ⟨⟨⟨⟨h17, h16.1.2⟩, (fact_6 h14 h18)⟩, h18⟩, int_c1⟩))))
  (fun h18 => (Or.inr (fact_7 h16.2 h18)))))
  (fun h17 => (Or.inl (Or.inl (Or.inl ⟨h16.1.1, (int_nlba_tab h17)⟩)))))), (fun h16 => (Or.elim h16 (fun h17 => (Or.elim h17
  (fun h18 => (Or.elim h18 (fun h19 => ⟨⟨h19.1, (int_c128 h19.2 h8)⟩, (int_c171 h13 h19.2)⟩)
  (fun h19 => ⟨⟨(int_c119 h7 h19.1.1.1.1), h19.1.1.1.2⟩, (fact_8 h19.1.2)⟩)))
  (fun h18 => (False.elim (int_irrefl h18.2)))))
  (fun h17 => ⟨⟨(int_c411 h13 h7 h17), (fact_9 h17 h15)⟩, (int_eab_lab h17)⟩)))⟩)
  (fun q41 h16 => (Or.elim h16
  (fun h17 => (Or.elim h17 (fun h18 => (int_c268 h13 h18.2)) (fun h18 => (fact_10 h18.1.2))))
  (fun h17 => (False.elim (int_irrefl h17.2))))) (fun q41 h16 => rfl)
  (fn_congr2 ((Classical.em (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K)).elim
  (fun h16 => (Eq.trans ((sel_pos h16)
  : sel (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K) (M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko]) (I.fn f_1 []) = M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko])
  (Eq.trans rfl (Eq.symm (sel_pos h16.1))))) (fun h16 => (Eq.trans ((sel_neg h16)
  : sel (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K) (M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko]) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fact_11 h15 h16)))))))
  ((Classical.em (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M)).elim
  (fun h16 => (Eq.trans ((sel_pos h16)
  : sel (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M) (M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo]) (I.fn f_1 []) = M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo])
  (Eq.trans rfl (Eq.symm (sel_pos h16.2))))) (fun h16 => (Eq.trans ((sel_neg h16)
  : sel (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M) (M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo]) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fact_12 h15 h16)))))))))
  : I.fn f_0 [value_4 I M x_ii x_jj K x_M N x_ii x_io x_jj x_jo x_kk x_ko, I.fn f_2 [sel (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K) (M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko]) (I.fn f_1 []), sel (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M) (M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo]) (I.fn f_1 [])]] = value_6 I M K x_M N x_ii x_io x_jj x_jo x_kk x_ko)))
  (fun h15 => (vc_accumulate_of (value_4 I M x_ii x_jj K x_M N x_ii x_io x_jj x_jo x_kk x_ko)
  (I.fn f_2 [sel (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K) (M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko]) (I.fn f_1 []), sel (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M) (M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo]) (I.fn f_1 [])])
  ((at_right (at_left (at_points2 x_ii x_jj ⟨⟨h11, h12⟩, ⟨h9, h10⟩⟩ rfl)))
  : (known_12 I M N x_M K x_io x_jo x_ko x_ii x_jj x_kk) ⟨a_acc, [x_ii, x_jj]⟩ (value_4 I M x_ii x_jj K x_M N x_ii x_io x_jj x_jo x_kk x_ko))
  (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_left (at_points2 x_ii x_kk ⟨⟨h13, h14⟩, ⟨h9, h10⟩⟩ rfl))))
  : (known_12 I M N x_M K x_io x_jo x_ko x_ii x_jj x_kk) ⟨a_at, [x_ii, x_kk]⟩ (sel (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K) (M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko]) (I.fn f_1 []))))
  (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 x_kk x_jj ⟨⟨h11, h12⟩, ⟨h13, h14⟩⟩ rfl))))))
  : (known_12 I M N x_M K x_io x_jo x_ko x_ii x_jj x_kk) ⟨a_bt, [x_kk, x_jj]⟩ (sel (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M) (M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo]) (I.fn f_1 []))))
  ev_nil))) ((Eq.trans
  ((fn_congr2 rfl (Eq.trans ((fn_congr2 (Eq.trans ((sel_neg (fun h16 => (fact_13 h15 h16.2)))
  : sel (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K) (M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko]) (I.fn f_1 []) = I.fn f_1 [])
  rfl) (Eq.trans ((sel_neg (fun h16 => (fact_13 h15 h16.1)))
  : sel (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M) (M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo]) (I.fn f_1 []) = I.fn f_1 [])
  rfl))
  : I.fn f_2 [sel (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K) (M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko]) (I.fn f_1 []), sel (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M) (M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo]) (I.fn f_1 [])] = I.fn f_2 [I.fn f_1 [], I.fn f_1 []])
  (show (I.fn f_2 [I.fn f_1 [], I.fn f_1 []]) = (I.fn f_1 []) from by obtain ⟨_, e⟩ := ((law_0 hl)).exists_semiring; simp only [e]; grind)))
  : I.fn f_0 [value_4 I M x_ii x_jj K x_M N x_ii x_io x_jj x_jo x_kk x_ko, I.fn f_2 [sel (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K) (M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko]) (I.fn f_1 []), sel (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M) (M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo]) (I.fn f_1 [])]] = I.fn f_0 [value_4 I M x_ii x_jj K x_M N x_ii x_io x_jj x_jo x_kk x_ko, I.fn f_1 []])
  (Eq.trans
  (((show ∀ v0 : V, (I.fn f_0 [v0, I.fn f_1 []]) = v0 from by intro v0; exact (law_1 hl) _)
  (value_4 I M x_ii x_jj K x_M N x_ii x_io x_jj x_jo x_kk x_ko))
  : I.fn f_0 [value_4 I M x_ii x_jj K x_M N x_ii x_io x_jj x_jo x_kk x_ko, I.fn f_1 []] = value_4 I M x_ii x_jj K x_M N x_ii x_io x_jj x_jo x_kk x_ko)
  (reduce_congr1 (fun q42 => ⟨(fun h16 => (Or.elim h16
  (fun h17 => (Or.elim h17 (fun h18 => ⟨⟨h18.1, (int_c128 h18.2 h8)⟩, (int_c171 h13 h18.2)⟩)
  (fun h18 => ⟨⟨(int_c119 h7 h18.1.1.1.1), h18.1.1.1.2⟩, (fact_8 h18.1.2)⟩)))
  (fun h17 => (False.elim (int_irrefl h17.2))))), (fun h16 =>
  (Or.inl ((Classical.em (q42 < 8 * x_ko)).elim (fun h17 => (Or.inl ⟨h16.1.1, h17⟩)) (fun h17 =>
  (Or.inr ⟨⟨⟨⟨(int_ntba_lab h17), h16.1.2⟩, (fact_14 h15 h16.1.2 h14)⟩, (fact_15 h15 h16.1.2)⟩, int_c1⟩)))))⟩)
  (fun q42 h16 => rfl))))
  : I.fn f_0 [value_4 I M x_ii x_jj K x_M N x_ii x_io x_jj x_jo x_kk x_ko, I.fn f_2 [sel (x_ii + 16 * x_io < N ∧ x_kk + 8 * x_ko < K) (M t_A [x_ii + 16 * x_io, x_kk + 8 * x_ko]) (I.fn f_1 []), sel (x_kk + 8 * x_ko < K ∧ x_jj + 16 * x_jo < x_M) (M t_B [x_kk + 8 * x_ko, x_jj + 16 * x_jo]) (I.fn f_1 [])]] = value_6 I M K x_M N x_ii x_io x_jj x_jo x_kk x_ko))))

theorem kept_12 (x_io x_jo x_ko x_ii x_jj x_kk : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_ii) (h10 : x_ii < 16) (h11 : 0 ≤ x_jj) (h12 : x_jj < 16) (h13 : 0 ≤ x_kk) (h14 : x_kk < 8) :
    Heap.Entails ((body_12 I M).post (((((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii).set v_jj x_jj).set v_i (16 * x_io + x_ii)).set v_j (16 * x_jo + x_jj)).set v_kk x_kk) (known_12 I M N x_M K x_io x_jo x_ko x_ii x_jj x_kk)) (known_12 I M N x_M K x_io x_jo x_ko x_ii x_jj (x_kk + 1)) :=
  (show Heap.Entails _ (known_12 I M N x_M K x_io x_jo x_ko x_ii x_jj (x_kk + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q43 q44 h15 => ((Classical.em (q43 = x_ii ∧ q44 = x_jj)).elim (fun h16 =>
  (at_set_eq2 q43 q44 x_ii x_jj h16 ((reduce_congr1 (fun q45 => ⟨(fun h17 => (Or.elim h17
  (fun h18 => (Or.elim h18 (fun h19 => ⟨⟨h19.1, (int_c128 h19.2 h8)⟩, (int_c171 h13 h19.2)⟩)
  (fun h19 => ⟨⟨(int_c119 h7 h19.1.1.1.1), h19.1.1.1.2⟩, (fact_16 h16.2 h19.1.2)⟩)))
  (fun h18 => (False.elim (int_eab_tab_F h16.1 h18.2))))), (fun h17 =>
  (Or.inl ((Classical.em (q45 < 8 * x_ko)).elim (fun h18 => (Or.inl ⟨h17.1.1, h18⟩)) (fun h18 =>
  (Or.inr ⟨⟨⟨⟨(int_ntba_lab h18), h17.1.2⟩, (int_c583 h17.2 h14)⟩, (fact_17 h17.2 h16.2)⟩, h16.1⟩)))))⟩)
  (fun q45 h17 =>
  (fn_congr2 ((Classical.em (q43 + 16 * x_io < N)).elim (fun h18 => (Eq.trans ((sel_pos h18)
  : sel (q43 + 16 * x_io < N) (M t_A [q43 + 16 * x_io, q45]) (I.fn f_1 []) = M t_A [q43 + 16 * x_io, q45])
  (Eq.trans
  ((at_congr2 (int_c117 h16.1) rfl) : M t_A [q43 + 16 * x_io, q45] = M t_A [x_ii + 16 * x_io, q45])
  (Eq.symm (sel_pos (fact_4 h16.1 h18)))))) (fun h18 => (Eq.trans ((sel_neg h18)
  : sel (q43 + 16 * x_io < N) (M t_A [q43 + 16 * x_io, q45]) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fact_18 h16.1 h18)))))))
  ((Classical.em (q44 + 16 * x_jo < x_M)).elim (fun h18 => (Eq.trans ((sel_pos h18)
  : sel (q44 + 16 * x_jo < x_M) (M t_B [q45, q44 + 16 * x_jo]) (I.fn f_1 []) = M t_B [q45, q44 + 16 * x_jo])
  (Eq.trans
  ((at_congr2 rfl (int_c117 h16.2)) : M t_B [q45, q44 + 16 * x_jo] = M t_B [q45, x_jj + 16 * x_jo])
  (Eq.symm (sel_pos (fact_4 h16.2 h18)))))) (fun h18 => (Eq.trans ((sel_neg h18)
  : sel (q44 + 16 * x_jo < x_M) (M t_B [q45, q44 + 16 * x_jo]) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fact_18 h16.2 h18))))))))))
  : value_4 I M q43 q44 K x_M N x_ii x_io x_jj x_jo (x_kk + 1) x_ko = value_6 I M K x_M N x_ii x_io x_jj x_jo x_kk x_ko)))
  (fun h16 => (at_set_ne2 q43 q44 x_ii x_jj h16
  (at_right (at_left (at_points2 q43 q44 h15 (reduce_congr1 (fun q46 =>
  ⟨(fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 => (Or.inl (Or.inl h19))) (fun h19 =>
  (Or.inl (Or.inr ⟨⟨h19.1.1, (fact_19 h19.1.1.1.1 h19.1.1.2 h13 h19.2 h14 h19.1.2 h16)⟩, h19.2⟩)))))
  (fun h18 => (Or.inr h18)))), (fun h17 => (Or.elim h17 (fun h18 => (Or.elim h18 (fun h19 => (Or.inl (Or.inl h19)))
  (fun h19 => (Or.inl (Or.inr ⟨⟨h19.1.1, (int_c424 h19.1.2)⟩, h19.2⟩))))) (fun h18 => (Or.inr h18))))⟩)
  (fun q46 h17 => rfl)))))))))) (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))

noncomputable def body_11 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_i (.add (.mul 16 (.var v_io)) (.var v_ii)) <|
  .letin v_j (.add (.mul 16 (.var v_jo)) (.var v_jj)) <|
  .for v_kk (.const 0) (.const 8)
    (fun e x => known_12 I M (e v_N) (e v_M) (e v_K) (e v_io) (e v_jo) (e v_ko) (e v_ii) (e v_jj) x) (body_12 I M)

theorem vc_11 (x_io x_jo x_ko x_ii x_jj : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_ii) (h10 : x_ii < 16) (h11 : 0 ≤ x_jj) (h12 : x_jj < 16) :
    (body_11 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N x_M K)) a_acc [16, 16]) a_at [16, 8]) a_bt [8, 16]) ((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii).set v_jj x_jj) (known_11 I M N x_M K x_io x_jo x_ko x_ii x_jj) :=
  (vc_let (vc_let (vc_for_of 0 8 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q47 q48 h13 => (at_right (at_left (at_points2 q47 q48 h13 (reduce_congr1
  (fun q49 => ⟨(fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15 (fun h16 => (Or.inl (Or.inl h16)))
  (fun h16 => (Or.inl (Or.inr ⟨⟨h16.1.1, h16.2⟩, (fact_20 h16.1.1.1.1 h16.1.2)⟩)))))
  (fun h15 => (Or.inr h15)))), (fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15 (fun h16 => (Or.inl (Or.inl h16)))
  (fun h16 => (Or.inl (Or.inr ⟨⟨h16.1.1, (fact_21 h16.1.1.2 h16.2)⟩, h16.1.2⟩)))))
  (fun h15 => (Or.inr h15))))⟩) (fun q49 h14 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_11 I M N x_M K x_io x_jo x_ko x_ii x_jj) (known_12 I M N x_M K x_io x_jo x_ko x_ii x_jj 0))
  (fun x_kk h13 h14 =>
  (vc_12 N x_M K hl hM x_io x_jo x_ko x_ii x_jj x_kk h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13
  h14)) (fun x_kk h13 h14 =>
  (kept_12 N x_M K hl hM x_io x_jo x_ko x_ii x_jj x_kk h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13
  h14)))))

theorem kept_11 (x_io x_jo x_ko x_ii x_jj : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_ii) (h10 : x_ii < 16) (h11 : 0 ≤ x_jj) (h12 : x_jj < 16) :
    Heap.Entails ((body_11 I M).post ((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii).set v_jj x_jj) (known_11 I M N x_M K x_io x_jo x_ko x_ii x_jj)) (known_11 I M N x_M K x_io x_jo x_ko x_ii (x_jj + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q50 q51 h13 => (at_right (at_left (at_points2 q50 q51 h13 (reduce_congr1
  (fun q52 => ⟨(fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15 (fun h16 => (Or.inl (Or.inl h16)))
  (fun h16 => (Or.inl (Or.inr ⟨⟨h16.1.1, (fact_22 h16.1.1.2 h16.2)⟩, h16.1.2⟩)))))
  (fun h15 => (Or.inr h15)))), (fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15 (fun h16 => (Or.inl (Or.inl h16)))
  (fun h16 => (Or.inl (Or.inr ⟨⟨h16.1.1, h16.2⟩, (fact_23 h16.1.1.1.1 h16.1.2)⟩)))))
  (fun h15 => (Or.inr h15))))⟩) (fun q52 h14 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_12 I M N x_M K x_io x_jo x_ko x_ii x_jj 8) (known_11 I M N x_M K x_io x_jo x_ko x_ii (x_jj + 1)))

theorem race_11 (x_io x_jo x_ko x_ii : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_ii) (h10 : x_ii < 16) :
    ParVC I 0 16 (body_11 I M).erase (fun x_jj => ((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii).set v_jj x_jj)) (fun x_jj => (body_11 I M).post ((((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii).set v_jj x_jj) (known_11 I M N x_M K x_io x_jo x_ko x_ii x_jj)) :=
  (race_arrays [a_acc] rfl rfl (all_cons
  (apart2 (fun x_jj c0 c1 => c0 = x_ii ∧ c1 = x_jj) (fun x_jj c0 c1 => c0 = x_ii ∧ c1 = x_jj)
  (fun x_jj h11 h12 =>
  (w_let (w_let (w_for 0 8 rfl rfl (fun x_kk h13 h14 => (w_accumulate2 x_ii x_jj ⟨rfl, rfl⟩))))))
  (fun x_jj h11 h12 =>
  (r_let (r_let (r_for 0 8 rfl rfl (fun x_kk h13 h14 => (r_accumulate2 (x_none rfl) x_ii x_jj ⟨rfl, rfl⟩))))))
  (fun x_jj y_y c0 c1 h11 h12 h13 h14 h15 h16 =>
  ⟨(fun h17 => (int_eab_eac_nebc_F h16.2 h17.2 h15)), (fun h17 => (int_eab_eac_nebc_F h16.2 h17.2 h15))⟩))
  all_nil))

noncomputable def body_10 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_jj (.const 0) (.const 16)
    (fun e x => known_11 I M (e v_N) (e v_M) (e v_K) (e v_io) (e v_jo) (e v_ko) (e v_ii) x) (body_11 I M)

theorem vc_10 (x_io x_jo x_ko x_ii : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_ii) (h10 : x_ii < 16) :
    (body_10 I M).vc I (allocated (allocated (allocated (impl.HasCell spec (base E N x_M K)) a_acc [16, 16]) a_at [16, 8]) a_bt [8, 16]) (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii) (known_10 I M N x_M K x_io x_jo x_ko x_ii) :=
  (vc_par_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q53 q54 h11 =>
  (at_right (at_left (at_points2 q53 q54 h11 (reduce_congr1 (fun q55 => ⟨(fun h12 => (Or.elim h12 (fun h13 =>
  (Or.elim h13 (fun h14 => (Or.inl h14)) (fun h14 => (False.elim (int_lab_tba_F h11.1.1 h14.2)))))
  (fun h13 => (Or.inr h13)))), (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl h13))) (fun h13 => (Or.inr h13))))⟩)
  (fun q55 h12 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_10 I M N x_M K x_io x_jo x_ko x_ii) (known_11 I M N x_M K x_io x_jo x_ko x_ii 0))
  (fun x_jj h11 h12 =>
  (vc_11 N x_M K hl hM x_io x_jo x_ko x_ii x_jj h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))
  (fun x_jj h11 h12 =>
  (kept_11 N x_M K hl hM x_io x_jo x_ko x_ii x_jj h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))
  (race_11 N x_M K hl hM x_io x_jo x_ko x_ii h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))

theorem kept_10 (x_io x_jo x_ko x_ii : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) (h9 : 0 ≤ x_ii) (h10 : x_ii < 16) :
    Heap.Entails ((body_10 I M).post (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii) (known_10 I M N x_M K x_io x_jo x_ko x_ii)) (known_10 I M N x_M K x_io x_jo x_ko (x_ii + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q56 q57 h11 =>
  (at_right (at_left (at_points2 q56 q57 h11 (reduce_congr1 (fun q58 => ⟨(fun h12 =>
  (Or.elim h12 (fun h13 => (Or.inl (Or.inl h13))) (fun h13 => ((Classical.em (q56 = x_ii)).elim
  (fun h14 => (Or.inl (Or.inr ⟨⟨⟨⟨h13.1.1.1, h13.1.1.2⟩, h13.1.2⟩, h14⟩, h11.1.2⟩)))
  (fun h14 => (Or.inr ⟨⟨⟨h13.1.1.1, h13.1.1.2⟩, h13.1.2⟩, (int_taB_neab_tab h13.2 h14)⟩)))))), (fun h12 => (Or.elim h12 (fun h13 =>
  (Or.elim h13 (fun h14 => (Or.inl h14)) (fun h14 => (Or.inr ⟨h14.1.1, (int_eab_taB h14.1.2)⟩))))
  (fun h13 => (Or.inr ⟨h13.1, (int_tab_taB h13.2)⟩))))⟩) (fun q58 h12 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_11 I M N x_M K x_io x_jo x_ko x_ii 16) (known_10 I M N x_M K x_io x_jo x_ko (x_ii + 1)))

theorem race_10 (x_io x_jo x_ko : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) :
    ParVC I 0 16 (body_10 I M).erase (fun x_ii => (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii)) (fun x_ii => (body_10 I M).post (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko).set v_ii x_ii) (known_10 I M N x_M K x_io x_jo x_ko x_ii)) :=
  (race_arrays [a_acc] rfl rfl (all_cons (apart2 (fun x_ii c0 c1 => c0 = x_ii ∧ 0 ≤ c1 ∧ c1 < 16)
  (fun x_ii c0 c1 => c0 = x_ii ∧ 0 ≤ c1 ∧ c1 < 16)
  (fun x_ii h9 h10 => (w_par 0 16 rfl rfl (fun x_jj h11 h12 =>
  (w_let (w_let (w_for 0 8 rfl rfl (fun x_kk h13 h14 => (w_accumulate2 x_ii x_jj ⟨rfl, ⟨h11, h12⟩⟩))))))))
  (fun x_ii h9 h10 => (r_par 0 16 rfl rfl (fun x_jj h11 h12 =>
  (r_let (r_let (r_for 0 8 rfl rfl (fun x_kk h13 h14 => (r_accumulate2 (x_none rfl) x_ii x_jj ⟨rfl, ⟨h11, h12⟩⟩))))))))
  (fun x_ii y_y c0 c1 h9 h10 h11 h12 h13 h14 =>
  ⟨(fun h15 => (int_eab_eac_nebc_F h14.1 h15.1 h13)), (fun h15 => (int_eab_eac_nebc_F h14.1 h15.1 h13))⟩))
  all_nil))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_at [.const 16, .const 8] <|
  .allocate a_bt [.const 8, .const 16] <|
  .seq (.par v_ii (.const 0) (.const 16)
    (fun e x => known_6 I M (e v_N) (e v_M) (e v_K) (e v_io) (e v_jo) (e v_ko) x) (body_6 I M)) <|
  .seq (.par v_kk (.const 0) (.const 8)
    (fun e x => known_8 I M (e v_N) (e v_M) (e v_K) (e v_io) (e v_jo) (e v_ko) x) (body_8 I M)) <|
  .par v_ii (.const 0) (.const 16)
    (fun e x => known_10 I M (e v_N) (e v_M) (e v_K) (e v_io) (e v_jo) (e v_ko) x) (body_10 I M)

theorem vc_5 (x_io x_jo x_ko : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E N x_M K)) a_acc [16, 16]) ((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko) (known_5 I M N x_M K x_io x_jo x_ko) :=
  (vc_allocate (vc_allocate (vc_seq (vc_par_of 0 16 rfl rfl (show Heap.Entails _ (known_6 I M N x_M K x_io x_jo x_ko 0) from
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q20 q21 h9 => (at_without (by decide)
  (at_without (by decide) ((at_right (at_left (at_points2 q20 q21 h9 (reduce_congr1
  (fun q22 => ⟨(fun h10 => ⟨⟨h10.1, (int_c128 h10.2 h8)⟩, h10.2⟩), (fun h10 => ⟨h10.1.1, h10.2⟩)⟩)
  (fun q22 h10 => rfl)))))
  : (known_5 I M N x_M K x_io x_jo x_ko) ⟨a_acc, [q20, q21]⟩ (value_1 I M q20 q21 x_M N x_io x_jo x_ko))))))
  (entails_and (entails_points2 (fun q23 q24 h9 => (False.elim (int_lab_tba_F h9.2.1 h9.2.2))))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl)))))
  (entails_without (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))))
  (fun x_ii h9 h10 => (vc_6 N x_M K hl hM x_io x_jo x_ko x_ii h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_ii h9 h10 => (kept_6 N x_M K hl hM x_io x_jo x_ko x_ii h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (race_6 N x_M K hl hM x_io x_jo x_ko h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (vc_seq (vc_par_of 0 8 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q35 q36 h9 => (at_right (at_left (at_points2 q35 q36 h9 rfl)))))
  (entails_and
  (entails_points2 (fun q37 q38 h9 => (at_right (at_right (at_left (at_points2 q37 q38 h9 rfl))))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun q39 q40 h9 => (False.elim (int_lab_tba_F h9.2.1 h9.2.2))))
  (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))
  : Heap.Entails (known_6 I M N x_M K x_io x_jo x_ko 16) (known_8 I M N x_M K x_io x_jo x_ko 0))
  (fun x_kk h9 h10 => (vc_8 N x_M K hl hM x_io x_jo x_ko x_kk h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_kk h9 h10 => (kept_8 N x_M K hl hM x_io x_jo x_ko x_kk h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (race_8 N x_M K hl hM x_io x_jo x_ko h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (vc_par_of 0 16 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q59 q60 h9 => (at_right (at_left (at_points2 q59 q60 h9 (reduce_congr1 (fun q61 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => h11) (fun h11 => (False.elim (int_lab_tba_F h9.2.1 h11.2))))), (fun h10 => (Or.inl h10))⟩)
  (fun q61 h10 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_points2 (fun q62 q63 h9 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q62 q63 h9 rfl))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_8 I M N x_M K x_io x_jo x_ko 8) (known_10 I M N x_M K x_io x_jo x_ko 0))
  (fun x_ii h9 h10 => (vc_10 N x_M K hl hM x_io x_jo x_ko x_ii h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_ii h9 h10 => (kept_10 N x_M K hl hM x_io x_jo x_ko x_ii h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (race_10 N x_M K hl hM x_io x_jo x_ko h0 h1 h2 h3 h4 h5 h6 h7 h8))))))

theorem kept_5 (x_io x_jo x_ko : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ko) (h8 : x_ko < (K + 7) / 8) :
    Heap.Entails ((body_5 I M).post ((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ko x_ko) (known_5 I M N x_M K x_io x_jo x_ko)) (known_5 I M N x_M K x_io x_jo (x_ko + 1)) :=
  (show Heap.Entails _ (known_5 I M N x_M K x_io x_jo (x_ko + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q64 q65 h9 => (at_restore (by decide)
  (at_restore (by decide) ((at_right (at_left (at_points2 q64 q65 h9 (reduce_congr1 (fun q66 =>
  ⟨(fun h10 => ((Classical.em (q66 < 8 * x_ko)).elim (fun h11 => (Or.inl ⟨h10.1.1, h11⟩))
  (fun h11 => (Or.inr ⟨⟨⟨(int_ntba_lab h11), h10.1.2⟩, (int_c54 h10.2)⟩, h9.2.2⟩)))), (fun h10 => (Or.elim h10 (fun h11 => ⟨⟨h11.1, (int_c128 h11.2 h8)⟩, (int_c218 h11.2)⟩)
  (fun h11 => ⟨⟨(int_c119 h7 h11.1.1.1), h11.1.1.2⟩, (int_c102 h11.1.2)⟩)))⟩) (fun q66 h10 => rfl)))))
  : (known_10 I M N x_M K x_io x_jo x_ko 16) ⟨a_acc, [q64, q65]⟩ (value_0 I M q64 q65 K x_M N x_io x_jo (x_ko + 1)))))))
  (entails_and
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_restore (avoids_points2 (by decide)) (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))

noncomputable def known_13_1 (I : Interp V) (M : Model V) (N x_M K x_io x_jo : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 => (value_5 I M c0 c1 K x_M N x_io x_jo))

noncomputable def known_13_3 (I : Interp V) (M : Model V) (N x_M x_io x_jo x_ii : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 16 * x_jo) ∧ 16 * x_io ≤ c0 ∧ c0 < N) ∧ c0 ≤ 16 * x_io + 15 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 16 * x_io ∨ (((16 * x_jo ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 16 * x_jo + 15) ∧ 16 * x_io ≤ c0 ∧ c0 < N) ∧ c0 < x_ii + 16 * x_io)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_13 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ii : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_13_1 I M N x_M K x_io x_jo).and ((known_1_1 I M x_M K).and (known_13_3 I M N x_M x_io x_jo x_ii))))

noncomputable def known_14_1 (I : Interp V) (M : Model V) (N x_M K x_io x_jo : Int) : Heap V :=
  .points2 a_acc
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < 16)
    (fun c0 c1 => (value_5 I M c0 c1 K x_M N x_io x_jo))

noncomputable def known_14_3 (I : Interp V) (M : Model V) (N x_M x_io x_jo x_ii x_jj : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((c0 = x_ii + 16 * x_io ∧ 16 * x_jo ≤ c1 ∧ c1 < x_M) ∧ c1 < x_jj + 16 * x_jo) ∧ x_ii + 16 * x_io < N ∨ ((0 ≤ c1 ∧ c1 < 16 * x_jo) ∧ 16 * x_io ≤ c0 ∧ c0 < N) ∧ c0 ≤ 16 * x_io + 15 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 16 * x_io ∨ (((16 * x_jo ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 16 * x_jo + 15) ∧ 16 * x_io ≤ c0 ∧ c0 < N) ∧ c0 < x_ii + 16 * x_io)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_14 (I : Interp V) (M : Model V) (N x_M K x_io x_jo x_ii x_jj : Int) : Heap V :=
  ((known_1_0 I M N K).and ((known_14_1 I M N x_M K x_io x_jo).and ((known_1_1 I M x_M K).and (known_14_3 I M N x_M x_io x_jo x_ii x_jj))))

noncomputable def body_14 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_i (.add (.mul 16 (.var v_io)) (.var v_ii)) <|
  .letin v_j (.add (.mul 16 (.var v_jo)) (.var v_jj)) <|
  .ifte (.and (.lt (.var v_i) (.var v_N)) (.lt (.var v_j) (.var v_M))) (
    .assign a_c [.var v_i, .var v_j] (.read a_acc [.var v_ii, .var v_jj])
      (fun e => (M t_C [(e v_ii) + 16 * (e v_io), (e v_jj) + 16 * (e v_jo)]))
  ) (
    .skip
  )

theorem vc_14 (x_io x_jo x_ii x_jj : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ii) (h8 : x_ii < 16) (h9 : 0 ≤ x_jj) (h10 : x_jj < 16) :
    (body_14 I M).vc I (allocated (impl.HasCell spec (base E N x_M K)) a_acc [16, 16]) (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii).set v_jj x_jj) (known_14 I M N x_M K x_io x_jo x_ii x_jj) :=
  (vc_let (vc_let (vc_if_of cond_holds (fun (h11 : 16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M) =>
  (vc_assign_of (value_5 I M x_ii x_jj K x_M N x_io x_jo) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [16 * x_io + x_ii, 16 * x_jo + x_jj]
  (region_iff.2 ⟨(16 * x_io + x_ii), _, rfl, ((int_c99 h3 h7) : 0 ≤ 16 * x_io + x_ii), h11.1, (16 * x_jo + x_jj), _, rfl, ((int_c99 h5 h9) : 0 ≤ 16 * x_jo + x_jj), h11.2, rfl⟩)
  shape_a_c rfl rfl
  ⟨((int_c99 h3 h7) : 0 ≤ 16 * x_io + x_ii), ((int_c99 h5 h9) : 0 ≤ 16 * x_jo + x_jj)⟩))
  (ev_read ((at_right (at_left (at_points2 x_ii x_jj ⟨⟨h9, h10⟩, ⟨h7, h8⟩⟩ rfl)))
  : (known_14 I M N x_M K x_io x_jo x_ii x_jj) ⟨a_acc, [x_ii, x_jj]⟩ (value_5 I M x_ii x_jj K x_M N x_io x_jo)))
  ((Eq.trans ((reduce_congr1 (fun q71 => ⟨(fun h12 => h12), (fun h12 => h12)⟩)
  (fun q71 h12 => (fn_congr2 (Eq.trans ((sel_pos (int_c205 h11.1))
  : sel (x_ii + 16 * x_io < N) (M t_A [x_ii + 16 * x_io, q71]) (I.fn f_1 []) = M t_A [x_ii + 16 * x_io, q71])
  rfl) (Eq.trans ((sel_pos (int_c205 h11.2))
  : sel (x_jj + 16 * x_jo < x_M) (M t_B [q71, x_jj + 16 * x_jo]) (I.fn f_1 []) = M t_B [q71, x_jj + 16 * x_jo])
  rfl))))
  : value_5 I M x_ii x_jj K x_M N x_io x_jo = value_7 I M K (x_ii + 16 * x_io) (x_jj + 16 * x_jo))
  (Eq.symm (equation_0 N x_M K hl hM (x_ii + 16 * x_io) (x_jj + 16 * x_jo) trivial)))
  : value_5 I M x_ii x_jj K x_M N x_io x_jo = M t_C [x_ii + 16 * x_io, x_jj + 16 * x_jo])))
  (fun (h11 : ¬ (16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M)) => vc_skip))))

theorem kept_14 (x_io x_jo x_ii x_jj : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ii) (h8 : x_ii < 16) (h9 : 0 ≤ x_jj) (h10 : x_jj < 16) :
    Heap.Entails ((body_14 I M).post (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii).set v_jj x_jj) (known_14 I M N x_M K x_io x_jo x_ii x_jj)) (known_14 I M N x_M K x_io x_jo x_ii (x_jj + 1)) :=
  (show Heap.Entails _ (known_14 I M N x_M K x_io x_jo x_ii (x_jj + 1)) from
  (entails_and (entails_points2 (fun q72 q73 h11 =>
  (at_if_of cond_holds (fun (h12 : 16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M) =>
  (at_set_other (by decide) (at_left (at_points2 q72 q73 h11 rfl))))
  (fun (h12 : ¬ (16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M)) =>
  (at_left (at_points2 q72 q73 h11 rfl)))))) (entails_and (entails_points2 (fun q74 q75 h11 =>
  (at_if_of cond_holds (fun (h12 : 16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q74 q75 h11 rfl)))))
  (fun (h12 : ¬ (16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M)) =>
  (at_right (at_left (at_points2 q74 q75 h11 rfl)))))))
  (entails_and (entails_points2 (fun q76 q77 h11 =>
  (at_if_of cond_holds (fun (h12 : 16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q76 q77 h11 rfl))))))
  (fun (h12 : ¬ (16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M)) =>
  (at_right (at_right (at_left (at_points2 q76 q77 h11 rfl))))))))
  (entails_points2 (fun q78 q79 h11 => (Or.elim h11
  (fun h12 => (at_if_of cond_holds (fun (h13 : 16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M) =>
  ((Classical.em (q78 = 16 * x_io + x_ii ∧ q79 = 16 * x_jo + x_jj)).elim
  (fun h14 => (at_set_eq2 q78 q79 (16 * x_io + x_ii) (16 * x_jo + x_jj) h14
  ((at_congr2 h12.1.1.1 (int_c5 h14.2))
  : M t_C [q78, q79] = M t_C [x_ii + 16 * x_io, x_jj + 16 * x_jo])))
  (fun h14 => (at_set_ne2 q78 q79 (16 * x_io + x_ii) (16 * x_jo + x_jj) h14
  (at_right (at_right (at_right (at_points2 q78 q79 (Or.inl ⟨⟨h12.1.1, (int_c188 h12.1.1.1 h12.1.2 h14)⟩, h12.2⟩) rfl))))))))
  (fun (h13 : ¬ (16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M)) =>
  (at_right (at_right (at_right (at_points2 q78 q79
  (Or.inl ⟨⟨h12.1.1, ((int_c431 h12.1.1.2.2 h12.2 h13) : q79 < x_jj + 16 * x_jo)⟩, h12.2⟩) rfl)))))))
  (fun h12 => (Or.elim h12
  (fun h13 => (at_if_of cond_holds (fun (h14 : 16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M) =>
  (at_set_ne2 q78 q79 (16 * x_io + x_ii) (16 * x_jo + x_jj)
  (fun h15 => (int_c42 h9 h15.2 h13.1.1.2))
  (at_right (at_right (at_right (at_points2 q78 q79 (Or.inr h12) rfl))))))
  (fun (h14 : ¬ (16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M)) =>
  (at_right (at_right (at_right (at_points2 q78 q79 (Or.inr h12) rfl))))))) (fun h13 => (Or.elim h13
  (fun h14 => (at_if_of cond_holds (fun (h15 : 16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M) =>
  (at_set_ne2 q78 q79 (16 * x_io + x_ii) (16 * x_jo + x_jj) (fun h16 => (int_c42 h7 h16.1 h14.2.2))
  (at_right (at_right (at_right (at_points2 q78 q79 (Or.inr h12) rfl))))))
  (fun (h15 : ¬ (16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M)) =>
  (at_right (at_right (at_right (at_points2 q78 q79 (Or.inr h12) rfl)))))))
  (fun h14 => (at_if_of cond_holds (fun (h15 : 16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M) =>
  (at_set_ne2 q78 q79 (16 * x_io + x_ii) (16 * x_jo + x_jj) (fun h16 => (int_c49 h16.1 h14.2))
  (at_right (at_right (at_right (at_points2 q78 q79 (Or.inr h12) rfl))))))
  (fun (h15 : ¬ (16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M)) =>
  (at_right (at_right (at_right (at_points2 q78 q79 (Or.inr h12) rfl))))))))))))))))))

theorem race_14 (x_io x_jo x_ii : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ii) (h8 : x_ii < 16) :
    ParVC I 0 16 (body_14 I M).erase (fun x_jj => (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii).set v_jj x_jj)) (fun x_jj => (body_14 I M).post (((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii).set v_jj x_jj) (known_14 I M N x_M K x_io x_jo x_ii x_jj)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun x_jj c0 c1 => ((c0 = x_ii + 16 * x_io ∧ c1 = x_jj + 16 * x_jo) ∧ x_ii < N + (-16) * x_io) ∧ x_jj < x_M + (-16) * x_jo)
  (fun x_jj c0 c1 => (1 : Int) < 0) (fun x_jj h9 h10 =>
  (w_let (w_let (w_if_of cond_holds (fun (h11 : 16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M) =>
  (w_assign2 (16 * x_io + x_ii) (16 * x_jo + x_jj)
  (⟨⟨⟨int_add_comm, int_add_comm⟩, (fact_24 h11.1)⟩, (fact_24 h11.2)⟩
  : ((16 * x_io + x_ii = x_ii + 16 * x_io ∧ 16 * x_jo + x_jj = x_jj + 16 * x_jo) ∧ x_ii < N + (-16) * x_io) ∧ x_jj < x_M + (-16) * x_jo)))
  (fun (h11 : ¬ (16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M)) => (w_none rfl))))))
  (fun x_jj h9 h10 => (r_none rfl)) (fun x_jj y_y c0 c1 h9 h10 h11 h12 h13 h14 =>
  ⟨int_not_one_lt_zero, (fun h15 => (int_c32 h14.1.1.2 h15.1.1.2 h13))⟩)) all_nil))

noncomputable def body_13 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_jj (.const 0) (.const 16)
    (fun e x => known_14 I M (e v_N) (e v_M) (e v_K) (e v_io) (e v_jo) (e v_ii) x) (body_14 I M)

theorem vc_13 (x_io x_jo x_ii : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ii) (h8 : x_ii < 16) :
    (body_13 I M).vc I (allocated (impl.HasCell spec (base E N x_M K)) a_acc [16, 16]) ((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii) (known_13 I M N x_M K x_io x_jo x_ii) :=
  (vc_par_of 0 16 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q80 q81 h9 => (at_right (at_left (at_points2 q80 q81 h9 rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q82 q83 h9 => (Or.elim h9 (fun h10 => (False.elim (int_c12 h10.1.1.2.1 h10.1.2))) (fun h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_right (at_points2 q82 q83 h10 rfl)))))
  (fun h11 =>
  (Or.elim h11 (fun h12 => (at_right (at_right (at_right (at_points2 q82 q83 h10 rfl)))))
  (fun h12 => (at_right (at_right (at_right (at_points2 q82 q83 h10 rfl)))))))))))))))
  : Heap.Entails (known_13 I M N x_M K x_io x_jo x_ii) (known_14 I M N x_M K x_io x_jo x_ii 0))
  (fun x_jj h9 h10 => (vc_14 N x_M K hl hM x_io x_jo x_ii x_jj h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_jj h9 h10 => (kept_14 N x_M K hl hM x_io x_jo x_ii x_jj h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (race_14 N x_M K hl hM x_io x_jo x_ii h0 h1 h2 h3 h4 h5 h6 h7 h8))

theorem kept_13 (x_io x_jo x_ii : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) (h7 : 0 ≤ x_ii) (h8 : x_ii < 16) :
    Heap.Entails ((body_13 I M).post ((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii) (known_13 I M N x_M K x_io x_jo x_ii)) (known_13 I M N x_M K x_io x_jo (x_ii + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q84 q85 h9 => (at_right (at_left (at_points2 q84 q85 h9 rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q86 q87 h9 => (Or.elim h9
  (fun h10 => (at_right (at_right (at_right (at_points2 q86 q87 (Or.inr (Or.inl h10)) rfl)))))
  (fun h10 => (Or.elim h10 (fun h11 =>
  (at_right (at_right (at_right (at_points2 q86 q87 (Or.inr (Or.inr (Or.inl h11))) rfl)))))
  (fun h11 =>
  (at_right (at_right (at_right (at_points2 q86 q87 ((Classical.em (q86 = x_ii + 16 * x_io)).elim (fun h12 =>
  (Or.inl ⟨⟨⟨h12, ⟨h11.1.1.1.1, h11.1.1.1.2⟩⟩, (int_c263 h11.1.1.2)⟩, (int_eba_tbc_tac h12 h11.1.2.2)⟩))
  (fun h12 =>
  (Or.inr (Or.inr (Or.inr ⟨⟨⟨⟨h11.1.1.1.1, h11.1.1.1.2⟩, h11.1.1.2⟩, ⟨h11.1.2.1, h11.1.2.2⟩⟩, (int_c103 h11.2 h12)⟩)))))
  rfl)))))))))))))
  : Heap.Entails (known_14 I M N x_M K x_io x_jo x_ii 16) (known_13 I M N x_M K x_io x_jo (x_ii + 1)))

theorem race_13 (x_io x_jo : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) :
    ParVC I 0 16 (body_13 I M).erase (fun x_ii => ((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii)) (fun x_ii => (body_13 I M).post ((((base E N x_M K).set v_io x_io).set v_jo x_jo).set v_ii x_ii) (known_13 I M N x_M K x_io x_jo x_ii)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun x_ii c0 c1 => ((c0 = x_ii + 16 * x_io ∧ x_ii < N + (-16) * x_io) ∧ 16 * x_jo ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 16 * x_jo + 15)
  (fun x_ii c0 c1 => (1 : Int) < 0) (fun x_ii h7 h8 => (w_par 0 16 rfl rfl (fun x_jj h9 h10 =>
  (w_let (w_let (w_if_of cond_holds (fun (h11 : 16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M) =>
  (w_assign2 (16 * x_io + x_ii) (16 * x_jo + x_jj)
  ⟨⟨⟨(int_add_comm : 16 * x_io + x_ii = x_ii + 16 * x_io), ((fact_24 h11.1) : x_ii < N + (-16) * x_io)⟩, ⟨((int_le_add h9) : 16 * x_jo ≤ 16 * x_jo + x_jj), h11.2⟩⟩, ((int_c264 h10) : 16 * x_jo + x_jj ≤ 16 * x_jo + 15)⟩))
  (fun (h11 : ¬ (16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M)) => (w_none rfl))))))))
  (fun x_ii h7 h8 => (r_none rfl)) (fun x_ii y_y c0 c1 h7 h8 h9 h10 h11 h12 =>
  ⟨int_not_one_lt_zero, (fun h13 => (int_c32 h12.1.1.1 h13.1.1.1 h11))⟩)) all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_acc [.const 16, .const 16] <|
  .seq (.par v_ii (.const 0) (.const 16)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_K) (e v_io) (e v_jo) x) (body_3 I M)) <|
  .seq (.scope [a_acc] <|
    .for v_ko (.const 0) (.div (.add (.var v_K) (.const 7)) 8)
      (fun e x => known_5 I M (e v_N) (e v_M) (e v_K) (e v_io) (e v_jo) x) (body_5 I M)) <|
  .par v_ii (.const 0) (.const 16)
    (fun e x => known_13 I M (e v_N) (e v_M) (e v_K) (e v_io) (e v_jo) x) (body_13 I M)

theorem vc_2 (x_io x_jo : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M K)) (((base E N x_M K).set v_io x_io).set v_jo x_jo) (known_2 I M N x_M K x_io x_jo) :=
  (vc_allocate (vc_seq (vc_par_of 0 16 rfl rfl (show Heap.Entails _ (known_3 I M N x_M K x_io x_jo 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points2 (fun q6 q7 h7 => (False.elim (int_lab_tba_F h7.2.1 h7.2.2))))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q8 q9 h7 => (Or.elim h7 (fun h8 => (at_without (by decide)
  ((at_right (at_right (at_points2 q8 q9 (Or.inl ⟨⟨⟨⟨h8.1.1.1, (fact_25 h8.1.1.2 h6)⟩, h8.1.1.2⟩, h8.1.2⟩, h8.2⟩) rfl)))
  : (known_2 I M N x_M K x_io x_jo) ⟨a_c, [q8, q9]⟩ (M t_C [q8, q9]))))
  (fun h8 => (at_without (by decide) ((at_right (at_right (at_points2 q8 q9 (Or.inr h8) rfl)))
  : (known_2 I M N x_M K x_io x_jo) ⟨a_c, [q8, q9]⟩ (M t_C [q8, q9])))))))))))
  (fun x_ii h7 h8 => (vc_3 N x_M K hl hM x_io x_jo x_ii h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_ii h7 h8 => (kept_3 N x_M K hl hM x_io x_jo x_ii h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_3 N x_M K hl hM x_io x_jo h0 h1 h2 h3 h4 h5 h6))
  (vc_seq (vc_scope (vc_for_of 0 ((K + 7) / 8) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q67 q68 h7 =>
  (at_right (at_left (at_points2 q67 q68 h7 (Eq.trans ((reduce_empty1 (fun q69 => (fun h8 => (int_c41 h8.1.1 h8.2))))
  : value_0 I M q67 q68 K x_M N x_io x_jo 0 = I.fn f_1 []) rfl))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_3 I M N x_M K x_io x_jo 16) (known_5 I M N x_M K x_io x_jo 0))
  (fun x_ko h7 h8 => (vc_5 N x_M K hl hM x_io x_jo x_ko h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_ko h7 h8 => (kept_5 N x_M K hl hM x_io x_jo x_ko h0 h1 h2 h3 h4 h5 h6 h7 h8))))
  (vc_par_of 0 16 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun q88 q89 h7 => (at_right (at_left (at_points2 q88 q89 h7
  (reduce_congr1 (fun q90 => ⟨(fun h8 => ⟨h8, (int_c71 h8.2)⟩), (fun h8 => ⟨h8.1.1, h8.1.2⟩)⟩)
  (fun q90 h8 => rfl))))))) (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q91 q92 h7 =>
  (Or.elim h7 (fun h8 => (at_right (at_right (at_right (at_points2 q91 q92 (Or.inl h8) rfl)))))
  (fun h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_right (at_points2 q91 q92 (Or.inr h9) rfl)))))
  (fun h9 => (False.elim (int_c12 h9.1.2.1 h9.2)))))))))))
  : Heap.Entails (known_5 I M N x_M K x_io x_jo (max 0 ((K + 7) / 8))) (known_13 I M N x_M K x_io x_jo 0))
  (fun x_ii h7 h8 => (vc_13 N x_M K hl hM x_io x_jo x_ii h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_ii h7 h8 => (kept_13 N x_M K hl hM x_io x_jo x_ii h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_13 N x_M K hl hM x_io x_jo h0 h1 h2 h3 h4 h5 h6)))))

theorem kept_2 (x_io x_jo : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) (h5 : 0 ≤ x_jo) (h6 : x_jo < (x_M + 15) / 16) :
    Heap.Entails ((body_2 I M).post (((base E N x_M K).set v_io x_io).set v_jo x_jo) (known_2 I M N x_M K x_io x_jo)) (known_2 I M N x_M K x_io (x_jo + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_M K x_io (x_jo + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun q93 q94 h7 => (Or.elim h7 (fun h8 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_points2 q93 q94 ((Classical.em (q94 < 16 * x_jo)).elim
  (fun h9 => (Or.inl ⟨⟨⟨h8.1.1.1.1, h9⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, h8.2⟩)) (fun h9 =>
  (Or.inr (Or.inr ⟨⟨⟨⟨(int_ntba_lab h9), h8.1.1.1.2⟩, (int_c221 h8.1.1.2)⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (int_c263 h8.2)⟩))))
  rfl)))) : (known_13 I M N x_M K x_io x_jo 16) ⟨a_c, [q93, q94]⟩ (M t_C [q93, q94]))))
  (fun h8 => (at_restore (by decide)
  ((at_right (at_right (at_right (at_points2 q93 q94 (Or.inr (Or.inl h8)) rfl))))
  : (known_13 I M N x_M K x_io x_jo 16) ⟨a_c, [q93, q94]⟩ (M t_C [q93, q94]))))))))))

theorem race_2 (x_io : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) :
    ParVC I 0 ((x_M + 15) / 16) (body_2 I M).erase (fun x_jo => (((base E N x_M K).set v_io x_io).set v_jo x_jo)) (fun x_jo => (body_2 I M).post (((base E N x_M K).set v_io x_io).set v_jo x_jo) (known_2 I M N x_M K x_io x_jo)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun x_jo c0 c1 => (((16 * x_jo ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 16 * x_jo + 15) ∧ 16 * x_io ≤ c0 ∧ c0 < N) ∧ c0 ≤ 16 * x_io + 15)
  (fun x_jo c0 c1 => (1 : Int) < 0) (fun x_jo h5 h6 => (w_allocate (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_par 0 16 rfl rfl (fun x_ii h7 h8 => (w_par 0 16 rfl rfl (fun x_jj h9 h10 =>
  (w_let (w_let (w_if_of cond_holds (fun (h11 : 16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M) =>
  (w_assign2 (16 * x_io + x_ii) (16 * x_jo + x_jj)
  ⟨⟨⟨⟨((int_le_add h9) : 16 * x_jo ≤ 16 * x_jo + x_jj), h11.2⟩, ((int_c264 h10) : 16 * x_jo + x_jj ≤ 16 * x_jo + 15)⟩, ⟨((int_le_add h7) : 16 * x_io ≤ 16 * x_io + x_ii), h11.1⟩⟩, ((int_c264 h8) : 16 * x_io + x_ii ≤ 16 * x_io + 15)⟩))
  (fun (h11 : ¬ (16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M)) => (w_none rfl)))))))))))))
  (fun x_jo h5 h6 => (r_none rfl)) (fun x_jo y_y c0 c1 h5 h6 h7 h8 h9 h10 =>
  ⟨int_not_one_lt_zero, (fun h11 => (int_c435 h10.1.1.2 h11.1.1.2 h10.1.1.1.1 h11.1.1.1.1 h9))⟩))
  all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_jo (.const 0) (.div (.add (.var v_M) (.const 15)) 16)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_K) (e v_io) x) (body_2 I M)

theorem vc_1 (x_io : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M K)) ((base E N x_M K).set v_io x_io) (known_1 I M N x_M K x_io) :=
  (vc_par_of 0 ((x_M + 15) / 16) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q95 q96 h5 => (Or.elim h5 (fun h6 => (False.elim (int_c147 h6.1.1.1.1 h6.1.1.2))) (fun h6 =>
  (at_right (at_right (at_points2 q95 q96 ⟨⟨h6.1, ⟨h6.2.1, (fact_25 h6.2.2 h4)⟩⟩, h6.2.2⟩ rfl)))))))))
  : Heap.Entails (known_1 I M N x_M K x_io) (known_2 I M N x_M K x_io 0))
  (fun x_jo h5 h6 => (vc_2 N x_M K hl hM x_io x_jo h0 h1 h2 h3 h4 h5 h6))
  (fun x_jo h5 h6 => (kept_2 N x_M K hl hM x_io x_jo h0 h1 h2 h3 h4 h5 h6))
  (race_2 N x_M K hl hM x_io h0 h1 h2 h3 h4))

theorem kept_1 (x_io : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ x_io) (h4 : x_io < (N + 15) / 16) :
    Heap.Entails ((body_1 I M).post ((base E N x_M K).set v_io x_io) (known_1 I M N x_M K x_io)) (known_1 I M N x_M K (x_io + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q97 q98 h5 =>
  (at_right (at_right (at_points2 q97 q98 ((Classical.em (16 * x_io ≤ q97)).elim (fun h6 =>
  (Or.inl ⟨⟨⟨⟨h5.1.1.1, h5.1.1.2⟩, (int_c224 h5.1.1.2)⟩, ⟨h6, h5.1.2.2⟩⟩, (int_c221 h5.2)⟩))
  (fun h6 => (Or.inr ⟨⟨h5.1.1.1, h5.1.1.2⟩, ⟨h5.1.2.1, (int_nlba_tab h6)⟩⟩))) rfl)))))))
  : Heap.Entails (known_2 I M N x_M K x_io (max 0 ((x_M + 15) / 16))) (known_1 I M N x_M K (x_io + 1)))

theorem race_1 (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) :
    ParVC I 0 ((N + 15) / 16) (body_1 I M).erase (fun x_io => ((base E N x_M K).set v_io x_io)) (fun x_io => (body_1 I M).post ((base E N x_M K).set v_io x_io) (known_1 I M N x_M K x_io)) :=
  (race_arrays [a_c] rfl rfl (all_cons
  (apart2 (fun x_io c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 16 * x_io ≤ c0 ∧ c0 < N) ∧ c0 ≤ 16 * x_io + 15)
  (fun x_io c0 c1 => (1 : Int) < 0) (fun x_io h3 h4 =>
  (w_par 0 ((x_M + 15) / 16) rfl rfl (fun x_jo h5 h6 => (w_allocate (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_par 0 16 rfl rfl (fun x_ii h7 h8 => (w_par 0 16 rfl rfl (fun x_jj h9 h10 =>
  (w_let (w_let (w_if_of cond_holds (fun (h11 : 16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M) =>
  (w_assign2 (16 * x_io + x_ii) (16 * x_jo + x_jj)
  ⟨⟨⟨((int_c99 h5 h9) : 0 ≤ 16 * x_jo + x_jj), h11.2⟩, ⟨((int_le_add h7) : 16 * x_io ≤ 16 * x_io + x_ii), h11.1⟩⟩, ((int_c264 h8) : 16 * x_io + x_ii ≤ 16 * x_io + 15)⟩))
  (fun (h11 : ¬ (16 * x_io + x_ii < N ∧ 16 * x_jo + x_jj < x_M)) => (w_none rfl)))))))))))))))
  (fun x_io h3 h4 => (r_none rfl)) (fun x_io y_y c0 c1 h3 h4 h5 h6 h7 h8 =>
  ⟨int_not_one_lt_zero, (fun h9 => (int_c435 h8.2 h9.2 h8.1.2.1 h9.1.2.1 h7))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_io (.const 0) (.div (.add (.var v_N) (.const 15)) 16)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_K) x) (body_1 I M)

theorem program_vc (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) :
    (program I M).vc I (impl.HasCell spec (base E N x_M K)) (base E N x_M K) (impl.inputHeap spec (base E N x_M K) M) :=
  (vc_par_of 0 ((N + 15) / 16) rfl rfl (show Heap.Entails _ (known_1 I M N x_M K 0) from
  (entails_and (entails_points2 (fun q99 q100 h3 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_K)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q99, q100]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q99, _, rfl, h3.2.1, h3.2.2, q100, _, rfl, h3.1.1, h3.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q101 q102 h3 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_K), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q101, q102]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q101, _, rfl, h3.2.1, h3.2.2, q102, _, rfl, h3.1.1, h3.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q103 q104 h3 => (False.elim (int_c147 h3.1.2.1 h3.2)))))))
  (fun x_io h3 h4 => (vc_1 N x_M K hl hM x_io h0 h1 h2 h3 h4))
  (fun x_io h3 h4 => (kept_1 N x_M K hl hM x_io h0 h1 h2 h3 h4)) (race_1 N x_M K hl hM h0 h1 h2))

theorem output_0_2 (q105 q106 : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (h3 : 0 ≤ q105) (h4 : q105 < N) (h5 : 0 ≤ q106) (h6 : q106 < x_M) :
    ((program I M).post (base E N x_M K) (impl.inputHeap spec (base E N x_M K) M)) ⟨a_c, [q105, q106]⟩ (M t_C [q105, q106]) :=
  ((at_right (at_right (at_points2 q105 q106 ⟨⟨⟨h5, h6⟩, ⟨h3, h4⟩⟩, (int_c224 h4)⟩ rfl)))
  : (known_1 I M N x_M K (max 0 ((N + 15) / 16))) ⟨a_c, [q105, q106]⟩ (M t_C [q105, q106]))

end

theorem consistent (E : Env) (N x_M K : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) : spec.Consistent (base E N x_M K) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M K : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M K) :=
  solvable_layers (consistent E N x_M K h0 h1 h2)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M K : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) : impl.LayoutOk spec (base E N x_M K) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M K : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_C then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N x_M K : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (p0 p1 : Int) (h3 : 0 ≤ p0) (h4 : p0 < N) (h5 : 0 ≤ p1) (h6 : p1 < x_M) :
    spec.Given (inside N x_M K) (base E N x_M K) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (⟨⟨h5, h6⟩, ⟨h3, h4⟩⟩ : (0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M K : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) (i j : Int) (h3 : True) (h4 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M K) (base E N x_M K)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_K))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E N x_M K).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 K (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h5 : 0 ≤ y_d0 ∧ y_d0 < K) => h5)
  (fun (y_d0 : Int) (h5 : 0 ≤ y_d0 ∧ y_d0 < K) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h4.2.1, h4.2.2, y_d0, _, rfl, h5.1, h5.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h5.1, h5.2, j, _, rfl, h4.1.1, h4.1.2, rfl⟩))) defined_nil)))))

theorem defined (E : Env) (N x_M K : Int) (h0 : 1 ≤ N) (h1 : 1 ≤ x_M) (h2 : 1 ≤ K) : spec.Defined (base E N x_M K) :=
  defined_of (inside N x_M K)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M K h0 h1 h2 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E N x_M K h0 h1 h2 i j hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 1) (fun _ => 0)
    ⟨(all_cons (by decide) (all_cons (by decide) (all_cons (by decide) all_nil))), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 1 ≤ (E v_N) ∧ 1 ≤ (E v_M) ∧ 1 ≤ (E v_K))
    (fun E => base E (E v_N) (E v_M) (E v_K)) base_self (fun E ha => ⟨cond_holds.1 (ha.1 _ (.head _)), cond_holds.1 (ha.1 _ (.tail _ (.head _))), cond_holds.1 (ha.1 _ (.tail _ (.tail _ (.head _))))⟩) inhabited
    (fun E a => defined E (E v_N) (E v_M) (E v_K) a.1 a.2.1 a.2.2) (fun E a => placed E (E v_N) (E v_M) (E v_K) a.1 a.2.1 a.2.2)
    (fun E a => consistent E (E v_N) (E v_M) (E v_K) a.1 a.2.1 a.2.2) (fun E a => solvable E (E v_N) (E v_M) (E v_K) a.1 a.2.1 a.2.2)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) (E v_K) hl hM a.1 a.2.1 a.2.2)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_N) (E v_M) (E v_K) hl hM p0 p1 a.1 a.2.1 a.2.2 b0 b1 b2 b3)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y)
    (m2 : I.fn (.literal .f32 0 1) [] = 0)
    (m3 : I.fn (.literal .f32 1 1) [] = 1) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(SemiringLaws.of_commSemiring m0 m1 m2 m3), ((MonoidLaws.of_add m0 m2).unit)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y)
    (m2 : I.fn (.literal .f32 0 1) [] = 0)
    (m3 : I.fn (.literal .f32 1 1) [] = 1) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(SemiringLaws.of_commSemiring m0 m1 m2 m3), ((MonoidLaws.of_add m0 m2).unit)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y)
    (m2 : I.fn (.literal .f32 0 1) [] = 0)
    (m3 : I.fn (.literal .f32 1 1) [] = 1) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(SemiringLaws.of_commSemiring m0 m1 m2 m3), ((MonoidLaws.of_add m0 m2).unit)⟩

end Redverify.Certificate.padded
