module

public import Redverify.Tactics

/-!
# Rules for generated certificates: stores of undefined values

Where a store may leave its cell undefined, nothing is known of that cell afterwards. What has to be
shown there is that the cells exist which it reads and changes.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V} {D : Loc → Prop} {E : Env} {h : Heap V}

/-! ## Stores -/

/-- A store whose value is known where `G` holds. -/
theorem vc_defined_if {G : Env → Prop} {c : ACmd V} (yes : G E → c.vc I D E h)
    (no : ¬ G E → c.erase.StoreIn D E) : (ACmd.definedIf G c).vc I D E h := ⟨yes, no⟩

/-- An assignment of what may be undefined. -/
theorem store_assign {a : Arr} {idx : List IExp} {e : VExp} (cell : D ⟨a, evalIdx idx E⟩)
    (reads : ∀ l, e.Reads E l → D l) : (Cmd.assign a idx e).StoreIn D E := ⟨⟨_, rfl, cell⟩, reads⟩

/-- An accumulation of what may be undefined, or into such a cell. -/
theorem store_accumulate {atomic : Bool} {f : Fn} {a : Arr} {idx : List IExp} {e : VExp}
    (cell : D ⟨a, evalIdx idx E⟩) (reads : ∀ l, e.Reads E l → D l) :
    (Cmd.accumulate atomic f a idx e).StoreIn D E := by
  refine ⟨⟨_, rfl, cell⟩, ?_⟩
  cases atomic with
  | false => exact fun l hl => hl.elim (reads l) fun hl => hl ▸ cell
  | true => exact reads

/-! ## Cells that expressions read -/

/-- A read. -/
theorem in_read {a : Arr} {idx : List IExp} (cell : D ⟨a, evalIdx idx E⟩) :
    ∀ l, (VExp.read a idx).Reads E l → D l := fun _ hl => hl ▸ cell

/-- A function. -/
theorem in_fn {f : Fn} {es : List VExp} (hs : ∀ l, VExp.ReadsAll E es l → D l) :
    ∀ l, (VExp.fn f es).Reads E l → D l := hs

/-- No arguments. -/
theorem in_nil : ∀ l, VExp.ReadsAll E [] l → D l := fun _ hl => hl.elim

/-- One more argument. -/
theorem in_cons {e : VExp} {es : List VExp} (he : ∀ l, e.Reads E l → D l)
    (hs : ∀ l, VExp.ReadsAll E es l → D l) : ∀ l, VExp.ReadsAll E (e :: es) l → D l :=
  fun l hl => hl.elim (he l) (hs l)

/-- An index as a value. -/
theorem in_index {τ : Ty} {i : IExp} : ∀ l, (VExp.index τ i).Reads E l → D l := fun _ hl => hl.elim

/-- A condition as a value. -/
theorem in_cond {c : Cond} : ∀ l, (VExp.cond c).Reads E l → D l := fun _ hl => hl.elim

/-- The eager conditional. -/
theorem in_select {c : Cond} {t e : VExp} (ht : ∀ l, t.Reads E l → D l) (he : ∀ l, e.Reads E l → D l) :
    ∀ l, (VExp.select c t e).Reads E l → D l := fun l hl => hl.elim (ht l) (he l)

/-! ## Cells afterwards -/

section
variable {a b : Arr} {w : V}

/-- A cell after a store whose value is known where `G` holds. -/
theorem at_defined_if {G : Env → Prop} {c : ACmd V} {l : Loc} (yes : G E → c.post E h l w)
    (no : ¬ G E → c.erase.target E ≠ some l ∧ h l w) : (ACmd.definedIf G c).post E h l w := ⟨yes, no⟩

/-- A cell of another array. -/
theorem at_lost_other {i j : List Int} (hb : b ≠ a) (hw : h ⟨b, i⟩ w) :
    some (⟨a, j⟩ : Loc) ≠ some ⟨b, i⟩ ∧ h ⟨b, i⟩ w :=
  ⟨fun he => hb (by injection he with he; injection he with ha; exact ha.symm), hw⟩

private theorem lost {i j : List Int} (hn : i ≠ j) (hw : h ⟨a, i⟩ w) :
    some (⟨a, j⟩ : Loc) ≠ some ⟨a, i⟩ ∧ h ⟨a, i⟩ w :=
  ⟨fun he => hn (by injection he with he; injection he with _ hi; exact hi.symm), hw⟩

/-- Another cell of one dimension. -/
theorem at_lost_ne1 (i i' : Int) (hn : ¬ (i = i')) (hw : h ⟨a, [i]⟩ w) :
    some (⟨a, [i']⟩ : Loc) ≠ some ⟨a, [i]⟩ ∧ h ⟨a, [i]⟩ w :=
  lost (fun he => hn (by cases he; exact rfl)) hw

/-- Another cell of two dimensions. -/
theorem at_lost_ne2 (i j i' j' : Int) (hn : ¬ (i = i' ∧ j = j')) (hw : h ⟨a, [i, j]⟩ w) :
    some (⟨a, [i', j']⟩ : Loc) ≠ some ⟨a, [i, j]⟩ ∧ h ⟨a, [i, j]⟩ w :=
  lost (fun he => hn (by cases he; exact ⟨rfl, rfl⟩)) hw

/-- Another cell of three dimensions. -/
theorem at_lost_ne3 (i j k i' j' k' : Int) (hn : ¬ (i = i' ∧ j = j' ∧ k = k'))
    (hw : h ⟨a, [i, j, k]⟩ w) :
    some (⟨a, [i', j', k']⟩ : Loc) ≠ some ⟨a, [i, j, k]⟩ ∧ h ⟨a, [i, j, k]⟩ w :=
  lost (fun he => hn (by cases he; exact ⟨rfl, rfl, rfl⟩)) hw

/-- Another cell of four dimensions. -/
theorem at_lost_ne4 (i j k m i' j' k' m' : Int) (hn : ¬ (i = i' ∧ j = j' ∧ k = k' ∧ m = m'))
    (hw : h ⟨a, [i, j, k, m]⟩ w) :
    some (⟨a, [i', j', k', m']⟩ : Loc) ≠ some ⟨a, [i, j, k, m]⟩ ∧ h ⟨a, [i, j, k, m]⟩ w :=
  lost (fun he => hn (by cases he; exact ⟨rfl, rfl, rfl, rfl⟩)) hw

/-- Another cell of five dimensions. -/
theorem at_lost_ne5 (i j k m n i' j' k' m' n' : Int)
    (hn : ¬ (i = i' ∧ j = j' ∧ k = k' ∧ m = m' ∧ n = n')) (hw : h ⟨a, [i, j, k, m, n]⟩ w) :
    some (⟨a, [i', j', k', m', n']⟩ : Loc) ≠ some ⟨a, [i, j, k, m, n]⟩ ∧ h ⟨a, [i, j, k, m, n]⟩ w :=
  lost (fun he => hn (by cases he; exact ⟨rfl, rfl, rfl, rfl, rfl⟩)) hw

/-- Another cell of six dimensions. -/
theorem at_lost_ne6 (i j k m n o i' j' k' m' n' o' : Int)
    (hn : ¬ (i = i' ∧ j = j' ∧ k = k' ∧ m = m' ∧ n = n' ∧ o = o')) (hw : h ⟨a, [i, j, k, m, n, o]⟩ w) :
    some (⟨a, [i', j', k', m', n', o']⟩ : Loc) ≠ some ⟨a, [i, j, k, m, n, o]⟩ ∧
      h ⟨a, [i, j, k, m, n, o]⟩ w :=
  lost (fun he => hn (by cases he; exact ⟨rfl, rfl, rfl, rfl, rfl, rfl⟩)) hw

end

end Redverify
