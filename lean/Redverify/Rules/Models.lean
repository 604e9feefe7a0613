module

public import Redverify.Solvable
public import Redverify.Rules.Conditions

/-!
# Rules for generated certificates: the equations have a model

A walk over the right sides. Each point that is used has no equation, or a lower level, or the same
level and is lower along the list of ranks. The proof of the last follows the list: `uses_later` and
`uses_tie` go on to the next rank, `uses_rank` ends where a rank is lower, and `uses_order` at the last
rank, if the tensor's order is lower. Families by the number of dimensions and of variables.
-/

@[expose] public noncomputable section

namespace Redverify

variable {S : Spec} {E : Env} {level order : Ten → Nat} {rank : Ten → List Int → Int}
  {ranks : List (Ten → List Int → Int)}

/-! ## Systems -/

/-- Equations that do not overlap and descend have models in all interpretations; `h` by `all_cons`. -/
theorem solvable_equations (hc : S.Consistent E) (level : Ten → Nat)
    (ranks : List (Ten → List Int → Int)) (order : Ten → Nat)
    (h : ∀ q ∈ S.equations, q.Descends S level ranks order E) (V : Type) (I : Interp V) :
    S.Solvable I E := Spec.solvable_of_levels hc level ranks order h

/-- Where levels of tensors suffice; `h` is `by decide`. -/
theorem solvable_layers (hc : S.Consistent E) (level : Ten → Nat)
    (h : ∀ q ∈ S.equations, ∀ t ∈ q.rhs.tensors,
      t ∉ S.equations.map (·.tensor) ∨ level t < level q.tensor) (V : Type) (I : Interp V) :
    S.Solvable I E :=
  Spec.solvable_of_layers hc level h

/-! ## Equations -/

/-- An equation of a scalar descends. -/
theorem descends0 {t : Ten} {c : Cond} {e : TExp} {P : Prop} (hc : c.eval E = true ↔ P)
    (hu : P → e.Uses (S.Before level ranks order t []) E) :
    Equation.Descends S level ranks order E ⟨t, [], c, e⟩ := by
  intro p hl hg
  match p, hl, hg with
  | [], _, hg => exact hu (hc.1 hg)

/-- An equation of one dimension descends. -/
theorem descends1 {t : Ten} {x : Var} {c : Cond} {e : TExp} {P : Int → Prop}
    (hc : ∀ i, c.eval (E.set x i) = true ↔ P i)
    (hu : ∀ i, P i → e.Uses (S.Before level ranks order t [i]) (E.set x i)) :
    Equation.Descends S level ranks order E ⟨t, [x], c, e⟩ := by
  intro p hl hg
  match p, hl, hg with
  | [i], _, hg => exact hu i ((hc i).1 hg)

/-- An equation of two dimensions descends. -/
theorem descends2 {t : Ten} {x y : Var} {c : Cond} {e : TExp} {P : Int → Int → Prop}
    (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ P i j)
    (hu : ∀ i j, P i j → e.Uses (S.Before level ranks order t [i, j]) ((E.set x i).set y j)) :
    Equation.Descends S level ranks order E ⟨t, [x, y], c, e⟩ := by
  intro p hl hg
  match p, hl, hg with
  | [i, j], _, hg => exact hu i j ((hc i j).1 hg)

/-- An equation of three dimensions descends. -/
theorem descends3 {t : Ten} {x y z : Var} {c : Cond} {e : TExp} {P : Int → Int → Int → Prop}
    (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ P i j k)
    (hu : ∀ i j k, P i j k →
      e.Uses (S.Before level ranks order t [i, j, k]) (((E.set x i).set y j).set z k)) :
    Equation.Descends S level ranks order E ⟨t, [x, y, z], c, e⟩ := by
  intro p hl hg
  match p, hl, hg with
  | [i, j, k], _, hg => exact hu i j k ((hc i j k).1 hg)

/-- An equation of four dimensions descends. -/
theorem descends4 {t : Ten} {x y z x₄ : Var} {c : Cond} {e : TExp} {P : Int → Int → Int → Int → Prop}
    (hc : ∀ i j k m, c.eval ((((E.set x i).set y j).set z k).set x₄ m) = true ↔ P i j k m)
    (hu : ∀ i j k m, P i j k m →
      e.Uses (S.Before level ranks order t [i, j, k, m]) ((((E.set x i).set y j).set z k).set x₄ m)) :
    Equation.Descends S level ranks order E ⟨t, [x, y, z, x₄], c, e⟩ := by
  intro p hl hg
  match p, hl, hg with
  | [i, j, k, m], _, hg => exact hu i j k m ((hc i j k m).1 hg)

/-- An equation of five dimensions descends. -/
theorem descends5 {t : Ten} {x y z x₄ x₅ : Var} {c : Cond} {e : TExp}
    {P : Int → Int → Int → Int → Int → Prop}
    (hc : ∀ i j k m n, c.eval (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n) = true ↔ P i j k m n)
    (hu : ∀ i j k m n, P i j k m n →
      e.Uses (S.Before level ranks order t [i, j, k, m, n])
        (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n)) :
    Equation.Descends S level ranks order E ⟨t, [x, y, z, x₄, x₅], c, e⟩ := by
  intro p hl hg
  match p, hl, hg with
  | [i, j, k, m, n], _, hg => exact hu i j k m n ((hc i j k m n).1 hg)

/-- An equation all tensors of which have no equation or a lower level; `h` is `by decide`. -/
theorem descends_layers {q : Equation}
    (h : ∀ t ∈ q.rhs.tensors, t ∉ S.equations.map (·.tensor) ∨ level t < level q.tensor) :
    q.Descends S level ranks order E := fun _ _ _ =>
  q.rhs.uses_of_tensors _ fun t ht _ => (h t ht).imp
    (fun ht _ hq he => ht (he ▸ List.mem_map_of_mem hq)) .inl

/-! ## Expressions -/

section
variable {Q : Ten → List Int → Prop}

/-- A function. -/
theorem uses_fn {f : Fn} {es : List TExp} (hs : TExp.UsesAll Q es E) : (TExp.fn f es).Uses Q E := hs

/-- No arguments. -/
theorem uses_nil : TExp.UsesAll Q [] E := trivial

/-- One more argument. -/
theorem uses_cons {e : TExp} {es : List TExp} (h : e.Uses Q E) (hs : TExp.UsesAll Q es E) :
    TExp.UsesAll Q (e :: es) E := ⟨h, hs⟩

/-- An index as a value. -/
theorem uses_index {τ : Ty} {i : IExp} : (TExp.index τ i).Uses Q E := trivial

/-- A condition as a value. -/
theorem uses_cond {c : Cond} : (TExp.cond c).Uses Q E := trivial

/-- The conditional: each branch where it is taken. -/
theorem uses_select_of {c : Cond} {a b : TExp} {P : Prop} (hc : c.eval E = true ↔ P)
    (ha : P → a.Uses Q E) (hb : ¬ P → b.Uses Q E) : (TExp.select c a b).Uses Q E :=
  ⟨fun h => ha (hc.1 h), fun h => hb ((cond_neg hc).1 h)⟩

/-- An index that is data. -/
theorem uses_letval {x : Var} {τ : Ty} {t body : TExp} (ht : t.Uses Q E)
    (hb : ∀ n, body.Uses Q (E.set x n)) : (TExp.letval x τ t body).Uses Q E := ⟨ht, hb⟩

end

/-- A tensor without an equation; `h` is `by decide`. -/
theorem uses_input {t t' : Ten} {p : List Int} {idx : List IExp}
    (h : t' ∉ S.equations.map (·.tensor)) : (TExp.access t' idx).Uses (S.Before level ranks order t p) E :=
  .inl fun _ hq he => h (he ▸ List.mem_map_of_mem hq)

/-- A tensor of lower level; `h` is `by decide`. -/
theorem uses_lower {t t' : Ten} {p : List Int} {idx : List IExp} (h : level t' < level t) :
    (TExp.access t' idx).Uses (S.Before level ranks order t p) E := .inr (.inl h)

/-- Tensors without an equation or of lower level, anywhere in an expression; `h` is `by decide`. -/
theorem uses_layers {t : Ten} {p : List Int} {e : TExp}
    (h : ∀ t' ∈ e.tensors, t' ∉ S.equations.map (·.tensor) ∨ level t' < level t) :
    e.Uses (S.Before level ranks order t p) E :=
  e.uses_of_tensors E fun t' ht _ => (h t' ht).imp
    (fun ht _ hq he => ht (he ▸ List.mem_map_of_mem hq)) .inl

/-- Point `p'` of a tensor of the same level, of lower rank `r'` than the equation's `r`. -/
theorem uses_rank {t t' : Ten} {p : List Int} {idx : List IExp} (p' : List Int) (r r' : Int)
    (hi : evalIdx idx E = p') (hl : level t' = level t) (hr : rank t p = r) (hr' : rank t' p' = r')
    (h0 : 0 ≤ r) (h : r' < r) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E := by
  subst hi hr hr'
  exact .inr (.inr ⟨hl, .inl ⟨h0, h⟩⟩)

/-- Point `p'` of a tensor of the same level and lower order, of no higher rank `r'` than the
equation's `r`, which is the last one; `ho` is `by decide`. -/
theorem uses_order {t t' : Ten} {p : List Int} {idx : List IExp} (p' : List Int) (r r' : Int)
    (hi : evalIdx idx E = p') (hl : level t' = level t) (ho : order t' < order t) (hr : rank t p = r)
    (hr' : rank t' p' = r') (h : r' ≤ r) :
    (TExp.access t' idx).Uses (S.Before level [rank] order t p) E := by
  subst hi hr hr'
  exact .inr (.inr ⟨hl, .inr ⟨h, ho⟩⟩)

/-- Point `p'` of no higher rank `r'` than the equation's `r`, before it along the ranks that are left. -/
theorem uses_later {t t' : Ten} {p : List Int} {idx : List IExp} (p' : List Int) (r r' : Int)
    (hi : evalIdx idx E = p') (hr : rank t p = r) (hr' : rank t' p' = r') (h : r' ≤ r)
    (hn : (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E := by
  subst hi hr hr'
  exact hn.imp_right (.imp_right fun hn => ⟨hn.1, .inr ⟨h, hn.2⟩⟩)

/-- Point `p'` of no higher rank `r'` than the equation's `r`, before it along the ranks that are left if
the ranks are the same. -/
theorem uses_tie {t t' : Ten} {p : List Int} {idx : List IExp} (p' : List Int) (r r' : Int)
    (hi : evalIdx idx E = p') (hl : level t' = level t) (hr : rank t p = r) (hr' : rank t' p' = r')
    (h0 : 0 ≤ r) (h : r' ≤ r)
    (hn : r' = r → (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E := by
  rcases Int.lt_or_eq_of_le h with hlt | he
  · exact uses_rank p' r r' hi hl hr hr' h0 hlt
  · exact uses_later p' r r' hi hr hr' h (hn he)

/-! ## Reductions -/

section
variable {Q : Ten → List Int → Prop}

/-- A reduction over no variables from a start value. -/
theorem uses_reduce_some0 {f : Fn} {c : Cond} {a e : TExp} {P : Prop} (hs : a.Uses Q E)
    (hc : c.eval E = true ↔ P) (hb : P → e.Uses Q E) : (TExp.reduce [a] f [] c e).Uses Q E := by
  refine ⟨⟨hs, trivial⟩, fun p hl hp => ?_⟩
  match p, hl, hp with
  | [], _, hp => exact hb (hc.1 hp)

/-- A reduction over no variables without a start value. -/
theorem uses_reduce_first0 {f : Fn} {c : Cond} {e : TExp} {P : Prop} (hc : c.eval E = true ↔ P)
    (hb : P → e.Uses Q E) : (TExp.reduce [] f [] c e).Uses Q E := by
  refine ⟨trivial, fun p hl hp => ?_⟩
  match p, hl, hp with
  | [], _, hp => exact hb (hc.1 hp)

/-- A reduction over one variable from a start value. -/
theorem uses_reduce_some1 {f : Fn} {x : Var} {c : Cond} {a e : TExp} {P : Int → Prop} (hs : a.Uses Q E)
    (hc : ∀ i, c.eval (E.set x i) = true ↔ P i) (hb : ∀ i, P i → e.Uses Q (E.set x i)) :
    (TExp.reduce [a] f [x] c e).Uses Q E := by
  refine ⟨⟨hs, trivial⟩, fun p hl hp => ?_⟩
  match p, hl, hp with
  | [i], _, hp => exact hb i ((hc i).1 hp)

/-- A reduction over one variable without a start value. -/
theorem uses_reduce_first1 {f : Fn} {x : Var} {c : Cond} {e : TExp} {P : Int → Prop}
    (hc : ∀ i, c.eval (E.set x i) = true ↔ P i) (hb : ∀ i, P i → e.Uses Q (E.set x i)) :
    (TExp.reduce [] f [x] c e).Uses Q E := by
  refine ⟨trivial, fun p hl hp => ?_⟩
  match p, hl, hp with
  | [i], _, hp => exact hb i ((hc i).1 hp)

/-- A reduction over two variables from a start value. -/
theorem uses_reduce_some2 {f : Fn} {x y : Var} {c : Cond} {a e : TExp} {P : Int → Int → Prop}
    (hs : a.Uses Q E) (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ P i j)
    (hb : ∀ i j, P i j → e.Uses Q ((E.set x i).set y j)) : (TExp.reduce [a] f [x, y] c e).Uses Q E := by
  refine ⟨⟨hs, trivial⟩, fun p hl hp => ?_⟩
  match p, hl, hp with
  | [i, j], _, hp => exact hb i j ((hc i j).1 hp)

/-- A reduction over two variables without a start value. -/
theorem uses_reduce_first2 {f : Fn} {x y : Var} {c : Cond} {e : TExp} {P : Int → Int → Prop}
    (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ P i j)
    (hb : ∀ i j, P i j → e.Uses Q ((E.set x i).set y j)) : (TExp.reduce [] f [x, y] c e).Uses Q E := by
  refine ⟨trivial, fun p hl hp => ?_⟩
  match p, hl, hp with
  | [i, j], _, hp => exact hb i j ((hc i j).1 hp)

/-- A reduction over three variables from a start value. -/
theorem uses_reduce_some3 {f : Fn} {x y z : Var} {c : Cond} {a e : TExp} {P : Int → Int → Int → Prop}
    (hs : a.Uses Q E) (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ P i j k)
    (hb : ∀ i j k, P i j k → e.Uses Q (((E.set x i).set y j).set z k)) :
    (TExp.reduce [a] f [x, y, z] c e).Uses Q E := by
  refine ⟨⟨hs, trivial⟩, fun p hl hp => ?_⟩
  match p, hl, hp with
  | [i, j, k], _, hp => exact hb i j k ((hc i j k).1 hp)

/-- A reduction over three variables without a start value. -/
theorem uses_reduce_first3 {f : Fn} {x y z : Var} {c : Cond} {e : TExp} {P : Int → Int → Int → Prop}
    (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ P i j k)
    (hb : ∀ i j k, P i j k → e.Uses Q (((E.set x i).set y j).set z k)) :
    (TExp.reduce [] f [x, y, z] c e).Uses Q E := by
  refine ⟨trivial, fun p hl hp => ?_⟩
  match p, hl, hp with
  | [i, j, k], _, hp => exact hb i j k ((hc i j k).1 hp)

/-- A reduction over four variables from a start value. -/
theorem uses_reduce_some4 {f : Fn} {x y z x₄ : Var} {c : Cond} {a e : TExp}
    {P : Int → Int → Int → Int → Prop} (hs : a.Uses Q E)
    (hc : ∀ i j k m, c.eval ((((E.set x i).set y j).set z k).set x₄ m) = true ↔ P i j k m)
    (hb : ∀ i j k m, P i j k m → e.Uses Q ((((E.set x i).set y j).set z k).set x₄ m)) :
    (TExp.reduce [a] f [x, y, z, x₄] c e).Uses Q E := by
  refine ⟨⟨hs, trivial⟩, fun p hl hp => ?_⟩
  match p, hl, hp with
  | [i, j, k, m], _, hp => exact hb i j k m ((hc i j k m).1 hp)

/-- A reduction over four variables without a start value. -/
theorem uses_reduce_first4 {f : Fn} {x y z x₄ : Var} {c : Cond} {e : TExp}
    {P : Int → Int → Int → Int → Prop}
    (hc : ∀ i j k m, c.eval ((((E.set x i).set y j).set z k).set x₄ m) = true ↔ P i j k m)
    (hb : ∀ i j k m, P i j k m → e.Uses Q ((((E.set x i).set y j).set z k).set x₄ m)) :
    (TExp.reduce [] f [x, y, z, x₄] c e).Uses Q E := by
  refine ⟨trivial, fun p hl hp => ?_⟩
  match p, hl, hp with
  | [i, j, k, m], _, hp => exact hb i j k m ((hc i j k m).1 hp)

/-- A reduction over five variables from a start value. -/
theorem uses_reduce_some5 {f : Fn} {x y z x₄ x₅ : Var} {c : Cond} {a e : TExp}
    {P : Int → Int → Int → Int → Int → Prop} (hs : a.Uses Q E)
    (hc : ∀ i j k m n, c.eval (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n) = true ↔ P i j k m n)
    (hb : ∀ i j k m n, P i j k m n → e.Uses Q (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n)) :
    (TExp.reduce [a] f [x, y, z, x₄, x₅] c e).Uses Q E := by
  refine ⟨⟨hs, trivial⟩, fun p hl hp => ?_⟩
  match p, hl, hp with
  | [i, j, k, m, n], _, hp => exact hb i j k m n ((hc i j k m n).1 hp)

/-- A reduction over five variables without a start value. -/
theorem uses_reduce_first5 {f : Fn} {x y z x₄ x₅ : Var} {c : Cond} {e : TExp}
    {P : Int → Int → Int → Int → Int → Prop}
    (hc : ∀ i j k m n, c.eval (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n) = true ↔ P i j k m n)
    (hb : ∀ i j k m n, P i j k m n → e.Uses Q (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n)) :
    (TExp.reduce [] f [x, y, z, x₄, x₅] c e).Uses Q E := by
  refine ⟨trivial, fun p hl hp => ?_⟩
  match p, hl, hp with
  | [i, j, k, m, n], _, hp => exact hb i j k m n ((hc i j k m n).1 hp)

end

/-! ## Points of lower rank -/

/-- The scalar of a tensor of the same level, of lower rank. -/
theorem uses_rank0 {t t' : Ten} {p : List Int} {idx : List IExp} (r r' : Int) (hi : evalIdx idx E = [])
    (hl : level t' = level t) (hr : rank t p = r) (hr' : rank t' [] = r') (h0 : 0 ≤ r) (h : r' < r) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_rank [] r r' hi hl hr hr' h0 h

/-- A point of a tensor of the same level, of lower rank. -/
theorem uses_rank1 {t t' : Ten} {p : List Int} {idx : List IExp} (i r r' : Int) (hi : evalIdx idx E = [i])
    (hl : level t' = level t) (hr : rank t p = r) (hr' : rank t' [i] = r') (h0 : 0 ≤ r) (h : r' < r) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_rank [i] r r' hi hl hr hr' h0 h

/-- A point of a tensor of the same level, of lower rank. -/
theorem uses_rank2 {t t' : Ten} {p : List Int} {idx : List IExp} (i j r r' : Int)
    (hi : evalIdx idx E = [i, j]) (hl : level t' = level t) (hr : rank t p = r)
    (hr' : rank t' [i, j] = r') (h0 : 0 ≤ r) (h : r' < r) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_rank [i, j] r r' hi hl hr hr' h0 h

/-- A point of a tensor of the same level, of lower rank. -/
theorem uses_rank3 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k r r' : Int)
    (hi : evalIdx idx E = [i, j, k]) (hl : level t' = level t) (hr : rank t p = r)
    (hr' : rank t' [i, j, k] = r') (h0 : 0 ≤ r) (h : r' < r) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_rank [i, j, k] r r' hi hl hr hr' h0 h

/-- A point of a tensor of the same level, of lower rank. -/
theorem uses_rank4 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k m r r' : Int)
    (hi : evalIdx idx E = [i, j, k, m]) (hl : level t' = level t) (hr : rank t p = r)
    (hr' : rank t' [i, j, k, m] = r') (h0 : 0 ≤ r) (h : r' < r) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_rank [i, j, k, m] r r' hi hl hr hr' h0 h

/-- A point of a tensor of the same level, of lower rank. -/
theorem uses_rank5 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k m n r r' : Int)
    (hi : evalIdx idx E = [i, j, k, m, n]) (hl : level t' = level t) (hr : rank t p = r)
    (hr' : rank t' [i, j, k, m, n] = r') (h0 : 0 ≤ r) (h : r' < r) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_rank [i, j, k, m, n] r r' hi hl hr hr' h0 h

/-- A point of a tensor of the same level, of lower rank. -/
theorem uses_rank6 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k m n o r r' : Int)
    (hi : evalIdx idx E = [i, j, k, m, n, o]) (hl : level t' = level t) (hr : rank t p = r)
    (hr' : rank t' [i, j, k, m, n, o] = r') (h0 : 0 ≤ r) (h : r' < r) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_rank [i, j, k, m, n, o] r r' hi hl hr hr' h0 h

/-! ## Points of no higher rank, of tensors of lower order -/

/-- The scalar of a tensor of the same level and lower order, of no higher rank. -/
theorem uses_order0 {t t' : Ten} {p : List Int} {idx : List IExp} (r r' : Int) (hi : evalIdx idx E = [])
    (hl : level t' = level t) (ho : order t' < order t) (hr : rank t p = r) (hr' : rank t' [] = r')
    (h : r' ≤ r) : (TExp.access t' idx).Uses (S.Before level [rank] order t p) E :=
  uses_order [] r r' hi hl ho hr hr' h

/-- A point of a tensor of the same level and lower order, of no higher rank. -/
theorem uses_order1 {t t' : Ten} {p : List Int} {idx : List IExp} (i r r' : Int)
    (hi : evalIdx idx E = [i]) (hl : level t' = level t) (ho : order t' < order t) (hr : rank t p = r)
    (hr' : rank t' [i] = r') (h : r' ≤ r) : (TExp.access t' idx).Uses (S.Before level [rank] order t p) E :=
  uses_order [i] r r' hi hl ho hr hr' h

/-- A point of a tensor of the same level and lower order, of no higher rank. -/
theorem uses_order2 {t t' : Ten} {p : List Int} {idx : List IExp} (i j r r' : Int)
    (hi : evalIdx idx E = [i, j]) (hl : level t' = level t) (ho : order t' < order t) (hr : rank t p = r)
    (hr' : rank t' [i, j] = r') (h : r' ≤ r) :
    (TExp.access t' idx).Uses (S.Before level [rank] order t p) E :=
  uses_order [i, j] r r' hi hl ho hr hr' h

/-- A point of a tensor of the same level and lower order, of no higher rank. -/
theorem uses_order3 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k r r' : Int)
    (hi : evalIdx idx E = [i, j, k]) (hl : level t' = level t) (ho : order t' < order t)
    (hr : rank t p = r) (hr' : rank t' [i, j, k] = r') (h : r' ≤ r) :
    (TExp.access t' idx).Uses (S.Before level [rank] order t p) E :=
  uses_order [i, j, k] r r' hi hl ho hr hr' h

/-- A point of a tensor of the same level and lower order, of no higher rank. -/
theorem uses_order4 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k m r r' : Int)
    (hi : evalIdx idx E = [i, j, k, m]) (hl : level t' = level t) (ho : order t' < order t)
    (hr : rank t p = r) (hr' : rank t' [i, j, k, m] = r') (h : r' ≤ r) :
    (TExp.access t' idx).Uses (S.Before level [rank] order t p) E :=
  uses_order [i, j, k, m] r r' hi hl ho hr hr' h

/-- A point of a tensor of the same level and lower order, of no higher rank. -/
theorem uses_order5 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k m n r r' : Int)
    (hi : evalIdx idx E = [i, j, k, m, n]) (hl : level t' = level t) (ho : order t' < order t)
    (hr : rank t p = r) (hr' : rank t' [i, j, k, m, n] = r') (h : r' ≤ r) :
    (TExp.access t' idx).Uses (S.Before level [rank] order t p) E :=
  uses_order [i, j, k, m, n] r r' hi hl ho hr hr' h

/-- A point of a tensor of the same level and lower order, of no higher rank. -/
theorem uses_order6 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k m n o r r' : Int)
    (hi : evalIdx idx E = [i, j, k, m, n, o]) (hl : level t' = level t) (ho : order t' < order t)
    (hr : rank t p = r) (hr' : rank t' [i, j, k, m, n, o] = r') (h : r' ≤ r) :
    (TExp.access t' idx).Uses (S.Before level [rank] order t p) E :=
  uses_order [i, j, k, m, n, o] r r' hi hl ho hr hr' h

/-! ## Points that later ranks settle -/

/-- The scalar of a tensor, of no higher rank, before the equation's along the other ranks. -/
theorem uses_later0 {t t' : Ten} {p : List Int} {idx : List IExp} (r r' : Int) (hi : evalIdx idx E = [])
    (hr : rank t p = r) (hr' : rank t' [] = r') (h : r' ≤ r)
    (hn : (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_later [] r r' hi hr hr' h hn

/-- A point of no higher rank, before the equation's along the other ranks. -/
theorem uses_later1 {t t' : Ten} {p : List Int} {idx : List IExp} (i r r' : Int)
    (hi : evalIdx idx E = [i]) (hr : rank t p = r) (hr' : rank t' [i] = r') (h : r' ≤ r)
    (hn : (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_later [i] r r' hi hr hr' h hn

/-- A point of no higher rank, before the equation's along the other ranks. -/
theorem uses_later2 {t t' : Ten} {p : List Int} {idx : List IExp} (i j r r' : Int)
    (hi : evalIdx idx E = [i, j]) (hr : rank t p = r) (hr' : rank t' [i, j] = r') (h : r' ≤ r)
    (hn : (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_later [i, j] r r' hi hr hr' h hn

/-- A point of no higher rank, before the equation's along the other ranks. -/
theorem uses_later3 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k r r' : Int)
    (hi : evalIdx idx E = [i, j, k]) (hr : rank t p = r) (hr' : rank t' [i, j, k] = r') (h : r' ≤ r)
    (hn : (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_later [i, j, k] r r' hi hr hr' h hn

/-- A point of no higher rank, before the equation's along the other ranks. -/
theorem uses_later4 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k m r r' : Int)
    (hi : evalIdx idx E = [i, j, k, m]) (hr : rank t p = r) (hr' : rank t' [i, j, k, m] = r')
    (h : r' ≤ r) (hn : (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_later [i, j, k, m] r r' hi hr hr' h hn

/-- A point of no higher rank, before the equation's along the other ranks. -/
theorem uses_later5 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k m n r r' : Int)
    (hi : evalIdx idx E = [i, j, k, m, n]) (hr : rank t p = r) (hr' : rank t' [i, j, k, m, n] = r')
    (h : r' ≤ r) (hn : (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_later [i, j, k, m, n] r r' hi hr hr' h hn

/-- A point of no higher rank, before the equation's along the other ranks. -/
theorem uses_later6 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k m n o r r' : Int)
    (hi : evalIdx idx E = [i, j, k, m, n, o]) (hr : rank t p = r) (hr' : rank t' [i, j, k, m, n, o] = r')
    (h : r' ≤ r) (hn : (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_later [i, j, k, m, n, o] r r' hi hr hr' h hn

/-- The scalar of a tensor, of no higher rank, before the equation's along the other ranks if they are tied. -/
theorem uses_tie0 {t t' : Ten} {p : List Int} {idx : List IExp} (r r' : Int) (hi : evalIdx idx E = [])
    (hl : level t' = level t) (hr : rank t p = r) (hr' : rank t' [] = r') (h0 : 0 ≤ r) (h : r' ≤ r)
    (hn : r' = r → (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_tie [] r r' hi hl hr hr' h0 h hn

/-- A point of no higher rank, before the equation's along the other ranks if the two are tied. -/
theorem uses_tie1 {t t' : Ten} {p : List Int} {idx : List IExp} (i r r' : Int) (hi : evalIdx idx E = [i])
    (hl : level t' = level t) (hr : rank t p = r) (hr' : rank t' [i] = r') (h0 : 0 ≤ r) (h : r' ≤ r)
    (hn : r' = r → (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_tie [i] r r' hi hl hr hr' h0 h hn

/-- A point of no higher rank, before the equation's along the other ranks if the two are tied. -/
theorem uses_tie2 {t t' : Ten} {p : List Int} {idx : List IExp} (i j r r' : Int)
    (hi : evalIdx idx E = [i, j]) (hl : level t' = level t) (hr : rank t p = r)
    (hr' : rank t' [i, j] = r') (h0 : 0 ≤ r) (h : r' ≤ r)
    (hn : r' = r → (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_tie [i, j] r r' hi hl hr hr' h0 h hn

/-- A point of no higher rank, before the equation's along the other ranks if the two are tied. -/
theorem uses_tie3 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k r r' : Int)
    (hi : evalIdx idx E = [i, j, k]) (hl : level t' = level t) (hr : rank t p = r)
    (hr' : rank t' [i, j, k] = r') (h0 : 0 ≤ r) (h : r' ≤ r)
    (hn : r' = r → (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_tie [i, j, k] r r' hi hl hr hr' h0 h hn

/-- A point of no higher rank, before the equation's along the other ranks if the two are tied. -/
theorem uses_tie4 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k m r r' : Int)
    (hi : evalIdx idx E = [i, j, k, m]) (hl : level t' = level t) (hr : rank t p = r)
    (hr' : rank t' [i, j, k, m] = r') (h0 : 0 ≤ r) (h : r' ≤ r)
    (hn : r' = r → (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_tie [i, j, k, m] r r' hi hl hr hr' h0 h hn

/-- A point of no higher rank, before the equation's along the other ranks if the two are tied. -/
theorem uses_tie5 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k m n r r' : Int)
    (hi : evalIdx idx E = [i, j, k, m, n]) (hl : level t' = level t) (hr : rank t p = r)
    (hr' : rank t' [i, j, k, m, n] = r') (h0 : 0 ≤ r) (h : r' ≤ r)
    (hn : r' = r → (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_tie [i, j, k, m, n] r r' hi hl hr hr' h0 h hn

/-- A point of no higher rank, before the equation's along the other ranks if the two are tied. -/
theorem uses_tie6 {t t' : Ten} {p : List Int} {idx : List IExp} (i j k m n o r r' : Int)
    (hi : evalIdx idx E = [i, j, k, m, n, o]) (hl : level t' = level t) (hr : rank t p = r)
    (hr' : rank t' [i, j, k, m, n, o] = r') (h0 : 0 ≤ r) (h : r' ≤ r)
    (hn : r' = r → (TExp.access t' idx).Uses (S.Before level ranks order t p) E) :
    (TExp.access t' idx).Uses (S.Before level (rank :: ranks) order t p) E :=
  uses_tie [i, j, k, m, n, o] r r' hi hl hr hr' h0 h hn

end Redverify
