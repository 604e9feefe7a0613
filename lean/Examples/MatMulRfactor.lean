module

public import Redverify.Tactics
public import Redverify.Solvable

/-!
# Matrix product with `rfactor` (thesis, sections 5.5 and 7.3.3)

```
spec matmul(N, P, K):
    assume N >= 0
    assume P >= 0
    assume K >= 0
    input  A[N, K] : f32
    input  B[K, P] : f32
    output C[N, P] : f32
    C(i, j) = sum[k : 0 <= k < K] A(i, k) * B(k, j)

impl rfactor of matmul(a = A, b = B, c = C):
    par i < N:
        par j < P:
            allocate tmp[4] : f32
            for r < 4:
                tmp[r] {0.0} := 0.0
                accumulate tmp:
                    for q < (K + 3) // 4:
                        if 4*q + r < K:
                            tmp[r] {C(i, j)} +{4*q + r}= a[i, 4*q + r] * b[4*q + r, j]
            c[i, j] {0.0} := 0.0
            accumulate c:
                for s < 4:
                    c[i, j] {C(i, j)} += tmp[s]
```
-/

@[expose] public noncomputable section

namespace Redverify.Examples.MatMulRfactor

/-- `N` -/ abbrev v_N : Var := 0
/-- `P` -/ abbrev v_P : Var := 1
/-- `K` -/ abbrev v_K : Var := 2
/-- The first variable of equations and bindings. -/
abbrev v_x : Var := 3
/-- The second variable of equations and bindings. -/
abbrev v_y : Var := 4
/-- The binder. -/
abbrev v_k : Var := 5
/-- `i` -/ abbrev v_i : Var := 6
/-- `j` -/ abbrev v_j : Var := 7
/-- `r` -/ abbrev v_r : Var := 8
/-- `q` -/ abbrev v_q : Var := 9
/-- `s` -/ abbrev v_s : Var := 10
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `tmp` -/ abbrev a_tmp : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2
/-- `+ : f32` -/
abbrev plus : Fn := .builtin "+" .f32
/-- `* : f32` -/
abbrev times : Fn := .builtin "*" .f32
/-- `0.0 : f32` -/
abbrev zero : Fn := .literal .f32 0 1
/-- `(K + 3) // 4` -/
abbrev trips : IExp := .div (.add (.var v_K) (.const 3)) 4
/-- `4*q + r` -/
abbrev strided : IExp := .add (.mul 4 (.var v_q)) (.var v_r)
/-- `A` -/
abbrev r_A : Region := ⟨t_A, [(.const 0, .var v_N), (.const 0, .var v_K)]⟩
/-- `B` -/
abbrev r_B : Region := ⟨t_B, [(.const 0, .var v_K), (.const 0, .var v_P)]⟩
/-- `C` -/
abbrev r_C : Region := ⟨t_C, [(.const 0, .var v_N), (.const 0, .var v_P)]⟩

/-- The specification. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N), .le (.const 0) (.var v_P), .le (.const 0) (.var v_K)]
  inputs := [r_A, r_B]
  outputs := [r_C]
  equations := [⟨t_C, [v_x, v_y], .true,
    .reduce [.fn zero []] plus [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_K)))
      (.fn times [.access t_A [.var v_x, .var v_k], .access t_B [.var v_k, .var v_y]])⟩]

/-- The implementation. -/
def impl : Impl where
  assumptions := []
  bindings := [⟨a_a, t_A, [v_x, v_y], [.var v_x, .var v_y], none⟩,
    ⟨a_b, t_B, [v_x, v_y], [.var v_x, .var v_y], none⟩,
    ⟨a_c, t_C, [v_x, v_y], [.var v_x, .var v_y], none⟩]
  body := .par v_i (.const 0) (.var v_N) (.par v_j (.const 0) (.var v_P)
    (.allocate a_tmp [.const 4] (.seq
      (.for v_r (.const 0) (.const 4) (.seq
        (.assign a_tmp [.var v_r] (.fn zero []))
        (.scope [a_tmp] (.for v_q (.const 0) trips (.ifte (.lt strided (.var v_K))
          (.accumulate false plus a_tmp [.var v_r]
            (.fn times [.read a_a [.var v_i, strided], .read a_b [strided, .var v_j]]))
          .skip)))))
      (.seq (.assign a_c [.var v_i, .var v_j] (.fn zero []))
        (.scope [a_c] (.for v_s (.const 0) (.const 4)
          (.accumulate false plus a_c [.var v_i, .var v_j] (.read a_tmp [.var v_s]))))))))

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

/-- Another cell than the one just written, of the same array of two dimensions. -/
private theorem at_set_ne2 {h : Heap V} {a : Arr} {i j i' j' : Int} {v w : V} (hi : ¬ (i = i' ∧ j = j'))
    (hw : h ⟨a, [i, j]⟩ w) : h.set ⟨a, [i', j']⟩ v ⟨a, [i, j]⟩ w :=
  at_set_ne (fun he => hi (by simpa using he)) hw

/-- Cells of two dimensions. -/
private theorem index_ne2 {i j i' j' : Int} {p : List Int} (h : p = [i, j]) (h' : p = [i', j'])
    (hn : ¬ (i = i' ∧ j = j')) : False := hn (by simpa using h.symm.trans h')

end lemmas

section footprints
variable {E : Env} {P : Loc → Prop} {c d : Cmd} {e : VExp} {es : List VExp} {a : Arr}
  {idx : List IExp} {x : Var} {lo hi : IExp}

private theorem writes_skip : ∀ l, Cmd.skip.writes E l → P l := fun _ h => h.elim

private theorem writes_seq (hc : ∀ l, c.writes E l → P l) (hd : ∀ l, d.writes E l → P l) :
    ∀ l, (Cmd.seq c d).writes E l → P l := fun l h => h.elim (hc l) (hd l)

private theorem writes_assign (h : P ⟨a, evalIdx idx E⟩) : ∀ l, (Cmd.assign a idx e).writes E l → P l :=
  fun _ hl => Eq.mpr (congrArg P hl) h

private theorem writes_accumulate {f : Fn} (h : P ⟨a, evalIdx idx E⟩) :
    ∀ l, (Cmd.accumulate false f a idx e).writes E l → P l := fun _ hl => Eq.mpr (congrArg P hl) h

private theorem writes_if {b : Cond} (hc : b.eval E = true → ∀ l, c.writes E l → P l)
    (hd : b.eval E = false → ∀ l, d.writes E l → P l) : ∀ l, (Cmd.ifte b c d).writes E l → P l :=
  fun l h => h.elim (fun h => hc h.1 l h.2) (fun h => hd h.1 l h.2)

private theorem writes_allocate {n : List IExp} (h : ∀ l, c.writes E l → l.array ≠ a → P l) :
    ∀ l, (Cmd.allocate a n c).writes E l → P l := fun l hl => h l hl.2 hl.1

private theorem writes_for
    (h : ∀ i, lo.eval E ≤ i → i < hi.eval E → ∀ l, c.writes (E.set x i) l → P l) :
    ∀ l, (Cmd.for x lo hi c).writes E l → P l := fun l ⟨i, h1, h2, hl⟩ => h i h1 h2 l hl

private theorem writes_par
    (h : ∀ i, lo.eval E ≤ i → i < hi.eval E → ∀ l, c.writes (E.set x i) l → P l) :
    ∀ l, (Cmd.par x lo hi c).writes E l → P l := fun l ⟨i, h1, h2, hl⟩ => h i h1 h2 l hl

private theorem writes_scope {as : List Arr} (h : ∀ l, c.writes E l → P l) :
    ∀ l, (Cmd.scope as c).writes E l → P l := h

private theorem reads_skip : ∀ l, Cmd.skip.reads E l → P l := fun _ h => h.elim

private theorem reads_seq (hc : ∀ l, c.reads E l → P l) (hd : ∀ l, d.reads E l → P l) :
    ∀ l, (Cmd.seq c d).reads E l → P l := fun l h => h.elim (hc l) (hd l)

private theorem reads_assign (h : ∀ l, e.Reads E l → P l) :
    ∀ l, (Cmd.assign a idx e).reads E l → P l := h

private theorem reads_accumulate {f : Fn} (h : ∀ l, e.Reads E l → P l) (hc : P ⟨a, evalIdx idx E⟩) :
    ∀ l, (Cmd.accumulate false f a idx e).reads E l → P l :=
  fun l hl => hl.elim (h l) fun hl => Eq.mpr (congrArg P hl) hc

private theorem reads_if {b : Cond} (hc : b.eval E = true → ∀ l, c.reads E l → P l)
    (hd : b.eval E = false → ∀ l, d.reads E l → P l) : ∀ l, (Cmd.ifte b c d).reads E l → P l :=
  fun l h => h.elim (fun h => hc h.1 l h.2) (fun h => hd h.1 l h.2)

private theorem reads_allocate {n : List IExp} (h : ∀ l, c.reads E l → l.array ≠ a → P l) :
    ∀ l, (Cmd.allocate a n c).reads E l → P l := fun l hl => h l hl.2 hl.1

private theorem reads_for (h : ∀ i, lo.eval E ≤ i → i < hi.eval E → ∀ l, c.reads (E.set x i) l → P l) :
    ∀ l, (Cmd.for x lo hi c).reads E l → P l := fun l ⟨i, h1, h2, hl⟩ => h i h1 h2 l hl

private theorem reads_par (h : ∀ i, lo.eval E ≤ i → i < hi.eval E → ∀ l, c.reads (E.set x i) l → P l) :
    ∀ l, (Cmd.par x lo hi c).reads E l → P l := fun l ⟨i, h1, h2, hl⟩ => h i h1 h2 l hl

private theorem reads_scope {as : List Arr} (h : ∀ l, c.reads E l → P l) :
    ∀ l, (Cmd.scope as c).reads E l → P l := h

private theorem expr_read (h : P ⟨a, evalIdx idx E⟩) : ∀ l, (VExp.read a idx).Reads E l → P l :=
  fun _ hl => Eq.mpr (congrArg P hl) h

private theorem expr_fn {f : Fn} (h : ∀ l, VExp.ReadsAll E es l → P l) :
    ∀ l, (VExp.fn f es).Reads E l → P l := h

private theorem expr_nil : ∀ l, VExp.ReadsAll E [] l → P l := fun _ h => h.elim

private theorem expr_cons (h : ∀ l, e.Reads E l → P l) (hs : ∀ l, VExp.ReadsAll E es l → P l) :
    ∀ l, VExp.ReadsAll E (e :: es) l → P l := fun l hl => hl.elim (h l) (hs l)

end footprints

section proof
variable {V : Type} (I : Interp V) (E : Env) (M : Model V)

/-- The summands of cell `i, j`. -/
def term (i j : Int) (p : List Int) : V :=
  I.fn times [M t_A [i, p.getD 0 0], M t_B [p.getD 0 0, j]]

/-- Strand `r` of the sum before iteration `q`. -/
def part (i j r q : Int) : V :=
  I.reduce plus (some (I.fn zero []))
    (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < E v_K ∧ k % 4 = r ∧ k < 4 * q) (term I M i j)

/-- Strand `r` of the sum. -/
def strand (i j r : Int) : V :=
  I.reduce plus (some (I.fn zero [])) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < E v_K ∧ k % 4 = r)
    (term I M i j)

/-- The strands below `r`. -/
def joined (i j r : Int) : V :=
  I.reduce plus (some (I.fn zero [])) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < E v_K ∧ k % 4 < r)
    (term I M i j)

/-- The sum. -/
def total (i j : Int) : V :=
  I.reduce plus (some (I.fn zero [])) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < E v_K) (term I M i j)

/-- The first input. -/
def ha : Heap V := .cells a_a (fun p => ∃ i k, p = [i, k] ∧ 0 ≤ i ∧ i < E v_N ∧ 0 ≤ k ∧ k < E v_K)
  (fun p => M t_A [p.getD 0 0, p.getD 1 0])

/-- The second input. -/
def hb : Heap V := .cells a_b (fun p => ∃ k j, p = [k, j] ∧ 0 ≤ k ∧ k < E v_K ∧ 0 ≤ j ∧ j < E v_P)
  (fun p => M t_B [p.getD 0 0, p.getD 1 0])

/-- The cells of the product before `i, j`. -/
def hc (i j : Int) : Heap V :=
  .cells a_c (fun p => ∃ x y, p = [x, y] ∧ 0 ≤ x ∧ 0 ≤ y ∧ y < E v_P ∧ (x < i ∨ (x = i ∧ y < j)))
    (fun p => total I E M (p.getD 0 0) (p.getD 1 0))

/-- The strands below `r`. -/
def hs (i j r : Int) : Heap V :=
  .cells a_tmp (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < r) (fun p => strand I E M i j (p.getD 0 0))

/-- What is known when the rows below `i` are done. -/
def inv_i (i : Int) : Heap V := (ha E M).and ((hb E M).and (hc I E M i 0))

/-- What is known when also the columns below `j` are done in row `i`. -/
def inv_j (i j : Int) : Heap V := (ha E M).and ((hb E M).and (hc I E M i j))

/-- What is known before strand `r`. -/
def inv_r (i j r : Int) : Heap V :=
  (ha E M).and ((hb E M).and ((hc I E M i j).and (hs I E M i j r)))

/-- What is known before iteration `q` of strand `r`. -/
def inv_q (i j r q : Int) : Heap V :=
  (ha E M).and ((hb E M).and ((hc I E M i j).and ((hs I E M i j r).and
    (.cells a_tmp (· = [r]) (fun _ => part I E M i j r q)))))

/-- What is known when the strands below `s` have been joined. -/
def inv_s (i j s : Int) : Heap V :=
  (ha E M).and ((hb E M).and ((hc I E M i j).and ((hs I E M i j 4).and
    (.cells a_c (· = [i, j]) (fun _ => joined I E M i j s)))))

/-- The body of the loop over `q`. -/
def body_q : ACmd V :=
  .ifte (.lt strided (.var v_K))
    (.accumulate false plus a_tmp [.var v_r]
      (.fn times [.read a_a [.var v_i, strided], .read a_b [strided, .var v_j]])
      (fun e => part I E M (e v_i) (e v_j) (e v_r) (e v_q + 1)))
    .skip

/-- The body of the loop over `r`. -/
def body_r : ACmd V :=
  .seq (.assign a_tmp [.var v_r] (.fn zero []) (fun _ => I.fn zero []))
    (.scope [a_tmp] (.for v_q (.const 0) trips (fun e => inv_q I E M (e v_i) (e v_j) (e v_r))
      (body_q I E M)))

/-- The body of the loop over `s`. -/
def body_s : ACmd V :=
  .accumulate false plus a_c [.var v_i, .var v_j] (.read a_tmp [.var v_s])
    (fun e => joined I E M (e v_i) (e v_j) (e v_s + 1))

/-- The body of the loop over `j`. -/
def body_j : ACmd V :=
  .allocate a_tmp [.const 4] (.seq
    (.for v_r (.const 0) (.const 4) (fun e => inv_r I E M (e v_i) (e v_j)) (body_r I E M))
    (.seq (.assign a_c [.var v_i, .var v_j] (.fn zero []) (fun _ => I.fn zero []))
      (.scope [a_c] (.for v_s (.const 0) (.const 4) (fun e => inv_s I E M (e v_i) (e v_j))
        (body_s I E M)))))

/-- The body of the loop over `i`. -/
def body_i : ACmd V :=
  .par v_j (.const 0) (.var v_P) (fun e => inv_j I E M (e v_i)) (body_j I E M)

/-- The program with its annotations. -/
def prog : ACmd V := .par v_i (.const 0) (.var v_N) (fun _ => inv_i I E M) (body_i I E M)

variable {I E M} {D : Loc → Prop}

/-! ### Values -/

/-- A strand is zero at first. -/
theorem first_q {i j r : Int} : part I E M i j r 0 = I.fn zero [] :=
  reduce_empty (points1_empty fun k => by omega)

/-- The accumulation of a summand. -/
theorem value_q (hl : laws V I) {i j r q : Int} (h1 : 0 ≤ r) (h2 : r < 4) (h3 : 0 ≤ q)
    (h4 : 4 * q + r < E v_K) :
    I.fn plus [part I E M i j r q, I.fn times [M t_A [i, 4 * q + r], M t_B [4 * q + r, j]]] =
      part I E M i j r (q + 1) :=
  reduce_insert_of (k := [4 * q + r]) hl.2.1 (points1_finite 0 (E v_K) fun k h => by omega)
    (points1_insert fun k => by omega) (points1_not (by omega)) (fun _ _ => rfl) rfl

/-- Nothing to accumulate. -/
theorem else_q {i j r q : Int} (h1 : 0 ≤ r) (h2 : r < 4) (h4 : ¬ 4 * q + r < E v_K) :
    part I E M i j r (q + 1) = part I E M i j r q :=
  reduce_congr (points1_congr fun k => by omega) fun _ _ => rfl

/-- A strand is complete at last. -/
theorem last_q {i j r : Int} : strand I E M i j r = part I E M i j r (max 0 ((E v_K + 3) / 4)) :=
  reduce_congr (points1_congr fun k => by omega) fun _ _ => rfl

/-- Nothing has been joined at first. -/
theorem first_s {i j : Int} : joined I E M i j 0 = I.fn zero [] :=
  reduce_empty (points1_empty fun k => by omega)

/-- The accumulation of a strand. -/
theorem value_s (hl : laws V I) {i j s : Int} :
    I.fn plus [joined I E M i j s, strand I E M i j s] = joined I E M i j (s + 1) :=
  reduce_union_of hl.1 hl.2.1 hl.2.2 (points1_finite 0 (E v_K) fun k h => by omega)
    (points1_union fun k => by omega) (points1_disjoint fun k => by omega) (fun _ _ => rfl)
    (fun _ _ => rfl)

/-- All has been joined at last. -/
theorem last_s {i j : Int} : total I E M i j = joined I E M i j (max 0 4) :=
  reduce_congr (points1_congr fun k => by omega) fun _ _ => rfl

/-! ### The loop over `q` -/

/-- Its body. -/
theorem vc_q (hl : laws V I) {i j r q : Int} (h1 : 0 ≤ i) (h2 : i < E v_N) (h3 : 0 ≤ j) (h4 : j < E v_P)
    (h5 : 0 ≤ r) (h6 : r < 4) (h7 : 0 ≤ q) :
    (body_q I E M).vc I D ((((E.set v_i i).set v_j j).set v_r r).set v_q q) (inv_q I E M i j r q) := by
  refine vc_if (fun hc => ?_) (fun _ => vc_skip)
  have hc : 4 * q + r < E v_K := cond_lt.1 hc
  exact vc_accumulate (at_right (at_right (at_right (at_right (at_cells rfl rfl)))))
    (ev_fn2
      (ev_read (at_left (at_cells ⟨i, 4 * q + r, rfl, h1, h2, by omega, hc⟩ rfl)))
      (ev_read (at_right (at_left (at_cells ⟨4 * q + r, j, rfl, by omega, hc, h3, h4⟩ rfl)))))
    (value_q hl h5 h6 h7 hc)

/-- It keeps the invariant. -/
theorem kept_q {i j r q : Int} (h5 : 0 ≤ r) (h6 : r < 4) :
    ((body_q I E M).post ((((E.set v_i i).set v_j j).set v_r r).set v_q q)
      (inv_q I E M i j r q)).Entails (inv_q I E M i j r (q + 1)) := by
  refine entails_and (entails_cells fun _ hg => at_if (fun hc => ?_) (fun hc => ?_))
    (entails_and (entails_cells fun _ hg => at_if (fun hc => ?_) (fun hc => ?_))
    (entails_and (entails_cells fun _ hg => at_if (fun hc => ?_) (fun hc => ?_))
    (entails_and (entails_cells fun _ hg => at_if (fun hc => ?_) (fun hc => ?_))
      (entails_cells fun _ hg => at_if (fun hc => ?_) (fun hc => ?_)))))
  · exact at_set_other (by decide) (at_left (at_cells hg rfl))
  · exact at_left (at_cells hg rfl)
  · exact at_set_other (by decide) (at_right (at_left (at_cells hg rfl)))
  · exact at_right (at_left (at_cells hg rfl))
  · exact at_set_other (by decide) (at_right (at_right (at_left (at_cells hg rfl))))
  · exact at_right (at_right (at_left (at_cells hg rfl)))
  · obtain ⟨k, rfl, h7, h8⟩ := hg
    exact at_set_ne1 (i := k) (j := r) (by omega)
      (at_right (at_right (at_right (at_left (at_cells ⟨k, rfl, h7, h8⟩ rfl)))))
  · exact at_right (at_right (at_right (at_left (at_cells hg rfl))))
  · exact at_set hg rfl
  · have hc : ¬ 4 * q + r < E v_K := (cond_neg cond_lt).1 hc
    exact at_right (at_right (at_right (at_right (at_cells hg (else_q h5 h6 hc)))))

/-! ### The loop over `r` -/

/-- Its body. -/
theorem vc_r (hl : laws V I) {i j r : Int} (h1 : 0 ≤ i) (h2 : i < E v_N) (h3 : 0 ≤ j) (h4 : j < E v_P)
    (h5 : 0 ≤ r) (h6 : r < 4) :
    (body_r I E M).vc I (allocated D a_tmp [4]) (((E.set v_i i).set v_j j).set v_r r)
      (inv_r I E M i j r) := by
  refine vc_seq (vc_assign (in_allocated ⟨h5, h6, trivial⟩) ev_const rfl) (vc_scope (vc_for ?_
    (fun q h7 _ => vc_q hl h1 h2 h3 h4 h5 h6 h7) (fun q _ _ => kept_q h5 h6)))
  show Heap.Entails _ (inv_q I E M i j r 0)
  refine entails_and (entails_cells fun _ hg => ?_) (entails_and (entails_cells fun _ hg => ?_)
    (entails_and (entails_cells fun _ hg => ?_) (entails_and (entails_cells fun _ hg => ?_)
      (entails_cells fun _ hg => ?_))))
  · exact at_set_other (by decide) (at_left (at_cells hg rfl))
  · exact at_set_other (by decide) (at_right (at_left (at_cells hg rfl)))
  · exact at_set_other (by decide) (at_right (at_right (at_left (at_cells hg rfl))))
  · obtain ⟨k, rfl, h7, h8⟩ := hg
    exact at_set_ne1 (i := k) (j := r) (by omega)
      (at_right (at_right (at_right (at_cells ⟨k, rfl, h7, h8⟩ rfl))))
  · exact at_set hg first_q

/-- It keeps the invariant. -/
theorem kept_r {i j r : Int} :
    ((body_r I E M).post (((E.set v_i i).set v_j j).set v_r r) (inv_r I E M i j r)).Entails
      (inv_r I E M i j (r + 1)) := by
  refine entails_and (entails_cells fun _ hg => ?_) (entails_and (entails_cells fun _ hg => ?_)
    (entails_and (entails_cells fun _ hg => ?_) (entails_cells fun _ hg => ?_)))
  · exact at_left (at_cells hg rfl)
  · exact at_right (at_left (at_cells hg rfl))
  · exact at_right (at_right (at_left (at_cells hg rfl)))
  · obtain ⟨k, rfl, h7, h8⟩ := hg
    by_cases h : k < r
    · exact at_right (at_right (at_right (at_left (at_cells ⟨k, rfl, h7, h⟩ rfl))))
    · obtain rfl : k = r := by omega
      exact at_right (at_right (at_right (at_right (at_cells rfl last_q))))

/-! ### The loop over `s` -/

/-- Its body. -/
theorem vc_s (hl : laws V I) {i j s : Int} (h5 : 0 ≤ s) (h6 : s < 4) :
    (body_s I E M).vc I D (((E.set v_i i).set v_j j).set v_s s) (inv_s I E M i j s) :=
  vc_accumulate (at_right (at_right (at_right (at_right (at_cells rfl rfl)))))
    (ev_read (at_right (at_right (at_right (at_left (at_cells ⟨s, rfl, h5, h6⟩ rfl))))))
    (value_s hl)

/-- It keeps the invariant. -/
theorem kept_s {i j s : Int} :
    ((body_s I E M).post (((E.set v_i i).set v_j j).set v_s s) (inv_s I E M i j s)).Entails
      (inv_s I E M i j (s + 1)) := by
  refine entails_and (entails_cells fun _ hg => ?_) (entails_and (entails_cells fun _ hg => ?_)
    (entails_and (entails_cells fun _ hg => ?_) (entails_and (entails_cells fun _ hg => ?_)
      (entails_cells fun _ hg => ?_))))
  · exact at_set_other (by decide) (at_left (at_cells hg rfl))
  · exact at_set_other (by decide) (at_right (at_left (at_cells hg rfl)))
  · obtain ⟨x, y, rfl, h1, h2, h3, h4⟩ := hg
    exact at_set_ne2 (i := x) (j := y) (i' := i) (j' := j) (by omega)
      (at_right (at_right (at_left (at_cells ⟨x, y, rfl, h1, h2, h3, h4⟩ rfl))))
  · exact at_set_other (by decide) (at_right (at_right (at_right (at_left (at_cells hg rfl)))))
  · exact at_set hg rfl

/-! ### The loop over `j` -/

/-- Its body. -/
theorem vc_j (hl : laws V I) {i j : Int} (h1 : 0 ≤ i) (h2 : i < E v_N) (h3 : 0 ≤ j) (h4 : j < E v_P)
    (bounds : D ⟨a_c, [i, j]⟩) :
    (body_j I E M).vc I D ((E.set v_i i).set v_j j) (inv_j I E M i j) := by
  refine vc_allocate (vc_seq
    (vc_for ?_ (fun r h5 h6 => vc_r hl h1 h2 h3 h4 h5 h6) (fun r _ _ => kept_r))
    (vc_seq (vc_assign (in_other (by decide) bounds) ev_const rfl)
      (vc_scope (vc_for ?_ (fun s h5 h6 => vc_s hl h5 h6) (fun s _ _ => kept_s)))))
  · show Heap.Entails _ (inv_r I E M i j 0)
    refine entails_and (entails_cells fun _ hg => ?_) (entails_and (entails_cells fun _ hg => ?_)
      (entails_and (entails_cells fun _ hg => ?_) (entails_cells fun _ hg => ?_)))
    · exact at_without (by decide) (at_left (at_cells hg rfl))
    · exact at_without (by decide) (at_right (at_left (at_cells hg rfl)))
    · exact at_without (by decide) (at_right (at_right (at_cells hg rfl)))
    · obtain ⟨k, rfl, h7, h8⟩ := hg
      exact absurd h7 (by omega)
  · show Heap.Entails _ (inv_s I E M i j 0)
    refine entails_and (entails_cells fun _ hg => ?_) (entails_and (entails_cells fun _ hg => ?_)
      (entails_and (entails_cells fun _ hg => ?_) (entails_and (entails_cells fun _ hg => ?_)
        (entails_cells fun _ hg => ?_))))
    · exact at_set_other (by decide) (at_left (at_cells hg rfl))
    · exact at_set_other (by decide) (at_right (at_left (at_cells hg rfl)))
    · obtain ⟨x, y, rfl, h5, h6, h7, h8⟩ := hg
      exact at_set_ne2 (i := x) (j := y) (i' := i) (j' := j) (by omega)
        (at_right (at_right (at_left (at_cells ⟨x, y, rfl, h5, h6, h7, h8⟩ rfl))))
    · exact at_set_other (by decide) (at_right (at_right (at_right (at_cells hg rfl))))
    · exact at_set hg first_s

/-- It keeps the invariant. -/
theorem kept_j {i j : Int} :
    ((body_j I E M).post ((E.set v_i i).set v_j j) (inv_j I E M i j)).Entails
      (inv_j I E M i (j + 1)) := by
  refine entails_and (entails_cells fun _ hg => ?_) (entails_and (entails_cells fun _ hg => ?_)
    (entails_cells fun _ hg => ?_))
  · exact at_restore (by decide) (at_left (at_cells hg rfl))
  · exact at_restore (by decide) (at_right (at_left (at_cells hg rfl)))
  · obtain ⟨x, y, rfl, h5, h6, h7, h8⟩ := hg
    refine at_restore (by decide) ?_
    by_cases h : x < i ∨ (x = i ∧ y < j)
    · exact at_right (at_right (at_left (at_cells ⟨x, y, rfl, h5, h6, h7, h⟩ rfl)))
    · obtain ⟨rfl, rfl⟩ : x = i ∧ y = j := by omega
      exact at_right (at_right (at_right (at_right (at_cells rfl last_s))))

/-- No two iterations race. -/
theorem race_j {i : Int} {post} :
    ParVC I 0 (E v_P) (body_j I E M).erase (fun j => (E.set v_i i).set v_j j) post := by
  refine race_apart (W := fun j l => l.array = a_c ∧ l.index = [i, j])
    (R := fun j l => l.array = a_c → l.index = [i, j]) rfl ?_ ?_ ?_
  · exact fun j _ _ => writes_allocate (writes_seq
      (writes_for fun r _ _ => writes_seq (writes_assign fun hn => absurd rfl hn)
        (writes_scope (writes_for fun q _ _ => writes_if
          (fun _ => writes_accumulate fun hn => absurd rfl hn) (fun _ => writes_skip))))
      (writes_seq (writes_assign fun _ => ⟨rfl, rfl⟩)
        (writes_scope (writes_for fun s _ _ => writes_accumulate fun _ => ⟨rfl, rfl⟩))))
  · exact fun j _ _ => reads_allocate (reads_seq
      (reads_for fun r _ _ => reads_seq (reads_assign (expr_fn expr_nil))
        (reads_scope (reads_for fun q _ _ => reads_if
          (fun _ => reads_accumulate
            (expr_fn (expr_cons (expr_read fun _ h => absurd h (by decide : a_a ≠ a_c))
              (expr_cons (expr_read fun _ h => absurd h (by decide : a_b ≠ a_c)) expr_nil)))
            (fun hn => absurd rfl hn))
          (fun _ => reads_skip))))
      (reads_seq (reads_assign (expr_fn expr_nil))
        (reads_scope (reads_for fun s _ _ => reads_accumulate (expr_read fun hn => absurd rfl hn)
          (fun _ _ => rfl)))))
  · exact fun j j' _ _ _ _ h5 l hw => ⟨fun hr => index_ne2 hw.2 (hr hw.1) (by omega),
      fun hw' => index_ne2 hw.2 hw'.2 (by omega)⟩

/-! ### The loop over `i` -/

/-- Its body. -/
theorem vc_i (hl : laws V I) {i : Int} (h1 : 0 ≤ i) (h2 : i < E v_N)
    (bounds : ∀ j, 0 ≤ j → j < E v_P → D ⟨a_c, [i, j]⟩) :
    (body_i I E M).vc I D (E.set v_i i) (inv_i I E M i) :=
  vc_par entails_refl (fun j h3 h4 => vc_j hl h1 h2 h3 h4 (bounds j h3 h4))
    (fun _ _ _ => kept_j) (race_j (M := M))

/-- It keeps the invariant. -/
theorem kept_i {i : Int} :
    ((body_i I E M).post (E.set v_i i) (inv_i I E M i)).Entails (inv_i I E M (i + 1)) := by
  refine entails_and (entails_cells fun _ hg => ?_) (entails_and (entails_cells fun _ hg => ?_)
    (entails_cells fun _ hg => ?_))
  · exact at_left (at_cells hg rfl)
  · exact at_right (at_left (at_cells hg rfl))
  · obtain ⟨x, y, rfl, h5, h6, h7, h8⟩ := hg
    exact at_right (at_right (at_cells ⟨x, y, rfl, h5, h6, h7,
      show x < i ∨ (x = i ∧ y < max 0 (E v_P)) by omega⟩ rfl))

/-- No two iterations race. -/
theorem race_i {post} : ParVC I 0 (E v_N) (body_i I E M).erase (fun i => E.set v_i i) post := by
  refine race_apart (W := fun i l => l.array = a_c ∧ ∃ j, l.index = [i, j])
    (R := fun i l => l.array = a_c → ∃ j, l.index = [i, j]) rfl ?_ ?_ ?_
  · exact fun i _ _ => writes_par fun j _ _ => writes_allocate (writes_seq
      (writes_for fun r _ _ => writes_seq (writes_assign fun hn => absurd rfl hn)
        (writes_scope (writes_for fun q _ _ => writes_if
          (fun _ => writes_accumulate fun hn => absurd rfl hn) (fun _ => writes_skip))))
      (writes_seq (writes_assign fun _ => ⟨rfl, j, rfl⟩)
        (writes_scope (writes_for fun s _ _ => writes_accumulate fun _ => ⟨rfl, j, rfl⟩))))
  · exact fun i _ _ => reads_par fun j _ _ => reads_allocate (reads_seq
      (reads_for fun r _ _ => reads_seq (reads_assign (expr_fn expr_nil))
        (reads_scope (reads_for fun q _ _ => reads_if
          (fun _ => reads_accumulate
            (expr_fn (expr_cons (expr_read fun _ h => absurd h (by decide : a_a ≠ a_c))
              (expr_cons (expr_read fun _ h => absurd h (by decide : a_b ≠ a_c)) expr_nil)))
            (fun hn => absurd rfl hn))
          (fun _ => reads_skip))))
      (reads_seq (reads_assign (expr_fn expr_nil))
        (reads_scope (reads_for fun s _ _ => reads_accumulate (expr_read fun hn => absurd rfl hn)
          (fun _ _ => ⟨j, rfl⟩)))))
  · rintro i i' _ _ _ _ h5 l ⟨ha, j, hw⟩
    exact ⟨fun hr => let ⟨j', hr⟩ := hr ha; index_ne2 hw hr (by omega),
      fun ⟨_, j', hw'⟩ => index_ne2 hw hw' (by omega)⟩

end proof

/-- The shapes of all arrays are the smallest boxes. -/
theorem shape (a : Arr) : ∀ b ∈ impl.bindings, b.array = a → b.extents = none :=
  all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

/-- The inputs lie in their arrays. -/
theorem layout (E : Env) : impl.LayoutOk spec E := by
  refine layout_ok (all_cons ?_ (all_cons ?_ all_nil)) (all_cons ?_ (all_cons ?_ all_nil))
  · refine all_cons (fun _ p hp => ?_) (all_cons nofun (all_cons nofun all_nil))
    obtain ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩ := region_iff.1 hp
    exact has_cell (.head _) (.head _) hp (shape _) rfl rfl
      ⟨h1, Int.le_refl _, h3, Int.le_refl _, trivial⟩
  · refine all_cons nofun (all_cons (fun _ p hp => ?_) (all_cons nofun all_nil))
    obtain ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩ := region_iff.1 hp
    exact has_cell (.tail _ (.head _)) (.tail _ (.head _)) hp (shape _) rfl rfl
      ⟨h1, Int.le_refl _, h3, Int.le_refl _, trivial⟩
  · refine all_cons (fun _ => ?_) (all_cons nofun (all_cons nofun all_nil))
    refine all_cons (all_cons (fun _ p hp p' hp' he => ?_) (all_cons nofun (all_cons nofun all_nil)))
      (all_cons (all_cons nofun (all_cons (fun _ p hp p' hp' he => ?_) (all_cons nofun all_nil)))
        all_nil)
    · obtain ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩ := region_iff.1 hp
      obtain ⟨i', _, rfl, h1', h2', j', _, rfl, h3', h4', rfl⟩ := region_iff.1 hp'
      exact ⟨rfl, by injection he⟩
    · exact absurd (congrArg Loc.array he) (by decide : a_b ≠ a_a)
  · refine all_cons nofun (all_cons (fun _ => ?_) (all_cons nofun all_nil))
    refine all_cons (all_cons (fun _ p hp p' hp' he => ?_) (all_cons nofun (all_cons nofun all_nil)))
      (all_cons (all_cons nofun (all_cons (fun _ p hp p' hp' he => ?_) (all_cons nofun all_nil)))
        all_nil)
    · exact absurd (congrArg Loc.array he) (by decide : a_a ≠ a_b)
    · obtain ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩ := region_iff.1 hp
      obtain ⟨i', _, rfl, h1', h2', j', _, rfl, h3', h4', rfl⟩ := region_iff.1 hp'
      exact ⟨rfl, by injection he⟩

/-- The equations do not overlap. -/
theorem consistent (E : Env) : spec.Consistent E :=
  ⟨.cons all_nil .nil, all_cons (all_cons (by decide) (all_cons (by decide) all_nil)) all_nil⟩

/-- The equations have a model for every input. -/
theorem solvable (E : Env) (V : Type) (I : Interp V) : spec.Solvable I E :=
  Spec.solvable_of_direct (consistent E) (by decide)

/-- The cells of `c`. -/
theorem cell_c {E : Env} {i j : Int} (h1 : 0 ≤ i) (h2 : i < E v_N) (h3 : 0 ≤ j) (h4 : j < E v_P) :
    impl.HasCell spec E ⟨a_c, [i, j]⟩ :=
  has_cell (p := [i, j]) (R := r_C) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _)))
    (region_iff.2 ⟨i, [j], rfl, h1, h2, j, [], rfl, h3, h4, rfl⟩) (shape _) rfl rfl
    ⟨h1, Int.le_refl _, h3, Int.le_refl _, trivial⟩

/-- The first input, at the start. -/
theorem input_a {V : Type} {E : Env} {M : Model V} {i k : Int} (h1 : 0 ≤ i) (h2 : i < E v_N)
    (h3 : 0 ≤ k) (h4 : k < E v_K) : impl.inputHeap spec E M ⟨a_a, [i, k]⟩ (M t_A [i, k]) :=
  at_input (R := r_A) (p := [i, k]) (.head _) (.head _) rfl
    (region_iff.2 ⟨i, [k], rfl, h1, h2, k, [], rfl, h3, h4, rfl⟩) rfl rfl

/-- The second input, at the start. -/
theorem input_b {V : Type} {E : Env} {M : Model V} {k j : Int} (h1 : 0 ≤ k) (h2 : k < E v_K)
    (h3 : 0 ≤ j) (h4 : j < E v_P) : impl.inputHeap spec E M ⟨a_b, [k, j]⟩ (M t_B [k, j]) :=
  at_input (R := r_B) (p := [k, j]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
    (region_iff.2 ⟨k, [j], rfl, h1, h2, j, [], rfl, h3, h4, rfl⟩) rfl rfl

/-- The whole program. -/
theorem prog_vc {V : Type} {I : Interp V} {E : Env} {M : Model V} (hl : laws V I) :
    (prog I E M).vc I (impl.HasCell spec E) E (impl.inputHeap spec E M) := by
  refine vc_par ?_ (fun i h1 h2 => vc_i hl h1 h2 (fun j h3 h4 => cell_c h1 h2 h3 h4))
    (fun i _ _ => kept_i) (race_i (M := M))
  show Heap.Entails _ (inv_i I E M 0)
  refine entails_and (entails_cells ?_) (entails_and (entails_cells ?_) (entails_cells ?_))
  · rintro _ ⟨i, j, rfl, h1, h2, h3, h4⟩
    exact input_a h1 h2 h3 h4
  · rintro _ ⟨i, j, rfl, h1, h2, h3, h4⟩
    exact input_b h1 h2 h3 h4
  · rintro _ ⟨x, y, rfl, h1, h2, h3, h4⟩
    exact absurd h1 (by omega)

/-- **The certificate**: the program implements the specification. -/
theorem certificate : Implements laws spec impl := by
  refine Implements.of_vc (fun E _ => layout E) (fun E _ => consistent E) (fun E _ => solvable E)
    (fun V I E M => prog I E M) (fun _ _ _ _ => rfl) (fun V I E M hl _ _ _ => prog_vc hl) ?_ ?_
  · exact all_cons ⟨_, .tail _ (.tail _ (.head _)), rfl⟩ all_nil
  · intro V I E M _ ha hM _
    refine all_cons (all_cons nofun (all_cons nofun (all_cons (fun _ p hp => ?_) all_nil))) all_nil
    obtain ⟨x, _, rfl, h1, h2, y, _, rfl, h3, h4, rfl⟩ := region_iff.1 hp
    replace h1 : 0 ≤ x := h1
    replace h2 : x < E v_N := h2
    replace h3 : 0 ≤ y := h3
    replace h4 : y < E v_P := h4
    refine at_right (at_right (at_cells ⟨x, y, rfl, h1, h3, h4,
      show x < max 0 (E v_N) ∨ (x = max 0 (E v_N) ∧ y < 0) by omega⟩ ?_))
    exact (hM _ (.head _) [x, y] rfl rfl).trans
      (eval_reduce1 rfl (fun k => cond_and cond_le cond_lt) fun _ _ => rfl)

end Redverify.Examples.MatMulRfactor
