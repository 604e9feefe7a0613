module

public import Examples.Wrong.Vacuity

/-!
# Equations that have a model for some inputs only

```
spec cyclic():
    input  A[] : real
    output B[] : real
    tensor C() : real
    B() = A()
    C() = C() + A()

impl wrong of cyclic(a = A, b = B):
    b[] {0.0} := 0.0
```

Only `A() = 0` has a model, so without `Solvable` the program would be right: it is for all models
there are. With `Solvable`, nothing implements the specification. The verifier rejects it, too
(obligation `spec`).
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Wrong.Cyclic

open Vacuity (Careless)

/-- `-` -/
abbrev minus : Fn := .builtin "-" .real
/-- `+` -/
abbrev add : Fn := .builtin "+" .real
/-- `0` -/
abbrev nought : Fn := .literal .real 0 1

/-- The specification. -/
def spec : Spec where
  assumptions := []
  inputs := [⟨0, []⟩]
  outputs := [⟨1, []⟩]
  equations := [⟨1, [], .true, .access 0 []⟩,
    ⟨2, [], .true, .fn add [.access 2 [], .access 0 []]⟩]

/-- The program. -/
def impl : Impl where
  assumptions := []
  bindings := [⟨0, 0, [], [], none⟩, ⟨1, 1, [], [], none⟩]
  body := .assign 1 [] (.fn nought [])

/-- Laws that hold of all numbers. -/
def laws (V : Type) (I : Interp V) : Prop :=
  (∀ x y, I.fn minus [I.fn add [x, y], x] = y) ∧ (∀ x, I.fn minus [x, x] = I.fn nought [])

/-- Without `Solvable`, the program that writes 0 would be right. -/
theorem careless : (∀ E, Assumed spec impl E → impl.LayoutOk spec E ∧ spec.Consistent E) ∧
    Careless laws spec impl := by
  refine ⟨fun E _ => ⟨?_, ?_⟩, ?_⟩
  · refine layout_ok ?_ ?_
    · refine all_cons (all_cons (fun _ p hp => ?_) (all_cons (fun h => nomatch h) all_nil)) all_nil
      obtain rfl := region_iff.1 hp
      exact has_cell (.head _) (.head _) hp (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))
        rfl rfl trivial
    · refine all_cons (all_cons (fun _ => ?_) (all_cons (fun h => nomatch h) all_nil)) all_nil
      refine all_cons (all_cons (fun _ p hp p' hp' he => ?_) (all_cons (fun h => nomatch h) all_nil)) all_nil
      obtain rfl := region_iff.1 hp
      obtain rfl := region_iff.1 hp'
      exact ⟨rfl, rfl⟩
  · exact ⟨.cons (all_cons (fun h => nomatch h) all_nil) (.cons all_nil .nil),
      all_cons (all_cons (by decide) all_nil) (all_cons (all_cons (by decide) all_nil) all_nil)⟩
  · intro V I hI E _ M hM _ μ hμ
    have h0 : M 0 [] = I.fn nought [] := by
      have h := hM _ (.tail _ (.head _)) [] rfl rfl
      have h : M 2 [] = I.fn add [M 2 [], M 0 []] := h
      have h1 := hI.1 (M 2 []) (M 0 [])
      rw [← h, hI.2] at h1
      exact h1.symm
    have hb : μ ⟨1, []⟩ ≠ .absent := by
      refine (hμ.1 _).2 (has_cell (b := ⟨1, 1, [], [], none⟩) (R := ⟨1, []⟩) (p := []) (q := [])
        (.tail _ (.head _)) (.tail _ (.head _)) (region_iff.2 rfl) ?_ rfl rfl trivial)
      exact all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)
    have he : (VExp.fn nought []).eval I E μ = some (some (I.fn nought [])) := rfl
    have hrun : BigStep I E μ impl.body (.write ⟨1, []⟩ (some (I.fn nought []))) _ := .assign he hb
    refine ⟨⟨_, _, hrun⟩, fun δ ρ h => ?_, fun δ ρ h => ?_⟩
    · rw [(h.determ hrun).1, Mem.update_write]
      refine all_cons (fun p hp => ?_) all_nil
      obtain rfl : p = [] := region_iff.1 hp
      refine ⟨⟨_, .tail _ (.head _), rfl⟩, all_cons (fun h => nomatch h) (all_cons (fun _ => ?_) all_nil)⟩
      show μ.set ⟨1, []⟩ (some (I.fn nought [])) ⟨1, []⟩ = .holds (some (M 1 []))
      rw [hM _ (.head _) [] rfl rfl, Mem.set, if_pos rfl, ← h0]
      rfl
    · rw [(h.determ hrun).1, Mem.update_write]
      refine .step ⟨_, .assign he⟩ fun t ht => ?_
      cases ht with
      | assign hv =>
        obtain rfl := Option.some.inj (he.symm.trans hv)
        refine .step ⟨_, .store hb⟩ fun t ht => ?_
        cases ht with
        | store _ => exact .done

private theorem integers_add (x y : Int) : integers.fn add [x, y] = x + y := by
  simp (decide := true) [integers, binary, wrap]

private theorem integers_minus (x y : Int) : integers.fn minus [x, y] = x - y := by
  simp (decide := true) [integers, binary, wrap]

/-- The integers obey the laws. -/
theorem integers_laws : laws Int integers := by
  refine ⟨fun x y => ?_, fun x => ?_⟩
  · rw [integers_add, integers_minus]; omega
  · rw [integers_minus]; exact Int.sub_self x

/-- For the input 1 there is no model. -/
theorem not_solvable (E : Env) : ¬ spec.Solvable integers E := by
  intro h
  obtain ⟨M, hM, hin⟩ := h (fun _ _ => 1) all_nil
  have h0 : M 0 [] = 1 := hin _ (.head _) []
  have h : M 2 [] = integers.fn add [M 2 [], M 0 []] := hM _ (.tail _ (.head _)) [] rfl rfl
  rw [integers_add, h0] at h
  omega

/-- With `Solvable` nothing implements the specification, whatever the laws are. -/
theorem nothing_implements {laws : ∀ V : Type, Interp V → Prop} {P : Impl} {E : Env}
    (hE : allHold P.assumptions E) : ¬ Implements laws spec P :=
  not_implements_of_models ⟨all_nil, hE⟩ (not_solvable E)

/-- Nor does this program. -/
theorem rejected : ¬ Implements laws spec impl := nothing_implements (E := two) all_nil

end Redverify.Examples.Wrong.Cyclic
