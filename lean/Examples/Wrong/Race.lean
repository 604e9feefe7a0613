module

public import Examples.Wrong.Common

/-!
# A race

```
spec total(N):
    assume N >= 1
    input  A[N] : f32
    output B[]  : f32
    B() = sum[k : 0 <= k < N] A(k)

impl race of total(a = A, b = B):
    b[] {0.0} := 0.0
    accumulate b:
        par i < N:
            b[] {B()} +{i}= a[i]
```

The iterations read and write one cell. With `atomic` it is right.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Wrong.Race

/-- The program. -/
def impl : Impl := sumBy
  (.seq (.assign a_b [] (.fn zero []))
    (.par v_i (.const 0) (.var v_N) (.accumulate false plus a_b [] (.read a_a [.var v_i]))))

/-- Two iterations race: there is no run for `N = 2`. -/
theorem no_runs : ∀ δ ρ, ¬ BigStep integers two (start impl total two model) impl.body δ ρ :=
  no_run (C := commutation) (by decide +kernel)

/-- The program does not implement the specification, whatever of `laws` is known of `+`. -/
theorem rejected : ¬ Implements laws total impl := not_total (by decide +kernel)

/-- The control: with atomic accumulations the run is right. -/
theorem repaired : accepts commutation (sumBy
  (.seq (.assign a_b [] (.fn zero []))
    (.par v_i (.const 0) (.var v_N) (.accumulate true plus a_b [] (.read a_a [.var v_i])))))
    total two model = true := by decide +kernel

end Redverify.Examples.Wrong.Race
