module

public import Redverify.Semantics

/-!
# Updates, frame properties and determinism of the big-step semantics

Updates and differential memories are monoids that act on cells and memories (section 7.3.5 of
the thesis). The value of an expression (Theorem 4.2.2) and the evaluation of a command
(Lemma 4.2.4) depend only on what is read, and the latter is deterministic.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V}

/-! ## The monoid of updates -/

/-- Doing nothing first changes nothing. -/
@[simp] theorem Update.none_andThen (u : Update V) : Update.none.andThen u = u := by
  cases u with | mk b as => cases b <;> rfl

/-- Doing nothing last changes nothing. -/
@[simp] theorem Update.andThen_none (u : Update V) : u.andThen Update.none = u := by
  cases u with | mk b as => simp [Update.andThen, Update.none]

/-- Sequencing of updates is associative. -/
theorem Update.andThen_assoc (u v w : Update V) :
    (u.andThen v).andThen w = u.andThen (v.andThen w) := by
  rcases u with ⟨bu, au⟩; rcases v with ⟨bv, av⟩; rcases w with ⟨bw, aw⟩
  cases bw <;> cases bv <;> simp [Update.andThen]

/-- The update that does nothing leaves a cell as it is. -/
@[simp] theorem Update.apply_none (c : Cell V) : Update.none.apply c = c := by
  cases c <;> rfl

/-- One update and then another act on a cell one after another. -/
theorem Update.apply_andThen (u w : Update V) (c : Cell V) :
    (u.andThen w).apply c = w.apply (u.apply c) := by
  rcases u with ⟨bu, au⟩; rcases w with ⟨bw, aw⟩
  cases bw <;> cases bu <;> cases c <;> simp [Update.andThen, Update.apply]

/-- A cell that exists holds something. -/
theorem Cell.exists_of_present {c : Cell V} (h : c ≠ .absent) : ∃ v, c = .holds v := by
  cases c with
  | absent => exact absurd rfl h
  | holds v => exact ⟨v, rfl⟩

/-- An update leaves a cell that exists in existence. -/
theorem Update.apply_ne_absent (u : Update V) {c : Cell V} (h : c ≠ .absent) :
    u.apply c ≠ .absent := by
  rcases u with ⟨bu, au⟩
  cases bu <;> cases c <;> simp_all [Update.apply]

/-! ## The monoid of differential memories -/

/-- The empty differential memory is neutral on the left. -/
@[simp] theorem Delta.none_andThen (δ : Delta V) : Delta.none.andThen δ = δ := by
  funext l; exact Update.none_andThen _

/-- The empty differential memory is neutral on the right. -/
@[simp] theorem Delta.andThen_none (δ : Delta V) : δ.andThen Delta.none = δ := by
  funext l; exact Update.andThen_none _

/-- `▷` of differential memories is associative. -/
theorem Delta.andThen_assoc (δ₁ δ₂ δ₃ : Delta V) :
    (δ₁.andThen δ₂).andThen δ₃ = δ₁.andThen (δ₂.andThen δ₃) := by
  funext l; exact Update.andThen_assoc _ _ _

/-- A memory updated by nothing is the same. -/
@[simp] theorem Mem.update_none (μ : Mem V) : μ.update Delta.none = μ := by
  funext l; exact Update.apply_none _

/-- To update by `δ₁ ▷ δ₂` is to update by `δ₁` and then by `δ₂` (section 7.3.5). -/
theorem Mem.update_andThen (μ : Mem V) (δ₁ δ₂ : Delta V) :
    μ.update (δ₁.andThen δ₂) = (μ.update δ₁).update δ₂ := by
  funext l; exact Update.apply_andThen _ _ _

/-- Updating by one write sets the cell. -/
theorem Mem.update_write (μ : Mem V) (l : Loc) (v : Option V) : μ.update (.write l v) = μ.set l v := by
  funext k
  simp only [Mem.update, Delta.write, Mem.set]
  split
  · rfl
  · exact Update.apply_none _

/-- Updating by one accumulation, into a cell that exists, sets the cell. -/
theorem Mem.update_accumulate {μ : Mem V} {l : Loc} {u : Option V} (f : Option V → Option V)
    (h : μ l = .holds u) :
    μ.update (.accumulate l f) = μ.set l (f u) := by
  funext k
  simp only [Mem.update, Delta.accumulate, Mem.set]
  split
  · next e => subst e; rw [h]; rfl
  · exact Update.apply_none _

/-- No iteration changes nothing. -/
@[simp] theorem Delta.iterate_zero (δ : Int → Delta V) (lo : Int) :
    Delta.iterate δ lo 0 = Delta.none := rfl

/-- The last iteration, split off. -/
theorem Delta.iterate_succ (δ : Int → Delta V) (lo : Int) (n : Nat) :
    Delta.iterate δ lo (n + 1) = (Delta.iterate δ lo n).andThen (δ (lo + n)) := rfl

/-- The first iteration, split off. -/
theorem Delta.iterate_shift (δ : Int → Delta V) (lo : Int) (n : Nat) :
    Delta.iterate δ lo (n + 1) = (δ lo).andThen (Delta.iterate δ (lo + 1) n) := by
  induction n with
  | zero => simp [Delta.iterate]
  | succ n ih =>
    rw [Delta.iterate_succ, ih, Delta.iterate_succ, Delta.andThen_assoc]
    congr 3; omega

/-- The iterated update depends only on the changes of the iterations in range. -/
theorem Delta.iterate_congr {δ δ' : Int → Delta V} {lo : Int} {n : Nat}
    (h : ∀ i, lo ≤ i → i < lo + n → δ i = δ' i) :
    Delta.iterate δ lo n = Delta.iterate δ' lo n := by
  induction n with
  | zero => rfl
  | succ n ih =>
    rw [Delta.iterate_succ, Delta.iterate_succ, ih (fun i h₁ h₂ => h i h₁ (by omega)),
      h (lo + n) (by omega) (by omega)]

/-- Two runs of iterations, one after another, are one run. -/
theorem Delta.iterate_add (δ : Int → Delta V) (lo : Int) (m n : Nat) :
    Delta.iterate δ lo (m + n) = (Delta.iterate δ lo m).andThen (Delta.iterate δ (lo + m) n) := by
  induction n with
  | zero => simp
  | succ n ih =>
    rw [← Nat.add_assoc, Delta.iterate_succ, ih, Delta.iterate_succ, Delta.andThen_assoc]
    congr 3; omega

/-! ## What differential memories touch -/

/-- An update changes nothing unless it is a write or an accumulation. -/
theorem Delta.not_touches {δ : Delta V} {l : Loc} : ¬ δ.Touches l ↔ δ l = Update.none := by
  rcases h : δ l with ⟨b, as⟩
  cases b <;> simp [Delta.Touches, Update.none, h]

/-- The empty differential memory touches nothing. -/
@[simp] theorem Delta.not_touches_none (l : Loc) : ¬ (Delta.none : Delta V).Touches l :=
  Delta.not_touches.2 rfl

/-- `δ₁ ▷ δ₂` touches what either touches. -/
@[simp] theorem Delta.touches_andThen {δ₁ δ₂ : Delta V} {l : Loc} :
    (δ₁.andThen δ₂).Touches l ↔ δ₁.Touches l ∨ δ₂.Touches l := by
  rcases h₁ : δ₁ l with ⟨b₁, as₁⟩
  rcases h₂ : δ₂ l with ⟨b₂, as₂⟩
  cases b₁ <;> cases b₂ <;> cases as₁ <;>
    simp [Delta.Touches, Delta.andThen, Update.andThen, h₁, h₂]

/-- An iterated update touches what an iteration touches. -/
theorem Delta.touches_iterate {δ : Int → Delta V} {lo : Int} {n : Nat} {l : Loc} :
    (Delta.iterate δ lo n).Touches l ↔ ∃ i, lo ≤ i ∧ i < lo + n ∧ (δ i).Touches l := by
  induction n with
  | zero => simp; intro i _ _; omega
  | succ n ih =>
    rw [Delta.iterate_succ, Delta.touches_andThen, ih]
    constructor
    · rintro (⟨i, h₁, h₂, h⟩ | h)
      · exact ⟨i, h₁, by omega, h⟩
      · exact ⟨lo + n, by omega, by omega, h⟩
    · rintro ⟨i, h₁, h₂, h⟩
      by_cases hi : i = lo + n
      · subst hi; exact .inr h
      · exact .inl ⟨i, h₁, by omega, h⟩

/-- A write touches its cell. -/
@[simp] theorem Delta.touches_write {k l : Loc} {v : Option V} : (Delta.write k v).Touches l ↔ l = k := by
  by_cases h : l = k <;> simp [Delta.Touches, Delta.write, Update.none, h]

/-- An accumulation touches its cell. -/
@[simp] theorem Delta.touches_accumulate {k l : Loc} {f : Option V → Option V} :
    (Delta.accumulate k f).Touches l ↔ l = k := by
  by_cases h : l = k <;> simp [Delta.Touches, Delta.accumulate, Update.none, h]

/-- Without array `a`, what is touched is touched outside of `a`. -/
@[simp] theorem Delta.touches_without {δ : Delta V} {a : Arr} {l : Loc} :
    (δ.without a).Touches l ↔ l.array ≠ a ∧ δ.Touches l := by
  by_cases h : l.array = a <;> simp [Delta.Touches, Delta.without, Update.none, h]

/-- Where nothing is touched, the memory stays. -/
theorem Mem.update_of_not_touches {μ : Mem V} {δ : Delta V} {l : Loc} (h : ¬ δ.Touches l) :
    μ.update δ l = μ l := by
  simp [Mem.update, Delta.not_touches.1 h]

/-- An update leaves existing cells in existence. -/
theorem Mem.update_ne_absent {μ : Mem V} (δ : Delta V) {l : Loc} (h : μ l ≠ .absent) :
    μ.update δ l ≠ .absent := Update.apply_ne_absent _ h

/-! ## Frame properties -/

/-- Theorem 4.2.2: the value of an expression depends only on what it reads. -/
theorem VExp.eval_frame {E : Env} {μ μ' : Mem V} (e : VExp) :
    (∀ l, e.Reads E l → μ' l = μ l) → e.eval I E μ' = e.eval I E μ := by
  refine VExp.rec
    (motive_1 := fun e => (∀ l, e.Reads E l → μ' l = μ l) → e.eval I E μ' = e.eval I E μ)
    (motive_2 := fun es => (∀ l, VExp.ReadsAll E es l → μ' l = μ l) →
      VExp.evals I E μ' es = VExp.evals I E μ es) ?_ ?_ ?_ ?_ ?_ ?_ ?_ e
  · intro f args ih h
    simp only [VExp.Reads] at h
    simp only [VExp.eval, ih h]
  · intro a idx h
    simp only [VExp.Reads] at h
    simp only [VExp.eval, h _ rfl]
  · intro _ _ _; simp only [VExp.eval]
  · intro _ _; simp only [VExp.eval]
  · intro c t e ih₁ ih₂ h
    simp only [VExp.Reads] at h
    simp only [VExp.eval, ih₁ fun l hl => h l (.inl hl), ih₂ fun l hl => h l (.inr hl)]
  · intro _; simp only [VExp.evals]
  · intro e es ih₁ ih₂ h
    simp only [VExp.ReadsAll] at h
    simp only [VExp.evals, ih₁ fun l hl => h l (.inl hl), ih₂ fun l hl => h l (.inr hl)]

/-- Theorem 4.2.2 for several expressions. -/
theorem VExp.evals_frame {E : Env} {μ μ' : Mem V} (es : List VExp)
    (h : ∀ l, VExp.ReadsAll E es l → μ' l = μ l) : VExp.evals I E μ' es = VExp.evals I E μ es := by
  induction es with
  | nil => simp only [VExp.evals]
  | cons e es ih =>
    simp only [VExp.ReadsAll] at h
    simp only [VExp.evals, VExp.eval_frame e fun l hl => h l (.inl hl),
      ih fun l hl => h l (.inr hl)]

/-- An expression without an error reads only cells that exist. -/
theorem VExp.eval_reads {E : Env} {μ : Mem V} {l : Loc} (e : VExp) :
    ∀ {v : Option V}, e.eval I E μ = some v → e.Reads E l → μ l ≠ .absent := by
  refine VExp.rec
    (motive_1 := fun e => ∀ {v : Option V}, e.eval I E μ = some v → e.Reads E l → μ l ≠ .absent)
    (motive_2 := fun es => ∀ {vs : List (Option V)}, VExp.evals I E μ es = some vs →
      VExp.ReadsAll E es l → μ l ≠ .absent) ?_ ?_ ?_ ?_ ?_ ?_ ?_ e
  · intro f args ih v h hl
    simp only [VExp.eval, Option.map_eq_some_iff] at h
    simp only [VExp.Reads] at hl
    obtain ⟨vs, h, _⟩ := h
    exact ih h hl
  · intro a idx v h hl
    simp only [VExp.Reads] at hl; subst hl
    simp only [VExp.eval] at h
    split at h
    · next w hw => simp [hw]
    · cases h
  · intro _ _ _ _ hl; simp only [VExp.Reads] at hl
  · intro _ _ _ hl; simp only [VExp.Reads] at hl
  · intro c t e ih₁ ih₂ v h hl
    simp only [VExp.eval] at h
    simp only [VExp.Reads] at hl
    split at h
    · next v w hv hw => exact hl.elim (ih₁ hv) (ih₂ hw)
    · next v w _ hv hw => exact hl.elim (ih₁ hv) (ih₂ hw)
    · cases h
  · intro _ _ hl; simp only [VExp.ReadsAll] at hl
  · intro e es ih₁ ih₂ vs h hl
    simp only [VExp.evals] at h
    simp only [VExp.ReadsAll] at hl
    split at h
    · next v ws hv hw => exact hl.elim (ih₁ hv) (ih₂ hw)
    · cases h

/-- An expression that reads only cells that exist is no error; it may be undefined. -/
theorem VExp.eval_of_present {E : Env} {μ : Mem V} (e : VExp) :
    (∀ l, e.Reads E l → μ l ≠ .absent) → ∃ v, e.eval I E μ = some v := by
  refine VExp.rec
    (motive_1 := fun e => (∀ l, e.Reads E l → μ l ≠ .absent) → ∃ v, e.eval I E μ = some v)
    (motive_2 := fun es => (∀ l, VExp.ReadsAll E es l → μ l ≠ .absent) →
      ∃ vs, VExp.evals I E μ es = some vs) ?_ ?_ ?_ ?_ ?_ ?_ ?_ e
  · intro f args ih h
    simp only [VExp.Reads] at h
    obtain ⟨vs, hvs⟩ := ih h
    simp [VExp.eval, hvs]
  · intro a idx h
    simp only [VExp.Reads] at h
    have := h _ rfl
    simp only [VExp.eval]
    split
    · exact ⟨_, rfl⟩
    · next ha => exact absurd ha this
  · intro _ _ _; simp [VExp.eval]
  · intro _ _; simp [VExp.eval]
  · intro c t e ih₁ ih₂ h
    simp only [VExp.Reads] at h
    obtain ⟨v, hv⟩ := ih₁ fun l hl => h l (.inl hl)
    obtain ⟨w, hw⟩ := ih₂ fun l hl => h l (.inr hl)
    simp only [VExp.eval, hv, hw]
    cases v <;> cases w <;> exact ⟨_, rfl⟩
  · intro _; simp [VExp.evals]
  · intro e es ih₁ ih₂ h
    simp only [VExp.ReadsAll] at h
    obtain ⟨v, hv⟩ := ih₁ fun l hl => h l (.inl hl)
    obtain ⟨vs, hvs⟩ := ih₂ fun l hl => h l (.inr hl)
    simp [VExp.evals, hv, hvs]

/-- `μ'` is as good as `μ` for a command that reads `ρ` and changes `δ`: it agrees on `ρ`, and
where `δ` touches, it has a cell if `μ` has. -/
structure Mem.Serves (μ μ' : Mem V) (δ : Delta V) (ρ : Reads) : Prop where
  /-- They agree on what is read. -/ agree : ∀ l, ρ l → μ' l = μ l
  /-- Cells exist. -/ present : ∀ l, δ.Touches l → μ l ≠ .absent → μ' l ≠ .absent

/-- A command that reads and changes less is served, too. -/
theorem Mem.Serves.mono {μ μ' : Mem V} {δ δ' : Delta V} {ρ ρ' : Reads} (h : Mem.Serves μ μ' δ ρ)
    (hδ : ∀ l, δ'.Touches l → δ.Touches l) (hρ : ∀ l, ρ' l → ρ l) : Mem.Serves μ μ' δ' ρ' where
  agree l hl := h.agree l (hρ l hl)
  present l hl := h.present l (hδ l hl)

/-- Lemma 4.3.6: the property outlives an update of both memories. -/
theorem Mem.Serves.update {μ μ' : Mem V} {δ₁ δ₂ : Delta V} {ρ : Reads}
    (h : Mem.Serves μ μ' δ₂ ρ) : Mem.Serves (μ.update δ₁) (μ'.update δ₁) δ₂ ρ where
  agree l hl := by simp only [Mem.update, h.agree l hl]
  present l hl := by
    have := h.present l hl
    revert this
    simp only [Mem.update]
    generalize δ₁ l = u
    rcases u with ⟨_ | b, as⟩ <;> cases μ l <;> cases μ' l <;> simp [Update.apply]

/-- The property extends to a local array. -/
theorem Mem.Serves.overlay {μ μ' : Mem V} {δ : Delta V} {ρ : Reads} {a : Arr}
    {m : List Int → Cell V} (h : Mem.Serves μ μ' (δ.without a) (fun l => l.array ≠ a ∧ ρ l)) :
    Mem.Serves (μ.overlay a m) (μ'.overlay a m) δ ρ where
  agree l hl := by
    unfold Mem.overlay; split
    · rfl
    · next ha => exact h.agree l ⟨ha, hl⟩
  present l hl := by
    unfold Mem.overlay; split
    · exact id
    · next ha => exact h.present l (Delta.touches_without.2 ⟨ha, hl⟩)

/-- Lemma 4.2.4, with conditions only on the cells that the command reads or changes. -/
theorem BigStep.frame_of_serves {E : Env} {μ μ' : Mem V} {c : Cmd} {δ : Delta V} {ρ : Reads}
    (h : BigStep I E μ c δ ρ) (hs : Mem.Serves μ μ' δ ρ) : BigStep I E μ' c δ ρ := by
  induction h generalizing μ' with
  | skip => exact .skip
  | seq _ _ ih₁ ih₂ =>
    exact .seq (ih₁ (hs.mono (fun _ h => Delta.touches_andThen.2 (.inl h)) (fun _ => .inl)))
      (ih₂ (hs.mono (fun _ h => Delta.touches_andThen.2 (.inr h)) (fun _ => .inr)).update)
  | assign hv hl =>
    exact .assign ((VExp.eval_frame _ hs.agree).trans hv)
      (hs.present _ (Delta.touches_write.2 rfl) hl)
  | accumulate hv hl =>
    exact .accumulate ((VExp.eval_frame _ (fun l h => hs.agree l (.inl h))).trans hv)
      ((hs.agree _ (.inr rfl)).trans hl)
  | atomic hv hl =>
    exact .atomic ((VExp.eval_frame _ hs.agree).trans hv)
      (hs.present _ (Delta.touches_accumulate.2 rfl) hl)
  | ifTrue hc _ ih => exact .ifTrue hc (ih hs)
  | ifFalse hc _ ih => exact .ifFalse hc (ih hs)
  | letin _ ih => exact .letin (ih hs)
  | letval hv h₁ h₂ _ ih =>
    exact .letval ((VExp.eval_frame _ fun l h => hs.agree l (.inl h)).trans hv) h₁ h₂
      (ih (hs.mono (fun _ => id) (fun _ => .inr)))
  | allocate _ ih => exact .allocate (ih hs.overlay)
  | «for» _ ih =>
    refine .for fun i h₁ h₂ => ih i h₁ h₂ (hs.mono ?_ ?_).update
    · exact fun l hl => Delta.touches_iterate.2 ⟨i, h₁, by omega, hl⟩
    · exact fun l hl => ⟨i, h₁, h₂, hl⟩
  | par _ hr ih =>
    refine .par (fun i h₁ h₂ => ih i h₁ h₂ (hs.mono ?_ ?_)) hr
    · exact fun l hl => Delta.touches_iterate.2 ⟨i, h₁, by omega, hl⟩
    · exact fun l hl => ⟨i, h₁, h₂, hl⟩
  | scope _ ih => exact .scope (ih hs)

/-- Lemma 4.2.4: a command does the same in any memory that agrees on what it reads and has
cells where the first has. -/
theorem BigStep.frame {E : Env} {μ μ' : Mem V} {c : Cmd} {δ : Delta V} {ρ : Reads}
    (h : BigStep I E μ c δ ρ) (agree : ∀ l, ρ l → μ' l = μ l)
    (present : ∀ l, μ l ≠ .absent → μ' l ≠ .absent) : BigStep I E μ' c δ ρ :=
  h.frame_of_serves ⟨agree, fun l _ => present l⟩

/-! ## Determinism and domains -/

/-- The big-step semantics is deterministic. -/
theorem BigStep.determ {E : Env} {μ : Mem V} {c : Cmd} {δ δ' : Delta V} {ρ ρ' : Reads}
    (h : BigStep I E μ c δ ρ) (h' : BigStep I E μ c δ' ρ') : δ = δ' ∧ ρ = ρ' := by
  induction h generalizing δ' ρ' with
  | skip => cases h'; exact ⟨rfl, rfl⟩
  | seq _ _ ih₁ ih₂ =>
    cases h' with | seq h₁ h₂ =>
    obtain ⟨rfl, rfl⟩ := ih₁ h₁
    obtain ⟨rfl, rfl⟩ := ih₂ h₂
    exact ⟨rfl, rfl⟩
  | assign hv _ =>
    cases h' with | assign hv' _ =>
    cases hv.symm.trans hv'
    exact ⟨rfl, rfl⟩
  | accumulate hv hl =>
    cases h' with | accumulate hv' hl' =>
    cases hv.symm.trans hv'
    cases hl.symm.trans hl'
    exact ⟨rfl, rfl⟩
  | atomic hv _ =>
    cases h' with | atomic hv' _ =>
    cases hv.symm.trans hv'
    exact ⟨rfl, rfl⟩
  | ifTrue hc _ ih =>
    cases h' with
    | ifTrue _ h => exact ih h
    | ifFalse hc' _ => exact absurd (hc.symm.trans hc') (by simp)
  | ifFalse hc _ ih =>
    cases h' with
    | ifTrue hc' _ => exact absurd (hc.symm.trans hc') (by simp)
    | ifFalse _ h => exact ih h
  | letin _ ih => cases h' with | letin h => exact ih h
  | letval hv _ _ _ ih =>
    cases h' with | letval hv' _ _ h =>
    cases hv.symm.trans hv'
    obtain ⟨rfl, rfl⟩ := ih h
    exact ⟨rfl, rfl⟩
  | allocate _ ih =>
    cases h' with | allocate h =>
    obtain ⟨rfl, rfl⟩ := ih h
    exact ⟨rfl, rfl⟩
  | @«for» E μ x lo hi c δ ρ _ ih =>
    cases h' with | @«for» _ _ _ _ _ _ δ' ρ' h =>
    have key : ∀ n : Nat, ∀ i, i = lo.eval E + n → i < hi.eval E → δ i = δ' i ∧ ρ i = ρ' i := by
      intro n
      induction n using Nat.strongRecOn with
      | ind n ihn =>
        intro i hi₁ hi₂
        have e : Delta.iterate δ' (lo.eval E) (i - lo.eval E).toNat
            = Delta.iterate δ (lo.eval E) (i - lo.eval E).toNat :=
          Delta.iterate_congr fun j h₁ h₂ =>
            (ihn (j - lo.eval E).toNat (by omega) j (by omega) (by omega)).1.symm
        have h := h i (by omega) hi₂
        rw [e] at h
        exact ih i (by omega) hi₂ h
    have key : ∀ i, lo.eval E ≤ i → i < hi.eval E → δ i = δ' i ∧ ρ i = ρ' i :=
      fun i h₁ h₂ => key (i - lo.eval E).toNat i (by omega) h₂
    refine ⟨Delta.iterate_congr fun i h₁ h₂ => (key i h₁ (by omega)).1, ?_⟩
    funext l
    refine propext (exists_congr fun i => ?_)
    constructor
    · rintro ⟨h₁, h₂, h⟩; exact ⟨h₁, h₂, (key i h₁ h₂).2 ▸ h⟩
    · rintro ⟨h₁, h₂, h⟩; exact ⟨h₁, h₂, (key i h₁ h₂).2 ▸ h⟩
  | @par E μ x lo hi c δ ρ _ _ ih =>
    cases h' with | @par _ _ _ _ _ _ δ' ρ' h _ =>
    have key : ∀ i, lo.eval E ≤ i → i < hi.eval E → δ i = δ' i ∧ ρ i = ρ' i :=
      fun i h₁ h₂ => ih i h₁ h₂ (h i h₁ h₂)
    refine ⟨Delta.iterate_congr fun i h₁ h₂ => (key i h₁ (by omega)).1, ?_⟩
    funext l
    refine propext (exists_congr fun i => ?_)
    constructor
    · rintro ⟨h₁, h₂, h⟩; exact ⟨h₁, h₂, (key i h₁ h₂).2 ▸ h⟩
    · rintro ⟨h₁, h₂, h⟩; exact ⟨h₁, h₂, (key i h₁ h₂).2 ▸ h⟩
  | scope _ ih => cases h' with | scope h => exact ih h

/-- A write or an accumulation is into a cell that exists. -/
def Delta.Within (δ : Delta V) (μ : Mem V) : Prop := ∀ l, δ.Touches l → μ l ≠ .absent

/-- Within a memory, an update changes no cell's existence (Lemma 4.3.1). -/
theorem Delta.Within.update_absent {δ : Delta V} {μ : Mem V} (h : δ.Within μ) (l : Loc) :
    μ.update δ l = .absent ↔ μ l = .absent := by
  constructor
  · intro hl
    refine Classical.byContradiction fun hm => Mem.update_ne_absent δ hm hl
  · intro hl
    rw [Mem.update_of_not_touches fun ht => h l ht hl, hl]

/-- The empty differential memory is within any memory. -/
theorem Delta.Within.none {μ : Mem V} : (Delta.none : Delta V).Within μ :=
  fun _ h => absurd h (Delta.not_touches_none _)

/-- One change within a memory, and another within the changed memory. -/
theorem Delta.Within.andThen {δ₁ δ₂ : Delta V} {μ : Mem V} (h₁ : δ₁.Within μ)
    (h₂ : δ₂.Within (μ.update δ₁)) : (δ₁.andThen δ₂).Within μ := by
  intro l h
  rcases Delta.touches_andThen.1 h with h | h
  · exact h₁ l h
  · exact fun hm => h₂ l h ((h₁.update_absent l).2 hm)

/-- Remark 4.2.2: a command changes only cells that exist. -/
theorem BigStep.within {E : Env} {μ : Mem V} {c : Cmd} {δ : Delta V} {ρ : Reads}
    (h : BigStep I E μ c δ ρ) : δ.Within μ := by
  induction h with
  | skip => exact .none
  | seq _ _ ih₁ ih₂ => exact ih₁.andThen ih₂
  | assign _ hl => exact fun l ht => Delta.touches_write.1 ht ▸ hl
  | accumulate _ hl => exact fun l ht => Delta.touches_write.1 ht ▸ by simp [hl]
  | atomic _ hl => exact fun l ht => Delta.touches_accumulate.1 ht ▸ hl
  | ifTrue _ _ ih => exact ih
  | ifFalse _ _ ih => exact ih
  | letin _ ih => exact ih
  | letval _ _ _ _ ih => exact ih
  | allocate _ ih =>
    intro l ht
    rw [Delta.touches_without] at ht
    have ih := ih l ht.2
    simpa only [Mem.overlay, if_neg ht.1] using ih
  | @«for» E μ x lo hi c δ ρ _ ih =>
    have key : ∀ n : Nat, n ≤ (hi.eval E - lo.eval E).toNat →
        (Delta.iterate δ (lo.eval E) n).Within μ := by
      intro n
      induction n with
      | zero => exact fun _ => .none
      | succ n ihn =>
        intro hn
        have h := ih (lo.eval E + n) (by omega) (by omega)
        rw [show (lo.eval E + n - lo.eval E).toNat = n by omega] at h
        exact (ihn (by omega)).andThen h
    exact key _ (Nat.le_refl _)
  | par _ _ ih =>
    intro l ht
    obtain ⟨i, h₁, h₂, ht⟩ := Delta.touches_iterate.1 ht
    exact ih i h₁ (by omega) l ht
  | scope _ ih => exact ih

/-- Remark 4.2.2: a command changes only cells that exist. -/
theorem BigStep.touches_present {E : Env} {μ : Mem V} {c : Cmd} {δ : Delta V} {ρ : Reads}
    (h : BigStep I E μ c δ ρ) {l : Loc} (hl : δ.Touches l) : μ l ≠ .absent := h.within l hl

/-- A command changes no cell's existence. -/
theorem BigStep.update_absent {E : Env} {μ : Mem V} {c : Cmd} {δ : Delta V} {ρ : Reads}
    (h : BigStep I E μ c δ ρ) (l : Loc) : μ.update δ l = .absent ↔ μ l = .absent :=
  h.within.update_absent l

/-- Remark 4.2.2: a command reads only cells that exist. -/
theorem BigStep.reads_present {E : Env} {μ : Mem V} {c : Cmd} {δ : Delta V} {ρ : Reads}
    (h : BigStep I E μ c δ ρ) {l : Loc} (hl : ρ l) : μ l ≠ .absent := by
  induction h with
  | skip => exact hl.elim
  | seq h₁ _ ih₁ ih₂ =>
    exact hl.elim ih₁ fun hl hm => ih₂ hl ((h₁.update_absent l).2 hm)
  | assign hv _ => exact VExp.eval_reads _ hv hl
  | accumulate hv hw =>
    rcases hl with hl | rfl
    · exact VExp.eval_reads _ hv hl
    · simp [hw]
  | atomic hv _ => exact VExp.eval_reads _ hv hl
  | ifTrue _ _ ih => exact ih hl
  | ifFalse _ _ ih => exact ih hl
  | letin _ ih => exact ih hl
  | letval hv _ _ _ ih => exact hl.elim (VExp.eval_reads _ hv) ih
  | allocate _ ih =>
    have ih := ih hl.2
    simpa only [Mem.overlay, if_neg hl.1] using ih
  | @«for» E μ x lo hi c δ ρ h ih =>
    obtain ⟨i, h₁, h₂, hl⟩ := hl
    intro hm
    refine ih i h₁ h₂ hl ?_
    by_cases ht : (Delta.iterate δ (lo.eval E) (i - lo.eval E).toNat).Touches l
    · obtain ⟨j, h₃, h₄, ht⟩ := Delta.touches_iterate.1 ht
      exact absurd hm ((BigStep.for h).touches_present
        (Delta.touches_iterate.2 ⟨j, h₃, by omega, ht⟩))
    · rw [Mem.update_of_not_touches ht, hm]
  | par _ _ ih =>
    obtain ⟨i, h₁, h₂, hl⟩ := hl
    exact ih i h₁ h₂ hl
  | scope _ ih => exact ih hl

end Redverify
