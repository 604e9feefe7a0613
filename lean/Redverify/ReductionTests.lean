module

public import Redverify.Reduction

/-!
# Reductions: examples

How the steps of the programs of sections 7.1 to 7.3 are shown with the lemmas of `Reduction`.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V} {op : Fn} {B : List Int → V} {a z : V} {N : Int}

/-! ## The strided sum of section 7.3.3

`tmp[j]` accumulates the points `4 i + j < N`, and `c` the four partial sums. -/

/-- One iteration of the inner loop. -/
example (i j : Int) (h0 : 0 ≤ i) (hj : 0 ≤ j ∧ j < 4) (hN : 4 * i + j < N) :
    I.fn op [I.reduce op (some z) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < 4 * i ∧ k % 4 = j) B,
        B [4 * i + j]] =
      I.reduce op (some z) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < 4 * (i + 1) ∧ k % 4 = j) B :=
  reduce_append_of (points1_finite 0 N fun k => by omega) (points1_insert fun k => by omega)
    (points1_before fun k => by omega) (fun _ _ => rfl) rfl

/-- The same with commuting accumulations, for iterations in any order. -/
example (hr : RightComm I op) (i j : Int) (h0 : 0 ≤ i) (hj : 0 ≤ j ∧ j < 4) (hN : 4 * i + j < N) :
    I.fn op [I.reduce op (some z) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < 4 * i ∧ k % 4 = j) B,
        B [4 * i + j]] =
      I.reduce op (some z) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < 4 * (i + 1) ∧ k % 4 = j) B :=
  reduce_insert_of hr (points1_finite 0 N fun k => by omega) (points1_insert fun k => by omega)
    (points1_not (by omega)) (fun _ _ => rfl) rfl

/-- Before the first iteration. -/
example (j : Int) : z =
    I.reduce op (some z) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < 4 * 0 ∧ k % 4 = j) B :=
  (reduce_empty (points1_empty fun k => by omega)).symm

/-- One iteration of the loop that recombines. -/
example (ha : Assoc I op) (hc : Comm I op) (hz : RightUnit I op z) (j : Int) :
    I.fn op [I.reduce op (some a) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < N ∧ k % 4 < j) B,
        I.reduce op (some z) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < N ∧ k % 4 = j) B] =
      I.reduce op (some a) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < N ∧ k % 4 < j + 1) B :=
  reduce_union_of ha (ha.rightComm hc) (hz a) (points1_finite 0 N fun k => by omega)
    (points1_union fun k => by omega) (points1_disjoint fun k => by omega) (fun _ _ => rfl)
    fun _ _ => rfl

/-- After the last iteration. -/
example : I.reduce op (some a) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < N ∧ k % 4 < 4) B =
    I.reduce op (some a) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < N) B :=
  reduce_congr (points1_congr fun k => by omega) fun _ _ => rfl

/-- All at once, where the specification itself sums partial sums over `0 ≤ j < 4`. -/
example (ha : Assoc I op) (hc : Comm I op) (hz : RightUnit I op z) :
    I.reduce op (some a) (fun r => ∃ j, r = [j] ∧ 0 ≤ j ∧ j < 4)
        (fun r => I.reduce op (some z)
          (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < N ∧ k % 4 = r.getD 0 0) B) =
      I.reduce op (some a) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < N) B := by
  refine reduce_partition_of (ha.rightComm hc) (points1_finite 0 4 fun j => by omega)
    (points1_finite 0 N fun k => by omega) (fun p => ?_) ?_ fun r _ x =>
      op_reduce_unit ha hz (points1_finite 0 N fun k => by omega)
  · constructor
    · rintro ⟨k, rfl, h⟩
      exact ⟨[k % 4], ⟨k % 4, rfl, by omega⟩, k, rfl, by simp; omega⟩
    · rintro ⟨_, ⟨j, rfl, hj⟩, k, rfl, h⟩
      exact ⟨k, rfl, by omega⟩
  · rintro _ _ _ ⟨i, rfl, _⟩ ⟨j, rfl, _⟩ ⟨k, rfl, h⟩ ⟨k', e, h'⟩
    simp at h h' e
    simp
    omega

/-! ## Other programs -/

/-- A blocked sum, recombined in order: no commutativity, so also for list homomorphisms. -/
example (ha : Assoc I op) (hz : RightUnit I op z) (j : Int) (hj : 0 ≤ j) :
    I.fn op [I.reduce op (some a) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < 8 * j) B,
        I.reduce op (some z) (fun p => ∃ k, p = [k] ∧ 8 * j ≤ k ∧ k < 8 * j + 8) B] =
      I.reduce op (some a) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < 8 * (j + 1)) B :=
  reduce_union_in_order_of ha hz (points1_finite 0 (8 * (j + 1)) fun k => by omega)
    (points1_union fun k => by omega) (points1_in_order fun k l => by omega) (fun _ _ => rfl)
    fun _ _ => rfl

/-- A reduction from its first element: at entry. -/
example : B [0] = I.reduce op none (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < 1) B :=
  (reduce_singleton_none (points1_single fun k => by omega)).symm

/-- A reduction from its first element: one iteration. -/
example (i : Int) (hi : 1 ≤ i) :
    I.fn op [I.reduce op none (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < i) B, B [i]] =
      I.reduce op none (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < i + 1) B :=
  reduce_none_append_of (points1_finite 0 (i + 1) fun k => by omega)
    (points1_insert fun k => by omega) (points1_before fun k => by omega)
    (points1_some 0 (by omega)) (fun _ _ => rfl) rfl

/-- A sum of the first to the last element, accumulated from the last to the first
(section 7.3.1). -/
example (hr : RightComm I op) (i : Int) (hi : 0 ≤ i ∧ i < N) :
    I.fn op [I.reduce op (some z) (fun p => ∃ k, p = [k] ∧ N - i - 1 < k ∧ k < N) B,
        B [N - i - 1]] =
      I.reduce op (some z) (fun p => ∃ k, p = [k] ∧ N - (i + 1) - 1 < k ∧ k < N) B :=
  reduce_insert_of hr (points1_finite 0 N fun k => by omega) (points1_insert fun k => by omega)
    (points1_not (by omega)) (fun _ _ => rfl) rfl

/-- Two loops over a reduction of two dimensions, in its order: no laws. -/
example (M i j : Int) (hi : 0 ≤ i ∧ i < N) (hj : 0 ≤ j ∧ j < M) :
    I.fn op [I.reduce op (some z) (fun p => ∃ x y, p = [x, y] ∧
          0 ≤ x ∧ x < N ∧ 0 ≤ y ∧ y < M ∧ (x < i ∨ x = i ∧ y < j)) B, B [i, j]] =
      I.reduce op (some z) (fun p => ∃ x y, p = [x, y] ∧
          0 ≤ x ∧ x < N ∧ 0 ≤ y ∧ y < M ∧ (x < i ∨ x = i ∧ y < j + 1)) B :=
  reduce_append_of (points2_finite 0 N 0 M fun x y => by omega)
    (points2_insert fun x y => by omega) (points2_before fun x y => by omega) (fun _ _ => rfl) rfl

/-- A reduction over rows of reductions. -/
example (ha : Assoc I op) (hz : RightUnit I op z) (M : Int) :
    I.reduce op (some a) (fun r => ∃ i, r = [i] ∧ 0 ≤ i ∧ i < N)
        (fun r => I.reduce op (some z) (fun p => ∃ j, p = [j] ∧ 0 ≤ j ∧ j < M)
          fun p => B [r.getD 0 0, p.getD 0 0]) =
      I.reduce op (some a)
        (fun p => ∃ i j, p = [i, j] ∧ (0 ≤ i ∧ i < N) ∧ 0 ≤ j ∧ j < M) B :=
  reduce_rows ha hz (points1_finite 0 N fun i => by omega)
    (points2_finite 0 N 0 M fun i j => by omega) (fun _ _ => rfl) fun _ _ _ _ => rfl

/-- A reduction of the specification, at the last step of a loop. -/
example (M : Model V) (E : Env) (f : Fn) (t : TExp) (hN : 0 < E 0) :
    I.fn f [I.reduce f (some (t.eval I M E)) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < E 0 - 1)
        (fun p => M 7 [p.getD 0 0]), M 7 [E 0 - 1]] =
      (TExp.reduce [t] f [3] (.and (.le (.const 0) (.var 3)) (.lt (.var 3) (.var 0)))
        (.access 7 [.var 3])).eval I M E := by
  rw [eval_reduce_start1 (Q := fun k => 0 ≤ k ∧ k < E 0) (g := fun p => M 7 [p.getD 0 0])
    (hc := fun k => by
      show (decide (0 ≤ k) && decide (k < E 0)) = true ↔ _
      simp) (hg := fun _ _ => rfl)]
  exact reduce_append_of (points1_finite 0 (E 0) fun k => by omega)
    (points1_insert fun k => by omega) (points1_before fun k => by omega) (fun _ _ => rfl) rfl

/-- The greatest of all points is that of the greatest of the rows. -/
example (ha : Assoc I op) (M : Int) (hN : 0 < N) (hM : 0 < M) :
    I.reduce op none (fun r => ∃ i, r = [i] ∧ 0 ≤ i ∧ i < N)
        (fun r => I.reduce op none
          (fun p => ∃ i j, p = [i, j] ∧ 0 ≤ i ∧ i < N ∧ r = [i] ∧ 0 ≤ j ∧ j < M) B) =
      I.reduce op none (fun p => ∃ i j, p = [i, j] ∧ 0 ≤ i ∧ i < N ∧ 0 ≤ j ∧ j < M) B := by
  refine reduce_none_partition_in_order_of ha (points1_finite 0 N fun i => by omega)
    (points2_finite 0 N 0 M fun i j => by omega) ?_ ?_ (points1_some 0 (by omega))
    (points1_all fun i h => points2_some i 0 (by grind)) fun _ _ => rfl
  · grind
  · grind [lexLt_one, lexLt_two]

/-! ## Automation alone -/

/-- One iteration of the inner loop, without the lemmas on dimensions. -/
example (i j : Int) (h0 : 0 ≤ i) (hj : 0 ≤ j ∧ j < 4) (hN : 4 * i + j < N) :
    I.fn op [I.reduce op (some z) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < 4 * i ∧ k % 4 = j) B,
        B [4 * i + j]] =
      I.reduce op (some z) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < 4 * (i + 1) ∧ k % 4 = j) B := by
  refine reduce_append_of (.of_box1 0 N ?_) ?_ ?_ (fun _ _ => rfl) rfl
  · grind
  · grind
  · grind [lexLt_one]

end Redverify
