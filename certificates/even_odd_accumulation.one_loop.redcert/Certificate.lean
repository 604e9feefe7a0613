module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.one_loop

/-- `N` -/ abbrev v_N : Var := 0
/-- `x` -/ abbrev v_x : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1
/-- `C` -/ abbrev t_C : Ten := 2

/-- Specification `even_odd`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_A [(.const 0, .var v_N)], Region.mk t_B [(.const 0, .var v_N)]]
  outputs := [Region.mk t_C []]
  equations :=
    [
      Equation.mk
        t_C
        []
        .true
        (.reduce
          [.fn (.literal .f32 0 1) []]
          (.builtin "+" .f32)
          [v_x]
          (.and (.le (.const 0) (.var v_x)) (.lt (.var v_x) (.var v_N)))
          (.select
            (.eq (.mod (.var v_x) 2) (.const 0))
            (.access t_A [.var v_x])
            (.fn (.builtin "*" .f32) [.access t_B [.var v_x], .access t_B [.var v_x]])))]

/-- Implementation `one_loop`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0] [.var v_i0] none,
      Binding.mk a_b t_B [v_i0] [.var v_i0] none,
      Binding.mk a_c t_C [] [] none]
  body :=
    .seq (.assign a_c [] (.fn (.literal .f32 0 1) [])) <|
    .scope [a_c] <|
      .for v_x (.const 0) (.var v_N) <|
        .ifte (.eq (.mod (.var v_x) 2) (.const 0)) (
          .accumulate false (.builtin "+" .f32) a_c [] (.read a_a [.var v_x])
        ) (
          .accumulate
            false
            (.builtin "+" .f32)
            a_c
            []
            (.fn (.builtin "*" .f32) [.read a_b [.var v_x], .read a_b [.var v_x]])
        )

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .f32
abbrev f_1 : Fn := .literal .f32 0 1
abbrev f_2 : Fn := .builtin "*" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_c : ∀ b ∈ impl.bindings, b.array = a_c → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a b : Int} (h0 : a ≤ b) (h1 : b % 2 = 0) : a < 2 * (b / 2) + 1 :=
  by omega

theorem fact_1 {a b : Int} (h0 : a ≤ b) (h1 : ¬ b % 2 = 0) : a < 2 * ((b + 1) / 2) + (-1) + 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < x)) (body1 (fun y_k0 => sel (y_k0 % 2 = 0) (M t_A [y_k0]) (I.fn f_2 [M t_B [y_k0], M t_B [y_k0]]))))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (x : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ x)) (body1 (fun y_k0 => sel (y_k0 % 2 = 0) (M t_A [y_k0]) (I.fn f_2 [M t_B [y_k0], M t_B [y_k0]]))))

theorem equation_0 (h0 : True) :
    (M t_C []) = (value_0 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_x] (.and (.le (.const 0) (.var v_x)) (.lt (.var v_x) (.var v_N))) (.select (.eq (.mod (.var v_x) 2) (.const 0)) (.access t_A [.var v_x]) (.fn f_2 [.access t_B [.var v_x], .access t_B [.var v_x]]))) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (x : Int) => cond_holds)
  (fun (x : Int) (h1 : 0 ≤ x ∧ x < N) => (eval_select_of cond_holds rfl rfl)))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_B [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (x : Int) : Heap V :=
  .points0 a_c
    (True)
    ((value_0 I M x))

noncomputable def known_1 (I : Interp V) (M : Model V) (N x : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N).and (known_1_2 I M x)))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .ifte (.eq (.mod (.var v_x) 2) (.const 0)) (
    .accumulate false f_0 a_c [] (.read a_a [.var v_x])
      (fun e => (value_1 I M (e v_x)))
  ) (
    .accumulate
      false
      f_0
      a_c
      []
      (.fn f_2 [.read a_b [.var v_x], .read a_b [.var v_x]])
      (fun e => (value_1 I M (e v_x)))
  )

theorem vc_1 (x : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ x) (h2 : x < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_x x) (known_1 I M N x) :=
  (vc_if_of cond_holds (fun (h3 : x % 2 = 0) => (vc_accumulate_of (value_0 I M x) (M t_A [x])
  ((at_right (at_right (at_points0 trivial rfl))) : (known_1 I M N x) ⟨a_c, []⟩ (value_0 I M x))
  (ev_read ((at_left (at_points1 x ⟨h1, h2⟩ rfl)) : (known_1 I M N x) ⟨a_a, [x]⟩ (M t_A [x])))
  ((append1 x 0 (2 * (x / 2) + 1) (fun q0 h4 => ⟨h4.1, (fact_0 h4.2 h3)⟩)
  (fun q0 => ⟨(fun h4 => ((Classical.em (q0 < x)).elim (fun h5 => (Or.inl ⟨h4.1, h5⟩))
  (fun h5 => (Or.inr (int_lab_ntab_eab h4.2 h5))))), (fun h4 => (Or.elim h4 (fun h5 => ⟨h5.1, (int_tab_lab h5.2)⟩)
  (fun h5 => ⟨(int_lab_ecb_lac h1 h5), (int_eab_lab h5)⟩)))⟩) (fun q0 h4 => h4.2) (fun q0 h4 => rfl)
  (Eq.trans rfl (Eq.symm (sel_pos h3))))
  : I.fn f_0 [value_0 I M x, M t_A [x]] = value_1 I M x)))
  (fun (h3 : ¬ x % 2 = 0) =>
  (vc_accumulate_of (value_0 I M x) (I.fn f_2 [M t_B [x], M t_B [x]])
  ((at_right (at_right (at_points0 trivial rfl))) : (known_1 I M N x) ⟨a_c, []⟩ (value_0 I M x))
  (ev_fn (ev_cons
  (ev_read ((at_right (at_left (at_points1 x ⟨h1, h2⟩ rfl))) : (known_1 I M N x) ⟨a_b, [x]⟩ (M t_B [x])))
  (ev_cons
  (ev_read ((at_right (at_left (at_points1 x ⟨h1, h2⟩ rfl))) : (known_1 I M N x) ⟨a_b, [x]⟩ (M t_B [x])))
  ev_nil))) ((append1 x 0 (2 * ((x + 1) / 2) + (-1) + 1) (fun q1 h4 => ⟨h4.1, (fact_1 h4.2 h3)⟩)
  (fun q1 => ⟨(fun h4 => ((Classical.em (q1 < x)).elim (fun h5 => (Or.inl ⟨h4.1, h5⟩))
  (fun h5 => (Or.inr (int_lab_ntab_eab h4.2 h5))))), (fun h4 => (Or.elim h4 (fun h5 => ⟨h5.1, (int_tab_lab h5.2)⟩)
  (fun h5 => ⟨(int_lab_ecb_lac h1 h5), (int_eab_lab h5)⟩)))⟩) (fun q1 h4 => h4.2) (fun q1 h4 => rfl)
  (Eq.trans rfl (Eq.symm (sel_neg h3))))
  : I.fn f_0 [value_0 I M x, I.fn f_2 [M t_B [x], M t_B [x]]] = value_1 I M x))))

theorem kept_1 (x : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ x) (h2 : x < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_x x) (known_1 I M N x)) (known_1 I M N (x + 1)) :=
  (show Heap.Entails _ (known_1 I M N (x + 1)) from
  (entails_and (entails_points1 (fun q2 h3 => (at_if_of cond_holds
  (fun (h4 : x % 2 = 0) => (at_set_other (by decide) (at_left (at_points1 q2 h3 rfl))))
  (fun (h4 : ¬ x % 2 = 0) => (at_set_other (by decide) (at_left (at_points1 q2 h3 rfl)))))))
  (entails_and (entails_points1 (fun q3 h3 => (at_if_of cond_holds
  (fun (h4 : x % 2 = 0) => (at_set_other (by decide) (at_right (at_left (at_points1 q3 h3 rfl)))))
  (fun (h4 : ¬ x % 2 = 0) => (at_set_other (by decide) (at_right (at_left (at_points1 q3 h3 rfl))))))))
  (entails_points0 (fun h3 => (at_if_of cond_holds (fun (h4 : x % 2 = 0) => (at_set_eq0 ((reduce_congr1
  (fun q4 => ⟨(fun h5 => ⟨h5.1, (int_taB_lab h5.2)⟩), (fun h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)⟩)
  (fun q4 h5 => rfl)) : value_0 I M (x + 1) = value_1 I M x)))
  (fun (h4 : ¬ x % 2 = 0) => (at_set_eq0 ((reduce_congr1
  (fun q5 => ⟨(fun h5 => ⟨h5.1, (int_taB_lab h5.2)⟩), (fun h5 => ⟨h5.1, (int_lab_taB h5.2)⟩)⟩)
  (fun q5 h5 => rfl)) : value_0 I M (x + 1) = value_1 I M x)))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_c [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_c] <|
    .for v_x (.const 0) (.var v_N)
      (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at0 (b := (Binding.mk a_c t_C [] [] none)) (R := (Region.mk t_C [])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) []
  (region_iff.2 rfl) shape_a_c rfl rfl) ev_const rfl)
  (vc_scope (vc_for_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q6 h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q6]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q6, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points1 (fun q7 h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_B [(.const 0, .var v_N)])) (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (p := [q7]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q7, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))) (entails_points0 (fun h1 =>
  (at_set_eq0 ((Eq.trans ((reduce_empty1 (fun q8 => (fun h2 => (int_lab_tba_F h2.1 h2.2))))
  : value_0 I M 0 = I.fn f_1 []) rfl) : value_0 I M 0 = I.fn f_1 [])))))))
  (fun x h1 h2 => (vc_1 N hl hM x h0 h1 h2)) (fun x h1 h2 => (kept_1 N hl hM x h0 h1 h2)))))

theorem output_0_2 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_c, []⟩ (M t_C []) :=
  ((at_right (at_right (at_points0 trivial
  (Eq.trans ((equation_0 N hl hM trivial) : M t_C [] = value_0 I M N) (reduce_congr1
  (fun q10 => ⟨(fun h1 => ⟨h1.1, (int_lt_max_right h1.2)⟩), (fun h1 => ⟨h1.1, (int_c8 h0 h1.2)⟩)⟩)
  (fun q10 h1 => rfl)))))) : (known_1 I M N (max 0 N)) ⟨a_c, []⟩ (M t_C []))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_C then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) :
    spec.Given (inside N) (base E N) t_C [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .f32 0 1) []] (.builtin "+" .f32) [v_x] (.and (.le (.const 0) (.var v_x)) (.lt (.var v_x) (.var v_N))) (.select (.eq (.mod (.var v_x) 2) (.const 0)) (.access t_A [.var v_x]) (.fn (.builtin "*" .f32) [.access t_B [.var v_x], .access t_B [.var v_x]]))) (base E N) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) =>
  (defined_select_of cond_holds (fun (h3 : y_d0 % 2 = 0) =>
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩))))
  (fun (h3 : ¬ y_d0 % 2 = 0) =>
  (defined_fn (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩))) defined_nil)))))))

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
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_2 (E v_N) hl hM a)) all_nil))) all_nil))


end Redverify.Certificate.one_loop
