module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.round_up

/-- `h_min_0` -/ abbrev v_h_min_0 : Var := 0
/-- `h_extent_0` -/ abbrev v_h_extent_0 : Var := 1
/-- `h_min_1` -/ abbrev v_h_min_1 : Var := 2
/-- `h_extent_1` -/ abbrev v_h_extent_1 : Var := 3
/-- `a_min_0` -/ abbrev v_a_min_0 : Var := 4
/-- `a_extent_0` -/ abbrev v_a_extent_0 : Var := 5
/-- `a_min_1` -/ abbrev v_a_min_1 : Var := 6
/-- `a_extent_1` -/ abbrev v_a_extent_1 : Var := 7
/-- `x` -/ abbrev v_x : Var := 8
/-- `y` -/ abbrev v_y : Var := 9
/-- `y_yi` -/ abbrev v_y_yi : Var := 10
/-- `x_xi` -/ abbrev v_x_xi : Var := 11
/-- `a` -/ abbrev a_a : Arr := 0
/-- `h` -/ abbrev a_h : Arr := 1
/-- `f` -/ abbrev a_f : Arr := 2
/-- `g` -/ abbrev a_g : Arr := 3
/-- `a` -/ abbrev t_a : Ten := 0
/-- `h` -/ abbrev t_h : Ten := 1
/-- `f` -/ abbrev t_f : Ten := 2
/-- `g` -/ abbrev t_g : Ten := 3

/-- Specification `tiled`. -/
def spec : Spec where
  assumptions :=
    [
      .le (.const 0) (.var v_h_extent_0),
      .le (.const 0) (.var v_h_extent_1),
      .le (.const 0) (.var v_a_extent_0),
      .le (.const 0) (.var v_a_extent_1)]
  inputs :=
    [
      Region.mk
        t_a
        [
          (.var v_a_min_0, .add (.var v_a_extent_0) (.var v_a_min_0)),
          (.var v_a_min_1, .add (.var v_a_extent_1) (.var v_a_min_1))]]
  outputs :=
    [
      Region.mk
        t_h
        [
          (.var v_h_min_0, .add (.var v_h_extent_0) (.var v_h_min_0)),
          (.var v_h_min_1, .add (.var v_h_extent_1) (.var v_h_min_1))]]
  equations :=
    [
      Equation.mk
        t_f
        [v_x, v_y]
        .true
        (.fn (.builtin "+" .i32) [.access t_a [.var v_x, .var v_y], .fn (.literal .i32 1 1) []]),
      Equation.mk
        t_g
        [v_x, v_y]
        .true
        (.fn (.builtin "*" .i32) [.access t_f [.var v_x, .var v_y], .fn (.literal .i32 2 1) []]),
      Equation.mk
        t_h
        [v_x, v_y]
        .true
        (.fn (.builtin "*" .i32) [.access t_g [.var v_x, .var v_y], .fn (.literal .i32 3 1) []])]

/-- Implementation `round_up`. -/
def impl : Impl where
  assumptions :=
    [
      .le (.var v_a_min_0) (.var v_h_min_0),
      .le (.var v_a_min_1) (.var v_h_min_1),
      .le (.add (.var v_h_min_0) (.var v_h_extent_0)) (.add (.var v_a_min_0) (.var v_a_extent_0)),
      .le (.add (.var v_h_min_1) (.var v_h_extent_1)) (.add (.var v_a_min_1) (.var v_a_extent_1))]
  bindings :=
    [
      Binding.mk
        a_a
        t_a
        [v_x, v_y]
        [.add (.var v_x) (.mul (-1) (.var v_a_min_0)), .add (.var v_y) (.mul (-1) (.var v_a_min_1))]
        none,
      Binding.mk
        a_h
        t_h
        [v_x, v_y]
        [.add (.var v_x) (.mul (-1) (.var v_h_min_0)), .add (.var v_y) (.mul (-1) (.var v_h_min_1))]
        none]
  body :=
    .allocate
      a_f
      [
        .mul 8 (.div (.add (.var v_h_extent_0) (.const 7)) 8),
        .mul 4 (.div (.add (.var v_h_extent_1) (.const 3)) 4)] <|
    .seq (.for v_y (.var v_h_min_1) (.add (.var v_h_extent_1) (.var v_h_min_1)) <|
      .for v_x (.var v_h_min_0) (.add (.var v_h_extent_0) (.var v_h_min_0)) <|
        .assign
          a_f
          [.add (.var v_x) (.mul (-1) (.var v_h_min_0)), .add (.var v_y) (.mul (-1) (.var v_h_min_1))]
          (.fn
            (.builtin "+" .i32)
            [
              .read
                a_a
                [.add (.var v_x) (.mul (-1) (.var v_a_min_0)), .add (.var v_y) (.mul (-1) (.var v_a_min_1))],
              .fn (.literal .i32 1 1) []])) <|
    .allocate
      a_g
      [
        .mul 8 (.div (.add (.var v_h_extent_0) (.const 7)) 8),
        .mul 4 (.div (.add (.var v_h_extent_1) (.const 3)) 4)] <|
    .seq (.par v_y (.const 0) (.div (.add (.var v_h_extent_1) (.const 3)) 4) <|
      .for v_x (.const 0) (.div (.add (.var v_h_extent_0) (.const 7)) 8) <|
        .for v_y_yi (.const 0) (.const 4) <|
          .par v_x_xi (.const 0) (.const 8) <|
            .assign
              a_g
              [.add (.mul 8 (.var v_x)) (.var v_x_xi), .add (.mul 4 (.var v_y)) (.var v_y_yi)]
              (.fn
                (.builtin "*" .i32)
                [
                  .read a_f [.add (.mul 8 (.var v_x)) (.var v_x_xi), .add (.mul 4 (.var v_y)) (.var v_y_yi)],
                  .fn (.literal .i32 2 1) []])) <|
    .for v_y (.var v_h_min_1) (.add (.var v_h_extent_1) (.var v_h_min_1)) <|
      .for v_x (.var v_h_min_0) (.add (.var v_h_extent_0) (.var v_h_min_0)) <|
        .assign
          a_h
          [.add (.var v_x) (.mul (-1) (.var v_h_min_0)), .add (.var v_y) (.mul (-1) (.var v_h_min_1))]
          (.fn
            (.builtin "*" .i32)
            [
              .read
                a_g
                [.add (.var v_x) (.mul (-1) (.var v_h_min_0)), .add (.var v_y) (.mul (-1) (.var v_h_min_1))],
              .fn (.literal .i32 3 1) []])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (_ : Interp V) : Prop := True


abbrev f_0 : Fn := .builtin "+" .i32
abbrev f_1 : Fn := .literal .i32 1 1
abbrev f_2 : Fn := .builtin "*" .i32
abbrev f_3 : Fn := .literal .i32 2 1
abbrev f_4 : Fn := .literal .i32 3 1

abbrev base (E : Env) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 : Int) : Env := ((((((((E.set v_h_min_0 x_h_min_0).set v_h_extent_0 x_h_extent_0).set v_h_min_1 x_h_min_1).set v_h_extent_1 x_h_extent_1).set v_a_min_0 x_a_min_0).set v_a_extent_0 x_a_extent_0).set v_a_min_1 x_a_min_1).set v_a_extent_1 x_a_extent_1)

theorem base_self (E : Env) : base E (E v_h_min_0) (E v_h_extent_0) (E v_h_min_1) (E v_h_extent_1) (E v_a_min_0) (E v_a_extent_0) (E v_a_min_1) (E v_a_extent_1) = E := by
  unfold base
  rw [Env.set_self, Env.set_self, Env.set_self, Env.set_self, Env.set_self, Env.set_self, Env.set_self, Env.set_self]

theorem shape_a_a : ∀ b ∈ impl.bindings, b.array = a_a → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem shape_a_h : ∀ b ∈ impl.bindings, b.array = a_h → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c : Int} (h0 : a < c + b) : a + (-1) * b < 8 * ((c + 7) / 8) :=
  by omega

theorem fact_1 {a b c : Int} (h0 : a < c + b) : a + (-1) * b < 4 * ((c + 3) / 4) :=
  by omega

theorem fact_2 {a b c : Int} (h0 : b ≤ c) (h1 : c ≤ a) : 0 ≤ a + (-1) * b :=
  by omega

theorem fact_3 {a b c d x_e : Int} (h0 : d + x_e ≤ b + c) (h1 : a < x_e + d) : a + (-1) * b < c :=
  by omega

theorem fact_4 {a b : Int} : a + (-1) * b + b = a :=
  by omega

theorem fact_5 {a b c : Int} (h0 : a = c + (-1) * b) : a + b = c :=
  by omega

theorem fact_6 {a b c d x_e : Int} (h0 : d = x_e) (h1 : a < b + 1 + c) (h2 : ¬ (a = b + c ∧ d = x_e)) : a < b + c :=
  by omega

theorem fact_7 {a b : Int} (h0 : 0 ≤ a) (h1 : a < b + (-1) * b) : False :=
  by omega

theorem fact_8 {a b c : Int} (h0 : a < c) : a < (max b (c + b)) + (-1) * b :=
  by omega

theorem fact_9 {a b c : Int} (h0 : a < c) (h1 : b < 8) : 8 * a + b < 8 * c :=
  by omega

theorem fact_10 {a b c : Int} (h0 : b < c + (-8) * a) : 8 * a + b < c :=
  by omega

theorem fact_11 {a b c d : Int} (h0 : a = c + d) : a + b = b + c + d :=
  by omega

theorem fact_12 {a b c d : Int} (h0 : a = d + c) : a + b = b + c + d :=
  by omega

theorem fact_13 {a b c d x_e f : Int} (h0 : d = x_e + f) (h1 : a < b + 1 + c) (h2 : ¬ (a = c + b ∧ d = f + x_e)) : a < b + c :=
  by omega

theorem fact_14 {a b c d x_e f g : Int} (h0 : a = 8 * b + c) (h1 : a < d) (h2 : x_e + 4 * f < g) (h3 : ¬ (x_e < g + (-4) * f ∧ c < d + (-8) * b)) : False :=
  by omega

theorem fact_15 {a b c d x_e f g : Int} (h0 : a < d) (h1 : x_e + 4 * f < g) (h2 : ¬ (x_e < g + (-4) * f ∧ b < d + (-8) * c)) : a < b + 8 * c :=
  by omega

theorem fact_16 {a b c : Int} (h0 : b < 8) (h1 : a < (c + 7) / 8) : 8 * ((8 * a + b) / 8) < c :=
  by omega

theorem fact_17 {a b c : Int} (h0 : a < c + b) : a + (-1) * b < c :=
  by omega

theorem fact_18 {a b : Int} : a + b + (-1) * b = a :=
  by omega

theorem fact_19 {a b c d : Int} (h0 : a < d) : a + b < (max c d) + b :=
  by omega

theorem fact_20 {a b c d x_e : Int} (h0 : d + x_e ≤ c + b) (h1 : a < x_e + d) : a < b + c :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) M)
include hl hM

theorem equation_0 (x y : Int) (h0 : True) :
    (M t_f [x, y]) = (I.fn f_0 [M t_a [x, y], I.fn f_1 []]) :=
  (Eq.trans (hM _ (.head _) [x, y] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_0 [.access t_a [.var v_x, .var v_y], .fn f_1 []]) (((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_x x).set v_y y) = _ from
  rfl))

theorem equation_1 (x y : Int) (h0 : True) :
    (M t_g [x, y]) = (I.fn f_2 [M t_f [x, y], I.fn f_3 []]) :=
  (Eq.trans (hM _ (.tail _ (.head _)) [x, y] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_2 [.access t_f [.var v_x, .var v_y], .fn f_3 []]) (((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_x x).set v_y y) = _ from
  rfl))

theorem equation_2 (x y : Int) (h0 : True) :
    (M t_h [x, y]) = (I.fn f_2 [M t_g [x, y], I.fn f_4 []]) :=
  (Eq.trans (hM _ (.tail _ (.tail _ (.head _))) [x, y] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.fn f_2 [.access t_g [.var v_x, .var v_y], .fn f_4 []]) (((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_x x).set v_y y) = _ from
  rfl))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 : Int) : Heap V :=
  .points2 a_a
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_a_extent_1) ∧ 0 ≤ c0 ∧ c0 < x_a_extent_0)
    (fun c0 c1 => (M t_a [c0 + x_a_min_0, c1 + x_a_min_1]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 y : Int) : Heap V :=
  .points2 a_f
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < y + (-1) * x_h_min_1) ∧ 0 ≤ c0 ∧ c0 < x_h_extent_0)
    (fun c0 c1 => (M t_f [c0 + x_h_min_0, c1 + x_h_min_1]))

noncomputable def known_1 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y : Int) : Heap V :=
  ((known_1_0 I M x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).and (known_1_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 y))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 y x : Int) : Heap V :=
  .points2 a_f
    (fun c0 c1 => c1 = y + (-1) * x_h_min_1 ∧ 0 ≤ c0 ∧ c0 < x + (-1) * x_h_min_0 ∨ (0 ≤ c1 ∧ c1 < y + (-1) * x_h_min_1) ∧ 0 ≤ c0 ∧ c0 < x_h_extent_0)
    (fun c0 c1 => (M t_f [c0 + x_h_min_0, c1 + x_h_min_1]))

noncomputable def known_2 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x : Int) : Heap V :=
  ((known_1_0 I M x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).and (known_2_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 y x))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_f
    [.add (.var v_x) (.mul (-1) (.var v_h_min_0)), .add (.var v_y) (.mul (-1) (.var v_h_min_1))]
    (.fn
      f_0
      [
        .read
          a_a
          [.add (.var v_x) (.mul (-1) (.var v_a_min_0)), .add (.var v_y) (.mul (-1) (.var v_a_min_1))],
        .fn f_1 []])
    (fun e => (M t_f [(e v_x), (e v_y)]))

theorem vc_2 (y x : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : x_h_min_1 ≤ y) (h9 : y < x_h_extent_1 + x_h_min_1) (h10 : x_h_min_0 ≤ x) (h11 : x < x_h_extent_0 + x_h_min_0) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1)) a_f [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) (((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y).set v_x x) (known_2 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x) :=
  (vc_assign_of
  (I.fn f_0 [M t_a [x + (-1) * x_a_min_0 + x_a_min_0, y + (-1) * x_a_min_1 + x_a_min_1], I.fn f_1 []])
  (in_allocated ⟨((int_c537 h10) : 0 ≤ x + (-1) * x_h_min_0), ((fact_0 h11) : x + (-1) * x_h_min_0 < 8 * ((x_h_extent_0 + 7) / 8)), ((int_c537 h8) : 0 ≤ y + (-1) * x_h_min_1), ((fact_1 h9) : y + (-1) * x_h_min_1 < 4 * ((x_h_extent_1 + 3) / 4)), trivial⟩)
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 (x + (-1) * x_a_min_0) (y + (-1) * x_a_min_1)
  ⟨⟨(fact_2 h5 h8), (fact_3 h7 h9)⟩, ⟨(fact_2 h4 h10), (fact_3 h6 h11)⟩⟩ rfl))
  : (known_2 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x) ⟨a_a, [x + (-1) * x_a_min_0, y + (-1) * x_a_min_1]⟩ (M t_a [x + (-1) * x_a_min_0 + x_a_min_0, y + (-1) * x_a_min_1 + x_a_min_1])))
  (ev_cons ev_const ev_nil))) ((Eq.trans ((fn_congr2 (at_congr2 fact_4 fact_4) rfl)
  : I.fn f_0 [M t_a [x + (-1) * x_a_min_0 + x_a_min_0, y + (-1) * x_a_min_1 + x_a_min_1], I.fn f_1 []] = I.fn f_0 [M t_a [x, y], I.fn f_1 []])
  (Eq.symm (equation_0 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1
  x_a_extent_1 hl hM x y trivial)))
  : I.fn f_0 [M t_a [x + (-1) * x_a_min_0 + x_a_min_0, y + (-1) * x_a_min_1 + x_a_min_1], I.fn f_1 []] = M t_f [x, y]))

theorem kept_2 (y x : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : x_h_min_1 ≤ y) (h9 : y < x_h_extent_1 + x_h_min_1) (h10 : x_h_min_0 ≤ x) (h11 : x < x_h_extent_0 + x_h_min_0) :
    Heap.Entails ((body_2 I M).post (((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y).set v_x x) (known_2 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x)) (known_2 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y (x + 1)) :=
  (show Heap.Entails _ (known_2 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y (x + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_points2 (fun q0 q1 h12 => (Or.elim h12
  (fun h13 => ((Classical.em (q0 = x + (-1) * x_h_min_0 ∧ q1 = y + (-1) * x_h_min_1)).elim
  (fun h14 => (at_set_eq2 q0 q1 (x + (-1) * x_h_min_0) (y + (-1) * x_h_min_1) h14
  ((at_congr2 (fact_5 h14.1) (fact_5 h13.1))
  : M t_f [q0 + x_h_min_0, q1 + x_h_min_1] = M t_f [x, y])))
  (fun h14 => (at_set_ne2 q0 q1 (x + (-1) * x_h_min_0) (y + (-1) * x_h_min_1) h14
  (at_right (at_points2 q0 q1 (Or.inl ⟨h13.1, ⟨h13.2.1, (fact_6 h13.1 h13.2.2 h14)⟩⟩) rfl))))))
  (fun h13 => (at_set_ne2 q0 q1 (x + (-1) * x_h_min_0) (y + (-1) * x_h_min_1)
  (fun h14 => (int_eab_tab_F h14.2 h13.1.2)) (at_right (at_points2 q0 q1 (Or.inr h13) rfl)))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_x (.var v_h_min_0) (.add (.var v_h_extent_0) (.var v_h_min_0))
    (fun e x => known_2 I M (e v_h_min_0) (e v_h_extent_0) (e v_h_min_1) (e v_h_extent_1) (e v_a_min_0) (e v_a_extent_0) (e v_a_min_1) (e v_a_extent_1) (e v_y) x) (body_2 I M)

theorem vc_1 (y : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : x_h_min_1 ≤ y) (h9 : y < x_h_extent_1 + x_h_min_1) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1)) a_f [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) ((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y) (known_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y) :=
  (vc_for_of x_h_min_0 (x_h_extent_0 + x_h_min_0) rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points2 (fun q2 q3 h10 => (Or.elim h10 (fun h11 => (False.elim (fact_7 h11.2.1 h11.2.2)))
  (fun h11 => (at_right (at_points2 q2 q3 h11 rfl)))))))
  : Heap.Entails (known_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y) (known_2 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x_h_min_0))
  (fun x h10 h11 =>
  (vc_2 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1
  hl hM y x h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)) (fun x h10 h11 =>
  (kept_2 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1
  x_a_extent_1 hl hM y x h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)))

theorem kept_1 (y : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : x_h_min_1 ≤ y) (h9 : y < x_h_extent_1 + x_h_min_1) :
    Heap.Entails ((body_1 I M).post ((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y) (known_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y)) (known_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 (y + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points2 (fun q4 q5 h10 => (at_right (at_points2 q4 q5 ((Classical.em (q5 = y + (-1) * x_h_min_1)).elim
  (fun h11 => (Or.inl ⟨h11, ⟨h10.2.1, (fact_8 h10.2.2)⟩⟩))
  (fun h11 => (Or.inr ⟨⟨h10.1.1, (int_c103 h10.1.2 h11)⟩, ⟨h10.2.1, h10.2.2⟩⟩))) rfl)))))
  : Heap.Entails (known_2 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y (max x_h_min_0 (x_h_extent_0 + x_h_min_0))) (known_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 (y + 1)))

noncomputable def known_3_0 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 : Int) : Heap V :=
  .points2 a_f
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_h_extent_1) ∧ 0 ≤ c0 ∧ c0 < x_h_extent_0)
    (fun c0 c1 => (M t_f [c0 + x_h_min_0, c1 + x_h_min_1]))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 y : Int) : Heap V :=
  .points2 a_g
    (fun c0 c1 => ((0 ≤ c1 ∧ c1 < 4 * y) ∧ c1 < x_h_extent_1) ∧ 0 ≤ c0 ∧ c0 < x_h_extent_0)
    (fun c0 c1 => (M t_g [c0 + x_h_min_0, c1 + x_h_min_1]))

noncomputable def known_3 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y : Int) : Heap V :=
  ((known_3_0 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1).and (known_3_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 y))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 y x : Int) : Heap V :=
  .points2 a_g
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4 * y) ∧ 0 ≤ c0 ∧ c0 < x_h_extent_0 ∨ (((4 * y ≤ c1 ∧ c1 < x_h_extent_1) ∧ c1 ≤ 4 * y + 3) ∧ 0 ≤ c0 ∧ c0 < 8 * x) ∧ c0 < x_h_extent_0)
    (fun c0 c1 => (M t_g [c0 + x_h_min_0, c1 + x_h_min_1]))

noncomputable def known_4 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x : Int) : Heap V :=
  ((known_3_0 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1).and (known_4_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 y x))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 y x x_y_yi : Int) : Heap V :=
  .points2 a_g
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < 4 * y) ∧ 0 ≤ c0 ∧ c0 < x_h_extent_0 ∨ (((4 * y ≤ c1 ∧ c1 < x_h_extent_1) ∧ c1 < x_y_yi + 4 * y) ∧ 8 * x ≤ c0 ∧ c0 < x_h_extent_0) ∧ c0 ≤ 8 * x + 7 ∨ ((4 * y ≤ c1 ∧ c1 < x_h_extent_1) ∧ c1 ≤ 4 * y + 3) ∧ 0 ≤ c0 ∧ c0 < 8 * x)
    (fun c0 c1 => (M t_g [c0 + x_h_min_0, c1 + x_h_min_1]))

noncomputable def known_5 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi : Int) : Heap V :=
  ((known_3_0 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1).and (known_5_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 y x x_y_yi))

noncomputable def known_6_1 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 y x x_y_yi x_x_xi : Int) : Heap V :=
  .points2 a_g
    (fun c0 c1 => ((c1 = x_y_yi + 4 * y ∧ 8 * x ≤ c0 ∧ c0 < x_h_extent_0) ∧ c0 < x_x_xi + 8 * x) ∧ x_y_yi + 4 * y < x_h_extent_1 ∨ (0 ≤ c1 ∧ c1 < 4 * y) ∧ 0 ≤ c0 ∧ c0 < x_h_extent_0 ∨ (((4 * y ≤ c1 ∧ c1 < x_h_extent_1) ∧ c1 < x_y_yi + 4 * y) ∧ 8 * x ≤ c0 ∧ c0 < x_h_extent_0) ∧ c0 ≤ 8 * x + 7 ∨ ((4 * y ≤ c1 ∧ c1 < x_h_extent_1) ∧ c1 ≤ 4 * y + 3) ∧ 0 ≤ c0 ∧ c0 < 8 * x)
    (fun c0 c1 => (M t_g [c0 + x_h_min_0, c1 + x_h_min_1]))

noncomputable def known_6 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi : Int) : Heap V :=
  ((known_3_0 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1).and (known_6_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 y x x_y_yi x_x_xi))

noncomputable def body_6 (I : Interp V) (M : Model V) : ACmd V :=
  .definedIf (fun e => (e v_y_yi) < (e v_h_extent_1) + (-4) * (e v_y) ∧ (e v_x_xi) < (e v_h_extent_0) + (-8) * (e v_x)) <|
  .assign
    a_g
    [.add (.mul 8 (.var v_x)) (.var v_x_xi), .add (.mul 4 (.var v_y)) (.var v_y_yi)]
    (.fn
      f_2
      [
        .read a_f [.add (.mul 8 (.var v_x)) (.var v_x_xi), .add (.mul 4 (.var v_y)) (.var v_y_yi)],
        .fn f_3 []])
    (fun e => (M t_g [(e v_h_min_0) + 8 * (e v_x) + (e v_x_xi), (e v_h_min_1) + 4 * (e v_y) + (e v_y_yi)]))

theorem vc_6 (y x x_y_yi x_x_xi : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : 0 ≤ y) (h9 : y < (x_h_extent_1 + 3) / 4) (h10 : 0 ≤ x) (h11 : x < (x_h_extent_0 + 7) / 8) (h12 : 0 ≤ x_y_yi) (h13 : x_y_yi < 4) (h14 : 0 ≤ x_x_xi) (h15 : x_x_xi < 8) :
    (body_6 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1)) a_f [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) a_g [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) (((((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y).set v_x x).set v_y_yi x_y_yi).set v_x_xi x_x_xi) (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi) :=
  (vc_defined_if
  (fun (h16 : x_y_yi < x_h_extent_1 + (-4) * y ∧ x_x_xi < x_h_extent_0 + (-8) * x) => (vc_assign_of
  (I.fn f_2 [M t_f [8 * x + x_x_xi + x_h_min_0, 4 * y + x_y_yi + x_h_min_1], I.fn f_3 []])
  (in_allocated ⟨((int_c27 h10 h14) : 0 ≤ 8 * x + x_x_xi), ((fact_9 h11 h15) : 8 * x + x_x_xi < 8 * ((x_h_extent_0 + 7) / 8)), ((int_c7 h8 h12) : 0 ≤ 4 * y + x_y_yi), ((int_c223 h9 h13) : 4 * y + x_y_yi < 4 * ((x_h_extent_1 + 3) / 4)), trivial⟩)
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 (8 * x + x_x_xi) (4 * y + x_y_yi)
  ⟨⟨(int_c7 h8 h12), (int_c406 h16.1)⟩, ⟨(int_c27 h10 h14), (fact_10 h16.2)⟩⟩ rfl))
  : (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi) ⟨a_f, [8 * x + x_x_xi, 4 * y + x_y_yi]⟩ (M t_f [8 * x + x_x_xi + x_h_min_0, 4 * y + x_y_yi + x_h_min_1])))
  (ev_cons ev_const ev_nil))) ((Eq.trans ((fn_congr2 (at_congr2 int_c377 int_c377) rfl)
  : I.fn f_2 [M t_f [8 * x + x_x_xi + x_h_min_0, 4 * y + x_y_yi + x_h_min_1], I.fn f_3 []] = I.fn f_2 [M t_f [x_h_min_0 + 8 * x + x_x_xi, x_h_min_1 + 4 * y + x_y_yi], I.fn f_3 []])
  (Eq.symm (equation_1 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1
  x_a_extent_1 hl hM (x_h_min_0 + 8 * x + x_x_xi) (x_h_min_1 + 4 * y + x_y_yi) trivial)))
  : I.fn f_2 [M t_f [8 * x + x_x_xi + x_h_min_0, 4 * y + x_y_yi + x_h_min_1], I.fn f_3 []] = M t_g [x_h_min_0 + 8 * x + x_x_xi, x_h_min_1 + 4 * y + x_y_yi])))
  (fun (h16 : ¬ (x_y_yi < x_h_extent_1 + (-4) * y ∧ x_x_xi < x_h_extent_0 + (-8) * x)) =>
  (store_assign
  (in_allocated ⟨((int_c27 h10 h14) : 0 ≤ 8 * x + x_x_xi), ((fact_9 h11 h15) : 8 * x + x_x_xi < 8 * ((x_h_extent_0 + 7) / 8)), ((int_c7 h8 h12) : 0 ≤ 4 * y + x_y_yi), ((int_c223 h9 h13) : 4 * y + x_y_yi < 4 * ((x_h_extent_1 + 3) / 4)), trivial⟩)
  (in_fn (in_cons (in_read (in_other (by decide)
  (in_allocated ⟨((int_c27 h10 h14) : 0 ≤ 8 * x + x_x_xi), ((fact_9 h11 h15) : 8 * x + x_x_xi < 8 * ((x_h_extent_0 + 7) / 8)), ((int_c7 h8 h12) : 0 ≤ 4 * y + x_y_yi), ((int_c223 h9 h13) : 4 * y + x_y_yi < 4 * ((x_h_extent_1 + 3) / 4)), trivial⟩)))
  (in_cons (in_fn in_nil) in_nil))))))

theorem kept_6 (y x x_y_yi x_x_xi : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : 0 ≤ y) (h9 : y < (x_h_extent_1 + 3) / 4) (h10 : 0 ≤ x) (h11 : x < (x_h_extent_0 + 7) / 8) (h12 : 0 ≤ x_y_yi) (h13 : x_y_yi < 4) (h14 : 0 ≤ x_x_xi) (h15 : x_x_xi < 8) :
    Heap.Entails ((body_6 I M).post (((((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y).set v_x x).set v_y_yi x_y_yi).set v_x_xi x_x_xi) (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi)) (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi (x_x_xi + 1)) :=
  (show Heap.Entails _ (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi (x_x_xi + 1)) from
  (entails_and (entails_points2 (fun q10 q11 h16 =>
  (And.intro (fun (h17 : x_y_yi < x_h_extent_1 + (-4) * y ∧ x_x_xi < x_h_extent_0 + (-8) * x) =>
  (at_set_other (by decide) ((at_left (at_points2 q10 q11 h16 rfl))
  : (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi) ⟨a_f, [q10, q11]⟩ (M t_f [q10 + x_h_min_0, q11 + x_h_min_1]))))
  (fun (h17 : ¬ (x_y_yi < x_h_extent_1 + (-4) * y ∧ x_x_xi < x_h_extent_0 + (-8) * x)) =>
  (at_lost_other (by decide) ((at_left (at_points2 q10 q11 h16 rfl))
  : (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi) ⟨a_f, [q10, q11]⟩ (M t_f [q10 + x_h_min_0, q11 + x_h_min_1])))))))
  (entails_points2 (fun q12 q13 h16 => (Or.elim h16 (fun h17 =>
  (And.intro (fun (h18 : x_y_yi < x_h_extent_1 + (-4) * y ∧ x_x_xi < x_h_extent_0 + (-8) * x) =>
  ((Classical.em (q12 = 8 * x + x_x_xi ∧ q13 = 4 * y + x_y_yi)).elim
  (fun h19 => (at_set_eq2 q12 q13 (8 * x + x_x_xi) (4 * y + x_y_yi) h19
  ((at_congr2 (fact_11 h19.1) (fact_12 h17.1.1.1))
  : M t_g [q12 + x_h_min_0, q13 + x_h_min_1] = M t_g [x_h_min_0 + 8 * x + x_x_xi, x_h_min_1 + 4 * y + x_y_yi])))
  (fun h19 => (at_set_ne2 q12 q13 (8 * x + x_x_xi) (4 * y + x_y_yi) h19
  ((at_right (at_points2 q12 q13 (Or.inl ⟨⟨h17.1.1, (fact_13 h17.1.1.1 h17.1.2 h19)⟩, h17.2⟩) rfl))
  : (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi) ⟨a_g, [q12, q13]⟩ (M t_g [q12 + x_h_min_0, q13 + x_h_min_1]))))))
  (fun (h18 : ¬ (x_y_yi < x_h_extent_1 + (-4) * y ∧ x_x_xi < x_h_extent_0 + (-8) * x)) =>
  (at_lost_ne2 q12 q13 (8 * x + x_x_xi) (4 * y + x_y_yi)
  ((fun h19 => (fact_14 h19.1 h17.1.1.2.2 h17.2 h18))
  : ¬ (q12 = 8 * x + x_x_xi ∧ q13 = 4 * y + x_y_yi))
  ((at_right (at_points2 q12 q13 (Or.inl ⟨⟨h17.1.1, (fact_15 h17.1.1.2.2 h17.2 h18)⟩, h17.2⟩) rfl))
  : (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi) ⟨a_g, [q12, q13]⟩ (M t_g [q12 + x_h_min_0, q13 + x_h_min_1]))))))
  (fun h17 => (Or.elim h17 (fun h18 =>
  (And.intro (fun (h19 : x_y_yi < x_h_extent_1 + (-4) * y ∧ x_x_xi < x_h_extent_0 + (-8) * x) =>
  (at_set_ne2 q12 q13 (8 * x + x_x_xi) (4 * y + x_y_yi) (fun h20 => (int_c42 h12 h20.2 h18.1.2))
  ((at_right (at_points2 q12 q13 (Or.inr h17) rfl))
  : (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi) ⟨a_g, [q12, q13]⟩ (M t_g [q12 + x_h_min_0, q13 + x_h_min_1]))))
  (fun (h19 : ¬ (x_y_yi < x_h_extent_1 + (-4) * y ∧ x_x_xi < x_h_extent_0 + (-8) * x)) =>
  (at_lost_ne2 q12 q13 (8 * x + x_x_xi) (4 * y + x_y_yi)
  ((fun h20 => (int_c42 h12 h20.2 h18.1.2)) : ¬ (q12 = 8 * x + x_x_xi ∧ q13 = 4 * y + x_y_yi))
  ((at_right (at_points2 q12 q13 (Or.inr h17) rfl))
  : (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi) ⟨a_g, [q12, q13]⟩ (M t_g [q12 + x_h_min_0, q13 + x_h_min_1]))))))
  (fun h18 => (Or.elim h18 (fun h19 =>
  (And.intro (fun (h20 : x_y_yi < x_h_extent_1 + (-4) * y ∧ x_x_xi < x_h_extent_0 + (-8) * x) =>
  (at_set_ne2 q12 q13 (8 * x + x_x_xi) (4 * y + x_y_yi) (fun h21 => (int_c49 h21.2 h19.1.1.2))
  ((at_right (at_points2 q12 q13 (Or.inr h17) rfl))
  : (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi) ⟨a_g, [q12, q13]⟩ (M t_g [q12 + x_h_min_0, q13 + x_h_min_1]))))
  (fun (h20 : ¬ (x_y_yi < x_h_extent_1 + (-4) * y ∧ x_x_xi < x_h_extent_0 + (-8) * x)) =>
  (at_lost_ne2 q12 q13 (8 * x + x_x_xi) (4 * y + x_y_yi)
  ((fun h21 => (int_c49 h21.2 h19.1.1.2)) : ¬ (q12 = 8 * x + x_x_xi ∧ q13 = 4 * y + x_y_yi))
  ((at_right (at_points2 q12 q13 (Or.inr h17) rfl))
  : (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi) ⟨a_g, [q12, q13]⟩ (M t_g [q12 + x_h_min_0, q13 + x_h_min_1]))))))
  (fun h19 =>
  (And.intro (fun (h20 : x_y_yi < x_h_extent_1 + (-4) * y ∧ x_x_xi < x_h_extent_0 + (-8) * x) =>
  (at_set_ne2 q12 q13 (8 * x + x_x_xi) (4 * y + x_y_yi) (fun h21 => (int_c42 h14 h21.1 h19.2.2))
  ((at_right (at_points2 q12 q13 (Or.inr h17) rfl))
  : (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi) ⟨a_g, [q12, q13]⟩ (M t_g [q12 + x_h_min_0, q13 + x_h_min_1]))))
  (fun (h20 : ¬ (x_y_yi < x_h_extent_1 + (-4) * y ∧ x_x_xi < x_h_extent_0 + (-8) * x)) =>
  (at_lost_ne2 q12 q13 (8 * x + x_x_xi) (4 * y + x_y_yi)
  ((fun h21 => (int_c42 h14 h21.1 h19.2.2)) : ¬ (q12 = 8 * x + x_x_xi ∧ q13 = 4 * y + x_y_yi))
  ((at_right (at_points2 q12 q13 (Or.inr h17) rfl))
  : (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi) ⟨a_g, [q12, q13]⟩ (M t_g [q12 + x_h_min_0, q13 + x_h_min_1])))))))))))))))

theorem race_6 (y x x_y_yi : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : 0 ≤ y) (h9 : y < (x_h_extent_1 + 3) / 4) (h10 : 0 ≤ x) (h11 : x < (x_h_extent_0 + 7) / 8) (h12 : 0 ≤ x_y_yi) (h13 : x_y_yi < 4) :
    ParVC I 0 8 (body_6 I M).erase (fun x_x_xi => (((((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y).set v_x x).set v_y_yi x_y_yi).set v_x_xi x_x_xi)) (fun x_x_xi => (body_6 I M).post (((((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y).set v_x x).set v_y_yi x_y_yi).set v_x_xi x_x_xi) (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi x_x_xi)) :=
  (race_arrays [a_g] rfl rfl
  (all_cons (apart2 (fun x_x_xi c0 c1 => c0 = x_x_xi + 8 * x ∧ c1 = x_y_yi + 4 * y)
  (fun x_x_xi c0 c1 => (1 : Int) < 0)
  (fun x_x_xi h14 h15 => (w_assign2 (8 * x + x_x_xi) (4 * y + x_y_yi)
  (⟨int_add_comm, int_add_comm⟩ : 8 * x + x_x_xi = x_x_xi + 8 * x ∧ 4 * y + x_y_yi = x_y_yi + 4 * y)))
  (fun x_x_xi h14 h15 => (r_none rfl)) (fun x_x_xi y_y c0 c1 h14 h15 h16 h17 h18 h19 =>
  ⟨int_not_one_lt_zero, (fun h20 => (int_c32 h19.1 h20.1 h18))⟩)) all_nil))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .par v_x_xi (.const 0) (.const 8)
    (fun e x => known_6 I M (e v_h_min_0) (e v_h_extent_0) (e v_h_min_1) (e v_h_extent_1) (e v_a_min_0) (e v_a_extent_0) (e v_a_min_1) (e v_a_extent_1) (e v_y) (e v_x) (e v_y_yi) x) (body_6 I M)

theorem vc_5 (y x x_y_yi : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : 0 ≤ y) (h9 : y < (x_h_extent_1 + 3) / 4) (h10 : 0 ≤ x) (h11 : x < (x_h_extent_0 + 7) / 8) (h12 : 0 ≤ x_y_yi) (h13 : x_y_yi < 4) :
    (body_5 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1)) a_f [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) a_g [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) ((((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y).set v_x x).set v_y_yi x_y_yi) (known_5 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi) :=
  (vc_par_of 0 8 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points2 (fun q14 q15 h14 => (Or.elim h14 (fun h15 => (False.elim (int_c12 h15.1.1.2.1 h15.1.2)))
  (fun h15 => (Or.elim h15 (fun h16 => (at_right (at_points2 q14 q15 h15 rfl)))
  (fun h16 => (Or.elim h16 (fun h17 => (at_right (at_points2 q14 q15 h15 rfl)))
  (fun h17 => (at_right (at_points2 q14 q15 h15 rfl)))))))))))
  : Heap.Entails (known_5 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi) (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi 0))
  (fun x_x_xi h14 h15 =>
  (vc_6 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1
  hl hM y x x_y_yi x_x_xi h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h14 h15))
  (fun x_x_xi h14 h15 =>
  (kept_6 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1
  x_a_extent_1 hl hM y x x_y_yi x_x_xi h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13 h14 h15))
  (race_6 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1
  x_a_extent_1 hl hM y x x_y_yi h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13))

theorem kept_5 (y x x_y_yi : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : 0 ≤ y) (h9 : y < (x_h_extent_1 + 3) / 4) (h10 : 0 ≤ x) (h11 : x < (x_h_extent_0 + 7) / 8) (h12 : 0 ≤ x_y_yi) (h13 : x_y_yi < 4) :
    Heap.Entails ((body_5 I M).post ((((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y).set v_x x).set v_y_yi x_y_yi) (known_5 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi)) (known_5 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x (x_y_yi + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_points2 (fun q16 q17 h14 =>
  (Or.elim h14 (fun h15 => (at_right (at_points2 q16 q17 (Or.inr (Or.inl h15)) rfl)))
  (fun h15 => (Or.elim h15
  (fun h16 => (at_right (at_points2 q16 q17 ((Classical.em (q17 = x_y_yi + 4 * y)).elim (fun h17 =>
  (Or.inl ⟨⟨⟨h17, ⟨h16.1.2.1, h16.1.2.2⟩⟩, (int_c260 h16.2)⟩, (int_eba_tbc_tac h17 h16.1.1.1.2)⟩))
  (fun h17 =>
  (Or.inr (Or.inr (Or.inl ⟨⟨⟨⟨h16.1.1.1.1, h16.1.1.1.2⟩, (int_c103 h16.1.1.2 h17)⟩, ⟨h16.1.2.1, h16.1.2.2⟩⟩, h16.2⟩)))))
  rfl))) (fun h16 => (at_right (at_points2 q16 q17 (Or.inr (Or.inr (Or.inr h16))) rfl)))))))))
  : Heap.Entails (known_6 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x x_y_yi 8) (known_5 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x (x_y_yi + 1)))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_y_yi (.const 0) (.const 4)
    (fun e x => known_5 I M (e v_h_min_0) (e v_h_extent_0) (e v_h_min_1) (e v_h_extent_1) (e v_a_min_0) (e v_a_extent_0) (e v_a_min_1) (e v_a_extent_1) (e v_y) (e v_x) x) (body_5 I M)

theorem vc_4 (y x : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : 0 ≤ y) (h9 : y < (x_h_extent_1 + 3) / 4) (h10 : 0 ≤ x) (h11 : x < (x_h_extent_0 + 7) / 8) :
    (body_4 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1)) a_f [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) a_g [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) (((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y).set v_x x) (known_4 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x) :=
  (vc_for_of 0 4 rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points2 (fun q18 q19 h12 => (Or.elim h12 (fun h13 => (at_right (at_points2 q18 q19 (Or.inl h13) rfl)))
  (fun h13 => (Or.elim h13 (fun h14 => (False.elim (int_c12 h14.1.1.1.1 h14.1.1.2)))
  (fun h14 => (at_right (at_points2 q18 q19 (Or.inr ⟨h14, (int_c128 h14.2.2 h11)⟩) rfl)))))))))
  : Heap.Entails (known_4 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x) (known_5 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x 0))
  (fun x_y_yi h12 h13 =>
  (vc_5 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1
  hl hM y x x_y_yi h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13)) (fun x_y_yi h12 h13 =>
  (kept_5 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1
  x_a_extent_1 hl hM y x x_y_yi h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11 h12 h13)))

theorem kept_4 (y x : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : 0 ≤ y) (h9 : y < (x_h_extent_1 + 3) / 4) (h10 : 0 ≤ x) (h11 : x < (x_h_extent_0 + 7) / 8) :
    Heap.Entails ((body_4 I M).post (((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y).set v_x x) (known_4 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x)) (known_4 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y (x + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points2 (fun q20 q21 h12 => (Or.elim h12 (fun h13 => (at_right (at_points2 q20 q21 (Or.inl h13) rfl)))
  (fun h13 => (at_right (at_points2 q20 q21 (Or.inr ((Classical.em (8 * x ≤ q20)).elim (fun h14 =>
  (Or.inl ⟨⟨⟨⟨h13.1.1.1.1, h13.1.1.1.2⟩, (int_c168 h13.1.1.2)⟩, ⟨h14, h13.2⟩⟩, (int_c54 h13.1.2.2)⟩))
  (fun h14 => (Or.inr ⟨⟨⟨h13.1.1.1.1, h13.1.1.1.2⟩, h13.1.1.2⟩, ⟨h13.1.2.1, (int_nlba_tab h14)⟩⟩))))
  rfl)))))))
  : Heap.Entails (known_5 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x 4) (known_4 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y (x + 1)))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_x (.const 0) (.div (.add (.var v_h_extent_0) (.const 7)) 8)
    (fun e x => known_4 I M (e v_h_min_0) (e v_h_extent_0) (e v_h_min_1) (e v_h_extent_1) (e v_a_min_0) (e v_a_extent_0) (e v_a_min_1) (e v_a_extent_1) (e v_y) x) (body_4 I M)

theorem vc_3 (y : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : 0 ≤ y) (h9 : y < (x_h_extent_1 + 3) / 4) :
    (body_3 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1)) a_f [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) a_g [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) ((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y) (known_3 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y) :=
  (vc_for_of 0 ((x_h_extent_0 + 7) / 8) rfl rfl
  ((entails_and (entails_left entails_refl) (entails_points2 (fun q22 q23 h10 => (Or.elim h10
  (fun h11 => (at_right (at_points2 q22 q23 ⟨⟨h11.1, (int_c72 h11.1.2 h9)⟩, h11.2⟩ rfl)))
  (fun h11 => (False.elim (int_c41 h11.1.2.1 h11.1.2.2)))))))
  : Heap.Entails (known_3 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y) (known_4 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y 0))
  (fun x h10 h11 =>
  (vc_4 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1
  hl hM y x h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)) (fun x h10 h11 =>
  (kept_4 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1
  x_a_extent_1 hl hM y x h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)))

theorem kept_3 (y : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : 0 ≤ y) (h9 : y < (x_h_extent_1 + 3) / 4) :
    Heap.Entails ((body_3 I M).post ((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y) (known_3 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y)) (known_3 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 (y + 1)) :=
  ((entails_and (entails_left entails_refl)
  (entails_points2 (fun q24 q25 h10 => (at_right (at_points2 q24 q25
  ((Classical.em (q25 < 4 * y)).elim (fun h11 => (Or.inl ⟨⟨h10.1.1.1, h11⟩, ⟨h10.2.1, h10.2.2⟩⟩))
  (fun h11 =>
  (Or.inr ⟨⟨⟨⟨(int_ntba_lab h11), h10.1.2⟩, (int_c31 h10.1.1.2)⟩, ⟨h10.2.1, (int_c71 h10.2.2)⟩⟩, h10.2.2⟩)))
  rfl)))))
  : Heap.Entails (known_4 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y (max 0 ((x_h_extent_0 + 7) / 8))) (known_3 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 (y + 1)))

theorem race_3 (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) :
    ParVC I 0 ((x_h_extent_1 + 3) / 4) (body_3 I M).erase (fun y => ((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y)) (fun y => (body_3 I M).post ((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y) (known_3 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y)) :=
  (race_arrays [a_g] rfl rfl (all_cons
  (apart2 (fun y c0 c1 => (8 * (c0 / 8) < x_h_extent_0 ∧ 4 * y ≤ c1 ∧ c1 ≤ 4 * y + 3) ∧ 0 ≤ c0)
  (fun y c0 c1 => (1 : Int) < 0) (fun y h8 h9 => (w_for 0 ((x_h_extent_0 + 7) / 8) rfl rfl
  (fun x h10 h11 => (w_for 0 4 rfl rfl (fun x_y_yi h12 h13 =>
  (w_par 0 8 rfl rfl (fun x_x_xi h14 h15 => (w_assign2 (8 * x + x_x_xi) (4 * y + x_y_yi)
  (⟨⟨(fact_16 h15 h11), ⟨(int_le_add h12), (int_c116 h13)⟩⟩, (int_c27 h10 h14)⟩
  : (8 * ((8 * x + x_x_xi) / 8) < x_h_extent_0 ∧ 4 * y ≤ 4 * y + x_y_yi ∧ 4 * y + x_y_yi ≤ 4 * y + 3) ∧ 0 ≤ 8 * x + x_x_xi)))))))))
  (fun y h8 h9 => (r_none rfl)) (fun y y_y c0 c1 h8 h9 h10 h11 h12 h13 =>
  ⟨int_not_one_lt_zero, (fun h14 => (int_c138 h13.1.2.2 h14.1.2.2 h13.1.2.1 h14.1.2.1 h12))⟩))
  all_nil))

noncomputable def known_7_0 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 : Int) : Heap V :=
  .points2 a_g
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < x_h_extent_1) ∧ 0 ≤ c0 ∧ c0 < x_h_extent_0)
    (fun c0 c1 => (M t_g [c0 + x_h_min_0, c1 + x_h_min_1]))

noncomputable def known_7_1 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 y : Int) : Heap V :=
  .points2 a_h
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < y + (-1) * x_h_min_1) ∧ 0 ≤ c0 ∧ c0 < x_h_extent_0)
    (fun c0 c1 => (M t_h [c0 + x_h_min_0, c1 + x_h_min_1]))

noncomputable def known_7 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y : Int) : Heap V :=
  ((known_7_0 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1).and (known_7_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 y))

noncomputable def known_8_1 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 y x : Int) : Heap V :=
  .points2 a_h
    (fun c0 c1 => c1 = y + (-1) * x_h_min_1 ∧ 0 ≤ c0 ∧ c0 < x + (-1) * x_h_min_0 ∨ (0 ≤ c1 ∧ c1 < y + (-1) * x_h_min_1) ∧ 0 ≤ c0 ∧ c0 < x_h_extent_0)
    (fun c0 c1 => (M t_h [c0 + x_h_min_0, c1 + x_h_min_1]))

noncomputable def known_8 (I : Interp V) (M : Model V) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x : Int) : Heap V :=
  ((known_7_0 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1).and (known_8_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 y x))

noncomputable def body_8 (I : Interp V) (M : Model V) : ACmd V :=
  .assign
    a_h
    [.add (.var v_x) (.mul (-1) (.var v_h_min_0)), .add (.var v_y) (.mul (-1) (.var v_h_min_1))]
    (.fn
      f_2
      [
        .read
          a_g
          [.add (.var v_x) (.mul (-1) (.var v_h_min_0)), .add (.var v_y) (.mul (-1) (.var v_h_min_1))],
        .fn f_4 []])
    (fun e => (M t_h [(e v_x), (e v_y)]))

theorem vc_8 (y x : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : x_h_min_1 ≤ y) (h9 : y < x_h_extent_1 + x_h_min_1) (h10 : x_h_min_0 ≤ x) (h11 : x < x_h_extent_0 + x_h_min_0) :
    (body_8 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1)) a_f [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) a_g [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) (((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y).set v_x x) (known_8 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x) :=
  (vc_assign_of
  (I.fn f_2 [M t_g [x + (-1) * x_h_min_0 + x_h_min_0, y + (-1) * x_h_min_1 + x_h_min_1], I.fn f_4 []])
  (in_other (by decide) (in_other (by decide)
  (has_cell_at2 (b := (Binding.mk a_h t_h [v_x, v_y] [.add (.var v_x) (.mul (-1) (.var v_h_min_0)), .add (.var v_y) (.mul (-1) (.var v_h_min_1))] none)) (R := (Region.mk t_h [(.var v_h_min_0, .add (.var v_h_extent_0) (.var v_h_min_0)), (.var v_h_min_1, .add (.var v_h_extent_1) (.var v_h_min_1))])) (.tail _ (.head _)) (.tail _ (.head _)) [x, y]
  (region_iff.2 ⟨x, _, rfl, h10, h11, y, _, rfl, h8, h9, rfl⟩) shape_a_h rfl rfl
  ⟨((int_c537 h10) : 0 ≤ x + (-1) * x_h_min_0), ((int_c537 h8) : 0 ≤ y + (-1) * x_h_min_1)⟩)))
  (ev_fn (ev_cons (ev_read ((at_left (at_points2 (x + (-1) * x_h_min_0) (y + (-1) * x_h_min_1)
  ⟨⟨(int_c537 h8), (fact_17 h9)⟩, ⟨(int_c537 h10), (fact_17 h11)⟩⟩ rfl))
  : (known_8 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x) ⟨a_g, [x + (-1) * x_h_min_0, y + (-1) * x_h_min_1]⟩ (M t_g [x + (-1) * x_h_min_0 + x_h_min_0, y + (-1) * x_h_min_1 + x_h_min_1])))
  (ev_cons ev_const ev_nil))) ((Eq.trans ((fn_congr2 (at_congr2 fact_4 fact_4) rfl)
  : I.fn f_2 [M t_g [x + (-1) * x_h_min_0 + x_h_min_0, y + (-1) * x_h_min_1 + x_h_min_1], I.fn f_4 []] = I.fn f_2 [M t_g [x, y], I.fn f_4 []])
  (Eq.symm (equation_2 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1
  x_a_extent_1 hl hM x y trivial)))
  : I.fn f_2 [M t_g [x + (-1) * x_h_min_0 + x_h_min_0, y + (-1) * x_h_min_1 + x_h_min_1], I.fn f_4 []] = M t_h [x, y]))

theorem kept_8 (y x : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : x_h_min_1 ≤ y) (h9 : y < x_h_extent_1 + x_h_min_1) (h10 : x_h_min_0 ≤ x) (h11 : x < x_h_extent_0 + x_h_min_0) :
    Heap.Entails ((body_8 I M).post (((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y).set v_x x) (known_8 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x)) (known_8 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y (x + 1)) :=
  (show Heap.Entails _ (known_8 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y (x + 1)) from
  (entails_and (entails_set (avoids_points2 (by decide)) (entails_left entails_refl))
  (entails_points2 (fun q30 q31 h12 => (Or.elim h12
  (fun h13 => ((Classical.em (q30 = x + (-1) * x_h_min_0 ∧ q31 = y + (-1) * x_h_min_1)).elim
  (fun h14 => (at_set_eq2 q30 q31 (x + (-1) * x_h_min_0) (y + (-1) * x_h_min_1) h14
  ((at_congr2 (fact_5 h14.1) (fact_5 h13.1))
  : M t_h [q30 + x_h_min_0, q31 + x_h_min_1] = M t_h [x, y])))
  (fun h14 => (at_set_ne2 q30 q31 (x + (-1) * x_h_min_0) (y + (-1) * x_h_min_1) h14
  (at_right (at_points2 q30 q31 (Or.inl ⟨h13.1, ⟨h13.2.1, (fact_6 h13.1 h13.2.2 h14)⟩⟩) rfl))))))
  (fun h13 => (at_set_ne2 q30 q31 (x + (-1) * x_h_min_0) (y + (-1) * x_h_min_1)
  (fun h14 => (int_eab_tab_F h14.2 h13.1.2)) (at_right (at_points2 q30 q31 (Or.inr h13) rfl)))))))))

noncomputable def body_7 (I : Interp V) (M : Model V) : ACmd V :=
  .for v_x (.var v_h_min_0) (.add (.var v_h_extent_0) (.var v_h_min_0))
    (fun e x => known_8 I M (e v_h_min_0) (e v_h_extent_0) (e v_h_min_1) (e v_h_extent_1) (e v_a_min_0) (e v_a_extent_0) (e v_a_min_1) (e v_a_extent_1) (e v_y) x) (body_8 I M)

theorem vc_7 (y : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : x_h_min_1 ≤ y) (h9 : y < x_h_extent_1 + x_h_min_1) :
    (body_7 I M).vc I (allocated (allocated (impl.HasCell spec (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1)) a_f [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) a_g [8 * ((x_h_extent_0 + 7) / 8), 4 * ((x_h_extent_1 + 3) / 4)]) ((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y) (known_7 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y) :=
  (vc_for_of x_h_min_0 (x_h_extent_0 + x_h_min_0) rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points2 (fun q32 q33 h10 => (Or.elim h10 (fun h11 => (False.elim (fact_7 h11.2.1 h11.2.2)))
  (fun h11 => (at_right (at_points2 q32 q33 h11 rfl)))))))
  : Heap.Entails (known_7 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y) (known_8 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y x_h_min_0))
  (fun x h10 h11 =>
  (vc_8 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1
  hl hM y x h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)) (fun x h10 h11 =>
  (kept_8 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1
  x_a_extent_1 hl hM y x h0 h1 h2 h3 h4 h5 h6 h7 h8 h9 h10 h11)))

theorem kept_7 (y : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : x_h_min_1 ≤ y) (h9 : y < x_h_extent_1 + x_h_min_1) :
    Heap.Entails ((body_7 I M).post ((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_y y) (known_7 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y)) (known_7 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 (y + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_points2 (fun q34 q35 h10 =>
  (at_right (at_points2 q34 q35 ((Classical.em (q35 = y + (-1) * x_h_min_1)).elim
  (fun h11 => (Or.inl ⟨h11, ⟨h10.2.1, (fact_8 h10.2.2)⟩⟩))
  (fun h11 => (Or.inr ⟨⟨h10.1.1, (int_c103 h10.1.2 h11)⟩, ⟨h10.2.1, h10.2.2⟩⟩))) rfl)))))
  : Heap.Entails (known_8 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 y (max x_h_min_0 (x_h_extent_0 + x_h_min_0))) (known_7 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 (y + 1)))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_f [.mul 8 (.div (.add (.var v_h_extent_0) (.const 7)) 8), .mul 4 (.div (.add (.var v_h_extent_1) (.const 3)) 4)] <|
  .seq (.for v_y (.var v_h_min_1) (.add (.var v_h_extent_1) (.var v_h_min_1))
    (fun e x => known_1 I M (e v_h_min_0) (e v_h_extent_0) (e v_h_min_1) (e v_h_extent_1) (e v_a_min_0) (e v_a_extent_0) (e v_a_min_1) (e v_a_extent_1) x) (body_1 I M)) <|
  .allocate a_g [.mul 8 (.div (.add (.var v_h_extent_0) (.const 7)) 8), .mul 4 (.div (.add (.var v_h_extent_1) (.const 3)) 4)] <|
  .seq (.par v_y (.const 0) (.div (.add (.var v_h_extent_1) (.const 3)) 4)
    (fun e x => known_3 I M (e v_h_min_0) (e v_h_extent_0) (e v_h_min_1) (e v_h_extent_1) (e v_a_min_0) (e v_a_extent_0) (e v_a_min_1) (e v_a_extent_1) x) (body_3 I M)) <|
  .for v_y (.var v_h_min_1) (.add (.var v_h_extent_1) (.var v_h_min_1))
    (fun e x => known_7 I M (e v_h_min_0) (e v_h_extent_0) (e v_h_min_1) (e v_h_extent_1) (e v_a_min_0) (e v_a_extent_0) (e v_a_min_1) (e v_a_extent_1) x) (body_7 I M)

theorem program_vc (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) :
    (program I M).vc I (impl.HasCell spec (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1)) (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) (impl.inputHeap spec (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) M) :=
  (vc_allocate (vc_seq (vc_for_of x_h_min_1 (x_h_extent_1 + x_h_min_1) rfl rfl
  (show Heap.Entails _ (known_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 x_h_min_1) from
  (entails_and (entails_points2 (fun q6 q7 h8 => (at_without (by decide)
  (at_input (R := (Region.mk t_a [(.var v_a_min_0, .add (.var v_a_extent_0) (.var v_a_min_0)), (.var v_a_min_1, .add (.var v_a_extent_1) (.var v_a_min_1))])) (b := (Binding.mk a_a t_a [v_x, v_y] [.add (.var v_x) (.mul (-1) (.var v_a_min_0)), .add (.var v_y) (.mul (-1) (.var v_a_min_1))] none)) (p := [q6 + x_a_min_0, q7 + x_a_min_1]) (.head _) (.head _) rfl
  (region_iff.2 ⟨(q6 + x_a_min_0), _, rfl, ((int_le_add_left h8.2.1) : x_a_min_0 ≤ q6 + x_a_min_0), ((int_c29 h8.2.2) : q6 + x_a_min_0 < x_a_extent_0 + x_a_min_0), (q7 + x_a_min_1), _, rfl, ((int_le_add_left h8.1.1) : x_a_min_1 ≤ q7 + x_a_min_1), ((int_c29 h8.1.2) : q7 + x_a_min_1 < x_a_extent_1 + x_a_min_1), rfl⟩)
  (loc_congr (idx_congr2 (fact_18 : q6 + x_a_min_0 + (-1) * x_a_min_0 = q6)
  (fact_18 : q7 + x_a_min_1 + (-1) * x_a_min_1 = q7))) rfl))))
  (entails_points2 (fun q8 q9 h8 => (False.elim (fact_7 h8.1.1 h8.1.2)))))) (fun y h8 h9 =>
  (vc_1 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1
  hl hM y h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)) (fun y h8 h9 =>
  (kept_1 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1
  x_a_extent_1 hl hM y h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)))
  (vc_allocate (vc_seq (vc_par_of 0 ((x_h_extent_1 + 3) / 4) rfl rfl
  (show Heap.Entails _ (known_3 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 0) from
  (entails_and (entails_points2 (fun q26 q27 h8 =>
  (at_without (by decide) ((at_right (at_points2 q26 q27 ⟨⟨h8.1.1, (fact_8 h8.1.2)⟩, h8.2⟩ rfl))
  : (known_1 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 (max x_h_min_1 (x_h_extent_1 + x_h_min_1))) ⟨a_f, [q26, q27]⟩ (M t_f [q26 + x_h_min_0, q27 + x_h_min_1])))))
  (entails_points2 (fun q28 q29 h8 => (False.elim (int_c14 h8.1.1.1 h8.1.1.2)))))) (fun y h8 h9 =>
  (vc_3 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1
  hl hM y h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)) (fun y h8 h9 =>
  (kept_3 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1
  x_a_extent_1 hl hM y h0 h1 h2 h3 h4 h5 h6 h7 h8 h9))
  (race_3 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1
  x_a_extent_1 hl hM h0 h1 h2 h3 h4 h5 h6 h7))
  (vc_for_of x_h_min_1 (x_h_extent_1 + x_h_min_1) rfl rfl
  ((entails_and (entails_points2 (fun q36 q37 h8 =>
  (at_right (at_points2 q36 q37 ⟨⟨⟨h8.1.1, (int_c28 h8.1.2)⟩, h8.1.2⟩, h8.2⟩ rfl))))
  (entails_points2 (fun q38 q39 h8 => (False.elim (fact_7 h8.1.1 h8.1.2)))))
  : Heap.Entails (known_3 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 (max 0 ((x_h_extent_1 + 3) / 4))) (known_7 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 x_h_min_1))
  (fun y h8 h9 =>
  (vc_7 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1
  hl hM y h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)) (fun y h8 h9 =>
  (kept_7 x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1
  x_a_extent_1 hl hM y h0 h1 h2 h3 h4 h5 h6 h7 h8 h9)))))))

theorem output_0_1 (q40 q41 : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (h8 : x_h_min_0 ≤ q40) (h9 : q40 < x_h_extent_0 + x_h_min_0) (h10 : x_h_min_1 ≤ q41) (h11 : q41 < x_h_extent_1 + x_h_min_1) :
    ((program I M).post (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) (impl.inputHeap spec (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) M)) ⟨a_h, [q40 + (-1) * x_h_min_0, q41 + (-1) * x_h_min_1]⟩ (M t_h [q40, q41]) :=
  (at_restore (by decide)
  (at_restore (by decide) ((at_right (at_points2 (q40 + (-1) * x_h_min_0) (q41 + (-1) * x_h_min_1)
  ⟨⟨(int_c537 h10), (fact_19 h11)⟩, ⟨(int_c537 h8), (fact_17 h9)⟩⟩ (at_congr2 int_c523 int_c523)))
  : (known_7 I M x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 (max x_h_min_1 (x_h_extent_1 + x_h_min_1))) ⟨a_h, [q40 + (-1) * x_h_min_0, q41 + (-1) * x_h_min_1]⟩ (M t_h [q40, q41]))))

end

theorem consistent (E : Env) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) : spec.Consistent (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) :=
  solvable_layers (consistent E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 h0 h1 h2 h3 h4 h5 h6 h7)
    (fun at_ => if at_ = t_f then 0 else if at_ = t_g then 1 else if at_ = t_h then 2 else 0) (by decide)

theorem placed (E : Env) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) : impl.LayoutOk spec (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) :=
  layout_apart (by decide)
    (show ∀ x ∈ ([(Region.mk t_a [(.var v_a_min_0, .add (.var v_a_extent_0) (.var v_a_min_0)), (.var v_a_min_1, .add (.var v_a_extent_1) (.var v_a_min_1))], Binding.mk a_a t_a [v_x, v_y] [.add (.var v_x) (.mul (-1) (.var v_a_min_0)), .add (.var v_y) (.mul (-1) (.var v_a_min_1))] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (p0 : Int) (h8 : x_a_min_0 ≤ p0) (h9 : p0 < (x_a_extent_0 + x_a_min_0)) (p1 : Int) (h10 : x_a_min_1 ≤ p1) (h11 : p1 < (x_a_extent_1 + x_a_min_1)) => (has_cell_at2 (b := (Binding.mk a_a t_a [v_x, v_y] [.add (.var v_x) (.mul (-1) (.var v_a_min_0)), .add (.var v_y) (.mul (-1) (.var v_a_min_1))] none)) (R := (Region.mk t_a [(.var v_a_min_0, .add (.var v_a_extent_0) (.var v_a_min_0)), (.var v_a_min_1, .add (.var v_a_extent_1) (.var v_a_min_1))])) (.head _) (.head _) [p0, p1]
  (region_iff.2 ⟨p0, _, rfl, h8, h9, p1, _, rfl, h10, h11, rfl⟩) shape_a_a rfl rfl
  ⟨((int_c537 h8) : 0 ≤ p0 + (-1) * x_a_min_0), ((int_c537 h10) : 0 ≤ p1 + (-1) * x_a_min_1)⟩)))
      all_nil))
    (show ∀ x ∈ ([(Region.mk t_a [(.var v_a_min_0, .add (.var v_a_extent_0) (.var v_a_min_0)), (.var v_a_min_1, .add (.var v_a_extent_1) (.var v_a_min_1))], Binding.mk a_a t_a [v_x, v_y] [.add (.var v_x) (.mul (-1) (.var v_a_min_0)), .add (.var v_y) (.mul (-1) (.var v_a_min_1))] none)] : List (Region × Binding)), _ from (all_cons (within_each (fun (p0 : Int) (h8 : x_a_min_0 ≤ p0) (h9 : p0 < (x_a_extent_0 + x_a_min_0)) (p1 : Int) (h10 : x_a_min_1 ≤ p1) (h11 : p1 < (x_a_extent_1 + x_a_min_1)) => within_each (fun (y_s0 : Int) (h12 : x_a_min_0 ≤ y_s0) (h13 : y_s0 < (x_a_extent_0 + x_a_min_0)) (y_s1 : Int) (h14 : x_a_min_1 ≤ y_s1) (h15 : y_s1 < (x_a_extent_1 + x_a_min_1)) he => have he : (y_s0 + (-1) * x_a_min_0) = (p0 + (-1) * x_a_min_0) ∧ (y_s1 + (-1) * x_a_min_1) = (p1 + (-1) * x_a_min_1) := loc_eq2 he; (idx_congr2 (by omega) (by omega)))))
      all_nil))

abbrev inside (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 : Int) : Ten → List Int → Prop := fun at_ point => if at_ = t_f then (x_a_min_1 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_a_extent_1 + x_a_min_1) ∧ x_a_min_0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < x_a_extent_0 + x_a_min_0 else if at_ = t_g then (x_a_min_1 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_a_extent_1 + x_a_min_1) ∧ x_a_min_0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < x_a_extent_0 + x_a_min_0 else if at_ = t_h then (x_a_min_1 ≤ (point.getD 1 0) ∧ (point.getD 1 0) < x_a_extent_1 + x_a_min_1) ∧ x_a_min_0 ≤ (point.getD 0 0) ∧ (point.getD 0 0) < x_a_extent_0 + x_a_min_0 else True

theorem covered_0 (E : Env) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (p0 p1 : Int) (h8 : x_h_min_0 ≤ p0) (h9 : p0 < x_h_extent_0 + x_h_min_0) (h10 : x_h_min_1 ≤ p1) (h11 : p1 < x_h_extent_1 + x_h_min_1) :
    spec.Given (inside x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) t_h [p0, p1] :=
  (given_equation (p := [p0, p1]) (.tail _ (.tail _ (.head _))) rfl rfl rfl
  (⟨⟨(int_lab_lbc_lac h5 h10), (fact_20 h7 h11)⟩, ⟨(int_lab_lbc_lac h4 h8), (fact_20 h6 h9)⟩⟩
  : (x_a_min_1 ≤ p1 ∧ p1 < x_a_extent_1 + x_a_min_1) ∧ x_a_min_0 ≤ p0 ∧ p0 < x_a_extent_0 + x_a_min_0)
  (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (x y : Int) (h8 : True) (h9 : (x_a_min_1 ≤ y ∧ y < x_a_extent_1 + x_a_min_1) ∧ x_a_min_0 ≤ x ∧ x < x_a_extent_0 + x_a_min_0) :
    TExp.Defined I M (spec.Given (inside x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1)) (.fn (.builtin "+" .i32) [.access t_a [.var v_x, .var v_y], .fn (.literal .i32 1 1) []]) (((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_x x).set v_y y) :=
  (defined_fn (defined_cons (defined_access (given_input (p := [x, y]) (.head _) rfl rfl
  (region_iff.2 ⟨x, _, rfl, h9.2.1, h9.2.2, y, _, rfl, h9.1.1, h9.1.2, rfl⟩)))
  (defined_cons (defined_fn defined_nil) defined_nil)))

theorem defined_1 (E : Env) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (x y : Int) (h8 : True) (h9 : (x_a_min_1 ≤ y ∧ y < x_a_extent_1 + x_a_min_1) ∧ x_a_min_0 ≤ x ∧ x < x_a_extent_0 + x_a_min_0) :
    TExp.Defined I M (spec.Given (inside x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1)) (.fn (.builtin "*" .i32) [.access t_f [.var v_x, .var v_y], .fn (.literal .i32 2 1) []]) (((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_x x).set v_y y) :=
  (defined_fn (defined_cons (defined_access (given_equation (p := [x, y]) (.head _) rfl rfl rfl (h9
  : (x_a_min_1 ≤ y ∧ y < x_a_extent_1 + x_a_min_1) ∧ x_a_min_0 ≤ x ∧ x < x_a_extent_0 + x_a_min_0)
  (cond_holds.2 (h8 : True)))) (defined_cons (defined_fn defined_nil) defined_nil)))

theorem defined_2 (E : Env) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) (x y : Int) (h8 : True) (h9 : (x_a_min_1 ≤ y ∧ y < x_a_extent_1 + x_a_min_1) ∧ x_a_min_0 ≤ x ∧ x < x_a_extent_0 + x_a_min_0) :
    TExp.Defined I M (spec.Given (inside x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1)) (.fn (.builtin "*" .i32) [.access t_g [.var v_x, .var v_y], .fn (.literal .i32 3 1) []]) (((base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1).set v_x x).set v_y y) :=
  (defined_fn (defined_cons (defined_access (given_equation (p := [x, y]) (.tail _ (.head _)) rfl rfl rfl (h9
  : (x_a_min_1 ≤ y ∧ y < x_a_extent_1 + x_a_min_1) ∧ x_a_min_0 ≤ x ∧ x < x_a_extent_0 + x_a_min_0)
  (cond_holds.2 (h8 : True)))) (defined_cons (defined_fn defined_nil) defined_nil)))

theorem defined (E : Env) (x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 : Int) (h0 : 0 ≤ x_h_extent_0) (h1 : 0 ≤ x_h_extent_1) (h2 : 0 ≤ x_a_extent_0) (h3 : 0 ≤ x_a_extent_1) (h4 : x_a_min_0 ≤ x_h_min_0) (h5 : x_a_min_1 ≤ x_h_min_1) (h6 : x_h_min_0 + x_h_extent_0 ≤ x_a_min_0 + x_a_extent_0) (h7 : x_h_min_1 + x_h_extent_1 ≤ x_a_min_1 + x_a_extent_1) : spec.Defined (base E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1) :=
  defined_of (inside x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1)
    (all_cons (region_each (fun p0 a0 a1 p1 a2 a3 => covered_0 E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 h0 h1 h2 h3 h4 h5 h6 h7 p0 p1 a0 a1 a2 a3))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined2 (fun x y => cond_holds) (fun x y hg hk => defined_0 E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 h0 h1 h2 h3 h4 h5 h6 h7 x y hg hk))
    (all_cons (well_defined2 (fun x y => cond_holds) (fun x y hg hk => defined_1 E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 h0 h1 h2 h3 h4 h5 h6 h7 x y hg hk))
    (all_cons (well_defined2 (fun x y => cond_holds) (fun x y hg hk => defined_2 E x_h_min_0 x_h_extent_0 x_h_min_1 x_h_extent_1 x_a_min_0 x_a_extent_0 x_a_min_1 x_a_extent_1 h0 h1 h2 h3 h4 h5 h6 h7 x y hg hk))
    all_nil))))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) (-1) 1 (-1) 1 (-1) 1 (-1) 1) (fun _ => 0)
    ⟨(all_cons (by decide) (all_cons (by decide) (all_cons (by decide) (all_cons (by decide) all_nil)))), (all_cons (by decide) (all_cons (by decide) (all_cons (by decide) (all_cons (by decide) all_nil))))⟩
    ⟨_, (.head _), [(-1), (-1)], region_iff.2 ⟨(-1), _, rfl, (by decide), (by decide), (-1), _, rfl, (by decide), (by decide), rfl⟩⟩
    all_nil
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => 0 ≤ (E v_h_extent_0) ∧ 0 ≤ (E v_h_extent_1) ∧ 0 ≤ (E v_a_extent_0) ∧ 0 ≤ (E v_a_extent_1) ∧ (E v_a_min_0) ≤ (E v_h_min_0) ∧ (E v_a_min_1) ≤ (E v_h_min_1) ∧ (E v_h_min_0) + (E v_h_extent_0) ≤ (E v_a_min_0) + (E v_a_extent_0) ∧ (E v_h_min_1) + (E v_h_extent_1) ≤ (E v_a_min_1) + (E v_a_extent_1))
    (fun E => base E (E v_h_min_0) (E v_h_extent_0) (E v_h_min_1) (E v_h_extent_1) (E v_a_min_0) (E v_a_extent_0) (E v_a_min_1) (E v_a_extent_1)) base_self (fun E ha => ⟨cond_holds.1 (ha.1 _ (.head _)), cond_holds.1 (ha.1 _ (.tail _ (.head _))), cond_holds.1 (ha.1 _ (.tail _ (.tail _ (.head _)))), cond_holds.1 (ha.1 _ (.tail _ (.tail _ (.tail _ (.head _))))), cond_holds.1 (ha.2 _ (.head _)), cond_holds.1 (ha.2 _ (.tail _ (.head _))), cond_holds.1 (ha.2 _ (.tail _ (.tail _ (.head _)))), cond_holds.1 (ha.2 _ (.tail _ (.tail _ (.tail _ (.head _)))))⟩) inhabited
    (fun E a => defined E (E v_h_min_0) (E v_h_extent_0) (E v_h_min_1) (E v_h_extent_1) (E v_a_min_0) (E v_a_extent_0) (E v_a_min_1) (E v_a_extent_1) a.1 a.2.1 a.2.2.1 a.2.2.2.1 a.2.2.2.2.1 a.2.2.2.2.2.1 a.2.2.2.2.2.2.1 a.2.2.2.2.2.2.2) (fun E a => placed E (E v_h_min_0) (E v_h_extent_0) (E v_h_min_1) (E v_h_extent_1) (E v_a_min_0) (E v_a_extent_0) (E v_a_min_1) (E v_a_extent_1) a.1 a.2.1 a.2.2.1 a.2.2.2.1 a.2.2.2.2.1 a.2.2.2.2.2.1 a.2.2.2.2.2.2.1 a.2.2.2.2.2.2.2)
    (fun E a => consistent E (E v_h_min_0) (E v_h_extent_0) (E v_h_min_1) (E v_h_extent_1) (E v_a_min_0) (E v_a_extent_0) (E v_a_min_1) (E v_a_extent_1) a.1 a.2.1 a.2.2.1 a.2.2.2.1 a.2.2.2.2.1 a.2.2.2.2.2.1 a.2.2.2.2.2.2.1 a.2.2.2.2.2.2.2) (fun E a => solvable E (E v_h_min_0) (E v_h_extent_0) (E v_h_min_1) (E v_h_extent_1) (E v_a_min_0) (E v_a_extent_0) (E v_a_min_1) (E v_a_extent_1) a.1 a.2.1 a.2.2.1 a.2.2.2.1 a.2.2.2.2.1 a.2.2.2.2.2.1 a.2.2.2.2.2.2.1 a.2.2.2.2.2.2.2)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_h_min_0) (E v_h_extent_0) (E v_h_min_1) (E v_h_extent_1) (E v_a_min_0) (E v_a_extent_0) (E v_a_min_1) (E v_a_extent_1) hl hM a.1 a.2.1 a.2.2.1 a.2.2.2.1 a.2.2.2.2.1 a.2.2.2.2.2.1 a.2.2.2.2.2.2.1 a.2.2.2.2.2.2.2)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 p1 b2 b3 => output_0_1 (E v_h_min_0) (E v_h_extent_0) (E v_h_min_1) (E v_h_extent_1) (E v_a_min_0) (E v_a_extent_0) (E v_a_min_1) (E v_a_extent_1) hl hM p0 p1 a.1 a.2.1 a.2.2.1 a.2.2.2.1 a.2.2.2.2.1 a.2.2.2.2.2.1 a.2.2.2.2.2.2.1 a.2.2.2.2.2.2.2 b0 b1 b2 b3)) all_nil)) all_nil))


end Redverify.Certificate.round_up
