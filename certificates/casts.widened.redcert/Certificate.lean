module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.widened

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `a` -/ abbrev a_a : Arr := 0
/-- `s` -/ abbrev a_s : Arr := 1
/-- `r` -/ abbrev a_r : Arr := 2
/-- `wide` -/ abbrev a_wide : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `S` -/ abbrev t_S : Ten := 1
/-- `R` -/ abbrev t_R : Ten := 2

/-- Specification `quantised`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_S [], Region.mk t_R [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_S
        []
        .true
        (.reduce
          [.fn (.literal .i32 0 1) []]
          (.builtin "+" .i32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
          (.fn
            (.builtin "*" .i32)
            [
              .fn (.cast .i8 .i32) [.access t_A [.var v_k]],
              .fn (.cast .i8 .i32) [.access t_A [.var v_k]]])),
      Equation.mk
        t_R
        [v_i]
        .true
        (.fn
          (.builtin "*" .f32)
          [.fn (.cast .i8 .f32) [.access t_A [.var v_i]], .index .f32 (.var v_i)])]

/-- Implementation `widened`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0] [.var v_i0] none,
      Binding.mk a_s t_S [] [] none,
      Binding.mk a_r t_R [v_i0] [.var v_i0] none]
  body :=
    .allocate a_wide [.var v_N] <|
    .seq (.par v_i (.const 0) (.var v_N) <|
      .assign a_wide [.var v_i] (.fn (.cast .i8 .i32) [.read a_a [.var v_i]])) <|
    .seq (.assign a_s [] (.fn (.literal .i32 0 1) [])) <|
    .seq (.scope [a_s] <|
      .for v_i (.const 0) (.var v_N) <|
        .accumulate
          false
          (.builtin "+" .i32)
          a_s
          []
          (.fn (.builtin "*" .i32) [.read a_wide [.var v_i], .read a_wide [.var v_i]])) <|
    .par v_i (.const 0) (.var v_N) <|
      .assign
        a_r
        [.var v_i]
        (.fn (.builtin "*" .f32) [.index .f32 (.var v_i), .fn (.cast .i8 .f32) [.read a_a [.var v_i]]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Comm I (.builtin "*" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "*" .f32) := hl

abbrev f_0 : Fn := .builtin "+" .i32
abbrev f_1 : Fn := .literal .i32 0 1
abbrev f_2 : Fn := .builtin "*" .i32
abbrev f_3 : Fn := .cast .i8 .i32
abbrev f_4 : Fn := .builtin "*" .f32
abbrev f_5 : Fn := .cast .i8 .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_s : ∀ b ∈ impl.bindings, b.array = a_s → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_r : ∀ b ∈ impl.bindings, b.array = a_r → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_A [y_k0]], I.fn f_3 [M t_A [y_k0]]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ i)) (body1 (fun y_k0 => I.fn f_2 [I.fn f_3 [M t_A [y_k0]], I.fn f_3 [M t_A [y_k0]]])))

theorem equation_0 (h0 : True) :
    (M t_S []) = (value_0 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn f_2 [.fn f_3 [.access t_A [.var v_k]], .fn f_3 [.access t_A [.var v_k]]])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < N) => rfl))))

theorem equation_1 (i : Int) (h0 : True) :
    (M t_R [i]) = (I.fn f_4 [I.fn f_5 [M t_A [i]], I.index .f32 i]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_4 [.fn f_5 [.access t_A [.var v_i]], .index .f32 (.var v_i)]) ((base E N).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_wide
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (I.fn f_3 [M t_A [c0]]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M i))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_wide [.var v_i] (.fn f_3 [.read a_a [.var v_i]])
    (fun e => (I.fn f_3 [M t_A [(e v_i)]]))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N)) a_wide [N]) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_assign_of (I.fn f_3 [M t_A [i]]) (in_allocated ⟨h1, h2, trivial⟩) (ev_fn (ev_cons
  (ev_read ((at_left (at_points1 i ⟨h1, h2⟩ rfl)) : (known_1 I M N i) ⟨a_a, [i]⟩ (M t_A [i])))
  ev_nil)) rfl)

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q0 h3 =>
  ((Classical.em (q0 = i)).elim (fun h4 => (at_set_eq1 q0 i h4 ((fn_congr1 (at_congr1 h4))
  : I.fn f_3 [M t_A [q0]] = I.fn f_3 [M t_A [i]])))
  (fun h4 => (at_set_ne1 q0 i h4 (at_right (at_points1 q0 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_wide] rfl rfl (all_cons
  (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0) (fun i h1 h2 => (w_assign1 i rfl))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points0 a_s
    (True)
    ((value_0 I M i))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_wide
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (I.fn f_3 [M t_A [c0]]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_2_1 I M i).and (known_2_2 I M N)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_s
    []
    (.fn f_2 [.read a_wide [.var v_i], .read a_wide [.var v_i]])
    (fun e => (value_1 I M (e v_i)))

theorem vc_2 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_wide [N]) ((base E N).set v_i i) (known_2 I M N i) :=
  (vc_accumulate_of (value_0 I M i)
  (I.fn f_2 [I.fn f_3 [M t_A [i]], I.fn f_3 [M t_A [i]]])
  ((at_right (at_left (at_points0 trivial rfl))) : (known_2 I M N i) ⟨a_s, []⟩ (value_0 I M i))
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl)))
  : (known_2 I M N i) ⟨a_wide, [i]⟩ (I.fn f_3 [M t_A [i]])))
  (ev_cons (ev_read ((at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl)))
  : (known_2 I M N i) ⟨a_wide, [i]⟩ (I.fn f_3 [M t_A [i]]))) ev_nil)))
  ((append1 i 0 (i + 1) (fun q3 h3 => ⟨h3.1, (int_lab_taB h3.2)⟩)
  (fun q3 => ⟨(fun h3 => ((Classical.em (q3 < i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_lab_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_lab h4.2)⟩)
  (fun h4 => ⟨(int_lab_ecb_lac h1 h4), (int_eab_lab h4)⟩)))⟩) (fun q3 h3 => h3.2) (fun q3 h3 => rfl)
  rfl)
  : I.fn f_0 [value_0 I M i, I.fn f_2 [I.fn f_3 [M t_A [i]], I.fn f_3 [M t_A [i]]]] = value_1 I M i))

theorem kept_2 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_2 I M).post ((base E N).set v_i i) (known_2 I M N i)) (known_2 I M N (i + 1)) :=
  (show Heap.Entails _ (known_2 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points0 (fun h3 => (at_set_eq0 ((reduce_congr1
  (fun q4 => ⟨(fun h4 => ⟨h4.1, (int_taB_lab h4.2)⟩), (fun h4 => ⟨h4.1, (int_lab_taB h4.2)⟩)⟩)
  (fun q4 h4 => rfl)) : value_0 I M (i + 1) = value_1 I M i))))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_r
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_R [c0]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_s
    (True)
    ((M t_S []))

noncomputable def known_3 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_3_1 I M i).and (known_3_2 I M)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_r
    [.var v_i]
    (.fn f_4 [.index .f32 (.var v_i), .fn f_5 [.read a_a [.var v_i]]])
    (fun e => (M t_R [(e v_i)]))

theorem vc_3 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N)) a_wide [N]) ((base E N).set v_i i) (known_3 I M N i) :=
  (vc_assign_of (I.fn f_4 [I.index .f32 i, I.fn f_5 [M t_A [i]]])
  (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_r t_R [v_i0] [.var v_i0] none)) (R := (Region.mk t_R [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_r rfl rfl h1))
  (ev_fn (ev_cons ev_index (ev_cons (ev_fn (ev_cons
  (ev_read ((at_left (at_points1 i ⟨h1, h2⟩ rfl)) : (known_3 I M N i) ⟨a_a, [i]⟩ (M t_A [i])))
  ev_nil)) ev_nil))) ((Eq.trans
  (((show ∀ v0 v1 : V, (I.fn f_4 [v1, v0]) = (I.fn f_4 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (I.fn f_5 [M t_A [i]]) (I.index .f32 i))
  : I.fn f_4 [I.index .f32 i, I.fn f_5 [M t_A [i]]] = I.fn f_4 [I.fn f_5 [M t_A [i]], I.index .f32 i])
  (Eq.symm (equation_1 N hl hM i trivial)))
  : I.fn f_4 [I.index .f32 i, I.fn f_5 [M t_A [i]]] = M t_R [i]))

theorem kept_3 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_3 I M).post ((base E N).set v_i i) (known_3 I M N i)) (known_3 I M N (i + 1)) :=
  (show Heap.Entails _ (known_3 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q7 h3 => ((Classical.em (q7 = i)).elim
  (fun h4 => (at_set_eq1 q7 i h4 ((at_congr1 h4) : M t_R [q7] = M t_R [i]))) (fun h4 =>
  (at_set_ne1 q7 i h4 (at_right (at_left (at_points1 q7 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl))))))))
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_right entails_refl))))))

theorem race_3 (h0 : 0 ≤ N) :
    ParVC I 0 N (body_3 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_3 I M).post ((base E N).set v_i i) (known_3 I M N i)) :=
  (race_arrays [a_r] rfl rfl (all_cons
  (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0) (fun i h1 h2 => (w_assign1 i rfl))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_wide [.var v_N] <|
  .seq (.par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .seq (.assign a_s [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_s] <|
    .for v_i (.const 0) (.var v_N)
      (fun e x => known_2 I M (e v_N) x) (body_2 I M)) <|
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_3 I M (e v_N) x) (body_3 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q1 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q1]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q1, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_points1 (fun q2 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))
  (race_1 N hl hM h0)) (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_s t_S [] [] none)) (R := (Region.mk t_S [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_s rfl rfl)) ev_const rfl)
  (vc_seq (vc_scope (vc_for_of 0 N rfl rfl (show Heap.Entails _ (known_2 I M N 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points0 (fun h1 =>
  (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q5 => (fun h2 => (int_lab_tba_F h2.1 h2.2))))
  : value_0 I M 0 = I.fn f_1 []) rfl) : value_0 I M 0 = I.fn f_1 []))))
  (entails_points1 (fun q6 h1 => (at_set_other (by decide)
  (at_right (at_points1 q6 ⟨h1.1, ((int_lt_max_right h1.2) : q6 < (max 0 N))⟩ rfl))))))))
  (fun i h1 h2 => (vc_2 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_2 N hl hM i h0 h1 h2))))
  (vc_par_of 0 N rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun q8 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_points0 (fun h1 =>
  (at_right (at_left (at_points0 h1 (Eq.trans ((equation_0 N hl hM h1) : M t_S [] = value_0 I M N) (reduce_congr1
  (fun q10 => ⟨(fun h2 => ⟨h2.1, (int_lt_max_right h2.2)⟩), (fun h2 => ⟨h2.1, (int_c4 h2.1 h2.2)⟩)⟩)
  (fun q10 h2 => rfl)))))))))) : Heap.Entails (known_2 I M N (max 0 N)) (known_3 I M N 0))
  (fun i h1 h2 => (vc_3 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_3 N hl hM i h0 h1 h2))
  (race_3 N hl hM h0))))))

theorem output_0_1 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_s, []⟩ (M t_S []) :=
  (at_restore (by decide)
  ((at_right (at_right (at_points0 trivial rfl))) : (known_3 I M N (max 0 N)) ⟨a_s, []⟩ (M t_S [])))

theorem output_1_2 (q11 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q11) (h2 : q11 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_r, [q11]⟩ (M t_R [q11]) :=
  (at_restore (by decide) ((at_right (at_left (at_points1 q11 ⟨h1, (int_lt_max_right h2)⟩ rfl)))
  : (known_3 I M N (max 0 N)) ⟨a_r, [q11]⟩ (M t_R [q11])))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_R then 0 else if at_ = t_S then 1 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_R then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) :
    spec.Given (inside N) (base E N) t_S [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem covered_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_R [p0] :=
  (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .i32 0 1) []] (.builtin "+" .i32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn (.builtin "*" .i32) [.fn (.cast .i8 .i32) [.access t_A [.var v_k]], .fn (.cast .i8 .i32) [.access t_A [.var v_k]]])) (base E N) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) =>
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩)))
  defined_nil)) (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩)))
  defined_nil)) defined_nil)))))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "*" .f32) [.fn (.cast .i8 .f32) [.access t_A [.var v_i]], .index .f32 (.var v_i)]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  defined_nil)) (defined_cons defined_index defined_nil)))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (covered_0 E N h0))
    (all_cons (region_each (fun p0 a0 a1 => covered_1 E N h0 p0 a0 a1))
    all_nil))
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E N h0 hg))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_1 E N h0 i hg hk))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil))
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_1 (E v_N) hl hM a)) (all_cons (fun h => absurd h (by decide)) all_nil))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_1_2 (E v_N) hl hM p0 a b0 b1)) all_nil))) all_nil)))

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

end Redverify.Certificate.widened
