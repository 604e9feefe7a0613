module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.strided

/-- `N` -/ abbrev v_N : Var := 0
/-- `j` -/ abbrev v_j : Var := 1
/-- `k` -/ abbrev v_k : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `i` -/ abbrev v_i : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `result` -/ abbrev a_result : Arr := 1
/-- `tmp` -/ abbrev a_tmp : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `T` -/ abbrev t_T : Ten := 2

/-- Specification `total`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_B []]
  equations :=
    [
      Equation.mk
        t_T
        [v_j]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_k]
          (.and
            (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
            (.eq (.mod (.var v_k) 4) (.var v_j)))
          (.access t_A [.var v_k])),
      Equation.mk
        t_B
        []
        .true
        (.fn
          (.builtin "+" .f32)
          [
            .fn (.builtin "+" .f32) [.access t_T [.const 0], .access t_T [.const 1]],
            .fn (.builtin "+" .f32) [.access t_T [.const 2], .access t_T [.const 3]]])]

/-- Implementation `strided`. -/
def impl : Impl where
  assumptions := []
  bindings := [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_result t_B [] [] none]
  body :=
    .allocate a_tmp [.const 4] <|
    .seq (.par v_j (.const 0) (.const 4) <|
      .seq (.assign a_tmp [.var v_j] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_tmp] <|
        .for
          v_i
          (.const 0)
          (.add (.div (.add (.add (.var v_N) (.mul (-1) (.var v_j))) (.const (-1))) 4) (.const 1)) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_tmp
            [.var v_j]
            (.read a_a [.add (.mul 4 (.var v_i)) (.var v_j)])) <|
    .assign
      a_result
      []
      (.fn
        (.builtin "+" .f32)
        [
          .fn (.builtin "+" .f32) [.read a_tmp [.const 0], .read a_tmp [.const 1]],
          .fn (.builtin "+" .f32) [.read a_tmp [.const 2], .read a_tmp [.const 3]]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_result : ∀ b ∈ impl.bindings, b.array = a_result → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c : Int} (h0 : a < (c + (-1) * b + (-1)) / 4 + 1) : 4 * a + b < c :=
  by omega

theorem fact_1 {a b c : Int} (h0 : 0 ≤ b) (h1 : c = a) (h2 : b % 4 = c) : a ≤ b :=
  by omega

theorem fact_2 {a b c d x_e : Int} (h0 : x_e = d) (h1 : a % 4 = x_e) (h2 : a < c) : a ≤ 4 * (max b ((c + (-1) * d + (-1)) / 4 + 1)) + d + (-4) :=
  by omega

theorem fact_3 {a b c : Int} (h0 : c = b) (h1 : a % 4 = c) : (a + (-1) * b) % 4 = 0 :=
  by omega

theorem fact_4 {a b c : Int} (h0 : a ≤ 4 * (max 0 ((b + (-1) * c + (-1)) / 4 + 1)) + c + (-4)) (h1 : 0 ≤ b) (h2 : c < 4) : a < b :=
  by omega

theorem fact_5 {a b c : Int} (h0 : 0 ≤ b) (h1 : b = c) (h2 : (a + (-1) * c) % 4 = 0) (h3 : c < 4) : a % 4 = b :=
  by omega

theorem fact_6 {a b c : Int} (h0 : 0 ≤ c) (h1 : c < (b + (-1) * a + (-1)) / 4 + 1) : a < b :=
  by omega

theorem fact_7 {a b : Int} (h0 : 0 ≤ b) (h1 : b % 4 = a) : a ≤ b :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a % 4 = b) (h1 : a < c) : a < 4 * ((3 * b + c + 3) / 4) + (-3) * b + (-3) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (j ≤ y_k0 ∧ y_k0 ≤ 4 * i + j + (-4)) ∧ (y_k0 + (-1) * j) % 4 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 4 * i + j ∨ (j ≤ y_k0 ∧ y_k0 ≤ 4 * i + j + (-4)) ∧ (y_k0 + (-1) * j) % 4 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (N j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 % 4 = j)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem equation_0 (j : Int) (h0 : True) :
    (M t_T [j]) = (value_2 I M N j) :=
  (Eq.trans (hM _ (.head _) [j] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.eq (.mod (.var v_k) 4) (.var v_j))) (.access t_A [.var v_k])) ((base E N).set v_j j) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds)
  (fun (k : Int) (h1 : (0 ≤ k ∧ k < N) ∧ k % 4 = j) => rfl))))

theorem equation_1 (h0 : True) :
    (M t_B []) = (I.fn f_0 [I.fn f_0 [M t_T [0], M t_T [1]], I.fn f_0 [M t_T [2], M t_T [3]]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.fn f_0 [.access t_T [.const 0], .access t_T [.const 1]], .fn f_0 [.access t_T [.const 2], .access t_T [.const 3]]]) (base E N) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (j : Int) : Heap V :=
  .points1 a_tmp
    (fun c0 => 0 ≤ c0 ∧ c0 < j)
    (fun c0 => (M t_T [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N j : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M j))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (j i : Int) : Heap V :=
  .points1 a_tmp
    (fun c0 => c0 = j)
    (fun c0 => (value_0 I M i j))

noncomputable def known_2 (I : Interp V) (M : Model V) (N j i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M j).and (known_2_2 I M j i)))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_tmp
    [.var v_j]
    (.read a_a [.add (.mul 4 (.var v_i)) (.var v_j)])
    (fun e => (value_1 I M (e v_i) (e v_j)))

theorem vc_2 (j i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < 4) (h3 : 0 ≤ i) (h4 : i < (N + (-1) * j + (-1)) / 4 + 1) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_tmp [4]) (((base E N).set v_j j).set v_i i) (known_2 I M N j i) :=
  (vc_accumulate_of (value_0 I M i j) (M t_A [4 * i + j])
  ((at_right (at_right (at_points1 j rfl rfl)))
  : (known_2 I M N j i) ⟨a_tmp, [j]⟩ (value_0 I M i j))
  (ev_read ((at_left (at_points1 (4 * i + j) ⟨(int_c7 h3 h1), (fact_0 h4)⟩ rfl))
  : (known_2 I M N j i) ⟨a_a, [4 * i + j]⟩ (M t_A [4 * i + j])))
  ((append1 (4 * i + j) (min j (j + 4 * i)) (j + 4 * i + 1)
  (fun q0 h5 => (Or.elim h5 (fun h6 => ⟨(int_c20 h6), (int_c17 h6)⟩)
  (fun h6 => ⟨(int_c2 h6.1.1), (int_c156 h6.1.2)⟩))) (fun q0 =>
  ⟨(fun h5 => (Or.elim h5 (fun h6 => (Or.inr h6)) (fun h6 => (Or.inl h6)))), (fun h5 => (Or.elim h5 (fun h6 => (Or.inr h6)) (fun h6 => (Or.inl h6))))⟩)
  (fun q0 h5 => (int_c91 h5.1.2)) (fun q0 h5 => rfl) rfl)
  : I.fn f_0 [value_0 I M i j, M t_A [4 * i + j]] = value_1 I M i j))

theorem kept_2 (j i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < 4) (h3 : 0 ≤ i) (h4 : i < (N + (-1) * j + (-1)) / 4 + 1) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_j j).set v_i i) (known_2 I M N j i)) (known_2 I M N j (i + 1)) :=
  (show Heap.Entails _ (known_2 I M N j (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points1 (fun q1 h5 => (at_set_ne1 q1 j (int_tab_neab h5.2) (at_right (at_left (at_points1 q1 h5 rfl))))))
  (entails_points1 (fun q2 h5 => (at_set_eq1 q2 j h5 ((reduce_congr1
  (fun q3 => ⟨(fun h6 => ((Classical.em (q3 = 4 * i + j)).elim (fun h7 => (Or.inl h7))
  (fun h7 => (Or.inr ⟨⟨h6.1.1, (int_c84 h6.1.2 h6.2 h7)⟩, h6.2⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨⟨(int_c66 h3 h7), (int_c77 h7)⟩, (int_c74 h7)⟩)
  (fun h7 => ⟨⟨h7.1.1, (int_c57 h7.1.2)⟩, h7.2⟩)))⟩) (fun q3 h6 => rfl))
  : value_0 I M (i + 1) j = value_1 I M i j)))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_tmp [.var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_tmp] <|
    .for v_i (.const 0) (.add (.div (.add (.add (.var v_N) (.mul (-1) (.var v_j))) (.const (-1))) 4) (.const 1))
      (fun e x => known_2 I M (e v_N) (e v_j) x) (body_2 I M)

theorem vc_1 (j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < 4) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N)) a_tmp [4]) ((base E N).set v_j j) (known_1 I M N j) :=
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h1, h2, trivial⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 ((N + (-1) * j + (-1)) / 4 + 1) rfl rfl (show Heap.Entails _ (known_2 I M N j 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_points1 (fun q4 h3 => (at_set_ne1 q4 j (int_tab_neab h3.2) (at_right (at_points1 q4 h3 rfl)))))
  (entails_points1 (fun q5 h3 =>
  (at_set_eq1 q5 j h3 ((Eq.trans ((reduce_empty1 (fun q6 => (fun h4 => (int_c52 h4.1.1 h4.1.2))))
  : value_0 I M 0 j = I.fn f_1 []) rfl)
  : value_0 I M 0 j = I.fn f_1 [])))))))
  (fun i h3 h4 => (vc_2 N hl hM j i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_2 N hl hM j i h0 h1 h2 h3 h4)))))

theorem kept_1 (j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < 4) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_j j) (known_1 I M N j)) (known_1 I M N (j + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points1 (fun q7 h3 => (Or.elim (((Classical.em (q7 < j)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4)))) : 0 ≤ q7 ∧ q7 < j ∨ q7 = j)
  (fun h4 => (at_right (at_left (at_points1 q7 h4 rfl)))) (fun h4 =>
  (at_right (at_right (at_points1 q7 h4 (Eq.trans ((equation_0 N hl hM q7 trivial) : M t_T [q7] = value_2 I M N q7)
  (reduce_congr1 (fun q9 =>
  ⟨(fun h5 => ⟨⟨(fact_1 h5.1.1 h4 h5.2), (fact_2 h4 h5.2 h5.1.2)⟩, (fact_3 h4 h5.2)⟩), (fun h5 => ⟨⟨(int_lab_lbc_lac h1 h5.1.1), (fact_4 h5.1.2 h0 h2)⟩, (fact_5 h3.1 h4 h5.2 h2)⟩)⟩)
  (fun q9 h5 => rfl)))))))))))
  : Heap.Entails (known_2 I M N j (max 0 ((N + (-1) * j + (-1)) / 4 + 1))) (known_1 I M N (j + 1)))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 4 (body_1 I M).erase (fun j => ((base E N).set v_j j)) (fun j => (body_1 I M).post ((base E N).set v_j j) (known_1 I M N j)) :=
  (race_arrays [a_tmp] rfl rfl (all_cons
  (apart1 (fun j c0 => c0 = j) (fun j c0 => c0 = j ∧ j < N) (fun j h1 h2 => (w_seq (w_assign1 j rfl)
  (w_scope (w_for 0 ((N + (-1) * j + (-1)) / 4 + 1) rfl rfl (fun i h3 h4 => (w_accumulate1 j rfl))))))
  (fun j h1 h2 => (r_seq (r_none rfl) (r_scope (r_for 0 ((N + (-1) * j + (-1)) / 4 + 1) rfl rfl
  (fun i h3 h4 => (r_accumulate1 (x_none rfl) j ⟨rfl, ((fact_6 h3 h4) : j < N)⟩))))))
  (fun j y_y c0 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6 h7.1 h5)), (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_tmp [.const 4] <|
  .seq (.par v_j (.const 0) (.const 4)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .assign
    a_result
    []
    (.fn
      f_0
      [
        .fn f_0 [.read a_tmp [.const 0], .read a_tmp [.const 1]],
        .fn f_0 [.read a_tmp [.const 2], .read a_tmp [.const 3]]])
    (fun e => (M t_B []))

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q10 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q10]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q10, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_points1 (fun q11 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun j h1 h2 => (vc_1 N hl hM j h0 h1 h2)) (fun j h1 h2 => (kept_1 N hl hM j h0 h1 h2))
  (race_1 N hl hM h0)) (vc_assign_of
  (I.fn f_0 [I.fn f_0 [M t_T [0], M t_T [1]], I.fn f_0 [M t_T [2], M t_T [3]]])
  (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_result t_B [] [] none)) (R := (Region.mk t_B [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_result rfl rfl))
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_points1 0 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 4) ⟨a_tmp, [0]⟩ (M t_T [0])))
  (ev_cons (ev_read ((at_right (at_points1 1 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 4) ⟨a_tmp, [1]⟩ (M t_T [1]))) ev_nil)))
  (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_points1 2 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 4) ⟨a_tmp, [2]⟩ (M t_T [2])))
  (ev_cons (ev_read ((at_right (at_points1 3 ⟨(by decide), (by decide)⟩ rfl))
  : (known_1 I M N 4) ⟨a_tmp, [3]⟩ (M t_T [3]))) ev_nil))) ev_nil)))
  ((Eq.trans rfl (Eq.symm (equation_1 N hl hM trivial)))
  : I.fn f_0 [I.fn f_0 [M t_T [0], M t_T [1]], I.fn f_0 [M t_T [2], M t_T [3]]] = M t_B []))))

theorem output_0_1 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_result, []⟩ (M t_B []) :=
  (at_restore (by decide) (at_set_eq0 rfl))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_T then 0 else if at_ = t_B then 1 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) :
    spec.Given (inside N) (base E N) t_B [] :=
  (given_equation (p := []) (.tail _ (.head _)) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (j : Int) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_k] (.and (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.eq (.mod (.var v_k) 4) (.var v_j))) (.access t_A [.var v_k])) ((base E N).set v_j j) :=
  (defined_reduce_some1 j (4 * ((3 * j + N + 3) / 4) + (-3) * j + (-3)) (defined_fn defined_nil)
  (fun (y_d0 : Int) => cond_holds) (fun (y_d0 : Int) (h2 : (0 ≤ y_d0 ∧ y_d0 < N) ∧ y_d0 % 4 = j) =>
  (⟨(fact_7 h2.1.1 h2.2), (fact_8 h2.2 h2.1.2)⟩
  : j ≤ y_d0 ∧ y_d0 < 4 * ((3 * j + N + 3) / 4) + (-3) * j + (-3)))
  (fun (y_d0 : Int) (h2 : (0 ≤ y_d0 ∧ y_d0 < N) ∧ y_d0 % 4 = j) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩)))))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "+" .f32) [.fn (.builtin "+" .f32) [.access t_T [.const 0], .access t_T [.const 1]], .fn (.builtin "+" .f32) [.access t_T [.const 2], .access t_T [.const 3]]]) (base E N) :=
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_equation (p := [0]) (.head _) rfl rfl rfl trivial (cond_holds.2 (h1 : True))))
  (defined_cons
  (defined_access (given_equation (p := [1]) (.head _) rfl rfl rfl trivial (cond_holds.2 (h1 : True))))
  defined_nil))) (defined_cons (defined_fn (defined_cons
  (defined_access (given_equation (p := [2]) (.head _) rfl rfl rfl trivial (cond_holds.2 (h1 : True))))
  (defined_cons
  (defined_access (given_equation (p := [3]) (.head _) rfl rfl rfl trivial (cond_holds.2 (h1 : True))))
  defined_nil))) defined_nil)))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (covered_0 E N h0))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun j => cond_holds) (fun j hg hk => defined_0 E N h0 j hg))
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


end Redverify.Certificate.strided
