module

public import Redverify.Tactics

/-!
# Specifications whose equations have a model for every input

A statement about all models says little of equations that have none. What is here shows that
there is one: along a rank that decreases, or at once if no equation uses another tensor.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type}

/-- Whatever the inputs are, the equations have a model. -/
def Spec.Solvable (S : Spec) (I : Interp V) (E : Env) : Prop :=
  ∀ M₀ : Model V, ∃ M, S.IsModel I E M ∧ ∀ R ∈ S.inputs, ∀ p, M R.tensor p = M₀ R.tensor p

mutual
/-- All points of tensors on which the expression's value depends satisfy `Q`. -/
def TExp.Uses (Q : Ten → List Int → Prop) : TExp → Env → Prop
  | .fn _ args, E => TExp.UsesAll Q args E
  | .access t idx, E => Q t (evalIdx idx E)
  | .index _ _, _ => True
  | .cond _, _ => True
  | .select c t e, E => (c.eval E = true → t.Uses Q E) ∧ (c.eval E = false → e.Uses Q E)
  | .reduce start _ xs c body, E => TExp.UsesAll Q start E ∧
    ∀ p : List Int, p.length = xs.length → c.eval (E.bind xs p) = true → body.Uses Q (E.bind xs p)

/-- The same of several expressions. -/
def TExp.UsesAll (Q : Ten → List Int → Prop) : List TExp → Env → Prop
  | [], _ => True
  | t :: ts, E => t.Uses Q E ∧ TExp.UsesAll Q ts E
end

section
variable {I : Interp V} {M M' : Model V} {Q : Ten → List Int → Prop}

mutual
/-- An expression depends on no more than the points that it uses. -/
theorem TExp.eval_congr (h : ∀ t p, Q t p → M t p = M' t p) :
    ∀ (e : TExp) (E : Env), e.Uses Q E → e.eval I M E = e.eval I M' E
  | .fn f args, E, hu => by
    simp only [TExp.eval]
    rw [TExp.evals_congr h args E hu]
  | .access t idx, E, hu => h t _ hu
  | .index _ _, _, _ => rfl
  | .cond _, _, _ => rfl
  | .select c t e, E, hu => by
    simp only [TExp.eval]
    cases hc : c.eval E
    · exact TExp.eval_congr h e E (hu.2 hc)
    · exact TExp.eval_congr h t E (hu.1 hc)
  | .reduce start f xs c body, E, hu => by
    simp only [TExp.eval]
    rw [TExp.evals_congr h start E hu.1]
    exact reduce_congr (fun _ => Iff.rfl) fun p hp => TExp.eval_congr h body _ (hu.2 p hp.1 hp.2)

/-- The same of several expressions. -/
theorem TExp.evals_congr (h : ∀ t p, Q t p → M t p = M' t p) :
    ∀ (es : List TExp) (E : Env), TExp.UsesAll Q es E → TExp.evals I M es E = TExp.evals I M' es E
  | [], _, _ => rfl
  | e :: es, E, hu => by
    simp only [TExp.evals]
    rw [TExp.eval_congr h e E hu.1, TExp.evals_congr h es E hu.2]
end
end

/-- The equation determines this point. -/
def Equation.Covers (q : Equation) (E : Env) (t : Ten) (p : List Int) : Bool :=
  decide (q.tensor = t) && decide (p.length = q.vars.length) && q.guard.eval (E.bind q.vars p)

/-- One round of computing all tensors from the equations. -/
def Spec.round (S : Spec) (I : Interp V) (E : Env) (M₀ M : Model V) : Model V := fun t p =>
  match S.equations.find? (·.Covers E t p) with
  | some q => q.rhs.eval I M (E.bind q.vars p)
  | none => M₀ t p

/-- Several rounds. -/
def Spec.rounds (S : Spec) (I : Interp V) (E : Env) (M₀ : Model V) : Nat → Model V
  | 0 => M₀
  | n + 1 => S.round I E M₀ (Spec.rounds S I E M₀ n)

private theorem find_of_pairwise {α : Type} {f : α → Bool} {a : α} : ∀ {l : List α},
    l.Pairwise (fun x y => ¬ (f x = true ∧ f y = true)) → a ∈ l → f a = true → l.find? f = some a
  | b :: l, hl, hm, ha => by
    rw [List.pairwise_cons] at hl
    rw [List.find?_cons]
    cases hb : f b with
    | true =>
      cases hm with
      | head => rfl
      | tail _ hm => exact absurd ⟨hb, ha⟩ (hl.1 a hm)
    | false =>
      cases hm with
      | head => simp [hb] at ha
      | tail _ hm => exact find_of_pairwise hl.2 hm ha

/-- Equations that do not overlap, each point of which uses only points of lower rank and points
without an equation, have a model for all inputs. -/
theorem Spec.solvable_of_rank {S : Spec} {I : Interp V} {E : Env} (hc : S.Consistent E)
    (rank : Ten → List Int → Nat)
    (h : ∀ q ∈ S.equations, ∀ p : List Int, p.length = q.vars.length →
      q.guard.eval (E.bind q.vars p) = true →
      q.rhs.Uses (fun t p' => (∀ q' ∈ S.equations, q'.tensor ≠ t) ∨ rank t p' < rank q.tensor p)
        (E.bind q.vars p)) : S.Solvable I E := by
  intro M₀
  have pick : ∀ q ∈ S.equations, ∀ p, p.length = q.vars.length →
      q.guard.eval (E.bind q.vars p) = true →
      S.equations.find? (·.Covers E q.tensor p) = some q := by
    intro q hq p hp hg
    refine find_of_pairwise (hc.1.imp fun {r s} hrs hb => ?_) hq (by simp [Equation.Covers, hp, hg])
    simp only [Equation.Covers, Bool.and_eq_true, decide_eq_true_eq] at hb
    obtain ⟨⟨⟨h1, h2⟩, h3⟩, ⟨h4, h5⟩, h6⟩ := hb
    exact hrs (h1.trans h4.symm) p h2 h5 ⟨h3, h6⟩
  have free : ∀ t p n, (∀ q ∈ S.equations, q.tensor ≠ t) → S.rounds I E M₀ n t p = M₀ t p := by
    intro t p n ht
    cases n with
    | zero => rfl
    | succ n =>
      have : S.equations.find? (·.Covers E t p) = none := by
        rw [List.find?_eq_none]
        intro q hq
        simp [Equation.Covers, ht q hq]
      simp only [Spec.rounds, Spec.round, this]
  have settled : ∀ k t p, rank t p < k → ∀ m n, rank t p < m → rank t p < n →
      S.rounds I E M₀ m t p = S.rounds I E M₀ n t p := by
    intro k
    induction k with
    | zero => exact fun t p hk => absurd hk (Nat.not_lt_zero _)
    | succ k ih =>
      intro t p hk m n hm hn
      cases m with
      | zero => omega
      | succ m =>
        cases n with
        | zero => omega
        | succ n =>
          simp only [Spec.rounds, Spec.round]
          cases hf : S.equations.find? (·.Covers E t p) with
          | none => rfl
          | some q =>
            have hcov := List.find?_some hf
            simp only [Equation.Covers, Bool.and_eq_true, decide_eq_true_eq] at hcov
            obtain ⟨⟨rfl, hp⟩, hg⟩ := hcov
            refine TExp.eval_congr (fun t' p' hu => ?_) _ _ (h q (List.mem_of_find?_eq_some hf) p hp hg)
            rcases hu with hu | hu
            · rw [free t' p' m hu, free t' p' n hu]
            · exact ih t' p' (by omega) m n (by omega) (by omega)
  refine ⟨fun t p => S.rounds I E M₀ (rank t p + 1) t p, fun q hq p hp hg => ?_, fun R hR p => ?_⟩
  · show S.round I E M₀ (S.rounds I E M₀ (rank q.tensor p)) q.tensor p = _
    simp only [Spec.round, pick q hq p hp hg]
    refine TExp.eval_congr (fun t' p' hu => ?_) _ _ (h q hq p hp hg)
    rcases hu with hu | hu
    · rw [free _ _ _ hu, free _ _ _ hu]
    · exact settled _ t' p' (Nat.lt_succ_self _) _ _ hu (Nat.lt_succ_self _)
  · exact free _ _ _ fun q hq => hc.2 q hq R hR

/-- A system whose equations use inputs and other tensors without an equation only. -/
theorem Spec.solvable_of_direct {S : Spec} {I : Interp V} {E : Env} (hc : S.Consistent E)
    (h : ∀ q ∈ S.equations, ∀ p : List Int, p.length = q.vars.length →
      q.guard.eval (E.bind q.vars p) = true →
      q.rhs.Uses (fun t _ => ∀ q' ∈ S.equations, q'.tensor ≠ t) (E.bind q.vars p)) :
    S.Solvable I E := by
  have mono : ∀ (Q Q' : Ten → List Int → Prop), (∀ t p, Q t p → Q' t p) → ∀ (e : TExp) (E : Env),
      e.Uses Q E → e.Uses Q' E := by
    intro Q Q' hQ e
    refine TExp.rec (motive_1 := fun e => ∀ E, e.Uses Q E → e.Uses Q' E)
      (motive_2 := fun es => ∀ E, TExp.UsesAll Q es E → TExp.UsesAll Q' es E)
      ?_ ?_ ?_ ?_ ?_ ?_ ?_ ?_ e
    · exact fun _ _ ih E hu => ih E hu
    · exact fun t idx E hu => hQ _ _ hu
    · exact fun _ _ _ _ => trivial
    · exact fun _ _ _ => trivial
    · exact fun c t e iht ihe E hu => ⟨fun hc => iht E (hu.1 hc), fun hc => ihe E (hu.2 hc)⟩
    · exact fun s f xs c b ihs ihb E hu => ⟨ihs E hu.1, fun p hp hc => ihb _ (hu.2 p hp hc)⟩
    · exact fun _ _ => trivial
    · exact fun e es ihe ihs E hu => ⟨ihe E hu.1, ihs E hu.2⟩
  exact Spec.solvable_of_rank hc (fun _ _ => 0) fun q hq p hp hg =>
    mono _ _ (fun t p' hu => .inl hu) _ _ (h q hq p hp hg)

end Redverify
