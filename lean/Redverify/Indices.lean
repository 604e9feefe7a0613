module

public import Redverify.Statement

/-!
# What a program computes of indices

`Impl.Divides`: every divisor is positive wherever it is evaluated. `Impl.Fits`: every index that the program
computes, and each intermediate result of it, fits into a type of the machine. Then a machine's arithmetic, whatever
it does with other numbers, gives the values that the semantics gives (`IExp.machine_eq`).
-/

@[expose] public noncomputable section

namespace Redverify

/-! ## Every expression that is evaluated -/

mutual
/-- `Q` holds of the expression and of each part that is evaluated: of `select`, the branch that is taken; a
literal factor or divisor is a part. Of a variable it is asked where the variable gets its value. -/
def IExp.Each (Q : IExp → Env → Prop) : IExp → Env → Prop
  | .var _, _ => True
  | .const n, E => Q (.const n) E
  | .add a b, E => a.Each Q E ∧ b.Each Q E ∧ Q (.add a b) E
  | .mul n a, E => Q (.const n) E ∧ a.Each Q E ∧ Q (.mul n a) E
  | .div a n, E => Q (.const n) E ∧ a.Each Q E ∧ Q (.div a n) E
  | .mod a n, E => Q (.const n) E ∧ a.Each Q E ∧ Q (.mod a n) E
  | .min a b, E => a.Each Q E ∧ b.Each Q E ∧ Q (.min a b) E
  | .max a b, E => a.Each Q E ∧ b.Each Q E ∧ Q (.max a b) E
  | .select c a b, E => c.Each Q E ∧ (c.eval E = true → a.Each Q E) ∧ (c.eval E = false → b.Each Q E)
  | .prod a b, E => a.Each Q E ∧ b.Each Q E ∧ Q (.prod a b) E
  | .quot a b, E => a.Each Q E ∧ b.Each Q E ∧ Q (.quot a b) E
  | .rem a b, E => a.Each Q E ∧ b.Each Q E ∧ Q (.rem a b) E

/-- The same of a condition. The right side of `and` and `or` is evaluated where the left does not decide. -/
def Cond.Each (Q : IExp → Env → Prop) : Cond → Env → Prop
  | .true, _ | .false, _ => True
  | .eq a b, E | .lt a b, E | .le a b, E => a.Each Q E ∧ b.Each Q E
  | .and c d, E => c.Each Q E ∧ (c.eval E = true → d.Each Q E)
  | .or c d, E => c.Each Q E ∧ (c.eval E = false → d.Each Q E)
  | .not c, E => c.Each Q E
end

/-- The same of several indices. -/
def eachIndex (Q : IExp → Env → Prop) : List IExp → Env → Prop
  | [], _ => True
  | i :: is, E => i.Each Q E ∧ eachIndex Q is E

mutual
/-- The same of the indices in a value; its conditionals evaluate both branches. -/
def VExp.Each (Q : IExp → Env → Prop) : VExp → Env → Prop
  | .fn _ args, E => VExp.AllEach Q args E
  | .read _ idx, E => eachIndex Q idx E
  | .index _ i, E => i.Each Q E
  | .cond c, E => c.Each Q E
  | .select c t e, E => c.Each Q E ∧ t.Each Q E ∧ e.Each Q E

/-- The same of several values. -/
def VExp.AllEach (Q : IExp → Env → Prop) : List VExp → Env → Prop
  | [], _ => True
  | e :: es, E => e.Each Q E ∧ VExp.AllEach Q es E
end

/-- The same of all indices that a command evaluates, whatever integers of their ranges its data are. -/
def Cmd.Each (Q : IExp → Env → Prop) : Cmd → Env → Prop
  | .skip, _ => True
  | .seq c d, E => c.Each Q E ∧ d.Each Q E
  | .assign _ idx e, E | .accumulate _ _ _ idx e, E => eachIndex Q idx E ∧ e.Each Q E
  | .ifte c t e, E => c.Each Q E ∧ (c.eval E = true → t.Each Q E) ∧ (c.eval E = false → e.Each Q E)
  | .letin x i c, E => i.Each Q E ∧ Q (.var x) (E.set x (i.eval E)) ∧ c.Each Q (E.set x (i.eval E))
  | .allocate _ extents c, E => eachIndex Q extents E ∧ c.Each Q E
  | .scope _ c, E => c.Each Q E
  | .for x lo hi c, E | .par x lo hi c, E => lo.Each Q E ∧ hi.Each Q E ∧
    ∀ i, lo.eval E ≤ i → i < hi.eval E → Q (.var x) (E.set x i) ∧ c.Each Q (E.set x i)
  | .letval x _ e lo hi c, E => e.Each Q E ∧ lo.Each Q E ∧ hi.Each Q E ∧
    ∀ i, lo.eval E ≤ i → i < hi.eval E → Q (.var x) (E.set x i) ∧ c.Each Q (E.set x i)

/-! ## Divisors -/

/-- If this is a quotient or a remainder, its divisor is positive. -/
def IExp.DividesHere : IExp → Env → Prop
  | .div _ n, _ | .mod _ n, _ => 0 < n
  | .quot _ b, E | .rem _ b, E => 0 < b.eval E
  | _, _ => True

/-- Every divisor that the program evaluates is positive. -/
def Impl.Divides (P : Impl) (S : Spec) : Prop := ∀ E, Assumed S P E → P.body.Each IExp.DividesHere E

/-! ## Widths -/

/-- The value fits into the machine's type of indices. -/
def IExp.FitsHere (lo hi : Int) (e : IExp) (E : Env) : Prop := lo ≤ e.eval E ∧ e.eval E ≤ hi

/-- The parameters fit. -/
def ParametersFit (lo hi : Int) (parameters : List Var) (E : Env) : Prop :=
  ∀ x ∈ parameters, lo ≤ E x ∧ E x ≤ hi

/-- All that the program computes of indices fits into `lo ≤ n ≤ hi`, for parameters that do. -/
def Impl.Fits (P : Impl) (S : Spec) (parameters : List Var) (lo hi : Int) : Prop :=
  ∀ E, Assumed S P E → ParametersFit lo hi parameters E → P.body.Each (IExp.FitsHere lo hi) E

/-! What a machine computes: after each operation it makes of the exact result what it makes of it. -/

mutual
/-- The value of an index on a machine that makes `w n` of a result `n`: it may wrap, or trap, or do anything. -/
def IExp.machine (w : Int → Int) : IExp → Env → Int
  | .var x, E => E x
  | .const n, _ => w n
  | .add a b, E => w (a.machine w E + b.machine w E)
  | .mul n a, E => w (w n * a.machine w E)
  | .div a n, E => w (a.machine w E / w n)
  | .mod a n, E => w (a.machine w E % w n)
  | .min a b, E => w (Min.min (a.machine w E) (b.machine w E))
  | .max a b, E => w (Max.max (a.machine w E) (b.machine w E))
  | .select c a b, E => bif c.machine w E then a.machine w E else b.machine w E
  | .prod a b, E => w (a.machine w E * b.machine w E)
  | .quot a b, E => w (a.machine w E / b.machine w E)
  | .rem a b, E => w (a.machine w E % b.machine w E)

/-- Whether a condition holds on such a machine. -/
def Cond.machine (w : Int → Int) : Cond → Env → Bool
  | .true, _ => Bool.true
  | .false, _ => Bool.false
  | .eq a b, E => decide (a.machine w E = b.machine w E)
  | .lt a b, E => decide (a.machine w E < b.machine w E)
  | .le a b, E => decide (a.machine w E ≤ b.machine w E)
  | .and c d, E => bif c.machine w E then d.machine w E else Bool.false
  | .or c d, E => bif c.machine w E then Bool.true else d.machine w E
  | .not c, E => !c.machine w E
end

/-- The machine is exact on what fits. -/
def Exact (w : Int → Int) (lo hi : Int) : Prop := ∀ n, lo ≤ n → n ≤ hi → w n = n

mutual
/-- **Where all intermediate results fit, a machine computes the values of the semantics.** -/
theorem IExp.machine_eq {w : Int → Int} {lo hi : Int} (hw : Exact w lo hi) : ∀ {e : IExp} {E : Env},
    e.Each (IExp.FitsHere lo hi) E → e.machine w E = e.eval E
  | .var _, _, _ => by simp only [IExp.machine, IExp.eval]
  | .const n, _, h => by
    simp only [IExp.Each, IExp.FitsHere, IExp.eval] at h
    simp only [IExp.machine, IExp.eval, hw n h.1 h.2]
  | .add a b, E, h => by
    simp only [IExp.Each] at h
    simp only [IExp.machine, IExp.machine_eq hw h.1, IExp.machine_eq hw h.2.1]
    exact hw _ h.2.2.1 h.2.2.2
  | .mul n a, E, h => by
    simp only [IExp.Each] at h
    have hn : w n = n := hw n h.1.1 h.1.2
    simp only [IExp.machine, IExp.machine_eq hw h.2.1, hn]
    exact hw _ h.2.2.1 h.2.2.2
  | .div a n, E, h => by
    simp only [IExp.Each] at h
    have hn : w n = n := hw n h.1.1 h.1.2
    simp only [IExp.machine, IExp.machine_eq hw h.2.1, hn]
    exact hw _ h.2.2.1 h.2.2.2
  | .mod a n, E, h => by
    simp only [IExp.Each] at h
    have hn : w n = n := hw n h.1.1 h.1.2
    simp only [IExp.machine, IExp.machine_eq hw h.2.1, hn]
    exact hw _ h.2.2.1 h.2.2.2
  | .min a b, E, h | .max a b, E, h | .prod a b, E, h | .quot a b, E, h | .rem a b, E, h => by
    simp only [IExp.Each] at h
    simp only [IExp.machine, IExp.machine_eq hw h.1, IExp.machine_eq hw h.2.1]
    exact hw _ h.2.2.1 h.2.2.2
  | .select c a b, E, h => by
    simp only [IExp.Each] at h
    simp only [IExp.machine, IExp.eval, Cond.machine_eq hw h.1]
    cases hc : c.eval E
    · exact IExp.machine_eq hw (h.2.2 hc)
    · exact IExp.machine_eq hw (h.2.1 hc)

/-- The same of conditions. -/
theorem Cond.machine_eq {w : Int → Int} {lo hi : Int} (hw : Exact w lo hi) : ∀ {c : Cond} {E : Env},
    c.Each (IExp.FitsHere lo hi) E → c.machine w E = c.eval E
  | .true, _, _ | .false, _, _ => rfl
  | .eq a b, E, h | .lt a b, E, h | .le a b, E, h => by
    simp only [Cond.Each] at h
    simp only [Cond.machine, Cond.eval, IExp.machine_eq hw h.1, IExp.machine_eq hw h.2]
  | .and c d, E, h => by
    simp only [Cond.Each] at h
    simp only [Cond.machine, Cond.eval, Cond.machine_eq hw h.1]
    cases hc : c.eval E
    · rfl
    · exact Cond.machine_eq hw (h.2 hc)
  | .or c d, E, h => by
    simp only [Cond.Each] at h
    simp only [Cond.machine, Cond.eval, Cond.machine_eq hw h.1]
    cases hc : c.eval E
    · exact Cond.machine_eq hw (h.2 hc)
    · rfl
  | .not c, E, h => by
    simp only [Cond.Each] at h
    simp only [Cond.machine, Cond.eval, Cond.machine_eq hw h]
end

end Redverify
