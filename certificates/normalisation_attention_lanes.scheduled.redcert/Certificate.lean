module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.scheduled

/-- `n` -/ abbrev v_n : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `q` -/ abbrev v_q : Var := 3
/-- `d` -/ abbrev v_d : Var := 4
/-- `j` -/ abbrev v_j : Var := 5
/-- `s` -/ abbrev v_s : Var := 6
/-- `i0` -/ abbrev v_i0 : Var := 7
/-- `i1` -/ abbrev v_i1 : Var := 8
/-- `j_0` -/ abbrev v_j_0 : Var := 9
/-- `j_1` -/ abbrev v_j_1 : Var := 10
/-- `s` -/ abbrev a_s : Arr := 0
/-- `v` -/ abbrev a_v : Arr := 1
/-- `o` -/ abbrev a_o : Arr := 2
/-- `m` -/ abbrev a_m : Arr := 3
/-- `e` -/ abbrev a_e : Arr := 4
/-- `w` -/ abbrev a_w : Arr := 5
/-- `z` -/ abbrev a_z : Arr := 6
/-- `w_rf` -/ abbrev a_w_rf : Arr := 7
/-- `S` -/ abbrev t_S : Ten := 0
/-- `V` -/ abbrev t_V : Ten := 1
/-- `O` -/ abbrev t_O : Ten := 2
/-- `M` -/ abbrev t_M : Ten := 3
/-- `E` -/ abbrev t_E : Ten := 4
/-- `W` -/ abbrev t_W : Ten := 5
/-- `Z` -/ abbrev t_Z : Ten := 6

/-- Specification `main`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_n)]
  inputs :=
    [
      Region.mk t_S [(.const 0, .var v_n), (.const 0, .const 64)],
      Region.mk t_V [(.const 0, .const 64), (.const 0, .const 16)]]
  outputs := [Region.mk t_O [(.const 0, .var v_n), (.const 0, .const 16)]]
  equations :=
    [
      Equation.mk
        t_M
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []]
          (.builtin "max" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64)))
          (.access t_S [.var v_i, .var v_k])),
      Equation.mk
        t_E
        [v_i, v_q]
        .true
        (.fn
          (.builtin "exp" .f32)
          [.fn (.builtin "-" .f32) [.access t_S [.var v_i, .var v_q], .access t_M [.var v_i]]]),
      Equation.mk
        t_W
        [v_i, v_d]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_j]
          (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 64)))
          (.fn
            (.builtin "*" .f32)
            [.access t_E [.var v_i, .var v_j], .access t_V [.var v_j, .var v_d]])),
      Equation.mk
        t_Z
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_s]
          (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 64)))
          (.access t_E [.var v_i, .var v_s])),
      Equation.mk
        t_O
        [v_i, v_d]
        .true
        (.fn (.builtin "/" .f32) [.access t_W [.var v_i, .var v_d], .access t_Z [.var v_i]])]

/-- Implementation `scheduled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_s t_S [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_v t_V [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_o t_O [v_i0, v_i1] [.var v_i0, .var v_i1] none]
  body :=
    .allocate a_m [.var v_n] <|
    .allocate a_e [.var v_n, .const 64] <|
    .allocate a_w [.var v_n, .const 16] <|
    .allocate a_z [.var v_n] <|
    .allocate a_w_rf [.const 4, .var v_n, .const 16] <|
    .seq (.for v_i (.const 0) (.var v_n) <|
      .scope [a_m] <|
        .for v_k (.const 0) (.const 64) <|
          .seq (.ifte (.eq (.var v_k) (.const 0)) (
            .assign a_m [.var v_i] (.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) [])
          ) (
            .skip
          )) <|
          .accumulate false (.builtin "max" .f32) a_m [.var v_i] (.read a_s [.var v_i, .var v_k])) <|
    .seq (.for v_i (.const 0) (.var v_n) <|
      .for v_q (.const 0) (.const 64) <|
        .assign
          a_e
          [.var v_i, .var v_q]
          (.fn
            (.builtin "exp" .f32)
            [.fn (.builtin "-" .f32) [.read a_s [.var v_i, .var v_q], .read a_m [.var v_i]]])) <|
    .seq (.par v_i (.const 0) (.var v_n) <|
      .for v_d (.const 0) (.const 16) <|
        .for v_j_0 (.const 0) (.const 4) <|
          .scope [a_w_rf] <|
            .for v_j_1 (.const 0) (.const 16) <|
              .seq (.ifte (.eq (.var v_j_1) (.const 0)) (
                .assign a_w_rf [.var v_j_0, .var v_i, .var v_d] (.fn (.literal .f32 0 1) [])
              ) (
                .skip
              )) <|
              .accumulate
                false
                (.builtin "+" .f32)
                a_w_rf
                [.var v_j_0, .var v_i, .var v_d]
                (.fn
                  (.builtin "*" .f32)
                  [
                    .read a_e [.var v_i, .add (.mul 16 (.var v_j_0)) (.var v_j_1)],
                    .read a_v [.add (.mul 16 (.var v_j_0)) (.var v_j_1), .var v_d]])) <|
    .seq (.for v_i (.const 0) (.var v_n) <|
      .for v_d (.const 0) (.const 16) <|
        .scope [a_w] <|
          .for v_j_0 (.const 0) (.const 4) <|
            .seq (.ifte (.eq (.var v_j_0) (.const 0)) (
              .assign a_w [.var v_i, .var v_d] (.fn (.literal .f32 0 1) [])
            ) (
              .skip
            )) <|
            .accumulate
              false
              (.builtin "+" .f32)
              a_w
              [.var v_i, .var v_d]
              (.read a_w_rf [.var v_j_0, .var v_i, .var v_d])) <|
    .seq (.for v_i (.const 0) (.var v_n) <|
      .scope [a_z] <|
        .for v_s (.const 0) (.const 64) <|
          .seq (.ifte (.eq (.var v_s) (.const 0)) (
            .assign a_z [.var v_i] (.fn (.literal .f32 0 1) [])
          ) (
            .skip
          )) <|
          .accumulate false (.builtin "+" .f32) a_z [.var v_i] (.read a_e [.var v_i, .var v_s])) <|
    .for v_i (.const 0) (.var v_n) <|
      .for v_d (.const 0) (.const 16) <|
        .assign
          a_o
          [.var v_i, .var v_d]
          (.fn (.builtin "/" .f32) [.read a_w [.var v_i, .var v_d], .read a_z [.var v_i]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "+" .f32) ∧ RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .f32) (I.fn (.literal .f32 0 1) []) := hl.2

abbrev f_0 : Fn := .builtin "max" .f32
abbrev f_1 : Fn := .literal .f32 (-340282346638528860000000000000000000000) 1
abbrev f_2 : Fn := .builtin "+" .f32
abbrev f_3 : Fn := .literal .f32 0 1
abbrev f_4 : Fn := .builtin "*" .f32
abbrev f_5 : Fn := .builtin "exp" .f32
abbrev f_6 : Fn := .builtin "-" .f32
abbrev f_7 : Fn := .builtin "/" .f32

abbrev base (E : Env) (n : Int) : Env := (E.set v_n n)

theorem base_self (E : Env) : base E (E v_n) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_o : ∀ b ∈ impl.bindings, b.array = a_o → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : b = 0) (h1 : a < 4) : 16 * a + b < 64 :=
  by omega

theorem fact_1 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 < b) : 0 ≤ 16 * a + b :=
  by omega

theorem fact_2 {a b c : Int} (h0 : c < 16) (h1 : a < b + c) : a ≤ b + 15 :=
  by omega

theorem fact_3 {a b c : Int} (h0 : 16 * c ≤ b) (h1 : c = a) : 16 * a ≤ b :=
  by omega

theorem fact_4 {a b c : Int} (h0 : a ≤ c) (h1 : 16 * c ≤ b) : 16 * a ≤ b :=
  by omega

theorem fact_5 {a b c d : Int} (h0 : a ≤ c + 16 * d) (h1 : b = d) (h2 : c < 16) : a ≤ 16 * b + 15 :=
  by omega

theorem fact_6 {a b c d x_e f g h : Int} (h0 : d ≤ b) (h1 : a ≤ 16 * d + 15) (h2 : 0 ≤ c) (h3 : x_e = f) (h4 : g = h) (h5 : ¬ (d = b ∧ x_e = f ∧ g = h)) : a < 16 * b + c :=
  by omega

theorem fact_7 {a b c : Int} (h0 : a ≤ 16 * c + 15) (h1 : c < 0 + b) : a < 16 * b + 0 :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a ≤ 16 * c + 15) (h1 : c < b + 1) : a < 16 * b + 16 :=
  by omega

theorem fact_9 {a b c : Int} (h0 : a ≤ 16 * c + b) (h1 : c = 0) : a < b + 1 :=
  by omega

theorem fact_10 {a b : Int} (h0 : a ≤ 16 * b + 15) : a < 16 * (b + 1) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (n : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E n) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < k)) (body1 (fun y_k0 => M t_S [i, y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 c2 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 16 * c0 ≤ y_k0 ∧ y_k0 ≤ 16 * c0 + 15)) (body1 (fun y_k0 => I.fn f_4 [M t_E [c1, y_k0], M t_V [y_k0, c2]])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c1 c2 j_0 j_1 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (16 * c0 ≤ y_k0 ∧ y_k0 < 16 * j_0 + j_1) ∧ y_k0 ≤ 16 * c0 + 15)) (body1 (fun y_k0 => I.fn f_4 [M t_E [c1, y_k0], M t_V [y_k0, c2]])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (d i j_0 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 16 * j_0)) (body1 (fun y_k0 => I.fn f_4 [M t_E [i, y_k0], M t_V [y_k0, d]])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (i s : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < s)) (body1 (fun y_k0 => M t_E [i, y_k0])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (i k : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ k)) (body1 (fun y_k0 => M t_S [i, y_k0])))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (d i j_0 j_1 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 16 * j_0 ≤ y_k0 ∧ y_k0 ≤ j_1 + 16 * j_0)) (body1 (fun y_k0 => I.fn f_4 [M t_E [i, y_k0], M t_V [y_k0, d]])))

noncomputable abbrev value_7 (I : Interp V) (M : Model V) (d i j_0 : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ 16 * j_0 + 15)) (body1 (fun y_k0 => I.fn f_4 [M t_E [i, y_k0], M t_V [y_k0, d]])))

noncomputable abbrev value_8 (I : Interp V) (M : Model V) (i s : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ s)) (body1 (fun y_k0 => M t_E [i, y_k0])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_M [i]) = (value_0 I M i 64) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.access t_S [.var v_i, .var v_k])) ((base E n).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < 64) => rfl))))

theorem equation_1 (i q : Int) (h0 : True) :
    (M t_E [i, q]) = (I.fn f_5 [I.fn f_6 [M t_S [i, q], M t_M [i]]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i, q] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_5 [.fn f_6 [.access t_S [.var v_i, .var v_q], .access t_M [.var v_i]]]) (((base E n).set v_i i).set v_q q) = _ from
  rfl))

noncomputable abbrev value_9 (I : Interp V) (M : Model V) (d i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < 64)) (body1 (fun y_k0 => I.fn f_4 [M t_E [i, y_k0], M t_V [y_k0, d]])))

theorem equation_2 (i d : Int) (h0 : True) :
    (M t_W [i, d]) = (value_9 I M d i) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i, d] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_3 []] f_2 [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 64))) (.fn f_4 [.access t_E [.var v_i, .var v_j], .access t_V [.var v_j, .var v_d]])) (((base E n).set v_i i).set v_d d) = _ from
  (eval_reduce_some1 rfl (fun (j : Int) => cond_holds) (fun (j : Int) (h1 : 0 ≤ j ∧ j < 64) => rfl))))

theorem equation_3 (i : Int) (h0 : True) :
    (M t_Z [i]) = (value_4 I M i 64) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.head _)))) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_3 []] f_2 [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 64))) (.access t_E [.var v_i, .var v_s])) ((base E n).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (s : Int) => cond_holds) (fun (s : Int) (h1 : 0 ≤ s ∧ s < 64) => rfl))))

theorem equation_4 (i d : Int) (h0 : True) :
    (M t_O [i, d]) = (I.fn f_7 [M t_W [i, d], M t_Z [i]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [i, d] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_7 [.access t_W [.var v_i, .var v_d], .access t_Z [.var v_i]]) (((base E n).set v_i i).set v_d d) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_m
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_M [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_s
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_S [c0, c1]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) : Heap V :=
  .points2 a_v
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < 64)
    (fun c0 c1 => (M t_V [c0, c1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_1_0 I M i).and ((known_1_1 I M n).and (known_1_2 I M)))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (i k : Int) : Heap V :=
  .points1 a_m
    (fun c0 => c0 = i ∧ 0 < k)
    (fun c0 => (value_0 I M i k))

noncomputable def known_2 (I : Interp V) (M : Model V) (n i k : Int) : Heap V :=
  ((known_2_0 I M i k).and ((known_1_0 I M i).and ((known_1_1 I M n).and (known_1_2 I M))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_k) (.const 0)) (
    .assign a_m [.var v_i] (.fn f_1 [])
      (fun e => (I.fn f_1 []))
  ) (
    .skip
  )) <|
  .accumulate false f_0 a_m [.var v_i] (.read a_s [.var v_i, .var v_k])
    (fun e => (value_5 I M (e v_i) (e v_k)))

noncomputable abbrev value_10 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => M t_S [i, y_k0])))

theorem vc_2 (i k : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k) (h4 : k < 64) :
    (body_2 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) (((base E n).set v_i i).set v_k k) (known_2 I M n i k) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : k = 0) =>
  (vc_assign_of (I.fn f_1 [])
  (in_other (by decide) (in_other (by decide)
  (in_other (by decide) (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩))))) ev_const rfl))
  (fun (h5 : ¬ k = 0) => vc_skip)) (Or.elim (((Classical.em (k = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : k = 0 ∨ 0 < k) (fun h5 =>
  (vc_accumulate_of (I.fn f_1 [])
  (M t_S [i, k]) (at_if_of cond_holds (fun (h6 : k = 0) => (at_set_eq1 i i rfl rfl))
  (fun (h6 : ¬ k = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : k = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_left (at_points2 i k ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_2 I M n i k) ⟨a_s, [i, k]⟩ (M t_S [i, k]))))
  (fun (h6 : ¬ k = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q1 => int_not_one_lt_zero)))) rfl)
  : I.fn f_0 [I.fn f_1 [], M t_S [i, k]] = I.fn f_0 [value_10 I M i, M t_S [i, k]])
  (append1 k 0 (0 + 1) (fun q0 h6 => ⟨h6.1, (int_c34 h6.2 h5)⟩) (fun q0 =>
  ⟨(fun h6 => (Or.inr (int_c43 h6.2 h6.1 h5))), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩)
  (fun q0 h6 => (False.elim (int_one_lt_zero h6))) (fun q0 h6 => rfl) rfl))
  : I.fn f_0 [I.fn f_1 [], M t_S [i, k]] = value_5 I M i k)))
  (fun h5 => (vc_accumulate_of (value_0 I M i k) (M t_S [i, k])
  (at_if_of cond_holds (fun (h6 : k = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ k = 0) =>
  ((at_left (at_points1 i ⟨rfl, h5⟩ rfl)) : (known_2 I M n i k) ⟨a_m, [i]⟩ (value_0 I M i k))))
  (ev_read (at_if_of cond_holds (fun (h6 : k = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ k = 0) => ((at_right (at_right (at_left (at_points2 i k ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_2 I M n i k) ⟨a_s, [i, k]⟩ (M t_S [i, k])))))
  ((append1 k 0 (k + 1) (fun q2 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun q2 => ⟨(fun h6 => ((Classical.em (q2 < k)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_ecb_tab_lac h7 h5), (int_eab_lab h7)⟩)))⟩) (fun q2 h6 => h6.2) (fun q2 h6 => rfl)
  rfl) : I.fn f_0 [value_0 I M i k, M t_S [i, k]] = value_5 I M i k)))))

theorem kept_2 (i k : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ k) (h4 : k < 64) :
    Heap.Entails ((body_2 I M).post (((base E n).set v_i i).set v_k k) (known_2 I M n i k)) (known_2 I M n i (k + 1)) :=
  (show Heap.Entails _ (known_2 I M n i (k + 1)) from
  (entails_and (entails_points1 (fun q3 h5 => (at_set_eq1 q3 i h5.1 ((reduce_congr1
  (fun q4 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q4 h6 => rfl)) : value_0 I M i (k + 1) = value_5 I M i k)))) (entails_and
  (entails_points1 (fun q5 h5 => (at_set_ne1 q5 i (int_tab_neab h5.2) (at_if_of cond_holds (fun (h6 : k = 0) =>
  (at_set_ne1 q5 i (int_tab_neab h5.2) (at_right (at_left (at_points1 q5 h5 rfl)))))
  (fun (h6 : ¬ k = 0) => (at_right (at_left (at_points1 q5 h5 rfl)))))))) (entails_and
  (entails_points2 (fun q6 q7 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : k = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_left (at_points2 q6 q7 h5 rfl))))))
  (fun (h6 : ¬ k = 0) => (at_right (at_right (at_left (at_points2 q6 q7 h5 rfl)))))))))
  (entails_points2 (fun q8 q9 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : k = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points2 q8 q9 h5 rfl))))))
  (fun (h6 : ¬ k = 0) => (at_right (at_right (at_right (at_points2 q8 q9 h5 rfl)))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_m] <|
    .for v_k (.const 0) (.const 64)
      (fun e x => known_2 I M (e v_n) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_1 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) ((base E n).set v_i i) (known_1 I M n i) :=
  (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_2 I M n i 0) from
  (entails_and (entails_points1 (fun q10 h3 => (False.elim (int_irrefl h3.2))))
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_right (entails_right entails_refl))))))
  (fun k h3 h4 => (vc_2 n hl hM i k h0 h1 h2 h3 h4))
  (fun k h3 h4 => (kept_2 n hl hM i k h0 h1 h2 h3 h4))))

theorem kept_1 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_1 I M).post ((base E n).set v_i i) (known_1 I M n i)) (known_1 I M n (i + 1)) :=
  ((entails_and
  (entails_points1 (fun q11 h3 => (Or.elim (((Classical.em (q11 = i)).elim (fun h4 => (Or.inl ⟨h4, int_c308⟩))
  (fun h4 => (Or.inr ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩)))
  : q11 = i ∧ 0 < (64 : Int) ∨ 0 ≤ q11 ∧ q11 < i) (fun h4 =>
  (at_left (at_points1 q11 h4 (Eq.trans ((equation_0 n hl hM q11 trivial) : M t_M [q11] = value_0 I M q11 64)
  (reduce_congr1 (fun q13 => ⟨(fun h5 => h5), (fun h5 => h5)⟩) (fun q13 h5 => (at_congr2 h4.1 rfl)))))))
  (fun h4 => (at_right (at_left (at_points1 q11 h4 rfl)))))))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl)))))
  : Heap.Entails (known_2 I M n i 64) (known_1 I M n (i + 1)))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_e
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_E [c0, c1]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points1 a_m
    (fun c0 => 0 ≤ c0 ∧ c0 < n)
    (fun c0 => (M t_M [c0]))

noncomputable def known_3 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_3_0 I M i).and ((known_3_1 I M n).and ((known_1_1 I M n).and (known_1_2 I M))))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (i q : Int) : Heap V :=
  .points2 a_e
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < q ∨ (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_E [c0, c1]))

noncomputable def known_4 (I : Interp V) (M : Model V) (n i q : Int) : Heap V :=
  ((known_4_0 I M i q).and ((known_3_1 I M n).and ((known_1_1 I M n).and (known_1_2 I M))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_e
    [.var v_i, .var v_q]
    (.fn
      f_5
      [.fn f_6 [.read a_s [.var v_i, .var v_q], .read a_m [.var v_i]]])
    (fun e => (M t_E [(e v_i), (e v_q)]))

theorem vc_4 (i q : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ q) (h4 : q < 64) :
    (body_4 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) (((base E n).set v_i i).set v_q q) (known_4 I M n i q) :=
  (vc_assign_of (I.fn f_5 [I.fn f_6 [M t_S [i, q], M t_M [i]]])
  (in_other (by decide)
  (in_other (by decide) (in_other (by decide) (in_allocated ⟨h1, h2, h3, h4, trivial⟩))))
  (ev_fn (ev_cons
  (ev_fn (ev_cons (ev_read ((at_right (at_right (at_left (at_points2 i q ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))))
  : (known_4 I M n i q) ⟨a_s, [i, q]⟩ (M t_S [i, q]))) (ev_cons
  (ev_read ((at_right (at_left (at_points1 i ⟨h1, h2⟩ rfl))) : (known_4 I M n i q) ⟨a_m, [i]⟩ (M t_M [i])))
  ev_nil))) ev_nil)) ((Eq.trans rfl (Eq.symm (equation_1 n hl hM i q trivial)))
  : I.fn f_5 [I.fn f_6 [M t_S [i, q], M t_M [i]]] = M t_E [i, q]))

theorem kept_4 (i q : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ q) (h4 : q < 64) :
    Heap.Entails ((body_4 I M).post (((base E n).set v_i i).set v_q q) (known_4 I M n i q)) (known_4 I M n i (q + 1)) :=
  (show Heap.Entails _ (known_4 I M n i (q + 1)) from (entails_and
  (entails_points2 (fun q19 q20 h5 => (Or.elim h5 (fun h6 => ((Classical.em (q19 = i ∧ q20 = q)).elim
  (fun h7 => (at_set_eq2 q19 q20 i q h7 ((at_congr2 h6.1 h7.2) : M t_E [q19, q20] = M t_E [i, q])))
  (fun h7 => (at_set_ne2 q19 q20 i q h7
  (at_left (at_points2 q19 q20 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl))))))
  (fun h6 => (at_set_ne2 q19 q20 i q (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_left (at_points2 q19 q20 (Or.inr h6) rfl))))))) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_set (avoids_points2 (by decide))
  (entails_right (entails_right (entails_right entails_refl))))))))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_q (.const 0) (.const 64)
    (fun e x => known_4 I M (e v_n) (e v_i) x) (body_4 I M)

theorem vc_3 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_3 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) ((base E n).set v_i i) (known_3 I M n i) :=
  (vc_for_of 0 64 rfl rfl ((entails_and
  (entails_points2 (fun q21 q22 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_left (at_points2 q21 q22 h4 rfl))))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_3 I M n i) (known_4 I M n i 0))
  (fun q h3 h4 => (vc_4 n hl hM i q h0 h1 h2 h3 h4))
  (fun q h3 h4 => (kept_4 n hl hM i q h0 h1 h2 h3 h4)))

theorem kept_3 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_3 I M).post ((base E n).set v_i i) (known_3 I M n i)) (known_3 I M n (i + 1)) :=
  ((entails_and (entails_points2 (fun q23 q24 h3 =>
  (at_left (at_points2 q23 q24 ((Classical.em (q23 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, h3.1.2⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_right (entails_right (entails_left entails_refl)))
  (entails_right (entails_right (entails_right entails_refl))))))
  : Heap.Entails (known_4 I M n i 64) (known_3 I M n (i + 1)))

noncomputable def known_5_0 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_e
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 64) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_E [c0, c1]))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points3 a_w_rf
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_1 I M c0 c1 c2))

noncomputable def known_5 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_5_0 I M n).and ((known_1_2 I M).and (known_5_2 I M i)))

noncomputable def known_6_2 (I : Interp V) (M : Model V) (i d : Int) : Heap V :=
  .points3 a_w_rf
    (fun c0 c1 c2 => (c1 = i ∧ 0 ≤ c2 ∧ c2 < d) ∧ 0 ≤ c0 ∧ c0 < 4 ∨ ((0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_1 I M c0 c1 c2))

noncomputable def known_6 (I : Interp V) (M : Model V) (n i d : Int) : Heap V :=
  ((known_5_0 I M n).and ((known_1_2 I M).and (known_6_2 I M i d)))

noncomputable def known_7_2 (I : Interp V) (M : Model V) (i d j_0 : Int) : Heap V :=
  .points3 a_w_rf
    (fun c0 c1 c2 => (c1 = i ∧ c2 = d) ∧ 0 ≤ c0 ∧ c0 < j_0 ∨ (c1 = i ∧ 0 ≤ c2 ∧ c2 < d) ∧ 0 ≤ c0 ∧ c0 < 4 ∨ ((0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_1 I M c0 c1 c2))

noncomputable def known_7 (I : Interp V) (M : Model V) (n i d j_0 : Int) : Heap V :=
  ((known_5_0 I M n).and ((known_1_2 I M).and (known_7_2 I M i d j_0)))

noncomputable def known_8_2 (I : Interp V) (M : Model V) (i d j_0 j_1 : Int) : Heap V :=
  .points3 a_w_rf
    (fun c0 c1 c2 => ((c1 = i ∧ c2 = d) ∧ 0 ≤ c0 ∧ c0 ≤ j_0) ∧ c0 < j_1 + j_0)
    (fun c0 c1 c2 => (value_2 I M c0 c1 c2 j_0 j_1))

noncomputable def known_8_3 (I : Interp V) (M : Model V) (i d : Int) : Heap V :=
  .points3 a_w_rf
    (fun c0 c1 c2 => (c1 = i ∧ 0 ≤ c2 ∧ c2 < d) ∧ 0 ≤ c0 ∧ c0 < 4 ∨ ((0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c1 ∧ c1 < i) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_1 I M c0 c1 c2))

noncomputable def known_8 (I : Interp V) (M : Model V) (n i d j_0 j_1 : Int) : Heap V :=
  ((known_5_0 I M n).and ((known_1_2 I M).and ((known_8_2 I M i d j_0 j_1).and (known_8_3 I M i d))))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_j_1) (.const 0)) (
    .assign a_w_rf [.var v_j_0, .var v_i, .var v_d] (.fn f_3 [])
      (fun e => (I.fn f_3 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_2
    a_w_rf
    [.var v_j_0, .var v_i, .var v_d]
    (.fn
      f_4
      [
        .read a_e [.var v_i, .add (.mul 16 (.var v_j_0)) (.var v_j_1)],
        .read a_v [.add (.mul 16 (.var v_j_0)) (.var v_j_1), .var v_d]])
    (fun e => (value_6 I M (e v_d) (e v_i) (e v_j_0) (e v_j_1)))

noncomputable abbrev value_11 (I : Interp V) (M : Model V) (d i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => I.fn f_4 [M t_E [i, y_k0], M t_V [y_k0, d]])))

theorem vc_8 (i d j_0 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) (h5 : 0 ≤ j_0) (h6 : j_0 < 4) (h7 : 0 ≤ j_1) (h8 : j_1 < 16) :
    (body_8 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) (((((base E n).set v_i i).set v_d d).set v_j_0 j_0).set v_j_1 j_1) (known_8 I M n i d j_0 j_1) :=
  (vc_seq (vc_if_of cond_holds (fun (h9 : j_1 = 0) =>
  (vc_assign_of (I.fn f_3 []) (in_allocated ⟨h5, h6, h1, h2, h3, h4, trivial⟩)
  ev_const rfl)) (fun (h9 : ¬ j_1 = 0) => vc_skip))
  (Or.elim (((Classical.em (j_1 = 0)).elim (fun h9 => (Or.inl h9))
  (fun h9 => (Or.inr (int_lab_neba_tab h7 h9)))) : j_1 = 0 ∨ 0 < j_1)
  (fun h9 => (vc_accumulate_of (I.fn f_3 [])
  (I.fn f_4 [M t_E [i, 16 * j_0 + j_1], M t_V [16 * j_0 + j_1, d]])
  (at_if_of cond_holds (fun (h10 : j_1 = 0) => (at_set_eq3 j_0 i d j_0 i d ⟨rfl, ⟨rfl, rfl⟩⟩ rfl))
  (fun (h10 : ¬ j_1 = 0) => (False.elim ((int_eab_neab_F h9 h10) : False))))
  (ev_fn (ev_cons (ev_read (at_if_of cond_holds (fun (h10 : j_1 = 0) => (at_set_other (by decide)
  ((at_left (at_points2 i (16 * j_0 + j_1) ⟨⟨(int_c99 h5 h7), (fact_0 h9 h6)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_8 I M n i d j_0 j_1) ⟨a_e, [i, 16 * j_0 + j_1]⟩ (M t_E [i, 16 * j_0 + j_1]))))
  (fun (h10 : ¬ j_1 = 0) => (False.elim ((int_eab_neab_F h9 h10) : False)))))
  (ev_cons (ev_read (at_if_of cond_holds (fun (h10 : j_1 = 0) => (at_set_other (by decide)
  ((at_right (at_left (at_points2 (16 * j_0 + j_1) d ⟨⟨h3, h4⟩, ⟨(int_c99 h5 h7), (fact_0 h9 h6)⟩⟩ rfl)))
  : (known_8 I M n i d j_0 j_1) ⟨a_v, [16 * j_0 + j_1, d]⟩ (M t_V [16 * j_0 + j_1, d]))))
  (fun (h10 : ¬ j_1 = 0) => (False.elim ((int_eab_neab_F h9 h10) : False))))) ev_nil))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q29 => int_not_one_lt_zero)))) rfl)
  : I.fn f_2 [I.fn f_3 [], I.fn f_4 [M t_E [i, 16 * j_0 + j_1], M t_V [16 * j_0 + j_1, d]]] = I.fn f_2 [value_11 I M d i, I.fn f_4 [M t_E [i, 16 * j_0 + j_1], M t_V [16 * j_0 + j_1, d]]])
  (append1 (16 * j_0 + j_1) (16 * j_0) (16 * j_0 + 1) (fun q28 h10 => ⟨h10.1, (int_c175 h10.2 h9)⟩)
  (fun q28 =>
  ⟨(fun h10 => (Or.inr (int_c292 h10.1 h10.2 h9))), (fun h10 => (Or.elim h10 (fun h11 => (False.elim (int_one_lt_zero h11)))
  (fun h11 => ⟨(int_c118 h7 h11), (int_c16 h11)⟩)))⟩)
  (fun q28 h10 => (False.elim (int_one_lt_zero h10))) (fun q28 h10 => rfl) rfl))
  : I.fn f_2 [I.fn f_3 [], I.fn f_4 [M t_E [i, 16 * j_0 + j_1], M t_V [16 * j_0 + j_1, d]]] = value_6 I M d i j_0 j_1)))
  (fun h9 => (vc_accumulate_of (value_2 I M j_0 i d j_0 j_1)
  (I.fn f_4 [M t_E [i, 16 * j_0 + j_1], M t_V [16 * j_0 + j_1, d]])
  (at_if_of cond_holds (fun (h10 : j_1 = 0) => (False.elim ((int_eab_tba_F h10 h9) : False)))
  (fun (h10 : ¬ j_1 = 0) =>
  ((at_right (at_right (at_left (at_points3 j_0 i d ⟨⟨⟨rfl, rfl⟩, ⟨h5, int_refl⟩⟩, (int_lt_add_left h9)⟩ rfl))))
  : (known_8 I M n i d j_0 j_1) ⟨a_w_rf, [j_0, i, d]⟩ (value_2 I M j_0 i d j_0 j_1))))
  (ev_fn (ev_cons
  (ev_read (at_if_of cond_holds (fun (h10 : j_1 = 0) => (False.elim ((int_eab_tba_F h10 h9) : False)))
  (fun (h10 : ¬ j_1 = 0) =>
  ((at_left (at_points2 i (16 * j_0 + j_1) ⟨⟨(fact_1 h5 h9), (int_c384 h8 h6)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_8 I M n i d j_0 j_1) ⟨a_e, [i, 16 * j_0 + j_1]⟩ (M t_E [i, 16 * j_0 + j_1]))))) (ev_cons
  (ev_read (at_if_of cond_holds (fun (h10 : j_1 = 0) => (False.elim ((int_eab_tba_F h10 h9) : False)))
  (fun (h10 : ¬ j_1 = 0) =>
  ((at_right (at_left (at_points2 (16 * j_0 + j_1) d ⟨⟨h3, h4⟩, ⟨(fact_1 h5 h9), (int_c384 h8 h6)⟩⟩ rfl)))
  : (known_8 I M n i d j_0 j_1) ⟨a_v, [16 * j_0 + j_1, d]⟩ (M t_V [16 * j_0 + j_1, d]))))) ev_nil)))
  ((append1 (16 * j_0 + j_1) (16 * j_0) (16 * j_0 + j_1 + 1) (fun q30 h10 => ⟨h10.1, (int_c9 h10.2)⟩)
  (fun q30 => ⟨(fun h10 =>
  ((Classical.em (q30 < 16 * j_0 + j_1)).elim (fun h11 => (Or.inl ⟨⟨h10.1, h11⟩, (fact_2 h8 h11)⟩))
  (fun h11 => (Or.inr (int_c225 h10.2 h11))))), (fun h10 => (Or.elim h10 (fun h11 => ⟨h11.1.1, (int_c208 h11.1.2)⟩)
  (fun h11 => ⟨(int_c269 h11 h9), (int_c16 h11)⟩)))⟩) (fun q30 h10 => h10.1.2) (fun q30 h10 => rfl)
  rfl)
  : I.fn f_2 [value_2 I M j_0 i d j_0 j_1, I.fn f_4 [M t_E [i, 16 * j_0 + j_1], M t_V [16 * j_0 + j_1, d]]] = value_6 I M d i j_0 j_1)))))

theorem kept_8 (i d j_0 j_1 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) (h5 : 0 ≤ j_0) (h6 : j_0 < 4) (h7 : 0 ≤ j_1) (h8 : j_1 < 16) :
    Heap.Entails ((body_8 I M).post (((((base E n).set v_i i).set v_d d).set v_j_0 j_0).set v_j_1 j_1) (known_8 I M n i d j_0 j_1)) (known_8 I M n i d j_0 (j_1 + 1)) :=
  (show Heap.Entails _ (known_8 I M n i d j_0 (j_1 + 1)) from
  (entails_and (entails_points2 (fun q31 q32 h9 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h10 : j_1 = 0) => (at_set_other (by decide) (at_left (at_points2 q31 q32 h9 rfl))))
  (fun (h10 : ¬ j_1 = 0) => (at_left (at_points2 q31 q32 h9 rfl))))))) (entails_and
  (entails_points2 (fun q33 q34 h9 => (at_set_other (by decide) (at_if_of cond_holds (fun (h10 : j_1 = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q33 q34 h9 rfl)))))
  (fun (h10 : ¬ j_1 = 0) => (at_right (at_left (at_points2 q33 q34 h9 rfl)))))))) (entails_and
  (entails_points3 (fun q35 q36 q37 h9 => ((Classical.em (q35 = j_0 ∧ q36 = i ∧ q37 = d)).elim
  (fun h10 => (at_set_eq3 q35 q36 q37 j_0 i d h10 ((reduce_congr1 (fun q38 =>
  ⟨(fun h11 => ⟨(fact_3 h11.1.1 h10.1), (int_c273 h11.1.2)⟩), (fun h11 => ⟨⟨(fact_4 h9.1.2.2 h11.1), (int_c272 h11.2)⟩, (fact_5 h11.2 h10.1 h8)⟩)⟩)
  (fun q38 h11 => (fn_congr2 (at_congr2 h9.1.1.1 rfl) (at_congr2 rfl h9.1.1.2))))
  : value_2 I M q35 q36 q37 j_0 (j_1 + 1) = value_6 I M d i j_0 j_1)))
  (fun h10 => (at_set_ne3 q35 q36 q37 j_0 i d h10
  (at_if_of cond_holds (fun (h11 : j_1 = 0) => (at_set_ne3 q35 q36 q37 j_0 i d h10
  (at_right (at_right (at_left (at_points3 q35 q36 q37 ⟨h9.1, (int_c434 h9.1.2.2 h7 h9.1.1.1 h9.1.1.2 h10)⟩
  (reduce_congr1 (fun q39 =>
  ⟨(fun h12 => ⟨⟨h12.1.1, (fact_6 h9.1.2.2 h12.2 h7 h9.1.1.1 h9.1.1.2 h10)⟩, h12.2⟩), (fun h12 => ⟨⟨h12.1.1, (int_c214 h12.1.2)⟩, h12.2⟩)⟩)
  (fun q39 h12 => rfl)))))))) (fun (h11 : ¬ j_1 = 0) =>
  (at_right (at_right (at_left (at_points3 q35 q36 q37 ⟨h9.1, ((int_c53 h9.1.2.2 h7 h11) : q35 < j_1 + j_0)⟩
  ((reduce_congr1 (fun q40 =>
  ⟨(fun h12 => ⟨⟨h12.1.1, (fact_6 h9.1.2.2 h12.2 h7 h9.1.1.1 h9.1.1.2 h10)⟩, h12.2⟩), (fun h12 => ⟨⟨h12.1.1, (int_c214 h12.1.2)⟩, h12.2⟩)⟩)
  (fun q40 h12 => rfl)) : value_2 I M q35 q36 q37 j_0 (j_1 + 1) = value_2 I M q35 q36 q37 j_0 j_1))))))))))))
  (entails_points3 (fun q41 q42 q43 h9 => (Or.elim h9
  (fun h10 => (at_set_ne3 q41 q42 q43 j_0 i d (fun h11 => (int_eab_tab_F h11.2.2 h10.1.2.2))
  (at_if_of cond_holds (fun (h11 : j_1 = 0) =>
  (at_set_ne3 q41 q42 q43 j_0 i d (fun h12 => (int_eab_tab_F h12.2.2 h10.1.2.2))
  (at_right (at_right (at_right (at_points3 q41 q42 q43 h9 rfl))))))
  (fun (h11 : ¬ j_1 = 0) => (at_right (at_right (at_right (at_points3 q41 q42 q43 h9 rfl))))))))
  (fun h10 => (at_set_ne3 q41 q42 q43 j_0 i d (fun h11 => (int_eab_tab_F h11.2.1 h10.1.2.2))
  (at_if_of cond_holds (fun (h11 : j_1 = 0) =>
  (at_set_ne3 q41 q42 q43 j_0 i d (fun h12 => (int_eab_tab_F h12.2.1 h10.1.2.2))
  (at_right (at_right (at_right (at_points3 q41 q42 q43 h9 rfl))))))
  (fun (h11 : ¬ j_1 = 0) => (at_right (at_right (at_right (at_points3 q41 q42 q43 h9 rfl)))))))))))))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_w_rf] <|
    .for v_j_1 (.const 0) (.const 16)
      (fun e x => known_8 I M (e v_n) (e v_i) (e v_d) (e v_j_0) x) (body_8 I M)

theorem vc_7 (i d j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) (h5 : 0 ≤ j_0) (h6 : j_0 < 4) :
    (body_7 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) ((((base E n).set v_i i).set v_d d).set v_j_0 j_0) (known_7 I M n i d j_0) :=
  (vc_scope (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points3 (fun q44 q45 q46 h7 =>
  (at_right (at_right (at_points3 q44 q45 q46 (Or.inl ⟨h7.1.1, ⟨h7.1.2.1, (int_lt_zero_add h7.2)⟩⟩) (reduce_congr1
  (fun q47 => ⟨(fun h8 => ⟨h8.1.1, h8.2⟩), (fun h8 => ⟨⟨h8.1, (fact_7 h8.2 h7.2)⟩, h8.2⟩)⟩)
  (fun q47 h8 => rfl))))))) (entails_points3 (fun q48 q49 q50 h7 =>
  (Or.elim h7 (fun h8 => (at_right (at_right (at_points3 q48 q49 q50 (Or.inr h7) rfl))))
  (fun h8 => (at_right (at_right (at_points3 q48 q49 q50 (Or.inr h7) rfl))))))))))
  : Heap.Entails (known_7 I M n i d j_0) (known_8 I M n i d j_0 0))
  (fun j_1 h7 h8 => (vc_8 n hl hM i d j_0 j_1 h0 h1 h2 h3 h4 h5 h6 h7 h8))
  (fun j_1 h7 h8 => (kept_8 n hl hM i d j_0 j_1 h0 h1 h2 h3 h4 h5 h6 h7 h8))))

theorem kept_7 (i d j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) (h5 : 0 ≤ j_0) (h6 : j_0 < 4) :
    Heap.Entails ((body_7 I M).post ((((base E n).set v_i i).set v_d d).set v_j_0 j_0) (known_7 I M n i d j_0)) (known_7 I M n i d (j_0 + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q51 q52 q53 h7 => (Or.elim h7 (fun h8 =>
  (at_right (at_right (at_left (at_points3 q51 q52 q53 ⟨⟨h8.1, ⟨h8.2.1, (int_taB_lab h8.2.2)⟩⟩, (int_c503 h8.2.2)⟩ (reduce_congr1
  (fun q54 => ⟨(fun h9 => ⟨⟨h9.1, (fact_8 h9.2 h8.2.2)⟩, h9.2⟩), (fun h9 => ⟨h9.1.1, h9.2⟩)⟩)
  (fun q54 h9 => rfl))))))) (fun h8 =>
  (Or.elim h8 (fun h9 => (at_right (at_right (at_right (at_points3 q51 q52 q53 h8 rfl)))))
  (fun h9 => (at_right (at_right (at_right (at_points3 q51 q52 q53 h8 rfl))))))))))))
  : Heap.Entails (known_8 I M n i d j_0 16) (known_7 I M n i d (j_0 + 1)))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_j_0 (.const 0) (.const 4)
    (fun e x => known_7 I M (e v_n) (e v_i) (e v_d) x) (body_7 I M)

theorem vc_6 (i d : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) :
    (body_6 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) (((base E n).set v_i i).set v_d d) (known_6 I M n i d) :=
  (vc_for_of 0 4 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q55 q56 q57 h5 => (Or.elim h5 (fun h6 => (False.elim (int_lab_tba_F h6.2.1 h6.2.2)))
  (fun h6 => (Or.elim h6 (fun h7 => (at_right (at_right (at_points3 q55 q56 q57 h6 rfl))))
  (fun h7 => (at_right (at_right (at_points3 q55 q56 q57 h6 rfl)))))))))))
  : Heap.Entails (known_6 I M n i d) (known_7 I M n i d 0))
  (fun j_0 h5 h6 => (vc_7 n hl hM i d j_0 h0 h1 h2 h3 h4 h5 h6))
  (fun j_0 h5 h6 => (kept_7 n hl hM i d j_0 h0 h1 h2 h3 h4 h5 h6)))

theorem kept_6 (i d : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) :
    Heap.Entails ((body_6 I M).post (((base E n).set v_i i).set v_d d) (known_6 I M n i d)) (known_6 I M n i (d + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q58 q59 q60 h5 => (Or.elim h5 (fun h6 => (at_right (at_right (at_points3 q58 q59 q60
  ((Classical.em (q60 = d)).elim (fun h7 => (Or.inl ⟨⟨h6.1.1, h7⟩, ⟨h6.2.1, h6.2.2⟩⟩)) (fun h7 =>
  (Or.inr (Or.inl ⟨⟨h6.1.1, ⟨h6.1.2.1, (int_taB_neab_tab h6.1.2.2 h7)⟩⟩, ⟨h6.2.1, h6.2.2⟩⟩)))) rfl))))
  (fun h6 => (at_right (at_right (at_points3 q58 q59 q60 (Or.inr (Or.inr h6)) rfl)))))))))
  : Heap.Entails (known_7 I M n i d 4) (known_6 I M n i (d + 1)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_d (.const 0) (.const 16)
    (fun e x => known_6 I M (e v_n) (e v_i) x) (body_6 I M)

theorem vc_5 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_5 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) ((base E n).set v_i i) (known_5 I M n i) :=
  (vc_for_of 0 16 rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q61 q62 q63 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.1.2.1 h4.1.2.2)))
  (fun h4 => (at_right (at_right (at_points3 q61 q62 q63 h4 rfl)))))))))
  : Heap.Entails (known_5 I M n i) (known_6 I M n i 0))
  (fun d h3 h4 => (vc_6 n hl hM i d h0 h1 h2 h3 h4))
  (fun d h3 h4 => (kept_6 n hl hM i d h0 h1 h2 h3 h4)))

theorem kept_5 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_5 I M).post ((base E n).set v_i i) (known_5 I M n i)) (known_5 I M n (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q64 q65 q66 h3 => (at_right (at_right (at_points3 q64 q65 q66
  ((Classical.em (q65 = i)).elim (fun h4 => (Or.inl ⟨⟨h4, ⟨h3.1.1.1, h3.1.1.2⟩⟩, ⟨h3.2.1, h3.2.2⟩⟩))
  (fun h4 =>
  (Or.inr ⟨⟨⟨h3.1.1.1, h3.1.1.2⟩, ⟨h3.1.2.1, (int_taB_neab_tab h3.1.2.2 h4)⟩⟩, ⟨h3.2.1, h3.2.2⟩⟩)))
  rfl))))))) : Heap.Entails (known_6 I M n i 16) (known_5 I M n (i + 1)))

theorem race_5 (h0 : 0 ≤ n) :
    ParVC I 0 n (body_5 I M).erase (fun i => ((base E n).set v_i i)) (fun i => (body_5 I M).post ((base E n).set v_i i) (known_5 I M n i)) :=
  (race_arrays [a_w_rf] rfl rfl
  (all_cons (apart3 (fun i c0 c1 c2 => (c1 = i ∧ 0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c0 ∧ c0 < 4)
  (fun i c0 c1 c2 => (c1 = i ∧ 0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c0 ∧ c0 < 4)
  (fun i h1 h2 => (w_for 0 16 rfl rfl (fun d h3 h4 =>
  (w_for 0 4 rfl rfl (fun j_0 h5 h6 => (w_scope (w_for 0 16 rfl rfl (fun j_1 h7 h8 =>
  (w_seq (w_if_of cond_holds (fun (h9 : j_1 = 0) => (w_assign3 j_0 i d ⟨⟨rfl, ⟨h3, h4⟩⟩, ⟨h5, h6⟩⟩))
  (fun (h9 : ¬ j_1 = 0) => (w_none rfl))) (w_accumulate3 j_0 i d ⟨⟨rfl, ⟨h3, h4⟩⟩, ⟨h5, h6⟩⟩))))))))))
  (fun i h1 h2 => (r_for 0 16 rfl rfl (fun d h3 h4 =>
  (r_for 0 4 rfl rfl (fun j_0 h5 h6 => (r_scope (r_for 0 16 rfl rfl (fun j_1 h7 h8 =>
  (r_seq (r_none rfl) (r_accumulate3 (x_none rfl) j_0 i d ⟨⟨rfl, ⟨h3, h4⟩⟩, ⟨h5, h6⟩⟩))))))))))
  (fun i y_y c0 c1 c2 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6.1.1 h7.1.1 h5)), (fun h7 => (int_eab_eac_nebc_F h6.1.1 h7.1.1 h5))⟩))
  all_nil))

noncomputable def known_9_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_w
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_W [c0, c1]))

noncomputable def known_9_2 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points3 a_w_rf
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_1 I M c0 c1 c2))

noncomputable def known_9 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_5_0 I M n).and ((known_9_1 I M i).and (known_9_2 I M n)))

noncomputable def known_10_1 (I : Interp V) (M : Model V) (i d : Int) : Heap V :=
  .points2 a_w
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < d ∨ (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_W [c0, c1]))

noncomputable def known_10_2 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points3 a_w_rf
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_1 I M c0 c1 c2))

noncomputable def known_10 (I : Interp V) (M : Model V) (n i d : Int) : Heap V :=
  ((known_5_0 I M n).and ((known_10_1 I M i d).and (known_10_2 I M n)))

noncomputable def known_11_1 (I : Interp V) (M : Model V) (i d j_0 : Int) : Heap V :=
  .points2 a_w
    (fun c0 c1 => (c0 = i ∧ c1 = d) ∧ 0 < j_0)
    (fun c0 c1 => (value_3 I M d i j_0))

noncomputable def known_11_3 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points3 a_w_rf
    (fun c0 c1 c2 => ((0 ≤ c2 ∧ c2 < 16) ∧ 0 ≤ c1 ∧ c1 < n) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 c2 => (value_1 I M c0 c1 c2))

noncomputable def known_11 (I : Interp V) (M : Model V) (n i d j_0 : Int) : Heap V :=
  ((known_5_0 I M n).and ((known_11_1 I M i d j_0).and ((known_10_1 I M i d).and (known_11_3 I M n))))

noncomputable def body_11 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_j_0) (.const 0)) (
    .assign a_w [.var v_i, .var v_d] (.fn f_3 [])
      (fun e => (I.fn f_3 []))
  ) (
    .skip
  )) <|
  .accumulate
    false
    f_2
    a_w
    [.var v_i, .var v_d]
    (.read a_w_rf [.var v_j_0, .var v_i, .var v_d])
    (fun e => (value_7 I M (e v_d) (e v_i) (e v_j_0)))

theorem vc_11 (i d j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) (h5 : 0 ≤ j_0) (h6 : j_0 < 4) :
    (body_11 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) ((((base E n).set v_i i).set v_d d).set v_j_0 j_0) (known_11 I M n i d j_0) :=
  (vc_seq (vc_if_of cond_holds (fun (h7 : j_0 = 0) => (vc_assign_of (I.fn f_3 [])
  (in_other (by decide) (in_other (by decide) (in_allocated ⟨h1, h2, h3, h4, trivial⟩))) ev_const
  rfl)) (fun (h7 : ¬ j_0 = 0) => vc_skip))
  (Or.elim (((Classical.em (j_0 = 0)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr (int_lab_neba_tab h5 h7)))) : j_0 = 0 ∨ 0 < j_0)
  (fun h7 => (vc_accumulate_of (I.fn f_3 []) (value_1 I M j_0 i d)
  (at_if_of cond_holds (fun (h8 : j_0 = 0) => (at_set_eq2 i d i d ⟨rfl, rfl⟩ rfl))
  (fun (h8 : ¬ j_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))
  (ev_read (at_if_of cond_holds (fun (h8 : j_0 = 0) => (at_set_other (by decide)
  ((at_right (at_right (at_right (at_points3 j_0 i d ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, ⟨h5, h6⟩⟩ rfl))))
  : (known_11 I M n i d j_0) ⟨a_w_rf, [j_0, i, d]⟩ (value_1 I M j_0 i d))))
  (fun (h8 : ¬ j_0 = 0) => (False.elim ((int_eab_neab_F h7 h8) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q74 => int_not_one_lt_zero)))) rfl)
  : I.fn f_2 [I.fn f_3 [], value_1 I M j_0 i d] = I.fn f_2 [value_11 I M d i, value_1 I M j_0 i d])
  (union_in_order1 (law_0 hl) (law_1 hl) 0 (15 + 1) (fun q72 h8 => ⟨h8.1, (fact_9 h8.2 h7)⟩)
  (fun q72 => ⟨(fun h8 => (Or.inr ⟨(int_c548 h8.1 h7), h8.2⟩)), (fun h8 =>
  (Or.elim h8 (fun h9 => (False.elim (int_one_lt_zero h9))) (fun h9 => ⟨(int_c550 h5 h9.1), h9.2⟩)))⟩)
  (fun q72 q73 h8 h9 => (False.elim (int_one_lt_zero h8))) (fun q72 h8 => rfl) (fun q72 h8 => rfl)))
  : I.fn f_2 [I.fn f_3 [], value_1 I M j_0 i d] = value_7 I M d i j_0)))
  (fun h7 => (vc_accumulate_of (value_3 I M d i j_0) (value_1 I M j_0 i d)
  (at_if_of cond_holds (fun (h8 : j_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ j_0 = 0) => ((at_right (at_left (at_points2 i d ⟨⟨rfl, rfl⟩, h7⟩ rfl)))
  : (known_11 I M n i d j_0) ⟨a_w, [i, d]⟩ (value_3 I M d i j_0))))
  (ev_read (at_if_of cond_holds (fun (h8 : j_0 = 0) => (False.elim ((int_eab_tba_F h8 h7) : False)))
  (fun (h8 : ¬ j_0 = 0) =>
  ((at_right (at_right (at_right (at_points3 j_0 i d ⟨⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩, ⟨h5, h6⟩⟩ rfl))))
  : (known_11 I M n i d j_0) ⟨a_w_rf, [j_0, i, d]⟩ (value_1 I M j_0 i d)))))
  ((union_in_order1 (law_0 hl) (law_1 hl) 0 (16 * j_0 + 15 + 1)
  (fun q75 h8 => ⟨h8.1, (int_lab_taB h8.2)⟩)
  (fun q75 => ⟨(fun h8 => ((Classical.em (q75 < 16 * j_0)).elim (fun h9 => (Or.inl ⟨h8.1, h9⟩))
  (fun h9 => (Or.inr ⟨(int_ntba_lab h9), h8.2⟩)))), (fun h8 =>
  (Or.elim h8 (fun h9 => ⟨h9.1, (int_c476 h9.2)⟩) (fun h9 => ⟨(int_c546 h9.1 h7), h9.2⟩)))⟩)
  (fun q75 q76 h8 h9 => (int_lbc_tab_tac h9.1 h8.2)) (fun q75 h8 => rfl) (fun q75 h8 => rfl))
  : I.fn f_2 [value_3 I M d i j_0, value_1 I M j_0 i d] = value_7 I M d i j_0)))))

theorem kept_11 (i d j_0 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) (h5 : 0 ≤ j_0) (h6 : j_0 < 4) :
    Heap.Entails ((body_11 I M).post ((((base E n).set v_i i).set v_d d).set v_j_0 j_0) (known_11 I M n i d j_0)) (known_11 I M n i d (j_0 + 1)) :=
  (show Heap.Entails _ (known_11 I M n i d (j_0 + 1)) from
  (entails_and (entails_points2 (fun q77 q78 h7 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h8 : j_0 = 0) => (at_set_other (by decide) (at_left (at_points2 q77 q78 h7 rfl))))
  (fun (h8 : ¬ j_0 = 0) => (at_left (at_points2 q77 q78 h7 rfl)))))))
  (entails_and (entails_points2 (fun q79 q80 h7 => (at_set_eq2 q79 q80 i d h7.1 ((reduce_congr1
  (fun q81 => ⟨(fun h8 => ⟨h8.1, (int_c221 h8.2)⟩), (fun h8 => ⟨h8.1, (fact_10 h8.2)⟩)⟩)
  (fun q81 h8 => rfl)) : value_3 I M d i (j_0 + 1) = value_7 I M d i j_0))))
  (entails_and (entails_points2 (fun q82 q83 h7 => (Or.elim h7
  (fun h8 => (at_set_ne2 q82 q83 i d (fun h9 => (int_eab_tab_F h9.2 h8.2.2)) (at_if_of cond_holds
  (fun (h9 : j_0 = 0) => (at_set_ne2 q82 q83 i d (fun h10 => (int_eab_tab_F h10.2 h8.2.2))
  (at_right (at_right (at_left (at_points2 q82 q83 h7 rfl))))))
  (fun (h9 : ¬ j_0 = 0) => (at_right (at_right (at_left (at_points2 q82 q83 h7 rfl))))))))
  (fun h8 => (at_set_ne2 q82 q83 i d (fun h9 => (int_eab_tab_F h9.1 h8.2.2)) (at_if_of cond_holds
  (fun (h9 : j_0 = 0) => (at_set_ne2 q82 q83 i d (fun h10 => (int_eab_tab_F h10.1 h8.2.2))
  (at_right (at_right (at_left (at_points2 q82 q83 h7 rfl))))))
  (fun (h9 : ¬ j_0 = 0) => (at_right (at_right (at_left (at_points2 q82 q83 h7 rfl)))))))))))
  (entails_points3 (fun q84 q85 q86 h7 => (at_set_other (by decide) (at_if_of cond_holds (fun (h8 : j_0 = 0) =>
  (at_set_other (by decide) (at_right (at_right (at_right (at_points3 q84 q85 q86 h7 rfl))))))
  (fun (h8 : ¬ j_0 = 0) => (at_right (at_right (at_right (at_points3 q84 q85 q86 h7 rfl)))))))))))))

noncomputable def body_10 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_w] <|
    .for v_j_0 (.const 0) (.const 4)
      (fun e x => known_11 I M (e v_n) (e v_i) (e v_d) x) (body_11 I M)

theorem vc_10 (i d : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) :
    (body_10 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) (((base E n).set v_i i).set v_d d) (known_10 I M n i d) :=
  (vc_scope (vc_for_of 0 4 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun q87 q88 h5 => (False.elim (int_irrefl h5.2))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_points3 (fun q89 q90 q91 h5 => (at_right (at_right (at_points3 q89 q90 q91 h5 rfl))))))))
  : Heap.Entails (known_10 I M n i d) (known_11 I M n i d 0))
  (fun j_0 h5 h6 => (vc_11 n hl hM i d j_0 h0 h1 h2 h3 h4 h5 h6))
  (fun j_0 h5 h6 => (kept_11 n hl hM i d j_0 h0 h1 h2 h3 h4 h5 h6))))

theorem kept_10 (i d : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) :
    Heap.Entails ((body_10 I M).post (((base E n).set v_i i).set v_d d) (known_10 I M n i d)) (known_10 I M n i (d + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun q92 q93 h5 => (Or.elim h5
  (fun h6 => (Or.elim (((Classical.em (q93 = d)).elim (fun h7 => (Or.inl ⟨⟨h6.1, h7⟩, int_c307⟩))
  (fun h7 => (Or.inr (Or.inl ⟨h6.1, ⟨h6.2.1, (int_taB_neab_tab h6.2.2 h7)⟩⟩))))
  : (q92 = i ∧ q93 = d) ∧ 0 < (4 : Int) ∨ (q92 = i ∧ 0 ≤ q93 ∧ q93 < d ∨ (0 ≤ q93 ∧ q93 < 16) ∧ 0 ≤ q92 ∧ q92 < i))
  (fun h7 => (at_right (at_left (at_points2 q92 q93 h7
  (Eq.trans ((equation_2 n hl hM q92 q93 trivial) : M t_W [q92, q93] = value_9 I M q93 q92)
  (reduce_congr1
  (fun q95 => ⟨(fun h8 => ⟨h8.1, (int_c478 h8.2)⟩), (fun h8 => ⟨h8.1, (int_c481 h8.2)⟩)⟩)
  (fun q95 h8 => (fn_congr2 (at_congr2 h6.1 rfl) (at_congr2 rfl h7.1.2)))))))))
  (fun h7 => (at_right (at_right (at_left (at_points2 q92 q93 h7 rfl)))))))
  (fun h6 => (at_right (at_right (at_left (at_points2 q92 q93 (Or.inr h6) rfl))))))))
  (entails_points3 (fun q96 q97 q98 h5 => (at_right (at_right (at_right (at_points3 q96 q97 q98 h5 rfl))))))))
  : Heap.Entails (known_11 I M n i d 4) (known_10 I M n i (d + 1)))

noncomputable def body_9 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_d (.const 0) (.const 16)
    (fun e x => known_10 I M (e v_n) (e v_i) x) (body_10 I M)

theorem vc_9 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_9 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) ((base E n).set v_i i) (known_9 I M n i) :=
  (vc_for_of 0 16 rfl rfl ((entails_and (entails_left entails_refl) (entails_and
  (entails_points2 (fun q99 q100 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_right (at_left (at_points2 q99 q100 h4 rfl)))))))
  (entails_points3 (fun q101 q102 q103 h3 => (at_right (at_right (at_points3 q101 q102 q103 h3 rfl)))))))
  : Heap.Entails (known_9 I M n i) (known_10 I M n i 0))
  (fun d h3 h4 => (vc_10 n hl hM i d h0 h1 h2 h3 h4))
  (fun d h3 h4 => (kept_10 n hl hM i d h0 h1 h2 h3 h4)))

theorem kept_9 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_9 I M).post ((base E n).set v_i i) (known_9 I M n i)) (known_9 I M n (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q104 q105 h3 =>
  (at_right (at_left (at_points2 q104 q105 ((Classical.em (q104 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, h3.1.2⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl)))))
  (entails_points3 (fun q106 q107 q108 h3 => (at_right (at_right (at_points3 q106 q107 q108 h3 rfl)))))))
  : Heap.Entails (known_10 I M n i 16) (known_9 I M n (i + 1)))

noncomputable def known_12_1 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points2 a_w
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < n)
    (fun c0 c1 => (M t_W [c0, c1]))

noncomputable def known_12_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_z
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_Z [c0]))

noncomputable def known_12 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_5_0 I M n).and ((known_12_1 I M n).and (known_12_2 I M i)))

noncomputable def known_13_2 (I : Interp V) (M : Model V) (i s : Int) : Heap V :=
  .points1 a_z
    (fun c0 => c0 = i ∧ 0 < s)
    (fun c0 => (value_4 I M i s))

noncomputable def known_13 (I : Interp V) (M : Model V) (n i s : Int) : Heap V :=
  ((known_5_0 I M n).and ((known_12_1 I M n).and ((known_13_2 I M i s).and (known_12_2 I M i))))

noncomputable def body_13 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.ifte (.eq (.var v_s) (.const 0)) (
    .assign a_z [.var v_i] (.fn f_3 [])
      (fun e => (I.fn f_3 []))
  ) (
    .skip
  )) <|
  .accumulate false f_2 a_z [.var v_i] (.read a_e [.var v_i, .var v_s])
    (fun e => (value_8 I M (e v_i) (e v_s)))

noncomputable abbrev value_12 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_2 (some (I.fn f_3 [])) (pts1 (fun y_k0 => (1 : Int) < 0)) (body1 (fun y_k0 => M t_E [i, y_k0])))

theorem vc_13 (i s : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ s) (h4 : s < 64) :
    (body_13 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) (((base E n).set v_i i).set v_s s) (known_13 I M n i s) :=
  (vc_seq (vc_if_of cond_holds (fun (h5 : s = 0) => (vc_assign_of (I.fn f_3 [])
  (in_other (by decide) (in_allocated ⟨h1, h2, trivial⟩)) ev_const rfl))
  (fun (h5 : ¬ s = 0) => vc_skip)) (Or.elim (((Classical.em (s = 0)).elim (fun h5 => (Or.inl h5))
  (fun h5 => (Or.inr (int_lab_neba_tab h3 h5)))) : s = 0 ∨ 0 < s)
  (fun h5 => (vc_accumulate_of (I.fn f_3 []) (M t_E [i, s])
  (at_if_of cond_holds (fun (h6 : s = 0) => (at_set_eq1 i i rfl rfl))
  (fun (h6 : ¬ s = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))
  (ev_read (at_if_of cond_holds (fun (h6 : s = 0) =>
  (at_set_other (by decide) ((at_left (at_points2 i s ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_13 I M n i s) ⟨a_e, [i, s]⟩ (M t_E [i, s]))))
  (fun (h6 : ¬ s = 0) => (False.elim ((int_eab_neab_F h5 h6) : False))))) ((Eq.trans
  ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_empty1 (fun q115 => int_not_one_lt_zero)))) rfl)
  : I.fn f_2 [I.fn f_3 [], M t_E [i, s]] = I.fn f_2 [value_12 I M i, M t_E [i, s]])
  (append1 s 0 (0 + 1) (fun q114 h6 => ⟨h6.1, (int_c34 h6.2 h5)⟩) (fun q114 =>
  ⟨(fun h6 => (Or.inr (int_c43 h6.2 h6.1 h5))), (fun h6 => (Or.elim h6 (fun h7 => (False.elim (int_one_lt_zero h7)))
  (fun h7 => ⟨(int_lab_ecb_lac h3 h7), (int_eab_lab h7)⟩)))⟩)
  (fun q114 h6 => (False.elim (int_one_lt_zero h6))) (fun q114 h6 => rfl) rfl))
  : I.fn f_2 [I.fn f_3 [], M t_E [i, s]] = value_8 I M i s)))
  (fun h5 => (vc_accumulate_of (value_4 I M i s) (M t_E [i, s])
  (at_if_of cond_holds (fun (h6 : s = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ s = 0) => ((at_right (at_right (at_left (at_points1 i ⟨rfl, h5⟩ rfl))))
  : (known_13 I M n i s) ⟨a_z, [i]⟩ (value_4 I M i s))))
  (ev_read (at_if_of cond_holds (fun (h6 : s = 0) => (False.elim ((int_eab_tba_F h6 h5) : False)))
  (fun (h6 : ¬ s = 0) => ((at_left (at_points2 i s ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_13 I M n i s) ⟨a_e, [i, s]⟩ (M t_E [i, s])))))
  ((append1 s 0 (s + 1) (fun q116 h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)
  (fun q116 => ⟨(fun h6 => ((Classical.em (q116 < s)).elim (fun h7 => (Or.inl ⟨h6.1, h7⟩))
  (fun h7 => (Or.inr (int_lab_ntab_eab h6.2 h7))))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨(int_ecb_tab_lac h7 h5), (int_eab_lab h7)⟩)))⟩) (fun q116 h6 => h6.2)
  (fun q116 h6 => rfl) rfl)
  : I.fn f_2 [value_4 I M i s, M t_E [i, s]] = value_8 I M i s)))))

theorem kept_13 (i s : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ s) (h4 : s < 64) :
    Heap.Entails ((body_13 I M).post (((base E n).set v_i i).set v_s s) (known_13 I M n i s)) (known_13 I M n i (s + 1)) :=
  (show Heap.Entails _ (known_13 I M n i (s + 1)) from
  (entails_and (entails_points2 (fun q117 q118 h5 => (at_set_other (by decide) (at_if_of cond_holds
  (fun (h6 : s = 0) => (at_set_other (by decide) (at_left (at_points2 q117 q118 h5 rfl))))
  (fun (h6 : ¬ s = 0) => (at_left (at_points2 q117 q118 h5 rfl))))))) (entails_and
  (entails_points2 (fun q119 q120 h5 => (at_set_other (by decide) (at_if_of cond_holds (fun (h6 : s = 0) =>
  (at_set_other (by decide) (at_right (at_left (at_points2 q119 q120 h5 rfl)))))
  (fun (h6 : ¬ s = 0) => (at_right (at_left (at_points2 q119 q120 h5 rfl))))))))
  (entails_and (entails_points1 (fun q121 h5 => (at_set_eq1 q121 i h5.1 ((reduce_congr1
  (fun q122 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q122 h6 => rfl)) : value_4 I M i (s + 1) = value_8 I M i s))))
  (entails_points1 (fun q123 h5 => (at_set_ne1 q123 i (int_tab_neab h5.2) (at_if_of cond_holds (fun (h6 : s = 0) =>
  (at_set_ne1 q123 i (int_tab_neab h5.2) (at_right (at_right (at_right (at_points1 q123 h5 rfl))))))
  (fun (h6 : ¬ s = 0) => (at_right (at_right (at_right (at_points1 q123 h5 rfl)))))))))))))

noncomputable def body_12 (I : Interp V) (M : Model V) : ACmd V :=
  .scope [a_z] <|
    .for v_s (.const 0) (.const 64)
      (fun e x => known_13 I M (e v_n) (e v_i) x) (body_13 I M)

theorem vc_12 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_12 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) ((base E n).set v_i i) (known_12 I M n i) :=
  (vc_scope (vc_for_of 0 64 rfl rfl (show Heap.Entails _ (known_13 I M n i 0) from
  (entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_and (entails_points1 (fun q124 h3 => (False.elim (int_irrefl h3.2))))
  (entails_right (entails_right entails_refl))))))
  (fun s h3 h4 => (vc_13 n hl hM i s h0 h1 h2 h3 h4))
  (fun s h3 h4 => (kept_13 n hl hM i s h0 h1 h2 h3 h4))))

theorem kept_12 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_12 I M).post ((base E n).set v_i i) (known_12 I M n i)) (known_12 I M n (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q125 h3 => (Or.elim (((Classical.em (q125 = i)).elim (fun h4 => (Or.inl ⟨h4, int_c308⟩))
  (fun h4 => (Or.inr ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩)))
  : q125 = i ∧ 0 < (64 : Int) ∨ 0 ≤ q125 ∧ q125 < i)
  (fun h4 => (at_right (at_right (at_left (at_points1 q125 h4
  (Eq.trans ((equation_3 n hl hM q125 trivial) : M t_Z [q125] = value_4 I M q125 64)
  (reduce_congr1 (fun q127 => ⟨(fun h5 => h5), (fun h5 => h5)⟩)
  (fun q127 h5 => (at_congr2 h4.1 rfl)))))))))
  (fun h4 => (at_right (at_right (at_right (at_points1 q125 h4 rfl))))))))))
  : Heap.Entails (known_13 I M n i 64) (known_12 I M n (i + 1)))

noncomputable def known_14_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points2 a_o
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_O [c0, c1]))

noncomputable def known_14_2 (I : Interp V) (M : Model V) (n : Int) : Heap V :=
  .points1 a_z
    (fun c0 => 0 ≤ c0 ∧ c0 < n)
    (fun c0 => (M t_Z [c0]))

noncomputable def known_14 (I : Interp V) (M : Model V) (n i : Int) : Heap V :=
  ((known_14_0 I M i).and ((known_12_1 I M n).and (known_14_2 I M n)))

noncomputable def known_15_0 (I : Interp V) (M : Model V) (i d : Int) : Heap V :=
  .points2 a_o
    (fun c0 c1 => c0 = i ∧ 0 ≤ c1 ∧ c1 < d ∨ (0 ≤ c1 ∧ c1 < 16) ∧ 0 ≤ c0 ∧ c0 < i)
    (fun c0 c1 => (M t_O [c0, c1]))

noncomputable def known_15 (I : Interp V) (M : Model V) (n i d : Int) : Heap V :=
  ((known_15_0 I M i d).and ((known_12_1 I M n).and (known_14_2 I M n)))

noncomputable def body_15 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_o
    [.var v_i, .var v_d]
    (.fn f_7 [.read a_w [.var v_i, .var v_d], .read a_z [.var v_i]])
    (fun e => (M t_O [(e v_i), (e v_d)]))

theorem vc_15 (i d : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) :
    (body_15 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) (((base E n).set v_i i).set v_d d) (known_15 I M n i d) :=
  (vc_assign_of (I.fn f_7 [M t_W [i, d], M t_Z [i]]) (in_other (by decide)
  (in_other (by decide) (in_other (by decide) (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_o t_O [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_O [(.const 0, .var v_n), (.const 0, .const 16)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i, d]
  (region_iff.2 ⟨i, _, rfl, h1, h2, d, _, rfl, h3, h4, rfl⟩) shape_a_o rfl rfl ⟨h1, h3⟩))))))
  (ev_fn (ev_cons (ev_read ((at_right (at_left (at_points2 i d ⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ rfl)))
  : (known_15 I M n i d) ⟨a_w, [i, d]⟩ (M t_W [i, d]))) (ev_cons
  (ev_read ((at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl))) : (known_15 I M n i d) ⟨a_z, [i]⟩ (M t_Z [i])))
  ev_nil))) ((Eq.trans rfl (Eq.symm (equation_4 n hl hM i d trivial)))
  : I.fn f_7 [M t_W [i, d], M t_Z [i]] = M t_O [i, d]))

theorem kept_15 (i d : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) (h3 : 0 ≤ d) (h4 : d < 16) :
    Heap.Entails ((body_15 I M).post (((base E n).set v_i i).set v_d d) (known_15 I M n i d)) (known_15 I M n i (d + 1)) :=
  (show Heap.Entails _ (known_15 I M n i (d + 1)) from (entails_and
  (entails_points2 (fun q131 q132 h5 => (Or.elim h5 (fun h6 => ((Classical.em (q131 = i ∧ q132 = d)).elim (fun h7 =>
  (at_set_eq2 q131 q132 i d h7 ((at_congr2 h6.1 h7.2) : M t_O [q131, q132] = M t_O [i, d])))
  (fun h7 => (at_set_ne2 q131 q132 i d h7
  (at_left (at_points2 q131 q132 (Or.inl ⟨h6.1, ⟨h6.2.1, (int_c0 h6.1 h6.2.2 h7)⟩⟩) rfl))))))
  (fun h6 => (at_set_ne2 q131 q132 i d (fun h7 => (int_eab_tab_F h7.1 h6.2.2))
  (at_left (at_points2 q131 q132 (Or.inr h6) rfl))))))) (entails_and
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def body_14 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_d (.const 0) (.const 16)
    (fun e x => known_15 I M (e v_n) (e v_i) x) (body_15 I M)

theorem vc_14 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    (body_14 I M).vc I (allocated (allocated (allocated (allocated (allocated (impl.HasCell spec (base E n)) a_m [n]) a_e [n, 64]) a_w [n, 16]) a_z [n]) a_w_rf [4, n, 16]) ((base E n).set v_i i) (known_14 I M n i) :=
  (vc_for_of 0 16 rfl rfl ((entails_and
  (entails_points2 (fun q133 q134 h3 => (Or.elim h3 (fun h4 => (False.elim (int_lab_tba_F h4.2.1 h4.2.2)))
  (fun h4 => (at_left (at_points2 q133 q134 h4 rfl))))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_14 I M n i) (known_15 I M n i 0))
  (fun d h3 h4 => (vc_15 n hl hM i d h0 h1 h2 h3 h4))
  (fun d h3 h4 => (kept_15 n hl hM i d h0 h1 h2 h3 h4)))

theorem kept_14 (i : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ i) (h2 : i < n) :
    Heap.Entails ((body_14 I M).post ((base E n).set v_i i) (known_14 I M n i)) (known_14 I M n (i + 1)) :=
  ((entails_and (entails_points2 (fun q135 q136 h3 =>
  (at_left (at_points2 q135 q136 ((Classical.em (q135 = i)).elim (fun h4 => (Or.inl ⟨h4, ⟨h3.1.1, h3.1.2⟩⟩))
  (fun h4 => (Or.inr ⟨⟨h3.1.1, h3.1.2⟩, ⟨h3.2.1, (int_taB_neab_tab h3.2.2 h4)⟩⟩))) rfl))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_right (entails_right entails_refl))))
  : Heap.Entails (known_15 I M n i 16) (known_14 I M n (i + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_m [.var v_n] <|
  .allocate a_e [.var v_n, .const 64] <|
  .allocate a_w [.var v_n, .const 16] <|
  .allocate a_z [.var v_n] <|
  .allocate a_w_rf [.const 4, .var v_n, .const 16] <|
  .seq (.for v_i (.const 0) (.var v_n)
    (fun e x => known_1 I M (e v_n) x) (body_1 I M)) <|
  .seq (.for v_i (.const 0) (.var v_n)
    (fun e x => known_3 I M (e v_n) x) (body_3 I M)) <|
  .seq (.par v_i (.const 0) (.var v_n)
    (fun e x => known_5 I M (e v_n) x) (body_5 I M)) <|
  .seq (.for v_i (.const 0) (.var v_n)
    (fun e x => known_9 I M (e v_n) x) (body_9 I M)) <|
  .seq (.for v_i (.const 0) (.var v_n)
    (fun e x => known_12 I M (e v_n) x) (body_12 I M)) <|
  .for v_i (.const 0) (.var v_n)
    (fun e x => known_14 I M (e v_n) x) (body_14 I M)

theorem program_vc (h0 : 0 ≤ n) :
    (program I M).vc I (impl.HasCell spec (base E n)) (base E n) (impl.inputHeap spec (base E n) M) :=
  (vc_allocate (vc_allocate (vc_allocate (vc_allocate (vc_allocate (vc_seq (vc_for_of 0 n rfl rfl (show Heap.Entails _ (known_1 I M n 0) from
  (entails_and (entails_points1 (fun q14 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points2 (fun q15 q16 h1 => (at_without (by decide)
  (at_without (by decide) (at_without (by decide) (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_S [(.const 0, .var v_n), (.const 0, .const 64)])) (b := (Binding.mk a_s t_S [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q15, q16]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q15, _, rfl, h1.2.1, h1.2.2, q16, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl))))))))
  (entails_points2 (fun q17 q18 h1 => (at_without (by decide)
  (at_without (by decide) (at_without (by decide) (at_without (by decide) (at_without (by decide)
  (at_input (R := (Region.mk t_V [(.const 0, .const 64), (.const 0, .const 16)])) (b := (Binding.mk a_v t_V [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q17, q18]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q17, _, rfl, h1.2.1, h1.2.2, q18, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))))))))))
  (fun i h1 h2 => (vc_1 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 n hl hM i h0 h1 h2)))
  (vc_seq (vc_for_of 0 n rfl rfl
  ((entails_and (entails_points2 (fun q25 q26 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_and
  (entails_points1 (fun q27 h1 => (at_left (at_points1 q27 ⟨h1.1, (int_lt_max_right h1.2)⟩ rfl))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_right (entails_right entails_refl)))))
  : Heap.Entails (known_1 I M n (max 0 n)) (known_3 I M n 0))
  (fun i h1 h2 => (vc_3 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_3 n hl hM i h0 h1 h2)))
  (vc_seq (vc_par_of 0 n rfl rfl ((entails_and
  (entails_points2 (fun q67 q68 h1 => (at_left (at_points2 q67 q68 ⟨h1.1, ⟨h1.2.1, (int_lt_max_right h1.2.2)⟩⟩ rfl))))
  (entails_and (entails_right (entails_right (entails_right entails_refl)))
  (entails_points3 (fun q69 q70 q71 h1 => (False.elim (int_lab_tba_F h1.1.2.1 h1.1.2.2))))))
  : Heap.Entails (known_3 I M n (max 0 n)) (known_5 I M n 0))
  (fun i h1 h2 => (vc_5 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_5 n hl hM i h0 h1 h2))
  (race_5 n hl hM h0)) (vc_seq (vc_for_of 0 n rfl rfl ((entails_and (entails_left entails_refl)
  (entails_and (entails_points2 (fun q109 q110 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_points3 (fun q111 q112 q113 h1 =>
  (at_right (at_right (at_points3 q111 q112 q113 ⟨⟨h1.1.1, ⟨h1.1.2.1, (int_lt_max_right h1.1.2.2)⟩⟩, h1.2⟩ rfl)))))))
  : Heap.Entails (known_5 I M n (max 0 n)) (known_9 I M n 0))
  (fun i h1 h2 => (vc_9 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_9 n hl hM i h0 h1 h2)))
  (vc_seq (vc_for_of 0 n rfl rfl
  ((entails_and (entails_left entails_refl) (entails_and (entails_points2 (fun q128 q129 h1 =>
  (at_right (at_left (at_points2 q128 q129 ⟨h1.1, ⟨h1.2.1, (int_lt_max_right h1.2.2)⟩⟩ rfl)))))
  (entails_points1 (fun q130 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  : Heap.Entails (known_9 I M n (max 0 n)) (known_12 I M n 0))
  (fun i h1 h2 => (vc_12 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_12 n hl hM i h0 h1 h2)))
  (vc_for_of 0 n rfl rfl
  ((entails_and (entails_points2 (fun q137 q138 h1 => (False.elim (int_lab_tba_F h1.2.1 h1.2.2))))
  (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q139 h1 => (at_right (at_right (at_points1 q139 ⟨h1.1, (int_lt_max_right h1.2)⟩ rfl)))))))
  : Heap.Entails (known_12 I M n (max 0 n)) (known_14 I M n 0))
  (fun i h1 h2 => (vc_14 n hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_14 n hl hM i h0 h1 h2)))))))))))))

theorem output_0_2 (q140 q141 : Int) (h0 : 0 ≤ n) (h1 : 0 ≤ q140) (h2 : q140 < n) (h3 : 0 ≤ q141) (h4 : q141 < 16) :
    ((program I M).post (base E n) (impl.inputHeap spec (base E n) M)) ⟨a_o, [q140, q141]⟩ (M t_O [q140, q141]) :=
  (at_restore (by decide)
  (at_restore (by decide) (at_restore (by decide) (at_restore (by decide) (at_restore (by decide)
  ((at_left (at_points2 q140 q141 ⟨⟨h3, h4⟩, ⟨h1, (int_lt_max_right h2)⟩⟩ rfl))
  : (known_14 I M n (max 0 n)) ⟨a_o, [q140, q141]⟩ (M t_O [q140, q141])))))))

end

theorem consistent (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Consistent (base E n) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (n : Int) (h0 : 0 ≤ n) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E n) :=
  solvable_layers (consistent E n h0)
    (fun at_ => if at_ = t_M then 0 else if at_ = t_E then 1 else if at_ = t_W then 2 else if at_ = t_Z then 3 else if at_ = t_O then 4 else 0) (by decide)

theorem placed (E : Env) (n : Int) (h0 : 0 ≤ n) : impl.LayoutOk spec (base E n) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (n : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_M then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_E then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 64) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_W then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 16) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_Z then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else if at_ = t_O then (0 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < 16) ∧ 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < n else True

theorem covered_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (p0 p1 : Int) (h1 : 0 ≤ p0) (h2 : p0 < n) (h3 : 0 ≤ p1) (h4 : p1 < 16) :
    spec.Given (inside n) (base E n) t_O [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl rfl rfl
  (⟨⟨h3, h4⟩, ⟨h1, h2⟩⟩ : (0 ≤ p1 ∧ p1 < 16) ∧ 0 ≤ p0 ∧ p0 < n) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (n : Int) (h0 : 0 ≤ n) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 (-340282346638528860000000000000000000000) 1) []] (.builtin "max" .f32) [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.const 64))) (.access t_S [.var v_i, .var v_k])) ((base E n).set v_i i) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) => h3)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < 64) =>
  (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined_1 (E : Env) (n : Int) (h0 : 0 ≤ n) (i q : Int) (h1 : True) (h2 : (0 ≤ q ∧ q < 64) ∧ 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.fn (.builtin "exp" .f32) [.fn (.builtin "-" .f32) [.access t_S [.var v_i, .var v_q], .access t_M [.var v_i]]]) (((base E n).set v_i i).set v_q q) :=
  (defined_fn (defined_cons
  (defined_fn (defined_cons (defined_access (given_input (p := [i, q]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.2.1, h2.2.2, q, _, rfl, h2.1.1, h2.1.2, rfl⟩))) (defined_cons
  (defined_access (given_equation (p := [i]) (.head _) rfl rfl rfl (h2.2 : 0 ≤ i ∧ i < n)
  (cond_holds.2 (h1 : True)))) defined_nil))) defined_nil))

theorem defined_2 (E : Env) (n : Int) (h0 : 0 ≤ n) (i d : Int) (h1 : True) (h2 : (0 ≤ d ∧ d < 16) ∧ 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_j] (.and (.le (.const 0) (.var v_j)) (.lt (.var v_j) (.const 64))) (.fn (.builtin "*" .f32) [.access t_E [.var v_i, .var v_j], .access t_V [.var v_j, .var v_d]])) (((base E n).set v_i i).set v_d d) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d1 : Int) => cond_holds)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 64) => h3)
  (fun (y_d1 : Int) (h3 : 0 ≤ y_d1 ∧ y_d1 < 64) =>
  (defined_fn (defined_cons (defined_access (given_equation (p := [i, y_d1]) (.tail _ (.head _)) rfl rfl rfl
  (⟨h3, h2.2⟩ : (0 ≤ y_d1 ∧ y_d1 < 64) ∧ 0 ≤ i ∧ i < n) (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_input (p := [y_d1, d]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d1, _, rfl, h3.1, h3.2, d, _, rfl, h2.1.1, h2.1.2, rfl⟩))) defined_nil)))))

theorem defined_3 (E : Env) (n : Int) (h0 : 0 ≤ n) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_s] (.and (.le (.const 0) (.var v_s)) (.lt (.var v_s) (.const 64))) (.access t_E [.var v_i, .var v_s])) ((base E n).set v_i i) :=
  (defined_reduce_some1 0 64 (defined_fn defined_nil) (fun (y_d2 : Int) => cond_holds)
  (fun (y_d2 : Int) (h3 : 0 ≤ y_d2 ∧ y_d2 < 64) => h3)
  (fun (y_d2 : Int) (h3 : 0 ≤ y_d2 ∧ y_d2 < 64) =>
  (defined_access (given_equation (p := [i, y_d2]) (.tail _ (.head _)) rfl rfl rfl
  (⟨h3, h2⟩ : (0 ≤ y_d2 ∧ y_d2 < 64) ∧ 0 ≤ i ∧ i < n) (cond_holds.2 (h1 : True))))))

theorem defined_4 (E : Env) (n : Int) (h0 : 0 ≤ n) (i d : Int) (h1 : True) (h2 : (0 ≤ d ∧ d < 16) ∧ 0 ≤ i ∧ i < n) :
    TExp.Defined I M (spec.Given (inside n) (base E n)) (.fn (.builtin "/" .f32) [.access t_W [.var v_i, .var v_d], .access t_Z [.var v_i]]) (((base E n).set v_i i).set v_d d) :=
  (defined_fn (defined_cons
  (defined_access (given_equation (p := [i, d]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (h2 : (0 ≤ d ∧ d < 16) ∧ 0 ≤ i ∧ i < n) (cond_holds.2 (h1 : True)))) (defined_cons
  (defined_access (given_equation (p := [i]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl rfl
  (h2.2 : 0 ≤ i ∧ i < n) (cond_holds.2 (h1 : True)))) defined_nil)))

theorem defined (E : Env) (n : Int) (h0 : 0 ≤ n) : spec.Defined (base E n) :=
  defined_of (inside n)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E n h0 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E n h0 i hg hk))
    (all_cons (well_defined2 (fun i q => cond_holds) (fun i q hg hk => defined_1 E n h0 i q hg hk))
    (all_cons (well_defined2 (fun i d => cond_holds) (fun i d hg hk => defined_2 E n h0 i d hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_3 E n h0 i hg hk))
    (all_cons (well_defined2 (fun i d => cond_holds) (fun i d hg hk => defined_4 E n h0 i d hg hk))
    all_nil))))))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0, 0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), 0, _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_n))
    (fun E => base E (E v_n)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_n) a) (fun E a => placed E (E v_n) a)
    (fun E a => consistent E (E v_n) a) (fun E a => solvable E (E v_n) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_n) hl hM a)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_2 (E v_n) hl hM p0 p1 a b0 b1 b2 b3)) all_nil))) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : I.fn (.literal .f32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨(Assoc.of_add m0), ((MonoidLaws.of_add m0 m1).unit)⟩

end Redverify.Certificate.scheduled
