module

public import Redverify.Reduction
public import Redverify.Statement

/-!
# Laws of operators

What follows from the laws of `Statement` (thesis, section 7.2): rings, numbers, fields, lattices,
boolean values. All laws but those of a field are equations, so they hold of a product when they hold
of its factors. So one carrier can stand for several types.

* `RingLaws.exists_ring`, `NumberLaws.exists_ring`, … turn a goal about values into one about a
  commutative ring, for `grind`; `RingLaws.ring` is that ring, for `letI` and `change`.
* `RingLaws.int`, `MonoidLaws.bool_and`, … say that the laws hold where they are meant to: of the
  integers, the rational numbers, machine integers and truth values.
* `Implements.mono` and `Implements.at` put the two together: a certificate holds under stronger
  laws, and of each interpretation that obeys its laws.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V W : Type}

/-! ## Structures -/

/-- A commutative monoid: what the language takes for granted of `+`, `*`, `min`, `max`, `and`, `or`
and `xor` where they have a unit (thesis, section 7.2). -/
structure MonoidLaws (I : Interp V) (op unit : Fn) : Prop where
  assoc : Assoc I op
  comm : Comm I op
  unit : RightUnit I op (I.fn unit [])

/-- A field, where `1 / 0 = 0`. No product of two fields is a field, so these laws are only for
programs with one type of values; `DivLaw` is for all. -/
structure FieldLaws (I : Interp V) (add mul neg div zero one : Fn) : Prop extends
    RingLaws I add mul neg zero one where
  div_eq : DivLaw I div mul one
  zero_ne_one : I.fn zero [] ≠ I.fn one []
  inv_zero : I.fn div [I.fn one [], I.fn zero []] = I.fn zero []
  mul_inv : ∀ x, x ≠ I.fn zero [] → I.fn mul [x, I.fn div [I.fn one [], x]] = I.fn one []

/-! ## Groups and rings -/

section
variable {f g : V → V → V} {n : V → V} {z e : V}

private theorem g_neg (ha : ∀ x y w, f (f x y) w = f x (f y w)) (hz : ∀ x, f x z = x)
    (hn : ∀ x, f x (n x) = z) (x : V) : f (n x) x = z := by
  rw [← hz (f (n x) x), ← hn (n x), ha, ← ha x, hn, ← ha, hz]

private theorem g_zero (ha : ∀ x y w, f (f x y) w = f x (f y w)) (hz : ∀ x, f x z = x)
    (hn : ∀ x, f x (n x) = z) (x : V) : f z x = x := by
  rw [← hn x, ha, g_neg ha hz hn, hz]

private theorem g_left (ha : ∀ x y w, f (f x y) w = f x (f y w)) (hz : ∀ x, f x z = x)
    (hn : ∀ x, f x (n x) = z) {x y w : V} (h : f w x = f w y) : x = y := by
  rw [← g_zero ha hz hn x, ← g_zero ha hz hn y, ← g_neg ha hz hn w, ha, ha, h]

private theorem g_right (ha : ∀ x y w, f (f x y) w = f x (f y w)) (hz : ∀ x, f x z = x)
    (hn : ∀ x, f x (n x) = z) {x y w : V} (h : f x w = f y w) : x = y := by
  rw [← hz x, ← hz y, ← hn w, ← ha, ← ha, h]

private theorem r_comm (ha : ∀ x y w, f (f x y) w = f x (f y w)) (hz : ∀ x, f x z = x)
    (hn : ∀ x, f x (n x) = z) (hc : ∀ x y, g x y = g y x) (h1 : ∀ x, g x e = x)
    (hd : ∀ x y w, g x (f y w) = f (g x y) (g x w)) (x y : V) : f x y = f y x := by
  have h2 : ∀ w, g w (f e e) = f w w := fun w => by rw [hd, h1]
  have h : f (f x y) (f x y) = f (f x x) (f y y) := by
    rw [← h2 (f x y), ← h2 x, ← h2 y, hc _ (f e e), hd, hc x, hc y]
  rw [ha, ha] at h
  have h := g_left ha hz hn h
  rw [← ha, ← ha] at h
  exact (g_right ha hz hn h).symm

private theorem r_zero (ha : ∀ x y w, f (f x y) w = f x (f y w)) (hz : ∀ x, f x z = x)
    (hn : ∀ x, f x (n x) = z) (hd : ∀ x y w, g x (f y w) = f (g x y) (g x w)) (x : V) : g x z = z :=
  g_left ha hz hn (w := g x z) (by rw [← hd, hz, hz])

private theorem g_add_neg (ha : ∀ x y w, f (f x y) w = f x (f y w)) (hz : ∀ x, f x z = x)
    (hn : ∀ x, f x (n x) = z) (hc : ∀ x y, f x y = f y x) (x y : V) : f (n (f x y)) y = n x := by
  refine g_left ha hz hn (w := x) ?_
  rw [hn, hc _ y, ← ha, hn]

private theorem num_neg {num : Int → V} (ha : ∀ x y w, f (f x y) w = f x (f y w))
    (hz : ∀ x, f x (num 0) = x) (hn : ∀ x, f x (n x) = num 0) (hc : ∀ x y, f x y = f y x)
    (hs : ∀ k : Int, num (k + 1) = f (num k) (num 1)) (i : Int) : num (-i) = n (num i) := by
  have nat : ∀ k : Nat, num (-(k : Int)) = n (num k) := by
    intro k
    induction k with
    | zero =>
      refine g_left ha hz hn (w := num 0) ?_
      rw [show ((0 : Nat) : Int) = 0 from rfl, hn]
      exact hz _
    | succ k ih =>
      refine g_right ha hz hn (w := num 1) ?_
      rw [← hs, show (-((k + 1 : Nat) : Int) + 1) = -(k : Int) by omega, ih, Int.natCast_add,
        show ((1 : Nat) : Int) = 1 from rfl, hs k, g_add_neg ha hz hn hc]
  rcases Int.eq_nat_or_neg i with ⟨k, rfl | rfl⟩
  · exact nat k
  · rw [nat, Int.neg_neg]
    exact g_left ha hz hn (w := n (num k)) (by rw [g_neg ha hz hn, hn])

end

/-- The ring that seven equations make, with `num` as its numerals and `sub` as its subtraction. -/
@[reducible] def ringOf (add mul sub : V → V → V) (neg : V → V) (num : Int → V)
    (add_assoc : ∀ x y z, add (add x y) z = add x (add y z)) (add_zero : ∀ x, add x (num 0) = x)
    (add_neg : ∀ x, add x (neg x) = num 0)
    (mul_assoc : ∀ x y z, mul (mul x y) z = mul x (mul y z)) (mul_comm : ∀ x y, mul x y = mul y x)
    (mul_one : ∀ x, mul x (num 1) = x)
    (distrib : ∀ x y z, mul x (add y z) = add (mul x y) (mul x z))
    (sub_eq : ∀ x y, sub x y = add x (neg y)) (num_succ : ∀ n, num (n + 1) = add (num n) (num 1)) :
    Lean.Grind.CommRing V :=
  have add_comm : ∀ x y, add x y = add y x := by
    exact r_comm add_assoc add_zero add_neg mul_comm mul_one distrib
  have mul_zero : ∀ x, mul x (num 0) = num 0 := by exact r_zero add_assoc add_zero add_neg distrib
  have neg_num : ∀ i, num (-i) = neg (num i) := by
    exact num_neg add_assoc add_zero add_neg add_comm num_succ
  { add := add
    mul := mul
    neg := neg
    sub := sub
    natCast := ⟨fun n => num n⟩
    ofNat := fun n => ⟨num n⟩
    intCast := ⟨num⟩
    npow := ⟨fun x n => Nat.rec (num 1) (fun _ y => mul y x) n⟩
    nsmul := ⟨fun n x => mul (num n) x⟩
    zsmul := ⟨fun n x => mul (num n) x⟩
    add_zero := add_zero
    add_comm := add_comm
    add_assoc := add_assoc
    mul_assoc := mul_assoc
    mul_one := mul_one
    one_mul := fun x => (mul_comm _ x).trans (mul_one x)
    left_distrib := distrib
    right_distrib := fun x y z => show mul (add x y) z = add (mul x z) (mul y z) by
      rw [mul_comm, distrib, mul_comm z, mul_comm z]
    zero_mul := fun x => (mul_comm _ x).trans (mul_zero x)
    mul_zero := mul_zero
    pow_zero := fun _ => rfl
    pow_succ := fun _ _ => rfl
    ofNat_succ := fun n => num_succ n
    ofNat_eq_natCast := fun _ => rfl
    nsmul_eq_natCast_mul := fun _ _ => rfl
    neg_add_cancel := fun x => (add_comm _ x).trans (add_neg x)
    sub_eq_add_neg := sub_eq
    neg_zsmul := fun i x => show mul (num (-i)) x = neg (mul (num i) x) by
      refine g_left add_assoc add_zero add_neg (w := mul (num i) x) ?_
      rw [add_neg, neg_num, mul_comm _ x, mul_comm _ x, ← distrib, add_neg, mul_zero]
    zsmul_natCast_eq_nsmul := fun _ _ => rfl
    intCast_ofNat := fun _ => rfl
    intCast_neg := neg_num
    mul_comm := mul_comm }

/-- The natural numerals that `zero`, `one` and `add` make. -/
def numeral (I : Interp V) (add zero one : Fn) : Nat → V
  | 0 => I.fn zero []
  | 1 => I.fn one []
  | n + 2 => I.fn add [numeral I add zero one (n + 1), I.fn one []]

/-- The numerals that `zero`, `one`, `add` and `neg` make. -/
def integer (I : Interp V) (add neg zero one : Fn) : Int → V
  | .ofNat n => numeral I add zero one n
  | .negSucc n => I.fn neg [numeral I add zero one (n + 1)]

namespace RingLaws
variable {I : Interp V} {add mul neg zero one : Fn}

/-- Addition commutes, as `(x + y) + (x + y) = (1 + 1) * (x + y) = (x + x) + (y + y)`
(section 7.2). -/
theorem add_comm (h : RingLaws I add mul neg zero one) : Comm I add :=
  r_comm (f := fun x y => I.fn add [x, y]) (g := fun x y => I.fn mul [x, y]) (n := fun x => I.fn neg [x])
    h.add_assoc h.add_zero h.add_neg h.mul_comm h.mul_one h.distrib

/-- Accumulations by addition commute (section 7.2). -/
theorem add_rightComm (h : RingLaws I add mul neg zero one) : RightComm I add :=
  h.add_assoc.rightComm h.add_comm

/-- Accumulations by multiplication commute (section 7.2). -/
theorem mul_rightComm (h : RingLaws I add mul neg zero one) : RightComm I mul :=
  h.mul_assoc.rightComm h.mul_comm

/-- Addition is a commutative monoid (section 7.2). -/
theorem add_monoid (h : RingLaws I add mul neg zero one) : MonoidLaws I add zero :=
  ⟨h.add_assoc, h.add_comm, h.add_zero⟩

/-- Multiplication is a commutative monoid (section 7.2). -/
theorem mul_monoid (h : RingLaws I add mul neg zero one) : MonoidLaws I mul one :=
  ⟨h.mul_assoc, h.mul_comm, h.mul_one⟩

/-- A ring is a semiring (section 7.2). -/
theorem semiringLaws (h : RingLaws I add mul neg zero one) : SemiringLaws I add mul zero one where
  add_assoc := h.add_assoc
  add_comm := h.add_comm
  add_zero := h.add_zero
  mul_assoc := h.mul_assoc
  mul_comm := h.mul_comm
  mul_one := h.mul_one
  mul_zero := r_zero (f := fun x y => I.fn add [x, y]) (g := fun x y => I.fn mul [x, y])
    (n := fun x => I.fn neg [x]) h.add_assoc h.add_zero h.add_neg h.distrib
  distrib := h.distrib

private theorem integer_succ (h : RingLaws I add mul neg zero one) : ∀ n : Int,
    integer I add neg zero one (n + 1) =
      I.fn add [integer I add neg zero one n, integer I add neg zero one 1]
  | .ofNat 0 => (h.add_zero.left h.add_comm _).symm
  | .ofNat (_ + 1) => rfl
  | .negSucc 0 => ((h.add_comm _ _).trans (h.add_neg _)).symm
  | .negSucc (n + 1) => (g_add_neg (f := fun x y => I.fn add [x, y]) (n := fun x => I.fn neg [x])
      h.add_assoc h.add_zero h.add_neg h.add_comm (numeral I add zero one (n + 1)) _).symm

/-- The ring that the laws make of the values, for `grind`: after `letI := h.ring`, `change` can
write `x + y` for `I.fn add [x, y]`, and so on. -/
@[reducible] def ring (h : RingLaws I add mul neg zero one) : Lean.Grind.CommRing V :=
  ringOf (fun x y => I.fn add [x, y]) (fun x y => I.fn mul [x, y])
    (fun x y => I.fn add [x, I.fn neg [y]]) (fun x => I.fn neg [x]) (integer I add neg zero one)
    h.add_assoc h.add_zero h.add_neg h.mul_assoc h.mul_comm h.mul_one h.distrib
    (fun _ _ => rfl) (by exact integer_succ h)

/-- Some ring has these operations (section 7.2). For a goal about values,
`obtain ⟨_, e⟩ := h.exists_ring; simp only [e]; grind`. -/
theorem exists_ring (h : RingLaws I add mul neg zero one) : ∃ _ : Lean.Grind.CommRing V,
    (∀ x y, I.fn add [x, y] = x + y) ∧ (∀ x y, I.fn mul [x, y] = x * y) ∧
    (∀ x, I.fn neg [x] = -x) ∧ I.fn zero [] = 0 ∧ I.fn one [] = 1 :=
  ⟨h.ring, fun _ _ => rfl, fun _ _ => rfl, fun _ => rfl, rfl, rfl⟩

end RingLaws

namespace SemiringLaws
variable {I : Interp V} {add mul zero one : Fn}

private theorem numeral_succ (h : SemiringLaws I add mul zero one) : ∀ n : Nat,
    numeral I add zero one (n + 1) = I.fn add [numeral I add zero one n, I.fn one []]
  | 0 => (h.add_zero.left h.add_comm _).symm
  | _ + 1 => rfl

/-- The semiring that the laws make of the values, for `grind` (section 7.2). -/
@[reducible] def semiring (h : SemiringLaws I add mul zero one) : Lean.Grind.CommSemiring V where
  add x y := I.fn add [x, y]
  mul x y := I.fn mul [x, y]
  natCast := ⟨numeral I add zero one⟩
  ofNat n := ⟨numeral I add zero one n⟩
  npow := ⟨fun x n => Nat.rec (I.fn one []) (fun _ y => I.fn mul [y, x]) n⟩
  nsmul := ⟨fun n x => I.fn mul [numeral I add zero one n, x]⟩
  add_zero := h.add_zero
  add_comm := h.add_comm
  add_assoc := h.add_assoc
  mul_assoc := h.mul_assoc
  mul_one := h.mul_one
  one_mul := h.mul_one.left h.mul_comm
  left_distrib := h.distrib
  right_distrib := fun x y z => by
    refine (h.mul_comm _ z).trans ((h.distrib z x y).trans ?_)
    rw [h.mul_comm z, h.mul_comm z]
    rfl
  zero_mul := fun x => (h.mul_comm _ x).trans (h.mul_zero x)
  mul_zero := h.mul_zero
  pow_zero := fun _ => rfl
  pow_succ := fun _ _ => rfl
  ofNat_succ := fun n => by exact numeral_succ h n
  ofNat_eq_natCast := fun _ => rfl
  nsmul_eq_natCast_mul := fun _ _ => rfl
  mul_comm := h.mul_comm

/-- Some semiring has these operations (section 7.2). For a goal about values,
`obtain ⟨_, e⟩ := h.exists_semiring; simp only [e]; grind`. -/
theorem exists_semiring (h : SemiringLaws I add mul zero one) : ∃ _ : Lean.Grind.CommSemiring V,
    (∀ x y, I.fn add [x, y] = x + y) ∧ (∀ x y, I.fn mul [x, y] = x * y) ∧
    I.fn zero [] = 0 ∧ I.fn one [] = 1 :=
  ⟨h.semiring, fun _ _ => rfl, fun _ _ => rfl, rfl, rfl⟩

end SemiringLaws

namespace NumberLaws
variable {I : Interp V} {τ : Ty}

/-- The ring of the numbers of a type, with the literals as numerals and the type's own subtraction
(section 7.2). -/
@[reducible] def ring (h : NumberLaws I τ) : Lean.Grind.CommRing V :=
  ringOf (fun x y => I.fn (.builtin "+" τ) [x, y]) (fun x y => I.fn (.builtin "*" τ) [x, y])
    (fun x y => I.fn (.builtin "-" τ) [x, y]) (fun x => I.fn (.builtin "neg" τ) [x])
    (fun n => I.fn (.literal τ n 1) [])
    h.add_assoc h.add_zero h.add_neg h.mul_assoc h.mul_comm h.mul_one h.distrib h.sub h.literal

attribute [local instance] Lean.Grind.Ring.intCast in
/-- Some ring has these operations and numerals (section 7.2). For a goal about values,
`obtain ⟨_, e⟩ := h.exists_ring; simp only [e]; grind`. -/
theorem exists_ring (h : NumberLaws I τ) : ∃ _ : Lean.Grind.CommRing V,
    (∀ x y, I.fn (.builtin "+" τ) [x, y] = x + y) ∧ (∀ x y, I.fn (.builtin "*" τ) [x, y] = x * y) ∧
    (∀ x y, I.fn (.builtin "-" τ) [x, y] = x - y) ∧ (∀ x, I.fn (.builtin "neg" τ) [x] = -x) ∧
    (∀ n : Int, I.fn (.literal τ n 1) [] = IntCast.intCast n) :=
  ⟨h.ring, fun _ _ => rfl, fun _ _ => rfl, fun _ _ => rfl, fun _ => rfl, fun _ => rfl⟩

end NumberLaws

/-- Division multiplies by what some function of the divisor gives (section 7.2). After
`obtain ⟨inv, d⟩ := h.exists_inv`, `simp only [d, e]` leaves a goal about a ring. -/
theorem DivLaw.exists_inv {I : Interp V} {div mul one : Fn} (h : DivLaw I div mul one) :
    ∃ inv : V → V, ∀ x y, I.fn div [x, y] = I.fn mul [x, inv y] :=
  ⟨fun y => I.fn div [I.fn one [], y], h⟩

namespace FieldLaws
variable {I : Interp V} {add mul neg div zero one : Fn}

private theorem inv_inv (h : FieldLaws I add mul neg div zero one) (x : V) :
    I.fn div [I.fn one [], I.fn div [I.fn one [], x]] = x := by
  by_cases hx : x = I.fn zero []
  · rw [hx, h.inv_zero, h.inv_zero]
  · have hy : I.fn div [I.fn one [], x] ≠ I.fn zero [] := fun hy => h.zero_ne_one <| by
      rw [← h.mul_inv x hx, hy, h.semiringLaws.mul_zero]
    have := h.mul_assoc x (I.fn div [I.fn one [], x]) (I.fn div [I.fn one [], I.fn div [I.fn one [], x]])
    rwa [h.mul_inv x hx, h.mul_inv _ hy, h.mul_one, h.mul_one.left h.mul_comm] at this

private theorem inv_one (h : FieldLaws I add mul neg div zero one) :
    I.fn div [I.fn one [], I.fn one []] = I.fn one [] := by
  rw [← h.mul_one.left h.mul_comm (I.fn div [I.fn one [], I.fn one []])]
  exact h.mul_inv _ (Ne.symm h.zero_ne_one)

/-- The field that the laws make of the values, for `grind` (section 7.2). -/
@[reducible] def field (h : FieldLaws I add mul neg div zero one) : Lean.Grind.Field V :=
  letI := h.ring
  { h.ring with
    inv := fun x => I.fn div [I.fn one [], x]
    div := fun x y => I.fn div [x, y]
    zpow := ⟨fun x n => match n with
      | .ofNat n => x ^ n
      | .negSucc n => I.fn div [I.fn one [], x ^ (n + 1)]⟩
    div_eq_mul_inv := h.div_eq
    zero_ne_one := h.zero_ne_one
    inv_zero := h.inv_zero
    mul_inv_cancel := fun hx => h.mul_inv _ hx
    zpow_zero := fun _ => rfl
    zpow_succ := fun _ _ => rfl
    zpow_neg := fun x n => by
      match n with
      | .ofNat 0 => exact (inv_one h).symm
      | .ofNat (n + 1) => rfl
      | .negSucc n => exact (inv_inv h _).symm }

/-- Some field has these operations (section 7.2). For a goal about values,
`obtain ⟨_, e⟩ := h.exists_field; simp only [e]; grind`. -/
theorem exists_field (h : FieldLaws I add mul neg div zero one) : ∃ _ : Lean.Grind.Field V,
    (∀ x y, I.fn add [x, y] = x + y) ∧ (∀ x y, I.fn mul [x, y] = x * y) ∧
    (∀ x y, I.fn div [x, y] = x / y) ∧ (∀ x, I.fn neg [x] = -x) ∧
    I.fn zero [] = 0 ∧ I.fn one [] = 1 :=
  ⟨h.field, fun _ _ => rfl, fun _ _ => rfl, fun _ _ => rfl, fun _ => rfl, rfl, rfl⟩

end FieldLaws

/-! ## Monoids, lattices, truth values -/

section
variable {I : Interp V} {op unit : Fn}

/-- An associative operator, for `grind` and `ac_rfl` (section 7.2):
`obtain ⟨f, _, e⟩ := h.exists_op; simp only [e]`. -/
theorem Assoc.exists_op (h : Assoc I op) :
    ∃ f : V → V → V, ∃ _ : Std.Associative f, ∀ x y, I.fn op [x, y] = f x y :=
  ⟨fun x y => I.fn op [x, y], ⟨h⟩, fun _ _ => rfl⟩

/-- Accumulations by the operator of a commutative monoid commute (section 7.2). -/
theorem MonoidLaws.rightComm (h : MonoidLaws I op unit) : RightComm I op := h.assoc.rightComm h.comm

/-- The operator of a commutative monoid, for `grind` and `ac_rfl` (section 7.2):
`obtain ⟨f, _, _, _, e⟩ := h.exists_op; simp only [e]`. -/
theorem MonoidLaws.exists_op (h : MonoidLaws I op unit) : ∃ f : V → V → V, ∃ _ : Std.Associative f,
    ∃ _ : Std.Commutative f, ∃ _ : Std.LawfulIdentity f (I.fn unit []), ∀ x y, I.fn op [x, y] = f x y :=
  ⟨fun x y => I.fn op [x, y], ⟨h.assoc⟩, ⟨h.comm⟩,
    { left_id := h.unit.left h.comm, right_id := h.unit }, fun _ _ => rfl⟩

end

namespace LatticeLaws
variable {I : Interp V} {min max : Fn}

/-- `min x x = min x (max x (min x x)) = x` (section 7.2). -/
theorem min_idem (h : LatticeLaws I min max) : Idem I min := fun x => by
  have := h.min_max x (I.fn min [x, x])
  rwa [h.max_min] at this

/-- `max x x = max x (min x (max x x)) = x` (section 7.2). -/
theorem max_idem (h : LatticeLaws I min max) : Idem I max := fun x => by
  have := h.max_min x (I.fn max [x, x])
  rwa [h.min_max] at this

/-- With a unit, the minimum is a commutative monoid (section 7.2). -/
theorem min_monoid (h : LatticeLaws I min max) {top : Fn} (ht : RightUnit I min (I.fn top [])) :
    MonoidLaws I min top := ⟨h.min_assoc, h.min_comm, ht⟩

/-- With a unit, the maximum is a commutative monoid (section 7.2). -/
theorem max_monoid (h : LatticeLaws I min max) {bot : Fn} (hb : RightUnit I max (I.fn bot [])) :
    MonoidLaws I max bot := ⟨h.max_assoc, h.max_comm, hb⟩

end LatticeLaws

namespace BooleanLaws
variable {I : Interp V} {and or xor not false true : Fn}

/-- The ring of truth values, where `-x = x` (section 7.2). -/
@[reducible] def ring (h : BooleanLaws I and or xor not false true) : Lean.Grind.CommRing V :=
  ringOf (fun x y => I.fn xor [x, y]) (fun x y => I.fn and [x, y])
    (fun x y => I.fn xor [x, y]) (fun x => x) (fun n => if n % 2 = 0 then I.fn false [] else I.fn true [])
    h.xor_assoc h.xor_false h.xor_self h.and_assoc h.and_comm h.and_true h.distrib (fun _ _ => rfl)
    fun n => by
      have hc := r_comm (f := fun x y => I.fn xor [x, y]) (g := fun x y => I.fn and [x, y])
        (n := fun x => x) h.xor_assoc h.xor_false h.xor_self h.and_comm h.and_true h.distrib
      have h0 : ∀ x, I.fn xor [I.fn false [], x] = x := fun x => (hc _ x).trans (h.xor_false x)
      rcases Int.emod_two_eq n with hn | hn
      · simp [hn, h0, show (n + 1) % 2 = 1 by omega]
      · simp [hn, h.xor_self, show (n + 1) % 2 = 0 by omega]

/-- Some ring has these operations (section 7.2); twice anything is zero, and products are
idempotent. For a goal about values, `obtain ⟨_, e, two, sq⟩ := h.exists_ring; simp only [e]; grind`,
with `sq x` for the `x` that occur. -/
theorem exists_ring (h : BooleanLaws I and or xor not false true) : ∃ _ : Lean.Grind.CommRing V,
    ((∀ x y, I.fn xor [x, y] = x + y) ∧ (∀ x y, I.fn and [x, y] = x * y) ∧
      (∀ x y, I.fn or [x, y] = x + y + x * y) ∧ (∀ x, I.fn not [x] = x + 1) ∧
      I.fn false [] = 0 ∧ I.fn true [] = 1) ∧
    (2 : V) = 0 ∧ ∀ x : V, x * x = x :=
  ⟨h.ring, ⟨fun _ _ => rfl, fun _ _ => rfl, h.or_eq, h.not_eq, rfl, rfl⟩, rfl, h.and_self⟩

/-- `and` is a commutative monoid (section 7.2). -/
theorem and_monoid (h : BooleanLaws I and or xor not false true) : MonoidLaws I and true :=
  ⟨h.and_assoc, h.and_comm, h.and_true⟩

/-- `xor` is a commutative monoid (section 7.2). -/
theorem xor_monoid (h : BooleanLaws I and or xor not false true) : MonoidLaws I xor false :=
  ⟨h.xor_assoc, fun x y => by obtain ⟨_, e, -⟩ := h.exists_ring; simp only [e]; grind, h.xor_false⟩

/-- `or` is a commutative monoid (section 7.2). -/
theorem or_monoid (h : BooleanLaws I and or xor not false true) : MonoidLaws I or false where
  assoc x y z := by obtain ⟨_, e, -⟩ := h.exists_ring; simp only [e]; grind
  comm x y := by obtain ⟨_, e, -⟩ := h.exists_ring; simp only [e]; grind
  unit x := by obtain ⟨_, e, -⟩ := h.exists_ring; simp only [e]; grind

/-- `and` and `or` are the minimum and the maximum of a lattice (section 7.2). -/
theorem lattice (h : BooleanLaws I and or xor not false true) : LatticeLaws I and or where
  min_assoc := h.and_assoc
  min_comm := h.and_comm
  max_assoc := h.or_monoid.assoc
  max_comm := h.or_monoid.comm
  min_max x y := by
    obtain ⟨_, e, two, sq⟩ := h.exists_ring
    have := sq x
    simp only [e]
    grind
  max_min x y := by
    obtain ⟨_, e, two, sq⟩ := h.exists_ring
    have := sq x
    simp only [e]
    grind
  distrib x y z := by
    obtain ⟨_, e, two, sq⟩ := h.exists_ring
    have := sq x
    simp only [e]
    grind

/-- De Morgan's law: `not (x and y) = not x or not y` (section 7.2). -/
theorem not_and (h : BooleanLaws I and or xor not false true) (x y : V) :
    I.fn not [I.fn and [x, y]] = I.fn or [I.fn not [x], I.fn not [y]] := by
  obtain ⟨_, e, two, -⟩ := h.exists_ring
  simp only [e]
  grind

/-- De Morgan's law: `not (x or y) = not x and not y` (section 7.2). -/
theorem not_or (h : BooleanLaws I and or xor not false true) (x y : V) :
    I.fn not [I.fn or [x, y]] = I.fn and [I.fn not [x], I.fn not [y]] := by
  obtain ⟨_, e, two, -⟩ := h.exists_ring
  simp only [e]
  grind

/-- `not (not x) = x` (section 7.2). -/
theorem not_not (h : BooleanLaws I and or xor not false true) (x : V) :
    I.fn not [I.fn not [x]] = x := by
  obtain ⟨_, e, two, -⟩ := h.exists_ring
  simp only [e]
  grind

end BooleanLaws

/-! ## Where the laws hold

An interpretation obeys a law if it gives the operator its usual meaning. -/

section
variable {I : Interp V} {op unit add mul neg zero one min max : Fn}

/-- What is associative is so as the meaning of an operator (section 7.2). -/
theorem Assoc.of_op {f : V → V → V} [hf : Std.Associative f] (h : ∀ x y, I.fn op [x, y] = f x y) :
    Assoc I op := fun x y z => by simp only [h, hf.assoc]

/-- What is commutative is so as the meaning of an operator (section 7.2). -/
theorem Comm.of_op {f : V → V → V} [hf : Std.Commutative f] (h : ∀ x y, I.fn op [x, y] = f x y) :
    Comm I op := fun x y => by simp only [h, hf.comm x y]

/-- What has a right unit has it as the meaning of an operator (section 7.2). -/
theorem RightUnit.of_op {f : V → V → V} {u : V} [hf : Std.LawfulRightIdentity f u]
    (h : ∀ x y, I.fn op [x, y] = f x y) : RightUnit I op u := fun x => by simp only [h, hf.right_id]

/-- A commutative monoid is one as the meaning of an operator (section 7.2). -/
theorem MonoidLaws.of_op {f : V → V → V} {u : V} [Std.Associative f] [Std.Commutative f]
    [Std.LawfulRightIdentity f u] (h : ∀ x y, I.fn op [x, y] = f x y) (hu : I.fn unit [] = u) :
    MonoidLaws I op unit := ⟨.of_op h, .of_op h, by rw [hu]; exact RightUnit.of_op h⟩

/-- Addition of a semiring is associative: integers, rational numbers, `BitVec n` (section 7.2). -/
theorem Assoc.of_add [Lean.Grind.CommSemiring V] (h : ∀ x y, I.fn op [x, y] = x + y) : Assoc I op :=
  fun x y z => by simp only [h]; grind

/-- Addition of a semiring is commutative (section 7.2). -/
theorem Comm.of_add [Lean.Grind.CommSemiring V] (h : ∀ x y, I.fn op [x, y] = x + y) : Comm I op :=
  fun x y => by simp only [h]; grind

/-- Multiplication of a semiring is associative (section 7.2). -/
theorem Assoc.of_mul [Lean.Grind.CommSemiring V] (h : ∀ x y, I.fn op [x, y] = x * y) : Assoc I op :=
  fun x y z => by simp only [h]; grind

/-- Multiplication of a semiring is commutative (section 7.2). -/
theorem Comm.of_mul [Lean.Grind.CommSemiring V] (h : ∀ x y, I.fn op [x, y] = x * y) : Comm I op :=
  fun x y => by simp only [h]; grind

/-- Addition of a semiring is a commutative monoid (section 7.2). -/
theorem MonoidLaws.of_add [Lean.Grind.CommSemiring V] (h : ∀ x y, I.fn op [x, y] = x + y)
    (hu : I.fn unit [] = 0) : MonoidLaws I op unit :=
  ⟨.of_add h, .of_add h, fun x => by simp only [h, hu]; grind⟩

/-- Multiplication of a semiring is a commutative monoid (section 7.2). -/
theorem MonoidLaws.of_mul [Lean.Grind.CommSemiring V] (h : ∀ x y, I.fn op [x, y] = x * y)
    (hu : I.fn unit [] = 1) : MonoidLaws I op unit :=
  ⟨.of_mul h, .of_mul h, fun x => by simp only [h, hu]; grind⟩

/-- A semiring obeys the laws of semirings (section 7.2). -/
theorem SemiringLaws.of_commSemiring [Lean.Grind.CommSemiring V] (hadd : ∀ x y, I.fn add [x, y] = x + y)
    (hmul : ∀ x y, I.fn mul [x, y] = x * y) (hzero : I.fn zero [] = 0) (hone : I.fn one [] = 1) :
    SemiringLaws I add mul zero one where
  add_assoc := .of_add hadd
  add_comm := .of_add hadd
  add_zero := (MonoidLaws.of_add hadd hzero).unit
  mul_assoc := .of_mul hmul
  mul_comm := .of_mul hmul
  mul_one := (MonoidLaws.of_mul hmul hone).unit
  mul_zero x := by simp only [hmul, hzero]; grind
  distrib x y z := by simp only [hadd, hmul]; grind

/-- A ring obeys the laws of rings (section 7.2). -/
theorem RingLaws.of_commRing [Lean.Grind.CommRing V] (hadd : ∀ x y, I.fn add [x, y] = x + y)
    (hmul : ∀ x y, I.fn mul [x, y] = x * y) (hneg : ∀ x, I.fn neg [x] = -x)
    (hzero : I.fn zero [] = 0) (hone : I.fn one [] = 1) : RingLaws I add mul neg zero one where
  add_assoc := .of_add hadd
  add_zero := (MonoidLaws.of_add hadd hzero).unit
  add_neg x := by simp only [hadd, hneg, hzero]; grind
  mul_assoc := .of_mul hmul
  mul_comm := .of_mul hmul
  mul_one := (MonoidLaws.of_mul hmul hone).unit
  distrib x y z := by simp only [hadd, hmul]; grind

attribute [local instance] Lean.Grind.Ring.intCast in
/-- A ring obeys the laws of numbers if the literals are its numerals (section 7.2). -/
theorem NumberLaws.of_commRing [Lean.Grind.CommRing V] {τ : Ty}
    (hadd : ∀ x y, I.fn (.builtin "+" τ) [x, y] = x + y)
    (hmul : ∀ x y, I.fn (.builtin "*" τ) [x, y] = x * y)
    (hsub : ∀ x y, I.fn (.builtin "-" τ) [x, y] = x - y)
    (hneg : ∀ x, I.fn (.builtin "neg" τ) [x] = -x)
    (hlit : ∀ n : Int, I.fn (.literal τ n 1) [] = IntCast.intCast n) : NumberLaws I τ where
  toRingLaws := .of_commRing hadd hmul hneg ((hlit 0).trans (by grind)) ((hlit 1).trans (by grind))
  sub x y := by simp only [hadd, hsub, hneg]; grind
  literal n := by simp only [hadd, hlit]; grind

/-- A field obeys the laws of fields (section 7.2). -/
theorem FieldLaws.of_field [Lean.Grind.Field V] {div : Fn} (hadd : ∀ x y, I.fn add [x, y] = x + y)
    (hmul : ∀ x y, I.fn mul [x, y] = x * y) (hneg : ∀ x, I.fn neg [x] = -x)
    (hdiv : ∀ x y, I.fn div [x, y] = x / y)
    (hzero : I.fn zero [] = 0) (hone : I.fn one [] = 1) : FieldLaws I add mul neg div zero one where
  toRingLaws := .of_commRing hadd hmul hneg hzero hone
  div_eq x y := by simp only [hdiv, hmul, hone]; grind
  zero_ne_one := by rw [hzero, hone]; exact Lean.Grind.Field.zero_ne_one
  inv_zero := by simp only [hdiv, hzero, hone]; grind
  mul_inv x hx := by simp only [hdiv, hmul, hzero, hone] at hx ⊢; grind

/-- The smaller and the larger of two values of a linear order (section 7.2). -/
theorem LatticeLaws.of_le [LE V] [DecidableLE V] [Std.IsLinearOrder V]
    (hmin : ∀ x y, I.fn min [x, y] = if x ≤ y then x else y)
    (hmax : ∀ x y, I.fn max [x, y] = if x ≤ y then y else x) : LatticeLaws I min max where
  min_assoc x y z := by simp only [hmin]; grind
  min_comm x y := by simp only [hmin]; grind
  max_assoc x y z := by simp only [hmax]; grind
  max_comm x y := by simp only [hmax]; grind
  min_max x y := by simp only [hmin, hmax]; grind
  max_min x y := by simp only [hmin, hmax]; grind
  distrib x y z := by simp only [hmin, hmax]; grind

end

/-! ### Integers and rational numbers -/

/-- Integer arithmetic obeys the laws of rings (section 7.2). -/
theorem RingLaws.int {I : Interp Int} {add mul neg zero one : Fn} (hadd : ∀ x y, I.fn add [x, y] = x + y)
    (hmul : ∀ x y, I.fn mul [x, y] = x * y) (hneg : ∀ x, I.fn neg [x] = -x)
    (hzero : I.fn zero [] = 0) (hone : I.fn one [] = 1) : RingLaws I add mul neg zero one :=
  .of_commRing hadd hmul hneg hzero hone

/-- Rational arithmetic obeys the laws of rings (section 7.2). -/
theorem RingLaws.rat {I : Interp Rat} {add mul neg zero one : Fn} (hadd : ∀ x y, I.fn add [x, y] = x + y)
    (hmul : ∀ x y, I.fn mul [x, y] = x * y) (hneg : ∀ x, I.fn neg [x] = -x)
    (hzero : I.fn zero [] = 0) (hone : I.fn one [] = 1) : RingLaws I add mul neg zero one :=
  .of_commRing hadd hmul hneg hzero hone

/-- Integers obey the laws of numbers (section 7.2). -/
theorem NumberLaws.int {I : Interp Int} {τ : Ty} (hadd : ∀ x y, I.fn (.builtin "+" τ) [x, y] = x + y)
    (hmul : ∀ x y, I.fn (.builtin "*" τ) [x, y] = x * y)
    (hsub : ∀ x y, I.fn (.builtin "-" τ) [x, y] = x - y)
    (hneg : ∀ x, I.fn (.builtin "neg" τ) [x] = -x)
    (hlit : ∀ n : Int, I.fn (.literal τ n 1) [] = n) : NumberLaws I τ :=
  .of_commRing hadd hmul hsub hneg hlit

/-- Rational numbers obey the laws of numbers (section 7.2). -/
theorem NumberLaws.rat {I : Interp Rat} {τ : Ty} (hadd : ∀ x y, I.fn (.builtin "+" τ) [x, y] = x + y)
    (hmul : ∀ x y, I.fn (.builtin "*" τ) [x, y] = x * y)
    (hsub : ∀ x y, I.fn (.builtin "-" τ) [x, y] = x - y)
    (hneg : ∀ x, I.fn (.builtin "neg" τ) [x] = -x)
    (hlit : ∀ n : Int, I.fn (.literal τ n 1) [] = n) : NumberLaws I τ :=
  .of_commRing hadd hmul hsub hneg hlit

/-- Rational numbers obey the laws of fields (section 7.2). -/
theorem FieldLaws.rat {I : Interp Rat} {add mul neg div zero one : Fn}
    (hadd : ∀ x y, I.fn add [x, y] = x + y) (hmul : ∀ x y, I.fn mul [x, y] = x * y)
    (hneg : ∀ x, I.fn neg [x] = -x) (hdiv : ∀ x y, I.fn div [x, y] = x / y)
    (hzero : I.fn zero [] = 0) (hone : I.fn one [] = 1) : FieldLaws I add mul neg div zero one :=
  .of_field hadd hmul hneg hdiv hzero hone

/-- Rational numbers obey the law of literals that are fractions (section 7.2). -/
theorem FractionLaw.rat {I : Interp Rat} {τ : Ty} {mul : Fn} (hmul : ∀ x y, I.fn mul [x, y] = x * y)
    (hlit : ∀ (n : Int) (d : Nat), I.fn (.literal τ n d) [] = n / d) : FractionLaw I τ mul := by
  intro n d hd
  have hd : (d : Rat) ≠ 0 := fun h => hd (by exact_mod_cast h)
  have hc : ((d : Int) : Rat) = (d : Rat) := by first | rfl | exact Rat.intCast_natCast d | simp
  simp only [hmul, hlit, hc]
  grind

/-- Rational numbers obey the law of reciprocals of indices (section 7.2). -/
theorem ReciprocalLaw.rat {I : Interp Rat} {τ : Ty} {div mul one : Fn} (hmul : ∀ x y, I.fn mul [x, y] = x * y)
    (hdiv : ∀ x y, I.fn div [x, y] = x / y) (hone : I.fn one [] = 1) (hindex : ∀ n, I.index τ n = n) :
    ReciprocalLaw I τ div mul one := by
  intro n hn
  have hn : (n : Rat) ≠ 0 := fun h => hn (by exact_mod_cast h)
  simp only [hmul, hdiv, hone, hindex]
  grind

/-- Minimum and maximum of integers (section 7.2). -/
theorem LatticeLaws.int {I : Interp Int} {min max : Fn} (hmin : ∀ x y, I.fn min [x, y] = Min.min x y)
    (hmax : ∀ x y, I.fn max [x, y] = Max.max x y) : LatticeLaws I min max :=
  .of_le (fun x y => by rw [hmin]; grind) (fun x y => by rw [hmax]; grind)

/-- Minimum and maximum of rational numbers (section 7.2). -/
theorem LatticeLaws.rat {I : Interp Rat} {min max : Fn} (hmin : ∀ x y, I.fn min [x, y] = Min.min x y)
    (hmax : ∀ x y, I.fn max [x, y] = Max.max x y) : LatticeLaws I min max :=
  .of_le (fun x y => (hmin x y).trans rfl) (fun x y => (hmax x y).trans rfl)

/-! ### Machine integers -/

section
variable {n : Nat} {I : Interp (BitVec n)} {add mul neg zero one min max least greatest : Fn}

/-- Arithmetic that wraps obeys the laws of rings (section 7.2). -/
theorem RingLaws.bitVec (hadd : ∀ x y, I.fn add [x, y] = x + y)
    (hmul : ∀ x y, I.fn mul [x, y] = x * y) (hneg : ∀ x, I.fn neg [x] = -x)
    (hzero : I.fn zero [] = 0) (hone : I.fn one [] = 1) : RingLaws I add mul neg zero one :=
  .of_commRing hadd hmul hneg hzero hone

/-- Machine integers obey the laws of numbers (section 7.2). -/
theorem NumberLaws.bitVec {τ : Ty} (hadd : ∀ x y, I.fn (.builtin "+" τ) [x, y] = x + y)
    (hmul : ∀ x y, I.fn (.builtin "*" τ) [x, y] = x * y)
    (hsub : ∀ x y, I.fn (.builtin "-" τ) [x, y] = x - y)
    (hneg : ∀ x, I.fn (.builtin "neg" τ) [x] = -x)
    (hlit : ∀ k : Int, I.fn (.literal τ k 1) [] = BitVec.ofInt n k) : NumberLaws I τ :=
  .of_commRing hadd hmul hsub hneg hlit

/-- Minimum and maximum of unsigned machine integers (section 7.2). -/
theorem LatticeLaws.bitVec_unsigned (hmin : ∀ x y, I.fn min [x, y] = if x.ule y then x else y)
    (hmax : ∀ x y, I.fn max [x, y] = if x.ule y then y else x) : LatticeLaws I min max :=
  .of_le (fun x y => by rw [hmin]; simp only [BitVec.ule_iff_le])
    (fun x y => by rw [hmax]; simp only [BitVec.ule_iff_le])

/-- Minimum and maximum of signed machine integers (section 7.2). -/
theorem LatticeLaws.bitVec_signed (hmin : ∀ x y, I.fn min [x, y] = if x.sle y then x else y)
    (hmax : ∀ x y, I.fn max [x, y] = if x.sle y then y else x) : LatticeLaws I min max := by
  letI : LE (BitVec n) := ⟨fun x y => x.toInt ≤ y.toInt⟩
  letI : DecidableLE (BitVec n) := fun x y => inferInstanceAs (Decidable (x.toInt ≤ y.toInt))
  haveI : Std.IsLinearOrder (BitVec n) :=
    { le_refl := fun x => Int.le_refl x.toInt
      le_trans := fun x y z => Int.le_trans (a := x.toInt)
      le_antisymm := fun x y h h' => BitVec.toInt_inj.1 (Int.le_antisymm h h')
      le_total := fun x y => Int.le_total x.toInt y.toInt }
  refine .of_le (fun x y => ?_) (fun x y => ?_)
  · rw [hmin]
    simp only [BitVec.sle_iff_toInt_le]
    rfl
  · rw [hmax]
    simp only [BitVec.sle_iff_toInt_le]
    rfl

end

/-! ### Truth values and words of bits -/

/-- Truth values obey the laws of truth values (section 7.2). -/
theorem BooleanLaws.bool {I : Interp Bool} {and or xor not false true : Fn}
    (hand : ∀ x y, I.fn and [x, y] = (x && y)) (hor : ∀ x y, I.fn or [x, y] = (x || y))
    (hxor : ∀ x y, I.fn xor [x, y] = (x ^^ y)) (hnot : ∀ x, I.fn not [x] = !x)
    (hfalse : I.fn false [] = Bool.false) (htrue : I.fn true [] = Bool.true) :
    BooleanLaws I and or xor not false true where
  xor_assoc x y z := by simp only [hxor]; revert x y z; decide
  xor_false x := by simp only [hxor, hfalse]; revert x; decide
  xor_self x := by simp only [hxor, hfalse]; revert x; decide
  and_assoc x y z := by simp only [hand]; revert x y z; decide
  and_comm x y := by simp only [hand]; revert x y; decide
  and_true x := by simp only [hand, htrue]; revert x; decide
  and_self x := by simp only [hand]; revert x; decide
  distrib x y z := by simp only [hand, hxor]; revert x y z; decide
  or_eq x y := by simp only [hand, hor, hxor]; revert x y; decide
  not_eq x := by simp only [hnot, hxor, htrue]; revert x; decide

/-- Words of bits obey the laws of truth values (section 7.2). -/
theorem BooleanLaws.bitVec {n : Nat} {I : Interp (BitVec n)} {and or xor not false true : Fn}
    (hand : ∀ x y, I.fn and [x, y] = x &&& y) (hor : ∀ x y, I.fn or [x, y] = x ||| y)
    (hxor : ∀ x y, I.fn xor [x, y] = x ^^^ y) (hnot : ∀ x, I.fn not [x] = ~~~x)
    (hfalse : I.fn false [] = 0#n) (htrue : I.fn true [] = BitVec.allOnes n) :
    BooleanLaws I and or xor not false true where
  xor_assoc x y z := by simp only [hxor, BitVec.xor_assoc]
  xor_false x := by simp only [hxor, hfalse, BitVec.xor_zero]
  xor_self x := by simp only [hxor, hfalse, BitVec.xor_self]
  and_assoc x y z := by simp only [hand, BitVec.and_assoc]
  and_comm x y := by simp only [hand, BitVec.and_comm x y]
  and_true x := by simp only [hand, htrue, BitVec.and_allOnes]
  and_self x := by simp only [hand, BitVec.and_self]
  distrib x y z := by
    simp only [hand, hxor]
    ext i hi
    simp only [BitVec.getElem_and, BitVec.getElem_xor]
    cases x[i] <;> cases y[i] <;> cases z[i] <;> rfl
  or_eq x y := by
    simp only [hand, hor, hxor]
    ext i hi
    simp only [BitVec.getElem_and, BitVec.getElem_xor, BitVec.getElem_or]
    cases x[i] <;> cases y[i] <;> rfl
  not_eq x := by
    simp only [hnot, hxor, htrue]
    ext i hi
    simp only [BitVec.getElem_not, BitVec.getElem_xor, BitVec.getElem_allOnes]
    cases x[i] <;> rfl

/-- Truth values obey the laws of rings, with `xor` and `and`: the component of truth values in an
interpretation of the numbers of another type (section 7.2). -/
theorem RingLaws.bool {I : Interp Bool} {add mul neg zero one : Fn}
    (hadd : ∀ x y, I.fn add [x, y] = (x ^^ y)) (hmul : ∀ x y, I.fn mul [x, y] = (x && y))
    (hneg : ∀ x, I.fn neg [x] = x) (hzero : I.fn zero [] = false) (hone : I.fn one [] = true) :
    RingLaws I add mul neg zero one where
  add_assoc x y z := by simp only [hadd]; revert x y z; decide
  add_zero x := by simp only [hadd, hzero]; revert x; decide
  add_neg x := by simp only [hadd, hneg, hzero]; revert x; decide
  mul_assoc x y z := by simp only [hmul]; revert x y z; decide
  mul_comm x y := by simp only [hmul]; revert x y; decide
  mul_one x := by simp only [hmul, hone]; revert x; decide
  distrib x y z := by simp only [hadd, hmul]; revert x y z; decide

/-! ### Products -/

/-- The function acts on pairs as `J` does on their first and `K` on their second components. -/
def Componentwise (I : Interp (V × W)) (J : Interp V) (K : Interp W) (f : Fn) : Prop :=
  ∀ args, I.fn f args = (J.fn f (args.map Prod.fst), K.fn f (args.map Prod.snd))

section
variable {I : Interp (V × W)} {J : Interp V} {K : Interp W}
variable {f g op unit sub add mul neg zero one min max and or xor not false true : Fn} {τ : Ty}

private theorem Componentwise.eq (h : Componentwise I J K f) (args : List (V × W)) :
    I.fn f args = (J.fn f (args.map Prod.fst), K.fn f (args.map Prod.snd)) := h args

/-- A product is associative if its factors are. -/
theorem Assoc.prod (h : Componentwise I J K op) (hJ : Assoc J op) (hK : Assoc K op) : Assoc I op :=
  fun x y z => by simp only [h.eq, List.map]; rw [hJ, hK]

/-- A product is commutative if its factors are. -/
theorem Comm.prod (h : Componentwise I J K op) (hJ : Comm J op) (hK : Comm K op) : Comm I op :=
  fun x y => by simp only [h.eq, List.map]; rw [hJ, hK]

/-- Accumulations of a product commute if those of its factors do. -/
theorem RightComm.prod (h : Componentwise I J K op) (hJ : RightComm J op) (hK : RightComm K op) :
    RightComm I op := fun x y z => by simp only [h.eq, List.map]; rw [hJ, hK]

/-- A product is idempotent if its factors are. -/
theorem Idem.prod (h : Componentwise I J K op) (hJ : Idem J op) (hK : Idem K op) : Idem I op :=
  fun x => by simp only [h.eq, List.map]; rw [hJ, hK]

/-- A product has a right unit if its factors have. -/
theorem RightUnit.prod {u : V × W} (h : Componentwise I J K op) (hJ : RightUnit J op u.1)
    (hK : RightUnit K op u.2) : RightUnit I op u :=
  fun x => by simp only [h.eq, List.map]; rw [hJ, hK]

/-- A product has a left unit if its factors have. -/
theorem LeftUnit.prod {u : V × W} (h : Componentwise I J K op) (hJ : LeftUnit J op u.1)
    (hK : LeftUnit K op u.2) : LeftUnit I op u :=
  fun x => by simp only [h.eq, List.map]; rw [hJ, hK]

/-- A constant of a product is a right unit if it is in the factors. -/
theorem RightUnit.prod_fn (h : Componentwise I J K op) (hu : Componentwise I J K unit)
    (hJ : RightUnit J op (J.fn unit [])) (hK : RightUnit K op (K.fn unit [])) :
    RightUnit I op (I.fn unit []) := by
  rw [hu.eq]
  exact RightUnit.prod h hJ hK

/-- A product absorbs if its factors do. -/
theorem Absorb.prod (hf : Componentwise I J K f) (hg : Componentwise I J K g) (hJ : Absorb J f g)
    (hK : Absorb K f g) : Absorb I f g :=
  fun x y => by simp only [hf.eq, hg.eq, List.map]; rw [hJ, hK]

/-- A product is distributive if its factors are. -/
theorem Distrib.prod (hf : Componentwise I J K f) (hg : Componentwise I J K g) (hJ : Distrib J f g)
    (hK : Distrib K f g) : Distrib I f g :=
  fun x y z => by simp only [hf.eq, hg.eq, List.map]; rw [hJ, hK]

/-- A product obeys the laws of commutative monoids if its factors do. -/
theorem MonoidLaws.prod (h : Componentwise I J K op) (hu : Componentwise I J K unit)
    (hJ : MonoidLaws J op unit) (hK : MonoidLaws K op unit) : MonoidLaws I op unit :=
  ⟨.prod h hJ.assoc hK.assoc, .prod h hJ.comm hK.comm, .prod_fn h hu hJ.unit hK.unit⟩

/-- A product obeys the laws of semirings if its factors do. -/
theorem SemiringLaws.prod (hadd : Componentwise I J K add) (hmul : Componentwise I J K mul)
    (hzero : Componentwise I J K zero) (hone : Componentwise I J K one)
    (hJ : SemiringLaws J add mul zero one) (hK : SemiringLaws K add mul zero one) :
    SemiringLaws I add mul zero one where
  add_assoc := .prod hadd hJ.add_assoc hK.add_assoc
  add_comm := .prod hadd hJ.add_comm hK.add_comm
  add_zero := .prod_fn hadd hzero hJ.add_zero hK.add_zero
  mul_assoc := .prod hmul hJ.mul_assoc hK.mul_assoc
  mul_comm := .prod hmul hJ.mul_comm hK.mul_comm
  mul_one := .prod_fn hmul hone hJ.mul_one hK.mul_one
  mul_zero x := by simp only [hmul.eq, hzero.eq, List.map]; rw [hJ.mul_zero, hK.mul_zero]
  distrib := .prod hmul hadd hJ.distrib hK.distrib

/-- A product obeys the laws of rings if its factors do. -/
theorem RingLaws.prod (hadd : Componentwise I J K add) (hmul : Componentwise I J K mul)
    (hneg : Componentwise I J K neg) (hzero : Componentwise I J K zero) (hone : Componentwise I J K one)
    (hJ : RingLaws J add mul neg zero one) (hK : RingLaws K add mul neg zero one) :
    RingLaws I add mul neg zero one where
  add_assoc := .prod hadd hJ.add_assoc hK.add_assoc
  add_zero := .prod_fn hadd hzero hJ.add_zero hK.add_zero
  add_neg x := by simp only [hadd.eq, hneg.eq, hzero.eq, List.map]; rw [hJ.add_neg, hK.add_neg]
  mul_assoc := .prod hmul hJ.mul_assoc hK.mul_assoc
  mul_comm := .prod hmul hJ.mul_comm hK.mul_comm
  mul_one := .prod_fn hmul hone hJ.mul_one hK.mul_one
  distrib := .prod hmul hadd hJ.distrib hK.distrib

/-- A product obeys the laws of numbers if its factors do. -/
theorem NumberLaws.prod (hadd : Componentwise I J K (.builtin "+" τ))
    (hmul : Componentwise I J K (.builtin "*" τ)) (hsub : Componentwise I J K (.builtin "-" τ))
    (hneg : Componentwise I J K (.builtin "neg" τ)) (hlit : ∀ n, Componentwise I J K (.literal τ n 1))
    (hJ : NumberLaws J τ) (hK : NumberLaws K τ) : NumberLaws I τ where
  toRingLaws := .prod hadd hmul hneg (hlit 0) (hlit 1) hJ.toRingLaws hK.toRingLaws
  sub x y := by simp only [hadd.eq, hsub.eq, hneg.eq, List.map]; rw [hJ.sub, hK.sub]
  literal n := by
    simp only [hadd.eq, (hlit _).eq, List.map]
    rw [hJ.literal, hK.literal]

/-- A product obeys the law of division if its factors do. -/
theorem DivLaw.prod {div : Fn} (hdiv : Componentwise I J K div) (hmul : Componentwise I J K mul)
    (hone : Componentwise I J K one) (hJ : DivLaw J div mul one) (hK : DivLaw K div mul one) :
    DivLaw I div mul one := fun x y => by
  simp only [hdiv.eq, hmul.eq, hone.eq, List.map]
  exact Prod.ext (hJ x.1 y.1) (hK x.2 y.2)

/-- A product obeys the laws of distributive lattices if its factors do. -/
theorem LatticeLaws.prod (hmin : Componentwise I J K min) (hmax : Componentwise I J K max)
    (hJ : LatticeLaws J min max) (hK : LatticeLaws K min max) : LatticeLaws I min max where
  min_assoc := .prod hmin hJ.min_assoc hK.min_assoc
  min_comm := .prod hmin hJ.min_comm hK.min_comm
  max_assoc := .prod hmax hJ.max_assoc hK.max_assoc
  max_comm := .prod hmax hJ.max_comm hK.max_comm
  min_max := .prod hmin hmax hJ.min_max hK.min_max
  max_min := .prod hmax hmin hJ.max_min hK.max_min
  distrib := .prod hmin hmax hJ.distrib hK.distrib

/-- A product obeys the laws of truth values if its factors do. -/
theorem BooleanLaws.prod (hand : Componentwise I J K and) (hor : Componentwise I J K or)
    (hxor : Componentwise I J K xor) (hnot : Componentwise I J K not)
    (hfalse : Componentwise I J K false) (htrue : Componentwise I J K true)
    (hJ : BooleanLaws J and or xor not false true) (hK : BooleanLaws K and or xor not false true) :
    BooleanLaws I and or xor not false true where
  xor_assoc := .prod hxor hJ.xor_assoc hK.xor_assoc
  xor_false := .prod_fn hxor hfalse hJ.xor_false hK.xor_false
  xor_self x := by simp only [hxor.eq, hfalse.eq, List.map]; rw [hJ.xor_self, hK.xor_self]
  and_assoc := .prod hand hJ.and_assoc hK.and_assoc
  and_comm := .prod hand hJ.and_comm hK.and_comm
  and_true := .prod_fn hand htrue hJ.and_true hK.and_true
  and_self := .prod hand hJ.and_self hK.and_self
  distrib := .prod hand hxor hJ.distrib hK.distrib
  or_eq x y := by simp only [hor.eq, hxor.eq, hand.eq, List.map]; rw [hJ.or_eq, hK.or_eq]
  not_eq x := by simp only [hnot.eq, hxor.eq, htrue.eq, List.map]; rw [hJ.not_eq, hK.not_eq]

end

/-! ## Certificates -/

section
variable {laws laws' : ∀ V : Type, Interp V → Prop} {S : Spec} {P : Impl}

/-- A certificate holds under laws that imply its own (section 5.5). -/
theorem Implements.mono (hl : ∀ V I, laws' V I → laws V I) (h : Implements laws S P) :
    Implements laws' S P :=
  ⟨h.1, fun V I hI => h.2 V I (hl V I hI)⟩

/-- A certificate holds of each interpretation that obeys its laws (section 5.5). -/
theorem Implements.at {I : Interp V} (h : Implements laws S P) (hI : laws V I) : ImplementsAt I S P :=
  fun E hE => ⟨(h.1 E hE).1, (h.1 E hE).2.1, (h.1 E hE).2.2 V I, h.2 V I hI E hE⟩

end

end Redverify
