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
/-- `i_1_init` -/ abbrev v_i_1_init : Var := 7
/-- `j_1_init` -/ abbrev v_j_1_init : Var := 8
/-- `v_i` -/ abbrev v_v_i : Var := 9
/-- `v_j` -/ abbrev v_v_j : Var := 10
/-- `k_0` -/ abbrev v_k_0 : Var := 11
/-- `i_1` -/ abbrev v_i_1 : Var := 12
/-- `k_1` -/ abbrev v_k_1 : Var := 13
/-- `j_1` -/ abbrev v_j_1 : Var := 14
/-- `v_k` -/ abbrev v_v_k : Var := 15
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
    .par v_i_0 (.const 0) (.const 4) <|
      .for v_j_0 (.const 0) (.const 4) <|
        .seq (.for v_i_1_init (.const 0) (.const 16) <|
          .par v_j_1_init (.const 0) (.const 16) <|
            .letin v_v_i (.add (.mul 16 (.var v_i_0)) (.var v_i_1_init)) <|
            .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1_init)) <|
            .assign a_c [.var v_v_i, .var v_v_j] (.fn (.literal .f32 0 1) [])) <|
        .scope [a_c] <|
          .for v_k_0 (.const 0) (.const 8) <|
            .for v_i_1 (.const 0) (.const 16) <|
              .for v_k_1 (.const 0) (.const 8) <|
                .par v_j_1 (.const 0) (.const 16) <|
                  .letin v_v_i (.add (.mul 16 (.var v_i_0)) (.var v_i_1)) <|
                  .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) <|
                  .letin v_v_k (.add (.mul 8 (.var v_k_0)) (.var v_k_1)) <|
                  .accumulate
                    false
                    (.builtin "+" .f32)
                    a_c
                    [.var v_v_i, .var v_v_j]
                    (.fn (.builtin "*" .f32) [.read a_a [.var v_v_i, .var v_v_k], .read a_b [.var v_v_k, .var v_v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a : Int} (h0 : a < 8 * 8) : a < 64 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 i_0 i_1 k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 8 * k_0 ∨ (8 * k_0 ≤ y_k0 ∧ y_k0 ≤ 8 * k_0 + 7) ∧ c0 < i_1 + 16 * i_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c1 i_0 i_1 k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < 8 * k_0 ∨ (8 * k_0 ≤ y_k0 ∧ y_k0 < k_1 + 8 * k_0) ∧ c0 = i_1 + 16 * i_0) ∨ (8 * k_0 ≤ y_k0 ∧ y_k0 ≤ 8 * k_0 + 7) ∧ c0 < i_1 + 16 * i_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (c0 c1 i_0 i_1 j_0 j_1 k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((y_k0 = k_1 + 8 * k_0 ∧ c0 = i_1 + 16 * i_0) ∧ c1 < j_1 + 16 * j_0 ∨ 0 ≤ y_k0 ∧ y_k0 < 8 * k_0) ∨ (8 * k_0 ≤ y_k0 ∧ y_k0 < k_1 + 8 * k_0) ∧ c0 = i_1 + 16 * i_0) ∨ (8 * k_0 ≤ y_k0 ∧ y_k0 ≤ 8 * k_0 + 7) ∧ c0 < i_1 + 16 * i_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0], M t_B [y_k0, c1]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i_0 i_1 j_0 j_1 k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k_1 + 8 * k_0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [16 * i_0 + i_1, y_k0], M t_B [y_k0, 16 * j_0 + j_1]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 64)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_B [y_k0, j]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_5 I M i j) :=
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

noncomputable def known_3_3 (I : Interp V) (M : Model V) (i_0 j_0 x_i_1_init : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (16 * j_0 ≤ c1 ∧ c1 ≤ 16 * j_0 + 15) ∧ 16 * i_0 ≤ c0 ∧ c0 < x_i_1_init + 16 * i_0)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_3 (I : Interp V) (M : Model V) (i_0 j_0 x_i_1_init : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M i_0 j_0).and (known_3_3 I M i_0 j_0 x_i_1_init))))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (i_0 j_0 x_i_1_init x_j_1_init : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = x_i_1_init + 16 * i_0 ∧ 16 * j_0 ≤ c1 ∧ c1 < x_j_1_init + 16 * j_0 ∨ (16 * j_0 ≤ c1 ∧ c1 ≤ 16 * j_0 + 15) ∧ 16 * i_0 ≤ c0 ∧ c0 < x_i_1_init + 16 * i_0)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_4 (I : Interp V) (M : Model V) (i_0 j_0 x_i_1_init x_j_1_init : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M i_0 j_0).and (known_4_3 I M i_0 j_0 x_i_1_init x_j_1_init))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v_i (.add (.mul 16 (.var v_i_0)) (.var v_i_1_init)) <|
  .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1_init)) <|
  .assign a_c [.var v_v_i, .var v_v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_4 (i_0 j_0 x_i_1_init x_j_1_init : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ x_i_1_init) (h5 : x_i_1_init < 16) (h6 : 0 ≤ x_j_1_init) (h7 : x_j_1_init < 16) :
    (body_4 I M).vc I (impl.HasCell spec (base E)) (((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_i_1_init x_i_1_init).set v_j_1_init x_j_1_init) (known_4 I M i_0 j_0 x_i_1_init x_j_1_init) :=
  (vc_let (vc_let (vc_assign_of (I.fn f_1 [])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .const 64), (.const 0, .const 64)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [16 * i_0 + x_i_1_init, 16 * j_0 + x_j_1_init]
  (region_iff.2 ⟨(16 * i_0 + x_i_1_init), _, rfl, ((int_c99 h0 h4) : 0 ≤ 16 * i_0 + x_i_1_init), ((int_c384 h5 h1) : 16 * i_0 + x_i_1_init < 64), (16 * j_0 + x_j_1_init), _, rfl, ((int_c99 h2 h6) : 0 ≤ 16 * j_0 + x_j_1_init), ((int_c384 h7 h3) : 16 * j_0 + x_j_1_init < 64), rfl⟩)
  shape_a_c rfl rfl
  ⟨((int_c99 h0 h4) : 0 ≤ 16 * i_0 + x_i_1_init), ((int_c99 h2 h6) : 0 ≤ 16 * j_0 + x_j_1_init)⟩)
  ev_const rfl)))

theorem kept_4 (i_0 j_0 x_i_1_init x_j_1_init : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ x_i_1_init) (h5 : x_i_1_init < 16) (h6 : 0 ≤ x_j_1_init) (h7 : x_j_1_init < 16) :
    Heap.Entails ((body_4 I M).post (((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_i_1_init x_i_1_init).set v_j_1_init x_j_1_init) (known_4 I M i_0 j_0 x_i_1_init x_j_1_init)) (known_4 I M i_0 j_0 x_i_1_init (x_j_1_init + 1)) :=
  (show Heap.Entails _ (known_4 I M i_0 j_0 x_i_1_init (x_j_1_init + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q0 q1 h8 =>
  (Or.elim h8 (fun h9 => (at_set_ne2 q0 q1 (16 * i_0 + x_i_1_init) (16 * j_0 + x_j_1_init)
  (fun h10 => (int_c42 h6 h10.2 h9.1.2)) (at_right (at_right (at_left (at_points2 q0 q1 h8 rfl))))))
  (fun h9 => (at_set_ne2 q0 q1 (16 * i_0 + x_i_1_init) (16 * j_0 + x_j_1_init)
  (fun h10 => (int_c42 h4 h10.1 h9.2.2)) (at_right (at_right (at_left (at_points2 q0 q1 h8 rfl)))))))))
  (entails_points2 (fun q2 q3 h8 => (Or.elim h8
  (fun h9 => ((Classical.em (q2 = 16 * i_0 + x_i_1_init ∧ q3 = 16 * j_0 + x_j_1_init)).elim
  (fun h10 => (at_set_eq2 q2 q3 (16 * i_0 + x_i_1_init) (16 * j_0 + x_j_1_init) h10 rfl))
  (fun h10 => (at_set_ne2 q2 q3 (16 * i_0 + x_i_1_init) (16 * j_0 + x_j_1_init) h10
  (at_right (at_right (at_right (at_points2 q2 q3 (Or.inl ⟨h9.1, ⟨h9.2.1, (int_c188 h9.1 h9.2.2 h10)⟩⟩) rfl))))))))
  (fun h9 => (at_set_ne2 q2 q3 (16 * i_0 + x_i_1_init) (16 * j_0 + x_j_1_init)
  (fun h10 => (int_c49 h10.1 h9.2.2))
  (at_right (at_right (at_right (at_points2 q2 q3 (Or.inr h9) rfl)))))))))))))

theorem race_4 (i_0 j_0 x_i_1_init : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ x_i_1_init) (h5 : x_i_1_init < 16) :
    ParVC I 0 16 (body_4 I M).erase (fun x_j_1_init => (((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_i_1_init x_i_1_init).set v_j_1_init x_j_1_init)) (fun x_j_1_init => (body_4 I M).post (((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_i_1_init x_i_1_init).set v_j_1_init x_j_1_init) (known_4 I M i_0 j_0 x_i_1_init x_j_1_init)) :=
  (race_arrays [a_c] rfl rfl (all_cons
  (apart2 (fun x_j_1_init c0 c1 => c0 = x_i_1_init + 16 * i_0 ∧ c1 = x_j_1_init + 16 * j_0)
  (fun x_j_1_init c0 c1 => (1 : Int) < 0) (fun x_j_1_init h6 h7 =>
  (w_let (w_let (w_assign2 (16 * i_0 + x_i_1_init) (16 * j_0 + x_j_1_init) (⟨int_add_comm, int_add_comm⟩
  : 16 * i_0 + x_i_1_init = x_i_1_init + 16 * i_0 ∧ 16 * j_0 + x_j_1_init = x_j_1_init + 16 * j_0)))))
  (fun x_j_1_init h6 h7 => (r_none rfl)) (fun x_j_1_init y_y c0 c1 h6 h7 h8 h9 h10 h11 =>
  ⟨int_not_one_lt_zero, (fun h12 => (int_c32 h11.2 h12.2 h10))⟩)) all_nil))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j_1_init (.const 0) (.const 16)
    (fun e x => known_4 I M (e v_i_0) (e v_j_0) (e v_i_1_init) x) (body_4 I M)

theorem vc_3 (i_0 j_0 x_i_1_init : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ x_i_1_init) (h5 : x_i_1_init < 16) :
    (body_3 I M).vc I (impl.HasCell spec (base E)) ((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_i_1_init x_i_1_init) (known_3 I M i_0 j_0 x_i_1_init) :=
  (vc_par_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q4 q5 h6 => (Or.elim h6 (fun h7 => (False.elim (int_c12 h7.2.1 h7.2.2)))
  (fun h7 => (at_right (at_right (at_right (at_points2 q4 q5 h7 rfl)))))))))))
  : Heap.Entails (known_3 I M i_0 j_0 x_i_1_init) (known_4 I M i_0 j_0 x_i_1_init 0))
  (fun x_j_1_init h6 h7 => (vc_4 hl hM i_0 j_0 x_i_1_init x_j_1_init h0 h1 h2 h3 h4 h5 h6 h7))
  (fun x_j_1_init h6 h7 => (kept_4 hl hM i_0 j_0 x_i_1_init x_j_1_init h0 h1 h2 h3 h4 h5 h6 h7))
  (race_4 hl hM i_0 j_0 x_i_1_init h0 h1 h2 h3 h4 h5))

theorem kept_3 (i_0 j_0 x_i_1_init : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ x_i_1_init) (h5 : x_i_1_init < 16) :
    Heap.Entails ((body_3 I M).post ((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_i_1_init x_i_1_init) (known_3 I M i_0 j_0 x_i_1_init)) (known_3 I M i_0 j_0 (x_i_1_init + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q6 q7 h6 =>
  (at_right (at_right (at_right (at_points2 q6 q7 ((Classical.em (q6 = x_i_1_init + 16 * i_0)).elim
  (fun h7 => (Or.inl ⟨h7, ⟨h6.1.1, (int_c263 h6.1.2)⟩⟩))
  (fun h7 => (Or.inr ⟨⟨h6.1.1, h6.1.2⟩, ⟨h6.2.1, (int_c103 h6.2.2 h7)⟩⟩))) rfl)))))))))
  : Heap.Entails (known_4 I M i_0 j_0 x_i_1_init 16) (known_3 I M i_0 j_0 (x_i_1_init + 1)))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (i_0 j_0 k_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (16 * j_0 ≤ c1 ∧ c1 ≤ 16 * j_0 + 15) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15)
    (fun c0 c1 => (value_0 I M c0 c1 k_0))

noncomputable def known_5 (I : Interp V) (M : Model V) (i_0 j_0 k_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M i_0 j_0).and (known_5_3 I M i_0 j_0 k_0))))

noncomputable def known_6_3 (I : Interp V) (M : Model V) (i_0 j_0 k_0 i_1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (16 * j_0 ≤ c1 ∧ c1 ≤ 16 * j_0 + 15) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15)
    (fun c0 c1 => (value_1 I M c0 c1 i_0 i_1 k_0))

noncomputable def known_6 (I : Interp V) (M : Model V) (i_0 j_0 k_0 i_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M i_0 j_0).and (known_6_3 I M i_0 j_0 k_0 i_1))))

noncomputable def known_7_3 (I : Interp V) (M : Model V) (i_0 j_0 k_0 i_1 k_1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (16 * j_0 ≤ c1 ∧ c1 ≤ 16 * j_0 + 15) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15)
    (fun c0 c1 => (value_2 I M c0 c1 i_0 i_1 k_0 k_1))

noncomputable def known_7 (I : Interp V) (M : Model V) (i_0 j_0 k_0 i_1 k_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M i_0 j_0).and (known_7_3 I M i_0 j_0 k_0 i_1 k_1))))

noncomputable def known_8_3 (I : Interp V) (M : Model V) (i_0 j_0 k_0 i_1 k_1 j_1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (16 * j_0 ≤ c1 ∧ c1 ≤ 16 * j_0 + 15) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15)
    (fun c0 c1 => (value_3 I M c0 c1 i_0 i_1 j_0 j_1 k_0 k_1))

noncomputable def known_8 (I : Interp V) (M : Model V) (i_0 j_0 k_0 i_1 k_1 j_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_2_2 I M i_0 j_0).and (known_8_3 I M i_0 j_0 k_0 i_1 k_1 j_1))))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v_i (.add (.mul 16 (.var v_i_0)) (.var v_i_1)) <|
  .letin v_v_j (.add (.mul 16 (.var v_j_0)) (.var v_j_1)) <|
  .letin v_v_k (.add (.mul 8 (.var v_k_0)) (.var v_k_1)) <|
  .accumulate
    false
    f_0
    a_c
    [.var v_v_i, .var v_v_j]
    (.fn f_2 [.read a_a [.var v_v_i, .var v_v_k], .read a_b [.var v_v_k, .var v_v_j]])
    (fun e => (value_4 I M (e v_i_0) (e v_i_1) (e v_j_0) (e v_j_1) (e v_k_0) (e v_k_1)))

theorem vc_8 (i_0 j_0 k_0 i_1 k_1 j_1 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k_0) (h5 : k_0 < 8) (h6 : 0 ≤ i_1) (h7 : i_1 < 16) (h8 : 0 ≤ k_1) (h9 : k_1 < 8) (h10 : 0 ≤ j_1) (h11 : j_1 < 16) :
    (body_8 I M).vc I (impl.HasCell spec (base E)) (((((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k_0 k_0).set v_i_1 i_1).set v_k_1 k_1).set v_j_1 j_1) (known_8 I M i_0 j_0 k_0 i_1 k_1 j_1) :=
  (vc_let (vc_let (vc_let (vc_accumulate_of (value_3 I M (16 * i_0 + i_1) (16 * j_0 + j_1) i_0 i_1 j_0 j_1 k_0 k_1)
  (I.fn f_2 [M t_A [16 * i_0 + i_1, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, 16 * j_0 + j_1]])
  ((at_right (at_right (at_right (at_points2 (16 * i_0 + i_1) (16 * j_0 + j_1)
  ⟨⟨(int_le_add h10), (int_c264 h11)⟩, ⟨(int_le_add h6), (int_c264 h7)⟩⟩ rfl))))
  : (known_8 I M i_0 j_0 k_0 i_1 k_1 j_1) ⟨a_c, [16 * i_0 + i_1, 16 * j_0 + j_1]⟩ (value_3 I M (16 * i_0 + i_1) (16 * j_0 + j_1) i_0 i_1 j_0 j_1 k_0 k_1))
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 (16 * i_0 + i_1) (8 * k_0 + k_1)
  ⟨⟨(int_c27 h4 h8), (int_c573 h5 h9)⟩, ⟨(int_c99 h0 h6), (int_c384 h7 h1)⟩⟩ rfl))
  : (known_8 I M i_0 j_0 k_0 i_1 k_1 j_1) ⟨a_a, [16 * i_0 + i_1, 8 * k_0 + k_1]⟩ (M t_A [16 * i_0 + i_1, 8 * k_0 + k_1])))
  (ev_cons (ev_read ((at_right (at_left (at_points2 (8 * k_0 + k_1) (16 * j_0 + j_1)
  ⟨⟨(int_c99 h2 h10), (int_c384 h11 h3)⟩, ⟨(int_c27 h4 h8), (int_c573 h5 h9)⟩⟩ rfl)))
  : (known_8 I M i_0 j_0 k_0 i_1 k_1 j_1) ⟨a_b, [8 * k_0 + k_1, 16 * j_0 + j_1]⟩ (M t_B [8 * k_0 + k_1, 16 * j_0 + j_1])))
  ev_nil))) ((append1 (8 * k_0 + k_1) 0 (8 * k_0 + k_1 + 1) (fun q10 h12 => ⟨h12.1, (int_c9 h12.2)⟩)
  (fun q10 => ⟨(fun h12 => ((Classical.em (8 * k_0 ≤ q10)).elim
  (fun h13 => ((Classical.em (q10 = k_1 + 8 * k_0)).elim (fun h14 => (Or.inr (int_c5 h14)))
  (fun h14 => (Or.inl (Or.inl (Or.inr ⟨⟨h13, (int_lab_neab_tab h12.2 h14)⟩, int_add_comm⟩))))))
  (fun h13 => (Or.inl (Or.inl (Or.inl (Or.inr ⟨h12.1, (int_nlba_tab h13)⟩))))))), (fun h12 => (Or.elim h12 (fun h13 => (Or.elim h13 (fun h14 => (Or.elim h14 (fun h15 =>
  (Or.elim h15 (fun h16 => (False.elim (int_c201 h16.2))) (fun h16 => ⟨h16.1, (int_c171 h8 h16.2)⟩)))
  (fun h15 => ⟨(int_c119 h4 h15.1.1), (int_tab_lab h15.1.2)⟩)))
  (fun h14 => (False.elim (int_c201 h14.2))))) (fun h13 => ⟨(int_c157 h4 h8 h13), (int_c16 h13)⟩)))⟩)
  (fun q10 h12 => (Or.elim h12 (fun h13 => (Or.elim h13 (fun h14 =>
  (Or.elim h14 (fun h15 => (False.elim (int_c201 h15.2))) (fun h15 => (int_c170 h8 h15.2))))
  (fun h14 => (int_c24 h14.1.2)))) (fun h13 => (False.elim (int_c201 h13.2))))) (fun q10 h12 => rfl)
  rfl)
  : I.fn f_0 [value_3 I M (16 * i_0 + i_1) (16 * j_0 + j_1) i_0 i_1 j_0 j_1 k_0 k_1, I.fn f_2 [M t_A [16 * i_0 + i_1, 8 * k_0 + k_1], M t_B [8 * k_0 + k_1, 16 * j_0 + j_1]]] = value_4 I M i_0 i_1 j_0 j_1 k_0 k_1)))))

theorem kept_8 (i_0 j_0 k_0 i_1 k_1 j_1 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k_0) (h5 : k_0 < 8) (h6 : 0 ≤ i_1) (h7 : i_1 < 16) (h8 : 0 ≤ k_1) (h9 : k_1 < 8) (h10 : 0 ≤ j_1) (h11 : j_1 < 16) :
    Heap.Entails ((body_8 I M).post (((((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k_0 k_0).set v_i_1 i_1).set v_k_1 k_1).set v_j_1 j_1) (known_8 I M i_0 j_0 k_0 i_1 k_1 j_1)) (known_8 I M i_0 j_0 k_0 i_1 k_1 (j_1 + 1)) :=
  (show Heap.Entails _ (known_8 I M i_0 j_0 k_0 i_1 k_1 (j_1 + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points2 (fun q11 q12 h12 => (Or.elim h12 (fun h13 =>
  (at_set_ne2 q11 q12 (16 * i_0 + i_1) (16 * j_0 + j_1) (fun h14 => (int_c42 h10 h14.2 h13.1.2))
  (at_right (at_right (at_left (at_points2 q11 q12 h12 rfl)))))) (fun h13 =>
  (at_set_ne2 q11 q12 (16 * i_0 + i_1) (16 * j_0 + j_1) (fun h14 => (int_c42 h6 h14.1 h13.2.2))
  (at_right (at_right (at_left (at_points2 q11 q12 h12 rfl)))))))))
  (entails_points2 (fun q13 q14 h12 => ((Classical.em (q13 = 16 * i_0 + i_1 ∧ q14 = 16 * j_0 + j_1)).elim
  (fun h13 => (at_set_eq2 q13 q14 (16 * i_0 + i_1) (16 * j_0 + j_1) h13
  ((reduce_congr1 (fun q15 => ⟨(fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15
  (fun h16 => (Or.elim h16 (fun h17 => ⟨(int_c411 h8 h4 h17.1.1), (int_eab_lab h17.1.1)⟩)
  (fun h17 => ⟨h17.1, (int_c171 h8 h17.2)⟩)))
  (fun h16 => ⟨(int_c119 h4 h16.1.1), (int_tab_lab h16.1.2)⟩)))
  (fun h15 => (False.elim (int_c49 h13.1 h15.2))))), (fun h14 => (Or.inl ((Classical.em (q15 = k_1 + 8 * k_0)).elim
  (fun h15 => (Or.inl (Or.inl ⟨⟨h15, (int_c5 h13.1)⟩, (int_c173 h13.2)⟩)))
  (fun h15 => ((Classical.em (q15 < 8 * k_0)).elim (fun h16 => (Or.inl (Or.inr ⟨h14.1, h16⟩)))
  (fun h16 => (Or.inr ⟨⟨(int_ntba_lab h16), (int_lab_neab_tab h14.2 h15)⟩, (int_c5 h13.1)⟩)))))))⟩)
  (fun q15 h14 => (fn_congr2 (at_congr2 h13.1 rfl) (at_congr2 rfl h13.2))))
  : value_3 I M q13 q14 i_0 i_1 j_0 (j_1 + 1) k_0 k_1 = value_4 I M i_0 i_1 j_0 j_1 k_0 k_1)))
  (fun h13 => (at_set_ne2 q13 q14 (16 * i_0 + i_1) (16 * j_0 + j_1) h13
  (at_right (at_right (at_right (at_points2 q13 q14 h12
  (reduce_congr1 (fun q16 => ⟨(fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15 (fun h16 =>
  (Or.elim h16 (fun h17 => (Or.inl (Or.inl (Or.inl ⟨h17.1, (int_c188 h17.1.2 h17.2 h13)⟩))))
  (fun h17 => (Or.inl (Or.inl (Or.inr h17)))))) (fun h16 => (Or.inl (Or.inr h16)))))
  (fun h15 => (Or.inr h15)))), (fun h14 => (Or.elim h14 (fun h15 => (Or.elim h15
  (fun h16 => (Or.elim h16 (fun h17 => (Or.inl (Or.inl (Or.inl ⟨h17.1, (int_c30 h17.2)⟩))))
  (fun h17 => (Or.inl (Or.inl (Or.inr h17)))))) (fun h16 => (Or.inl (Or.inr h16)))))
  (fun h15 => (Or.inr h15))))⟩) (fun q16 h14 => rfl)))))))))))))))

theorem race_8 (i_0 j_0 k_0 i_1 k_1 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k_0) (h5 : k_0 < 8) (h6 : 0 ≤ i_1) (h7 : i_1 < 16) (h8 : 0 ≤ k_1) (h9 : k_1 < 8) :
    ParVC I 0 16 (body_8 I M).erase (fun j_1 => (((((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k_0 k_0).set v_i_1 i_1).set v_k_1 k_1).set v_j_1 j_1)) (fun j_1 => (body_8 I M).post (((((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k_0 k_0).set v_i_1 i_1).set v_k_1 k_1).set v_j_1 j_1) (known_8 I M i_0 j_0 k_0 i_1 k_1 j_1)) :=
  (race_arrays [a_c] rfl rfl
  (all_cons (apart2 (fun j_1 c0 c1 => c0 = i_1 + 16 * i_0 ∧ c1 = j_1 + 16 * j_0)
  (fun j_1 c0 c1 => c0 = i_1 + 16 * i_0 ∧ c1 = j_1 + 16 * j_0)
  (fun j_1 h10 h11 => (w_let (w_let (w_let (w_accumulate2 (16 * i_0 + i_1) (16 * j_0 + j_1)
  (⟨int_add_comm, int_add_comm⟩ : 16 * i_0 + i_1 = i_1 + 16 * i_0 ∧ 16 * j_0 + j_1 = j_1 + 16 * j_0))))))
  (fun j_1 h10 h11 =>
  (r_let (r_let (r_let (r_accumulate2 (x_none rfl) (16 * i_0 + i_1) (16 * j_0 + j_1)
  (⟨int_add_comm, int_add_comm⟩ : 16 * i_0 + i_1 = i_1 + 16 * i_0 ∧ 16 * j_0 + j_1 = j_1 + 16 * j_0))))))
  (fun j_1 y_y c0 c1 h10 h11 h12 h13 h14 h15 =>
  ⟨(fun h16 => (int_c32 h15.2 h16.2 h14)), (fun h16 => (int_c32 h15.2 h16.2 h14))⟩)) all_nil))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j_1 (.const 0) (.const 16)
    (fun e x => known_8 I M (e v_i_0) (e v_j_0) (e v_k_0) (e v_i_1) (e v_k_1) x) (body_8 I M)

theorem vc_7 (i_0 j_0 k_0 i_1 k_1 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k_0) (h5 : k_0 < 8) (h6 : 0 ≤ i_1) (h7 : i_1 < 16) (h8 : 0 ≤ k_1) (h9 : k_1 < 8) :
    (body_7 I M).vc I (impl.HasCell spec (base E)) ((((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k_0 k_0).set v_i_1 i_1).set v_k_1 k_1) (known_7 I M i_0 j_0 k_0 i_1 k_1) :=
  (vc_par_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q17 q18 h10 => (at_right (at_right (at_right (at_points2 q17 q18 h10
  (reduce_congr1 (fun q19 => ⟨(fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 =>
  (Or.elim h13 (fun h14 => (False.elim (int_c12 h10.1.1 h14.2))) (fun h14 => (Or.inl (Or.inl h14)))))
  (fun h13 => (Or.inl (Or.inr h13))))) (fun h12 => (Or.inr h12)))), (fun h11 => (Or.elim h11 (fun h12 =>
  (Or.elim h12 (fun h13 => (Or.inl (Or.inl (Or.inr h13)))) (fun h13 => (Or.inl (Or.inr h13)))))
  (fun h12 => (Or.inr h12))))⟩) (fun q19 h11 => rfl)))))))))))
  : Heap.Entails (known_7 I M i_0 j_0 k_0 i_1 k_1) (known_8 I M i_0 j_0 k_0 i_1 k_1 0))
  (fun j_1 h10 h11 => (vc_8 hl hM i_0 j_0 k_0 i_1 k_1 j_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun j_1 h10 h11 => (kept_8 hl hM i_0 j_0 k_0 i_1 k_1 j_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (race_8 hl hM i_0 j_0 k_0 i_1 k_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))

theorem kept_7 (i_0 j_0 k_0 i_1 k_1 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k_0) (h5 : k_0 < 8) (h6 : 0 ≤ i_1) (h7 : i_1 < 16) (h8 : 0 ≤ k_1) (h9 : k_1 < 8) :
    Heap.Entails ((body_7 I M).post ((((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k_0 k_0).set v_i_1 i_1).set v_k_1 k_1) (known_7 I M i_0 j_0 k_0 i_1 k_1)) (known_7 I M i_0 j_0 k_0 i_1 (k_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q20 q21 h10 =>
  (at_right (at_right (at_right (at_points2 q20 q21 h10 (reduce_congr1 (fun q22 =>
  ⟨(fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 => (Or.inl (Or.inl (Or.inr h13))))
  (fun h13 => (Or.inl ((Classical.em (q22 = k_1 + 8 * k_0)).elim
  (fun h14 => (Or.inl (Or.inl ⟨⟨h14, h13.2⟩, (int_c263 h10.1.2)⟩)))
  (fun h14 => (Or.inr ⟨⟨h13.1.1, (int_c103 h13.1.2 h14)⟩, h13.2⟩))))))) (fun h12 => (Or.inr h12)))), (fun h11 => (Or.elim h11 (fun h12 => (Or.elim h12 (fun h13 =>
  (Or.elim h13 (fun h14 => (Or.inl (Or.inr ⟨⟨(int_c153 h8 h14.1.1), (int_c215 h14.1.1)⟩, h14.1.2⟩)))
  (fun h14 => (Or.inl (Or.inl h14)))))
  (fun h13 => (Or.inl (Or.inr ⟨⟨h13.1.1, (int_c30 h13.1.2)⟩, h13.2⟩))))) (fun h12 => (Or.inr h12))))⟩)
  (fun q22 h11 => rfl)))))))))))
  : Heap.Entails (known_8 I M i_0 j_0 k_0 i_1 k_1 16) (known_7 I M i_0 j_0 k_0 i_1 (k_1 + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_1 (.const 0) (.const 8)
    (fun e x => known_7 I M (e v_i_0) (e v_j_0) (e v_k_0) (e v_i_1) x) (body_7 I M)

theorem vc_6 (i_0 j_0 k_0 i_1 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k_0) (h5 : k_0 < 8) (h6 : 0 ≤ i_1) (h7 : i_1 < 16) :
    (body_6 I M).vc I (impl.HasCell spec (base E)) (((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k_0 k_0).set v_i_1 i_1) (known_6 I M i_0 j_0 k_0 i_1) :=
  (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q23 q24 h8 =>
  (at_right (at_right (at_right (at_points2 q23 q24 h8 (reduce_congr1 (fun q25 => ⟨(fun h9 => (Or.elim h9 (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl h11)) (fun h11 => (False.elim (int_c12 h11.1.1 h11.1.2)))))
  (fun h10 => (Or.inr h10)))), (fun h9 => (Or.elim h9 (fun h10 => (Or.inl (Or.inl h10))) (fun h10 => (Or.inr h10))))⟩)
  (fun q25 h9 => rfl)))))))))))
  : Heap.Entails (known_6 I M i_0 j_0 k_0 i_1) (known_7 I M i_0 j_0 k_0 i_1 0))
  (fun k_1 h8 h9 => (vc_7 hl hM i_0 j_0 k_0 i_1 k_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (fun k_1 h8 h9 => (kept_7 hl hM i_0 j_0 k_0 i_1 k_1 h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)))

theorem kept_6 (i_0 j_0 k_0 i_1 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k_0) (h5 : k_0 < 8) (h6 : 0 ≤ i_1) (h7 : i_1 < 16) :
    Heap.Entails ((body_6 I M).post (((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k_0 k_0).set v_i_1 i_1) (known_6 I M i_0 j_0 k_0 i_1)) (known_6 I M i_0 j_0 k_0 (i_1 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q26 q27 h8 => (at_right (at_right (at_right (at_points2 q26 q27 h8
  (reduce_congr1 (fun q28 => ⟨(fun h9 => (Or.elim h9 (fun h10 => (Or.inl (Or.inl h10)))
  (fun h10 => ((Classical.em (q26 = i_1 + 16 * i_0)).elim
  (fun h11 => (Or.inl (Or.inr ⟨⟨h10.1.1, (int_c260 h10.1.2)⟩, h11⟩)))
  (fun h11 => (Or.inr ⟨⟨h10.1.1, h10.1.2⟩, (int_c103 h10.2 h11)⟩)))))), (fun h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (Or.inl h11))
  (fun h11 => (Or.inr ⟨⟨h11.1.1, (int_c508 h11.1.2)⟩, (int_c215 h11.2)⟩))))
  (fun h10 => (Or.inr ⟨h10.1, (int_c30 h10.2)⟩))))⟩) (fun q28 h9 => rfl)))))))))))
  : Heap.Entails (known_7 I M i_0 j_0 k_0 i_1 8) (known_6 I M i_0 j_0 k_0 (i_1 + 1)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i_1 (.const 0) (.const 16)
    (fun e x => known_6 I M (e v_i_0) (e v_j_0) (e v_k_0) x) (body_6 I M)

theorem vc_5 (i_0 j_0 k_0 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k_0) (h5 : k_0 < 8) :
    (body_5 I M).vc I (impl.HasCell spec (base E)) ((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k_0 k_0) (known_5 I M i_0 j_0 k_0) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q29 q30 h6 => (at_right (at_right (at_right (at_points2 q29 q30 h6 (reduce_congr1 (fun q31 =>
  ⟨(fun h7 => (Or.elim h7 (fun h8 => h8) (fun h8 => (False.elim (int_c12 h6.2.1 h8.2))))), (fun h7 => (Or.inl h7))⟩)
  (fun q31 h7 => rfl)))))))))))
  : Heap.Entails (known_5 I M i_0 j_0 k_0) (known_6 I M i_0 j_0 k_0 0))
  (fun i_1 h6 h7 => (vc_6 hl hM i_0 j_0 k_0 i_1 h0 h1 h2 h3 h4 h5 h6 h7))
  (fun i_1 h6 h7 => (kept_6 hl hM i_0 j_0 k_0 i_1 h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_5 (i_0 j_0 k_0 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) (h4 : 0 ≤ k_0) (h5 : k_0 < 8) :
    Heap.Entails ((body_5 I M).post ((((base E).set v_i_0 i_0).set v_j_0 j_0).set v_k_0 k_0) (known_5 I M i_0 j_0 k_0)) (known_5 I M i_0 j_0 (k_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q32 q33 h6 => (at_right (at_right (at_right (at_points2 q32 q33 h6 (reduce_congr1
  (fun q34 => ⟨(fun h7 => ((Classical.em (q34 < 8 * k_0)).elim (fun h8 => (Or.inl ⟨h7.1, h8⟩))
  (fun h8 => (Or.inr ⟨⟨(int_ntba_lab h8), (int_c54 h7.2)⟩, (int_c263 h6.2.2)⟩)))), (fun h7 => (Or.elim h7 (fun h8 => ⟨h8.1, (int_c218 h8.2)⟩)
  (fun h8 => ⟨(int_c119 h4 h8.1.1), (int_c102 h8.1.2)⟩)))⟩) (fun q34 h7 => rfl)))))))))))
  : Heap.Entails (known_6 I M i_0 j_0 k_0 16) (known_5 I M i_0 j_0 (k_0 + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.for v_i_1_init (.const 0) (.const 16)
    (fun e x => known_3 I M (e v_i_0) (e v_j_0) x) (body_3 I M)) <|
  .scope [a_c] <|
    .for v_k_0 (.const 0) (.const 8)
      (fun e x => known_5 I M (e v_i_0) (e v_j_0) x) (body_5 I M)

theorem vc_2 (i_0 j_0 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) :
    (body_2 I M).vc I (impl.HasCell spec (base E)) (((base E).set v_i_0 i_0).set v_j_0 j_0) (known_2 I M i_0 j_0) :=
  (vc_seq (vc_for_of 0 16 rfl rfl (show Heap.Entails _ (known_3 I M i_0 j_0 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right entails_refl))
  (entails_points2 (fun q8 q9 h4 => (False.elim (int_c12 h4.2.1 h4.2.2))))))))
  (fun x_i_1_init h4 h5 => (vc_3 hl hM i_0 j_0 x_i_1_init h0 h1 h2 h3 h4 h5))
  (fun x_i_1_init h4 h5 => (kept_3 hl hM i_0 j_0 x_i_1_init h0 h1 h2 h3 h4 h5)))
  (vc_scope (vc_for_of 0 8 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q35 q36 h4 =>
  (at_right (at_right (at_right (at_points2 q35 q36 ⟨h4.1, ⟨h4.2.1, (int_c263 h4.2.2)⟩⟩
  (Eq.trans ((reduce_empty1 (fun q37 => (fun h5 => (int_c41 h5.1 h5.2))))
  : value_0 I M q35 q36 0 = I.fn f_1 []) rfl))))))))))
  : Heap.Entails (known_3 I M i_0 j_0 16) (known_5 I M i_0 j_0 0))
  (fun k_0 h4 h5 => (vc_5 hl hM i_0 j_0 k_0 h0 h1 h2 h3 h4 h5))
  (fun k_0 h4 h5 => (kept_5 hl hM i_0 j_0 k_0 h0 h1 h2 h3 h4 h5)))))

theorem kept_2 (i_0 j_0 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) (h2 : 0 ≤ j_0) (h3 : j_0 < 4) :
    Heap.Entails ((body_2 I M).post (((base E).set v_i_0 i_0).set v_j_0 j_0) (known_2 I M i_0 j_0)) (known_2 I M i_0 (j_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q38 q39 h4 => (Or.elim h4 (fun h5 => (Or.elim (((Classical.em (q39 < 16 * j_0)).elim
  (fun h6 => (Or.inl (Or.inl ⟨⟨h5.1.1, h6⟩, ⟨h5.2.1, h5.2.2⟩⟩)))
  (fun h6 => (Or.inr ⟨⟨(int_ntba_lab h6), (int_c221 h5.1.2)⟩, ⟨h5.2.1, h5.2.2⟩⟩)))
  : ((0 ≤ q39 ∧ q39 < 16 * j_0) ∧ 16 * i_0 ≤ q38 ∧ q38 ≤ 16 * i_0 + 15 ∨ (0 ≤ q39 ∧ q39 < 64) ∧ 0 ≤ q38 ∧ q38 < 16 * i_0) ∨ (16 * j_0 ≤ q39 ∧ q39 ≤ 16 * j_0 + 15) ∧ 16 * i_0 ≤ q38 ∧ q38 ≤ 16 * i_0 + 15)
  (fun h6 => (at_right (at_right (at_left (at_points2 q38 q39 h6 rfl)))))
  (fun h6 => (at_right (at_right (at_right (at_points2 q38 q39 h6
  (Eq.trans ((equation_0 hl hM q38 q39 trivial) : M t_C [q38, q39] = value_5 I M q38 q39)
  (reduce_congr1
  (fun q41 => ⟨(fun h7 => ⟨h7.1, (int_c471 h7.2)⟩), (fun h7 => ⟨h7.1, (fact_0 h7.2)⟩)⟩)
  (fun q41 h7 => rfl))))))))))
  (fun h5 => (at_right (at_right (at_left (at_points2 q38 q39 (Or.inr h5) rfl))))))))))
  : Heap.Entails (known_5 I M i_0 j_0 8) (known_2 I M i_0 (j_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j_0 (.const 0) (.const 4)
    (fun e x => known_2 I M (e v_i_0) x) (body_2 I M)

theorem vc_1 (i_0 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E)) ((base E).set v_i_0 i_0) (known_1 I M i_0) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q42 q43 h2 => (Or.elim h2 (fun h3 => (False.elim (int_c147 h3.1.1 h3.1.2)))
  (fun h3 => (at_right (at_right (at_points2 q42 q43 h3 rfl)))))))))
  : Heap.Entails (known_1 I M i_0) (known_2 I M i_0 0))
  (fun j_0 h2 h3 => (vc_2 hl hM i_0 j_0 h0 h1 h2 h3))
  (fun j_0 h2 h3 => (kept_2 hl hM i_0 j_0 h0 h1 h2 h3)))

theorem kept_1 (i_0 : Int) (h0 : 0 ≤ i_0) (h1 : i_0 < 4) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i_0 i_0) (known_1 I M i_0)) (known_1 I M (i_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q44 q45 h2 => (at_right (at_right (at_points2 q44 q45 ((Classical.em (16 * i_0 ≤ q44)).elim
  (fun h3 => (Or.inl ⟨⟨h2.1.1, (int_c478 h2.1.2)⟩, ⟨h3, (int_c221 h2.2.2)⟩⟩))
  (fun h3 => (Or.inr ⟨⟨h2.1.1, h2.1.2⟩, ⟨h2.2.1, (int_nlba_tab h3)⟩⟩))) rfl)))))))
  : Heap.Entails (known_2 I M i_0 4) (known_1 I M (i_0 + 1)))

theorem race_1 :
    ParVC I 0 4 (body_1 I M).erase (fun i_0 => ((base E).set v_i_0 i_0)) (fun i_0 => (body_1 I M).post ((base E).set v_i_0 i_0) (known_1 I M i_0)) :=
  (race_arrays [a_c] rfl rfl
  (all_cons (apart2 (fun i_0 c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15)
  (fun i_0 c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 16 * i_0 ≤ c0 ∧ c0 ≤ 16 * i_0 + 15)
  (fun i_0 h0 h1 => (w_for 0 4 rfl rfl
  (fun j_0 h2 h3 => (w_seq (w_for 0 16 rfl rfl (fun x_i_1_init h4 h5 => (w_par 0 16 rfl rfl
  (fun x_j_1_init h6 h7 => (w_let (w_let (w_assign2 (16 * i_0 + x_i_1_init) (16 * j_0 + x_j_1_init)
  (⟨⟨(int_c99 h2 h6), (int_c384 h7 h3)⟩, ⟨(int_le_add h4), (int_c264 h5)⟩⟩
  : (0 ≤ 16 * j_0 + x_j_1_init ∧ 16 * j_0 + x_j_1_init < 64) ∧ 16 * i_0 ≤ 16 * i_0 + x_i_1_init ∧ 16 * i_0 + x_i_1_init ≤ 16 * i_0 + 15))))))))
  (w_scope (w_for 0 8 rfl rfl (fun k_0 h4 h5 =>
  (w_for 0 16 rfl rfl (fun i_1 h6 h7 => (w_for 0 8 rfl rfl (fun k_1 h8 h9 => (w_par 0 16 rfl rfl
  (fun j_1 h10 h11 => (w_let (w_let (w_let (w_accumulate2 (16 * i_0 + i_1) (16 * j_0 + j_1)
  (⟨⟨(int_c99 h2 h10), (int_c384 h11 h3)⟩, ⟨(int_le_add h6), (int_c264 h7)⟩⟩
  : (0 ≤ 16 * j_0 + j_1 ∧ 16 * j_0 + j_1 < 64) ∧ 16 * i_0 ≤ 16 * i_0 + i_1 ∧ 16 * i_0 + i_1 ≤ 16 * i_0 + 15))))))))))))))))))
  (fun i_0 h0 h1 => (r_for 0 4 rfl rfl (fun j_0 h2 h3 =>
  (r_seq (r_none rfl) (r_scope (r_for 0 8 rfl rfl (fun k_0 h4 h5 => (r_for 0 16 rfl rfl
  (fun i_1 h6 h7 => (r_for 0 8 rfl rfl (fun k_1 h8 h9 => (r_par 0 16 rfl rfl (fun j_1 h10 h11 =>
  (r_let (r_let (r_let (r_accumulate2 (x_none rfl) (16 * i_0 + i_1) (16 * j_0 + j_1)
  (⟨⟨(int_c99 h2 h10), (int_c384 h11 h3)⟩, ⟨(int_le_add h6), (int_c264 h7)⟩⟩
  : (0 ≤ 16 * j_0 + j_1 ∧ 16 * j_0 + j_1 < 64) ∧ 16 * i_0 ≤ 16 * i_0 + i_1 ∧ 16 * i_0 + i_1 ≤ 16 * i_0 + 15))))))))))))))))))
  (fun i_0 y_y c0 c1 h0 h1 h2 h3 h4 h5 =>
  ⟨(fun h6 => (int_c435 h5.2.2 h6.2.2 h5.2.1 h6.2.1 h4)), (fun h6 => (int_c435 h5.2.2 h6.2.2 h5.2.1 h6.2.1 h4))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i_0 (.const 0) (.const 4)
    (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_par_of 0 4 rfl rfl
  (show Heap.Entails _ (known_1 I M 0) from (entails_and (entails_points2 (fun q46 q47 h0 =>
  (at_input (R := (Region.mk t_A [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q46, q47]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q46, _, rfl, h0.2.1, h0.2.2, q47, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q48 q49 h0 =>
  (at_input (R := (Region.mk t_B [(.const 0, .const 64), (.const 0, .const 64)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q48, q49]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q48, _, rfl, h0.2.1, h0.2.2, q49, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q50 q51 h0 => (False.elim (int_c147 h0.2.1 h0.2.2)))))))
  (fun i_0 h0 h1 => (vc_1 hl hM i_0 h0 h1)) (fun i_0 h0 h1 => (kept_1 hl hM i_0 h0 h1))
  (race_1 hl hM))

theorem output_0_2 (q52 q53 : Int) (h0 : 0 ≤ q52) (h1 : q52 < 64) (h2 : 0 ≤ q53) (h3 : q53 < 64) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_c, [q52, q53]⟩ (M t_C [q52, q53]) :=
  ((at_right (at_right (at_points2 q52 q53 ⟨⟨h2, h3⟩, ⟨h0, (int_c478 h1)⟩⟩ rfl)))
  : (known_1 I M 4) ⟨a_c, [q52, q53]⟩ (M t_C [q52, q53]))

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
