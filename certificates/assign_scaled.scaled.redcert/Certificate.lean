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

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_a : ∀ b ∈ impl.bindings, b.array = a_a → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : a = b) : 2 * a = 2 * b :=
  by omega

theorem fact_1 {a b : Int} (h0 : 0 ≤ a) (h1 : 1 ≤ b) : 0 ≤ 3 * a + b :=
  by omega

theorem fact_2 {a b c : Int} (h0 : a < c) (h1 : b < 3) : 3 * a + b < 3 * c :=
  by omega

theorem fact_3 {a b c : Int} (h0 : a ≤ b) (h1 : 1 ≤ c) : ¬ a = b + c :=
  by omega

theorem fact_4 {a b c : Int} (h0 : 1 ≤ c) (h1 : a < b) : ¬ a = b + c :=
  by omega

theorem fact_5 {a : Int} (h0 : 0 ≤ a) : 0 ≤ 3 * a :=
  by omega

theorem fact_6 {a b : Int} (h0 : a < b) : 3 * a < 3 * b :=
  by omega

theorem fact_7 {a : Int} : a = 3 * a / 3 :=
  by omega

theorem fact_8 {a : Int} : 2 * a = 2 * (3 * a / 3) :=
  by omega

theorem fact_9 {a : Int} : 3 * a % 3 = 0 :=
  by omega

theorem fact_10 {a b : Int} (h0 : a ≤ 3 * b) (h1 : a % 3 = 0) (h2 : ¬ a = 3 * b) : a ≤ 3 * b + (-3) :=
  by omega

theorem fact_11 {a b : Int} (h0 : a < b) (h1 : b < 1 + a) : False :=
  by omega

theorem fact_12 {a b : Int} (h0 : a ≤ 3 * (b + 1) + (-3)) : a ≤ 3 * b :=
  by omega

theorem fact_13 {a b : Int} (h0 : 0 < b % 3) (h1 : ¬ b < 3 * a) : 3 * a < b :=
  by omega

theorem fact_14 {a b : Int} (h0 : a < 3 * (b + 1)) : a < 3 + 3 * b :=
  by omega

theorem fact_15 {a : Int} (h0 : a ≤ 3 * 0 + (-3)) (h1 : 0 ≤ a) : False :=
  by omega

theorem fact_16 {a : Int} (h0 : ¬ a % 3 = 0) : 0 < a % 3 :=
  by omega

theorem fact_17 {a b c : Int} (h0 : a < 3 * c) : a < 3 * (max b c) :=
  by omega

theorem fact_18 {a b : Int} (h0 : a < 3 * b) (h1 : ¬ a ≤ 3 * (max 0 b) + (-3)) : 0 < a % 3 :=
  by omega

theorem fact_19 {a b : Int} (h0 : a = b) (h1 : ¬ a = b) : False :=
  by omega

theorem fact_20 {a b : Int} (h0 : a % 3 = 0) (h1 : a < 3 * b) : a ≤ 3 * b + (-3) :=
  by omega

theorem fact_21 {a : Int} (h0 : ¬ a % 3 = 0) : 0 < a % 3 :=
  by omega

theorem fact_22 {a b : Int} (h0 : ¬ a = b) : ¬ a = b :=
  by omega

theorem fact_23 {a : Int} (h0 : 0 ≤ a) : 0 ≤ a / 3 :=
  by omega

theorem fact_24 {a b : Int} (h0 : a ≤ 3 * b + (-3)) : a / 3 < b :=
  by omega

theorem fact_25 {a : Int} (h0 : 0 ≤ a) : 0 ≤ 2 * (a / 3) :=
  by omega

theorem fact_26 {a b : Int} (h0 : a ≤ 3 * b + (-3)) : 2 * (a / 3) < 2 * b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (x : Int) (h0 : x % 3 = 0) :
    (M t_A [x]) = (I.fn f_0 [M t_B [x / 3], M t_C [2 * (x / 3)]]) :=
  (Eq.trans (hM _ (.head _) [x] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_B [.div (.var v_x) 3], .access t_C [.mul 2 (.div (.var v_x) 3)]]) ((base E N).set v_x x) = _ from
  rfl))

theorem equation_1 (x : Int) (h0 : ¬ x % 3 = 0) :
    (M t_A [x]) = (I.fn f_1 []) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_1 []) ((base E N).set v_x x) = _ from rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_B [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_c
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_C [2 * c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_c2
    (fun c0 => 0 ≤ c0 ∧ c0 < 2 * N)
    (fun c0 => (M t_C [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M i).and (known_1_2 I M N)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_c [.var v_i] (.read a_c2 [.mul 2 (.var v_i)])
    (fun e => (M t_C [2 * (e v_i)]))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N)) a_c [N]) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_assign_of (M t_C [2 * i]) (in_allocated ⟨h1, h2, trivial⟩)
  (ev_read ((at_right (at_right (at_points1 (2 * i) ⟨(int_c163 h1), (int_c549 h2)⟩ rfl)))
  : (known_1 I M N i) ⟨a_c2, [2 * i]⟩ (M t_C [2 * i]))) rfl)

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q0 h3 => ((Classical.em (q0 = i)).elim
  (fun h4 => (at_set_eq1 q0 i h4 ((at_congr1 (fact_0 h4)) : M t_C [2 * q0] = M t_C [2 * i])))
  (fun h4 =>
  (at_set_ne1 q0 i h4 (at_right (at_left (at_points1 q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_a
    (fun c0 => (0 ≤ c0 ∧ c0 ≤ 3 * i + (-3)) ∧ c0 % 3 = 0)
    (fun c0 => (M t_A [c0]))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_a
    (fun c0 => (0 ≤ c0 ∧ c0 < 3 * i) ∧ 0 < c0 % 3)
    (fun c0 => (I.fn f_1 []))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_c
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_C [2 * c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_2_0 I M i).and ((known_2_1 I M i).and ((known_1_0 I M N).and (known_2_3 I M N))))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_a
    (fun c0 => (0 ≤ c0 ∧ c0 ≤ 3 * i) ∧ c0 % 3 = 0)
    (fun c0 => (M t_A [c0]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (i r : Int) : Heap V :=
  .points1 a_a
    (fun c0 => (0 ≤ c0 ∧ c0 < 3 * i) ∧ 0 < c0 % 3 ∨ 3 * i < c0 ∧ c0 < r + 3 * i)
    (fun c0 => (I.fn f_1 []))

noncomputable def known_3 (I : Interp V) (M : Model V) (N i r : Int) : Heap V :=
  ((known_3_0 I M i).and ((known_3_1 I M i r).and ((known_1_0 I M N).and (known_2_3 I M N))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_a [.add (.mul 3 (.var v_i)) (.var v_r)] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_3 (i r : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 1 ≤ r) (h4 : r < 3) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N)) a_c [N]) (((base E N).set v_i i).set v_r r) (known_3 I M N i r) :=
  (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (R := (Region.mk t_A [(.const 0, .mul 3 (.var v_N))])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [3 * i + r]
  (region_iff.2 ⟨(3 * i + r), _, rfl, ((fact_1 h1 h3) : 0 ≤ 3 * i + r), ((fact_2 h2 h4) : 3 * i + r < 3 * N), rfl⟩)
  shape_a_a rfl rfl ((fact_1 h1 h3) : 0 ≤ 3 * i + r))) ev_const rfl)

theorem kept_3 (i r : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 1 ≤ r) (h4 : r < 3) :
    Heap.Entails ((body_3 I M).post (((base E N).set v_i i).set v_r r) (known_3 I M N i r)) (known_3 I M N i (r + 1)) :=
  (show Heap.Entails _ (known_3 I M N i (r + 1)) from (entails_and
  (entails_points1 (fun q4 h5 => (at_set_ne1 q4 (3 * i + r) (fact_3 h5.1.2 h3) (at_left (at_points1 q4 h5 rfl)))))
  (entails_and
  (entails_points1 (fun q5 h5 => (Or.elim h5 (fun h6 => (at_set_ne1 q5 (3 * i + r) (fact_4 h3 h6.1.2)
  (at_right (at_left (at_points1 q5 (Or.inl h6) rfl)))))
  (fun h6 => ((Classical.em (q5 = 3 * i + r)).elim (fun h7 => (at_set_eq1 q5 (3 * i + r) h7 rfl))
  (fun h7 => (at_set_ne1 q5 (3 * i + r) h7
  (at_right (at_left (at_points1 q5 (Or.inr ⟨h6.1, (int_c104 h6.2 h7)⟩) rfl))))))))))
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

theorem vc_2 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_c [N]) ((base E N).set v_i i) (known_2 I M N i) :=
  (vc_seq (vc_assign_of (I.fn f_0 [M t_B [i], M t_C [2 * i]]) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (R := (Region.mk t_A [(.const 0, .mul 3 (.var v_N))])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [3 * i]
  (region_iff.2 ⟨(3 * i), _, rfl, ((fact_5 h1) : 0 ≤ 3 * i), ((fact_6 h2) : 3 * i < 3 * N), rfl⟩)
  shape_a_a rfl rfl ((fact_5 h1) : 0 ≤ 3 * i)))
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_left (at_points1 i ⟨h1, h2⟩ rfl))))
  : (known_2 I M N i) ⟨a_b, [i]⟩ (M t_B [i])))
  (ev_cons (ev_read ((at_right (at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl))))
  : (known_2 I M N i) ⟨a_c, [i]⟩ (M t_C [2 * i]))) ev_nil)))
  ((Eq.trans ((fn_congr2 (at_congr1 fact_7) (at_congr1 fact_8))
  : I.fn f_0 [M t_B [i], M t_C [2 * i]] = I.fn f_0 [M t_B [3 * i / 3], M t_C [2 * (3 * i / 3)]])
  (Eq.symm (equation_0 N hl hM (3 * i) fact_9)))
  : I.fn f_0 [M t_B [i], M t_C [2 * i]] = M t_A [3 * i]))
  (vc_for_of 1 3 rfl rfl (show Heap.Entails _ (known_3 I M N i 1) from
  (entails_and (entails_points1 (fun q6 h3 => ((Classical.em (q6 = 3 * i)).elim
  (fun h4 => (at_set_eq1 q6 (3 * i) h4 ((at_congr1 h4) : M t_A [q6] = M t_A [3 * i])))
  (fun h4 => (at_set_ne1 q6 (3 * i) h4
  (at_left (at_points1 q6 ⟨⟨h3.1.1, (fact_10 h3.1.2 h3.2 h4)⟩, h3.2⟩ rfl)))))))
  (entails_and (entails_points1 (fun q7 h3 => (Or.elim h3 (fun h4 =>
  (at_set_ne1 q7 (3 * i) (int_tab_neab h4.1.2) (at_right (at_left (at_points1 q7 h4 rfl)))))
  (fun h4 => (False.elim (fact_11 h4.1 h4.2))))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))
  (fun r h3 h4 => (vc_3 N hl hM i r h0 h1 h2 h3 h4))
  (fun r h3 h4 => (kept_3 N hl hM i r h0 h1 h2 h3 h4))))

theorem kept_2 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_2 I M).post ((base E N).set v_i i) (known_2 I M N i)) (known_2 I M N (i + 1)) :=
  ((entails_and
  (entails_points1 (fun q8 h3 => (at_left (at_points1 q8 ⟨⟨h3.1.1, (fact_12 h3.1.2)⟩, h3.2⟩ rfl))))
  (entails_and (entails_points1 (fun q9 h3 =>
  (at_right (at_left (at_points1 q9 ((Classical.em (q9 < 3 * i)).elim (fun h4 => (Or.inl ⟨⟨h3.1.1, h4⟩, h3.2⟩))
  (fun h4 => (Or.inr ⟨(fact_13 h3.2 h4), (fact_14 h3.1.2)⟩))) rfl)))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_3 I M N i 3) (known_2 I M N (i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_c [.var v_N] <|
  .seq (.for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .for v_i (.const 0) (.var v_N)
    (fun e x => known_2 I M (e v_N) x) (body_2 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_seq (vc_for_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q1 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_N)])) (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (p := [q1]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q1, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points1 (fun q2 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_points1 (fun q3 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_C [(.const 0, .mul 2 (.var v_N))])) (b := (Binding.mk a_c2 t_C [v_i0] [.var v_i0] none)) (p := [q3]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q3, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2)))
  (vc_for_of 0 N rfl rfl
  ((entails_and (entails_points1 (fun q10 h1 => (False.elim (fact_15 h1.1.2 h1.1.1))))
  (entails_and (entails_points1 (fun q11 h1 => (False.elim (int_c351 h1.1.1 h1.1.2))))
  (entails_and (entails_left entails_refl)
  (entails_points1 (fun q12 h1 => (at_right (at_left (at_points1 q12 ⟨h1.1, (int_lt_max_right h1.2)⟩ rfl))))))))
  : Heap.Entails (known_1 I M N (max 0 N)) (known_2 I M N 0))
  (fun i h1 h2 => (vc_2 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_2 N hl hM i h0 h1 h2)))))

theorem output_0_2 (q13 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q13) (h2 : q13 < 3 * N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_a, [q13]⟩ (M t_A [q13]) :=
  (at_restore (by decide) ((Or.elim (((Classical.em (q13 ≤ 3 * (max 0 N) + (-3))).elim
  (fun h3 => ((Classical.em (q13 % 3 = 0)).elim (fun h4 => (Or.inl ⟨⟨h1, h3⟩, h4⟩))
  (fun h4 => (Or.inr ⟨⟨h1, (int_c473 h3)⟩, (fact_16 h4)⟩))))
  (fun h3 => (Or.inr ⟨⟨h1, (fact_17 h2)⟩, (fact_18 h2 h3)⟩)))
  : (0 ≤ q13 ∧ q13 ≤ 3 * (max 0 N) + (-3)) ∧ q13 % 3 = 0 ∨ (0 ≤ q13 ∧ q13 < 3 * (max 0 N)) ∧ 0 < q13 % 3)
  (fun h3 => (at_left (at_points1 q13 h3 rfl))) (fun h3 => (at_right (at_left (at_points1 q13 h3
  (Eq.trans ((equation_1 N hl hM q13 (int_c457 h3.2)) : M t_A [q13] = I.fn f_1 [])
  rfl)))))) : (known_2 I M N (max 0 N)) ⟨a_a, [q13]⟩ (M t_A [q13])))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_of (pairs_cons (all_cons (apart_same1 (fun x => cond_holds) (fun x => cond_holds) (fun (p0 : Int) (h1 : p0 % 3 = 0) (h2 : ¬ p0 % 3 = 0) => (False.elim ((fact_19 h1 h2) : False)))) all_nil) (pairs_cons all_nil pairs_nil)) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_A then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_A then 0 < (point.getD 0 0) % 3 ∨ (0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) ≤ 3 * N + (-3)) ∧ (point.getD 0 0) % 3 = 0 else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < 3 * N) :
    spec.Given (inside N) (base E N) t_A [p0] :=
  (Or.elim (((Classical.em (p0 % 3 = 0)).elim (fun h3 => (Or.inl h3)) (fun h3 => (Or.inr (fact_22 h3))))
  : p0 % 3 = 0 ∨ ¬ p0 % 3 = 0) (fun h3 => (given_equation (p := [p0]) (.head _) rfl rfl rfl
  ((Or.inr ⟨⟨h1, (fact_20 h3 h2)⟩, h3⟩) : 0 < p0 % 3 ∨ (0 ≤ p0 ∧ p0 ≤ 3 * N + (-3)) ∧ p0 % 3 = 0)
  (cond_holds.2 (h3 : p0 % 3 = 0))))
  (fun h3 => (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.inl (fact_21 h3)) : 0 < p0 % 3 ∨ (0 ≤ p0 ∧ p0 ≤ 3 * N + (-3)) ∧ p0 % 3 = 0)
  (cond_holds.2 (h3 : ¬ p0 % 3 = 0)))))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (x : Int) (h1 : x % 3 = 0) (h2 : 0 < x % 3 ∨ (0 ≤ x ∧ x ≤ 3 * N + (-3)) ∧ x % 3 = 0) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "+" .f32) [.access t_B [.div (.var v_x) 3], .access t_C [.mul 2 (.div (.var v_x) 3)]]) ((base E N).set v_x x) :=
  (defined_fn (defined_cons (defined_access (given_input (p := [x / 3]) (.head _) rfl rfl
  (region_iff.2 ⟨(x / 3), _, rfl, ((Or.elim h2 (fun h3 => (False.elim (int_eab_tba_F h1 h3))) (fun h3 => (fact_23 h3.1.1)))
  : 0 ≤ x / 3), ((Or.elim h2 (fun h3 => (False.elim (int_eab_tba_F h1 h3))) (fun h3 => (fact_24 h3.1.2)))
  : x / 3 < N), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [2 * (x / 3)]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨(2 * (x / 3)), _, rfl, ((Or.elim h2 (fun h3 => (False.elim (int_eab_tba_F h1 h3))) (fun h3 => (fact_25 h3.1.1)))
  : 0 ≤ 2 * (x / 3)), ((Or.elim h2 (fun h3 => (False.elim (int_eab_tba_F h1 h3))) (fun h3 => (fact_26 h3.1.2)))
  : 2 * (x / 3) < 2 * N), rfl⟩))) defined_nil)))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (x : Int) (h1 : ¬ x % 3 = 0) (h2 : 0 < x % 3 ∨ (0 ≤ x ∧ x ≤ 3 * N + (-3)) ∧ x % 3 = 0) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.literal .f32 0 1) []) ((base E N).set v_x x) :=
  (defined_fn defined_nil)

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x => cond_holds) (fun x hg hk => defined_0 E N h0 x hg hk))
    (all_cons (well_defined1 (fun x => cond_holds) (fun x hg hk => defined_1 E N h0 x hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_2 (E v_N) hl hM p0 a b0 b1)) all_nil))) all_nil))


end Redverify.Certificate.scaled
