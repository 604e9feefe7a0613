module

public import Redverify.Tactics

/-!
# Conditions as propositions

What a condition of a program says of the integers in its environment, as Lean computes it.
-/

@[expose] public noncomputable section

namespace Redverify

/-- What a condition says. -/
def Cond.Holds : Cond → Env → Prop
  | .true, _ => True
  | .false, _ => False
  | .eq a b, E => a.eval E = b.eval E
  | .lt a b, E => a.eval E < b.eval E
  | .le a b, E => a.eval E ≤ b.eval E
  | .and c d, E => c.Holds E ∧ d.Holds E
  | .or c d, E => c.Holds E ∨ d.Holds E
  | .not c, E => ¬ c.Holds E

/-- A condition is true iff what it says holds. -/
theorem cond_holds : ∀ {c : Cond} {E : Env}, c.eval E = true ↔ c.Holds E
  | .true, _ => cond_true
  | .false, _ => cond_false
  | .eq _ _, _ => cond_eq
  | .lt _ _, _ => cond_lt
  | .le _ _, _ => cond_le
  | .and _ _, _ => cond_and cond_holds cond_holds
  | .or _ _, _ => cond_or cond_holds cond_holds
  | .not _, _ => cond_not cond_holds

end Redverify
