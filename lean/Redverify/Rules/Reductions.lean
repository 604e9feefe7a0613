module

public import Redverify.Rules.Heaps

/-!
# Rules for generated certificates: reductions over few variables

What accumulations make of reductions (sections 7.3 to 7.5 of the thesis), in families by the number
of dimensions.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V}

/-! ## Reductions over no variables -/

section
variable {Q Q' R : Prop} {g g' r : V}
variable {op : Fn} {s : Option V} {u v w z : V}

private theorem fin0 : Finite (pts0 Q) := by
  exact Finite.of_box0 fun _ h => h.1

private theorem insert_pts0 (hQ : Q') (p : List Int) : pts0 Q' p ↔ pts0 Q p ∨ p = [] := by
  exact ⟨fun h => .inr h.1, fun h => ⟨h.elim (fun h => h.1) id, hQ⟩⟩

private theorem union_pts0 (hQ : Q' ↔ Q ∨ R) (p : List Int) : pts0 Q' p ↔ pts0 Q p ∨ pts0 R p := by
  constructor
  · rintro ⟨rfl, hq⟩
    exact (hQ).1 hq |>.imp (fun h => ⟨rfl, h⟩) (fun h => ⟨rfl, h⟩)
  · rintro (⟨rfl, hq⟩ | ⟨rfl, hq⟩)
    · exact ⟨rfl, (hQ).2 (.inl hq)⟩
    · exact ⟨rfl, (hQ).2 (.inr hq)⟩

private theorem not_pts0 (h : ¬ Q) : ¬ pts0 Q [] := by
  rintro ⟨e, hq⟩
  exact h hq

private theorem body_pts0 (hg : Q → g = g') (p : List Int) (hp : pts0 Q p) :
    body0 g p = body0 g' p := by
  obtain ⟨rfl, hq⟩ := hp
  exact hg hq

/-- Equal reductions. -/
theorem reduce_congr0 (hQ : Q ↔ Q') (hg : Q → g = g') :
    I.reduce op s (pts0 Q) (body0 g) = I.reduce op s (pts0 Q') (body0 g') := by
  refine reduce_congr (fun p => ?_) (body_pts0 hg)
  constructor
  · rintro ⟨rfl, hq⟩
    exact ⟨rfl, (hQ).1 hq⟩
  · rintro ⟨rfl, hq⟩
    exact ⟨rfl, (hQ).2 hq⟩

/-- A reduction over no points. -/
theorem reduce_empty0 (h : ¬ Q) : I.reduce op (some u) (pts0 Q) (body0 g) = u := by
  refine reduce_empty fun p hp => ?_
  obtain ⟨rfl, hq⟩ := hp
  exact h hq

/-- A mask: points whose values are right units may be left out. -/
theorem reduce_mask0 (he : RightUnit I op z) (sub : Q → Q')
    (mask : Q' → ¬ Q → g = z) (hg : Q → g = g') :
    I.reduce op (some u) (pts0 Q') (body0 g) = I.reduce op (some u) (pts0 Q) (body0 g') := by
  refine (reduce_mask fin0 (fun p => ?_) fun p hp hn x => ?_).trans
    (reduce_congr (fun _ => Iff.rfl) (body_pts0 hg))
  · rintro ⟨rfl, hq⟩
    exact ⟨rfl, sub hq⟩
  · obtain ⟨rfl, hq⟩ := hp
    show I.fn op [x, g] = x
    rw [mask hq fun h => hn ⟨rfl, h⟩]
    exact he x

private theorem single_pts0 (h : Q) (p : List Int) : pts0 Q p ↔ p = [] := by
  exact ⟨fun hp => hp.1, fun hp => ⟨hp, h⟩⟩

/-- A reduction over one point without a start value. -/
theorem reduce_single0 (h : Q) : I.reduce op none (pts0 Q) (body0 g) = g :=
  reduce_singleton_none (single_pts0 h)

/-- A reduction over one point from a start value. -/
theorem reduce_single_some0 (h : Q) : I.reduce op (some u) (pts0 Q) (body0 g) = I.fn op [u, g] :=
  reduce_singleton (single_pts0 h)

/-- Accumulation of one more point. -/
theorem insert0 (hc : RightComm I op) (hQ : Q') (hn : ¬ Q) (hg : Q → g = g') (hw : w = g') :
    I.fn op [I.reduce op (some u) (pts0 Q) (body0 g), w] = I.reduce op (some u) (pts0 Q') (body0 g') :=
  reduce_insert_of hc fin0 (insert_pts0 hQ) (not_pts0 hn) (body_pts0 hg) hw

private theorem some_pts0 (h : Q) : ∃ p, pts0 Q p := by
  exact ⟨[], rfl, h⟩

/-- Accumulation of the next point. -/
theorem append0 (hQ : Q') (ho : ¬ Q) (hg : Q → g = g') (hw : w = g') :
    I.fn op [I.reduce op (some u) (pts0 Q) (body0 g), w] = I.reduce op (some u) (pts0 Q') (body0 g') :=
  reduce_append_of fin0 (insert_pts0 hQ) (fun _ hp => absurd hp.2 ho) (body_pts0 hg) hw

private theorem disjoint_pts0 (hd : Q → ¬ R) (p : List Int) (hp : pts0 Q p) : ¬ pts0 R p := by
  obtain ⟨rfl, hq⟩ := hp
  exact not_pts0 (hd hq)

/-- Accumulation of a partial result. -/
theorem union0 (ha : Assoc I op) (hr : RightComm I op) (he : RightUnit I op z) (hQ : Q' ↔ Q ∨ R)
    (hd : Q → ¬ R) (hg : Q → g = g') (hk : R → r = g') :
    I.fn op [I.reduce op (some u) (pts0 Q) (body0 g), I.reduce op (some z) (pts0 R) (body0 r)] =
      I.reduce op (some u) (pts0 Q') (body0 g') :=
  reduce_union_of ha hr (he u) fin0 (union_pts0 hQ) (disjoint_pts0 hd) (body_pts0 hg) (body_pts0 hk)

/-- Accumulation of the next partial result. -/
theorem union_in_order0 (ha : Assoc I op) (he : RightUnit I op z) (hQ : Q' ↔ Q ∨ R) (ho : Q → R → False)
    (hg : Q → g = g') (hk : R → r = g') :
    I.fn op [I.reduce op (some u) (pts0 Q) (body0 g), I.reduce op (some z) (pts0 R) (body0 r)] =
      I.reduce op (some u) (pts0 Q') (body0 g') :=
  reduce_union_in_order_of ha he fin0 (union_pts0 hQ) (fun _ _ hp hq => (ho hp.2 hq.2).elim)
    (body_pts0 hg) (body_pts0 hk)

/-- Accumulation of a partial result that has no start value. -/
theorem union_none0 (ha : Assoc I op) (hr : RightComm I op) (hQ : Q' ↔ Q ∨ R) (hd : Q → ¬ R) (hs : R)
    (hg : Q → g = g') (hk : R → r = g') :
    I.fn op [I.reduce op (some u) (pts0 Q) (body0 g), I.reduce op none (pts0 R) (body0 r)] =
      I.reduce op (some u) (pts0 Q') (body0 g') :=
  reduce_union_none_of ha hr fin0 (union_pts0 hQ) (disjoint_pts0 hd) (some_pts0 hs) (body_pts0 hg)
    (body_pts0 hk)

/-- Accumulation of the next partial result, that has no start value. -/
theorem union_none_in_order0 (ha : Assoc I op) (hQ : Q' ↔ Q ∨ R) (ho : Q → R → False) (hs : R)
    (hg : Q → g = g') (hk : R → r = g') :
    I.fn op [I.reduce op (some u) (pts0 Q) (body0 g), I.reduce op none (pts0 R) (body0 r)] =
      I.reduce op (some u) (pts0 Q') (body0 g') :=
  reduce_union_none_in_order_of ha fin0 (union_pts0 hQ) (fun _ _ hp hq => (ho hp.2 hq.2).elim)
    (some_pts0 hs) (body_pts0 hg) (body_pts0 hk)

end

/-! ## Reductions over one variable -/

section
variable {Q Q' R : Int → Prop} {g g' r : Int → V}
variable {op : Fn} {s : Option V} {u v w z : V}

private theorem fin1 (lo₁ hi₁ : Int) (h : ∀ i, Q i → lo₁ ≤ i ∧ i < hi₁) : Finite (pts1 Q) := by
  refine Finite.of_box [(lo₁, hi₁)] ?_
  rintro _ ⟨i, rfl, hq⟩
  simpa [InBounds] using h i hq

private theorem insert_pts1 {a : Int} (hQ : ∀ i, Q' i ↔ Q i ∨ i = a) (p : List Int) :
    pts1 Q' p ↔ pts1 Q p ∨ p = [a] := by
  constructor
  · rintro ⟨i, rfl, hq⟩
    rcases (hQ i).1 hq with hq | rfl
    · exact .inl ⟨i, rfl, hq⟩
    · exact .inr rfl
  · rintro (⟨i, rfl, hq⟩ | rfl)
    · exact ⟨i, rfl, (hQ i).2 (.inl hq)⟩
    · exact ⟨a, rfl, (hQ a).2 (.inr rfl)⟩

private theorem union_pts1 (hQ : ∀ i, Q' i ↔ Q i ∨ R i) (p : List Int) :
    pts1 Q' p ↔ pts1 Q p ∨ pts1 R p := by
  constructor
  · rintro ⟨i, rfl, hq⟩
    exact (hQ i).1 hq |>.imp (fun h => ⟨i, rfl, h⟩) (fun h => ⟨i, rfl, h⟩)
  · rintro (⟨i, rfl, hq⟩ | ⟨i, rfl, hq⟩)
    · exact ⟨i, rfl, (hQ i).2 (.inl hq)⟩
    · exact ⟨i, rfl, (hQ i).2 (.inr hq)⟩

private theorem not_pts1 {a : Int} (h : ¬ Q a) : ¬ pts1 Q [a] := by
  rintro ⟨i, e, hq⟩
  cases e
  exact h hq

private theorem body_pts1 (hg : ∀ i, Q i → g i = g' i) (p : List Int) (hp : pts1 Q p) :
    body1 g p = body1 g' p := by
  obtain ⟨i, rfl, hq⟩ := hp
  exact hg i hq

/-- Equal reductions. -/
theorem reduce_congr1 (hQ : ∀ i, Q i ↔ Q' i) (hg : ∀ i, Q i → g i = g' i) :
    I.reduce op s (pts1 Q) (body1 g) = I.reduce op s (pts1 Q') (body1 g') := by
  refine reduce_congr (fun p => ?_) (body_pts1 hg)
  constructor
  · rintro ⟨i, rfl, hq⟩
    exact ⟨i, rfl, (hQ i).1 hq⟩
  · rintro ⟨i, rfl, hq⟩
    exact ⟨i, rfl, (hQ i).2 hq⟩

/-- A reduction over no points. -/
theorem reduce_empty1 (h : ∀ i, ¬ Q i) : I.reduce op (some u) (pts1 Q) (body1 g) = u := by
  refine reduce_empty fun p hp => ?_
  obtain ⟨i, rfl, hq⟩ := hp
  exact h i hq

/-- A mask: points whose values are right units may be left out. -/
theorem reduce_mask1 (he : RightUnit I op z) (lo₁ hi₁ : Int)
    (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁)
    (sub : ∀ i, Q i → Q' i)
    (mask : ∀ i, Q' i → ¬ Q i → g i = z) (hg : ∀ i, Q i → g i = g' i) :
    I.reduce op (some u) (pts1 Q') (body1 g) = I.reduce op (some u) (pts1 Q) (body1 g') := by
  refine (reduce_mask (fin1 lo₁ hi₁ fin) (fun p => ?_) fun p hp hn x => ?_).trans
    (reduce_congr (fun _ => Iff.rfl) (body_pts1 hg))
  · rintro ⟨i, rfl, hq⟩
    exact ⟨i, rfl, sub i hq⟩
  · obtain ⟨i, rfl, hq⟩ := hp
    show I.fn op [x, g i] = x
    rw [mask i hq fun h => hn ⟨i, rfl, h⟩]
    exact he x

private theorem single_pts1 {a : Int} (h : ∀ i, Q i ↔ i = a) (p : List Int) : pts1 Q p ↔ p = [a] := by
  constructor
  · rintro ⟨i, rfl, hq⟩
    obtain rfl := (h i).1 hq
    rfl
  · rintro rfl
    exact ⟨a, rfl, (h a).2 rfl⟩

/-- A reduction over one point without a start value. -/
theorem reduce_single1 (a : Int) (h : ∀ i, Q i ↔ i = a) : I.reduce op none (pts1 Q) (body1 g) = g a :=
  reduce_singleton_none (single_pts1 h)

/-- A reduction over one point from a start value. -/
theorem reduce_single_some1 (a : Int) (h : ∀ i, Q i ↔ i = a) :
    I.reduce op (some u) (pts1 Q) (body1 g) = I.fn op [u, g a] := reduce_singleton (single_pts1 h)

/-- Accumulation of one more point. -/
theorem insert1 (hc : RightComm I op) (a : Int) (lo₁ hi₁ : Int) (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁)
    (hQ : ∀ i, Q' i ↔ Q i ∨ i = a) (hn : ¬ Q a) (hg : ∀ i, Q i → g i = g' i) (hw : w = g' a) :
    I.fn op [I.reduce op (some u) (pts1 Q) (body1 g), w] = I.reduce op (some u) (pts1 Q') (body1 g') :=
  reduce_insert_of hc (fin1 lo₁ hi₁ fin) (insert_pts1 hQ) (not_pts1 hn) (body_pts1 hg) hw

private theorem before_pts1 {a : Int} (ho : ∀ i, Q i → i < a) (p : List Int) (hp : pts1 Q p) :
    lexLt p [a] := by
  obtain ⟨i, rfl, hq⟩ := hp
  simpa [lexLt] using ho i hq

private theorem some_pts1 (a : Int) (h : Q a) : ∃ p, pts1 Q p := by
  exact ⟨[a], a, rfl, h⟩

/-- Accumulation of the next point. -/
theorem append1 (a : Int) (lo₁ hi₁ : Int) (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁)
    (hQ : ∀ i, Q' i ↔ Q i ∨ i = a) (ho : ∀ i, Q i → i < a) (hg : ∀ i, Q i → g i = g' i)
    (hw : w = g' a) :
    I.fn op [I.reduce op (some u) (pts1 Q) (body1 g), w] = I.reduce op (some u) (pts1 Q') (body1 g') :=
  reduce_append_of (fin1 lo₁ hi₁ fin) (insert_pts1 hQ) (before_pts1 ho) (body_pts1 hg) hw

/-- Accumulation of one more point, without a start value. -/
theorem insert_none1 (hm : Comm I op) (hr : RightComm I op) (a : Int) (lo₁ hi₁ : Int)
    (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁) (hQ : ∀ i, Q' i ↔ Q i ∨ i = a) (hn : ¬ Q a) (a₀ : Int)
    (hs : Q a₀) (hg : ∀ i, Q i → g i = g' i) (hw : w = g' a) :
    I.fn op [I.reduce op none (pts1 Q) (body1 g), w] = I.reduce op none (pts1 Q') (body1 g') :=
  reduce_none_insert_of hm hr (fin1 lo₁ hi₁ fin) (insert_pts1 hQ) (not_pts1 hn) (some_pts1 a₀ hs)
    (body_pts1 hg) hw

/-- Accumulation of the next point, without a start value. -/
theorem append_none1 (a : Int) (lo₁ hi₁ : Int) (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁)
    (hQ : ∀ i, Q' i ↔ Q i ∨ i = a) (ho : ∀ i, Q i → i < a) (a₀ : Int) (hs : Q a₀)
    (hg : ∀ i, Q i → g i = g' i) (hw : w = g' a) :
    I.fn op [I.reduce op none (pts1 Q) (body1 g), w] = I.reduce op none (pts1 Q') (body1 g') :=
  reduce_none_append_of (fin1 lo₁ hi₁ fin) (insert_pts1 hQ) (before_pts1 ho) (some_pts1 a₀ hs)
    (body_pts1 hg) hw

/-- A reduction without a start value starts from the value at any of its points. -/
theorem first1 (hm : Comm I op) (hr : RightComm I op) (a : Int) (lo₁ hi₁ : Int)
    (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁) (hQ : ∀ i, Q' i ↔ Q i ∨ i = a) (hn : ¬ Q a)
    (hg : ∀ i, Q i → g i = g' i) (hw : w = g' a) :
    I.reduce op (some w) (pts1 Q) (body1 g) = I.reduce op none (pts1 Q') (body1 g') :=
  reduce_none_any_of hm hr (fin1 lo₁ hi₁ fin) (insert_pts1 hQ) (not_pts1 hn) (body_pts1 hg) hw

private theorem after_pts1 {a : Int} (ho : ∀ i, Q i → a < i) (p : List Int) (hp : pts1 Q p) :
    lexLt [a] p := by
  obtain ⟨i, rfl, hq⟩ := hp
  simpa [lexLt] using ho i hq

/-- A reduction without a start value starts from the value at its first point. -/
theorem first_in_order1 (a : Int) (lo₁ hi₁ : Int) (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁)
    (hQ : ∀ i, Q' i ↔ Q i ∨ i = a) (ho : ∀ i, Q i → a < i) (hg : ∀ i, Q i → g i = g' i)
    (hw : w = g' a) : I.reduce op (some w) (pts1 Q) (body1 g) = I.reduce op none (pts1 Q') (body1 g') :=
  reduce_none_first_of (fin1 lo₁ hi₁ fin) (insert_pts1 hQ) (after_pts1 ho) (body_pts1 hg) hw

private theorem disjoint_pts1 (hd : ∀ i, Q i → ¬ R i) (p : List Int) (hp : pts1 Q p) : ¬ pts1 R p := by
  obtain ⟨i, rfl, hq⟩ := hp
  exact not_pts1 (hd i hq)

private theorem ordered_pts1 (ho : ∀ i i', Q i → R i' → i < i') (p q : List Int) (hp : pts1 Q p)
    (hq : pts1 R q) : lexLt p q := by
  obtain ⟨i, rfl, hp⟩ := hp
  obtain ⟨i', rfl, hq⟩ := hq
  simpa [lexLt] using ho i i' hp hq

/-- Accumulation of a partial result. -/
theorem union1 (ha : Assoc I op) (hr : RightComm I op) (he : RightUnit I op z) (lo₁ hi₁ : Int)
    (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁) (hQ : ∀ i, Q' i ↔ Q i ∨ R i) (hd : ∀ i, Q i → ¬ R i)
    (hg : ∀ i, Q i → g i = g' i) (hk : ∀ i, R i → r i = g' i) :
    I.fn op [I.reduce op (some u) (pts1 Q) (body1 g), I.reduce op (some z) (pts1 R) (body1 r)] =
      I.reduce op (some u) (pts1 Q') (body1 g') :=
  reduce_union_of ha hr (he u) (fin1 lo₁ hi₁ fin) (union_pts1 hQ) (disjoint_pts1 hd) (body_pts1 hg)
    (body_pts1 hk)

/-- Accumulation of the next partial result. -/
theorem union_in_order1 (ha : Assoc I op) (he : RightUnit I op z) (lo₁ hi₁ : Int)
    (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁) (hQ : ∀ i, Q' i ↔ Q i ∨ R i)
    (ho : ∀ i i', Q i → R i' → i < i') (hg : ∀ i, Q i → g i = g' i) (hk : ∀ i, R i → r i = g' i) :
    I.fn op [I.reduce op (some u) (pts1 Q) (body1 g), I.reduce op (some z) (pts1 R) (body1 r)] =
      I.reduce op (some u) (pts1 Q') (body1 g') :=
  reduce_union_in_order_of ha he (fin1 lo₁ hi₁ fin) (union_pts1 hQ) (ordered_pts1 ho) (body_pts1 hg)
    (body_pts1 hk)

/-- Accumulation of a partial result that has no start value. -/
theorem union_none1 (ha : Assoc I op) (hr : RightComm I op) (lo₁ hi₁ : Int)
    (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁) (hQ : ∀ i, Q' i ↔ Q i ∨ R i) (hd : ∀ i, Q i → ¬ R i) (a : Int)
    (hs : R a) (hg : ∀ i, Q i → g i = g' i) (hk : ∀ i, R i → r i = g' i) :
    I.fn op [I.reduce op (some u) (pts1 Q) (body1 g), I.reduce op none (pts1 R) (body1 r)] =
      I.reduce op (some u) (pts1 Q') (body1 g') :=
  reduce_union_none_of ha hr (fin1 lo₁ hi₁ fin) (union_pts1 hQ) (disjoint_pts1 hd) (some_pts1 a hs)
    (body_pts1 hg) (body_pts1 hk)

/-- Accumulation of the next partial result, that has no start value. -/
theorem union_none_in_order1 (ha : Assoc I op) (lo₁ hi₁ : Int) (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁)
    (hQ : ∀ i, Q' i ↔ Q i ∨ R i) (ho : ∀ i i', Q i → R i' → i < i') (a : Int) (hs : R a)
    (hg : ∀ i, Q i → g i = g' i) (hk : ∀ i, R i → r i = g' i) :
    I.fn op [I.reduce op (some u) (pts1 Q) (body1 g), I.reduce op none (pts1 R) (body1 r)] =
      I.reduce op (some u) (pts1 Q') (body1 g') :=
  reduce_union_none_in_order_of ha (fin1 lo₁ hi₁ fin) (union_pts1 hQ) (ordered_pts1 ho) (some_pts1 a hs)
    (body_pts1 hg) (body_pts1 hk)

/-- Accumulation of a partial result, neither with a start value. -/
theorem union_none_none1 (ha : Assoc I op) (hm : Comm I op) (lo₁ hi₁ : Int)
    (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁) (hQ : ∀ i, Q' i ↔ Q i ∨ R i) (hd : ∀ i, Q i → ¬ R i)
    (a₀ : Int) (hs : Q a₀) (a₁ : Int) (ht : R a₁) (hg : ∀ i, Q i → g i = g' i)
    (hk : ∀ i, R i → r i = g' i) :
    I.fn op [I.reduce op none (pts1 Q) (body1 g), I.reduce op none (pts1 R) (body1 r)] =
      I.reduce op none (pts1 Q') (body1 g') :=
  reduce_none_union_none_of ha hm (fin1 lo₁ hi₁ fin) (union_pts1 hQ) (disjoint_pts1 hd)
    (some_pts1 a₀ hs) (some_pts1 a₁ ht) (body_pts1 hg) (body_pts1 hk)

/-- Accumulation of the next partial result, neither with a start value. -/
theorem union_none_none_in_order1 (ha : Assoc I op) (lo₁ hi₁ : Int)
    (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁) (hQ : ∀ i, Q' i ↔ Q i ∨ R i)
    (ho : ∀ i i', Q i → R i' → i < i') (a₀ : Int) (hs : Q a₀) (a₁ : Int) (ht : R a₁)
    (hg : ∀ i, Q i → g i = g' i) (hk : ∀ i, R i → r i = g' i) :
    I.fn op [I.reduce op none (pts1 Q) (body1 g), I.reduce op none (pts1 R) (body1 r)] =
      I.reduce op none (pts1 Q') (body1 g') :=
  reduce_none_union_none_in_order_of ha (fin1 lo₁ hi₁ fin) (union_pts1 hQ) (ordered_pts1 ho)
    (some_pts1 a₀ hs) (some_pts1 a₁ ht) (body_pts1 hg) (body_pts1 hk)

/-- Accumulation of a partial result from a unit, without a start value. -/
theorem none_union1 (ha : Assoc I op) (hm : Comm I op) (he : RightUnit I op z) (lo₁ hi₁ : Int)
    (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁) (hQ : ∀ i, Q' i ↔ Q i ∨ R i) (hd : ∀ i, Q i → ¬ R i)
    (a₀ : Int) (hs : Q a₀) (hg : ∀ i, Q i → g i = g' i) (hk : ∀ i, R i → r i = g' i) :
    I.fn op [I.reduce op none (pts1 Q) (body1 g), I.reduce op (some z) (pts1 R) (body1 r)] =
      I.reduce op none (pts1 Q') (body1 g') :=
  reduce_none_union_of ha hm he (fin1 lo₁ hi₁ fin) (union_pts1 hQ) (disjoint_pts1 hd) (some_pts1 a₀ hs)
    (body_pts1 hg) (body_pts1 hk)

/-- Accumulation of the next partial result from a unit, without a start value. -/
theorem none_union_in_order1 (ha : Assoc I op) (he : RightUnit I op z) (lo₁ hi₁ : Int)
    (fin : ∀ i, Q' i → lo₁ ≤ i ∧ i < hi₁) (hQ : ∀ i, Q' i ↔ Q i ∨ R i)
    (ho : ∀ i i', Q i → R i' → i < i') (a₀ : Int) (hs : Q a₀) (hg : ∀ i, Q i → g i = g' i)
    (hk : ∀ i, R i → r i = g' i) :
    I.fn op [I.reduce op none (pts1 Q) (body1 g), I.reduce op (some z) (pts1 R) (body1 r)] =
      I.reduce op none (pts1 Q') (body1 g') :=
  reduce_none_union_in_order_of ha he (fin1 lo₁ hi₁ fin) (union_pts1 hQ) (ordered_pts1 ho)
    (some_pts1 a₀ hs) (body_pts1 hg) (body_pts1 hk)

end

/-! ## Reductions over two variables -/

section
variable {Q Q' R : Int → Int → Prop} {g g' r : Int → Int → V}
variable {op : Fn} {s : Option V} {u v w z : V}

private theorem fin2 (lo₁ hi₁ lo₂ hi₂ : Int)
    (h : ∀ i j, Q i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂) : Finite (pts2 Q) := by
  refine Finite.of_box [(lo₁, hi₁), (lo₂, hi₂)] ?_
  rintro _ ⟨i, j, rfl, hq⟩
  simpa [InBounds] using h i j hq

private theorem insert_pts2 {a b : Int} (hQ : ∀ i j, Q' i j ↔ Q i j ∨ (i = a ∧ j = b)) (p : List Int) :
    pts2 Q' p ↔ pts2 Q p ∨ p = [a, b] := by
  constructor
  · rintro ⟨i, j, rfl, hq⟩
    rcases (hQ i j).1 hq with hq | ⟨rfl, rfl⟩
    · exact .inl ⟨i, j, rfl, hq⟩
    · exact .inr rfl
  · rintro (⟨i, j, rfl, hq⟩ | rfl)
    · exact ⟨i, j, rfl, (hQ i j).2 (.inl hq)⟩
    · exact ⟨a, b, rfl, (hQ a b).2 (.inr ⟨rfl, rfl⟩)⟩

private theorem union_pts2 (hQ : ∀ i j, Q' i j ↔ Q i j ∨ R i j) (p : List Int) :
    pts2 Q' p ↔ pts2 Q p ∨ pts2 R p := by
  constructor
  · rintro ⟨i, j, rfl, hq⟩
    exact (hQ i j).1 hq |>.imp (fun h => ⟨i, j, rfl, h⟩) (fun h => ⟨i, j, rfl, h⟩)
  · rintro (⟨i, j, rfl, hq⟩ | ⟨i, j, rfl, hq⟩)
    · exact ⟨i, j, rfl, (hQ i j).2 (.inl hq)⟩
    · exact ⟨i, j, rfl, (hQ i j).2 (.inr hq)⟩

private theorem not_pts2 {a b : Int} (h : ¬ Q a b) : ¬ pts2 Q [a, b] := by
  rintro ⟨i, j, e, hq⟩
  cases e
  exact h hq

private theorem body_pts2 (hg : ∀ i j, Q i j → g i j = g' i j) (p : List Int) (hp : pts2 Q p) :
    body2 g p = body2 g' p := by
  obtain ⟨i, j, rfl, hq⟩ := hp
  exact hg i j hq

/-- Equal reductions. -/
theorem reduce_congr2 (hQ : ∀ i j, Q i j ↔ Q' i j) (hg : ∀ i j, Q i j → g i j = g' i j) :
    I.reduce op s (pts2 Q) (body2 g) = I.reduce op s (pts2 Q') (body2 g') := by
  refine reduce_congr (fun p => ?_) (body_pts2 hg)
  constructor
  · rintro ⟨i, j, rfl, hq⟩
    exact ⟨i, j, rfl, (hQ i j).1 hq⟩
  · rintro ⟨i, j, rfl, hq⟩
    exact ⟨i, j, rfl, (hQ i j).2 hq⟩

/-- A reduction over no points. -/
theorem reduce_empty2 (h : ∀ i j, ¬ Q i j) : I.reduce op (some u) (pts2 Q) (body2 g) = u := by
  refine reduce_empty fun p hp => ?_
  obtain ⟨i, j, rfl, hq⟩ := hp
  exact h i j hq

/-- A mask: points whose values are right units may be left out. -/
theorem reduce_mask2 (he : RightUnit I op z) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂)
    (sub : ∀ i j, Q i j → Q' i j)
    (mask : ∀ i j, Q' i j → ¬ Q i j → g i j = z) (hg : ∀ i j, Q i j → g i j = g' i j) :
    I.reduce op (some u) (pts2 Q') (body2 g) = I.reduce op (some u) (pts2 Q) (body2 g') := by
  refine (reduce_mask (fin2 lo₁ hi₁ lo₂ hi₂ fin) (fun p => ?_) fun p hp hn x => ?_).trans
    (reduce_congr (fun _ => Iff.rfl) (body_pts2 hg))
  · rintro ⟨i, j, rfl, hq⟩
    exact ⟨i, j, rfl, sub i j hq⟩
  · obtain ⟨i, j, rfl, hq⟩ := hp
    show I.fn op [x, g i j] = x
    rw [mask i j hq fun h => hn ⟨i, j, rfl, h⟩]
    exact he x

private theorem single_pts2 {a b : Int} (h : ∀ i j, Q i j ↔ i = a ∧ j = b) (p : List Int) :
    pts2 Q p ↔ p = [a, b] := by
  constructor
  · rintro ⟨i, j, rfl, hq⟩
    obtain ⟨rfl, rfl⟩ := (h i j).1 hq
    rfl
  · rintro rfl
    exact ⟨a, b, rfl, (h a b).2 ⟨rfl, rfl⟩⟩

/-- A reduction over one point without a start value. -/
theorem reduce_single2 (a b : Int) (h : ∀ i j, Q i j ↔ i = a ∧ j = b) :
    I.reduce op none (pts2 Q) (body2 g) = g a b := reduce_singleton_none (single_pts2 h)

/-- A reduction over one point from a start value. -/
theorem reduce_single_some2 (a b : Int) (h : ∀ i j, Q i j ↔ i = a ∧ j = b) :
    I.reduce op (some u) (pts2 Q) (body2 g) = I.fn op [u, g a b] := reduce_singleton (single_pts2 h)

/-- Accumulation of one more point. -/
theorem insert2 (hc : RightComm I op) (a b : Int) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂)
    (hQ : ∀ i j, Q' i j ↔ Q i j ∨ (i = a ∧ j = b)) (hn : ¬ Q a b) (hg : ∀ i j, Q i j → g i j = g' i j)
    (hw : w = g' a b) :
    I.fn op [I.reduce op (some u) (pts2 Q) (body2 g), w] = I.reduce op (some u) (pts2 Q') (body2 g') :=
  reduce_insert_of hc (fin2 lo₁ hi₁ lo₂ hi₂ fin) (insert_pts2 hQ) (not_pts2 hn) (body_pts2 hg) hw

private theorem before_pts2 {a b : Int} (ho : ∀ i j, Q i j → i < a ∨ (i = a ∧ j < b)) (p : List Int)
    (hp : pts2 Q p) : lexLt p [a, b] := by
  obtain ⟨i, j, rfl, hq⟩ := hp
  simpa [lexLt] using ho i j hq

private theorem some_pts2 (a b : Int) (h : Q a b) : ∃ p, pts2 Q p := by
  exact ⟨[a, b], a, b, rfl, h⟩

/-- Accumulation of the next point. -/
theorem append2 (a b : Int) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂)
    (hQ : ∀ i j, Q' i j ↔ Q i j ∨ (i = a ∧ j = b)) (ho : ∀ i j, Q i j → i < a ∨ (i = a ∧ j < b))
    (hg : ∀ i j, Q i j → g i j = g' i j) (hw : w = g' a b) :
    I.fn op [I.reduce op (some u) (pts2 Q) (body2 g), w] = I.reduce op (some u) (pts2 Q') (body2 g') :=
  reduce_append_of (fin2 lo₁ hi₁ lo₂ hi₂ fin) (insert_pts2 hQ) (before_pts2 ho) (body_pts2 hg) hw

/-- Accumulation of one more point, without a start value. -/
theorem insert_none2 (hm : Comm I op) (hr : RightComm I op) (a b : Int) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂)
    (hQ : ∀ i j, Q' i j ↔ Q i j ∨ (i = a ∧ j = b)) (hn : ¬ Q a b) (a₀ b₀ : Int) (hs : Q a₀ b₀)
    (hg : ∀ i j, Q i j → g i j = g' i j) (hw : w = g' a b) :
    I.fn op [I.reduce op none (pts2 Q) (body2 g), w] = I.reduce op none (pts2 Q') (body2 g') :=
  reduce_none_insert_of hm hr (fin2 lo₁ hi₁ lo₂ hi₂ fin) (insert_pts2 hQ) (not_pts2 hn)
    (some_pts2 a₀ b₀ hs) (body_pts2 hg) hw

/-- Accumulation of the next point, without a start value. -/
theorem append_none2 (a b : Int) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂)
    (hQ : ∀ i j, Q' i j ↔ Q i j ∨ (i = a ∧ j = b)) (ho : ∀ i j, Q i j → i < a ∨ (i = a ∧ j < b))
    (a₀ b₀ : Int) (hs : Q a₀ b₀) (hg : ∀ i j, Q i j → g i j = g' i j) (hw : w = g' a b) :
    I.fn op [I.reduce op none (pts2 Q) (body2 g), w] = I.reduce op none (pts2 Q') (body2 g') :=
  reduce_none_append_of (fin2 lo₁ hi₁ lo₂ hi₂ fin) (insert_pts2 hQ) (before_pts2 ho)
    (some_pts2 a₀ b₀ hs) (body_pts2 hg) hw

/-- A reduction without a start value starts from the value at any of its points. -/
theorem first2 (hm : Comm I op) (hr : RightComm I op) (a b : Int) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂)
    (hQ : ∀ i j, Q' i j ↔ Q i j ∨ (i = a ∧ j = b)) (hn : ¬ Q a b) (hg : ∀ i j, Q i j → g i j = g' i j)
    (hw : w = g' a b) :
    I.reduce op (some w) (pts2 Q) (body2 g) = I.reduce op none (pts2 Q') (body2 g') :=
  reduce_none_any_of hm hr (fin2 lo₁ hi₁ lo₂ hi₂ fin) (insert_pts2 hQ) (not_pts2 hn) (body_pts2 hg) hw

private theorem after_pts2 {a b : Int} (ho : ∀ i j, Q i j → a < i ∨ (a = i ∧ b < j)) (p : List Int)
    (hp : pts2 Q p) : lexLt [a, b] p := by
  obtain ⟨i, j, rfl, hq⟩ := hp
  simpa [lexLt] using ho i j hq

/-- A reduction without a start value starts from the value at its first point. -/
theorem first_in_order2 (a b : Int) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂)
    (hQ : ∀ i j, Q' i j ↔ Q i j ∨ (i = a ∧ j = b)) (ho : ∀ i j, Q i j → a < i ∨ (a = i ∧ b < j))
    (hg : ∀ i j, Q i j → g i j = g' i j) (hw : w = g' a b) :
    I.reduce op (some w) (pts2 Q) (body2 g) = I.reduce op none (pts2 Q') (body2 g') :=
  reduce_none_first_of (fin2 lo₁ hi₁ lo₂ hi₂ fin) (insert_pts2 hQ) (after_pts2 ho) (body_pts2 hg) hw

private theorem disjoint_pts2 (hd : ∀ i j, Q i j → ¬ R i j) (p : List Int) (hp : pts2 Q p) :
    ¬ pts2 R p := by
  obtain ⟨i, j, rfl, hq⟩ := hp
  exact not_pts2 (hd i j hq)

private theorem ordered_pts2 (ho : ∀ i j i' j', Q i j → R i' j' → i < i' ∨ (i = i' ∧ j < j'))
    (p q : List Int) (hp : pts2 Q p) (hq : pts2 R q) : lexLt p q := by
  obtain ⟨i, j, rfl, hp⟩ := hp
  obtain ⟨i', j', rfl, hq⟩ := hq
  simpa [lexLt] using ho i j i' j' hp hq

/-- Accumulation of a partial result. -/
theorem union2 (ha : Assoc I op) (hr : RightComm I op) (he : RightUnit I op z) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂) (hQ : ∀ i j, Q' i j ↔ Q i j ∨ R i j)
    (hd : ∀ i j, Q i j → ¬ R i j) (hg : ∀ i j, Q i j → g i j = g' i j)
    (hk : ∀ i j, R i j → r i j = g' i j) :
    I.fn op [I.reduce op (some u) (pts2 Q) (body2 g), I.reduce op (some z) (pts2 R) (body2 r)] =
      I.reduce op (some u) (pts2 Q') (body2 g') :=
  reduce_union_of ha hr (he u) (fin2 lo₁ hi₁ lo₂ hi₂ fin) (union_pts2 hQ) (disjoint_pts2 hd)
    (body_pts2 hg) (body_pts2 hk)

/-- Accumulation of the next partial result. -/
theorem union_in_order2 (ha : Assoc I op) (he : RightUnit I op z) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂) (hQ : ∀ i j, Q' i j ↔ Q i j ∨ R i j)
    (ho : ∀ i j i' j', Q i j → R i' j' → i < i' ∨ (i = i' ∧ j < j'))
    (hg : ∀ i j, Q i j → g i j = g' i j) (hk : ∀ i j, R i j → r i j = g' i j) :
    I.fn op [I.reduce op (some u) (pts2 Q) (body2 g), I.reduce op (some z) (pts2 R) (body2 r)] =
      I.reduce op (some u) (pts2 Q') (body2 g') :=
  reduce_union_in_order_of ha he (fin2 lo₁ hi₁ lo₂ hi₂ fin) (union_pts2 hQ) (ordered_pts2 ho)
    (body_pts2 hg) (body_pts2 hk)

/-- Accumulation of a partial result that has no start value. -/
theorem union_none2 (ha : Assoc I op) (hr : RightComm I op) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂) (hQ : ∀ i j, Q' i j ↔ Q i j ∨ R i j)
    (hd : ∀ i j, Q i j → ¬ R i j) (a b : Int) (hs : R a b) (hg : ∀ i j, Q i j → g i j = g' i j)
    (hk : ∀ i j, R i j → r i j = g' i j) :
    I.fn op [I.reduce op (some u) (pts2 Q) (body2 g), I.reduce op none (pts2 R) (body2 r)] =
      I.reduce op (some u) (pts2 Q') (body2 g') :=
  reduce_union_none_of ha hr (fin2 lo₁ hi₁ lo₂ hi₂ fin) (union_pts2 hQ) (disjoint_pts2 hd)
    (some_pts2 a b hs) (body_pts2 hg) (body_pts2 hk)

/-- Accumulation of the next partial result, that has no start value. -/
theorem union_none_in_order2 (ha : Assoc I op) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂) (hQ : ∀ i j, Q' i j ↔ Q i j ∨ R i j)
    (ho : ∀ i j i' j', Q i j → R i' j' → i < i' ∨ (i = i' ∧ j < j')) (a b : Int) (hs : R a b)
    (hg : ∀ i j, Q i j → g i j = g' i j) (hk : ∀ i j, R i j → r i j = g' i j) :
    I.fn op [I.reduce op (some u) (pts2 Q) (body2 g), I.reduce op none (pts2 R) (body2 r)] =
      I.reduce op (some u) (pts2 Q') (body2 g') :=
  reduce_union_none_in_order_of ha (fin2 lo₁ hi₁ lo₂ hi₂ fin) (union_pts2 hQ) (ordered_pts2 ho)
    (some_pts2 a b hs) (body_pts2 hg) (body_pts2 hk)

/-- Accumulation of a partial result, neither with a start value. -/
theorem union_none_none2 (ha : Assoc I op) (hm : Comm I op) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂) (hQ : ∀ i j, Q' i j ↔ Q i j ∨ R i j)
    (hd : ∀ i j, Q i j → ¬ R i j) (a₀ b₀ : Int) (hs : Q a₀ b₀) (a₁ b₁ : Int) (ht : R a₁ b₁)
    (hg : ∀ i j, Q i j → g i j = g' i j) (hk : ∀ i j, R i j → r i j = g' i j) :
    I.fn op [I.reduce op none (pts2 Q) (body2 g), I.reduce op none (pts2 R) (body2 r)] =
      I.reduce op none (pts2 Q') (body2 g') :=
  reduce_none_union_none_of ha hm (fin2 lo₁ hi₁ lo₂ hi₂ fin) (union_pts2 hQ) (disjoint_pts2 hd)
    (some_pts2 a₀ b₀ hs) (some_pts2 a₁ b₁ ht) (body_pts2 hg) (body_pts2 hk)

/-- Accumulation of the next partial result, neither with a start value. -/
theorem union_none_none_in_order2 (ha : Assoc I op) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂) (hQ : ∀ i j, Q' i j ↔ Q i j ∨ R i j)
    (ho : ∀ i j i' j', Q i j → R i' j' → i < i' ∨ (i = i' ∧ j < j')) (a₀ b₀ : Int) (hs : Q a₀ b₀)
    (a₁ b₁ : Int) (ht : R a₁ b₁) (hg : ∀ i j, Q i j → g i j = g' i j)
    (hk : ∀ i j, R i j → r i j = g' i j) :
    I.fn op [I.reduce op none (pts2 Q) (body2 g), I.reduce op none (pts2 R) (body2 r)] =
      I.reduce op none (pts2 Q') (body2 g') :=
  reduce_none_union_none_in_order_of ha (fin2 lo₁ hi₁ lo₂ hi₂ fin) (union_pts2 hQ) (ordered_pts2 ho)
    (some_pts2 a₀ b₀ hs) (some_pts2 a₁ b₁ ht) (body_pts2 hg) (body_pts2 hk)

/-- Accumulation of a partial result from a unit, without a start value. -/
theorem none_union2 (ha : Assoc I op) (hm : Comm I op) (he : RightUnit I op z) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂) (hQ : ∀ i j, Q' i j ↔ Q i j ∨ R i j)
    (hd : ∀ i j, Q i j → ¬ R i j) (a₀ b₀ : Int) (hs : Q a₀ b₀) (hg : ∀ i j, Q i j → g i j = g' i j)
    (hk : ∀ i j, R i j → r i j = g' i j) :
    I.fn op [I.reduce op none (pts2 Q) (body2 g), I.reduce op (some z) (pts2 R) (body2 r)] =
      I.reduce op none (pts2 Q') (body2 g') :=
  reduce_none_union_of ha hm he (fin2 lo₁ hi₁ lo₂ hi₂ fin) (union_pts2 hQ) (disjoint_pts2 hd)
    (some_pts2 a₀ b₀ hs) (body_pts2 hg) (body_pts2 hk)

/-- Accumulation of the next partial result from a unit, without a start value. -/
theorem none_union_in_order2 (ha : Assoc I op) (he : RightUnit I op z) (lo₁ hi₁ lo₂ hi₂ : Int)
    (fin : ∀ i j, Q' i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂) (hQ : ∀ i j, Q' i j ↔ Q i j ∨ R i j)
    (ho : ∀ i j i' j', Q i j → R i' j' → i < i' ∨ (i = i' ∧ j < j')) (a₀ b₀ : Int) (hs : Q a₀ b₀)
    (hg : ∀ i j, Q i j → g i j = g' i j) (hk : ∀ i j, R i j → r i j = g' i j) :
    I.fn op [I.reduce op none (pts2 Q) (body2 g), I.reduce op (some z) (pts2 R) (body2 r)] =
      I.reduce op none (pts2 Q') (body2 g') :=
  reduce_none_union_in_order_of ha he (fin2 lo₁ hi₁ lo₂ hi₂ fin) (union_pts2 hQ) (ordered_pts2 ho)
    (some_pts2 a₀ b₀ hs) (body_pts2 hg) (body_pts2 hk)

end

/-! ## Reductions over three variables -/

section
variable {Q Q' R : Int → Int → Int → Prop} {g g' r : Int → Int → Int → V}
variable {op : Fn} {s : Option V} {u v w z : V}

private theorem fin3 (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (h : ∀ i j k, Q i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃) :
    Finite (pts3 Q) := by
  refine Finite.of_box [(lo₁, hi₁), (lo₂, hi₂), (lo₃, hi₃)] ?_
  rintro _ ⟨i, j, k, rfl, hq⟩
  simpa [InBounds] using h i j k hq

private theorem insert_pts3 {a b c : Int} (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ (i = a ∧ j = b ∧ k = c))
    (p : List Int) : pts3 Q' p ↔ pts3 Q p ∨ p = [a, b, c] := by
  constructor
  · rintro ⟨i, j, k, rfl, hq⟩
    rcases (hQ i j k).1 hq with hq | ⟨rfl, rfl, rfl⟩
    · exact .inl ⟨i, j, k, rfl, hq⟩
    · exact .inr rfl
  · rintro (⟨i, j, k, rfl, hq⟩ | rfl)
    · exact ⟨i, j, k, rfl, (hQ i j k).2 (.inl hq)⟩
    · exact ⟨a, b, c, rfl, (hQ a b c).2 (.inr ⟨rfl, rfl, rfl⟩)⟩

private theorem union_pts3 (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ R i j k) (p : List Int) :
    pts3 Q' p ↔ pts3 Q p ∨ pts3 R p := by
  constructor
  · rintro ⟨i, j, k, rfl, hq⟩
    exact (hQ i j k).1 hq |>.imp (fun h => ⟨i, j, k, rfl, h⟩) (fun h => ⟨i, j, k, rfl, h⟩)
  · rintro (⟨i, j, k, rfl, hq⟩ | ⟨i, j, k, rfl, hq⟩)
    · exact ⟨i, j, k, rfl, (hQ i j k).2 (.inl hq)⟩
    · exact ⟨i, j, k, rfl, (hQ i j k).2 (.inr hq)⟩

private theorem not_pts3 {a b c : Int} (h : ¬ Q a b c) : ¬ pts3 Q [a, b, c] := by
  rintro ⟨i, j, k, e, hq⟩
  cases e
  exact h hq

private theorem body_pts3 (hg : ∀ i j k, Q i j k → g i j k = g' i j k) (p : List Int) (hp : pts3 Q p) :
    body3 g p = body3 g' p := by
  obtain ⟨i, j, k, rfl, hq⟩ := hp
  exact hg i j k hq

/-- Equal reductions. -/
theorem reduce_congr3 (hQ : ∀ i j k, Q i j k ↔ Q' i j k) (hg : ∀ i j k, Q i j k → g i j k = g' i j k) :
    I.reduce op s (pts3 Q) (body3 g) = I.reduce op s (pts3 Q') (body3 g') := by
  refine reduce_congr (fun p => ?_) (body_pts3 hg)
  constructor
  · rintro ⟨i, j, k, rfl, hq⟩
    exact ⟨i, j, k, rfl, (hQ i j k).1 hq⟩
  · rintro ⟨i, j, k, rfl, hq⟩
    exact ⟨i, j, k, rfl, (hQ i j k).2 hq⟩

/-- A reduction over no points. -/
theorem reduce_empty3 (h : ∀ i j k, ¬ Q i j k) : I.reduce op (some u) (pts3 Q) (body3 g) = u := by
  refine reduce_empty fun p hp => ?_
  obtain ⟨i, j, k, rfl, hq⟩ := hp
  exact h i j k hq

/-- A mask: points whose values are right units may be left out. -/
theorem reduce_mask3 (he : RightUnit I op z) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (sub : ∀ i j k, Q i j k → Q' i j k)
    (mask : ∀ i j k, Q' i j k → ¬ Q i j k → g i j k = z) (hg : ∀ i j k, Q i j k → g i j k = g' i j k) :
    I.reduce op (some u) (pts3 Q') (body3 g) = I.reduce op (some u) (pts3 Q) (body3 g') := by
  refine (reduce_mask (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (fun p => ?_) fun p hp hn x => ?_).trans
    (reduce_congr (fun _ => Iff.rfl) (body_pts3 hg))
  · rintro ⟨i, j, k, rfl, hq⟩
    exact ⟨i, j, k, rfl, sub i j k hq⟩
  · obtain ⟨i, j, k, rfl, hq⟩ := hp
    show I.fn op [x, g i j k] = x
    rw [mask i j k hq fun h => hn ⟨i, j, k, rfl, h⟩]
    exact he x

private theorem single_pts3 {a b c : Int} (h : ∀ i j k, Q i j k ↔ i = a ∧ j = b ∧ k = c)
    (p : List Int) : pts3 Q p ↔ p = [a, b, c] := by
  constructor
  · rintro ⟨i, j, k, rfl, hq⟩
    obtain ⟨rfl, rfl, rfl⟩ := (h i j k).1 hq
    rfl
  · rintro rfl
    exact ⟨a, b, c, rfl, (h a b c).2 ⟨rfl, rfl, rfl⟩⟩

/-- A reduction over one point without a start value. -/
theorem reduce_single3 (a b c : Int) (h : ∀ i j k, Q i j k ↔ i = a ∧ j = b ∧ k = c) :
    I.reduce op none (pts3 Q) (body3 g) = g a b c := reduce_singleton_none (single_pts3 h)

/-- A reduction over one point from a start value. -/
theorem reduce_single_some3 (a b c : Int) (h : ∀ i j k, Q i j k ↔ i = a ∧ j = b ∧ k = c) :
    I.reduce op (some u) (pts3 Q) (body3 g) = I.fn op [u, g a b c] := reduce_singleton (single_pts3 h)

/-- Accumulation of one more point. -/
theorem insert3 (hc : RightComm I op) (a b c : Int) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ (i = a ∧ j = b ∧ k = c)) (hn : ¬ Q a b c)
    (hg : ∀ i j k, Q i j k → g i j k = g' i j k) (hw : w = g' a b c) :
    I.fn op [I.reduce op (some u) (pts3 Q) (body3 g), w] = I.reduce op (some u) (pts3 Q') (body3 g') :=
  reduce_insert_of hc (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (insert_pts3 hQ) (not_pts3 hn) (body_pts3 hg)
    hw

private theorem before_pts3 {a b c : Int}
    (ho : ∀ i j k, Q i j k → i < a ∨ (i = a ∧ (j < b ∨ (j = b ∧ k < c)))) (p : List Int)
    (hp : pts3 Q p) : lexLt p [a, b, c] := by
  obtain ⟨i, j, k, rfl, hq⟩ := hp
  simpa [lexLt] using ho i j k hq

private theorem some_pts3 (a b c : Int) (h : Q a b c) : ∃ p, pts3 Q p := by
  exact ⟨[a, b, c], a, b, c, rfl, h⟩

/-- Accumulation of the next point. -/
theorem append3 (a b c : Int) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ (i = a ∧ j = b ∧ k = c))
    (ho : ∀ i j k, Q i j k → i < a ∨ (i = a ∧ (j < b ∨ (j = b ∧ k < c))))
    (hg : ∀ i j k, Q i j k → g i j k = g' i j k) (hw : w = g' a b c) :
    I.fn op [I.reduce op (some u) (pts3 Q) (body3 g), w] = I.reduce op (some u) (pts3 Q') (body3 g') :=
  reduce_append_of (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (insert_pts3 hQ) (before_pts3 ho) (body_pts3 hg)
    hw

/-- Accumulation of one more point, without a start value. -/
theorem insert_none3 (hm : Comm I op) (hr : RightComm I op) (a b c : Int)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ (i = a ∧ j = b ∧ k = c)) (hn : ¬ Q a b c) (a₀ b₀ c₀ : Int)
    (hs : Q a₀ b₀ c₀) (hg : ∀ i j k, Q i j k → g i j k = g' i j k) (hw : w = g' a b c) :
    I.fn op [I.reduce op none (pts3 Q) (body3 g), w] = I.reduce op none (pts3 Q') (body3 g') :=
  reduce_none_insert_of hm hr (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (insert_pts3 hQ) (not_pts3 hn)
    (some_pts3 a₀ b₀ c₀ hs) (body_pts3 hg) hw

/-- Accumulation of the next point, without a start value. -/
theorem append_none3 (a b c : Int) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ (i = a ∧ j = b ∧ k = c))
    (ho : ∀ i j k, Q i j k → i < a ∨ (i = a ∧ (j < b ∨ (j = b ∧ k < c)))) (a₀ b₀ c₀ : Int)
    (hs : Q a₀ b₀ c₀) (hg : ∀ i j k, Q i j k → g i j k = g' i j k) (hw : w = g' a b c) :
    I.fn op [I.reduce op none (pts3 Q) (body3 g), w] = I.reduce op none (pts3 Q') (body3 g') :=
  reduce_none_append_of (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (insert_pts3 hQ) (before_pts3 ho)
    (some_pts3 a₀ b₀ c₀ hs) (body_pts3 hg) hw

/-- A reduction without a start value starts from the value at any of its points. -/
theorem first3 (hm : Comm I op) (hr : RightComm I op) (a b c : Int) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ (i = a ∧ j = b ∧ k = c)) (hn : ¬ Q a b c)
    (hg : ∀ i j k, Q i j k → g i j k = g' i j k) (hw : w = g' a b c) :
    I.reduce op (some w) (pts3 Q) (body3 g) = I.reduce op none (pts3 Q') (body3 g') :=
  reduce_none_any_of hm hr (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (insert_pts3 hQ) (not_pts3 hn)
    (body_pts3 hg) hw

private theorem after_pts3 {a b c : Int}
    (ho : ∀ i j k, Q i j k → a < i ∨ (a = i ∧ (b < j ∨ (b = j ∧ c < k)))) (p : List Int)
    (hp : pts3 Q p) : lexLt [a, b, c] p := by
  obtain ⟨i, j, k, rfl, hq⟩ := hp
  simpa [lexLt] using ho i j k hq

/-- A reduction without a start value starts from the value at its first point. -/
theorem first_in_order3 (a b c : Int) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ (i = a ∧ j = b ∧ k = c))
    (ho : ∀ i j k, Q i j k → a < i ∨ (a = i ∧ (b < j ∨ (b = j ∧ c < k))))
    (hg : ∀ i j k, Q i j k → g i j k = g' i j k) (hw : w = g' a b c) :
    I.reduce op (some w) (pts3 Q) (body3 g) = I.reduce op none (pts3 Q') (body3 g') :=
  reduce_none_first_of (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (insert_pts3 hQ) (after_pts3 ho)
    (body_pts3 hg) hw

private theorem disjoint_pts3 (hd : ∀ i j k, Q i j k → ¬ R i j k) (p : List Int) (hp : pts3 Q p) :
    ¬ pts3 R p := by
  obtain ⟨i, j, k, rfl, hq⟩ := hp
  exact not_pts3 (hd i j k hq)

private theorem ordered_pts3
    (ho : ∀ i j k i' j' k', Q i j k → R i' j' k' → i < i' ∨ (i = i' ∧ (j < j' ∨ (j = j' ∧ k < k'))))
    (p q : List Int) (hp : pts3 Q p) (hq : pts3 R q) : lexLt p q := by
  obtain ⟨i, j, k, rfl, hp⟩ := hp
  obtain ⟨i', j', k', rfl, hq⟩ := hq
  simpa [lexLt] using ho i j k i' j' k' hp hq

/-- Accumulation of a partial result. -/
theorem union3 (ha : Assoc I op) (hr : RightComm I op) (he : RightUnit I op z)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ R i j k) (hd : ∀ i j k, Q i j k → ¬ R i j k)
    (hg : ∀ i j k, Q i j k → g i j k = g' i j k) (hk : ∀ i j k, R i j k → r i j k = g' i j k) :
    I.fn op [I.reduce op (some u) (pts3 Q) (body3 g), I.reduce op (some z) (pts3 R) (body3 r)] =
      I.reduce op (some u) (pts3 Q') (body3 g') :=
  reduce_union_of ha hr (he u) (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (union_pts3 hQ) (disjoint_pts3 hd)
    (body_pts3 hg) (body_pts3 hk)

/-- Accumulation of the next partial result. -/
theorem union_in_order3 (ha : Assoc I op) (he : RightUnit I op z) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ R i j k)
    (ho : ∀ i j k i' j' k', Q i j k → R i' j' k' → i < i' ∨ (i = i' ∧ (j < j' ∨ (j = j' ∧ k < k'))))
    (hg : ∀ i j k, Q i j k → g i j k = g' i j k) (hk : ∀ i j k, R i j k → r i j k = g' i j k) :
    I.fn op [I.reduce op (some u) (pts3 Q) (body3 g), I.reduce op (some z) (pts3 R) (body3 r)] =
      I.reduce op (some u) (pts3 Q') (body3 g') :=
  reduce_union_in_order_of ha he (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (union_pts3 hQ) (ordered_pts3 ho)
    (body_pts3 hg) (body_pts3 hk)

/-- Accumulation of a partial result that has no start value. -/
theorem union_none3 (ha : Assoc I op) (hr : RightComm I op) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ R i j k) (hd : ∀ i j k, Q i j k → ¬ R i j k) (a b c : Int)
    (hs : R a b c) (hg : ∀ i j k, Q i j k → g i j k = g' i j k)
    (hk : ∀ i j k, R i j k → r i j k = g' i j k) :
    I.fn op [I.reduce op (some u) (pts3 Q) (body3 g), I.reduce op none (pts3 R) (body3 r)] =
      I.reduce op (some u) (pts3 Q') (body3 g') :=
  reduce_union_none_of ha hr (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (union_pts3 hQ) (disjoint_pts3 hd)
    (some_pts3 a b c hs) (body_pts3 hg) (body_pts3 hk)

/-- Accumulation of the next partial result, that has no start value. -/
theorem union_none_in_order3 (ha : Assoc I op) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ R i j k)
    (ho : ∀ i j k i' j' k', Q i j k → R i' j' k' → i < i' ∨ (i = i' ∧ (j < j' ∨ (j = j' ∧ k < k'))))
    (a b c : Int) (hs : R a b c) (hg : ∀ i j k, Q i j k → g i j k = g' i j k)
    (hk : ∀ i j k, R i j k → r i j k = g' i j k) :
    I.fn op [I.reduce op (some u) (pts3 Q) (body3 g), I.reduce op none (pts3 R) (body3 r)] =
      I.reduce op (some u) (pts3 Q') (body3 g') :=
  reduce_union_none_in_order_of ha (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (union_pts3 hQ) (ordered_pts3 ho)
    (some_pts3 a b c hs) (body_pts3 hg) (body_pts3 hk)

/-- Accumulation of a partial result, neither with a start value. -/
theorem union_none_none3 (ha : Assoc I op) (hm : Comm I op) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ R i j k) (hd : ∀ i j k, Q i j k → ¬ R i j k) (a₀ b₀ c₀ : Int)
    (hs : Q a₀ b₀ c₀) (a₁ b₁ c₁ : Int) (ht : R a₁ b₁ c₁) (hg : ∀ i j k, Q i j k → g i j k = g' i j k)
    (hk : ∀ i j k, R i j k → r i j k = g' i j k) :
    I.fn op [I.reduce op none (pts3 Q) (body3 g), I.reduce op none (pts3 R) (body3 r)] =
      I.reduce op none (pts3 Q') (body3 g') :=
  reduce_none_union_none_of ha hm (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (union_pts3 hQ) (disjoint_pts3 hd)
    (some_pts3 a₀ b₀ c₀ hs) (some_pts3 a₁ b₁ c₁ ht) (body_pts3 hg) (body_pts3 hk)

/-- Accumulation of the next partial result, neither with a start value. -/
theorem union_none_none_in_order3 (ha : Assoc I op) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ R i j k)
    (ho : ∀ i j k i' j' k', Q i j k → R i' j' k' → i < i' ∨ (i = i' ∧ (j < j' ∨ (j = j' ∧ k < k'))))
    (a₀ b₀ c₀ : Int) (hs : Q a₀ b₀ c₀) (a₁ b₁ c₁ : Int) (ht : R a₁ b₁ c₁)
    (hg : ∀ i j k, Q i j k → g i j k = g' i j k) (hk : ∀ i j k, R i j k → r i j k = g' i j k) :
    I.fn op [I.reduce op none (pts3 Q) (body3 g), I.reduce op none (pts3 R) (body3 r)] =
      I.reduce op none (pts3 Q') (body3 g') :=
  reduce_none_union_none_in_order_of ha (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (union_pts3 hQ)
    (ordered_pts3 ho) (some_pts3 a₀ b₀ c₀ hs) (some_pts3 a₁ b₁ c₁ ht) (body_pts3 hg) (body_pts3 hk)

/-- Accumulation of a partial result from a unit, without a start value. -/
theorem none_union3 (ha : Assoc I op) (hm : Comm I op) (he : RightUnit I op z)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ R i j k) (hd : ∀ i j k, Q i j k → ¬ R i j k) (a₀ b₀ c₀ : Int)
    (hs : Q a₀ b₀ c₀) (hg : ∀ i j k, Q i j k → g i j k = g' i j k)
    (hk : ∀ i j k, R i j k → r i j k = g' i j k) :
    I.fn op [I.reduce op none (pts3 Q) (body3 g), I.reduce op (some z) (pts3 R) (body3 r)] =
      I.reduce op none (pts3 Q') (body3 g') :=
  reduce_none_union_of ha hm he (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (union_pts3 hQ) (disjoint_pts3 hd)
    (some_pts3 a₀ b₀ c₀ hs) (body_pts3 hg) (body_pts3 hk)

/-- Accumulation of the next partial result from a unit, without a start value. -/
theorem none_union_in_order3 (ha : Assoc I op) (he : RightUnit I op z) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (fin : ∀ i j k, Q' i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃)
    (hQ : ∀ i j k, Q' i j k ↔ Q i j k ∨ R i j k)
    (ho : ∀ i j k i' j' k', Q i j k → R i' j' k' → i < i' ∨ (i = i' ∧ (j < j' ∨ (j = j' ∧ k < k'))))
    (a₀ b₀ c₀ : Int) (hs : Q a₀ b₀ c₀) (hg : ∀ i j k, Q i j k → g i j k = g' i j k)
    (hk : ∀ i j k, R i j k → r i j k = g' i j k) :
    I.fn op [I.reduce op none (pts3 Q) (body3 g), I.reduce op (some z) (pts3 R) (body3 r)] =
      I.reduce op none (pts3 Q') (body3 g') :=
  reduce_none_union_in_order_of ha he (fin3 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ fin) (union_pts3 hQ)
    (ordered_pts3 ho) (some_pts3 a₀ b₀ c₀ hs) (body_pts3 hg) (body_pts3 hk)

end

end Redverify
