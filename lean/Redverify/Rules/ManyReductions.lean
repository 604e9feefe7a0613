module

public import Redverify.Rules.Heaps

/-!
# Rules for generated certificates: reductions over many variables

What accumulations make of reductions (sections 7.3 to 7.5 of the thesis), in families by the number
of dimensions.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V}

/-! ## Reductions over four variables -/

section
variable {Q Q' R : Int → Int → Int → Int → Prop} {g g' r : Int → Int → Int → Int → V}
variable {op : Fn} {s : Option V} {u v w z : V}

private theorem fin4 (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (h : ∀ i j k m, Q i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) : Finite (pts4 Q) := by
  refine Finite.of_box [(lo₁, hi₁), (lo₂, hi₂), (lo₃, hi₃), (lo₄, hi₄)] ?_
  rintro _ ⟨i, j, k, m, rfl, hq⟩
  simpa [InBounds] using h i j k m hq

private theorem insert_pts4 {a b c d : Int}
    (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ (i = a ∧ j = b ∧ k = c ∧ m = d)) (p : List Int) :
    pts4 Q' p ↔ pts4 Q p ∨ p = [a, b, c, d] := by
  constructor
  · rintro ⟨i, j, k, m, rfl, hq⟩
    rcases (hQ i j k m).1 hq with hq | ⟨rfl, rfl, rfl, rfl⟩
    · exact .inl ⟨i, j, k, m, rfl, hq⟩
    · exact .inr rfl
  · rintro (⟨i, j, k, m, rfl, hq⟩ | rfl)
    · exact ⟨i, j, k, m, rfl, (hQ i j k m).2 (.inl hq)⟩
    · exact ⟨a, b, c, d, rfl, (hQ a b c d).2 (.inr ⟨rfl, rfl, rfl, rfl⟩)⟩

private theorem union_pts4 (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ R i j k m) (p : List Int) :
    pts4 Q' p ↔ pts4 Q p ∨ pts4 R p := by
  constructor
  · rintro ⟨i, j, k, m, rfl, hq⟩
    exact (hQ i j k m).1 hq |>.imp (fun h => ⟨i, j, k, m, rfl, h⟩) (fun h => ⟨i, j, k, m, rfl, h⟩)
  · rintro (⟨i, j, k, m, rfl, hq⟩ | ⟨i, j, k, m, rfl, hq⟩)
    · exact ⟨i, j, k, m, rfl, (hQ i j k m).2 (.inl hq)⟩
    · exact ⟨i, j, k, m, rfl, (hQ i j k m).2 (.inr hq)⟩

private theorem not_pts4 {a b c d : Int} (h : ¬ Q a b c d) : ¬ pts4 Q [a, b, c, d] := by
  rintro ⟨i, j, k, m, e, hq⟩
  cases e
  exact h hq

private theorem body_pts4 (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m) (p : List Int)
    (hp : pts4 Q p) : body4 g p = body4 g' p := by
  obtain ⟨i, j, k, m, rfl, hq⟩ := hp
  exact hg i j k m hq

/-- Equal reductions. -/
theorem reduce_congr4 (hQ : ∀ i j k m, Q i j k m ↔ Q' i j k m)
    (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m) :
    I.reduce op s (pts4 Q) (body4 g) = I.reduce op s (pts4 Q') (body4 g') := by
  refine reduce_congr (fun p => ?_) (body_pts4 hg)
  constructor
  · rintro ⟨i, j, k, m, rfl, hq⟩
    exact ⟨i, j, k, m, rfl, (hQ i j k m).1 hq⟩
  · rintro ⟨i, j, k, m, rfl, hq⟩
    exact ⟨i, j, k, m, rfl, (hQ i j k m).2 hq⟩

/-- A reduction over no points. -/
theorem reduce_empty4 (h : ∀ i j k m, ¬ Q i j k m) : I.reduce op (some u) (pts4 Q) (body4 g) = u := by
  refine reduce_empty fun p hp => ?_
  obtain ⟨i, j, k, m, rfl, hq⟩ := hp
  exact h i j k m hq

/-- A mask: points whose values are right units may be left out. -/
theorem reduce_mask4 (he : RightUnit I op z) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧ m < hi₄)
    (sub : ∀ i j k m, Q i j k m → Q' i j k m)
    (mask : ∀ i j k m, Q' i j k m → ¬ Q i j k m → g i j k m = z) (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m) :
    I.reduce op (some u) (pts4 Q') (body4 g) = I.reduce op (some u) (pts4 Q) (body4 g') := by
  refine (reduce_mask (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (fun p => ?_) fun p hp hn x => ?_).trans
    (reduce_congr (fun _ => Iff.rfl) (body_pts4 hg))
  · rintro ⟨i, j, k, m, rfl, hq⟩
    exact ⟨i, j, k, m, rfl, sub i j k m hq⟩
  · obtain ⟨i, j, k, m, rfl, hq⟩ := hp
    show I.fn op [x, g i j k m] = x
    rw [mask i j k m hq fun h => hn ⟨i, j, k, m, rfl, h⟩]
    exact he x

private theorem single_pts4 {a b c d : Int} (h : ∀ i j k m, Q i j k m ↔ i = a ∧ j = b ∧ k = c ∧ m = d)
    (p : List Int) : pts4 Q p ↔ p = [a, b, c, d] := by
  constructor
  · rintro ⟨i, j, k, m, rfl, hq⟩
    obtain ⟨rfl, rfl, rfl, rfl⟩ := (h i j k m).1 hq
    rfl
  · rintro rfl
    exact ⟨a, b, c, d, rfl, (h a b c d).2 ⟨rfl, rfl, rfl, rfl⟩⟩

/-- A reduction over one point without a start value. -/
theorem reduce_single4 (a b c d : Int) (h : ∀ i j k m, Q i j k m ↔ i = a ∧ j = b ∧ k = c ∧ m = d) :
    I.reduce op none (pts4 Q) (body4 g) = g a b c d := reduce_singleton_none (single_pts4 h)

/-- A reduction over one point from a start value. -/
theorem reduce_single_some4 (a b c d : Int) (h : ∀ i j k m, Q i j k m ↔ i = a ∧ j = b ∧ k = c ∧ m = d) :
    I.reduce op (some u) (pts4 Q) (body4 g) = I.fn op [u, g a b c d] := reduce_singleton (single_pts4 h)

/-- Accumulation of one more point. -/
theorem insert4 (hc : RightComm I op) (a b c d : Int) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ (i = a ∧ j = b ∧ k = c ∧ m = d))
    (hn : ¬ Q a b c d) (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m) (hw : w = g' a b c d) :
    I.fn op [I.reduce op (some u) (pts4 Q) (body4 g), w] = I.reduce op (some u) (pts4 Q') (body4 g') :=
  reduce_insert_of hc (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (insert_pts4 hQ) (not_pts4 hn)
    (body_pts4 hg) hw

private theorem before_pts4 {a b c d : Int}
    (ho : ∀ i j k m, Q i j k m → i < a ∨ (i = a ∧ (j < b ∨ (j = b ∧ (k < c ∨ (k = c ∧ m < d))))))
    (p : List Int) (hp : pts4 Q p) : lexLt p [a, b, c, d] := by
  obtain ⟨i, j, k, m, rfl, hq⟩ := hp
  simpa [lexLt] using ho i j k m hq

private theorem some_pts4 (a b c d : Int) (h : Q a b c d) : ∃ p, pts4 Q p := by
  exact ⟨[a, b, c, d], a, b, c, d, rfl, h⟩

/-- Accumulation of the next point. -/
theorem append4 (a b c d : Int) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ (i = a ∧ j = b ∧ k = c ∧ m = d))
    (ho : ∀ i j k m, Q i j k m → i < a ∨ (i = a ∧ (j < b ∨ (j = b ∧ (k < c ∨ (k = c ∧ m < d))))))
    (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m) (hw : w = g' a b c d) :
    I.fn op [I.reduce op (some u) (pts4 Q) (body4 g), w] = I.reduce op (some u) (pts4 Q') (body4 g') :=
  reduce_append_of (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (insert_pts4 hQ) (before_pts4 ho)
    (body_pts4 hg) hw

/-- Accumulation of one more point, without a start value. -/
theorem insert_none4 (hm : Comm I op) (hr : RightComm I op) (a b c d : Int)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ (i = a ∧ j = b ∧ k = c ∧ m = d))
    (hn : ¬ Q a b c d) (a₀ b₀ c₀ d₀ : Int) (hs : Q a₀ b₀ c₀ d₀)
    (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m) (hw : w = g' a b c d) :
    I.fn op [I.reduce op none (pts4 Q) (body4 g), w] = I.reduce op none (pts4 Q') (body4 g') :=
  reduce_none_insert_of hm hr (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (insert_pts4 hQ) (not_pts4 hn)
    (some_pts4 a₀ b₀ c₀ d₀ hs) (body_pts4 hg) hw

/-- Accumulation of the next point, without a start value. -/
theorem append_none4 (a b c d : Int) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ (i = a ∧ j = b ∧ k = c ∧ m = d))
    (ho : ∀ i j k m, Q i j k m → i < a ∨ (i = a ∧ (j < b ∨ (j = b ∧ (k < c ∨ (k = c ∧ m < d))))))
    (a₀ b₀ c₀ d₀ : Int) (hs : Q a₀ b₀ c₀ d₀) (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m)
    (hw : w = g' a b c d) :
    I.fn op [I.reduce op none (pts4 Q) (body4 g), w] = I.reduce op none (pts4 Q') (body4 g') :=
  reduce_none_append_of (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (insert_pts4 hQ) (before_pts4 ho)
    (some_pts4 a₀ b₀ c₀ d₀ hs) (body_pts4 hg) hw

/-- A reduction without a start value starts from the value at any of its points. -/
theorem first4 (hm : Comm I op) (hr : RightComm I op) (a b c d : Int)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ (i = a ∧ j = b ∧ k = c ∧ m = d))
    (hn : ¬ Q a b c d) (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m) (hw : w = g' a b c d) :
    I.reduce op (some w) (pts4 Q) (body4 g) = I.reduce op none (pts4 Q') (body4 g') :=
  reduce_none_any_of hm hr (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (insert_pts4 hQ) (not_pts4 hn)
    (body_pts4 hg) hw

private theorem after_pts4 {a b c d : Int}
    (ho : ∀ i j k m, Q i j k m → a < i ∨ (a = i ∧ (b < j ∨ (b = j ∧ (c < k ∨ (c = k ∧ d < m))))))
    (p : List Int) (hp : pts4 Q p) : lexLt [a, b, c, d] p := by
  obtain ⟨i, j, k, m, rfl, hq⟩ := hp
  simpa [lexLt] using ho i j k m hq

/-- A reduction without a start value starts from the value at its first point. -/
theorem first_in_order4 (a b c d : Int) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ (i = a ∧ j = b ∧ k = c ∧ m = d))
    (ho : ∀ i j k m, Q i j k m → a < i ∨ (a = i ∧ (b < j ∨ (b = j ∧ (c < k ∨ (c = k ∧ d < m))))))
    (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m) (hw : w = g' a b c d) :
    I.reduce op (some w) (pts4 Q) (body4 g) = I.reduce op none (pts4 Q') (body4 g') :=
  reduce_none_first_of (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (insert_pts4 hQ) (after_pts4 ho)
    (body_pts4 hg) hw

private theorem disjoint_pts4 (hd : ∀ i j k m, Q i j k m → ¬ R i j k m) (p : List Int) (hp : pts4 Q p) :
    ¬ pts4 R p := by
  obtain ⟨i, j, k, m, rfl, hq⟩ := hp
  exact not_pts4 (hd i j k m hq)

private theorem ordered_pts4
    (ho : ∀ i j k m i' j' k' m', Q i j k m → R i' j' k' m' → i < i' ∨
      (i = i' ∧ (j < j' ∨ (j = j' ∧ (k < k' ∨ (k = k' ∧ m < m')))))) (p q : List Int) (hp : pts4 Q p)
    (hq : pts4 R q) : lexLt p q := by
  obtain ⟨i, j, k, m, rfl, hp⟩ := hp
  obtain ⟨i', j', k', m', rfl, hq⟩ := hq
  simpa [lexLt] using ho i j k m i' j' k' m' hp hq

/-- Accumulation of a partial result. -/
theorem union4 (ha : Assoc I op) (hr : RightComm I op) (he : RightUnit I op z)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ R i j k m)
    (hd : ∀ i j k m, Q i j k m → ¬ R i j k m) (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m)
    (hk : ∀ i j k m, R i j k m → r i j k m = g' i j k m) :
    I.fn op [I.reduce op (some u) (pts4 Q) (body4 g), I.reduce op (some z) (pts4 R) (body4 r)] =
      I.reduce op (some u) (pts4 Q') (body4 g') :=
  reduce_union_of ha hr (he u) (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (union_pts4 hQ)
    (disjoint_pts4 hd) (body_pts4 hg) (body_pts4 hk)

/-- Accumulation of the next partial result. -/
theorem union_in_order4 (ha : Assoc I op) (he : RightUnit I op z)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ R i j k m)
    (ho : ∀ i j k m i' j' k' m', Q i j k m → R i' j' k' m' → i < i' ∨
      (i = i' ∧ (j < j' ∨ (j = j' ∧ (k < k' ∨ (k = k' ∧ m < m'))))))
    (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m)
    (hk : ∀ i j k m, R i j k m → r i j k m = g' i j k m) :
    I.fn op [I.reduce op (some u) (pts4 Q) (body4 g), I.reduce op (some z) (pts4 R) (body4 r)] =
      I.reduce op (some u) (pts4 Q') (body4 g') :=
  reduce_union_in_order_of ha he (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (union_pts4 hQ)
    (ordered_pts4 ho) (body_pts4 hg) (body_pts4 hk)

/-- Accumulation of a partial result that has no start value. -/
theorem union_none4 (ha : Assoc I op) (hr : RightComm I op) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ R i j k m)
    (hd : ∀ i j k m, Q i j k m → ¬ R i j k m) (a b c d : Int) (hs : R a b c d)
    (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m)
    (hk : ∀ i j k m, R i j k m → r i j k m = g' i j k m) :
    I.fn op [I.reduce op (some u) (pts4 Q) (body4 g), I.reduce op none (pts4 R) (body4 r)] =
      I.reduce op (some u) (pts4 Q') (body4 g') :=
  reduce_union_none_of ha hr (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (union_pts4 hQ)
    (disjoint_pts4 hd) (some_pts4 a b c d hs) (body_pts4 hg) (body_pts4 hk)

/-- Accumulation of the next partial result, that has no start value. -/
theorem union_none_in_order4 (ha : Assoc I op) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ R i j k m)
    (ho : ∀ i j k m i' j' k' m', Q i j k m → R i' j' k' m' → i < i' ∨
      (i = i' ∧ (j < j' ∨ (j = j' ∧ (k < k' ∨ (k = k' ∧ m < m')))))) (a b c d : Int) (hs : R a b c d)
    (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m)
    (hk : ∀ i j k m, R i j k m → r i j k m = g' i j k m) :
    I.fn op [I.reduce op (some u) (pts4 Q) (body4 g), I.reduce op none (pts4 R) (body4 r)] =
      I.reduce op (some u) (pts4 Q') (body4 g') :=
  reduce_union_none_in_order_of ha (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (union_pts4 hQ)
    (ordered_pts4 ho) (some_pts4 a b c d hs) (body_pts4 hg) (body_pts4 hk)

/-- Accumulation of a partial result, neither with a start value. -/
theorem union_none_none4 (ha : Assoc I op) (hm : Comm I op) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ R i j k m)
    (hd : ∀ i j k m, Q i j k m → ¬ R i j k m) (a₀ b₀ c₀ d₀ : Int) (hs : Q a₀ b₀ c₀ d₀)
    (a₁ b₁ c₁ d₁ : Int) (ht : R a₁ b₁ c₁ d₁) (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m)
    (hk : ∀ i j k m, R i j k m → r i j k m = g' i j k m) :
    I.fn op [I.reduce op none (pts4 Q) (body4 g), I.reduce op none (pts4 R) (body4 r)] =
      I.reduce op none (pts4 Q') (body4 g') :=
  reduce_none_union_none_of ha hm (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (union_pts4 hQ)
    (disjoint_pts4 hd) (some_pts4 a₀ b₀ c₀ d₀ hs) (some_pts4 a₁ b₁ c₁ d₁ ht) (body_pts4 hg)
    (body_pts4 hk)

/-- Accumulation of the next partial result, neither with a start value. -/
theorem union_none_none_in_order4 (ha : Assoc I op) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ R i j k m)
    (ho : ∀ i j k m i' j' k' m', Q i j k m → R i' j' k' m' → i < i' ∨
      (i = i' ∧ (j < j' ∨ (j = j' ∧ (k < k' ∨ (k = k' ∧ m < m')))))) (a₀ b₀ c₀ d₀ : Int)
    (hs : Q a₀ b₀ c₀ d₀) (a₁ b₁ c₁ d₁ : Int) (ht : R a₁ b₁ c₁ d₁)
    (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m)
    (hk : ∀ i j k m, R i j k m → r i j k m = g' i j k m) :
    I.fn op [I.reduce op none (pts4 Q) (body4 g), I.reduce op none (pts4 R) (body4 r)] =
      I.reduce op none (pts4 Q') (body4 g') :=
  reduce_none_union_none_in_order_of ha (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (union_pts4 hQ)
    (ordered_pts4 ho) (some_pts4 a₀ b₀ c₀ d₀ hs) (some_pts4 a₁ b₁ c₁ d₁ ht) (body_pts4 hg)
    (body_pts4 hk)

/-- Accumulation of a partial result from a unit, without a start value. -/
theorem none_union4 (ha : Assoc I op) (hm : Comm I op) (he : RightUnit I op z)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ R i j k m)
    (hd : ∀ i j k m, Q i j k m → ¬ R i j k m) (a₀ b₀ c₀ d₀ : Int) (hs : Q a₀ b₀ c₀ d₀)
    (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m)
    (hk : ∀ i j k m, R i j k m → r i j k m = g' i j k m) :
    I.fn op [I.reduce op none (pts4 Q) (body4 g), I.reduce op (some z) (pts4 R) (body4 r)] =
      I.reduce op none (pts4 Q') (body4 g') :=
  reduce_none_union_of ha hm he (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (union_pts4 hQ)
    (disjoint_pts4 hd) (some_pts4 a₀ b₀ c₀ d₀ hs) (body_pts4 hg) (body_pts4 hk)

/-- Accumulation of the next partial result from a unit, without a start value. -/
theorem none_union_in_order4 (ha : Assoc I op) (he : RightUnit I op z)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (fin : ∀ i j k m, Q' i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧
      m < hi₄) (hQ : ∀ i j k m, Q' i j k m ↔ Q i j k m ∨ R i j k m)
    (ho : ∀ i j k m i' j' k' m', Q i j k m → R i' j' k' m' → i < i' ∨
      (i = i' ∧ (j < j' ∨ (j = j' ∧ (k < k' ∨ (k = k' ∧ m < m')))))) (a₀ b₀ c₀ d₀ : Int)
    (hs : Q a₀ b₀ c₀ d₀) (hg : ∀ i j k m, Q i j k m → g i j k m = g' i j k m)
    (hk : ∀ i j k m, R i j k m → r i j k m = g' i j k m) :
    I.fn op [I.reduce op none (pts4 Q) (body4 g), I.reduce op (some z) (pts4 R) (body4 r)] =
      I.reduce op none (pts4 Q') (body4 g') :=
  reduce_none_union_in_order_of ha he (fin4 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ fin) (union_pts4 hQ)
    (ordered_pts4 ho) (some_pts4 a₀ b₀ c₀ d₀ hs) (body_pts4 hg) (body_pts4 hk)

end

/-! ## Reductions over five variables -/

section
variable {Q Q' R : Int → Int → Int → Int → Int → Prop} {g g' r : Int → Int → Int → Int → Int → V}
variable {op : Fn} {s : Option V} {u v w z : V}

private theorem fin5 (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (h : ∀ i j k m n, Q i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅) : Finite (pts5 Q) := by
  refine Finite.of_box [(lo₁, hi₁), (lo₂, hi₂), (lo₃, hi₃), (lo₄, hi₄), (lo₅, hi₅)] ?_
  rintro _ ⟨i, j, k, m, n, rfl, hq⟩
  simpa [InBounds] using h i j k m n hq

private theorem insert_pts5 {a b c d e : Int}
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ (i = a ∧ j = b ∧ k = c ∧ m = d ∧ n = e))
    (p : List Int) : pts5 Q' p ↔ pts5 Q p ∨ p = [a, b, c, d, e] := by
  constructor
  · rintro ⟨i, j, k, m, n, rfl, hq⟩
    rcases (hQ i j k m n).1 hq with hq | ⟨rfl, rfl, rfl, rfl, rfl⟩
    · exact .inl ⟨i, j, k, m, n, rfl, hq⟩
    · exact .inr rfl
  · rintro (⟨i, j, k, m, n, rfl, hq⟩ | rfl)
    · exact ⟨i, j, k, m, n, rfl, (hQ i j k m n).2 (.inl hq)⟩
    · exact ⟨a, b, c, d, e, rfl, (hQ a b c d e).2 (.inr ⟨rfl, rfl, rfl, rfl, rfl⟩)⟩

private theorem union_pts5 (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ R i j k m n) (p : List Int) :
    pts5 Q' p ↔ pts5 Q p ∨ pts5 R p := by
  constructor
  · rintro ⟨i, j, k, m, n, rfl, hq⟩
    exact (hQ i j k m n).1 hq |>.imp (fun h => ⟨i, j, k, m, n, rfl, h⟩) (fun h => ⟨i, j, k, m, n, rfl, h⟩)
  · rintro (⟨i, j, k, m, n, rfl, hq⟩ | ⟨i, j, k, m, n, rfl, hq⟩)
    · exact ⟨i, j, k, m, n, rfl, (hQ i j k m n).2 (.inl hq)⟩
    · exact ⟨i, j, k, m, n, rfl, (hQ i j k m n).2 (.inr hq)⟩

private theorem not_pts5 {a b c d e : Int} (h : ¬ Q a b c d e) : ¬ pts5 Q [a, b, c, d, e] := by
  rintro ⟨i, j, k, m, n, e, hq⟩
  cases e
  exact h hq

private theorem body_pts5 (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n) (p : List Int)
    (hp : pts5 Q p) : body5 g p = body5 g' p := by
  obtain ⟨i, j, k, m, n, rfl, hq⟩ := hp
  exact hg i j k m n hq

/-- Equal reductions. -/
theorem reduce_congr5 (hQ : ∀ i j k m n, Q i j k m n ↔ Q' i j k m n)
    (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n) :
    I.reduce op s (pts5 Q) (body5 g) = I.reduce op s (pts5 Q') (body5 g') := by
  refine reduce_congr (fun p => ?_) (body_pts5 hg)
  constructor
  · rintro ⟨i, j, k, m, n, rfl, hq⟩
    exact ⟨i, j, k, m, n, rfl, (hQ i j k m n).1 hq⟩
  · rintro ⟨i, j, k, m, n, rfl, hq⟩
    exact ⟨i, j, k, m, n, rfl, (hQ i j k m n).2 hq⟩

/-- A reduction over no points. -/
theorem reduce_empty5 (h : ∀ i j k m n, ¬ Q i j k m n) :
    I.reduce op (some u) (pts5 Q) (body5 g) = u := by
  refine reduce_empty fun p hp => ?_
  obtain ⟨i, j, k, m, n, rfl, hq⟩ := hp
  exact h i j k m n hq

/-- A mask: points whose values are right units may be left out. -/
theorem reduce_mask5 (he : RightUnit I op z) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧ lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (sub : ∀ i j k m n, Q i j k m n → Q' i j k m n)
    (mask : ∀ i j k m n, Q' i j k m n → ¬ Q i j k m n → g i j k m n = z) (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n) :
    I.reduce op (some u) (pts5 Q') (body5 g) = I.reduce op (some u) (pts5 Q) (body5 g') := by
  refine (reduce_mask (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (fun p => ?_) fun p hp hn x => ?_).trans
    (reduce_congr (fun _ => Iff.rfl) (body_pts5 hg))
  · rintro ⟨i, j, k, m, n, rfl, hq⟩
    exact ⟨i, j, k, m, n, rfl, sub i j k m n hq⟩
  · obtain ⟨i, j, k, m, n, rfl, hq⟩ := hp
    show I.fn op [x, g i j k m n] = x
    rw [mask i j k m n hq fun h => hn ⟨i, j, k, m, n, rfl, h⟩]
    exact he x

private theorem single_pts5 {a b c d e : Int}
    (h : ∀ i j k m n, Q i j k m n ↔ i = a ∧ j = b ∧ k = c ∧ m = d ∧ n = e) (p : List Int) :
    pts5 Q p ↔ p = [a, b, c, d, e] := by
  constructor
  · rintro ⟨i, j, k, m, n, rfl, hq⟩
    obtain ⟨rfl, rfl, rfl, rfl, rfl⟩ := (h i j k m n).1 hq
    rfl
  · rintro rfl
    exact ⟨a, b, c, d, e, rfl, (h a b c d e).2 ⟨rfl, rfl, rfl, rfl, rfl⟩⟩

/-- A reduction over one point without a start value. -/
theorem reduce_single5 (a b c d e : Int)
    (h : ∀ i j k m n, Q i j k m n ↔ i = a ∧ j = b ∧ k = c ∧ m = d ∧ n = e) :
    I.reduce op none (pts5 Q) (body5 g) = g a b c d e := reduce_singleton_none (single_pts5 h)

/-- A reduction over one point from a start value. -/
theorem reduce_single_some5 (a b c d e : Int)
    (h : ∀ i j k m n, Q i j k m n ↔ i = a ∧ j = b ∧ k = c ∧ m = d ∧ n = e) :
    I.reduce op (some u) (pts5 Q) (body5 g) = I.fn op [u, g a b c d e] :=
  reduce_singleton (single_pts5 h)

/-- Accumulation of one more point. -/
theorem insert5 (hc : RightComm I op) (a b c d e : Int) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ (i = a ∧ j = b ∧ k = c ∧ m = d ∧ n = e))
    (hn : ¬ Q a b c d e) (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n)
    (hw : w = g' a b c d e) :
    I.fn op [I.reduce op (some u) (pts5 Q) (body5 g), w] = I.reduce op (some u) (pts5 Q') (body5 g') :=
  reduce_insert_of hc (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (insert_pts5 hQ) (not_pts5 hn)
    (body_pts5 hg) hw

private theorem before_pts5 {a b c d e : Int}
    (ho : ∀ i j k m n, Q i j k m n → i < a ∨
      (i = a ∧ (j < b ∨ (j = b ∧ (k < c ∨ (k = c ∧ (m < d ∨ (m = d ∧ n < e)))))))) (p : List Int)
    (hp : pts5 Q p) : lexLt p [a, b, c, d, e] := by
  obtain ⟨i, j, k, m, n, rfl, hq⟩ := hp
  simpa [lexLt] using ho i j k m n hq

private theorem some_pts5 (a b c d e : Int) (h : Q a b c d e) : ∃ p, pts5 Q p := by
  exact ⟨[a, b, c, d, e], a, b, c, d, e, rfl, h⟩

/-- Accumulation of the next point. -/
theorem append5 (a b c d e : Int) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ (i = a ∧ j = b ∧ k = c ∧ m = d ∧ n = e))
    (ho : ∀ i j k m n, Q i j k m n → i < a ∨
      (i = a ∧ (j < b ∨ (j = b ∧ (k < c ∨ (k = c ∧ (m < d ∨ (m = d ∧ n < e))))))))
    (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n) (hw : w = g' a b c d e) :
    I.fn op [I.reduce op (some u) (pts5 Q) (body5 g), w] = I.reduce op (some u) (pts5 Q') (body5 g') :=
  reduce_append_of (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (insert_pts5 hQ) (before_pts5 ho)
    (body_pts5 hg) hw

/-- Accumulation of one more point, without a start value. -/
theorem insert_none5 (hm : Comm I op) (hr : RightComm I op) (a b c d e : Int)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ (i = a ∧ j = b ∧ k = c ∧ m = d ∧ n = e))
    (hn : ¬ Q a b c d e) (a₀ b₀ c₀ d₀ e₀ : Int) (hs : Q a₀ b₀ c₀ d₀ e₀)
    (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n) (hw : w = g' a b c d e) :
    I.fn op [I.reduce op none (pts5 Q) (body5 g), w] = I.reduce op none (pts5 Q') (body5 g') :=
  reduce_none_insert_of hm hr (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (insert_pts5 hQ)
    (not_pts5 hn) (some_pts5 a₀ b₀ c₀ d₀ e₀ hs) (body_pts5 hg) hw

/-- Accumulation of the next point, without a start value. -/
theorem append_none5 (a b c d e : Int) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ (i = a ∧ j = b ∧ k = c ∧ m = d ∧ n = e))
    (ho : ∀ i j k m n, Q i j k m n → i < a ∨
      (i = a ∧ (j < b ∨ (j = b ∧ (k < c ∨ (k = c ∧ (m < d ∨ (m = d ∧ n < e))))))))
    (a₀ b₀ c₀ d₀ e₀ : Int) (hs : Q a₀ b₀ c₀ d₀ e₀)
    (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n) (hw : w = g' a b c d e) :
    I.fn op [I.reduce op none (pts5 Q) (body5 g), w] = I.reduce op none (pts5 Q') (body5 g') :=
  reduce_none_append_of (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (insert_pts5 hQ)
    (before_pts5 ho) (some_pts5 a₀ b₀ c₀ d₀ e₀ hs) (body_pts5 hg) hw

/-- A reduction without a start value starts from the value at any of its points. -/
theorem first5 (hm : Comm I op) (hr : RightComm I op) (a b c d e : Int)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ (i = a ∧ j = b ∧ k = c ∧ m = d ∧ n = e))
    (hn : ¬ Q a b c d e) (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n)
    (hw : w = g' a b c d e) :
    I.reduce op (some w) (pts5 Q) (body5 g) = I.reduce op none (pts5 Q') (body5 g') :=
  reduce_none_any_of hm hr (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (insert_pts5 hQ)
    (not_pts5 hn) (body_pts5 hg) hw

private theorem after_pts5 {a b c d e : Int}
    (ho : ∀ i j k m n, Q i j k m n → a < i ∨
      (a = i ∧ (b < j ∨ (b = j ∧ (c < k ∨ (c = k ∧ (d < m ∨ (d = m ∧ e < n)))))))) (p : List Int)
    (hp : pts5 Q p) : lexLt [a, b, c, d, e] p := by
  obtain ⟨i, j, k, m, n, rfl, hq⟩ := hp
  simpa [lexLt] using ho i j k m n hq

/-- A reduction without a start value starts from the value at its first point. -/
theorem first_in_order5 (a b c d e : Int) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ (i = a ∧ j = b ∧ k = c ∧ m = d ∧ n = e))
    (ho : ∀ i j k m n, Q i j k m n → a < i ∨
      (a = i ∧ (b < j ∨ (b = j ∧ (c < k ∨ (c = k ∧ (d < m ∨ (d = m ∧ e < n))))))))
    (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n) (hw : w = g' a b c d e) :
    I.reduce op (some w) (pts5 Q) (body5 g) = I.reduce op none (pts5 Q') (body5 g') :=
  reduce_none_first_of (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (insert_pts5 hQ)
    (after_pts5 ho) (body_pts5 hg) hw

private theorem disjoint_pts5 (hd : ∀ i j k m n, Q i j k m n → ¬ R i j k m n) (p : List Int)
    (hp : pts5 Q p) : ¬ pts5 R p := by
  obtain ⟨i, j, k, m, n, rfl, hq⟩ := hp
  exact not_pts5 (hd i j k m n hq)

private theorem ordered_pts5
    (ho : ∀ i j k m n i' j' k' m' n', Q i j k m n → R i' j' k' m' n' → i < i' ∨
      (i = i' ∧ (j < j' ∨ (j = j' ∧ (k < k' ∨ (k = k' ∧ (m < m' ∨ (m = m' ∧ n < n'))))))))
    (p q : List Int) (hp : pts5 Q p) (hq : pts5 R q) : lexLt p q := by
  obtain ⟨i, j, k, m, n, rfl, hp⟩ := hp
  obtain ⟨i', j', k', m', n', rfl, hq⟩ := hq
  simpa [lexLt] using ho i j k m n i' j' k' m' n' hp hq

/-- Accumulation of a partial result. -/
theorem union5 (ha : Assoc I op) (hr : RightComm I op) (he : RightUnit I op z)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ R i j k m n)
    (hd : ∀ i j k m n, Q i j k m n → ¬ R i j k m n)
    (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n)
    (hk : ∀ i j k m n, R i j k m n → r i j k m n = g' i j k m n) :
    I.fn op [I.reduce op (some u) (pts5 Q) (body5 g), I.reduce op (some z) (pts5 R) (body5 r)] =
      I.reduce op (some u) (pts5 Q') (body5 g') :=
  reduce_union_of ha hr (he u) (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (union_pts5 hQ)
    (disjoint_pts5 hd) (body_pts5 hg) (body_pts5 hk)

/-- Accumulation of the next partial result. -/
theorem union_in_order5 (ha : Assoc I op) (he : RightUnit I op z)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ R i j k m n)
    (ho : ∀ i j k m n i' j' k' m' n', Q i j k m n → R i' j' k' m' n' → i < i' ∨
      (i = i' ∧ (j < j' ∨ (j = j' ∧ (k < k' ∨ (k = k' ∧ (m < m' ∨ (m = m' ∧ n < n'))))))))
    (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n)
    (hk : ∀ i j k m n, R i j k m n → r i j k m n = g' i j k m n) :
    I.fn op [I.reduce op (some u) (pts5 Q) (body5 g), I.reduce op (some z) (pts5 R) (body5 r)] =
      I.reduce op (some u) (pts5 Q') (body5 g') :=
  reduce_union_in_order_of ha he (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (union_pts5 hQ)
    (ordered_pts5 ho) (body_pts5 hg) (body_pts5 hk)

/-- Accumulation of a partial result that has no start value. -/
theorem union_none5 (ha : Assoc I op) (hr : RightComm I op)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ R i j k m n)
    (hd : ∀ i j k m n, Q i j k m n → ¬ R i j k m n) (a b c d e : Int) (hs : R a b c d e)
    (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n)
    (hk : ∀ i j k m n, R i j k m n → r i j k m n = g' i j k m n) :
    I.fn op [I.reduce op (some u) (pts5 Q) (body5 g), I.reduce op none (pts5 R) (body5 r)] =
      I.reduce op (some u) (pts5 Q') (body5 g') :=
  reduce_union_none_of ha hr (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (union_pts5 hQ)
    (disjoint_pts5 hd) (some_pts5 a b c d e hs) (body_pts5 hg) (body_pts5 hk)

/-- Accumulation of the next partial result, that has no start value. -/
theorem union_none_in_order5 (ha : Assoc I op) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ R i j k m n)
    (ho : ∀ i j k m n i' j' k' m' n', Q i j k m n → R i' j' k' m' n' → i < i' ∨
      (i = i' ∧ (j < j' ∨ (j = j' ∧ (k < k' ∨ (k = k' ∧ (m < m' ∨ (m = m' ∧ n < n'))))))))
    (a b c d e : Int) (hs : R a b c d e) (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n)
    (hk : ∀ i j k m n, R i j k m n → r i j k m n = g' i j k m n) :
    I.fn op [I.reduce op (some u) (pts5 Q) (body5 g), I.reduce op none (pts5 R) (body5 r)] =
      I.reduce op (some u) (pts5 Q') (body5 g') :=
  reduce_union_none_in_order_of ha (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (union_pts5 hQ)
    (ordered_pts5 ho) (some_pts5 a b c d e hs) (body_pts5 hg) (body_pts5 hk)

/-- Accumulation of a partial result, neither with a start value. -/
theorem union_none_none5 (ha : Assoc I op) (hm : Comm I op)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ R i j k m n)
    (hd : ∀ i j k m n, Q i j k m n → ¬ R i j k m n) (a₀ b₀ c₀ d₀ e₀ : Int) (hs : Q a₀ b₀ c₀ d₀ e₀)
    (a₁ b₁ c₁ d₁ e₁ : Int) (ht : R a₁ b₁ c₁ d₁ e₁)
    (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n)
    (hk : ∀ i j k m n, R i j k m n → r i j k m n = g' i j k m n) :
    I.fn op [I.reduce op none (pts5 Q) (body5 g), I.reduce op none (pts5 R) (body5 r)] =
      I.reduce op none (pts5 Q') (body5 g') :=
  reduce_none_union_none_of ha hm (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (union_pts5 hQ)
    (disjoint_pts5 hd) (some_pts5 a₀ b₀ c₀ d₀ e₀ hs) (some_pts5 a₁ b₁ c₁ d₁ e₁ ht) (body_pts5 hg)
    (body_pts5 hk)

/-- Accumulation of the next partial result, neither with a start value. -/
theorem union_none_none_in_order5 (ha : Assoc I op) (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ R i j k m n)
    (ho : ∀ i j k m n i' j' k' m' n', Q i j k m n → R i' j' k' m' n' → i < i' ∨
      (i = i' ∧ (j < j' ∨ (j = j' ∧ (k < k' ∨ (k = k' ∧ (m < m' ∨ (m = m' ∧ n < n'))))))))
    (a₀ b₀ c₀ d₀ e₀ : Int) (hs : Q a₀ b₀ c₀ d₀ e₀) (a₁ b₁ c₁ d₁ e₁ : Int) (ht : R a₁ b₁ c₁ d₁ e₁)
    (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n)
    (hk : ∀ i j k m n, R i j k m n → r i j k m n = g' i j k m n) :
    I.fn op [I.reduce op none (pts5 Q) (body5 g), I.reduce op none (pts5 R) (body5 r)] =
      I.reduce op none (pts5 Q') (body5 g') :=
  reduce_none_union_none_in_order_of ha (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin)
    (union_pts5 hQ) (ordered_pts5 ho) (some_pts5 a₀ b₀ c₀ d₀ e₀ hs) (some_pts5 a₁ b₁ c₁ d₁ e₁ ht)
    (body_pts5 hg) (body_pts5 hk)

/-- Accumulation of a partial result from a unit, without a start value. -/
theorem none_union5 (ha : Assoc I op) (hm : Comm I op) (he : RightUnit I op z)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ R i j k m n)
    (hd : ∀ i j k m n, Q i j k m n → ¬ R i j k m n) (a₀ b₀ c₀ d₀ e₀ : Int) (hs : Q a₀ b₀ c₀ d₀ e₀)
    (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n)
    (hk : ∀ i j k m n, R i j k m n → r i j k m n = g' i j k m n) :
    I.fn op [I.reduce op none (pts5 Q) (body5 g), I.reduce op (some z) (pts5 R) (body5 r)] =
      I.reduce op none (pts5 Q') (body5 g') :=
  reduce_none_union_of ha hm he (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (union_pts5 hQ)
    (disjoint_pts5 hd) (some_pts5 a₀ b₀ c₀ d₀ e₀ hs) (body_pts5 hg) (body_pts5 hk)

/-- Accumulation of the next partial result from a unit, without a start value. -/
theorem none_union_in_order5 (ha : Assoc I op) (he : RightUnit I op z)
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (fin : ∀ i j k m n, Q' i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅)
    (hQ : ∀ i j k m n, Q' i j k m n ↔ Q i j k m n ∨ R i j k m n)
    (ho : ∀ i j k m n i' j' k' m' n', Q i j k m n → R i' j' k' m' n' → i < i' ∨
      (i = i' ∧ (j < j' ∨ (j = j' ∧ (k < k' ∨ (k = k' ∧ (m < m' ∨ (m = m' ∧ n < n'))))))))
    (a₀ b₀ c₀ d₀ e₀ : Int) (hs : Q a₀ b₀ c₀ d₀ e₀)
    (hg : ∀ i j k m n, Q i j k m n → g i j k m n = g' i j k m n)
    (hk : ∀ i j k m n, R i j k m n → r i j k m n = g' i j k m n) :
    I.fn op [I.reduce op none (pts5 Q) (body5 g), I.reduce op (some z) (pts5 R) (body5 r)] =
      I.reduce op none (pts5 Q') (body5 g') :=
  reduce_none_union_in_order_of ha he (fin5 lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ fin) (union_pts5 hQ)
    (ordered_pts5 ho) (some_pts5 a₀ b₀ c₀ d₀ e₀ hs) (body_pts5 hg) (body_pts5 hk)

end

end Redverify
