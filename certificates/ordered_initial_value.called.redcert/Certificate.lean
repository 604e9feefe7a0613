module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.called

/-- `N` -/ abbrev v_N : Var := 0
/-- `k` -/ abbrev v_k : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `c` -/ abbrev a_c : Arr := 0
/-- `a` -/ abbrev a_a : Arr := 1
/-- `g` -/ abbrev a_g : Arr := 2
/-- `C` -/ abbrev t_C : Ten := 0
/-- `A` -/ abbrev t_A : Ten := 1
/-- `G` -/ abbrev t_G : Ten := 2

/-- Specification `machine`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_C [], Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_G []]
  equations :=
    [
      Equation.mk
        t_G
        []
        .true
        (.reduce
          [.access t_C []]
          (.declared "step")
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N)))
          (.access t_A [.var v_k]))]

/-- Implementation `called`. -/
def impl : Impl where
  assumptions := [.eq (.var v_N) (.const 2)]
  bindings :=
    [
      Binding.mk a_c t_C [] [] none,
      Binding.mk a_a t_A [v_i0] [.var v_i0] none,
      Binding.mk a_g t_G [] [] none]
  body :=
    .assign
      a_g
      []
      (.fn
        (.declared "step")
        [.fn (.declared "step") [.read a_c [], .read a_a [.const 0]], .read a_a [.const 1]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .declared "step"

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_g : ∀ b ∈ impl.bindings, b.array = a_g → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))

theorem fact_0 {a : Int} (h0 : a = 2) : 1 < a :=
  by omega

theorem fact_1 {a b : Int} (h0 : 0 ≤ a) (h1 : b = 2) (h2 : a < b) (h3 : ¬ a = 1) : a = 0 :=
  by omega

theorem fact_2 {a b : Int} (h0 : b = 2) (h1 : a < b) : a < 1 + 1 :=
  by omega

theorem fact_3 {a b : Int} (h0 : a = 1) (h1 : b = 2) : a < b :=
  by omega

theorem fact_4 {a b : Int} (h0 : b = 2) (h1 : a < b) (h2 : ¬ a = 1) : a < 1 :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (M t_C [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < N)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem equation_0 (h0 : True) :
    (M t_G []) = (value_0 I M N) :=
  (Eq.trans (hM _ (.head _) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.access t_C []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (k : Int) => cond_holds) (fun (k : Int) (h1 : 0 ≤ k ∧ k < N) => rfl))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_g
    []
    (.fn
      f_0
      [.fn f_0 [.read a_c [], .read a_a [.const 0]], .read a_a [.const 1]])
    (fun e => (I.fn f_0 [I.fn f_0 [M t_C [], M t_A [0]], M t_A [1]]))

theorem program_vc (h0 : 0 ≤ N) (h1 : N = 2) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_assign_of (I.fn f_0 [I.fn f_0 [M t_C [], M t_A [0]], M t_A [1]])
  (has_cell_at0 (b := (Binding.mk a_g t_G [] [] none)) (R := (Region.mk t_G [])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) []
  (region_iff.2 rfl) shape_a_g rfl rfl) (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read (at_input (R := (Region.mk t_C [])) (b := (Binding.mk a_c t_C [] [] none)) (p := []) (.head _) (.head _) rfl
  (region_iff.2 rfl) rfl rfl)) (ev_cons
  (ev_read (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [0]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), ((int_c446 h1) : 0 < N), rfl⟩) rfl
  rfl)) ev_nil))) (ev_cons
  (ev_read (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [1]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨1, _, rfl, (show (0 : Int) ≤ 1 from by decide), ((fact_0 h1) : 1 < N), rfl⟩) rfl
  rfl)) ev_nil))) rfl)

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (N : Int) : V :=
  (I.reduce f_0 (some (M t_C [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ ¬ y_k0 = 1)) (body1 (fun y_k0 => M t_A [y_k0])))

theorem output_0_2 (h0 : 0 ≤ N) (h1 : N = 2) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_g, []⟩ (M t_G []) :=
  (at_set_eq0 ((Eq.trans ((equation_0 N hl hM trivial) : M t_G [] = value_0 I M N)
  (Eq.symm (Eq.trans ((fn_congr2 (Eq.trans rfl (Eq.symm (reduce_single_some1 0 (fun q3 =>
  ⟨(fun h2 => (fact_1 h2.1.1 h1 h2.1.2 h2.2)), (fun h2 => ⟨⟨(int_eba_lab h2), (int_c341 h2 h1)⟩, (int_c249 h2)⟩)⟩))))
  rfl)
  : I.fn f_0 [I.fn f_0 [M t_C [], M t_A [0]], M t_A [1]] = I.fn f_0 [value_1 I M N, M t_A [1]])
  (append1 1 0 (1 + 1) (fun q2 h2 => ⟨h2.1, (fact_2 h1 h2.2)⟩) (fun q2 =>
  ⟨(fun h2 => ((Classical.em (q2 = 1)).elim (fun h3 => (Or.inr h3)) (fun h3 => (Or.inl ⟨h2, h3⟩)))), (fun h2 => (Or.elim h2 (fun h3 => h3.1) (fun h3 => ⟨(int_c141 h3), (fact_3 h3 h1)⟩)))⟩)
  (fun q2 h2 => (fact_4 h1 h2.1.2 h2.2)) (fun q2 h2 => rfl) rfl))))
  : M t_G [] = I.fn f_0 [I.fn f_0 [M t_C [], M t_A [0]], M t_A [1]]))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 2) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 2) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0 h1)
    (fun at_ => if at_ = t_G then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 2) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 2) :
    spec.Given (inside N) (base E N) t_G [] :=
  (given_equation (p := []) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 2) (h2 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.access t_C []] (.declared "step") [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_N))) (.access t_A [.var v_k])) (base E N) :=
  (defined_reduce_some1 0 2
  (defined_access (given_input (p := []) (.head _) rfl rfl (region_iff.2 rfl)))
  (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < N) => ⟨h3.1, ((int_ebc_tab_tac h1 h3.2) : y_d0 < 2)⟩)
  (fun (y_d0 : Int) (h3 : 0 ≤ y_d0 ∧ y_d0 < N) =>
  (defined_access (given_input (p := [y_d0]) (.tail _ (.head _)) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h3.1, h3.2, rfl⟩)))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : N = 2) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (covered_0 E N h0 h1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined0 cond_holds (fun hg hk => defined_0 E N h0 h1 hg))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 2) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), (all_cons (by decide) all_nil)⟩
    ⟨_, (.head _), [], region_iff.2 rfl⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_N) ∧ (E v_N) = 2)
    (fun E => base E (E v_N)) base_self (fun E ha => ⟨cond_holds.1 (ha.1 _ (.head _)), cond_holds.1 (ha.2 _ (.head _))⟩) inhabited
    (fun E a => defined E (E v_N) a.1 a.2) (fun E a => placed E (E v_N) a.1 a.2)
    (fun E a => consistent E (E v_N) a.1 a.2) (fun E a => solvable E (E v_N) a.1 a.2)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) hl hM a.1 a.2)
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_0_2 (E v_N) hl hM a.1 a.2)) all_nil))) all_nil))


end Redverify.Certificate.called
