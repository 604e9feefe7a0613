module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.twice

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `r` -/ abbrev v_r : Var := 3
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `doubled`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_B []]
  equations :=
    [
      Equation.mk
        t_B
        []
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_i]
          (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.mul 2 (.var v_N))))
          (.access t_A [.div (.var v_i) 2]))]

/-- Implementation `twice`. -/
def impl : Impl where
  assumptions := []
  bindings := [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_b t_B [] [] none]
  body :=
    .seq (.assign a_b [] (.fn (.literal .f32 0 1) [])) <|
    .scope [a_b] <|
      .for v_i (.const 0) (.var v_N) <|
        .for v_r (.const 0) (.const 2) <|
          .accumulate false (.builtin "+" .f32) a_b [] (.read a_a [.var v_i])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b : Int} (h0 : 0 ≤ b) (h1 : b < 2) : a = (2 * a + b) / 2 :=
  by omega

theorem fact_1 {a b : Int} (h0 : a < 2 * (b + 1)) : a < 2 + 2 * b :=
  by omega

theorem fact_2 {a b : Int} (h0 : a < 2 + 2 * b) : a < 2 * (b + 1) :=
  by omega

theorem fact_3 {a b c : Int} (h0 : a < 2 * c) : a < 2 * (max b c) :=
  by omega

theorem fact_4 {a b c : Int} (h0 : c ≤ b) (h1 : a < 2 * (max c b)) : a < 2 * b :=
  by omega

theorem fact_5 {a b : Int} (h0 : a < 2 * b) : a / 2 < b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 2 * i)) (body1 (fun y_k0 => M t_A [y_k0 / 2])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < r + 2 * i)) (body1 (fun y_k0 => M t_A [y_k0 / 2])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ r + 2 * i)) (body1 (fun y_k0 => M t_A [y_k0 / 2])))

theorem equation_0 (h0 : True) :
    (M t_B []) = (value_0 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.mul 2 (.var v_N)))) (.access t_A [.div (.var v_i) 2])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (i : Int) => cond_holds)
  (fun (i : Int) (h1 : 0 ≤ i ∧ i < 2 * N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points0 a_b
    (True)
    ((value_0 I M i))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M i))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (i r : Int) : Heap V :=
  .points0 a_b
    (True)
    ((value_1 I M i r))

noncomputable def known_2 (I : Interp V) (M : Model V) (N i r : Int) : Heap V :=
  ((known_1_0 I M N).and (known_2_1 I M i r))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_b [] (.read a_a [.var v_i])
    (fun e => (value_2 I M (e v_i) (e v_r)))

theorem vc_2 (i r : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ r) (h4 : r < 2) :
    (body_2 I M).vc I (impl.HasCell spec (base E N)) (((base E N).set v_i i).set v_r r) (known_2 I M N i r) :=
  (vc_accumulate_of (value_1 I M i r) (M t_A [i])
  ((at_right (at_points0 trivial rfl)) : (known_2 I M N i r) ⟨a_b, []⟩ (value_1 I M i r))
  (ev_read ((at_left (at_points1 i ⟨h1, h2⟩ rfl)) : (known_2 I M N i r) ⟨a_a, [i]⟩ (M t_A [i])))
  ((append1 (2 * i + r) 0 (2 * i + r + 1) (fun q0 h5 => ⟨h5.1, (int_c9 h5.2)⟩)
  (fun q0 => ⟨(fun h5 => ((Classical.em (q0 < r + 2 * i)).elim (fun h6 => (Or.inl ⟨h5.1, h6⟩))
  (fun h6 => (Or.inr (int_c56 h5.2 h6))))), (fun h5 => (Or.elim h5 (fun h6 => ⟨h6.1, (int_tab_lab h6.2)⟩)
  (fun h6 => ⟨(int_c412 h1 h3 h6), (int_c16 h6)⟩)))⟩) (fun q0 h5 => (int_c24 h5.2))
  (fun q0 h5 => rfl) (at_congr1 (fact_0 h3 h4)))
  : I.fn f_0 [value_1 I M i r, M t_A [i]] = value_2 I M i r))

theorem kept_2 (i r : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ r) (h4 : r < 2) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_i i).set v_r r) (known_2 I M N i r)) (known_2 I M N i (r + 1)) :=
  (show Heap.Entails _ (known_2 I M N i (r + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points0 (fun h5 => (at_set_eq0 ((reduce_congr1
  (fun q1 => ⟨(fun h6 => ⟨h6.1, (int_c25 h6.2)⟩), (fun h6 => ⟨h6.1, (int_c26 h6.2)⟩)⟩)
  (fun q1 h6 => rfl)) : value_1 I M i (r + 1) = value_2 I M i r))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_r (.const 0) (.const 2)
    (fun e x => known_2 I M (e v_N) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_for_of 0 2 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points0 (fun h3 => (at_right (at_points0 h3 (reduce_congr1
  (fun q2 => ⟨(fun h4 => ⟨h4.1, (int_lt_zero_add h4.2)⟩), (fun h4 => ⟨h4.1, (int_c22 h4.2)⟩)⟩)
  (fun q2 h4 => rfl))))))) : Heap.Entails (known_1 I M N i) (known_2 I M N i 0))
  (fun r h3 h4 => (vc_2 N hl hM i r h0 h1 h2 h3 h4))
  (fun r h3 h4 => (kept_2 N hl hM i r h0 h1 h2 h3 h4)))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_points0 (fun h3 => (at_right (at_points0 h3
  (reduce_congr1 (fun q3 => ⟨(fun h4 => ⟨h4.1, (fact_1 h4.2)⟩), (fun h4 => ⟨h4.1, (fact_2 h4.2)⟩)⟩)
  (fun q3 h4 => rfl))))))) : Heap.Entails (known_2 I M N i 2) (known_1 I M N (i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_b [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_b] <|
    .for v_i (.const 0) (.var v_N)
      (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at0 (b := (Binding.mk a_b t_B [] [] none)) (R := (Region.mk t_B [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_b rfl rfl) ev_const rfl)
  (vc_scope (vc_for_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q4 h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q4]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q4, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_points0 (fun h1 => (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q5 => (fun h2 => (int_c495 h2.1 h2.2))))
  : value_0 I M 0 = I.fn f_1 []) rfl) : value_0 I M 0 = I.fn f_1 []))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2)))))

theorem output_0_1 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_b, []⟩ (M t_B []) :=
  ((at_right (at_points0 trivial
  (Eq.trans ((equation_0 N hl hM trivial) : M t_B [] = value_0 I M N) (reduce_congr1
  (fun q7 => ⟨(fun h1 => ⟨h1.1, (fact_3 h1.2)⟩), (fun h1 => ⟨h1.1, (fact_4 h0 h1.2)⟩)⟩)
  (fun q7 h1 => rfl))))) : (known_1 I M N (max 0 N)) ⟨a_b, []⟩ (M t_B []))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) :
    spec.Given (inside N) (base E N) t_B [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.mul 2 (.var v_N)))) (.access t_A [.div (.var v_i) 2])) (base E N) :=
  (defined_reduce_some1 0 (2 * N) (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 2 * N) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < 2 * N) =>
  (defined_access (given_input (p := [y_d0 / 2]) (.head _) rfl rfl
  (region_iff.2 ⟨(y_d0 / 2), _, rfl, ((int_c345 h2.1) : 0 ≤ y_d0 / 2), ((fact_5 h2.2) : y_d0 / 2 < N), rfl⟩)))))

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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_1 (E v_N) hl hM a)) all_nil)) all_nil))


end Redverify.Certificate.twice
