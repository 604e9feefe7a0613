module

public import Redverify.Executable

/-!
# The integers, as the reference interpreter has them

The interpretation of the tests of the semantics: `real` is exact, machine integers wrap, truth
values are 0 and 1. Memories are lists of cells.
-/

@[expose] public noncomputable section

namespace Redverify

/-- Two's complement and unsigned wrapping; the other types are not bounded. -/
def wrap : Ty → Int → Int
  | .i8, n => (n + 128) % 256 - 128
  | .i16, n => (n + 32768) % 65536 - 32768
  | .i32, n => (n + 2147483648) % 4294967296 - 2147483648
  | .i64, n => (n + 9223372036854775808) % 18446744073709551616 - 9223372036854775808
  | .u8, n => n % 256
  | .u16, n => n % 65536
  | .u32, n => n % 4294967296
  | .u64, n => n % 18446744073709551616
  | _, n => n

/-- A truth value as a value. -/
def ofTruth (b : Bool) : Int := if b then 1 else 0

/-- The binary functions. -/
def binary (name : String) (type : Ty) (x y : Int) : Int :=
  if name = "+" then wrap type (x + y)
  else if name = "*" then wrap type (x * y)
  else if name = "-" then wrap type (x - y)
  else if name = "/" then wrap type (x.tdiv y)
  else if name = "min" then (if x ≤ y then x else y)
  else if name = "max" then (if x ≤ y then y else x)
  else if name = "and" then (if x ≤ y then x else y)
  else if name = "or" then (if x ≤ y then y else x)
  else if name = "xor" then (x + y) % 2
  else if name = "==" then ofTruth (decide (x = y))
  else if name = "!=" then ofTruth (decide (x ≠ y))
  else if name = "<" then ofTruth (decide (x < y))
  else if name = "<=" then ofTruth (decide (x ≤ y))
  else if name = ">" then ofTruth (decide (y < x))
  else if name = ">=" then ofTruth (decide (y ≤ x))
  else 0

/-- The unary functions. -/
def unary (name : String) (type : Ty) (x : Int) : Int :=
  if name = "neg" then wrap type (-x)
  else if name = "abs" then wrap type (if 0 ≤ x then x else -x)
  else if name = "not" then 1 - x
  else 0

/-- Values are integers. -/
def integers : Interp Int where
  fn
    | .literal _ n _, [] => n
    | .special _ name, [] => ofTruth (decide (name = "true"))
    | .builtin name type, [x] => unary name type x
    | .builtin name type, [x, y] => binary name type x y
    | .builtin _ _, [c, t, e] => if c = 0 then e else t
    | .cast _ target, [x] => wrap target x
    | _, _ => 0
  index type n := wrap type n
  toInt _ n := n
  ofBool := ofTruth
  unknown := 0

/-! ## Atomic accumulations -/

/-- Operators whose accumulations commute on all integers. -/
def commuting : Fn → Bool
  | .builtin name type => decide (name = "+") || decide (name = "min") || decide (name = "max") ||
    (decide (name = "*") && decide (type = .real))
  | _ => false

private theorem commuting_comm : ∀ f v w, commuting f = true →
    ∀ x, acting integers (f, v) (acting integers (f, w) x) =
      acting integers (f, w) (acting integers (f, v) x) := by
  intro f v w h x
  cases f with
  | builtin name type =>
    simp only [commuting, Bool.or_eq_true, Bool.and_eq_true, decide_eq_true_eq] at h
    simp only [acting, integers, binary]
    rcases h with ((rfl | rfl) | rfl) | ⟨rfl, rfl⟩
    · simp only [if_true]
      cases type <;> simp only [wrap] <;> omega
    · simp (decide := true) only [if_false, if_true]
      grind
    · simp (decide := true) only [if_false, if_true]
      grind
    · simp (decide := true) only [if_false, if_true, wrap]
      exact Int.mul_right_comm x w v
  | _ => simp [commuting] at h

/-- Whether accumulations of integers commute: those of one of these operators do, others are
tried on a few values. -/
def commutation : Commutation integers where
  known p q :=
    if p.1 = q.1 ∧ commuting p.1 = true then some true
    else if [-1000, -2, -1, 0, 1, 2, 1000].any (fun x =>
      decide (acting integers p (acting integers q x) ≠ acting integers q (acting integers p x)))
    then some false else none
  yes p q h x := by
    obtain ⟨f, v⟩ := p
    obtain ⟨g, w⟩ := q
    split at h
    · rename_i hc
      obtain ⟨rfl, hc⟩ := hc
      exact commuting_comm f v w hc x
    · split at h <;> simp at h
  no p q h hx := by
    split at h
    · simp at h
    · split at h
      · rename_i ha
        obtain ⟨x, _, hne⟩ := List.any_eq_true.1 ha
        exact absurd (hx x) (by simpa using hne)
      · simp at h

/-! ## Memories -/

/-- Cells and what they hold: a value, or an undefined one. -/
abbrev Cells := List (Loc × Option Int)

/-- The points of a box, the last index fastest. -/
def points : List Nat → List (List Int)
  | [] => [[]]
  | n :: ns => (List.range n).flatMap fun i => (points ns).map fun p => Int.ofNat i :: p

/-- An array: its cells' contents, the last index fastest. -/
def array (a : Arr) (extents : List Nat) (contents : List (Option Int)) : Cells :=
  ((points extents).map fun p => ⟨a, p⟩).zip contents

/-- Several arrays. -/
def arrays (cells : List Cells) : Cells := cells.flatten

/-- What a cell holds. -/
def content (v : Option Int) : Cell Int := .holds v

/-- The memory with these cells. -/
def memory : Cells → Mem Int
  | [], _ => .absent
  | (k, v) :: rest, l => if l = k then content v else memory rest l

/-- The variables `0, 1, …` have these values. -/
def parameters (values : List Int) : Env := fun x => values.getD x 0

/-! ## What is tested -/

/-- The command runs without error and leaves exactly these cells. -/
def Ends (E : Env) (before : Cells) (c : Cmd) (after : Cells) : Prop :=
  ∃ δ ρ, BigStep integers E (memory before) c δ ρ ∧ (memory before).update δ = memory after

/-- The command has no run: every one ends in an error. -/
def Fails (E : Env) (before : Cells) (c : Cmd) : Prop :=
  ∀ δ ρ, ¬ BigStep integers E (memory before) c δ ρ

/-- The cell holds this. -/
def Cell.has : Cell Int → Option Int → Bool
  | .holds v, w => decide (v = w)
  | .absent, _ => false

/-- Computes `Ends`. -/
def ends (E : Env) (before : Cells) (c : Cmd) (after : Cells) : Bool :=
  match exec commutation c E (memory before) with
  | .ok r => decide (before.map (·.1) = after.map (·.1)) && after.all fun p =>
    ((memory before).update (toDelta integers r.1) p.1).has p.2 && (memory after p.1).has p.2
  | _ => false

/-- Computes `Fails`. -/
def fails (E : Env) (before : Cells) (c : Cmd) : Bool :=
  match exec commutation c E (memory before) with
  | .error => true
  | _ => false

private theorem content_of_has : ∀ {c : Cell Int} {v : Option Int}, c.has v = true → c = content v
  | .holds _, _, h => by simpa [Cell.has, content] using h
  | .absent, _, h => by simp [Cell.has] at h

private theorem memory_absent : ∀ {cells : Cells} {l : Loc}, l ∉ cells.map (·.1) → memory cells l = .absent
  | [], _, _ => rfl
  | (k, v) :: rest, l, h => by
    simp only [List.map_cons, List.mem_cons, not_or] at h
    simp only [memory, if_neg h.1]
    exact memory_absent h.2

/-- A run that was computed is a run. -/
theorem ends_of {E : Env} {before after : Cells} {c : Cmd} (h : ends E before c after = true) :
    Ends E before c after := by
  have ha := exec_agrees commutation c E (memory before)
  simp only [ends] at h
  generalize exec commutation c E (memory before) = r at h ha
  cases r with
  | error => simp at h
  | undecided => simp at h
  | ok r =>
    simp only [Bool.and_eq_true, decide_eq_true_eq, List.all_eq_true] at h
    refine ⟨_, _, ha, funext fun l => ?_⟩
    by_cases hl : l ∈ after.map (·.1)
    · obtain ⟨p, hp, rfl⟩ := List.mem_map.1 hl
      have := h.2 p hp
      rw [content_of_has this.1, content_of_has this.2]
    · rw [memory_absent hl]
      exact (BigStep.update_absent ha _).2 (memory_absent (h.1 ▸ hl))

/-- An error that was computed is an error. -/
theorem fails_of {E : Env} {before : Cells} {c : Cmd} (h : fails E before c = true) :
    Fails E before c := by
  have ha := exec_agrees commutation c E (memory before)
  simp only [fails] at h
  generalize exec commutation c E (memory before) = r at h ha
  cases r with
  | error => exact ha
  | undecided => simp at h
  | ok r => simp at h

end Redverify
