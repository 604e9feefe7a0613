module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.commuted

/-- `i` -/ abbrev v_i : Var := 0
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `x` -/ abbrev a_x : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `X` -/ abbrev t_X : Ten := 2

/-- Specification `pair`. -/
def spec : Spec where
  assumptions := []
  inputs := [Region.mk t_A [], Region.mk t_B []]
  outputs := [Region.mk t_X []]
  equations := [Equation.mk t_X [] .true (.fn (.builtin "+" .f32) [.access t_A [], .access t_B []])]

/-- Implementation `commuted`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_a t_A [] [] none, Binding.mk a_b t_B [] [] none, Binding.mk a_x t_X [] [] none]
  body :=
    .par v_i (.const 0) (.const 2) <|
      .ifte (.eq (.var v_i) (.const 0)) (
        .assign a_x [] (.fn (.builtin "+" .f32) [.read a_a [], .read a_b []])
      ) (
        .assign a_x [] (.fn (.builtin "+" .f32) [.read a_b [], .read a_a []])
      )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Comm I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "+" .f32) := hl

abbrev f_0 : Fn := .builtin "+" .f32

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_x : ∀ b ∈ impl.bindings, b.array = a_x → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : a + b = b) (h1 : ¬ a = 0) : False :=
  by omega

theorem fact_1 {a : Int} (h0 : a = 0) (h1 : a + 1 = 2) : False :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

theorem equation_0 (h0 : True) :
    (M t_X []) = (I.fn f_0 [M t_A [], M t_B []]) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_A [], .access t_B []]) (base E) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_a
    (True)
    ((M t_A []))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_b
    (True)
    ((M t_B []))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points0 a_x
    (i = 1)
    ((I.fn f_0 [M t_A [], M t_B []]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points0 a_x
    (i = 2)
    ((I.fn f_0 [M t_B [], M t_A []]))

noncomputable def known_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  ((known_1_0 I M).and ((known_1_1 I M).and ((known_1_2 I M i).and (known_1_3 I M i))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.eq (.var v_i) (.const 0)) (
    .assign a_x [] (.fn f_0 [.read a_a [], .read a_b []])
      (fun e => (I.fn f_0 [M t_A [], M t_B []]))
  ) (
    .assign a_x [] (.fn f_0 [.read a_b [], .read a_a []])
      (fun e => (I.fn f_0 [M t_B [], M t_A []]))
  )

theorem vc_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 2) :
    (body_1 I M).vc I (impl.HasCell spec (base E)) ((base E).set v_i i) (known_1 I M i) :=
  (vc_if_of cond_holds
  (fun (h2 : i = 0) => (vc_assign_of (I.fn f_0 [M t_A [], M t_B []])
  (has_cell_at0 (b := (Binding.mk a_x t_X [] [] none)) (R := (Region.mk t_X [])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) []
  (region_iff.2 rfl) shape_a_x rfl rfl)
  (ev_fn (ev_cons (ev_read ((at_left (at_points0 trivial rfl)) : (known_1 I M i) ⟨a_a, []⟩ (M t_A [])))
  (ev_cons
  (ev_read ((at_right (at_left (at_points0 trivial rfl))) : (known_1 I M i) ⟨a_b, []⟩ (M t_B [])))
  ev_nil))) rfl))
  (fun (h2 : ¬ i = 0) => (vc_assign_of (I.fn f_0 [M t_B [], M t_A []])
  (has_cell_at0 (b := (Binding.mk a_x t_X [] [] none)) (R := (Region.mk t_X [])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) []
  (region_iff.2 rfl) shape_a_x rfl rfl) (ev_fn (ev_cons
  (ev_read ((at_right (at_left (at_points0 trivial rfl))) : (known_1 I M i) ⟨a_b, []⟩ (M t_B [])))
  (ev_cons (ev_read ((at_left (at_points0 trivial rfl)) : (known_1 I M i) ⟨a_a, []⟩ (M t_A [])))
  ev_nil))) rfl)))

theorem kept_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 2) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i i) (known_1 I M i)) (known_1 I M (i + 1)) :=
  (show Heap.Entails _ (known_1 I M (i + 1)) from
  (entails_and (entails_points0 (fun h2 => (at_if_of cond_holds
  (fun (h3 : i = 0) => (at_set_other (by decide) (at_left (at_points0 h2 rfl))))
  (fun (h3 : ¬ i = 0) => (at_set_other (by decide) (at_left (at_points0 h2 rfl)))))))
  (entails_and (entails_points0 (fun h2 => (at_if_of cond_holds
  (fun (h3 : i = 0) => (at_set_other (by decide) (at_right (at_left (at_points0 h2 rfl)))))
  (fun (h3 : ¬ i = 0) => (at_set_other (by decide) (at_right (at_left (at_points0 h2 rfl))))))))
  (entails_and
  (entails_points0 (fun h2 => (at_if_of cond_holds (fun (h3 : i = 0) => (at_set_eq0 rfl))
  (fun (h3 : ¬ i = 0) => (False.elim ((fact_0 h2 h3) : False))))))
  (entails_points0 (fun h2 => (at_if_of cond_holds (fun (h3 : i = 0) => (False.elim ((fact_1 h3 h2) : False)))
  (fun (h3 : ¬ i = 0) => (at_set_eq0 rfl)))))))))

theorem race_1 :
    ParVC I 0 2 (body_1 I M).erase (fun i => ((base E).set v_i i)) (fun i => (body_1 I M).post ((base E).set v_i i) (known_1 I M i)) :=
  (race_arrays_atomic [a_x] rfl
  (all_cons (unraced_same0 rfl (fun i => True) (fun i => (1 : Int) < 0)
  ((sel (True) (I.fn f_0 [M t_A [], M t_B []]) (I.fn f_0 [M t_B [], M t_A []])))
  (fun i h0 h1 => (w_if_of cond_holds (fun (h2 : i = 0) => (w_assign0 trivial))
  (fun (h2 : ¬ i = 0) => (w_assign0 trivial)))) (fun i h0 h1 => (r_none rfl)) (fun i h0 h1 h2 =>
  (at_if_of cond_holds (fun (h3 : i = 0) => (at_set_eq0 ((Eq.trans ((sel_pos trivial)
  : sel (True) (I.fn f_0 [M t_A [], M t_B []]) (I.fn f_0 [M t_B [], M t_A []]) = I.fn f_0 [M t_A [], M t_B []])
  rfl)
  : sel (True) (I.fn f_0 [M t_A [], M t_B []]) (I.fn f_0 [M t_B [], M t_A []]) = I.fn f_0 [M t_A [], M t_B []])))
  (fun (h3 : ¬ i = 0) => (at_set_eq0 ((Eq.trans ((sel_pos trivial)
  : sel (True) (I.fn f_0 [M t_A [], M t_B []]) (I.fn f_0 [M t_B [], M t_A []]) = I.fn f_0 [M t_A [], M t_B []])
  ((show ∀ v0 v1 : V, (I.fn f_0 [v1, v0]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_B []) (M t_A [])))
  : sel (True) (I.fn f_0 [M t_A [], M t_B []]) (I.fn f_0 [M t_B [], M t_A []]) = I.fn f_0 [M t_B [], M t_A []])))))
  (fun i y_y h0 h1 h2 h3 h4 h5 => int_not_one_lt_zero)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.const 2)
    (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_par_of 0 2 rfl rfl
  (show Heap.Entails _ (known_1 I M 0) from (entails_and (entails_points0 (fun h0 =>
  (at_input (R := (Region.mk t_A [])) (b := (Binding.mk a_a t_A [] [] none)) (p := []) (.head _) (.head _) rfl
  (region_iff.2 rfl) rfl rfl))) (entails_and (entails_points0 (fun h0 =>
  (at_input (R := (Region.mk t_B [])) (b := (Binding.mk a_b t_B [] [] none)) (p := []) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 rfl) rfl rfl)))
  (entails_and (entails_points0 (fun h0 => (False.elim (int_c139 h0))))
  (entails_points0 (fun h0 => (False.elim (int_c242 h0)))))))) (fun i h0 h1 => (vc_1 hl hM i h0 h1))
  (fun i h0 h1 => (kept_1 hl hM i h0 h1)) (race_1 hl hM))

theorem output_0_2 :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_x, []⟩ (M t_X []) :=
  ((at_right (at_right (at_right (at_points0 rfl
  (Eq.trans ((equation_0 hl hM trivial) : M t_X [] = I.fn f_0 [M t_A [], M t_B []])
  ((show ∀ v0 v1 : V, (I.fn f_0 [v1, v0]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_B []) (M t_A []))))))) : (known_1 I M 2) ⟨a_x, []⟩ (M t_X []))

end

theorem consistent (E : Env) : spec.Consistent (base E) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E) :=
  solvable_layers (consistent E)
    (fun at_ => if at_ = t_X then 0 else 0) (by decide)

theorem placed (E : Env) : impl.LayoutOk spec (base E) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) :
    spec.Given (inside) (base E) t_X [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (h0 : True) :
    TExp.Defined I M (spec.Given (inside) (base E)) (.fn (.builtin "+" .f32) [.access t_A [], .access t_B []]) (base E) :=
  (defined_fn (defined_cons (defined_access (given_input (p := []) (.head _) rfl rfl (region_iff.2 rfl)))
  (defined_cons
  (defined_access (given_input (p := []) (.tail _ (.head _)) rfl rfl (region_iff.2 rfl)))
  defined_nil)))

theorem defined (E : Env) : spec.Defined (base E) :=
  defined_of (inside)
    (all_cons (region_each (covered_0 E))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E hg))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0)) (fun _ => 0)
    ⟨all_nil, all_nil⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => True)
    (fun E => base E) base_self (fun E ha => trivial) inhabited
    (fun E a => defined E) (fun E a => placed E)
    (fun E a => consistent E) (fun E a => solvable E)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc hl hM)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_2 hl hM)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_add m0)

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_add m0)

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_add m0)

end Redverify.Certificate.commuted
