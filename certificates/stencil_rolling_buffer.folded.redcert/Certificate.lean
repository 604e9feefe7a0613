module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.folded

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `y` -/ abbrev a_y : Arr := 1
/-- `buf` -/ abbrev a_buf : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `Y` -/ abbrev t_Y : Ten := 1
/-- `P` -/ abbrev t_P : Ten := 2

/-- Specification `pipeline`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .add (.var v_N) (.const 2))]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_P
        [v_i]
        .true
        (.fn (.builtin "*" .f32) [.access t_A [.var v_i], .access t_A [.var v_i]]),
      Equation.mk
        t_Y
        [v_i]
        .true
        (.fn
          (.builtin "+" .f32)
          [
            .fn
              (.builtin "+" .f32)
              [.access t_P [.var v_i], .access t_P [.add (.var v_i) (.const 1)]],
            .access t_P [.add (.var v_i) (.const 2)]])]

/-- Implementation `folded`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .allocate a_buf [.const 3] <|
    .for v_i (.const 0) (.add (.var v_N) (.const 2)) <|
      .seq (.assign
        a_buf
        [.mod (.var v_i) 3]
        (.fn (.builtin "*" .f32) [.read a_a [.var v_i], .read a_a [.var v_i]])) <|
      .ifte (.le (.const 2) (.var v_i)) (
        .assign
          a_y
          [.add (.var v_i) (.const (-2))]
          (.fn
            (.builtin "+" .f32)
            [
              .fn
                (.builtin "+" .f32)
                [
                  .read a_buf [.mod (.add (.var v_i) (.const (-2))) 3],
                  .read a_buf [.mod (.add (.var v_i) (.const (-1))) 3]],
              .read a_buf [.mod (.var v_i) 3]])
      ) (
        .skip
      )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "*" .f32
abbrev f_1 : Fn := .builtin "+" .f32

abbrev base (E : Env) (x_N : Int) : Env := (E.set v_N x_N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {x_a : Int} (h0 : 2 ≤ x_a) : 0 ≤ x_a + (-2) :=
  by omega

theorem fact_1 {x_a x_b : Int} (h0 : x_a < x_b + 2) : x_a + (-2) < x_b :=
  by omega

theorem fact_2 {x_a : Int} : ¬ (x_a + (-2)) % 3 = x_a % 3 :=
  by omega

theorem fact_3 {x_a : Int} (h0 : 2 ≤ x_a) : (x_a + (-2)) % 3 < x_a :=
  by omega

theorem fact_4 {x_a : Int} : ¬ (x_a + (-1)) % 3 = x_a % 3 :=
  by omega

theorem fact_5 {x_a : Int} (h0 : 2 ≤ x_a) : (x_a + (-1)) % 3 < x_a :=
  by omega

theorem fact_6 {x_a : Int} : (-3) * (((x_a + (-2)) % 3 + (-1) * x_a) / 3) + (x_a + (-2)) % 3 + (-3) = x_a + (-2) :=
  by omega

theorem fact_7 {x_a : Int} : (-3) * (((x_a + (-1)) % 3 + (-1) * x_a) / 3) + (x_a + (-1)) % 3 + (-3) = x_a + (-2) + 1 :=
  by omega

theorem fact_8 {x_a : Int} : x_a = x_a + (-2) + 2 :=
  by omega

theorem fact_9 {x_a x_b : Int} (h0 : x_a = x_b % 3) : (-3) * ((x_a + (-1) * (x_b + 1)) / 3) + x_a + (-3) = x_b :=
  by omega

theorem fact_10 {x_a x_b : Int} (h0 : 2 ≤ x_b) (h1 : x_a < 3) (h2 : ¬ x_a = x_b % 3) : x_a < x_b :=
  by omega

theorem fact_11 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 3) (h2 : ¬ x_a = x_b % 3) : (-3) * ((x_a + (-1) * (x_b + 1)) / 3) + x_a + x_c = (-3) * ((x_a + (-1) * x_b) / 3) + x_a + x_c :=
  by omega

theorem fact_12 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_a < 3) (h2 : x_a < x_b + 1) (h3 : ¬ x_a = x_b % 3) : x_a < x_b :=
  by omega

theorem fact_13 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : x_a < x_b + 1) (h2 : ¬ 2 ≤ x_b) (h3 : ¬ x_a = x_b % 3) : (-3) * ((x_a + (-1) * (x_b + 1)) / 3) + x_a + x_c = (-3) * ((x_a + (-1) * x_b) / 3) + x_a + x_c :=
  by omega

theorem fact_14 {x_a x_b : Int} (h0 : x_a ≤ x_b + 1 + (-3)) (h1 : ¬ x_a = x_b + (-2)) : x_a ≤ x_b + (-3) :=
  by omega

theorem fact_15 {x_a x_b : Int} (h0 : x_a ≤ x_b + 1 + (-3)) (h1 : 0 ≤ x_a) (h2 : ¬ 2 ≤ x_b) : False :=
  by omega

theorem fact_16 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ x_a + (-3)) : False :=
  by omega

theorem fact_17 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a ≤ (max x_b (x_c + 2)) + (-3) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

theorem equation_0 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : True) :
    (M t_P [x_i]) = (I.fn f_0 [M t_A [x_i], M t_A [x_i]]) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_A [.var v_i], .access t_A [.var v_i]]) ((base E x_N).set v_i x_i) = _ from
  rfl))

theorem equation_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : True) :
    (M t_Y [x_i]) = (I.fn f_1 [I.fn f_1 [M t_P [x_i], M t_P [x_i + 1]], M t_P [x_i + 2]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_1 [.fn f_1 [.access t_P [.var v_i], .access t_P [.add (.var v_i) (.const 1)]], .access t_P [.add (.var v_i) (.const 2)]]) ((base E x_N).set v_i x_i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_a
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 ≤ x_N + 1)
    (fun y_c0 => (M t_A [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_buf
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < 3) ∧ y_c0 < x_i)
    (fun y_c0 => (M t_P [(-3) * ((y_c0 + (-1) * x_i) / 3) + y_c0 + (-3)]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_i : Int) : Heap V :=
  .points1 a_y
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 ≤ x_i + (-3))
    (fun y_c0 => (M t_Y [y_c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_i : Int) : Heap V :=
  ((known_1_0 I M x_N).and ((known_1_1 I M x_i).and (known_1_2 I M x_i)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign
    a_buf
    [.mod (.var v_i) 3]
    (.fn f_0 [.read a_a [.var v_i], .read a_a [.var v_i]])
    (fun e => (M t_P [(e v_i)]))) <|
  .ifte (.le (.const 2) (.var v_i)) (
    .assign
      a_y
      [.add (.var v_i) (.const (-2))]
      (.fn
        f_1
        [
          .fn
            f_1
            [
              .read a_buf [.mod (.add (.var v_i) (.const (-2))) 3],
              .read a_buf [.mod (.add (.var v_i) (.const (-1))) 3]],
          .read a_buf [.mod (.var v_i) 3]])
      (fun e => (M t_Y [(e v_i) + (-2)]))
  ) (
    .skip
  )

theorem vc_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N + 2) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E x_N)) a_buf [3]) ((base E x_N).set v_i x_i) (known_1 I M x_N x_i) :=
  (vc_seq (vc_assign_of (I.fn f_0 [M t_A [x_i], M t_A [x_i]])
  (in_allocated ⟨(int_c452 : 0 ≤ x_i % 3), (int_c321 : x_i % 3 < 3), trivial⟩)
  (ev_fn (ev_cons (ev_read ((at_left (at_points1 x_i ⟨h1, (int_c360 h2)⟩ rfl))
  : (known_1 I M x_N x_i) ⟨a_a, [x_i]⟩ (M t_A [x_i])))
  (ev_cons (ev_read ((at_left (at_points1 x_i ⟨h1, (int_c360 h2)⟩ rfl))
  : (known_1 I M x_N x_i) ⟨a_a, [x_i]⟩ (M t_A [x_i]))) ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_0 x_N x_i hl hM trivial)))
  : I.fn f_0 [M t_A [x_i], M t_A [x_i]] = M t_P [x_i]))
  (vc_if_of cond_holds (fun (h3 : 2 ≤ x_i) => (vc_assign_of
  (I.fn f_1 [I.fn f_1 [M t_P [(-3) * (((x_i + (-2)) % 3 + (-1) * x_i) / 3) + (x_i + (-2)) % 3 + (-3)], M t_P [(-3) * (((x_i + (-1)) % 3 + (-1) * x_i) / 3) + (x_i + (-1)) % 3 + (-3)]], M t_P [x_i]])
  (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [x_i + (-2)]
  (region_iff.2 ⟨(x_i + (-2)), _, rfl, ((fact_0 h3) : 0 ≤ x_i + (-2)), ((fact_1 h2) : x_i + (-2) < x_N), rfl⟩)
  shape_a_y rfl rfl ((fact_0 h3) : 0 ≤ x_i + (-2))))
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read (at_set_ne1 ((x_i + (-2)) % 3) (x_i % 3) fact_2
  ((at_right (at_left (at_points1 ((x_i + (-2)) % 3) ⟨⟨int_c452, int_c321⟩, (fact_3 h3)⟩ rfl)))
  : (known_1 I M x_N x_i) ⟨a_buf, [(x_i + (-2)) % 3]⟩ (M t_P [(-3) * (((x_i + (-2)) % 3 + (-1) * x_i) / 3) + (x_i + (-2)) % 3 + (-3)]))))
  (ev_cons (ev_read (at_set_ne1 ((x_i + (-1)) % 3) (x_i % 3) fact_4
  ((at_right (at_left (at_points1 ((x_i + (-1)) % 3) ⟨⟨int_c452, int_c321⟩, (fact_5 h3)⟩ rfl)))
  : (known_1 I M x_N x_i) ⟨a_buf, [(x_i + (-1)) % 3]⟩ (M t_P [(-3) * (((x_i + (-1)) % 3 + (-1) * x_i) / 3) + (x_i + (-1)) % 3 + (-3)]))))
  ev_nil))) (ev_cons (ev_read (at_set_eq1 (x_i % 3) (x_i % 3) rfl rfl)) ev_nil)))
  ((Eq.trans ((fn_congr2 (fn_congr2 (at_congr1 fact_6) (at_congr1 fact_7)) (at_congr1 fact_8))
  : I.fn f_1 [I.fn f_1 [M t_P [(-3) * (((x_i + (-2)) % 3 + (-1) * x_i) / 3) + (x_i + (-2)) % 3 + (-3)], M t_P [(-3) * (((x_i + (-1)) % 3 + (-1) * x_i) / 3) + (x_i + (-1)) % 3 + (-3)]], M t_P [x_i]] = I.fn f_1 [I.fn f_1 [M t_P [x_i + (-2)], M t_P [x_i + (-2) + 1]], M t_P [x_i + (-2) + 2]])
  (Eq.symm (equation_1 x_N (x_i + (-2)) hl hM trivial)))
  : I.fn f_1 [I.fn f_1 [M t_P [(-3) * (((x_i + (-2)) % 3 + (-1) * x_i) / 3) + (x_i + (-2)) % 3 + (-3)], M t_P [(-3) * (((x_i + (-1)) % 3 + (-1) * x_i) / 3) + (x_i + (-1)) % 3 + (-3)]], M t_P [x_i]] = M t_Y [x_i + (-2)])))
  (fun (h3 : ¬ 2 ≤ x_i) => vc_skip)))

theorem kept_1 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_i) (h2 : x_i < x_N + 2) :
    Heap.Entails ((body_1 I M).post ((base E x_N).set v_i x_i) (known_1 I M x_N x_i)) (known_1 I M x_N (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_N (x_i + 1)) from
  (entails_and (entails_points1 (fun y_q0 h3 => (at_if_of cond_holds (fun (h4 : 2 ≤ x_i) =>
  (at_set_other (by decide) (at_set_other (by decide) (at_left (at_points1 y_q0 h3 rfl)))))
  (fun (h4 : ¬ 2 ≤ x_i) => (at_set_other (by decide) (at_left (at_points1 y_q0 h3 rfl)))))))
  (entails_and (entails_points1 (fun y_q1 h3 => (at_if_of cond_holds
  (fun (h4 : 2 ≤ x_i) => (at_set_other (by decide) ((Classical.em (y_q1 = x_i % 3)).elim
  (fun h5 => (at_set_eq1 y_q1 (x_i % 3) h5 ((at_congr1 (fact_9 h5))
  : M t_P [(-3) * ((y_q1 + (-1) * (x_i + 1)) / 3) + y_q1 + (-3)] = M t_P [x_i])))
  (fun h5 => (at_set_ne1 y_q1 (x_i % 3) h5
  (at_right (at_left (at_points1 y_q1 ⟨h3.1, (fact_10 h4 h3.1.2 h5)⟩ (at_congr1 (fact_11 h3.1.1 h3.1.2 h5))))))))))
  (fun (h4 : ¬ 2 ≤ x_i) => ((Classical.em (y_q1 = x_i % 3)).elim
  (fun h5 => (at_set_eq1 y_q1 (x_i % 3) h5 ((at_congr1 (fact_9 h5))
  : M t_P [(-3) * ((y_q1 + (-1) * (x_i + 1)) / 3) + y_q1 + (-3)] = M t_P [x_i])))
  (fun h5 => (at_set_ne1 y_q1 (x_i % 3) h5
  (at_right (at_left (at_points1 y_q1 ⟨h3.1, (fact_12 h1 h3.1.2 h3.2 h5)⟩ (at_congr1 (fact_13 h3.1.1 h3.2 h4 h5))))))))))))
  (entails_points1 (fun y_q2 h3 =>
  (at_if_of cond_holds (fun (h4 : 2 ≤ x_i) => ((Classical.em (y_q2 = x_i + (-2))).elim
  (fun h5 => (at_set_eq1 y_q2 (x_i + (-2)) h5 ((at_congr1 h5) : M t_Y [y_q2] = M t_Y [x_i + (-2)])))
  (fun h5 => (at_set_ne1 y_q2 (x_i + (-2)) h5 (at_set_other (by decide)
  (at_right (at_right (at_points1 y_q2 ⟨h3.1, ((fact_14 h3.2 h5) : y_q2 ≤ x_i + (-3))⟩ rfl))))))))
  (fun (h4 : ¬ 2 ≤ x_i) => (False.elim ((fact_15 h3.2 h3.1 h4) : False)))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_buf [.const 3] <|
  .for v_i (.const 0) (.add (.var v_N) (.const 2))
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) :
    (program I M).vc I (impl.HasCell spec (base E x_N)) (base E x_N) (impl.inputHeap spec (base E x_N) M) :=
  (vc_allocate (vc_for_of 0 (x_N + 2) rfl rfl (show Heap.Entails _ (known_1 I M x_N 0) from
  (entails_and (entails_points1 (fun y_q3 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .add (.var v_N) (.const 2))])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [y_q3]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q3, _, rfl, h1.1, ((int_c167 h1.2) : y_q3 < x_N + 2), rfl⟩) rfl rfl))))
  (entails_and (entails_points1 (fun y_q4 h1 => (False.elim (int_lab_tba_F h1.1.1 h1.2))))
  (entails_points1 (fun y_q5 h1 => (False.elim (fact_16 h1.1 h1.2)))))))
  (fun x_i h1 h2 => (vc_1 x_N x_i hl hM h0 h1 h2))
  (fun x_i h1 h2 => (kept_1 x_N x_i hl hM h0 h1 h2))))

theorem output_0_1 (x_N y_q6 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ y_q6) (h2 : y_q6 < x_N) :
    ((program I M).post (base E x_N) (impl.inputHeap spec (base E x_N) M)) ⟨a_y, [y_q6]⟩ (M t_Y [y_q6]) :=
  (at_restore (by decide) ((at_right (at_right (at_points1 y_q6 ⟨h1, (fact_17 h2)⟩ rfl)))
  : (known_1 I M x_N (max 0 (x_N + 2))) ⟨a_y, [y_q6]⟩ (M t_Y [y_q6])))

theorem consistent (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : spec.Consistent (base E x_N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N) :=
  solvable_layers (consistent E x_N h0)
    (fun t => if t = t_P then 0 else if t = t_Y then 1 else 0) (by decide)

theorem placed (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : impl.LayoutOk spec (base E x_N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N : Int) : Ten → List Int → Prop := fun t p => if t = t_P then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) ≤ x_N + 1 else if t = t_Y then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_N else True

theorem covered_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) :
    spec.Given (inside x_N) (base E x_N) t_Y [y_p0] :=
  (given_equation (p := [y_p0]) (.tail _ (.head _)) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ y_p0 ∧ y_p0 < x_N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i ≤ x_N + 1) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.fn (.builtin "*" .f32) [.access t_A [.var v_i], .access t_A [.var v_i]]) ((base E x_N).set v_i x_i) :=
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.1, ((int_c167 h2.2) : x_i < x_N + 2), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [x_i]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.1, ((int_c167 h2.2) : x_i < x_N + 2), rfl⟩))) defined_nil)))

theorem defined_1 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i < x_N) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.fn (.builtin "+" .f32) [.fn (.builtin "+" .f32) [.access t_P [.var v_i], .access t_P [.add (.var v_i) (.const 1)]], .access t_P [.add (.var v_i) (.const 2)]]) ((base E x_N).set v_i x_i) :=
  (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_equation (p := [x_i]) (.head _) rfl rfl rfl
  (⟨h2.1, (int_c199 h2.2)⟩ : 0 ≤ x_i ∧ x_i ≤ x_N + 1) (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_equation (p := [x_i + 1]) (.head _) rfl rfl rfl
  (⟨(int_c19 h2.1), (int_c530 h2.2)⟩ : 0 ≤ x_i + 1 ∧ x_i + 1 ≤ x_N + 1) (cond_holds.2 (h1 : True))))
  defined_nil)))
  (defined_cons (defined_access (given_equation (p := [x_i + 2]) (.head _) rfl rfl rfl
  (⟨(int_c145 h2.1), (int_c358 h2.2)⟩ : 0 ≤ x_i + 2 ∧ x_i + 2 ≤ x_N + 1) (cond_holds.2 (h1 : True))))
  defined_nil)))

theorem defined (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : spec.Defined (base E x_N) :=
  defined_of (inside x_N)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_N h0 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_0 E x_N h0 x_i g k))
    (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_1 E x_N h0 x_i g k))
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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_1 (E v_N) y_p0 hl hM a b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.folded
