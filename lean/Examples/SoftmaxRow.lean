module

public import Redverify.Tactics
public import Redverify.Solvable

/-!
# Softmax of a row: maximum, sum of exponentials, division

```
spec softmax(N):
    assume N >= 1
    input  A[N] : real
    output S[] : real
    output Y[N] : real
    tensor X() : real
    X() = max[k : 0 <= k < N] A(k)
    S() = sum[k : 0 <= k < N] exp(A(k) - X())
    Y(i) = exp(A(i) - X()) / S()  if 0 <= i and i < N

impl three_passes of softmax(a = A, s = S, y = Y):
    allocate m[] : real
    m[] {max[k : 0 <= k < 1] A(k)} := a[0]
    accumulate m:
        for k in 1..N:
            m[] {X()} max{k}= a[k]
    s[] {0.0} := 0.0
    accumulate s:
        for k < N:
            s[] {S()} +{k}= exp(a[k] - m[])
    par i < N:
        y[i] {Y(i)} := exp(a[i] - m[]) / s[]
```

The maximum has no unit: it is folded from the first element, and so needs `N >= 1`.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.SoftmaxRow

/-! ## Rules -/

section rules
variable {V : Type} {h h₁ h₂ k k₁ k₂ : Heap V} {a : Arr}

/-- For each point with `Q`, the cell `idx` of `a` holds `f`. -/
def Heap.points1 (a : Arr) (Q : Int → Prop) (idx : Int → List Int) (f : Int → V) :
    Heap V := fun l v => ∃ i, Q i ∧ l = ⟨a, idx i⟩ ∧ v = f i

/-- If `Q`, the cell `idx` of `a` holds `v`. -/
def Heap.points0 (a : Arr) (Q : Prop) (idx : List Int) (v : V) : Heap V :=
  fun l w => Q ∧ l = ⟨a, idx⟩ ∧ w = v

/-- To show that a heap knows the cells of points. -/
private theorem entails_points1 {Q : Int → Prop} {idx : Int → List Int} {f : Int → V}
    (hc : ∀ i, Q i → h ⟨a, idx i⟩ (f i)) : h.Entails (Heap.points1 a Q idx f) := by
  rintro _ _ ⟨i, hq, rfl, rfl⟩
  exact hc i hq

/-- To show that a heap knows a cell. -/
private theorem entails_points0 {Q : Prop} {idx : List Int} {v : V} (hc : Q → h ⟨a, idx⟩ v) :
    h.Entails (Heap.points0 a Q idx v) := by
  rintro _ _ ⟨hq, rfl, rfl⟩
  exact hc hq

/-- The cell of a point. -/
private theorem at_points1 {Q : Int → Prop} {idx : Int → List Int} {f : Int → V} {x : List Int}
    {v : V} (i : Int) (hq : Q i) (hx : x = idx i) (hv : v = f i) : Heap.points1 a Q idx f ⟨a, x⟩ v :=
  ⟨i, hq, by rw [hx], hv⟩

/-- The cell. -/
private theorem at_points0 {Q : Prop} {idx x : List Int} {u v : V} (hq : Q) (hx : x = idx)
    (hv : v = u) : Heap.points0 a Q idx u ⟨a, x⟩ v :=
  ⟨hq, by rw [hx], hv⟩

/-- Another cell than the one just written, of the same array of one dimension. -/
private theorem at_set_ne1 {i j : Int} {x y : List Int} {v w : V} (hx : x = [i]) (hy : y = [j])
    (hn : i ≠ j) (hw : h ⟨a, x⟩ w) : h.set ⟨a, y⟩ v ⟨a, x⟩ w :=
  at_set_ne (fun he => hn (by rw [hx, hy] at he; injection he)) hw

/-- An entry of another array. -/
private theorem avoids_points1 {b : Arr} {Q : Int → Prop} {idx : Int → List Int} {f : Int → V}
    (hb : b ≠ a) : Heap.Avoids (Heap.points1 b Q idx f) a := by
  rintro _ _ ⟨i, _, rfl, _⟩
  exact hb

/-- A cell of another array. -/
private theorem avoids_points0 {b : Arr} {Q : Prop} {idx : List Int} {v : V} (hb : b ≠ a) :
    Heap.Avoids (Heap.points0 b Q idx v) a := by
  rintro _ _ ⟨_, rfl, _⟩
  exact hb

/-- Two heaps. -/
private theorem avoids_and (h₁ : Heap.Avoids k₁ a) (h₂ : Heap.Avoids k₂ a) :
    Heap.Avoids (k₁.and k₂) a :=
  fun l v hl => hl.elim (h₁ l v) (h₂ l v)

/-- Cells of different arrays. -/
private theorem loc_ne {b : Arr} {x y : List Int} (hb : a ≠ b) : (⟨a, x⟩ : Loc) ≠ ⟨b, y⟩ :=
  fun he => hb (by injection he)

/-- The same cell of an array of one dimension. -/
private theorem loc_eq1 {b : Arr} {i j : Int} (he : (⟨a, [i]⟩ : Loc) = ⟨b, [j]⟩) : i = j := by
  injection he with _ he
  injection he

end rules

/-! ## The specification and the implementation -/

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `s` -/ abbrev a_s : Arr := 1
/-- `y` -/ abbrev a_y : Arr := 2
/-- `m` -/ abbrev a_m : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `S` -/ abbrev t_S : Ten := 1
/-- `Y` -/ abbrev t_Y : Ten := 2
/-- `X` -/ abbrev t_X : Ten := 3
/-- `+ : real` -/
abbrev plus : Fn := .builtin "+" .real
/-- `- : real` -/
abbrev minus : Fn := .builtin "-" .real
/-- `/ : real` -/
abbrev over : Fn := .builtin "/" .real
/-- `max : real` -/
abbrev maximum : Fn := .builtin "max" .real
/-- `exp : real` -/
abbrev exp : Fn := .builtin "exp" .real
/-- `0.0 : real` -/
abbrev zero : Fn := .literal .real 0 1
/-- `A[N]` -/
abbrev r_A : Region := ⟨t_A, [(.const 0, .var v_N)]⟩
/-- `S[]` -/
abbrev r_S : Region := ⟨t_S, []⟩
/-- `Y[N]` -/
abbrev r_Y : Region := ⟨t_Y, [(.const 0, .var v_N)]⟩
/-- `a = A` -/
abbrev b_a : Binding := ⟨a_a, t_A, [v_i], [.var v_i], none⟩
/-- `s = S` -/
abbrev b_s : Binding := ⟨a_s, t_S, [], [], none⟩
/-- `y = Y` -/
abbrev b_y : Binding := ⟨a_y, t_Y, [v_i], [.var v_i], none⟩
/-- `0 <= k < N` -/
abbrev domain : Cond := .and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))
/-- `X() = max[k : 0 <= k < N] A(k)` -/
abbrev q_X : Equation := ⟨t_X, [], .true, .reduce [] maximum [v_k] domain (.access t_A [.var v_k])⟩
/-- `S() = sum[k : 0 <= k < N] exp(A(k) - X())` -/
abbrev q_S : Equation := ⟨t_S, [], .true, .reduce [.fn zero []] plus [v_k] domain
  (.fn exp [.fn minus [.access t_A [.var v_k], .access t_X []]])⟩
/-- `Y(i) = exp(A(i) - X()) / S() if 0 <= i and i < N` -/
abbrev q_Y : Equation := ⟨t_Y, [v_i], .and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)),
  .fn over [.fn exp [.fn minus [.access t_A [.var v_i], .access t_X []]], .access t_S []]⟩

/-- The specification. -/
def spec : Spec where
  assumptions := [.le (.const 1) (.var v_N)]
  inputs := [r_A]
  outputs := [r_S, r_Y]
  equations := [q_X, q_S, q_Y]

/-- The implementation. -/
def impl : Impl where
  assumptions := []
  bindings := [b_a, b_s, b_y]
  body := .allocate a_m []
    (.seq (.assign a_m [] (.read a_a [.const 0]))
      (.seq (.scope [a_m] (.for v_k (.const 1) (.var v_N)
          (.accumulate false maximum a_m [] (.read a_a [.var v_k]))))
        (.seq (.assign a_s [] (.fn zero []))
          (.seq (.scope [a_s] (.for v_k (.const 0) (.var v_N)
              (.accumulate false plus a_s [] (.fn exp
                [.fn minus [.read a_a [.var v_k], .read a_m []]]))))
            (.par v_i (.const 0) (.var v_N)
              (.assign a_y [.var v_i]
                (.fn over [.fn exp [.fn minus [.read a_a [.var v_i], .read a_m []]],
                  .read a_s []])))))))

/-- No law is used: both reductions are in the order of the specification. -/
def laws (V : Type) (_ : Interp V) : Prop := True

/-! ## The proof -/

section proof
variable {V : Type} (I : Interp V) (M : Model V)

/-- The maximum over `0 ≤ k < hi`. -/
def part_X (hi : Int) : V :=
  I.reduce maximum none (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < hi) (fun p => M t_A p)

/-- The sum over `0 ≤ k < hi`. -/
def part_S (hi : Int) : V :=
  I.reduce plus (some (I.fn zero [])) (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < hi)
    (fun p => I.fn exp [I.fn minus [M t_A p, M t_X []]])

/-- The inputs: `a[x]` is `A(x)` for `0 ≤ x < N`. -/
def h_a (N : Int) : Heap V :=
  Heap.points1 a_a (fun x => 0 ≤ x ∧ x < N) (fun x => [x]) (fun x => M t_A [x])

/-- `y[x]` is `Y(x)` for `0 ≤ x < i`. -/
def h_y (i : Int) : Heap V :=
  Heap.points1 a_y (fun x => 0 ≤ x ∧ x < i) (fun x => [x]) (fun x => M t_Y [x])

/-- What is known before iteration `k` of the first loop. -/
def inv_m (N k : Int) : Heap V := (h_a M N).and (Heap.points0 a_m True [] (part_X I M k))

/-- What is known after the first loop. -/
def h_am (N : Int) : Heap V := (h_a M N).and (Heap.points0 a_m True [] (M t_X []))

/-- What is known before iteration `k` of the second loop. -/
def inv_s (N k : Int) : Heap V := (h_am M N).and (Heap.points0 a_s True [] (part_S I M k))

/-- What is known after the second loop. -/
def h_ams (N : Int) : Heap V := (h_am M N).and (Heap.points0 a_s True [] (M t_S []))

/-- What is known before iteration `i` of the third loop. -/
def inv_y (N i : Int) : Heap V := (h_ams M N).and (h_y M i)

/-- The body of the first loop. -/
def body_m : ACmd V :=
  .accumulate false maximum a_m [] (.read a_a [.var v_k]) (fun E => part_X I M (E v_k + 1))

/-- The body of the second loop. -/
def body_s : ACmd V :=
  .accumulate false plus a_s [] (.fn exp [.fn minus [.read a_a [.var v_k], .read a_m []]])
    (fun E => part_S I M (E v_k + 1))

/-- The body of the third loop. -/
def body_y : ACmd V :=
  .assign a_y [.var v_i]
    (.fn over [.fn exp [.fn minus [.read a_a [.var v_i], .read a_m []]], .read a_s []])
    (fun E => M t_Y [E v_i])

/-- The program with its annotations. -/
def prog : ACmd V :=
  .allocate a_m []
    (.seq (.assign a_m [] (.read a_a [.const 0]) (fun _ => M t_A [0]))
      (.seq (.scope [a_m] (.for v_k (.const 1) (.var v_N)
          (fun E k => inv_m I M (E v_N) k) (body_m I M)))
        (.seq (.reshape (fun E => h_am M (E v_N))
            (.assign a_s [] (.fn zero []) (fun _ => I.fn zero [])))
          (.seq
            (.scope [a_s] (.for v_k (.const 0) (.var v_N)
              (fun E k => inv_s I M (E v_N) k) (body_s I M)))
            (.reshape (fun E => h_ams M (E v_N))
              (.par v_i (.const 0) (.var v_N) (fun E i => inv_y M (E v_N) i) (body_y M)))))))

variable {I M}

/-- The equation of `X`. -/
theorem eq_X {E : Env} (hM : spec.IsModel I E M) (N : Int) (eN : E v_N = N) :
    M t_X [] = part_X I M N := by
  subst eN
  refine (hM q_X (.head _) [] rfl rfl).trans (reduce_congr (fun p => ?_) (fun p hp => ?_))
  · exact (index1 (fun k => cond_and cond_le cond_lt) p).trans (points1_congr (fun k => .rfl) p)
  · obtain ⟨k, rfl, _⟩ := (index1 (fun k => cond_and cond_le cond_lt) p).1 hp
    rfl

/-- The equation of `S`. -/
theorem eq_S {E : Env} (hM : spec.IsModel I E M) (N : Int) (eN : E v_N = N) :
    M t_S [] = part_S I M N := by
  subst eN
  refine (hM q_S (.tail _ (.head _)) [] rfl rfl).trans (reduce_congr (fun p => ?_) (fun p hp => ?_))
  · exact (index1 (fun k => cond_and cond_le cond_lt) p).trans (points1_congr (fun k => .rfl) p)
  · obtain ⟨k, rfl, _⟩ := (index1 (fun k => cond_and cond_le cond_lt) p).1 hp
    rfl

/-- The equation of `Y`. -/
theorem eq_Y {E : Env} (hM : spec.IsModel I E M) (N i : Int) (h1 : 0 ≤ i) (h2 : i < N)
    (eN : E v_N = N) :
    M t_Y [i] = I.fn over [I.fn exp [I.fn minus [M t_A [i], M t_X []]], M t_S []] := by
  subst eN
  exact hM q_Y (.tail _ (.tail _ (.head _))) [i] rfl ((cond_and cond_le cond_lt).2 ⟨h1, h2⟩)

/-- The maximum starts with the first element. -/
theorem part_X_start : M t_A [0] = part_X I M 1 :=
  (reduce_singleton_none (k := [0]) (points1_single (fun k => by omega))).symm

/-- The accumulation of the maximum. -/
theorem part_X_step (k : Int) (h1 : 1 ≤ k) :
    I.fn maximum [part_X I M k, M t_A [k]] = part_X I M (k + 1) :=
  reduce_none_append_of (points1_finite 0 (k + 1) (fun j h => by omega))
    (points1_insert (a := k) (fun j => by omega)) (points1_before (fun j h => by omega))
    (points1_some 0 (by omega)) (fun _ _ => rfl) rfl

/-- The sum starts with `0.0`. -/
theorem part_S_start : I.fn zero [] = part_S I M 0 :=
  (reduce_empty (points1_empty (fun k => by omega))).symm

/-- The accumulation of the sum. -/
theorem part_S_step (k : Int) (h1 : 0 ≤ k) :
    I.fn plus [part_S I M k, I.fn exp [I.fn minus [M t_A [k], M t_X []]]] = part_S I M (k + 1) :=
  reduce_append_of (points1_finite 0 (k + 1) (fun j h => by omega))
    (points1_insert (a := k) (fun j => by omega)) (points1_before (fun j h => by omega))
    (fun _ _ => rfl) rfl

/-- The body of the first loop. -/
theorem body_m_vc {D : Loc → Prop} {E : Env} (N k : Int) (h1 : 1 ≤ k) (h2 : k < N) (ek : E v_k = k) :
    (body_m I M).vc I D E (inv_m I M N k) := by
  subst ek
  exact vc_accumulate (at_right (at_points0 trivial rfl rfl))
    (ev_read (at_left (at_points1 (E v_k) (by omega) rfl rfl))) (part_X_step _ h1)

/-- The body of the first loop keeps the invariant. -/
theorem body_m_kept {E : Env} (N k : Int) (ek : E v_k = k) :
    ((body_m I M).post E (inv_m I M N k)).Entails (inv_m I M N (k + 1)) := by
  subst ek
  refine entails_and ?_ (entails_points0 fun _ => at_set rfl rfl)
  exact entails_set (avoids_points1 (by decide)) (entails_left entails_refl)

/-- What is known after the first loop says nothing of `s`. -/
theorem h_am_avoids_s (N : Int) : Heap.Avoids (h_am M N) a_s :=
  avoids_and (avoids_points1 (by decide)) (avoids_points0 (by decide))

/-- The body of the second loop. -/
theorem body_s_vc {D : Loc → Prop} {E : Env} (N k : Int) (h1 : 0 ≤ k) (h2 : k < N) (ek : E v_k = k) :
    (body_s I M).vc I D E (inv_s I M N k) := by
  subst ek
  exact vc_accumulate (at_right (at_points0 trivial rfl rfl))
    (ev_fn1 (ev_fn2 (ev_read (at_left (at_left (at_points1 (E v_k) ⟨h1, h2⟩ rfl rfl))))
      (ev_read (at_left (at_right (at_points0 trivial rfl rfl)))))) (part_S_step _ h1)

/-- The body of the second loop keeps the invariant. -/
theorem body_s_kept {E : Env} (N k : Int) (ek : E v_k = k) :
    ((body_s I M).post E (inv_s I M N k)).Entails (inv_s I M N (k + 1)) := by
  subst ek
  refine entails_and ?_ (entails_points0 fun _ => at_set rfl rfl)
  exact entails_set (h_am_avoids_s _) (entails_left entails_refl)

/-- What is known after the second loop says nothing of `y`. -/
theorem h_ams_avoids_y (N : Int) : Heap.Avoids (h_ams M N) a_y :=
  avoids_and (avoids_and (avoids_points1 (by decide)) (avoids_points0 (by decide)))
    (avoids_points0 (by decide))

/-- The body of the third loop. -/
theorem body_y_vc {D : Loc → Prop} {E E' : Env} (hM : spec.IsModel I E' M) (N i : Int) (h1 : 0 ≤ i)
    (h2 : i < N) (hD : ∀ i, 0 ≤ i → i < N → D ⟨a_y, [i]⟩) (ei : E v_i = i) (eN' : E' v_N = N) :
    (body_y M).vc I D E (inv_y M N i) := by
  subst ei
  exact vc_assign (hD _ h1 h2)
    (ev_fn2 (ev_fn1 (ev_fn2
        (ev_read (at_left (at_left (at_left (at_points1 (E v_i) ⟨h1, h2⟩ rfl rfl)))))
        (ev_read (at_left (at_left (at_right (at_points0 trivial rfl rfl)))))))
      (ev_read (at_left (at_right (at_points0 trivial rfl rfl)))))
    (eq_Y hM _ _ h1 h2 eN').symm

/-- The body of the third loop keeps the invariant. -/
theorem body_y_kept {E : Env} (N i : Int) (ei : E v_i = i) :
    ((body_y M).post E (inv_y M N i)).Entails (inv_y M N (i + 1)) := by
  subst ei
  refine entails_and ?_ (entails_points1 fun x hx => ?_)
  · exact entails_set (h_ams_avoids_y _) (entails_left entails_refl)
  · by_cases he : x = E v_i
    · subst he
      exact at_set rfl rfl
    · exact at_set_ne1 rfl rfl he (at_right (at_points1 x (by omega) rfl rfl))

/-- No two iterations of the third loop race. -/
theorem race_y {E : Env} {lo hi : Int} {post : Int → Heap V} :
    ParVC I lo hi (body_y M).erase (fun i => E.set v_i i) post := by
  refine race_free (fun _ _ _ h => h) fun i j _ _ _ _ h5 l hw => ?_
  obtain rfl : l = ⟨a_y, [i]⟩ := hw
  refine ⟨fun hr => ?_, fun hw => h5 (loc_eq1 hw)⟩
  rcases hr with ((hr | hr | hr) | hr) | hr | hr
  · exact absurd hr (loc_ne (by decide))
  · exact absurd hr (loc_ne (by decide))
  · exact hr
  · exact hr
  · exact absurd hr (loc_ne (by decide))
  · exact hr

end proof

/-- The arrays have the shape of their tensors. -/
theorem shape {a : Arr} : ∀ b ∈ impl.bindings, b.array = a → b.extents = none :=
  all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

/-- The inputs lie in their arrays. -/
theorem layout (E : Env) : impl.LayoutOk spec E := by
  refine layout_ok ?_ ?_
  · refine all_cons (all_cons (fun _ p hp => ?_) (all_cons (fun h => nomatch h)
      (all_cons (fun h => nomatch h) all_nil))) all_nil
    obtain ⟨k, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    exact has_cell (.head _) (.head _) hp shape rfl rfl ⟨h1, Int.le_refl _, trivial⟩
  · refine all_cons (all_cons (fun _ => ?_) (all_cons (fun h => nomatch h)
      (all_cons (fun h => nomatch h) all_nil))) all_nil
    refine all_cons (all_cons (fun _ p hp p' hp' he => ?_) (all_cons (fun h => nomatch h)
      (all_cons (fun h => nomatch h) all_nil))) all_nil
    obtain ⟨k, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
    obtain ⟨k', _, rfl, h1', h2', rfl⟩ := region_iff.1 hp'
    exact ⟨rfl, by injection he⟩

/-- The equations do not overlap. -/
theorem consistent (E : Env) : spec.Consistent E :=
  ⟨.cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil))
    (.cons (all_cons (fun h => absurd h (by decide)) all_nil) (.cons all_nil .nil)),
    all_cons (all_cons (by decide) all_nil) (all_cons (all_cons (by decide) all_nil)
      (all_cons (all_cons (by decide) all_nil) all_nil))⟩

/-- The equations have a model for every input. -/
theorem solvable (E : Env) (V : Type) (I : Interp V) : spec.Solvable I E :=
  Spec.solvable_of_layers (consistent E) (fun t => if t = t_S then 1 else if t = t_Y then 2 else 0) (by decide)

/-- The cell of `s`. -/
theorem cell_s (E : Env) : impl.HasCell spec E ⟨a_s, []⟩ :=
  has_cell (b := b_s) (R := r_S) (p := []) (.tail _ (.head _)) (.tail _ (.head _)) (region_iff.2 rfl)
    shape rfl rfl trivial

/-- The cells of `y`. -/
theorem cell_y (E : Env) (N i : Int) (h1 : 0 ≤ i) (h2 : i < N) (eN : E v_N = N) :
    impl.HasCell spec E ⟨a_y, [i]⟩ := by
  subst eN
  exact has_cell (b := b_y) (R := r_Y) (p := [i]) (.tail _ (.tail _ (.head _)))
    (.tail _ (.tail _ (.head _))) (region_iff.2 ⟨i, [], rfl, h1, h2, rfl⟩) shape rfl rfl
    ⟨h1, Int.le_refl _, trivial⟩

/-- The whole program. -/
theorem prog_vc {V : Type} {I : Interp V} {E : Env} {M : Model V} (hM : spec.IsModel I E M)
    (hN : 1 ≤ E v_N) : (prog I M).vc I (impl.HasCell spec E) E (impl.inputHeap spec E M) := by
  have input : ((impl.inputHeap spec E M).without a_m).Entails (h_a M (E v_N)) :=
    entails_points1 fun x hx => at_without (by decide)
      (at_input (R := r_A) (b := b_a) (p := [x]) (.head _) (.head _) rfl
        (region_iff.2 ⟨x, [], rfl, hx.1, hx.2, rfl⟩) rfl rfl)
  refine vc_allocate (vc_seq (vc_assign (in_allocated trivial) (ev_read (v := M t_A [0]) ?_) rfl)
    (vc_seq (vc_scope (vc_for ?_ ?_ ?_))
      (vc_seq (vc_reshape ?_ (vc_assign (in_other (by decide) (cell_s E)) ev_const rfl))
        (vc_seq (vc_scope (vc_for ?_ ?_ ?_)) (vc_reshape ?_ (vc_par ?_ ?_ ?_ race_y))))))
  · exact input _ _ (at_points1 0 (by omega) rfl rfl)
  · refine entails_and (entails_set (avoids_points1 (by decide)) input)
      (entails_points0 fun _ => at_set rfl part_X_start.symm)
  · exact fun k h1 h2 => body_m_vc _ k h1 h2 rfl
  · exact fun k h1 h2 => body_m_kept _ k rfl
  · refine entails_and (entails_left entails_refl) (entails_points0 fun _ => ?_)
    refine at_right (at_points0 trivial rfl ((eq_X hM _ rfl).trans ?_))
    show part_X I M (E v_N) = part_X I M (max 1 (E v_N))
    congr 1
    omega
  · exact entails_and (entails_set (h_am_avoids_s _) entails_refl)
      (entails_points0 fun _ => at_set rfl part_S_start.symm)
  · exact fun k h1 h2 => body_s_vc _ k h1 h2 rfl
  · exact fun k h1 h2 => body_s_kept _ k rfl
  · refine entails_and (entails_left entails_refl) (entails_points0 fun _ => ?_)
    refine at_right (at_points0 trivial rfl ((eq_S hM _ rfl).trans ?_))
    show part_S I M (E v_N) = part_S I M (max 0 (E v_N))
    congr 1
    omega
  · refine entails_and entails_refl (entails_points1 fun x hx => ?_)
    replace hx : 0 ≤ x ∧ x < 0 := hx
    omega
  · exact fun i h1 h2 => body_y_vc hM _ i h1 h2
      (fun i h1 h2 => in_other (by decide) (cell_y E _ i h1 h2 rfl)) rfl rfl
  · exact fun i h1 h2 => body_y_kept _ i rfl

/-- **The certificate**: the program implements the specification. -/
theorem certificate : Implements laws spec impl := by
  refine Implements.of_vc (fun E _ => layout E) (fun E _ => consistent E) (fun E _ => solvable E)
    (fun V I E M => prog I M)
    (fun _ _ _ _ => rfl)
    (fun V I E M _ ha hM _ => prog_vc hM (of_decide_eq_true (ha.1 _ (.head _)))) ?_ ?_
  · exact all_cons ⟨b_s, .tail _ (.head _), rfl⟩
      (all_cons ⟨b_y, .tail _ (.tail _ (.head _)), rfl⟩ all_nil)
  · intro V I E M _ ha hM _
    refine all_cons (all_cons (fun h => nomatch h) (all_cons (fun _ p hp => ?_)
      (all_cons (fun h => nomatch h) all_nil))) (all_cons (all_cons (fun h => nomatch h)
      (all_cons (fun h => nomatch h) (all_cons (fun _ p hp => ?_) all_nil))) all_nil)
    · obtain rfl := region_iff.1 hp
      exact at_restore (by decide) (at_left (at_right (at_points0 trivial rfl rfl)))
    · obtain ⟨i, _, rfl, h1, h2, rfl⟩ := region_iff.1 hp
      refine at_restore (by decide) (at_right (at_points1 i ?_ rfl rfl))
      replace h1 : 0 ≤ i := h1
      replace h2 : i < E v_N := h2
      show 0 ≤ i ∧ i < max 0 (E v_N)
      omega

end Redverify.Examples.SoftmaxRow
