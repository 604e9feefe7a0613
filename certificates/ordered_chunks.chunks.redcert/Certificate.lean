module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.chunks

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `o` -/ abbrev v_o : Var := 3
/-- `i` -/ abbrev v_i : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `g` -/ abbrev a_g : Arr := 1
/-- `p` -/ abbrev a_p : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `G` -/ abbrev t_G : Ten := 1

/-- Specification `compose`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_G []]
  equations :=
    [
      Equation.mk
        t_G
        []
        .true
        (.reduce
          [.fn (.declared "identity") []]
          (.declared "after")
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
          (.fn (.declared "load") [.access t_A [.var v_k]]))]

/-- Implementation `chunks`. -/
def impl : Impl where
  assumptions := []
  bindings := [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_g t_G [] [] none]
  body :=
    .seq (.assign a_g [] (.fn (.declared "identity") [])) <|
    .for v_o (.const 0) (.div (.add (.var v_N) (.const 3)) 4) <|
      .allocate a_p [] <|
      .seq (.assign a_p [] (.fn (.declared "identity") [])) <|
      .seq (.scope [a_p] <|
        .for v_i (.const 0) (.min (.const 4) (.add (.var v_N) (.mul (-1) (.mul 4 (.var v_o))))) <|
          .accumulate
            false
            (.declared "after")
            a_p
            []
            (.fn (.declared "load") [.read a_a [.add (.mul 4 (.var v_o)) (.var v_i)]])) <|
      .scope [a_g] <|
        .accumulate false (.declared "after") a_g [] (.read a_p [])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.declared "after") ∧ RightUnit I (.declared "after") (I.fn (.declared "identity") [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.declared "after") := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.declared "after") (I.fn (.declared "identity") []) := hl.2

abbrev f_0 : Fn := .declared "after"
abbrev f_1 : Fn := .declared "identity"
abbrev f_2 : Fn := .declared "load"

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_g : ∀ b ∈ impl.bindings, b.array = a_g → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c d : Int} (h0 : a ≤ d + 3) (h1 : a < c) : a < (max b (min 4 (c + (-1) * d))) + d :=
  by omega

theorem fact_1 {a b c : Int} (h0 : a < (max 0 (min 4 c)) + b) : a ≤ b + 3 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (N o : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 < 4 * o)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (o : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 4 * o)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_k0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i o : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 4 * o ≤ y_k0 ∧ y_k0 < i + 4 * o)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_k0]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i o : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 4 * o ≤ y_k0 ∧ y_k0 ≤ i + 4 * o)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_k0]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (N o : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 ≤ 4 * o + 3)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_k0]])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_k0]])))

theorem equation_0 (h0 : True) :
    (M t_G []) = (value_5 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn f_2 [.access t_A [.var v_k]])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N o : Int) : Heap V :=
  .points0 a_g
    (True)
    ((value_0 I M N o))

noncomputable def known_1 (I : Interp V) (M : Model V) (N o : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M N o))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (o : Int) : Heap V :=
  .points0 a_g
    (True)
    ((value_1 I M o))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (o i : Int) : Heap V :=
  .points0 a_p
    (True)
    ((value_2 I M i o))

noncomputable def known_2 (I : Interp V) (M : Model V) (N o i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_2_1 I M o).and (known_2_2 I M o i)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_p
    []
    (.fn f_2 [.read a_a [.add (.mul 4 (.var v_o)) (.var v_i)]])
    (fun e => (value_3 I M (e v_i) (e v_o)))

theorem vc_2 (o i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ o) (h2 : o < (N + 3) / 4) (h3 : 0 ≤ i) (h4 : i < (min 4 (N + (-1) * (4 * o)))) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_p []) (((base E N).set v_o o).set v_i i) (known_2 I M N o i) :=
  (vc_accumulate_of (value_2 I M i o) (I.fn f_2 [M t_A [4 * o + i]])
  ((at_right (at_right (at_points0 trivial rfl))) : (known_2 I M N o i) ⟨a_p, []⟩ (value_2 I M i o))
  (ev_fn (ev_cons (ev_read ((at_left (at_points1 (4 * o + i) ⟨(int_c7 h1 h3), (int_c45 h4)⟩ rfl))
  : (known_2 I M N o i) ⟨a_a, [4 * o + i]⟩ (M t_A [4 * o + i]))) ev_nil))
  ((append1 (i + 4 * o) (4 * o) (4 * o + i + 1) (fun q0 h5 => ⟨h5.1, (int_c9 h5.2)⟩)
  (fun q0 => ⟨(fun h5 => ((Classical.em (q0 < i + 4 * o)).elim (fun h6 => (Or.inl ⟨h5.1, h6⟩))
  (fun h6 => (Or.inr (int_lab_ntab_eab h5.2 h6))))), (fun h5 => (Or.elim h5 (fun h6 => ⟨h6.1, (int_tab_lab h6.2)⟩)
  (fun h6 => ⟨(int_c153 h3 h6), (int_eab_lab h6)⟩)))⟩) (fun q0 h5 => h5.2) (fun q0 h5 => rfl)
  (fn_congr1 (at_congr1 int_add_comm)))
  : I.fn f_0 [value_2 I M i o, I.fn f_2 [M t_A [4 * o + i]]] = value_3 I M i o))

theorem kept_2 (o i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ o) (h2 : o < (N + 3) / 4) (h3 : 0 ≤ i) (h4 : i < (min 4 (N + (-1) * (4 * o)))) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_o o).set v_i i) (known_2 I M N o i)) (known_2 I M N o (i + 1)) :=
  (show Heap.Entails _ (known_2 I M N o (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points0 (fun h5 => (at_set_eq0 ((reduce_congr1
  (fun q1 => ⟨(fun h6 => ⟨h6.1, (int_c25 h6.2)⟩), (fun h6 => ⟨h6.1, (int_c26 h6.2)⟩)⟩)
  (fun q1 h6 => rfl)) : value_2 I M (i + 1) o = value_3 I M i o)))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_p [] <|
  .seq (.assign a_p [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_p] <|
    .for v_i (.const 0) (.min (.const 4) (.add (.var v_N) (.mul (-1) (.mul 4 (.var v_o)))))
      (fun e x => known_2 I M (e v_N) (e v_o) x) (body_2 I M)) <|
  .scope [a_g] <|
    .accumulate false f_0 a_g [] (.read a_p [])
      (fun e => (value_4 I M (e v_N) (e v_o)))

theorem vc_1 (o : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ o) (h2 : o < (N + 3) / 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_o o) (known_1 I M N o) :=
  (vc_allocate (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated trivial) ev_const rfl)
  (vc_seq
  (vc_scope (vc_for_of 0 (min 4 (N + (-1) * (4 * o))) rfl rfl (show Heap.Entails _ (known_2 I M N o 0) from
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_without (avoids_points1 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_points0 (fun h3 =>
  (at_set_other (by decide) (at_without (by decide) ((at_right (at_points0 h3 (reduce_congr1
  (fun q2 => ⟨(fun h4 => ⟨⟨h4.1, (int_c72 h4.2 h2)⟩, h4.2⟩), (fun h4 => ⟨h4.1.1, h4.2⟩)⟩)
  (fun q2 h4 => rfl)))) : (known_1 I M N o) ⟨a_g, []⟩ (value_1 I M o))))))
  (entails_points0 (fun h3 => (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q3 => (fun h4 => (int_c12 h4.1 h4.2))))
  : value_2 I M 0 o = I.fn f_1 []) rfl)
  : value_2 I M 0 o = I.fn f_1 [])))))))
  (fun i h3 h4 => (vc_2 N hl hM o i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_2 N hl hM o i h0 h1 h2 h3 h4))))
  (vc_scope (vc_accumulate_of (value_1 I M o) (value_2 I M (max 0 (min 4 (N + (-1) * (4 * o)))) o)
  ((at_right (at_left (at_points0 trivial rfl)))
  : (known_2 I M N o (max 0 (min 4 (N + (-1) * (4 * o))))) ⟨a_g, []⟩ (value_1 I M o))
  (ev_read ((at_right (at_right (at_points0 trivial rfl)))
  : (known_2 I M N o (max 0 (min 4 (N + (-1) * (4 * o))))) ⟨a_p, []⟩ (value_2 I M (max 0 (min 4 (N + (-1) * (4 * o)))) o)))
  ((union_in_order1 (law_0 hl) (law_1 hl) 0 ((max (N + (-1)) (4 * o + 3)) + 1)
  (fun q4 h3 => ⟨h3.1.1, (int_c10 h3.1.2)⟩)
  (fun q4 => ⟨(fun h3 => ((Classical.em (q4 < 4 * o)).elim (fun h4 => (Or.inl ⟨h3.1.1, h4⟩))
  (fun h4 => (Or.inr ⟨(int_ntba_lab h4), (fact_0 h3.2 h3.1.2)⟩)))), (fun h3 => (Or.elim h3 (fun h4 => ⟨⟨h4.1, (int_c72 h4.2 h2)⟩, (int_c162 h4.2)⟩)
  (fun h4 => ⟨⟨(int_c96 h1 h4.1), (int_c305 h2 h4.2)⟩, (fact_1 h4.2)⟩)))⟩)
  (fun q4 q5 h3 h4 => (int_lbc_tab_tac h4.1 h3.2)) (fun q4 h3 => rfl) (fun q4 h3 => rfl))
  : I.fn f_0 [value_1 I M o, value_2 I M (max 0 (min 4 (N + (-1) * (4 * o)))) o] = value_4 I M N o))))))

theorem kept_1 (o : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ o) (h2 : o < (N + 3) / 4) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_o o) (known_1 I M N o)) (known_1 I M N (o + 1)) :=
  (show Heap.Entails _ (known_1 I M N (o + 1)) from
  (entails_and (entails_restore (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)))
  (entails_points0 (fun h3 => (at_restore (by decide) (at_set_eq0 ((reduce_congr1 (fun q6 =>
  ⟨(fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (int_c31 h4.2)⟩), (fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (int_c126 h4.2)⟩)⟩)
  (fun q6 h4 => rfl)) : value_0 I M N (o + 1) = value_4 I M N o)))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_g [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .for v_o (.const 0) (.div (.add (.var v_N) (.const 3)) 4)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at0 (b := (Binding.mk a_g t_G [] [] none)) (R := (Region.mk t_G [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_g rfl rfl) ev_const rfl)
  (vc_for_of 0 ((N + 3) / 4) rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q7 h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q7]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q7, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_points0 (fun h1 => (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q8 => (fun h2 => (int_c14 h2.1.1 h2.2))))
  : value_0 I M N 0 = I.fn f_1 []) rfl)
  : value_0 I M N 0 = I.fn f_1 []))))))
  (fun o h1 h2 => (vc_1 N hl hM o h0 h1 h2)) (fun o h1 h2 => (kept_1 N hl hM o h0 h1 h2))))

theorem output_0_1 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_g, []⟩ (M t_G []) :=
  ((at_right (at_points0 trivial (Eq.trans ((equation_0 N hl hM trivial) : M t_G [] = value_5 I M N)
  (reduce_congr1 (fun q10 => ⟨(fun h1 => ⟨h1, (int_c28 h1.2)⟩), (fun h1 => ⟨h1.1.1, h1.1.2⟩)⟩)
  (fun q10 h1 => rfl))))) : (known_1 I M N (max 0 ((N + 3) / 4))) ⟨a_g, []⟩ (M t_G []))

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
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.declared "identity") []] (.declared "after") [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn (.declared "load") [.access t_A [.var v_k]])) (base E N) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => (defined_fn (defined_cons
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩)))
  defined_nil))))

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


end Redverify.Certificate.chunks
