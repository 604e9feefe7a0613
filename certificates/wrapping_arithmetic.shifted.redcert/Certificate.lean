module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.shifted

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `x` -/ abbrev a_x : Arr := 0
/-- `y` -/ abbrev a_y : Arr := 1
/-- `z` -/ abbrev a_z : Arr := 2
/-- `X` -/ abbrev t_X : Ten := 0
/-- `Y` -/ abbrev t_Y : Ten := 1
/-- `Z` -/ abbrev t_Z : Ten := 2

/-- Specification `double`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_X [(.const 0, .var v_N)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N)], Region.mk t_Z [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_i]
        .true
        (.fn (.builtin "+" .u8) [.access t_X [.var v_i], .access t_X [.var v_i]]),
      Equation.mk
        t_Z
        [v_i]
        .true
        (.fn (.builtin "-" .u8) [.access t_X [.var v_i], .fn (.literal .u8 1 1) []])]

/-- Implementation `shifted`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0] [.var v_i0] none,
      Binding.mk a_y t_Y [v_i0] [.var v_i0] none,
      Binding.mk a_z t_Z [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .seq (.assign a_y [.var v_i] (.fn (.builtin "*" .u8) [.fn (.literal .u8 2 1) [], .read a_x [.var v_i]])) <|
      .assign a_z [.var v_i] (.fn (.builtin "+" .u8) [.read a_x [.var v_i], .fn (.literal .u8 255 1) []])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := NumberLaws I .u8 ∧ WrapLaw I .u8 256

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : NumberLaws I .u8 := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : WrapLaw I .u8 256 := hl.2

abbrev f_0 : Fn := .builtin "+" .u8
abbrev f_1 : Fn := .builtin "-" .u8
abbrev f_2 : Fn := .literal .u8 1 1
abbrev f_3 : Fn := .builtin "*" .u8
abbrev f_4 : Fn := .literal .u8 2 1
abbrev f_5 : Fn := .literal .u8 255 1

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_z : ∀ b ∈ impl.bindings, b.array = a_z → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (i : Int) (h0 : True) :
    (M t_Y [i]) = (I.fn f_0 [M t_X [i], M t_X [i]]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_X [.var v_i], .access t_X [.var v_i]]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_1 (i : Int) (h0 : True) :
    (M t_Z [i]) = (I.fn f_1 [M t_X [i], I.fn f_2 []]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_1 [.access t_X [.var v_i], .fn f_2 []]) ((base E N).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_X [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_Y [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_z
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_Z [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M i).and (known_1_2 I M i)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_y [.var v_i] (.fn f_3 [.fn f_4 [], .read a_x [.var v_i]])
    (fun e => (M t_Y [(e v_i)]))) <|
  .assign a_z [.var v_i] (.fn f_0 [.read a_x [.var v_i], .fn f_5 []])
    (fun e => (M t_Z [(e v_i)]))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_seq (vc_assign_of (I.fn f_3 [I.fn f_4 [], M t_X [i]])
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_y rfl rfl h1) (ev_fn (ev_cons ev_const (ev_cons
  (ev_read ((at_left (at_points1 i ⟨h1, h2⟩ rfl)) : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_X [i])))
  ev_nil))) ((Eq.trans
  (((show ∀ v0 : V, (I.fn f_3 [I.fn f_4 [], v0]) = (I.fn f_0 [v0, v0]) from by intro v0; obtain ⟨_, e⟩ := ((law_0 hl)).exists_ring; simp only [e]; grind)
  (M t_X [i]))
  : I.fn f_3 [I.fn f_4 [], M t_X [i]] = I.fn f_0 [M t_X [i], M t_X [i]])
  (Eq.symm (equation_0 N hl hM i trivial)))
  : I.fn f_3 [I.fn f_4 [], M t_X [i]] = M t_Y [i]))
  (vc_assign_of (I.fn f_0 [M t_X [i], I.fn f_5 []])
  (has_cell_at1 (b := (Binding.mk a_z t_Z [v_i0] [.var v_i0] none)) (R := (Region.mk t_Z [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_z rfl rfl h1)
  (ev_fn (ev_cons (ev_read (at_set_other (by decide)
  ((at_left (at_points1 i ⟨h1, h2⟩ rfl)) : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_X [i]))))
  (ev_cons ev_const ev_nil))) ((Eq.trans
  (((show ∀ v0 : V, (I.fn f_0 [v0, I.fn f_5 []]) = (I.fn f_1 [v0, I.fn f_2 []]) from by intro v0; obtain ⟨_, e⟩ := ((law_0 hl)).exists_ring; have w := (law_1 hl) 0; simp only [e] at w ⊢; grind)
  (M t_X [i]))
  : I.fn f_0 [M t_X [i], I.fn f_5 []] = I.fn f_1 [M t_X [i], I.fn f_2 []])
  (Eq.symm (equation_1 N hl hM i trivial)))
  : I.fn f_0 [M t_X [i], I.fn f_5 []] = M t_Z [i])))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))) (entails_and
  (entails_points1 (fun q0 h3 => (at_set_other (by decide) ((Classical.em (q0 = i)).elim
  (fun h4 => (at_set_eq1 q0 i h4 ((at_congr1 h4) : M t_Y [q0] = M t_Y [i]))) (fun h4 =>
  (at_set_ne1 q0 i h4 (at_right (at_left (at_points1 q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))
  (entails_points1 (fun q1 h3 => ((Classical.em (q1 = i)).elim
  (fun h4 => (at_set_eq1 q1 i h4 ((at_congr1 h4) : M t_Z [q1] = M t_Z [i])))
  (fun h4 => (at_set_ne1 q1 i h4 (at_set_other (by decide)
  (at_right (at_right (at_points1 q1 ⟨h3.1, ((int_taB_neab_tab h3.2 h4) : q1 < i)⟩ rfl))))))))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_y, a_z] rfl rfl (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0)
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
  (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N 0) from (entails_and (entails_points1 (fun q2 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q3 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_points1 (fun q4 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))
  (race_1 N hl hM h0))

theorem output_0_1 (q5 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q5) (h2 : q5 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_y, [q5]⟩ (M t_Y [q5]) :=
  ((at_right (at_left (at_points1 q5 ⟨h1, (int_lt_max_right h2)⟩ rfl)))
  : (known_1 I M N (max 0 N)) ⟨a_y, [q5]⟩ (M t_Y [q5]))

theorem output_1_2 (q6 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q6) (h2 : q6 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_z, [q6]⟩ (M t_Z [q6]) :=
  ((at_right (at_right (at_points1 q6 ⟨h1, (int_lt_max_right h2)⟩ rfl)))
  : (known_1 I M N (max 0 N)) ⟨a_z, [q6]⟩ (M t_Z [q6]))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_Y then 0 else if at_ = t_Z then 1 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_Y then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_Z then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_Y [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem covered_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_Z [p0] :=
  (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "+" .u8) [.access t_X [.var v_i], .access t_X [.var v_i]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  defined_nil)))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "-" .u8) [.access t_X [.var v_i], .fn (.literal .u8 1 1) []]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_fn defined_nil) defined_nil)))

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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil))
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) hl hM p0 a b0 b1)) (all_cons (fun h => absurd h (by decide)) all_nil))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_1_2 (E v_N) hl hM p0 a b0 b1)) all_nil))) all_nil)))


end Redverify.Certificate.shifted
