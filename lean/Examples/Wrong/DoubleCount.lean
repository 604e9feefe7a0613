module

public import Examples.Wrong.Common

/-!
# An index twice

```
spec total(N):
    assume N >= 1
    input  A[N] : f32
    output B[]  : f32
    B() = sum[k : 0 <= k < N] A(k)

impl twice of total(a = A, b = B):
    b[] {0.0} := 0.0
    accumulate b:
        for i < N:
            b[] {B()} +{i}= a[i]
        b[] {B()} +{N - 1}= a[N - 1]
```

The loop over all indices is followed by a tail that one of them is in.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Wrong.DoubleCount

/-- The program. -/
def impl : Impl := sumBy
  (.seq (.assign a_b [] (.fn zero []))
    (.seq (.for v_i (.const 0) (.var v_N)
      (.accumulate false plus a_b [] (.read a_a [.var v_i])))
      (.accumulate false plus a_b [] (.read a_a [.add (.var v_N) (.const (-1))]))))

/-- For `A = 1, 2` the output is 5. -/
theorem output (δ ρ) (h : BigStep integers two (start impl total two model) impl.body δ ρ) :
    (start impl total two model).update δ ⟨a_b, []⟩ = .holds (some 5) :=
  (run_leaves (C := commutation) (l := ⟨a_b, []⟩) (v := some 5) (by decide +kernel)).2 δ ρ h

/-- The program does not implement the specification, whatever of `laws` is known of `+`. -/
theorem rejected : ¬ Implements laws total impl := not_total (by decide +kernel)

/-- The control: with the loop to `N - 1` the run is right. -/
theorem repaired : accepts commutation (sumBy
  (.seq (.assign a_b [] (.fn zero []))
    (.seq (.for v_i (.const 0) (.add (.var v_N) (.const (-1)))
      (.accumulate false plus a_b [] (.read a_a [.var v_i])))
      (.accumulate false plus a_b [] (.read a_a [.add (.var v_N) (.const (-1))])))))
    total two model = true := by decide +kernel

end Redverify.Examples.Wrong.DoubleCount
