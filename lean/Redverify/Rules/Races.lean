module

public import Redverify.Rules.Heaps

/-!
# Rules for generated certificates: races

That the iterations of a parallel loop do not race is shown one array at a time, from which cells an
iteration may write, read and accumulate into.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V} {E : Env} {a : Arr} {P : List Int → Prop}

/-! ## Arrays of a command -/

/-- The command has no atomic accumulation. -/
def Cmd.noAtomics : Cmd → Bool
  | .skip => true
  | .seq c d => c.noAtomics && d.noAtomics
  | .assign _ _ _ => true
  | .accumulate atomic _ _ _ _ => !atomic
  | .ifte _ t e => t.noAtomics && e.noAtomics
  | .letin _ _ c => c.noAtomics
  | .letval _ _ _ _ _ c => c.noAtomics
  | .allocate _ _ c => c.noAtomics
  | .for _ _ _ c => c.noAtomics
  | .par _ _ _ c => c.noAtomics
  | .scope _ c => c.noAtomics

/-- Such a command accumulates into no cell atomically; `hc` is `rfl`. -/
theorem no_atomics {c : Cmd} (hc : c.noAtomics = true) {l : Loc} {f : Fn} : ¬ c.atomics E l f := by
  induction c generalizing E with
  | accumulate atomic => cases atomic <;> simp_all [Cmd.atomics, Cmd.noAtomics]
  | _ => simp_all [Cmd.atomics, Cmd.noAtomics]

mutual
/-- The arrays that an expression reads. -/
def VExp.readArrays : VExp → List Arr
  | .fn _ args => VExp.readArraysAll args
  | .read a _ => [a]
  | .index _ _ => []
  | .cond _ => []
  | .select _ t e => t.readArrays ++ e.readArrays

/-- The arrays that several expressions read. -/
def VExp.readArraysAll : List VExp → List Arr
  | [] => []
  | e :: es => e.readArrays ++ VExp.readArraysAll es
end

/-- The arrays that a command may read. -/
def Cmd.readArrays : Cmd → List Arr
  | .skip => []
  | .seq c d => c.readArrays ++ d.readArrays
  | .assign _ _ e => e.readArrays
  | .accumulate false _ a _ e => a :: e.readArrays
  | .accumulate true _ _ _ e => e.readArrays
  | .ifte _ t e => t.readArrays ++ e.readArrays
  | .letin _ _ c => c.readArrays
  | .letval _ _ e _ _ c => e.readArrays ++ c.readArrays
  | .allocate a _ c => c.readArrays.filter (· != a)
  | .for _ _ _ c => c.readArrays
  | .par _ _ _ c => c.readArrays
  | .scope _ c => c.readArrays

/-- The arrays that a command may write, except by atomic accumulations. -/
def Cmd.writeArrays : Cmd → List Arr
  | .skip => []
  | .seq c d => c.writeArrays ++ d.writeArrays
  | .assign a _ _ => [a]
  | .accumulate false _ a _ _ => [a]
  | .accumulate true _ _ _ _ => []
  | .ifte _ t e => t.writeArrays ++ e.writeArrays
  | .letin _ _ c => c.writeArrays
  | .letval _ _ _ _ _ c => c.writeArrays
  | .allocate a _ c => c.writeArrays.filter (· != a)
  | .for _ _ _ c => c.writeArrays
  | .par _ _ _ c => c.writeArrays
  | .scope _ c => c.writeArrays

/-- The operators of the atomic accumulations into an array. -/
def Cmd.atomicOps : Cmd → Arr → List Fn
  | .skip, _ => []
  | .seq c d, a => c.atomicOps a ++ d.atomicOps a
  | .assign _ _ _, _ => []
  | .accumulate false _ _ _ _, _ => []
  | .accumulate true f b _ _, a => bif b == a then [f] else []
  | .ifte _ t e, a => t.atomicOps a ++ e.atomicOps a
  | .letin _ _ c, a => c.atomicOps a
  | .letval _ _ _ _ _ c, a => c.atomicOps a
  | .allocate b _ c, a => bif b == a then [] else c.atomicOps a
  | .for _ _ _ c, a => c.atomicOps a
  | .par _ _ _ c, a => c.atomicOps a
  | .scope _ c, a => c.atomicOps a

/-- The arrays that a command may accumulate into atomically. -/
def Cmd.atomicArrays : Cmd → List Arr
  | .skip => []
  | .seq c d => c.atomicArrays ++ d.atomicArrays
  | .assign _ _ _ => []
  | .accumulate false _ _ _ _ => []
  | .accumulate true _ a _ _ => [a]
  | .ifte _ t e => t.atomicArrays ++ e.atomicArrays
  | .letin _ _ c => c.atomicArrays
  | .letval _ _ _ _ _ c => c.atomicArrays
  | .allocate a _ c => c.atomicArrays.filter (· != a)
  | .for _ _ _ c => c.atomicArrays
  | .par _ _ _ c => c.atomicArrays
  | .scope _ c => c.atomicArrays

/-- What a list does not contain is no member. -/
theorem not_of_contains {as : List Arr} (h : as.contains a = false) : ¬ a ∈ as := fun ha => by
  rw [List.contains_iff_mem.2 ha] at h
  cases h

/-- What a command accumulates into atomically. -/
def Cmd.adds (c : Cmd) (E : Env) (l : Loc) : Prop := ∃ f, c.atomics E l f

mutual
/-- An expression reads no other arrays. -/
theorem VExp.mem_readArrays {l : Loc} : ∀ e : VExp, e.Reads E l → l.array ∈ e.readArrays
  | .fn _ args, h => VExp.mem_readArraysAll args h
  | .read a idx, h => by
    have h : l = ⟨a, evalIdx idx E⟩ := h
    simp [VExp.readArrays, h]
  | .index _ _, h => h.elim
  | .cond _, h => h.elim
  | .select _ t e, h => List.mem_append.2
    (h.imp (VExp.mem_readArrays t) (VExp.mem_readArrays e))

/-- Several expressions read no other arrays. -/
theorem VExp.mem_readArraysAll {l : Loc} :
    ∀ es : List VExp, VExp.ReadsAll E es l → l.array ∈ VExp.readArraysAll es
  | [], h => h.elim
  | e :: es, h => List.mem_append.2 (h.imp (VExp.mem_readArrays e) (VExp.mem_readArraysAll es))
end

/-- A command reads no other arrays. -/
theorem Cmd.mem_readArrays {c : Cmd} {l : Loc} (h : c.reads E l) : l.array ∈ c.readArrays := by
  induction c generalizing E with
  | skip => exact h.elim
  | seq c d hc hd => exact List.mem_append.2 (h.imp hc hd)
  | assign a idx e => exact VExp.mem_readArrays e h
  | accumulate atomic f a idx e =>
    cases atomic
    · rcases h with h | h
      · exact List.mem_cons_of_mem _ (VExp.mem_readArrays e h)
      · simp [Cmd.readArrays, h]
    · exact VExp.mem_readArrays e h
  | ifte c t e ht he => exact List.mem_append.2 (h.imp (fun h => ht h.2) (fun h => he h.2))
  | letin x i c hc => exact hc h
  | letval x τ e lo hi c hc => exact List.mem_append.2 (h.imp (VExp.mem_readArrays e) fun ⟨_, _, _, h⟩ => hc h)
  | allocate a n c hc => exact List.mem_filter.2 ⟨hc h.2, by simp [h.1]⟩
  | «for» x lo hi c hc => exact h.elim fun _ h => hc h.2.2
  | par x lo hi c hc => exact h.elim fun _ h => hc h.2.2
  | scope as c hc => exact hc h

/-- A command writes no other arrays. -/
theorem Cmd.mem_writeArrays {c : Cmd} {l : Loc} (h : c.writes E l) : l.array ∈ c.writeArrays := by
  induction c generalizing E with
  | skip => exact h.elim
  | seq c d hc hd => exact List.mem_append.2 (h.imp hc hd)
  | assign a idx e =>
    have h : l = ⟨a, evalIdx idx E⟩ := h
    simp [Cmd.writeArrays, h]
  | accumulate atomic f a idx e =>
    cases atomic
    · have h : l = ⟨a, evalIdx idx E⟩ := h
      simp [Cmd.writeArrays, h]
    · exact h.elim
  | ifte c t e ht he => exact List.mem_append.2 (h.imp (fun h => ht h.2) (fun h => he h.2))
  | letin x i c hc => exact hc h
  | letval x τ e lo hi c hc => exact h.elim fun _ h => hc h.2.2
  | allocate a n c hc => exact List.mem_filter.2 ⟨hc h.2, by simp [h.1]⟩
  | «for» x lo hi c hc => exact h.elim fun _ h => hc h.2.2
  | par x lo hi c hc => exact h.elim fun _ h => hc h.2.2
  | scope as c hc => exact hc h

/-- A command accumulates atomically into no other arrays. -/
theorem Cmd.mem_atomicArrays {c : Cmd} {l : Loc} {f : Fn} (h : c.atomics E l f) :
    l.array ∈ c.atomicArrays := by
  induction c generalizing E with
  | skip => exact h.elim
  | seq c d hc hd => exact List.mem_append.2 (h.imp hc hd)
  | assign a idx e => exact h.elim
  | accumulate atomic f a idx e =>
    cases atomic
    · exact h.elim
    · have h : l = ⟨a, evalIdx idx E⟩ := h.1
      simp [Cmd.atomicArrays, h]
  | ifte c t e ht he => exact List.mem_append.2 (h.imp (fun h => ht h.2) (fun h => he h.2))
  | letin x i c hc => exact hc h
  | letval x τ e lo hi c hc => exact h.elim fun _ h => hc h.2.2
  | allocate a n c hc => exact List.mem_filter.2 ⟨hc h.2, by simp [h.1]⟩
  | «for» x lo hi c hc => exact h.elim fun _ h => hc h.2.2
  | par x lo hi c hc => exact h.elim fun _ h => hc h.2.2
  | scope as c hc => exact hc h

/-- A command accumulates atomically with no other operators. -/
theorem Cmd.mem_atomicOps {c : Cmd} {idx : List Int} {f : Fn} (h : c.atomics E ⟨a, idx⟩ f) :
    f ∈ c.atomicOps a := by
  induction c generalizing E with
  | skip => exact h.elim
  | seq c d hc hd => exact List.mem_append.2 (h.imp hc hd)
  | assign a idx e => exact h.elim
  | accumulate atomic f b idx e =>
    cases atomic
    · exact h.elim
    · obtain ⟨h1, rfl⟩ := h
      injection h1 with h1
      simp [Cmd.atomicOps, h1]
  | ifte c t e ht he => exact List.mem_append.2 (h.imp (fun h => ht h.2) (fun h => he h.2))
  | letin x i c hc => exact hc h
  | letval x τ e lo hi c hc => exact h.elim fun _ h => hc h.2.2
  | allocate b n c hc =>
    have hb : (b == a) = false := beq_false_of_ne fun hb => h.1 hb.symm
    simp only [Cmd.atomicOps, hb]
    exact hc h.2
  | «for» x lo hi c hc => exact h.elim fun _ h => hc h.2.2
  | par x lo hi c hc => exact h.elim fun _ h => hc h.2.2
  | scope as c hc => exact hc h

/-! ## Loops without races -/

section
variable {s : Bool} {lo hi : Int} {c : Cmd} {E : Int → Env} {post : Int → Heap V}

/-- What an iteration writes of the array, the others neither read nor write. -/
def ApartIn (c : Cmd) (E : Int → Env) (lo hi : Int) (a : Arr) : Prop :=
  ∀ i j, lo ≤ i → i < hi → lo ≤ j → j < hi → i ≠ j → ∀ idx, c.writes (E i) ⟨a, idx⟩ →
    ¬ c.reads (E j) ⟨a, idx⟩ ∧ ¬ c.writes (E j) ⟨a, idx⟩

/-- No two iterations race on the array; if `strict`, no two write one cell, not even the same value. -/
def UnracedIn (strict : Bool) (I : Interp V) (lo hi : Int) (c : Cmd) (E : Int → Env)
    (post : Int → Heap V) (a : Arr) : Prop :=
  ∀ i j, lo ≤ i → i < hi → lo ≤ j → j < hi → i ≠ j → ∀ idx,
    (c.writes (E i) ⟨a, idx⟩ → ¬ c.reads (E j) ⟨a, idx⟩ ∧
      (c.writes (E j) ⟨a, idx⟩ → strict = false ∧ ∃ v, post i ⟨a, idx⟩ v ∧ post j ⟨a, idx⟩ v)) ∧
    ∀ f, c.atomics (E i) ⟨a, idx⟩ f → ¬ c.reads (E j) ⟨a, idx⟩ ∧ ¬ c.writes (E j) ⟨a, idx⟩ ∧
      ∀ g, c.atomics (E j) ⟨a, idx⟩ g → ∀ x v w, I.fn g [I.fn f [x, v], w] = I.fn f [I.fn g [x, w], v]

private theorem race_arrays_of (as : List Arr)
    (only : (c.writeArrays ++ c.atomicArrays).all (· ∈ as) = true)
    (each : ∀ a ∈ as, UnracedIn s I lo hi c E post a) : ParVC I lo hi c E post := by
  rintro i j h1 h2 h3 h4 h5 ⟨a, idx⟩
  simp only [List.all_eq_true, List.mem_append, decide_eq_true_eq] at only
  refine ⟨fun hw => ?_,
    fun f hf => (each a (only a (.inr (Cmd.mem_atomicArrays hf))) i j h1 h2 h3 h4 h5 idx).2 f hf⟩
  have h := (each a (only a (.inl (Cmd.mem_writeArrays hw))) i j h1 h2 h3 h4 h5 idx).1 hw
  exact ⟨h.1, fun hw' => (h.2 hw').2⟩

/-- A parallel loop, one array at a time; `only` is `rfl`. -/
theorem race_arrays_atomic (as : List Arr)
    (only : (c.writeArrays ++ c.atomicArrays).all (· ∈ as) = true)
    (each : ∀ a ∈ as, UnracedIn false I lo hi c E post a) : ParVC I lo hi c E post :=
  race_arrays_of as only each

/-- The same where races are strict: also, no two iterations write one cell. -/
theorem race_arrays_atomic_apart (as : List Arr)
    (only : (c.writeArrays ++ c.atomicArrays).all (· ∈ as) = true)
    (each : ∀ a ∈ as, UnracedIn true I lo hi c E post a) :
    ParVC I lo hi c E post ∧ WritesApart lo hi c E := by
  refine ⟨race_arrays_of as only each, ?_⟩
  rintro i j h1 h2 h3 h4 h5 ⟨a, idx⟩ hw hw'
  simp only [List.all_eq_true, List.mem_append, decide_eq_true_eq] at only
  have h := (each a (only a (.inl (Cmd.mem_writeArrays hw))) i j h1 h2 h3 h4 h5 idx).1 hw
  exact absurd (h.2 hw').1 nofun

/-- A parallel loop without atomic accumulations, one array at a time; `free` and `only` are `rfl`. -/
theorem race_arrays (as : List Arr) (free : c.noAtomics = true)
    (only : c.writeArrays.all (· ∈ as) = true) (each : ∀ a ∈ as, ApartIn c E lo hi a) :
    ParVC I lo hi c E post := by
  refine race_free (fun _ _ _ => no_atomics free) ?_
  rintro i j h1 h2 h3 h4 h5 ⟨a, idx⟩ hw
  simp only [List.all_eq_true, decide_eq_true_eq] at only
  exact each a (only a (Cmd.mem_writeArrays hw)) i j h1 h2 h3 h4 h5 idx hw

/-- The same where races are strict: also, no two iterations write one cell. -/
theorem race_arrays_apart (as : List Arr) (free : c.noAtomics = true)
    (only : c.writeArrays.all (· ∈ as) = true) (each : ∀ a ∈ as, ApartIn c E lo hi a) :
    ParVC I lo hi c E post ∧ WritesApart lo hi c E := by
  refine ⟨race_arrays as free only each, ?_⟩
  rintro i j h1 h2 h3 h4 h5 ⟨a, idx⟩ hw
  simp only [List.all_eq_true, decide_eq_true_eq] at only
  exact (each a (only a (Cmd.mem_writeArrays hw)) i j h1 h2 h3 h4 h5 idx hw).2

/-- A parallel loop without atomic accumulations, where what a cell holds after each iteration
that writes it depends on no more than the cell (section 4.2). -/
theorem race_same (noAtomics : ∀ i l f, ¬ c.atomics (E i) l f) (value : Loc → V)
    (known : ∀ i, lo ≤ i → i < hi → ∀ l, c.writes (E i) l → post i l (value l))
    (reads : ∀ i j, lo ≤ i → i < hi → lo ≤ j → j < hi → i ≠ j → ∀ l, c.writes (E i) l →
      ¬ c.reads (E j) l) : ParVC I lo hi c E post := by
  intro i j h1 h2 h3 h4 h5 l
  exact ⟨fun hw => ⟨reads i j h1 h2 h3 h4 h5 l hw,
    fun hw' => ⟨value l, known i h1 h2 l hw, known j h3 h4 l hw'⟩⟩,
    fun f hf => absurd hf (noAtomics i l f)⟩

/-- An array with no atomic accumulation, whose cells are written by one iteration each. -/
theorem unraced_apart (free : c.atomicArrays.contains a = false) (apart : ApartIn c E lo hi a) :
    UnracedIn s I lo hi c E post a := by
  intro i j h1 h2 h3 h4 h5 idx
  refine ⟨fun hw => ⟨(apart i j h1 h2 h3 h4 h5 idx hw).1,
    fun hw' => absurd hw' (apart i j h1 h2 h3 h4 h5 idx hw).2⟩, fun f hf => ?_⟩
  exact (not_of_contains free (Cmd.mem_atomicArrays hf)).elim

/-- An array that is only accumulated into atomically, `n` times, by an operator whose
accumulations commute; `ops`, `noWrites` and `noReads` are `rfl`. -/
theorem unraced_atomic (op : Fn) (n : Nat) (hr : RightComm I op)
    (ops : c.atomicOps a = List.replicate n op) (noWrites : c.writeArrays.contains a = false)
    (noReads : c.readArrays.contains a = false) : UnracedIn s I lo hi c E post a := by
  intro i j h1 h2 h3 h4 h5 idx
  have key : ∀ {x f}, c.atomics (E x) ⟨a, idx⟩ f → f = op := fun {x f} hf =>
    List.eq_of_mem_replicate (ops ▸ Cmd.mem_atomicOps hf)
  have hw : ∀ x, ¬ c.writes (E x) ⟨a, idx⟩ := fun _ h =>
    not_of_contains noWrites (Cmd.mem_writeArrays h)
  have hr' : ∀ x, ¬ c.reads (E x) ⟨a, idx⟩ := fun _ h =>
    not_of_contains noReads (Cmd.mem_readArrays h)
  refine ⟨fun h => absurd h (hw i), fun f hf => ⟨hr' j, hw j, fun g hg => ?_⟩⟩
  rw [key hf, key hg]
  exact hr

private theorem unraced_of (op : Fn) (n : Nat) (hr : RightComm I op)
    (ops : c.atomicOps a = List.replicate n op) (W R A : Int → List Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → W x idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → R x idx)
    (adds : ∀ x, lo ≤ x → x < hi → ∀ idx, c.adds (E x) ⟨a, idx⟩ → A x idx)
    (apart : ∀ x y p, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y →
      (W x p → ¬ R y p ∧ ¬ W y p) ∧ (A x p → ¬ R y p ∧ ¬ W y p)) :
    UnracedIn s I lo hi c E post a := by
  intro i j h1 h2 h3 h4 h5 idx
  have key : ∀ {x f}, c.atomics (E x) ⟨a, idx⟩ f → f = op := fun {x f} hf =>
    List.eq_of_mem_replicate (ops ▸ Cmd.mem_atomicOps hf)
  have h := apart i j idx h1 h2 h3 h4 h5
  refine ⟨fun hw => ?_, fun f hf => ?_⟩
  · have h := h.1 (writes i h1 h2 idx hw)
    exact ⟨fun hr => h.1 (reads j h3 h4 idx hr), fun hw => absurd (writes j h3 h4 idx hw) h.2⟩
  · have h := h.2 (adds i h1 h2 idx ⟨f, hf⟩)
    refine ⟨fun hr => h.1 (reads j h3 h4 idx hr), fun hw => h.2 (writes j h3 h4 idx hw),
      fun g hg => ?_⟩
    rw [key hf, key hg]
    exact hr

/-- Footprints of a scalar: `W x` may be written by iteration `x`, `R x` read. -/
theorem apart0 (W R : Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts0 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts0 (R x) idx)
    (apart : ∀ x y, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x → ¬ R y ∧ ¬ W y) :
    ApartIn c E lo hi a := by
  intro x y h1 h2 h3 h4 h5 idx hw
  obtain ⟨rfl, hq⟩ := writes x h1 h2 idx hw
  have h := apart x y h1 h2 h3 h4 h5 hq
  exact ⟨fun hr => h.1 (reads y h3 h4 _ hr).2, fun hw => h.2 (writes y h3 h4 _ hw).2⟩

/-- The same with atomic accumulations, into `A x`, by an operator whose accumulations commute. -/
theorem unraced_mixed0 (op : Fn) (times : Nat) (hr : RightComm I op)
    (ops : c.atomicOps a = List.replicate times op) (W R A : Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts0 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts0 (R x) idx)
    (adds : ∀ x, lo ≤ x → x < hi → ∀ idx, c.adds (E x) ⟨a, idx⟩ → pts0 (A x) idx)
    (apart : ∀ x y, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → (W x → ¬ R y ∧ ¬ W y) ∧
      (A x → ¬ R y ∧ ¬ W y)) : UnracedIn s I lo hi c E post a := by
  refine unraced_of op times hr ops (fun x => pts0 (W x)) (fun x => pts0 (R x)) (fun x => pts0 (A x))
    writes reads adds fun x y p h1 h2 h3 h4 h5 => ⟨?_, ?_⟩
  · rintro ⟨rfl, hq⟩
    have h := (apart x y h1 h2 h3 h4 h5).1 hq
    exact ⟨fun hr => h.1 hr.2, fun hw => h.2 hw.2⟩
  · rintro ⟨rfl, hq⟩
    have h := (apart x y h1 h2 h3 h4 h5).2 hq
    exact ⟨fun hr => h.1 hr.2, fun hw => h.2 hw.2⟩

/-- An array of which several iterations may write a cell, all of them the same value. -/
theorem unraced_same0 (free : c.atomicArrays.contains a = false) (W R : Int → Prop) (value : V)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts0 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts0 (R x) idx)
    (known : ∀ x, lo ≤ x → x < hi → W x → post x ⟨a, []⟩ value)
    (apart : ∀ x y, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x → ¬ R y) :
    UnracedIn false I lo hi c E post a := by
  intro x y h1 h2 h3 h4 h5 idx
  refine ⟨fun hw => ?_, fun f hf => ?_⟩
  · obtain ⟨rfl, hq⟩ := writes x h1 h2 idx hw
    refine ⟨fun hr => ?_, fun hw' => ⟨rfl, value, known x h1 h2 hq, ?_⟩⟩
    · exact apart x y h1 h2 h3 h4 h5 hq (reads y h3 h4 _ hr).2
    · exact known y h3 h4 (writes y h3 h4 _ hw').2
  · exact (not_of_contains free (Cmd.mem_atomicArrays hf)).elim

/-- Footprints of one dimension: `W x` may be written by iteration `x`, `R x` read. -/
theorem apart1 (W R : Int → Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts1 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts1 (R x) idx)
    (apart : ∀ x y i, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x i → ¬ R y i ∧ ¬ W y i) :
    ApartIn c E lo hi a := by
  intro x y h1 h2 h3 h4 h5 idx hw
  obtain ⟨i, rfl, hq⟩ := writes x h1 h2 idx hw
  have h := apart x y i h1 h2 h3 h4 h5 hq
  refine ⟨fun hr => ?_, fun hw => ?_⟩
  · have hr := reads y h3 h4 _ hr
    obtain ⟨i', he, hr⟩ := hr
    cases he
    exact h.1 hr
  · have hw := writes y h3 h4 _ hw
    obtain ⟨i', he, hw⟩ := hw
    cases he
    exact h.2 hw

/-- The same with atomic accumulations, into `A x`, by an operator whose accumulations commute. -/
theorem unraced_mixed1 (op : Fn) (times : Nat) (hr : RightComm I op)
    (ops : c.atomicOps a = List.replicate times op) (W R A : Int → Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts1 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts1 (R x) idx)
    (adds : ∀ x, lo ≤ x → x < hi → ∀ idx, c.adds (E x) ⟨a, idx⟩ → pts1 (A x) idx)
    (apart : ∀ x y i, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → (W x i → ¬ R y i ∧ ¬ W y i) ∧
      (A x i → ¬ R y i ∧ ¬ W y i)) : UnracedIn s I lo hi c E post a := by
  refine unraced_of op times hr ops (fun x => pts1 (W x)) (fun x => pts1 (R x)) (fun x => pts1 (A x))
    writes reads adds fun x y p h1 h2 h3 h4 h5 => ⟨?_, ?_⟩
  · rintro ⟨i, rfl, hq⟩
    have h := (apart x y i h1 h2 h3 h4 h5).1 hq
    refine ⟨?_, ?_⟩
    · rintro ⟨i', he, hr⟩
      cases he
      exact h.1 hr
    · rintro ⟨i', he, hw⟩
      cases he
      exact h.2 hw
  · rintro ⟨i, rfl, hq⟩
    have h := (apart x y i h1 h2 h3 h4 h5).2 hq
    refine ⟨?_, ?_⟩
    · rintro ⟨i', he, hr⟩
      cases he
      exact h.1 hr
    · rintro ⟨i', he, hw⟩
      cases he
      exact h.2 hw

/-- An array of which several iterations may write a cell, all of them the same value. -/
theorem unraced_same1 (free : c.atomicArrays.contains a = false) (W R : Int → Int → Prop)
    (value : Int → V) (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts1 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts1 (R x) idx)
    (known : ∀ x i, lo ≤ x → x < hi → W x i → post x ⟨a, [i]⟩ (value i))
    (apart : ∀ x y i, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x i → ¬ R y i) :
    UnracedIn false I lo hi c E post a := by
  intro x y h1 h2 h3 h4 h5 idx
  refine ⟨fun hw => ?_, fun f hf => ?_⟩
  · obtain ⟨i, rfl, hq⟩ := writes x h1 h2 idx hw
    refine ⟨fun hr => ?_, fun hw' => ⟨rfl, value i, known x i h1 h2 hq, ?_⟩⟩
    · obtain ⟨i', he, hr⟩ := reads y h3 h4 _ hr
      cases he
      exact apart x y i h1 h2 h3 h4 h5 hq hr
    · obtain ⟨i', he, hq'⟩ := writes y h3 h4 _ hw'
      cases he
      exact known y i h3 h4 hq'
  · exact (not_of_contains free (Cmd.mem_atomicArrays hf)).elim

/-- Footprints of two dimensions: `W x` may be written by iteration `x`, `R x` read. -/
theorem apart2 (W R : Int → Int → Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts2 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts2 (R x) idx)
    (apart : ∀ x y i j, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x i j → ¬ R y i j ∧ ¬ W y i j) :
    ApartIn c E lo hi a := by
  intro x y h1 h2 h3 h4 h5 idx hw
  obtain ⟨i, j, rfl, hq⟩ := writes x h1 h2 idx hw
  have h := apart x y i j h1 h2 h3 h4 h5 hq
  refine ⟨fun hr => ?_, fun hw => ?_⟩
  · have hr := reads y h3 h4 _ hr
    obtain ⟨i', j', he, hr⟩ := hr
    cases he
    exact h.1 hr
  · have hw := writes y h3 h4 _ hw
    obtain ⟨i', j', he, hw⟩ := hw
    cases he
    exact h.2 hw

/-- The same with atomic accumulations, into `A x`, by an operator whose accumulations commute. -/
theorem unraced_mixed2 (op : Fn) (times : Nat) (hr : RightComm I op)
    (ops : c.atomicOps a = List.replicate times op) (W R A : Int → Int → Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts2 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts2 (R x) idx)
    (adds : ∀ x, lo ≤ x → x < hi → ∀ idx, c.adds (E x) ⟨a, idx⟩ → pts2 (A x) idx)
    (apart : ∀ x y i j, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → (W x i j → ¬ R y i j ∧ ¬ W y i j) ∧
      (A x i j → ¬ R y i j ∧ ¬ W y i j)) : UnracedIn s I lo hi c E post a := by
  refine unraced_of op times hr ops (fun x => pts2 (W x)) (fun x => pts2 (R x)) (fun x => pts2 (A x))
    writes reads adds fun x y p h1 h2 h3 h4 h5 => ⟨?_, ?_⟩
  · rintro ⟨i, j, rfl, hq⟩
    have h := (apart x y i j h1 h2 h3 h4 h5).1 hq
    refine ⟨?_, ?_⟩
    · rintro ⟨i', j', he, hr⟩
      cases he
      exact h.1 hr
    · rintro ⟨i', j', he, hw⟩
      cases he
      exact h.2 hw
  · rintro ⟨i, j, rfl, hq⟩
    have h := (apart x y i j h1 h2 h3 h4 h5).2 hq
    refine ⟨?_, ?_⟩
    · rintro ⟨i', j', he, hr⟩
      cases he
      exact h.1 hr
    · rintro ⟨i', j', he, hw⟩
      cases he
      exact h.2 hw

/-- An array of which several iterations may write a cell, all of them the same value. -/
theorem unraced_same2 (free : c.atomicArrays.contains a = false) (W R : Int → Int → Int → Prop)
    (value : Int → Int → V)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts2 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts2 (R x) idx)
    (known : ∀ x i j, lo ≤ x → x < hi → W x i j → post x ⟨a, [i, j]⟩ (value i j))
    (apart : ∀ x y i j, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x i j → ¬ R y i j) :
    UnracedIn false I lo hi c E post a := by
  intro x y h1 h2 h3 h4 h5 idx
  refine ⟨fun hw => ?_, fun f hf => ?_⟩
  · obtain ⟨i, j, rfl, hq⟩ := writes x h1 h2 idx hw
    refine ⟨fun hr => ?_, fun hw' => ⟨rfl, value i j, known x i j h1 h2 hq, ?_⟩⟩
    · obtain ⟨i', j', he, hr⟩ := reads y h3 h4 _ hr
      cases he
      exact apart x y i j h1 h2 h3 h4 h5 hq hr
    · obtain ⟨i', j', he, hq'⟩ := writes y h3 h4 _ hw'
      cases he
      exact known y i j h3 h4 hq'
  · exact (not_of_contains free (Cmd.mem_atomicArrays hf)).elim

/-- Footprints of three dimensions: `W x` may be written by iteration `x`, `R x` read. -/
theorem apart3 (W R : Int → Int → Int → Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts3 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts3 (R x) idx)
    (apart : ∀ x y i j k, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x i j k → ¬ R y i j k ∧
      ¬ W y i j k) : ApartIn c E lo hi a := by
  intro x y h1 h2 h3 h4 h5 idx hw
  obtain ⟨i, j, k, rfl, hq⟩ := writes x h1 h2 idx hw
  have h := apart x y i j k h1 h2 h3 h4 h5 hq
  refine ⟨fun hr => ?_, fun hw => ?_⟩
  · have hr := reads y h3 h4 _ hr
    obtain ⟨i', j', k', he, hr⟩ := hr
    cases he
    exact h.1 hr
  · have hw := writes y h3 h4 _ hw
    obtain ⟨i', j', k', he, hw⟩ := hw
    cases he
    exact h.2 hw

/-- The same with atomic accumulations, into `A x`, by an operator whose accumulations commute. -/
theorem unraced_mixed3 (op : Fn) (times : Nat) (hr : RightComm I op)
    (ops : c.atomicOps a = List.replicate times op) (W R A : Int → Int → Int → Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts3 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts3 (R x) idx)
    (adds : ∀ x, lo ≤ x → x < hi → ∀ idx, c.adds (E x) ⟨a, idx⟩ → pts3 (A x) idx)
    (apart : ∀ x y i j k, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y →
      (W x i j k → ¬ R y i j k ∧ ¬ W y i j k) ∧ (A x i j k → ¬ R y i j k ∧ ¬ W y i j k)) :
    UnracedIn s I lo hi c E post a := by
  refine unraced_of op times hr ops (fun x => pts3 (W x)) (fun x => pts3 (R x)) (fun x => pts3 (A x))
    writes reads adds fun x y p h1 h2 h3 h4 h5 => ⟨?_, ?_⟩
  · rintro ⟨i, j, k, rfl, hq⟩
    have h := (apart x y i j k h1 h2 h3 h4 h5).1 hq
    refine ⟨?_, ?_⟩
    · rintro ⟨i', j', k', he, hr⟩
      cases he
      exact h.1 hr
    · rintro ⟨i', j', k', he, hw⟩
      cases he
      exact h.2 hw
  · rintro ⟨i, j, k, rfl, hq⟩
    have h := (apart x y i j k h1 h2 h3 h4 h5).2 hq
    refine ⟨?_, ?_⟩
    · rintro ⟨i', j', k', he, hr⟩
      cases he
      exact h.1 hr
    · rintro ⟨i', j', k', he, hw⟩
      cases he
      exact h.2 hw

/-- An array of which several iterations may write a cell, all of them the same value. -/
theorem unraced_same3 (free : c.atomicArrays.contains a = false) (W R : Int → Int → Int → Int → Prop)
    (value : Int → Int → Int → V)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts3 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts3 (R x) idx)
    (known : ∀ x i j k, lo ≤ x → x < hi → W x i j k → post x ⟨a, [i, j, k]⟩ (value i j k))
    (apart : ∀ x y i j k, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x i j k → ¬ R y i j k) :
    UnracedIn false I lo hi c E post a := by
  intro x y h1 h2 h3 h4 h5 idx
  refine ⟨fun hw => ?_, fun f hf => ?_⟩
  · obtain ⟨i, j, k, rfl, hq⟩ := writes x h1 h2 idx hw
    refine ⟨fun hr => ?_, fun hw' => ⟨rfl, value i j k, known x i j k h1 h2 hq, ?_⟩⟩
    · obtain ⟨i', j', k', he, hr⟩ := reads y h3 h4 _ hr
      cases he
      exact apart x y i j k h1 h2 h3 h4 h5 hq hr
    · obtain ⟨i', j', k', he, hq'⟩ := writes y h3 h4 _ hw'
      cases he
      exact known y i j k h3 h4 hq'
  · exact (not_of_contains free (Cmd.mem_atomicArrays hf)).elim

/-- Footprints of four dimensions: `W x` may be written by iteration `x`, `R x` read. -/
theorem apart4 (W R : Int → Int → Int → Int → Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts4 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts4 (R x) idx)
    (apart : ∀ x y i j k m, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x i j k m → ¬ R y i j k m ∧
      ¬ W y i j k m) : ApartIn c E lo hi a := by
  intro x y h1 h2 h3 h4 h5 idx hw
  obtain ⟨i, j, k, m, rfl, hq⟩ := writes x h1 h2 idx hw
  have h := apart x y i j k m h1 h2 h3 h4 h5 hq
  refine ⟨fun hr => ?_, fun hw => ?_⟩
  · have hr := reads y h3 h4 _ hr
    obtain ⟨i', j', k', m', he, hr⟩ := hr
    cases he
    exact h.1 hr
  · have hw := writes y h3 h4 _ hw
    obtain ⟨i', j', k', m', he, hw⟩ := hw
    cases he
    exact h.2 hw

/-- The same with atomic accumulations, into `A x`, by an operator whose accumulations commute. -/
theorem unraced_mixed4 (op : Fn) (times : Nat) (hr : RightComm I op)
    (ops : c.atomicOps a = List.replicate times op) (W R A : Int → Int → Int → Int → Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts4 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts4 (R x) idx)
    (adds : ∀ x, lo ≤ x → x < hi → ∀ idx, c.adds (E x) ⟨a, idx⟩ → pts4 (A x) idx)
    (apart : ∀ x y i j k m, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y →
      (W x i j k m → ¬ R y i j k m ∧ ¬ W y i j k m) ∧ (A x i j k m → ¬ R y i j k m ∧ ¬ W y i j k m)) :
    UnracedIn s I lo hi c E post a := by
  refine unraced_of op times hr ops (fun x => pts4 (W x)) (fun x => pts4 (R x)) (fun x => pts4 (A x))
    writes reads adds fun x y p h1 h2 h3 h4 h5 => ⟨?_, ?_⟩
  · rintro ⟨i, j, k, m, rfl, hq⟩
    have h := (apart x y i j k m h1 h2 h3 h4 h5).1 hq
    refine ⟨?_, ?_⟩
    · rintro ⟨i', j', k', m', he, hr⟩
      cases he
      exact h.1 hr
    · rintro ⟨i', j', k', m', he, hw⟩
      cases he
      exact h.2 hw
  · rintro ⟨i, j, k, m, rfl, hq⟩
    have h := (apart x y i j k m h1 h2 h3 h4 h5).2 hq
    refine ⟨?_, ?_⟩
    · rintro ⟨i', j', k', m', he, hr⟩
      cases he
      exact h.1 hr
    · rintro ⟨i', j', k', m', he, hw⟩
      cases he
      exact h.2 hw

/-- An array of which several iterations may write a cell, all of them the same value. -/
theorem unraced_same4 (free : c.atomicArrays.contains a = false)
    (W R : Int → Int → Int → Int → Int → Prop) (value : Int → Int → Int → Int → V)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts4 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts4 (R x) idx)
    (known : ∀ x i j k m, lo ≤ x → x < hi → W x i j k m → post x ⟨a, [i, j, k, m]⟩ (value i j k m))
    (apart : ∀ x y i j k m, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x i j k m → ¬ R y i j k m) :
    UnracedIn false I lo hi c E post a := by
  intro x y h1 h2 h3 h4 h5 idx
  refine ⟨fun hw => ?_, fun f hf => ?_⟩
  · obtain ⟨i, j, k, m, rfl, hq⟩ := writes x h1 h2 idx hw
    refine ⟨fun hr => ?_, fun hw' => ⟨rfl, value i j k m, known x i j k m h1 h2 hq, ?_⟩⟩
    · obtain ⟨i', j', k', m', he, hr⟩ := reads y h3 h4 _ hr
      cases he
      exact apart x y i j k m h1 h2 h3 h4 h5 hq hr
    · obtain ⟨i', j', k', m', he, hq'⟩ := writes y h3 h4 _ hw'
      cases he
      exact known y i j k m h3 h4 hq'
  · exact (not_of_contains free (Cmd.mem_atomicArrays hf)).elim

/-- Footprints of five dimensions: `W x` may be written by iteration `x`, `R x` read. -/
theorem apart5 (W R : Int → Int → Int → Int → Int → Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts5 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts5 (R x) idx)
    (apart : ∀ x y i j k m n, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x i j k m n →
      ¬ R y i j k m n ∧ ¬ W y i j k m n) : ApartIn c E lo hi a := by
  intro x y h1 h2 h3 h4 h5 idx hw
  obtain ⟨i, j, k, m, n, rfl, hq⟩ := writes x h1 h2 idx hw
  have h := apart x y i j k m n h1 h2 h3 h4 h5 hq
  refine ⟨fun hr => ?_, fun hw => ?_⟩
  · have hr := reads y h3 h4 _ hr
    obtain ⟨i', j', k', m', n', he, hr⟩ := hr
    cases he
    exact h.1 hr
  · have hw := writes y h3 h4 _ hw
    obtain ⟨i', j', k', m', n', he, hw⟩ := hw
    cases he
    exact h.2 hw

/-- The same with atomic accumulations, into `A x`, by an operator whose accumulations commute. -/
theorem unraced_mixed5 (op : Fn) (times : Nat) (hr : RightComm I op)
    (ops : c.atomicOps a = List.replicate times op) (W R A : Int → Int → Int → Int → Int → Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts5 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts5 (R x) idx)
    (adds : ∀ x, lo ≤ x → x < hi → ∀ idx, c.adds (E x) ⟨a, idx⟩ → pts5 (A x) idx)
    (apart : ∀ x y i j k m n, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y →
      (W x i j k m n → ¬ R y i j k m n ∧ ¬ W y i j k m n) ∧
      (A x i j k m n → ¬ R y i j k m n ∧ ¬ W y i j k m n)) : UnracedIn s I lo hi c E post a := by
  refine unraced_of op times hr ops (fun x => pts5 (W x)) (fun x => pts5 (R x)) (fun x => pts5 (A x))
    writes reads adds fun x y p h1 h2 h3 h4 h5 => ⟨?_, ?_⟩
  · rintro ⟨i, j, k, m, n, rfl, hq⟩
    have h := (apart x y i j k m n h1 h2 h3 h4 h5).1 hq
    refine ⟨?_, ?_⟩
    · rintro ⟨i', j', k', m', n', he, hr⟩
      cases he
      exact h.1 hr
    · rintro ⟨i', j', k', m', n', he, hw⟩
      cases he
      exact h.2 hw
  · rintro ⟨i, j, k, m, n, rfl, hq⟩
    have h := (apart x y i j k m n h1 h2 h3 h4 h5).2 hq
    refine ⟨?_, ?_⟩
    · rintro ⟨i', j', k', m', n', he, hr⟩
      cases he
      exact h.1 hr
    · rintro ⟨i', j', k', m', n', he, hw⟩
      cases he
      exact h.2 hw

/-- An array of which several iterations may write a cell, all of them the same value. -/
theorem unraced_same5 (free : c.atomicArrays.contains a = false)
    (W R : Int → Int → Int → Int → Int → Int → Prop) (value : Int → Int → Int → Int → Int → V)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts5 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts5 (R x) idx)
    (known : ∀ x i j k m n, lo ≤ x → x < hi → W x i j k m n →
      post x ⟨a, [i, j, k, m, n]⟩ (value i j k m n))
    (apart : ∀ x y i j k m n, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x i j k m n →
      ¬ R y i j k m n) : UnracedIn false I lo hi c E post a := by
  intro x y h1 h2 h3 h4 h5 idx
  refine ⟨fun hw => ?_, fun f hf => ?_⟩
  · obtain ⟨i, j, k, m, n, rfl, hq⟩ := writes x h1 h2 idx hw
    refine ⟨fun hr => ?_, fun hw' => ⟨rfl, value i j k m n, known x i j k m n h1 h2 hq, ?_⟩⟩
    · obtain ⟨i', j', k', m', n', he, hr⟩ := reads y h3 h4 _ hr
      cases he
      exact apart x y i j k m n h1 h2 h3 h4 h5 hq hr
    · obtain ⟨i', j', k', m', n', he, hq'⟩ := writes y h3 h4 _ hw'
      cases he
      exact known y i j k m n h3 h4 hq'
  · exact (not_of_contains free (Cmd.mem_atomicArrays hf)).elim

/-- Footprints of six dimensions: `W x` may be written by iteration `x`, `R x` read. -/
theorem apart6 (W R : Int → Int → Int → Int → Int → Int → Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts6 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts6 (R x) idx)
    (apart : ∀ x y i j k m n o, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x i j k m n o →
      ¬ R y i j k m n o ∧ ¬ W y i j k m n o) : ApartIn c E lo hi a := by
  intro x y h1 h2 h3 h4 h5 idx hw
  obtain ⟨i, j, k, m, n, o, rfl, hq⟩ := writes x h1 h2 idx hw
  have h := apart x y i j k m n o h1 h2 h3 h4 h5 hq
  refine ⟨fun hr => ?_, fun hw => ?_⟩
  · have hr := reads y h3 h4 _ hr
    obtain ⟨i', j', k', m', n', o', he, hr⟩ := hr
    cases he
    exact h.1 hr
  · have hw := writes y h3 h4 _ hw
    obtain ⟨i', j', k', m', n', o', he, hw⟩ := hw
    cases he
    exact h.2 hw

/-- The same with atomic accumulations, into `A x`, by an operator whose accumulations commute. -/
theorem unraced_mixed6 (op : Fn) (times : Nat) (hr : RightComm I op)
    (ops : c.atomicOps a = List.replicate times op)
    (W R A : Int → Int → Int → Int → Int → Int → Int → Prop)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts6 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts6 (R x) idx)
    (adds : ∀ x, lo ≤ x → x < hi → ∀ idx, c.adds (E x) ⟨a, idx⟩ → pts6 (A x) idx)
    (apart : ∀ x y i j k m n o, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y →
      (W x i j k m n o → ¬ R y i j k m n o ∧ ¬ W y i j k m n o) ∧
      (A x i j k m n o → ¬ R y i j k m n o ∧ ¬ W y i j k m n o)) : UnracedIn s I lo hi c E post a := by
  refine unraced_of op times hr ops (fun x => pts6 (W x)) (fun x => pts6 (R x)) (fun x => pts6 (A x))
    writes reads adds fun x y p h1 h2 h3 h4 h5 => ⟨?_, ?_⟩
  · rintro ⟨i, j, k, m, n, o, rfl, hq⟩
    have h := (apart x y i j k m n o h1 h2 h3 h4 h5).1 hq
    refine ⟨?_, ?_⟩
    · rintro ⟨i', j', k', m', n', o', he, hr⟩
      cases he
      exact h.1 hr
    · rintro ⟨i', j', k', m', n', o', he, hw⟩
      cases he
      exact h.2 hw
  · rintro ⟨i, j, k, m, n, o, rfl, hq⟩
    have h := (apart x y i j k m n o h1 h2 h3 h4 h5).2 hq
    refine ⟨?_, ?_⟩
    · rintro ⟨i', j', k', m', n', o', he, hr⟩
      cases he
      exact h.1 hr
    · rintro ⟨i', j', k', m', n', o', he, hw⟩
      cases he
      exact h.2 hw

/-- An array of which several iterations may write a cell, all of them the same value. -/
theorem unraced_same6 (free : c.atomicArrays.contains a = false)
    (W R : Int → Int → Int → Int → Int → Int → Int → Prop)
    (value : Int → Int → Int → Int → Int → Int → V)
    (writes : ∀ x, lo ≤ x → x < hi → ∀ idx, c.writes (E x) ⟨a, idx⟩ → pts6 (W x) idx)
    (reads : ∀ x, lo ≤ x → x < hi → ∀ idx, c.reads (E x) ⟨a, idx⟩ → pts6 (R x) idx)
    (known : ∀ x i j k m n o, lo ≤ x → x < hi → W x i j k m n o →
      post x ⟨a, [i, j, k, m, n, o]⟩ (value i j k m n o))
    (apart : ∀ x y i j k m n o, lo ≤ x → x < hi → lo ≤ y → y < hi → x ≠ y → W x i j k m n o →
      ¬ R y i j k m n o) : UnracedIn false I lo hi c E post a := by
  intro x y h1 h2 h3 h4 h5 idx
  refine ⟨fun hw => ?_, fun f hf => ?_⟩
  · obtain ⟨i, j, k, m, n, o, rfl, hq⟩ := writes x h1 h2 idx hw
    refine ⟨fun hr => ?_, fun hw' => ⟨rfl, value i j k m n o, known x i j k m n o h1 h2 hq, ?_⟩⟩
    · obtain ⟨i', j', k', m', n', o', he, hr⟩ := reads y h3 h4 _ hr
      cases he
      exact apart x y i j k m n o h1 h2 h3 h4 h5 hq hr
    · obtain ⟨i', j', k', m', n', o', he, hq'⟩ := writes y h3 h4 _ hw'
      cases he
      exact known y i j k m n o h3 h4 hq'
  · exact (not_of_contains free (Cmd.mem_atomicArrays hf)).elim

end

end Redverify
