module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.tiled_par

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `j` -/ abbrev v_j : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `outer`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 4) (.var v_N)) (.le (.const 0) (.var v_M))]
  inputs := [Region.mk t_A [(.const 0, .var v_N)], Region.mk t_B [(.const 0, .var v_M)]]
  outputs := [Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk
        t_C
        [v_i, v_j]
        .true
        (.fn (.builtin "*" .f32) [.access t_A [.var v_i], .access t_B [.var v_j]])]

/-- Implementation `tiled_par`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0] [.var v_i0] none,
      Binding.mk a_b t_B [v_i0] [.var v_i0] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i0 (.const 0) (.div (.add (.var v_N) (.const 3)) 4) <|
      .for v_j (.const 0) (.var v_M) <|
        .par v_i1 (.const 0) (.const 4) <|
          .letin v_i (.add (.min (.mul 4 (.var v_i0)) (.add (.var v_N) (.const (-4)))) (.var v_i1)) <|
          .assign
            a_c
            [.var v_i, .var v_j]
            (.fn (.builtin "*" .f32) [.read a_b [.var v_j], .read a_a [.var v_i]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Comm I (.builtin "*" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "*" .f32) := hl

abbrev f_0 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N x_M : Int) : Env := ((E.set v_N N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c d x_e f : Int} (h0 : c ≤ d + 4) (h1 : a ≤ b + 1 + c + (-5)) (h2 : x_e = f) (h3 : ¬ (a = (min d (c + (-4))) + b ∧ x_e = f)) : a ≤ b + c + (-5) :=
  by omega

theorem fact_1 {a b c d x_e f : Int} (h0 : d ≤ a) (h1 : a ≤ d + 3) (h2 : 0 ≤ b) (h3 : d + 5 ≤ f) (h4 : b < 4) (h5 : a < b + 1 + 4 * c + d + (-4) * x_e) (h6 : ¬ (a = (min d (f + (-4))) + b ∧ x_e = c)) : a < b + 4 * c + d + (-4) * x_e :=
  by omega

theorem fact_2 {a b c d x_e f g : Int} (h0 : a + 1 + b + 4 * c + (-4) * d + x_e ≤ f) (h1 : c = d) (h2 : f = (min g (b + x_e)) + a) : False :=
  by omega

theorem fact_3 {a b c d x_e f : Int} (h0 : a + 1 + b + c + d + x_e ≤ f) : a + b + c + d + x_e ≤ f :=
  by omega

theorem fact_4 {a b c d : Int} (h0 : a ≤ b + (-5)) (h1 : 0 ≤ c) (h2 : a = (min d (b + (-4))) + c) (h3 : a < d) : False :=
  by omega

theorem fact_5 {a b c : Int} (h0 : (min a (b + (-4))) + c = c + a) : a + 4 ≤ b :=
  by omega

theorem fact_6 {a b c d : Int} (h0 : ¬ (min a (b + c)) + d = d + a) : (min a (b + c)) + d = d + b + c :=
  by omega

theorem fact_7 {a b c : Int} (h0 : ¬ (min b (a + (-4))) + c = c + b) : a ≤ b + 3 :=
  by omega

theorem fact_8 {a b c d x_e : Int} (h0 : a = b + c + d) (h1 : a = x_e + c + d) (h2 : ¬ b = x_e) : False :=
  by omega

theorem fact_9 {a b c d x_e : Int} (h0 : 0 + c + 4 * a + (-4) * d + (-4) ≤ x_e) (h1 : d < b) (h2 : x_e < c) : a < b :=
  by omega

theorem fact_10 {a b c d : Int} (h0 : a < 4 * c + b + (-4) * d) (h1 : ¬ d < c) : a < b :=
  by omega

theorem fact_11 {a b c d x_e : Int} (h0 : a + d ≤ x_e) (h1 : b < c + 1) (h2 : ¬ b = c) : 4 + a + 4 * b + (-4) * c + d ≤ x_e :=
  by omega

theorem fact_12 {a b c d x_e : Int} (h0 : x_e ≤ c + 4) (h1 : a < x_e) (h2 : d < b + 1) (h3 : ¬ d = b) : a < 4 * b + c + (-4) * d :=
  by omega

theorem fact_13 {a b c : Int} (h0 : ¬ b + (-4) ≤ c) (h1 : ¬ c < a) : a + 5 ≤ b :=
  by omega

theorem fact_14 {a b c : Int} (h0 : a ≤ b + 3) (h1 : 0 ≤ c) : a + (-4) ≤ (min b (a + (-4))) + c :=
  by omega

theorem fact_15 {a b c : Int} (h0 : 0 ≤ c) (h1 : ¬ b ≤ a + 3) : a ≤ (min a (b + (-4))) + c :=
  by omega

theorem fact_16 {a b c : Int} (h0 : a ≤ c) (h1 : ¬ b + (-4) ≤ c) : a + 5 ≤ b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M) M)
include hl hM

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_C [i, j]) = (I.fn f_0 [M t_A [i], M t_B [j]]) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_A [.var v_i], .access t_B [.var v_j]]) (((base E N x_M).set v_i i).set v_j j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 => (M t_B [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N x_M i0 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N) ∧ c0 < 4 * i0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M i0 : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M x_M).and (known_1_2 I M N x_M i0)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N x_M i0 j : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 4 * i0) ∧ c0 ≤ N + (-5) ∨ ((0 ≤ c1 ∧ c1 < j) ∧ 4 * i0 ≤ c0 ∧ c0 ≤ 4 * i0 + 3) ∧ 4 * i0 + 5 ≤ N ∨ ((0 ≤ c1 ∧ c1 < j) ∧ N + (-4) ≤ c0 ∧ c0 < N) ∧ N ≤ 4 * i0 + 4 ∨ (j ≤ c1 ∧ c1 < x_M) ∧ N + (-4) ≤ c0 ∧ c0 < 4 * i0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M i0 j : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M x_M).and (known_2_2 I M N x_M i0 j)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N x_M i0 j i1 : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (c1 = j ∧ N + (-4) ≤ c0 ∧ c0 ≤ i1 + N + (-5)) ∧ N ≤ 4 * i0 + 4 ∨ ((0 ≤ c1 ∧ 4 * i0 ≤ c0 ∧ c0 ≤ 4 * i0 + 3) ∧ c0 < i1 + 4 * j + 4 * i0 + (-4) * c1) ∧ 4 * i0 + 5 ≤ N ∨ (((0 ≤ c1 ∧ N + (-4) ≤ c0 ∧ c0 < N) ∧ i1 + N + 4 * c1 + (-4) * j + (-4) ≤ c0) ∧ c0 < 4 * j + 4 * i0 + (-4) * c1) ∧ N ≤ 4 * i0 + 4 ∨ ((0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < 4 * i0) ∧ c0 ≤ N + (-5) ∨ (j < c1 ∧ c1 < x_M) ∧ N + (-4) ≤ c0 ∧ c0 < 4 * i0)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M i0 j i1 : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M x_M).and (known_3_2 I M N x_M i0 j i1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_i (.add (.min (.mul 4 (.var v_i0)) (.add (.var v_N) (.const (-4)))) (.var v_i1)) <|
  .assign
    a_c
    [.var v_i, .var v_j]
    (.fn f_0 [.read a_b [.var v_j], .read a_a [.var v_i]])
    (fun e => (M t_C [(min ((e v_N) + (-4)) (4 * (e v_i0))) + (e v_i1), (e v_j)]))

theorem vc_3 (i0 j i1 : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ i1) (h6 : i1 < 4) :
    (body_3 I M).vc I (impl.HasCell spec (base E N x_M)) ((((base E N x_M).set v_i0 i0).set v_j j).set v_i1 i1) (known_3 I M N x_M i0 j i1) :=
  (vc_let (vc_assign_of (I.fn f_0 [M t_B [j], M t_A [(min (4 * i0) (N + (-4))) + i1]])
  (has_cell_at2 (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [(min (4 * i0) (N + (-4))) + i1, j]
  (region_iff.2 ⟨((min (4 * i0) (N + (-4))) + i1), _, rfl, ((int_c421 h1 h5 h0.1) : 0 ≤ (min (4 * i0) (N + (-4))) + i1), ((int_c274 h6) : (min (4 * i0) (N + (-4))) + i1 < N), j, _, rfl, h3, h4, rfl⟩)
  shape_a_c rfl rfl ⟨((int_c421 h1 h5 h0.1) : 0 ≤ (min (4 * i0) (N + (-4))) + i1), h3⟩)
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points1 j ⟨h3, h4⟩ rfl)))
  : (known_3 I M N x_M i0 j i1) ⟨a_b, [j]⟩ (M t_B [j]))) (ev_cons
  (ev_read ((at_left (at_points1 ((min (4 * i0) (N + (-4))) + i1) ⟨(int_c421 h1 h5 h0.1), (int_c274 h6)⟩ rfl))
  : (known_3 I M N x_M i0 j i1) ⟨a_a, [(min (4 * i0) (N + (-4))) + i1]⟩ (M t_A [(min (4 * i0) (N + (-4))) + i1])))
  ev_nil))) ((Eq.trans ((Eq.trans ((fn_congr2 rfl (at_congr1 int_c278))
  : I.fn f_0 [M t_B [j], M t_A [(min (4 * i0) (N + (-4))) + i1]] = I.fn f_0 [M t_B [j], M t_A [(min (N + (-4)) (4 * i0)) + i1]])
  ((show ∀ v0 v1 : V, (I.fn f_0 [v1, v0]) = (I.fn f_0 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_A [(min (N + (-4)) (4 * i0)) + i1]) (M t_B [j])))
  : I.fn f_0 [M t_B [j], M t_A [(min (4 * i0) (N + (-4))) + i1]] = I.fn f_0 [M t_A [(min (N + (-4)) (4 * i0)) + i1], M t_B [j]])
  (Eq.symm (equation_0 N x_M hl hM ((min (N + (-4)) (4 * i0)) + i1) j trivial)))
  : I.fn f_0 [M t_B [j], M t_A [(min (4 * i0) (N + (-4))) + i1]] = M t_C [(min (N + (-4)) (4 * i0)) + i1, j])))

theorem kept_3 (i0 j i1 : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ i1) (h6 : i1 < 4) :
    Heap.Entails ((body_3 I M).post ((((base E N x_M).set v_i0 i0).set v_j j).set v_i1 i1) (known_3 I M N x_M i0 j i1)) (known_3 I M N x_M i0 j (i1 + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_M i0 j (i1 + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points2 (fun q0 q1 h7 =>
  (Or.elim h7 (fun h8 => ((Classical.em (q0 = (min (4 * i0) (N + (-4))) + i1 ∧ q1 = j)).elim
  (fun h9 => (at_set_eq2 q0 q1 ((min (4 * i0) (N + (-4))) + i1) j h9
  ((at_congr2 (int_c407 h9.1) h8.1.1) : M t_C [q0, q1] = M t_C [(min (N + (-4)) (4 * i0)) + i1, j])))
  (fun h9 => (at_set_ne2 q0 q1 ((min (4 * i0) (N + (-4))) + i1) j h9
  (at_right (at_right (at_points2 q0 q1 (Or.inl ⟨⟨h8.1.1, ⟨h8.1.2.1, (fact_0 h8.2 h8.1.2.2 h8.1.1 h9)⟩⟩, h8.2⟩) rfl)))))))
  (fun h8 =>
  (Or.elim h8 (fun h9 => ((Classical.em (q0 = (min (4 * i0) (N + (-4))) + i1 ∧ q1 = j)).elim
  (fun h10 => (at_set_eq2 q0 q1 ((min (4 * i0) (N + (-4))) + i1) j h10
  ((at_congr2 (int_c407 h10.1) h10.2) : M t_C [q0, q1] = M t_C [(min (N + (-4)) (4 * i0)) + i1, j])))
  (fun h10 =>
  (at_set_ne2 q0 q1 ((min (4 * i0) (N + (-4))) + i1) j h10 (at_right (at_right (at_points2 q0 q1
  (Or.inr (Or.inl ⟨⟨h9.1.1, (fact_1 h9.1.1.2.1 h9.1.1.2.2 h5 h9.2 h6 h9.1.2 h10)⟩, h9.2⟩)) rfl)))))))
  (fun h9 => (Or.elim h9 (fun h10 =>
  (at_set_ne2 q0 q1 ((min (4 * i0) (N + (-4))) + i1) j (fun h11 => (fact_2 h10.1.1.2 h11.2 h11.1))
  (at_right (at_right (at_points2 q0 q1 (Or.inr (Or.inr (Or.inl ⟨⟨⟨h10.1.1.1, (fact_3 h10.1.1.2)⟩, h10.1.2⟩, h10.2⟩)))
  rfl))))) (fun h10 => (Or.elim h10 (fun h11 => (at_set_ne2 q0 q1 ((min (4 * i0) (N + (-4))) + i1) j
  (fun h12 => (fact_4 h11.2 h5 h12.1 h11.1.2.2))
  (at_right (at_right (at_points2 q0 q1 (Or.inr (Or.inr (Or.inr h10))) rfl))))) (fun h11 =>
  (at_set_ne2 q0 q1 ((min (4 * i0) (N + (-4))) + i1) j (fun h12 => (int_eab_tba_F h12.2 h11.1.1))
  (at_right (at_right (at_points2 q0 q1 (Or.inr (Or.inr (Or.inr h10))) rfl)))))))))))))))))

theorem race_3 (i0 j : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j) (h4 : j < x_M) :
    ParVC I 0 4 (body_3 I M).erase (fun i1 => ((((base E N x_M).set v_i0 i0).set v_j j).set v_i1 i1)) (fun i1 => (body_3 I M).post ((((base E N x_M).set v_i0 i0).set v_j j).set v_i1 i1) (known_3 I M N x_M i0 j i1)) :=
  (race_arrays [a_c] rfl rfl (all_cons (apart2
  (fun i1 c0 c1 => (c0 = i1 + 4 * i0 ∧ c1 = j) ∧ 4 * i0 + 4 ≤ N ∨ (c0 = i1 + N + (-4) ∧ c1 = j) ∧ N ≤ 4 * i0 + 3)
  (fun i1 c0 c1 => (1 : Int) < 0)
  (fun i1 h5 h6 => (w_let (w_assign2 ((min (4 * i0) (N + (-4))) + i1) j
  (((Classical.em ((min (4 * i0) (N + (-4))) + i1 = i1 + 4 * i0)).elim
  (fun h7 => (Or.inl ⟨⟨h7, int_c1⟩, (fact_5 h7)⟩))
  (fun h7 => (Or.inr ⟨⟨(fact_6 h7), int_c1⟩, (fact_7 h7)⟩)))
  : ((min (4 * i0) (N + (-4))) + i1 = i1 + 4 * i0 ∧ j = j) ∧ 4 * i0 + 4 ≤ N ∨ ((min (4 * i0) (N + (-4))) + i1 = i1 + N + (-4) ∧ j = j) ∧ N ≤ 4 * i0 + 3))))
  (fun i1 h5 h6 => (r_none rfl))
  (fun i1 y_y c0 c1 h5 h6 h7 h8 h9 h10 => (Or.elim h10 (fun h11 => ⟨int_not_one_lt_zero, (fun h12 =>
  (Or.elim h12 (fun h13 => (int_c32 h11.1.1 h13.1.1 h9)) (fun h13 => (int_c525 h13.2 h11.2))))⟩)
  (fun h11 => ⟨int_not_one_lt_zero, (fun h12 =>
  (Or.elim h12 (fun h13 => (int_c525 h11.2 h13.2)) (fun h13 => (fact_8 h11.1.1 h13.1.1 h9))))⟩))))
  all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i1 (.const 0) (.const 4)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_i0) (e v_j) x) (body_3 I M)

theorem vc_2 (i0 j : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M)) (((base E N x_M).set v_i0 i0).set v_j j) (known_2 I M N x_M i0 j) :=
  (vc_par_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q2 q3 h5 => (Or.elim h5 (fun h6 => (False.elim (int_c380 h6.1.2.2 h6.1.2.1)))
  (fun h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_points2 q2 q3 (Or.inr (Or.inl ⟨⟨⟨h7.1.1.1, (int_c422 h7.1.1.2.1 h7.1.2)⟩, h7.1.1.2⟩, h7.2⟩))
  rfl)))) (fun h7 => (Or.elim h7
  (fun h8 => (at_right (at_right (at_points2 q2 q3 (Or.inr (Or.inr ((Classical.em (q3 < j)).elim
  (fun h9 => (Or.inl ⟨⟨⟨h8.1.1.1.1, h9⟩, ⟨h8.1.1.1.2.1, h8.1.1.1.2.2⟩⟩, h8.2⟩)) (fun h9 =>
  (Or.inr ⟨⟨(int_ntba_lab h9), (fact_9 h8.1.1.2 h4 h8.1.1.1.2.2)⟩, ⟨h8.1.1.1.2.1, (fact_10 h8.1.2 h9)⟩⟩)))))
  rfl)))) (fun h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_points2 q2 q3 (Or.inl h9) rfl)))) (fun h9 =>
  (at_right (at_right (at_points2 q2 q3 (Or.inr (Or.inr (Or.inr ⟨⟨(int_tab_lab h9.1.1), h9.1.2⟩, h9.2⟩))) rfl)))))))))))))))
  : Heap.Entails (known_2 I M N x_M i0 j) (known_3 I M N x_M i0 j 0))
  (fun i1 h5 h6 => (vc_3 N x_M hl hM i0 j i1 h0 h1 h2 h3 h4 h5 h6))
  (fun i1 h5 h6 => (kept_3 N x_M hl hM i0 j i1 h0 h1 h2 h3 h4 h5 h6))
  (race_3 N x_M hl hM i0 j h0 h1 h2 h3 h4))

theorem kept_2 (i0 j : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E N x_M).set v_i0 i0).set v_j j) (known_2 I M N x_M i0 j)) (known_2 I M N x_M i0 (j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q4 q5 h5 => (Or.elim h5
  (fun h6 => (at_right (at_right (at_points2 q4 q5 (Or.inr (Or.inr (Or.inr (Or.inl h6)))) rfl))))
  (fun h6 => (Or.elim h6 (fun h7 =>
  (at_right (at_right (at_points2 q4 q5 (Or.inr (Or.inl ⟨⟨⟨h7.1.1.1, h7.1.2⟩, (int_c427 h7.1.2.2 h7.1.1.2)⟩, h7.2⟩))
  rfl)))) (fun h7 => (Or.elim h7
  (fun h8 => (at_right (at_right (at_points2 q4 q5 ((Classical.em (q4 < 4 * i0)).elim (fun h9 =>
  ((Classical.em (q5 = j)).elim (fun h10 => (Or.inl ⟨⟨h10, ⟨h8.1.2.1, (int_c362 h8.1.2.2)⟩⟩, h8.2⟩))
  (fun h10 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨h8.1.1.1, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (fact_11 h8.1.2.1 h8.1.1.2 h10)⟩, (fact_12 h8.2 h8.1.2.2 h8.1.1.2 h10)⟩, h8.2⟩))))))
  (fun h9 =>
  ((Classical.em (q5 = j)).elim (fun h10 => (Or.inl ⟨⟨h10, ⟨h8.1.2.1, (int_c362 h8.1.2.2)⟩⟩, h8.2⟩))
  (fun h10 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨h8.1.1.1, ⟨h8.1.2.1, h8.1.2.2⟩⟩, (fact_11 h8.1.2.1 h8.1.1.2 h10)⟩, (fact_12 h8.2 h8.1.2.2 h8.1.1.2 h10)⟩, h8.2⟩)))))))
  rfl)))) (fun h8 =>
  (at_right (at_right (at_points2 q4 q5 (Or.inr (Or.inr (Or.inr (Or.inr ⟨⟨(int_lAb_tab h8.1.1), h8.1.2⟩, h8.2⟩)))) rfl)))))))))))))
  : Heap.Entails (known_3 I M N x_M i0 j 4) (known_2 I M N x_M i0 (j + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_i0) x) (body_2 I M)

theorem vc_1 (i0 : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_i0 i0) (known_1 I M N x_M i0) :=
  (vc_for_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q6 q7 h3 => (Or.elim h3 (fun h4 =>
  (at_right (at_right (at_points2 q6 q7 ⟨⟨h4.1.1, ⟨h4.1.2.1, (int_c339 h4.2)⟩⟩, h4.1.2.2⟩ rfl))))
  (fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.1.1.1 h5.1.1.2)))
  (fun h5 => (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.1.1.1 h6.1.1.2))) (fun h6 =>
  (at_right (at_right (at_points2 q6 q7 ⟨⟨h6.1, ⟨(int_c527 h0.1 h6.2.1), (int_c72 h6.2.2 h2)⟩⟩, h6.2.2⟩ rfl)))))))))))))
  : Heap.Entails (known_1 I M N x_M i0) (known_2 I M N x_M i0 0))
  (fun j h3 h4 => (vc_2 N x_M hl hM i0 j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_2 N x_M hl hM i0 j h0 h1 h2 h3 h4)))

theorem kept_1 (i0 : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i0) (h2 : i0 < (N + 3) / 4) :
    Heap.Entails ((body_1 I M).post ((base E N x_M).set v_i0 i0) (known_1 I M N x_M i0)) (known_1 I M N x_M (i0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points2 (fun q8 q9 h3 => (at_right (at_right (at_points2 q8 q9
  ((Classical.em (q8 < 4 * i0)).elim (fun h4 => ((Classical.em (N + (-4) ≤ q8)).elim (fun h5 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨h3.1.1.1, (int_lt_max_right h3.1.1.2)⟩, ⟨h5, h3.1.2.2⟩⟩, (int_c589 h5 h4)⟩))))
  (fun h5 => (Or.inl ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h4⟩⟩, (int_c555 h5)⟩)))) (fun h4 =>
  (Or.inr ((Classical.em (N + (-4) ≤ q8)).elim (fun h5 => ((Classical.em (4 * i0 + 5 ≤ N)).elim (fun h6 =>
  (Or.inl ⟨⟨⟨h3.1.1.1, (int_lt_max_right h3.1.1.2)⟩, ⟨(int_ntba_lab h4), (int_c31 h3.2)⟩⟩, h6⟩))
  (fun h6 =>
  (Or.inr (Or.inl ⟨⟨⟨h3.1.1.1, (int_lt_max_right h3.1.1.2)⟩, ⟨h5, h3.1.2.2⟩⟩, (int_c373 h6)⟩)))))
  (fun h5 =>
  (Or.inl ⟨⟨⟨h3.1.1.1, (int_lt_max_right h3.1.1.2)⟩, ⟨(int_ntba_lab h4), (int_c31 h3.2)⟩⟩, (fact_13 h5 h4)⟩))))))
  rfl))))))) : Heap.Entails (known_2 I M N x_M i0 (max 0 x_M)) (known_1 I M N x_M (i0 + 1)))

theorem race_1 (h0 : 4 ≤ N ∧ 0 ≤ x_M) :
    ParVC I 0 ((N + 3) / 4) (body_1 I M).erase (fun i0 => ((base E N x_M).set v_i0 i0)) (fun i0 => (body_1 I M).post ((base E N x_M).set v_i0 i0) (known_1 I M N x_M i0)) :=
  (race_arrays_atomic [a_c] rfl (all_cons (unraced_same2 rfl
  (fun i0 c0 c1 => (N ≤ 4 * i0 + 3 ∧ 0 ≤ c1 ∧ c1 < x_M) ∧ N + (-4) ≤ c0 ∧ c0 < N ∨ (4 * i0 + 4 ≤ N ∧ 0 ≤ c1 ∧ c1 < x_M) ∧ 4 * i0 ≤ c0 ∧ c0 ≤ 4 * i0 + 3)
  (fun i0 c0 c1 => (1 : Int) < 0) (fun c0 c1 => (M t_C [c0, c1]))
  (fun i0 h1 h2 => (w_for 0 x_M rfl rfl (fun j h3 h4 => (w_par 0 4 rfl rfl (fun i1 h5 h6 =>
  (w_let (w_assign2 ((min (4 * i0) (N + (-4))) + i1) j (((Classical.em (N ≤ 4 * i0 + 3)).elim
  (fun h7 => (Or.inl ⟨⟨h7, ⟨h3, h4⟩⟩, ⟨(fact_14 h7 h5), (int_c274 h6)⟩⟩))
  (fun h7 => (Or.inr ⟨⟨(int_c271 h7), ⟨h3, h4⟩⟩, ⟨(fact_15 h5 h7), (int_c576 h6)⟩⟩)))
  : (N ≤ 4 * i0 + 3 ∧ 0 ≤ j ∧ j < x_M) ∧ N + (-4) ≤ (min (4 * i0) (N + (-4))) + i1 ∧ (min (4 * i0) (N + (-4))) + i1 < N ∨ (4 * i0 + 4 ≤ N ∧ 0 ≤ j ∧ j < x_M) ∧ 4 * i0 ≤ (min (4 * i0) (N + (-4))) + i1 ∧ (min (4 * i0) (N + (-4))) + i1 ≤ 4 * i0 + 3))))))))
  (fun i0 h1 h2 => (r_none rfl))
  (fun i0 c0 c1 h1 h2 h3 => ((at_right (at_right (at_points2 c0 c1 (Or.inr (Or.elim h3 (fun h4 =>
  (Or.inr (Or.inl ⟨⟨⟨h4.1.2.1, (int_lt_max_right h4.1.2.2)⟩, ⟨h4.2.1, h4.2.2⟩⟩, (int_c516 h4.1.1)⟩)))
  (fun h4 => ((Classical.em (N + (-4) ≤ c0)).elim (fun h5 => ((Classical.em (4 * i0 + 5 ≤ N)).elim
  (fun h6 => (Or.inl ⟨⟨⟨h4.1.2.1, (int_lt_max_right h4.1.2.2)⟩, ⟨h4.2.1, h4.2.2⟩⟩, h6⟩)) (fun h6 =>
  (Or.inr (Or.inl ⟨⟨⟨h4.1.2.1, (int_lt_max_right h4.1.2.2)⟩, ⟨h5, (int_c584 h4.2.2 h4.1.1)⟩⟩, (int_c373 h6)⟩)))))
  (fun h5 =>
  (Or.inl ⟨⟨⟨h4.1.2.1, (int_lt_max_right h4.1.2.2)⟩, ⟨h4.2.1, h4.2.2⟩⟩, (fact_16 h4.2.1 h5)⟩))))))
  rfl))) : (known_2 I M N x_M i0 (max 0 x_M)) ⟨a_c, [c0, c1]⟩ (M t_C [c0, c1])))
  (fun i0 y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  (Or.elim h6 (fun h7 => int_not_one_lt_zero) (fun h7 => int_not_one_lt_zero)))) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i0 (.const 0) (.div (.add (.var v_N) (.const 3)) 4)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)

theorem program_vc (h0 : 4 ≤ N ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E N x_M)) (base E N x_M) (impl.inputHeap spec (base E N x_M) M) :=
  (vc_par_of 0 ((N + 3) / 4) rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M 0) from (entails_and (entails_points1 (fun q10 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q10]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q10, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q11 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (p := [q11]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q11, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q12 q13 h1 => (False.elim (int_c14 h1.1.2.1 h1.2)))))))
  (fun i0 h1 h2 => (vc_1 N x_M hl hM i0 h0 h1 h2))
  (fun i0 h1 h2 => (kept_1 N x_M hl hM i0 h0 h1 h2)) (race_1 N x_M hl hM h0))

theorem output_0_2 (q14 q15 : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ q14) (h2 : q14 < N) (h3 : 0 ≤ q15) (h4 : q15 < x_M) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_c, [q14, q15]⟩ (M t_C [q14, q15]) :=
  ((at_right (at_right (at_points2 q14 q15 ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, (int_c28 h2)⟩ rfl)))
  : (known_1 I M N x_M (max 0 ((N + 3) / 4))) ⟨a_c, [q14, q15]⟩ (M t_C [q14, q15]))

end

theorem consistent (E : Env) (N x_M : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) : spec.Consistent (base E N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M) :=
  solvable_layers (consistent E N x_M h0)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E N x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_C then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N x_M : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside N x_M) (base E N x_M) t_C [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.fn (.builtin "*" .f32) [.access t_A [.var v_i], .access t_B [.var v_j]]) (((base E N x_M).set v_i i).set v_j j) :=
  (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))

theorem defined (E : Env) (N x_M : Int) (h0 : 4 ≤ N ∧ 0 ≤ x_M) : spec.Defined (base E N x_M) :=
  defined_of (inside N x_M)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E N x_M h0 i j hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 4 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (4 ≤ (E v_N) ∧ 0 ≤ (E v_M)))
    (fun E => base E (E v_N) (E v_M)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) a) (fun E a => placed E (E v_N) (E v_M) a)
    (fun E a => consistent E (E v_N) (E v_M) a) (fun E a => solvable E (E v_N) (E v_M) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_N) (E v_M) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_mul m0)

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_mul m0)

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_mul m0)

end Redverify.Certificate.tiled_par
