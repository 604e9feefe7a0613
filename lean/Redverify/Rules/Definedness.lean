module

public import Redverify.Rules.Conditions

/-!
# Rules for generated certificates: the specification is defined

A walk over the outputs and the right sides: each access is inside of an input or has an equation, each
reduction is over a finite set and, without a start value, not over an empty one. Families by the
number of variables.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V} {M : Model V} {S : Spec} {E E' : Env} {K D : Ten → List Int → Prop}

/-- The point lies in an input's region, or an equation gives its value and `K` holds of it: where
equations have values need not be everywhere that they have guards. -/
def Spec.Given (S : Spec) (K : Ten → List Int → Prop) (E : Env) (t : Ten) (p : List Int) : Prop :=
  (∃ R ∈ S.inputs, R.tensor = t ∧ R.Holds E p) ∨
  (K t p ∧ ∃ q ∈ S.equations, q.tensor = t ∧ p.length = q.vars.length ∧
    q.guard.eval (E.bind q.vars p) = true)

/-- The right side of the equation is defined wherever the equation counts. -/
def Equation.WellDefined (I : Interp V) (M : Model V) (S : Spec) (K : Ten → List Int → Prop) (E : Env) (q : Equation) : Prop :=
  ∀ p : List Int, p.length = q.vars.length → q.guard.eval (E.bind q.vars p) = true → K q.tensor p →
    q.rhs.Defined I M (S.Given K E) (E.bind q.vars p)

/-! ## Systems -/

/-- A specification is defined if its outputs are given and its equations are well-defined. -/
theorem defined_of (K : Ten → List Int → Prop)
    (outputs : ∀ R ∈ S.outputs, ∀ p, R.Holds E p → S.Given K E R.tensor p)
    (equations : ∀ (V : Type) (I : Interp V) (M : Model V), S.IsModel I E M → S.InRange I E M →
      ∀ q ∈ S.equations, q.WellDefined I M S K E) : S.Defined E :=
  fun V I M hM hR => ⟨S.Given K E, outputs, fun _ p h => h.imp_right fun ⟨hk, q, hq, ht, hl, hg⟩ =>
    ⟨q, hq, ht, ⟨hl, hg⟩, equations V I M hM hR q hq p hl hg (ht ▸ hk)⟩⟩

/-- A point of an input. -/
theorem given_input {R : Region} {t : Ten} {p p' : List Int} (hR : R ∈ S.inputs) (ht : R.tensor = t)
    (hp : p' = p) (h : R.Holds E p) : S.Given K E t p' := .inl ⟨R, hR, ht, hp ▸ h⟩

/-- A point with an equation. -/
theorem given_equation {q : Equation} {t : Ten} {p p' : List Int} (hq : q ∈ S.equations)
    (ht : q.tensor = t) (hp : p' = p) (hl : p.length = q.vars.length) (hk : K t p)
    (hg : q.guard.eval (E.bind q.vars p) = true) : S.Given K E t p' := by
  subst hp
  exact .inr ⟨hk, q, hq, ht, hl, hg⟩

/-! ## Equations -/

/-- An equation of a scalar. -/
theorem well_defined0 {t : Ten} {c : Cond} {e : TExp} {P : Prop}
    (hc : c.eval E = true ↔ P)
    (h : P → K t [] → e.Defined I M (S.Given K E) E) :
    Equation.WellDefined I M S K E ⟨t, [], c, e⟩ := by
  intro p hl hg hk
  match p, hl, hg, hk with
  | [], _, hg, hk => exact h (hc.1 hg) hk

/-- An equation of one dimension. -/
theorem well_defined1 {t : Ten} {x : Var} {c : Cond} {e : TExp} {P : Int → Prop}
    (hc : ∀ i, c.eval (E.set x i) = true ↔ P i)
    (h : ∀ i, P i → K t [i] → e.Defined I M (S.Given K E) (E.set x i)) :
    Equation.WellDefined I M S K E ⟨t, [x], c, e⟩ := by
  intro p hl hg hk
  match p, hl, hg, hk with
  | [i], _, hg, hk => exact h i ((hc i).1 hg) hk

/-- An equation of two dimensions. -/
theorem well_defined2 {t : Ten} {x y : Var} {c : Cond} {e : TExp} {P : Int → Int → Prop}
    (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ P i j)
    (h : ∀ i j, P i j → K t [i, j] → e.Defined I M (S.Given K E) ((E.set x i).set y j)) :
    Equation.WellDefined I M S K E ⟨t, [x, y], c, e⟩ := by
  intro p hl hg hk
  match p, hl, hg, hk with
  | [i, j], _, hg, hk => exact h i j ((hc i j).1 hg) hk

/-- An equation of three dimensions. -/
theorem well_defined3 {t : Ten} {x y z : Var} {c : Cond} {e : TExp} {P : Int → Int → Int → Prop}
    (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ P i j k)
    (h : ∀ i j k, P i j k → K t [i, j, k] → e.Defined I M (S.Given K E) (((E.set x i).set y j).set z k)) :
    Equation.WellDefined I M S K E ⟨t, [x, y, z], c, e⟩ := by
  intro p hl hg hk
  match p, hl, hg, hk with
  | [i, j, k], _, hg, hk => exact h i j k ((hc i j k).1 hg) hk

/-- An equation of four dimensions. -/
theorem well_defined4 {t : Ten} {x y z x₄ : Var} {c : Cond} {e : TExp} {P : Int → Int → Int → Int → Prop}
    (hc : ∀ i j k m, c.eval ((((E.set x i).set y j).set z k).set x₄ m) = true ↔ P i j k m)
    (h : ∀ i j k m, P i j k m → K t [i, j, k, m] → e.Defined I M (S.Given K E) ((((E.set x i).set y j).set z k).set x₄ m)) :
    Equation.WellDefined I M S K E ⟨t, [x, y, z, x₄], c, e⟩ := by
  intro p hl hg hk
  match p, hl, hg, hk with
  | [i, j, k, m], _, hg, hk => exact h i j k m ((hc i j k m).1 hg) hk

/-- An equation of five dimensions. -/
theorem well_defined5 {t : Ten} {x y z x₄ x₅ : Var} {c : Cond} {e : TExp} {P : Int → Int → Int → Int → Int → Prop}
    (hc : ∀ i j k m n, c.eval (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n) = true ↔ P i j k m n)
    (h : ∀ i j k m n, P i j k m n → K t [i, j, k, m, n] → e.Defined I M (S.Given K E) (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n)) :
    Equation.WellDefined I M S K E ⟨t, [x, y, z, x₄, x₅], c, e⟩ := by
  intro p hl hg hk
  match p, hl, hg, hk with
  | [i, j, k, m, n], _, hg, hk => exact h i j k m n ((hc i j k m n).1 hg) hk

/-- An equation of six dimensions. -/
theorem well_defined6 {t : Ten} {x y z x₄ x₅ x₆ : Var} {c : Cond} {e : TExp} {P : Int → Int → Int → Int → Int → Int → Prop}
    (hc : ∀ i j k m n o, c.eval ((((((E.set x i).set y j).set z k).set x₄ m).set x₅ n).set x₆ o) = true ↔ P i j k m n o)
    (h : ∀ i j k m n o, P i j k m n o → K t [i, j, k, m, n, o] → e.Defined I M (S.Given K E) ((((((E.set x i).set y j).set z k).set x₄ m).set x₅ n).set x₆ o)) :
    Equation.WellDefined I M S K E ⟨t, [x, y, z, x₄, x₅, x₆], c, e⟩ := by
  intro p hl hg hk
  match p, hl, hg, hk with
  | [i, j, k, m, n, o], _, hg, hk => exact h i j k m n o ((hc i j k m n o).1 hg) hk

/-! ## Expressions -/

/-- An access. -/
theorem defined_access {t : Ten} {idx : List IExp} (h : D t (evalIdx idx E)) :
    (TExp.access t idx).Defined I M D E := h

/-- A function. -/
theorem defined_fn {f : Fn} {es : List TExp} (hs : TExp.AllDefined I M D es E) : (TExp.fn f es).Defined I M D E := hs

/-- No arguments. -/
theorem defined_nil : TExp.AllDefined I M D [] E := trivial

/-- One more argument. -/
theorem defined_cons {e : TExp} {es : List TExp} (h : e.Defined I M D E) (hs : TExp.AllDefined I M D es E) :
    TExp.AllDefined I M D (e :: es) E := ⟨h, hs⟩

/-- An index as a value. -/
theorem defined_index {τ : Ty} {i : IExp} : (TExp.index τ i).Defined I M D E := trivial

/-- A condition as a value. -/
theorem defined_cond {c : Cond} : (TExp.cond c).Defined I M D E := trivial

/-- The conditional: each branch where it is taken. -/
theorem defined_select_of {c : Cond} {a b : TExp} {P : Prop} (hc : c.eval E = true ↔ P)
    (ha : P → a.Defined I M D E) (hb : ¬ P → b.Defined I M D E) : (TExp.select c a b).Defined I M D E :=
  ⟨fun h => ha (hc.1 h), fun h => hb ((cond_neg hc).1 h)⟩

/-- An index that is data: the rest at the integer that it is. -/
theorem defined_letval {x : Var} {τ : Ty} {t body : TExp} {v : V} (ht : t.Defined I M D E)
    (hv : t.eval I M E = v) (hb : ∀ n, n = I.toInt τ v → body.Defined I M D (E.set x n)) :
    (TExp.letval x τ t body).Defined I M D E := ⟨ht, hb _ (hv ▸ rfl)⟩

/-! ## Reductions -/

private theorem finite_points0 {c : Cond} {E : Env} : Finite (Points [] c E) :=
  Finite.of_box0 fun _ hp => List.length_eq_zero_iff.1 hp.1

/-- A reduction over no variables from a start value. -/
theorem defined_reduce_some0 {f : Fn} {c : Cond} {a e : TExp} {P : Prop}
    (hs : a.Defined I M D E) (hc : c.eval E = true ↔ P)
    (hb : P → e.Defined I M D E) :
    (TExp.reduce [a] f [] c e).Defined I M D E := by
  refine ⟨⟨hs, trivial⟩, (finite_points0 (c := c) (E := E)), (fun h => nomatch h), fun p ⟨hl, hp⟩ => ?_⟩
  match p, hl, hp with
  | [], _, hp => exact hb (hc.1 hp)

/-- A reduction over no variables without a start value. -/
theorem defined_reduce_first0 {f : Fn} {c : Cond} {e : TExp} {P : Prop}
    (hc : c.eval E = true ↔ P)
    (some : P)
    (hb : P → e.Defined I M D E) :
    (TExp.reduce [] f [] c e).Defined I M D E := by
  refine ⟨trivial, (finite_points0 (c := c) (E := E)), fun _ => ?_, fun p ⟨hl, hp⟩ => ?_⟩
  · have hp := some
    exact ⟨[], rfl, (hc.2 hp)⟩
  · match p, hl, hp with
    | [], _, hp => exact hb (hc.1 hp)

private theorem finite_points1 {x : Var} {c : Cond} {P : Int → Prop} (lo1 hi1 : Int)
    (hc : ∀ i, c.eval (E.set x i) = true ↔ P i)
    (box : ∀ i, P i → lo1 ≤ i ∧ i < hi1)
    : Finite (Points [x] c E) :=
  Finite.of_box [(lo1, hi1)] fun p ⟨hl, hp⟩ => by
    match p, hl, hp with
    | [i], _, hp => simpa [InBounds] using box i ((hc i).1 hp)

/-- A reduction over one variable from a start value. -/
theorem defined_reduce_some1 {f : Fn} {x : Var} {c : Cond} {a e : TExp} {P : Int → Prop} (lo1 hi1 : Int)
    (hs : a.Defined I M D E) (hc : ∀ i, c.eval (E.set x i) = true ↔ P i)
    (box : ∀ i, P i → lo1 ≤ i ∧ i < hi1)
    (hb : ∀ i, P i → e.Defined I M D (E.set x i)) :
    (TExp.reduce [a] f [x] c e).Defined I M D E := by
  refine ⟨⟨hs, trivial⟩, (finite_points1 lo1 hi1 hc box), (fun h => nomatch h), fun p ⟨hl, hp⟩ => ?_⟩
  match p, hl, hp with
  | [i], _, hp => exact hb i ((hc i).1 hp)

/-- A reduction over one variable without a start value. -/
theorem defined_reduce_first1 {f : Fn} {x : Var} {c : Cond} {e : TExp} {P : Int → Prop} (lo1 hi1 : Int)
    (hc : ∀ i, c.eval (E.set x i) = true ↔ P i)
    (box : ∀ i, P i → lo1 ≤ i ∧ i < hi1)
    (some : ∃ i, P i)
    (hb : ∀ i, P i → e.Defined I M D (E.set x i)) :
    (TExp.reduce [] f [x] c e).Defined I M D E := by
  refine ⟨trivial, (finite_points1 lo1 hi1 hc box), fun _ => ?_, fun p ⟨hl, hp⟩ => ?_⟩
  · obtain ⟨i, hp⟩ := some
    exact ⟨[i], rfl, ((hc i).2 hp)⟩
  · match p, hl, hp with
    | [i], _, hp => exact hb i ((hc i).1 hp)

private theorem finite_points2 {x y : Var} {c : Cond} {P : Int → Int → Prop} (lo1 hi1 lo2 hi2 : Int)
    (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ P i j)
    (box : ∀ i j, P i j → lo1 ≤ i ∧ i < hi1 ∧ lo2 ≤ j ∧ j < hi2)
    : Finite (Points [x, y] c E) :=
  Finite.of_box [(lo1, hi1), (lo2, hi2)] fun p ⟨hl, hp⟩ => by
    match p, hl, hp with
    | [i, j], _, hp => simpa [InBounds, and_assoc] using box i j ((hc i j).1 hp)

/-- A reduction over two variables from a start value. -/
theorem defined_reduce_some2 {f : Fn} {x y : Var} {c : Cond} {a e : TExp} {P : Int → Int → Prop} (lo1 hi1 lo2 hi2 : Int)
    (hs : a.Defined I M D E) (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ P i j)
    (box : ∀ i j, P i j → lo1 ≤ i ∧ i < hi1 ∧ lo2 ≤ j ∧ j < hi2)
    (hb : ∀ i j, P i j → e.Defined I M D ((E.set x i).set y j)) :
    (TExp.reduce [a] f [x, y] c e).Defined I M D E := by
  refine ⟨⟨hs, trivial⟩, (finite_points2 lo1 hi1 lo2 hi2 hc box), (fun h => nomatch h), fun p ⟨hl, hp⟩ => ?_⟩
  match p, hl, hp with
  | [i, j], _, hp => exact hb i j ((hc i j).1 hp)

/-- A reduction over two variables without a start value. -/
theorem defined_reduce_first2 {f : Fn} {x y : Var} {c : Cond} {e : TExp} {P : Int → Int → Prop} (lo1 hi1 lo2 hi2 : Int)
    (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ P i j)
    (box : ∀ i j, P i j → lo1 ≤ i ∧ i < hi1 ∧ lo2 ≤ j ∧ j < hi2)
    (some : ∃ i j, P i j)
    (hb : ∀ i j, P i j → e.Defined I M D ((E.set x i).set y j)) :
    (TExp.reduce [] f [x, y] c e).Defined I M D E := by
  refine ⟨trivial, (finite_points2 lo1 hi1 lo2 hi2 hc box), fun _ => ?_, fun p ⟨hl, hp⟩ => ?_⟩
  · obtain ⟨i, j, hp⟩ := some
    exact ⟨[i, j], rfl, ((hc i j).2 hp)⟩
  · match p, hl, hp with
    | [i, j], _, hp => exact hb i j ((hc i j).1 hp)

private theorem finite_points3 {x y z : Var} {c : Cond} {P : Int → Int → Int → Prop} (lo1 hi1 lo2 hi2 lo3 hi3 : Int)
    (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ P i j k)
    (box : ∀ i j k, P i j k → lo1 ≤ i ∧ i < hi1 ∧ lo2 ≤ j ∧ j < hi2 ∧ lo3 ≤ k ∧ k < hi3)
    : Finite (Points [x, y, z] c E) :=
  Finite.of_box [(lo1, hi1), (lo2, hi2), (lo3, hi3)] fun p ⟨hl, hp⟩ => by
    match p, hl, hp with
    | [i, j, k], _, hp => simpa [InBounds, and_assoc] using box i j k ((hc i j k).1 hp)

/-- A reduction over three variables from a start value. -/
theorem defined_reduce_some3 {f : Fn} {x y z : Var} {c : Cond} {a e : TExp} {P : Int → Int → Int → Prop} (lo1 hi1 lo2 hi2 lo3 hi3 : Int)
    (hs : a.Defined I M D E) (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ P i j k)
    (box : ∀ i j k, P i j k → lo1 ≤ i ∧ i < hi1 ∧ lo2 ≤ j ∧ j < hi2 ∧ lo3 ≤ k ∧ k < hi3)
    (hb : ∀ i j k, P i j k → e.Defined I M D (((E.set x i).set y j).set z k)) :
    (TExp.reduce [a] f [x, y, z] c e).Defined I M D E := by
  refine ⟨⟨hs, trivial⟩, (finite_points3 lo1 hi1 lo2 hi2 lo3 hi3 hc box), (fun h => nomatch h), fun p ⟨hl, hp⟩ => ?_⟩
  match p, hl, hp with
  | [i, j, k], _, hp => exact hb i j k ((hc i j k).1 hp)

/-- A reduction over three variables without a start value. -/
theorem defined_reduce_first3 {f : Fn} {x y z : Var} {c : Cond} {e : TExp} {P : Int → Int → Int → Prop} (lo1 hi1 lo2 hi2 lo3 hi3 : Int)
    (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ P i j k)
    (box : ∀ i j k, P i j k → lo1 ≤ i ∧ i < hi1 ∧ lo2 ≤ j ∧ j < hi2 ∧ lo3 ≤ k ∧ k < hi3)
    (some : ∃ i j k, P i j k)
    (hb : ∀ i j k, P i j k → e.Defined I M D (((E.set x i).set y j).set z k)) :
    (TExp.reduce [] f [x, y, z] c e).Defined I M D E := by
  refine ⟨trivial, (finite_points3 lo1 hi1 lo2 hi2 lo3 hi3 hc box), fun _ => ?_, fun p ⟨hl, hp⟩ => ?_⟩
  · obtain ⟨i, j, k, hp⟩ := some
    exact ⟨[i, j, k], rfl, ((hc i j k).2 hp)⟩
  · match p, hl, hp with
    | [i, j, k], _, hp => exact hb i j k ((hc i j k).1 hp)

private theorem finite_points4 {x y z x₄ : Var} {c : Cond} {P : Int → Int → Int → Int → Prop} (lo1 hi1 lo2 hi2 lo3 hi3 lo4 hi4 : Int)
    (hc : ∀ i j k m, c.eval ((((E.set x i).set y j).set z k).set x₄ m) = true ↔ P i j k m)
    (box : ∀ i j k m, P i j k m → lo1 ≤ i ∧ i < hi1 ∧ lo2 ≤ j ∧ j < hi2 ∧ lo3 ≤ k ∧ k < hi3 ∧ lo4 ≤ m ∧ m < hi4)
    : Finite (Points [x, y, z, x₄] c E) :=
  Finite.of_box [(lo1, hi1), (lo2, hi2), (lo3, hi3), (lo4, hi4)] fun p ⟨hl, hp⟩ => by
    match p, hl, hp with
    | [i, j, k, m], _, hp => simpa [InBounds, and_assoc] using box i j k m ((hc i j k m).1 hp)

/-- A reduction over four variables from a start value. -/
theorem defined_reduce_some4 {f : Fn} {x y z x₄ : Var} {c : Cond} {a e : TExp} {P : Int → Int → Int → Int → Prop} (lo1 hi1 lo2 hi2 lo3 hi3 lo4 hi4 : Int)
    (hs : a.Defined I M D E) (hc : ∀ i j k m, c.eval ((((E.set x i).set y j).set z k).set x₄ m) = true ↔ P i j k m)
    (box : ∀ i j k m, P i j k m → lo1 ≤ i ∧ i < hi1 ∧ lo2 ≤ j ∧ j < hi2 ∧ lo3 ≤ k ∧ k < hi3 ∧ lo4 ≤ m ∧ m < hi4)
    (hb : ∀ i j k m, P i j k m → e.Defined I M D ((((E.set x i).set y j).set z k).set x₄ m)) :
    (TExp.reduce [a] f [x, y, z, x₄] c e).Defined I M D E := by
  refine ⟨⟨hs, trivial⟩, (finite_points4 lo1 hi1 lo2 hi2 lo3 hi3 lo4 hi4 hc box), (fun h => nomatch h), fun p ⟨hl, hp⟩ => ?_⟩
  match p, hl, hp with
  | [i, j, k, m], _, hp => exact hb i j k m ((hc i j k m).1 hp)

/-- A reduction over four variables without a start value. -/
theorem defined_reduce_first4 {f : Fn} {x y z x₄ : Var} {c : Cond} {e : TExp} {P : Int → Int → Int → Int → Prop} (lo1 hi1 lo2 hi2 lo3 hi3 lo4 hi4 : Int)
    (hc : ∀ i j k m, c.eval ((((E.set x i).set y j).set z k).set x₄ m) = true ↔ P i j k m)
    (box : ∀ i j k m, P i j k m → lo1 ≤ i ∧ i < hi1 ∧ lo2 ≤ j ∧ j < hi2 ∧ lo3 ≤ k ∧ k < hi3 ∧ lo4 ≤ m ∧ m < hi4)
    (some : ∃ i j k m, P i j k m)
    (hb : ∀ i j k m, P i j k m → e.Defined I M D ((((E.set x i).set y j).set z k).set x₄ m)) :
    (TExp.reduce [] f [x, y, z, x₄] c e).Defined I M D E := by
  refine ⟨trivial, (finite_points4 lo1 hi1 lo2 hi2 lo3 hi3 lo4 hi4 hc box), fun _ => ?_, fun p ⟨hl, hp⟩ => ?_⟩
  · obtain ⟨i, j, k, m, hp⟩ := some
    exact ⟨[i, j, k, m], rfl, ((hc i j k m).2 hp)⟩
  · match p, hl, hp with
    | [i, j, k, m], _, hp => exact hb i j k m ((hc i j k m).1 hp)

private theorem finite_points5 {x y z x₄ x₅ : Var} {c : Cond} {P : Int → Int → Int → Int → Int → Prop} (lo1 hi1 lo2 hi2 lo3 hi3 lo4 hi4 lo5 hi5 : Int)
    (hc : ∀ i j k m n, c.eval (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n) = true ↔ P i j k m n)
    (box : ∀ i j k m n, P i j k m n → lo1 ≤ i ∧ i < hi1 ∧ lo2 ≤ j ∧ j < hi2 ∧ lo3 ≤ k ∧ k < hi3 ∧ lo4 ≤ m ∧ m < hi4 ∧ lo5 ≤ n ∧ n < hi5)
    : Finite (Points [x, y, z, x₄, x₅] c E) :=
  Finite.of_box [(lo1, hi1), (lo2, hi2), (lo3, hi3), (lo4, hi4), (lo5, hi5)] fun p ⟨hl, hp⟩ => by
    match p, hl, hp with
    | [i, j, k, m, n], _, hp => simpa [InBounds, and_assoc] using box i j k m n ((hc i j k m n).1 hp)

/-- A reduction over five variables from a start value. -/
theorem defined_reduce_some5 {f : Fn} {x y z x₄ x₅ : Var} {c : Cond} {a e : TExp} {P : Int → Int → Int → Int → Int → Prop} (lo1 hi1 lo2 hi2 lo3 hi3 lo4 hi4 lo5 hi5 : Int)
    (hs : a.Defined I M D E) (hc : ∀ i j k m n, c.eval (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n) = true ↔ P i j k m n)
    (box : ∀ i j k m n, P i j k m n → lo1 ≤ i ∧ i < hi1 ∧ lo2 ≤ j ∧ j < hi2 ∧ lo3 ≤ k ∧ k < hi3 ∧ lo4 ≤ m ∧ m < hi4 ∧ lo5 ≤ n ∧ n < hi5)
    (hb : ∀ i j k m n, P i j k m n → e.Defined I M D (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n)) :
    (TExp.reduce [a] f [x, y, z, x₄, x₅] c e).Defined I M D E := by
  refine ⟨⟨hs, trivial⟩, (finite_points5 lo1 hi1 lo2 hi2 lo3 hi3 lo4 hi4 lo5 hi5 hc box), (fun h => nomatch h), fun p ⟨hl, hp⟩ => ?_⟩
  match p, hl, hp with
  | [i, j, k, m, n], _, hp => exact hb i j k m n ((hc i j k m n).1 hp)

/-- A reduction over five variables without a start value. -/
theorem defined_reduce_first5 {f : Fn} {x y z x₄ x₅ : Var} {c : Cond} {e : TExp} {P : Int → Int → Int → Int → Int → Prop} (lo1 hi1 lo2 hi2 lo3 hi3 lo4 hi4 lo5 hi5 : Int)
    (hc : ∀ i j k m n, c.eval (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n) = true ↔ P i j k m n)
    (box : ∀ i j k m n, P i j k m n → lo1 ≤ i ∧ i < hi1 ∧ lo2 ≤ j ∧ j < hi2 ∧ lo3 ≤ k ∧ k < hi3 ∧ lo4 ≤ m ∧ m < hi4 ∧ lo5 ≤ n ∧ n < hi5)
    (some : ∃ i j k m n, P i j k m n)
    (hb : ∀ i j k m n, P i j k m n → e.Defined I M D (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n)) :
    (TExp.reduce [] f [x, y, z, x₄, x₅] c e).Defined I M D E := by
  refine ⟨trivial, (finite_points5 lo1 hi1 lo2 hi2 lo3 hi3 lo4 hi4 lo5 hi5 hc box), fun _ => ?_, fun p ⟨hl, hp⟩ => ?_⟩
  · obtain ⟨i, j, k, m, n, hp⟩ := some
    exact ⟨[i, j, k, m, n], rfl, ((hc i j k m n).2 hp)⟩
  · match p, hl, hp with
    | [i, j, k, m, n], _, hp => exact hb i j k m n ((hc i j k m n).1 hp)

/-! ## Points of index sets -/

/-- The index set over no variables. -/
theorem point0 {P : Prop} (h : P) : P := h

/-- A point of an index set over one variable. -/
theorem point1 {P : Int → Prop} (i : Int) (h : P i) : ∃ i, P i :=
  ⟨i, h⟩

/-- A point of an index set over two variables. -/
theorem point2 {P : Int → Int → Prop} (i j : Int) (h : P i j) : ∃ i j, P i j :=
  ⟨i, j, h⟩

/-- A point of an index set over three variables. -/
theorem point3 {P : Int → Int → Int → Prop} (i j k : Int) (h : P i j k) : ∃ i j k, P i j k :=
  ⟨i, j, k, h⟩

/-- A point of an index set over four variables. -/
theorem point4 {P : Int → Int → Int → Int → Prop} (i j k m : Int) (h : P i j k m) : ∃ i j k m, P i j k m :=
  ⟨i, j, k, m, h⟩

/-- A point of an index set over five variables. -/
theorem point5 {P : Int → Int → Int → Int → Int → Prop} (i j k m n : Int) (h : P i j k m n) : ∃ i j k m n, P i j k m n :=
  ⟨i, j, k, m, n, h⟩

end Redverify
