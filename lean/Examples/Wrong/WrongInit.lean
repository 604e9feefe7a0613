module

public import Examples.Wrong.Common

/-!
# A wrong initial value

```
spec total(N):
    assume N >= 1
    input  A[N] : f32
    output B[]  : f32
    B() = sum[k : 0 <= k < N] A(k)

impl one of total(a = A, b = B):
    b[] {0.0} := 1.0
    accumulate b:
        for i < N:
            b[] {B()} +{i}= a[i]
```

The sum starts from 1.0.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Wrong.WrongInit

/-- The program. -/
def impl : Impl := sumBy
  (.seq (.assign a_b [] (.fn (.literal .f32 1 1) []))
    (.for v_i (.const 0) (.var v_N) (.accumulate false plus a_b [] (.read a_a [.var v_i]))))

/-- For `A = 1, 2` the output is 4. -/
theorem output (δ ρ) (h : BigStep integers two (start impl total two model) impl.body δ ρ) :
    (start impl total two model).update δ ⟨a_b, []⟩ = .holds (some 4) :=
  (run_leaves (C := commutation) (l := ⟨a_b, []⟩) (v := some 4) (by decide +kernel)).2 δ ρ h

/-- The program does not implement the specification, whatever of `laws` is known of `+`. -/
theorem rejected : ¬ Implements laws total impl := not_total (by decide +kernel)

/-- The control: from 0.0 the run is right. -/
theorem repaired : accepts commutation (sumBy
  (.seq (.assign a_b [] (.fn zero []))
    (.for v_i (.const 0) (.var v_N) (.accumulate false plus a_b [] (.read a_a [.var v_i])))))
    total two model = true := by decide +kernel

end Redverify.Examples.Wrong.WrongInit
