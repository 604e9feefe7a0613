module

public import Redverify.Tactics
public import Redverify.Solvable

/-!
# The reversed sum (thesis, section 7.3.1)

```
spec total(N):
    assume N >= 0
    input  A[N] : f32
    output B[]  : f32
    B() = sum[k : 0 <= k < N] A(k)

impl reversed of total(a = A, b = B):
    b[] {0.0} := 0.0
    accumulate b:
        for i < N:
            b[] {B()} +{N - i - 1}= a[N - i - 1]
```
-/

@[expose] public noncomputable section

namespace Redverify.Examples.ReversedSum

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `+ : f32` -/
abbrev plus : Fn := .builtin "+" .f32
/-- `0.0 : f32` -/
abbrev zero : Fn := .literal .f32 0 1
/-- `N - i - 1` -/
abbrev last : IExp := .add (.add (.var v_N) (.mul (-1) (.var v_i))) (.const (-1))

/-- The specification. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [⟨t_A, [(.const 0, .var v_N)]⟩]
  outputs := [⟨t_B, []⟩]
  equations := [⟨t_B, [], .true,
    .reduce [.fn zero []] plus [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
      (.access t_A [.var v_k])⟩]

/-- The implementation. -/
def impl : Impl where
  assumptions := []
  bindings := [⟨a_a, t_A, [v_k], [.var v_k], none⟩, ⟨a_b, t_B, [], [], none⟩]
  body := .seq (.assign a_b [] (.fn zero []))
    (.scope [a_b]
      (.for v_i (.const 0) (.var v_N)
        (.accumulate false plus a_b [] (.read a_a [last]))))

/-- The laws used: the order of the summands does not matter. -/
def laws (V : Type) (I : Interp V) : Prop := RightComm I plus

section proof
variable {V : Type} (I : Interp V) (E : Env) (M : Model V)

/-- The sum over `lo ≤ k < N`. -/
def part (lo : Int) : V :=
  I.reduce plus (some (I.fn zero [])) (fun p => ∃ k, p = [k] ∧ lo ≤ k ∧ k < E v_N) (fun p => M t_A p)

/-- The inputs. -/
def ha : Heap V := .cells a_a (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < E v_N) (fun p => M t_A p)

/-- What is known before iteration `i`. -/
def inv (i : Int) : Heap V := (ha E M).and (.cells a_b (· = []) (fun _ => part I E M (E v_N - i)))

/-- The loop body with its annotation. -/
def body : ACmd V :=
  .accumulate false plus a_b [] (.read a_a [last]) (fun E => part I E M (E v_N - (E v_i + 1)))

/-- The program with its annotations. -/
def prog : ACmd V :=
  .seq (.assign a_b [] (.fn zero []) (fun _ => I.fn zero []))
    (.scope [a_b] (.for v_i (.const 0) (.var v_N) (fun E => inv I E M) (body I M)))

variable {I E M}

/-- The accumulation. -/
theorem step (h : RightComm I plus) (i : Int) (h1 : 0 ≤ i) :
    I.fn plus [part I E M (E v_N - i), M t_A [E v_N - i - 1]] = part I E M (E v_N - (i + 1)) := by
  refine reduce_insert_of (k := [E v_N - i - 1]) h (Finite.of_box1 _ _ (fun p hp => hp)) ?_ ?_ (fun _ _ => rfl) rfl
  · intro p
    constructor
    · rintro ⟨k, rfl, hlo, hhi⟩
      by_cases he : k = E v_N - i - 1
      · exact .inr (by rw [he])
      · exact .inl ⟨k, rfl, by omega, by omega⟩
    · rintro (⟨k, rfl, hlo, hhi⟩ | rfl)
      · exact ⟨k, rfl, by omega, by omega⟩
      · exact ⟨_, rfl, by omega, by omega⟩
  · rintro ⟨k, hk, hlo, hhi⟩
    injection hk with hk
    omega

/-- The loop body. -/
theorem body_vc {D} (h : RightComm I plus) (i : Int) (h1 : 0 ≤ i) (h2 : i < E v_N) :
    (body I M).vc I D (E.set v_i i) (inv I E M i) := by
  refine vc_accumulate (u := part I E M (E v_N - i)) (v := M t_A [E v_N - i - 1])
    (at_right (at_cells rfl rfl)) (ev_read (at_left (at_cells ?_ ?_))) (step h i h1)
  · exact ⟨E v_N - i - 1, by show [E v_N + -1 * i + -1] = [_]; congr 1; omega, by omega, by omega⟩
  · show M t_A [_] = M t_A [E v_N + -1 * i + -1]
    congr 2
    omega

/-- The loop body keeps the invariant. -/
theorem kept (i : Int) :
    ((body I M).post (E.set v_i i) (inv I E M i)).Entails (inv I E M (i + 1)) := by
  refine entails_and (entails_cells fun idx hg => ?_) (entails_cells fun idx hg => ?_)
  · exact at_set_other (by decide) (at_left (at_cells hg rfl))
  · exact at_set hg rfl

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

/-- The cell of `b`. -/
theorem cell_b (E : Env) : impl.HasCell spec E ⟨a_b, []⟩ :=
  has_cell (p := []) (R := ⟨t_B, []⟩) (.tail _ (.head _)) (.tail _ (.head _)) (region_iff.2 rfl)
    (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)) rfl rfl trivial

/-- The whole program. -/
theorem prog_vc {V : Type} {I : Interp V} {E : Env} {M : Model V} (h : RightComm I plus) :
    (prog I M).vc I (impl.HasCell spec E) E (impl.inputHeap spec E M) := by
  refine vc_seq (vc_assign (cell_b E) ev_const rfl) (vc_scope (vc_for ?_ ?_ ?_))
  · refine entails_and (entails_cells ?_) (entails_cells ?_)
    · rintro _ ⟨k, rfl, h1, h2⟩
      exact at_set_other (by decide) (at_input (R := ⟨t_A, [(.const 0, .var v_N)]⟩) (p := [k])
        (.head _) (.head _) rfl (region_iff.2 ⟨k, [], rfl, h1, h2, rfl⟩) rfl rfl)
    · rintro _ rfl
      refine at_set rfl (reduce_empty ?_)
      rintro _ ⟨k, rfl, h1, h2⟩
      replace h1 : E v_N - 0 ≤ k := h1
      omega
  · exact fun i h1 h2 => body_vc h i h1 h2
  · exact fun i h1 h2 => kept i

/-- **The certificate**: the program implements the specification. -/
theorem certificate : Implements laws spec impl := by
  refine Implements.of_vc (fun E _ => layout E) (fun E _ => consistent E) (fun E _ => solvable E)
    (fun V I E M => prog I M)
    (fun _ _ _ _ => rfl) (fun V I E M h _ _ _ => prog_vc h) ?_ ?_
  · exact all_cons ⟨_, .tail _ (.head _), rfl⟩ all_nil
  · intro V I E M _ ha hM _
    refine all_cons (all_cons (fun h => nomatch h) (all_cons (fun _ p hp => ?_) all_nil)) all_nil
    obtain rfl := region_iff.1 hp
    have hN : 0 ≤ E v_N := of_decide_eq_true (ha.1 _ (.head _))
    refine at_right (at_cells rfl ?_)
    refine (hM _ (.head _) [] rfl rfl).trans (reduce_congr ?_ ?_)
    · refine fun p => (index1 (fun k => cond_and cond_le cond_lt) p).trans ?_
      constructor
      · rintro ⟨k, rfl, h1, h2⟩
        exact ⟨k, rfl, by show E v_N - max 0 (E v_N) ≤ k; replace h1 : 0 ≤ k := h1; omega, h2⟩
      · rintro ⟨k, rfl, h1, h2⟩
        exact ⟨k, rfl, by show 0 ≤ k; replace h1 : E v_N - max 0 (E v_N) ≤ k := h1; omega, h2⟩
    · intro p hp
      obtain ⟨k, rfl, _⟩ := (index1 (fun k => cond_and cond_le cond_lt) p).1 hp
      rfl

end Redverify.Examples.ReversedSum
