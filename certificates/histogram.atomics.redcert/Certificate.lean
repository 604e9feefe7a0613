module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.atomics

/-- `N` -/ abbrev v_N : Var := 0
/-- `B` -/ abbrev v_B : Var := 1
/-- `b` -/ abbrev v_b : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `$d0` -/ abbrev d_0 : Var := 4
/-- `i0` -/ abbrev v_i0 : Var := 5
/-- `a` -/ abbrev a_a : Arr := 0
/-- `h` -/ abbrev a_h : Arr := 1
/-- `A` -/ abbrev t_A : Ten := 0
/-- `H` -/ abbrev t_H : Ten := 1

/-- Specification `histogram`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_B))]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_H [(.const 0, .var v_B)]]
  equations :=
    [
      Equation.mk
        t_H
        [v_b]
        .true
        (.reduce
          [.fn (.literal .i32 0 1) []]
          (.builtin "+" .i32)
          [v_i]
          (.and
            (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
            (.and (.le (.const 0) (.var v_b)) (.le (.add (.var v_b) (.const 1)) (.var v_B))))
          (.letval
            d_0
            .u8
            (.access t_A [.var v_i])
            (.select
              (.and
                (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
                (.eq (.var d_0) (.var v_b)))
              (.fn (.literal .i32 1 1) [])
              (.fn (.literal .i32 0 1) []))))]
  ranges := [Range.mk t_A .u8 (.const 0) (.var v_B) false]

/-- Implementation `atomics`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_h t_H [v_i0] [.var v_i0] none]
  body :=
    .seq (.par v_b (.const 0) (.var v_B) <|
      .assign a_h [.var v_b] (.fn (.literal .i32 0 1) [])) <|
    .scope [a_h] <|
      .par v_i (.const 0) (.var v_N) <|
        .letval v_b .u8 (.read a_a [.var v_i]) (.const 0) (.var v_B) <|
        .accumulate true (.builtin "+" .i32) a_h [.var v_b] (.fn (.literal .i32 1 1) [])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightUnit I (.builtin "+" .i32) (I.fn (.literal .i32 0 1) []) ∧ RightComm I (.builtin "+" .i32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .i32) (I.fn (.literal .i32 0 1) []) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .i32) := hl.2

abbrev f_0 : Fn := .builtin "+" .i32
abbrev f_1 : Fn := .literal .i32 0 1
abbrev f_2 : Fn := .literal .i32 1 1

abbrev base (E : Env) (N B : Int) : Env := ((E.set v_N N).set v_B B)

theorem base_self (E : Env) : base E (E v_N) (E v_B) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_h : ∀ b ∈ impl.bindings, b.array = a_h → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N B : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N B) M) (hR : spec.InRange I (base E N B) M)
include hl hM hR

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 N i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < N) ∧ I.toInt .u8 (M t_A [y_k0]) = c0) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (N b i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ i)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < N) ∧ I.toInt .u8 (M t_A [y_k0]) = b) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (B N b : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ 0 ≤ b ∧ b + 1 ≤ B)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < N) ∧ I.toInt .u8 (M t_A [y_k0]) = b) (I.fn f_2 []) (I.fn f_1 []))))

theorem equation_0 (b : Int) (h0 : True) :
    (M t_H [b]) = (value_2 I M B N b) :=
  (Eq.trans (hM _ (.head _) [b] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i] (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_b)) (.le (.add (.var v_b) (.const 1)) (.var v_B)))) (.letval d_0 .u8 (.access t_A [.var v_i]) (.select (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.eq (.var d_0) (.var v_b))) (.fn f_2 []) (.fn f_1 [])))) ((base E N B).set v_b b) = _ from
  (eval_reduce_some1 rfl (fun (i : Int) => cond_holds)
  (fun (i : Int) (h1 : (0 ≤ i ∧ i < N) ∧ 0 ≤ b ∧ b + 1 ≤ B) =>
  (eval_letval rfl (eval_select_of cond_holds rfl rfl))))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N B : Int) : Heap V :=
  .points1 a_a
    (fun c0 => (0 ≤ c0 ∧ c0 < N) ∧ 0 < B)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (b : Int) : Heap V :=
  .points1 a_h
    (fun c0 => 0 ≤ c0 ∧ c0 < b)
    (fun c0 => (I.fn f_1 []))

noncomputable def known_1 (I : Interp V) (M : Model V) (N B b : Int) : Heap V :=
  ((known_1_0 I M N B).and (known_1_1 I M b))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_h [.var v_b] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_1 (b : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ b) (h3 : b < B) :
    (body_1 I M).vc I (impl.HasCell spec (base E N B)) ((base E N B).set v_b b) (known_1 I M N B b) :=
  (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_h t_H [v_i0] [.var v_i0] none)) (R := (Region.mk t_H [(.const 0, .var v_B)])) (.tail _ (.head _)) (.tail _ (.head _)) [b]
  (region_iff.2 ⟨b, _, rfl, h2, h3, rfl⟩) shape_a_h rfl rfl h2) ev_const rfl)

theorem kept_1 (b : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ b) (h3 : b < B) :
    Heap.Entails ((body_1 I M).post ((base E N B).set v_b b) (known_1 I M N B b)) (known_1 I M N B (b + 1)) :=
  (show Heap.Entails _ (known_1 I M N B (b + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q0 h4 => ((Classical.em (q0 = b)).elim (fun h5 => (at_set_eq1 q0 b h5 rfl))
  (fun h5 => (at_set_ne1 q0 b h5 (at_right (at_points1 q0 ⟨h4.1, (int_taB_neab_tab h4.2 h5)⟩ rfl)))))))))

theorem race_1 (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) :
    ParVC I 0 B (body_1 I M).erase (fun b => ((base E N B).set v_b b)) (fun b => (body_1 I M).post ((base E N B).set v_b b) (known_1 I M N B b)) :=
  (race_arrays [a_h] rfl rfl (all_cons
  (apart1 (fun b c0 => c0 = b) (fun b c0 => (1 : Int) < 0) (fun b h2 h3 => (w_assign1 b rfl))
  (fun b h2 h3 => (r_none rfl))
  (fun b y_y c0 h2 h3 h4 h5 h6 h7 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h7 h6)⟩)) all_nil))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (N B i : Int) : Heap V :=
  .points1 a_h
    (fun c0 => 0 ≤ c0 ∧ c0 < B)
    (fun c0 => (value_0 I M c0 N i))

noncomputable def known_2 (I : Interp V) (M : Model V) (N B i : Int) : Heap V :=
  ((known_1_0 I M N B).and (known_2_1 I M N B i))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_b .u8 (.read a_a [.var v_i]) (.const 0) (.var v_B)
    (fun e => I.toInt .u8 (M t_A [(e v_i)])) <|
  .accumulate true f_0 a_h [.var v_b] (.fn f_2 [])
    (fun e => (value_1 I M (e v_N) (e v_b) (e v_i)))

theorem vc_2 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ i) (h3 : i < N) :
    (body_2 I M).vc I (impl.HasCell spec (base E N B)) ((base E N B).set v_i i) (known_2 I M N B i) :=
  (vc_letval_of (M t_A [i])
  (ev_read ((at_left (at_points1 i ⟨⟨h2, h3⟩, (Or.elim h1 (fun h4 => h4) (fun h4 => (False.elim (int_c95 h2 h3 h4))))⟩
  rfl)) : (known_2 I M N B i) ⟨a_a, [i]⟩ (M t_A [i]))) rfl 0 B rfl rfl
  (have h4 : 0 ≤ I.toInt .u8 (M t_A [i]) ∧ I.toInt .u8 (M t_A [i]) < B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  h4) (fun (b : Int) (h4 : b = I.toInt .u8 (M t_A [i])) (h5 : 0 ≤ b) (h6 : b < B) =>
  (vc_accumulate_of (value_0 I M b N i) (I.fn f_2 [])
  ((at_right (at_points1 b ⟨h5, h6⟩ rfl)) : (known_2 I M N B i) ⟨a_h, [b]⟩ (value_0 I M b N i))
  ev_const ((append1 i 0 (i + 1) (fun q3 h7 => ⟨h7.1, (int_lab_taB h7.2)⟩)
  (fun q3 => ⟨(fun h7 => ((Classical.em (q3 < i)).elim (fun h8 => (Or.inl ⟨h7.1, h8⟩))
  (fun h8 => (Or.inr (int_lab_ntab_eab h7.2 h8))))), (fun h7 => (Or.elim h7 (fun h8 => ⟨h8.1, (int_tab_lab h8.2)⟩)
  (fun h8 => ⟨(int_lab_ecb_lac h2 h8), (int_eab_lab h8)⟩)))⟩) (fun q3 h7 => h7.2) (fun q3 h7 => rfl)
  (Eq.trans ((Eq.trans rfl (Eq.symm (sel_pos ⟨⟨h2, h3⟩, int_c1⟩)))
  : I.fn f_2 [] = sel ((0 ≤ i ∧ i < N) ∧ b = b) (I.fn f_2 []) (I.fn f_1 []))
  (Eq.symm (let_congr
  (fun y_m => (sel ((0 ≤ i ∧ i < N) ∧ y_m = b) (I.fn f_2 []) (I.fn f_1 [])))
  (Eq.symm h4)))))
  : I.fn f_0 [value_0 I M b N i, I.fn f_2 []] = value_1 I M N b i))))

theorem kept_2 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ i) (h3 : i < N) :
    Heap.Entails ((body_2 I M).post ((base E N B).set v_i i) (known_2 I M N B i)) (known_2 I M N B (i + 1)) :=
  (show Heap.Entails _ (known_2 I M N B (i + 1)) from (entails_and (entails_points1 (fun q4 h4 =>
  (at_letval_of (x := v_b) (τ := .u8) (e := (.read a_a [.var v_i])) (lo := (.const 0)) (hi := (.var v_B)) (T := fun e => I.toInt .u8 (M t_A [(e v_i)]))
  (fun (b : Int) (h5 : b = I.toInt .u8 (M t_A [i])) =>
  (have h6 : 0 ≤ I.toInt .u8 (M t_A [i]) ∧ I.toInt .u8 (M t_A [i]) < B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ b ∧ b < B := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_set_other (by decide)
  ((at_left (at_points1 q4 h4 rfl)) : (known_2 I M N B i) ⟨a_a, [q4]⟩ (M t_A [q4])))))))))
  (entails_points1 (fun q5 h4 =>
  (at_letval_of (x := v_b) (τ := .u8) (e := (.read a_a [.var v_i])) (lo := (.const 0)) (hi := (.var v_B)) (T := fun e => I.toInt .u8 (M t_A [(e v_i)]))
  (fun (b : Int) (h5 : b = I.toInt .u8 (M t_A [i])) =>
  (have h6 : 0 ≤ I.toInt .u8 (M t_A [i]) ∧ I.toInt .u8 (M t_A [i]) < B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨i, _, rfl, h2, h3, rfl⟩) rfl rfl);
  (have h7 : 0 ≤ b ∧ b < B := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  ((Classical.em (q5 = b)).elim (fun h8 => (at_set_eq1 q5 b h8 ((reduce_congr1
  (fun q6 => ⟨(fun h9 => ⟨h9.1, (int_taB_lab h9.2)⟩), (fun h9 => ⟨h9.1, (int_lab_taB h9.2)⟩)⟩)
  (fun q6 h9 =>
  (have h10 : 0 ≤ I.toInt .u8 (M t_A [q6]) ∧ I.toInt .u8 (M t_A [q6]) < B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [q6]) hR (.head _) (.head _) rfl (region_iff.2 ⟨q6, _, rfl, h9.1, ((int_c33 h3 h9.2) : q6 < N), rfl⟩) rfl rfl);
  ((Classical.em ((0 ≤ q6 ∧ q6 < N) ∧ I.toInt .u8 (M t_A [q6]) = q5)).elim
  (fun h11 => (Eq.trans ((sel_pos h11)
  : sel ((0 ≤ q6 ∧ q6 < N) ∧ I.toInt .u8 (M t_A [q6]) = q5) (I.fn f_2 []) (I.fn f_1 []) = I.fn f_2 [])
  (Eq.trans rfl (Eq.symm (sel_pos ⟨⟨h9.1, h11.1.2⟩, (int_eab_ebc_eac h11.2 h8)⟩)))))
  (fun h11 => (Eq.trans ((sel_neg h11)
  : sel ((0 ≤ q6 ∧ q6 < N) ∧ I.toInt .u8 (M t_A [q6]) = q5) (I.fn f_2 []) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fun h12 => (int_c186 h9.1 h12.2 h8 h12.1.2 h11)))))))))))
  : value_0 I M q5 N (i + 1) = value_1 I M N b i)))
  (fun h8 => (at_set_ne1 q5 b h8 ((at_right (at_points1 q5 h4 (Eq.trans
  ((reduce_mask1 (law_0 hl) 0 (i + 1) (fun q9 h9 => h9) (fun q9 h9 => ⟨h9.1, (int_tab_taB h9.2)⟩)
  (fun q9 h9 h10 => (Eq.trans ((let_congr
  (fun y_m => (sel ((0 ≤ q9 ∧ q9 < N) ∧ y_m = q5) (I.fn f_2 []) (I.fn f_1 [])))
  (Eq.trans (toInt_congr ((at_congr1 (int_c420 h9.1 h9.2 h10)) : M t_A [q9] = M t_A [i]))
  (Eq.symm h5)))
  : sel ((0 ≤ q9 ∧ q9 < N) ∧ I.toInt .u8 (M t_A [q9]) = q5) (I.fn f_2 []) (I.fn f_1 []) = sel ((0 ≤ q9 ∧ q9 < N) ∧ b = q5) (I.fn f_2 []) (I.fn f_1 []))
  (Eq.trans ((sel_neg (fun h11 => (int_eab_neba_F h11.2 h8)))
  : sel ((0 ≤ q9 ∧ q9 < N) ∧ b = q5) (I.fn f_2 []) (I.fn f_1 []) = I.fn f_1 [])
  rfl))) (fun q9 h9 => rfl)) : value_0 I M q5 N (i + 1) = value_0 I M q5 N i) rfl)))
  : (known_2 I M N B i) ⟨a_h, [q5]⟩ (value_0 I M q5 N (i + 1))))))))))))))

theorem race_2 (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) :
    ParVC I 0 N (body_2 I M).erase (fun i => ((base E N B).set v_i i)) (fun i => (body_2 I M).post ((base E N B).set v_i i) (known_2 I M N B i)) :=
  (race_arrays_atomic [a_h] rfl
  (all_cons (unraced_atomic f_0 1 (law_1 hl) rfl rfl rfl) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.par v_b (.const 0) (.var v_B)
    (fun e x => known_1 I M (e v_N) (e v_B) x) (body_1 I M)) <|
  .scope [a_h] <|
    .par v_i (.const 0) (.var v_N)
      (fun e x => known_2 I M (e v_N) (e v_B) x) (body_2 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 0 ≤ B) :
    (program I M).vc I (impl.HasCell spec (base E N B)) (base E N B) (impl.inputHeap spec (base E N B) M) :=
  (have h1 : 0 < B ∨ ¬ 0 < N := ((Classical.em (0 < N)).elim (fun h1 =>
  (have h2 : 0 ≤ I.toInt .u8 (M t_A [0]) ∧ I.toInt .u8 (M t_A [0]) < B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h2.1 h2.2)))) (fun h1 => (Or.inr h1))); (vc_seq (vc_par_of 0 B rfl rfl
  (show Heap.Entails _ (known_1 I M N B 0) from (entails_and (entails_points1 (fun q1 h2 =>
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q1]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q1, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun q2 h2 => (False.elim (int_lab_tba_F h2.1 h2.2))))))
  (fun b h2 h3 => (vc_1 N B hl hM hR b h0 h1 h2 h3))
  (fun b h2 h3 => (kept_1 N B hl hM hR b h0 h1 h2 h3)) (race_1 N B hl hM hR h0 h1))
  (vc_scope (vc_par_of 0 N rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points1 (fun q10 h2 => (at_right (at_points1 q10 ⟨h2.1, (int_lt_max_right h2.2)⟩
  (Eq.trans ((reduce_empty1 (fun q11 => (fun h3 => (int_lab_tba_F h3.1 h3.2))))
  : value_0 I M q10 N 0 = I.fn f_1 []) rfl))))))
  : Heap.Entails (known_1 I M N B (max 0 B)) (known_2 I M N B 0))
  (fun i h2 h3 => (vc_2 N B hl hM hR i h0 h1 h2 h3))
  (fun i h2 h3 => (kept_2 N B hl hM hR i h0 h1 h2 h3)) (race_2 N B hl hM hR h0 h1)))))

theorem output_0_1 (q12 : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 ≤ q12) (h2 : q12 < B) :
    ((program I M).post (base E N B) (impl.inputHeap spec (base E N B) M)) ⟨a_h, [q12]⟩ (M t_H [q12]) :=
  ((at_right (at_points1 q12 ⟨h1, h2⟩
  (Eq.trans ((equation_0 N B hl hM hR q12 trivial) : M t_H [q12] = value_2 I M B N q12)
  (reduce_congr1 (fun q14 =>
  ⟨(fun h3 => ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩), (fun h3 => ⟨⟨h3.1, (int_c4 h3.1 h3.2)⟩, ⟨h1, (int_tab_lAb h2)⟩⟩)⟩)
  (fun q14 h3 => rfl))))) : (known_2 I M N B (max 0 N)) ⟨a_h, [q12]⟩ (M t_H [q12]))

end

theorem consistent (E : Env) (N B : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) : spec.Consistent (base E N B) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N B : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N B) :=
  solvable_layers (consistent E N B h0)
    (fun at_ => if at_ = t_H then 0 else 0) (by decide)

theorem placed (E : Env) (N B : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) : impl.LayoutOk spec (base E N B) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N B : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N B : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < B) :
    spec.Given (inside N B) (base E N B) t_H [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N B : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (b : Int) (hR : spec.InRange I (base E N B) M) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N B) (base E N B)) (.reduce [.fn (.literal .i32 0 1) []] (.builtin "+" .i32) [v_i] (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_b)) (.le (.add (.var v_b) (.const 1)) (.var v_B)))) (.letval d_0 .u8 (.access t_A [.var v_i]) (.select (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.eq (.var d_0) (.var v_b))) (.fn (.literal .i32 1 1) []) (.fn (.literal .i32 0 1) [])))) ((base E N B).set v_b b) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : (0 ≤ y_d0 ∧ y_d0 < N) ∧ 0 ≤ b ∧ b + 1 ≤ B) => h2.1)
  (fun (y_d0 : Int) (h2 : (0 ≤ y_d0 ∧ y_d0 < N) ∧ 0 ≤ b ∧ b + 1 ≤ B) => (defined_letval
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩)))
  rfl (fun (y_d1 : Int) (h3 : y_d1 = I.toInt .u8 (M t_A [y_d0])) =>
  (have h4 : 0 ≤ I.toInt .u8 (M t_A [y_d0]) ∧ I.toInt .u8 (M t_A [y_d0]) < B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [y_d0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl);
  (have h5 : 0 ≤ y_d1 ∧ y_d1 < B := ⟨(int_lab_ecb_lac h4.1 h3), (int_eab_tbc_tac h3 h4.2)⟩;
  (defined_select_of cond_holds
  (fun (h6 : (0 ≤ y_d0 ∧ y_d0 < N) ∧ y_d1 = b) => (defined_fn defined_nil))
  (fun (h6 : ¬ ((0 ≤ y_d0 ∧ y_d0 < N) ∧ y_d1 = b)) => (defined_fn defined_nil)))))))))

theorem defined (E : Env) (N B : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) : spec.Defined (base E N B) :=
  defined_of (inside N B)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N B h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun b => cond_holds) (fun b hg hk => defined_0 E N B h0 b hR hg))
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
  Certified.of_parts (fun E => (0 ≤ (E v_N) ∧ 0 ≤ (E v_B)))
    (fun E => base E (E v_N) (E v_B)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_B) a) (fun E a => placed E (E v_N) (E v_B) a)
    (fun E a => consistent E (E v_N) (E v_B) a) (fun E a => solvable E (E v_N) (E v_B) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_B) hl hM hR a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) (E v_B) hl hM hR p0 a b0 b1)) all_nil)) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .i32) [x, y] = x + y)
    (m1 : I.fn (.literal .i32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .i32) [x, y] = x + y)
    (m1 : I.fn (.literal .i32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .i32) [x, y] = x + y)
    (m1 : I.fn (.literal .i32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

end Redverify.Certificate.atomics
