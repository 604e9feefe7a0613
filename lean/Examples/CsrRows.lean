module

public import Redverify.Rules

/-!
# A sparse matrix times a vector, by rows: bounds and indices that are data

```
spec csr(R, N, Z):
    assume R >= 0 and N >= 0 and Z >= 0
    input P[R + 1] : i32 in 0..Z + 1 monotone
    input C[Z] : i32 in 0..N
    input V[Z] : f32
    input X[N] : f32
    output Y[R] : f32
    Y(i) = sum[k : P(i) <= k < P(i + 1)] V(k) * X(C(k))

impl rows of csr(p = P, c = C, v = V, x = X, y = Y):
    par i < R:
        y[i] {0.0} := 0.0
        let lo {P(i)} := p[i] in 0..Z + 1
        let hi {P(i + 1)} := p[i + 1] in 0..Z + 1
        accumulate y:
            for k in lo..hi:
                let j {C(k)} := c[k] in 0..N
                y[i] {Y(i)} +{k}= v[k] * x[j]
```

The sum is over `0 <= k < Z`, of 0.0 outside of the row. Inside of the two `let`, the row's bounds are
integers like any other.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.CsrRows

/-- `R` -/ abbrev v_R : Var := 0
/-- `N` -/ abbrev v_N : Var := 1
/-- `Z` -/ abbrev v_Z : Var := 2
/-- The variable of the equation. -/ abbrev v_q : Var := 3
/-- The binder. -/ abbrev v_k : Var := 4
/-- `P(i)`, in the equation. -/ abbrev v_l : Var := 5
/-- `P(i + 1)`, in the equation. -/ abbrev v_u : Var := 6
/-- `C(k)`, in the equation. -/ abbrev v_d : Var := 7
/-- `i` -/ abbrev v_i : Var := 8
/-- `lo` -/ abbrev v_lo : Var := 9
/-- `hi` -/ abbrev v_hi : Var := 10
/-- `k` -/ abbrev v_m : Var := 11
/-- `j` -/ abbrev v_j : Var := 12
/-- `p` -/ abbrev a_p : Arr := 0
/-- `c` -/ abbrev a_c : Arr := 1
/-- `v` -/ abbrev a_v : Arr := 2
/-- `x` -/ abbrev a_x : Arr := 3
/-- `y` -/ abbrev a_y : Arr := 4
/-- `P` -/ abbrev t_P : Ten := 0
/-- `C` -/ abbrev t_C : Ten := 1
/-- `V` -/ abbrev t_V : Ten := 2
/-- `X` -/ abbrev t_X : Ten := 3
/-- `Y` -/ abbrev t_Y : Ten := 4
/-- `+ : f32` -/ abbrev plus : Fn := .builtin "+" .f32
/-- `* : f32` -/ abbrev times : Fn := .builtin "*" .f32
/-- `0.0 : f32` -/ abbrev zero : Fn := .literal .f32 0 1
/-- `Z + 1` -/ abbrev ending : IExp := .add (.var v_Z) (.const 1)

/-- `P` -/ abbrev regionP : Region := ⟨t_P, [(.const 0, .add (.var v_R) (.const 1))]⟩
/-- `C` -/ abbrev regionC : Region := ⟨t_C, [(.const 0, .var v_Z)]⟩
/-- `V` -/ abbrev regionV : Region := ⟨t_V, [(.const 0, .var v_Z)]⟩
/-- `X` -/ abbrev regionX : Region := ⟨t_X, [(.const 0, .var v_N)]⟩
/-- `Y` -/ abbrev regionY : Region := ⟨t_Y, [(.const 0, .var v_R)]⟩

/-- The specification. -/
def spec : Spec where
  assumptions := [.and (.and (.le (.const 0) (.var v_R)) (.le (.const 0) (.var v_N))) (.le (.const 0) (.var v_Z))]
  inputs := [regionP, regionC, regionV, regionX]
  outputs := [regionY]
  equations := [⟨t_Y, [v_q], .true,
    .reduce [.fn zero []] plus [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z)))
      (.letval v_l .i32 (.access t_P [.var v_q])
        (.letval v_u .i32 (.access t_P [.add (.var v_q) (.const 1)])
          (.letval v_d .i32 (.access t_C [.var v_k])
            (.select (.and (.le (.var v_l) (.var v_k)) (.lt (.var v_k) (.var v_u)))
              (.fn times [.access t_V [.var v_k], .access t_X [.var v_d]]) (.fn zero [])))))⟩]
  ranges := [⟨t_P, .i32, .const 0, ending, true⟩, ⟨t_C, .i32, .const 0, .var v_N, false⟩]

/-- The implementation. -/
def impl : Impl where
  assumptions := []
  bindings := [⟨a_p, t_P, [v_k], [.var v_k], none⟩, ⟨a_c, t_C, [v_k], [.var v_k], none⟩,
    ⟨a_v, t_V, [v_k], [.var v_k], none⟩, ⟨a_x, t_X, [v_k], [.var v_k], none⟩, ⟨a_y, t_Y, [v_k], [.var v_k], none⟩]
  body := .par v_i (.const 0) (.var v_R)
    (.seq (.assign a_y [.var v_i] (.fn zero []))
      (.letval v_lo .i32 (.read a_p [.var v_i]) (.const 0) ending
        (.letval v_hi .i32 (.read a_p [.add (.var v_i) (.const 1)]) (.const 0) ending
          (.scope [a_y] (.for v_m (.var v_lo) (.var v_hi)
            (.letval v_j .i32 (.read a_c [.var v_m]) (.const 0) (.var v_N)
              (.accumulate false plus a_y [.var v_i] (.fn times [.read a_v [.var v_m], .read a_x [.var v_j]]))))))))

/-- The law used: adding 0.0 changes nothing. -/
def laws (V : Type) (I : Interp V) : Prop := RightUnit I plus (I.fn zero [])

section proof
variable {V : Type} (I : Interp V) (E : Env) (M : Model V)

/-- The integer `P(i)`. -/
abbrev pointer (i : Int) : Int := I.toInt .i32 (M t_P [i])

/-- The integer `C(k)`. -/
abbrev column (k : Int) : Int := I.toInt .i32 (M t_C [k])

/-- `V(k) * X(C(k))` -/
abbrev term (k : Int) : V := I.fn times [M t_V [k], M t_X [column I M k]]

/-- The sum over `lo ≤ k < n`. -/
def part (lo n : Int) : V :=
  I.reduce plus (some (I.fn zero [])) (pts1 fun k => lo ≤ k ∧ k < n) (body1 (term I M))

/-- The sum of a row. -/
abbrev row (i : Int) : V := part I M (pointer I M i) (pointer I M (i + 1))

/-- An input of one dimension. -/
abbrev input (a : Arr) (t : Ten) (n : Int) : Heap V :=
  .cells a (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < n) (fun p => M t p)

/-- The inputs. -/
def inputs : Heap V :=
  ((input M a_p t_P (E v_R + 1)).and (input M a_c t_C (E v_Z))).and
    ((input M a_v t_V (E v_Z)).and (input M a_x t_X (E v_N)))

/-- The inputs, and the first `i` rows' sums. -/
def rows (i : Int) : Heap V :=
  (inputs E M).and (.cells a_y (fun p => ∃ b, p = [b] ∧ 0 ≤ b ∧ b < i) (fun p => row I M (p.getD 0 0)))

/-- In row `i`, when the elements below `m` are added. -/
def inner (i lo m : Int) : Heap V := (rows I E M i).and (.cells a_y (· = [i]) (fun _ => part I M lo m))

/-- One more element. -/
def element : ACmd V :=
  .letval v_j .i32 (.read a_c [.var v_m]) (.const 0) (.var v_N) (fun E => column I M (E v_m))
    (.accumulate false plus a_y [.var v_i] (.fn times [.read a_v [.var v_m], .read a_x [.var v_j]])
      (fun E => part I M (E v_lo) (E v_m + 1)))

/-- One more row. -/
def body : ACmd V :=
  .seq (.assign a_y [.var v_i] (.fn zero []) (fun _ => I.fn zero []))
    (.letval v_lo .i32 (.read a_p [.var v_i]) (.const 0) ending (fun E => pointer I M (E v_i))
      (.letval v_hi .i32 (.read a_p [.add (.var v_i) (.const 1)]) (.const 0) ending
        (fun E => pointer I M (E v_i + 1))
        (.scope [a_y] (.for v_m (.var v_lo) (.var v_hi) (fun E m => inner I E M (E v_i) (E v_lo) m)
          (element I M)))))

/-- The program with its annotations. -/
def prog : ACmd V := .par v_i (.const 0) (.var v_R) (fun E i => rows I E M i) (body I M)

variable {I E M}

/-- What the pointers are. -/
theorem pointer_range (hR : spec.InRange I E M) (i : Int) (h1 : 0 ≤ i) (h2 : i < E v_R + 1) :
    0 ≤ pointer I M i ∧ pointer I M i < E v_Z + 1 :=
  in_range (r := ⟨t_P, .i32, .const 0, ending, true⟩) (R := regionP) hR (.head _) (.head _) rfl
    (region_iff.2 ⟨i, [], rfl, h1, h2, rfl⟩) rfl rfl

/-- What the columns are. -/
theorem column_range (hR : spec.InRange I E M) (k : Int) (h1 : 0 ≤ k) (h2 : k < E v_Z) :
    0 ≤ column I M k ∧ column I M k < E v_N :=
  in_range (r := ⟨t_C, .i32, .const 0, .var v_N, false⟩) (R := regionC) hR (.tail _ (.head _))
    (.tail _ (.head _)) rfl (region_iff.2 ⟨k, [], rfl, h1, h2, rfl⟩) rfl rfl

/-- The accumulation. -/
theorem step (lo m : Int) (h : lo ≤ m) : I.fn plus [part I M lo m, term I M m] = part I M lo (m + 1) := by
  refine append1 m lo (m + 1) (fun _ hk => hk) (fun k => ⟨fun hk => ?_, ?_⟩) (fun _ hk => hk.2)
    (fun _ _ => rfl) rfl
  · by_cases he : k = m
    · exact .inr he
    · exact .inl ⟨hk.1, by omega⟩
  · rintro (hk | rfl)
    · exact ⟨hk.1, by omega⟩
    · exact ⟨h, by omega⟩

/-- Nothing is added yet. -/
theorem part_empty (lo : Int) : part I M lo lo = I.fn zero [] :=
  reduce_empty1 fun _ hk => absurd (Int.lt_of_le_of_lt hk.1 hk.2) (Int.lt_irrefl _)

/-- The inner loop's body, in row `i`. -/
theorem element_vc {D} (hR : spec.InRange I E M) (i lo m : Int) {E' : Env} (hE : ∀ x, x ≤ 2 → E' x = E x)
    (hi : E' v_i = i) (hlo : E' v_lo = lo) (hm : E' v_m = m) (h0 : lo ≤ m) (h1 : 0 ≤ m) (h2 : m < E v_Z) :
    (element I M).vc I D E' (inner I E M i lo m) := by
  subst hi hlo hm
  have h := column_range hR (E' v_m) h1 h2
  have hN : E' v_N = E v_N := hE _ (by decide)
  refine vc_letval (v := M t_C [E' v_m])
    (ev_read (at_left (at_left (at_left (at_right (at_cells ⟨_, rfl, h1, h2⟩ rfl)))))) rfl h.1
    (show _ < E' v_N from hN ▸ h.2) ?_
  refine vc_accumulate (u := part I M (E' v_lo) (E' v_m)) (v := term I M (E' v_m)) (at_right (at_cells rfl rfl))
    (ev_fn2 (ev_read (at_left (at_left (at_right (at_left (at_cells ⟨_, rfl, h1, h2⟩ rfl))))))
      (ev_read (at_left (at_left (at_right (at_right (at_cells ⟨_, rfl, h.1, h.2⟩ rfl))))))) (step _ _ h0)

/-- What is known of other arrays stays, when a cell of `y` is written. -/
theorem inputs_set {i : List Int} {v : V} {h : Heap V} (hh : h.Entails (inputs E M)) :
    (h.set ⟨a_y, i⟩ v).Entails (inputs E M) := by
  have other : ∀ a, a ≠ a_y → ∀ (G : List Int → Prop) (f : List Int → V), h.Entails (.cells a G f) →
      (h.set ⟨a_y, i⟩ v).Entails (.cells a G f) := fun a ha G f hk =>
    entails_cells fun idx hg => at_set_other ha (hk _ _ (at_cells hg rfl))
  refine entails_and (entails_and ?_ ?_) (entails_and ?_ ?_)
  · exact other _ (by decide) _ _ fun l w hl => hh l w (at_left (at_left hl))
  · exact other _ (by decide) _ _ fun l w hl => hh l w (at_left (at_right hl))
  · exact other _ (by decide) _ _ fun l w hl => hh l w (at_right (at_left hl))
  · exact other _ (by decide) _ _ fun l w hl => hh l w (at_right (at_right hl))

/-- The inner loop's body keeps its invariant. -/
theorem element_kept (i lo m : Int) {E' : Env} (hi : E' v_i = i) (hlo : E' v_lo = lo) (hm : E' v_m = m) :
    ((element I M).post E' (inner I E M i lo m)).Entails (inner I E M i lo (m + 1)) := by
  subst hi hlo hm
  refine entails_and (entails_and ?_ (entails_cells ?_)) (entails_cells ?_)
  · exact inputs_set fun l v hl => at_left (at_left hl)
  · rintro _ ⟨b, rfl, hb1, hb2⟩
    refine at_set_ne (j := [E' v_i]) (fun he => ?_) (at_left (at_right (at_cells ⟨b, rfl, hb1, hb2⟩ rfl)))
    injection he
    omega
  · rintro _ rfl
    exact at_set rfl rfl

/-- One row. -/
theorem body_vc {D} (hR : spec.InRange I E M) (cell : ∀ i, 0 ≤ i → i < E v_R → D ⟨a_y, [i]⟩) (i : Int)
    (h1 : 0 ≤ i) (h2 : i < E v_R) : (body I M).vc I D (E.set v_i i) (rows I E M i) := by
  have hl := pointer_range hR i h1 (by omega)
  have hu := pointer_range hR (i + 1) (by omega) (by omega)
  refine vc_seq (vc_assign (cell i h1 h2) ev_const rfl) ?_
  refine vc_letval (v := M t_P [i])
    (ev_read (at_set_other (by decide) (at_left (at_left (at_left (at_cells ⟨i, rfl, h1, by omega⟩ rfl)))))) rfl
    hl.1 hl.2 ?_
  refine vc_letval (v := M t_P [i + 1])
    (ev_read (at_set_other (by decide) (at_left (at_left (at_left (at_cells ⟨i + 1, rfl, by omega, by omega⟩ rfl))))))
    rfl hu.1 hu.2 (vc_scope (vc_for ?_ ?_ ?_))
  · refine entails_and (entails_and ?_ (entails_cells ?_)) (entails_cells ?_)
    · exact inputs_set fun l v hl => at_left hl
    · rintro _ ⟨b, rfl, hb1, hb2⟩
      refine at_set_ne (j := [i]) (fun he => ?_) (at_right (at_cells ⟨b, rfl, hb1, hb2⟩ rfl))
      injection he with he
      replace hb2 : b < i := hb2
      omega
    · rintro _ rfl
      exact at_set rfl (part_empty _)
  · intro m h3 h4
    replace h3 : pointer I M i ≤ m := h3
    replace h4 : m < pointer I M (i + 1) := h4
    refine element_vc hR i (pointer I M i) m (fun x hx => ?_) rfl rfl rfl h3 (by omega) (by omega)
    match x, hx with
    | 0, _ => rfl
    | 1, _ => rfl
    | 2, _ => rfl
  · exact fun m _ _ => element_kept i (pointer I M i) m rfl rfl rfl

/-- After the row, its sum is known. -/
theorem kept (i : Int) : ((body I M).post (E.set v_i i) (rows I E M i)).Entails (rows I E M (i + 1)) := by
  have h : ∀ l v, inner I E M i (pointer I M i) (max (pointer I M i) (pointer I M (i + 1))) l v →
      (body I M).post (E.set v_i i) (rows I E M i) l v := fun _ _ h => h
  refine entails_and (fun l v hl => h _ _ (at_left (at_left hl))) (entails_cells ?_)
  rintro _ ⟨b, rfl, hb1, hb2⟩
  refine h _ _ ?_
  by_cases he : b = i
  · subst he
    have e : row I M b = part I M (pointer I M b) (max (pointer I M b) (pointer I M (b + 1))) :=
      reduce_congr1 (fun k => ⟨fun hk => ⟨hk.1, by have := hk.2; omega⟩,
        fun hk => ⟨hk.1, by have := hk.1; have := hk.2; omega⟩⟩) fun _ _ => rfl
    exact at_right (at_cells rfl e)
  · exact at_left (at_right (at_cells ⟨b, rfl, hb1, by omega⟩ rfl))

/-- No two rows race. -/
theorem race {post : Int → Heap V} : ParVC I 0 (E v_R) (body I M).erase (fun i => E.set v_i i) post := by
  refine race_arrays [a_y] rfl rfl (all_cons ?_ all_nil)
  refine apart1 (fun x i => i = x) (fun x i => i = x) (fun x _ _ => ?_) (fun x _ _ => ?_)
    fun x y i _ _ _ _ hxy hw => ⟨fun hr => hxy (hw.symm.trans hr), fun hr => hxy (hw.symm.trans hr)⟩
  · refine w_seq (w_assign1 x rfl) (w_letval _ _ rfl rfl fun _ _ _ => w_letval _ _ rfl rfl fun _ _ _ => ?_)
    exact w_scope (w_for _ _ rfl rfl fun _ _ _ => w_letval _ _ rfl rfl fun _ _ _ => w_accumulate1 x rfl)
  · refine r_seq (r_none rfl) (r_letval _ _ rfl rfl (x_none rfl) fun _ _ _ =>
      r_letval _ _ rfl rfl (x_none rfl) fun _ _ _ => ?_)
    exact r_scope (r_for _ _ rfl rfl fun _ _ _ => r_letval _ _ rfl rfl (x_none rfl) fun _ _ _ =>
      r_accumulate1 (x_none rfl) x rfl)

/-- The output: a mask leaves out what is outside of the row. -/
theorem output (hl : laws V I) (hM : spec.IsModel I E M) (hR : spec.InRange I E M) (i : Int) (h1 : 0 ≤ i)
    (h2 : i < E v_R) : M t_Y [i] = row I M i := by
  have hp := pointer_range hR i h1 (by omega)
  have hq := pointer_range hR (i + 1) (by omega) (by omega)
  refine (hM _ (.head _) [i] rfl rfl).trans ((eval_reduce_some1 (u := I.fn zero [])
    (Q := fun k => 0 ≤ k ∧ k < E v_Z)
    (g := fun k => bif decide (pointer I M i ≤ k) && decide (k < pointer I M (i + 1)) then term I M k
      else I.fn zero []) rfl (fun k => cond_and cond_le cond_lt) fun k _ => rfl).trans ?_)
  refine reduce_mask1 hl 0 (E v_Z) (fun k hk => hk) (fun k hk => ⟨?_, ?_⟩) (fun k _ hn => ?_) fun k hk => ?_
  · have := hk.1
    omega
  · have := hk.2
    omega
  · have h : (decide (pointer I M i ≤ k) && decide (k < pointer I M (i + 1))) = false := by
      rw [Bool.and_eq_false_iff]
      by_cases h : pointer I M i ≤ k
      · exact .inr (decide_eq_false fun h' => hn ⟨h, h'⟩)
      · exact .inl (decide_eq_false h)
    simp only [h]
    rfl
  · simp only [hk.1, hk.2, decide_true, Bool.and_self]
    rfl

end proof

/-- Cells of an array whose one tensor has one dimension. -/
theorem cell {E : Env} (b : Binding) (R : Region) {i : Int} (hb : b ∈ impl.bindings)
    (hR : R ∈ spec.inputs ++ spec.outputs) (ht : b.tensor = R.tensor) (hp : R.Holds E [i])
    (hc : b.cell E [i] = ⟨b.array, [i]⟩) (h : 0 ≤ i) : impl.HasCell spec E ⟨b.array, [i]⟩ :=
  has_cell hb hR hp (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl)
    (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))) hc ht ⟨h, Int.le_refl _, trivial⟩

/-- The inputs lie in their arrays. -/
theorem layout (E : Env) : impl.LayoutOk spec E := by
  rintro R p l ⟨hR, hp, b, hb, ht, rfl⟩
  have key : ∀ R ∈ spec.inputs, ∀ b ∈ impl.bindings, b.tensor = R.tensor → ∀ p, R.Holds E p →
      b.array = R.tensor ∧ b.cell E p = ⟨R.tensor, p⟩ ∧ ∃ i, p = [i] ∧ 0 ≤ i := by
    have no : ∀ {m n : Nat}, m ≠ n → ∀ {Q : Prop}, m = n → Q := fun h _ he => absurd he h
    have one : ∀ {t : Ten} {u : IExp} {a : Arr} {p : List Int}, a = t →
        (⟨t, [(.const 0, u)]⟩ : Region).Holds E p → a = t ∧
        (⟨a, t, [v_k], [.var v_k], none⟩ : Binding).cell E p = ⟨t, p⟩ ∧ ∃ i, p = [i] ∧ 0 ≤ i := by
      rintro t u a p rfl hp
      obtain ⟨i, _, rfl, h1, _, rfl⟩ := region_iff.1 hp
      exact ⟨rfl, rfl, i, rfl, h1⟩
    refine all_cons ?_ (all_cons ?_ (all_cons ?_ (all_cons ?_ all_nil)))
    · exact all_cons (fun _ _ hp => one rfl hp) (all_cons (no (by decide)) (all_cons (no (by decide))
        (all_cons (no (by decide)) (all_cons (no (by decide)) all_nil))))
    · exact all_cons (no (by decide)) (all_cons (fun _ _ hp => one rfl hp) (all_cons (no (by decide))
        (all_cons (no (by decide)) (all_cons (no (by decide)) all_nil))))
    · exact all_cons (no (by decide)) (all_cons (no (by decide)) (all_cons (fun _ _ hp => one rfl hp)
        (all_cons (no (by decide)) (all_cons (no (by decide)) all_nil))))
    · exact all_cons (no (by decide)) (all_cons (no (by decide)) (all_cons (no (by decide))
        (all_cons (fun _ _ hp => one rfl hp) (all_cons (no (by decide)) all_nil))))
  obtain ⟨ha, hc, i, rfl, hi⟩ := key R hR b hb ht p hp
  refine ⟨?_, ?_⟩
  · rw [hc, ← ha]
    exact cell b R hb (List.mem_append_left _ hR) ht hp (hc.trans (by rw [ha])) hi
  · rintro R' p' ⟨hR', hp', b', hb', ht', he⟩
    obtain ⟨_, hc', _⟩ := key R' hR' b' hb' ht' p' hp'
    rw [hc, hc'] at he
    injection he with h1 h2
    exact ⟨h1, h2⟩

/-- The equations do not overlap. -/
theorem consistent (E : Env) : spec.Consistent E :=
  ⟨.cons all_nil .nil, all_cons (all_cons (by decide) (all_cons (by decide) (all_cons (by decide)
    (all_cons (by decide) all_nil)))) all_nil⟩

/-- The equations have a model for every input. -/
theorem solvable (E : Env) (V : Type) (I : Interp V) : spec.Solvable I E :=
  Spec.solvable_of_direct (consistent E) (by decide)

/-- The whole program. -/
theorem prog_vc {V : Type} {I : Interp V} {E : Env} {M : Model V} (hR : spec.InRange I E M) :
    (prog I M).vc I (impl.HasCell spec E) E (impl.inputHeap spec E M) := by
  have cells : ∀ i, 0 ≤ i → i < E v_R → impl.HasCell spec E ⟨a_y, [i]⟩ := fun i h1 h2 =>
    cell ⟨a_y, t_Y, [v_k], [.var v_k], none⟩ regionY
      (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl
      (region_iff.2 ⟨i, [], rfl, h1, h2, rfl⟩) rfl h1
  refine vc_par ?_ (fun i h1 h2 => body_vc hR cells i h1 h2) (fun i _ _ => kept i) race
  refine entails_and (entails_and (entails_and ?_ ?_) (entails_and ?_ ?_)) (entails_cells ?_)
  · refine entails_cells ?_
    rintro _ ⟨k, rfl, h1, h2⟩
    exact at_input (R := regionP) (p := [k]) (.head _) (.head _) rfl
      (region_iff.2 ⟨k, [], rfl, h1, h2, rfl⟩) rfl rfl
  · refine entails_cells ?_
    rintro _ ⟨k, rfl, h1, h2⟩
    exact at_input (R := regionC) (p := [k]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
      (region_iff.2 ⟨k, [], rfl, h1, h2, rfl⟩) rfl rfl
  · refine entails_cells ?_
    rintro _ ⟨k, rfl, h1, h2⟩
    exact at_input (R := regionV) (p := [k]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
      (region_iff.2 ⟨k, [], rfl, h1, h2, rfl⟩) rfl rfl
  · refine entails_cells ?_
    rintro _ ⟨k, rfl, h1, h2⟩
    exact at_input (R := regionX) (p := [k]) (.tail _ (.tail _ (.tail _ (.head _))))
      (.tail _ (.tail _ (.tail _ (.head _)))) rfl (region_iff.2 ⟨k, [], rfl, h1, h2, rfl⟩) rfl rfl
  · rintro _ ⟨b, rfl, h1, h2⟩
    replace h2 : b < 0 := h2
    omega

/-- All outputs have values: the pointers' and columns' ranges are used here. -/
theorem defined (E : Env) : spec.Defined E := by
  refine defined_of (fun t p => t = t_Y → 0 ≤ p.getD 0 0 ∧ p.getD 0 0 < E v_R)
    (all_cons (fun p hp => ?_) all_nil) fun V I M _ hR => all_cons ?_ all_nil
  · obtain ⟨i, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    exact given_equation (p := [i]) (.head _) rfl rfl rfl (fun _ => ⟨h1, h2⟩) rfl
  · refine well_defined1 (P := fun _ => True) (fun i => cond_true) fun i _ hi => ?_
    have hi : 0 ≤ i ∧ i < E v_R := hi rfl
    refine defined_reduce_some1 0 (E v_Z) (defined_fn defined_nil) (fun k => cond_and cond_le cond_lt)
      (fun k hk => hk) fun k hk => ?_
    refine defined_letval (defined_access (given_input (R := regionP) (p := [i]) (.head _) rfl rfl
      (region_iff.2 ⟨i, [], rfl, hi.1, show i < E v_R + 1 by omega, rfl⟩))) rfl fun _ _ => ?_
    refine defined_letval (defined_access (given_input (R := regionP) (p := [i + 1]) (.head _) rfl rfl
      (region_iff.2 ⟨i + 1, [], rfl, show 0 ≤ i + 1 by omega, show i + 1 < E v_R + 1 by omega, rfl⟩))) rfl
      fun _ _ => ?_
    refine defined_letval (defined_access (given_input (R := regionC) (p := [k]) (.tail _ (.head _)) rfl rfl
      (region_iff.2 ⟨k, [], rfl, hk.1, hk.2, rfl⟩))) rfl fun n hn => ?_
    have hc := column_range hR k hk.1 hk.2
    refine ⟨fun _ => defined_fn (defined_cons ?_ (defined_cons ?_ defined_nil)), fun _ => defined_fn defined_nil⟩
    · exact defined_access (given_input (R := regionV) (p := [k]) (.tail _ (.tail _ (.head _))) rfl rfl
        (region_iff.2 ⟨k, [], rfl, hk.1, hk.2, rfl⟩))
    · replace hn : n = column I M k := hn
      subst hn
      exact defined_access (given_input (R := regionX) (p := [column I M k])
        (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl (region_iff.2 ⟨_, [], rfl, hc.1, hc.2, rfl⟩))

/-- For `R = 1`, `N = 1` and `Z = 0` there is an output. -/
theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧ spec.HasInputs laws E :=
  inhabited_of (E := fun x => if x = v_Z then 0 else 1) (fun _ => 0) ⟨all_cons (by decide) all_nil, all_nil⟩
    ⟨_, .head _, [0], region_iff.2 ⟨0, [], rfl, by decide, by decide, rfl⟩⟩
    (all_cons ⟨by decide, by decide⟩ (all_cons ⟨by decide, by decide⟩ all_nil)) fun _ => rfl

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl := by
  refine ⟨inhabited, fun E _ => defined E, Implements.of_vc (fun E _ => layout E) (fun E _ => consistent E)
    (fun E _ => solvable E) (fun V I E M => prog I M) (fun _ _ _ _ => rfl)
    (fun V I E M _ _ _ hR => prog_vc hR) ?_ ?_⟩
  · exact all_cons ⟨_, .tail _ (.tail _ (.tail _ (.tail _ (.head _)))), rfl⟩ all_nil
  · intro V I E M hl ha hM hR
    have no : ∀ {m n : Nat}, m ≠ n → ∀ {Q : Prop}, m = n → Q := fun h _ he => absurd he h
    refine all_cons (all_cons (no (by decide)) (all_cons (no (by decide)) (all_cons (no (by decide))
      (all_cons (no (by decide)) (all_cons (fun _ p hp => ?_) all_nil))))) all_nil
    obtain ⟨i, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    refine at_right (at_cells ⟨i, rfl, h1, ?_⟩ (output hl hM hR i h1 h2))
    replace h2 : i < E v_R := h2
    show i < max 0 (E v_R)
    omega

end Redverify.Examples.CsrRows
