module

public import Redverify.Rules.Layout
public import Redverify.Rules.Models

/-!
# Recurrences have models

Proofs by the rules of `Redverify/Rules/Models.lean`, as a generated certificate has them, that the
equations of these specifications have a model for every input.

```
spec prefix(N):                            spec matmul(K):
    S(i) = A(0)            if i == 0           P(i, j, k) = 0.0  if k == 0
    S(i) = S(i - 1) + A(i) if 0 < i            P(i, j, k) = P(i, j, k - 1) + A(i, k - 1) * B(k - 1, j)
                                                            if 0 < k
                                               C(i, j) = P(i, j, K)

spec edit_distance():                      spec chain(N):
    D(i, j) = i if j == 0 and 0 <= i           X() = max[k : 0 <= k < N] A(k)
    D(i, j) = j if i == 0 and 0 < j            S() = sum[k : 0 <= k < N] exp(A(k) - X())
    D(i, j) = min(D(i - 1, j), D(i, j - 1),    Y(i) = exp(A(i) - X()) / S()
        D(i - 1, j - 1))
        if 0 < i and 0 < j

spec history():                            spec backward(N):
    H(i) = sum[k : 0 <= k < i]                 P(i) = Q(i)     if i <= N
        select(k < 0, H(k + 1), H(k))          Q(i) = A(N)     if i == N
                                               Q(i) = P(i + 1) if i < N
spec forward_substitution(N):
    S(i) = sum[j : 0 <= j < i] L(i, j) * X(j)
    X(i) = (B(i) - S(i)) / L(i, i)

spec snake(M):                             spec all_before(M):
    T(i, j) = 0.0 if i == 0 and j == 0         H(i, j) = sum[k, m : 0 <= k and 0 <= m < M
    T(i, j) = T(i, j - 1) + A(i, j)                and (k < i or k == i and m < j)] H(k, m)
        if 0 < j
    T(i, j) = T(i - 1, M - 1) + A(i, j)
        if 0 < i and j == 0
```

The last two descend along two ranks, `i` and then `j`.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Recurrences

/-- `+` -/
abbrev plus : Fn := .builtin "+" .f32
/-- `*` -/
abbrev times : Fn := .builtin "*" .f32
/-- `min` -/
abbrev minimum : Fn := .builtin "min" .f32
/-- `max` -/
abbrev maximum : Fn := .builtin "max" .f32
/-- `exp` -/
abbrev exp : Fn := .builtin "exp" .f32
/-- `-` -/
abbrev minus : Fn := .builtin "-" .f32
/-- `/` -/
abbrev over : Fn := .builtin "/" .f32
/-- `0.0` -/
abbrev zero : Fn := .literal .f32 0 1

/-! ## Prefix sums -/

namespace Prefix

/-- `N`, `i`; `A`, `S`. -/
def spec : Spec where
  assumptions := []
  inputs := [⟨0, [(.const 0, .var 0)]⟩]
  outputs := [⟨1, [(.const 0, .var 0)]⟩]
  equations := [
    ⟨1, [1], .eq (.var 1) (.const 0), .access 0 [.const 0]⟩,
    ⟨1, [1], .lt (.const 0) (.var 1),
      .fn plus [.access 1 [.add (.var 1) (.const (-1))], .access 0 [.var 1]]⟩]

/-- No point has two equations. -/
theorem consistent (E : Env) : spec.Consistent E :=
  consistent_of (pairs_cons (all_cons (apart_same1 (fun _ => cond_holds) (fun _ => cond_holds)
    (fun (i : Int) (h1 : i = 0) (h2 : 0 < i) => False.elim (show False from by omega))) all_nil)
      (pairs_cons all_nil pairs_nil)) (by decide)

/-- The rank of a point. -/
abbrev rank : Ten → List Int → Int := fun t p => if t = 1 then p.getD 0 0 else 0

/-- There is a model for every input. -/
theorem solvable (E : Env) : ∀ (V : Type) (I : Interp V), spec.Solvable I E :=
  solvable_equations (consistent E) (fun _ => 0) [rank] (fun _ => 0)
    (all_cons
      (descends1 (fun _ => cond_holds) (fun (i : Int) (_ : i = 0) => uses_input (by decide)))
      (all_cons
        (descends1 (fun _ => cond_holds) (fun (i : Int) (_ : 0 < i) =>
          uses_fn (uses_cons
            (uses_rank1 (i + (-1)) i (i + (-1)) rfl rfl rfl rfl
              (show 0 ≤ i from by omega) (show i + (-1) < i from by omega))
            (uses_cons (uses_input (by decide)) uses_nil))))
        all_nil))

end Prefix

/-! ## Matrix product -/

namespace Matmul

/-- `K`, `i`, `j`, `k`; `A`, `B`, `P`, `C`. -/
def spec : Spec where
  assumptions := []
  inputs := [⟨0, [(.const 0, .const 8), (.const 0, .var 0)]⟩, ⟨1, [(.const 0, .var 0), (.const 0, .const 8)]⟩]
  outputs := [⟨3, [(.const 0, .const 8), (.const 0, .const 8)]⟩]
  equations := [
    ⟨2, [1, 2, 3], .eq (.var 3) (.const 0), .fn zero []⟩,
    ⟨2, [1, 2, 3], .lt (.const 0) (.var 3),
      .fn plus [.access 2 [.var 1, .var 2, .add (.var 3) (.const (-1))],
        .fn times [.access 0 [.var 1, .add (.var 3) (.const (-1))],
          .access 1 [.add (.var 3) (.const (-1)), .var 2]]]⟩,
    ⟨3, [1, 2], .true, .access 2 [.var 1, .var 2, .var 0]⟩]

/-- No point has two equations. -/
theorem consistent (E : Env) : spec.Consistent E :=
  consistent_of (pairs_cons (all_cons (apart_same3 (fun _ _ _ => cond_holds) (fun _ _ _ => cond_holds)
    (fun (i j k : Int) (h1 : k = 0) (h2 : 0 < k) => False.elim (show False from by omega)))
      (all_cons (apart_other (by decide)) all_nil))
    (pairs_cons (all_cons (apart_other (by decide)) all_nil) (pairs_cons all_nil pairs_nil))) (by decide)

/-- The level of a tensor. -/
abbrev level : Ten → Nat := fun t => if t = 3 then 1 else 0

/-- The rank of a point. -/
abbrev rank : Ten → List Int → Int := fun t p => if t = 2 then p.getD 2 0 else 0

/-- There is a model for every input. -/
theorem solvable (E : Env) : ∀ (V : Type) (I : Interp V), spec.Solvable I E :=
  solvable_equations (consistent E) level [rank] (fun _ => 0)
    (all_cons
      (descends3 (fun _ _ _ => cond_holds) (fun (i j k : Int) (_ : k = 0) => uses_fn uses_nil))
      (all_cons
        (descends3 (fun _ _ _ => cond_holds) (fun (i j k : Int) (_ : 0 < k) =>
          uses_fn (uses_cons
            (uses_rank3 i j (k + (-1)) k (k + (-1)) rfl rfl rfl rfl
              (show 0 ≤ k from by omega) (show k + (-1) < k from by omega))
            (uses_cons
              (uses_fn (uses_cons (uses_input (by decide)) (uses_cons (uses_input (by decide)) uses_nil)))
              uses_nil))))
        (all_cons
          (descends2 (fun _ _ => cond_holds) (fun (i j : Int) (_ : True) => uses_lower (by decide)))
          all_nil)))

end Matmul

/-! ## Edit distance -/

namespace EditDistance

/-- `i`, `j`; `D`. -/
def spec : Spec where
  assumptions := []
  inputs := []
  outputs := [⟨0, [(.const 0, .const 8), (.const 0, .const 8)]⟩]
  equations := [
    ⟨0, [0, 1], .and (.eq (.var 1) (.const 0)) (.le (.const 0) (.var 0)), .index .f32 (.var 0)⟩,
    ⟨0, [0, 1], .and (.eq (.var 0) (.const 0)) (.lt (.const 0) (.var 1)), .index .f32 (.var 1)⟩,
    ⟨0, [0, 1], .and (.lt (.const 0) (.var 0)) (.lt (.const 0) (.var 1)),
      .fn minimum [.fn minimum [.access 0 [.add (.var 0) (.const (-1)), .var 1],
        .access 0 [.var 0, .add (.var 1) (.const (-1))]],
        .access 0 [.add (.var 0) (.const (-1)), .add (.var 1) (.const (-1))]]⟩]

/-- No point has two equations. -/
theorem consistent (E : Env) : spec.Consistent E :=
  consistent_of (pairs_cons
    (all_cons (apart_same2 (fun _ _ => cond_holds) (fun _ _ => cond_holds)
      (fun (i j : Int) (h1 : j = 0 ∧ 0 ≤ i) (h2 : i = 0 ∧ 0 < j) => False.elim (show False from by omega)))
    (all_cons (apart_same2 (fun _ _ => cond_holds) (fun _ _ => cond_holds)
      (fun (i j : Int) (h1 : j = 0 ∧ 0 ≤ i) (h2 : 0 < i ∧ 0 < j) => False.elim (show False from by omega)))
    all_nil))
    (pairs_cons (all_cons (apart_same2 (fun _ _ => cond_holds) (fun _ _ => cond_holds)
      (fun (i j : Int) (h1 : i = 0 ∧ 0 < j) (h2 : 0 < i ∧ 0 < j) => False.elim (show False from by omega)))
      all_nil) (pairs_cons all_nil pairs_nil))) (by decide)

/-- The rank of a point. -/
abbrev rank : Ten → List Int → Int := fun t p => if t = 0 then p.getD 0 0 + p.getD 1 0 else 0

/-- There is a model for every input. -/
theorem solvable (E : Env) : ∀ (V : Type) (I : Interp V), spec.Solvable I E :=
  solvable_equations (consistent E) (fun _ => 0) [rank] (fun _ => 0)
    (all_cons
      (descends2 (fun _ _ => cond_holds) (fun (i j : Int) (_ : j = 0 ∧ 0 ≤ i) => uses_index))
      (all_cons
        (descends2 (fun _ _ => cond_holds) (fun (i j : Int) (_ : i = 0 ∧ 0 < j) => uses_index))
        (all_cons
          (descends2 (fun _ _ => cond_holds) (fun (i j : Int) (_ : 0 < i ∧ 0 < j) =>
            uses_fn (uses_cons
              (uses_fn (uses_cons
                (uses_rank2 (i + (-1)) j (i + j) (i + (-1) + j) rfl rfl rfl rfl
                  (show 0 ≤ i + j from by omega) (show i + (-1) + j < i + j from by omega))
                (uses_cons
                  (uses_rank2 i (j + (-1)) (i + j) (i + (j + (-1))) rfl rfl rfl rfl
                    (show 0 ≤ i + j from by omega) (show i + (j + (-1)) < i + j from by omega))
                  uses_nil)))
              (uses_cons
                (uses_rank2 (i + (-1)) (j + (-1)) (i + j) (i + (-1) + (j + (-1))) rfl rfl rfl rfl
                  (show 0 ≤ i + j from by omega) (show i + (-1) + (j + (-1)) < i + j from by omega))
                uses_nil))))
          all_nil)))

end EditDistance

/-! ## A chain of three tensors -/

namespace Chain

/-- `0 ≤ k < N` -/
abbrev domain : Cond := .and (.le (.const 0) (.var 2)) (.lt (.var 2) (.var 0))

/-- `N`, `i`, `k`; `A`, `X`, `S`, `Y`. -/
def spec : Spec where
  assumptions := []
  inputs := [⟨0, [(.const 0, .var 0)]⟩]
  outputs := [⟨3, [(.const 0, .var 0)]⟩]
  equations := [
    ⟨1, [], .true, .reduce [] maximum [2] domain (.access 0 [.var 2])⟩,
    ⟨2, [], .true, .reduce [.fn zero []] plus [2] domain
      (.fn exp [.fn minus [.access 0 [.var 2], .access 1 []]])⟩,
    ⟨3, [1], .true, .fn over [.fn exp [.fn minus [.access 0 [.var 1], .access 1 []]], .access 2 []]⟩]

/-- No tensor has two equations. -/
theorem consistent (E : Env) : spec.Consistent E := consistent_apart (by decide) (by decide)

/-- The level of a tensor. -/
abbrev level : Ten → Nat := fun t => if t = 2 then 1 else if t = 3 then 2 else 0

/-- There is a model for every input. -/
theorem solvable (E : Env) : ∀ (V : Type) (I : Interp V), spec.Solvable I E :=
  solvable_layers (consistent E) level (by decide)

/-- The same by a walk over the equations. -/
theorem solvable' (E : Env) (n : Int) : ∀ (V : Type) (I : Interp V), spec.Solvable I (E.set 0 n) :=
  solvable_equations (consistent _) level [] (fun _ => 0)
    (all_cons
      (descends0 cond_holds (fun (_ : True) =>
        uses_reduce_first1 (fun _ => cond_holds) (fun (k : Int) (_ : 0 ≤ k ∧ k < n) =>
          uses_input (by decide))))
      (all_cons
        (descends0 cond_holds (fun (_ : True) =>
          uses_reduce_some1 (uses_fn uses_nil) (fun _ => cond_holds) (fun (k : Int) (_ : 0 ≤ k ∧ k < n) =>
            uses_fn (uses_cons (uses_fn (uses_cons (uses_input (by decide))
              (uses_cons (uses_lower (by decide)) uses_nil))) uses_nil))))
        (all_cons (descends_layers (by decide)) all_nil)))

end Chain

/-! ## A sum of all earlier values -/

namespace History

/-- `i`, `k`; `H`. -/
def spec : Spec where
  assumptions := []
  inputs := []
  outputs := [⟨0, [(.const 0, .const 8)]⟩]
  equations := [⟨0, [0], .true, .reduce [.fn zero []] plus [1]
    (.and (.le (.const 0) (.var 1)) (.lt (.var 1) (.var 0)))
    (.select (.lt (.var 1) (.const 0)) (.access 0 [.add (.var 1) (.const 1)]) (.access 0 [.var 1]))⟩]

/-- No tensor has two equations. -/
theorem consistent (E : Env) : spec.Consistent E := consistent_apart (by decide) (by decide)

/-- There is a model for every input. -/
theorem solvable (E : Env) : ∀ (V : Type) (I : Interp V), spec.Solvable I E :=
  solvable_equations (consistent E) (fun _ => 0) [fun t p => if t = 0 then p.getD 0 0 else 0]
    (fun _ => 0)
    (all_cons
      (descends1 (fun _ => cond_holds) (fun (i : Int) (_ : True) =>
        uses_reduce_some1 (uses_fn uses_nil) (fun _ => cond_holds) (fun (k : Int) (_ : 0 ≤ k ∧ k < i) =>
          uses_select_of cond_holds
            (fun (_ : k < 0) => uses_rank1 (k + 1) i (k + 1) rfl rfl rfl rfl
              (show 0 ≤ i from by omega) (show k + 1 < i from by omega))
            (fun (_ : ¬ k < 0) => uses_rank1 k i k rfl rfl rfl rfl
              (show 0 ≤ i from by omega) (show k < i from by omega)))))
      all_nil)

end History

/-! ## Two tensors that use each other, from the last point to the first -/

namespace Backward

/-- `N`, `i`; `A`, `P`, `Q`. -/
def spec : Spec where
  assumptions := []
  inputs := [⟨0, [(.const 0, .add (.var 0) (.const 1))]⟩]
  outputs := [⟨1, [(.const 0, .var 0)]⟩]
  equations := [
    ⟨1, [1], .le (.var 1) (.var 0), .access 2 [.var 1]⟩,
    ⟨2, [1], .eq (.var 1) (.var 0), .access 0 [.var 0]⟩,
    ⟨2, [1], .lt (.var 1) (.var 0), .access 1 [.add (.var 1) (.const 1)]⟩]

/-- No point has two equations. -/
theorem consistent (E : Env) (n : Int) : spec.Consistent (E.set 0 n) :=
  consistent_of (pairs_cons
    (all_cons (apart_other (by decide)) (all_cons (apart_other (by decide)) all_nil))
    (pairs_cons (all_cons (apart_same1 (fun _ => cond_holds) (fun _ => cond_holds)
      (fun (i : Int) (h1 : i = n) (h2 : i < n) => False.elim (show False from by omega))) all_nil)
      (pairs_cons all_nil pairs_nil))) (by decide)

/-- The rank of a point. -/
abbrev rank (n : Int) : Ten → List Int → Int := fun t p =>
  if t = 1 then 2 * (n + (-1) * p.getD 0 0) + 1 else if t = 2 then 2 * (n + (-1) * p.getD 0 0) else 0

/-- There is a model for every input. -/
theorem solvable (E : Env) (n : Int) : ∀ (V : Type) (I : Interp V), spec.Solvable I (E.set 0 n) :=
  solvable_equations (consistent E n) (fun _ => 0) [rank n] (fun _ => 0)
    (all_cons
      (descends1 (fun _ => cond_holds) (fun (i : Int) (_ : i ≤ n) =>
        uses_rank1 i (2 * (n + (-1) * i) + 1) (2 * (n + (-1) * i)) rfl rfl rfl rfl
          (show 0 ≤ 2 * (n + (-1) * i) + 1 from by omega)
          (show 2 * (n + (-1) * i) < 2 * (n + (-1) * i) + 1 from by omega)))
      (all_cons
        (descends1 (fun _ => cond_holds) (fun (i : Int) (_ : i = n) => uses_input (by decide)))
        (all_cons
          (descends1 (fun _ => cond_holds) (fun (i : Int) (_ : i < n) =>
            uses_rank1 (i + 1) (2 * (n + (-1) * i)) (2 * (n + (-1) * (i + 1)) + 1) rfl rfl rfl rfl
              (show 0 ≤ 2 * (n + (-1) * i) from by omega)
              (show 2 * (n + (-1) * (i + 1)) + 1 < 2 * (n + (-1) * i) from by omega)))
          all_nil)))

end Backward

/-! ## Forward substitution: in each row, one tensor after the other -/

namespace ForwardSubstitution

/-- `N`, `i`, `j`; `L`, `B`, `X`, `S`. -/
def spec : Spec where
  assumptions := []
  inputs := [⟨0, [(.const 0, .var 0), (.const 0, .var 0)]⟩, ⟨1, [(.const 0, .var 0)]⟩]
  outputs := [⟨2, [(.const 0, .var 0)]⟩]
  equations := [
    ⟨3, [1], .true, .reduce [.fn zero []] plus [2]
      (.and (.le (.const 0) (.var 2)) (.lt (.var 2) (.var 1)))
      (.fn times [.access 0 [.var 1, .var 2], .access 2 [.var 2]])⟩,
    ⟨2, [1], .true, .fn over [.fn minus [.access 1 [.var 1], .access 3 [.var 1]],
      .access 0 [.var 1, .var 1]]⟩]

/-- No tensor has two equations. -/
theorem consistent (E : Env) : spec.Consistent E := consistent_apart (by decide) (by decide)

/-- The rank of a point. -/
abbrev rank : Ten → List Int → Int := fun t p =>
  if t = 2 then p.getD 0 0 else if t = 3 then p.getD 0 0 else 0

/-- The order of the tensors in a row. -/
abbrev order : Ten → Nat := fun t => if t = 2 then 1 else 0

/-- There is a model for every input. -/
theorem solvable (E : Env) : ∀ (V : Type) (I : Interp V), spec.Solvable I E :=
  solvable_equations (consistent E) (fun _ => 0) [rank] order
    (all_cons
      (descends1 (fun _ => cond_holds) (fun (i : Int) (_ : True) =>
        uses_reduce_some1 (uses_fn uses_nil) (fun _ => cond_holds) (fun (j : Int) (_ : 0 ≤ j ∧ j < i) =>
          uses_fn (uses_cons (uses_input (by decide)) (uses_cons
            (uses_rank1 j i j rfl rfl rfl rfl (show 0 ≤ i from by omega) (show j < i from by omega))
            uses_nil)))))
      (all_cons
        (descends1 (fun _ => cond_holds) (fun (i : Int) (_ : True) =>
          uses_fn (uses_cons
            (uses_fn (uses_cons (uses_input (by decide)) (uses_cons
              (uses_order1 i i i rfl rfl (by decide) rfl rfl (show i ≤ i from by omega)) uses_nil)))
            (uses_cons (uses_input (by decide)) uses_nil))))
        all_nil))

end ForwardSubstitution

/-! ## Rows that go on where the row before ended -/

namespace Snake

/-- `M`, `i`, `j`; `A`, `T`. -/
def spec : Spec where
  assumptions := []
  inputs := [⟨0, [(.const 0, .const 8), (.const 0, .var 0)]⟩]
  outputs := [⟨1, [(.const 0, .const 8), (.const 0, .var 0)]⟩]
  equations := [
    ⟨1, [1, 2], .and (.eq (.var 1) (.const 0)) (.eq (.var 2) (.const 0)), .fn zero []⟩,
    ⟨1, [1, 2], .lt (.const 0) (.var 2),
      .fn plus [.access 1 [.var 1, .add (.var 2) (.const (-1))], .access 0 [.var 1, .var 2]]⟩,
    ⟨1, [1, 2], .and (.lt (.const 0) (.var 1)) (.eq (.var 2) (.const 0)),
      .fn plus [.access 1 [.add (.var 1) (.const (-1)), .add (.var 0) (.const (-1))],
        .access 0 [.var 1, .var 2]]⟩]

/-- No point has two equations. -/
theorem consistent (E : Env) (n : Int) : spec.Consistent (E.set 0 n) :=
  consistent_of (pairs_cons
    (all_cons (apart_same2 (fun _ _ => cond_holds) (fun _ _ => cond_holds)
      (fun (i j : Int) (h1 : i = 0 ∧ j = 0) (h2 : 0 < j) => False.elim (show False from by omega)))
    (all_cons (apart_same2 (fun _ _ => cond_holds) (fun _ _ => cond_holds)
      (fun (i j : Int) (h1 : i = 0 ∧ j = 0) (h2 : 0 < i ∧ j = 0) =>
        False.elim (show False from by omega))) all_nil))
    (pairs_cons (all_cons (apart_same2 (fun _ _ => cond_holds) (fun _ _ => cond_holds)
      (fun (i j : Int) (h1 : 0 < j) (h2 : 0 < i ∧ j = 0) =>
        False.elim (show False from by omega))) all_nil)
      (pairs_cons all_nil pairs_nil))) (by decide)

/-- There is a model for every input. -/
theorem solvable (E : Env) (n : Int) : ∀ (V : Type) (I : Interp V), spec.Solvable I (E.set 0 n) :=
  solvable_equations (consistent E n) (fun _ => 0)
    [fun t p => if t = 1 then p.getD 0 0 else 0, fun t p => if t = 1 then p.getD 1 0 else 0]
    (fun _ => 0)
    (all_cons
      (descends2 (fun _ _ => cond_holds) (fun (i j : Int) (_ : i = 0 ∧ j = 0) => uses_fn uses_nil))
      (all_cons
        (descends2 (fun _ _ => cond_holds) (fun (i j : Int) (_ : 0 < j) =>
          uses_fn (uses_cons
            (uses_later2 i (j + (-1)) i i rfl rfl rfl (show i ≤ i from by omega)
              (uses_rank2 i (j + (-1)) j (j + (-1)) rfl rfl rfl rfl
                (show 0 ≤ j from by omega) (show j + (-1) < j from by omega)))
            (uses_cons (uses_input (by decide)) uses_nil))))
        (all_cons
          (descends2 (fun _ _ => cond_holds) (fun (i j : Int) (_ : 0 < i ∧ j = 0) =>
            uses_fn (uses_cons
              (uses_rank2 (i + (-1)) (n + (-1)) i (i + (-1)) rfl rfl rfl rfl
                (show 0 ≤ i from by omega) (show i + (-1) < i from by omega))
              (uses_cons (uses_input (by decide)) uses_nil))))
          all_nil)))

end Snake

/-! ## All points before, row by row -/

namespace AllBefore

/-- `M`, `i`, `j`, `k`, `m`; `H`. -/
def spec : Spec where
  assumptions := []
  inputs := []
  outputs := [⟨0, [(.const 0, .const 8), (.const 0, .var 0)]⟩]
  equations := [⟨0, [1, 2], .true, .reduce [.fn zero []] plus [3, 4]
    (.and (.and (.le (.const 0) (.var 3)) (.and (.le (.const 0) (.var 4)) (.lt (.var 4) (.var 0))))
      (.or (.lt (.var 3) (.var 1)) (.and (.eq (.var 3) (.var 1)) (.lt (.var 4) (.var 2)))))
    (.access 0 [.var 3, .var 4])⟩]

/-- No tensor has two equations. -/
theorem consistent (E : Env) : spec.Consistent E := consistent_apart (by decide) (by decide)

/-- There is a model for every input. -/
theorem solvable (E : Env) (n : Int) : ∀ (V : Type) (I : Interp V), spec.Solvable I (E.set 0 n) :=
  solvable_equations (consistent _) (fun _ => 0)
    [fun t p => if t = 0 then p.getD 0 0 else 0, fun t p => if t = 0 then p.getD 1 0 else 0]
    (fun _ => 0)
    (all_cons
      (descends2 (fun _ _ => cond_holds) (fun (i j : Int) (_ : True) =>
        uses_reduce_some2 (uses_fn uses_nil) (fun _ _ => cond_holds)
          (fun (k m : Int) (_ : (0 ≤ k ∧ 0 ≤ m ∧ m < n) ∧ (k < i ∨ k = i ∧ m < j)) =>
            uses_tie2 k m i k rfl rfl rfl rfl (show 0 ≤ i from by omega) (show k ≤ i from by omega)
              (fun (_ : k = i) => uses_rank2 k m j m rfl rfl rfl rfl
                (show 0 ≤ j from by omega) (show m < j from by omega)))))
      all_nil)

end AllBefore

end Redverify.Examples.Recurrences
