module

public import Redverify.Syntax

/-!
# Semantics of SCHED and of specifications

Values (Figure 4.3, section 7.4), memories (sections 4.2 and 7.3.5), the big-step semantics
(Figures 4.4 and 4.5 with section 7.3.6) and the small-step semantics (Figure 4.6) of the thesis.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type}

/-- Values of variables (the stack `ℰ` of the thesis). -/
abbrev Env := Var → Int
/-- `ℰ + x ↦ n` -/
def Env.set (E : Env) (x : Var) (n : Int) : Env := fun y => if y = x then n else E y
/-- The environment with several variables set, the first first. -/
def Env.bind (E : Env) : List Var → List Int → Env
  | x :: xs, n :: ns => Env.bind (E.set x n) xs ns
  | _, _ => E

mutual
/-- The value of an index expression. It means nothing where a divisor is not positive (`Impl.Divides`). -/
def IExp.eval : IExp → Env → Int
  | .var x, E => E x
  | .const n, _ => n
  | .add a b, E => a.eval E + b.eval E
  | .mul n a, E => n * a.eval E
  | .div a n, E => a.eval E / n
  | .mod a n, E => a.eval E % n
  | .min a b, E => Min.min (a.eval E) (b.eval E)
  | .max a b, E => Max.max (a.eval E) (b.eval E)
  | .select c a b, E => bif c.eval E then a.eval E else b.eval E
  | .prod a b, E => a.eval E * b.eval E
  | .quot a b, E => a.eval E / b.eval E
  | .rem a b, E => a.eval E % b.eval E

/-- Whether a condition holds. -/
def Cond.eval : Cond → Env → Bool
  | .true, _ => Bool.true
  | .false, _ => Bool.false
  | .eq a b, E => decide (a.eval E = b.eval E)
  | .lt a b, E => decide (a.eval E < b.eval E)
  | .le a b, E => decide (a.eval E ≤ b.eval E)
  | .and c d, E => c.eval E && d.eval E
  | .or c d, E => c.eval E || d.eval E
  | .not c, E => !c.eval E
end

/-- The values of several index expressions. -/
def evalIdx (idx : List IExp) (E : Env) : List Int := idx.map (·.eval E)
/-- All conditions hold. -/
def allHold (cs : List Cond) (E : Env) : Prop := ∀ c ∈ cs, c.eval E = true

/-- An interpretation of the function symbols over values `V`. One carrier holds the values of
all types: a family of typed interpretations is one over the product of its carriers. -/
structure Interp (V : Type) where
  /-- The meaning of a function symbol. -/ fn : Fn → List V → V
  /-- An index as a value of a type. -/ index : Ty → Int → V
  /-- The integer that a value of a type is. Of a floating type it tells finite numbers, 0, from infinities. -/
  toInt : Ty → V → Int
  /-- A truth value as a value. -/ ofBool : Bool → V
  /-- What is said about nothing: the fold over an infinite set, or over none from nowhere. -/ unknown : V

/-- A function of values that may be undefined (`none`): its value is, if one of them is. -/
def Interp.strict (I : Interp V) (f : Fn) (vs : List (Option V)) : Option V :=
  bif vs.all Option.isSome then some (I.fn f (vs.filterMap id)) else none

/-! ## Reductions (section 7.4) -/

/-- Lexicographic order of points. -/
def lexLt : List Int → List Int → Prop
  | x :: xs, y :: ys => x < y ∨ (x = y ∧ lexLt xs ys)
  | _, _ => False

/-- `points` lists exactly the points of `S`, in lexicographic order. -/
def Lists (points : List (List Int)) (S : List Int → Prop) : Prop :=
  points.Pairwise lexLt ∧ ∀ p, p ∈ points ↔ S p

/-- Left fold; without a start value, from the first element. -/
def fold (f : V → V → V) : Option V → List V → Option V
  | acc, [] => acc
  | none, v :: vs => fold f (some v) vs
  | some u, v :: vs => fold f (some (f u v)) vs

open Classical in
/-- The reduction of `body` over the index set `S`, in lexicographic order, from `start`. -/
def Interp.reduce (I : Interp V) (f : Fn) (start : Option V) (S : List Int → Prop) (body : List Int → V) : V :=
  if h : ∃ points, Lists points S then
    (fold (fun u v => I.fn f [u, v]) start (h.choose.map body)).getD I.unknown else I.unknown

/-- The points where `c` holds: the index set of a reduction. -/
def Points (xs : List Var) (c : Cond) (E : Env) (p : List Int) : Prop :=
  p.length = xs.length ∧ c.eval (E.bind xs p) = true

/-- A value for every tensor at every point. -/
abbrev Model (V : Type) := Ten → List Int → V

mutual
/-- The value of an expression of the specification in a model. -/
def TExp.eval (I : Interp V) (M : Model V) : TExp → Env → V
  | .fn f args, E => I.fn f (TExp.evals I M args E)
  | .access t idx, E => M t (evalIdx idx E)
  | .index τ i, E => I.index τ (i.eval E)
  | .cond c, E => I.ofBool (c.eval E)
  | .select c t e, E => bif c.eval E then t.eval I M E else e.eval I M E
  | .letval x τ t body, E => body.eval I M (E.set x (I.toInt τ (t.eval I M E)))
  | .reduce start f xs c body, E =>
    I.reduce f (TExp.evals I M start E).head? (Points xs c E) (fun p => body.eval I M (E.bind xs p))

/-- The values of several expressions. -/
def TExp.evals (I : Interp V) (M : Model V) : List TExp → Env → List V
  | [], _ => []
  | t :: ts, E => t.eval I M E :: TExp.evals I M ts E
end

/-- The model satisfies an equation at all points where its guard holds. -/
def Equation.Holds (I : Interp V) (E : Env) (M : Model V) (q : Equation) : Prop :=
  ∀ p : List Int, p.length = q.vars.length → q.guard.eval (E.bind q.vars p) = true →
    M q.tensor p = q.rhs.eval I M (E.bind q.vars p)

/-- A model of the specification: all equations hold. -/
def Spec.IsModel (S : Spec) (I : Interp V) (E : Env) (M : Model V) : Prop := ∀ q ∈ S.equations, q.Holds I E M

/-! ## Memories and differential memories -/

/-- A memory location: a cell of an array. -/
structure Loc where (array : Arr) (index : List Int)
  deriving DecidableEq

/-- What a memory holds at a location. -/
inductive Cell (V : Type) where
  /-- Not a location of the memory: outside its array. -/ | absent
  /-- A value or, with `none`, an undefined one (`⊥`): never written, or written from such cells. -/
  | holds (v : Option V)

/-- A memory. -/
abbrev Mem (V : Type) := Loc → Cell V
/-- The memory with one cell changed. -/
def Mem.set (μ : Mem V) (l : Loc) (v : Option V) : Mem V := fun k => if k = l then .holds v else μ k
/-- `μ` where array `a` is replaced by `m`. -/
def Mem.overlay (μ : Mem V) (a : Arr) (m : List Int → Cell V) : Mem V :=
  fun l => if l.array = a then m l.index else μ l

/-- `idx` lies in the box `[0, extents)`. -/
def InBox : List Int → List Int → Prop
  | [], [] => True
  | i :: is, n :: ns => 0 ≤ i ∧ i < n ∧ InBox is ns
  | _, _ => False

open Classical in
/-- A fresh array: its cells exist and are undefined. -/
def fresh (extents : List Int) : List Int → Cell V :=
  fun idx => if InBox idx extents then .holds none else .absent

/-- What a command does to one cell (section 7.3.5): the last that is written, if any, and the atomic
accumulations after it, functions of what the cell holds. `λ x` of the thesis is `Update.apply`. -/
structure Update (V : Type) where (base : Option (Option V)) (accs : List (Option V → Option V))

/-- Nothing was done. -/
def Update.none : Update V := ⟨.none, []⟩
/-- One update and then another. -/
def Update.andThen (u w : Update V) : Update V :=
  match w.base with
  | some v => ⟨some v, w.accs⟩
  | .none => ⟨u.base, u.accs ++ w.accs⟩

/-- The cell after the update. Only cells that exist are accumulated into. -/
def Update.apply (u : Update V) (c : Cell V) : Cell V :=
  match u.base, c with
  | some v, _ | .none, .holds v => .holds (u.accs.foldl (fun x f => f x) v)
  | .none, .absent => .absent

/-- A differential memory `δμ`. -/
abbrev Delta (V : Type) := Loc → Update V
/-- The empty differential memory. -/
def Delta.none : Delta V := fun _ => Update.none
/-- One write. -/
def Delta.write (l : Loc) (v : Option V) : Delta V := fun k => if k = l then ⟨some v, []⟩ else .none
/-- One atomic accumulation. -/
def Delta.accumulate (l : Loc) (f : Option V → Option V) : Delta V :=
  fun k => if k = l then ⟨Option.none, [f]⟩ else .none

/-- `δ₁ ▷ δ₂` -/
def Delta.andThen (δ₁ δ₂ : Delta V) : Delta V := fun l => (δ₁ l).andThen (δ₂ l)
/-- `▶_{0 ≤ i < n} δ (lo + i)` -/
def Delta.iterate (δ : Int → Delta V) (lo : Int) : Nat → Delta V
  | 0 => Delta.none
  | n + 1 => (Delta.iterate δ lo n).andThen (δ (lo + n))
/-- The differential memory without the cells of an array. -/
def Delta.without (δ : Delta V) (a : Arr) : Delta V := fun l => if l.array = a then .none else δ l
/-- `μ ▷ δ` -/
def Mem.update (μ : Mem V) (δ : Delta V) : Mem V := fun l => (δ l).apply (μ l)
/-- The domain of `δ`: the cells that were written or accumulated into. -/
def Delta.Touches (δ : Delta V) (l : Loc) : Prop := (δ l).base ≠ Option.none ∨ (δ l).accs ≠ []

/-- Updates of one cell by two iterations do not conflict (Definition 7.3.1, section 7.3.6):
both write the same (a value, or an undefined one) and nothing else, or all their atomic accumulations commute. -/
def Update.Compatible (u w : Update V) : Prop :=
  (∃ v, u = ⟨some v, []⟩ ∧ w = ⟨some v, []⟩) ∨
  (u.base = Option.none ∧ w.base = Option.none ∧ ∀ f ∈ u.accs, ∀ g ∈ w.accs, ∀ x, f (g x) = g (f x))

/-- A set of locations that were read. -/
abbrev Reads := Loc → Prop

/-! ## Big-step semantics -/

mutual
/-- The value of an expression in a memory (Figure 4.3): `none` for an error, a read outside of an
array; `some none` if it is undefined, for a cell that it reads is (section 9.9). -/
def VExp.eval (I : Interp V) (E : Env) (μ : Mem V) : VExp → Option (Option V)
  | .fn f args => (VExp.evals I E μ args).map (I.strict f)
  | .read a idx => match μ ⟨a, evalIdx idx E⟩ with | .holds v => some v | .absent => none
  | .index τ i => some (some (I.index τ (i.eval E)))
  | .cond c => some (some (I.ofBool (c.eval E)))
  | .select c t e => match t.eval I E μ, e.eval I E μ with
    | some (some v), some (some w) => some (some (bif c.eval E then v else w))
    | some _, some _ => some none
    | _, _ => none

/-- The values of several expressions. -/
def VExp.evals (I : Interp V) (E : Env) (μ : Mem V) : List VExp → Option (List (Option V))
  | [] => some []
  | e :: es => match e.eval I E μ, VExp.evals I E μ es with
    | some v, some vs => some (v :: vs)
    | _, _ => none
end

mutual
/-- The locations that an expression reads (Figure 4.4). -/
def VExp.Reads (E : Env) : VExp → Redverify.Reads
  | .fn _ args => VExp.ReadsAll E args
  | .read a idx => fun l => l = ⟨a, evalIdx idx E⟩
  | .index .. | .cond _ => fun _ => False
  | .select _ t e => fun l => t.Reads E l ∨ e.Reads E l

/-- The locations that several expressions read. -/
def VExp.ReadsAll (E : Env) : List VExp → Redverify.Reads
  | [] => fun _ => False
  | e :: es => fun l => e.Reads E l ∨ VExp.ReadsAll E es l
end

/-- Iterations `i ≠ j` do not race (U-PARLOOP): what one changes the other does not read, and
what both change they change compatibly. -/
def NoRace (δ : Int → Delta V) (ρ : Int → Reads) (lo hi : Int) : Prop :=
  ∀ i j, lo ≤ i → i < hi → lo ≤ j → j < hi → i ≠ j → ∀ l, (δ i).Touches l →
    ¬ ρ j l ∧ ((δ j).Touches l → (δ i l).Compatible (δ j l))

/-- `BigStep I E μ c δ ρ`: in environment `E` and memory `μ`, command `c` runs without error,
makes the changes `δ` and reads the locations `ρ` (`ℰ; μ ⊢ c ⇓ ⟨δμ; ρ⟩`). -/
inductive BigStep (I : Interp V) : Env → Mem V → Cmd → Delta V → Reads → Prop where
  /-- U-SKIP -/ | skip {E μ} : BigStep I E μ .skip .none (fun _ => False)
  /-- RED-U-SEQ -/ | seq {E μ c₁ c₂ δ₁ δ₂ ρ₁ ρ₂} :
      BigStep I E μ c₁ δ₁ ρ₁ → BigStep I E (μ.update δ₁) c₂ δ₂ ρ₂ →
      BigStep I E μ (.seq c₁ c₂) (δ₁.andThen δ₂) (fun l => ρ₁ l ∨ ρ₂ l)
  /-- RED-U-ASSIGN -/ | assign {E μ a idx e v} :
      e.eval I E μ = some v → μ ⟨a, evalIdx idx E⟩ ≠ .absent →
      BigStep I E μ (.assign a idx e) (.write ⟨a, evalIdx idx E⟩ v) (e.Reads E)
  /-- RED-U-OPASSIGN: the cell is read and written. -/ | accumulate {E μ f a idx e u v} :
      e.eval I E μ = some v → μ ⟨a, evalIdx idx E⟩ = .holds u →
      BigStep I E μ (.accumulate false f a idx e) (.write ⟨a, evalIdx idx E⟩ (I.strict f [u, v]))
        (fun l => e.Reads E l ∨ l = ⟨a, evalIdx idx E⟩)
  /-- RED-U-OPASSIGN, atomic: the cell is updated, and not read. -/ | atomic {E μ f a idx e v} :
      e.eval I E μ = some v → μ ⟨a, evalIdx idx E⟩ ≠ .absent →
      BigStep I E μ (.accumulate true f a idx e)
        (.accumulate ⟨a, evalIdx idx E⟩ (fun x => I.strict f [x, v])) (e.Reads E)
  /-- U-IF-TRUE -/ | ifTrue {E μ c c₁ c₂ δ ρ} :
      c.eval E = true → BigStep I E μ c₁ δ ρ → BigStep I E μ (.ifte c c₁ c₂) δ ρ
  /-- U-IF-FALSE -/ | ifFalse {E μ c c₁ c₂ δ ρ} :
      c.eval E = false → BigStep I E μ c₂ δ ρ → BigStep I E μ (.ifte c c₁ c₂) δ ρ
  /-- U-LET -/ | letin {E μ x i c δ ρ} :
      BigStep I (E.set x (i.eval E)) μ c δ ρ → BigStep I E μ (.letin x i c) δ ρ
  /-- U-DATALET: the value is defined and in the range. -/ | letval {E μ x τ e lo hi c v δ ρ} :
      e.eval I E μ = some (some v) → lo.eval E ≤ I.toInt τ v → I.toInt τ v < hi.eval E →
      BigStep I (E.set x (I.toInt τ v)) μ c δ ρ →
      BigStep I E μ (.letval x τ e lo hi c) δ (fun l => e.Reads E l ∨ ρ l)
  /-- U-ALLOCATE -/ | allocate {E μ a extents c δ ρ} :
      BigStep I E (μ.overlay a (fresh (evalIdx extents E))) c δ ρ →
      BigStep I E μ (.allocate a extents c) (δ.without a) (fun l => l.array ≠ a ∧ ρ l)
  /-- RED-U-FOR -/ | for {E μ x lo hi c} {δ : Int → Delta V} {ρ : Int → Reads} :
      (∀ i, lo.eval E ≤ i → i < hi.eval E →
        BigStep I (E.set x i) (μ.update (.iterate δ (lo.eval E) (i - lo.eval E).toNat)) c (δ i) (ρ i)) →
      BigStep I E μ (.for x lo hi c) (.iterate δ (lo.eval E) (hi.eval E - lo.eval E).toNat)
        (fun l => ∃ i, lo.eval E ≤ i ∧ i < hi.eval E ∧ ρ i l)
  /-- U-PARLOOP: every iteration from the memory at entry, and no two of them race. -/
  | par {E μ x lo hi c} {δ : Int → Delta V} {ρ : Int → Reads} :
      (∀ i, lo.eval E ≤ i → i < hi.eval E → BigStep I (E.set x i) μ c (δ i) (ρ i)) →
      NoRace δ ρ (lo.eval E) (hi.eval E) →
      BigStep I E μ (.par x lo hi c) (.iterate δ (lo.eval E) (hi.eval E - lo.eval E).toNat)
        (fun l => ∃ i, lo.eval E ≤ i ∧ i < hi.eval E ∧ ρ i l)
  /-- `accumulate` blocks only delimit. -/
  | scope {E μ as c δ ρ} : BigStep I E μ c δ ρ → BigStep I E μ (.scope as c) δ ρ

/-! ## Small-step interleaving semantics

Environments take the place of substitutions. An assignment, and an accumulation that is not atomic, takes two
steps, the reads and then the write, so that other threads may run in between. So does `letval` before its block. -/

/-- What is left to run. -/
inductive Proc (V : Type) where
  | done /-- A command in its environment. -/ | run (E : Env) (c : Cmd)
  /-- The second half of an assignment. -/ | store (l : Loc) (v : Option V)
  | seq (p q : Proc V) /-- `p ∥ q` -/ | par (p q : Proc V)
  /-- `inalloc`: inside of an allocation, with the array's present content. -/
  | alloc (a : Arr) (m : List Int → Cell V) (p : Proc V)

/-- The iterations `lo, …, lo + n - 1` of a sequential loop. -/
def Proc.iterations (E : Env) (x : Var) (c : Cmd) : Int → Nat → Proc V
  | _, 0 => .done
  | lo, n + 1 => .seq (.run (E.set x lo) c) (Proc.iterations E x c (lo + 1) n)

/-- The iterations `lo, …, lo + n - 1` of a parallel loop. -/
def Proc.threads (E : Env) (x : Var) (c : Cmd) : Int → Nat → Proc V
  | _, 0 => .done
  | lo, n + 1 => .par (.run (E.set x lo) c) (Proc.threads E x c (lo + 1) n)

/-- One step of one thread. -/
inductive Step (I : Interp V) : Proc V × Mem V → Proc V × Mem V → Prop where
  | skip {E μ} : Step I (.run E .skip, μ) (.done, μ)
  | seq {E c d μ} : Step I (.run E (.seq c d), μ) (.seq (.run E c) (.run E d), μ)
  /-- SEQ-CTX -/ | seqLeft {p p' q μ μ'} : Step I (p, μ) (p', μ') → Step I (.seq p q, μ) (.seq p' q, μ')
  /-- SEQ-SKIP -/ | seqDone {q μ} : Step I (.seq .done q, μ) (q, μ)
  /-- PAR-L -/ | parLeft {p p' q μ μ'} : Step I (p, μ) (p', μ') → Step I (.par p q, μ) (.par p' q, μ')
  /-- PAR-R -/ | parRight {p q q' μ μ'} : Step I (q, μ) (q', μ') → Step I (.par p q, μ) (.par p q', μ')
  /-- PAR-SKIP-L -/ | parDoneLeft {q μ} : Step I (.par .done q, μ) (q, μ)
  /-- PAR-SKIP-R -/ | parDoneRight {p μ} : Step I (.par p .done, μ) (p, μ)
  /-- ASSIGN, the reads -/ | assign {E a idx e v μ} : e.eval I E μ = some v →
      Step I (.run E (.assign a idx e), μ) (.store ⟨a, evalIdx idx E⟩ v, μ)
  /-- An accumulation, the reads -/
  | accumulate {E f a idx e u v μ} : e.eval I E μ = some v → μ ⟨a, evalIdx idx E⟩ = .holds u →
      Step I (.run E (.accumulate false f a idx e), μ) (.store ⟨a, evalIdx idx E⟩ (I.strict f [u, v]), μ)
  /-- ASSIGN, the write -/ | store {l v μ} : μ l ≠ .absent → Step I (.store l v, μ) (.done, μ.set l v)
  /-- An atomic accumulation: the operand's reads come with the indivisible update. -/
  | atomic {E f a idx e u v μ} : e.eval I E μ = some v → μ ⟨a, evalIdx idx E⟩ = .holds u →
      Step I (.run E (.accumulate true f a idx e), μ) (.done, μ.set ⟨a, evalIdx idx E⟩ (I.strict f [u, v]))
  /-- IF-TRUE -/ | ifTrue {E c c₁ c₂ μ} : c.eval E = true → Step I (.run E (.ifte c c₁ c₂), μ) (.run E c₁, μ)
  /-- IF-FALSE -/ | ifFalse {E c c₁ c₂ μ} : c.eval E = false → Step I (.run E (.ifte c c₁ c₂), μ) (.run E c₂, μ)
  /-- LET -/ | letin {E x i c μ} : Step I (.run E (.letin x i c), μ) (.run (E.set x (i.eval E)) c, μ)
  /-- DATALET, the reads -/ | letval {E x τ e lo hi c v μ} :
      e.eval I E μ = some (some v) → lo.eval E ≤ I.toInt τ v → I.toInt τ v < hi.eval E →
      Step I (.run E (.letval x τ e lo hi c), μ) (.run (E.set x (I.toInt τ v)) c, μ)
  /-- SEQLOOP -/ | for {E x lo hi c μ} : Step I (.run E (.for x lo hi c), μ)
      (.iterations E x c (lo.eval E) (hi.eval E - lo.eval E).toNat, μ)
  /-- PARLOOP -/ | par {E x lo hi c μ} : Step I (.run E (.par x lo hi c), μ)
      (.threads E x c (lo.eval E) (hi.eval E - lo.eval E).toNat, μ)
  | scope {E as c μ} : Step I (.run E (.scope as c), μ) (.run E c, μ)
  /-- ALLOCATE -/ | allocate {E a extents c μ} : Step I (.run E (.allocate a extents c), μ)
      (.alloc a (fresh (evalIdx extents E)) (.run E c), μ)
  /-- INALLOC-CTX: a step inside sees the local array in place of an outer one of that name. -/
  | allocCtx {a m p p' μ μ'} : Step I (p, μ.overlay a m) (p', μ') →
      Step I (.alloc a m p, μ) (.alloc a (fun i => μ' ⟨a, i⟩) p', μ'.overlay a (fun i => μ ⟨a, i⟩))
  /-- INALLOC-SKIP -/ | allocDone {a m μ} : Step I (.alloc a m .done, μ) (.done, μ)

/-- Every interleaving from this state is finite, none gets stuck, and all end in memory `μ'`. -/
inductive Converges (I : Interp V) : Proc V × Mem V → Mem V → Prop where
  | done {μ} : Converges I (.done, μ) μ
  | step {s μ'} : (∃ t, Step I s t) → (∀ t, Step I s t → Converges I t μ') → Converges I s μ'

end Redverify
