module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.parallel

/-- `S` -/ abbrev v_S : Var := 0
/-- `N` -/ abbrev v_N : Var := 1
/-- `M` -/ abbrev v_M : Var := 2
/-- `P` -/ abbrev v_P : Var := 3
/-- `s` -/ abbrev v_s : Var := 4
/-- `i` -/ abbrev v_i : Var := 5
/-- `j` -/ abbrev v_j : Var := 6
/-- `k` -/ abbrev v_k : Var := 7
/-- `i0` -/ abbrev v_i0 : Var := 8
/-- `i1` -/ abbrev v_i1 : Var := 9
/-- `i2` -/ abbrev v_i2 : Var := 10
/-- `a` -/ abbrev a_a : Arr := 0
/-- `bt` -/ abbrev a_bt : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `batched`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and
          (.and (.le (.const 0) (.var v_S)) (.le (.const 0) (.var v_N)))
          (.le (.const 0) (.var v_M)))
        (.le (.const 0) (.var v_P))]
  inputs :=
    [
      Region.mk t_A [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_P)],
      Region.mk t_B [(.const 0, .var v_S), (.const 0, .var v_P), (.const 0, .var v_M)]]
  outputs := [Region.mk t_C [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk
        t_C
        [v_s, v_i, v_j]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P)))
          (.fn
            (.builtin "*" .f32)
            [.access t_A [.var v_s, .var v_i, .var v_k], .access t_B [.var v_s, .var v_k, .var v_j]]))]

/-- Implementation `parallel`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none,
      Binding.mk a_bt t_B [v_s, v_k, v_j] [.var v_s, .var v_j, .var v_k] none,
      Binding.mk a_c t_C [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none]
  body :=
    .par v_s (.const 0) (.var v_S) <|
      .par v_i (.const 0) (.var v_N) <|
        .for v_j (.const 0) (.var v_M) <|
          .seq (.assign a_c [.var v_s, .var v_i, .var v_j] (.fn (.literal .f32 0 1) [])) <|
          .scope [a_c] <|
            .for v_k (.const 0) (.var v_P) <|
              .accumulate
                false
                (.builtin "+" .f32)
                a_c
                [.var v_s, .var v_i, .var v_j]
                (.fn
                  (.builtin "*" .f32)
                  [.read a_a [.var v_s, .var v_i, .var v_k], .read a_bt [.var v_s, .var v_j, .var v_k]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (x_S x_N x_M x_P : Int) : Env := ((((E.set v_S x_S).set v_N x_N).set v_M x_M).set v_P x_P)

theorem base_self (E : Env) : base E (E v_S) (E v_N) (E v_M) (E v_P) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_a : ∀ b ∈ impl.bindings, b.array = a_a → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_bt : ∀ b ∈ impl.bindings, b.array = a_bt → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_i x_j x_k x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_s, x_i, y_k0], M t_B [x_s, y_k0, x_j]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_i x_j x_k x_s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x_k)) (body1 (fun y_k0 => I.fn f_2 [M t_A [x_s, x_i, y_k0], M t_B [x_s, y_k0, x_j]])))

theorem equation_0 (x_S x_N x_M x_P x_s x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_M x_P) M) (h0 : True) :
    (M t_C [x_s, x_i, x_j]) = (value_0 I M x_i x_j x_P x_s) :=
  (Eq.trans (hM _ (.head _) [x_s, x_i, x_j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn f_2 [.access t_A [.var v_s, .var v_i, .var v_k], .access t_B [.var v_s, .var v_k, .var v_j]])) ((((base E x_S x_N x_M x_P).set v_s x_s).set v_i x_i).set v_j x_j) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < x_P) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_S x_N x_P : Int) : Heap V :=
  .points3 a_a
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < x_P) ∧ 0 ≤ y_c1 ∧ y_c1 < x_N) ∧ 0 ≤ y_c0 ∧ y_c0 < x_S)
    (fun y_c0 y_c1 y_c2 => (M t_A [y_c0, y_c1, y_c2]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_S x_M x_P : Int) : Heap V :=
  .points3 a_bt
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < x_P) ∧ 0 ≤ y_c1 ∧ y_c1 < x_M) ∧ 0 ≤ y_c0 ∧ y_c0 < x_S)
    (fun y_c0 y_c1 y_c2 => (M t_B [y_c0, y_c2, y_c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_N x_M x_s : Int) : Heap V :=
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => ((0 ≤ y_c2 ∧ y_c2 < x_M) ∧ 0 ≤ y_c1 ∧ y_c1 < x_N) ∧ 0 ≤ y_c0 ∧ y_c0 < x_s)
    (fun y_c0 y_c1 y_c2 => (M t_C [y_c0, y_c1, y_c2]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_S x_N x_M x_P x_s : Int) : Heap V :=
  ((known_1_0 I M x_S x_N x_P).and ((known_1_1 I M x_S x_M x_P).and (known_1_2 I M x_N x_M x_s)))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_N x_M x_s x_i : Int) : Heap V :=
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => (y_c0 = x_s ∧ 0 ≤ y_c2 ∧ y_c2 < x_M) ∧ 0 ≤ y_c1 ∧ y_c1 < x_i ∨ ((0 ≤ y_c2 ∧ y_c2 < x_M) ∧ 0 ≤ y_c1 ∧ y_c1 < x_N) ∧ 0 ≤ y_c0 ∧ y_c0 < x_s)
    (fun y_c0 y_c1 y_c2 => (M t_C [y_c0, y_c1, y_c2]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_S x_N x_M x_P x_s x_i : Int) : Heap V :=
  ((known_1_0 I M x_S x_N x_P).and ((known_1_1 I M x_S x_M x_P).and (known_2_2 I M x_N x_M x_s x_i)))

noncomputable def known_3_2 (I : Interp V) (M : Model V) (x_N x_M x_s x_i x_j : Int) : Heap V :=
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => (y_c0 = x_s ∧ y_c1 = x_i) ∧ 0 ≤ y_c2 ∧ y_c2 < x_j ∨ (y_c0 = x_s ∧ 0 ≤ y_c2 ∧ y_c2 < x_M) ∧ 0 ≤ y_c1 ∧ y_c1 < x_i ∨ ((0 ≤ y_c2 ∧ y_c2 < x_M) ∧ 0 ≤ y_c1 ∧ y_c1 < x_N) ∧ 0 ≤ y_c0 ∧ y_c0 < x_s)
    (fun y_c0 y_c1 y_c2 => (M t_C [y_c0, y_c1, y_c2]))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_S x_N x_M x_P x_s x_i x_j : Int) : Heap V :=
  ((known_1_0 I M x_S x_N x_P).and ((known_1_1 I M x_S x_M x_P).and (known_3_2 I M x_N x_M x_s x_i x_j)))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (x_s x_i x_j x_k : Int) : Heap V :=
  .points3 a_c
    (fun y_c0 y_c1 y_c2 => (y_c0 = x_s ∧ y_c1 = x_i) ∧ y_c2 = x_j)
    (fun y_c0 y_c1 y_c2 => (value_0 I M x_i x_j x_k x_s))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_S x_N x_M x_P x_s x_i x_j x_k : Int) : Heap V :=
  ((known_1_0 I M x_S x_N x_P).and ((known_1_1 I M x_S x_M x_P).and ((known_3_2 I M x_N x_M x_s x_i x_j).and (known_4_3 I M x_s x_i x_j x_k))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_c
    [.var v_s, .var v_i, .var v_j]
    (.fn
      f_2
      [.read a_a [.var v_s, .var v_i, .var v_k], .read a_bt [.var v_s, .var v_j, .var v_k]])
    (fun e => (value_1 I M (e v_i) (e v_j) (e v_k) (e v_s)))

theorem vc_4 (x_S x_N x_M x_P x_s x_i x_j x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_M x_P) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_i) (h4 : x_i < x_N) (h5 : 0 ≤ x_j) (h6 : x_j < x_M) (h7 : 0 ≤ x_k) (h8 : x_k < x_P) :
    (body_4 I M).vc I (impl.HasCell spec (base E x_S x_N x_M x_P)) (((((base E x_S x_N x_M x_P).set v_s x_s).set v_i x_i).set v_j x_j).set v_k x_k) (known_4 I M x_S x_N x_M x_P x_s x_i x_j x_k) :=
  (vc_accumulate_of (value_0 I M x_i x_j x_k x_s)
  (I.fn f_2 [M t_A [x_s, x_i, x_k], M t_B [x_s, x_k, x_j]])
  ((at_right (at_right (at_right (at_points3 x_s x_i x_j ⟨⟨rfl, rfl⟩, rfl⟩ rfl))))
  : (known_4 I M x_S x_N x_M x_P x_s x_i x_j x_k) ⟨a_c, [x_s, x_i, x_j]⟩ (value_0 I M x_i x_j x_k x_s))
  (ev_fn (ev_cons (ev_read ((at_left (at_points3 x_s x_i x_k ⟨⟨⟨h7, h8⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_4 I M x_S x_N x_M x_P x_s x_i x_j x_k) ⟨a_a, [x_s, x_i, x_k]⟩ (M t_A [x_s, x_i, x_k])))
  (ev_cons
  (ev_read ((at_right (at_left (at_points3 x_s x_j x_k ⟨⟨⟨h7, h8⟩, ⟨h5, h6⟩⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_4 I M x_S x_N x_M x_P x_s x_i x_j x_k) ⟨a_bt, [x_s, x_j, x_k]⟩ (M t_B [x_s, x_k, x_j])))
  ev_nil))) ((append1 x_k 0 (x_k + 1) (fun y_q0 h9 => ⟨h9.1, (int_lab_taB h9.2)⟩)
  (fun y_q0 => ⟨(fun h9 => ((Classical.em (y_q0 < x_k)).elim (fun h10 => (Or.inl ⟨h9.1, h10⟩))
  (fun h10 => (Or.inr (int_lab_ntab_eab h9.2 h10))))), (fun h9 => (Or.elim h9 (fun h10 => ⟨h10.1, (int_tab_lab h10.2)⟩)
  (fun h10 => ⟨(int_lab_ecb_lac h7 h10), (int_eab_lab h10)⟩)))⟩) (fun y_q0 h9 => h9.2)
  (fun y_q0 h9 => rfl) rfl)
  : I.fn f_0 [value_0 I M x_i x_j x_k x_s, I.fn f_2 [M t_A [x_s, x_i, x_k], M t_B [x_s, x_k, x_j]]] = value_1 I M x_i x_j x_k x_s))

theorem kept_4 (x_S x_N x_M x_P x_s x_i x_j x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_M x_P) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_i) (h4 : x_i < x_N) (h5 : 0 ≤ x_j) (h6 : x_j < x_M) (h7 : 0 ≤ x_k) (h8 : x_k < x_P) :
    Heap.Entails ((body_4 I M).post (((((base E x_S x_N x_M x_P).set v_s x_s).set v_i x_i).set v_j x_j).set v_k x_k) (known_4 I M x_S x_N x_M x_P x_s x_i x_j x_k)) (known_4 I M x_S x_N x_M x_P x_s x_i x_j (x_k + 1)) :=
  (show Heap.Entails _ (known_4 I M x_S x_N x_M x_P x_s x_i x_j (x_k + 1)) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points3 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points3 (fun y_q1 y_q2 y_q3 h9 => (Or.elim h9
  (fun h10 => (at_set_ne3 y_q1 y_q2 y_q3 x_s x_i x_j (fun h11 => (int_eab_tab_F h11.2.2 h10.2.2))
  (at_right (at_right (at_left (at_points3 y_q1 y_q2 y_q3 h9 rfl)))))) (fun h10 => (Or.elim h10
  (fun h11 => (at_set_ne3 y_q1 y_q2 y_q3 x_s x_i x_j (fun h12 => (int_eab_tab_F h12.2.1 h11.2.2))
  (at_right (at_right (at_left (at_points3 y_q1 y_q2 y_q3 h9 rfl))))))
  (fun h11 => (at_set_ne3 y_q1 y_q2 y_q3 x_s x_i x_j (fun h12 => (int_eab_tab_F h12.1 h11.2.2))
  (at_right (at_right (at_left (at_points3 y_q1 y_q2 y_q3 h9 rfl)))))))))))
  (entails_points3 (fun y_q4 y_q5 y_q6 h9 =>
  (at_set_eq3 y_q4 y_q5 y_q6 x_s x_i x_j ⟨h9.1.1, ⟨h9.1.2, h9.2⟩⟩ ((reduce_congr1 (fun y_q7 =>
  ⟨(fun h10 => ⟨h10.1, (int_taB_lab h10.2)⟩), (fun h10 => ⟨h10.1, (int_lab_taB h10.2)⟩)⟩)
  (fun y_q7 h10 => rfl)) : value_0 I M x_i x_j (x_k + 1) x_s = value_1 I M x_i x_j x_k x_s))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_c [.var v_s, .var v_i, .var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_c] <|
    .for v_k (.const 0) (.var v_P)
      (fun e x => known_4 I M (e v_S) (e v_N) (e v_M) (e v_P) (e v_s) (e v_i) (e v_j) x) (body_4 I M)

theorem vc_3 (x_S x_N x_M x_P x_s x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_M x_P) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_i) (h4 : x_i < x_N) (h5 : 0 ≤ x_j) (h6 : x_j < x_M) :
    (body_3 I M).vc I (impl.HasCell spec (base E x_S x_N x_M x_P)) ((((base E x_S x_N x_M x_P).set v_s x_s).set v_i x_i).set v_j x_j) (known_3 I M x_S x_N x_M x_P x_s x_i x_j) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at3 (b := (Binding.mk a_c t_C [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (R := (Region.mk t_C [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [x_s, x_i, x_j]
  (region_iff.2 ⟨x_s, _, rfl, h1, h2, x_i, _, rfl, h3, h4, x_j, _, rfl, h5, h6, rfl⟩) shape_a_c rfl
  rfl ⟨h1, h3, h5⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 x_P rfl rfl (show Heap.Entails _ (known_4 I M x_S x_N x_M x_P x_s x_i x_j 0) from
  (entails_and (entails_set (avoids_points3 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points3 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points3 (fun y_q8 y_q9 y_q10 h7 => (Or.elim h7
  (fun h8 => (at_set_ne3 y_q8 y_q9 y_q10 x_s x_i x_j (fun h9 => (int_eab_tab_F h9.2.2 h8.2.2))
  (at_right (at_right (at_points3 y_q8 y_q9 y_q10 h7 rfl))))) (fun h8 => (Or.elim h8
  (fun h9 => (at_set_ne3 y_q8 y_q9 y_q10 x_s x_i x_j (fun h10 => (int_eab_tab_F h10.2.1 h9.2.2))
  (at_right (at_right (at_points3 y_q8 y_q9 y_q10 h7 rfl)))))
  (fun h9 => (at_set_ne3 y_q8 y_q9 y_q10 x_s x_i x_j (fun h10 => (int_eab_tab_F h10.1 h9.2.2))
  (at_right (at_right (at_points3 y_q8 y_q9 y_q10 h7 rfl))))))))))
  (entails_points3 (fun y_q11 y_q12 y_q13 h7 => (at_set_eq3 y_q11 y_q12 y_q13 x_s x_i x_j ⟨h7.1.1, ⟨h7.1.2, h7.2⟩⟩
  ((Eq.trans ((reduce_empty1 (fun y_q14 => (fun h8 => (int_lab_tba_F h8.1 h8.2))))
  : value_0 I M x_i x_j 0 x_s = I.fn f_1 []) rfl)
  : value_0 I M x_i x_j 0 x_s = I.fn f_1 []))))))))
  (fun x_k h7 h8 => (vc_4 x_S x_N x_M x_P x_s x_i x_j x_k hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun x_k h7 h8 => (kept_4 x_S x_N x_M x_P x_s x_i x_j x_k hl hM h0 h1 h2 h3 h4 h5 h6 h7 h8)))))

theorem kept_3 (x_S x_N x_M x_P x_s x_i x_j : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_M x_P) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_i) (h4 : x_i < x_N) (h5 : 0 ≤ x_j) (h6 : x_j < x_M) :
    Heap.Entails ((body_3 I M).post ((((base E x_S x_N x_M x_P).set v_s x_s).set v_i x_i).set v_j x_j) (known_3 I M x_S x_N x_M x_P x_s x_i x_j)) (known_3 I M x_S x_N x_M x_P x_s x_i (x_j + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun y_q15 y_q16 y_q17 h7 => (Or.elim h7 (fun h8 =>
  (Or.elim (((Classical.em (y_q17 < x_j)).elim (fun h9 => (Or.inl (Or.inl ⟨⟨h8.1.1, h8.1.2⟩, ⟨h8.2.1, h9⟩⟩)))
  (fun h9 => (Or.inr ⟨⟨h8.1.1, h8.1.2⟩, (int_taB_ntab_eab h8.2.2 h9)⟩)))
  : ((y_q15 = x_s ∧ y_q16 = x_i) ∧ 0 ≤ y_q17 ∧ y_q17 < x_j ∨ (y_q15 = x_s ∧ 0 ≤ y_q17 ∧ y_q17 < x_M) ∧ 0 ≤ y_q16 ∧ y_q16 < x_i ∨ ((0 ≤ y_q17 ∧ y_q17 < x_M) ∧ 0 ≤ y_q16 ∧ y_q16 < x_N) ∧ 0 ≤ y_q15 ∧ y_q15 < x_s) ∨ (y_q15 = x_s ∧ y_q16 = x_i) ∧ y_q17 = x_j)
  (fun h9 => (at_right (at_right (at_left (at_points3 y_q15 y_q16 y_q17 h9 rfl)))))
  (fun h9 => (at_right (at_right (at_right (at_points3 y_q15 y_q16 y_q17 h9
  (Eq.trans ((equation_0 x_S x_N x_M x_P y_q15 y_q16 y_q17 hl hM trivial)
  : M t_C [y_q15, y_q16, y_q17] = value_0 I M y_q16 y_q17 x_P y_q15) (reduce_congr1 (fun y_q19 =>
  ⟨(fun h10 => ⟨h10.1, (int_lt_max_right h10.2)⟩), (fun h10 => ⟨h10.1, (int_c4 h10.1 h10.2)⟩)⟩)
  (fun y_q19 h10 => (fn_congr2 (at_congr3 h8.1.1 h8.1.2 rfl) (at_congr3 h8.1.1 rfl h9.2))))))))))))
  (fun h8 => (Or.elim h8
  (fun h9 => (at_right (at_right (at_left (at_points3 y_q15 y_q16 y_q17 (Or.inr h8) rfl)))))
  (fun h9 => (at_right (at_right (at_left (at_points3 y_q15 y_q16 y_q17 (Or.inr h8) rfl))))))))))))
  : Heap.Entails (known_4 I M x_S x_N x_M x_P x_s x_i x_j (max 0 x_P)) (known_3 I M x_S x_N x_M x_P x_s x_i (x_j + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j (.const 0) (.var v_M)
    (fun e x => known_3 I M (e v_S) (e v_N) (e v_M) (e v_P) (e v_s) (e v_i) x) (body_3 I M)

theorem vc_2 (x_S x_N x_M x_P x_s x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_M x_P) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_i) (h4 : x_i < x_N) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_S x_N x_M x_P)) (((base E x_S x_N x_M x_P).set v_s x_s).set v_i x_i) (known_2 I M x_S x_N x_M x_P x_s x_i) :=
  (vc_for_of 0 x_M rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun y_q20 y_q21 y_q22 h5 => (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.2.1 h6.2.2)))
  (fun h6 => (Or.elim h6 (fun h7 => (at_right (at_right (at_points3 y_q20 y_q21 y_q22 h6 rfl))))
  (fun h7 => (at_right (at_right (at_points3 y_q20 y_q21 y_q22 h6 rfl)))))))))))
  : Heap.Entails (known_2 I M x_S x_N x_M x_P x_s x_i) (known_3 I M x_S x_N x_M x_P x_s x_i 0))
  (fun x_j h5 h6 => (vc_3 x_S x_N x_M x_P x_s x_i x_j hl hM h0 h1 h2 h3 h4 h5 h6))
  (fun x_j h5 h6 => (kept_3 x_S x_N x_M x_P x_s x_i x_j hl hM h0 h1 h2 h3 h4 h5 h6)))

theorem kept_2 (x_S x_N x_M x_P x_s x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_M x_P) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) (h3 : 0 ≤ x_i) (h4 : x_i < x_N) :
    Heap.Entails ((body_2 I M).post (((base E x_S x_N x_M x_P).set v_s x_s).set v_i x_i) (known_2 I M x_S x_N x_M x_P x_s x_i)) (known_2 I M x_S x_N x_M x_P x_s (x_i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun y_q23 y_q24 y_q25 h5 => (Or.elim h5
  (fun h6 => (at_right (at_right (at_points3 y_q23 y_q24 y_q25 ((Classical.em (y_q24 = x_i)).elim
  (fun h7 => (Or.inl ⟨⟨h6.1.1, h7⟩, ⟨h6.1.2.1, (int_lt_max_right h6.1.2.2)⟩⟩)) (fun h7 =>
  (Or.inr (Or.inl ⟨⟨h6.1.1, ⟨h6.1.2.1, h6.1.2.2⟩⟩, ⟨h6.2.1, (int_taB_neab_tab h6.2.2 h7)⟩⟩)))) rfl))))
  (fun h6 => (at_right (at_right (at_points3 y_q23 y_q24 y_q25 (Or.inr (Or.inr h6)) rfl)))))))))
  : Heap.Entails (known_3 I M x_S x_N x_M x_P x_s x_i (max 0 x_M)) (known_2 I M x_S x_N x_M x_P x_s (x_i + 1)))

theorem race_2 (x_S x_N x_M x_P x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_M x_P) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) :
    ParVC I 0 x_N (body_2 I M).erase (fun x_i => (((base E x_S x_N x_M x_P).set v_s x_s).set v_i x_i)) (fun x_i => (body_2 I M).post (((base E x_S x_N x_M x_P).set v_s x_s).set v_i x_i) (known_2 I M x_S x_N x_M x_P x_s x_i)) :=
  (race_arrays [a_c] rfl rfl
  (all_cons (apart3 (fun x_i y_c0 y_c1 y_c2 => (y_c0 = x_s ∧ y_c1 = x_i) ∧ 0 ≤ y_c2 ∧ y_c2 < x_M)
  (fun x_i y_c0 y_c1 y_c2 => ((y_c0 = x_s ∧ y_c1 = x_i) ∧ 0 < x_P) ∧ 0 ≤ y_c2 ∧ y_c2 < x_M)
  (fun x_i h3 h4 =>
  (w_for 0 x_M rfl rfl (fun x_j h5 h6 => (w_seq (w_assign3 x_s x_i x_j ⟨⟨rfl, rfl⟩, ⟨h5, h6⟩⟩)
  (w_scope (w_for 0 x_P rfl rfl (fun x_k h7 h8 => (w_accumulate3 x_s x_i x_j ⟨⟨rfl, rfl⟩, ⟨h5, h6⟩⟩))))))))
  (fun x_i h3 h4 => (r_for 0 x_M rfl rfl (fun x_j h5 h6 => (r_seq (r_none rfl)
  (r_scope (r_for 0 x_P rfl rfl (fun x_k h7 h8 => (r_accumulate3 (x_none rfl) x_s x_i x_j
  ⟨⟨⟨rfl, rfl⟩, ((int_lab_tbc_tac h7 h8) : 0 < x_P)⟩, ⟨h5, h6⟩⟩))))))))
  (fun x_i y_y y_c0 y_c1 y_c2 h3 h4 h5 h6 h7 h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8.1.2 h9.1.1.2 h7)), (fun h9 => (int_eab_eac_nebc_F h8.1.2 h9.1.2 h7))⟩))
  all_nil))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_2 I M (e v_S) (e v_N) (e v_M) (e v_P) (e v_s) x) (body_2 I M)

theorem vc_1 (x_S x_N x_M x_P x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_M x_P) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_S x_N x_M x_P)) ((base E x_S x_N x_M x_P).set v_s x_s) (known_1 I M x_S x_N x_M x_P x_s) :=
  (vc_par_of 0 x_N rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun y_q26 y_q27 y_q28 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_right (at_points3 y_q26 y_q27 y_q28 h4 rfl)))))))))
  : Heap.Entails (known_1 I M x_S x_N x_M x_P x_s) (known_2 I M x_S x_N x_M x_P x_s 0))
  (fun x_i h3 h4 => (vc_2 x_S x_N x_M x_P x_s x_i hl hM h0 h1 h2 h3 h4))
  (fun x_i h3 h4 => (kept_2 x_S x_N x_M x_P x_s x_i hl hM h0 h1 h2 h3 h4))
  (race_2 x_S x_N x_M x_P x_s hl hM h0 h1 h2))

theorem kept_1 (x_S x_N x_M x_P x_s : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_M x_P) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ x_s) (h2 : x_s < x_S) :
    Heap.Entails ((body_1 I M).post ((base E x_S x_N x_M x_P).set v_s x_s) (known_1 I M x_S x_N x_M x_P x_s)) (known_1 I M x_S x_N x_M x_P (x_s + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun y_q29 y_q30 y_q31 h3 =>
  (at_right (at_right (at_points3 y_q29 y_q30 y_q31 ((Classical.em (y_q29 = x_s)).elim
  (fun h4 => (Or.inl ⟨⟨h4, ⟨h3.1.1.1, h3.1.1.2⟩⟩, ⟨h3.1.2.1, (int_lt_max_right h3.1.2.2)⟩⟩))
  (fun h4 =>
  (Or.inr ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, h3.1.2.2⟩⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩)))
  rfl)))))))
  : Heap.Entails (known_2 I M x_S x_N x_M x_P x_s (max 0 x_N)) (known_1 I M x_S x_N x_M x_P (x_s + 1)))

theorem race_1 (x_S x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_M x_P) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    ParVC I 0 x_S (body_1 I M).erase (fun x_s => ((base E x_S x_N x_M x_P).set v_s x_s)) (fun x_s => (body_1 I M).post ((base E x_S x_N x_M x_P).set v_s x_s) (known_1 I M x_S x_N x_M x_P x_s)) :=
  (race_arrays [a_c] rfl rfl (all_cons
  (apart3 (fun x_s y_c0 y_c1 y_c2 => (y_c0 = x_s ∧ 0 ≤ y_c2 ∧ y_c2 < x_M) ∧ 0 ≤ y_c1 ∧ y_c1 < x_N)
  (fun x_s y_c0 y_c1 y_c2 => ((y_c0 = x_s ∧ 0 < x_P) ∧ 0 ≤ y_c2 ∧ y_c2 < x_M) ∧ 0 ≤ y_c1 ∧ y_c1 < x_N)
  (fun x_s h1 h2 => (w_par 0 x_N rfl rfl (fun x_i h3 h4 =>
  (w_for 0 x_M rfl rfl (fun x_j h5 h6 => (w_seq (w_assign3 x_s x_i x_j ⟨⟨rfl, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩)
  (w_scope (w_for 0 x_P rfl rfl (fun x_k h7 h8 => (w_accumulate3 x_s x_i x_j ⟨⟨rfl, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))))))))))
  (fun x_s h1 h2 =>
  (r_par 0 x_N rfl rfl (fun x_i h3 h4 => (r_for 0 x_M rfl rfl (fun x_j h5 h6 => (r_seq (r_none rfl)
  (r_scope (r_for 0 x_P rfl rfl (fun x_k h7 h8 => (r_accumulate3 (x_none rfl) x_s x_i x_j
  ⟨⟨⟨rfl, ((int_lab_tbc_tac h7 h8) : 0 < x_P)⟩, ⟨h5, h6⟩⟩, ⟨h3, h4⟩⟩))))))))))
  (fun x_s y_y y_c0 y_c1 y_c2 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1.1 h7.1.1.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1.1 h7.1.1 h5))⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_s (.const 0) (.var v_S)
    (fun e x => known_1 I M (e v_S) (e v_N) (e v_M) (e v_P) x) (body_1 I M)

theorem program_vc (x_S x_N x_M x_P : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_M x_P) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    (program I M).vc I (impl.HasCell spec (base E x_S x_N x_M x_P)) (base E x_S x_N x_M x_P) (impl.inputHeap spec (base E x_S x_N x_M x_P) M) :=
  (vc_par_of 0 x_S rfl rfl (show Heap.Entails _ (known_1 I M x_S x_N x_M x_P 0) from
  (entails_and (entails_points3 (fun y_q32 y_q33 y_q34 h1 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_P)])) (b := (Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (p := [y_q32, y_q33, y_q34]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q32, _, rfl, h1.2.1, h1.2.2, y_q33, _, rfl, h1.1.2.1, h1.1.2.2, y_q34, _, rfl, h1.1.1.1, h1.1.1.2, rfl⟩)
  rfl rfl))) (entails_and (entails_points3 (fun y_q35 y_q36 y_q37 h1 =>
  (at_input (R := (Region.mk t_B [(.const 0, .var v_S), (.const 0, .var v_P), (.const 0, .var v_M)])) (b := (Binding.mk a_bt t_B [v_s, v_k, v_j] [.var v_s, .var v_j, .var v_k] none)) (p := [y_q35, y_q37, y_q36]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q35, _, rfl, h1.2.1, h1.2.2, y_q37, _, rfl, h1.1.1.1, h1.1.1.2, y_q36, _, rfl, h1.1.2.1, h1.1.2.2, rfl⟩)
  rfl rfl)))
  (entails_points3 (fun y_q38 y_q39 y_q40 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2)))))))
  (fun x_s h1 h2 => (vc_1 x_S x_N x_M x_P x_s hl hM h0 h1 h2))
  (fun x_s h1 h2 => (kept_1 x_S x_N x_M x_P x_s hl hM h0 h1 h2)) (race_1 x_S x_N x_M x_P hl hM h0))

theorem output_0_2 (x_S x_N x_M x_P y_q41 y_q42 y_q43 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_S x_N x_M x_P) M) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (h1 : 0 ≤ y_q41) (h2 : y_q41 < x_S) (h3 : 0 ≤ y_q42) (h4 : y_q42 < x_N) (h5 : 0 ≤ y_q43) (h6 : y_q43 < x_M) :
    ((program I M).post (base E x_S x_N x_M x_P) (impl.inputHeap spec (base E x_S x_N x_M x_P) M)) ⟨a_c, [y_q41, y_q42, y_q43]⟩ (M t_C [y_q41, y_q42, y_q43]) :=
  ((at_right (at_right (at_points3 y_q41 y_q42 y_q43 ⟨⟨⟨h5, h6⟩, ⟨h3, h4⟩⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))
  : (known_1 I M x_S x_N x_M x_P (max 0 x_S)) ⟨a_c, [y_q41, y_q42, y_q43]⟩ (M t_C [y_q41, y_q42, y_q43]))

theorem consistent (E : Env) (x_S x_N x_M x_P : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Consistent (base E x_S x_N x_M x_P) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_S x_N x_M x_P : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_S x_N x_M x_P) :=
  solvable_layers (consistent E x_S x_N x_M x_P h0)
    (fun t => if t = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (x_S x_N x_M x_P : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : impl.LayoutOk spec (base E x_S x_N x_M x_P) :=
  layout_apart (by decide)
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_P)], Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none), (Region.mk t_B [(.const 0, .var v_S), (.const 0, .var v_P), (.const 0, .var v_M)], Binding.mk a_bt t_B [v_s, v_k, v_j] [.var v_s, .var v_j, .var v_k] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_S) (y_p1 : Int) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_N) (y_p2 : Int) (h5 : 0 ≤ y_p2) (h6 : y_p2 < x_P) => (has_cell_at3 (b := (Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none)) (R := (Region.mk t_A [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_P)])) (.head _) (.head _) [y_p0, y_p1, y_p2]
  (region_iff.2 ⟨y_p0, _, rfl, h1, h2, y_p1, _, rfl, h3, h4, y_p2, _, rfl, h5, h6, rfl⟩) shape_a_a
  rfl rfl ⟨h1, h3, h5⟩)))
      (all_cons (within_each (fun (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_S) (y_p1 : Int) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_P) (y_p2 : Int) (h5 : 0 ≤ y_p2) (h6 : y_p2 < x_M) => (has_cell_at3 (b := (Binding.mk a_bt t_B [v_s, v_k, v_j] [.var v_s, .var v_j, .var v_k] none)) (R := (Region.mk t_B [(.const 0, .var v_S), (.const 0, .var v_P), (.const 0, .var v_M)])) (.tail _ (.head _)) (.tail _ (.head _)) [y_p0, y_p1, y_p2]
  (region_iff.2 ⟨y_p0, _, rfl, h1, h2, y_p1, _, rfl, h3, h4, y_p2, _, rfl, h5, h6, rfl⟩) shape_a_bt
  rfl rfl ⟨h1, h5, h3⟩)))
      all_nil)))
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .var v_S), (.const 0, .var v_N), (.const 0, .var v_P)], Binding.mk a_a t_A [v_i0, v_i1, v_i2] [.var v_i0, .var v_i1, .var v_i2] none), (Region.mk t_B [(.const 0, .var v_S), (.const 0, .var v_P), (.const 0, .var v_M)], Binding.mk a_bt t_B [v_s, v_k, v_j] [.var v_s, .var v_j, .var v_k] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_S) (y_p1 : Int) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_N) (y_p2 : Int) (h5 : 0 ≤ y_p2) (h6 : y_p2 < x_P) => within_each (fun (y_s0 : Int) (h7 : 0 ≤ y_s0) (h8 : y_s0 < x_S) (y_s1 : Int) (h9 : 0 ≤ y_s1) (h10 : y_s1 < x_N) (y_s2 : Int) (h11 : 0 ≤ y_s2) (h12 : y_s2 < x_P) he => have he : y_s0 = y_p0 ∧ y_s1 = y_p1 ∧ y_s2 = y_p2 := loc_eq3 he; (idx_congr3 (by omega) (by omega) (by omega)))))
      (all_cons (within_each (fun (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_S) (y_p1 : Int) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_P) (y_p2 : Int) (h5 : 0 ≤ y_p2) (h6 : y_p2 < x_M) => within_each (fun (y_s0 : Int) (h7 : 0 ≤ y_s0) (h8 : y_s0 < x_S) (y_s1 : Int) (h9 : 0 ≤ y_s1) (h10 : y_s1 < x_P) (y_s2 : Int) (h11 : 0 ≤ y_s2) (h12 : y_s2 < x_M) he => have he : y_s0 = y_p0 ∧ y_s2 = y_p2 ∧ y_s1 = y_p1 := loc_eq3 he; (idx_congr3 (by omega) (by omega) (by omega)))))
      all_nil)))

abbrev inside (x_S x_N x_M x_P : Int) : Ten → List Int → Prop := fun t p => if t = t_C then (((0 ≤ (p.getD 2 0) ∧ (p.getD 2 0) < x_M) ∧ 0 ≤ (p.getD 1 0) ∧ (p.getD 1 0) < x_N) ∧ 0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_S) ∧ 0 < x_P ∨ x_P = 0 else True

theorem covered_0 (E : Env) (x_S x_N x_M x_P : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (y_p0 y_p1 y_p2 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_S) (h3 : 0 ≤ y_p1) (h4 : y_p1 < x_N) (h5 : 0 ≤ y_p2) (h6 : y_p2 < x_M) :
    spec.Given (inside x_S x_N x_M x_P) (base E x_S x_N x_M x_P) t_C [y_p0, y_p1, y_p2] :=
  (given_equation (p := [y_p0, y_p1, y_p2]) (.head _) rfl rfl rfl
  (((Classical.em (0 < x_P)).elim (fun h7 => (Or.inl ⟨⟨⟨⟨h5, h6⟩, ⟨h3, h4⟩⟩, ⟨h1, h2⟩⟩, h7⟩))
  (fun h7 => (Or.inr (int_lba_ntba_eab h0.2 h7))))
  : (((0 ≤ y_p2 ∧ y_p2 < x_M) ∧ 0 ≤ y_p1 ∧ y_p1 < x_N) ∧ 0 ≤ y_p0 ∧ y_p0 < x_S) ∧ 0 < x_P ∨ x_P = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_S x_N x_M x_P : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) (x_s x_i x_j : Int) (h1 : True) (h2 : (((0 ≤ x_j ∧ x_j < x_M) ∧ 0 ≤ x_i ∧ x_i < x_N) ∧ 0 ≤ x_s ∧ x_s < x_S) ∧ 0 < x_P ∨ x_P = 0) :
    TExp.Defined I M (spec.Given (inside x_S x_N x_M x_P) (base E x_S x_N x_M x_P)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_P))) (.fn (.builtin "*" .f32) [.access t_A [.var v_s, .var v_i, .var v_k], .access t_B [.var v_s, .var v_k, .var v_j]])) ((((base E x_S x_N x_M x_P).set v_s x_s).set v_i x_i).set v_j x_j) :=
  (defined_reduce_some1 0 x_P (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_P) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_P) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [x_s, x_i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨x_s, _, rfl, ((Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_s), ((Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : x_s < x_S), x_i, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_i), ((Or.elim h2 (fun h4 => h4.1.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : x_i < x_N), y_d0, _, rfl, h3.1, h3.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [x_s, y_d0, x_j]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨x_s, _, rfl, ((Or.elim h2 (fun h4 => h4.1.2.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_s), ((Or.elim h2 (fun h4 => h4.1.2.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : x_s < x_S), y_d0, _, rfl, h3.1, h3.2, x_j, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_j), ((Or.elim h2 (fun h4 => h4.1.1.1.2) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : x_j < x_M), rfl⟩)))
  defined_nil)))))

theorem defined (E : Env) (x_S x_N x_M x_P : Int) (h0 : ((0 ≤ x_S ∧ 0 ≤ x_N) ∧ 0 ≤ x_M) ∧ 0 ≤ x_P) : spec.Defined (base E x_S x_N x_M x_P) :=
  defined_of (inside x_S x_N x_M x_P)
    (all_cons (region_each (fun y_p0 a0 a1 y_p1 a2 a3 y_p2 a4 a5 => covered_0 E x_S x_N x_M x_P h0 y_p0 y_p1 y_p2 a0 a1 a2 a3 a4 a5))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined3 (fun x_s x_i x_j => cond_holds) (fun x_s x_i x_j g k => defined_0 E x_S x_N x_M x_P h0 x_s x_i x_j g k))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (((0 ≤ (E v_S) ∧ 0 ≤ (E v_N)) ∧ 0 ≤ (E v_M)) ∧ 0 ≤ (E v_P)))
    (fun E => base E (E v_S) (E v_N) (E v_M) (E v_P)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_S) (E v_N) (E v_M) (E v_P) a) (fun E a => placed E (E v_S) (E v_N) (E v_M) (E v_P) a)
    (fun E a => consistent E (E v_S) (E v_N) (E v_M) (E v_P) a) (fun E a => solvable E (E v_S) (E v_N) (E v_M) (E v_P) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_S) (E v_N) (E v_M) (E v_P) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 y_p1 b2 b3 y_p2 b4 b5 => output_0_2 (E v_S) (E v_N) (E v_M) (E v_P) y_p0 y_p1 y_p2 hl hM a b0 b1 b2 b3 b4 b5)) all_nil))) all_nil))


end Redverify.Certificate.parallel
