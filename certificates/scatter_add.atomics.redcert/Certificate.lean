module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.atomics

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `D` -/ abbrev v_D : Var := 2
/-- `n` -/ abbrev v_n : Var := 3
/-- `d` -/ abbrev v_d : Var := 4
/-- `i` -/ abbrev v_i : Var := 5
/-- `$d0` -/ abbrev d_0 : Var := 6
/-- `i0` -/ abbrev v_i0 : Var := 7
/-- `i1` -/ abbrev v_i1 : Var := 8
/-- `idx` -/ abbrev a_idx : Arr := 0
/-- `u` -/ abbrev a_u : Arr := 1
/-- `a` -/ abbrev a_a : Arr := 2
/-- `b` -/ abbrev a_b : Arr := 3
/-- `I` -/ abbrev t_I : Ten := 0
/-- `U` -/ abbrev t_U : Ten := 1
/-- `A` -/ abbrev t_A : Ten := 2
/-- `B` -/ abbrev t_B : Ten := 3

/-- Specification `scatter_add`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M)))
        (.le (.const 0) (.var v_D))]
  inputs :=
    [
      Region.mk t_I [(.const 0, .var v_M)],
      Region.mk t_U [(.const 0, .var v_M), (.const 0, .var v_D)],
      Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_D)]]
  outputs := [Region.mk t_B [(.const 0, .var v_N), (.const 0, .var v_D)]]
  equations :=
    [
      Equation.mk
        t_B
        [v_n, v_d]
        .true
        (.reduce
          [.access t_A [.var v_n, .var v_d]]
          (.builtin "+" .f32)
          [v_i]
          (.and
            (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_M)))
            (.and (.le (.const 0) (.var v_n)) (.le (.add (.var v_n) (.const 1)) (.var v_N))))
          (.letval
            d_0
            .i32
            (.access t_I [.var v_i])
            (.select
              (.and
                (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_M)))
                (.eq (.var d_0) (.var v_n)))
              (.access t_U [.var v_i, .var v_d])
              (.fn (.special .f32 "-0.0") []))))]
  ranges := [Range.mk t_I .i32 (.const 0) (.var v_N) false]

/-- Implementation `atomics`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_idx t_I [v_i0] [.var v_i0] none,
      Binding.mk a_u t_U [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .seq (.par v_n (.const 0) (.var v_N) <|
      .par v_d (.const 0) (.var v_D) <|
        .assign a_b [.var v_n, .var v_d] (.read a_a [.var v_n, .var v_d])) <|
    .scope [a_b] <|
      .par v_i (.const 0) (.var v_M) <|
        .letval v_n .i32 (.read a_idx [.var v_i]) (.const 0) (.var v_N) <|
        .par v_d (.const 0) (.var v_D) <|
          .accumulate true (.builtin "+" .f32) a_b [.var v_n, .var v_d] (.read a_u [.var v_i, .var v_d])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightComm I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") []) := hl.2

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .special .f32 "-0.0"

abbrev base (E : Env) (N x_M D : Int) : Env := (((E.set v_N N).set v_M x_M).set v_D D)

theorem base_self (E : Env) : base E (E v_N) (E v_M) (E v_D) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))

theorem fact_0 {a b c d x_e f g : Int} (h0 : c ≤ a) (h1 : a < b + 1) (h2 : ¬ ((a = b ∧ d = x_e) ∧ f < g ∨ c ≤ a ∧ a < b)) : a = b :=
  by omega

theorem fact_1 {a b c d x_e f g : Int} (h0 : a ≤ b) (h1 : c = d) (h2 : x_e < f) (h3 : b < g + 1) (h4 : ¬ ((b = g ∧ d = c) ∧ x_e < (max a f) ∨ a ≤ b ∧ b < g)) : False :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M D : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M D) M) (hR : spec.InRange I (base E N x_M D) M)
include hl hM hR

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 x_M i : Int) : V :=
  (I.reduce f_0 (some (M t_A [c0, c1])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < x_M) ∧ I.toInt .i32 (M t_I [y_k0]) = c0) (M t_U [y_k0, c1]) (I.fn f_1 []))))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 x_M d i n : Int) : V :=
  (I.reduce f_0 (some (M t_A [c0, c1])) (pts1 (fun y_k0 => (y_k0 = i ∧ c0 = n) ∧ c1 < d ∨ 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < x_M) ∧ I.toInt .i32 (M t_I [y_k0]) = c0) (M t_U [y_k0, c1]) (I.fn f_1 []))))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_M d i n : Int) : V :=
  (I.reduce f_0 (some (M t_A [n, d])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ i)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < x_M) ∧ I.toInt .i32 (M t_I [y_k0]) = n) (M t_U [y_k0, d]) (I.fn f_1 []))))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_M N d n : Int) : V :=
  (I.reduce f_0 (some (M t_A [n, d])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < x_M) ∧ 0 ≤ n ∧ n + 1 ≤ N)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < x_M) ∧ I.toInt .i32 (M t_I [y_k0]) = n) (M t_U [y_k0, d]) (I.fn f_1 []))))

theorem equation_0 (n d : Int) (h0 : True) :
    (M t_B [n, d]) = (value_3 I M x_M N d n) :=
  (Eq.trans (hM _ (.head _) [n, d] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.access t_A [.var v_n, .var v_d]] f_0 [v_i] (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_M))) (.and (.le (.const 0) (.var v_n)) (.le (.add (.var v_n) (.const 1)) (.var v_N)))) (.letval d_0 .i32 (.access t_I [.var v_i]) (.select (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_M))) (.eq (.var d_0) (.var v_n))) (.access t_U [.var v_i, .var v_d]) (.fn f_1 [])))) (((base E N x_M D).set v_n n).set v_d d) = _ from
  (eval_reduce_some1 rfl (fun (i : Int) => cond_holds)
  (fun (i : Int) (h1 : (0 ≤ i ∧ i < x_M) ∧ 0 ≤ n ∧ n + 1 ≤ N) =>
  (eval_letval rfl (eval_select_of cond_holds rfl rfl))))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N D : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (D n : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points1 a_idx
    (fun c0 => (0 ≤ c0 ∧ c0 < x_M) ∧ 0 < N)
    (fun c0 => (M t_I [c0]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (N x_M D : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < x_M) ∧ 0 < N)
    (fun c0 c1 => (M t_U [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M D n : Int) : Heap V :=
  ((known_1_0 I M N D).and ((known_1_1 I M D n).and ((known_1_2 I M N x_M).and (known_1_3 I M N x_M D))))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (D n d : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => c0 = n ∧ 0 ≤ c1 ∧ c1 < d ∨ (0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_M : Int) : Heap V :=
  .points1 a_idx
    (fun c0 => 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 => (M t_I [c0]))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (x_M D : Int) : Heap V :=
  .points2 a_u
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < x_M)
    (fun c0 c1 => (M t_U [c0, c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M D n d : Int) : Heap V :=
  ((known_1_0 I M N D).and ((known_2_1 I M D n d).and ((known_2_2 I M x_M).and (known_2_3 I M x_M D))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_b [.var v_n, .var v_d] (.read a_a [.var v_n, .var v_d])
    (fun e => (M t_A [(e v_n), (e v_d)]))

theorem vc_2 (n d : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ n) (h3 : n < N) (h4 : 0 ≤ d) (h5 : d < D) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M D)) (((base E N x_M D).set v_n n).set v_d d) (known_2 I M N x_M D n d) :=
  (vc_assign_of (M t_A [n, d])
  (has_cell_at2 (b := (Binding.mk a_b t_B [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_B [(.const 0, .var v_N), (.const 0, .var v_D)])) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) [n, d]
  (region_iff.2 ⟨n, _, rfl, h2, h3, d, _, rfl, h4, h5, rfl⟩) shape_a_b rfl rfl ⟨h2, h4⟩)
  (ev_read ((at_left (at_points2 n d ⟨⟨h4, h5⟩, ⟨h2, h3⟩⟩ rfl))
  : (known_2 I M N x_M D n d) ⟨a_a, [n, d]⟩ (M t_A [n, d]))) rfl)

theorem kept_2 (n d : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ n) (h3 : n < N) (h4 : 0 ≤ d) (h5 : d < D) :
    Heap.Entails ((body_2 I M).post (((base E N x_M D).set v_n n).set v_d d) (known_2 I M N x_M D n d)) (known_2 I M N x_M D n (d + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_M D n (d + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points2 (fun q0 q1 h6 => (Or.elim h6 (fun h7 => ((Classical.em (q0 = n ∧ q1 = d)).elim
  (fun h8 => (at_set_eq2 q0 q1 n d h8 ((at_congr2 h7.1 h8.2) : M t_A [q0, q1] = M t_A [n, d])))
  (fun h8 => (at_set_ne2 q0 q1 n d h8
  (at_right (at_left (at_points2 q0 q1 (Or.inl ⟨h7.1, ⟨h7.2.1, (int_c0 h7.1 h7.2.2 h8)⟩⟩) rfl)))))))
  (fun h7 => (at_set_ne2 q0 q1 n d (fun h8 => (int_eab_tab_F h8.1 h7.2.2))
  (at_right (at_left (at_points2 q0 q1 (Or.inr h7) rfl))))))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

theorem race_2 (n : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ n) (h3 : n < N) :
    ParVC I 0 D (body_2 I M).erase (fun d => (((base E N x_M D).set v_n n).set v_d d)) (fun d => (body_2 I M).post (((base E N x_M D).set v_n n).set v_d d) (known_2 I M N x_M D n d)) :=
  (race_arrays [a_b] rfl rfl
  (all_cons (apart2 (fun d c0 c1 => c0 = n ∧ c1 = d) (fun d c0 c1 => (1 : Int) < 0)
  (fun d h4 h5 => (w_assign2 n d ⟨rfl, rfl⟩)) (fun d h4 h5 => (r_none rfl))
  (fun d y_y c0 c1 h4 h5 h6 h7 h8 h9 =>
  ⟨int_not_one_lt_zero, (fun h10 => (int_eab_eac_nebc_F h9.2 h10.2 h8))⟩)) all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_d (.const 0) (.var v_D)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_D) (e v_n) x) (body_2 I M)

theorem vc_1 (n : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ n) (h3 : n < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M D)) ((base E N x_M D).set v_n n) (known_1 I M N x_M D n) :=
  (vc_par_of 0 D rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q2 q3 h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2)))
  (fun h5 => (at_right (at_left (at_points2 q2 q3 h5 rfl))))))) (entails_and
  (entails_points1 (fun q4 h4 => (at_right (at_right (at_left (at_points1 q4 ⟨h4, (int_lab_tbc_tac h2 h3)⟩ rfl))))))
  (entails_points2 (fun q5 q6 h4 =>
  (at_right (at_right (at_right (at_points2 q5 q6 ⟨h4, (int_lab_tbc_tac h2 h3)⟩ rfl)))))))))
  : Heap.Entails (known_1 I M N x_M D n) (known_2 I M N x_M D n 0))
  (fun d h4 h5 => (vc_2 N x_M D hl hM hR n d h0 h1 h2 h3 h4 h5))
  (fun d h4 h5 => (kept_2 N x_M D hl hM hR n d h0 h1 h2 h3 h4 h5))
  (race_2 N x_M D hl hM hR n h0 h1 h2 h3))

theorem kept_1 (n : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ n) (h3 : n < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M D).set v_n n) (known_1 I M N x_M D n)) (known_1 I M N x_M D (n + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun q7 q8 h4 => (at_right (at_left (at_points2 q7 q8
  ((Classical.em (q7 = n)).elim (fun h5 => (Or.inl ⟨h5, ⟨h4.1.1, (int_lt_max_right h4.1.2)⟩⟩))
  (fun h5 => (Or.inr ⟨⟨h4.1.1, h4.1.2⟩, ⟨h4.2.1, (int_taB_neab_tab h4.2.2 h5)⟩⟩))) rfl)))))
  (entails_and
  (entails_points1 (fun q9 h4 => (at_right (at_right (at_left (at_points1 q9 h4.1 rfl))))))
  (entails_points2 (fun q10 q11 h4 => (at_right (at_right (at_right (at_points2 q10 q11 h4.1 rfl)))))))))
  : Heap.Entails (known_2 I M N x_M D n (max 0 D)) (known_1 I M N x_M D (n + 1)))

theorem race_1 (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) :
    ParVC I 0 N (body_1 I M).erase (fun n => ((base E N x_M D).set v_n n)) (fun n => (body_1 I M).post ((base E N x_M D).set v_n n) (known_1 I M N x_M D n)) :=
  (race_arrays [a_b] rfl rfl
  (all_cons (apart2 (fun n c0 c1 => c0 = n ∧ 0 ≤ c1 ∧ c1 < D) (fun n c0 c1 => (1 : Int) < 0)
  (fun n h2 h3 => (w_par 0 D rfl rfl (fun d h4 h5 => (w_assign2 n d ⟨rfl, ⟨h4, h5⟩⟩))))
  (fun n h2 h3 => (r_none rfl)) (fun n y_y c0 c1 h2 h3 h4 h5 h6 h7 =>
  ⟨int_not_one_lt_zero, (fun h8 => (int_eab_eac_nebc_F h7.1 h8.1 h6))⟩)) all_nil))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (N x_M D i : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (value_0 I M c0 c1 x_M i))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M D i : Int) : Heap V :=
  ((known_3_0 I M N x_M D i).and ((known_1_2 I M N x_M).and (known_1_3 I M N x_M D)))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (N x_M D i n d : Int) : Heap V :=
  .points2 a_b
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < D) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (value_1 I M c0 c1 x_M d i n))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M D i n d : Int) : Heap V :=
  ((known_4_0 I M N x_M D i n d).and ((known_2_2 I M x_M).and (known_2_3 I M x_M D)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate true f_0 a_b [.var v_n, .var v_d] (.read a_u [.var v_i, .var v_d])
    (fun e => (value_2 I M (e v_M) (e v_d) (e v_i) (e v_n)))

theorem vc_4 (i n d : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ i) (h3 : i < x_M) (h4 : n = I.toInt .i32 (M t_I [i])) (h5 : 0 ≤ n) (h6 : n < N) (h7 : 0 ≤ d) (h8 : d < D) :
    (body_4 I M).vc I (impl.HasCell spec (base E N x_M D)) ((((base E N x_M D).set v_i i).set v_n n).set v_d d) (known_4 I M N x_M D i n d) :=
  (vc_accumulate_of (value_1 I M n d x_M d i n) (M t_U [i, d])
  ((at_left (at_points2 n d ⟨⟨h7, h8⟩, ⟨h5, h6⟩⟩ rfl))
  : (known_4 I M N x_M D i n d) ⟨a_b, [n, d]⟩ (value_1 I M n d x_M d i n))
  (ev_read ((at_right (at_right (at_points2 i d ⟨⟨h7, h8⟩, ⟨h2, h3⟩⟩ rfl)))
  : (known_4 I M N x_M D i n d) ⟨a_u, [i, d]⟩ (M t_U [i, d])))
  ((append1 i 0 (i + 1) (fun q19 h9 => ⟨h9.1, (int_lab_taB h9.2)⟩)
  (fun q19 => ⟨(fun h9 => ((Classical.em (q19 = i)).elim (fun h10 => (Or.inr h10))
  (fun h10 => (Or.inl (Or.inr ⟨h9.1, (int_lab_neab_tab h9.2 h10)⟩))))), (fun h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 => (False.elim (int_irrefl h11.2)))
  (fun h11 => ⟨h11.1, (int_tab_lab h11.2)⟩)))
  (fun h10 => ⟨(int_lab_ecb_lac h2 h10), (int_eab_lab h10)⟩)))⟩)
  (fun q19 h9 => (Or.elim h9 (fun h10 => (False.elim (int_irrefl h10.2))) (fun h10 => h10.2)))
  (fun q19 h9 => rfl) (Eq.trans ((Eq.trans rfl (Eq.symm (sel_pos ⟨⟨h2, h3⟩, int_c1⟩)))
  : M t_U [i, d] = sel ((0 ≤ i ∧ i < x_M) ∧ n = n) (M t_U [i, d]) (I.fn f_1 []))
  (Eq.symm (let_congr
  (fun y_m => (sel ((0 ≤ i ∧ i < x_M) ∧ y_m = n) (M t_U [i, d]) (I.fn f_1 [])))
  (Eq.symm h4)))))
  : I.fn f_0 [value_1 I M n d x_M d i n, M t_U [i, d]] = value_2 I M x_M d i n))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (q20 q21 x_M d i n : Int) : V :=
  (I.reduce f_0 (some (M t_A [n, d])) (pts1 (fun y_k0 => (y_k0 = i ∧ q20 = n) ∧ q21 < d + 1 ∨ 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < x_M) ∧ I.toInt .i32 (M t_I [y_k0]) = q20) (M t_U [y_k0, q21]) (I.fn f_1 []))))

theorem kept_4 (i n d : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ i) (h3 : i < x_M) (h4 : n = I.toInt .i32 (M t_I [i])) (h5 : 0 ≤ n) (h6 : n < N) (h7 : 0 ≤ d) (h8 : d < D) :
    Heap.Entails ((body_4 I M).post ((((base E N x_M D).set v_i i).set v_n n).set v_d d) (known_4 I M N x_M D i n d)) (known_4 I M N x_M D i n (d + 1)) :=
  (show Heap.Entails _ (known_4 I M N x_M D i n (d + 1)) from
  (entails_and (entails_points2 (fun q20 q21 h9 =>
  ((Classical.em (q20 = n ∧ q21 = d)).elim (fun h10 => (at_set_eq2 q20 q21 n d h10
  ((Eq.trans ((reduce_start ((at_congr2 h10.1 h10.2) : M t_A [q20, q21] = M t_A [n, d]))
  : value_1 I M q20 q21 x_M (d + 1) i n = value_4 I M q20 q21 x_M d i n) (reduce_congr1 (fun q22 =>
  ⟨(fun h11 => (Or.elim h11 (fun h12 => ⟨(int_lab_ecb_lac h2 h12.1.1), (int_eab_lab h12.1.1)⟩)
  (fun h12 => ⟨h12.1, (int_tab_lab h12.2)⟩))), (fun h11 =>
  ((Classical.em (q22 = i)).elim (fun h12 => (Or.inl ⟨⟨h12, h10.1⟩, (int_eab_taB h10.2)⟩))
  (fun h12 => (Or.inr ⟨h11.1, (int_lab_neab_tab h11.2 h12)⟩))))⟩) (fun q22 h11 =>
  (have h12 : 0 ≤ I.toInt .i32 (M t_I [q22]) ∧ I.toInt .i32 (M t_I [q22]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [q22]) hR (.head _) (.head _) rfl (region_iff.2 ⟨q22, _, rfl, ((Or.elim h11 (fun h12 => (int_lab_ecb_lac h2 h12.1.1)) (fun h12 => h12.1)) : 0 ≤ q22), ((Or.elim h11 (fun h12 => (int_eab_tbc_tac h12.1.1 h3)) (fun h12 => (int_tab_tbc_tac h12.2 h3)))
  : q22 < x_M), rfl⟩) rfl rfl);
  ((Classical.em ((0 ≤ q22 ∧ q22 < x_M) ∧ I.toInt .i32 (M t_I [q22]) = q20)).elim
  (fun h13 => (Eq.trans ((sel_pos h13)
  : sel ((0 ≤ q22 ∧ q22 < x_M) ∧ I.toInt .i32 (M t_I [q22]) = q20) (M t_U [q22, q21]) (I.fn f_1 []) = M t_U [q22, q21])
  (Eq.trans ((at_congr2 rfl h10.2) : M t_U [q22, q21] = M t_U [q22, d])
  (Eq.symm (sel_pos ⟨⟨h13.1.1, h13.1.2⟩, (int_eab_ebc_eac h13.2 h10.1)⟩)))))
  (fun h13 => (Eq.trans ((sel_neg h13)
  : sel ((0 ≤ q22 ∧ q22 < x_M) ∧ I.toInt .i32 (M t_I [q22]) = q20) (M t_U [q22, q21]) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fun h14 => (int_c186 h14.1.1 h14.2 h10.1 h14.1.2 h13))))))))))))
  : value_1 I M q20 q21 x_M (d + 1) i n = value_2 I M x_M d i n)))
  (fun h10 => (at_set_ne2 q20 q21 n d h10
  (at_left (at_points2 q20 q21 h9 (reduce_congr1 (fun q23 => ⟨(fun h11 =>
  (Or.elim h11 (fun h12 => (Or.inl ⟨h12.1, (int_c0 h12.1.2 h12.2 h10)⟩)) (fun h12 => (Or.inr h12)))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.inl ⟨h12.1, (int_tab_taB h12.2)⟩)) (fun h12 => (Or.inr h12))))⟩)
  (fun q23 h11 => rfl))))))))) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_right entails_refl))))))

theorem race_4 (i n : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ i) (h3 : i < x_M) (h4 : n = I.toInt .i32 (M t_I [i])) (h5 : 0 ≤ n) (h6 : n < N) :
    ParVC I 0 D (body_4 I M).erase (fun d => ((((base E N x_M D).set v_i i).set v_n n).set v_d d)) (fun d => (body_4 I M).post ((((base E N x_M D).set v_i i).set v_n n).set v_d d) (known_4 I M N x_M D i n d)) :=
  (race_arrays_atomic [a_b] rfl
  (all_cons (unraced_atomic f_0 1 (law_0 hl) rfl rfl rfl) all_nil))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_n .i32 (.read a_idx [.var v_i]) (.const 0) (.var v_N)
    (fun e => I.toInt .i32 (M t_I [(e v_i)])) <|
  .par v_d (.const 0) (.var v_D)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_D) (e v_i) (e v_n) x) (body_4 I M)

theorem vc_3 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ i) (h3 : i < x_M) :
    (body_3 I M).vc I (impl.HasCell spec (base E N x_M D)) ((base E N x_M D).set v_i i) (known_3 I M N x_M D i) :=
  (vc_letval_of (M t_I [i])
  (ev_read ((at_right (at_left (at_points1 i ⟨⟨h2, h3⟩, (Or.elim h1 (fun h4 => h4) (fun h4 => (False.elim (int_c95 h2 h3 h4))))⟩
  rfl))) : (known_3 I M N x_M D i) ⟨a_idx, [i]⟩ (M t_I [i]))) rfl 0 N rfl rfl
  (have h4 : 0 ≤ I.toInt .i32 (M t_I [i]) ∧ I.toInt .i32 (M t_I [i]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  h4) (fun (n : Int) (h4 : n = I.toInt .i32 (M t_I [i])) (h5 : 0 ≤ n) (h6 : n < N) =>
  (vc_par_of 0 D rfl rfl ((entails_and
  (entails_points2 (fun q24 q25 h7 => (at_left (at_points2 q24 q25 h7 (reduce_congr1 (fun q26 =>
  ⟨(fun h8 => (Or.elim h8 (fun h9 => (False.elim (int_lab_tba_F h7.1.1 h9.2))) (fun h9 => h9))), (fun h8 => (Or.inr h8))⟩)
  (fun q26 h8 => rfl)))))) (entails_and
  (entails_points1 (fun q27 h7 => (at_right (at_left (at_points1 q27 ⟨h7, (int_lab_tbc_tac h5 h6)⟩ rfl)))))
  (entails_points2 (fun q28 q29 h7 => (at_right (at_right (at_points2 q28 q29 ⟨h7, (int_lab_tbc_tac h5 h6)⟩ rfl)))))))
  : Heap.Entails (known_3 I M N x_M D i) (known_4 I M N x_M D i n 0))
  (fun d h7 h8 => (vc_4 N x_M D hl hM hR i n d h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun d h7 h8 => (kept_4 N x_M D hl hM hR i n d h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (race_4 N x_M D hl hM hR i n h0 h1 h2 h3 h4 h5 h6))))

theorem kept_3 (i : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) (h2 : 0 ≤ i) (h3 : i < x_M) :
    Heap.Entails ((body_3 I M).post ((base E N x_M D).set v_i i) (known_3 I M N x_M D i)) (known_3 I M N x_M D (i + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_M D (i + 1)) from
  (entails_and (entails_points2 (fun q30 q31 h4 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_idx [.var v_i])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_I [(e v_i)]))
  (fun (n : Int) (h5 : n = I.toInt .i32 (M t_I [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_I [i]) ∧ I.toInt .i32 (M t_I [i]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ n ∧ n < N := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((at_left (at_points2 q30 q31 h4
  (Eq.trans ((reduce_mask1 (law_1 hl) 0 (i + 1) (fun q34 h8 => h8) (fun q34 h8 =>
  ⟨(Or.elim h8 (fun h9 => (int_lab_ecb_lac h2 h9.1.1)) (fun h9 => h9.1)), (Or.elim h8 (fun h9 => (int_eab_taB h9.1.1)) (fun h9 => (int_tab_taB h9.2)))⟩)
  (fun q34 h8 h9 => (Eq.trans ((let_congr
  (fun y_m => (sel ((0 ≤ q34 ∧ q34 < x_M) ∧ y_m = q30) (M t_U [q34, q31]) (I.fn f_1 [])))
  (Eq.trans (toInt_congr ((at_congr1 (fact_0 h8.1 h8.2 h9)) : M t_I [q34] = M t_I [i]))
  (Eq.symm h5)))
  : sel ((0 ≤ q34 ∧ q34 < x_M) ∧ I.toInt .i32 (M t_I [q34]) = q30) (M t_U [q34, q31]) (I.fn f_1 []) = sel ((0 ≤ q34 ∧ q34 < x_M) ∧ n = q30) (M t_U [q34, q31]) (I.fn f_1 []))
  (Eq.trans ((sel_neg (fun h10 => (fact_1 h8.1 h10.2 h4.1.2 h8.2 h9)))
  : sel ((0 ≤ q34 ∧ q34 < x_M) ∧ n = q30) (M t_U [q34, q31]) (I.fn f_1 []) = I.fn f_1 [])
  rfl))) (fun q34 h8 => rfl))
  : value_0 I M q30 q31 x_M (i + 1) = value_1 I M q30 q31 x_M (max 0 D) i n) rfl)))
  : (known_4 I M N x_M D i n (max 0 D)) ⟨a_b, [q30, q31]⟩ (value_0 I M q30 q31 x_M (i + 1)))))))))
  (entails_and (entails_points1 (fun q35 h4 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_idx [.var v_i])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_I [(e v_i)]))
  (fun (n : Int) (h5 : n = I.toInt .i32 (M t_I [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_I [i]) ∧ I.toInt .i32 (M t_I [i]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ n ∧ n < N := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((at_right (at_left (at_points1 q35 h4.1 rfl)))
  : (known_4 I M N x_M D i n (max 0 D)) ⟨a_idx, [q35]⟩ (M t_I [q35]))))))))
  (entails_points2 (fun q36 q37 h4 =>
  (at_letval_of (x := v_n) (τ := .i32) (e := (.read a_idx [.var v_i])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_I [(e v_i)]))
  (fun (n : Int) (h5 : n = I.toInt .i32 (M t_I [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_I [i]) ∧ I.toInt .i32 (M t_I [i]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ n ∧ n < N := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((at_right (at_right (at_points2 q36 q37 h4.1 rfl)))
  : (known_4 I M N x_M D i n (max 0 D)) ⟨a_u, [q36, q37]⟩ (M t_U [q36, q37])))))))))))

theorem race_3 (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 < N ∨ ¬ 0 < x_M) :
    ParVC I 0 x_M (body_3 I M).erase (fun i => ((base E N x_M D).set v_i i)) (fun i => (body_3 I M).post ((base E N x_M D).set v_i i) (known_3 I M N x_M D i)) :=
  (race_arrays_atomic [a_b] rfl
  (all_cons (unraced_atomic f_0 1 (law_0 hl) rfl rfl rfl) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.par v_n (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) (e v_D) x) (body_1 I M)) <|
  .scope [a_b] <|
    .par v_i (.const 0) (.var v_M)
      (fun e x => known_3 I M (e v_N) (e v_M) (e v_D) x) (body_3 I M)

theorem program_vc (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) :
    (program I M).vc I (impl.HasCell spec (base E N x_M D)) (base E N x_M D) (impl.inputHeap spec (base E N x_M D) M) :=
  (have h1 : 0 < N ∨ ¬ 0 < x_M := ((Classical.em (0 < x_M)).elim (fun h1 =>
  (have h2 : 0 ≤ I.toInt .i32 (M t_I [0]) ∧ I.toInt .i32 (M t_I [0]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h2.1 h2.2)))) (fun h1 => (Or.inr h1))); (vc_seq (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M D 0) from (entails_and (entails_points2 (fun q12 q13 h2 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_D)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q12, q13]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q12, _, rfl, h2.2.1, h2.2.2, q13, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q14 q15 h2 => (False.elim (int_lab_tba_F h2.2.1 h2.2.2))))
  (entails_and (entails_points1 (fun q16 h2 =>
  (at_input (R := (Region.mk t_I [(.const 0, .var v_M)])) (b := (Binding.mk a_idx t_I [v_i0] [.var v_i0] none)) (p := [q16]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q16, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl))) (entails_points2 (fun q17 q18 h2 =>
  (at_input (R := (Region.mk t_U [(.const 0, .var v_M), (.const 0, .var v_D)])) (b := (Binding.mk a_u t_U [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q17, q18]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q17, _, rfl, h2.1.2.1, h2.1.2.2, q18, _, rfl, h2.1.1.1, h2.1.1.2, rfl⟩) rfl rfl)))))))
  (fun n h2 h3 => (vc_1 N x_M D hl hM hR n h0 h1 h2 h3))
  (fun n h2 h3 => (kept_1 N x_M D hl hM hR n h0 h1 h2 h3)) (race_1 N x_M D hl hM hR h0 h1))
  (vc_scope (vc_par_of 0 x_M rfl rfl ((entails_and (entails_points2 (fun q38 q39 h2 =>
  (at_right (at_left (at_points2 q38 q39 ⟨h2.1, ⟨h2.2.1, (int_lt_max_right h2.2.2)⟩⟩
  (Eq.trans ((reduce_empty1 (fun q40 => (fun h3 => (int_lab_tba_F h3.1 h3.2))))
  : value_0 I M q38 q39 x_M 0 = M t_A [q38, q39]) rfl))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl)))))
  : Heap.Entails (known_1 I M N x_M D (max 0 N)) (known_3 I M N x_M D 0))
  (fun i h2 h3 => (vc_3 N x_M D hl hM hR i h0 h1 h2 h3))
  (fun i h2 h3 => (kept_3 N x_M D hl hM hR i h0 h1 h2 h3)) (race_3 N x_M D hl hM hR h0 h1)))))

theorem output_0_3 (q41 q42 : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (h1 : 0 ≤ q41) (h2 : q41 < N) (h3 : 0 ≤ q42) (h4 : q42 < D) :
    ((program I M).post (base E N x_M D) (impl.inputHeap spec (base E N x_M D) M)) ⟨a_b, [q41, q42]⟩ (M t_B [q41, q42]) :=
  ((at_left (at_points2 q41 q42 ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ (Eq.trans
  ((equation_0 N x_M D hl hM hR q41 q42 trivial) : M t_B [q41, q42] = value_3 I M x_M N q42 q41)
  (reduce_congr1 (fun q44 =>
  ⟨(fun h5 => ⟨h5.1.1, (int_lt_max_right h5.1.2)⟩), (fun h5 => ⟨⟨h5.1, (int_c4 h5.1 h5.2)⟩, ⟨h1, (int_tab_lAb h2)⟩⟩)⟩)
  (fun q44 h5 => rfl))))) : (known_3 I M N x_M D (max 0 x_M)) ⟨a_b, [q41, q42]⟩ (M t_B [q41, q42]))

end

theorem consistent (E : Env) (N x_M D : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) : spec.Consistent (base E N x_M D) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M D : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M D) :=
  solvable_layers (consistent E N x_M D h0)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N x_M D : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) : impl.LayoutOk spec (base E N x_M D) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M D : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_B then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < D) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N x_M D : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < D) :
    spec.Given (inside N x_M D) (base E N x_M D) t_B [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < D) ∧ 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M D : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) (n d : Int) (hR : spec.InRange I (base E N x_M D) M) (h1 : True) (h2 : (0 ≤ d ∧ d < D) ∧ 0 ≤ n ∧ n < N) :
    TExp.Defined I M (spec.Given (inside N x_M D) (base E N x_M D)) (.reduce [.access t_A [.var v_n, .var v_d]] (.builtin "+" .f32) [v_i] (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_M))) (.and (.le (.const 0) (.var v_n)) (.le (.add (.var v_n) (.const 1)) (.var v_N)))) (.letval d_0 .i32 (.access t_I [.var v_i]) (.select (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_M))) (.eq (.var d_0) (.var v_n))) (.access t_U [.var v_i, .var v_d]) (.fn (.special .f32 "-0.0") [])))) (((base E N x_M D).set v_n n).set v_d d) :=
  (defined_reduce_some1 0 x_M
  (defined_access (given_input (p := [n, d]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨n, _, rfl, h2.2.1, h2.2.2, d, _, rfl, h2.1.1, h2.1.2, rfl⟩)))
  (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < x_M) ∧ 0 ≤ n ∧ n + 1 ≤ N) => h3.1)
  (fun (y_d0 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < x_M) ∧ 0 ≤ n ∧ n + 1 ≤ N) => (defined_letval
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h3.1.1, h3.1.2, rfl⟩)))
  rfl (fun (y_d1 : Int) (h4 : y_d1 = I.toInt .i32 (M t_I [y_d0])) =>
  (have h5 : 0 ≤ I.toInt .i32 (M t_I [y_d0]) ∧ I.toInt .i32 (M t_I [y_d0]) < N := (in_range (r := (Range.mk t_I .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_I [(.const 0, .var v_M)])) (p := [y_d0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨y_d0, _, rfl, h3.1.1, h3.1.2, rfl⟩) rfl rfl);
  (have h6 : 0 ≤ y_d1 ∧ y_d1 < N := ⟨(int_lab_ecb_lac h5.1 h4), (int_eab_tbc_tac h4 h5.2)⟩;
  (defined_select_of cond_holds (fun (h7 : (0 ≤ y_d0 ∧ y_d0 < x_M) ∧ y_d1 = n) =>
  (defined_access (given_input (p := [y_d0, d]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1.1, h3.1.2, d, _, rfl, h2.1.1, h2.1.2, rfl⟩))))
  (fun (h7 : ¬ ((0 ≤ y_d0 ∧ y_d0 < x_M) ∧ y_d1 = n)) => (defined_fn defined_nil)))))))))

theorem defined (E : Env) (N x_M D : Int) (h0 : (0 ≤ N ∧ 0 ≤ x_M) ∧ 0 ≤ D) : spec.Defined (base E N x_M D) :=
  defined_of (inside N x_M D)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M D h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun n d => cond_holds) (fun n d hg hk => defined_0 E N x_M D h0 n d hR hg hk))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 0 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    (all_cons ⟨(by decide), (by decide)⟩ all_nil)
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => ((0 ≤ (E v_N) ∧ 0 ≤ (E v_M)) ∧ 0 ≤ (E v_D)))
    (fun E => base E (E v_N) (E v_M) (E v_D)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) (E v_D) a) (fun E a => placed E (E v_N) (E v_M) (E v_D) a)
    (fun E a => consistent E (E v_N) (E v_M) (E v_D) a) (fun E a => solvable E (E v_N) (E v_M) (E v_D) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) (E v_D) hl hM hR a)
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.head _)))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_3 (E v_N) (E v_M) (E v_D) hl hM hR p0 p1 a b0 b1 b2 b3)) all_nil)))) all_nil))


end Redverify.Certificate.atomics
