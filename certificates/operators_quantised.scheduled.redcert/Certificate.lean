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
/-- `j_init` -/ abbrev v_j_init : Var := 5
/-- `k_0` -/ abbrev v_k_0 : Var := 6
/-- `k_1` -/ abbrev v_k_1 : Var := 7
/-- `v_k` -/ abbrev v_v_k : Var := 8
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
      Region.mk t_A [(.const 0, .const 32), (.const 0, .const 64)],
      Region.mk t_B [(.const 0, .const 64), (.const 0, .const 32)]]
  outputs := [Region.mk t_C [(.const 0, .const 32), (.const 0, .const 32)]]
  equations :=
    [
      Equation.mk
        t_C
        [v_i, v_j]
        .true
        (.reduce
          [.fn (.literal .i32 0 1) []]
          (.builtin "+" .i32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64)))
          (.fn
            (.builtin "*" .i32)
            [
              .fn (.cast .i8 .i32) [.access t_A [.var v_i, .var v_k]],
              .fn (.cast .i8 .i32) [.access t_B [.var v_k, .var v_j]]]))]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i (.const 0) (.const 32) <|
      .seq (.for v_j_init (.const 0) (.const 32) <|
        .assign a_c [.var v_i, .var v_j_init] (.fn (.literal .i32 0 1) [])) <|
      .scope [a_c] <|
        .for v_k_0 (.const 0) (.const 16) <|
          .for v_j (.const 0) (.const 32) <|
            .for v_k_1 (.const 0) (.const 4) <|
              .letin v_v_k (.add (.mul 4 (.var v_k_0)) (.var v_k_1)) <|
              .accumulate
                false
                (.builtin "+" .i32)
                a_c
                [.var v_i, .var v_j]
                (.fn
                  (.builtin "*" .i32)
                  [
                    .fn (.cast .i8 .i32) [.read a_a [.var v_i, .var v_v_k]],
                    .fn (.cast .i8 .i32) [.read a_b [.var v_v_k, .var v_j]]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .i32
abbrev f_1 : Fn := .literal .i32 0 1
abbrev f_2 : Fn := .builtin "*" .i32
abbrev f_3 : Fn := .cast .i8 .i32

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c d : Int} (h0 : c < 4) (h1 : a < c + 4 * d + b + (-4) * d) : a ≤ b + 3 :=
  by omega

theorem fact_1 {a b c d : Int} (h0 : a ≤ c + b) (h1 : ¬ a < c + 4 * d + b + (-4) * d) : a = b + c :=
  by omega

theorem fact_2 {a b c d : Int} (h0 : a < b + 4 * d + c + (-4) * d) : a ≤ b + c :=
  by omega

theorem fact_3 {a b c d : Int} (h0 : a < c + 4 * d + b + (-4) * d) : a < b + c :=
  by omega

theorem fact_4 {a b c d x_e : Int} (h0 : d = x_e) (h1 : a < b + 1 + 4 * x_e + c + (-4) * d) : a ≤ b + c :=
  by omega

theorem fact_5 {a b c : Int} (h0 : a ≤ c + b) (h1 : c < 4) : a ≤ b + 3 :=
  by omega

theorem fact_6 {a b c d x_e : Int} (h0 : a ≤ b + d) (h1 : x_e = c) : a < b + 1 + 4 * c + d + (-4) * x_e :=
  by omega

theorem fact_7 {a b c d x_e f g : Int} (h0 : d ≤ a) (h1 : a ≤ d + 3) (h2 : 0 ≤ b) (h3 : f = g) (h4 : b < 4) (h5 : a < b + 1 + 4 * c + d + (-4) * x_e) (h6 : ¬ (f = g ∧ x_e = c)) : a < b + 4 * c + d + (-4) * x_e :=
  by omega

theorem fact_8 {a b c d : Int} (h0 : a ≤ c + 3) (h1 : d < b) : a < 0 + 4 * b + c + (-4) * d :=
  by omega

theorem fact_9 {a b c d : Int} (h0 : c ≤ d) (h1 : d < 4 + 4 * b + c + (-4) * a) : a < b + 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c1 i k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 4 * k_0)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_A [i, y_k0]], I.fn f_3 [M t_B [y_k0, c1]]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c1 i j k_0 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 4 * k_0 ∨ (4 * k_0 ≤ y_k0 ∧ y_k0 ≤ 4 * k_0 + 3) ∧ c1 < j)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_A [i, y_k0]], I.fn f_3 [M t_B [y_k0, c1]]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c1 i j k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 4 * k_0 ∨ (4 * k_0 ≤ y_k0 ∧ y_k0 ≤ 4 * k_0 + 3) ∧ y_k0 < k_1 + 4 * j + 4 * k_0 + (-4) * c1)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_A [i, y_k0]], I.fn f_3 [M t_B [y_k0, c1]]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i j k_0 k_1 : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k_1 + 4 * k_0)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_A [i, y_k0]], I.fn f_3 [M t_B [y_k0, j]]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 64)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_A [i, y_k0]], I.fn f_3 [M t_B [y_k0, j]]])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (value_4 I M i j) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn f_2 [.fn f_3 [.access t_A [.var v_i, .var v_k]], .fn f_3 [.access t_B [.var v_k, .var v_j]]])) (((base E).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 64) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < 32)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 32) ∧ 0 ≤ c0 ∧ c0 < 64)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 32) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and (known_1_2 I M i)))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (i x_j_init : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_j_init)
    (fun c0 c1 => (I.fn f_1 []))

noncomputable def known_2 (I : Interp V) (M : Model V) (i x_j_init : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_1_2 I M i).and (known_2_3 I M i x_j_init))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_c [.var v_i, .var v_j_init] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_2 (i x_j_init : Int) (h0 : 0 ≤ i) (h1 : i < 32) (h2 : 0 ≤ x_j_init) (h3 : x_j_init < 32) :
    (body_2 I M).vc I (impl.HasCell spec (base E)) (((base E).set v_i i).set v_j_init x_j_init) (known_2 I M i x_j_init) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .const 32), (.const 0, .const 32)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, x_j_init]
  (region_iff.2 ⟨i, _, rfl, h0, h1, x_j_init, _, rfl, h2, h3, rfl⟩) shape_a_c rfl rfl ⟨h0, h2⟩)
  ev_const rfl)

theorem kept_2 (i x_j_init : Int) (h0 : 0 ≤ i) (h1 : i < 32) (h2 : 0 ≤ x_j_init) (h3 : x_j_init < 32) :
    Heap.Entails ((body_2 I M).post (((base E).set v_i i).set v_j_init x_j_init) (known_2 I M i x_j_init)) (known_2 I M i (x_j_init + 1)) :=
  (show Heap.Entails _ (known_2 I M i (x_j_init + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and
  (entails_points2 (fun q0 q1 h4 => (at_set_ne2 q0 q1 i x_j_init (fun h5 => (int_eab_tab_F h5.1 h4.2.2))
  (at_right (at_right (at_left (at_points2 q0 q1 h4 rfl))))))) (entails_points2 (fun q2 q3 h4 =>
  ((Classical.em (q2 = i ∧ q3 = x_j_init)).elim (fun h5 => (at_set_eq2 q2 q3 i x_j_init h5 rfl))
  (fun h5 => (at_set_ne2 q2 q3 i x_j_init h5
  (at_right (at_right (at_right (at_points2 q2 q3 ⟨h4.1, ⟨h4.2.1, (int_c0 h4.1 h4.2.2 h5)⟩⟩ rfl)))))))))))))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (i k_0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 32)
    (fun c0 c1 => (value_0 I M c1 i k_0))

noncomputable def known_3 (I : Interp V) (M : Model V) (i k_0 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_1_2 I M i).and (known_3_3 I M i k_0))))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (i k_0 j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 32)
    (fun c0 c1 => (value_1 I M c1 i j k_0))

noncomputable def known_4 (I : Interp V) (M : Model V) (i k_0 j : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_1_2 I M i).and (known_4_3 I M i k_0 j))))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (i k_0 j k_1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 32)
    (fun c0 c1 => (value_2 I M c1 i j k_0 k_1))

noncomputable def known_5 (I : Interp V) (M : Model V) (i k_0 j k_1 : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_1_2 I M i).and (known_5_3 I M i k_0 j k_1))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_v_k (.add (.mul 4 (.var v_k_0)) (.var v_k_1)) <|
  .accumulate
    false
    f_0
    a_c
    [.var v_i, .var v_j]
    (.fn
      f_2
      [
        .fn f_3 [.read a_a [.var v_i, .var v_v_k]],
        .fn f_3 [.read a_b [.var v_v_k, .var v_j]]])
    (fun e => (value_3 I M (e v_i) (e v_j) (e v_k_0) (e v_k_1)))

theorem vc_5 (i k_0 j k_1 : Int) (h0 : 0 ≤ i) (h1 : i < 32) (h2 : 0 ≤ k_0) (h3 : k_0 < 16) (h4 : 0 ≤ j) (h5 : j < 32) (h6 : 0 ≤ k_1) (h7 : k_1 < 4) :
    (body_5 I M).vc I (impl.HasCell spec (base E)) (((((base E).set v_i i).set v_k_0 k_0).set v_j j).set v_k_1 k_1) (known_5 I M i k_0 j k_1) :=
  (vc_let (vc_accumulate_of (value_2 I M j i j k_0 k_1)
  (I.fn f_2 [I.fn f_3 [M t_A [i, 4 * k_0 + k_1]], I.fn f_3 [M t_B [4 * k_0 + k_1, j]]])
  ((at_right (at_right (at_right (at_points2 i j ⟨rfl, ⟨h4, h5⟩⟩ rfl))))
  : (known_5 I M i k_0 j k_1) ⟨a_c, [i, j]⟩ (value_2 I M j i j k_0 k_1))
  (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_left (at_points2 i (4 * k_0 + k_1) ⟨⟨(int_c7 h2 h6), (int_c578 h3 h7)⟩, ⟨h0, h1⟩⟩ rfl))
  : (known_5 I M i k_0 j k_1) ⟨a_a, [i, 4 * k_0 + k_1]⟩ (M t_A [i, 4 * k_0 + k_1]))) ev_nil))
  (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_left (at_points2 (4 * k_0 + k_1) j ⟨⟨h4, h5⟩, ⟨(int_c7 h2 h6), (int_c578 h3 h7)⟩⟩ rfl)))
  : (known_5 I M i k_0 j k_1) ⟨a_b, [4 * k_0 + k_1, j]⟩ (M t_B [4 * k_0 + k_1, j]))) ev_nil))
  ev_nil)))
  ((append1 (4 * k_0 + k_1) 0 (4 * k_0 + k_1 + 1) (fun q6 h8 => ⟨h8.1, (int_c9 h8.2)⟩) (fun q6 =>
  ⟨(fun h8 => ((Classical.em (q6 < 4 * k_0)).elim (fun h9 => (Or.inl (Or.inl ⟨h8.1, h9⟩)))
  (fun h9 => ((Classical.em (q6 < k_1 + 4 * j + 4 * k_0 + (-4) * j)).elim
  (fun h10 => (Or.inl (Or.inr ⟨⟨(int_ntba_lab h9), (fact_0 h7 h10)⟩, h10⟩)))
  (fun h10 => (Or.inr (fact_1 h8.2 h10))))))), (fun h8 => (Or.elim h8 (fun h9 => (Or.elim h9 (fun h10 => ⟨h10.1, (int_c171 h6 h10.2)⟩)
  (fun h10 => ⟨(int_c96 h2 h10.1.1), (fact_2 h10.2)⟩)))
  (fun h9 => ⟨(int_c413 h2 h6 h9), (int_c16 h9)⟩)))⟩)
  (fun q6 h8 => (Or.elim h8 (fun h9 => (int_c170 h6 h9.2)) (fun h9 => (fact_3 h9.2))))
  (fun q6 h8 => rfl) rfl)
  : I.fn f_0 [value_2 I M j i j k_0 k_1, I.fn f_2 [I.fn f_3 [M t_A [i, 4 * k_0 + k_1]], I.fn f_3 [M t_B [4 * k_0 + k_1, j]]]] = value_3 I M i j k_0 k_1)))

theorem kept_5 (i k_0 j k_1 : Int) (h0 : 0 ≤ i) (h1 : i < 32) (h2 : 0 ≤ k_0) (h3 : k_0 < 16) (h4 : 0 ≤ j) (h5 : j < 32) (h6 : 0 ≤ k_1) (h7 : k_1 < 4) :
    Heap.Entails ((body_5 I M).post (((((base E).set v_i i).set v_k_0 k_0).set v_j j).set v_k_1 k_1) (known_5 I M i k_0 j k_1)) (known_5 I M i k_0 j (k_1 + 1)) :=
  (show Heap.Entails _ (known_5 I M i k_0 j (k_1 + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and
  (entails_points2 (fun q7 q8 h8 => (at_set_ne2 q7 q8 i j (fun h9 => (int_eab_tab_F h9.1 h8.2.2))
  (at_right (at_right (at_left (at_points2 q7 q8 h8 rfl)))))))
  (entails_points2 (fun q9 q10 h8 => ((Classical.em (q9 = i ∧ q10 = j)).elim (fun h9 => (at_set_eq2 q9 q10 i j h9
  ((reduce_congr1 (fun q11 => ⟨(fun h10 => (Or.elim h10 (fun h11 => ⟨h11.1, (int_c171 h6 h11.2)⟩)
  (fun h11 => ⟨(int_c96 h2 h11.1.1), (fact_4 h9.2 h11.2)⟩))), (fun h10 => ((Classical.em (q11 < 4 * k_0)).elim (fun h11 => (Or.inl ⟨h10.1, h11⟩))
  (fun h11 => (Or.inr ⟨⟨(int_ntba_lab h11), (fact_5 h10.2 h7)⟩, (fact_6 h10.2 h9.2)⟩))))⟩)
  (fun q11 h10 => (fn_congr2 rfl (fn_congr1 (at_congr2 rfl h9.2)))))
  : value_2 I M q10 i j k_0 (k_1 + 1) = value_3 I M i j k_0 k_1)))
  (fun h9 => (at_set_ne2 q9 q10 i j h9 (at_right (at_right (at_right (at_points2 q9 q10 h8
  (reduce_congr1 (fun q12 => ⟨(fun h10 => (Or.elim h10 (fun h11 => (Or.inl h11))
  (fun h11 => (Or.inr ⟨h11.1, (fact_7 h11.1.1 h11.1.2 h6 h8.1 h7 h11.2 h9)⟩)))), (fun h10 =>
  (Or.elim h10 (fun h11 => (Or.inl h11)) (fun h11 => (Or.inr ⟨h11.1, (int_c424 h11.2)⟩))))⟩)
  (fun q12 h10 => rfl)))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_k_1 (.const 0) (.const 4)
    (fun e x => known_5 I M (e v_i) (e v_k_0) (e v_j) x) (body_5 I M)

theorem vc_4 (i k_0 j : Int) (h0 : 0 ≤ i) (h1 : i < 32) (h2 : 0 ≤ k_0) (h3 : k_0 < 16) (h4 : 0 ≤ j) (h5 : j < 32) :
    (body_4 I M).vc I (impl.HasCell spec (base E)) ((((base E).set v_i i).set v_k_0 k_0).set v_j j) (known_4 I M i k_0 j) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q13 q14 h6 =>
  (at_right (at_right (at_right (at_points2 q13 q14 h6 (reduce_congr1 (fun q15 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (Or.inr ⟨h8.1, (int_c422 h8.1.1 h8.2)⟩)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (Or.inr ⟨h8.1, (fact_8 h8.1.2 h8.2)⟩))))⟩)
  (fun q15 h7 => rfl))))))))))) : Heap.Entails (known_4 I M i k_0 j) (known_5 I M i k_0 j 0))
  (fun k_1 h6 h7 => (vc_5 hl hM i k_0 j k_1 h0 h1 h2 h3 h4 h5 h6 h7))
  (fun k_1 h6 h7 => (kept_5 hl hM i k_0 j k_1 h0 h1 h2 h3 h4 h5 h6 h7)))

theorem kept_4 (i k_0 j : Int) (h0 : 0 ≤ i) (h1 : i < 32) (h2 : 0 ≤ k_0) (h3 : k_0 < 16) (h4 : 0 ≤ j) (h5 : j < 32) :
    Heap.Entails ((body_4 I M).post ((((base E).set v_i i).set v_k_0 k_0).set v_j j) (known_4 I M i k_0 j)) (known_4 I M i k_0 (j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q16 q17 h6 =>
  (at_right (at_right (at_right (at_points2 q16 q17 h6 (reduce_congr1 (fun q18 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (Or.inr ⟨h8.1, (int_c427 h8.1.2 h8.2)⟩)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (Or.inr ⟨h8.1, (fact_9 h8.1.1 h8.2)⟩))))⟩)
  (fun q18 h7 => rfl))))))))))) : Heap.Entails (known_5 I M i k_0 j 4) (known_4 I M i k_0 (j + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.const 32)
    (fun e x => known_4 I M (e v_i) (e v_k_0) x) (body_4 I M)

theorem vc_3 (i k_0 : Int) (h0 : 0 ≤ i) (h1 : i < 32) (h2 : 0 ≤ k_0) (h3 : k_0 < 16) :
    (body_3 I M).vc I (impl.HasCell spec (base E)) (((base E).set v_i i).set v_k_0 k_0) (known_3 I M i k_0) :=
  (vc_for_of 0 32 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q19 q20 h4 => (at_right (at_right (at_right (at_points2 q19 q20 h4 (reduce_congr1 (fun q21 =>
  ⟨(fun h5 => (Or.elim h5 (fun h6 => h6) (fun h6 => (False.elim (int_lab_tba_F h4.2.1 h6.2))))), (fun h5 => (Or.inl h5))⟩)
  (fun q21 h5 => rfl))))))))))) : Heap.Entails (known_3 I M i k_0) (known_4 I M i k_0 0))
  (fun j h4 h5 => (vc_4 hl hM i k_0 j h0 h1 h2 h3 h4 h5))
  (fun j h4 h5 => (kept_4 hl hM i k_0 j h0 h1 h2 h3 h4 h5)))

theorem kept_3 (i k_0 : Int) (h0 : 0 ≤ i) (h1 : i < 32) (h2 : 0 ≤ k_0) (h3 : k_0 < 16) :
    Heap.Entails ((body_3 I M).post (((base E).set v_i i).set v_k_0 k_0) (known_3 I M i k_0)) (known_3 I M i (k_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q22 q23 h4 => (at_right (at_right (at_right (at_points2 q22 q23 h4 (reduce_congr1
  (fun q24 => ⟨(fun h5 => ((Classical.em (q24 < 4 * k_0)).elim (fun h6 => (Or.inl ⟨h5.1, h6⟩))
  (fun h6 => (Or.inr ⟨⟨(int_ntba_lab h6), (int_c31 h5.2)⟩, h4.2.2⟩)))), (fun h5 => (Or.elim h5 (fun h6 => ⟨h6.1, (int_c217 h6.2)⟩)
  (fun h6 => ⟨(int_c96 h2 h6.1.1), (int_c126 h6.1.2)⟩)))⟩) (fun q24 h5 => rfl)))))))))))
  : Heap.Entails (known_4 I M i k_0 32) (known_3 I M i (k_0 + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.for v_j_init (.const 0) (.const 32)
    (fun e x => known_2 I M (e v_i) x) (body_2 I M)) <|
  .scope [a_c] <|
    .for v_k_0 (.const 0) (.const 16)
      (fun e x => known_3 I M (e v_i) x) (body_3 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 32) :
    (body_1 I M).vc I (impl.HasCell spec (base E)) ((base E).set v_i i) (known_1 I M i) :=
  (vc_seq (vc_for_of 0 32 rfl rfl (show Heap.Entails _ (known_2 I M i 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right entails_refl))
  (entails_points2 (fun q4 q5 h2 => (False.elim (int_lab_tba_F h2.2.1 h2.2.2))))))))
  (fun x_j_init h2 h3 => (vc_2 hl hM i x_j_init h0 h1 h2 h3))
  (fun x_j_init h2 h3 => (kept_2 hl hM i x_j_init h0 h1 h2 h3))) (vc_scope (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q25 q26 h2 =>
  (at_right (at_right (at_right (at_points2 q25 q26 h2 (Eq.trans ((reduce_empty1 (fun q27 => (fun h3 => (int_c14 h3.1 h3.2))))
  : value_0 I M q26 i 0 = I.fn f_1 []) rfl))))))))))
  : Heap.Entails (known_2 I M i 32) (known_3 I M i 0))
  (fun k_0 h2 h3 => (vc_3 hl hM i k_0 h0 h1 h2 h3))
  (fun k_0 h2 h3 => (kept_3 hl hM i k_0 h0 h1 h2 h3)))))

theorem kept_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 32) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i i) (known_1 I M i)) (known_1 I M (i + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points2 (fun q28 q29 h2 =>
  (Or.elim (((Classical.em (q28 < i)).elim (fun h3 => (Or.inl ⟨⟨h2.1.1, h2.1.2⟩, ⟨h2.2.1, h3⟩⟩))
  (fun h3 => (Or.inr ⟨(int_taB_ntab_eab h2.2.2 h3), ⟨h2.1.1, h2.1.2⟩⟩)))
  : (0 ≤ q29 ∧ q29 < 32) ∧ 0 ≤ q28 ∧ q28 < i ∨ q28 = i ∧ 0 ≤ q29 ∧ q29 < 32)
  (fun h3 => (at_right (at_right (at_left (at_points2 q28 q29 h3 rfl)))))
  (fun h3 => (at_right (at_right (at_right (at_points2 q28 q29 h3
  (Eq.trans ((equation_0 hl hM q28 q29 trivial) : M t_C [q28, q29] = value_4 I M q28 q29)
  (reduce_congr1
  (fun q31 => ⟨(fun h4 => ⟨h4.1, (int_c480 h4.2)⟩), (fun h4 => ⟨h4.1, (int_c482 h4.2)⟩)⟩)
  (fun q31 h4 => (fn_congr2 (fn_congr1 (at_congr2 h3.1 rfl)) rfl))))))))))))))
  : Heap.Entails (known_3 I M i 16) (known_1 I M (i + 1)))

theorem race_1 :
    ParVC I 0 32 (body_1 I M).erase (fun i => ((base E).set v_i i)) (fun i => (body_1 I M).post ((base E).set v_i i) (known_1 I M i)) :=
  (race_arrays [a_c] rfl rfl (all_cons
  (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 32) (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < 32)
  (fun i h0 h1 =>
  (w_seq (w_for 0 32 rfl rfl (fun x_j_init h2 h3 => (w_assign2 i x_j_init ⟨rfl, ⟨h2, h3⟩⟩)))
  (w_scope (w_for 0 16 rfl rfl (fun k_0 h2 h3 => (w_for 0 32 rfl rfl (fun j h4 h5 =>
  (w_for 0 4 rfl rfl (fun k_1 h6 h7 => (w_let (w_accumulate2 i j ⟨rfl, ⟨h4, h5⟩⟩)))))))))))
  (fun i h0 h1 => (r_seq (r_none rfl)
  (r_scope (r_for 0 16 rfl rfl (fun k_0 h2 h3 => (r_for 0 32 rfl rfl (fun j h4 h5 =>
  (r_for 0 4 rfl rfl (fun k_1 h6 h7 => (r_let (r_accumulate2 (x_none rfl) i j ⟨rfl, ⟨h4, h5⟩⟩)))))))))))
  (fun i y_y c0 c1 h0 h1 h2 h3 h4 h5 =>
  ⟨(fun h6 => (int_eab_eac_nebc_F h5.1 h6.1 h4)), (fun h6 => (int_eab_eac_nebc_F h5.1 h6.1 h4))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.const 32)
    (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_par_of 0 32 rfl rfl
  (show Heap.Entails _ (known_1 I M 0) from (entails_and (entails_points2 (fun q32 q33 h0 =>
  (at_input (R := (Region.mk t_A [(.const 0, .const 32), (.const 0, .const 64)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q32, q33]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q32, _, rfl, h0.2.1, h0.2.2, q33, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q34 q35 h0 =>
  (at_input (R := (Region.mk t_B [(.const 0, .const 64), (.const 0, .const 32)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q34, q35]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q34, _, rfl, h0.2.1, h0.2.2, q35, _, rfl, h0.1.1, h0.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q36 q37 h0 => (False.elim (int_lab_tba_F h0.2.1 h0.2.2)))))))
  (fun i h0 h1 => (vc_1 hl hM i h0 h1)) (fun i h0 h1 => (kept_1 hl hM i h0 h1)) (race_1 hl hM))

theorem output_0_2 (q38 q39 : Int) (h0 : 0 ≤ q38) (h1 : q38 < 32) (h2 : 0 ≤ q39) (h3 : q39 < 32) :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_c, [q38, q39]⟩ (M t_C [q38, q39]) :=
  ((at_right (at_right (at_points2 q38 q39 ⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩ rfl)))
  : (known_1 I M 32) ⟨a_c, [q38, q39]⟩ (M t_C [q38, q39]))

end

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun at_ point => if at_ = t_C then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 32) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < 32 else True

theorem covered_0 (E : Env) (p0 p1 : Int) (h0 : 0 ≤ p0) (h1 : p0 < 32) (h2 : 0 ≤ p1) (h3 : p1 < 32) :
    spec.Given (inside) (base E) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (⟨⟨h2, h3⟩, ⟨h0, h1⟩⟩ : (0 ≤ p1 ∧ p1 < 32) ∧ 0 ≤ p0 ∧ p0 < 32) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (i j : Int) (h0 : True) (h1 : (0 ≤ j ∧ j < 32) ∧ 0 ≤ i ∧ i < 32) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.reduce [.fn (.literal .i32 0 1) []] (.builtin "+" .i32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.fn (.builtin "*" .i32) [.fn (.cast .i8 .i32) [.access t_A [.var v_i, .var v_k]], .fn (.cast .i8 .i32) [.access t_B [.var v_k, .var v_j]]])) (((base E).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 64) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 64) => (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h1.2.1, h1.2.2, y_d0, _, rfl, h2.1, h2.2, rfl⟩))) defined_nil))
  (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [y_d0, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, j, _, rfl, h1.1.1, h1.1.2, rfl⟩))) defined_nil))
  defined_nil)))))

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
