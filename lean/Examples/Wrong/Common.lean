module

public import Redverify.Tactics
public import Interpretation.Integers

/-!
# Refuting programs

How the files of this folder show that a wrong program implements nothing: the program runs on
one input, over integers, and the run ends in an error or with a wrong output. `refutes` computes
that with the interpreter of `Redverify.Executable`, whose answers are proved right, and
`not_implements` makes it a proof of `¬ Implements laws S P`.

The memory of that run is `start`, which is proved to be one that `Implements` speaks of
(`start_initial`) wherever the layout is right.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Wrong

/-! ## Points and cells as lists -/

/-- The integers `lo, …, hi - 1`. -/
def range (lo hi : Int) : List Int := (List.range (hi - lo).toNat).map fun n : Nat => lo + (n : Int)

/-- `range` lists what it should. -/
theorem mem_range {lo hi i : Int} : i ∈ range lo hi ↔ lo ≤ i ∧ i < hi := by
  simp only [range, List.mem_map, List.mem_range]
  constructor
  · rintro ⟨n, h, rfl⟩
    omega
  · exact fun h => ⟨(i - lo).toNat, by omega, by omega⟩

/-- The points of a region, from its bounds. -/
def box (E : Env) : List (IExp × IExp) → List (List Int)
  | [] => [[]]
  | b :: bs => (range (b.1.eval E) (b.2.eval E)).flatMap fun i => (box E bs).map (i :: ·)

/-- `box` lists the points of a region. -/
theorem mem_box {E : Env} {R : Region} {p : List Int} : p ∈ box E R.bounds ↔ R.Holds E p := by
  rw [region_iff]
  generalize R.bounds = bs
  induction bs generalizing p with
  | nil => simp [box, Within]
  | cons b bs ih =>
    obtain ⟨lo, hi⟩ := b
    simp only [box, List.mem_flatMap, mem_range, List.mem_map, ih, Within]
    constructor
    · rintro ⟨i, h, q, hq, rfl⟩
      exact ⟨i, q, rfl, h.1, h.2, hq⟩
    · rintro ⟨i, q, rfl, h1, h2, hq⟩
      exact ⟨i, ⟨h1, h2⟩, q, hq, rfl⟩

/-- The points of a region with the cells where they are stored. -/
def stored (P : Impl) (E : Env) (R : Region) : List (List Int × Loc) :=
  (box E R.bounds).flatMap fun p =>
    (P.bindings.filter fun b => decide (b.tensor = R.tensor)).map fun b => (p, b.cell E p)

/-- `stored` lists the points of the region with all their cells. -/
theorem mem_stored {P : Impl} {E : Env} {R : Region} {p : List Int} {l : Loc} :
    (p, l) ∈ stored P E R ↔ R.Holds E p ∧ ∃ b ∈ P.bindings, b.tensor = R.tensor ∧ b.cell E p = l := by
  simp only [stored, List.mem_flatMap, List.mem_map, List.mem_filter, decide_eq_true_eq, mem_box]
  constructor
  · rintro ⟨q, hq, b, ⟨hb, ht⟩, h⟩
    cases h
    exact ⟨hq, b, hb, ht, rfl⟩
  · rintro ⟨hp, b, hb, ht, rfl⟩
    exact ⟨p, hp, b, ⟨hb, ht⟩, rfl⟩

/-- The indices of an array's cells to which points of inputs and outputs are bound. -/
def boundCells (P : Impl) (S : Spec) (E : Env) (a : Arr) : List (List Int) :=
  (S.inputs ++ S.outputs).flatMap fun R =>
    ((stored P E R).filter fun q => decide (q.2.array = a)).map fun q => q.2.index

private theorem mem_boundCells {P : Impl} {S : Spec} {E : Env} {a : Arr} {idx : List Int} :
    idx ∈ boundCells P S E a ↔ ∃ b ∈ P.bindings, ∃ R ∈ S.inputs ++ S.outputs, ∃ p,
      b.tensor = R.tensor ∧ R.Holds E p ∧ b.cell E p = ⟨a, idx⟩ := by
  simp only [boundCells, List.mem_flatMap, List.mem_map, List.mem_filter, decide_eq_true_eq]
  constructor
  · rintro ⟨R, hR, ⟨p, l⟩, ⟨hq, ha⟩, hi⟩
    obtain ⟨hp, b, hb, ht, hl⟩ := mem_stored.1 hq
    obtain ⟨a', i'⟩ := l
    simp only at ha hi
    subst ha hi
    exact ⟨b, hb, R, hR, p, ht, hp, hl⟩
  · rintro ⟨b, hb, R, hR, p, ht, hp, hl⟩
    exact ⟨R, hR, (p, ⟨a, idx⟩), ⟨mem_stored.2 ⟨hp, b, hb, ht, hl⟩, rfl⟩, rfl⟩

/-- In the smallest box, from the list of cells that it has to hold. -/
def inSmallestBox (cells : List (List Int)) (idx : List Int) : Bool :=
  cells.any (fun p => decide (p.length = idx.length)) &&
  (List.range idx.length).all fun d => decide (0 ≤ idx.getD d 0) &&
    cells.any fun p => decide (d < p.length) && decide (idx.getD d 0 ≤ p.getD d 0)

private theorem inSmallestBox_iff {cells : List (List Int)} {Q : List Int → Prop} {idx : List Int}
    (h : ∀ p, p ∈ cells ↔ Q p) : inSmallestBox cells idx = true ↔ InSmallestBox Q idx := by
  simp only [inSmallestBox, InSmallestBox, Bool.and_eq_true, List.any_eq_true, decide_eq_true_eq,
    List.all_eq_true, List.mem_range, h]
  refine and_congr_right fun _ => forall_congr' fun d => forall_congr' fun hd => ?_
  have e : idx.getD d 0 = idx[d] := by simp [hd]
  rw [e]
  refine and_congr_right fun _ => exists_congr fun p => and_congr_right fun _ => ?_
  constructor
  · rintro ⟨h1, h2⟩
    exact ⟨h1, by simpa [h1] using h2⟩
  · rintro ⟨h1, h2⟩
    exact ⟨h1, by simpa [h1] using h2⟩

/-- Whether a cell of a bound array exists. -/
def hasCell (P : Impl) (S : Spec) (E : Env) (l : Loc) : Bool :=
  P.bindings.any (fun b => decide (b.array = l.array)) &&
  (P.bindings.all fun b => !decide (b.array = l.array) || match b.extents with
    | some n => inBox l.index (evalIdx n E)
    | none => true) &&
  (P.bindings.any (fun b => decide (b.array = l.array) && b.extents.isSome) ||
    inSmallestBox (boundCells P S E l.array) l.index)

/-- `hasCell` decides `Impl.HasCell`. -/
theorem hasCell_iff {P : Impl} {S : Spec} {E : Env} {l : Loc} :
    hasCell P S E l = true ↔ P.HasCell S E l := by
  simp only [hasCell, Impl.HasCell, Bool.and_eq_true, and_assoc]
  refine and_congr (by simp) (and_congr ?_ ?_)
  · simp only [List.all_eq_true, Bool.or_eq_true, Bool.not_eq_true', decide_eq_false_iff_not]
    refine forall_congr' fun b => forall_congr' fun _ => ?_
    by_cases ha : b.array = l.array
    · cases hn : b.extents <;> simp [ha, inBox_iff]
    · simp [ha]
  · rw [Bool.or_eq_true, inSmallestBox_iff fun p => mem_boundCells]
    simp only [List.any_eq_true, Bool.and_eq_true, decide_eq_true_eq]
    constructor
    · rintro (⟨b, hb, ha, hn⟩ | h) he
      · simp [he b hb ha] at hn
      · exact h
    · intro h
      by_cases he : ∀ b ∈ P.bindings, b.array = l.array → b.extents = none
      · exact .inr (h he)
      · simp only [Classical.not_forall] at he
        obtain ⟨b, hb, ha, hn⟩ := he
        refine .inl ⟨b, hb, ha, ?_⟩
        cases hx : b.extents with
        | none => exact absurd hx hn
        | some n => rfl

/-! ## The memory of a run -/

/-- The cells of inputs, each with its tensor and point. -/
def inputCells (P : Impl) (S : Spec) (E : Env) : List (Loc × Ten × List Int) :=
  S.inputs.flatMap fun R => (stored P E R).map fun q => (q.2, R.tensor, q.1)

private theorem mem_inputCells {P : Impl} {S : Spec} {E : Env} {l : Loc} {t : Ten} {p : List Int} :
    (l, t, p) ∈ inputCells P S E ↔ ∃ R, R.tensor = t ∧ P.InputAt S E R p l := by
  simp only [inputCells, List.mem_flatMap, List.mem_map]
  constructor
  · rintro ⟨R, hR, ⟨q, k⟩, hq, h⟩
    cases h
    exact ⟨R, rfl, hR, mem_stored.1 hq⟩
  · rintro ⟨R, rfl, hR, h⟩
    exact ⟨R, hR, (p, l), mem_stored.2 h, rfl⟩

/-- The memory that holds the inputs of a model and nothing else. -/
def start {V : Type} (P : Impl) (S : Spec) (E : Env) (M : Model V) : Mem V := fun l =>
  if hasCell P S E l then
    match (inputCells P S E).find? (fun q => decide (q.1 = l)) with
    | some q => .holds (some (M q.2.1 q.2.2))
    | none => .holds none
  else .absent

/-- Where the layout is right, `start` is a memory that `Implements` speaks of. Hence it speaks of
one: no claim is empty for want of memories. -/
theorem start_initial {V : Type} {P : Impl} {S : Spec} {E : Env} (M : Model V) (h : P.LayoutOk S E) :
    P.Initial S E M (start P S E M) := by
  constructor
  · intro l
    rw [← hasCell_iff]
    simp only [start]
    split
    · rename_i hc
      simp only [hc, iff_true]
      split <;> simp
    · rename_i hc
      simp [hc]
  · intro R p l hi
    have hc := hasCell_iff.2 (h R p l hi).1
    simp only [start, hc, if_true]
    have hm : (l, R.tensor, p) ∈ inputCells P S E := mem_inputCells.2 ⟨R, rfl, hi⟩
    split
    · rename_i q hq
      obtain ⟨k, t, p'⟩ := q
      have hk : k = l := by simpa using List.find?_some hq
      subst hk
      obtain ⟨R', rfl, hi'⟩ := mem_inputCells.1 (List.mem_of_find?_eq_some hq)
      obtain ⟨h1, h2⟩ := (h R p k hi).2 R' p' hi'
      rw [h1, h2]
    · rename_i hn
      exact absurd (decide_eq_true rfl) (List.find?_eq_none.1 hn _ hm)

/-! ## Refutations -/

variable {I : Interp Int} (C : Commutation I) (P : Impl) (S : Spec) (E : Env) (M : Model Int)

/-- All assumptions hold. -/
def assumed : Bool := S.assumptions.all (fun c => c.eval E) && P.assumptions.all (fun c => c.eval E)

/-- `assumed` decides `Assumed`. -/
theorem assumed_iff {P : Impl} {S : Spec} {E : Env} : assumed P S E = true ↔ Assumed S P E := by
  simp [assumed, Assumed, allHold]

/-- Whether the memory holds the outputs of the model. -/
def outputsHold (μ : Mem Int) : Bool :=
  S.outputs.all fun R => (box E R.bounds).all fun p =>
    P.bindings.any (fun b => decide (b.tensor = R.tensor)) &&
    P.bindings.all fun b => !decide (b.tensor = R.tensor) ||
      (μ (b.cell E p)).has (some (M R.tensor p))

/-- `outputsHold` decides `Impl.Final`. -/
theorem outputsHold_of_final {P : Impl} {S : Spec} {E : Env} {M : Model Int} {μ : Mem Int}
    (h : P.Final S E M μ) : outputsHold P S E M μ = true := by
  simp only [outputsHold, List.all_eq_true, Bool.and_eq_true, List.any_eq_true, decide_eq_true_eq,
    Bool.or_eq_true, Bool.not_eq_true', decide_eq_false_iff_not]
  intro R hR p hp
  obtain ⟨hb, hv⟩ := h R hR p (mem_box.1 hp)
  refine ⟨hb, fun b hb' => ?_⟩
  by_cases ht : b.tensor = R.tensor
  · exact .inr (by simp [hv b hb' ht, Cell.has])
  · exact .inl ht

/-- The run from `start` ends in an error. -/
def stops : Bool := assumed P S E && match exec C P.body E (start P S E M) with
  | .error => true
  | _ => false

/-- The run from `start` ends, and cell `l` then holds the value, or an undefined one. -/
def leaves (l : Loc) (v : Option Int) : Bool :=
  assumed P S E && match exec C P.body E (start P S E M) with
  | .ok r => ((start P S E M).update (toDelta I r.1) l).has v
  | _ => false

/-- The run from `start` ends with the outputs of the model. -/
def accepts : Bool := assumed P S E && match exec C P.body E (start P S E M) with
  | .ok r => outputsHold P S E M ((start P S E M).update (toDelta I r.1))
  | _ => false

/-- The run from `start` ends in an error or with other outputs than those of the model. -/
def refutes : Bool := assumed P S E && match exec C P.body E (start P S E M) with
  | .ok r => !outputsHold P S E M ((start P S E M).update (toDelta I r.1))
  | .error => true
  | .undecided => false

variable {C P S E M}

/-- A program whose run on one input ends in an error or with a wrong output does not implement the
specification. -/
theorem not_implements {laws : ∀ V : Type, Interp V → Prop} (hI : laws Int I)
    (hM : S.IsModel I E M) (hR : S.InRange I E M) (h : refutes C P S E M = true) : ¬ Implements laws S P := by
  rintro ⟨hl, hr⟩
  simp only [refutes, Bool.and_eq_true] at h
  obtain ⟨hE, h⟩ := h
  have hE := assumed_iff.1 hE
  obtain ⟨⟨δ, ρ, hrun⟩, hout, _⟩ := hr Int I hI E hE M hM hR _ (start_initial M (hl E hE).1)
  have ha := exec_agrees C P.body E (start P S E M)
  generalize exec C P.body E (start P S E M) = r at h ha
  cases r with
  | undecided => simp at h
  | error => exact ha δ ρ hrun
  | ok r =>
    simp only [Bool.not_eq_true'] at h
    simp [outputsHold_of_final (hout _ _ ha)] at h

/-- A run that was computed to stop is no run: the semantics has none. -/
theorem no_run (h : stops C P S E M = true) :
    ∀ δ ρ, ¬ BigStep I E (start P S E M) P.body δ ρ := by
  simp only [stops, Bool.and_eq_true] at h
  have ha := exec_agrees C P.body E (start P S E M)
  generalize exec C P.body E (start P S E M) = r at h ha
  cases r with
  | error => exact ha
  | undecided => simp at h
  | ok r => simp at h

/-- A run that was computed to leave a value in a cell does so, and is the only one. -/
theorem run_leaves {l : Loc} {v : Option Int} (h : leaves C P S E M l v = true) :
    (∃ δ ρ, BigStep I E (start P S E M) P.body δ ρ) ∧
    ∀ δ ρ, BigStep I E (start P S E M) P.body δ ρ → (start P S E M).update δ l = content v := by
  simp only [leaves, Bool.and_eq_true] at h
  have ha := exec_agrees C P.body E (start P S E M)
  generalize exec C P.body E (start P S E M) = r at h ha
  cases r with
  | error => simp at h
  | undecided => simp at h
  | ok r =>
    refine ⟨⟨_, _, ha⟩, fun δ ρ hr => ?_⟩
    rw [(hr.determ ha).1]
    obtain ⟨_, h⟩ := h
    simp only at h
    revert h
    cases (start P S E M).update (toDelta I r.1) l <;> simp [Cell.has, content]

/-- A layout that is wrong for some parameters. -/
theorem not_implements_of_layout {laws : ∀ V : Type, Interp V → Prop} (hE : assumed P S E = true)
    (h : ¬ P.LayoutOk S E) : ¬ Implements laws S P :=
  fun hi => h (hi.1 E (assumed_iff.1 hE)).1

/-- Equations that contradict each other for some parameters. -/
theorem not_implements_of_equations {laws : ∀ V : Type, Interp V → Prop}
    (hE : assumed P S E = true) (h : ¬ S.Consistent E) : ¬ Implements laws S P :=
  fun hi => h (hi.1 E (assumed_iff.1 hE)).2.1

/-- Equations without a model for some parameters and inputs. -/
theorem not_implements_of_models {laws : ∀ V : Type, Interp V → Prop} {V : Type} {J : Interp V}
    (hE : Assumed S P E) (h : ¬ S.Solvable J E) : ¬ Implements laws S P :=
  fun hi => h ((hi.1 E hE).2.2 V J)

/-! ## Models -/

/-- A reduction over an interval is a fold over its points. -/
theorem eval_reduce_range {V : Type} {I : Interp V} {M : Model V} {z : TExp} {f : Fn} {x : Var}
    {c : Cond} {body : TExp} {E : Env} {lo hi : Int}
    (hc : ∀ i, c.eval (E.set x i) = true ↔ lo ≤ i ∧ i < hi) :
    (TExp.reduce [z] f [x] c body).eval I M E =
      I.accumulate f (fun p => body.eval I M (E.bind [x] p)) (z.eval I M E)
        ((range lo hi).map fun i => [i]) := by
  rw [eval_reduce_start]
  refine reduce_some_of_lists ⟨?_, fun p => ?_⟩
  · simp only [range, List.map_map, List.pairwise_map]
    exact List.pairwise_lt_range.imp fun {m n} h => by
      simp only [Function.comp, lexLt_one]
      omega
  · refine Iff.trans ?_ (index1 hc p).symm
    simp only [List.mem_map, mem_range]
    exact ⟨fun ⟨i, h, e⟩ => ⟨i, e.symm, h⟩, fun ⟨i, e, h⟩ => ⟨i, h, e.symm⟩⟩

/-! ## The specification of most examples -/

/-- The parameter `N`. -/
abbrev v_N : Var := 0
/-- The binder of the specification. -/
abbrev v_k : Var := 1
/-- The loop variable. -/
abbrev v_i : Var := 2
/-- The input's array. -/
abbrev a_a : Arr := 0
/-- The output's array. -/
abbrev a_b : Arr := 1
/-- The input. -/
abbrev t_A : Ten := 0
/-- The output. -/
abbrev t_B : Ten := 1
/-- `+ : f32` -/
abbrev plus : Fn := .builtin "+" .f32
/-- `0.0 : f32` -/
abbrev zero : Fn := .literal .f32 0 1

/-- `B() = sum[k : 0 <= k < N] A(k)` for `N >= 1`. -/
def total : Spec where
  assumptions := [.le (.const 1) (.var v_N)]
  inputs := [⟨t_A, [(.const 0, .var v_N)]⟩]
  outputs := [⟨t_B, []⟩]
  equations := [⟨t_B, [], .true,
    .reduce [.fn zero []] plus [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
      (.access t_A [.var v_k])⟩]

/-- `A` in `a`, `B` in `b`. -/
def bindings : List Binding := [⟨a_a, t_A, [v_k], [.var v_k], none⟩, ⟨a_b, t_B, [], [], none⟩]

/-- An implementation of `total`. -/
def sumBy (body : Cmd) : Impl := ⟨[], bindings, body⟩

/-- Addition is associative and commutative, and 0.0 is its unit: all that one may ask. -/
def laws (V : Type) (I : Interp V) : Prop :=
  Assoc I plus ∧ Comm I plus ∧ LeftUnit I plus (I.fn zero []) ∧ RightUnit I plus (I.fn zero [])

/-- The integers obey these laws. -/
theorem integers_laws : laws Int integers := by
  have h : ∀ x y, integers.fn plus [x, y] = x + y := fun x y => by
    simp (decide := true) [integers, binary, wrap]
  refine ⟨fun x y z => ?_, fun x y => ?_, fun x => ?_, fun x => ?_⟩
  · simp only [h, Int.add_assoc]
  · simp only [h, Int.add_comm]
  · exact (h 0 x).trans (Int.zero_add x)
  · exact (h x 0).trans (Int.add_zero x)

/-- `N = 2`. -/
def two : Env := parameters [2]

/-- `A = 1, 2` (and on), hence `B = 3`. -/
def model : Model Int
  | 0, [k] => k + 1
  | 1, [] => 3
  | _, _ => 0

/-- That is a model of `total`. -/
theorem model_total : total.IsModel integers two model := by
  refine all_cons (fun p hp _ => ?_) all_nil
  obtain rfl : p = [] := List.length_eq_zero_iff.1 hp
  refine Eq.trans ?_ (eval_reduce_range (lo := 0) (hi := 2) fun i => ?_).symm
  · decide +kernel
  · exact cond_and cond_le cond_lt

/-- A body for `total` with a wrong run for `N = 2` and `A = 1, 2`. -/
theorem not_total {body : Cmd} (h : refutes commutation (sumBy body) total two model = true) :
    ¬ Implements laws total (sumBy body) := not_implements integers_laws model_total all_nil h

/-- The control: what is right is not refuted. The body is
`b[] := 0.0; for i < N: b[] += a[i]`. -/
theorem right_accepted : accepts commutation
    (sumBy (.seq (.assign a_b [] (.fn zero []))
      (.for v_i (.const 0) (.var v_N) (.accumulate false plus a_b [] (.read a_a [.var v_i])))))
    total two model = true := by decide +kernel

end Redverify.Examples.Wrong
