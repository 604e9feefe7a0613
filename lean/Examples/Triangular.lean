module

public import Redverify.Tactics
public import Redverify.Solvable

/-!
# Prefix sums over a triangular index set

```
spec prefix(N):
    assume N >= 0
    input  A[N] : f32
    output S[N] : f32
    S(i) = sum[k : 0 <= k <= i] A(k)

impl triangular of prefix(a = A, s = S):
    par i < N:
        s[i] {0.0} := 0.0
        accumulate s:
            for k < i + 1:
                s[i] {S(i)} +{k}= a[k]
```
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Triangular

/-! ## Rules -/

section rules
variable {V : Type} {h : Heap V} {a : Arr} {f : List Int → V}

/-- To show that a heap knows an entry of one dimension. -/
private theorem entails_cells1 {Q : Int → Prop} (hc : ∀ i, Q i → h ⟨a, [i]⟩ (f [i])) :
    h.Entails (Heap.cells a (fun p => ∃ i, p = [i] ∧ Q i) f) :=
  entails_cells fun _ ⟨i, hp, hq⟩ => hp ▸ hc i hq

/-- A cell of an entry of one dimension. -/
private theorem at_cells1 {Q : Int → Prop} {idx : List Int} {v : V} (i : Int) (hi : idx = [i])
    (hq : Q i) (hv : v = f [i]) : Heap.cells a (fun p => ∃ i, p = [i] ∧ Q i) f ⟨a, idx⟩ v :=
  at_cells ⟨i, hi, hq⟩ (hi ▸ hv)

end rules

/-! ## The specification and the implementation -/

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `s` -/ abbrev a_s : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `S` -/ abbrev t_S : Ten := 1
/-- `+ : f32` -/
abbrev plus : Fn := .builtin "+" .f32
/-- `0.0 : f32` -/
abbrev zero : Fn := .literal .f32 0 1
/-- `A[N]` -/
abbrev r_A : Region := ⟨t_A, [(.const 0, .var v_N)]⟩
/-- `S[N]` -/
abbrev r_S : Region := ⟨t_S, [(.const 0, .var v_N)]⟩
/-- `a = A` -/
abbrev b_a : Binding := ⟨a_a, t_A, [v_i], [.var v_i], none⟩
/-- `s = S` -/
abbrev b_s : Binding := ⟨a_s, t_S, [v_i], [.var v_i], none⟩
/-- `S(i) = sum[k : 0 <= k <= i] A(k)` -/
abbrev q_S : Equation := ⟨t_S, [v_i], .true,
  .reduce [.fn zero []] plus [v_k] (.and (.le (.const 0) (.var v_k)) (.le (.var v_k) (.var v_i)))
    (.access t_A [.var v_k])⟩

/-- The specification. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [r_A]
  outputs := [r_S]
  equations := [q_S]

/-- The implementation. -/
def impl : Impl where
  assumptions := []
  bindings := [b_a, b_s]
  body := .par v_i (.const 0) (.var v_N)
    (.seq (.assign a_s [.var v_i] (.fn zero []))
      (.scope [a_s]
        (.for v_k (.const 0) (.add (.var v_i) (.const 1))
          (.accumulate false plus a_s [.var v_i] (.read a_a [.var v_k])))))

/-- No law is used: the sums are in the order of the specification. -/
def laws (V : Type) (_ : Interp V) : Prop := True

/-! ## The proof -/

section proof
variable {V : Type} (I : Interp V) (M : Model V)

/-- The sum over `0 ≤ k < hi`. -/
def part_S (hi : Int) : V :=
  I.reduce plus (some (I.fn zero [])) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < hi) (fun p => M t_A p)

/-- The inputs: `a[k]` is `A(k)` for `0 ≤ k < N`. -/
def h_a (N : Int) : Heap V := .cells a_a (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < N) (fun p => M t_A p)

/-- `s[k]` is `S(k)` for `0 ≤ k < i`. -/
def h_s (i : Int) : Heap V := .cells a_s (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < i) (fun p => M t_S p)

/-- What is known before iteration `i` of the outer loop. -/
def inv_i (N i : Int) : Heap V := (h_a M N).and (h_s M i)

/-- What is known before iteration `k` of the inner loop: `s[i]` is the sum of the first `k`. -/
def inv_k (N i k : Int) : Heap V :=
  ((h_a M N).and (h_s M i)).and (.cells a_s (fun p => ∃ j, p = [j] ∧ j = i) (fun _ => part_S I M k))

/-- The inner loop's body with its annotation. -/
def body_k : ACmd V :=
  .accumulate false plus a_s [.var v_i] (.read a_a [.var v_k]) (fun E => part_S I M (E v_k + 1))

/-- The outer loop's body with its annotations. -/
def body_i : ACmd V :=
  .seq (.assign a_s [.var v_i] (.fn zero []) (fun _ => I.fn zero []))
    (.scope [a_s] (.for v_k (.const 0) (.add (.var v_i) (.const 1))
      (fun E k => inv_k I M (E v_N) (E v_i) k) (body_k I M)))

/-- The program with its annotations. -/
def prog : ACmd V := .par v_i (.const 0) (.var v_N) (fun E i => inv_i M (E v_N) i) (body_i I M)

variable {I M}

/-- The equation of `S`. -/
theorem eq_S {E : Env} (hM : spec.IsModel I E M) (i : Int) : M t_S [i] = part_S I M (i + 1) := by
  refine (hM q_S (.head _) [i] rfl rfl).trans (reduce_congr (fun p => ?_) (fun p hp => ?_))
  · refine (index1 (fun k => cond_and cond_le cond_le) p).trans (points1_congr (fun k => ?_) p)
    show 0 ≤ k ∧ k ≤ i ↔ 0 ≤ k ∧ k < i + 1
    omega
  · obtain ⟨k, rfl, _⟩ := (index1 (fun k => cond_and cond_le cond_le) p).1 hp
    rfl

/-- The sum starts with `0.0`. -/
theorem part_S_start : I.fn zero [] = part_S I M 0 :=
  (reduce_empty (points1_empty (fun k => by omega))).symm

/-- The accumulation. -/
theorem part_S_step (k : Int) (h1 : 0 ≤ k) :
    I.fn plus [part_S I M k, M t_A [k]] = part_S I M (k + 1) :=
  reduce_append_of (points1_finite 0 (k + 1) (fun j h => by omega))
    (points1_insert (a := k) (fun j => by omega)) (points1_before (fun j h => by omega))
    (fun _ _ => rfl) rfl

/-- The inner loop's body. -/
theorem body_k_vc {D : Loc → Prop} {E : Env} (N i k : Int) (h1 : i < N) (h2 : 0 ≤ k) (h3 : k < i + 1)
    (eN : E v_N = N) (ei : E v_i = i) (ek : E v_k = k) :
    (body_k I M).vc I D E (inv_k I M N i k) := by
  subst eN ei ek
  exact vc_accumulate (at_right (at_cells1 _ rfl rfl rfl))
    (ev_read (at_left (at_left (at_cells1 (E v_k) rfl (by omega) rfl)))) (part_S_step _ h2)

/-- The inner loop's body keeps the invariant. -/
theorem body_k_kept {E : Env} (N i k : Int) (ei : E v_i = i) (ek : E v_k = k) :
    ((body_k I M).post E (inv_k I M N i k)).Entails (inv_k I M N i (k + 1)) := by
  subst ei ek
  refine entails_and (entails_and (entails_cells1 fun j hj => ?_) (entails_cells1 fun j hj => ?_))
    (entails_cells1 fun j hj => ?_)
  · exact at_set_other (by decide) (at_left (at_left (at_cells1 j rfl hj rfl)))
  · refine at_set_ne (fun he => ?_) (at_left (at_right (at_cells1 j rfl hj rfl)))
    have : j = E v_i := by injection he
    omega
  · exact at_set (by rw [hj]; rfl) rfl

/-- The outer loop's body. -/
theorem body_i_vc {D : Loc → Prop} {E : Env} (N i : Int) (h1 : 0 ≤ i) (h2 : i < N)
    (hD : ∀ i, 0 ≤ i → i < N → D ⟨a_s, [i]⟩) (eN : E v_N = N) (ei : E v_i = i) :
    (body_i I M).vc I D E (inv_i M N i) := by
  subst eN ei
  refine vc_seq (vc_assign (hD _ h1 h2) ev_const rfl) (vc_scope (vc_for ?_ ?_ ?_))
  · refine entails_and (entails_and (entails_cells1 fun j hj => ?_) (entails_cells1 fun j hj => ?_))
      (entails_cells1 fun j hj => ?_)
    · exact at_set_other (by decide) (at_left (at_cells1 j rfl hj rfl))
    · refine at_set_ne (fun he => ?_) (at_right (at_cells1 j rfl hj rfl))
      have : j = E v_i := by injection he
      omega
    · exact at_set (by rw [hj]; rfl) part_S_start.symm
  · exact fun k h3 h4 => body_k_vc _ _ k h2 h3 h4 rfl rfl rfl
  · exact fun k h3 h4 => body_k_kept _ _ k rfl rfl

/-- The outer loop's body keeps the invariant. -/
theorem body_i_kept {E E' : Env} (hM : spec.IsModel I E' M) (N i : Int) (h1 : 0 ≤ i)
    (eN : E v_N = N) (ei : E v_i = i) :
    ((body_i I M).post E (inv_i M N i)).Entails (inv_i M N (i + 1)) := by
  subst eN ei
  refine entails_and (entails_cells1 fun j hj => ?_) (entails_cells1 fun j hj => ?_)
  · exact at_left (at_left (at_cells1 j rfl hj rfl))
  · by_cases he : j = E v_i
    · subst he
      refine at_right (at_cells1 _ rfl rfl ((eq_S hM _).trans ?_))
      show part_S I M (E v_i + 1) = part_S I M (max 0 (E v_i + 1))
      congr 1
      omega
    · exact at_left (at_right (at_cells1 j rfl (by omega) rfl))

/-- The outer loop's body has no atomic accumulation. -/
theorem body_i_atomics {E : Env} {l : Loc} {f : Fn} : ¬ (body_i I M).erase.atomics E l f := by
  rintro (h | ⟨k, _, _, h⟩)
  · exact h
  · exact h

/-- No two iterations of the outer loop race. -/
theorem race_i {E : Env} {N : Int} {post : Int → Heap V} :
    ParVC I 0 N (body_i I M).erase (fun i => E.set v_i i) post := by
  refine race_free (fun _ _ _ => body_i_atomics) fun i j h1 h2 h3 h4 h5 l hw => ?_
  have hw : l = ⟨a_s, [i]⟩ := by
    rcases hw with rfl | ⟨k, _, _, rfl⟩ <;> rfl
  subst hw
  refine ⟨fun hr => ?_, fun hw => ?_⟩
  · rcases hr with ⟨⟨⟩⟩ | ⟨k, _, _, hr | hr⟩
    · injection hr with hr
      exact absurd hr (by decide)
    · injection hr with _ hr
      injection hr with hr
      exact h5 hr
  · have hw : (⟨a_s, [i]⟩ : Loc) = ⟨a_s, [j]⟩ := by
      rcases hw with hw | ⟨k, _, _, hw⟩ <;> exact hw
    injection hw with _ hw
    injection hw with hw
    exact h5 hw

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

/-- The cells of `s`. -/
theorem cell_s (E : Env) (N i : Int) (h1 : 0 ≤ i) (h2 : i < N) (eN : E v_N = N) :
    impl.HasCell spec E ⟨a_s, [i]⟩ := by
  subst eN
  exact has_cell (b := b_s) (R := r_S) (p := [i]) (.tail _ (.head _)) (.tail _ (.head _))
    (region_iff.2 ⟨i, [], rfl, h1, h2, rfl⟩)
    (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)) rfl rfl ⟨h1, Int.le_refl _, trivial⟩

/-- The whole program. -/
theorem prog_vc {V : Type} {I : Interp V} {E : Env} {M : Model V} (hM : spec.IsModel I E M) :
    (prog I M).vc I (impl.HasCell spec E) E (impl.inputHeap spec E M) := by
  refine vc_par ?_ ?_ ?_ race_i
  · refine entails_and (entails_cells1 fun j hj => ?_) (entails_cells1 fun j hj => ?_)
    · exact at_input (R := r_A) (b := b_a) (p := [j]) (.head _) (.head _) rfl
        (region_iff.2 ⟨j, [], rfl, hj.1, hj.2, rfl⟩) rfl rfl
    · exact absurd hj (by show ¬ (0 ≤ j ∧ j < 0); omega)
  · exact fun i h1 h2 => body_i_vc _ i h1 h2 (fun i h1 h2 => cell_s E _ i h1 h2 rfl) rfl rfl
  · exact fun i h1 h2 => body_i_kept hM _ i h1 rfl rfl

/-- **The certificate**: the program implements the specification. -/
theorem certificate : Implements laws spec impl := by
  refine Implements.of_vc (fun E _ => layout E) (fun E _ => consistent E) (fun E _ => solvable E)
    (fun V I E M => prog I M)
    (fun _ _ _ _ => rfl) (fun V I E M _ _ hM _ => prog_vc hM) ?_ ?_
  · exact all_cons ⟨b_s, .tail _ (.head _), rfl⟩ all_nil
  · intro V I E M _ ha hM _
    refine all_cons (all_cons (fun h => nomatch h) (all_cons (fun _ p hp => ?_) all_nil)) all_nil
    obtain ⟨i, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    refine at_right (at_cells1 i rfl ⟨h1, ?_⟩ rfl)
    replace h2 : i < E v_N := h2
    show i < max 0 (E v_N)
    omega

end Redverify.Examples.Triangular
