module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.reversed

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `x` -/ abbrev a_x : Arr := 0
/-- `t` -/ abbrev a_t : Arr := 1
/-- `X` -/ abbrev t_X : Ten := 0
/-- `Y` -/ abbrev t_Y : Ten := 1

/-- Specification `reverse`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_X [(.const 0, .var v_N)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_i]
        .true
        (.access t_X [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))])]

/-- Implementation `reversed`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_x t_X [v_i0] [.var v_i0] none, Binding.mk a_x t_Y [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.div (.var v_N) 2) <|
      .allocate a_t [] <|
      .seq (.assign a_t [] (.read a_x [.var v_i])) <|
      .seq (.assign a_x [.var v_i] (.read a_x [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))])) <|
      .assign a_x [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))] (.read a_t [])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True



abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_x : ∀ b ∈ impl.bindings, b.array = a_x → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b : Int} (h0 : a < b / 2) : a < b + (-1) * a :=
  by omega

theorem fact_1 {a b : Int} (h0 : 0 ≤ a) (h1 : a < b / 2) : a < b :=
  by omega

theorem fact_2 {a b : Int} (h0 : a < b / 2) : a ≤ b + (-1) + (-1) * a :=
  by omega

theorem fact_3 {a b c : Int} (h0 : a ≤ c) (h1 : c < b / 2) : a ≤ b + (-1) + (-1) * c :=
  by omega

theorem fact_4 {a b c : Int} : a = b + c + (-1) * (b + (-1) * a + c) :=
  by omega

theorem fact_5 {a b c : Int} (h0 : a < b + (-1) * (c + 1)) : ¬ a = b + (-1) + (-1) * c :=
  by omega

theorem fact_6 {a b c : Int} (h0 : a < b + (-1) * (c + 1)) : a < b + (-1) * c :=
  by omega

theorem fact_7 {a b c : Int} (h0 : c < b / 2) (h1 : a < c + 1) : ¬ a = b + (-1) + (-1) * c :=
  by omega

theorem fact_8 {a b c : Int} (h0 : c + (-1) * (b + 1) ≤ a) (h1 : b < c / 2) : ¬ a = b :=
  by omega

theorem fact_9 {a b c : Int} (h0 : a + (-1) * (b + 1) ≤ c) (h1 : ¬ c = a + (-1) + (-1) * b) : a + (-1) * b ≤ c :=
  by omega

theorem fact_10 {a b c d x_e : Int} (h0 : a = b + (-1) * c + d) (h1 : a = b + (-1) * x_e + d) (h2 : ¬ c = x_e) : False :=
  by omega

theorem fact_11 {a b c d : Int} (h0 : a = b) (h1 : a = c + (-1) * d + (-1)) (h2 : b < c / 2) (h3 : d < c / 2) : False :=
  by omega

theorem fact_12 {a b : Int} (h0 : a < b + (-1) * 0) : a < b :=
  by omega

theorem fact_13 {a b c : Int} (h0 : (max c (a / 2)) ≤ b) (h1 : b < a + (-1) * (max c (a / 2))) : a + (-1) + (-1) * b = b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (i : Int) (h0 : True) :
    (M t_Y [i]) = (M t_X [N + (-1) + (-1) * i]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_X [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))]) ((base E N).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  .points1 a_x
    (fun c0 => i ≤ c0 ∧ c0 < N + (-1) * i)
    (fun c0 => (M t_X [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 < i ∨ N + (-1) * i ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_Y [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N i).and (known_1_1 I M N i))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_t [] <|
  .seq (.assign a_t [] (.read a_x [.var v_i])
    (fun e => (M t_X [(e v_i)]))) <|
  .seq (.assign a_x [.var v_i] (.read a_x [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))])
    (fun e => (M t_Y [(e v_i)]))) <|
  .assign a_x [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))] (.read a_t [])
    (fun e => (M t_Y [(e v_N) + (-1) * (e v_i) + (-1)]))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N / 2) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_allocate (vc_seq (vc_assign_of (M t_X [i]) (in_allocated trivial) (ev_read (at_without (by decide)
  ((at_left (at_points1 i ⟨int_refl, (fact_0 h2)⟩ rfl)) : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_X [i]))))
  rfl) (vc_seq (vc_assign_of (M t_X [N + (-1) + (-1) * i]) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (R := (Region.mk t_X [(.const 0, .var v_N)])) (.head _) (.head _) [i]
  (region_iff.2 ⟨i, _, rfl, h1, ((fact_1 h1 h2) : i < N), rfl⟩) shape_a_x rfl rfl h1))
  (ev_read (at_set_other (by decide)
  (at_without (by decide) ((at_left (at_points1 (N + (-1) + (-1) * i) ⟨(fact_2 h2), int_c58⟩ rfl))
  : (known_1 I M N i) ⟨a_x, [N + (-1) + (-1) * i]⟩ (M t_X [N + (-1) + (-1) * i])))))
  ((Eq.trans rfl (Eq.symm (equation_0 N hl hM i trivial)))
  : M t_X [N + (-1) + (-1) * i] = M t_Y [i])) (vc_assign_of (M t_X [i]) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (R := (Region.mk t_X [(.const 0, .var v_N)])) (.head _) (.head _) [N + (-1) + (-1) * i]
  (region_iff.2 ⟨(N + (-1) + (-1) * i), _, rfl, ((fact_3 h1 h2) : 0 ≤ N + (-1) + (-1) * i), ((int_c36 h1) : N + (-1) + (-1) * i < N), rfl⟩)
  shape_a_x rfl rfl ((fact_3 h1 h2) : 0 ≤ N + (-1) + (-1) * i)))
  (ev_read (at_set_other (by decide) (at_set_eq0 rfl)))
  ((Eq.trans ((at_congr1 fact_4) : M t_X [i] = M t_X [N + (-1) + (-1) * (N + (-1) * i + (-1))])
  (Eq.symm (equation_0 N hl hM (N + (-1) * i + (-1)) trivial)))
  : M t_X [i] = M t_Y [N + (-1) * i + (-1)])))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N / 2) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from (entails_and
  (entails_points1 (fun q0 h3 => (at_restore (by decide) (at_set_ne1 q0 (N + (-1) + (-1) * i) (fact_5 h3.2)
  (at_set_ne1 q0 i (int_lBa_neab h3.1) (at_set_other (by decide)
  (at_without (by decide) ((at_left (at_points1 q0 ⟨(int_lAb_lab h3.1), (fact_6 h3.2)⟩ rfl))
  : (known_1 I M N i) ⟨a_x, [q0]⟩ (M t_X [q0])))))))))
  (entails_points1 (fun q1 h3 => (Or.elim h3 (fun h4 => (at_restore (by decide)
  (at_set_ne1 q1 (N + (-1) + (-1) * i) (fact_7 h2 h4.2) ((Classical.em (q1 = i)).elim
  (fun h5 => (at_set_eq1 q1 i h5 ((at_congr1 h5) : M t_Y [q1] = M t_Y [i])))
  (fun h5 => (at_set_ne1 q1 i h5 (at_set_other (by decide) (at_without (by decide)
  ((at_right (at_points1 q1 (Or.inl ⟨h4.1, (int_taB_neab_tab h4.2 h5)⟩) rfl))
  : (known_1 I M N i) ⟨a_x, [q1]⟩ (M t_Y [q1])))))))))) (fun h4 => (at_restore (by decide)
  ((Classical.em (q1 = N + (-1) + (-1) * i)).elim (fun h5 => (at_set_eq1 q1 (N + (-1) + (-1) * i) h5
  ((at_congr1 (int_c396 h5)) : M t_Y [q1] = M t_Y [N + (-1) * i + (-1)])))
  (fun h5 => (at_set_ne1 q1 (N + (-1) + (-1) * i) h5
  (at_set_ne1 q1 i (fact_8 h4.1 h2) (at_set_other (by decide)
  (at_without (by decide) ((at_right (at_points1 q1 (Or.inr ⟨(fact_9 h4.1 h5), h4.2⟩) rfl))
  : (known_1 I M N i) ⟨a_x, [q1]⟩ (M t_Y [q1])))))))))))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 (N / 2) (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_x] rfl rfl (all_cons (apart1 (fun i c0 => c0 = N + (-1) * i + (-1) ∨ c0 = i)
  (fun i c0 => c0 = N + (-1) * i + (-1) ∨ c0 = i)
  (fun i h1 h2 => (w_allocate (w_seq (w_none rfl) (w_seq (w_assign1 i (Or.inr rfl))
  (w_assign1 (N + (-1) + (-1) * i) (Or.inl (int_c97 : N + (-1) + (-1) * i = N + (-1) * i + (-1))))))))
  (fun i h1 h2 => (r_allocate (r_seq (r_assign (x_read1 i (Or.inr rfl))) (r_seq
  (r_assign (x_read1 (N + (-1) + (-1) * i) (Or.inl (int_c97 : N + (-1) + (-1) * i = N + (-1) * i + (-1)))))
  (r_none rfl))))) (fun i y_y c0 h1 h2 h3 h4 h5 h6 => (Or.elim h6 (fun h7 =>
  ⟨(fun h8 => (Or.elim h8 (fun h9 => (fact_10 h7 h9 h5)) (fun h9 => (fact_11 h9 h7 h4 h2)))), (fun h8 => (Or.elim h8 (fun h9 => (fact_10 h7 h9 h5)) (fun h9 => (fact_11 h9 h7 h4 h2))))⟩)
  (fun h7 => ⟨(fun h8 =>
  (Or.elim h8 (fun h9 => (fact_11 h7 h9 h2 h4)) (fun h9 => (int_eab_eac_nebc_F h7 h9 h5)))), (fun h8 =>
  (Or.elim h8 (fun h9 => (fact_11 h7 h9 h2 h4)) (fun h9 => (int_eab_eac_nebc_F h7 h9 h5))))⟩))))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.div (.var v_N) 2)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_par_of 0 (N / 2) rfl rfl
  (show Heap.Entails _ (known_1 I M N 0) from (entails_and (entails_points1 (fun q2 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h1.1, ((fact_12 h1.2) : q2 < N), rfl⟩) rfl rfl)))
  (entails_points1 (fun q3 h1 =>
  (False.elim (Or.elim h1 (fun h2 => (int_lab_tba_F h2.1 h2.2)) (fun h2 => (int_c61 h2.1 h2.2))))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))
  (race_1 N hl hM h0))

theorem output_0_1 (q4 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q4) (h2 : q4 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_x, [q4]⟩ (M t_Y [q4]) :=
  ((Or.elim (((Classical.em ((max 0 (N / 2)) ≤ q4)).elim
  (fun h3 => ((Classical.em (q4 < N + (-1) * (max 0 (N / 2)))).elim (fun h4 => (Or.inl ⟨h3, h4⟩))
  (fun h4 => (Or.inr (Or.inr ⟨(int_ntba_lab h4), h2⟩)))))
  (fun h3 => (Or.inr (Or.inl ⟨h1, (int_nlba_tab h3)⟩))))
  : (max 0 (N / 2)) ≤ q4 ∧ q4 < N + (-1) * (max 0 (N / 2)) ∨ (0 ≤ q4 ∧ q4 < (max 0 (N / 2)) ∨ N + (-1) * (max 0 (N / 2)) ≤ q4 ∧ q4 < N))
  (fun h3 => (at_left (at_points1 q4 h3
  (Eq.trans ((equation_0 N hl hM q4 trivial) : M t_Y [q4] = M t_X [N + (-1) + (-1) * q4])
  (at_congr1 (fact_13 h3.1 h3.2)))))) (fun h3 => (at_right (at_points1 q4 h3 rfl))))
  : (known_1 I M N (max 0 (N / 2))) ⟨a_x, [q4]⟩ (M t_Y [q4]))

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
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.access t_X [.add (.add (.var v_N) (.const (-1))) (.mul (-1) (.var v_i))]) ((base E N).set v_i i) :=
  (defined_access (given_input (p := [N + (-1) + (-1) * i]) (.head _) rfl rfl
  (region_iff.2 ⟨(N + (-1) + (-1) * i), _, rfl, ((int_c50 h2.2) : 0 ≤ N + (-1) + (-1) * i), ((int_c36 h2.1) : N + (-1) + (-1) * i < N), rfl⟩)))

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


end Redverify.Certificate.reversed
