module

public import Redverify.Tactics
public import Redverify.Solvable

/-!
# A tree reduction (thesis, section 7.3.3)

```
spec total(N):
    assume N >= 0
    input  A[N] : f32
    output B[]  : f32
    B() = sum[k : 0 <= k < N] A(k)

impl tree of total(a = A, b = B):
    allocate tmp[8] : f32
    par j < 8:
        tmp[j] {0.0} := 0.0
        accumulate tmp:
            for i < (N - j + 7) // 8:
                tmp[j] {B()} +{8*i + j}= a[8*i + j]
    accumulate tmp:
        par t < 4:
            tmp[t] {B()} += tmp[t + 4]
    accumulate tmp:
        par t < 2:
            tmp[t] {B()} += tmp[t + 2]
    accumulate tmp:
        par t < 1:
            tmp[t] {B()} += tmp[t + 1]
    b[] {B()} := tmp[0]
```
-/

@[expose] public noncomputable section

namespace Redverify.Examples.TreeReduction

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- The variable of the levels' loops. -/
abbrev v_t : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `tmp` -/ abbrev a_tmp : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `+ : f32` -/
abbrev plus : Fn := .builtin "+" .f32
/-- `0.0 : f32` -/
abbrev zero : Fn := .literal .f32 0 1
/-- `(N - j + 7) // 8` -/
abbrev trips : IExp := .div (.add (.add (.var v_N) (.mul (-1) (.var v_j))) (.const 7)) 8
/-- `8*i + j` -/
abbrev strided : IExp := .add (.mul 8 (.var v_i)) (.var v_j)

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
  body := .allocate a_tmp [.const 8] (.seq
    (.par v_j (.const 0) (.const 8) (.seq
      (.assign a_tmp [.var v_j] (.fn zero []))
      (.scope [a_tmp] (.for v_i (.const 0) trips
        (.accumulate false plus a_tmp [.var v_j] (.read a_a [strided]))))))
    (.seq (.scope [a_tmp] (.par v_t (.const 0) (.const 4)
      (.accumulate false plus a_tmp [.var v_t] (.read a_tmp [.add (.var v_t) (.const 4)]))))
    (.seq (.scope [a_tmp] (.par v_t (.const 0) (.const 2)
      (.accumulate false plus a_tmp [.var v_t] (.read a_tmp [.add (.var v_t) (.const 2)]))))
    (.seq (.scope [a_tmp] (.par v_t (.const 0) (.const 1)
      (.accumulate false plus a_tmp [.var v_t] (.read a_tmp [.add (.var v_t) (.const 1)]))))
    (.assign a_b [] (.read a_tmp [.const 0]))))))

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
variable {V : Type} (I : Interp V) (E : Env) (M : Model V)

/-- The summands. -/
def term (p : List Int) : V := M t_A [p.getD 0 0]

/-- What thread `j` has summed up before iteration `i`. -/
def part (j i : Int) : V :=
  I.reduce plus (some (I.fn zero []))
    (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < E v_N ∧ k % 8 = j ∧ k < 8 * i + j) (term M)

/-- Sum `j` of `w` partial sums. -/
def level (w j : Int) : V :=
  I.reduce plus (some (I.fn zero [])) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < E v_N ∧ k % w = j) (term M)

/-- The inputs. -/
def ha : Heap V := .cells a_a (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < E v_N) (term M)

/-- The sums from `lo` to `hi` of level `w`. -/
def hs (w lo hi : Int) : Heap V :=
  .cells a_tmp (fun p => ∃ k, p = [k] ∧ lo ≤ k ∧ k < hi) (fun p => level I E M w (p.getD 0 0))

/-- What is known when the threads below `j` have run. -/
def inv_j (j : Int) : Heap V := (ha E M).and (hs I E M 8 0 j)

/-- What thread `j` knows before iteration `i`. -/
def inv_i (j i : Int) : Heap V :=
  (ha E M).and ((hs I E M 8 0 j).and (.cells a_tmp (· = [j]) (fun _ => part I E M j i)))

/-- What is known on level 4 when the threads below `t` have run. -/
def inv_4 (t : Int) : Heap V := (hs I E M 4 0 t).and (hs I E M 8 t 8)

/-- What is known on level 2 when the threads below `t` have run. -/
def inv_2 (t : Int) : Heap V := (hs I E M 2 0 t).and (hs I E M 4 t 4)

/-- What is known on level 1 when the threads below `t` have run. -/
def inv_1 (t : Int) : Heap V := (hs I E M 1 0 t).and (hs I E M 2 t 2)

/-- The innermost loop body. -/
def body_i : ACmd V :=
  .accumulate false plus a_tmp [.var v_j] (.read a_a [strided])
    (fun e => part I E M (e v_j) (e v_i + 1))

/-- The body of the loop over `j`. -/
def body_j : ACmd V :=
  .seq (.assign a_tmp [.var v_j] (.fn zero []) (fun _ => I.fn zero []))
    (.scope [a_tmp] (.for v_i (.const 0) trips (fun e => inv_i I E M (e v_j)) (body_i I E M)))

/-- The loop body on level 4. -/
def body_4 : ACmd V :=
  .accumulate false plus a_tmp [.var v_t] (.read a_tmp [.add (.var v_t) (.const 4)])
    (fun e => level I E M 4 (e v_t))

/-- The loop body on level 2. -/
def body_2 : ACmd V :=
  .accumulate false plus a_tmp [.var v_t] (.read a_tmp [.add (.var v_t) (.const 2)])
    (fun e => level I E M 2 (e v_t))

/-- The loop body on level 1. -/
def body_1 : ACmd V :=
  .accumulate false plus a_tmp [.var v_t] (.read a_tmp [.add (.var v_t) (.const 1)])
    (fun e => level I E M 1 (e v_t))

/-- The program with its annotations. -/
def prog : ACmd V :=
  .allocate a_tmp [.const 8] (.seq
    (.par v_j (.const 0) (.const 8) (fun _ => inv_j I E M) (body_j I E M))
    (.seq (.scope [a_tmp] (.par v_t (.const 0) (.const 4) (fun _ => inv_4 I E M) (body_4 I E M)))
    (.seq (.scope [a_tmp] (.par v_t (.const 0) (.const 2) (fun _ => inv_2 I E M) (body_2 I E M)))
    (.seq (.scope [a_tmp] (.par v_t (.const 0) (.const 1) (fun _ => inv_1 I E M) (body_1 I E M)))
    (.assign a_b [] (.read a_tmp [.const 0]) (fun _ => level I E M 1 0))))))

variable {I E M} {D : Loc → Prop}

/-! ### Values -/

/-- Thread `j` starts at zero. -/
theorem first_i {j : Int} (h1 : 0 ≤ j) (h2 : j < 8) : part I E M j 0 = I.fn zero [] :=
  reduce_empty (points1_empty fun k => by omega)

/-- The accumulation of a summand. -/
theorem value_i (hl : laws V I) {j i : Int} (h1 : 0 ≤ j) (h2 : j < 8) (h3 : 0 ≤ i)
    (h4 : i < (E v_N + -1 * j + 7) / 8) :
    I.fn plus [part I E M j i, M t_A [8 * i + j]] = part I E M j (i + 1) :=
  reduce_insert_of (k := [8 * i + j]) hl.2.1 (points1_finite 0 (E v_N) fun k h => by omega)
    (points1_insert fun k => by omega) (points1_not (by omega)) (fun _ _ => rfl) rfl

/-- Thread `j` has its sum at last. -/
theorem last_i {j : Int} (h1 : 0 ≤ j) (h2 : j < 8) :
    level I E M 8 j = part I E M j (max 0 ((E v_N + -1 * j + 7) / 8)) :=
  reduce_congr (points1_congr fun k => by omega) fun _ _ => rfl

/-- Two sums of level 8 are one of level 4. -/
theorem value_4 (hl : laws V I) {t : Int} (h1 : 0 ≤ t) (h2 : t < 4) :
    I.fn plus [level I E M 8 t, level I E M 8 (t + 4)] = level I E M 4 t :=
  reduce_union_of hl.1 hl.2.1 hl.2.2 (points1_finite 0 (E v_N) fun k h => by omega)
    (points1_union fun k => by omega) (points1_disjoint fun k => by omega) (fun _ _ => rfl)
    (fun _ _ => rfl)

/-- Two sums of level 4 are one of level 2. -/
theorem value_2 (hl : laws V I) {t : Int} (h1 : 0 ≤ t) (h2 : t < 2) :
    I.fn plus [level I E M 4 t, level I E M 4 (t + 2)] = level I E M 2 t :=
  reduce_union_of hl.1 hl.2.1 hl.2.2 (points1_finite 0 (E v_N) fun k h => by omega)
    (points1_union fun k => by omega) (points1_disjoint fun k => by omega) (fun _ _ => rfl)
    (fun _ _ => rfl)

/-- Two sums of level 2 are one of level 1. -/
theorem value_1 (hl : laws V I) {t : Int} (h1 : 0 ≤ t) (h2 : t < 1) :
    I.fn plus [level I E M 2 t, level I E M 2 (t + 1)] = level I E M 1 t :=
  reduce_union_of hl.1 hl.2.1 hl.2.2 (points1_finite 0 (E v_N) fun k h => by omega)
    (points1_union fun k => by omega) (points1_disjoint fun k => by omega) (fun _ _ => rfl)
    (fun _ _ => rfl)

/-! ### The loop over `i` -/

/-- Its body. -/
theorem vc_i (hl : laws V I) {j i : Int} (h1 : 0 ≤ j) (h2 : j < 8) (h3 : 0 ≤ i)
    (h4 : i < (E v_N + -1 * j + 7) / 8) :
    (body_i I E M).vc I D ((E.set v_j j).set v_i i) (inv_i I E M j i) :=
  vc_accumulate (at_right (at_right (at_cells rfl rfl)))
    (ev_read (at_left (at_cells ⟨8 * i + j, rfl, by omega, by omega⟩ rfl)))
    (value_i hl h1 h2 h3 h4)

/-- It keeps the invariant. -/
theorem kept_i {j i : Int} :
    ((body_i I E M).post ((E.set v_j j).set v_i i) (inv_i I E M j i)).Entails
      (inv_i I E M j (i + 1)) := by
  refine entails_and (entails_cells fun _ hg => ?_) (entails_and (entails_cells fun _ hg => ?_)
    (entails_cells fun _ hg => ?_))
  · exact at_set_other (by decide) (at_left (at_cells hg rfl))
  · obtain ⟨k, rfl, h1, h2⟩ := hg
    exact at_set_ne1 (i := k) (j := j) (by omega) (at_right (at_left (at_cells ⟨k, rfl, h1, h2⟩ rfl)))
  · exact at_set hg rfl

/-! ### The loop over `j` -/

/-- Its body. -/
theorem vc_j (hl : laws V I) {j : Int} (h1 : 0 ≤ j) (h2 : j < 8) :
    (body_j I E M).vc I (allocated D a_tmp [8]) (E.set v_j j) (inv_j I E M j) := by
  refine vc_seq (vc_assign (in_allocated ⟨h1, h2, trivial⟩) ev_const rfl) (vc_scope (vc_for ?_
    (fun i h3 h4 => vc_i hl h1 h2 h3 h4) (fun i _ _ => kept_i)))
  show Heap.Entails _ (inv_i I E M j 0)
  refine entails_and (entails_cells fun _ hg => ?_) (entails_and (entails_cells fun _ hg => ?_)
    (entails_cells fun _ hg => ?_))
  · exact at_set_other (by decide) (at_left (at_cells hg rfl))
  · obtain ⟨k, rfl, h3, h4⟩ := hg
    exact at_set_ne1 (i := k) (j := j) (by omega) (at_right (at_cells ⟨k, rfl, h3, h4⟩ rfl))
  · exact at_set hg (first_i h1 h2)

/-- It keeps the invariant. -/
theorem kept_j {j : Int} (h1 : 0 ≤ j) (h2 : j < 8) :
    ((body_j I E M).post (E.set v_j j) (inv_j I E M j)).Entails (inv_j I E M (j + 1)) := by
  refine entails_and (entails_cells fun _ hg => ?_) (entails_cells fun _ hg => ?_)
  · exact at_left (at_cells hg rfl)
  · obtain ⟨k, rfl, h3, h4⟩ := hg
    by_cases h : k < j
    · exact at_right (at_left (at_cells ⟨k, rfl, h3, h⟩ rfl))
    · obtain rfl : k = j := by omega
      exact at_right (at_right (at_cells rfl (last_i h1 h2)))

/-- No two iterations race. -/
theorem race_j {post} : ParVC I 0 8 (body_j I E M).erase (fun j => E.set v_j j) post := by
  refine race_apart (W := fun j l => l.array = a_tmp ∧ l.index = [j])
    (R := fun j l => l.array = a_tmp → l.index = [j]) rfl ?_ ?_ ?_
  · exact fun j _ _ => writes_seq (writes_assign ⟨rfl, rfl⟩)
      (writes_scope (writes_for fun i _ _ => writes_accumulate ⟨rfl, rfl⟩))
  · exact fun j _ _ => reads_seq (reads_assign (expr_fn expr_nil))
      (reads_scope (reads_for fun i _ _ => reads_accumulate
        (expr_read fun h => absurd h (by decide : a_a ≠ a_tmp)) fun _ => rfl))
  · exact fun i j _ _ _ _ h5 l hw => ⟨fun hr => index_ne1 hw.2 (hr hw.1) h5,
      fun hw' => index_ne1 hw.2 hw'.2 h5⟩

/-! ### Level 4 -/

/-- The loop body. -/
theorem vc_4 (hl : laws V I) {t : Int} (h1 : 0 ≤ t) (h2 : t < 4) :
    (body_4 I E M).vc I D (E.set v_t t) (inv_4 I E M t) :=
  vc_accumulate (at_right (at_cells ⟨t, rfl, by omega, by omega⟩ rfl))
    (ev_read (at_right (at_cells ⟨t + 4, rfl, by omega, by omega⟩ rfl)))
    (value_4 hl h1 h2)

/-- It keeps the invariant. -/
theorem kept_4 {t : Int} :
    ((body_4 I E M).post (E.set v_t t) (inv_4 I E M t)).Entails (inv_4 I E M (t + 1)) := by
  refine entails_and (entails_cells fun _ hg => ?_) (entails_cells fun _ hg => ?_)
  · obtain ⟨k, rfl, h3, h4⟩ := hg
    by_cases h : k < t
    · exact at_set_ne1 (i := k) (j := t) (by omega) (at_left (at_cells ⟨k, rfl, h3, h⟩ rfl))
    · obtain rfl : k = t := by omega
      exact at_set rfl rfl
  · obtain ⟨k, rfl, h3, h4⟩ := hg
    exact at_set_ne1 (i := k) (j := t) (by omega) (at_right (at_cells ⟨k, rfl, by omega, h4⟩ rfl))

/-- No two iterations race. -/
theorem race_4 {post} : ParVC I 0 4 (body_4 I E M).erase (fun t => E.set v_t t) post := by
  refine race_apart (W := fun t l => l.array = a_tmp ∧ l.index = [t])
    (R := fun t l => l.array = a_tmp → l.index = [t + 4] ∨ l.index = [t]) rfl ?_ ?_ ?_
  · exact fun t _ _ => writes_accumulate ⟨rfl, rfl⟩
  · exact fun t _ _ => reads_accumulate (expr_read fun _ => .inl rfl) fun _ => .inr rfl
  · exact fun i j _ _ _ _ h5 l hw => ⟨fun hr => (hr hw.1).elim
      (fun hr => index_ne1 hw.2 hr (by omega)) (fun hr => index_ne1 hw.2 hr h5),
      fun hw' => index_ne1 hw.2 hw'.2 h5⟩

/-! ### Level 2 -/

/-- The loop body. -/
theorem vc_2 (hl : laws V I) {t : Int} (h1 : 0 ≤ t) (h2 : t < 2) :
    (body_2 I E M).vc I D (E.set v_t t) (inv_2 I E M t) :=
  vc_accumulate (at_right (at_cells ⟨t, rfl, by omega, by omega⟩ rfl))
    (ev_read (at_right (at_cells ⟨t + 2, rfl, by omega, by omega⟩ rfl)))
    (value_2 hl h1 h2)

/-- It keeps the invariant. -/
theorem kept_2 {t : Int} :
    ((body_2 I E M).post (E.set v_t t) (inv_2 I E M t)).Entails (inv_2 I E M (t + 1)) := by
  refine entails_and (entails_cells fun _ hg => ?_) (entails_cells fun _ hg => ?_)
  · obtain ⟨k, rfl, h3, h4⟩ := hg
    by_cases h : k < t
    · exact at_set_ne1 (i := k) (j := t) (by omega) (at_left (at_cells ⟨k, rfl, h3, h⟩ rfl))
    · obtain rfl : k = t := by omega
      exact at_set rfl rfl
  · obtain ⟨k, rfl, h3, h4⟩ := hg
    exact at_set_ne1 (i := k) (j := t) (by omega) (at_right (at_cells ⟨k, rfl, by omega, h4⟩ rfl))

/-- No two iterations race. -/
theorem race_2 {post} : ParVC I 0 2 (body_2 I E M).erase (fun t => E.set v_t t) post := by
  refine race_apart (W := fun t l => l.array = a_tmp ∧ l.index = [t])
    (R := fun t l => l.array = a_tmp → l.index = [t + 2] ∨ l.index = [t]) rfl ?_ ?_ ?_
  · exact fun t _ _ => writes_accumulate ⟨rfl, rfl⟩
  · exact fun t _ _ => reads_accumulate (expr_read fun _ => .inl rfl) fun _ => .inr rfl
  · exact fun i j _ _ _ _ h5 l hw => ⟨fun hr => (hr hw.1).elim
      (fun hr => index_ne1 hw.2 hr (by omega)) (fun hr => index_ne1 hw.2 hr h5),
      fun hw' => index_ne1 hw.2 hw'.2 h5⟩

/-! ### Level 1 -/

/-- The loop body. -/
theorem vc_1 (hl : laws V I) {t : Int} (h1 : 0 ≤ t) (h2 : t < 1) :
    (body_1 I E M).vc I D (E.set v_t t) (inv_1 I E M t) :=
  vc_accumulate (at_right (at_cells ⟨t, rfl, by omega, by omega⟩ rfl))
    (ev_read (at_right (at_cells ⟨t + 1, rfl, by omega, by omega⟩ rfl)))
    (value_1 hl h1 h2)

/-- It keeps the invariant. -/
theorem kept_1 {t : Int} :
    ((body_1 I E M).post (E.set v_t t) (inv_1 I E M t)).Entails (inv_1 I E M (t + 1)) := by
  refine entails_and (entails_cells fun _ hg => ?_) (entails_cells fun _ hg => ?_)
  · obtain ⟨k, rfl, h3, h4⟩ := hg
    by_cases h : k < t
    · exact at_set_ne1 (i := k) (j := t) (by omega) (at_left (at_cells ⟨k, rfl, h3, h⟩ rfl))
    · obtain rfl : k = t := by omega
      exact at_set rfl rfl
  · obtain ⟨k, rfl, h3, h4⟩ := hg
    exact at_set_ne1 (i := k) (j := t) (by omega) (at_right (at_cells ⟨k, rfl, by omega, h4⟩ rfl))

/-- No two iterations race. -/
theorem race_1 {post} : ParVC I 0 1 (body_1 I E M).erase (fun t => E.set v_t t) post := by
  refine race_apart (W := fun t l => l.array = a_tmp ∧ l.index = [t])
    (R := fun t l => l.array = a_tmp → l.index = [t + 1] ∨ l.index = [t]) rfl ?_ ?_ ?_
  · exact fun t _ _ => writes_accumulate ⟨rfl, rfl⟩
  · exact fun t _ _ => reads_accumulate (expr_read fun _ => .inl rfl) fun _ => .inr rfl
  · exact fun i j _ _ _ _ h5 l hw => ⟨fun hr => (hr hw.1).elim
      (fun hr => index_ne1 hw.2 hr (by omega)) (fun hr => index_ne1 hw.2 hr h5),
      fun hw' => index_ne1 hw.2 hw'.2 h5⟩

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
    (prog I E M).vc I (impl.HasCell spec E) E (impl.inputHeap spec E M) := by
  refine vc_allocate (vc_seq (vc_par ?_ (fun j h1 h2 => vc_j hl h1 h2)
      (fun j h1 h2 => kept_j h1 h2) (race_j (M := M)))
    (vc_seq (vc_scope (vc_par ?_ (fun t h1 h2 => vc_4 hl h1 h2) (fun t _ _ => kept_4)
      (race_4 (M := M))))
    (vc_seq (vc_scope (vc_par ?_ (fun t h1 h2 => vc_2 hl h1 h2) (fun t _ _ => kept_2)
      (race_2 (M := M))))
    (vc_seq (vc_scope (vc_par ?_ (fun t h1 h2 => vc_1 hl h1 h2) (fun t _ _ => kept_1)
      (race_1 (M := M))))
    (vc_assign (in_other (by decide) (cell_b E))
      (ev_read (at_left (at_cells ⟨0, rfl, by decide, (by decide : (0 : Int) < max 0 1)⟩ rfl))) rfl)))))
  · show Heap.Entails _ (inv_j I E M 0)
    refine entails_and (entails_cells fun _ hg => ?_) (entails_cells fun _ hg => ?_)
    · obtain ⟨k, rfl, h1, h2⟩ := hg
      exact at_without (by decide) (input_a h1 h2)
    · obtain ⟨k, rfl, h1, h2⟩ := hg
      exact absurd h1 (by omega)
  · show Heap.Entails _ (inv_4 I E M 0)
    refine entails_and (entails_cells fun _ hg => ?_) (entails_cells fun _ hg => ?_)
    · obtain ⟨k, rfl, h1, h2⟩ := hg
      exact absurd h1 (by omega)
    · exact at_right (at_cells hg rfl)
  · show Heap.Entails _ (inv_2 I E M 0)
    refine entails_and (entails_cells fun _ hg => ?_) (entails_cells fun _ hg => ?_)
    · obtain ⟨k, rfl, h1, h2⟩ := hg
      exact absurd h1 (by omega)
    · exact at_left (at_cells hg rfl)
  · show Heap.Entails _ (inv_1 I E M 0)
    refine entails_and (entails_cells fun _ hg => ?_) (entails_cells fun _ hg => ?_)
    · obtain ⟨k, rfl, h1, h2⟩ := hg
      exact absurd h1 (by omega)
    · exact at_left (at_cells hg rfl)

/-- **The certificate**: the program implements the specification. -/
theorem certificate : Implements laws spec impl := by
  refine Implements.of_vc (fun E _ => layout E) (fun E _ => consistent E) (fun E _ => solvable E)
    (fun V I E M => prog I E M) (fun _ _ _ _ => rfl) (fun V I E M hl _ _ _ => prog_vc hl) ?_ ?_
  · exact all_cons ⟨_, .tail _ (.head _), rfl⟩ all_nil
  · intro V I E M _ ha hM _
    refine all_cons (all_cons (fun h => nomatch h) (all_cons (fun _ p hp => ?_) all_nil)) all_nil
    obtain rfl := region_iff.1 hp
    refine at_restore (by decide) (at_set rfl ?_)
    refine (hM _ (.head _) [] rfl rfl).trans
      (eval_reduce1 rfl (fun k => (cond_and cond_le cond_lt).trans ?_) fun _ _ => rfl)
    show 0 ≤ k ∧ k < E v_N ↔ 0 ≤ k ∧ k < E v_N ∧ k % 1 = 0
    omega

end Redverify.Examples.TreeReduction
