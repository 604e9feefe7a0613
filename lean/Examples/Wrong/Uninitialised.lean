module

public import Examples.Wrong.Common

/-!
# An accumulation into nothing

```
spec total(N):
    assume N >= 1
    input  A[N] : f32
    output B[]  : f32
    B() = sum[k : 0 <= k < N] A(k)

impl uninitialised of total(a = A, b = B):
    accumulate b:
        for i < N:
            b[] {B()} +{i}= a[i]
```

The cell is undefined when the first summand is added, and stays so.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Wrong.Uninitialised

/-- The program. -/
def impl : Impl := sumBy
  (.for v_i (.const 0) (.var v_N) (.accumulate false plus a_b [] (.read a_a [.var v_i])))

/-- The program runs, and its output is undefined. -/
theorem output (δ ρ) (h : BigStep integers two (start impl total two model) impl.body δ ρ) :
    (start impl total two model).update δ ⟨a_b, []⟩ = .holds none :=
  (run_leaves (C := commutation) (l := ⟨a_b, []⟩) (v := none) (by decide +kernel)).2 δ ρ h

/-- The program does not implement the specification, whatever of `laws` is known of `+`. -/
theorem rejected : ¬ Implements laws total impl := not_total (by decide +kernel)

/-- The control: with `b[] := 0.0` before the loop the run is right. -/
theorem repaired : accepts commutation (sumBy
  (.seq (.assign a_b [] (.fn zero []))
    (.for v_i (.const 0) (.var v_N) (.accumulate false plus a_b [] (.read a_a [.var v_i])))))
    total two model = true := by decide +kernel

end Redverify.Examples.Wrong.Uninitialised
