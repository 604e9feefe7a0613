module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.recurrence

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `r` -/ abbrev a_r : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `R` -/ abbrev t_R : Ten := 2

/-- Specification `total_recurrence`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_B []]
  equations :=
    [
      Equation.mk t_R [v_i] (.lt (.var v_i) (.const 0)) (.fn (.literal .f32 0 1) []),
      Equation.mk
        t_R
        [v_i]
        (.le (.const 0) (.var v_i))
        (.fn
          (.builtin "+" .f32)
          [.access t_R [.add (.var v_i) (.const (-1))], .access t_A [.var v_i]]),
      Equation.mk t_B [] .true (.access t_R [.add (.var v_N) (.const (-1))])]

/-- Implementation `recurrence`. -/
def impl : Impl where
  assumptions := []
  bindings := [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_r t_B [] [] none]
  body :=
    .seq (.assign a_r [] (.fn (.literal .f32 0 1) [])) <|
    .for v_i (.const 0) (.var v_N) <|
      .assign a_r [] (.fn (.builtin "+" .f32) [.read a_r [], .read a_a [.var v_i]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .literal .f32 0 1
abbrev f_1 : Fn := .builtin "+" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_r : ∀ b ∈ impl.bindings, b.array = a_r → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c : Int} (h0 : (max c a) + b < c) : a + b < c :=
  by omega

theorem fact_1 {a b : Int} (h0 : b ≤ (max b a) + (-1)) : a + (-1) + (-1) = (max b a) + (-1) + (-1) :=
  by omega

theorem fact_2 {a b : Int} (h0 : b ≤ (max b a) + (-1)) : a + (-1) = (max b a) + (-1) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (i : Int) (h0 : i < 0) :
    (M t_R [i]) = (I.fn f_0 []) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 []) ((base E N).set v_i i) = _ from rfl))

theorem equation_1 (i : Int) (h0 : 0 ≤ i) :
    (M t_R [i]) = (I.fn f_1 [M t_R [i + (-1)], M t_A [i]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_1 [.access t_R [.add (.var v_i) (.const (-1))], .access t_A [.var v_i]]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_2 (h0 : True) :
    (M t_B []) = (M t_R [N + (-1)]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.access t_R [.add (.var v_N) (.const (-1))]) (base E N) = _ from rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points0 a_r
    (True)
    ((M t_R [i + (-1)]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M i))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_r [] (.fn f_1 [.read a_r [], .read a_a [.var v_i]])
    (fun e => (M t_R [(e v_i)]))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_assign_of (I.fn f_1 [M t_R [i + (-1)], M t_A [i]])
  (has_cell_at0 (b := (Binding.mk a_r t_B [] [] none)) (R := (Region.mk t_B [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_r rfl rfl) (ev_fn (ev_cons
  (ev_read ((at_right (at_points0 trivial rfl)) : (known_1 I M N i) ⟨a_r, []⟩ (M t_R [i + (-1)])))
  (ev_cons
  (ev_read ((at_left (at_points1 i ⟨h1, h2⟩ rfl)) : (known_1 I M N i) ⟨a_a, [i]⟩ (M t_A [i])))
  ev_nil))) ((Eq.trans rfl (Eq.symm (equation_1 N hl hM i h1)))
  : I.fn f_1 [M t_R [i + (-1)], M t_A [i]] = M t_R [i]))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points0 (fun h3 => (at_set_eq0 ((at_congr1 int_c88) : M t_R [i + 1 + (-1)] = M t_R [i]))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_r [] (.fn f_0 [])
    (fun e => (M t_R [(-1)]))) <|
  .for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_seq (vc_assign_of (I.fn f_0 [])
  (has_cell_at0 (b := (Binding.mk a_r t_B [] [] none)) (R := (Region.mk t_B [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_r rfl rfl) ev_const
  ((Eq.trans rfl (Eq.symm (equation_0 N hl hM (-1) (by decide))))
  : I.fn f_0 [] = M t_R [(-1)]))
  (vc_for_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q0 h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q0]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q0, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_points0 (fun h1 => (at_set_eq0 ((at_congr1 int_c245) : M t_R [0 + (-1)] = M t_R [(-1)]))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))))

theorem output_0_1 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_r, []⟩ (M t_B []) :=
  ((at_right (at_points0 trivial (Or.elim (((Classical.em ((max 0 N) + (-1) < 0)).elim (fun h1 => (Or.inl h1))
  (fun h1 => (Or.inr (int_ntba_lab h1)))) : (max 0 N) + (-1) < 0 ∨ 0 ≤ (max 0 N) + (-1)) (fun h1 =>
  (Eq.trans ((Eq.trans ((equation_2 N hl hM trivial) : M t_B [] = M t_R [N + (-1)]) (Eq.trans
  ((equation_0 N hl hM (N + (-1)) (fact_0 h1)) : M t_R [N + (-1)] = I.fn f_0 [])
  rfl)) : M t_B [] = I.fn f_0 [])
  (Eq.symm (equation_0 N hl hM ((max 0 N) + (-1)) h1))))
  (fun h1 => (Eq.trans ((Eq.trans ((equation_2 N hl hM trivial) : M t_B [] = M t_R [N + (-1)])
  (Eq.trans ((equation_1 N hl hM (N + (-1)) (int_c570 h1))
  : M t_R [N + (-1)] = I.fn f_1 [M t_R [N + (-1) + (-1)], M t_A [N + (-1)]])
  (fn_congr2 (at_congr1 (fact_1 h1)) (at_congr1 (fact_2 h1)))))
  : M t_B [] = I.fn f_1 [M t_R [(max 0 N) + (-1) + (-1)], M t_A [(max 0 N) + (-1)]])
  (Eq.symm (equation_1 N hl hM ((max 0 N) + (-1)) h1)))))))
  : (known_1 I M N (max 0 N)) ⟨a_r, []⟩ (M t_B []))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_of (pairs_cons (all_cons (apart_same1 (fun i => cond_holds) (fun i => cond_holds) (fun (p0 : Int) (h1 : p0 < 0) (h2 : 0 ≤ p0) => (False.elim ((int_lab_tba_F h2 h1) : False)))) (all_cons (apart_other (by decide)) all_nil)) (pairs_cons (all_cons (apart_other (by decide)) all_nil) (pairs_cons all_nil pairs_nil))) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_equations (consistent E N h0)
    (fun at_ => if at_ = t_R then 0 else if at_ = t_B then 1 else 0)
    [fun at_ point => if at_ = t_R then ((point.getD 0 0) + (-1) * 0) else 0]
    (fun at_ => if at_ = t_R then 0 else 0)
    (all_cons (descends1 (fun (i : Int) => cond_holds) (fun (i : Int) (h1 : i < 0) => (uses_fn uses_nil)))
    (all_cons (descends1 (fun (i : Int) => cond_holds) (fun (i : Int) (h1 : 0 ≤ i) =>
  (uses_fn (uses_cons (uses_rank1 (i + (-1)) (i + (-1) * 0) (i + (-1) + (-1) * 0) rfl rfl rfl rfl
  ((int_c169 h1) : 0 ≤ i + (-1) * 0) (int_c58 : i + (-1) + (-1) * 0 < i + (-1) * 0))
  (uses_cons (uses_input (by decide)) uses_nil)))))
    (all_cons (descends0 cond_holds (fun (h1 : True) => (uses_lower (by decide))))
    all_nil)))

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_R then (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) :
    spec.Given (inside N) (base E N) t_B [] :=
  (given_equation (p := []) (.tail _ (.tail _ (.head _))) rfl rfl rfl trivial
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : i < 0) (h2 : i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.literal .f32 0 1) []) ((base E N).set v_i i) :=
  (defined_fn defined_nil)

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : 0 ≤ i) (h2 : i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "+" .f32) [.access t_R [.add (.var v_i) (.const (-1))], .access t_A [.var v_i]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (Or.elim (((Classical.em (i + (-1) < 0)).elim (fun h3 => (Or.inl h3))
  (fun h3 => (Or.inr (int_ntba_lab h3)))) : i + (-1) < 0 ∨ 0 ≤ i + (-1))
  (fun h3 => (given_equation (p := [i + (-1)]) (.head _) rfl rfl rfl ((int_c89 h2) : i + (-1) < N)
  (cond_holds.2 (h3 : i + (-1) < 0)))) (fun h3 =>
  (given_equation (p := [i + (-1)]) (.tail _ (.head _)) rfl rfl rfl ((int_c89 h2) : i + (-1) < N)
  (cond_holds.2 (h3 : 0 ≤ i + (-1))))))) (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩)))
  defined_nil)))

theorem defined_2 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.access t_R [.add (.var v_N) (.const (-1))]) (base E N) :=
  (defined_access (Or.elim (((Classical.em (N + (-1) < 0)).elim (fun h2 => (Or.inl h2))
  (fun h2 => (Or.inr (int_ntba_lab h2)))) : N + (-1) < 0 ∨ 0 ≤ N + (-1))
  (fun h2 => (given_equation (p := [N + (-1)]) (.head _) rfl rfl rfl (int_c37 : N + (-1) < N)
  (cond_holds.2 (h2 : N + (-1) < 0)))) (fun h2 =>
  (given_equation (p := [N + (-1)]) (.tail _ (.head _)) rfl rfl rfl (int_c37 : N + (-1) < N)
  (cond_holds.2 (h2 : 0 ≤ N + (-1)))))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (covered_0 E N h0))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_1 E N h0 i hg hk))
    (all_cons (well_defined0 cond_holds (fun hg hk => defined_2 E N h0 hg))
    all_nil))))

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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_1 (E v_N) hl hM a)) all_nil)) all_nil))


end Redverify.Certificate.recurrence
