module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.stored

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `w` -/ abbrev a_w : Arr := 1
/-- `b` -/ abbrev a_b : Arr := 2
/-- `g` -/ abbrev a_g : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `W` -/ abbrev t_W : Ten := 1
/-- `B` -/ abbrev t_B : Ten := 2
/-- `G` -/ abbrev t_G : Ten := 3

/-- Specification `pipeline`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .add (.var v_N) (.const 1))], Region.mk t_W []]
  outputs := [Region.mk t_B [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk t_G [v_i] .true (.fn (.declared "tone") [.access t_A [.var v_i]]),
      Equation.mk
        t_B
        [v_i]
        .true
        (.fn
          (.declared "mix")
          [.access t_G [.var v_i], .access t_G [.add (.var v_i) (.const 1)], .access t_W []])]

/-- Implementation `stored`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0] [.var v_i0] none,
      Binding.mk a_w t_W [] [] none,
      Binding.mk a_b t_B [v_i0] [.var v_i0] none]
  body :=
    .allocate a_g [.add (.var v_N) (.const 1)] <|
    .seq (.par v_i (.const 0) (.add (.var v_N) (.const 1)) <|
      .assign a_g [.var v_i] (.fn (.declared "tone") [.read a_a [.var v_i]])) <|
    .par v_i (.const 0) (.var v_N) <|
      .assign
        a_b
        [.var v_i]
        (.fn
          (.declared "mix")
          [.read a_g [.var v_i], .read a_g [.add (.var v_i) (.const 1)], .read a_w []])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .declared "tone"
abbrev f_1 : Fn := .declared "mix"

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (i : Int) (h0 : True) :
    (M t_G [i]) = (I.fn f_0 [M t_A [i]]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_A [.var v_i]]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_1 (i : Int) (h0 : True) :
    (M t_B [i]) = (I.fn f_1 [M t_G [i], M t_G [i + 1], M t_W []]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_1 [.access t_G [.var v_i], .access t_G [.add (.var v_i) (.const 1)], .access t_W []]) ((base E N).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_g
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_G [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_w
    (True)
    ((M t_W []))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M i).and (known_1_2 I M)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_g [.var v_i] (.fn f_0 [.read a_a [.var v_i]])
    (fun e => (M t_G [(e v_i)]))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N + 1) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N)) a_g [N + 1]) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_assign_of (I.fn f_0 [M t_A [i]]) (in_allocated ⟨h1, h2, trivial⟩)
  (ev_fn (ev_cons
  (ev_read ((at_left (at_points1 i ⟨h1, (int_taB_lab h2)⟩ rfl)) : (known_1 I M N i) ⟨a_a, [i]⟩ (M t_A [i])))
  ev_nil)) ((Eq.trans rfl (Eq.symm (equation_0 N hl hM i trivial)))
  : I.fn f_0 [M t_A [i]] = M t_G [i]))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N + 1) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q0 h3 => ((Classical.em (q0 = i)).elim
  (fun h4 => (at_set_eq1 q0 i h4 ((at_congr1 h4) : M t_G [q0] = M t_G [i]))) (fun h4 =>
  (at_set_ne1 q0 i h4 (at_right (at_left (at_points1 q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl))))))))
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_right entails_refl))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 (N + 1) (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_g] rfl rfl (all_cons
  (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0) (fun i h1 h2 => (w_assign1 i rfl))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_B [c0]))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_g
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ N)
    (fun c0 => (M t_G [c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_2_0 I M i).and ((known_2_1 I M N).and (known_1_2 I M)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_b
    [.var v_i]
    (.fn
      f_1
      [.read a_g [.var v_i], .read a_g [.add (.var v_i) (.const 1)], .read a_w []])
    (fun e => (M t_B [(e v_i)]))

theorem vc_2 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_g [N + 1]) ((base E N).set v_i i) (known_2 I M N i) :=
  (vc_assign_of (I.fn f_1 [M t_G [i], M t_G [i + 1], M t_W []]) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_b rfl rfl h1))
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points1 i ⟨h1, (int_tab_lab h2)⟩ rfl)))
  : (known_2 I M N i) ⟨a_g, [i]⟩ (M t_G [i])))
  (ev_cons (ev_read ((at_right (at_left (at_points1 (i + 1) ⟨(int_c19 h1), (int_tab_lAb h2)⟩ rfl)))
  : (known_2 I M N i) ⟨a_g, [i + 1]⟩ (M t_G [i + 1]))) (ev_cons
  (ev_read ((at_right (at_right (at_points0 trivial rfl))) : (known_2 I M N i) ⟨a_w, []⟩ (M t_W [])))
  ev_nil)))) ((Eq.trans rfl (Eq.symm (equation_1 N hl hM i trivial)))
  : I.fn f_1 [M t_G [i], M t_G [i + 1], M t_W []] = M t_B [i]))

theorem kept_2 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_2 I M).post ((base E N).set v_i i) (known_2 I M N i)) (known_2 I M N (i + 1)) :=
  (show Heap.Entails _ (known_2 I M N (i + 1)) from
  (entails_and (entails_points1 (fun q3 h3 => ((Classical.em (q3 = i)).elim
  (fun h4 => (at_set_eq1 q3 i h4 ((at_congr1 h4) : M t_B [q3] = M t_B [i])))
  (fun h4 => (at_set_ne1 q3 i h4 (at_left (at_points1 q3 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))
  (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_right entails_refl))))))

theorem race_2 (h0 : 0 ≤ N) :
    ParVC I 0 N (body_2 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_2 I M).post ((base E N).set v_i i) (known_2 I M N i)) :=
  (race_arrays [a_b] rfl rfl (all_cons
  (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0) (fun i h1 h2 => (w_assign1 i rfl))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_g [.add (.var v_N) (.const 1)] <|
  .seq (.par v_i (.const 0) (.add (.var v_N) (.const 1))
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_2 I M (e v_N) x) (body_2 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 (N + 1) rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q1 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .add (.var v_N) (.const 1))])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q1]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q1, _, rfl, h1.1, ((int_lab_taB h1.2) : q1 < N + 1), rfl⟩) rfl rfl))))
  (entails_and (entails_points1 (fun q2 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_points0 (fun h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_W [])) (b := (Binding.mk a_w t_W [] [] none)) (p := []) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 rfl) rfl rfl))))))) (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2))
  (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2)) (race_1 N hl hM h0)) (vc_par_of 0 N rfl rfl
  ((entails_and (entails_points1 (fun q4 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))) (entails_and
  (entails_points1 (fun q5 h1 => (at_right (at_left (at_points1 q5 ⟨h1.1, (int_c370 h1.2)⟩ rfl)))))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_1 I M N (max 0 (N + 1))) (known_2 I M N 0))
  (fun i h1 h2 => (vc_2 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_2 N hl hM i h0 h1 h2))
  (race_2 N hl hM h0))))

theorem output_0_2 (q6 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q6) (h2 : q6 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_b, [q6]⟩ (M t_B [q6]) :=
  (at_restore (by decide) ((at_left (at_points1 q6 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_2 I M N (max 0 N)) ⟨a_b, [q6]⟩ (M t_B [q6])))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_G then 0 else if at_ = t_B then 1 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_G then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) ≤ N else if at_ = t_B then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_B [p0] :=
  (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i ≤ N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.declared "tone") [.access t_A [.var v_i]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons (defined_access (given_input (p := [i]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, ((int_lab_taB h2.2) : i < N + 1), rfl⟩))) defined_nil))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.declared "mix") [.access t_G [.var v_i], .access t_G [.add (.var v_i) (.const 1)], .access t_W []]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (given_equation (p := [i]) (.head _) rfl rfl rfl (⟨h2.1, (int_tab_lab h2.2)⟩ : 0 ≤ i ∧ i ≤ N)
  (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_equation (p := [i + 1]) (.head _) rfl rfl rfl
  (⟨(int_c19 h2.1), (int_tab_lAb h2.2)⟩ : 0 ≤ i + 1 ∧ i + 1 ≤ N) (cond_holds.2 (h1 : True))))
  (defined_cons
  (defined_access (given_input (p := []) (.tail _ (.head _)) rfl rfl (region_iff.2 rfl)))
  defined_nil))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    all_nil)
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
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_2 (E v_N) hl hM p0 a b0 b1)) all_nil))) all_nil))


end Redverify.Certificate.stored
