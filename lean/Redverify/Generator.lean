module

public import Redverify.Statement

/-!
# Annotated commands and the condition generator

Chapters 5 and 7 of the thesis: what is known of a memory is a *heap*; `post` computes the heap
after an annotated command, and `vc` the conditions under which that is right. Nothing here is
part of what a certificate states: `Soundness` proves the conditions sufficient.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type}

/-! ## Heaps -/

/-- What is known of a memory: `h l v` says that cell `l` holds `v`. -/
abbrev Heap (V : Type) := Loc → V → Prop

/-- The memory is as the heap says. -/
def Heap.Holds (h : Heap V) (μ : Mem V) : Prop := ∀ l v, h l v → μ l = .holds (some v)

/-- The cells of `a` whose index satisfies `G` hold `f`. -/
def Heap.cells (a : Arr) (G : List Int → Prop) (f : List Int → V) : Heap V :=
  fun l v => l.array = a ∧ G l.index ∧ v = f l.index

/-- Both heaps. -/
def Heap.and (h k : Heap V) : Heap V := fun l v => h l v ∨ k l v

/-- Nothing is known. -/
def Heap.empty : Heap V := fun _ _ => False

/-- The heap after a write. -/
def Heap.set (h : Heap V) (l : Loc) (v : V) : Heap V :=
  fun k w => (k = l ∧ w = v) ∨ (k ≠ l ∧ h k w)

/-- What is known of other arrays than `a`. -/
def Heap.without (h : Heap V) (a : Arr) : Heap V := fun l v => l.array ≠ a ∧ h l v

/-- What `h` knows of array `a`, and `k` of the others. -/
def Heap.restore (h : Heap V) (a : Arr) (k : Heap V) : Heap V :=
  fun l v => (l.array = a ∧ h l v) ∨ (l.array ≠ a ∧ k l v)

/-- `h` knows all that `k` does. -/
def Heap.Entails (h k : Heap V) : Prop := ∀ l v, k l v → h l v

/-- The cells that exist after an allocation. -/
def allocated (D : Loc → Prop) (a : Arr) (extents : List Int) : Loc → Prop :=
  fun l => (l.array = a ∧ InBox l.index extents) ∨ (l.array ≠ a ∧ D l)

mutual
/-- The heap knows that the expression has the value. -/
def VExp.Evals (I : Interp V) (h : Heap V) (E : Env) : VExp → V → Prop
  | .fn f args, v => ∃ vs, VExp.EvalsAll I h E args vs ∧ v = I.fn f vs
  | .read a idx, v => h ⟨a, evalIdx idx E⟩ v
  | .index τ i, v => v = I.index τ (i.eval E)
  | .cond c, v => v = I.ofBool (c.eval E)
  | .select c t e, v =>
    ∃ x y, t.Evals I h E x ∧ e.Evals I h E y ∧ v = bif c.eval E then x else y

/-- The heap knows the values of several expressions. -/
def VExp.EvalsAll (I : Interp V) (h : Heap V) (E : Env) : List VExp → List V → Prop
  | [], vs => vs = []
  | e :: es, vs => ∃ w ws, e.Evals I h E w ∧ VExp.EvalsAll I h E es ws ∧ vs = w :: ws
end

/-! ## Footprints

Indices read no memory, so what a command reads and writes is a function of its environment;
`Cmd.writes` is a part of the statement. An index that is data may be each integer of its range: these are
at least the locations that are read or changed. -/

/-- The locations that a command reads. -/
def Cmd.reads : Cmd → Env → Loc → Prop
  | .skip, _ => fun _ => False
  | .seq c d, E => fun l => c.reads E l ∨ d.reads E l
  | .assign _ _ e, E => e.Reads E
  | .accumulate false _ a idx e, E => fun l => e.Reads E l ∨ l = ⟨a, evalIdx idx E⟩
  | .accumulate true _ _ _ e, E => e.Reads E
  | .ifte c t e, E => fun l => (c.eval E = true ∧ t.reads E l) ∨ (c.eval E = false ∧ e.reads E l)
  | .letin x i c, E => c.reads (E.set x (i.eval E))
  | .letval x _ e lo hi c, E => fun l =>
    e.Reads E l ∨ ∃ n, lo.eval E ≤ n ∧ n < hi.eval E ∧ c.reads (E.set x n) l
  | .allocate a _ c, E => fun l => l.array ≠ a ∧ c.reads E l
  | .for x lo hi c, E => fun l => ∃ i, lo.eval E ≤ i ∧ i < hi.eval E ∧ c.reads (E.set x i) l
  | .par x lo hi c, E => fun l => ∃ i, lo.eval E ≤ i ∧ i < hi.eval E ∧ c.reads (E.set x i) l
  | .scope _ c, E => c.reads E

/-- The locations that a command accumulates into atomically, with the operator. -/
def Cmd.atomics : Cmd → Env → Loc → Fn → Prop
  | .skip, _ => fun _ _ => False
  | .seq c d, E => fun l f => c.atomics E l f ∨ d.atomics E l f
  | .assign _ _ _, _ => fun _ _ => False
  | .accumulate false _ _ _ _, _ => fun _ _ => False
  | .accumulate true f a idx _, E => fun l g => l = ⟨a, evalIdx idx E⟩ ∧ g = f
  | .ifte c t e, E => fun l f =>
    (c.eval E = true ∧ t.atomics E l f) ∨ (c.eval E = false ∧ e.atomics E l f)
  | .letin x i c, E => c.atomics (E.set x (i.eval E))
  | .letval x _ _ lo hi c, E => fun l f => ∃ n, lo.eval E ≤ n ∧ n < hi.eval E ∧ c.atomics (E.set x n) l f
  | .allocate a _ c, E => fun l f => l.array ≠ a ∧ c.atomics E l f
  | .for x lo hi c, E => fun l f => ∃ i, lo.eval E ≤ i ∧ i < hi.eval E ∧ c.atomics (E.set x i) l f
  | .par x lo hi c, E => fun l f => ∃ i, lo.eval E ≤ i ∧ i < hi.eval E ∧ c.atomics (E.set x i) l f
  | .scope _ c, E => c.atomics E

/-- The cell that an assignment or an accumulation changes. -/
def Cmd.target : Cmd → Env → Option Loc
  | .assign a idx _, E | .accumulate _ _ a idx _, E => some ⟨a, evalIdx idx E⟩
  | _, _ => none

/-- The command is an assignment or an accumulation, and what it reads and changes exists. -/
def Cmd.StoreIn (D : Loc → Prop) (c : Cmd) (E : Env) : Prop :=
  (∃ l, c.target E = some l ∧ D l) ∧ ∀ l, c.reads E l → D l

/-! ## Annotated commands -/

/-- Commands with what the conditions need: the value of each write, the invariant of each loop. -/
inductive ACmd (V : Type) where
  | skip
  | seq (c d : ACmd V)
  /-- `value` is what is written. -/
  | assign (a : Arr) (idx : List IExp) (e : VExp) (value : Env → V)
  /-- `value` is what the cell holds afterwards. -/
  | accumulate (atomic : Bool) (f : Fn) (a : Arr) (idx : List IExp) (e : VExp) (value : Env → V)
  | ifte (c : Cond) (t e : ACmd V)
  | letin (x : Var) (i : IExp) (c : ACmd V)
  /-- `value` is the integer that `e` holds. -/
  | letval (x : Var) (τ : Ty) (e : VExp) (lo hi : IExp) (value : Env → Int) (c : ACmd V)
  | allocate (a : Arr) (extents : List IExp) (c : ACmd V)
  /-- `inv E i` holds before iteration `i`, and after the loop at its upper bound. -/
  | for (x : Var) (lo hi : IExp) (inv : Env → Int → Heap V) (c : ACmd V)
  /-- `inv E i` is what is known when the iterations below `i` have run; by the conditions on
  races they may run in any order. -/
  | par (x : Var) (lo hi : IExp) (inv : Env → Int → Heap V) (c : ACmd V)
  | scope (arrays : List Arr) (c : ACmd V)
  /-- Before `c`, what is known is written as `h`. -/
  | reshape (h : Env → Heap V) (c : ACmd V)
  /-- If `c` is a parallel loop, no two of its iterations write one cell; if it is a `letval`, so it is inside of
  it, whatever the integer is. -/
  | apart (c : ACmd V)
  /-- Where `G` does not hold, what the assignment or accumulation `c` writes may be undefined. -/
  | definedIf (G : Env → Prop) (c : ACmd V)

/-- The command without its annotations. -/
def ACmd.erase : ACmd V → Cmd
  | .skip => .skip
  | .seq c d => .seq c.erase d.erase
  | .assign a idx e _ => .assign a idx e
  | .accumulate b f a idx e _ => .accumulate b f a idx e
  | .ifte c t e => .ifte c t.erase e.erase
  | .letin x i c => .letin x i c.erase
  | .letval x τ e lo hi _ c => .letval x τ e lo hi c.erase
  | .allocate a n c => .allocate a n c.erase
  | .for x lo hi _ c => .for x lo hi c.erase
  | .par x lo hi _ c => .par x lo hi c.erase
  | .scope as c => .scope as c.erase
  | .reshape _ c => c.erase
  | .apart c => c.erase
  | .definedIf _ c => c.erase

/-- The heap after a command, from the heap before it. -/
def ACmd.post : ACmd V → Env → Heap V → Heap V
  | .skip, _, h => h
  | .seq c d, E, h => d.post E (c.post E h)
  | .assign a idx _ T, E, h => h.set ⟨a, evalIdx idx E⟩ (T E)
  | .accumulate _ _ a idx _ T, E, h => h.set ⟨a, evalIdx idx E⟩ (T E)
  | .ifte c t e, E, h => fun l v => bif c.eval E then t.post E h l v else e.post E h l v
  | .letin x i c, E, h => c.post (E.set x (i.eval E)) h
  | .letval x _ _ _ _ T c, E, h => c.post (E.set x (T E)) h
  | .allocate a _ c, E, h => h.restore a (c.post E (h.without a))
  | .for _ lo hi inv _, E, _ => inv E (max (lo.eval E) (hi.eval E))
  | .par _ lo hi inv _, E, _ => inv E (max (lo.eval E) (hi.eval E))
  | .scope _ c, E, h => c.post E h
  | .reshape k c, E, _ => c.post E (k E)
  | .apart c, E, h => c.post E h
  | .definedIf G c, E, h => fun l v =>
    (G E → c.post E h l v) ∧ (¬ G E → c.erase.target E ≠ some l ∧ h l v)

/-- The conditions on a loop: the invariant holds at first and is kept. -/
def LoopVC (lo hi : Int) (h : Heap V) (inv : Int → Heap V) (body : Int → Heap V → Prop)
    (post : Int → Heap V → Heap V) : Prop :=
  h.Entails (inv lo) ∧
  ∀ i, lo ≤ i → i < hi → body i (inv i) ∧ (post i (inv i)).Entails (inv (i + 1))

/-- No two iterations race (U-PARLOOP, Definition 7.3.1): `post i` is what is known after
iteration `i`. -/
def ParVC (I : Interp V) (lo hi : Int) (c : Cmd) (E : Int → Env) (post : Int → Heap V) : Prop :=
  ∀ i j, lo ≤ i → i < hi → lo ≤ j → j < hi → i ≠ j → ∀ l,
    (c.writes (E i) l → ¬ c.reads (E j) l ∧
      (c.writes (E j) l → ∃ v, post i l v ∧ post j l v)) ∧
    ∀ f, c.atomics (E i) l f → ¬ c.reads (E j) l ∧ ¬ c.writes (E j) l ∧
      ∀ g, c.atomics (E j) l g → ∀ x v w, I.fn g [I.fn f [x, v], w] = I.fn f [I.fn g [x, w], v]

/-- If the command is a parallel loop, no two of its iterations write one cell; if it is a `letval`, so it is
inside of it, whatever the integer is. -/
def Cmd.TopApart : Cmd → Env → Prop
  | .letval x _ _ lo hi c, E => ∀ n, lo.eval E ≤ n → n < hi.eval E → c.Apart (E.set x n)
  | .par x lo hi c, E => WritesApart (lo.eval E) (hi.eval E) c fun i => E.set x i
  | _, _ => True

/-- The conditions under which an annotated command runs from every memory that holds `h` and has
the cells `D`, without error, and ends in one that holds `post`. -/
def ACmd.vc (I : Interp V) : ACmd V → (Loc → Prop) → Env → Heap V → Prop
  | .skip, _, _, _ => True
  | .seq c d, D, E, h => c.vc I D E h ∧ d.vc I D E (c.post E h)
  | .assign a idx e T, D, E, h => D ⟨a, evalIdx idx E⟩ ∧ e.Evals I h E (T E)
  | .accumulate _ f a idx e T, _, E, h =>
    ∃ u v, h ⟨a, evalIdx idx E⟩ u ∧ e.Evals I h E v ∧ I.fn f [u, v] = T E
  | .ifte c t e, D, E, h => (c.eval E = true → t.vc I D E h) ∧ (c.eval E = false → e.vc I D E h)
  | .letin x i c, D, E, h => c.vc I D (E.set x (i.eval E)) h
  | .letval x τ e lo hi T c, D, E, h => (∃ v, e.Evals I h E v ∧ I.toInt τ v = T E) ∧
    lo.eval E ≤ T E ∧ T E < hi.eval E ∧ c.vc I D (E.set x (T E)) h
  | .allocate a n c, D, E, h => c.vc I (allocated D a (evalIdx n E)) E (h.without a)
  | .for x lo hi inv c, D, E, h =>
    LoopVC (lo.eval E) (hi.eval E) h (inv E) (fun i k => c.vc I D (E.set x i) k)
      (fun i k => c.post (E.set x i) k)
  | .par x lo hi inv c, D, E, h =>
    LoopVC (lo.eval E) (hi.eval E) h (inv E) (fun i k => c.vc I D (E.set x i) k)
      (fun i k => c.post (E.set x i) k) ∧
    ParVC I (lo.eval E) (hi.eval E) c.erase (fun i => E.set x i)
      (fun i => c.post (E.set x i) (inv E i))
  | .scope _ c, D, E, h => c.vc I D E h
  | .reshape k c, D, E, h => h.Entails (k E) ∧ c.vc I D E (k E)
  | .apart c, D, E, h => c.vc I D E h ∧ c.erase.TopApart E
  | .definedIf G c, D, E, h => (G E → c.vc I D E h) ∧ (¬ G E → c.erase.StoreIn D E)

/-- The command has no parallel loop. -/
def Cmd.noPar : Cmd → Bool
  | .skip | .assign .. | .accumulate .. => true
  | .seq c d | .ifte _ c d => c.noPar && d.noPar
  | .letin _ _ c | .letval _ _ _ _ _ c | .allocate _ _ c | .for _ _ _ c | .scope _ c => c.noPar
  | .par .. => false

/-- Every parallel loop is said to be `apart`, and every `letval` around one; `said`: this is said of the
command itself. -/
def ACmd.allApart : ACmd V → (said : Bool) → Bool
  | .skip, _ | .assign .., _ | .accumulate .., _ => true
  | .seq c d, _ | .ifte _ c d, _ => c.allApart false && d.allApart false
  | .letin _ _ c, _ | .allocate _ _ c, _ | .for _ _ _ _ c, _ | .scope _ c, _ => c.allApart false
  | .letval _ _ _ _ _ _ c, said => said || c.erase.noPar
  | .par _ _ _ _ c, said => said && c.allApart false
  | .reshape _ c, said | .definedIf _ c, said => c.allApart said
  | .apart c, _ => c.allApart true

end Redverify
