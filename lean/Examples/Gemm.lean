module

public import Redverify.Tactics
public import Redverify.Solvable

/-!
# A matrix product added to a scaled matrix, in place

```
spec gemm(N, P, K):
    assume N >= 0 and P >= 0 and K >= 0
    input  A[N, K] : f32
    input  B[K, P] : f32
    input  C[N, P] : f32
    input  Beta[] : f32
    output D[N, P] : f32
    D(i, j) = Beta() * C(i, j) + sum[k : 0 <= k < K] A(i, k) * B(k, j)

impl in_place of gemm(a = A, b = B, beta = Beta, d = C, d = D):
    par i < N:
        par j < P:
            d[i, j] {Beta() * C(i, j)} := beta[] * d[i, j]
            accumulate d:
                for k < K:
                    d[i, j] {D(i, j)} +{k}= a[i, k] * b[k, j]
```

The sum starts at `Beta() * C(i, j)`; the array `d` holds an input at first and an output at last.
-/

@[expose] public noncomputable section

namespace Redverify.Examples.Gemm

/-! ## Rules -/

section rules
variable {V : Type} {I : Interp V} {h h₁ h₂ k k₁ k₂ : Heap V} {a : Arr} {f : List Int → V}

/-- To show that a heap knows an entry of a scalar. -/
private theorem entails_cells0 {Q : Prop} (hc : Q → h ⟨a, []⟩ (f [])) :
    h.Entails (Heap.cells a (fun p => p = [] ∧ Q) f) :=
  entails_cells fun _ ⟨hp, hq⟩ => hp ▸ hc hq

/-- To show that a heap knows an entry of two dimensions. -/
private theorem entails_cells2 {Q : Int → Int → Prop} (hc : ∀ i j, Q i j → h ⟨a, [i, j]⟩ (f [i, j])) :
    h.Entails (Heap.cells a (fun p => ∃ i j, p = [i, j] ∧ Q i j) f) :=
  entails_cells fun _ ⟨i, j, hp, hq⟩ => hp ▸ hc i j hq

/-- A cell of an entry of a scalar. -/
private theorem at_cells0 {Q : Prop} {v : V} (hq : Q) (hv : v = f []) :
    Heap.cells a (fun p => p = [] ∧ Q) f ⟨a, []⟩ v :=
  at_cells ⟨rfl, hq⟩ hv

/-- A cell of an entry of two dimensions. -/
private theorem at_cells2 {Q : Int → Int → Prop} {idx : List Int} {v : V} (i j : Int)
    (hi : idx = [i, j]) (hq : Q i j) (hv : v = f [i, j]) :
    Heap.cells a (fun p => ∃ i j, p = [i, j] ∧ Q i j) f ⟨a, idx⟩ v :=
  at_cells ⟨i, j, hi, hq⟩ (hi ▸ hv)

/-- Another cell than the one just written, of the same array of two dimensions. -/
private theorem at_set_ne2 {i j i' j' : Int} {idx : List Int} {v w : V} (hi : idx = [i', j'])
    (hn : ¬ (i = i' ∧ j = j')) (hw : h ⟨a, [i, j]⟩ w) : h.set ⟨a, idx⟩ v ⟨a, [i, j]⟩ w :=
  at_set_ne (fun he => hn (by
    rw [hi] at he
    injection he with h1 he
    injection he with h2
    exact ⟨h1, h2⟩)) hw

/-- The same cell of an array of two dimensions. -/
private theorem loc_eq2 {b : Arr} {i j i' j' : Int} (he : (⟨a, [i, j]⟩ : Loc) = ⟨b, [i', j']⟩) :
    i = i' ∧ j = j' := by
  injection he with _ he
  injection he with h1 he
  injection he with h2
  exact ⟨h1, h2⟩

/-- Cells of different arrays. -/
private theorem loc_ne {b : Arr} {x y : List Int} (hb : a ≠ b) : (⟨a, x⟩ : Loc) ≠ ⟨b, y⟩ :=
  fun he => hb (by injection he)

/-- An entry of another array. -/
private theorem avoids_cells {b : Arr} {G : List Int → Prop} (hb : b ≠ a) :
    Heap.Avoids (Heap.cells b G f) a := fun _ _ ⟨he, _⟩ ha => hb (he ▸ ha)

/-- Two heaps. -/
private theorem avoids_and (h₁ : Heap.Avoids k₁ a) (h₂ : Heap.Avoids k₂ a) :
    Heap.Avoids (k₁.and k₂) a :=
  fun l v hl => hl.elim (h₁ l v) (h₂ l v)

/-- The inputs with their bindings. -/
def Impl.inputBindings (P : Impl) (S : Spec) : List (Region × Binding) :=
  S.inputs.flatMap fun R => (P.bindings.filter fun b => b.tensor == R.tensor).map fun b => (R, b)

/-- Inputs in arrays of their own lie inside of them and apart. -/
private theorem layout_apart {P : Impl} {S : Spec} {E : Env}
    (arrays : ((Impl.inputBindings P S).map (·.2.array)).Nodup)
    (inside : ∀ x ∈ Impl.inputBindings P S, ∀ p, Within x.1.bounds E p → P.HasCell S E (x.2.cell E p))
    (apart : ∀ x ∈ Impl.inputBindings P S, ∀ p, Within x.1.bounds E p → ∀ p', Within x.1.bounds E p' →
      x.2.cell E p' = x.2.cell E p → p' = p) : P.LayoutOk S E := by
  have mem : ∀ {R b}, R ∈ S.inputs → b ∈ P.bindings → b.tensor = R.tensor →
      (R, b) ∈ Impl.inputBindings P S := fun {R b} hR hb ht =>
    List.mem_flatMap.2 ⟨R, hR, List.mem_map.2 ⟨b, List.mem_filter.2 ⟨hb, by simp [ht]⟩, rfl⟩⟩
  have same : ∀ l : List (Region × Binding), (l.map (·.2.array)).Nodup → ∀ x ∈ l, ∀ y ∈ l,
      x.2.array = y.2.array → x = y := by
    intro l
    induction l with
    | nil => exact fun _ _ h => nomatch h
    | cons z l ih =>
      intro hl x hx y hy he
      rw [List.map_cons, List.nodup_cons] at hl
      rcases List.mem_cons.1 hx with hx | hx <;> rcases List.mem_cons.1 hy with hy | hy
      · rw [hx, hy]
      · exact absurd (List.mem_map.2 ⟨y, hy, by rw [← he, hx]⟩) hl.1
      · exact absurd (List.mem_map.2 ⟨x, hx, by rw [he, hy]⟩) hl.1
      · exact ih hl.2 x hx y hy he
  refine layout_ok (fun R hR b hb ht p hp => inside _ (mem hR hb ht) p (region_iff.1 hp)) ?_
  intro R hR b hb ht R' hR' b' hb' ht' p hp p' hp' he
  have hx := same _ arrays _ (mem hR' hb' ht') _ (mem hR hb ht) (by injection he)
  injection hx with h1 h2
  subst h1 h2
  exact ⟨rfl, apart _ (mem hR hb ht) p (region_iff.1 hp) p' (region_iff.1 hp') he⟩

end rules

/-! ## The specification and the implementation -/

/-- `N` -/ abbrev v_N : Var := 0
/-- `P` -/ abbrev v_P : Var := 1
/-- `K` -/ abbrev v_K : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `k` -/ abbrev v_k : Var := 5
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `beta` -/ abbrev a_beta : Arr := 2
/-- `d` -/ abbrev a_d : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2
/-- `Beta` -/ abbrev t_Beta : Ten := 3
/-- `D` -/ abbrev t_D : Ten := 4
/-- `+ : f32` -/
abbrev plus : Fn := .builtin "+" .f32
/-- `* : f32` -/
abbrev times : Fn := .builtin "*" .f32
/-- `A[N, K]` -/
abbrev r_A : Region := ⟨t_A, [(.const 0, .var v_N), (.const 0, .var v_K)]⟩
/-- `B[K, P]` -/
abbrev r_B : Region := ⟨t_B, [(.const 0, .var v_K), (.const 0, .var v_P)]⟩
/-- `C[N, P]` -/
abbrev r_C : Region := ⟨t_C, [(.const 0, .var v_N), (.const 0, .var v_P)]⟩
/-- `Beta[]` -/
abbrev r_Beta : Region := ⟨t_Beta, []⟩
/-- `D[N, P]` -/
abbrev r_D : Region := ⟨t_D, [(.const 0, .var v_N), (.const 0, .var v_P)]⟩
/-- `a = A` -/
abbrev b_a : Binding := ⟨a_a, t_A, [v_i, v_j], [.var v_i, .var v_j], none⟩
/-- `b = B` -/
abbrev b_b : Binding := ⟨a_b, t_B, [v_i, v_j], [.var v_i, .var v_j], none⟩
/-- `beta = Beta` -/
abbrev b_beta : Binding := ⟨a_beta, t_Beta, [], [], none⟩
/-- `d = C` -/
abbrev b_c : Binding := ⟨a_d, t_C, [v_i, v_j], [.var v_i, .var v_j], none⟩
/-- `d = D` -/
abbrev b_d : Binding := ⟨a_d, t_D, [v_i, v_j], [.var v_i, .var v_j], none⟩
/-- `D(i, j) = Beta() * C(i, j) + sum[k : 0 <= k < K] A(i, k) * B(k, j)` -/
abbrev q_D : Equation := ⟨t_D, [v_i, v_j], .true,
  .reduce [.fn times [.access t_Beta [], .access t_C [.var v_i, .var v_j]]] plus [v_k]
    (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_K)))
    (.fn times [.access t_A [.var v_i, .var v_k], .access t_B [.var v_k, .var v_j]])⟩

/-- The specification. -/
def spec : Spec where
  assumptions := [.and (.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_P)))
    (.le (.const 0) (.var v_K))]
  inputs := [r_A, r_B, r_C, r_Beta]
  outputs := [r_D]
  equations := [q_D]

/-- The implementation. -/
def impl : Impl where
  assumptions := []
  bindings := [b_a, b_b, b_beta, b_c, b_d]
  body := .par v_i (.const 0) (.var v_N)
    (.par v_j (.const 0) (.var v_P)
      (.seq
        (.assign a_d [.var v_i, .var v_j] (.fn times [.read a_beta [], .read a_d [.var v_i, .var v_j]]))
        (.scope [a_d]
          (.for v_k (.const 0) (.var v_K)
            (.accumulate false plus a_d [.var v_i, .var v_j]
              (.fn times [.read a_a [.var v_i, .var v_k], .read a_b [.var v_k, .var v_j]]))))))

/-- No law is used: the sums are in the order of the specification. -/
def laws (V : Type) (_ : Interp V) : Prop := True

/-! ## The proof -/

section proof
variable {V : Type} (I : Interp V) (M : Model V)

/-- The sum over `0 ≤ k < hi`, started at `Beta() * C(i, j)`. -/
def part_D (i j hi : Int) : V :=
  I.reduce plus (some (I.fn times [M t_Beta [], M t_C [i, j]]))
    (fun p => ∃ k, p = [k] ∧ 0 ≤ k ∧ k < hi)
    (fun p => I.fn times [M t_A [i, p.getD 0 0], M t_B [p.getD 0 0, j]])

/-- The inputs that are read only. -/
def h_in (N P K : Int) : Heap V :=
  ((Heap.cells a_a (fun x => ∃ p q, x = [p, q] ∧ 0 ≤ p ∧ p < N ∧ 0 ≤ q ∧ q < K) (fun x => M t_A x)).and
    (.cells a_b (fun x => ∃ p q, x = [p, q] ∧ 0 ≤ p ∧ p < K ∧ 0 ≤ q ∧ q < P) (fun x => M t_B x))).and
    (.cells a_beta (fun x => x = [] ∧ True) (fun x => M t_Beta x))

/-- `d` holds the output in the rows before `i`, and in row `i` before column `j`. -/
def h_done (P i j : Int) : Heap V :=
  .cells a_d (fun x => ∃ p q, x = [p, q] ∧ 0 ≤ p ∧ 0 ≤ q ∧ q < P ∧ (p < i ∨ (p = i ∧ q < j)))
    (fun x => M t_D x)

/-- `d` holds the input from row `i` and column `j` on. -/
def h_rest (N P i j : Int) : Heap V :=
  .cells a_d (fun x => ∃ p q, x = [p, q] ∧ p < N ∧ 0 ≤ q ∧ q < P ∧ (i < p ∨ (p = i ∧ j ≤ q)))
    (fun x => M t_C x)

/-- What is known before cell `(i, j)`. -/
def inv_j (N P K i j : Int) : Heap V := ((h_in M N P K).and (h_done M P i j)).and (h_rest M N P i j)

/-- What is known before the accumulation of `k` into cell `(i, j)`. -/
def inv_k (N P K i j k : Int) : Heap V :=
  (((h_in M N P K).and (h_done M P i j)).and (h_rest M N P i (j + 1))).and
    (.cells a_d (fun x => ∃ p q, x = [p, q] ∧ p = i ∧ q = j) (fun _ => part_D I M i j k))

/-- The body of the loop over `k`. -/
def body_k : ACmd V :=
  .accumulate false plus a_d [.var v_i, .var v_j]
    (.fn times [.read a_a [.var v_i, .var v_k], .read a_b [.var v_k, .var v_j]])
    (fun E => part_D I M (E v_i) (E v_j) (E v_k + 1))

/-- The body of the loop over `j`. -/
def body_j : ACmd V :=
  .seq
    (.assign a_d [.var v_i, .var v_j] (.fn times [.read a_beta [], .read a_d [.var v_i, .var v_j]])
      (fun E => I.fn times [M t_Beta [], M t_C [E v_i, E v_j]]))
    (.scope [a_d] (.for v_k (.const 0) (.var v_K)
      (fun E k => inv_k I M (E v_N) (E v_P) (E v_K) (E v_i) (E v_j) k) (body_k I M)))

/-- The body of the loop over `i`. -/
def body_i : ACmd V :=
  .par v_j (.const 0) (.var v_P) (fun E j => inv_j M (E v_N) (E v_P) (E v_K) (E v_i) j) (body_j I M)

/-- The program with its annotations. -/
def prog : ACmd V :=
  .par v_i (.const 0) (.var v_N) (fun E i => inv_j M (E v_N) (E v_P) (E v_K) i 0) (body_i I M)

variable {I M}

/-- The equation of `D`. -/
theorem eq_D {E : Env} (hM : spec.IsModel I E M) (K i j : Int) (eK : E v_K = K) :
    M t_D [i, j] = part_D I M i j K := by
  subst eK
  refine (hM q_D (.head _) [i, j] rfl rfl).trans (reduce_congr (fun p => ?_) (fun p hp => ?_))
  · exact (index1 (fun k => cond_and cond_le cond_lt) p).trans (points1_congr (fun k => .rfl) p)
  · obtain ⟨k, rfl, _⟩ := (index1 (fun k => cond_and cond_le cond_lt) p).1 hp
    rfl

/-- The sum starts with `Beta() * C(i, j)`. -/
theorem part_D_start (i j : Int) :
    I.fn times [M t_Beta [], M t_C [i, j]] = part_D I M i j 0 :=
  (reduce_empty (points1_empty (fun k => by omega))).symm

/-- The accumulation. -/
theorem part_D_step (i j k : Int) (h1 : 0 ≤ k) :
    I.fn plus [part_D I M i j k, I.fn times [M t_A [i, k], M t_B [k, j]]] = part_D I M i j (k + 1) :=
  reduce_append_of (points1_finite 0 (k + 1) (fun p h => by omega))
    (points1_insert (a := k) (fun p => by omega)) (points1_before (fun p h => by omega))
    (fun _ _ => rfl) rfl

/-- No input that is only read lies in `d`. -/
theorem h_in_avoids (N P K : Int) : Heap.Avoids (h_in M N P K) a_d :=
  avoids_and (avoids_and (avoids_cells (by decide)) (avoids_cells (by decide)))
    (avoids_cells (by decide))

/-- The body of the loop over `k`. -/
theorem body_k_vc {D : Loc → Prop} {E : Env} (N P K i j k : Int) (h1 : 0 ≤ i) (h2 : i < N)
    (h3 : 0 ≤ j) (h4 : j < P) (h5 : 0 ≤ k) (h6 : k < K) (eN : E v_N = N) (eP : E v_P = P)
    (eK : E v_K = K) (ei : E v_i = i) (ej : E v_j = j) (ek : E v_k = k) :
    (body_k I M).vc I D E (inv_k I M N P K i j k) := by
  subst eN eP eK ei ej ek
  exact vc_accumulate (at_right (at_cells2 (E v_i) (E v_j) rfl ⟨rfl, rfl⟩ rfl))
    (ev_fn2
      (ev_read (at_left (at_left (at_left (at_left (at_left
        (at_cells2 (E v_i) (E v_k) rfl ⟨h1, h2, h5, h6⟩ rfl)))))))
      (ev_read (at_left (at_left (at_left (at_left (at_right
        (at_cells2 (E v_k) (E v_j) rfl ⟨h5, h6, h3, h4⟩ rfl))))))))
    (part_D_step _ _ _ h5)

/-- The body of the loop over `k` keeps the invariant. -/
theorem body_k_kept {E : Env} (N P K i j k : Int) (ei : E v_i = i) (ej : E v_j = j) (ek : E v_k = k) :
    ((body_k I M).post E (inv_k I M N P K i j k)).Entails (inv_k I M N P K i j (k + 1)) := by
  subst ei ej ek
  refine entails_and (entails_and (entails_and ?_ (entails_cells2 fun p q hp => ?_))
    (entails_cells2 fun p q hp => ?_)) (entails_cells2 fun p q hp => ?_)
  · exact entails_set (h_in_avoids _ _ _) (entails_left (entails_left (entails_left entails_refl)))
  · exact at_set_ne2 (i' := E v_i) (j' := E v_j) rfl (by omega)
      (at_left (at_left (at_right (at_cells2 p q rfl hp rfl))))
  · exact at_set_ne2 (i' := E v_i) (j' := E v_j) rfl (by omega)
      (at_left (at_right (at_cells2 p q rfl hp rfl)))
  · exact at_set (by rw [hp.1, hp.2]; rfl) rfl

/-- The body of the loop over `j`. -/
theorem body_j_vc {D : Loc → Prop} {E : Env} (N P K i j : Int) (h1 : 0 ≤ i) (h2 : i < N)
    (h3 : 0 ≤ j) (h4 : j < P) (hD : ∀ i j, 0 ≤ i → i < N → 0 ≤ j → j < P → D ⟨a_d, [i, j]⟩)
    (eN : E v_N = N) (eP : E v_P = P) (eK : E v_K = K) (ei : E v_i = i) (ej : E v_j = j) :
    (body_j I M).vc I D E (inv_j M N P K i j) := by
  subst eN eP eK ei ej
  refine vc_seq (vc_assign (hD _ _ h1 h2 h3 h4) ?_ rfl) (vc_scope (vc_for ?_ ?_ ?_))
  · exact ev_fn2 (ev_read (at_left (at_left (at_right (at_cells0 trivial rfl)))))
      (ev_read (at_right (at_cells2 (E v_i) (E v_j) rfl (by omega) rfl)))
  · refine entails_and (entails_and (entails_and ?_ (entails_cells2 fun p q hp => ?_))
      (entails_cells2 fun p q hp => ?_)) (entails_cells2 fun p q hp => ?_)
    · exact entails_set (h_in_avoids _ _ _) (entails_left (entails_left entails_refl))
    · exact at_set_ne2 (i' := E v_i) (j' := E v_j) rfl (by omega)
        (at_left (at_right (at_cells2 p q rfl hp rfl)))
    · exact at_set_ne2 (i' := E v_i) (j' := E v_j) rfl (by omega)
        (at_right (at_cells2 p q rfl (by omega) rfl))
    · exact at_set (by rw [hp.1, hp.2]; rfl) (part_D_start _ _).symm
  · exact fun k h5 h6 => body_k_vc _ _ _ _ _ k h1 h2 h3 h4 h5 h6 rfl rfl rfl rfl rfl rfl
  · exact fun k h5 h6 => body_k_kept _ _ _ _ _ k rfl rfl rfl

/-- The body of the loop over `j` keeps the invariant. -/
theorem body_j_kept {E E' : Env} (hM : spec.IsModel I E' M) (N P K i j : Int) (h0 : 0 ≤ K)
    (h1 : 0 ≤ i) (h3 : 0 ≤ j) (eN : E v_N = N) (eP : E v_P = P) (eK : E v_K = K) (ei : E v_i = i)
    (ej : E v_j = j) (eK' : E' v_K = K) :
    ((body_j I M).post E (inv_j M N P K i j)).Entails (inv_j M N P K i (j + 1)) := by
  subst eN eP eK ei ej
  refine entails_and (entails_and ?_ (entails_cells2 fun p q hp => ?_))
    (entails_cells2 fun p q hp => ?_)
  · exact entails_left (entails_left (entails_left entails_refl))
  · by_cases he : p = E v_i ∧ q = E v_j
    · obtain ⟨rfl, rfl⟩ := he
      refine at_right (at_cells2 _ _ rfl ⟨rfl, rfl⟩ ((eq_D hM _ _ _ eK').trans ?_))
      show part_D I M (E v_i) (E v_j) (E v_K) = part_D I M (E v_i) (E v_j) (max 0 (E v_K))
      congr 1
      omega
    · exact at_left (at_left (at_right (at_cells2 p q rfl (by omega) rfl)))
  · exact at_left (at_right (at_cells2 p q rfl hp rfl))

/-- What the body of the loop over `j` writes. -/
theorem body_j_writes {E : Env} {l : Loc} (hw : (body_j I M).erase.writes E l) :
    l = ⟨a_d, [E v_i, E v_j]⟩ := by
  rcases hw with hw | ⟨k, _, _, hw⟩
  · exact hw
  · exact hw

/-- What the body of the loop over `j` reads of `d`. -/
theorem body_j_reads {E : Env} {x : List Int} (hr : (body_j I M).erase.reads E ⟨a_d, x⟩) :
    (⟨a_d, x⟩ : Loc) = ⟨a_d, [E v_i, E v_j]⟩ := by
  rcases hr with (hr | hr | hr) | ⟨k, _, _, (hr | hr | hr) | hr⟩
  · exact absurd hr (loc_ne (by decide))
  · exact hr
  · exact hr.elim
  · exact absurd hr (loc_ne (by decide))
  · exact absurd hr (loc_ne (by decide))
  · exact hr.elim
  · exact hr

/-- The body of the loop over `j` has no atomic accumulation. -/
theorem body_j_atomics {E : Env} {l : Loc} {f : Fn} : ¬ (body_j I M).erase.atomics E l f := by
  rintro (h | ⟨k, _, _, h⟩)
  · exact h
  · exact h

/-- No two iterations of the loop over `j` race. -/
theorem race_j {E : Env} {lo hi : Int} {post : Int → Heap V} :
    ParVC I lo hi (body_j I M).erase (fun j => E.set v_j j) post := by
  refine race_free (fun _ _ _ => body_j_atomics) fun j j' _ _ _ _ h5 l hw => ?_
  obtain rfl := body_j_writes hw
  exact ⟨fun hr => h5 (loc_eq2 (body_j_reads hr)).2, fun hw => h5 (loc_eq2 (body_j_writes hw)).2⟩

/-- No two iterations of the loop over `i` race. -/
theorem race_i {E : Env} {lo hi : Int} {post : Int → Heap V} :
    ParVC I lo hi (body_i I M).erase (fun i => E.set v_i i) post := by
  refine race_free (fun _ _ _ ⟨_, _, _, h⟩ => body_j_atomics h) ?_
  rintro i i' _ _ _ _ h5 l ⟨j, _, _, hw⟩
  obtain rfl := body_j_writes hw
  exact ⟨fun ⟨_, _, _, hr⟩ => h5 (loc_eq2 (body_j_reads hr)).1,
    fun ⟨_, _, _, hw⟩ => h5 (loc_eq2 (body_j_writes hw)).1⟩

/-- The body of the loop over `i`. -/
theorem body_i_vc {D : Loc → Prop} {E E' : Env} (hM : spec.IsModel I E' M) (N P K i : Int)
    (h0 : 0 ≤ K) (h1 : 0 ≤ i) (h2 : i < N)
    (hD : ∀ i j, 0 ≤ i → i < N → 0 ≤ j → j < P → D ⟨a_d, [i, j]⟩)
    (eN : E v_N = N) (eP : E v_P = P) (eK : E v_K = K) (ei : E v_i = i) (eK' : E' v_K = K) :
    (body_i I M).vc I D E (inv_j M N P K i 0) := by
  subst eN eP eK ei
  refine vc_par entails_refl ?_ ?_ race_j
  · exact fun j h3 h4 => body_j_vc _ _ _ _ j h1 h2 h3 h4 hD rfl rfl rfl rfl rfl
  · exact fun j h3 h4 => body_j_kept hM _ _ _ _ j h0 h1 h3 rfl rfl rfl rfl rfl eK'

/-- The body of the loop over `i` keeps the invariant. -/
theorem body_i_kept {E : Env} (N P K i : Int) (h1 : 0 ≤ i) (eN : E v_N = N)
    (eP : E v_P = P) (eK : E v_K = K) (ei : E v_i = i) :
    ((body_i I M).post E (inv_j M N P K i 0)).Entails (inv_j M N P K (i + 1) 0) := by
  subst eN eP eK ei
  refine entails_and (entails_and ?_ (entails_cells2 fun p q hp => ?_))
    (entails_cells2 fun p q hp => ?_)
  · exact entails_left (entails_left entails_refl)
  · refine at_left (at_right (at_cells2 p q rfl ?_ rfl))
    show 0 ≤ p ∧ 0 ≤ q ∧ q < E v_P ∧ (p < E v_i ∨ (p = E v_i ∧ q < max 0 (E v_P)))
    omega
  · refine at_right (at_cells2 p q rfl ?_ rfl)
    show p < E v_N ∧ 0 ≤ q ∧ q < E v_P ∧ (E v_i < p ∨ (p = E v_i ∧ max 0 (E v_P) ≤ q))
    omega

end proof

/-- The arrays have the shape of their tensors. -/
theorem shape {a : Arr} : ∀ b ∈ impl.bindings, b.array = a → b.extents = none :=
  all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl)
    (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))

/-- The inputs lie in their arrays. -/
theorem layout (E : Env) : impl.LayoutOk spec E := by
  refine layout_apart (by decide) ?_ ?_
  · show ∀ x ∈ [(r_A, b_a), (r_B, b_b), (r_C, b_c), (r_Beta, b_beta)], _
    refine all_cons ?_ (all_cons ?_ (all_cons ?_ (all_cons ?_ all_nil)))
    · intro p hp
      have hR := region_iff.2 hp
      obtain ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩ := hp
      exact has_cell (R := r_A) (b := b_a) (p := [i, j]) (.head _) (.head _) hR
        shape rfl rfl ⟨h1, Int.le_refl _, h3, Int.le_refl _, trivial⟩
    · intro p hp
      have hR := region_iff.2 hp
      obtain ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩ := hp
      exact has_cell (R := r_B) (b := b_b) (p := [i, j]) (.tail _ (.head _)) (.tail _ (.head _)) hR
        shape rfl rfl ⟨h1, Int.le_refl _, h3, Int.le_refl _, trivial⟩
    · intro p hp
      have hR := region_iff.2 hp
      obtain ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩ := hp
      exact has_cell (R := r_C) (b := b_c) (p := [i, j])
        (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.head _))) hR shape rfl rfl
        ⟨h1, Int.le_refl _, h3, Int.le_refl _, trivial⟩
    · rintro p rfl
      exact has_cell (R := r_Beta) (b := b_beta) (p := []) (.tail _ (.tail _ (.head _)))
        (.tail _ (.tail _ (.tail _ (.head _)))) (region_iff.2 rfl) shape rfl rfl trivial
  · show ∀ x ∈ [(r_A, b_a), (r_B, b_b), (r_C, b_c), (r_Beta, b_beta)], _
    refine all_cons ?_ (all_cons ?_ (all_cons ?_ (all_cons ?_ all_nil)))
    · rintro p ⟨i, _, rfl, _, _, j, _, rfl, _, _, rfl⟩ p' ⟨i', _, rfl, _, _, j', _, rfl, _, _, rfl⟩ he
      injection he
    · rintro p ⟨i, _, rfl, _, _, j, _, rfl, _, _, rfl⟩ p' ⟨i', _, rfl, _, _, j', _, rfl, _, _, rfl⟩ he
      injection he
    · rintro p ⟨i, _, rfl, _, _, j, _, rfl, _, _, rfl⟩ p' ⟨i', _, rfl, _, _, j', _, rfl, _, _, rfl⟩ he
      injection he
    · rintro p rfl p' rfl he
      rfl

/-- The equations do not overlap. -/
theorem consistent (E : Env) : spec.Consistent E :=
  ⟨.cons all_nil .nil, all_cons (all_cons (by decide) (all_cons (by decide) (all_cons (by decide)
    (all_cons (by decide) all_nil)))) all_nil⟩

/-- The equations have a model for every input. -/
theorem solvable (E : Env) (V : Type) (I : Interp V) : spec.Solvable I E :=
  Spec.solvable_of_direct (consistent E) (by decide)

/-- The cells of `d`. -/
theorem cell_d (E : Env) (N P i j : Int) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < P)
    (eN : E v_N = N) (eP : E v_P = P) : impl.HasCell spec E ⟨a_d, [i, j]⟩ := by
  subst eN eP
  exact has_cell (b := b_c) (R := r_C) (p := [i, j]) (.tail _ (.tail _ (.tail _ (.head _))))
    (.tail _ (.tail _ (.head _))) (region_iff.2 ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩)
    shape rfl rfl ⟨h1, Int.le_refl _, h3, Int.le_refl _, trivial⟩

/-- The whole program. -/
theorem prog_vc {V : Type} {I : Interp V} {E : Env} {M : Model V} (hM : spec.IsModel I E M)
    (h0 : 0 ≤ E v_K) : (prog I M).vc I (impl.HasCell spec E) E (impl.inputHeap spec E M) := by
  refine vc_par ?_ ?_ ?_ race_i
  · refine entails_and (entails_and (entails_and (entails_and (entails_cells2 fun p q hp => ?_)
      (entails_cells2 fun p q hp => ?_)) (entails_cells0 fun _ => ?_))
      (entails_cells2 fun p q hp => ?_)) (entails_cells2 fun p q hp => ?_)
    · exact at_input (R := r_A) (b := b_a) (p := [p, q]) (.head _) (.head _) rfl
        (region_iff.2 ⟨p, _, rfl, hp.1, hp.2.1, q, _, rfl, hp.2.2.1, hp.2.2.2, rfl⟩) rfl rfl
    · exact at_input (R := r_B) (b := b_b) (p := [p, q]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
        (region_iff.2 ⟨p, _, rfl, hp.1, hp.2.1, q, _, rfl, hp.2.2.1, hp.2.2.2, rfl⟩) rfl rfl
    · exact at_input (R := r_Beta) (b := b_beta) (p := []) (.tail _ (.tail _ (.tail _ (.head _))))
        (.tail _ (.tail _ (.head _))) rfl (region_iff.2 rfl) rfl rfl
    · replace hp : 0 ≤ p ∧ 0 ≤ q ∧ q < E v_P ∧ (p < 0 ∨ (p = 0 ∧ q < 0)) := hp
      omega
    · replace hp : p < E v_N ∧ 0 ≤ q ∧ q < E v_P ∧ (0 < p ∨ (p = 0 ∧ 0 ≤ q)) := hp
      have h1 : 0 ≤ p := by omega
      exact at_input (R := r_C) (b := b_c) (p := [p, q]) (.tail _ (.tail _ (.head _)))
        (.tail _ (.tail _ (.tail _ (.head _)))) rfl
        (region_iff.2 ⟨p, _, rfl, h1, hp.1, q, _, rfl, hp.2.1, hp.2.2.1, rfl⟩) rfl rfl
  · exact fun i h1 h2 => body_i_vc hM _ _ _ i h0 h1 h2
      (fun i j h1 h2 h3 h4 => cell_d E _ _ i j h1 h2 h3 h4 rfl rfl) rfl rfl rfl rfl rfl
  · exact fun i h1 h2 => body_i_kept _ _ _ i h1 rfl rfl rfl rfl

/-- **The certificate**: the program implements the specification. -/
theorem certificate : Implements laws spec impl := by
  refine Implements.of_vc (fun E _ => layout E) (fun E _ => consistent E) (fun E _ => solvable E)
    (fun V I E M => prog I M)
    (fun _ _ _ _ => rfl) (fun V I E M _ ha hM _ => prog_vc hM
      ((cond_and (cond_and cond_le cond_le) cond_le).1 (ha.1 _ (.head _))).2) ?_ ?_
  · exact all_cons ⟨b_d, .tail _ (.tail _ (.tail _ (.tail _ (.head _)))), rfl⟩ all_nil
  · intro V I E M _ ha hM _
    refine all_cons (all_cons (fun h => nomatch h) (all_cons (fun h => nomatch h)
      (all_cons (fun h => nomatch h) (all_cons (fun h => nomatch h)
      (all_cons (fun _ p hp => ?_) all_nil))))) all_nil
    obtain ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩ := region_iff.1 hp
    refine at_left (at_right (at_cells2 i j rfl ?_ rfl))
    replace h1 : 0 ≤ i := h1
    replace h2 : i < E v_N := h2
    replace h3 : 0 ≤ j := h3
    replace h4 : j < E v_P := h4
    show 0 ≤ i ∧ 0 ≤ j ∧ j < E v_P ∧ (i < max 0 (E v_N) ∨ (i = max 0 (E v_N) ∧ j < 0))
    omega

end Redverify.Examples.Gemm
