module

public import Redverify.Rules.Races

/-!
# Rules for generated certificates: footprints

A walk over a command finds which cells of one array it may write, read and accumulate into.
-/

@[expose] public noncomputable section

namespace Redverify

variable {E : Env} {a : Arr} {P : List Int → Prop}

/-! ## Which cells a command writes -/

/-- A command that writes nothing of the array; `h` is `rfl`. -/
theorem w_none {c : Cmd} (h : c.writeArrays.contains a = false) :
    ∀ idx, c.writes E ⟨a, idx⟩ → P idx := by
  exact fun _ hw => (not_of_contains h (Cmd.mem_writeArrays hw)).elim

/-- A sequence. -/
theorem w_seq {c d : Cmd} (hc : ∀ idx, c.writes E ⟨a, idx⟩ → P idx)
    (hd : ∀ idx, d.writes E ⟨a, idx⟩ → P idx) : ∀ idx, (Cmd.seq c d).writes E ⟨a, idx⟩ → P idx :=
  fun idx h => h.elim (hc idx) (hd idx)

/-- A conditional. -/
theorem w_if_of {c : Cond} {t e : Cmd} {P₀ : Prop} (hc : c.eval E = true ↔ P₀)
    (ht : P₀ → ∀ idx, t.writes E ⟨a, idx⟩ → P idx) (he : ¬ P₀ → ∀ idx, e.writes E ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.ifte c t e).writes E ⟨a, idx⟩ → P idx :=
  fun idx h => h.elim (fun h => ht (hc.1 h.1) idx h.2) (fun h => he ((cond_neg hc).1 h.1) idx h.2)

/-- A `let`. -/
theorem w_let {x : Var} {i : IExp} {c : Cmd}
    (hc : ∀ idx, c.writes (E.set x (i.eval E)) ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.letin x i c).writes E ⟨a, idx⟩ → P idx := hc

/-- An index that is data. -/
theorem w_letval {x : Var} {τ : Ty} {e : VExp} {lo hi : IExp} {c : Cmd} (l u : Int) (hl : lo.eval E = l)
    (hu : hi.eval E = u) (hc : ∀ n, l ≤ n → n < u → ∀ idx, c.writes (E.set x n) ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.letval x τ e lo hi c).writes E ⟨a, idx⟩ → P idx := by
  subst hl hu
  exact fun idx ⟨n, h1, h2, h⟩ => hc n h1 h2 idx h

/-- An allocation. -/
theorem w_allocate {b : Arr} {n : List IExp} {c : Cmd} (hc : ∀ idx, c.writes E ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.allocate b n c).writes E ⟨a, idx⟩ → P idx := fun idx h => hc idx h.2

/-- A sequential loop. -/
theorem w_for {x : Var} {lo hi : IExp} {c : Cmd} (l u : Int) (hl : lo.eval E = l) (hu : hi.eval E = u)
    (hc : ∀ i, l ≤ i → i < u → ∀ idx, c.writes (E.set x i) ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.for x lo hi c).writes E ⟨a, idx⟩ → P idx := by
  subst hl hu
  exact fun idx ⟨i, h1, h2, h⟩ => hc i h1 h2 idx h

/-- A parallel loop. -/
theorem w_par {x : Var} {lo hi : IExp} {c : Cmd} (l u : Int) (hl : lo.eval E = l) (hu : hi.eval E = u)
    (hc : ∀ i, l ≤ i → i < u → ∀ idx, c.writes (E.set x i) ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.par x lo hi c).writes E ⟨a, idx⟩ → P idx := by
  subst hl hu
  exact fun idx ⟨i, h1, h2, h⟩ => hc i h1 h2 idx h

/-- An `accumulate` block. -/
theorem w_scope {as : List Arr} {c : Cmd} (hc : ∀ idx, c.writes E ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.scope as c).writes E ⟨a, idx⟩ → P idx := hc

/-- An assignment to a cell of a scalar. -/
theorem w_assign0 {Q : Prop} (hq : Q) : ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, []⟩ → pts0 Q idx :=
  fun _ h => ⟨by injection h, hq⟩

/-- An assignment to a cell of one dimension. -/
theorem w_assign1 {Q : Int → Prop} (i : Int) (hq : Q i) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i]⟩ → pts1 Q idx := fun _ h => ⟨i, by injection h, hq⟩

/-- An assignment to a cell of two dimensions. -/
theorem w_assign2 {Q : Int → Int → Prop} (i j : Int) (hq : Q i j) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j]⟩ → pts2 Q idx := fun _ h => ⟨i, j, by injection h, hq⟩

/-- An assignment to a cell of three dimensions. -/
theorem w_assign3 {Q : Int → Int → Int → Prop} (i j k : Int) (hq : Q i j k) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k]⟩ → pts3 Q idx := fun _ h => ⟨i, j, k, by injection h, hq⟩

/-- An assignment to a cell of four dimensions. -/
theorem w_assign4 {Q : Int → Int → Int → Int → Prop} (i j k m : Int) (hq : Q i j k m) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m]⟩ → pts4 Q idx :=
  fun _ h => ⟨i, j, k, m, by injection h, hq⟩

/-- An assignment to a cell of five dimensions. -/
theorem w_assign5 {Q : Int → Int → Int → Int → Int → Prop} (i j k m n : Int) (hq : Q i j k m n) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m, n]⟩ → pts5 Q idx :=
  fun _ h => ⟨i, j, k, m, n, by injection h, hq⟩

/-- An assignment to a cell of six dimensions. -/
theorem w_assign6 {Q : Int → Int → Int → Int → Int → Int → Prop} (i j k m n o : Int)
    (hq : Q i j k m n o) : ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m, n, o]⟩ → pts6 Q idx :=
  fun _ h => ⟨i, j, k, m, n, o, by injection h, hq⟩

/-- An accumulation, not atomic, into a cell of a scalar. -/
theorem w_accumulate0 {Q : Prop} (hq : Q) : ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, []⟩ → pts0 Q idx :=
  fun _ h => ⟨by injection h, hq⟩

/-- An accumulation, not atomic, into a cell of one dimension. -/
theorem w_accumulate1 {Q : Int → Prop} (i : Int) (hq : Q i) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i]⟩ → pts1 Q idx := fun _ h => ⟨i, by injection h, hq⟩

/-- An accumulation, not atomic, into a cell of two dimensions. -/
theorem w_accumulate2 {Q : Int → Int → Prop} (i j : Int) (hq : Q i j) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j]⟩ → pts2 Q idx := fun _ h => ⟨i, j, by injection h, hq⟩

/-- An accumulation, not atomic, into a cell of three dimensions. -/
theorem w_accumulate3 {Q : Int → Int → Int → Prop} (i j k : Int) (hq : Q i j k) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k]⟩ → pts3 Q idx := fun _ h => ⟨i, j, k, by injection h, hq⟩

/-- An accumulation, not atomic, into a cell of four dimensions. -/
theorem w_accumulate4 {Q : Int → Int → Int → Int → Prop} (i j k m : Int) (hq : Q i j k m) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m]⟩ → pts4 Q idx :=
  fun _ h => ⟨i, j, k, m, by injection h, hq⟩

/-- An accumulation, not atomic, into a cell of five dimensions. -/
theorem w_accumulate5 {Q : Int → Int → Int → Int → Int → Prop} (i j k m n : Int) (hq : Q i j k m n) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m, n]⟩ → pts5 Q idx :=
  fun _ h => ⟨i, j, k, m, n, by injection h, hq⟩

/-- An accumulation, not atomic, into a cell of six dimensions. -/
theorem w_accumulate6 {Q : Int → Int → Int → Int → Int → Int → Prop} (i j k m n o : Int)
    (hq : Q i j k m n o) : ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m, n, o]⟩ → pts6 Q idx :=
  fun _ h => ⟨i, j, k, m, n, o, by injection h, hq⟩

/-! ## Which cells a command reads -/

/-- A command that reads nothing of the array; `h` is `rfl`. -/
theorem r_none {c : Cmd} (h : c.readArrays.contains a = false) : ∀ idx, c.reads E ⟨a, idx⟩ → P idx := by
  exact fun _ hw => (not_of_contains h (Cmd.mem_readArrays hw)).elim

/-- A sequence. -/
theorem r_seq {c d : Cmd} (hc : ∀ idx, c.reads E ⟨a, idx⟩ → P idx)
    (hd : ∀ idx, d.reads E ⟨a, idx⟩ → P idx) : ∀ idx, (Cmd.seq c d).reads E ⟨a, idx⟩ → P idx :=
  fun idx h => h.elim (hc idx) (hd idx)

/-- A conditional. -/
theorem r_if_of {c : Cond} {t e : Cmd} {P₀ : Prop} (hc : c.eval E = true ↔ P₀)
    (ht : P₀ → ∀ idx, t.reads E ⟨a, idx⟩ → P idx) (he : ¬ P₀ → ∀ idx, e.reads E ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.ifte c t e).reads E ⟨a, idx⟩ → P idx :=
  fun idx h => h.elim (fun h => ht (hc.1 h.1) idx h.2) (fun h => he ((cond_neg hc).1 h.1) idx h.2)

/-- A `let`. -/
theorem r_let {x : Var} {i : IExp} {c : Cmd}
    (hc : ∀ idx, c.reads (E.set x (i.eval E)) ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.letin x i c).reads E ⟨a, idx⟩ → P idx := hc

/-- An index that is data: what it is read from, and the rest. -/
theorem r_letval {x : Var} {τ : Ty} {e : VExp} {lo hi : IExp} {c : Cmd} (l u : Int) (hl : lo.eval E = l)
    (hu : hi.eval E = u) (he : ∀ idx, e.Reads E ⟨a, idx⟩ → P idx)
    (hc : ∀ n, l ≤ n → n < u → ∀ idx, c.reads (E.set x n) ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.letval x τ e lo hi c).reads E ⟨a, idx⟩ → P idx := by
  subst hl hu
  exact fun idx h => h.elim (he idx) fun ⟨n, h1, h2, h⟩ => hc n h1 h2 idx h

/-- An allocation. -/
theorem r_allocate {b : Arr} {n : List IExp} {c : Cmd} (hc : ∀ idx, c.reads E ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.allocate b n c).reads E ⟨a, idx⟩ → P idx := fun idx h => hc idx h.2

/-- A sequential loop. -/
theorem r_for {x : Var} {lo hi : IExp} {c : Cmd} (l u : Int) (hl : lo.eval E = l) (hu : hi.eval E = u)
    (hc : ∀ i, l ≤ i → i < u → ∀ idx, c.reads (E.set x i) ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.for x lo hi c).reads E ⟨a, idx⟩ → P idx := by
  subst hl hu
  exact fun idx ⟨i, h1, h2, h⟩ => hc i h1 h2 idx h

/-- A parallel loop. -/
theorem r_par {x : Var} {lo hi : IExp} {c : Cmd} (l u : Int) (hl : lo.eval E = l) (hu : hi.eval E = u)
    (hc : ∀ i, l ≤ i → i < u → ∀ idx, c.reads (E.set x i) ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.par x lo hi c).reads E ⟨a, idx⟩ → P idx := by
  subst hl hu
  exact fun idx ⟨i, h1, h2, h⟩ => hc i h1 h2 idx h

/-- An `accumulate` block. -/
theorem r_scope {as : List Arr} {c : Cmd} (hc : ∀ idx, c.reads E ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.scope as c).reads E ⟨a, idx⟩ → P idx := hc

/-- An assignment. -/
theorem r_assign {b : Arr} {x : List IExp} {e : VExp} (he : ∀ idx, e.Reads E ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.assign b x e).reads E ⟨a, idx⟩ → P idx := he

/-- An accumulation of a cell of the same array: that cell, and the one accumulated into. -/
theorem r_both {A B : List Int → Prop} (he : ∀ idx, A idx → P idx) (hc : ∀ idx, B idx → P idx) :
    ∀ idx, A idx ∨ B idx → P idx := fun idx h => h.elim (he idx) (hc idx)

/-- An atomic accumulation. -/
theorem r_atomic {f : Fn} {b : Arr} {x : List IExp} {e : VExp}
    (he : ∀ idx, e.Reads E ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.accumulate true f b x e).reads E ⟨a, idx⟩ → P idx := he

/-- An accumulation, not atomic, into another array. -/
theorem r_accumulate_other {f : Fn} {b : Arr} {x : List IExp} {e : VExp} (hb : b ≠ a)
    (he : ∀ idx, e.Reads E ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.accumulate false f b x e).reads E ⟨a, idx⟩ → P idx :=
  fun idx h => h.elim (he idx) fun h => absurd (by injection h with h; exact h.symm) hb

/-- An accumulation, not atomic, into a cell of a scalar. -/
theorem r_accumulate0 {e : VExp} {Q : Prop} (he : ∀ idx, e.Reads E ⟨a, idx⟩ → pts0 Q idx) (hq : Q) :
    ∀ idx, e.Reads E ⟨a, idx⟩ ∨ (⟨a, idx⟩ : Loc) = ⟨a, []⟩ → pts0 Q idx :=
  fun idx h => h.elim (he idx) fun h => ⟨by injection h, hq⟩

/-- An accumulation, not atomic, into a cell of one dimension. -/
theorem r_accumulate1 {e : VExp} {Q : Int → Prop} (he : ∀ idx, e.Reads E ⟨a, idx⟩ → pts1 Q idx)
    (i : Int) (hq : Q i) : ∀ idx, e.Reads E ⟨a, idx⟩ ∨ (⟨a, idx⟩ : Loc) = ⟨a, [i]⟩ → pts1 Q idx :=
  fun idx h => h.elim (he idx) fun h => ⟨i, by injection h, hq⟩

/-- An accumulation, not atomic, into a cell of two dimensions. -/
theorem r_accumulate2 {e : VExp} {Q : Int → Int → Prop} (he : ∀ idx, e.Reads E ⟨a, idx⟩ → pts2 Q idx)
    (i j : Int) (hq : Q i j) :
    ∀ idx, e.Reads E ⟨a, idx⟩ ∨ (⟨a, idx⟩ : Loc) = ⟨a, [i, j]⟩ → pts2 Q idx :=
  fun idx h => h.elim (he idx) fun h => ⟨i, j, by injection h, hq⟩

/-- An accumulation, not atomic, into a cell of three dimensions. -/
theorem r_accumulate3 {e : VExp} {Q : Int → Int → Int → Prop}
    (he : ∀ idx, e.Reads E ⟨a, idx⟩ → pts3 Q idx) (i j k : Int) (hq : Q i j k) :
    ∀ idx, e.Reads E ⟨a, idx⟩ ∨ (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k]⟩ → pts3 Q idx :=
  fun idx h => h.elim (he idx) fun h => ⟨i, j, k, by injection h, hq⟩

/-- An accumulation, not atomic, into a cell of four dimensions. -/
theorem r_accumulate4 {e : VExp} {Q : Int → Int → Int → Int → Prop}
    (he : ∀ idx, e.Reads E ⟨a, idx⟩ → pts4 Q idx) (i j k m : Int) (hq : Q i j k m) :
    ∀ idx, e.Reads E ⟨a, idx⟩ ∨ (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m]⟩ → pts4 Q idx :=
  fun idx h => h.elim (he idx) fun h => ⟨i, j, k, m, by injection h, hq⟩

/-- An accumulation, not atomic, into a cell of five dimensions. -/
theorem r_accumulate5 {e : VExp} {Q : Int → Int → Int → Int → Int → Prop}
    (he : ∀ idx, e.Reads E ⟨a, idx⟩ → pts5 Q idx) (i j k m n : Int) (hq : Q i j k m n) :
    ∀ idx, e.Reads E ⟨a, idx⟩ ∨ (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m, n]⟩ → pts5 Q idx :=
  fun idx h => h.elim (he idx) fun h => ⟨i, j, k, m, n, by injection h, hq⟩

/-- An accumulation, not atomic, into a cell of six dimensions. -/
theorem r_accumulate6 {e : VExp} {Q : Int → Int → Int → Int → Int → Int → Prop}
    (he : ∀ idx, e.Reads E ⟨a, idx⟩ → pts6 Q idx) (i j k m n o : Int) (hq : Q i j k m n o) :
    ∀ idx, e.Reads E ⟨a, idx⟩ ∨ (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m, n, o]⟩ → pts6 Q idx :=
  fun idx h => h.elim (he idx) fun h => ⟨i, j, k, m, n, o, by injection h, hq⟩

/-! ## Which cells an expression reads -/

/-- An expression that reads nothing of the array; `h` is `rfl`. -/
theorem x_none {e : VExp} (h : e.readArrays.contains a = false) : ∀ idx, e.Reads E ⟨a, idx⟩ → P idx := by
  exact fun _ hw => (not_of_contains h (VExp.mem_readArrays e hw)).elim

/-- A function. -/
theorem x_fn {f : Fn} {es : List VExp} (hs : ∀ idx, VExp.ReadsAll E es ⟨a, idx⟩ → P idx) :
    ∀ idx, (VExp.fn f es).Reads E ⟨a, idx⟩ → P idx := hs

/-- No arguments. -/
theorem x_nil : ∀ idx, VExp.ReadsAll E [] ⟨a, idx⟩ → P idx := fun _ h => h.elim

/-- One more argument. -/
theorem x_cons {e : VExp} {es : List VExp} (he : ∀ idx, e.Reads E ⟨a, idx⟩ → P idx)
    (hs : ∀ idx, VExp.ReadsAll E es ⟨a, idx⟩ → P idx) :
    ∀ idx, VExp.ReadsAll E (e :: es) ⟨a, idx⟩ → P idx := fun idx h => h.elim (he idx) (hs idx)

/-- The eager conditional. -/
theorem x_select {c : Cond} {t e : VExp} (ht : ∀ idx, t.Reads E ⟨a, idx⟩ → P idx)
    (he : ∀ idx, e.Reads E ⟨a, idx⟩ → P idx) :
    ∀ idx, (VExp.select c t e).Reads E ⟨a, idx⟩ → P idx := fun idx h => h.elim (ht idx) (he idx)

/-- A cell of a scalar. -/
theorem x_read0 {Q : Prop} (hq : Q) : ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, []⟩ → pts0 Q idx :=
  fun _ h => ⟨by injection h, hq⟩

/-- A cell of one dimension. -/
theorem x_read1 {Q : Int → Prop} (i : Int) (hq : Q i) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i]⟩ → pts1 Q idx := fun _ h => ⟨i, by injection h, hq⟩

/-- A cell of two dimensions. -/
theorem x_read2 {Q : Int → Int → Prop} (i j : Int) (hq : Q i j) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j]⟩ → pts2 Q idx := fun _ h => ⟨i, j, by injection h, hq⟩

/-- A cell of three dimensions. -/
theorem x_read3 {Q : Int → Int → Int → Prop} (i j k : Int) (hq : Q i j k) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k]⟩ → pts3 Q idx := fun _ h => ⟨i, j, k, by injection h, hq⟩

/-- A cell of four dimensions. -/
theorem x_read4 {Q : Int → Int → Int → Int → Prop} (i j k m : Int) (hq : Q i j k m) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m]⟩ → pts4 Q idx :=
  fun _ h => ⟨i, j, k, m, by injection h, hq⟩

/-- A cell of five dimensions. -/
theorem x_read5 {Q : Int → Int → Int → Int → Int → Prop} (i j k m n : Int) (hq : Q i j k m n) :
    ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m, n]⟩ → pts5 Q idx :=
  fun _ h => ⟨i, j, k, m, n, by injection h, hq⟩

/-- A cell of six dimensions. -/
theorem x_read6 {Q : Int → Int → Int → Int → Int → Int → Prop} (i j k m n o : Int)
    (hq : Q i j k m n o) : ∀ idx, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m, n, o]⟩ → pts6 Q idx :=
  fun _ h => ⟨i, j, k, m, n, o, by injection h, hq⟩

/-! ## Which cells a command accumulates into atomically -/

/-- A command that accumulates atomically nothing in the array; `h` is `rfl`. -/
theorem a_none {c : Cmd} (h : c.atomicArrays.contains a = false) :
    ∀ idx, c.adds E ⟨a, idx⟩ → P idx := by
  exact fun _ ⟨_, hw⟩ => (not_of_contains h (Cmd.mem_atomicArrays hw)).elim

/-- A sequence. -/
theorem a_seq {c d : Cmd} (hc : ∀ idx, c.adds E ⟨a, idx⟩ → P idx)
    (hd : ∀ idx, d.adds E ⟨a, idx⟩ → P idx) : ∀ idx, (Cmd.seq c d).adds E ⟨a, idx⟩ → P idx :=
  fun idx ⟨f, h⟩ => h.elim (fun h => hc idx ⟨f, h⟩) (fun h => hd idx ⟨f, h⟩)

/-- A conditional. -/
theorem a_if_of {c : Cond} {t e : Cmd} {P₀ : Prop} (hc : c.eval E = true ↔ P₀)
    (ht : P₀ → ∀ idx, t.adds E ⟨a, idx⟩ → P idx) (he : ¬ P₀ → ∀ idx, e.adds E ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.ifte c t e).adds E ⟨a, idx⟩ → P idx :=
  fun idx ⟨f, h⟩ => h.elim (fun h => ht (hc.1 h.1) idx ⟨f, h.2⟩)
    (fun h => he ((cond_neg hc).1 h.1) idx ⟨f, h.2⟩)

/-- A `let`. -/
theorem a_let {x : Var} {i : IExp} {c : Cmd}
    (hc : ∀ idx, c.adds (E.set x (i.eval E)) ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.letin x i c).adds E ⟨a, idx⟩ → P idx := hc

/-- An index that is data. -/
theorem a_letval {x : Var} {τ : Ty} {e : VExp} {lo hi : IExp} {c : Cmd} (l u : Int) (hl : lo.eval E = l)
    (hu : hi.eval E = u) (hc : ∀ n, l ≤ n → n < u → ∀ idx, c.adds (E.set x n) ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.letval x τ e lo hi c).adds E ⟨a, idx⟩ → P idx := by
  subst hl hu
  exact fun idx ⟨f, n, h1, h2, h⟩ => hc n h1 h2 idx ⟨f, h⟩

/-- An allocation. -/
theorem a_allocate {b : Arr} {n : List IExp} {c : Cmd} (hc : ∀ idx, c.adds E ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.allocate b n c).adds E ⟨a, idx⟩ → P idx := fun idx ⟨f, h⟩ => hc idx ⟨f, h.2⟩

/-- A sequential loop. -/
theorem a_for {x : Var} {lo hi : IExp} {c : Cmd} (l u : Int) (hl : lo.eval E = l) (hu : hi.eval E = u)
    (hc : ∀ i, l ≤ i → i < u → ∀ idx, c.adds (E.set x i) ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.for x lo hi c).adds E ⟨a, idx⟩ → P idx := by
  subst hl hu
  exact fun idx ⟨f, i, h1, h2, h⟩ => hc i h1 h2 idx ⟨f, h⟩

/-- A parallel loop. -/
theorem a_par {x : Var} {lo hi : IExp} {c : Cmd} (l u : Int) (hl : lo.eval E = l) (hu : hi.eval E = u)
    (hc : ∀ i, l ≤ i → i < u → ∀ idx, c.adds (E.set x i) ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.par x lo hi c).adds E ⟨a, idx⟩ → P idx := by
  subst hl hu
  exact fun idx ⟨f, i, h1, h2, h⟩ => hc i h1 h2 idx ⟨f, h⟩

/-- An `accumulate` block. -/
theorem a_scope {as : List Arr} {c : Cmd} (hc : ∀ idx, c.adds E ⟨a, idx⟩ → P idx) :
    ∀ idx, (Cmd.scope as c).adds E ⟨a, idx⟩ → P idx := hc

/-- An atomic accumulation into a cell of a scalar. -/
theorem a_accumulate0 {f : Fn} {Q : Prop} (hq : Q) :
    ∀ idx, (∃ g, (⟨a, idx⟩ : Loc) = ⟨a, []⟩ ∧ g = f) → pts0 Q idx :=
  fun _ ⟨_, h, _⟩ => ⟨by injection h, hq⟩

/-- An atomic accumulation into a cell of one dimension. -/
theorem a_accumulate1 {f : Fn} {Q : Int → Prop} (i : Int) (hq : Q i) :
    ∀ idx, (∃ g, (⟨a, idx⟩ : Loc) = ⟨a, [i]⟩ ∧ g = f) → pts1 Q idx :=
  fun _ ⟨_, h, _⟩ => ⟨i, by injection h, hq⟩

/-- An atomic accumulation into a cell of two dimensions. -/
theorem a_accumulate2 {f : Fn} {Q : Int → Int → Prop} (i j : Int) (hq : Q i j) :
    ∀ idx, (∃ g, (⟨a, idx⟩ : Loc) = ⟨a, [i, j]⟩ ∧ g = f) → pts2 Q idx :=
  fun _ ⟨_, h, _⟩ => ⟨i, j, by injection h, hq⟩

/-- An atomic accumulation into a cell of three dimensions. -/
theorem a_accumulate3 {f : Fn} {Q : Int → Int → Int → Prop} (i j k : Int) (hq : Q i j k) :
    ∀ idx, (∃ g, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k]⟩ ∧ g = f) → pts3 Q idx :=
  fun _ ⟨_, h, _⟩ => ⟨i, j, k, by injection h, hq⟩

/-- An atomic accumulation into a cell of four dimensions. -/
theorem a_accumulate4 {f : Fn} {Q : Int → Int → Int → Int → Prop} (i j k m : Int) (hq : Q i j k m) :
    ∀ idx, (∃ g, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m]⟩ ∧ g = f) → pts4 Q idx :=
  fun _ ⟨_, h, _⟩ => ⟨i, j, k, m, by injection h, hq⟩

/-- An atomic accumulation into a cell of five dimensions. -/
theorem a_accumulate5 {f : Fn} {Q : Int → Int → Int → Int → Int → Prop} (i j k m n : Int)
    (hq : Q i j k m n) : ∀ idx, (∃ g, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m, n]⟩ ∧ g = f) → pts5 Q idx :=
  fun _ ⟨_, h, _⟩ => ⟨i, j, k, m, n, by injection h, hq⟩

/-- An atomic accumulation into a cell of six dimensions. -/
theorem a_accumulate6 {f : Fn} {Q : Int → Int → Int → Int → Int → Int → Prop} (i j k m n o : Int)
    (hq : Q i j k m n o) :
    ∀ idx, (∃ g, (⟨a, idx⟩ : Loc) = ⟨a, [i, j, k, m, n, o]⟩ ∧ g = f) → pts6 Q idx :=
  fun _ ⟨_, h, _⟩ => ⟨i, j, k, m, n, o, by injection h, hq⟩

end Redverify
