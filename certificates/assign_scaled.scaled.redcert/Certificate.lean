module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scaled

/-- `N` -/ abbrev v_N : Var := 0
/-- `x` -/ abbrev v_x : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `r` -/ abbrev v_r : Var := 4
/-- `b` -/ abbrev a_b : Arr := 0
/-- `c2` -/ abbrev a_c2 : Arr := 1
/-- `a` -/ abbrev a_a : Arr := 2
/-- `c` -/ abbrev a_c : Arr := 3
/-- `B` -/ abbrev t_B : Ten := 0
/-- `C` -/ abbrev t_C : Ten := 1
/-- `A` -/ abbrev t_A : Ten := 2

/-- Specification `scattered`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_B [(.const 0, .var v_N)], Region.mk t_C [(.const 0, .mul 2 (.var v_N))]]
  outputs := [Region.mk t_A [(.const 0, .mul 3 (.var v_N))]]
  equations :=
    [
      Equation.mk
        t_A
        [v_x]
        (.eq (.mod (.var v_x) 3) (.const 0))
        (.fn
          (.builtin "+" .f32)
          [.access t_B [.div (.var v_x) 3], .access t_C [.mul 2 (.div (.var v_x) 3)]]),
      Equation.mk t_A [v_x] (.not (.eq (.mod (.var v_x) 3) (.const 0))) (.fn (.literal .f32 0 1) [])]

/-- Implementation `scaled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_b t_B [v_i0] [.var v_i0] none,
      Binding.mk a_c2 t_C [v_i0] [.var v_i0] none,
      Binding.mk a_a t_A [v_i0] [.var v_i0] none]
  body :=
    .allocate a_c [.var v_N] <|
    .seq (.for v_i (.const 0) (.var v_N) <|
      .assign a_c [.var v_i] (.read a_c2 [.mul 2 (.var v_i)])) <|
    .for v_i (.const 0) (.var v_N) <|
      .seq (.assign
        a_a
        [.mul 3 (.var v_i)]
        (.fn (.builtin "+" .f32) [.read a_b [.var v_i], .read a_c [.var v_i]])) <|
      .for v_r (.const 1) (.const 3) <|
        .assign a_a [.add (.mul 3 (.var v_i)) (.var v_r)] (.fn (.literal .f32 0 1) [])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1

abbrev base (E : Env) (x_N : Int) : Env := (E.set v_N x_N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_a : ∀ b ∈ impl.bindings, b.array = a_a → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {x_a x_b : Int} (h0 : x_a = x_b) : 2 * x_a = 2 * x_b :=
  by omega

theorem fact_1 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 1 ≤ x_b) : 0 ≤ 3 * x_a + x_b :=
  by omega

theorem fact_2 {x_a x_b x_c : Int} (h0 : x_a < x_c) (h1 : x_b < 3) : 3 * x_a + x_b < 3 * x_c :=
  by omega

theorem fact_3 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : 1 ≤ x_c) : ¬ x_a = x_b + x_c :=
  by omega

theorem fact_4 {x_a x_b x_c : Int} (h0 : 1 ≤ x_c) (h1 : x_a < x_b) : ¬ x_a = x_b + x_c :=
  by omega

theorem fact_5 {x_a : Int} (h0 : 0 ≤ x_a) : 0 ≤ 3 * x_a :=
  by omega

theorem fact_6 {x_a x_b : Int} (h0 : x_a < x_b) : 3 * x_a < 3 * x_b :=
  by omega

theorem fact_7 {x_a : Int} : x_a = 3 * x_a / 3 :=
  by omega

theorem fact_8 {x_a : Int} : 2 * x_a = 2 * (3 * x_a / 3) :=
  by omega

theorem fact_9 {x_a : Int} : 3 * x_a % 3 = 0 :=
  by omega

theorem fact_10 {x_a x_b : Int} (h0 : x_a ≤ 3 * x_b) (h1 : x_a % 3 = 0) (h2 : ¬ x_a = 3 * x_b) : x_a ≤ 3 * x_b + (-3) :=
  by omega

theorem fact_11 {x_a x_b : Int} (h0 : x_a < x_b) (h1 : x_b < 1 + x_a) : False :=
  by omega

theorem fact_12 {x_a x_b : Int} (h0 : x_a ≤ 3 * (x_b + 1) + (-3)) : x_a ≤ 3 * x_b :=
  by omega

theorem fact_13 {x_a x_b : Int} (h0 : 0 < x_b % 3) (h1 : ¬ x_b < 3 * x_a) : 3 * x_a < x_b :=
  by omega

theorem fact_14 {x_a x_b : Int} (h0 : x_a < 3 * (x_b + 1)) : x_a < 3 + 3 * x_b :=
  by omega

theorem fact_15 {x_a : Int} (h0 : x_a ≤ 3 * 0 + (-3)) (h1 : 0 ≤ x_a) : False :=
  by omega

theorem fact_16 {x_a : Int} (h0 : ¬ x_a % 3 = 0) : 0 < x_a % 3 :=
  by omega

theorem fact_17 {x_a x_b x_c : Int} (h0 : x_a < 3 * x_c) : x_a < 3 * (max x_b x_c) :=
  by omega

theorem fact_18 {x_a x_b : Int} (h0 : x_a < 3 * x_b) (h1 : ¬ x_a ≤ 3 * (max 0 x_b) + (-3)) : 0 < x_a % 3 :=
  by omega

theorem fact_19 {x_a x_b : Int} (h0 : x_a = x_b) (h1 : ¬ x_a = x_b) : False :=
  by omega

theorem fact_20 {x_a x_b : Int} (h0 : x_a % 3 = 0) (h1 : x_a < 3 * x_b) : x_a ≤ 3 * x_b + (-3) :=
  by omega

theorem fact_21 {x_a : Int} (h0 : ¬ x_a % 3 = 0) : 0 < x_a % 3 :=
  by omega

theorem fact_22 {x_a x_b : Int} (h0 : ¬ x_a = x_b) : ¬ x_a = x_b :=
  by omega

theorem fact_23 {x_a : Int} (h0 : 0 ≤ x_a) : 0 ≤ x_a / 3 :=
  by omega

theorem fact_24 {x_a x_b : Int} (h0 : x_a ≤ 3 * x_b + (-3)) : x_a / 3 < x_b :=
  by omega

theorem fact_25 {x_a : Int} (h0 : 0 ≤ x_a) : 0 ≤ 2 * (x_a / 3) :=
  by omega

theorem fact_26 {x_a x_b : Int} (h0 : x_a ≤ 3 * x_b + (-3)) : 2 * (x_a / 3) < 2 * x_b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

theorem equation_0 (x_N x_x : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : x_x % 3 = 0) :
    (M t_A [x_x]) = (I.fn f_0 [M t_B [x_x / 3], M t_C [2 * (x_x / 3)]]) :=
  (Eq.trans (hM _ (.head _) [x_x] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_B [.div (.var v_x) 3], .access t_C [.mul 2 (.div (.var v_x) 3)]]) ((base E x_N).set v_x x_x) = _ from
  rfl))

theorem equation_1 (x_N x_x : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : ¬ x_x % 3 = 0) :
    (M t_A [x_x]) = (I.fn f_1 []) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_x] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_1 []) ((base E x_N).set v_x x_x) = _ from rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_b
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 => (M t_B [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_c
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_i)
    (fun y_c0 => (M t_C [2 * y_c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_c2
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 2 * x_N)
    (fun y_c0 => (M t_C [y_c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  ((known_1_0 I M x_N).and ((known_1_1 I M x_i).and (known_1_2 I M x_N)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_c [.var v_i] (.read a_c2 [.mul 2 (.var v_i)])
    (fun e => (M t_C [2 * (e v_i)]))

theorem vc_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E x_N)) a_c [x_N]) ((base E x_N).set v_i x_i) (known_1 I M x_N x_i) :=
  (vc_assign_of (M t_C [2 * x_i]) (in_allocated ⟨h1, h2, trivial⟩)
  (ev_read ((at_right (at_right (at_points1 (2 * x_i) ⟨(int_c163 h1), (int_c549 h2)⟩ rfl)))
  : (known_1 I M x_N x_i) ⟨a_c2, [2 * x_i]⟩ (M t_C [2 * x_i]))) rfl)

theorem kept_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_1 I M).post ((base E x_N).set v_i x_i) (known_1 I M x_N x_i)) (known_1 I M x_N (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_N (x_i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun y_q0 h3 => ((Classical.em (y_q0 = x_i)).elim (fun h4 =>
  (at_set_eq1 y_q0 x_i h4 ((at_congr1 (fact_0 h4)) : M t_C [2 * y_q0] = M t_C [2 * x_i])))
  (fun h4 => (at_set_ne1 y_q0 x_i h4
  (at_right (at_left (at_points1 y_q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_a
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 ≤ 3 * x_i + (-3)) ∧ y_c0 % 3 = 0)
    (fun y_c0 => (M t_A [y_c0]))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_a
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < 3 * x_i) ∧ 0 < y_c0 % 3)
    (fun y_c0 => (I.fn f_1 []))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_c
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 => (M t_C [2 * y_c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  ((known_2_0 I M x_i).and ((known_2_1 I M x_i).and ((known_1_0 I M x_N).and (known_2_3 I M x_N))))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_a
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 ≤ 3 * x_i) ∧ y_c0 % 3 = 0)
    (fun y_c0 => (M t_A [y_c0]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_i x_r : Int) : Heap V :=
  .points1 a_a
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < 3 * x_i) ∧ 0 < y_c0 % 3 ∨ 3 * x_i < y_c0 ∧ y_c0 < x_r + 3 * x_i)
    (fun y_c0 => (I.fn f_1 []))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_N x_i x_r : Int) : Heap V :=
  ((known_3_0 I M x_i).and ((known_3_1 I M x_i x_r).and ((known_1_0 I M x_N).and (known_2_3 I M x_N))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_a [.add (.mul 3 (.var v_i)) (.var v_r)] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_3 (x_N x_i x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 1 ≤ x_r) (h4 : x_r < 3) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E x_N)) a_c [x_N]) (((base E x_N).set v_i x_i).set v_r x_r) (known_3 I M x_N x_i x_r) :=
  (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (R := (Region.mk t_A [(.const 0, .mul 3 (.var v_N))])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [3 * x_i + x_r]
  (region_iff.2 ⟨(3 * x_i + x_r), _, rfl, ((fact_1 h1 h3) : 0 ≤ 3 * x_i + x_r), ((fact_2 h2 h4) : 3 * x_i + x_r < 3 * x_N), rfl⟩)
  shape_a_a rfl rfl ((fact_1 h1 h3) : 0 ≤ 3 * x_i + x_r))) ev_const rfl)

theorem kept_3 (x_N x_i x_r : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 1 ≤ x_r) (h4 : x_r < 3) :
    Heap.Entails ((body_3 I M).post (((base E x_N).set v_i x_i).set v_r x_r) (known_3 I M x_N x_i x_r)) (known_3 I M x_N x_i (x_r + 1)) :=
  (show Heap.Entails _ (known_3 I M x_N x_i (x_r + 1)) from
  (entails_and (entails_points1 (fun y_q4 h5 =>
  (at_set_ne1 y_q4 (3 * x_i + x_r) (fact_3 h5.1.2 h3) (at_left (at_points1 y_q4 h5 rfl)))))
  (entails_and
  (entails_points1 (fun y_q5 h5 => (Or.elim h5 (fun h6 => (at_set_ne1 y_q5 (3 * x_i + x_r) (fact_4 h3 h6.1.2)
  (at_right (at_left (at_points1 y_q5 (Or.inl h6) rfl))))) (fun h6 =>
  ((Classical.em (y_q5 = 3 * x_i + x_r)).elim (fun h7 => (at_set_eq1 y_q5 (3 * x_i + x_r) h7 rfl))
  (fun h7 => (at_set_ne1 y_q5 (3 * x_i + x_r) h7
  (at_right (at_left (at_points1 y_q5 (Or.inr ⟨h6.1, (int_c104 h6.2 h7)⟩) rfl))))))))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign
    a_a
    [.mul 3 (.var v_i)]
    (.fn f_0 [.read a_b [.var v_i], .read a_c [.var v_i]])
    (fun e => (M t_A [3 * (e v_i)]))) <|
  .for v_r (.const 1) (.const 3)
    (fun e x => known_3 I M (e v_N) (e v_i) x) (body_3 I M)

theorem vc_2 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E x_N)) a_c [x_N]) ((base E x_N).set v_i x_i) (known_2 I M x_N x_i) :=
  (vc_seq
  (vc_assign_of (I.fn f_0 [M t_B [x_i], M t_C [2 * x_i]]) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (R := (Region.mk t_A [(.const 0, .mul 3 (.var v_N))])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [3 * x_i]
  (region_iff.2 ⟨(3 * x_i), _, rfl, ((fact_5 h1) : 0 ≤ 3 * x_i), ((fact_6 h2) : 3 * x_i < 3 * x_N), rfl⟩)
  shape_a_a rfl rfl ((fact_5 h1) : 0 ≤ 3 * x_i)))
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_left (at_points1 x_i ⟨h1, h2⟩ rfl))))
  : (known_2 I M x_N x_i) ⟨a_b, [x_i]⟩ (M t_B [x_i])))
  (ev_cons (ev_read ((at_right (at_right (at_right (at_points1 x_i ⟨h1, h2⟩ rfl))))
  : (known_2 I M x_N x_i) ⟨a_c, [x_i]⟩ (M t_C [2 * x_i]))) ev_nil)))
  ((Eq.trans ((fn_congr2 (at_congr1 fact_7) (at_congr1 fact_8))
  : I.fn f_0 [M t_B [x_i], M t_C [2 * x_i]] = I.fn f_0 [M t_B [3 * x_i / 3], M t_C [2 * (3 * x_i / 3)]])
  (Eq.symm (equation_0 x_N (3 * x_i) hl hM fact_9)))
  : I.fn f_0 [M t_B [x_i], M t_C [2 * x_i]] = M t_A [3 * x_i]))
  (vc_for_of 1 3 rfl rfl (show Heap.Entails _ (known_3 I M x_N x_i 1) from
  (entails_and (entails_points1 (fun y_q6 h3 => ((Classical.em (y_q6 = 3 * x_i)).elim
  (fun h4 => (at_set_eq1 y_q6 (3 * x_i) h4 ((at_congr1 h4) : M t_A [y_q6] = M t_A [3 * x_i])))
  (fun h4 => (at_set_ne1 y_q6 (3 * x_i) h4
  (at_left (at_points1 y_q6 ⟨⟨h3.1.1, (fact_10 h3.1.2 h3.2 h4)⟩, h3.2⟩ rfl)))))))
  (entails_and (entails_points1 (fun y_q7 h3 => (Or.elim h3 (fun h4 =>
  (at_set_ne1 y_q7 (3 * x_i) (int_tab_neab h4.1.2) (at_right (at_left (at_points1 y_q7 h4 rfl)))))
  (fun h4 => (False.elim (fact_11 h4.1 h4.2))))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))
  (fun x_r h3 h4 => (vc_3 x_N x_i x_r hl hM h0 h1 h2 h3 h4))
  (fun x_r h3 h4 => (kept_3 x_N x_i x_r hl hM h0 h1 h2 h3 h4))))

theorem kept_2 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_2 I M).post ((base E x_N).set v_i x_i) (known_2 I M x_N x_i)) (known_2 I M x_N (x_i + 1)) :=
  ((entails_and
  (entails_points1 (fun y_q8 h3 => (at_left (at_points1 y_q8 ⟨⟨h3.1.1, (fact_12 h3.1.2)⟩, h3.2⟩ rfl))))
  (entails_and (entails_points1 (fun y_q9 h3 =>
  (at_right (at_left (at_points1 y_q9 ((Classical.em (y_q9 < 3 * x_i)).elim (fun h4 => (Or.inl ⟨⟨h3.1.1, h4⟩, h3.2⟩))
  (fun h4 => (Or.inr ⟨(fact_13 h3.2 h4), (fact_14 h3.1.2)⟩))) rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_3 I M x_N x_i 3) (known_2 I M x_N (x_i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c [.var v_N] <|
  .seq (.for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .for v_i (.const 0) (.var v_N)
    (fun e x => known_2 I M (e v_N) x) (body_2 I M)

theorem program_vc (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) :
    (program I M).vc I (impl.HasCell spec (base E x_N)) (base E x_N) (impl.inputHeap spec (base E x_N) M) :=
  (vc_allocate (vc_seq (vc_for_of 0 x_N rfl rfl (show Heap.Entails _ (known_1 I M x_N 0) from
  (entails_and (entails_points1 (fun y_q1 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_N)])) (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (p := [y_q1]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q1, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points1 (fun y_q2 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_points1 (fun y_q3 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_C [(.const 0, .mul 2 (.var v_N))])) (b := (Binding.mk a_c2 t_C [v_i0] [.var v_i0] none)) (p := [y_q3]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q3, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))))
  (fun x_i h1 h2 => (vc_1 x_N x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_N x_i hl hM h0 h1 h2))) (vc_for_of 0 x_N rfl rfl
  ((entails_and (entails_points1 (fun y_q10 h1 => (False.elim (fact_15 h1.1.2 h1.1.1))))
  (entails_and (entails_points1 (fun y_q11 h1 => (False.elim (int_c351 h1.1.1 h1.1.2))))
  (entails_and (entails_left entails_refl)
  (entails_points1 (fun y_q12 h1 => (at_right (at_left (at_points1 y_q12 ⟨h1.1, (int_lt_max_right h1.2)⟩ rfl))))))))
  : Heap.Entails (known_1 I M x_N (max 0 x_N)) (known_2 I M x_N 0))
  (fun x_i h1 h2 => (vc_2 x_N x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_2 x_N x_i hl hM h0 h1 h2)))))

theorem output_0_2 (x_N y_q13 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ y_q13) (h2 : y_q13 < 3 * x_N) :
    ((program I M).post (base E x_N) (impl.inputHeap spec (base E x_N) M)) ⟨a_a, [y_q13]⟩ (M t_A [y_q13]) :=
  (at_restore (by decide) ((Or.elim (((Classical.em (y_q13 ≤ 3 * (max 0 x_N) + (-3))).elim
  (fun h3 => ((Classical.em (y_q13 % 3 = 0)).elim (fun h4 => (Or.inl ⟨⟨h1, h3⟩, h4⟩))
  (fun h4 => (Or.inr ⟨⟨h1, (int_c473 h3)⟩, (fact_16 h4)⟩))))
  (fun h3 => (Or.inr ⟨⟨h1, (fact_17 h2)⟩, (fact_18 h2 h3)⟩)))
  : (0 ≤ y_q13 ∧ y_q13 ≤ 3 * (max 0 x_N) + (-3)) ∧ y_q13 % 3 = 0 ∨ (0 ≤ y_q13 ∧ y_q13 < 3 * (max 0 x_N)) ∧ 0 < y_q13 % 3)
  (fun h3 => (at_left (at_points1 y_q13 h3 rfl)))
  (fun h3 => (at_right (at_left (at_points1 y_q13 h3 (Eq.trans
  ((equation_1 x_N y_q13 hl hM (int_c457 h3.2)) : M t_A [y_q13] = I.fn f_1 []) rfl))))))
  : (known_2 I M x_N (max 0 x_N)) ⟨a_a, [y_q13]⟩ (M t_A [y_q13])))

theorem consistent (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : spec.Consistent (base E x_N) :=
  consistent_of (pairs_cons (all_cons (apart_same1 (fun x_x => cond_holds) (fun x_x => cond_holds) (fun (y_p0 : Int) (h1 : y_p0 % 3 = 0) (h2 : ¬ y_p0 % 3 = 0) =>
  (False.elim ((fact_19 h1 h2) : False)))) all_nil) (pairs_cons all_nil pairs_nil)) (by decide)

theorem solvable (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N) :=
  solvable_layers (consistent E x_N h0)
    (fun t => if t = t_A then 0 else 0) (by decide)

theorem placed (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : impl.LayoutOk spec (base E x_N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N : Int) : Ten → List Int → Prop := fun t p => if t = t_A then 0 < (p.getD 0 0) % 3 ∨ (0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) ≤ 3 * x_N + (-3)) ∧ (p.getD 0 0) % 3 = 0 else True

theorem covered_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < 3 * x_N) :
    spec.Given (inside x_N) (base E x_N) t_A [y_p0] :=
  (Or.elim (((Classical.em (y_p0 % 3 = 0)).elim (fun h3 => (Or.inl h3)) (fun h3 => (Or.inr (fact_22 h3))))
  : y_p0 % 3 = 0 ∨ ¬ y_p0 % 3 = 0) (fun h3 =>
  (given_equation (p := [y_p0]) (.head _) rfl rfl rfl ((Or.inr ⟨⟨h1, (fact_20 h3 h2)⟩, h3⟩)
  : 0 < y_p0 % 3 ∨ (0 ≤ y_p0 ∧ y_p0 ≤ 3 * x_N + (-3)) ∧ y_p0 % 3 = 0)
  (cond_holds.2 (h3 : y_p0 % 3 = 0))))
  (fun h3 => (given_equation (p := [y_p0]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inl (fact_21 h3)) : 0 < y_p0 % 3 ∨ (0 ≤ y_p0 ∧ y_p0 ≤ 3 * x_N + (-3)) ∧ y_p0 % 3 = 0)
  (cond_holds.2 (h3 : ¬ y_p0 % 3 = 0)))))

theorem defined_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (x_x : Int) (h1 : x_x % 3 = 0) (h2 : 0 < x_x % 3 ∨ (0 ≤ x_x ∧ x_x ≤ 3 * x_N + (-3)) ∧ x_x % 3 = 0) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.fn (.builtin "+" .f32) [.access t_B [.div (.var v_x) 3], .access t_C [.mul 2 (.div (.var v_x) 3)]]) ((base E x_N).set v_x x_x) :=
  (defined_fn (defined_cons (defined_access (given_input (p := [x_x / 3]) (.head _) rfl rfl
  (region_iff.2 ⟨(x_x / 3), _, rfl, ((Or.elim h2 (fun h3 => (False.elim (int_eab_tba_F h1 h3))) (fun h3 => (fact_23 h3.1.1)))
  : 0 ≤ x_x / 3), ((Or.elim h2 (fun h3 => (False.elim (int_eab_tba_F h1 h3))) (fun h3 => (fact_24 h3.1.2)))
  : x_x / 3 < x_N), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [2 * (x_x / 3)]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨(2 * (x_x / 3)), _, rfl, ((Or.elim h2 (fun h3 => (False.elim (int_eab_tba_F h1 h3))) (fun h3 => (fact_25 h3.1.1)))
  : 0 ≤ 2 * (x_x / 3)), ((Or.elim h2 (fun h3 => (False.elim (int_eab_tba_F h1 h3))) (fun h3 => (fact_26 h3.1.2)))
  : 2 * (x_x / 3) < 2 * x_N), rfl⟩))) defined_nil)))

theorem defined_1 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (x_x : Int) (h1 : ¬ x_x % 3 = 0) (h2 : 0 < x_x % 3 ∨ (0 ≤ x_x ∧ x_x ≤ 3 * x_N + (-3)) ∧ x_x % 3 = 0) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.fn (.literal .f32 0 1) []) ((base E x_N).set v_x x_x) :=
  (defined_fn defined_nil)

theorem defined (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : spec.Defined (base E x_N) :=
  defined_of (inside x_N)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_N h0 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_x => cond_holds) (fun x_x g k => defined_0 E x_N h0 x_x g k))
    (all_cons (well_defined1 (fun x_x => cond_holds) (fun x_x g k => defined_1 E x_N h0 x_x g k))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_N))
    (fun E => base E (E v_N)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) a) (fun E a => placed E (E v_N) a)
    (fun E a => consistent E (E v_N) a) (fun E a => solvable E (E v_N) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_2 (E v_N) y_p0 hl hM a b0 b1)) all_nil))) all_nil))


end Redverify.Certificate.scaled
