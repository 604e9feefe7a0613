module

public import Examples.Wrong.Common

/-!
# A missing output

```
spec copy(N):
    assume N >= 1
    input  A[N] : f32
    output B[N] : f32
    B(i) = A(i)

impl missing of copy(a = A, b = B):
    for i < N - 1:
        b[i] := a[i]
```

The last output is never written.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Wrong.OutputMissing

/-- The specification. -/
def spec : Spec where
  assumptions := [.le (.const 1) (.var v_N)]
  inputs := [⟨t_A, [(.const 0, .var v_N)]⟩]
  outputs := [⟨t_B, [(.const 0, .var v_N)]⟩]
  equations := [⟨t_B, [v_i], .true, .access t_A [.var v_i]⟩]

/-- The loop to an upper bound. -/
def copyTo (hi : IExp) : Impl where
  assumptions := []
  bindings := [⟨a_a, t_A, [v_i], [.var v_i], none⟩, ⟨a_b, t_B, [v_i], [.var v_i], none⟩]
  body := .for v_i (.const 0) hi (.assign a_b [.var v_i] (.read a_a [.var v_i]))

/-- The program. -/
def impl : Impl := copyTo (.add (.var v_N) (.const (-1)))

/-- `A = B = 0, 1` (and on). -/
def model : Model Int := fun _ p => p.headD 0

/-- That is a model of the specification. -/
theorem model_spec : spec.IsModel integers two model := by
  refine all_cons (fun p hp _ => ?_) all_nil
  obtain ⟨i, rfl⟩ := List.length_eq_one_iff.1 hp
  rfl

/-- The last output's cell holds nothing. -/
theorem output (δ ρ) (h : BigStep integers two (start impl spec two model) impl.body δ ρ) :
    (start impl spec two model).update δ ⟨a_b, [1]⟩ = .holds none :=
  (run_leaves (C := commutation) (l := ⟨a_b, [1]⟩) (v := none) (by decide +kernel)).2 δ ρ h

/-- The program does not implement the specification. -/
theorem rejected : ¬ Implements laws spec impl :=
  not_implements integers_laws (C := commutation) model_spec all_nil (by decide +kernel)

/-- The control: with the loop to `N` the run is right. -/
theorem repaired : accepts commutation (copyTo (.var v_N)) spec two model = true := by
  decide +kernel

end Redverify.Examples.Wrong.OutputMissing
