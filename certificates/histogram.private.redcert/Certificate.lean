module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.private

/-- `N` -/ abbrev v_N : Var := 0
/-- `B` -/ abbrev v_B : Var := 1
/-- `b` -/ abbrev v_b : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `$d0` -/ abbrev d_0 : Var := 4
/-- `i0` -/ abbrev v_i0 : Var := 5
/-- `w` -/ abbrev v_w : Var := 6
/-- `m` -/ abbrev v_m : Var := 7
/-- `a` -/ abbrev a_a : Arr := 0
/-- `h` -/ abbrev a_h : Arr := 1
/-- `p` -/ abbrev a_p : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `H` -/ abbrev t_H : Ten := 1

/-- Specification `histogram`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_B))]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_H [(.const 0, .var v_B)]]
  equations :=
    [
      Equation.mk
        t_H
        [v_b]
        .true
        (.reduce
          [.fn (.literal .i32 0 1) []]
          (.builtin "+" .i32)
          [v_i]
          (.and
            (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
            (.and (.le (.const 0) (.var v_b)) (.le (.add (.var v_b) (.const 1)) (.var v_B))))
          (.letval
            d_0
            .u8
            (.access t_A [.var v_i])
            (.select
              (.and
                (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
                (.eq (.var d_0) (.var v_b)))
              (.fn (.literal .i32 1 1) [])
              (.fn (.literal .i32 0 1) []))))]
  ranges := [Range.mk t_A .u8 (.const 0) (.var v_B) false]

/-- Implementation `private`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_h t_H [v_i0] [.var v_i0] none]
  body :=
    .allocate a_p [.const 4, .var v_B] <|
    .seq (.scope [a_p] <|
      .par v_w (.const 0) (.const 4) <|
        .seq (.for v_b (.const 0) (.var v_B) <|
          .assign a_p [.var v_w, .var v_b] (.fn (.literal .i32 0 1) [])) <|
        .for v_m (.const 0) (.div (.add (.add (.var v_N) (.mul (-1) (.var v_w))) (.const 3)) 4) <|
          .letval v_b .u8 (.read a_a [.add (.mul 4 (.var v_m)) (.var v_w)]) (.const 0) (.var v_B) <|
          .accumulate false (.builtin "+" .i32) a_p [.var v_w, .var v_b] (.fn (.literal .i32 1 1) [])) <|
    .par v_b (.const 0) (.var v_B) <|
      .seq (.assign a_h [.var v_b] (.fn (.literal .i32 0 1) [])) <|
      .scope [a_h] <|
        .for v_w (.const 0) (.const 4) <|
          .accumulate false (.builtin "+" .i32) a_h [.var v_b] (.read a_p [.var v_w, .var v_b])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightUnit I (.builtin "+" .i32) (I.fn (.literal .i32 0 1) []) ∧ Assoc I (.builtin "+" .i32) ∧ RightComm I (.builtin "+" .i32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .i32) (I.fn (.literal .i32 0 1) []) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .i32) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .i32) := hl.2.2

abbrev f_0 : Fn := .builtin "+" .i32
abbrev f_1 : Fn := .literal .i32 0 1
abbrev f_2 : Fn := .literal .i32 1 1

abbrev base (E : Env) (x_N x_B : Int) : Env := ((E.set v_N x_N).set v_B x_B)

theorem base_self (E : Env) : base E (E v_N) (E v_B) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_h : ∀ b ∈ impl.bindings, b.array = a_h → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_a < (x_c + (-1) * x_b + 3) / 4) (h3 : ¬ 0 < x_c) : False :=
  by omega

theorem fact_1 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 4 * (x_c + 1) + x_d + (-4)) (h1 : x_c < (x_b + (-1) * x_d + 3) / 4) : x_a < x_b :=
  by omega

theorem fact_2 {x_a x_b x_c x_d : Int} (h0 : (x_a + (-1) * x_c) % 4 = 0) (h1 : x_a < x_d) : x_a < (max x_b ((-3) * x_c + 4 * ((3 * x_c + x_d + 3) / 4) + (-4))) + 1 :=
  by omega

theorem fact_3 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ 4 * (x_c + 1) + x_e + (-4)) (h1 : x_b = x_e) : x_a < (max (x_b + 4 * x_c) x_d) + 1 :=
  by omega

theorem fact_4 {x_a x_b x_c x_d x_e x_f x_g x_h : Int} (h0 : x_a ≤ x_b) (h1 : x_c = x_d) (h2 : x_a < x_e) (h3 : x_b < x_f) (h4 : ¬ (((x_a ≤ x_b ∧ x_b < x_f) ∧ x_c = x_d) ∧ x_a < x_e ∨ ((x_e ≤ x_b ∧ x_b ≤ x_g) ∧ x_a = x_e) ∧ x_h = x_d)) : False :=
  by omega

theorem fact_5 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_c ≤ x_a) (h1 : x_a ≤ 4 * (x_b + 1) + x_c + (-4)) (h2 : x_d = x_c) (h3 : (x_a + (-1) * x_c) % 4 = 0) (h4 : ¬ (((x_d ≤ x_a ∧ x_a < x_e) ∧ x_f = 0) ∧ x_d < x_c ∨ ((x_c ≤ x_a ∧ x_a ≤ 4 * x_b + x_c + (-4)) ∧ x_d = x_c) ∧ (x_a + (-1) * x_c) % 4 = 0)) : x_a = 4 * x_b + x_c :=
  by omega

theorem fact_6 {x_a x_b x_c : Int} (h0 : x_c < x_b) (h1 : x_a < x_c + 1) : x_a + 1 ≤ x_b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 y_c1 x_N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_c0 ≤ y_k0 ∧ y_k0 < x_N) ∧ (y_k0 + (-1) * y_c0) % 4 = 0)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < x_N) ∧ I.toInt .u8 (M t_A [y_k0]) = y_c1) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 y_c1 x_N x_w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_c0 ≤ y_k0 ∧ y_k0 < x_N) ∧ (y_k0 + (-1) * y_c0) % 4 = 0) ∧ y_c0 < x_w)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < x_N) ∧ I.toInt .u8 (M t_A [y_k0]) = y_c1) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (y_c0 y_c1 x_N x_m x_w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_c0 ≤ y_k0 ∧ y_k0 < x_N) ∧ (y_k0 + (-1) * y_c0) % 4 = 0) ∧ y_c0 < x_w ∨ ((x_w ≤ y_k0 ∧ y_k0 ≤ 4 * x_m + x_w + (-4)) ∧ y_c0 = x_w) ∧ (y_k0 + (-1) * x_w) % 4 = 0)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < x_N) ∧ I.toInt .u8 (M t_A [y_k0]) = y_c1) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_N x_b x_w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < x_N) ∧ y_k0 % 4 < x_w)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < x_N) ∧ I.toInt .u8 (M t_A [y_k0]) = x_b) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_N x_b x_m x_w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 4 * x_m + x_w ∨ (x_w ≤ y_k0 ∧ y_k0 ≤ 4 * x_m + x_w + (-4)) ∧ (y_k0 + (-1) * x_w) % 4 = 0)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < x_N) ∧ I.toInt .u8 (M t_A [y_k0]) = x_b) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (x_N x_b x_w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < x_N) ∧ y_k0 % 4 ≤ x_w)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < x_N) ∧ I.toInt .u8 (M t_A [y_k0]) = x_b) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (x_B x_N x_b : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < x_N) ∧ 0 ≤ x_b ∧ x_b + 1 ≤ x_B)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < x_N) ∧ I.toInt .u8 (M t_A [y_k0]) = x_b) (I.fn f_2 []) (I.fn f_1 []))))

theorem equation_0 (x_N x_B x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : True) :
    (M t_H [x_b]) = (value_6 I M x_B x_N x_b) :=
  (Eq.trans (hM _ (.head _) [x_b] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i] (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_b)) (.le (.add (.var v_b) (.const 1)) (.var v_B)))) (.letval d_0 .u8 (.access t_A [.var v_i]) (.select (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.eq (.var d_0) (.var v_b))) (.fn f_2 []) (.fn f_1 [])))) ((base E x_N x_B).set v_b x_b) = _ from
  (eval_reduce_some1 rfl (fun (x_i : Int) => cond_holds)
  (fun (x_i : Int) (h1 : (0 ≤ x_i ∧ x_i < x_N) ∧ 0 ≤ x_b ∧ x_b + 1 ≤ x_B) =>
  (eval_letval rfl (eval_select_of cond_holds rfl rfl))))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N x_B : Int) : Heap V :=
  .points1 a_a
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < x_N) ∧ 0 < x_B)
    (fun y_c0 => (M t_A [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_N x_B x_w : Int) : Heap V :=
  .points2 a_p
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_B) ∧ 0 ≤ y_c0 ∧ y_c0 < x_w)
    (fun y_c0 y_c1 => (value_0 I M y_c0 y_c1 x_N))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_B x_w : Int) : Heap V :=
  ((known_1_0 I M x_N x_B).and (known_1_1 I M x_N x_B x_w))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_N x_B x_w x_b : Int) : Heap V :=
  .points2 a_p
    (fun y_c0 y_c1 => y_c0 = x_w ∧ 0 ≤ y_c1 ∧ y_c1 < x_b ∨ (0 ≤ y_c1 ∧ y_c1 < x_B) ∧ 0 ≤ y_c0 ∧ y_c0 < x_w)
    (fun y_c0 y_c1 => (value_1 I M y_c0 y_c1 x_N x_w))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_N x_B x_w x_b : Int) : Heap V :=
  ((known_1_0 I M x_N x_B).and (known_2_1 I M x_N x_B x_w x_b))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_p [.var v_w, .var v_b] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_2 (x_N x_B x_w x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (h1 : 0 < x_B ∨ ¬ 0 < x_N) (h2 : 0 ≤ x_w) (h3 : x_w < 4) (h4 : 0 ≤ x_b) (h5 : x_b < x_B) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E x_N x_B)) a_p [4, x_B]) (((base E x_N x_B).set v_w x_w).set v_b x_b) (known_2 I M x_N x_B x_w x_b) :=
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h2, h3, h4, h5, trivial⟩) ev_const rfl)

theorem kept_2 (x_N x_B x_w x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (h1 : 0 < x_B ∨ ¬ 0 < x_N) (h2 : 0 ≤ x_w) (h3 : x_w < 4) (h4 : 0 ≤ x_b) (h5 : x_b < x_B) :
    Heap.Entails ((body_2 I M).post (((base E x_N x_B).set v_w x_w).set v_b x_b) (known_2 I M x_N x_B x_w x_b)) (known_2 I M x_N x_B x_w (x_b + 1)) :=
  (show Heap.Entails _ (known_2 I M x_N x_B x_w (x_b + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points2 (fun y_q0 y_q1 h6 => (Or.elim h6 (fun h7 =>
  ((Classical.em (y_q0 = x_w ∧ y_q1 = x_b)).elim (fun h8 => (at_set_eq2 y_q0 y_q1 x_w x_b h8
  ((Eq.trans ((reduce_empty1 (fun y_q2 => (fun h9 => (int_eab_tab_F h7.1 h9.2))))
  : value_1 I M y_q0 y_q1 x_N x_w = I.fn f_1 []) rfl)
  : value_1 I M y_q0 y_q1 x_N x_w = I.fn f_1 [])))
  (fun h8 => (at_set_ne2 y_q0 y_q1 x_w x_b h8
  (at_right (at_points2 y_q0 y_q1 (Or.inl ⟨h7.1, ⟨h7.2.1, (int_c0 h7.1 h7.2.2 h8)⟩⟩) rfl))))))
  (fun h7 => (at_set_ne2 y_q0 y_q1 x_w x_b (fun h8 => (int_eab_tab_F h8.1 h7.2.2))
  (at_right (at_points2 y_q0 y_q1 (Or.inr h7) rfl)))))))))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_N x_B x_w x_m : Int) : Heap V :=
  .points2 a_p
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_B) ∧ 0 ≤ y_c0 ∧ y_c0 ≤ x_w)
    (fun y_c0 y_c1 => (value_2 I M y_c0 y_c1 x_N x_m x_w))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_N x_B x_w x_m : Int) : Heap V :=
  ((known_1_0 I M x_N x_B).and (known_3_1 I M x_N x_B x_w x_m))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_b .u8 (.read a_a [.add (.mul 4 (.var v_m)) (.var v_w)]) (.const 0) (.var v_B)
    (fun e => I.toInt .u8 (M t_A [4 * (e v_m) + (e v_w)])) <|
  .accumulate false f_0 a_p [.var v_w, .var v_b] (.fn f_2 [])
    (fun e => (value_4 I M (e v_N) (e v_b) (e v_m) (e v_w)))

theorem vc_3 (x_N x_B x_w x_m : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (h1 : 0 < x_B ∨ ¬ 0 < x_N) (h2 : 0 ≤ x_w) (h3 : x_w < 4) (h4 : 0 ≤ x_m) (h5 : x_m < (x_N + (-1) * x_w + 3) / 4) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E x_N x_B)) a_p [4, x_B]) (((base E x_N x_B).set v_w x_w).set v_m x_m) (known_3 I M x_N x_B x_w x_m) :=
  (vc_letval_of (M t_A [4 * x_m + x_w]) (ev_read ((at_left (at_points1 (4 * x_m + x_w)
  ⟨⟨(int_c7 h4 h2), (int_c234 h5)⟩, (Or.elim h1 (fun h6 => h6) (fun h6 => (False.elim (fact_0 h4 h2 h5 h6))))⟩
  rfl)) : (known_3 I M x_N x_B x_w x_m) ⟨a_a, [4 * x_m + x_w]⟩ (M t_A [4 * x_m + x_w]))) rfl 0 x_B
  rfl rfl
  (have h6 : 0 ≤ I.toInt .u8 (M t_A [4 * x_m + x_w]) ∧ I.toInt .u8 (M t_A [4 * x_m + x_w]) < x_B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [4 * x_m + x_w]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(4 * x_m + x_w), _, rfl, ((int_c7 h4 h2) : 0 ≤ 4 * x_m + x_w), ((int_c234 h5) : 4 * x_m + x_w < x_N), rfl⟩) rfl rfl);
  h6)
  (fun (x_b : Int) (h6 : x_b = I.toInt .u8 (M t_A [4 * x_m + x_w])) (h7 : 0 ≤ x_b) (h8 : x_b < x_B) =>
  (vc_accumulate_of (value_2 I M x_w x_b x_N x_m x_w) (I.fn f_2 [])
  ((at_right (at_points2 x_w x_b ⟨⟨h7, h8⟩, ⟨h2, int_refl⟩⟩ rfl))
  : (known_3 I M x_N x_B x_w x_m) ⟨a_p, [x_w, x_b]⟩ (value_2 I M x_w x_b x_N x_m x_w)) ev_const
  ((append1 (4 * x_m + x_w) (min x_w (x_w + 4 * x_m)) (x_w + 4 * x_m + 1)
  (fun y_q6 h9 => (Or.elim h9 (fun h10 => ⟨(int_c20 h10), (int_c17 h10)⟩)
  (fun h10 => ⟨(int_c2 h10.1.1), (int_c156 h10.1.2)⟩))) (fun y_q6 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inr h10)) (fun h10 => (Or.inl (Or.inr ⟨⟨h10.1, rfl⟩, h10.2⟩))))), (fun h9 => (Or.elim h9 (fun h10 =>
  (Or.elim h10 (fun h11 => (False.elim (int_irrefl h11.2))) (fun h11 => (Or.inr ⟨h11.1.1, h11.2⟩))))
  (fun h10 => (Or.inl h10))))⟩) (fun y_q6 h9 =>
  (Or.elim h9 (fun h10 => (False.elim (int_irrefl h10.2))) (fun h10 => (int_c91 h10.1.1.2))))
  (fun y_q6 h9 => rfl)
  (Eq.trans ((Eq.trans rfl (Eq.symm (sel_pos ⟨⟨(int_c7 h4 h2), (int_c234 h5)⟩, int_c1⟩)))
  : I.fn f_2 [] = sel ((0 ≤ 4 * x_m + x_w ∧ 4 * x_m + x_w < x_N) ∧ x_b = x_b) (I.fn f_2 []) (I.fn f_1 []))
  (Eq.symm (let_congr
  (fun y_m => (sel ((0 ≤ 4 * x_m + x_w ∧ 4 * x_m + x_w < x_N) ∧ y_m = x_b) (I.fn f_2 []) (I.fn f_1 [])))
  (Eq.symm h6)))))
  : I.fn f_0 [value_2 I M x_w x_b x_N x_m x_w, I.fn f_2 []] = value_4 I M x_N x_b x_m x_w))))

theorem kept_3 (x_N x_B x_w x_m : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (h1 : 0 < x_B ∨ ¬ 0 < x_N) (h2 : 0 ≤ x_w) (h3 : x_w < 4) (h4 : 0 ≤ x_m) (h5 : x_m < (x_N + (-1) * x_w + 3) / 4) :
    Heap.Entails ((body_3 I M).post (((base E x_N x_B).set v_w x_w).set v_m x_m) (known_3 I M x_N x_B x_w x_m)) (known_3 I M x_N x_B x_w (x_m + 1)) :=
  (show Heap.Entails _ (known_3 I M x_N x_B x_w (x_m + 1)) from
  (entails_and (entails_points1 (fun y_q7 h6 =>
  (at_letval_of (x := v_b) (τ := .u8) (e := (.read a_a [.add (.mul 4 (.var v_m)) (.var v_w)])) (lo := (.const 0)) (hi := (.var v_B)) (T := fun e => I.toInt .u8 (M t_A [4 * (e v_m) + (e v_w)]))
  (fun (x_b : Int) (h7 : x_b = I.toInt .u8 (M t_A [4 * x_m + x_w])) =>
  (have h8 : 0 ≤ I.toInt .u8 (M t_A [4 * x_m + x_w]) ∧ I.toInt .u8 (M t_A [4 * x_m + x_w]) < x_B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [4 * x_m + x_w]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(4 * x_m + x_w), _, rfl, ((int_c7 h4 h2) : 0 ≤ 4 * x_m + x_w), ((int_c234 h5) : 4 * x_m + x_w < x_N), rfl⟩) rfl rfl);
  (have h9 : 0 ≤ x_b ∧ x_b < x_B := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  (at_set_other (by decide)
  ((at_left (at_points1 y_q7 h6 rfl)) : (known_3 I M x_N x_B x_w x_m) ⟨a_a, [y_q7]⟩ (M t_A [y_q7])))))))))
  (entails_points2 (fun y_q8 y_q9 h6 =>
  (at_letval_of (x := v_b) (τ := .u8) (e := (.read a_a [.add (.mul 4 (.var v_m)) (.var v_w)])) (lo := (.const 0)) (hi := (.var v_B)) (T := fun e => I.toInt .u8 (M t_A [4 * (e v_m) + (e v_w)]))
  (fun (x_b : Int) (h7 : x_b = I.toInt .u8 (M t_A [4 * x_m + x_w])) =>
  (have h8 : 0 ≤ I.toInt .u8 (M t_A [4 * x_m + x_w]) ∧ I.toInt .u8 (M t_A [4 * x_m + x_w]) < x_B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [4 * x_m + x_w]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(4 * x_m + x_w), _, rfl, ((int_c7 h4 h2) : 0 ≤ 4 * x_m + x_w), ((int_c234 h5) : 4 * x_m + x_w < x_N), rfl⟩) rfl rfl);
  (have h9 : 0 ≤ x_b ∧ x_b < x_B := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  ((Classical.em (y_q8 = x_w ∧ y_q9 = x_b)).elim
  (fun h10 => (at_set_eq2 y_q8 y_q9 x_w x_b h10 ((reduce_congr1
  (fun y_q10 => ⟨(fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_eab_tab_F h10.1 h12.2)))
  (fun h12 => ((Classical.em (y_q10 = 4 * x_m + x_w)).elim (fun h13 => (Or.inl h13))
  (fun h13 => (Or.inr ⟨⟨h12.1.1.1, (int_c84 h12.1.1.2 h12.2 h13)⟩, h12.2⟩)))))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.inr ⟨⟨⟨(int_c66 h4 h12), (int_c77 h12)⟩, h10.1⟩, (int_c74 h12)⟩))
  (fun h12 => (Or.inr ⟨⟨⟨h12.1.1, (int_c57 h12.1.2)⟩, h10.1⟩, h12.2⟩))))⟩) (fun y_q10 h11 =>
  (have h12 : 0 ≤ I.toInt .u8 (M t_A [y_q10]) ∧ I.toInt .u8 (M t_A [y_q10]) < x_B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [y_q10]) hR (.head _) (.head _) rfl (region_iff.2 ⟨y_q10, _, rfl, ((Or.elim h11 (fun h12 => (False.elim (int_eab_tab_F h10.1 h12.2)))
  (fun h12 => (int_lab_lbc_lac h2 h12.1.1.1))) : 0 ≤ y_q10), ((Or.elim h11 (fun h12 => h12.1.1.2) (fun h12 => (fact_1 h12.1.1.2 h5))) : y_q10 < x_N), rfl⟩) rfl rfl);
  ((Classical.em ((0 ≤ y_q10 ∧ y_q10 < x_N) ∧ I.toInt .u8 (M t_A [y_q10]) = y_q9)).elim
  (fun h13 => (Eq.trans ((sel_pos h13)
  : sel ((0 ≤ y_q10 ∧ y_q10 < x_N) ∧ I.toInt .u8 (M t_A [y_q10]) = y_q9) (I.fn f_2 []) (I.fn f_1 []) = I.fn f_2 [])
  (Eq.trans rfl (Eq.symm (sel_pos ⟨⟨h13.1.1, h13.1.2⟩, (int_eab_ebc_eac h13.2 h10.2)⟩)))))
  (fun h13 => (Eq.trans ((sel_neg h13)
  : sel ((0 ≤ y_q10 ∧ y_q10 < x_N) ∧ I.toInt .u8 (M t_A [y_q10]) = y_q9) (I.fn f_2 []) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fun h14 => (int_c186 h14.1.1 h14.2 h10.2 h14.1.2 h13)))))))))))
  : value_2 I M y_q8 y_q9 x_N (x_m + 1) x_w = value_4 I M x_N x_b x_m x_w)))
  (fun h10 => (at_set_ne2 y_q8 y_q9 x_w x_b h10
  ((at_right (at_points2 y_q8 y_q9 h6 (Eq.trans ((reduce_mask1 (law_0 hl) y_q8
  ((max (y_q8 + 4 * x_m) ((-3) * y_q8 + 4 * ((3 * y_q8 + x_N + 3) / 4) + (-4))) + 1)
  (fun y_q13 h11 => (Or.elim h11 (fun h12 => ⟨h12.1.1.1, (fact_2 h12.1.2 h12.1.1.2)⟩)
  (fun h12 => ⟨(int_lab_lbc_lac h6.2.2 h12.1.1.1), (fact_3 h12.1.1.2 h12.1.2)⟩)))
  (fun y_q13 h11 => (Or.elim h11 (fun h12 => (Or.inl h12))
  (fun h12 => (Or.inr ⟨⟨⟨h12.1.1.1, (int_c57 h12.1.1.2)⟩, h12.1.2⟩, h12.2⟩))))
  (fun y_q13 h11 h12 => (Eq.trans ((let_congr
  (fun y_m => (sel ((0 ≤ y_q13 ∧ y_q13 < x_N) ∧ y_m = y_q9) (I.fn f_2 []) (I.fn f_1 [])))
  (Eq.trans
  (toInt_congr ((at_congr1 (Or.elim h11 (fun h13 => (False.elim (fact_4 h13.1.1.1 h13.1.2 h13.2 h13.1.1.2 h12)))
  (fun h13 => (fact_5 h13.1.1.1 h13.1.1.2 h13.1.2 h13.2 h12))))
  : M t_A [y_q13] = M t_A [4 * x_m + x_w])) (Eq.symm h7)))
  : sel ((0 ≤ y_q13 ∧ y_q13 < x_N) ∧ I.toInt .u8 (M t_A [y_q13]) = y_q9) (I.fn f_2 []) (I.fn f_1 []) = sel ((0 ≤ y_q13 ∧ y_q13 < x_N) ∧ x_b = y_q9) (I.fn f_2 []) (I.fn f_1 []))
  (Eq.trans
  ((sel_neg (fun h13 => (Or.elim h11 (fun h14 => (fact_4 h14.1.1.1 h14.1.2 h14.2 h13.1.2 h12))
  (fun h14 => (int_c404 h14.1.2 h13.2 h10)))))
  : sel ((0 ≤ y_q13 ∧ y_q13 < x_N) ∧ x_b = y_q9) (I.fn f_2 []) (I.fn f_1 []) = I.fn f_1 [])
  rfl))) (fun y_q13 h11 => rfl))
  : value_2 I M y_q8 y_q9 x_N (x_m + 1) x_w = value_2 I M y_q8 y_q9 x_N x_m x_w) rfl)))
  : (known_3 I M x_N x_B x_w x_m) ⟨a_p, [y_q8, y_q9]⟩ (value_2 I M y_q8 y_q9 x_N (x_m + 1) x_w)))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.for v_b (.const 0) (.var v_B)
    (fun e x => known_2 I M (e v_N) (e v_B) (e v_w) x) (body_2 I M)) <|
  .for v_m (.const 0) (.div (.add (.add (.var v_N) (.mul (-1) (.var v_w))) (.const 3)) 4)
    (fun e x => known_3 I M (e v_N) (e v_B) (e v_w) x) (body_3 I M)

theorem vc_1 (x_N x_B x_w : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (h1 : 0 < x_B ∨ ¬ 0 < x_N) (h2 : 0 ≤ x_w) (h3 : x_w < 4) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E x_N x_B)) a_p [4, x_B]) ((base E x_N x_B).set v_w x_w) (known_1 I M x_N x_B x_w) :=
  (vc_seq (vc_for_of 0 x_B rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points2 (fun y_q3 y_q4 h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2)))
  (fun h5 => (at_right (at_points2 y_q3 y_q4 h5 (reduce_congr1
  (fun y_q5 => ⟨(fun h6 => ⟨⟨h6.1.1.1, h6.1.1.2⟩, h6.1.2⟩), (fun h6 => ⟨h6, h5.2.2⟩)⟩)
  (fun y_q5 h6 => rfl))))))))) : Heap.Entails (known_1 I M x_N x_B x_w) (known_2 I M x_N x_B x_w 0))
  (fun x_b h4 h5 => (vc_2 x_N x_B x_w x_b hl hM hR h0 h1 h2 h3 h4 h5))
  (fun x_b h4 h5 => (kept_2 x_N x_B x_w x_b hl hM hR h0 h1 h2 h3 h4 h5)))
  (vc_for_of 0 ((x_N + (-1) * x_w + 3) / 4) rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points2 (fun y_q14 y_q15 h4 => (at_right (at_points2 y_q14 y_q15
  ((Classical.em (y_q14 = x_w)).elim (fun h5 => (Or.inl ⟨h5, ⟨h4.1.1, (int_lt_max_right h4.1.2)⟩⟩))
  (fun h5 => (Or.inr ⟨⟨h4.1.1, h4.1.2⟩, ⟨h4.2.1, (int_lab_neab_tab h4.2.2 h5)⟩⟩)))
  (reduce_congr1 (fun y_q16 =>
  ⟨(fun h5 => (Or.elim h5 (fun h6 => h6) (fun h6 => (False.elim (int_c52 h6.1.1.1 h6.1.1.2))))), (fun h5 => (Or.inl h5))⟩)
  (fun y_q16 h5 => rfl)))))))
  : Heap.Entails (known_2 I M x_N x_B x_w (max 0 x_B)) (known_3 I M x_N x_B x_w 0))
  (fun x_m h4 h5 => (vc_3 x_N x_B x_w x_m hl hM hR h0 h1 h2 h3 h4 h5))
  (fun x_m h4 h5 => (kept_3 x_N x_B x_w x_m hl hM hR h0 h1 h2 h3 h4 h5))))

theorem kept_1 (x_N x_B x_w : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (h1 : 0 < x_B ∨ ¬ 0 < x_N) (h2 : 0 ≤ x_w) (h3 : x_w < 4) :
    Heap.Entails ((body_1 I M).post ((base E x_N x_B).set v_w x_w) (known_1 I M x_N x_B x_w)) (known_1 I M x_N x_B (x_w + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_points2 (fun y_q17 y_q18 h4 =>
  (at_right (at_points2 y_q17 y_q18 ⟨h4.1, ⟨h4.2.1, (int_taB_lab h4.2.2)⟩⟩ (reduce_congr1 (fun y_q19 =>
  ⟨(fun h5 => ((Classical.em (y_q17 < x_w)).elim (fun h6 => (Or.inl ⟨h5, h6⟩)) (fun h6 =>
  (Or.inr ⟨⟨⟨(int_lba_ntbc_lca h5.1.1 h6), (int_c241 h5.2 h5.1.2 h4.2.2 h6)⟩, (int_taB_ntab_eab h4.2.2 h6)⟩, (int_c158 h5.2 h4.2.2 h6)⟩)))), (fun h5 => (Or.elim h5 (fun h6 => h6.1)
  (fun h6 => ⟨⟨(int_c35 h6.1.1.1 h4.2.2), (int_c239 h6.1.1.2 h0.1 h3)⟩, (int_c80 h6.1.2 h6.2)⟩)))⟩)
  (fun y_q19 h5 => rfl)))))))
  : Heap.Entails (known_3 I M x_N x_B x_w (max 0 ((x_N + (-1) * x_w + 3) / 4))) (known_1 I M x_N x_B (x_w + 1)))

theorem race_1 (x_N x_B : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (h1 : 0 < x_B ∨ ¬ 0 < x_N) :
    ParVC I 0 4 (body_1 I M).erase (fun x_w => ((base E x_N x_B).set v_w x_w)) (fun x_w => (body_1 I M).post ((base E x_N x_B).set v_w x_w) (known_1 I M x_N x_B x_w)) :=
  (race_arrays [a_p] rfl rfl
  (all_cons (apart2 (fun x_w y_c0 y_c1 => y_c0 = x_w ∧ 0 ≤ y_c1 ∧ y_c1 < x_B)
  (fun x_w y_c0 y_c1 => (y_c0 = x_w ∧ x_w < x_N) ∧ 0 ≤ y_c1 ∧ y_c1 < x_B) (fun x_w h2 h3 =>
  (w_seq (w_for 0 x_B rfl rfl (fun x_b h4 h5 => (w_assign2 x_w x_b ⟨rfl, ⟨h4, h5⟩⟩)))
  (w_for 0 ((x_N + (-1) * x_w + 3) / 4) rfl rfl (fun x_m h4 h5 => (w_letval 0 x_B rfl rfl
  (fun (x_b : Int) (h6 : 0 ≤ x_b) (h7 : x_b < x_B) => (w_accumulate2 x_w x_b ⟨rfl, ⟨h6, h7⟩⟩)))))))
  (fun x_w h2 h3 =>
  (r_seq (r_none rfl) (r_for 0 ((x_N + (-1) * x_w + 3) / 4) rfl rfl (fun x_m h4 h5 =>
  (r_letval 0 x_B rfl rfl (x_none rfl) (fun (x_b : Int) (h6 : 0 ≤ x_b) (h7 : x_b < x_B) =>
  (r_accumulate2 (x_none rfl) x_w x_b ⟨⟨rfl, ((int_c227 h4 h5) : x_w < x_N)⟩, ⟨h6, h7⟩⟩)))))))
  (fun x_w y_y y_c0 y_c1 h2 h3 h4 h5 h6 h7 =>
  ⟨(fun h8 => (int_eab_eac_nebc_F h7.1 h8.1.1 h6)), (fun h8 => (int_eab_eac_nebc_F h7.1 h8.1 h6))⟩))
  all_nil))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (x_b : Int) : Heap V :=
  .points1 a_h
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_b)
    (fun y_c0 => (M t_H [y_c0]))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_N x_B : Int) : Heap V :=
  .points2 a_p
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_B) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 => (value_0 I M y_c0 y_c1 x_N))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_N x_B x_b : Int) : Heap V :=
  ((known_4_0 I M x_b).and (known_4_1 I M x_N x_B))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (x_N x_B x_b x_w : Int) : Heap V :=
  .points1 a_h
    (fun y_c0 => y_c0 = x_b)
    (fun y_c0 => (value_3 I M x_N x_b x_w))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x_N x_B : Int) : Heap V :=
  .points2 a_p
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_B) ∧ 0 ≤ y_c0 ∧ y_c0 < 4)
    (fun y_c0 y_c1 => (value_0 I M y_c0 y_c1 x_N))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_N x_B x_b x_w : Int) : Heap V :=
  ((known_4_0 I M x_b).and ((known_5_1 I M x_N x_B x_b x_w).and (known_5_2 I M x_N x_B)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_h [.var v_b] (.read a_p [.var v_w, .var v_b])
    (fun e => (value_5 I M (e v_N) (e v_b) (e v_w)))

theorem vc_5 (x_N x_B x_b x_w : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (h1 : 0 < x_B ∨ ¬ 0 < x_N) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : 0 ≤ x_w) (h5 : x_w < 4) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E x_N x_B)) a_p [4, x_B]) (((base E x_N x_B).set v_b x_b).set v_w x_w) (known_5 I M x_N x_B x_b x_w) :=
  (vc_accumulate_of (value_3 I M x_N x_b x_w) (value_0 I M x_w x_b x_N)
  ((at_right (at_left (at_points1 x_b rfl rfl)))
  : (known_5 I M x_N x_B x_b x_w) ⟨a_h, [x_b]⟩ (value_3 I M x_N x_b x_w))
  (ev_read ((at_right (at_right (at_points2 x_w x_b ⟨⟨h2, h3⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_5 I M x_N x_B x_b x_w) ⟨a_p, [x_w, x_b]⟩ (value_0 I M x_w x_b x_N)))
  ((union1 (law_1 hl) (law_2 hl) (law_0 hl) 0
  ((max (x_w + 4 * ((x_N + 3) / 4) + (-4)) (x_N + (-1))) + 1)
  (fun y_q23 h6 => ⟨h6.1.1, (int_c11 h6.1.2)⟩) (fun y_q23 =>
  ⟨(fun h6 => ((Classical.em (y_q23 % 4 < x_w)).elim (fun h7 => (Or.inl ⟨⟨h6.1.1, h6.1.2⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(int_c98 h6.1.1 h7), h6.1.2⟩, (int_c107 h6.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨⟨(int_lab_lbc_lac h4 h7.1.1), h7.1.2⟩, (int_c105 h4 h7.2)⟩)))⟩)
  (fun y_q23 h6 => (fun h7 => (int_c132 h7.2 h5 h6.2))) (fun y_q23 h6 => rfl) (fun y_q23 h6 => rfl))
  : I.fn f_0 [value_3 I M x_N x_b x_w, value_0 I M x_w x_b x_N] = value_5 I M x_N x_b x_w))

theorem kept_5 (x_N x_B x_b x_w : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (h1 : 0 < x_B ∨ ¬ 0 < x_N) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) (h4 : 0 ≤ x_w) (h5 : x_w < 4) :
    Heap.Entails ((body_5 I M).post (((base E x_N x_B).set v_b x_b).set v_w x_w) (known_5 I M x_N x_B x_b x_w)) (known_5 I M x_N x_B x_b (x_w + 1)) :=
  (show Heap.Entails _ (known_5 I M x_N x_B x_b (x_w + 1)) from (entails_and
  (entails_points1 (fun y_q25 h6 => (at_set_ne1 y_q25 x_b (int_tab_neab h6.2) (at_left (at_points1 y_q25 h6 rfl)))))
  (entails_and
  (entails_points1 (fun y_q26 h6 => (at_set_eq1 y_q26 x_b h6 ((reduce_congr1 (fun y_q27 =>
  ⟨(fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (int_taB_lab h7.2)⟩), (fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (int_lab_taB h7.2)⟩)⟩)
  (fun y_q27 h7 => rfl)) : value_3 I M x_N x_b (x_w + 1) = value_5 I M x_N x_b x_w))))
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_h [.var v_b] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_h] <|
    .for v_w (.const 0) (.const 4)
      (fun e x => known_5 I M (e v_N) (e v_B) (e v_b) x) (body_5 I M)

theorem vc_4 (x_N x_B x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (h1 : 0 < x_B ∨ ¬ 0 < x_N) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E x_N x_B)) a_p [4, x_B]) ((base E x_N x_B).set v_b x_b) (known_4 I M x_N x_B x_b) :=
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_h t_H [v_i0] [.var v_i0] none)) (R := (Region.mk t_H [(.const 0, .var v_B)])) (.tail _ (.head _)) (.tail _ (.head _)) [x_b]
  (region_iff.2 ⟨x_b, _, rfl, h2, h3, rfl⟩) shape_a_h rfl rfl h2)) ev_const rfl)
  (vc_scope (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_5 I M x_N x_B x_b 0) from (entails_and
  (entails_points1 (fun y_q28 h4 => (at_set_ne1 y_q28 x_b (int_tab_neab h4.2) (at_left (at_points1 y_q28 h4 rfl)))))
  (entails_and (entails_points1 (fun y_q29 h4 =>
  (at_set_eq1 y_q29 x_b h4 ((Eq.trans ((reduce_empty1 (fun y_q30 => (fun h5 => (int_c87 h5.2))))
  : value_3 I M x_N x_b 0 = I.fn f_1 []) rfl)
  : value_3 I M x_N x_b 0 = I.fn f_1 []))))
  (entails_points2 (fun y_q31 y_q32 h4 => (at_set_other (by decide) (at_right (at_points2 y_q31 y_q32 h4 rfl))))))))
  (fun x_w h4 h5 => (vc_5 x_N x_B x_b x_w hl hM hR h0 h1 h2 h3 h4 h5))
  (fun x_w h4 h5 => (kept_5 x_N x_B x_b x_w hl hM hR h0 h1 h2 h3 h4 h5)))))

theorem kept_4 (x_N x_B x_b : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (h1 : 0 < x_B ∨ ¬ 0 < x_N) (h2 : 0 ≤ x_b) (h3 : x_b < x_B) :
    Heap.Entails ((body_4 I M).post ((base E x_N x_B).set v_b x_b) (known_4 I M x_N x_B x_b)) (known_4 I M x_N x_B (x_b + 1)) :=
  ((entails_and
  (entails_points1 (fun y_q33 h4 => (Or.elim (((Classical.em (y_q33 < x_b)).elim (fun h5 => (Or.inl ⟨h4.1, h5⟩))
  (fun h5 => (Or.inr (int_taB_ntab_eab h4.2 h5)))) : 0 ≤ y_q33 ∧ y_q33 < x_b ∨ y_q33 = x_b)
  (fun h5 => (at_left (at_points1 y_q33 h5 rfl)))
  (fun h5 => (at_right (at_left (at_points1 y_q33 h5 (Eq.trans
  ((equation_0 x_N x_B y_q33 hl hM hR trivial) : M t_H [y_q33] = value_6 I M x_B x_N y_q33)
  (reduce_congr1 (fun y_q35 =>
  ⟨(fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, int_c85⟩), (fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, ⟨h4.1, (fact_6 h3 h4.2)⟩⟩)⟩)
  (fun y_q35 h6 =>
  (have h7 : 0 ≤ I.toInt .u8 (M t_A [y_q35]) ∧ I.toInt .u8 (M t_A [y_q35]) < x_B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [y_q35]) hR (.head _) (.head _) rfl (region_iff.2 ⟨y_q35, _, rfl, h6.1.1, h6.1.2, rfl⟩) rfl rfl);
  ((Classical.em ((0 ≤ y_q35 ∧ y_q35 < x_N) ∧ I.toInt .u8 (M t_A [y_q35]) = y_q33)).elim
  (fun h8 => (Eq.trans ((sel_pos h8)
  : sel ((0 ≤ y_q35 ∧ y_q35 < x_N) ∧ I.toInt .u8 (M t_A [y_q35]) = y_q33) (I.fn f_2 []) (I.fn f_1 []) = I.fn f_2 [])
  (Eq.trans rfl (Eq.symm (sel_pos ⟨⟨h6.1.1, h6.1.2⟩, (int_eab_ebc_eac h8.2 h5)⟩)))))
  (fun h8 => (Eq.trans ((sel_neg h8)
  : sel ((0 ≤ y_q35 ∧ y_q35 < x_N) ∧ I.toInt .u8 (M t_A [y_q35]) = y_q33) (I.fn f_2 []) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fun h9 => (int_c186 h6.1.1 h9.2 h5 h6.1.2 h8)))))))))))))))))))
  (entails_points2 (fun y_q36 y_q37 h4 => (at_right (at_right (at_points2 y_q36 y_q37 h4 rfl))))))
  : Heap.Entails (known_5 I M x_N x_B x_b 4) (known_4 I M x_N x_B (x_b + 1)))

theorem race_4 (x_N x_B : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (h1 : 0 < x_B ∨ ¬ 0 < x_N) :
    ParVC I 0 x_B (body_4 I M).erase (fun x_b => ((base E x_N x_B).set v_b x_b)) (fun x_b => (body_4 I M).post ((base E x_N x_B).set v_b x_b) (known_4 I M x_N x_B x_b)) :=
  (race_arrays [a_h] rfl rfl
  (all_cons (apart1 (fun x_b y_c0 => y_c0 = x_b) (fun x_b y_c0 => y_c0 = x_b)
  (fun x_b h2 h3 => (w_seq (w_assign1 x_b rfl)
  (w_scope (w_for 0 4 rfl rfl (fun x_w h4 h5 => (w_accumulate1 x_b rfl))))))
  (fun x_b h2 h3 => (r_seq (r_none rfl)
  (r_scope (r_for 0 4 rfl rfl (fun x_w h4 h5 => (r_accumulate1 (x_none rfl) x_b rfl))))))
  (fun x_b y_y y_c0 h2 h3 h4 h5 h6 h7 => ⟨(int_eab_nebc_neac h7 h6), (int_eab_nebc_neac h7 h6)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_p [.const 4, .var v_B] <|
  .seq (.scope [a_p] <|
    .par v_w (.const 0) (.const 4)
      (fun e x => known_1 I M (e v_N) (e v_B) x) (body_1 I M)) <|
  .par v_b (.const 0) (.var v_B)
    (fun e x => known_4 I M (e v_N) (e v_B) x) (body_4 I M)

theorem program_vc (x_N x_B : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) :
    (program I M).vc I (impl.HasCell spec (base E x_N x_B)) (base E x_N x_B) (impl.inputHeap spec (base E x_N x_B) M) :=
  (have h1 : 0 < x_B ∨ ¬ 0 < x_N := ((Classical.em (0 < x_N)).elim (fun h1 =>
  (have h2 : 0 ≤ I.toInt .u8 (M t_A [0]) ∧ I.toInt .u8 (M t_A [0]) < x_B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h2.1 h2.2)))) (fun h1 => (Or.inr h1)));
  (vc_allocate (vc_seq (vc_scope (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_1 I M x_N x_B 0) from
  (entails_and (entails_points1 (fun y_q20 h2 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [y_q20]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q20, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl))))
  (entails_points2 (fun y_q21 y_q22 h2 => (False.elim (int_lab_tba_F h2.2.1 h2.2.2))))))
  (fun x_w h2 h3 => (vc_1 x_N x_B x_w hl hM hR h0 h1 h2 h3))
  (fun x_w h2 h3 => (kept_1 x_N x_B x_w hl hM hR h0 h1 h2 h3)) (race_1 x_N x_B hl hM hR h0 h1)))
  (vc_par_of 0 x_B rfl rfl
  ((entails_and (entails_points1 (fun y_q38 h2 => (False.elim (int_lab_tba_F h2.1 h2.2))))
  (entails_points2 (fun y_q39 y_q40 h2 => (at_right (at_points2 y_q39 y_q40 h2 rfl)))))
  : Heap.Entails (known_1 I M x_N x_B 4) (known_4 I M x_N x_B 0))
  (fun x_b h2 h3 => (vc_4 x_N x_B x_b hl hM hR h0 h1 h2 h3))
  (fun x_b h2 h3 => (kept_4 x_N x_B x_b hl hM hR h0 h1 h2 h3)) (race_4 x_N x_B hl hM hR h0 h1)))))

theorem output_0_1 (x_N x_B y_q41 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_B) M) (hR : spec.InRange I (base E x_N x_B) M) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (h1 : 0 ≤ y_q41) (h2 : y_q41 < x_B) :
    ((program I M).post (base E x_N x_B) (impl.inputHeap spec (base E x_N x_B) M)) ⟨a_h, [y_q41]⟩ (M t_H [y_q41]) :=
  (at_restore (by decide) ((at_left (at_points1 y_q41 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_4 I M x_N x_B (max 0 x_B)) ⟨a_h, [y_q41]⟩ (M t_H [y_q41])))

theorem consistent (E : Env) (x_N x_B : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) : spec.Consistent (base E x_N x_B) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N x_B : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N x_B) :=
  solvable_layers (consistent E x_N x_B h0)
    (fun t => if t = t_H then 0 else 0) (by decide)

theorem placed (E : Env) (x_N x_B : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) : impl.LayoutOk spec (base E x_N x_B) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N x_B : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (x_N x_B : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_B) :
    spec.Given (inside x_N x_B) (base E x_N x_B) t_H [y_p0] :=
  (given_equation (p := [y_p0]) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N x_B : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) (x_b : Int) (hR : spec.InRange I (base E x_N x_B) M) (h1 : True) :
    TExp.Defined I M (spec.Given (inside x_N x_B) (base E x_N x_B)) (.reduce [.fn (.literal .i32 0 1) []] (.builtin "+" .i32) [v_i] (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_b)) (.le (.add (.var v_b) (.const 1)) (.var v_B)))) (.letval d_0 .u8 (.access t_A [.var v_i]) (.select (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.eq (.var d_0) (.var v_b))) (.fn (.literal .i32 1 1) []) (.fn (.literal .i32 0 1) [])))) ((base E x_N x_B).set v_b x_b) :=
  (defined_reduce_some1 0 x_N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : (0 ≤ y_d0 ∧ y_d0 < x_N) ∧ 0 ≤ x_b ∧ x_b + 1 ≤ x_B) => h2.1)
  (fun (y_d0 : Int) (h2 : (0 ≤ y_d0 ∧ y_d0 < x_N) ∧ 0 ≤ x_b ∧ x_b + 1 ≤ x_B) => (defined_letval
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩)))
  rfl (fun (y_d1 : Int) (h3 : y_d1 = I.toInt .u8 (M t_A [y_d0])) =>
  (have h4 : 0 ≤ I.toInt .u8 (M t_A [y_d0]) ∧ I.toInt .u8 (M t_A [y_d0]) < x_B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [y_d0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl);
  (have h5 : 0 ≤ y_d1 ∧ y_d1 < x_B := ⟨(int_lab_ecb_lac h4.1 h3), (int_eab_tbc_tac h3 h4.2)⟩;
  (defined_select_of cond_holds
  (fun (h6 : (0 ≤ y_d0 ∧ y_d0 < x_N) ∧ y_d1 = x_b) => (defined_fn defined_nil))
  (fun (h6 : ¬ ((0 ≤ y_d0 ∧ y_d0 < x_N) ∧ y_d1 = x_b)) => (defined_fn defined_nil)))))))))

theorem defined (E : Env) (x_N x_B : Int) (h0 : 0 ≤ x_N ∧ 0 ≤ x_B) : spec.Defined (base E x_N x_B) :=
  defined_of (inside x_N x_B)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_N x_B h0 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_b => cond_holds) (fun x_b g k => defined_0 E x_N x_B h0 x_b hR g))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    (all_cons ⟨(by decide), (by decide)⟩ all_nil)
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (0 ≤ (E v_N) ∧ 0 ≤ (E v_B)))
    (fun E => base E (E v_N) (E v_B)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_B) a) (fun E a => placed E (E v_N) (E v_B) a)
    (fun E a => consistent E (E v_N) (E v_B) a) (fun E a => solvable E (E v_N) (E v_B) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_B) hl hM hR a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_1 (E v_N) (E v_B) y_p0 hl hM hR a b0 b1)) all_nil)) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .i32) [x, y] = x + y)
    (m1 : I.fn (.literal .i32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit), (Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .i32) [x, y] = x + y)
    (m1 : I.fn (.literal .i32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit), (Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .i32) [x, y] = x + y)
    (m1 : I.fn (.literal .i32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit), (Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

end Redverify.Certificate.private
