module

public import Redverify.Semantics

/-!
# What a certificate states

`Certified laws S P`: specification `S` says something, and program `P` implements it for all parameters, inputs and
values that obey the laws. `CertifiedStrictly` also forbids that two iterations of a parallel loop write one cell.
This file and what it imports is all there is to read; of a program with a type of indices, `Indices.lean`, too.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type}

/-! ## Laws: what a certificate may ask of the meanings of functions (section 7.2) -/

/-- `(x op y) op z = x op (y op z)` -/
def Assoc (I : Interp V) (op : Fn) : Prop := ∀ x y z, I.fn op [I.fn op [x, y], z] = I.fn op [x, I.fn op [y, z]]
/-- `x op y = y op x` -/
def Comm (I : Interp V) (op : Fn) : Prop := ∀ x y, I.fn op [x, y] = I.fn op [y, x]
/-- `(x op y) op z = (x op z) op y`: accumulations commute. -/
def RightComm (I : Interp V) (op : Fn) : Prop := ∀ x y z, I.fn op [I.fn op [x, y], z] = I.fn op [I.fn op [x, z], y]
/-- `u op x = x` -/
def LeftUnit (I : Interp V) (op : Fn) (u : V) : Prop := ∀ x, I.fn op [u, x] = x
/-- `x op u = x` -/
def RightUnit (I : Interp V) (op : Fn) (u : V) : Prop := ∀ x, I.fn op [x, u] = x
/-- `x op x = x` -/
def Idem (I : Interp V) (op : Fn) : Prop := ∀ x, I.fn op [x, x] = x
/-- `x f (x g y) = x` -/
def Absorb (I : Interp V) (f g : Fn) : Prop := ∀ x y, I.fn f [x, I.fn g [x, y]] = x
/-- `x f (y g z) = (x f y) g (x f z)` -/
def Distrib (I : Interp V) (f g : Fn) : Prop :=
  ∀ x y z, I.fn f [x, I.fn g [y, z]] = I.fn g [I.fn f [x, y], I.fn f [x, z]]
/-- `x f y = y g x`: `<` and `>`. -/
def Flip (I : Interp V) (f g : Fn) : Prop := ∀ x y, I.fn f [x, y] = I.fn g [y, x]
/-- `not (x f y) = x g y`: `not (x <= y)` and `x > y`. -/
def Negates (I : Interp V) (not f g : Fn) : Prop := ∀ x y, I.fn not [I.fn f [x, y]] = I.fn g [x, y]

/-- An operator with a definition: of values of type `τ`, those that the cast from `τ` to `τ` leaves as
they are, `op` gives what `f` gives. -/
def DefinedBy (I : Interp V) (op : Fn) (τ : Ty) (f : V → V → V) : Prop :=
  ∀ x y, I.fn (.cast τ τ) [x] = x → I.fn (.cast τ τ) [y] = y → I.fn op [x, y] = f x y

/-- A commutative semiring. -/
structure SemiringLaws (I : Interp V) (add mul zero one : Fn) : Prop where
  (add_assoc : Assoc I add) (add_comm : Comm I add) (add_zero : RightUnit I add (I.fn zero []))
  (mul_assoc : Assoc I mul) (mul_comm : Comm I mul) (mul_one : RightUnit I mul (I.fn one []))
  (mul_zero : ∀ x, I.fn mul [x, I.fn zero []] = I.fn zero []) (distrib : Distrib I mul add)

/-- A commutative ring. That addition is commutative follows. -/
structure RingLaws (I : Interp V) (add mul neg zero one : Fn) : Prop where
  (add_assoc : Assoc I add) (add_zero : RightUnit I add (I.fn zero []))
  (add_neg : ∀ x, I.fn add [x, I.fn neg [x]] = I.fn zero [])
  (mul_assoc : Assoc I mul) (mul_comm : Comm I mul) (mul_one : RightUnit I mul (I.fn one []))
  (distrib : Distrib I mul add)

/-- `x - y = x + -y` -/
def SubLaw (I : Interp V) (sub add neg : Fn) : Prop := ∀ x y, I.fn sub [x, y] = I.fn add [x, I.fn neg [y]]
/-- Whole literals are numerals: each is its predecessor plus one. -/
def LiteralLaw (I : Interp V) (τ : Ty) (add : Fn) : Prop :=
  ∀ n : Int, I.fn (.literal τ (n + 1) 1) [] = I.fn add [I.fn (.literal τ n 1) [], I.fn (.literal τ 1 1) []]
/-- Literals of machine integers are numbers modulo `m`. -/
def WrapLaw (I : Interp V) (τ : Ty) (m : Int) : Prop :=
  ∀ n : Int, I.fn (.literal τ (n + m) 1) [] = I.fn (.literal τ n 1) []
/-- An index as a value is the literal of that number. -/
def IndexLaw (I : Interp V) (τ : Ty) : Prop := ∀ n : Int, I.index τ n = I.fn (.literal τ n 1) []
/-- Literals that are fractions: `n / d * d = n`. -/
def FractionLaw (I : Interp V) (τ : Ty) (mul : Fn) : Prop := ∀ (n : Int) (d : Nat), d ≠ 0 →
  I.fn mul [I.fn (.literal τ n d) [], I.fn (.literal τ d 1) []] = I.fn (.literal τ n 1) []
/-- Division multiplies by a reciprocal: `x / y = x * (1 / y)`. -/
def DivLaw (I : Interp V) (div mul one : Fn) : Prop :=
  ∀ x y, I.fn div [x, y] = I.fn mul [x, I.fn div [I.fn one [], y]]
/-- The cast of a constant is a constant of the other type: `f64(f32(0.5)) = f64(0.5)`. -/
def CastLaw (I : Interp V) (σ τ : Ty) (c d : Fn) : Prop := I.fn (.cast σ τ) [I.fn c []] = I.fn d []
/-- A usual function that others define: `f x = g x`. -/
def UnfoldsTo (I : Interp V) (f : Fn) (g : V → V) : Prop := ∀ x, I.fn f [x] = g x
/-- An index that is not zero has a reciprocal: `n * (1 / n) = 1`. -/
def ReciprocalLaw (I : Interp V) (τ : Ty) (div mul one : Fn) : Prop := ∀ n : Int, n ≠ 0 →
  I.fn mul [I.index τ n, I.fn div [I.fn one [], I.index τ n]] = I.fn one []

/-- `x` is a finite number of a floating type `τ`: of these `toInt` is 0, and of no infinity. -/
def Interp.IsFinite (I : Interp V) (τ : Ty) (x : V) : Prop := I.toInt τ x = 0
/-- `x op y` is finite if `x` and `y` are. -/
def FiniteLaw (I : Interp V) (τ : Ty) (op : Fn) : Prop :=
  ∀ x y, I.IsFinite τ x → I.IsFinite τ y → I.IsFinite τ (I.fn op [x, y])
/-- `u op x = v` if `x` is finite: `-inf - x = -inf`, `(-inf == x) = false`, `0 * x = 0`. -/
def AtFiniteLaw (I : Interp V) (τ : Ty) (op u v : Fn) : Prop :=
  ∀ x, I.IsFinite τ x → I.fn op [I.fn u [], x] = I.fn v []
/-- A function of a constant is a constant: `exp(-inf) = 0`. -/
def ConstantLaw (I : Interp V) (f c d : Fn) : Prop := I.fn f [I.fn c []] = I.fn d []
/-- `f x` is finite if `x` is. -/
def FiniteFunctionLaw (I : Interp V) (τ : Ty) (f : Fn) : Prop := ∀ x, I.IsFinite τ x → I.IsFinite τ (I.fn f [x])
/-- Literals are finite. -/
def FiniteLiteralLaw (I : Interp V) (τ : Ty) : Prop :=
  ∀ (n : Int) (d : Nat), I.IsFinite τ (I.fn (.literal τ n d) [])
/-- A finite factor goes into a sum: `c * (x + y) = c * x + c * y` if `c` is finite. -/
def FiniteFactorLaw (I : Interp V) (τ : Ty) (mul add : Fn) : Prop := ∀ c x y, I.IsFinite τ c →
  I.fn mul [c, I.fn add [x, y]] = I.fn add [I.fn mul [c, x], I.fn mul [c, y]]
/-- `exp(x - y) * exp(y - z) = exp(x - z)` if `y` and `z` are finite. -/
def ShiftLaw (I : Interp V) (τ : Ty) (exp mul sub : Fn) : Prop := ∀ x y z, I.IsFinite τ y → I.IsFinite τ z →
  I.fn mul [I.fn exp [I.fn sub [x, y]], I.fn exp [I.fn sub [y, z]]] = I.fn exp [I.fn sub [x, z]]
/-- `x op x = v` if `x` is finite: `x - x = 0`. -/
def FiniteSelfLaw (I : Interp V) (τ : Ty) (op v : Fn) : Prop := ∀ x, I.IsFinite τ x → I.fn op [x, x] = I.fn v []
/-- `select(true, x, y) = x` and `select(false, x, y) = y` -/
structure SelectLaw (I : Interp V) (select true false : Fn) : Prop where
  (of_true : ∀ x y, I.fn select [I.fn true [], x, y] = x) (of_false : ∀ x y, I.fn select [I.fn false [], x, y] = y)

/-- The arithmetic of a type: its operators make a commutative ring, whose numerals are the type's
literals. Of `real` and of machine integers, and of floats taken for real numbers. -/
structure NumberLaws (I : Interp V) (τ : Ty) : Prop extends
    RingLaws I (.builtin "+" τ) (.builtin "*" τ) (.builtin "neg" τ) (.literal τ 0 1) (.literal τ 1 1) where
  (sub : SubLaw I (.builtin "-" τ) (.builtin "+" τ) (.builtin "neg" τ))
  (literal : LiteralLaw I τ (.builtin "+" τ))

/-- A distributive lattice. All equations of `min` and `max` that are true of linear orders follow, and
products of such lattices are distributive lattices. -/
structure LatticeLaws (I : Interp V) (min max : Fn) : Prop where
  (min_assoc : Assoc I min) (min_comm : Comm I min) (max_assoc : Assoc I max) (max_comm : Comm I max)
  (min_max : Absorb I min max) (max_min : Absorb I max min) (distrib : Distrib I min max)

/-- Truth values, or words of bits: `xor` and `and` make a ring where `x xor x = false` and
`x and x = x`, and the other functions are defined by them. -/
structure BooleanLaws (I : Interp V) (and or xor not false true : Fn) : Prop where
  (xor_assoc : Assoc I xor) (xor_false : RightUnit I xor (I.fn false []))
  (xor_self : ∀ x, I.fn xor [x, x] = I.fn false []) (and_assoc : Assoc I and) (and_comm : Comm I and)
  (and_true : RightUnit I and (I.fn true [])) (and_self : Idem I and) (distrib : Distrib I and xor)
  (or_eq : ∀ x y, I.fn or [x, y] = I.fn xor [I.fn xor [x, y], I.fn and [x, y]])
  (not_eq : ∀ x, I.fn not [x] = I.fn xor [x, I.fn true []])

/-! ## Where tensors are stored -/

/-- `p` is a point of the region. -/
def Region.Holds (R : Region) (E : Env) (p : List Int) : Prop := p.length = R.bounds.length ∧
    ∀ b ∈ R.bounds.zip p, b.1.1.eval E ≤ b.2 ∧ b.2 < b.1.2.eval E

/-- The binding's cell of a point of its tensor. -/
def Binding.cell (b : Binding) (E : Env) (p : List Int) : Loc := ⟨b.array, evalIdx b.index (E.bind b.vars p)⟩

/-- `idx` is in the smallest box `[0, n)` that holds the points with `Q`. -/
def InSmallestBox (Q : List Int → Prop) (idx : List Int) : Prop := (∃ p, Q p ∧ p.length = idx.length) ∧
    ∀ d (_ : d < idx.length), 0 ≤ idx[d] ∧ ∃ p, Q p ∧ ∃ _ : d < p.length, idx[d] ≤ p[d]

/-- `idx` is a cell of the bound array `a`. -/
def Impl.HasCell (P : Impl) (S : Spec) (E : Env) (l : Loc) : Prop := (∃ b ∈ P.bindings, b.array = l.array) ∧
  (∀ b ∈ P.bindings, b.array = l.array → ∀ n, b.extents = some n → InBox l.index (evalIdx n E)) ∧
  ((∀ b ∈ P.bindings, b.array = l.array → b.extents = none) →
    InSmallestBox (fun idx => ∃ b ∈ P.bindings, ∃ R ∈ S.inputs ++ S.outputs, ∃ p,
      b.tensor = R.tensor ∧ R.Holds E p ∧ b.cell E p = ⟨l.array, idx⟩) l.index)

/-- Input `R` at point `p` is bound to cell `l`. -/
def Impl.InputAt (P : Impl) (S : Spec) (E : Env) (R : Region) (p : List Int) (l : Loc) : Prop :=
  R ∈ S.inputs ∧ R.Holds E p ∧ ∃ b ∈ P.bindings, b.tensor = R.tensor ∧ b.cell E p = l

/-- Memories that a run may start from: the cells of the bound arrays exist and no others, and
those of inputs hold the model's values. -/
def Impl.Initial (P : Impl) (S : Spec) (E : Env) (M : Model V) (μ : Mem V) : Prop :=
  (∀ l, μ l ≠ .absent ↔ P.HasCell S E l) ∧
  (∀ R p l, P.InputAt S E R p l → μ l = .holds (some (M R.tensor p)))

/-- The memory holds the outputs of the model. -/
def Impl.Final (P : Impl) (S : Spec) (E : Env) (M : Model V) (μ : Mem V) : Prop :=
  ∀ R ∈ S.outputs, ∀ p, R.Holds E p →
    (∃ b ∈ P.bindings, b.tensor = R.tensor) ∧
    ∀ b ∈ P.bindings, b.tensor = R.tensor → μ (b.cell E p) = .holds (some (M R.tensor p))

/-- The claim is not empty for want of memories: inputs lie inside of their arrays, no two in one cell. -/
def Impl.LayoutOk (P : Impl) (S : Spec) (E : Env) : Prop :=
  ∀ R p l, P.InputAt S E R p l → P.HasCell S E l ∧
    ∀ R' p', P.InputAt S E R' p' l → R'.tensor = R.tensor ∧ p' = p

/-! ## What a specification has to be -/

/-- The inputs are in their ranges. -/
def Spec.InRange (S : Spec) (I : Interp V) (E : Env) (M : Model V) : Prop :=
  ∀ r ∈ S.ranges, ∀ R ∈ S.inputs, R.tensor = r.tensor → ∀ p, R.Holds E p →
    r.lo.eval E ≤ I.toInt r.type (M R.tensor p) ∧ I.toInt r.type (M R.tensor p) < r.hi.eval E ∧
    (r.monotone = true → ∀ q, R.Holds E q → lexLt p q →
      I.toInt r.type (M R.tensor p) ≤ I.toInt r.type (M R.tensor q))

/-- The equations contradict each other nowhere: no point of a tensor has two of them, and inputs have none. -/
def Spec.Consistent (S : Spec) (E : Env) : Prop :=
  S.equations.Pairwise (fun q r => q.tensor = r.tensor → ∀ p,
    p.length = q.vars.length → p.length = r.vars.length →
    ¬ (q.guard.eval (E.bind q.vars p) = true ∧ r.guard.eval (E.bind r.vars p) = true)) ∧
  ∀ q ∈ S.equations, ∀ R ∈ S.inputs, q.tensor ≠ R.tensor

/-- The claim is not empty for want of models: whatever the inputs in their ranges are, the equations have one. -/
def Spec.Solvable (S : Spec) (I : Interp V) (E : Env) : Prop :=
  ∀ M₀, S.InRange I E M₀ → ∃ M, S.IsModel I E M ∧ ∀ R ∈ S.inputs, ∀ p, M R.tensor p = M₀ R.tensor p

mutual
/-- The expression has a value in a model if the tensors have one at the points of `D`: it uses no others,
and each reduction is over a finite set, which is not empty unless there is a start value. -/
def TExp.Defined (I : Interp V) (M : Model V) (D : Ten → List Int → Prop) : TExp → Env → Prop
  | .fn _ args, E => TExp.AllDefined I M D args E
  | .access t idx, E => D t (evalIdx idx E)
  | .index .., _ | .cond _, _ => True
  | .select c t e, E => (c.eval E = true → t.Defined I M D E) ∧ (c.eval E = false → e.Defined I M D E)
  | .letval x τ t body, E =>
    t.Defined I M D E ∧ body.Defined I M D (E.set x (I.toInt τ (t.eval I M E)))
  | .reduce start _ xs c body, E =>
    TExp.AllDefined I M D start E ∧ (∃ points, Lists points (Points xs c E)) ∧
    (start = [] → ∃ p, Points xs c E p) ∧ ∀ p, Points xs c E p → body.Defined I M D (E.bind xs p)

/-- Several expressions have values. -/
def TExp.AllDefined (I : Interp V) (M : Model V) (D : Ten → List Int → Prop) : List TExp → Env → Prop
  | [], _ => True
  | t :: ts, E => t.Defined I M D E ∧ TExp.AllDefined I M D ts E
end

/-- The specification gives values to its outputs: in each model there is a set `D` of points that holds the
outputs and all that they need. Each lies in an input's region or has an equation whose right side has a value. -/
def Spec.Defined (S : Spec) (E : Env) : Prop :=
  ∀ (V : Type) (I : Interp V) M, S.IsModel I E M → S.InRange I E M → ∃ D : Ten → List Int → Prop,
    (∀ R ∈ S.outputs, ∀ p, R.Holds E p → D R.tensor p) ∧
    ∀ t p, D t p → (∃ R ∈ S.inputs, R.tensor = t ∧ R.Holds E p) ∨
      ∃ q ∈ S.equations, q.tensor = t ∧ Points q.vars q.guard E p ∧ q.rhs.Defined I M D (E.bind q.vars p)

/-! ## What two iterations write -/

/-- The cells that a command writes, other than by atomic accumulations. No value decides about them: an
index that is data may be each integer of its range, so these are at least the cells that are written. -/
def Cmd.writes : Cmd → Env → Loc → Prop
  | .skip, _ | .accumulate true .., _ => fun _ => False
  | .seq c d, E => fun l => c.writes E l ∨ d.writes E l
  | .assign a idx _, E | .accumulate false _ a idx _, E => fun l => l = ⟨a, evalIdx idx E⟩
  | .ifte c t e, E => fun l => (c.eval E = true ∧ t.writes E l) ∨ (c.eval E = false ∧ e.writes E l)
  | .letin x i c, E => c.writes (E.set x (i.eval E))
  | .allocate a _ c, E => fun l => l.array ≠ a ∧ c.writes E l
  | .for x lo hi c, E | .par x lo hi c, E | .letval x _ _ lo hi c, E =>
    fun l => ∃ i, lo.eval E ≤ i ∧ i < hi.eval E ∧ c.writes (E.set x i) l
  | .scope _ c, E => c.writes E

/-- No cell is written by two of the iterations `lo ≤ i < hi`, not even with the same value. -/
def WritesApart (lo hi : Int) (c : Cmd) (E : Int → Env) : Prop :=
  ∀ i j, lo ≤ i → i < hi → lo ≤ j → j < hi → i ≠ j → ∀ l, c.writes (E i) l → ¬ c.writes (E j) l

/-- So it is at each parallel loop that the command reaches, whatever its indices that are data are. -/
def Cmd.Apart : Cmd → Env → Prop
  | .skip, _ | .assign .., _ | .accumulate .., _ => True
  | .seq c d, E => c.Apart E ∧ d.Apart E
  | .ifte c t e, E => (c.eval E = true → t.Apart E) ∧ (c.eval E = false → e.Apart E)
  | .letin x i c, E => c.Apart (E.set x (i.eval E))
  | .allocate _ _ c, E | .scope _ c, E => c.Apart E
  | .for x lo hi c, E | .letval x _ _ lo hi c, E => ∀ i, lo.eval E ≤ i → i < hi.eval E → c.Apart (E.set x i)
  | .par x lo hi c, E => (∀ i, lo.eval E ≤ i → i < hi.eval E → c.Apart (E.set x i)) ∧
    WritesApart (lo.eval E) (hi.eval E) c fun i => E.set x i

/-! ## The claim -/

/-- The parameters satisfy all assumptions. -/
def Assumed (S : Spec) (P : Impl) (E : Env) : Prop := allHold S.assumptions E ∧ allHold P.assumptions E

/-- Some values that obey the laws can be inputs in their ranges. -/
def Spec.HasInputs (laws : ∀ V : Type, Interp V → Prop) (S : Spec) (E : Env) : Prop :=
  ∃ (V : Type) (I : Interp V) (M : Model V), laws V I ∧ S.InRange I E M

/-- For all models of the equations with inputs in their ranges and all memories that hold these inputs,

* the program runs without error: no read or write outside of an array, no race;
* whenever it does, the outputs are those of the model, hence defined;
* every interleaving of its iterations is finite, gets stuck nowhere and ends in that memory. -/
def Impl.Correct (P : Impl) (S : Spec) (I : Interp V) (E : Env) : Prop :=
  ∀ M, S.IsModel I E M → S.InRange I E M → ∀ μ, P.Initial S E M μ →
    (∃ δ ρ, BigStep I E μ P.body δ ρ) ∧
    (∀ δ ρ, BigStep I E μ P.body δ ρ → P.Final S E M (μ.update δ)) ∧
    (∀ δ ρ, BigStep I E μ P.body δ ρ → Converges I (.run E P.body, μ) (μ.update δ))

/-- Implementation `P` implements specification `S` under the laws: it is correct for all interpretations of
types and functions that obey them and all parameters that satisfy the assumptions. -/
def Implements (laws : ∀ V : Type, Interp V → Prop) (S : Spec) (P : Impl) : Prop :=
  (∀ E, Assumed S P E → P.LayoutOk S E ∧ S.Consistent E ∧ ∀ (V : Type) (I : Interp V), S.Solvable I E) ∧
  ∀ (V : Type) (I : Interp V), laws V I → ∀ E, Assumed S P E → P.Correct S I E

/-- What `Implements` says of one interpretation. -/
def ImplementsAt (I : Interp V) (S : Spec) (P : Impl) : Prop :=
  ∀ E, Assumed S P E → P.LayoutOk S E ∧ S.Consistent E ∧ S.Solvable I E ∧ P.Correct S I E

/-- **What a certificate states**: the claim is about something, for some parameters satisfy all assumptions,
give some output a point and leave the inputs values; the specification gives values to all outputs; and the
program implements it. -/
structure Certified (laws : ∀ V : Type, Interp V → Prop) (S : Spec) (P : Impl) : Prop where
  inhabited : ∃ E, Assumed S P E ∧ (∃ R ∈ S.outputs, ∃ p, R.Holds E p) ∧ S.HasInputs laws E
  defined : ∀ E, Assumed S P E → S.Defined E
  implements : Implements laws S P

/-- **What a certificate with strict races states**: and no two iterations write one cell. -/
structure CertifiedStrictly (laws : ∀ V : Type, Interp V → Prop) (S : Spec) (P : Impl) : Prop
    extends Certified laws S P where
  apart : ∀ E, Assumed S P E → S.HasInputs laws E → P.body.Apart E

end Redverify
