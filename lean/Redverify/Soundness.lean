module

public import Redverify.Generator
public import Redverify.Statement
public import Redverify.Frame
public import Redverify.Interleaving

/-!
# Soundness of the condition generator

The counterpart of Theorem 5.5.4 for chapter 7: `vc` implies that a run without error exists and
ends in `post`, hence `Implements`.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V}

/-- A function of values that are defined. -/
theorem Interp.strict_some (f : Fn) (vs : List V) : I.strict f (vs.map some) = some (I.fn f vs) := by
  have h₁ : (vs.map some).all Option.isSome = true := by induction vs <;> simp_all
  have h₂ : (vs.map some).filterMap id = vs := by induction vs <;> simp_all
  rw [Interp.strict, h₁, h₂, cond_true]

/-- Accumulations that commute do so, too, where something is undefined. -/
theorem Interp.strict_comm {f g : Fn}
    (h : ∀ x v w, I.fn g [I.fn f [x, v], w] = I.fn f [I.fn g [x, w], v]) (x v w : Option V) :
    I.strict g [I.strict f [x, v], w] = I.strict f [I.strict g [x, w], v] := by
  cases x <;> cases v <;> cases w <;> simp [Interp.strict, h]

mutual
/-- What the heap knows of an expression is its value in every memory that is as the heap says. -/
theorem VExp.Evals.sound {h : Heap V} {μ : Mem V} {E : Env} (hμ : h.Holds μ) :
    ∀ (e : VExp) (v : V), e.Evals I h E v → e.eval I E μ = some (some v)
  | .fn f args, v, ⟨vs, hvs, hv⟩ => by
    simp [VExp.eval, VExp.EvalsAll.sound hμ args vs hvs, hv, Interp.strict_some]
  | .read a idx, v, hv => by
    have := hμ _ _ hv
    simp [VExp.eval, this]
  | .index τ i, v, hv => by simp only [VExp.Evals] at hv; simp [VExp.eval, hv]
  | .cond c, v, hv => by simp only [VExp.Evals] at hv; simp [VExp.eval, hv]
  | .select c t e, v, ⟨x, y, hx, hy, hv⟩ => by
    simp [VExp.eval, VExp.Evals.sound hμ t x hx, VExp.Evals.sound hμ e y hy, hv]

/-- The same for several expressions. -/
theorem VExp.EvalsAll.sound {h : Heap V} {μ : Mem V} {E : Env} (hμ : h.Holds μ) :
    ∀ (es : List VExp) (vs : List V), VExp.EvalsAll I h E es vs →
      VExp.evals I E μ es = some (vs.map some)
  | [], vs, hvs => by simp only [VExp.EvalsAll] at hvs; simp [VExp.evals, hvs]
  | e :: es, vs, ⟨w, ws, hw, hws, hvs⟩ => by
    simp [VExp.evals, VExp.Evals.sound hμ e w hw, VExp.EvalsAll.sound hμ es ws hws, hvs]
end

private theorem iterate_base {δ : Int → Delta V} {lo : Int} {n : Nat} {l : Loc}
    (h : (Delta.iterate δ lo n l).base ≠ none) :
    ∃ i, lo ≤ i ∧ i < lo + n ∧ (δ i l).base ≠ none := by
  induction n with
  | zero => simp [Delta.iterate, Delta.none, Update.none] at h
  | succ n ih =>
    simp only [Delta.iterate, Delta.andThen, Update.andThen] at h
    cases hb : (δ (lo + n) l).base with
    | some v => exact ⟨lo + n, by omega, by omega, by simp [hb]⟩
    | none =>
      simp only [hb] at h
      obtain ⟨i, h1, h2, h3⟩ := ih h
      exact ⟨i, h1, by omega, h3⟩

private theorem iterate_accs {δ : Int → Delta V} {lo : Int} {n : Nat} {l : Loc} {g : Option V → Option V}
    (h : g ∈ (Delta.iterate δ lo n l).accs) :
    ∃ i, lo ≤ i ∧ i < lo + n ∧ g ∈ (δ i l).accs := by
  induction n with
  | zero => simp [Delta.iterate, Delta.none, Update.none] at h
  | succ n ih =>
    simp only [Delta.iterate, Delta.andThen, Update.andThen] at h
    cases hb : (δ (lo + n) l).base with
    | some v =>
      simp only [hb] at h
      exact ⟨lo + n, by omega, by omega, h⟩
    | none =>
      simp only [hb, List.mem_append] at h
      rcases h with h | h
      · obtain ⟨i, h1, h2, h3⟩ := ih h
        exact ⟨i, h1, by omega, h3⟩
      · exact ⟨lo + n, by omega, by omega, h⟩

/-- What a command changes lies in its footprint. -/
theorem BigStep.footprint {E : Env} {μ : Mem V} {c : Cmd} {δ : Delta V} {ρ : Reads}
    (h : BigStep I E μ c δ ρ) : ∀ l, ((δ l).base ≠ none → c.writes E l) ∧
      ∀ g ∈ (δ l).accs, ∃ f v, c.atomics E l f ∧ g = fun x => I.strict f [x, v] := by
  induction h with
  | skip => intro l; simp [Delta.none, Update.none]
  | seq _ _ ih₁ ih₂ =>
    rename_i δ₁ δ₂ _ _ _ _
    intro l
    simp only [Delta.andThen, Update.andThen, Cmd.writes, Cmd.atomics]
    cases hb : (δ₂ l).base with
    | some v =>
      refine ⟨fun _ => .inr ((ih₂ l).1 (by simp [hb])), fun g hg => ?_⟩
      obtain ⟨f, v, h1, h2⟩ := (ih₂ l).2 g hg
      exact ⟨f, v, .inr h1, h2⟩
    | none =>
      refine ⟨fun hn => .inl ((ih₁ l).1 hn), fun g hg => ?_⟩
      rcases List.mem_append.1 hg with hg | hg
      · obtain ⟨f, v, h1, h2⟩ := (ih₁ l).2 g hg
        exact ⟨f, v, .inl h1, h2⟩
      · obtain ⟨f, v, h1, h2⟩ := (ih₂ l).2 g hg
        exact ⟨f, v, .inr h1, h2⟩
  | assign _ _ =>
    intro l
    simp only [Delta.write, Cmd.writes]
    split <;> simp_all [Update.none]
  | accumulate _ _ =>
    intro l
    simp only [Delta.write, Cmd.writes]
    split <;> simp_all [Update.none]
  | atomic _ _ =>
    intro l
    simp only [Delta.accumulate, Cmd.atomics]
    split
    · refine ⟨fun h => absurd rfl h, fun g hg => ?_⟩
      simp only [List.mem_singleton] at hg
      exact ⟨_, _, ⟨by assumption, rfl⟩, hg⟩
    · simp [Update.none]
  | ifTrue hc _ ih =>
    intro l
    refine ⟨fun hn => .inl ⟨hc, (ih l).1 hn⟩, fun g hg => ?_⟩
    obtain ⟨f, v, h1, h2⟩ := (ih l).2 g hg
    exact ⟨f, v, .inl ⟨hc, h1⟩, h2⟩
  | ifFalse hc _ ih =>
    intro l
    refine ⟨fun hn => .inr ⟨hc, (ih l).1 hn⟩, fun g hg => ?_⟩
    obtain ⟨f, v, h1, h2⟩ := (ih l).2 g hg
    exact ⟨f, v, .inr ⟨hc, h1⟩, h2⟩
  | letin _ ih => exact ih
  | letval _ h₁ h₂ _ ih =>
    intro l
    refine ⟨fun hn => ⟨_, h₁, h₂, (ih l).1 hn⟩, fun g hg => ?_⟩
    obtain ⟨f, v, h3, h4⟩ := (ih l).2 g hg
    exact ⟨f, v, ⟨_, h₁, h₂, h3⟩, h4⟩
  | scope _ ih => exact ih
  | allocate _ ih =>
    intro l
    simp only [Delta.without, Cmd.writes, Cmd.atomics]
    split
    · simp [Update.none]
    · rename_i hne
      refine ⟨fun hn => ⟨hne, (ih l).1 hn⟩, fun g hg => ?_⟩
      obtain ⟨f, v, h1, h2⟩ := (ih l).2 g hg
      exact ⟨f, v, ⟨hne, h1⟩, h2⟩
  | «for» _ ih =>
    intro l
    simp only [Cmd.writes, Cmd.atomics]
    constructor
    · intro hn
      obtain ⟨i, h1, h2, h3⟩ := iterate_base hn
      exact ⟨i, h1, by omega, (ih i h1 (by omega) l).1 h3⟩
    · intro g hg
      obtain ⟨i, h1, h2, h3⟩ := iterate_accs hg
      obtain ⟨f, v, h4, h5⟩ := (ih i h1 (by omega) l).2 g h3
      exact ⟨f, v, ⟨i, h1, by omega, h4⟩, h5⟩
  | par _ _ ih =>
    intro l
    simp only [Cmd.writes, Cmd.atomics]
    constructor
    · intro hn
      obtain ⟨i, h1, h2, h3⟩ := iterate_base hn
      exact ⟨i, h1, by omega, (ih i h1 (by omega) l).1 h3⟩
    · intro g hg
      obtain ⟨i, h1, h2, h3⟩ := iterate_accs hg
      obtain ⟨f, v, h4, h5⟩ := (ih i h1 (by omega) l).2 g h3
      exact ⟨f, v, ⟨i, h1, by omega, h4⟩, h5⟩

/-- The heap after a write holds in the memory after it. -/
theorem Heap.Holds.set {h : Heap V} {μ μ' : Mem V} {l : Loc} {v : V} (hμ : h.Holds μ)
    (hl : μ' l = .holds (some v)) (ho : ∀ k, k ≠ l → μ' k = μ k) : (h.set l v).Holds μ' := by
  intro k w hk
  rcases hk with ⟨rfl, rfl⟩ | ⟨hne, hk⟩
  · exact hl
  · rw [ho k hne]; exact hμ k w hk

/-- The conditions on a loop give a run of its iterations. -/
private theorem loop_sound {c : Cmd} {R : Int → Reads} {lo hi : Int} {E : Int → Env}
    {inv : Int → Heap V} {D : Loc → Prop}
    (body : ∀ i, lo ≤ i → i < hi → ∀ μ : Mem V, (∀ l, D l → μ l ≠ .absent) → (inv i).Holds μ →
      ∃ δ ρ, BigStep I (E i) μ c δ ρ ∧ (∀ l, ρ l → R i l) ∧ (inv (i + 1)).Holds (μ.update δ))
    (n : Nat) (hn : lo + n ≤ max lo hi) (μ : Mem V) (hD : ∀ l, D l → μ l ≠ .absent)
    (hμ : (inv lo).Holds μ) :
    ∃ (δ : Int → Delta V) (ρ : Int → Reads), (∀ i, lo ≤ i → i < lo + n →
        BigStep I (E i) (μ.update (.iterate δ lo (i - lo).toNat)) c (δ i) (ρ i) ∧ ∀ l, ρ i l → R i l) ∧
      ∀ m : Nat, m ≤ n → (inv (lo + m)).Holds (μ.update (.iterate δ lo m)) := by
  induction n with
  | zero =>
    refine ⟨fun _ => Delta.none, fun _ _ => False, fun i h1 h2 => by omega, fun m hm => ?_⟩
    obtain rfl : m = 0 := by omega
    intro l v hl
    have := hμ l v (by simpa using hl)
    simp [Mem.update, Delta.iterate, Delta.none, Update.none, Update.apply, this]
  | succ n ih =>
    obtain ⟨δ, ρ, hδ, hinv⟩ := ih (by omega)
    obtain ⟨δn, ρn, hn1, hn3, hn2⟩ := body (lo + n) (by omega) (by omega)
      (μ.update (.iterate δ lo n)) (fun l hl => Mem.update_ne_absent _ (hD l hl)) (hinv n (by omega))
    refine ⟨fun i => if i = lo + n then δn else δ i, fun i => if i = lo + n then ρn else ρ i, ?_, ?_⟩
    · intro i h1 h2
      have hit : Delta.iterate (fun i => if i = lo + n then δn else δ i) lo (i - lo).toNat
          = Delta.iterate δ lo (i - lo).toNat :=
        Delta.iterate_congr (fun j h3 h4 => if_neg (by omega))
      rw [hit]
      by_cases he : i = lo + n
      · subst he
        have : (lo + (n : Int) - lo).toNat = n := by omega
        simp only [this, if_true]
        exact ⟨hn1, hn3⟩
      · simp only [he, if_false]
        exact hδ i h1 (by omega)
    · intro m hm
      by_cases he : m = n + 1
      · subst he
        have hit : Delta.iterate (fun i => if i = lo + n then δn else δ i) lo n
            = Delta.iterate δ lo n :=
          Delta.iterate_congr (fun j h3 h4 => if_neg (by omega))
        simp only [Delta.iterate, hit, if_true, Mem.update_andThen]
        have : lo + ((n + 1 : Nat) : Int) = lo + n + 1 := by omega
        rw [this]
        exact hn2
      · have hit : Delta.iterate (fun i => if i = lo + n then δn else δ i) lo m
            = Delta.iterate δ lo m :=
          Delta.iterate_congr (fun j h3 h4 => if_neg (by omega))
        rw [hit]
        exact hinv m (by omega)

private theorem apply_base_some {u : Update V} {v : Option V} (h : u.base = some v) (ha : u.accs = [])
    (c : Cell V) : u.apply c = .holds v := by
  simp [Update.apply, h, ha]

/-- The conditions on races give the premise of U-PARLOOP. -/
private theorem noRace_of_parVC {c : Cmd} {lo hi : Int} {E : Int → Env} {post : Int → Heap V}
    (hv : ParVC I lo hi c E post) {δ : Int → Delta V} {μ : Int → Mem V} {ρ : Int → Reads}
    (hρ : ∀ i, lo ≤ i → i < hi → ∀ l, ρ i l → c.reads (E i) l)
    (run : ∀ i, lo ≤ i → i < hi → BigStep I (E i) (μ i) c (δ i) (ρ i))
    (hpost : ∀ i, lo ≤ i → i < hi → (post i).Holds ((μ i).update (δ i))) : NoRace δ ρ lo hi := by
  intro i j hi1 hi2 hj1 hj2 hij l ht
  have fi := (run i hi1 hi2).footprint l
  have fj := (run j hj1 hj2).footprint l
  have vij := hv i j hi1 hi2 hj1 hj2 hij l
  have vji := hv j i hj1 hj2 hi1 hi2 (Ne.symm hij) l
  have noAcc : ∀ k, lo ≤ k → k < hi → (∀ f, ¬ c.atomics (E k) l f) → (δ k l).accs = [] := by
    intro k h1 h2 hf
    have fk := (run k h1 h2).footprint l
    cases ha : (δ k l).accs with
    | nil => rfl
    | cons g gs =>
      obtain ⟨f, v, h3, _⟩ := fk.2 g (by simp [ha])
      exact absurd h3 (hf f)
  refine ⟨fun hl => ?_, ?_⟩
  · revert hl
    refine mt (hρ j hj1 hj2 l) ?_
    rcases ht with hb | ha
    · exact (vij.1 (fi.1 hb)).1
    · cases hac : (δ i l).accs with
      | nil => exact absurd hac ha
      | cons g gs =>
        obtain ⟨f, v, h3, _⟩ := fi.2 g (by simp [hac])
        exact (vij.2 f h3).1
  · intro htj
    by_cases hbi : (δ i l).base = none
    · by_cases hbj : (δ j l).base = none
      · refine .inr ⟨hbi, hbj, fun f hf g hg x => ?_⟩
        obtain ⟨f', v, h3, rfl⟩ := fi.2 f hf
        obtain ⟨g', w, h4, rfl⟩ := fj.2 g hg
        exact (Interp.strict_comm ((vij.2 f' h3).2.2 g' h4) x v w).symm
      · exfalso
        have hai : (δ i l).accs ≠ [] := by
          rcases ht with h | h
          · exact absurd hbi h
          · exact h
        apply hai
        apply noAcc i hi1 hi2
        intro f hf
        exact (vij.2 f hf).2.1 (fj.1 hbj)
    · have wi := fi.1 hbi
      have aj : ∀ f, ¬ c.atomics (E j) l f := fun f hf => (vji.2 f hf).2.1 wi
      have haj := noAcc j hj1 hj2 aj
      have hbj : (δ j l).base ≠ none := by
        rcases htj with h | h
        · exact h
        · exact absurd haj h
      have wj := fj.1 hbj
      have hai := noAcc i hi1 hi2 (fun f hf => (vij.2 f hf).2.1 wj)
      obtain ⟨v, hvi, hvj⟩ := (vij.1 wi).2 wj
      have ei := hpost i hi1 hi2 l v hvi
      have ej := hpost j hj1 hj2 l v hvj
      refine .inl ⟨some v, ?_, ?_⟩
      · cases hb : (δ i l).base with
        | none => exact absurd hb hbi
        | some w =>
          have := apply_base_some hb hai (μ i l)
          simp only [Mem.update, this, Cell.holds.injEq] at ei
          cases hu : δ i l
          simp_all
      · cases hb : (δ j l).base with
        | none => exact absurd hb hbj
        | some w =>
          have := apply_base_some hb haj (μ j l)
          simp only [Mem.update, this, Cell.holds.injEq] at ej
          cases hu : δ j l
          simp_all

private theorem update_absent {μ : Mem V} {δ : Delta V} {l : Loc}
    (h : (δ l).base ≠ none → μ l ≠ .absent) (hp : μ.update δ l ≠ .absent) : μ l ≠ .absent := by
  intro hc
  cases hb : (δ l).base with
  | some u => exact h (by simp [hb]) hc
  | none => simp [Mem.update, Update.apply, hb, hc] at hp

private theorem iterate_present {δ : Int → Delta V} {lo : Int} {μ : Mem V} {l : Loc} {m n : Nat}
    (h : ∀ j, lo ≤ j → j < lo + m → (δ j l).base ≠ none →
      μ.update (.iterate δ lo (j - lo).toNat) l ≠ .absent) (hn : n ≤ m)
    (hp : μ.update (.iterate δ lo n) l ≠ .absent) : μ l ≠ .absent := by
  induction n with
  | zero => exact update_absent (fun h => absurd rfl h) hp
  | succ n ih =>
    simp only [Delta.iterate, Mem.update_andThen] at hp
    refine ih (by omega) (update_absent (fun hb => ?_) hp)
    have := h (lo + n) (by omega) (by omega) hb
    have he : (lo + (n : Int) - lo).toNat = n := by omega
    rwa [he] at this

/-- Iterations that do not race run from the memory at entry as they run one after the other. -/
private theorem par_of_seq {c : Cmd} {lo hi : Int} {E : Int → Env}
    {δ : Int → Delta V} {ρ : Int → Reads} {μ : Mem V} (hr : NoRace δ ρ lo hi) (run : ∀ i, lo ≤ i → i < hi →
      BigStep I (E i) (μ.update (.iterate δ lo (i - lo).toNat)) c (δ i) (ρ i)) :
    ∀ i, lo ≤ i → i < hi → BigStep I (E i) μ c (δ i) (ρ i) := by
  intro i h1 h2
  refine (run i h1 h2).frame ?_ ?_
  · intro l hl
    refine (Mem.update_of_not_touches fun h => ?_).symm
    obtain ⟨j, h3, h4, ht⟩ := Delta.touches_iterate.1 h
    exact (hr j i h3 (by omega) h1 h2 (by omega) l ht).1 hl
  · intro l hl
    refine iterate_present (m := (i - lo).toNat) (fun j h3 h4 h5 => ?_) (Nat.le_refl _) hl
    exact (run j h3 (by omega)).touches_present (.inl h5)

/-- A store whose cells exist runs, with an undefined value or not, and changes its cell alone. -/
theorem Cmd.StoreIn.runs {D : Loc → Prop} {E : Env} {c : Cmd} {μ : Mem V} (h : c.StoreIn D E)
    (hD : ∀ l, D l → μ l ≠ .absent) : ∃ δ, BigStep I E μ c δ (c.reads E) ∧
      ∀ l, c.target E ≠ some l → μ.update δ l = μ l := by
  obtain ⟨⟨k, ht, hk⟩, hr⟩ := h
  have hk := hD k hk
  cases c <;> simp only [Cmd.target, Option.some.injEq, reduceCtorEq] at ht
  case assign a idx e =>
    subst ht
    obtain ⟨v, hv⟩ := VExp.eval_of_present (I := I) e fun l hl => hD l (hr l hl)
    exact ⟨_, .assign hv hk, fun l hl => Mem.update_of_not_touches fun ht => hl (by
      rw [Delta.touches_write.1 ht]; rfl)⟩
  case accumulate atomic f a idx e =>
    subst ht
    have he : ∀ l, e.Reads E l → μ l ≠ .absent := fun l hl => hD l (hr l (by
      cases atomic
      · exact .inl hl
      · exact hl))
    obtain ⟨v, hv⟩ := VExp.eval_of_present (I := I) e he
    cases atomic with
    | false =>
      obtain ⟨u, hu⟩ := Cell.exists_of_present hk
      exact ⟨_, .accumulate hv hu, fun l hl => Mem.update_of_not_touches fun ht => hl (by
        rw [Delta.touches_write.1 ht]; rfl)⟩
    | true =>
      exact ⟨_, .atomic hv hk, fun l hl => Mem.update_of_not_touches fun ht => hl (by
        rw [Delta.touches_accumulate.1 ht]; rfl)⟩

/-- **Soundness of the generator** (the counterpart of Theorem 5.5.4 for chapter 7): where the
conditions hold, the command runs without error, reads no more than its footprint and ends in a memory that
holds `post`. -/
theorem ACmd.sound (c : ACmd V) : ∀ (D : Loc → Prop) (E : Env) (h : Heap V) (μ : Mem V),
    c.vc I D E h → (∀ l, D l → μ l ≠ .absent) → h.Holds μ →
    ∃ δ ρ, BigStep I E μ c.erase δ ρ ∧ (∀ l, ρ l → c.erase.reads E l) ∧
      (c.post E h).Holds (μ.update δ) := by
  induction c with
  | skip =>
    intro D E h μ _ _ hμ
    refine ⟨_, _, .skip, fun _ => id, fun l v hl => ?_⟩
    have := hμ l v hl
    simp [Mem.update, Delta.none, Update.none, Update.apply, this]
  | seq c d ihc ihd =>
    intro D E h μ ⟨h1, h2⟩ hD hμ
    obtain ⟨δ₁, ρ₁, r1, f1, p1⟩ := ihc D E h μ h1 hD hμ
    obtain ⟨δ₂, ρ₂, r2, f2, p2⟩ := ihd D E _ _ h2 (fun l hl => Mem.update_ne_absent _ (hD l hl)) p1
    refine ⟨_, _, .seq r1 r2, fun l hl => hl.imp (f1 l) (f2 l), ?_⟩
    rw [Mem.update_andThen]
    exact p2
  | assign a idx e T =>
    intro D E h μ ⟨h1, h2⟩ hD hμ
    refine ⟨_, _, .assign (VExp.Evals.sound hμ e _ h2) (hD _ h1), fun _ => id, ?_⟩
    refine Heap.Holds.set hμ ?_ ?_
    · simp [Mem.update, Delta.write, Update.apply]
    · intro k hk
      simp only [Mem.update, Delta.write, hk, if_false, Update.none, Update.apply]
      cases μ k <;> rfl
  | accumulate atomic f a idx e T =>
    intro D E h μ ⟨u, v, h1, h2, h3⟩ hD hμ
    cases atomic with
    | false =>
      refine ⟨_, _, .accumulate (VExp.Evals.sound hμ e _ h2) (hμ _ _ h1), fun _ => id, ?_⟩
      refine Heap.Holds.set hμ ?_ ?_
      · simp [Mem.update, Delta.write, Update.apply, Interp.strict, h3]
      · intro k hk
        simp only [Mem.update, Delta.write, hk, if_false, Update.none, Update.apply]
        cases μ k <;> rfl
    | true =>
      refine ⟨_, _, .atomic (VExp.Evals.sound hμ e _ h2) (by simp [hμ _ _ h1]), fun _ => id, ?_⟩
      refine Heap.Holds.set hμ ?_ ?_
      · simp [Mem.update, Delta.accumulate, Update.apply, hμ _ _ h1, Interp.strict, h3]
      · intro k hk
        simp only [Mem.update, Delta.accumulate, hk, if_false, Update.none, Update.apply]
        cases μ k <;> rfl
  | ifte c t e iht ihe =>
    intro D E h μ ⟨h1, h2⟩ hD hμ
    cases hc : c.eval E with
    | true =>
      obtain ⟨δ, ρ, r, f, p⟩ := iht D E h μ (h1 hc) hD hμ
      exact ⟨δ, ρ, .ifTrue hc r, fun l hl => .inl ⟨hc, f l hl⟩,
        fun l v hl => p l v (by simpa [ACmd.post, hc] using hl)⟩
    | false =>
      obtain ⟨δ, ρ, r, f, p⟩ := ihe D E h μ (h2 hc) hD hμ
      exact ⟨δ, ρ, .ifFalse hc r, fun l hl => .inr ⟨hc, f l hl⟩,
        fun l v hl => p l v (by simpa [ACmd.post, hc] using hl)⟩
  | letin x i c ih =>
    intro D E h μ h1 hD hμ
    obtain ⟨δ, ρ, r, f, p⟩ := ih D (E.set x (i.eval E)) h μ h1 hD hμ
    exact ⟨δ, ρ, .letin r, f, p⟩
  | letval x τ e lo hi T c ih =>
    intro D E h μ ⟨⟨v, h1, hv⟩, h2, h3, h4⟩ hD hμ
    obtain ⟨δ, ρ, r, f, p⟩ := ih D (E.set x (T E)) h μ h4 hD hμ
    rw [← hv] at h2 h3 r
    exact ⟨δ, _, .letval (VExp.Evals.sound hμ e v h1) h2 h3 r,
      fun l hl => hl.imp id fun hl => ⟨T E, hv ▸ h2, hv ▸ h3, f l hl⟩, p⟩
  | allocate a n c ih =>
    intro D E h μ h1 hD hμ
    have hD' : ∀ l, allocated D a (evalIdx n E) l →
        μ.overlay a (fresh (evalIdx n E)) l ≠ .absent := by
      intro l hl
      rcases hl with ⟨he, hl⟩ | ⟨hne, hl⟩
      · simp [Mem.overlay, he, fresh, hl]
      · simp [Mem.overlay, hne, hD l hl]
    have hμ' : (h.without a).Holds (μ.overlay a (fresh (evalIdx n E))) := by
      intro l v hl
      simp only [Mem.overlay, hl.1, if_false]
      exact hμ l v hl.2
    obtain ⟨δ, ρ, r, f, p⟩ := ih _ E _ _ h1 hD' hμ'
    refine ⟨_, _, .allocate r, fun l hl => ⟨hl.1, f l hl.2⟩, ?_⟩
    intro l v hl
    rcases hl with ⟨he, hl⟩ | ⟨hne, hl⟩
    · have := hμ l v hl
      simp [Mem.update, Delta.without, he, Update.none, Update.apply, this]
    · have := p l v hl
      simpa [Mem.update, Delta.without, Mem.overlay, hne] using this
  | «for» x lo hi inv c ih =>
    intro D E h μ ⟨h1, h2⟩ hD hμ
    have body : ∀ i, lo.eval E ≤ i → i < hi.eval E → ∀ μ : Mem V, (∀ l, D l → μ l ≠ .absent) →
        (inv E i).Holds μ → ∃ δ ρ, BigStep I (E.set x i) μ c.erase δ ρ ∧
          (∀ l, ρ l → c.erase.reads (E.set x i) l) ∧ (inv E (i + 1)).Holds (μ.update δ) := by
      intro i hi1 hi2 μ' hD' hμ'
      obtain ⟨δ, ρ, r, f, p⟩ := ih D (E.set x i) (inv E i) μ' (h2 i hi1 hi2).1 hD' hμ'
      exact ⟨δ, ρ, r, f, fun l v hl => p l v ((h2 i hi1 hi2).2 l v hl)⟩
    obtain ⟨δ, ρ, r, p⟩ := loop_sound (E := fun i => E.set x i) (R := fun i => c.erase.reads (E.set x i))
      (inv := inv E) (D := D) body (hi.eval E - lo.eval E).toNat (by omega) μ hD
      (fun l v hl => hμ l v (h1 l v hl))
    refine ⟨_, _, .for (fun i hi1 hi2 => (r i hi1 (by omega)).1), fun l ⟨i, hi1, hi2, hl⟩ =>
      ⟨i, hi1, hi2, (r i hi1 (by omega)).2 l hl⟩, ?_⟩
    have := p (hi.eval E - lo.eval E).toNat (Nat.le_refl _)
    have he : lo.eval E + ((hi.eval E - lo.eval E).toNat : Int) = max (lo.eval E) (hi.eval E) := by
      omega
    rw [he] at this
    exact this
  | par x lo hi inv c ih =>
    intro D E h μ ⟨⟨h1, h2⟩, h3⟩ hD hμ
    have body : ∀ i, lo.eval E ≤ i → i < hi.eval E → ∀ μ : Mem V, (∀ l, D l → μ l ≠ .absent) →
        (inv E i).Holds μ → ∃ δ ρ, BigStep I (E.set x i) μ c.erase δ ρ ∧
          (∀ l, ρ l → c.erase.reads (E.set x i) l) ∧
          (c.post (E.set x i) (inv E i)).Holds (μ.update δ) ∧ (inv E (i + 1)).Holds (μ.update δ) := by
      intro i hi1 hi2 μ' hD' hμ'
      obtain ⟨δ, ρ, r, f, p⟩ := ih D (E.set x i) (inv E i) μ' (h2 i hi1 hi2).1 hD' hμ'
      exact ⟨δ, ρ, r, f, p, fun l v hl => p l v ((h2 i hi1 hi2).2 l v hl)⟩
    obtain ⟨δ, ρ, r, p⟩ := loop_sound (E := fun i => E.set x i) (R := fun i => c.erase.reads (E.set x i))
      (inv := inv E) (D := D) (fun i hi1 hi2 μ' hD' hμ' =>
        (body i hi1 hi2 μ' hD' hμ').imp fun δ h => h.imp fun ρ h => ⟨h.1, h.2.1, h.2.2.2⟩)
      (hi.eval E - lo.eval E).toNat (by omega) μ hD (fun l v hl => hμ l v (h1 l v hl))
    have run : ∀ i, lo.eval E ≤ i → i < hi.eval E → BigStep I (E.set x i)
        (μ.update (.iterate δ (lo.eval E) (i - lo.eval E).toNat)) c.erase (δ i) (ρ i) :=
      fun i hi1 hi2 => (r i hi1 (by omega)).1
    have reads : ∀ i, lo.eval E ≤ i → i < hi.eval E → ∀ l, ρ i l → c.erase.reads (E.set x i) l :=
      fun i hi1 hi2 => (r i hi1 (by omega)).2
    have hinv : ∀ i, lo.eval E ≤ i → i < hi.eval E →
        (inv E i).Holds (μ.update (.iterate δ (lo.eval E) (i - lo.eval E).toNat)) := by
      intro i hi1 hi2
      have := p (i - lo.eval E).toNat (by omega)
      have he : lo.eval E + ((i - lo.eval E).toNat : Int) = i := by omega
      rwa [he] at this
    have hpost : ∀ i, lo.eval E ≤ i → i < hi.eval E → (c.post (E.set x i) (inv E i)).Holds
        ((μ.update (.iterate δ (lo.eval E) (i - lo.eval E).toNat)).update (δ i)) := by
      intro i hi1 hi2
      obtain ⟨δ', ρ', r', _, p', _⟩ := body i hi1 hi2 _ (fun l hl => Mem.update_ne_absent _ (hD l hl))
        (hinv i hi1 hi2)
      rwa [((run i hi1 hi2).determ r').1]
    have hr := noRace_of_parVC h3 reads run hpost
    refine ⟨_, _, .par (par_of_seq hr run) hr, fun l ⟨i, hi1, hi2, hl⟩ =>
      ⟨i, hi1, hi2, reads i hi1 hi2 l hl⟩, ?_⟩
    have := p (hi.eval E - lo.eval E).toNat (Nat.le_refl _)
    have he : lo.eval E + ((hi.eval E - lo.eval E).toNat : Int) = max (lo.eval E) (hi.eval E) := by
      omega
    rw [he] at this
    exact this
  | scope as c ih =>
    intro D E h μ h1 hD hμ
    obtain ⟨δ, ρ, r, f, p⟩ := ih D E h μ h1 hD hμ
    exact ⟨δ, ρ, .scope r, f, p⟩
  | reshape k c ih =>
    intro D E h μ ⟨h1, h2⟩ hD hμ
    exact ih D E (k E) μ h2 hD (fun l v hl => hμ l v (h1 l v hl))
  | apart c ih => exact fun D E h μ h1 => ih D E h μ h1.1
  | definedIf G c ih =>
    intro D E h μ ⟨h1, h2⟩ hD hμ
    by_cases hg : G E
    · obtain ⟨δ, ρ, r, f, p⟩ := ih D E h μ (h1 hg) hD hμ
      exact ⟨δ, ρ, r, f, fun l v hl => p l v (hl.1 hg)⟩
    · obtain ⟨δ, r, p⟩ := (h2 hg).runs (I := I) hD
      exact ⟨δ, _, r, fun _ => id, fun l v hl => (p l (hl.2 hg).1).trans (hμ l v (hl.2 hg).2)⟩

/-- What is known at the start: the cells of inputs hold the model's values. -/
def Impl.inputHeap (P : Impl) (S : Spec) (E : Env) (M : Model V) : Heap V :=
  fun l v => ∃ R p, P.InputAt S E R p l ∧ v = M R.tensor p

/-- **The main theorem.** An annotated form of the program whose conditions hold from the input
heap, and after which the heap knows the outputs, shows that the program implements the
specification. -/
theorem Implements.of_vc {laws : ∀ V : Type, Interp V → Prop} {S : Spec} {P : Impl}
    (layout : ∀ E, Assumed S P E → P.LayoutOk S E) (consistent : ∀ E, Assumed S P E → S.Consistent E)
    (solvable : ∀ E, Assumed S P E → ∀ (V : Type) (I : Interp V), S.Solvable I E)
    (c : ∀ V : Type, Interp V → Env → Model V → ACmd V)
    (erase : ∀ V I E M, (c V I E M).erase = P.body)
    (vc : ∀ V I E M, laws V I → Assumed S P E → S.IsModel I E M → S.InRange I E M →
      (c V I E M).vc I (P.HasCell S E) E (P.inputHeap S E M))
    (bound : ∀ R ∈ S.outputs, ∃ b ∈ P.bindings, b.tensor = R.tensor)
    (outputs : ∀ V I E M, laws V I → Assumed S P E → S.IsModel I E M → S.InRange I E M →
      ∀ R ∈ S.outputs, ∀ b ∈ P.bindings, b.tensor = R.tensor → ∀ p, R.Holds E p →
        (c V I E M).post E (P.inputHeap S E M) (b.cell E p) (M R.tensor p)) :
    Implements laws S P := by
  refine ⟨fun E hE => ⟨layout E hE, consistent E hE, solvable E hE⟩, fun V I hI E hE M hM hR μ hμ => ?_⟩
  obtain ⟨δ, ρ, r, _, p⟩ := (c V I E M).sound _ E _ μ (vc V I E M hI hE hM hR) (fun l hl => (hμ.1 l).2 hl)
    (fun l v ⟨R, q, h1, h2⟩ => h2 ▸ hμ.2 R q l h1)
  rw [erase V I E M] at r
  have all : ∀ δ' ρ', BigStep I E μ P.body δ' ρ' → δ' = δ := fun δ' ρ' r' => (r'.determ r).1
  refine ⟨⟨δ, _, r⟩, fun δ' ρ' r' R hR' q hq => ⟨bound R hR', fun b hb ht => ?_⟩,
    fun δ' ρ' r' => r'.converges⟩
  rw [all δ' ρ' r']
  exact p _ _ (outputs V I E M hI hE hM hR R hR' b hb ht q hq)

/-- Models with the same inputs are in the ranges together. -/
theorem Spec.InRange.congr {S : Spec} {E : Env} {M M' : Model V} (h : S.InRange I E M)
    (hM : ∀ R ∈ S.inputs, ∀ p, M' R.tensor p = M R.tensor p) : S.InRange I E M' := by
  intro r hr R hR ht p hp
  have h := h r hr R hR ht p hp
  rw [hM R hR p]
  exact ⟨h.1, h.2.1, fun hm q hq hpq => hM R hR q ▸ h.2.2 hm q hq hpq⟩

/-! ## Strict races -/

/-- A command without parallel loops has none where two iterations write one cell. -/
theorem Cmd.apart_of_noPar {c : Cmd} : ∀ {E : Env}, c.noPar = true → c.Apart E := by
  induction c with
  | skip | assign | accumulate => exact fun _ => trivial
  | seq c d hc hd => exact fun h => ⟨hc (Bool.and_eq_true_iff.1 h).1, hd (Bool.and_eq_true_iff.1 h).2⟩
  | ifte b c d hc hd =>
    exact fun h => ⟨fun _ => hc (Bool.and_eq_true_iff.1 h).1, fun _ => hd (Bool.and_eq_true_iff.1 h).2⟩
  | letin _ _ c hc | allocate _ _ c hc | scope _ c hc => exact fun h => hc h
  | letval _ _ _ _ _ c hc => exact fun h _ _ _ => hc h
  | «for» _ _ _ c hc => exact fun h _ _ _ => hc h
  | par => exact fun h => nomatch h

/-- Where the conditions hold and every parallel loop is said to be `apart`, the writes are. -/
theorem ACmd.apart_of_vc (c : ACmd V) : ∀ (said : Bool) (D : Loc → Prop) (E : Env) (h : Heap V),
    c.allApart said = true → (said = true → c.erase.TopApart E) → c.vc I D E h → c.erase.Apart E := by
  induction c with
  | skip | assign | accumulate => intros; trivial
  | seq c d ihc ihd =>
    intro _ D E h ha _ hv
    have ha := Bool.and_eq_true_iff.1 ha
    exact ⟨ihc false D E h ha.1 nofun hv.1, ihd false D E _ ha.2 nofun hv.2⟩
  | ifte c t e iht ihe =>
    intro _ D E h ha _ hv
    have ha := Bool.and_eq_true_iff.1 ha
    exact ⟨fun hc => iht false D E h ha.1 nofun (hv.1 hc), fun hc => ihe false D E h ha.2 nofun (hv.2 hc)⟩
  | letin x i c ih => exact fun _ D E h ha _ hv => ih false D _ h ha nofun hv
  | letval x τ e lo hi T c ih =>
    intro said D E h ha top hv
    cases said with
    | true => exact top rfl
    | false => exact fun _ _ _ => Cmd.apart_of_noPar ha
  | allocate a n c ih => exact fun _ D E h ha _ hv => ih false _ E _ ha nofun hv
  | «for» x lo hi inv c ih =>
    exact fun _ D E h ha _ hv i h1 h2 => ih false D _ _ ha nofun (hv.2 i h1 h2).1
  | par x lo hi inv c ih =>
    intro _ D E h ha top hv
    have ha := Bool.and_eq_true_iff.1 ha
    exact ⟨fun i h1 h2 => ih false D _ _ ha.2 nofun (hv.1.2 i h1 h2).1, top ha.1⟩
  | scope as c ih => exact fun _ D E h ha _ hv => ih false D E h ha nofun hv
  | reshape k c ih => exact fun said D E h ha top hv => ih said D E _ ha top hv.2
  | apart c ih => exact fun _ D E h ha _ hv => ih true D E h ha (fun _ => hv.2) hv.1
  | definedIf G c ih =>
    intro said D E h ha top hv
    by_cases hg : G E
    · exact ih said D E h ha top (hv.1 hg)
    · obtain ⟨⟨_, ht, _⟩, _⟩ := hv.2 hg
      show c.erase.Apart E
      cases hc : c.erase <;> simp_all [Cmd.target, Cmd.Apart]

/-- The interpretation with one value, which as an integer of a type is the one given. All equations of
values are laws of it. -/
def Interp.unit (n : Ty → Int) : Interp Unit where
  fn _ _ := ()
  index _ _ := ()
  toInt τ _ := n τ
  ofBool _ := ()
  unknown := ()

/-- Some parameters satisfy the assumptions and give an output a point, and inputs can have one value that is
in all ranges. -/
theorem inhabited_of {laws : ∀ V : Type, Interp V → Prop} {S : Spec} {P : Impl} {E : Env} (n : Ty → Int)
    (assumed : Assumed S P E) (point : ∃ R ∈ S.outputs, ∃ p, R.Holds E p)
    (ranges : ∀ r ∈ S.ranges, r.lo.eval E ≤ n r.type ∧ n r.type < r.hi.eval E)
    (unit : laws Unit (.unit n)) :
    ∃ E, Assumed S P E ∧ (∃ R ∈ S.outputs, ∃ p, R.Holds E p) ∧ S.HasInputs laws E :=
  ⟨E, assumed, point, Unit, .unit n, fun _ _ => (), unit, fun r hr _ _ _ _ _ =>
    ⟨(ranges r hr).1, (ranges r hr).2, fun _ _ _ _ => Int.le_refl _⟩⟩

/-- The main theorem where races are strict: the program's parallel loops are said to be `apart`. -/
theorem CertifiedStrictly.of_vc {laws : ∀ V : Type, Interp V → Prop} {S : Spec} {P : Impl}
    (inhabited : ∃ E, Assumed S P E ∧ (∃ R ∈ S.outputs, ∃ p, R.Holds E p) ∧ S.HasInputs laws E)
    (defined : ∀ E, Assumed S P E → S.Defined E)
    (layout : ∀ E, Assumed S P E → P.LayoutOk S E) (consistent : ∀ E, Assumed S P E → S.Consistent E)
    (solvable : ∀ E, Assumed S P E → ∀ (V : Type) (I : Interp V), S.Solvable I E)
    (c : ∀ V : Type, Interp V → Env → Model V → ACmd V)
    (erase : ∀ V I E M, (c V I E M).erase = P.body)
    (vc : ∀ V I E M, laws V I → Assumed S P E → S.IsModel I E M → S.InRange I E M →
      (c V I E M).vc I (P.HasCell S E) E (P.inputHeap S E M))
    (bound : ∀ R ∈ S.outputs, ∃ b ∈ P.bindings, b.tensor = R.tensor)
    (outputs : ∀ V I E M, laws V I → Assumed S P E → S.IsModel I E M → S.InRange I E M →
      ∀ R ∈ S.outputs, ∀ b ∈ P.bindings, b.tensor = R.tensor → ∀ p, R.Holds E p →
        (c V I E M).post E (P.inputHeap S E M) (b.cell E p) (M R.tensor p))
    (apart : ∀ V I E M, (c V I E M).allApart false = true) : CertifiedStrictly laws S P := by
  refine ⟨⟨inhabited, defined, .of_vc layout consistent solvable c erase vc bound outputs⟩, fun E hE => ?_⟩
  rintro ⟨V, I, M₀, hI, hR⟩
  obtain ⟨M, hM, hin⟩ := solvable E hE V I M₀ hR
  have h := (c V I E M).apart_of_vc false _ E _ (apart _ _ _ _) nofun (vc _ _ _ _ hI hE hM (hR.congr hin))
  rwa [erase] at h

/-! ## What certificates show -/

/-- The main theorem as certificates use it: everything is shown of `base E`, which is `E` with the parameters
spelled out, where `A E`, the assumptions spelled out. -/
theorem Certified.of_parts {laws : ∀ V : Type, Interp V → Prop} {S : Spec} {P : Impl} (A : Env → Prop)
    (base : Env → Env) (same : ∀ E, base E = E) (assumed : ∀ E, Assumed S P E → A E)
    (inhabited : ∃ E, Assumed S P E ∧ (∃ R ∈ S.outputs, ∃ p, R.Holds E p) ∧ S.HasInputs laws E)
    (defined : ∀ E, A E → S.Defined (base E))
    (layout : ∀ E, A E → P.LayoutOk S (base E)) (consistent : ∀ E, A E → S.Consistent (base E))
    (solvable : ∀ E, A E → ∀ (V : Type) (I : Interp V), S.Solvable I (base E))
    (c : ∀ V : Type, Interp V → Model V → ACmd V) (erase : ∀ V I M, (c V I M).erase = P.body)
    (vc : ∀ V I E M, laws V I → A E → S.IsModel I (base E) M → S.InRange I (base E) M →
      (c V I M).vc I (P.HasCell S (base E)) (base E) (P.inputHeap S (base E) M))
    (bound : ∀ R ∈ S.outputs, ∃ b ∈ P.bindings, b.tensor = R.tensor)
    (outputs : ∀ V I E M, laws V I → A E → S.IsModel I (base E) M → S.InRange I (base E) M →
      ∀ R ∈ S.outputs, ∀ b ∈ P.bindings, b.tensor = R.tensor → ∀ p, R.Holds (base E) p →
        (c V I M).post (base E) (P.inputHeap S (base E) M) (b.cell (base E) p) (M R.tensor p)) :
    Certified laws S P := by
  obtain rfl : base = fun E => E := funext same
  exact ⟨inhabited, fun E hE => defined E (assumed E hE), .of_vc (fun E hE => layout E (assumed E hE))
    (fun E hE => consistent E (assumed E hE)) (fun E hE => solvable E (assumed E hE)) (fun V I _ M => c V I M)
    (fun V I _ M => erase V I M) (fun V I E M hI hE => vc V I E M hI (assumed E hE)) bound
    (fun V I E M hI hE => outputs V I E M hI (assumed E hE))⟩

/-- The same where races are strict: the program's parallel loops are said to be `apart`. -/
theorem CertifiedStrictly.of_parts {laws : ∀ V : Type, Interp V → Prop} {S : Spec} {P : Impl} (A : Env → Prop)
    (base : Env → Env) (same : ∀ E, base E = E) (assumed : ∀ E, Assumed S P E → A E)
    (inhabited : ∃ E, Assumed S P E ∧ (∃ R ∈ S.outputs, ∃ p, R.Holds E p) ∧ S.HasInputs laws E)
    (defined : ∀ E, A E → S.Defined (base E))
    (layout : ∀ E, A E → P.LayoutOk S (base E)) (consistent : ∀ E, A E → S.Consistent (base E))
    (solvable : ∀ E, A E → ∀ (V : Type) (I : Interp V), S.Solvable I (base E))
    (c : ∀ V : Type, Interp V → Model V → ACmd V) (erase : ∀ V I M, (c V I M).erase = P.body)
    (vc : ∀ V I E M, laws V I → A E → S.IsModel I (base E) M → S.InRange I (base E) M →
      (c V I M).vc I (P.HasCell S (base E)) (base E) (P.inputHeap S (base E) M))
    (bound : ∀ R ∈ S.outputs, ∃ b ∈ P.bindings, b.tensor = R.tensor)
    (outputs : ∀ V I E M, laws V I → A E → S.IsModel I (base E) M → S.InRange I (base E) M →
      ∀ R ∈ S.outputs, ∀ b ∈ P.bindings, b.tensor = R.tensor → ∀ p, R.Holds (base E) p →
        (c V I M).post (base E) (P.inputHeap S (base E) M) (b.cell (base E) p) (M R.tensor p))
    (apart : ∀ V I M, (c V I M).allApart false = true) : CertifiedStrictly laws S P := by
  obtain rfl : base = fun E => E := funext same
  exact .of_vc inhabited (fun E hE => defined E (assumed E hE)) (fun E hE => layout E (assumed E hE))
    (fun E hE => consistent E (assumed E hE)) (fun E hE => solvable E (assumed E hE)) (fun V I _ M => c V I M)
    (fun V I _ M => erase V I M) (fun V I E M hI hE => vc V I E M hI (assumed E hE)) bound
    (fun V I E M hI hE => outputs V I E M hI (assumed E hE)) (fun V I _ M => apart V I M)

end Redverify
