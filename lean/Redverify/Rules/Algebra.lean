module

public import Redverify.Laws

/-!
# Arithmetic of values

What the laws of a certificate give to `ac_rfl`, besides what `Laws` has for `grind`. Equations of `min`
and `max` are found by computation.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V} {op : Fn}

/-- An associative and commutative operator, for `ac_rfl`. -/
theorem exists_ac (ha : Assoc I op) (hc : Comm I op) : ∃ f : V → V → V, ∃ _ : Std.Associative f,
    ∃ _ : Std.Commutative f, ∀ x y, I.fn op [x, y] = f x y :=
  ⟨fun x y => I.fn op [x, y], ⟨ha⟩, ⟨hc⟩, fun _ _ => rfl⟩

/-! ## Equations of `min` and `max`, by computation -/

/-- A pattern of `min` and `max` over atoms, which are numbered. -/
inductive Lattice where
  | atom (i : Nat) | min (a b : Lattice) | max (a b : Lattice)

namespace Lattice
variable {mn mx : Fn} {v : Nat → V}

/-- What a pattern stands for; `v` says what the atoms are. -/
def eval (I : Interp V) (mn mx : Fn) (v : Nat → V) : Lattice → V
  | atom i => v i
  | min a b => I.fn mn [a.eval I mn mx v, b.eval I mn mx v]
  | max a b => I.fn mx [a.eval I mn mx v, b.eval I mn mx v]

/-- The disjunctive normal form: the pattern is the maximum of these minima of atoms. -/
def meets : Lattice → List (List Nat)
  | atom i => [[i]]
  | min a b => a.meets.flatMap fun m => b.meets.map fun n => m ++ n
  | max a b => a.meets ++ b.meets

/-- The pattern as a truth value, where the atoms in `m` are true and no others. -/
def holds (m : List Nat) : Lattice → Bool
  | atom i => m.contains i
  | min a b => a.holds m && b.holds m
  | max a b => a.holds m || b.holds m

/-- Each minimum of the one pattern makes the other one true. -/
def within (s t : Lattice) : Bool := s.meets.all fun m => t.holds m

section
variable (h : LatticeLaws I mn mx)
include h

private theorem le_trans {x y z : V} (h1 : I.fn mn [x, y] = x) (h2 : I.fn mn [y, z] = y) :
    I.fn mn [x, z] = x := by
  rw [← h1, h.min_assoc, h2]

private theorem min_le_left (x y : V) : I.fn mn [I.fn mn [x, y], x] = I.fn mn [x, y] := by
  rw [h.min_comm, ← h.min_assoc, h.min_idem]

private theorem min_le_right (x y : V) : I.fn mn [I.fn mn [x, y], y] = I.fn mn [x, y] := by
  rw [h.min_assoc, h.min_idem]

private theorem le_min {w x y : V} (h1 : I.fn mn [w, x] = w) (h2 : I.fn mn [w, y] = w) :
    I.fn mn [w, I.fn mn [x, y]] = w := by
  rw [← h.min_assoc, h1, h2]

private theorem max_le {x y z : V} (h1 : I.fn mn [x, z] = x) (h2 : I.fn mn [y, z] = y) :
    I.fn mn [I.fn mx [x, y], z] = I.fn mx [x, y] := by
  rw [h.min_comm, h.distrib, h.min_comm z, h.min_comm z, h1, h2]

/-- What is below the pattern and `u` is below `z`, if what is below one of the minima and `u` is. -/
private theorem of_meets (t : Lattice) : ∀ u z : V,
    (∀ m ∈ t.meets, ∀ w, (∀ i ∈ m, I.fn mn [w, v i] = w) → I.fn mn [w, u] = w → I.fn mn [w, z] = w) →
    ∀ w, I.fn mn [w, t.eval I mn mx v] = w → I.fn mn [w, u] = w → I.fn mn [w, z] = w := by
  induction t with
  | atom i =>
    intro u z hm w ht hu
    exact hm [i] (.head _) w (fun j hj => by rw [List.mem_singleton.1 hj]; exact ht) hu
  | min a b iha ihb =>
    intro u z hm w ht hu
    have hwa := le_trans h ht (min_le_left h _ _)
    have hwb := le_trans h ht (min_le_right h _ _)
    refine iha w z (fun m hma w' hw' hww => ?_) w hwa (h.min_idem w)
    refine ihb w' z (fun n hnb w'' hw'' hwww => ?_) w' (le_trans h hww hwb) (h.min_idem w')
    refine hm (m ++ n) ?_ w'' (fun i hi => ?_) (le_trans h hwww (le_trans h hww hu))
    · exact List.mem_flatMap.2 ⟨m, hma, List.mem_map.2 ⟨n, hnb, rfl⟩⟩
    · exact (List.mem_append.1 hi).elim (fun hi => le_trans h hwww (hw' i hi)) (hw'' i)
  | max a b iha ihb =>
    intro u z hm w ht hu
    have ha := iha u z (fun m hma => hm m (List.mem_append.2 (.inl hma)))
      (I.fn mn [w, a.eval I mn mx v]) (min_le_right h _ _) (le_trans h (min_le_left h _ _) hu)
    have hb := ihb u z (fun m hmb => hm m (List.mem_append.2 (.inr hmb)))
      (I.fn mn [w, b.eval I mn mx v]) (min_le_right h _ _) (le_trans h (min_le_left h _ _) hu)
    have := max_le h ha hb
    rw [← h.distrib] at this
    rw [← ht]
    exact this

private theorem le_of_holds {w : V} {m : List Nat} (hw : ∀ i ∈ m, I.fn mn [w, v i] = w) (t : Lattice)
    (ht : t.holds m = true) : I.fn mn [w, t.eval I mn mx v] = w := by
  induction t with
  | atom i => exact hw i (by simpa [holds] using ht)
  | min a b iha ihb =>
    have ht : a.holds m = true ∧ b.holds m = true := by simpa [holds] using ht
    exact le_min h (iha ht.1) (ihb ht.2)
  | max a b iha ihb =>
    have ht : a.holds m = true ∨ b.holds m = true := by simpa [holds] using ht
    rcases ht with ht | ht
    · exact le_trans h (iha ht) (h.min_max _ _)
    · refine le_trans h (ihb ht) ?_
      show I.fn mn [b.eval I mn mx v, I.fn mx [a.eval I mn mx v, b.eval I mn mx v]] = _
      rw [h.max_comm]
      exact h.min_max _ _

private theorem le_of_within {s t : Lattice} (hst : s.within t = true) :
    I.fn mn [s.eval I mn mx v, t.eval I mn mx v] = s.eval I mn mx v :=
  of_meets h s _ _ (fun m hm _ hw _ => le_of_holds h hw t (List.all_eq_true.1 hst m hm)) _
    (h.min_idem _) (h.min_idem _)

end
end Lattice

/-- Two patterns of `min` and `max` are equal if each is below the other one, as truth values
(section 7.2). -/
theorem LatticeLaws.equal {min max : Fn} (h : LatticeLaws I min max) (v : Nat → V) (s t : Lattice)
    (hst : (s.within t && t.within s) = true) : s.eval I min max v = t.eval I min max v := by
  rw [Bool.and_eq_true] at hst
  rw [← Lattice.le_of_within h hst.1, h.min_comm]
  exact Lattice.le_of_within h hst.2

end Redverify
