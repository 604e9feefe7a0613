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

abbrev base (E : Env) (N x_M P : Int) : Env := (((E.set v_N N).set v_M x_M).set v_P P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c : Int} (h0 : b = 0) (h1 : a < (c + 7) / 8) : 8 * a + b < c :=
  by omega

theorem fact_1 {a b c : Int} (h0 : a ≤ c + b) (h1 : c = 0) (h2 : ¬ a < b) : a = b + c :=
  by omega

theorem fact_2 {a b c : Int} (h0 : 0 < c) : a + b < b + a + 8 * c :=
  by omega

theorem fact_3 {a b c : Int} (h0 : a ≤ b + 8 * c) (h1 : c = 0) : a < b + 1 :=
  by omega

theorem fact_4 {a b c d x_e : Int} (h0 : a ≤ c + 8 * b) (h1 : b = 0) (h2 : ¬ d + x_e + 8 * a < x_e + d + 8 * c) : a = 8 * b + c :=
  by omega

theorem fact_5 {a b c d x_e : Int} (h0 : 0 ≤ c) (h1 : d + x_e + 8 * a < x_e + d + 8 * b) : a ≤ b + 8 * c :=
  by omega

theorem fact_6 {a b c d x_e : Int} (h0 : 0 ≤ b) (h1 : d + x_e + 8 * a < x_e + d + 8 * c) : a < 8 * b + c :=
  by omega

theorem fact_7 {a b : Int} (h0 : 0 < a) (h1 : 0 < b) : 0 ≤ 8 * a + b :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a = 8 * b + c) (h1 : 0 < b) (h2 : 0 < c) : 0 ≤ a :=
  by omega

theorem fact_9 {a b c : Int} (h0 : a + 1 + b ≤ c) (h1 : c = b + a) : False :=
  by omega

theorem fact_10 {a b c d x_e : Int} (h0 : a + b ≤ c) (h1 : c = a + d) (h2 : d < (min b x_e)) : False :=
  by omega

theorem fact_11 {a b c d x_e f : Int} (h0 : 0 ≤ c) (h1 : d = x_e + f) (h2 : d + 8 * a < f + 1 + x_e + 8 * b) : a ≤ b + 8 * c :=
  by omega

theorem fact_12 {a b c d x_e f : Int} (h0 : b ≤ x_e + 8 * f) (h1 : f = 0) (h2 : a = d + c) : a + 8 * b < c + 1 + d + 8 * x_e :=
  by omega

theorem fact_13 {a b c d x_e f g : Int} (h0 : a ≤ c + 7) (h1 : 0 ≤ b) (h2 : 0 ≤ d) (h3 : x_e = f + g) (h4 : a < b + 1 + c + 8 * d) (h5 : ¬ (x_e = g + f ∧ a = c + b)) : a < b + c + 8 * d :=
  by omega

theorem fact_14 {a b c d x_e f g h i : Int} (h0 : d ≤ a) (h1 : a ≤ d + 7) (h2 : 0 ≤ c) (h3 : f = g + h) (h4 : c < (min 8 i)) (h5 : a + 8 * b < c + 1 + d + 8 * x_e) (h6 : ¬ (f = h + g ∧ a = d + c)) : a + 8 * b < c + d + 8 * x_e :=
  by omega

theorem fact_15 {a b c : Int} (h0 : c ≤ b + 8) (h1 : a < c) : a ≤ b + 7 :=
  by omega

theorem fact_16 {a b c : Int} (h0 : a ≤ c + 7) (h1 : c + 9 ≤ b) : a < b :=
  by omega

theorem fact_17 {a b : Int} (h0 : ¬ b ≤ a + 8) : a + 9 ≤ b :=
  by omega

theorem fact_18 {a b c d : Int} (h0 : 0 ≤ b) (h1 : a = c + d) (h2 : ¬ b = 0) : a < b + c + d :=
  by omega

theorem fact_19 {a b c d : Int} (h0 : a ≤ c + d) (h1 : 0 ≤ b) (h2 : ¬ a = c + d) : a < b + c + d :=
  by omega

theorem fact_20 {a b c : Int} (h0 : b ≤ c) (h1 : c < 0 + b + 8 * a) : 0 < a :=
  by omega

theorem fact_21 {a b c d x_e : Int} (h0 : d ≤ x_e) (h1 : 0 ≤ c) (h2 : x_e + 8 * a < 0 + d + 8 * b) : a < b + 8 * c :=
  by omega

theorem fact_22 {a b c d x_e : Int} (h0 : a ≤ c + 7) (h1 : x_e = 0) (h2 : b < d + 8 * x_e) : a + 8 * b < 0 + c + 8 * d :=
  by omega

theorem fact_23 {a b c d x_e f : Int} (h0 : a ≤ d + 7) (h1 : f = 0) (h2 : a < c) (h3 : b < x_e + 1 + 8 * f) : a + 8 * b < (max 0 (min 8 (c + (-1) * d))) + d + 8 * x_e :=
  by omega

theorem fact_24 {a b c d x_e f : Int} (h0 : d ≤ x_e) (h1 : 0 ≤ c) (h2 : x_e + 8 * a < (max 0 (min 8 f)) + d + 8 * b) : a < b + 1 + 8 * c :=
  by omega

theorem fact_25 {a b c d : Int} (h0 : a ≤ d + 7) (h1 : a < c) : a < (max b (min 8 (c + (-1) * d))) + d :=
  by omega

theorem fact_26 {a b c d : Int} (h0 : a ≤ c + 7) (h1 : 0 ≤ d) (h2 : a < b) : a < (max 0 (min 8 (b + (-1) * c))) + c + 8 * d :=
  by omega

theorem fact_27 {a b c d x_e : Int} (h0 : a ≤ c + d) (h1 : c < (min x_e (b + (-1) * d))) : a < b :=
  by omega

theorem fact_28 {a b c d x_e : Int} (h0 : a = c + d) (h1 : c < (min x_e (b + (-1) * d))) : a < b :=
  by omega

theorem fact_29 {a b c d x_e : Int} (h0 : c < (min d (b + (-1) * x_e))) (h1 : a < 0 + c + x_e) : a < b :=
  by omega

theorem fact_30 {a b c : Int} (h0 : a < (max 0 (min 8 c)) + b) : a ≤ b + 7 :=
  by omega

theorem fact_31 {a b : Int} (h0 : b < (a + 7) / 8) : 0 < (max 0 (min 8 (a + (-1) * (8 * b)))) :=
  by omega

theorem fact_32 {a b c d x_e f : Int} (h0 : d < (c + 7) / 8) (h1 : ¬ x_e + f < a) : a < (max b (min 8 (c + (-1) * (8 * d)))) + x_e + f :=
  by omega

theorem fact_33 {a b c : Int} (h0 : a + 1 + b ≤ c) : a + b < c :=
  by omega

theorem fact_34 {a b c : Int} (h0 : b + 8 ≤ c) : (max 0 (min 8 a)) + b ≤ c :=
  by omega

theorem fact_35 {a b : Int} (h0 : 8 * (a + 1) ≤ b) : 8 * a + 8 ≤ b :=
  by omega

theorem fact_36 {a b : Int} (h0 : 0 ≤ a) (h1 : b < 8) (h2 : ¬ b < 8 * a) : a = 0 :=
  by omega

theorem fact_37 {a b : Int} (h0 : b ≤ 8 * a + 7) (h1 : ¬ b < 8) : 0 < a :=
  by omega

theorem fact_38 {a b : Int} (h0 : 8 * a + 8 ≤ b) (h1 : b < 8 * (a + 1)) : False :=
  by omega

theorem fact_39 {a b c : Int} (h0 : 8 * (max a ((b + 7) / 8)) ≤ c) (h1 : c < b) : False :=
  by omega

theorem fact_40 {a b : Int} (h0 : ¬ b ≤ a + 7) : a + 8 ≤ b :=
  by omega

theorem fact_41 {a b : Int} (h0 : b < 8 * (a + 1)) (h1 : ¬ b < 8) : 0 < a :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M P : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M P) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 P k0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < P) ∧ y_k0 < 8 * k0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 P i0 k0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8 * k0 ∨ (((0 ≤ y_k0 ∧ y_k0 < 8) ∧ y_k0 < P) ∧ c0 < 8 * i0) ∧ k0 = 0) ∨ (((8 * k0 ≤ y_k0 ∧ y_k0 < P) ∧ y_k0 ≤ 8 * k0 + 7) ∧ c0 < 8 * i0) ∧ 0 < k0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c1 P k0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < P) ∧ y_k0 ≤ 8 * k0 + 7)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 c1 k0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8 * k0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (c0 c1 P : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < P)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (c0 c1 k0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ 8 * k0 + 7)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (c0 c1 k0 k1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k1 + 8 * k0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (c0 c1 j0 j1 k1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ c1 + 8 * y_k0 < j1 + 8 * j0 + 8 * k1)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_4 I M i j P) :=
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

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M P i : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and (known_1_2 I M x_M i)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_M i j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M P i j : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and (known_2_2 I M x_M i j)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_c [.var v_i, .var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_2 (i j : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M P)) (((base E N x_M P).set v_i i).set v_j j) (known_2 I M N x_M P i j) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩) shape_a_c rfl rfl ⟨h1, h3⟩) ev_const
  rfl)

theorem kept_2 (i j : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E N x_M P).set v_i i).set v_j j) (known_2 I M N x_M P i j)) (known_2 I M N x_M P i (j + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_M P i (j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q0 q1 h5 => (Or.elim h5
  (fun h6 => ((Classical.em (q0 = i ∧ q1 = j)).elim (fun h7 => (at_set_eq2 q0 q1 i j h7 rfl))
  (fun h7 => (at_set_ne2 q0 q1 i j h7
  (at_right (at_right (at_points2 q0 q1 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl)))))))
  (fun h6 => (at_set_ne2 q0 q1 i j (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_right (at_right (at_points2 q0 q1 (Or.inr h6) rfl)))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M P)) ((base E N x_M P).set v_i i) (known_1 I M N x_M P i) :=
  (vc_for_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q2 q3 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_points2 q2 q3 h4 rfl)))))))))
  : Heap.Entails (known_1 I M N x_M P i) (known_2 I M N x_M P i 0))
  (fun j h3 h4 => (vc_2 N x_M P hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_2 N x_M P hl hM i j h0 h1 h2 h3 h4)))

theorem kept_1 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M P).set v_i i) (known_1 I M N x_M P i)) (known_1 I M N x_M P (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q4 q5 h3 => (at_right (at_right (at_points2 q4 q5
  ((Classical.em (q4 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl)))))))
  : Heap.Entails (known_2 I M N x_M P i (max 0 x_M)) (known_1 I M N x_M P (i + 1)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N x_M P k0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (value_0 I M c0 c1 P k0))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M P k0 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and (known_3_2 I M N x_M P k0)))

noncomputable def known_4_2 (I : Interp V) (M : Model V) (N x_M P k0 i0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (value_1 I M c0 c1 P i0 k0))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M P k0 i0 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and (known_4_2 I M N x_M P k0 i0)))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (N x_M P k0 i0 j0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < x_M) ∧ c1 < 8 * j0) ∧ 8 * i0 ≤ c0 ∧ c0 < N) ∧ c0 ≤ 8 * i0 + 7 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 8 * i0)
    (fun c0 c1 => (value_2 I M c0 c1 P k0))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (N x_M k0 i0 j0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ c1 < 8 * j0) ∧ 8 * i0 + 8 ≤ c0 ∧ c0 < N ∨ (8 * j0 ≤ c1 ∧ c1 < x_M) ∧ 8 * i0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (value_3 I M c0 c1 k0))

noncomputable def known_5 (I : Interp V) (M : Model V) (N x_M P k0 i0 j0 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and ((known_5_2 I M N x_M P k0 i0 j0).and (known_5_3 I M N x_M k0 i0 j0))))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (N x_M P k0 i0 j0 i1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8 * j0) ∧ 8 * i0 ≤ c0 ∧ c0 < N) ∧ c0 ≤ 8 * i0 + 7 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 8 * i0 ∨ ((8 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ c0 ∧ c0 < i1 + 8 * i0)
    (fun c0 c1 => (value_2 I M c0 c1 P k0))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (N x_M k0 i0 j0 i1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 8 * j0) ∧ 8 * i0 + 8 ≤ c0 ∧ c0 < N ∨ (8 * j0 + 8 ≤ c1 ∧ c1 < x_M) ∧ 8 * i0 ≤ c0 ∧ c0 < N ∨ ((8 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 8 * j0 + 7) ∧ i1 + 8 * i0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (value_3 I M c0 c1 k0))

noncomputable def known_6 (I : Interp V) (M : Model V) (N x_M P k0 i0 j0 i1 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and ((known_6_2 I M N x_M P k0 i0 j0 i1).and (known_6_3 I M N x_M k0 i0 j0 i1))))

noncomputable def known_7_2 (I : Interp V) (M : Model V) (N x_M P k0 i0 j0 i1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((((0 ≤ c1 ∧ c1 < 8 * j0) ∧ 8 * i0 ≤ c0 ∧ c0 < N) ∧ c0 ≤ 8 * i0 + 7) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ (((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ ((((8 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ c0 ∧ c0 < i1 + 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0)
    (fun c0 c1 => (value_4 I M c0 c1 P))

noncomputable def known_7_3 (I : Interp V) (M : Model V) (N x_M P k0 i0 j0 i1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((0 ≤ c1 ∧ c1 < 8 * j0) ∧ 8 * i0 ≤ c0 ∧ c0 < N) ∧ c0 ≤ 8 * i0 + 7) ∧ 8 * k0 + 9 ≤ P ∨ ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 8 * i0) ∧ 8 * k0 + 9 ≤ P ∨ (((8 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ c0 ∧ c0 < i1 + 8 * i0) ∧ 8 * k0 + 9 ≤ P)
    (fun c0 c1 => (value_5 I M c0 c1 k0))

noncomputable def known_7_4 (I : Interp V) (M : Model V) (x_M k0 i0 j0 i1 k1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((c0 = i1 + 8 * i0 ∧ 8 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 8 * j0 + 7) ∧ 0 < k1)
    (fun c0 c1 => (value_4 I M c0 c1 (k1 + 8 * k0)))

noncomputable def known_7_5 (I : Interp V) (M : Model V) (N x_M k0 i0 j0 i1 k1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((c0 = i1 + 8 * i0 ∧ 8 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 8 * j0 + 7) ∧ 0 < k0) ∧ k1 = 0 ∨ ((c0 = i1 + 8 * i0 ∧ 8 * j0 ≤ c1 ∧ c1 < x_M) ∧ k0 = 0) ∧ k1 = 0 ∨ (0 ≤ c1 ∧ c1 < 8 * j0) ∧ 8 * i0 + 8 ≤ c0 ∧ c0 < N ∨ ((8 * j0 + 8 ≤ c1 ∧ c1 < x_M) ∧ 8 * i0 ≤ c0 ∧ c0 < N) ∧ 0 < k0 ∨ (((8 * j0 + 8 ≤ c1 ∧ c1 < x_M) ∧ 8 * i0 ≤ c0 ∧ c0 ≤ i1 + 8 * i0) ∧ c0 < k1 + i1 + 8 * i0) ∧ k0 = 0 ∨ (((8 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 8 * j0 + 7) ∧ i1 + 8 * i0 < c0 ∧ c0 < N) ∧ 0 < k0 ∨ ((8 * j0 ≤ c1 ∧ c1 < x_M) ∧ i1 + 8 * i0 < c0 ∧ c0 < N) ∧ k0 = 0)
    (fun c0 c1 => (value_3 I M c0 c1 k0))

noncomputable def known_7 (I : Interp V) (M : Model V) (N x_M P k0 i0 j0 i1 k1 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and ((known_7_2 I M N x_M P k0 i0 j0 i1).and ((known_7_3 I M N x_M P k0 i0 j0 i1).and ((known_7_4 I M x_M k0 i0 j0 i1 k1).and (known_7_5 I M N x_M k0 i0 j0 i1 k1))))))

noncomputable def known_8_2 (I : Interp V) (M : Model V) (N x_M P k0 i0 j0 i1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 8 * j0) ∧ 8 * i0 ≤ c0 ∧ c0 < N) ∧ c0 ≤ 8 * i0 + 7 ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 8 * i0 ∨ ((8 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ c0 ∧ c0 < i1 + 8 * i0)
    (fun c0 c1 => (value_2 I M c0 c1 P k0))

noncomputable def known_8_3 (I : Interp V) (M : Model V) (k0 i0 j0 i1 k1 j1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c0 = i1 + 8 * i0 ∧ 8 * j0 ≤ c1 ∧ c1 < j1 + 8 * j0) ∧ 0 < k0)
    (fun c0 c1 => (value_6 I M c0 c1 k0 k1))

noncomputable def known_8_4 (I : Interp V) (M : Model V) (N x_M k0 i0 j0 i1 k1 j1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((c0 = i1 + 8 * i0 ∧ j1 + 8 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 8 * j0 + 7) ∧ k1 = 0 ∨ (0 ≤ c1 ∧ c1 < 8 * j0) ∧ 8 * i0 + 8 ≤ c0 ∧ c0 < N ∨ (8 * j0 + 8 ≤ c1 ∧ c1 < x_M) ∧ 8 * i0 ≤ c0 ∧ c0 < N ∨ ((8 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 8 * j0 + 7) ∧ i1 + 8 * i0 < c0 ∧ c0 < N)
    (fun c0 c1 => (value_3 I M c0 c1 k0))

noncomputable def known_8_5 (I : Interp V) (M : Model V) (x_M k0 i0 j0 i1 k1 j1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((c0 = i1 + 8 * i0 ∧ 8 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 8 * j0 + 7) ∧ c1 < j1 + 8 * j0 + 8 * k1) ∧ k0 = 0)
    (fun c0 c1 => (value_7 I M c0 c1 j0 j1 k1))

noncomputable def known_8_6 (I : Interp V) (M : Model V) (x_M k0 i0 j0 i1 k1 j1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (((c0 = i1 + 8 * i0 ∧ j1 + 8 * j0 ≤ c1 ∧ c1 < x_M) ∧ c1 ≤ 8 * j0 + 7) ∧ 0 < k0) ∧ 0 < k1)
    (fun c0 c1 => (value_4 I M c0 c1 (k1 + 8 * k0)))

noncomputable def known_8 (I : Interp V) (M : Model V) (N x_M P k0 i0 j0 i1 k1 j1 : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M x_M P).and ((known_8_2 I M N x_M P k0 i0 j0 i1).and ((known_8_3 I M k0 i0 j0 i1 k1 j1).and ((known_8_4 I M N x_M k0 i0 j0 i1 k1 j1).and ((known_8_5 I M x_M k0 i0 j0 i1 k1 j1).and (known_8_6 I M x_M k0 i0 j0 i1 k1 j1)))))))

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

theorem vc_8 (k0 i0 j0 i1 k1 j1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k0) (h2 : k0 < (P + 7) / 8) (h3 : 0 ≤ i0) (h4 : i0 < (N + 7) / 8) (h5 : 0 ≤ j0) (h6 : j0 < (x_M + 7) / 8) (h7 : 0 ≤ i1) (h8 : i1 < (min 8 (N + (-1) * (8 * i0)))) (h9 : 0 ≤ k1) (h10 : k1 < (min 8 (P + (-1) * (8 * k0)))) (h11 : 0 ≤ j1) (h12 : j1 < (min 8 (x_M + (-1) * (8 * j0)))) :
    (body_8 I M).vc I (impl.HasCell spec (base E N x_M P)) (((((((base E N x_M P).set v_k0 k0).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_k1 k1).set v_j1 j1) (known_8 I M N x_M P k0 i0 j0 i1 k1 j1) :=
  (Or.elim (((Classical.em (0 < k1)).elim
  (fun h13 => (Or.inr ((Classical.em (k0 = 0)).elim (fun h14 => (Or.inl ⟨h14, h13⟩))
  (fun h14 => (Or.inr ⟨(int_lab_neba_tab h1 h14), h13⟩)))))
  (fun h13 => (Or.inl (int_lba_ntba_eab h9 h13)))) : k1 = 0 ∨ k0 = 0 ∧ 0 < k1 ∨ 0 < k0 ∧ 0 < k1)
  (fun h13 => (vc_accumulate_of (value_3 I M (8 * i0 + i1) (8 * j0 + j1) k0)
  (I.fn f_2 [M t_A [8 * i0 + i1, 8 * k0 + k1], M t_B [8 * k0 + k1, 8 * j0 + j1]])
  ((at_right (at_right (at_right (at_right (at_left (at_points2 (8 * i0 + i1) (8 * j0 + j1)
  (Or.inl ⟨⟨⟨int_add_comm, ⟨int_add_comm_le, (int_c45 h12)⟩⟩, (int_c575 h12)⟩, h13⟩) rfl))))))
  : (known_8 I M N x_M P k0 i0 j0 i1 k1 j1) ⟨a_c, [8 * i0 + i1, 8 * j0 + j1]⟩ (value_3 I M (8 * i0 + i1) (8 * j0 + j1) k0))
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 (8 * i0 + i1) (8 * k0 + k1)
  ⟨⟨(int_c27 h1 h9), (fact_0 h13 h2)⟩, ⟨(int_c27 h3 h7), (int_c45 h8)⟩⟩ rfl))
  : (known_8 I M N x_M P k0 i0 j0 i1 k1 j1) ⟨a_a, [8 * i0 + i1, 8 * k0 + k1]⟩ (M t_A [8 * i0 + i1, 8 * k0 + k1])))
  (ev_cons (ev_read ((at_right (at_left (at_points2 (8 * k0 + k1) (8 * j0 + j1)
  ⟨⟨(int_c27 h5 h11), (int_c45 h12)⟩, ⟨(int_c27 h1 h9), (fact_0 h13 h2)⟩⟩ rfl)))
  : (known_8 I M N x_M P k0 i0 j0 i1 k1 j1) ⟨a_b, [8 * k0 + k1, 8 * j0 + j1]⟩ (M t_B [8 * k0 + k1, 8 * j0 + j1])))
  ev_nil))) ((append1 (8 * k0 + k1) 0 (8 * k0 + 1) (fun q12 h14 => ⟨h14.1, (int_c175 h14.2 h13)⟩)
  (fun q12 => ⟨(fun h14 => ((Classical.em (q12 < 8 * k0)).elim (fun h15 => (Or.inl ⟨h14.1, h15⟩))
  (fun h15 => (Or.inr (fact_1 h14.2 h13 h15))))), (fun h14 => (Or.elim h14 (fun h15 => ⟨h15.1, (int_c171 h9 h15.2)⟩)
  (fun h15 => ⟨(int_c157 h1 h9 h15), (int_c16 h15)⟩)))⟩) (fun q12 h14 => (int_c170 h9 h14.2))
  (fun q12 h14 => rfl) rfl)
  : I.fn f_0 [value_3 I M (8 * i0 + i1) (8 * j0 + j1) k0, I.fn f_2 [M t_A [8 * i0 + i1, 8 * k0 + k1], M t_B [8 * k0 + k1, 8 * j0 + j1]]] = value_6 I M (8 * i0 + i1) (8 * j0 + j1) k0 k1)))
  (fun h13 =>
  (Or.elim h13 (fun h14 => (vc_accumulate_of (value_7 I M (8 * i0 + i1) (8 * j0 + j1) j0 j1 k1)
  (I.fn f_2 [M t_A [8 * i0 + i1, 8 * k0 + k1], M t_B [8 * k0 + k1, 8 * j0 + j1]])
  ((at_right (at_right (at_right (at_right (at_right (at_left (at_points2 (8 * i0 + i1) (8 * j0 + j1)
  ⟨⟨⟨⟨int_add_comm, ⟨(int_le_add h11), (int_c45 h12)⟩⟩, (int_c575 h12)⟩, (fact_2 h14.2)⟩, h14.1⟩
  rfl)))))))
  : (known_8 I M N x_M P k0 i0 j0 i1 k1 j1) ⟨a_c, [8 * i0 + i1, 8 * j0 + j1]⟩ (value_7 I M (8 * i0 + i1) (8 * j0 + j1) j0 j1 k1))
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 (8 * i0 + i1) (8 * k0 + k1)
  ⟨⟨(int_c279 h1 h14.2), (int_c45 h10)⟩, ⟨(int_c27 h3 h7), (int_c45 h8)⟩⟩ rfl))
  : (known_8 I M N x_M P k0 i0 j0 i1 k1 j1) ⟨a_a, [8 * i0 + i1, 8 * k0 + k1]⟩ (M t_A [8 * i0 + i1, 8 * k0 + k1])))
  (ev_cons (ev_read ((at_right (at_left (at_points2 (8 * k0 + k1) (8 * j0 + j1)
  ⟨⟨(int_c27 h5 h11), (int_c45 h12)⟩, ⟨(int_c279 h1 h14.2), (int_c45 h10)⟩⟩ rfl)))
  : (known_8 I M N x_M P k0 i0 j0 i1 k1 j1) ⟨a_b, [8 * k0 + k1, 8 * j0 + j1]⟩ (M t_B [8 * k0 + k1, 8 * j0 + j1])))
  ev_nil))) ((append1 (8 * k0 + k1) 0 (k1 + 1) (fun q13 h15 => ⟨h15.1, (fact_3 h15.2 h14.1)⟩)
  (fun q13 => ⟨(fun h15 => ((Classical.em (8 * j0 + j1 + 8 * q13 < j1 + 8 * j0 + 8 * k1)).elim
  (fun h16 => (Or.inl ⟨h15.1, h16⟩)) (fun h16 => (Or.inr (fact_4 h15.2 h14.1 h16))))), (fun h15 => (Or.elim h15 (fun h16 => ⟨h16.1, (fact_5 h1 h16.2)⟩)
  (fun h16 => ⟨(int_c408 h1 h16 h14.2), (int_c16 h16)⟩)))⟩) (fun q13 h15 => (fact_6 h1 h15.2))
  (fun q13 h15 => rfl) rfl)
  : I.fn f_0 [value_7 I M (8 * i0 + i1) (8 * j0 + j1) j0 j1 k1, I.fn f_2 [M t_A [8 * i0 + i1, 8 * k0 + k1], M t_B [8 * k0 + k1, 8 * j0 + j1]]] = value_6 I M (8 * i0 + i1) (8 * j0 + j1) k0 k1)))
  (fun h14 => (vc_accumulate_of (value_4 I M (8 * i0 + i1) (8 * j0 + j1) (k1 + 8 * k0))
  (I.fn f_2 [M t_A [8 * i0 + i1, 8 * k0 + k1], M t_B [8 * k0 + k1, 8 * j0 + j1]])
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_points2 (8 * i0 + i1) (8 * j0 + j1)
  ⟨⟨⟨⟨int_add_comm, ⟨int_add_comm_le, (int_c45 h12)⟩⟩, (int_c575 h12)⟩, h14.1⟩, h14.2⟩ rfl)))))))
  : (known_8 I M N x_M P k0 i0 j0 i1 k1 j1) ⟨a_c, [8 * i0 + i1, 8 * j0 + j1]⟩ (value_4 I M (8 * i0 + i1) (8 * j0 + j1) (k1 + 8 * k0)))
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 (8 * i0 + i1) (8 * k0 + k1)
  ⟨⟨(fact_7 h14.1 h14.2), (int_c45 h10)⟩, ⟨(int_c27 h3 h7), (int_c45 h8)⟩⟩ rfl))
  : (known_8 I M N x_M P k0 i0 j0 i1 k1 j1) ⟨a_a, [8 * i0 + i1, 8 * k0 + k1]⟩ (M t_A [8 * i0 + i1, 8 * k0 + k1])))
  (ev_cons (ev_read ((at_right (at_left (at_points2 (8 * k0 + k1) (8 * j0 + j1)
  ⟨⟨(int_c27 h5 h11), (int_c45 h12)⟩, ⟨(fact_7 h14.1 h14.2), (int_c45 h10)⟩⟩ rfl)))
  : (known_8 I M N x_M P k0 i0 j0 i1 k1 j1) ⟨a_b, [8 * k0 + k1, 8 * j0 + j1]⟩ (M t_B [8 * k0 + k1, 8 * j0 + j1])))
  ev_nil)))
  ((append1 (8 * k0 + k1) 0 (8 * k0 + k1 + 1) (fun q14 h15 => ⟨h15.1, (int_c9 h15.2)⟩) (fun q14 =>
  ⟨(fun h15 => ((Classical.em (q14 < k1 + 8 * k0)).elim (fun h16 => (Or.inl ⟨h15.1, h16⟩))
  (fun h16 => (Or.inr (int_c56 h15.2 h16))))), (fun h15 => (Or.elim h15 (fun h16 => ⟨h16.1, (int_tab_lab h16.2)⟩)
  (fun h16 => ⟨(fact_8 h16 h14.1 h14.2), (int_c16 h16)⟩)))⟩) (fun q14 h15 => (int_c24 h15.2))
  (fun q14 h15 => rfl) rfl)
  : I.fn f_0 [value_4 I M (8 * i0 + i1) (8 * j0 + j1) (k1 + 8 * k0), I.fn f_2 [M t_A [8 * i0 + i1, 8 * k0 + k1], M t_B [8 * k0 + k1, 8 * j0 + j1]]] = value_6 I M (8 * i0 + i1) (8 * j0 + j1) k0 k1))))))

theorem kept_8 (k0 i0 j0 i1 k1 j1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k0) (h2 : k0 < (P + 7) / 8) (h3 : 0 ≤ i0) (h4 : i0 < (N + 7) / 8) (h5 : 0 ≤ j0) (h6 : j0 < (x_M + 7) / 8) (h7 : 0 ≤ i1) (h8 : i1 < (min 8 (N + (-1) * (8 * i0)))) (h9 : 0 ≤ k1) (h10 : k1 < (min 8 (P + (-1) * (8 * k0)))) (h11 : 0 ≤ j1) (h12 : j1 < (min 8 (x_M + (-1) * (8 * j0)))) :
    Heap.Entails ((body_8 I M).post (((((((base E N x_M P).set v_k0 k0).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_k1 k1).set v_j1 j1) (known_8 I M N x_M P k0 i0 j0 i1 k1 j1)) (known_8 I M N x_M P k0 i0 j0 i1 k1 (j1 + 1)) :=
  (show Heap.Entails _ (known_8 I M N x_M P k0 i0 j0 i1 k1 (j1 + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q15 q16 h13 => (Or.elim h13 (fun h14 =>
  (at_set_ne2 q15 q16 (8 * i0 + i1) (8 * j0 + j1) (fun h15 => (int_c42 h11 h15.2 h14.1.1.2))
  (at_right (at_right (at_left (at_points2 q15 q16 h13 rfl))))))
  (fun h14 => (Or.elim h14 (fun h15 =>
  (at_set_ne2 q15 q16 (8 * i0 + i1) (8 * j0 + j1) (fun h16 => (int_c42 h7 h16.1 h15.2.2))
  (at_right (at_right (at_left (at_points2 q15 q16 h13 rfl))))))
  (fun h15 => (at_set_ne2 q15 q16 (8 * i0 + i1) (8 * j0 + j1) (fun h16 => (int_c49 h16.1 h15.2.2))
  (at_right (at_right (at_left (at_points2 q15 q16 h13 rfl))))))))))) (entails_and
  (entails_points2 (fun q17 q18 h13 => ((Classical.em (q17 = 8 * i0 + i1 ∧ q18 = 8 * j0 + j1)).elim
  (fun h14 => (at_set_eq2 q17 q18 (8 * i0 + i1) (8 * j0 + j1) h14
  ((reduce_congr1 (fun q19 => ⟨(fun h15 => h15), (fun h15 => h15)⟩)
  (fun q19 h15 => (fn_congr2 (at_congr2 h14.1 rfl) (at_congr2 rfl h14.2))))
  : value_6 I M q17 q18 k0 k1 = value_6 I M (8 * i0 + i1) (8 * j0 + j1) k0 k1)))
  (fun h14 => (at_set_ne2 q17 q18 (8 * i0 + i1) (8 * j0 + j1) h14
  (at_right (at_right (at_right (at_left (at_points2 q17 q18 ⟨⟨h13.1.1, ⟨h13.1.2.1, (int_c188 h13.1.1 h13.1.2.2 h14)⟩⟩, h13.2⟩ rfl))))))))))
  (entails_and (entails_points2 (fun q20 q21 h13 => (Or.elim h13 (fun h14 =>
  (at_set_ne2 q20 q21 (8 * i0 + i1) (8 * j0 + j1) (fun h15 => (fact_9 h14.1.1.2.1 h15.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q20 q21
  (Or.inl ⟨⟨⟨h14.1.1.1, ⟨(int_c382 h14.1.1.2.1), h14.1.1.2.2⟩⟩, h14.1.2⟩, h14.2⟩) rfl))))))))
  (fun h14 => (Or.elim h14 (fun h15 =>
  (at_set_ne2 q20 q21 (8 * i0 + i1) (8 * j0 + j1) (fun h16 => (int_c42 h11 h16.2 h15.1.2))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q20 q21 (Or.inr h14) rfl))))))))
  (fun h15 => (Or.elim h15 (fun h16 =>
  (at_set_ne2 q20 q21 (8 * i0 + i1) (8 * j0 + j1) (fun h17 => (fact_10 h16.1.1 h17.2 h12))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q20 q21 (Or.inr h14) rfl))))))))
  (fun h16 => (at_set_ne2 q20 q21 (8 * i0 + i1) (8 * j0 + j1) (fun h17 => (int_c541 h17.1 h16.2.1))
  (at_right (at_right (at_right (at_right (at_left (at_points2 q20 q21 (Or.inr h14) rfl)))))))))))))))
  (entails_and
  (entails_points2 (fun q22 q23 h13 => ((Classical.em (q22 = 8 * i0 + i1 ∧ q23 = 8 * j0 + j1)).elim
  (fun h14 => (at_set_eq2 q22 q23 (8 * i0 + i1) (8 * j0 + j1) h14 ((reduce_congr1 (fun q24 =>
  ⟨(fun h15 => ⟨h15.1, (fact_11 h1 h14.2 h15.2)⟩), (fun h15 => ⟨h15.1, (fact_12 h15.2 h13.2 h14.2)⟩)⟩)
  (fun q24 h15 => (fn_congr2 (at_congr2 h14.1 rfl) (at_congr2 rfl h14.2))))
  : value_7 I M q22 q23 j0 (j1 + 1) k1 = value_6 I M (8 * i0 + i1) (8 * j0 + j1) k0 k1)))
  (fun h14 => (at_set_ne2 q22 q23 (8 * i0 + i1) (8 * j0 + j1) h14
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q22 q23 ⟨⟨h13.1.1, (fact_13 h13.1.1.2 h11 h9 h13.1.1.1.1 h13.1.2 h14)⟩, h13.2⟩
  (reduce_congr1 (fun q25 =>
  ⟨(fun h15 => ⟨h15.1, (fact_14 h13.1.1.1.2.1 h13.1.1.2 h11 h13.1.1.1.1 h12 h15.2 h14)⟩), (fun h15 => ⟨h15.1, (int_c415 h15.2)⟩)⟩)
  (fun q25 h15 => rfl)))))))))))))) (entails_points2 (fun q26 q27 h13 =>
  (at_set_ne2 q26 q27 (8 * i0 + i1) (8 * j0 + j1) (fun h14 => (fact_9 h13.1.1.1.2.1 h14.2))
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q26 q27
  ⟨⟨⟨⟨h13.1.1.1.1, ⟨(int_c382 h13.1.1.1.2.1), h13.1.1.1.2.2⟩⟩, h13.1.1.2⟩, h13.1.2⟩, h13.2⟩ rfl)))))))))))))))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j1 (.const 0) (.min (.const 8) (.add (.var v_M) (.mul (-1) (.mul 8 (.var v_j0)))))
    (fun e x => known_8 I M (e v_N) (e v_M) (e v_P) (e v_k0) (e v_i0) (e v_j0) (e v_i1) (e v_k1) x) (body_8 I M)

theorem vc_7 (k0 i0 j0 i1 k1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k0) (h2 : k0 < (P + 7) / 8) (h3 : 0 ≤ i0) (h4 : i0 < (N + 7) / 8) (h5 : 0 ≤ j0) (h6 : j0 < (x_M + 7) / 8) (h7 : 0 ≤ i1) (h8 : i1 < (min 8 (N + (-1) * (8 * i0)))) (h9 : 0 ≤ k1) (h10 : k1 < (min 8 (P + (-1) * (8 * k0)))) :
    (body_7 I M).vc I (impl.HasCell spec (base E N x_M P)) ((((((base E N x_M P).set v_k0 k0).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_k1 k1) (known_7 I M N x_M P k0 i0 j0 i1 k1) :=
  (vc_for_of 0 (min 8 (x_M + (-1) * (8 * j0))) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q28 q29 h11 => (Or.elim h11 (fun h12 =>
  (Or.elim (((Classical.em (P ≤ 8 * k0 + 8)).elim (fun h13 => (Or.inl (Or.inl ⟨⟨h12, h13⟩, h1⟩)))
  (fun h13 => (Or.inr (Or.inl ⟨h12, (fact_17 h13)⟩))))
  : (((((0 ≤ q29 ∧ q29 < 8 * j0) ∧ 8 * i0 ≤ q28 ∧ q28 < N) ∧ q28 ≤ 8 * i0 + 7) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ (((0 ≤ q29 ∧ q29 < x_M) ∧ 0 ≤ q28 ∧ q28 < 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ ((((8 * j0 ≤ q29 ∧ q29 < x_M) ∧ q29 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ q28 ∧ q28 < i1 + 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0) ∨ ((((0 ≤ q29 ∧ q29 < 8 * j0) ∧ 8 * i0 ≤ q28 ∧ q28 < N) ∧ q28 ≤ 8 * i0 + 7) ∧ 8 * k0 + 9 ≤ P ∨ ((0 ≤ q29 ∧ q29 < x_M) ∧ 0 ≤ q28 ∧ q28 < 8 * i0) ∧ 8 * k0 + 9 ≤ P ∨ (((8 * j0 ≤ q29 ∧ q29 < x_M) ∧ q29 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ q28 ∧ q28 < i1 + 8 * i0) ∧ 8 * k0 + 9 ≤ P))
  (fun h13 => (at_right (at_right (at_left (at_points2 q28 q29 h13 (reduce_congr1 (fun q30 =>
  ⟨(fun h14 => ⟨h14.1.1, h14.1.2⟩), (fun h14 => ⟨h14, (Or.elim h13 (fun h15 => (fact_15 h15.1.2 h14.2))
  (fun h15 => (Or.elim h15 (fun h16 => (False.elim (int_lab_tba_F h12.1.2.1 h16.1.1.2.2)))
  (fun h16 => (False.elim (int_lab_tba_F h16.1.1.1.1.1 h12.1.1.2))))))⟩)⟩) (fun q30 h14 => rfl)))))))
  (fun h13 =>
  (at_right (at_right (at_right (at_left (at_points2 q28 q29 h13 (reduce_congr1 (fun q31 =>
  ⟨(fun h14 => ⟨h14.1.1, h14.2⟩), (fun h14 => ⟨⟨h14.1, (Or.elim h13 (fun h15 => (fact_16 h14.2 h15.2))
  (fun h15 => (Or.elim h15 (fun h16 => (False.elim (int_lab_tba_F h12.1.2.1 h16.1.2.2)))
  (fun h16 => (False.elim (int_lab_tba_F h16.1.1.1.1 h12.1.1.2))))))⟩, h14.2⟩)⟩)
  (fun q31 h14 => rfl)))))))))) (fun h12 => (Or.elim h12 (fun h13 =>
  (Or.elim (((Classical.em (P ≤ 8 * k0 + 8)).elim (fun h14 => (Or.inl (Or.inr (Or.inl ⟨⟨h13, h14⟩, h1⟩))))
  (fun h14 => (Or.inr (Or.inr (Or.inl ⟨h13, (fact_17 h14)⟩)))))
  : (((((0 ≤ q29 ∧ q29 < 8 * j0) ∧ 8 * i0 ≤ q28 ∧ q28 < N) ∧ q28 ≤ 8 * i0 + 7) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ (((0 ≤ q29 ∧ q29 < x_M) ∧ 0 ≤ q28 ∧ q28 < 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ ((((8 * j0 ≤ q29 ∧ q29 < x_M) ∧ q29 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ q28 ∧ q28 < i1 + 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0) ∨ ((((0 ≤ q29 ∧ q29 < 8 * j0) ∧ 8 * i0 ≤ q28 ∧ q28 < N) ∧ q28 ≤ 8 * i0 + 7) ∧ 8 * k0 + 9 ≤ P ∨ ((0 ≤ q29 ∧ q29 < x_M) ∧ 0 ≤ q28 ∧ q28 < 8 * i0) ∧ 8 * k0 + 9 ≤ P ∨ (((8 * j0 ≤ q29 ∧ q29 < x_M) ∧ q29 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ q28 ∧ q28 < i1 + 8 * i0) ∧ 8 * k0 + 9 ≤ P))
  (fun h14 => (at_right (at_right (at_left (at_points2 q28 q29 h14 (reduce_congr1 (fun q32 =>
  ⟨(fun h15 => ⟨h15.1.1, h15.1.2⟩), (fun h15 => ⟨h15, (Or.elim h14 (fun h16 => (False.elim (int_lab_tba_F h16.1.1.1.2.1 h13.2.2)))
  (fun h16 => (Or.elim h16 (fun h17 => (fact_15 h17.1.2 h15.2))
  (fun h17 => (False.elim (int_lab_tba_F h17.1.1.2.1 h13.2.2))))))⟩)⟩) (fun q32 h15 => rfl)))))))
  (fun h14 =>
  (at_right (at_right (at_right (at_left (at_points2 q28 q29 h14 (reduce_congr1 (fun q33 =>
  ⟨(fun h15 => ⟨h15.1.1, h15.2⟩), (fun h15 => ⟨⟨h15.1, (by clear h11 h12; omega)⟩, h15.2⟩)⟩)
  (fun q33 h15 => rfl)))))))))) (fun h13 =>
  (Or.elim (((Classical.em (P ≤ 8 * k0 + 8)).elim (fun h14 => (Or.inl (Or.inr (Or.inr ⟨⟨h13, h14⟩, h1⟩))))
  (fun h14 => (Or.inr (Or.inr (Or.inr ⟨h13, (fact_17 h14)⟩)))))
  : (((((0 ≤ q29 ∧ q29 < 8 * j0) ∧ 8 * i0 ≤ q28 ∧ q28 < N) ∧ q28 ≤ 8 * i0 + 7) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ (((0 ≤ q29 ∧ q29 < x_M) ∧ 0 ≤ q28 ∧ q28 < 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ ((((8 * j0 ≤ q29 ∧ q29 < x_M) ∧ q29 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ q28 ∧ q28 < i1 + 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0) ∨ ((((0 ≤ q29 ∧ q29 < 8 * j0) ∧ 8 * i0 ≤ q28 ∧ q28 < N) ∧ q28 ≤ 8 * i0 + 7) ∧ 8 * k0 + 9 ≤ P ∨ ((0 ≤ q29 ∧ q29 < x_M) ∧ 0 ≤ q28 ∧ q28 < 8 * i0) ∧ 8 * k0 + 9 ≤ P ∨ (((8 * j0 ≤ q29 ∧ q29 < x_M) ∧ q29 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ q28 ∧ q28 < i1 + 8 * i0) ∧ 8 * k0 + 9 ≤ P))
  (fun h14 => (at_right (at_right (at_left (at_points2 q28 q29 h14 (reduce_congr1
  (fun q34 => ⟨(fun h15 => ⟨h15.1.1, h15.1.2⟩), (fun h15 => ⟨h15, (by clear h11 h12; omega)⟩)⟩)
  (fun q34 h15 => rfl))))))) (fun h14 =>
  (at_right (at_right (at_right (at_left (at_points2 q28 q29 h14 (reduce_congr1 (fun q35 =>
  ⟨(fun h15 => ⟨h15.1.1, h15.2⟩), (fun h15 => ⟨⟨h15.1, (by clear h11 h12; omega)⟩, h15.2⟩)⟩)
  (fun q35 h15 => rfl)))))))))))))))
  (entails_and (entails_points2 (fun q36 q37 h11 => (False.elim (int_c12 h11.1.2.1 h11.1.2.2))))
  (entails_and (entails_points2 (fun q38 q39 h11 => (Or.elim h11 (fun h12 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q38 q39 ((Classical.em (0 < k0)).elim (fun h13 =>
  (Or.inl ⟨⟨⟨⟨h12.1.1.1, ⟨(int_zero_add_le h12.1.1.2.1), h12.1.1.2.2⟩⟩, h12.1.2⟩, h13⟩, h12.2⟩))
  (fun h13 =>
  (Or.inr (Or.inl ⟨⟨⟨h12.1.1.1, ⟨(int_zero_add_le h12.1.1.2.1), h12.1.1.2.2⟩⟩, (int_lba_ntba_eab h1 h13)⟩, h12.2⟩))))
  rfl))))))) (fun h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q38 q39 (Or.inr (Or.inr (Or.inl h13))) rfl)))))))
  (fun h13 => (Or.elim h13 (fun h14 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q38 q39 (Or.inr ((Classical.em (k0 = 0)).elim
  (fun h15 => ((Classical.em (q38 = i1 + 8 * i0)).elim (fun h16 => ((Classical.em (k1 = 0)).elim
  (fun h17 => (Or.inl ⟨⟨⟨h16, ⟨(int_c485 h14.1.1), h14.1.2⟩⟩, h15⟩, h17⟩)) (fun h17 =>
  (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨⟨h14.1, ⟨h14.2.1, (int_eab_lab h16)⟩⟩, (fact_18 h9 h16 h17)⟩, h15⟩)))))))
  (fun h16 => ((Classical.em (q38 ≤ i1 + 8 * i0)).elim (fun h17 =>
  (Or.inr (Or.inr (Or.inr (Or.inl ⟨⟨⟨h14.1, ⟨h14.2.1, h17⟩⟩, (fact_19 h17 h9 h16)⟩, h15⟩)))))
  (fun h17 =>
  (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr ⟨⟨⟨(int_c485 h14.1.1), h14.1.2⟩, ⟨(int_nlba_tab h17), h14.2.2⟩⟩, h15⟩))))))))))
  (fun h15 => (Or.inr (Or.inr (Or.inl ⟨h14, (int_lab_neba_tab h1 h15)⟩)))))) rfl)))))))
  (fun h14 => (at_right (at_right (at_right (at_right (at_right (at_points2 q38 q39
  (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr ((Classical.em (0 < k0)).elim (fun h15 => (Or.inl ⟨h14, h15⟩))
  (fun h15 => (Or.inr ⟨⟨⟨h14.1.1.1, h14.1.1.2⟩, ⟨h14.2.1, h14.2.2⟩⟩, (int_lba_ntba_eab h1 h15)⟩))))))))
  rfl)))))))))))))) (entails_and (entails_points2 (fun q40 q41 h11 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q40 q41 ⟨h11.1.1, (fact_20 h11.1.1.1.2.1 h11.1.2)⟩ (reduce_congr1 (fun q42 =>
  ⟨(fun h12 => ⟨h12.1, (fact_21 h11.1.1.1.2.1 h1 h12.2)⟩), (fun h12 => ⟨h12.1, (fact_22 h11.1.1.2 h11.2 h12.2)⟩)⟩)
  (fun q42 h12 => rfl))))))))))
  (entails_points2 (fun q43 q44 h11 => (at_right (at_right (at_right (at_right (at_left (at_points2 q43 q44
  ⟨⟨⟨h11.1.1.1.1, ⟨(int_zero_add_le h11.1.1.1.2.1), h11.1.1.1.2.2⟩⟩, h11.1.1.2⟩, h11.2⟩ rfl))))))))))))))
  : Heap.Entails (known_7 I M N x_M P k0 i0 j0 i1 k1) (known_8 I M N x_M P k0 i0 j0 i1 k1 0))
  (fun j1 h11 h12 =>
  (vc_8 N x_M P hl hM k0 i0 j0 i1 k1 j1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12))
  (fun j1 h11 h12 =>
  (kept_8 N x_M P hl hM k0 i0 j0 i1 k1 j1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12)))

theorem kept_7 (k0 i0 j0 i1 k1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k0) (h2 : k0 < (P + 7) / 8) (h3 : 0 ≤ i0) (h4 : i0 < (N + 7) / 8) (h5 : 0 ≤ j0) (h6 : j0 < (x_M + 7) / 8) (h7 : 0 ≤ i1) (h8 : i1 < (min 8 (N + (-1) * (8 * i0)))) (h9 : 0 ≤ k1) (h10 : k1 < (min 8 (P + (-1) * (8 * k0)))) :
    Heap.Entails ((body_7 I M).post ((((((base E N x_M P).set v_k0 k0).set v_i0 i0).set v_j0 j0).set v_i1 i1).set v_k1 k1) (known_7 I M N x_M P k0 i0 j0 i1 k1)) (known_7 I M N x_M P k0 i0 j0 i1 (k1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q45 q46 h11 => (Or.elim h11
  (fun h12 => (at_right (at_right (at_left (at_points2 q45 q46 (Or.inl h12.1.1) (reduce_congr1
  (fun q47 => ⟨(fun h13 => ⟨h13, (fact_15 h12.1.2 h13.2)⟩), (fun h13 => ⟨h13.1.1, h13.1.2⟩)⟩)
  (fun q47 h13 => rfl))))))) (fun h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_right (at_left (at_points2 q45 q46 (Or.inr (Or.inl h13.1.1)) (reduce_congr1
  (fun q48 => ⟨(fun h14 => ⟨h14, (fact_15 h13.1.2 h14.2)⟩), (fun h14 => ⟨h14.1.1, h14.1.2⟩)⟩)
  (fun q48 h14 => rfl))))))) (fun h13 =>
  (at_right (at_right (at_left (at_points2 q45 q46 (Or.inr (Or.inr h13.1.1)) (reduce_congr1
  (fun q49 => ⟨(fun h14 => ⟨h14, (fact_15 h13.1.2 h14.2)⟩), (fun h14 => ⟨h14.1.1, h14.1.2⟩)⟩)
  (fun q49 h14 => rfl)))))))))))) (entails_and (entails_points2 (fun q50 q51 h11 => (Or.elim h11
  (fun h12 => (at_right (at_right (at_left (at_points2 q50 q51 (Or.inl h12.1) (reduce_congr1
  (fun q52 => ⟨(fun h13 => ⟨⟨h13.1, (fact_16 h13.2 h12.2)⟩, h13.2⟩), (fun h13 => ⟨h13.1.1, h13.2⟩)⟩)
  (fun q52 h13 => rfl))))))) (fun h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_right (at_left (at_points2 q50 q51 (Or.inr (Or.inl h13.1)) (reduce_congr1
  (fun q53 => ⟨(fun h14 => ⟨⟨h14.1, (fact_16 h14.2 h13.2)⟩, h14.2⟩), (fun h14 => ⟨h14.1.1, h14.2⟩)⟩)
  (fun q53 h14 => rfl))))))) (fun h13 =>
  (at_right (at_right (at_left (at_points2 q50 q51 (Or.inr (Or.inr h13.1)) (reduce_congr1
  (fun q54 => ⟨(fun h14 => ⟨⟨h14.1, (fact_16 h14.2 h13.2)⟩, h14.2⟩), (fun h14 => ⟨h14.1.1, h14.2⟩)⟩)
  (fun q54 h14 => rfl))))))))))))
  (entails_and (entails_points2 (fun q55 q56 h11 => (Or.elim (((Classical.em (0 < k0)).elim
  (fun h12 => (Or.inl ⟨⟨h11.1.1.1, ⟨h11.1.1.2.1, (fact_25 h11.1.2 h11.1.1.2.2)⟩⟩, h12⟩)) (fun h12 =>
  (Or.inr ⟨⟨⟨⟨h11.1.1.1, ⟨h11.1.1.2.1, h11.1.1.2.2⟩⟩, h11.1.2⟩, (fact_26 h11.1.2 h9 h11.1.1.2.2)⟩, (int_lba_ntba_eab h1 h12)⟩)))
  : (q55 = i1 + 8 * i0 ∧ 8 * j0 ≤ q56 ∧ q56 < (max 0 (min 8 (x_M + (-1) * (8 * j0)))) + 8 * j0) ∧ 0 < k0 ∨ (((q55 = i1 + 8 * i0 ∧ 8 * j0 ≤ q56 ∧ q56 < x_M) ∧ q56 ≤ 8 * j0 + 7) ∧ q56 < (max 0 (min 8 (x_M + (-1) * (8 * j0)))) + 8 * j0 + 8 * k1) ∧ k0 = 0)
  (fun h12 => (at_right (at_right (at_right (at_left (at_points2 q55 q56 h12 (reduce_congr1
  (fun q57 => ⟨(fun h13 => ⟨h13.1, (int_c25 h13.2)⟩), (fun h13 => ⟨h13.1, (int_c26 h13.2)⟩)⟩)
  (fun q57 h13 => rfl)))))))) (fun h12 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q55 q56 h12 (reduce_congr1 (fun q58 =>
  ⟨(fun h13 => ⟨h13.1, (fact_23 h11.1.2 h12.2 h11.1.1.2.2 h13.2)⟩), (fun h13 => ⟨h13.1, (fact_24 h11.1.1.2.1 h1 h13.2)⟩)⟩)
  (fun q58 h13 => rfl)))))))))))))
  (entails_points2 (fun q59 q60 h11 => (Or.elim h11 (fun h12 => (False.elim (int_c13 h9 h12.2))) (fun h12 =>
  (Or.elim h12 (fun h13 => (False.elim (int_c13 h9 h13.2))) (fun h13 => (Or.elim h13 (fun h14 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q59 q60 (Or.inr (Or.inl h14)) rfl)))))))
  (fun h14 => (Or.elim h14 (fun h15 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q59 q60 (Or.inr (Or.inr (Or.inl h15.1))) rfl)))))))
  (fun h15 =>
  (Or.elim h15 (fun h16 => (at_right (at_right (at_right (at_right (at_left (at_points2 q59 q60
  (Or.inr (Or.inr (Or.inl ⟨h16.1.1.1, ⟨h16.1.1.2.1, (fact_27 h16.1.1.2.2 h8)⟩⟩))) rfl)))))))
  (fun h16 => (Or.elim h16 (fun h17 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q59 q60 (Or.inr (Or.inr (Or.inr h17.1))) rfl)))))))
  (fun h17 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q59 q60 (Or.inr (Or.inr ((Classical.em (8 * j0 + 8 ≤ q60)).elim
  (fun h18 => (Or.inl ⟨⟨h18, h17.1.1.2⟩, ⟨(int_c540 h7 h17.1.2.1), h17.1.2.2⟩⟩))
  (fun h18 => (Or.inr ⟨⟨⟨h17.1.1.1, h17.1.1.2⟩, (int_c547 h18)⟩, ⟨h17.1.2.1, h17.1.2.2⟩⟩))))) rfl)))))))))))))))))))))))))
  : Heap.Entails (known_8 I M N x_M P k0 i0 j0 i1 k1 (max 0 (min 8 (x_M + (-1) * (8 * j0))))) (known_7 I M N x_M P k0 i0 j0 i1 (k1 + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k1 (.const 0) (.min (.const 8) (.add (.var v_P) (.mul (-1) (.mul 8 (.var v_k0)))))
    (fun e x => known_7 I M (e v_N) (e v_M) (e v_P) (e v_k0) (e v_i0) (e v_j0) (e v_i1) x) (body_7 I M)

theorem vc_6 (k0 i0 j0 i1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k0) (h2 : k0 < (P + 7) / 8) (h3 : 0 ≤ i0) (h4 : i0 < (N + 7) / 8) (h5 : 0 ≤ j0) (h6 : j0 < (x_M + 7) / 8) (h7 : 0 ≤ i1) (h8 : i1 < (min 8 (N + (-1) * (8 * i0)))) :
    (body_6 I M).vc I (impl.HasCell spec (base E N x_M P)) (((((base E N x_M P).set v_k0 k0).set v_i0 i0).set v_j0 j0).set v_i1 i1) (known_6 I M N x_M P k0 i0 j0 i1) :=
  (vc_for_of 0 (min 8 (P + (-1) * (8 * k0))) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q61 q62 h9 => (Or.elim h9
  (fun h10 => (at_right (at_right (at_left (at_points2 q61 q62 (Or.inl h10.1.1) (reduce_congr1
  (fun q63 => ⟨(fun h11 => ⟨h11, (fact_15 h10.1.2 h11.2)⟩), (fun h11 => ⟨h11.1.1, h11.1.2⟩)⟩)
  (fun q63 h11 => rfl))))))) (fun h10 => (Or.elim h10 (fun h11 =>
  (at_right (at_right (at_left (at_points2 q61 q62 (Or.inr (Or.inl h11.1.1)) (reduce_congr1
  (fun q64 => ⟨(fun h12 => ⟨h12, (fact_15 h11.1.2 h12.2)⟩), (fun h12 => ⟨h12.1.1, h12.1.2⟩)⟩)
  (fun q64 h12 => rfl))))))) (fun h11 =>
  (at_right (at_right (at_left (at_points2 q61 q62 (Or.inr (Or.inr h11.1.1)) (reduce_congr1
  (fun q65 => ⟨(fun h12 => ⟨h12, (fact_15 h11.1.2 h12.2)⟩), (fun h12 => ⟨h12.1.1, h12.1.2⟩)⟩)
  (fun q65 h12 => rfl)))))))))))) (entails_and (entails_points2 (fun q66 q67 h9 => (Or.elim h9
  (fun h10 => (at_right (at_right (at_left (at_points2 q66 q67 (Or.inl h10.1) (reduce_congr1
  (fun q68 => ⟨(fun h11 => ⟨⟨h11.1, (fact_16 h11.2 h10.2)⟩, h11.2⟩), (fun h11 => ⟨h11.1.1, h11.2⟩)⟩)
  (fun q68 h11 => rfl))))))) (fun h10 => (Or.elim h10 (fun h11 =>
  (at_right (at_right (at_left (at_points2 q66 q67 (Or.inr (Or.inl h11.1)) (reduce_congr1
  (fun q69 => ⟨(fun h12 => ⟨⟨h12.1, (fact_16 h12.2 h11.2)⟩, h12.2⟩), (fun h12 => ⟨h12.1.1, h12.2⟩)⟩)
  (fun q69 h12 => rfl))))))) (fun h11 =>
  (at_right (at_right (at_left (at_points2 q66 q67 (Or.inr (Or.inr h11.1)) (reduce_congr1
  (fun q70 => ⟨(fun h12 => ⟨⟨h12.1, (fact_16 h12.2 h11.2)⟩, h12.2⟩), (fun h12 => ⟨h12.1.1, h12.2⟩)⟩)
  (fun q70 h12 => rfl))))))))))))
  (entails_and (entails_points2 (fun q71 q72 h9 => (False.elim (int_irrefl h9.2))))
  (entails_points2 (fun q73 q74 h9 => (Or.elim h9 (fun h10 => (at_right (at_right (at_right (at_points2 q73 q74
  (Or.inr (Or.inr ⟨⟨h10.1.1.1.2, h10.1.1.2⟩, ⟨(int_eba_lab h10.1.1.1.1), (fact_28 h10.1.1.1.1 h8)⟩⟩))
  rfl))))) (fun h10 => (Or.elim h10 (fun h11 =>
  (at_right (at_right (at_right (at_points2 q73 q74 (Or.inr ((Classical.em (8 * j0 + 8 ≤ q74)).elim
  (fun h12 => (Or.inl ⟨⟨h12, h11.1.1.2.2⟩, ⟨(int_c153 h7 h11.1.1.1), (fact_28 h11.1.1.1 h8)⟩⟩))
  (fun h12 =>
  (Or.inr ⟨⟨⟨h11.1.1.2.1, h11.1.1.2.2⟩, (int_c547 h12)⟩, ⟨(int_eba_lab h11.1.1.1), (fact_28 h11.1.1.1 h8)⟩⟩))))
  rfl))))) (fun h11 =>
  (Or.elim h11 (fun h12 => (at_right (at_right (at_right (at_points2 q73 q74 (Or.inl h12) rfl)))))
  (fun h12 => (Or.elim h12
  (fun h13 => (at_right (at_right (at_right (at_points2 q73 q74 (Or.inr (Or.inl h13.1)) rfl)))))
  (fun h13 => (Or.elim h13 (fun h14 =>
  (at_right (at_right (at_right (at_points2 q73 q74 (Or.inr (Or.inl ⟨h14.1.1.1, ⟨h14.1.1.2.1, (fact_29 h8 h14.1.2)⟩⟩)) rfl)))))
  (fun h14 => (Or.elim h14 (fun h15 =>
  (at_right (at_right (at_right (at_points2 q73 q74 (Or.inr (Or.inr ⟨h15.1.1, ⟨(int_tab_lab h15.1.2.1), h15.1.2.2⟩⟩)) rfl)))))
  (fun h15 =>
  (at_right (at_right (at_right (at_points2 q73 q74 (Or.inr ((Classical.em (8 * j0 + 8 ≤ q74)).elim
  (fun h16 => (Or.inl ⟨⟨h16, h15.1.1.2⟩, ⟨(int_c540 h7 h15.1.2.1), h15.1.2.2⟩⟩)) (fun h16 =>
  (Or.inr ⟨⟨⟨h15.1.1.1, h15.1.1.2⟩, (int_c547 h16)⟩, ⟨(int_tab_lab h15.1.2.1), h15.1.2.2⟩⟩)))) rfl)))))))))))))))))))))))
  : Heap.Entails (known_6 I M N x_M P k0 i0 j0 i1) (known_7 I M N x_M P k0 i0 j0 i1 0))
  (fun k1 h9 h10 => (vc_7 N x_M P hl hM k0 i0 j0 i1 k1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10))
  (fun k1 h9 h10 => (kept_7 N x_M P hl hM k0 i0 j0 i1 k1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10)))

theorem kept_6 (k0 i0 j0 i1 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k0) (h2 : k0 < (P + 7) / 8) (h3 : 0 ≤ i0) (h4 : i0 < (N + 7) / 8) (h5 : 0 ≤ j0) (h6 : j0 < (x_M + 7) / 8) (h7 : 0 ≤ i1) (h8 : i1 < (min 8 (N + (-1) * (8 * i0)))) :
    Heap.Entails ((body_6 I M).post (((((base E N x_M P).set v_k0 k0).set v_i0 i0).set v_j0 j0).set v_i1 i1) (known_6 I M N x_M P k0 i0 j0 i1)) (known_6 I M N x_M P k0 i0 j0 (i1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q75 q76 h9 => (Or.elim h9 (fun h10 =>
  (Or.elim (((Classical.em (P ≤ 8 * k0 + 8)).elim (fun h11 => (Or.inl (Or.inl ⟨⟨h10, h11⟩, h1⟩)))
  (fun h11 => (Or.inr (Or.inl ⟨h10, (fact_17 h11)⟩))))
  : (((((0 ≤ q76 ∧ q76 < 8 * j0) ∧ 8 * i0 ≤ q75 ∧ q75 < N) ∧ q75 ≤ 8 * i0 + 7) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ (((0 ≤ q76 ∧ q76 < x_M) ∧ 0 ≤ q75 ∧ q75 < 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ ((((8 * j0 ≤ q76 ∧ q76 < x_M) ∧ q76 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ q75 ∧ q75 < i1 + 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0) ∨ ((((0 ≤ q76 ∧ q76 < 8 * j0) ∧ 8 * i0 ≤ q75 ∧ q75 < N) ∧ q75 ≤ 8 * i0 + 7) ∧ 8 * k0 + 9 ≤ P ∨ ((0 ≤ q76 ∧ q76 < x_M) ∧ 0 ≤ q75 ∧ q75 < 8 * i0) ∧ 8 * k0 + 9 ≤ P ∨ (((8 * j0 ≤ q76 ∧ q76 < x_M) ∧ q76 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ q75 ∧ q75 < i1 + 8 * i0) ∧ 8 * k0 + 9 ≤ P))
  (fun h11 => (at_right (at_right (at_left (at_points2 q75 q76 h11 (reduce_congr1 (fun q77 =>
  ⟨(fun h12 => ⟨h12.1.1, h12.1.2⟩), (fun h12 => ⟨h12, (Or.elim h11 (fun h13 => (fact_15 h13.1.2 h12.2))
  (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_lab_tba_F h10.1.2.1 h14.1.1.2.2)))
  (fun h14 => (False.elim (int_lab_tba_F h14.1.1.1.1.1 h10.1.1.2))))))⟩)⟩) (fun q77 h12 => rfl)))))))
  (fun h11 =>
  (at_right (at_right (at_right (at_left (at_points2 q75 q76 h11 (reduce_congr1 (fun q78 =>
  ⟨(fun h12 => ⟨h12.1.1, h12.2⟩), (fun h12 => ⟨⟨h12.1, (Or.elim h11 (fun h13 => (fact_16 h12.2 h13.2))
  (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_lab_tba_F h10.1.2.1 h14.1.2.2)))
  (fun h14 => (False.elim (int_lab_tba_F h14.1.1.1.1 h10.1.1.2))))))⟩, h12.2⟩)⟩)
  (fun q78 h12 => rfl)))))))))) (fun h10 => (Or.elim h10 (fun h11 =>
  (Or.elim (((Classical.em (P ≤ 8 * k0 + 8)).elim (fun h12 => (Or.inl (Or.inr (Or.inl ⟨⟨h11, h12⟩, h1⟩))))
  (fun h12 => (Or.inr (Or.inr (Or.inl ⟨h11, (fact_17 h12)⟩)))))
  : (((((0 ≤ q76 ∧ q76 < 8 * j0) ∧ 8 * i0 ≤ q75 ∧ q75 < N) ∧ q75 ≤ 8 * i0 + 7) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ (((0 ≤ q76 ∧ q76 < x_M) ∧ 0 ≤ q75 ∧ q75 < 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ ((((8 * j0 ≤ q76 ∧ q76 < x_M) ∧ q76 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ q75 ∧ q75 < i1 + 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0) ∨ ((((0 ≤ q76 ∧ q76 < 8 * j0) ∧ 8 * i0 ≤ q75 ∧ q75 < N) ∧ q75 ≤ 8 * i0 + 7) ∧ 8 * k0 + 9 ≤ P ∨ ((0 ≤ q76 ∧ q76 < x_M) ∧ 0 ≤ q75 ∧ q75 < 8 * i0) ∧ 8 * k0 + 9 ≤ P ∨ (((8 * j0 ≤ q76 ∧ q76 < x_M) ∧ q76 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ q75 ∧ q75 < i1 + 8 * i0) ∧ 8 * k0 + 9 ≤ P))
  (fun h12 => (at_right (at_right (at_left (at_points2 q75 q76 h12 (reduce_congr1 (fun q79 =>
  ⟨(fun h13 => ⟨h13.1.1, h13.1.2⟩), (fun h13 => ⟨h13, (Or.elim h12 (fun h14 => (False.elim (int_lab_tba_F h14.1.1.1.2.1 h11.2.2)))
  (fun h14 => (Or.elim h14 (fun h15 => (fact_15 h15.1.2 h13.2))
  (fun h15 => (False.elim (int_lab_tba_F h15.1.1.2.1 h11.2.2))))))⟩)⟩) (fun q79 h13 => rfl)))))))
  (fun h12 =>
  (at_right (at_right (at_right (at_left (at_points2 q75 q76 h12 (reduce_congr1 (fun q80 =>
  ⟨(fun h13 => ⟨h13.1.1, h13.2⟩), (fun h13 => ⟨⟨h13.1, (by clear h9 h10; omega)⟩, h13.2⟩)⟩)
  (fun q80 h13 => rfl)))))))))) (fun h11 =>
  (Or.elim (((Classical.em (q75 < i1 + 8 * i0)).elim (fun h12 => ((Classical.em (P ≤ 8 * k0 + 8)).elim
  (fun h13 => (Or.inl (Or.inr (Or.inr ⟨⟨⟨h11.1, ⟨h11.2.1, h12⟩⟩, h13⟩, h1⟩))))
  (fun h13 => (Or.inr (Or.inl (Or.inr (Or.inr ⟨⟨h11.1, ⟨h11.2.1, h12⟩⟩, (fact_17 h13)⟩)))))))
  (fun h12 => (Or.inr (Or.inr ⟨⟨⟨(int_c226 h11.2.2 h12), h11.1.1⟩, h11.1.2⟩, (fact_31 h2)⟩))))
  : (((((0 ≤ q76 ∧ q76 < 8 * j0) ∧ 8 * i0 ≤ q75 ∧ q75 < N) ∧ q75 ≤ 8 * i0 + 7) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ (((0 ≤ q76 ∧ q76 < x_M) ∧ 0 ≤ q75 ∧ q75 < 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0 ∨ ((((8 * j0 ≤ q76 ∧ q76 < x_M) ∧ q76 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ q75 ∧ q75 < i1 + 8 * i0) ∧ P ≤ 8 * k0 + 8) ∧ 0 ≤ k0) ∨ ((((0 ≤ q76 ∧ q76 < 8 * j0) ∧ 8 * i0 ≤ q75 ∧ q75 < N) ∧ q75 ≤ 8 * i0 + 7) ∧ 8 * k0 + 9 ≤ P ∨ ((0 ≤ q76 ∧ q76 < x_M) ∧ 0 ≤ q75 ∧ q75 < 8 * i0) ∧ 8 * k0 + 9 ≤ P ∨ (((8 * j0 ≤ q76 ∧ q76 < x_M) ∧ q76 ≤ 8 * j0 + 7) ∧ 8 * i0 ≤ q75 ∧ q75 < i1 + 8 * i0) ∧ 8 * k0 + 9 ≤ P) ∨ ((q75 = i1 + 8 * i0 ∧ 8 * j0 ≤ q76 ∧ q76 < x_M) ∧ q76 ≤ 8 * j0 + 7) ∧ 0 < (max 0 (min 8 (P + (-1) * (8 * k0)))))
  (fun h12 => (at_right (at_right (at_left (at_points2 q75 q76 h12 (reduce_congr1
  (fun q81 => ⟨(fun h13 => ⟨h13.1.1, h13.1.2⟩), (fun h13 => ⟨h13, (by clear h9 h10; omega)⟩)⟩)
  (fun q81 h13 => rfl))))))) (fun h12 => (Or.elim h12 (fun h13 =>
  (at_right (at_right (at_right (at_left (at_points2 q75 q76 h13 (reduce_congr1 (fun q82 =>
  ⟨(fun h14 => ⟨h14.1.1, h14.2⟩), (fun h14 => ⟨⟨h14.1, (by clear h9 h10 h12; omega)⟩, h14.2⟩)⟩)
  (fun q82 h14 => rfl)))))))) (fun h13 =>
  (at_right (at_right (at_right (at_right (at_left (at_points2 q75 q76 h13 (reduce_congr1 (fun q83 =>
  ⟨(fun h14 => ⟨h14.1.1, (fact_25 h14.2 h14.1.2)⟩), (fun h14 => ⟨⟨h14.1, (int_c433 h2 h14.2)⟩, (fact_30 h14.2)⟩)⟩)
  (fun q83 h14 => rfl)))))))))))))))))) (entails_points2 (fun q84 q85 h9 => (Or.elim h9 (fun h10 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q84 q85 (Or.inr (Or.inr (Or.inl h10))) rfl)))))))
  (fun h10 =>
  (Or.elim h10 (fun h11 => (at_right (at_right (at_right (at_right (at_right (at_points2 q84 q85
  (Or.inr (Or.inr (Or.inr ((Classical.em (0 < k0)).elim (fun h12 => (Or.inl ⟨h11, h12⟩))
  (fun h12 => (Or.inr ((Classical.em (i1 + 8 * i0 < q84)).elim (fun h13 =>
  (Or.inr (Or.inr ⟨⟨⟨(int_c485 h11.1.1), h11.1.2⟩, ⟨h13, h11.2.2⟩⟩, (int_lba_ntba_eab h1 h12)⟩)))
  (fun h13 =>
  (Or.inl ⟨⟨⟨⟨h11.1.1, h11.1.2⟩, ⟨h11.2.1, (int_ntba_lab h13)⟩⟩, (fact_32 h2 h13)⟩, (int_lba_ntba_eab h1 h12)⟩)))))))))
  rfl))))))) (fun h11 =>
  (at_right (at_right (at_right (at_right (at_right (at_points2 q84 q85 (Or.inr (Or.inr (Or.inr (Or.inr (Or.inr ((Classical.em (0 < k0)).elim
  (fun h12 => (Or.inl ⟨⟨⟨⟨h11.1.1.1, h11.1.1.2⟩, h11.1.2⟩, ⟨(fact_33 h11.2.1), h11.2.2⟩⟩, h12⟩))
  (fun h12 =>
  (Or.inr ⟨⟨⟨h11.1.1.1, h11.1.1.2⟩, ⟨(fact_33 h11.2.1), h11.2.2⟩⟩, (int_lba_ntba_eab h1 h12)⟩))))))))
  rfl)))))))))))))))
  : Heap.Entails (known_7 I M N x_M P k0 i0 j0 i1 (max 0 (min 8 (P + (-1) * (8 * k0))))) (known_6 I M N x_M P k0 i0 j0 (i1 + 1)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_i1 (.const 0) (.min (.const 8) (.add (.var v_N) (.mul (-1) (.mul 8 (.var v_i0)))))
      (fun e x => known_6 I M (e v_N) (e v_M) (e v_P) (e v_k0) (e v_i0) (e v_j0) x) (body_6 I M)

theorem vc_5 (k0 i0 j0 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k0) (h2 : k0 < (P + 7) / 8) (h3 : 0 ≤ i0) (h4 : i0 < (N + 7) / 8) (h5 : 0 ≤ j0) (h6 : j0 < (x_M + 7) / 8) :
    (body_5 I M).vc I (impl.HasCell spec (base E N x_M P)) ((((base E N x_M P).set v_k0 k0).set v_i0 i0).set v_j0 j0) (known_5 I M N x_M P k0 i0 j0) :=
  (vc_scope (vc_for_of 0 (min 8 (N + (-1) * (8 * i0))) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q86 q87 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_left (at_points2 q86 q87 (Or.inl ⟨⟨⟨⟨h8.1.1.1, (int_c128 h8.1.1.2 h6)⟩, h8.1.1.2⟩, h8.1.2⟩, h8.2⟩) rfl)))))
  (fun h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_left (at_points2 q86 q87 (Or.inr h9) rfl)))))
  (fun h9 => (False.elim (int_c12 h9.2.1 h9.2.2))))))))
  (entails_points2 (fun q88 q89 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_right (at_points2 q88 q89 (Or.inl ⟨⟨⟨h8.1.1, (int_c128 h8.1.2 h6)⟩, h8.1.2⟩, h8.2⟩) rfl)))))
  (fun h8 => (Or.elim h8 (fun h9 =>
  (at_right (at_right (at_right (at_points2 q88 q89 (Or.inr ⟨⟨(int_c485 h9.1.1), h9.1.2⟩, h9.2⟩) rfl)))))
  (fun h9 =>
  (at_right (at_right (at_right (at_points2 q88 q89 (Or.inr ⟨h9.1.1, ⟨(int_zero_add_le h9.2.1), h9.2.2⟩⟩) rfl)))))))))))))
  : Heap.Entails (known_5 I M N x_M P k0 i0 j0) (known_6 I M N x_M P k0 i0 j0 0))
  (fun i1 h7 h8 => (vc_6 N x_M P hl hM k0 i0 j0 i1 h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun i1 h7 h8 => (kept_6 N x_M P hl hM k0 i0 j0 i1 h0 h1 h2 h3 h4 h5 h6 h7 h8))))

theorem kept_5 (k0 i0 j0 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k0) (h2 : k0 < (P + 7) / 8) (h3 : 0 ≤ i0) (h4 : i0 < (N + 7) / 8) (h5 : 0 ≤ j0) (h6 : j0 < (x_M + 7) / 8) :
    Heap.Entails ((body_5 I M).post ((((base E N x_M P).set v_k0 k0).set v_i0 i0).set v_j0 j0) (known_5 I M N x_M P k0 i0 j0)) (known_5 I M N x_M P k0 i0 (j0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q90 q91 h7 => (Or.elim h7
  (fun h8 => (at_right (at_right (at_left (at_points2 q90 q91 ((Classical.em (q91 < 8 * j0)).elim
  (fun h9 => (Or.inl ⟨⟨⟨h8.1.1.1.1, h9⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, h8.2⟩)) (fun h9 =>
  (Or.inr (Or.inr ⟨⟨⟨(int_ntba_lab h9), h8.1.1.1.2⟩, (int_c54 h8.1.1.2)⟩, ⟨h8.1.2.1, (fact_25 h8.2 h8.1.2.2)⟩⟩))))
  rfl)))))
  (fun h8 => (at_right (at_right (at_left (at_points2 q90 q91 (Or.inr (Or.inl h8)) rfl))))))))
  (entails_points2 (fun q92 q93 h7 => (Or.elim h7 (fun h8 => (at_right (at_right (at_right (at_points2 q92 q93
  ((Classical.em (q93 < 8 * j0)).elim (fun h9 => (Or.inl ⟨⟨h8.1.1.1, h9⟩, ⟨h8.2.1, h8.2.2⟩⟩))
  (fun h9 =>
  (Or.inr (Or.inr ⟨⟨⟨(int_ntba_lab h9), h8.1.1.2⟩, (int_c54 h8.1.2)⟩, ⟨(fact_34 h8.2.1), h8.2.2⟩⟩))))
  rfl))))) (fun h8 =>
  (at_right (at_right (at_right (at_points2 q92 q93 (Or.inr (Or.inl ⟨⟨(fact_35 h8.1.1), h8.1.2⟩, h8.2⟩)) rfl)))))))))))
  : Heap.Entails (known_6 I M N x_M P k0 i0 j0 (max 0 (min 8 (N + (-1) * (8 * i0))))) (known_5 I M N x_M P k0 i0 (j0 + 1)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j0 (.const 0) (.div (.add (.var v_M) (.const 7)) 8)
    (fun e x => known_5 I M (e v_N) (e v_M) (e v_P) (e v_k0) (e v_i0) x) (body_5 I M)

theorem vc_4 (k0 i0 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k0) (h2 : k0 < (P + 7) / 8) (h3 : 0 ≤ i0) (h4 : i0 < (N + 7) / 8) :
    (body_4 I M).vc I (impl.HasCell spec (base E N x_M P)) (((base E N x_M P).set v_k0 k0).set v_i0 i0) (known_4 I M N x_M P k0 i0) :=
  (vc_for_of 0 ((x_M + 7) / 8) rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q94 q95 h5 => (Or.elim h5 (fun h6 => (False.elim (int_c41 h6.1.1.1.1 h6.1.1.2))) (fun h6 =>
  (at_right (at_right (at_points2 q94 q95 ⟨h6.1, ⟨h6.2.1, (int_c128 h6.2.2 h4)⟩⟩ (reduce_congr1 (fun q96 =>
  ⟨(fun h7 => ((Classical.em (q96 < 8 * k0)).elim (fun h8 => (Or.inl (Or.inl ⟨h7.1.1, h8⟩)))
  (fun h8 => ((Classical.em (q96 < 8)).elim
  (fun h9 => (Or.inl (Or.inr ⟨⟨⟨⟨h7.1.1, h9⟩, h7.1.2⟩, h6.2.2⟩, (fact_36 h1 h9 h8)⟩)))
  (fun h9 => (Or.inr ⟨⟨⟨⟨(int_ntba_lab h8), h7.1.2⟩, h7.2⟩, h6.2.2⟩, (fact_37 h7.2 h9)⟩)))))), (fun h7 =>
  (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => ⟨⟨h9.1, (int_c128 h9.2 h2)⟩, (int_c144 h9.2)⟩)
  (fun h9 => ⟨⟨h9.1.1.1.1, h9.1.1.2⟩, (int_c385 h1 h9.1.1.1.2)⟩)))
  (fun h8 => ⟨⟨(int_c270 h8.1.1.1.1 h8.2), h8.1.1.1.2⟩, h8.1.1.2⟩)))⟩) (fun q96 h7 => rfl)))))))))
  (entails_points2 (fun q97 q98 h5 => (Or.elim h5 (fun h6 => (False.elim (int_c41 h6.1.1.1 h6.1.2))) (fun h6 =>
  (at_right (at_right (at_points2 q97 q98 ⟨⟨(int_c488 h6.1.1), h6.1.2⟩, ⟨(int_c119 h3 h6.2.1), h6.2.2⟩⟩
  (reduce_congr1 (fun q99 => ⟨(fun h7 => (Or.inl (Or.inl h7))), (fun h7 => (Or.elim h7
  (fun h8 => (Or.elim h8 (fun h9 => h9) (fun h9 => (False.elim (int_lab_tba_F h6.2.1 h9.1.2)))))
  (fun h8 => (False.elim (int_lab_tba_F h6.2.1 h8.1.2)))))⟩) (fun q99 h7 => rfl))))))))))))
  : Heap.Entails (known_4 I M N x_M P k0 i0) (known_5 I M N x_M P k0 i0 0))
  (fun j0 h5 h6 => (vc_5 N x_M P hl hM k0 i0 j0 h0 h1 h2 h3 h4 h5 h6))
  (fun j0 h5 h6 => (kept_5 N x_M P hl hM k0 i0 j0 h0 h1 h2 h3 h4 h5 h6)))

theorem kept_4 (k0 i0 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k0) (h2 : k0 < (P + 7) / 8) (h3 : 0 ≤ i0) (h4 : i0 < (N + 7) / 8) :
    Heap.Entails ((body_4 I M).post (((base E N x_M P).set v_k0 k0).set v_i0 i0) (known_4 I M N x_M P k0 i0)) (known_4 I M N x_M P k0 (i0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q100 q101 h5 =>
  (Or.elim (((Classical.em (8 * i0 ≤ q100)).elim (fun h6 => ((Classical.em (q100 ≤ 8 * i0 + 7)).elim
  (fun h7 => (Or.inl (Or.inl ⟨⟨⟨⟨h5.1.1, h5.1.2⟩, (int_c71 h5.1.2)⟩, ⟨h6, h5.2.2⟩⟩, h7⟩)))
  (fun h7 => (Or.inr (Or.inl ⟨⟨⟨h5.1.1, h5.1.2⟩, (int_c71 h5.1.2)⟩, ⟨(fact_40 h7), h5.2.2⟩⟩)))))
  (fun h6 => (Or.inl (Or.inr ⟨⟨h5.1.1, h5.1.2⟩, ⟨h5.2.1, (int_nlba_tab h6)⟩⟩))))
  : ((((0 ≤ q101 ∧ q101 < x_M) ∧ q101 < 8 * (max 0 ((x_M + 7) / 8))) ∧ 8 * i0 ≤ q100 ∧ q100 < N) ∧ q100 ≤ 8 * i0 + 7 ∨ (0 ≤ q101 ∧ q101 < x_M) ∧ 0 ≤ q100 ∧ q100 < 8 * i0) ∨ (((0 ≤ q101 ∧ q101 < x_M) ∧ q101 < 8 * (max 0 ((x_M + 7) / 8))) ∧ 8 * i0 + 8 ≤ q100 ∧ q100 < N ∨ (8 * (max 0 ((x_M + 7) / 8)) ≤ q101 ∧ q101 < x_M) ∧ 8 * i0 ≤ q100 ∧ q100 < N))
  (fun h6 =>
  (at_right (at_right (at_left (at_points2 q100 q101 h6 (reduce_congr1 (fun q102 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => ⟨⟨h9.1, (int_c128 h9.2 h2)⟩, (int_c144 h9.2)⟩)
  (fun h9 => ⟨⟨h9.1.1.1.1, h9.1.1.2⟩, (int_c385 h1 h9.1.1.1.2)⟩)))
  (fun h8 => ⟨⟨(int_c270 h8.1.1.1.1 h8.2), h8.1.1.1.2⟩, h8.1.1.2⟩))), (fun h7 => (Or.elim h6
  (fun h8 => ((Classical.em (q102 < 8 * k0)).elim (fun h9 => (Or.inl (Or.inl ⟨h7.1.1, h9⟩)))
  (fun h9 => ((Classical.em (q102 < 8)).elim
  (fun h10 => (Or.inl (Or.inr ⟨⟨⟨⟨h7.1.1, h10⟩, h7.1.2⟩, (int_c102 h8.2)⟩, (fact_36 h1 h10 h9)⟩)))
  (fun h10 => (Or.inr ⟨⟨⟨⟨(int_ntba_lab h9), h7.1.2⟩, h7.2⟩, (int_c102 h8.2)⟩, (fact_37 h7.2 h10)⟩))))))
  (fun h8 => ((Classical.em (q102 < 8 * k0)).elim (fun h9 => (Or.inl (Or.inl ⟨h7.1.1, h9⟩)))
  (fun h9 => ((Classical.em (q102 < 8)).elim
  (fun h10 => (Or.inl (Or.inr ⟨⟨⟨⟨h7.1.1, h10⟩, h7.1.2⟩, (int_c218 h8.2.2)⟩, (fact_36 h1 h10 h9)⟩)))
  (fun h10 =>
  (Or.inr ⟨⟨⟨⟨(int_ntba_lab h9), h7.1.2⟩, h7.2⟩, (int_c218 h8.2.2)⟩, (fact_37 h7.2 h10)⟩))))))))⟩)
  (fun q102 h7 => rfl)))))))
  (fun h6 => (at_right (at_right (at_right (at_points2 q100 q101 h6 (reduce_congr1
  (fun q103 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (Or.elim h8 (fun h9 => h9) (fun h9 =>
  (False.elim (Or.elim h6 (fun h10 => (fact_38 h10.2.1 h9.1.2)) (fun h10 => (fact_39 h10.1.1 h5.1.2)))))))
  (fun h8 =>
  (False.elim (Or.elim h6 (fun h9 => (fact_38 h9.2.1 h8.1.2)) (fun h9 => (fact_39 h9.1.1 h5.1.2))))))), (fun h7 => (Or.inl (Or.inl h7)))⟩)
  (fun q103 h7 => rfl))))))))))))
  : Heap.Entails (known_5 I M N x_M P k0 i0 (max 0 ((x_M + 7) / 8))) (known_4 I M N x_M P k0 (i0 + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i0 (.const 0) (.div (.add (.var v_N) (.const 7)) 8)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_P) (e v_k0) x) (body_4 I M)

theorem vc_3 (k0 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k0) (h2 : k0 < (P + 7) / 8) :
    (body_3 I M).vc I (impl.HasCell spec (base E N x_M P)) ((base E N x_M P).set v_k0 k0) (known_3 I M N x_M P k0) :=
  (vc_for_of 0 ((N + 7) / 8) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q104 q105 h3 => (at_right (at_right (at_points2 q104 q105 h3 (reduce_congr1 (fun q106 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => ⟨⟨h6.1, (int_c128 h6.2 h2)⟩, h6.2⟩)
  (fun h6 => (False.elim (int_c41 h3.2.1 h6.1.2)))))
  (fun h5 => (False.elim (int_c41 h3.2.1 h5.1.2))))), (fun h4 => (Or.inl (Or.inl ⟨h4.1.1, h4.2⟩)))⟩)
  (fun q106 h4 => rfl))))))))) : Heap.Entails (known_3 I M N x_M P k0) (known_4 I M N x_M P k0 0))
  (fun i0 h3 h4 => (vc_4 N x_M P hl hM k0 i0 h0 h1 h2 h3 h4))
  (fun i0 h3 h4 => (kept_4 N x_M P hl hM k0 i0 h0 h1 h2 h3 h4)))

theorem kept_3 (k0 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ k0) (h2 : k0 < (P + 7) / 8) :
    Heap.Entails ((body_3 I M).post ((base E N x_M P).set v_k0 k0) (known_3 I M N x_M P k0)) (known_3 I M N x_M P (k0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q107 q108 h3 => (at_right (at_right (at_points2 q107 q108 h3 (reduce_congr1 (fun q109 =>
  ⟨(fun h4 => ((Classical.em (q109 < 8 * k0)).elim (fun h5 => (Or.inl (Or.inl ⟨h4.1.1, h5⟩)))
  (fun h5 => ((Classical.em (q109 < 8)).elim
  (fun h6 => (Or.inl (Or.inr ⟨⟨⟨⟨h4.1.1, h6⟩, h4.1.2⟩, (int_c71 h3.2.2)⟩, (fact_36 h1 h6 h5)⟩)))
  (fun h6 =>
  (Or.inr ⟨⟨⟨⟨(int_ntba_lab h5), h4.1.2⟩, (int_c54 h4.2)⟩, (int_c71 h3.2.2)⟩, (fact_41 h4.2 h6)⟩)))))), (fun h4 =>
  (Or.elim h4 (fun h5 => (Or.elim h5 (fun h6 => ⟨⟨h6.1, (int_c128 h6.2 h2)⟩, (int_c218 h6.2)⟩)
  (fun h6 => ⟨⟨h6.1.1.1.1, h6.1.1.2⟩, (int_c577 h1 h6.1.1.1.2)⟩)))
  (fun h5 => ⟨⟨(int_c270 h5.1.1.1.1 h5.2), h5.1.1.1.2⟩, (int_c102 h5.1.1.2)⟩)))⟩)
  (fun q109 h4 => rfl)))))))))
  : Heap.Entails (known_4 I M N x_M P k0 (max 0 ((N + 7) / 8))) (known_3 I M N x_M P (k0 + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)) <|
  .for v_k0 (.const 0) (.div (.add (.var v_P) (.const 7)) 8)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) x) (body_3 I M)

theorem program_vc (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    (program I M).vc I (impl.HasCell spec (base E N x_M P)) (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M) :=
  (vc_seq (vc_for_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M P 0) from (entails_and (entails_points2 (fun q6 q7 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q6, q7]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q6, _, rfl, h1.2.1, h1.2.2, q7, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q8 q9 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q8, q9]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q8, _, rfl, h1.2.1, h1.2.2, q9, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q10 q11 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2)))))))
  (fun i h1 h2 => (vc_1 N x_M P hl hM i h0 h1 h2))
  (fun i h1 h2 => (kept_1 N x_M P hl hM i h0 h1 h2)))
  (vc_for_of 0 ((P + 7) / 8) rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q110 q111 h1 =>
  (at_right (at_right (at_points2 q110 q111 ⟨h1.1, ⟨h1.2.1, (int_lt_max_right h1.2.2)⟩⟩
  (Eq.trans ((reduce_empty1 (fun q112 => (fun h2 => (int_c41 h2.1.1 h2.2))))
  : value_0 I M q110 q111 P 0 = I.fn f_1 []) rfl))))))))
  : Heap.Entails (known_1 I M N x_M P (max 0 N)) (known_3 I M N x_M P 0))
  (fun k0 h1 h2 => (vc_3 N x_M P hl hM k0 h0 h1 h2))
  (fun k0 h1 h2 => (kept_3 N x_M P hl hM k0 h0 h1 h2))))

theorem output_0_2 (q113 q114 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ q113) (h2 : q113 < N) (h3 : 0 ≤ q114) (h4 : q114 < x_M) :
    ((program I M).post (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M)) ⟨a_c, [q113, q114]⟩ (M t_C [q113, q114]) :=
  ((at_right (at_right (at_points2 q113 q114 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ (Eq.trans
  ((equation_0 N x_M P hl hM q113 q114 trivial) : M t_C [q113, q114] = value_4 I M q113 q114 P)
  (reduce_congr1 (fun q116 => ⟨(fun h5 => ⟨h5, (int_c71 h5.2)⟩), (fun h5 => ⟨h5.1.1, h5.1.2⟩)⟩)
  (fun q116 h5 => rfl))))))
  : (known_3 I M N x_M P (max 0 ((P + 7) / 8))) ⟨a_c, [q113, q114]⟩ (M t_C [q113, q114]))

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


end Redverify.Certificate.tiled
