module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.one_sweep

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `j` -/ abbrev v_j : Var := 3
/-- `r` -/ abbrev v_r : Var := 4
/-- `s` -/ abbrev v_s : Var := 5
/-- `i0` -/ abbrev v_i0 : Var := 6
/-- `i1` -/ abbrev v_i1 : Var := 7
/-- `x` -/ abbrev a_x : Arr := 0
/-- `high` -/ abbrev a_high : Arr := 1
/-- `mean` -/ abbrev a_mean : Arr := 2
/-- `t` -/ abbrev a_t : Arr := 3
/-- `X` -/ abbrev t_X : Ten := 0
/-- `HIGH` -/ abbrev t_HIGH : Ten := 1
/-- `MEAN` -/ abbrev t_MEAN : Ten := 2
/-- `S` -/ abbrev t_S : Ten := 3

/-- Specification `pooling`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M))]
  inputs := [Region.mk t_X [(.const 0, .mul 2 (.var v_N)), (.const 0, .mul 2 (.var v_M))]]
  outputs :=
    [
      Region.mk t_HIGH [(.const 0, .var v_N), (.const 0, .var v_M)],
      Region.mk t_MEAN [(.const 0, .var v_N), (.const 0, .var v_M)]]
  equations :=
    [
      Equation.mk
        t_HIGH
        [v_i, v_j]
        .true
        (.reduce
          [.fn (.special .f32 "-inf") []]
          (.builtin "max" .f32)
          [v_r, v_s]
          (.and
            (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 2)))
            (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 2))))
          (.access t_X [.add (.mul 2 (.var v_i)) (.var v_r), .add (.mul 2 (.var v_j)) (.var v_s)])),
      Equation.mk
        t_S
        [v_i, v_j]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_r, v_s]
          (.and
            (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 2)))
            (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 2))))
          (.access t_X [.add (.mul 2 (.var v_i)) (.var v_r), .add (.mul 2 (.var v_j)) (.var v_s)])),
      Equation.mk
        t_MEAN
        [v_i, v_j]
        .true
        (.fn (.builtin "*" .f32) [.access t_S [.var v_i, .var v_j], .fn (.literal .f32 1 4) []])]

/-- Implementation `one_sweep`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_high t_HIGH [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_mean t_MEAN [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .par v_j (.const 0) (.var v_M) <|
        .allocate a_t [] <|
        .seq (.assign a_high [.var v_i, .var v_j] (.fn (.special .f32 "-inf") [])) <|
        .seq (.assign a_t [] (.fn (.literal .f32 0 1) [])) <|
        .seq (.scope [a_high, a_t] <|
          .for v_r (.const 0) (.const 2) <|
            .for v_s (.const 0) (.const 2) <|
              .seq (.accumulate
                false
                (.builtin "max" .f32)
                a_high
                [.var v_i, .var v_j]
                (.read a_x [.add (.mul 2 (.var v_i)) (.var v_r), .add (.mul 2 (.var v_j)) (.var v_s)])) <|
              .accumulate
                false
                (.builtin "+" .f32)
                a_t
                []
                (.read a_x [.add (.mul 2 (.var v_i)) (.var v_r), .add (.mul 2 (.var v_j)) (.var v_s)])) <|
        .assign
          a_mean
          [.var v_i, .var v_j]
          (.fn (.builtin "*" .f32) [.fn (.literal .f32 1 4) [], .read a_t []])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Comm I (.builtin "*" .f32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "*" .f32) := hl

abbrev f_0 : Fn := .builtin "max" .f32
abbrev f_1 : Fn := .special .f32 "-inf"
abbrev f_2 : Fn := .builtin "+" .f32
abbrev f_3 : Fn := .literal .f32 0 1
abbrev f_4 : Fn := .builtin "*" .f32
abbrev f_5 : Fn := .literal .f32 1 4

abbrev base (E : Env) (N x_M : Int) : Env := ((E.set v_N N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_high : ∀ b ∈ impl.bindings, b.array = a_high → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem shape_a_mean : ∀ b ∈ impl.bindings, b.array = a_mean → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c : Int} (h0 : a < c) (h1 : b < 2) : 2 * a + b < 2 * c :=
  by omega

theorem fact_1 {a b : Int} (h0 : a < 2) : a < (max b 1) + 1 :=
  by omega

theorem fact_2 {a b c d : Int} (h0 : c ≤ b + d + (-1) * a) (h1 : c = d) (h2 : ¬ a < b) : a = b :=
  by omega

theorem fact_3 {a b : Int} (h0 : a = 0) (h1 : b = 1) : a ≤ b :=
  by omega

theorem fact_4 {a b c d x_e : Int} (h0 : x_e ≤ b) (h1 : a = x_e) (h2 : c = 1) (h3 : d < 2) : a ≤ b + c + (-1) * d :=
  by omega

theorem fact_5 {a b c d : Int} (h0 : a = c) (h1 : d < b) : a ≤ b + c + (-1) * d :=
  by omega

theorem fact_6 {a b c d : Int} (h0 : a = c) (h1 : d = b) : a ≤ b + c + (-1) * d :=
  by omega

theorem fact_7 {a b c d : Int} (h0 : a = c) (h1 : d < b + 1) : a ≤ b + c + (-1) * d :=
  by omega

theorem fact_8 {a b : Int} (h0 : a ≤ b) (h1 : 0 ≤ a) (h2 : b < 2) (h3 : ¬ b = 1) : a = b :=
  by omega

theorem fact_9 {a b c d : Int} (h0 : c ≤ b + d + (-1) * a) (h1 : 0 ≤ c) (h2 : d < 2) (h3 : ¬ d = 1) : a < b + 1 :=
  by omega

theorem fact_10 {a b : Int} (h0 : a ≤ b) (h1 : 0 ≤ a) (h2 : b < 2) (h3 : ¬ a = 0) : a = b :=
  by omega

theorem fact_11 {a b c d : Int} (h0 : c ≤ b + d + (-1) * a) (h1 : 0 ≤ c) (h2 : d < 2) (h3 : ¬ c = 0) : a < b + 1 :=
  by omega

theorem fact_12 {a b : Int} (h0 : 0 ≤ a) (h1 : b < 2) (h2 : a < b + 1) (h3 : ¬ a = 0) : a = b :=
  by omega

theorem fact_13 {a b c : Int} (h0 : a = c) : 2 * a + b = b + 2 * c :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N x_M : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N x_M) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i j r : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k1 ∧ y_k1 < 2) ∧ 0 ≤ y_k0 ∧ y_k0 < r)) (body2 (fun y_k0 y_k1 => M t_X [y_k0 + 2 * i, y_k1 + 2 * j])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i j r : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k1 ∧ y_k1 < 2) ∧ 0 ≤ y_k0 ∧ y_k0 < r)) (body2 (fun y_k0 y_k1 => M t_X [y_k0 + 2 * i, y_k1 + 2 * j])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i j r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (y_k0 = 0 ∧ 0 ≤ y_k1 ∧ y_k1 < 2) ∧ r = 1 ∨ y_k0 = r ∧ 0 ≤ y_k1 ∧ y_k1 < s)) (body2 (fun y_k0 y_k1 => M t_X [y_k0 + 2 * i, y_k1 + 2 * j])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i j r s : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts2 (fun y_k0 y_k1 => (y_k0 = 0 ∧ 0 ≤ y_k1 ∧ y_k1 < 2) ∧ r = 1 ∨ y_k0 = r ∧ 0 ≤ y_k1 ∧ y_k1 < s)) (body2 (fun y_k0 y_k1 => M t_X [y_k0 + 2 * i, y_k1 + 2 * j])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i j r s : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => ((0 ≤ y_k1 ∧ y_k1 < 2) ∧ 0 ≤ y_k0 ∧ y_k0 ≤ r) ∧ y_k0 ≤ s + r + (-1) * y_k1)) (body2 (fun y_k0 y_k1 => M t_X [y_k0 + 2 * i, y_k1 + 2 * j])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (i j r s : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts2 (fun y_k0 y_k1 => ((0 ≤ y_k1 ∧ y_k1 < 2) ∧ 0 ≤ y_k0 ∧ y_k0 ≤ r) ∧ y_k0 ≤ s + r + (-1) * y_k1)) (body2 (fun y_k0 y_k1 => M t_X [y_k0 + 2 * i, y_k1 + 2 * j])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k0 ∧ y_k0 < 2) ∧ 0 ≤ y_k1 ∧ y_k1 < 2)) (body2 (fun y_k0 y_k1 => M t_X [2 * i + y_k0, 2 * j + y_k1])))

theorem equation_0 (i j : Int) (h0 : True) :
    (M t_HIGH [i, j]) = (value_6 I M i j) :=
  (Eq.trans (hM _ (.head _) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 2))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 2)))) (.access t_X [.add (.mul 2 (.var v_i)) (.var v_r), .add (.mul 2 (.var v_j)) (.var v_s)])) (((base E N x_M).set v_i i).set v_j j) = _ from
  (eval_reduce_some2 rfl (fun (r s : Int) => cond_holds)
  (fun (r s : Int) (h1 : (0 ≤ r ∧ r < 2) ∧ 0 ≤ s ∧ s < 2) => rfl))))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts2 (fun y_k0 y_k1 => (0 ≤ y_k0 ∧ y_k0 < 2) ∧ 0 ≤ y_k1 ∧ y_k1 < 2)) (body2 (fun y_k0 y_k1 => M t_X [2 * i + y_k0, 2 * j + y_k1])))

theorem equation_1 (i j : Int) (h0 : True) :
    (M t_S [i, j]) = (value_7 I M i j) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_3 []] f_2 [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 2))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 2)))) (.access t_X [.add (.mul 2 (.var v_i)) (.var v_r), .add (.mul 2 (.var v_j)) (.var v_s)])) (((base E N x_M).set v_i i).set v_j j) = _ from
  (eval_reduce_some2 rfl (fun (r s : Int) => cond_holds)
  (fun (r s : Int) (h1 : (0 ≤ r ∧ r < 2) ∧ 0 ≤ s ∧ s < 2) => rfl))))

theorem equation_2 (i j : Int) (h0 : True) :
    (M t_MEAN [i, j]) = (I.fn f_4 [M t_S [i, j], I.fn f_5 []]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i, j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_4 [.access t_S [.var v_i, .var v_j], .fn f_5 []]) (((base E N x_M).set v_i i).set v_j j) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points2 a_high
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_HIGH [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_M i : Int) : Heap V :=
  .points2 a_mean
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_MEAN [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N x_M : Int) : Heap V :=
  .points2 a_x
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 2 * x_M) ∧ 0 ≤ c0 ∧ c0 < 2 * N)
    (fun c0 c1 => (M t_X [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x_M i : Int) : Heap V :=
  ((known_1_0 I M x_M i).and ((known_1_1 I M x_M i).and (known_1_2 I M N x_M)))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (x_M i j : Int) : Heap V :=
  .points2 a_high
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_HIGH [c0, c1]))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_M i j : Int) : Heap V :=
  .points2 a_mean
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < j ∨ (0 ≤ c1 ∧ c1 < x_M) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_MEAN [c0, c1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (N x_M i j : Int) : Heap V :=
  ((known_2_0 I M x_M i j).and ((known_2_1 I M x_M i j).and (known_1_2 I M N x_M)))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (i j r : Int) : Heap V :=
  .points2 a_high
    (fun c0 c1 => c0 = i ∧ c1 = j)
    (fun c0 c1 => (value_0 I M i j r))

noncomputable def known_3_3 (I : Interp V) (M : Model V) (i j r : Int) : Heap V :=
  .points0 a_t
    (True)
    ((value_1 I M i j r))

noncomputable def known_3 (I : Interp V) (M : Model V) (N x_M i j r : Int) : Heap V :=
  ((known_2_0 I M x_M i j).and ((known_3_1 I M i j r).and ((known_2_1 I M x_M i j).and ((known_3_3 I M i j r).and (known_1_2 I M N x_M)))))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (i j r s : Int) : Heap V :=
  .points2 a_high
    (fun c0 c1 => c0 = i ∧ c1 = j)
    (fun c0 c1 => (value_2 I M i j r s))

noncomputable def known_4_3 (I : Interp V) (M : Model V) (i j r s : Int) : Heap V :=
  .points0 a_t
    (True)
    ((value_3 I M i j r s))

noncomputable def known_4 (I : Interp V) (M : Model V) (N x_M i j r s : Int) : Heap V :=
  ((known_2_0 I M x_M i j).and ((known_4_1 I M i j r s).and ((known_2_1 I M x_M i j).and ((known_4_3 I M i j r s).and (known_1_2 I M N x_M)))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.accumulate
    false
    f_0
    a_high
    [.var v_i, .var v_j]
    (.read a_x [.add (.mul 2 (.var v_i)) (.var v_r), .add (.mul 2 (.var v_j)) (.var v_s)])
    (fun e => (value_4 I M (e v_i) (e v_j) (e v_r) (e v_s)))) <|
  .accumulate
    false
    f_2
    a_t
    []
    (.read a_x [.add (.mul 2 (.var v_i)) (.var v_r), .add (.mul 2 (.var v_j)) (.var v_s)])
    (fun e => (value_5 I M (e v_i) (e v_j) (e v_r) (e v_s)))

theorem vc_4 (i j r s : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ r) (h6 : r < 2) (h7 : 0 ≤ s) (h8 : s < 2) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E N x_M)) a_t []) (((((base E N x_M).set v_i i).set v_j j).set v_r r).set v_s s) (known_4 I M N x_M i j r s) :=
  (vc_seq (vc_accumulate_of (value_2 I M i j r s) (M t_X [2 * i + r, 2 * j + s])
  ((at_right (at_left (at_points2 i j ⟨rfl, rfl⟩ rfl)))
  : (known_4 I M N x_M i j r s) ⟨a_high, [i, j]⟩ (value_2 I M i j r s))
  (ev_read ((at_right (at_right (at_right (at_right (at_points2 (2 * i + r) (2 * j + s)
  ⟨⟨(int_c51 h3 h7), (fact_0 h4 h8)⟩, ⟨(int_c51 h1 h5), (fact_0 h2 h6)⟩⟩ rfl)))))
  : (known_4 I M N x_M i j r s) ⟨a_x, [2 * i + r, 2 * j + s]⟩ (M t_X [2 * i + r, 2 * j + s])))
  ((append2 r s 0 (r + 1) 0 ((max (r + s) 1) + 1)
  (fun q0 q1 h9 => ⟨h9.1.2.1, ⟨(int_lab_taB h9.1.2.2), ⟨h9.1.1.1, (fact_1 h9.1.1.2)⟩⟩⟩)
  (fun q0 q1 => ⟨(fun h9 => ((Classical.em (q0 = r)).elim (fun h10 => ((Classical.em (q0 = 0)).elim
  (fun h11 => ((Classical.em (q1 < s)).elim (fun h12 => (Or.inl (Or.inr ⟨h10, ⟨h9.1.1.1, h12⟩⟩)))
  (fun h12 => (Or.inr ⟨h10, (fact_2 h9.2 h10 h12)⟩))))
  (fun h11 => ((Classical.em (q1 < s)).elim (fun h12 => (Or.inl (Or.inr ⟨h10, ⟨h9.1.1.1, h12⟩⟩)))
  (fun h12 => (Or.inr ⟨h10, (fact_2 h9.2 h10 h12)⟩)))))) (fun h10 =>
  (Or.inl (Or.inl ⟨⟨(int_c177 h9.1.2.2 h9.1.2.1 h6 h10), ⟨h9.1.1.1, h9.1.1.2⟩⟩, (int_c178 h9.1.2.2 h9.1.2.1 h6 h10)⟩))))), (fun h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 =>
  ⟨⟨h11.1.2, ⟨(int_eba_lab h11.1.1), (fact_3 h11.1.1 h11.2)⟩⟩, (fact_4 h7 h11.1.1 h11.2 h11.1.2.2)⟩)
  (fun h11 =>
  ⟨⟨⟨h11.2.1, (int_tab_tbc_tac h11.2.2 h8)⟩, ⟨(int_lab_ecb_lac h5 h11.1), (int_eab_lab h11.1)⟩⟩, (fact_5 h11.1 h11.2.2)⟩)))
  (fun h10 =>
  ⟨⟨⟨(int_lab_ecb_lac h7 h10.2), (int_eab_tbc_tac h10.2 h8)⟩, ⟨(int_lab_ecb_lac h5 h10.1), (int_eab_lab h10.1)⟩⟩, (fact_6 h10.1 h10.2)⟩)))⟩)
  (fun q0 q1 h9 =>
  (Or.elim h9 (fun h10 => (Or.inl (int_c111 h10.1.1 h10.2))) (fun h10 => (Or.inr ⟨h10.1, h10.2.2⟩))))
  (fun q0 q1 h9 => rfl) (at_congr2 int_add_comm int_add_comm))
  : I.fn f_0 [value_2 I M i j r s, M t_X [2 * i + r, 2 * j + s]] = value_4 I M i j r s))
  (vc_accumulate_of (value_3 I M i j r s) (M t_X [2 * i + r, 2 * j + s])
  (at_set_other (by decide) ((at_right (at_right (at_right (at_left (at_points0 trivial rfl)))))
  : (known_4 I M N x_M i j r s) ⟨a_t, []⟩ (value_3 I M i j r s))) (ev_read (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_points2 (2 * i + r) (2 * j + s)
  ⟨⟨(int_c51 h3 h7), (fact_0 h4 h8)⟩, ⟨(int_c51 h1 h5), (fact_0 h2 h6)⟩⟩ rfl)))))
  : (known_4 I M N x_M i j r s) ⟨a_x, [2 * i + r, 2 * j + s]⟩ (M t_X [2 * i + r, 2 * j + s]))))
  ((append2 r s 0 (r + 1) 0 ((max (r + s) 1) + 1)
  (fun q2 q3 h9 => ⟨h9.1.2.1, ⟨(int_lab_taB h9.1.2.2), ⟨h9.1.1.1, (fact_1 h9.1.1.2)⟩⟩⟩)
  (fun q2 q3 => ⟨(fun h9 => ((Classical.em (q2 = r)).elim (fun h10 => ((Classical.em (q2 = 0)).elim
  (fun h11 => ((Classical.em (q3 < s)).elim (fun h12 => (Or.inl (Or.inr ⟨h10, ⟨h9.1.1.1, h12⟩⟩)))
  (fun h12 => (Or.inr ⟨h10, (fact_2 h9.2 h10 h12)⟩))))
  (fun h11 => ((Classical.em (q3 < s)).elim (fun h12 => (Or.inl (Or.inr ⟨h10, ⟨h9.1.1.1, h12⟩⟩)))
  (fun h12 => (Or.inr ⟨h10, (fact_2 h9.2 h10 h12)⟩)))))) (fun h10 =>
  (Or.inl (Or.inl ⟨⟨(int_c177 h9.1.2.2 h9.1.2.1 h6 h10), ⟨h9.1.1.1, h9.1.1.2⟩⟩, (int_c178 h9.1.2.2 h9.1.2.1 h6 h10)⟩))))), (fun h9 => (Or.elim h9 (fun h10 => (Or.elim h10 (fun h11 =>
  ⟨⟨h11.1.2, ⟨(int_eba_lab h11.1.1), (fact_3 h11.1.1 h11.2)⟩⟩, (fact_4 h7 h11.1.1 h11.2 h11.1.2.2)⟩)
  (fun h11 =>
  ⟨⟨⟨h11.2.1, (int_tab_tbc_tac h11.2.2 h8)⟩, ⟨(int_lab_ecb_lac h5 h11.1), (int_eab_lab h11.1)⟩⟩, (fact_5 h11.1 h11.2.2)⟩)))
  (fun h10 =>
  ⟨⟨⟨(int_lab_ecb_lac h7 h10.2), (int_eab_tbc_tac h10.2 h8)⟩, ⟨(int_lab_ecb_lac h5 h10.1), (int_eab_lab h10.1)⟩⟩, (fact_6 h10.1 h10.2)⟩)))⟩)
  (fun q2 q3 h9 =>
  (Or.elim h9 (fun h10 => (Or.inl (int_c111 h10.1.1 h10.2))) (fun h10 => (Or.inr ⟨h10.1, h10.2.2⟩))))
  (fun q2 q3 h9 => rfl) (at_congr2 int_add_comm int_add_comm))
  : I.fn f_2 [value_3 I M i j r s, M t_X [2 * i + r, 2 * j + s]] = value_5 I M i j r s)))

theorem kept_4 (i j r s : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ r) (h6 : r < 2) (h7 : 0 ≤ s) (h8 : s < 2) :
    Heap.Entails ((body_4 I M).post (((((base E N x_M).set v_i i).set v_j j).set v_r r).set v_s s) (known_4 I M N x_M i j r s)) (known_4 I M N x_M i j r (s + 1)) :=
  (show Heap.Entails _ (known_4 I M N x_M i j r (s + 1)) from
  (entails_and (entails_points2 (fun q4 q5 h9 => (Or.elim h9 (fun h10 =>
  (at_set_other (by decide) (at_set_ne2 q4 q5 i j (fun h11 => (int_eab_tab_F h11.2 h10.2.2))
  (at_left (at_points2 q4 q5 h9 rfl))))) (fun h10 =>
  (at_set_other (by decide) (at_set_ne2 q4 q5 i j (fun h11 => (int_eab_tab_F h11.1 h10.2.2))
  (at_left (at_points2 q4 q5 h9 rfl))))))))
  (entails_and (entails_points2 (fun q6 q7 h9 => (at_set_other (by decide)
  (at_set_eq2 q6 q7 i j h9 ((reduce_congr2 (fun q8 q9 => ⟨(fun h10 => (Or.elim h10 (fun h11 =>
  ⟨⟨h11.1.2, ⟨(int_eba_lab h11.1.1), (fact_3 h11.1.1 h11.2)⟩⟩, (fact_4 h7 h11.1.1 h11.2 h11.1.2.2)⟩)
  (fun h11 =>
  ⟨⟨⟨h11.2.1, (int_c33 h8 h11.2.2)⟩, ⟨(int_lab_ecb_lac h5 h11.1), (int_eab_lab h11.1)⟩⟩, (fact_7 h11.1 h11.2.2)⟩))), (fun h10 => ((Classical.em (q8 = 0)).elim (fun h11 =>
  ((Classical.em (r = 1)).elim (fun h12 => (Or.inl ⟨⟨h11, ⟨h10.1.1.1, h10.1.1.2⟩⟩, h12⟩))
  (fun h12 =>
  (Or.inr ⟨(fact_8 h10.1.2.2 h10.1.2.1 h6 h12), ⟨h10.1.1.1, (fact_9 h10.2 h10.1.2.1 h6 h12)⟩⟩))))
  (fun h11 =>
  (Or.inr ⟨(fact_10 h10.1.2.2 h10.1.2.1 h6 h11), ⟨h10.1.1.1, (fact_11 h10.2 h10.1.2.1 h6 h11)⟩⟩))))⟩)
  (fun q8 q9 h10 => rfl)) : value_2 I M i j r (s + 1) = value_4 I M i j r s)))))
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))) (entails_and
  (entails_points0 (fun h9 => (at_set_eq0 ((reduce_congr2 (fun q10 q11 => ⟨(fun h10 => (Or.elim h10 (fun h11 =>
  ⟨⟨h11.1.2, ⟨(int_eba_lab h11.1.1), (fact_3 h11.1.1 h11.2)⟩⟩, (fact_4 h7 h11.1.1 h11.2 h11.1.2.2)⟩)
  (fun h11 =>
  ⟨⟨⟨h11.2.1, (int_c33 h8 h11.2.2)⟩, ⟨(int_lab_ecb_lac h5 h11.1), (int_eab_lab h11.1)⟩⟩, (fact_7 h11.1 h11.2.2)⟩))), (fun h10 => ((Classical.em (q10 = 0)).elim (fun h11 =>
  ((Classical.em (r = 1)).elim (fun h12 => (Or.inl ⟨⟨h11, ⟨h10.1.1.1, h10.1.1.2⟩⟩, h12⟩))
  (fun h12 =>
  (Or.inr ⟨(fact_8 h10.1.2.2 h10.1.2.1 h6 h12), ⟨h10.1.1.1, (fact_9 h10.2 h10.1.2.1 h6 h12)⟩⟩))))
  (fun h11 =>
  (Or.inr ⟨(fact_10 h10.1.2.2 h10.1.2.1 h6 h11), ⟨h10.1.1.1, (fact_11 h10.2 h10.1.2.1 h6 h11)⟩⟩))))⟩)
  (fun q10 q11 h10 => rfl)) : value_3 I M i j r (s + 1) = value_5 I M i j r s))))
  (entails_set (avoids_points2 (by decide)) (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_s (.const 0) (.const 2)
    (fun e x => known_4 I M (e v_N) (e v_M) (e v_i) (e v_j) (e v_r) x) (body_4 I M)

theorem vc_3 (i j r : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ r) (h6 : r < 2) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N x_M)) a_t []) ((((base E N x_M).set v_i i).set v_j j).set v_r r) (known_3 I M N x_M i j r) :=
  (vc_for_of 0 2 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q12 q13 h7 => (at_right (at_left (at_points2 q12 q13 h7 (reduce_congr2 (fun q14 q15 =>
  ⟨(fun h8 => (Or.elim h8 (fun h9 => ⟨h9.1.2, ⟨(int_eba_lab h9.1.1), (int_c111 h9.1.1 h9.2)⟩⟩)
  (fun h9 => (False.elim (int_lab_tba_F h9.2.1 h9.2.2))))), (fun h8 => (Or.inl ⟨⟨(int_c151 h8.2.1 h8.2.2 h6), h8.1⟩, (int_c152 h8.2.1 h8.2.2 h6)⟩))⟩)
  (fun q14 q15 h8 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl))) (entails_and
  (entails_points0 (fun h7 => (at_right (at_right (at_right (at_left (at_points0 h7 (reduce_congr2 (fun q16 q17 =>
  ⟨(fun h8 => (Or.elim h8 (fun h9 => ⟨h9.1.2, ⟨(int_eba_lab h9.1.1), (int_c111 h9.1.1 h9.2)⟩⟩)
  (fun h9 => (False.elim (int_lab_tba_F h9.2.1 h9.2.2))))), (fun h8 => (Or.inl ⟨⟨(int_c151 h8.2.1 h8.2.2 h6), h8.1⟩, (int_c152 h8.2.1 h8.2.2 h6)⟩))⟩)
  (fun q16 q17 h8 => rfl)))))))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))
  : Heap.Entails (known_3 I M N x_M i j r) (known_4 I M N x_M i j r 0))
  (fun s h7 h8 => (vc_4 N x_M hl hM i j r s h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun s h7 h8 => (kept_4 N x_M hl hM i j r s h0 h1 h2 h3 h4 h5 h6 h7 h8)))

theorem kept_3 (i j r : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) (h5 : 0 ≤ r) (h6 : r < 2) :
    Heap.Entails ((body_3 I M).post ((((base E N x_M).set v_i i).set v_j j).set v_r r) (known_3 I M N x_M i j r)) (known_3 I M N x_M i j (r + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q18 q19 h7 =>
  (at_right (at_left (at_points2 q18 q19 h7 (reduce_congr2 (fun q20 q21 => ⟨(fun h8 => ((Classical.em (q20 = 0)).elim
  (fun h9 => ((Classical.em (r = 1)).elim (fun h10 => (Or.inl ⟨⟨h9, ⟨h8.1.1, h8.1.2⟩⟩, h10⟩))
  (fun h10 => (Or.inr ⟨(int_c55 h8.2.1 h6 h8.2.2 h10), ⟨h8.1.1, h8.1.2⟩⟩))))
  (fun h9 => (Or.inr ⟨(fact_12 h8.2.1 h6 h8.2.2 h9), ⟨h8.1.1, h8.1.2⟩⟩)))), (fun h8 => (Or.elim h8 (fun h9 => ⟨h9.1.2, ⟨(int_eba_lab h9.1.1), (int_c149 h9.1.1 h9.2)⟩⟩)
  (fun h9 => ⟨h9.2, ⟨(int_lab_ecb_lac h5 h9.1), (int_eab_taB h9.1)⟩⟩)))⟩) (fun q20 q21 h8 => rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_and (entails_points0 (fun h7 =>
  (at_right (at_right (at_right (at_left (at_points0 h7 (reduce_congr2 (fun q22 q23 => ⟨(fun h8 => ((Classical.em (q22 = 0)).elim
  (fun h9 => ((Classical.em (r = 1)).elim (fun h10 => (Or.inl ⟨⟨h9, ⟨h8.1.1, h8.1.2⟩⟩, h10⟩))
  (fun h10 => (Or.inr ⟨(int_c55 h8.2.1 h6 h8.2.2 h10), ⟨h8.1.1, h8.1.2⟩⟩))))
  (fun h9 => (Or.inr ⟨(fact_12 h8.2.1 h6 h8.2.2 h9), ⟨h8.1.1, h8.1.2⟩⟩)))), (fun h8 => (Or.elim h8 (fun h9 => ⟨h9.1.2, ⟨(int_eba_lab h9.1.1), (int_c149 h9.1.1 h9.2)⟩⟩)
  (fun h9 => ⟨h9.2, ⟨(int_lab_ecb_lac h5 h9.1), (int_eab_taB h9.1)⟩⟩)))⟩) (fun q22 q23 h8 => rfl)))))))))
  (entails_right (entails_right (entails_right (entails_right entails_refl))))))))
  : Heap.Entails (known_4 I M N x_M i j r 2) (known_3 I M N x_M i j (r + 1)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_t [] <|
  .seq (.assign a_high [.var v_i, .var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.assign a_t [] (.fn f_3 [])
    (fun e => (I.fn f_3 []))) <|
  .seq (.scope [a_high, a_t] <|
    .for v_r (.const 0) (.const 2)
      (fun e x => known_3 I M (e v_N) (e v_M) (e v_i) (e v_j) x) (body_3 I M)) <|
  .assign
    a_mean
    [.var v_i, .var v_j]
    (.fn f_4 [.fn f_5 [], .read a_t []])
    (fun e => (M t_MEAN [(e v_i), (e v_j)]))

theorem vc_2 (i j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    (body_2 I M).vc I (impl.HasCell spec (base E N x_M)) (((base E N x_M).set v_i i).set v_j j) (known_2 I M N x_M i j) :=
  (vc_allocate (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_high t_HIGH [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_HIGH [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.head _)) (.tail _ (.head _)) [i, j]
  (region_iff.2 ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩) shape_a_high rfl rfl ⟨h1, h3⟩))
  ev_const rfl)
  (vc_seq (vc_assign_of (I.fn f_3 []) (in_allocated trivial) ev_const rfl)
  (vc_seq (vc_scope (vc_for_of 0 2 rfl rfl (show Heap.Entails _ (known_3 I M N x_M i j 0) from
  (entails_and (entails_points2 (fun q24 q25 h5 => (Or.elim h5 (fun h6 =>
  (at_set_other (by decide) (at_set_ne2 q24 q25 i j (fun h7 => (int_eab_tab_F h7.2 h6.2.2))
  (at_without (by decide) ((at_left (at_points2 q24 q25 h5 rfl))
  : (known_2 I M N x_M i j) ⟨a_high, [q24, q25]⟩ (M t_HIGH [q24, q25])))))) (fun h6 =>
  (at_set_other (by decide) (at_set_ne2 q24 q25 i j (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_without (by decide) ((at_left (at_points2 q24 q25 h5 rfl))
  : (known_2 I M N x_M i j) ⟨a_high, [q24, q25]⟩ (M t_HIGH [q24, q25]))))))))) (entails_and
  (entails_points2 (fun q26 q27 h5 => (at_set_other (by decide) (at_set_eq2 q26 q27 i j h5
  ((Eq.trans ((reduce_empty2 (fun q28 q29 => (fun h6 => (int_lab_tba_F h6.2.1 h6.2.2))))
  : value_0 I M i j 0 = I.fn f_1 []) rfl)
  : value_0 I M i j 0 = I.fn f_1 [])))))
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_set (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))))
  (entails_and (entails_points0 (fun h5 =>
  (at_set_eq0 ((Eq.trans ((reduce_empty2 (fun q30 q31 => (fun h6 => (int_lab_tba_F h6.2.1 h6.2.2))))
  : value_1 I M i j 0 = I.fn f_3 []) rfl)
  : value_1 I M i j 0 = I.fn f_3 []))))
  (entails_set (avoids_points2 (by decide)) (entails_set (avoids_points2 (by decide))
  (entails_without (avoids_points2 (by decide)) (entails_right (entails_right entails_refl))))))))))
  (fun r h5 h6 => (vc_3 N x_M hl hM i j r h0 h1 h2 h3 h4 h5 h6))
  (fun r h5 h6 => (kept_3 N x_M hl hM i j r h0 h1 h2 h3 h4 h5 h6))))
  (vc_assign_of (I.fn f_4 [I.fn f_5 [], value_1 I M i j 2])
  (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_mean t_MEAN [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_MEAN [(.const 0, .var v_N), (.const 0, .var v_M)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, j]
  (region_iff.2 ⟨i, _, rfl, h1, h2, j, _, rfl, h3, h4, rfl⟩) shape_a_mean rfl rfl ⟨h1, h3⟩))
  (ev_fn (ev_cons ev_const
  (ev_cons (ev_read ((at_right (at_right (at_right (at_left (at_points0 trivial rfl)))))
  : (known_3 I M N x_M i j 2) ⟨a_t, []⟩ (value_1 I M i j 2))) ev_nil)))
  ((Eq.trans ((Eq.trans ((fn_congr2 rfl (Eq.trans ((reduce_congr2 (fun q42 q43 =>
  ⟨(fun h5 => ⟨⟨h5.2.1, h5.2.2⟩, ⟨h5.1.1, h5.1.2⟩⟩), (fun h5 => ⟨⟨h5.2.1, h5.2.2⟩, ⟨h5.1.1, h5.1.2⟩⟩)⟩)
  (fun q42 q43 h5 => (at_congr2 int_add_comm int_add_comm))) : value_1 I M i j 2 = value_7 I M i j)
  (Eq.symm (equation_1 N x_M hl hM i j trivial))))
  : I.fn f_4 [I.fn f_5 [], value_1 I M i j 2] = I.fn f_4 [I.fn f_5 [], M t_S [i, j]])
  ((show ∀ v0 v1 : V, (I.fn f_4 [v1, v0]) = (I.fn f_4 [v0, v1]) from by intro v0 v1; exact (law_0 hl) _ _)
  (M t_S [i, j]) (I.fn f_5 [])))
  : I.fn f_4 [I.fn f_5 [], value_1 I M i j 2] = I.fn f_4 [M t_S [i, j], I.fn f_5 []])
  (Eq.symm (equation_2 N x_M hl hM i j trivial)))
  : I.fn f_4 [I.fn f_5 [], value_1 I M i j 2] = M t_MEAN [i, j]))))))

theorem kept_2 (i j : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < x_M) :
    Heap.Entails ((body_2 I M).post (((base E N x_M).set v_i i).set v_j j) (known_2 I M N x_M i j)) (known_2 I M N x_M i (j + 1)) :=
  (show Heap.Entails _ (known_2 I M N x_M i (j + 1)) from (entails_and
  (entails_points2 (fun q44 q45 h5 => (Or.elim h5 (fun h6 => (at_restore (by decide) (at_set_other (by decide)
  ((Or.elim (((Classical.em (q45 < j)).elim (fun h7 => (Or.inl (Or.inl ⟨h6.1, ⟨h6.2.1, h7⟩⟩)))
  (fun h7 => (Or.inr ⟨h6.1, (int_taB_ntab_eab h6.2.2 h7)⟩)))
  : (q44 = i ∧ 0 ≤ q45 ∧ q45 < j ∨ (0 ≤ q45 ∧ q45 < x_M) ∧ 0 ≤ q44 ∧ q44 < i) ∨ q44 = i ∧ q45 = j)
  (fun h7 => (at_left (at_points2 q44 q45 h7 rfl)))
  (fun h7 => (at_right (at_left (at_points2 q44 q45 h7
  (Eq.trans ((equation_0 N x_M hl hM q44 q45 trivial) : M t_HIGH [q44, q45] = value_6 I M q44 q45)
  (reduce_congr2 (fun q48 q49 =>
  ⟨(fun h8 => ⟨⟨h8.2.1, h8.2.2⟩, ⟨h8.1.1, h8.1.2⟩⟩), (fun h8 => ⟨⟨h8.2.1, h8.2.2⟩, ⟨h8.1.1, h8.1.2⟩⟩)⟩)
  (fun q48 q49 h8 => (at_congr2 (fact_13 h6.1) (fact_13 h7.2))))))))))
  : (known_3 I M N x_M i j 2) ⟨a_high, [q44, q45]⟩ (M t_HIGH [q44, q45]))))) (fun h6 =>
  (at_restore (by decide) (at_set_other (by decide) ((at_left (at_points2 q44 q45 (Or.inr h6) rfl))
  : (known_3 I M N x_M i j 2) ⟨a_high, [q44, q45]⟩ (M t_HIGH [q44, q45]))))))))
  (entails_and (entails_points2 (fun q50 q51 h5 =>
  (Or.elim h5 (fun h6 => (at_restore (by decide) ((Classical.em (q50 = i ∧ q51 = j)).elim (fun h7 =>
  (at_set_eq2 q50 q51 i j h7 ((at_congr2 h6.1 h7.2) : M t_MEAN [q50, q51] = M t_MEAN [i, j])))
  (fun h7 => (at_set_ne2 q50 q51 i j h7
  ((at_right (at_right (at_left (at_points2 q50 q51 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl))))
  : (known_3 I M N x_M i j 2) ⟨a_mean, [q50, q51]⟩ (M t_MEAN [q50, q51])))))))
  (fun h6 => (at_restore (by decide) (at_set_ne2 q50 q51 i j (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  ((at_right (at_right (at_left (at_points2 q50 q51 (Or.inr h6) rfl))))
  : (known_3 I M N x_M i j 2) ⟨a_mean, [q50, q51]⟩ (M t_MEAN [q50, q51]))))))))
  (entails_restore (avoids_points2 (by decide)) (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))

theorem race_2 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    ParVC I 0 x_M (body_2 I M).erase (fun j => (((base E N x_M).set v_i i).set v_j j)) (fun j => (body_2 I M).post (((base E N x_M).set v_i i).set v_j j) (known_2 I M N x_M i j)) :=
  (race_arrays [a_high, a_mean] rfl rfl
  (all_cons (apart2 (fun j c0 c1 => c0 = i ∧ c1 = j) (fun j c0 c1 => c0 = i ∧ c1 = j)
  (fun j h3 h4 => (w_allocate (w_seq (w_assign2 i j ⟨rfl, rfl⟩)
  (w_seq (w_none rfl) (w_seq (w_scope (w_for 0 2 rfl rfl (fun r h5 h6 =>
  (w_for 0 2 rfl rfl (fun s h7 h8 => (w_seq (w_accumulate2 i j ⟨rfl, rfl⟩) (w_none rfl)))))))
  (w_none rfl)))))) (fun j h3 h4 => (r_allocate (r_seq (r_none rfl)
  (r_seq (r_none rfl) (r_seq (r_scope (r_for 0 2 rfl rfl (fun r h5 h6 => (r_for 0 2 rfl rfl
  (fun s h7 h8 => (r_seq (r_accumulate2 (x_none rfl) i j ⟨rfl, rfl⟩) (r_none rfl)))))))
  (r_none rfl)))))) (fun j y_y c0 c1 h3 h4 h5 h6 h7 h8 =>
  ⟨(fun h9 => (int_eab_eac_nebc_F h8.2 h9.2 h7)), (fun h9 => (int_eab_eac_nebc_F h8.2 h9.2 h7))⟩))
  (all_cons (apart2 (fun j c0 c1 => c0 = i ∧ c1 = j) (fun j c0 c1 => (1 : Int) < 0) (fun j h3 h4 =>
  (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl) (w_assign2 i j ⟨rfl, rfl⟩))))))
  (fun j h3 h4 => (r_none rfl)) (fun j y_y c0 c1 h3 h4 h5 h6 h7 h8 =>
  ⟨int_not_one_lt_zero, (fun h9 => (int_eab_eac_nebc_F h8.2 h9.2 h7))⟩)) all_nil)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_j (.const 0) (.var v_M)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N x_M)) ((base E N x_M).set v_i i) (known_1 I M N x_M i) :=
  (vc_par_of 0 x_M rfl rfl ((entails_and
  (entails_points2 (fun q52 q53 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_left (at_points2 q52 q53 h4 rfl)))))) (entails_and
  (entails_points2 (fun q54 q55 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_left (at_points2 q54 q55 h4 rfl)))))))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_1 I M N x_M i) (known_2 I M N x_M i 0))
  (fun j h3 h4 => (vc_2 N x_M hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_2 N x_M hl hM i j h0 h1 h2 h3 h4)) (race_2 N x_M hl hM i h0 h1 h2))

theorem kept_1 (i : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) (known_1 I M N x_M (i + 1)) :=
  ((entails_and (entails_points2 (fun q56 q57 h3 => (at_left (at_points2 q56 q57
  ((Classical.em (q56 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl))))
  (entails_and (entails_points2 (fun q58 q59 h3 => (at_right (at_left (at_points2 q58 q59
  ((Classical.em (q58 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, (int_lt_max_right h3.1.2)⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl)))))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_2 I M N x_M i (max 0 x_M)) (known_1 I M N x_M (i + 1)))

theorem race_1 (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N x_M).set v_i i)) (fun i => (body_1 I M).post ((base E N x_M).set v_i i) (known_1 I M N x_M i)) :=
  (race_arrays [a_high, a_mean] rfl rfl (all_cons
  (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M) (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M)
  (fun i h1 h2 =>
  (w_par 0 x_M rfl rfl (fun j h3 h4 => (w_allocate (w_seq (w_assign2 i j ⟨rfl, ⟨h3, h4⟩⟩)
  (w_seq (w_none rfl) (w_seq (w_scope (w_for 0 2 rfl rfl (fun r h5 h6 =>
  (w_for 0 2 rfl rfl (fun s h7 h8 => (w_seq (w_accumulate2 i j ⟨rfl, ⟨h3, h4⟩⟩) (w_none rfl)))))))
  (w_none rfl))))))))
  (fun i h1 h2 => (r_par 0 x_M rfl rfl (fun j h3 h4 => (r_allocate (r_seq (r_none rfl)
  (r_seq (r_none rfl) (r_seq (r_scope (r_for 0 2 rfl rfl (fun r h5 h6 => (r_for 0 2 rfl rfl
  (fun s h7 h8 => (r_seq (r_accumulate2 (x_none rfl) i j ⟨rfl, ⟨h3, h4⟩⟩) (r_none rfl)))))))
  (r_none rfl)))))))) (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩))
  (all_cons (apart2 (fun i c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < x_M) (fun i c0 c1 => (1 : Int) < 0)
  (fun i h1 h2 => (w_par 0 x_M rfl rfl (fun j h3 h4 =>
  (w_allocate (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl) (w_assign2 i j ⟨rfl, ⟨h3, h4⟩⟩))))))))
  (fun i h1 h2 => (r_none rfl)) (fun i y_y c0 c1 h1 h2 h3 h4 h5 h6 =>
  ⟨int_not_one_lt_zero, (fun h7 => (int_eab_eac_nebc_F h6.1 h7.1 h5))⟩)) all_nil)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    (program I M).vc I (impl.HasCell spec (base E N x_M)) (base E N x_M) (impl.inputHeap spec (base E N x_M) M) :=
  (vc_par_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N x_M 0) from
  (entails_and (entails_points2 (fun q60 q61 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_and (entails_points2 (fun q62 q63 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points2 (fun q64 q65 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .mul 2 (.var v_N)), (.const 0, .mul 2 (.var v_M))])) (b := (Binding.mk a_x t_X [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q64, q65]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q64, _, rfl, h1.2.1, h1.2.2, q65, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))))
  (fun i h1 h2 => (vc_1 N x_M hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N x_M hl hM i h0 h1 h2))
  (race_1 N x_M hl hM h0))

theorem output_0_1 (q66 q67 : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ q66) (h2 : q66 < N) (h3 : 0 ≤ q67) (h4 : q67 < x_M) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_high, [q66, q67]⟩ (M t_HIGH [q66, q67]) :=
  ((at_left (at_points2 q66 q67 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl))
  : (known_1 I M N x_M (max 0 N)) ⟨a_high, [q66, q67]⟩ (M t_HIGH [q66, q67]))

theorem output_1_2 (q68 q69 : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (h1 : 0 ≤ q68) (h2 : q68 < N) (h3 : 0 ≤ q69) (h4 : q69 < x_M) :
    ((program I M).post (base E N x_M) (impl.inputHeap spec (base E N x_M) M)) ⟨a_mean, [q68, q69]⟩ (M t_MEAN [q68, q69]) :=
  ((at_right (at_left (at_points2 q68 q69 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl)))
  : (known_1 I M N x_M (max 0 N)) ⟨a_mean, [q68, q69]⟩ (M t_MEAN [q68, q69]))

end

theorem consistent (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Consistent (base E N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N x_M) :=
  solvable_layers (consistent E N x_M h0)
    (fun at_ => if at_ = t_HIGH then 0 else if at_ = t_S then 1 else if at_ = t_MEAN then 2 else 0) (by decide)

theorem placed (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : impl.LayoutOk spec (base E N x_M) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N x_M : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_HIGH then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_S then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_MEAN then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_M) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside N x_M) (base E N x_M) t_HIGH [p0, p1] :=
  (given_equation (p := [p0, p1]) (.head _) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem covered_1 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) (h3 : 0 ≤ p1) (h4 : p1 < x_M) :
    spec.Given (inside N x_M) (base E N x_M) t_MEAN [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < x_M) ∧ 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.reduce [.fn (.special .f32 "-inf") []] (.builtin "max" .f32) [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 2))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 2)))) (.access t_X [.add (.mul 2 (.var v_i)) (.var v_r), .add (.mul 2 (.var v_j)) (.var v_s)])) (((base E N x_M).set v_i i).set v_j j) :=
  (defined_reduce_some2 0 2 0 2 (defined_fn defined_nil) (fun (y_d0 y_d1 : Int) => cond_holds)
  (fun (y_d0 y_d1 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < 2) ∧ 0 ≤ y_d1 ∧ y_d1 < 2) =>
  ⟨h3.1.1, ⟨h3.1.2, h3.2⟩⟩)
  (fun (y_d0 y_d1 : Int) (h3 : (0 ≤ y_d0 ∧ y_d0 < 2) ∧ 0 ≤ y_d1 ∧ y_d1 < 2) =>
  (defined_access (given_input (p := [2 * i + y_d0, 2 * j + y_d1]) (.head _) rfl rfl
  (region_iff.2 ⟨(2 * i + y_d0), _, rfl, ((int_c51 h2.2.1 h3.1.1) : 0 ≤ 2 * i + y_d0), ((fact_0 h2.2.2 h3.1.2) : 2 * i + y_d0 < 2 * N), (2 * j + y_d1), _, rfl, ((int_c51 h2.1.1 h3.2.1) : 0 ≤ 2 * j + y_d1), ((fact_0 h2.1.2 h3.2.2) : 2 * j + y_d1 < 2 * x_M), rfl⟩)))))

theorem defined_1 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_r, v_s] (.and (.and (.le (.const 0) (.var v_r)) (.lt (.var v_r) (.const 2))) (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 2)))) (.access t_X [.add (.mul 2 (.var v_i)) (.var v_r), .add (.mul 2 (.var v_j)) (.var v_s)])) (((base E N x_M).set v_i i).set v_j j) :=
  (defined_reduce_some2 0 2 0 2 (defined_fn defined_nil) (fun (y_d2 y_d3 : Int) => cond_holds)
  (fun (y_d2 y_d3 : Int) (h3 : (0 ≤ y_d2 ∧ y_d2 < 2) ∧ 0 ≤ y_d3 ∧ y_d3 < 2) =>
  ⟨h3.1.1, ⟨h3.1.2, h3.2⟩⟩)
  (fun (y_d2 y_d3 : Int) (h3 : (0 ≤ y_d2 ∧ y_d2 < 2) ∧ 0 ≤ y_d3 ∧ y_d3 < 2) =>
  (defined_access (given_input (p := [2 * i + y_d2, 2 * j + y_d3]) (.head _) rfl rfl
  (region_iff.2 ⟨(2 * i + y_d2), _, rfl, ((int_c51 h2.2.1 h3.1.1) : 0 ≤ 2 * i + y_d2), ((fact_0 h2.2.2 h3.1.2) : 2 * i + y_d2 < 2 * N), (2 * j + y_d3), _, rfl, ((int_c51 h2.1.1 h3.2.1) : 0 ≤ 2 * j + y_d3), ((fact_0 h2.1.2 h3.2.2) : 2 * j + y_d3 < 2 * x_M), rfl⟩)))))

theorem defined_2 (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) (i j : Int) (h1 : True) (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N x_M) (base E N x_M)) (.fn (.builtin "*" .f32) [.access t_S [.var v_i, .var v_j], .fn (.literal .f32 1 4) []]) (((base E N x_M).set v_i i).set v_j j) :=
  (defined_fn (defined_cons (defined_access (given_equation (p := [i, j]) (.tail _ (.head _)) rfl rfl rfl
  (h2 : (0 ≤ j ∧ j < x_M) ∧ 0 ≤ i ∧ i < N) (cond_holds.2 (h1 : True))))
  (defined_cons (defined_fn defined_nil) defined_nil)))

theorem defined (E : Env) (N x_M : Int) (h0 : 0 ≤ N ∧ 0 ≤ x_M) : spec.Defined (base E N x_M) :=
  defined_of (inside N x_M)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E N x_M h0 p0 p1 a0 a1 a2 a3))
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_1 E N x_M h0 p0 p1 a0 a1 a2 a3))
    all_nil))
    (fun V I M hM hR => (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_0 E N x_M h0 i j hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_1 E N x_M h0 i j hg hk))
    (all_cons (well_defined2 (fun i j => cond_holds) (fun i j hg hk => defined_2 E N x_M h0 i j hg hk))
    all_nil))))

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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil))
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_1 (E v_N) (E v_M) hl hM p0 p1 a b0 b1 b2 b3)) (all_cons (fun h => absurd h (by decide)) all_nil))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_1_2 (E v_N) (E v_M) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil)))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_mul m0)

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_mul m0)

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (Comm.of_mul m0)

end Redverify.Certificate.one_sweep
