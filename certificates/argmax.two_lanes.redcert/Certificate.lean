module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.two_lanes

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `l` -/ abbrev v_l : Var := 3
/-- `i` -/ abbrev v_i : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `which` -/ abbrev a_which : Arr := 1
/-- `p` -/ abbrev a_p : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `I` -/ abbrev t_I : Ten := 1
/-- `P` -/ abbrev t_P : Ten := 2

/-- Specification `argmax`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_I []]
  equations :=
    [
      Equation.mk
        t_P
        []
        .true
        (.reduce
          [.fn (.declared "nothing") []]
          (.declared "best")
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
          (.fn (.declared "make") [.access t_A [.var v_k], .index .i32 (.var v_k)])),
      Equation.mk t_I [] .true (.fn (.declared "place") [.access t_P []])]

/-- Implementation `two_lanes`. -/
def impl : Impl where
  assumptions := []
  bindings := [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_which t_I [] [] none]
  body :=
    .allocate a_p [.const 2] <|
    .seq (.par v_l (.const 0) (.const 2) <|
      .seq (.assign a_p [.var v_l] (.fn (.declared "nothing") [])) <|
      .scope [a_p] <|
        .for v_i (.const 0) (.div (.add (.add (.var v_N) (.mul (-1) (.var v_l))) (.const 1)) 2) <|
          .accumulate
            false
            (.declared "best")
            a_p
            [.var v_l]
            (.fn
              (.declared "make")
              [
                .read a_a [.add (.mul 2 (.var v_i)) (.var v_l)],
                .index .i32 (.add (.mul 2 (.var v_i)) (.var v_l))])) <|
    .seq (.scope [a_p] <|
      .accumulate false (.declared "best") a_p [.const 1] (.read a_p [.const 0])) <|
    .assign a_which [] (.fn (.declared "place") [.read a_p [.const 1]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.declared "best") ∧ RightComm I (.declared "best") ∧ RightUnit I (.declared "best") (I.fn (.declared "nothing") [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.declared "best") := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.declared "best") := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.declared "best") (I.fn (.declared "nothing") []) := hl.2.2

abbrev f_0 : Fn := .declared "best"
abbrev f_1 : Fn := .declared "nothing"
abbrev f_2 : Fn := .declared "make"
abbrev f_3 : Fn := .declared "place"

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_which : ∀ b ∈ impl.bindings, b.array = a_which → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c : Int} (h0 : 0 ≤ c) (h1 : c < (b + (-1) * a + 1) / 2) : a < b :=
  by omega

theorem fact_1 {a : Int} (h0 : ¬ (1 + a) % 2 = 0) : (0 + a) % 2 = 0 :=
  by omega

theorem fact_2 {a : Int} (h0 : 0 ≤ a) (h1 : ¬ 1 ≤ a) : (0 + a) % 2 = 0 :=
  by omega

theorem fact_3 {a : Int} (h0 : (0 + a) % 2 = 0) (h1 : (1 + a) % 2 = 0) : False :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (c0 ≤ y_k0 ∧ y_k0 < N) ∧ (c0 + y_k0) % 2 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_k0], I.index .i32 y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 N i l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 % 2 = 0) ∧ c0 = 0) ∧ l = 1 ∨ ((l ≤ y_k0 ∧ y_k0 ≤ 2 * i + l + (-2)) ∧ c0 = l) ∧ (l + y_k0) % 2 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_k0], I.index .i32 y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (i l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 2 * i + l ∨ (l ≤ y_k0 ∧ y_k0 ≤ 2 * i + l + (-2)) ∧ (l + y_k0) % 2 = 0)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_k0], I.index .i32 y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => I.fn f_2 [M t_A [y_k0], I.index .i32 y_k0])))

theorem equation_0 (h0 : True) :
    (M t_P []) = (value_3 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn f_2 [.access t_A [.var v_k], .index .i32 (.var v_k)])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < N) => rfl))))

theorem equation_1 (h0 : True) :
    (M t_I []) = (I.fn f_3 [M t_P []]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_3 [.access t_P []]) (base E N) = _ from rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N l : Int) : Heap V :=
  .points1 a_p
    (fun c0 => 0 ≤ c0 ∧ c0 < l)
    (fun c0 => (value_0 I M c0 N))

noncomputable def known_1 (I : Interp V) (M : Model V) (N l : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M N l))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (N l i : Int) : Heap V :=
  .points1 a_p
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ l)
    (fun c0 => (value_1 I M c0 N i l))

noncomputable def known_2 (I : Interp V) (M : Model V) (N l i : Int) : Heap V :=
  ((known_1_0 I M N).and (known_2_1 I M N l i))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_p
    [.var v_l]
    (.fn
      f_2
      [
        .read a_a [.add (.mul 2 (.var v_i)) (.var v_l)],
        .index .i32 (.add (.mul 2 (.var v_i)) (.var v_l))])
    (fun e => (value_2 I M (e v_i) (e v_l)))

theorem vc_2 (l i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ l) (h2 : l < 2) (h3 : 0 ≤ i) (h4 : i < (N + (-1) * l + 1) / 2) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_p [2]) (((base E N).set v_l l).set v_i i) (known_2 I M N l i) :=
  (vc_accumulate_of (value_1 I M l N i l)
  (I.fn f_2 [M t_A [2 * i + l], I.index .i32 (2 * i + l)])
  ((at_right (at_points1 l ⟨h1, int_refl⟩ rfl))
  : (known_2 I M N l i) ⟨a_p, [l]⟩ (value_1 I M l N i l))
  (ev_fn (ev_cons (ev_read ((at_left (at_points1 (2 * i + l) ⟨(int_c51 h3 h1), (int_c106 h4)⟩ rfl))
  : (known_2 I M N l i) ⟨a_a, [2 * i + l]⟩ (M t_A [2 * i + l]))) (ev_cons ev_index ev_nil)))
  ((append1 (2 * i + l) (min l (l + 2 * i)) (l + 2 * i + 1)
  (fun q0 h5 => (Or.elim h5 (fun h6 => ⟨(int_c20 h6), (int_c17 h6)⟩)
  (fun h6 => ⟨(int_c2 h6.1.1), (int_c67 h6.1.2)⟩))) (fun q0 =>
  ⟨(fun h5 => (Or.elim h5 (fun h6 => (Or.inr h6)) (fun h6 => (Or.inl (Or.inr ⟨⟨h6.1, rfl⟩, h6.2⟩))))), (fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_c21 h7.1.2 h7.2))) (fun h7 => (Or.inr ⟨h7.1.1, h7.2⟩))))
  (fun h6 => (Or.inl h6))))⟩) (fun q0 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_c21 h6.1.2 h6.2))) (fun h6 => (int_c90 h6.1.1.2))))
  (fun q0 h5 => rfl) rfl)
  : I.fn f_0 [value_1 I M l N i l, I.fn f_2 [M t_A [2 * i + l], I.index .i32 (2 * i + l)]] = value_2 I M i l))

theorem kept_2 (l i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ l) (h2 : l < 2) (h3 : 0 ≤ i) (h4 : i < (N + (-1) * l + 1) / 2) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_l l).set v_i i) (known_2 I M N l i)) (known_2 I M N l (i + 1)) :=
  (show Heap.Entails _ (known_2 I M N l (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q1 h5 => ((Classical.em (q1 = l)).elim (fun h6 => (at_set_eq1 q1 l h6 ((reduce_congr1
  (fun q2 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (False.elim (int_c47 h6 h8.1.2 h8.2)))
  (fun h8 => ((Classical.em (q2 = 2 * i + l)).elim (fun h9 => (Or.inl h9))
  (fun h9 => (Or.inr ⟨⟨h8.1.1.1, (int_c83 h8.1.1.2 h8.2 h9)⟩, h8.2⟩)))))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inr ⟨⟨⟨(int_c65 h3 h8), (int_c76 h8)⟩, h6⟩, (int_c70 h8)⟩))
  (fun h8 => (Or.inr ⟨⟨⟨h8.1.1, (int_c78 h8.1.2)⟩, h6⟩, h8.2⟩))))⟩) (fun q2 h7 => rfl))
  : value_1 I M q1 N (i + 1) l = value_2 I M i l)))
  (fun h6 => (at_set_ne1 q1 l h6 (at_right (at_points1 q1 h5 (reduce_congr1 (fun q3 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (False.elim (int_eab_neab_F h8.1.2 h6))))), (fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (False.elim (int_eab_neab_F h8.1.2 h6)))))⟩)
  (fun q3 h7 => rfl)))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_p [.var v_l] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_p] <|
    .for v_i (.const 0) (.div (.add (.add (.var v_N) (.mul (-1) (.var v_l))) (.const 1)) 2)
      (fun e x => known_2 I M (e v_N) (e v_l) x) (body_2 I M)

theorem vc_1 (l : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ l) (h2 : l < 2) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N)) a_p [2]) ((base E N).set v_l l) (known_1 I M N l) :=
  (vc_seq
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h1, h2, trivial⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 ((N + (-1) * l + 1) / 2) rfl rfl (show Heap.Entails _ (known_2 I M N l 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q4 h3 => ((Classical.em (q4 = l)).elim
  (fun h4 => (at_set_eq1 q4 l h4 ((Eq.trans ((reduce_empty1 (fun q5 => (fun h5 =>
  (Or.elim h5 (fun h6 => (int_c47 h4 h6.1.2 h6.2)) (fun h6 => (int_c62 h6.1.1.1 h6.1.1.2))))))
  : value_1 I M q4 N 0 l = I.fn f_1 []) rfl)
  : value_1 I M q4 N 0 l = I.fn f_1 [])))
  (fun h4 => (at_set_ne1 q4 l h4 (at_right (at_points1 q4 ⟨h3.1, (int_lab_neab_tab h3.2 h4)⟩
  (reduce_congr1 (fun q6 => ⟨(fun h5 => (Or.elim h5
  (fun h6 => ⟨⟨(int_lbc_eab_lac h6.1.1.1.1 h6.1.2), h6.1.1.1.2⟩, (int_c69 h6.1.2 h6.1.1.2)⟩)
  (fun h6 => (False.elim (int_eab_neab_F h6.1.2 h4))))), (fun h5 =>
  (Or.inl ⟨⟨⟨⟨(int_lab_lbc_lac h3.1 h5.1.1), h5.1.2⟩, (int_c301 h3.1 h3.2 h5.2 h2 h4)⟩, (int_c177 h3.2 h3.1 h2 h4)⟩, (int_c178 h3.2 h3.1 h2 h4)⟩))⟩)
  (fun q6 h5 => rfl))))))))))) (fun i h3 h4 => (vc_2 N hl hM l i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_2 N hl hM l i h0 h1 h2 h3 h4)))))

theorem kept_1 (l : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ l) (h2 : l < 2) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_l l) (known_1 I M N l)) (known_1 I M N (l + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points1 (fun q7 h3 => (at_right (at_points1 q7 ⟨h3.1, (int_taB_lab h3.2)⟩ (reduce_congr1 (fun q8 =>
  ⟨(fun h4 => ((Classical.em (q8 % 2 = 0)).elim (fun h5 => ((Classical.em (l = 1)).elim (fun h6 =>
  (Or.inl ⟨⟨⟨⟨(int_lab_lbc_lac h3.1 h4.1.1), h4.1.2⟩, h5⟩, (int_c302 h3.1 h6 h5 h4.2 h3.2)⟩, h6⟩))
  (fun h6 =>
  (Or.inr ⟨⟨⟨(int_c68 h4.1.1 h3.1 h2 h6), (int_c108 h1 h5 h4.1.2 h2 h6)⟩, (int_c55 h3.1 h2 h3.2 h6)⟩, (int_c79 h1 h5 h2 h6)⟩))))
  (fun h5 =>
  (Or.inr ⟨⟨⟨(int_c73 h4.1.1 h3.1 h2 h5), (int_c109 h3.1 h4.2 h4.1.2 h2 h3.2 h5)⟩, (int_c81 h3.1 h4.2 h2 h3.2 h5)⟩, (int_c82 h3.1 h4.2 h2 h3.2 h5)⟩)))), (fun h4 => (Or.elim h4
  (fun h5 => ⟨⟨(int_lbc_eab_lac h5.1.1.1.1 h5.1.2), h5.1.1.1.2⟩, (int_c69 h5.1.2 h5.1.1.2)⟩)
  (fun h5 => ⟨⟨(int_c35 h5.1.1.1 h3.2), (int_c303 h5.1.1.2 h0 h2)⟩, (int_c75 h5.1.2 h5.2)⟩)))⟩)
  (fun q8 h4 => rfl)))))))
  : Heap.Entails (known_2 I M N l (max 0 ((N + (-1) * l + 1) / 2))) (known_1 I M N (l + 1)))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 2 (body_1 I M).erase (fun l => ((base E N).set v_l l)) (fun l => (body_1 I M).post ((base E N).set v_l l) (known_1 I M N l)) :=
  (race_arrays [a_p] rfl rfl (all_cons
  (apart1 (fun l c0 => c0 = l) (fun l c0 => c0 = l ∧ l < N) (fun l h1 h2 => (w_seq (w_assign1 l rfl)
  (w_scope (w_for 0 ((N + (-1) * l + 1) / 2) rfl rfl (fun i h3 h4 => (w_accumulate1 l rfl))))))
  (fun l h1 h2 => (r_seq (r_none rfl) (r_scope (r_for 0 ((N + (-1) * l + 1) / 2) rfl rfl
  (fun i h3 h4 => (r_accumulate1 (x_none rfl) l ⟨rfl, ((fact_0 h3 h4) : l < N)⟩))))))
  (fun l y_y c0 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6 h7.1 h5)), (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_p [.const 2] <|
  .seq (.par v_l (.const 0) (.const 2)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .seq (.scope [a_p] <|
    .accumulate false f_0 a_p [.const 1] (.read a_p [.const 0])
      (fun e => (value_3 I M (e v_N)))) <|
  .assign a_which [] (.fn f_3 [.read a_p [.const 1]])
    (fun e => (M t_I []))

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 2 rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q9 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q9]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q9, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_points1 (fun q10 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun l h1 h2 => (vc_1 N hl hM l h0 h1 h2)) (fun l h1 h2 => (kept_1 N hl hM l h0 h1 h2))
  (race_1 N hl hM h0)) (vc_seq (vc_scope (vc_accumulate_of (value_0 I M 1 N) (value_0 I M 0 N)
  ((at_right (at_points1 1 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 2) ⟨a_p, [1]⟩ (value_0 I M 1 N))
  (ev_read ((at_right (at_points1 0 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 2) ⟨a_p, [0]⟩ (value_0 I M 0 N)))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) 0 (N + (-1) + 1) (fun q11 h1 => ⟨h1.1, (int_c3 h1.2)⟩)
  (fun q11 => ⟨(fun h1 => ((Classical.em (1 ≤ q11)).elim
  (fun h2 => ((Classical.em ((1 + q11) % 2 = 0)).elim (fun h3 => (Or.inl ⟨⟨h2, h1.2⟩, h3⟩))
  (fun h3 => (Or.inr ⟨h1, (fact_1 h3)⟩)))) (fun h2 => (Or.inr ⟨h1, (fact_2 h1.1 h2)⟩)))), (fun h1 => (Or.elim h1 (fun h2 => ⟨(int_c18 h2.1.1), h2.1.2⟩) (fun h2 => h2.1)))⟩)
  (fun q11 h1 => (fun h2 => (fact_3 h2.2 h1.2))) (fun q11 h1 => rfl) (fun q11 h1 => rfl))
  : I.fn f_0 [value_0 I M 1 N, value_0 I M 0 N] = value_3 I M N)))
  (vc_assign_of (I.fn f_3 [value_3 I M N]) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_which t_I [] [] none)) (R := (Region.mk t_I [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_which rfl rfl))
  (ev_fn (ev_cons (ev_read (at_set_eq1 1 1 rfl rfl)) ev_nil))
  ((Eq.trans ((fn_congr1 (Eq.trans rfl (Eq.symm (equation_0 N hl hM trivial))))
  : I.fn f_3 [value_3 I M N] = I.fn f_3 [M t_P []])
  (Eq.symm (equation_1 N hl hM trivial))) : I.fn f_3 [value_3 I M N] = M t_I [])))))

theorem output_0_1 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_which, []⟩ (M t_I []) :=
  (at_restore (by decide) (at_set_eq0 rfl))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_P then 0 else if at_ = t_I then 1 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) :
    spec.Given (inside N) (base E N) t_I [] :=
  (given_equation (p := []) (.tail _ (.head _)) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.declared "nothing") []] (.declared "best") [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.fn (.declared "make") [.access t_A [.var v_k], .index .i32 (.var v_k)])) (base E N) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => (defined_fn (defined_cons
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons defined_index defined_nil)))))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.declared "place") [.access t_P []]) (base E N) :=
  (defined_fn (defined_cons
  (defined_access (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (h1 : True))))
  defined_nil))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (covered_0 E N h0))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E N h0 hg))
    (all_cons (well_defined0 cond_holds (fun hg hk => defined_1 E N h0 hg))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_N))
    (fun E => base E (E v_N)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) a) (fun E a => placed E (E v_N) a)
    (fun E a => consistent E (E v_N) a) (fun E a => solvable E (E v_N) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) hl hM a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_1 (E v_N) hl hM a)) all_nil)) all_nil))


end Redverify.Certificate.two_lanes
