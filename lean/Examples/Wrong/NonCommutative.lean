module

public import Examples.Wrong.Common

/-!
# Another order

```
spec compose(N):
    assume N >= 0
    type transform
    operator after : transform assoc unit identity
    input  A[N] : transform
    output B[]  : transform
    B() = reduce after[k : 0 <= k < N] A(k)

impl reversed of compose(a = A, b = B):
    b[] {identity} := identity
    accumulate b:
        for i < N:
            b[] {B()} after{N - i - 1}= a[N - i - 1]
```

The program of `Examples.ReversedSum`, with an operator that is associative and has a unit, but is
not commutative.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Wrong.NonCommutative

/-- The operator. -/
abbrev after : Fn := .declared "after"
/-- Its unit. -/
abbrev identity : Fn := .declared "identity"

/-- The specification. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [⟨t_A, [(.const 0, .var v_N)]⟩]
  outputs := [⟨t_B, []⟩]
  equations := [⟨t_B, [], .true,
    .reduce [.fn identity []] after [v_k]
      (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])⟩]

/-- The program that accumulates `a[idx]` in iteration `i`. -/
def composeBy (idx : IExp) : Impl :=
  ⟨[], bindings, .seq (.assign a_b [] (.fn identity [])) (.scope [a_b]
    (.for v_i (.const 0) (.var v_N) (.accumulate false after a_b [] (.read a_a [idx]))))⟩

/-- The program. -/
def impl : Impl := composeBy (.add (.add (.var v_N) (.mul (-1) (.var v_i))) (.const (-1)))

/-- All that is known of the operator. -/
def laws (V : Type) (I : Interp V) : Prop :=
  Assoc I after ∧ LeftUnit I after (I.fn identity []) ∧ RightUnit I after (I.fn identity [])

/-- `x after y` is `x`, except that 0 is the unit. -/
def first : Interp Int where
  fn
    | _, [x, y] => if x = 0 then y else x
    | _, _ => 0
  index _ n := n
  toInt _ n := n
  ofBool := ofTruth
  unknown := 0

/-- It obeys the laws. -/
theorem first_laws : laws Int first := by
  refine ⟨fun x y z => ?_, fun x => ?_, fun x => ?_⟩
  · show (if (if x = 0 then y else x) = 0 then z else if x = 0 then y else x) =
      if x = 0 then (if y = 0 then z else y) else x
    grind
  · show (if (0 : Int) = 0 then x else 0) = x
    simp
  · show (if x = 0 then 0 else x) = x
    grind

/-- No atomic accumulation has to commute. -/
def unasked : Commutation first where
  known _ _ := none
  yes _ _ h := nomatch h
  no _ _ h := nomatch h

/-- `A = 1, 2`, hence `B = 1`. -/
def model : Model Int
  | 0, [k] => k + 1
  | 1, [] => 1
  | _, _ => 0

/-- That is a model of the specification. -/
theorem model_spec : spec.IsModel first two model := by
  refine all_cons (fun p hp _ => ?_) all_nil
  obtain rfl : p = [] := List.length_eq_zero_iff.1 hp
  refine Eq.trans ?_ (eval_reduce_range (lo := 0) (hi := 2) fun i => ?_).symm
  · decide +kernel
  · exact cond_and cond_le cond_lt

/-- The output is 2. -/
theorem output (δ ρ) (h : BigStep first two (start impl spec two model) impl.body δ ρ) :
    (start impl spec two model).update δ ⟨a_b, []⟩ = .holds (some 2) :=
  (run_leaves (C := unasked) (l := ⟨a_b, []⟩) (v := some 2) (by decide +kernel)).2 δ ρ h

/-- The program does not implement the specification: associativity and the unit are not enough. -/
theorem rejected : ¬ Implements laws spec impl :=
  not_implements first_laws (C := unasked) model_spec all_nil (by decide +kernel)

/-- The control: in the order of the specification the run is right. -/
theorem repaired : accepts unasked (composeBy (.var v_i)) spec two model = true := by
  decide +kernel

end Redverify.Examples.Wrong.NonCommutative
