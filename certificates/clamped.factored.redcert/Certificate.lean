module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.factored

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `low` -/ abbrev a_low : Arr := 0
/-- `high` -/ abbrev a_high : Arr := 1
/-- `x` -/ abbrev a_x : Arr := 2
/-- `y` -/ abbrev a_y : Arr := 3
/-- `c` -/ abbrev a_c : Arr := 4
/-- `m` -/ abbrev a_m : Arr := 5
/-- `low` -/ abbrev t_low : Ten := 0
/-- `high` -/ abbrev t_high : Ten := 1
/-- `x` -/ abbrev t_x : Ten := 2
/-- `y` -/ abbrev t_y : Ten := 3
/-- `c` -/ abbrev t_c : Ten := 4
/-- `m` -/ abbrev t_m : Ten := 5

/-- Specification `clamped`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs :=
    [
      Region.mk t_low [],
      Region.mk t_high [],
      Region.mk t_x [(.const 0, .var v_N)],
      Region.mk t_y [(.const 0, .var v_N)]]
  outputs := [Region.mk t_c [(.const 0, .var v_N)], Region.mk t_m [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_c
        [v_i]
        .true
        (.fn
          (.builtin "max" .f32)
          [
            .fn (.builtin "min" .f32) [.access t_x [.var v_i], .access t_high []],
            .fn (.builtin "min" .f32) [.access t_y [.var v_i], .access t_high []]]),
      Equation.mk
        t_m
        [v_i]
        .true
        (.fn
          (.builtin "max" .f32)
          [
            .fn (.builtin "min" .f32) [.access t_x [.var v_i], .access t_y [.var v_i]],
            .fn
              (.builtin "max" .f32)
              [
                .fn (.builtin "min" .f32) [.access t_y [.var v_i], .access t_low []],
                .fn (.builtin "min" .f32) [.access t_x [.var v_i], .access t_low []]]])]

/-- Implementation `factored`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_low t_low [] [] none,
      Binding.mk a_high t_high [] [] none,
      Binding.mk a_x t_x [v_i0] [.var v_i0] none,
      Binding.mk a_y t_y [v_i0] [.var v_i0] none,
      Binding.mk a_c t_c [v_i0] [.var v_i0] none,
      Binding.mk a_m t_m [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .seq (.assign
        a_c
        [.var v_i]
        (.fn
          (.builtin "min" .f32)
          [.read a_high [], .fn (.builtin "max" .f32) [.read a_y [.var v_i], .read a_x [.var v_i]]])) <|
      .assign
        a_m
        [.var v_i]
        (.fn
          (.builtin "min" .f32)
          [
            .fn (.builtin "max" .f32) [.read a_x [.var v_i], .read a_y [.var v_i]],
            .fn
              (.builtin "min" .f32)
              [
                .fn (.builtin "max" .f32) [.read a_low [], .read a_y [.var v_i]],
                .fn (.builtin "max" .f32) [.read a_low [], .read a_x [.var v_i]]]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := LatticeLaws I (.builtin "min" .f32) (.builtin "max" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : LatticeLaws I (.builtin "min" .f32) (.builtin "max" .f32) := hl

abbrev f_0 : Fn := .builtin "max" .f32
abbrev f_1 : Fn := .builtin "min" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))

theorem shape_a_m : ∀ b ∈ impl.bindings, b.array = a_m → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (i : Int) (h0 : True) :
    (M t_c [i]) = (I.fn f_0 [I.fn f_1 [M t_x [i], M t_high []], I.fn f_1 [M t_y [i], M t_high []]]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.fn f_1 [.access t_x [.var v_i], .access t_high []], .fn f_1 [.access t_y [.var v_i], .access t_high []]]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_1 (i : Int) (h0 : True) :
    (M t_m [i]) = (I.fn f_0 [I.fn f_1 [M t_x [i], M t_y [i]], I.fn f_0 [I.fn f_1 [M t_y [i], M t_low []], I.fn f_1 [M t_x [i], M t_low []]]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.fn f_1 [.access t_x [.var v_i], .access t_y [.var v_i]], .fn f_0 [.fn f_1 [.access t_y [.var v_i], .access t_low []], .fn f_1 [.access t_x [.var v_i], .access t_low []]]]) ((base E N).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_c
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_c [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_high
    (True)
    ((M t_high []))

noncomputable def known_1_2 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_low
    (True)
    ((M t_low []))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_m
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_m [c0]))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_x [c0]))

noncomputable def known_1_5 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_y [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M i).and ((known_1_1 I M).and ((known_1_2 I M).and ((known_1_3 I M i).and ((known_1_4 I M N).and (known_1_5 I M N))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign
    a_c
    [.var v_i]
    (.fn
      f_1
      [.read a_high [], .fn f_0 [.read a_y [.var v_i], .read a_x [.var v_i]]])
    (fun e => (M t_c [(e v_i)]))) <|
  .assign
    a_m
    [.var v_i]
    (.fn
      f_1
      [
        .fn f_0 [.read a_x [.var v_i], .read a_y [.var v_i]],
        .fn
          f_1
          [
            .fn f_0 [.read a_low [], .read a_y [.var v_i]],
            .fn f_0 [.read a_low [], .read a_x [.var v_i]]]])
    (fun e => (M t_m [(e v_i)]))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_seq (vc_assign_of
  (I.fn f_1 [M t_high [], I.fn f_0 [M t_y [i], M t_x [i]]])
  (has_cell_at1 (b := (Binding.mk a_c t_c [v_i0] [.var v_i0] none)) (R := (Region.mk t_c [(.const 0, .var v_N)])) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_c rfl rfl h1) (ev_fn (ev_cons
  (ev_read ((at_right (at_left (at_points0 trivial rfl))) : (known_1 I M N i) ⟨a_high, []⟩ (M t_high [])))
  (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl))))))
  : (known_1 I M N i) ⟨a_y, [i]⟩ (M t_y [i]))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points1 i ⟨h1, h2⟩ rfl))))))
  : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_x [i]))) ev_nil))) ev_nil))) ((Eq.trans
  (((show ∀ v0 v1 v2 : V, (I.fn f_1 [v0, I.fn f_0 [v1, v2]]) = (I.fn f_0 [I.fn f_1 [v2, v0], I.fn f_1 [v1, v0]]) from by intro v0 v1 v2; exact ((law_0 hl)).equal (fun at_ => [v0, v1, v2].getD at_ v0) (.min (.atom 0) (.max (.atom 1) (.atom 2))) (.max (.min (.atom 2) (.atom 0)) (.min (.atom 1) (.atom 0))) rfl)
  (M t_high []) (M t_y [i]) (M t_x [i]))
  : I.fn f_1 [M t_high [], I.fn f_0 [M t_y [i], M t_x [i]]] = I.fn f_0 [I.fn f_1 [M t_x [i], M t_high []], I.fn f_1 [M t_y [i], M t_high []]])
  (Eq.symm (equation_0 N hl hM i trivial)))
  : I.fn f_1 [M t_high [], I.fn f_0 [M t_y [i], M t_x [i]]] = M t_c [i]))
  (vc_assign_of
  (I.fn f_1 [I.fn f_0 [M t_x [i], M t_y [i]], I.fn f_1 [I.fn f_0 [M t_low [], M t_y [i]], I.fn f_0 [M t_low [], M t_x [i]]]])
  (has_cell_at1 (b := (Binding.mk a_m t_m [v_i0] [.var v_i0] none)) (R := (Region.mk t_m [(.const 0, .var v_N)])) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_m rfl rfl h1)
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_left (at_points1 i ⟨h1, h2⟩ rfl))))))
  : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_x [i])))) (ev_cons (ev_read (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl))))))
  : (known_1 I M N i) ⟨a_y, [i]⟩ (M t_y [i])))) ev_nil))) (ev_cons (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read (at_set_other (by decide) ((at_right (at_right (at_left (at_points0 trivial rfl))))
  : (known_1 I M N i) ⟨a_low, []⟩ (M t_low [])))) (ev_cons (ev_read (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl))))))
  : (known_1 I M N i) ⟨a_y, [i]⟩ (M t_y [i])))) ev_nil))) (ev_cons (ev_fn (ev_cons
  (ev_read (at_set_other (by decide) ((at_right (at_right (at_left (at_points0 trivial rfl))))
  : (known_1 I M N i) ⟨a_low, []⟩ (M t_low [])))) (ev_cons (ev_read (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_left (at_points1 i ⟨h1, h2⟩ rfl))))))
  : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_x [i])))) ev_nil))) ev_nil))) ev_nil))) ((Eq.trans
  (((show ∀ v0 v1 v2 : V, (I.fn f_1 [I.fn f_0 [v0, v1], I.fn f_1 [I.fn f_0 [v2, v1], I.fn f_0 [v2, v0]]]) = (I.fn f_0 [I.fn f_1 [v0, v1], I.fn f_0 [I.fn f_1 [v1, v2], I.fn f_1 [v0, v2]]]) from by intro v0 v1 v2; exact ((law_0 hl)).equal (fun at_ => [v0, v1, v2].getD at_ v0) (.min (.max (.atom 0) (.atom 1)) (.min (.max (.atom 2) (.atom 1)) (.max (.atom 2) (.atom 0)))) (.max (.min (.atom 0) (.atom 1)) (.max (.min (.atom 1) (.atom 2)) (.min (.atom 0) (.atom 2)))) rfl)
  (M t_x [i]) (M t_y [i]) (M t_low []))
  : I.fn f_1 [I.fn f_0 [M t_x [i], M t_y [i]], I.fn f_1 [I.fn f_0 [M t_low [], M t_y [i]], I.fn f_0 [M t_low [], M t_x [i]]]] = I.fn f_0 [I.fn f_1 [M t_x [i], M t_y [i]], I.fn f_0 [I.fn f_1 [M t_y [i], M t_low []], I.fn f_1 [M t_x [i], M t_low []]]])
  (Eq.symm (equation_1 N hl hM i trivial)))
  : I.fn f_1 [I.fn f_0 [M t_x [i], M t_y [i]], I.fn f_1 [I.fn f_0 [M t_low [], M t_y [i]], I.fn f_0 [M t_low [], M t_x [i]]]] = M t_m [i])))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from (entails_and
  (entails_points1 (fun q0 h3 => (at_set_other (by decide) ((Classical.em (q0 = i)).elim
  (fun h4 => (at_set_eq1 q0 i h4 ((at_congr1 h4) : M t_c [q0] = M t_c [i])))
  (fun h4 => (at_set_ne1 q0 i h4 (at_left (at_points1 q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl))))))))
  (entails_and (entails_set (avoids_points0 (by decide))
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points0 (by decide)) (entails_set (avoids_points0 (by decide))
  (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_points1 (fun q1 h3 => ((Classical.em (q1 = i)).elim
  (fun h4 => (at_set_eq1 q1 i h4 ((at_congr1 h4) : M t_m [q1] = M t_m [i])))
  (fun h4 => (at_set_ne1 q1 i h4 (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points1 q1 ⟨h3.1, ((int_taB_neab_tab h3.2 h4) : q1 < i)⟩ rfl)))))))))))
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_c, a_m] rfl rfl (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0)
  (fun i h1 h2 => (w_seq (w_assign1 i rfl) (w_none rfl))) (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩))
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0)
  (fun i h1 h2 => (w_seq (w_none rfl) (w_assign1 i rfl))) (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_par_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q2 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points0 (fun h1 =>
  (at_input (R := (Region.mk t_high [])) (b := (Binding.mk a_high t_high [] [] none)) (p := []) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 rfl) rfl rfl))) (entails_and (entails_points0 (fun h1 =>
  (at_input (R := (Region.mk t_low [])) (b := (Binding.mk a_low t_low [] [] none)) (p := []) (.head _) (.head _) rfl
  (region_iff.2 rfl) rfl rfl)))
  (entails_and (entails_points1 (fun q3 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points1 (fun q4 h1 =>
  (at_input (R := (Region.mk t_x [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_x [v_i0] [.var v_i0] none)) (p := [q4]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q4, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))) (entails_points1 (fun q5 h1 =>
  (at_input (R := (Region.mk t_y [(.const 0, .var v_N)])) (b := (Binding.mk a_y t_y [v_i0] [.var v_i0] none)) (p := [q5]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨q5, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))
  (race_1 N hl hM h0))

theorem output_0_4 (q6 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q6) (h2 : q6 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_c, [q6]⟩ (M t_c [q6]) :=
  ((at_left (at_points1 q6 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_1 I M N (max 0 N)) ⟨a_c, [q6]⟩ (M t_c [q6]))

theorem output_1_5 (q7 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q7) (h2 : q7 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_m, [q7]⟩ (M t_m [q7]) :=
  ((at_right (at_right (at_right (at_left (at_points1 q7 ⟨h1, (int_lt_max_right h2)⟩ rfl)))))
  : (known_1 I M N (max 0 N)) ⟨a_m, [q7]⟩ (M t_m [q7]))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_c then 0 else if at_ = t_m then 1 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_c then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_m then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_c [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem covered_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_m [p0] :=
  (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "max" .f32) [.fn (.builtin "min" .f32) [.access t_x [.var v_i], .access t_high []], .fn (.builtin "min" .f32) [.access t_y [.var v_i], .access t_high []]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩))) (defined_cons
  (defined_access (given_input (p := []) (.tail _ (.head _)) rfl rfl (region_iff.2 rfl)))
  defined_nil))) (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩))) (defined_cons
  (defined_access (given_input (p := []) (.tail _ (.head _)) rfl rfl (region_iff.2 rfl)))
  defined_nil))) defined_nil)))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "max" .f32) [.fn (.builtin "min" .f32) [.access t_x [.var v_i], .access t_y [.var v_i]], .fn (.builtin "max" .f32) [.fn (.builtin "min" .f32) [.access t_y [.var v_i], .access t_low []], .fn (.builtin "min" .f32) [.access t_x [.var v_i], .access t_low []]]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩))) (defined_cons
  (defined_access (given_input (p := [i]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩))) defined_nil)))
  (defined_cons (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := []) (.head _) rfl rfl (region_iff.2 rfl)))
  defined_nil))) (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := []) (.head _) rfl rfl (region_iff.2 rfl)))
  defined_nil))) defined_nil))) defined_nil)))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    (all_cons (region_each (fun p0 a0 a1 => covered_1 E N h0 p0 a0 a1))
    all_nil))
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_1 E N h0 i hg hk))
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
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))), rfl⟩ all_nil))
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_4 (E v_N) hl hM p0 a b0 b1)) (all_cons (fun h => absurd h (by decide)) all_nil)))))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_1_5 (E v_N) hl hM p0 a b0 b1)) all_nil)))))) all_nil)))


end Redverify.Certificate.factored
