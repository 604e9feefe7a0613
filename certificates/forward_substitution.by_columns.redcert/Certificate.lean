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
/-- `b` -/ abbrev a_b : Arr := 1
/-- `x` -/ abbrev a_x : Arr := 2
/-- `s` -/ abbrev a_s : Arr := 3
/-- `L` -/ abbrev t_L : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `X` -/ abbrev t_X : Ten := 2
/-- `S` -/ abbrev t_S : Ten := 3

/-- Specification `trsv`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs :=
    [
      Region.mk t_L [(.const 0, .var v_N), (.const 0, .var v_N)],
      Region.mk t_B [(.const 0, .var v_N)]]
  outputs := [Region.mk t_X [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_S
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_j]
          (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_i)))
          (.fn (.builtin "*" .f32) [.access t_L [.var v_i, .var v_j], .access t_X [.var v_j]])),
      Equation.mk
        t_X
        [v_i]
        .true
        (.fn
          (.builtin "/" .f32)
          [
            .fn (.builtin "-" .f32) [.access t_B [.var v_i], .access t_S [.var v_i]],
            .access t_L [.var v_i, .var v_i]])]

/-- Implementation `by_columns`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_l t_L [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0] [.var v_i0] none,
      Binding.mk a_x t_X [v_i0] [.var v_i0] none]
  body :=
    .allocate a_s [.var v_N] <|
    .seq (.for v_i (.const 0) (.var v_N) <|
      .assign a_s [.var v_i] (.fn (.literal .f32 0 1) [])) <|
    .for v_j (.const 0) (.var v_N) <|
      .seq (.assign
        a_x
        [.var v_j]
        (.fn
          (.builtin "/" .f32)
          [
            .fn (.builtin "-" .f32) [.read a_b [.var v_j], .read a_s [.var v_j]],
            .read a_l [.var v_j, .var v_j]])) <|
      .scope [a_s] <|
        .par v_i (.add (.var v_j) (.const 1)) (.var v_N) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_s
            [.var v_i]
            (.fn (.builtin "*" .f32) [.read a_l [.var v_i, .var v_j], .read a_x [.var v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32
abbrev f_3 : Fn := .builtin "/" .f32
abbrev f_4 : Fn := .builtin "-" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_x : ∀ b ∈ impl.bindings, b.array = a_x → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c : Int} (h0 : a ≤ c) (h1 : c + 1 ≤ b) : a ≤ b :=
  by omega

theorem fact_1 {a b c : Int} (h0 : a ≤ c) (h1 : c + 1 ≤ b) : a < b :=
  by omega

theorem fact_2 {a b c : Int} (h0 : a + 1 ≤ c) (h1 : b = c) : a < b :=
  by omega

theorem fact_3 {a b c d : Int} (h0 : a ≤ c) (h1 : c + 1 ≤ d) (h2 : b = d) : a < b :=
  by omega

theorem fact_4 {a b c : Int} (h0 : a ≤ c) (h1 : c < b) : a ≤ b + (-1) * 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < j) ∧ y_k0 < c0)) (body1 (fun y_k0 => I.fn f_2 [M t_L [c0, y_k0], M t_X [y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_k0 = j ∧ j < c0) ∧ c0 < i ∨ (0 ≤ y_k0 ∧ y_k0 < j) ∧ y_k0 < c0)) (body1 (fun y_k0 => I.fn f_2 [M t_L [c0, y_k0], M t_X [y_k0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ j)) (body1 (fun y_k0 => I.fn f_2 [M t_L [i, y_k0], M t_X [y_k0]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => I.fn f_2 [M t_L [i, y_k0], M t_X [y_k0]])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_S [i]) = (value_3 I M i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_i))) (.fn f_2 [.access t_L [.var v_i, .var v_j], .access t_X [.var v_j]])) ((base E N).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (j : Int) => cond_holds) (fun (j : Int) (h1 : 0 ≤ j ∧ j < i) => rfl))))

theorem equation_1 (i : Int) (h0 : True) :
    (M t_X [i]) = (I.fn f_3 [I.fn f_4 [M t_B [i], M t_S [i]], M t_L [i, i]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_3 [.fn f_4 [.access t_B [.var v_i], .access t_S [.var v_i]], .access t_L [.var v_i, .var v_i]]) ((base E N).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_B [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points2 a_l
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_L [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (I.fn f_1 []))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N).and (known_1_2 I M i)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_s [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N)) a_s [N]) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h1, h2, trivial⟩) ev_const rfl)

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q0 h3 => ((Classical.em (q0 = i)).elim (fun h4 => (at_set_eq1 q0 i h4 rfl)) (fun h4 =>
  (at_set_ne1 q0 i h4 (at_right (at_right (at_points1 q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N j : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (value_0 I M c0 j))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (j : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 < j)
    (fun c0 => (M t_X [c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N j : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N).and ((known_2_2 I M N j).and (known_2_3 I M j))))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N j i : Int) : Heap V :=
  .points1 a_s
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (value_1 I M c0 i j))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (j : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ j)
    (fun c0 => (M t_X [c0]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N j i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N).and ((known_3_2 I M N j i).and (known_3_3 I M j))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_s
    [.var v_i]
    (.fn f_2 [.read a_l [.var v_i, .var v_j], .read a_x [.var v_j]])
    (fun e => (value_2 I M (e v_i) (e v_j)))

theorem vc_3 (j i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < N) (h3 : j + 1 ≤ i) (h4 : i < N) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N)) a_s [N]) (((base E N).set v_j j).set v_i i) (known_3 I M N j i) :=
  (vc_accumulate_of (value_1 I M i i j) (I.fn f_2 [M t_L [i, j], M t_X [j]])
  ((at_right (at_right (at_left (at_points1 i ⟨(fact_0 h1 h3), h4⟩ rfl))))
  : (known_3 I M N j i) ⟨a_s, [i]⟩ (value_1 I M i i j))
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 i j ⟨⟨h1, h2⟩, ⟨(fact_0 h1 h3), h4⟩⟩ rfl)))
  : (known_3 I M N j i) ⟨a_l, [i, j]⟩ (M t_L [i, j])))
  (ev_cons (ev_read ((at_right (at_right (at_right (at_points1 j ⟨h1, int_refl⟩ rfl))))
  : (known_3 I M N j i) ⟨a_x, [j]⟩ (M t_X [j]))) ev_nil)))
  ((append1 j 0 (j + 1) (fun q10 h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)
  (fun q10 => ⟨(fun h5 => ((Classical.em (q10 = j)).elim (fun h6 => (Or.inr h6))
  (fun h6 => (Or.inl (Or.inr ⟨⟨h5.1, (int_lab_neab_tab h5.2 h6)⟩, (fact_1 h5.2 h3)⟩))))), (fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2))) (fun h7 => ⟨h7.1.1, (int_tab_lab h7.1.2)⟩)))
  (fun h6 => ⟨(int_lab_ecb_lac h1 h6), (int_eab_lab h6)⟩)))⟩)
  (fun q10 h5 => (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2))) (fun h6 => h6.1.2)))
  (fun q10 h5 => rfl) rfl)
  : I.fn f_0 [value_1 I M i i j, I.fn f_2 [M t_L [i, j], M t_X [j]]] = value_2 I M i j))

theorem kept_3 (j i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < N) (h3 : j + 1 ≤ i) (h4 : i < N) :
    Heap.Entails ((body_3 I M).post (((base E N).set v_j j).set v_i i) (known_3 I M N j i)) (known_3 I M N j (i + 1)) :=
  (show Heap.Entails _ (known_3 I M N j (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points1 (fun q11 h5 =>
  ((Classical.em (q11 = i)).elim (fun h6 => (at_set_eq1 q11 i h6 ((reduce_congr1 (fun q12 =>
  ⟨(fun h7 => (Or.elim h7 (fun h8 => ⟨(int_lab_ecb_lac h1 h8.1.1), (int_eab_lab h8.1.1)⟩)
  (fun h8 => ⟨h8.1.1, (int_tab_lab h8.1.2)⟩))), (fun h7 =>
  ((Classical.em (q12 = j)).elim (fun h8 => (Or.inl ⟨⟨h8, (fact_2 h3 h6)⟩, (int_eab_taB h6)⟩))
  (fun h8 => (Or.inr ⟨⟨h7.1, (int_lab_neab_tab h7.2 h8)⟩, (fact_3 h7.2 h3 h6)⟩))))⟩)
  (fun q12 h7 => (fn_congr2 (at_congr2 h6 rfl) rfl))) : value_1 I M q11 (i + 1) j = value_2 I M i j)))
  (fun h6 => (at_set_ne1 q11 i h6
  (at_right (at_right (at_left (at_points1 q11 h5 (reduce_congr1 (fun q13 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_taB_neab_tab h8.2 h6)⟩)) (fun h8 => (Or.inr h8)))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inl ⟨h8.1, (int_tab_taB h8.2)⟩)) (fun h8 => (Or.inr h8))))⟩)
  (fun q13 h7 => rfl))))))))))) (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

theorem race_3 (j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < N) :
    ParVC I (j + 1) N (body_3 I M).erase (fun i => (((base E N).set v_j j).set v_i i)) (fun i => (body_3 I M).post (((base E N).set v_j j).set v_i i) (known_3 I M N j i)) :=
  (race_arrays [a_s] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i) (fun i h3 h4 => (w_accumulate1 i rfl))
  (fun i h3 h4 => (r_accumulate1 (x_none rfl) i rfl))
  (fun i y_y c0 h3 h4 h5 h6 h7 h8 => ⟨(int_eab_nebc_neac h8 h7), (int_eab_nebc_neac h8 h7)⟩))
  all_nil))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign
    a_x
    [.var v_j]
    (.fn
      f_3
      [
        .fn f_4 [.read a_b [.var v_j], .read a_s [.var v_j]],
        .read a_l [.var v_j, .var v_j]])
    (fun e => (M t_X [(e v_j)]))) <|
  .scope [a_s] <|
    .par v_i (.add (.var v_j) (.const 1)) (.var v_N)
      (fun e x => known_3 I M (e v_N) (e v_j) x) (body_3 I M)

theorem vc_2 (j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < N) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_s [N]) ((base E N).set v_j j) (known_2 I M N j) :=
  (vc_seq (vc_assign_of
  (I.fn f_3 [I.fn f_4 [M t_B [j], value_0 I M j j], M t_L [j, j]])
  (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (R := (Region.mk t_X [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [j]
  (region_iff.2 ⟨j, _, rfl, h1, h2, rfl⟩) shape_a_x rfl rfl h1)) (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_left (at_points1 j ⟨h1, h2⟩ rfl)) : (known_2 I M N j) ⟨a_b, [j]⟩ (M t_B [j])))
  (ev_cons (ev_read ((at_right (at_right (at_left (at_points1 j ⟨h1, h2⟩ rfl))))
  : (known_2 I M N j) ⟨a_s, [j]⟩ (value_0 I M j j))) ev_nil)))
  (ev_cons (ev_read ((at_right (at_left (at_points2 j j ⟨⟨h1, h2⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_2 I M N j) ⟨a_l, [j, j]⟩ (M t_L [j, j]))) ev_nil))) ((Eq.trans ((fn_congr2 (fn_congr2 rfl
  (Eq.trans ((reduce_congr1 (fun q9 => ⟨(fun h3 => ⟨h3.1.1, h3.1.2⟩), (fun h3 => ⟨h3, h3.2⟩)⟩)
  (fun q9 h3 => rfl)) : value_0 I M j j = value_3 I M j) (Eq.symm (equation_0 N hl hM j trivial))))
  rfl)
  : I.fn f_3 [I.fn f_4 [M t_B [j], value_0 I M j j], M t_L [j, j]] = I.fn f_3 [I.fn f_4 [M t_B [j], M t_S [j]], M t_L [j, j]])
  (Eq.symm (equation_1 N hl hM j trivial)))
  : I.fn f_3 [I.fn f_4 [M t_B [j], value_0 I M j j], M t_L [j, j]] = M t_X [j]))
  (vc_scope (vc_par_of (j + 1) N rfl rfl (show Heap.Entails _ (known_3 I M N j (j + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points1 (fun q14 h3 => (at_set_other (by decide)
  (at_right (at_right (at_left (at_points1 q14 h3 ((reduce_congr1 (fun q15 =>
  ⟨(fun h4 => (Or.elim h4 (fun h5 => (False.elim (int_c344 h5.1.2 h5.2))) (fun h5 => h5))), (fun h4 => (Or.inr h4))⟩)
  (fun q15 h4 => rfl)) : value_1 I M q14 (j + 1) j = value_0 I M q14 j))))))))
  (entails_points1 (fun q16 h3 => ((Classical.em (q16 = j)).elim
  (fun h4 => (at_set_eq1 q16 j h4 ((at_congr1 h4) : M t_X [q16] = M t_X [j])))
  (fun h4 => (at_set_ne1 q16 j h4
  (at_right (at_right (at_right (at_points1 q16 ⟨h3.1, (int_lab_neab_tab h3.2 h4)⟩ rfl)))))))))))))
  (fun i h3 h4 => (vc_3 N hl hM j i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_3 N hl hM j i h0 h1 h2 h3 h4)) (race_3 N hl hM j h0 h1 h2))))

theorem kept_2 (j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < N) :
    Heap.Entails ((body_2 I M).post ((base E N).set v_j j) (known_2 I M N j)) (known_2 I M N (j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points1 (fun q17 h3 =>
  (at_right (at_right (at_left (at_points1 q17 h3 (reduce_congr1 (fun q18 => ⟨(fun h4 => ((Classical.em (q18 = j)).elim
  (fun h5 => (Or.inl ⟨⟨h5, (int_eba_tbc_tac h5 h4.2)⟩, (int_lt_max_right h3.2)⟩))
  (fun h5 => (Or.inr ⟨⟨h4.1.1, (int_taB_neab_tab h4.1.2 h5)⟩, h4.2⟩)))), (fun h4 => (Or.elim h4
  (fun h5 => ⟨⟨(int_lab_ecb_lac h1 h5.1.1), (int_eab_taB h5.1.1)⟩, (int_eab_tbc_tac h5.1.1 h5.1.2)⟩)
  (fun h5 => ⟨⟨h5.1.1, (int_tab_taB h5.1.2)⟩, h5.2⟩)))⟩) (fun q18 h4 => rfl))))))))
  (entails_points1 (fun q19 h3 => (at_right (at_right (at_right (at_points1 q19 ⟨h3.1, (int_taB_lab h3.2)⟩ rfl)))))))))
  : Heap.Entails (known_3 I M N j (max (j + 1) N)) (known_2 I M N (j + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_s [.var v_N] <|
  .seq (.for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .for v_j (.const 0) (.var v_N)
    (fun e x => known_2 I M (e v_N) x) (body_2 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_seq (vc_for_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q1 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_N)])) (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (p := [q1]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q1, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points2 (fun q2 q3 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_L [(.const 0, .var v_N), (.const 0, .var v_N)])) (b := (Binding.mk a_l t_L [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q2, q3]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h1.2.1, h1.2.2, q3, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))
  (entails_points1 (fun q4 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2)))
  (vc_for_of 0 N rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_right (entails_left entails_refl)) (entails_and
  (entails_points1 (fun q20 h1 => (at_right (at_right (at_points1 q20 ⟨h1.1, (int_lt_max_right h1.2)⟩
  (Eq.trans ((reduce_empty1 (fun q21 => (fun h2 => (int_lab_tba_F h2.1.1 h2.1.2))))
  : value_0 I M q20 0 = I.fn f_1 []) rfl))))))
  (entails_points1 (fun q22 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))))))
  : Heap.Entails (known_1 I M N (max 0 N)) (known_2 I M N 0))
  (fun j h1 h2 => (vc_2 N hl hM j h0 h1 h2)) (fun j h1 h2 => (kept_2 N hl hM j h0 h1 h2)))))

theorem output_0_2 (q23 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q23) (h2 : q23 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_x, [q23]⟩ (M t_X [q23]) :=
  (at_restore (by decide)
  ((at_right (at_right (at_right (at_points1 q23 ⟨h1, (int_lt_max_right h2)⟩ rfl))))
  : (known_2 I M N (max 0 N)) ⟨a_x, [q23]⟩ (M t_X [q23])))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_equations (consistent E N h0)
    (fun at_ => if at_ = t_S then 0 else if at_ = t_X then 0 else 0)
    [fun at_ point => if at_ = t_S then ((point.getD 0 0) + (-1) * 1) else if at_ = t_X then ((point.getD 0 0) + (-1) * 1) else 0]
    (fun at_ => if at_ = t_S then 0 else if at_ = t_X then 1 else 0)
    (all_cons (descends1 (fun (i : Int) => cond_holds)
  (fun (i : Int) (h1 : True) => (uses_reduce_some1 (uses_fn uses_nil) (fun (j : Int) => cond_holds)
  (fun (j : Int) (h2 : 0 ≤ j ∧ j < i) => (uses_fn (uses_cons (uses_input (by decide))
  (uses_cons (uses_rank1 j (i + (-1) * 1) (j + (-1) * 1) rfl rfl rfl rfl
  ((fact_4 h2.1 h2.2) : 0 ≤ i + (-1) * 1) ((int_c29 h2.2) : j + (-1) * 1 < i + (-1) * 1)) uses_nil)))))))
    (all_cons (descends1 (fun (i : Int) => cond_holds)
  (fun (i : Int) (h1 : True) => (uses_fn (uses_cons (uses_fn (uses_cons (uses_input (by decide))
  (uses_cons (uses_order1 i (i + (-1) * 1) (i + (-1) * 1) rfl rfl (by decide) rfl rfl
  (int_refl : i + (-1) * 1 ≤ i + (-1) * 1)) uses_nil)))
  (uses_cons (uses_input (by decide)) uses_nil)))))
    all_nil))

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_S then (point.getD 0 0) < N ∨ (point.getD 0 0) = 0 ∧ N = 0 else if at_ = t_X then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_X [p0] :=
  (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : i < N ∨ i = 0 ∧ N = 0) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.var v_i))) (.fn (.builtin "*" .f32) [.access t_L [.var v_i, .var v_j], .access t_X [.var v_j]])) ((base E N).set v_i i) :=
  (defined_reduce_some1 0 i (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < i) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < i) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((int_lab_tbc_lac h3.1 h3.2) : 0 ≤ i), ((Or.elim h2 (fun h4 => h4) (fun h4 => (False.elim (int_c6 h3.1 h4.1 h3.2)))) : i < N), y_d0, _, rfl, h3.1, ((Or.elim h2 (fun h4 => (int_tab_tbc_tac h3.2 h4))
  (fun h4 => (False.elim (int_c6 h3.1 h4.1 h3.2)))) : y_d0 < N), rfl⟩)))
  (defined_cons (defined_access (given_equation (p := [y_d0]) (.tail _ (.head _)) rfl rfl rfl
  (⟨h3.1, (Or.elim h2 (fun h4 => (int_tab_tbc_tac h3.2 h4))
  (fun h4 => (False.elim (int_c6 h3.1 h4.1 h3.2))))⟩ : 0 ≤ y_d0 ∧ y_d0 < N)
  (cond_holds.2 (h1 : True)))) defined_nil)))))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "/" .f32) [.fn (.builtin "-" .f32) [.access t_B [.var v_i], .access t_S [.var v_i]], .access t_L [.var v_i, .var v_i]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.tail _ (.head _)) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons
  (defined_access (given_equation (p := [i]) (.head _) rfl rfl rfl ((Or.inl h2.2) : i < N ∨ i = 0 ∧ N = 0)
  (cond_holds.2 (h1 : True)))) defined_nil)))
  (defined_cons (defined_access (given_input (p := [i, i]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, i, _, rfl, h2.1, h2.2, rfl⟩))) defined_nil)))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_1 E N h0 i hg hk))
    all_nil)))

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


end Redverify.Certificate.by_columns
