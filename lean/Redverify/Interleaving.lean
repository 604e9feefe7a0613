module

public import Redverify.Frame

/-!
# The big-step semantics implies the interleavings

Section 4.3 of the thesis: a command with a big-step evaluation has an interleaving that ends
(Theorem 4.3.3), all its interleavings end in the same memory (Theorem 4.3.7), and (beyond the
thesis) none gets stuck and all are finite. For this the big-step semantics is extended to what
is left to run (rules U-PAR and U-INALLOC).
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V}

/-! ## Sequences of steps -/

/-- Zero, one or several steps. -/
inductive Steps (I : Interp V) : Proc V × Mem V → Proc V × Mem V → Prop where
  | refl {s} : Steps I s s
  | head {s t u} : Step I s t → Steps I t u → Steps I s u

/-- Sequences of steps compose. -/
theorem Steps.trans {s t u : Proc V × Mem V} (h : Steps I s t) (h' : Steps I t u) : Steps I s u := by
  induction h with
  | refl => exact h'
  | head hs _ ih => exact .head hs (ih h')

/-- One step is a sequence of steps. -/
theorem Steps.single {s t : Proc V × Mem V} (h : Step I s t) : Steps I s t := .head h .refl

/-- `done` takes no step. -/
theorem Step.not_done {μ : Mem V} {t : Proc V × Mem V} : ¬ Step I (.done, μ) t := nofun

/-- From `done` no other state is reached. -/
theorem Steps.eq_of_done {μ : Mem V} {t : Proc V × Mem V} (h : Steps I (.done, μ) t) :
    t = (.done, μ) := by
  cases h with
  | refl => rfl
  | head h _ => exact absurd h Step.not_done

/-! ## Termination -/

/-- `Σ_{0 ≤ i < n} (f (lo + i) + 2)` -/
def workLoop (f : Int → Nat) : Int → Nat → Nat
  | _, 0 => 0
  | lo, n + 1 => f lo + 2 + workLoop f (lo + 1) n

/-- Each term is at most the sum. -/
theorem le_workLoop {f : Int → Nat} {i : Int} : ∀ {n : Nat} {lo : Int}, lo ≤ i → i < lo + n →
    f i ≤ workLoop f lo n
  | 0, lo, h₁, h₂ => by omega
  | n + 1, lo, h₁, h₂ => by
    simp only [workLoop]
    by_cases e : i = lo
    · subst e; omega
    · have := le_workLoop (f := f) (n := n) (lo := lo + 1) (i := i) (by omega) (by omega)
      omega

/-- An upper bound of the number of steps of a command: on memory no control depends but by indices that are
data, which have ranges. -/
def Cmd.work : Cmd → Env → Nat
  | .skip, _ => 1
  | .seq c d, E => c.work E + d.work E + 2
  | .assign _ _ _, _ => 2
  | .accumulate _ _ _ _ _, _ => 2
  | .ifte c t e, E => 1 + bif c.eval E then t.work E else e.work E
  | .letin x i c, E => 1 + c.work (E.set x (i.eval E))
  | .letval x _ _ lo hi c, E =>
    1 + workLoop (fun n => c.work (E.set x n)) (lo.eval E) (hi.eval E - lo.eval E).toNat
  | .allocate _ _ c, E => c.work E + 2
  | .for x lo hi c, E =>
    1 + workLoop (fun i => c.work (E.set x i)) (lo.eval E) (hi.eval E - lo.eval E).toNat
  | .par x lo hi c, E =>
    1 + workLoop (fun i => c.work (E.set x i)) (lo.eval E) (hi.eval E - lo.eval E).toNat
  | .scope _ c, E => 1 + c.work E

/-- An upper bound of the number of steps left. -/
def Proc.work : Proc V → Nat
  | .done => 0
  | .run E c => c.work E
  | .store _ _ => 1
  | .seq p q => p.work + q.work + 1
  | .par p q => p.work + q.work + 1
  | .alloc _ _ p => p.work + 1

private theorem work_iterations {E : Env} {x : Var} {c : Cmd} (lo : Int) (n : Nat) :
    (Proc.iterations E x c lo n : Proc V).work ≤ workLoop (fun i => c.work (E.set x i)) lo n := by
  induction n generalizing lo with
  | zero => simp [Proc.iterations, Proc.work]
  | succ n ih =>
    have := ih (lo + 1)
    simp only [Proc.iterations, Proc.work, workLoop]
    omega

private theorem work_threads {E : Env} {x : Var} {c : Cmd} (lo : Int) (n : Nat) :
    (Proc.threads E x c lo n : Proc V).work ≤ workLoop (fun i => c.work (E.set x i)) lo n := by
  induction n generalizing lo with
  | zero => simp [Proc.threads, Proc.work]
  | succ n ih =>
    have := ih (lo + 1)
    simp only [Proc.threads, Proc.work, workLoop]
    omega

/-- Every step leaves less to do. -/
theorem Step.work_lt {s t : Proc V × Mem V} (h : Step I s t) : t.1.work < s.1.work := by
  induction h with
  | skip | seq | assign | accumulate | store | atomic | letin | scope | allocate | allocDone =>
    simp only [Proc.work, Cmd.work]; omega
  | seqLeft _ ih | parLeft _ ih | parRight _ ih | allocCtx _ ih =>
    simp only [Proc.work] at ih ⊢; omega
  | seqDone | parDoneLeft | parDoneRight => simp only [Proc.work]; omega
  | ifTrue h | ifFalse h => simp only [Proc.work, Cmd.work, h, cond_true, cond_false]; omega
  | @letval E x τ e lo hi c v μ _ h₁ h₂ =>
    have : c.work (E.set x (I.toInt τ v)) ≤ _ :=
      le_workLoop (f := fun n => c.work (E.set x n)) (n := (hi.eval E - lo.eval E).toNat) h₁ (by omega)
    simp only [Proc.work, Cmd.work]
    omega
  | «for» =>
    simp only [Proc.work, Cmd.work]
    exact Nat.lt_of_le_of_lt (work_iterations _ _) (by omega)
  | par =>
    simp only [Proc.work, Cmd.work]
    exact Nat.lt_of_le_of_lt (work_threads _ _) (by omega)

/-- Every sequence of steps is finite, of any program from any state. -/
theorem Step.wellFounded (I : Interp V) : WellFounded (fun t s => Step I s t) :=
  Subrelation.wf (fun h => Step.work_lt h) (measure (fun s : Proc V × Mem V => s.1.work)).wf

/-- Every sequence of steps from this state is finite. -/
theorem Step.acc (s : Proc V × Mem V) : Acc (fun t s => Step I s t) s := (Step.wellFounded I).apply s

/-! ## The effect of a step on the memory -/

/-- A step changes no cell's existence (Lemma 4.3.1). -/
theorem Step.absent_iff {s t : Proc V × Mem V} (h : Step I s t) (l : Loc) :
    t.2 l = .absent ↔ s.2 l = .absent := by
  induction h with
  | @store k v μ hk =>
    simp only [Mem.set]; split
    · next e => subst e; simp [hk]
    · rfl
  | atomic hv hl =>
    simp only [Mem.set]; split
    · next e => rw [e, hl]; simp
    · rfl
  | allocCtx _ ih =>
    simp only [Mem.overlay] at ih ⊢; split
    · next e => cases l; cases e; rfl
    · next e => simpa only [if_neg e] using ih
  | seqLeft _ ih | parLeft _ ih | parRight _ ih => exact ih
  | _ => rfl

/-- Steps change no cell's existence (Lemma 4.3.1). -/
theorem Steps.absent_iff {s t : Proc V × Mem V} (h : Steps I s t) (l : Loc) :
    t.2 l = .absent ↔ s.2 l = .absent := by
  induction h with
  | refl => rfl
  | head h _ ih => exact ih.trans (h.absent_iff l)

/-! ## Compatible changes -/

/-- Two changes do not conflict where both touch. -/
def Delta.Compatible (δ₁ δ₂ : Delta V) : Prop :=
  ∀ l, δ₁.Touches l → δ₂.Touches l → (δ₁ l).Compatible (δ₂ l)

/-- Compatibility is symmetric. -/
theorem Update.Compatible.symm {u w : Update V} (h : u.Compatible w) : w.Compatible u := by
  rcases h with ⟨v, h₁, h₂⟩ | ⟨h₁, h₂, h⟩
  · exact .inl ⟨v, h₂, h₁⟩
  · exact .inr ⟨h₂, h₁, fun f hf g hg x => (h g hg f hf x).symm⟩

/-- Compatibility is symmetric. -/
theorem Delta.Compatible.symm {δ₁ δ₂ : Delta V} (h : δ₁.Compatible δ₂) : δ₂.Compatible δ₁ :=
  fun l h₁ h₂ => (h l h₂ h₁).symm

private theorem foldl_apply_comm {α : Type} {f : α → α} :
    ∀ {gs : List (α → α)} (_ : ∀ g ∈ gs, ∀ x, f (g x) = g (f x)) (x : α),
      gs.foldl (fun x g => g x) (f x) = f (gs.foldl (fun x g => g x) x)
  | [], _, _ => rfl
  | g :: gs, h, x => by
    simp only [List.foldl_cons]
    rw [← h g (by simp) x, foldl_apply_comm (fun g hg => h g (by simp [hg]))]

private theorem foldl_comm {α : Type} :
    ∀ {fs gs : List (α → α)} (_ : ∀ f ∈ fs, ∀ g ∈ gs, ∀ x, f (g x) = g (f x)) (x : α),
      (fs ++ gs).foldl (fun x f => f x) x = (gs ++ fs).foldl (fun x f => f x) x
  | [], gs, _, x => by simp
  | f :: fs, gs, h, x => by
    have ih := foldl_comm (fs := fs) (gs := gs) (fun g hg => h g (by simp [hg])) (f x)
    simp only [List.foldl_append, List.foldl_cons, List.cons_append] at ih ⊢
    rw [ih, foldl_apply_comm (h f (by simp))]

/-- Compatible updates commute (Remark 4.2.3). -/
theorem Update.Compatible.apply_comm {u w : Update V} (h : u.Compatible w) (c : Cell V) :
    (u.andThen w).apply c = (w.andThen u).apply c := by
  rcases h with ⟨v, rfl, rfl⟩ | ⟨h₁, h₂, h⟩
  · rfl
  · rcases u with ⟨_, fs⟩; rcases w with ⟨_, gs⟩
    cases h₁; cases h₂
    cases c <;> simp only [Update.andThen, Update.apply]
    rw [foldl_comm h]

/-- Compatible changes commute (Remark 4.2.3). -/
theorem Delta.Compatible.update_comm {δ₁ δ₂ : Delta V} (h : δ₁.Compatible δ₂) (μ : Mem V) :
    μ.update (δ₁.andThen δ₂) = μ.update (δ₂.andThen δ₁) := by
  funext l
  by_cases h₁ : δ₁.Touches l
  · by_cases h₂ : δ₂.Touches l
    · exact (h l h₁ h₂).apply_comm _
    · simp [Mem.update, Delta.andThen, Delta.not_touches.1 h₂]
  · simp [Mem.update, Delta.andThen, Delta.not_touches.1 h₁]

/-! ## What remains of a change -/

/-- `w` can remain to be done of `u`: all or none of a mere write, or some of the accumulations
(in place of `δμ' ⊆ δμ` in the thesis). Of other updates anything can remain. -/
structure Update.Remains (w u : Update V) : Prop where
  /-- Of a mere write. -/ write : ∀ v, u = ⟨some v, []⟩ → w = .none ∨ w = ⟨some v, []⟩
  /-- Of accumulations. -/
  accs : u.base = Option.none → w.base = Option.none ∧ ∀ f ∈ w.accs, f ∈ u.accs

/-- `δ'` can remain to be done of `δ`. -/
def Delta.Remains (δ' δ : Delta V) : Prop := ∀ l, (δ' l).Remains (δ l)

/-- All of it. -/
theorem Update.Remains.refl (u : Update V) : u.Remains u :=
  ⟨fun _ h => .inr h, fun h => ⟨h, fun _ => id⟩⟩

/-- All of it. -/
theorem Delta.Remains.refl (δ : Delta V) : δ.Remains δ := fun _ => .refl _

/-- Nothing remains of nothing. -/
theorem Update.Remains.eq_none {w : Update V} (h : w.Remains .none) : w = .none := by
  obtain ⟨h₁, h₂⟩ := h.accs rfl
  rcases w with ⟨_, _ | ⟨f, as⟩⟩
  · cases h₁; rfl
  · exact absurd (h₂ f (by simp)) (by simp [Update.none])

/-- Nothing can always remain. -/
theorem Update.Remains.none (u : Update V) : Update.none.Remains u :=
  ⟨fun _ _ => .inl rfl, fun _ => ⟨rfl, by simp [Update.none]⟩⟩

/-- Nothing can always remain. -/
theorem Delta.Remains.none (δ : Delta V) : Delta.none.Remains δ := fun _ => .none _

/-- What remains of what remains. -/
theorem Update.Remains.trans {u v w : Update V} (h : u.Remains v) (h' : v.Remains w) :
    u.Remains w where
  write x hx := by
    rcases h'.write x hx with e | e
    · subst e; exact .inl h.eq_none
    · exact h.write x e
  accs hb := by
    obtain ⟨h₁, h₂⟩ := h'.accs hb
    obtain ⟨h₃, h₄⟩ := h.accs h₁
    exact ⟨h₃, fun f hf => h₂ f (h₄ f hf)⟩

/-- What remains of what remains. -/
theorem Delta.Remains.trans {δ₁ δ₂ δ₃ : Delta V} (h : δ₁.Remains δ₂) (h' : δ₂.Remains δ₃) :
    δ₁.Remains δ₃ := fun l => (h l).trans (h' l)

/-- What remains touches no more. -/
theorem Delta.Remains.touches {δ δ' : Delta V} (h : δ'.Remains δ) {l : Loc} (hl : δ'.Touches l) :
    δ.Touches l := by
  refine Classical.byContradiction fun ht => Delta.not_touches.2 ?_ hl
  have := h l
  rw [Delta.not_touches.1 ht] at this
  exact this.eq_none

private theorem andThen_write {u w : Update V} {v : Option V} (h : u.andThen w = ⟨some v, []⟩) :
    w = ⟨some v, []⟩ ∨ w = .none ∧ u = ⟨some v, []⟩ := by
  rcases u with ⟨bu, au⟩; rcases w with ⟨_ | bw, aw⟩ <;>
    simp_all [Update.andThen, Update.none]

private theorem andThen_base {u w : Update V} :
    (u.andThen w).base = none ↔ u.base = none ∧ w.base = none := by
  rcases u with ⟨_ | bu, au⟩ <;> rcases w with ⟨_ | bw, aw⟩ <;> simp [Update.andThen]

private theorem andThen_accs {u w : Update V} (h : w.base = none) :
    (u.andThen w).accs = u.accs ++ w.accs := by
  rcases w with ⟨_, _⟩; cases h; rfl

/-- What remains of the first of two updates, with the second. -/
theorem Update.Remains.andThen_left {u u' : Update V} (h : u'.Remains u) (w : Update V) :
    (u'.andThen w).Remains (u.andThen w) where
  write v hv := by
    rcases andThen_write hv with rfl | ⟨rfl, e⟩
    · exact .inr rfl
    · rw [Update.andThen_none]; exact h.write v e
  accs hb := by
    obtain ⟨h₁, h₂⟩ := andThen_base.1 hb
    obtain ⟨h₃, h₄⟩ := h.accs h₁
    refine ⟨andThen_base.2 ⟨h₃, h₂⟩, fun f hf => ?_⟩
    rw [andThen_accs h₂, List.mem_append] at hf ⊢
    exact hf.imp (h₄ f) id

/-- What remains of the first of two changes, with the second. -/
theorem Delta.Remains.andThen_left {δ₁ δ₁' : Delta V} (h : δ₁'.Remains δ₁) (δ₂ : Delta V) :
    (δ₁'.andThen δ₂).Remains (δ₁.andThen δ₂) := fun l => (h l).andThen_left (δ₂ l)

/-- What remains of the second of two compatible changes, with the first. -/
theorem Delta.Remains.andThen_right {δ₁ δ₂ δ₂' : Delta V} (h : δ₂'.Remains δ₂)
    (hc : δ₁.Compatible δ₂) : (δ₁.andThen δ₂').Remains (δ₁.andThen δ₂) := by
  intro l
  have h := h l
  refine ⟨fun v hv => ?_, fun hb => ?_⟩
  · simp only [Delta.andThen] at hv ⊢
    rcases andThen_write hv with e | ⟨e, e'⟩
    · rcases h.write v e with e₂ | e₂
      · rw [e₂, Update.andThen_none]
        by_cases ht : δ₁.Touches l
        · rcases hc l ht (.inl (by simp [e])) with ⟨w, h₁, h₂⟩ | ⟨_, h₂, _⟩
          · rw [e] at h₂; cases h₂; exact .inr h₁
          · simp [e] at h₂
        · exact .inl (Delta.not_touches.1 ht)
      · rw [e₂]; exact .inr rfl
    · rw [e] at h
      rw [h.eq_none, Update.andThen_none]
      exact .inr e'
  · simp only [Delta.andThen] at hb ⊢
    obtain ⟨h₁, h₂⟩ := andThen_base.1 hb
    obtain ⟨h₃, h₄⟩ := h.accs h₂
    refine ⟨andThen_base.2 ⟨h₁, h₃⟩, fun f hf => ?_⟩
    rw [andThen_accs h₃, List.mem_append] at hf
    rw [andThen_accs h₂, List.mem_append]
    exact hf.imp id (h₄ f)

/-- What remains is compatible with what the whole is compatible with. -/
theorem Delta.Remains.compatible {δ₁ δ₂ δ₂' : Delta V} (h : δ₂'.Remains δ₂)
    (hc : δ₁.Compatible δ₂) : δ₁.Compatible δ₂' := by
  intro l h₁ h₂
  have hr := h l
  rcases hc l h₁ (h.touches h₂) with ⟨v, e₁, e₂⟩ | ⟨e₁, e₂, hf⟩
  · rcases hr.write v e₂ with e | e
    · exact absurd h₂ (Delta.not_touches.2 e)
    · exact .inl ⟨v, e₁, e⟩
  · obtain ⟨h₃, h₄⟩ := hr.accs e₂
    exact .inr ⟨e₁, h₃, fun f hf' g hg => hf f hf' g (h₄ g hg)⟩

/-- What remains, without an array. -/
theorem Delta.Remains.without {δ δ' : Delta V} (h : δ'.Remains δ) (a : Arr) :
    (δ'.without a).Remains (δ.without a) := by
  intro l
  simp only [Delta.without]
  split
  · exact .refl _
  · exact h l

/-- An update that is compatible with two is so with one after the other. -/
theorem Update.Compatible.andThen {u w₁ w₂ : Update V} (h₁ : u.Compatible w₁)
    (h₂ : u.Compatible w₂) : u.Compatible (w₁.andThen w₂) := by
  rcases h₂ with ⟨v, e₁, e₂⟩ | ⟨e₁, e₂, h₂⟩
  · subst e₂; exact .inl ⟨v, e₁, rfl⟩
  · rcases h₁ with ⟨v, e₃, _⟩ | ⟨_, e₃, h₁⟩
    · simp [e₃] at e₁
    · refine .inr ⟨e₁, andThen_base.2 ⟨e₃, e₂⟩, fun f hf g hg => ?_⟩
      rw [andThen_accs e₂, List.mem_append] at hg
      exact hg.elim (h₁ f hf g) (h₂ f hf g)

private theorem compatible_iterate {u : Update V} {δ : Int → Delta V} {lo : Int} {l : Loc} {n : Nat}
    (h : ∀ i, lo ≤ i → i < lo + n → (δ i).Touches l → u.Compatible (δ i l))
    (ht : (Delta.iterate δ lo n).Touches l) : u.Compatible (Delta.iterate δ lo n l) := by
  induction n with
  | zero => exact absurd ht (Delta.not_touches_none l)
  | succ n ih =>
    have ih := ih (fun i h₁ h₂ => h i h₁ (by omega))
    have hn := h (lo + n) (by omega) (by omega)
    simp only [Delta.iterate_succ, Delta.andThen]
    by_cases h₁ : (Delta.iterate δ lo n).Touches l
    · by_cases h₂ : (δ (lo + n)).Touches l
      · exact (ih h₁).andThen (hn h₂)
      · rw [Delta.not_touches.1 h₂, Update.andThen_none]; exact ih h₁
    · rw [Delta.not_touches.1 h₁, Update.none_andThen]
      rw [Delta.iterate_succ, Delta.touches_andThen] at ht
      exact hn (ht.resolve_left h₁)

/-! ## Big-step semantics of what is left to run -/

/-- Two processes do not race: what one changes the other does not read, and what both change
they change compatibly. -/
structure RaceFree (δ₁ : Delta V) (ρ₁ : Reads) (δ₂ : Delta V) (ρ₂ : Reads) : Prop where
  /-- The second does not read what the first changes. -/ left : ∀ l, δ₁.Touches l → ¬ ρ₂ l
  /-- The first does not read what the second changes. -/ right : ∀ l, δ₂.Touches l → ¬ ρ₁ l
  /-- Both change compatibly. -/ compatible : δ₁.Compatible δ₂

/-- `Runs I μ p δ ρ`: in memory `μ`, what is left to run, `p`, runs without error, makes the
changes `δ` and reads the locations `ρ`. -/
inductive Runs (I : Interp V) : Mem V → Proc V → Delta V → Reads → Prop where
  | done {μ} : Runs I μ .done .none (fun _ => False)
  | run {μ E c δ ρ} : BigStep I E μ c δ ρ → Runs I μ (.run E c) δ ρ
  | store {μ l v} : μ l ≠ .absent → Runs I μ (.store l v) (.write l v) (fun _ => False)
  | seq {μ p q δ₁ δ₂ ρ₁ ρ₂} : Runs I μ p δ₁ ρ₁ → Runs I (μ.update δ₁) q δ₂ ρ₂ →
      Runs I μ (.seq p q) (δ₁.andThen δ₂) (fun l => ρ₁ l ∨ ρ₂ l)
  /-- U-PAR -/
  | par {μ p q δ₁ δ₂ ρ₁ ρ₂} : Runs I μ p δ₁ ρ₁ → Runs I μ q δ₂ ρ₂ → RaceFree δ₁ ρ₁ δ₂ ρ₂ →
      Runs I μ (.par p q) (δ₁.andThen δ₂) (fun l => ρ₁ l ∨ ρ₂ l)
  /-- U-INALLOC -/
  | alloc {μ a m p δ ρ} : Runs I (μ.overlay a m) p δ ρ →
      Runs I μ (.alloc a m p) (δ.without a) (fun l => l.array ≠ a ∧ ρ l)

/-- Lemma 4.2.4 for what is left to run. -/
theorem Runs.frame {μ μ' : Mem V} {p : Proc V} {δ : Delta V} {ρ : Reads} (h : Runs I μ p δ ρ)
    (hs : Mem.Serves μ μ' δ ρ) : Runs I μ' p δ ρ := by
  induction h generalizing μ' with
  | done => exact .done
  | run h => exact .run (h.frame_of_serves hs)
  | store hl => exact .store (hs.present _ (Delta.touches_write.2 rfl) hl)
  | seq _ _ ih₁ ih₂ =>
    exact .seq (ih₁ (hs.mono (fun _ h => Delta.touches_andThen.2 (.inl h)) (fun _ => .inl)))
      (ih₂ (hs.mono (fun _ h => Delta.touches_andThen.2 (.inr h)) (fun _ => .inr)).update)
  | par _ _ hr ih₁ ih₂ =>
    exact .par (ih₁ (hs.mono (fun _ h => Delta.touches_andThen.2 (.inl h)) (fun _ => .inl)))
      (ih₂ (hs.mono (fun _ h => Delta.touches_andThen.2 (.inr h)) (fun _ => .inr))) hr
  | alloc _ ih => exact .alloc (ih hs.overlay)

/-- The iterations of a sequential loop, unfolded. -/
theorem Runs.iterations {E : Env} {x : Var} {c : Cmd} {δ : Int → Delta V} {ρ : Int → Reads}
    {n : Nat} {lo : Int} {μ : Mem V}
    (h : ∀ i, lo ≤ i → i < lo + n →
      BigStep I (E.set x i) (μ.update (.iterate δ lo (i - lo).toNat)) c (δ i) (ρ i)) :
    ∃ ρ', Runs I μ (.iterations E x c lo n) (.iterate δ lo n) ρ' ∧
      ∀ l, ρ' l → ∃ i, lo ≤ i ∧ i < lo + n ∧ ρ i l := by
  induction n generalizing lo μ with
  | zero => exact ⟨_, .done, fun _ h => h.elim⟩
  | succ n ih =>
    have h₀ := h lo (by omega) (by omega)
    rw [show (lo - lo).toNat = 0 by omega, Delta.iterate_zero, Mem.update_none] at h₀
    obtain ⟨ρ', hr, hρ⟩ := @ih (lo + 1) (μ.update (δ lo)) (fun i h₁ h₂ => by
      have := h i (by omega) (by omega)
      rwa [show (i - lo).toNat = (i - (lo + 1)).toNat + 1 by omega, Delta.iterate_shift,
        Mem.update_andThen] at this)
    rw [Delta.iterate_shift]
    refine ⟨_, .seq (.run h₀) hr, fun l hl => ?_⟩
    rcases hl with hl | hl
    · exact ⟨lo, by omega, by omega, hl⟩
    · obtain ⟨i, h₁, h₂, hi⟩ := hρ l hl
      exact ⟨i, by omega, by omega, hi⟩

/-- The iterations of a parallel loop, unfolded. -/
theorem Runs.threads {E : Env} {x : Var} {c : Cmd} {δ : Int → Delta V} {ρ : Int → Reads}
    {n : Nat} {lo : Int} {μ : Mem V}
    (h : ∀ i, lo ≤ i → i < lo + n → BigStep I (E.set x i) μ c (δ i) (ρ i))
    (hn : NoRace δ ρ lo (lo + n)) :
    ∃ ρ', Runs I μ (.threads E x c lo n) (.iterate δ lo n) ρ' ∧
      ∀ l, ρ' l → ∃ i, lo ≤ i ∧ i < lo + n ∧ ρ i l := by
  induction n generalizing lo with
  | zero => exact ⟨_, .done, fun _ h => h.elim⟩
  | succ n ih =>
    obtain ⟨ρ', hr, hρ⟩ := @ih (lo + 1) (fun i h₁ h₂ => h i (by omega) (by omega))
      (fun i j h₁ h₂ h₃ h₄ => hn i j (by omega) (by omega) (by omega) (by omega))
    rw [Delta.iterate_shift]
    refine ⟨_, .par (.run (h lo (by omega) (by omega))) hr ⟨fun l ht hl => ?_, fun l ht hl => ?_,
      fun l h₁ h₂ => ?_⟩, fun l hl => ?_⟩
    · obtain ⟨i, h₁, h₂, hi⟩ := hρ l hl
      exact (hn lo i (by omega) (by omega) (by omega) (by omega) (by omega) l ht).1 hi
    · obtain ⟨i, h₁, h₂, hi⟩ := Delta.touches_iterate.1 ht
      exact (hn i lo (by omega) (by omega) (by omega) (by omega) (by omega) l hi).1 hl
    · exact compatible_iterate (fun i h₃ h₄ =>
        (hn lo i (by omega) (by omega) (by omega) (by omega) (by omega) l h₁).2) h₂
    · rcases hl with hl | hl
      · exact ⟨lo, by omega, by omega, hl⟩
      · obtain ⟨i, h₁, h₂, hi⟩ := hρ l hl
        exact ⟨i, by omega, by omega, hi⟩

/-! ## Preservation, progress and convergence -/

/-- State `(p', μ')` continues a run with changes `δ` and reads `ρ` in memory `μ`. -/
structure Continues (I : Interp V) (μ : Mem V) (δ : Delta V) (ρ : Reads) (μ' : Mem V) (p' : Proc V)
    (δ' : Delta V) (ρ' : Reads) : Prop where
  /-- It runs. -/ runs : Runs I μ' p' δ' ρ'
  /-- What is left to change is left of the changes. -/ remains : δ'.Remains δ
  /-- What is left to read is left of the reads. -/ reads : ∀ l, ρ' l → ρ l
  /-- It ends in the same memory. -/ final : μ'.update δ' = μ.update δ
  /-- Only what the run changes has been changed. -/
  changed : ∀ l, μ' l = μ l ∨ δ.Touches l ∧ ∃ v, μ' l = .holds v

/-- What has not changed the memory. -/
theorem Continues.same {μ : Mem V} {δ : Delta V} {ρ ρ' : Reads} {p' : Proc V}
    (h : Runs I μ p' δ ρ') (hρ : ∀ l, ρ' l → ρ l) : Continues I μ δ ρ μ p' δ ρ' :=
  ⟨h, .refl δ, hρ, rfl, fun _ => .inl rfl⟩

/-- Continuations compose. -/
theorem Continues.trans {μ μ' μ'' : Mem V} {δ δ' δ'' : Delta V} {ρ ρ' ρ'' : Reads} {p' p'' : Proc V}
    (h : Continues I μ δ ρ μ' p' δ' ρ') (h' : Continues I μ' δ' ρ' μ'' p'' δ'' ρ'') :
    Continues I μ δ ρ μ'' p'' δ'' ρ'' where
  runs := h'.runs
  remains := h'.remains.trans h.remains
  reads l hl := h.reads l (h'.reads l hl)
  final := h'.final.trans h.final
  changed l := by
    rcases h'.changed l with e | ⟨ht, hv⟩
    · rw [e]; exact h.changed l
    · exact .inr ⟨h.remains.touches ht, hv⟩

/-- What runs beside is not disturbed. -/
theorem Continues.serves {μ μ' : Mem V} {δ δ' δ₂ : Delta V} {ρ ρ' ρ₂ : Reads} {p' : Proc V}
    (h : Continues I μ δ ρ μ' p' δ' ρ') (hr : ∀ l, δ.Touches l → ¬ ρ₂ l) :
    Mem.Serves μ μ' δ₂ ρ₂ where
  agree l hl := (h.changed l).elim id fun ⟨ht, _⟩ => absurd hl (hr l ht)
  present l _ hm := by
    rcases h.changed l with e | ⟨_, v, e⟩
    · rwa [e]
    · simp [e]

/-- Lemma 4.3.8 for what is left to run. -/
theorem Runs.preservation {s t : Proc V × Mem V} (h : Step I s t) {δ : Delta V} {ρ : Reads}
    (hr : Runs I s.2 s.1 δ ρ) : ∃ δ' ρ', Continues I s.2 δ ρ t.2 t.1 δ' ρ' := by
  induction h generalizing δ ρ with
  | skip =>
    cases hr with | run hr =>
    cases hr
    exact ⟨_, _, .same .done fun _ => id⟩
  | seq =>
    cases hr with | run hr => cases hr with | seq h₁ h₂ =>
    exact ⟨_, _, .same (.seq (.run h₁) (.run h₂)) fun _ => id⟩
  | @seqLeft p p' q μ μ' _ ih =>
    cases hr with | @seq _ _ _ δ₁ δ₂ ρ₁ ρ₂ h₁ h₂ =>
    obtain ⟨δ', ρ', h⟩ := ih h₁
    refine ⟨_, _, .seq h.runs (h.final ▸ h₂), h.remains.andThen_left _, ?_, ?_, ?_⟩
    · exact fun l hl => hl.imp (h.reads l) id
    · have := h.final
      simp only at this ⊢
      rw [Mem.update_andThen, Mem.update_andThen, this]
    · exact fun l => (h.changed l).imp id fun ⟨ht, hv⟩ => ⟨Delta.touches_andThen.2 (.inl ht), hv⟩
  | seqDone =>
    cases hr with | seq h₁ h₂ =>
    cases h₁
    rw [Mem.update_none] at h₂
    rw [Delta.none_andThen]
    exact ⟨_, _, .same h₂ fun _ => .inr⟩
  | @parLeft p p' q μ μ' _ ih =>
    cases hr with | @par _ _ _ δ₁ δ₂ ρ₁ ρ₂ h₁ h₂ hf =>
    obtain ⟨δ', ρ', h⟩ := ih h₁
    refine ⟨_, _, .par h.runs (h₂.frame (h.serves hf.left)) ⟨?_, ?_, ?_⟩,
      h.remains.andThen_left _, ?_, ?_, ?_⟩
    · exact fun l hl => hf.left l (h.remains.touches hl)
    · exact fun l hl hρ => hf.right l hl (h.reads l hρ)
    · exact (h.remains.compatible hf.compatible.symm).symm
    · exact fun l hl => hl.imp (h.reads l) id
    · have := h.final
      simp only at this ⊢
      rw [Mem.update_andThen, Mem.update_andThen, this]
    · exact fun l => (h.changed l).imp id fun ⟨ht, hv⟩ => ⟨Delta.touches_andThen.2 (.inl ht), hv⟩
  | @parRight p q q' μ μ' _ ih =>
    cases hr with | @par _ _ _ δ₁ δ₂ ρ₁ ρ₂ h₁ h₂ hf =>
    obtain ⟨δ', ρ', h⟩ := ih h₂
    have hc := h.remains.compatible hf.compatible
    refine ⟨_, _, .par (h₁.frame (h.serves hf.right)) h.runs ⟨?_, ?_, hc⟩,
      h.remains.andThen_right hf.compatible, ?_, ?_, ?_⟩
    · exact fun l hl hρ => hf.left l hl (h.reads l hρ)
    · exact fun l hl => hf.right l (h.remains.touches hl)
    · exact fun l hl => hl.imp id (h.reads l)
    · have := h.final
      simp only at this ⊢
      rw [hc.update_comm, hf.compatible.update_comm, Mem.update_andThen, Mem.update_andThen, this]
    · exact fun l => (h.changed l).imp id fun ⟨ht, hv⟩ => ⟨Delta.touches_andThen.2 (.inr ht), hv⟩
  | parDoneLeft =>
    cases hr with | par h₁ h₂ _ =>
    cases h₁
    rw [Delta.none_andThen]
    exact ⟨_, _, .same h₂ fun _ => .inr⟩
  | parDoneRight =>
    cases hr with | par h₁ h₂ _ =>
    cases h₂
    rw [Delta.andThen_none]
    exact ⟨_, _, .same h₁ fun _ => .inl⟩
  | assign hv =>
    cases hr with | run hr => cases hr with | assign hv' hl =>
    cases hv.symm.trans hv'
    exact ⟨_, _, .same (.store hl) fun _ h => h.elim⟩
  | accumulate hv hl =>
    cases hr with | run hr => cases hr with | accumulate hv' hl' =>
    cases hv.symm.trans hv'
    cases hl.symm.trans hl'
    exact ⟨_, _, .same (.store (by simp [hl])) fun _ h => h.elim⟩
  | @store l v μ hl =>
    cases hr with | store _ =>
    refine ⟨_, _, .done, .none _, fun _ => id, ?_, fun k => ?_⟩
    · simp only [Mem.update_none, Mem.update_write]
    · by_cases e : k = l
      · exact .inr ⟨Delta.touches_write.2 e, v, if_pos e⟩
      · exact .inl (if_neg e)
  | @atomic E f a idx e u v μ hv hl =>
    cases hr with | run hr => cases hr with | atomic hv' hl' =>
    cases hv.symm.trans hv'
    refine ⟨_, _, .done, .none _, fun _ h => h.elim, ?_, fun k => ?_⟩
    · simp only [Mem.update_none]
      exact (Mem.update_accumulate (fun x => I.strict f [x, v]) hl).symm
    · by_cases e : k = ⟨a, evalIdx idx E⟩
      · exact .inr ⟨Delta.touches_accumulate.2 e, _, if_pos e⟩
      · exact .inl (if_neg e)
  | ifTrue hc =>
    cases hr with | run hr => cases hr with
    | ifTrue _ h => exact ⟨_, _, .same (.run h) fun _ => id⟩
    | ifFalse hc' _ => exact absurd (hc.symm.trans hc') (by simp)
  | ifFalse hc =>
    cases hr with | run hr => cases hr with
    | ifTrue hc' _ => exact absurd (hc.symm.trans hc') (by simp)
    | ifFalse _ h => exact ⟨_, _, .same (.run h) fun _ => id⟩
  | letin =>
    cases hr with | run hr => cases hr with | letin h =>
    exact ⟨_, _, .same (.run h) fun _ => id⟩
  | letval hv _ _ =>
    cases hr with | run hr => cases hr with | letval hv' _ _ h =>
    cases hv.symm.trans hv'
    exact ⟨_, _, .same (.run h) fun _ => .inr⟩
  | @«for» E x lo hi c μ =>
    cases hr with | run hr => cases hr with | «for» h =>
    obtain ⟨ρ', hr, hρ⟩ := Runs.iterations (n := (hi.eval E - lo.eval E).toNat)
      (fun i h₁ h₂ => h i h₁ (by omega))
    refine ⟨_, _, .same hr fun l hl => ?_⟩
    obtain ⟨i, h₁, h₂, hi⟩ := hρ l hl
    exact ⟨i, h₁, by omega, hi⟩
  | @par E x lo hi c μ =>
    cases hr with | run hr => cases hr with | par h hn =>
    obtain ⟨ρ', hr, hρ⟩ := Runs.threads (n := (hi.eval E - lo.eval E).toNat)
      (fun i h₁ h₂ => h i h₁ (by omega))
      (fun i j h₁ h₂ h₃ h₄ => hn i j h₁ (by omega) h₃ (by omega))
    refine ⟨_, _, .same hr fun l hl => ?_⟩
    obtain ⟨i, h₁, h₂, hi⟩ := hρ l hl
    exact ⟨i, h₁, by omega, hi⟩
  | scope =>
    cases hr with | run hr => cases hr with | scope h =>
    exact ⟨_, _, .same (.run h) fun _ => id⟩
  | allocate =>
    cases hr with | run hr => cases hr with | allocate h =>
    exact ⟨_, _, .same (.alloc (.run h)) fun _ => id⟩
  | @allocCtx a m p p' μ μ' _ ih =>
    cases hr with | @alloc _ _ _ _ δ ρ h =>
    obtain ⟨δ', ρ', h⟩ := ih h
    have e : (μ'.overlay a fun i => μ ⟨a, i⟩).overlay a (fun i => μ' ⟨a, i⟩) = μ' := by
      funext l; simp only [Mem.overlay]; split
      · next e => cases l; cases e; rfl
      · rfl
    refine ⟨_, _, .alloc (e.symm ▸ h.runs), h.remains.without a, ?_, funext fun l => ?_, fun l => ?_⟩
    · exact fun l hl => ⟨hl.1, h.reads l hl.2⟩
    · have := congrFun h.final l
      simp only [Mem.update, Mem.overlay, Delta.without] at this ⊢
      split
      · next e => cases l; cases e; rfl
      · next e => simpa only [if_neg e] using this
    · have := h.changed l
      simp only [Mem.overlay] at this ⊢
      split
      · next e => cases l; cases e; exact .inl rfl
      · next e =>
        simp only [if_neg e] at this
        exact this.imp id fun ⟨ht, hv⟩ => ⟨Delta.touches_without.2 ⟨e, ht⟩, hv⟩
  | allocDone =>
    cases hr with | alloc h =>
    cases h
    refine ⟨_, _, .done, .none _, fun _ h => h.elim, funext fun l => ?_, fun _ => .inl rfl⟩
    simp only [Mem.update, Delta.without, Delta.none, ite_self]

/-- Corollary 4.3.9 for what is left to run. -/
theorem Runs.preservation_many {s t : Proc V × Mem V} (h : Steps I s t) {δ : Delta V} {ρ : Reads}
    (hr : Runs I s.2 s.1 δ ρ) : ∃ δ' ρ', Continues I s.2 δ ρ t.2 t.1 δ' ρ' := by
  induction h generalizing δ ρ with
  | refl => exact ⟨δ, ρ, .same hr fun _ => id⟩
  | head h _ ih =>
    obtain ⟨δ', ρ', h₁⟩ := hr.preservation h
    obtain ⟨δ'', ρ'', h₂⟩ := ih h₁.runs
    exact ⟨δ'', ρ'', h₁.trans h₂⟩

/-- Progress: what runs without error and is not done takes a step. -/
theorem Runs.progress {μ : Mem V} {p : Proc V} {δ : Delta V} {ρ : Reads} (h : Runs I μ p δ ρ) :
    p = .done ∨ ∃ t, Step I (p, μ) t := by
  induction h with
  | done => exact .inl rfl
  | run h =>
    refine .inr ?_
    cases h with
    | skip => exact ⟨_, .skip⟩
    | seq => exact ⟨_, .seq⟩
    | assign hv _ => exact ⟨_, .assign hv⟩
    | accumulate hv hl => exact ⟨_, .accumulate hv hl⟩
    | atomic hv hl =>
      obtain ⟨_, hl⟩ := Cell.exists_of_present hl
      exact ⟨_, .atomic hv hl⟩
    | ifTrue hc _ => exact ⟨_, .ifTrue hc⟩
    | ifFalse hc _ => exact ⟨_, .ifFalse hc⟩
    | letin => exact ⟨_, .letin⟩
    | letval hv h₁ h₂ _ => exact ⟨_, .letval hv h₁ h₂⟩
    | allocate => exact ⟨_, .allocate⟩
    | «for» => exact ⟨_, .for⟩
    | par => exact ⟨_, .par⟩
    | scope => exact ⟨_, .scope⟩
  | store hl => exact .inr ⟨_, .store hl⟩
  | seq _ _ ih _ =>
    rcases ih with rfl | ⟨t, h⟩
    · exact .inr ⟨_, .seqDone⟩
    · exact .inr ⟨_, .seqLeft h⟩
  | par _ _ _ ih _ =>
    rcases ih with rfl | ⟨t, h⟩
    · exact .inr ⟨_, .parDoneLeft⟩
    · exact .inr ⟨_, .parLeft h⟩
  | alloc _ ih =>
    rcases ih with rfl | ⟨t, h⟩
    · exact .inr ⟨_, .allocDone⟩
    · exact .inr ⟨_, .allocCtx h⟩

/-- Every interleaving of what runs without error is finite, none gets stuck, and all end in the
memory that the big-step semantics gives. -/
theorem Runs.converges {s : Proc V × Mem V} {δ : Delta V} {ρ : Reads} (h : Runs I s.2 s.1 δ ρ) :
    Converges I s (s.2.update δ) := by
  induction (Step.wellFounded I).apply s generalizing δ ρ with
  | intro s _ ih =>
    obtain ⟨p, μ⟩ := s
    rcases h.progress with hp | ht
    · simp only at hp h ⊢
      subst hp
      cases h
      rw [Mem.update_none]
      exact .done
    · refine .step ht fun t hst => ?_
      obtain ⟨δ', ρ', hc⟩ := h.preservation hst
      rw [← hc.final]
      exact ih t hst hc.runs

/-! ## What convergence means -/

/-- Some sequence of steps ends in the memory converged to. -/
theorem Converges.exists_steps {s : Proc V × Mem V} {μ' : Mem V} (h : Converges I s μ') :
    Steps I s (.done, μ') := by
  induction h with
  | done => exact .refl
  | step ht _ ih =>
    obtain ⟨t, ht⟩ := ht
    exact .head ht (ih t ht)

/-- Convergence outlives steps: whatever is reached can still end in that memory. -/
theorem Converges.of_steps {s t : Proc V × Mem V} {μ' : Mem V} (h : Converges I s μ')
    (hs : Steps I s t) : Converges I t μ' := by
  induction hs with
  | refl => exact h
  | head hst _ ih =>
    cases h with
    | done => exact absurd hst Step.not_done
    | step _ h => exact ih (h _ hst)

/-- All sequences of steps that end do so in the memory converged to. -/
theorem Converges.eq_of_steps {s : Proc V × Mem V} {μ₁ μ₂ : Mem V} (h : Converges I s μ₁)
    (hs : Steps I s (.done, μ₂)) : μ₂ = μ₁ := by
  have := (h.of_steps hs).exists_steps.eq_of_done
  exact (congrArg Prod.snd this).symm

/-- No state that is reached is stuck. -/
theorem Converges.not_stuck {s t : Proc V × Mem V} {μ' : Mem V} (h : Converges I s μ')
    (hs : Steps I s t) : t.1 = .done ∨ ∃ u, Step I t u := by
  cases h.of_steps hs with
  | done => exact .inl rfl
  | step ht _ => exact .inr ht

/-! ## The theorems of section 4.3 -/

variable {E : Env} {μ : Mem V} {c : Cmd} {δ : Delta V} {ρ : Reads}

/-- Big step implies the interleavings: every interleaving of a command with a big-step
evaluation is finite, none gets stuck, and all end in the memory of the big-step evaluation
(Theorems 4.3.3 and 4.3.7, with progress and termination). -/
theorem BigStep.converges {V : Type} {I : Interp V} {E μ c δ ρ} (h : BigStep I E μ c δ ρ) :
    Converges I (.run E c, μ) (μ.update δ) :=
  Runs.converges (s := (.run E c, μ)) (.run h)

/-- Theorem 4.3.3 (existence): some sequence of steps ends in the memory of the big-step
evaluation. -/
theorem BigStep.existence (h : BigStep I E μ c δ ρ) :
    Steps I (.run E c, μ) (.done, μ.update δ) := h.converges.exists_steps

/-- Lemma 4.3.4: so from every memory that agrees on what is read and has the cells needed. -/
theorem BigStep.existence_of_serves {μ' : Mem V} (h : BigStep I E μ c δ ρ)
    (hs : Mem.Serves μ μ' δ ρ) : Steps I (.run E c, μ') (.done, μ'.update δ) :=
  (h.frame_of_serves hs).existence

/-- Theorem 4.3.7 (determinism): all sequences of steps that end do so in the memory of the
big-step evaluation. -/
theorem BigStep.determinism {μ' : Mem V} (h : BigStep I E μ c δ ρ)
    (hs : Steps I (.run E c, μ) (.done, μ')) : μ' = μ.update δ := h.converges.eq_of_steps hs

/-- Lemma 4.3.8 (single-step preservation): after a step, what is left runs, changes and reads
no more than before, and ends in the same memory. -/
theorem BigStep.preservation {p' : Proc V} {μ' : Mem V} (h : BigStep I E μ c δ ρ)
    (hs : Step I (.run E c, μ) (p', μ')) : ∃ δ' ρ', Runs I μ' p' δ' ρ' ∧ δ'.Remains δ ∧
      (∀ l, ρ' l → ρ l) ∧ μ'.update δ' = μ.update δ := by
  obtain ⟨δ', ρ', hc⟩ := Runs.preservation hs (.run h)
  exact ⟨δ', ρ', hc.runs, hc.remains, hc.reads, hc.final⟩

/-- Corollary 4.3.9 (many-steps preservation). -/
theorem BigStep.preservation_many {p' : Proc V} {μ' : Mem V} (h : BigStep I E μ c δ ρ)
    (hs : Steps I (.run E c, μ) (p', μ')) : ∃ δ' ρ', Runs I μ' p' δ' ρ' ∧ δ'.Remains δ ∧
      (∀ l, ρ' l → ρ l) ∧ μ'.update δ' = μ.update δ := by
  obtain ⟨δ', ρ', hc⟩ := Runs.preservation_many hs (.run h)
  exact ⟨δ', ρ', hc.runs, hc.remains, hc.reads, hc.final⟩

/-- Progress: no state that is reached is stuck. -/
theorem BigStep.progress {t : Proc V × Mem V} (h : BigStep I E μ c δ ρ)
    (hs : Steps I (.run E c, μ) t) : t.1 = .done ∨ ∃ u, Step I t u := h.converges.not_stuck hs

/-- Corollary 4.3.10 (confluence): any two states that are reached reach a common one. -/
theorem BigStep.confluence {s t : Proc V × Mem V} (h : BigStep I E μ c δ ρ)
    (hs : Steps I (.run E c, μ) s) (ht : Steps I (.run E c, μ) t) :
    ∃ u, Steps I s u ∧ Steps I t u :=
  ⟨_, (h.converges.of_steps hs).exists_steps, (h.converges.of_steps ht).exists_steps⟩

end Redverify
