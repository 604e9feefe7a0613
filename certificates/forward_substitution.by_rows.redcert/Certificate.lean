module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.by_rows

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

/-- Implementation `by_rows`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_l t_L [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0] [.var v_i0] none,
      Binding.mk a_x t_X [v_i0] [.var v_i0] none]
  body :=
    .for v_i (.const 0) (.var v_N) <|
      .allocate a_s [] <|
      .seq (.assign a_s [] (.fn (.literal .f32 0 1) [])) <|
      .seq (.scope [a_s] <|
        .for v_j (.const 0) (.var v_i) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_s
            []
            (.fn (.builtin "*" .f32) [.read a_l [.var v_i, .var v_j], .read a_x [.var v_j]])) <|
      .assign
        a_x
        [.var v_i]
        (.fn
          (.builtin "/" .f32)
          [.fn (.builtin "-" .f32) [.read a_b [.var v_i], .read a_s []], .read a_l [.var v_i, .var v_i]])

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

theorem fact_0 {a b c : Int} (h0 : a ≤ c) (h1 : c < b) : a ≤ b + (-1) * 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < j)) (body1 (fun y_k0 => I.fn f_2 [M t_L [i, y_k0], M t_X [y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ j)) (body1 (fun y_k0 => I.fn f_2 [M t_L [i, y_k0], M t_X [y_k0]])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_S [i]) = (value_0 I M i i) :=
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
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_X [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N).and (known_1_2 I M i)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points0 a_s
    (True)
    ((value_0 I M i j))

noncomputable def known_2 (I : Interp V) (M : Model V) (N i j : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N).and ((known_2_2 I M i j).and (known_1_2 I M i))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_s
    []
    (.fn f_2 [.read a_l [.var v_i, .var v_j], .read a_x [.var v_j]])
    (fun e => (value_1 I M (e v_i) (e v_j)))

theorem vc_2 (i j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < i) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_s []) (((base E N).set v_i i).set v_j j) (known_2 I M N i j) :=
  (vc_accumulate_of (value_0 I M i j) (I.fn f_2 [M t_L [i, j], M t_X [j]])
  ((at_right (at_right (at_left (at_points0 trivial rfl))))
  : (known_2 I M N i j) ⟨a_s, []⟩ (value_0 I M i j)) (ev_fn (ev_cons
  (ev_read ((at_right (at_left (at_points2 i j ⟨⟨h3, (int_tab_tbc_tac h4 h2)⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_2 I M N i j) ⟨a_l, [i, j]⟩ (M t_L [i, j])))
  (ev_cons (ev_read ((at_right (at_right (at_right (at_points1 j ⟨h3, h4⟩ rfl))))
  : (known_2 I M N i j) ⟨a_x, [j]⟩ (M t_X [j]))) ev_nil)))
  ((append1 j 0 (j + 1) (fun q0 h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)
  (fun q0 => ⟨(fun h5 => ((Classical.em (q0 < j)).elim (fun h6 => (Or.inl ⟨h5.1, h6⟩))
  (fun h6 => (Or.inr (int_lab_ntab_eab h5.2 h6))))), (fun h5 => (Or.elim h5 (fun h6 => ⟨h6.1, (int_tab_lab h6.2)⟩)
  (fun h6 => ⟨(int_lab_ecb_lac h3 h6), (int_eab_lab h6)⟩)))⟩) (fun q0 h5 => h5.2) (fun q0 h5 => rfl)
  rfl)
  : I.fn f_0 [value_0 I M i j, I.fn f_2 [M t_L [i, j], M t_X [j]]] = value_1 I M i j))

theorem kept_2 (i j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < i) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_i i).set v_j j) (known_2 I M N i j)) (known_2 I M N i (j + 1)) :=
  (show Heap.Entails _ (known_2 I M N i (j + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points0 (fun h5 => (at_set_eq0 ((reduce_congr1
  (fun q1 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q1 h6 => rfl)) : value_0 I M i (j + 1) = value_1 I M i j))))
  (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_s [] <|
  .seq (.assign a_s [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_s] <|
    .for v_j (.const 0) (.var v_i)
      (fun e x => known_2 I M (e v_N) (e v_i) x) (body_2 I M)) <|
  .assign
    a_x
    [.var v_i]
    (.fn
      f_3
      [.fn f_4 [.read a_b [.var v_i], .read a_s []], .read a_l [.var v_i, .var v_i]])
    (fun e => (M t_X [(e v_i)]))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_allocate (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated trivial) ev_const rfl)
  (vc_seq (vc_scope (vc_for_of 0 i rfl rfl (show Heap.Entails _ (known_2 I M N i 0) from
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_without (avoids_points1 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl))))
  (entails_and (entails_points0 (fun h3 =>
  (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q2 => (fun h4 => (int_lab_tba_F h4.1 h4.2))))
  : value_0 I M i 0 = I.fn f_1 []) rfl)
  : value_0 I M i 0 = I.fn f_1 [])))) (entails_set (avoids_points1 (by decide))
  (entails_without (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))))
  (fun j h3 h4 => (vc_2 N hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_2 N hl hM i j h0 h1 h2 h3 h4)))) (vc_assign_of
  (I.fn f_3 [I.fn f_4 [M t_B [i], value_0 I M i (max 0 i)], M t_L [i, i]])
  (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (R := (Region.mk t_X [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_x rfl rfl h1)) (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_left (at_points1 i ⟨h1, h2⟩ rfl)) : (known_2 I M N i (max 0 i)) ⟨a_b, [i]⟩ (M t_B [i])))
  (ev_cons (ev_read ((at_right (at_right (at_left (at_points0 trivial rfl))))
  : (known_2 I M N i (max 0 i)) ⟨a_s, []⟩ (value_0 I M i (max 0 i)))) ev_nil)))
  (ev_cons (ev_read ((at_right (at_left (at_points2 i i ⟨⟨h1, h2⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_2 I M N i (max 0 i)) ⟨a_l, [i, i]⟩ (M t_L [i, i]))) ev_nil)))
  ((Eq.trans ((fn_congr2 (fn_congr2 rfl (Eq.trans ((reduce_congr1
  (fun q7 => ⟨(fun h3 => ⟨h3.1, (int_c4 h3.1 h3.2)⟩), (fun h3 => ⟨h3.1, (int_lt_max_right h3.2)⟩)⟩)
  (fun q7 h3 => rfl)) : value_0 I M i (max 0 i) = value_0 I M i i)
  (Eq.symm (equation_0 N hl hM i trivial)))) rfl)
  : I.fn f_3 [I.fn f_4 [M t_B [i], value_0 I M i (max 0 i)], M t_L [i, i]] = I.fn f_3 [I.fn f_4 [M t_B [i], M t_S [i]], M t_L [i, i]])
  (Eq.symm (equation_1 N hl hM i trivial)))
  : I.fn f_3 [I.fn f_4 [M t_B [i], value_0 I M i (max 0 i)], M t_L [i, i]] = M t_X [i])))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_restore (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl))))
  (entails_points1 (fun q8 h3 => (at_restore (by decide) ((Classical.em (q8 = i)).elim
  (fun h4 => (at_set_eq1 q8 i h4 ((at_congr1 h4) : M t_X [q8] = M t_X [i])))
  (fun h4 => (at_set_ne1 q8 i h4
  ((at_right (at_right (at_right (at_points1 q8 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl))))
  : (known_2 I M N i (max 0 i)) ⟨a_x, [q8]⟩ (M t_X [q8])))))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .for v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_for_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N 0) from (entails_and (entails_points1 (fun q9 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_N)])) (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (p := [q9]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q9, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q10 q11 h1 =>
  (at_input (R := (Region.mk t_L [(.const 0, .var v_N), (.const 0, .var v_N)])) (b := (Binding.mk a_l t_L [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q10, q11]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q10, _, rfl, h1.2.1, h1.2.2, q11, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun q12 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2)))

theorem output_0_2 (q13 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q13) (h2 : q13 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_x, [q13]⟩ (M t_X [q13]) :=
  ((at_right (at_right (at_points1 q13 ⟨h1, (int_lt_max_right h2)⟩ rfl)))
  : (known_1 I M N (max 0 N)) ⟨a_x, [q13]⟩ (M t_X [q13]))

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
  ((fact_0 h2.1 h2.2) : 0 ≤ i + (-1) * 1) ((int_c29 h2.2) : j + (-1) * 1 < i + (-1) * 1)) uses_nil)))))))
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


end Redverify.Certificate.by_rows
