module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.rounded_up

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `io` -/ abbrev v_io : Var := 3
/-- `ii` -/ abbrev v_ii : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `u` -/ abbrev a_u : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `T` -/ abbrev t_T : Ten := 2

/-- Specification `copied`. -/
def spec : Spec where
  assumptions := [.le (.const 1) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_B [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_T
        [v_i]
        .true
        (.fn (.builtin "+" .i32) [.access t_A [.var v_i], .fn (.literal .i32 1 1) []]),
      Equation.mk
        t_B
        [v_i]
        .true
        (.fn (.builtin "+" .i32) [.access t_T [.var v_i], .fn (.literal .i32 2 1) []])]

/-- Implementation `rounded_up`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_b t_B [v_i0] [.var v_i0] none]
  body :=
    .allocate a_t [.mul 4 (.div (.add (.var v_N) (.const 3)) 4)] <|
    .allocate a_u [.mul 4 (.div (.add (.var v_N) (.const 3)) 4)] <|
    .seq (.par v_i (.const 0) (.var v_N) <|
      .assign a_t [.var v_i] (.fn (.builtin "+" .i32) [.read a_a [.var v_i], .fn (.literal .i32 1 1) []])) <|
    .seq (.par v_io (.const 0) (.div (.add (.var v_N) (.const 3)) 4) <|
      .for v_ii (.const 0) (.const 4) <|
        .assign
          a_u
          [.add (.mul 4 (.var v_io)) (.var v_ii)]
          (.fn
            (.builtin "+" .i32)
            [.read a_t [.add (.mul 4 (.var v_io)) (.var v_ii)], .fn (.literal .i32 2 1) []])) <|
    .par v_i (.const 0) (.var v_N) <|
      .assign a_b [.var v_i] (.read a_u [.var v_i])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .i32
abbrev f_1 : Fn := .literal .i32 1 1
abbrev f_2 : Fn := .literal .i32 2 1

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b : Int} (h0 : a < b) : a < 4 * ((b + 3) / 4) :=
  by omega

theorem fact_1 {a b c d : Int} (h0 : a < d) (h1 : ¬ c < d + (-4) * b) : ¬ a = 4 * b + c :=
  by omega

theorem fact_2 {a b c d : Int} (h0 : a < d) (h1 : ¬ b < d + (-4) * c) : a < b + 4 * c :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (i : Int) (h0 : True) :
    (M t_T [i]) = (I.fn f_0 [M t_A [i], I.fn f_1 []]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_A [.var v_i], .fn f_1 []]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_1 (i : Int) (h0 : True) :
    (M t_B [i]) = (I.fn f_0 [M t_T [i], I.fn f_2 []]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_T [.var v_i], .fn f_2 []]) ((base E N).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_t
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_T [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M i))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_t [.var v_i] (.fn f_0 [.read a_a [.var v_i], .fn f_1 []])
    (fun e => (M t_T [(e v_i)]))

theorem vc_1 (i : Int) (h0 : 1 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (allocated (allocated (impl.HasCell spec (base E N)) a_t [4 * ((N + 3) / 4)]) a_u [4 * ((N + 3) / 4)]) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_assign_of (I.fn f_0 [M t_A [i], I.fn f_1 []])
  (in_other (by decide) (in_allocated ⟨h1, ((fact_0 h2) : i < 4 * ((N + 3) / 4)), trivial⟩))
  (ev_fn (ev_cons
  (ev_read ((at_left (at_points1 i ⟨h1, h2⟩ rfl)) : (known_1 I M N i) ⟨a_a, [i]⟩ (M t_A [i])))
  (ev_cons ev_const ev_nil))) ((Eq.trans rfl (Eq.symm (equation_0 N hl hM i trivial)))
  : I.fn f_0 [M t_A [i], I.fn f_1 []] = M t_T [i]))

theorem kept_1 (i : Int) (h0 : 1 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q0 h3 => ((Classical.em (q0 = i)).elim
  (fun h4 => (at_set_eq1 q0 i h4 ((at_congr1 h4) : M t_T [q0] = M t_T [i])))
  (fun h4 => (at_set_ne1 q0 i h4 (at_right (at_points1 q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))

theorem race_1 (h0 : 1 ≤ N) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_t] rfl rfl (all_cons
  (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0) (fun i h1 h2 => (w_assign1 i rfl))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_t
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_T [c0]))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (N x_io : Int) : Heap V :=
  .points1 a_u
    (fun c0 => (0 ≤ c0 ∧ c0 < N) ∧ c0 < 4 * x_io)
    (fun c0 => (M t_B [c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_io : Int) : Heap V :=
  ((known_2_0 I M N).and (known_2_1 I M N x_io))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (N x_io x_ii : Int) : Heap V :=
  .points1 a_u
    (fun c0 => (0 ≤ c0 ∧ c0 < N) ∧ c0 < x_ii + 4 * x_io)
    (fun c0 => (M t_B [c0]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_io x_ii : Int) : Heap V :=
  ((known_2_0 I M N).and (known_3_1 I M N x_io x_ii))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .definedIf (fun e => (e v_ii) < (e v_N) + (-4) * (e v_io)) <|
  .assign
    a_u
    [.add (.mul 4 (.var v_io)) (.var v_ii)]
    (.fn
      f_0
      [.read a_t [.add (.mul 4 (.var v_io)) (.var v_ii)], .fn f_2 []])
    (fun e => (M t_B [(e v_ii) + 4 * (e v_io)]))

theorem vc_3 (x_io x_ii : Int) (h0 : 1 ≤ N) (h1 : 0 ≤ x_io) (h2 : x_io < (N + 3) / 4) (h3 : 0 ≤ x_ii) (h4 : x_ii < 4) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E N)) a_t [4 * ((N + 3) / 4)]) a_u [4 * ((N + 3) / 4)]) (((base E N).set v_io x_io).set v_ii x_ii) (known_3 I M N x_io x_ii) :=
  (vc_defined_if (fun (h5 : x_ii < N + (-4) * x_io) =>
  (vc_assign_of (I.fn f_0 [M t_T [4 * x_io + x_ii], I.fn f_2 []])
  (in_allocated ⟨((int_c7 h1 h3) : 0 ≤ 4 * x_io + x_ii), ((int_c223 h2 h4) : 4 * x_io + x_ii < 4 * ((N + 3) / 4)), trivial⟩)
  (ev_fn (ev_cons (ev_read ((at_left (at_points1 (4 * x_io + x_ii) ⟨(int_c7 h1 h3), (int_c406 h5)⟩ rfl))
  : (known_3 I M N x_io x_ii) ⟨a_t, [4 * x_io + x_ii]⟩ (M t_T [4 * x_io + x_ii])))
  (ev_cons ev_const ev_nil))) ((Eq.trans ((fn_congr2 (at_congr1 int_add_comm) rfl)
  : I.fn f_0 [M t_T [4 * x_io + x_ii], I.fn f_2 []] = I.fn f_0 [M t_T [x_ii + 4 * x_io], I.fn f_2 []])
  (Eq.symm (equation_1 N hl hM (x_ii + 4 * x_io) trivial)))
  : I.fn f_0 [M t_T [4 * x_io + x_ii], I.fn f_2 []] = M t_B [x_ii + 4 * x_io])))
  (fun (h5 : ¬ x_ii < N + (-4) * x_io) => (store_assign
  (in_allocated ⟨((int_c7 h1 h3) : 0 ≤ 4 * x_io + x_ii), ((int_c223 h2 h4) : 4 * x_io + x_ii < 4 * ((N + 3) / 4)), trivial⟩)
  (in_fn (in_cons (in_read (in_other (by decide)
  (in_allocated ⟨((int_c7 h1 h3) : 0 ≤ 4 * x_io + x_ii), ((int_c223 h2 h4) : 4 * x_io + x_ii < 4 * ((N + 3) / 4)), trivial⟩)))
  (in_cons (in_fn in_nil) in_nil))))))

theorem kept_3 (x_io x_ii : Int) (h0 : 1 ≤ N) (h1 : 0 ≤ x_io) (h2 : x_io < (N + 3) / 4) (h3 : 0 ≤ x_ii) (h4 : x_ii < 4) :
    Heap.Entails ((body_3 I M).post (((base E N).set v_io x_io).set v_ii x_ii) (known_3 I M N x_io x_ii)) (known_3 I M N x_io (x_ii + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_io (x_ii + 1)) from (entails_and
  (entails_points1 (fun q3 h5 => (And.intro (fun (h6 : x_ii < N + (-4) * x_io) => (at_set_other (by decide)
  ((at_left (at_points1 q3 h5 rfl)) : (known_3 I M N x_io x_ii) ⟨a_t, [q3]⟩ (M t_T [q3]))))
  (fun (h6 : ¬ x_ii < N + (-4) * x_io) => (at_lost_other (by decide)
  ((at_left (at_points1 q3 h5 rfl)) : (known_3 I M N x_io x_ii) ⟨a_t, [q3]⟩ (M t_T [q3])))))))
  (entails_points1 (fun q4 h5 => (And.intro (fun (h6 : x_ii < N + (-4) * x_io) =>
  ((Classical.em (q4 = 4 * x_io + x_ii)).elim (fun h7 => (at_set_eq1 q4 (4 * x_io + x_ii) h7
  ((at_congr1 (int_c5 h7)) : M t_B [q4] = M t_B [x_ii + 4 * x_io]))) (fun h7 =>
  (at_set_ne1 q4 (4 * x_io + x_ii) h7 ((at_right (at_points1 q4 ⟨h5.1, (int_c104 h5.2 h7)⟩ rfl))
  : (known_3 I M N x_io x_ii) ⟨a_u, [q4]⟩ (M t_B [q4])))))) (fun (h6 : ¬ x_ii < N + (-4) * x_io) =>
  (at_lost_ne1 q4 (4 * x_io + x_ii) ((fact_1 h5.1.2 h6) : ¬ q4 = 4 * x_io + x_ii)
  ((at_right (at_points1 q4 ⟨h5.1, (fact_2 h5.1.2 h6)⟩ rfl))
  : (known_3 I M N x_io x_ii) ⟨a_u, [q4]⟩ (M t_B [q4])))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_ii (.const 0) (.const 4)
    (fun e x => known_3 I M (e v_N) (e v_io) x) (body_3 I M)

theorem vc_2 (x_io : Int) (h0 : 1 ≤ N) (h1 : 0 ≤ x_io) (h2 : x_io < (N + 3) / 4) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E N)) a_t [4 * ((N + 3) / 4)]) a_u [4 * ((N + 3) / 4)]) ((base E N).set v_io x_io) (known_2 I M N x_io) :=
  (vc_for_of 0 4 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points1 (fun q5 h3 => (at_right (at_points1 q5 ⟨h3.1, (int_lt_zero_add h3.2)⟩ rfl)))))
  : Heap.Entails (known_2 I M N x_io) (known_3 I M N x_io 0))
  (fun x_ii h3 h4 => (vc_3 N hl hM x_io x_ii h0 h1 h2 h3 h4))
  (fun x_ii h3 h4 => (kept_3 N hl hM x_io x_ii h0 h1 h2 h3 h4)))

theorem kept_2 (x_io : Int) (h0 : 1 ≤ N) (h1 : 0 ≤ x_io) (h2 : x_io < (N + 3) / 4) :
    Heap.Entails ((body_2 I M).post ((base E N).set v_io x_io) (known_2 I M N x_io)) (known_2 I M N (x_io + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points1 (fun q6 h3 => (at_right (at_points1 q6 ⟨h3.1, (int_c101 h3.2)⟩ rfl)))))
  : Heap.Entails (known_3 I M N x_io 4) (known_2 I M N (x_io + 1)))

theorem race_2 (h0 : 1 ≤ N) :
    ParVC I 0 ((N + 3) / 4) (body_2 I M).erase (fun x_io => ((base E N).set v_io x_io)) (fun x_io => (body_2 I M).post ((base E N).set v_io x_io) (known_2 I M N x_io)) :=
  (race_arrays [a_u] rfl rfl (all_cons
  (apart1 (fun x_io c0 => 4 * x_io ≤ c0 ∧ c0 ≤ 4 * x_io + 3) (fun x_io c0 => (1 : Int) < 0)
  (fun x_io h1 h2 => (w_for 0 4 rfl rfl (fun x_ii h3 h4 => (w_assign1 (4 * x_io + x_ii)
  (⟨(int_le_add h3), (int_c116 h4)⟩ : 4 * x_io ≤ 4 * x_io + x_ii ∧ 4 * x_io + x_ii ≤ 4 * x_io + 3)))))
  (fun x_io h1 h2 => (r_none rfl)) (fun x_io y_y c0 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_c138 h6.2 h7.2 h6.1 h7.1 h5))⟩)) all_nil))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_B [c0]))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_u
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_B [c0]))

noncomputable def known_4 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_4_0 I M i).and (known_4_1 I M N))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_b [.var v_i] (.read a_u [.var v_i])
    (fun e => (M t_B [(e v_i)]))

theorem vc_4 (i : Int) (h0 : 1 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E N)) a_t [4 * ((N + 3) / 4)]) a_u [4 * ((N + 3) / 4)]) ((base E N).set v_i i) (known_4 I M N i) :=
  (vc_assign_of (M t_B [i]) (in_other (by decide) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_b rfl rfl h1)))
  (ev_read ((at_right (at_points1 i ⟨h1, h2⟩ rfl)) : (known_4 I M N i) ⟨a_u, [i]⟩ (M t_B [i]))) rfl)

theorem kept_4 (i : Int) (h0 : 1 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_4 I M).post ((base E N).set v_i i) (known_4 I M N i)) (known_4 I M N (i + 1)) :=
  (show Heap.Entails _ (known_4 I M N (i + 1)) from
  (entails_and (entails_points1 (fun q9 h3 => ((Classical.em (q9 = i)).elim
  (fun h4 => (at_set_eq1 q9 i h4 ((at_congr1 h4) : M t_B [q9] = M t_B [i])))
  (fun h4 => (at_set_ne1 q9 i h4 (at_left (at_points1 q9 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))
  (entails_set (avoids_points1 (by decide)) (entails_right entails_refl))))

theorem race_4 (h0 : 1 ≤ N) :
    ParVC I 0 N (body_4 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_4 I M).post ((base E N).set v_i i) (known_4 I M N i)) :=
  (race_arrays [a_b] rfl rfl (all_cons
  (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0) (fun i h1 h2 => (w_assign1 i rfl))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_t [.mul 4 (.div (.add (.var v_N) (.const 3)) 4)] <|
  .allocate a_u [.mul 4 (.div (.add (.var v_N) (.const 3)) 4)] <|
  .seq (.par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .seq (.par v_io (.const 0) (.div (.add (.var v_N) (.const 3)) 4)
    (fun e x => known_2 I M (e v_N) x) (body_2 I M)) <|
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_4 I M (e v_N) x) (body_4 I M)

theorem program_vc (h0 : 1 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_allocate (vc_seq (vc_par_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q1 h1 => (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q1]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q1, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))
  (entails_points1 (fun q2 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))
  (race_1 N hl hM h0)) (vc_seq (vc_par_of 0 ((N + 3) / 4) rfl rfl ((entails_and
  (entails_points1 (fun q7 h1 => (at_right (at_points1 q7 ⟨h1.1, (int_lt_max_right h1.2)⟩ rfl))))
  (entails_points1 (fun q8 h1 => (False.elim (int_c14 h1.1.1 h1.2)))))
  : Heap.Entails (known_1 I M N (max 0 N)) (known_2 I M N 0))
  (fun x_io h1 h2 => (vc_2 N hl hM x_io h0 h1 h2))
  (fun x_io h1 h2 => (kept_2 N hl hM x_io h0 h1 h2)) (race_2 N hl hM h0)) (vc_par_of 0 N rfl rfl
  ((entails_and (entails_points1 (fun q10 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_points1 (fun q11 h1 => (at_right (at_points1 q11 ⟨h1, (int_c28 h1.2)⟩ rfl)))))
  : Heap.Entails (known_2 I M N (max 0 ((N + 3) / 4))) (known_4 I M N 0))
  (fun i h1 h2 => (vc_4 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_4 N hl hM i h0 h1 h2))
  (race_4 N hl hM h0))))))

theorem output_0_1 (q12 : Int) (h0 : 1 ≤ N) (h1 : 0 ≤ q12) (h2 : q12 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_b, [q12]⟩ (M t_B [q12]) :=
  (at_restore (by decide)
  (at_restore (by decide) ((at_left (at_points1 q12 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_4 I M N (max 0 N)) ⟨a_b, [q12]⟩ (M t_B [q12]))))

end

theorem consistent (E : Env) (N : Int) (h0 : 1 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 1 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_T then 0 else if at_ = t_B then 1 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 1 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_T then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_B then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 1 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_B [p0] :=
  (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 1 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "+" .i32) [.access t_A [.var v_i], .fn (.literal .i32 1 1) []]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_fn defined_nil) defined_nil)))

theorem defined_1 (E : Env) (N : Int) (h0 : 1 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "+" .i32) [.access t_T [.var v_i], .fn (.literal .i32 2 1) []]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (given_equation (p := [i]) (.head _) rfl rfl rfl (h2 : 0 ≤ i ∧ i < N) (cond_holds.2 (h1 : True))))
  (defined_cons (defined_fn defined_nil) defined_nil)))

theorem defined (E : Env) (N : Int) (h0 : 1 ≤ N) : spec.Defined (base E N) :=
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
  Certified.of_parts (fun E => 1 ≤ (E v_N))
    (fun E => base E (E v_N)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) a) (fun E a => placed E (E v_N) a)
    (fun E a => consistent E (E v_N) a) (fun E a => solvable E (E v_N) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) hl hM a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) hl hM p0 a b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.rounded_up
