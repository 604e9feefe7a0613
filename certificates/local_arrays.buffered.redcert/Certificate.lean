module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.buffered

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `i1` -/ abbrev v_i1 : Var := 4
/-- `length` -/ abbrev v_length : Var := 5
/-- `column` -/ abbrev v_column : Var := 6
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `t` -/ abbrev a_t : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `suffix`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_N)]]
  outputs := [Region.mk t_B [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_B
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.var v_i) (.var v_k)) (.lt (.var v_k) (.var v_N)))
          (.fn
            (.builtin "*" .f32)
            [.access t_A [.var v_i, .var v_k], .access t_A [.var v_i, .var v_k]]))]

/-- Implementation `buffered`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .letin v_length (.add (.var v_N) (.mul (-1) (.var v_i))) <|
      .allocate a_t [.var v_length] <|
      .seq (.for v_k (.const 0) (.var v_length) <|
        .letin v_column (.add (.var v_i) (.var v_k)) <|
        .assign
          a_t
          [.var v_k]
          (.fn
            (.builtin "*" .f32)
            [.read a_a [.var v_i, .var v_column], .read a_a [.var v_i, .var v_column]])) <|
      .seq (.assign a_b [.var v_i] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_b] <|
        .for v_k (.const 0) (.var v_length) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_b
            [.var v_i]
            (.read a_t [.add (.add (.var v_length) (.const (-1))) (.mul (-1) (.var v_k))])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightComm I (.builtin "+" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c d : Int} : a + (-1) * b + c + d + b = a + d + c :=
  by omega

theorem fact_1 {a b c d x_e : Int} (h0 : x_e ≤ d) (h1 : x_e = c) : a + (-1) * (max b (a + (-1) * c)) ≤ d :=
  by omega

theorem fact_2 {a b c d : Int} (h0 : c + (-1) * (max 0 (c + (-1) * d)) ≤ b) (h1 : d < c) (h2 : a < d + 1) : a ≤ b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (N i k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => N + (-1) * k ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_A [i, y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (N i k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => N + (-1) * k + (-1) ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_A [i, y_k0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (N i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => i ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0], M t_A [i, y_k0]])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_B [i]) = (value_2 I M N i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.var v_i) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn f_2 [.access t_A [.var v_i, .var v_k], .access t_A [.var v_i, .var v_k]])) ((base E N).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : i ≤ k ∧ k < N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_B [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M i))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (i k : Int) : Heap V :=
  .points1 a_t
    (fun c0 => 0 ≤ c0 ∧ c0 < k)
    (fun c0 => (I.fn f_2 [M t_A [i, c0 + i], M t_A [i, c0 + i]]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N i k : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M i).and (known_2_2 I M i k)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_column (.add (.var v_i) (.var v_k)) <|
  .assign
    a_t
    [.var v_k]
    (.fn
      f_2
      [.read a_a [.var v_i, .var v_column], .read a_a [.var v_i, .var v_column]])
    (fun e => (I.fn f_2 [M t_A [(e v_i), (e v_i) + (e v_k)], M t_A [(e v_i), (e v_i) + (e v_k)]]))

theorem vc_2 (i k : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < N + (-1) * i) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_t [N + (-1) * i]) ((((base E N).set v_i i).set v_length (N + (-1) * i)).set v_k k) (known_2 I M N i k) :=
  (vc_let (vc_assign_of (I.fn f_2 [M t_A [i, i + k], M t_A [i, i + k]])
  (in_allocated ⟨h3, h4, trivial⟩) (ev_fn (ev_cons
  (ev_read ((at_left (at_points2 i (i + k) ⟨⟨(int_add_nonneg h1 h3), (int_c595 h4)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_2 I M N i k) ⟨a_a, [i, i + k]⟩ (M t_A [i, i + k]))) (ev_cons
  (ev_read ((at_left (at_points2 i (i + k) ⟨⟨(int_add_nonneg h1 h3), (int_c595 h4)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_2 I M N i k) ⟨a_a, [i, i + k]⟩ (M t_A [i, i + k]))) ev_nil))) rfl))

theorem kept_2 (i k : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < N + (-1) * i) :
    Heap.Entails ((body_2 I M).post ((((base E N).set v_i i).set v_length (N + (-1) * i)).set v_k k) (known_2 I M N i k)) (known_2 I M N i (k + 1)) :=
  (show Heap.Entails _ (known_2 I M N i (k + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_points1 (fun q0 h5 => ((Classical.em (q0 = k)).elim (fun h6 =>
  (at_set_eq1 q0 k h6 ((fn_congr2 (at_congr2 rfl (int_c48 h6)) (at_congr2 rfl (int_c48 h6)))
  : I.fn f_2 [M t_A [i, q0 + i], M t_A [i, q0 + i]] = I.fn f_2 [M t_A [i, i + k], M t_A [i, i + k]])))
  (fun h6 =>
  (at_set_ne1 q0 k h6 (at_right (at_right (at_points1 q0 ⟨h5.1, (int_taB_neab_tab h5.2 h6)⟩ rfl)))))))))))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (N i k : Int) : Heap V :=
  .points1 a_b
    (fun c0 => c0 = i)
    (fun c0 => (value_0 I M N i k))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  .points1 a_t
    (fun c0 => 0 ≤ c0 ∧ c0 < N + (-1) * i)
    (fun c0 => (I.fn f_2 [M t_A [i, c0 + i], M t_A [i, c0 + i]]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N i k : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M i).and ((known_3_2 I M N i k).and (known_3_3 I M N i))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_b
    [.var v_i]
    (.read a_t [.add (.add (.var v_length) (.const (-1))) (.mul (-1) (.var v_k))])
    (fun e => (value_1 I M (e v_N) (e v_i) (e v_k)))

theorem vc_3 (i k : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < N + (-1) * i) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N)) a_t [N + (-1) * i]) ((((base E N).set v_i i).set v_length (N + (-1) * i)).set v_k k) (known_3 I M N i k) :=
  (vc_accumulate_of (value_0 I M N i k)
  (I.fn f_2 [M t_A [i, N + (-1) * i + (-1) + (-1) * k + i], M t_A [i, N + (-1) * i + (-1) + (-1) * k + i]])
  ((at_right (at_right (at_left (at_points1 i rfl rfl))))
  : (known_3 I M N i k) ⟨a_b, [i]⟩ (value_0 I M N i k))
  (ev_read ((at_right (at_right (at_right (at_points1 (N + (-1) * i + (-1) + (-1) * k) ⟨(int_c50 h4), (int_c36 h3)⟩ rfl))))
  : (known_3 I M N i k) ⟨a_t, [N + (-1) * i + (-1) + (-1) * k]⟩ (I.fn f_2 [M t_A [i, N + (-1) * i + (-1) + (-1) * k + i], M t_A [i, N + (-1) * i + (-1) + (-1) * k + i]])))
  ((insert1 (law_0 hl) (N + (-1) * k + (-1)) (N + (-1) * k + (-1)) (N + (-1) + 1)
  (fun q2 h5 => ⟨h5.1, (int_c3 h5.2)⟩)
  (fun q2 => ⟨(fun h5 => ((Classical.em (N + (-1) * k ≤ q2)).elim (fun h6 => (Or.inl ⟨h6, h5.2⟩))
  (fun h6 => (Or.inr (int_c123 h5.1 h6))))), (fun h5 =>
  (Or.elim h5 (fun h6 => ⟨(int_c93 h6.1), h6.2⟩) (fun h6 => ⟨(int_eba_lab h6), (int_c127 h3 h6)⟩)))⟩)
  (fun h5 => (int_c110 h5.1)) (fun q2 h5 => rfl)
  (fn_congr2 (at_congr2 rfl fact_0) (at_congr2 rfl fact_0)))
  : I.fn f_0 [value_0 I M N i k, I.fn f_2 [M t_A [i, N + (-1) * i + (-1) + (-1) * k + i], M t_A [i, N + (-1) * i + (-1) + (-1) * k + i]]] = value_1 I M N i k))

theorem kept_3 (i k : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < N + (-1) * i) :
    Heap.Entails ((body_3 I M).post ((((base E N).set v_i i).set v_length (N + (-1) * i)).set v_k k) (known_3 I M N i k)) (known_3 I M N i (k + 1)) :=
  (show Heap.Entails _ (known_3 I M N i (k + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points1 (fun q3 h5 => (at_set_ne1 q3 i (int_tab_neab h5.2) (at_right (at_left (at_points1 q3 h5 rfl))))))
  (entails_and (entails_points1 (fun q4 h5 => (at_set_eq1 q4 i h5 ((reduce_congr1
  (fun q5 => ⟨(fun h6 => ⟨(int_c133 h6.1), h6.2⟩), (fun h6 => ⟨(int_c134 h6.1), h6.2⟩)⟩)
  (fun q5 h6 => rfl)) : value_0 I M N i (k + 1) = value_1 I M N i k))))
  (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .letin v_length (.add (.var v_N) (.mul (-1) (.var v_i))) <|
  .allocate a_t [.var v_length] <|
  .seq (.for v_k (.const 0) (.var v_length)
    (fun e x => known_2 I M (e v_N) (e v_i) x) (body_2 I M)) <|
  .seq (.assign a_b [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_b] <|
    .for v_k (.const 0) (.var v_length)
      (fun e x => known_3 I M (e v_N) (e v_i) x) (body_3 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_let (vc_allocate (vc_seq (vc_for_of 0 (N + (-1) * i) rfl rfl (show Heap.Entails _ (known_2 I M N i 0) from
  (entails_and (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_without (avoids_points1 (by decide)) (entails_right entails_refl))
  (entails_points1 (fun q1 h3 => (False.elim (int_lab_tba_F h3.1 h3.2)))))))
  (fun k h3 h4 => (vc_2 N hl hM i k h0 h1 h2 h3 h4))
  (fun k h3 h4 => (kept_2 N hl hM i k h0 h1 h2 h3 h4)))
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_b rfl rfl h1)) ev_const rfl)
  (vc_scope (vc_for_of 0 (N + (-1) * i) rfl rfl (show Heap.Entails _ (known_3 I M N i 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points1 (fun q6 h3 => (at_set_ne1 q6 i (int_tab_neab h3.2) (at_right (at_left (at_points1 q6 h3 rfl))))))
  (entails_and (entails_points1 (fun q7 h3 =>
  (at_set_eq1 q7 i h3 ((Eq.trans ((reduce_empty1 (fun q8 => (fun h4 => (int_c61 h4.1 h4.2))))
  : value_0 I M N i 0 = I.fn f_1 []) rfl)
  : value_0 I M N i 0 = I.fn f_1 []))))
  (entails_points1 (fun q9 h3 => (at_set_other (by decide)
  (at_right (at_right (at_points1 q9 ⟨h3.1, ((int_lt_max_right h3.2) : q9 < (max 0 (N + (-1) * i)))⟩ rfl))))))))))
  (fun k h3 h4 => (vc_3 N hl hM i k h0 h1 h2 h3 h4))
  (fun k h3 h4 => (kept_3 N hl hM i k h0 h1 h2 h3 h4))))))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q10 h3 =>
  (at_restore (by decide) ((Or.elim (((Classical.em (q10 < i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4)))) : 0 ≤ q10 ∧ q10 < i ∨ q10 = i)
  (fun h4 => (at_right (at_left (at_points1 q10 h4 rfl))))
  (fun h4 => (at_right (at_right (at_left (at_points1 q10 h4
  (Eq.trans ((equation_0 N hl hM q10 trivial) : M t_B [q10] = value_2 I M N q10) (reduce_congr1
  (fun q12 => ⟨(fun h5 => ⟨(fact_1 h5.1 h4), h5.2⟩), (fun h5 => ⟨(fact_2 h5.1 h2 h3.2), h5.2⟩)⟩)
  (fun q12 h5 => (fn_congr2 (at_congr2 h4 rfl) (at_congr2 h4 rfl)))))))))))
  : (known_3 I M N i (max 0 (N + (-1) * i))) ⟨a_b, [q10]⟩ (M t_B [q10])))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_b] rfl rfl (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i)
  (fun i h1 h2 => (w_let (w_allocate (w_seq (w_none rfl) (w_seq (w_assign1 i rfl)
  (w_scope (w_for 0 (N + (-1) * i) rfl rfl (fun k h3 h4 => (w_accumulate1 i rfl)))))))))
  (fun i h1 h2 => (r_let (r_allocate (r_seq (r_none rfl) (r_seq (r_none rfl)
  (r_scope (r_for 0 (N + (-1) * i) rfl rfl (fun k h3 h4 => (r_accumulate1 (x_none rfl) i rfl)))))))))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨(int_eab_nebc_neac h6 h5), (int_eab_nebc_neac h6 h5)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N 0) from (entails_and (entails_points2 (fun q13 q14 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q13, q14]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q13, _, rfl, h1.2.1, h1.2.2, q14, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun q15 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))
  (race_1 N hl hM h0))

theorem output_0_1 (q16 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q16) (h2 : q16 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_b, [q16]⟩ (M t_B [q16]) :=
  ((at_right (at_points1 q16 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_1 I M N (max 0 N)) ⟨a_b, [q16]⟩ (M t_B [q16]))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_B then 0 ≤ (point.getD 0 0) else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_B [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl (h1 : 0 ≤ p0) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.var v_i) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn (.builtin "*" .f32) [.access t_A [.var v_i, .var v_k], .access t_A [.var v_i, .var v_k]])) ((base E N).set v_i i) :=
  (defined_reduce_some1 i N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : i ≤ y_d0 ∧ y_d0 < N) => h3)
  (fun (y_d0 : Int) (h3 : i ≤ y_d0 ∧ y_d0 < N) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2, ((int_lab_tbc_tac h3.1 h3.2) : i < N), y_d0, _, rfl, ((int_lab_lbc_lac h2 h3.1) : 0 ≤ y_d0), h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2, ((int_lab_tbc_tac h3.1 h3.2) : i < N), y_d0, _, rfl, ((int_lab_lbc_lac h2 h3.1) : 0 ≤ y_d0), h3.2, rfl⟩)))
  defined_nil)))))

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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) hl hM p0 a b0 b1)) all_nil)) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ((Assoc.of_add m0).rightComm (Comm.of_add m0))

end Redverify.Certificate.buffered
