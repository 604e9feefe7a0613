module

public import Examples.Histogram
public import Examples.Wrong.Common

/-!
# Histograms with wrong bins

```
spec histogram(N, B):
    assume N >= 0 and B >= 0
    input  A[N] : u8 in 0..B
    output H[B] : i32
    H(b) = sum[i : 0 <= i < N and A(i) == b] 1

impl two_bins of histogram(a = A, h = H):
    for b < B:
        h[b] {0} := 0
    accumulate h:
        for i < N:
            let b {A(i)} := a[i] in 0..B
            h[b] {H(b)} +{i}= 1
            if b + 1 < B:
                h[b + 1] {H(b + 1)} +{i}= 1

impl range_short of histogram(a = A, h = H):
    for b < B:
        h[b] {0} := 0
    accumulate h:
        for i < N:
            let b {A(i)} := a[i] in 0..B - 1
            h[b] {H(b)} +{i}= 1
```

`two_bins` counts each element in its neighbour's bin, too, and `range_short` takes the last bin for
impossible.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Wrong.HistogramBins

open Histogram (spec)

/-- The program with `count` for each element, whose range ends at `hi`. -/
def countBy (hi : IExp) (count : Cmd) : Impl := ⟨[], Histogram.bindings, .seq Histogram.cleared
  (.for Histogram.v_i (.const 0) (.var Histogram.v_N)
    (.letval Histogram.v_x .u8 (.read Histogram.a_a [.var Histogram.v_i]) (.const 0) hi count))⟩

/-- `B` -/
abbrev bins : IExp := .var Histogram.v_B
/-- `b` -/
abbrev bin : IExp := .var Histogram.v_x
/-- `b + 1` -/
abbrev neighbour : IExp := .add bin (.const 1)

/-- `h[b] += 1` -/
def count (b : IExp) : Cmd := .accumulate false Histogram.plus Histogram.a_h [b] (.fn Histogram.one [])

/-- The program that counts twice. -/
def twoBins : Impl := countBy bins (.seq (count bin) (.ifte (.lt neighbour bins) (count neighbour) .skip))

/-- The program with a range that is too short. -/
def rangeShort : Impl := countBy (.add bins (.const (-1))) (count bin)

/-- `N = 2`, `B = 2`. -/
def twoTwo : Env := parameters [2, 2]

/-- `A = 0, 1`, hence `H = 1, 1`. -/
def inputs : Model Int
  | 0, [k] => k
  | 1, [b] => if b = 0 then 1 else if b = 1 then 1 else 0
  | _, _ => 0

/-- That is a model of the specification. -/
theorem model : spec.IsModel integers twoTwo inputs := by
  refine all_cons (fun p hp _ => ?_) all_nil
  match p, hp with
  | [b], _ =>
    refine Eq.trans ?_ (eval_reduce_range (lo := 0) (hi := 2) fun i => cond_and cond_le cond_lt).symm
    by_cases h0 : b = 0
    · subst h0
      decide +kernel
    · by_cases h1 : b = 1
      · subst h1
        decide +kernel
      · show (if b = 0 then (1 : Int) else if b = 1 then 1 else 0) =
          integers.fn Histogram.plus [integers.fn Histogram.plus [0, bif decide ((0 : Int) = b) then 1 else 0],
            bif decide ((1 : Int) = b) then 1 else 0]
        rw [if_neg h0, if_neg h1, decide_eq_false (Ne.symm h0), decide_eq_false (Ne.symm h1)]
        decide +kernel

/-- Its input is in its range. -/
theorem in_ranges : spec.InRange integers twoTwo inputs := by
  refine all_cons (all_cons (fun _ p hp => ?_) all_nil) all_nil
  obtain ⟨k, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
  exact ⟨h1, h2, nofun⟩

/-- The program that counts twice leaves 2 in the second bin. -/
theorem output (δ ρ) (h : BigStep integers twoTwo (start twoBins spec twoTwo inputs) twoBins.body δ ρ) :
    (start twoBins spec twoTwo inputs).update δ ⟨Histogram.a_h, [1]⟩ = .holds (some 2) :=
  (run_leaves (C := commutation) (l := ⟨Histogram.a_h, [1]⟩) (v := some 2) (by decide +kernel)).2 δ ρ h

/-- It does not implement the specification. -/
theorem rejected {laws : ∀ V : Type, Interp V → Prop} (hI : laws Int integers) :
    ¬ Implements laws spec twoBins :=
  not_implements hI (C := commutation) model in_ranges (by decide +kernel)

/-- The program with the range that is too short has no run: the last bin is outside. -/
theorem stuck (δ ρ) : ¬ BigStep integers twoTwo (start rangeShort spec twoTwo inputs) rangeShort.body δ ρ :=
  no_run (C := commutation) (by decide +kernel) δ ρ

/-- It does not implement the specification. -/
theorem short_rejected {laws : ∀ V : Type, Interp V → Prop} (hI : laws Int integers) :
    ¬ Implements laws spec rangeShort :=
  not_implements hI (C := commutation) model in_ranges (by decide +kernel)

/-- The control: with one bin for each element, and the whole range, the run is right. -/
theorem repaired : accepts commutation (countBy bins (count bin)) spec twoTwo inputs = true := by
  decide +kernel

end Redverify.Examples.Wrong.HistogramBins
