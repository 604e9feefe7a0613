module

public import Examples.Wrong.Common

/-!
# Claims that would hold for want of a case

Specifications and layouts for which a careless statement holds although the program is wrong. The
careless statement, `Careless`, is `Implements` without `LayoutOk`, `Consistent` and `Solvable`; what
`Solvable` is for, `Cyclic` shows.

1. Two elements of an input in one cell: no memory holds different values of both, so the program
   that reads the wrong one is right wherever the statement looks.
2. An input outside of its array: no memory holds it, so every program is right.
3. Two equations for one point: no model satisfies both, so every program is right.
4. An equation for an input: the statement looks at no other inputs than those that it allows.
5. An output that is stored nowhere: there is no cell to look at.
6. A range that no integer is in: no model's inputs are in it, so every program is right. `Implements` holds;
   `Certified` does not.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Wrong.Vacuity

/-- `Implements` without its first part. -/
def Careless (laws : ∀ V : Type, Interp V → Prop) (S : Spec) (P : Impl) : Prop :=
  ∀ (V : Type) (I : Interp V), laws V I → ∀ E, Assumed S P E → P.Correct S I E

/-- The first part is all that is missing. -/
theorem implements_iff {laws : ∀ V : Type, Interp V → Prop} {S : Spec} {P : Impl} :
    Implements laws S P ↔
      (∀ E, Assumed S P E → P.LayoutOk S E ∧ S.Consistent E ∧ ∀ (V : Type) (I : Interp V), S.Solvable I E) ∧
      Careless laws S P := Iff.rfl

/-- Nothing is known of any function. -/
def anything (V : Type) (_ : Interp V) : Prop := V = V

/-- An output of no dimension. -/
abbrev output : Region := ⟨t_B, []⟩

/-! ## Two elements in one cell -/

namespace Shared

/-- `input A[2]`, `B() = A(1)`. -/
def spec : Spec where
  assumptions := []
  inputs := [⟨t_A, [(.const 0, .const 2)]⟩]
  outputs := [output]
  equations := [⟨t_B, [], .true, .access t_A [.const 1]⟩]

/-- `a[0] = A(k)`, `b[] = B()`; `b[] := a[0]`. -/
def impl : Impl where
  assumptions := []
  bindings := [⟨a_a, t_A, [v_k], [.const 0], none⟩, ⟨a_b, t_B, [], [], none⟩]
  body := .assign a_b [] (.read a_a [.const 0])

/-- Without `LayoutOk`, the program that copies `A(0)` would be right. -/
theorem careless : Careless anything spec impl := by
  intro V I _ E _ M hM _ μ hμ
  have ha : μ ⟨a_a, [0]⟩ = .holds (some (M t_A [1])) := by
    refine hμ.2 ⟨t_A, [(.const 0, .const 2)]⟩ [1] _ ⟨.head _, ?_, _, .head _, rfl, rfl⟩
    exact region_iff.2 ⟨1, [], rfl, (by decide : (0 : Int) ≤ 1), (by decide : (1 : Int) < 2), rfl⟩
  have hb : μ ⟨a_b, []⟩ ≠ .absent := by
    refine (hμ.1 _).2 (has_cell (b := ⟨a_b, t_B, [], [], none⟩) (R := output) (p := []) (q := [])
      (.tail _ (.head _)) (.tail _ (.head _)) (region_iff.2 rfl) ?_ rfl rfl trivial)
    exact all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)
  have he : (VExp.read a_a [.const 0]).eval I E μ = some (some (M t_A [1])) := by
    show (match μ ⟨a_a, [0]⟩ with
      | .holds v => some v
      | .absent => none) = _
    rw [ha]
  have hrun : BigStep I E μ impl.body (.write ⟨a_b, []⟩ (some (M t_A [1]))) _ := .assign he hb
  refine ⟨⟨_, _, hrun⟩, fun δ ρ h => ?_, fun δ ρ h => ?_⟩
  · rw [(h.determ hrun).1, Mem.update_write]
    refine all_cons (fun p hp => ?_) all_nil
    obtain rfl : p = [] := region_iff.1 hp
    refine ⟨⟨_, .tail _ (.head _), rfl⟩, all_cons (fun h => nomatch h) (all_cons (fun _ => ?_) all_nil)⟩
    show μ.set ⟨a_b, []⟩ (some (M t_A [1])) ⟨a_b, []⟩ = .holds (some (M t_B []))
    rw [hM _ (.head _) [] rfl rfl, Mem.set, if_pos rfl]
    rfl
  · rw [(h.determ hrun).1, Mem.update_write]
    refine .step ⟨_, .assign he⟩ fun t ht => ?_
    cases ht with
    | assign hv =>
      obtain rfl := Option.some.inj (he.symm.trans hv)
      refine .step ⟨_, .store hb⟩ fun t ht => ?_
      cases ht with
      | store _ => exact .done

/-- With `LayoutOk` it is not. -/
theorem rejected : ¬ Implements anything spec impl := by
  refine not_implements_of_layout (E := two) rfl fun h => ?_
  have hin : ∀ k : Int, 0 ≤ k → k < 2 →
      impl.InputAt spec two ⟨t_A, [(.const 0, .const 2)]⟩ [k] ⟨a_a, [0]⟩ := fun k h0 h1 =>
    ⟨.head _, region_iff.2 ⟨k, [], rfl, h0, h1, rfl⟩, _, .head _, rfl, rfl⟩
  have := ((h _ _ _ (hin 0 (by decide) (by decide))).2 _ _ (hin 1 (by decide) (by decide))).2
  exact absurd this (by decide)

end Shared

/-! ## An input outside of its array -/

namespace Outside

/-- `input A[2]`, `B() = A(1)`. -/
abbrev spec : Spec := Shared.spec

/-- `a: 1 cell`, `a[k] = A(k)`, `b[] = B()`; the program does nothing. -/
def impl : Impl where
  assumptions := []
  bindings := [⟨a_a, t_A, [v_k], [.var v_k], some [.const 1]⟩, ⟨a_b, t_B, [], [], none⟩]
  body := .skip

private theorem second (E : Env) :
    impl.InputAt spec E ⟨t_A, [(.const 0, .const 2)]⟩ [1] ⟨a_a, [1]⟩ :=
  ⟨.head _, region_iff.2 ⟨1, [], rfl, (by decide : (0 : Int) ≤ 1), (by decide : (1 : Int) < 2), rfl⟩,
    _, .head _, rfl, rfl⟩

private theorem no_cell (E : Env) : ¬ impl.HasCell spec E ⟨a_a, [1]⟩ := fun h =>
  absurd (show (1 : Int) < 1 from (h.2.1 _ (.head _) rfl [.const 1] rfl).2.1) (by decide)

/-- Without `LayoutOk`, the program that does nothing would be right. -/
theorem careless : Careless anything spec impl := by
  intro V I _ E _ M _ _ μ hμ
  refine absurd ((hμ.1 _).1 ?_) (no_cell E)
  rw [hμ.2 _ _ _ (second E)]
  simp

/-- With `LayoutOk` it is not. -/
theorem rejected : ¬ Implements anything spec impl :=
  not_implements_of_layout (E := two) rfl fun h => no_cell two (h _ _ _ (second two)).1

end Outside

/-! ## Two equations for one point -/

namespace Overlap

/-- `1.0 : f32` -/
abbrev one : Fn := .literal .f32 1 1

/-- `B() = 0.0` and `B() = 1.0`. -/
def spec : Spec where
  assumptions := []
  inputs := []
  outputs := [output]
  equations := [⟨t_B, [], .true, .fn zero []⟩, ⟨t_B, [], .true, .fn one []⟩]

/-- `b[] = B()`; the program does nothing. -/
def impl : Impl := ⟨[], [⟨a_b, t_B, [], [], none⟩], .skip⟩

/-- The literals differ. -/
def laws (V : Type) (I : Interp V) : Prop := I.fn zero [] ≠ I.fn one []

/-- Without `Consistent`, the program that does nothing would be right. -/
theorem careless : Careless laws spec impl := by
  intro V I hI E _ M hM _ μ _
  exact absurd ((hM _ (.head _) [] rfl rfl).symm.trans (hM _ (.tail _ (.head _)) [] rfl rfl)) hI

/-- With `Consistent` it is not. -/
theorem rejected : ¬ Implements laws spec impl :=
  not_implements_of_equations (E := two) rfl fun h => by
    have h := h.1
    rw [spec, List.pairwise_cons] at h
    exact h.1 _ (.head _) rfl [] rfl rfl ⟨rfl, rfl⟩

end Overlap

/-! ## An equation for an input -/

namespace InputEquation

/-- `input A[]`, `A() = 0.0`, `B() = A()`. -/
def spec : Spec where
  assumptions := []
  inputs := [⟨t_A, []⟩]
  outputs := [output]
  equations := [⟨t_A, [], .true, .fn zero []⟩, ⟨t_B, [], .true, .access t_A []⟩]

/-- `a[] = A()`, `b[] = B()`; `b[] := 0.0`. -/
def impl : Impl where
  assumptions := []
  bindings := [⟨a_a, t_A, [], [], none⟩, ⟨a_b, t_B, [], [], none⟩]
  body := .assign a_b [] (.fn zero [])

/-- The program ignores the input, and is not taken to be right. -/
theorem rejected : ¬ Implements anything spec impl :=
  not_implements_of_equations (E := two) rfl fun h => h.2 _ (.head _) _ (.head _) rfl

end InputEquation

/-! ## An output that is stored nowhere -/

namespace Unstored

/-- `B() = 0.0` -/
def spec : Spec where
  assumptions := []
  inputs := []
  outputs := [output]
  equations := [⟨t_B, [], .true, .fn zero []⟩]

/-- Nothing is stored; the program does nothing. -/
def impl : Impl := ⟨[], [], .skip⟩

/-- That program is not taken to be right. -/
theorem rejected : ¬ Implements anything spec impl := by
  refine not_implements (C := commutation) (E := two) (M := fun _ _ => 0) rfl ?_ all_nil (by decide +kernel)
  exact all_cons (fun _ _ _ => rfl) all_nil

end Unstored

/-! ## A range that no integer is in -/

namespace Nowhere

/-- `input A[1] : i32 in 1..1`, `B() = A(0)`. -/
def spec : Spec where
  assumptions := []
  inputs := [⟨t_A, [(.const 0, .const 1)]⟩]
  outputs := [output]
  equations := [⟨t_B, [], .true, .access t_A [.const 0]⟩]
  ranges := [⟨t_A, .i32, .const 1, .const 1, false⟩]

/-- No input is in the range. -/
theorem no_inputs {V : Type} {I : Interp V} {E : Env} {M : Model V} : ¬ spec.InRange I E M := fun h => by
  have h := in_range h (.head _) (.head _) rfl
    (region_iff.2 ⟨0, [], rfl, (by decide : (0 : Int) ≤ 0), (by decide : (0 : Int) < 1), rfl⟩) rfl rfl
  replace h : 1 ≤ _ ∧ _ < (1 : Int) := h
  omega

/-- Every program is right wherever `Implements` looks. -/
theorem careless (P : Impl) : Careless anything spec P := fun _ _ _ _ _ _ _ hR => absurd hR no_inputs

/-- No program has a certificate. -/
theorem rejected (P : Impl) : ¬ Certified anything spec P := fun h =>
  let ⟨_, _, _, _, _, _, _, hR⟩ := h.inhabited
  no_inputs hR

end Nowhere

end Redverify.Examples.Wrong.Vacuity
