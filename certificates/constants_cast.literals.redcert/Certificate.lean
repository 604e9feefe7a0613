module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.literals

/-- `N` -/ abbrev v_N : Var := 0
/-- `i` -/ abbrev v_i : Var := 1
/-- `i0` -/ abbrev v_i0 : Var := 2
/-- `x` -/ abbrev a_x : Arr := 0
/-- `n` -/ abbrev a_n : Arr := 1
/-- `wide` -/ abbrev a_wide : Arr := 2
/-- `half` -/ abbrev a_half : Arr := 3
/-- `whole` -/ abbrev a_whole : Arr := 4
/-- `count` -/ abbrev a_count : Arr := 5
/-- `mask` -/ abbrev a_mask : Arr := 6
/-- `floor` -/ abbrev a_floor : Arr := 7
/-- `x` -/ abbrev t_x : Ten := 0
/-- `n` -/ abbrev t_n : Ten := 1
/-- `wide` -/ abbrev t_wide : Ten := 2
/-- `half` -/ abbrev t_half : Ten := 3
/-- `whole` -/ abbrev t_whole : Ten := 4
/-- `count` -/ abbrev t_count : Ten := 5
/-- `mask` -/ abbrev t_mask : Ten := 6
/-- `floor` -/ abbrev t_floor : Ten := 7

/-- Specification `constants_cast`. -/
def spec : Spec where
  assumptions := [.le (.const 0) (.var v_N)]
  inputs := [Region.mk t_x [(.const 0, .var v_N)], Region.mk t_n [(.const 0, .var v_N)]]
  outputs :=
    [
      Region.mk t_wide [(.const 0, .var v_N)],
      Region.mk t_half [(.const 0, .var v_N)],
      Region.mk t_whole [(.const 0, .var v_N)],
      Region.mk t_count [(.const 0, .var v_N)],
      Region.mk t_mask [(.const 0, .var v_N)],
      Region.mk t_floor [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_wide
        [v_i]
        .true
        (.fn
          (.builtin "+" .f64)
          [
            .fn (.cast .f32 .f64) [.access t_x [.var v_i]],
            .fn (.cast .f16 .f64) [.fn (.literal .f16 1 2) []]]),
      Equation.mk
        t_half
        [v_i]
        .true
        (.fn
          (.builtin "*" .f32)
          [.access t_x [.var v_i], .fn (.cast .f64 .f32) [.fn (.literal .f64 1 4) []]]),
      Equation.mk
        t_whole
        [v_i]
        .true
        (.fn
          (.builtin "-" .f32)
          [.access t_x [.var v_i], .fn (.cast .i32 .f32) [.fn (.literal .i32 300 1) []]]),
      Equation.mk
        t_count
        [v_i]
        .true
        (.fn
          (.builtin "+" .i32)
          [.access t_n [.var v_i], .fn (.cast .f32 .i32) [.fn (.literal .f32 7 1) []]]),
      Equation.mk
        t_mask
        [v_i]
        .true
        (.fn
          (.builtin "*" .f32)
          [.access t_x [.var v_i], .fn (.cast .bool .f32) [.fn (.special .bool "true") []]]),
      Equation.mk
        t_floor
        [v_i]
        .true
        (.fn
          (.builtin "max" .f64)
          [
            .fn (.cast .f32 .f64) [.access t_x [.var v_i]],
            .fn (.cast .f32 .f64) [.fn (.special .f32 "-inf") []]])]

/-- Implementation `literals`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_x t_x [v_i0] [.var v_i0] none,
      Binding.mk a_n t_n [v_i0] [.var v_i0] none,
      Binding.mk a_wide t_wide [v_i0] [.var v_i0] none,
      Binding.mk a_half t_half [v_i0] [.var v_i0] none,
      Binding.mk a_whole t_whole [v_i0] [.var v_i0] none,
      Binding.mk a_count t_count [v_i0] [.var v_i0] none,
      Binding.mk a_mask t_mask [v_i0] [.var v_i0] none,
      Binding.mk a_floor t_floor [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .seq (.assign
        a_wide
        [.var v_i]
        (.fn
          (.builtin "+" .f64)
          [.fn (.cast .f32 .f64) [.read a_x [.var v_i]], .fn (.literal .f64 1 2) []])) <|
      .seq (.assign
        a_half
        [.var v_i]
        (.fn (.builtin "*" .f32) [.read a_x [.var v_i], .fn (.literal .f32 1 4) []])) <|
      .seq (.assign
        a_whole
        [.var v_i]
        (.fn (.builtin "-" .f32) [.read a_x [.var v_i], .fn (.literal .f32 300 1) []])) <|
      .seq (.assign
        a_count
        [.var v_i]
        (.fn (.builtin "+" .i32) [.read a_n [.var v_i], .fn (.literal .i32 7 1) []])) <|
      .seq (.assign a_mask [.var v_i] (.read a_x [.var v_i])) <|
      .assign a_floor [.var v_i] (.fn (.cast .f32 .f64) [.read a_x [.var v_i]])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := CastLaw I .f16 .f64 (.literal .f16 1 2) (.literal .f64 1 2) ∧ CastLaw I .f64 .f32 (.literal .f64 1 4) (.literal .f32 1 4) ∧ CastLaw I .i32 .f32 (.literal .i32 300 1) (.literal .f32 300 1) ∧ CastLaw I .f32 .i32 (.literal .f32 7 1) (.literal .i32 7 1) ∧ CastLaw I .bool .f32 (.special .bool "true") (.literal .f32 1 1) ∧ RightUnit I (.builtin "*" .f32) (I.fn (.literal .f32 1 1) []) ∧ CastLaw I .f32 .f64 (.special .f32 "-inf") (.special .f64 "-inf") ∧ RightUnit I (.builtin "max" .f64) (I.fn (.special .f64 "-inf") [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : CastLaw I .f16 .f64 (.literal .f16 1 2) (.literal .f64 1 2) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : CastLaw I .f64 .f32 (.literal .f64 1 4) (.literal .f32 1 4) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : CastLaw I .i32 .f32 (.literal .i32 300 1) (.literal .f32 300 1) := hl.2.2.1
theorem law_3 {V : Type} {I : Interp V} (hl : laws V I) : CastLaw I .f32 .i32 (.literal .f32 7 1) (.literal .i32 7 1) := hl.2.2.2.1
theorem law_4 {V : Type} {I : Interp V} (hl : laws V I) : CastLaw I .bool .f32 (.special .bool "true") (.literal .f32 1 1) := hl.2.2.2.2.1
theorem law_5 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "*" .f32) (I.fn (.literal .f32 1 1) []) := hl.2.2.2.2.2.1
theorem law_6 {V : Type} {I : Interp V} (hl : laws V I) : CastLaw I .f32 .f64 (.special .f32 "-inf") (.special .f64 "-inf") := hl.2.2.2.2.2.2.1
theorem law_7 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "max" .f64) (I.fn (.special .f64 "-inf") []) := hl.2.2.2.2.2.2.2

abbrev f_0 : Fn := .builtin "+" .f64
abbrev f_1 : Fn := .cast .f32 .f64
abbrev f_2 : Fn := .cast .f16 .f64
abbrev f_3 : Fn := .literal .f16 1 2
abbrev f_4 : Fn := .builtin "*" .f32
abbrev f_5 : Fn := .cast .f64 .f32
abbrev f_6 : Fn := .literal .f64 1 4
abbrev f_7 : Fn := .builtin "-" .f32
abbrev f_8 : Fn := .cast .i32 .f32
abbrev f_9 : Fn := .literal .i32 300 1
abbrev f_10 : Fn := .builtin "+" .i32
abbrev f_11 : Fn := .cast .f32 .i32
abbrev f_12 : Fn := .literal .f32 7 1
abbrev f_13 : Fn := .cast .bool .f32
abbrev f_14 : Fn := .special .bool "true"
abbrev f_15 : Fn := .builtin "max" .f64
abbrev f_16 : Fn := .special .f32 "-inf"
abbrev f_17 : Fn := .literal .f64 1 2
abbrev f_18 : Fn := .literal .f32 1 4
abbrev f_19 : Fn := .literal .f32 300 1
abbrev f_20 : Fn := .literal .i32 7 1
abbrev f_21 : Fn := .literal .f32 1 1
abbrev f_22 : Fn := .special .f64 "-inf"

abbrev base (E : Env) (N : Int) : Env := (E.set v_N N)

theorem base_self (E : Env) : base E (E v_N) = E := by
  unfold base
  rw [Env.set_self]

theorem shape_a_wide : ∀ b ∈ impl.bindings, b.array = a_wide → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))))

theorem shape_a_half : ∀ b ∈ impl.bindings, b.array = a_half → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))))

theorem shape_a_whole : ∀ b ∈ impl.bindings, b.array = a_whole → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))))

theorem shape_a_count : ∀ b ∈ impl.bindings, b.array = a_count → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))))

theorem shape_a_mask : ∀ b ∈ impl.bindings, b.array = a_mask → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))))

theorem shape_a_floor : ∀ b ∈ impl.bindings, b.array = a_floor → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))))))))

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N) M)
include hl hM

theorem equation_0 (i : Int) (h0 : True) :
    (M t_wide [i]) = (I.fn f_0 [I.fn f_1 [M t_x [i]], I.fn f_2 [I.fn f_3 []]]) :=
  (Eq.trans (hM _ (.head _) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.fn f_1 [.access t_x [.var v_i]], .fn f_2 [.fn f_3 []]]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_1 (i : Int) (h0 : True) :
    (M t_half [i]) = (I.fn f_4 [M t_x [i], I.fn f_5 [I.fn f_6 []]]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_4 [.access t_x [.var v_i], .fn f_5 [.fn f_6 []]]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_2 (i : Int) (h0 : True) :
    (M t_whole [i]) = (I.fn f_7 [M t_x [i], I.fn f_8 [I.fn f_9 []]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_7 [.access t_x [.var v_i], .fn f_8 [.fn f_9 []]]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_3 (i : Int) (h0 : True) :
    (M t_count [i]) = (I.fn f_10 [M t_n [i], I.fn f_11 [I.fn f_12 []]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.head _)))) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_10 [.access t_n [.var v_i], .fn f_11 [.fn f_12 []]]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_4 (i : Int) (h0 : True) :
    (M t_mask [i]) = (I.fn f_4 [M t_x [i], I.fn f_13 [I.fn f_14 []]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_4 [.access t_x [.var v_i], .fn f_13 [.fn f_14 []]]) ((base E N).set v_i i) = _ from
  rfl))

theorem equation_5 (i : Int) (h0 : True) :
    (M t_floor [i]) = (I.fn f_15 [I.fn f_1 [M t_x [i]], I.fn f_1 [I.fn f_16 []]]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) [i] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_15 [.fn f_1 [.access t_x [.var v_i]], .fn f_1 [.fn f_16 []]]) ((base E N).set v_i i) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_count
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_count [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_floor
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_floor [c0]))

noncomputable def known_1_2 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_half
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_half [c0]))

noncomputable def known_1_3 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_mask
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_mask [c0]))

noncomputable def known_1_4 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_n
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_n [c0]))

noncomputable def known_1_5 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_whole
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_whole [c0]))

noncomputable def known_1_6 (I : Interp V) (M : Model V) (i : Int) : Heap V :=
  .points1 a_wide
    (fun c0 => 0 ≤ c0 ∧ c0 < i)
    (fun c0 => (M t_wide [c0]))

noncomputable def known_1_7 (I : Interp V) (M : Model V) (N : Int) : Heap V :=
  .points1 a_x
    (fun c0 => 0 ≤ c0 ∧ c0 < N)
    (fun c0 => (M t_x [c0]))

noncomputable def known_1 (I : Interp V) (M : Model V) (N i : Int) : Heap V :=
  ((known_1_0 I M i).and ((known_1_1 I M i).and ((known_1_2 I M i).and ((known_1_3 I M i).and ((known_1_4 I M N).and ((known_1_5 I M i).and ((known_1_6 I M i).and (known_1_7 I M N))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign
    a_wide
    [.var v_i]
    (.fn
      f_0
      [.fn f_1 [.read a_x [.var v_i]], .fn f_17 []])
    (fun e => (M t_wide [(e v_i)]))) <|
  .seq (.assign
    a_half
    [.var v_i]
    (.fn f_4 [.read a_x [.var v_i], .fn f_18 []])
    (fun e => (M t_half [(e v_i)]))) <|
  .seq (.assign
    a_whole
    [.var v_i]
    (.fn f_7 [.read a_x [.var v_i], .fn f_19 []])
    (fun e => (M t_whole [(e v_i)]))) <|
  .seq (.assign
    a_count
    [.var v_i]
    (.fn f_10 [.read a_n [.var v_i], .fn f_20 []])
    (fun e => (M t_count [(e v_i)]))) <|
  .seq (.assign a_mask [.var v_i] (.read a_x [.var v_i])
    (fun e => (M t_mask [(e v_i)]))) <|
  .assign a_floor [.var v_i] (.fn f_1 [.read a_x [.var v_i]])
    (fun e => (M t_floor [(e v_i)]))

theorem vc_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    (body_1 I M).vc I (impl.HasCell spec (base E N)) ((base E N).set v_i i) (known_1 I M N i) :=
  (vc_seq (vc_assign_of
  (I.fn f_0 [I.fn f_1 [M t_x [i]], I.fn f_17 []])
  (has_cell_at1 (b := (Binding.mk a_wide t_wide [v_i0] [.var v_i0] none)) (R := (Region.mk t_wide [(.const 0, .var v_N)])) (.tail _ (.tail _ (.head _))) (.tail _ (.tail _ (.head _))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_wide rfl rfl h1) (ev_fn (ev_cons (ev_fn (ev_cons
  (ev_read ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl))))))))
  : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_x [i]))) ev_nil)) (ev_cons ev_const ev_nil)))
  ((Eq.trans ((fn_congr2 rfl (Eq.trans rfl
  (Eq.symm (show (I.fn f_2 [I.fn f_3 []]) = (I.fn f_17 []) from by exact (law_0 hl)))))
  : I.fn f_0 [I.fn f_1 [M t_x [i]], I.fn f_17 []] = I.fn f_0 [I.fn f_1 [M t_x [i]], I.fn f_2 [I.fn f_3 []]])
  (Eq.symm (equation_0 N hl hM i trivial)))
  : I.fn f_0 [I.fn f_1 [M t_x [i]], I.fn f_17 []] = M t_wide [i]))
  (vc_seq (vc_assign_of (I.fn f_4 [M t_x [i], I.fn f_18 []])
  (has_cell_at1 (b := (Binding.mk a_half t_half [v_i0] [.var v_i0] none)) (R := (Region.mk t_half [(.const 0, .var v_N)])) (.tail _ (.tail _ (.tail _ (.head _)))) (.tail _ (.tail _ (.tail _ (.head _)))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_half rfl rfl h1)
  (ev_fn (ev_cons (ev_read (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl))))))))
  : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_x [i])))) (ev_cons ev_const ev_nil)))
  ((Eq.trans ((fn_congr2 rfl (Eq.trans rfl
  (Eq.symm (show (I.fn f_5 [I.fn f_6 []]) = (I.fn f_18 []) from by exact (law_1 hl)))))
  : I.fn f_4 [M t_x [i], I.fn f_18 []] = I.fn f_4 [M t_x [i], I.fn f_5 [I.fn f_6 []]])
  (Eq.symm (equation_1 N hl hM i trivial)))
  : I.fn f_4 [M t_x [i], I.fn f_18 []] = M t_half [i]))
  (vc_seq (vc_assign_of (I.fn f_7 [M t_x [i], I.fn f_19 []])
  (has_cell_at1 (b := (Binding.mk a_whole t_whole [v_i0] [.var v_i0] none)) (R := (Region.mk t_whole [(.const 0, .var v_N)])) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_whole rfl rfl h1)
  (ev_fn (ev_cons (ev_read (at_set_other (by decide) (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl))))))))
  : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_x [i]))))) (ev_cons ev_const ev_nil)))
  ((Eq.trans ((fn_congr2 rfl (Eq.trans rfl
  (Eq.symm (show (I.fn f_8 [I.fn f_9 []]) = (I.fn f_19 []) from by exact (law_2 hl)))))
  : I.fn f_7 [M t_x [i], I.fn f_19 []] = I.fn f_7 [M t_x [i], I.fn f_8 [I.fn f_9 []]])
  (Eq.symm (equation_2 N hl hM i trivial)))
  : I.fn f_7 [M t_x [i], I.fn f_19 []] = M t_whole [i]))
  (vc_seq (vc_assign_of (I.fn f_10 [M t_n [i], I.fn f_20 []])
  (has_cell_at1 (b := (Binding.mk a_count t_count [v_i0] [.var v_i0] none)) (R := (Region.mk t_count [(.const 0, .var v_N)])) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_count rfl rfl h1)
  (ev_fn (ev_cons (ev_read (at_set_other (by decide) (at_set_other (by decide) (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_left (at_points1 i ⟨h1, h2⟩ rfl))))))
  : (known_1 I M N i) ⟨a_n, [i]⟩ (M t_n [i])))))) (ev_cons ev_const ev_nil)))
  ((Eq.trans ((fn_congr2 rfl (Eq.trans rfl
  (Eq.symm (show (I.fn f_11 [I.fn f_12 []]) = (I.fn f_20 []) from by exact (law_3 hl)))))
  : I.fn f_10 [M t_n [i], I.fn f_20 []] = I.fn f_10 [M t_n [i], I.fn f_11 [I.fn f_12 []]])
  (Eq.symm (equation_3 N hl hM i trivial)))
  : I.fn f_10 [M t_n [i], I.fn f_20 []] = M t_count [i]))
  (vc_seq (vc_assign_of (M t_x [i])
  (has_cell_at1 (b := (Binding.mk a_mask t_mask [v_i0] [.var v_i0] none)) (R := (Region.mk t_mask [(.const 0, .var v_N)])) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_mask rfl rfl h1)
  (ev_read (at_set_other (by decide)
  (at_set_other (by decide) (at_set_other (by decide) (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl))))))))
  : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_x [i]))))))) ((Eq.trans ((Eq.trans ((Eq.trans rfl
  (Eq.symm ((show ∀ v0 : V, (I.fn f_4 [v0, I.fn f_21 []]) = v0 from by intro v0; exact (law_5 hl) _)
  (M t_x [i])))) : M t_x [i] = I.fn f_4 [M t_x [i], I.fn f_21 []])
  (Eq.symm (fn_congr2 rfl
  (show (I.fn f_13 [I.fn f_14 []]) = (I.fn f_21 []) from by exact (law_4 hl)))))
  : M t_x [i] = I.fn f_4 [M t_x [i], I.fn f_13 [I.fn f_14 []]])
  (Eq.symm (equation_4 N hl hM i trivial))) : M t_x [i] = M t_mask [i]))
  (vc_assign_of (I.fn f_1 [M t_x [i]])
  (has_cell_at1 (b := (Binding.mk a_floor t_floor [v_i0] [.var v_i0] none)) (R := (Region.mk t_floor [(.const 0, .var v_N)])) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))))) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))))) [i]
  (region_iff.2 ⟨i, _, rfl, h1, h2, rfl⟩) shape_a_floor rfl rfl h1)
  (ev_fn (ev_cons (ev_read (at_set_other (by decide) (at_set_other (by decide)
  (at_set_other (by decide) (at_set_other (by decide) (at_set_other (by decide)
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_right (at_points1 i ⟨h1, h2⟩ rfl))))))))
  : (known_1 I M N i) ⟨a_x, [i]⟩ (M t_x [i])))))))) ev_nil)) ((Eq.trans ((Eq.trans ((Eq.trans rfl
  (Eq.symm ((show ∀ v0 : V, (I.fn f_15 [v0, I.fn f_22 []]) = v0 from by intro v0; exact (law_7 hl) _)
  (I.fn f_1 [M t_x [i]]))))
  : I.fn f_1 [M t_x [i]] = I.fn f_15 [I.fn f_1 [M t_x [i]], I.fn f_22 []])
  (Eq.symm (fn_congr2 rfl
  (show (I.fn f_1 [I.fn f_16 []]) = (I.fn f_22 []) from by exact (law_6 hl)))))
  : I.fn f_1 [M t_x [i]] = I.fn f_15 [I.fn f_1 [M t_x [i]], I.fn f_1 [I.fn f_16 []]])
  (Eq.symm (equation_5 N hl hM i trivial))) : I.fn f_1 [M t_x [i]] = M t_floor [i])))))))

theorem kept_1 (i : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ i) (h2 : i < N) :
    Heap.Entails ((body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) (known_1 I M N (i + 1)) :=
  (show Heap.Entails _ (known_1 I M N (i + 1)) from (entails_and
  (entails_points1 (fun q0 h3 => (at_set_other (by decide) (at_set_other (by decide) ((Classical.em (q0 = i)).elim
  (fun h4 => (at_set_eq1 q0 i h4 ((at_congr1 h4) : M t_count [q0] = M t_count [i]))) (fun h4 =>
  (at_set_ne1 q0 i h4 (at_set_other (by decide) (at_set_other (by decide) (at_set_other (by decide)
  (at_left (at_points1 q0 ⟨h3.1, ((int_taB_neab_tab h3.2 h4) : q0 < i)⟩ rfl))))))))))))
  (entails_and (entails_points1 (fun q1 h3 => ((Classical.em (q1 = i)).elim
  (fun h4 => (at_set_eq1 q1 i h4 ((at_congr1 h4) : M t_floor [q1] = M t_floor [i])))
  (fun h4 => (at_set_ne1 q1 i h4 (at_set_other (by decide) (at_set_other (by decide)
  (at_set_other (by decide) (at_set_other (by decide) (at_set_other (by decide)
  (at_right (at_left (at_points1 q1 ⟨h3.1, ((int_taB_neab_tab h3.2 h4) : q1 < i)⟩ rfl)))))))))))))
  (entails_and (entails_points1 (fun q2 h3 => (at_set_other (by decide) (at_set_other (by decide)
  (at_set_other (by decide) (at_set_other (by decide) ((Classical.em (q2 = i)).elim
  (fun h4 => (at_set_eq1 q2 i h4 ((at_congr1 h4) : M t_half [q2] = M t_half [i])))
  (fun h4 => (at_set_ne1 q2 i h4 (at_set_other (by decide)
  (at_right (at_right (at_left (at_points1 q2 ⟨h3.1, ((int_taB_neab_tab h3.2 h4) : q2 < i)⟩ rfl))))))))))))))
  (entails_and
  (entails_points1 (fun q3 h3 => (at_set_other (by decide) ((Classical.em (q3 = i)).elim
  (fun h4 => (at_set_eq1 q3 i h4 ((at_congr1 h4) : M t_mask [q3] = M t_mask [i])))
  (fun h4 => (at_set_ne1 q3 i h4 (at_set_other (by decide)
  (at_set_other (by decide) (at_set_other (by decide) (at_set_other (by decide)
  (at_right (at_right (at_right (at_left (at_points1 q3 ⟨h3.1, ((int_taB_neab_tab h3.2 h4) : q3 < i)⟩ rfl)))))))))))))))
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_left entails_refl)))))))))))
  (entails_and (entails_points1 (fun q4 h3 => (at_set_other (by decide)
  (at_set_other (by decide) (at_set_other (by decide) ((Classical.em (q4 = i)).elim
  (fun h4 => (at_set_eq1 q4 i h4 ((at_congr1 h4) : M t_whole [q4] = M t_whole [i])))
  (fun h4 => (at_set_ne1 q4 i h4 (at_set_other (by decide) (at_set_other (by decide)
  (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q4 ⟨h3.1, ((int_taB_neab_tab h3.2 h4) : q4 < i)⟩ rfl)))))))))))))))))
  (entails_and
  (entails_points1 (fun q5 h3 => (at_set_other (by decide) (at_set_other (by decide) (at_set_other (by decide)
  (at_set_other (by decide) (at_set_other (by decide) ((Classical.em (q5 = i)).elim
  (fun h4 => (at_set_eq1 q5 i h4 ((at_congr1 h4) : M t_wide [q5] = M t_wide [i])))
  (fun h4 => (at_set_ne1 q5 i h4
  (at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q5 ⟨h3.1, (int_taB_neab_tab h3.2 h4)⟩ rfl))))))))))))))))))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_set (avoids_points1 (by decide)) (entails_set (avoids_points1 (by decide))
  (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right (entails_right entails_refl)))))))))))))))))))))

theorem race_1 (h0 : 0 ≤ N) :
    ParVC I 0 N (body_1 I M).erase (fun i => ((base E N).set v_i i)) (fun i => (body_1 I M).post ((base E N).set v_i i) (known_1 I M N i)) :=
  (race_arrays [a_wide, a_half, a_whole, a_count, a_mask, a_floor] rfl rfl
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0)
  (fun i h1 h2 => (w_seq (w_assign1 i rfl) (w_none rfl))) (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩))
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0)
  (fun i h1 h2 => (w_seq (w_none rfl) (w_seq (w_assign1 i rfl) (w_none rfl))))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩))
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0)
  (fun i h1 h2 => (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_assign1 i rfl) (w_none rfl)))))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) (all_cons
  (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0) (fun i h1 h2 => (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_assign1 i rfl) (w_none rfl))))))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩))
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0)
  (fun i h1 h2 => (w_seq (w_none rfl) (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_assign1 i rfl) (w_none rfl)))))))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩))
  (all_cons (apart1 (fun i c0 => c0 = i) (fun i c0 => (1 : Int) < 0)
  (fun i h1 h2 => (w_seq (w_none rfl) (w_seq (w_none rfl)
  (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl) (w_assign1 i rfl)))))))
  (fun i h1 h2 => (r_none rfl))
  (fun i y_y c0 h1 h2 h3 h4 h5 h6 => ⟨int_not_one_lt_zero, (int_eab_nebc_neac h6 h5)⟩)) all_nil)))))))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) x) (body_1 I M)

theorem program_vc (h0 : 0 ≤ N) :
    (program I M).vc I (impl.HasCell spec (base E N)) (base E N) (impl.inputHeap spec (base E N) M) :=
  (vc_par_of 0 N rfl rfl (show Heap.Entails _ (known_1 I M N 0) from
  (entails_and (entails_points1 (fun q6 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points1 (fun q7 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points1 (fun q8 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points1 (fun q9 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points1 (fun q10 h1 =>
  (at_input (R := (Region.mk t_n [(.const 0, .var v_N)])) (b := (Binding.mk a_n t_n [v_i0] [.var v_i0] none)) (p := [q10]) (.tail _ (.head _)) (.tail _ (.head _)) rfl
  (region_iff.2 ⟨q10, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))
  (entails_and (entails_points1 (fun q11 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_and (entails_points1 (fun q12 h1 => (False.elim (int_lab_tba_F h1.1 h1.2))))
  (entails_points1 (fun q13 h1 =>
  (at_input (R := (Region.mk t_x [(.const 0, .var v_N)])) (b := (Binding.mk a_x t_x [v_i0] [.var v_i0] none)) (p := [q13]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q13, _, rfl, h1.1, h1.2, rfl⟩) rfl rfl)))))))))))
  (fun i h1 h2 => (vc_1 N hl hM i h0 h1 h2)) (fun i h1 h2 => (kept_1 N hl hM i h0 h1 h2))
  (race_1 N hl hM h0))

theorem output_0_2 (q14 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q14) (h2 : q14 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_wide, [q14]⟩ (M t_wide [q14]) :=
  ((at_right (at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q14 ⟨h1, (int_lt_max_right h2)⟩ rfl))))))))
  : (known_1 I M N (max 0 N)) ⟨a_wide, [q14]⟩ (M t_wide [q14]))

theorem output_1_3 (q15 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q15) (h2 : q15 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_half, [q15]⟩ (M t_half [q15]) :=
  ((at_right (at_right (at_left (at_points1 q15 ⟨h1, (int_lt_max_right h2)⟩ rfl))))
  : (known_1 I M N (max 0 N)) ⟨a_half, [q15]⟩ (M t_half [q15]))

theorem output_2_4 (q16 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q16) (h2 : q16 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_whole, [q16]⟩ (M t_whole [q16]) :=
  ((at_right (at_right (at_right (at_right (at_right (at_left (at_points1 q16 ⟨h1, (int_lt_max_right h2)⟩ rfl)))))))
  : (known_1 I M N (max 0 N)) ⟨a_whole, [q16]⟩ (M t_whole [q16]))

theorem output_3_5 (q17 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q17) (h2 : q17 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_count, [q17]⟩ (M t_count [q17]) :=
  ((at_left (at_points1 q17 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_1 I M N (max 0 N)) ⟨a_count, [q17]⟩ (M t_count [q17]))

theorem output_4_6 (q18 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q18) (h2 : q18 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_mask, [q18]⟩ (M t_mask [q18]) :=
  ((at_right (at_right (at_right (at_left (at_points1 q18 ⟨h1, (int_lt_max_right h2)⟩ rfl)))))
  : (known_1 I M N (max 0 N)) ⟨a_mask, [q18]⟩ (M t_mask [q18]))

theorem output_5_7 (q19 : Int) (h0 : 0 ≤ N) (h1 : 0 ≤ q19) (h2 : q19 < N) :
    ((program I M).post (base E N) (impl.inputHeap spec (base E N) M)) ⟨a_floor, [q19]⟩ (M t_floor [q19]) :=
  ((at_right (at_left (at_points1 q19 ⟨h1, (int_lt_max_right h2)⟩ rfl)))
  : (known_1 I M N (max 0 N)) ⟨a_floor, [q19]⟩ (M t_floor [q19]))

end

theorem consistent (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Consistent (base E N) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N : Int) (h0 : 0 ≤ N) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N) :=
  solvable_layers (consistent E N h0)
    (fun at_ => if at_ = t_count then 0 else if at_ = t_floor then 1 else if at_ = t_half then 2 else if at_ = t_mask then 3 else if at_ = t_whole then 4 else if at_ = t_wide then 5 else 0) (by decide)

theorem placed (E : Env) (N : Int) (h0 : 0 ≤ N) : impl.LayoutOk spec (base E N) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_wide then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_half then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_whole then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_count then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_mask then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else if at_ = t_floor then 0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < N else True

theorem covered_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_wide [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem covered_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_half [p0] :=
  (given_equation (p := [p0]) (.tail _ (.head _)) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem covered_2 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_whole [p0] :=
  (given_equation (p := [p0]) (.tail _ (.tail _ (.head _))) rfl rfl rfl (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N)
  (cond_holds.2 (trivial : True)))

theorem covered_3 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_count [p0] :=
  (given_equation (p := [p0]) (.tail _ (.tail _ (.tail _ (.head _)))) rfl rfl rfl
  (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem covered_4 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_mask [p0] :=
  (given_equation (p := [p0]) (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))) rfl rfl rfl
  (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem covered_5 (E : Env) (N : Int) (h0 : 0 ≤ N) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < N) :
    spec.Given (inside N) (base E N) t_floor [p0] :=
  (given_equation (p := [p0]) (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))) rfl rfl rfl
  (⟨h1, h2⟩ : 0 ≤ p0 ∧ p0 < N) (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "+" .f64) [.fn (.cast .f32 .f64) [.access t_x [.var v_i]], .fn (.cast .f16 .f64) [.fn (.literal .f16 1 2) []]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  defined_nil))
  (defined_cons (defined_fn (defined_cons (defined_fn defined_nil) defined_nil)) defined_nil)))

theorem defined_1 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "*" .f32) [.access t_x [.var v_i], .fn (.cast .f64 .f32) [.fn (.literal .f64 1 4) []]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_fn (defined_cons (defined_fn defined_nil) defined_nil)) defined_nil)))

theorem defined_2 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "-" .f32) [.access t_x [.var v_i], .fn (.cast .i32 .f32) [.fn (.literal .i32 300 1) []]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_fn (defined_cons (defined_fn defined_nil) defined_nil)) defined_nil)))

theorem defined_3 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "+" .i32) [.access t_n [.var v_i], .fn (.cast .f32 .i32) [.fn (.literal .f32 7 1) []]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.tail _ (.head _)) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_fn (defined_cons (defined_fn defined_nil) defined_nil)) defined_nil)))

theorem defined_4 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "*" .f32) [.access t_x [.var v_i], .fn (.cast .bool .f32) [.fn (.special .bool "true") []]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  (defined_cons (defined_fn (defined_cons (defined_fn defined_nil) defined_nil)) defined_nil)))

theorem defined_5 (E : Env) (N : Int) (h0 : 0 ≤ N) (i : Int) (h1 : True) (h2 : 0 ≤ i ∧ i < N) :
    TExp.Defined I M (spec.Given (inside N) (base E N)) (.fn (.builtin "max" .f64) [.fn (.cast .f32 .f64) [.access t_x [.var v_i]], .fn (.cast .f32 .f64) [.fn (.special .f32 "-inf") []]]) ((base E N).set v_i i) :=
  (defined_fn (defined_cons (defined_fn (defined_cons
  (defined_access (given_input (p := [i]) (.head _) rfl rfl (region_iff.2 ⟨i, _, rfl, h2.1, h2.2, rfl⟩)))
  defined_nil))
  (defined_cons (defined_fn (defined_cons (defined_fn defined_nil) defined_nil)) defined_nil)))

theorem defined (E : Env) (N : Int) (h0 : 0 ≤ N) : spec.Defined (base E N) :=
  defined_of (inside N)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N h0 p0 a0 a1))
    (all_cons (region_each (fun p0 a0 a1 => covered_1 E N h0 p0 a0 a1))
    (all_cons (region_each (fun p0 a0 a1 => covered_2 E N h0 p0 a0 a1))
    (all_cons (region_each (fun p0 a0 a1 => covered_3 E N h0 p0 a0 a1))
    (all_cons (region_each (fun p0 a0 a1 => covered_4 E N h0 p0 a0 a1))
    (all_cons (region_each (fun p0 a0 a1 => covered_5 E N h0 p0 a0 a1))
    all_nil))))))
    (fun V I M hM hR => (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_0 E N h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_1 E N h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_2 E N h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_3 E N h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_4 E N h0 i hg hk))
    (all_cons (well_defined1 (fun i => cond_holds) (fun i hg hk => defined_5 E N h0 i hg hk))
    all_nil)))))))

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
    (all_cons ⟨_, (.tail _ (.tail _ (.head _))), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.head _)))), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _))))))), rfl⟩ (all_cons ⟨_, (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.tail _ (.head _)))))))), rfl⟩ all_nil))))))
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_2 (E v_N) hl hM p0 a b0 b1)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil)))))))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_1_3 (E v_N) hl hM p0 a b0 b1)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil)))))))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_2_4 (E v_N) hl hM p0 a b0 b1)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil)))))))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_3_5 (E v_N) hl hM p0 a b0 b1)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) all_nil)))))))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_4_6 (E v_N) hl hM p0 a b0 b1)) (all_cons (fun h => absurd h (by decide)) all_nil)))))))) (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_5_7 (E v_N) hl hM p0 a b0 b1)) all_nil)))))))) all_nil)))))))


end Redverify.Certificate.literals
