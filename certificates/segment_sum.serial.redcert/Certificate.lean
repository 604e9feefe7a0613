module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.serial

/-- `N` -/ abbrev v_N : Var := 0
/-- `S` -/ abbrev v_S : Var := 1
/-- `s` -/ abbrev v_s : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `$d0` -/ abbrev d_0 : Var := 4
/-- `i0` -/ abbrev v_i0 : Var := 5
/-- `g` -/ abbrev a_g : Arr := 0
/-- `a` -/ abbrev a_a : Arr := 1
/-- `b` -/ abbrev a_b : Arr := 2
/-- `G` -/ abbrev t_G : Ten := 0
/-- `A` -/ abbrev t_A : Ten := 1
/-- `B` -/ abbrev t_B : Ten := 2

/-- Specification `segments`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_S))]
  inputs := [Region.mk t_G [(.const 0, .var v_N)], Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_B [(.const 0, .var v_S)]]
  equations :=
    [
      Equation.mk
        t_B
        [v_s]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_i]
          (.and
            (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
            (.and (.le (.const 0) (.var v_s)) (.le (.add (.var v_s) (.const 1)) (.var v_S))))
          (.letval
            d_0
            .i32
            (.access t_G [.var v_i])
            (.select
              (.and
                (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
                (.eq (.var d_0) (.var v_s)))
              (.access t_A [.var v_i])
              (.fn (.special .f32 "-0.0") []))))]
  ranges := [Range.mk t_G .i32 (.const 0) (.var v_S) true]

/-- Implementation `serial`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_g t_G [v_i0] [.var v_i0] none,
      Binding.mk a_a t_A [v_i0] [.var v_i0] none,
      Binding.mk a_b t_B [v_i0] [.var v_i0] none]
  body :=
    .seq (.for v_s (.const 0) (.var v_S) <|
      .assign a_b [.var v_s] (.fn (.literal .f32 0 1) [])) <|
    .scope [a_b] <|
      .for v_i (.const 0) (.var v_N) <|
        .letval v_s .i32 (.read a_g [.var v_i]) (.const 0) (.var v_S) <|
        .accumulate false (.builtin "+" .f32) a_b [.var v_s] (.read a_a [.var v_i])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") []) := hl

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .special .f32 "-0.0"

abbrev base (E : Env) (N S : Int) : Env := ((E.set v_N N).set v_S S)

theorem base_self (E : Env) : base E (E v_N) (E v_S) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N S : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N S) M) (hR : spec.InRange I (base E N S) M)
include hl hM hR

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 N i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < N) ∧ I.toInt .i32 (M t_G [y_k0]) = c0) (M t_A [y_k0]) (I.fn f_2 []))))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (N i s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ i)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < N) ∧ I.toInt .i32 (M t_G [y_k0]) = s) (M t_A [y_k0]) (I.fn f_2 []))))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (N S s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ 0 ≤ s ∧ s + 1 ≤ S)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < N) ∧ I.toInt .i32 (M t_G [y_k0]) = s) (M t_A [y_k0]) (I.fn f_2 []))))

theorem equation_0 (s : Int) (h0 : True) :
    (M t_B [s]) = (value_2 I M N S s) :=
  (Eq.trans (hM _ (.head _) [s] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i] (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_s)) (.le (.add (.var v_s) (.const 1)) (.var v_S)))) (.letval d_0 .i32 (.access t_G [.var v_i]) (.select (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.eq (.var d_0) (.var v_s))) (.access t_A [.var v_i]) (.fn f_2 [])))) ((base E N S).set v_s s) = _ from
  (eval_reduce_some1 rfl (fun (i : Int) => cond_holds)
  (fun (i : Int) (h1 : (0 ≤ i ∧ i < N) ∧ 0 ≤ s ∧ s + 1 ≤ S) =>
  (eval_letval rfl (eval_select_of cond_holds rfl rfl))))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N S : Int) : Heap V :=
  .points1 a_a
    (fun c0 => (0 ≤ c0 ∧ c0 < N) ∧ 0 < S)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (s : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < s)
    (fun c0 => (I.fn f_1 []))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N S : Int) : Heap V :=
  .points1 a_g
    (fun c0 => (0 ≤ c0 ∧ c0 < N) ∧ 0 < S)
    (fun c0 => (M t_G [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N S s : Int) : Heap V :=
  ((known_1_0 I M N S).and ((known_1_1 I M s).and (known_1_2 I M N S)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_b [.var v_s] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_1 (s : Int) (h0 : 0 ≤ N ∧ 0 ≤ S) (h1 : 0 < S ∨ ¬ 0 < N) (h2 : 0 ≤ s) (h3 : s < S) :
    (body_1 I M).vc I (impl.HasCell spec (base E N S)) ((base E N S).set v_s s) (known_1 I M N S s) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_S)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [s]
  (region_iff.2 ⟨s, _, rfl, h2, h3, rfl⟩) shape_a_b rfl rfl h2) ev_const rfl)

theorem kept_1 (s : Int) (h0 : 0 ≤ N ∧ 0 ≤ S) (h1 : 0 < S ∨ ¬ 0 < N) (h2 : 0 ≤ s) (h3 : s < S) :
    Heap.Entails ((body_1 I M).post ((base E N S).set v_s s) (known_1 I M N S s)) (known_1 I M N S (s + 1)) :=
  (show Heap.Entails _ (known_1 I M N S (s + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points1 (fun q0 h4 => ((Classical.em (q0 = s)).elim (fun h5 => (at_set_eq1 q0 s h5 rfl)) (fun h5 =>
  (at_set_ne1 q0 s h5 (at_right (at_left (at_points1 q0 ⟨h4.1, (int_taB_neab_tab h4.2 h5)⟩ rfl))))))))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (N S i : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < S)
    (fun c0 => (value_0 I M c0 N i))

noncomputable def known_2 (I : Interp V) (M : Model V) (N S i : Int) : Heap V :=
  ((known_1_0 I M N S).and ((known_2_1 I M N S i).and (known_1_2 I M N S)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_s .i32 (.read a_g [.var v_i]) (.const 0) (.var v_S)
    (fun e => I.toInt .i32 (M t_G [(e v_i)])) <|
  .accumulate false f_0 a_b [.var v_s] (.read a_a [.var v_i])
    (fun e => (value_1 I M (e v_N) (e v_i) (e v_s)))

theorem vc_2 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ S) (h1 : 0 < S ∨ ¬ 0 < N) (h2 : 0 ≤ i) (h3 : i < N) :
    (body_2 I M).vc I (impl.HasCell spec (base E N S)) ((base E N S).set v_i i) (known_2 I M N S i) :=
  (vc_letval_of (M t_G [i])
  (ev_read ((at_right (at_right (at_points1 i ⟨⟨h2, h3⟩, (Or.elim h1 (fun h4 => h4) (fun h4 => (False.elim (int_c95 h2 h3 h4))))⟩
  rfl))) : (known_2 I M N S i) ⟨a_g, [i]⟩ (M t_G [i]))) rfl 0 S rfl rfl
  (have h4 : 0 ≤ I.toInt .i32 (M t_G [i]) ∧ I.toInt .i32 (M t_G [i]) < S := (in_range (r := (Range.mk t_G .i32 (.const 0) (.var v_S) true)) (R := (Region.mk t_G [(.const 0, .var v_N)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  h4) (fun (s : Int) (h4 : s = I.toInt .i32 (M t_G [i])) (h5 : 0 ≤ s) (h6 : s < S) =>
  (vc_accumulate_of (value_0 I M s N i) (M t_A [i])
  ((at_right (at_left (at_points1 s ⟨h5, h6⟩ rfl)))
  : (known_2 I M N S i) ⟨a_b, [s]⟩ (value_0 I M s N i))
  (ev_read ((at_left (at_points1 i ⟨⟨h2, h3⟩, (int_lab_tbc_tac h5 h6)⟩ rfl))
  : (known_2 I M N S i) ⟨a_a, [i]⟩ (M t_A [i])))
  ((append1 i 0 (i + 1) (fun q4 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)
  (fun q4 => ⟨(fun h7 => ((Classical.em (q4 < i)).elim (fun h8 => (Or.inl ⟨h7.1, h8⟩))
  (fun h8 => (Or.inr (int_lab_ntab_eab h7.2 h8))))), (fun h7 => (Or.elim h7 (fun h8 => ⟨h8.1, (int_tab_lab h8.2)⟩)
  (fun h8 => ⟨(int_lab_ecb_lac h2 h8), (int_eab_lab h8)⟩)))⟩) (fun q4 h7 => h7.2) (fun q4 h7 => rfl)
  (Eq.trans ((Eq.trans rfl (Eq.symm (sel_pos ⟨⟨h2, h3⟩, int_c1⟩)))
  : M t_A [i] = sel ((0 ≤ i ∧ i < N) ∧ s = s) (M t_A [i]) (I.fn f_2 []))
  (Eq.symm (let_congr
  (fun y_m => (sel ((0 ≤ i ∧ i < N) ∧ y_m = s) (M t_A [i]) (I.fn f_2 [])))
  (Eq.symm h4))))) : I.fn f_0 [value_0 I M s N i, M t_A [i]] = value_1 I M N i s))))

theorem kept_2 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ S) (h1 : 0 < S ∨ ¬ 0 < N) (h2 : 0 ≤ i) (h3 : i < N) :
    Heap.Entails ((body_2 I M).post ((base E N S).set v_i i) (known_2 I M N S i)) (known_2 I M N S (i + 1)) :=
  (show Heap.Entails _ (known_2 I M N S (i + 1)) from (entails_and (entails_points1 (fun q5 h4 =>
  (at_letval_of (x := v_s) (τ := .i32) (e := (.read a_g [.var v_i])) (lo := (.const 0)) (hi := (.var v_S)) (T := fun e => I.toInt .i32 (M t_G [(e v_i)]))
  (fun (s : Int) (h5 : s = I.toInt .i32 (M t_G [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_G [i]) ∧ I.toInt .i32 (M t_G [i]) < S := (in_range (r := (Range.mk t_G .i32 (.const 0) (.var v_S) true)) (R := (Region.mk t_G [(.const 0, .var v_N)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ s ∧ s < S := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_set_other (by decide)
  ((at_left (at_points1 q5 h4 rfl)) : (known_2 I M N S i) ⟨a_a, [q5]⟩ (M t_A [q5])))))))))
  (entails_and (entails_points1 (fun q6 h4 =>
  (at_letval_of (x := v_s) (τ := .i32) (e := (.read a_g [.var v_i])) (lo := (.const 0)) (hi := (.var v_S)) (T := fun e => I.toInt .i32 (M t_G [(e v_i)]))
  (fun (s : Int) (h5 : s = I.toInt .i32 (M t_G [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_G [i]) ∧ I.toInt .i32 (M t_G [i]) < S := (in_range (r := (Range.mk t_G .i32 (.const 0) (.var v_S) true)) (R := (Region.mk t_G [(.const 0, .var v_N)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ s ∧ s < S := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((Classical.em (q6 = s)).elim (fun h8 => (at_set_eq1 q6 s h8 ((reduce_congr1
  (fun q7 => ⟨(fun h9 => ⟨h9.1, (int_taB_lab h9.2)⟩), (fun h9 => ⟨h9.1, (int_lab_taB h9.2)⟩)⟩)
  (fun q7 h9 =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_G [q7]) ∧ I.toInt .i32 (M t_G [q7]) < S := (in_range (r := (Range.mk t_G .i32 (.const 0) (.var v_S) true)) (R := (Region.mk t_G [(.const 0, .var v_N)])) (p := [q7]) hR (.head _) (.head _) rfl (region_iff.2 ⟨q7, _, rfl, h9.1, ((int_c33 h3 h9.2) : q7 < N), rfl⟩) rfl rfl);
  ((Classical.em ((0 ≤ q7 ∧ q7 < N) ∧ I.toInt .i32 (M t_G [q7]) = q6)).elim
  (fun h11 => (Eq.trans ((sel_pos h11)
  : sel ((0 ≤ q7 ∧ q7 < N) ∧ I.toInt .i32 (M t_G [q7]) = q6) (M t_A [q7]) (I.fn f_2 []) = M t_A [q7])
  (Eq.trans rfl (Eq.symm (sel_pos ⟨⟨h9.1, h11.1.2⟩, (int_eab_ebc_eac h11.2 h8)⟩)))))
  (fun h11 => (Eq.trans ((sel_neg h11)
  : sel ((0 ≤ q7 ∧ q7 < N) ∧ I.toInt .i32 (M t_G [q7]) = q6) (M t_A [q7]) (I.fn f_2 []) = I.fn f_2 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fun h12 => (int_c186 h9.1 h12.2 h8 h12.1.2 h11)))))))))))
  : value_0 I M q6 N (i + 1) = value_1 I M N i s)))
  (fun h8 => (at_set_ne1 q6 s h8 ((at_right (at_left (at_points1 q6 h4 (Eq.trans
  ((reduce_mask1 (law_0 hl) 0 (i + 1) (fun q10 h9 => h9) (fun q10 h9 => ⟨h9.1, (int_tab_taB h9.2)⟩)
  (fun q10 h9 h10 => (Eq.trans ((let_congr
  (fun y_m => (sel ((0 ≤ q10 ∧ q10 < N) ∧ y_m = q6) (M t_A [q10]) (I.fn f_2 [])))
  (Eq.trans (toInt_congr ((at_congr1 (int_c420 h9.1 h9.2 h10)) : M t_G [q10] = M t_G [i]))
  (Eq.symm h5)))
  : sel ((0 ≤ q10 ∧ q10 < N) ∧ I.toInt .i32 (M t_G [q10]) = q6) (M t_A [q10]) (I.fn f_2 []) = sel ((0 ≤ q10 ∧ q10 < N) ∧ s = q6) (M t_A [q10]) (I.fn f_2 []))
  (Eq.trans ((sel_neg (fun h11 => (int_eab_neba_F h11.2 h8)))
  : sel ((0 ≤ q10 ∧ q10 < N) ∧ s = q6) (M t_A [q10]) (I.fn f_2 []) = I.fn f_2 [])
  rfl))) (fun q10 h9 => rfl)) : value_0 I M q6 N (i + 1) = value_0 I M q6 N i) rfl))))
  : (known_2 I M N S i) ⟨a_b, [q6]⟩ (value_0 I M q6 N (i + 1))))))))))))
  (entails_points1 (fun q11 h4 =>
  (at_letval_of (x := v_s) (τ := .i32) (e := (.read a_g [.var v_i])) (lo := (.const 0)) (hi := (.var v_S)) (T := fun e => I.toInt .i32 (M t_G [(e v_i)]))
  (fun (s : Int) (h5 : s = I.toInt .i32 (M t_G [i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_G [i]) ∧ I.toInt .i32 (M t_G [i]) < S := (in_range (r := (Range.mk t_G .i32 (.const 0) (.var v_S) true)) (R := (Region.mk t_G [(.const 0, .var v_N)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ s ∧ s < S := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_set_other (by decide)
  ((at_right (at_right (at_points1 q11 h4 rfl))) : (known_2 I M N S i) ⟨a_g, [q11]⟩ (M t_G [q11]))))))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.for v_s (.const 0) (.var v_S)
    (fun e x => known_1 I M (e v_N) (e v_S) x) (body_1 I M)) <|
  .scope [a_b] <|
    .for v_i (.const 0) (.var v_N)
      (fun e x => known_2 I M (e v_N) (e v_S) x) (body_2 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 0 ≤ S) :
    (program I M).vc I (impl.HasCell spec (base E N S)) (base E N S) (impl.inputHeap spec (base E N S) M) :=
  (have h1 : 0 < S ∨ ¬ 0 < N := ((Classical.em (0 < N)).elim (fun h1 =>
  (have h2 : 0 ≤ I.toInt .i32 (M t_G [0]) ∧ I.toInt .i32 (M t_G [0]) < S := (in_range (r := (Range.mk t_G .i32 (.const 0) (.var v_S) true)) (R := (Region.mk t_G [(.const 0, .var v_N)])) (p := [0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h2.1 h2.2)))) (fun h1 => (Or.inr h1))); (vc_seq (vc_for_of 0 S rfl rfl
  (show Heap.Entails _ (known_1 I M N S 0) from (entails_and (entails_points1 (fun q1 h2 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q1]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q1, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q2 h2 => (False.elim (int_lab_tba_F h2.1 h2.2))))
  (entails_points1 (fun q3 h2 =>
  (at_input (R := (Region.mk t_G [(.const 0, .var v_N)])) (b := (Binding.mk a_g t_G [v_i0] [.var v_i0] none)) (p := [q3]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q3, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl))))))
  (fun s h2 h3 => (vc_1 N S hl hM hR s h0 h1 h2 h3))
  (fun s h2 h3 => (kept_1 N S hl hM hR s h0 h1 h2 h3)))
  (vc_scope (vc_for_of 0 N rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points1 (fun q12 h2 => (at_right (at_left (at_points1 q12 ⟨h2.1, (int_lt_max_right h2.2)⟩
  (Eq.trans ((reduce_empty1 (fun q13 => (fun h3 => (int_lab_tba_F h3.1 h3.2))))
  : value_0 I M q12 N 0 = I.fn f_1 []) rfl))))))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_1 I M N S (max 0 S)) (known_2 I M N S 0))
  (fun i h2 h3 => (vc_2 N S hl hM hR i h0 h1 h2 h3))
  (fun i h2 h3 => (kept_2 N S hl hM hR i h0 h1 h2 h3))))))

theorem output_0_2 (q14 : Int) (h0 : 0 ≤ N ∧ 0 ≤ S) (h1 : 0 ≤ q14) (h2 : q14 < S) :
    ((program I M).post (base E N S) (impl.inputHeap spec (base E N S) M)) ⟨a_b, [q14]⟩ (M t_B [q14]) :=
  ((at_right (at_left (at_points1 q14 ⟨h1, h2⟩
  (Eq.trans ((equation_0 N S hl hM hR q14 trivial) : M t_B [q14] = value_2 I M N S q14)
  (reduce_congr1 (fun q16 =>
  ⟨(fun h3 => ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩), (fun h3 => ⟨⟨h3.1, (int_c4 h3.1 h3.2)⟩, ⟨h1, (int_tab_lAb h2)⟩⟩)⟩)
  (fun q16 h3 => rfl)))))) : (known_2 I M N S (max 0 N)) ⟨a_b, [q14]⟩ (M t_B [q14]))

end

theorem consistent (E : Env) (N S : Int) (h0 : 0 ≤ N ∧ 0 ≤ S) : spec.Consistent (base E N S) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N S : Int) (h0 : 0 ≤ N ∧ 0 ≤ S) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N S) :=
  solvable_layers (consistent E N S h0)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N S : Int) (h0 : 0 ≤ N ∧ 0 ≤ S) : impl.LayoutOk spec (base E N S) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N S : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N S : Int) (h0 : 0 ≤ N ∧ 0 ≤ S) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < S) :
    spec.Given (inside N S) (base E N S) t_B [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N S : Int) (h0 : 0 ≤ N ∧ 0 ≤ S) (s : Int) (hR : spec.InRange I (base E N S) M) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N S) (base E N S)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_i] (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_s)) (.le (.add (.var v_s) (.const 1)) (.var v_S)))) (.letval d_0 .i32 (.access t_G [.var v_i]) (.select (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.eq (.var d_0) (.var v_s))) (.access t_A [.var v_i]) (.fn (.special .f32 "-0.0") [])))) ((base E N S).set v_s s) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : (0 ≤ y_d0 ∧ y_d0 < N) ∧ 0 ≤ s ∧ s + 1 ≤ S) => h2.1)
  (fun (y_d0 : Int) (h2 : (0 ≤ y_d0 ∧ y_d0 < N) ∧ 0 ≤ s ∧ s + 1 ≤ S) => (defined_letval
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩)))
  rfl (fun (y_d1 : Int) (h3 : y_d1 = I.toInt .i32 (M t_G [y_d0])) =>
  (have h4 : 0 ≤ I.toInt .i32 (M t_G [y_d0]) ∧ I.toInt .i32 (M t_G [y_d0]) < S := (in_range (r := (Range.mk t_G .i32 (.const 0) (.var v_S) true)) (R := (Region.mk t_G [(.const 0, .var v_N)])) (p := [y_d0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl);
  (have h5 : 0 ≤ y_d1 ∧ y_d1 < S := ⟨(int_lab_ecb_lac h4.1 h3), (int_eab_tbc_tac h3 h4.2)⟩;
  (defined_select_of cond_holds (fun (h6 : (0 ≤ y_d0 ∧ y_d0 < N) ∧ y_d1 = s) =>
  (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩))))
  (fun (h6 : ¬ ((0 ≤ y_d0 ∧ y_d0 < N) ∧ y_d1 = s)) => (defined_fn defined_nil)))))))))

theorem defined (E : Env) (N S : Int) (h0 : 0 ≤ N ∧ 0 ≤ S) : spec.Defined (base E N S) :=
  defined_of (inside N S)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N S h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun s => cond_holds) (fun s hg hk => defined_0 E N S h0 s hR hg))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    (all_cons ⟨(by decide), (by decide)⟩ all_nil)
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (0 ≤ (E v_N) ∧ 0 ≤ (E v_S)))
    (fun E => base E (E v_N) (E v_S)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_S) a) (fun E a => placed E (E v_N) (E v_S) a)
    (fun E a => consistent E (E v_N) (E v_S) a) (fun E a => solvable E (E v_N) (E v_S) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_S) hl hM hR a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_2 (E v_N) (E v_S) hl hM hR p0 a b0 b1)) all_nil))) all_nil))


end Redverify.Certificate.serial
