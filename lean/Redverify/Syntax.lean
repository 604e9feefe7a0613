module

/-!
# Syntax of SCHED and of specifications

Chapter 4 of the thesis (Figures 4.1 and 4.2) with the reductions of sections 7.3 and 7.4.
Variables, arrays and tensors are numbers: a certificate gives each a name. Prophetic
annotations are no part of a program's meaning, hence no part of this syntax.
-/

@[expose] public noncomputable section

namespace Redverify

/-- A parameter, a loop or `let` variable, a variable of an equation, or a binder. -/
abbrev Var := Nat
/-- The name of an array. -/
abbrev Arr := Nat
/-- The name of a tensor of the specification. -/
abbrev Ten := Nat

/-- The types of values. -/
inductive Ty where
  | real | f16 | bf16 | f32 | f64
  | i8 | i16 | i32 | i64 | u8 | u16 | u32 | u64
  | bool
  /-- A type that the specification declares. -/ | declared (name : String)
  deriving DecidableEq

/-- The function symbols of value expressions; constants are nullary functions. -/
inductive Fn where
  /-- The literal `numerator / denominator` of a type. -/
  | literal (type : Ty) (numerator : Int) (denominator : Nat)
  /-- `inf`, `-inf`, `-0.0`, `true`, `false`. -/ | special (type : Ty) (name : String)
  /-- A built-in operator or usual function, at the type of its operands. -/ | builtin (name : String) (type : Ty)
  /-- A function, operator or constant that the specification declares. -/ | declared (name : String)
  /-- The cast from one type to another. -/ | cast (source target : Ty)
  deriving DecidableEq

mutual
/-- Index expressions (thesis, section 4.4), with products and quotients of two variables. They read no array. -/
inductive IExp where
  | var (x : Var) | const (n : Int) | add (a b : IExp)
  /-- A constant times an expression. -/ | mul (n : Int) (a : IExp)
  /-- The quotient rounded to minus infinity; the divisor is positive. -/ | div (a : IExp) (n : Nat)
  /-- The remainder in `[0, n)`; the divisor is positive. -/ | mod (a : IExp) (n : Nat)
  | min (a b : IExp) | max (a b : IExp) | select (c : Cond) (a b : IExp) | prod (a b : IExp)
  /-- As `div` and `mod`, by an expression that is positive. -/ | quot (a b : IExp) | rem (a b : IExp)

/-- Conditions on indices. -/
inductive Cond where
  | true | false | eq (a b : IExp) | lt (a b : IExp) | le (a b : IExp)
  | and (c d : Cond) | or (c d : Cond) | not (c : Cond)
end

/-- Value expressions of programs ("semantic expressions", Figure 4.1). -/
inductive VExp where
  /-- A function of values; constants have no arguments. -/ | fn (f : Fn) (args : List VExp)
  /-- An array cell. -/ | read (a : Arr) (idx : List IExp)
  /-- An index as a value. -/ | index (type : Ty) (i : IExp)
  /-- An index condition as a value. -/ | cond (c : Cond)
  /-- The eager conditional: both branches are evaluated. -/ | select (c : Cond) (t e : VExp)

/-- Commands (Figure 4.2, section 7.3). -/
inductive Cmd where
  | skip | seq (c d : Cmd)
  /-- `a[idx] := e` -/ | assign (a : Arr) (idx : List IExp) (e : VExp)
  /-- `a[idx] f= e`, a read and a write of the cell; with `atomic`, one indivisible update. -/
  | accumulate (atomic : Bool) (f : Fn) (a : Arr) (idx : List IExp) (e : VExp)
  | ifte (c : Cond) (t e : Cmd)
  /-- `let x = i`, with the rest of the block. -/ | letin (x : Var) (i : IExp) (c : Cmd)
  /-- `let x := e in lo..hi`, with the rest of the block: `x` is the integer that `e` holds, of type `τ`. -/
  | letval (x : Var) (τ : Ty) (e : VExp) (lo hi : IExp) (c : Cmd)
  /-- `allocate a[extents]`, with the rest of the block. -/ | allocate (a : Arr) (extents : List IExp) (c : Cmd)
  /-- `for x in lo..hi` -/ | for (x : Var) (lo hi : IExp) (c : Cmd)
  /-- `par x in lo..hi` -/ | par (x : Var) (lo hi : IExp) (c : Cmd)
  /-- `accumulate arrays: c`; delimits a reduction (section 7.3.4) and has no effect of its own. -/
  | scope (arrays : List Arr) (c : Cmd)

/-- Value expressions of specifications ("prophetic expressions", sections 4.2 and 7.4). -/
inductive TExp where
  | fn (f : Fn) (args : List TExp)
  /-- A tensor at a point. -/ | access (t : Ten) (idx : List IExp)
  | index (type : Ty) (i : IExp) | cond (c : Cond)
  /-- The conditional; only the chosen branch matters. -/ | select (c : Cond) (t e : TExp)
  /-- `body`, where `x` is the integer that `t` holds, of type `τ`. -/ | letval (x : Var) (τ : Ty) (t body : TExp)
  /-- The fold of `f` over the points of the binders where `c` holds, in lexicographic order,
  from `start` (no or one expression; without one, from the first element). -/
  | reduce (start : List TExp) (f : Fn) (binders : List Var) (c : Cond) (body : TExp)

/-- `tensor(vars) = rhs if guard` -/
structure Equation where (tensor : Ten) (vars : List Var) (guard : Cond) (rhs : TExp)

/-- An input or output: a tensor on the region `lo ≤ i < hi` in each dimension. -/
structure Region where (tensor : Ten) (bounds : List (IExp × IExp))

/-- An input holds integers `lo ≤ n < hi` of a type; if it is `monotone`, never a smaller one later on. For a
floating type, an input with `0 ≤ n < 1` holds finite numbers (`Interp.toInt`). -/
structure Range where (tensor : Ten) (type : Ty) (lo hi : IExp) (monotone : Bool)

/-- A system of affine recurrence equations with reductions (sections 2.2 and 7.4). -/
structure Spec where
  (assumptions : List Cond) (inputs outputs : List Region) (equations : List Equation) (ranges : List Range := [])

/-- `tensor(vars)` is stored at `array[index]`. The array's shape is `extents`, or the smallest
box that holds the regions bound to it. -/
structure Binding where
  (array : Arr) (tensor : Ten) (vars : List Var) (index : List IExp) (extents : Option (List IExp))

/-- An implementation: assumptions, where tensors are stored, and the program. -/
structure Impl where (assumptions : List Cond) (bindings : List Binding) (body : Cmd)

end Redverify
