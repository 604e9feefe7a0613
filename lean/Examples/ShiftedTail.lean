module

public import Redverify.Tactics
public import Redverify.Solvable

/-!
# A map in tiles, the last of which is shifted back (thesis, section 4.2)

```
spec map(N):
    assume N >= 8
    function f(f32) -> f32
    input  A[N] : f32
    output B[N] : f32
    B(i) = f(A(i))

impl shifted of map(a = A, b = B):
    par t < (N + 7) // 8:
        let base = min(8 * t, N - 8)
        par j < 8:
            b[base + j] {B(base + j)} := f(a[base + j])
```

Where 8 does not divide N, the last two tiles overlap: they write the same values.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.ShiftedTail

/-! ## Rules -/

section rules
variable {V : Type} {I : Interp V} {h : Heap V} {a : Arr} {f : List Int → V}

/-- To show that a heap knows an entry of one dimension. -/
private theorem entails_cells1 {Q : Int → Prop} (hc : ∀ i, Q i → h ⟨a, [i]⟩ (f [i])) :
    h.Entails (Heap.cells a (fun p => ∃ i, p = [i] ∧ Q i) f) :=
  entails_cells fun _ ⟨i, hp, hq⟩ => hp ▸ hc i hq

/-- A cell of an entry of one dimension. -/
private theorem at_cells1 {Q : Int → Prop} {idx : List Int} {v : V} (i : Int) (hi : idx = [i])
    (hq : Q i) (hv : v = f [i]) : Heap.cells a (fun p => ∃ i, p = [i] ∧ Q i) f ⟨a, idx⟩ v :=
  at_cells ⟨i, hi, hq⟩ (hi ▸ hv)

/-- A parallel loop without atomic accumulations, where what a cell holds after each iteration
that writes it depends on no more than the cell. -/
private theorem race_same {lo hi : Int} {c : Cmd} {E : Int → Env} {post : Int → Heap V}
    (noAtomics : ∀ i l f, ¬ c.atomics (E i) l f) (value : Loc → V)
    (known : ∀ i, lo ≤ i → i < hi → ∀ l, c.writes (E i) l → post i l (value l))
    (reads : ∀ i j, lo ≤ i → i < hi → lo ≤ j → j < hi → i ≠ j → ∀ l, c.writes (E i) l →
      ¬ c.reads (E j) l) : ParVC I lo hi c E post := by
  intro i j h1 h2 h3 h4 h5 l
  exact ⟨fun hw => ⟨reads i j h1 h2 h3 h4 h5 l hw,
    fun hw' => ⟨value l, known i h1 h2 l hw, known j h3 h4 l hw'⟩⟩,
    fun f hf => absurd hf (noAtomics i l f)⟩

end rules

/-! ## The specification and the implementation -/

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `t` -/ abbrev v_t : Var := 2
/-- `base` -/ abbrev v_base : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `f(f32) -> f32` -/
abbrev fn_f : Fn := .declared "f"
/-- `A[N]` -/
abbrev r_A : Region := ⟨t_A, [(.const 0, .var v_N)]⟩
/-- `B[N]` -/
abbrev r_B : Region := ⟨t_B, [(.const 0, .var v_N)]⟩
/-- `a = A` -/
abbrev b_a : Binding := ⟨a_a, t_A, [v_i], [.var v_i], none⟩
/-- `b = B` -/
abbrev b_b : Binding := ⟨a_b, t_B, [v_i], [.var v_i], none⟩
/-- `B(i) = f(A(i))` -/
abbrev q_B : Equation := ⟨t_B, [v_i], .true, .fn fn_f [.access t_A [.var v_i]]⟩
/-- `(N + 7) // 8` -/
abbrev tiles : IExp := .div (.add (.var v_N) (.const 7)) 8
/-- `min(8 * t, N - 8)` -/
abbrev base : IExp := .min (.mul 8 (.var v_t)) (.add (.var v_N) (.const (-8)))
/-- `base + j` -/
abbrev index : IExp := .add (.var v_base) (.var v_j)

/-- The specification. -/
def spec : Spec where
  assumptions := [.le (.const 8) (.var v_N)]
  inputs := [r_A]
  outputs := [r_B]
  equations := [q_B]

/-- The implementation. -/
def impl : Impl where
  assumptions := []
  bindings := [b_a, b_b]
  body := .par v_t (.const 0) tiles
    (.letin v_base base
      (.par v_j (.const 0) (.const 8)
        (.assign a_b [index] (.fn fn_f [.read a_a [index]]))))

/-- No law is used. -/
def laws (V : Type) (_ : Interp V) : Prop := True

/-! ## The proof -/

section proof
variable {V : Type} (I : Interp V) (M : Model V)

/-- The inputs: `a[k]` is `A(k)` for `0 ≤ k < N`. -/
def h_a (N : Int) : Heap V := .cells a_a (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < N) (fun p => M t_A p)

/-- `b[k]` is `B(k)` in the first `t` tiles. -/
def h_b (N t : Int) : Heap V :=
  .cells a_b (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < 8 * t ∧ k < N) (fun p => M t_B p)

/-- `b[k]` is `B(k)` for the first `j` cells of the tile at `base`. -/
def h_tile (base j : Int) : Heap V :=
  .cells a_b (fun p => ∃ k, p = [k] ∧ base ≤ k ∧ k < base + j) (fun p => M t_B p)

/-- What is known before iteration `t` of the outer loop. -/
def inv_t (N t : Int) : Heap V := (h_a M N).and (h_b M N t)

/-- What is known before iteration `j` of the inner loop. -/
def inv_j (N t base j : Int) : Heap V := ((h_a M N).and (h_b M N t)).and (h_tile M base j)

/-- The inner loop's body with its annotation. -/
def body_j : ACmd V :=
  .assign a_b [index] (.fn fn_f [.read a_a [index]]) (fun E => M t_B [E v_base + E v_j])

/-- The outer loop's body with its annotations. -/
def body_t : ACmd V :=
  .letin v_base base
    (.par v_j (.const 0) (.const 8) (fun E j => inv_j M (E v_N) (E v_t) (E v_base) j) (body_j M))

/-- The program with its annotations. -/
def prog : ACmd V := .par v_t (.const 0) tiles (fun E t => inv_t M (E v_N) t) (body_t M)

variable {I M}

/-- The equation of `B`. -/
theorem eq_B {E : Env} (hM : spec.IsModel I E M) (i : Int) : M t_B [i] = I.fn fn_f [M t_A [i]] :=
  hM q_B (.head _) [i] rfl rfl

/-- The inner loop's body. -/
theorem body_j_vc {D : Loc → Prop} {E E' : Env} (hM : spec.IsModel I E' M) (N t base j : Int)
    (h1 : 8 ≤ N) (h2 : 0 ≤ t) (h3 : t < (N + 7) / 8) (h4 : base = min (8 * t) (N - 8)) (h5 : 0 ≤ j)
    (h6 : j < 8) (hD : ∀ i, 0 ≤ i → i < N → D ⟨a_b, [i]⟩)
    (eN : E v_N = N) (et : E v_t = t) (eb : E v_base = base) (ej : E v_j = j) :
    (body_j M).vc I D E (inv_j M N t base j) := by
  subst eN et eb ej
  exact vc_assign (hD (E v_base + E v_j) (by omega) (by omega))
    (ev_fn1 (ev_read (at_left (at_left (at_cells1 (E v_base + E v_j) rfl (by omega) rfl)))))
    (eq_B hM _).symm

/-- The inner loop's body keeps the invariant. -/
theorem body_j_kept {E : Env} (N t base j : Int) (eb : E v_base = base) (ej : E v_j = j) :
    ((body_j M).post E (inv_j M N t base j)).Entails (inv_j M N t base (j + 1)) := by
  subst eb ej
  refine entails_and (entails_and (entails_cells1 fun k hk => ?_) (entails_cells1 fun k hk => ?_))
    (entails_cells1 fun k hk => ?_)
  · exact at_set_other (by decide) (at_left (at_left (at_cells1 k rfl hk rfl)))
  · refine at_set_cases (fun he => ?_) (fun _ => at_left (at_right (at_cells1 k rfl hk rfl)))
    exact congrArg (M t_B) he
  · refine at_set_cases (fun he => ?_) (fun hn => at_right (at_cells1 k rfl ?_ rfl))
    · exact congrArg (M t_B) he
    · have : k ≠ E v_base + E v_j := fun he => hn (by rw [he]; rfl)
      omega

/-- No two iterations of the inner loop race. -/
theorem race_j {E : Env} {lo hi : Int} {post : Int → Heap V} :
    ParVC I lo hi (body_j M).erase (fun j => E.set v_j j) post := by
  refine race_free (fun _ _ _ h => h) fun i j _ _ _ _ h5 l hw => ?_
  obtain rfl : l = ⟨a_b, [E v_base + i]⟩ := hw
  refine ⟨fun hr => ?_, fun hw => ?_⟩
  · rcases hr with hr | hr
    · injection hr with hr
      exact absurd hr (by decide)
    · exact hr
  · have hw : (⟨a_b, [E v_base + i]⟩ : Loc) = ⟨a_b, [E v_base + j]⟩ := hw
    injection hw with _ hw
    injection hw with hw
    omega

/-- The outer loop's body. -/
theorem body_t_vc {D : Loc → Prop} {E E' : Env} (hM : spec.IsModel I E' M) (N t : Int)
    (h1 : 8 ≤ N) (h2 : 0 ≤ t) (h3 : t < (N + 7) / 8) (hD : ∀ i, 0 ≤ i → i < N → D ⟨a_b, [i]⟩)
    (eN : E v_N = N) (et : E v_t = t) : (body_t M).vc I D E (inv_t M N t) := by
  subst eN et
  refine vc_let (vc_par ?_ ?_ ?_ race_j)
  · refine entails_and (entails_and (entails_cells1 fun k hk => ?_) (entails_cells1 fun k hk => ?_))
      (entails_cells1 fun k hk => ?_)
    · exact at_left (at_cells1 k rfl hk rfl)
    · exact at_right (at_cells1 k rfl hk rfl)
    · replace hk : min (8 * E v_t) (E v_N - 8) ≤ k ∧ k < min (8 * E v_t) (E v_N - 8) + 0 := hk
      omega
  · exact fun j h4 h5 => body_j_vc hM _ _ _ j h1 h2 h3 rfl h4 h5 hD rfl rfl rfl rfl
  · exact fun j h4 h5 => body_j_kept _ _ _ j rfl rfl

/-- The outer loop's body keeps the invariant. -/
theorem body_t_kept {E : Env} (N t : Int) (h1 : 8 ≤ N) (h2 : 0 ≤ t) (h3 : t < (N + 7) / 8)
    (eN : E v_N = N) (et : E v_t = t) :
    ((body_t M).post E (inv_t M N t)).Entails (inv_t M N (t + 1)) := by
  subst eN et
  refine entails_and (entails_cells1 fun k hk => ?_) (entails_cells1 fun k hk => ?_)
  · exact at_left (at_left (at_cells1 k rfl hk rfl))
  · by_cases he : k < 8 * E v_t
    · exact at_left (at_right (at_cells1 k rfl ⟨hk.1, he, hk.2.2⟩ rfl))
    · refine at_right (at_cells1 k rfl ?_ rfl)
      show min (8 * E v_t) (E v_N - 8) ≤ k ∧ k < min (8 * E v_t) (E v_N - 8) + max 0 8
      omega

/-- No two iterations of the outer loop race: where tiles overlap, they write the same values. -/
theorem race_t {E : Env} {lo hi : Int} :
    ParVC I lo hi (body_t M).erase (fun t => E.set v_t t)
      (fun t => (body_t M).post (E.set v_t t) (inv_t M (E v_N) t)) := by
  refine race_same (fun _ _ _ ⟨_, _, _, h⟩ => h) (fun l => M t_B l.index) ?_ ?_
  · rintro t _ _ l ⟨j, h1, h2, rfl⟩
    refine at_right (at_cells1 (min (8 * t) (E v_N - 8) + j) rfl ?_ rfl)
    replace h1 : 0 ≤ j := h1
    replace h2 : j < 8 := h2
    show min (8 * t) (E v_N - 8) ≤ min (8 * t) (E v_N - 8) + j ∧
      min (8 * t) (E v_N - 8) + j < min (8 * t) (E v_N - 8) + max 0 8
    omega
  · rintro t t' _ _ _ _ _ l ⟨j, _, _, rfl⟩ ⟨j', _, _, hr | hr⟩
    · injection hr with hr
      exact absurd hr (by decide)
    · exact hr

end proof

/-- The inputs lie in their arrays. -/
theorem layout (E : Env) : impl.LayoutOk spec E := by
  refine layout_ok ?_ ?_
  · refine all_cons (all_cons (fun _ p hp => ?_) (all_cons (fun h => nomatch h) all_nil)) all_nil
    obtain ⟨k, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    exact has_cell (.head _) (.head _) hp (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))
      rfl rfl ⟨h1, Int.le_refl _, trivial⟩
  · refine all_cons (all_cons (fun _ => ?_) (all_cons (fun h => nomatch h) all_nil)) all_nil
    refine all_cons (all_cons (fun _ p hp p' hp' he => ?_)
      (all_cons (fun h => nomatch h) all_nil)) all_nil
    obtain ⟨k, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    obtain ⟨k', _, rfl, h1', h2', rfl⟩ := region_iff.1 hp'
    exact ⟨rfl, by injection he⟩

/-- The equations do not overlap. -/
theorem consistent (E : Env) : spec.Consistent E :=
  ⟨.cons all_nil .nil, all_cons (all_cons (by decide) all_nil) all_nil⟩

/-- The equations have a model for every input. -/
theorem solvable (E : Env) (V : Type) (I : Interp V) : spec.Solvable I E :=
  Spec.solvable_of_direct (consistent E) (by decide)

/-- The cells of `b`. -/
theorem cell_b (E : Env) (N i : Int) (h1 : 0 ≤ i) (h2 : i < N) (eN : E v_N = N) :
    impl.HasCell spec E ⟨a_b, [i]⟩ := by
  subst eN
  exact has_cell (b := b_b) (R := r_B) (p := [i]) (.tail _ (.head _)) (.tail _ (.head _))
    (region_iff.2 ⟨i, [], rfl, h1, h2, rfl⟩)
    (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)) rfl rfl ⟨h1, Int.le_refl _, trivial⟩

/-- The whole program. -/
theorem prog_vc {V : Type} {I : Interp V} {E : Env} {M : Model V} (hM : spec.IsModel I E M)
    (hN : 8 ≤ E v_N) : (prog M).vc I (impl.HasCell spec E) E (impl.inputHeap spec E M) := by
  refine vc_par ?_ ?_ ?_ race_t
  · refine entails_and (entails_cells1 fun k hk => ?_) (entails_cells1 fun k hk => ?_)
    · exact at_input (R := r_A) (b := b_a) (p := [k]) (.head _) (.head _) rfl
        (region_iff.2 ⟨k, [], rfl, hk.1, hk.2, rfl⟩) rfl rfl
    · replace hk : 0 ≤ k ∧ k < 8 * 0 ∧ k < E v_N := hk
      omega
  · exact fun t h1 h2 => body_t_vc hM _ t hN h1 h2 (fun i h1 h2 => cell_b E _ i h1 h2 rfl) rfl rfl
  · exact fun t h1 h2 => body_t_kept _ t hN h1 h2 rfl rfl

/-- **The certificate**: the program implements the specification. -/
theorem certificate : Implements laws spec impl := by
  refine Implements.of_vc (fun E _ => layout E) (fun E _ => consistent E) (fun E _ => solvable E)
    (fun V I E M => prog M)
    (fun _ _ _ _ => rfl)
    (fun V I E M _ ha hM _ => prog_vc hM (of_decide_eq_true (ha.1 _ (.head _)))) ?_ ?_
  · exact all_cons ⟨b_b, .tail _ (.head _), rfl⟩ all_nil
  · intro V I E M _ ha hM _
    have hN : 8 ≤ E v_N := of_decide_eq_true (ha.1 _ (.head _))
    refine all_cons (all_cons (fun h => nomatch h) (all_cons (fun _ p hp => ?_) all_nil)) all_nil
    obtain ⟨i, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    refine at_right (at_cells1 i rfl ?_ rfl)
    replace h1 : 0 ≤ i := h1
    replace h2 : i < E v_N := h2
    show 0 ≤ i ∧ i < 8 * max 0 ((E v_N + 7) / 8) ∧ i < E v_N
    omega

end Redverify.Examples.ShiftedTail
