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

abbrev base (E : Env) (S N H x_M : Int) : Env := ((((E.set v_S S).set v_N N).set v_H H).set v_M x_M)

theorem base_self (E : Env) : base E (E v_S) (E v_N) (E v_H) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (S N H x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E S N H x_M) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 k s : Int) : V :=
  (I.reduce f_0 (some (M t_B1 [c0])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_1 [M t_X [s, y_k0], M t_W1 [y_k0, c0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 h k s : Int) : V :=
  (I.reduce f_0 (some (M t_B1 [c0])) (pts1 (fun y_k0 => y_k0 = k ∧ c0 < h ∨ 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_1 [M t_X [s, y_k0], M t_W1 [y_k0, c0]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (h j s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_2 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < h)) (body1 (fun y_k0 => I.fn f_1 [M t_HID [s, y_k0], M t_W2 [y_k0, j]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (h k s : Int) : V :=
  (I.reduce f_0 (some (M t_B1 [h])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => I.fn f_1 [M t_X [s, y_k0], M t_W1 [y_k0, h]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (h j s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_2 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ h)) (body1 (fun y_k0 => I.fn f_1 [M t_HID [s, y_k0], M t_W2 [y_k0, j]])))

theorem equation_0 (s h : Int) (h0 : True) :
    (M t_PRE [s, h]) = (value_0 I M h N s) :=
  (Eq.trans (hM _ (.head _) [s, h] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.access t_B1 [.var v_h]] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn f_1 [.access t_X [.var v_s, .var v_k], .access t_W1 [.var v_k, .var v_h]])) (((base E S N H x_M).set v_s s).set v_h h) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < N) => rfl))))

theorem equation_1 (s h : Int) (h0 : True) :
    (M t_HID [s, h]) = (I.fn f_3 [M t_PRE [s, h], I.fn f_2 []]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [s, h] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_3 [.access t_PRE [.var v_s, .var v_h], .fn f_2 []]) (((base E S N H x_M).set v_s s).set v_h h) = _ from
  rfl))

theorem equation_2 (s j : Int) (h0 : True) :
    (M t_Y [s, j]) = (value_2 I M H j s) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [s, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_2 []] f_0 [v_h] (.and (.le (.const 0) (.var v_h)) (.lt (.var v_h) (.var v_H))) (.fn f_1 [.access t_HID [.var v_s, .var v_h], .access t_W2 [.var v_h, .var v_j]])) (((base E S N H x_M).set v_s s).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (h : Int) => cond_holds) (fun (h : Int) (h1 : 0 ≤ h ∧ h < H) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (H : Int) : Heap V :=
  .points1 a_b1
    (fun c0 => 0 ≤ c0 ∧ c0 < H)
    (fun c0 => (M t_B1 [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N H : Int) : Heap V :=
  .points2 a_w1
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < H) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_W1 [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (H x_M : Int) : Heap V :=
  .points2 a_w2
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < H)
    (fun c0 c1 => (M t_W2 [c0, c1]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (S N : Int) : Heap V :=
  .points2 a_x
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < S)
    (fun c0 c1 => (M t_X [c0, c1]))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (x_M s : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < s)
    (fun c0 c1 => (M t_Y [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (S N H x_M s : Int) : Heap V :=
  ((known_1_0 I M H).and ((known_1_1 I M N H).and ((known_1_2 I M H x_M).and ((known_1_3 I M S N).and (known_1_4 I M x_M s)))))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (h : Int) : Heap V :=
  .points1 a_hid
    (fun c0 => 0 ≤ c0 ∧ c0 < h)
    (fun c0 => (M t_B1 [c0]))

noncomputable def known_2 (I : Interp V) (M : Model V) (S N H x_M s h : Int) : Heap V :=
  ((known_1_0 I M H).and ((known_2_1 I M h).and ((known_1_1 I M N H).and ((known_1_2 I M H x_M).and ((known_1_3 I M S N).and (known_1_4 I M x_M s))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_hid [.var v_h] (.read a_b1 [.var v_h])
    (fun e => (M t_B1 [(e v_h)]))

theorem vc_2 (s h : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ h) (h4 : h < H) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E S N H x_M)) a_hid [H]) (((base E S N H x_M).set v_s s).set v_h h) (known_2 I M S N H x_M s h) :=
  (vc_assign_of (M t_B1 [h]) (in_allocated ⟨h3, h4, trivial⟩)
  (ev_read ((at_left (at_points1 h ⟨h3, h4⟩ rfl)) : (known_2 I M S N H x_M s h) ⟨a_b1, [h]⟩ (M t_B1 [h])))
  rfl)

theorem kept_2 (s h : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ h) (h4 : h < H) :
    Heap.Entails ((body_2 I M).post (((base E S N H x_M).set v_s s).set v_h h) (known_2 I M S N H x_M s h)) (known_2 I M S N H x_M s (h + 1)) :=
  (show Heap.Entails _ (known_2 I M S N H x_M s (h + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q0 h5 => ((Classical.em (q0 = h)).elim
  (fun h6 => (at_set_eq1 q0 h h6 ((at_congr1 h6) : M t_B1 [q0] = M t_B1 [h]))) (fun h6 =>
  (at_set_ne1 q0 h h6 (at_right (at_left (at_points1 q0 ⟨h5.1, (int_taB_neab_tab h5.2 h6)⟩ rfl))))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (H s k : Int) : Heap V :=
  .points1 a_hid
    (fun c0 => 0 ≤ c0 ∧ c0 < H)
    (fun c0 => (value_0 I M c0 k s))

noncomputable def known_3 (I : Interp V) (M : Model V) (S N H x_M s k : Int) : Heap V :=
  ((known_1_0 I M H).and ((known_3_1 I M H s k).and ((known_1_1 I M N H).and ((known_1_2 I M H x_M).and ((known_1_3 I M S N).and (known_1_4 I M x_M s))))))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (H s k h : Int) : Heap V :=
  .points1 a_hid
    (fun c0 => 0 ≤ c0 ∧ c0 < H)
    (fun c0 => (value_1 I M c0 h k s))

noncomputable def known_4 (I : Interp V) (M : Model V) (S N H x_M s k h : Int) : Heap V :=
  ((known_1_0 I M H).and ((known_4_1 I M H s k h).and ((known_1_1 I M N H).and ((known_1_2 I M H x_M).and ((known_1_3 I M S N).and (known_1_4 I M x_M s))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_hid
    [.var v_h]
    (.fn f_1 [.read a_x [.var v_s, .var v_k], .read a_w1 [.var v_k, .var v_h]])
    (fun e => (value_3 I M (e v_h) (e v_k) (e v_s)))

theorem vc_4 (s k h : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ k) (h4 : k < N) (h5 : 0 ≤ h) (h6 : h < H) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E S N H x_M)) a_hid [H]) ((((base E S N H x_M).set v_s s).set v_k k).set v_h h) (known_4 I M S N H x_M s k h) :=
  (vc_accumulate_of (value_1 I M h h k s) (I.fn f_1 [M t_X [s, k], M t_W1 [k, h]])
  ((at_right (at_left (at_points1 h ⟨h5, h6⟩ rfl)))
  : (known_4 I M S N H x_M s k h) ⟨a_hid, [h]⟩ (value_1 I M h h k s)) (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points2 s k ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))))
  : (known_4 I M S N H x_M s k h) ⟨a_x, [s, k]⟩ (M t_X [s, k])))
  (ev_cons (ev_read ((at_right (at_right (at_left (at_points2 k h ⟨⟨h5, h6⟩, ⟨h3, h4⟩⟩ rfl))))
  : (known_4 I M S N H x_M s k h) ⟨a_w1, [k, h]⟩ (M t_W1 [k, h]))) ev_nil)))
  ((append1 k 0 (k + 1) (fun q2 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)
  (fun q2 => ⟨(fun h7 => ((Classical.em (q2 = k)).elim (fun h8 => (Or.inr h8))
  (fun h8 => (Or.inl (Or.inr ⟨h7.1, (int_lab_neab_tab h7.2 h8)⟩))))), (fun h7 => (Or.elim h7 (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_irrefl h9.2))) (fun h9 => ⟨h9.1, (int_tab_lab h9.2)⟩)))
  (fun h8 => ⟨(int_lab_ecb_lac h3 h8), (int_eab_lab h8)⟩)))⟩)
  (fun q2 h7 => (Or.elim h7 (fun h8 => (False.elim (int_irrefl h8.2))) (fun h8 => h8.2)))
  (fun q2 h7 => rfl) rfl)
  : I.fn f_0 [value_1 I M h h k s, I.fn f_1 [M t_X [s, k], M t_W1 [k, h]]] = value_3 I M h k s))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (q3 h k s : Int) : V :=
  (I.reduce f_0 (some (M t_B1 [h])) (pts1 (fun y_k0 => y_k0 = k ∧ q3 < h + 1 ∨ 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => I.fn f_1 [M t_X [s, y_k0], M t_W1 [y_k0, q3]])))

theorem kept_4 (s k h : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ k) (h4 : k < N) (h5 : 0 ≤ h) (h6 : h < H) :
    Heap.Entails ((body_4 I M).post ((((base E S N H x_M).set v_s s).set v_k k).set v_h h) (known_4 I M S N H x_M s k h)) (known_4 I M S N H x_M s k (h + 1)) :=
  (show Heap.Entails _ (known_4 I M S N H x_M s k (h + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q3 h7 => ((Classical.em (q3 = h)).elim (fun h8 =>
  (at_set_eq1 q3 h h8 ((Eq.trans ((reduce_start ((at_congr1 h8) : M t_B1 [q3] = M t_B1 [h]))
  : value_1 I M q3 (h + 1) k s = value_5 I M q3 h k s) (reduce_congr1
  (fun q4 => ⟨(fun h9 => (Or.elim h9 (fun h10 => ⟨(int_lab_ecb_lac h3 h10.1), (int_eab_lab h10.1)⟩)
  (fun h10 => ⟨h10.1, (int_tab_lab h10.2)⟩))), (fun h9 => ((Classical.em (q4 = k)).elim (fun h10 => (Or.inl ⟨h10, (int_eab_taB h8)⟩))
  (fun h10 => (Or.inr ⟨h9.1, (int_lab_neab_tab h9.2 h10)⟩))))⟩)
  (fun q4 h9 => (fn_congr2 rfl (at_congr2 rfl h8)))))
  : value_1 I M q3 (h + 1) k s = value_3 I M h k s))) (fun h8 =>
  (at_set_ne1 q3 h h8 (at_right (at_left (at_points1 q3 h7 (reduce_congr1 (fun q5 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl ⟨h10.1, (int_taB_neab_tab h10.2 h8)⟩)) (fun h10 => (Or.inr h10)))), (fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inl ⟨h10.1, (int_tab_taB h10.2)⟩)) (fun h10 => (Or.inr h10))))⟩)
  (fun q5 h9 => rfl)))))))))) (entails_and (entails_set (avoids_points2 (by decide))
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

theorem vc_3 (s k : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ k) (h4 : k < N) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E S N H x_M)) a_hid [H]) (((base E S N H x_M).set v_s s).set v_k k) (known_3 I M S N H x_M s k) :=
  (vc_for_of 0 H rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun q6 h5 => (at_right (at_left (at_points1 q6 h5 (reduce_congr1 (fun q7 =>
  ⟨(fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_lab_tba_F h5.1 h7.2))) (fun h7 => h7))), (fun h6 => (Or.inr h6))⟩)
  (fun q7 h6 => rfl))))))) (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_3 I M S N H x_M s k) (known_4 I M S N H x_M s k 0))
  (fun h h5 h6 => (vc_4 S N H x_M hl hM s k h h0 h1 h2 h3 h4 h5 h6))
  (fun h h5 h6 => (kept_4 S N H x_M hl hM s k h h0 h1 h2 h3 h4 h5 h6)))

theorem kept_3 (s k : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ k) (h4 : k < N) :
    Heap.Entails ((body_3 I M).post (((base E S N H x_M).set v_s s).set v_k k) (known_3 I M S N H x_M s k)) (known_3 I M S N H x_M s (k + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun q8 h5 => (at_right (at_left (at_points1 q8 h5 (reduce_congr1 (fun q9 =>
  ⟨(fun h6 => ((Classical.em (q9 = k)).elim (fun h7 => (Or.inl ⟨h7, (int_lt_max_right h5.2)⟩))
  (fun h7 => (Or.inr ⟨h6.1, (int_taB_neab_tab h6.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨(int_lab_ecb_lac h3 h7.1), (int_eab_taB h7.1)⟩)
  (fun h7 => ⟨h7.1, (int_tab_taB h7.2)⟩)))⟩) (fun q9 h6 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_4 I M S N H x_M s k (max 0 H)) (known_3 I M S N H x_M s (k + 1)))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (H s h : Int) : Heap V :=
  .points1 a_hid
    (fun c0 => h ≤ c0 ∧ c0 < H)
    (fun c0 => (M t_PRE [s, c0]))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (s h : Int) : Heap V :=
  .points1 a_hid
    (fun c0 => 0 ≤ c0 ∧ c0 < h)
    (fun c0 => (M t_HID [s, c0]))

noncomputable def known_5 (I : Interp V) (M : Model V) (S N H x_M s h : Int) : Heap V :=
  ((known_1_0 I M H).and ((known_5_1 I M H s h).and ((known_5_2 I M s h).and ((known_1_1 I M N H).and ((known_1_2 I M H x_M).and ((known_1_3 I M S N).and (known_1_4 I M x_M s)))))))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_hid
    [.var v_h]
    (.fn f_3 [.read a_hid [.var v_h], .fn f_2 []])
    (fun e => (M t_HID [(e v_s), (e v_h)]))

theorem vc_5 (s h : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ h) (h4 : h < H) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E S N H x_M)) a_hid [H]) (((base E S N H x_M).set v_s s).set v_h h) (known_5 I M S N H x_M s h) :=
  (vc_assign_of (I.fn f_3 [M t_PRE [s, h], I.fn f_2 []])
  (in_allocated ⟨h3, h4, trivial⟩)
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points1 h ⟨int_refl, h4⟩ rfl)))
  : (known_5 I M S N H x_M s h) ⟨a_hid, [h]⟩ (M t_PRE [s, h]))) (ev_cons ev_const ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_1 S N H x_M hl hM s h trivial)))
  : I.fn f_3 [M t_PRE [s, h], I.fn f_2 []] = M t_HID [s, h]))

theorem kept_5 (s h : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ h) (h4 : h < H) :
    Heap.Entails ((body_5 I M).post (((base E S N H x_M).set v_s s).set v_h h) (known_5 I M S N H x_M s h)) (known_5 I M S N H x_M s (h + 1)) :=
  (show Heap.Entails _ (known_5 I M S N H x_M s (h + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q12 h5 => (at_set_ne1 q12 h (int_lBa_neab h5.1)
  (at_right (at_left (at_points1 q12 ⟨(int_lAb_lab h5.1), h5.2⟩ rfl))))))
  (entails_and (entails_points1 (fun q13 h5 => ((Classical.em (q13 = h)).elim
  (fun h6 => (at_set_eq1 q13 h h6 ((at_congr2 rfl h6) : M t_HID [s, q13] = M t_HID [s, h])))
  (fun h6 => (at_set_ne1 q13 h h6
  (at_right (at_right (at_left (at_points1 q13 ⟨h5.1, (int_taB_neab_tab h5.2 h6)⟩ rfl)))))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (H s : Int) : Heap V :=
  .points1 a_hid
    (fun c0 => 0 ≤ c0 ∧ c0 < H)
    (fun c0 => (M t_HID [s, c0]))

noncomputable def known_6_5 (I : Interp V) (M : Model V) (x_M s j : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => c0 = s ∧ 0 ≤ c1 ∧ c1 < j ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < s)
    (fun c0 c1 => (M t_Y [c0, c1]))

noncomputable def known_6 (I : Interp V) (M : Model V) (S N H x_M s j : Int) : Heap V :=
  ((known_1_0 I M H).and ((known_6_1 I M H s).and ((known_1_1 I M N H).and ((known_1_2 I M H x_M).and ((known_1_3 I M S N).and (known_6_5 I M x_M s j))))))

noncomputable def known_7_6 (I : Interp V) (M : Model V) (s j h : Int) : Heap V :=
  .points2 a_y
    (fun c0 c1 => c0 = s ∧ c1 = j)
    (fun c0 c1 => (value_2 I M h j s))

noncomputable def known_7 (I : Interp V) (M : Model V) (S N H x_M s j h : Int) : Heap V :=
  ((known_1_0 I M H).and ((known_6_1 I M H s).and ((known_1_1 I M N H).and ((known_1_2 I M H x_M).and ((known_1_3 I M S N).and ((known_6_5 I M x_M s j).and (known_7_6 I M s j h)))))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_y
    [.var v_s, .var v_j]
    (.fn f_1 [.read a_hid [.var v_h], .read a_w2 [.var v_h, .var v_j]])
    (fun e => (value_4 I M (e v_h) (e v_j) (e v_s)))

theorem vc_7 (s j h : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ h) (h6 : h < H) :
    (body_7 I M).vc I (allocated (impl.HasCell spec (base E S N H x_M)) a_hid [H]) ((((base E S N H x_M).set v_s s).set v_j j).set v_h h) (known_7 I M S N H x_M s j h) :=
  (vc_accumulate_of (value_2 I M h j s) (I.fn f_1 [M t_HID [s, h], M t_W2 [h, j]])
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_points2 s j ⟨rfl, rfl⟩ rfl)))))))
  : (known_7 I M S N H x_M s j h) ⟨a_y, [s, j]⟩ (value_2 I M h j s))
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points1 h ⟨h5, h6⟩ rfl)))
  : (known_7 I M S N H x_M s j h) ⟨a_hid, [h]⟩ (M t_HID [s, h]))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points2 h j ⟨⟨h3, h4⟩, ⟨h5, h6⟩⟩ rfl)))))
  : (known_7 I M S N H x_M s j h) ⟨a_w2, [h, j]⟩ (M t_W2 [h, j]))) ev_nil)))
  ((append1 h 0 (h + 1) (fun q18 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)
  (fun q18 => ⟨(fun h7 => ((Classical.em (q18 < h)).elim (fun h8 => (Or.inl ⟨h7.1, h8⟩))
  (fun h8 => (Or.inr (int_lab_ntab_eab h7.2 h8))))), (fun h7 => (Or.elim h7 (fun h8 => ⟨h8.1, (int_tab_lab h8.2)⟩)
  (fun h8 => ⟨(int_lab_ecb_lac h5 h8), (int_eab_lab h8)⟩)))⟩) (fun q18 h7 => h7.2)
  (fun q18 h7 => rfl) rfl)
  : I.fn f_0 [value_2 I M h j s, I.fn f_1 [M t_HID [s, h], M t_W2 [h, j]]] = value_4 I M h j s))

theorem kept_7 (s j h : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ h) (h6 : h < H) :
    Heap.Entails ((body_7 I M).post ((((base E S N H x_M).set v_s s).set v_j j).set v_h h) (known_7 I M S N H x_M s j h)) (known_7 I M S N H x_M s j (h + 1)) :=
  (show Heap.Entails _ (known_7 I M S N H x_M s j (h + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_points2 (fun q19 q20 h7 =>
  (Or.elim h7 (fun h8 => (at_set_ne2 q19 q20 s j (fun h9 => (int_eab_tab_F h9.2 h8.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q19 q20 h7 rfl)))))))))
  (fun h8 => (at_set_ne2 q19 q20 s j (fun h9 => (int_eab_tab_F h9.1 h8.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q19 q20 h7 rfl))))))))))))
  (entails_points2 (fun q21 q22 h7 => (at_set_eq2 q21 q22 s j h7 ((reduce_congr1
  (fun q23 => ⟨(fun h8 => ⟨h8.1, (int_taB_lab h8.2)⟩), (fun h8 => ⟨h8.1, (int_lab_taB h8.2)⟩)⟩)
  (fun q23 h8 => rfl)) : value_2 I M (h + 1) j s = value_4 I M h j s)))))))))))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_y [.var v_s, .var v_j] (.fn f_2 [])
    (fun e => (I.fn f_2 []))) <|
  .scope [a_y] <|
    .for v_h (.const 0) (.var v_H)
      (fun e x => known_7 I M (e v_S) (e v_N) (e v_H) (e v_M) (e v_s) (e v_j) x) (body_7 I M)

theorem vc_6 (s j : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_6 I M).vc I (allocated (impl.HasCell spec (base E S N H x_M)) a_hid [H]) (((base E S N H x_M).set v_s s).set v_j j) (known_6 I M S N H x_M s j) :=
  (vc_seq (vc_assign_of (I.fn f_2 []) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_y t_Y [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_Y [(.const 0, .var v_S), (.const 0, .var v_M)])) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [s, j]
  (region_iff.2 ⟨s, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩) shape_a_y rfl rfl ⟨h1, h3⟩)) ev_const
  rfl) (vc_scope (vc_for_of 0 H rfl rfl (show Heap.Entails _ (known_7 I M S N H x_M s j 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_points2 (fun q24 q25 h5 =>
  (Or.elim h5 (fun h6 => (at_set_ne2 q24 q25 s j (fun h7 => (int_eab_tab_F h7.2 h6.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_points2 q24 q25 h5 rfl))))))))
  (fun h6 => (at_set_ne2 q24 q25 s j (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_right (at_right (at_right (at_right (at_right (at_points2 q24 q25 h5 rfl)))))))))))
  (entails_points2 (fun q26 q27 h5 => (at_set_eq2 q26 q27 s j h5
  ((Eq.trans ((reduce_empty1 (fun q28 => (fun h6 => (int_lab_tba_F h6.1 h6.2))))
  : value_2 I M 0 j s = I.fn f_2 []) rfl)
  : value_2 I M 0 j s = I.fn f_2 [])))))))))))
  (fun h h5 h6 => (vc_7 S N H x_M hl hM s j h h0 h1 h2 h3 h4 h5 h6))
  (fun h h5 h6 => (kept_7 S N H x_M hl hM s j h h0 h1 h2 h3 h4 h5 h6)))))

theorem kept_6 (s j : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_6 I M).post (((base E S N H x_M).set v_s s).set v_j j) (known_6 I M S N H x_M s j)) (known_6 I M S N H x_M s (j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_points2 (fun q29 q30 h5 => (Or.elim h5 (fun h6 =>
  (Or.elim (((Classical.em (q30 < j)).elim (fun h7 => (Or.inl (Or.inl ⟨h6.1, ⟨h6.2.1, h7⟩⟩)))
  (fun h7 => (Or.inr ⟨h6.1, (int_taB_ntab_eab h6.2.2 h7)⟩)))
  : (q29 = s ∧ 0 ≤ q30 ∧ q30 < j ∨ (0 ≤ q30 ∧ q30 < x_M) ∧ 0 ≤ q29 ∧ q29 < s) ∨ q29 = s ∧ q30 = j)
  (fun h7 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q29 q30 h7 rfl))))))))
  (fun h7 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q29 q30 h7 (Eq.trans
  ((equation_2 S N H x_M hl hM q29 q30 trivial) : M t_Y [q29, q30] = value_2 I M H q30 q29)
  (reduce_congr1
  (fun q32 => ⟨(fun h8 => ⟨h8.1, (int_lt_max_right h8.2)⟩), (fun h8 => ⟨h8.1, (int_c4 h8.1 h8.2)⟩)⟩)
  (fun q32 h8 => (fn_congr2 (at_congr2 h6.1 rfl) (at_congr2 rfl h7.2))))))))))))))) (fun h6 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points2 q29 q30 (Or.inr h6) rfl))))))))))))))))
  : Heap.Entails (known_7 I M S N H x_M s j (max 0 H)) (known_6 I M S N H x_M s (j + 1)))

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

theorem vc_1 (s : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) :
    (body_1 I M).vc I (impl.HasCell spec (base E S N H x_M)) ((base E S N H x_M).set v_s s) (known_1 I M S N H x_M s) :=
  (vc_allocate (vc_seq (vc_for_of 0 H rfl rfl (show Heap.Entails _ (known_2 I M S N H x_M s 0) from
  (entails_and (entails_without (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_points1 (fun q1 h3 => (False.elim (int_lab_tba_F h3.1 h3.2)))) (entails_and
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_without (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))
  (fun h h3 h4 => (vc_2 S N H x_M hl hM s h h0 h1 h2 h3 h4))
  (fun h h3 h4 => (kept_2 S N H x_M hl hM s h h0 h1 h2 h3 h4)))
  (vc_seq (vc_scope (vc_for_of 0 N rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun q10 h3 => (at_right (at_left (at_points1 q10 ⟨h3.1, (int_lt_max_right h3.2)⟩
  (Eq.trans ((reduce_empty1 (fun q11 => (fun h4 => (int_lab_tba_F h4.1 h4.2))))
  : value_0 I M q10 0 s = M t_B1 [q10]) rfl))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))
  : Heap.Entails (known_2 I M S N H x_M s (max 0 H)) (known_3 I M S N H x_M s 0))
  (fun k h3 h4 => (vc_3 S N H x_M hl hM s k h0 h1 h2 h3 h4))
  (fun k h3 h4 => (kept_3 S N H x_M hl hM s k h0 h1 h2 h3 h4))))
  (vc_seq (vc_for_of 0 H rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points1 (fun q14 h3 => (at_right (at_left (at_points1 q14 h3
  (Eq.trans ((equation_0 S N H x_M hl hM s q14 trivial) : M t_PRE [s, q14] = value_0 I M q14 N s)
  (reduce_congr1
  (fun q16 => ⟨(fun h4 => ⟨h4.1, (int_lt_max_right h4.2)⟩), (fun h4 => ⟨h4.1, (int_c4 h4.1 h4.2)⟩)⟩)
  (fun q16 h4 => rfl))))))))
  (entails_and (entails_points1 (fun q17 h3 => (False.elim (int_lab_tba_F h3.1 h3.2))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))
  : Heap.Entails (known_3 I M S N H x_M s (max 0 N)) (known_5 I M S N H x_M s 0))
  (fun h h3 h4 => (vc_5 S N H x_M hl hM s h h0 h1 h2 h3 h4))
  (fun h h3 h4 => (kept_5 S N H x_M hl hM s h h0 h1 h2 h3 h4))) (vc_for_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points1 (fun q33 h3 =>
  (at_right (at_right (at_left (at_points1 q33 ⟨h3.1, (int_lt_max_right h3.2)⟩ rfl))))))
  (entails_and (entails_right (entails_right (entails_right (entails_left entails_refl))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_points2 (fun q34 q35 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2))) (fun h4 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_points2 q34 q35 h4 rfl))))))))))))))))
  : Heap.Entails (known_5 I M S N H x_M s (max 0 H)) (known_6 I M S N H x_M s 0))
  (fun j h3 h4 => (vc_6 S N H x_M hl hM s j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_6 S N H x_M hl hM s j h0 h1 h2 h3 h4)))))))

theorem kept_1 (s : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ s) (h2 : s < S) :
    Heap.Entails ((body_1 I M).post ((base E S N H x_M).set v_s s) (known_1 I M S N H x_M s)) (known_1 I M S N H x_M (s + 1)) :=
  (show Heap.Entails _ (known_1 I M S N H x_M (s + 1)) from
  (entails_and (entails_restore (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_restore (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_points2 (fun q36 q37 h3 =>
  (at_restore (by decide) ((at_right (at_right (at_right (at_right (at_right (at_points2 q36 q37
  ((Classical.em (q36 = s)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl))))))
  : (known_6 I M S N H x_M s (max 0 x_M)) ⟨a_y, [q36, q37]⟩ (M t_Y [q36, q37]))))))))))

theorem race_1 (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) :
    ParVC I 0 S (body_1 I M).erase (fun s => ((base E S N H x_M).set v_s s)) (fun s => (body_1 I M).post ((base E S N H x_M).set v_s s) (known_1 I M S N H x_M s)) :=
  (race_arrays [a_y] rfl rfl (all_cons (apart2 (fun s c0 c1 => c0 = s ∧ 0 ≤ c1 ∧ c1 < x_M)
  (fun s c0 c1 => (c0 = s ∧ 0 < H) ∧ 0 ≤ c1 ∧ c1 < x_M)
  (fun s h1 h2 => (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_for 0 x_M rfl rfl (fun j h3 h4 => (w_seq (w_assign2 s j ⟨rfl, ⟨h3, h4⟩⟩)
  (w_scope (w_for 0 H rfl rfl (fun h h5 h6 => (w_accumulate2 s j ⟨rfl, ⟨h3, h4⟩⟩))))))))))))
  (fun s h1 h2 =>
  (r_allocate (r_seq (r_none rfl) (r_seq (r_none rfl) (r_seq (r_none rfl) (r_for 0 x_M rfl rfl
  (fun j h3 h4 => (r_seq (r_none rfl) (r_scope (r_for 0 H rfl rfl (fun h h5 h6 =>
  (r_accumulate2 (x_none rfl) s j ⟨⟨rfl, ((int_lab_tbc_tac h5 h6) : 0 < H)⟩, ⟨h3, h4⟩⟩))))))))))))
  (fun s y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1 h7.1.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_s (.const 0) (.var v_S)
    (fun e x => known_1 I M (e v_S) (e v_N) (e v_H) (e v_M) x) (body_1 I M)

theorem program_vc (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E S N H x_M)) (base E S N H x_M) (impl.inputHeap spec (base E S N H x_M) M) :=
  (vc_par_of 0 S rfl rfl
  (show Heap.Entails _ (known_1 I M S N H x_M 0) from (entails_and (entails_points1 (fun q38 h1 =>
  (at_input (R := (Region.mk t_B1 [(.const 0, .var v_H)])) (b := (Binding.mk a_b1 t_B1 [v_i0] [.var v_i0] none)) (p := [q38]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q38, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q39 q40 h1 =>
  (at_input (R := (Region.mk t_W1 [(.const 0, .var v_N), (.const 0, .var v_H)])) (b := (Binding.mk a_w1 t_W1 [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q39, q40]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q39, _, rfl, h1.2.1, h1.2.2, q40, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q41 q42 h1 =>
  (at_input (R := (Region.mk t_W2 [(.const 0, .var v_H), (.const 0, .var v_M)])) (b := (Binding.mk a_w2 t_W2 [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q41, q42]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨q41, _, rfl, h1.2.1, h1.2.2, q42, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points2 (fun q43 q44 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_S), (.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q43, q44]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q43, _, rfl, h1.2.1, h1.2.2, q44, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_points2 (fun q45 q46 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2)))))))))
  (fun s h1 h2 => (vc_1 S N H x_M hl hM s h0 h1 h2))
  (fun s h1 h2 => (kept_1 S N H x_M hl hM s h0 h1 h2)) (race_1 S N H x_M hl hM h0))

theorem output_0_4 (q47 q48 : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (h1 : 0 ≤ q47) (h2 : q47 < S) (h3 : 0 ≤ q48) (h4 : q48 < x_M) :
    ((program I M).post (base E S N H x_M) (impl.inputHeap spec (base E S N H x_M) M)) ⟨a_y, [q47, q48]⟩ (M t_Y [q47, q48]) :=
  ((at_right (at_right (at_right (at_right (at_points2 q47 q48 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))))
  : (known_1 I M S N H x_M (max 0 S)) ⟨a_y, [q47, q48]⟩ (M t_Y [q47, q48]))

end

theorem consistent (E : Env) (S N H x_M : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) : spec.Consistent (base E S N H x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (S N H x_M : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E S N H x_M) :=
  solvable_layers (consistent E S N H x_M h0)
    (fun at_ => if at_ = t_PRE then 0 else if at_ = t_HID then 1 else if at_ = t_Y then 2 else 0) (by decide)

theorem placed (E : Env) (S N H x_M : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E S N H x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (S N H x_M : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_PRE then ((0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < H) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < S) ∧ 0 < N ∨ (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < H) ∧ N = 0 else if at_ = t_HID then ((0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < H) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < S) ∧ 0 < N ∨ (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < H) ∧ N = 0 else if at_ = t_Y then ((((0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < S) ∧ 0 < H) ∧ 0 < N ∨ ((0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 < H) ∧ N = 0) ∨ H = 0 else True

theorem covered_0 (E : Env) (S N H x_M : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < S) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside S N H x_M) (base E S N H x_M) t_Y [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (((Classical.em (0 < H)).elim (fun h5 =>
  (Or.inl ((Classical.em (0 < N)).elim (fun h6 => (Or.inl ⟨⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, h5⟩, h6⟩))
  (fun h6 => (Or.inr ⟨⟨⟨h3, h4⟩, h5⟩, (int_lba_ntba_eab h0.1.1.2 h6)⟩)))))
  (fun h5 => (Or.inr (int_lba_ntba_eab h0.1.2 h5))))
  : ((((0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < S) ∧ 0 < H) ∧ 0 < N ∨ ((0 ≤ p1 ∧ p1 < x_M) ∧ 0 < H) ∧ N = 0) ∨ H = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (S N H x_M : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (s h : Int) (h1 : True) (h2 : ((0 ≤ h ∧ h < H) ∧ 0 ≤ s ∧ s < S) ∧ 0 < N ∨ (0 ≤ h ∧ h < H) ∧ N = 0) :
    TExp.Defined I M (spec.Given (inside S N H x_M) (base E S N H x_M)) (.reduce [.access t_B1 [.var v_h]] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn (.builtin "*" .f32) [.access t_X [.var v_s, .var v_k], .access t_W1 [.var v_k, .var v_h]])) (((base E S N H x_M).set v_s s).set v_h h) :=
  (defined_reduce_some1 0 N
  (defined_access (given_input (p := [h]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨h, _, rfl, ((Or.elim h2 (fun h3 => h3.1.1.1) (fun h3 => h3.1.1)) : 0 ≤ h), ((Or.elim h2 (fun h3 => h3.1.1.2) (fun h3 => h3.1.2)) : h < H), rfl⟩)))
  (fun (y_d0 : Int) => cond_holds) (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < N) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < N) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [s, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨s, _, rfl, ((Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4.2 h3.2)))) : 0 ≤ s), ((Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4.2 h3.2)))) : s < S), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0, h]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, h, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.1) (fun h4 => h4.1.1)) : 0 ≤ h), ((Or.elim h2 (fun h4 => h4.1.1.2) (fun h4 => h4.1.2)) : h < H), rfl⟩)))
  defined_nil)))))

theorem defined_1 (E : Env) (S N H x_M : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (s h : Int) (h1 : True) (h2 : ((0 ≤ h ∧ h < H) ∧ 0 ≤ s ∧ s < S) ∧ 0 < N ∨ (0 ≤ h ∧ h < H) ∧ N = 0) :
    TExp.Defined I M (spec.Given (inside S N H x_M) (base E S N H x_M)) (.fn (.builtin "max" .f32) [.access t_PRE [.var v_s, .var v_h], .fn (.literal .f32 0 1) []]) (((base E S N H x_M).set v_s s).set v_h h) :=
  (defined_fn (defined_cons (defined_access (given_equation (p := [s, h]) (.head _) rfl rfl rfl
  (h2 : ((0 ≤ h ∧ h < H) ∧ 0 ≤ s ∧ s < S) ∧ 0 < N ∨ (0 ≤ h ∧ h < H) ∧ N = 0)
  (cond_holds.2 (h1 : True)))) (defined_cons (defined_fn defined_nil) defined_nil)))

theorem defined_2 (E : Env) (S N H x_M : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) (s j : Int) (h1 : True) (h2 : ((((0 ≤ j ∧ j < x_M) ∧ 0 ≤ s ∧ s < S) ∧ 0 < H) ∧ 0 < N ∨ ((0 ≤ j ∧ j < x_M) ∧ 0 < H) ∧ N = 0) ∨ H = 0) :
    TExp.Defined I M (spec.Given (inside S N H x_M) (base E S N H x_M)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_h] (.and (.le (.const 0) (.var v_h)) (.lt (.var v_h) (.var v_H))) (.fn (.builtin "*" .f32) [.access t_HID [.var v_s, .var v_h], .access t_W2 [.var v_h, .var v_j]])) (((base E S N H x_M).set v_s s).set v_j j) :=
  (defined_reduce_some1 0 H (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < H) => h3)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < H) =>
  (defined_fn (defined_cons (defined_access (given_equation (p := [s, y_d1]) (.tail _ (.head _)) rfl rfl rfl
  ((Or.elim h2 (fun h4 => (Or.elim h4 (fun h5 => (Or.inl ⟨⟨h3, ⟨h5.1.1.2.1, h5.1.1.2.2⟩⟩, h5.2⟩))
  (fun h5 => (Or.inr ⟨h3, h5.2⟩)))) (fun h4 =>
  (Or.inl ⟨⟨h3, ⟨(False.elim (int_c6 h3.1 h4 h3.2)), (False.elim (int_c6 h3.1 h4 h3.2))⟩⟩, (False.elim (int_c6 h3.1 h4 h3.2))⟩)))
  : ((0 ≤ y_d1 ∧ y_d1 < H) ∧ 0 ≤ s ∧ s < S) ∧ 0 < N ∨ (0 ≤ y_d1 ∧ y_d1 < H) ∧ N = 0)
  (cond_holds.2 (h1 : True)))) (defined_cons
  (defined_access (given_input (p := [y_d1, j]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, h3.1, h3.2, j, _, rfl, ((Or.elim h2 (fun h4 => (Or.elim h4 (fun h5 => h5.1.1.1.1) (fun h5 => h5.1.1.1)))
  (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ j), ((Or.elim h2 (fun h4 => (Or.elim h4 (fun h5 => h5.1.1.1.2) (fun h5 => h5.1.1.2)))
  (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : j < x_M), rfl⟩))) defined_nil)))))

theorem defined (E : Env) (S N H x_M : Int) (h0 : ((0 ≤ S ∧ 0 ≤ N) ∧ 0 ≤ H) ∧ 0 ≤ x_M) : spec.Defined (base E S N H x_M) :=
  defined_of (inside S N H x_M)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E S N H x_M h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun s h => cond_holds) (fun s h hg hk => defined_0 E S N H x_M h0 s h hg hk))
    (all_cons (well_defined2 (fun s h => cond_holds) (fun s h hg hk => defined_1 E S N H x_M h0 s h hg hk))
    (all_cons (well_defined2 (fun s j => cond_holds) (fun s j hg hk => defined_2 E S N H x_M h0 s j hg hk))
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_4 (E v_S) (E v_N) (E v_H) (E v_M) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))))) all_nil))


end Redverify.Certificate.fused
