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

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c d : Int} (h0 : a ≤ c + (-8) * d + 1) (h1 : ¬ 8 * d + b < c + 2) : a < b :=
  by omega

theorem fact_1 {a b c : Int} (h0 : 8 * c + a < b + 2) : a ≤ b + (-8) * c + 1 :=
  by omega

theorem fact_2 {a : Int} (h0 : a < 8) : a < 10 :=
  by omega

theorem fact_3 {a b c : Int} (h0 : 8 * c + a < b) : a ≤ b + (-8) * c + 1 :=
  by omega

theorem fact_4 {a : Int} (h0 : a < 8) : a + 1 < 10 :=
  by omega

theorem fact_5 {a b c d : Int} (h0 : 8 * d + a < c) : a + b ≤ c + (-8) * d + b :=
  by omega

theorem fact_6 {a : Int} (h0 : a < 8) : a + 2 < 10 :=
  by omega

theorem fact_7 {a b c : Int} (h0 : 8 * c + a < b) : a + 2 ≤ b + (-8) * c + 1 :=
  by omega

theorem fact_8 {a b c : Int} (h0 : 8 * c + a < b) : a < b + (-8) * c :=
  by omega

theorem fact_9 {a b c : Int} (h0 : a ≤ 8 * b + 7) (h1 : a ≤ 8 * c + 7) (h2 : 8 * b ≤ a) (h3 : 8 * c ≤ a) (h4 : ¬ b = c) : False :=
  by omega

theorem fact_10 {a b : Int} (h0 : a < b) : a < b + 2 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (i : Int) (h0 : True) :
    (M t_Y [i]) = (I.fn f_0 [I.fn f_0 [M t_X [i], M t_X [i + 1]], M t_X [i + 2]]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.fn f_0 [.access t_X [.var v_i], .access t_X [.add (.var v_i) (.const 1)]], .access t_X [.add (.var v_i) (.const 2)]]) ((base E N).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ N + 1)
    (fun c0 => (M t_X [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N g : Int) : Heap V :=
  .points1 a_y
    (fun c0 => (0 ≤ c0 ∧ c0 < N) ∧ c0 < 8 * g)
    (fun c0 => (M t_Y [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N g : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M N g))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  .points1 a_s
    (fun c0 => (0 ≤ c0 ∧ c0 < t) ∧ c0 ≤ N + (-8) * g + 1)
    (fun c0 => (M t_X [c0 + 8 * g]))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (g : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < 8 * g)
    (fun c0 => (M t_Y [c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  ((known_2_0 I M N g t).and ((known_1_0 I M N).and (known_2_2 I M g)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.lt (.add (.mul 8 (.var v_g)) (.var v_t)) (.add (.var v_N) (.const 2))) (
    .assign a_s [.var v_t] (.read a_x [.add (.mul 8 (.var v_g)) (.var v_t)])
      (fun e => (M t_X [8 * (e v_g) + (e v_t)]))
  ) (
    .skip
  )

theorem vc_2 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) (h3 : 0 ≤ t) (h4 : t < 10) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_s [10]) (((base E N).set v_g g).set v_t t) (known_2 I M N g t) :=
  (vc_if_of cond_holds (fun (h5 : 8 * g + t < N + 2) =>
  (vc_assign_of (M t_X [8 * g + t]) (in_allocated ⟨h3, h4, trivial⟩)
  (ev_read ((at_right (at_left (at_points1 (8 * g + t) ⟨(int_c27 h1 h3), (int_c360 h5)⟩ rfl)))
  : (known_2 I M N g t) ⟨a_x, [8 * g + t]⟩ (M t_X [8 * g + t]))) rfl))
  (fun (h5 : ¬ 8 * g + t < N + 2) => vc_skip))

theorem kept_2 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) (h3 : 0 ≤ t) (h4 : t < 10) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_g g).set v_t t) (known_2 I M N g t)) (known_2 I M N g (t + 1)) :=
  (show Heap.Entails _ (known_2 I M N g (t + 1)) from (entails_and (entails_points1 (fun q0 h5 =>
  (at_if_of cond_holds (fun (h6 : 8 * g + t < N + 2) => ((Classical.em (q0 = t)).elim (fun h7 =>
  (at_set_eq1 q0 t h7 ((at_congr1 (int_c48 h7)) : M t_X [q0 + 8 * g] = M t_X [8 * g + t])))
  (fun h7 =>
  (at_set_ne1 q0 t h7 (at_left (at_points1 q0 ⟨⟨h5.1.1, (int_taB_neab_tab h5.1.2 h7)⟩, h5.2⟩ rfl))))))
  (fun (h6 : ¬ 8 * g + t < N + 2) =>
  (at_left (at_points1 q0 ⟨⟨h5.1.1, ((fact_0 h5.2 h6) : q0 < t)⟩, h5.2⟩ rfl))))))
  (entails_and (entails_points1 (fun q1 h5 => (at_if_of cond_holds (fun (h6 : 8 * g + t < N + 2) =>
  (at_set_other (by decide) (at_right (at_left (at_points1 q1 h5 rfl)))))
  (fun (h6 : ¬ 8 * g + t < N + 2) => (at_right (at_left (at_points1 q1 h5 rfl)))))))
  (entails_points1 (fun q2 h5 => (at_if_of cond_holds (fun (h6 : 8 * g + t < N + 2) =>
  (at_set_other (by decide) (at_right (at_right (at_points1 q2 h5 rfl)))))
  (fun (h6 : ¬ 8 * g + t < N + 2) => (at_right (at_right (at_points1 q2 h5 rfl))))))))))

theorem race_2 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) :
    ParVC I 0 10 (body_2 I M).erase (fun t => (((base E N).set v_g g).set v_t t)) (fun t => (body_2 I M).post (((base E N).set v_g g).set v_t t) (known_2 I M N g t)) :=
  (race_arrays [a_s] rfl rfl
  (all_cons (apart1 (fun t c0 => c0 = t ∧ t ≤ N + (-8) * g + 1) (fun t c0 => (1 : Int) < 0)
  (fun t h3 h4 => (w_if_of cond_holds
  (fun (h5 : 8 * g + t < N + 2) => (w_assign1 t ⟨rfl, ((fact_1 h5) : t ≤ N + (-8) * g + 1)⟩))
  (fun (h5 : ¬ 8 * g + t < N + 2) => (w_none rfl)))) (fun t h3 h4 => (r_none rfl))
  (fun t y_y c0 h3 h4 h5 h6 h7 h8 =>
  ⟨int_not_one_lt_zero, (fun h9 => (int_eab_eac_nebc_F h8.1 h9.1 h7))⟩)) all_nil))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (N g : Int) : Heap V :=
  .points1 a_s
    (fun c0 => (0 ≤ c0 ∧ c0 < 10) ∧ c0 ≤ N + (-8) * g + 1)
    (fun c0 => (M t_X [c0 + 8 * g]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  .points1 a_y
    (fun c0 => (0 ≤ c0 ∧ c0 < N) ∧ c0 < t + 8 * g)
    (fun c0 => (M t_Y [c0]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N g t : Int) : Heap V :=
  ((known_3_0 I M N g).and ((known_1_0 I M N).and (known_3_2 I M N g t)))

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

theorem vc_3 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) (h3 : 0 ≤ t) (h4 : t < 8) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N)) a_s [10]) (((base E N).set v_g g).set v_t t) (known_3 I M N g t) :=
  (vc_if_of cond_holds (fun (h5 : 8 * g + t < N) => (vc_assign_of
  (I.fn f_0 [M t_X [t + 8 * g], I.fn f_0 [M t_X [t + 1 + 8 * g], M t_X [t + 2 + 8 * g]]])
  (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [8 * g + t]
  (region_iff.2 ⟨(8 * g + t), _, rfl, ((int_c27 h1 h3) : 0 ≤ 8 * g + t), h5, rfl⟩) shape_a_y rfl rfl
  ((int_c27 h1 h3) : 0 ≤ 8 * g + t)))
  (ev_fn (ev_cons (ev_read ((at_left (at_points1 t ⟨⟨h3, (fact_2 h4)⟩, (fact_3 h5)⟩ rfl))
  : (known_3 I M N g t) ⟨a_s, [t]⟩ (M t_X [t + 8 * g]))) (ev_cons
  (ev_fn (ev_cons (ev_read ((at_left (at_points1 (t + 1) ⟨⟨(int_c19 h3), (fact_4 h4)⟩, (fact_5 h5)⟩ rfl))
  : (known_3 I M N g t) ⟨a_s, [t + 1]⟩ (M t_X [t + 1 + 8 * g])))
  (ev_cons (ev_read ((at_left (at_points1 (t + 2) ⟨⟨(int_c145 h3), (fact_6 h4)⟩, (fact_7 h5)⟩ rfl))
  : (known_3 I M N g t) ⟨a_s, [t + 2]⟩ (M t_X [t + 2 + 8 * g]))) ev_nil))) ev_nil)))
  ((Eq.trans ((Eq.trans
  ((fn_congr2 (at_congr1 int_add_comm) (fn_congr2 (at_congr1 int_c377) (at_congr1 int_c377)))
  : I.fn f_0 [M t_X [t + 8 * g], I.fn f_0 [M t_X [t + 1 + 8 * g], M t_X [t + 2 + 8 * g]]] = I.fn f_0 [M t_X [8 * g + t], I.fn f_0 [M t_X [8 * g + t + 1], M t_X [8 * g + t + 2]]])
  ((show ∀ v0 v1 v2 : V, (I.fn f_0 [v0, I.fn f_0 [v1, v2]]) = (I.fn f_0 [I.fn f_0 [v0, v1], v2]) from by intro v0 v1 v2; obtain ⟨f, _, e⟩ := ((law_0 hl)).exists_op; simp only [e]; ac_rfl)
  (M t_X [8 * g + t]) (M t_X [8 * g + t + 1]) (M t_X [8 * g + t + 2])))
  : I.fn f_0 [M t_X [t + 8 * g], I.fn f_0 [M t_X [t + 1 + 8 * g], M t_X [t + 2 + 8 * g]]] = I.fn f_0 [I.fn f_0 [M t_X [8 * g + t], M t_X [8 * g + t + 1]], M t_X [8 * g + t + 2]])
  (Eq.symm (equation_0 N hl hM (8 * g + t) trivial)))
  : I.fn f_0 [M t_X [t + 8 * g], I.fn f_0 [M t_X [t + 1 + 8 * g], M t_X [t + 2 + 8 * g]]] = M t_Y [8 * g + t])))
  (fun (h5 : ¬ 8 * g + t < N) => vc_skip))

theorem kept_3 (g t : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) (h3 : 0 ≤ t) (h4 : t < 8) :
    Heap.Entails ((body_3 I M).post (((base E N).set v_g g).set v_t t) (known_3 I M N g t)) (known_3 I M N g (t + 1)) :=
  (show Heap.Entails _ (known_3 I M N g (t + 1)) from
  (entails_and (entails_points1 (fun q5 h5 => (at_if_of cond_holds
  (fun (h6 : 8 * g + t < N) => (at_set_other (by decide) (at_left (at_points1 q5 h5 rfl))))
  (fun (h6 : ¬ 8 * g + t < N) => (at_left (at_points1 q5 h5 rfl))))))
  (entails_and (entails_points1 (fun q6 h5 => (at_if_of cond_holds (fun (h6 : 8 * g + t < N) =>
  (at_set_other (by decide) (at_right (at_left (at_points1 q6 h5 rfl)))))
  (fun (h6 : ¬ 8 * g + t < N) => (at_right (at_left (at_points1 q6 h5 rfl)))))))
  (entails_points1 (fun q7 h5 =>
  (at_if_of cond_holds (fun (h6 : 8 * g + t < N) => ((Classical.em (q7 = 8 * g + t)).elim
  (fun h7 => (at_set_eq1 q7 (8 * g + t) h7 ((at_congr1 h7) : M t_Y [q7] = M t_Y [8 * g + t])))
  (fun h7 => (at_set_ne1 q7 (8 * g + t) h7
  (at_right (at_right (at_points1 q7 ⟨h5.1, (int_c104 h5.2 h7)⟩ rfl)))))))
  (fun (h6 : ¬ 8 * g + t < N) =>
  (at_right (at_right (at_points1 q7 ⟨h5.1, ((int_c124 h5.1.2 h6) : q7 < t + 8 * g)⟩ rfl))))))))))

theorem race_3 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) :
    ParVC I 0 8 (body_3 I M).erase (fun t => (((base E N).set v_g g).set v_t t)) (fun t => (body_3 I M).post (((base E N).set v_g g).set v_t t) (known_3 I M N g t)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun t c0 => c0 = t + 8 * g ∧ t < N + (-8) * g) (fun t c0 => (1 : Int) < 0)
  (fun t h3 h4 => (w_if_of cond_holds (fun (h5 : 8 * g + t < N) =>
  (w_assign1 (8 * g + t) (⟨int_add_comm, (fact_8 h5)⟩ : 8 * g + t = t + 8 * g ∧ t < N + (-8) * g)))
  (fun (h5 : ¬ 8 * g + t < N) => (w_none rfl)))) (fun t h3 h4 => (r_none rfl))
  (fun t y_y c0 h3 h4 h5 h6 h7 h8 => ⟨int_not_one_lt_zero, (fun h9 => (int_c32 h8.1 h9.1 h7))⟩))
  all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_s [.const 10] <|
  .seq (.par v_t (.const 0) (.const 10)
    (fun e x => known_2 I M (e v_N) (e v_g) x) (body_2 I M)) <|
  .par v_t (.const 0) (.const 8)
    (fun e x => known_3 I M (e v_N) (e v_g) x) (body_3 I M)

theorem vc_1 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_g g) (known_1 I M N g) :=
  (vc_allocate (vc_seq (vc_par_of 0 10 rfl rfl (show Heap.Entails _ (known_2 I M N g 0) from
  (entails_and (entails_points1 (fun q3 h3 => (False.elim (int_lab_tba_F h3.1.1 h3.1.2))))
  (entails_and (entails_without (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q4 h3 =>
  (at_without (by decide) ((at_right (at_points1 q4 ⟨⟨h3.1, (int_c128 h3.2 h2)⟩, h3.2⟩ rfl))
  : (known_1 I M N g) ⟨a_y, [q4]⟩ (M t_Y [q4]))))))))
  (fun t h3 h4 => (vc_2 N hl hM g t h0 h1 h2 h3 h4))
  (fun t h3 h4 => (kept_2 N hl hM g t h0 h1 h2 h3 h4)) (race_2 N hl hM g h0 h1 h2))
  (vc_par_of 0 8 rfl rfl
  ((entails_and (entails_points1 (fun q8 h3 => (at_left (at_points1 q8 h3 rfl))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q9 h3 => (at_right (at_right (at_points1 q9 ⟨h3.1.1, (int_lt_zero_add h3.2)⟩ rfl)))))))
  : Heap.Entails (known_2 I M N g 10) (known_3 I M N g 0))
  (fun t h3 h4 => (vc_3 N hl hM g t h0 h1 h2 h3 h4))
  (fun t h3 h4 => (kept_3 N hl hM g t h0 h1 h2 h3 h4)) (race_3 N hl hM g h0 h1 h2))))

theorem kept_1 (g : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ g) (h2 : g < (N + 7) / 8) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_g g) (known_1 I M N g)) (known_1 I M N (g + 1)) :=
  (show Heap.Entails _ (known_1 I M N (g + 1)) from (entails_and
  (entails_restore (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q10 h3 =>
  (at_restore (by decide) ((at_right (at_right (at_points1 q10 ⟨h3.1, (int_c395 h3.2)⟩ rfl)))
  : (known_3 I M N g 8) ⟨a_y, [q10]⟩ (M t_Y [q10])))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 ((N + 7) / 8) (body_1 I M).erase (fun g => ((base E N).set v_g g)) (fun g => (body_1 I M).post ((base E N).set v_g g) (known_1 I M N g)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun g c0 => (8 * g ≤ c0 ∧ c0 < N) ∧ c0 ≤ 8 * g + 7) (fun g c0 => (1 : Int) < 0)
  (fun g h1 h2 => (w_allocate (w_seq (w_none rfl) (w_par 0 8 rfl rfl
  (fun t h3 h4 => (w_if_of cond_holds (fun (h5 : 8 * g + t < N) => (w_assign1 (8 * g + t)
  ⟨⟨((int_le_add h3) : 8 * g ≤ 8 * g + t), h5⟩, ((int_c361 h4) : 8 * g + t ≤ 8 * g + 7)⟩))
  (fun (h5 : ¬ 8 * g + t < N) => (w_none rfl)))))))) (fun g h1 h2 => (r_none rfl))
  (fun g y_y c0 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (fact_9 h6.2 h7.2 h6.1.1 h7.1.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_g (.const 0) (.div (.add (.var v_N) (.const 7)) 8)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_par_of 0 ((N + 7) / 8) rfl rfl
  (show Heap.Entails _ (known_1 I M N 0) from (entails_and (entails_points1 (fun q11 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .add (.var v_N) (.const 2))])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q11]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q11, _, rfl, h1.1, ((int_c167 h1.2) : q11 < N + 2), rfl⟩) rfl rfl)))
  (entails_points1 (fun q12 h1 => (False.elim (int_c41 h1.1.1 h1.2))))))
  (fun g h1 h2 => (vc_1 N hl hM g h0 h1 h2)) (fun g h1 h2 => (kept_1 N hl hM g h0 h1 h2))
  (race_1 N hl hM h0))

theorem output_0_1 (q13 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q13) (h2 : q13 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_y, [q13]⟩ (M t_Y [q13]) :=
  ((at_right (at_points1 q13 ⟨⟨h1, h2⟩, (int_c71 h2)⟩ rfl))
  : (known_1 I M N (max 0 ((N + 7) / 8))) ⟨a_y, [q13]⟩ (M t_Y [q13]))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_Y then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_Y [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "+" .f32) [.fn (.builtin "+" .f32) [.access t_X [.var v_i], .access t_X [.add (.var v_i) (.const 1)]], .access t_X [.add (.var v_i) (.const 2)]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons (defined_fn (defined_cons (defined_access (given_input (p := [i]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, ((fact_10 h2.2) : i < N + 2), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [i + 1]) (.head _) rfl rfl
  (region_iff.2 ⟨(i + 1), _, rfl, ((int_c19 h2.1) : 0 ≤ i + 1), ((int_c258 h2.2) : i + 1 < N + 2), rfl⟩)))
  defined_nil))) (defined_cons (defined_access (given_input (p := [i + 2]) (.head _) rfl rfl
  (region_iff.2 ⟨(i + 2), _, rfl, ((int_c145 h2.1) : 0 ≤ i + 2), ((int_c29 h2.2) : i + 2 < N + 2), rfl⟩)))
  defined_nil)))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 i hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) hl hM p0 a b0 b1)) all_nil)) all_nil))

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
