module

public import Redverify.Laws

/-!
# Arithmetic of values

What the laws of a certificate give to `ac_rfl`, besides what `Laws` has for `grind`.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V} {op : Fn}

/-- An associative and commutative operator, for `ac_rfl`. -/
theorem exists_ac (ha : Assoc I op) (hc : Comm I op) : ∃ f : V → V → V, ∃ _ : Std.Associative f,
    ∃ _ : Std.Commutative f, ∀ x y, I.fn op [x, y] = f x y :=
  ⟨fun x y => I.fn op [x, y], ⟨ha⟩, ⟨hc⟩, fun _ _ => rfl⟩

end Redverify
