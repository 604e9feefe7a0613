module

public import Redverify.Tactics
public import Redverify.Solvable

/-!
# Column sums by atomic accumulation (thesis, section 7.3.6)

```
spec column_sums(N, M):
    assume N >= 0 and M >= 0
    input  A[N, M] : f32
    output B[M]    : f32
    B(j) = sum[i : 0 <= i < N] A(i, j)

impl atomics of column_sums(a = A, b = B):
    par j < M:
        b[j] {0.0} := 0.0
    accumulate b:
        par i < N:
            for j < M:
                atomic b[j] {B(j)} +{i}= a[i, j]
```
-/

@[expose] public noncomputable section

namespace Redverify.Examples.AtomicColumnSums

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- The variable of the equation. -/
abbrev v_q : Var := 2
/-- The binder. -/
abbrev v_r : Var := 3
/-- The first loop over `j`. -/
abbrev v_z : Var := 4
/-- `i` -/ abbrev v_i : Var := 5
/-- `j` -/ abbrev v_j : Var := 6
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `+ : f32` -/
abbrev plus : Fn := .builtin "+" .f32
/-- `0.0 : f32` -/
abbrev zero : Fn := .literal .f32 0 1

/-- The specification. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M))]
  inputs := [⟨t_A, [(.const 0, .var v_N), (.const 0, .var v_M)]⟩]
  outputs := [⟨t_B, [(.const 0, .var v_M)]⟩]
  equations := [⟨t_B, [v_q], .true,
    .reduce [.fn zero []] plus [v_r] (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.var v_N)))
      (.access t_A [.var v_r, .var v_q])⟩]

/-- The implementation. -/
def impl : Impl where
  assumptions := []
  bindings := [⟨a_a, t_A, [v_r, v_q], [.var v_r, .var v_q], none⟩,
    ⟨a_b, t_B, [v_q], [.var v_q], none⟩]
  body := .seq
    (.par v_z (.const 0) (.var v_M) (.assign a_b [.var v_z] (.fn zero [])))
    (.scope [a_b] (.par v_i (.const 0) (.var v_N) (.for v_j (.const 0) (.var v_M)
      (.accumulate true plus a_b [.var v_j] (.read a_a [.var v_i, .var v_j])))))

/-- The laws used: accumulations commute. -/
def laws (V : Type) (I : Interp V) : Prop := RightComm I plus

/-! ## Lemmas for `Tactics` -/

section lemmas
variable {V : Type} {I : Interp V} {E : Env}

/-- Parallel iterations whose footprints are apart. Iteration `i` writes in `W i` at most, reads in
`R i`, and accumulates atomically in `A i` with the operator `op`. -/
private theorem race_of {lo hi : Int} {c : Cmd} {E : Int → Env} {post : Int → Heap V} {op : Fn}
    (W R A : Int → Loc → Prop)
    (writes : ∀ i, lo ≤ i → i < hi → ∀ l, c.writes (E i) l → W i l)
    (reads : ∀ i, lo ≤ i → i < hi → ∀ l, c.reads (E i) l → R i l)
    (atomics : ∀ i, lo ≤ i → i < hi → ∀ l f, c.atomics (E i) l f → A i l ∧ f = op)
    (comm : RightComm I op)
    (apart : ∀ i j, lo ≤ i → i < hi → lo ≤ j → j < hi → i ≠ j → ∀ l,
      (W i l → ¬ R j l ∧ ¬ W j l) ∧ (A i l → ¬ R j l ∧ ¬ W j l)) : ParVC I lo hi c E post := by
  intro i j h1 h2 h3 h4 h5 l
  have h := apart i j h1 h2 h3 h4 h5 l
  refine ⟨fun hw => ?_, fun f hf => ?_⟩
  · have h := h.1 (writes i h1 h2 l hw)
    exact ⟨fun hr => h.1 (reads j h3 h4 l hr), fun hw => absurd (writes j h3 h4 l hw) h.2⟩
  · obtain ⟨ha, rfl⟩ := atomics i h1 h2 l f hf
    have h := h.2 ha
    refine ⟨fun hr => h.1 (reads j h3 h4 l hr), fun hw => h.2 (writes j h3 h4 l hw), fun g hg => ?_⟩
    obtain ⟨_, rfl⟩ := atomics j h3 h4 l g hg
    exact comm

/-- One cell of one array. -/
private theorem same1 {a b : Arr} {i j : Int} (h : (⟨a, [i]⟩ : Loc) = ⟨b, [j]⟩) : i = j := by
  injection h with _ h; injection h

/-- The value of a reduction over one variable. -/
private theorem eval_reduce1 {M : Model V} {x : Var} {c : Cond} {t body : TExp} {op : Fn}
    {Q : Int → Prop} {u : V} {g : List Int → V} (hu : t.eval I M E = u)
    (hc : ∀ k, c.eval (E.set x k) = true ↔ Q k) (hb : ∀ k, Q k → body.eval I M (E.set x k) = g [k]) :
    (TExp.reduce [t] op [x] c body).eval I M E =
      I.reduce op (some u) (fun p => ∃ k, p = [k] ∧ Q k) g := by
  subst hu
  refine (eval_reduce_start ..).trans (reduce_congr (index1 hc) fun p hp => ?_)
  obtain ⟨k, rfl, hk⟩ := (index1 hc p).1 hp
  exact hb k hk

/-- Another cell than the one just written, of the same array. -/
private theorem at_set_ne1 {h : Heap V} {a : Arr} {i j : Int} {v w : V} (hi : i ≠ j)
    (hw : h ⟨a, [i]⟩ w) : h.set ⟨a, [j]⟩ v ⟨a, [i]⟩ w := at_set_ne (fun he => hi (by injection he)) hw

end lemmas

section proof
variable {V : Type} (I : Interp V) (n m : Int) (M : Model V)

/-- The sum of column `j` over the rows below `i`. -/
def rows (i j : Int) : V :=
  I.reduce plus (some (I.fn zero [])) (fun p => ∃ r, p = [r] ∧ 0 ≤ r ∧ r < i)
    (fun p => M t_A [p.getD 0 0, j])

/-- The inputs. -/
def ha : Heap V := .cells a_a (fun p => ∃ i j, p = [i, j] ∧ 0 ≤ i ∧ i < n ∧ 0 ≤ j ∧ j < m)
  (fun p => M t_A [p.getD 0 0, p.getD 1 0])

/-- What is known when the cells below `z` have been set to zero. -/
def inv_z (z : Int) : Heap V :=
  (ha n m M).and (.cells a_b (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < z) (fun _ => I.fn zero []))

/-- What is known when the rows below `i` have been added. -/
def inv_i (i : Int) : Heap V :=
  (ha n m M).and (.cells a_b (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < m) (fun p => rows I M i (p.getD 0 0)))

/-- What is known when also row `i` has been added in the columns below `j`. -/
def inv_j (i j : Int) : Heap V :=
  (ha n m M).and (
    (.and (.cells a_b (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < j) (fun p => rows I M (i + 1) (p.getD 0 0)))
      (.cells a_b (fun p => ∃ k, p = [k] ∧ j ≤ k ∧ k < m) (fun p => rows I M i (p.getD 0 0)))))

/-- The body of the first loop. -/
def body_z : ACmd V := .assign a_b [.var v_z] (.fn zero []) (fun _ => I.fn zero [])

/-- The innermost loop body. -/
def body_j : ACmd V :=
  .accumulate true plus a_b [.var v_j] (.read a_a [.var v_i, .var v_j])
    (fun E => rows I M (E v_i + 1) (E v_j))

/-- The body of the loop over `i`. -/
def body_i : ACmd V :=
  .for v_j (.const 0) (.var v_M) (fun E => inv_j I n m M (E v_i)) (body_j I M)

/-- The program with its annotations. -/
def prog : ACmd V :=
  .seq (.par v_z (.const 0) (.var v_M) (fun _ => inv_z I n m M) (body_z I))
    (.scope [a_b] (.par v_i (.const 0) (.var v_N) (fun _ => inv_i I n m M) (body_i I n m M)))

variable {I n m M} {D : Loc → Prop} {E : Env}

/-! ### Values -/

/-- The accumulation. -/
theorem value_j (hl : laws V I) {i j : Int} (h1 : 0 ≤ i) :
    I.fn plus [rows I M i j, M t_A [i, j]] = rows I M (i + 1) j :=
  reduce_insert_of hl (points1_finite 0 (i + 1) fun k h => by omega)
    (points1_insert fun k => by omega) (points1_not (by omega)) (fun _ _ => rfl) rfl

/-- No row has been added at first. -/
theorem first_i {j : Int} : rows I M 0 j = I.fn zero [] :=
  reduce_empty (points1_empty fun k => by omega)

/-! ### The first loop -/

/-- It keeps the invariant. -/
theorem kept_z {z : Int} (h1 : 0 ≤ z) :
    ((body_z I).post (E.set v_z z) (inv_z I n m M z)).Entails (inv_z I n m M (z + 1)) := by
  refine entails_and (entails_cells fun _ hg => at_set_other (by decide) (at_left (at_cells hg rfl)))
    (entails_cells ?_)
  rintro _ ⟨k, rfl, h3, h4⟩
  by_cases h : k < z
  · exact at_set_ne1 (i := k) (j := z) (by omega) (at_right (at_cells ⟨k, rfl, h3, h⟩ rfl))
  · obtain rfl : k = z := by omega
    exact at_set rfl rfl

/-- No two iterations race. -/
theorem race_z {post} : ParVC I 0 (E v_M) (body_z I).erase (fun z => E.set v_z z) post := by
  refine race_free (fun _ _ _ h => h) fun i j h1 h2 h3 h4 h5 l => ?_
  rintro rfl
  exact ⟨fun h => h, fun h => h5 (same1 h)⟩

/-! ### The loop over `j` -/

/-- The innermost loop body. -/
theorem vc_j (hl : laws V I) {i j : Int} (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ j) (h4 : j < m) :
    (body_j I M).vc I D ((E.set v_i i).set v_j j) (inv_j I n m M i j) :=
  vc_accumulate (u := rows I M i j) (v := M t_A [i, j])
    (at_right (at_right (at_cells ⟨j, rfl, by omega, by omega⟩ rfl)))
    (ev_read (at_left (at_cells ⟨i, j, rfl, by omega, by omega, by omega, by omega⟩ rfl)))
    (value_j hl h1)

/-- It keeps the invariant. -/
theorem kept_j {i j : Int} (h3 : 0 ≤ j) :
    ((body_j I M).post ((E.set v_i i).set v_j j) (inv_j I n m M i j)).Entails
      (inv_j I n m M i (j + 1)) := by
  refine entails_and (entails_cells fun _ hg => at_set_other (by decide) (at_left (at_cells hg rfl)))
    (entails_and (entails_cells ?_) (entails_cells ?_))
  · rintro _ ⟨k, rfl, h5, h6⟩
    by_cases h : k < j
    · exact at_set_ne1 (i := k) (j := j) (by omega)
        (at_right (at_left (at_cells ⟨k, rfl, h5, h⟩ rfl)))
    · obtain rfl : k = j := by omega
      exact at_set rfl rfl
  · rintro _ ⟨k, rfl, h5, h6⟩
    exact at_set_ne1 (i := k) (j := j) (by omega)
      (at_right (at_right (at_cells ⟨k, rfl, by omega, h6⟩ rfl)))

/-! ### The loop over `i` -/

/-- The body of the parallel loop. -/
theorem vc_i (hl : laws V I) (hm : E v_M = m) {i : Int} (h1 : 0 ≤ i) (h2 : i < n) :
    (body_i I n m M).vc I D (E.set v_i i) (inv_i I n m M i) := by
  subst hm
  refine vc_for ?_ (fun j h3 h4 => vc_j hl h1 h2 h3 h4) (fun j h3 _ => kept_j h3)
  show Heap.Entails _ (inv_j I n (E v_M) M i 0)
  refine entails_and (entails_cells fun _ hg => at_left (at_cells hg rfl))
    (entails_and (entails_cells ?_) (entails_cells ?_))
  · rintro _ ⟨k, rfl, h5, h6⟩
    exact absurd h5 (by omega)
  · rintro _ ⟨k, rfl, h5, h6⟩
    exact at_right (at_cells ⟨k, rfl, h5, h6⟩ rfl)

/-- It keeps the invariant. -/
theorem kept_i {i : Int} (hm : E v_M = m) :
    ((body_i I n m M).post (E.set v_i i) (inv_i I n m M i)).Entails (inv_i I n m M (i + 1)) := by
  subst hm
  refine entails_and (entails_cells fun _ hg => at_left (at_cells hg rfl)) (entails_cells ?_)
  rintro _ ⟨k, rfl, h5, h6⟩
  exact at_right (at_left (at_cells ⟨k, rfl, h5, show k < max 0 (E v_M) by omega⟩ rfl))

/-- No two iterations race: atomic accumulations of one operator commute. -/
theorem race_i (hl : laws V I) {post} :
    ParVC I 0 (E v_N) (body_i I n m M).erase (fun i => E.set v_i i) post := by
  refine race_of (op := plus) (W := fun _ _ => False) (R := fun _ l => l.array ≠ a_b)
    (A := fun _ l => l.array = a_b) ?_ ?_ ?_ hl
    (fun i j _ _ _ _ _ l => ⟨False.elim, fun h => ⟨fun h' => h' h, id⟩⟩)
  · rintro i h1 h2 l ⟨j, _, _, h⟩
    exact h
  · rintro i h1 h2 _ ⟨j, _, _, rfl⟩
    exact (by decide : a_a ≠ a_b)
  · rintro i h1 h2 _ _ ⟨j, _, _, rfl, rfl⟩
    exact ⟨rfl, rfl⟩

end proof

/-- The inputs lie in their arrays. -/
theorem layout (E : Env) : impl.LayoutOk spec E := by
  refine layout_ok ?_ ?_
  · refine all_cons (all_cons (fun _ p hp => ?_) (all_cons (fun h => nomatch h) all_nil)) all_nil
    obtain ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩ := region_iff.1 hp
    exact has_cell (.head _) (.head _) hp (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))
      rfl rfl ⟨h1, Int.le_refl _, h3, Int.le_refl _, trivial⟩
  · refine all_cons (all_cons (fun _ => ?_) (all_cons (fun h => nomatch h) all_nil)) all_nil
    refine all_cons (all_cons (fun _ p hp p' hp' he => ?_) (all_cons nofun all_nil)) all_nil
    obtain ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩ := region_iff.1 hp
    obtain ⟨i', _, rfl, h1', h2', j', _, rfl, h3', h4', rfl⟩ := region_iff.1 hp'
    exact ⟨rfl, by injection he⟩

/-- The equations do not overlap. -/
theorem consistent (E : Env) : spec.Consistent E :=
  ⟨.cons all_nil .nil, all_cons (all_cons (by decide) all_nil) all_nil⟩

/-- The equations have a model for every input. -/
theorem solvable (E : Env) (V : Type) (I : Interp V) : spec.Solvable I E :=
  Spec.solvable_of_direct (consistent E) (by decide)

/-- The cells of `b`. -/
theorem cell_b {E : Env} {j : Int} (h1 : 0 ≤ j) (h2 : j < E v_M) : impl.HasCell spec E ⟨a_b, [j]⟩ :=
  has_cell (p := [j]) (R := ⟨t_B, [(.const 0, .var v_M)]⟩) (.tail _ (.head _)) (.tail _ (.head _))
    (region_iff.2 ⟨j, [], rfl, h1, h2, rfl⟩)
    (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)) rfl rfl ⟨h1, Int.le_refl _, trivial⟩

/-- The inputs, at the start. -/
theorem input_a {V : Type} {E : Env} {M : Model V} {i j : Int} (h1 : 0 ≤ i) (h2 : i < E v_N)
    (h3 : 0 ≤ j) (h4 : j < E v_M) : impl.inputHeap spec E M ⟨a_a, [i, j]⟩ (M t_A [i, j]) :=
  at_input (R := ⟨t_A, [(.const 0, .var v_N), (.const 0, .var v_M)]⟩) (p := [i, j])
    (.head _) (.head _) rfl (region_iff.2 ⟨i, [j], rfl, h1, h2, j, [], rfl, h3, h4, rfl⟩) rfl rfl

/-- The whole program. -/
theorem prog_vc {V : Type} {I : Interp V} {E : Env} {M : Model V} (hl : laws V I) :
    (prog I (E v_N) (E v_M) M).vc I (impl.HasCell spec E) E (impl.inputHeap spec E M) := by
  refine vc_seq (vc_par ?_ (fun z h1 h2 => vc_assign (cell_b h1 h2) ev_const rfl)
      (fun z h1 _ => kept_z h1) race_z)
    (vc_scope (vc_par ?_ (fun i h1 h2 => vc_i hl rfl h1 h2) (fun i _ _ => kept_i rfl) (race_i hl)))
  · show Heap.Entails _ (inv_z I (E v_N) (E v_M) M 0)
    refine entails_and (entails_cells ?_) (entails_cells ?_)
    · rintro _ ⟨i, j, rfl, h1, h2, h3, h4⟩
      exact input_a h1 h2 h3 h4
    · rintro _ ⟨k, rfl, h1, h2⟩
      exact absurd h1 (by omega)
  · show Heap.Entails _ (inv_i I (E v_N) (E v_M) M 0)
    refine entails_and (entails_cells fun _ hg => at_left (at_cells hg rfl)) (entails_cells ?_)
    rintro _ ⟨k, rfl, h1, h2⟩
    exact at_right (at_cells ⟨k, rfl, h1, show k < max 0 (E v_M) by omega⟩ first_i)

/-- **The certificate**: the program implements the specification. -/
theorem certificate : Implements laws spec impl := by
  refine Implements.of_vc (fun E _ => layout E) (fun E _ => consistent E) (fun E _ => solvable E)
    (fun V I E M => prog I (E v_N) (E v_M) M) (fun _ _ _ _ => rfl)
    (fun V I E M hl _ _ _ => prog_vc hl) ?_ ?_
  · exact all_cons ⟨_, .tail _ (.head _), rfl⟩ all_nil
  · intro V I E M _ ha hM _
    refine all_cons (all_cons (fun h => nomatch h) (all_cons (fun _ p hp => ?_) all_nil)) all_nil
    obtain ⟨j, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    refine at_right (at_cells ⟨j, rfl, h1, h2⟩ ?_)
    refine (hM _ (.head _) [j] rfl rfl).trans
      (eval_reduce1 rfl (fun k => (cond_and cond_le cond_lt).trans ?_) fun _ _ => rfl)
    have hN : (0 ≤ E v_N) ∧ 0 ≤ E v_M := (cond_and cond_le cond_le).1 (ha.1 _ (.head _))
    show 0 ≤ k ∧ k < E v_N ↔ 0 ≤ k ∧ k < max 0 (E v_N)
    omega

end Redverify.Examples.AtomicColumnSums
