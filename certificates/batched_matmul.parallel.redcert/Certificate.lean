module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.parallel

/-- `S` -/ abbrev v_S : Var := 0
/-- `N` -/ abbrev v_N : Var := 1
/-- `M` -/ abbrev v_M : Var := 2
/-- `P` -/ abbrev v_P : Var := 3
/-- `s` -/ abbrev v_s : Var := 4
/-- `i` -/ abbrev v_i : Var := 5
/-- `j` -/ abbrev v_j : Var := 6
/-- `k` -/ abbrev v_k : Var := 7
/-- `i0` -/ abbrev v_i0 : Var := 8
/-- `i1` -/ abbrev v_i1 : Var := 9
/-- `i2` -/ abbrev v_i2 : Var := 10
/-- `a` -/ abbrev a_a : Arr := 0
/-- `bt` -/ abbrev a_bt : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `batched`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and
          (.and (.le (.const 0) (.var v_S)) (.le (.const 0) (.var v_N)))
          (.le (.const 0) (.var v_M)))
        (.le (.const 0) (.var v_P))]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_P)],
      Region.mk t_B [(.const 0, .var v_S), (.const 0, .var v_P), (.const 0, .var v_M)]]
  outputs := [Region.mk t_C [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk
        t_C
        [v_s, v_i, v_j]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P)))
          (.fn
            (.builtin "*" .f32)
            [.access t_A [.var v_s, .var v_i, .var v_k], .access t_B [.var v_s, .var v_k, .var v_j]]))]

/-- Implementation `parallel`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none,
      Binding.mk a_bt t_B [v_s, v_k, v_j] [.var v_s, .var v_j, .var v_k] none,
      Binding.mk a_c t_C [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none]
  body :=
    .par v_s (.const 0) (.var v_S) <|
      .par v_i (.const 0) (.var v_N) <|
        .for v_j (.const 0) (.var v_M) <|
          .seq (.assign a_c [.var v_s, .var v_i, .var v_j] (.fn (.literal .f32 0 1) [])) <|
          .scope [a_c] <|
            .for v_k (.const 0) (.var v_P) <|
              .accumulate
                false
                (.builtin "+" .f32)
                a_c
                [.var v_s, .var v_i, .var v_j]
                (.fn
                  (.builtin "*" .f32)
                  [.read a_a [.var v_s, .var v_i, .var v_k], .read a_bt [.var v_s, .var v_j, .var v_k]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (S N x_M P : Int) : Env := ((((E.set v_S S).set v_N N).set v_M x_M).set v_P P)

theorem base_self (E : Env) : base E (E v_S) (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_a : ∀ b ∈ impl.bindings, b.array = a_a → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_bt : ∀ b ∈ impl.bindings, b.array = a_bt → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (S N x_M P : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E S N x_M P) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i j k s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [s, i, y_k0], M t_B [s, y_k0, j]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i j k s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [s, i, y_k0], M t_B [s, y_k0, j]])))

theorem equation_0 (s i j : Int) (h0 : True) :
    (M t_C [s, i, j]) = (value_0 I M i j P s) :=
  (Eq.trans (hM _ (.head _) [s, i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn f_2 [.access t_A [.var v_s, .var v_i, .var v_k], .access t_B [.var v_s, .var v_k, .var v_j]])) ((((base E S N x_M P).set v_s s).set v_i i).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < P) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (S N P : Int) : Heap V :=
  .points3 a_a
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < P) ∧ 0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < S)
    (fun c0 c1 c2 => (M t_A [c0, c1, c2]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (S x_M P : Int) : Heap V :=
  .points3 a_bt
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < P) ∧ 0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < S)
    (fun c0 c1 c2 => (M t_B [c0, c2, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N x_M s : Int) : Heap V :=
  .points3 a_c
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < x_M) ∧ 0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < s)
    (fun c0 c1 c2 => (M t_C [c0, c1, c2]))

noncomputable def known_1 (I : Interp V) (M : Model V) (S N x_M P s : Int) : Heap V :=
  ((known_1_0 I M S N P).and ((known_1_1 I M S x_M P).and (known_1_2 I M N x_M s)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N x_M s i : Int) : Heap V :=
  .points3 a_c
    (fun c0 c1 c2 => (c0 = s ∧ 0 ≤ c2 ∧ c2 < x_M) ∧ 0 ≤ c1 ∧ c1 < i ∨ ((0 ≤ c2 ∧ c2 < x_M) ∧ 0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < s)
    (fun c0 c1 c2 => (M t_C [c0, c1, c2]))

noncomputable def known_2 (I : Interp V) (M : Model V) (S N x_M P s i : Int) : Heap V :=
  ((known_1_0 I M S N P).and ((known_1_1 I M S x_M P).and (known_2_2 I M N x_M s i)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N x_M s i j : Int) : Heap V :=
  .points3 a_c
    (fun c0 c1 c2 => (c0 = s ∧ c1 = i) ∧ 0 ≤ c2 ∧ c2 < j ∨ (c0 = s ∧ 0 ≤ c2 ∧ c2 < x_M) ∧ 0 ≤ c1 ∧ c1 < i ∨ ((0 ≤ c2 ∧ c2 < x_M) ∧ 0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < s)
    (fun c0 c1 c2 => (M t_C [c0, c1, c2]))

noncomputable def known_3 (I : Interp V) (M : Model V) (S N x_M P s i j : Int) : Heap V :=
  ((known_1_0 I M S N P).and ((known_1_1 I M S x_M P).and (known_3_2 I M N x_M s i j)))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (s i j k : Int) : Heap V :=
  .points3 a_c
    (fun c0 c1 c2 => (c0 = s ∧ c1 = i) ∧ c2 = j)
    (fun c0 c1 c2 => (value_0 I M i j k s))

noncomputable def known_4 (I : Interp V) (M : Model V) (S N x_M P s i j k : Int) : Heap V :=
  ((known_1_0 I M S N P).and ((known_1_1 I M S x_M P).and ((known_3_2 I M N x_M s i j).and (known_4_3 I M s i j k))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_c
    [.var v_s, .var v_i, .var v_j]
    (.fn
      f_2
      [.read a_a [.var v_s, .var v_i, .var v_k], .read a_bt [.var v_s, .var v_j, .var v_k]])
    (fun e => (value_1 I M (e v_i) (e v_j) (e v_k) (e v_s)))

theorem vc_4 (s i j k : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ i) (h4 : i < N) (h5 : 0 ≤ j) (h6 : j < x_M) (h7 : 0 ≤ k) (h8 : k < P) :
    (body_4 I M).vc I (impl.HasCell spec (base E S N x_M P)) (((((base E S N x_M P).set v_s s).set v_i i).set v_j j).set v_k k) (known_4 I M S N x_M P s i j k) :=
  (vc_accumulate_of (value_0 I M i j k s)
  (I.fn f_2 [M t_A [s, i, k], M t_B [s, k, j]])
  ((at_right (at_right (at_right (at_points3 s i j ⟨⟨rfl, rfl⟩, rfl⟩ rfl))))
  : (known_4 I M S N x_M P s i j k) ⟨a_c, [s, i, j]⟩ (value_0 I M i j k s))
  (ev_fn (ev_cons (ev_read ((at_left (at_points3 s i k ⟨⟨⟨h7, h8⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_4 I M S N x_M P s i j k) ⟨a_a, [s, i, k]⟩ (M t_A [s, i, k])))
  (ev_cons (ev_read ((at_right (at_left (at_points3 s j k ⟨⟨⟨h7, h8⟩, ⟨h5, h6⟩⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_4 I M S N x_M P s i j k) ⟨a_bt, [s, j, k]⟩ (M t_B [s, k, j]))) ev_nil)))
  ((append1 k 0 (k + 1) (fun q0 h9 => ⟨h9.1, (int_lab_taB h9.2)⟩)
  (fun q0 => ⟨(fun h9 => ((Classical.em (q0 < k)).elim (fun h10 => (Or.inl ⟨h9.1, h10⟩))
  (fun h10 => (Or.inr (int_lab_ntab_eab h9.2 h10))))), (fun h9 => (Or.elim h9 (fun h10 => ⟨h10.1, (int_tab_lab h10.2)⟩)
  (fun h10 => ⟨(int_lab_ecb_lac h7 h10), (int_eab_lab h10)⟩)))⟩) (fun q0 h9 => h9.2)
  (fun q0 h9 => rfl) rfl)
  : I.fn f_0 [value_0 I M i j k s, I.fn f_2 [M t_A [s, i, k], M t_B [s, k, j]]] = value_1 I M i j k s))

theorem kept_4 (s i j k : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ i) (h4 : i < N) (h5 : 0 ≤ j) (h6 : j < x_M) (h7 : 0 ≤ k) (h8 : k < P) :
    Heap.Entails ((body_4 I M).post (((((base E S N x_M P).set v_s s).set v_i i).set v_j j).set v_k k) (known_4 I M S N x_M P s i j k)) (known_4 I M S N x_M P s i j (k + 1)) :=
  (show Heap.Entails _ (known_4 I M S N x_M P s i j (k + 1)) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points3 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points3 (fun q1 q2 q3 h9 =>
  (Or.elim h9 (fun h10 => (at_set_ne3 q1 q2 q3 s i j (fun h11 => (int_eab_tab_F h11.2.2 h10.2.2))
  (at_right (at_right (at_left (at_points3 q1 q2 q3 h9 rfl)))))) (fun h10 =>
  (Or.elim h10 (fun h11 => (at_set_ne3 q1 q2 q3 s i j (fun h12 => (int_eab_tab_F h12.2.1 h11.2.2))
  (at_right (at_right (at_left (at_points3 q1 q2 q3 h9 rfl))))))
  (fun h11 => (at_set_ne3 q1 q2 q3 s i j (fun h12 => (int_eab_tab_F h12.1 h11.2.2))
  (at_right (at_right (at_left (at_points3 q1 q2 q3 h9 rfl)))))))))))
  (entails_points3 (fun q4 q5 q6 h9 => (at_set_eq3 q4 q5 q6 s i j ⟨h9.1.1, ⟨h9.1.2, h9.2⟩⟩ ((reduce_congr1
  (fun q7 => ⟨(fun h10 => ⟨h10.1, (int_taB_lab h10.2)⟩), (fun h10 => ⟨h10.1, (int_lab_taB h10.2)⟩)⟩)
  (fun q7 h10 => rfl)) : value_0 I M i j (k + 1) s = value_1 I M i j k s))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_c [.var v_s, .var v_i, .var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_c] <|
    .for v_k (.const 0) (.var v_P)
      (fun e x => known_4 I M (e v_S) (e v_N) (e v_M) (e v_P) (e v_s) (e v_i) (e v_j) x) (body_4 I M)

theorem vc_3 (s i j : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ i) (h4 : i < N) (h5 : 0 ≤ j) (h6 : j < x_M) :
    (body_3 I M).vc I (impl.HasCell spec (base E S N x_M P)) ((((base E S N x_M P).set v_s s).set v_i i).set v_j j) (known_3 I M S N x_M P s i j) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at3 (b := (Binding.mk a_c t_C [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (R := (Region.mk t_C [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [s, i, j]
  (region_iff.2 ⟨s, _, rfl, h1, h2, i, _, rfl, h3, h4, j, _, rfl, h5, h6, rfl⟩) shape_a_c rfl rfl
  ⟨h1, h3, h5⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 P rfl rfl (show Heap.Entails _ (known_4 I M S N x_M P s i j 0) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points3 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points3 (fun q8 q9 q10 h7 =>
  (Or.elim h7 (fun h8 => (at_set_ne3 q8 q9 q10 s i j (fun h9 => (int_eab_tab_F h9.2.2 h8.2.2))
  (at_right (at_right (at_points3 q8 q9 q10 h7 rfl))))) (fun h8 =>
  (Or.elim h8 (fun h9 => (at_set_ne3 q8 q9 q10 s i j (fun h10 => (int_eab_tab_F h10.2.1 h9.2.2))
  (at_right (at_right (at_points3 q8 q9 q10 h7 rfl)))))
  (fun h9 => (at_set_ne3 q8 q9 q10 s i j (fun h10 => (int_eab_tab_F h10.1 h9.2.2))
  (at_right (at_right (at_points3 q8 q9 q10 h7 rfl))))))))))
  (entails_points3 (fun q11 q12 q13 h7 => (at_set_eq3 q11 q12 q13 s i j ⟨h7.1.1, ⟨h7.1.2, h7.2⟩⟩
  ((Eq.trans ((reduce_empty1 (fun q14 => (fun h8 => (int_lab_tba_F h8.1 h8.2))))
  : value_0 I M i j 0 s = I.fn f_1 []) rfl)
  : value_0 I M i j 0 s = I.fn f_1 []))))))))
  (fun k h7 h8 => (vc_4 S N x_M P hl hM s i j k h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun k h7 h8 => (kept_4 S N x_M P hl hM s i j k h0 h1 h2 h3 h4 h5 h6 h7 h8)))))

theorem kept_3 (s i j : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ i) (h4 : i < N) (h5 : 0 ≤ j) (h6 : j < x_M) :
    Heap.Entails ((body_3 I M).post ((((base E S N x_M P).set v_s s).set v_i i).set v_j j) (known_3 I M S N x_M P s i j)) (known_3 I M S N x_M P s i (j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q15 q16 q17 h7 => (Or.elim h7 (fun h8 =>
  (Or.elim (((Classical.em (q17 < j)).elim (fun h9 => (Or.inl (Or.inl ⟨⟨h8.1.1, h8.1.2⟩, ⟨h8.2.1, h9⟩⟩)))
  (fun h9 => (Or.inr ⟨⟨h8.1.1, h8.1.2⟩, (int_taB_ntab_eab h8.2.2 h9)⟩)))
  : ((q15 = s ∧ q16 = i) ∧ 0 ≤ q17 ∧ q17 < j ∨ (q15 = s ∧ 0 ≤ q17 ∧ q17 < x_M) ∧ 0 ≤ q16 ∧ q16 < i ∨ ((0 ≤ q17 ∧ q17 < x_M) ∧ 0 ≤ q16 ∧ q16 < N) ∧ 0 ≤ q15 ∧ q15 < s) ∨ (q15 = s ∧ q16 = i) ∧ q17 = j)
  (fun h9 => (at_right (at_right (at_left (at_points3 q15 q16 q17 h9 rfl))))) (fun h9 =>
  (at_right (at_right (at_right (at_points3 q15 q16 q17 h9 (Eq.trans ((equation_0 S N x_M P hl hM q15 q16 q17 trivial)
  : M t_C [q15, q16, q17] = value_0 I M q16 q17 P q15) (reduce_congr1 (fun q19 =>
  ⟨(fun h10 => ⟨h10.1, (int_lt_max_right h10.2)⟩), (fun h10 => ⟨h10.1, (int_c4 h10.1 h10.2)⟩)⟩)
  (fun q19 h10 => (fn_congr2 (at_congr3 h8.1.1 h8.1.2 rfl) (at_congr3 h8.1.1 rfl h9.2))))))))))))
  (fun h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_left (at_points3 q15 q16 q17 (Or.inr h8) rfl)))))
  (fun h9 => (at_right (at_right (at_left (at_points3 q15 q16 q17 (Or.inr h8) rfl))))))))))))
  : Heap.Entails (known_4 I M S N x_M P s i j (max 0 P)) (known_3 I M S N x_M P s i (j + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_M)
    (fun e x => known_3 I M (e v_S) (e v_N) (e v_M) (e v_P) (e v_s) (e v_i) x) (body_3 I M)

theorem vc_2 (s i : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ i) (h4 : i < N) :
    (body_2 I M).vc I (impl.HasCell spec (base E S N x_M P)) (((base E S N x_M P).set v_s s).set v_i i) (known_2 I M S N x_M P s i) :=
  (vc_for_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q20 q21 q22 h5 => (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.2.1 h6.2.2)))
  (fun h6 => (Or.elim h6 (fun h7 => (at_right (at_right (at_points3 q20 q21 q22 h6 rfl))))
  (fun h7 => (at_right (at_right (at_points3 q20 q21 q22 h6 rfl)))))))))))
  : Heap.Entails (known_2 I M S N x_M P s i) (known_3 I M S N x_M P s i 0))
  (fun j h5 h6 => (vc_3 S N x_M P hl hM s i j h0 h1 h2 h3 h4 h5 h6))
  (fun j h5 h6 => (kept_3 S N x_M P hl hM s i j h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (s i : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ i) (h4 : i < N) :
    Heap.Entails ((body_2 I M).post (((base E S N x_M P).set v_s s).set v_i i) (known_2 I M S N x_M P s i)) (known_2 I M S N x_M P s (i + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points3 (fun q23 q24 q25 h5 =>
  (Or.elim h5 (fun h6 => (at_right (at_right (at_points3 q23 q24 q25 ((Classical.em (q24 = i)).elim
  (fun h7 => (Or.inl ⟨⟨h6.1.1, h7⟩, ⟨h6.1.2.1, (int_lt_max_right h6.1.2.2)⟩⟩)) (fun h7 =>
  (Or.inr (Or.inl ⟨⟨h6.1.1, ⟨h6.1.2.1, h6.1.2.2⟩⟩, ⟨h6.2.1, (int_taB_neab_tab h6.2.2 h7)⟩⟩)))) rfl))))
  (fun h6 => (at_right (at_right (at_points3 q23 q24 q25 (Or.inr (Or.inr h6)) rfl)))))))))
  : Heap.Entails (known_3 I M S N x_M P s i (max 0 x_M)) (known_2 I M S N x_M P s (i + 1)))

theorem race_2 (s : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ s) (h2 : s < S) :
    ParVC I 0 N (body_2 I M).erase (fun i => (((base E S N x_M P).set v_s s).set v_i i)) (fun i => (body_2 I M).post (((base E S N x_M P).set v_s s).set v_i i) (known_2 I M S N x_M P s i)) :=
  (race_arrays [a_c] rfl rfl
  (all_cons (apart3 (fun i c0 c1 c2 => (c0 = s ∧ c1 = i) ∧ 0 ≤ c2 ∧ c2 < x_M)
  (fun i c0 c1 c2 => ((c0 = s ∧ c1 = i) ∧ 0 < P) ∧ 0 ≤ c2 ∧ c2 < x_M) (fun i h3 h4 =>
  (w_for 0 x_M rfl rfl (fun j h5 h6 => (w_seq (w_assign3 s i j ⟨⟨rfl, rfl⟩, ⟨h5, h6⟩⟩)
  (w_scope (w_for 0 P rfl rfl (fun k h7 h8 => (w_accumulate3 s i j ⟨⟨rfl, rfl⟩, ⟨h5, h6⟩⟩))))))))
  (fun i h3 h4 => (r_for 0 x_M rfl rfl
  (fun j h5 h6 => (r_seq (r_none rfl) (r_scope (r_for 0 P rfl rfl (fun k h7 h8 =>
  (r_accumulate3 (x_none rfl) s i j ⟨⟨⟨rfl, rfl⟩, ((int_lab_tbc_tac h7 h8) : 0 < P)⟩, ⟨h5, h6⟩⟩))))))))
  (fun i y_y c0 c1 c2 h3 h4 h5 h6 h7 h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8.1.2 h9.1.1.2 h7)), (fun h9 => (int_eab_eac_nebc_F h8.1.2 h9.1.2 h7))⟩))
  all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_2 I M (e v_S) (e v_N) (e v_M) (e v_P) (e v_s) x) (body_2 I M)

theorem vc_1 (s : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ s) (h2 : s < S) :
    (body_1 I M).vc I (impl.HasCell spec (base E S N x_M P)) ((base E S N x_M P).set v_s s) (known_1 I M S N x_M P s) :=
  (vc_par_of 0 N rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q26 q27 q28 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_points3 q26 q27 q28 h4 rfl)))))))))
  : Heap.Entails (known_1 I M S N x_M P s) (known_2 I M S N x_M P s 0))
  (fun i h3 h4 => (vc_2 S N x_M P hl hM s i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_2 S N x_M P hl hM s i h0 h1 h2 h3 h4)) (race_2 S N x_M P hl hM s h0 h1 h2))

theorem kept_1 (s : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ s) (h2 : s < S) :
    Heap.Entails ((body_1 I M).post ((base E S N x_M P).set v_s s) (known_1 I M S N x_M P s)) (known_1 I M S N x_M P (s + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q29 q30 q31 h3 => (at_right (at_right (at_points3 q29 q30 q31 ((Classical.em (q29 = s)).elim
  (fun h4 => (Or.inl ⟨⟨h4, ⟨h3.1.1.1, h3.1.1.2⟩⟩, ⟨h3.1.2.1, (int_lt_max_right h3.1.2.2)⟩⟩))
  (fun h4 =>
  (Or.inr ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩)))
  rfl))))))) : Heap.Entails (known_2 I M S N x_M P s (max 0 N)) (known_1 I M S N x_M P (s + 1)))

theorem race_1 (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ParVC I 0 S (body_1 I M).erase (fun s => ((base E S N x_M P).set v_s s)) (fun s => (body_1 I M).post ((base E S N x_M P).set v_s s) (known_1 I M S N x_M P s)) :=
  (race_arrays [a_c] rfl rfl
  (all_cons (apart3 (fun s c0 c1 c2 => (c0 = s ∧ 0 ≤ c2 ∧ c2 < x_M) ∧ 0 ≤ c1 ∧ c1 < N)
  (fun s c0 c1 c2 => ((c0 = s ∧ 0 < P) ∧ 0 ≤ c2 ∧ c2 < x_M) ∧ 0 ≤ c1 ∧ c1 < N)
  (fun s h1 h2 => (w_par 0 N rfl rfl (fun i h3 h4 =>
  (w_for 0 x_M rfl rfl (fun j h5 h6 => (w_seq (w_assign3 s i j ⟨⟨rfl, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩)
  (w_scope (w_for 0 P rfl rfl (fun k h7 h8 => (w_accumulate3 s i j ⟨⟨rfl, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))))))))))
  (fun s h1 h2 => (r_par 0 N rfl rfl (fun i h3 h4 => (r_for 0 x_M rfl rfl (fun j h5 h6 =>
  (r_seq (r_none rfl) (r_scope (r_for 0 P rfl rfl (fun k h7 h8 => (r_accumulate3 (x_none rfl) s i j
  ⟨⟨⟨rfl, ((int_lab_tbc_tac h7 h8) : 0 < P)⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))))))))))
  (fun s y_y c0 c1 c2 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1.1 h7.1.1.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1.1 h7.1.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_s (.const 0) (.var v_S)
    (fun e x => known_1 I M (e v_S) (e v_N) (e v_M) (e v_P) x) (body_1 I M)

theorem program_vc (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    (program I M).vc I (impl.HasCell spec (base E S N x_M P)) (base E S N x_M P) (impl.inputHeap spec (base E S N x_M P) M) :=
  (vc_par_of 0 S rfl rfl (show Heap.Entails _ (known_1 I M S N x_M P 0) from
  (entails_and (entails_points3 (fun q32 q33 q34 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [q32, q33, q34]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q32, _, rfl, h1.2.1, h1.2.2, q33, _, rfl, h1.1.2.1, h1.1.2.2, q34, _, rfl, h1.1.1.1, h1.1.1.2, rfl⟩)
  rfl rfl))) (entails_and (entails_points3 (fun q35 q36 q37 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_S), (.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_bt t_B [v_s, v_k, v_j] [.var v_s, .var v_j, .var v_k] none)) (p := [q35, q37, q36]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q35, _, rfl, h1.2.1, h1.2.2, q37, _, rfl, h1.1.1.1, h1.1.1.2, q36, _, rfl, h1.1.2.1, h1.1.2.2, rfl⟩)
  rfl rfl))) (entails_points3 (fun q38 q39 q40 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2)))))))
  (fun s h1 h2 => (vc_1 S N x_M P hl hM s h0 h1 h2))
  (fun s h1 h2 => (kept_1 S N x_M P hl hM s h0 h1 h2)) (race_1 S N x_M P hl hM h0))

theorem output_0_2 (q41 q42 q43 : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ q41) (h2 : q41 < S) (h3 : 0 ≤ q42) (h4 : q42 < N) (h5 : 0 ≤ q43) (h6 : q43 < x_M) :
    ((program I M).post (base E S N x_M P) (impl.inputHeap spec (base E S N x_M P) M)) ⟨a_c, [q41, q42, q43]⟩ (M t_C [q41, q42, q43]) :=
  ((at_right (at_right (at_points3 q41 q42 q43 ⟨⟨⟨h5, h6⟩, ⟨h3, h4⟩⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))
  : (known_1 I M S N x_M P (max 0 S)) ⟨a_c, [q41, q42, q43]⟩ (M t_C [q41, q42, q43]))

end

theorem consistent (E : Env) (S N x_M P : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Consistent (base E S N x_M P) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (S N x_M P : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E S N x_M P) :=
  solvable_layers (consistent E S N x_M P h0)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (S N x_M P : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) : impl.LayoutOk spec (base E S N x_M P) :=
  layout_apart (by decide)
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_P)], Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none), (Region.mk t_B [(.const 0, .var v_S), (.const 0, .var v_P), (.const 0, .var v_M)], Binding.mk a_bt t_B [v_s, v_k, v_j] [.var v_s, .var v_j, .var v_k] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < S) (p1 : Int) (h3 : 0 ≤ p1) (h4 : p1 < N) (p2 : Int) (h5 : 0 ≤ p2) (h6 : p2 < P) => (has_cell_at3 (b := (Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (R := (Region.mk t_A [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_P)])) (.head _) (.head _) [p0, p1, p2]
  (region_iff.2 ⟨p0, _, rfl, h1, h2, p1, _, rfl, h3, h4, p2, _, rfl, h5, h6, rfl⟩) shape_a_a rfl rfl
  ⟨h1, h3, h5⟩)))
      (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < S) (p1 : Int) (h3 : 0 ≤ p1) (h4 : p1 < P) (p2 : Int) (h5 : 0 ≤ p2) (h6 : p2 < x_M) => (has_cell_at3 (b := (Binding.mk a_bt t_B [v_s, v_k, v_j] [.var v_s, .var v_j, .var v_k] none)) (R := (Region.mk t_B [(.const 0, .var v_S), (.const 0, .var v_P), (.const 0, .var v_M)])) (.tail _ (.head _)) (.tail _ (.head _)) [p0, p1, p2]
  (region_iff.2 ⟨p0, _, rfl, h1, h2, p1, _, rfl, h3, h4, p2, _, rfl, h5, h6, rfl⟩) shape_a_bt rfl
  rfl ⟨h1, h5, h3⟩)))
      all_nil)))
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_P)], Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none), (Region.mk t_B [(.const 0, .var v_S), (.const 0, .var v_P), (.const 0, .var v_M)], Binding.mk a_bt t_B [v_s, v_k, v_j] [.var v_s, .var v_j, .var v_k] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < S) (p1 : Int) (h3 : 0 ≤ p1) (h4 : p1 < N) (p2 : Int) (h5 : 0 ≤ p2) (h6 : p2 < P) => within_each (fun (y_s0 : Int) (h7 : 0 ≤ y_s0) (h8 : y_s0 < S) (y_s1 : Int) (h9 : 0 ≤ y_s1) (h10 : y_s1 < N) (y_s2 : Int) (h11 : 0 ≤ y_s2) (h12 : y_s2 < P) he => have he : y_s0 = p0 ∧ y_s1 = p1 ∧ y_s2 = p2 := loc_eq3 he; (idx_congr3 (by omega) (by omega) (by omega)))))
      (all_cons (within_each (fun (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < S) (p1 : Int) (h3 : 0 ≤ p1) (h4 : p1 < P) (p2 : Int) (h5 : 0 ≤ p2) (h6 : p2 < x_M) => within_each (fun (y_s0 : Int) (h7 : 0 ≤ y_s0) (h8 : y_s0 < S) (y_s1 : Int) (h9 : 0 ≤ y_s1) (h10 : y_s1 < P) (y_s2 : Int) (h11 : 0 ≤ y_s2) (h12 : y_s2 < x_M) he => have he : y_s0 = p0 ∧ y_s2 = p2 ∧ y_s1 = p1 := loc_eq3 he; (idx_congr3 (by omega) (by omega) (by omega)))))
      all_nil)))

abbrev inside (S N x_M P : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_C then (((0 ≤ (point.getD 2 0) ∧ (point.getD 2 0) < x_M) ∧ 0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < N) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < S) ∧ 0 < P ∨ P = 0 else True

theorem covered_0 (E : Env) (S N x_M P : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) (p0 p1 p2 : Int) (h1 : 0 ≤ p0) (h2 : p0 < S) (h3 : 0 ≤ p1) (h4 : p1 < N) (h5 : 0 ≤ p2) (h6 : p2 < x_M) :
    spec.Given (inside S N x_M P) (base E S N x_M P) t_C [p0, p1, p2] :=
  (given_equation (p := [p0, p1, p2]) (.head _) rfl rfl rfl
  (((Classical.em (0 < P)).elim (fun h7 => (Or.inl ⟨⟨⟨⟨h5, h6⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩, h7⟩))
  (fun h7 => (Or.inr (int_lba_ntba_eab h0.2 h7))))
  : (((0 ≤ p2 ∧ p2 < x_M) ∧ 0 ≤ p1 ∧ p1 < N) ∧ 0 ≤ p0 ∧ p0 < S) ∧ 0 < P ∨ P = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (S N x_M P : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) (s i j : Int) (h1 : True) (h2 : (((0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) ∧ 0 ≤ s ∧ s < S) ∧ 0 < P ∨ P = 0) :
    TExp.Defined I M (spec.Given (inside S N x_M P) (base E S N x_M P)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn (.builtin "*" .f32) [.access t_A [.var v_s, .var v_i, .var v_k], .access t_B [.var v_s, .var v_k, .var v_j]])) ((((base E S N x_M P).set v_s s).set v_i i).set v_j j) :=
  (defined_reduce_some1 0 P (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < P) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < P) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [s, i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨s, _, rfl, ((Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ s), ((Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : s < S), i, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ i), ((Or.elim h2 (fun h4 => h4.1.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : i < N), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [s, y_d0, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨s, _, rfl, ((Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ s), ((Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : s < S), y_d0, _, rfl, h3.1, h3.2, j, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ j), ((Or.elim h2 (fun h4 => h4.1.1.1.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : j < x_M), rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (S N x_M P : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Defined (base E S N x_M P) :=
  defined_of (inside S N x_M P)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 p2 a4 a5 => covered_0 E S N x_M P h0 p0 p1 p2 a0 a1 a2 a3 a4 a5))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined3 (fun s i j => cond_holds) (fun s i j hg hk => defined_0 E S N x_M P h0 s i j hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (((0 ≤ (E v_S) ∧ 0 ≤ (E v_N)) ∧ 0 ≤ (E v_M)) ∧ 0 ≤ (E v_P)))
    (fun E => base E (E v_S) (E v_N) (E v_M) (E v_P)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_S) (E v_N) (E v_M) (E v_P) a) (fun E a => placed E (E v_S) (E v_N) (E v_M) (E v_P) a)
    (fun E a => consistent E (E v_S) (E v_N) (E v_M) (E v_P) a) (fun E a => solvable E (E v_S) (E v_N) (E v_M) (E v_P) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_S) (E v_N) (E v_M) (E v_P) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 p2 b4 b5 => output_0_2 (E v_S) (E v_N) (E v_M) (E v_P) hl hM p0 p1 p2 a b0 b1 b2 b3 b4 b5)) all_nil))) all_nil))


end Redverify.Certificate.parallel
