module

public import Redverify.Semantics

/-!
# What a certificate states

`Implements laws S P`: program `P` implements specification `S` for all parameters, inputs and
values that obey the laws. This file and what it imports is all there is to read.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type}

/-- `p` is a point of the region. -/
def Region.Holds (R : Region) (E : Env) (p : List Int) : Prop :=
  p.length = R.bounds.length ∧
    ∀ b ∈ R.bounds.zip p, b.1.1.eval E ≤ b.2 ∧ b.2 < b.1.2.eval E

/-- The binding's cell of a point of its tensor. -/
def Binding.cell (b : Binding) (E : Env) (p : List Int) : Loc :=
  ⟨b.array, evalIdx b.index (E.bind b.vars p)⟩

/-- `idx` is in the smallest box `[0, n)` that holds the points with `Q`. -/
def InSmallestBox (Q : List Int → Prop) (idx : List Int) : Prop :=
  (∃ p, Q p ∧ p.length = idx.length) ∧
    ∀ d (_ : d < idx.length), 0 ≤ idx[d] ∧ ∃ p, Q p ∧ ∃ _ : d < p.length, idx[d] ≤ p[d]

/-- `idx` is a cell of the bound array `a`. -/
def Impl.HasCell (P : Impl) (S : Spec) (E : Env) (l : Loc) : Prop :=
  (∃ b ∈ P.bindings, b.array = l.array) ∧
  (∀ b ∈ P.bindings, b.array = l.array → ∀ n, b.extents = some n → InBox l.index (evalIdx n E)) ∧
  ((∀ b ∈ P.bindings, b.array = l.array → b.extents = none) →
    InSmallestBox (fun idx => ∃ b ∈ P.bindings, ∃ R ∈ S.inputs ++ S.outputs, ∃ p,
      b.tensor = R.tensor ∧ R.Holds E p ∧ b.cell E p = ⟨l.array, idx⟩) l.index)

/-- Input `R` at point `p` is bound to cell `l`. -/
def Impl.InputAt (P : Impl) (S : Spec) (E : Env) (R : Region) (p : List Int) (l : Loc) : Prop :=
  R ∈ S.inputs ∧ R.Holds E p ∧ ∃ b ∈ P.bindings, b.tensor = R.tensor ∧ b.cell E p = l

/-- Memories that a run may start from: the cells of the bound arrays exist and no others, and
those of inputs hold the model's values. -/
def Impl.Initial (P : Impl) (S : Spec) (E : Env) (M : Model V) (μ : Mem V) : Prop :=
  (∀ l, μ l ≠ .absent ↔ P.HasCell S E l) ∧
  (∀ R p l, P.InputAt S E R p l → μ l = .val (M R.tensor p))

/-- The memory holds the outputs of the model. -/
def Impl.Final (P : Impl) (S : Spec) (E : Env) (M : Model V) (μ : Mem V) : Prop :=
  ∀ R ∈ S.outputs, ∀ p, R.Holds E p →
    (∃ b ∈ P.bindings, b.tensor = R.tensor) ∧
    ∀ b ∈ P.bindings, b.tensor = R.tensor → μ (b.cell E p) = .val (M R.tensor p)

/-- The claim is not empty for want of memories: inputs lie inside of their arrays, no two in
one cell. -/
def Impl.LayoutOk (P : Impl) (S : Spec) (E : Env) : Prop :=
  ∀ R p l, P.InputAt S E R p l → P.HasCell S E l ∧
    ∀ R' p', P.InputAt S E R' p' l → R'.tensor = R.tensor ∧ p' = p

/-- The equations contradict each other nowhere: no point of a tensor has two of them, and
inputs have none. -/
def Spec.Consistent (S : Spec) (E : Env) : Prop :=
  S.equations.Pairwise (fun q r => q.tensor = r.tensor → ∀ p,
    p.length = q.vars.length → p.length = r.vars.length →
    ¬ (q.guard.eval (E.bind q.vars p) = true ∧ r.guard.eval (E.bind r.vars p) = true)) ∧
  ∀ q ∈ S.equations, ∀ R ∈ S.inputs, q.tensor ≠ R.tensor

/-- The claim is not empty for want of models: whatever the inputs are, the equations have one. -/
def Spec.Solvable (S : Spec) (I : Interp V) (E : Env) : Prop :=
  ∀ M₀ : Model V, ∃ M, S.IsModel I E M ∧ ∀ R ∈ S.inputs, ∀ p, M R.tensor p = M₀ R.tensor p

/-- The parameters satisfy all assumptions. -/
def Assumed (S : Spec) (P : Impl) (E : Env) : Prop := allHold S.assumptions E ∧ allHold P.assumptions E

/-- Implementation `P` implements specification `S` under the laws: for all interpretations of
types and functions that obey them, all parameters that satisfy the assumptions, all models of
the equations and all memories that hold the model's inputs,

* the program runs without error: no read or write outside of an array, no read of a cell that
  holds nothing, no race;
* whenever it does, the outputs are those of the model;
* every interleaving of its parallel iterations is finite, gets stuck nowhere and ends in the
  same memory. -/
def Implements (laws : ∀ V : Type, Interp V → Prop) (S : Spec) (P : Impl) : Prop :=
  (∀ E, Assumed S P E → P.LayoutOk S E ∧ S.Consistent E ∧ ∀ (V : Type) (I : Interp V), S.Solvable I E) ∧
  ∀ (V : Type) (I : Interp V), laws V I →
  ∀ E, Assumed S P E → ∀ M, S.IsModel I E M → ∀ μ, P.Initial S E M μ →
    (∃ δ ρ, BigStep I E μ P.body δ ρ) ∧
    (∀ δ ρ, BigStep I E μ P.body δ ρ → P.Final S E M (μ.update δ)) ∧
    (∀ δ ρ, BigStep I E μ P.body δ ρ → Converges I (.run E P.body, μ) (μ.update δ))

end Redverify
