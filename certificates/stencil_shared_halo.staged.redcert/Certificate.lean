module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.staged

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `g` -/ abbrev v_g : Var := 3
/-- `t` -/ abbrev v_t : Var := 4
/-- `x` -/ abbrev a_x : Arr := 0
/-- `y` -/ abbrev a_y : Arr := 1
/-- `s` -/ abbrev a_s : Arr := 2
/-- `X` -/ abbrev t_X : Ten := 0
/-- `Y` -/ abbrev t_Y : Ten := 1

/-- Specification `blur`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_X [(.const 0, .add (.var v_N) (.const 2))]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_i]
        .true
        (.fn
          (.builtin "+" .f32)
          [
            .fn
              (.builtin "+" .f32)
              [.access t_X [.var v_i], .access t_X [.add (.var v_i) (.const 1)]],
            .access t_X [.add (.var v_i) (.const 2)]])]

/-- Implementation `staged`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_x t_X [v_i0] [.var v_i0] none, Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .par v_g (.const 0) (.div (.add (.var v_N) (.const 7)) 8) <|
      .allocate a_s [.const 10] <|
      .seq (.par v_t (.const 0) (.const 10) <|
        .ifte (.lt (.add (.mul 8 (.var v_g)) (.var v_t)) (.add (.var v_N) (.const 2))) (
          .assign a_s [.var v_t] (.read a_x [.add (.mul 8 (.var v_g)) (.var v_t)])
        ) (
          .skip
        )) <|
      .par v_t (.const 0) (.const 8) <|
        .ifte (.lt (.add (.mul 8 (.var v_g)) (.var v_t)) (.var v_N)) (
          .assign
            a_y
            [.add (.mul 8 (.var v_g)) (.var v_t)]
            (.fn
              (.builtin "+" .f32)
              [
                .read a_s [.var v_t],
                .fn
                  (.builtin "+" .f32)
                  [.read a_s [.add (.var v_t) (.const 1)], .read a_s [.add (.var v_t) (.const 2)]]])
        ) (
          .skip
        )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl

abbrev f_0 : Fn := .builtin "+" .f32

abbrev base (E : Env) (x_N : Int) : Env := (E.set v_N x_N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + (-8) * x_d + 1) (h1 : ¬ 8 * x_d + x_b < x_c + 2) : x_a < x_b :=
  by omega

theorem fact_1 {x_a x_b x_c : Int} (h0 : 8 * x_c + x_a < x_b + 2) : x_a ≤ x_b + (-8) * x_c + 1 :=
  by omega

theorem fact_2 {x_a : Int} (h0 : x_a < 8) : x_a < 10 :=
  by omega

theorem fact_3 {x_a x_b x_c : Int} (h0 : 8 * x_c + x_a < x_b) : x_a ≤ x_b + (-8) * x_c + 1 :=
  by omega

theorem fact_4 {x_a : Int} (h0 : x_a < 8) : x_a + 1 < 10 :=
  by omega

theorem fact_5 {x_a x_b x_c x_d : Int} (h0 : 8 * x_d + x_a < x_c) : x_a + x_b ≤ x_c + (-8) * x_d + x_b :=
  by omega

theorem fact_6 {x_a : Int} (h0 : x_a < 8) : x_a + 2 < 10 :=
  by omega

theorem fact_7 {x_a x_b x_c : Int} (h0 : 8 * x_c + x_a < x_b) : x_a + 2 ≤ x_b + (-8) * x_c + 1 :=
  by omega

theorem fact_8 {x_a x_b x_c : Int} (h0 : 8 * x_c + x_a < x_b) : x_a < x_b + (-8) * x_c :=
  by omega

theorem fact_9 {x_a x_b x_c : Int} (h0 : x_a ≤ 8 * x_b + 7) (h1 : x_a ≤ 8 * x_c + 7) (h2 : 8 * x_b ≤ x_a) (h3 : 8 * x_c ≤ x_a) (h4 : ¬ x_b = x_c) : False :=
  by omega

theorem fact_10 {x_a x_b : Int} (h0 : x_a < x_b) : x_a < x_b + 2 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

theorem equation_0 (x_N x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : True) :
    (M t_Y [x_i]) = (I.fn f_0 [I.fn f_0 [M t_X [x_i], M t_X [x_i + 1]], M t_X [x_i + 2]]) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.fn f_0 [.access t_X [.var v_i], .access t_X [.add (.var v_i) (.const 1)]], .access t_X [.add (.var v_i) (.const 2)]]) ((base E x_N).set v_i x_i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_x
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 ≤ x_N + 1)
    (fun y_c0 => (M t_X [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_N x_g : Int) : Heap V :=
  .points1 a_y
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 < 8 * x_g)
    (fun y_c0 => (M t_Y [y_c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_N x_g : Int) : Heap V :=
  ((known_1_0 I M x_N).and (known_1_1 I M x_N x_g))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (x_N x_g x_t : Int) : Heap V :=
  .points1 a_s
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < x_t) ∧ y_c0 ≤ x_N + (-8) * x_g + 1)
    (fun y_c0 => (M t_X [y_c0 + 8 * x_g]))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_g : Int) : Heap V :=
  .points1 a_y
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < 8 * x_g)
    (fun y_c0 => (M t_Y [y_c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_N x_g x_t : Int) : Heap V :=
  ((known_2_0 I M x_N x_g x_t).and ((known_1_0 I M x_N).and (known_2_2 I M x_g)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 8 (.var v_g)) (.var v_t)) (.add (.var v_N) (.const 2))) (
    .assign a_s [.var v_t] (.read a_x [.add (.mul 8 (.var v_g)) (.var v_t)])
      (fun e => (M t_X [8 * (e v_g) + (e v_t)]))
  ) (
    .skip
  )

theorem vc_2 (x_N x_g x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_g) (h2 : x_g < (x_N + 7) / 8) (h3 : 0 ≤ x_t) (h4 : x_t < 10) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E x_N)) a_s [10]) (((base E x_N).set v_g x_g).set v_t x_t) (known_2 I M x_N x_g x_t) :=
  (vc_if_of cond_holds (fun (h5 : 8 * x_g + x_t < x_N + 2) =>
  (vc_assign_of (M t_X [8 * x_g + x_t]) (in_allocated ⟨h3, h4, trivial⟩)
  (ev_read ((at_right (at_left (at_points1 (8 * x_g + x_t) ⟨(int_c27 h1 h3), (int_c360 h5)⟩ rfl)))
  : (known_2 I M x_N x_g x_t) ⟨a_x, [8 * x_g + x_t]⟩ (M t_X [8 * x_g + x_t]))) rfl))
  (fun (h5 : ¬ 8 * x_g + x_t < x_N + 2) => vc_skip))

theorem kept_2 (x_N x_g x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_g) (h2 : x_g < (x_N + 7) / 8) (h3 : 0 ≤ x_t) (h4 : x_t < 10) :
    Heap.Entails ((body_2 I M).post (((base E x_N).set v_g x_g).set v_t x_t) (known_2 I M x_N x_g x_t)) (known_2 I M x_N x_g (x_t + 1)) :=
  (show Heap.Entails _ (known_2 I M x_N x_g (x_t + 1)) from (entails_and
  (entails_points1 (fun y_q0 h5 => (at_if_of cond_holds (fun (h6 : 8 * x_g + x_t < x_N + 2) =>
  ((Classical.em (y_q0 = x_t)).elim (fun h7 => (at_set_eq1 y_q0 x_t h7
  ((at_congr1 (int_c48 h7)) : M t_X [y_q0 + 8 * x_g] = M t_X [8 * x_g + x_t])))
  (fun h7 => (at_set_ne1 y_q0 x_t h7
  (at_left (at_points1 y_q0 ⟨⟨h5.1.1, (int_taB_neab_tab h5.1.2 h7)⟩, h5.2⟩ rfl))))))
  (fun (h6 : ¬ 8 * x_g + x_t < x_N + 2) =>
  (at_left (at_points1 y_q0 ⟨⟨h5.1.1, ((fact_0 h5.2 h6) : y_q0 < x_t)⟩, h5.2⟩ rfl)))))) (entails_and
  (entails_points1 (fun y_q1 h5 => (at_if_of cond_holds (fun (h6 : 8 * x_g + x_t < x_N + 2) =>
  (at_set_other (by decide) (at_right (at_left (at_points1 y_q1 h5 rfl)))))
  (fun (h6 : ¬ 8 * x_g + x_t < x_N + 2) => (at_right (at_left (at_points1 y_q1 h5 rfl)))))))
  (entails_points1 (fun y_q2 h5 => (at_if_of cond_holds (fun (h6 : 8 * x_g + x_t < x_N + 2) =>
  (at_set_other (by decide) (at_right (at_right (at_points1 y_q2 h5 rfl)))))
  (fun (h6 : ¬ 8 * x_g + x_t < x_N + 2) => (at_right (at_right (at_points1 y_q2 h5 rfl))))))))))

theorem race_2 (x_N x_g : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_g) (h2 : x_g < (x_N + 7) / 8) :
    ParVC I 0 10 (body_2 I M).erase (fun x_t => (((base E x_N).set v_g x_g).set v_t x_t)) (fun x_t => (body_2 I M).post (((base E x_N).set v_g x_g).set v_t x_t) (known_2 I M x_N x_g x_t)) :=
  (race_arrays [a_s] rfl rfl (all_cons
  (apart1 (fun x_t y_c0 => y_c0 = x_t ∧ x_t ≤ x_N + (-8) * x_g + 1) (fun x_t y_c0 => (1 : Int) < 0)
  (fun x_t h3 h4 => (w_if_of cond_holds (fun (h5 : 8 * x_g + x_t < x_N + 2) =>
  (w_assign1 x_t ⟨rfl, ((fact_1 h5) : x_t ≤ x_N + (-8) * x_g + 1)⟩))
  (fun (h5 : ¬ 8 * x_g + x_t < x_N + 2) => (w_none rfl)))) (fun x_t h3 h4 => (r_none rfl))
  (fun x_t y_y y_c0 h3 h4 h5 h6 h7 h8 =>
  ⟨int_not_one_lt_zero, (fun h9 => (int_eab_eac_nebc_F h8.1 h9.1 h7))⟩)) all_nil))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (x_N x_g : Int) : Heap V :=
  .points1 a_s
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < 10) ∧ y_c0 ≤ x_N + (-8) * x_g + 1)
    (fun y_c0 => (M t_X [y_c0 + 8 * x_g]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_N x_g x_t : Int) : Heap V :=
  .points1 a_y
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 < x_t + 8 * x_g)
    (fun y_c0 => (M t_Y [y_c0]))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_N x_g x_t : Int) : Heap V :=
  ((known_3_0 I M x_N x_g).and ((known_1_0 I M x_N).and (known_3_2 I M x_N x_g x_t)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 8 (.var v_g)) (.var v_t)) (.var v_N)) (
    .assign
      a_y
      [.add (.mul 8 (.var v_g)) (.var v_t)]
      (.fn
        f_0
        [
          .read a_s [.var v_t],
          .fn
            f_0
            [.read a_s [.add (.var v_t) (.const 1)], .read a_s [.add (.var v_t) (.const 2)]]])
      (fun e => (M t_Y [8 * (e v_g) + (e v_t)]))
  ) (
    .skip
  )

theorem vc_3 (x_N x_g x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_g) (h2 : x_g < (x_N + 7) / 8) (h3 : 0 ≤ x_t) (h4 : x_t < 8) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E x_N)) a_s [10]) (((base E x_N).set v_g x_g).set v_t x_t) (known_3 I M x_N x_g x_t) :=
  (vc_if_of cond_holds (fun (h5 : 8 * x_g + x_t < x_N) => (vc_assign_of
  (I.fn f_0 [M t_X [x_t + 8 * x_g], I.fn f_0 [M t_X [x_t + 1 + 8 * x_g], M t_X [x_t + 2 + 8 * x_g]]])
  (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [8 * x_g + x_t]
  (region_iff.2 ⟨(8 * x_g + x_t), _, rfl, ((int_c27 h1 h3) : 0 ≤ 8 * x_g + x_t), h5, rfl⟩) shape_a_y
  rfl rfl ((int_c27 h1 h3) : 0 ≤ 8 * x_g + x_t)))
  (ev_fn (ev_cons (ev_read ((at_left (at_points1 x_t ⟨⟨h3, (fact_2 h4)⟩, (fact_3 h5)⟩ rfl))
  : (known_3 I M x_N x_g x_t) ⟨a_s, [x_t]⟩ (M t_X [x_t + 8 * x_g]))) (ev_cons
  (ev_fn (ev_cons (ev_read ((at_left (at_points1 (x_t + 1) ⟨⟨(int_c19 h3), (fact_4 h4)⟩, (fact_5 h5)⟩ rfl))
  : (known_3 I M x_N x_g x_t) ⟨a_s, [x_t + 1]⟩ (M t_X [x_t + 1 + 8 * x_g]))) (ev_cons
  (ev_read ((at_left (at_points1 (x_t + 2) ⟨⟨(int_c145 h3), (fact_6 h4)⟩, (fact_7 h5)⟩ rfl))
  : (known_3 I M x_N x_g x_t) ⟨a_s, [x_t + 2]⟩ (M t_X [x_t + 2 + 8 * x_g]))) ev_nil))) ev_nil)))
  ((Eq.trans ((Eq.trans
  ((fn_congr2 (at_congr1 int_add_comm) (fn_congr2 (at_congr1 int_c377) (at_congr1 int_c377)))
  : I.fn f_0 [M t_X [x_t + 8 * x_g], I.fn f_0 [M t_X [x_t + 1 + 8 * x_g], M t_X [x_t + 2 + 8 * x_g]]] = I.fn f_0 [M t_X [8 * x_g + x_t], I.fn f_0 [M t_X [8 * x_g + x_t + 1], M t_X [8 * x_g + x_t + 2]]])
  ((show ∀ v0 v1 v2 : V, (I.fn f_0 [v0, I.fn f_0 [v1, v2]]) = (I.fn f_0 [I.fn f_0 [v0, v1], v2]) from by intro v0 v1 v2; obtain ⟨f, _, e⟩ := ((law_0 hl)).exists_op; simp only [e]; ac_rfl)
  (M t_X [8 * x_g + x_t]) (M t_X [8 * x_g + x_t + 1]) (M t_X [8 * x_g + x_t + 2])))
  : I.fn f_0 [M t_X [x_t + 8 * x_g], I.fn f_0 [M t_X [x_t + 1 + 8 * x_g], M t_X [x_t + 2 + 8 * x_g]]] = I.fn f_0 [I.fn f_0 [M t_X [8 * x_g + x_t], M t_X [8 * x_g + x_t + 1]], M t_X [8 * x_g + x_t + 2]])
  (Eq.symm (equation_0 x_N (8 * x_g + x_t) hl hM trivial)))
  : I.fn f_0 [M t_X [x_t + 8 * x_g], I.fn f_0 [M t_X [x_t + 1 + 8 * x_g], M t_X [x_t + 2 + 8 * x_g]]] = M t_Y [8 * x_g + x_t])))
  (fun (h5 : ¬ 8 * x_g + x_t < x_N) => vc_skip))

theorem kept_3 (x_N x_g x_t : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_g) (h2 : x_g < (x_N + 7) / 8) (h3 : 0 ≤ x_t) (h4 : x_t < 8) :
    Heap.Entails ((body_3 I M).post (((base E x_N).set v_g x_g).set v_t x_t) (known_3 I M x_N x_g x_t)) (known_3 I M x_N x_g (x_t + 1)) :=
  (show Heap.Entails _ (known_3 I M x_N x_g (x_t + 1)) from
  (entails_and (entails_points1 (fun y_q5 h5 => (at_if_of cond_holds
  (fun (h6 : 8 * x_g + x_t < x_N) => (at_set_other (by decide) (at_left (at_points1 y_q5 h5 rfl))))
  (fun (h6 : ¬ 8 * x_g + x_t < x_N) => (at_left (at_points1 y_q5 h5 rfl)))))) (entails_and
  (entails_points1 (fun y_q6 h5 => (at_if_of cond_holds (fun (h6 : 8 * x_g + x_t < x_N) =>
  (at_set_other (by decide) (at_right (at_left (at_points1 y_q6 h5 rfl)))))
  (fun (h6 : ¬ 8 * x_g + x_t < x_N) => (at_right (at_left (at_points1 y_q6 h5 rfl)))))))
  (entails_points1 (fun y_q7 h5 => (at_if_of cond_holds
  (fun (h6 : 8 * x_g + x_t < x_N) => ((Classical.em (y_q7 = 8 * x_g + x_t)).elim (fun h7 =>
  (at_set_eq1 y_q7 (8 * x_g + x_t) h7 ((at_congr1 h7) : M t_Y [y_q7] = M t_Y [8 * x_g + x_t])))
  (fun h7 => (at_set_ne1 y_q7 (8 * x_g + x_t) h7
  (at_right (at_right (at_points1 y_q7 ⟨h5.1, (int_c104 h5.2 h7)⟩ rfl)))))))
  (fun (h6 : ¬ 8 * x_g + x_t < x_N) =>
  (at_right (at_right (at_points1 y_q7 ⟨h5.1, ((int_c124 h5.1.2 h6) : y_q7 < x_t + 8 * x_g)⟩ rfl))))))))))

theorem race_3 (x_N x_g : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_g) (h2 : x_g < (x_N + 7) / 8) :
    ParVC I 0 8 (body_3 I M).erase (fun x_t => (((base E x_N).set v_g x_g).set v_t x_t)) (fun x_t => (body_3 I M).post (((base E x_N).set v_g x_g).set v_t x_t) (known_3 I M x_N x_g x_t)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun x_t y_c0 => y_c0 = x_t + 8 * x_g ∧ x_t < x_N + (-8) * x_g)
  (fun x_t y_c0 => (1 : Int) < 0) (fun x_t h3 h4 =>
  (w_if_of cond_holds (fun (h5 : 8 * x_g + x_t < x_N) => (w_assign1 (8 * x_g + x_t)
  (⟨int_add_comm, (fact_8 h5)⟩ : 8 * x_g + x_t = x_t + 8 * x_g ∧ x_t < x_N + (-8) * x_g)))
  (fun (h5 : ¬ 8 * x_g + x_t < x_N) => (w_none rfl)))) (fun x_t h3 h4 => (r_none rfl))
  (fun x_t y_y y_c0 h3 h4 h5 h6 h7 h8 => ⟨int_not_one_lt_zero, (fun h9 => (int_c32 h8.1 h9.1 h7))⟩))
  all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_s [.const 10] <|
  .seq (.par v_t (.const 0) (.const 10)
    (fun e x => known_2 I M (e v_N) (e v_g) x) (body_2 I M)) <|
  .par v_t (.const 0) (.const 8)
    (fun e x => known_3 I M (e v_N) (e v_g) x) (body_3 I M)

theorem vc_1 (x_N x_g : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_g) (h2 : x_g < (x_N + 7) / 8) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N)) ((base E x_N).set v_g x_g) (known_1 I M x_N x_g) :=
  (vc_allocate (vc_seq (vc_par_of 0 10 rfl rfl (show Heap.Entails _ (known_2 I M x_N x_g 0) from
  (entails_and (entails_points1 (fun y_q3 h3 => (False.elim (int_lab_tba_F h3.1.1 h3.1.2))))
  (entails_and (entails_without (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun y_q4 h3 =>
  (at_without (by decide) ((at_right (at_points1 y_q4 ⟨⟨h3.1, (int_c128 h3.2 h2)⟩, h3.2⟩ rfl))
  : (known_1 I M x_N x_g) ⟨a_y, [y_q4]⟩ (M t_Y [y_q4]))))))))
  (fun x_t h3 h4 => (vc_2 x_N x_g x_t hl hM h0 h1 h2 h3 h4))
  (fun x_t h3 h4 => (kept_2 x_N x_g x_t hl hM h0 h1 h2 h3 h4)) (race_2 x_N x_g hl hM h0 h1 h2))
  (vc_par_of 0 8 rfl rfl
  ((entails_and (entails_points1 (fun y_q8 h3 => (at_left (at_points1 y_q8 h3 rfl))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun y_q9 h3 => (at_right (at_right (at_points1 y_q9 ⟨h3.1.1, (int_lt_zero_add h3.2)⟩ rfl)))))))
  : Heap.Entails (known_2 I M x_N x_g 10) (known_3 I M x_N x_g 0))
  (fun x_t h3 h4 => (vc_3 x_N x_g x_t hl hM h0 h1 h2 h3 h4))
  (fun x_t h3 h4 => (kept_3 x_N x_g x_t hl hM h0 h1 h2 h3 h4)) (race_3 x_N x_g hl hM h0 h1 h2))))

theorem kept_1 (x_N x_g : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ x_g) (h2 : x_g < (x_N + 7) / 8) :
    Heap.Entails ((body_1 I M).post ((base E x_N).set v_g x_g) (known_1 I M x_N x_g)) (known_1 I M x_N (x_g + 1)) :=
  (show Heap.Entails _ (known_1 I M x_N (x_g + 1)) from (entails_and
  (entails_restore (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun y_q10 h3 =>
  (at_restore (by decide) ((at_right (at_right (at_points1 y_q10 ⟨h3.1, (int_c395 h3.2)⟩ rfl)))
  : (known_3 I M x_N x_g 8) ⟨a_y, [y_q10]⟩ (M t_Y [y_q10])))))))

theorem race_1 (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) :
    ParVC I 0 ((x_N + 7) / 8) (body_1 I M).erase (fun x_g => ((base E x_N).set v_g x_g)) (fun x_g => (body_1 I M).post ((base E x_N).set v_g x_g) (known_1 I M x_N x_g)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun x_g y_c0 => (8 * x_g ≤ y_c0 ∧ y_c0 < x_N) ∧ y_c0 ≤ 8 * x_g + 7)
  (fun x_g y_c0 => (1 : Int) < 0)
  (fun x_g h1 h2 => (w_allocate (w_seq (w_none rfl) (w_par 0 8 rfl rfl (fun x_t h3 h4 =>
  (w_if_of cond_holds (fun (h5 : 8 * x_g + x_t < x_N) => (w_assign1 (8 * x_g + x_t)
  ⟨⟨((int_le_add h3) : 8 * x_g ≤ 8 * x_g + x_t), h5⟩, ((int_c361 h4) : 8 * x_g + x_t ≤ 8 * x_g + 7)⟩))
  (fun (h5 : ¬ 8 * x_g + x_t < x_N) => (w_none rfl)))))))) (fun x_g h1 h2 => (r_none rfl))
  (fun x_g y_y y_c0 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (fact_9 h6.2 h7.2 h6.1.1 h7.1.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_g (.const 0) (.div (.add (.var v_N) (.const 7)) 8)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (x_N : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) :
    (program I M).vc I (impl.HasCell spec (base E x_N)) (base E x_N) (impl.inputHeap spec (base E x_N) M) :=
  (vc_par_of 0 ((x_N + 7) / 8) rfl rfl
  (show Heap.Entails _ (known_1 I M x_N 0) from (entails_and (entails_points1 (fun y_q11 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .add (.var v_N) (.const 2))])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [y_q11]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q11, _, rfl, h1.1, ((int_c167 h1.2) : y_q11 < x_N + 2), rfl⟩) rfl rfl)))
  (entails_points1 (fun y_q12 h1 => (False.elim (int_c41 h1.1.1 h1.2))))))
  (fun x_g h1 h2 => (vc_1 x_N x_g hl hM h0 h1 h2))
  (fun x_g h1 h2 => (kept_1 x_N x_g hl hM h0 h1 h2)) (race_1 x_N hl hM h0))

theorem output_0_1 (x_N y_q13 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N) M) (h0 : 0 ≤ x_N) (h1 : 0 ≤ y_q13) (h2 : y_q13 < x_N) :
    ((program I M).post (base E x_N) (impl.inputHeap spec (base E x_N) M)) ⟨a_y, [y_q13]⟩ (M t_Y [y_q13]) :=
  ((at_right (at_points1 y_q13 ⟨⟨h1, h2⟩, (int_c71 h2)⟩ rfl))
  : (known_1 I M x_N (max 0 ((x_N + 7) / 8))) ⟨a_y, [y_q13]⟩ (M t_Y [y_q13]))

theorem consistent (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : spec.Consistent (base E x_N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N) :=
  solvable_layers (consistent E x_N h0)
    (fun t => if t = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : impl.LayoutOk spec (base E x_N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_N : Int) : Ten → List Int → Prop := fun t p => if t = t_Y then 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_N else True

theorem covered_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_N) :
    spec.Given (inside x_N) (base E x_N) t_Y [y_p0] :=
  (given_equation (p := [y_p0]) (.head _) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ y_p0 ∧ y_p0 < x_N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) (x_i : Int) (h1 : True) (h2 : 0 ≤ x_i ∧ x_i < x_N) :
    TExp.Defined I M (spec.Given (inside x_N) (base E x_N)) (.fn (.builtin "+" .f32) [.fn (.builtin "+" .f32) [.access t_X [.var v_i], .access t_X [.add (.var v_i) (.const 1)]], .access t_X [.add (.var v_i) (.const 2)]]) ((base E x_N).set v_i x_i) :=
  (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [x_i]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, h2.1, ((fact_10 h2.2) : x_i < x_N + 2), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [x_i + 1]) (.head _) rfl rfl
  (region_iff.2 ⟨(x_i + 1), _, rfl, ((int_c19 h2.1) : 0 ≤ x_i + 1), ((int_c258 h2.2) : x_i + 1 < x_N + 2), rfl⟩)))
  defined_nil))) (defined_cons (defined_access (given_input (p := [x_i + 2]) (.head _) rfl rfl
  (region_iff.2 ⟨(x_i + 2), _, rfl, ((int_c145 h2.1) : 0 ≤ x_i + 2), ((int_c29 h2.2) : x_i + 2 < x_N + 2), rfl⟩)))
  defined_nil)))

theorem defined (E : Env) (x_N : Int) (h0 : 0 ≤ x_N) : spec.Defined (base E x_N) :=
  defined_of (inside x_N)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_N h0 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_0 E x_N h0 x_i g k))
    all_nil))

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

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Assoc.of_add m0)

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Assoc.of_add m0)

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Assoc.of_add m0)

end Redverify.Certificate.staged
