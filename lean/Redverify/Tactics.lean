module

public import Redverify.Soundness
public import Redverify.Reduction

/-!
# Rules for certificates

One introduction lemma per construct and per shape of heap, so that a certificate is a structured
term whose leaves are the obligations.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V} {D : Loc → Prop} {E : Env} {h k h₁ h₂ : Heap V}

/-! ## Conditions -/

/-- `skip` has no condition. -/
theorem vc_skip : (ACmd.skip : ACmd V).vc I D E h := trivial

/-- RED-S-SEQ -/
theorem vc_seq {c d : ACmd V} (hc : c.vc I D E h) (hd : d.vc I D E (c.post E h)) :
    (ACmd.seq c d).vc I D E h := ⟨hc, hd⟩

/-- RED-S-ASSIGN: bounds, and the value with what it reads. -/
theorem vc_assign {a : Arr} {idx : List IExp} {e : VExp} {T : Env → V} {v : V}
    (bounds : D ⟨a, evalIdx idx E⟩) (reads : e.Evals I h E v) (value : v = T E) :
    (ACmd.assign a idx e T).vc I D E h := ⟨bounds, value ▸ reads⟩

/-- RED-S-OPASSIGN: the cell's value, the operand's, and the sum. -/
theorem vc_accumulate {atomic : Bool} {f : Fn} {a : Arr} {idx : List IExp} {e : VExp} {T : Env → V}
    {u v : V} (cell : h ⟨a, evalIdx idx E⟩ u) (reads : e.Evals I h E v)
    (value : I.fn f [u, v] = T E) : (ACmd.accumulate atomic f a idx e T).vc I D E h :=
  ⟨u, v, cell, reads, value⟩

/-- RED-S-IF -/
theorem vc_if {c : Cond} {t e : ACmd V} (ht : c.eval E = true → t.vc I D E h)
    (he : c.eval E = false → e.vc I D E h) : (ACmd.ifte c t e).vc I D E h := ⟨ht, he⟩

/-- RED-S-LET -/
theorem vc_let {x : Var} {i : IExp} {c : ACmd V} (hc : c.vc I D (E.set x (i.eval E)) h) :
    (ACmd.letin x i c).vc I D E h := hc

/-- RED-S-DATALET: the value with what it reads, and its range. -/
theorem vc_letval {x : Var} {τ : Ty} {e : VExp} {lo hi : IExp} {T : Env → Int} {c : ACmd V} {v : V}
    (reads : e.Evals I h E v) (value : I.toInt τ v = T E) (lower : lo.eval E ≤ T E) (upper : T E < hi.eval E)
    (hc : c.vc I D (E.set x (T E)) h) : (ACmd.letval x τ e lo hi T c).vc I D E h :=
  ⟨⟨v, reads, value⟩, lower, upper, hc⟩

/-- Allocation. -/
theorem vc_allocate {a : Arr} {n : List IExp} {c : ACmd V}
    (hc : c.vc I (allocated D a (evalIdx n E)) E (h.without a)) : (ACmd.allocate a n c).vc I D E h := hc

/-- `accumulate` blocks. -/
theorem vc_scope {as : List Arr} {c : ACmd V} (hc : c.vc I D E h) : (ACmd.scope as c).vc I D E h := hc

/-- What is known is written in another way. -/
theorem vc_reshape {k : Env → Heap V} {c : ACmd V} (hk : h.Entails (k E)) (hc : c.vc I D E (k E)) :
    (ACmd.reshape k c).vc I D E h := ⟨hk, hc⟩

/-- RED-S-SEQLOOP: the invariant at entry, the body, and that the body keeps the invariant. -/
theorem vc_for {x : Var} {lo hi : IExp} {inv : Env → Int → Heap V} {c : ACmd V}
    (entry : h.Entails (inv E (lo.eval E)))
    (body : ∀ i, lo.eval E ≤ i → i < hi.eval E → c.vc I D (E.set x i) (inv E i))
    (kept : ∀ i, lo.eval E ≤ i → i < hi.eval E →
      (c.post (E.set x i) (inv E i)).Entails (inv E (i + 1))) :
    (ACmd.for x lo hi inv c).vc I D E h :=
  ⟨entry, fun i h1 h2 => ⟨body i h1 h2, kept i h1 h2⟩⟩

/-- RED-S-PARLOOP: as for a sequential loop, and no two iterations race. -/
theorem vc_par {x : Var} {lo hi : IExp} {inv : Env → Int → Heap V} {c : ACmd V}
    (entry : h.Entails (inv E (lo.eval E)))
    (body : ∀ i, lo.eval E ≤ i → i < hi.eval E → c.vc I D (E.set x i) (inv E i))
    (kept : ∀ i, lo.eval E ≤ i → i < hi.eval E →
      (c.post (E.set x i) (inv E i)).Entails (inv E (i + 1)))
    (race : ParVC I (lo.eval E) (hi.eval E) c.erase (fun i => E.set x i)
      (fun i => c.post (E.set x i) (inv E i))) :
    (ACmd.par x lo hi inv c).vc I D E h :=
  ⟨⟨entry, fun i h1 h2 => ⟨body i h1 h2, kept i h1 h2⟩⟩, race⟩

/-- A parallel loop without atomic accumulations, no cell of which two iterations write. -/
theorem race_free {lo hi : Int} {c : Cmd} {E : Int → Env} {post : Int → Heap V}
    (noAtomics : ∀ i l f, ¬ c.atomics (E i) l f)
    (disjoint : ∀ i j, lo ≤ i → i < hi → lo ≤ j → j < hi → i ≠ j → ∀ l, c.writes (E i) l →
      ¬ c.reads (E j) l ∧ ¬ c.writes (E j) l) : ParVC I lo hi c E post := by
  intro i j h1 h2 h3 h4 h5 l
  exact ⟨fun hw => ⟨(disjoint i j h1 h2 h3 h4 h5 l hw).1,
    fun hw' => absurd hw' (disjoint i j h1 h2 h3 h4 h5 l hw).2⟩,
    fun f hf => absurd hf (noAtomics i l f)⟩

/-! ## Expressions -/

/-- A read. -/
theorem ev_read {a : Arr} {idx : List IExp} {v : V} (hr : h ⟨a, evalIdx idx E⟩ v) :
    (VExp.read a idx).Evals I h E v := hr

/-- A constant. -/
theorem ev_const {f : Fn} : (VExp.fn f []).Evals I h E (I.fn f []) := ⟨[], rfl, rfl⟩

/-- A function of one argument. -/
theorem ev_fn1 {f : Fn} {a : VExp} {u : V} (ha : a.Evals I h E u) :
    (VExp.fn f [a]).Evals I h E (I.fn f [u]) := ⟨[u], ⟨u, [], ha, rfl, rfl⟩, rfl⟩

/-- A function of two arguments. -/
theorem ev_fn2 {f : Fn} {a b : VExp} {u v : V} (ha : a.Evals I h E u) (hb : b.Evals I h E v) :
    (VExp.fn f [a, b]).Evals I h E (I.fn f [u, v]) :=
  ⟨[u, v], ⟨u, [v], ha, ⟨v, [], hb, rfl, rfl⟩, rfl⟩, rfl⟩

/-- A function of three arguments. -/
theorem ev_fn3 {f : Fn} {a b c : VExp} {u v w : V} (ha : a.Evals I h E u) (hb : b.Evals I h E v)
    (hc : c.Evals I h E w) : (VExp.fn f [a, b, c]).Evals I h E (I.fn f [u, v, w]) :=
  ⟨[u, v, w], ⟨u, [v, w], ha, ⟨v, [w], hb, ⟨w, [], hc, rfl, rfl⟩, rfl⟩, rfl⟩, rfl⟩

/-- A function of any number of arguments. -/
theorem ev_fn {f : Fn} {es : List VExp} {vs : List V} (hs : VExp.EvalsAll I h E es vs) :
    (VExp.fn f es).Evals I h E (I.fn f vs) := ⟨vs, hs, rfl⟩

/-- No arguments. -/
theorem ev_nil : VExp.EvalsAll I h E [] [] := rfl

/-- One more argument. -/
theorem ev_cons {e : VExp} {es : List VExp} {v : V} {vs : List V} (he : e.Evals I h E v)
    (hs : VExp.EvalsAll I h E es vs) : VExp.EvalsAll I h E (e :: es) (v :: vs) :=
  ⟨v, vs, he, hs, rfl⟩

/-- An index as a value. -/
theorem ev_index {τ : Ty} {i : IExp} : (VExp.index τ i).Evals I h E (I.index τ (i.eval E)) := rfl

/-- A condition as a value. -/
theorem ev_cond {c : Cond} : (VExp.cond c).Evals I h E (I.ofBool (c.eval E)) := rfl

/-- The eager conditional. -/
theorem ev_select {c : Cond} {t e : VExp} {u v : V} (ht : t.Evals I h E u) (he : e.Evals I h E v) :
    (VExp.select c t e).Evals I h E (bif c.eval E then u else v) := ⟨u, v, ht, he, rfl⟩

/-! ## Heaps -/

/-- To show that a heap knows two heaps. -/
theorem entails_and (h₁' : h.Entails h₁) (h₂' : h.Entails h₂) : h.Entails (h₁.and h₂) :=
  fun l v hl => hl.elim (h₁' l v) (h₂' l v)

/-- To show that a heap knows nothing. -/
theorem entails_empty : h.Entails Heap.empty := fun _ _ => False.elim

/-- A heap knows itself. -/
theorem entails_refl : h.Entails h := fun _ _ hl => hl

/-- Two heaps know what the first one knows. -/
theorem entails_left {k : Heap V} (hk : h₁.Entails k) : (h₁.and h₂).Entails k := fun l v hl => .inl (hk l v hl)

/-- Two heaps know what the second one knows. -/
theorem entails_right {k : Heap V} (hk : h₂.Entails k) : (h₁.and h₂).Entails k :=
  fun l v hl => .inr (hk l v hl)

/-- A heap says nothing of the array `a`. -/
def Heap.Avoids (k : Heap V) (a : Arr) : Prop := ∀ l v, k l v → l.array ≠ a

/-- What is known of other arrays than the one written stays known. -/
theorem entails_set {k : Heap V} {a : Arr} {i : List Int} {v : V} (ha : k.Avoids a) (hk : h.Entails k) :
    (h.set ⟨a, i⟩ v).Entails k := fun l w hl => .inr ⟨fun he => ha l w hl (by rw [he]), hk l w hl⟩

/-- What is known of other arrays than the one allocated is known inside of the allocation. -/
theorem entails_without {k : Heap V} {a : Arr} (ha : k.Avoids a) (hk : h.Entails k) :
    (h.without a).Entails k := fun l v hl => ⟨ha l v hl, hk l v hl⟩

/-- What is known of other arrays than the one allocated is known after the allocation. -/
theorem entails_restore {g k : Heap V} {a : Arr} (ha : k.Avoids a) (hk : h.Entails k) :
    (g.restore a h).Entails k := fun l v hl => .inr ⟨ha l v hl, hk l v hl⟩

/-- To show that a heap knows an entry. -/
theorem entails_cells {a : Arr} {G : List Int → Prop} {f : List Int → V}
    (hc : ∀ idx, G idx → h ⟨a, idx⟩ (f idx)) : h.Entails (Heap.cells a G f) := by
  rintro ⟨a', idx⟩ v ⟨ha, hg, hv⟩
  simp only at ha hg hv
  subst ha hv
  exact hc idx hg

/-- A cell of an entry. -/
theorem at_cells {a : Arr} {G : List Int → Prop} {f : List Int → V} {idx : List Int} {v : V}
    (hg : G idx) (hv : v = f idx) : Heap.cells a G f ⟨a, idx⟩ v := ⟨rfl, hg, hv⟩

/-- A cell of the first heap. -/
theorem at_left {l : Loc} {v : V} (hl : h₁ l v) : (h₁.and h₂) l v := .inl hl

/-- A cell of the second heap. -/
theorem at_right {l : Loc} {v : V} (hl : h₂ l v) : (h₁.and h₂) l v := .inr hl

/-- The cell just written. -/
theorem at_set {a : Arr} {i j : List Int} {v w : V} (hi : i = j) (hv : w = v) :
    h.set ⟨a, j⟩ v ⟨a, i⟩ w := .inl ⟨by rw [hi], hv⟩

/-- Another cell than the one just written, of the same array. -/
theorem at_set_ne {a : Arr} {i j : List Int} {v w : V} (hi : i ≠ j) (hw : h ⟨a, i⟩ w) :
    h.set ⟨a, j⟩ v ⟨a, i⟩ w := .inr ⟨fun he => hi (by injection he), hw⟩

/-- A cell of another array than the one just written. -/
theorem at_set_other {a b : Arr} {i j : List Int} {v w : V} (hb : b ≠ a) (hw : h ⟨b, i⟩ w) :
    h.set ⟨a, j⟩ v ⟨b, i⟩ w := .inr ⟨fun he => hb (by injection he), hw⟩

/-- A cell that may be the one just written. -/
theorem at_set_cases {a : Arr} {i j : List Int} {v w : V} (he : i = j → w = v)
    (hn : i ≠ j → h ⟨a, i⟩ w) : h.set ⟨a, j⟩ v ⟨a, i⟩ w := by
  by_cases hij : i = j
  · exact at_set hij (he hij)
  · exact at_set_ne hij (hn hij)

/-- A cell of another array than the one allocated, inside. -/
theorem at_without {a b : Arr} {i : List Int} {v : V} (hb : b ≠ a) (hv : h ⟨b, i⟩ v) :
    h.without a ⟨b, i⟩ v := ⟨hb, hv⟩

/-- A cell of another array than the one allocated, after its block. -/
theorem at_restore {a b : Arr} {i : List Int} {v : V} (hb : b ≠ a) (hv : k ⟨b, i⟩ v) :
    h.restore a k ⟨b, i⟩ v := .inr ⟨hb, hv⟩

/-- A cell of the array's outer namesake, after the block of an allocation. -/
theorem at_restore_same {a : Arr} {i : List Int} {v : V} (hv : h ⟨a, i⟩ v) :
    h.restore a k ⟨a, i⟩ v := .inl ⟨rfl, hv⟩

/-- A cell after a conditional. -/
theorem at_if {c : Cond} {t e : ACmd V} {l : Loc} {v : V} (ht : c.eval E = true → t.post E h l v)
    (he : c.eval E = false → e.post E h l v) : (ACmd.ifte c t e).post E h l v := by
  show bif c.eval E then t.post E h l v else e.post E h l v
  cases hc : c.eval E
  · exact he hc
  · exact ht hc

/-- A cell of the allocated array exists. -/
theorem in_allocated {a : Arr} {n i : List Int} (hb : InBox i n) : allocated D a n ⟨a, i⟩ :=
  .inl ⟨rfl, hb⟩

/-- A cell of another array than the one allocated exists. -/
theorem in_other {a b : Arr} {n i : List Int} (hb : b ≠ a) (hd : D ⟨b, i⟩) :
    allocated D a n ⟨b, i⟩ := .inr ⟨hb, hd⟩

/-! ## Index conditions -/

/-- `true` holds. -/
theorem cond_true : Cond.true.eval E = true ↔ True := by simp [Cond.eval]

/-- `false` does not. -/
theorem cond_false : Cond.false.eval E = true ↔ False := by simp [Cond.eval]

/-- An equation holds. -/
theorem cond_eq {a b : IExp} : (Cond.eq a b).eval E = true ↔ a.eval E = b.eval E := decide_eq_true_iff

/-- An inequality holds. -/
theorem cond_lt {a b : IExp} : (Cond.lt a b).eval E = true ↔ a.eval E < b.eval E := decide_eq_true_iff

/-- An inequality holds. -/
theorem cond_le {a b : IExp} : (Cond.le a b).eval E = true ↔ a.eval E ≤ b.eval E := decide_eq_true_iff

/-- Both hold. -/
theorem cond_and {c d : Cond} {P Q : Prop} (hc : c.eval E = true ↔ P) (hd : d.eval E = true ↔ Q) :
    (Cond.and c d).eval E = true ↔ P ∧ Q := by
  show (c.eval E && d.eval E) = true ↔ _
  rw [Bool.and_eq_true, hc, hd]

/-- One of them holds. -/
theorem cond_or {c d : Cond} {P Q : Prop} (hc : c.eval E = true ↔ P) (hd : d.eval E = true ↔ Q) :
    (Cond.or c d).eval E = true ↔ P ∨ Q := by
  show (c.eval E || d.eval E) = true ↔ _
  rw [Bool.or_eq_true, hc, hd]

/-- The condition does not hold. -/
theorem cond_not {c : Cond} {P : Prop} (hc : c.eval E = true ↔ P) :
    (Cond.not c).eval E = true ↔ ¬ P := by
  show (!c.eval E) = true ↔ _
  rw [← hc]
  cases c.eval E <;> simp

/-- A condition that does not hold. -/
theorem cond_neg {c : Cond} {P : Prop} (hc : c.eval E = true ↔ P) : c.eval E = false ↔ ¬ P := by
  rw [← hc]
  cases c.eval E <;> simp

/-- The index set of a reduction over no variable. -/
theorem index0 {c : Cond} {Q : Prop} (hc : c.eval E = true ↔ Q) (p : List Int) :
    (p.length = ([] : List Var).length ∧ c.eval (E.bind [] p) = true) ↔ p = [] ∧ Q := by
  cases p <;> simp [Env.bind, hc]

/-- The index set of a reduction over one variable. -/
theorem index1 {x : Var} {c : Cond} {Q : Int → Prop}
    (hc : ∀ i, c.eval (E.set x i) = true ↔ Q i) (p : List Int) :
    (p.length = [x].length ∧ c.eval (E.bind [x] p) = true) ↔ ∃ i, p = [i] ∧ Q i := by
  match p with
  | [] => simp
  | [i] => simp [Env.bind, hc]
  | _ :: _ :: _ => simp

/-- The index set of a reduction over two variables. -/
theorem index2 {x y : Var} {c : Cond} {Q : Int → Int → Prop}
    (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ Q i j) (p : List Int) :
    (p.length = [x, y].length ∧ c.eval (E.bind [x, y] p) = true) ↔ ∃ i j, p = [i, j] ∧ Q i j := by
  match p with
  | [] => simp
  | [i] => simp
  | [i, j] =>
    simp only [Env.bind, hc, List.length_cons, List.length_nil, true_and]
    exact ⟨fun h => ⟨i, j, rfl, h⟩, by rintro ⟨_, _, h, hq⟩; cases h; exact hq⟩
  | _ :: _ :: _ :: _ => simp

/-- The index set of a reduction over three variables. -/
theorem index3 {x y z : Var} {c : Cond} {Q : Int → Int → Int → Prop}
    (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ Q i j k) (p : List Int) :
    (p.length = [x, y, z].length ∧ c.eval (E.bind [x, y, z] p) = true) ↔
      ∃ i j k, p = [i, j, k] ∧ Q i j k := by
  match p with
  | [] => simp
  | [i] => simp
  | [i, j] => simp
  | [i, j, k] =>
    simp only [Env.bind, hc, List.length_cons, List.length_nil, true_and]
    exact ⟨fun h => ⟨i, j, k, rfl, h⟩, by rintro ⟨_, _, _, h, hq⟩; cases h; exact hq⟩
  | _ :: _ :: _ :: _ :: _ => simp

/-! ## Specifications, inputs and outputs -/

/-- Nothing to show of no members. -/
theorem all_nil {α : Type} {Q : α → Prop} : ∀ x ∈ ([] : List α), Q x := fun _ h => nomatch h

/-- To show something of all members. -/
theorem all_cons {α : Type} {Q : α → Prop} {a : α} {as : List α} (ha : Q a) (has : ∀ x ∈ as, Q x) :
    ∀ x ∈ a :: as, Q x := fun x h => by
  cases h with
  | head => exact ha
  | tail _ h => exact has x h

/-- The points of a region, dimension by dimension. -/
def Within : List (IExp × IExp) → Env → List Int → Prop
  | [], _, p => p = []
  | (lo, hi) :: bs, E, p => ∃ i q, p = i :: q ∧ lo.eval E ≤ i ∧ i < hi.eval E ∧ Within bs E q

/-- The points of a region. -/
theorem region_iff {R : Region} {E : Env} {p : List Int} : R.Holds E p ↔ Within R.bounds E p := by
  obtain ⟨t, bs⟩ := R
  simp only [Region.Holds]
  induction bs generalizing p with
  | nil => cases p <;> simp [Within]
  | cons b bs ih =>
    obtain ⟨lo, hi⟩ := b
    cases p with
    | nil => simp [Within]
    | cons i q =>
      simp only [List.length_cons, Nat.add_right_cancel_iff, List.zip_cons_cons,
        List.forall_mem_cons, Within, List.cons.injEq]
      constructor
      · rintro ⟨h1, ⟨h2, h3⟩, h4⟩
        exact ⟨i, q, ⟨rfl, rfl⟩, h2, h3, ih.1 ⟨h1, h4⟩⟩
      · rintro ⟨i', q', ⟨rfl, rfl⟩, h2, h3, h4⟩
        obtain ⟨h5, h6⟩ := ih.2 h4
        exact ⟨h5, ⟨h2, h3⟩, h6⟩

/-- Something of all points of a region, dimension by dimension. -/
def Each : List (IExp × IExp) → Env → (List Int → Prop) → Prop
  | [], _, Q => Q []
  | (lo, hi) :: bs, E, Q => ∀ i, lo.eval E ≤ i → i < hi.eval E → Each bs E fun p => Q (i :: p)

/-- To show something of all points of a region. -/
theorem within_each : ∀ {bs : List (IExp × IExp)} {Q : List Int → Prop}, Each bs E Q →
    ∀ p, Within bs E p → Q p
  | [], _, h, _, hp => hp ▸ h
  | (_, _) :: _, _, h, _, ⟨i, _, hp, h1, h2, hq⟩ => hp ▸ within_each (h i h1 h2) _ hq

/-- To show something of all points of a region. -/
theorem region_each {R : Region} {Q : List Int → Prop} (h : Each R.bounds E Q) : ∀ p, R.Holds E p → Q p :=
  fun p hp => within_each h p (region_iff.1 hp)

/-- `0 ≤ idx ≤ q` in each dimension. -/
def Below : List Int → List Int → Prop
  | [], [] => True
  | i :: is, q :: qs => 0 ≤ i ∧ i ≤ q ∧ Below is qs
  | _, _ => False

private theorem Below.spec : ∀ {idx q : List Int}, Below idx q → q.length = idx.length ∧
    ∀ d (h : d < idx.length), 0 ≤ idx[d] ∧ ∃ h' : d < q.length, idx[d] ≤ q[d]
  | [], [], _ => ⟨rfl, fun d h => absurd h (by simp)⟩
  | i :: is, q :: qs, ⟨h1, h2, h3⟩ => by
    obtain ⟨h4, h5⟩ := Below.spec h3
    refine ⟨by simp [h4], fun d h => ?_⟩
    cases d with
    | zero => exact ⟨h1, by simp, h2⟩
    | succ d =>
      obtain ⟨h6, h7, h8⟩ := h5 d (by simpa using h)
      exact ⟨by simpa using h6, by simpa using h7, by simpa using h8⟩
  | [], _ :: _, h => h.elim
  | _ :: _, [], h => h.elim

/-- A cell of an array whose shape is the smallest box: no further out than a cell `q` that is
bound to a point of an input or output. -/
theorem has_cell {P : Impl} {S : Spec} {b : Binding} {R : Region} {p q idx : List Int} {a : Arr}
    (hb : b ∈ P.bindings) (hR : R ∈ S.inputs ++ S.outputs) (hp : R.Holds E p)
    (shape : ∀ b' ∈ P.bindings, b'.array = a → b'.extents = none)
    (hq : b.cell E p = ⟨a, q⟩) (ht : b.tensor = R.tensor) (hle : Below idx q) :
    P.HasCell S E ⟨a, idx⟩ := by
  refine ⟨⟨b, hb, by injection hq⟩, fun b' hb' ha n hn => ?_, fun _ => ?_⟩
  · rw [shape b' hb' ha] at hn
    cases hn
  · obtain ⟨h1, h2⟩ := hle.spec
    exact ⟨⟨q, ⟨b, hb, R, hR, p, ht, hp, hq⟩, h1⟩, fun d h =>
      ⟨(h2 d h).1, q, ⟨b, hb, R, hR, p, ht, hp, hq⟩, (h2 d h).2⟩⟩

/-- A cell of an array whose shape is given. -/
theorem has_cell_extents {P : Impl} {S : Spec} {b : Binding} {a : Arr} {idx : List Int}
    {n : List IExp} (hb : b ∈ P.bindings) (ha : b.array = a) (hn : b.extents = some n)
    (box : ∀ b' ∈ P.bindings, b'.array = a → ∀ n, b'.extents = some n → InBox idx (evalIdx n E)) :
    P.HasCell S E ⟨a, idx⟩ := by
  refine ⟨⟨b, hb, ha⟩, box, fun h => ?_⟩
  rw [h b hb ha] at hn
  cases hn

/-- What an input with a range holds is an integer of the range. -/
theorem in_range {S : Spec} {M : Model V} {r : Range} {R : Region} {p : List Int} {l u : Int}
    (hR : S.InRange I E M) (hr : r ∈ S.ranges) (hi : R ∈ S.inputs) (ht : R.tensor = r.tensor)
    (hp : R.Holds E p) (hl : r.lo.eval E = l) (hu : r.hi.eval E = u) :
    l ≤ I.toInt r.type (M R.tensor p) ∧ I.toInt r.type (M R.tensor p) < u := by
  subst hl hu
  exact ⟨(hR r hr R hi ht p hp).1, (hR r hr R hi ht p hp).2.1⟩

/-- What a monotone input holds never decreases. -/
theorem in_order {S : Spec} {M : Model V} {r : Range} {R : Region} {i j : Int} (hR : S.InRange I E M)
    (hr : r ∈ S.ranges) (hm : r.monotone = true) (hi : R ∈ S.inputs) (ht : R.tensor = r.tensor)
    (hp : R.Holds E [i]) (hq : R.Holds E [j]) (h : i ≤ j) :
    I.toInt r.type (M R.tensor [i]) ≤ I.toInt r.type (M R.tensor [j]) := by
  rcases Int.lt_or_eq_of_le h with h | rfl
  · exact (hR r hr R hi ht _ hp).2.2 hm _ hq (.inl h)
  · exact Int.le_refl _

/-- A cell of an input, at the start. -/
theorem at_input {P : Impl} {S : Spec} {M : Model V} {R : Region} {b : Binding} {p : List Int}
    {l : Loc} {v : V} (hR : R ∈ S.inputs) (hb : b ∈ P.bindings) (ht : b.tensor = R.tensor)
    (hp : R.Holds E p) (hl : b.cell E p = l) (hv : v = M R.tensor p) : P.inputHeap S E M l v :=
  ⟨R, p, ⟨hR, hp, b, hb, ht, hl⟩, hv⟩

/-- Inputs lie inside of their arrays, and apart. -/
theorem layout_ok {P : Impl} {S : Spec}
    (inside : ∀ R ∈ S.inputs, ∀ b ∈ P.bindings, b.tensor = R.tensor → ∀ p, R.Holds E p →
      P.HasCell S E (b.cell E p))
    (apart : ∀ R ∈ S.inputs, ∀ b ∈ P.bindings, b.tensor = R.tensor →
      ∀ R' ∈ S.inputs, ∀ b' ∈ P.bindings, b'.tensor = R'.tensor → ∀ p, R.Holds E p →
      ∀ p', R'.Holds E p' → b'.cell E p' = b.cell E p → R'.tensor = R.tensor ∧ p' = p) :
    P.LayoutOk S E := by
  rintro R p l ⟨hR, hp, b, hb, ht, rfl⟩
  refine ⟨inside R hR b hb ht p hp, ?_⟩
  rintro R' p' ⟨hR', hp', b', hb', ht', he⟩
  exact apart R hR b hb ht R' hR' b' hb' ht' p hp p' hp' he

end Redverify
