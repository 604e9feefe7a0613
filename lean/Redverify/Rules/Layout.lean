module

public import Redverify.Rules.Heaps

/-!
# Rules for generated certificates: layout

Cells, where inputs lie, overlap of equations, and the cells of arrays that are smallest boxes.
-/

@[expose] public noncomputable section

namespace Redverify

variable {E : Env} {a : Arr}

/-! ## Equal cells -/

/-- Equal indices. -/
theorem idx_congr1 {i i' : Int} (h1 : i = i') : [i] = [i'] := by
  subst h1
  rfl

/-- Equal indices. -/
theorem idx_congr2 {i j i' j' : Int} (h1 : i = i') (h2 : j = j') : [i, j] = [i', j'] := by
  subst h1 h2
  rfl

/-- Equal indices. -/
theorem idx_congr3 {i j k i' j' k' : Int} (h1 : i = i') (h2 : j = j') (h3 : k = k') :
    [i, j, k] = [i', j', k'] := by
  subst h1 h2 h3
  rfl

/-- Equal indices. -/
theorem idx_congr4 {i j k m i' j' k' m' : Int} (h1 : i = i') (h2 : j = j') (h3 : k = k') (h4 : m = m') :
    [i, j, k, m] = [i', j', k', m'] := by
  subst h1 h2 h3 h4
  rfl

/-- Equal indices. -/
theorem idx_congr5 {i j k m n i' j' k' m' n' : Int} (h1 : i = i') (h2 : j = j') (h3 : k = k')
    (h4 : m = m') (h5 : n = n') : [i, j, k, m, n] = [i', j', k', m', n'] := by
  subst h1 h2 h3 h4 h5
  rfl

/-- Equal indices. -/
theorem idx_congr6 {i j k m n o i' j' k' m' n' o' : Int} (h1 : i = i') (h2 : j = j') (h3 : k = k')
    (h4 : m = m') (h5 : n = n') (h6 : o = o') : [i, j, k, m, n, o] = [i', j', k', m', n', o'] := by
  subst h1 h2 h3 h4 h5 h6
  rfl

/-- Indices of equal cells. -/
theorem loc_eq1 {b : Arr} {i i' : Int} (h : (⟨a, [i]⟩ : Loc) = ⟨b, [i']⟩) : i = i' := by
  cases h
  exact rfl

/-- Indices of equal cells. -/
theorem loc_eq2 {b : Arr} {i j i' j' : Int} (h : (⟨a, [i, j]⟩ : Loc) = ⟨b, [i', j']⟩) :
    i = i' ∧ j = j' := by
  cases h
  exact ⟨rfl, rfl⟩

/-- Indices of equal cells. -/
theorem loc_eq3 {b : Arr} {i j k i' j' k' : Int} (h : (⟨a, [i, j, k]⟩ : Loc) = ⟨b, [i', j', k']⟩) :
    i = i' ∧ j = j' ∧ k = k' := by
  cases h
  exact ⟨rfl, rfl, rfl⟩

/-- Indices of equal cells. -/
theorem loc_eq4 {b : Arr} {i j k m i' j' k' m' : Int}
    (h : (⟨a, [i, j, k, m]⟩ : Loc) = ⟨b, [i', j', k', m']⟩) : i = i' ∧ j = j' ∧ k = k' ∧ m = m' := by
  cases h
  exact ⟨rfl, rfl, rfl, rfl⟩

/-- Indices of equal cells. -/
theorem loc_eq5 {b : Arr} {i j k m n i' j' k' m' n' : Int}
    (h : (⟨a, [i, j, k, m, n]⟩ : Loc) = ⟨b, [i', j', k', m', n']⟩) :
    i = i' ∧ j = j' ∧ k = k' ∧ m = m' ∧ n = n' := by
  cases h
  exact ⟨rfl, rfl, rfl, rfl, rfl⟩

/-- Indices of equal cells. -/
theorem loc_eq6 {b : Arr} {i j k m n o i' j' k' m' n' o' : Int}
    (h : (⟨a, [i, j, k, m, n, o]⟩ : Loc) = ⟨b, [i', j', k', m', n', o']⟩) :
    i = i' ∧ j = j' ∧ k = k' ∧ m = m' ∧ n = n' ∧ o = o' := by
  cases h
  exact ⟨rfl, rfl, rfl, rfl, rfl, rfl⟩

/-- Cells of one array at equal indices. -/
theorem loc_congr {p q : List Int} (h : p = q) : (⟨a, p⟩ : Loc) = ⟨a, q⟩ := h ▸ rfl

/-- Cells of different arrays. -/
theorem loc_ne {b : Arr} {x y : List Int} (hb : a ≠ b) : (⟨a, x⟩ : Loc) ≠ ⟨b, y⟩ :=
  fun he => hb (by injection he)

/-! ## Inputs -/

/-- The inputs with their bindings. -/
def Impl.inputBindings (P : Impl) (S : Spec) : List (Region × Binding) :=
  S.inputs.flatMap fun R => (P.bindings.filter fun b => b.tensor == R.tensor).map fun b => (R, b)

/-- Inputs in arrays of their own lie inside of them and apart; `arrays` is `by decide`. -/
theorem layout_apart {P : Impl} {S : Spec}
    (arrays : ((P.inputBindings S).map (·.2.array)).Nodup)
    (inside : ∀ x ∈ P.inputBindings S, ∀ p, Within x.1.bounds E p → P.HasCell S E (x.2.cell E p))
    (apart : ∀ x ∈ P.inputBindings S, ∀ p, Within x.1.bounds E p → ∀ p', Within x.1.bounds E p' →
      x.2.cell E p' = x.2.cell E p → p' = p) : P.LayoutOk S E := by
  have mem : ∀ {R b}, R ∈ S.inputs → b ∈ P.bindings → b.tensor = R.tensor →
      (R, b) ∈ P.inputBindings S := fun {R b} hR hb ht =>
    List.mem_flatMap.2 ⟨R, hR, List.mem_map.2 ⟨b, List.mem_filter.2 ⟨hb, by simp [ht]⟩, rfl⟩⟩
  have same : ∀ l : List (Region × Binding), (l.map (·.2.array)).Nodup → ∀ x ∈ l, ∀ y ∈ l,
      x.2.array = y.2.array → x = y := by
    intro l
    induction l with
    | nil => exact fun _ _ h => nomatch h
    | cons z l ih =>
      intro hl x hx y hy he
      rw [List.map_cons, List.nodup_cons] at hl
      rcases List.mem_cons.1 hx with hx | hx <;> rcases List.mem_cons.1 hy with hy | hy
      · rw [hx, hy]
      · exact absurd (List.mem_map.2 ⟨y, hy, by rw [← he, hx]⟩) hl.1
      · exact absurd (List.mem_map.2 ⟨x, hx, by rw [he, hy]⟩) hl.1
      · exact ih hl.2 x hx y hy he
  refine layout_ok (fun R hR b hb ht p hp => inside _ (mem hR hb ht) p (region_iff.1 hp)) ?_
  intro R hR b hb ht R' hR' b' hb' ht' p hp p' hp' he
  have hx := same _ arrays _ (mem hR' hb' ht') _ (mem hR hb ht) (by injection he)
  injection hx with h1 h2
  subst h1 h2
  exact ⟨rfl, apart _ (mem hR hb ht) p (region_iff.1 hp) p' (region_iff.1 hp') he⟩

/-- The indices are the variables, so that a cell has the index of its point. -/
def samePoint : List IExp → List Var → Bool
  | [], [] => true
  | .var x :: is, y :: ys => x == y && ys.all (· != y) && samePoint is ys
  | _, _ => false

/-- No lower bound is negative. -/
def fromZero : List (IExp × IExp) → Bool
  | [] => true
  | (.const n, _) :: bs => decide (0 ≤ n) && fromZero bs
  | _ => false

/-- The input lies in its array as it is: each point at the cell of the same index, no index negative, and the
array's shape is the smallest box. -/
def Impl.holdsPlainly (P : Impl) (x : Region × Binding) : Bool :=
  samePoint x.2.index x.2.vars && x.2.vars.length == x.1.bounds.length && fromZero x.1.bounds &&
    P.bindings.all fun b => b.array != x.2.array || b.extents.isNone

private theorem Env.bind_other : ∀ {xs : List Var} {p : List Int} {E : Env} {x : Var},
    xs.all (· != x) = true → E.bind xs p x = E x
  | [], _, _, _, _ => by simp [Env.bind]
  | _ :: _, [], _, _, _ => by simp [Env.bind]
  | y :: ys, n :: p, E, x, h => by
    simp only [List.all_cons, Bool.and_eq_true, bne_iff_ne] at h
    simp only [Env.bind]
    rw [Env.bind_other h.2, Env.set, if_neg (Ne.symm h.1)]

private theorem samePoint.eq : ∀ {is : List IExp} {xs : List Var} {p : List Int} {E : Env},
    samePoint is xs = true → p.length = xs.length → evalIdx is (E.bind xs p) = p
  | [], [], [], _, _, _ => rfl
  | .var x :: is, y :: ys, n :: p, E, h, hl => by
    simp only [samePoint, Bool.and_eq_true, beq_iff_eq] at h
    obtain ⟨⟨rfl, h2⟩, h3⟩ := h
    have h4 : E.bind (x :: ys) (n :: p) = (E.set x n).bind ys p := rfl
    rw [h4]
    have h5 := samePoint.eq (E := E.set x n) (p := p) h3 (by simpa using hl)
    simp only [evalIdx, List.map_cons] at h5 ⊢
    rw [h5, IExp.eval, Env.bind_other h2, Env.set, if_pos rfl]

private theorem Within.below : ∀ {bs : List (IExp × IExp)} {p : List Int}, fromZero bs = true →
    Within bs E p → Below p p
  | [], _, _, hp => hp ▸ trivial
  | (.const n, _) :: _, _, h, ⟨i, _, hp, h1, _, hq⟩ => by
    simp only [fromZero, Bool.and_eq_true, decide_eq_true_eq] at h
    subst hp
    have h1 : n ≤ i := h1
    exact ⟨Int.le_trans h.1 h1, Int.le_refl _, Within.below h.2 hq⟩

/-- Inputs that lie in arrays of their own as they are; both are decided. -/
theorem layout_plain {P : Impl} {S : Spec} (arrays : ((P.inputBindings S).map (·.2.array)).Nodup)
    (plain : (P.inputBindings S).all P.holdsPlainly = true) : P.LayoutOk S E := by
  have all : ∀ x ∈ P.inputBindings S, (x.1 ∈ S.inputs ∧ x.2 ∈ P.bindings ∧ x.2.tensor = x.1.tensor) ∧
      (∀ b ∈ P.bindings, b.array = x.2.array → b.extents = none) ∧ fromZero x.1.bounds = true ∧
      ∀ p, Within x.1.bounds E p → x.2.cell E p = ⟨x.2.array, p⟩ := by
    intro x hx
    have h := List.all_eq_true.1 plain x hx
    simp only [Impl.holdsPlainly, Bool.and_eq_true, beq_iff_eq] at h
    obtain ⟨⟨⟨h1, h2⟩, h3⟩, h4⟩ := h
    obtain ⟨R, hR, hm⟩ := List.mem_flatMap.1 hx
    obtain ⟨b, hf, rfl⟩ := List.mem_map.1 hm
    obtain ⟨hb, ht⟩ := List.mem_filter.1 hf
    refine ⟨⟨hR, hb, by simpa using ht⟩, fun b' hb' ha => ?_, h3, fun p hp => ?_⟩
    · have := List.all_eq_true.1 h4 b' hb'
      simpa [ha] using this
    · have hl := (region_iff.2 hp).1
      show (⟨b.array, evalIdx b.index (E.bind b.vars p)⟩ : Loc) = _
      rw [samePoint.eq h1 (hl.trans h2.symm)]
  refine layout_apart arrays (fun x hx p hp => ?_) (fun x hx p hp p' hp' he => ?_)
  · obtain ⟨⟨hR, hb, ht⟩, h1, h2, h3⟩ := all x hx
    rw [h3 p hp]
    exact has_cell hb (List.mem_append_left _ hR) (region_iff.2 hp) h1 (h3 p hp) ht (hp.below h2)
  · obtain ⟨_, _, _, h3⟩ := all x hx
    rw [h3 p hp, h3 p' hp'] at he
    injection he

/-! ## Overlap of equations -/

/-- No two equations are of one tensor, and none is of an input; both are `by decide`. -/
theorem consistent_apart {S : Spec} (equations : (S.equations.map (·.tensor)).Nodup)
    (inputs : ∀ t ∈ S.equations.map (·.tensor), t ∉ S.inputs.map (·.tensor)) : S.Consistent E := by
  refine ⟨(List.pairwise_map.1 equations).imp fun hn ht => absurd ht hn, fun q hq R hR ht => ?_⟩
  exact inputs _ (List.mem_map_of_mem hq) (ht ▸ List.mem_map_of_mem hR)

/-- No point has both equations. -/
def Equation.Apart (E : Env) (q r : Equation) : Prop :=
  q.tensor = r.tensor → ∀ p, p.length = q.vars.length → p.length = r.vars.length →
    ¬ (q.guard.eval (E.bind q.vars p) = true ∧ r.guard.eval (E.bind r.vars p) = true)

/-- No two equations overlap, and none is of an input; `inputs` is `by decide`. -/
theorem consistent_of {S : Spec} (equations : S.equations.Pairwise (Equation.Apart E))
    (inputs : ∀ t ∈ S.equations.map (·.tensor), t ∉ S.inputs.map (·.tensor)) : S.Consistent E :=
  ⟨equations, fun _ hq _ hR ht => inputs _ (List.mem_map_of_mem hq) (ht ▸ List.mem_map_of_mem hR)⟩

/-- No equations. -/
theorem pairs_nil {α : Type} {R : α → α → Prop} : ([] : List α).Pairwise R := .nil

/-- One more equation. -/
theorem pairs_cons {α : Type} {R : α → α → Prop} {x : α} {xs : List α} (hx : ∀ y ∈ xs, R x y)
    (hs : xs.Pairwise R) : (x :: xs).Pairwise R := .cons hx hs

/-- Equations of different tensors; `h` is `by decide`. -/
theorem apart_other {q r : Equation} (h : q.tensor ≠ r.tensor) : q.Apart E r :=
  fun ht => absurd ht h

/-- Equations of a scalar whose guards exclude each other. -/
theorem apart_same0 {t t' : Ten} {c d : Cond} {e e' : TExp} {P Q : Prop} (hc : c.eval E = true ↔ P)
    (hd : d.eval E = true ↔ Q) (h : P → Q → False) :
    Equation.Apart E ⟨t, [], c, e⟩ ⟨t', [], d, e'⟩ := by
  rintro _ p hl _ ⟨h1, h2⟩
  match p, hl, h1, h2 with
  | [], _, h1, h2 => exact h (hc.1 h1) (hd.1 h2)

/-- Equations of one dimension whose guards exclude each other. -/
theorem apart_same1 {t t' : Ten} {x x' : Var} {c d : Cond} {e e' : TExp} {P Q : Int → Prop}
    (hc : ∀ i, c.eval (E.set x i) = true ↔ P i) (hd : ∀ i, d.eval (E.set x' i) = true ↔ Q i)
    (h : ∀ i, P i → Q i → False) : Equation.Apart E ⟨t, [x], c, e⟩ ⟨t', [x'], d, e'⟩ := by
  rintro _ p hl _ ⟨h1, h2⟩
  match p, hl, h1, h2 with
  | [i], _, h1, h2 => exact h i ((hc i).1 h1) ((hd i).1 h2)

/-- Equations of two dimensions whose guards exclude each other. -/
theorem apart_same2 {t t' : Ten} {x y x' y' : Var} {c d : Cond} {e e' : TExp} {P Q : Int → Int → Prop}
    (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ P i j)
    (hd : ∀ i j, d.eval ((E.set x' i).set y' j) = true ↔ Q i j) (h : ∀ i j, P i j → Q i j → False) :
    Equation.Apart E ⟨t, [x, y], c, e⟩ ⟨t', [x', y'], d, e'⟩ := by
  rintro _ p hl _ ⟨h1, h2⟩
  match p, hl, h1, h2 with
  | [i, j], _, h1, h2 => exact h i j ((hc i j).1 h1) ((hd i j).1 h2)

/-- Equations of three dimensions whose guards exclude each other. -/
theorem apart_same3 {t t' : Ten} {x y z x' y' z' : Var} {c d : Cond} {e e' : TExp}
    {P Q : Int → Int → Int → Prop}
    (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ P i j k)
    (hd : ∀ i j k, d.eval (((E.set x' i).set y' j).set z' k) = true ↔ Q i j k)
    (h : ∀ i j k, P i j k → Q i j k → False) :
    Equation.Apart E ⟨t, [x, y, z], c, e⟩ ⟨t', [x', y', z'], d, e'⟩ := by
  rintro _ p hl _ ⟨h1, h2⟩
  match p, hl, h1, h2 with
  | [i, j, k], _, h1, h2 => exact h i j k ((hc i j k).1 h1) ((hd i j k).1 h2)

/-- Equations of four dimensions whose guards exclude each other. -/
theorem apart_same4 {t t' : Ten} {x y z x₄ x' y' z' y₄ : Var} {c d : Cond} {e e' : TExp}
    {P Q : Int → Int → Int → Int → Prop}
    (hc : ∀ i j k m, c.eval ((((E.set x i).set y j).set z k).set x₄ m) = true ↔ P i j k m)
    (hd : ∀ i j k m, d.eval ((((E.set x' i).set y' j).set z' k).set y₄ m) = true ↔ Q i j k m)
    (h : ∀ i j k m, P i j k m → Q i j k m → False) :
    Equation.Apart E ⟨t, [x, y, z, x₄], c, e⟩ ⟨t', [x', y', z', y₄], d, e'⟩ := by
  rintro _ p hl _ ⟨h1, h2⟩
  match p, hl, h1, h2 with
  | [i, j, k, m], _, h1, h2 => exact h i j k m ((hc i j k m).1 h1) ((hd i j k m).1 h2)

/-- Equations of five dimensions whose guards exclude each other. -/
theorem apart_same5 {t t' : Ten} {x y z x₄ x₅ x' y' z' y₄ y₅ : Var} {c d : Cond} {e e' : TExp}
    {P Q : Int → Int → Int → Int → Int → Prop}
    (hc : ∀ i j k m n, c.eval (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n) = true ↔
      P i j k m n)
    (hd : ∀ i j k m n, d.eval (((((E.set x' i).set y' j).set z' k).set y₄ m).set y₅ n) = true ↔
      Q i j k m n) (h : ∀ i j k m n, P i j k m n → Q i j k m n → False) :
    Equation.Apart E ⟨t, [x, y, z, x₄, x₅], c, e⟩ ⟨t', [x', y', z', y₄, y₅], d, e'⟩ := by
  rintro _ p hl _ ⟨h1, h2⟩
  match p, hl, h1, h2 with
  | [i, j, k, m, n], _, h1, h2 => exact h i j k m n ((hc i j k m n).1 h1) ((hd i j k m n).1 h2)

/-- Equations of six dimensions whose guards exclude each other. -/
theorem apart_same6 {t t' : Ten} {x y z x₄ x₅ x₆ x' y' z' y₄ y₅ y₆ : Var} {c d : Cond} {e e' : TExp}
    {P Q : Int → Int → Int → Int → Int → Int → Prop}
    (hc : ∀ i j k m n o,
      c.eval ((((((E.set x i).set y j).set z k).set x₄ m).set x₅ n).set x₆ o) = true ↔ P i j k m n o)
    (hd : ∀ i j k m n o,
      d.eval ((((((E.set x' i).set y' j).set z' k).set y₄ m).set y₅ n).set y₆ o) = true ↔ Q i j k m n o)
    (h : ∀ i j k m n o, P i j k m n o → Q i j k m n o → False) :
    Equation.Apart E ⟨t, [x, y, z, x₄, x₅, x₆], c, e⟩ ⟨t', [x', y', z', y₄, y₅, y₆], d, e'⟩ := by
  rintro _ p hl _ ⟨h1, h2⟩
  match p, hl, h1, h2 with
  | [i, j, k, m, n, o], _, h1, h2 => exact h i j k m n o ((hc i j k m n o).1 h1) ((hd i j k m n o).1 h2)

/-! ## Cells of smallest boxes -/

section
variable {P : Impl} {S : Spec}

/-- A cell of the array is bound to a point of an input or output. -/
def Impl.Reaches (P : Impl) (S : Spec) (E : Env) (a : Arr) (q : List Int) : Prop :=
  ∃ b ∈ P.bindings, ∃ R ∈ S.inputs ++ S.outputs, ∃ p,
    b.tensor = R.tensor ∧ R.Holds E p ∧ b.cell E p = ⟨a, q⟩

/-- To show that a cell is bound to a point. -/
theorem reaches {b : Binding} {R : Region} {q : List Int} (hb : b ∈ P.bindings)
    (hR : R ∈ S.inputs ++ S.outputs) (p : List Int) (hp : R.Holds E p) (hq : b.cell E p = ⟨a, q⟩)
    (ht : b.tensor = R.tensor) : P.Reaches S E a q := ⟨b, hb, R, hR, p, ht, hp, hq⟩

/-- A cell of the scalar whose shape is the smallest box. -/
theorem has_cell_of0 (shape : ∀ b ∈ P.bindings, b.array = a → b.extents = none)
    (h : P.Reaches S E a []) : P.HasCell S E ⟨a, []⟩ := by
  refine ⟨?_, fun b' hb' ha n hn => ?_, fun _ => ⟨⟨[], h, rfl⟩, fun d hd => absurd hd (by simp)⟩⟩
  · obtain ⟨b, hb, _, _, _, _, _, hq⟩ := h
    exact ⟨b, hb, by injection hq⟩
  · rw [shape b' hb' ha] at hn
    cases hn

/-- A cell of one dimension: for each dimension, a bound cell as far out. -/
theorem has_cell_of1 {i : Int} {i₁ : Int} (shape : ∀ b ∈ P.bindings, b.array = a → b.extents = none)
    (h1 : P.Reaches S E a [i₁]) (l1 : 0 ≤ i ∧ i ≤ i₁) : P.HasCell S E ⟨a, [i]⟩ := by
  refine ⟨?_, fun b' hb' ha n hn => ?_, fun _ => ⟨⟨_, h1, rfl⟩, fun d hd => ?_⟩⟩
  · obtain ⟨b, hb, _, _, _, _, _, hq⟩ := h1
    exact ⟨b, hb, by injection hq⟩
  · rw [shape b' hb' ha] at hn
    cases hn
  · match d, hd with
    | 0, _ => exact ⟨l1.1, _, h1, by simp, l1.2⟩

/-- A cell of two dimensions: for each dimension, a bound cell as far out. -/
theorem has_cell_of2 {i j : Int} {i₁ j₁ : Int} {i₂ j₂ : Int}
    (shape : ∀ b ∈ P.bindings, b.array = a → b.extents = none) (h1 : P.Reaches S E a [i₁, j₁])
    (l1 : 0 ≤ i ∧ i ≤ i₁) (h2 : P.Reaches S E a [i₂, j₂]) (l2 : 0 ≤ j ∧ j ≤ j₂) :
    P.HasCell S E ⟨a, [i, j]⟩ := by
  refine ⟨?_, fun b' hb' ha n hn => ?_, fun _ => ⟨⟨_, h1, rfl⟩, fun d hd => ?_⟩⟩
  · obtain ⟨b, hb, _, _, _, _, _, hq⟩ := h1
    exact ⟨b, hb, by injection hq⟩
  · rw [shape b' hb' ha] at hn
    cases hn
  · match d, hd with
    | 0, _ => exact ⟨l1.1, _, h1, by simp, l1.2⟩
    | 1, _ => exact ⟨l2.1, _, h2, by simp, l2.2⟩

/-- A cell of three dimensions: for each dimension, a bound cell as far out. -/
theorem has_cell_of3 {i j k : Int} {i₁ j₁ k₁ : Int} {i₂ j₂ k₂ : Int} {i₃ j₃ k₃ : Int}
    (shape : ∀ b ∈ P.bindings, b.array = a → b.extents = none) (h1 : P.Reaches S E a [i₁, j₁, k₁])
    (l1 : 0 ≤ i ∧ i ≤ i₁) (h2 : P.Reaches S E a [i₂, j₂, k₂]) (l2 : 0 ≤ j ∧ j ≤ j₂)
    (h3 : P.Reaches S E a [i₃, j₃, k₃]) (l3 : 0 ≤ k ∧ k ≤ k₃) : P.HasCell S E ⟨a, [i, j, k]⟩ := by
  refine ⟨?_, fun b' hb' ha n hn => ?_, fun _ => ⟨⟨_, h1, rfl⟩, fun d hd => ?_⟩⟩
  · obtain ⟨b, hb, _, _, _, _, _, hq⟩ := h1
    exact ⟨b, hb, by injection hq⟩
  · rw [shape b' hb' ha] at hn
    cases hn
  · match d, hd with
    | 0, _ => exact ⟨l1.1, _, h1, by simp, l1.2⟩
    | 1, _ => exact ⟨l2.1, _, h2, by simp, l2.2⟩
    | 2, _ => exact ⟨l3.1, _, h3, by simp, l3.2⟩

/-- A cell of four dimensions: for each dimension, a bound cell as far out. -/
theorem has_cell_of4 {i j k m : Int} {i₁ j₁ k₁ m₁ : Int} {i₂ j₂ k₂ m₂ : Int} {i₃ j₃ k₃ m₃ : Int}
    {i₄ j₄ k₄ m₄ : Int} (shape : ∀ b ∈ P.bindings, b.array = a → b.extents = none)
    (h1 : P.Reaches S E a [i₁, j₁, k₁, m₁]) (l1 : 0 ≤ i ∧ i ≤ i₁)
    (h2 : P.Reaches S E a [i₂, j₂, k₂, m₂]) (l2 : 0 ≤ j ∧ j ≤ j₂)
    (h3 : P.Reaches S E a [i₃, j₃, k₃, m₃]) (l3 : 0 ≤ k ∧ k ≤ k₃)
    (h4 : P.Reaches S E a [i₄, j₄, k₄, m₄]) (l4 : 0 ≤ m ∧ m ≤ m₄) :
    P.HasCell S E ⟨a, [i, j, k, m]⟩ := by
  refine ⟨?_, fun b' hb' ha n hn => ?_, fun _ => ⟨⟨_, h1, rfl⟩, fun d hd => ?_⟩⟩
  · obtain ⟨b, hb, _, _, _, _, _, hq⟩ := h1
    exact ⟨b, hb, by injection hq⟩
  · rw [shape b' hb' ha] at hn
    cases hn
  · match d, hd with
    | 0, _ => exact ⟨l1.1, _, h1, by simp, l1.2⟩
    | 1, _ => exact ⟨l2.1, _, h2, by simp, l2.2⟩
    | 2, _ => exact ⟨l3.1, _, h3, by simp, l3.2⟩
    | 3, _ => exact ⟨l4.1, _, h4, by simp, l4.2⟩

/-- A cell of five dimensions: for each dimension, a bound cell as far out. -/
theorem has_cell_of5 {i j k m n : Int} {i₁ j₁ k₁ m₁ n₁ : Int} {i₂ j₂ k₂ m₂ n₂ : Int}
    {i₃ j₃ k₃ m₃ n₃ : Int} {i₄ j₄ k₄ m₄ n₄ : Int} {i₅ j₅ k₅ m₅ n₅ : Int}
    (shape : ∀ b ∈ P.bindings, b.array = a → b.extents = none)
    (h1 : P.Reaches S E a [i₁, j₁, k₁, m₁, n₁]) (l1 : 0 ≤ i ∧ i ≤ i₁)
    (h2 : P.Reaches S E a [i₂, j₂, k₂, m₂, n₂]) (l2 : 0 ≤ j ∧ j ≤ j₂)
    (h3 : P.Reaches S E a [i₃, j₃, k₃, m₃, n₃]) (l3 : 0 ≤ k ∧ k ≤ k₃)
    (h4 : P.Reaches S E a [i₄, j₄, k₄, m₄, n₄]) (l4 : 0 ≤ m ∧ m ≤ m₄)
    (h5 : P.Reaches S E a [i₅, j₅, k₅, m₅, n₅]) (l5 : 0 ≤ n ∧ n ≤ n₅) :
    P.HasCell S E ⟨a, [i, j, k, m, n]⟩ := by
  refine ⟨?_, fun b' hb' ha n hn => ?_, fun _ => ⟨⟨_, h1, rfl⟩, fun d hd => ?_⟩⟩
  · obtain ⟨b, hb, _, _, _, _, _, hq⟩ := h1
    exact ⟨b, hb, by injection hq⟩
  · rw [shape b' hb' ha] at hn
    cases hn
  · match d, hd with
    | 0, _ => exact ⟨l1.1, _, h1, by simp, l1.2⟩
    | 1, _ => exact ⟨l2.1, _, h2, by simp, l2.2⟩
    | 2, _ => exact ⟨l3.1, _, h3, by simp, l3.2⟩
    | 3, _ => exact ⟨l4.1, _, h4, by simp, l4.2⟩
    | 4, _ => exact ⟨l5.1, _, h5, by simp, l5.2⟩

/-- A cell of six dimensions: for each dimension, a bound cell as far out. -/
theorem has_cell_of6 {i j k m n o : Int} {i₁ j₁ k₁ m₁ n₁ o₁ : Int} {i₂ j₂ k₂ m₂ n₂ o₂ : Int}
    {i₃ j₃ k₃ m₃ n₃ o₃ : Int} {i₄ j₄ k₄ m₄ n₄ o₄ : Int} {i₅ j₅ k₅ m₅ n₅ o₅ : Int}
    {i₆ j₆ k₆ m₆ n₆ o₆ : Int} (shape : ∀ b ∈ P.bindings, b.array = a → b.extents = none)
    (h1 : P.Reaches S E a [i₁, j₁, k₁, m₁, n₁, o₁]) (l1 : 0 ≤ i ∧ i ≤ i₁)
    (h2 : P.Reaches S E a [i₂, j₂, k₂, m₂, n₂, o₂]) (l2 : 0 ≤ j ∧ j ≤ j₂)
    (h3 : P.Reaches S E a [i₃, j₃, k₃, m₃, n₃, o₃]) (l3 : 0 ≤ k ∧ k ≤ k₃)
    (h4 : P.Reaches S E a [i₄, j₄, k₄, m₄, n₄, o₄]) (l4 : 0 ≤ m ∧ m ≤ m₄)
    (h5 : P.Reaches S E a [i₅, j₅, k₅, m₅, n₅, o₅]) (l5 : 0 ≤ n ∧ n ≤ n₅)
    (h6 : P.Reaches S E a [i₆, j₆, k₆, m₆, n₆, o₆]) (l6 : 0 ≤ o ∧ o ≤ o₆) :
    P.HasCell S E ⟨a, [i, j, k, m, n, o]⟩ := by
  refine ⟨?_, fun b' hb' ha n hn => ?_, fun _ => ⟨⟨_, h1, rfl⟩, fun d hd => ?_⟩⟩
  · obtain ⟨b, hb, _, _, _, _, _, hq⟩ := h1
    exact ⟨b, hb, by injection hq⟩
  · rw [shape b' hb' ha] at hn
    cases hn
  · match d, hd with
    | 0, _ => exact ⟨l1.1, _, h1, by simp, l1.2⟩
    | 1, _ => exact ⟨l2.1, _, h2, by simp, l2.2⟩
    | 2, _ => exact ⟨l3.1, _, h3, by simp, l3.2⟩
    | 3, _ => exact ⟨l4.1, _, h4, by simp, l4.2⟩
    | 4, _ => exact ⟨l5.1, _, h5, by simp, l5.2⟩
    | 5, _ => exact ⟨l6.1, _, h6, by simp, l6.2⟩

/-- A cell of a scalar that is itself bound. -/
theorem has_cell_at0 {b : Binding} {R : Region} (hb : b ∈ P.bindings) (hR : R ∈ S.inputs ++ S.outputs)
    (p : List Int) (hp : R.Holds E p) (shape : ∀ b' ∈ P.bindings, b'.array = a → b'.extents = none)
    (hq : b.cell E p = ⟨a, []⟩) (ht : b.tensor = R.tensor) : P.HasCell S E ⟨a, []⟩ :=
  has_cell hb hR hp shape hq ht trivial

/-- A cell of one dimension that is itself bound. -/
theorem has_cell_at1 {b : Binding} {R : Region} {i : Int} (hb : b ∈ P.bindings)
    (hR : R ∈ S.inputs ++ S.outputs) (p : List Int) (hp : R.Holds E p)
    (shape : ∀ b' ∈ P.bindings, b'.array = a → b'.extents = none) (hq : b.cell E p = ⟨a, [i]⟩)
    (ht : b.tensor = R.tensor) (hpos : 0 ≤ i) : P.HasCell S E ⟨a, [i]⟩ :=
  has_cell hb hR hp shape hq ht ⟨hpos, Int.le_refl _, trivial⟩

/-- A cell of two dimensions that is itself bound. -/
theorem has_cell_at2 {b : Binding} {R : Region} {i j : Int} (hb : b ∈ P.bindings)
    (hR : R ∈ S.inputs ++ S.outputs) (p : List Int) (hp : R.Holds E p)
    (shape : ∀ b' ∈ P.bindings, b'.array = a → b'.extents = none) (hq : b.cell E p = ⟨a, [i, j]⟩)
    (ht : b.tensor = R.tensor) (hpos : 0 ≤ i ∧ 0 ≤ j) : P.HasCell S E ⟨a, [i, j]⟩ :=
  has_cell hb hR hp shape hq ht ⟨hpos.1, Int.le_refl _, hpos.2, Int.le_refl _, trivial⟩

/-- A cell of three dimensions that is itself bound. -/
theorem has_cell_at3 {b : Binding} {R : Region} {i j k : Int} (hb : b ∈ P.bindings)
    (hR : R ∈ S.inputs ++ S.outputs) (p : List Int) (hp : R.Holds E p)
    (shape : ∀ b' ∈ P.bindings, b'.array = a → b'.extents = none) (hq : b.cell E p = ⟨a, [i, j, k]⟩)
    (ht : b.tensor = R.tensor) (hpos : 0 ≤ i ∧ 0 ≤ j ∧ 0 ≤ k) : P.HasCell S E ⟨a, [i, j, k]⟩ :=
  has_cell hb hR hp shape hq ht
    ⟨hpos.1, Int.le_refl _, hpos.2.1, Int.le_refl _, hpos.2.2, Int.le_refl _, trivial⟩

/-- A cell of four dimensions that is itself bound. -/
theorem has_cell_at4 {b : Binding} {R : Region} {i j k m : Int} (hb : b ∈ P.bindings)
    (hR : R ∈ S.inputs ++ S.outputs) (p : List Int) (hp : R.Holds E p)
    (shape : ∀ b' ∈ P.bindings, b'.array = a → b'.extents = none) (hq : b.cell E p = ⟨a, [i, j, k, m]⟩)
    (ht : b.tensor = R.tensor) (hpos : 0 ≤ i ∧ 0 ≤ j ∧ 0 ≤ k ∧ 0 ≤ m) :
    P.HasCell S E ⟨a, [i, j, k, m]⟩ :=
  has_cell hb hR hp shape hq ht
    ⟨hpos.1, Int.le_refl _, hpos.2.1, Int.le_refl _, hpos.2.2.1, Int.le_refl _, hpos.2.2.2,
      Int.le_refl _, trivial⟩

/-- A cell of five dimensions that is itself bound. -/
theorem has_cell_at5 {b : Binding} {R : Region} {i j k m n : Int} (hb : b ∈ P.bindings)
    (hR : R ∈ S.inputs ++ S.outputs) (p : List Int) (hp : R.Holds E p)
    (shape : ∀ b' ∈ P.bindings, b'.array = a → b'.extents = none)
    (hq : b.cell E p = ⟨a, [i, j, k, m, n]⟩) (ht : b.tensor = R.tensor)
    (hpos : 0 ≤ i ∧ 0 ≤ j ∧ 0 ≤ k ∧ 0 ≤ m ∧ 0 ≤ n) : P.HasCell S E ⟨a, [i, j, k, m, n]⟩ :=
  has_cell hb hR hp shape hq ht
    ⟨hpos.1, Int.le_refl _, hpos.2.1, Int.le_refl _, hpos.2.2.1, Int.le_refl _, hpos.2.2.2.1,
      Int.le_refl _, hpos.2.2.2.2, Int.le_refl _, trivial⟩

/-- A cell of six dimensions that is itself bound. -/
theorem has_cell_at6 {b : Binding} {R : Region} {i j k m n o : Int} (hb : b ∈ P.bindings)
    (hR : R ∈ S.inputs ++ S.outputs) (p : List Int) (hp : R.Holds E p)
    (shape : ∀ b' ∈ P.bindings, b'.array = a → b'.extents = none)
    (hq : b.cell E p = ⟨a, [i, j, k, m, n, o]⟩) (ht : b.tensor = R.tensor)
    (hpos : 0 ≤ i ∧ 0 ≤ j ∧ 0 ≤ k ∧ 0 ≤ m ∧ 0 ≤ n ∧ 0 ≤ o) : P.HasCell S E ⟨a, [i, j, k, m, n, o]⟩ :=
  has_cell hb hR hp shape hq ht
    ⟨hpos.1, Int.le_refl _, hpos.2.1, Int.le_refl _, hpos.2.2.1, Int.le_refl _, hpos.2.2.2.1,
      Int.le_refl _, hpos.2.2.2.2.1, Int.le_refl _, hpos.2.2.2.2.2, Int.le_refl _, trivial⟩

end

end Redverify
