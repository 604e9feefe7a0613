module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.doubled

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `x` -/ abbrev a_x : Arr := 0
/-- `X` -/ abbrev t_X : Ten := 0
/-- `Y` -/ abbrev t_Y : Ten := 1

/-- Specification `scale`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_X [(.const 0, .var v_N)]]
  outputs := [Region.mk t_Y [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_Y
        [v_i]
        .true
        (.fn (.builtin "*" .f32) [.fn (.literal .f32 2 1) [], .access t_X [.var v_i]])]

/-- Implementation `doubled`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_x t_X [v_i0] [.var v_i0] none, Binding.mk a_x t_Y [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .assign a_x [.var v_i] (.fn (.builtin "+" .f32) [.read a_x [.var v_i], .read a_x [.var v_i]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := NumberLaws I .f32

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : NumberLaws I .f32 := hl

abbrev f_0 : Fn := .builtin "*" .f32
abbrev f_1 : Fn := .literal .f32 2 1
abbrev f_2 : Fn := .builtin "+" .f32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_x : ∀ b ∈ impl.bindings, b.array = a_x → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (i : Int) (h0 : True) :
    (M t_Y [i]) = (I.fn f_0 [I.fn f_1 [], M t_X [i]]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.fn f_1 [], .access t_X [.var v_i]]) ((base E N).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  .points1 a_x
    (fun c0 => i ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_X [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_Y [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N i).and (known_1_1 I M i))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_x [.var v_i] (.fn f_2 [.read a_x [.var v_i], .read a_x [.var v_i]])
    (fun e => (M t_Y [(e v_i)]))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_assign_of (I.fn f_2 [M t_X [i], M t_X [i]])
  (has_cell_at1 (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (R := (Region.mk t_X [(.const 0, .var v_N)])) (.head _) (.head _) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_x rfl rfl h1) (ev_fn (ev_cons
  (ev_read ((at_left (at_points1 i ⟨int_refl, h2⟩ rfl)) : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_X [i])))
  (ev_cons
  (ev_read ((at_left (at_points1 i ⟨int_refl, h2⟩ rfl)) : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_X [i])))
  ev_nil))) ((Eq.trans
  (((show ∀ v0 : V, (I.fn f_2 [v0, v0]) = (I.fn f_0 [I.fn f_1 [], v0]) from by intro v0; obtain ⟨_, e⟩ := ((law_0 hl)).exists_ring; simp only [e]; grind)
  (M t_X [i]))
  : I.fn f_2 [M t_X [i], M t_X [i]] = I.fn f_0 [I.fn f_1 [], M t_X [i]])
  (Eq.symm (equation_0 N hl hM i trivial)))
  : I.fn f_2 [M t_X [i], M t_X [i]] = M t_Y [i]))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from (entails_and (entails_points1 (fun q0 h3 =>
  (at_set_ne1 q0 i (int_lBa_neab h3.1) (at_left (at_points1 q0 ⟨(int_lAb_lab h3.1), h3.2⟩ rfl)))))
  (entails_points1 (fun q1 h3 => ((Classical.em (q1 = i)).elim
  (fun h4 => (at_set_eq1 q1 i h4 ((at_congr1 h4) : M t_Y [q1] = M t_Y [i])))
  (fun h4 => (at_set_ne1 q1 i h4 (at_right (at_points1 q1 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl)))))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_x] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => c0 = i) (fun i h1 h2 => (w_assign1 i rfl))
  (fun i h1 h2 => (r_assign (x_fn (x_cons (x_read1 i rfl) (x_cons (x_read1 i rfl) x_nil)))))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨(int_eab_nebc_neac h6 h5), (int_eab_nebc_neac h6 h5)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_par_of 0 N rfl rfl
  (show Heap.Entails _ (known_1 I M N 0) from (entails_and (entails_points1 (fun q2 h1 =>
  (at_input (R := (Region.mk t_X [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_X [v_i0] [.var v_i0] none)) (p := [q2]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q2, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_points1 (fun q3 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))
  (race_1 N hl hM h0))

theorem output_0_1 (q4 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q4) (h2 : q4 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_x, [q4]⟩ (M t_Y [q4]) :=
  ((at_right (at_points1 q4 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_1 I M N (max 0 N)) ⟨a_x, [q4]⟩ (M t_Y [q4]))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_Y then 0 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_Y then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_Y [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "*" .f32) [.fn (.literal .f32 2 1) [], .access t_X [.var v_i]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons (defined_fn defined_nil) (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  defined_nil)))

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
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) hl hM p0 a b0 b1)) all_nil)) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y)
    (m2 : ∀ x y, I.fn (.builtin "-" .f32) [x, y] = x - y)
    (m3 : ∀ x, I.fn (.builtin "neg" .f32) [x] = -x)
    (m4 : ∀ n : Int, I.fn (.literal .f32 n 1) [] = n) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (NumberLaws.int m0 m1 m2 m3 m4)

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y)
    (m2 : ∀ x y, I.fn (.builtin "-" .f32) [x, y] = x - y)
    (m3 : ∀ x, I.fn (.builtin "neg" .f32) [x] = -x)
    (m4 : ∀ n : Int, I.fn (.literal .f32 n 1) [] = (n : Rat)) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (NumberLaws.rat m0 m1 m2 m3 m4)

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .f32) [x, y] = x + y)
    (m1 : ∀ x y, I.fn (.builtin "*" .f32) [x, y] = x * y)
    (m2 : ∀ x y, I.fn (.builtin "-" .f32) [x, y] = x - y)
    (m3 : ∀ x, I.fn (.builtin "neg" .f32) [x] = -x)
    (m4 : ∀ n : Int, I.fn (.literal .f32 n 1) [] = BitVec.ofInt w n) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) (NumberLaws.bitVec m0 m1 m2 m3 m4)

end Redverify.Certificate.doubled
