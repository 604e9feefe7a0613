module

public import Redverify.Tactics
public import Redverify.Solvable

/-!
# Chunks of a reduction whose operator does not commute (thesis, section 7.3.3)

```
spec compose(M):
    assume M >= 0
    type transform
    operator after : transform assoc unit identity
    input  A[4 * M] : transform
    output G[] : transform
    G() = reduce after[k : 0 <= k < 4 * M] A(k)

impl chunks of compose(a = A, g = G):
    allocate tmp[M] : transform
    par o < M:
        tmp[o] {identity} := identity
        accumulate tmp:
            for i < 4:
                tmp[o] {G()} after{4 * o + i}= a[4 * o + i]
    g[] {identity} := identity
    accumulate g:
        for o < M:
            g[] {G()} after= tmp[o]
```
-/

@[expose] public noncomputable section

namespace Redverify.Examples.OrderedChunks

/-! ## Rules -/

section rules
variable {V : Type} {I : Interp V} {h : Heap V} {a : Arr} {f : List Int → V}

/-- To show that a heap knows an entry of one dimension. -/
private theorem entails_cells1 {Q : Int → Prop} (hc : ∀ i, Q i → h ⟨a, [i]⟩ (f [i])) :
    h.Entails (Heap.cells a (fun p => ∃ i, p = [i] ∧ Q i) f) :=
  entails_cells fun _ ⟨i, hp, hq⟩ => hp ▸ hc i hq

/-- To show that a heap knows an entry of a scalar. -/
private theorem entails_cells0 {Q : Prop} (hc : Q → h ⟨a, []⟩ (f [])) :
    h.Entails (Heap.cells a (fun p => p = [] ∧ Q) f) :=
  entails_cells fun _ ⟨hp, hq⟩ => hp ▸ hc hq

/-- A cell of an entry of one dimension. -/
private theorem at_cells1 {Q : Int → Prop} {idx : List Int} {v : V} (i : Int) (hi : idx = [i])
    (hq : Q i) (hv : v = f [i]) : Heap.cells a (fun p => ∃ i, p = [i] ∧ Q i) f ⟨a, idx⟩ v :=
  at_cells ⟨i, hi, hq⟩ (hi ▸ hv)

/-- A cell of an entry of a scalar. -/
private theorem at_cells0 {Q : Prop} {v : V} (hq : Q) (hv : v = f []) :
    Heap.cells a (fun p => p = [] ∧ Q) f ⟨a, []⟩ v :=
  at_cells ⟨rfl, hq⟩ hv

end rules

/-! ## The specification and the implementation -/

/-- `M` -/ abbrev v_M : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `o` -/ abbrev v_o : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `a` -/ abbrev a_a : Arr := 0
/-- `g` -/ abbrev a_g : Arr := 1
/-- `tmp` -/ abbrev a_tmp : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `G` -/ abbrev t_G : Ten := 1
/-- `operator after : transform` -/
abbrev after : Fn := .declared "after"
/-- `identity : transform` -/
abbrev identity : Fn := .declared "identity"
/-- `A[4 * M]` -/
abbrev r_A : Region := ⟨t_A, [(.const 0, .mul 4 (.var v_M))]⟩
/-- `G[]` -/
abbrev r_G : Region := ⟨t_G, []⟩
/-- `a = A` -/
abbrev b_a : Binding := ⟨a_a, t_A, [v_k], [.var v_k], none⟩
/-- `g = G` -/
abbrev b_g : Binding := ⟨a_g, t_G, [], [], none⟩
/-- `G() = reduce after[k : 0 <= k < 4 * M] A(k)` -/
abbrev q_G : Equation := ⟨t_G, [], .true,
  .reduce [.fn identity []] after [v_k]
    (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.mul 4 (.var v_M))))
    (.access t_A [.var v_k])⟩

/-- The specification. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_M)]
  inputs := [r_A]
  outputs := [r_G]
  equations := [q_G]

/-- The implementation. -/
def impl : Impl where
  assumptions := []
  bindings := [b_a, b_g]
  body := .allocate a_tmp [.var v_M]
    (.seq
      (.par v_o (.const 0) (.var v_M)
        (.seq (.assign a_tmp [.var v_o] (.fn identity []))
          (.scope [a_tmp]
            (.for v_i (.const 0) (.const 4)
              (.accumulate false after a_tmp [.var v_o]
                (.read a_a [.add (.mul 4 (.var v_o)) (.var v_i)]))))))
      (.seq (.assign a_g [] (.fn identity []))
        (.scope [a_g]
          (.for v_o (.const 0) (.var v_M)
            (.accumulate false after a_g [] (.read a_tmp [.var v_o]))))))

/-- The laws used: the operator is associative, `identity` a unit on the right. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I after ∧ RightUnit I after (I.fn identity [])

/-! ## The proof -/

section proof
variable {V : Type} (I : Interp V) (M : Model V)

/-- The reduction over `lo ≤ k < hi`. -/
def part_G (lo hi : Int) : V :=
  I.reduce after (some (I.fn identity [])) (fun p => ∃ k, p = [k] ∧ lo ≤ k ∧ k < hi) (fun p => M t_A p)

/-- The inputs: `a[k]` is `A(k)` for `0 ≤ k < 4 * n`. -/
def h_a (n : Int) : Heap V :=
  .cells a_a (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < 4 * n) (fun p => M t_A p)

/-- `tmp[k]` is chunk `k` for `0 ≤ k < o`. -/
def h_tmp (o : Int) : Heap V :=
  .cells a_tmp (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < o)
    (fun p => part_G I M (4 * p.getD 0 0) (4 * p.getD 0 0 + 4))

/-- What is known before iteration `o` of the loop over chunks. -/
def inv_o (n o : Int) : Heap V := (h_a M n).and (h_tmp I M o)

/-- What is known before iteration `i` of the loop in a chunk. -/
def inv_i (n o i : Int) : Heap V :=
  ((h_a M n).and (h_tmp I M o)).and
    (.cells a_tmp (fun p => ∃ k, p = [k] ∧ k = o) (fun _ => part_G I M (4 * o) (4 * o + i)))

/-- What is known before iteration `o` of the loop that joins the chunks. -/
def inv_g (n o : Int) : Heap V :=
  ((h_a M n).and (h_tmp I M n)).and
    (.cells a_g (fun p => p = [] ∧ True) (fun _ => part_G I M 0 (4 * o)))

/-- The body of the loop in a chunk. -/
def body_i : ACmd V :=
  .accumulate false after a_tmp [.var v_o] (.read a_a [.add (.mul 4 (.var v_o)) (.var v_i)])
    (fun E => part_G I M (4 * E v_o) (4 * E v_o + (E v_i + 1)))

/-- The body of the loop over chunks. -/
def body_o : ACmd V :=
  .seq (.assign a_tmp [.var v_o] (.fn identity []) (fun _ => I.fn identity []))
    (.scope [a_tmp] (.for v_i (.const 0) (.const 4)
      (fun E i => inv_i I M (E v_M) (E v_o) i) (body_i I M)))

/-- The body of the loop that joins the chunks. -/
def body_g : ACmd V :=
  .accumulate false after a_g [] (.read a_tmp [.var v_o]) (fun E => part_G I M 0 (4 * (E v_o + 1)))

/-- The program with its annotations. -/
def prog : ACmd V :=
  .allocate a_tmp [.var v_M]
    (.seq (.par v_o (.const 0) (.var v_M) (fun E o => inv_o I M (E v_M) o) (body_o I M))
      (.seq (.assign a_g [] (.fn identity []) (fun _ => I.fn identity []))
        (.scope [a_g] (.for v_o (.const 0) (.var v_M) (fun E o => inv_g I M (E v_M) o) (body_g I M)))))

variable {I M}

/-- The equation of `G`. -/
theorem eq_G {E : Env} (hM : spec.IsModel I E M) (n : Int) (en : E v_M = n) :
    M t_G [] = part_G I M 0 (4 * n) := by
  subst en
  refine (hM q_G (.head _) [] rfl rfl).trans (reduce_congr (fun p => ?_) (fun p hp => ?_))
  · exact (index1 (fun k => cond_and cond_le cond_lt) p).trans (points1_congr (fun k => .rfl) p)
  · obtain ⟨k, rfl, _⟩ := (index1 (fun k => cond_and cond_le cond_lt) p).1 hp
    rfl

/-- A chunk starts with `identity`. -/
theorem part_G_start (lo hi : Int) (h : hi ≤ lo) : I.fn identity [] = part_G I M lo hi :=
  (reduce_empty (points1_empty (fun k => by omega))).symm

/-- The accumulation in a chunk. -/
theorem part_G_step (o i : Int) (h1 : 0 ≤ i) :
    I.fn after [part_G I M (4 * o) (4 * o + i), M t_A [4 * o + i]] =
      part_G I M (4 * o) (4 * o + (i + 1)) :=
  reduce_append_of (points1_finite (4 * o) (4 * o + (i + 1)) (fun j h => by omega))
    (points1_insert (a := 4 * o + i) (fun j => by omega)) (points1_before (fun j h => by omega))
    (fun _ _ => rfl) rfl

/-- The accumulation of chunks. -/
theorem part_G_join (h : laws V I) (o : Int) (h1 : 0 ≤ o) :
    I.fn after [part_G I M 0 (4 * o), part_G I M (4 * o) (4 * o + 4)] = part_G I M 0 (4 * (o + 1)) :=
  reduce_union_in_order_of h.1 h.2 (points1_finite 0 (4 * (o + 1)) (fun j h => by omega))
    (points1_union (fun j => by omega)) (points1_in_order (fun j k h h' => by omega))
    (fun _ _ => rfl) (fun _ _ => rfl)

/-- The body of the loop in a chunk. -/
theorem body_i_vc {D : Loc → Prop} {E : Env} (n o i : Int) (h1 : 0 ≤ o) (h2 : o < n) (h3 : 0 ≤ i)
    (h4 : i < 4) (en : E v_M = n) (eo : E v_o = o) (ei : E v_i = i) :
    (body_i I M).vc I D E (inv_i I M n o i) := by
  subst en eo ei
  exact vc_accumulate (at_right (at_cells1 (E v_o) rfl rfl rfl))
    (ev_read (at_left (at_left (at_cells1 (4 * E v_o + E v_i) rfl (by omega) rfl))))
    (part_G_step _ _ h3)

/-- The body of the loop in a chunk keeps the invariant. -/
theorem body_i_kept {E : Env} (n o i : Int) (eo : E v_o = o) (ei : E v_i = i) :
    ((body_i I M).post E (inv_i I M n o i)).Entails (inv_i I M n o (i + 1)) := by
  subst eo ei
  refine entails_and (entails_and (entails_cells1 fun k hk => ?_) (entails_cells1 fun k hk => ?_))
    (entails_cells1 fun k hk => ?_)
  · exact at_set_other (by decide) (at_left (at_left (at_cells1 k rfl hk rfl)))
  · refine at_set_ne (fun he => ?_) (at_left (at_right (at_cells1 k rfl hk rfl)))
    have : k = E v_o := by injection he
    omega
  · exact at_set (by rw [hk]; rfl) rfl

/-- The body of the loop over chunks. -/
theorem body_o_vc {D : Loc → Prop} {E : Env} (n o : Int) (h1 : 0 ≤ o) (h2 : o < n)
    (hD : ∀ i, 0 ≤ i → i < n → D ⟨a_tmp, [i]⟩) (en : E v_M = n) (eo : E v_o = o) :
    (body_o I M).vc I D E (inv_o I M n o) := by
  subst en eo
  refine vc_seq (vc_assign (hD _ h1 h2) ev_const rfl) (vc_scope (vc_for ?_ ?_ ?_))
  · refine entails_and (entails_and (entails_cells1 fun k hk => ?_) (entails_cells1 fun k hk => ?_))
      (entails_cells1 fun k hk => ?_)
    · exact at_set_other (by decide) (at_left (at_cells1 k rfl hk rfl))
    · refine at_set_ne (fun he => ?_) (at_right (at_cells1 k rfl hk rfl))
      have : k = E v_o := by injection he
      omega
    · exact at_set (by rw [hk]; rfl) (part_G_start _ _ (by show 4 * E v_o + 0 ≤ 4 * E v_o; omega)).symm
  · exact fun i h3 h4 => body_i_vc _ _ i h1 h2 h3 h4 rfl rfl rfl
  · exact fun i h3 h4 => body_i_kept _ _ i rfl rfl

/-- The body of the loop over chunks keeps the invariant. -/
theorem body_o_kept {E : Env} (n o : Int) (en : E v_M = n) (eo : E v_o = o) :
    ((body_o I M).post E (inv_o I M n o)).Entails (inv_o I M n (o + 1)) := by
  subst en eo
  refine entails_and (entails_cells1 fun k hk => ?_) (entails_cells1 fun k hk => ?_)
  · exact at_left (at_left (at_cells1 k rfl hk rfl))
  · by_cases he : k = E v_o
    · subst he
      exact at_right (at_cells1 _ rfl rfl rfl)
    · exact at_left (at_right (at_cells1 k rfl (by omega) rfl))

/-- No two chunks race. -/
theorem race_o {E : Env} {lo hi : Int} {post : Int → Heap V} :
    ParVC I lo hi (body_o I M).erase (fun o => E.set v_o o) post := by
  refine race_free ?_ fun o o' _ _ _ _ h5 l hw => ?_
  · rintro o l f (h | ⟨_, _, _, h⟩) <;> exact h
  · have hw : l = ⟨a_tmp, [o]⟩ := by
      rcases hw with rfl | ⟨k, _, _, rfl⟩ <;> rfl
    subst hw
    refine ⟨fun hr => ?_, fun hw => ?_⟩
    · rcases hr with ⟨⟨⟩⟩ | ⟨k, _, _, hr | hr⟩
      · injection hr with hr
        exact absurd hr (by decide)
      · injection hr with _ hr
        injection hr with hr
        exact h5 hr
    · have hw : (⟨a_tmp, [o]⟩ : Loc) = ⟨a_tmp, [o']⟩ := by
        rcases hw with hw | ⟨k, _, _, hw⟩ <;> exact hw
      injection hw with _ hw
      injection hw with hw
      exact h5 hw

/-- The body of the loop that joins the chunks. -/
theorem body_g_vc {D : Loc → Prop} {E : Env} (h : laws V I) (n o : Int) (h1 : 0 ≤ o) (h2 : o < n)
    (eo : E v_o = o) : (body_g I M).vc I D E (inv_g I M n o) := by
  subst eo
  exact vc_accumulate (at_right (at_cells0 trivial rfl))
    (ev_read (at_left (at_right (at_cells1 (E v_o) rfl ⟨h1, h2⟩ rfl)))) (part_G_join h _ h1)

/-- The body of the loop that joins the chunks keeps the invariant. -/
theorem body_g_kept {E : Env} (n o : Int) (eo : E v_o = o) :
    ((body_g I M).post E (inv_g I M n o)).Entails (inv_g I M n (o + 1)) := by
  subst eo
  refine entails_and (entails_and (entails_cells1 fun k hk => ?_) (entails_cells1 fun k hk => ?_))
    (entails_cells0 fun _ => ?_)
  · exact at_set_other (by decide) (at_left (at_left (at_cells1 k rfl hk rfl)))
  · exact at_set_other (by decide) (at_left (at_right (at_cells1 k rfl hk rfl)))
  · exact at_set rfl rfl

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

/-- The cell of `g`. -/
theorem cell_g (E : Env) : impl.HasCell spec E ⟨a_g, []⟩ :=
  has_cell (b := b_g) (R := r_G) (p := []) (.tail _ (.head _)) (.tail _ (.head _)) (region_iff.2 rfl)
    (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)) rfl rfl trivial

/-- The whole program. -/
theorem prog_vc {V : Type} {I : Interp V} {E : Env} {M : Model V} (h : laws V I)
    (hn : 0 ≤ E v_M) : (prog I M).vc I (impl.HasCell spec E) E (impl.inputHeap spec E M) := by
  refine vc_allocate (vc_seq (vc_par ?_ ?_ ?_ race_o)
    (vc_seq (vc_assign (in_other (by decide) (cell_g E)) ev_const rfl) (vc_scope (vc_for ?_ ?_ ?_))))
  · refine entails_and (entails_cells1 fun k hk => ?_) (entails_cells1 fun k hk => ?_)
    · exact at_without (by decide) (at_input (R := r_A) (b := b_a) (p := [k]) (.head _) (.head _) rfl
        (region_iff.2 ⟨k, [], rfl, hk.1, hk.2, rfl⟩) rfl rfl)
    · replace hk : 0 ≤ k ∧ k < 0 := hk
      omega
  · exact fun o h1 h2 => body_o_vc _ o h1 h2 (fun i h1 h2 => in_allocated ⟨h1, h2, trivial⟩) rfl rfl
  · exact fun o h1 h2 => body_o_kept _ o rfl rfl
  · refine entails_and (entails_and (entails_cells1 fun k hk => ?_) (entails_cells1 fun k hk => ?_))
      (entails_cells0 fun _ => ?_)
    · exact at_set_other (by decide) (at_left (at_cells1 k rfl hk rfl))
    · refine at_set_other (by decide) (at_right (at_cells1 k rfl ?_ rfl))
      show 0 ≤ k ∧ k < max 0 (E v_M)
      omega
    · exact at_set rfl (part_G_start 0 (4 * 0) (by omega)).symm
  · exact fun o h1 h2 => body_g_vc h _ o h1 h2 rfl
  · exact fun o h1 h2 => body_g_kept _ o rfl

/-- **The certificate**: the program implements the specification. -/
theorem certificate : Implements laws spec impl := by
  refine Implements.of_vc (fun E _ => layout E) (fun E _ => consistent E) (fun E _ => solvable E)
    (fun V I E M => prog I M)
    (fun _ _ _ _ => rfl)
    (fun V I E M h ha hM _ => prog_vc h (of_decide_eq_true (ha.1 _ (.head _)))) ?_ ?_
  · exact all_cons ⟨b_g, .tail _ (.head _), rfl⟩ all_nil
  · intro V I E M _ ha hM _
    have hn : 0 ≤ E v_M := of_decide_eq_true (ha.1 _ (.head _))
    refine all_cons (all_cons (fun h => nomatch h) (all_cons (fun _ p hp => ?_) all_nil)) all_nil
    obtain rfl := region_iff.1 hp
    refine at_restore (by decide) (at_right (at_cells0 trivial ((eq_G hM _ rfl).trans ?_)))
    show part_G I M 0 (4 * E v_M) = part_G I M 0 (4 * max 0 (E v_M))
    congr 2
    omega

end Redverify.Examples.OrderedChunks
