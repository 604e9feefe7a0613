module

public import Redverify.Tactics

/-!
# Specifications whose equations have a model for every input

A statement about all models says little of equations that have none, so `Implements` asks for one
to every choice of inputs. What is here shows that there is one: along any well-founded order, along
levels of tensors and a list of ranks of points, or along levels alone, which is decided from the text.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type}

mutual
/-- All points of tensors on which the expression's value depends satisfy `Q`, whatever its indices that are
data are. -/
def TExp.Uses (Q : Ten → List Int → Prop) : TExp → Env → Prop
  | .fn _ args, E => TExp.UsesAll Q args E
  | .access t idx, E => Q t (evalIdx idx E)
  | .index _ _, _ => True
  | .cond _, _ => True
  | .select c t e, E => (c.eval E = true → t.Uses Q E) ∧ (c.eval E = false → e.Uses Q E)
  | .letval x _ t body, E => t.Uses Q E ∧ ∀ n, body.Uses Q (E.set x n)
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
  | .letval x τ t body, E, hu => by
    simp only [TExp.eval]
    rw [TExp.eval_congr h t E hu.1]
    exact TExp.eval_congr h body _ (hu.2 _)
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

mutual
/-- Larger sets hold the points that are used, too. -/
theorem TExp.Uses.mono {Q Q' : Ten → List Int → Prop} (h : ∀ t p, Q t p → Q' t p) :
    ∀ {e : TExp} {E : Env}, e.Uses Q E → e.Uses Q' E
  | .fn _ _, _, hu => TExp.UsesAll.mono h hu
  | .access _ _, _, hu => h _ _ hu
  | .index _ _, _, _ => trivial
  | .cond _, _, _ => trivial
  | .select _ _ _, _, hu => ⟨fun hc => (hu.1 hc).mono h, fun hc => (hu.2 hc).mono h⟩
  | .letval _ _ _ _, _, hu => ⟨hu.1.mono h, fun n => (hu.2 n).mono h⟩
  | .reduce _ _ _ _ _, _, hu => ⟨hu.1.mono h, fun p hp hc => (hu.2 p hp hc).mono h⟩

/-- The same of several expressions. -/
theorem TExp.UsesAll.mono {Q Q' : Ten → List Int → Prop} (h : ∀ t p, Q t p → Q' t p) :
    ∀ {es : List TExp} {E : Env}, TExp.UsesAll Q es E → TExp.UsesAll Q' es E
  | [], _, _ => trivial
  | _ :: _, _, hu => ⟨hu.1.mono h, hu.2.mono h⟩
end

mutual
/-- The tensors of an expression. -/
def TExp.tensors : TExp → List Ten
  | .fn _ args => TExp.allTensors args
  | .access t _ => [t]
  | .index _ _ => []
  | .cond _ => []
  | .select _ t e => t.tensors ++ e.tensors
  | .letval _ _ t body => t.tensors ++ body.tensors
  | .reduce start _ _ _ body => TExp.allTensors start ++ body.tensors

/-- The tensors of several expressions. -/
def TExp.allTensors : List TExp → List Ten
  | [] => []
  | t :: ts => t.tensors ++ TExp.allTensors ts
end

mutual
/-- An expression uses points of its tensors only. -/
theorem TExp.uses_of_tensors {Q : Ten → List Int → Prop} :
    ∀ (e : TExp) (E : Env), (∀ t ∈ e.tensors, ∀ p, Q t p) → e.Uses Q E
  | .fn _ args, E, h => TExp.usesAll_of_tensors args E h
  | .access _ _, _, h => h _ (.head _) _
  | .index _ _, _, _ => trivial
  | .cond _, _, _ => trivial
  | .select _ t e, E, h => ⟨fun _ => t.uses_of_tensors E fun _ ht => h _ (List.mem_append_left _ ht),
    fun _ => e.uses_of_tensors E fun _ ht => h _ (List.mem_append_right _ ht)⟩
  | .letval _ _ t body, E, h => ⟨t.uses_of_tensors E fun _ ht => h _ (List.mem_append_left _ ht),
    fun _ => body.uses_of_tensors _ fun _ ht => h _ (List.mem_append_right _ ht)⟩
  | .reduce start _ _ _ body, E, h =>
    ⟨TExp.usesAll_of_tensors start E fun _ ht => h _ (List.mem_append_left _ ht),
      fun _ _ _ => body.uses_of_tensors _ fun _ ht => h _ (List.mem_append_right _ ht)⟩

/-- The same of several expressions. -/
theorem TExp.usesAll_of_tensors {Q : Ten → List Int → Prop} :
    ∀ (es : List TExp) (E : Env), (∀ t ∈ TExp.allTensors es, ∀ p, Q t p) → TExp.UsesAll Q es E
  | [], _, _ => trivial
  | e :: es, E, h => ⟨e.uses_of_tensors E fun _ ht => h _ (List.mem_append_left _ ht),
    TExp.usesAll_of_tensors es E fun _ ht => h _ (List.mem_append_right _ ht)⟩
end

open Classical in
/-- Equations that do not overlap, each point of which uses only points before it in a well-founded
order and points without an equation, have a model for all inputs. -/
theorem Spec.solvable_of_order {S : Spec} {I : Interp V} {E : Env} (hc : S.Consistent E)
    {r : Ten × List Int → Ten × List Int → Prop} (wf : WellFounded r)
    (h : ∀ q ∈ S.equations, ∀ p : List Int, p.length = q.vars.length →
      q.guard.eval (E.bind q.vars p) = true →
      q.rhs.Uses (fun t p' => (∀ q' ∈ S.equations, q'.tensor ≠ t) ∨ r (t, p') (q.tensor, p))
        (E.bind q.vars p)) : S.Solvable I E := by
  intro M₀ _
  have pick : ∀ q ∈ S.equations, ∀ p, p.length = q.vars.length →
      q.guard.eval (E.bind q.vars p) = true →
      S.equations.find? (·.Covers E q.tensor p) = some q := by
    intro q hq p hp hg
    refine find_of_pairwise (hc.1.imp fun {r s} hrs hb => ?_) hq (by simp [Equation.Covers, hp, hg])
    simp only [Equation.Covers, Bool.and_eq_true, decide_eq_true_eq] at hb
    obtain ⟨⟨⟨h1, h2⟩, h3⟩, ⟨h4, h5⟩, h6⟩ := hb
    exact hrs (h1.trans h4.symm) p h2 h5 ⟨h3, h6⟩
  let F : (x : Ten × List Int) → ((y : Ten × List Int) → r y x → V) → V := fun x rec =>
    match S.equations.find? (·.Covers E x.1 x.2) with
    | some q => q.rhs.eval I (fun t p => if hr : r (t, p) x then rec (t, p) hr else M₀ t p)
      (E.bind q.vars x.2)
    | none => M₀ x.1 x.2
  have free : ∀ t p, (∀ q ∈ S.equations, q.tensor ≠ t) → wf.fix F (t, p) = M₀ t p := by
    intro t p ht
    have hn : S.equations.find? (·.Covers E t p) = none := by
      rw [List.find?_eq_none]
      intro q hq
      simp [Equation.Covers, ht q hq]
    rw [wf.fix_eq]
    simp only [F, hn]
  refine ⟨fun t p => wf.fix F (t, p), fun q hq p hp hg => ?_, fun R hR p => ?_⟩
  · show wf.fix F (q.tensor, p) = _
    rw [wf.fix_eq]
    simp only [F, pick q hq p hp hg]
    refine TExp.eval_congr (fun t' p' hu => ?_) _ _ (h q hq p hp hg)
    by_cases hr : r (t', p') (q.tensor, p)
    · rw [dif_pos hr]
    · rw [dif_neg hr]
      exact (free t' p' (hu.resolve_right hr)).symm
  · exact free _ _ fun q hq => hc.2 q hq R hR

/-- Point `p'` of tensor `t'` is lower than point `p` of tensor `t` along a list of ranks: some rank is
smaller at `p'` and none before it is larger, or no rank is larger and the order of the tensor is
smaller. -/
def Lower (order : Ten → Nat) (t : Ten) (p : List Int) (t' : Ten) (p' : List Int) :
    List (Ten → List Int → Int) → Prop
  | [] => order t' < order t
  | rank :: ranks => (0 ≤ rank t p ∧ rank t' p' < rank t p) ∨
    (rank t' p' ≤ rank t p ∧ Lower order t p t' p' ranks)

/-- No points are lower and lower without end. -/
theorem lower_wf (order : Ten → Nat) : ∀ ranks : List (Ten → List Int → Int),
    WellFounded fun x y : Ten × List Int => Lower order y.1 y.2 x.1 x.2 ranks
  | [] => InvImage.wf (fun x : Ten × List Int => order x.1) Nat.lt_wfRel.wf
  | rank :: ranks => by
    refine Subrelation.wf ?_ (InvImage.wf
      (fun x : Ten × List Int => ((rank x.1 x.2 + 1).toNat, x))
      (Prod.lex Nat.lt_wfRel ⟨_, lower_wf order ranks⟩).wf)
    intro x y h
    show Prod.Lex (· < ·) _ ((rank x.1 x.2 + 1).toNat, x) ((rank y.1 y.2 + 1).toNat, y)
    rcases h with ⟨h0, hr⟩ | ⟨hr, hl⟩
    · exact .left _ _ (by omega)
    · rcases Nat.lt_or_eq_of_le
        (show (rank x.1 x.2 + 1).toNat ≤ (rank y.1 y.2 + 1).toNat by omega) with hr | hr
      · exact .left _ _ hr
      · rw [hr]
        exact .right _ hl

/-- Point `p'` of tensor `t'` comes before point `p` of tensor `t`: it has no equation, a lower
level, or the same level and is lower along the ranks. -/
def Spec.Before (S : Spec) (level : Ten → Nat) (ranks : List (Ten → List Int → Int))
    (order : Ten → Nat) (t : Ten) (p : List Int) (t' : Ten) (p' : List Int) : Prop :=
  (∀ q ∈ S.equations, q.tensor ≠ t') ∨ level t' < level t ∨
    (level t' = level t ∧ Lower order t p t' p' ranks)

/-- The equation uses only points before its own. -/
def Equation.Descends (S : Spec) (level : Ten → Nat) (ranks : List (Ten → List Int → Int))
    (order : Ten → Nat) (E : Env) (q : Equation) : Prop :=
  ∀ p : List Int, p.length = q.vars.length → q.guard.eval (E.bind q.vars p) = true →
    q.rhs.Uses (S.Before level ranks order q.tensor p) (E.bind q.vars p)

/-- Equations that do not overlap and descend along levels, ranks and the order of tensors have a
model for all inputs. -/
theorem Spec.solvable_of_levels {S : Spec} {I : Interp V} {E : Env} (hc : S.Consistent E)
    (level : Ten → Nat) (ranks : List (Ten → List Int → Int)) (order : Ten → Nat)
    (h : ∀ q ∈ S.equations, q.Descends S level ranks order E) : S.Solvable I E := by
  refine Spec.solvable_of_order hc
    (InvImage.wf (fun x : Ten × List Int => (level x.1, x))
      (Prod.lex Nat.lt_wfRel ⟨_, lower_wf order ranks⟩).wf)
    fun q hq p hp hg => (h q hq p hp hg).mono fun t' p' hu => hu.imp_right fun hu => ?_
  show Prod.Lex (· < ·) _ (level t', (t', p')) (level q.tensor, (q.tensor, p))
  rcases hu with hu | ⟨hl, hu⟩
  · exact .left _ _ hu
  · rw [hl]
    exact .right _ hu

/-- Equations that do not overlap and use tensors without an equation or of lower level only;
`h` is `by decide`. -/
theorem Spec.solvable_of_layers {S : Spec} {I : Interp V} {E : Env} (hc : S.Consistent E)
    (level : Ten → Nat)
    (h : ∀ q ∈ S.equations, ∀ t ∈ q.rhs.tensors,
      t ∉ S.equations.map (·.tensor) ∨ level t < level q.tensor) : S.Solvable I E :=
  Spec.solvable_of_levels hc level [] (fun _ => 0) fun q hq _ _ _ =>
    q.rhs.uses_of_tensors _ fun t ht _ => (h q hq t ht).imp
      (fun ht _ hq' he => ht (he ▸ List.mem_map_of_mem hq')) .inl

/-- Equations that do not overlap and use tensors without an equation only; `h` is `by decide`. -/
theorem Spec.solvable_of_direct {S : Spec} {I : Interp V} {E : Env} (hc : S.Consistent E)
    (h : ∀ q ∈ S.equations, ∀ t ∈ q.rhs.tensors, t ∉ S.equations.map (·.tensor)) : S.Solvable I E :=
  Spec.solvable_of_layers hc (fun _ => 0) fun q hq t ht => .inl (h q hq t ht)

end Redverify
