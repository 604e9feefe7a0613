module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.in_order

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `c` -/ abbrev a_c : Arr := 0
/-- `a` -/ abbrev a_a : Arr := 1
/-- `g` -/ abbrev a_g : Arr := 2
/-- `C` -/ abbrev t_C : Ten := 0
/-- `A` -/ abbrev t_A : Ten := 1
/-- `G` -/ abbrev t_G : Ten := 2

/-- Specification `machine`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_C [], Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_G []]
  equations :=
    [
      Equation.mk
        t_G
        []
        .true
        (.reduce
          [.access t_C []]
          (.declared "step")
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
          (.access t_A [.var v_k]))]

/-- Implementation `in_order`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_c t_C [] [] none,
      Binding.mk a_a t_A [v_i0] [.var v_i0] none,
      Binding.mk a_g t_G [] [] none]
  body :=
    .seq (.assign a_g [] (.read a_c [])) <|
    .scope [a_g] <|
      .for v_i (.const 0) (.var v_N) <|
        .accumulate false (.declared "step") a_g [] (.read a_a [.var v_i])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .declared "step"

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_g : ∀ b ∈ impl.bindings, b.array = a_g → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (M t_C [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (M t_C [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ i)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem equation_0 (h0 : True) :
    (M t_G []) = (value_0 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.access t_C []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points0 a_g
    (True)
    ((value_0 I M i))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M i))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_g [] (.read a_a [.var v_i])
    (fun e => (value_1 I M (e v_i)))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_accumulate_of (value_0 I M i) (M t_A [i])
  ((at_right (at_points0 trivial rfl)) : (known_1 I M N i) ⟨a_g, []⟩ (value_0 I M i))
  (ev_read ((at_left (at_points1 i ⟨h1, h2⟩ rfl)) : (known_1 I M N i) ⟨a_a, [i]⟩ (M t_A [i])))
  ((append1 i 0 (i + 1) (fun q0 h3 => ⟨h3.1, (int_lab_taB h3.2)⟩)
  (fun q0 => ⟨(fun h3 => ((Classical.em (q0 < i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_lab_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_lab h4.2)⟩)
  (fun h4 => ⟨(int_lab_ecb_lac h1 h4), (int_eab_lab h4)⟩)))⟩) (fun q0 h3 => h3.2) (fun q0 h3 => rfl)
  rfl) : I.fn f_0 [value_0 I M i, M t_A [i]] = value_1 I M i))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points0 (fun h3 => (at_set_eq0 ((reduce_congr1
  (fun q1 => ⟨(fun h4 => ⟨h4.1, (int_taB_lab h4.2)⟩), (fun h4 => ⟨h4.1, (int_lab_taB h4.2)⟩)⟩)
  (fun q1 h4 => rfl)) : value_0 I M (i + 1) = value_1 I M i))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_g [] (.read a_c [])
    (fun e => (M t_C []))) <|
  .scope [a_g] <|
    .for v_i (.const 0) (.var v_N)
      (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_seq (vc_assign_of (M t_C [])
  (has_cell_at0 (b := (Binding.mk a_g t_G [] [] none)) (R := (Region.mk t_G [])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) []
  (region_iff.2 rfl) shape_a_g rfl rfl)
  (ev_read (at_input (R := (Region.mk t_C [])) (b := (Binding.mk a_c t_C [] [] none)) (p := []) (.head _) (.head _) rfl
  (region_iff.2 rfl) rfl rfl)) rfl)
  (vc_scope (vc_for_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q2 h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q2]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q2, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_points0 (fun h1 => (at_set_eq0 ((Eq.trans
  ((reduce_empty1 (fun q3 => (fun h2 => (int_lab_tba_F h2.1 h2.2)))) : value_0 I M 0 = M t_C [])
  rfl) : value_0 I M 0 = M t_C [])))))) (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2))
  (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2)))))

theorem output_0_2 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_g, []⟩ (M t_G []) :=
  ((at_right (at_points0 trivial
  (Eq.trans ((equation_0 N hl hM trivial) : M t_G [] = value_0 I M N) (reduce_congr1
  (fun q5 => ⟨(fun h1 => ⟨h1.1, (int_lt_max_right h1.2)⟩), (fun h1 => ⟨h1.1, (int_c8 h0 h1.2)⟩)⟩)
  (fun q5 h1 => rfl))))) : (known_1 I M N (max 0 N)) ⟨a_g, []⟩ (M t_G []))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_G then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) :
    spec.Given (inside N) (base E N) t_G [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.access t_C []] (.declared "step") [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) :=
  (defined_reduce_some1 0 N
  (defined_access (given_input (p := []) (.head _) rfl rfl (region_iff.2 rfl)))
  (fun (y_d0 : Int) => cond_holds) (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) =>
  (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩)))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (covered_0 E N h0))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E N h0 hg))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_2 (E v_N) hl hM a)) all_nil))) all_nil))


end Redverify.Certificate.in_order
