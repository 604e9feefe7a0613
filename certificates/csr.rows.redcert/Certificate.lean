module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.rows

/-- `R` -/ abbrev v_R : Var := 0
/-- `N` -/ abbrev v_N : Var := 1
/-- `Z` -/ abbrev v_Z : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `k` -/ abbrev v_k : Var := 4
/-- `$d0` -/ abbrev d_0 : Var := 5
/-- `$d1` -/ abbrev d_1 : Var := 6
/-- `$d2` -/ abbrev d_2 : Var := 7
/-- `i0` -/ abbrev v_i0 : Var := 8
/-- `lo` -/ abbrev v_lo : Var := 9
/-- `hi` -/ abbrev v_hi : Var := 10
/-- `j` -/ abbrev v_j : Var := 11
/-- `p` -/ abbrev a_p : Arr := 0
/-- `c` -/ abbrev a_c : Arr := 1
/-- `v` -/ abbrev a_v : Arr := 2
/-- `x` -/ abbrev a_x : Arr := 3
/-- `y` -/ abbrev a_y : Arr := 4
/-- `P` -/ abbrev t_P : Ten := 0
/-- `C` -/ abbrev t_C : Ten := 1
/-- `V` -/ abbrev t_V : Ten := 2
/-- `X` -/ abbrev t_X : Ten := 3
/-- `Y` -/ abbrev t_Y : Ten := 4

/-- Specification `csr`. -/
def spec : Spec where
  assumptions :=
    [
      .and
        (.and (.le (.const 0) (.var v_R)) (.le (.const 0) (.var v_N)))
        (.le (.const 0) (.var v_Z))]
  inputs :=
    [
      Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))],
      Region.mk t_C [(.const 0, .var v_Z)],
      Region.mk t_V [(.const 0, .var v_Z)],
      Region.mk t_X [(.const 0, .var v_N)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_R)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z)))
          (.letval
            d_0
            .i32
            (.access t_P [.var v_i])
            (.letval
              d_1
              .i32
              (.access t_P [.add (.var v_i) (.const 1)])
              (.select
                (.and (.le (.var d_0) (.var v_k)) (.lt (.var v_k) (.var d_1)))
                (.fn
                  (.builtin "*" .f32)
                  [
                    .access t_V [.var v_k],
                    .letval d_2 .i32 (.access t_C [.var v_k]) (.access t_X [.var d_2])])
                (.fn (.special .f32 "-0.0") [])))))]
  ranges :=
    [
      Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true,
      Range.mk t_C .i32 (.const 0) (.var v_N) false]

/-- Implementation `rows`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_p t_P [v_i0] [.var v_i0] none,
      Binding.mk a_c t_C [v_i0] [.var v_i0] none,
      Binding.mk a_v t_V [v_i0] [.var v_i0] none,
      Binding.mk a_x t_X [v_i0] [.var v_i0] none,
      Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_R) <|
      .seq (.assign a_y [.var v_i] (.fn (.literal .f32 0 1) [])) <|
      .letval v_lo .i32 (.read a_p [.var v_i]) (.const 0) (.add (.var v_Z) (.const 1)) <|
      .letval v_hi .i32 (.read a_p [.add (.var v_i) (.const 1)]) (.const 0) (.add (.var v_Z) (.const 1)) <|
      .scope [a_y] <|
        .for v_k (.var v_lo) (.var v_hi) <|
          .letval v_j .i32 (.read a_c [.var v_k]) (.const 0) (.var v_N) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_y
            [.var v_i]
            (.fn (.builtin "*" .f32) [.read a_v [.var v_k], .read a_x [.var v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.special .f32 "-0.0") []) := hl

abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32
abbrev f_3 : Fn := .special .f32 "-0.0"

abbrev base (E : Env) (x_R x_N x_Z : Int) : Env := (((E.set v_R x_R).set v_N x_N).set v_Z x_Z)

theorem base_self (E : Env) : base E (E v_R) (E v_N) (E v_Z) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))))

theorem fact_0 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_c) (h1 : x_c ≤ x_d) (h2 : x_d < x_e) (h3 : x_e < x_b + 1) : x_a < x_b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x_N x_hi x_i x_k x_lo : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((x_lo ≤ y_k0 ∧ y_k0 < x_k) ∧ 0 < x_N) ∧ x_k ≤ x_hi)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [x_i]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [x_i + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x_i x_k x_lo : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => x_lo ≤ y_k0 ∧ y_k0 ≤ x_k)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [x_i]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [x_i + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (x_Z x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x_Z)) (body1 (fun y_k0 => sel (I.toInt .i32 (M t_P [x_i]) ≤ y_k0 ∧ y_k0 < I.toInt .i32 (M t_P [x_i + 1])) (I.fn f_2 [M t_V [y_k0], M t_X [I.toInt .i32 (M t_C [y_k0])]]) (I.fn f_3 []))))

theorem equation_0 (x_R x_N x_Z x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_R x_N x_Z) M) (hR : spec.InRange I (base E x_R x_N x_Z) M) (h0 : True) :
    (M t_Y [x_i]) = (value_2 I M x_Z x_i) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z))) (.letval d_0 .i32 (.access t_P [.var v_i]) (.letval d_1 .i32 (.access t_P [.add (.var v_i) (.const 1)]) (.select (.and (.le (.var d_0) (.var v_k)) (.lt (.var v_k) (.var d_1))) (.fn f_2 [.access t_V [.var v_k], .letval d_2 .i32 (.access t_C [.var v_k]) (.access t_X [.var d_2])]) (.fn f_3 []))))) ((base E x_R x_N x_Z).set v_i x_i) = _ from
  (eval_reduce_some1 rfl (fun (x_k : Int) => cond_holds)
  (fun (x_k : Int) (h1 : 0 ≤ x_k ∧ x_k < x_Z) =>
  (eval_letval rfl (eval_letval rfl (eval_select_of cond_holds rfl rfl)))))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_N x_Z : Int) : Heap V :=
  .points1 a_c
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < x_Z) ∧ 0 < x_N)
    (fun y_c0 => (M t_C [y_c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_R x_N x_Z : Int) : Heap V :=
  .points1 a_p
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 ≤ x_R) ∧ 0 < x_N ∨ (0 ≤ y_c0 ∧ y_c0 ≤ x_R) ∧ x_Z = 0)
    (fun y_c0 => (M t_P [y_c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x_N x_Z : Int) : Heap V :=
  .points1 a_v
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < x_Z) ∧ 0 < x_N)
    (fun y_c0 => (M t_V [y_c0]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (x_N : Int) : Heap V :=
  .points1 a_x
    (fun y_c0 => 0 ≤ y_c0 ∧ y_c0 < x_N)
    (fun y_c0 => (M t_X [y_c0]))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (x_N x_Z x_i : Int) : Heap V :=
  .points1 a_y
    (fun y_c0 => (0 ≤ y_c0 ∧ y_c0 < x_i) ∧ 0 < x_N ∨ (0 ≤ y_c0 ∧ y_c0 < x_i) ∧ x_Z = 0)
    (fun y_c0 => (M t_Y [y_c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_R x_N x_Z x_i : Int) : Heap V :=
  ((known_1_0 I M x_N x_Z).and ((known_1_1 I M x_R x_N x_Z).and ((known_1_2 I M x_N x_Z).and ((known_1_3 I M x_N).and (known_1_4 I M x_N x_Z x_i)))))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (x_N x_Z x_lo x_hi x_k : Int) : Heap V :=
  .points1 a_c
    (fun y_c0 => (((0 ≤ y_c0 ∧ y_c0 < x_Z) ∧ 0 < x_N) ∧ x_lo < x_hi) ∧ x_k ≤ x_hi ∨ (((0 ≤ y_c0 ∧ y_c0 < x_Z) ∧ 0 < x_N) ∧ x_hi ≤ x_k) ∧ x_lo = x_k)
    (fun y_c0 => (M t_C [y_c0]))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_R x_N x_Z x_lo x_hi x_k : Int) : Heap V :=
  .points1 a_p
    (fun y_c0 => (((0 ≤ y_c0 ∧ y_c0 ≤ x_R) ∧ 0 < x_N) ∧ x_lo < x_hi) ∧ x_k ≤ x_hi ∨ (((0 ≤ y_c0 ∧ y_c0 ≤ x_R) ∧ 0 < x_N) ∧ x_hi ≤ x_k) ∧ x_lo = x_k ∨ ((((0 ≤ y_c0 ∧ y_c0 ≤ x_R) ∧ x_Z = 0) ∧ x_hi = 0) ∧ x_k = 0) ∧ x_lo = 0)
    (fun y_c0 => (M t_P [y_c0]))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (x_N x_Z x_lo x_hi x_k : Int) : Heap V :=
  .points1 a_v
    (fun y_c0 => (((0 ≤ y_c0 ∧ y_c0 < x_Z) ∧ 0 < x_N) ∧ x_lo < x_hi) ∧ x_k ≤ x_hi ∨ (((0 ≤ y_c0 ∧ y_c0 < x_Z) ∧ 0 < x_N) ∧ x_hi ≤ x_k) ∧ x_lo = x_k)
    (fun y_c0 => (M t_V [y_c0]))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (x_N x_lo x_hi x_k : Int) : Heap V :=
  .points1 a_x
    (fun y_c0 => ((0 ≤ y_c0 ∧ y_c0 < x_N) ∧ x_lo < x_hi) ∧ x_k ≤ x_hi ∨ ((0 ≤ y_c0 ∧ y_c0 < x_N) ∧ x_hi ≤ x_k) ∧ x_lo = x_k)
    (fun y_c0 => (M t_X [y_c0]))

noncomputable def known_2_4 (I : Interp V) (M : Model V) (x_N x_Z x_i x_lo x_hi x_k : Int) : Heap V :=
  .points1 a_y
    (fun y_c0 => (((0 ≤ y_c0 ∧ y_c0 < x_i) ∧ 0 < x_N) ∧ x_lo < x_hi) ∧ x_k ≤ x_hi ∨ (((0 ≤ y_c0 ∧ y_c0 < x_i) ∧ 0 < x_N) ∧ x_hi ≤ x_k) ∧ x_lo = x_k ∨ ((((0 ≤ y_c0 ∧ y_c0 < x_i) ∧ x_Z = 0) ∧ x_hi = 0) ∧ x_k = 0) ∧ x_lo = 0)
    (fun y_c0 => (M t_Y [y_c0]))

noncomputable def known_2_5 (I : Interp V) (M : Model V) (x_N x_Z x_i x_lo x_hi x_k : Int) : Heap V :=
  .points1 a_y
    (fun y_c0 => ((y_c0 = x_i ∧ 0 < x_N) ∧ x_lo < x_hi) ∧ x_k ≤ x_hi ∨ ((y_c0 = x_i ∧ 0 < x_N) ∧ x_hi ≤ x_k) ∧ x_lo = x_k ∨ (((y_c0 = x_i ∧ x_Z = 0) ∧ x_hi = 0) ∧ x_k = 0) ∧ x_lo = 0)
    (fun y_c0 => (value_0 I M x_N x_hi x_i x_k x_lo))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_R x_N x_Z x_i x_lo x_hi x_k : Int) : Heap V :=
  ((known_2_0 I M x_N x_Z x_lo x_hi x_k).and ((known_2_1 I M x_R x_N x_Z x_lo x_hi x_k).and ((known_2_2 I M x_N x_Z x_lo x_hi x_k).and ((known_2_3 I M x_N x_lo x_hi x_k).and ((known_2_4 I M x_N x_Z x_i x_lo x_hi x_k).and (known_2_5 I M x_N x_Z x_i x_lo x_hi x_k))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_j .i32 (.read a_c [.var v_k]) (.const 0) (.var v_N)
    (fun e => I.toInt .i32 (M t_C [(e v_k)])) <|
  .accumulate
    false
    f_0
    a_y
    [.var v_i]
    (.fn f_2 [.read a_v [.var v_k], .read a_x [.var v_j]])
    (fun e => (value_1 I M (e v_i) (e v_k) (e v_lo)))

theorem vc_2 (x_R x_N x_Z x_i x_lo x_hi x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_R x_N x_Z) M) (hR : spec.InRange I (base E x_R x_N x_Z) M) (h0 : (0 ≤ x_R ∧ 0 ≤ x_N) ∧ 0 ≤ x_Z) (h1 : 0 < x_N ∨ ¬ 0 < x_Z) (h2 : 0 ≤ x_i) (h3 : x_i < x_R) (h4 : x_lo = I.toInt .i32 (M t_P [x_i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < x_Z + 1) (h7 : x_hi = I.toInt .i32 (M t_P [x_i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < x_Z + 1) (h10 : x_lo ≤ x_k) (h11 : x_k < x_hi) :
    (body_2 I M).vc I (impl.HasCell spec (base E x_R x_N x_Z)) (((((base E x_R x_N x_Z).set v_i x_i).set v_lo x_lo).set v_hi x_hi).set v_k x_k) (known_2 I M x_R x_N x_Z x_i x_lo x_hi x_k) :=
  (vc_letval_of (M t_C [x_k]) (ev_read ((at_left (at_points1 x_k
  (Or.inl ⟨⟨⟨⟨(int_lab_lbc_lac h5 h10), (int_c59 h11 h9)⟩, (Or.elim h1 (fun h12 => h12) (fun h12 => (False.elim (int_c229 h5 h10 h11 h9 h12))))⟩, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩)
  rfl)) : (known_2 I M x_R x_N x_Z x_i x_lo x_hi x_k) ⟨a_c, [x_k]⟩ (M t_C [x_k]))) rfl 0 x_N rfl rfl
  (have h12 : 0 ≤ I.toInt .i32 (M t_C [x_k]) ∧ I.toInt .i32 (M t_C [x_k]) < x_N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨x_k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ x_k), ((int_c59 h11 h9) : x_k < x_Z), rfl⟩) rfl rfl);
  h12)
  (fun (x_j : Int) (h12 : x_j = I.toInt .i32 (M t_C [x_k])) (h13 : 0 ≤ x_j) (h14 : x_j < x_N) =>
  (vc_accumulate_of (value_0 I M x_N x_hi x_i x_k x_lo)
  (I.fn f_2 [M t_V [x_k], M t_X [x_j]])
  ((at_right (at_right (at_right (at_right (at_right (at_points1 x_i
  (Or.inl ⟨⟨⟨rfl, (int_lab_tbc_tac h13 h14)⟩, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩) rfl))))))
  : (known_2 I M x_R x_N x_Z x_i x_lo x_hi x_k) ⟨a_y, [x_i]⟩ (value_0 I M x_N x_hi x_i x_k x_lo))
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_left (at_points1 x_k
  (Or.inl ⟨⟨⟨⟨(int_lab_lbc_lac h5 h10), (int_c59 h11 h9)⟩, (int_lab_tbc_tac h13 h14)⟩, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩)
  rfl)))) : (known_2 I M x_R x_N x_Z x_i x_lo x_hi x_k) ⟨a_v, [x_k]⟩ (M t_V [x_k]))) (ev_cons
  (ev_read ((at_right (at_right (at_right (at_left (at_points1 x_j (Or.inl ⟨⟨⟨h13, h14⟩, (int_lab_tbc_tac h10 h11)⟩, (int_tab_lab h11)⟩) rfl)))))
  : (known_2 I M x_R x_N x_Z x_i x_lo x_hi x_k) ⟨a_x, [x_j]⟩ (M t_X [x_j]))) ev_nil)))
  ((append1 x_k x_lo (x_k + 1) (fun y_q0 h15 => ⟨h15.1, (int_lab_taB h15.2)⟩)
  (fun y_q0 => ⟨(fun h15 => ((Classical.em (y_q0 < x_k)).elim
  (fun h16 => (Or.inl ⟨⟨⟨h15.1, h16⟩, (int_lab_tbc_tac h13 h14)⟩, (int_tab_lab h11)⟩))
  (fun h16 => (Or.inr (int_lab_ntab_eab h15.2 h16))))), (fun h15 => (Or.elim h15 (fun h16 => ⟨h16.1.1.1, (int_tab_lab h16.1.1.2)⟩)
  (fun h16 => ⟨(int_lab_ecb_lac h10 h16), (int_eab_lab h16)⟩)))⟩) (fun y_q0 h15 => h15.1.1.2)
  (fun y_q0 h15 => rfl) (Eq.trans ((Eq.trans ((Eq.trans
  ((fn_congr2 rfl (Eq.trans rfl (Eq.symm (let_congr (fun y_m => (M t_X [y_m])) (Eq.symm h12)))))
  : I.fn f_2 [M t_V [x_k], M t_X [x_j]] = I.fn f_2 [M t_V [x_k], M t_X [I.toInt .i32 (M t_C [x_k])]])
  (Eq.symm (sel_pos ⟨h10, h11⟩)))
  : I.fn f_2 [M t_V [x_k], M t_X [x_j]] = sel (x_lo ≤ x_k ∧ x_k < x_hi) (I.fn f_2 [M t_V [x_k], M t_X [I.toInt .i32 (M t_C [x_k])]]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (x_lo ≤ x_k ∧ x_k < y_m) (I.fn f_2 [M t_V [x_k], M t_X [I.toInt .i32 (M t_C [x_k])]]) (I.fn f_3 [])))
  (Eq.symm h7))))
  : I.fn f_2 [M t_V [x_k], M t_X [x_j]] = sel (x_lo ≤ x_k ∧ x_k < I.toInt .i32 (M t_P [x_i + 1])) (I.fn f_2 [M t_V [x_k], M t_X [I.toInt .i32 (M t_C [x_k])]]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (y_m ≤ x_k ∧ x_k < I.toInt .i32 (M t_P [x_i + 1])) (I.fn f_2 [M t_V [x_k], M t_X [I.toInt .i32 (M t_C [x_k])]]) (I.fn f_3 [])))
  (Eq.symm h4)))))
  : I.fn f_0 [value_0 I M x_N x_hi x_i x_k x_lo, I.fn f_2 [M t_V [x_k], M t_X [x_j]]] = value_1 I M x_i x_k x_lo))))

theorem kept_2 (x_R x_N x_Z x_i x_lo x_hi x_k : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_R x_N x_Z) M) (hR : spec.InRange I (base E x_R x_N x_Z) M) (h0 : (0 ≤ x_R ∧ 0 ≤ x_N) ∧ 0 ≤ x_Z) (h1 : 0 < x_N ∨ ¬ 0 < x_Z) (h2 : 0 ≤ x_i) (h3 : x_i < x_R) (h4 : x_lo = I.toInt .i32 (M t_P [x_i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < x_Z + 1) (h7 : x_hi = I.toInt .i32 (M t_P [x_i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < x_Z + 1) (h10 : x_lo ≤ x_k) (h11 : x_k < x_hi) :
    Heap.Entails ((body_2 I M).post (((((base E x_R x_N x_Z).set v_i x_i).set v_lo x_lo).set v_hi x_hi).set v_k x_k) (known_2 I M x_R x_N x_Z x_i x_lo x_hi x_k)) (known_2 I M x_R x_N x_Z x_i x_lo x_hi (x_k + 1)) :=
  (show Heap.Entails _ (known_2 I M x_R x_N x_Z x_i x_lo x_hi (x_k + 1)) from
  (entails_and (entails_points1 (fun y_q1 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (x_j : Int) (h14 : x_j = I.toInt .i32 (M t_C [x_k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_C [x_k]) ∧ I.toInt .i32 (M t_C [x_k]) < x_N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨x_k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ x_k), ((int_c59 h11 h9) : x_k < x_Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ x_j ∧ x_j < x_N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  (at_set_other (by decide) ((at_left (at_points1 y_q1 (Or.inl ⟨h13.1, (int_tab_lab h11)⟩) rfl))
  : (known_2 I M x_R x_N x_Z x_i x_lo x_hi x_k) ⟨a_c, [y_q1]⟩ (M t_C [y_q1]))))))))
  (fun h13 => (False.elim (int_c115 h10 h13.2))))))
  (entails_and (entails_points1 (fun y_q2 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (x_j : Int) (h14 : x_j = I.toInt .i32 (M t_C [x_k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_C [x_k]) ∧ I.toInt .i32 (M t_C [x_k]) < x_N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨x_k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ x_k), ((int_c59 h11 h9) : x_k < x_Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ x_j ∧ x_j < x_N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  (at_set_other (by decide)
  ((at_right (at_left (at_points1 y_q2 (Or.inl ⟨h13.1, (int_tab_lab h11)⟩) rfl)))
  : (known_2 I M x_R x_N x_Z x_i x_lo x_hi x_k) ⟨a_p, [y_q2]⟩ (M t_P [y_q2]))))))))
  (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_c115 h10 h14.2)))
  (fun h14 => (False.elim (int_c212 h5 h10 h14.1.2))))))))
  (entails_and (entails_points1 (fun y_q3 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (x_j : Int) (h14 : x_j = I.toInt .i32 (M t_C [x_k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_C [x_k]) ∧ I.toInt .i32 (M t_C [x_k]) < x_N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨x_k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ x_k), ((int_c59 h11 h9) : x_k < x_Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ x_j ∧ x_j < x_N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  (at_set_other (by decide)
  ((at_right (at_right (at_left (at_points1 y_q3 (Or.inl ⟨h13.1, (int_tab_lab h11)⟩) rfl))))
  : (known_2 I M x_R x_N x_Z x_i x_lo x_hi x_k) ⟨a_v, [y_q3]⟩ (M t_V [y_q3]))))))))
  (fun h13 => (False.elim (int_c115 h10 h13.2))))))
  (entails_and (entails_points1 (fun y_q4 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (x_j : Int) (h14 : x_j = I.toInt .i32 (M t_C [x_k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_C [x_k]) ∧ I.toInt .i32 (M t_C [x_k]) < x_N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨x_k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ x_k), ((int_c59 h11 h9) : x_k < x_Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ x_j ∧ x_j < x_N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  (at_set_other (by decide)
  ((at_right (at_right (at_right (at_left (at_points1 y_q4 (Or.inl ⟨h13.1, (int_tab_lab h11)⟩) rfl)))))
  : (known_2 I M x_R x_N x_Z x_i x_lo x_hi x_k) ⟨a_x, [y_q4]⟩ (M t_X [y_q4]))))))))
  (fun h13 => (False.elim (int_c115 h10 h13.2))))))
  (entails_and (entails_points1 (fun y_q5 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (x_j : Int) (h14 : x_j = I.toInt .i32 (M t_C [x_k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_C [x_k]) ∧ I.toInt .i32 (M t_C [x_k]) < x_N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨x_k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ x_k), ((int_c59 h11 h9) : x_k < x_Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ x_j ∧ x_j < x_N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  (at_set_ne1 y_q5 x_i (int_tab_neab h13.1.1.1.2)
  ((at_right (at_right (at_right (at_right (at_left (at_points1 y_q5 (Or.inl ⟨h13.1, (int_tab_lab h11)⟩) rfl))))))
  : (known_2 I M x_R x_N x_Z x_i x_lo x_hi x_k) ⟨a_y, [y_q5]⟩ (M t_Y [y_q5]))))))))
  (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_c115 h10 h14.2)))
  (fun h14 => (False.elim (int_c212 h5 h10 h14.1.2))))))))
  (entails_points1 (fun y_q6 h12 => (Or.elim h12 (fun h13 =>
  (at_letval_of (x := v_j) (τ := .i32) (e := (.read a_c [.var v_k])) (lo := (.const 0)) (hi := (.var v_N)) (T := fun e => I.toInt .i32 (M t_C [(e v_k)]))
  (fun (x_j : Int) (h14 : x_j = I.toInt .i32 (M t_C [x_k])) =>
  (have h15 : 0 ≤ I.toInt .i32 (M t_C [x_k]) ∧ I.toInt .i32 (M t_C [x_k]) < x_N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [x_k]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨x_k, _, rfl, ((int_lab_lbc_lac h5 h10) : 0 ≤ x_k), ((int_c59 h11 h9) : x_k < x_Z), rfl⟩) rfl rfl);
  (have h16 : 0 ≤ x_j ∧ x_j < x_N := ⟨(int_lab_ecb_lac h15.1 h14), (int_eab_tbc_tac h14 h15.2)⟩;
  (at_set_eq1 y_q6 x_i h13.1.1.1 ((reduce_congr1 (fun y_q7 =>
  ⟨(fun h17 => ⟨h17.1.1.1, (int_taB_lab h17.1.1.2)⟩), (fun h17 => ⟨⟨⟨h17.1, (int_lab_taB h17.2)⟩, h13.1.1.2⟩, h13.2⟩)⟩)
  (fun y_q7 h17 => rfl)) : value_0 I M x_N x_hi x_i (x_k + 1) x_lo = value_1 I M x_i x_k x_lo)))))))
  (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_c115 h10 h14.2)))
  (fun h14 => (False.elim (int_c212 h5 h10 h14.1.2))))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_y [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .letval v_lo .i32 (.read a_p [.var v_i]) (.const 0) (.add (.var v_Z) (.const 1))
    (fun e => I.toInt .i32 (M t_P [(e v_i)])) <|
  .letval v_hi .i32 (.read a_p [.add (.var v_i) (.const 1)]) (.const 0) (.add (.var v_Z) (.const 1))
    (fun e => I.toInt .i32 (M t_P [(e v_i) + 1])) <|
  .scope [a_y] <|
    .for v_k (.var v_lo) (.var v_hi)
      (fun e x => known_2 I M (e v_R) (e v_N) (e v_Z) (e v_i) (e v_lo) (e v_hi) x) (body_2 I M)

theorem vc_1 (x_R x_N x_Z x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_R x_N x_Z) M) (hR : spec.InRange I (base E x_R x_N x_Z) M) (h0 : (0 ≤ x_R ∧ 0 ≤ x_N) ∧ 0 ≤ x_Z) (h1 : 0 < x_N ∨ ¬ 0 < x_Z) (h2 : 0 ≤ x_i) (h3 : x_i < x_R) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_R x_N x_Z)) ((base E x_R x_N x_Z).set v_i x_i) (known_1 I M x_R x_N x_Z x_i) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_R)])) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [x_i]
  (region_iff.2 ⟨x_i, _, rfl, h2, h3, rfl⟩) shape_a_y rfl rfl h2) ev_const rfl)
  (vc_letval_of (M t_P [x_i]) (ev_read (at_set_other (by decide)
  ((at_right (at_left (at_points1 x_i (Or.elim h1 (fun h4 => (Or.inl ⟨⟨h2, (int_tab_lab h3)⟩, h4⟩))
  (fun h4 => (Or.inr ⟨⟨h2, (int_tab_lab h3)⟩, (int_lba_ntba_eab h0.2 h4)⟩))) rfl)))
  : (known_1 I M x_R x_N x_Z x_i) ⟨a_p, [x_i]⟩ (M t_P [x_i])))) rfl 0 (x_Z + 1) rfl rfl
  (have h4 : 0 ≤ I.toInt .i32 (M t_P [x_i]) ∧ I.toInt .i32 (M t_P [x_i]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_i, _, rfl, h2, ((int_tab_taB h3) : x_i < x_R + 1), rfl⟩) rfl rfl);
  h4)
  (fun (x_lo : Int) (h4 : x_lo = I.toInt .i32 (M t_P [x_i])) (h5 : 0 ≤ x_lo) (h6 : x_lo < x_Z + 1) =>
  (vc_letval_of (M t_P [x_i + 1]) (ev_read (at_set_other (by decide)
  ((at_right (at_left (at_points1 (x_i + 1) (Or.elim h1 (fun h7 => (Or.inl ⟨⟨(int_c19 h2), (int_tab_lAb h3)⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(int_c19 h2), (int_tab_lAb h3)⟩, (int_lba_ntba_eab h0.2 h7)⟩))) rfl)))
  : (known_1 I M x_R x_N x_Z x_i) ⟨a_p, [x_i + 1]⟩ (M t_P [x_i + 1])))) rfl 0 (x_Z + 1) rfl rfl
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [x_i + 1]) ∧ I.toInt .i32 (M t_P [x_i + 1]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(x_i + 1), _, rfl, ((int_c19 h2) : 0 ≤ x_i + 1), ((int_c29 h3) : x_i + 1 < x_R + 1), rfl⟩) rfl rfl);
  h7)
  (fun (x_hi : Int) (h7 : x_hi = I.toInt .i32 (M t_P [x_i + 1])) (h8 : 0 ≤ x_hi) (h9 : x_hi < x_Z + 1) =>
  (vc_scope (vc_for_of x_lo x_hi rfl rfl
  (show Heap.Entails _ (known_2 I M x_R x_N x_Z x_i x_lo x_hi x_lo) from
  (entails_and (entails_points1 (fun y_q8 h10 =>
  (Or.elim h10 (fun h11 => (at_set_other (by decide) (at_left (at_points1 y_q8 h11.1.1 rfl))))
  (fun h11 => (at_set_other (by decide) (at_left (at_points1 y_q8 h11.1.1 rfl)))))))
  (entails_and (entails_points1 (fun y_q9 h10 => (Or.elim h10 (fun h11 =>
  (at_set_other (by decide) (at_right (at_left (at_points1 y_q9 (Or.inl h11.1.1) rfl)))))
  (fun h11 => (Or.elim h11 (fun h12 =>
  (at_set_other (by decide) (at_right (at_left (at_points1 y_q9 (Or.inl h12.1.1) rfl)))))
  (fun h12 =>
  (at_set_other (by decide) (at_right (at_left (at_points1 y_q9 (Or.inr h12.1.1.1) rfl))))))))))
  (entails_and (entails_points1 (fun y_q10 h10 => (Or.elim h10 (fun h11 =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points1 y_q10 h11.1.1 rfl))))))
  (fun h11 =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points1 y_q10 h11.1.1 rfl)))))))))
  (entails_and (entails_points1 (fun y_q11 h10 => (Or.elim h10 (fun h11 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points1 y_q11 h11.1.1 rfl)))))))
  (fun h11 => (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points1 y_q11 h11.1.1 rfl)))))))))) (entails_and
  (entails_points1 (fun y_q12 h10 => (Or.elim h10 (fun h11 => (at_set_ne1 y_q12 x_i (int_tab_neab h11.1.1.1.2)
  (at_right (at_right (at_right (at_right (at_points1 y_q12 (Or.inl h11.1.1) rfl)))))))
  (fun h11 => (Or.elim h11 (fun h12 => (at_set_ne1 y_q12 x_i (int_tab_neab h12.1.1.1.2)
  (at_right (at_right (at_right (at_right (at_points1 y_q12 (Or.inl h12.1.1) rfl)))))))
  (fun h12 => (at_set_ne1 y_q12 x_i (int_tab_neab h12.1.1.1.1.2)
  (at_right (at_right (at_right (at_right (at_points1 y_q12 (Or.inr h12.1.1.1) rfl))))))))))))
  (entails_points1 (fun y_q13 h10 => (Or.elim h10 (fun h11 => (at_set_eq1 y_q13 x_i h11.1.1.1
  ((Eq.trans ((reduce_empty1 (fun y_q14 => (fun h12 => (int_lab_tba_F h12.1.1.1 h12.1.1.2))))
  : value_0 I M x_N x_hi x_i x_lo x_lo = I.fn f_1 []) rfl)
  : value_0 I M x_N x_hi x_i x_lo x_lo = I.fn f_1 [])))
  (fun h11 => (Or.elim h11 (fun h12 => (at_set_eq1 y_q13 x_i h12.1.1.1
  ((Eq.trans ((reduce_empty1 (fun y_q15 => (fun h13 => (int_lab_tba_F h13.1.1.1 h13.1.1.2))))
  : value_0 I M x_N x_hi x_i x_lo x_lo = I.fn f_1 []) rfl)
  : value_0 I M x_N x_hi x_i x_lo x_lo = I.fn f_1 [])))
  (fun h12 => (at_set_eq1 y_q13 x_i h12.1.1.1.1
  ((Eq.trans ((reduce_empty1 (fun y_q16 => (fun h13 => (int_lab_tba_F h13.1.1.1 h13.1.1.2))))
  : value_0 I M x_N x_hi x_i x_lo x_lo = I.fn f_1 []) rfl)
  : value_0 I M x_N x_hi x_i x_lo x_lo = I.fn f_1 []))))))))))))))
  (fun x_k h10 h11 =>
  (vc_2 x_R x_N x_Z x_i x_lo x_hi x_k hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11))
  (fun x_k h10 h11 =>
  (kept_2 x_R x_N x_Z x_i x_lo x_hi x_k hl hM hR h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)))))))))

theorem kept_1 (x_R x_N x_Z x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_R x_N x_Z) M) (hR : spec.InRange I (base E x_R x_N x_Z) M) (h0 : (0 ≤ x_R ∧ 0 ≤ x_N) ∧ 0 ≤ x_Z) (h1 : 0 < x_N ∨ ¬ 0 < x_Z) (h2 : 0 ≤ x_i) (h3 : x_i < x_R) :
    Heap.Entails ((body_1 I M).post ((base E x_R x_N x_Z).set v_i x_i) (known_1 I M x_R x_N x_Z x_i)) (known_1 I M x_R x_N x_Z (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_R x_N x_Z (x_i + 1)) from
  (entails_and (entails_points1 (fun y_q17 h4 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h5 : x_lo = I.toInt .i32 (M t_P [x_i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_P [x_i]) ∧ I.toInt .i32 (M t_P [x_i]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_i, _, rfl, h2, ((int_tab_taB h3) : x_i < x_R + 1), rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_lo ∧ x_lo < x_Z + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h8 : x_hi = I.toInt .i32 (M t_P [x_i + 1])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_P [x_i + 1]) ∧ I.toInt .i32 (M t_P [x_i + 1]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(x_i + 1), _, rfl, ((int_c19 h2) : 0 ≤ x_i + 1), ((int_c29 h3) : x_i + 1 < x_R + 1), rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_hi ∧ x_hi < x_Z + 1 := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_left (at_points1 y_q17
  ((Classical.em (x_lo < x_hi)).elim (fun h11 => (Or.inl ⟨⟨h4, h11⟩, (int_c114 h11)⟩))
  (fun h11 => (Or.inr ⟨⟨h4, int_c86⟩, (int_c148 h11)⟩))) rfl))
  : (known_2 I M x_R x_N x_Z x_i x_lo x_hi (max x_lo x_hi)) ⟨a_c, [y_q17]⟩ (M t_C [y_q17]))))))))))))
  (entails_and (entails_points1 (fun y_q18 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i32 (M t_P [x_i])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [x_i]) ∧ I.toInt .i32 (M t_P [x_i]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_i, _, rfl, h2, ((int_tab_taB h3) : x_i < x_R + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < x_Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i32 (M t_P [x_i + 1])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_P [x_i + 1]) ∧ I.toInt .i32 (M t_P [x_i + 1]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(x_i + 1), _, rfl, ((int_c19 h2) : 0 ≤ x_i + 1), ((int_c29 h3) : x_i + 1 < x_R + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < x_Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  ((at_right (at_left (at_points1 y_q18
  ((Classical.em (x_lo < x_hi)).elim (fun h12 => (Or.inl ⟨⟨h5, h12⟩, (int_c114 h12)⟩))
  (fun h12 => (Or.inr (Or.inl ⟨⟨h5, int_c86⟩, (int_c148 h12)⟩)))) rfl)))
  : (known_2 I M x_R x_N x_Z x_i x_lo x_hi (max x_lo x_hi)) ⟨a_p, [y_q18]⟩ (M t_P [y_q18])))))))))))
  (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i32 (M t_P [x_i])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [x_i]) ∧ I.toInt .i32 (M t_P [x_i]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_i, _, rfl, h2, ((int_tab_taB h3) : x_i < x_R + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < x_Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i32 (M t_P [x_i + 1])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_P [x_i + 1]) ∧ I.toInt .i32 (M t_P [x_i + 1]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(x_i + 1), _, rfl, ((int_c19 h2) : 0 ≤ x_i + 1), ((int_c29 h3) : x_i + 1 < x_R + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < x_Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  ((at_right (at_left (at_points1 y_q18
  (Or.inr (Or.inr ⟨⟨⟨h5, (int_c180 h11.1 h9 h5.2 h10.2)⟩, (int_c238 h8.1 h6 h9 h5.2 h7.2 h10.2)⟩, (int_c180 h8.1 h6 h5.2 h7.2)⟩))
  rfl))) : (known_2 I M x_R x_N x_Z x_i x_lo x_hi (max x_lo x_hi)) ⟨a_p, [y_q18]⟩ (M t_P [y_q18]))))))))))))))
  (entails_and (entails_points1 (fun y_q19 h4 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h5 : x_lo = I.toInt .i32 (M t_P [x_i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_P [x_i]) ∧ I.toInt .i32 (M t_P [x_i]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_i, _, rfl, h2, ((int_tab_taB h3) : x_i < x_R + 1), rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_lo ∧ x_lo < x_Z + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h8 : x_hi = I.toInt .i32 (M t_P [x_i + 1])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_P [x_i + 1]) ∧ I.toInt .i32 (M t_P [x_i + 1]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(x_i + 1), _, rfl, ((int_c19 h2) : 0 ≤ x_i + 1), ((int_c29 h3) : x_i + 1 < x_R + 1), rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_hi ∧ x_hi < x_Z + 1 := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_left (at_points1 y_q19
  ((Classical.em (x_lo < x_hi)).elim (fun h11 => (Or.inl ⟨⟨h4, h11⟩, (int_c114 h11)⟩))
  (fun h11 => (Or.inr ⟨⟨h4, int_c86⟩, (int_c148 h11)⟩))) rfl))))
  : (known_2 I M x_R x_N x_Z x_i x_lo x_hi (max x_lo x_hi)) ⟨a_v, [y_q19]⟩ (M t_V [y_q19]))))))))))))
  (entails_and (entails_points1 (fun y_q20 h4 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h5 : x_lo = I.toInt .i32 (M t_P [x_i])) =>
  (have h6 : 0 ≤ I.toInt .i32 (M t_P [x_i]) ∧ I.toInt .i32 (M t_P [x_i]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_i, _, rfl, h2, ((int_tab_taB h3) : x_i < x_R + 1), rfl⟩) rfl rfl);
  (have h7 : 0 ≤ x_lo ∧ x_lo < x_Z + 1 := ⟨(int_lab_ecb_lac h6.1 h5), (int_eab_tbc_tac h5 h6.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h8 : x_hi = I.toInt .i32 (M t_P [x_i + 1])) =>
  (have h9 : 0 ≤ I.toInt .i32 (M t_P [x_i + 1]) ∧ I.toInt .i32 (M t_P [x_i + 1]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(x_i + 1), _, rfl, ((int_c19 h2) : 0 ≤ x_i + 1), ((int_c29 h3) : x_i + 1 < x_R + 1), rfl⟩) rfl rfl);
  (have h10 : 0 ≤ x_hi ∧ x_hi < x_Z + 1 := ⟨(int_lab_ecb_lac h9.1 h8), (int_eab_tbc_tac h8 h9.2)⟩;
  ((at_right (at_right (at_right (at_left (at_points1 y_q20
  ((Classical.em (x_lo < x_hi)).elim (fun h11 => (Or.inl ⟨⟨h4, h11⟩, (int_c114 h11)⟩))
  (fun h11 => (Or.inr ⟨⟨h4, int_c86⟩, (int_c148 h11)⟩))) rfl)))))
  : (known_2 I M x_R x_N x_Z x_i x_lo x_hi (max x_lo x_hi)) ⟨a_x, [y_q20]⟩ (M t_X [y_q20]))))))))))))
  (entails_points1 (fun y_q21 h4 => (Or.elim h4 (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i32 (M t_P [x_i])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [x_i]) ∧ I.toInt .i32 (M t_P [x_i]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_i, _, rfl, h2, ((int_tab_taB h3) : x_i < x_R + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < x_Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i32 (M t_P [x_i + 1])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_P [x_i + 1]) ∧ I.toInt .i32 (M t_P [x_i + 1]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(x_i + 1), _, rfl, ((int_c19 h2) : 0 ≤ x_i + 1), ((int_c29 h3) : x_i + 1 < x_R + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < x_Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  ((Or.elim (((Classical.em (y_q21 < x_i)).elim (fun h12 => ((Classical.em (x_lo < x_hi)).elim
  (fun h13 => (Or.inl (Or.inl ⟨⟨⟨⟨h5.1.1, h12⟩, h5.2⟩, h13⟩, (int_c114 h13)⟩)))
  (fun h13 => (Or.inl (Or.inr (Or.inl ⟨⟨⟨⟨h5.1.1, h12⟩, h5.2⟩, int_c86⟩, (int_c148 h13)⟩))))))
  (fun h12 => ((Classical.em (x_lo < x_hi)).elim
  (fun h13 => (Or.inr (Or.inl ⟨⟨⟨(int_taB_ntab_eab h5.1.2 h12), h5.2⟩, h13⟩, (int_c114 h13)⟩)))
  (fun h13 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨(int_taB_ntab_eab h5.1.2 h12), h5.2⟩, int_c86⟩, (int_c148 h13)⟩)))))))
  : ((((0 ≤ y_q21 ∧ y_q21 < x_i) ∧ 0 < x_N) ∧ x_lo < x_hi) ∧ (max x_lo x_hi) ≤ x_hi ∨ (((0 ≤ y_q21 ∧ y_q21 < x_i) ∧ 0 < x_N) ∧ x_hi ≤ (max x_lo x_hi)) ∧ x_lo = (max x_lo x_hi) ∨ ((((0 ≤ y_q21 ∧ y_q21 < x_i) ∧ x_Z = 0) ∧ x_hi = 0) ∧ (max x_lo x_hi) = 0) ∧ x_lo = 0) ∨ (((y_q21 = x_i ∧ 0 < x_N) ∧ x_lo < x_hi) ∧ (max x_lo x_hi) ≤ x_hi ∨ ((y_q21 = x_i ∧ 0 < x_N) ∧ x_hi ≤ (max x_lo x_hi)) ∧ x_lo = (max x_lo x_hi) ∨ (((y_q21 = x_i ∧ x_Z = 0) ∧ x_hi = 0) ∧ (max x_lo x_hi) = 0) ∧ x_lo = 0))
  (fun h12 => (at_right (at_right (at_right (at_right (at_left (at_points1 y_q21 h12 rfl)))))))
  (fun h12 => (at_right (at_right (at_right (at_right (at_right (at_points1 y_q21 h12 (Eq.trans
  ((equation_0 x_R x_N x_Z y_q21 hl hM hR trivial) : M t_Y [y_q21] = value_2 I M x_Z y_q21)
  (Eq.trans ((reduce_mask1 (law_0 hl) 0 (x_Z + (-1) + 1) (fun y_q25 h13 => ⟨h13.1, (int_c3 h13.2)⟩)
  (fun y_q25 h13 => ⟨(int_lab_lbc_lac h8.1 h13.1.1.1), (int_c181 h13.2 h9 h13.1.1.2 h10.2)⟩)
  (fun y_q25 h13 h14 => (Eq.trans ((let_congr
  (fun y_m => (sel (y_m ≤ y_q25 ∧ y_q25 < I.toInt .i32 (M t_P [y_q21 + 1])) (I.fn f_2 [M t_V [y_q25], M t_X [I.toInt .i32 (M t_C [y_q25])]]) (I.fn f_3 [])))
  (Eq.trans (toInt_congr ((at_congr1 (by clear h4; omega)) : M t_P [y_q21] = M t_P [x_i]))
  (Eq.symm h6)))
  : sel (I.toInt .i32 (M t_P [y_q21]) ≤ y_q25 ∧ y_q25 < I.toInt .i32 (M t_P [y_q21 + 1])) (I.fn f_2 [M t_V [y_q25], M t_X [I.toInt .i32 (M t_C [y_q25])]]) (I.fn f_3 []) = sel (x_lo ≤ y_q25 ∧ y_q25 < I.toInt .i32 (M t_P [y_q21 + 1])) (I.fn f_2 [M t_V [y_q25], M t_X [I.toInt .i32 (M t_C [y_q25])]]) (I.fn f_3 []))
  (Eq.trans ((let_congr
  (fun y_m => (sel (x_lo ≤ y_q25 ∧ y_q25 < y_m) (I.fn f_2 [M t_V [y_q25], M t_X [I.toInt .i32 (M t_C [y_q25])]]) (I.fn f_3 [])))
  (Eq.trans (toInt_congr ((at_congr1 (Or.elim h12 (fun h15 => (int_c117 h15.1.1.1))
  (fun h15 => (Or.elim h15 (fun h16 => (int_c117 h16.1.1.1)) (fun h16 => (int_c117 h16.1.1.1.1))))))
  : M t_P [y_q21 + 1] = M t_P [x_i + 1])) (Eq.symm h9)))
  : sel (x_lo ≤ y_q25 ∧ y_q25 < I.toInt .i32 (M t_P [y_q21 + 1])) (I.fn f_2 [M t_V [y_q25], M t_X [I.toInt .i32 (M t_C [y_q25])]]) (I.fn f_3 []) = sel (x_lo ≤ y_q25 ∧ y_q25 < x_hi) (I.fn f_2 [M t_V [y_q25], M t_X [I.toInt .i32 (M t_C [y_q25])]]) (I.fn f_3 []))
  (Eq.trans ((sel_neg (fun h15 => (int_c306 h15.1 h15.2 h5.2 h14)))
  : sel (x_lo ≤ y_q25 ∧ y_q25 < x_hi) (I.fn f_2 [M t_V [y_q25], M t_X [I.toInt .i32 (M t_C [y_q25])]]) (I.fn f_3 []) = I.fn f_3 [])
  rfl)))) (fun y_q25 h13 => rfl))
  : value_2 I M x_Z y_q21 = value_0 I M x_N x_hi y_q21 (max x_lo x_hi) x_lo)
  (reduce_congr1 (fun y_q26 => ⟨(fun h13 => h13), (fun h13 => h13)⟩)
  (fun y_q26 h13 => (Eq.trans ((let_congr
  (fun y_m => (sel (y_m ≤ y_q26 ∧ y_q26 < I.toInt .i32 (M t_P [y_q21 + 1])) (I.fn f_2 [M t_V [y_q26], M t_X [I.toInt .i32 (M t_C [y_q26])]]) (I.fn f_3 [])))
  (Eq.trans (toInt_congr ((at_congr1 (by clear h4; omega)) : M t_P [y_q21] = M t_P [x_i]))
  (Eq.symm h6)))
  : sel (I.toInt .i32 (M t_P [y_q21]) ≤ y_q26 ∧ y_q26 < I.toInt .i32 (M t_P [y_q21 + 1])) (I.fn f_2 [M t_V [y_q26], M t_X [I.toInt .i32 (M t_C [y_q26])]]) (I.fn f_3 []) = sel (x_lo ≤ y_q26 ∧ y_q26 < I.toInt .i32 (M t_P [y_q21 + 1])) (I.fn f_2 [M t_V [y_q26], M t_X [I.toInt .i32 (M t_C [y_q26])]]) (I.fn f_3 []))
  (Eq.trans ((let_congr
  (fun y_m => (sel (x_lo ≤ y_q26 ∧ y_q26 < y_m) (I.fn f_2 [M t_V [y_q26], M t_X [I.toInt .i32 (M t_C [y_q26])]]) (I.fn f_3 [])))
  (Eq.trans (toInt_congr ((at_congr1 (Or.elim h12 (fun h14 => (int_c117 h14.1.1.1))
  (fun h14 => (Or.elim h14 (fun h15 => (int_c117 h15.1.1.1)) (fun h15 => (int_c117 h15.1.1.1.1))))))
  : M t_P [y_q21 + 1] = M t_P [x_i + 1])) (Eq.symm h9)))
  : sel (x_lo ≤ y_q26 ∧ y_q26 < I.toInt .i32 (M t_P [y_q21 + 1])) (I.fn f_2 [M t_V [y_q26], M t_X [I.toInt .i32 (M t_C [y_q26])]]) (I.fn f_3 []) = sel (x_lo ≤ y_q26 ∧ y_q26 < x_hi) (I.fn f_2 [M t_V [y_q26], M t_X [I.toInt .i32 (M t_C [y_q26])]]) (I.fn f_3 []))
  (Eq.trans ((Eq.trans rfl (Eq.symm (let_congr
  (fun y_m => (sel (x_lo ≤ y_q26 ∧ y_q26 < y_m) (I.fn f_2 [M t_V [y_q26], M t_X [I.toInt .i32 (M t_C [y_q26])]]) (I.fn f_3 [])))
  (Eq.symm h9))))
  : sel (x_lo ≤ y_q26 ∧ y_q26 < x_hi) (I.fn f_2 [M t_V [y_q26], M t_X [I.toInt .i32 (M t_C [y_q26])]]) (I.fn f_3 []) = sel (x_lo ≤ y_q26 ∧ y_q26 < I.toInt .i32 (M t_P [x_i + 1])) (I.fn f_2 [M t_V [y_q26], M t_X [I.toInt .i32 (M t_C [y_q26])]]) (I.fn f_3 []))
  (Eq.symm (let_congr
  (fun y_m => (sel (y_m ≤ y_q26 ∧ y_q26 < I.toInt .i32 (M t_P [x_i + 1])) (I.fn f_2 [M t_V [y_q26], M t_X [I.toInt .i32 (M t_C [y_q26])]]) (I.fn f_3 [])))
  (Eq.symm h6))))))))))))))))))
  : (known_2 I M x_R x_N x_Z x_i x_lo x_hi (max x_lo x_hi)) ⟨a_y, [y_q21]⟩ (M t_Y [y_q21])))))))))))
  (fun h5 =>
  (at_letval_of (x := v_lo) (τ := .i32) (e := (.read a_p [.var v_i])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i)]))
  (fun (x_lo : Int) (h6 : x_lo = I.toInt .i32 (M t_P [x_i])) =>
  (have h7 : 0 ≤ I.toInt .i32 (M t_P [x_i]) ∧ I.toInt .i32 (M t_P [x_i]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_i, _, rfl, h2, ((int_tab_taB h3) : x_i < x_R + 1), rfl⟩) rfl rfl);
  (have h8 : 0 ≤ x_lo ∧ x_lo < x_Z + 1 := ⟨(int_lab_ecb_lac h7.1 h6), (int_eab_tbc_tac h6 h7.2)⟩;
  (at_letval_of (x := v_hi) (τ := .i32) (e := (.read a_p [.add (.var v_i) (.const 1)])) (lo := (.const 0)) (hi := (.add (.var v_Z) (.const 1))) (T := fun e => I.toInt .i32 (M t_P [(e v_i) + 1]))
  (fun (x_hi : Int) (h9 : x_hi = I.toInt .i32 (M t_P [x_i + 1])) =>
  (have h10 : 0 ≤ I.toInt .i32 (M t_P [x_i + 1]) ∧ I.toInt .i32 (M t_P [x_i + 1]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(x_i + 1), _, rfl, ((int_c19 h2) : 0 ≤ x_i + 1), ((int_c29 h3) : x_i + 1 < x_R + 1), rfl⟩) rfl rfl);
  (have h11 : 0 ≤ x_hi ∧ x_hi < x_Z + 1 := ⟨(int_lab_ecb_lac h10.1 h9), (int_eab_tbc_tac h9 h10.2)⟩;
  ((Or.elim (((Classical.em (y_q21 < x_i)).elim (fun h12 =>
  (Or.inl (Or.inr (Or.inr ⟨⟨⟨⟨⟨h5.1.1, h12⟩, h5.2⟩, (int_c180 h11.1 h9 h5.2 h10.2)⟩, (int_c238 h8.1 h6 h9 h5.2 h7.2 h10.2)⟩, (int_c180 h8.1 h6 h5.2 h7.2)⟩))))
  (fun h12 =>
  (Or.inr (Or.inr (Or.inr ⟨⟨⟨⟨(int_taB_ntab_eab h5.1.2 h12), h5.2⟩, (int_c180 h11.1 h9 h5.2 h10.2)⟩, (int_c238 h8.1 h6 h9 h5.2 h7.2 h10.2)⟩, (int_c180 h8.1 h6 h5.2 h7.2)⟩)))))
  : ((((0 ≤ y_q21 ∧ y_q21 < x_i) ∧ 0 < x_N) ∧ x_lo < x_hi) ∧ (max x_lo x_hi) ≤ x_hi ∨ (((0 ≤ y_q21 ∧ y_q21 < x_i) ∧ 0 < x_N) ∧ x_hi ≤ (max x_lo x_hi)) ∧ x_lo = (max x_lo x_hi) ∨ ((((0 ≤ y_q21 ∧ y_q21 < x_i) ∧ x_Z = 0) ∧ x_hi = 0) ∧ (max x_lo x_hi) = 0) ∧ x_lo = 0) ∨ (((y_q21 = x_i ∧ 0 < x_N) ∧ x_lo < x_hi) ∧ (max x_lo x_hi) ≤ x_hi ∨ ((y_q21 = x_i ∧ 0 < x_N) ∧ x_hi ≤ (max x_lo x_hi)) ∧ x_lo = (max x_lo x_hi) ∨ (((y_q21 = x_i ∧ x_Z = 0) ∧ x_hi = 0) ∧ (max x_lo x_hi) = 0) ∧ x_lo = 0))
  (fun h12 => (at_right (at_right (at_right (at_right (at_left (at_points1 y_q21 h12 rfl)))))))
  (fun h12 =>
  (at_right (at_right (at_right (at_right (at_right (at_points1 y_q21 h12 (Eq.trans ((Eq.trans
  ((equation_0 x_R x_N x_Z y_q21 hl hM hR trivial) : M t_Y [y_q21] = value_2 I M x_Z y_q21)
  (Eq.trans ((reduce_empty1 (fun y_q28 => (fun h13 => (int_c6 h13.1 h5.2 h13.2))))
  : value_2 I M x_Z y_q21 = I.fn f_1 []) rfl))
  : M t_Y [y_q21] = I.fn f_1 [])
  (Eq.symm (reduce_empty1 (fun y_q27 => (fun h13 => (int_c426 h8.1 h13.1.1.1 h5.2 h9 h13.1.1.2 h10.2))))))))))))))
  : (known_2 I M x_R x_N x_Z x_i x_lo x_hi (max x_lo x_hi)) ⟨a_y, [y_q21]⟩ (M t_Y [y_q21])))))))))))))))))))

theorem race_1 (x_R x_N x_Z : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_R x_N x_Z) M) (hR : spec.InRange I (base E x_R x_N x_Z) M) (h0 : (0 ≤ x_R ∧ 0 ≤ x_N) ∧ 0 ≤ x_Z) (h1 : 0 < x_N ∨ ¬ 0 < x_Z) :
    ParVC I 0 x_R (body_1 I M).erase (fun x_i => ((base E x_R x_N x_Z).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_R x_N x_Z).set v_i x_i) (known_1 I M x_R x_N x_Z x_i)) :=
  (race_arrays [a_y] rfl rfl
  (all_cons (apart1 (fun x_i y_c0 => y_c0 = x_i ∧ 0 < x_N ∨ y_c0 = x_i ∧ x_Z = 0)
  (fun x_i y_c0 => (y_c0 = x_i ∧ 0 < x_N) ∧ 0 < x_Z)
  (fun x_i h2 h3 => (w_seq (w_assign1 x_i ((Or.elim h1 (fun h4 => (Or.inl ⟨int_c1, h4⟩))
  (fun h4 => (Or.inr ⟨int_c1, (int_lba_ntba_eab h0.2 h4)⟩)))
  : x_i = x_i ∧ 0 < x_N ∨ x_i = x_i ∧ x_Z = 0)) (w_letval 0 (x_Z + 1) rfl rfl
  (fun (x_lo : Int) (h4 : 0 ≤ x_lo) (h5 : x_lo < x_Z + 1) => (w_letval 0 (x_Z + 1) rfl rfl
  (fun (x_hi : Int) (h6 : 0 ≤ x_hi) (h7 : x_hi < x_Z + 1) => (w_scope (w_for x_lo x_hi rfl rfl
  (fun x_k h8 h9 => (w_letval 0 x_N rfl rfl (fun (x_j : Int) (h10 : 0 ≤ x_j) (h11 : x_j < x_N) =>
  (w_accumulate1 x_i (Or.inl ⟨rfl, ((int_lab_tbc_tac h10 h11) : 0 < x_N)⟩)))))))))))))
  (fun x_i h2 h3 => (r_seq (r_none rfl) (r_letval 0 (x_Z + 1) rfl rfl (x_none rfl)
  (fun (x_lo : Int) (h4 : 0 ≤ x_lo) (h5 : x_lo < x_Z + 1) =>
  (r_letval 0 (x_Z + 1) rfl rfl (x_none rfl)
  (fun (x_hi : Int) (h6 : 0 ≤ x_hi) (h7 : x_hi < x_Z + 1) =>
  (r_scope (r_for x_lo x_hi rfl rfl (fun x_k h8 h9 => (r_letval 0 x_N rfl rfl (x_none rfl)
  (fun (x_j : Int) (h10 : 0 ≤ x_j) (h11 : x_j < x_N) => (r_accumulate1 (x_none rfl) x_i
  ⟨⟨rfl, ((int_lab_tbc_tac h10 h11) : 0 < x_N)⟩, ((fact_0 h4 h8 h9 h7) : 0 < x_Z)⟩))))))))))))
  (fun x_i y_y y_c0 h2 h3 h4 h5 h6 h7 => (Or.elim h7 (fun h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8.1 h9.1.1 h6)), (fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))))⟩) (fun h8 =>
  ⟨(fun h9 => (int_eab_tba_F h8.2 h9.2)), (fun h9 => (Or.elim h9 (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))
  (fun h10 => (int_eab_eac_nebc_F h8.1 h10.1 h6))))⟩)))) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_R)
    (fun e x => known_1 I M (e v_R) (e v_N) (e v_Z) x) (body_1 I M)

theorem program_vc (x_R x_N x_Z : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_R x_N x_Z) M) (hR : spec.InRange I (base E x_R x_N x_Z) M) (h0 : (0 ≤ x_R ∧ 0 ≤ x_N) ∧ 0 ≤ x_Z) :
    (program I M).vc I (impl.HasCell spec (base E x_R x_N x_Z)) (base E x_R x_N x_Z) (impl.inputHeap spec (base E x_R x_N x_Z) M) :=
  (have h1 : 0 < x_N ∨ ¬ 0 < x_Z := ((Classical.em (0 < x_Z)).elim (fun h1 =>
  (have h2 : 0 ≤ I.toInt .i32 (M t_C [0]) ∧ I.toInt .i32 (M t_C [0]) < x_N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h2.1 h2.2)))) (fun h1 => (Or.inr h1)));
  (vc_par_of 0 x_R rfl rfl (show Heap.Entails _ (known_1 I M x_R x_N x_Z 0) from
  (entails_and (entails_points1 (fun y_q29 h2 =>
  (at_input (R := (Region.mk t_C [(.const 0, .var v_Z)])) (b := (Binding.mk a_c t_C [v_i0] [.var v_i0] none)) (p := [y_q29]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨y_q29, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun y_q30 h2 => (Or.elim h2 (fun h3 =>
  (at_input (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (b := (Binding.mk a_p t_P [v_i0] [.var v_i0] none)) (p := [y_q30]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q30, _, rfl, h3.1.1, ((int_lab_taB h3.1.2) : y_q30 < x_R + 1), rfl⟩) rfl rfl))
  (fun h3 =>
  (at_input (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (b := (Binding.mk a_p t_P [v_i0] [.var v_i0] none)) (p := [y_q30]) (.head _) (.head _) rfl
  (region_iff.2 ⟨y_q30, _, rfl, h3.1.1, ((int_lab_taB h3.1.2) : y_q30 < x_R + 1), rfl⟩) rfl rfl)))))
  (entails_and (entails_points1 (fun y_q31 h2 =>
  (at_input (R := (Region.mk t_V [(.const 0, .var v_Z)])) (b := (Binding.mk a_v t_V [v_i0] [.var v_i0] none)) (p := [y_q31]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨y_q31, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun y_q32 h2 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [y_q32]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨y_q32, _, rfl, h2.1, h2.2, rfl⟩) rfl rfl))) (entails_points1 (fun y_q33 h2 =>
  (False.elim (Or.elim h2 (fun h3 => (int_lab_tba_F h3.1.1 h3.1.2)) (fun h3 => (int_lab_tba_F h3.1.1 h3.1.2)))))))))))
  (fun x_i h2 h3 => (vc_1 x_R x_N x_Z x_i hl hM hR h0 h1 h2 h3))
  (fun x_i h2 h3 => (kept_1 x_R x_N x_Z x_i hl hM hR h0 h1 h2 h3))
  (race_1 x_R x_N x_Z hl hM hR h0 h1)))

theorem output_0_4 (x_R x_N x_Z y_q34 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_R x_N x_Z) M) (hR : spec.InRange I (base E x_R x_N x_Z) M) (h0 : (0 ≤ x_R ∧ 0 ≤ x_N) ∧ 0 ≤ x_Z) (h1 : 0 ≤ y_q34) (h2 : y_q34 < x_R) :
    ((program I M).post (base E x_R x_N x_Z) (impl.inputHeap spec (base E x_R x_N x_Z) M)) ⟨a_y, [y_q34]⟩ (M t_Y [y_q34]) :=
  (have h3 : 0 < x_N ∨ ¬ 0 < x_Z := ((Classical.em (0 < x_Z)).elim (fun h3 =>
  (have h4 : 0 ≤ I.toInt .i32 (M t_C [0]) ∧ I.toInt .i32 (M t_C [0]) < x_N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h3, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h4.1 h4.2)))) (fun h3 => (Or.inr h3)));
  ((at_right (at_right (at_right (at_right (at_points1 y_q34 (Or.elim h3 (fun h4 => (Or.inl ⟨⟨h1, (int_lt_max_right h2)⟩, h4⟩))
  (fun h4 => (Or.inr ⟨⟨h1, (int_lt_max_right h2)⟩, (int_lba_ntba_eab h0.2 h4)⟩))) rfl)))))
  : (known_1 I M x_R x_N x_Z (max 0 x_R)) ⟨a_y, [y_q34]⟩ (M t_Y [y_q34])))

theorem consistent (E : Env) (x_R x_N x_Z : Int) (h0 : (0 ≤ x_R ∧ 0 ≤ x_N) ∧ 0 ≤ x_Z) : spec.Consistent (base E x_R x_N x_Z) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_R x_N x_Z : Int) (h0 : (0 ≤ x_R ∧ 0 ≤ x_N) ∧ 0 ≤ x_Z) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_R x_N x_Z) :=
  solvable_layers (consistent E x_R x_N x_Z h0)
    (fun t => if t = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (x_R x_N x_Z : Int) (h0 : (0 ≤ x_R ∧ 0 ≤ x_N) ∧ 0 ≤ x_Z) : impl.LayoutOk spec (base E x_R x_N x_Z) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (x_R x_N x_Z : Int) : Ten → List Int → Prop := fun t p => if t = t_Y then (0 ≤ (p.getD 0 0) ∧ (p.getD 0 0) < x_R) ∧ 0 < x_Z ∨ x_Z = 0 else True

theorem covered_0 (E : Env) (x_R x_N x_Z : Int) (h0 : (0 ≤ x_R ∧ 0 ≤ x_N) ∧ 0 ≤ x_Z) (y_p0 : Int) (h1 : 0 ≤ y_p0) (h2 : y_p0 < x_R) :
    spec.Given (inside x_R x_N x_Z) (base E x_R x_N x_Z) t_Y [y_p0] :=
  (given_equation (p := [y_p0]) (.head _) rfl rfl rfl
  (((Classical.em (0 < x_Z)).elim (fun h3 => (Or.inl ⟨⟨h1, h2⟩, h3⟩))
  (fun h3 => (Or.inr (int_lba_ntba_eab h0.2 h3)))) : (0 ≤ y_p0 ∧ y_p0 < x_R) ∧ 0 < x_Z ∨ x_Z = 0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_R x_N x_Z : Int) (h0 : (0 ≤ x_R ∧ 0 ≤ x_N) ∧ 0 ≤ x_Z) (x_i : Int) (hR : spec.InRange I (base E x_R x_N x_Z) M) (h1 : True) (h2 : (0 ≤ x_i ∧ x_i < x_R) ∧ 0 < x_Z ∨ x_Z = 0) :
    TExp.Defined I M (spec.Given (inside x_R x_N x_Z) (base E x_R x_N x_Z)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_Z))) (.letval d_0 .i32 (.access t_P [.var v_i]) (.letval d_1 .i32 (.access t_P [.add (.var v_i) (.const 1)]) (.select (.and (.le (.var d_0) (.var v_k)) (.lt (.var v_k) (.var d_1))) (.fn (.builtin "*" .f32) [.access t_V [.var v_k], .letval d_2 .i32 (.access t_C [.var v_k]) (.access t_X [.var d_2])]) (.fn (.special .f32 "-0.0") []))))) ((base E x_R x_N x_Z).set v_i x_i) :=
  (defined_reduce_some1 0 x_Z (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_Z) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < x_Z) =>
  (defined_letval (defined_access (given_input (p := [x_i]) (.head _) rfl rfl
  (region_iff.2 ⟨x_i, _, rfl, ((Or.elim h2 (fun h4 => h4.1.1) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2)))) : 0 ≤ x_i), ((Or.elim h2 (fun h4 => (int_tab_taB h4.1.2)) (fun h4 => (False.elim (int_c6 h3.1 h4 h3.2))))
  : x_i < x_R + 1), rfl⟩))) rfl (fun (y_d1 : Int) (h4 : y_d1 = I.toInt .i32 (M t_P [x_i])) =>
  (have h5 : 0 ≤ I.toInt .i32 (M t_P [x_i]) ∧ I.toInt .i32 (M t_P [x_i]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i]) hR (.head _) (.head _) rfl (region_iff.2 ⟨x_i, _, rfl, ((Or.elim h2 (fun h5 => h5.1.1) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2)))) : 0 ≤ x_i), ((Or.elim h2 (fun h5 => (int_tab_taB h5.1.2)) (fun h5 => (False.elim (int_c6 h3.1 h5 h3.2))))
  : x_i < x_R + 1), rfl⟩) rfl rfl);
  (have h6 : 0 ≤ y_d1 ∧ y_d1 < x_Z + 1 := ⟨(int_lab_ecb_lac h5.1 h4), (int_eab_tbc_tac h4 h5.2)⟩;
  (defined_letval (defined_access (given_input (p := [x_i + 1]) (.head _) rfl rfl
  (region_iff.2 ⟨(x_i + 1), _, rfl, ((Or.elim h2 (fun h7 => (int_c19 h7.1.1)) (fun h7 => (False.elim (int_c6 h3.1 h7 h3.2))))
  : 0 ≤ x_i + 1), ((Or.elim h2 (fun h7 => (int_c29 h7.1.2)) (fun h7 => (False.elim (int_c6 h3.1 h7 h3.2))))
  : x_i + 1 < x_R + 1), rfl⟩))) rfl
  (fun (y_d2 : Int) (h7 : y_d2 = I.toInt .i32 (M t_P [x_i + 1])) =>
  (have h8 : 0 ≤ I.toInt .i32 (M t_P [x_i + 1]) ∧ I.toInt .i32 (M t_P [x_i + 1]) < x_Z + 1 := (in_range (r := (Range.mk t_P .i32 (.const 0) (.add (.var v_Z) (.const 1)) true)) (R := (Region.mk t_P [(.const 0, .add (.var v_R) (.const 1))])) (p := [x_i + 1]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(x_i + 1), _, rfl, ((Or.elim h2 (fun h8 => (int_c19 h8.1.1)) (fun h8 => (False.elim (int_c6 h3.1 h8 h3.2))))
  : 0 ≤ x_i + 1), ((Or.elim h2 (fun h8 => (int_c29 h8.1.2)) (fun h8 => (False.elim (int_c6 h3.1 h8 h3.2))))
  : x_i + 1 < x_R + 1), rfl⟩) rfl rfl);
  (have h9 : 0 ≤ y_d2 ∧ y_d2 < x_Z + 1 := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  (defined_select_of cond_holds (fun (h10 : y_d1 ≤ y_d0 ∧ y_d0 < y_d2) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩))) (defined_cons
  (defined_letval (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩))) rfl
  (fun (y_d3 : Int) (h11 : y_d3 = I.toInt .i32 (M t_C [y_d0])) =>
  (have h12 : 0 ≤ I.toInt .i32 (M t_C [y_d0]) ∧ I.toInt .i32 (M t_C [y_d0]) < x_N := (in_range (r := (Range.mk t_C .i32 (.const 0) (.var v_N) false)) (R := (Region.mk t_C [(.const 0, .var v_Z)])) (p := [y_d0]) hR (.tail _ (.head _)) (.tail _ (.head _)) rfl (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩) rfl rfl);
  (have h13 : 0 ≤ y_d3 ∧ y_d3 < x_N := ⟨(int_lab_ecb_lac h12.1 h11), (int_eab_tbc_tac h11 h12.2)⟩;
  (defined_access (given_input (p := [y_d3]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨y_d3, _, rfl, h13.1, h13.2, rfl⟩))))))) defined_nil))))
  (fun (h10 : ¬ (y_d1 ≤ y_d0 ∧ y_d0 < y_d2)) => (defined_fn defined_nil)))))))))))))

theorem defined (E : Env) (x_R x_N x_Z : Int) (h0 : (0 ≤ x_R ∧ 0 ≤ x_N) ∧ 0 ≤ x_Z) : spec.Defined (base E x_R x_N x_Z) :=
  defined_of (inside x_R x_N x_Z)
    (all_cons (region_each (fun y_p0 a0 a1 => covered_0 E x_R x_N x_Z h0 y_p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun x_i => cond_holds) (fun x_i g k => defined_0 E x_R x_N x_Z h0 x_i hR g k))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1 1 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    (all_cons ⟨(by decide), (by decide)⟩ (all_cons ⟨(by decide), (by decide)⟩ all_nil))
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => ((0 ≤ (E v_R) ∧ 0 ≤ (E v_N)) ∧ 0 ≤ (E v_Z)))
    (fun E => base E (E v_R) (E v_N) (E v_Z)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_R) (E v_N) (E v_Z) a) (fun E a => placed E (E v_R) (E v_N) (E v_Z) a)
    (fun E a => consistent E (E v_R) (E v_N) (E v_Z) a) (fun E a => solvable E (E v_R) (E v_N) (E v_Z) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_R) (E v_N) (E v_Z) hl hM hR a)
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun y_p0 b0 b1 => output_0_4 (E v_R) (E v_N) (E v_Z) y_p0 hl hM hR a b0 b1)) all_nil))))) all_nil))


end Redverify.Certificate.rows
