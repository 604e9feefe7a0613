module

public import Redverify.Laws

/-!
# Extended numbers: where the laws of infinities hold, and what they contradict

Numbers with `-inf` and `inf`. All laws that are granted where a float may be infinite hold of them at once,
whatever ordered ring the numbers are, if indices other than 0 have reciprocals there and `exp` turns sums into
products (`Numbers`). The real numbers are one with `exp`. Without them Lean knows `Dual`, numbers `a + b ε` with
`ε² = 0` and rational `a` and `b`, of which `exp` is `1 + a ε`. Of rational numbers alone `exp` could be nothing but
0 or 1: `exp 1` would have an `n`th root for each `n`.

Where IEEE 754 has NaN, the value is a convention: an operation on infinities gives `-inf` if there is one, and
else `inf`. No law says anything of these values that a certificate could use: those that are about all values
(sums and products are associative) hold of NaN, too, and the others are about finite operands.

Laws of rings are about finite numbers alone: together with `-inf - x = -inf` they leave none but zero
(`collapse_sub`), and together with `0 * x = 0` for all `x` they would need `0 * inf` to be a number. What is
left of them are guarded laws: a finite factor goes into a sum (`FiniteFactorLaw`), and so on.
-/

@[expose] public noncomputable section

namespace Redverify

/-! ## Numbers -/

/-- What the finite numbers have to be besides an ordered ring: `exp` turns sums into products, and indices other
than 0 have reciprocals. -/
structure Numbers (R : Type) [Lean.Grind.CommRing R] where
  exp (base : String) : R → R
  exp_zero : ∀ base, exp base 0 = 1
  exp_add : ∀ base x y, exp base (x + y) = exp base x * exp base y
  index : Int → R
  index_zero : index 0 = 0
  index_one : index 1 = 1
  one_ne_zero : (1 : R) ≠ 0
  inv : R → R
  mul_inv : ∀ n : Int, n ≠ 0 → index n * inv (index n) = 1

/-- `re + im ε` where `ε² = 0` -/
@[ext] structure Dual where
  re : Rat
  im : Rat
  deriving DecidableEq

namespace Dual

instance : Add Dual := ⟨fun x y => ⟨x.re + y.re, x.im + y.im⟩⟩
instance : Mul Dual := ⟨fun x y => ⟨x.re * y.re, x.re * y.im + x.im * y.re⟩⟩
instance : Neg Dual := ⟨fun x => ⟨-x.re, -x.im⟩⟩

theorem add_def (x y : Dual) : x + y = ⟨x.re + y.re, x.im + y.im⟩ := rfl
theorem mul_def (x y : Dual) : x * y = ⟨x.re * y.re, x.re * y.im + x.im * y.re⟩ := rfl
theorem neg_def (x : Dual) : -x = ⟨-x.re, -x.im⟩ := rfl

/-- A rational number. -/
def of (x : Rat) : Dual := ⟨x, 0⟩

instance ring : Lean.Grind.CommRing Dual :=
  ringOf (· + ·) (· * ·) (fun x y => x + -y) (- ·) (fun n => of n)
    (fun x y z => by simp only [add_def]; congr 1 <;> grind)
    (fun x => by simp only [add_def, of]; ext <;> simp <;> grind)
    (fun x => by simp only [add_def, neg_def, of]; congr 1 <;> grind)
    (fun x y z => by simp only [mul_def]; congr 1 <;> grind)
    (fun x y => by simp only [mul_def]; congr 1 <;> grind)
    (fun x => by simp only [mul_def, of]; ext <;> simp <;> grind)
    (fun x y z => by simp only [mul_def, add_def]; congr 1 <;> grind)
    (fun _ _ => rfl)
    (fun n => by simp only [add_def, of]; congr 1 <;> grind)

/-- The order of the rational parts, and then of the others. -/
def le (x y : Dual) : Prop := x.re < y.re ∨ x.re = y.re ∧ x.im ≤ y.im

instance : LE Dual := ⟨le⟩

theorem le_def {x y : Dual} : x ≤ y ↔ x.re < y.re ∨ x.re = y.re ∧ x.im ≤ y.im := Iff.rfl

instance : DecidableLE Dual := fun _ _ => decidable_of_iff _ le_def.symm

instance : Std.IsLinearOrder Dual where
  le_refl x := le_def.2 (Or.inr ⟨rfl, Rat.le_refl⟩)
  le_trans x y z := by simp only [le_def]; grind
  le_antisymm x y := by simp only [le_def]; intro h h'; ext <;> grind
  le_total x y := by simp only [le_def]; grind

/-- `exp (a + b ε) = 1 + a ε`, for each base. -/
def numbers : Numbers Dual where
  exp _ x := ⟨1, x.re⟩
  exp_zero _ := rfl
  exp_add _ x y := by
    show (⟨1, x.re + y.re⟩ : Dual) = ⟨1 * 1, 1 * y.re + x.re * 1⟩
    congr 1 <;> grind
  index n := of n
  index_zero := rfl
  index_one := rfl
  one_ne_zero h := absurd (congrArg Dual.re h) (by decide)
  inv x := of (1 / x.re)
  mul_inv n hn := by
    have hn : (n : Rat) ≠ 0 := fun h => hn (by exact_mod_cast h)
    show (⟨(n : Rat) * (1 / (n : Rat)), (n : Rat) * 0 + 0 * (1 / (n : Rat))⟩ : Dual) = ⟨1, 0⟩
    congr 1 <;> grind

/-- Not all values of `exp` are the same. -/
theorem exp_ne (base : String) : numbers.exp base (of 0) ≠ numbers.exp base (of 1) := fun h =>
  absurd (congrArg Dual.im h) (show ¬ (0 : Rat) = 1 by decide)

end Dual

/-! ## Numbers and infinities -/

/-- A number, or an infinity. -/
inductive Extended (R : Type) where
  | low | number (x : R) | high
  deriving DecidableEq

namespace Extended
variable {R : Type}

/-- An operation on numbers; of infinities `-inf`, if there is one, and else `inf`. -/
def lift (f : R → R → R) : Extended R → Extended R → Extended R
  | number x, number y => number (f x y)
  | low, _ => low
  | _, low => low
  | high, number _ => high
  | _, high => high

/-- The negation of a number; it exchanges the infinities. -/
def neg [Neg R] : Extended R → Extended R
  | low => high
  | number x => number (-x)
  | high => low

/-- `-inf` is below all others, `inf` above. -/
def le [LE R] : Extended R → Extended R → Prop
  | low, _ => True
  | _, high => True
  | number x, number y => x ≤ y
  | _, _ => False

instance [LE R] : LE (Extended R) := ⟨le⟩

instance [LE R] [DecidableLE R] : DecidableLE (Extended R) := fun x y => by
  cases x <;> cases y <;> simp only [LE.le, le] <;> infer_instance

instance [LE R] [Std.IsLinearOrder R] : Std.IsLinearOrder (Extended R) where
  le_refl x := by cases x <;> simp [LE.le, le]; exact Std.le_refl _
  le_trans x y z := by
    cases x <;> cases y <;> cases z <;> simp only [LE.le, le] <;> intro h h' <;> try trivial
    exact Std.le_trans h h'
  le_antisymm x y := by
    cases x <;> cases y <;> simp only [LE.le, le] <;> intro h h' <;> try trivial
    rw [Std.le_antisymm h h']
  le_total x y := by
    cases x <;> cases y <;> simp only [LE.le, le] <;> try simp
    exact Std.le_total

/-- `exp` is `e` of finite numbers, 0 of `-inf`, and `inf` of `inf`. -/
def exp (zero : R) (e : R → R) : Extended R → Extended R
  | low => number zero
  | number x => number (e x)
  | high => high

private theorem lift_assoc {f : R → R → R} (h : ∀ x y z, f (f x y) z = f x (f y z)) (x y z : Extended R) :
    lift f (lift f x y) z = lift f x (lift f y z) := by
  cases x <;> cases y <;> cases z <;> simp [lift, h]

private theorem lift_comm {f : R → R → R} (h : ∀ x y, f x y = f y x) (x y : Extended R) :
    lift f x y = lift f y x := by
  cases x <;> cases y <;> simp [lift, h]

private theorem inv_one [Lean.Grind.CommRing R] (N : Numbers R) : N.inv (N.index 1) = 1 := by
  have := N.mul_inv 1 (by decide)
  rw [N.index_one] at this ⊢
  grind

private theorem whole [Lean.Grind.CommRing R] (N : Numbers R) (n : Int) : N.index n * N.inv (N.index (1 : Nat)) = N.index n := by
  rw [show ((1 : Nat) : Int) = 1 from rfl, inv_one]
  grind

variable [Lean.Grind.CommRing R] [LE R] [DecidableLE R] [DecidableEq R]

/-- Extended numbers; truth values are 0 and 1. -/
def meaning (N : Numbers R) : Interp (Extended R) where
  fn
  | .builtin "+" _, [x, y] => lift (· + ·) x y
  | .builtin "-" _, [x, y] => lift (· + ·) x (neg y)
  | .builtin "*" _, [x, y] => lift (· * ·) x y
  | .builtin "/" _, [x, y] => lift (fun x y => x * N.inv y) x y
  | .builtin "min" _, [x, y] => if x ≤ y then x else y
  | .builtin "max" _, [x, y] => if x ≤ y then y else x
  | .builtin "==" _, [x, y] => if x = y then number 1 else number 0
  | .builtin "select" _, [c, x, y] => if c = number 0 then y else x
  | .builtin "neg" _, [x] => neg x
  | .builtin "exp" _, [x] => exp 0 (N.exp "exp") x
  | .builtin "exp2" _, [x] => exp 0 (N.exp "exp2") x
  | .builtin "exp10" _, [x] => exp 0 (N.exp "exp10") x
  | .literal _ n d, [] => number (N.index n * N.inv (N.index d))
  | .special _ "-inf", [] => low
  | .special _ "inf", [] => high
  | .special _ "true", [] => number 1
  | _, _ => number 0
  index _ n := number (N.index n)
  toInt _ x := match x with
    | number _ => 0
    | _ => 1
  ofBool b := if b then number 1 else number 0
  unknown := number 0

variable {N : Numbers R} {τ : Ty}

private theorem finite {x : Extended R} (h : (meaning N).IsFinite τ x) : ∃ r, x = number r := by
  cases x with
  | number r => exact ⟨r, rfl⟩
  | low => exact absurd (show (1 : Int) = 0 from h) (by decide)
  | high => exact absurd (show (1 : Int) = 0 from h) (by decide)

/-! ## The laws that hold -/

/-- Sums are associative. -/
theorem add_assoc : Assoc (meaning N) (.builtin "+" τ) := lift_assoc (by intros; grind)

/-- Sums are commutative. -/
theorem add_comm : Comm (meaning N) (.builtin "+" τ) := lift_comm (by intros; grind)

/-- Products are associative. -/
theorem mul_assoc : Assoc (meaning N) (.builtin "*" τ) := lift_assoc (by intros; grind)

/-- Products are commutative. -/
theorem mul_comm : Comm (meaning N) (.builtin "*" τ) := lift_comm (by intros; grind)

/-- 0 is a unit of sums. -/
theorem add_zero : RightUnit (meaning N) (.builtin "+" τ) ((meaning N).fn (.literal τ 0 1) []) := fun x => by
  show lift (· + ·) x (number (N.index 0 * N.inv (N.index (1 : Nat)))) = x
  rw [whole, N.index_zero]
  cases x <;> simp only [lift]
  congr 1
  grind

/-- 1 is a unit of products. -/
theorem mul_one : RightUnit (meaning N) (.builtin "*" τ) ((meaning N).fn (.literal τ 1 1) []) := fun x => by
  show lift (· * ·) x (number (N.index 1 * N.inv (N.index (1 : Nat)))) = x
  rw [whole, N.index_one]
  cases x <;> simp only [lift]
  congr 1
  grind

/-- Minima and maxima make a distributive lattice. -/
theorem lattice [Std.IsLinearOrder R] : LatticeLaws (meaning N) (.builtin "min" τ) (.builtin "max" τ) :=
  .of_le (fun x y => by show (if x ≤ y then x else y) = _; congr)
    (fun x y => by show (if x ≤ y then y else x) = _; congr)

/-- `-inf` is a unit of `max`. -/
theorem max_low : LeftUnit (meaning N) (.builtin "max" τ) ((meaning N).fn (.special τ "-inf") []) := fun x =>
  if_pos (show le low x by cases x <;> trivial)

/-- `inf` is a unit of `min`. -/
theorem min_high : RightUnit (meaning N) (.builtin "min" τ) ((meaning N).fn (.special τ "inf") []) := fun x =>
  if_pos (show le x high by cases x <;> trivial)

/-- Sums, differences, products, minima and maxima of finite numbers are finite. -/
theorem finite_arithmetic (name : String) (h : name ∈ ["+", "-", "*", "min", "max"]) :
    FiniteLaw (meaning N) τ (.builtin name τ) := by
  intro x y hx hy
  obtain ⟨r, rfl⟩ := finite hx
  obtain ⟨s, rfl⟩ := finite hy
  simp only [List.mem_cons, List.not_mem_nil, or_false] at h
  rcases h with rfl | rfl | rfl | rfl | rfl
  · rfl
  · rfl
  · rfl
  · show (meaning N).toInt τ (if number r ≤ number s then number r else number s) = 0
    split <;> rfl
  · show (meaning N).toInt τ (if number r ≤ number s then number s else number r) = 0
    split <;> rfl

/-- An infinity less a finite number is that infinity. -/
theorem low_sub : AtFiniteLaw (meaning N) τ (.builtin "-" τ) (.special τ "-inf") (.special τ "-inf") := by
  intro x hx
  obtain ⟨r, rfl⟩ := finite hx
  rfl

/-- An infinity is no finite number. -/
theorem low_ne : AtFiniteLaw (meaning N) τ (.builtin "==" τ) (.special τ "-inf") (.special .bool "false") := by
  intro x hx
  obtain ⟨r, rfl⟩ := finite hx
  show (if low = number r then number 1 else number 0) = number 0
  simp

/-- The same of `inf`. -/
theorem high_ne : AtFiniteLaw (meaning N) τ (.builtin "==" τ) (.special τ "inf") (.special .bool "false") := by
  intro x hx
  obtain ⟨r, rfl⟩ := finite hx
  show (if high = number r then number 1 else number 0) = number 0
  simp

/-- Zero times a finite number. -/
theorem zero_mul : AtFiniteLaw (meaning N) τ (.builtin "*" τ) (.literal τ 0 1) (.literal τ 0 1) := by
  intro x hx
  obtain ⟨r, rfl⟩ := finite hx
  show number (N.index 0 * N.inv (N.index (1 : Nat)) * r) = number (N.index 0 * N.inv (N.index (1 : Nat)))
  rw [whole, N.index_zero]
  congr 1
  grind

/-- `exp(-inf) = 0`, for each base. -/
theorem exp_low (base : String) (h : base ∈ ["exp", "exp2", "exp10"]) :
    ConstantLaw (meaning N) (.builtin base τ) (.special τ "-inf") (.literal τ 0 1) := by
  have he : number 0 = number (N.index 0 * N.inv (N.index (1 : Nat))) := by rw [whole, N.index_zero]
  simp only [List.mem_cons, List.not_mem_nil, or_false] at h
  rcases h with rfl | rfl | rfl <;> exact he

/-- `exp` of a finite number is finite, and so is its negation. -/
theorem finite_function (name : String) (h : name ∈ ["exp", "exp2", "exp10", "neg"]) :
    FiniteFunctionLaw (meaning N) τ (.builtin name τ) := by
  intro x hx
  obtain ⟨r, rfl⟩ := finite hx
  simp only [List.mem_cons, List.not_mem_nil, or_false] at h
  rcases h with rfl | rfl | rfl | rfl <;> rfl

/-- Literals of numbers are finite. -/
theorem finite_literal : FiniteLiteralLaw (meaning N) τ := fun _ _ => rfl

/-- `exp(0) = 1`, for each base. -/
theorem exp_zero (base : String) (h : base ∈ ["exp", "exp2", "exp10"]) :
    ConstantLaw (meaning N) (.builtin base τ) (.literal τ 0 1) (.literal τ 1 1) := by
  have he : number (N.exp base (N.index 0 * N.inv (N.index (1 : Nat)))) =
      number (N.index 1 * N.inv (N.index (1 : Nat))) := by
    rw [whole, whole, N.index_zero, N.index_one, N.exp_zero]
  simp only [List.mem_cons, List.not_mem_nil, or_false] at h
  rcases h with rfl | rfl | rfl <;> exact he

/-- A finite number less itself is 0. -/
theorem sub_self : FiniteSelfLaw (meaning N) τ (.builtin "-" τ) (.literal τ 0 1) := by
  intro x hx
  obtain ⟨r, rfl⟩ := finite hx
  show number (r + -r) = number (N.index 0 * N.inv (N.index (1 : Nat)))
  rw [whole, N.index_zero]
  congr 1
  grind

/-- A finite factor goes into a sum, whatever is summed. -/
theorem finite_factor : FiniteFactorLaw (meaning N) τ (.builtin "*" τ) (.builtin "+" τ) := by
  intro c x y hc
  obtain ⟨r, rfl⟩ := finite hc
  show lift (· * ·) (number r) (lift (· + ·) x y) =
    lift (· + ·) (lift (· * ·) (number r) x) (lift (· * ·) (number r) y)
  cases x <;> cases y <;> simp only [lift]
  congr 1
  grind

/-- `exp(x - y) * exp(y - z) = exp(x - z)` at finite `y` and `z`, whatever `x` is. -/
theorem shift (base : String) (h : base ∈ ["exp", "exp2", "exp10"]) :
    ShiftLaw (meaning N) τ (.builtin base τ) (.builtin "*" τ) (.builtin "-" τ) := by
  intro x y z hy hz
  obtain ⟨s, rfl⟩ := finite hy
  obtain ⟨t, rfl⟩ := finite hz
  have key : lift (· * ·) (exp 0 (N.exp base) (lift (· + ·) x (number (-s))))
      (number (N.exp base (s + -t))) = exp 0 (N.exp base) (lift (· + ·) x (number (-t))) := by
    cases x with
    | low => simp only [lift, exp]; congr 1; grind
    | high => rfl
    | number r =>
      simp only [lift, exp]
      congr 1
      rw [← N.exp_add]
      congr 1
      grind
  simp only [List.mem_cons, List.not_mem_nil, or_false] at h
  rcases h with rfl | rfl | rfl <;> exact key

/-- A quotient is a product with a reciprocal. -/
theorem div : DivLaw (meaning N) (.builtin "/" τ) (.builtin "*" τ) (.literal τ 1 1) := by
  intro x y
  show lift (fun x y => x * N.inv y) x y = lift (· * ·) x
    (lift (fun x y => x * N.inv y) (number (N.index 1 * N.inv (N.index (1 : Nat)))) y)
  rw [whole, N.index_one]
  cases x <;> cases y <;> simp only [lift]
  congr 1
  grind

/-- `select` chooses by truth values. -/
theorem select : SelectLaw (meaning N) (.builtin "select" τ) (.special .bool "true") (.special .bool "false") where
  of_true x y := by
    show (if (number 1 : Extended R) = number 0 then y else x) = x
    exact if_neg fun h => N.one_ne_zero (Extended.number.inj h)
  of_false x y := by
    show (if (number 0 : Extended R) = number 0 then y else x) = y
    exact if_pos rfl

/-- Literals that are fractions have their value. -/
theorem fraction : FractionLaw (meaning N) τ (.builtin "*" τ) := by
  intro n d hd
  have := N.mul_inv d (by omega)
  show number (N.index n * N.inv (N.index d) * (N.index d * N.inv (N.index (1 : Nat)))) =
    number (N.index n * N.inv (N.index (1 : Nat)))
  rw [whole, whole]
  congr 1
  grind

/-- An index that is not zero has a reciprocal. -/
theorem reciprocal : ReciprocalLaw (meaning N) τ (.builtin "/" τ) (.builtin "*" τ) (.literal τ 1 1) := by
  intro n hn
  have := N.mul_inv n hn
  show number (N.index n * (N.index 1 * N.inv (N.index (1 : Nat)) * N.inv (N.index n))) =
    number (N.index 1 * N.inv (N.index (1 : Nat)))
  rw [whole, N.index_one]
  congr 1
  grind

/-- An index as a value is the literal of its number. -/
theorem index : IndexLaw (meaning N) τ := fun n => by
  show number (N.index n) = number (N.index n * N.inv (N.index (1 : Nat)))
  rw [whole]

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
