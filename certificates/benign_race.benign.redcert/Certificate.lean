module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.benign

/-- `i` -/ abbrev v_i : Var := 0
/-- `x` -/ abbrev a_x : Arr := 0
/-- `X` -/ abbrev t_X : Ten := 0

/-- Specification `seven`. -/
def spec : Spec where
  assumptions := []
  inputs := []
  outputs := [Region.mk t_X []]
  equations := [Equation.mk t_X [] .true (.fn (.literal .i32 7 1) [])]

/-- Implementation `benign`. -/
def impl : Impl where
  assumptions := []
  bindings := [Binding.mk a_x t_X [] [] none]
  body :=
    .par v_i (.const 0) (.const 2) <|
      .assign a_x [] (.fn (.literal .i32 7 1) [])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .literal .i32 7 1

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_x : ∀ b ∈ impl.bindings, b.array = a_x → b.extents = none :=
  (all_cons (fun _ => rfl) all_nil)

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (hl : laws V I)
  (hM : spec.IsModel I (base E) M)
include hl hM

theorem equation_0 (h0 : True) :
    (M t_X []) = (I.fn f_0 []) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 []) (base E) = _ from rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points0 a_x
    (0 < i)
    ((I.fn f_0 []))

noncomputable def known_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  (known_1_0 I M i)

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_x [] (.fn f_0 [])
    (fun e => (I.fn f_0 []))

theorem vc_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 2) :
    (body_1 I M).vc I (impl.HasCell spec (base E)) ((base E).set v_i i) (known_1 I M i) :=
  (vc_assign_of (I.fn f_0 [])
  (has_cell_at0 (b := (Binding.mk a_x t_X [] [] none)) (R := (Region.mk t_X [])) (.head _) (.head _) []
  (region_iff.2 rfl) shape_a_x rfl rfl) ev_const rfl)

theorem kept_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 2) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i i) (known_1 I M i)) (known_1 I M (i + 1)) :=
  (show Heap.Entails _ (known_1 I M (i + 1)) from (entails_points0 (fun h2 => (at_set_eq0 rfl))))

theorem race_1 :
    ParVC I 0 2 (body_1 I M).erase (fun i => ((base E).set v_i i)) (fun i => (body_1 I M).post ((base E).set v_i i) (known_1 I M i)) :=
  (race_arrays_atomic [a_x] rfl (all_cons
  (unraced_same0 rfl (fun i => True) (fun i => (1 : Int) < 0) ((I.fn f_0 []))
  (fun i h0 h1 => (w_assign0 trivial)) (fun i h0 h1 => (r_none rfl))
  (fun i h0 h1 h2 => (at_set_eq0 rfl)) (fun i y_y h0 h1 h2 h3 h4 h5 => int_not_one_lt_zero))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.const 2)
    (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_par_of 0 2 rfl rfl (show Heap.Entails _ (known_1 I M 0) from
  (entails_points0 (fun h0 => (False.elim (int_irrefl h0))))) (fun i h0 h1 => (vc_1 hl hM i h0 h1))
  (fun i h0 h1 => (kept_1 hl hM i h0 h1)) (race_1 hl hM))

theorem output_0_0 :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_x, []⟩ (M t_X []) :=
  ((at_points0 (by decide)
  (Eq.trans ((equation_0 hl hM trivial) : M t_X [] = I.fn f_0 []) rfl))
  : (known_1 I M 2) ⟨a_x, []⟩ (M t_X []))

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
    TExp.Defined I M (spec.Given (inside) (base E)) (.fn (.literal .i32 7 1) []) (base E) :=
  (defined_fn defined_nil)

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
    (all_cons ⟨_, (.head _), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun _ => region_each (output_0_0 hl hM)) all_nil) all_nil))


end Redverify.Certificate.benign
