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
/-- `k0` -/ abbrev v_k0 : Var := 8
/-- `j0` -/ abbrev v_j0 : Var := 9
/-- `k1` -/ abbrev v_k1 : Var := 10
/-- `j1` -/ abbrev v_j1 : Var := 11
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
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

/-- Implementation `tiled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .seq (.for v_i (.const 0) (.var v_N) <|
      .for v_j (.const 0) (.var v_M) <|
        .assign a_c [.var v_i, .var v_j] (.fn (.literal .f32 0 1) [])) <|
    .for v_k0 (.const 0) (.div (.add (.var v_P) (.const 7)) 8) <|
      .for v_i0 (.const 0) (.div (.add (.var v_N) (.const 7)) 8) <|
        .for v_j0 (.const 0) (.div (.add (.var v_M) (.const 7)) 8) <|
          .scope [a_c] <|
            .for v_i1 (.const 0) (.min (.const 8) (.add (.var v_N) (.mul (-1) (.mul 8 (.var v_i0))))) <|
              .for v_k1 (.const 0) (.min (.const 8) (.add (.var v_P) (.mul (-1) (.mul 8 (.var v_k0))))) <|
                .for v_j1 (.const 0) (.min (.const 8) (.add (.var v_M) (.mul (-1) (.mul 8 (.var v_j0))))) <|
                  .accumulate
                    false
                    (.builtin "+" .f32)
                    a_c
                    [.add (.mul 8 (.var v_i0)) (.var v_i1), .add (.mul 8 (.var v_j0)) (.var v_j1)]
                    (.fn
                      (.builtin "*" .f32)
                      [
                        .read a_a [.add (.mul 8 (.var v_i0)) (.var v_i1), .add (.mul 8 (.var v_k0)) (.var v_k1)],
                        .read a_b [.add (.mul 8 (.var v_k0)) (.var v_k1), .add (.mul 8 (.var v_j0)) (.var v_j1)]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (x_N x_M x_P : Int) : Env := (((E.set v_N x_N).set v_M x_M).set v_P x_P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a x_b x_c : Int} (h0 : x_b = 0) (h1 : x_a < (x_c + 7) / 8) : 8 * x_a + x_b < x_c :=
  by omega

theorem fact_1 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) (h1 : x_c = 0) (h2 : ¬ x_a < x_b) : x_a = x_b + x_c :=
  by omega

theorem fact_2 {x_a x_b x_c : Int} (h0 : 0 < x_c) : x_a + x_b < x_b + x_a + 8 * x_c :=
  by omega

theorem fact_3 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b + 8 * x_c) (h1 : x_c = 0) : x_a < x_b + 1 :=
  by omega

theorem fact_4 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_c + 8 * x_b) (h1 : x_b = 0) (h2 : ¬ x_d + x_e + 8 * x_a < x_e + x_d + 8 * x_c) : x_a = 8 * x_b + x_c :=
  by omega

theorem fact_5 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_c) (h1 : x_d + x_e + 8 * x_a < x_e + x_d + 8 * x_b) : x_a ≤ x_b + 8 * x_c :=
  by omega

theorem fact_6 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_b) (h1 : x_d + x_e + 8 * x_a < x_e + x_d + 8 * x_c) : x_a < 8 * x_b + x_c :=
  by omega

theorem fact_7 {x_a x_b : Int} (h0 : 0 < x_a) (h1 : 0 < x_b) : 0 ≤ 8 * x_a + x_b :=
  by omega

theorem fact_8 {x_a x_b x_c : Int} (h0 : x_a = 8 * x_b + x_c) (h1 : 0 < x_b) (h2 : 0 < x_c) : 0 ≤ x_a :=
  by omega

theorem fact_9 {x_a x_b x_c : Int} (h0 : x_a + 1 + x_b ≤ x_c) (h1 : x_c = x_b + x_a) : False :=
  by omega

theorem fact_10 {x_a x_b x_c x_d x_e : Int} (h0 : x_a + x_b ≤ x_c) (h1 : x_c = x_a + x_d) (h2 : x_d < (min x_b x_e)) : False :=
  by omega

theorem fact_11 {x_a x_b x_c x_d x_e x_f : Int} (h0 : 0 ≤ x_c) (h1 : x_d = x_e + x_f) (h2 : x_d + 8 * x_a < x_f + 1 + x_e + 8 * x_b) : x_a ≤ x_b + 8 * x_c :=
  by omega

theorem fact_12 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_b ≤ x_e + 8 * x_f) (h1 : x_f = 0) (h2 : x_a = x_d + x_c) : x_a + 8 * x_b < x_c + 1 + x_d + 8 * x_e :=
  by omega

theorem fact_13 {x_a x_b x_c x_d x_e x_f x_g : Int} (h0 : x_a ≤ x_c + 7) (h1 : 0 ≤ x_b) (h2 : 0 ≤ x_d) (h3 : x_e = x_f + x_g) (h4 : x_a < x_b + 1 + x_c + 8 * x_d) (h5 : ¬ (x_e = x_g + x_f ∧ x_a = x_c + x_b)) : x_a < x_b + x_c + 8 * x_d :=
  by omega

theorem fact_14 {x_a x_b x_c x_d x_e x_f x_g x_h x_i : Int} (h0 : x_d ≤ x_a) (h1 : x_a ≤ x_d + 7) (h2 : 0 ≤ x_c) (h3 : x_f = x_g + x_h) (h4 : x_c < (min 8 x_i)) (h5 : x_a + 8 * x_b < x_c + 1 + x_d + 8 * x_e) (h6 : ¬ (x_f = x_h + x_g ∧ x_a = x_d + x_c)) : x_a + 8 * x_b < x_c + x_d + 8 * x_e :=
  by omega

theorem fact_15 {x_a x_b x_c : Int} (h0 : x_c ≤ x_b + 8) (h1 : x_a < x_c) : x_a ≤ x_b + 7 :=
  by omega

theorem fact_16 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + 7) (h1 : x_c + 9 ≤ x_b) : x_a < x_b :=
  by omega

theorem fact_17 {x_a x_b : Int} (h0 : ¬ x_b ≤ x_a + 8) : x_a + 9 ≤ x_b :=
  by omega

theorem fact_18 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_b) (h1 : x_a = x_c + x_d) (h2 : ¬ x_b = 0) : x_a < x_b + x_c + x_d :=
  by omega

theorem fact_19 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + x_d) (h1 : 0 ≤ x_b) (h2 : ¬ x_a = x_c + x_d) : x_a < x_b + x_c + x_d :=
  by omega

theorem fact_20 {x_a x_b x_c : Int} (h0 : x_b ≤ x_c) (h1 : x_c < 0 + x_b + 8 * x_a) : 0 < x_a :=
  by omega

theorem fact_21 {x_a x_b x_c x_d x_e : Int} (h0 : x_d ≤ x_e) (h1 : 0 ≤ x_c) (h2 : x_e + 8 * x_a < 0 + x_d + 8 * x_b) : x_a < x_b + 8 * x_c :=
  by omega

theorem fact_22 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_c + 7) (h1 : x_e = 0) (h2 : x_b < x_d + 8 * x_e) : x_a + 8 * x_b < 0 + x_c + 8 * x_d :=
  by omega

theorem fact_23 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_a ≤ x_d + 7) (h1 : x_f = 0) (h2 : x_a < x_c) (h3 : x_b < x_e + 1 + 8 * x_f) : x_a + 8 * x_b < (max 0 (min 8 (x_c + (-1) * x_d))) + x_d + 8 * x_e :=
  by omega

theorem fact_24 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_d ≤ x_e) (h1 : 0 ≤ x_c) (h2 : x_e + 8 * x_a < (max 0 (min 8 x_f)) + x_d + 8 * x_b) : x_a < x_b + 1 + 8 * x_c :=
  by omega

theorem fact_25 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d + 7) (h1 : x_a < x_c) : x_a < (max x_b (min 8 (x_c + (-1) * x_d))) + x_d :=
  by omega

theorem fact_26 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + 7) (h1 : 0 ≤ x_d) (h2 : x_a < x_b) : x_a < (max 0 (min 8 (x_b + (-1) * x_c))) + x_c + 8 * x_d :=
  by omega

theorem fact_27 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_c + x_d) (h1 : x_c < (min x_e (x_b + (-1) * x_d))) : x_a < x_b :=
  by omega

theorem fact_28 {x_a x_b x_c x_d x_e : Int} (h0 : x_a = x_c + x_d) (h1 : x_c < (min x_e (x_b + (-1) * x_d))) : x_a < x_b :=
  by omega

theorem fact_29 {x_a x_b x_c x_d x_e : Int} (h0 : x_c < (min x_d (x_b + (-1) * x_e))) (h1 : x_a < 0 + x_c + x_e) : x_a < x_b :=
  by omega

theorem fact_30 {x_a x_b x_c : Int} (h0 : x_a < (max 0 (min 8 x_c)) + x_b) : x_a ≤ x_b + 7 :=
  by omega

theorem fact_31 {x_a x_b : Int} (h0 : x_b < (x_a + 7) / 8) : 0 < (max 0 (min 8 (x_a + (-1) * (8 * x_b)))) :=
  by omega

theorem fact_32 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_d < (x_c + 7) / 8) (h1 : ¬ x_e + x_f < x_a) : x_a < (max x_b (min 8 (x_c + (-1) * (8 * x_d)))) + x_e + x_f :=
  by omega

theorem fact_33 {x_a x_b x_c : Int} (h0 : x_a + 1 + x_b ≤ x_c) : x_a + x_b < x_c :=
  by omega

theorem fact_34 {x_a x_b x_c : Int} (h0 : x_b + 8 ≤ x_c) : (max 0 (min 8 x_a)) + x_b ≤ x_c :=
  by omega

theorem fact_35 {x_a x_b : Int} (h0 : 8 * (x_a + 1) ≤ x_b) : 8 * x_a + 8 ≤ x_b :=
  by omega

theorem fact_36 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : x_b < 8) (h2 : ¬ x_b < 8 * x_a) : x_a = 0 :=
  by omega

theorem fact_37 {x_a x_b : Int} (h0 : x_b ≤ 8 * x_a + 7) (h1 : ¬ x_b < 8) : 0 < x_a :=
  by omega

theorem fact_38 {x_a x_b : Int} (h0 : 8 * x_a + 8 ≤ x_b) (h1 : x_b < 8 * (x_a + 1)) : False :=
  by omega

theorem fact_39 {x_a x_b x_c : Int} (h0 : 8 * (max x_a ((x_b + 7) / 8)) ≤ x_c) (h1 : x_c < x_b) : False :=
  by omega

theorem fact_40 {x_a x_b : Int} (h0 : ¬ x_b ≤ x_a + 7) : x_a + 8 ≤ x_b :=
  by omega

theorem fact_41 {x_a x_b : Int} (h0 : x_b < 8 * (x_a + 1)) (h1 : ¬ x_b < 8) : 0 < x_a :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 y_c1 x_P x_k0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < x_P) ∧ y_k0 < 8 * x_k0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0, y_k0], M t_B [y_k0, y_c1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 y_c1 x_P x_i0 x_k0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8 * x_k0 ∨ (((0 ≤ y_k0 ∧ y_k0 < 8) ∧ y_k0 < x_P) ∧ y_c0 < 8 * x_i0) ∧ x_k0 = 0) ∨ (((8 * x_k0 ≤ y_k0 ∧ y_k0 < x_P) ∧ y_k0 ≤ 8 * x_k0 + 7) ∧ y_c0 < 8 * x_i0) ∧ 0 < x_k0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0, y_k0], M t_B [y_k0, y_c1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_c0 y_c1 x_P x_k0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < x_P) ∧ y_k0 ≤ 8 * x_k0 + 7)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0, y_k0], M t_B [y_k0, y_c1]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (y_c0 y_c1 x_k0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8 * x_k0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0, y_k0], M t_B [y_k0, y_c1]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (y_c0 y_c1 x_P : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_P)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0, y_k0], M t_B [y_k0, y_c1]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (y_c0 y_c1 x_k0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ 8 * x_k0 + 7)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0, y_k0], M t_B [y_k0, y_c1]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (y_c0 y_c1 x_k0 x_k1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_k1 + 8 * x_k0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0, y_k0], M t_B [y_k0, y_c1]])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (y_c0 y_c1 x_j0 x_j1 x_k1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_c1 + 8 * y_k0 < x_j1 + 8 * x_j0 + 8 * x_k1)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_c0, y_k0], M t_B [y_k0, y_c1]])))

theorem equation_0 (x_N x_M x_P x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : True) :
    (M t_C [x_i, x_j]) = (value_4 I M x_i x_j x_P) :=
  (Eq.trans (hM _ (.head _) [x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < x_P) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N x_P : Int) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_P) ∧ 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M x_P : Int) : Heap V :=
  .points2 a_b
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_P)
    (fun y_c0 y_c1 => (M t_B [y_c0, y_c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_M x_i : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (I.fn f_1 []))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_M x_P x_i : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and (known_1_2 I M x_M x_i)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_M x_i x_j : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => y_c0 = x_i ∧ 0 ≤ y_c1 ∧ y_c1 < x_j ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 y_c1 => (I.fn f_1 []))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_N x_M x_P x_i x_j : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and (known_2_2 I M x_M x_i x_j)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_c [.var v_i, .var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_2 (x_N x_M x_P x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) (known_2 I M x_N x_M x_P x_i x_j) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_i, x_j]
  (region_iff.2 ⟨x_i, _, rfl, h1, h2, x_j, _, rfl, h3, h4, rfl⟩) shape_a_c rfl rfl ⟨h1, h3⟩)
  ev_const rfl)

theorem kept_2 (x_N x_M x_P x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) (known_2 I M x_N x_M x_P x_i x_j)) (known_2 I M x_N x_M x_P x_i (x_j + 1)) :=
  (show Heap.Entails _ (known_2 I M x_N x_M x_P x_i (x_j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points2 (fun y_q0 y_q1 h5 => (Or.elim h5 (fun h6 =>
  ((Classical.em (y_q0 = x_i ∧ y_q1 = x_j)).elim (fun h7 => (at_set_eq2 y_q0 y_q1 x_i x_j h7 rfl))
  (fun h7 => (at_set_ne2 y_q0 y_q1 x_i x_j h7
  (at_right (at_right (at_points2 y_q0 y_q1 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl)))))))
  (fun h6 => (at_set_ne2 y_q0 y_q1 x_i x_j (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_right (at_right (at_points2 y_q0 y_q1 (Or.inr h6) rfl)))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_i) x) (body_2 I M)

theorem vc_1 (x_N x_M x_P x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) ((base E x_N x_M x_P).set v_i x_i) (known_1 I M x_N x_M x_P x_i) :=
  (vc_for_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun y_q2 y_q3 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_points2 y_q2 y_q3 h4 rfl)))))))))
  : Heap.Entails (known_1 I M x_N x_M x_P x_i) (known_2 I M x_N x_M x_P x_i 0))
  (fun x_j h3 h4 => (vc_2 x_N x_M x_P x_i x_j hl hM h0 h1 h2 h3 h4))
  (fun x_j h3 h4 => (kept_2 x_N x_M x_P x_i x_j hl hM h0 h1 h2 h3 h4)))

theorem kept_1 (x_N x_M x_P x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_1 I M).post ((base E x_N x_M x_P).set v_i x_i) (known_1 I M x_N x_M x_P x_i)) (known_1 I M x_N x_M x_P (x_i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun y_q4 y_q5 h3 => (at_right (at_right (at_points2 y_q4 y_q5
  ((Classical.em (y_q4 = x_i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl)))))))
  : Heap.Entails (known_2 I M x_N x_M x_P x_i (max 0 x_M)) (known_1 I M x_N x_M x_P (x_i + 1)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_N x_M x_P x_k0 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 y_c1 => (value_0 I M y_c0 y_c1 x_P x_k0))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_N x_M x_P x_k0 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and (known_3_2 I M x_N x_M x_P x_k0)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (x_N x_M x_P x_k0 x_i0 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 y_c1 => (value_1 I M y_c0 y_c1 x_P x_i0 x_k0))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_N x_M x_P x_k0 x_i0 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and (known_4_2 I M x_N x_M x_P x_k0 x_i0)))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x_N x_M x_P x_k0 x_i0 x_j0 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 8 * x_i0 + 7 ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 8 * x_i0)
    (fun y_c0 y_c1 => (value_2 I M y_c0 y_c1 x_P x_k0))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (x_N x_M x_k0 x_i0 x_j0 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 < 8 * x_j0) ∧ 8 * x_i0 + 8 ≤ y_c0 ∧ y_c0 < x_N ∨ (8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 y_c1 => (value_3 I M y_c0 y_c1 x_k0))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_N x_M x_P x_k0 x_i0 x_j0 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and ((known_5_2 I M x_N x_M x_P x_k0 x_i0 x_j0).and (known_5_3 I M x_N x_M x_k0 x_i0 x_j0))))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (x_N x_M x_P x_k0 x_i0 x_j0 x_i1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 8 * x_i0 + 7 ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 8 * x_i0 ∨ ((8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_i1 + 8 * x_i0)
    (fun y_c0 y_c1 => (value_2 I M y_c0 y_c1 x_P x_k0))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (x_N x_M x_k0 x_i0 x_j0 x_i1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < 8 * x_j0) ∧ 8 * x_i0 + 8 ≤ y_c0 ∧ y_c0 < x_N ∨ (8 * x_j0 + 8 ≤ y_c1 ∧ y_c1 < x_M) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_N ∨ ((8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 8 * x_j0 + 7) ∧ x_i1 + 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 y_c1 => (value_3 I M y_c0 y_c1 x_k0))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_N x_M x_P x_k0 x_i0 x_j0 x_i1 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and ((known_6_2 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1).and (known_6_3 I M x_N x_M x_k0 x_i0 x_j0 x_i1))))

noncomputable def known_7_2 (I : Interp V) (M : Model V) (x_N x_M x_P x_k0 x_i0 x_j0 x_i1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((((0 ≤ y_c1 ∧ y_c1 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 8 * x_i0 + 7) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ (((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ ((((8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_i1 + 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0)
    (fun y_c0 y_c1 => (value_4 I M y_c0 y_c1 x_P))

noncomputable def known_7_3 (I : Interp V) (M : Model V) (x_N x_M x_P x_k0 x_i0 x_j0 x_i1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (((0 ≤ y_c1 ∧ y_c1 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 8 * x_i0 + 7) ∧ 8 * x_k0 + 9 ≤ x_P ∨ ((0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P ∨ (((8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_i1 + 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P)
    (fun y_c0 y_c1 => (value_5 I M y_c0 y_c1 x_k0))

noncomputable def known_7_4 (I : Interp V) (M : Model V) (x_M x_k0 x_i0 x_j0 x_i1 x_k1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((y_c0 = x_i1 + 8 * x_i0 ∧ 8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 8 * x_j0 + 7) ∧ 0 < x_k1)
    (fun y_c0 y_c1 => (value_4 I M y_c0 y_c1 (x_k1 + 8 * x_k0)))

noncomputable def known_7_5 (I : Interp V) (M : Model V) (x_N x_M x_k0 x_i0 x_j0 x_i1 x_k1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (((y_c0 = x_i1 + 8 * x_i0 ∧ 8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 8 * x_j0 + 7) ∧ 0 < x_k0) ∧ x_k1 = 0 ∨ ((y_c0 = x_i1 + 8 * x_i0 ∧ 8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ x_k0 = 0) ∧ x_k1 = 0 ∨ (0 ≤ y_c1 ∧ y_c1 < 8 * x_j0) ∧ 8 * x_i0 + 8 ≤ y_c0 ∧ y_c0 < x_N ∨ ((8 * x_j0 + 8 ≤ y_c1 ∧ y_c1 < x_M) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ 0 < x_k0 ∨ (((8 * x_j0 + 8 ≤ y_c1 ∧ y_c1 < x_M) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 ≤ x_i1 + 8 * x_i0) ∧ y_c0 < x_k1 + x_i1 + 8 * x_i0) ∧ x_k0 = 0 ∨ (((8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 8 * x_j0 + 7) ∧ x_i1 + 8 * x_i0 < y_c0 ∧ y_c0 < x_N) ∧ 0 < x_k0 ∨ ((8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ x_i1 + 8 * x_i0 < y_c0 ∧ y_c0 < x_N) ∧ x_k0 = 0)
    (fun y_c0 y_c1 => (value_3 I M y_c0 y_c1 x_k0))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and ((known_7_2 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1).and ((known_7_3 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1).and ((known_7_4 I M x_M x_k0 x_i0 x_j0 x_i1 x_k1).and (known_7_5 I M x_N x_M x_k0 x_i0 x_j0 x_i1 x_k1))))))

noncomputable def known_8_2 (I : Interp V) (M : Model V) (x_N x_M x_P x_k0 x_i0 x_j0 x_i1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((0 ≤ y_c1 ∧ y_c1 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 8 * x_i0 + 7 ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < 8 * x_i0 ∨ ((8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_i1 + 8 * x_i0)
    (fun y_c0 y_c1 => (value_2 I M y_c0 y_c1 x_P x_k0))

noncomputable def known_8_3 (I : Interp V) (M : Model V) (x_k0 x_i0 x_j0 x_i1 x_k1 x_j1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (y_c0 = x_i1 + 8 * x_i0 ∧ 8 * x_j0 ≤ y_c1 ∧ y_c1 < x_j1 + 8 * x_j0) ∧ 0 < x_k0)
    (fun y_c0 y_c1 => (value_6 I M y_c0 y_c1 x_k0 x_k1))

noncomputable def known_8_4 (I : Interp V) (M : Model V) (x_N x_M x_k0 x_i0 x_j0 x_i1 x_k1 x_j1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => ((y_c0 = x_i1 + 8 * x_i0 ∧ x_j1 + 8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 8 * x_j0 + 7) ∧ x_k1 = 0 ∨ (0 ≤ y_c1 ∧ y_c1 < 8 * x_j0) ∧ 8 * x_i0 + 8 ≤ y_c0 ∧ y_c0 < x_N ∨ (8 * x_j0 + 8 ≤ y_c1 ∧ y_c1 < x_M) ∧ 8 * x_i0 ≤ y_c0 ∧ y_c0 < x_N ∨ ((8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 8 * x_j0 + 7) ∧ x_i1 + 8 * x_i0 < y_c0 ∧ y_c0 < x_N)
    (fun y_c0 y_c1 => (value_3 I M y_c0 y_c1 x_k0))

noncomputable def known_8_5 (I : Interp V) (M : Model V) (x_M x_k0 x_i0 x_j0 x_i1 x_k1 x_j1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (((y_c0 = x_i1 + 8 * x_i0 ∧ 8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 8 * x_j0 + 7) ∧ y_c1 < x_j1 + 8 * x_j0 + 8 * x_k1) ∧ x_k0 = 0)
    (fun y_c0 y_c1 => (value_7 I M y_c0 y_c1 x_j0 x_j1 x_k1))

noncomputable def known_8_6 (I : Interp V) (M : Model V) (x_M x_k0 x_i0 x_j0 x_i1 x_k1 x_j1 : Int) : Heap V :=
  .points2 a_c
    (fun y_c0 y_c1 => (((y_c0 = x_i1 + 8 * x_i0 ∧ x_j1 + 8 * x_j0 ≤ y_c1 ∧ y_c1 < x_M) ∧ y_c1 ≤ 8 * x_j0 + 7) ∧ 0 < x_k0) ∧ 0 < x_k1)
    (fun y_c0 y_c1 => (value_4 I M y_c0 y_c1 (x_k1 + 8 * x_k0)))

noncomputable def known_8 (I : Interp V) (M : Model V) (x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1 : Int) : Heap V :=
  ((known_1_0 I M x_N x_P).and ((known_1_1 I M x_M x_P).and ((known_8_2 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1).and ((known_8_3 I M x_k0 x_i0 x_j0 x_i1 x_k1 x_j1).and ((known_8_4 I M x_N x_M x_k0 x_i0 x_j0 x_i1 x_k1 x_j1).and ((known_8_5 I M x_M x_k0 x_i0 x_j0 x_i1 x_k1 x_j1).and (known_8_6 I M x_M x_k0 x_i0 x_j0 x_i1 x_k1 x_j1)))))))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_c
    [.add (.mul 8 (.var v_i0)) (.var v_i1), .add (.mul 8 (.var v_j0)) (.var v_j1)]
    (.fn
      f_2
      [
        .read a_a [.add (.mul 8 (.var v_i0)) (.var v_i1), .add (.mul 8 (.var v_k0)) (.var v_k1)],
        .read a_b [.add (.mul 8 (.var v_k0)) (.var v_k1), .add (.mul 8 (.var v_j0)) (.var v_j1)]])
    (fun e => (value_6 I M (8 * (e v_i0) + (e v_i1)) (8 * (e v_j0) + (e v_j1)) (e v_k0) (e v_k1)))

theorem vc_8 (x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_k0) (h2 : x_k0 < (x_P + 7) / 8) (h3 : 0 ≤ x_i0) (h4 : x_i0 < (x_N + 7) / 8) (h5 : 0 ≤ x_j0) (h6 : x_j0 < (x_M + 7) / 8) (h7 : 0 ≤ x_i1) (h8 : x_i1 < (min 8 (x_N + (-1) * (8 * x_i0)))) (h9 : 0 ≤ x_k1) (h10 : x_k1 < (min 8 (x_P + (-1) * (8 * x_k0)))) (h11 : 0 ≤ x_j1) (h12 : x_j1 < (min 8 (x_M + (-1) * (8 * x_j0)))) :
    (body_8 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (((((((base E x_N x_M x_P).set v_k0 x_k0).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_k1 x_k1).set v_j1 x_j1) (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1) :=
  (Or.elim (((Classical.em (0 < x_k1)).elim
  (fun h13 => (Or.inr ((Classical.em (x_k0 = 0)).elim (fun h14 => (Or.inl ⟨h14, h13⟩))
  (fun h14 => (Or.inr ⟨(int_lab_neba_tab h1 h14), h13⟩)))))
  (fun h13 => (Or.inl (int_lba_ntba_eab h9 h13))))
  : x_k1 = 0 ∨ x_k0 = 0 ∧ 0 < x_k1 ∨ 0 < x_k0 ∧ 0 < x_k1)
  (fun h13 => (vc_accumulate_of (value_3 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) x_k0)
  (I.fn f_2 [M t_A [8 * x_i0 + x_i1, 8 * x_k0 + x_k1], M t_B [8 * x_k0 + x_k1, 8 * x_j0 + x_j1]])
  ((at_right (at_right (at_right (at_right (at_left (at_points2 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1)
  (Or.inl ⟨⟨⟨int_add_comm, ⟨int_add_comm_le, (int_c45 h12)⟩⟩, (int_c575 h12)⟩, h13⟩) rfl))))))
  : (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1) ⟨a_c, [8 * x_i0 + x_i1, 8 * x_j0 + x_j1]⟩ (value_3 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) x_k0))
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 (8 * x_i0 + x_i1) (8 * x_k0 + x_k1)
  ⟨⟨(int_c27 h1 h9), (fact_0 h13 h2)⟩, ⟨(int_c27 h3 h7), (int_c45 h8)⟩⟩ rfl))
  : (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1) ⟨a_a, [8 * x_i0 + x_i1, 8 * x_k0 + x_k1]⟩ (M t_A [8 * x_i0 + x_i1, 8 * x_k0 + x_k1])))
  (ev_cons (ev_read ((at_right (at_left (at_points2 (8 * x_k0 + x_k1) (8 * x_j0 + x_j1)
  ⟨⟨(int_c27 h5 h11), (int_c45 h12)⟩, ⟨(int_c27 h1 h9), (fact_0 h13 h2)⟩⟩ rfl)))
  : (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1) ⟨a_b, [8 * x_k0 + x_k1, 8 * x_j0 + x_j1]⟩ (M t_B [8 * x_k0 + x_k1, 8 * x_j0 + x_j1])))
  ev_nil)))
  ((append1 (8 * x_k0 + x_k1) 0 (8 * x_k0 + 1) (fun y_q12 h14 => ⟨h14.1, (int_c175 h14.2 h13)⟩)
  (fun y_q12 =>
  ⟨(fun h14 => ((Classical.em (y_q12 < 8 * x_k0)).elim (fun h15 => (Or.inl ⟨h14.1, h15⟩))
  (fun h15 => (Or.inr (fact_1 h14.2 h13 h15))))), (fun h14 => (Or.elim h14 (fun h15 => ⟨h15.1, (int_c171 h9 h15.2)⟩)
  (fun h15 => ⟨(int_c157 h1 h9 h15), (int_c16 h15)⟩)))⟩) (fun y_q12 h14 => (int_c170 h9 h14.2))
  (fun y_q12 h14 => rfl) rfl)
  : I.fn f_0 [value_3 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) x_k0, I.fn f_2 [M t_A [8 * x_i0 + x_i1, 8 * x_k0 + x_k1], M t_B [8 * x_k0 + x_k1, 8 * x_j0 + x_j1]]] = value_6 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) x_k0 x_k1)))
  (fun h13 => (Or.elim h13
  (fun h14 => (vc_accumulate_of (value_7 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) x_j0 x_j1 x_k1)
  (I.fn f_2 [M t_A [8 * x_i0 + x_i1, 8 * x_k0 + x_k1], M t_B [8 * x_k0 + x_k1, 8 * x_j0 + x_j1]])
  ((at_right (at_right (at_right (at_right (at_right (at_left (at_points2 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1)
  ⟨⟨⟨⟨int_add_comm, ⟨(int_le_add h11), (int_c45 h12)⟩⟩, (int_c575 h12)⟩, (fact_2 h14.2)⟩, h14.1⟩
  rfl)))))))
  : (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1) ⟨a_c, [8 * x_i0 + x_i1, 8 * x_j0 + x_j1]⟩ (value_7 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) x_j0 x_j1 x_k1))
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 (8 * x_i0 + x_i1) (8 * x_k0 + x_k1)
  ⟨⟨(int_c279 h1 h14.2), (int_c45 h10)⟩, ⟨(int_c27 h3 h7), (int_c45 h8)⟩⟩ rfl))
  : (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1) ⟨a_a, [8 * x_i0 + x_i1, 8 * x_k0 + x_k1]⟩ (M t_A [8 * x_i0 + x_i1, 8 * x_k0 + x_k1])))
  (ev_cons (ev_read ((at_right (at_left (at_points2 (8 * x_k0 + x_k1) (8 * x_j0 + x_j1)
  ⟨⟨(int_c27 h5 h11), (int_c45 h12)⟩, ⟨(int_c279 h1 h14.2), (int_c45 h10)⟩⟩ rfl)))
  : (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1) ⟨a_b, [8 * x_k0 + x_k1, 8 * x_j0 + x_j1]⟩ (M t_B [8 * x_k0 + x_k1, 8 * x_j0 + x_j1])))
  ev_nil)))
  ((append1 (8 * x_k0 + x_k1) 0 (x_k1 + 1) (fun y_q13 h15 => ⟨h15.1, (fact_3 h15.2 h14.1)⟩)
  (fun y_q13 =>
  ⟨(fun h15 => ((Classical.em (8 * x_j0 + x_j1 + 8 * y_q13 < x_j1 + 8 * x_j0 + 8 * x_k1)).elim
  (fun h16 => (Or.inl ⟨h15.1, h16⟩)) (fun h16 => (Or.inr (fact_4 h15.2 h14.1 h16))))), (fun h15 => (Or.elim h15 (fun h16 => ⟨h16.1, (fact_5 h1 h16.2)⟩)
  (fun h16 => ⟨(int_c408 h1 h16 h14.2), (int_c16 h16)⟩)))⟩) (fun y_q13 h15 => (fact_6 h1 h15.2))
  (fun y_q13 h15 => rfl) rfl)
  : I.fn f_0 [value_7 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) x_j0 x_j1 x_k1, I.fn f_2 [M t_A [8 * x_i0 + x_i1, 8 * x_k0 + x_k1], M t_B [8 * x_k0 + x_k1, 8 * x_j0 + x_j1]]] = value_6 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) x_k0 x_k1)))
  (fun h14 => (vc_accumulate_of (value_4 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) (x_k1 + 8 * x_k0))
  (I.fn f_2 [M t_A [8 * x_i0 + x_i1, 8 * x_k0 + x_k1], M t_B [8 * x_k0 + x_k1, 8 * x_j0 + x_j1]])
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_points2 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1)
  ⟨⟨⟨⟨int_add_comm, ⟨int_add_comm_le, (int_c45 h12)⟩⟩, (int_c575 h12)⟩, h14.1⟩, h14.2⟩ rfl)))))))
  : (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1) ⟨a_c, [8 * x_i0 + x_i1, 8 * x_j0 + x_j1]⟩ (value_4 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) (x_k1 + 8 * x_k0)))
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 (8 * x_i0 + x_i1) (8 * x_k0 + x_k1)
  ⟨⟨(fact_7 h14.1 h14.2), (int_c45 h10)⟩, ⟨(int_c27 h3 h7), (int_c45 h8)⟩⟩ rfl))
  : (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1) ⟨a_a, [8 * x_i0 + x_i1, 8 * x_k0 + x_k1]⟩ (M t_A [8 * x_i0 + x_i1, 8 * x_k0 + x_k1])))
  (ev_cons (ev_read ((at_right (at_left (at_points2 (8 * x_k0 + x_k1) (8 * x_j0 + x_j1)
  ⟨⟨(int_c27 h5 h11), (int_c45 h12)⟩, ⟨(fact_7 h14.1 h14.2), (int_c45 h10)⟩⟩ rfl)))
  : (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1) ⟨a_b, [8 * x_k0 + x_k1, 8 * x_j0 + x_j1]⟩ (M t_B [8 * x_k0 + x_k1, 8 * x_j0 + x_j1])))
  ev_nil)))
  ((append1 (8 * x_k0 + x_k1) 0 (8 * x_k0 + x_k1 + 1) (fun y_q14 h15 => ⟨h15.1, (int_c9 h15.2)⟩)
  (fun y_q14 =>
  ⟨(fun h15 => ((Classical.em (y_q14 < x_k1 + 8 * x_k0)).elim (fun h16 => (Or.inl ⟨h15.1, h16⟩))
  (fun h16 => (Or.inr (int_c56 h15.2 h16))))), (fun h15 => (Or.elim h15 (fun h16 => ⟨h16.1, (int_tab_lab h16.2)⟩)
  (fun h16 => ⟨(fact_8 h16 h14.1 h14.2), (int_c16 h16)⟩)))⟩) (fun y_q14 h15 => (int_c24 h15.2))
  (fun y_q14 h15 => rfl) rfl)
  : I.fn f_0 [value_4 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) (x_k1 + 8 * x_k0), I.fn f_2 [M t_A [8 * x_i0 + x_i1, 8 * x_k0 + x_k1], M t_B [8 * x_k0 + x_k1, 8 * x_j0 + x_j1]]] = value_6 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) x_k0 x_k1))))))

theorem kept_8 (x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_k0) (h2 : x_k0 < (x_P + 7) / 8) (h3 : 0 ≤ x_i0) (h4 : x_i0 < (x_N + 7) / 8) (h5 : 0 ≤ x_j0) (h6 : x_j0 < (x_M + 7) / 8) (h7 : 0 ≤ x_i1) (h8 : x_i1 < (min 8 (x_N + (-1) * (8 * x_i0)))) (h9 : 0 ≤ x_k1) (h10 : x_k1 < (min 8 (x_P + (-1) * (8 * x_k0)))) (h11 : 0 ≤ x_j1) (h12 : x_j1 < (min 8 (x_M + (-1) * (8 * x_j0)))) :
    Heap.Entails ((body_8 I M).post (((((((base E x_N x_M x_P).set v_k0 x_k0).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_k1 x_k1).set v_j1 x_j1) (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1)) (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 (x_j1 + 1)) :=
  (show Heap.Entails _ (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 (x_j1 + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun y_q15 y_q16 h13 =>
  (Or.elim h13 (fun h14 => (at_set_ne2 y_q15 y_q16 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1)
  (fun h15 => (int_c42 h11 h15.2 h14.1.1.2))
  (at_right (at_right (at_left (at_points2 y_q15 y_q16 h13 rfl))))))
  (fun h14 => (Or.elim h14 (fun h15 => (at_set_ne2 y_q15 y_q16 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1)
  (fun h16 => (int_c42 h7 h16.1 h15.2.2))
  (at_right (at_right (at_left (at_points2 y_q15 y_q16 h13 rfl)))))) (fun h15 =>
  (at_set_ne2 y_q15 y_q16 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) (fun h16 => (int_c49 h16.1 h15.2.2))
  (at_right (at_right (at_left (at_points2 y_q15 y_q16 h13 rfl))))))))))) (entails_and
  (entails_points2 (fun y_q17 y_q18 h13 => ((Classical.em (y_q17 = 8 * x_i0 + x_i1 ∧ y_q18 = 8 * x_j0 + x_j1)).elim
  (fun h14 => (at_set_eq2 y_q17 y_q18 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) h14
  ((reduce_congr1 (fun y_q19 => ⟨(fun h15 => h15), (fun h15 => h15)⟩)
  (fun y_q19 h15 => (fn_congr2 (at_congr2 h14.1 rfl) (at_congr2 rfl h14.2))))
  : value_6 I M y_q17 y_q18 x_k0 x_k1 = value_6 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) x_k0 x_k1)))
  (fun h14 => (at_set_ne2 y_q17 y_q18 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) h14
  (at_right (at_right (at_right (at_left (at_points2 y_q17 y_q18 ⟨⟨h13.1.1, ⟨h13.1.2.1, (int_c188 h13.1.1 h13.1.2.2 h14)⟩⟩, h13.2⟩ rfl))))))))))
  (entails_and (entails_points2 (fun y_q20 y_q21 h13 =>
  (Or.elim h13 (fun h14 => (at_set_ne2 y_q20 y_q21 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1)
  (fun h15 => (fact_9 h14.1.1.2.1 h15.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q20 y_q21
  (Or.inl ⟨⟨⟨h14.1.1.1, ⟨(int_c382 h14.1.1.2.1), h14.1.1.2.2⟩⟩, h14.1.2⟩, h14.2⟩) rfl))))))))
  (fun h14 => (Or.elim h14 (fun h15 => (at_set_ne2 y_q20 y_q21 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1)
  (fun h16 => (int_c42 h11 h16.2 h15.1.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q20 y_q21 (Or.inr h14) rfl))))))))
  (fun h15 => (Or.elim h15 (fun h16 => (at_set_ne2 y_q20 y_q21 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1)
  (fun h17 => (fact_10 h16.1.1 h17.2 h12))
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q20 y_q21 (Or.inr h14) rfl))))))))
  (fun h16 =>
  (at_set_ne2 y_q20 y_q21 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) (fun h17 => (int_c541 h17.1 h16.2.1))
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q20 y_q21 (Or.inr h14) rfl)))))))))))))))
  (entails_and (entails_points2 (fun y_q22 y_q23 h13 =>
  ((Classical.em (y_q22 = 8 * x_i0 + x_i1 ∧ y_q23 = 8 * x_j0 + x_j1)).elim (fun h14 =>
  (at_set_eq2 y_q22 y_q23 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) h14 ((reduce_congr1 (fun y_q24 =>
  ⟨(fun h15 => ⟨h15.1, (fact_11 h1 h14.2 h15.2)⟩), (fun h15 => ⟨h15.1, (fact_12 h15.2 h13.2 h14.2)⟩)⟩)
  (fun y_q24 h15 => (fn_congr2 (at_congr2 h14.1 rfl) (at_congr2 rfl h14.2))))
  : value_7 I M y_q22 y_q23 x_j0 (x_j1 + 1) x_k1 = value_6 I M (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) x_k0 x_k1)))
  (fun h14 => (at_set_ne2 y_q22 y_q23 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1) h14
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q22 y_q23 ⟨⟨h13.1.1, (fact_13 h13.1.1.2 h11 h9 h13.1.1.1.1 h13.1.2 h14)⟩, h13.2⟩
  (reduce_congr1 (fun y_q25 =>
  ⟨(fun h15 => ⟨h15.1, (fact_14 h13.1.1.1.2.1 h13.1.1.2 h11 h13.1.1.1.1 h12 h15.2 h14)⟩), (fun h15 => ⟨h15.1, (int_c415 h15.2)⟩)⟩)
  (fun y_q25 h15 => rfl))))))))))))))
  (entails_points2 (fun y_q26 y_q27 h13 => (at_set_ne2 y_q26 y_q27 (8 * x_i0 + x_i1) (8 * x_j0 + x_j1)
  (fun h14 => (fact_9 h13.1.1.1.2.1 h14.2))
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q26 y_q27
  ⟨⟨⟨⟨h13.1.1.1.1, ⟨(int_c382 h13.1.1.1.2.1), h13.1.1.1.2.2⟩⟩, h13.1.1.2⟩, h13.1.2⟩, h13.2⟩ rfl)))))))))))))))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j1 (.const 0) (.min (.const 8) (.add (.var v_M) (.mul (-1) (.mul 8 (.var v_j0)))))
    (fun e x => known_8 I M (e v_N) (e v_M) (e v_P) (e v_k0) (e v_i0) (e v_j0) (e v_i1) (e v_k1) x) (body_8 I M)

theorem vc_7 (x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_k0) (h2 : x_k0 < (x_P + 7) / 8) (h3 : 0 ≤ x_i0) (h4 : x_i0 < (x_N + 7) / 8) (h5 : 0 ≤ x_j0) (h6 : x_j0 < (x_M + 7) / 8) (h7 : 0 ≤ x_i1) (h8 : x_i1 < (min 8 (x_N + (-1) * (8 * x_i0)))) (h9 : 0 ≤ x_k1) (h10 : x_k1 < (min 8 (x_P + (-1) * (8 * x_k0)))) :
    (body_7 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) ((((((base E x_N x_M x_P).set v_k0 x_k0).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_k1 x_k1) (known_7 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1) :=
  (vc_for_of 0 (min 8 (x_M + (-1) * (8 * x_j0))) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q28 y_q29 h11 => (Or.elim h11 (fun h12 =>
  (Or.elim (((Classical.em (x_P ≤ 8 * x_k0 + 8)).elim (fun h13 => (Or.inl (Or.inl ⟨⟨h12, h13⟩, h1⟩)))
  (fun h13 => (Or.inr (Or.inl ⟨h12, (fact_17 h13)⟩))))
  : (((((0 ≤ y_q29 ∧ y_q29 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_q28 ∧ y_q28 < x_N) ∧ y_q28 ≤ 8 * x_i0 + 7) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ (((0 ≤ y_q29 ∧ y_q29 < x_M) ∧ 0 ≤ y_q28 ∧ y_q28 < 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ ((((8 * x_j0 ≤ y_q29 ∧ y_q29 < x_M) ∧ y_q29 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_q28 ∧ y_q28 < x_i1 + 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0) ∨ ((((0 ≤ y_q29 ∧ y_q29 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_q28 ∧ y_q28 < x_N) ∧ y_q28 ≤ 8 * x_i0 + 7) ∧ 8 * x_k0 + 9 ≤ x_P ∨ ((0 ≤ y_q29 ∧ y_q29 < x_M) ∧ 0 ≤ y_q28 ∧ y_q28 < 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P ∨ (((8 * x_j0 ≤ y_q29 ∧ y_q29 < x_M) ∧ y_q29 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_q28 ∧ y_q28 < x_i1 + 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P))
  (fun h13 => (at_right (at_right (at_left (at_points2 y_q28 y_q29 h13 (reduce_congr1 (fun y_q30 =>
  ⟨(fun h14 => ⟨h14.1.1, h14.1.2⟩), (fun h14 => ⟨h14, (Or.elim h13 (fun h15 => (fact_15 h15.1.2 h14.2))
  (fun h15 => (Or.elim h15 (fun h16 => (False.elim (int_lab_tba_F h12.1.2.1 h16.1.1.2.2)))
  (fun h16 => (False.elim (int_lab_tba_F h16.1.1.1.1.1 h12.1.1.2))))))⟩)⟩) (fun y_q30 h14 => rfl)))))))
  (fun h13 =>
  (at_right (at_right (at_right (at_left (at_points2 y_q28 y_q29 h13 (reduce_congr1 (fun y_q31 =>
  ⟨(fun h14 => ⟨h14.1.1, h14.2⟩), (fun h14 => ⟨⟨h14.1, (Or.elim h13 (fun h15 => (fact_16 h14.2 h15.2))
  (fun h15 => (Or.elim h15 (fun h16 => (False.elim (int_lab_tba_F h12.1.2.1 h16.1.2.2)))
  (fun h16 => (False.elim (int_lab_tba_F h16.1.1.1.1 h12.1.1.2))))))⟩, h14.2⟩)⟩)
  (fun y_q31 h14 => rfl)))))))))) (fun h12 => (Or.elim h12 (fun h13 =>
  (Or.elim (((Classical.em (x_P ≤ 8 * x_k0 + 8)).elim (fun h14 => (Or.inl (Or.inr (Or.inl ⟨⟨h13, h14⟩, h1⟩))))
  (fun h14 => (Or.inr (Or.inr (Or.inl ⟨h13, (fact_17 h14)⟩)))))
  : (((((0 ≤ y_q29 ∧ y_q29 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_q28 ∧ y_q28 < x_N) ∧ y_q28 ≤ 8 * x_i0 + 7) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ (((0 ≤ y_q29 ∧ y_q29 < x_M) ∧ 0 ≤ y_q28 ∧ y_q28 < 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ ((((8 * x_j0 ≤ y_q29 ∧ y_q29 < x_M) ∧ y_q29 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_q28 ∧ y_q28 < x_i1 + 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0) ∨ ((((0 ≤ y_q29 ∧ y_q29 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_q28 ∧ y_q28 < x_N) ∧ y_q28 ≤ 8 * x_i0 + 7) ∧ 8 * x_k0 + 9 ≤ x_P ∨ ((0 ≤ y_q29 ∧ y_q29 < x_M) ∧ 0 ≤ y_q28 ∧ y_q28 < 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P ∨ (((8 * x_j0 ≤ y_q29 ∧ y_q29 < x_M) ∧ y_q29 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_q28 ∧ y_q28 < x_i1 + 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P))
  (fun h14 => (at_right (at_right (at_left (at_points2 y_q28 y_q29 h14 (reduce_congr1 (fun y_q32 =>
  ⟨(fun h15 => ⟨h15.1.1, h15.1.2⟩), (fun h15 => ⟨h15, (Or.elim h14 (fun h16 => (False.elim (int_lab_tba_F h16.1.1.1.2.1 h13.2.2)))
  (fun h16 => (Or.elim h16 (fun h17 => (fact_15 h17.1.2 h15.2))
  (fun h17 => (False.elim (int_lab_tba_F h17.1.1.2.1 h13.2.2))))))⟩)⟩) (fun y_q32 h15 => rfl)))))))
  (fun h14 =>
  (at_right (at_right (at_right (at_left (at_points2 y_q28 y_q29 h14 (reduce_congr1 (fun y_q33 =>
  ⟨(fun h15 => ⟨h15.1.1, h15.2⟩), (fun h15 => ⟨⟨h15.1, (Or.elim h14 (fun h16 => (False.elim (int_lab_tba_F h16.1.1.2.1 h13.2.2)))
  (fun h16 => (Or.elim h16 (fun h17 => (fact_16 h15.2 h17.2))
  (fun h17 => (False.elim (int_lab_tba_F h17.1.2.1 h13.2.2))))))⟩, h15.2⟩)⟩) (fun y_q33 h15 => rfl))))))))))
  (fun h13 =>
  (Or.elim (((Classical.em (x_P ≤ 8 * x_k0 + 8)).elim (fun h14 => (Or.inl (Or.inr (Or.inr ⟨⟨h13, h14⟩, h1⟩))))
  (fun h14 => (Or.inr (Or.inr (Or.inr ⟨h13, (fact_17 h14)⟩)))))
  : (((((0 ≤ y_q29 ∧ y_q29 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_q28 ∧ y_q28 < x_N) ∧ y_q28 ≤ 8 * x_i0 + 7) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ (((0 ≤ y_q29 ∧ y_q29 < x_M) ∧ 0 ≤ y_q28 ∧ y_q28 < 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ ((((8 * x_j0 ≤ y_q29 ∧ y_q29 < x_M) ∧ y_q29 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_q28 ∧ y_q28 < x_i1 + 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0) ∨ ((((0 ≤ y_q29 ∧ y_q29 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_q28 ∧ y_q28 < x_N) ∧ y_q28 ≤ 8 * x_i0 + 7) ∧ 8 * x_k0 + 9 ≤ x_P ∨ ((0 ≤ y_q29 ∧ y_q29 < x_M) ∧ 0 ≤ y_q28 ∧ y_q28 < 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P ∨ (((8 * x_j0 ≤ y_q29 ∧ y_q29 < x_M) ∧ y_q29 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_q28 ∧ y_q28 < x_i1 + 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P))
  (fun h14 => (at_right (at_right (at_left (at_points2 y_q28 y_q29 h14 (reduce_congr1
  (fun y_q34 => ⟨(fun h15 => ⟨h15.1.1, h15.1.2⟩), (fun h15 => ⟨h15, (by clear h11 h12; omega)⟩)⟩)
  (fun y_q34 h15 => rfl))))))) (fun h14 =>
  (at_right (at_right (at_right (at_left (at_points2 y_q28 y_q29 h14 (reduce_congr1 (fun y_q35 =>
  ⟨(fun h15 => ⟨h15.1.1, h15.2⟩), (fun h15 => ⟨⟨h15.1, (Or.elim h14 (fun h16 => (False.elim (int_lab_tba_F h13.1.1.1 h16.1.1.1.2)))
  (fun h16 => (Or.elim h16 (fun h17 => (False.elim (int_lab_tba_F h13.2.1 h17.1.2.2)))
  (fun h17 => (fact_16 h15.2 h17.2)))))⟩, h15.2⟩)⟩) (fun y_q35 h15 => rfl)))))))))))))))
  (entails_and (entails_points2 (fun y_q36 y_q37 h11 => (False.elim (int_c12 h11.1.2.1 h11.1.2.2))))
  (entails_and (entails_points2 (fun y_q38 y_q39 h11 => (Or.elim h11 (fun h12 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q38 y_q39 ((Classical.em (0 < x_k0)).elim (fun h13 =>
  (Or.inl ⟨⟨⟨⟨h12.1.1.1, ⟨(int_zero_add_le h12.1.1.2.1), h12.1.1.2.2⟩⟩, h12.1.2⟩, h13⟩, h12.2⟩))
  (fun h13 =>
  (Or.inr (Or.inl ⟨⟨⟨h12.1.1.1, ⟨(int_zero_add_le h12.1.1.2.1), h12.1.1.2.2⟩⟩, (int_lba_ntba_eab h1 h13)⟩, h12.2⟩))))
  rfl))))))) (fun h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q38 y_q39 (Or.inr (Or.inr (Or.inl h13))) rfl)))))))
  (fun h13 => (Or.elim h13 (fun h14 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q38 y_q39 (Or.inr ((Classical.em (x_k0 = 0)).elim (fun h15 =>
  ((Classical.em (y_q38 = x_i1 + 8 * x_i0)).elim (fun h16 => ((Classical.em (x_k1 = 0)).elim
  (fun h17 => (Or.inl ⟨⟨⟨h16, ⟨(int_c485 h14.1.1), h14.1.2⟩⟩, h15⟩, h17⟩)) (fun h17 =>
  (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨⟨h14.1, ⟨h14.2.1, (int_eab_lab h16)⟩⟩, (fact_18 h9 h16 h17)⟩, h15⟩)))))))
  (fun h16 => ((Classical.em (y_q38 ≤ x_i1 + 8 * x_i0)).elim (fun h17 =>
  (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨⟨h14.1, ⟨h14.2.1, h17⟩⟩, (fact_19 h17 h9 h16)⟩, h15⟩)))))
  (fun h17 =>
  (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr ⟨⟨⟨(int_c485 h14.1.1), h14.1.2⟩, ⟨(int_nlba_tab h17), h14.2.2⟩⟩, h15⟩))))))))))
  (fun h15 => (Or.inr (Or.inr (Or.inl ⟨h14, (int_lab_neba_tab h1 h15)⟩)))))) rfl)))))))
  (fun h14 => (at_right (at_right (at_right (at_right (at_right (at_points2 y_q38 y_q39
  (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr ((Classical.em (0 < x_k0)).elim (fun h15 => (Or.inl ⟨h14, h15⟩))
  (fun h15 => (Or.inr ⟨⟨⟨h14.1.1.1, h14.1.1.2⟩, ⟨h14.2.1, h14.2.2⟩⟩, (int_lba_ntba_eab h1 h15)⟩))))))))
  rfl)))))))))))))) (entails_and (entails_points2 (fun y_q40 y_q41 h11 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q40 y_q41 ⟨h11.1.1, (fact_20 h11.1.1.1.2.1 h11.1.2)⟩ (reduce_congr1 (fun y_q42 =>
  ⟨(fun h12 => ⟨h12.1, (fact_21 h11.1.1.1.2.1 h1 h12.2)⟩), (fun h12 => ⟨h12.1, (fact_22 h11.1.1.2 h11.2 h12.2)⟩)⟩)
  (fun y_q42 h12 => rfl))))))))))
  (entails_points2 (fun y_q43 y_q44 h11 => (at_right (at_right (at_right (at_right (at_left (at_points2 y_q43 y_q44
  ⟨⟨⟨h11.1.1.1.1, ⟨(int_zero_add_le h11.1.1.1.2.1), h11.1.1.1.2.2⟩⟩, h11.1.1.2⟩, h11.2⟩ rfl))))))))))))))
  : Heap.Entails (known_7 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1) (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 0))
  (fun x_j1 h11 h12 =>
  (vc_8 x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))
  (fun x_j1 h11 h12 =>
  (kept_8 x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 x_j1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12)))

theorem kept_7 (x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_k0) (h2 : x_k0 < (x_P + 7) / 8) (h3 : 0 ≤ x_i0) (h4 : x_i0 < (x_N + 7) / 8) (h5 : 0 ≤ x_j0) (h6 : x_j0 < (x_M + 7) / 8) (h7 : 0 ≤ x_i1) (h8 : x_i1 < (min 8 (x_N + (-1) * (8 * x_i0)))) (h9 : 0 ≤ x_k1) (h10 : x_k1 < (min 8 (x_P + (-1) * (8 * x_k0)))) :
    Heap.Entails ((body_7 I M).post ((((((base E x_N x_M x_P).set v_k0 x_k0).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1).set v_k1 x_k1) (known_7 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1)) (known_7 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 (x_k1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q45 y_q46 h11 => (Or.elim h11
  (fun h12 => (at_right (at_right (at_left (at_points2 y_q45 y_q46 (Or.inl h12.1.1) (reduce_congr1
  (fun y_q47 => ⟨(fun h13 => ⟨h13, (fact_15 h12.1.2 h13.2)⟩), (fun h13 => ⟨h13.1.1, h13.1.2⟩)⟩)
  (fun y_q47 h13 => rfl))))))) (fun h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_right (at_left (at_points2 y_q45 y_q46 (Or.inr (Or.inl h13.1.1)) (reduce_congr1
  (fun y_q48 => ⟨(fun h14 => ⟨h14, (fact_15 h13.1.2 h14.2)⟩), (fun h14 => ⟨h14.1.1, h14.1.2⟩)⟩)
  (fun y_q48 h14 => rfl))))))) (fun h13 =>
  (at_right (at_right (at_left (at_points2 y_q45 y_q46 (Or.inr (Or.inr h13.1.1)) (reduce_congr1
  (fun y_q49 => ⟨(fun h14 => ⟨h14, (fact_15 h13.1.2 h14.2)⟩), (fun h14 => ⟨h14.1.1, h14.1.2⟩)⟩)
  (fun y_q49 h14 => rfl))))))))))))
  (entails_and (entails_points2 (fun y_q50 y_q51 h11 => (Or.elim h11 (fun h12 =>
  (at_right (at_right (at_left (at_points2 y_q50 y_q51 (Or.inl h12.1) (reduce_congr1 (fun y_q52 =>
  ⟨(fun h13 => ⟨⟨h13.1, (fact_16 h13.2 h12.2)⟩, h13.2⟩), (fun h13 => ⟨h13.1.1, h13.2⟩)⟩)
  (fun y_q52 h13 => rfl))))))) (fun h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_right (at_left (at_points2 y_q50 y_q51 (Or.inr (Or.inl h13.1)) (reduce_congr1 (fun y_q53 =>
  ⟨(fun h14 => ⟨⟨h14.1, (fact_16 h14.2 h13.2)⟩, h14.2⟩), (fun h14 => ⟨h14.1.1, h14.2⟩)⟩)
  (fun y_q53 h14 => rfl))))))) (fun h13 =>
  (at_right (at_right (at_left (at_points2 y_q50 y_q51 (Or.inr (Or.inr h13.1)) (reduce_congr1 (fun y_q54 =>
  ⟨(fun h14 => ⟨⟨h14.1, (fact_16 h14.2 h13.2)⟩, h14.2⟩), (fun h14 => ⟨h14.1.1, h14.2⟩)⟩)
  (fun y_q54 h14 => rfl))))))))))))
  (entails_and (entails_points2 (fun y_q55 y_q56 h11 => (Or.elim (((Classical.em (0 < x_k0)).elim
  (fun h12 => (Or.inl ⟨⟨h11.1.1.1, ⟨h11.1.1.2.1, (fact_25 h11.1.2 h11.1.1.2.2)⟩⟩, h12⟩)) (fun h12 =>
  (Or.inr ⟨⟨⟨⟨h11.1.1.1, ⟨h11.1.1.2.1, h11.1.1.2.2⟩⟩, h11.1.2⟩, (fact_26 h11.1.2 h9 h11.1.1.2.2)⟩, (int_lba_ntba_eab h1 h12)⟩)))
  : (y_q55 = x_i1 + 8 * x_i0 ∧ 8 * x_j0 ≤ y_q56 ∧ y_q56 < (max 0 (min 8 (x_M + (-1) * (8 * x_j0)))) + 8 * x_j0) ∧ 0 < x_k0 ∨ (((y_q55 = x_i1 + 8 * x_i0 ∧ 8 * x_j0 ≤ y_q56 ∧ y_q56 < x_M) ∧ y_q56 ≤ 8 * x_j0 + 7) ∧ y_q56 < (max 0 (min 8 (x_M + (-1) * (8 * x_j0)))) + 8 * x_j0 + 8 * x_k1) ∧ x_k0 = 0)
  (fun h12 => (at_right (at_right (at_right (at_left (at_points2 y_q55 y_q56 h12 (reduce_congr1
  (fun y_q57 => ⟨(fun h13 => ⟨h13.1, (int_c25 h13.2)⟩), (fun h13 => ⟨h13.1, (int_c26 h13.2)⟩)⟩)
  (fun y_q57 h13 => rfl)))))))) (fun h12 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q55 y_q56 h12 (reduce_congr1 (fun y_q58 =>
  ⟨(fun h13 => ⟨h13.1, (fact_23 h11.1.2 h12.2 h11.1.1.2.2 h13.2)⟩), (fun h13 => ⟨h13.1, (fact_24 h11.1.1.2.1 h1 h13.2)⟩)⟩)
  (fun y_q58 h13 => rfl)))))))))))))
  (entails_points2 (fun y_q59 y_q60 h11 => (Or.elim h11 (fun h12 => (False.elim (int_c13 h9 h12.2))) (fun h12 =>
  (Or.elim h12 (fun h13 => (False.elim (int_c13 h9 h13.2))) (fun h13 => (Or.elim h13 (fun h14 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q59 y_q60 (Or.inr (Or.inl h14)) rfl)))))))
  (fun h14 => (Or.elim h14 (fun h15 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q59 y_q60 (Or.inr (Or.inr (Or.inl h15.1))) rfl)))))))
  (fun h15 =>
  (Or.elim h15 (fun h16 => (at_right (at_right (at_right (at_right (at_left (at_points2 y_q59 y_q60
  (Or.inr (Or.inr (Or.inl ⟨h16.1.1.1, ⟨h16.1.1.2.1, (fact_27 h16.1.1.2.2 h8)⟩⟩))) rfl)))))))
  (fun h16 => (Or.elim h16 (fun h17 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q59 y_q60 (Or.inr (Or.inr (Or.inr h17.1))) rfl)))))))
  (fun h17 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q59 y_q60 (Or.inr (Or.inr ((Classical.em (8 * x_j0 + 8 ≤ y_q60)).elim
  (fun h18 => (Or.inl ⟨⟨h18, h17.1.1.2⟩, ⟨(int_c540 h7 h17.1.2.1), h17.1.2.2⟩⟩))
  (fun h18 => (Or.inr ⟨⟨⟨h17.1.1.1, h17.1.1.2⟩, (int_c547 h18)⟩, ⟨h17.1.2.1, h17.1.2.2⟩⟩))))) rfl)))))))))))))))))))))))))
  : Heap.Entails (known_8 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 (max 0 (min 8 (x_M + (-1) * (8 * x_j0))))) (known_7 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 (x_k1 + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k1 (.const 0) (.min (.const 8) (.add (.var v_P) (.mul (-1) (.mul 8 (.var v_k0)))))
    (fun e x => known_7 I M (e v_N) (e v_M) (e v_P) (e v_k0) (e v_i0) (e v_j0) (e v_i1) x) (body_7 I M)

theorem vc_6 (x_N x_M x_P x_k0 x_i0 x_j0 x_i1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_k0) (h2 : x_k0 < (x_P + 7) / 8) (h3 : 0 ≤ x_i0) (h4 : x_i0 < (x_N + 7) / 8) (h5 : 0 ≤ x_j0) (h6 : x_j0 < (x_M + 7) / 8) (h7 : 0 ≤ x_i1) (h8 : x_i1 < (min 8 (x_N + (-1) * (8 * x_i0)))) :
    (body_6 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (((((base E x_N x_M x_P).set v_k0 x_k0).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1) (known_6 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1) :=
  (vc_for_of 0 (min 8 (x_P + (-1) * (8 * x_k0))) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q61 y_q62 h9 => (Or.elim h9
  (fun h10 => (at_right (at_right (at_left (at_points2 y_q61 y_q62 (Or.inl h10.1.1) (reduce_congr1
  (fun y_q63 => ⟨(fun h11 => ⟨h11, (fact_15 h10.1.2 h11.2)⟩), (fun h11 => ⟨h11.1.1, h11.1.2⟩)⟩)
  (fun y_q63 h11 => rfl))))))) (fun h10 => (Or.elim h10 (fun h11 =>
  (at_right (at_right (at_left (at_points2 y_q61 y_q62 (Or.inr (Or.inl h11.1.1)) (reduce_congr1
  (fun y_q64 => ⟨(fun h12 => ⟨h12, (fact_15 h11.1.2 h12.2)⟩), (fun h12 => ⟨h12.1.1, h12.1.2⟩)⟩)
  (fun y_q64 h12 => rfl))))))) (fun h11 =>
  (at_right (at_right (at_left (at_points2 y_q61 y_q62 (Or.inr (Or.inr h11.1.1)) (reduce_congr1
  (fun y_q65 => ⟨(fun h12 => ⟨h12, (fact_15 h11.1.2 h12.2)⟩), (fun h12 => ⟨h12.1.1, h12.1.2⟩)⟩)
  (fun y_q65 h12 => rfl))))))))))))
  (entails_and (entails_points2 (fun y_q66 y_q67 h9 => (Or.elim h9 (fun h10 =>
  (at_right (at_right (at_left (at_points2 y_q66 y_q67 (Or.inl h10.1) (reduce_congr1 (fun y_q68 =>
  ⟨(fun h11 => ⟨⟨h11.1, (fact_16 h11.2 h10.2)⟩, h11.2⟩), (fun h11 => ⟨h11.1.1, h11.2⟩)⟩)
  (fun y_q68 h11 => rfl))))))) (fun h10 => (Or.elim h10 (fun h11 =>
  (at_right (at_right (at_left (at_points2 y_q66 y_q67 (Or.inr (Or.inl h11.1)) (reduce_congr1 (fun y_q69 =>
  ⟨(fun h12 => ⟨⟨h12.1, (fact_16 h12.2 h11.2)⟩, h12.2⟩), (fun h12 => ⟨h12.1.1, h12.2⟩)⟩)
  (fun y_q69 h12 => rfl))))))) (fun h11 =>
  (at_right (at_right (at_left (at_points2 y_q66 y_q67 (Or.inr (Or.inr h11.1)) (reduce_congr1 (fun y_q70 =>
  ⟨(fun h12 => ⟨⟨h12.1, (fact_16 h12.2 h11.2)⟩, h12.2⟩), (fun h12 => ⟨h12.1.1, h12.2⟩)⟩)
  (fun y_q70 h12 => rfl))))))))))))
  (entails_and (entails_points2 (fun y_q71 y_q72 h9 => (False.elim (int_irrefl h9.2))))
  (entails_points2 (fun y_q73 y_q74 h9 =>
  (Or.elim h9 (fun h10 => (at_right (at_right (at_right (at_points2 y_q73 y_q74
  (Or.inr (Or.inr ⟨⟨h10.1.1.1.2, h10.1.1.2⟩, ⟨(int_eba_lab h10.1.1.1.1), (fact_28 h10.1.1.1.1 h8)⟩⟩))
  rfl))))) (fun h10 => (Or.elim h10 (fun h11 =>
  (at_right (at_right (at_right (at_points2 y_q73 y_q74 (Or.inr ((Classical.em (8 * x_j0 + 8 ≤ y_q74)).elim
  (fun h12 => (Or.inl ⟨⟨h12, h11.1.1.2.2⟩, ⟨(int_c153 h7 h11.1.1.1), (fact_28 h11.1.1.1 h8)⟩⟩))
  (fun h12 =>
  (Or.inr ⟨⟨⟨h11.1.1.2.1, h11.1.1.2.2⟩, (int_c547 h12)⟩, ⟨(int_eba_lab h11.1.1.1), (fact_28 h11.1.1.1 h8)⟩⟩))))
  rfl))))) (fun h11 => (Or.elim h11
  (fun h12 => (at_right (at_right (at_right (at_points2 y_q73 y_q74 (Or.inl h12) rfl)))))
  (fun h12 => (Or.elim h12
  (fun h13 => (at_right (at_right (at_right (at_points2 y_q73 y_q74 (Or.inr (Or.inl h13.1)) rfl)))))
  (fun h13 => (Or.elim h13 (fun h14 =>
  (at_right (at_right (at_right (at_points2 y_q73 y_q74 (Or.inr (Or.inl ⟨h14.1.1.1, ⟨h14.1.1.2.1, (fact_29 h8 h14.1.2)⟩⟩)) rfl)))))
  (fun h14 => (Or.elim h14 (fun h15 =>
  (at_right (at_right (at_right (at_points2 y_q73 y_q74 (Or.inr (Or.inr ⟨h15.1.1, ⟨(int_tab_lab h15.1.2.1), h15.1.2.2⟩⟩)) rfl)))))
  (fun h15 =>
  (at_right (at_right (at_right (at_points2 y_q73 y_q74 (Or.inr ((Classical.em (8 * x_j0 + 8 ≤ y_q74)).elim
  (fun h16 => (Or.inl ⟨⟨h16, h15.1.1.2⟩, ⟨(int_c540 h7 h15.1.2.1), h15.1.2.2⟩⟩)) (fun h16 =>
  (Or.inr ⟨⟨⟨h15.1.1.1, h15.1.1.2⟩, (int_c547 h16)⟩, ⟨(int_tab_lab h15.1.2.1), h15.1.2.2⟩⟩)))) rfl)))))))))))))))))))))))
  : Heap.Entails (known_6 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1) (known_7 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 0))
  (fun x_k1 h9 h10 =>
  (vc_7 x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun x_k1 h9 h10 =>
  (kept_7 x_N x_M x_P x_k0 x_i0 x_j0 x_i1 x_k1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10)))

theorem kept_6 (x_N x_M x_P x_k0 x_i0 x_j0 x_i1 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_k0) (h2 : x_k0 < (x_P + 7) / 8) (h3 : 0 ≤ x_i0) (h4 : x_i0 < (x_N + 7) / 8) (h5 : 0 ≤ x_j0) (h6 : x_j0 < (x_M + 7) / 8) (h7 : 0 ≤ x_i1) (h8 : x_i1 < (min 8 (x_N + (-1) * (8 * x_i0)))) :
    Heap.Entails ((body_6 I M).post (((((base E x_N x_M x_P).set v_k0 x_k0).set v_i0 x_i0).set v_j0 x_j0).set v_i1 x_i1) (known_6 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1)) (known_6 I M x_N x_M x_P x_k0 x_i0 x_j0 (x_i1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q75 y_q76 h9 => (Or.elim h9 (fun h10 =>
  (Or.elim (((Classical.em (x_P ≤ 8 * x_k0 + 8)).elim (fun h11 => (Or.inl (Or.inl ⟨⟨h10, h11⟩, h1⟩)))
  (fun h11 => (Or.inr (Or.inl ⟨h10, (fact_17 h11)⟩))))
  : (((((0 ≤ y_q76 ∧ y_q76 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_q75 ∧ y_q75 < x_N) ∧ y_q75 ≤ 8 * x_i0 + 7) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ (((0 ≤ y_q76 ∧ y_q76 < x_M) ∧ 0 ≤ y_q75 ∧ y_q75 < 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ ((((8 * x_j0 ≤ y_q76 ∧ y_q76 < x_M) ∧ y_q76 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_q75 ∧ y_q75 < x_i1 + 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0) ∨ ((((0 ≤ y_q76 ∧ y_q76 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_q75 ∧ y_q75 < x_N) ∧ y_q75 ≤ 8 * x_i0 + 7) ∧ 8 * x_k0 + 9 ≤ x_P ∨ ((0 ≤ y_q76 ∧ y_q76 < x_M) ∧ 0 ≤ y_q75 ∧ y_q75 < 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P ∨ (((8 * x_j0 ≤ y_q76 ∧ y_q76 < x_M) ∧ y_q76 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_q75 ∧ y_q75 < x_i1 + 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P))
  (fun h11 => (at_right (at_right (at_left (at_points2 y_q75 y_q76 h11 (reduce_congr1 (fun y_q77 =>
  ⟨(fun h12 => ⟨h12.1.1, h12.1.2⟩), (fun h12 => ⟨h12, (Or.elim h11 (fun h13 => (fact_15 h13.1.2 h12.2))
  (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_lab_tba_F h10.1.2.1 h14.1.1.2.2)))
  (fun h14 => (False.elim (int_lab_tba_F h14.1.1.1.1.1 h10.1.1.2))))))⟩)⟩) (fun y_q77 h12 => rfl)))))))
  (fun h11 =>
  (at_right (at_right (at_right (at_left (at_points2 y_q75 y_q76 h11 (reduce_congr1 (fun y_q78 =>
  ⟨(fun h12 => ⟨h12.1.1, h12.2⟩), (fun h12 => ⟨⟨h12.1, (Or.elim h11 (fun h13 => (fact_16 h12.2 h13.2))
  (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_lab_tba_F h10.1.2.1 h14.1.2.2)))
  (fun h14 => (False.elim (int_lab_tba_F h14.1.1.1.1 h10.1.1.2))))))⟩, h12.2⟩)⟩)
  (fun y_q78 h12 => rfl)))))))))) (fun h10 => (Or.elim h10 (fun h11 =>
  (Or.elim (((Classical.em (x_P ≤ 8 * x_k0 + 8)).elim (fun h12 => (Or.inl (Or.inr (Or.inl ⟨⟨h11, h12⟩, h1⟩))))
  (fun h12 => (Or.inr (Or.inr (Or.inl ⟨h11, (fact_17 h12)⟩)))))
  : (((((0 ≤ y_q76 ∧ y_q76 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_q75 ∧ y_q75 < x_N) ∧ y_q75 ≤ 8 * x_i0 + 7) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ (((0 ≤ y_q76 ∧ y_q76 < x_M) ∧ 0 ≤ y_q75 ∧ y_q75 < 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ ((((8 * x_j0 ≤ y_q76 ∧ y_q76 < x_M) ∧ y_q76 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_q75 ∧ y_q75 < x_i1 + 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0) ∨ ((((0 ≤ y_q76 ∧ y_q76 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_q75 ∧ y_q75 < x_N) ∧ y_q75 ≤ 8 * x_i0 + 7) ∧ 8 * x_k0 + 9 ≤ x_P ∨ ((0 ≤ y_q76 ∧ y_q76 < x_M) ∧ 0 ≤ y_q75 ∧ y_q75 < 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P ∨ (((8 * x_j0 ≤ y_q76 ∧ y_q76 < x_M) ∧ y_q76 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_q75 ∧ y_q75 < x_i1 + 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P))
  (fun h12 => (at_right (at_right (at_left (at_points2 y_q75 y_q76 h12 (reduce_congr1 (fun y_q79 =>
  ⟨(fun h13 => ⟨h13.1.1, h13.1.2⟩), (fun h13 => ⟨h13, (Or.elim h12 (fun h14 => (False.elim (int_lab_tba_F h14.1.1.1.2.1 h11.2.2)))
  (fun h14 => (Or.elim h14 (fun h15 => (fact_15 h15.1.2 h13.2))
  (fun h15 => (False.elim (int_lab_tba_F h15.1.1.2.1 h11.2.2))))))⟩)⟩) (fun y_q79 h13 => rfl)))))))
  (fun h12 =>
  (at_right (at_right (at_right (at_left (at_points2 y_q75 y_q76 h12 (reduce_congr1 (fun y_q80 =>
  ⟨(fun h13 => ⟨h13.1.1, h13.2⟩), (fun h13 => ⟨⟨h13.1, (Or.elim h12 (fun h14 => (False.elim (int_lab_tba_F h14.1.1.2.1 h11.2.2)))
  (fun h14 => (Or.elim h14 (fun h15 => (fact_16 h13.2 h15.2))
  (fun h15 => (False.elim (int_lab_tba_F h15.1.2.1 h11.2.2))))))⟩, h13.2⟩)⟩) (fun y_q80 h13 => rfl))))))))))
  (fun h11 => (Or.elim (((Classical.em (y_q75 < x_i1 + 8 * x_i0)).elim
  (fun h12 => ((Classical.em (x_P ≤ 8 * x_k0 + 8)).elim
  (fun h13 => (Or.inl (Or.inr (Or.inr ⟨⟨⟨h11.1, ⟨h11.2.1, h12⟩⟩, h13⟩, h1⟩))))
  (fun h13 => (Or.inr (Or.inl (Or.inr (Or.inr ⟨⟨h11.1, ⟨h11.2.1, h12⟩⟩, (fact_17 h13)⟩)))))))
  (fun h12 => (Or.inr (Or.inr ⟨⟨⟨(int_c226 h11.2.2 h12), h11.1.1⟩, h11.1.2⟩, (fact_31 h2)⟩))))
  : (((((0 ≤ y_q76 ∧ y_q76 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_q75 ∧ y_q75 < x_N) ∧ y_q75 ≤ 8 * x_i0 + 7) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ (((0 ≤ y_q76 ∧ y_q76 < x_M) ∧ 0 ≤ y_q75 ∧ y_q75 < 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0 ∨ ((((8 * x_j0 ≤ y_q76 ∧ y_q76 < x_M) ∧ y_q76 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_q75 ∧ y_q75 < x_i1 + 8 * x_i0) ∧ x_P ≤ 8 * x_k0 + 8) ∧ 0 ≤ x_k0) ∨ ((((0 ≤ y_q76 ∧ y_q76 < 8 * x_j0) ∧ 8 * x_i0 ≤ y_q75 ∧ y_q75 < x_N) ∧ y_q75 ≤ 8 * x_i0 + 7) ∧ 8 * x_k0 + 9 ≤ x_P ∨ ((0 ≤ y_q76 ∧ y_q76 < x_M) ∧ 0 ≤ y_q75 ∧ y_q75 < 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P ∨ (((8 * x_j0 ≤ y_q76 ∧ y_q76 < x_M) ∧ y_q76 ≤ 8 * x_j0 + 7) ∧ 8 * x_i0 ≤ y_q75 ∧ y_q75 < x_i1 + 8 * x_i0) ∧ 8 * x_k0 + 9 ≤ x_P) ∨ ((y_q75 = x_i1 + 8 * x_i0 ∧ 8 * x_j0 ≤ y_q76 ∧ y_q76 < x_M) ∧ y_q76 ≤ 8 * x_j0 + 7) ∧ 0 < (max 0 (min 8 (x_P + (-1) * (8 * x_k0)))))
  (fun h12 => (at_right (at_right (at_left (at_points2 y_q75 y_q76 h12 (reduce_congr1
  (fun y_q81 => ⟨(fun h13 => ⟨h13.1.1, h13.1.2⟩), (fun h13 => ⟨h13, (by clear h9 h10; omega)⟩)⟩)
  (fun y_q81 h13 => rfl))))))) (fun h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_right (at_right (at_left (at_points2 y_q75 y_q76 h13 (reduce_congr1 (fun y_q82 =>
  ⟨(fun h14 => ⟨h14.1.1, h14.2⟩), (fun h14 => ⟨⟨h14.1, (by clear h9 h10 h12; omega)⟩, h14.2⟩)⟩)
  (fun y_q82 h14 => rfl)))))))) (fun h13 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 y_q75 y_q76 h13 (reduce_congr1 (fun y_q83 =>
  ⟨(fun h14 => ⟨h14.1.1, (fact_25 h14.2 h14.1.2)⟩), (fun h14 => ⟨⟨h14.1, (int_c433 h2 h14.2)⟩, (fact_30 h14.2)⟩)⟩)
  (fun y_q83 h14 => rfl))))))))))))))))))
  (entails_points2 (fun y_q84 y_q85 h9 => (Or.elim h9 (fun h10 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q84 y_q85 (Or.inr (Or.inr (Or.inl h10))) rfl)))))))
  (fun h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_right (at_right (at_right (at_points2 y_q84 y_q85
  (Or.inr (Or.inr (Or.inr ((Classical.em (0 < x_k0)).elim (fun h12 => (Or.inl ⟨h11, h12⟩))
  (fun h12 => (Or.inr ((Classical.em (x_i1 + 8 * x_i0 < y_q84)).elim (fun h13 =>
  (Or.inr (Or.inr ⟨⟨⟨(int_c485 h11.1.1), h11.1.2⟩, ⟨h13, h11.2.2⟩⟩, (int_lba_ntba_eab h1 h12)⟩)))
  (fun h13 =>
  (Or.inl ⟨⟨⟨⟨h11.1.1, h11.1.2⟩, ⟨h11.2.1, (int_ntba_lab h13)⟩⟩, (fact_32 h2 h13)⟩, (int_lba_ntba_eab h1 h12)⟩)))))))))
  rfl))))))) (fun h11 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q84 y_q85 (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr ((Classical.em (0 < x_k0)).elim
  (fun h12 => (Or.inl ⟨⟨⟨⟨h11.1.1.1, h11.1.1.2⟩, h11.1.2⟩, ⟨(fact_33 h11.2.1), h11.2.2⟩⟩, h12⟩))
  (fun h12 =>
  (Or.inr ⟨⟨⟨h11.1.1.1, h11.1.1.2⟩, ⟨(fact_33 h11.2.1), h11.2.2⟩⟩, (int_lba_ntba_eab h1 h12)⟩))))))))
  rfl)))))))))))))))
  : Heap.Entails (known_7 I M x_N x_M x_P x_k0 x_i0 x_j0 x_i1 (max 0 (min 8 (x_P + (-1) * (8 * x_k0))))) (known_6 I M x_N x_M x_P x_k0 x_i0 x_j0 (x_i1 + 1)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_i1 (.const 0) (.min (.const 8) (.add (.var v_N) (.mul (-1) (.mul 8 (.var v_i0)))))
      (fun e x => known_6 I M (e v_N) (e v_M) (e v_P) (e v_k0) (e v_i0) (e v_j0) x) (body_6 I M)

theorem vc_5 (x_N x_M x_P x_k0 x_i0 x_j0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_k0) (h2 : x_k0 < (x_P + 7) / 8) (h3 : 0 ≤ x_i0) (h4 : x_i0 < (x_N + 7) / 8) (h5 : 0 ≤ x_j0) (h6 : x_j0 < (x_M + 7) / 8) :
    (body_5 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) ((((base E x_N x_M x_P).set v_k0 x_k0).set v_i0 x_i0).set v_j0 x_j0) (known_5 I M x_N x_M x_P x_k0 x_i0 x_j0) :=
  (vc_scope (vc_for_of 0 (min 8 (x_N + (-1) * (8 * x_i0))) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q86 y_q87 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_left (at_points2 y_q86 y_q87 (Or.inl ⟨⟨⟨⟨h8.1.1.1, (int_c128 h8.1.1.2 h6)⟩, h8.1.1.2⟩, h8.1.2⟩, h8.2⟩)
  rfl))))) (fun h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_left (at_points2 y_q86 y_q87 (Or.inr h9) rfl)))))
  (fun h9 => (False.elim (int_c12 h9.2.1 h9.2.2))))))))
  (entails_points2 (fun y_q88 y_q89 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_points2 y_q88 y_q89 (Or.inl ⟨⟨⟨h8.1.1, (int_c128 h8.1.2 h6)⟩, h8.1.2⟩, h8.2⟩) rfl)))))
  (fun h8 => (Or.elim h8 (fun h9 =>
  (at_right (at_right (at_right (at_points2 y_q88 y_q89 (Or.inr ⟨⟨(int_c485 h9.1.1), h9.1.2⟩, h9.2⟩) rfl)))))
  (fun h9 =>
  (at_right (at_right (at_right (at_points2 y_q88 y_q89 (Or.inr ⟨h9.1.1, ⟨(int_zero_add_le h9.2.1), h9.2.2⟩⟩) rfl)))))))))))))
  : Heap.Entails (known_5 I M x_N x_M x_P x_k0 x_i0 x_j0) (known_6 I M x_N x_M x_P x_k0 x_i0 x_j0 0))
  (fun x_i1 h7 h8 => (vc_6 x_N x_M x_P x_k0 x_i0 x_j0 x_i1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_i1 h7 h8 => (kept_6 x_N x_M x_P x_k0 x_i0 x_j0 x_i1 hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))))

theorem kept_5 (x_N x_M x_P x_k0 x_i0 x_j0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_k0) (h2 : x_k0 < (x_P + 7) / 8) (h3 : 0 ≤ x_i0) (h4 : x_i0 < (x_N + 7) / 8) (h5 : 0 ≤ x_j0) (h6 : x_j0 < (x_M + 7) / 8) :
    Heap.Entails ((body_5 I M).post ((((base E x_N x_M x_P).set v_k0 x_k0).set v_i0 x_i0).set v_j0 x_j0) (known_5 I M x_N x_M x_P x_k0 x_i0 x_j0)) (known_5 I M x_N x_M x_P x_k0 x_i0 (x_j0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q90 y_q91 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_left (at_points2 y_q90 y_q91 ((Classical.em (y_q91 < 8 * x_j0)).elim
  (fun h9 => (Or.inl ⟨⟨⟨h8.1.1.1.1, h9⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, h8.2⟩)) (fun h9 =>
  (Or.inr (Or.inr ⟨⟨⟨(int_ntba_lab h9), h8.1.1.1.2⟩, (int_c54 h8.1.1.2)⟩, ⟨h8.1.2.1, (fact_25 h8.2 h8.1.2.2)⟩⟩))))
  rfl)))))
  (fun h8 => (at_right (at_right (at_left (at_points2 y_q90 y_q91 (Or.inr (Or.inl h8)) rfl))))))))
  (entails_points2 (fun y_q92 y_q93 h7 =>
  (Or.elim h7 (fun h8 => (at_right (at_right (at_right (at_points2 y_q92 y_q93
  ((Classical.em (y_q93 < 8 * x_j0)).elim (fun h9 => (Or.inl ⟨⟨h8.1.1.1, h9⟩, ⟨h8.2.1, h8.2.2⟩⟩))
  (fun h9 =>
  (Or.inr (Or.inr ⟨⟨⟨(int_ntba_lab h9), h8.1.1.2⟩, (int_c54 h8.1.2)⟩, ⟨(fact_34 h8.2.1), h8.2.2⟩⟩))))
  rfl))))) (fun h8 =>
  (at_right (at_right (at_right (at_points2 y_q92 y_q93 (Or.inr (Or.inl ⟨⟨(fact_35 h8.1.1), h8.1.2⟩, h8.2⟩)) rfl)))))))))))
  : Heap.Entails (known_6 I M x_N x_M x_P x_k0 x_i0 x_j0 (max 0 (min 8 (x_N + (-1) * (8 * x_i0))))) (known_5 I M x_N x_M x_P x_k0 x_i0 (x_j0 + 1)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j0 (.const 0) (.div (.add (.var v_M) (.const 7)) 8)
    (fun e x => known_5 I M (e v_N) (e v_M) (e v_P) (e v_k0) (e v_i0) x) (body_5 I M)

theorem vc_4 (x_N x_M x_P x_k0 x_i0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_k0) (h2 : x_k0 < (x_P + 7) / 8) (h3 : 0 ≤ x_i0) (h4 : x_i0 < (x_N + 7) / 8) :
    (body_4 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (((base E x_N x_M x_P).set v_k0 x_k0).set v_i0 x_i0) (known_4 I M x_N x_M x_P x_k0 x_i0) :=
  (vc_for_of 0 ((x_M + 7) / 8) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun y_q94 y_q95 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_c41 h6.1.1.1.1 h6.1.1.2))) (fun h6 =>
  (at_right (at_right (at_points2 y_q94 y_q95 ⟨h6.1, ⟨h6.2.1, (int_c128 h6.2.2 h4)⟩⟩ (reduce_congr1 (fun y_q96 =>
  ⟨(fun h7 => ((Classical.em (y_q96 < 8 * x_k0)).elim (fun h8 => (Or.inl (Or.inl ⟨h7.1.1, h8⟩)))
  (fun h8 => ((Classical.em (y_q96 < 8)).elim
  (fun h9 => (Or.inl (Or.inr ⟨⟨⟨⟨h7.1.1, h9⟩, h7.1.2⟩, h6.2.2⟩, (fact_36 h1 h9 h8)⟩)))
  (fun h9 => (Or.inr ⟨⟨⟨⟨(int_ntba_lab h8), h7.1.2⟩, h7.2⟩, h6.2.2⟩, (fact_37 h7.2 h9)⟩)))))), (fun h7 =>
  (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => ⟨⟨h9.1, (int_c128 h9.2 h2)⟩, (int_c144 h9.2)⟩)
  (fun h9 => ⟨⟨h9.1.1.1.1, h9.1.1.2⟩, (int_c385 h1 h9.1.1.1.2)⟩)))
  (fun h8 => ⟨⟨(int_c270 h8.1.1.1.1 h8.2), h8.1.1.1.2⟩, h8.1.1.2⟩)))⟩) (fun y_q96 h7 => rfl)))))))))
  (entails_points2 (fun y_q97 y_q98 h5 => (Or.elim h5 (fun h6 => (False.elim (int_c41 h6.1.1.1 h6.1.2))) (fun h6 =>
  (at_right (at_right (at_points2 y_q97 y_q98 ⟨⟨(int_c488 h6.1.1), h6.1.2⟩, ⟨(int_c119 h3 h6.2.1), h6.2.2⟩⟩
  (reduce_congr1 (fun y_q99 => ⟨(fun h7 => (Or.inl (Or.inl h7))), (fun h7 => (Or.elim h7
  (fun h8 => (Or.elim h8 (fun h9 => h9) (fun h9 => (False.elim (int_lab_tba_F h6.2.1 h9.1.2)))))
  (fun h8 => (False.elim (int_lab_tba_F h6.2.1 h8.1.2)))))⟩) (fun y_q99 h7 => rfl))))))))))))
  : Heap.Entails (known_4 I M x_N x_M x_P x_k0 x_i0) (known_5 I M x_N x_M x_P x_k0 x_i0 0))
  (fun x_j0 h5 h6 => (vc_5 x_N x_M x_P x_k0 x_i0 x_j0 hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_j0 h5 h6 => (kept_5 x_N x_M x_P x_k0 x_i0 x_j0 hl hM h0 h1 h2 h3 h4 h5 h6)))

theorem kept_4 (x_N x_M x_P x_k0 x_i0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_k0) (h2 : x_k0 < (x_P + 7) / 8) (h3 : 0 ≤ x_i0) (h4 : x_i0 < (x_N + 7) / 8) :
    Heap.Entails ((body_4 I M).post (((base E x_N x_M x_P).set v_k0 x_k0).set v_i0 x_i0) (known_4 I M x_N x_M x_P x_k0 x_i0)) (known_4 I M x_N x_M x_P x_k0 (x_i0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun y_q100 y_q101 h5 =>
  (Or.elim (((Classical.em (8 * x_i0 ≤ y_q100)).elim (fun h6 => ((Classical.em (y_q100 ≤ 8 * x_i0 + 7)).elim
  (fun h7 => (Or.inl (Or.inl ⟨⟨⟨⟨h5.1.1, h5.1.2⟩, (int_c71 h5.1.2)⟩, ⟨h6, h5.2.2⟩⟩, h7⟩)))
  (fun h7 => (Or.inr (Or.inl ⟨⟨⟨h5.1.1, h5.1.2⟩, (int_c71 h5.1.2)⟩, ⟨(fact_40 h7), h5.2.2⟩⟩)))))
  (fun h6 => (Or.inl (Or.inr ⟨⟨h5.1.1, h5.1.2⟩, ⟨h5.2.1, (int_nlba_tab h6)⟩⟩))))
  : ((((0 ≤ y_q101 ∧ y_q101 < x_M) ∧ y_q101 < 8 * (max 0 ((x_M + 7) / 8))) ∧ 8 * x_i0 ≤ y_q100 ∧ y_q100 < x_N) ∧ y_q100 ≤ 8 * x_i0 + 7 ∨ (0 ≤ y_q101 ∧ y_q101 < x_M) ∧ 0 ≤ y_q100 ∧ y_q100 < 8 * x_i0) ∨ (((0 ≤ y_q101 ∧ y_q101 < x_M) ∧ y_q101 < 8 * (max 0 ((x_M + 7) / 8))) ∧ 8 * x_i0 + 8 ≤ y_q100 ∧ y_q100 < x_N ∨ (8 * (max 0 ((x_M + 7) / 8)) ≤ y_q101 ∧ y_q101 < x_M) ∧ 8 * x_i0 ≤ y_q100 ∧ y_q100 < x_N))
  (fun h6 =>
  (at_right (at_right (at_left (at_points2 y_q100 y_q101 h6 (reduce_congr1 (fun y_q102 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => ⟨⟨h9.1, (int_c128 h9.2 h2)⟩, (int_c144 h9.2)⟩)
  (fun h9 => ⟨⟨h9.1.1.1.1, h9.1.1.2⟩, (int_c385 h1 h9.1.1.1.2)⟩)))
  (fun h8 => ⟨⟨(int_c270 h8.1.1.1.1 h8.2), h8.1.1.1.2⟩, h8.1.1.2⟩))), (fun h7 => (Or.elim h6
  (fun h8 => ((Classical.em (y_q102 < 8 * x_k0)).elim (fun h9 => (Or.inl (Or.inl ⟨h7.1.1, h9⟩)))
  (fun h9 => ((Classical.em (y_q102 < 8)).elim
  (fun h10 => (Or.inl (Or.inr ⟨⟨⟨⟨h7.1.1, h10⟩, h7.1.2⟩, (int_c102 h8.2)⟩, (fact_36 h1 h10 h9)⟩)))
  (fun h10 => (Or.inr ⟨⟨⟨⟨(int_ntba_lab h9), h7.1.2⟩, h7.2⟩, (int_c102 h8.2)⟩, (fact_37 h7.2 h10)⟩))))))
  (fun h8 => ((Classical.em (y_q102 < 8 * x_k0)).elim (fun h9 => (Or.inl (Or.inl ⟨h7.1.1, h9⟩)))
  (fun h9 => ((Classical.em (y_q102 < 8)).elim
  (fun h10 => (Or.inl (Or.inr ⟨⟨⟨⟨h7.1.1, h10⟩, h7.1.2⟩, (int_c218 h8.2.2)⟩, (fact_36 h1 h10 h9)⟩)))
  (fun h10 =>
  (Or.inr ⟨⟨⟨⟨(int_ntba_lab h9), h7.1.2⟩, h7.2⟩, (int_c218 h8.2.2)⟩, (fact_37 h7.2 h10)⟩))))))))⟩)
  (fun y_q102 h7 => rfl)))))))
  (fun h6 => (at_right (at_right (at_right (at_points2 y_q100 y_q101 h6 (reduce_congr1
  (fun y_q103 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => h9) (fun h9 =>
  (False.elim (Or.elim h6 (fun h10 => (fact_38 h10.2.1 h9.1.2)) (fun h10 => (fact_39 h10.1.1 h5.1.2)))))))
  (fun h8 =>
  (False.elim (Or.elim h6 (fun h9 => (fact_38 h9.2.1 h8.1.2)) (fun h9 => (fact_39 h9.1.1 h5.1.2))))))), (fun h7 => (Or.inl (Or.inl h7)))⟩)
  (fun y_q103 h7 => rfl))))))))))))
  : Heap.Entails (known_5 I M x_N x_M x_P x_k0 x_i0 (max 0 ((x_M + 7) / 8))) (known_4 I M x_N x_M x_P x_k0 (x_i0 + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i0 (.const 0) (.div (.add (.var v_N) (.const 7)) 8)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_P) (e v_k0) x) (body_4 I M)

theorem vc_3 (x_N x_M x_P x_k0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_k0) (h2 : x_k0 < (x_P + 7) / 8) :
    (body_3 I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) ((base E x_N x_M x_P).set v_k0 x_k0) (known_3 I M x_N x_M x_P x_k0) :=
  (vc_for_of 0 ((x_N + 7) / 8) rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun y_q104 y_q105 h3 =>
  (at_right (at_right (at_points2 y_q104 y_q105 h3 (reduce_congr1 (fun y_q106 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => ⟨⟨h6.1, (int_c128 h6.2 h2)⟩, h6.2⟩)
  (fun h6 => (False.elim (int_c41 h3.2.1 h6.1.2)))))
  (fun h5 => (False.elim (int_c41 h3.2.1 h5.1.2))))), (fun h4 => (Or.inl (Or.inl ⟨h4.1.1, h4.2⟩)))⟩)
  (fun y_q106 h4 => rfl)))))))))
  : Heap.Entails (known_3 I M x_N x_M x_P x_k0) (known_4 I M x_N x_M x_P x_k0 0))
  (fun x_i0 h3 h4 => (vc_4 x_N x_M x_P x_k0 x_i0 hl hM h0 h1 h2 h3 h4))
  (fun x_i0 h3 h4 => (kept_4 x_N x_M x_P x_k0 x_i0 hl hM h0 h1 h2 h3 h4)))

theorem kept_3 (x_N x_M x_P x_k0 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_k0) (h2 : x_k0 < (x_P + 7) / 8) :
    Heap.Entails ((body_3 I M).post ((base E x_N x_M x_P).set v_k0 x_k0) (known_3 I M x_N x_M x_P x_k0)) (known_3 I M x_N x_M x_P (x_k0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun y_q107 y_q108 h3 =>
  (at_right (at_right (at_points2 y_q107 y_q108 h3 (reduce_congr1 (fun y_q109 =>
  ⟨(fun h4 => ((Classical.em (y_q109 < 8 * x_k0)).elim (fun h5 => (Or.inl (Or.inl ⟨h4.1.1, h5⟩)))
  (fun h5 => ((Classical.em (y_q109 < 8)).elim
  (fun h6 => (Or.inl (Or.inr ⟨⟨⟨⟨h4.1.1, h6⟩, h4.1.2⟩, (int_c71 h3.2.2)⟩, (fact_36 h1 h6 h5)⟩)))
  (fun h6 =>
  (Or.inr ⟨⟨⟨⟨(int_ntba_lab h5), h4.1.2⟩, (int_c54 h4.2)⟩, (int_c71 h3.2.2)⟩, (fact_41 h4.2 h6)⟩)))))), (fun h4 =>
  (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => ⟨⟨h6.1, (int_c128 h6.2 h2)⟩, (int_c218 h6.2)⟩)
  (fun h6 => ⟨⟨h6.1.1.1.1, h6.1.1.2⟩, (int_c577 h1 h6.1.1.1.2)⟩)))
  (fun h5 => ⟨⟨(int_c270 h5.1.1.1.1 h5.2), h5.1.1.1.2⟩, (int_c102 h5.1.1.2)⟩)))⟩)
  (fun y_q109 h4 => rfl)))))))))
  : Heap.Entails (known_4 I M x_N x_M x_P x_k0 (max 0 ((x_N + 7) / 8))) (known_3 I M x_N x_M x_P (x_k0 + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)) <|
  .for v_k0 (.const 0) (.div (.add (.var v_P) (.const 7)) 8)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) x) (body_3 I M)

theorem program_vc (x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    (program I M).vc I (impl.HasCell spec (base E x_N x_M x_P)) (base E x_N x_M x_P) (impl.inputHeap spec (base E x_N x_M x_P) M) :=
  (vc_seq (vc_for_of 0 x_N rfl rfl (show Heap.Entails _ (known_1 I M x_N x_M x_P 0) from
  (entails_and (entails_points2 (fun y_q6 y_q7 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q6, y_q7]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q6, _, rfl, h1.2.1, h1.2.2, y_q7, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun y_q8 y_q9 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q8, y_q9]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q8, _, rfl, h1.2.1, h1.2.2, y_q9, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun y_q10 y_q11 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2)))))))
  (fun x_i h1 h2 => (vc_1 x_N x_M x_P x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_N x_M x_P x_i hl hM h0 h1 h2)))
  (vc_for_of 0 ((x_P + 7) / 8) rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun y_q110 y_q111 h1 =>
  (at_right (at_right (at_points2 y_q110 y_q111 ⟨h1.1, ⟨h1.2.1, (int_lt_max_right h1.2.2)⟩⟩
  (Eq.trans ((reduce_empty1 (fun y_q112 => (fun h2 => (int_c41 h2.1.1 h2.2))))
  : value_0 I M y_q110 y_q111 x_P 0 = I.fn f_1 []) rfl))))))))
  : Heap.Entails (known_1 I M x_N x_M x_P (max 0 x_N)) (known_3 I M x_N x_M x_P 0))
  (fun x_k0 h1 h2 => (vc_3 x_N x_M x_P x_k0 hl hM h0 h1 h2))
  (fun x_k0 h1 h2 => (kept_3 x_N x_M x_P x_k0 hl hM h0 h1 h2))))

theorem output_0_2 (x_N x_M x_P y_q113 y_q114 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M x_P) M) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ y_q113) (h2 : y_q113 < x_N) (h3 : 0 ≤ y_q114) (h4 : y_q114 < x_M) :
    ((program I M).post (base E x_N x_M x_P) (impl.inputHeap spec (base E x_N x_M x_P) M)) ⟨a_c, [y_q113, y_q114]⟩ (M t_C [y_q113, y_q114]) :=
  ((at_right (at_right (at_points2 y_q113 y_q114 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩
  (Eq.trans ((equation_0 x_N x_M x_P y_q113 y_q114 hl hM trivial)
  : M t_C [y_q113, y_q114] = value_4 I M y_q113 y_q114 x_P)
  (reduce_congr1 (fun y_q116 => ⟨(fun h5 => ⟨h5, (int_c71 h5.2)⟩), (fun h5 => ⟨h5.1.1, h5.1.2⟩)⟩)
  (fun y_q116 h5 => rfl))))))
  : (known_3 I M x_N x_M x_P (max 0 ((x_P + 7) / 8))) ⟨a_c, [y_q113, y_q114]⟩ (M t_C [y_q113, y_q114]))

theorem consistent (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Consistent (base E x_N x_M x_P) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N x_M x_P) :=
  solvable_layers (consistent E x_N x_M x_P h0)
    (fun t => if t = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : impl.LayoutOk spec (base E x_N x_M x_P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N x_M x_P : Int) : Ten → List Int → Prop := fun t p => if t = t_C then ((0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_M) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_N) ∧ 0 < x_P ∨ x_P = 0 else True

theorem covered_0 (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (y_p0 y_p1 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_M) :
    spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P) t_C [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.head _) rfl rfl rfl
  (((Classical.em (0 < x_P)).elim (fun h5 => (Or.inl ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.2 h5))))
  : ((0 ≤ y_p1 ∧ y_p1 < x_M) ∧ 0 ≤ y_p0 ∧ y_p0 < x_N) ∧ 0 < x_P ∨ x_P = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (x_i x_j : Int) (h1 : True) (h2 : ((0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_i ∧ x_i < x_N) ∧ 0 < x_P ∨ x_P = 0) :
    TExp.Defined I M (spec.Given (inside x_N x_M x_P) (base E x_N x_M x_P)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])) (((base E x_N x_M x_P).set v_i x_i).set v_j x_j) :=
  (defined_reduce_some1 0 x_P (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_P) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_P) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, ((Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_i), ((Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : x_i < x_N), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, x_j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, x_j, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_j), ((Or.elim h2 (fun h4 => h4.1.1.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : x_j < x_M), rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (x_N x_M x_P : Int) (h0 : (0 ≤ x_N ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Defined (base E x_N x_M x_P) :=
  defined_of (inside x_N x_M x_P)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E x_N x_M x_P h0 y_p0 y_p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun x_i x_j => cond_holds) (fun x_i x_j g k => defined_0 E x_N x_M x_P h0 x_i x_j g k))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_2 (E v_N) (E v_M) (E v_P) y_p0 y_p1 hl hM a b0 b1 b2 b3)) all_nil))) all_nil))


end Redverify.Certificate.tiled
