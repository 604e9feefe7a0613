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
/-- `i_0` -/ abbrev v_i_0 : Var := 5
/-- `j_0` -/ abbrev v_j_0 : Var := 6
/-- `i_1` -/ abbrev v_i_1 : Var := 7
/-- `j_1` -/ abbrev v_j_1 : Var := 8
/-- `v_i` -/ abbrev v_v_i : Var := 9
/-- `v_j` -/ abbrev v_v_j : Var := 10
/-- `ax0` -/ abbrev v_ax0 : Var := 11
/-- `ax1` -/ abbrev v_ax1 : Var := 12
/-- `v0` -/ abbrev v_v0 : Var := 13
/-- `v1` -/ abbrev v_v1 : Var := 14
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `c_local` -/ abbrev a_c_local : Arr := 3
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
    .par v_i_0 (.const 0) (.const 4) <|
      .for v_j_0 (.const 0) (.const 4) <|
        .allocate a_c_local [.const 64, .const 64] <|
        .seq (.scope [a_c_local] <|
          .for v_k (.const 0) (.const 64) <|
            .for v_i_1 (.const 0) (.const 16) <|
              .for v_j_1 (.const 0) (.const 16) <|
                .letin v_v_i (.add (.mul 16 (.var v_i_0)) (.var v_i_1)) <|
                .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) <|
                .seq (.ifte (.eq (.var v_k) (.const 0)) (
                  .assign a_c_local [.var v_v_i, .var v_v_j] (.fn (.literal .f32 0 1) [])
                ) (
                  .skip
                )) <|
                .accumulate
                  false
                  (.builtin "+" .f32)
                  a_c_local
                  [.var v_v_i, .var v_v_j]
                  (.fn (.builtin "*" .f32) [.read a_a [.var v_v_i, .var v_k], .read a_b [.var v_k, .var v_v_j]])) <|
        .for v_ax0 (.const 0) (.const 16) <|
          .for v_ax1 (.const 0) (.const 16) <|
            .letin v_v0 (.add (.mul 16 (.var v_i_0)) (.var v_ax0)) <|
            .letin v_v1 (.add (.mul 16 (.var v_j_0)) (.var v_ax1)) <|
            .assign a_c [.var v_v0, .var v_v1] (.read a_c_local [.var v_v0, .var v_v1])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c : Int} (h0 : 0 < c) : a + b < b + 16 * c + a :=
  by omega

theorem fact_1 {a b c d : Int} (h0 : c ≤ d) (h1 : ¬ c = d) : a + b + 16 * c < b + 16 * d + a :=
  by omega

theorem fact_2 {a b c d : Int} (h0 : c + d + 16 * a < d + 16 * b + c) : a ≤ b :=
  by omega

theorem fact_3 {a b c d : Int} (h0 : c + d + 16 * a < d + 16 * b + c) : a < b :=
  by omega

theorem fact_4 {a b c d x_e f : Int} (h0 : a ≤ b) (h1 : c = a) (h2 : d = x_e + f) (h3 : d + 16 * b < x_e + 16 * c + f) : False :=
  by omega

theorem fact_5 {a b c d x_e : Int} (h0 : c ≤ d) (h1 : x_e < 16) (h2 : d + 16 * a < x_e + 16 * b + c) : a ≤ b :=
  by omega

theorem fact_6 {a b c d x_e : Int} (h0 : b ≤ d) (h1 : a ≤ x_e + 15) (h2 : 0 ≤ c) (h3 : ¬ b = d) : a + 16 * b < c + 16 * d + x_e :=
  by omega

theorem fact_7 {a b c d : Int} (h0 : a = 0) (h1 : b = c + d) (h2 : b < c + 16 * a + d) : False :=
  by omega

theorem fact_8 {a b c d : Int} (h0 : a ≤ d + 15) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : ¬ c = 0) : a < b + 16 * c + d :=
  by omega

theorem fact_9 {a b c d : Int} (h0 : a ≤ d + 15) (h1 : 0 ≤ b) (h2 : 0 ≤ c) (h3 : a < b + 1 + 16 * c + d) (h4 : ¬ a = b + d) : a < b + 16 * c + d :=
  by omega

theorem fact_10 {a b c d x_e : Int} (h0 : b = d) (h1 : a + 16 * b < c + 1 + 16 * d + x_e) (h2 : ¬ a = c + x_e) : a + 16 * b < c + 16 * d + x_e :=
  by omega

theorem fact_11 {a b c d x_e : Int} (h0 : x_e ≤ a) (h1 : a ≤ x_e + 15) (h2 : 0 ≤ c) (h3 : c < 16) (h4 : a + 16 * b < c + 1 + 16 * d + x_e) (h5 : ¬ b = d) : a + 16 * b < c + 16 * d + x_e :=
  by omega

theorem fact_12 {a b c d x_e : Int} (h0 : b = d) (h1 : a = c + x_e) : a + 16 * b < c + 1 + 16 * d + x_e :=
  by omega

theorem fact_13 {a b c : Int} (h0 : b ≤ c) (h1 : c < 0 + 16 * a + b) : 0 < a :=
  by omega

theorem fact_14 {a b c d : Int} (h0 : c ≤ d) (h1 : d + 16 * a < 0 + 16 * b + c) : a < b :=
  by omega

theorem fact_15 {a b c d : Int} (h0 : a ≤ d + 15) (h1 : b < c) : a + 16 * b < 0 + 16 * c + d :=
  by omega

theorem fact_16 {a b c : Int} (h0 : a ≤ c + 15) (h1 : 0 ≤ b) : a < 16 + 16 * b + c :=
  by omega

theorem fact_17 {a b c d : Int} (h0 : a ≤ d + 15) (h1 : b < c + 1) : a + 16 * b < 16 + 16 * c + d :=
  by omega

theorem fact_18 {a b c d : Int} (h0 : c ≤ d) (h1 : d + 16 * a < 16 + 16 * b + c) : a < b + 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 i_0 i_1 k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ c0 + 16 * y_k0 < i_1 + 16 * k + 16 * i_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c1 i_0 i_1 j_0 j_1 k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_k0 = k ∧ c0 = i_1 + 16 * i_0) ∧ c1 < j_1 + 16 * j_0 ∨ 0 ≤ y_k0 ∧ c0 + 16 * y_k0 < i_1 + 16 * k + 16 * i_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i_0 i_1 j_0 j_1 k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [16 * i_0 + i_1, y_k0], M t_B [y_k0, 16 * j_0 + j_1]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_0 I M i j 64) :=
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

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 16 * i_0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (i_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_1_2 I M i_0)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (i_0 j_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16 * j_0) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15 ∨ (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 16 * i_0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (i_0 j_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_2_2 I M i_0 j_0)))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (i_0 j_0 k : Int) : Heap V :=
  .points2 a_c_local
    (fun c0 c1 => ((16 * j_0 ≤ c1 ∧ c1 ≤ 16 * j_0 + 15) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15) ∧ 0 < k)
    (fun c0 c1 => (value_0 I M c0 c1 k))

noncomputable def known_3 (I : Interp V) (M : Model V) (i_0 j_0 k : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M i_0 j_0).and (known_3_3 I M i_0 j_0 k))))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (i_0 j_0 k i_1 : Int) : Heap V :=
  .points2 a_c_local
    (fun c0 c1 => ((16 * j_0 ≤ c1 ∧ c1 ≤ 16 * j_0 + 15) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15) ∧ c0 < i_1 + 16 * k + 16 * i_0)
    (fun c0 c1 => (value_1 I M c0 c1 i_0 i_1 k))

noncomputable def known_4 (I : Interp V) (M : Model V) (i_0 j_0 k i_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M i_0 j_0).and (known_4_3 I M i_0 j_0 k i_1))))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (i_0 j_0 k i_1 j_1 : Int) : Heap V :=
  .points2 a_c_local
    (fun c0 c1 => (c0 = i_1 + 16 * i_0 ∧ 16 * j_0 ≤ c1 ∧ c1 < j_1 + 16 * j_0) ∧ k = 0 ∨ ((16 * j_0 ≤ c1 ∧ c1 ≤ 16 * j_0 + 15) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15) ∧ c0 < i_1 + 16 * k + 16 * i_0)
    (fun c0 c1 => (value_2 I M c0 c1 i_0 i_1 j_0 j_1 k))

noncomputable def known_5 (I : Interp V) (M : Model V) (i_0 j_0 k i_1 j_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M i_0 j_0).and (known_5_3 I M i_0 j_0 k i_1 j_1))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v_i (.add (.mul 16 (.var v_i_0)) (.var v_i_1)) <|
  .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) <|
  .seq (.ifte (.eq (.var v_k) (.const 0)) (
    .assign a_c_local [.var v_v_i, .var v_v_j] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c_local
    [.var v_v_i, .var v_v_j]
    (.fn f_2 [.read a_a [.var v_v_i, .var v_k], .read a_b [.var v_k, .var v_v_j]])
    (fun e => (value_3 I M (e v_i_0) (e v_i_1) (e v_j_0) (e v_j_1) (e v_k)))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i_0 i_1 j_0 j_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [16 * i_0 + i_1, y_k0], M t_B [y_k0, 16 * j_0 + j_1]])))

theorem vc_5 (i_0 j_0 k i_1 j_1 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k) (h5 : k < 64) (h6 : 0 ≤ i_1) (h7 : i_1 < 16) (h8 : 0 ≤ j_1) (h9 : j_1 < 16) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_local [64, 64]) ((((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k k).set v_i_1 i_1).set v_j_1 j_1) (known_5 I M i_0 j_0 k i_1 j_1) :=
  (vc_let (vc_let (vc_seq (vc_if_of cond_holds (fun (h10 : k = 0) => (vc_assign_of (I.fn f_1 [])
  (in_allocated ⟨((int_c99 h0 h6) : 0 ≤ 16 * i_0 + i_1), ((int_c384 h7 h1) : 16 * i_0 + i_1 < 64), ((int_c99 h2 h8) : 0 ≤ 16 * j_0 + j_1), ((int_c384 h9 h3) : 16 * j_0 + j_1 < 64), trivial⟩)
  ev_const rfl)) (fun (h10 : ¬ k = 0) => vc_skip))
  (Or.elim (((Classical.em (k = 0)).elim (fun h10 => (Or.inl h10))
  (fun h10 => (Or.inr (int_lab_neba_tab h4 h10)))) : k = 0 ∨ 0 < k)
  (fun h10 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [16 * i_0 + i_1, k], M t_B [k, 16 * j_0 + j_1]])
  (at_if_of cond_holds (fun (h11 : k = 0) =>
  (at_set_eq2 (16 * i_0 + i_1) (16 * j_0 + j_1) (16 * i_0 + i_1) (16 * j_0 + j_1) ⟨rfl, rfl⟩ rfl))
  (fun (h11 : ¬ k = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h11 : k = 0) => (at_set_other (by decide)
  ((at_left (at_points2 (16 * i_0 + i_1) k ⟨⟨h4, h5⟩, ⟨(int_c99 h0 h6), (int_c384 h7 h1)⟩⟩ rfl))
  : (known_5 I M i_0 j_0 k i_1 j_1) ⟨a_a, [16 * i_0 + i_1, k]⟩ (M t_A [16 * i_0 + i_1, k]))))
  (fun (h11 : ¬ k = 0) => (False.elim ((int_eab_neab_F h10 h11) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h11 : k = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points2 k (16 * j_0 + j_1) ⟨⟨(int_c99 h2 h8), (int_c384 h9 h3)⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_5 I M i_0 j_0 k i_1 j_1) ⟨a_b, [k, 16 * j_0 + j_1]⟩ (M t_B [k, 16 * j_0 + j_1]))))
  (fun (h11 : ¬ k = 0) => (False.elim ((int_eab_neab_F h10 h11) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [16 * i_0 + i_1, k], M t_B [k, 16 * j_0 + j_1]]] = I.fn f_0 [value_4 I M i_0 i_1 j_0 j_1, I.fn f_2 [M t_A [16 * i_0 + i_1, k], M t_B [k, 16 * j_0 + j_1]]])
  (append1 k 0 (0 + 1) (fun q0 h11 => ⟨h11.1, (int_c34 h11.2 h10)⟩) (fun q0 =>
  ⟨(fun h11 => (Or.inr (int_c43 h11.2 h11.1 h10))), (fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_one_lt_zero h12)))
  (fun h12 => ⟨(int_lab_ecb_lac h4 h12), (int_eab_lab h12)⟩)))⟩)
  (fun q0 h11 => (False.elim (int_one_lt_zero h11))) (fun q0 h11 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [16 * i_0 + i_1, k], M t_B [k, 16 * j_0 + j_1]]] = value_3 I M i_0 i_1 j_0 j_1 k)))
  (fun h10 => (vc_accumulate_of (value_2 I M (16 * i_0 + i_1) (16 * j_0 + j_1) i_0 i_1 j_0 j_1 k)
  (I.fn f_2 [M t_A [16 * i_0 + i_1, k], M t_B [k, 16 * j_0 + j_1]])
  (at_if_of cond_holds (fun (h11 : k = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ k = 0) =>
  ((at_right (at_right (at_right (at_points2 (16 * i_0 + i_1) (16 * j_0 + j_1)
  (Or.inr ⟨⟨⟨(int_le_add h8), (int_c264 h9)⟩, ⟨(int_le_add h6), (int_c264 h7)⟩⟩, (fact_0 h10)⟩) rfl))))
  : (known_5 I M i_0 j_0 k i_1 j_1) ⟨a_c_local, [16 * i_0 + i_1, 16 * j_0 + j_1]⟩ (value_2 I M (16 * i_0 + i_1) (16 * j_0 + j_1) i_0 i_1 j_0 j_1 k))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h11 : k = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ k = 0) =>
  ((at_left (at_points2 (16 * i_0 + i_1) k ⟨⟨h4, h5⟩, ⟨(int_c99 h0 h6), (int_c384 h7 h1)⟩⟩ rfl))
  : (known_5 I M i_0 j_0 k i_1 j_1) ⟨a_a, [16 * i_0 + i_1, k]⟩ (M t_A [16 * i_0 + i_1, k])))))
  (ev_cons
  (ev_read (at_if_of cond_holds (fun (h11 : k = 0) => (False.elim ((int_eab_tba_F h11 h10) : False)))
  (fun (h11 : ¬ k = 0) =>
  ((at_right (at_left (at_points2 k (16 * j_0 + j_1) ⟨⟨(int_c99 h2 h8), (int_c384 h9 h3)⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_5 I M i_0 j_0 k i_1 j_1) ⟨a_b, [k, 16 * j_0 + j_1]⟩ (M t_B [k, 16 * j_0 + j_1])))))
  ev_nil))) ((append1 k 0 (k + 1) (fun q2 h11 => ⟨h11.1, (int_lab_taB h11.2)⟩)
  (fun q2 => ⟨(fun h11 => ((Classical.em (q2 = k)).elim (fun h12 => (Or.inr h12))
  (fun h12 => (Or.inl (Or.inr ⟨h11.1, (fact_1 h11.2 h12)⟩))))), (fun h11 => (Or.elim h11 (fun h12 =>
  (Or.elim h12 (fun h13 => (False.elim (int_c201 h13.2))) (fun h13 => ⟨h13.1, (fact_2 h13.2)⟩)))
  (fun h12 => ⟨(int_ecb_tab_lac h12 h10), (int_eab_lab h12)⟩)))⟩) (fun q2 h11 =>
  (Or.elim h11 (fun h12 => (False.elim (int_c201 h12.2))) (fun h12 => (fact_3 h12.2))))
  (fun q2 h11 => rfl) rfl)
  : I.fn f_0 [value_2 I M (16 * i_0 + i_1) (16 * j_0 + j_1) i_0 i_1 j_0 j_1 k, I.fn f_2 [M t_A [16 * i_0 + i_1, k], M t_B [k, 16 * j_0 + j_1]]] = value_3 I M i_0 i_1 j_0 j_1 k)))))))

theorem kept_5 (i_0 j_0 k i_1 j_1 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k) (h5 : k < 64) (h6 : 0 ≤ i_1) (h7 : i_1 < 16) (h8 : 0 ≤ j_1) (h9 : j_1 < 16) :
    Heap.Entails ((body_5 I M).post ((((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k k).set v_i_1 i_1).set v_j_1 j_1) (known_5 I M i_0 j_0 k i_1 j_1)) (known_5 I M i_0 j_0 k i_1 (j_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M i_0 j_0 k i_1 (j_1 + 1)) from
  (entails_and (entails_points2 (fun q3 q4 h10 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h11 : k = 0) => (at_set_other (by decide) (at_left (at_points2 q3 q4 h10 rfl))))
  (fun (h11 : ¬ k = 0) => (at_left (at_points2 q3 q4 h10 rfl)))))))
  (entails_and (entails_points2 (fun q5 q6 h10 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h11 : k = 0) => (at_set_other (by decide) (at_right (at_left (at_points2 q5 q6 h10 rfl)))))
  (fun (h11 : ¬ k = 0) => (at_right (at_left (at_points2 q5 q6 h10 rfl))))))))
  (entails_and (entails_points2 (fun q7 q8 h10 =>
  (Or.elim h10 (fun h11 => (at_set_other (by decide) (at_if_of cond_holds (fun (h12 : k = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q7 q8 h10 rfl))))))
  (fun (h12 : ¬ k = 0) => (at_right (at_right (at_left (at_points2 q7 q8 h10 rfl))))))))
  (fun h11 => (at_set_other (by decide) (at_if_of cond_holds (fun (h12 : k = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q7 q8 h10 rfl))))))
  (fun (h12 : ¬ k = 0) => (at_right (at_right (at_left (at_points2 q7 q8 h10 rfl)))))))))))
  (entails_points2 (fun q9 q10 h10 =>
  (Or.elim h10 (fun h11 => ((Classical.em (q9 = 16 * i_0 + i_1 ∧ q10 = 16 * j_0 + j_1)).elim
  (fun h12 => (at_set_eq2 q9 q10 (16 * i_0 + i_1) (16 * j_0 + j_1) h12 ((reduce_congr1 (fun q11 =>
  ⟨(fun h13 => (Or.elim h13 (fun h14 => ⟨(int_lab_ecb_lac h4 h14.1.1), (int_eab_lab h14.1.1)⟩)
  (fun h14 => (False.elim (fact_4 h14.1 h11.2 h11.1.1 h14.2))))), (fun h13 => (Or.inl ⟨⟨(int_c43 h13.2 h13.1 h11.2), h11.1.1⟩, h11.1.2.2⟩))⟩)
  (fun q11 h13 => (fn_congr2 (at_congr2 h12.1 rfl) (at_congr2 rfl h12.2))))
  : value_2 I M q9 q10 i_0 i_1 j_0 (j_1 + 1) k = value_3 I M i_0 i_1 j_0 j_1 k)))
  (fun h12 => (at_set_ne2 q9 q10 (16 * i_0 + i_1) (16 * j_0 + j_1) h12 (at_if_of cond_holds
  (fun (h13 : k = 0) => (at_set_ne2 q9 q10 (16 * i_0 + i_1) (16 * j_0 + j_1) h12
  (at_right (at_right (at_right (at_points2 q9 q10 (Or.inl ⟨⟨h11.1.1, ⟨h11.1.2.1, (int_c188 h11.1.1 h11.1.2.2 h12)⟩⟩, h11.2⟩)
  (reduce_congr1 (fun q12 =>
  ⟨(fun h14 => (Or.elim h14 (fun h15 => (Or.inl ⟨h15.1, (int_c188 h11.1.1 h11.1.2.2 h12)⟩))
  (fun h15 => (False.elim (fact_4 h15.1 h11.2 h11.1.1 h15.2))))), (fun h14 => (Or.elim h14 (fun h15 => (Or.inl ⟨h15.1, h11.1.2.2⟩))
  (fun h15 => (False.elim (fact_4 h15.1 h11.2 h11.1.1 h15.2)))))⟩) (fun q12 h14 => rfl))))))))
  (fun (h13 : ¬ k = 0) => (False.elim ((int_eab_neab_F h11.2 h13) : False))))))))
  (fun h11 => ((Classical.em (q9 = 16 * i_0 + i_1 ∧ q10 = 16 * j_0 + j_1)).elim
  (fun h12 => (at_set_eq2 q9 q10 (16 * i_0 + i_1) (16 * j_0 + j_1) h12 ((reduce_congr1 (fun q13 =>
  ⟨(fun h13 => (Or.elim h13 (fun h14 => ⟨(int_lab_ecb_lac h4 h14.1.1), (int_eab_lab h14.1.1)⟩)
  (fun h14 => ⟨h14.1, (fact_5 h11.1.2.1 h7 h14.2)⟩))), (fun h13 =>
  ((Classical.em (q13 = k)).elim (fun h14 => (Or.inl ⟨⟨h14, (int_c5 h12.1)⟩, (int_c173 h12.2)⟩))
  (fun h14 => (Or.inr ⟨h13.1, (fact_6 h13.2 h11.1.2.2 h6 h14)⟩))))⟩)
  (fun q13 h13 => (fn_congr2 (at_congr2 h12.1 rfl) (at_congr2 rfl h12.2))))
  : value_2 I M q9 q10 i_0 i_1 j_0 (j_1 + 1) k = value_3 I M i_0 i_1 j_0 j_1 k)))
  (fun h12 => (at_set_ne2 q9 q10 (16 * i_0 + i_1) (16 * j_0 + j_1) h12 (at_if_of cond_holds
  (fun (h13 : k = 0) => (at_set_ne2 q9 q10 (16 * i_0 + i_1) (16 * j_0 + j_1) h12
  (at_right (at_right (at_right (at_points2 q9 q10 (Or.inr h11) (reduce_congr1 (fun q14 => ⟨(fun h14 =>
  (Or.elim h14 (fun h15 => (False.elim (fact_7 h13 h15.1.2 h11.2))) (fun h15 => (Or.inr h15)))), (fun h14 =>
  (Or.elim h14 (fun h15 => (False.elim (fact_7 h13 h15.1.2 h11.2))) (fun h15 => (Or.inr h15))))⟩)
  (fun q14 h14 => rfl)))))))) (fun (h13 : ¬ k = 0) =>
  (at_right (at_right (at_right (at_points2 q9 q10 (Or.inr h11) ((reduce_congr1
  (fun q15 => ⟨(fun h14 => (Or.elim h14 (fun h15 => (Or.inl ⟨h15.1, (int_c188 h15.1.2 h15.2 h12)⟩))
  (fun h15 => (Or.inr h15)))), (fun h14 =>
  (Or.elim h14 (fun h15 => (Or.inl ⟨h15.1, (int_c30 h15.2)⟩)) (fun h15 => (Or.inr h15))))⟩)
  (fun q15 h14 => rfl))
  : value_2 I M q9 q10 i_0 i_1 j_0 (j_1 + 1) k = value_2 I M q9 q10 i_0 i_1 j_0 j_1 k))))))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j_1 (.const 0) (.const 16)
    (fun e x => known_5 I M (e v_i_0) (e v_j_0) (e v_k) (e v_i_1) x) (body_5 I M)

theorem vc_4 (i_0 j_0 k i_1 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k) (h5 : k < 64) (h6 : 0 ≤ i_1) (h7 : i_1 < 16) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_local [64, 64]) (((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k k).set v_i_1 i_1) (known_4 I M i_0 j_0 k i_1) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q16 q17 h8 => (Or.elim h8 (fun h9 => (False.elim (int_c12 h9.1.2.1 h9.1.2.2)))
  (fun h9 => (at_right (at_right (at_right (at_points2 q16 q17 h9 (reduce_congr1 (fun q18 =>
  ⟨(fun h10 => (Or.elim h10 (fun h11 => (False.elim (int_c12 h9.1.1.1 h11.2))) (fun h11 => h11))), (fun h10 => (Or.inr h10))⟩)
  (fun q18 h10 => rfl)))))))))))))
  : Heap.Entails (known_4 I M i_0 j_0 k i_1) (known_5 I M i_0 j_0 k i_1 0))
  (fun j_1 h8 h9 => (vc_5 hl hM i_0 j_0 k i_1 j_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun j_1 h8 h9 => (kept_5 hl hM i_0 j_0 k i_1 j_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)))

theorem kept_4 (i_0 j_0 k i_1 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k) (h5 : k < 64) (h6 : 0 ≤ i_1) (h7 : i_1 < 16) :
    Heap.Entails ((body_4 I M).post (((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k k).set v_i_1 i_1) (known_4 I M i_0 j_0 k i_1)) (known_4 I M i_0 j_0 k (i_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q19 q20 h8 =>
  (at_right (at_right (at_right (at_points2 q19 q20 ((Classical.em (q19 = i_1 + 16 * i_0)).elim (fun h9 =>
  ((Classical.em (k = 0)).elim (fun h10 => (Or.inl ⟨⟨h9, ⟨h8.1.1.1, (int_c263 h8.1.1.2)⟩⟩, h10⟩))
  (fun h10 => (Or.inr ⟨⟨⟨h8.1.1.1, h8.1.1.2⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (fact_8 h8.1.2.2 h6 h4 h10)⟩))))
  (fun h9 =>
  (Or.inr ⟨⟨⟨h8.1.1.1, h8.1.1.2⟩, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (fact_9 h8.1.2.2 h6 h4 h8.2 h9)⟩)))
  (reduce_congr1 (fun q21 =>
  ⟨(fun h9 => ((Classical.em (q21 = k)).elim (fun h10 => ((Classical.em (q19 = i_1 + 16 * i_0)).elim
  (fun h11 => (Or.inl ⟨⟨h10, h11⟩, (int_c263 h8.1.1.2)⟩))
  (fun h11 => (Or.inr ⟨h9.1, (fact_10 h10 h9.2 h11)⟩))))
  (fun h10 => (Or.inr ⟨h9.1, (fact_11 h8.1.2.1 h8.1.2.2 h6 h7 h9.2 h10)⟩)))), (fun h9 => (Or.elim h9 (fun h10 => ⟨(int_lab_ecb_lac h4 h10.1.1), (fact_12 h10.1.1 h10.1.2)⟩)
  (fun h10 => ⟨h10.1, (int_c415 h10.2)⟩)))⟩) (fun q21 h9 => rfl)))))))))))
  : Heap.Entails (known_5 I M i_0 j_0 k i_1 16) (known_4 I M i_0 j_0 k (i_1 + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i_1 (.const 0) (.const 16)
    (fun e x => known_4 I M (e v_i_0) (e v_j_0) (e v_k) x) (body_4 I M)

theorem vc_3 (i_0 j_0 k : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k) (h5 : k < 64) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_local [64, 64]) ((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k k) (known_3 I M i_0 j_0 k) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q22 q23 h6 =>
  (at_right (at_right (at_right (at_points2 q22 q23 ⟨h6.1, (fact_13 h6.1.2.1 h6.2)⟩ (reduce_congr1 (fun q24 =>
  ⟨(fun h7 => ⟨h7.1, (fact_14 h6.1.2.1 h7.2)⟩), (fun h7 => ⟨h7.1, (fact_15 h6.1.2.2 h7.2)⟩)⟩)
  (fun q24 h7 => rfl))))))))))) : Heap.Entails (known_3 I M i_0 j_0 k) (known_4 I M i_0 j_0 k 0))
  (fun i_1 h6 h7 => (vc_4 hl hM i_0 j_0 k i_1 h0 h1 h2 h3 h4 h5 h6 h7))
  (fun i_1 h6 h7 => (kept_4 hl hM i_0 j_0 k i_1 h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_3 (i_0 j_0 k : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k) (h5 : k < 64) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k k) (known_3 I M i_0 j_0 k)) (known_3 I M i_0 j_0 (k + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q25 q26 h6 =>
  (at_right (at_right (at_right (at_points2 q25 q26 ⟨h6.1, (fact_16 h6.1.2.2 h4)⟩ (reduce_congr1 (fun q27 =>
  ⟨(fun h7 => ⟨h7.1, (fact_17 h6.1.2.2 h7.2)⟩), (fun h7 => ⟨h7.1, (fact_18 h6.1.2.1 h7.2)⟩)⟩)
  (fun q27 h7 => rfl)))))))))))
  : Heap.Entails (known_4 I M i_0 j_0 k 16) (known_3 I M i_0 j_0 (k + 1)))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (i_0 j_0 x_ax0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16 * j_0) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15 ∨ (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 16 * i_0 ∨ (16 * j_0 ≤ c1 ∧ c1 ≤ 16 * j_0 + 15) ∧ 16 * i_0 ≤ c0 ∧ c0 < x_ax0 + 16 * i_0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (i_0 j_0 : Int) : Heap V :=
  .points2 a_c_local
    (fun c0 c1 => (16 * j_0 ≤ c1 ∧ c1 ≤ 16 * j_0 + 15) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_6 (I : Interp V) (M : Model V) (i_0 j_0 x_ax0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_6_2 I M i_0 j_0 x_ax0).and (known_6_3 I M i_0 j_0))))

noncomputable def known_7_2 (I : Interp V) (M : Model V) (i_0 j_0 x_ax0 x_ax1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = x_ax0 + 16 * i_0 ∧ 16 * j_0 ≤ c1 ∧ c1 < x_ax1 + 16 * j_0 ∨ (0 ≤ c1 ∧ c1 < 16 * j_0) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15 ∨ (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 16 * i_0 ∨ (16 * j_0 ≤ c1 ∧ c1 ≤ 16 * j_0 + 15) ∧ 16 * i_0 ≤ c0 ∧ c0 < x_ax0 + 16 * i_0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_7 (I : Interp V) (M : Model V) (i_0 j_0 x_ax0 x_ax1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_7_2 I M i_0 j_0 x_ax0 x_ax1).and (known_6_3 I M i_0 j_0))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v0 (.add (.mul 16 (.var v_i_0)) (.var v_ax0)) <|
  .letin v_v1 (.add (.mul 16 (.var v_j_0)) (.var v_ax1)) <|
  .assign a_c [.var v_v0, .var v_v1] (.read a_c_local [.var v_v0, .var v_v1])
    (fun e => (M t_C [(e v_ax0) + 16 * (e v_i_0), (e v_ax1) + 16 * (e v_j_0)]))

theorem vc_7 (i_0 j_0 x_ax0 x_ax1 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ x_ax0) (h5 : x_ax0 < 16) (h6 : 0 ≤ x_ax1) (h7 : x_ax1 < 16) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_local [64, 64]) (((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_7 I M i_0 j_0 x_ax0 x_ax1) :=
  (vc_let (vc_let (vc_assign_of (M t_C [16 * i_0 + x_ax0, 16 * j_0 + x_ax1]) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .const 64), (.const 0, .const 64)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [16 * i_0 + x_ax0, 16 * j_0 + x_ax1]
  (region_iff.2 ⟨(16 * i_0 + x_ax0), _, rfl, ((int_c99 h0 h4) : 0 ≤ 16 * i_0 + x_ax0), ((int_c384 h5 h1) : 16 * i_0 + x_ax0 < 64), (16 * j_0 + x_ax1), _, rfl, ((int_c99 h2 h6) : 0 ≤ 16 * j_0 + x_ax1), ((int_c384 h7 h3) : 16 * j_0 + x_ax1 < 64), rfl⟩)
  shape_a_c rfl rfl
  ⟨((int_c99 h0 h4) : 0 ≤ 16 * i_0 + x_ax0), ((int_c99 h2 h6) : 0 ≤ 16 * j_0 + x_ax1)⟩))
  (ev_read ((at_right (at_right (at_right (at_points2 (16 * i_0 + x_ax0) (16 * j_0 + x_ax1)
  ⟨⟨(int_le_add h6), (int_c264 h7)⟩, ⟨(int_le_add h4), (int_c264 h5)⟩⟩ rfl))))
  : (known_7 I M i_0 j_0 x_ax0 x_ax1) ⟨a_c_local, [16 * i_0 + x_ax0, 16 * j_0 + x_ax1]⟩ (M t_C [16 * i_0 + x_ax0, 16 * j_0 + x_ax1])))
  ((at_congr2 int_add_comm int_add_comm)
  : M t_C [16 * i_0 + x_ax0, 16 * j_0 + x_ax1] = M t_C [x_ax0 + 16 * i_0, x_ax1 + 16 * j_0]))))

theorem kept_7 (i_0 j_0 x_ax0 x_ax1 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ x_ax0) (h5 : x_ax0 < 16) (h6 : 0 ≤ x_ax1) (h7 : x_ax1 < 16) :
    Heap.Entails ((body_7 I M).post (((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_ax0 x_ax0).set v_ax1 x_ax1) (known_7 I M i_0 j_0 x_ax0 x_ax1)) (known_7 I M i_0 j_0 x_ax0 (x_ax1 + 1)) :=
  (show Heap.Entails _ (known_7 I M i_0 j_0 x_ax0 (x_ax1 + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q30 q31 h8 =>
  (Or.elim h8 (fun h9 => ((Classical.em (q30 = 16 * i_0 + x_ax0 ∧ q31 = 16 * j_0 + x_ax1)).elim
  (fun h10 => (at_set_eq2 q30 q31 (16 * i_0 + x_ax0) (16 * j_0 + x_ax1) h10
  ((at_congr2 h9.1 (int_c5 h10.2)) : M t_C [q30, q31] = M t_C [x_ax0 + 16 * i_0, x_ax1 + 16 * j_0])))
  (fun h10 => (at_set_ne2 q30 q31 (16 * i_0 + x_ax0) (16 * j_0 + x_ax1) h10
  (at_right (at_right (at_left (at_points2 q30 q31 (Or.inl ⟨h9.1, ⟨h9.2.1, (int_c188 h9.1 h9.2.2 h10)⟩⟩) rfl))))))))
  (fun h9 => (Or.elim h9 (fun h10 =>
  (at_set_ne2 q30 q31 (16 * i_0 + x_ax0) (16 * j_0 + x_ax1) (fun h11 => (int_c42 h6 h11.2 h10.1.2))
  (at_right (at_right (at_left (at_points2 q30 q31 (Or.inr h9) rfl))))))
  (fun h10 => (Or.elim h10 (fun h11 =>
  (at_set_ne2 q30 q31 (16 * i_0 + x_ax0) (16 * j_0 + x_ax1) (fun h12 => (int_c42 h4 h12.1 h11.2.2))
  (at_right (at_right (at_left (at_points2 q30 q31 (Or.inr h9) rfl)))))) (fun h11 =>
  (at_set_ne2 q30 q31 (16 * i_0 + x_ax0) (16 * j_0 + x_ax1) (fun h12 => (int_c49 h12.1 h11.2.2))
  (at_right (at_right (at_left (at_points2 q30 q31 (Or.inr h9) rfl)))))))))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_ax1 (.const 0) (.const 16)
    (fun e x => known_7 I M (e v_i_0) (e v_j_0) (e v_ax0) x) (body_7 I M)

theorem vc_6 (i_0 j_0 x_ax0 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ x_ax0) (h5 : x_ax0 < 16) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E)) a_c_local [64, 64]) ((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_ax0 x_ax0) (known_6 I M i_0 j_0 x_ax0) :=
  (vc_for_of 0 16 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q32 q33 h6 => (Or.elim h6 (fun h7 => (False.elim (int_c12 h7.2.1 h7.2.2)))
  (fun h7 => (Or.elim h7 (fun h8 => (at_right (at_right (at_left (at_points2 q32 q33 h7 rfl)))))
  (fun h8 => (Or.elim h8 (fun h9 => (at_right (at_right (at_left (at_points2 q32 q33 h7 rfl)))))
  (fun h9 => (at_right (at_right (at_left (at_points2 q32 q33 h7 rfl))))))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_6 I M i_0 j_0 x_ax0) (known_7 I M i_0 j_0 x_ax0 0))
  (fun x_ax1 h6 h7 => (vc_7 hl hM i_0 j_0 x_ax0 x_ax1 h0 h1 h2 h3 h4 h5 h6 h7))
  (fun x_ax1 h6 h7 => (kept_7 hl hM i_0 j_0 x_ax0 x_ax1 h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_6 (i_0 j_0 x_ax0 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ x_ax0) (h5 : x_ax0 < 16) :
    Heap.Entails ((body_6 I M).post ((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_ax0 x_ax0) (known_6 I M i_0 j_0 x_ax0)) (known_6 I M i_0 j_0 (x_ax0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q34 q35 h6 => (Or.elim h6
  (fun h7 => (at_right (at_right (at_left (at_points2 q34 q35 (Or.inr (Or.inl h7)) rfl)))))
  (fun h7 => (Or.elim h7
  (fun h8 => (at_right (at_right (at_left (at_points2 q34 q35 (Or.inr (Or.inr (Or.inl h8))) rfl)))))
  (fun h8 =>
  (at_right (at_right (at_left (at_points2 q34 q35 ((Classical.em (q34 = x_ax0 + 16 * i_0)).elim
  (fun h9 => (Or.inl ⟨h9, ⟨h8.1.1, (int_c263 h8.1.2)⟩⟩))
  (fun h9 => (Or.inr (Or.inr (Or.inr ⟨⟨h8.1.1, h8.1.2⟩, ⟨h8.2.1, (int_c103 h8.2.2 h9)⟩⟩))))) rfl))))))))))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_7 I M i_0 j_0 x_ax0 16) (known_6 I M i_0 j_0 (x_ax0 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c_local [.const 64, .const 64] <|
  .seq (.scope [a_c_local] <|
    .for v_k (.const 0) (.const 64)
      (fun e x => known_3 I M (e v_i_0) (e v_j_0) x) (body_3 I M)) <|
  .for v_ax0 (.const 0) (.const 16)
    (fun e x => known_6 I M (e v_i_0) (e v_j_0) x) (body_6 I M)

theorem vc_2 (i_0 j_0 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E)) (((base E).set v_i_0 i_0).set v_j_0 j_0) (known_2 I M i_0 j_0) :=
  (vc_allocate (vc_seq (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_3 I M i_0 j_0 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_right entails_refl)))
  (entails_points2 (fun q28 q29 h4 => (False.elim (int_irrefl h4.2))))))))
  (fun k h4 h5 => (vc_3 hl hM i_0 j_0 k h0 h1 h2 h3 h4 h5))
  (fun k h4 h5 => (kept_3 hl hM i_0 j_0 k h0 h1 h2 h3 h4 h5)))) (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q36 q37 h4 =>
  (Or.elim h4 (fun h5 => (at_right (at_right (at_left (at_points2 q36 q37 (Or.inl h5) rfl)))))
  (fun h5 =>
  (Or.elim h5 (fun h6 => (at_right (at_right (at_left (at_points2 q36 q37 (Or.inr h6) rfl)))))
  (fun h6 => (False.elim (int_c12 h6.2.1 h6.2.2))))))))
  (entails_points2 (fun q38 q39 h4 => (at_right (at_right (at_right (at_points2 q38 q39 ⟨h4, (by decide)⟩
  (Eq.trans ((equation_0 hl hM q38 q39 trivial) : M t_C [q38, q39] = value_0 I M q38 q39 64) rfl))))))))))
  : Heap.Entails (known_3 I M i_0 j_0 64) (known_6 I M i_0 j_0 0))
  (fun x_ax0 h4 h5 => (vc_6 hl hM i_0 j_0 x_ax0 h0 h1 h2 h3 h4 h5))
  (fun x_ax0 h4 h5 => (kept_6 hl hM i_0 j_0 x_ax0 h0 h1 h2 h3 h4 h5)))))

theorem kept_2 (i_0 j_0 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) :
    Heap.Entails ((body_2 I M).post (((base E).set v_i_0 i_0).set v_j_0 j_0) (known_2 I M i_0 j_0)) (known_2 I M i_0 (j_0 + 1)) :=
  (show Heap.Entails _ (known_2 I M i_0 (j_0 + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and
  (entails_restore (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q41 q42 h4 =>
  (Or.elim h4 (fun h5 => (at_restore (by decide) ((at_right (at_right (at_left (at_points2 q41 q42
  ((Classical.em (q42 < 16 * j_0)).elim (fun h6 => (Or.inl ⟨⟨h5.1.1, h6⟩, ⟨h5.2.1, h5.2.2⟩⟩))
  (fun h6 =>
  (Or.inr (Or.inr ⟨⟨(int_ntba_lab h6), (int_c221 h5.1.2)⟩, ⟨h5.2.1, (int_c263 h5.2.2)⟩⟩)))) rfl))))
  : (known_6 I M i_0 j_0 16) ⟨a_c, [q41, q42]⟩ (M t_C [q41, q42]))))
  (fun h5 => (at_restore (by decide)
  ((at_right (at_right (at_left (at_points2 q41 q42 (Or.inr (Or.inl h5)) rfl))))
  : (known_6 I M i_0 j_0 16) ⟨a_c, [q41, q42]⟩ (M t_C [q41, q42]))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j_0 (.const 0) (.const 4)
    (fun e x => known_2 I M (e v_i_0) x) (body_2 I M)

theorem vc_1 (i_0 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E)) ((base E).set v_i_0 i_0) (known_1 I M i_0) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q43 q44 h2 => (Or.elim h2 (fun h3 => (False.elim (int_c147 h3.1.1 h3.1.2)))
  (fun h3 => (at_right (at_right (at_points2 q43 q44 h3 rfl)))))))))
  : Heap.Entails (known_1 I M i_0) (known_2 I M i_0 0))
  (fun j_0 h2 h3 => (vc_2 hl hM i_0 j_0 h0 h1 h2 h3))
  (fun j_0 h2 h3 => (kept_2 hl hM i_0 j_0 h0 h1 h2 h3)))

theorem kept_1 (i_0 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i_0 i_0) (known_1 I M i_0)) (known_1 I M (i_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q45 q46 h2 => (at_right (at_right (at_points2 q45 q46 ((Classical.em (16 * i_0 ≤ q45)).elim
  (fun h3 => (Or.inl ⟨⟨h2.1.1, (int_c478 h2.1.2)⟩, ⟨h3, (int_c221 h2.2.2)⟩⟩))
  (fun h3 => (Or.inr ⟨⟨h2.1.1, h2.1.2⟩, ⟨h2.2.1, (int_nlba_tab h3)⟩⟩))) rfl)))))))
  : Heap.Entails (known_2 I M i_0 4) (known_1 I M (i_0 + 1)))

theorem race_1 :
    ParVC I 0 4 (body_1 I M).erase (fun i_0 => ((base E).set v_i_0 i_0)) (fun i_0 => (body_1 I M).post ((base E).set v_i_0 i_0) (known_1 I M i_0)) :=
  (race_arrays [a_c] rfl rfl
  (all_cons (apart2 (fun i_0 c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15)
  (fun i_0 c0 c1 => (1 : Int) < 0) (fun i_0 h0 h1 => (w_for 0 4 rfl rfl (fun j_0 h2 h3 =>
  (w_allocate (w_seq (w_none rfl) (w_for 0 16 rfl rfl (fun x_ax0 h4 h5 => (w_for 0 16 rfl rfl
  (fun x_ax1 h6 h7 => (w_let (w_let (w_assign2 (16 * i_0 + x_ax0) (16 * j_0 + x_ax1)
  (⟨⟨(int_c99 h2 h6), (int_c384 h7 h3)⟩, ⟨(int_le_add h4), (int_c264 h5)⟩⟩
  : (0 ≤ 16 * j_0 + x_ax1 ∧ 16 * j_0 + x_ax1 < 64) ∧ 16 * i_0 ≤ 16 * i_0 + x_ax0 ∧ 16 * i_0 + x_ax0 ≤ 16 * i_0 + 15)))))))))))))
  (fun i_0 h0 h1 => (r_none rfl)) (fun i_0 y_y c0 c1 h0 h1 h2 h3 h4 h5 =>
  ⟨int_not_one_lt_zero, (fun h6 => (int_c435 h5.2.2 h6.2.2 h5.2.1 h6.2.1 h4))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i_0 (.const 0) (.const 4)
    (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_par_of 0 4 rfl rfl
  (show Heap.Entails _ (known_1 I M 0) from (entails_and (entails_points2 (fun q47 q48 h0 =>
  (at_input (R := (Region.mk t_A [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q47, q48]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q47, _, rfl, h0.2.1, h0.2.2, q48, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q49 q50 h0 =>
  (at_input (R := (Region.mk t_B [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q49, q50]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q49, _, rfl, h0.2.1, h0.2.2, q50, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q51 q52 h0 => (False.elim (int_c147 h0.2.1 h0.2.2)))))))
  (fun i_0 h0 h1 => (vc_1 hl hM i_0 h0 h1)) (fun i_0 h0 h1 => (kept_1 hl hM i_0 h0 h1))
  (race_1 hl hM))

theorem output_0_2 (q53 q54 : Int) (h0 : 0 ≤ q53) (h1 : q53 < 64) (h2 : 0 ≤ q54) (h3 : q54 < 64) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_c, [q53, q54]⟩ (M t_C [q53, q54]) :=
  ((at_right (at_right (at_points2 q53 q54 ⟨⟨h2, h3⟩, ⟨h0, (int_c478 h1)⟩⟩ rfl)))
  : (known_1 I M 4) ⟨a_c, [q53, q54]⟩ (M t_C [q53, q54]))

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


end Redverify.Certificate.scheduled
