module

public import Redverify.Rules

/-!
# A histogram: indices that are data

```
spec histogram(N, B):
    assume N >= 0 and B >= 0
    input  A[N] : u8 in 0..B
    output H[B] : i32
    H(b) = sum[i : 0 <= i < N and A(i) == b] 1

impl serial of histogram(a = A, h = H):
    for b < B:
        h[b] {0} := 0
    accumulate h:
        for i < N:
            let b {A(i)} := a[i] in 0..B
            h[b] {H(b)} +{i}= 1
```

The sum's condition has data in it, so it is a sum over `0 <= i < N` of 1 where `A(i) == b`, and of 0
elsewhere.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Histogram

/-- `N` -/ abbrev v_N : Var := 0
/-- `B` -/ abbrev v_B : Var := 1
/-- The variable of the equation. -/ abbrev v_b : Var := 2
/-- The binder. -/ abbrev v_k : Var := 3
/-- What the input holds, in the equation. -/ abbrev v_d : Var := 4
/-- The first loop over `b`. -/ abbrev v_c : Var := 5
/-- `i` -/ abbrev v_i : Var := 6
/-- The `b` that is data. -/ abbrev v_x : Var := 7
/-- `a` -/ abbrev a_a : Arr := 0
/-- `h` -/ abbrev a_h : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `H` -/ abbrev t_H : Ten := 1
/-- `+ : i32` -/ abbrev plus : Fn := .builtin "+" .i32
/-- `0 : i32` -/ abbrev zero : Fn := .literal .i32 0 1
/-- `1 : i32` -/ abbrev one : Fn := .literal .i32 1 1

/-- The specification. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_B))]
  inputs := [⟨t_A, [(.const 0, .var v_N)]⟩]
  outputs := [⟨t_H, [(.const 0, .var v_B)]⟩]
  equations := [⟨t_H, [v_b], .true,
    .reduce [.fn zero []] plus [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
      (.letval v_d .u8 (.access t_A [.var v_k])
        (.select (.eq (.var v_d) (.var v_b)) (.fn one []) (.fn zero [])))⟩]
  ranges := [⟨t_A, .u8, .const 0, .var v_B, false⟩]

/-- `A` in `a`, `H` in `h`. -/
def bindings : List Binding :=
  [⟨a_a, t_A, [v_k], [.var v_k], none⟩, ⟨a_h, t_H, [v_b], [.var v_b], none⟩]

/-- All bins are 0. -/
def cleared : Cmd := .for v_c (.const 0) (.var v_B) (.assign a_h [.var v_c] (.fn zero []))

/-- The implementation. -/
def impl : Impl where
  assumptions := []
  bindings := bindings
  body := .seq cleared
    (.scope [a_h]
      (.for v_i (.const 0) (.var v_N)
        (.letval v_x .u8 (.read a_a [.var v_i]) (.const 0) (.var v_B)
          (.accumulate false plus a_h [.var v_x] (.fn one [])))))

/-- The law used: adding 0 changes nothing. -/
def laws (V : Type) (I : Interp V) : Prop := RightUnit I plus (I.fn zero [])

section proof
variable {V : Type} (I : Interp V) (E : Env) (M : Model V)

/-- The integer `A(k)`. -/
abbrev bin (k : Int) : Int := I.toInt .u8 (M t_A [k])

/-- How many of the first `n` elements are in bin `b`. -/
def count (n b : Int) : V :=
  I.reduce plus (some (I.fn zero [])) (pts1 fun k => (0 ≤ k ∧ k < n) ∧ bin I M k = b)
    (body1 fun _ => I.fn one [])

/-- The input. -/
def ha : Heap V := .cells a_a (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < E v_N) (fun p => M t_A p)

/-- The bins below `m` hold `f`. -/
def bins (m : Int) (f : Int → V) : Heap V :=
  .cells a_h (fun p => ∃ b, p = [b] ∧ 0 ≤ b ∧ b < m) (fun p => f (p.getD 0 0))

/-- One more element. -/
def body : ACmd V :=
  .letval v_x .u8 (.read a_a [.var v_i]) (.const 0) (.var v_B) (fun E => bin I M (E v_i))
    (.accumulate false plus a_h [.var v_x] (.fn one []) (fun E => count I M (E v_i + 1) (E v_x)))

/-- The program with its annotations. -/
def prog : ACmd V :=
  .seq (.for v_c (.const 0) (.var v_B) (fun E c => (ha E M).and (bins c fun _ => I.fn zero []))
      (.assign a_h [.var v_c] (.fn zero []) (fun _ => I.fn zero [])))
    (.scope [a_h]
      (.for v_i (.const 0) (.var v_N) (fun E i => (ha E M).and (bins (E v_B) (count I M i))) (body I M)))

variable {I E M}

/-- An element of the bin. -/
theorem count_same (i : Int) (h : 0 ≤ i) :
    I.fn plus [count I M i (bin I M i), I.fn one []] = count I M (i + 1) (bin I M i) := by
  refine append1 i 0 (i + 1) (fun k hk => hk.1) (fun k => ⟨fun hk => ?_, ?_⟩) (fun k hk => hk.1.2)
    (fun _ _ => rfl) rfl
  · by_cases he : k = i
    · exact .inr he
    · exact .inl ⟨⟨hk.1.1, by omega⟩, hk.2⟩
  · rintro (hk | rfl)
    · exact ⟨⟨hk.1.1, by omega⟩, hk.2⟩
    · exact ⟨⟨h, by omega⟩, rfl⟩

/-- An element of another bin. -/
theorem count_other (i b : Int) (h : b ≠ bin I M i) : count I M (i + 1) b = count I M i b := by
  refine reduce_congr1 (fun k => ⟨fun hk => ⟨⟨hk.1.1, ?_⟩, hk.2⟩, fun hk => ⟨⟨hk.1.1, by omega⟩, hk.2⟩⟩)
    (fun _ _ => rfl)
  have : k ≠ i := fun he => h (he ▸ hk.2.symm)
  omega

/-- The loop body. -/
theorem body_vc {D} (hR : spec.InRange I E M) (i : Int) (h1 : 0 ≤ i) (h2 : i < E v_N) :
    (body I M).vc I D (E.set v_i i) ((ha E M).and (bins (E v_B) (count I M i))) := by
  have h := in_range hR (.head _) (.head _) rfl (region_iff.2 ⟨i, [], rfl, h1, h2, rfl⟩) rfl rfl
  exact vc_letval (v := M t_A [i]) (ev_read (at_left (at_cells ⟨i, rfl, h1, h2⟩ rfl))) rfl h.1 h.2
    (vc_accumulate (u := count I M i (bin I M i)) (v := I.fn one [])
      (at_right (at_cells ⟨_, rfl, h.1, h.2⟩ rfl)) ev_const (count_same i h1))

/-- The loop body keeps the invariant. -/
theorem kept (i : Int) :
    ((body I M).post (E.set v_i i) ((ha E M).and (bins (E v_B) (count I M i)))).Entails
      ((ha E M).and (bins (E v_B) (count I M (i + 1)))) := by
  refine entails_and (entails_cells fun idx hg => ?_) (entails_cells ?_)
  · exact at_set_other (by decide) (at_left (at_cells hg rfl))
  · rintro _ ⟨b, rfl, hb⟩
    refine at_set_cases (j := [bin I M i]) (fun he => ?_) fun hn => at_right (at_cells ⟨b, rfl, hb⟩ ?_)
    · injection he with he
      show count I M (i + 1) b = count I M (i + 1) (bin I M i)
      rw [he]
    · exact count_other i b fun he => hn (by rw [he])

end proof

/-- The inputs lie in their arrays. -/
theorem layout (E : Env) : impl.LayoutOk spec E := by
  refine layout_ok ?_ ?_
  · refine all_cons (all_cons (fun _ p hp => ?_) (all_cons (fun h => nomatch h) all_nil)) all_nil
    obtain ⟨k, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    exact has_cell (.head _) (.head _) hp (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))
      rfl rfl ⟨h1, Int.le_refl _, trivial⟩
  · refine all_cons (all_cons (fun _ => ?_) (all_cons (fun h => nomatch h) all_nil)) all_nil
    refine all_cons (all_cons (fun _ p hp p' hp' he => ?_) (all_cons (fun h => nomatch h) all_nil)) all_nil
    obtain ⟨k, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    obtain ⟨k', _, rfl, h1', h2', rfl⟩ := region_iff.1 hp'
    exact ⟨rfl, by injection he⟩

/-- The equations do not overlap. -/
theorem consistent (E : Env) : spec.Consistent E :=
  ⟨.cons all_nil .nil, all_cons (all_cons (by decide) all_nil) all_nil⟩

/-- The equations have a model for every input. -/
theorem solvable (E : Env) (V : Type) (I : Interp V) : spec.Solvable I E :=
  Spec.solvable_of_direct (consistent E) (by decide)

/-- The cells of `h`. -/
theorem cell_h (E : Env) (b : Int) (h1 : 0 ≤ b) (h2 : b < E v_B) : impl.HasCell spec E ⟨a_h, [b]⟩ :=
  has_cell (p := [b]) (q := [b]) (R := ⟨t_H, [(.const 0, .var v_B)]⟩) (.tail _ (.head _)) (.tail _ (.head _))
    (region_iff.2 ⟨b, [], rfl, h1, h2, rfl⟩)
    (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)) rfl rfl ⟨h1, Int.le_refl _, trivial⟩

/-- The whole program. -/
theorem prog_vc {V : Type} {I : Interp V} {E : Env} {M : Model V} (hB : 0 ≤ E v_B) (hR : spec.InRange I E M) :
    (prog I M).vc I (impl.HasCell spec E) E (impl.inputHeap spec E M) := by
  refine vc_seq (vc_for ?_ ?_ ?_) (vc_scope (vc_for ?_ ?_ ?_))
  · refine entails_and (entails_cells ?_) (entails_cells ?_)
    · rintro _ ⟨k, rfl, h1, h2⟩
      exact at_input (R := ⟨t_A, [(.const 0, .var v_N)]⟩) (p := [k]) (.head _) (.head _) rfl
        (region_iff.2 ⟨k, [], rfl, h1, h2, rfl⟩) rfl rfl
    · rintro _ ⟨b, rfl, h1, h2⟩
      replace h2 : b < 0 := h2
      omega
  · exact fun c h1 h2 => vc_assign (cell_h E c h1 h2) ev_const rfl
  · intro c h1 h2
    refine entails_and (entails_cells fun idx hg => ?_) (entails_cells ?_)
    · exact at_set_other (by decide) (at_left (at_cells hg rfl))
    · rintro _ ⟨b, rfl, h3, h4⟩
      refine at_set_cases (j := [c]) (fun _ => rfl) fun hn => at_right (at_cells ⟨b, rfl, h3, ?_⟩ rfl)
      have : b ≠ c := fun he => hn (by rw [he])
      omega
  · refine entails_and (entails_cells fun idx hg => at_left (at_cells hg rfl)) (entails_cells ?_)
    rintro _ ⟨b, rfl, h1, h2⟩
    refine at_right (at_cells ⟨b, rfl, h1, ?_⟩ (reduce_empty1 fun k hk => ?_))
    · show b < max 0 (E v_B)
      omega
    · have h := hk.1
      replace h : 0 ≤ k ∧ k < 0 := h
      omega
  · exact fun i h1 h2 => body_vc hR i h1 h2
  · exact fun i _ _ => kept i

/-- The output: a mask leaves out the elements of other bins. -/
theorem output {V : Type} {I : Interp V} {E : Env} {M : Model V} (hl : laws V I) (hM : spec.IsModel I E M)
    (b : Int) : M t_H [b] = count I M (E v_N) b := by
  refine (hM _ (.head _) [b] rfl rfl).trans ((eval_reduce_some1 (u := I.fn zero []) (Q := fun k => 0 ≤ k ∧ k < E v_N)
    (g := fun k => bif decide (bin I M k = b) then I.fn one [] else I.fn zero []) rfl
    (fun k => cond_and cond_le cond_lt) fun k _ => rfl).trans ?_)
  refine reduce_mask1 hl 0 (E v_N) (fun k hk => hk) (fun k hk => hk.1) (fun k hk hn => ?_) fun k hk => ?_
  · have : ¬ bin I M k = b := fun he => hn ⟨hk, he⟩
    simp only [this, decide_false]
    rfl
  · simp only [hk.2, decide_true]
    rfl

/-- All outputs have values. -/
theorem defined (E : Env) : spec.Defined E := by
  refine defined_of (fun _ _ => True) (all_cons (fun p hp => ?_) all_nil) fun V I M _ _ => all_cons ?_ all_nil
  · obtain ⟨b, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    exact given_equation (p := [b]) (.head _) rfl rfl rfl trivial rfl
  · refine well_defined1 (P := fun _ => True) (fun b => cond_true) fun b _ _ => ?_
    refine defined_reduce_some1 0 (E v_N) (defined_fn defined_nil) (fun k => cond_and cond_le cond_lt)
      (fun k hk => hk) fun k hk => ?_
    refine defined_letval (defined_access (given_input (p := [k]) (.head _) rfl rfl
      (region_iff.2 ⟨k, [], rfl, hk.1, hk.2, rfl⟩))) rfl fun n _ => ?_
    exact ⟨fun _ => defined_fn defined_nil, fun _ => defined_fn defined_nil⟩

/-- For `N = 0` and `B = 1` there is an output. -/
theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧ spec.HasInputs laws E :=
  inhabited_of (E := fun x => if x = v_B then 1 else 0) (fun _ => 0) ⟨all_cons (by decide) all_nil, all_nil⟩
    ⟨_, .head _, [0], region_iff.2 ⟨0, [], rfl, by decide, by decide, rfl⟩⟩
    (all_cons ⟨by decide, by decide⟩ all_nil) fun _ => rfl

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl := by
  refine ⟨inhabited, fun E _ => defined E, Implements.of_vc (fun E _ => layout E) (fun E _ => consistent E)
    (fun E _ => solvable E) (fun V I E M => prog I M) (fun _ _ _ _ => rfl)
    (fun V I E M _ ha _ hR => prog_vc ((cond_and cond_le cond_le).1 (ha.1 _ (.head _))).2 hR) ?_ ?_⟩
  · exact all_cons ⟨_, .tail _ (.head _), rfl⟩ all_nil
  · intro V I E M hl ha hM _
    refine all_cons (all_cons (fun h => nomatch h) (all_cons (fun _ p hp => ?_) all_nil)) all_nil
    obtain ⟨b, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    refine at_right (at_cells ⟨b, rfl, h1, h2⟩ ((output hl hM b).trans ?_))
    have hN : 0 ≤ E v_N := ((cond_and cond_le cond_le).1 (ha.1 _ (.head _))).1
    show count I M (E v_N) b = count I M (max 0 (E v_N)) b
    rw [Int.max_eq_right hN]

end Redverify.Examples.Histogram
