module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.by_columns

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `i1` -/ abbrev v_i1 : Var := 4
/-- `l` -/ abbrev a_l : Arr := 0
/-- `v` -/ abbrev a_v : Arr := 1
/-- `y` -/ abbrev a_y : Arr := 2
/-- `L` -/ abbrev t_L : Ten := 0
/-- `V` -/ abbrev t_V : Ten := 1
/-- `Y` -/ abbrev t_Y : Ten := 2

/-- Specification `triangular`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs :=
    [
      Region.mk t_L [(.const 0, .var v_N), (.const 0, .var v_N)],
      Region.mk t_V [(.const 0, .var v_N)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_j]
          (.and (.le (.const 0) (.var v_j)) (.le (.var v_j) (.var v_i)))
          (.fn (.builtin "*" .f32) [.access t_L [.var v_i, .var v_j], .access t_V [.var v_j]]))]

/-- Implementation `by_columns`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_l t_L [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_v t_V [v_i0] [.var v_i0] none,
      Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .seq (.par v_i (.const 0) (.var v_N) <|
      .assign a_y [.var v_i] (.fn (.literal .f32 0 1) [])) <|
    .scope [a_y] <|
      .for v_j (.const 0) (.var v_N) <|
        .par v_i (.var v_j) (.var v_N) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_y
            [.var v_i]
            (.fn (.builtin "*" .f32) [.read a_v [.var v_j], .read a_l [.var v_i, .var v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Comm I (.builtin "*" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "*" .f32) := hl

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c d : Int} (h0 : a ≤ d) (h1 : d < c) : a < (max b c) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < j) ∧ y_k0 ≤ c0)) (body1 (fun y_k0 => I.fn f_2 [M t_L [c0, y_k0], M t_V [y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_k0 = j ∧ j ≤ c0) ∧ c0 < i ∨ (0 ≤ y_k0 ∧ y_k0 < j) ∧ y_k0 ≤ c0)) (body1 (fun y_k0 => I.fn f_2 [M t_L [c0, y_k0], M t_V [y_k0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ j)) (body1 (fun y_k0 => I.fn f_2 [M t_L [i, y_k0], M t_V [y_k0]])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_Y [i]) = (value_2 I M i i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_j] (.and (.le (.const 0) (.var v_j)) (.le (.var v_j) (.var v_i))) (.fn f_2 [.access t_L [.var v_i, .var v_j], .access t_V [.var v_j]])) ((base E N).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (j : Int) => cond_holds) (fun (j : Int) (h1 : 0 ≤ j ∧ j ≤ i) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points2 a_l
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_L [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_v
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_V [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (I.fn f_1 []))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N).and (known_1_2 I M i)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_y [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_y rfl rfl h1) ev_const rfl)

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q0 h3 => ((Classical.em (q0 = i)).elim (fun h4 => (at_set_eq1 q0 i h4 rfl)) (fun h4 =>
  (at_set_ne1 q0 i h4 (at_right (at_right (at_points1 q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_y] rfl rfl (all_cons
  (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0) (fun i h1 h2 => (w_assign1 i rfl))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N j : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (value_0 I M c0 j))

noncomputable def known_2 (I : Interp V) (M : Model V) (N j : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N).and (known_2_2 I M N j)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N j i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (value_1 I M c0 i j))

noncomputable def known_3 (I : Interp V) (M : Model V) (N j i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N).and (known_3_2 I M N j i)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_y
    [.var v_i]
    (.fn f_2 [.read a_v [.var v_j], .read a_l [.var v_i, .var v_j]])
    (fun e => (value_2 I M (e v_i) (e v_j)))

theorem vc_3 (j i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < N) (h3 : j ≤ i) (h4 : i < N) :
    (body_3 I M).vc I (impl.HasCell spec (base E N)) (((base E N).set v_j j).set v_i i) (known_3 I M N j i) :=
  (vc_accumulate_of (value_1 I M i i j) (I.fn f_2 [M t_V [j], M t_L [i, j]])
  ((at_right (at_right (at_points1 i ⟨(int_lab_lbc_lac h1 h3), h4⟩ rfl)))
  : (known_3 I M N j i) ⟨a_y, [i]⟩ (value_1 I M i i j)) (ev_fn (ev_cons
  (ev_read ((at_right (at_left (at_points1 j ⟨h1, h2⟩ rfl))) : (known_3 I M N j i) ⟨a_v, [j]⟩ (M t_V [j])))
  (ev_cons (ev_read ((at_left (at_points2 i j ⟨⟨h1, h2⟩, ⟨(int_lab_lbc_lac h1 h3), h4⟩⟩ rfl))
  : (known_3 I M N j i) ⟨a_l, [i, j]⟩ (M t_L [i, j]))) ev_nil)))
  ((append1 j 0 (j + 1) (fun q5 h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)
  (fun q5 => ⟨(fun h5 => ((Classical.em (q5 = j)).elim (fun h6 => (Or.inr h6))
  (fun h6 => (Or.inl (Or.inr ⟨⟨h5.1, (int_lab_neab_tab h5.2 h6)⟩, (int_lab_lbc_lac h5.2 h3)⟩))))), (fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2))) (fun h7 => ⟨h7.1.1, (int_tab_lab h7.1.2)⟩)))
  (fun h6 => ⟨(int_lab_ecb_lac h1 h6), (int_eab_lab h6)⟩)))⟩)
  (fun q5 h5 => (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2))) (fun h6 => h6.1.2)))
  (fun q5 h5 => rfl)
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_L [i, j]) (M t_V [j])))
  : I.fn f_0 [value_1 I M i i j, I.fn f_2 [M t_V [j], M t_L [i, j]]] = value_2 I M i j))

theorem kept_3 (j i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < N) (h3 : j ≤ i) (h4 : i < N) :
    Heap.Entails ((body_3 I M).post (((base E N).set v_j j).set v_i i) (known_3 I M N j i)) (known_3 I M N j (i + 1)) :=
  (show Heap.Entails _ (known_3 I M N j (i + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q6 h5 => ((Classical.em (q6 = i)).elim (fun h6 => (at_set_eq1 q6 i h6 ((reduce_congr1
  (fun q7 => ⟨(fun h7 => (Or.elim h7 (fun h8 => ⟨(int_lab_ecb_lac h1 h8.1.1), (int_eab_lab h8.1.1)⟩)
  (fun h8 => ⟨h8.1.1, (int_tab_lab h8.1.2)⟩))), (fun h7 => ((Classical.em (q7 = j)).elim
  (fun h8 => (Or.inl ⟨⟨h8, (int_lab_ecb_lac h3 h6)⟩, (int_eab_taB h6)⟩))
  (fun h8 => (Or.inr ⟨⟨h7.1, (int_lab_neab_tab h7.2 h8)⟩, (int_c383 h7.2 h3 h6)⟩))))⟩)
  (fun q7 h7 => (fn_congr2 (at_congr2 h6 rfl) rfl))) : value_1 I M q6 (i + 1) j = value_2 I M i j)))
  (fun h6 =>
  (at_set_ne1 q6 i h6 (at_right (at_right (at_points1 q6 h5 (reduce_congr1 (fun q8 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_taB_neab_tab h8.2 h6)⟩)) (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_tab_taB h8.2)⟩)) (fun h8 => (Or.inr h8))))⟩)
  (fun q8 h7 => rfl)))))))))))))

theorem race_3 (j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < N) :
    ParVC I j N (body_3 I M).erase (fun i => (((base E N).set v_j j).set v_i i)) (fun i => (body_3 I M).post (((base E N).set v_j j).set v_i i) (known_3 I M N j i)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i) (fun i h3 h4 => (w_accumulate1 i rfl))
  (fun i h3 h4 => (r_accumulate1 (x_none rfl) i rfl))
  (fun i y_y c0 h3 h4 h5 h6 h7 h8 => ⟨(int_eab_nebc_neac h8 h7), (int_eab_nebc_neac h8 h7)⟩))
  all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.var v_j) (.var v_N)
    (fun e x => known_3 I M (e v_N) (e v_j) x) (body_3 I M)

theorem vc_2 (j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < N) :
    (body_2 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_j j) (known_2 I M N j) :=
  (vc_par_of j N rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q9 h3 => (at_right (at_right (at_points1 q9 h3 (reduce_congr1 (fun q10 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.1.2 h5.2))) (fun h5 => h5))), (fun h4 => (Or.inr h4))⟩)
  (fun q10 h4 => rfl))))))))) : Heap.Entails (known_2 I M N j) (known_3 I M N j j))
  (fun i h3 h4 => (vc_3 N hl hM j i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_3 N hl hM j i h0 h1 h2 h3 h4)) (race_3 N hl hM j h0 h1 h2))

theorem kept_2 (j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < N) :
    Heap.Entails ((body_2 I M).post ((base E N).set v_j j) (known_2 I M N j)) (known_2 I M N (j + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_points1 (fun q11 h3 =>
  (at_right (at_right (at_points1 q11 h3 (reduce_congr1 (fun q12 => ⟨(fun h4 => ((Classical.em (q12 = j)).elim
  (fun h5 => (Or.inl ⟨⟨h5, (int_lbc_eba_lac h4.2 h5)⟩, (int_lt_max_right h3.2)⟩))
  (fun h5 => (Or.inr ⟨⟨h4.1.1, (int_taB_neab_tab h4.1.2 h5)⟩, h4.2⟩)))), (fun h4 => (Or.elim h4
  (fun h5 => ⟨⟨(int_lab_ecb_lac h1 h5.1.1), (int_eab_taB h5.1.1)⟩, (int_lbc_eab_lac h5.1.2 h5.1.1)⟩)
  (fun h5 => ⟨⟨h5.1.1, (int_tab_taB h5.1.2)⟩, h5.2⟩)))⟩) (fun q12 h4 => rfl)))))))))
  : Heap.Entails (known_3 I M N j (max j N)) (known_2 I M N (j + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .scope [a_y] <|
    .for v_j (.const 0) (.var v_N)
      (fun e x => known_2 I M (e v_N) x) (body_2 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_seq (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N 0) from (entails_and (entails_points2 (fun q1 q2 h1 =>
  (at_input (R := (Region.mk t_L [(.const 0, .var v_N), (.const 0, .var v_N)])) (b := (Binding.mk a_l t_L [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q1, q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q1, _, rfl, h1.2.1, h1.2.2, q2, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q3 h1 =>
  (at_input (R := (Region.mk t_V [(.const 0, .var v_N)])) (b := (Binding.mk a_v t_V [v_i0] [.var v_i0] none)) (p := [q3]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q3, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun q4 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))
  (race_1 N hl hM h0)) (vc_scope (vc_for_of 0 N rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q13 h1 => (at_right (at_right (at_points1 q13 ⟨h1.1, (int_lt_max_right h1.2)⟩
  (Eq.trans ((reduce_empty1 (fun q14 => (fun h2 => (int_lab_tba_F h2.1.1 h2.1.2))))
  : value_0 I M q13 0 = I.fn f_1 []) rfl))))))))
  : Heap.Entails (known_1 I M N (max 0 N)) (known_2 I M N 0))
  (fun j h1 h2 => (vc_2 N hl hM j h0 h1 h2)) (fun j h1 h2 => (kept_2 N hl hM j h0 h1 h2)))))

theorem output_0_2 (q15 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q15) (h2 : q15 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_y, [q15]⟩ (M t_Y [q15]) :=
  ((at_right (at_right (at_points1 q15 ⟨h1, h2⟩
  (Eq.trans ((equation_0 N hl hM q15 trivial) : M t_Y [q15] = value_2 I M q15 q15) (reduce_congr1
  (fun q17 => ⟨(fun h3 => ⟨⟨h3.1, (fact_0 h3.2 h2)⟩, h3.2⟩), (fun h3 => ⟨h3.1.1, h3.2⟩)⟩)
  (fun q17 h3 => rfl)))))) : (known_2 I M N (max 0 N)) ⟨a_y, [q15]⟩ (M t_Y [q15]))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_Y then (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_Y [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl (h2 : p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_j] (.and (.le (.const 0) (.var v_j)) (.le (.var v_j) (.var v_i))) (.fn (.builtin "*" .f32) [.access t_L [.var v_i, .var v_j], .access t_V [.var v_j]])) ((base E N).set v_i i) :=
  (defined_reduce_some1 0 (i + 1) (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 ≤ i) => ⟨h3.1, ((int_lab_taB h3.2) : y_d0 < i + 1)⟩)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 ≤ i) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((int_lab_lbc_lac h3.1 h3.2) : 0 ≤ i), h2, y_d0, _, rfl, h3.1, ((int_lab_tbc_tac h3.2 h2) : y_d0 < N), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, ((int_lab_tbc_tac h3.2 h2) : y_d0 < N), rfl⟩))) defined_nil)))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 i hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_N))
    (fun E => base E (E v_N)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) a) (fun E a => placed E (E v_N) a)
    (fun E a => consistent E (E v_N) a) (fun E a => solvable E (E v_N) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_2 (E v_N) hl hM p0 a b0 b1)) all_nil))) all_nil))

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

end Redverify.Certificate.by_columns
