module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.folded

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `y` -/ abbrev a_y : Arr := 1
/-- `buf` -/ abbrev a_buf : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `Y` -/ abbrev t_Y : Ten := 1
/-- `P` -/ abbrev t_P : Ten := 2

/-- Specification `pipeline`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .add (.var v_N) (.const 2))]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_P
        [v_i]
        .true
        (.fn (.builtin "*" .f32) [.access t_A [.var v_i], .access t_A [.var v_i]]),
      Equation.mk
        t_Y
        [v_i]
        .true
        (.fn
          (.builtin "+" .f32)
          [
            .fn
              (.builtin "+" .f32)
              [.access t_P [.var v_i], .access t_P [.add (.var v_i) (.const 1)]],
            .access t_P [.add (.var v_i) (.const 2)]])]

/-- Implementation `folded`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .allocate a_buf [.const 3] <|
    .for v_i (.const 0) (.add (.var v_N) (.const 2)) <|
      .seq (.assign
        a_buf
        [.mod (.var v_i) 3]
        (.fn (.builtin "*" .f32) [.read a_a [.var v_i], .read a_a [.var v_i]])) <|
      .ifte (.le (.const 2) (.var v_i)) (
        .assign
          a_y
          [.add (.var v_i) (.const (-2))]
          (.fn
            (.builtin "+" .f32)
            [
              .fn
                (.builtin "+" .f32)
                [
                  .read a_buf [.mod (.add (.var v_i) (.const (-2))) 3],
                  .read a_buf [.mod (.add (.var v_i) (.const (-1))) 3]],
              .read a_buf [.mod (.var v_i) 3]])
      ) (
        .skip
      )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "*" .f32
abbrev f_1 : Fn := .builtin "+" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a : Int} (h0 : 2 ≤ a) : 0 ≤ a + (-2) :=
  by omega

theorem fact_1 {a b : Int} (h0 : a < b + 2) : a + (-2) < b :=
  by omega

theorem fact_2 {a : Int} : ¬ (a + (-2)) % 3 = a % 3 :=
  by omega

theorem fact_3 {a : Int} (h0 : 2 ≤ a) : (a + (-2)) % 3 < a :=
  by omega

theorem fact_4 {a : Int} : ¬ (a + (-1)) % 3 = a % 3 :=
  by omega

theorem fact_5 {a : Int} (h0 : 2 ≤ a) : (a + (-1)) % 3 < a :=
  by omega

theorem fact_6 {a : Int} : (-3) * (((a + (-2)) % 3 + (-1) * a) / 3) + (a + (-2)) % 3 + (-3) = a + (-2) :=
  by omega

theorem fact_7 {a : Int} : (-3) * (((a + (-1)) % 3 + (-1) * a) / 3) + (a + (-1)) % 3 + (-3) = a + (-2) + 1 :=
  by omega

theorem fact_8 {a : Int} : a = a + (-2) + 2 :=
  by omega

theorem fact_9 {a b : Int} (h0 : a = b % 3) : (-3) * ((a + (-1) * (b + 1)) / 3) + a + (-3) = b :=
  by omega

theorem fact_10 {a b : Int} (h0 : 2 ≤ b) (h1 : a < 3) (h2 : ¬ a = b % 3) : a < b :=
  by omega

theorem fact_11 {a b c : Int} (h0 : 0 ≤ a) (h1 : a < 3) (h2 : ¬ a = b % 3) : (-3) * ((a + (-1) * (b + 1)) / 3) + a + c = (-3) * ((a + (-1) * b) / 3) + a + c :=
  by omega

theorem fact_12 {a b : Int} (h0 : 0 ≤ a) (h1 : a < 3) (h2 : a < b + 1) (h3 : ¬ a = b % 3) : a < b :=
  by omega

theorem fact_13 {a b c : Int} (h0 : 0 ≤ a) (h1 : a < b + 1) (h2 : ¬ 2 ≤ b) (h3 : ¬ a = b % 3) : (-3) * ((a + (-1) * (b + 1)) / 3) + a + c = (-3) * ((a + (-1) * b) / 3) + a + c :=
  by omega

theorem fact_14 {a b : Int} (h0 : a ≤ b + 1 + (-3)) (h1 : ¬ a = b + (-2)) : a ≤ b + (-3) :=
  by omega

theorem fact_15 {a b : Int} (h0 : a ≤ b + 1 + (-3)) (h1 : 0 ≤ a) (h2 : ¬ 2 ≤ b) : False :=
  by omega

theorem fact_16 {a b : Int} (h0 : a ≤ b) (h1 : b ≤ a + (-3)) : False :=
  by omega

theorem fact_17 {a b c : Int} (h0 : a < c) : a ≤ (max b (c + 2)) + (-3) :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (i : Int) (h0 : True) :
    (M t_P [i]) = (I.fn f_0 [M t_A [i], M t_A [i]]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_A [.var v_i], .access t_A [.var v_i]]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_1 (i : Int) (h0 : True) :
    (M t_Y [i]) = (I.fn f_1 [I.fn f_1 [M t_P [i], M t_P [i + 1]], M t_P [i + 2]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_1 [.fn f_1 [.access t_P [.var v_i], .access t_P [.add (.var v_i) (.const 1)]], .access t_P [.add (.var v_i) (.const 2)]]) ((base E N).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ N + 1)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_buf
    (fun c0 => (0 ≤ c0 ∧ c0 < 3) ∧ c0 < i)
    (fun c0 => (M t_P [(-3) * ((c0 + (-1) * i) / 3) + c0 + (-3)]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 ≤ i + (-3))
    (fun c0 => (M t_Y [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M i).and (known_1_2 I M i)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign
    a_buf
    [.mod (.var v_i) 3]
    (.fn f_0 [.read a_a [.var v_i], .read a_a [.var v_i]])
    (fun e => (M t_P [(e v_i)]))) <|
  .ifte (.le (.const 2) (.var v_i)) (
    .assign
      a_y
      [.add (.var v_i) (.const (-2))]
      (.fn
        f_1
        [
          .fn
            f_1
            [
              .read a_buf [.mod (.add (.var v_i) (.const (-2))) 3],
              .read a_buf [.mod (.add (.var v_i) (.const (-1))) 3]],
          .read a_buf [.mod (.var v_i) 3]])
      (fun e => (M t_Y [(e v_i) + (-2)]))
  ) (
    .skip
  )

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N + 2) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N)) a_buf [3]) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_seq (vc_assign_of (I.fn f_0 [M t_A [i], M t_A [i]])
  (in_allocated ⟨(int_c452 : 0 ≤ i % 3), (int_c321 : i % 3 < 3), trivial⟩) (ev_fn (ev_cons
  (ev_read ((at_left (at_points1 i ⟨h1, (int_c360 h2)⟩ rfl)) : (known_1 I M N i) ⟨a_a, [i]⟩ (M t_A [i])))
  (ev_cons
  (ev_read ((at_left (at_points1 i ⟨h1, (int_c360 h2)⟩ rfl)) : (known_1 I M N i) ⟨a_a, [i]⟩ (M t_A [i])))
  ev_nil))) ((Eq.trans rfl (Eq.symm (equation_0 N hl hM i trivial)))
  : I.fn f_0 [M t_A [i], M t_A [i]] = M t_P [i]))
  (vc_if_of cond_holds (fun (h3 : 2 ≤ i) => (vc_assign_of
  (I.fn f_1 [I.fn f_1 [M t_P [(-3) * (((i + (-2)) % 3 + (-1) * i) / 3) + (i + (-2)) % 3 + (-3)], M t_P [(-3) * (((i + (-1)) % 3 + (-1) * i) / 3) + (i + (-1)) % 3 + (-3)]], M t_P [i]])
  (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [i + (-2)]
  (region_iff.2 ⟨(i + (-2)), _, rfl, ((fact_0 h3) : 0 ≤ i + (-2)), ((fact_1 h2) : i + (-2) < N), rfl⟩)
  shape_a_y rfl rfl ((fact_0 h3) : 0 ≤ i + (-2))))
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read (at_set_ne1 ((i + (-2)) % 3) (i % 3) fact_2
  ((at_right (at_left (at_points1 ((i + (-2)) % 3) ⟨⟨int_c452, int_c321⟩, (fact_3 h3)⟩ rfl)))
  : (known_1 I M N i) ⟨a_buf, [(i + (-2)) % 3]⟩ (M t_P [(-3) * (((i + (-2)) % 3 + (-1) * i) / 3) + (i + (-2)) % 3 + (-3)]))))
  (ev_cons (ev_read (at_set_ne1 ((i + (-1)) % 3) (i % 3) fact_4
  ((at_right (at_left (at_points1 ((i + (-1)) % 3) ⟨⟨int_c452, int_c321⟩, (fact_5 h3)⟩ rfl)))
  : (known_1 I M N i) ⟨a_buf, [(i + (-1)) % 3]⟩ (M t_P [(-3) * (((i + (-1)) % 3 + (-1) * i) / 3) + (i + (-1)) % 3 + (-3)]))))
  ev_nil))) (ev_cons (ev_read (at_set_eq1 (i % 3) (i % 3) rfl rfl)) ev_nil)))
  ((Eq.trans ((fn_congr2 (fn_congr2 (at_congr1 fact_6) (at_congr1 fact_7)) (at_congr1 fact_8))
  : I.fn f_1 [I.fn f_1 [M t_P [(-3) * (((i + (-2)) % 3 + (-1) * i) / 3) + (i + (-2)) % 3 + (-3)], M t_P [(-3) * (((i + (-1)) % 3 + (-1) * i) / 3) + (i + (-1)) % 3 + (-3)]], M t_P [i]] = I.fn f_1 [I.fn f_1 [M t_P [i + (-2)], M t_P [i + (-2) + 1]], M t_P [i + (-2) + 2]])
  (Eq.symm (equation_1 N hl hM (i + (-2)) trivial)))
  : I.fn f_1 [I.fn f_1 [M t_P [(-3) * (((i + (-2)) % 3 + (-1) * i) / 3) + (i + (-2)) % 3 + (-3)], M t_P [(-3) * (((i + (-1)) % 3 + (-1) * i) / 3) + (i + (-1)) % 3 + (-3)]], M t_P [i]] = M t_Y [i + (-2)])))
  (fun (h3 : ¬ 2 ≤ i) => vc_skip)))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N + 2) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_points1 (fun q0 h3 => (at_if_of cond_holds (fun (h4 : 2 ≤ i) =>
  (at_set_other (by decide) (at_set_other (by decide) (at_left (at_points1 q0 h3 rfl)))))
  (fun (h4 : ¬ 2 ≤ i) => (at_set_other (by decide) (at_left (at_points1 q0 h3 rfl)))))))
  (entails_and (entails_points1 (fun q1 h3 => (at_if_of cond_holds (fun (h4 : 2 ≤ i) =>
  (at_set_other (by decide) ((Classical.em (q1 = i % 3)).elim (fun h5 => (at_set_eq1 q1 (i % 3) h5
  ((at_congr1 (fact_9 h5)) : M t_P [(-3) * ((q1 + (-1) * (i + 1)) / 3) + q1 + (-3)] = M t_P [i])))
  (fun h5 => (at_set_ne1 q1 (i % 3) h5
  (at_right (at_left (at_points1 q1 ⟨h3.1, (fact_10 h4 h3.1.2 h5)⟩ (at_congr1 (fact_11 h3.1.1 h3.1.2 h5))))))))))
  (fun (h4 : ¬ 2 ≤ i) => ((Classical.em (q1 = i % 3)).elim (fun h5 => (at_set_eq1 q1 (i % 3) h5
  ((at_congr1 (fact_9 h5)) : M t_P [(-3) * ((q1 + (-1) * (i + 1)) / 3) + q1 + (-3)] = M t_P [i])))
  (fun h5 => (at_set_ne1 q1 (i % 3) h5
  (at_right (at_left (at_points1 q1 ⟨h3.1, (fact_12 h3.1.1 h3.1.2 h3.2 h5)⟩ (at_congr1 (fact_13 h3.1.1 h3.2 h4 h5))))))))))))
  (entails_points1 (fun q2 h3 => (at_if_of cond_holds (fun (h4 : 2 ≤ i) => ((Classical.em (q2 = i + (-2))).elim
  (fun h5 => (at_set_eq1 q2 (i + (-2)) h5 ((at_congr1 h5) : M t_Y [q2] = M t_Y [i + (-2)])))
  (fun h5 => (at_set_ne1 q2 (i + (-2)) h5 (at_set_other (by decide)
  (at_right (at_right (at_points1 q2 ⟨h3.1, ((fact_14 h3.2 h5) : q2 ≤ i + (-3))⟩ rfl))))))))
  (fun (h4 : ¬ 2 ≤ i) => (False.elim ((fact_15 h3.2 h3.1 h4) : False)))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_buf [.const 3] <|
  .for v_i (.const 0) (.add (.var v_N) (.const 2))
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_allocate (vc_for_of 0 (N + 2) rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q3 h1 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .add (.var v_N) (.const 2))])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q3]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q3, _, rfl, h1.1, ((int_c167 h1.2) : q3 < N + 2), rfl⟩) rfl rfl))))
  (entails_and (entails_points1 (fun q4 h1 => (False.elim (int_lab_tba_F h1.1.1 h1.2))))
  (entails_points1 (fun q5 h1 => (False.elim (fact_16 h1.1 h1.2)))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))))

theorem output_0_1 (q6 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q6) (h2 : q6 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_y, [q6]⟩ (M t_Y [q6]) :=
  (at_restore (by decide) ((at_right (at_right (at_points1 q6 ⟨h1, (fact_17 h2)⟩ rfl)))
  : (known_1 I M N (max 0 (N + 2))) ⟨a_y, [q6]⟩ (M t_Y [q6])))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_P then 0 else if at_ = t_Y then 1 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_P then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) ≤ N + 1 else if at_ = t_Y then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_Y [p0] :=
  (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i ≤ N + 1) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "*" .f32) [.access t_A [.var v_i], .access t_A [.var v_i]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons (defined_access (given_input (p := [i]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, ((int_c167 h2.2) : i < N + 2), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [i]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, ((int_c167 h2.2) : i < N + 2), rfl⟩))) defined_nil)))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "+" .f32) [.fn (.builtin "+" .f32) [.access t_P [.var v_i], .access t_P [.add (.var v_i) (.const 1)]], .access t_P [.add (.var v_i) (.const 2)]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_equation (p := [i]) (.head _) rfl rfl rfl (⟨h2.1, (int_c199 h2.2)⟩ : 0 ≤ i ∧ i ≤ N + 1)
  (cond_holds.2 (h1 : True))))
  (defined_cons (defined_access (given_equation (p := [i + 1]) (.head _) rfl rfl rfl
  (⟨(int_c19 h2.1), (int_c530 h2.2)⟩ : 0 ≤ i + 1 ∧ i + 1 ≤ N + 1) (cond_holds.2 (h1 : True))))
  defined_nil))) (defined_cons (defined_access (given_equation (p := [i + 2]) (.head _) rfl rfl rfl
  (⟨(int_c145 h2.1), (int_c358 h2.2)⟩ : 0 ≤ i + 2 ∧ i + 2 ≤ N + 1) (cond_holds.2 (h1 : True))))
  defined_nil)))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_1 E N h0 i hg hk))
    all_nil)))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
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
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) hl hM p0 a b0 b1)) all_nil)) all_nil))


end Redverify.Certificate.folded
