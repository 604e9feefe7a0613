module

public import Redverify.Frame
public import Redverify.Reduction

/-!
# Accumulating values and heaps

Section 7.5 of the thesis up to Lemma 7.5.6, with index sets as predicates and bodies as functions.
An accumulating value says what accumulations do to a cell, whatever the cell holds. A heap says it
for all cells, a reduction heap after writes. In each cell, accumulations commute (`RightComm`) or
come in the order of their indices. Finiteness is asked of the resulting index set.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type}

/-! ## Accumulating values -/

/-- An accumulating symbolic value `⟨O, R⟩`, evaluated: `op` is the element of `O`, if any, and `R`
maps each point of `points` to its `body`. Where there are points there is an operator. -/
structure Accumulating (V : Type) where
  op : Option Fn
  points : List Int → Prop
  body : List Int → V
  op_ne : ∀ p, points p → op ≠ none

variable {I : Interp V} {a b : Accumulating V} {s : Int → Accumulating V} {f : Fn} {u v w : V}
  {k p : List Int} {i lo : Int} {n : Nat} {l : Loc}

/-- Definition 7.5.1: the reduction from the old value of a cell; without operator, the old value. -/
def Accumulating.eval (I : Interp V) (a : Accumulating V) (v : V) : V :=
  match a.op with
  | some f => I.reduce f (some v) a.points a.body
  | none => v

/-- `⟨∅, ∅⟩`, the accumulation of nothing; the body does not matter. -/
def Accumulating.empty (body : List Int → V) : Accumulating V := ⟨none, fun _ => False, body, nofun⟩

/-- `⟨{op}, {k → v}⟩`, one accumulation. -/
def Accumulating.point (op : Fn) (k : List Int) (v : V) : Accumulating V :=
  ⟨some op, fun p => p = k, fun _ => v, by simp⟩

open Classical in
/-- `â₁ ▷ â₂`: the union of the index sets, with the bodies by cases. -/
def Accumulating.andThen (a b : Accumulating V) : Accumulating V where
  op := a.op.or b.op
  points p := a.points p ∨ b.points p
  body p := if a.points p then a.body p else b.body p
  op_ne p h := by have ha := a.op_ne p; have hb := b.op_ne p; cases e : a.op <;> simp_all

/-- `▶_{0 ≤ i < n} â(lo + i)`. It is a union: see `iterate_points`, `iterate_op`, `iterate_body`. -/
def Accumulating.iterate (a : Int → Accumulating V) (lo : Int) : Nat → Accumulating V
  | 0 => .empty (a lo).body
  | n + 1 => (a lo).andThen (Accumulating.iterate a (lo + 1) n)

/-- `f (lo + n - 1) ∘ … ∘ f lo`, the iterated `▷` of functions. -/
def iterateMaps (f : Int → V → V) (lo : Int) : Nat → V → V
  | 0 => id
  | n + 1 => iterateMaps f (lo + 1) n ∘ f lo

/-- `â₁ ▷ â₂` is defined: there is one operator, and accumulations commute and no index is counted
twice, or all indices of the first are before those of the second (no laws). -/
structure Accumulating.UpdateOk (I : Interp V) (a b : Accumulating V) : Prop where
  op : ∀ f g, a.op = some f → b.op = some g → f = g
  finite : Finite fun p => a.points p ∨ b.points p
  order : ((∀ f, a.op = some f → RightComm I f) ∧ ∀ p, a.points p → ¬ b.points p) ∨
    ∀ p q, a.points p → b.points q → lexLt p q

/-- `▶ â` is defined: any two iterations can be put in sequence. So there is one operator, and each
index belongs to one iteration (`bind O`, `bind (dom R)` are single-valued), or they increase. -/
structure Accumulating.IUpdateOk (I : Interp V) (s : Int → Accumulating V) (lo : Int) (n : Nat) :
    Prop where
  finite : Finite fun p => ∃ i, lo ≤ i ∧ i < lo + n ∧ (s i).points p
  pair : ∀ i j, lo ≤ i → i < j → j < lo + n → UpdateOk I (s i) (s j)

/-- One accumulation applies the operator once (Definition 7.5.1). -/
theorem Accumulating.eval_point : (point f k v).eval I w = I.fn f [w, v] :=
  reduce_singleton (f := fun _ => v) fun _ => .rfl

/-- The form of Definition 7.5.1: `v ⊙ ⨀ E[i]`, with an associative operator. -/
theorem Accumulating.eval_op (h : a.op = some f) (ha : Assoc I f) (fin : Finite a.points)
    (hk : ∃ p, a.points p) : a.eval I v = I.fn f [v, I.reduce f none a.points a.body] := by
  rw [op_reduce_none ha fin hk]; simp only [eval, h]

/-- The meaning as a reduction, also where there is no operator (Definition 7.5.1). -/
theorem Accumulating.eval_eq_reduce (h : ∀ g, a.op = some g → g = f) (v : V) :
    a.eval I v = I.reduce f (some v) a.points a.body := by
  unfold eval; split
  · next g hg => rw [h g hg]
  · next hg => rw [reduce_empty fun p hp => a.op_ne p hp hg]

/-- Where `â₁ ▷ â₂` is defined, no index is counted twice (Lemma 7.5.1). -/
theorem Accumulating.UpdateOk.disjoint (h : UpdateOk I a b) (p) (hp : a.points p) : ¬ b.points p :=
  h.order.elim (fun h => h.2 p hp) fun ho hq => lexLt_irrefl p (ho p p hp hq)

/-- Lemma 7.5.1: `⟦â₁ ▷ â₂⟧ = ⟦â₂⟧ ∘ ⟦â₁⟧`. -/
theorem Accumulating.eval_andThen (h : UpdateOk I a b) :
    (a.andThen b).eval I = b.eval I ∘ a.eval I := by
  obtain ⟨f, ha, hb, hab⟩ : ∃ f, (∀ g, a.op = some g → g = f) ∧ (∀ g, b.op = some g → g = f) ∧
      ∀ g, (a.andThen b).op = some g → g = f := by
    refine ⟨(a.op.or b.op).getD (.declared ""), ?_⟩
    cases h₁ : a.op <;> cases h₂ : b.op <;> simp [andThen, h₁, h₂]
    exact (h.op _ _ h₁ h₂).symm
  funext v
  have hd := h.disjoint
  rw [Function.comp, eval_eq_reduce hab, eval_eq_reduce ha, eval_eq_reduce hb,
    reduce_congr (S := a.points) (f' := (a.andThen b).body) (fun _ => .rfl) (by simp [andThen]; grind),
    reduce_congr (S := b.points) (f' := (a.andThen b).body) (fun _ => .rfl) (by simp [andThen]; grind)]
  rcases h.order with ⟨hc, hd⟩ | ho
  · cases e : a.op with
    | some g => exact (reduce_reduce (ha g e ▸ hc g e) h.finite (fun _ => .rfl) hd).symm
    | none =>
      have hp p hp := a.op_ne p hp e
      exact (reduce_congr (fun p => or_iff_right (hp p)) fun _ _ => rfl).trans (by rw [reduce_empty hp])
  · exact (reduce_reduce_in_order h.finite (fun _ => .rfl) ho).symm

/-- The indices of `▶ â` are the union of those of the iterations (section 7.5). -/
theorem Accumulating.iterate_points :
    (iterate s lo n).points p ↔ ∃ i, lo ≤ i ∧ i < lo + n ∧ (s i).points p := by
  induction n generalizing lo <;> simp only [iterate, empty, andThen, *] <;> grind

/-- An operator of `▶ â` is that of an iteration (section 7.5). -/
theorem Accumulating.iterate_op (h : (iterate s lo n).op = some f) :
    ∃ i, lo ≤ i ∧ i < lo + n ∧ (s i).op = some f := by
  induction n generalizing lo <;> simp only [iterate, empty, andThen] at h <;>
    grind [Option.or_eq_some_iff]

/-- The body of `▶ â` at an index of one iteration is the body of that iteration (section 7.5). -/
theorem Accumulating.iterate_body (h₁ : lo ≤ i) (h₂ : i < lo + n) (hp : (s i).points p)
    (h : ∀ j, lo ≤ j → j < lo + n → (s j).points p → j = i) :
    (iterate s lo n).body p = (s i).body p := by
  induction n generalizing lo <;> simp only [iterate, andThen] <;> grind

private theorem Accumulating.IUpdateOk.tail (h : IUpdateOk I s lo (n + 1)) :
    IUpdateOk I s (lo + 1) n where
  finite := h.finite.subset fun p ⟨i, _, _, hp⟩ => ⟨i, by omega, by omega, hp⟩
  pair i j _ h₂ _ := h.pair i j (by omega) h₂ (by omega)

private theorem Accumulating.IUpdateOk.head (h : IUpdateOk I s lo (n + 1)) :
    UpdateOk I (s lo) (iterate s (lo + 1) n) := by
  have pair i (h₁ : lo + 1 ≤ i) (h₂ : i < lo + 1 + n) := h.pair lo i (by omega) (by omega) (by omega)
  refine ⟨fun f g hf hg => ?_, h.finite.congr fun p => iterate_points (n := n + 1), ?_⟩
  · exact let ⟨i, h₁, h₂, hg⟩ := iterate_op hg; (pair i h₁ h₂).op f g hf hg
  · simp only [iterate_points]
    by_cases hc : ∀ f, (s lo).op = some f → RightComm I f
    · exact .inl ⟨hc, fun p hp ⟨i, h₁, h₂, hi⟩ => (pair i h₁ h₂).disjoint p hp hi⟩
    · exact .inr fun p q hp ⟨i, h₁, h₂, hi⟩ =>
        (pair i h₁ h₂).order.elim (fun h => absurd h.1 hc) fun h => h p q hp hi

/-- Lemma 7.5.2: `⟦▶ â⟧` is the composition of the meanings of the iterations. -/
theorem Accumulating.eval_iterate (h : IUpdateOk I s lo n) :
    (iterate s lo n).eval I = iterateMaps (fun i => (s i).eval I) lo n := by
  induction n generalizing lo with
  | zero => rfl
  | succ n ih => simp only [iterate, iterateMaps, eval_andThen h.head, ih h.tail]

/-! ## Accumulating heaps -/

/-- Differential memories do the same to every cell: as functions, as in the thesis, they are equal. -/
def Delta.Equiv (δ δ' : Delta V) : Prop := ∀ l c, (δ l).apply c = (δ' l).apply c

/-- Equal functions update a memory equally (section 7.3.5). -/
theorem Delta.Equiv.update {δ δ' : Delta V} (h : δ.Equiv δ') (μ : Mem V) : μ.update δ = μ.update δ' :=
  funext fun l => h l (μ l)

/-- `▷` is compatible with equality as functions (section 7.3.5). -/
theorem Delta.Equiv.andThen {δ δ₁ δ₂ δ₂' : Delta V} (h : δ.Equiv (δ₁.andThen δ₂)) (h' : δ₂.Equiv δ₂') :
    δ.Equiv (δ₁.andThen δ₂') := fun l c => by
  simp only [h l, Delta.andThen, Update.apply_andThen, h' l]

/-- An accumulating heap: a value for each location, without an operator outside of `dom O`. -/
abbrev AccHeap (V : Type) := Loc → Accumulating V

/-- The differential memory of an accumulating heap. -/
def AccHeap.eval (I : Interp V) (h : AccHeap V) : Delta V := fun l =>
  match (h l).op with
  | some _ => ⟨none, [Option.map ((h l).eval I)]⟩
  | none => Update.none

/-- `▷` of accumulating heaps. -/
def AccHeap.andThen (h h' : AccHeap V) : AccHeap V := fun l => (h l).andThen (h' l)

/-- `▶` of accumulating heaps. -/
def AccHeap.iterate (h : Int → AccHeap V) (lo : Int) (n : Nat) : AccHeap V := fun l =>
  .iterate (fun i => h i l) lo n

/-- What an accumulating heap does to a cell (its interpretation in section 7.5). -/
theorem AccHeap.eval_apply (h : AccHeap V) (l : Loc) (c : Cell V) :
    (h.eval I l).apply c = Update.apply ⟨none, [Option.map ((h l).eval I)]⟩ c := by
  cases e : (h l).op <;> rcases c with _ | _ | _ <;>
    simp [eval, e, Update.none, Update.apply, Accumulating.eval]

/-- Lemma 7.5.3: `⟦h₁ ▷ h₂⟧ = ⟦h₁⟧ ▷ ⟦h₂⟧`. -/
theorem AccHeap.eval_andThen {h h' : AccHeap V} (ok : ∀ l, (h l).UpdateOk I (h' l)) :
    ((h.andThen h').eval I).Equiv ((h.eval I).andThen (h'.eval I)) := fun l c => by
  simp only [Delta.andThen, Update.apply_andThen, eval_apply, AccHeap.andThen,
    Accumulating.eval_andThen (ok l)]
  rcases c with _ | _ | _ <;> rfl

/-- Lemma 7.5.4: `⟦▶ h⟧ = ▶ ⟦h⟧`. -/
theorem AccHeap.eval_iterate {h : Int → AccHeap V}
    (ok : ∀ l, Accumulating.IUpdateOk I (fun i => h i l) lo n) :
    ((iterate h lo n).eval I).Equiv (.iterate (fun i => (h i).eval I) lo n) := by
  induction n generalizing lo with
  | zero => exact fun _ _ => rfl
  | succ n ih =>
    rw [Delta.iterate_shift]
    exact .andThen (eval_andThen fun l => (ok l).head) (ih fun l => (ok l).tail)

/-! ## Reduction heaps -/

/-- A reduction heap `⟨h, ⟨O, R⟩⟩`: what is in `h` is first overwritten, then accumulated into. -/
structure RedHeap (V : Type) where
  writes : Loc → Option V
  accs : AccHeap V

/-- `⟦⟨h, ⟨O, R⟩⟩⟧ = ⟦h⟧ ▷ ⟦⟨O, R⟩⟧` -/
def RedHeap.eval (I : Interp V) (h : RedHeap V) : Delta V :=
  Delta.andThen (fun l => ⟨(h.writes l).map some, []⟩) (h.accs.eval I)

/-- `⟨O \ dom h, R \ dom h⟩`: what is overwritten is dropped. -/
def AccHeap.without (h : AccHeap V) (writes : Loc → Option V) : AccHeap V := fun l =>
  match writes l with
  | some _ => .empty (h l).body
  | none => h l

/-- `▷` of reduction heaps: a write in the second drops what the first did to that cell. -/
def RedHeap.andThen (h h' : RedHeap V) : RedHeap V :=
  ⟨fun l => (h'.writes l).or (h.writes l), (h.accs.without h'.writes).andThen h'.accs⟩

/-- `update-ok(Δh, Δh')`: what is not overwritten can be put in sequence in each cell. -/
def RedHeap.UpdateOk (I : Interp V) (h h' : RedHeap V) : Prop :=
  ∀ l, (h.accs.without h'.writes l).UpdateOk I (h'.accs l)

/-- The last write of iterations, `▶ h` for a regular heap (section 5.4). -/
def RedHeap.lastWrite (h : Int → RedHeap V) (lo : Int) : Nat → Loc → Option V
  | 0 => fun _ => none
  | n + 1 => fun l => (RedHeap.lastWrite h (lo + 1) n l).or ((h lo).writes l)

open Classical in
/-- What iteration `i` accumulates, if none between `i` and `hi` writes there (`A \ (A < W̃)`). -/
def RedHeap.survivor (h : Int → RedHeap V) (hi : Int) (l : Loc) (i : Int) : Accumulating V :=
  if ∃ j, i < j ∧ j < hi ∧ (h j).writes l ≠ none then .empty ((h i).accs l).body else (h i).accs l

/-- `▶` of reduction heaps: the last writes and the accumulations that they do not drop. -/
def RedHeap.iterate (h : Int → RedHeap V) (lo : Int) (n : Nat) : RedHeap V :=
  ⟨lastWrite h lo n, fun l => .iterate (survivor h (lo + n) l) lo n⟩

/-- `iupdate-ok`: what is not overwritten can be put in sequence in each cell. -/
def RedHeap.IUpdateOk (I : Interp V) (h : Int → RedHeap V) (lo : Int) (n : Nat) : Prop :=
  ∀ l, Accumulating.IUpdateOk I (survivor h (lo + n) l) lo n

/-- The heap of `a[idx] := e` (P-ASSIGN). -/
def RedHeap.assign (l : Loc) (v : V) : RedHeap V :=
  ⟨fun m => if m = l then some v else none, fun _ => .empty fun _ => v⟩

/-- The heap of `a[idx] op@k= e` (P-OPASSIGN). -/
def RedHeap.accumulate (l : Loc) (op : Fn) (k : List Int) (v : V) : RedHeap V :=
  ⟨fun _ => none, fun m => if m = l then .point op k v else .empty fun _ => v⟩

/-- What a reduction heap does to a cell: a write and then the accumulations (section 7.5). -/
theorem RedHeap.eval_apply (h : RedHeap V) (l : Loc) (c : Cell V) :
    (h.eval I l).apply c =
      Update.apply ⟨(h.writes l).map some, [Option.map ((h.accs l).eval I)]⟩ c := by
  simp only [eval, Delta.andThen, Update.apply_andThen, AccHeap.eval_apply]
  cases h.writes l <;> cases c <;> rfl

/-- An assignment has the meaning of its heap (P-ASSIGN). -/
theorem RedHeap.eval_assign : ((assign l v).eval I).Equiv (.write l (some v)) := fun m c => by
  rw [eval_apply]
  by_cases e : m = l <;> rcases c with _ | _ | _ <;> simp [assign, Delta.write, e, Update.apply, Update.none] <;> rfl

/-- An atomic accumulation has the meaning of its heap (P-OPASSIGN). -/
theorem RedHeap.eval_accumulate :
    ((accumulate l f k v).eval I).Equiv (.accumulate l fun x => I.strict f [x, some v]) :=
  fun m c => by
  rw [eval_apply]
  by_cases e : m = l <;> rcases c with _ | _ | _ <;>
    simp [Interp.strict, accumulate, Delta.accumulate, e, Update.apply, Update.none, Accumulating.eval_point] <;> rfl

/-- An accumulation that is not atomic changes the memory as its heap does (P-OPASSIGN). -/
theorem RedHeap.update_accumulate {μ : Mem V} (h : μ l = .holds (some u)) :
    μ.update ((accumulate l f k v).eval I) = μ.update (.write l (some (I.fn f [u, v]))) := by
  rw [eval_accumulate.update, Mem.update_accumulate _ h, Mem.update_write]; rfl

/-- Lemma 7.5.5: `⟦Δh ▷ Δh'⟧ = ⟦Δh⟧ ▷ ⟦Δh'⟧`. -/
theorem RedHeap.eval_andThen {h h' : RedHeap V} (ok : UpdateOk I h h') :
    ((h.andThen h').eval I).Equiv ((h.eval I).andThen (h'.eval I)) := fun l c => by
  simp only [Delta.andThen, Update.apply_andThen, eval_apply, RedHeap.andThen, AccHeap.andThen,
    Accumulating.eval_andThen (ok l)]
  cases e : h'.writes l <;> cases h.writes l <;> rcases c with _ | _ | _ <;>
    simp [AccHeap.without, e, Update.apply] <;> rfl

private theorem RedHeap.lastWrite_eq_none {h : Int → RedHeap V} :
    lastWrite h lo n l = none ↔ ∀ i, lo ≤ i → i < lo + n → (h i).writes l = none := by
  induction n generalizing lo <;> simp only [lastWrite, Option.or_eq_none_iff, *] <;> grind

private theorem RedHeap.survivor_first {h : Int → RedHeap V} :
    survivor h (lo + 1 + n) l lo = (h lo).accs.without (lastWrite h (lo + 1) n) l := by
  have hn := lastWrite_eq_none (h := h) (lo := lo + 1) (n := n) (l := l)
  simp only [survivor, AccHeap.without]
  cases hw : lastWrite h (lo + 1) n l
  · exact if_neg (by grind)
  · exact if_pos (by grind)

private theorem RedHeap.iterate_succ {h : Int → RedHeap V} :
    iterate h lo (n + 1) = (h lo).andThen (iterate h (lo + 1) n) := by
  simp only [iterate, show lo + ((n + 1 : Nat) : Int) = lo + 1 + n by omega, RedHeap.andThen,
    Accumulating.iterate, survivor_first, lastWrite]; rfl

/-- The iterated Lemma 7.5.5: `⟦▶ Δh⟧ = ▶ ⟦Δh⟧`. -/
theorem RedHeap.eval_iterate {h : Int → RedHeap V} (ok : IUpdateOk I h lo n) :
    ((iterate h lo n).eval I).Equiv (.iterate (fun i => (h i).eval I) lo n) := by
  induction n generalizing lo with
  | zero => intro l c; rcases c with _ | _ | _ <;> rfl
  | succ n ih =>
    have e : lo + ((n + 1 : Nat) : Int) = lo + 1 + n := by omega
    rw [Delta.iterate_shift, iterate_succ]
    refine .andThen (eval_andThen fun l => ?_) (ih fun l => e ▸ (ok l).tail)
    simpa only [e, survivor_first] using (ok l).head

/-! ## Symbolic summarization -/

/-- Lemma 7.5.6 for two pieces with different bodies: their reductions, one after the other, are one
whose body selects by the piece, if accumulations commute or the pieces are in order (no laws). -/
theorem reduce_select {S S' T : List Int → Prop} {g h : List Int → V} {c : List Int → Bool}
    (fin : Finite S') (hS : ∀ p, S' p ↔ S p ∨ T p) (h₁ : ∀ p, S p → c p = true)
    (h₂ : ∀ p, T p → c p = false) (ho : RightComm I f ∨ ∀ p q, S p → T q → lexLt p q) :
    I.reduce f (some (I.reduce f (some u) S g)) T h =
      I.reduce f (some u) S' fun p => bif c p then g p else h p := by
  let b p := bif c p then g p else h p
  rw [reduce_congr (S := S) (f' := b) (fun _ => .rfl) fun p hp => by simp [b, h₁ p hp],
    reduce_congr (S := T) (f' := b) (fun _ => .rfl) fun p hp => by simp [b, h₂ p hp]]
  rcases ho with hc | ho
  · exact reduce_reduce hc fin hS fun p hp hq => by grind
  · exact reduce_reduce_in_order fin hS ho

/-- `summarize`: a symbolic value `⋃ {E : φ}`, of at least one piece, as one expression. -/
def summarize (q : Cond × TExp) : List (Cond × TExp) → TExp
  | [] => q.2
  | r :: qs => .select q.1 q.2 (summarize r qs)

/-- The union of the conditions of pieces. -/
def anyOf : List (Cond × TExp) → Cond
  | [] => .false
  | q :: qs => .or q.1 (anyOf qs)

/-- `asummarize`: the reduction over the union of the pieces of the summarized body. -/
def asummarize (start : List TExp) (f : Fn) (xs : List Var) (q : Cond × TExp)
    (qs : List (Cond × TExp)) : TExp := .reduce start f xs (anyOf (q :: qs)) (summarize q qs)

variable {M : Model V} {E : Env} {q : Cond × TExp} {qs : List (Cond × TExp)} {xs : List Var} {t : TExp}

/-- A summarized value is the value of a piece that is present (the inclusion of Lemma 7.5.6). -/
theorem summarize_mem (h : ∃ r ∈ q :: qs, r.1.eval E = true) : ∃ r ∈ q :: qs,
    r.1.eval E = true ∧ (summarize q qs).eval I M E = r.2.eval I M E := by
  induction qs generalizing q with
  | nil => simpa [summarize] using h
  | cons r qs ih =>
    by_cases hq : q.1.eval E = true
    · exact ⟨q, List.mem_cons_self .., hq, by simp [summarize, TExp.eval, hq]⟩
    · obtain ⟨s, hs, hc, e⟩ := ih (q := r) (by simpa [hq] using h)
      exact ⟨s, List.mem_cons_of_mem _ hs, hc, by simp [summarize, TExp.eval, hq, ← e]⟩

/-- Lemma 7.5.6: where a symbolic value has one value, the summarized one has the same. -/
theorem eval_summarize (h : ∃ r ∈ q :: qs, r.1.eval E = true)
    (hv : ∀ r ∈ q :: qs, r.1.eval E = true → r.2.eval I M E = v) : (summarize q qs).eval I M E = v :=
  let ⟨r, hr, hc, e⟩ := summarize_mem h
  e.trans (hv r hr hc)

/-- The union of the conditions holds where one of them holds (section 7.5). -/
theorem eval_anyOf : (anyOf qs).eval E = true ↔ ∃ r ∈ qs, r.1.eval E = true := by
  induction qs <;> simp_all [anyOf, Cond.eval]

/-- An accumulating value with the operator, the index set and the body of a specification's reduction
is that reduction, from the old value or as an operand of it (section 7.5). -/
theorem Accumulating.eval_eq_spec {c : Cond} {body : TExp} (hop : a.op = some f)
    (hS : ∀ p, a.points p ↔ p.length = xs.length ∧ c.eval (E.bind xs p) = true)
    (hb : ∀ p, a.points p → a.body p = body.eval I M (E.bind xs p)) :
    a.eval I (t.eval I M E) = (TExp.reduce [t] f xs c body).eval I M E ∧
    (Assoc I f → Finite a.points → (∃ p, a.points p) → ∀ v,
      a.eval I v = I.fn f [v, (TExp.reduce [] f xs c body).eval I M E]) := by
  rw [eval_reduce_start, eval_reduce_none, ← reduce_congr hS hb, ← reduce_congr hS hb]
  exact ⟨eval_eq_reduce (by simp [hop]) _, fun ha fin hk v => eval_op hop ha fin hk⟩

/-- Lemma 7.5.6 for accumulating values: `asummarize` keeps the meaning of one given by pieces, with
the old value as the start or as an operand. -/
theorem Accumulating.eval_asummarize (hop : a.op = some f)
    (hS : ∀ p, a.points p ↔ p.length = xs.length ∧ ∃ r ∈ q :: qs, r.1.eval (E.bind xs p) = true)
    (hb : ∀ p, a.points p → ∀ r ∈ q :: qs, r.1.eval (E.bind xs p) = true →
      r.2.eval I M (E.bind xs p) = a.body p) :
    a.eval I (t.eval I M E) = (asummarize [t] f xs q qs).eval I M E ∧
    (Assoc I f → Finite a.points → (∃ p, a.points p) → ∀ v,
      a.eval I v = I.fn f [v, (asummarize [] f xs q qs).eval I M E]) :=
  eval_eq_spec hop (fun p => by rw [eval_anyOf, hS])
    fun p hp => (eval_summarize ((hS p).1 hp).2 (hb p hp)).symm

end Redverify
