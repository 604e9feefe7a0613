module

public import Redverify.Frame

/-!
# Running programs

`exec` runs a command in a memory and is what the kernel can compute: changes and reads are lists.
What it answers is right (`exec_agrees`): the changes and reads are those of the big-step semantics,
and where it answers with an error the semantics has no run. Tests of the semantics against the
reference interpreter use it; no certificate does.

Whether two iterations race is decided, but for one thing: that atomic accumulations commute is a
statement about all values. A `Commutation` says what is known of that, and where it says nothing
`exec` answers `undecided`.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type}

/-! ## Changes as lists -/

/-- A change of one cell. -/
inductive Event (V : Type) where
  | write (l : Loc) (v : Option V)
  /-- An atomic accumulation. -/ | accumulate (l : Loc) (f : Fn) (v : Option V)

/-- The cell that is changed. -/
def Event.loc : Event V → Loc
  | .write l _ => l
  | .accumulate l _ _ => l

/-- The event as a differential memory. -/
def Event.delta (I : Interp V) : Event V → Delta V
  | .write l v => .write l v
  | .accumulate l f v => .accumulate l (fun x => I.strict f [x, v])

/-- Events, the first first, as a differential memory. -/
def toDelta (I : Interp V) : List (Event V) → Delta V
  | [] => .none
  | e :: es => (e.delta I).andThen (toDelta I es)

/-- What events do to one cell: an `Update` whose accumulations are named. -/
structure Change (V : Type) where
  base : Option (Option V)
  accs : List (Fn × Option V)

/-- The accumulation `x ↦ x f v` of values. -/
def acting (I : Interp V) (p : Fn × V) : V → V := fun x => I.fn p.1 [x, p.2]

/-- The accumulation `x ↦ x f v`, of which both may be undefined. -/
def adding (I : Interp V) (p : Fn × Option V) : Option V → Option V := fun x => I.strict p.1 [x, p.2]

/-- The change as an update. -/
def Change.update (I : Interp V) (u : Change V) : Update V := ⟨u.base, u.accs.map (adding I)⟩

/-- One event, seen from one cell, before another change. -/
def Event.before (l : Loc) (u : Change V) : Event V → Change V
  | .write k v => if l = k then ⟨some (u.base.getD v), u.accs⟩ else u
  | .accumulate k f v => if l = k ∧ u.base.isNone then ⟨none, (f, v) :: u.accs⟩ else u

/-- What events do to a cell. -/
def change (l : Loc) : List (Event V) → Change V
  | [] => ⟨none, []⟩
  | e :: es => e.before l (change l es)

/-- `change` is `toDelta`, cell by cell. -/
theorem toDelta_eq_change (I : Interp V) (l : Loc) :
    ∀ es, toDelta I es l = (change l es).update I
  | [] => rfl
  | e :: es => by
    have ih := toDelta_eq_change I l es
    cases e with
    | write k v =>
      simp only [toDelta, change, Delta.andThen, Event.delta, Event.before, Delta.write, ih,
        Change.update, Update.andThen]
      by_cases h : l = k <;> cases hb : (change l es).base <;> simp [h, hb, Update.none]
    | accumulate k f v =>
      simp only [toDelta, change, Delta.andThen, Event.delta, Event.before, Delta.accumulate, ih,
        Change.update, Update.andThen]
      by_cases h : l = k
      · subst h
        cases hb : (change l es).base <;> simp [hb]
        rfl
      · cases hb : (change l es).base <;> simp [h, hb, Update.none]

/-- One list of events and then another (`▷`). -/
theorem toDelta_append (I : Interp V) :
    ∀ es fs, toDelta I (es ++ fs) = (toDelta I es).andThen (toDelta I fs)
  | [], fs => by simp [toDelta]
  | e :: es, fs => by simp [toDelta, toDelta_append I es fs, Delta.andThen_assoc]

/-- The events of other arrays than `a`. -/
def others (a : Arr) (es : List (Event V)) : List (Event V) := es.filter (fun e => e.loc.array != a)

/-- What is left of events outside of an allocation (U-ALLOCATE). -/
theorem toDelta_others (I : Interp V) (a : Arr) :
    ∀ es, toDelta I (others a es) = (toDelta I es).without a
  | [] => by
    funext l
    simp [others, toDelta, Delta.without, Delta.none]
  | e :: es => by
    have ih := toDelta_others I a es
    funext l
    have ihl := congrFun ih l
    by_cases h : e.loc.array = a
    · have hs : others a (e :: es) = others a es := by simp [others, h]
      rw [hs, ih]
      by_cases hl : l.array = a
      · simp [Delta.without, hl]
      · have hne : ¬ l = e.loc := fun hk => hl (hk ▸ h)
        cases e <;> simp_all [Delta.without, toDelta, Delta.andThen, Event.delta, Delta.write,
          Delta.accumulate, Event.loc]
    · have hs : others a (e :: es) = e :: others a es := by simp [others, h]
      rw [hs]
      simp only [toDelta, Delta.andThen, ih]
      by_cases hl : l.array = a
      · have hne : ¬ l = e.loc := fun hk => h (hk ▸ hl)
        cases e <;> simp_all [Delta.without, Event.delta, Delta.write, Delta.accumulate, Event.loc]
      · simp [Delta.without, hl, Delta.andThen]

/-- The domain of the differential memory. -/
theorem touches_toDelta (I : Interp V) (l : Loc) :
    ∀ es : List (Event V), (toDelta I es).Touches l ↔ ∃ e ∈ es, e.loc = l
  | [] => by simp [toDelta]
  | e :: es => by
    rw [toDelta, Delta.touches_andThen, touches_toDelta I l es]
    cases e <;> simp [Event.delta, Event.loc, eq_comm]

/-! ## Races -/

/-- What is known of whether atomic accumulations commute. -/
structure Commutation (I : Interp V) where
  /-- Whether two accumulations commute, if that is known. -/
  known : Fn × V → Fn × V → Option Bool
  /-- They do where that is said. -/
  yes : ∀ p q, known p q = some true → ∀ x, acting I p (acting I q x) = acting I q (acting I p x)
  /-- They do not where that is said. -/
  no : ∀ p q, known p q = some false → ¬ ∀ x, acting I p (acting I q x) = acting I q (acting I p x)

/-- Conjunction of answers: false if one is false, unknown if none is false and one is unknown. -/
def allOf : List (Option Bool) → Option Bool
  | [] => some true
  | some true :: rest => allOf rest
  | some false :: _ => some false
  | none :: rest => if allOf rest = some false then some false else none

/-- All answers are true. -/
theorem allOf_true : ∀ {l : List (Option Bool)}, allOf l = some true → ∀ b ∈ l, b = some true
  | [], _, b, hb => by simp at hb
  | some true :: rest, h, b, hb => by
    rcases List.mem_cons.1 hb with rfl | hb
    · rfl
    · exact allOf_true (l := rest) h b hb
  | some false :: _, h, _, _ => by simp [allOf] at h
  | none :: rest, h, _, _ => by
    simp only [allOf] at h
    split at h <;> simp at h

/-- One answer is false. -/
theorem allOf_false : ∀ {l : List (Option Bool)}, allOf l = some false → some false ∈ l
  | [], h => by simp [allOf] at h
  | some true :: rest, h => List.mem_cons_of_mem _ (allOf_false (l := rest) h)
  | some false :: _, _ => by simp
  | none :: rest, h => by
    simp only [allOf] at h
    split at h
    · rename_i hr
      exact List.mem_cons_of_mem _ (allOf_false hr)
    · simp at h

variable [DecidableEq V] {I : Interp V}

/-- Whether two accumulations commute, if that is known; they do where something is undefined. -/
def Commutation.of (C : Commutation I) (p q : Fn × Option V) : Option Bool :=
  match p.2, q.2 with
  | some v, some w => C.known (p.1, v) (q.1, w)
  | _, _ => some true

omit [DecidableEq V] in
/-- The answer is right. -/
theorem Commutation.of_eq {C : Commutation I} {p q : Fn × Option V} {b : Bool} (h : C.of p q = some b) :
    b = true ↔ ∀ x, adding I p (adding I q x) = adding I q (adding I p x) := by
  obtain ⟨f, v⟩ := p
  obtain ⟨g, w⟩ := q
  cases v with
  | none =>
    simp only [Commutation.of, Option.some.injEq] at h
    refine ⟨fun _ x => ?_, fun _ => h.symm⟩
    cases x <;> cases w <;> simp [adding, Interp.strict]
  | some v =>
    cases w with
    | none =>
      simp only [Commutation.of, Option.some.injEq] at h
      refine ⟨fun _ x => ?_, fun _ => h.symm⟩
      cases x <;> simp [adding, Interp.strict]
    | some w =>
      simp only [Commutation.of] at h
      cases b with
      | true =>
        refine ⟨fun _ x => ?_, fun _ => rfl⟩
        cases x with
        | none => rfl
        | some x => exact congrArg some (C.yes _ _ h x)
      | false =>
        refine ⟨fun h => by simp at h, fun hx => ?_⟩
        exact absurd (fun x => Option.some.inj (hx (some x))) (C.no _ _ h)

/-- Whether two changes of one cell are compatible (Definition 7.3.1). -/
def Change.compatible (C : Commutation I) (u w : Change V) : Option Bool :=
  match u.base, w.base with
  | some v, some v' => some (decide (v = v') && u.accs.isEmpty && w.accs.isEmpty)
  | none, none => allOf (u.accs.flatMap fun p => w.accs.map fun q => C.of p q)
  | _, _ => some false

omit [DecidableEq V] in
private theorem compatible_mem {C : Commutation I} {us ws : List (Fn × Option V)} {b : Option Bool} :
    b ∈ (us.flatMap fun p => ws.map fun q => C.of p q) ↔
      ∃ p ∈ us, ∃ q ∈ ws, C.of p q = b := by
  simp [List.mem_flatMap]

/-- The answer about compatibility is right. -/
theorem Change.compatible_eq {C : Commutation I} {u w : Change V} {b : Bool}
    (h : u.compatible C w = some b) : b = true ↔ (u.update I).Compatible (w.update I) := by
  obtain ⟨ub, ua⟩ := u
  obtain ⟨wb, wa⟩ := w
  cases ub <;> cases wb
  · simp only [Change.compatible] at h
    cases b with
    | true =>
      have h := allOf_true h
      refine ⟨fun _ => .inr ⟨rfl, rfl, ?_⟩, fun _ => rfl⟩
      intro f hf g hg x
      obtain ⟨p, hp, rfl⟩ := List.mem_map.1 hf
      obtain ⟨q, hq, rfl⟩ := List.mem_map.1 hg
      exact (Commutation.of_eq (h _ (compatible_mem.2 ⟨p, hp, q, hq, rfl⟩))).1 rfl x
    | false =>
      obtain ⟨p, hp, q, hq, hk⟩ := compatible_mem.1 (allOf_false h)
      refine ⟨fun h => by simp at h, fun h => ?_⟩
      rcases h with ⟨v, h, _⟩ | ⟨_, _, h⟩
      · simp [Change.update] at h
      · exact absurd ((Commutation.of_eq hk).2
          (h _ (List.mem_map_of_mem hp) _ (List.mem_map_of_mem hq))) (by simp)
  · simp only [Change.compatible, Option.some.injEq] at h
    subst h
    simp [Update.Compatible, Change.update]
  · simp only [Change.compatible, Option.some.injEq] at h
    subst h
    simp [Update.Compatible, Change.update]
  · simp only [Change.compatible, Option.some.injEq] at h
    subst h
    cases ua <;> cases wa <;> simp [Update.Compatible, Change.update, eq_comm]

/-- What a run of a command changed and read. -/
abbrev Run (V : Type) := List (Event V) × List Loc

/-- What one iteration does to a cell does not disturb another iteration. -/
def Event.checks (C : Commutation I) (r s : Run V) (e : Event V) : List (Option Bool) :=
  [some (!s.2.any fun k => decide (k = e.loc)),
    if s.1.any (fun k => decide (k.loc = e.loc)) then
      (change e.loc r.1).compatible C (change e.loc s.1)
    else some true]

/-- The iteration of that number. -/
def iteration (runs : List (Run V)) (n : Nat) : Run V := runs.getD n ([], [])

/-- Whether no two iterations race, if that is known. -/
def raceFree (C : Commutation I) (runs : List (Run V)) : Option Bool :=
  allOf <| (List.range runs.length).flatMap fun m => (List.range runs.length).flatMap fun n =>
    if m = n then [] else
      (iteration runs m).1.flatMap (Event.checks C (iteration runs m) (iteration runs n))

private theorem mem_checks {C : Commutation I} {runs : List (Run V)} {b : Option Bool} :
    (b ∈ (List.range runs.length).flatMap fun m => (List.range runs.length).flatMap fun n =>
      if m = n then [] else
        (iteration runs m).1.flatMap (Event.checks C (iteration runs m) (iteration runs n))) ↔
    ∃ m n, m < runs.length ∧ n < runs.length ∧ m ≠ n ∧ ∃ e ∈ (iteration runs m).1,
      b ∈ e.checks C (iteration runs m) (iteration runs n) := by
  simp only [List.mem_flatMap, List.mem_range]
  constructor
  · rintro ⟨m, hm, n, hn, h⟩
    by_cases hmn : m = n
    · simp [hmn] at h
    · simp only [hmn, if_false, List.mem_flatMap] at h
      exact ⟨m, n, hm, hn, hmn, h⟩
  · rintro ⟨m, n, hm, hn, hmn, h⟩
    refine ⟨m, hm, n, hn, ?_⟩
    simp only [hmn, if_false, List.mem_flatMap]
    exact h

/-- The iterations from `lo` changed and read what `runs` lists. -/
def Matches (I : Interp V) (δ : Int → Delta V) (ρ : Int → Reads) (lo : Int) (runs : List (Run V)) :
    Prop :=
  ∀ m, m < runs.length → δ (lo + m) = toDelta I (iteration runs m).1 ∧
    ∀ l, ρ (lo + m) l ↔ l ∈ (iteration runs m).2

/-- The answer about races is right (U-PARLOOP). -/
theorem raceFree_eq {C : Commutation I} {runs : List (Run V)} {δ : Int → Delta V} {ρ : Int → Reads}
    {lo hi : Int} {b : Bool} (hn : runs.length = (hi - lo).toNat) (hm : Matches I δ ρ lo runs)
    (h : raceFree C runs = some b) : b = true ↔ NoRace δ ρ lo hi := by
  cases b with
  | true =>
    refine ⟨fun _ => ?_, fun _ => rfl⟩
    have h := allOf_true h
    intro i j hi1 hi2 hj1 hj2 hij l ht
    obtain ⟨m, rfl⟩ : ∃ m : Nat, i = lo + m := ⟨(i - lo).toNat, by omega⟩
    obtain ⟨n, rfl⟩ : ∃ n : Nat, j = lo + n := ⟨(j - lo).toNat, by omega⟩
    have hml : m < runs.length := by omega
    have hnl : n < runs.length := by omega
    rw [(hm m hml).1] at ht
    rw [(hm n hnl).2, (hm m hml).1, (hm n hnl).1]
    obtain ⟨e, he, rfl⟩ := (touches_toDelta I l _).1 ht
    have hc : ∀ b ∈ e.checks C (iteration runs m) (iteration runs n), b = some true := fun b hb =>
      h b (mem_checks.2 ⟨m, n, hml, hnl, by omega, e, he, hb⟩)
    simp only [Event.checks, List.mem_cons, List.not_mem_nil, or_false, forall_eq_or_imp,
      forall_eq] at hc
    obtain ⟨h1, h2⟩ := hc
    constructor
    · intro hr
      simp only [Option.some.injEq, Bool.not_eq_true', List.any_eq_false, decide_eq_true_eq] at h1
      exact h1 _ hr rfl
    · intro ht'
      obtain ⟨k, hk, hkl⟩ := (touches_toDelta I _ _).1 ht'
      rw [if_pos (List.any_eq_true.2 ⟨k, hk, by simpa using hkl⟩)] at h2
      rw [toDelta_eq_change, toDelta_eq_change]
      exact (Change.compatible_eq h2).1 rfl
  | false =>
    refine ⟨fun h => by simp at h, fun hr => ?_⟩
    obtain ⟨m, n, hml, hnl, hmn, e, he, hb⟩ := mem_checks.1 (allOf_false h)
    have ht : (δ (lo + m)).Touches e.loc := by
      rw [(hm m hml).1]
      exact (touches_toDelta I _ _).2 ⟨e, he, rfl⟩
    have hr := hr (lo + m) (lo + n) (by omega) (by omega) (by omega) (by omega) (by omega) _ ht
    rw [(hm n hnl).2, (hm m hml).1, (hm n hnl).1] at hr
    simp only [Event.checks, List.mem_cons, List.not_mem_nil, or_false] at hb
    rcases hb with hb | hb
    · simp only [Option.some.injEq, eq_comm (a := false), Bool.not_eq_false', List.any_eq_true,
        decide_eq_true_eq] at hb
      obtain ⟨k, hk, rfl⟩ := hb
      exact absurd hk hr.1
    · split at hb
      · rename_i ha
        obtain ⟨k, hk, hkl⟩ := List.any_eq_true.1 ha
        have hc := hr.2 ((touches_toDelta I _ _).2 ⟨k, hk, by simpa using hkl⟩)
        rw [toDelta_eq_change, toDelta_eq_change] at hc
        exact (Change.compatible_eq hb.symm).2 hc
      · simp at hb

/-! ## The interpreter -/

/-- The answer of the interpreter. -/
inductive Outcome (α : Type) where
  | ok (result : α)
  /-- The program has no run. -/ | error
  /-- It was not decided whether accumulations commute. -/ | undecided

/-- Go on with the result. -/
def Outcome.andThen {α β : Type} (o : Outcome α) (f : α → Outcome β) : Outcome β :=
  match o with
  | .ok a => f a
  | .error => .error
  | .undecided => .undecided

mutual
/-- `VExp.Reads` as a list. -/
def VExp.readList (E : Env) : VExp → List Loc
  | .fn _ args => VExp.readLists E args
  | .read a idx => [⟨a, evalIdx idx E⟩]
  | .index _ _ => []
  | .cond _ => []
  | .select _ t e => t.readList E ++ e.readList E

/-- `VExp.ReadsAll` as a list. -/
def VExp.readLists (E : Env) : List VExp → List Loc
  | [] => []
  | e :: es => e.readList E ++ VExp.readLists E es
end

mutual
/-- The list holds the locations that the expression reads (Figure 4.4). -/
theorem VExp.mem_readList {E : Env} {l : Loc} : ∀ e : VExp, l ∈ e.readList E ↔ e.Reads E l
  | .fn _ args => by simpa [VExp.readList, VExp.Reads] using VExp.mem_readLists args
  | .read a idx => by simp [VExp.readList, VExp.Reads]
  | .index _ _ => by simp [VExp.readList, VExp.Reads]
  | .cond _ => by simp [VExp.readList, VExp.Reads]
  | .select _ t e => by
    simp [VExp.readList, VExp.Reads, VExp.mem_readList t, VExp.mem_readList e]

/-- The list holds the locations that the expressions read. -/
theorem VExp.mem_readLists {E : Env} {l : Loc} :
    ∀ es : List VExp, l ∈ VExp.readLists E es ↔ VExp.ReadsAll E es l
  | [] => by simp [VExp.readLists, VExp.ReadsAll]
  | e :: es => by
    simp [VExp.readLists, VExp.ReadsAll, VExp.mem_readList e, VExp.mem_readLists es]
end

/-- `InBox`, decided. -/
def inBox : List Int → List Int → Bool
  | [], [] => true
  | i :: is, n :: ns => decide (0 ≤ i) && decide (i < n) && inBox is ns
  | _, _ => false

/-- `inBox` decides `InBox`. -/
theorem inBox_iff : ∀ idx extents, inBox idx extents = true ↔ InBox idx extents
  | [], [] => by simp [inBox, InBox]
  | i :: is, n :: ns => by simp [inBox, InBox, inBox_iff is ns, and_assoc]
  | [], _ :: _ => by simp [inBox, InBox]
  | _ :: _, [] => by simp [inBox, InBox]

/-- `fresh`, computable. -/
def freshCells (extents : List Int) : List Int → Cell V :=
  fun idx => bif inBox idx extents then .holds none else .absent

omit [DecidableEq V] in
/-- `freshCells` is `fresh`. -/
theorem freshCells_eq (extents : List Int) : (freshCells extents : List Int → Cell V) = fresh extents := by
  funext idx
  simp only [freshCells, fresh, ← inBox_iff]
  cases inBox idx extents <;> simp

/-- The iterations `lo, …, lo + n - 1`, one after the other. -/
def inOrder (I : Interp V) (step : Int → Mem V → Outcome (Run V)) (μ : Mem V) (lo : Int) :
    Nat → Outcome (Run V)
  | 0 => .ok ([], [])
  | n + 1 => (inOrder I step μ lo n).andThen fun r =>
    (step (lo + n) (μ.update (toDelta I r.1))).andThen fun s => .ok (r.1 ++ s.1, r.2 ++ s.2)

/-- The iterations `lo, …, lo + n - 1`, each from the memory at entry. -/
def fromEntry (step : Int → Outcome (Run V)) (lo : Int) : Nat → Outcome (List (Run V))
  | 0 => .ok []
  | n + 1 => (fromEntry step lo n).andThen fun rs => (step (lo + n)).andThen fun r => .ok (rs ++ [r])

/-- The iterations of a parallel loop together. -/
def together (C : Commutation I) (runs : List (Run V)) : Outcome (Run V) :=
  match raceFree C runs with
  | some true => .ok (runs.flatMap (·.1), runs.flatMap (·.2))
  | some false => .error
  | none => .undecided

/-- Run a command. -/
def exec (C : Commutation I) : Cmd → Env → Mem V → Outcome (Run V)
  | .skip, _, _ => .ok ([], [])
  | .seq c d, E, μ => (exec C c E μ).andThen fun r =>
    (exec C d E (μ.update (toDelta I r.1))).andThen fun s => .ok (r.1 ++ s.1, r.2 ++ s.2)
  | .assign a idx e, E, μ => match e.eval I E μ, μ ⟨a, evalIdx idx E⟩ with
    | none, _ => .error
    | some _, .absent => .error
    | some v, _ => .ok ([.write ⟨a, evalIdx idx E⟩ v], e.readList E)
  | .accumulate atomic f a idx e, E, μ => match e.eval I E μ, μ ⟨a, evalIdx idx E⟩ with
    | some v, .holds u => match atomic with
      | true => .ok ([.accumulate ⟨a, evalIdx idx E⟩ f v], e.readList E)
      | false => .ok ([.write ⟨a, evalIdx idx E⟩ (I.strict f [u, v])],
          e.readList E ++ [⟨a, evalIdx idx E⟩])
    | _, _ => .error
  | .ifte c t e, E, μ => match c.eval E with
    | true => exec C t E μ
    | false => exec C e E μ
  | .letin x i c, E, μ => exec C c (E.set x (i.eval E)) μ
  | .letval x τ e lo hi c, E, μ => match e.eval I E μ with
    | some (some v) => if lo.eval E ≤ I.toInt τ v ∧ I.toInt τ v < hi.eval E then
        (exec C c (E.set x (I.toInt τ v)) μ).andThen fun r => .ok (r.1, e.readList E ++ r.2)
      else .error
    | _ => .error
  | .allocate a extents c, E, μ =>
    (exec C c E (μ.overlay a (freshCells (evalIdx extents E)))).andThen fun r =>
      .ok (others a r.1, r.2.filter (fun l => l.array != a))
  | .for x lo hi c, E, μ =>
    inOrder I (fun i μ' => exec C c (E.set x i) μ') μ (lo.eval E) (hi.eval E - lo.eval E).toNat
  | .par x lo hi c, E, μ =>
    (fromEntry (fun i => exec C c (E.set x i) μ) (lo.eval E) (hi.eval E - lo.eval E).toNat).andThen
      (together C)
  | .scope _ c, E, μ => exec C c E μ

/-! ## Its answers are right -/

/-- The answer about a command is right. -/
def Agrees (I : Interp V) (E : Env) (μ : Mem V) (c : Cmd) : Outcome (Run V) → Prop
  | .ok r => BigStep I E μ c (toDelta I r.1) (fun l => l ∈ r.2)
  | .error => ∀ δ ρ, ¬ BigStep I E μ c δ ρ
  | .undecided => True

omit [DecidableEq V] in
private theorem BigStep.as {E : Env} {μ : Mem V} {c : Cmd} {δ δ' : Delta V} {ρ ρ' : Reads}
    (h : BigStep I E μ c δ ρ) (hδ : δ = δ') (hρ : ∀ l, ρ l ↔ ρ' l) : BigStep I E μ c δ' ρ' := by
  have : ρ = ρ' := funext fun l => propext (hρ l)
  exact hδ ▸ this ▸ h

section Loops

variable {E : Env} {μ : Mem V} {x : Var} {c : Cmd} {lo : Int}

/-- The iterations of a sequential loop run, and these are their changes and reads. -/
def ForRuns (I : Interp V) (E : Env) (μ : Mem V) (x : Var) (c : Cmd) (lo : Int) (n : Nat)
    (δ : Int → Delta V) (ρ : Int → Reads) : Prop :=
  ∀ m : Nat, m < n →
    BigStep I (E.set x (lo + m)) (μ.update (.iterate δ lo m)) c (δ (lo + m)) (ρ (lo + m))

omit [DecidableEq V] in
private theorem inOrder_unique {step : Int → Mem V → Outcome (Run V)}
    (hs : ∀ i μ', Agrees I (E.set x i) μ' c (step i μ')) {δ : Int → Delta V} {ρ : Int → Reads} :
    ∀ {n : Nat} {r : Run V}, inOrder I step μ lo n = .ok r → ForRuns I E μ x c lo n δ ρ →
      .iterate δ lo n = toDelta I r.1
  | 0, r, h, _ => by
    simp only [inOrder, Outcome.ok.injEq] at h
    simp [← h, toDelta]
  | n + 1, r, h, hr => by
    simp only [inOrder] at h
    generalize hq : inOrder I step μ lo n = q at h
    cases q with
    | error => simp [Outcome.andThen] at h
    | undecided => simp [Outcome.andThen] at h
    | ok q =>
      have ih := inOrder_unique hs hq (fun m hm => hr m (by omega))
      simp only [Outcome.andThen] at h
      have ha := hs (lo + n) (μ.update (toDelta I q.1))
      generalize step (lo + n) (μ.update (toDelta I q.1)) = s at h ha
      cases s with
      | error => simp at h
      | undecided => simp at h
      | ok s =>
        simp only [Outcome.ok.injEq] at h
        have hl := hr n (by omega)
        rw [ih] at hl
        rw [Delta.iterate_succ, ih, ← h, (hl.determ ha).1, toDelta_append]

omit [DecidableEq V] in
private theorem inOrder_ok {step : Int → Mem V → Outcome (Run V)}
    (hs : ∀ i μ', Agrees I (E.set x i) μ' c (step i μ')) :
    ∀ {n : Nat} {r : Run V}, inOrder I step μ lo n = .ok r →
      ∃ δ ρ, ForRuns I E μ x c lo n δ ρ ∧ ∀ l, l ∈ r.2 ↔ ∃ m : Nat, m < n ∧ ρ (lo + m) l
  | 0, r, h => by
    simp only [inOrder, Outcome.ok.injEq] at h
    exact ⟨fun _ => .none, fun _ _ => False, fun m hm => by omega, by simp [← h]⟩
  | n + 1, r, h => by
    simp only [inOrder] at h
    generalize hq : inOrder I step μ lo n = q at h
    cases q with
    | error => simp [Outcome.andThen] at h
    | undecided => simp [Outcome.andThen] at h
    | ok q =>
      obtain ⟨δ, ρ, hr, hl⟩ := inOrder_ok hs hq
      have hu := inOrder_unique hs hq hr
      simp only [Outcome.andThen] at h
      have ha := hs (lo + n) (μ.update (toDelta I q.1))
      generalize step (lo + n) (μ.update (toDelta I q.1)) = s at h ha
      cases s with
      | error => simp at h
      | undecided => simp at h
      | ok s =>
        simp only [Outcome.ok.injEq] at h
        let δ' : Int → Delta V := fun i => if i = lo + n then toDelta I s.1 else δ i
        let ρ' : Int → Reads := fun i => if i = lo + n then (fun l => l ∈ s.2) else ρ i
        have hδ : ∀ m : Nat, m < n → δ' (lo + m) = δ (lo + m) := fun m hm => by
          simp only [δ']
          rw [if_neg (by omega)]
        have hρ : ∀ m : Nat, m < n → ρ' (lo + m) = ρ (lo + m) := fun m hm => by
          simp only [ρ']
          rw [if_neg (by omega)]
        have hit : ∀ k : Nat, k ≤ n → Delta.iterate δ' lo k = Delta.iterate δ lo k := fun k hk =>
          Delta.iterate_congr fun i h1 h2 => by
            simp only [δ']
            rw [if_neg (by omega)]
        refine ⟨δ', ρ', fun m hm => ?_, fun l => ?_⟩
        · by_cases hmn : m = n
          · subst hmn
            rw [hit m (Nat.le_refl _), hu]
            simp only [δ', ρ', if_true]
            exact ha
          · have hm' : m < n := by omega
            rw [hit m (by omega), hδ m hm', hρ m hm']
            exact hr m hm'
        · rw [← h]
          simp only [List.mem_append, hl l]
          constructor
          · rintro (⟨m, hm, hml⟩ | hl)
            · exact ⟨m, by omega, by rw [hρ m hm]; exact hml⟩
            · exact ⟨n, by omega, by simpa [ρ'] using hl⟩
          · rintro ⟨m, hm, hml⟩
            by_cases hmn : m = n
            · subst hmn
              exact .inr (by simpa [ρ'] using hml)
            · exact .inl ⟨m, by omega, by rw [hρ m (by omega)] at hml; exact hml⟩

omit [DecidableEq V] in
private theorem inOrder_error {step : Int → Mem V → Outcome (Run V)}
    (hs : ∀ i μ', Agrees I (E.set x i) μ' c (step i μ')) {δ : Int → Delta V} {ρ : Int → Reads} :
    ∀ {n : Nat}, inOrder I step μ lo n = .error → ¬ ForRuns I E μ x c lo n δ ρ
  | 0, h, _ => by simp [inOrder] at h
  | n + 1, h, hr => by
    have hr' : ForRuns I E μ x c lo n δ ρ := fun m hm => hr m (by omega)
    simp only [inOrder] at h
    generalize hq : inOrder I step μ lo n = q at h
    cases q with
    | error => exact inOrder_error hs hq hr'
    | undecided => simp [Outcome.andThen] at h
    | ok q =>
      have hu := inOrder_unique hs hq hr'
      simp only [Outcome.andThen] at h
      have ha := hs (lo + n) (μ.update (toDelta I q.1))
      generalize step (lo + n) (μ.update (toDelta I q.1)) = s at h ha
      have hl := hr n (by omega)
      rw [hu] at hl
      cases s with
      | error => exact ha _ _ hl
      | undecided => simp at h
      | ok s => simp at h

omit [DecidableEq V] in
private theorem iteration_append {rs : List (Run V)} {r : Run V} {m : Nat} :
    iteration (rs ++ [r]) m = if m < rs.length then iteration rs m else
      if m = rs.length then r else ([], []) := by
  simp only [iteration, List.getD_eq_getElem?_getD, List.getElem?_append]
  by_cases h : m < rs.length
  · simp [h]
  · by_cases h' : m = rs.length
    · simp [h']
    · have : m - rs.length ≠ 0 := by omega
      simp [h, h', this]

omit [DecidableEq V] in
private theorem fromEntry_ok {step : Int → Outcome (Run V)}
    (hs : ∀ i, Agrees I (E.set x i) μ c (step i)) :
    ∀ {n : Nat} {rs : List (Run V)}, fromEntry step lo n = .ok rs → rs.length = n ∧
      (∀ m : Nat, m < n → BigStep I (E.set x (lo + m)) μ c (toDelta I (iteration rs m).1)
        (fun l => l ∈ (iteration rs m).2))
  | 0, rs, h => by
    simp only [fromEntry, Outcome.ok.injEq] at h
    exact ⟨by simp [← h], fun m hm => by omega⟩
  | n + 1, rs, h => by
    simp only [fromEntry] at h
    generalize hq : fromEntry step lo n = q at h
    cases q with
    | error => simp [Outcome.andThen] at h
    | undecided => simp [Outcome.andThen] at h
    | ok q =>
      obtain ⟨hn, hr⟩ := fromEntry_ok hs hq
      simp only [Outcome.andThen] at h
      have ha := hs (lo + n)
      generalize step (lo + n) = s at h ha
      cases s with
      | error => simp at h
      | undecided => simp at h
      | ok s =>
        simp only [Outcome.ok.injEq] at h
        subst h
        refine ⟨by simp [hn], fun m hm => ?_⟩
        rw [iteration_append]
        by_cases hmn : m < n
        · rw [if_pos (by omega)]
          exact hr m hmn
        · have : m = n := by omega
          subst this
          rw [if_neg (by omega), if_pos hn.symm]
          exact ha

omit [DecidableEq V] in
private theorem fromEntry_error {step : Int → Outcome (Run V)}
    (hs : ∀ i, Agrees I (E.set x i) μ c (step i)) {δ : Int → Delta V} {ρ : Int → Reads} :
    ∀ {n : Nat}, fromEntry step lo n = .error →
      ¬ ∀ m : Nat, m < n → BigStep I (E.set x (lo + m)) μ c (δ (lo + m)) (ρ (lo + m))
  | 0, h, _ => by simp [fromEntry] at h
  | n + 1, h, hr => by
    simp only [fromEntry] at h
    generalize hq : fromEntry step lo n = q at h
    cases q with
    | error => exact fromEntry_error hs hq fun m hm => hr m (by omega)
    | undecided => simp [Outcome.andThen] at h
    | ok q =>
      simp only [Outcome.andThen] at h
      have ha := hs (lo + n)
      generalize step (lo + n) = s at h ha
      cases s with
      | error => exact ha _ _ (hr n (by omega))
      | undecided => simp at h
      | ok s => simp at h

omit [DecidableEq V] in
private theorem iterate_runs : ∀ {rs : List (Run V)} {δ : Int → Delta V},
    (∀ m, m < rs.length → δ (lo + m) = toDelta I (iteration rs m).1) →
    Delta.iterate δ lo rs.length = toDelta I (rs.flatMap (·.1)) := by
  intro rs
  generalize hn : rs.length = n
  induction n generalizing rs with
  | zero =>
    intro δ _
    rw [List.length_eq_zero_iff] at hn
    simp [hn, toDelta]
  | succ n ih =>
    intro δ h
    obtain ⟨qs, q, rfl⟩ : ∃ qs q, rs = qs ++ [q] :=
      ⟨rs.dropLast, rs.getLast (by intro h; simp [h] at hn), (List.dropLast_concat_getLast _).symm⟩
    have hq : qs.length = n := by simpa using hn
    rw [Delta.iterate_succ, ih hq, h n (by omega), iteration_append, if_neg (by omega),
      if_pos hq.symm, List.flatMap_append, toDelta_append]
    · simp
    · intro m hm
      rw [h m (by omega), iteration_append, if_pos (by omega)]

omit [DecidableEq V] in
private theorem mem_runs {rs : List (Run V)} {l : Loc} :
    l ∈ rs.flatMap (·.2) ↔ ∃ m : Nat, m < rs.length ∧ l ∈ (iteration rs m).2 := by
  simp only [List.mem_flatMap]
  constructor
  · rintro ⟨r, hr, hl⟩
    obtain ⟨m, hm, rfl⟩ := List.mem_iff_getElem.1 hr
    exact ⟨m, hm, by simpa [iteration, hm] using hl⟩
  · rintro ⟨m, hm, hl⟩
    exact ⟨rs[m], List.getElem_mem hm, by simpa [iteration, hm] using hl⟩

end Loops

/-- What the interpreter answers is right: the changes and reads of `ok` are those of the
semantics, and a program with answer `error` has no run. -/
theorem exec_agrees (C : Commutation I) :
    ∀ (c : Cmd) (E : Env) (μ : Mem V), Agrees I E μ c (exec C c E μ)
  | .skip, E, μ => by
    simp only [exec, Agrees]
    exact BigStep.skip.as rfl (by simp)
  | .seq c d, E, μ => by
    have hc := exec_agrees C c E μ
    simp only [exec]
    generalize exec C c E μ = r at hc
    cases r with
    | undecided => exact trivial
    | error =>
      rintro δ ρ h
      cases h with
      | seq h1 h2 => exact hc _ _ h1
    | ok r =>
      simp only [Outcome.andThen]
      have hd := exec_agrees C d E (μ.update (toDelta I r.1))
      generalize exec C d E (μ.update (toDelta I r.1)) = s at hd
      cases s with
      | undecided => exact trivial
      | error =>
        rintro δ ρ h
        cases h with
        | seq h1 h2 =>
          rw [(h1.determ hc).1] at h2
          exact hd _ _ h2
      | ok s => exact (BigStep.seq hc hd).as (toDelta_append I _ _).symm (by simp)
  | .assign a idx e, E, μ => by
    simp only [exec]
    split
    · rename_i he
      rintro δ ρ h
      cases h with
      | assign h1 h2 => simp [he] at h1
    · rename_i he hl
      rintro δ ρ h
      cases h with
      | assign h1 h2 => exact h2 hl
    · rename_i v he hl
      exact (BigStep.assign he hl).as (by simp [toDelta, Event.delta]) (by simp [VExp.mem_readList])
  | .accumulate b f a idx e, E, μ => by
    simp only [exec]
    split
    · rename_i v u he hl
      cases b
      · exact (BigStep.accumulate he hl).as (by simp [toDelta, Event.delta])
          (by simp [VExp.mem_readList])
      · exact (BigStep.atomic he (by simp [hl])).as (by simp [toDelta, Event.delta])
          (by simp [VExp.mem_readList])
    · rename_i hn
      rintro δ ρ h
      cases h with
      | accumulate h1 h2 => exact hn _ _ h1 h2
      | atomic h1 h2 =>
        obtain ⟨u, h2⟩ := Cell.exists_of_present h2
        exact hn _ _ h1 h2
  | .ifte c t e, E, μ => by
    simp only [exec]
    split
    · rename_i hc
      have ht := exec_agrees C t E μ
      generalize exec C t E μ = r at ht
      cases r with
      | undecided => exact trivial
      | error =>
        rintro δ ρ h
        cases h with
        | ifTrue h1 h2 => exact ht _ _ h2
        | ifFalse h1 h2 => simp [hc] at h1
      | ok r => exact BigStep.ifTrue hc ht
    · rename_i hc
      have ht := exec_agrees C e E μ
      generalize exec C e E μ = r at ht
      cases r with
      | undecided => exact trivial
      | error =>
        rintro δ ρ h
        cases h with
        | ifTrue h1 h2 => simp [hc] at h1
        | ifFalse h1 h2 => exact ht _ _ h2
      | ok r => exact BigStep.ifFalse hc ht
  | .letin x i c, E, μ => by
    have hc := exec_agrees C c (E.set x (i.eval E)) μ
    simp only [exec]
    generalize exec C c (E.set x (i.eval E)) μ = r at hc
    cases r with
    | undecided => exact trivial
    | error =>
      rintro δ ρ h
      cases h with
      | letin h => exact hc _ _ h
    | ok r => exact BigStep.letin hc
  | .letval x τ e lo hi c, E, μ => by
    simp only [exec]
    split
    · rename_i v he
      split
      · rename_i hv
        have hc := exec_agrees C c (E.set x (I.toInt τ v)) μ
        generalize exec C c (E.set x (I.toInt τ v)) μ = r at hc
        cases r with
        | undecided => exact trivial
        | error =>
          rintro δ ρ h
          cases h with
          | letval h1 h2 h3 h4 =>
            cases he.symm.trans h1
            exact hc _ _ h4
        | ok r => exact (BigStep.letval he hv.1 hv.2 hc).as rfl (by simp [VExp.mem_readList])
      · rename_i hv
        rintro δ ρ h
        cases h with
        | letval h1 h2 h3 h4 =>
          cases he.symm.trans h1
          exact hv ⟨h2, h3⟩
    · rename_i hn
      rintro δ ρ h
      cases h with
      | letval h1 h2 h3 h4 => exact hn _ h1
  | .allocate a extents c, E, μ => by
    have hc := exec_agrees C c E (μ.overlay a (freshCells (evalIdx extents E)))
    simp only [exec]
    generalize exec C c E (μ.overlay a (freshCells (evalIdx extents E))) = r at hc
    rw [freshCells_eq] at hc
    cases r with
    | undecided => exact trivial
    | error =>
      rintro δ ρ h
      cases h with
      | allocate h => exact hc _ _ h
    | ok r =>
      exact (BigStep.allocate hc).as (toDelta_others I a r.1).symm (by simp [and_comm])
  | .for x lo hi c, E, μ => by
    have hs := fun i μ' => exec_agrees C c (E.set x i) μ'
    simp only [exec]
    generalize hn : (hi.eval E - lo.eval E).toNat = n
    generalize hr : inOrder I (fun i μ' => exec C c (E.set x i) μ') μ (lo.eval E) n = r
    have back : ∀ {δ ρ}, ForRuns I E μ x c (lo.eval E) n δ ρ → ∀ i, lo.eval E ≤ i → i < hi.eval E →
        BigStep I (E.set x i) (μ.update (.iterate δ (lo.eval E) (i - lo.eval E).toNat)) c (δ i) (ρ i) := by
      intro δ ρ hf i h1 h2
      have := hf (i - lo.eval E).toNat (by omega)
      rwa [show lo.eval E + ((i - lo.eval E).toNat : Int) = i by omega] at this
    cases r with
    | undecided => exact trivial
    | error =>
      rintro δ ρ h
      cases h with
      | «for» h =>
        rename_i δ ρ
        refine inOrder_error hs (δ := δ) (ρ := ρ) hr fun m hm => ?_
        have := h (lo.eval E + m) (by omega) (by omega)
        rwa [show (lo.eval E + (m : Int) - lo.eval E).toNat = m by omega] at this
    | ok r =>
      obtain ⟨δ, ρ, hf, hl⟩ := inOrder_ok hs hr
      refine (BigStep.for (back hf)).as (by rw [hn]; exact inOrder_unique hs hr hf) fun l => ?_
      rw [hl l]
      constructor
      · rintro ⟨i, h1, h2, h3⟩
        refine ⟨(i - lo.eval E).toNat, by omega, ?_⟩
        rwa [show lo.eval E + ((i - lo.eval E).toNat : Int) = i by omega]
      · rintro ⟨m, hm, h⟩
        exact ⟨_, by omega, by omega, h⟩
  | .par x lo hi c, E, μ => by
    have hs := fun i => exec_agrees C c (E.set x i) μ
    simp only [exec]
    generalize hn : (hi.eval E - lo.eval E).toNat = n
    generalize hr : fromEntry (fun i => exec C c (E.set x i) μ) (lo.eval E) n = r
    cases r with
    | undecided => exact trivial
    | error =>
      rintro δ ρ h
      cases h with
      | par h _ =>
        rename_i δ ρ _
        exact fromEntry_error hs (δ := δ) (ρ := ρ) hr fun m hm =>
          h (lo.eval E + m) (by omega) (by omega)
    | ok rs =>
      obtain ⟨hlen, hrs⟩ := fromEntry_ok hs hr
      simp only [Outcome.andThen, together]
      cases hf : raceFree C rs with
      | none => exact trivial
      | some b =>
        cases b with
        | false =>
          rintro δ ρ h
          cases h with
          | par h hrace =>
            rename_i δ ρ
            refine absurd ((raceFree_eq (by omega) (fun m hm => ?_) hf).2 hrace) (by simp)
            have := (h (lo.eval E + m) (by omega) (by omega)).determ (hrs m (by omega))
            exact ⟨this.1, fun l => by rw [this.2]⟩
        | true =>
          let δ : Int → Delta V := fun i => toDelta I (iteration rs (i - lo.eval E).toNat).1
          let ρ : Int → Reads := fun i l => l ∈ (iteration rs (i - lo.eval E).toNat).2
          have hm : Matches I δ ρ (lo.eval E) rs := fun m _ => by
            have : (lo.eval E + (m : Int) - lo.eval E).toNat = m := by omega
            exact ⟨by simp only [δ, this], fun l => by simp only [ρ, this]⟩
          have hrun : ∀ i, lo.eval E ≤ i → i < hi.eval E →
              BigStep I (E.set x i) μ c (δ i) (ρ i) := fun i h1 h2 => by
            have := hrs (i - lo.eval E).toNat (by omega)
            rwa [show lo.eval E + ((i - lo.eval E).toNat : Int) = i by omega] at this
          refine (BigStep.par hrun ((raceFree_eq (by omega) hm hf).1 rfl)).as ?_ fun l => ?_
          · rw [hn, ← hlen]
            exact iterate_runs fun m hlt => (hm m hlt).1
          · rw [mem_runs]
            constructor
            · rintro ⟨i, h1, h2, h3⟩
              exact ⟨(i - lo.eval E).toNat, by omega, h3⟩
            · rintro ⟨m, hlt, h⟩
              exact ⟨lo.eval E + m, by omega, by omega, ((hm m hlt).2 l).2 h⟩
  | .scope as c, E, μ => by
    have hc := exec_agrees C c E μ
    simp only [exec]
    generalize exec C c E μ = r at hc
    cases r with
    | undecided => exact trivial
    | error =>
      rintro δ ρ h
      cases h with
      | scope h => exact hc _ _ h
    | ok r => exact BigStep.scope hc

end Redverify
