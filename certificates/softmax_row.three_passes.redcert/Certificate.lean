module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.three_passes

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `k` -/ abbrev v_k : Var := 3
/-- `j` -/ abbrev v_j : Var := 4
/-- `i0` -/ abbrev v_i0 : Var := 5
/-- `i1` -/ abbrev v_i1 : Var := 6
/-- `a` -/ abbrev a_a : Arr := 0
/-- `y` -/ abbrev a_y : Arr := 1
/-- `m` -/ abbrev a_m : Arr := 2
/-- `s` -/ abbrev a_s : Arr := 3
/-- `A` -/ abbrev t_A : Ten := 0
/-- `Y` -/ abbrev t_Y : Ten := 1
/-- `MX` -/ abbrev t_MX : Ten := 2
/-- `E` -/ abbrev t_E : Ten := 3
/-- `S` -/ abbrev t_S : Ten := 4

/-- Specification `softmax`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M))]
  inputs := [Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk
        t_MX
        [v_i]
        .true
        (.reduce
          [.fn (.special .f32 "-inf") []]
          (.builtin "max" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M)))
          (.access t_A [.var v_i, .var v_k])),
      Equation.mk
        t_E
        [v_i, v_j]
        .true
        (.fn
          (.builtin "exp" .f32)
          [.fn (.builtin "-" .f32) [.access t_A [.var v_i, .var v_j], .access t_MX [.var v_i]]]),
      Equation.mk
        t_S
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M)))
          (.access t_E [.var v_i, .var v_k])),
      Equation.mk
        t_Y
        [v_i, v_j]
        .true
        (.fn (.builtin "/" .f32) [.access t_E [.var v_i, .var v_j], .access t_S [.var v_i]])]

/-- Implementation `three_passes`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_y t_Y [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .allocate a_m [] <|
      .allocate a_s [] <|
      .seq (.assign a_m [] (.fn (.special .f32 "-inf") [])) <|
      .seq (.scope [a_m] <|
        .for v_k (.const 0) (.var v_M) <|
          .accumulate false (.builtin "max" .f32) a_m [] (.read a_a [.var v_i, .var v_k])) <|
      .seq (.assign a_s [] (.fn (.literal .f32 0 1) [])) <|
      .seq (.for v_k (.const 0) (.var v_M) <|
        .assign
          a_y
          [.var v_i, .var v_k]
          (.fn
            (.builtin "exp" .f32)
            [.fn (.builtin "-" .f32) [.read a_a [.var v_i, .var v_k], .read a_m []]])) <|
      .seq (.scope [a_s] <|
        .for v_k (.const 0) (.var v_M) <|
          .accumulate false (.builtin "+" .f32) a_s [] (.read a_y [.var v_i, .var v_k])) <|
      .for v_k (.const 0) (.var v_M) <|
        .assign
          a_y
          [.var v_i, .var v_k]
          (.fn (.builtin "/" .f32) [.read a_y [.var v_i, .var v_k], .read a_s []])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "max" .f32
abbrev f_1 : Fn := .special .f32 "-inf"
abbrev f_2 : Fn := .builtin "+" .f32
abbrev f_3 : Fn := .literal .f32 0 1
abbrev f_4 : Fn := .builtin "exp" .f32
abbrev f_5 : Fn := .builtin "-" .f32
abbrev f_6 : Fn := .builtin "/" .f32

abbrev base (E : Env) (N x_M : Int) : Env := ((E.set v_N N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i k : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => M t_E [i, y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => M t_A [i, y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i k : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => M t_E [i, y_k0])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_MX [i]) = (value_0 I M i x_M) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M))) (.access t_A [.var v_i, .var v_k])) ((base E N x_M).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds)
  (fun (k : Int) (h1 : 0 ≤ k ∧ k < x_M) => rfl))))

theorem equation_1 (i j : Int) (h0 : True) :
    (M t_E [i, j]) = (I.fn f_4 [I.fn f_5 [M t_A [i, j], M t_MX [i]]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_4 [.fn f_5 [.access t_A [.var v_i, .var v_j], .access t_MX [.var v_i]]]) (((base E N x_M).set v_i i).set v_j j) = _ from
  rfl))

theorem equation_2 (i : Int) (h0 : True) :
    (M t_S [i]) = (value_1 I M i x_M) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_3 []] f_2 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M))) (.access t_E [.var v_i, .var v_k])) ((base E N x_M).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds)
  (fun (k : Int) (h1 : 0 ≤ k ∧ k < x_M) => rfl))))

theorem equation_3 (i j : Int) (h0 : True) :
    (M t_Y [i, j]) = (I.fn f_6 [M t_E [i, j], M t_S [i]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.head _)))) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_6 [.access t_E [.var v_i, .var v_j], .access t_S [.var v_i]]) (((base E N x_M).set v_i i).set v_j j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_A [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_Y [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M i : Int) : Heap V :=
  ((known_1_0 I M N x_M).and (known_1_1 I M x_M i))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (i k : Int) : Heap V :=
  .points0 a_m
    (True)
    ((value_0 I M i k))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M i k : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_2_1 I M i k).and (known_1_1 I M x_M i)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_m [] (.read a_a [.var v_i, .var v_k])
    (fun e => (value_2 I M (e v_i) (e v_k)))

theorem vc_2 (i k : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < x_M) :
    (body_2 I M).vc I (allocated (allocated (impl.HasCell spec (base E N x_M)) a_m []) a_s []) (((base E N x_M).set v_i i).set v_k k) (known_2 I M N x_M i k) :=
  (vc_accumulate_of (value_0 I M i k) (M t_A [i, k]) ((at_right (at_left (at_points0 trivial rfl)))
  : (known_2 I M N x_M i k) ⟨a_m, []⟩ (value_0 I M i k))
  (ev_read ((at_left (at_points2 i k ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_2 I M N x_M i k) ⟨a_a, [i, k]⟩ (M t_A [i, k])))
  ((append1 k 0 (k + 1) (fun q0 h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)
  (fun q0 => ⟨(fun h5 => ((Classical.em (q0 < k)).elim (fun h6 => (Or.inl ⟨h5.1, h6⟩))
  (fun h6 => (Or.inr (int_lab_ntab_eab h5.2 h6))))), (fun h5 => (Or.elim h5 (fun h6 => ⟨h6.1, (int_tab_lab h6.2)⟩)
  (fun h6 => ⟨(int_lab_ecb_lac h3 h6), (int_eab_lab h6)⟩)))⟩) (fun q0 h5 => h5.2) (fun q0 h5 => rfl)
  rfl) : I.fn f_0 [value_0 I M i k, M t_A [i, k]] = value_2 I M i k))

theorem kept_2 (i k : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < x_M) :
    Heap.Entails ((body_2 I M).post (((base E N x_M).set v_i i).set v_k k) (known_2 I M N x_M i k)) (known_2 I M N x_M i (k + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_M i (k + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points0 (fun h5 => (at_set_eq0 ((reduce_congr1
  (fun q1 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q1 h6 => rfl)) : value_0 I M i (k + 1) = value_2 I M i k))))
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points0 a_m
    (True)
    ((M t_MX [i]))

noncomputable def known_3_2 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_s
    (True)
    ((I.fn f_3 []))

noncomputable def known_3_4 (I : Interp V) (M : Model V) (i k : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < k)
    (fun c0 c1 => (M t_E [i, c1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M i k : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_3_1 I M i).and ((known_3_2 I M).and ((known_1_1 I M x_M i).and (known_3_4 I M i k)))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_y
    [.var v_i, .var v_k]
    (.fn
      f_4
      [.fn f_5 [.read a_a [.var v_i, .var v_k], .read a_m []]])
    (fun e => (M t_E [(e v_i), (e v_k)]))

theorem vc_3 (i k : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < x_M) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E N x_M)) a_m []) a_s []) (((base E N x_M).set v_i i).set v_k k) (known_3 I M N x_M i k) :=
  (vc_assign_of (I.fn f_4 [I.fn f_5 [M t_A [i, k], M t_MX [i]]])
  (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_y t_Y [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_Y [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.head _)) (.tail _ (.head _)) [i, k]
  (region_iff.2 ⟨i, _, rfl, h1, h2, k, _, rfl, h3, h4, rfl⟩) shape_a_y rfl rfl ⟨h1, h3⟩)))
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_left (at_points2 i k ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_3 I M N x_M i k) ⟨a_a, [i, k]⟩ (M t_A [i, k]))) (ev_cons
  (ev_read ((at_right (at_left (at_points0 trivial rfl))) : (known_3 I M N x_M i k) ⟨a_m, []⟩ (M t_MX [i])))
  ev_nil))) ev_nil)) ((Eq.trans rfl (Eq.symm (equation_1 N x_M hl hM i k trivial)))
  : I.fn f_4 [I.fn f_5 [M t_A [i, k], M t_MX [i]]] = M t_E [i, k]))

theorem kept_3 (i k : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < x_M) :
    Heap.Entails ((body_3 I M).post (((base E N x_M).set v_i i).set v_k k) (known_3 I M N x_M i k)) (known_3 I M N x_M i (k + 1)) :=
  (show Heap.Entails _ (known_3 I M N x_M i (k + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points0 (by decide))
  (entails_right (entails_right (entails_left entails_refl)))) (entails_and
  (entails_points2 (fun q3 q4 h5 => (at_set_ne2 q3 q4 i k (fun h6 => (int_eab_tab_F h6.1 h5.2.2))
  (at_right (at_right (at_right (at_left (at_points2 q3 q4 h5 rfl))))))))
  (entails_points2 (fun q5 q6 h5 => ((Classical.em (q5 = i ∧ q6 = k)).elim
  (fun h6 => (at_set_eq2 q5 q6 i k h6 ((at_congr2 rfl h6.2) : M t_E [i, q6] = M t_E [i, k])))
  (fun h6 => (at_set_ne2 q5 q6 i k h6
  (at_right (at_right (at_right (at_right (at_points2 q5 q6 ⟨h5.1, ⟨h5.2.1, (int_c0 h5.1 h5.2.2 h6)⟩⟩ rfl)))))))))))))))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (i k : Int) : Heap V :=
  .points0 a_s
    (True)
    ((value_1 I M i k))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M)
    (fun c0 c1 => (M t_E [i, c1]))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M i k : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_4_1 I M i k).and ((known_1_1 I M x_M i).and (known_4_3 I M x_M i))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_2 a_s [] (.read a_y [.var v_i, .var v_k])
    (fun e => (value_3 I M (e v_i) (e v_k)))

theorem vc_4 (i k : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < x_M) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E N x_M)) a_m []) a_s []) (((base E N x_M).set v_i i).set v_k k) (known_4 I M N x_M i k) :=
  (vc_accumulate_of (value_1 I M i k) (M t_E [i, k]) ((at_right (at_left (at_points0 trivial rfl)))
  : (known_4 I M N x_M i k) ⟨a_s, []⟩ (value_1 I M i k))
  (ev_read ((at_right (at_right (at_right (at_points2 i k ⟨rfl, ⟨h3, h4⟩⟩ rfl))))
  : (known_4 I M N x_M i k) ⟨a_y, [i, k]⟩ (M t_E [i, k])))
  ((append1 k 0 (k + 1) (fun q11 h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)
  (fun q11 => ⟨(fun h5 => ((Classical.em (q11 < k)).elim (fun h6 => (Or.inl ⟨h5.1, h6⟩))
  (fun h6 => (Or.inr (int_lab_ntab_eab h5.2 h6))))), (fun h5 => (Or.elim h5 (fun h6 => ⟨h6.1, (int_tab_lab h6.2)⟩)
  (fun h6 => ⟨(int_lab_ecb_lac h3 h6), (int_eab_lab h6)⟩)))⟩) (fun q11 h5 => h5.2)
  (fun q11 h5 => rfl) rfl)
  : I.fn f_2 [value_1 I M i k, M t_E [i, k]] = value_3 I M i k))

theorem kept_4 (i k : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < x_M) :
    Heap.Entails ((body_4 I M).post (((base E N x_M).set v_i i).set v_k k) (known_4 I M N x_M i k)) (known_4 I M N x_M i (k + 1)) :=
  (show Heap.Entails _ (known_4 I M N x_M i (k + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points0 (fun h5 => (at_set_eq0 ((reduce_congr1
  (fun q12 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q12 h6 => rfl)) : value_1 I M i (k + 1) = value_3 I M i k))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points0 a_s
    (True)
    ((M t_S [i]))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x_M i k : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < k ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_Y [c0, c1]))

noncomputable def known_5_3 (I : Interp V) (M : Model V) (x_M i k : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => c0 = i ∧ k ≤ c1 ∧ c1 < x_M)
    (fun c0 c1 => (M t_E [i, c1]))

noncomputable def known_5 (I : Interp V) (M : Model V) (N x_M i k : Int) : Heap V :=
  ((known_1_0 I M N x_M).and ((known_5_1 I M i).and ((known_5_2 I M x_M i k).and (known_5_3 I M x_M i k))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_y
    [.var v_i, .var v_k]
    (.fn f_6 [.read a_y [.var v_i, .var v_k], .read a_s []])
    (fun e => (M t_Y [(e v_i), (e v_k)]))

theorem vc_5 (i k : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < x_M) :
    (body_5 I M).vc I (allocated (allocated (impl.HasCell spec (base E N x_M)) a_m []) a_s []) (((base E N x_M).set v_i i).set v_k k) (known_5 I M N x_M i k) :=
  (vc_assign_of (I.fn f_6 [M t_E [i, k], M t_S [i]])
  (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_y t_Y [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_Y [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.head _)) (.tail _ (.head _)) [i, k]
  (region_iff.2 ⟨i, _, rfl, h1, h2, k, _, rfl, h3, h4, rfl⟩) shape_a_y rfl rfl ⟨h1, h3⟩)))
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_right (at_points2 i k ⟨rfl, ⟨int_refl, h4⟩⟩ rfl))))
  : (known_5 I M N x_M i k) ⟨a_y, [i, k]⟩ (M t_E [i, k]))) (ev_cons
  (ev_read ((at_right (at_left (at_points0 trivial rfl))) : (known_5 I M N x_M i k) ⟨a_s, []⟩ (M t_S [i])))
  ev_nil))) ((Eq.trans rfl (Eq.symm (equation_3 N x_M hl hM i k trivial)))
  : I.fn f_6 [M t_E [i, k], M t_S [i]] = M t_Y [i, k]))

theorem kept_5 (i k : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ k) (h4 : k < x_M) :
    Heap.Entails ((body_5 I M).post (((base E N x_M).set v_i i).set v_k k) (known_5 I M N x_M i k)) (known_5 I M N x_M i (k + 1)) :=
  (show Heap.Entails _ (known_5 I M N x_M i (k + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and
  (entails_points2 (fun q16 q17 h5 => (Or.elim h5 (fun h6 => ((Classical.em (q16 = i ∧ q17 = k)).elim
  (fun h7 => (at_set_eq2 q16 q17 i k h7 ((at_congr2 h6.1 h7.2) : M t_Y [q16, q17] = M t_Y [i, k])))
  (fun h7 => (at_set_ne2 q16 q17 i k h7
  (at_right (at_right (at_left (at_points2 q16 q17 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl))))))))
  (fun h6 => (at_set_ne2 q16 q17 i k (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_right (at_right (at_left (at_points2 q16 q17 (Or.inr h6) rfl)))))))))
  (entails_points2 (fun q18 q19 h5 => (at_set_ne2 q18 q19 i k (fun h6 => (int_c146 h5.2.1 h6.2))
  (at_right (at_right (at_right (at_points2 q18 q19 ⟨h5.1, ⟨(int_lAb_lab h5.2.1), h5.2.2⟩⟩ rfl)))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_m [] <|
  .allocate a_s [] <|
  .seq (.assign a_m [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.scope [a_m] <|
    .for v_k (.const 0) (.var v_M)
      (fun e x => known_2 I M (e v_N) (e v_M) (e v_i) x) (body_2 I M)) <|
  .seq (.assign a_s [] (.fn f_3 [])
    (fun e => (I.fn f_3 []))) <|
  .seq (.for v_k (.const 0) (.var v_M)
    (fun e x => known_3 I M (e v_N) (e v_M) (e v_i) x) (body_3 I M)) <|
  .seq (.scope [a_s] <|
    .for v_k (.const 0) (.var v_M)
      (fun e x => known_4 I M (e v_N) (e v_M) (e v_i) x) (body_4 I M)) <|
  .for v_k (.const 0) (.var v_M)
    (fun e x => known_5 I M (e v_N) (e v_M) (e v_i) x) (body_5 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_i i) (known_1 I M N x_M i) :=
  (vc_allocate (vc_allocate (vc_seq
  (vc_assign_of (I.fn f_1 []) (in_other (by decide) (in_allocated trivial))
  ev_const rfl) (vc_seq
  (vc_scope (vc_for_of 0 x_M rfl rfl (show Heap.Entails _ (known_2 I M N x_M i 0) from (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_left entails_refl))))
  (entails_and (entails_points0 (fun h3 =>
  (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q2 => (fun h4 => (int_lab_tba_F h4.1 h4.2))))
  : value_0 I M i 0 = I.fn f_1 []) rfl)
  : value_0 I M i 0 = I.fn f_1 []))))
  (entails_set (avoids_points2 (by decide)) (entails_without (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_right entails_refl)))))))
  (fun k h3 h4 => (vc_2 N x_M hl hM i k h0 h1 h2 h3 h4))
  (fun k h3 h4 => (kept_2 N x_M hl hM i k h0 h1 h2 h3 h4))))
  (vc_seq (vc_assign_of (I.fn f_3 []) (in_allocated trivial) ev_const rfl)
  (vc_seq (vc_for_of 0 x_M rfl rfl (show Heap.Entails _ (known_3 I M N x_M i 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points0 (fun h3 => (at_set_other (by decide) (at_right (at_left (at_points0 h3
  ((Eq.trans ((equation_0 N x_M hl hM i h3) : M t_MX [i] = value_0 I M i x_M) (reduce_congr1
  (fun q8 => ⟨(fun h4 => ⟨h4.1, (int_lt_max_right h4.2)⟩), (fun h4 => ⟨h4.1, (int_c8 h0.2 h4.2)⟩)⟩)
  (fun q8 h4 => rfl))) : M t_MX [i] = value_0 I M i (max 0 x_M))))))))
  (entails_and (entails_points0 (fun h3 => (at_set_eq0 rfl))) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_right entails_refl)))
  (entails_points2 (fun q9 q10 h3 => (False.elim (int_lab_tba_F h3.2.1 h3.2.2)))))))))
  (fun k h3 h4 => (vc_3 N x_M hl hM i k h0 h1 h2 h3 h4))
  (fun k h3 h4 => (kept_3 N x_M hl hM i k h0 h1 h2 h3 h4)))
  (vc_seq (vc_scope (vc_for_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points0 (fun h3 =>
  (at_right (at_right (at_left (at_points0 h3 (Eq.trans ((reduce_empty1 (fun q13 => (fun h4 => (int_lab_tba_F h4.1 h4.2))))
  : value_1 I M i 0 = I.fn f_3 []) rfl)))))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_points2 (fun q14 q15 h3 =>
  (at_right (at_right (at_right (at_right (at_points2 q14 q15 ⟨h3.1, ⟨h3.2.1, (int_lt_max_right h3.2.2)⟩⟩ rfl))))))))))
  : Heap.Entails (known_3 I M N x_M i (max 0 x_M)) (known_4 I M N x_M i 0))
  (fun k h3 h4 => (vc_4 N x_M hl hM i k h0 h1 h2 h3 h4))
  (fun k h3 h4 => (kept_4 N x_M hl hM i k h0 h1 h2 h3 h4))))
  (vc_for_of 0 x_M rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points0 (fun h3 => (at_right (at_left (at_points0 h3
  (Eq.trans ((equation_2 N x_M hl hM i h3) : M t_S [i] = value_1 I M i x_M) (reduce_congr1
  (fun q21 => ⟨(fun h4 => ⟨h4.1, (int_lt_max_right h4.2)⟩), (fun h4 => ⟨h4.1, (int_c8 h0.2 h4.2)⟩)⟩)
  (fun q21 h4 => rfl)))))))) (entails_and
  (entails_points2 (fun q22 q23 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_left (at_points2 q22 q23 h4 rfl))))))))
  (entails_points2 (fun q24 q25 h3 => (at_right (at_right (at_right (at_points2 q24 q25 h3 rfl)))))))))
  : Heap.Entails (known_4 I M N x_M i (max 0 x_M)) (known_5 I M N x_M i 0))
  (fun k h3 h4 => (vc_5 N x_M hl hM i k h0 h1 h2 h3 h4))
  (fun k h3 h4 => (kept_5 N x_M hl hM i k h0 h1 h2 h3 h4))))))))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) (known_1 I M N x_M (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N x_M (i + 1)) from
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_restore (avoids_points2 (by decide)) (entails_left entails_refl)))
  (entails_points2 (fun q26 q27 h3 =>
  (at_restore (by decide) (at_restore (by decide) ((at_right (at_right (at_left (at_points2 q26 q27
  ((Classical.em (q26 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl))))
  : (known_5 I M N x_M i (max 0 x_M)) ⟨a_y, [q26, q27]⟩ (M t_Y [q26, q27]))))))))

theorem race_1 (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N x_M).set v_i i)) (fun i => (body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) :=
  (race_arrays [a_y] rfl rfl (all_cons
  (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M) (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M)
  (fun i h1 h2 => (w_allocate (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_seq (w_for 0 x_M rfl rfl (fun k h3 h4 => (w_assign2 i k ⟨rfl, ⟨h3, h4⟩⟩)))
  (w_seq (w_none rfl) (w_for 0 x_M rfl rfl (fun k h3 h4 => (w_assign2 i k ⟨rfl, ⟨h3, h4⟩⟩)))))))))))
  (fun i h1 h2 => (r_allocate (r_allocate (r_seq (r_none rfl)
  (r_seq (r_none rfl) (r_seq (r_none rfl) (r_seq (r_none rfl) (r_seq (r_scope (r_for 0 x_M rfl rfl
  (fun k h3 h4 => (r_accumulate_other (by decide) (x_read2 i k ⟨rfl, ⟨h3, h4⟩⟩)))))
  (r_for 0 x_M rfl rfl (fun k h3 h4 =>
  (r_assign (x_fn (x_cons (x_read2 i k ⟨rfl, ⟨h3, h4⟩⟩) (x_cons (x_none rfl) x_nil))))))))))))))
  (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E N x_M)) (base E N x_M) (impl.inputHeap spec (base E N x_M) M) :=
  (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N x_M 0) from (entails_and (entails_points2 (fun q28 q29 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q28, q29]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q28, _, rfl, h1.2.1, h1.2.2, q29, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q30 q31 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))))
  (fun i h1 h2 => (vc_1 N x_M hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N x_M hl hM i h0 h1 h2))
  (race_1 N x_M hl hM h0))

theorem output_0_1 (q32 q33 : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ q32) (h2 : q32 < N) (h3 : 0 ≤ q33) (h4 : q33 < x_M) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_y, [q32, q33]⟩ (M t_Y [q32, q33]) :=
  ((at_right (at_points2 q32 q33 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl))
  : (known_1 I M N x_M (max 0 N)) ⟨a_y, [q32, q33]⟩ (M t_Y [q32, q33]))

end

theorem consistent (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Consistent (base E N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M) :=
  solvable_layers (consistent E N x_M h0)
    (fun at_ => if at_ = t_MX then 0 else if at_ = t_E then 1 else if at_ = t_S then 2 else if at_ = t_Y then 3 else 0) (by decide)

theorem placed (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E N x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_MX then (0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N) ∧ 0 < x_M ∨ x_M = 0 else if at_ = t_E then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_S then (0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N) ∧ 0 < x_M ∨ x_M = 0 else if at_ = t_Y then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside N x_M) (base E N x_M) t_Y [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i : Int) (h1 : True) (h2 : (0 ≤ i ∧ i < N) ∧ 0 < x_M ∨ x_M = 0) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.reduce [.fn (.special .f32 "-inf") []] (.builtin "max" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M))) (.access t_A [.var v_i, .var v_k])) ((base E N x_M).set v_i i) :=
  (defined_reduce_some1 0 x_M (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_M) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_M) =>
  (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ i), ((Or.elim h2 (fun h4 => h4.1.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : i < N), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined_1 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.fn (.builtin "exp" .f32) [.fn (.builtin "-" .f32) [.access t_A [.var v_i, .var v_j], .access t_MX [.var v_i]]]) (((base E N x_M).set v_i i).set v_j j) :=
  (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, j]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, j, _, rfl, h2.1.1, h2.1.2, rfl⟩)))
  (defined_cons (defined_access (given_equation (p := [i]) (.head _) rfl rfl rfl
  ((Or.inl ⟨h2.2, (int_lab_tbc_tac h2.1.1 h2.1.2)⟩) : (0 ≤ i ∧ i < N) ∧ 0 < x_M ∨ x_M = 0)
  (cond_holds.2 (h1 : True)))) defined_nil))) defined_nil))

theorem defined_2 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i : Int) (h1 : True) (h2 : (0 ≤ i ∧ i < N) ∧ 0 < x_M ∨ x_M = 0) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M))) (.access t_E [.var v_i, .var v_k])) ((base E N x_M).set v_i i) :=
  (defined_reduce_some1 0 x_M (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < x_M) => h3)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < x_M) =>
  (defined_access (given_equation (p := [i, y_d1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨h3, ⟨(Or.elim h2 (fun h4 => h4.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))), (Or.elim h2 (fun h4 => h4.1.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2))))⟩⟩
  : (0 ≤ y_d1 ∧ y_d1 < x_M) ∧ 0 ≤ i ∧ i < N) (cond_holds.2 (h1 : True))))))

theorem defined_3 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.fn (.builtin "/" .f32) [.access t_E [.var v_i, .var v_j], .access t_S [.var v_i]]) (((base E N x_M).set v_i i).set v_j j) :=
  (defined_fn (defined_cons (defined_access (given_equation (p := [i, j]) (.tail _ (.head _)) rfl rfl rfl
  (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_equation (p := [i]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  ((Or.inl ⟨h2.2, (int_lab_tbc_tac h2.1.1 h2.1.2)⟩) : (0 ≤ i ∧ i < N) ∧ 0 < x_M ∨ x_M = 0)
  (cond_holds.2 (h1 : True)))) defined_nil)))

theorem defined (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Defined (base E N x_M) :=
  defined_of (inside N x_M)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N x_M h0 i hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_1 E N x_M h0 i j hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_2 E N x_M h0 i hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_3 E N x_M h0 i j hg hk))
    all_nil)))))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (0 ≤ (E v_N) ∧ 0 ≤ (E v_M)))
    (fun E => base E (E v_N) (E v_M)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_M) a) (fun E a => placed E (E v_N) (E v_M) a)
    (fun E a => consistent E (E v_N) (E v_M) a) (fun E a => solvable E (E v_N) (E v_M) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_M) hl hM a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_1 (E v_N) (E v_M) hl hM p0 p1 a b0 b1 b2 b3)) all_nil)) all_nil))


end Redverify.Certificate.three_passes
