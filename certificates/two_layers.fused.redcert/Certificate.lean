module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.fused

/-- `S` -/ abbrev v_S : Var := 0
/-- `N` -/ abbrev v_N : Var := 1
/-- `H` -/ abbrev v_H : Var := 2
/-- `M` -/ abbrev v_M : Var := 3
/-- `s` -/ abbrev v_s : Var := 4
/-- `h` -/ abbrev v_h : Var := 5
/-- `k` -/ abbrev v_k : Var := 6
/-- `j` -/ abbrev v_j : Var := 7
/-- `i0` -/ abbrev v_i0 : Var := 8
/-- `i1` -/ abbrev v_i1 : Var := 9
/-- `x` -/ abbrev a_x : Arr := 0
/-- `w1` -/ abbrev a_w1 : Arr := 1
/-- `b1` -/ abbrev a_b1 : Arr := 2
/-- `w2` -/ abbrev a_w2 : Arr := 3
/-- `y` -/ abbrev a_y : Arr := 4
/-- `hid` -/ abbrev a_hid : Arr := 5
/-- `X` -/ abbrev t_X : Ten := 0
/-- `W1` -/ abbrev t_W1 : Ten := 1
/-- `B1` -/ abbrev t_B1 : Ten := 2
/-- `W2` -/ abbrev t_W2 : Ten := 3
/-- `Y` -/ abbrev t_Y : Ten := 4
/-- `PRE` -/ abbrev t_PRE : Ten := 5
/-- `HID` -/ abbrev t_HID : Ten := 6

/-- Specification `layers`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and
          (.and (.le (.const 0) (.var v_S)) (.le (.const 0) (.var v_N)))
          (.le (.const 0) (.var v_H)))
        (.le (.const 0) (.var v_M))]
  inputs :=
    [
      Region.mk t_X [(.const 0, .var v_S), (.const 0, .var v_N)],
      Region.mk t_W1 [(.const 0, .var v_N), (.const 0, .var v_H)],
      Region.mk t_B1 [(.const 0, .var v_H)],
      Region.mk t_W2 [(.const 0, .var v_H), (.const 0, .var v_M)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_S), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk
        t_PRE
        [v_s, v_h]
        .true
        (.reduce
          [.access t_B1 [.var v_h]]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
          (.fn
            (.builtin "*" .f32)
            [.access t_X [.var v_s, .var v_k], .access t_W1 [.var v_k, .var v_h]])),
      Equation.mk
        t_HID
        [v_s, v_h]
        .true
        (.fn (.builtin "max" .f32) [.access t_PRE [.var v_s, .var v_h], .fn (.literal .f32 0 1) []]),
      Equation.mk
        t_Y
        [v_s, v_j]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_h]
          (.and (.le (.const 0) (.var v_h)) (.lt (.var v_h) (.var v_H)))
          (.fn
            (.builtin "*" .f32)
            [.access t_HID [.var v_s, .var v_h], .access t_W2 [.var v_h, .var v_j]]))]

/-- Implementation `fused`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_w1 t_W1 [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b1 t_B1 [v_i0] [.var v_i0] none,
      Binding.mk a_w2 t_W2 [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_y t_Y [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_s (.const 0) (.var v_S) <|
      .allocate a_hid [.var v_H] <|
      .seq (.for v_h (.const 0) (.var v_H) <|
        .assign a_hid [.var v_h] (.read a_b1 [.var v_h])) <|
      .seq (.scope [a_hid] <|
        .for v_k (.const 0) (.var v_N) <|
          .for v_h (.const 0) (.var v_H) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_hid
              [.var v_h]
              (.fn (.builtin "*" .f32) [.read a_x [.var v_s, .var v_k], .read a_w1 [.var v_k, .var v_h]])) <|
      .seq (.for v_h (.const 0) (.var v_H) <|
        .assign
          a_hid
          [.var v_h]
          (.fn (.builtin "max" .f32) [.read a_hid [.var v_h], .fn (.literal .f32 0 1) []])) <|
      .for v_j (.const 0) (.var v_M) <|
        .seq (.assign a_y [.var v_s, .var v_j] (.fn (.literal .f32 0 1) [])) <|
        .scope [a_y] <|
          .for v_h (.const 0) (.var v_H) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_y
              [.var v_s, .var v_j]
              (.fn (.builtin "*" .f32) [.read a_hid [.var v_h], .read a_w2 [.var v_h, .var v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .builtin "*" .f32
abbrev f_2 : Fn := .literal .f32 0 1
abbrev f_3 : Fn := .builtin "max" .f32

abbrev base (E : Env) (x_S x_N x_H x_M : Int) : Env := ((((E.set v_S x_S).set v_N x_N).set v_H x_H).set v_M x_M)

theorem base_self (E : Env) : base E (E v_S) (E v_N) (E v_H) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (y_c0 x_k x_s : Int) : V :=
  (I.reduce f_0 (some (M t_B1 [y_c0])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_1 [M t_X [x_s, y_k0], M t_W1 [y_k0, y_c0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (y_c0 x_h x_k x_s : Int) : V :=
  (I.reduce f_0 (some (M t_B1 [y_c0])) (pts1 (fun y_k0 => y_k0 = x_k ∧ y_c0 < x_h ∨ 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_1 [M t_X [x_s, y_k0], M t_W1 [y_k0, y_c0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_h x_j x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_2 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_h)) (body1 (fun y_k0 => I.fn f_1 [M t_HID [x_s, y_k0], M t_W2 [y_k0, x_j]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (x_h x_k x_s : Int) : V :=
  (I.reduce f_0 (some (M t_B1 [x_h])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_k)) (body1 (fun y_k0 => I.fn f_1 [M t_X [x_s, y_k0], M t_W1 [y_k0, x_h]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (x_h x_j x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_2 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_h)) (body1 (fun y_k0 => I.fn f_1 [M t_HID [x_s, y_k0], M t_W2 [y_k0, x_j]])))

theorem equation_0 (x_S x_N x_H x_M x_s x_h : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : True) :
    (M t_PRE [x_s, x_h]) = (value_0 I M x_h x_N x_s) :=
  (Eq.trans (hM _ (.head _) [x_s, x_h] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.access t_B1 [.var v_h]] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn f_1 [.access t_X [.var v_s, .var v_k], .access t_W1 [.var v_k, .var v_h]])) (((base E x_S x_N x_H x_M).set v_s x_s).set v_h x_h) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < x_N) => rfl))))

theorem equation_1 (x_S x_N x_H x_M x_s x_h : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : True) :
    (M t_HID [x_s, x_h]) = (I.fn f_3 [M t_PRE [x_s, x_h], I.fn f_2 []]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x_s, x_h] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_3 [.access t_PRE [.var v_s, .var v_h], .fn f_2 []]) (((base E x_S x_N x_H x_M).set v_s x_s).set v_h x_h) = _ from
  rfl))

theorem equation_2 (x_S x_N x_H x_M x_s x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : True) :
    (M t_Y [x_s, x_j]) = (value_2 I M x_H x_j x_s) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [x_s, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_2 []] f_0 [v_h] (.and (.le (.const 0) (.var v_h)) (.lt (.var v_h) (.var v_H))) (.fn f_1 [.access t_HID [.var v_s, .var v_h], .access t_W2 [.var v_h, .var v_j]])) (((base E x_S x_N x_H x_M).set v_s x_s).set v_j x_j) = _ from
  (eval_reduce_some1 rfl (fun (x_h : Int) => cond_holds)
  (fun (x_h : Int) (h1 : 0 ≤ x_h ∧ x_h < x_H) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_H : Int) : Heap V :=
  .points1 a_b1
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_H)
    (fun y_c0 => (M t_B1 [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_N x_H : Int) : Heap V :=
  .points2 a_w1
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_H) ∧ 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 y_c1 => (M t_W1 [y_c0, y_c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_H x_M : Int) : Heap V :=
  .points2 a_w2
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_H)
    (fun y_c0 y_c1 => (M t_W2 [y_c0, y_c1]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (x_S x_N : Int) : Heap V :=
  .points2 a_x
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_N) ∧ 0 ≤ y_c0 ∧ y_c0 < x_S)
    (fun y_c0 y_c1 => (M t_X [y_c0, y_c1]))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (x_M x_s : Int) : Heap V :=
  .points2 a_y
    (fun y_c0 y_c1 => (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_s)
    (fun y_c0 y_c1 => (M t_Y [y_c0, y_c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_S x_N x_H x_M x_s : Int) : Heap V :=
  ((known_1_0 I M x_H).and ((known_1_1 I M x_N x_H).and ((known_1_2 I M x_H x_M).and ((known_1_3 I M x_S x_N).and (known_1_4 I M x_M x_s)))))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_h : Int) : Heap V :=
  .points1 a_hid
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_h)
    (fun y_c0 => (M t_B1 [y_c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_S x_N x_H x_M x_s x_h : Int) : Heap V :=
  ((known_1_0 I M x_H).and ((known_2_1 I M x_h).and ((known_1_1 I M x_N x_H).and ((known_1_2 I M x_H x_M).and ((known_1_3 I M x_S x_N).and (known_1_4 I M x_M x_s))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_hid [.var v_h] (.read a_b1 [.var v_h])
    (fun e => (M t_B1 [(e v_h)]))

theorem vc_2 (x_S x_N x_H x_M x_s x_h : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_h) (h4 : x_h < x_H) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E x_S x_N x_H x_M)) a_hid [x_H]) (((base E x_S x_N x_H x_M).set v_s x_s).set v_h x_h) (known_2 I M x_S x_N x_H x_M x_s x_h) :=
  (vc_assign_of (M t_B1 [x_h]) (in_allocated ⟨h3, h4, trivial⟩)
  (ev_read ((at_left (at_points1 x_h ⟨h3, h4⟩ rfl))
  : (known_2 I M x_S x_N x_H x_M x_s x_h) ⟨a_b1, [x_h]⟩ (M t_B1 [x_h]))) rfl)

theorem kept_2 (x_S x_N x_H x_M x_s x_h : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_h) (h4 : x_h < x_H) :
    Heap.Entails ((body_2 I M).post (((base E x_S x_N x_H x_M).set v_s x_s).set v_h x_h) (known_2 I M x_S x_N x_H x_M x_s x_h)) (known_2 I M x_S x_N x_H x_M x_s (x_h + 1)) :=
  (show Heap.Entails _ (known_2 I M x_S x_N x_H x_M x_s (x_h + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun y_q0 h5 => ((Classical.em (y_q0 = x_h)).elim
  (fun h6 => (at_set_eq1 y_q0 x_h h6 ((at_congr1 h6) : M t_B1 [y_q0] = M t_B1 [x_h])))
  (fun h6 => (at_set_ne1 y_q0 x_h h6
  (at_right (at_left (at_points1 y_q0 ⟨h5.1, (int_taB_neab_tab h5.2 h6)⟩ rfl))))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_H x_s x_k : Int) : Heap V :=
  .points1 a_hid
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_H)
    (fun y_c0 => (value_0 I M y_c0 x_k x_s))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_S x_N x_H x_M x_s x_k : Int) : Heap V :=
  ((known_1_0 I M x_H).and ((known_3_1 I M x_H x_s x_k).and ((known_1_1 I M x_N x_H).and ((known_1_2 I M x_H x_M).and ((known_1_3 I M x_S x_N).and (known_1_4 I M x_M x_s))))))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_H x_s x_k x_h : Int) : Heap V :=
  .points1 a_hid
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_H)
    (fun y_c0 => (value_1 I M y_c0 x_h x_k x_s))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_S x_N x_H x_M x_s x_k x_h : Int) : Heap V :=
  ((known_1_0 I M x_H).and ((known_4_1 I M x_H x_s x_k x_h).and ((known_1_1 I M x_N x_H).and ((known_1_2 I M x_H x_M).and ((known_1_3 I M x_S x_N).and (known_1_4 I M x_M x_s))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_hid
    [.var v_h]
    (.fn f_1 [.read a_x [.var v_s, .var v_k], .read a_w1 [.var v_k, .var v_h]])
    (fun e => (value_3 I M (e v_h) (e v_k) (e v_s)))

theorem vc_4 (x_S x_N x_H x_M x_s x_k x_h : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_k) (h4 : x_k < x_N) (h5 : 0 ≤ x_h) (h6 : x_h < x_H) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E x_S x_N x_H x_M)) a_hid [x_H]) ((((base E x_S x_N x_H x_M).set v_s x_s).set v_k x_k).set v_h x_h) (known_4 I M x_S x_N x_H x_M x_s x_k x_h) :=
  (vc_accumulate_of (value_1 I M x_h x_h x_k x_s)
  (I.fn f_1 [M t_X [x_s, x_k], M t_W1 [x_k, x_h]])
  ((at_right (at_left (at_points1 x_h ⟨h5, h6⟩ rfl)))
  : (known_4 I M x_S x_N x_H x_M x_s x_k x_h) ⟨a_hid, [x_h]⟩ (value_1 I M x_h x_h x_k x_s))
  (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 x_s x_k ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_4 I M x_S x_N x_H x_M x_s x_k x_h) ⟨a_x, [x_s, x_k]⟩ (M t_X [x_s, x_k])))
  (ev_cons (ev_read ((at_right (at_right (at_left (at_points2 x_k x_h ⟨⟨h5, h6⟩, ⟨h3, h4⟩⟩ rfl))))
  : (known_4 I M x_S x_N x_H x_M x_s x_k x_h) ⟨a_w1, [x_k, x_h]⟩ (M t_W1 [x_k, x_h]))) ev_nil)))
  ((append1 x_k 0 (x_k + 1) (fun y_q2 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)
  (fun y_q2 => ⟨(fun h7 => ((Classical.em (y_q2 = x_k)).elim (fun h8 => (Or.inr h8))
  (fun h8 => (Or.inl (Or.inr ⟨h7.1, (int_lab_neab_tab h7.2 h8)⟩))))), (fun h7 => (Or.elim h7 (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_irrefl h9.2))) (fun h9 => ⟨h9.1, (int_tab_lab h9.2)⟩)))
  (fun h8 => ⟨(int_lab_ecb_lac h3 h8), (int_eab_lab h8)⟩)))⟩)
  (fun y_q2 h7 => (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2))) (fun h8 => h8.2)))
  (fun y_q2 h7 => rfl) rfl)
  : I.fn f_0 [value_1 I M x_h x_h x_k x_s, I.fn f_1 [M t_X [x_s, x_k], M t_W1 [x_k, x_h]]] = value_3 I M x_h x_k x_s))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (y_q3 x_h x_k x_s : Int) : V :=
  (I.reduce f_0 (some (M t_B1 [x_h])) (pts1 (fun y_k0 => y_k0 = x_k ∧ y_q3 < x_h + 1 ∨ 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_1 [M t_X [x_s, y_k0], M t_W1 [y_k0, y_q3]])))

theorem kept_4 (x_S x_N x_H x_M x_s x_k x_h : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_k) (h4 : x_k < x_N) (h5 : 0 ≤ x_h) (h6 : x_h < x_H) :
    Heap.Entails ((body_4 I M).post ((((base E x_S x_N x_H x_M).set v_s x_s).set v_k x_k).set v_h x_h) (known_4 I M x_S x_N x_H x_M x_s x_k x_h)) (known_4 I M x_S x_N x_H x_M x_s x_k (x_h + 1)) :=
  (show Heap.Entails _ (known_4 I M x_S x_N x_H x_M x_s x_k (x_h + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun y_q3 h7 => ((Classical.em (y_q3 = x_h)).elim (fun h8 =>
  (at_set_eq1 y_q3 x_h h8 ((Eq.trans ((reduce_start ((at_congr1 h8) : M t_B1 [y_q3] = M t_B1 [x_h]))
  : value_1 I M y_q3 (x_h + 1) x_k x_s = value_5 I M y_q3 x_h x_k x_s) (reduce_congr1 (fun y_q4 =>
  ⟨(fun h9 => (Or.elim h9 (fun h10 => ⟨(int_lab_ecb_lac h3 h10.1), (int_eab_lab h10.1)⟩)
  (fun h10 => ⟨h10.1, (int_tab_lab h10.2)⟩))), (fun h9 => ((Classical.em (y_q4 = x_k)).elim (fun h10 => (Or.inl ⟨h10, (int_eab_taB h8)⟩))
  (fun h10 => (Or.inr ⟨h9.1, (int_lab_neab_tab h9.2 h10)⟩))))⟩)
  (fun y_q4 h9 => (fn_congr2 rfl (at_congr2 rfl h8)))))
  : value_1 I M y_q3 (x_h + 1) x_k x_s = value_3 I M x_h x_k x_s)))
  (fun h8 => (at_set_ne1 y_q3 x_h h8
  (at_right (at_left (at_points1 y_q3 h7 (reduce_congr1 (fun y_q5 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl ⟨h10.1, (int_taB_neab_tab h10.2 h8)⟩)) (fun h10 => (Or.inr h10)))), (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl ⟨h10.1, (int_tab_taB h10.2)⟩)) (fun h10 => (Or.inr h10))))⟩)
  (fun y_q5 h9 => rfl)))))))))) (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_h (.const 0) (.var v_H)
    (fun e x => known_4 I M (e v_S) (e v_N) (e v_H) (e v_M) (e v_s) (e v_k) x) (body_4 I M)

theorem vc_3 (x_S x_N x_H x_M x_s x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_k) (h4 : x_k < x_N) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E x_S x_N x_H x_M)) a_hid [x_H]) (((base E x_S x_N x_H x_M).set v_s x_s).set v_k x_k) (known_3 I M x_S x_N x_H x_M x_s x_k) :=
  (vc_for_of 0 x_H rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun y_q6 h5 => (at_right (at_left (at_points1 y_q6 h5 (reduce_congr1 (fun y_q7 =>
  ⟨(fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h5.1 h7.2))) (fun h7 => h7))), (fun h6 => (Or.inr h6))⟩)
  (fun y_q7 h6 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_3 I M x_S x_N x_H x_M x_s x_k) (known_4 I M x_S x_N x_H x_M x_s x_k 0))
  (fun x_h h5 h6 => (vc_4 x_S x_N x_H x_M x_s x_k x_h hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_h h5 h6 => (kept_4 x_S x_N x_H x_M x_s x_k x_h hl hM h0 h1 h2 h3 h4 h5 h6)))

theorem kept_3 (x_S x_N x_H x_M x_s x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_k) (h4 : x_k < x_N) :
    Heap.Entails ((body_3 I M).post (((base E x_S x_N x_H x_M).set v_s x_s).set v_k x_k) (known_3 I M x_S x_N x_H x_M x_s x_k)) (known_3 I M x_S x_N x_H x_M x_s (x_k + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun y_q8 h5 => (at_right (at_left (at_points1 y_q8 h5 (reduce_congr1 (fun y_q9 =>
  ⟨(fun h6 => ((Classical.em (y_q9 = x_k)).elim (fun h7 => (Or.inl ⟨h7, (int_lt_max_right h5.2)⟩))
  (fun h7 => (Or.inr ⟨h6.1, (int_taB_neab_tab h6.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨(int_lab_ecb_lac h3 h7.1), (int_eab_taB h7.1)⟩)
  (fun h7 => ⟨h7.1, (int_tab_taB h7.2)⟩)))⟩) (fun y_q9 h6 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_4 I M x_S x_N x_H x_M x_s x_k (max 0 x_H)) (known_3 I M x_S x_N x_H x_M x_s (x_k + 1)))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (x_H x_s x_h : Int) : Heap V :=
  .points1 a_hid
    (fun y_c0 => x_h ≤ y_c0 ∧ y_c0 < x_H)
    (fun y_c0 => (M t_PRE [x_s, y_c0]))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (x_s x_h : Int) : Heap V :=
  .points1 a_hid
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_h)
    (fun y_c0 => (M t_HID [x_s, y_c0]))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_S x_N x_H x_M x_s x_h : Int) : Heap V :=
  ((known_1_0 I M x_H).and ((known_5_1 I M x_H x_s x_h).and ((known_5_2 I M x_s x_h).and ((known_1_1 I M x_N x_H).and ((known_1_2 I M x_H x_M).and ((known_1_3 I M x_S x_N).and (known_1_4 I M x_M x_s)))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_hid
    [.var v_h]
    (.fn f_3 [.read a_hid [.var v_h], .fn f_2 []])
    (fun e => (M t_HID [(e v_s), (e v_h)]))

theorem vc_5 (x_S x_N x_H x_M x_s x_h : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_h) (h4 : x_h < x_H) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E x_S x_N x_H x_M)) a_hid [x_H]) (((base E x_S x_N x_H x_M).set v_s x_s).set v_h x_h) (known_5 I M x_S x_N x_H x_M x_s x_h) :=
  (vc_assign_of (I.fn f_3 [M t_PRE [x_s, x_h], I.fn f_2 []])
  (in_allocated ⟨h3, h4, trivial⟩)
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points1 x_h ⟨int_refl, h4⟩ rfl)))
  : (known_5 I M x_S x_N x_H x_M x_s x_h) ⟨a_hid, [x_h]⟩ (M t_PRE [x_s, x_h])))
  (ev_cons ev_const ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_1 x_S x_N x_H x_M x_s x_h hl hM trivial)))
  : I.fn f_3 [M t_PRE [x_s, x_h], I.fn f_2 []] = M t_HID [x_s, x_h]))

theorem kept_5 (x_S x_N x_H x_M x_s x_h : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_h) (h4 : x_h < x_H) :
    Heap.Entails ((body_5 I M).post (((base E x_S x_N x_H x_M).set v_s x_s).set v_h x_h) (known_5 I M x_S x_N x_H x_M x_s x_h)) (known_5 I M x_S x_N x_H x_M x_s (x_h + 1)) :=
  (show Heap.Entails _ (known_5 I M x_S x_N x_H x_M x_s (x_h + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun y_q12 h5 => (at_set_ne1 y_q12 x_h (int_lBa_neab h5.1)
  (at_right (at_left (at_points1 y_q12 ⟨(int_lAb_lab h5.1), h5.2⟩ rfl))))))
  (entails_and (entails_points1 (fun y_q13 h5 => ((Classical.em (y_q13 = x_h)).elim (fun h6 =>
  (at_set_eq1 y_q13 x_h h6 ((at_congr2 rfl h6) : M t_HID [x_s, y_q13] = M t_HID [x_s, x_h])))
  (fun h6 => (at_set_ne1 y_q13 x_h h6
  (at_right (at_right (at_left (at_points1 y_q13 ⟨h5.1, (int_taB_neab_tab h5.2 h6)⟩ rfl)))))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (x_H x_s : Int) : Heap V :=
  .points1 a_hid
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_H)
    (fun y_c0 => (M t_HID [x_s, y_c0]))

noncomputable def known_6_5 (I : Interp V) (M : Model V) (x_M x_s x_j : Int) : Heap V :=
  .points2 a_y
    (fun y_c0 y_c1 => y_c0 = x_s ∧ 0 ≤ y_c1 ∧ y_c1 < x_j ∨ (0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_s)
    (fun y_c0 y_c1 => (M t_Y [y_c0, y_c1]))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_S x_N x_H x_M x_s x_j : Int) : Heap V :=
  ((known_1_0 I M x_H).and ((known_6_1 I M x_H x_s).and ((known_1_1 I M x_N x_H).and ((known_1_2 I M x_H x_M).and ((known_1_3 I M x_S x_N).and (known_6_5 I M x_M x_s x_j))))))

noncomputable def known_7_6 (I : Interp V) (M : Model V) (x_s x_j x_h : Int) : Heap V :=
  .points2 a_y
    (fun y_c0 y_c1 => y_c0 = x_s ∧ y_c1 = x_j)
    (fun y_c0 y_c1 => (value_2 I M x_h x_j x_s))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_S x_N x_H x_M x_s x_j x_h : Int) : Heap V :=
  ((known_1_0 I M x_H).and ((known_6_1 I M x_H x_s).and ((known_1_1 I M x_N x_H).and ((known_1_2 I M x_H x_M).and ((known_1_3 I M x_S x_N).and ((known_6_5 I M x_M x_s x_j).and (known_7_6 I M x_s x_j x_h)))))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_y
    [.var v_s, .var v_j]
    (.fn f_1 [.read a_hid [.var v_h], .read a_w2 [.var v_h, .var v_j]])
    (fun e => (value_4 I M (e v_h) (e v_j) (e v_s)))

theorem vc_7 (x_S x_N x_H x_M x_s x_j x_h : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) (h5 : 0 ≤ x_h) (h6 : x_h < x_H) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E x_S x_N x_H x_M)) a_hid [x_H]) ((((base E x_S x_N x_H x_M).set v_s x_s).set v_j x_j).set v_h x_h) (known_7 I M x_S x_N x_H x_M x_s x_j x_h) :=
  (vc_accumulate_of (value_2 I M x_h x_j x_s)
  (I.fn f_1 [M t_HID [x_s, x_h], M t_W2 [x_h, x_j]])
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_points2 x_s x_j ⟨rfl, rfl⟩ rfl)))))))
  : (known_7 I M x_S x_N x_H x_M x_s x_j x_h) ⟨a_y, [x_s, x_j]⟩ (value_2 I M x_h x_j x_s))
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points1 x_h ⟨h5, h6⟩ rfl)))
  : (known_7 I M x_S x_N x_H x_M x_s x_j x_h) ⟨a_hid, [x_h]⟩ (M t_HID [x_s, x_h]))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 x_h x_j ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl)))))
  : (known_7 I M x_S x_N x_H x_M x_s x_j x_h) ⟨a_w2, [x_h, x_j]⟩ (M t_W2 [x_h, x_j]))) ev_nil)))
  ((append1 x_h 0 (x_h + 1) (fun y_q18 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)
  (fun y_q18 => ⟨(fun h7 => ((Classical.em (y_q18 < x_h)).elim (fun h8 => (Or.inl ⟨h7.1, h8⟩))
  (fun h8 => (Or.inr (int_lab_ntab_eab h7.2 h8))))), (fun h7 => (Or.elim h7 (fun h8 => ⟨h8.1, (int_tab_lab h8.2)⟩)
  (fun h8 => ⟨(int_lab_ecb_lac h5 h8), (int_eab_lab h8)⟩)))⟩) (fun y_q18 h7 => h7.2)
  (fun y_q18 h7 => rfl) rfl)
  : I.fn f_0 [value_2 I M x_h x_j x_s, I.fn f_1 [M t_HID [x_s, x_h], M t_W2 [x_h, x_j]]] = value_4 I M x_h x_j x_s))

theorem kept_7 (x_S x_N x_H x_M x_s x_j x_h : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) (h5 : 0 ≤ x_h) (h6 : x_h < x_H) :
    Heap.Entails ((body_7 I M).post ((((base E x_S x_N x_H x_M).set v_s x_s).set v_j x_j).set v_h x_h) (known_7 I M x_S x_N x_H x_M x_s x_j x_h)) (known_7 I M x_S x_N x_H x_M x_s x_j (x_h + 1)) :=
  (show Heap.Entails _ (known_7 I M x_S x_N x_H x_M x_s x_j (x_h + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_points2 (fun y_q19 y_q20 h7 =>
  (Or.elim h7 (fun h8 => (at_set_ne2 y_q19 y_q20 x_s x_j (fun h9 => (int_eab_tab_F h9.2 h8.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q19 y_q20 h7 rfl)))))))))
  (fun h8 => (at_set_ne2 y_q19 y_q20 x_s x_j (fun h9 => (int_eab_tab_F h9.1 h8.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q19 y_q20 h7 rfl))))))))))))
  (entails_points2 (fun y_q21 y_q22 h7 => (at_set_eq2 y_q21 y_q22 x_s x_j h7 ((reduce_congr1
  (fun y_q23 => ⟨(fun h8 => ⟨h8.1, (int_taB_lab h8.2)⟩), (fun h8 => ⟨h8.1, (int_lab_taB h8.2)⟩)⟩)
  (fun y_q23 h8 => rfl)) : value_2 I M (x_h + 1) x_j x_s = value_4 I M x_h x_j x_s)))))))))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_y [.var v_s, .var v_j] (.fn f_2 [])
    (fun e => (I.fn f_2 []))) <|
  .scope [a_y] <|
    .for v_h (.const 0) (.var v_H)
      (fun e x => known_7 I M (e v_S) (e v_N) (e v_H) (e v_M) (e v_s) (e v_j) x) (body_7 I M)

theorem vc_6 (x_S x_N x_H x_M x_s x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E x_S x_N x_H x_M)) a_hid [x_H]) (((base E x_S x_N x_H x_M).set v_s x_s).set v_j x_j) (known_6 I M x_S x_N x_H x_M x_s x_j) :=
  (vc_seq (vc_assign_of (I.fn f_2 []) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_y t_Y [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_Y [(.const 0, .var v_S), (.const 0, .var v_M)])) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [x_s, x_j]
  (region_iff.2 ⟨x_s, _, rfl, h1, h2, x_j, _, rfl, h3, h4, rfl⟩) shape_a_y rfl rfl ⟨h1, h3⟩))
  ev_const rfl)
  (vc_scope (vc_for_of 0 x_H rfl rfl (show Heap.Entails _ (known_7 I M x_S x_N x_H x_M x_s x_j 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_points2 (fun y_q24 y_q25 h5 =>
  (Or.elim h5 (fun h6 => (at_set_ne2 y_q24 y_q25 x_s x_j (fun h7 => (int_eab_tab_F h7.2 h6.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q24 y_q25 h5 rfl))))))))
  (fun h6 => (at_set_ne2 y_q24 y_q25 x_s x_j (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_points2 y_q24 y_q25 h5 rfl)))))))))))
  (entails_points2 (fun y_q26 y_q27 h5 => (at_set_eq2 y_q26 y_q27 x_s x_j h5
  ((Eq.trans ((reduce_empty1 (fun y_q28 => (fun h6 => (int_lab_tba_F h6.1 h6.2))))
  : value_2 I M 0 x_j x_s = I.fn f_2 []) rfl)
  : value_2 I M 0 x_j x_s = I.fn f_2 [])))))))))))
  (fun x_h h5 h6 => (vc_7 x_S x_N x_H x_M x_s x_j x_h hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_h h5 h6 => (kept_7 x_S x_N x_H x_M x_s x_j x_h hl hM h0 h1 h2 h3 h4 h5 h6)))))

theorem kept_6 (x_S x_N x_H x_M x_s x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_j) (h4 : x_j < x_M) :
    Heap.Entails ((body_6 I M).post (((base E x_S x_N x_H x_M).set v_s x_s).set v_j x_j) (known_6 I M x_S x_N x_H x_M x_s x_j)) (known_6 I M x_S x_N x_H x_M x_s (x_j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points2 (fun y_q29 y_q30 h5 => (Or.elim h5 (fun h6 =>
  (Or.elim (((Classical.em (y_q30 < x_j)).elim (fun h7 => (Or.inl (Or.inl ⟨h6.1, ⟨h6.2.1, h7⟩⟩)))
  (fun h7 => (Or.inr ⟨h6.1, (int_taB_ntab_eab h6.2.2 h7)⟩)))
  : (y_q29 = x_s ∧ 0 ≤ y_q30 ∧ y_q30 < x_j ∨ (0 ≤ y_q30 ∧ y_q30 < x_M) ∧ 0 ≤ y_q29 ∧ y_q29 < x_s) ∨ y_q29 = x_s ∧ y_q30 = x_j)
  (fun h7 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q29 y_q30 h7 rfl))))))))
  (fun h7 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q29 y_q30 h7 (Eq.trans ((equation_2 x_S x_N x_H x_M y_q29 y_q30 hl hM trivial)
  : M t_Y [y_q29, y_q30] = value_2 I M x_H y_q30 y_q29) (reduce_congr1 (fun y_q32 =>
  ⟨(fun h8 => ⟨h8.1, (int_lt_max_right h8.2)⟩), (fun h8 => ⟨h8.1, (int_c4 h8.1 h8.2)⟩)⟩)
  (fun y_q32 h8 => (fn_congr2 (at_congr2 h6.1 rfl) (at_congr2 rfl h7.2))))))))))))))) (fun h6 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 y_q29 y_q30 (Or.inr h6) rfl))))))))))))))))
  : Heap.Entails (known_7 I M x_S x_N x_H x_M x_s x_j (max 0 x_H)) (known_6 I M x_S x_N x_H x_M x_s (x_j + 1)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_hid [.var v_H] <|
  .seq (.for v_h (.const 0) (.var v_H)
    (fun e x => known_2 I M (e v_S) (e v_N) (e v_H) (e v_M) (e v_s) x) (body_2 I M)) <|
  .seq (.scope [a_hid] <|
    .for v_k (.const 0) (.var v_N)
      (fun e x => known_3 I M (e v_S) (e v_N) (e v_H) (e v_M) (e v_s) x) (body_3 I M)) <|
  .seq (.for v_h (.const 0) (.var v_H)
    (fun e x => known_5 I M (e v_S) (e v_N) (e v_H) (e v_M) (e v_s) x) (body_5 I M)) <|
  .for v_j (.const 0) (.var v_M)
    (fun e x => known_6 I M (e v_S) (e v_N) (e v_H) (e v_M) (e v_s) x) (body_6 I M)

theorem vc_1 (x_S x_N x_H x_M x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_S x_N x_H x_M)) ((base E x_S x_N x_H x_M).set v_s x_s) (known_1 I M x_S x_N x_H x_M x_s) :=
  (vc_allocate (vc_seq (vc_for_of 0 x_H rfl rfl (show Heap.Entails _ (known_2 I M x_S x_N x_H x_M x_s 0) from
  (entails_and (entails_without (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun y_q1 h3 => (False.elim (int_lab_tba_F h3.1 h3.2))))
  (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))
  (fun x_h h3 h4 => (vc_2 x_S x_N x_H x_M x_s x_h hl hM h0 h1 h2 h3 h4))
  (fun x_h h3 h4 => (kept_2 x_S x_N x_H x_M x_s x_h hl hM h0 h1 h2 h3 h4)))
  (vc_seq (vc_scope (vc_for_of 0 x_N rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun y_q10 h3 => (at_right (at_left (at_points1 y_q10 ⟨h3.1, (int_lt_max_right h3.2)⟩
  (Eq.trans ((reduce_empty1 (fun y_q11 => (fun h4 => (int_lab_tba_F h4.1 h4.2))))
  : value_0 I M y_q10 0 x_s = M t_B1 [y_q10]) rfl))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_2 I M x_S x_N x_H x_M x_s (max 0 x_H)) (known_3 I M x_S x_N x_H x_M x_s 0))
  (fun x_k h3 h4 => (vc_3 x_S x_N x_H x_M x_s x_k hl hM h0 h1 h2 h3 h4))
  (fun x_k h3 h4 => (kept_3 x_S x_N x_H x_M x_s x_k hl hM h0 h1 h2 h3 h4))))
  (vc_seq (vc_for_of 0 x_H rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points1 (fun y_q14 h3 =>
  (at_right (at_left (at_points1 y_q14 h3 (Eq.trans ((equation_0 x_S x_N x_H x_M x_s y_q14 hl hM trivial)
  : M t_PRE [x_s, y_q14] = value_0 I M y_q14 x_N x_s) (reduce_congr1 (fun y_q16 =>
  ⟨(fun h4 => ⟨h4.1, (int_lt_max_right h4.2)⟩), (fun h4 => ⟨h4.1, (int_c4 h4.1 h4.2)⟩)⟩)
  (fun y_q16 h4 => rfl))))))))
  (entails_and (entails_points1 (fun y_q17 h3 => (False.elim (int_lab_tba_F h3.1 h3.2))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))
  : Heap.Entails (known_3 I M x_S x_N x_H x_M x_s (max 0 x_N)) (known_5 I M x_S x_N x_H x_M x_s 0))
  (fun x_h h3 h4 => (vc_5 x_S x_N x_H x_M x_s x_h hl hM h0 h1 h2 h3 h4))
  (fun x_h h3 h4 => (kept_5 x_S x_N x_H x_M x_s x_h hl hM h0 h1 h2 h3 h4))) (vc_for_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points1 (fun y_q33 h3 =>
  (at_right (at_right (at_left (at_points1 y_q33 ⟨h3.1, (int_lt_max_right h3.2)⟩ rfl))))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_points2 (fun y_q34 y_q35 h3 =>
  (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2))) (fun h4 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 y_q34 y_q35 h4 rfl))))))))))))))))
  : Heap.Entails (known_5 I M x_S x_N x_H x_M x_s (max 0 x_H)) (known_6 I M x_S x_N x_H x_M x_s 0))
  (fun x_j h3 h4 => (vc_6 x_S x_N x_H x_M x_s x_j hl hM h0 h1 h2 h3 h4))
  (fun x_j h3 h4 => (kept_6 x_S x_N x_H x_M x_s x_j hl hM h0 h1 h2 h3 h4)))))))

theorem kept_1 (x_S x_N x_H x_M x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) :
    Heap.Entails ((body_1 I M).post ((base E x_S x_N x_H x_M).set v_s x_s) (known_1 I M x_S x_N x_H x_M x_s)) (known_1 I M x_S x_N x_H x_M (x_s + 1)) :=
  (show Heap.Entails _ (known_1 I M x_S x_N x_H x_M (x_s + 1)) from
  (entails_and (entails_restore (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_points2 (fun y_q36 y_q37 h3 =>
  (at_restore (by decide) ((at_right (at_right (at_right (at_right (at_right (at_points2 y_q36 y_q37
  ((Classical.em (y_q36 = x_s)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl))))))
  : (known_6 I M x_S x_N x_H x_M x_s (max 0 x_M)) ⟨a_y, [y_q36, y_q37]⟩ (M t_Y [y_q36, y_q37]))))))))))

theorem race_1 (x_S x_N x_H x_M : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) :
    ParVC I 0 x_S (body_1 I M).erase (fun x_s => ((base E x_S x_N x_H x_M).set v_s x_s)) (fun x_s => (body_1 I M).post ((base E x_S x_N x_H x_M).set v_s x_s) (known_1 I M x_S x_N x_H x_M x_s)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart2 (fun x_s y_c0 y_c1 => y_c0 = x_s ∧ 0 ≤ y_c1 ∧ y_c1 < x_M)
  (fun x_s y_c0 y_c1 => (y_c0 = x_s ∧ 0 < x_H) ∧ 0 ≤ y_c1 ∧ y_c1 < x_M)
  (fun x_s h1 h2 => (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl)
  (w_for 0 x_M rfl rfl (fun x_j h3 h4 => (w_seq (w_assign2 x_s x_j ⟨rfl, ⟨h3, h4⟩⟩)
  (w_scope (w_for 0 x_H rfl rfl (fun x_h h5 h6 => (w_accumulate2 x_s x_j ⟨rfl, ⟨h3, h4⟩⟩))))))))))))
  (fun x_s h1 h2 =>
  (r_allocate (r_seq (r_none rfl) (r_seq (r_none rfl) (r_seq (r_none rfl) (r_for 0 x_M rfl rfl
  (fun x_j h3 h4 => (r_seq (r_none rfl) (r_scope (r_for 0 x_H rfl rfl (fun x_h h5 h6 =>
  (r_accumulate2 (x_none rfl) x_s x_j ⟨⟨rfl, ((int_lab_tbc_tac h5 h6) : 0 < x_H)⟩, ⟨h3, h4⟩⟩))))))))))))
  (fun x_s y_y y_c0 y_c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1 h7.1.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_s (.const 0) (.var v_S)
    (fun e x => known_1 I M (e v_S) (e v_N) (e v_H) (e v_M) x) (body_1 I M)

theorem program_vc (x_S x_N x_H x_M : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E x_S x_N x_H x_M)) (base E x_S x_N x_H x_M) (impl.inputHeap spec (base E x_S x_N x_H x_M) M) :=
  (vc_par_of 0 x_S rfl rfl (show Heap.Entails _ (known_1 I M x_S x_N x_H x_M 0) from
  (entails_and (entails_points1 (fun y_q38 h1 =>
  (at_input (R := (Region.mk t_B1 [(.const 0, .var v_H)])) (b := (Binding.mk a_b1 t_B1 [v_i0] [.var v_i0] none)) (p := [y_q38]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨y_q38, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun y_q39 y_q40 h1 =>
  (at_input (R := (Region.mk t_W1 [(.const 0, .var v_N), (.const 0, .var v_H)])) (b := (Binding.mk a_w1 t_W1 [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q39, y_q40]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q39, _, rfl, h1.2.1, h1.2.2, y_q40, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun y_q41 y_q42 h1 =>
  (at_input (R := (Region.mk t_W2 [(.const 0, .var v_H), (.const 0, .var v_M)])) (b := (Binding.mk a_w2 t_W2 [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q41, y_q42]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨y_q41, _, rfl, h1.2.1, h1.2.2, y_q42, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun y_q43 y_q44 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_S), (.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q43, y_q44]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q43, _, rfl, h1.2.1, h1.2.2, y_q44, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun y_q45 y_q46 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2)))))))))
  (fun x_s h1 h2 => (vc_1 x_S x_N x_H x_M x_s hl hM h0 h1 h2))
  (fun x_s h1 h2 => (kept_1 x_S x_N x_H x_M x_s hl hM h0 h1 h2)) (race_1 x_S x_N x_H x_M hl hM h0))

theorem output_0_4 (x_S x_N x_H x_M y_q47 y_q48 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_H x_M) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (h1 : 0 ≤ y_q47) (h2 : y_q47 < x_S) (h3 : 0 ≤ y_q48) (h4 : y_q48 < x_M) :
    ((program I M).post (base E x_S x_N x_H x_M) (impl.inputHeap spec (base E x_S x_N x_H x_M) M)) ⟨a_y, [y_q47, y_q48]⟩ (M t_Y [y_q47, y_q48]) :=
  ((at_right (at_right (at_right (at_right (at_points2 y_q47 y_q48 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))))
  : (known_1 I M x_S x_N x_H x_M (max 0 x_S)) ⟨a_y, [y_q47, y_q48]⟩ (M t_Y [y_q47, y_q48]))

theorem consistent (E : Env) (x_S x_N x_H x_M : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) : spec.Consistent (base E x_S x_N x_H x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_S x_N x_H x_M : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_S x_N x_H x_M) :=
  solvable_layers (consistent E x_S x_N x_H x_M h0)
    (fun t => if t = t_PRE then 0 else if t = t_HID then 1 else if t = t_Y then 2 else 0) (by decide)

theorem placed (E : Env) (x_S x_N x_H x_M : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E x_S x_N x_H x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_S x_N x_H x_M : Int) : Ten → List Int → Prop := fun t p => if t = t_PRE then ((0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_H) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_S) ∧ 0 < x_N ∨ (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_H) ∧ x_N = 0 else if t = t_HID then ((0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_H) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_S) ∧ 0 < x_N ∨ (0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_H) ∧ x_N = 0 else if t = t_Y then ((((0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_M) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_S) ∧ 0 < x_H) ∧ 0 < x_N ∨ ((0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_M) ∧ 0 < x_H) ∧ x_N = 0) ∨ x_H = 0 else True

theorem covered_0 (E : Env) (x_S x_N x_H x_M : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (y_p0 y_p1 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_S) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_M) :
    spec.Given (inside x_S x_N x_H x_M) (base E x_S x_N x_H x_M) t_Y [y_p0, y_p1] :=
  (given_equation (p := [y_p0, y_p1]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (((Classical.em (0 < x_H)).elim (fun h5 =>
  (Or.inl ((Classical.em (0 < x_N)).elim (fun h6 => (Or.inl ⟨⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩, h6⟩))
  (fun h6 => (Or.inr ⟨⟨⟨h3, h4⟩, h5⟩, (int_lba_ntba_eab h0.1.1.2 h6)⟩)))))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.1.2 h5))))
  : ((((0 ≤ y_p1 ∧ y_p1 < x_M) ∧ 0 ≤ y_p0 ∧ y_p0 < x_S) ∧ 0 < x_H) ∧ 0 < x_N ∨ ((0 ≤ y_p1 ∧ y_p1 < x_M) ∧ 0 < x_H) ∧ x_N = 0) ∨ x_H = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_S x_N x_H x_M : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (x_s x_h : Int) (h1 : True) (h2 : ((0 ≤ x_h ∧ x_h < x_H) ∧ 0 ≤ x_s ∧ x_s < x_S) ∧ 0 < x_N ∨ (0 ≤ x_h ∧ x_h < x_H) ∧ x_N = 0) :
    TExp.Defined I M (spec.Given (inside x_S x_N x_H x_M) (base E x_S x_N x_H x_M)) (.reduce [.access t_B1 [.var v_h]] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn (.builtin "*" .f32) [.access t_X [.var v_s, .var v_k], .access t_W1 [.var v_k, .var v_h]])) (((base E x_S x_N x_H x_M).set v_s x_s).set v_h x_h) :=
  (defined_reduce_some1 0 x_N
  (defined_access (given_input (p := [x_h]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨x_h, _, rfl, ((Or.elim h2 (fun h3 => h3.1.1.1) (fun h3 => h3.1.1)) : 0 ≤ x_h), ((Or.elim h2 (fun h3 => h3.1.1.2) (fun h3 => h3.1.2)) : x_h < x_H), rfl⟩)))
  (fun (y_d0 : Int) => cond_holds) (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_N) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_N) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [x_s, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_s, _, rfl, ((Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4.2 h3.2)))) : 0 ≤ x_s), ((Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4.2 h3.2)))) : x_s < x_S), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, x_h]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, x_h, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.1) (fun h4 => h4.1.1)) : 0 ≤ x_h), ((Or.elim h2 (fun h4 => h4.1.1.2) (fun h4 => h4.1.2)) : x_h < x_H), rfl⟩)))
  defined_nil)))))

theorem defined_1 (E : Env) (x_S x_N x_H x_M : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (x_s x_h : Int) (h1 : True) (h2 : ((0 ≤ x_h ∧ x_h < x_H) ∧ 0 ≤ x_s ∧ x_s < x_S) ∧ 0 < x_N ∨ (0 ≤ x_h ∧ x_h < x_H) ∧ x_N = 0) :
    TExp.Defined I M (spec.Given (inside x_S x_N x_H x_M) (base E x_S x_N x_H x_M)) (.fn (.builtin "max" .f32) [.access t_PRE [.var v_s, .var v_h], .fn (.literal .f32 0 1) []]) (((base E x_S x_N x_H x_M).set v_s x_s).set v_h x_h) :=
  (defined_fn (defined_cons (defined_access (given_equation (p := [x_s, x_h]) (.head _) rfl rfl rfl
  (h2 : ((0 ≤ x_h ∧ x_h < x_H) ∧ 0 ≤ x_s ∧ x_s < x_S) ∧ 0 < x_N ∨ (0 ≤ x_h ∧ x_h < x_H) ∧ x_N = 0)
  (cond_holds.2 (h1 : True)))) (defined_cons (defined_fn defined_nil) defined_nil)))

theorem defined_2 (E : Env) (x_S x_N x_H x_M : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) (x_s x_j : Int) (h1 : True) (h2 : ((((0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_s ∧ x_s < x_S) ∧ 0 < x_H) ∧ 0 < x_N ∨ ((0 ≤ x_j ∧ x_j < x_M) ∧ 0 < x_H) ∧ x_N = 0) ∨ x_H = 0) :
    TExp.Defined I M (spec.Given (inside x_S x_N x_H x_M) (base E x_S x_N x_H x_M)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_h] (.and (.le (.const 0) (.var v_h)) (.lt (.var v_h) (.var v_H))) (.fn (.builtin "*" .f32) [.access t_HID [.var v_s, .var v_h], .access t_W2 [.var v_h, .var v_j]])) (((base E x_S x_N x_H x_M).set v_s x_s).set v_j x_j) :=
  (defined_reduce_some1 0 x_H (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < x_H) => h3)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < x_H) =>
  (defined_fn (defined_cons (defined_access (given_equation (p := [x_s, y_d1]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.elim h2 (fun h4 => (Or.elim h4 (fun h5 => (Or.inl ⟨⟨h3, ⟨h5.1.1.2.1, h5.1.1.2.2⟩⟩, h5.2⟩))
  (fun h5 => (Or.inr ⟨h3, h5.2⟩)))) (fun h4 =>
  (Or.inl ⟨⟨h3, ⟨(False.elim (int_c6 h3.1 h4 h3.2)), (False.elim (int_c6 h3.1 h4 h3.2))⟩⟩, (False.elim (int_c6 h3.1 h4 h3.2))⟩)))
  : ((0 ≤ y_d1 ∧ y_d1 < x_H) ∧ 0 ≤ x_s ∧ x_s < x_S) ∧ 0 < x_N ∨ (0 ≤ y_d1 ∧ y_d1 < x_H) ∧ x_N = 0)
  (cond_holds.2 (h1 : True)))) (defined_cons
  (defined_access (given_input (p := [y_d1, x_j]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, h3.1, h3.2, x_j, _, rfl, ((Or.elim h2 (fun h4 => (Or.elim h4 (fun h5 => h5.1.1.1.1) (fun h5 => h5.1.1.1)))
  (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_j), ((Or.elim h2 (fun h4 => (Or.elim h4 (fun h5 => h5.1.1.1.2) (fun h5 => h5.1.1.2)))
  (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : x_j < x_M), rfl⟩))) defined_nil)))))

theorem defined (E : Env) (x_S x_N x_H x_M : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_H) ∧ 0 ≤ x_M) : spec.Defined (base E x_S x_N x_H x_M) :=
  defined_of (inside x_S x_N x_H x_M)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 => covered_0 E x_S x_N x_H x_M h0 y_p0 y_p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun x_s x_h => cond_holds) (fun x_s x_h g k => defined_0 E x_S x_N x_H x_M h0 x_s x_h g k))
    (all_cons (well_defined2 (fun x_s x_h => cond_holds) (fun x_s x_h g k => defined_1 E x_S x_N x_H x_M h0 x_s x_h g k))
    (all_cons (well_defined2 (fun x_s x_j => cond_holds) (fun x_s x_j g k => defined_2 E x_S x_N x_H x_M h0 x_s x_j g k))
    all_nil))))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 0 0 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (((0 ≤ (E v_S) ∧ 0 ≤ (E v_N)) ∧ 0 ≤ (E v_H)) ∧ 0 ≤ (E v_M)))
    (fun E => base E (E v_S) (E v_N) (E v_H) (E v_M)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_S) (E v_N) (E v_H) (E v_M) a) (fun E a => placed E (E v_S) (E v_N) (E v_H) (E v_M) a)
    (fun E a => consistent E (E v_S) (E v_N) (E v_H) (E v_M) a) (fun E a => solvable E (E v_S) (E v_N) (E v_H) (E v_M) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_S) (E v_N) (E v_H) (E v_M) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 => output_0_4 (E v_S) (E v_N) (E v_H) (E v_M) y_p0 y_p1 hl hM a b0 b1 b2 b3)) all_nil))))) all_nil))


end Redverify.Certificate.fused
