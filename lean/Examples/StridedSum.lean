module

public import Redverify.Tactics
public import Redverify.Solvable

/-!
# The strided parallel sum (thesis, sections 7.1 and 7.3.3)

```
spec total(N):
    assume N >= 0
    input  A[N] : f32
    output B[]  : f32
    B() = sum[k : 0 <= k < N] A(k)

impl strided of total(a = A, b = B):
    allocate tmp[4] : f32
    par j < 4:
        tmp[j] {0.0} := 0.0
        accumulate tmp:
            for i < (N - j + 3) // 4:
                tmp[j] {B()} +{4*i + j}= a[4*i + j]
    b[] {0.0} := 0.0
    accumulate b:
        for j < 4:
            b[] {B()} += tmp[j]
```
-/

@[expose] public noncomputable section

namespace Redverify.Examples.StridedSum

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- The second loop over `j`. -/
abbrev v_j' : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `tmp` -/ abbrev a_tmp : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `+ : f32` -/
abbrev plus : Fn := .builtin "+" .f32
/-- `0.0 : f32` -/
abbrev zero : Fn := .literal .f32 0 1
/-- `(N - j + 3) // 4` -/
abbrev trips : IExp := .div (.add (.add (.var v_N) (.mul (-1) (.var v_j))) (.const 3)) 4
/-- `4*i + j` -/
abbrev strided : IExp := .add (.mul 4 (.var v_i)) (.var v_j)

/-- The specification. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [⟨t_A, [(.const 0, .var v_N)]⟩]
  outputs := [⟨t_B, []⟩]
  equations := [⟨t_B, [], .true,
    .reduce [.fn zero []] plus [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
      (.access t_A [.var v_k])⟩]

/-- The implementation. -/
def impl : Impl where
  assumptions := []
  bindings := [⟨a_a, t_A, [v_k], [.var v_k], none⟩, ⟨a_b, t_B, [], [], none⟩]
  body := .allocate a_tmp [.const 4] (.seq
    (.par v_j (.const 0) (.const 4) (.seq
      (.assign a_tmp [.var v_j] (.fn zero []))
      (.scope [a_tmp] (.for v_i (.const 0) trips
        (.accumulate false plus a_tmp [.var v_j] (.read a_a [strided]))))))
    (.seq (.assign a_b [] (.fn zero []))
      (.scope [a_b] (.for v_j' (.const 0) (.const 4)
        (.accumulate false plus a_b [] (.read a_tmp [.var v_j']))))))

/-- The laws used: partial sums recombine, in any order. -/
def laws (V : Type) (I : Interp V) : Prop :=
  Assoc I plus ∧ RightComm I plus ∧ I.fn plus [I.fn zero [], I.fn zero []] = I.fn zero []

/-! ## Lemmas for `Tactics` -/

section lemmas
variable {V : Type} {I : Interp V} {E : Env}

/-- No atomic accumulation occurs in the command. -/
private def atomicFree : Cmd → Bool
  | .seq c d => atomicFree c && atomicFree d
  | .accumulate b _ _ _ _ => !b
  | .ifte _ t e => atomicFree t && atomicFree e
  | .letin _ _ c | .letval _ _ _ _ _ c | .allocate _ _ c | .for _ _ _ c | .par _ _ _ c | .scope _ c => atomicFree c
  | _ => true

private theorem no_atomics {c : Cmd} (h : atomicFree c = true) (E : Env) (l : Loc) (f : Fn) :
    ¬ c.atomics E l f := by
  induction c generalizing E l f with
  | skip => exact id
  | seq c d ihc ihd =>
    obtain ⟨h1, h2⟩ := (Bool.and_eq_true _ _).mp h
    rintro (h | h)
    · exact ihc h1 E l f h
    · exact ihd h2 E l f h
  | assign => exact id
  | accumulate b => cases b with
    | false => exact id
    | true => cases h
  | ifte c t e iht ihe =>
    obtain ⟨h1, h2⟩ := (Bool.and_eq_true _ _).mp h
    rintro (⟨_, h⟩ | ⟨_, h⟩)
    · exact iht h1 E l f h
    · exact ihe h2 E l f h
  | letin x i c ih => exact ih h _ l f
  | letval x τ e lo hi c ih => exact fun ⟨i, _, _, hf⟩ => ih h _ l f hf
  | allocate a n c ih => exact fun hf => ih h _ l f hf.2
  | «for» x lo hi c ih => exact fun ⟨i, _, _, hf⟩ => ih h _ l f hf
  | par x lo hi c ih => exact fun ⟨i, _, _, hf⟩ => ih h _ l f hf
  | scope as c ih => exact ih h _ l f

/-- Parallel iterations whose footprints are apart: `i` writes in `W i` at most, and reads in `R i`. -/
private theorem race_apart {lo hi : Int} {c : Cmd} {E : Int → Env} {post : Int → Heap V}
    (W R : Int → Loc → Prop) (free : atomicFree c = true)
    (writes : ∀ i, lo ≤ i → i < hi → ∀ l, c.writes (E i) l → W i l)
    (reads : ∀ i, lo ≤ i → i < hi → ∀ l, c.reads (E i) l → R i l)
    (apart : ∀ i j, lo ≤ i → i < hi → lo ≤ j → j < hi → i ≠ j → ∀ l, W i l → ¬ R j l ∧ ¬ W j l) :
    ParVC I lo hi c E post :=
  race_free (fun i l f => no_atomics free (E i) l f) fun i j h1 h2 h3 h4 h5 l hw =>
    have h := apart i j h1 h2 h3 h4 h5 l (writes i h1 h2 l hw)
    ⟨fun hr => h.1 (reads j h3 h4 l hr), fun hw => h.2 (writes j h3 h4 l hw)⟩

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

/-- Cells of one dimension. -/
private theorem index_ne1 {i j : Int} {p : List Int} (h : p = [i]) (h' : p = [j])
    (hn : i ≠ j) : False := hn (by simpa using h.symm.trans h')

end lemmas

section footprints
variable {E : Env} {P : Loc → Prop} {c d : Cmd} {e : VExp} {es : List VExp} {a : Arr}
  {idx : List IExp} {x : Var} {lo hi : IExp}

private theorem writes_seq (hc : ∀ l, c.writes E l → P l) (hd : ∀ l, d.writes E l → P l) :
    ∀ l, (Cmd.seq c d).writes E l → P l := fun l h => h.elim (hc l) (hd l)

private theorem writes_assign (h : P ⟨a, evalIdx idx E⟩) : ∀ l, (Cmd.assign a idx e).writes E l → P l :=
  fun _ hl => Eq.mpr (congrArg P hl) h

private theorem writes_accumulate {f : Fn} (h : P ⟨a, evalIdx idx E⟩) :
    ∀ l, (Cmd.accumulate false f a idx e).writes E l → P l := fun _ hl => Eq.mpr (congrArg P hl) h

private theorem writes_for
    (h : ∀ i, lo.eval E ≤ i → i < hi.eval E → ∀ l, c.writes (E.set x i) l → P l) :
    ∀ l, (Cmd.for x lo hi c).writes E l → P l := fun l ⟨i, h1, h2, hl⟩ => h i h1 h2 l hl

private theorem writes_scope {as : List Arr} (h : ∀ l, c.writes E l → P l) :
    ∀ l, (Cmd.scope as c).writes E l → P l := h

private theorem reads_seq (hc : ∀ l, c.reads E l → P l) (hd : ∀ l, d.reads E l → P l) :
    ∀ l, (Cmd.seq c d).reads E l → P l := fun l h => h.elim (hc l) (hd l)

private theorem reads_assign (h : ∀ l, e.Reads E l → P l) :
    ∀ l, (Cmd.assign a idx e).reads E l → P l := h

private theorem reads_accumulate {f : Fn} (h : ∀ l, e.Reads E l → P l) (hc : P ⟨a, evalIdx idx E⟩) :
    ∀ l, (Cmd.accumulate false f a idx e).reads E l → P l :=
  fun l hl => hl.elim (h l) fun hl => Eq.mpr (congrArg P hl) hc

private theorem reads_for (h : ∀ i, lo.eval E ≤ i → i < hi.eval E → ∀ l, c.reads (E.set x i) l → P l) :
    ∀ l, (Cmd.for x lo hi c).reads E l → P l := fun l ⟨i, h1, h2, hl⟩ => h i h1 h2 l hl

private theorem reads_scope {as : List Arr} (h : ∀ l, c.reads E l → P l) :
    ∀ l, (Cmd.scope as c).reads E l → P l := h

private theorem expr_read (h : P ⟨a, evalIdx idx E⟩) : ∀ l, (VExp.read a idx).Reads E l → P l :=
  fun _ hl => Eq.mpr (congrArg P hl) h

private theorem expr_fn {f : Fn} (h : ∀ l, VExp.ReadsAll E es l → P l) :
    ∀ l, (VExp.fn f es).Reads E l → P l := h

private theorem expr_nil : ∀ l, VExp.ReadsAll E [] l → P l := fun _ h => h.elim

end footprints

section proof
variable {V : Type} (I : Interp V) (n : Int) (M : Model V)

/-- The summands. -/
def term (p : List Int) : V := M t_A [p.getD 0 0]

/-- What thread `j` has summed up before iteration `i`. -/
def part (j i : Int) : V :=
  I.reduce plus (some (I.fn zero []))
    (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < n ∧ k % 4 = j ∧ k < 4 * i + j) (term M)

/-- What thread `j` sums up. -/
def strand (j : Int) : V :=
  I.reduce plus (some (I.fn zero [])) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < n ∧ k % 4 = j) (term M)

/-- The sum of the strands below `j`. -/
def joined (j : Int) : V :=
  I.reduce plus (some (I.fn zero [])) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < n ∧ k % 4 < j) (term M)

/-- The inputs. -/
def ha : Heap V := .cells a_a (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < n) (term M)

/-- The strands below `j`. -/
def hs (j : Int) : Heap V :=
  .cells a_tmp (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < j) (fun p => strand I n M (p.getD 0 0))

/-- What is known when the threads below `j` have run. -/
def inv_j (j : Int) : Heap V := (ha n M).and (hs I n M j)

/-- What thread `j` knows before iteration `i`. -/
def inv_i (j i : Int) : Heap V :=
  (ha n M).and ((hs I n M j).and (.cells a_tmp (· = [j]) (fun _ => part I n M j i)))

/-- What is known when the strands below `j` have been joined. -/
def inv_j' (j : Int) : Heap V :=
  (hs I n M 4).and (.cells a_b (· = []) (fun _ => joined I n M j))

/-- The innermost loop body. -/
def body_i : ACmd V :=
  .accumulate false plus a_tmp [.var v_j] (.read a_a [strided])
    (fun E => part I n M (E v_j) (E v_i + 1))

/-- The body of the parallel loop. -/
def body_j : ACmd V :=
  .seq (.assign a_tmp [.var v_j] (.fn zero []) (fun _ => I.fn zero []))
    (.scope [a_tmp] (.for v_i (.const 0) trips (fun E => inv_i I n M (E v_j)) (body_i I n M)))

/-- The body of the second loop. -/
def body_j' : ACmd V :=
  .accumulate false plus a_b [] (.read a_tmp [.var v_j']) (fun E => joined I n M (E v_j' + 1))

/-- The program. -/
def prog : ACmd V :=
  .allocate a_tmp [.const 4] (.seq
    (.par v_j (.const 0) (.const 4) (fun _ => inv_j I n M) (body_j I n M))
    (.seq (.assign a_b [] (.fn zero []) (fun _ => I.fn zero []))
      (.scope [a_b] (.for v_j' (.const 0) (.const 4) (fun _ => inv_j' I n M) (body_j' I n M)))))

variable {I n M} {D : Loc → Prop} {E : Env}

/-! ### Values -/

/-- The accumulation of a summand. -/
theorem value_i (hl : laws V I) {j i : Int} (h1 : 0 ≤ j) (h2 : j < 4) (h3 : 0 ≤ i)
    (h4 : i < (n + -1 * j + 3) / 4) :
    I.fn plus [part I n M j i, M t_A [4 * i + j]] = part I n M j (i + 1) :=
  reduce_insert_of hl.2.1 (points1_finite 0 n fun k h => by omega)
    (points1_insert fun k => by omega) (points1_not (by omega)) (fun _ _ => rfl) rfl

/-- Thread `j` starts at zero. -/
theorem first_i {j : Int} (h1 : 0 ≤ j) (h2 : j < 4) : 
    part I n M j 0 = I.fn zero [] :=
  reduce_empty (points1_empty fun k => by omega)

/-- Thread `j` has its strand at last. -/
theorem last_i {j : Int} (h1 : 0 ≤ j) (h2 : j < 4) :
    strand I n M j = part I n M j (max 0 ((n + -1 * j + 3) / 4)) :=
  reduce_congr (points1_congr fun k => by omega) fun _ _ => rfl

/-- The accumulation of a strand. -/
theorem value_j' (hl : laws V I) {j : Int} :
    I.fn plus [joined I n M j, strand I n M j] = joined I n M (j + 1) :=
  reduce_union_of hl.1 hl.2.1 hl.2.2 (points1_finite 0 n fun k h => by omega)
    (points1_union fun k => by omega) (points1_disjoint fun k => by omega) (fun _ _ => rfl)
    (fun _ _ => rfl)

/-! ### The loop over `i` -/

/-- The body of the innermost loop. -/
theorem vc_i (hl : laws V I) {j i : Int} (h1 : 0 ≤ j) (h2 : j < 4) (h3 : 0 ≤ i)
    (h4 : i < (n + -1 * j + 3) / 4) :
    (body_i I n M).vc I D ((E.set v_j j).set v_i i) (inv_i I n M j i) :=
  vc_accumulate (u := part I n M j i) (v := M t_A [4 * i + j])
    (at_right (at_right (at_cells rfl rfl)))
    (ev_read (at_left (at_cells ⟨4 * i + j, rfl, by omega, by omega⟩ rfl)))
    (value_i hl h1 h2 h3 h4)

/-- It keeps the invariant. -/
theorem kept_i {j i : Int} :
    ((body_i I n M).post ((E.set v_j j).set v_i i) (inv_i I n M j i)).Entails (inv_i I n M j (i + 1)) :=
  entails_and (entails_cells fun _ hg => at_set_other (by decide) (at_left (at_cells hg rfl)))
    (entails_and
      (entails_cells (by
        rintro _ ⟨k, rfl, h1, h2⟩
        exact at_set_ne1 (j := j) (by omega) (at_right (at_left (at_cells ⟨k, rfl, h1, h2⟩ rfl)))))
      (entails_cells fun _ hg => at_set hg rfl))

/-! ### The loop over `j` -/

/-- The body of the parallel loop. -/
theorem vc_j (hl : laws V I) {j : Int} (hn : n = E v_N) (h1 : 0 ≤ j) (h2 : j < 4) :
    (body_j I n M).vc I (allocated D a_tmp [4]) (E.set v_j j) (inv_j I n M j) := by
  subst hn
  refine vc_seq (vc_assign (in_allocated ⟨h1, h2, trivial⟩) ev_const rfl) (vc_scope (vc_for ?_
    (fun i h3 h4 => vc_i hl h1 h2 h3 h4) (fun i _ _ => kept_i)))
  show Heap.Entails _ (inv_i I (E v_N) M j 0)
  refine entails_and (entails_cells fun _ hg => at_set_other (by decide) (at_left (at_cells hg rfl)))
    (entails_and
      (entails_cells (by
        rintro _ ⟨k, rfl, h3, h4⟩
        exact at_set_ne1 (j := j) (by omega) (at_right (at_cells ⟨k, rfl, h3, h4⟩ rfl))))
      (entails_cells fun _ hg => at_set hg (first_i h1 h2)))

/-- It keeps the invariant. -/
theorem kept_j {j : Int} (hn : n = E v_N) (h1 : 0 ≤ j) (h2 : j < 4) :
    ((body_j I n M).post (E.set v_j j) (inv_j I n M j)).Entails (inv_j I n M (j + 1)) := by
  subst hn
  refine entails_and (entails_cells fun _ hg => at_left (at_cells hg rfl)) (entails_cells ?_)
  rintro _ ⟨k, rfl, h3, h4⟩
  by_cases h : k < j
  · exact at_right (at_left (at_cells ⟨k, rfl, h3, h⟩ rfl))
  · obtain rfl : k = j := by omega
    exact at_right (at_right (at_cells rfl (last_i h1 h2)))

/-- No two iterations race. -/
theorem race_j {post} : ParVC I 0 4 (body_j I n M).erase (fun j => E.set v_j j) post := by
  refine race_apart (W := fun j l => l.array = a_tmp ∧ l.index = [j])
    (R := fun j l => l.array = a_tmp → l.index = [j]) rfl ?_ ?_ ?_
  · exact fun j _ _ => writes_seq (writes_assign ⟨rfl, rfl⟩)
      (writes_scope (writes_for fun i _ _ => writes_accumulate ⟨rfl, rfl⟩))
  · exact fun j _ _ => reads_seq (reads_assign (expr_fn expr_nil))
      (reads_scope (reads_for fun i _ _ => reads_accumulate
        (expr_read fun h => absurd h (by decide : a_a ≠ a_tmp)) fun _ => rfl))
  · exact fun i j _ _ _ _ h5 l hw => ⟨fun hr => index_ne1 hw.2 (hr hw.1) h5,
      fun hw' => index_ne1 hw.2 hw'.2 h5⟩

/-! ### The second loop -/

/-- The body of the second loop. -/
theorem vc_j' (hl : laws V I) {j : Int} (h1 : 0 ≤ j) (h2 : j < 4) :
    (body_j' I n M).vc I D (E.set v_j' j) (inv_j' I n M j) :=
  vc_accumulate (u := joined I n M j) (v := strand I n M j) (at_right (at_cells rfl rfl))
    (ev_read (at_left (at_cells ⟨j, rfl, h1, h2⟩ rfl))) (value_j' hl)

/-- It keeps the invariant. -/
theorem kept_j' {j : Int} :
    ((body_j' I n M).post (E.set v_j' j) (inv_j' I n M j)).Entails (inv_j' I n M (j + 1)) :=
  entails_and (entails_cells fun _ hg => at_set_other (by decide) (at_left (at_cells hg rfl)))
    (entails_cells fun _ hg => at_set hg rfl)

end proof

/-- The inputs lie in their arrays. -/
theorem layout (E : Env) : impl.LayoutOk spec E := by
  refine layout_ok ?_ ?_
  · refine all_cons (all_cons (fun _ p hp => ?_) (all_cons (fun h => nomatch h) all_nil)) all_nil
    obtain ⟨k, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    exact has_cell (.head _) (.head _) hp (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))
      rfl rfl ⟨h1, Int.le_refl _, trivial⟩
  · refine all_cons (all_cons (fun _ => ?_) (all_cons (fun h => nomatch h) all_nil)) all_nil
    refine all_cons (all_cons (fun _ p hp p' hp' he => ?_) (all_cons nofun all_nil)) all_nil
    obtain ⟨k, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    obtain ⟨k', _, rfl, h1', h2', rfl⟩ := region_iff.1 hp'
    exact ⟨rfl, by injection he⟩

/-- The equations do not overlap. -/
theorem consistent (E : Env) : spec.Consistent E :=
  ⟨.cons all_nil .nil, all_cons (all_cons (by decide) all_nil) all_nil⟩

/-- The equations have a model for every input. -/
theorem solvable (E : Env) (V : Type) (I : Interp V) : spec.Solvable I E :=
  Spec.solvable_of_direct (consistent E) (by decide)

/-- The cell of `b`. -/
theorem cell_b (E : Env) : impl.HasCell spec E ⟨a_b, []⟩ :=
  has_cell (p := []) (R := ⟨t_B, []⟩) (.tail _ (.head _)) (.tail _ (.head _)) (region_iff.2 rfl)
    (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)) rfl rfl trivial

/-- The inputs, at the start. -/
theorem input_a {V : Type} {E : Env} {M : Model V} {k : Int} (h1 : 0 ≤ k) (h2 : k < E v_N) :
    impl.inputHeap spec E M ⟨a_a, [k]⟩ (M t_A [k]) :=
  at_input (R := ⟨t_A, [(.const 0, .var v_N)]⟩) (p := [k])
    (.head _) (.head _) rfl (region_iff.2 ⟨k, [], rfl, h1, h2, rfl⟩) rfl rfl

/-- The whole program. -/
theorem prog_vc {V : Type} {I : Interp V} {E : Env} {M : Model V} (hl : laws V I) :
    (prog I (E v_N) M).vc I (impl.HasCell spec E) E (impl.inputHeap spec E M) := by
  refine vc_allocate (vc_seq (vc_par ?_ (fun j h1 h2 => vc_j hl rfl h1 h2)
      (fun j h1 h2 => kept_j rfl h1 h2) (race_j (n := E v_N) (M := M)))
    (vc_seq (vc_assign (in_other (by decide) (cell_b E)) ev_const rfl)
      (vc_scope (vc_for ?_ (fun j h1 h2 => vc_j' hl h1 h2) (fun j _ _ => kept_j')))))
  · refine entails_and (entails_cells ?_) (entails_cells ?_)
    · rintro _ ⟨k, rfl, h1, h2⟩
      exact at_without (by decide) (input_a h1 h2)
    · rintro _ ⟨k, rfl, h1, h2⟩
      exact absurd (Int.lt_of_le_of_lt h1 h2) (Int.lt_irrefl 0)
  · refine entails_and (entails_cells fun _ hg => at_set_other (by decide) (at_right (at_cells hg rfl)))
      (entails_cells fun _ hg => at_set hg ?_)
    exact reduce_empty (points1_empty fun k => show ¬ (0 ≤ k ∧ k < E v_N ∧ k % 4 < 0) by omega)

/-- **The certificate**: the program implements the specification. -/
theorem certificate : Implements laws spec impl := by
  refine Implements.of_vc (fun E _ => layout E) (fun E _ => consistent E) (fun E _ => solvable E)
    (fun V I E M => prog I (E v_N) M) (fun _ _ _ _ => rfl) (fun V I E M hl _ _ _ => prog_vc hl) ?_ ?_
  · exact all_cons ⟨_, .tail _ (.head _), rfl⟩ all_nil
  · intro V I E M _ ha hM _
    refine all_cons (all_cons (fun h => nomatch h) (all_cons (fun _ p hp => ?_) all_nil)) all_nil
    obtain rfl := region_iff.1 hp
    refine at_restore (by decide) (at_right (at_cells rfl ?_))
    refine (hM _ (.head _) [] rfl rfl).trans
      (eval_reduce1 rfl (fun k => (cond_and cond_le cond_lt).trans ?_) fun _ _ => rfl)
    show 0 ≤ k ∧ k < E v_N ↔ 0 ≤ k ∧ k < E v_N ∧ k % 4 < 4
    omega

end Redverify.Examples.StridedSum
