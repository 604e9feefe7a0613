module

public import Redverify.Syntax

/-!
# A program as text

`Says names spec impl lines`: the lines are the text of a specification and of an implementation. The kernel
computes it from them. So whoever reads the text needs to read neither the Lean terms nor what printed them.

The text says all that the terms do, but for how three commands in sequence are grouped, and whether `2 * i` is a
multiple or a product with a constant. Indentation shows what
belongs to a loop, a `let`, an `allocate`, a branch. Each operator inside of another one is in parentheses.
Functions of values have their types: `x +.f32 y`, and `0.f32` is a literal. `//` and `%` round to minus
infinity, and bounds are `lower..upper` without the upper one.
-/

@[expose] public noncomputable section

namespace Redverify.Reading

/-- A piece of a text. Fixed words and signs are written by this file; all else comes from the program. -/
inductive Token where
  | word (text : String)
  /-- A whole number, in decimal digits. -/ | number (n : Int)
  /-- The name of a variable, array or tensor. -/ | name (text : String)
  /-- A variable, array or tensor that was given no name. -/ | unnamed (n : Nat)
  /-- A function or constant that the specification declares. -/ | declared (text : String)
  /-- A type that the specification declares. -/ | type (text : String)
  /-- A function of Lean's `Fn.builtin`. -/ | builtin (text : String)
  /-- A value of Lean's `Fn.special`. -/ | special (text : String)

/-- A digit, of numbers below 10. -/
def digit (n : Nat) : List Char := ("0123456789".toList.drop n).take 1

/-- The decimal digits of a number; it has not more than `most`. -/
def digits : (most n : Nat) → List Char
  | 0, _ => []
  | most + 1, n => bif Nat.blt n 10 then digit n else digits most (n / 10) ++ digit (n % 10)

/-- What a token looks like. -/
def Token.shown : Token → String
  | .word text | .name text | .declared text | .type text | .builtin text | .special text => text
  | .number (.ofNat n) => String.ofList (digits (n + 1) n)
  | .number (.negSucc n) => String.ofList ("-".toList ++ digits (n + 1) (n + 1))
  | .unnamed _ => ""

/-- A text: a token, or one text and then another. The kernel gets to each token in a few steps. -/
inductive Text where
  | none | token (t : Token) | both (first second : Text)

instance : Append Text := ⟨.both⟩

/-- The tokens of a text, before others. -/
def Text.tokens : Text → List Token → List Token
  | .none, rest => rest
  | .token t, rest => t :: rest
  | .both first second, rest => first.tokens (second.tokens rest)

/-- The names of variables, arrays and tensors, by their numbers. -/
structure Names where (vars arrays tensors : List String)

/-! ## What is good to read -/

/-- A letter or a digit. -/
def isCommon (c : Char) : Bool := c.isAlpha || c.isDigit

/-- Letters, digits and `_` (95), and no digit at first; or `$` (36) with letters and digits behind it. -/
def isName : List Char → Bool
  | first :: rest =>
    (first.isAlpha || first.toNat == 95) && rest.all (fun c => isCommon c || c.toNat == 95) ||
      first.toNat == 36 && !rest.isEmpty && rest.all isCommon
  | [] => false

/-- A name, with `()` behind it if it is that of a function without arguments. -/
def isFunction (text : List Char) : Bool :=
  isName text || text.reverse.take 2 == "()".toList.reverse && isName (text.take (text.length - 2))

/-- The functions whose names are signs. -/
def signs : List String :=
  ["+", "-", "*", "/", "==", "!=", "<", "<=", ">", ">="]

/-- Words that mean something where a name may stand. -/
def words : List String := ["true", "false", "not", "min", "max", "select", "truth", "let", "reduce"]

/-- Words with a type behind them that are no functions of values. -/
def forms : List String := ["index", "integer", "cast"]

/-- The types that no specification declares. -/
def types : List String :=
  ["real", "f16", "bf16", "f32", "f64", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "bool"]

/-- A token cannot be taken for another one. -/
def Token.isClear (tensors : List String) : Token → Bool
  | .word _ | .number _ => true
  | .name text => isName text.toList && !words.contains text
  | .unnamed _ => false
  | .declared text => isFunction text.toList && !tensors.contains text && !words.contains text
  | .type text => isName text.toList && !types.contains text
  | .builtin text => isName text.toList && !forms.contains text || signs.contains text
  | .special text => ["inf", "-inf", "-0.0", "true", "false"].contains text

/-- No two variables, arrays or tensors have one name. -/
def Names.apart (N : Names) : Bool := decide (N.vars.Nodup ∧ N.arrays.Nodup ∧ N.tensors.Nodup)

/-! ## Expressions -/

/-- A fixed text. -/
def w (text : String) : Text := .token (.word text)

/-- A number. -/
def num (n : Int) : Text := .token (.number n)

/-- A new line, with four blanks for each level. -/
def line (level : Nat) : Text := (List.replicate level (w "    ")).foldl .both (w "\n")

/-- Texts one after another. -/
def every {α : Type} (of : α → Text) : List α → Text
  | [] => .none
  | one :: others => of one ++ every of others

/-- The name with a number. -/
def named (names : List String) (n : Nat) : Text :=
  match names[n]? with
  | some text => .token (.name text)
  | none => .token (.unnamed n)

/-- A text in parentheses, inside of another one. -/
def enclosed (inside : Bool) (text : Text) : Text := bif inside then w "(" ++ text ++ w ")" else text

/-- Texts with commas between them. -/
def commas : List Text → Text
  | [] => .none
  | [one] => one
  | one :: others => one ++ w ", " ++ commas others

mutual
/-- An index. -/
def ofIndex (N : Names) (inside : Bool) : IExp → Text
  | .var x => named N.vars x
  | .const n => num n
  | .add a b => enclosed inside (ofIndex N true a ++ w " + " ++ ofIndex N true b)
  | .mul n a => enclosed inside (num n ++ w " * " ++ ofIndex N true a)
  | .div a n => enclosed inside (ofIndex N true a ++ w " // " ++ num n)
  | .mod a n => enclosed inside (ofIndex N true a ++ w " % " ++ num n)
  | .min a b => w "min(" ++ ofIndex N false a ++ w ", " ++ ofIndex N false b ++ w ")"
  | .max a b => w "max(" ++ ofIndex N false a ++ w ", " ++ ofIndex N false b ++ w ")"
  | .select c a b =>
    w "select(" ++ ofCond N false c ++ w ", " ++ ofIndex N false a ++ w ", " ++ ofIndex N false b ++ w ")"
  | .prod a b => enclosed inside (ofIndex N true a ++ w " * " ++ ofIndex N true b)
  | .quot a b => enclosed inside (ofIndex N true a ++ w " // " ++ ofIndex N true b)
  | .rem a b => enclosed inside (ofIndex N true a ++ w " % " ++ ofIndex N true b)

/-- A condition. -/
def ofCond (N : Names) (inside : Bool) : Cond → Text
  | .true => w "true"
  | .false => w "false"
  | .eq a b => enclosed inside (ofIndex N true a ++ w " == " ++ ofIndex N true b)
  | .lt a b => enclosed inside (ofIndex N true a ++ w " < " ++ ofIndex N true b)
  | .le a b => enclosed inside (ofIndex N true a ++ w " <= " ++ ofIndex N true b)
  | .and c d => enclosed inside (ofCond N true c ++ w " and " ++ ofCond N true d)
  | .or c d => enclosed inside (ofCond N true c ++ w " or " ++ ofCond N true d)
  | .not c => enclosed inside (w "not " ++ ofCond N true c)
end

/-- Several indices. -/
def ofIndices (N : Names) (idx : List IExp) : Text := commas (idx.map (ofIndex N false))

/-- `lower..upper` -/
def ofBounds (N : Names) (lo hi : IExp) : Text := ofIndex N true lo ++ w ".." ++ ofIndex N true hi

/-- `a[i, j]` -/
def ofCell (N : Names) (a : Arr) (idx : List IExp) : Text :=
  named N.arrays a ++ w "[" ++ ofIndices N idx ++ w "]"

/-- `A(i, j)` -/
def ofPoint (N : Names) (t : Ten) (idx : List IExp) : Text :=
  named N.tensors t ++ w "(" ++ ofIndices N idx ++ w ")"

/-- A type. -/
def ofType : Ty → Text
  | .real => w "real" | .f16 => w "f16" | .bf16 => w "bf16" | .f32 => w "f32" | .f64 => w "f64"
  | .i8 => w "i8" | .i16 => w "i16" | .i32 => w "i32" | .i64 => w "i64"
  | .u8 => w "u8" | .u16 => w "u16" | .u32 => w "u32" | .u64 => w "u64"
  | .bool => w "bool" | .declared name => .token (.type name)

/-- A function. -/
def ofFn : Fn → Text
  | .literal τ n 1 => num n ++ w "." ++ ofType τ
  | .literal τ n d => w "(" ++ num n ++ w "/" ++ num d ++ w ")." ++ ofType τ
  | .special τ name => w "'" ++ .token (.special name) ++ w "'." ++ ofType τ
  | .builtin name τ => .token (.builtin name) ++ w "." ++ ofType τ
  | .declared name => .token (.declared name)
  | .cast σ τ => w "cast." ++ ofType σ ++ w "." ++ ofType τ

/-- A function of arguments. Constants have none, and operators stand between two. -/
def ofCall (inside : Bool) : Fn → List Text → Text
  | .literal τ n d, [] => ofFn (.literal τ n d)
  | .special τ name, [] => ofFn (.special τ name)
  | .builtin name τ, [x, y] => enclosed inside (x ++ w " " ++ ofFn (.builtin name τ) ++ w " " ++ y)
  | f, args => ofFn f ++ w "(" ++ commas args ++ w ")"

mutual
/-- A value of a program. Arguments of functions stand inside. -/
def ofValue (N : Names) (inside : Bool) : VExp → Text
  | .fn f args => ofCall inside f (ofValues N args)
  | .read a idx => ofCell N a idx
  | .index τ i => w "index." ++ ofType τ ++ w "(" ++ ofIndex N false i ++ w ")"
  | .cond c => w "truth(" ++ ofCond N false c ++ w ")"
  | .select c t e =>
    w "select(" ++ ofCond N false c ++ w ", " ++ ofValue N false t ++ w ", " ++ ofValue N false e ++ w ")"

/-- Arguments of a function. -/
def ofValues (N : Names) : List VExp → List Text
  | [] => []
  | e :: es => ofValue N true e :: ofValues N es
end

mutual
/-- A value of a specification. -/
def ofTerm (N : Names) (inside : Bool) : TExp → Text
  | .fn f args => ofCall inside f (ofTerms N args)
  | .access t idx => ofPoint N t idx
  | .index τ i => w "index." ++ ofType τ ++ w "(" ++ ofIndex N false i ++ w ")"
  | .cond c => w "truth(" ++ ofCond N false c ++ w ")"
  | .select c t e =>
    w "select(" ++ ofCond N false c ++ w ", " ++ ofTerm N false t ++ w ", " ++ ofTerm N false e ++ w ")"
  | .letval x τ t body => enclosed inside (w "let " ++ named N.vars x ++ w " = integer." ++ ofType τ ++
      w "(" ++ ofTerm N false t ++ w ") in " ++ ofTerm N true body)
  | .reduce start f xs c body => enclosed inside (w "reduce " ++ ofFn f ++ w " from [" ++
      commas (ofTerms N start) ++ w "] over [" ++ commas (xs.map (named N.vars)) ++ w "] where " ++
      ofCond N true c ++ w " of " ++ ofTerm N true body)

/-- Arguments of a function. -/
def ofTerms (N : Names) : List TExp → List Text
  | [] => []
  | t :: ts => ofTerm N true t :: ofTerms N ts
end

/-! ## Commands, specifications and implementations -/

/-- A command, in lines. -/
def ofCmd (N : Names) (level : Nat) : Cmd → Text
  | .skip => line level ++ w "skip"
  | .seq c d => ofCmd N level c ++ ofCmd N level d
  | .assign a idx e => line level ++ ofCell N a idx ++ w " := " ++ ofValue N false e
  | .accumulate atomic f a idx e => line level ++ (bif atomic then w "atomic " else .none) ++
      ofCell N a idx ++ w " " ++ ofFn f ++ w "= " ++ ofValue N false e
  | .ifte c t e => line level ++ w "if " ++ ofCond N false c ++ w ":" ++ ofCmd N (level + 1) t ++
      line level ++ w "else:" ++ ofCmd N (level + 1) e
  | .letin x i c => line level ++ w "let " ++ named N.vars x ++ w " = " ++ ofIndex N false i ++ w ":" ++
      ofCmd N (level + 1) c
  | .letval x τ e lo hi c => line level ++ w "let " ++ named N.vars x ++ w " = integer." ++ ofType τ ++
      w "(" ++ ofValue N false e ++ w ") in " ++ ofBounds N lo hi ++ w ":" ++ ofCmd N (level + 1) c
  | .allocate a extents c => line level ++ w "allocate " ++ ofCell N a extents ++ w ":" ++
      ofCmd N (level + 1) c
  | .for x lo hi c => line level ++ w "for " ++ named N.vars x ++ w " in " ++ ofBounds N lo hi ++ w ":" ++
      ofCmd N (level + 1) c
  | .par x lo hi c => line level ++ w "par " ++ named N.vars x ++ w " in " ++ ofBounds N lo hi ++ w ":" ++
      ofCmd N (level + 1) c
  | .scope arrays c => line level ++ w "accumulate " ++ commas (arrays.map (named N.arrays)) ++ w ":" ++
      ofCmd N (level + 1) c

/-- `input A[0..N]`, a line. -/
def ofRegion (N : Names) (kind : String) (R : Region) : Text :=
  line 1 ++ w kind ++ named N.tensors R.tensor ++ w "[" ++
    commas (R.bounds.map fun b => ofBounds N b.1 b.2) ++ w "]"

/-- Whether `toInt` of a type is a class of values (`Interp.IsFinite`). -/
def isFloating : Ty → Bool
  | .real | .f16 | .bf16 | .f32 | .f64 => true
  | _ => false

/-- `A holds i32 in 0..N`, or `A holds f32 of class 0..1`, a line. The class of finite numbers is 0. -/
def ofRange (N : Names) (r : Range) : Text := line 1 ++ named N.tensors r.tensor ++ w " holds " ++
  ofType r.type ++ (bif isFloating r.type then w " of class " else w " in ") ++ ofBounds N r.lo r.hi ++
  (bif r.monotone then w ", never decreasing" else .none)

/-- `C(i, j) = value if guard`, a line. -/
def ofEquation (N : Names) (q : Equation) : Text := line 1 ++ named N.tensors q.tensor ++ w "(" ++
  commas (q.vars.map (named N.vars)) ++ w ") = " ++ ofTerm N false q.rhs ++ w " if " ++ ofCond N false q.guard

/-- `a[j, i] = A(i, j)`, a line. -/
def ofBinding (N : Names) (b : Binding) : Text := line 1 ++ ofCell N b.array b.index ++ w " = " ++
  named N.tensors b.tensor ++ w "(" ++ commas (b.vars.map (named N.vars)) ++ w ")" ++
  match b.extents with
  | some extents => w " of extents [" ++ ofIndices N extents ++ w "]"
  | none => .none

/-- An assumption, a line. -/
def ofAssumption (N : Names) (c : Cond) : Text := line 1 ++ w "assume " ++ ofCond N false c

/-- A specification and an implementation, in lines. -/
def ofProgram (N : Names) (S : Spec) (P : Impl) : Text :=
  line 0 ++ w "specification" ++ every (ofAssumption N) S.assumptions ++ every (ofRegion N "input ") S.inputs ++
  every (ofRegion N "output ") S.outputs ++ every (ofRange N) S.ranges ++
  every (ofEquation N) S.equations ++ line 0 ++ w "implementation" ++
  every (ofAssumption N) P.assumptions ++ every (ofBinding N) P.bindings ++ ofCmd N 1 P.body

/-- The pieces, line by line, are the text of a program, in which no name can be taken for another one. -/
def Says (N : Names) (S : Spec) (P : Impl) (lines : List (List String)) : Prop :=
  ((ofProgram N S P).tokens []).map Token.shown = lines.flatten ∧ N.apart = true ∧
    ((ofProgram N S P).tokens []).all (Token.isClear N.tensors) = true

/-! The kernel compares words as they stand. Only of numbers does it compute the digits. -/

/-- Whether a token looks like a text. -/
def Token.looksLike (text : String) : Token → Bool
  | .number (.ofNat n) => digits (n + 1) n == text.toList
  | .number (.negSucc n) => "-".toList ++ digits (n + 1) (n + 1) == text.toList
  | token => token.shown == text

/-- A token looks like a text if that is what is shown of it. -/
theorem Token.looksLike_iff {text : String} {t : Token} : t.looksLike text = true ↔ t.shown = text := by
  have h (cs : List Char) : cs = text.toList ↔ String.ofList cs = text :=
    ⟨fun h => by rw [h, String.ofList_toList], fun h => by rw [← h, String.toList_ofList]⟩
  match t with
  | .number (.ofNat n) => simp [looksLike, shown, h]
  | .number (.negSucc n) => simp [looksLike, shown, h]
  | .word _ | .name _ | .declared _ | .type _ | .builtin _ | .special _ | .unnamed _ => simp [looksLike, shown]

/-- Whether tokens look like texts, one by one. -/
def look : List Token → List String → Bool
  | [], [] => true
  | t :: ts, s :: ss => t.looksLike s && look ts ss
  | _, _ => false

/-- The same of tokens and texts. -/
theorem look_iff : ∀ {ts : List Token} {ss : List String}, look ts ss = true ↔ ts.map Token.shown = ss
  | [], [] => by simp [look]
  | t :: ts, s :: ss => by simp [look, Token.looksLike_iff, look_iff (ts := ts)]
  | [], s :: ss => by simp [look]
  | t :: ts, [] => by simp [look]

instance (N : Names) (S : Spec) (P : Impl) (lines : List (List String)) : Decidable (Says N S P lines) :=
  decidable_of_iff ((look ((ofProgram N S P).tokens []) lines.flatten && N.apart &&
    ((ofProgram N S P).tokens []).all (Token.isClear N.tensors)) = true) (by simp [Says, look_iff, and_assoc])

end Redverify.Reading
