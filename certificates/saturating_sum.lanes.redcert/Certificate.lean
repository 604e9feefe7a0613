module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.lanes

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `j` -/ abbrev v_j : Var := 3
/-- `i` -/ abbrev v_i : Var := 4
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `lane` -/ abbrev a_lane : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `brightness`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_B []]
  equations :=
    [
      Equation.mk
        t_B
        []
        .true
        (.reduce
          [.fn (.literal .u8 0 1) []]
          (.declared "sat")
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
          (.access t_A [.var v_k]))]

/-- Implementation `lanes`. -/
def impl : Impl where
  assumptions := []
  bindings := [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_b t_B [] [] none]
  body :=
    .allocate a_lane [.const 4] <|
    .seq (.par v_j (.const 0) (.const 4) <|
      .seq (.assign a_lane [.var v_j] (.fn (.literal .u8 0 1) [])) <|
      .scope [a_lane] <|
        .for v_i (.const 0) (.div (.add (.add (.var v_N) (.mul (-1) (.var v_j))) (.const 3)) 4) <|
          .accumulate
            false
            (.declared "sat")
            a_lane
            [.var v_j]
            (.read a_a [.add (.mul 4 (.var v_i)) (.var v_j)])) <|
    .seq (.assign a_b [] (.fn (.literal .u8 0 1) [])) <|
    .scope [a_b] <|
      .for v_j (.const 0) (.const 4) <|
        .accumulate false (.declared "sat") a_b [] (.read a_lane [.var v_j])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.declared "sat") ∧ RightComm I (.declared "sat") ∧ RightUnit I (.declared "sat") (I.fn (.literal .u8 0 1) []) ∧ DefinedBy I (.declared "sat") .u8 (fun v0 v1 => (I.fn (.cast .u16 .u8) [I.fn (.builtin "min" .u16) [I.fn (.literal .u16 255 1) [], I.fn (.builtin "+" .u16) [I.fn (.cast .u8 .u16) [v0], I.fn (.cast .u8 .u16) [v1]]]]))

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.declared "sat") := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.declared "sat") := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.declared "sat") (I.fn (.literal .u8 0 1) []) := hl.2.2.1

theorem lawful_0 : ∀ x y z : Int, 0 ≤ x → x ≤ 255 → 0 ≤ y → y ≤ 255 → 0 ≤ z → z ≤ 255 → ((min (255 : Int) (((((min (255 : Int) (((x % 65536) + (y % 65536)) % 65536)) % 256) % 65536) + (z % 65536)) % 65536)) % 256) = ((min (255 : Int) (((x % 65536) + (((min (255 : Int) (((y % 65536) + (z % 65536)) % 65536)) % 256) % 65536)) % 65536)) % 256) := by
  intros; omega

theorem lawful_1 : ∀ x y : Int, 0 ≤ x → x ≤ 255 → 0 ≤ y → y ≤ 255 → ((min (255 : Int) (((x % 65536) + (y % 65536)) % 65536)) % 256) = ((min (255 : Int) (((y % 65536) + (x % 65536)) % 65536)) % 256) := by
  intros; omega

theorem lawful_2 : ∀ x : Int, 0 ≤ x → x ≤ 255 → ((min (255 : Int) ((((0 : Int) % 65536) + (x % 65536)) % 65536)) % 256) = x := by
  intros; omega

theorem lawful_3 : ∀ x : Int, 0 ≤ x → x ≤ 255 → ((min (255 : Int) (((x % 65536) + ((0 : Int) % 65536)) % 65536)) % 256) = x := by
  intros; omega

abbrev f_0 : Fn := .declared "sat"
abbrev f_1 : Fn := .literal .u8 0 1

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (c0 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-1) * c0) % 4 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 N i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((c0 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-1) * c0) % 4 = 0) ∧ c0 < j ∨ ((j ≤ y_k0 ∧ y_k0 ≤ 4 * i + j + (-4)) ∧ c0 = j) ∧ (y_k0 + (-1) * j) % 4 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (N j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 % 4 < j)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 4 * i + j ∨ (j ≤ y_k0 ∧ y_k0 ≤ 4 * i + j + (-4)) ∧ (y_k0 + (-1) * j) % 4 = 0)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (N j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 % 4 ≤ j)) (body1 (fun y_k0 => M t_A [y_k0])))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem equation_0 (h0 : True) :
    (M t_B []) = (value_5 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N j : Int) : Heap V :=
  .points1 a_lane
    (fun c0 => 0 ≤ c0 ∧ c0 < j)
    (fun c0 => (value_0 I M c0 N))

noncomputable def known_1 (I : Interp V) (M : Model V) (N j : Int) : Heap V :=
  ((known_1_0 I M N).and (known_1_1 I M N j))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (N j i : Int) : Heap V :=
  .points1 a_lane
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ j)
    (fun c0 => (value_1 I M c0 N i j))

noncomputable def known_2 (I : Interp V) (M : Model V) (N j i : Int) : Heap V :=
  ((known_1_0 I M N).and (known_2_1 I M N j i))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_lane
    [.var v_j]
    (.read a_a [.add (.mul 4 (.var v_i)) (.var v_j)])
    (fun e => (value_3 I M (e v_i) (e v_j)))

theorem vc_2 (j i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < 4) (h3 : 0 ≤ i) (h4 : i < (N + (-1) * j + 3) / 4) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N)) a_lane [4]) (((base E N).set v_j j).set v_i i) (known_2 I M N j i) :=
  (vc_accumulate_of (value_1 I M j N i j) (M t_A [4 * i + j])
  ((at_right (at_points1 j ⟨h1, int_refl⟩ rfl))
  : (known_2 I M N j i) ⟨a_lane, [j]⟩ (value_1 I M j N i j))
  (ev_read ((at_left (at_points1 (4 * i + j) ⟨(int_c7 h3 h1), (int_c234 h4)⟩ rfl))
  : (known_2 I M N j i) ⟨a_a, [4 * i + j]⟩ (M t_A [4 * i + j])))
  ((append1 (4 * i + j) (min j (j + 4 * i)) (j + 4 * i + 1)
  (fun q0 h5 => (Or.elim h5 (fun h6 => ⟨(int_c20 h6), (int_c17 h6)⟩)
  (fun h6 => ⟨(int_c2 h6.1.1), (int_c156 h6.1.2)⟩))) (fun q0 =>
  ⟨(fun h5 => (Or.elim h5 (fun h6 => (Or.inr h6)) (fun h6 => (Or.inl (Or.inr ⟨⟨h6.1, rfl⟩, h6.2⟩))))), (fun h5 => (Or.elim h5 (fun h6 =>
  (Or.elim h6 (fun h7 => (False.elim (int_irrefl h7.2))) (fun h7 => (Or.inr ⟨h7.1.1, h7.2⟩))))
  (fun h6 => (Or.inl h6))))⟩) (fun q0 h5 =>
  (Or.elim h5 (fun h6 => (False.elim (int_irrefl h6.2))) (fun h6 => (int_c91 h6.1.1.2))))
  (fun q0 h5 => rfl) rfl)
  : I.fn f_0 [value_1 I M j N i j, M t_A [4 * i + j]] = value_3 I M i j))

theorem kept_2 (j i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < 4) (h3 : 0 ≤ i) (h4 : i < (N + (-1) * j + 3) / 4) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_j j).set v_i i) (known_2 I M N j i)) (known_2 I M N j (i + 1)) :=
  (show Heap.Entails _ (known_2 I M N j (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q1 h5 => ((Classical.em (q1 = j)).elim (fun h6 => (at_set_eq1 q1 j h6
  ((reduce_congr1 (fun q2 => ⟨(fun h7 => (Or.elim h7 (fun h8 => (False.elim (int_eab_tab_F h6 h8.2)))
  (fun h8 => ((Classical.em (q2 = 4 * i + j)).elim (fun h9 => (Or.inl h9))
  (fun h9 => (Or.inr ⟨⟨h8.1.1.1, (int_c84 h8.1.1.2 h8.2 h9)⟩, h8.2⟩)))))), (fun h7 => (Or.elim h7 (fun h8 => (Or.inr ⟨⟨⟨(int_c66 h3 h8), (int_c77 h8)⟩, h6⟩, (int_c74 h8)⟩))
  (fun h8 => (Or.inr ⟨⟨⟨h8.1.1, (int_c57 h8.1.2)⟩, h6⟩, h8.2⟩))))⟩) (fun q2 h7 => rfl))
  : value_1 I M q1 N (i + 1) j = value_3 I M i j)))
  (fun h6 => (at_set_ne1 q1 j h6 (at_right (at_points1 q1 h5 (reduce_congr1 (fun q3 => ⟨(fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (False.elim (int_eab_neab_F h8.1.2 h6))))), (fun h7 =>
  (Or.elim h7 (fun h8 => (Or.inl h8)) (fun h8 => (False.elim (int_eab_neab_F h8.1.2 h6)))))⟩)
  (fun q3 h7 => rfl)))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_lane [.var v_j] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_lane] <|
    .for v_i (.const 0) (.div (.add (.add (.var v_N) (.mul (-1) (.var v_j))) (.const 3)) 4)
      (fun e x => known_2 I M (e v_N) (e v_j) x) (body_2 I M)

theorem vc_1 (j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < 4) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N)) a_lane [4]) ((base E N).set v_j j) (known_1 I M N j) :=
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h1, h2, trivial⟩) ev_const rfl)
  (vc_scope (vc_for_of 0 ((N + (-1) * j + 3) / 4) rfl rfl (show Heap.Entails _ (known_2 I M N j 0) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points1 (fun q4 h3 => ((Classical.em (q4 = j)).elim
  (fun h4 => (at_set_eq1 q4 j h4 ((Eq.trans ((reduce_empty1 (fun q5 => (fun h5 =>
  (Or.elim h5 (fun h6 => (int_eab_tab_F h4 h6.2)) (fun h6 => (int_c52 h6.1.1.1 h6.1.1.2))))))
  : value_1 I M q4 N 0 j = I.fn f_1 []) rfl)
  : value_1 I M q4 N 0 j = I.fn f_1 []))) (fun h4 => (at_set_ne1 q4 j h4
  (at_right (at_points1 q4 ⟨h3.1, (int_lab_neab_tab h3.2 h4)⟩ (reduce_congr1 (fun q6 =>
  ⟨(fun h5 => (Or.elim h5 (fun h6 => h6.1) (fun h6 => (False.elim (int_eab_neab_F h6.1.2 h4))))), (fun h5 => (Or.inl ⟨h5, (int_lab_neab_tab h3.2 h4)⟩))⟩)
  (fun q6 h5 => rfl))))))))))) (fun i h3 h4 => (vc_2 N hl hM j i h0 h1 h2 h3 h4))
  (fun i h3 h4 => (kept_2 N hl hM j i h0 h1 h2 h3 h4)))))

theorem kept_1 (j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < 4) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_j j) (known_1 I M N j)) (known_1 I M N (j + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points1 (fun q7 h3 => (at_right (at_points1 q7 ⟨h3.1, (int_taB_lab h3.2)⟩ (reduce_congr1
  (fun q8 => ⟨(fun h4 => ((Classical.em (q7 < j)).elim (fun h5 => (Or.inl ⟨h4, h5⟩)) (fun h5 =>
  (Or.inr ⟨⟨⟨(int_lba_ntbc_lca h4.1.1 h5), (int_c241 h4.2 h4.1.2 h3.2 h5)⟩, (int_taB_ntab_eab h3.2 h5)⟩, (int_c158 h4.2 h3.2 h5)⟩)))), (fun h4 => (Or.elim h4 (fun h5 => h5.1)
  (fun h5 => ⟨⟨(int_c35 h5.1.1.1 h3.2), (int_c239 h5.1.1.2 h0 h2)⟩, (int_c80 h5.1.2 h5.2)⟩)))⟩)
  (fun q8 h4 => rfl)))))))
  : Heap.Entails (known_2 I M N j (max 0 ((N + (-1) * j + 3) / 4))) (known_1 I M N (j + 1)))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 4 (body_1 I M).erase (fun j => ((base E N).set v_j j)) (fun j => (body_1 I M).post ((base E N).set v_j j) (known_1 I M N j)) :=
  (race_arrays [a_lane] rfl rfl (all_cons
  (apart1 (fun j c0 => c0 = j) (fun j c0 => c0 = j ∧ j < N) (fun j h1 h2 => (w_seq (w_assign1 j rfl)
  (w_scope (w_for 0 ((N + (-1) * j + 3) / 4) rfl rfl (fun i h3 h4 => (w_accumulate1 j rfl))))))
  (fun j h1 h2 => (r_seq (r_none rfl) (r_scope (r_for 0 ((N + (-1) * j + 3) / 4) rfl rfl
  (fun i h3 h4 => (r_accumulate1 (x_none rfl) j ⟨rfl, ((int_c227 h3 h4) : j < N)⟩))))))
  (fun j y_y c0 h1 h2 h3 h4 h5 h6 =>
  ⟨(fun h7 => (int_eab_eac_nebc_F h6 h7.1 h5)), (int_eab_nebc_neac h6 h5)⟩)) all_nil))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (N j : Int) : Heap V :=
  .points0 a_b
    (True)
    ((value_2 I M N j))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_lane
    (fun c0 => 0 ≤ c0 ∧ c0 < 4)
    (fun c0 => (value_0 I M c0 N))

noncomputable def known_3 (I : Interp V) (M : Model V) (N j : Int) : Heap V :=
  ((known_3_0 I M N j).and (known_3_1 I M N))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_b [] (.read a_lane [.var v_j])
    (fun e => (value_4 I M (e v_N) (e v_j)))

theorem vc_3 (j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < 4) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N)) a_lane [4]) ((base E N).set v_j j) (known_3 I M N j) :=
  (vc_accumulate_of (value_2 I M N j) (value_0 I M j N)
  ((at_left (at_points0 trivial rfl)) : (known_3 I M N j) ⟨a_b, []⟩ (value_2 I M N j))
  (ev_read ((at_right (at_points1 j ⟨h1, h2⟩ rfl)) : (known_3 I M N j) ⟨a_lane, [j]⟩ (value_0 I M j N)))
  ((union1 (law_0 hl) (law_1 hl) (law_2 hl) 0 ((max (j + 4 * ((N + 3) / 4) + (-4)) (N + (-1))) + 1)
  (fun q11 h3 => ⟨h3.1.1, (int_c11 h3.1.2)⟩) (fun q11 =>
  ⟨(fun h3 => ((Classical.em (q11 % 4 < j)).elim (fun h4 => (Or.inl ⟨⟨h3.1.1, h3.1.2⟩, h4⟩))
  (fun h4 => (Or.inr ⟨⟨(int_c98 h3.1.1 h4), h3.1.2⟩, (int_c107 h3.2 h4)⟩)))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_lab h4.2)⟩)
  (fun h4 => ⟨⟨(int_lab_lbc_lac h1 h4.1.1), h4.1.2⟩, (int_c105 h1 h4.2)⟩)))⟩)
  (fun q11 h3 => (fun h4 => (int_c132 h4.2 h2 h3.2))) (fun q11 h3 => rfl) (fun q11 h3 => rfl))
  : I.fn f_0 [value_2 I M N j, value_0 I M j N] = value_4 I M N j))

theorem kept_3 (j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ j) (h2 : j < 4) :
    Heap.Entails ((body_3 I M).post ((base E N).set v_j j) (known_3 I M N j)) (known_3 I M N (j + 1)) :=
  (show Heap.Entails _ (known_3 I M N (j + 1)) from
  (entails_and (entails_points0 (fun h3 => (at_set_eq0 ((reduce_congr1 (fun q13 =>
  ⟨(fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (int_taB_lab h4.2)⟩), (fun h4 => ⟨⟨h4.1.1, h4.1.2⟩, (int_lab_taB h4.2)⟩)⟩)
  (fun q13 h4 => rfl)) : value_2 I M N (j + 1) = value_4 I M N j))))
  (entails_set (avoids_points1 (by decide)) (entails_right entails_refl))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_lane [.const 4] <|
  .seq (.par v_j (.const 0) (.const 4)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .seq (.assign a_b [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_b] <|
    .for v_j (.const 0) (.const 4)
      (fun e x => known_3 I M (e v_N) x) (body_3 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_seq (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q9 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q9]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q9, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_points1 (fun q10 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun j h1 h2 => (vc_1 N hl hM j h0 h1 h2)) (fun j h1 h2 => (kept_1 N hl hM j h0 h1 h2))
  (race_1 N hl hM h0)) (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at0 (b := (Binding.mk a_b t_B [] [] none)) (R := (Region.mk t_B [])) (.tail _ (.head _)) (.tail _ (.head _)) []
  (region_iff.2 rfl) shape_a_b rfl rfl)) ev_const rfl)
  (vc_scope (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_3 I M N 0) from (entails_and
  (entails_points0 (fun h1 => (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q14 => (fun h2 => (int_c87 h2.2))))
  : value_2 I M N 0 = I.fn f_1 []) rfl)
  : value_2 I M N 0 = I.fn f_1 []))))
  (entails_points1 (fun q15 h1 => (at_set_other (by decide) (at_right (at_points1 q15 h1 rfl)))))))
  (fun j h1 h2 => (vc_3 N hl hM j h0 h1 h2)) (fun j h1 h2 => (kept_3 N hl hM j h0 h1 h2)))))))

theorem output_0_1 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_b, []⟩ (M t_B []) :=
  (at_restore (by decide)
  ((at_left (at_points0 trivial (Eq.trans ((equation_0 N hl hM trivial) : M t_B [] = value_5 I M N)
  (reduce_congr1 (fun q17 => ⟨(fun h1 => ⟨h1, int_c85⟩), (fun h1 => ⟨h1.1.1, h1.1.2⟩)⟩)
  (fun q17 h1 => rfl))))) : (known_3 I M N 4) ⟨a_b, []⟩ (M t_B [])))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) :
    spec.Given (inside N) (base E N) t_B [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .u8 0 1) []] (.declared "sat") [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩)))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (covered_0 E N h0))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E N h0 hg))
    all_nil))

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


end Redverify.Certificate.lanes
