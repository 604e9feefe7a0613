module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.by_rows

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `j` -/ abbrev v_j : Var := 2
/-- `i0` -/ abbrev v_i0 : Var := 3
/-- `i1` -/ abbrev v_i1 : Var := 4
/-- `l` -/ abbrev a_l : Arr := 0
/-- `v` -/ abbrev a_v : Arr := 1
/-- `y` -/ abbrev a_y : Arr := 2
/-- `L` -/ abbrev t_L : Ten := 0
/-- `V` -/ abbrev t_V : Ten := 1
/-- `Y` -/ abbrev t_Y : Ten := 2

/-- Specification `triangular`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs :=
    [
      Region.mk t_L [(.const 0, .var v_N), (.const 0, .var v_N)],
      Region.mk t_V [(.const 0, .var v_N)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_i]
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_j]
          (.and (.le (.const 0) (.var v_j)) (.le (.var v_j) (.var v_i)))
          (.fn (.builtin "*" .f32) [.access t_L [.var v_i, .var v_j], .access t_V [.var v_j]]))]

/-- Implementation `by_rows`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_l t_L [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_v t_V [v_i0] [.var v_i0] none,
      Binding.mk a_y t_Y [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .seq (.assign a_y [.var v_i] (.fn (.literal .f32 0 1) [])) <|
      .scope [a_y] <|
        .for v_j (.const 0) (.add (.var v_i) (.const 1)) <|
          .accumulate
            false
            (.builtin "+" .f32)
            a_y
            [.var v_i]
            (.fn (.builtin "*" .f32) [.read a_l [.var v_i, .var v_j], .read a_v [.var v_j]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_y : ∀ b ∈ impl.bindings, b.array = a_y → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b c d : Int} (h0 : a ≤ d) (h1 : d < c) : a < (max b c) :=
  by omega

theorem fact_1 {a b c d : Int} (h0 : c ≤ d) (h1 : b = d) (h2 : a < (max c (d + 1))) : a ≤ b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < j)) (body1 (fun y_k0 => I.fn f_2 [M t_L [i, y_k0], M t_V [y_k0]])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i j : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ j)) (body1 (fun y_k0 => I.fn f_2 [M t_L [i, y_k0], M t_V [y_k0]])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_Y [i]) = (value_1 I M i i) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_j] (.and (.le (.const 0) (.var v_j)) (.le (.var v_j) (.var v_i))) (.fn f_2 [.access t_L [.var v_i, .var v_j], .access t_V [.var v_j]])) ((base E N).set v_i i) = _ from
  (eval_reduce_some1 rfl (fun (j : Int) => cond_holds) (fun (j : Int) (h1 : 0 ≤ j ∧ j ≤ i) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points2 a_l
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < N) ∧ 0 ≤ c0 ∧ c0 < N)
    (fun c0 c1 => (M t_L [c0, c1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_v
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_V [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_y
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_Y [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N).and (known_1_2 I M i)))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (i j : Int) : Heap V :=
  .points1 a_y
    (fun c0 => c0 = i)
    (fun c0 => (value_0 I M i j))

noncomputable def known_2 (I : Interp V) (M : Model V) (N i j : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N).and ((known_1_2 I M i).and (known_2_3 I M i j))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_y
    [.var v_i]
    (.fn f_2 [.read a_l [.var v_i, .var v_j], .read a_v [.var v_j]])
    (fun e => (value_1 I M (e v_i) (e v_j)))

theorem vc_2 (i j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < i + 1) :
    (body_2 I M).vc I (impl.HasCell spec (base E N)) (((base E N).set v_i i).set v_j j) (known_2 I M N i j) :=
  (vc_accumulate_of (value_0 I M i j) (I.fn f_2 [M t_L [i, j], M t_V [j]])
  ((at_right (at_right (at_right (at_points1 i rfl rfl))))
  : (known_2 I M N i j) ⟨a_y, [i]⟩ (value_0 I M i j))
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 i j ⟨⟨h3, (int_c33 h2 h4)⟩, ⟨h1, h2⟩⟩ rfl))
  : (known_2 I M N i j) ⟨a_l, [i, j]⟩ (M t_L [i, j])))
  (ev_cons (ev_read ((at_right (at_left (at_points1 j ⟨h3, (int_c33 h2 h4)⟩ rfl)))
  : (known_2 I M N i j) ⟨a_v, [j]⟩ (M t_V [j]))) ev_nil)))
  ((append1 j 0 (j + 1) (fun q0 h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)
  (fun q0 => ⟨(fun h5 => ((Classical.em (q0 < j)).elim (fun h6 => (Or.inl ⟨h5.1, h6⟩))
  (fun h6 => (Or.inr (int_lab_ntab_eab h5.2 h6))))), (fun h5 => (Or.elim h5 (fun h6 => ⟨h6.1, (int_tab_lab h6.2)⟩)
  (fun h6 => ⟨(int_lab_ecb_lac h3 h6), (int_eab_lab h6)⟩)))⟩) (fun q0 h5 => h5.2) (fun q0 h5 => rfl)
  rfl)
  : I.fn f_0 [value_0 I M i j, I.fn f_2 [M t_L [i, j], M t_V [j]]] = value_1 I M i j))

theorem kept_2 (i j : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) (h3 : 0 ≤ j) (h4 : j < i + 1) :
    Heap.Entails ((body_2 I M).post (((base E N).set v_i i).set v_j j) (known_2 I M N i j)) (known_2 I M N i (j + 1)) :=
  (show Heap.Entails _ (known_2 I M N i (j + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_points1 (fun q1 h5 =>
  (at_set_ne1 q1 i (int_tab_neab h5.2) (at_right (at_right (at_left (at_points1 q1 h5 rfl)))))))
  (entails_points1 (fun q2 h5 => (at_set_eq1 q2 i h5 ((reduce_congr1
  (fun q3 => ⟨(fun h6 => ⟨h6.1, (int_taB_lab h6.2)⟩), (fun h6 => ⟨h6.1, (int_lab_taB h6.2)⟩)⟩)
  (fun q3 h6 => rfl)) : value_0 I M i (j + 1) = value_1 I M i j))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_y [.var v_i] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_y] <|
    .for v_j (.const 0) (.add (.var v_i) (.const 1))
      (fun e x => known_2 I M (e v_N) (e v_i) x) (body_2 I M)

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at1 (b := (Binding.mk a_y t_Y [v_i0] [.var v_i0] none)) (R := (Region.mk t_Y [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_y rfl rfl h1) ev_const rfl)
  (vc_scope (vc_for_of 0 (i + 1) rfl rfl (show Heap.Entails _ (known_2 I M N i 0) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and
  (entails_points1 (fun q4 h3 => (at_set_ne1 q4 i (int_tab_neab h3.2) (at_right (at_right (at_points1 q4 h3 rfl))))))
  (entails_points1 (fun q5 h3 =>
  (at_set_eq1 q5 i h3 ((Eq.trans ((reduce_empty1 (fun q6 => (fun h4 => (int_lab_tba_F h4.1 h4.2))))
  : value_0 I M i 0 = I.fn f_1 []) rfl)
  : value_0 I M i 0 = I.fn f_1 []))))))))
  (fun j h3 h4 => (vc_2 N hl hM i j h0 h1 h2 h3 h4))
  (fun j h3 h4 => (kept_2 N hl hM i j h0 h1 h2 h3 h4)))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_and (entails_right (entails_left entails_refl))
  (entails_points1 (fun q7 h3 => (Or.elim (((Classical.em (q7 < i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_taB_ntab_eab h3.2 h4)))) : 0 ≤ q7 ∧ q7 < i ∨ q7 = i)
  (fun h4 => (at_right (at_right (at_left (at_points1 q7 h4 rfl)))))
  (fun h4 => (at_right (at_right (at_right (at_points1 q7 h4
  (Eq.trans ((equation_0 N hl hM q7 trivial) : M t_Y [q7] = value_1 I M q7 q7) (reduce_congr1
  (fun q9 => ⟨(fun h5 => ⟨h5.1, (fact_0 h5.2 h3.2)⟩), (fun h5 => ⟨h5.1, (fact_1 h1 h4 h5.2)⟩)⟩)
  (fun q9 h5 => (fn_congr2 (at_congr2 h4 rfl) rfl))))))))))))))
  : Heap.Entails (known_2 I M N i (max 0 (i + 1))) (known_1 I M N (i + 1)))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_y] rfl rfl (all_cons
  (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i) (fun i h1 h2 => (w_seq (w_assign1 i rfl)
  (w_scope (w_for 0 (i + 1) rfl rfl (fun j h3 h4 => (w_accumulate1 i rfl))))))
  (fun i h1 h2 => (r_seq (r_none rfl)
  (r_scope (r_for 0 (i + 1) rfl rfl (fun j h3 h4 => (r_accumulate1 (x_none rfl) i rfl))))))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨(int_eab_nebc_neac h6 h5), (int_eab_nebc_neac h6 h5)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N 0) from (entails_and (entails_points2 (fun q10 q11 h1 =>
  (at_input (R := (Region.mk t_L [(.const 0, .var v_N), (.const 0, .var v_N)])) (b := (Binding.mk a_l t_L [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [q10, q11]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q10, _, rfl, h1.2.1, h1.2.2, q11, _, rfl, h1.1.1, h1.1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q12 h1 =>
  (at_input (R := (Region.mk t_V [(.const 0, .var v_N)])) (b := (Binding.mk a_v t_V [v_i0] [.var v_i0] none)) (p := [q12]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q12, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun q13 h1 => (False.elim (int_lab_tba_F h1.1 h1.2)))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))
  (race_1 N hl hM h0))

theorem output_0_2 (q14 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q14) (h2 : q14 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_y, [q14]⟩ (M t_Y [q14]) :=
  ((at_right (at_right (at_points1 q14 ⟨h1, (int_lt_max_right h2)⟩ rfl)))
  : (known_1 I M N (max 0 N)) ⟨a_y, [q14]⟩ (M t_Y [q14]))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_Y then (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_Y [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl (h2 : p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_j] (.and (.le (.const 0) (.var v_j)) (.le (.var v_j) (.var v_i))) (.fn (.builtin "*" .f32) [.access t_L [.var v_i, .var v_j], .access t_V [.var v_j]])) ((base E N).set v_i i) :=
  (defined_reduce_some1 0 (i + 1) (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 ≤ i) => ⟨h3.1, ((int_lab_taB h3.2) : y_d0 < i + 1)⟩)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 ≤ i) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [i, y_d0]) (.head _) rfl rfl
  (region_iff.2 ⟨i, _, rfl, ((int_lab_lbc_lac h3.1 h3.2) : 0 ≤ i), h2, y_d0, _, rfl, h3.1, ((int_lab_tbc_tac h3.2 h2) : y_d0 < N), rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, ((int_lab_tbc_tac h3.2 h2) : y_d0 < N), rfl⟩))) defined_nil)))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 i hg hk))
    all_nil))

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
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_2 (E v_N) hl hM p0 a b0 b1)) all_nil))) all_nil))


end Redverify.Certificate.by_rows
