module

public import Redverify.Laws
public import Redverify.Rules.Reductions

/-!
# Rules for generated certificates: the algebra of reductions

Factors go into sums, sums of one index set join, a constant is summed by counting, nested reductions
become one, and indices are renamed by a bijection. What has a family has it by the number of variables.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V}

/-! ## Finite index sets -/

/-- A set of no indices is finite. -/
theorem finite0 {Q : Prop} : Finite (pts0 Q) := Finite.of_box0 fun _ h => h.1

/-- A bounded set of one index is finite. -/
theorem finite1 {Q : Int → Prop} (lo₁ hi₁ : Int) (h : ∀ i, Q i → lo₁ ≤ i ∧ i < hi₁) : Finite (pts1 Q) := by
  refine Finite.of_box [(lo₁, hi₁)] ?_
  rintro _ ⟨i, rfl, hq⟩
  simpa [InBounds] using h i hq

/-- A bounded set of two indices is finite. -/
theorem finite2 {Q : Int → Int → Prop} (lo₁ hi₁ lo₂ hi₂ : Int)
    (h : ∀ i j, Q i j → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂) : Finite (pts2 Q) := by
  refine Finite.of_box [(lo₁, hi₁), (lo₂, hi₂)] ?_
  rintro _ ⟨i, j, rfl, hq⟩
  simpa [InBounds] using h i j hq

/-- A bounded set of three indices is finite. -/
theorem finite3 {Q : Int → Int → Int → Prop} (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ : Int)
    (h : ∀ i j k, Q i j k → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃) :
    Finite (pts3 Q) := by
  refine Finite.of_box [(lo₁, hi₁), (lo₂, hi₂), (lo₃, hi₃)] ?_
  rintro _ ⟨i, j, k, rfl, hq⟩
  simpa [InBounds] using h i j k hq

/-- A bounded set of four indices is finite. -/
theorem finite4 {Q : Int → Int → Int → Int → Prop} (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ : Int)
    (h : ∀ i j k m, Q i j k m → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄) : Finite (pts4 Q) := by
  refine Finite.of_box [(lo₁, hi₁), (lo₂, hi₂), (lo₃, hi₃), (lo₄, hi₄)] ?_
  rintro _ ⟨i, j, k, m, rfl, hq⟩
  simpa [InBounds] using h i j k m hq

/-- A bounded set of five indices is finite. -/
theorem finite5 {Q : Int → Int → Int → Int → Int → Prop}
    (lo₁ hi₁ lo₂ hi₂ lo₃ hi₃ lo₄ hi₄ lo₅ hi₅ : Int)
    (h : ∀ i j k m n, Q i j k m n → lo₁ ≤ i ∧ i < hi₁ ∧ lo₂ ≤ j ∧ j < hi₂ ∧ lo₃ ≤ k ∧ k < hi₃ ∧
      lo₄ ≤ m ∧ m < hi₄ ∧ lo₅ ≤ n ∧ n < hi₅) : Finite (pts5 Q) := by
  refine Finite.of_box [(lo₁, hi₁), (lo₂, hi₂), (lo₃, hi₃), (lo₄, hi₄), (lo₅, hi₅)] ?_
  rintro _ ⟨i, j, k, m, n, rfl, hq⟩
  simpa [InBounds] using h i j k m n hq

/-! ## Homomorphisms -/

section
variable {S : List Int → Prop} {f g : List Int → V} {op op' : Fn} {u v c : V} {τ : Ty}

private theorem accumulate_hom {h : V → V} (hh : ∀ x y, h (I.fn op [x, y]) = I.fn op' [h x, h y]) : ∀ l u,
    h (I.accumulate op f u l) = I.accumulate op' (fun p => h (f p)) (h u) l
  | [], _ => rfl
  | p :: l, u => by simp only [Interp.accumulate, accumulate_hom hh l, hh]

/-- What respects the operator goes into the reduction. -/
theorem reduce_hom {h : V → V} (hh : ∀ x y, h (I.fn op [x, y]) = I.fn op' [h x, h y]) (fin : Finite S) :
    h (I.reduce op (some u) S f) = I.reduce op' (some (h u)) S (fun p => h (f p)) := by
  obtain ⟨l, hl⟩ := fin
  rw [reduce_some_of_lists hl, reduce_some_of_lists hl, accumulate_hom hh]

/-- A factor goes into a sum. -/
theorem sum_scaled (h : NumberLaws I τ) (fin : Finite S) :
    I.fn (.builtin "*" τ) [c, I.reduce (.builtin "+" τ) (some u) S f] =
      I.reduce (.builtin "+" τ) (some (I.fn (.builtin "*" τ) [c, u])) S
        (fun p => I.fn (.builtin "*" τ) [c, f p]) :=
  reduce_hom (h := fun x => I.fn (.builtin "*" τ) [c, x]) (fun x y => h.distrib c x y) fin

private theorem exchanged (h : NumberLaws I τ) (x y z w : V) :
    I.fn (.builtin "+" τ) [I.fn (.builtin "+" τ) [x, y], I.fn (.builtin "+" τ) [z, w]] =
      I.fn (.builtin "+" τ) [I.fn (.builtin "+" τ) [x, z], I.fn (.builtin "+" τ) [y, w]] := by
  obtain ⟨_, e⟩ := h.exists_ring
  simp only [e]
  grind

private theorem accumulate_added (h : NumberLaws I τ) : ∀ l u v,
    I.fn (.builtin "+" τ) [I.accumulate (.builtin "+" τ) f u l, I.accumulate (.builtin "+" τ) g v l] =
      I.accumulate (.builtin "+" τ) (fun p => I.fn (.builtin "+" τ) [f p, g p])
        (I.fn (.builtin "+" τ) [u, v]) l
  | [], _, _ => rfl
  | p :: l, u, v => by
    simp only [Interp.accumulate]
    rw [accumulate_added h l, exchanged h]

/-- Two sums over one index set are one sum. -/
theorem sums_added (h : NumberLaws I τ) (fin : Finite S) :
    I.fn (.builtin "+" τ) [I.reduce (.builtin "+" τ) (some u) S f, I.reduce (.builtin "+" τ) (some v) S g] =
      I.reduce (.builtin "+" τ) (some (I.fn (.builtin "+" τ) [u, v])) S
        (fun p => I.fn (.builtin "+" τ) [f p, g p]) := by
  obtain ⟨l, hl⟩ := fin
  rw [reduce_some_of_lists hl, reduce_some_of_lists hl, reduce_some_of_lists hl, accumulate_added h]

end

/-! ## Counting -/

section
variable {c : V} {τ : Ty}

private theorem counted_step (h : NumberLaws I τ) (hi : IndexLaw I τ) (n : Nat) :
    I.fn (.builtin "+" τ) [I.fn (.builtin "*" τ) [I.index τ n, c], c] =
      I.fn (.builtin "*" τ) [I.index τ (n + 1 : Nat), c] := by
  obtain ⟨_, e⟩ := h.exists_ring
  rw [hi, hi, show ((n + 1 : Nat) : Int) = (n : Int) + 1 by omega, h.literal]
  simp only [e]
  grind

private theorem counted (h : NumberLaws I τ) (hi : IndexLaw I τ) (lo : Int) : ∀ n : Nat,
    I.reduce (.builtin "+" τ) (some (I.fn (.literal τ 0 1) [])) (pts1 fun i => lo ≤ i ∧ i < lo + n)
      (body1 fun _ => c) = I.fn (.builtin "*" τ) [I.index τ n, c]
  | 0 => by
    rw [reduce_empty1 fun i => by omega, hi]
    obtain ⟨_, e⟩ := h.exists_ring
    simp only [e]
    grind
  | n + 1 => by
    rw [← counted_step h hi n, ← counted h hi lo n]
    exact (append1 (lo + n) lo (lo + n + 1) (fun i hi => by omega) (fun i => by omega)
      (fun i hi => by omega) (fun _ _ => rfl) rfl).symm

/-- A constant is summed over an interval by counting. -/
theorem sum_constant {Q : Int → Prop} (h : NumberLaws I τ) (hi : IndexLaw I τ) (lo n : Int) (hn : 0 ≤ n)
    (hQ : ∀ i, Q i ↔ lo ≤ i ∧ i < lo + n) :
    I.reduce (.builtin "+" τ) (some (I.fn (.literal τ 0 1) [])) (pts1 Q) (body1 fun _ => c) =
      I.fn (.builtin "*" τ) [I.index τ n, c] := by
  obtain ⟨m, rfl⟩ := Int.eq_ofNat_of_zero_le hn
  rw [← counted h hi lo m]
  exact reduce_congr1 hQ fun _ _ => rfl

end

/-- A usual function by what defines it. -/
theorem unfolded {I : Interp V} {f : Fn} {g : V → V} {x : V} (h : UnfoldsTo I f g) : I.fn f [x] = g x := h x

/-- An index that is not zero times its reciprocal. -/
theorem reciprocal {I : Interp V} {τ : Ty} {div mul one : Fn} {n : Int} (h : ReciprocalLaw I τ div mul one)
    (hn : n ≠ 0) : I.fn mul [I.index τ n, I.fn div [I.fn one [], I.index τ n]] = I.fn one [] := h n hn

/-! ## Nested reductions -/

section
variable {op : Fn} {u e : V}

private theorem lexLt_append_iff {p q : List Int} : ∀ r : List Int, lexLt (r ++ p) (r ++ q) ↔ lexLt p q
  | [] => Iff.rfl
  | x :: r => by
    have := lexLt_append_iff (p := p) (q := q) r
    simp [lexLt, this]

private theorem lexLt_prefix {p q : List Int} : ∀ {r r' : List Int}, r.length = r'.length → lexLt r r' →
    lexLt (r ++ p) (r' ++ q)
  | [], [], _, h => h.elim
  | [], _ :: _, h, _ => by simp at h
  | _ :: _, [], h, _ => by simp at h
  | x :: r, y :: r', h, h' => by
    simp only [lexLt, List.cons_append] at h' ⊢
    rcases h' with h' | ⟨e, h'⟩
    · exact .inl h'
    · exact .inr ⟨e, lexLt_prefix (by simpa using h) h'⟩

private theorem flatten_of (ha : Assoc I op) (he : RightUnit I op e) {m : Nat} {R : List Int → Prop}
    {Q : List Int → List Int → Prop} {S : List Int → Prop} {F f : List Int → V} (finR : Finite R)
    (fin : Finite S) (hm : ∀ r, R r → r.length = m) (hS : ∀ p, S p ↔ ∃ r q, p = r ++ q ∧ R r ∧ Q r q)
    (hF : ∀ r, R r → F r = I.reduce op (some e) (Q r) fun q => f (r ++ q)) :
    I.reduce op (some u) R F = I.reduce op (some u) S f := by
  refine reduce_partition_in_order_of (T := fun r p => ∃ q, p = r ++ q ∧ Q r q) finR fin
    (fun p => ?_) ?_ ?_
  · rw [hS]
    constructor
    · rintro ⟨r, q, rfl, hr, hq⟩
      exact ⟨r, hr, q, rfl, hq⟩
    · rintro ⟨r, hr, q, rfl, hq⟩
      exact ⟨r, q, rfl, hr, hq⟩
  · rintro r r' hr hr' h _ _ ⟨q, rfl, _⟩ ⟨q', rfl, _⟩
    exact lexLt_prefix ((hm r hr).trans (hm r' hr').symm) h
  · intro r hr x
    have ho : ∀ p q, Q r p → Q r q → lexLt p q → lexLt (r ++ p) (r ++ q) :=
      fun p q _ _ h => (lexLt_append_iff r).2 h
    have hT : ∀ p, (∃ q, p = r ++ q ∧ Q r q) ↔ ∃ q, Q r q ∧ p = r ++ q :=
      fun p => ⟨fun ⟨q, a, b⟩ => ⟨q, b, a⟩, fun ⟨q, a, b⟩ => ⟨q, b, a⟩⟩
    have fin' : Finite fun p => ∃ q, p = r ++ q ∧ Q r q :=
      fin.subset fun p ⟨q, hp, hq⟩ => (hS p).2 ⟨r, q, hp, hr, hq⟩
    have finQ : Finite (Q r) := by
      refine fin'.map (S' := Q r) (fun p => p.drop r.length) (fun q => ?_) ?_
      · constructor
        · exact fun hq => ⟨r ++ q, ⟨q, rfl, hq⟩, by simp⟩
        · rintro ⟨_, ⟨q', rfl, hq⟩, rfl⟩
          simpa using hq
      · rintro _ _ ⟨q, rfl, _⟩ ⟨q', rfl, _⟩ h
        simpa using (lexLt_append_iff r).1 h
    rw [hF r hr, op_reduce_unit ha he finQ]
    exact reduce_map_in_order_of (fun q => r ++ q) finQ hT ho fun _ _ => rfl

/-- A reduction over an index of reductions over another is one reduction. -/
theorem flatten11 {R : Int → Prop} {Q : Int → Int → Prop} {g : Int → Int → V}
    (ha : Assoc I op) (he : RightUnit I op e) (finR : Finite (pts1 R))
    (fin : Finite (pts2 fun i j => R i ∧ Q i j)) :
    I.reduce op (some u) (pts1 R)
        (body1 fun i => I.reduce op (some e) (pts1 (Q i)) (body1 (g i))) =
      I.reduce op (some u) (pts2 fun i j => R i ∧ Q i j) (body2 g) := by
  refine flatten_of (m := 1) (Q := fun r => pts1 fun j => Q (r.getD 0 0) j) ha he finR fin ?_ ?_ ?_
  · rintro _ ⟨i, rfl, _⟩
    rfl
  · intro p
    constructor
    · rintro ⟨i, j, rfl, hr, hq⟩
      exact ⟨[i], [j], rfl, ⟨i, rfl, hr⟩, j, rfl, hq⟩
    · rintro ⟨_, _, rfl, ⟨i, rfl, hr⟩, j, rfl, hq⟩
      exact ⟨i, j, rfl, hr, hq⟩
  · rintro _ ⟨i, rfl, _⟩
    refine reduce_congr (fun _ => Iff.rfl) ?_
    rintro _ ⟨j, rfl, _⟩
    rfl

/-- A reduction over an index of reductions over 2 others is one reduction. -/
theorem flatten12 {R : Int → Prop} {Q : Int → Int → Int → Prop} {g : Int → Int → Int → V}
    (ha : Assoc I op) (he : RightUnit I op e) (finR : Finite (pts1 R))
    (fin : Finite (pts3 fun i j k => R i ∧ Q i j k)) :
    I.reduce op (some u) (pts1 R)
        (body1 fun i => I.reduce op (some e) (pts2 (Q i)) (body2 (g i))) =
      I.reduce op (some u) (pts3 fun i j k => R i ∧ Q i j k) (body3 g) := by
  refine flatten_of (m := 1) (Q := fun r => pts2 fun j k => Q (r.getD 0 0) j k) ha he finR fin ?_ ?_ ?_
  · rintro _ ⟨i, rfl, _⟩
    rfl
  · intro p
    constructor
    · rintro ⟨i, j, k, rfl, hr, hq⟩
      exact ⟨[i], [j, k], rfl, ⟨i, rfl, hr⟩, j, k, rfl, hq⟩
    · rintro ⟨_, _, rfl, ⟨i, rfl, hr⟩, j, k, rfl, hq⟩
      exact ⟨i, j, k, rfl, hr, hq⟩
  · rintro _ ⟨i, rfl, _⟩
    refine reduce_congr (fun _ => Iff.rfl) ?_
    rintro _ ⟨j, k, rfl, _⟩
    rfl

/-- A reduction over 2 indices of reductions over another is one reduction. -/
theorem flatten21 {R : Int → Int → Prop} {Q : Int → Int → Int → Prop} {g : Int → Int → Int → V}
    (ha : Assoc I op) (he : RightUnit I op e) (finR : Finite (pts2 R))
    (fin : Finite (pts3 fun i j k => R i j ∧ Q i j k)) :
    I.reduce op (some u) (pts2 R)
        (body2 fun i j => I.reduce op (some e) (pts1 (Q i j)) (body1 (g i j))) =
      I.reduce op (some u) (pts3 fun i j k => R i j ∧ Q i j k) (body3 g) := by
  refine flatten_of (m := 2) (Q := fun r => pts1 fun k => Q (r.getD 0 0)
      (r.getD 1 0) k) ha he finR fin ?_ ?_ ?_
  · rintro _ ⟨i, j, rfl, _⟩
    rfl
  · intro p
    constructor
    · rintro ⟨i, j, k, rfl, hr, hq⟩
      exact ⟨[i, j], [k], rfl, ⟨i, j, rfl, hr⟩, k, rfl, hq⟩
    · rintro ⟨_, _, rfl, ⟨i, j, rfl, hr⟩, k, rfl, hq⟩
      exact ⟨i, j, k, rfl, hr, hq⟩
  · rintro _ ⟨i, j, rfl, _⟩
    refine reduce_congr (fun _ => Iff.rfl) ?_
    rintro _ ⟨k, rfl, _⟩
    rfl

/-- A reduction over an index of reductions over 3 others is one reduction. -/
theorem flatten13 {R : Int → Prop} {Q : Int → Int → Int → Int → Prop} {g : Int → Int → Int → Int → V}
    (ha : Assoc I op) (he : RightUnit I op e) (finR : Finite (pts1 R))
    (fin : Finite (pts4 fun i j k m => R i ∧ Q i j k m)) :
    I.reduce op (some u) (pts1 R)
        (body1 fun i => I.reduce op (some e) (pts3 (Q i)) (body3 (g i))) =
      I.reduce op (some u) (pts4 fun i j k m => R i ∧ Q i j k m) (body4 g) := by
  refine flatten_of (m := 1) (Q := fun r => pts3 fun j k m => Q (r.getD 0 0) j k m) ha he finR fin ?_ ?_ ?_
  · rintro _ ⟨i, rfl, _⟩
    rfl
  · intro p
    constructor
    · rintro ⟨i, j, k, m, rfl, hr, hq⟩
      exact ⟨[i], [j, k, m], rfl, ⟨i, rfl, hr⟩, j, k, m, rfl, hq⟩
    · rintro ⟨_, _, rfl, ⟨i, rfl, hr⟩, j, k, m, rfl, hq⟩
      exact ⟨i, j, k, m, rfl, hr, hq⟩
  · rintro _ ⟨i, rfl, _⟩
    refine reduce_congr (fun _ => Iff.rfl) ?_
    rintro _ ⟨j, k, m, rfl, _⟩
    rfl

/-- A reduction over 2 indices of reductions over 2 others is one reduction. -/
theorem flatten22 {R : Int → Int → Prop} {Q : Int → Int → Int → Int → Prop} {g : Int → Int → Int → Int → V}
    (ha : Assoc I op) (he : RightUnit I op e) (finR : Finite (pts2 R))
    (fin : Finite (pts4 fun i j k m => R i j ∧ Q i j k m)) :
    I.reduce op (some u) (pts2 R)
        (body2 fun i j => I.reduce op (some e) (pts2 (Q i j)) (body2 (g i j))) =
      I.reduce op (some u) (pts4 fun i j k m => R i j ∧ Q i j k m) (body4 g) := by
  refine flatten_of (m := 2) (Q := fun r => pts2 fun k m => Q (r.getD 0 0)
      (r.getD 1 0) k m) ha he finR fin ?_ ?_ ?_
  · rintro _ ⟨i, j, rfl, _⟩
    rfl
  · intro p
    constructor
    · rintro ⟨i, j, k, m, rfl, hr, hq⟩
      exact ⟨[i, j], [k, m], rfl, ⟨i, j, rfl, hr⟩, k, m, rfl, hq⟩
    · rintro ⟨_, _, rfl, ⟨i, j, rfl, hr⟩, k, m, rfl, hq⟩
      exact ⟨i, j, k, m, rfl, hr, hq⟩
  · rintro _ ⟨i, j, rfl, _⟩
    refine reduce_congr (fun _ => Iff.rfl) ?_
    rintro _ ⟨k, m, rfl, _⟩
    rfl

/-- A reduction over 3 indices of reductions over another is one reduction. -/
theorem flatten31 {R : Int → Int → Int → Prop} {Q : Int → Int → Int → Int → Prop} {g : Int → Int → Int → Int
    → V}
    (ha : Assoc I op) (he : RightUnit I op e) (finR : Finite (pts3 R))
    (fin : Finite (pts4 fun i j k m => R i j k ∧ Q i j k m)) :
    I.reduce op (some u) (pts3 R)
        (body3 fun i j k => I.reduce op (some e) (pts1 (Q i j k)) (body1 (g i j k))) =
      I.reduce op (some u) (pts4 fun i j k m => R i j k ∧ Q i j k m) (body4 g) := by
  refine flatten_of (m := 3) (Q := fun r => pts1 fun m => Q (r.getD 0 0) (r.getD 1 0)
      (r.getD 2 0) m) ha he finR fin ?_ ?_ ?_
  · rintro _ ⟨i, j, k, rfl, _⟩
    rfl
  · intro p
    constructor
    · rintro ⟨i, j, k, m, rfl, hr, hq⟩
      exact ⟨[i, j, k], [m], rfl, ⟨i, j, k, rfl, hr⟩, m, rfl, hq⟩
    · rintro ⟨_, _, rfl, ⟨i, j, k, rfl, hr⟩, m, rfl, hq⟩
      exact ⟨i, j, k, m, rfl, hr, hq⟩
  · rintro _ ⟨i, j, k, rfl, _⟩
    refine reduce_congr (fun _ => Iff.rfl) ?_
    rintro _ ⟨m, rfl, _⟩
    rfl

end

/-! ## Other indices -/

section
variable {op : Fn} {u : V}

/-- An index for another, one to one: `ψ` is the inverse of `φ`. -/
theorem reindex11 {Q : Int → Prop} {Q' : Int → Prop} {g : Int → V} {g' : Int → V}
    (hc : RightComm I op) (φ₁ : Int → Int) (ψ₁ : Int → Int)
    (fin : Finite (pts1 Q)) (fin' : Finite (pts1 Q'))
    (hφ : ∀ i, Q i → Q' (φ₁ i) ∧ ψ₁ (φ₁ i) = i)
    (hψ : ∀ x, Q' x → Q (ψ₁ x) ∧ φ₁ (ψ₁ x) = x)
    (hg : ∀ i, Q i → g i = g' (φ₁ i)) :
    I.reduce op (some u) (pts1 Q) (body1 g) = I.reduce op (some u) (pts1 Q') (body1 g') := by
  refine reduce_map_of hc (fun p => [φ₁ (p.getD 0 0)]) fin fin' (fun p => ?_) ?_ ?_
  · constructor
    · rintro ⟨x, rfl, h⟩
      obtain ⟨hq, h0⟩ := hψ x h
      exact ⟨[ψ₁ x], ⟨_, rfl, hq⟩, by simp [h0]⟩
    · rintro ⟨_, ⟨i, rfl, h⟩, rfl⟩
      exact ⟨_, rfl, (hφ i h).1⟩
  · rintro _ _ ⟨i, rfl, h⟩ ⟨i', rfl, h'⟩ e
    obtain ⟨_, h0⟩ := hφ i h
    obtain ⟨_, k0⟩ := hφ i' h'
    simp only [List.getD_cons_zero, List.cons.injEq, and_true] at e
    simp only [e] at h0
    simp only [← h0, k0]
  · rintro _ ⟨i, rfl, h⟩
    exact hg i h

/-- An index for two others, one to one: `ψ` is the inverse of `φ`. -/
theorem reindex12 {Q : Int → Prop} {Q' : Int → Int → Prop} {g : Int → V} {g' : Int → Int → V}
    (hc : RightComm I op) (φ₁ φ₂ : Int → Int) (ψ₁ : Int → Int → Int)
    (fin : Finite (pts1 Q)) (fin' : Finite (pts2 Q'))
    (hφ : ∀ i, Q i → Q' (φ₁ i) (φ₂ i) ∧ ψ₁ (φ₁ i) (φ₂ i) = i)
    (hψ : ∀ x y, Q' x y → Q (ψ₁ x y) ∧ φ₁ (ψ₁ x y) = x ∧ φ₂ (ψ₁ x y) = y)
    (hg : ∀ i, Q i → g i = g' (φ₁ i) (φ₂ i)) :
    I.reduce op (some u) (pts1 Q) (body1 g) = I.reduce op (some u) (pts2 Q') (body2 g') := by
  refine reduce_map_of hc (fun p => [φ₁ (p.getD 0 0), φ₂ (p.getD 0 0)]) fin fin' (fun p => ?_) ?_ ?_
  · constructor
    · rintro ⟨x, y, rfl, h⟩
      obtain ⟨hq, h0, h1⟩ := hψ x y h
      exact ⟨[ψ₁ x y], ⟨_, rfl, hq⟩, by simp [h0, h1]⟩
    · rintro ⟨_, ⟨i, rfl, h⟩, rfl⟩
      exact ⟨_, _, rfl, (hφ i h).1⟩
  · rintro _ _ ⟨i, rfl, h⟩ ⟨i', rfl, h'⟩ e
    obtain ⟨_, h0⟩ := hφ i h
    obtain ⟨_, k0⟩ := hφ i' h'
    simp only [List.getD_cons_zero, List.cons.injEq, and_true] at e
    simp only [e] at h0
    simp only [← h0, k0]
  · rintro _ ⟨i, rfl, h⟩
    exact hg i h

/-- Two indices for another, one to one: `ψ` is the inverse of `φ`. -/
theorem reindex21 {Q : Int → Int → Prop} {Q' : Int → Prop} {g : Int → Int → V} {g' : Int → V}
    (hc : RightComm I op) (φ₁ : Int → Int → Int) (ψ₁ ψ₂ : Int → Int)
    (fin : Finite (pts2 Q)) (fin' : Finite (pts1 Q'))
    (hφ : ∀ i j, Q i j → Q' (φ₁ i j) ∧ ψ₁ (φ₁ i j) = i ∧ ψ₂ (φ₁ i j) = j)
    (hψ : ∀ x, Q' x → Q (ψ₁ x) (ψ₂ x) ∧ φ₁ (ψ₁ x) (ψ₂ x) = x)
    (hg : ∀ i j, Q i j → g i j = g' (φ₁ i j)) :
    I.reduce op (some u) (pts2 Q) (body2 g) = I.reduce op (some u) (pts1 Q') (body1 g') := by
  refine reduce_map_of hc (fun p => [φ₁ (p.getD 0 0) (p.getD 1 0)]) fin fin' (fun p => ?_) ?_ ?_
  · constructor
    · rintro ⟨x, rfl, h⟩
      obtain ⟨hq, h0⟩ := hψ x h
      exact ⟨[ψ₁ x, ψ₂ x], ⟨_, _, rfl, hq⟩, by simp [h0]⟩
    · rintro ⟨_, ⟨i, j, rfl, h⟩, rfl⟩
      exact ⟨_, rfl, (hφ i j h).1⟩
  · rintro _ _ ⟨i, j, rfl, h⟩ ⟨i', j', rfl, h'⟩ e
    obtain ⟨_, h0, h1⟩ := hφ i j h
    obtain ⟨_, k0, k1⟩ := hφ i' j' h'
    simp only [List.getD_cons_zero, List.getD_cons_succ, List.cons.injEq, and_true] at e
    simp only [e] at h0 h1
    simp only [← h0, ← h1, k0, k1]
  · rintro _ ⟨i, j, rfl, h⟩
    exact hg i j h

/-- Two indices for two others, one to one: `ψ` is the inverse of `φ`. -/
theorem reindex22 {Q : Int → Int → Prop} {Q' : Int → Int → Prop} {g : Int → Int → V} {g' : Int → Int → V}
    (hc : RightComm I op) (φ₁ φ₂ : Int → Int → Int) (ψ₁ ψ₂ : Int → Int → Int)
    (fin : Finite (pts2 Q)) (fin' : Finite (pts2 Q'))
    (hφ : ∀ i j, Q i j → Q' (φ₁ i j) (φ₂ i j) ∧ ψ₁ (φ₁ i j) (φ₂ i j) = i ∧ ψ₂ (φ₁ i j) (φ₂ i j) = j)
    (hψ : ∀ x y, Q' x y → Q (ψ₁ x y) (ψ₂ x y) ∧ φ₁ (ψ₁ x y) (ψ₂ x y) = x ∧ φ₂ (ψ₁ x y) (ψ₂ x y) = y)
    (hg : ∀ i j, Q i j → g i j = g' (φ₁ i j) (φ₂ i j)) :
    I.reduce op (some u) (pts2 Q) (body2 g) = I.reduce op (some u) (pts2 Q') (body2 g') := by
  refine reduce_map_of hc (fun p => [φ₁ (p.getD 0 0) (p.getD 1 0), φ₂ (p.getD 0 0)
      (p.getD 1 0)]) fin fin' (fun p => ?_) ?_ ?_
  · constructor
    · rintro ⟨x, y, rfl, h⟩
      obtain ⟨hq, h0, h1⟩ := hψ x y h
      exact ⟨[ψ₁ x y, ψ₂ x y], ⟨_, _, rfl, hq⟩, by simp [h0, h1]⟩
    · rintro ⟨_, ⟨i, j, rfl, h⟩, rfl⟩
      exact ⟨_, _, rfl, (hφ i j h).1⟩
  · rintro _ _ ⟨i, j, rfl, h⟩ ⟨i', j', rfl, h'⟩ e
    obtain ⟨_, h0, h1⟩ := hφ i j h
    obtain ⟨_, k0, k1⟩ := hφ i' j' h'
    simp only [List.getD_cons_zero, List.getD_cons_succ, List.cons.injEq, and_true] at e
    simp only [e] at h0 h1
    simp only [← h0, ← h1, k0, k1]
  · rintro _ ⟨i, j, rfl, h⟩
    exact hg i j h

/-- Two indices for three others, one to one: `ψ` is the inverse of `φ`. -/
theorem reindex23 {Q : Int → Int → Prop} {Q' : Int → Int → Int → Prop} {g : Int → Int → V} {g' : Int → Int →
    Int → V}
    (hc : RightComm I op) (φ₁ φ₂ φ₃ : Int → Int → Int) (ψ₁ ψ₂ : Int → Int → Int → Int)
    (fin : Finite (pts2 Q)) (fin' : Finite (pts3 Q'))
    (hφ : ∀ i j, Q i j → Q' (φ₁ i j) (φ₂ i j) (φ₃ i j) ∧ ψ₁ (φ₁ i j) (φ₂ i j) (φ₃ i j) = i ∧ ψ₂ (φ₁ i j)
      (φ₂ i j) (φ₃ i j) = j)
    (hψ : ∀ x y z, Q' x y z → Q (ψ₁ x y z) (ψ₂ x y z) ∧ φ₁ (ψ₁ x y z) (ψ₂ x y z) = x ∧ φ₂ (ψ₁ x y z)
      (ψ₂ x y z) = y ∧ φ₃ (ψ₁ x y z) (ψ₂ x y z) = z)
    (hg : ∀ i j, Q i j → g i j = g' (φ₁ i j) (φ₂ i j) (φ₃ i j)) :
    I.reduce op (some u) (pts2 Q) (body2 g) = I.reduce op (some u) (pts3 Q') (body3 g') := by
  refine reduce_map_of hc (fun p => [φ₁ (p.getD 0 0) (p.getD 1 0), φ₂ (p.getD 0 0) (p.getD 1 0),
      φ₃ (p.getD 0 0) (p.getD 1 0)]) fin fin' (fun p => ?_) ?_ ?_
  · constructor
    · rintro ⟨x, y, z, rfl, h⟩
      obtain ⟨hq, h0, h1, h2⟩ := hψ x y z h
      exact ⟨[ψ₁ x y z, ψ₂ x y z], ⟨_, _, rfl, hq⟩, by simp [h0, h1, h2]⟩
    · rintro ⟨_, ⟨i, j, rfl, h⟩, rfl⟩
      exact ⟨_, _, _, rfl, (hφ i j h).1⟩
  · rintro _ _ ⟨i, j, rfl, h⟩ ⟨i', j', rfl, h'⟩ e
    obtain ⟨_, h0, h1⟩ := hφ i j h
    obtain ⟨_, k0, k1⟩ := hφ i' j' h'
    simp only [List.getD_cons_zero, List.getD_cons_succ, List.cons.injEq, and_true] at e
    simp only [e] at h0 h1
    simp only [← h0, ← h1, k0, k1]
  · rintro _ ⟨i, j, rfl, h⟩
    exact hg i j h

/-- Three indices for two others, one to one: `ψ` is the inverse of `φ`. -/
theorem reindex32 {Q : Int → Int → Int → Prop} {Q' : Int → Int → Prop} {g : Int → Int → Int → V} {g' : Int →
    Int → V}
    (hc : RightComm I op) (φ₁ φ₂ : Int → Int → Int → Int) (ψ₁ ψ₂ ψ₃ : Int → Int → Int)
    (fin : Finite (pts3 Q)) (fin' : Finite (pts2 Q'))
    (hφ : ∀ i j k, Q i j k → Q' (φ₁ i j k) (φ₂ i j k) ∧ ψ₁ (φ₁ i j k) (φ₂ i j k) = i ∧ ψ₂ (φ₁ i j k)
      (φ₂ i j k) = j ∧ ψ₃ (φ₁ i j k) (φ₂ i j k) = k)
    (hψ : ∀ x y, Q' x y → Q (ψ₁ x y) (ψ₂ x y) (ψ₃ x y) ∧ φ₁ (ψ₁ x y) (ψ₂ x y) (ψ₃ x y) = x ∧ φ₂ (ψ₁ x y)
      (ψ₂ x y) (ψ₃ x y) = y)
    (hg : ∀ i j k, Q i j k → g i j k = g' (φ₁ i j k) (φ₂ i j k)) :
    I.reduce op (some u) (pts3 Q) (body3 g) = I.reduce op (some u) (pts2 Q') (body2 g') := by
  refine reduce_map_of hc (fun p => [φ₁ (p.getD 0 0) (p.getD 1 0) (p.getD 2 0), φ₂ (p.getD 0 0)
      (p.getD 1 0) (p.getD 2 0)]) fin fin' (fun p => ?_) ?_ ?_
  · constructor
    · rintro ⟨x, y, rfl, h⟩
      obtain ⟨hq, h0, h1⟩ := hψ x y h
      exact ⟨[ψ₁ x y, ψ₂ x y, ψ₃ x y], ⟨_, _, _, rfl, hq⟩, by simp [h0, h1]⟩
    · rintro ⟨_, ⟨i, j, k, rfl, h⟩, rfl⟩
      exact ⟨_, _, rfl, (hφ i j k h).1⟩
  · rintro _ _ ⟨i, j, k, rfl, h⟩ ⟨i', j', k', rfl, h'⟩ e
    obtain ⟨_, h0, h1, h2⟩ := hφ i j k h
    obtain ⟨_, k0, k1, k2⟩ := hφ i' j' k' h'
    simp only [List.getD_cons_zero, List.getD_cons_succ, List.cons.injEq, and_true] at e
    simp only [e] at h0 h1 h2
    simp only [← h0, ← h1, ← h2, k0, k1, k2]
  · rintro _ ⟨i, j, k, rfl, h⟩
    exact hg i j k h

/-- Three indices for three others, one to one: `ψ` is the inverse of `φ`. -/
theorem reindex33 {Q : Int → Int → Int → Prop} {Q' : Int → Int → Int → Prop} {g : Int → Int → Int → V} {g' :
    Int → Int → Int → V}
    (hc : RightComm I op) (φ₁ φ₂ φ₃ : Int → Int → Int → Int) (ψ₁ ψ₂ ψ₃ : Int → Int → Int → Int)
    (fin : Finite (pts3 Q)) (fin' : Finite (pts3 Q'))
    (hφ : ∀ i j k, Q i j k → Q' (φ₁ i j k) (φ₂ i j k) (φ₃ i j k) ∧ ψ₁ (φ₁ i j k) (φ₂ i j k) (φ₃ i j k) = i ∧
      ψ₂ (φ₁ i j k) (φ₂ i j k) (φ₃ i j k) = j ∧ ψ₃ (φ₁ i j k) (φ₂ i j k) (φ₃ i j k) = k)
    (hψ : ∀ x y z, Q' x y z → Q (ψ₁ x y z) (ψ₂ x y z) (ψ₃ x y z) ∧ φ₁ (ψ₁ x y z) (ψ₂ x y z) (ψ₃ x y z) = x ∧
      φ₂ (ψ₁ x y z) (ψ₂ x y z) (ψ₃ x y z) = y ∧ φ₃ (ψ₁ x y z) (ψ₂ x y z) (ψ₃ x y z) = z)
    (hg : ∀ i j k, Q i j k → g i j k = g' (φ₁ i j k) (φ₂ i j k) (φ₃ i j k)) :
    I.reduce op (some u) (pts3 Q) (body3 g) = I.reduce op (some u) (pts3 Q') (body3 g') := by
  refine reduce_map_of hc (fun p => [φ₁ (p.getD 0 0) (p.getD 1 0) (p.getD 2 0), φ₂ (p.getD 0 0)
      (p.getD 1 0) (p.getD 2 0), φ₃ (p.getD 0 0) (p.getD 1 0) (p.getD 2 0)]) fin fin' (fun p => ?_) ?_ ?_
  · constructor
    · rintro ⟨x, y, z, rfl, h⟩
      obtain ⟨hq, h0, h1, h2⟩ := hψ x y z h
      exact ⟨[ψ₁ x y z, ψ₂ x y z, ψ₃ x y z], ⟨_, _, _, rfl, hq⟩, by simp [h0, h1, h2]⟩
    · rintro ⟨_, ⟨i, j, k, rfl, h⟩, rfl⟩
      exact ⟨_, _, _, rfl, (hφ i j k h).1⟩
  · rintro _ _ ⟨i, j, k, rfl, h⟩ ⟨i', j', k', rfl, h'⟩ e
    obtain ⟨_, h0, h1, h2⟩ := hφ i j k h
    obtain ⟨_, k0, k1, k2⟩ := hφ i' j' k' h'
    simp only [List.getD_cons_zero, List.getD_cons_succ, List.cons.injEq, and_true] at e
    simp only [e] at h0 h1 h2
    simp only [← h0, ← h1, ← h2, k0, k1, k2]
  · rintro _ ⟨i, j, k, rfl, h⟩
    exact hg i j k h

/-- An index for three others, one to one: `ψ` is the inverse of `φ`. -/
theorem reindex13 {Q : Int → Prop} {Q' : Int → Int → Int → Prop} {g : Int → V} {g' : Int → Int → Int → V}
    (hc : RightComm I op) (φ₁ φ₂ φ₃ : Int → Int) (ψ₁ : Int → Int → Int → Int)
    (fin : Finite (pts1 Q)) (fin' : Finite (pts3 Q'))
    (hφ : ∀ i, Q i → Q' (φ₁ i) (φ₂ i) (φ₃ i) ∧ ψ₁ (φ₁ i) (φ₂ i) (φ₃ i) = i)
    (hψ : ∀ x y z, Q' x y z → Q (ψ₁ x y z) ∧ φ₁ (ψ₁ x y z) = x ∧ φ₂ (ψ₁ x y z) = y ∧ φ₃ (ψ₁ x y z) = z)
    (hg : ∀ i, Q i → g i = g' (φ₁ i) (φ₂ i) (φ₃ i)) :
    I.reduce op (some u) (pts1 Q) (body1 g) = I.reduce op (some u) (pts3 Q') (body3 g') := by
  refine reduce_map_of hc (fun p => [φ₁ (p.getD 0 0), φ₂ (p.getD 0 0),
      φ₃ (p.getD 0 0)]) fin fin' (fun p => ?_) ?_ ?_
  · constructor
    · rintro ⟨x, y, z, rfl, h⟩
      obtain ⟨hq, h0, h1, h2⟩ := hψ x y z h
      exact ⟨[ψ₁ x y z], ⟨_, rfl, hq⟩, by simp [h0, h1, h2]⟩
    · rintro ⟨_, ⟨i, rfl, h⟩, rfl⟩
      exact ⟨_, _, _, rfl, (hφ i h).1⟩
  · rintro _ _ ⟨i, rfl, h⟩ ⟨i', rfl, h'⟩ e
    obtain ⟨_, h0⟩ := hφ i h
    obtain ⟨_, k0⟩ := hφ i' h'
    simp only [List.getD_cons_zero, List.cons.injEq, and_true] at e
    simp only [e] at h0
    simp only [← h0, k0]
  · rintro _ ⟨i, rfl, h⟩
    exact hg i h

/-- Three indices for another, one to one: `ψ` is the inverse of `φ`. -/
theorem reindex31 {Q : Int → Int → Int → Prop} {Q' : Int → Prop} {g : Int → Int → Int → V} {g' : Int → V}
    (hc : RightComm I op) (φ₁ : Int → Int → Int → Int) (ψ₁ ψ₂ ψ₃ : Int → Int)
    (fin : Finite (pts3 Q)) (fin' : Finite (pts1 Q'))
    (hφ : ∀ i j k, Q i j k → Q' (φ₁ i j k) ∧ ψ₁ (φ₁ i j k) = i ∧ ψ₂ (φ₁ i j k) = j ∧ ψ₃ (φ₁ i j k) = k)
    (hψ : ∀ x, Q' x → Q (ψ₁ x) (ψ₂ x) (ψ₃ x) ∧ φ₁ (ψ₁ x) (ψ₂ x) (ψ₃ x) = x)
    (hg : ∀ i j k, Q i j k → g i j k = g' (φ₁ i j k)) :
    I.reduce op (some u) (pts3 Q) (body3 g) = I.reduce op (some u) (pts1 Q') (body1 g') := by
  refine reduce_map_of hc (fun p => [φ₁ (p.getD 0 0) (p.getD 1 0) (p.getD 2 0)]) fin fin' (fun p => ?_) ?_ ?_
  · constructor
    · rintro ⟨x, rfl, h⟩
      obtain ⟨hq, h0⟩ := hψ x h
      exact ⟨[ψ₁ x, ψ₂ x, ψ₃ x], ⟨_, _, _, rfl, hq⟩, by simp [h0]⟩
    · rintro ⟨_, ⟨i, j, k, rfl, h⟩, rfl⟩
      exact ⟨_, rfl, (hφ i j k h).1⟩
  · rintro _ _ ⟨i, j, k, rfl, h⟩ ⟨i', j', k', rfl, h'⟩ e
    obtain ⟨_, h0, h1, h2⟩ := hφ i j k h
    obtain ⟨_, k0, k1, k2⟩ := hφ i' j' k' h'
    simp only [List.getD_cons_zero, List.getD_cons_succ, List.cons.injEq, and_true] at e
    simp only [e] at h0 h1 h2
    simp only [← h0, ← h1, ← h2, k0, k1, k2]
  · rintro _ ⟨i, j, k, rfl, h⟩
    exact hg i j k h

end

end Redverify
