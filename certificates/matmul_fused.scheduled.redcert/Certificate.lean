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
/-- `i_j_fused_0` -/ abbrev v_i_j_fused_0 : Var := 5
/-- `i_j_fused_1` -/ abbrev v_i_j_fused_1 : Var := 6
/-- `v_i` -/ abbrev v_v_i : Var := 7
/-- `v_j` -/ abbrev v_v_j : Var := 8
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
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
    .par v_i_j_fused_0 (.const 0) (.const 128) <|
      .for v_i_j_fused_1 (.const 0) (.const 32) <|
        .scope [a_c] <|
          .for v_k (.const 0) (.const 64) <|
            .letin v_v_i (.div (.var v_i_j_fused_0) 2) <|
            .letin v_v_j (.add (.mul 32 (.mod (.var v_i_j_fused_0) 2)) (.var v_i_j_fused_1)) <|
            .seq (.ifte (.eq (.var v_k) (.const 0)) (
              .assign a_c [.var v_v_i, .var v_v_j] (.fn (.literal .f32 0 1) [])
            ) (
              .skip
            )) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_c
              [.var v_v_i, .var v_v_j]
              (.fn (.builtin "*" .f32) [.read a_a [.var v_v_i, .var v_k], .read a_b [.var v_k, .var v_v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a : Int} (h0 : a < 128) : a / 2 < 64 :=
  by omega

theorem fact_1 {a b c : Int} (h0 : a ≤ c) : a ≤ 32 * (b % 2) + c :=
  by omega

theorem fact_2 {a b : Int} (h0 : b < 32) : 32 * (a % 2) + b < 64 :=
  by omega

theorem fact_3 {a b : Int} : 32 * (a % 2) + b = b + 32 * a + (-64) * (a / 2) :=
  by omega

theorem fact_4 {a b : Int} : a ≤ 32 * (b % 2) + a :=
  by omega

theorem fact_5 {a b : Int} : 32 * (a % 2) + b ≤ b + 32 :=
  by omega

theorem fact_6 {a b : Int} : ((-1) * (32 * (a % 2) + b) + 32 * a + b) / 64 = a / 2 :=
  by omega

theorem fact_7 {a b c d : Int} (h0 : c ≤ d) (h1 : d ≤ c + 32) (h2 : d = c + 32 * b + (-64) * a) : a = b / 2 :=
  by omega

theorem fact_8 {a b c d : Int} (h0 : c ≤ a) (h1 : a ≤ c + 32) (h2 : a = c + 32 * b + (-64) * d) : a = 32 * (b % 2) + c :=
  by omega

theorem fact_9 {a b c d : Int} (h0 : c ≤ a) (h1 : a ≤ c + 32) (h2 : a = c + 32 * b + (-64) * d) : ((-1) * a + 32 * b + c) / 64 = b / 2 :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : a = b / 2) (h1 : c = 32 * (b % 2) + d) (h2 : c < d + 32 * b + (-64) * a) : False :=
  by omega

theorem fact_11 {a b c d : Int} (h0 : b = d + c + (-64) * a) : a = ((-1) * b + c + d) / 64 :=
  by omega

theorem fact_12 {a b c d : Int} (h0 : 0 ≤ b) (h1 : b = a + 32 * c + (-64) * d) (h2 : a < 32) : a ≤ b :=
  by omega

theorem fact_13 {a b c d : Int} (h0 : 0 ≤ b) (h1 : a = b + 32 * c + (-64) * d) (h2 : a < 64) : a ≤ b + 32 :=
  by omega

theorem fact_14 {a b c d : Int} (h0 : a < b + 1 + c + d) (h1 : ¬ a = b + c + d) : a < b + c + d :=
  by omega

theorem fact_15 {a b c : Int} (h0 : a < 32 * (b + 1) + c) : a < 32 + 32 * b + c :=
  by omega

theorem fact_16 {a : Int} : 2 * (a / 2) ≤ a :=
  by omega

theorem fact_17 {a : Int} : a ≤ 2 * (a / 2) + 1 :=
  by omega

theorem fact_18 {a b : Int} (h0 : 0 ≤ b) : 32 * a + (-64) * (a / 2) ≤ 32 * (a % 2) + b :=
  by omega

theorem fact_19 {a b : Int} (h0 : b < 32) : 32 * (a % 2) + b ≤ 32 * a + (-64) * (a / 2) + 31 :=
  by omega

theorem fact_20 {a b c d : Int} (h0 : a ≤ 32 * b + c + 31) (h1 : a ≤ 32 * d + c + 31) (h2 : 32 * b + c ≤ a) (h3 : 32 * d + c ≤ a) (h4 : ¬ b = d) : False :=
  by omega

theorem fact_21 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : a < 32 * 0 + (-64) * b) : False :=
  by omega

theorem fact_22 {a b : Int} (h0 : a < 64) (h1 : b < 64) : a < 32 * 128 + (-64) * b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c1 x_i_j_fused_0 x_i_j_fused_1 k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [((-1) * c1 + 32 * x_i_j_fused_0 + x_i_j_fused_1) / 64, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_i_j_fused_0 x_i_j_fused_1 k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i_j_fused_0 / 2, y_k0], M t_B [y_k0, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 64)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_2 I M i j) :=
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

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_i_j_fused_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 64) ∧ c1 < 32 * x_i_j_fused_0 + (-64) * c0) ∧ 0 ≤ c0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_i_j_fused_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_1_2 I M x_i_j_fused_0)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_i_j_fused_0 x_i_j_fused_1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 64) ∧ c1 < x_i_j_fused_1 + 32 * x_i_j_fused_0 + (-64) * c0) ∧ 0 ≤ c0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_i_j_fused_0 x_i_j_fused_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_2_2 I M x_i_j_fused_0 x_i_j_fused_1)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_i_j_fused_0 x_i_j_fused_1 k : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c1 = x_i_j_fused_1 + 32 * x_i_j_fused_0 + (-64) * c0 ∧ x_i_j_fused_1 ≤ c1 ∧ c1 ≤ x_i_j_fused_1 + 32) ∧ 0 < k)
    (fun c0 c1 => (value_0 I M c1 x_i_j_fused_0 x_i_j_fused_1 k))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_i_j_fused_0 x_i_j_fused_1 k : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_3_2 I M x_i_j_fused_0 x_i_j_fused_1 k).and (known_2_2 I M x_i_j_fused_0 x_i_j_fused_1))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v_i (.div (.var v_i_j_fused_0) 2) <|
  .letin v_v_j (.add (.mul 32 (.mod (.var v_i_j_fused_0) 2)) (.var v_i_j_fused_1)) <|
  .seq (.ifte (.eq (.var v_k) (.const 0)) (
    .assign a_c [.var v_v_i, .var v_v_j] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_0
    a_c
    [.var v_v_i, .var v_v_j]
    (.fn f_2 [.read a_a [.var v_v_i, .var v_k], .read a_b [.var v_k, .var v_v_j]])
    (fun e => (value_1 I M (e v_i_j_fused_0) (e v_i_j_fused_1) (e v_k)))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_i_j_fused_0 x_i_j_fused_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i_j_fused_0 / 2, y_k0], M t_B [y_k0, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_i_j_fused_0 x_i_j_fused_1 k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_i_j_fused_0 / 2, y_k0], M t_B [y_k0, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]])))

theorem vc_3 (x_i_j_fused_0 x_i_j_fused_1 k : Int) (h0 : 0 ≤ x_i_j_fused_0) (h1 : x_i_j_fused_0 < 128) (h2 : 0 ≤ x_i_j_fused_1) (h3 : x_i_j_fused_1 < 32) (h4 : 0 ≤ k) (h5 : k < 64) :
    (body_3 I M).vc I (impl.HasCell spec (base E)) ((((base E).set v_i_j_fused_0 x_i_j_fused_0).set v_i_j_fused_1 x_i_j_fused_1).set v_k k) (known_3 I M x_i_j_fused_0 x_i_j_fused_1 k) :=
  (vc_let (vc_let (vc_seq (vc_if_of cond_holds (fun (h6 : k = 0) => (vc_assign_of (I.fn f_1 [])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .const 64), (.const 0, .const 64)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_i_j_fused_0 / 2, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]
  (region_iff.2 ⟨(x_i_j_fused_0 / 2), _, rfl, ((int_c345 h0) : 0 ≤ x_i_j_fused_0 / 2), ((fact_0 h1) : x_i_j_fused_0 / 2 < 64), (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1), _, rfl, ((fact_1 h2) : 0 ≤ 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1), ((fact_2 h3) : 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1 < 64), rfl⟩)
  shape_a_c rfl rfl
  ⟨((int_c345 h0) : 0 ≤ x_i_j_fused_0 / 2), ((fact_1 h2) : 0 ≤ 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1)⟩)
  ev_const rfl)) (fun (h6 : ¬ k = 0) => vc_skip))
  (Or.elim (((Classical.em (k = 0)).elim (fun h6 => (Or.inl h6))
  (fun h6 => (Or.inr (int_lab_neba_tab h4 h6)))) : k = 0 ∨ 0 < k)
  (fun h6 => (vc_accumulate_of (I.fn f_1 [])
  (I.fn f_2 [M t_A [x_i_j_fused_0 / 2, k], M t_B [k, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]])
  (at_if_of cond_holds (fun (h7 : k = 0) =>
  (at_set_eq2 (x_i_j_fused_0 / 2) (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1) (x_i_j_fused_0 / 2)
  (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1) ⟨rfl, rfl⟩ rfl))
  (fun (h7 : ¬ k = 0) => (False.elim ((int_eab_neab_F h6 h7) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h7 : k = 0) => (at_set_other (by decide)
  ((at_left (at_points2 (x_i_j_fused_0 / 2) k ⟨⟨h4, h5⟩, ⟨(int_c345 h0), (fact_0 h1)⟩⟩ rfl))
  : (known_3 I M x_i_j_fused_0 x_i_j_fused_1 k) ⟨a_a, [x_i_j_fused_0 / 2, k]⟩ (M t_A [x_i_j_fused_0 / 2, k]))))
  (fun (h7 : ¬ k = 0) => (False.elim ((int_eab_neab_F h6 h7) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h7 : k = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points2 k (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1) ⟨⟨(fact_1 h2), (fact_2 h3)⟩, ⟨h4, h5⟩⟩
  rfl)))
  : (known_3 I M x_i_j_fused_0 x_i_j_fused_1 k) ⟨a_b, [k, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]⟩ (M t_B [k, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]))))
  (fun (h7 : ¬ k = 0) => (False.elim ((int_eab_neab_F h6 h7) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x_i_j_fused_0 / 2, k], M t_B [k, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]]] = I.fn f_0 [value_3 I M x_i_j_fused_0 x_i_j_fused_1, I.fn f_2 [M t_A [x_i_j_fused_0 / 2, k], M t_B [k, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]]])
  (append1 k 0 (0 + 1) (fun q0 h7 => ⟨h7.1, (int_c34 h7.2 h6)⟩) (fun q0 =>
  ⟨(fun h7 => (Or.inr (int_c43 h7.2 h7.1 h6))), (fun h7 => (Or.elim h7 (fun h8 => (False.elim (int_one_lt_zero h8)))
  (fun h8 => ⟨(int_lab_ecb_lac h4 h8), (int_eab_lab h8)⟩)))⟩)
  (fun q0 h7 => (False.elim (int_one_lt_zero h7))) (fun q0 h7 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], I.fn f_2 [M t_A [x_i_j_fused_0 / 2, k], M t_B [k, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]]] = value_1 I M x_i_j_fused_0 x_i_j_fused_1 k)))
  (fun h6 => (vc_accumulate_of
  (value_0 I M (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1) x_i_j_fused_0 x_i_j_fused_1 k)
  (I.fn f_2 [M t_A [x_i_j_fused_0 / 2, k], M t_B [k, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]])
  (at_if_of cond_holds (fun (h7 : k = 0) => (False.elim ((int_eab_tba_F h7 h6) : False)))
  (fun (h7 : ¬ k = 0) =>
  ((at_right (at_right (at_left (at_points2 (x_i_j_fused_0 / 2) (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1)
  ⟨⟨fact_3, ⟨fact_4, fact_5⟩⟩, h6⟩ rfl))))
  : (known_3 I M x_i_j_fused_0 x_i_j_fused_1 k) ⟨a_c, [x_i_j_fused_0 / 2, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]⟩ (value_0 I M (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1) x_i_j_fused_0 x_i_j_fused_1 k))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h7 : k = 0) => (False.elim ((int_eab_tba_F h7 h6) : False)))
  (fun (h7 : ¬ k = 0) =>
  ((at_left (at_points2 (x_i_j_fused_0 / 2) k ⟨⟨h4, h5⟩, ⟨(int_c345 h0), (fact_0 h1)⟩⟩ rfl))
  : (known_3 I M x_i_j_fused_0 x_i_j_fused_1 k) ⟨a_a, [x_i_j_fused_0 / 2, k]⟩ (M t_A [x_i_j_fused_0 / 2, k])))))
  (ev_cons
  (ev_read (at_if_of cond_holds (fun (h7 : k = 0) => (False.elim ((int_eab_tba_F h7 h6) : False)))
  (fun (h7 : ¬ k = 0) =>
  ((at_right (at_left (at_points2 k (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1) ⟨⟨(fact_1 h2), (fact_2 h3)⟩, ⟨h4, h5⟩⟩
  rfl)))
  : (known_3 I M x_i_j_fused_0 x_i_j_fused_1 k) ⟨a_b, [k, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]⟩ (M t_B [k, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1])))))
  ev_nil))) ((Eq.trans ((fn_congr2 (reduce_congr1 (fun q3 => ⟨(fun h7 => h7), (fun h7 => h7)⟩)
  (fun q3 h7 => (fn_congr2 (at_congr2 fact_6 rfl) rfl))) rfl)
  : I.fn f_0 [value_0 I M (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1) x_i_j_fused_0 x_i_j_fused_1 k, I.fn f_2 [M t_A [x_i_j_fused_0 / 2, k], M t_B [k, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]]] = I.fn f_0 [value_4 I M x_i_j_fused_0 x_i_j_fused_1 k, I.fn f_2 [M t_A [x_i_j_fused_0 / 2, k], M t_B [k, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]]])
  (append1 k 0 (k + 1) (fun q2 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)
  (fun q2 => ⟨(fun h7 => ((Classical.em (q2 < k)).elim (fun h8 => (Or.inl ⟨h7.1, h8⟩))
  (fun h8 => (Or.inr (int_lab_ntab_eab h7.2 h8))))), (fun h7 => (Or.elim h7 (fun h8 => ⟨h8.1, (int_tab_lab h8.2)⟩)
  (fun h8 => ⟨(int_ecb_tab_lac h8 h6), (int_eab_lab h8)⟩)))⟩) (fun q2 h7 => h7.2) (fun q2 h7 => rfl)
  rfl))
  : I.fn f_0 [value_0 I M (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1) x_i_j_fused_0 x_i_j_fused_1 k, I.fn f_2 [M t_A [x_i_j_fused_0 / 2, k], M t_B [k, 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1]]] = value_1 I M x_i_j_fused_0 x_i_j_fused_1 k)))))))

theorem kept_3 (x_i_j_fused_0 x_i_j_fused_1 k : Int) (h0 : 0 ≤ x_i_j_fused_0) (h1 : x_i_j_fused_0 < 128) (h2 : 0 ≤ x_i_j_fused_1) (h3 : x_i_j_fused_1 < 32) (h4 : 0 ≤ k) (h5 : k < 64) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_i_j_fused_0 x_i_j_fused_0).set v_i_j_fused_1 x_i_j_fused_1).set v_k k) (known_3 I M x_i_j_fused_0 x_i_j_fused_1 k)) (known_3 I M x_i_j_fused_0 x_i_j_fused_1 (k + 1)) :=
  (show Heap.Entails _ (known_3 I M x_i_j_fused_0 x_i_j_fused_1 (k + 1)) from
  (entails_and (entails_points2 (fun q4 q5 h6 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h7 : k = 0) => (at_set_other (by decide) (at_left (at_points2 q4 q5 h6 rfl))))
  (fun (h7 : ¬ k = 0) => (at_left (at_points2 q4 q5 h6 rfl)))))))
  (entails_and (entails_points2 (fun q6 q7 h6 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h7 : k = 0) => (at_set_other (by decide) (at_right (at_left (at_points2 q6 q7 h6 rfl)))))
  (fun (h7 : ¬ k = 0) => (at_right (at_left (at_points2 q6 q7 h6 rfl)))))))) (entails_and
  (entails_points2 (fun q8 q9 h6 => (at_set_eq2 q8 q9 (x_i_j_fused_0 / 2) (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1)
  ⟨(fact_7 h6.1.2.1 h6.1.2.2 h6.1.1), (fact_8 h6.1.2.1 h6.1.2.2 h6.1.1)⟩ ((reduce_congr1
  (fun q10 => ⟨(fun h7 => ⟨h7.1, (int_taB_lab h7.2)⟩), (fun h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)⟩)
  (fun q10 h7 => (fn_congr2 (at_congr2 (fact_9 h6.1.2.1 h6.1.2.2 h6.1.1) rfl)
  (at_congr2 rfl (fact_8 h6.1.2.1 h6.1.2.2 h6.1.1)))))
  : value_0 I M q9 x_i_j_fused_0 x_i_j_fused_1 (k + 1) = value_1 I M x_i_j_fused_0 x_i_j_fused_1 k))))
  (entails_points2 (fun q11 q12 h6 =>
  (at_set_ne2 q11 q12 (x_i_j_fused_0 / 2) (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1)
  (fun h7 => (fact_10 h7.1 h7.2 h6.1.2)) (at_if_of cond_holds (fun (h7 : k = 0) =>
  (at_set_ne2 q11 q12 (x_i_j_fused_0 / 2) (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1)
  (fun h8 => (fact_10 h8.1 h8.2 h6.1.2))
  (at_right (at_right (at_right (at_points2 q11 q12 h6 rfl))))))
  (fun (h7 : ¬ k = 0) => (at_right (at_right (at_right (at_points2 q11 q12 h6 rfl)))))))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_c] <|
    .for v_k (.const 0) (.const 64)
      (fun e x => known_3 I M (e v_i_j_fused_0) (e v_i_j_fused_1) x) (body_3 I M)

theorem vc_2 (x_i_j_fused_0 x_i_j_fused_1 : Int) (h0 : 0 ≤ x_i_j_fused_0) (h1 : x_i_j_fused_0 < 128) (h2 : 0 ≤ x_i_j_fused_1) (h3 : x_i_j_fused_1 < 32) :
    (body_2 I M).vc I (impl.HasCell spec (base E)) (((base E).set v_i_j_fused_0 x_i_j_fused_0).set v_i_j_fused_1 x_i_j_fused_1) (known_2 I M x_i_j_fused_0 x_i_j_fused_1) :=
  (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_3 I M x_i_j_fused_0 x_i_j_fused_1 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points2 (fun q13 q14 h4 => (False.elim (int_irrefl h4.2))))
  (entails_right (entails_right entails_refl))))))
  (fun k h4 h5 => (vc_3 hl hM x_i_j_fused_0 x_i_j_fused_1 k h0 h1 h2 h3 h4 h5))
  (fun k h4 h5 => (kept_3 hl hM x_i_j_fused_0 x_i_j_fused_1 k h0 h1 h2 h3 h4 h5))))

theorem kept_2 (x_i_j_fused_0 x_i_j_fused_1 : Int) (h0 : 0 ≤ x_i_j_fused_0) (h1 : x_i_j_fused_0 < 128) (h2 : 0 ≤ x_i_j_fused_1) (h3 : x_i_j_fused_1 < 32) :
    Heap.Entails ((body_2 I M).post (((base E).set v_i_j_fused_0 x_i_j_fused_0).set v_i_j_fused_1 x_i_j_fused_1) (known_2 I M x_i_j_fused_0 x_i_j_fused_1)) (known_2 I M x_i_j_fused_0 (x_i_j_fused_1 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q15 q16 h4 =>
  (Or.elim (((Classical.em (q16 = x_i_j_fused_1 + 32 * x_i_j_fused_0 + (-64) * q15)).elim
  (fun h5 => (Or.inl ⟨⟨h5, ⟨(fact_12 h4.1.1.1 h5 h3), (fact_13 h2 h5 h4.1.1.2)⟩⟩, int_c308⟩))
  (fun h5 => (Or.inr ⟨⟨⟨h4.1.1.1, h4.1.1.2⟩, (fact_14 h4.1.2 h5)⟩, h4.2⟩)))
  : (q16 = x_i_j_fused_1 + 32 * x_i_j_fused_0 + (-64) * q15 ∧ x_i_j_fused_1 ≤ q16 ∧ q16 ≤ x_i_j_fused_1 + 32) ∧ 0 < (64 : Int) ∨ ((0 ≤ q16 ∧ q16 < 64) ∧ q16 < x_i_j_fused_1 + 32 * x_i_j_fused_0 + (-64) * q15) ∧ 0 ≤ q15)
  (fun h5 => (at_right (at_right (at_left (at_points2 q15 q16 h5
  (Eq.trans ((equation_0 hl hM q15 q16 trivial) : M t_C [q15, q16] = value_2 I M q15 q16)
  (reduce_congr1 (fun q18 => ⟨(fun h6 => h6), (fun h6 => h6)⟩)
  (fun q18 h6 => (fn_congr2 (at_congr2 (fact_11 h5.1.1) rfl) rfl)))))))))
  (fun h5 => (at_right (at_right (at_right (at_points2 q15 q16 h5 rfl))))))))))
  : Heap.Entails (known_3 I M x_i_j_fused_0 x_i_j_fused_1 64) (known_2 I M x_i_j_fused_0 (x_i_j_fused_1 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i_j_fused_1 (.const 0) (.const 32)
    (fun e x => known_2 I M (e v_i_j_fused_0) x) (body_2 I M)

theorem vc_1 (x_i_j_fused_0 : Int) (h0 : 0 ≤ x_i_j_fused_0) (h1 : x_i_j_fused_0 < 128) :
    (body_1 I M).vc I (impl.HasCell spec (base E)) ((base E).set v_i_j_fused_0 x_i_j_fused_0) (known_1 I M x_i_j_fused_0) :=
  (vc_for_of 0 32 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q19 q20 h2 =>
  (at_right (at_right (at_points2 q19 q20 ⟨⟨h2.1.1, (int_c567 h2.1.2)⟩, h2.2⟩ rfl)))))))
  : Heap.Entails (known_1 I M x_i_j_fused_0) (known_2 I M x_i_j_fused_0 0))
  (fun x_i_j_fused_1 h2 h3 => (vc_2 hl hM x_i_j_fused_0 x_i_j_fused_1 h0 h1 h2 h3))
  (fun x_i_j_fused_1 h2 h3 => (kept_2 hl hM x_i_j_fused_0 x_i_j_fused_1 h0 h1 h2 h3)))

theorem kept_1 (x_i_j_fused_0 : Int) (h0 : 0 ≤ x_i_j_fused_0) (h1 : x_i_j_fused_0 < 128) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i_j_fused_0 x_i_j_fused_0) (known_1 I M x_i_j_fused_0)) (known_1 I M (x_i_j_fused_0 + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q21 q22 h2 =>
  (at_right (at_right (at_points2 q21 q22 ⟨⟨h2.1.1, (fact_15 h2.1.2)⟩, h2.2⟩ rfl)))))))
  : Heap.Entails (known_2 I M x_i_j_fused_0 32) (known_1 I M (x_i_j_fused_0 + 1)))

theorem race_1 :
    ParVC I 0 128 (body_1 I M).erase (fun x_i_j_fused_0 => ((base E).set v_i_j_fused_0 x_i_j_fused_0)) (fun x_i_j_fused_0 => (body_1 I M).post ((base E).set v_i_j_fused_0 x_i_j_fused_0) (known_1 I M x_i_j_fused_0)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun x_i_j_fused_0 c0 c1 => (2 * c0 ≤ x_i_j_fused_0 ∧ x_i_j_fused_0 ≤ 2 * c0 + 1) ∧ 32 * x_i_j_fused_0 + (-64) * c0 ≤ c1 ∧ c1 ≤ 32 * x_i_j_fused_0 + (-64) * c0 + 31)
  (fun x_i_j_fused_0 c0 c1 => (2 * c0 ≤ x_i_j_fused_0 ∧ x_i_j_fused_0 ≤ 2 * c0 + 1) ∧ 32 * x_i_j_fused_0 + (-64) * c0 ≤ c1 ∧ c1 ≤ 32 * x_i_j_fused_0 + (-64) * c0 + 31)
  (fun x_i_j_fused_0 h0 h1 => (w_for 0 32 rfl rfl (fun x_i_j_fused_1 h2 h3 =>
  (w_scope (w_for 0 64 rfl rfl (fun k h4 h5 => (w_let (w_let (w_seq (w_if_of cond_holds
  (fun (h6 : k = 0) => (w_assign2 (x_i_j_fused_0 / 2) (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1)
  (⟨⟨fact_16, fact_17⟩, ⟨(fact_18 h2), (fact_19 h3)⟩⟩
  : (2 * (x_i_j_fused_0 / 2) ≤ x_i_j_fused_0 ∧ x_i_j_fused_0 ≤ 2 * (x_i_j_fused_0 / 2) + 1) ∧ 32 * x_i_j_fused_0 + (-64) * (x_i_j_fused_0 / 2) ≤ 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1 ∧ 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1 ≤ 32 * x_i_j_fused_0 + (-64) * (x_i_j_fused_0 / 2) + 31)))
  (fun (h6 : ¬ k = 0) => (w_none rfl)))
  (w_accumulate2 (x_i_j_fused_0 / 2) (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1)
  (⟨⟨fact_16, fact_17⟩, ⟨(fact_18 h2), (fact_19 h3)⟩⟩
  : (2 * (x_i_j_fused_0 / 2) ≤ x_i_j_fused_0 ∧ x_i_j_fused_0 ≤ 2 * (x_i_j_fused_0 / 2) + 1) ∧ 32 * x_i_j_fused_0 + (-64) * (x_i_j_fused_0 / 2) ≤ 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1 ∧ 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1 ≤ 32 * x_i_j_fused_0 + (-64) * (x_i_j_fused_0 / 2) + 31)))))))))))
  (fun x_i_j_fused_0 h0 h1 => (r_for 0 32 rfl rfl (fun x_i_j_fused_1 h2 h3 =>
  (r_scope (r_for 0 64 rfl rfl (fun k h4 h5 => (r_let (r_let (r_seq (r_none rfl)
  (r_accumulate2 (x_none rfl) (x_i_j_fused_0 / 2) (32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1)
  (⟨⟨fact_16, fact_17⟩, ⟨(fact_18 h2), (fact_19 h3)⟩⟩
  : (2 * (x_i_j_fused_0 / 2) ≤ x_i_j_fused_0 ∧ x_i_j_fused_0 ≤ 2 * (x_i_j_fused_0 / 2) + 1) ∧ 32 * x_i_j_fused_0 + (-64) * (x_i_j_fused_0 / 2) ≤ 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1 ∧ 32 * (x_i_j_fused_0 % 2) + x_i_j_fused_1 ≤ 32 * x_i_j_fused_0 + (-64) * (x_i_j_fused_0 / 2) + 31)))))))))))
  (fun x_i_j_fused_0 y_y c0 c1 h0 h1 h2 h3 h4 h5 =>
  ⟨(fun h6 => (fact_20 h5.2.2 h6.2.2 h5.2.1 h6.2.1 h4)), (fun h6 => (fact_20 h5.2.2 h6.2.2 h5.2.1 h6.2.1 h4))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i_j_fused_0 (.const 0) (.const 128)
    (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_par_of 0 128 rfl rfl
  (show Heap.Entails _ (known_1 I M 0) from (entails_and (entails_points2 (fun q23 q24 h0 =>
  (at_input (R := (Region.mk t_A [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q23, q24]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q23, _, rfl, h0.2.1, h0.2.2, q24, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q25 q26 h0 =>
  (at_input (R := (Region.mk t_B [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q25, q26]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q25, _, rfl, h0.2.1, h0.2.2, q26, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q27 q28 h0 => (False.elim (fact_21 h0.1.1.1 h0.2 h0.1.2)))))))
  (fun x_i_j_fused_0 h0 h1 => (vc_1 hl hM x_i_j_fused_0 h0 h1))
  (fun x_i_j_fused_0 h0 h1 => (kept_1 hl hM x_i_j_fused_0 h0 h1)) (race_1 hl hM))

theorem output_0_2 (q29 q30 : Int) (h0 : 0 ≤ q29) (h1 : q29 < 64) (h2 : 0 ≤ q30) (h3 : q30 < 64) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_c, [q29, q30]⟩ (M t_C [q29, q30]) :=
  ((at_right (at_right (at_points2 q29 q30 ⟨⟨⟨h2, h3⟩, (fact_22 h3 h1)⟩, h0⟩ rfl)))
  : (known_1 I M 128) ⟨a_c, [q29, q30]⟩ (M t_C [q29, q30]))

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
