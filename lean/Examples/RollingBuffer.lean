module

public import Redverify.Tactics
public import Redverify.Solvable

/-!
# A buffer of two cells between a producer and a consumer

```
spec differences(N):
    assume N >= 0
    input  A[N] : f32
    output B[N] : f32
    tensor T(i) : f64
    T(i) = f64(select(i % 2 == 0, A(i), -A(i)))
    B(i) = f32(T(i))             if i == 0
    B(i) = f32(T(i - 1) + T(i))  if i >= 1

impl rolling of differences(a = A, b = B):
    allocate tmp[2] : f64
    for i < N:
        tmp[i % 2] {T(i)} := f64(select(i % 2 == 0, a[i], -a[i]))
        if i == 0:
            b[i] {B(i)} := f32(tmp[i % 2])
        else:
            b[i] {B(i)} := f32(tmp[(i - 1) % 2] + tmp[i % 2])
```
-/

@[expose] public noncomputable section

namespace Redverify.Examples.RollingBuffer

/-! ## Rules -/

section rules
variable {V : Type} {h : Heap V} {a : Arr}

/-- For each point with `Q`, the cell `idx` of `a` holds `f`. -/
def Heap.points1 (a : Arr) (Q : Int → Prop) (idx : Int → List Int) (f : Int → V) :
    Heap V := fun l v => ∃ i, Q i ∧ l = ⟨a, idx i⟩ ∧ v = f i

/-- To show that a heap knows the cells of points. -/
private theorem entails_points1 {Q : Int → Prop} {idx : Int → List Int} {f : Int → V}
    (hc : ∀ i, Q i → h ⟨a, idx i⟩ (f i)) : h.Entails (Heap.points1 a Q idx f) := by
  rintro _ _ ⟨i, hq, rfl, rfl⟩
  exact hc i hq

/-- The cell of a point. -/
private theorem at_points1 {Q : Int → Prop} {idx : Int → List Int} {f : Int → V} {x : List Int}
    {v : V} (i : Int) (hq : Q i) (hx : x = idx i) (hv : v = f i) : Heap.points1 a Q idx f ⟨a, x⟩ v :=
  ⟨i, hq, by rw [hx], hv⟩

/-- Another cell than the one just written, of the same array of one dimension. -/
private theorem at_set_ne1 {i j : Int} {x y : List Int} {v w : V} (hx : x = [i]) (hy : y = [j])
    (hn : i ≠ j) (hw : h ⟨a, x⟩ w) : h.set ⟨a, y⟩ v ⟨a, x⟩ w :=
  at_set_ne (fun he => hn (by rw [hx, hy] at he; injection he)) hw

end rules

/-! ## The specification and the implementation -/

/-- `N` -/ abbrev v_N : Var := 0
/-- `x` -/ abbrev v_x : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `tmp` -/ abbrev a_tmp : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `T` -/ abbrev t_T : Ten := 2
/-- `+ : f64` -/
abbrev plus : Fn := .builtin "+" .f64
/-- `- : f32`, of one operand -/
abbrev neg : Fn := .builtin "neg" .f32
/-- `f64(…)` -/
abbrev widen : Fn := .cast .f32 .f64
/-- `f32(…)` -/
abbrev narrow : Fn := .cast .f64 .f32
/-- `A[N]` -/
abbrev r_A : Region := ⟨t_A, [(.const 0, .var v_N)]⟩
/-- `B[N]` -/
abbrev r_B : Region := ⟨t_B, [(.const 0, .var v_N)]⟩
/-- `a = A` -/
abbrev b_a : Binding := ⟨a_a, t_A, [v_x], [.var v_x], none⟩
/-- `b = B` -/
abbrev b_b : Binding := ⟨a_b, t_B, [v_x], [.var v_x], none⟩
/-- `T(i) = f64(select(i % 2 == 0, A(i), -A(i)))` -/
abbrev q_T : Equation := ⟨t_T, [v_x], .true, .fn widen [.select (.eq (.mod (.var v_x) 2) (.const 0))
  (.access t_A [.var v_x]) (.fn neg [.access t_A [.var v_x]])]⟩
/-- `B(i) = f32(T(i)) if i == 0` -/
abbrev q_B0 : Equation := ⟨t_B, [v_x], .eq (.var v_x) (.const 0), .fn narrow [.access t_T [.var v_x]]⟩
/-- `B(i) = f32(T(i - 1) + T(i)) if i >= 1` -/
abbrev q_B1 : Equation := ⟨t_B, [v_x], .le (.const 1) (.var v_x), .fn narrow
  [.fn plus [.access t_T [.add (.var v_x) (.const (-1))], .access t_T [.var v_x]]]⟩

/-- The specification. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [r_A]
  outputs := [r_B]
  equations := [q_T, q_B0, q_B1]

/-- The implementation. -/
def impl : Impl where
  assumptions := []
  bindings := [b_a, b_b]
  body := .allocate a_tmp [.const 2]
    (.for v_i (.const 0) (.var v_N)
      (.seq
        (.assign a_tmp [.mod (.var v_i) 2] (.fn widen [.select (.eq (.mod (.var v_i) 2) (.const 0))
          (.read a_a [.var v_i]) (.fn neg [.read a_a [.var v_i]])]))
        (.ifte (.eq (.var v_i) (.const 0))
          (.assign a_b [.var v_i] (.fn narrow [.read a_tmp [.mod (.var v_i) 2]]))
          (.assign a_b [.var v_i] (.fn narrow [.fn plus
            [.read a_tmp [.mod (.add (.var v_i) (.const (-1))) 2],
              .read a_tmp [.mod (.var v_i) 2]]])))))

/-- No law is used. -/
def laws (V : Type) (_ : Interp V) : Prop := True

/-! ## The proof -/

section proof
variable {V : Type} (M : Model V)

/-- The inputs: `a[x]` is `A(x)` for `0 ≤ x < N`. -/
def h_a (N : Int) : Heap V :=
  Heap.points1 a_a (fun x => 0 ≤ x ∧ x < N) (fun x => [x]) (fun x => M t_A [x])

/-- `b[x]` is `B(x)` for `0 ≤ x < i`. -/
def h_b (i : Int) : Heap V :=
  Heap.points1 a_b (fun x => 0 ≤ x ∧ x < i) (fun x => [x]) (fun x => M t_B [x])

/-- `tmp[x % 2]` is `T(x)` for the last `x < i`. -/
def h_tmp (i : Int) : Heap V :=
  Heap.points1 a_tmp (fun x => 0 ≤ x ∧ i - 1 ≤ x ∧ x < i) (fun x => [x % 2]) (fun x => M t_T [x])

/-- What is known before iteration `i`. -/
def inv_i (N i : Int) : Heap V := ((h_a M N).and (h_b M i)).and (h_tmp M i)

/-- The loop body with its annotations. -/
def body_i : ACmd V :=
  .seq
    (.assign a_tmp [.mod (.var v_i) 2] (.fn widen [.select (.eq (.mod (.var v_i) 2) (.const 0))
      (.read a_a [.var v_i]) (.fn neg [.read a_a [.var v_i]])]) (fun E => M t_T [E v_i]))
    (.ifte (.eq (.var v_i) (.const 0))
      (.assign a_b [.var v_i] (.fn narrow [.read a_tmp [.mod (.var v_i) 2]]) (fun E => M t_B [E v_i]))
      (.assign a_b [.var v_i] (.fn narrow [.fn plus
        [.read a_tmp [.mod (.add (.var v_i) (.const (-1))) 2], .read a_tmp [.mod (.var v_i) 2]]])
        (fun E => M t_B [E v_i])))

/-- The program with its annotations. -/
def prog : ACmd V :=
  .allocate a_tmp [.const 2]
    (.for v_i (.const 0) (.var v_N) (fun E i => inv_i M (E v_N) i) (body_i M))

variable {I : Interp V} {M}

/-- The equation of `T`. -/
theorem eq_T {E : Env} (hM : spec.IsModel I E M) (x : Int) :
    M t_T [x] = I.fn widen [bif decide (x % 2 = 0) then M t_A [x] else I.fn neg [M t_A [x]]] :=
  hM q_T (.head _) [x] rfl rfl

/-- The first equation of `B`. -/
theorem eq_B0 {E : Env} (hM : spec.IsModel I E M) (x : Int) (h : x = 0) :
    M t_B [x] = I.fn narrow [M t_T [x]] :=
  hM q_B0 (.tail _ (.head _)) [x] rfl (cond_eq.2 h)

/-- The second equation of `B`. -/
theorem eq_B1 {E : Env} (hM : spec.IsModel I E M) (x : Int) (h : 1 ≤ x) :
    M t_B [x] = I.fn narrow [I.fn plus [M t_T [x - 1], M t_T [x]]] :=
  hM q_B1 (.tail _ (.tail _ (.head _))) [x] rfl (cond_le.2 h)

/-- The loop body. -/
theorem body_i_vc {D : Loc → Prop} {E E' : Env} (hM : spec.IsModel I E' M) (N i : Int) (h1 : 0 ≤ i)
    (h2 : i < N) (hD_tmp : ∀ i, 0 ≤ i → i < 2 → D ⟨a_tmp, [i]⟩)
    (hD_b : ∀ i, 0 ≤ i → i < N → D ⟨a_b, [i]⟩) (eN : E v_N = N) (ei : E v_i = i) :
    (body_i M).vc I D E (inv_i M N i) := by
  subst eN ei
  have read_a : (inv_i M (E v_N) (E v_i)) ⟨a_a, [E v_i]⟩ (M t_A [E v_i]) :=
    at_left (at_left (at_points1 (E v_i) ⟨h1, h2⟩ rfl rfl))
  refine vc_seq (vc_assign (hD_tmp (E v_i % 2) (by omega) (by omega))
    (ev_fn1 (ev_select (ev_read read_a) (ev_fn1 (ev_read read_a)))) (eq_T hM _).symm)
    (vc_if (fun hc => ?_) (fun hc => ?_))
  · have hc : E v_i = 0 := cond_eq.1 hc
    exact vc_assign (hD_b _ h1 h2) (ev_fn1 (ev_read (at_set rfl rfl))) (eq_B0 hM _ hc).symm
  · have hc : ¬ E v_i = 0 := (cond_neg cond_eq).1 hc
    refine vc_assign (hD_b _ h1 h2) (ev_fn1 (ev_fn2 (ev_read ?_) (ev_read (at_set rfl rfl))))
      (eq_B1 hM _ (by omega)).symm
    exact at_set_ne1 (i := (E v_i - 1) % 2) (j := E v_i % 2) rfl rfl (by omega)
      (at_right (at_points1 (E v_i - 1) (by omega) rfl rfl))

/-- The loop body keeps the invariant. -/
theorem body_i_kept {E : Env} (N i : Int) (eN : E v_N = N) (ei : E v_i = i) :
    ((body_i M).post E (inv_i M N i)).Entails (inv_i M N (i + 1)) := by
  subst eN ei
  refine entails_and (entails_and (entails_points1 fun x hx => ?_) (entails_points1 fun x hx => ?_))
    (entails_points1 fun x hx => ?_)
  · refine at_if (fun _ => ?_) (fun _ => ?_)
    · exact at_set_other (by decide) (at_set_other (by decide)
        (at_left (at_left (at_points1 x hx rfl rfl))))
    · exact at_set_other (by decide) (at_set_other (by decide)
        (at_left (at_left (at_points1 x hx rfl rfl))))
  · by_cases he : x = E v_i
    · subst he
      exact at_if (fun _ => at_set rfl rfl) (fun _ => at_set rfl rfl)
    · refine at_if (fun _ => ?_) (fun _ => ?_)
      · exact at_set_ne1 rfl rfl he (at_set_other (by decide)
          (at_left (at_right (at_points1 x (by omega) rfl rfl))))
      · exact at_set_ne1 rfl rfl he (at_set_other (by decide)
          (at_left (at_right (at_points1 x (by omega) rfl rfl))))
  · obtain rfl : x = E v_i := by omega
    refine at_if (fun _ => ?_) (fun _ => ?_)
    · exact at_set_other (by decide) (at_set rfl rfl)
    · exact at_set_other (by decide) (at_set rfl rfl)

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
theorem consistent (E : Env) : spec.Consistent E := by
  refine ⟨.cons (all_cons (fun h => absurd h (by decide))
      (all_cons (fun h => absurd h (by decide)) all_nil))
    (.cons (all_cons (fun _ p h1 h2 hg => ?_) all_nil) (.cons all_nil .nil)),
    all_cons (all_cons (by decide) all_nil) (all_cons (all_cons (by decide) all_nil)
      (all_cons (all_cons (by decide) all_nil) all_nil))⟩
  obtain ⟨x, rfl⟩ := List.length_eq_one_iff.1 h1
  have hg1 : x = 0 := cond_eq.1 hg.1
  have hg2 : 1 ≤ x := cond_le.1 hg.2
  omega

/-- The equations have a model for every input. -/
theorem solvable (E : Env) (V : Type) (I : Interp V) : spec.Solvable I E :=
  Spec.solvable_of_layers (consistent E) (fun t => if t = t_B then 1 else 0) (by decide)

/-- The cells of `b`. -/
theorem cell_b (E : Env) (N i : Int) (h1 : 0 ≤ i) (h2 : i < N) (eN : E v_N = N) :
    impl.HasCell spec E ⟨a_b, [i]⟩ := by
  subst eN
  exact has_cell (b := b_b) (R := r_B) (p := [i]) (.tail _ (.head _)) (.tail _ (.head _))
    (region_iff.2 ⟨i, [], rfl, h1, h2, rfl⟩)
    (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)) rfl rfl ⟨h1, Int.le_refl _, trivial⟩

/-- The whole program. -/
theorem prog_vc {V : Type} {I : Interp V} {E : Env} {M : Model V} (hM : spec.IsModel I E M) :
    (prog M).vc I (impl.HasCell spec E) E (impl.inputHeap spec E M) := by
  refine vc_allocate (vc_for ?_ ?_ ?_)
  · refine entails_and (entails_and (entails_points1 fun x hx => ?_) (entails_points1 fun x hx => ?_))
      (entails_points1 fun x hx => ?_)
    · exact at_without (by decide) (at_input (R := r_A) (b := b_a) (p := [x]) (.head _) (.head _) rfl
        (region_iff.2 ⟨x, [], rfl, hx.1, hx.2, rfl⟩) rfl rfl)
    · replace hx : 0 ≤ x ∧ x < 0 := hx
      omega
    · replace hx : 0 ≤ x ∧ 0 - 1 ≤ x ∧ x < 0 := hx
      omega
  · exact fun i h1 h2 => body_i_vc hM _ i h1 h2 (fun i h1 h2 => in_allocated ⟨h1, h2, trivial⟩)
      (fun i h1 h2 => in_other (by decide) (cell_b E _ i h1 h2 rfl)) rfl rfl
  · exact fun i h1 h2 => body_i_kept _ i rfl rfl

/-- **The certificate**: the program implements the specification. -/
theorem certificate : Implements laws spec impl := by
  refine Implements.of_vc (fun E _ => layout E) (fun E _ => consistent E) (fun E _ => solvable E)
    (fun V I E M => prog M)
    (fun _ _ _ _ => rfl) (fun V I E M _ _ hM _ => prog_vc hM) ?_ ?_
  · exact all_cons ⟨b_b, .tail _ (.head _), rfl⟩ all_nil
  · intro V I E M _ ha hM _
    refine all_cons (all_cons (fun h => nomatch h) (all_cons (fun _ p hp => ?_) all_nil)) all_nil
    obtain ⟨i, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    refine at_restore (by decide) (at_left (at_right (at_points1 i ?_ rfl rfl)))
    replace h1 : 0 ≤ i := h1
    replace h2 : i < E v_N := h2
    show 0 ≤ i ∧ i < max 0 (E v_N)
    omega

end Redverify.Examples.RollingBuffer
