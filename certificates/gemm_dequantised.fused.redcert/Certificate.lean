module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.fused

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `P` -/ abbrev v_P : Var := 2
/-- `k` -/ abbrev v_k : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `i` -/ abbrev v_i : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `scale` -/ abbrev a_scale : Arr := 3
/-- `zero` -/ abbrev a_zero : Arr := 4
/-- `alpha` -/ abbrev a_alpha : Arr := 5
/-- `beta` -/ abbrev a_beta : Arr := 6
/-- `d` -/ abbrev a_d : Arr := 7
/-- `rows` -/ abbrev a_rows : Arr := 8
/-- `t` -/ abbrev a_t : Arr := 9
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2
/-- `SCALE` -/ abbrev t_SCALE : Ten := 3
/-- `ZERO` -/ abbrev t_ZERO : Ten := 4
/-- `ALPHA` -/ abbrev t_ALPHA : Ten := 5
/-- `BETA` -/ abbrev t_BETA : Ten := 6
/-- `D` -/ abbrev t_D : Ten := 7
/-- `W` -/ abbrev t_W : Ten := 8

/-- Specification `gemm`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M)))
        (.le (.const 0) (.var v_P))]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)],
      Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)],
      Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)],
      Region.mk t_SCALE [(.const 0, .var v_M)],
      Region.mk t_ZERO [(.const 0, .var v_M)],
      Region.mk t_ALPHA [],
      Region.mk t_BETA []]
  outputs := [Region.mk t_D [(.const 0, .var v_N), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk
        t_W
        [v_k, v_j]
        .true
        (.fn
          (.builtin "*" .f32)
          [
            .fn
              (.builtin "-" .f32)
              [.fn (.cast .i8 .f32) [.access t_B [.var v_k, .var v_j]], .access t_ZERO [.var v_j]],
            .access t_SCALE [.var v_j]]),
      Equation.mk
        t_D
        [v_i, v_j]
        .true
        (.fn
          (.builtin "+" .f32)
          [
            .fn
              (.builtin "*" .f32)
              [
                .access t_ALPHA [],
                .reduce
                  [.fn (.literal .f32 0 1) []]
                  (.builtin "+" .f32)
                  [v_k]
                  (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P)))
                  (.fn
                    (.builtin "*" .f32)
                    [
                      .fn (.cast .i8 .f32) [.access t_A [.var v_i, .var v_k]],
                      .access t_W [.var v_k, .var v_j]])],
            .fn (.builtin "*" .f32) [.access t_BETA [], .access t_C [.var v_i, .var v_j]]])]

/-- Implementation `fused`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_scale t_SCALE [v_i0] [.var v_i0] none,
      Binding.mk a_zero t_ZERO [v_i0] [.var v_i0] none,
      Binding.mk a_alpha t_ALPHA [] [] none,
      Binding.mk a_beta t_BETA [] [] none,
      Binding.mk a_d t_D [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .allocate a_rows [.var v_N] <|
    .seq (.par v_i (.const 0) (.var v_N) <|
      .seq (.assign a_rows [.var v_i] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_rows] <|
        .for v_k (.const 0) (.var v_P) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_rows
            [.var v_i]
            (.fn (.cast .i8 .f32) [.read a_a [.var v_i, .var v_k]])) <|
    .par v_i (.const 0) (.var v_N) <|
      .par v_j (.const 0) (.var v_M) <|
        .allocate a_t [] <|
        .seq (.assign a_t [] (.fn (.literal .f32 0 1) [])) <|
        .seq (.scope [a_t] <|
          .for v_k (.const 0) (.var v_P) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_t
              []
              (.fn
                (.builtin "*" .f32)
                [
                  .fn (.cast .i8 .f32) [.read a_a [.var v_i, .var v_k]],
                  .fn (.cast .i8 .f32) [.read a_b [.var v_k, .var v_j]]])) <|
        .assign
          a_d
          [.var v_i, .var v_j]
          (.fn
            (.builtin "+" .f32)
            [
              .fn
                (.builtin "*" .f32)
                [
                  .fn (.builtin "*" .f32) [.read a_alpha [], .read a_scale [.var v_j]],
                  .fn
                    (.builtin "-" .f32)
                    [
                      .read a_t [],
                      .fn (.builtin "*" .f32) [.read a_zero [.var v_j], .read a_rows [.var v_i]]]],
              .fn (.builtin "*" .f32) [.read a_beta [], .read a_c [.var v_i, .var v_j]]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := NumberLaws I .f32

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : NumberLaws I .f32 := hl

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .cast .i8 .f32
abbrev f_3 : Fn := .builtin "*" .f32
abbrev f_4 : Fn := .builtin "-" .f32
abbrev f_5 : Fn := .literal .f32 (-1) 1

abbrev base (E : Env) (N x_M P : Int) : Env := (((E.set v_N N).set v_M x_M).set v_P P)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_d : ∀ b ∈ impl.bindings, b.array = a_d → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M P : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M P) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 P : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < P)) (body1 (fun y_k0 => I.fn f_2 [M t_A [c0, y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i j k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_2 [M t_A [i, y_k0]], I.fn f_2 [M t_B [y_k0, j]]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [i, y_k0]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i j k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_2 [M t_A [i, y_k0]], I.fn f_2 [M t_B [y_k0, j]]])))

theorem equation_0 (k j : Int) (h0 : True) :
    (M t_W [k, j]) = (I.fn f_3 [I.fn f_4 [I.fn f_2 [M t_B [k, j]], M t_ZERO [j]], M t_SCALE [j]]) :=
  (Eq.trans (hM _ (.head _) [k, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_3 [.fn f_4 [.fn f_2 [.access t_B [.var v_k, .var v_j]], .access t_ZERO [.var v_j]], .access t_SCALE [.var v_j]]) (((base E N x_M P).set v_k k).set v_j j) = _ from
  rfl))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (P i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < P)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_2 [M t_A [i, y_k0]], M t_W [y_k0, j]])))

theorem equation_1 (i j : Int) (h0 : True) :
    (M t_D [i, j]) = (I.fn f_0 [I.fn f_3 [M t_ALPHA [], value_4 I M P i j], I.fn f_3 [M t_BETA [], M t_C [i, j]]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.fn f_3 [.access t_ALPHA [], .reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn f_3 [.fn f_2 [.access t_A [.var v_i, .var v_k]], .access t_W [.var v_k, .var v_j]])], .fn f_3 [.access t_BETA [], .access t_C [.var v_i, .var v_j]]]) (((base E N x_M P).set v_i i).set v_j j) = _ from
  (eval_fn2 (eval_fn2 rfl
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < P) => rfl)))
  rfl)))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N P : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < P) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_alpha
    (True)
    ((M t_ALPHA []))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_M P : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < P)
    (fun c0 c1 => (M t_B [c0, c1]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_beta
    (True)
    ((M t_BETA []))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points2 a_c
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_C [c0, c1]))

noncomputable def known_1_5 (I : Interp V) (M : Model V) (P i : Int) : Heap V :=
  .points1 a_rows
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (value_0 I M c0 P))

noncomputable def known_1_6 (I : Interp V) (M : Model V) (x_M : Int) : Heap V :=
  .points1 a_scale
    (fun c0 => 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 => (M t_SCALE [c0]))

noncomputable def known_1_7 (I : Interp V) (M : Model V) (x_M : Int) : Heap V :=
  .points1 a_zero
    (fun c0 => 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 => (M t_ZERO [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M P i : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M).and ((known_1_2 I M x_M P).and ((known_1_3 I M).and ((known_1_4 I M N x_M).and ((known_1_5 I M P i).and ((known_1_6 I M x_M).and (known_1_7 I M x_M))))))))

noncomputable def known_2_5 (I : Interp V) (M : Model V) (P i : Int) : Heap V :=
  .points1 a_rows
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (value_0 I M c0 P))

noncomputable def known_2_6 (I : Interp V) (M : Model V) (i k : Int) : Heap V :=
  .points1 a_rows
    (fun c0 => c0 = i)
    (fun c0 => (value_0 I M i k))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M P i k : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M).and ((known_1_2 I M x_M P).and ((known_1_3 I M).and ((known_1_4 I M N x_M).and ((known_2_5 I M P i).and ((known_2_6 I M i k).and ((known_1_6 I M x_M).and (known_1_7 I M x_M)))))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_rows
    [.var v_i]
    (.fn f_2 [.read a_a [.var v_i, .var v_k]])
    (fun e => (value_2 I M (e v_i) (e v_k)))

theorem vc_2 (i k : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < P) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_rows [N]) (((base E N x_M P).set v_i i).set v_k k) (known_2 I M N x_M P i k) :=
  (vc_accumulate_of (value_0 I M i k) (I.fn f_2 [M t_A [i, k]])
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 i rfl rfl))))))))
  : (known_2 I M N x_M P i k) ⟨a_rows, [i]⟩ (value_0 I M i k))
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 i k ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_2 I M N x_M P i k) ⟨a_a, [i, k]⟩ (M t_A [i, k]))) ev_nil))
  ((append1 k 0 (k + 1) (fun q0 h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)
  (fun q0 => ⟨(fun h5 => ((Classical.em (q0 < k)).elim (fun h6 => (Or.inl ⟨h5.1, h6⟩))
  (fun h6 => (Or.inr (int_lab_ntab_eab h5.2 h6))))), (fun h5 => (Or.elim h5 (fun h6 => ⟨h6.1, (int_tab_lab h6.2)⟩)
  (fun h6 => ⟨(int_lab_ecb_lac h3 h6), (int_eab_lab h6)⟩)))⟩) (fun q0 h5 => h5.2) (fun q0 h5 => rfl)
  rfl)
  : I.fn f_0 [value_0 I M i k, I.fn f_2 [M t_A [i, k]]] = value_2 I M i k))

theorem kept_2 (i k : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < P) :
    Heap.Entails ((body_2 I M).post (((base E N x_M P).set v_i i).set v_k k) (known_2 I M N x_M P i k)) (known_2 I M N x_M P i (k + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_M P i (k + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points0 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_points1 (fun q1 h5 => (at_set_ne1 q1 i (int_tab_neab h5.2)
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q1 h5 rfl))))))))))
  (entails_and (entails_points1 (fun q2 h5 => (at_set_eq1 q2 i h5 ((reduce_congr1
  (fun q3 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q3 h6 => rfl)) : value_0 I M i (k + 1) = value_2 I M i k))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))))))
  (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_rows [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_rows] <|
    .for v_k (.const 0) (.var v_P)
      (fun e x => known_2 I M (e v_N) (e v_M) (e v_P) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_rows [N]) ((base E N x_M P).set v_i i) (known_1 I M N x_M P i) :=
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h1, h2, trivial⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 P rfl rfl (show Heap.Entails _ (known_2 I M N x_M P i 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points0 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_points1 (fun q4 h3 => (at_set_ne1 q4 i (int_tab_neab h3.2)
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q4 h3 rfl))))))))))
  (entails_and (entails_points1 (fun q5 h3 =>
  (at_set_eq1 q5 i h3 ((Eq.trans ((reduce_empty1 (fun q6 => (fun h4 => (int_lab_tba_F h4.1 h4.2))))
  : value_0 I M i 0 = I.fn f_1 []) rfl)
  : value_0 I M i 0 = I.fn f_1 []))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))))
  (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))))))))
  (fun k h3 h4 => (vc_2 N x_M P hl hM i k h0 h1 h2 h3 h4))
  (fun k h3 h4 => (kept_2 N x_M P hl hM i k h0 h1 h2 h3 h4)))))

theorem kept_1 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M P).set v_i i) (known_1 I M N x_M P i)) (known_1 I M N x_M P (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and
  (entails_points1 (fun q7 h3 => (Or.elim (((Classical.em (q7 < i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4)))) : 0 ≤ q7 ∧ q7 < i ∨ q7 = i) (fun h4 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q7 h4 rfl))))))))
  (fun h4 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q7 h4 (reduce_congr1
  (fun q8 => ⟨(fun h5 => ⟨h5.1, (int_lt_max_right h5.2)⟩), (fun h5 => ⟨h5.1, (int_c8 h0.2 h5.2)⟩)⟩)
  (fun q8 h5 => (fn_congr1 (at_congr2 h4 rfl)))))))))))))))) (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))))))
  : Heap.Entails (known_2 I M N x_M P i (max 0 P)) (known_1 I M N x_M P (i + 1)))

theorem race_1 (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N x_M P).set v_i i)) (fun i => (body_1 I M).post ((base E N x_M P).set v_i i) (known_1 I M N x_M P i)) :=
  (race_arrays [a_rows] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i ∧ 0 < P) (fun i h1 h2 =>
  (w_seq (w_assign1 i rfl) (w_scope (w_for 0 P rfl rfl (fun k h3 h4 => (w_accumulate1 i rfl))))))
  (fun i h1 h2 => (r_seq (r_none rfl) (r_scope (r_for 0 P rfl rfl
  (fun k h3 h4 => (r_accumulate1 (x_none rfl) i ⟨rfl, ((int_lab_tbc_tac h3 h4) : 0 < P)⟩))))))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6 h7.1 h5)), (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def known_3_5 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points2 a_d
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_D [c0, c1]))

noncomputable def known_3_6 (I : Interp V) (M : Model V) (N P : Int) : Heap V :=
  .points1 a_rows
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (value_0 I M c0 P))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M P i : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M).and ((known_1_2 I M x_M P).and ((known_1_3 I M).and ((known_1_4 I M N x_M).and ((known_3_5 I M x_M i).and ((known_3_6 I M N P).and ((known_1_6 I M x_M).and (known_1_7 I M x_M)))))))))

noncomputable def known_4_5 (I : Interp V) (M : Model V) (x_M i j : Int) : Heap V :=
  .points2 a_d
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_D [c0, c1]))

noncomputable def known_4_6 (I : Interp V) (M : Model V) (N P : Int) : Heap V :=
  .points1 a_rows
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (value_0 I M c0 P))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M P i j : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M).and ((known_1_2 I M x_M P).and ((known_1_3 I M).and ((known_1_4 I M N x_M).and ((known_4_5 I M x_M i j).and ((known_4_6 I M N P).and ((known_1_6 I M x_M).and (known_1_7 I M x_M)))))))))

noncomputable def known_5_6 (I : Interp V) (M : Model V) (N P : Int) : Heap V :=
  .points1 a_rows
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (value_0 I M c0 P))

noncomputable def known_5_8 (I : Interp V) (M : Model V) (i j k : Int) : Heap V :=
  .points0 a_t
    (True)
    ((value_1 I M i j k))

noncomputable def known_5 (I : Interp V) (M : Model V) (N x_M P i j k : Int) : Heap V :=
  ((known_1_0 I M N P).and ((known_1_1 I M).and ((known_1_2 I M x_M P).and ((known_1_3 I M).and ((known_1_4 I M N x_M).and ((known_4_5 I M x_M i j).and ((known_5_6 I M N P).and ((known_1_6 I M x_M).and ((known_5_8 I M i j k).and (known_1_7 I M x_M))))))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_t
    []
    (.fn
      f_3
      [
        .fn f_2 [.read a_a [.var v_i, .var v_k]],
        .fn f_2 [.read a_b [.var v_k, .var v_j]]])
    (fun e => (value_3 I M (e v_i) (e v_j) (e v_k)))

theorem vc_5 (i j k : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ k) (h6 : k < P) :
    (body_5 I M).vc I (allocated (allocated (impl.HasCell spec (base E N x_M P)) a_rows [N]) a_t []) ((((base E N x_M P).set v_i i).set v_j j).set v_k k) (known_5 I M N x_M P i j k) :=
  (vc_accumulate_of (value_1 I M i j k)
  (I.fn f_3 [I.fn f_2 [M t_A [i, k]], I.fn f_2 [M t_B [k, j]]])
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points0 trivial rfl))))))))))
  : (known_5 I M N x_M P i j k) ⟨a_t, []⟩ (value_1 I M i j k))
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_left (at_points2 i k ⟨⟨h5, h6⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_5 I M N x_M P i j k) ⟨a_a, [i, k]⟩ (M t_A [i, k]))) ev_nil)) (ev_cons
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_left (at_points2 k j ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl))))
  : (known_5 I M N x_M P i j k) ⟨a_b, [k, j]⟩ (M t_B [k, j]))) ev_nil)) ev_nil)))
  ((append1 k 0 (k + 1) (fun q18 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)
  (fun q18 => ⟨(fun h7 => ((Classical.em (q18 < k)).elim (fun h8 => (Or.inl ⟨h7.1, h8⟩))
  (fun h8 => (Or.inr (int_lab_ntab_eab h7.2 h8))))), (fun h7 => (Or.elim h7 (fun h8 => ⟨h8.1, (int_tab_lab h8.2)⟩)
  (fun h8 => ⟨(int_lab_ecb_lac h5 h8), (int_eab_lab h8)⟩)))⟩) (fun q18 h7 => h7.2)
  (fun q18 h7 => rfl) rfl)
  : I.fn f_0 [value_1 I M i j k, I.fn f_3 [I.fn f_2 [M t_A [i, k]], I.fn f_2 [M t_B [k, j]]]] = value_3 I M i j k))

theorem kept_5 (i j k : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ k) (h6 : k < P) :
    Heap.Entails ((body_5 I M).post ((((base E N x_M P).set v_i i).set v_j j).set v_k k) (known_5 I M N x_M P i j k)) (known_5 I M N x_M P i j (k + 1)) :=
  (show Heap.Entails _ (known_5 I M N x_M P i j (k + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points0 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))))))
  (entails_and (entails_points0 (fun h7 => (at_set_eq0 ((reduce_congr1
  (fun q19 => ⟨(fun h8 => ⟨h8.1, (int_taB_lab h8.2)⟩), (fun h8 => ⟨h8.1, (int_lab_taB h8.2)⟩)⟩)
  (fun q19 h8 => rfl)) : value_1 I M i j (k + 1) = value_3 I M i j k))))
  (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))))))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_t [] <|
  .seq (.assign a_t [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_t] <|
    .for v_k (.const 0) (.var v_P)
      (fun e x => known_5 I M (e v_N) (e v_M) (e v_P) (e v_i) (e v_j) x) (body_5 I M)) <|
  .assign
    a_d
    [.var v_i, .var v_j]
    (.fn
      f_0
      [
        .fn
          f_3
          [
            .fn f_3 [.read a_alpha [], .read a_scale [.var v_j]],
            .fn
              f_4
              [
                .read a_t [],
                .fn f_3 [.read a_zero [.var v_j], .read a_rows [.var v_i]]]],
        .fn f_3 [.read a_beta [], .read a_c [.var v_i, .var v_j]]])
    (fun e => (M t_D [(e v_i), (e v_j)]))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (P i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_0 [I.fn f_3 [M t_SCALE [j], I.fn f_1 []], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_5 [], M t_ZERO [j]], M t_SCALE [j]], I.fn f_1 []]])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < P)) (body1 (fun y_k0 => I.fn f_0 [I.fn f_3 [M t_SCALE [j], I.fn f_3 [I.fn f_2 [M t_A [i, y_k0]], I.fn f_2 [M t_B [y_k0, j]]]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_5 [], M t_ZERO [j]], M t_SCALE [j]], I.fn f_2 [M t_A [i, y_k0]]]])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (P i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_0 [I.fn f_3 [M t_SCALE [j], I.fn f_1 []], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_5 [], M t_ZERO [j]], M t_SCALE [j]], I.fn f_1 []]])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < P)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_2 [M t_A [i, y_k0]], M t_W [y_k0, j]])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (P i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_3 [M t_SCALE [j], I.fn f_1 []])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < P)) (body1 (fun y_k0 => I.fn f_3 [M t_SCALE [j], I.fn f_3 [I.fn f_2 [M t_A [i, y_k0]], I.fn f_2 [M t_B [y_k0, j]]]])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (P i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_5 [], M t_ZERO [j]], M t_SCALE [j]], I.fn f_1 []])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < P)) (body1 (fun y_k0 => I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_5 [], M t_ZERO [j]], M t_SCALE [j]], I.fn f_2 [M t_A [i, y_k0]]])))

theorem vc_4 (i j : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_rows [N]) (((base E N x_M P).set v_i i).set v_j j) (known_4 I M N x_M P i j) :=
  (vc_allocate (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated trivial) ev_const rfl)
  (vc_seq (vc_scope (vc_for_of 0 P rfl rfl (show Heap.Entails _ (known_5 I M N x_M P i j 0) from
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points0 (by decide))
  (entails_without (avoids_points0 (by decide)) (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_without (avoids_points0 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))))
  (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))))
  (entails_and (entails_points1 (fun q20 h5 => (at_set_other (by decide) (at_without (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q20 h5 rfl))))))))
  : (known_4 I M N x_M P i j) ⟨a_rows, [q20]⟩ (value_0 I M q20 P)))))) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_without (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))))))
  (entails_and (entails_points0 (fun h5 =>
  (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q21 => (fun h6 => (int_lab_tba_F h6.1 h6.2))))
  : value_1 I M i j 0 = I.fn f_1 []) rfl)
  : value_1 I M i j 0 = I.fn f_1 []))))
  (entails_set (avoids_points1 (by decide)) (entails_without (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))))))))))
  (fun k h5 h6 => (vc_5 N x_M P hl hM i j k h0 h1 h2 h3 h4 h5 h6))
  (fun k h5 h6 => (kept_5 N x_M P hl hM i j k h0 h1 h2 h3 h4 h5 h6)))) (vc_assign_of
  (I.fn f_0 [I.fn f_3 [I.fn f_3 [M t_ALPHA [], M t_SCALE [j]], I.fn f_4 [value_1 I M i j (max 0 P), I.fn f_3 [M t_ZERO [j], value_0 I M i P]]], I.fn f_3 [M t_BETA [], M t_C [i, j]]])
  (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_d t_D [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_D [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩) shape_a_d rfl rfl ⟨h1, h3⟩)))
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points0 trivial rfl)))
  : (known_5 I M N x_M P i j (max 0 P)) ⟨a_alpha, []⟩ (M t_ALPHA []))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 j ⟨h3, h4⟩ rfl)))))))))
  : (known_5 I M N x_M P i j (max 0 P)) ⟨a_scale, [j]⟩ (M t_SCALE [j]))) ev_nil)))
  (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points0 trivial rfl))))))))))
  : (known_5 I M N x_M P i j (max 0 P)) ⟨a_t, []⟩ (value_1 I M i j (max 0 P))))
  (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_points1 j ⟨h3, h4⟩ rfl))))))))))
  : (known_5 I M N x_M P i j (max 0 P)) ⟨a_zero, [j]⟩ (M t_ZERO [j]))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 i ⟨h1, h2⟩ rfl))))))))
  : (known_5 I M N x_M P i j (max 0 P)) ⟨a_rows, [i]⟩ (value_0 I M i P))) ev_nil))) ev_nil)))
  ev_nil))) (ev_cons
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_left (at_points0 trivial rfl)))))
  : (known_5 I M N x_M P i j (max 0 P)) ⟨a_beta, []⟩ (M t_BETA []))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 i j ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_5 I M N x_M P i j (max 0 P)) ⟨a_c, [i, j]⟩ (M t_C [i, j]))) ev_nil))) ev_nil)))
  ((Eq.trans ((fn_congr2 (Eq.trans
  (((show ∀ v0 v1 v2 v3 v4 : V, (I.fn f_3 [I.fn f_3 [v0, v1], I.fn f_4 [v2, I.fn f_3 [v3, v4]]]) = (I.fn f_3 [v0, I.fn f_0 [I.fn f_3 [v1, v2], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_5 [], v3], v1], v4]]]) from by intro v0 v1 v2 v3 v4; obtain ⟨_, e⟩ := ((law_0 hl)).exists_ring; simp only [e]; grind)
  (M t_ALPHA []) (M t_SCALE [j]) (value_1 I M i j (max 0 P)) (M t_ZERO [j]) (value_0 I M i P))
  : I.fn f_3 [I.fn f_3 [M t_ALPHA [], M t_SCALE [j]], I.fn f_4 [value_1 I M i j (max 0 P), I.fn f_3 [M t_ZERO [j], value_0 I M i P]]] = I.fn f_3 [M t_ALPHA [], I.fn f_0 [I.fn f_3 [M t_SCALE [j], value_1 I M i j (max 0 P)], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_5 [], M t_ZERO [j]], M t_SCALE [j]], value_0 I M i P]]])
  (Eq.symm (fn_congr2 rfl (fn_congr2 (fn_congr2 rfl (reduce_congr1 (fun q107 =>
  ⟨(fun h5 => ⟨h5.1, (int_lt_max_right h5.2)⟩), (fun h5 => ⟨h5.1, (int_c4 h5.1 h5.2)⟩)⟩)
  (fun q107 h5 => rfl))) (fn_congr2 (fn_congr2 (fn_congr2 rfl rfl) rfl) rfl))))) rfl)
  : I.fn f_0 [I.fn f_3 [I.fn f_3 [M t_ALPHA [], M t_SCALE [j]], I.fn f_4 [value_1 I M i j (max 0 P), I.fn f_3 [M t_ZERO [j], value_0 I M i P]]], I.fn f_3 [M t_BETA [], M t_C [i, j]]] = I.fn f_0 [I.fn f_3 [M t_ALPHA [], I.fn f_0 [I.fn f_3 [M t_SCALE [j], value_1 I M i j P], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_5 [], M t_ZERO [j]], M t_SCALE [j]], value_0 I M i P]]], I.fn f_3 [M t_BETA [], M t_C [i, j]]])
  (Eq.symm (Eq.trans ((equation_1 N x_M P hl hM i j trivial)
  : M t_D [i, j] = I.fn f_0 [I.fn f_3 [M t_ALPHA [], value_4 I M P i j], I.fn f_3 [M t_BETA [], M t_C [i, j]]])
  (fn_congr2 (fn_congr2 rfl (Eq.trans ((Eq.trans
  ((reduce_start (((show ∀ v0 v1 : V, (I.fn f_1 []) = (I.fn f_0 [I.fn f_3 [v0, I.fn f_1 []], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_5 [], v1], v0], I.fn f_1 []]]) from by intro v0 v1; obtain ⟨_, e⟩ := ((law_0 hl)).exists_ring; simp only [e]; grind)
  (M t_SCALE [j]) (M t_ZERO [j]))
  : I.fn f_1 [] = I.fn f_0 [I.fn f_3 [M t_SCALE [j], I.fn f_1 []], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_5 [], M t_ZERO [j]], M t_SCALE [j]], I.fn f_1 []]]))
  : value_4 I M P i j = value_6 I M P i j)
  (reduce_congr1 (fun q86 => ⟨(fun h5 => h5), (fun h5 => h5)⟩)
  (fun q86 h5 => (Eq.trans ((fn_congr2 rfl (equation_0 N x_M P hl hM q86 j trivial))
  : I.fn f_3 [I.fn f_2 [M t_A [i, q86]], M t_W [q86, j]] = I.fn f_3 [I.fn f_2 [M t_A [i, q86]], I.fn f_3 [I.fn f_4 [I.fn f_2 [M t_B [q86, j]], M t_ZERO [j]], M t_SCALE [j]]])
  ((show ∀ v0 v1 v2 v3 : V, (I.fn f_3 [v0, I.fn f_3 [I.fn f_4 [v1, v2], v3]]) = (I.fn f_0 [I.fn f_3 [v3, I.fn f_3 [v0, v1]], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_5 [], v2], v3], v0]]) from by intro v0 v1 v2 v3; obtain ⟨_, e⟩ := ((law_0 hl)).exists_ring; simp only [e]; grind)
  (I.fn f_2 [M t_A [i, q86]]) (I.fn f_2 [M t_B [q86, j]]) (M t_ZERO [j])
  (M t_SCALE [j])))))) : value_4 I M P i j = value_5 I M P i j)
  (Eq.symm (Eq.trans ((fn_congr2 (sum_scaled (law_0 hl) (finite1 0 (P + (-1) + 1)
  (fun (q86 : Int) (h5 : 0 ≤ q86 ∧ q86 < P) => ⟨h5.1, ((int_c3 h5.2) : q86 < P + (-1) + 1)⟩)))
  (sum_scaled (law_0 hl) (finite1 0 (P + (-1) + 1)
  (fun (q86 : Int) (h5 : 0 ≤ q86 ∧ q86 < P) => ⟨h5.1, ((int_c3 h5.2) : q86 < P + (-1) + 1)⟩))))
  : I.fn f_0 [I.fn f_3 [M t_SCALE [j], value_1 I M i j P], I.fn f_3 [I.fn f_3 [I.fn f_3 [I.fn f_5 [], M t_ZERO [j]], M t_SCALE [j]], value_0 I M i P]] = I.fn f_0 [value_7 I M P i j, value_8 I M P i j])
  (sums_added (law_0 hl) (finite1 0 (P + (-1) + 1)
  (fun (q86 : Int) (h5 : 0 ≤ q86 ∧ q86 < P) => ⟨h5.1, ((int_c3 h5.2) : q86 < P + (-1) + 1)⟩)))))))
  (fn_congr2 rfl rfl)))))
  : I.fn f_0 [I.fn f_3 [I.fn f_3 [M t_ALPHA [], M t_SCALE [j]], I.fn f_4 [value_1 I M i j (max 0 P), I.fn f_3 [M t_ZERO [j], value_0 I M i P]]], I.fn f_3 [M t_BETA [], M t_C [i, j]]] = M t_D [i, j])))))

theorem kept_4 (i j : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_4 I M).post (((base E N x_M P).set v_i i).set v_j j) (known_4 I M N x_M P i j)) (known_4 I M N x_M P i (j + 1)) :=
  (show Heap.Entails _ (known_4 I M N x_M P i (j + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)))
  (entails_and (entails_restore (avoids_points0 (by decide))
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_restore (avoids_points2 (by decide)) (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))) (entails_and
  (entails_restore (avoids_points0 (by decide)) (entails_set (avoids_points0 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))) (entails_and
  (entails_restore (avoids_points2 (by decide)) (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))))
  (entails_and (entails_points2 (fun q108 q109 h5 => (Or.elim h5
  (fun h6 => (at_restore (by decide) ((Classical.em (q108 = i ∧ q109 = j)).elim (fun h7 =>
  (at_set_eq2 q108 q109 i j h7 ((at_congr2 h6.1 h7.2) : M t_D [q108, q109] = M t_D [i, j])))
  (fun h7 => (at_set_ne2 q108 q109 i j h7
  ((at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q108 q109 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl)))))))
  : (known_5 I M N x_M P i j (max 0 P)) ⟨a_d, [q108, q109]⟩ (M t_D [q108, q109]))))))) (fun h6 =>
  (at_restore (by decide) (at_set_ne2 q108 q109 i j (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  ((at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q108 q109 (Or.inr h6) rfl)))))))
  : (known_5 I M N x_M P i j (max 0 P)) ⟨a_d, [q108, q109]⟩ (M t_D [q108, q109]))))))))
  (entails_and (entails_points1 (fun q110 h5 => (at_restore (by decide) (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q110 h5 rfl))))))))
  : (known_5 I M N x_M P i j (max 0 P)) ⟨a_rows, [q110]⟩ (value_0 I M q110 P)))))) (entails_and
  (entails_restore (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))))))
  (entails_restore (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))))))))))

theorem race_4 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    ParVC I 0 x_M (body_4 I M).erase (fun j => (((base E N x_M P).set v_i i).set v_j j)) (fun j => (body_4 I M).post (((base E N x_M P).set v_i i).set v_j j) (known_4 I M N x_M P i j)) :=
  (race_arrays [a_d] rfl rfl
  (all_cons (apart2 (fun j c0 c1 => c0 = i ∧ c1 = j) (fun j c0 c1 => (1 : Int) < 0)
  (fun j h3 h4 => (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl) (w_assign2 i j ⟨rfl, rfl⟩)))))
  (fun j h3 h4 => (r_none rfl)) (fun j y_y c0 c1 h3 h4 h5 h6 h7 h8 =>
  ⟨int_not_one_lt_zero, (fun h9 => (int_eab_eac_nebc_F h8.2 h9.2 h7))⟩)) all_nil))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j (.const 0) (.var v_M)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_P) (e v_i) x) (body_4 I M)

theorem vc_3 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N x_M P)) a_rows [N]) ((base E N x_M P).set v_i i) (known_3 I M N x_M P i) :=
  (vc_par_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and
  (entails_points2 (fun q111 q112 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2))) (fun h4 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q111 q112 h4 rfl)))))))))))
  (entails_and (entails_points1 (fun q113 h3 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q113 h3 rfl))))))))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))))))
  : Heap.Entails (known_3 I M N x_M P i) (known_4 I M N x_M P i 0))
  (fun j h3 h4 => (vc_4 N x_M P hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_4 N x_M P hl hM i j h0 h1 h2 h3 h4)) (race_4 N x_M P hl hM i h0 h1 h2))

theorem kept_3 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_3 I M).post ((base E N x_M P).set v_i i) (known_3 I M N x_M P i)) (known_3 I M N x_M P (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_points2 (fun q114 q115 h3 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q114 q115
  ((Classical.em (q114 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl)))))))))
  (entails_and (entails_points1 (fun q116 h3 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q116 h3 rfl))))))))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))))))
  : Heap.Entails (known_4 I M N x_M P i (max 0 x_M)) (known_3 I M N x_M P (i + 1)))

theorem race_3 (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ParVC I 0 N (body_3 I M).erase (fun i => ((base E N x_M P).set v_i i)) (fun i => (body_3 I M).post ((base E N x_M P).set v_i i) (known_3 I M N x_M P i)) :=
  (race_arrays [a_d] rfl rfl
  (all_cons (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M) (fun i c0 c1 => (1 : Int) < 0)
  (fun i h1 h2 => (w_par 0 x_M rfl rfl (fun j h3 h4 =>
  (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl) (w_assign2 i j ⟨rfl, ⟨h3, h4⟩⟩)))))))
  (fun i h1 h2 => (r_none rfl)) (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_rows [.var v_N] <|
  .seq (.par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_P) x) (body_1 I M)) <|
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_P) x) (body_3 I M)

theorem program_vc (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    (program I M).vc I (impl.HasCell spec (base E N x_M P)) (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N x_M P 0) from
  (entails_and (entails_points2 (fun q9 q10 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q9, q10]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q9, _, rfl, h1.2.1, h1.2.2, q10, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points0 (fun h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_ALPHA [])) (b := (Binding.mk a_alpha t_ALPHA [] [] none)) (p := []) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) rfl
  (region_iff.2 rfl) rfl rfl))))
  (entails_and (entails_points2 (fun q11 q12 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q11, q12]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q11, _, rfl, h1.2.1, h1.2.2, q12, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points0 (fun h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_BETA [])) (b := (Binding.mk a_beta t_BETA [] [] none)) (p := []) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))))) rfl
  (region_iff.2 rfl) rfl rfl))))
  (entails_and (entails_points2 (fun q13 q14 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_C [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_c t_C [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q13, q14]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q13, _, rfl, h1.2.1, h1.2.2, q14, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points1 (fun q15 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points1 (fun q16 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_SCALE [(.const 0, .var v_M)])) (b := (Binding.mk a_scale t_SCALE [v_i0] [.var v_i0] none)) (p := [q16]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨q16, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_points1 (fun q17 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_ZERO [(.const 0, .var v_M)])) (b := (Binding.mk a_zero t_ZERO [v_i0] [.var v_i0] none)) (p := [q17]) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl
  (region_iff.2 ⟨q17, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))))))))))
  (fun i h1 h2 => (vc_1 N x_M P hl hM i h0 h1 h2))
  (fun i h1 h2 => (kept_1 N x_M P hl hM i h0 h1 h2)) (race_1 N x_M P hl hM h0))
  (vc_par_of 0 N rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_points2 (fun q117 q118 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_and (entails_points1 (fun q119 h1 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q119 ⟨h1.1, (int_lt_max_right h1.2)⟩ rfl)))))))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))))))
  : Heap.Entails (known_1 I M N x_M P (max 0 N)) (known_3 I M N x_M P 0))
  (fun i h1 h2 => (vc_3 N x_M P hl hM i h0 h1 h2))
  (fun i h1 h2 => (kept_3 N x_M P hl hM i h0 h1 h2)) (race_3 N x_M P hl hM h0))))

theorem output_0_7 (q120 q121 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (h1 : 0 ≤ q120) (h2 : q120 < N) (h3 : 0 ≤ q121) (h4 : q121 < x_M) :
    ((program I M).post (base E N x_M P) (impl.inputHeap spec (base E N x_M P) M)) ⟨a_d, [q120, q121]⟩ (M t_D [q120, q121]) :=
  (at_restore (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q120 q121 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))))))
  : (known_3 I M N x_M P (max 0 N)) ⟨a_d, [q120, q121]⟩ (M t_D [q120, q121])))

end

theorem consistent (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Consistent (base E N x_M P) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M P) :=
  solvable_layers (consistent E N x_M P h0)
    (fun at_ => if at_ = t_W then 0 else if at_ = t_D then 1 else 0) (by decide)

theorem placed (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : impl.LayoutOk spec (base E N x_M P) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M P : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_W then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < P else if at_ = t_D then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside N x_M P) (base E N x_M P) t_D [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (k j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ k ∧ k < P) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.fn (.builtin "*" .f32) [.fn (.builtin "-" .f32) [.fn (.cast .i8 .f32) [.access t_B [.var v_k, .var v_j]], .access t_ZERO [.var v_j]], .access t_SCALE [.var v_j]]) (((base E N x_M P).set v_k k).set v_j j) :=
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [k, j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨k, _, rfl, h2.2.1, h2.2.2, j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil))
  (defined_cons
  (defined_access (given_input (p := [j]) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl rfl
  (region_iff.2 ⟨j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil))) (defined_cons
  (defined_access (given_input (p := [j]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))

theorem defined_1 (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M P) (base E N x_M P)) (.fn (.builtin "+" .f32) [.fn (.builtin "*" .f32) [.access t_ALPHA [], .reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn (.builtin "*" .f32) [.fn (.cast .i8 .f32) [.access t_A [.var v_i, .var v_k]], .access t_W [.var v_k, .var v_j]])], .fn (.builtin "*" .f32) [.access t_BETA [], .access t_C [.var v_i, .var v_j]]]) (((base E N x_M P).set v_i i).set v_j j) :=
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := []) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) rfl rfl
  (region_iff.2 rfl)))
  (defined_cons (defined_reduce_some1 0 P (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < P) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < P) => (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩))) defined_nil))
  (defined_cons (defined_access (given_equation (p := [y_d0, j]) (.head _) rfl rfl rfl
  (⟨h2.1, h3⟩ : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ y_d0 ∧ y_d0 < P) (cond_holds.2 (h1 : True)))) defined_nil)))))
  defined_nil))) (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := []) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))))) rfl rfl
  (region_iff.2 rfl)))
  (defined_cons (defined_access (given_input (p := [i, j]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, j, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))
  defined_nil)))

theorem defined (E : Env) (N x_M P : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ P) : spec.Defined (base E N x_M P) :=
  defined_of (inside N x_M P)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M P h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun k j => cond_holds) (fun k j hg hk => defined_0 E N x_M P h0 k j hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_1 E N x_M P h0 i j hg hk))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => ((0 ≤ (E v_N) ∧ 0 ≤ (E v_M)) ∧ 0 ≤ (E v_P)))
    (fun E => base E (E v_N) (E v_M) (E v_P)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) (E v_P) a) (fun E a => placed E (E v_N) (E v_M) (E v_P) a)
    (fun E a => consistent E (E v_N) (E v_M) (E v_P) a) (fun E a => solvable E (E v_N) (E v_M) (E v_P) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) (E v_P) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_7 (E v_N) (E v_M) (E v_P) hl hM p0 p1 a b0 b1 b2 b3)) all_nil)))))))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y)
    (m2 : ∀ x y, I.fn (.builtin "-" .f32) [x, y] = x - y)
    (m3 : ∀ x, I.fn (.builtin "neg" .f32) [x] = -x)
    (m4 : ∀ n : Int, I.fn (.literal .f32 n 1) [] = n) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (NumberLaws.int m0 m1 m2 m3 m4)

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y)
    (m2 : ∀ x y, I.fn (.builtin "-" .f32) [x, y] = x - y)
    (m3 : ∀ x, I.fn (.builtin "neg" .f32) [x] = -x)
    (m4 : ∀ n : Int, I.fn (.literal .f32 n 1) [] = (n : Rat)) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (NumberLaws.rat m0 m1 m2 m3 m4)

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y)
    (m2 : ∀ x y, I.fn (.builtin "-" .f32) [x, y] = x - y)
    (m3 : ∀ x, I.fn (.builtin "neg" .f32) [x] = -x)
    (m4 : ∀ n : Int, I.fn (.literal .f32 n 1) [] = BitVec.ofInt w n) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (NumberLaws.bitVec m0 m1 m2 m3 m4)

end Redverify.Certificate.fused
