module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.last_writes

/-- `i` -/ abbrev v_i : Var := 0
/-- `x` -/ abbrev a_x : Arr := 0
/-- `X` -/ abbrev t_X : Ten := 0

/-- Specification `one`. -/
def spec : Spec where
  assumptions := []
  inputs := []
  outputs := [Region.mk t_X []]
  equations := [Equation.mk t_X [] .true (.fn (.literal .i32 1 1) [])]

/-- Implementation `last_writes`. -/
def impl : Impl where
  assumptions := []
  bindings := [Binding.mk a_x t_X [] [] none]
  body :=
    .seq (.assign a_x [] (.fn (.literal .i32 0 1) [])) <|
    .par v_i (.const 0) (.const 2) <|
      .ifte (.eq (.var v_i) (.const 1)) (
        .assign a_x [] (.index .i32 (.var v_i))
      ) (
        .skip
      )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := IndexLaw I .i32

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : IndexLaw I .i32 := hl

abbrev f_0 : Fn := .literal .i32 1 1
abbrev f_1 : Fn := .literal .i32 0 1

abbrev base (E : Env) : Env := E

theorem base_self (E : Env) : base E = E := rfl

theorem shape_a_x : ∀ b ∈ impl.bindings, b.array = a_x → b.extents = none :=
  (all_cons (fun _ => rfl) all_nil)

theorem fact_0 {a : Int} (h0 : a + 1 ≤ 1) (h1 : a = 1) : False :=
  by omega

theorem fact_1 {a : Int} (h0 : a < 2) : a ≤ 1 :=
  by omega

theorem fact_2 {a : Int} (h0 : a + 1 = 2) : 1 = a :=
  by omega

theorem fact_3 {a : Int} (h0 : a + 1 = 2) (h1 : ¬ a = 1) : False :=
  by omega

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
    (i ≤ 1)
    ((I.fn f_1 []))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points0 a_x
    (i = 2)
    ((I.index .i32 1))

noncomputable def known_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  ((known_1_0 I M i).and (known_1_1 I M i))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.eq (.var v_i) (.const 1)) (
    .assign a_x [] (.index .i32 (.var v_i))
      (fun e => (I.index .i32 (e v_i)))
  ) (
    .skip
  )

theorem vc_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 2) :
    (body_1 I M).vc I (impl.HasCell spec (base E)) ((base E).set v_i i) (known_1 I M i) :=
  (vc_if_of cond_holds (fun (h2 : i = 1) => (vc_assign_of (I.index .i32 i)
  (has_cell_at0 (b := (Binding.mk a_x t_X [] [] none)) (R := (Region.mk t_X [])) (.head _) (.head _) []
  (region_iff.2 rfl) shape_a_x rfl rfl) ev_index rfl)) (fun (h2 : ¬ i = 1) => vc_skip))

theorem kept_1 (i : Int) (h0 : 0 ≤ i) (h1 : i < 2) :
    Heap.Entails ((body_1 I M).post ((base E).set v_i i) (known_1 I M i)) (known_1 I M (i + 1)) :=
  (show Heap.Entails _ (known_1 I M (i + 1)) from (entails_and
  (entails_points0 (fun h2 => (at_if_of cond_holds (fun (h3 : i = 1) => (False.elim ((fact_0 h2 h3) : False)))
  (fun (h3 : ¬ i = 1) => (at_left (at_points0 ((fact_1 h1) : i ≤ 1) rfl))))))
  (entails_points0 (fun h2 => (at_if_of cond_holds
  (fun (h3 : i = 1) => (at_set_eq0 ((index_congr (fact_2 h2)) : I.index .i32 1 = I.index .i32 i)))
  (fun (h3 : ¬ i = 1) => (False.elim ((fact_3 h2 h3) : False))))))))

theorem race_1 :
    ParVC I 0 2 (body_1 I M).erase (fun i => ((base E).set v_i i)) (fun i => (body_1 I M).post ((base E).set v_i i) (known_1 I M i)) :=
  (race_arrays [a_x] rfl rfl
  (all_cons (apart0 (fun i => i = 1) (fun i => (1 : Int) < 0) (fun i h0 h1 =>
  (w_if_of cond_holds (fun (h2 : i = 1) => (w_assign0 h2)) (fun (h2 : ¬ i = 1) => (w_none rfl))))
  (fun i h0 h1 => (r_none rfl))
  (fun i y_y h0 h1 h2 h3 h4 h5 => ⟨int_not_one_lt_zero, (int_eba_nebc_neca h5 h4)⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_x [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .par v_i (.const 0) (.const 2)
    (fun e x => known_1 I M x) (body_1 I M)

theorem program_vc :
    (program I M).vc I (impl.HasCell spec (base E)) (base E) (impl.inputHeap spec (base E) M) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at0 (b := (Binding.mk a_x t_X [] [] none)) (R := (Region.mk t_X [])) (.head _) (.head _) []
  (region_iff.2 rfl) shape_a_x rfl rfl) ev_const rfl)
  (vc_par_of 0 2 rfl rfl (show Heap.Entails _ (known_1 I M 0) from
  (entails_and (entails_points0 (fun h0 => (at_set_eq0 rfl)))
  (entails_points0 (fun h0 => (False.elim (int_c242 h0)))))) (fun i h0 h1 => (vc_1 hl hM i h0 h1))
  (fun i h0 h1 => (kept_1 hl hM i h0 h1)) (race_1 hl hM)))

theorem output_0_0 :
    ((program I M).post (base E) (impl.inputHeap spec (base E) M)) ⟨a_x, []⟩ (M t_X []) :=
  ((at_right (at_points0 rfl
  (Eq.trans ((Eq.trans ((equation_0 hl hM trivial) : M t_X [] = I.fn f_0 []) rfl)
  : M t_X [] = I.fn f_0 [])
  (Eq.symm (show (I.index .i32 1) = (I.fn f_0 []) from by exact (law_0 hl) _)))))
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
    TExp.Defined I M (spec.Given (inside) (base E)) (.fn (.literal .i32 1 1) []) (base E) :=
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


end Redverify.Certificate.last_writes
