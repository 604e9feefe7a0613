module

public import Redverify.Laws

/-!
# Extended numbers: where the laws of infinities hold, and what they contradict

The rational numbers with `-inf` and `inf`. All laws that are granted where a float may be infinite hold of them
at once, whatever `exp` is of finite numbers. Where IEEE 754 has NaN, the value is a convention: an operation on
infinities gives `-inf` if there is one, and else `inf`. No law says anything of these values that a certificate
could use: `FiniteLaw` and `AtFiniteLaw` are about finite operands.

Laws of rings are about finite numbers alone: together with `-inf - x = -inf` they leave none but zero
(`collapse_sub`), and together with `0 * x = 0` for all `x` they would need `0 * inf` to be a number.
-/

@[expose] public noncomputable section

namespace Redverify

/-- A rational number, or an infinity. -/
inductive Extended where
  | low | number (x : Rat) | high
  deriving DecidableEq

namespace Extended

/-- An operation on numbers; of infinities `-inf`, if there is one, and else `inf`. -/
def lift (f : Rat → Rat → Rat) : Extended → Extended → Extended
  | number x, number y => number (f x y)
  | low, _ => low
  | _, low => low
  | high, number _ => high
  | _, high => high

/-- The negation of a number; it exchanges the infinities. -/
def neg : Extended → Extended
  | low => high
  | number x => number (-x)
  | high => low

/-- `-inf` is below all others, `inf` above. -/
def le : Extended → Extended → Prop
  | low, _ => True
  | _, high => True
  | number x, number y => x ≤ y
  | _, _ => False

instance : LE Extended := ⟨le⟩

instance : DecidableLE Extended := fun x y => by
  cases x <;> cases y <;> simp only [LE.le, le] <;> infer_instance

instance : Std.IsLinearOrder Extended where
  le_refl x := by cases x <;> simp [LE.le, le]; exact Rat.le_refl
  le_trans x y z := by
    cases x <;> cases y <;> cases z <;> simp only [LE.le, le] <;> intro h h' <;> try trivial
    exact Rat.le_trans h h'
  le_antisymm x y := by
    cases x <;> cases y <;> simp only [LE.le, le] <;> intro h h' <;> try trivial
    rw [Rat.le_antisymm h h']
  le_total x y := by
    cases x <;> cases y <;> simp only [LE.le, le] <;> try simp
    exact Rat.le_total

/-- `exp` is `e` of finite numbers, 0 of `-inf`, and `inf` of `inf`. -/
def exp (e : Rat → Rat) : Extended → Extended
  | low => number 0
  | number x => number (e x)
  | high => high

/-- Extended numbers; truth values are 0 and 1. -/
def meaning (e : Rat → Rat) : Interp Extended where
  fn
  | .builtin "+" _, [x, y] => lift (· + ·) x y
  | .builtin "-" _, [x, y] => lift (· + ·) x (neg y)
  | .builtin "*" _, [x, y] => lift (· * ·) x y
  | .builtin "/" _, [x, y] => lift (· / ·) x y
  | .builtin "min" _, [x, y] => if x ≤ y then x else y
  | .builtin "max" _, [x, y] => if x ≤ y then y else x
  | .builtin "==" _, [x, y] => if x = y then number 1 else number 0
  | .builtin "select" _, [c, x, y] => if c = number 0 then y else x
  | .builtin "exp" _, [x] => exp e x
  | .literal _ n d, [] => number (n / d)
  | .special _ "-inf", [] => low
  | .special _ "inf", [] => high
  | .special _ "true", [] => number 1
  | _, _ => number 0
  index _ n := number n
  toInt _ x := match x with
    | number _ => 0
    | _ => 1
  ofBool b := if b then number 1 else number 0
  unknown := number 0

variable {e : Rat → Rat} {τ : Ty}

private theorem finite {x : Extended} (h : (meaning e).IsFinite τ x) : ∃ r, x = number r := by
  cases x with
  | number r => exact ⟨r, rfl⟩
  | low => exact absurd (show (1 : Int) = 0 from h) (by decide)
  | high => exact absurd (show (1 : Int) = 0 from h) (by decide)

private theorem lift_assoc {f : Rat → Rat → Rat} (h : ∀ x y z, f (f x y) z = f x (f y z)) (x y z : Extended) :
    lift f (lift f x y) z = lift f x (lift f y z) := by
  cases x <;> cases y <;> cases z <;> simp [lift, h]

private theorem lift_comm {f : Rat → Rat → Rat} (h : ∀ x y, f x y = f y x) (x y : Extended) :
    lift f x y = lift f y x := by
  cases x <;> cases y <;> simp [lift, h]

/-! ## The laws that hold -/

/-- Sums are associative. -/
theorem add_assoc : Assoc (meaning e) (.builtin "+" τ) := lift_assoc Rat.add_assoc

/-- Sums are commutative. -/
theorem add_comm : Comm (meaning e) (.builtin "+" τ) := lift_comm Rat.add_comm

/-- Products are associative. -/
theorem mul_assoc : Assoc (meaning e) (.builtin "*" τ) := lift_assoc Rat.mul_assoc

/-- Products are commutative. -/
theorem mul_comm : Comm (meaning e) (.builtin "*" τ) := lift_comm Rat.mul_comm

/-- 0 is a unit of sums. -/
theorem add_zero : RightUnit (meaning e) (.builtin "+" τ) ((meaning e).fn (.literal τ 0 1) []) := fun x => by
  show lift (· + ·) x (number (((0 : Int) : Rat) / ((1 : Nat) : Rat))) = x
  cases x <;> simp [lift]; grind

/-- 1 is a unit of products. -/
theorem mul_one : RightUnit (meaning e) (.builtin "*" τ) ((meaning e).fn (.literal τ 1 1) []) := fun x => by
  show lift (· * ·) x (number (((1 : Int) : Rat) / ((1 : Nat) : Rat))) = x
  cases x <;> simp [lift]; grind

/-- Minima and maxima make a distributive lattice. -/
theorem lattice : LatticeLaws (meaning e) (.builtin "min" τ) (.builtin "max" τ) :=
  .of_le (fun x y => by show (if x ≤ y then x else y) = _; congr)
    (fun x y => by show (if x ≤ y then y else x) = _; congr)

/-- `-inf` is a unit of `max`. -/
theorem max_low : LeftUnit (meaning e) (.builtin "max" τ) ((meaning e).fn (.special τ "-inf") []) := fun x =>
  if_pos (show le low x by cases x <;> trivial)

/-- `inf` is a unit of `min`. -/
theorem min_high : RightUnit (meaning e) (.builtin "min" τ) ((meaning e).fn (.special τ "inf") []) := fun x =>
  if_pos (show le x high by cases x <;> trivial)

/-- Sums, differences, products, minima and maxima of finite numbers are finite. -/
theorem finite_arithmetic (name : String) (h : name ∈ ["+", "-", "*", "min", "max"]) :
    FiniteLaw (meaning e) τ (.builtin name τ) := by
  intro x y hx hy
  obtain ⟨r, rfl⟩ := finite hx
  obtain ⟨s, rfl⟩ := finite hy
  simp only [List.mem_cons, List.not_mem_nil, or_false] at h
  rcases h with rfl | rfl | rfl | rfl | rfl
  · rfl
  · rfl
  · rfl
  · show (meaning e).toInt τ (if number r ≤ number s then number r else number s) = 0
    split <;> rfl
  · show (meaning e).toInt τ (if number r ≤ number s then number s else number r) = 0
    split <;> rfl

/-- An infinity less a finite number is that infinity. -/
theorem low_sub : AtFiniteLaw (meaning e) τ (.builtin "-" τ) (.special τ "-inf") (.special τ "-inf") := by
  intro x hx
  obtain ⟨r, rfl⟩ := finite hx
  rfl

/-- An infinity is no finite number. -/
theorem low_ne : AtFiniteLaw (meaning e) τ (.builtin "==" τ) (.special τ "-inf") (.special .bool "false") := by
  intro x hx
  obtain ⟨r, rfl⟩ := finite hx
  show (if low = number r then number 1 else number 0) = number 0
  simp

/-- The same of `inf`. -/
theorem high_ne : AtFiniteLaw (meaning e) τ (.builtin "==" τ) (.special τ "inf") (.special .bool "false") := by
  intro x hx
  obtain ⟨r, rfl⟩ := finite hx
  show (if high = number r then number 1 else number 0) = number 0
  simp

/-- Zero times a finite number. -/
theorem zero_mul : AtFiniteLaw (meaning e) τ (.builtin "*" τ) (.literal τ 0 1) (.literal τ 0 1) := by
  intro x hx
  obtain ⟨r, rfl⟩ := finite hx
  show number (((0 : Int) : Rat) / ((1 : Nat) : Rat) * r) = number (((0 : Int) : Rat) / ((1 : Nat) : Rat))
  congr 1
  grind

/-- `exp(-inf) = 0` -/
theorem exp_low : ConstantLaw (meaning e) (.builtin "exp" τ) (.special τ "-inf") (.literal τ 0 1) := by
  show number 0 = number (((0 : Int) : Rat) / ((1 : Nat) : Rat))
  congr 1
  grind

/-- `select` chooses by truth values. -/
theorem select : SelectLaw (meaning e) (.builtin "select" τ) (.special .bool "true") (.special .bool "false") where
  of_true x y := by
    show (if number 1 = number 0 then y else x) = x
    exact if_neg fun h => absurd (Extended.number.inj h) (by decide)
  of_false x y := by
    show (if number 0 = number 0 then y else x) = y
    exact if_pos rfl

/-- Literals that are fractions have their value. -/
theorem fraction : FractionLaw (meaning e) τ (.builtin "*" τ) := by
  intro n d hd
  have hd : (d : Rat) ≠ 0 := fun h => hd (by exact_mod_cast h)
  show number ((n : Rat) / (d : Rat) * (((d : Int) : Rat) / ((1 : Nat) : Rat))) =
    number ((n : Rat) / ((1 : Nat) : Rat))
  have hc : ((d : Int) : Rat) = (d : Rat) := by first | rfl | exact Rat.intCast_natCast d | simp
  congr 1
  grind

/-- An index that is not zero has a reciprocal. -/
theorem reciprocal : ReciprocalLaw (meaning e) τ (.builtin "/" τ) (.builtin "*" τ) (.literal τ 1 1) := by
  intro n hn
  have hn : (n : Rat) ≠ 0 := fun h => hn (by exact_mod_cast h)
  show number ((n : Rat) * (((1 : Int) : Rat) / ((1 : Nat) : Rat) / (n : Rat))) =
    number (((1 : Int) : Rat) / ((1 : Nat) : Rat))
  congr 1
  grind

/-- An index as a value is the literal of its number. -/
theorem index : IndexLaw (meaning e) τ := fun n => by
  show number (n : Rat) = number ((n : Rat) / ((1 : Nat) : Rat))
  congr 1
  grind

/-! ## What they contradict -/

/-- With the laws of numbers, `-inf - x = -inf` leaves no finite number but zero. -/
theorem collapse_sub {V : Type} {I : Interp V} (h : NumberLaws I τ)
    (hs : AtFiniteLaw I τ (.builtin "-" τ) (.special τ "-inf") (.special τ "-inf")) (x : V)
    (hx : I.IsFinite τ x) : x = I.fn (.literal τ 0 1) [] := by
  have hs := hs x hx
  obtain ⟨_, add, mul, sub, neg, lit⟩ := h.exists_ring
  rw [sub] at hs
  rw [lit]
  grind

end Extended

end Redverify
