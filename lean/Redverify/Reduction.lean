module

public import Redverify.Statement

/-!
# Reductions

The theory of `Interp.reduce` (section 7.4) that certificates use: laws of operators, finite index
sets, and how a reduction grows as a program accumulates into a cell (sections 7.3.1 to 7.3.3 and
Lemmas 7.5.1 to 7.5.5). Each step asks for the weakest law that makes it right: accumulation in the
order of the specification asks for none, as `reduce` is a fold in lexicographic order.

Lemmas whose name ends in `_of` are made for `refine`: they prove what an accumulation leaves in a
cell, `I.fn op [old, v] = new`, where the old and the new value are reductions, from conditions on
their index sets. Finiteness is always asked of the index set of the result.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V} {op : Fn}

/-! ## Laws -/

/-- Accumulations of an associative and commutative operator commute (section 7.2). -/
theorem Assoc.rightComm (ha : Assoc I op) (hc : Comm I op) : RightComm I op := by
  intro x y z
  rw [ha, hc y z, ← ha]

/-- A left unit of a commutative operator is a right unit. -/
theorem LeftUnit.right {u : V} (h : LeftUnit I op u) (hc : Comm I op) : RightUnit I op u :=
  fun x => (hc x u).trans (h x)

/-- A right unit of a commutative operator is a left unit. -/
theorem RightUnit.left {u : V} (h : RightUnit I op u) (hc : Comm I op) : LeftUnit I op u :=
  fun x => (hc u x).trans (h x)

/-! ## Lexicographic order -/

/-- No point is before itself (the order of section 7.4). -/
theorem lexLt_irrefl : ∀ p, ¬ lexLt p p
  | [] => by simp [lexLt]
  | x :: xs => by
    have := lexLt_irrefl xs
    simp [lexLt, this]

/-- Lexicographic order is transitive (the order of section 7.4). -/
theorem lexLt_trans : ∀ {p q r}, lexLt p q → lexLt q r → lexLt p r
  | [], _, _, h, _ => by simp [lexLt] at h
  | _ :: _, [], _, h, _ => by simp [lexLt] at h
  | _ :: _, _ :: _, [], _, h => by simp [lexLt] at h
  | x :: xs, y :: ys, z :: zs, h, h' => by
    simp only [lexLt] at h h' ⊢
    rcases h with h | ⟨h, t⟩ <;> rcases h' with h' | ⟨h', t'⟩
    · left; omega
    · left; omega
    · left; omega
    · exact .inr ⟨by omega, lexLt_trans t t'⟩

/-- Of two points of one dimension, one is before the other or they are equal (section 7.4). -/
theorem lexLt_total : ∀ {p q : List Int}, p.length = q.length → lexLt p q ∨ p = q ∨ lexLt q p
  | [], [], _ => by simp
  | [], _ :: _, h => by simp at h
  | _ :: _, [], h => by simp at h
  | x :: xs, y :: ys, h => by
    have hl : xs.length = ys.length := by simpa using h
    simp only [lexLt, List.cons.injEq]
    rcases Int.lt_trichotomy x y with h | h | h
    · exact .inl (.inl h)
    · rcases lexLt_total hl with t | t | t
      · exact .inl (.inr ⟨h, t⟩)
      · exact .inr (.inl ⟨h, t⟩)
      · exact .inr (.inr (.inr ⟨h.symm, t⟩))
    · exact .inr (.inr (.inl h))

/-- Of two points, not both are before the other (the order of section 7.4). -/
theorem lexLt_asymm {p q : List Int} (h : lexLt p q) : ¬ lexLt q p :=
  fun h' => lexLt_irrefl p (lexLt_trans h h')

/-- The order of points of dimension 1. -/
theorem lexLt_one {a b : Int} : lexLt [a] [b] ↔ a < b := by simp [lexLt]

/-- The order of points of dimension 2. -/
theorem lexLt_two {a b c d : Int} : lexLt [a, b] [c, d] ↔ a < c ∨ (a = c ∧ b < d) := by
  simp [lexLt]

/-- The order of points of dimension 3. -/
theorem lexLt_three {a b c d e f : Int} :
    lexLt [a, b, c] [d, e, f] ↔ a < d ∨ (a = d ∧ (b < e ∨ (b = e ∧ c < f))) := by
  simp [lexLt]

/-! ## Lists of points -/

private theorem unique_of_pairwise : ∀ {l m : List (List Int)}, l.Pairwise lexLt →
    m.Pairwise lexLt → (∀ p, p ∈ l ↔ p ∈ m) → l = m
  | [], [], _, _, _ => rfl
  | [], b :: m, _, _, h => by have := h b; simp at this
  | a :: l, [], _, _, h => by have := h a; simp at this
  | a :: l, b :: m, hl, hm, h => by
    rw [List.pairwise_cons] at hl hm
    have hab : a = b := by
      rcases List.mem_cons.1 ((h a).1 (List.mem_cons_self ..)) with e | ha
      · exact e
      · rcases List.mem_cons.1 ((h b).2 (List.mem_cons_self ..)) with e | hb
        · exact e.symm
        · exact absurd (hl.1 b hb) (lexLt_asymm (hm.1 a ha))
    subst hab
    rw [unique_of_pairwise hl.2 hm.2 fun p => ?_]
    have hp := h p
    simp only [List.mem_cons] at hp
    constructor
    · intro hpl
      rcases hp.1 (.inr hpl) with e | e
      · exact absurd (e ▸ hl.1 p hpl) (lexLt_irrefl _)
      · exact e
    · intro hpm
      rcases hp.2 (.inr hpm) with e | e
      · exact absurd (e ▸ hm.1 p hpm) (lexLt_irrefl _)
      · exact e

/-- Only one list lists the points of a set in order, so `reduce` is well defined
(section 7.4). -/
theorem Lists.unique {l m : List (List Int)} {S : List Int → Prop} (hl : Lists l S)
    (hm : Lists m S) : l = m :=
  unique_of_pairwise hl.1 hm.1 fun p => (hl.2 p).trans (hm.2 p).symm

/-- The points of a part of a set are listed by a part of the list (section 7.4). -/
theorem Lists.filter {l : List (List Int)} {S T : List Int → Prop} (h : Lists l S)
    (P : List Int → Bool) (hT : ∀ p, T p ↔ S p ∧ P p = true) : Lists (l.filter P) T :=
  ⟨h.1.sublist List.filter_sublist, fun p => by rw [List.mem_filter, h.2, hT]⟩

/-- Two lists in order, the one before the other, list the union (section 7.4). -/
theorem Lists.append {l m : List (List Int)} {S T S' : List Int → Prop} (hl : Lists l S)
    (hm : Lists m T) (ho : ∀ p q, S p → T q → lexLt p q) (hS : ∀ p, S' p ↔ S p ∨ T p) :
    Lists (l ++ m) S' :=
  ⟨List.pairwise_append.2 ⟨hl.1, hm.1, fun p hp q hq => ho p q ((hl.2 p).1 hp) ((hm.2 q).1 hq)⟩,
    fun p => by rw [List.mem_append, hl.2, hm.2, hS]⟩

/-! ## Finite index sets -/

/-- The points of the set can be listed in lexicographic order (the domains of section 7.4 are
bounded). All points of one dimension can be compared. -/
def Finite (S : List Int → Prop) : Prop := ∃ points, Lists points S

section
variable {S S' T : List Int → Prop}

/-- Equal sets are finite together (section 7.4). -/
theorem Finite.congr (h : Finite S) (hS : ∀ p, S' p ↔ S p) : Finite S' :=
  (funext fun p => propext (hS p) : S' = S) ▸ h

open Classical in
/-- A part of a finite set is finite (section 7.4). -/
theorem Finite.subset (h : Finite S) (hS : ∀ p, S' p → S p) : Finite S' :=
  let ⟨l, hl⟩ := h
  ⟨l.filter (fun p => decide (S' p)), hl.filter _ fun p => by
    have := hS p
    simp
    exact this⟩

/-- The empty set is finite (section 7.4). -/
theorem Finite.empty (h : ∀ p, ¬ S p) : Finite S := ⟨[], by simp, fun p => by simp [h p]⟩

/-- A single point is a finite set (section 7.4). -/
theorem Finite.singleton (k : List Int) : Finite (fun p => p = k) := ⟨[k], by simp, by simp⟩

private theorem Lists.insert {l : List (List Int)} {S : List Int → Prop} (hl : Lists l S)
    (k : List Int) (hk : ∀ p, S p → p.length = k.length) : Finite (fun p => S p ∨ p = k) := by
  classical
  refine ⟨l.filter (fun p => decide (lexLt p k)) ++ (k :: l.filter (fun p => decide (lexLt k p))),
    ?_, fun p => ?_⟩
  · rw [List.pairwise_append, List.pairwise_cons]
    refine ⟨hl.1.sublist List.filter_sublist, ⟨fun p hp => ?_, hl.1.sublist List.filter_sublist⟩,
      fun p hp q hq => ?_⟩
    · simpa using (List.mem_filter.1 hp).2
    · have hpk : lexLt p k := by simpa using (List.mem_filter.1 hp).2
      rcases List.mem_cons.1 hq with e | hq
      · exact e ▸ hpk
      · exact lexLt_trans hpk (by simpa using (List.mem_filter.1 hq).2)
  · simp only [List.mem_append, List.mem_cons, List.mem_filter, decide_eq_true_eq, hl.2]
    constructor
    · rintro (h | h | h)
      · exact .inl h.1
      · exact .inr h
      · exact .inl h.1
    · rintro (h | h)
      · rcases lexLt_total (hk p h) with t | t | t
        · exact .inl ⟨h, t⟩
        · exact .inr (.inl t)
        · exact .inr (.inr ⟨h, t⟩)
      · exact .inr (.inl h)

/-- A finite set with one more point of its dimension is finite (section 7.4). -/
theorem Finite.insert (h : Finite S) (k : List Int) (hk : ∀ p, S p → p.length = k.length)
    (hS : ∀ p, S' p ↔ S p ∨ p = k) : Finite S' :=
  let ⟨_, hl⟩ := h
  (hl.insert k hk).congr hS

/-- The union of two finite sets of one dimension is finite (section 7.4). -/
theorem Finite.union (h : Finite S) (h' : Finite T) (n : Nat) (hn : ∀ p, S p → p.length = n)
    (hn' : ∀ p, T p → p.length = n) (hS : ∀ p, S' p ↔ S p ∨ T p) : Finite S' := by
  obtain ⟨l, hl⟩ := h'
  have key : ∀ m : List (List Int), (∀ p ∈ m, p.length = n) → Finite (fun p => S p ∨ p ∈ m) := by
    intro m hm
    induction m with
    | nil => exact h.congr (by simp)
    | cons k m ih =>
      have hk := hm k (List.mem_cons_self ..)
      refine (ih fun p hp => hm p (List.mem_cons_of_mem _ hp)).insert k (fun p hp => ?_) fun p => ?_
      · rcases hp with hp | hp
        · rw [hn p hp, hk]
        · rw [hm p (List.mem_cons_of_mem _ hp), hk]
      · simp only [List.mem_cons]
        grind
  exact (key l fun p hp => hn' p ((hl.2 p).1 hp)).congr fun p => by rw [hS, hl.2]

/-- Two finite sets, the one before the other, have a finite union (section 7.4). -/
theorem Finite.append (h : Finite S) (h' : Finite T) (ho : ∀ p q, S p → T q → lexLt p q)
    (hS : ∀ p, S' p ↔ S p ∨ T p) : Finite S' :=
  let ⟨_, hl⟩ := h
  let ⟨_, hm⟩ := h'
  ⟨_, hl.append hm ho hS⟩

/-- The point lies in the box `[lo, hi)` of each dimension. -/
def InBounds : List (Int × Int) → List Int → Prop
  | [], [] => True
  | b :: bs, i :: is => b.1 ≤ i ∧ i < b.2 ∧ InBounds bs is
  | _, _ => False

private theorem finite_inBounds : ∀ bs : List (Int × Int), Finite (InBounds bs)
  | [] => (Finite.singleton []).congr fun p => by cases p <;> simp [InBounds]
  | b :: bs => by
    obtain ⟨l, hl⟩ := finite_inBounds bs
    have key : ∀ n : Nat, Finite fun p =>
        InBounds ((b.1, b.1 + n) :: bs) p := by
      intro n
      induction n with
      | zero => exact .empty fun p => by cases p <;> simp [InBounds]; omega
      | succ n ih =>
        have row : Lists (l.map ((b.1 + n) :: ·)) fun p =>
            ∃ q, InBounds bs q ∧ p = (b.1 + n) :: q := by
          refine ⟨List.pairwise_map.2 (hl.1.imp fun h => .inr ⟨rfl, h⟩), fun p => ?_⟩
          simp only [List.mem_map, hl.2]
          exact ⟨fun ⟨q, h, e⟩ => ⟨q, h, e.symm⟩, fun ⟨q, h, e⟩ => ⟨q, h, e.symm⟩⟩
        refine ih.append ⟨_, row⟩ (fun p q hp hq => ?_) fun p => ?_
        · obtain ⟨q, _, rfl⟩ := hq
          cases p with
          | nil => simp [InBounds] at hp
          | cons i p => exact .inl hp.2.1
        · cases p with
          | nil => simp [InBounds]
          | cons i p =>
            simp only [InBounds, List.cons.injEq]
            constructor
            · rintro ⟨h1, h2, h3⟩
              by_cases e : i = b.1 + n
              · exact .inr ⟨p, h3, e, rfl⟩
              · exact .inl ⟨h1, by omega, h3⟩
            · rintro (⟨h1, h2, h3⟩ | ⟨q, h3, rfl, rfl⟩)
              · exact ⟨h1, by omega, h3⟩
              · exact ⟨by omega, by omega, h3⟩
    refine (key (b.2 - b.1).toNat).subset fun p hp => ?_
    cases p with
    | nil => simp [InBounds] at hp
    | cons i p =>
      simp only [InBounds] at hp ⊢
      exact ⟨hp.1, by omega, hp.2.2⟩

/-- A set of points of a box is finite: the bounded domains of section 7.4. -/
theorem Finite.of_box (bounds : List (Int × Int)) (h : ∀ p, S p → InBounds bounds p) : Finite S :=
  (finite_inBounds bounds).subset h

/-- A set of points of dimension 0 is finite (section 7.4). -/
theorem Finite.of_box0 (h : ∀ p, S p → p = []) : Finite S :=
  (Finite.singleton []).subset h

/-- A set of points of an interval is finite (section 7.4). -/
theorem Finite.of_box1 (lo hi : Int) (h : ∀ p, S p → ∃ i, p = [i] ∧ lo ≤ i ∧ i < hi) : Finite S :=
  .of_box [(lo, hi)] fun p hp => by
    obtain ⟨i, rfl, h⟩ := h p hp
    simpa [InBounds] using h

/-- A set of points of a rectangle is finite (section 7.4). -/
theorem Finite.of_box2 (lo hi lo' hi' : Int)
    (h : ∀ p, S p → ∃ i j, p = [i, j] ∧ lo ≤ i ∧ i < hi ∧ lo' ≤ j ∧ j < hi') : Finite S :=
  .of_box [(lo, hi), (lo', hi')] fun p hp => by
    obtain ⟨i, j, rfl, h⟩ := h p hp
    simpa [InBounds] using h

/-- A set of points of a box of dimension 3 is finite (section 7.4). -/
theorem Finite.of_box3 (lo hi lo' hi' lo'' hi'' : Int)
    (h : ∀ p, S p → ∃ i j k, p = [i, j, k] ∧
      lo ≤ i ∧ i < hi ∧ lo' ≤ j ∧ j < hi' ∧ lo'' ≤ k ∧ k < hi'') : Finite S :=
  .of_box [(lo, hi), (lo', hi'), (lo'', hi'')] fun p hp => by
    obtain ⟨i, j, k, rfl, h⟩ := h p hp
    simpa [InBounds] using h

end

/-! ## Reductions over listed sets -/

/-- `u op f(p₁) op f(p₂) …`: what accumulation at several points, one after the other, makes of
a value. -/
def Interp.accumulate (I : Interp V) (op : Fn) (f : List Int → V) : V → List (List Int) → V
  | u, [] => u
  | u, p :: ps => Interp.accumulate I op f (I.fn op [u, f p]) ps

private theorem fold_some (I : Interp V) (op : Fn) (f : List Int → V) (l : List (List Int)) (u : V) :
    fold (fun u v => I.fn op [u, v]) (some u) (l.map f) = some (I.accumulate op f u l) := by
  induction l generalizing u with
  | nil => rfl
  | cons p l ih => simp [fold, Interp.accumulate, ih]

section
variable {S S' T : List Int → Prop} {f f' : List Int → V} {s : Option V} {u v w e : V}
  {k : List Int} {l m : List (List Int)}

private theorem accumulate_append :
    I.accumulate op f u (l ++ m) = I.accumulate op f (I.accumulate op f u l) m := by
  induction l generalizing u with
  | nil => rfl
  | cons p l ih => simp [Interp.accumulate, ih]

private theorem accumulate_op (hc : RightComm I op) :
    I.fn op [I.accumulate op f u l, v] = I.accumulate op f (I.fn op [u, v]) l := by
  induction l generalizing u with
  | nil => rfl
  | cons p l ih => simp only [Interp.accumulate, ih, hc u (f p) v]

private theorem op_accumulate (ha : Assoc I op) :
    I.fn op [v, I.accumulate op f u l] = I.accumulate op f (I.fn op [v, u]) l := by
  induction l generalizing u with
  | nil => rfl
  | cons p l ih => simp only [Interp.accumulate, ih, ha v u (f p)]

private theorem accumulate_filter (hc : RightComm I op) (P : List Int → Bool) :
    I.accumulate op f (I.accumulate op f u (l.filter P)) (l.filter (fun p => !P p)) =
      I.accumulate op f u l := by
  induction l generalizing u with
  | nil => rfl
  | cons p l ih =>
    cases hp : P p
    · simp [hp, Interp.accumulate, accumulate_op hc, ih]
    · simp [hp, Interp.accumulate, ih]

/-- The reduction over a set is the fold over its points (section 7.4). -/
theorem reduce_of_lists (h : Lists l S) : I.reduce op s S f =
    (fold (fun u v => I.fn op [u, v]) s (l.map f)).getD I.unknown := by
  have hex : ∃ l, Lists l S := ⟨l, h⟩
  unfold Interp.reduce
  rw [dif_pos hex, hex.choose_spec.unique h]

/-- From a start value, a reduction accumulates at the points of its set in lexicographic order
(section 7.4). -/
theorem reduce_some_of_lists (h : Lists l S) :
    I.reduce op (some u) S f = I.accumulate op f u l := by
  rw [reduce_of_lists h, fold_some]; rfl

/-- Without a start value, a reduction accumulates into the value at the first point
(section 7.4). -/
theorem reduce_none_of_lists (h : Lists (k :: l) S) :
    I.reduce op none S f = I.accumulate op f (f k) l := by
  rw [reduce_of_lists h]
  simp [fold, fold_some]

/-- A reduction depends on no more than the points of its index set and the values there
(section 7.4). -/
theorem reduce_congr (hS : ∀ p, S p ↔ S' p) (hf : ∀ p, S p → f p = f' p) :
    I.reduce op s S f = I.reduce op s S' f' := by
  obtain rfl : S = S' := funext fun p => propext (hS p)
  by_cases h : ∃ l, Lists l S
  · obtain ⟨l, hl⟩ := h
    rw [reduce_of_lists hl, reduce_of_lists hl,
      List.map_congr_left fun p hp => hf p ((hl.2 p).1 hp)]
  · unfold Interp.reduce
    rw [dif_neg h, dif_neg h]

private theorem accumulate_mask (P : List Int → Bool)
    (h : ∀ p ∈ l, P p = false → ∀ x, I.fn op [x, f p] = x) :
    I.accumulate op f u (l.filter P) = I.accumulate op f u l := by
  induction l generalizing u with
  | nil => rfl
  | cons p l ih =>
    have ih := fun u => @ih u fun q hq => h q (List.mem_cons_of_mem _ hq)
    cases hp : P p
    · simp [hp, Interp.accumulate, ih, h p (.head _) hp u]
    · simp [hp, Interp.accumulate, ih]

open Classical in
/-- A mask: points whose values are right units may be left out. No other law is needed. -/
theorem reduce_mask (fin : Finite S') (sub : ∀ p, S p → S' p)
    (mask : ∀ p, S' p → ¬ S p → ∀ x, I.fn op [x, f p] = x) :
    I.reduce op (some u) S' f = I.reduce op (some u) S f := by
  obtain ⟨l, hl⟩ := fin
  have hS : Lists (l.filter fun p => decide (S p)) S :=
    hl.filter _ fun p => ⟨fun h => ⟨sub p h, decide_eq_true h⟩, fun h => of_decide_eq_true h.2⟩
  rw [reduce_some_of_lists hl, reduce_some_of_lists hS]
  exact (accumulate_mask _ fun p hp hn => mask p ((hl.2 p).1 hp) (of_decide_eq_false hn)).symm

/-- Over no points, a reduction is its start value: `h({}) = 0` of section 7.3. -/
theorem reduce_empty (h : ∀ p, ¬ S p) : I.reduce op (some u) S f = u := by
  rw [reduce_some_of_lists (l := []) ⟨by simp, fun p => by simp [h p]⟩]; rfl

/-- Over one point, a reduction is one application of the operator: `h({i}) = A(i)` of
section 7.3. -/
theorem reduce_singleton (h : ∀ p, S p ↔ p = k) :
    I.reduce op (some u) S f = I.fn op [u, f k] := by
  rw [reduce_some_of_lists (l := [k]) ⟨by simp, fun p => by simp [h p]⟩]; rfl

/-- Over one point and without a start value, a reduction is the value at that point:
`h({i}) = A(i)` of section 7.3. -/
theorem reduce_singleton_none (h : ∀ p, S p ↔ p = k) : I.reduce op none S f = f k := by
  rw [reduce_none_of_lists (k := k) (l := []) ⟨by simp, fun p => by simp [h p]⟩]; rfl

private theorem lists_cons (fin : Finite S) (hk : S k) : ∃ p l, Lists (p :: l) S := by
  obtain ⟨l, hl⟩ := fin
  cases l with
  | nil => exact absurd ((hl.2 k).2 hk) (by simp)
  | cons p l => exact ⟨p, l, hl⟩

/-- A reduction from a left unit is one from the first element (section 7.3.2). -/
theorem reduce_leftUnit (hu : LeftUnit I op u) (fin : Finite S) (hk : ∃ k, S k) :
    I.reduce op (some u) S f = I.reduce op none S f := by
  obtain ⟨k, hk⟩ := hk
  obtain ⟨p, l, hl⟩ := lists_cons fin hk
  rw [reduce_some_of_lists hl, reduce_none_of_lists hl]
  simp [Interp.accumulate, hu (f p)]

/-! ## The start value -/

/-- An operand on the left goes to the start of a reduction of an associative operator:
`r ⊙ ⟨r', ⊙, h, V⟩ = ⟨r ⊙ r', ⊙, h, V⟩`, Theorem 7.4.1. -/
theorem op_reduce (ha : Assoc I op) (fin : Finite S) :
    I.fn op [v, I.reduce op (some u) S f] = I.reduce op (some (I.fn op [v, u])) S f := by
  obtain ⟨l, hl⟩ := fin
  rw [reduce_some_of_lists hl, reduce_some_of_lists hl, op_accumulate ha]

/-- An operand on the left of a reduction without a start value becomes the start value,
Theorem 7.4.1. -/
theorem op_reduce_none (ha : Assoc I op) (fin : Finite S) (hk : ∃ k, S k) :
    I.fn op [v, I.reduce op none S f] = I.reduce op (some v) S f := by
  obtain ⟨k, hk⟩ := hk
  obtain ⟨p, l, hl⟩ := lists_cons fin hk
  rw [reduce_some_of_lists hl, reduce_none_of_lists hl, op_accumulate ha]; rfl

/-- An operand on the left of a reduction from a right unit becomes the start value,
Theorem 7.4.1. -/
theorem op_reduce_unit (ha : Assoc I op) (he : RightUnit I op e) (fin : Finite S) :
    I.fn op [v, I.reduce op (some e) S f] = I.reduce op (some v) S f := by
  rw [op_reduce ha fin, he]

/-- An operand on the right goes to the start where accumulations commute, Lemma 7.5.1. -/
theorem reduce_op (hc : RightComm I op) (fin : Finite S) :
    I.fn op [I.reduce op (some u) S f, v] = I.reduce op (some (I.fn op [u, v])) S f := by
  obtain ⟨l, hl⟩ := fin
  rw [reduce_some_of_lists hl, reduce_some_of_lists hl, accumulate_op hc]

/-! ## One reduction after another

The sequencing `▷` of accumulations: the second starts from the value of the first. -/

/-- Accumulation over `S` and then over `T`, in any order of their points, where accumulations
commute: `⟦â₁ ▷ â₂⟧ = ⟦â₂⟧ ∘ ⟦â₁⟧`, Lemma 7.5.1. -/
theorem reduce_reduce (hc : RightComm I op) (fin : Finite S') (hS : ∀ p, S' p ↔ S p ∨ T p)
    (hd : ∀ p, S p → ¬ T p) :
    I.reduce op (some (I.reduce op (some u) S f)) T f = I.reduce op (some u) S' f := by
  classical
  obtain ⟨l, hl⟩ := fin
  have h1 : Lists (l.filter fun p => decide (S p)) S := hl.filter _ fun p => by simp [hS]; grind
  have h2 : Lists (l.filter fun p => !decide (S p)) T := hl.filter _ fun p => by simp [hS]; grind
  rw [reduce_some_of_lists h1, reduce_some_of_lists h2, reduce_some_of_lists hl,
    accumulate_filter hc fun p => decide (S p)]

/-- The same without a start value; what comes first also depends on commutativity,
Lemma 7.5.1. -/
theorem reduce_reduce_none (hc : Comm I op) (hr : RightComm I op) (fin : Finite S')
    (hS : ∀ p, S' p ↔ S p ∨ T p) (hd : ∀ p, S p → ¬ T p) (hk : ∃ k, S k) :
    I.reduce op (some (I.reduce op none S f)) T f = I.reduce op none S' f := by
  classical
  obtain ⟨k, hk⟩ := hk
  obtain ⟨p, l, hl⟩ := lists_cons fin ((hS k).2 (.inl hk))
  have h1 : Lists ((p :: l).filter fun p => decide (S p)) S :=
    hl.filter _ fun p => by simp [hS]; grind
  have h2 : Lists ((p :: l).filter fun p => !decide (S p)) T :=
    hl.filter _ fun p => by simp [hS]; grind
  rw [reduce_some_of_lists h2, reduce_none_of_lists hl]
  by_cases hp : S p
  · rw [List.filter_cons_of_pos (by simpa using hp)] at h1
    rw [List.filter_cons_of_neg (by simpa using hp), reduce_none_of_lists h1,
      accumulate_filter hr fun p => decide (S p)]
  · rw [List.filter_cons_of_neg (by simpa using hp)] at h1
    obtain ⟨q, m, hm⟩ := lists_cons ⟨_, h1⟩ hk
    have e := h1.unique hm
    rw [List.filter_cons_of_pos (by simpa using hp), reduce_none_of_lists hm,
      ← accumulate_filter (l := l) hr fun p => decide (S p), e]
    simp only [Interp.accumulate]
    rw [accumulate_op hr, hc (f q) (f p)]

/-- Accumulation over `S` and then over `T`, where all of `S` is before all of `T`; no laws. This
is `▷` for operators that do not commute, Lemma 7.5.5. -/
theorem reduce_reduce_in_order (fin : Finite S') (hS : ∀ p, S' p ↔ S p ∨ T p)
    (ho : ∀ p q, S p → T q → lexLt p q) :
    I.reduce op (some (I.reduce op (some u) S f)) T f = I.reduce op (some u) S' f := by
  obtain ⟨l, hl⟩ := fin.subset (S' := S) fun p h => (hS p).2 (.inl h)
  obtain ⟨m, hm⟩ := fin.subset (S' := T) fun p h => (hS p).2 (.inr h)
  rw [reduce_some_of_lists hl, reduce_some_of_lists hm,
    reduce_some_of_lists (hl.append hm ho hS), accumulate_append]

/-- The same without a start value, Lemma 7.5.5. -/
theorem reduce_reduce_none_in_order (fin : Finite S') (hS : ∀ p, S' p ↔ S p ∨ T p)
    (ho : ∀ p q, S p → T q → lexLt p q) (hk : ∃ k, S k) :
    I.reduce op (some (I.reduce op none S f)) T f = I.reduce op none S' f := by
  obtain ⟨k, hk⟩ := hk
  obtain ⟨p, l, hl⟩ := lists_cons (fin.subset (S' := S) fun p h => (hS p).2 (.inl h)) hk
  obtain ⟨m, hm⟩ := fin.subset (S' := T) fun p h => (hS p).2 (.inr h)
  rw [reduce_none_of_lists hl, reduce_some_of_lists hm,
    reduce_none_of_lists (l := l ++ m) (hl.append hm ho hS), accumulate_append]

/-! ## One more point -/

/-- One more point, anywhere, where accumulations commute: Lemma 7.5.1 for one accumulation
(section 7.3.1). -/
theorem reduce_insert (hc : RightComm I op) (fin : Finite fun p => S p ∨ p = k) (hk : ¬ S k) :
    I.reduce op (some u) (fun p => S p ∨ p = k) f = I.fn op [I.reduce op (some u) S f, f k] := by
  rw [← reduce_reduce (T := fun p => p = k) hc fin (fun _ => .rfl) fun p h e => hk (e ▸ h),
    reduce_singleton fun _ => .rfl]

/-- What an accumulation leaves in a cell, where accumulations commute: Lemma 7.5.1 for one
accumulation (section 7.3.1). -/
theorem reduce_insert_of (hc : RightComm I op) (fin : Finite S')
    (hS : ∀ p, S' p ↔ S p ∨ p = k) (hk : ¬ S k) (hf : ∀ p, S p → f p = f' p) (hv : v = f' k) :
    I.fn op [I.reduce op (some u) S f, v] = I.reduce op (some u) S' f' := by
  rw [reduce_congr hS fun _ _ => rfl, reduce_insert hc (fin.congr fun p => (hS p).symm) hk, hv,
    reduce_congr (fun _ => .rfl) hf]

/-- What an accumulation leaves in a cell that holds a reduction without a start value:
Lemma 7.5.1 for one accumulation (section 7.3.1). -/
theorem reduce_none_insert_of (hc : Comm I op) (hr : RightComm I op) (fin : Finite S')
    (hS : ∀ p, S' p ↔ S p ∨ p = k) (hk : ¬ S k) (hne : ∃ p, S p) (hf : ∀ p, S p → f p = f' p)
    (hv : v = f' k) : I.fn op [I.reduce op none S f, v] = I.reduce op none S' f' := by
  rw [← reduce_reduce_none (T := fun p => p = k) hc hr fin hS (fun p h e => hk (e ▸ h)) hne,
    reduce_singleton fun _ => .rfl, hv, reduce_congr (fun _ => .rfl) hf]

/-- One more point, after all others; no laws: Lemma 7.5.5 for one accumulation, in order. -/
theorem reduce_append (fin : Finite S) (ho : ∀ p, S p → lexLt p k) :
    I.reduce op (some u) (fun p => S p ∨ p = k) f = I.fn op [I.reduce op (some u) S f, f k] := by
  have ho' : ∀ p q, S p → q = k → lexLt p q := fun p q h e => e ▸ ho p h
  rw [← reduce_reduce_in_order (fin.append (.singleton k) ho' fun _ => .rfl) (fun _ => .rfl) ho',
    reduce_singleton fun _ => .rfl]

/-- What an accumulation leaves in a cell, where the points come in the order of the reduction;
no laws: Lemma 7.5.5 for one accumulation, in order. -/
theorem reduce_append_of (fin : Finite S') (hS : ∀ p, S' p ↔ S p ∨ p = k)
    (ho : ∀ p, S p → lexLt p k) (hf : ∀ p, S p → f p = f' p) (hv : v = f' k) :
    I.fn op [I.reduce op (some u) S f, v] = I.reduce op (some u) S' f' := by
  rw [reduce_congr (S := S') hS fun _ _ => rfl,
    reduce_append (fin.subset fun p h => (hS p).2 (.inl h)) ho, hv,
    reduce_congr (fun _ => .rfl) hf]

/-- The same for a reduction without a start value: Lemma 7.5.5 for one accumulation, in order. -/
theorem reduce_none_append_of (fin : Finite S') (hS : ∀ p, S' p ↔ S p ∨ p = k)
    (ho : ∀ p, S p → lexLt p k) (hne : ∃ p, S p) (hf : ∀ p, S p → f p = f' p) (hv : v = f' k) :
    I.fn op [I.reduce op none S f, v] = I.reduce op none S' f' := by
  rw [← reduce_reduce_none_in_order (T := fun p => p = k) fin hS (fun p q h e => e ▸ ho p h) hne,
    reduce_singleton fun _ => .rfl, hv, reduce_congr (fun _ => .rfl) hf]

/-- A point before all others goes to the start; no laws (section 7.4). -/
theorem reduce_first_of (fin : Finite S') (hS : ∀ p, S' p ↔ S p ∨ p = k)
    (ho : ∀ p, S p → lexLt k p) (hf : ∀ p, S p → f p = f' p) (hv : v = f' k) :
    I.reduce op (some (I.fn op [u, v])) S f = I.reduce op (some u) S' f' := by
  rw [hv, ← reduce_reduce_in_order (S := fun p => p = k) (T := S) fin
    (fun p => (hS p).trans or_comm) fun p q e h => e ▸ ho q h, reduce_singleton fun _ => .rfl,
    reduce_congr (fun _ => .rfl) hf]

/-- A reduction without a start value starts from the value at its first point; no laws
(section 7.4). -/
theorem reduce_none_first_of (fin : Finite S') (hS : ∀ p, S' p ↔ S p ∨ p = k)
    (ho : ∀ p, S p → lexLt k p) (hf : ∀ p, S p → f p = f' p) (hv : v = f' k) :
    I.reduce op (some v) S f = I.reduce op none S' f' := by
  rw [hv, ← reduce_reduce_none_in_order (S := fun p => p = k) (T := S) fin
    (fun p => (hS p).trans or_comm) (fun p q e h => e ▸ ho q h) ⟨k, rfl⟩,
    reduce_singleton_none fun _ => .rfl, reduce_congr (fun _ => .rfl) hf]

/-- A reduction without a start value starts from the value at any of its points, where the
operator and accumulations commute (sections 7.3.2 and 7.4). -/
theorem reduce_none_any_of (hc : Comm I op) (hr : RightComm I op) (fin : Finite S')
    (hS : ∀ p, S' p ↔ S p ∨ p = k) (hk : ¬ S k) (hf : ∀ p, S p → f p = f' p) (hv : v = f' k) :
    I.reduce op (some v) S f = I.reduce op none S' f' := by
  rw [hv, ← reduce_reduce_none (S := fun p => p = k) (T := S) hc hr fin
    (fun p => (hS p).trans or_comm) (fun p e h => hk (e ▸ h)) ⟨k, rfl⟩,
    reduce_singleton_none fun _ => .rfl, reduce_congr (fun _ => .rfl) hf]

/-! ## Partial reductions (section 7.3.3) -/

/-- Partial results recombine: `h(x ⊎ y) = h(x) + h(y)` of section 7.3. -/
theorem reduce_union (ha : Assoc I op) (hr : RightComm I op) (he : RightUnit I op e)
    (fin : Finite fun p => S p ∨ T p) (hd : ∀ p, S p → ¬ T p) :
    I.fn op [I.reduce op (some u) S f, I.reduce op (some e) T f] =
      I.reduce op (some u) (fun p => S p ∨ T p) f := by
  rw [op_reduce_unit ha he (fin.subset fun p h => .inr h), reduce_reduce hr fin (fun _ => .rfl) hd]

/-- What the accumulation of a partial result leaves in a cell: section 7.3.3, Lemma 7.5.1. The
partial result starts from `e`, and only `u op e = w` is asked of it. -/
theorem reduce_union_of (ha : Assoc I op) (hr : RightComm I op) (hw : I.fn op [u, e] = w)
    (fin : Finite S') (hS : ∀ p, S' p ↔ S p ∨ T p) (hd : ∀ p, S p → ¬ T p)
    {g : List Int → V} (hf : ∀ p, S p → f p = f' p) (hg : ∀ p, T p → g p = f' p) :
    I.fn op [I.reduce op (some u) S f, I.reduce op (some e) T g] =
      I.reduce op (some w) S' f' := by
  rw [op_reduce ha (fin.subset fun p h => (hS p).2 (.inr h)),
    reduce_op hr (fin.subset fun p h => (hS p).2 (.inl h)), hw,
    reduce_congr (S := S) (fun _ => .rfl) hf, reduce_congr (S := T) (fun _ => .rfl) hg,
    reduce_reduce hr fin hS hd]

/-- The same where the partial result has no start value: section 7.3.3, Lemma 7.5.1. -/
theorem reduce_union_none_of (ha : Assoc I op) (hr : RightComm I op) (fin : Finite S')
    (hS : ∀ p, S' p ↔ S p ∨ T p) (hd : ∀ p, S p → ¬ T p) (hT : ∃ p, T p)
    {g : List Int → V} (hf : ∀ p, S p → f p = f' p) (hg : ∀ p, T p → g p = f' p) :
    I.fn op [I.reduce op (some u) S f, I.reduce op none T g] = I.reduce op (some u) S' f' := by
  rw [op_reduce_none ha (fin.subset fun p h => (hS p).2 (.inr h)) hT,
    reduce_congr (S := S) (fun _ => .rfl) hf, reduce_congr (S := T) (fun _ => .rfl) hg,
    reduce_reduce hr fin hS hd]

/-- The same where the partial results have no start value: section 7.3.3, Lemma 7.5.1. -/
theorem reduce_none_union_none_of (ha : Assoc I op) (hc : Comm I op) (fin : Finite S')
    (hS : ∀ p, S' p ↔ S p ∨ T p) (hd : ∀ p, S p → ¬ T p) (hne : ∃ p, S p) (hT : ∃ p, T p)
    {g : List Int → V} (hf : ∀ p, S p → f p = f' p) (hg : ∀ p, T p → g p = f' p) :
    I.fn op [I.reduce op none S f, I.reduce op none T g] = I.reduce op none S' f' := by
  rw [op_reduce_none ha (fin.subset fun p h => (hS p).2 (.inr h)) hT,
    reduce_congr (S := S) (fun _ => .rfl) hf, reduce_congr (S := T) (fun _ => .rfl) hg,
    reduce_reduce_none hc (ha.rightComm hc) fin hS hd hne]

/-- The same where the accumulated partial result starts from a unit: section 7.3.3,
Lemma 7.5.1. -/
theorem reduce_none_union_of (ha : Assoc I op) (hc : Comm I op) (he : RightUnit I op e)
    (fin : Finite S') (hS : ∀ p, S' p ↔ S p ∨ T p) (hd : ∀ p, S p → ¬ T p) (hne : ∃ p, S p)
    {g : List Int → V} (hf : ∀ p, S p → f p = f' p) (hg : ∀ p, T p → g p = f' p) :
    I.fn op [I.reduce op none S f, I.reduce op (some e) T g] = I.reduce op none S' f' := by
  rw [op_reduce_unit ha he (fin.subset fun p h => (hS p).2 (.inr h)),
    reduce_congr (S := S) (fun _ => .rfl) hf, reduce_congr (S := T) (fun _ => .rfl) hg,
    reduce_reduce_none hc (ha.rightComm hc) fin hS hd hne]

/-- Partial results recombine in order, for operators that do not commute: the list homomorphisms
of sections 7.2 and 7.3.3. Of the unit, only that it is one on the right is asked. -/
theorem reduce_union_in_order_of (ha : Assoc I op) (he : RightUnit I op e) (fin : Finite S')
    (hS : ∀ p, S' p ↔ S p ∨ T p) (ho : ∀ p q, S p → T q → lexLt p q)
    {g : List Int → V} (hf : ∀ p, S p → f p = f' p) (hg : ∀ p, T p → g p = f' p) :
    I.fn op [I.reduce op (some u) S f, I.reduce op (some e) T g] =
      I.reduce op (some u) S' f' := by
  rw [op_reduce_unit ha he (fin.subset fun p h => (hS p).2 (.inr h)),
    reduce_congr (S := S) (fun _ => .rfl) hf, reduce_congr (S := T) (fun _ => .rfl) hg,
    reduce_reduce_in_order fin hS ho]

/-- The same where the accumulated partial result has no start value (sections 7.2 and 7.3.3). -/
theorem reduce_union_none_in_order_of (ha : Assoc I op) (fin : Finite S')
    (hS : ∀ p, S' p ↔ S p ∨ T p) (ho : ∀ p q, S p → T q → lexLt p q) (hT : ∃ p, T p)
    {g : List Int → V} (hf : ∀ p, S p → f p = f' p) (hg : ∀ p, T p → g p = f' p) :
    I.fn op [I.reduce op (some u) S f, I.reduce op none T g] = I.reduce op (some u) S' f' := by
  rw [op_reduce_none ha (fin.subset fun p h => (hS p).2 (.inr h)) hT,
    reduce_congr (S := S) (fun _ => .rfl) hf, reduce_congr (S := T) (fun _ => .rfl) hg,
    reduce_reduce_in_order fin hS ho]

/-- The same where the partial results have no start value (sections 7.2 and 7.3.3). -/
theorem reduce_none_union_none_in_order_of (ha : Assoc I op) (fin : Finite S')
    (hS : ∀ p, S' p ↔ S p ∨ T p) (ho : ∀ p q, S p → T q → lexLt p q) (hne : ∃ p, S p)
    (hT : ∃ p, T p) {g : List Int → V} (hf : ∀ p, S p → f p = f' p) (hg : ∀ p, T p → g p = f' p) :
    I.fn op [I.reduce op none S f, I.reduce op none T g] = I.reduce op none S' f' := by
  rw [op_reduce_none ha (fin.subset fun p h => (hS p).2 (.inr h)) hT,
    reduce_congr (S := S) (fun _ => .rfl) hf, reduce_congr (S := T) (fun _ => .rfl) hg,
    reduce_reduce_none_in_order fin hS ho hne]

/-- The same where the accumulated partial result starts from a unit (sections 7.2 and 7.3.3). -/
theorem reduce_none_union_in_order_of (ha : Assoc I op) (he : RightUnit I op e) (fin : Finite S')
    (hS : ∀ p, S' p ↔ S p ∨ T p) (ho : ∀ p q, S p → T q → lexLt p q) (hne : ∃ p, S p)
    {g : List Int → V} (hf : ∀ p, S p → f p = f' p) (hg : ∀ p, T p → g p = f' p) :
    I.fn op [I.reduce op none S f, I.reduce op (some e) T g] = I.reduce op none S' f' := by
  rw [op_reduce_unit ha he (fin.subset fun p h => (hS p).2 (.inr h)),
    reduce_congr (S := S) (fun _ => .rfl) hf, reduce_congr (S := T) (fun _ => .rfl) hg,
    reduce_reduce_none_in_order fin hS ho hne]

/-! ## Reductions of reductions -/

private theorem accumulate_rows {R : List (List Int)} {F : List Int → V}
    {T : List Int → List Int → Prop} (hc : RightComm I op)
    (fin : Finite fun p => ∃ r ∈ R, T r p) (hR : R.Pairwise lexLt)
    (hd : ∀ r ∈ R, ∀ r' ∈ R, ∀ p, T r p → T r' p → r = r')
    (hF : ∀ r ∈ R, ∀ x, I.fn op [x, F r] = I.reduce op (some x) (T r) f) :
    I.accumulate op F u R = I.reduce op (some u) (fun p => ∃ r ∈ R, T r p) f := by
  induction R generalizing u with
  | nil => rw [reduce_empty (by simp)]; rfl
  | cons r R ih =>
    rw [List.pairwise_cons] at hR
    simp only [Interp.accumulate]
    rw [hF r (List.mem_cons_self ..), ih (fin.subset fun p ⟨q, hq, h⟩ =>
      ⟨q, List.mem_cons_of_mem _ hq, h⟩) hR.2
      (fun q hq q' hq' => hd q (List.mem_cons_of_mem _ hq) q' (List.mem_cons_of_mem _ hq'))
      (fun q hq => hF q (List.mem_cons_of_mem _ hq))]
    refine reduce_reduce hc fin (by simp) fun p hp ⟨q, hq, hqp⟩ => ?_
    exact lexLt_irrefl r (hd r (List.mem_cons_self ..) q (List.mem_cons_of_mem _ hq) p hp hqp ▸
      hR.1 q hq)

private theorem accumulate_rows_in_order {R : List (List Int)} {F : List Int → V}
    {T : List Int → List Int → Prop}
    (fin : Finite fun p => ∃ r ∈ R, T r p) (hR : R.Pairwise lexLt)
    (ho : ∀ r ∈ R, ∀ r' ∈ R, lexLt r r' → ∀ p q, T r p → T r' q → lexLt p q)
    (hF : ∀ r ∈ R, ∀ x, I.fn op [x, F r] = I.reduce op (some x) (T r) f) :
    I.accumulate op F u R = I.reduce op (some u) (fun p => ∃ r ∈ R, T r p) f := by
  induction R generalizing u with
  | nil => rw [reduce_empty (by simp)]; rfl
  | cons r R ih =>
    rw [List.pairwise_cons] at hR
    simp only [Interp.accumulate]
    rw [hF r (List.mem_cons_self ..), ih (fin.subset fun p ⟨q, hq, h⟩ =>
      ⟨q, List.mem_cons_of_mem _ hq, h⟩) hR.2
      (fun q hq q' hq' => ho q (List.mem_cons_of_mem _ hq) q' (List.mem_cons_of_mem _ hq'))
      (fun q hq => hF q (List.mem_cons_of_mem _ hq))]
    refine reduce_reduce_in_order fin (by simp) fun p p' hp ⟨q, hq, hqp⟩ => ?_
    exact ho r (List.mem_cons_self ..) q (List.mem_cons_of_mem _ hq) (hR.1 q hq) p p' hp hqp

/-- A reduction over `R` of values that each stand for a reduction over a part `T r` of `S'`, in
any order: recursively split reductions, section 7.3.3, and the iterated `▶` of Lemma 7.5.2. For
`hF` see `op_reduce_unit` and `op_reduce_none`. -/
theorem reduce_partition_of {R : List Int → Prop} {F : List Int → V}
    {T : List Int → List Int → Prop} (hc : RightComm I op) (finR : Finite R) (fin : Finite S')
    (hS : ∀ p, S' p ↔ ∃ r, R r ∧ T r p)
    (hd : ∀ r r' p, R r → R r' → T r p → T r' p → r = r')
    (hF : ∀ r, R r → ∀ x, I.fn op [x, F r] = I.reduce op (some x) (T r) f) :
    I.reduce op (some u) R F = I.reduce op (some u) S' f := by
  obtain ⟨l, hl⟩ := finR
  have e : ∀ p, (∃ r ∈ l, T r p) ↔ S' p := fun p => by simp only [hl.2, hS]
  rw [reduce_some_of_lists hl, accumulate_rows hc (fin.congr e) hl.1
    (fun r hr r' hr' p => hd r r' p ((hl.2 r).1 hr) ((hl.2 r').1 hr'))
    (fun r hr => hF r ((hl.2 r).1 hr))]
  exact reduce_congr e fun _ _ => rfl

/-- The same where the parts come in the order of the reduction: the iterated `▶` of section 7.5
for operators that do not commute. -/
theorem reduce_partition_in_order_of {R : List Int → Prop} {F : List Int → V}
    {T : List Int → List Int → Prop} (finR : Finite R) (fin : Finite S')
    (hS : ∀ p, S' p ↔ ∃ r, R r ∧ T r p)
    (ho : ∀ r r', R r → R r' → lexLt r r' → ∀ p q, T r p → T r' q → lexLt p q)
    (hF : ∀ r, R r → ∀ x, I.fn op [x, F r] = I.reduce op (some x) (T r) f) :
    I.reduce op (some u) R F = I.reduce op (some u) S' f := by
  obtain ⟨l, hl⟩ := finR
  have e : ∀ p, (∃ r ∈ l, T r p) ↔ S' p := fun p => by simp only [hl.2, hS]
  rw [reduce_some_of_lists hl, accumulate_rows_in_order (fin.congr e) hl.1
    (fun r hr r' hr' => ho r r' ((hl.2 r).1 hr) ((hl.2 r').1 hr'))
    (fun r hr => hF r ((hl.2 r).1 hr))]
  exact reduce_congr e fun _ _ => rfl

/-- Reductions without start values, of values that each stand for one over a part `T r` of `S'`,
in any order (section 7.3.3, Lemma 7.5.2). -/
theorem reduce_none_partition_of {R : List Int → Prop} {F : List Int → V}
    {T : List Int → List Int → Prop} (ha : Assoc I op) (hc : Comm I op) (finR : Finite R)
    (fin : Finite S') (hS : ∀ p, S' p ↔ ∃ r, R r ∧ T r p)
    (hd : ∀ r r' p, R r → R r' → T r p → T r' p → r = r') (hne : ∃ r, R r)
    (hT : ∀ r, R r → ∃ p, T r p) (hF : ∀ r, R r → F r = I.reduce op none (T r) f) :
    I.reduce op none R F = I.reduce op none S' f := by
  obtain ⟨k, hk⟩ := hne
  obtain ⟨r, l, hl⟩ := lists_cons finR hk
  have hr := (hl.2 r).1 (List.mem_cons_self ..)
  have hl' := fun q hq => (hl.2 q).1 (List.mem_cons_of_mem r hq)
  have hp := List.pairwise_cons.1 hl.1
  have e : ∀ p, S' p ↔ T r p ∨ ∃ q ∈ l, T q p := fun p => by
    simp only [hS, ← hl.2, List.mem_cons]
    grind
  rw [reduce_none_of_lists hl, hF r hr, accumulate_rows (T := T) (ha.rightComm hc)
    (fin.subset fun p h => (e p).2 (.inr h)) hp.2
    (fun q hq q' hq' p => hd q q' p (hl' q hq) (hl' q' hq')) fun q hq x => ?_]
  · refine reduce_reduce_none hc (ha.rightComm hc) fin e (fun p h ⟨q, hq, h'⟩ => ?_) (hT r hr)
    exact lexLt_irrefl r (hd r q p hr (hl' q hq) h h' ▸ hp.1 q hq)
  · have hq := hl' q hq
    rw [hF q hq, op_reduce_none ha (fin.subset fun p h => (hS p).2 ⟨q, hq, h⟩) (hT q hq)]

/-- The same where the parts come in the order of the reduction (section 7.5). -/
theorem reduce_none_partition_in_order_of {R : List Int → Prop} {F : List Int → V}
    {T : List Int → List Int → Prop} (ha : Assoc I op) (finR : Finite R) (fin : Finite S')
    (hS : ∀ p, S' p ↔ ∃ r, R r ∧ T r p)
    (ho : ∀ r r', R r → R r' → lexLt r r' → ∀ p q, T r p → T r' q → lexLt p q) (hne : ∃ r, R r)
    (hT : ∀ r, R r → ∃ p, T r p) (hF : ∀ r, R r → F r = I.reduce op none (T r) f) :
    I.reduce op none R F = I.reduce op none S' f := by
  obtain ⟨k, hk⟩ := hne
  obtain ⟨r, l, hl⟩ := lists_cons finR hk
  have hr := (hl.2 r).1 (List.mem_cons_self ..)
  have hl' := fun q hq => (hl.2 q).1 (List.mem_cons_of_mem r hq)
  have hp := List.pairwise_cons.1 hl.1
  have e : ∀ p, S' p ↔ T r p ∨ ∃ q ∈ l, T q p := fun p => by
    simp only [hS, ← hl.2, List.mem_cons]
    grind
  rw [reduce_none_of_lists hl, hF r hr, accumulate_rows_in_order (T := T)
    (fin.subset fun p h => (e p).2 (.inr h)) hp.2
    (fun q hq q' hq' => ho q q' (hl' q hq) (hl' q' hq')) fun q hq x => ?_]
  · exact reduce_reduce_none_in_order fin e
      (fun p p' h ⟨q, hq, h'⟩ => ho r q hr (hl' q hq) (hp.1 q hq) p p' h h') (hT r hr)
  · have hq := hl' q hq
    rw [hF q hq, op_reduce_none ha (fin.subset fun p h => (hS p).2 ⟨q, hq, h⟩) (hT q hq)]

/-! ## Other indices for the same points -/

private theorem Lists.map {φ : List Int → List Int} (hl : Lists l S)
    (hS : ∀ p, S' p ↔ ∃ q, S q ∧ p = φ q)
    (ho : ∀ p q, S p → S q → lexLt p q → lexLt (φ p) (φ q)) : Lists (l.map φ) S' := by
  refine ⟨List.pairwise_map.2 (hl.1.imp_of_mem fun {p q} hp hq =>
    ho p q ((hl.2 p).1 hp) ((hl.2 q).1 hq)), fun p => ?_⟩
  simp only [List.mem_map, hl.2, hS]
  exact ⟨fun ⟨q, h, e⟩ => ⟨q, h, e.symm⟩, fun ⟨q, h, e⟩ => ⟨q, h, e.symm⟩⟩

/-- The image of a finite set under a map that keeps the order is finite (section 7.4). -/
theorem Finite.map (φ : List Int → List Int) (fin : Finite S)
    (hS : ∀ p, S' p ↔ ∃ q, S q ∧ p = φ q)
    (ho : ∀ p q, S p → S q → lexLt p q → lexLt (φ p) (φ q)) : Finite S' :=
  let ⟨_, hl⟩ := fin
  ⟨_, hl.map hS ho⟩

/-- Other indices in the same order; no laws: `φ` maps the points of `S` to those of `S'`
(section 7.3: the mapping from loop iterators to reduction indices). -/
theorem reduce_map_in_order_of (φ : List Int → List Int) (fin : Finite S)
    (hS : ∀ p, S' p ↔ ∃ q, S q ∧ p = φ q)
    (ho : ∀ p q, S p → S q → lexLt p q → lexLt (φ p) (φ q)) (hf : ∀ p, S p → f p = f' (φ p)) :
    I.reduce op s S f = I.reduce op s S' f' := by
  obtain ⟨l, hl⟩ := fin
  rw [reduce_of_lists hl, reduce_of_lists (hl.map hS ho), List.map_map,
    List.map_congr_left fun p hp => hf p ((hl.2 p).1 hp)]
  rfl

private theorem accumulate_perm (hc : RightComm I op) : ∀ {l m : List (List Int)} {u : V},
    l.Nodup → m.Nodup → (∀ p, p ∈ l ↔ p ∈ m) → I.accumulate op f u l = I.accumulate op f u m
  | [], [], _, _, _, _ => rfl
  | [], k :: m, _, _, _, h => by have := h k; simp at this
  | k :: l, m, u, hl, hm, h => by
    obtain ⟨m₁, m₂, rfl⟩ := List.append_of_mem ((h k).1 (List.mem_cons_self ..))
    have hm' := hm
    simp only [List.nodup_append, List.nodup_cons] at hl hm'
    have h' : ∀ p, p ∈ l ↔ p ∈ m₁ ++ m₂ := by
      intro p
      have hp := h p
      simp only [List.mem_append, List.mem_cons] at hp ⊢
      grind
    have hm'' : (m₁ ++ m₂).Nodup := by
      simp only [List.nodup_append]
      grind
    rw [accumulate_append]
    simp only [Interp.accumulate]
    rw [accumulate_op hc, ← accumulate_append, accumulate_perm hc hl.2 hm'' h']

/-- Other indices in any order, where accumulations commute: `φ` maps the points of `S` one to one
to those of `S'` (section 7.3: the indices accumulated are a permutation of the
specification's). -/
theorem reduce_map_of (hc : RightComm I op) (φ : List Int → List Int) (fin : Finite S)
    (fin' : Finite S') (hS : ∀ p, S' p ↔ ∃ q, S q ∧ p = φ q)
    (hi : ∀ p q, S p → S q → φ p = φ q → p = q) (hf : ∀ p, S p → f p = f' (φ p)) :
    I.reduce op (some u) S f = I.reduce op (some u) S' f' := by
  obtain ⟨l, hl⟩ := fin
  obtain ⟨m, hm⟩ := fin'
  have e : I.accumulate op f u l = I.accumulate op f' u (l.map φ) := by
    have : ∀ p ∈ l, f p = f' (φ p) := fun p hp => hf p ((hl.2 p).1 hp)
    clear hl
    induction l generalizing u with
    | nil => rfl
    | cons p l ih =>
      simp only [Interp.accumulate, List.map_cons]
      rw [this p (List.mem_cons_self ..), ih fun q hq => this q (List.mem_cons_of_mem _ hq)]
  rw [reduce_some_of_lists hl, reduce_some_of_lists hm, e]
  have nodup : ∀ {p q : List Int}, lexLt p q → p ≠ q := fun {p q} h e => lexLt_irrefl p (e ▸ h)
  refine accumulate_perm hc (List.pairwise_map.2 (hl.1.imp_of_mem fun {p q} hp hq h e => ?_))
    (hm.1.imp nodup) fun p => ?_
  · exact lexLt_irrefl p (hi p q ((hl.2 p).1 hp) ((hl.2 q).1 hq) e ▸ h)
  · simp only [List.mem_map, hl.2, hm.2, hS]
    exact ⟨fun ⟨q, h, e⟩ => ⟨q, h, e.symm⟩, fun ⟨q, h, e⟩ => ⟨q, h, e.symm⟩⟩

/-- A reduction over pairs is the reduction over rows of the reductions of the rows, in the order
of the pairs: `R` are the rows and `Q i` the points of row `i` (section 7.3.3). -/
theorem reduce_rows {R : Int → Prop} {Q : Int → Int → Prop} {F : List Int → V}
    {g : Int → List Int → V} (ha : Assoc I op) (he : RightUnit I op e)
    (finR : Finite fun r => ∃ i, r = [i] ∧ R i)
    (fin : Finite fun p => ∃ i j, p = [i, j] ∧ R i ∧ Q i j)
    (hF : ∀ i, R i → F [i] = I.reduce op (some e) (fun p => ∃ j, p = [j] ∧ Q i j) (g i))
    (hf : ∀ i j, R i → Q i j → g i [j] = f [i, j]) :
    I.reduce op (some u) (fun r => ∃ i, r = [i] ∧ R i) F =
      I.reduce op (some u) (fun p => ∃ i j, p = [i, j] ∧ R i ∧ Q i j) f := by
  refine reduce_partition_in_order_of
    (T := fun r p => ∃ i j, r = [i] ∧ p = [i, j] ∧ R i ∧ Q i j) finR fin (fun p => ?_) ?_ ?_
  · constructor
    · rintro ⟨i, j, e, hi, hj⟩
      exact ⟨[i], ⟨i, rfl, hi⟩, i, j, rfl, e, hi, hj⟩
    · rintro ⟨_, _, i, j, _, h⟩
      exact ⟨i, j, h⟩
  · rintro _ _ _ _ h p q ⟨i, j, rfl, rfl, _⟩ ⟨i', j', rfl, rfl, _⟩
    exact .inl (lexLt_one.1 h)
  · rintro _ ⟨i, rfl, hi⟩ x
    have fin' : Finite fun p => ∃ i' j, [i] = [i'] ∧ p = [i', j] ∧ R i' ∧ Q i' j :=
      fin.subset fun p ⟨i, j, _, h⟩ => ⟨i, j, h⟩
    have hS : ∀ p, (∃ j, p = [j] ∧ Q i j) ↔
        ∃ q, (∃ i' j, [i] = [i'] ∧ q = [i', j] ∧ R i' ∧ Q i' j) ∧ p = q.tail := by
      intro p
      constructor
      · rintro ⟨j, rfl, hj⟩
        exact ⟨[i, j], ⟨i, j, rfl, rfl, hi, hj⟩, rfl⟩
      · rintro ⟨_, ⟨i', j, h, rfl, _, hj⟩, rfl⟩
        obtain rfl : i = i' := by simpa using h
        exact ⟨j, rfl, hj⟩
    have ho : ∀ p q, (∃ i' j, [i] = [i'] ∧ p = [i', j] ∧ R i' ∧ Q i' j) →
        (∃ i' j, [i] = [i'] ∧ q = [i', j] ∧ R i' ∧ Q i' j) → lexLt p q →
        lexLt p.tail q.tail := by
      rintro _ _ ⟨i', j, h, rfl, _⟩ ⟨i'', j', h', rfl, _⟩ h''
      simp only [lexLt_two, List.tail_cons, lexLt_one] at h'' ⊢
      simp only [List.cons.injEq, and_true] at h h'
      omega
    rw [hF i hi, op_reduce_unit ha he (fin'.map _ hS ho)]
    refine (reduce_map_in_order_of _ fin' hS ho ?_).symm
    rintro _ ⟨i', j, h, rfl, hi', hj⟩
    obtain rfl : i = i' := by simpa using h
    exact (hf i j hi' hj).symm

end

/-! ## Index sets of one, two and three dimensions

Index sets are best written `fun p => ∃ i j, p = [i, j] ∧ Q i j`. These lemmas turn the conditions
on index sets above into conditions on integers. -/

section
variable {Q Q' R : Int → Prop}

/-- A bounded set of points of one dimension is finite (section 7.4). -/
theorem points1_finite (lo hi : Int) (h : ∀ i, Q i → lo ≤ i ∧ i < hi) :
    Finite fun p => ∃ i, p = [i] ∧ Q i :=
  .of_box1 lo hi fun _ ⟨i, e, hq⟩ => ⟨i, e, h i hq⟩

/-- Equal sets of points of one dimension (section 7.4). -/
theorem points1_congr (h : ∀ i, Q i ↔ Q' i) (p : List Int) :
    (∃ i, p = [i] ∧ Q i) ↔ (∃ i, p = [i] ∧ Q' i) := by
  simp only [h]

/-- To show something of all points of a set of one dimension (section 7.4). -/
theorem points1_all {P : List Int → Prop} (h : ∀ i, Q i → P [i]) (p : List Int)
    (hp : ∃ i, p = [i] ∧ Q i) : P p := by
  obtain ⟨i, rfl, hq⟩ := hp
  exact h i hq

/-- A set of one dimension with one more point (Lemma 7.5.1). -/
theorem points1_insert {a : Int} (h : ∀ i, Q' i ↔ Q i ∨ i = a) (p : List Int) :
    (∃ i, p = [i] ∧ Q' i) ↔ (∃ i, p = [i] ∧ Q i) ∨ p = [a] := by
  simp only [h]
  constructor
  · rintro ⟨i, rfl, hq | rfl⟩
    · exact .inl ⟨i, rfl, hq⟩
    · exact .inr rfl
  · rintro (⟨i, e, hq⟩ | e)
    · exact ⟨i, e, .inl hq⟩
    · exact ⟨a, e, .inr rfl⟩

/-- The union of sets of one dimension (Lemma 7.5.1). -/
theorem points1_union (h : ∀ i, Q' i ↔ Q i ∨ R i) (p : List Int) :
    (∃ i, p = [i] ∧ Q' i) ↔ (∃ i, p = [i] ∧ Q i) ∨ (∃ i, p = [i] ∧ R i) := by
  simp only [h]
  grind

/-- A set of one dimension without points (section 7.3). -/
theorem points1_empty (h : ∀ i, ¬ Q i) (p : List Int) : ¬ ∃ i, p = [i] ∧ Q i := by
  simp [h]

/-- A set of one dimension of one point (section 7.3). -/
theorem points1_single {a : Int} (h : ∀ i, Q i ↔ i = a) (p : List Int) :
    (∃ i, p = [i] ∧ Q i) ↔ p = [a] := by
  simp [h]

/-- A point is not in a set of one dimension (Lemma 7.5.1). -/
theorem points1_not {a : Int} (h : ¬ Q a) : ¬ ∃ i, [a] = [i] ∧ Q i := by
  rintro ⟨i, e, hq⟩
  simp only [List.cons.injEq, and_true] at e
  simp only [← e] at hq
  exact h hq

/-- A set of one dimension has a point (section 7.3.2). -/
theorem points1_some (a : Int) (h : Q a) : ∃ p, ∃ i, p = [i] ∧ Q i :=
  ⟨[a], a, rfl, h⟩

/-- Disjoint sets of one dimension (Lemma 7.5.1). -/
theorem points1_disjoint (h : ∀ i, Q i → ¬ R i) (p : List Int) (hp : ∃ i, p = [i] ∧ Q i) :
    ¬ ∃ i, p = [i] ∧ R i := by
  obtain ⟨i, rfl, hq⟩ := hp
  exact points1_not (h i hq)

/-- All points of a set of one dimension are before a point (section 7.5). -/
theorem points1_before {a : Int} (h : ∀ i, Q i → i < a) (p : List Int)
    (hp : ∃ i, p = [i] ∧ Q i) : lexLt p [a] := by
  obtain ⟨i, rfl, hq⟩ := hp
  exact lexLt_one.2 (h i hq)

/-- All points of a set of one dimension are after a point (section 7.5). -/
theorem points1_after {a : Int} (h : ∀ i, Q i → a < i) (p : List Int)
    (hp : ∃ i, p = [i] ∧ Q i) : lexLt [a] p := by
  obtain ⟨i, rfl, hq⟩ := hp
  exact lexLt_one.2 (h i hq)

/-- All points of a set of one dimension are before those of another (section 7.5). -/
theorem points1_in_order (h : ∀ i x, Q i → R x → i < x) (p q : List Int)
    (hp : ∃ i, p = [i] ∧ Q i) (hq : ∃ i, q = [i] ∧ R i) : lexLt p q := by
  obtain ⟨i, rfl, hp⟩ := hp
  obtain ⟨x, rfl, hq⟩ := hq
  exact lexLt_one.2 (h i x hp hq)

end

section
variable {Q Q' R : Int → Int → Prop}

/-- A bounded set of points of two dimensions is finite (section 7.4). -/
theorem points2_finite (lo hi lo' hi' : Int) (h : ∀ i j, Q i j → lo ≤ i ∧ i < hi ∧ lo' ≤ j ∧ j < hi') :
    Finite fun p => ∃ i j, p = [i, j] ∧ Q i j :=
  .of_box2 lo hi lo' hi' fun _ ⟨i, j, e, hq⟩ => ⟨i, j, e, h i j hq⟩

/-- Equal sets of points of two dimensions (section 7.4). -/
theorem points2_congr (h : ∀ i j, Q i j ↔ Q' i j) (p : List Int) :
    (∃ i j, p = [i, j] ∧ Q i j) ↔ (∃ i j, p = [i, j] ∧ Q' i j) := by
  simp only [h]

/-- To show something of all points of a set of two dimensions (section 7.4). -/
theorem points2_all {P : List Int → Prop} (h : ∀ i j, Q i j → P [i, j]) (p : List Int)
    (hp : ∃ i j, p = [i, j] ∧ Q i j) : P p := by
  obtain ⟨i, j, rfl, hq⟩ := hp
  exact h i j hq

/-- A set of two dimensions with one more point (Lemma 7.5.1). -/
theorem points2_insert {a b : Int} (h : ∀ i j, Q' i j ↔ Q i j ∨ (i = a ∧ j = b)) (p : List Int) :
    (∃ i j, p = [i, j] ∧ Q' i j) ↔ (∃ i j, p = [i, j] ∧ Q i j) ∨ p = [a, b] := by
  simp only [h]
  constructor
  · rintro ⟨i, j, rfl, hq | ⟨rfl, rfl⟩⟩
    · exact .inl ⟨i, j, rfl, hq⟩
    · exact .inr rfl
  · rintro (⟨i, j, e, hq⟩ | e)
    · exact ⟨i, j, e, .inl hq⟩
    · exact ⟨a, b, e, .inr ⟨rfl, rfl⟩⟩

/-- The union of sets of two dimensions (Lemma 7.5.1). -/
theorem points2_union (h : ∀ i j, Q' i j ↔ Q i j ∨ R i j) (p : List Int) :
    (∃ i j, p = [i, j] ∧ Q' i j) ↔ (∃ i j, p = [i, j] ∧ Q i j) ∨ (∃ i j, p = [i, j] ∧ R i j) := by
  simp only [h]
  grind

/-- A set of two dimensions without points (section 7.3). -/
theorem points2_empty (h : ∀ i j, ¬ Q i j) (p : List Int) : ¬ ∃ i j, p = [i, j] ∧ Q i j := by
  simp [h]

/-- A set of two dimensions of one point (section 7.3). -/
theorem points2_single {a b : Int} (h : ∀ i j, Q i j ↔ i = a ∧ j = b) (p : List Int) :
    (∃ i j, p = [i, j] ∧ Q i j) ↔ p = [a, b] := by
  simp [h]

/-- A point is not in a set of two dimensions (Lemma 7.5.1). -/
theorem points2_not {a b : Int} (h : ¬ Q a b) : ¬ ∃ i j, [a, b] = [i, j] ∧ Q i j := by
  rintro ⟨i, j, e, hq⟩
  simp only [List.cons.injEq, and_true] at e
  simp only [← e] at hq
  exact h hq

/-- A set of two dimensions has a point (section 7.3.2). -/
theorem points2_some (a b : Int) (h : Q a b) : ∃ p, ∃ i j, p = [i, j] ∧ Q i j :=
  ⟨[a, b], a, b, rfl, h⟩

/-- Disjoint sets of two dimensions (Lemma 7.5.1). -/
theorem points2_disjoint (h : ∀ i j, Q i j → ¬ R i j) (p : List Int) (hp : ∃ i j, p = [i, j] ∧ Q i j) :
    ¬ ∃ i j, p = [i, j] ∧ R i j := by
  obtain ⟨i, j, rfl, hq⟩ := hp
  exact points2_not (h i j hq)

/-- All points of a set of two dimensions are before a point (section 7.5). -/
theorem points2_before {a b : Int} (h : ∀ i j, Q i j → i < a ∨ (i = a ∧ j < b)) (p : List Int)
    (hp : ∃ i j, p = [i, j] ∧ Q i j) : lexLt p [a, b] := by
  obtain ⟨i, j, rfl, hq⟩ := hp
  exact lexLt_two.2 (h i j hq)

/-- All points of a set of two dimensions are after a point (section 7.5). -/
theorem points2_after {a b : Int} (h : ∀ i j, Q i j → a < i ∨ (a = i ∧ b < j)) (p : List Int)
    (hp : ∃ i j, p = [i, j] ∧ Q i j) : lexLt [a, b] p := by
  obtain ⟨i, j, rfl, hq⟩ := hp
  exact lexLt_two.2 (h i j hq)

/-- All points of a set of two dimensions are before those of another (section 7.5). -/
theorem points2_in_order
    (h : ∀ i j x y, Q i j → R x y →
      i < x ∨ (i = x ∧ j < y))
    (p q : List Int) (hp : ∃ i j, p = [i, j] ∧ Q i j) (hq : ∃ i j, q = [i, j] ∧ R i j) : lexLt p q := by
  obtain ⟨i, j, rfl, hp⟩ := hp
  obtain ⟨x, y, rfl, hq⟩ := hq
  exact lexLt_two.2 (h i j x y hp hq)

end

section
variable {Q Q' R : Int → Int → Int → Prop}

/-- A bounded set of points of three dimensions is finite (section 7.4). -/
theorem points3_finite (lo hi lo' hi' lo'' hi'' : Int) (h : ∀ i j k, Q i j k →
    lo ≤ i ∧ i < hi ∧ lo' ≤ j ∧ j < hi' ∧ lo'' ≤ k ∧ k < hi'') :
    Finite fun p => ∃ i j k, p = [i, j, k] ∧ Q i j k :=
  .of_box3 lo hi lo' hi' lo'' hi'' fun _ ⟨i, j, k, e, hq⟩ => ⟨i, j, k, e, h i j k hq⟩

/-- Equal sets of points of three dimensions (section 7.4). -/
theorem points3_congr (h : ∀ i j k, Q i j k ↔ Q' i j k) (p : List Int) :
    (∃ i j k, p = [i, j, k] ∧ Q i j k) ↔ (∃ i j k, p = [i, j, k] ∧ Q' i j k) := by
  simp only [h]

/-- To show something of all points of a set of three dimensions (section 7.4). -/
theorem points3_all {P : List Int → Prop} (h : ∀ i j k, Q i j k → P [i, j, k]) (p : List Int)
    (hp : ∃ i j k, p = [i, j, k] ∧ Q i j k) : P p := by
  obtain ⟨i, j, k, rfl, hq⟩ := hp
  exact h i j k hq

/-- A set of three dimensions with one more point (Lemma 7.5.1). -/
theorem points3_insert {a b c : Int}
    (h : ∀ i j k, Q' i j k ↔ Q i j k ∨ (i = a ∧ j = b ∧ k = c)) (p : List Int) :
    (∃ i j k, p = [i, j, k] ∧ Q' i j k) ↔ (∃ i j k, p = [i, j, k] ∧ Q i j k) ∨ p = [a, b, c] := by
  simp only [h]
  constructor
  · rintro ⟨i, j, k, rfl, hq | ⟨rfl, rfl, rfl⟩⟩
    · exact .inl ⟨i, j, k, rfl, hq⟩
    · exact .inr rfl
  · rintro (⟨i, j, k, e, hq⟩ | e)
    · exact ⟨i, j, k, e, .inl hq⟩
    · exact ⟨a, b, c, e, .inr ⟨rfl, rfl, rfl⟩⟩

/-- The union of sets of three dimensions (Lemma 7.5.1). -/
theorem points3_union (h : ∀ i j k, Q' i j k ↔ Q i j k ∨ R i j k) (p : List Int) :
    (∃ i j k, p = [i, j, k] ∧ Q' i j k) ↔
      (∃ i j k, p = [i, j, k] ∧ Q i j k) ∨ (∃ i j k, p = [i, j, k] ∧ R i j k) := by
  simp only [h]
  grind

/-- A set of three dimensions without points (section 7.3). -/
theorem points3_empty (h : ∀ i j k, ¬ Q i j k) (p : List Int) : ¬ ∃ i j k, p = [i, j, k] ∧ Q i j k := by
  simp [h]

/-- A set of three dimensions of one point (section 7.3). -/
theorem points3_single {a b c : Int} (h : ∀ i j k, Q i j k ↔ i = a ∧ j = b ∧ k = c) (p : List Int) :
    (∃ i j k, p = [i, j, k] ∧ Q i j k) ↔ p = [a, b, c] := by
  simp only [h]
  grind

/-- A point is not in a set of three dimensions (Lemma 7.5.1). -/
theorem points3_not {a b c : Int} (h : ¬ Q a b c) : ¬ ∃ i j k, [a, b, c] = [i, j, k] ∧ Q i j k := by
  rintro ⟨i, j, k, e, hq⟩
  simp only [List.cons.injEq, and_true] at e
  simp only [← e] at hq
  exact h hq

/-- A set of three dimensions has a point (section 7.3.2). -/
theorem points3_some (a b c : Int) (h : Q a b c) : ∃ p, ∃ i j k, p = [i, j, k] ∧ Q i j k :=
  ⟨[a, b, c], a, b, c, rfl, h⟩

/-- Disjoint sets of three dimensions (Lemma 7.5.1). -/
theorem points3_disjoint (h : ∀ i j k, Q i j k → ¬ R i j k) (p : List Int)
    (hp : ∃ i j k, p = [i, j, k] ∧ Q i j k) :
    ¬ ∃ i j k, p = [i, j, k] ∧ R i j k := by
  obtain ⟨i, j, k, rfl, hq⟩ := hp
  exact points3_not (h i j k hq)

/-- All points of a set of three dimensions are before a point (section 7.5). -/
theorem points3_before {a b c : Int}
    (h : ∀ i j k, Q i j k → i < a ∨ (i = a ∧ (j < b ∨ (j = b ∧ k < c)))) (p : List Int)
    (hp : ∃ i j k, p = [i, j, k] ∧ Q i j k) : lexLt p [a, b, c] := by
  obtain ⟨i, j, k, rfl, hq⟩ := hp
  exact lexLt_three.2 (h i j k hq)

/-- All points of a set of three dimensions are after a point (section 7.5). -/
theorem points3_after {a b c : Int}
    (h : ∀ i j k, Q i j k → a < i ∨ (a = i ∧ (b < j ∨ (b = j ∧ c < k)))) (p : List Int)
    (hp : ∃ i j k, p = [i, j, k] ∧ Q i j k) : lexLt [a, b, c] p := by
  obtain ⟨i, j, k, rfl, hq⟩ := hp
  exact lexLt_three.2 (h i j k hq)

/-- All points of a set of three dimensions are before those of another (section 7.5). -/
theorem points3_in_order
    (h : ∀ i j k x y z, Q i j k → R x y z →
      i < x ∨ (i = x ∧ (j < y ∨ (j = y ∧ k < z))))
    (p q : List Int) (hp : ∃ i j k, p = [i, j, k] ∧ Q i j k)
    (hq : ∃ i j k, q = [i, j, k] ∧ R i j k) : lexLt p q := by
  obtain ⟨i, j, k, rfl, hp⟩ := hp
  obtain ⟨x, y, z, rfl, hq⟩ := hq
  exact lexLt_three.2 (h i j k x y z hp hq)

end

/-! ## Reductions of the specification -/

/-- The value of a reduction without a start value (section 7.4). -/
theorem eval_reduce_none (I : Interp V) (M : Model V) (f : Fn) (xs : List Var) (c : Cond)
    (body : TExp) (E : Env) : (TExp.reduce [] f xs c body).eval I M E =
      I.reduce f none (fun p => p.length = xs.length ∧ c.eval (E.bind xs p) = true)
        (fun p => body.eval I M (E.bind xs p)) := by
  simp [TExp.eval, TExp.evals]
  rfl

/-- The value of a reduction from a start value (section 7.4). -/
theorem eval_reduce_start (I : Interp V) (M : Model V) (t : TExp) (f : Fn) (xs : List Var)
    (c : Cond) (body : TExp) (E : Env) : (TExp.reduce [t] f xs c body).eval I M E =
      I.reduce f (some (t.eval I M E))
        (fun p => p.length = xs.length ∧ c.eval (E.bind xs p) = true)
        (fun p => body.eval I M (E.bind xs p)) := by
  simp [TExp.eval, TExp.evals]
  rfl

private theorem index_set1 {E : Env} {x : Var} {c : Cond} {Q : Int → Prop}
    (hc : ∀ i, c.eval (E.set x i) = true ↔ Q i) (p : List Int) :
    (p.length = [x].length ∧ c.eval (E.bind [x] p) = true) ↔ ∃ i, p = [i] ∧ Q i := by
  match p with
  | [] => simp
  | [i] => simp [Env.bind, hc]
  | _ :: _ :: _ => simp

/-- The value of a reduction over one variable without a start value: `Q` is its
condition and `g` its body (section 7.4). -/
theorem eval_reduce_none1 (I : Interp V) (M : Model V) (f : Fn) (x : Var) (c : Cond)
    (body : TExp) (E : Env) {Q : Int → Prop} {g : List Int → V}
    (hc : ∀ i, c.eval (E.set x i) = true ↔ Q i)
    (hg : ∀ i, Q i → body.eval I M (E.set x i) = g [i]) :
    (TExp.reduce [] f [x] c body).eval I M E =
      I.reduce f none (fun p => ∃ i, p = [i] ∧ Q i) g := by
  rw [eval_reduce_none]
  refine reduce_congr (index_set1 hc) fun p hp => ?_
  obtain ⟨i, rfl, h⟩ := (index_set1 hc p).1 hp
  exact hg i h

/-- The value of a reduction over one variable from a start value: `Q` is its
condition and `g` its body (section 7.4). -/
theorem eval_reduce_start1 (I : Interp V) (M : Model V) (t : TExp) (f : Fn) (x : Var) (c : Cond)
    (body : TExp) (E : Env) {Q : Int → Prop} {g : List Int → V}
    (hc : ∀ i, c.eval (E.set x i) = true ↔ Q i)
    (hg : ∀ i, Q i → body.eval I M (E.set x i) = g [i]) :
    (TExp.reduce [t] f [x] c body).eval I M E =
      I.reduce f (some (t.eval I M E)) (fun p => ∃ i, p = [i] ∧ Q i) g := by
  rw [eval_reduce_start]
  refine reduce_congr (index_set1 hc) fun p hp => ?_
  obtain ⟨i, rfl, h⟩ := (index_set1 hc p).1 hp
  exact hg i h

private theorem index_set2 {E : Env} {x y : Var} {c : Cond} {Q : Int → Int → Prop}
    (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ Q i j) (p : List Int) :
    (p.length = [x, y].length ∧ c.eval (E.bind [x, y] p) = true) ↔ ∃ i j, p = [i, j] ∧ Q i j := by
  match p with
  | [] => simp
  | [i] => simp
  | [i, j] => simp [Env.bind, hc]; grind
  | _ :: _ :: _ :: _ => simp

/-- The value of a reduction over two variables without a start value: `Q` is its
condition and `g` its body (section 7.4). -/
theorem eval_reduce_none2 (I : Interp V) (M : Model V) (f : Fn) (x y : Var) (c : Cond)
    (body : TExp) (E : Env) {Q : Int → Int → Prop} {g : List Int → V}
    (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ Q i j)
    (hg : ∀ i j, Q i j → body.eval I M ((E.set x i).set y j) = g [i, j]) :
    (TExp.reduce [] f [x, y] c body).eval I M E =
      I.reduce f none (fun p => ∃ i j, p = [i, j] ∧ Q i j) g := by
  rw [eval_reduce_none]
  refine reduce_congr (index_set2 hc) fun p hp => ?_
  obtain ⟨i, j, rfl, h⟩ := (index_set2 hc p).1 hp
  exact hg i j h

/-- The value of a reduction over two variables from a start value: `Q` is its
condition and `g` its body (section 7.4). -/
theorem eval_reduce_start2 (I : Interp V) (M : Model V) (t : TExp) (f : Fn) (x y : Var) (c : Cond)
    (body : TExp) (E : Env) {Q : Int → Int → Prop} {g : List Int → V}
    (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ Q i j)
    (hg : ∀ i j, Q i j → body.eval I M ((E.set x i).set y j) = g [i, j]) :
    (TExp.reduce [t] f [x, y] c body).eval I M E =
      I.reduce f (some (t.eval I M E)) (fun p => ∃ i j, p = [i, j] ∧ Q i j) g := by
  rw [eval_reduce_start]
  refine reduce_congr (index_set2 hc) fun p hp => ?_
  obtain ⟨i, j, rfl, h⟩ := (index_set2 hc p).1 hp
  exact hg i j h

private theorem index_set3 {E : Env} {x y z : Var} {c : Cond} {Q : Int → Int → Int → Prop}
    (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ Q i j k) (p : List Int) :
    (p.length = [x, y, z].length ∧ c.eval (E.bind [x, y, z] p) = true) ↔
      ∃ i j k, p = [i, j, k] ∧ Q i j k := by
  match p with
  | [] => simp
  | [i] => simp
  | [i, j] => simp
  | [i, j, k] => simp [Env.bind, hc]; grind
  | _ :: _ :: _ :: _ :: _ => simp

/-- The value of a reduction over three variables without a start value: `Q` is its
condition and `g` its body (section 7.4). -/
theorem eval_reduce_none3 (I : Interp V) (M : Model V) (f : Fn) (x y z : Var) (c : Cond)
    (body : TExp) (E : Env) {Q : Int → Int → Int → Prop} {g : List Int → V}
    (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ Q i j k)
    (hg : ∀ i j k, Q i j k → body.eval I M (((E.set x i).set y j).set z k) = g [i, j, k]) :
    (TExp.reduce [] f [x, y, z] c body).eval I M E =
      I.reduce f none (fun p => ∃ i j k, p = [i, j, k] ∧ Q i j k) g := by
  rw [eval_reduce_none]
  refine reduce_congr (index_set3 hc) fun p hp => ?_
  obtain ⟨i, j, k, rfl, h⟩ := (index_set3 hc p).1 hp
  exact hg i j k h

/-- The value of a reduction over three variables from a start value: `Q` is its
condition and `g` its body (section 7.4). -/
theorem eval_reduce_start3 (I : Interp V) (M : Model V) (t : TExp) (f : Fn) (x y z : Var) (c : Cond)
    (body : TExp) (E : Env) {Q : Int → Int → Int → Prop} {g : List Int → V}
    (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ Q i j k)
    (hg : ∀ i j k, Q i j k → body.eval I M (((E.set x i).set y j).set z k) = g [i, j, k]) :
    (TExp.reduce [t] f [x, y, z] c body).eval I M E =
      I.reduce f (some (t.eval I M E)) (fun p => ∃ i j k, p = [i, j, k] ∧ Q i j k) g := by
  rw [eval_reduce_start]
  refine reduce_congr (index_set3 hc) fun p hp => ?_
  obtain ⟨i, j, k, rfl, h⟩ := (index_set3 hc p).1 hp
  exact hg i j k h

end Redverify
