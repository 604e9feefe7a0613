module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.factored

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `c` -/ abbrev a_c : Arr := 2
/-- `n` -/ abbrev a_n : Arr := 3
/-- `limit` -/ abbrev a_limit : Arr := 4
/-- `m` -/ abbrev a_m : Arr := 5
/-- `most` -/ abbrev a_most : Arr := 6
/-- `counts` -/ abbrev a_counts : Arr := 7
/-- `total` -/ abbrev a_total : Arr := 8
/-- `a` -/ abbrev t_a : Ten := 0
/-- `b` -/ abbrev t_b : Ten := 1
/-- `c` -/ abbrev t_c : Ten := 2
/-- `n` -/ abbrev t_n : Ten := 3
/-- `limit` -/ abbrev t_limit : Ten := 4
/-- `m` -/ abbrev t_m : Ten := 5
/-- `most` -/ abbrev t_most : Ten := 6
/-- `counts` -/ abbrev t_counts : Ten := 7
/-- `total` -/ abbrev t_total : Ten := 8

/-- Specification `clamped_counts`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs :=
    [
      Region.mk t_a [(.const 0, .var v_N)],
      Region.mk t_b [(.const 0, .var v_N)],
      Region.mk t_c [(.const 0, .var v_N)],
      Region.mk t_n [(.const 0, .var v_N)],
      Region.mk t_limit []]
  outputs :=
    [
      Region.mk t_m [(.const 0, .var v_N)],
      Region.mk t_most [(.const 0, .var v_N)],
      Region.mk t_counts [(.const 0, .var v_N)],
      Region.mk t_total []]
  equations :=
    [
      Equation.mk
        t_m
        [v_i]
        .true
        (.fn
          (.builtin "max" .f32)
          [
            .fn (.builtin "min" .f32) [.access t_a [.var v_i], .access t_b [.var v_i]],
            .fn (.builtin "min" .f32) [.access t_a [.var v_i], .access t_c [.var v_i]]]),
      Equation.mk
        t_most
        [v_i]
        .true
        (.fn
          (.builtin "max" .f32)
          [
            .access t_a [.var v_i],
            .fn (.builtin "min" .f32) [.access t_a [.var v_i], .access t_b [.var v_i]]]),
      Equation.mk
        t_counts
        [v_i]
        .true
        (.fn
          (.builtin "min" .i32)
          [
            .fn (.builtin "max" .i32) [.access t_n [.var v_i], .fn (.literal .i32 0 1) []],
            .fn (.builtin "max" .i32) [.access t_limit [], .fn (.literal .i32 0 1) []]]),
      Equation.mk
        t_total
        []
        .true
        (.reduce
          [.fn (.literal .i32 0 1) []]
          (.builtin "+" .i32)
          [v_i]
          (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
          (.fn (.builtin "min" .i32) [.access t_n [.var v_i], .access t_limit []]))]

/-- Implementation `factored`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_a [v_i0] [.var v_i0] none,
      Binding.mk a_b t_b [v_i0] [.var v_i0] none,
      Binding.mk a_c t_c [v_i0] [.var v_i0] none,
      Binding.mk a_n t_n [v_i0] [.var v_i0] none,
      Binding.mk a_limit t_limit [] [] none,
      Binding.mk a_m t_m [v_i0] [.var v_i0] none,
      Binding.mk a_most t_most [v_i0] [.var v_i0] none,
      Binding.mk a_counts t_counts [v_i0] [.var v_i0] none,
      Binding.mk a_total t_total [] [] none]
  body :=
    .seq (.assign a_total [] (.fn (.literal .i32 0 1) [])) <|
    .seq (.par v_i (.const 0) (.var v_N) <|
      .seq (.assign
        a_m
        [.var v_i]
        (.fn
          (.builtin "min" .f32)
          [.fn (.builtin "max" .f32) [.read a_c [.var v_i], .read a_b [.var v_i]], .read a_a [.var v_i]])) <|
      .seq (.assign a_most [.var v_i] (.read a_a [.var v_i])) <|
      .assign
        a_counts
        [.var v_i]
        (.fn
          (.builtin "max" .i32)
          [.fn (.builtin "min" .i32) [.read a_limit [], .read a_n [.var v_i]], .fn (.literal .i32 0 1) []])) <|
    .scope [a_total] <|
      .for v_i (.const 0) (.var v_N) <|
        .accumulate
          false
          (.builtin "+" .i32)
          a_total
          []
          (.fn (.builtin "min" .i32) [.read a_limit [], .read a_n [.var v_i]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := LatticeLaws I (.builtin "min" .f32) (.builtin "max" .f32) ∧ LatticeLaws I (.builtin "min" .i32) (.builtin "max" .i32) ∧ Comm I (.builtin "min" .i32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : LatticeLaws I (.builtin "min" .f32) (.builtin "max" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : LatticeLaws I (.builtin "min" .i32) (.builtin "max" .i32) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : Comm I (.builtin "min" .i32) := hl.2.2

abbrev f_0 : Fn := .builtin "+" .i32
abbrev f_1 : Fn := .literal .i32 0 1
abbrev f_2 : Fn := .builtin "min" .i32
abbrev f_3 : Fn := .builtin "max" .f32
abbrev f_4 : Fn := .builtin "min" .f32
abbrev f_5 : Fn := .builtin "max" .i32

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_m : ∀ b ∈ impl.bindings, b.array = a_m → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))))))))

theorem shape_a_most : ∀ b ∈ impl.bindings, b.array = a_most → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))))))))

theorem shape_a_counts : ∀ b ∈ impl.bindings, b.array = a_counts → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))))))))

theorem shape_a_total : ∀ b ∈ impl.bindings, b.array = a_total → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil)))))))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 < i)) (body1 (fun y_k0 => I.fn f_2 [M t_n [y_k0], M t_limit []])))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => 0 ≤ y_k0 ∧ y_k0 ≤ i)) (body1 (fun y_k0 => I.fn f_2 [M t_n [y_k0], M t_limit []])))

theorem equation_0 (i : Int) (h0 : True) :
    (M t_m [i]) = (I.fn f_3 [I.fn f_4 [M t_a [i], M t_b [i]], I.fn f_4 [M t_a [i], M t_c [i]]]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_3 [.fn f_4 [.access t_a [.var v_i], .access t_b [.var v_i]], .fn f_4 [.access t_a [.var v_i], .access t_c [.var v_i]]]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_1 (i : Int) (h0 : True) :
    (M t_most [i]) = (I.fn f_3 [M t_a [i], I.fn f_4 [M t_a [i], M t_b [i]]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_3 [.access t_a [.var v_i], .fn f_4 [.access t_a [.var v_i], .access t_b [.var v_i]]]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_2 (i : Int) (h0 : True) :
    (M t_counts [i]) = (I.fn f_2 [I.fn f_5 [M t_n [i], I.fn f_1 []], I.fn f_5 [M t_limit [], I.fn f_1 []]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_2 [.fn f_5 [.access t_n [.var v_i], .fn f_1 []], .fn f_5 [.access t_limit [], .fn f_1 []]]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_3 (h0 : True) :
    (M t_total []) = (value_0 I M N) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.head _)))) [] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.fn f_2 [.access t_n [.var v_i], .access t_limit []])) (base E N) = _ from
  (eval_reduce_some1 rfl (fun (i : Int) => cond_holds) (fun (i : Int) (h1 : 0 ≤ i ∧ i < N) => rfl))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_a
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_a [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_b
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_b [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_c
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_c [c0]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_counts
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_counts [c0]))

noncomputable def known_1_4 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_limit
    (True)
    ((M t_limit []))

noncomputable def known_1_5 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_m
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_m [c0]))

noncomputable def known_1_6 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_most
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_most [c0]))

noncomputable def known_1_7 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_n
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_n [c0]))

noncomputable def known_1_8 (I : Interp V) (M : Model V) : Heap V :=
  .points0 a_total
    (True)
    ((I.fn f_1 []))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M N).and ((known_1_1 I M N).and ((known_1_2 I M N).and ((known_1_3 I M i).and ((known_1_4 I M).and ((known_1_5 I M i).and ((known_1_6 I M i).and ((known_1_7 I M N).and (known_1_8 I M)))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign
    a_m
    [.var v_i]
    (.fn
      f_4
      [.fn f_3 [.read a_c [.var v_i], .read a_b [.var v_i]], .read a_a [.var v_i]])
    (fun e => (M t_m [(e v_i)]))) <|
  .seq (.assign a_most [.var v_i] (.read a_a [.var v_i])
    (fun e => (M t_most [(e v_i)]))) <|
  .assign
    a_counts
    [.var v_i]
    (.fn
      f_5
      [.fn f_2 [.read a_limit [], .read a_n [.var v_i]], .fn f_1 []])
    (fun e => (M t_counts [(e v_i)]))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_seq (vc_assign_of
  (I.fn f_4 [I.fn f_3 [M t_c [i], M t_b [i]], M t_a [i]])
  (has_cell_at1 (b := (Binding.mk a_m t_m [v_i0] [.var v_i0] none)) (R := (Region.mk t_m [(.const 0, .var v_N)])) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_m rfl rfl h1)
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read ((at_right (at_right (at_left (at_points1 i ⟨h1, h2⟩ rfl))))
  : (known_1 I M N i) ⟨a_c, [i]⟩ (M t_c [i]))) (ev_cons
  (ev_read ((at_right (at_left (at_points1 i ⟨h1, h2⟩ rfl))) : (known_1 I M N i) ⟨a_b, [i]⟩ (M t_b [i])))
  ev_nil))) (ev_cons
  (ev_read ((at_left (at_points1 i ⟨h1, h2⟩ rfl)) : (known_1 I M N i) ⟨a_a, [i]⟩ (M t_a [i])))
  ev_nil))) ((Eq.trans
  (((show ∀ v0 v1 v2 : V, (I.fn f_4 [I.fn f_3 [v0, v1], v2]) = (I.fn f_3 [I.fn f_4 [v2, v1], I.fn f_4 [v2, v0]]) from by intro v0 v1 v2; exact ((law_0 hl)).equal (fun at_ => [v0, v1, v2].getD at_ v0) (.min (.max (.atom 0) (.atom 1)) (.atom 2)) (.max (.min (.atom 2) (.atom 1)) (.min (.atom 2) (.atom 0))) rfl)
  (M t_c [i]) (M t_b [i]) (M t_a [i]))
  : I.fn f_4 [I.fn f_3 [M t_c [i], M t_b [i]], M t_a [i]] = I.fn f_3 [I.fn f_4 [M t_a [i], M t_b [i]], I.fn f_4 [M t_a [i], M t_c [i]]])
  (Eq.symm (equation_0 N hl hM i trivial)))
  : I.fn f_4 [I.fn f_3 [M t_c [i], M t_b [i]], M t_a [i]] = M t_m [i]))
  (vc_seq (vc_assign_of (M t_a [i])
  (has_cell_at1 (b := (Binding.mk a_most t_most [v_i0] [.var v_i0] none)) (R := (Region.mk t_most [(.const 0, .var v_N)])) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_most rfl rfl h1)
  (ev_read (at_set_other (by decide)
  ((at_left (at_points1 i ⟨h1, h2⟩ rfl)) : (known_1 I M N i) ⟨a_a, [i]⟩ (M t_a [i])))) ((Eq.trans
  (((show ∀ v0 v1 : V, v0 = (I.fn f_3 [v0, I.fn f_4 [v0, v1]]) from by intro v0 v1; exact ((law_0 hl)).equal (fun at_ => [v0, v1].getD at_ v0) (.atom 0) (.max (.atom 0) (.min (.atom 0) (.atom 1))) rfl)
  (M t_a [i]) (M t_b [i]))
  : M t_a [i] = I.fn f_3 [M t_a [i], I.fn f_4 [M t_a [i], M t_b [i]]])
  (Eq.symm (equation_1 N hl hM i trivial))) : M t_a [i] = M t_most [i])) (vc_assign_of
  (I.fn f_5 [I.fn f_2 [M t_limit [], M t_n [i]], I.fn f_1 []])
  (has_cell_at1 (b := (Binding.mk a_counts t_counts [v_i0] [.var v_i0] none)) (R := (Region.mk t_counts [(.const 0, .var v_N)])) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_counts rfl rfl h1)
  (ev_fn (ev_cons (ev_fn (ev_cons (ev_read (at_set_other (by decide) (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_left (at_points0 trivial rfl))))))
  : (known_1 I M N i) ⟨a_limit, []⟩ (M t_limit [])))))
  (ev_cons (ev_read (at_set_other (by decide) (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 i ⟨h1, h2⟩ rfl)))))))))
  : (known_1 I M N i) ⟨a_n, [i]⟩ (M t_n [i]))))) ev_nil))) (ev_cons ev_const ev_nil))) ((Eq.trans
  (((show ∀ v0 v1 : V, (I.fn f_5 [I.fn f_2 [v0, v1], I.fn f_1 []]) = (I.fn f_2 [I.fn f_5 [v1, I.fn f_1 []], I.fn f_5 [v0, I.fn f_1 []]]) from by intro v0 v1; exact ((law_1 hl)).equal (fun at_ => [v0, v1, (I.fn f_1 [])].getD at_ v0) (.max (.min (.atom 0) (.atom 1)) (.atom 2)) (.min (.max (.atom 1) (.atom 2)) (.max (.atom 0) (.atom 2))) rfl)
  (M t_limit []) (M t_n [i]))
  : I.fn f_5 [I.fn f_2 [M t_limit [], M t_n [i]], I.fn f_1 []] = I.fn f_2 [I.fn f_5 [M t_n [i], I.fn f_1 []], I.fn f_5 [M t_limit [], I.fn f_1 []]])
  (Eq.symm (equation_2 N hl hM i trivial)))
  : I.fn f_5 [I.fn f_2 [M t_limit [], M t_n [i]], I.fn f_1 []] = M t_counts [i]))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))))
  (entails_and (entails_points1 (fun q0 h3 => ((Classical.em (q0 = i)).elim
  (fun h4 => (at_set_eq1 q0 i h4 ((at_congr1 h4) : M t_counts [q0] = M t_counts [i])))
  (fun h4 => (at_set_ne1 q0 i h4 (at_set_other (by decide) (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points1 q0 ⟨h3.1, ((int_taB_neab_tab h3.2 h4) : q0 < i)⟩ rfl))))))))))))
  (entails_and (entails_set (avoids_points0 (by decide))
  (entails_set (avoids_points0 (by decide)) (entails_set (avoids_points0 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))))
  (entails_and
  (entails_points1 (fun q1 h3 => (at_set_other (by decide) (at_set_other (by decide) ((Classical.em (q1 = i)).elim
  (fun h4 => (at_set_eq1 q1 i h4 ((at_congr1 h4) : M t_m [q1] = M t_m [i])))
  (fun h4 => (at_set_ne1 q1 i h4
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q1 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl))))))))))))))
  (entails_and
  (entails_points1 (fun q2 h3 => (at_set_other (by decide) ((Classical.em (q2 = i)).elim
  (fun h4 => (at_set_eq1 q2 i h4 ((at_congr1 h4) : M t_most [q2] = M t_most [i])))
  (fun h4 => (at_set_ne1 q2 i h4 (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q2 ⟨h3.1, ((int_taB_neab_tab h3.2 h4) : q2 < i)⟩ rfl)))))))))))))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))))))))
  (entails_set (avoids_points0 (by decide))
  (entails_set (avoids_points0 (by decide)) (entails_set (avoids_points0 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl))))))))))))))))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_m, a_most, a_counts] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0)
  (fun i h1 h2 => (w_seq (w_assign1 i rfl) (w_none rfl))) (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩))
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0)
  (fun i h1 h2 => (w_seq (w_none rfl) (w_seq (w_assign1 i rfl) (w_none rfl))))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩))
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0)
  (fun i h1 h2 => (w_seq (w_none rfl) (w_seq (w_none rfl) (w_assign1 i rfl))))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil))))

noncomputable def known_2_0 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_counts
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_counts [c0]))

noncomputable def known_2_2 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_m
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_m [c0]))

noncomputable def known_2_3 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_most
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_most [c0]))

noncomputable def known_2_5 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points0 a_total
    (True)
    ((value_0 I M i))

noncomputable def known_2 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_2_0 I M N).and ((known_1_4 I M).and ((known_2_2 I M N).and ((known_2_3 I M N).and ((known_1_7 I M N).and (known_2_5 I M i))))))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_total
    []
    (.fn f_2 [.read a_limit [], .read a_n [.var v_i]])
    (fun e => (value_1 I M (e v_i)))

theorem vc_2 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_2 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_2 I M N i) :=
  (vc_accumulate_of (value_0 I M i) (I.fn f_2 [M t_limit [], M t_n [i]])
  ((at_right (at_right (at_right (at_right (at_right (at_points0 trivial rfl))))))
  : (known_2 I M N i) ⟨a_total, []⟩ (value_0 I M i)) (ev_fn (ev_cons
  (ev_read ((at_right (at_left (at_points0 trivial rfl))) : (known_2 I M N i) ⟨a_limit, []⟩ (M t_limit [])))
  (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_left (at_points1 i ⟨h1, h2⟩ rfl))))))
  : (known_2 I M N i) ⟨a_n, [i]⟩ (M t_n [i]))) ev_nil)))
  ((append1 i 0 (i + 1) (fun q10 h3 => ⟨h3.1, (int_lab_taB h3.2)⟩)
  (fun q10 => ⟨(fun h3 => ((Classical.em (q10 < i)).elim (fun h4 => (Or.inl ⟨h3.1, h4⟩))
  (fun h4 => (Or.inr (int_lab_ntab_eab h3.2 h4))))), (fun h3 => (Or.elim h3 (fun h4 => ⟨h4.1, (int_tab_lab h4.2)⟩)
  (fun h4 => ⟨(int_lab_ecb_lac h1 h4), (int_eab_lab h4)⟩)))⟩) (fun q10 h3 => h3.2)
  (fun q10 h3 => rfl)
  ((show ∀ v0 v1 : V, (I.fn f_2 [v1, v0]) = (I.fn f_2 [v0, v1]) from by intro v0 v1; exact (law_2 hl) _ _)
  (M t_n [i]) (M t_limit [])))
  : I.fn f_0 [value_0 I M i, I.fn f_2 [M t_limit [], M t_n [i]]] = value_1 I M i))

theorem kept_2 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_2 I M).post ((base E N).set v_i i) (known_2 I M N i)) (known_2 I M N (i + 1)) :=
  (show Heap.Entails _ (known_2 I M N (i + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl)) (entails_and
  (entails_set (avoids_points0 (by decide)) (entails_right (entails_left entails_refl)))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_left entails_refl))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))
  (entails_points0 (fun h3 => (at_set_eq0 ((reduce_congr1
  (fun q11 => ⟨(fun h4 => ⟨h4.1, (int_taB_lab h4.2)⟩), (fun h4 => ⟨h4.1, (int_lab_taB h4.2)⟩)⟩)
  (fun q11 h4 => rfl)) : value_0 I M (i + 1) = value_1 I M i))))))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_total [] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .seq (.par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)) <|
  .scope [a_total] <|
    .for v_i (.const 0) (.var v_N)
      (fun e x => known_2 I M (e v_N) x) (body_2 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_seq (vc_assign_of (I.fn f_1 [])
  (has_cell_at0 (b := (Binding.mk a_total t_total [] [] none)) (R := (Region.mk t_total [])) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))))))) []
  (region_iff.2 rfl) shape_a_total rfl rfl) ev_const rfl)
  (vc_seq (vc_par_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q3 h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_a [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_a [v_i0] [.var v_i0] none)) (p := [q3]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q3, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points1 (fun q4 h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_b [(.const 0, .var v_N)])) (b := (Binding.mk a_b t_b [v_i0] [.var v_i0] none)) (p := [q4]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q4, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points1 (fun q5 h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_c [(.const 0, .var v_N)])) (b := (Binding.mk a_c t_c [v_i0] [.var v_i0] none)) (p := [q5]) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) rfl
  (region_iff.2 ⟨q5, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_and (entails_points1 (fun q6 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points0 (fun h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_limit [])) (b := (Binding.mk a_limit t_limit [] [] none)) (p := []) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl
  (region_iff.2 rfl) rfl rfl))))
  (entails_and (entails_points1 (fun q7 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points1 (fun q8 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points1 (fun q9 h1 => (at_set_other (by decide)
  (at_input (R := (Region.mk t_n [(.const 0, .var v_N)])) (b := (Binding.mk a_n t_n [v_i0] [.var v_i0] none)) (p := [q9]) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) rfl
  (region_iff.2 ⟨q9, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl))))
  (entails_points0 (fun h1 => (at_set_eq0 rfl)))))))))))) (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2))
  (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2)) (race_1 N hl hM h0))
  (vc_scope (vc_for_of 0 N rfl rfl ((entails_and (entails_points1 (fun q12 h1 =>
  (at_right (at_right (at_right (at_left (at_points1 q12 ⟨h1.1, (int_lt_max_right h1.2)⟩ rfl)))))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))
  (entails_and (entails_points1 (fun q13 h1 =>
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q13 ⟨h1.1, (int_lt_max_right h1.2)⟩ rfl)))))))))
  (entails_and (entails_points1 (fun q14 h1 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q14 ⟨h1.1, (int_lt_max_right h1.2)⟩ rfl))))))))))
  (entails_and
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl))))))))
  (entails_points0 (fun h1 =>
  (at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_points0 h1 (Eq.trans ((reduce_empty1 (fun q15 => (fun h2 => (int_lab_tba_F h2.1 h2.2))))
  : value_0 I M 0 = I.fn f_1 []) rfl)))))))))))))))))
  : Heap.Entails (known_1 I M N (max 0 N)) (known_2 I M N 0))
  (fun i h1 h2 => (vc_2 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_2 N hl hM i h0 h1 h2))))))

theorem output_0_5 (q16 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q16) (h2 : q16 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_m, [q16]⟩ (M t_m [q16]) :=
  ((at_right (at_right (at_left (at_points1 q16 ⟨h1, h2⟩ rfl))))
  : (known_2 I M N (max 0 N)) ⟨a_m, [q16]⟩ (M t_m [q16]))

theorem output_1_6 (q17 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q17) (h2 : q17 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_most, [q17]⟩ (M t_most [q17]) :=
  ((at_right (at_right (at_right (at_left (at_points1 q17 ⟨h1, h2⟩ rfl)))))
  : (known_2 I M N (max 0 N)) ⟨a_most, [q17]⟩ (M t_most [q17]))

theorem output_2_7 (q18 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q18) (h2 : q18 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_counts, [q18]⟩ (M t_counts [q18]) :=
  ((at_left (at_points1 q18 ⟨h1, h2⟩ rfl))
  : (known_2 I M N (max 0 N)) ⟨a_counts, [q18]⟩ (M t_counts [q18]))

theorem output_3_8 (h0 : 0 ≤ N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_total, []⟩ (M t_total []) :=
  ((at_right (at_right (at_right (at_right (at_right (at_points0 trivial
  (Eq.trans ((equation_3 N hl hM trivial) : M t_total [] = value_0 I M N) (reduce_congr1
  (fun q20 => ⟨(fun h1 => ⟨h1.1, (int_lt_max_right h1.2)⟩), (fun h1 => ⟨h1.1, (int_c8 h0 h1.2)⟩)⟩)
  (fun q20 h1 => rfl))))))))) : (known_2 I M N (max 0 N)) ⟨a_total, []⟩ (M t_total []))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_counts then 0 else if at_ = t_m then 1 else if at_ = t_most then 2 else if at_ = t_total then 3 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_m then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_most then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_counts then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_m [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem covered_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_most [p0] :=
  (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem covered_2 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_counts [p0] :=
  (given_equation (p := [p0]) (.tail _ (.tail _ (.head _))) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem covered_3 (E : Env) (N : Int) (h0 : 0 ≤ N) :
    spec.Given (inside N) (base E N) t_total [] :=
  (given_equation (p := []) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl rfl trivial
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "max" .f32) [.fn (.builtin "min" .f32) [.access t_a [.var v_i], .access t_b [.var v_i]], .fn (.builtin "min" .f32) [.access t_a [.var v_i], .access t_c [.var v_i]]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons
  (defined_access (given_input (p := [i]) (.tail _ (.head _)) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  defined_nil))) (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_access (given_input (p := [i]) (.tail _ (.tail _ (.head _))) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩))) defined_nil))) defined_nil)))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "max" .f32) [.access t_a [.var v_i], .fn (.builtin "min" .f32) [.access t_a [.var v_i], .access t_b [.var v_i]]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons
  (defined_access (given_input (p := [i]) (.tail _ (.head _)) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  defined_nil))) defined_nil)))

theorem defined_2 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "min" .i32) [.fn (.builtin "max" .i32) [.access t_n [.var v_i], .fn (.literal .i32 0 1) []], .fn (.builtin "max" .i32) [.access t_limit [], .fn (.literal .i32 0 1) []]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩))) (defined_cons (defined_fn defined_nil) defined_nil)))
  (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := []) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl rfl
  (region_iff.2 rfl))) (defined_cons (defined_fn defined_nil) defined_nil))) defined_nil)))

theorem defined_3 (E : Env) (N : Int) (h0 : 0 ≤ N) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.reduce [.fn (.literal .i32 0 1) []] (.builtin "+" .i32) [v_i] (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.fn (.builtin "min" .i32) [.access t_n [.var v_i], .access t_limit []])) (base E N) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => h2)
  (fun (y_d0 : Int) (h2 : 0 ≤ y_d0 ∧ y_d0 < N) => (defined_fn (defined_cons
  (defined_access (given_input (p := [y_d0]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl
  (region_iff.2 ⟨y_d0, _, rfl, h2.1, h2.2, rfl⟩))) (defined_cons
  (defined_access (given_input (p := []) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl rfl
  (region_iff.2 rfl))) defined_nil)))))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    (all_cons (region_each (fun p0 a0 a1 => covered_1 E N h0 p0 a0 a1))
    (all_cons (region_each (fun p0 a0 a1 => covered_2 E N h0 p0 a0 a1))
    (all_cons (region_each (covered_3 E N h0))
    all_nil))))
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_1 E N h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_2 E N h0 i hg hk))
    (all_cons (well_defined0 cond_holds (fun hg hk => defined_3 E N h0 hg))
    all_nil)))))

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
    (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))))), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))))), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))))))), rfl⟩ all_nil))))
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_5 (E v_N) hl hM p0 a b0 b1)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil))))))))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_1_6 (E v_N) hl hM p0 a b0 b1)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil))))))))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_2_7 (E v_N) hl hM p0 a b0 b1)) (all_cons (fun h => absurd h (by decide)) all_nil))))))))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (output_3_8 (E v_N) hl hM a)) all_nil))))))))) all_nil)))))


end Redverify.Certificate.factored
