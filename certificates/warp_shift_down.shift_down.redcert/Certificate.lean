module

public import Redverify.Rules

set_option linter.unusedVariables false

@[expose] public noncomputable section

namespace Redverify.Certificate.shift_down

/-- `N` -/ abbrev v_N : Var := 0
/-- `M` -/ abbrev v_M : Var := 1
/-- `i` -/ abbrev v_i : Var := 2
/-- `k` -/ abbrev v_k : Var := 3
/-- `i0` -/ abbrev v_i0 : Var := 4
/-- `i1` -/ abbrev v_i1 : Var := 5
/-- `l` -/ abbrev v_l : Var := 6
/-- `c` -/ abbrev v_c : Var := 7
/-- `a` -/ abbrev a_a : Arr := 0
/-- `b` -/ abbrev a_b : Arr := 1
/-- `r` -/ abbrev a_r : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `B` -/ abbrev t_B : Ten := 1

/-- Specification `row_max`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_M))]
  inputs := [Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)]]
  outputs := [Region.mk t_B [(.const 0, .var v_N)]]
  equations :=
    [
      Equation.mk
        t_B
        [v_i]
        .true
        (.reduce
          [.fn (.special .f32 "-inf") []]
          (.builtin "max" .f32)
          [v_k]
          (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M)))
          (.access t_A [.var v_i, .var v_k]))]

/-- Implementation `shift_down`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [
      Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none,
      Binding.mk a_b t_B [v_i0] [.var v_i0] none]
  body :=
    .par v_i (.const 0) (.var v_N) <|
      .allocate a_r [.const 8] <|
      .seq (.par v_l (.const 0) (.const 8) <|
        .seq (.assign a_r [.var v_l] (.fn (.special .f32 "-inf") [])) <|
        .scope [a_r] <|
          .for v_c (.const 0) (.div (.add (.add (.var v_M) (.mul (-1) (.var v_l))) (.const 7)) 8) <|
            .accumulate
              false
              (.builtin "max" .f32)
              a_r
              [.var v_l]
              (.read a_a [.var v_i, .add (.mul 8 (.var v_c)) (.var v_l)])) <|
      .seq (.scope [a_r] <|
        .par v_l (.const 0) (.const 4) <|
          .accumulate false (.builtin "max" .f32) a_r [.var v_l] (.read a_r [.add (.var v_l) (.const 4)])) <|
      .seq (.scope [a_r] <|
        .par v_l (.const 0) (.const 2) <|
          .accumulate false (.builtin "max" .f32) a_r [.var v_l] (.read a_r [.add (.var v_l) (.const 2)])) <|
      .seq (.scope [a_r] <|
        .accumulate false (.builtin "max" .f32) a_r [.const 0] (.read a_r [.const 1])) <|
      .assign a_b [.var v_i] (.read a_r [.const 0])

/-- The laws that the proof uses. -/
def laws (V : Type) (I : Interp V) : Prop := Assoc I (.builtin "max" .f32) ∧ RightComm I (.builtin "max" .f32) ∧ RightUnit I (.builtin "max" .f32) (I.fn (.special .f32 "-inf") [])

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "max" .f32) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "max" .f32) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "max" .f32) (I.fn (.special .f32 "-inf") []) := hl.2.2

abbrev f_0 : Fn := .builtin "max" .f32
abbrev f_1 : Fn := .special .f32 "-inf"

abbrev base (E : Env) (x_N x_M : Int) : Env := ((E.set v_N x_N).set v_M x_M)

theorem base_self (E : Env) : base E (E v_N) (E v_M) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_a : ∀ b ∈ impl.bindings, b.array = a_a → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem shape_a_b : ∀ b ∈ impl.bindings, b.array = a_b → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

abbrev value_0 {V : Type} (I : Interp V) (M : Model V) (y_c0 x_M x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((y_c0 ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((y_k0 + ((-1) * y_c0)) % 8) = 0))) (body1 (fun y_k0 => (M t_A [x_i, y_k0]))))

abbrev value_1 {V : Type} (I : Interp V) (M : Model V) (y_c0 x_M x_c x_i x_l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((((y_c0 ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((y_k0 + ((-1) * y_c0)) % 8) = 0)) ∧ (y_c0 < x_l)) ∨ ((((x_l ≤ y_k0) ∧ (y_k0 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (y_c0 = x_l)) ∧ (((y_k0 + ((-1) * x_l)) % 8) = 0)))) (body1 (fun y_k0 => (M t_A [x_i, y_k0]))))

abbrev value_2 {V : Type} (I : Interp V) (M : Model V) (y_c0 x_M x_i x_l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((((y_c0 + 4) ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((y_k0 + ((-1) * y_c0)) % 8) = 4)) ∧ (y_c0 < x_l)) ∨ (((y_c0 ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((y_k0 + ((-1) * y_c0)) % 8) = 0)))) (body1 (fun y_k0 => (M t_A [x_i, y_k0]))))

abbrev value_3 {V : Type} (I : Interp V) (M : Model V) (y_c0 x_M x_i x_l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (((((((y_c0 + 2) ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((y_k0 + ((-1) * y_c0)) % 8) = 2)) ∧ (y_c0 < x_l)) ∨ (((((y_c0 + 4) ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (y_c0 ≤ 3)) ∧ (((y_k0 + ((-1) * y_c0)) % 8) = 4))) ∨ (((((y_c0 + 6) ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((y_k0 + ((-1) * y_c0)) % 8) = 6)) ∧ (y_c0 < x_l))) ∨ (((y_c0 ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((y_k0 + ((-1) * y_c0)) % 8) = 0)))) (body1 (fun y_k0 => (M t_A [x_i, y_k0]))))

abbrev value_4 {V : Type} (I : Interp V) (M : Model V) (x_c x_i x_l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (y_k0 = ((8 * x_c) + x_l)) ∨ (((x_l ≤ y_k0) ∧ (y_k0 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (((y_k0 + ((-1) * x_l)) % 8) = 0)))) (body1 (fun y_k0 => (M t_A [x_i, y_k0]))))

abbrev value_5 {V : Type} (I : Interp V) (M : Model V) (x_M x_i x_l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((((x_l + 4) ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((y_k0 + ((-1) * x_l)) % 8) = 4)) ∨ (((x_l ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((y_k0 + ((-1) * x_l)) % 8) = 0)))) (body1 (fun y_k0 => (M t_A [x_i, y_k0]))))

abbrev value_6 {V : Type} (I : Interp V) (M : Model V) (x_M x_i x_l : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((((((x_l + 2) ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((y_k0 + ((-1) * x_l)) % 8) = 2)) ∨ ((((x_l + 4) ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((y_k0 + ((-1) * x_l)) % 8) = 4))) ∨ ((((x_l + 6) ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((y_k0 + ((-1) * x_l)) % 8) = 6))) ∨ (((x_l ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((y_k0 + ((-1) * x_l)) % 8) = 0)))) (body1 (fun y_k0 => (M t_A [x_i, y_k0]))))

abbrev value_7 {V : Type} (I : Interp V) (M : Model V) (x_M x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((((((-5) ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (6 ≤ ((y_k0 + (-3)) % 8))) ∨ ((((0 ≤ y_k0) ∧ (y_k0 < x_M)) ∧ ((y_k0 % 8) ≤ 4)) ∧ (3 ≤ (y_k0 % 8)))) ∨ (((0 ≤ y_k0) ∧ (y_k0 < x_M)) ∧ ((y_k0 % 8) = 0))) ∨ (((0 ≤ y_k0) ∧ (y_k0 < x_M)) ∧ (((((-1) * y_k0) + (-1)) % 8) ≤ 2)))) (body1 (fun y_k0 => (M t_A [x_i, y_k0]))))

abbrev value_8 {V : Type} (I : Interp V) (M : Model V) (x_M x_i : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0) ∧ (y_k0 < x_M))) (body1 (fun y_k0 => (M t_A [x_i, y_k0]))))

theorem equation_0 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : True) :
    (M t_B [x_i]) = (value_8 I M x_M x_i) :=
  (Eq.trans (hM _ (.head _) [x_i] rfl (cond_holds.2 h0))
    (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_k] (.and (.le (.const 0) (.var v_k)) (.lt (.var v_k) (.var v_M))) (.access t_A [.var v_i, .var v_k])) ((base E x_N x_M).set v_i x_i) = _ from
      (eval_reduce_some1
        rfl
        (fun (x_k : Int) => cond_holds)
        (fun (x_k : Int) (h1 : (0 ≤ x_k) ∧ (x_k < x_M)) => rfl))))

def known_1_0 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i : Int) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => ((0 ≤ y_c1) ∧ (y_c1 < x_M)) ∧ ((0 ≤ y_c0) ∧ (y_c0 < x_N)))
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

def known_1_1 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i : Int) : Heap V :=
  .points1 a_b
    (fun y_c0 => (0 ≤ y_c0) ∧ (y_c0 < x_i))
    (fun y_c0 => (M t_B [y_c0]))

def known_1 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i : Int) : Heap V :=
  ((known_1_0 I M x_N x_M x_i).and (known_1_1 I M x_N x_M x_i))

def known_2_0 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l : Int) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => ((0 ≤ y_c1) ∧ (y_c1 < x_M)) ∧ ((0 ≤ y_c0) ∧ (y_c0 < x_N)))
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

def known_2_1 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l : Int) : Heap V :=
  .points1 a_b
    (fun y_c0 => (0 ≤ y_c0) ∧ (y_c0 < x_i))
    (fun y_c0 => (M t_B [y_c0]))

def known_2_2 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => (0 ≤ y_c0) ∧ (y_c0 < x_l))
    (fun y_c0 => (value_0 I M y_c0 x_M x_i))

def known_2 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l : Int) : Heap V :=
  ((known_2_0 I M x_N x_M x_i x_l).and ((known_2_1 I M x_N x_M x_i x_l).and (known_2_2 I M x_N x_M x_i x_l)))

def known_3_0 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l x_c : Int) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => ((0 ≤ y_c1) ∧ (y_c1 < x_M)) ∧ ((0 ≤ y_c0) ∧ (y_c0 < x_N)))
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

def known_3_1 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l x_c : Int) : Heap V :=
  .points1 a_b
    (fun y_c0 => (0 ≤ y_c0) ∧ (y_c0 < x_i))
    (fun y_c0 => (M t_B [y_c0]))

def known_3_2 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l x_c : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => (0 ≤ y_c0) ∧ (y_c0 ≤ x_l))
    (fun y_c0 => (value_1 I M y_c0 x_M x_c x_i x_l))

def known_3 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l x_c : Int) : Heap V :=
  ((known_3_0 I M x_N x_M x_i x_l x_c).and ((known_3_1 I M x_N x_M x_i x_l x_c).and (known_3_2 I M x_N x_M x_i x_l x_c)))

def body_3 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate
    false
    f_0
    a_r
    [.var v_l]
    (.read a_a [.var v_i, .add (.mul 8 (.var v_c)) (.var v_l)])
    (fun e => (value_4 I M (e v_c) (e v_i) (e v_l)))

theorem vc_3 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i x_l x_c : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_l) (h4 : x_l < 8) (h5 : 0 ≤ x_c) (h6 : x_c < (((x_M + ((-1) * x_l)) + 7) / 8)) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M)) a_r [8]) ((((base E x_N x_M).set v_i x_i).set v_l x_l).set v_c x_c) (known_3 I M x_N x_M x_i x_l x_c) :=
  (vc_accumulate_of
    (value_1 I M x_l x_M x_c x_i x_l)
    (M t_A [x_i, ((8 * x_c) + x_l)])
    (show (known_3 I M x_N x_M x_i x_l x_c) ⟨a_r, [x_l]⟩ (value_1 I M x_l x_M x_c x_i x_l) from
      (at_right (at_right (at_points1 x_l ⟨h3, (show x_l ≤ x_l from by omega)⟩ rfl))))
    (ev_read
      (show (known_3 I M x_N x_M x_i x_l x_c) ⟨a_a, [x_i, ((8 * x_c) + x_l)]⟩ (M t_A [x_i, ((8 * x_c) + x_l)]) from
        (at_left
          (at_points2
            x_i
            ((8 * x_c) + x_l)
            ⟨⟨(show 0 ≤ ((8 * x_c) + x_l) from by omega), (show ((8 * x_c) + x_l) < x_M from by omega)⟩, ⟨h1, h2⟩⟩
            rfl))))
    (show (I.fn f_0 [(value_1 I M x_l x_M x_c x_i x_l), (M t_A [x_i, ((8 * x_c) + x_l)])]) = (value_4 I M x_c x_i x_l) from
      (append1
        ((8 * x_c) + x_l)
        (min x_l (x_l + (8 * x_c)))
        ((x_l + (8 * x_c)) + 1)
        (fun (y_q0 : Int) (h7 : (y_q0 = ((8 * x_c) + x_l)) ∨ (((x_l ≤ y_q0) ∧ (y_q0 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0))) =>
          (Or.elim h7
            (fun (h8 : y_q0 = ((8 * x_c) + x_l)) =>
              (show ((min x_l (x_l + (8 * x_c))) ≤ y_q0) ∧ (y_q0 < ((x_l + (8 * x_c)) + 1)) from by omega))
            (fun (h8 : ((x_l ≤ y_q0) ∧ (y_q0 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0)) =>
              (show ((min x_l (x_l + (8 * x_c))) ≤ y_q0) ∧ (y_q0 < ((x_l + (8 * x_c)) + 1)) from by omega))))
        (fun (y_q0 : Int) =>
          ⟨(fun (h7 : (y_q0 = ((8 * x_c) + x_l)) ∨ (((x_l ≤ y_q0) ∧ (y_q0 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0))) =>
             (Or.elim h7
               (fun (h8 : y_q0 = ((8 * x_c) + x_l)) => (Or.inr h8))
               (fun (h8 : ((x_l ≤ y_q0) ∧ (y_q0 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0)) =>
                 (Or.inl (Or.inr ⟨⟨h8.1, rfl⟩, h8.2⟩))))), (fun (h7 : (((((x_l ≤ y_q0) ∧ (y_q0 < x_M)) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0)) ∧ (x_l < x_l)) ∨ ((((x_l ≤ y_q0) ∧ (y_q0 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (x_l = x_l)) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0))) ∨ (y_q0 = ((8 * x_c) + x_l))) =>
             (Or.elim h7
               (fun (h8 : ((((x_l ≤ y_q0) ∧ (y_q0 < x_M)) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0)) ∧ (x_l < x_l)) ∨ ((((x_l ≤ y_q0) ∧ (y_q0 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (x_l = x_l)) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0))) =>
                 (Or.elim h8
                   (fun (h9 : (((x_l ≤ y_q0) ∧ (y_q0 < x_M)) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0)) ∧ (x_l < x_l)) =>
                     (False.elim (show False from by omega)))
                   (fun (h9 : (((x_l ≤ y_q0) ∧ (y_q0 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (x_l = x_l)) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0)) =>
                     (Or.inr ⟨h9.1.1, h9.2⟩))))
               (fun (h8 : y_q0 = ((8 * x_c) + x_l)) => (Or.inl h8))))⟩)
        (fun (y_q0 : Int) (h7 : ((((x_l ≤ y_q0) ∧ (y_q0 < x_M)) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0)) ∧ (x_l < x_l)) ∨ ((((x_l ≤ y_q0) ∧ (y_q0 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (x_l = x_l)) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0))) =>
          (Or.elim h7
            (fun (h8 : (((x_l ≤ y_q0) ∧ (y_q0 < x_M)) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0)) ∧ (x_l < x_l)) =>
              (False.elim (show False from by omega)))
            (fun (h8 : (((x_l ≤ y_q0) ∧ (y_q0 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (x_l = x_l)) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0)) =>
              (show y_q0 < ((8 * x_c) + x_l) from by omega))))
        (fun (y_q0 : Int) (h7 : ((((x_l ≤ y_q0) ∧ (y_q0 < x_M)) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0)) ∧ (x_l < x_l)) ∨ ((((x_l ≤ y_q0) ∧ (y_q0 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (x_l = x_l)) ∧ (((y_q0 + ((-1) * x_l)) % 8) = 0))) =>
          rfl)
        rfl)))

theorem kept_3 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i x_l x_c : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_l) (h4 : x_l < 8) (h5 : 0 ≤ x_c) (h6 : x_c < (((x_M + ((-1) * x_l)) + 7) / 8)) :
    Heap.Entails ((body_3 I M).post ((((base E x_N x_M).set v_i x_i).set v_l x_l).set v_c x_c) (known_3 I M x_N x_M x_i x_l x_c)) (known_3 I M x_N x_M x_i x_l (x_c + 1)) :=
  (show Heap.Entails _ (known_3 I M x_N x_M x_i x_l (x_c + 1)) from
    (entails_and
      (entails_points2
        (fun (y_q1 y_q2 : Int) (h7 : ((0 ≤ y_q2) ∧ (y_q2 < x_M)) ∧ ((0 ≤ y_q1) ∧ (y_q1 < x_N))) =>
          (at_set_other
            (by decide)
            (show (known_3 I M x_N x_M x_i x_l x_c) ⟨a_a, [y_q1, y_q2]⟩ (M t_A [y_q1, y_q2]) from
              (at_left (at_points2 y_q1 y_q2 h7 rfl))))))
      (entails_and
        (entails_points1
          (fun (y_q3 : Int) (h7 : (0 ≤ y_q3) ∧ (y_q3 < x_i)) =>
            (at_set_other
              (by decide)
              (show (known_3 I M x_N x_M x_i x_l x_c) ⟨a_b, [y_q3]⟩ (M t_B [y_q3]) from
                (at_right (at_left (at_points1 y_q3 h7 rfl)))))))
        (entails_points1
          (fun (y_q4 : Int) (h7 : (0 ≤ y_q4) ∧ (y_q4 ≤ x_l)) =>
            ((Classical.em (y_q4 = x_l)).elim
              (fun (h8 : y_q4 = x_l) =>
                (at_set_eq1
                  y_q4
                  x_l
                  h8
                  (show (value_1 I M y_q4 x_M (x_c + 1) x_i x_l) = (value_4 I M x_c x_i x_l) from
                    (reduce_congr1
                      (fun (y_q5 : Int) =>
                        ⟨(fun (h9 : ((((y_q4 ≤ y_q5) ∧ (y_q5 < x_M)) ∧ (((y_q5 + ((-1) * y_q4)) % 8) = 0)) ∧ (y_q4 < x_l)) ∨ ((((x_l ≤ y_q5) ∧ (y_q5 ≤ (((8 * (x_c + 1)) + x_l) + (-8)))) ∧ (y_q4 = x_l)) ∧ (((y_q5 + ((-1) * x_l)) % 8) = 0))) =>
                           (Or.elim h9
                             (fun (h10 : (((y_q4 ≤ y_q5) ∧ (y_q5 < x_M)) ∧ (((y_q5 + ((-1) * y_q4)) % 8) = 0)) ∧ (y_q4 < x_l)) =>
                               (False.elim (show False from by omega)))
                             (fun (h10 : (((x_l ≤ y_q5) ∧ (y_q5 ≤ (((8 * (x_c + 1)) + x_l) + (-8)))) ∧ (y_q4 = x_l)) ∧ (((y_q5 + ((-1) * x_l)) % 8) = 0)) =>
                               (show (y_q5 = ((8 * x_c) + x_l)) ∨ (((x_l ≤ y_q5) ∧ (y_q5 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (((y_q5 + ((-1) * x_l)) % 8) = 0)) from by omega)))), (fun (h9 : (y_q5 = ((8 * x_c) + x_l)) ∨ (((x_l ≤ y_q5) ∧ (y_q5 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (((y_q5 + ((-1) * x_l)) % 8) = 0))) =>
                           (Or.elim h9
                             (fun (h10 : y_q5 = ((8 * x_c) + x_l)) =>
                               (Or.inr
                                 ⟨⟨⟨(show x_l ≤ y_q5 from by omega), (show y_q5 ≤ (((8 * (x_c + 1)) + x_l) + (-8)) from by omega)⟩, h8⟩, (show ((y_q5 + ((-1) * x_l)) % 8) = 0 from by omega)⟩))
                             (fun (h10 : ((x_l ≤ y_q5) ∧ (y_q5 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (((y_q5 + ((-1) * x_l)) % 8) = 0)) =>
                               (Or.inr
                                 ⟨⟨⟨h10.1.1, (show y_q5 ≤ (((8 * (x_c + 1)) + x_l) + (-8)) from by omega)⟩, h8⟩, h10.2⟩))))⟩)
                      (fun (y_q5 : Int) (h9 : ((((y_q4 ≤ y_q5) ∧ (y_q5 < x_M)) ∧ (((y_q5 + ((-1) * y_q4)) % 8) = 0)) ∧ (y_q4 < x_l)) ∨ ((((x_l ≤ y_q5) ∧ (y_q5 ≤ (((8 * (x_c + 1)) + x_l) + (-8)))) ∧ (y_q4 = x_l)) ∧ (((y_q5 + ((-1) * x_l)) % 8) = 0))) =>
                        rfl)))))
              (fun (h8 : ¬ (y_q4 = x_l)) =>
                (at_set_ne1
                  y_q4
                  x_l
                  h8
                  (show (known_3 I M x_N x_M x_i x_l x_c) ⟨a_r, [y_q4]⟩ (value_1 I M y_q4 x_M (x_c + 1) x_i x_l) from
                    (at_right
                      (at_right
                        (at_points1
                          y_q4
                          h7
                          (show (value_1 I M y_q4 x_M (x_c + 1) x_i x_l) = (value_1 I M y_q4 x_M x_c x_i x_l) from
                            (reduce_congr1
                              (fun (y_q6 : Int) =>
                                ⟨(fun (h9 : ((((y_q4 ≤ y_q6) ∧ (y_q6 < x_M)) ∧ (((y_q6 + ((-1) * y_q4)) % 8) = 0)) ∧ (y_q4 < x_l)) ∨ ((((x_l ≤ y_q6) ∧ (y_q6 ≤ (((8 * (x_c + 1)) + x_l) + (-8)))) ∧ (y_q4 = x_l)) ∧ (((y_q6 + ((-1) * x_l)) % 8) = 0))) =>
                                   (Or.elim h9
                                     (fun (h10 : (((y_q4 ≤ y_q6) ∧ (y_q6 < x_M)) ∧ (((y_q6 + ((-1) * y_q4)) % 8) = 0)) ∧ (y_q4 < x_l)) =>
                                       (Or.inl h10))
                                     (fun (h10 : (((x_l ≤ y_q6) ∧ (y_q6 ≤ (((8 * (x_c + 1)) + x_l) + (-8)))) ∧ (y_q4 = x_l)) ∧ (((y_q6 + ((-1) * x_l)) % 8) = 0)) =>
                                       (False.elim (show False from by omega))))), (fun (h9 : ((((y_q4 ≤ y_q6) ∧ (y_q6 < x_M)) ∧ (((y_q6 + ((-1) * y_q4)) % 8) = 0)) ∧ (y_q4 < x_l)) ∨ ((((x_l ≤ y_q6) ∧ (y_q6 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (y_q4 = x_l)) ∧ (((y_q6 + ((-1) * x_l)) % 8) = 0))) =>
                                   (Or.elim h9
                                     (fun (h10 : (((y_q4 ≤ y_q6) ∧ (y_q6 < x_M)) ∧ (((y_q6 + ((-1) * y_q4)) % 8) = 0)) ∧ (y_q4 < x_l)) =>
                                       (Or.inl h10))
                                     (fun (h10 : (((x_l ≤ y_q6) ∧ (y_q6 ≤ (((8 * x_c) + x_l) + (-8)))) ∧ (y_q4 = x_l)) ∧ (((y_q6 + ((-1) * x_l)) % 8) = 0)) =>
                                       (False.elim (show False from by omega)))))⟩)
                              (fun (y_q6 : Int) (h9 : ((((y_q4 ≤ y_q6) ∧ (y_q6 < x_M)) ∧ (((y_q6 + ((-1) * y_q4)) % 8) = 0)) ∧ (y_q4 < x_l)) ∨ ((((x_l ≤ y_q6) ∧ (y_q6 ≤ (((8 * (x_c + 1)) + x_l) + (-8)))) ∧ (y_q4 = x_l)) ∧ (((y_q6 + ((-1) * x_l)) % 8) = 0))) =>
                                rfl)))))))))))))))

def body_2 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_r [.var v_l] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_r] <|
    .for v_c (.const 0) (.div (.add (.add (.var v_M) (.mul (-1) (.var v_l))) (.const 7)) 8)
      (fun e x => known_3 I M (e v_N) (e v_M) (e v_i) (e v_l) x) (body_3 I M)

theorem vc_2 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i x_l : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_l) (h4 : x_l < 8) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M)) a_r [8]) (((base E x_N x_M).set v_i x_i).set v_l x_l) (known_2 I M x_N x_M x_i x_l) :=
  (vc_seq
    (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h3, h4, trivial⟩) ev_const rfl)
    (vc_scope
      (vc_for_of
        0
        (((x_M + ((-1) * x_l)) + 7) / 8)
        rfl
        rfl
        (show Heap.Entails _ (known_3 I M x_N x_M x_i x_l 0) from
          (entails_and
            (entails_points2
              (fun (y_q7 y_q8 : Int) (h5 : ((0 ≤ y_q8) ∧ (y_q8 < x_M)) ∧ ((0 ≤ y_q7) ∧ (y_q7 < x_N))) =>
                (at_set_other
                  (by decide)
                  (show (known_2 I M x_N x_M x_i x_l) ⟨a_a, [y_q7, y_q8]⟩ (M t_A [y_q7, y_q8]) from
                    (at_left (at_points2 y_q7 y_q8 h5 rfl))))))
            (entails_and
              (entails_points1
                (fun (y_q9 : Int) (h5 : (0 ≤ y_q9) ∧ (y_q9 < x_i)) =>
                  (at_set_other
                    (by decide)
                    (show (known_2 I M x_N x_M x_i x_l) ⟨a_b, [y_q9]⟩ (M t_B [y_q9]) from
                      (at_right (at_left (at_points1 y_q9 h5 rfl)))))))
              (entails_points1
                (fun (y_q10 : Int) (h5 : (0 ≤ y_q10) ∧ (y_q10 ≤ x_l)) =>
                  ((Classical.em (y_q10 = x_l)).elim
                    (fun (h6 : y_q10 = x_l) =>
                      (at_set_eq1
                        y_q10
                        x_l
                        h6
                        (show (value_1 I M y_q10 x_M 0 x_i x_l) = (I.fn f_1 []) from
                          (Eq.trans
                            (show (value_1 I M y_q10 x_M 0 x_i x_l) = (I.fn f_1 []) from
                              (reduce_empty1
                                (fun (y_q11 : Int) =>
                                  (show ¬ (((((y_q10 ≤ y_q11) ∧ (y_q11 < x_M)) ∧ (((y_q11 + ((-1) * y_q10)) % 8) = 0)) ∧ (y_q10 < x_l)) ∨ ((((x_l ≤ y_q11) ∧ (y_q11 ≤ (((8 * 0) + x_l) + (-8)))) ∧ (y_q10 = x_l)) ∧ (((y_q11 + ((-1) * x_l)) % 8) = 0))) from by omega))))
                            rfl))))
                    (fun (h6 : ¬ (y_q10 = x_l)) =>
                      (at_set_ne1
                        y_q10
                        x_l
                        h6
                        (show (known_2 I M x_N x_M x_i x_l) ⟨a_r, [y_q10]⟩ (value_1 I M y_q10 x_M 0 x_i x_l) from
                          (at_right
                            (at_right
                              (at_points1
                                y_q10
                                ⟨h5.1, (show y_q10 < x_l from by omega)⟩
                                (show (value_1 I M y_q10 x_M 0 x_i x_l) = (value_0 I M y_q10 x_M x_i) from
                                  (reduce_congr1
                                    (fun (y_q12 : Int) =>
                                      ⟨(fun (h7 : ((((y_q10 ≤ y_q12) ∧ (y_q12 < x_M)) ∧ (((y_q12 + ((-1) * y_q10)) % 8) = 0)) ∧ (y_q10 < x_l)) ∨ ((((x_l ≤ y_q12) ∧ (y_q12 ≤ (((8 * 0) + x_l) + (-8)))) ∧ (y_q10 = x_l)) ∧ (((y_q12 + ((-1) * x_l)) % 8) = 0))) =>
                                         (Or.elim h7
                                           (fun (h8 : (((y_q10 ≤ y_q12) ∧ (y_q12 < x_M)) ∧ (((y_q12 + ((-1) * y_q10)) % 8) = 0)) ∧ (y_q10 < x_l)) =>
                                             h8.1)
                                           (fun (h8 : (((x_l ≤ y_q12) ∧ (y_q12 ≤ (((8 * 0) + x_l) + (-8)))) ∧ (y_q10 = x_l)) ∧ (((y_q12 + ((-1) * x_l)) % 8) = 0)) =>
                                             (False.elim (show False from by omega))))), (fun (h7 : ((y_q10 ≤ y_q12) ∧ (y_q12 < x_M)) ∧ (((y_q12 + ((-1) * y_q10)) % 8) = 0)) =>
                                         (Or.inl ⟨h7, (show y_q10 < x_l from by omega)⟩))⟩)
                                    (fun (y_q12 : Int) (h7 : ((((y_q10 ≤ y_q12) ∧ (y_q12 < x_M)) ∧ (((y_q12 + ((-1) * y_q10)) % 8) = 0)) ∧ (y_q10 < x_l)) ∨ ((((x_l ≤ y_q12) ∧ (y_q12 ≤ (((8 * 0) + x_l) + (-8)))) ∧ (y_q10 = x_l)) ∧ (((y_q12 + ((-1) * x_l)) % 8) = 0))) =>
                                      rfl)))))))))))))))
        (fun (x_c : Int) (h5 : 0 ≤ x_c) (h6 : x_c < (((x_M + ((-1) * x_l)) + 7) / 8)) =>
          (vc_3 x_N x_M x_i x_l x_c hl hM h0 h1 h2 h3 h4 h5 h6))
        (fun (x_c : Int) (h5 : 0 ≤ x_c) (h6 : x_c < (((x_M + ((-1) * x_l)) + 7) / 8)) =>
          (kept_3 x_N x_M x_i x_l x_c hl hM h0 h1 h2 h3 h4 h5 h6)))))

theorem kept_2 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i x_l : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_l) (h4 : x_l < 8) :
    Heap.Entails ((body_2 I M).post (((base E x_N x_M).set v_i x_i).set v_l x_l) (known_2 I M x_N x_M x_i x_l)) (known_2 I M x_N x_M x_i (x_l + 1)) :=
  (show Heap.Entails _ (known_2 I M x_N x_M x_i (x_l + 1)) from
    (entails_and
      (entails_points2
        (fun (y_q13 y_q14 : Int) (h5 : ((0 ≤ y_q14) ∧ (y_q14 < x_M)) ∧ ((0 ≤ y_q13) ∧ (y_q13 < x_N))) =>
          (show (known_3 I M x_N x_M x_i x_l (max 0 (((x_M + ((-1) * x_l)) + 7) / 8))) ⟨a_a, [y_q13, y_q14]⟩ (M t_A [y_q13, y_q14]) from
            (at_left (at_points2 y_q13 y_q14 h5 rfl)))))
      (entails_and
        (entails_points1
          (fun (y_q15 : Int) (h5 : (0 ≤ y_q15) ∧ (y_q15 < x_i)) =>
            (show (known_3 I M x_N x_M x_i x_l (max 0 (((x_M + ((-1) * x_l)) + 7) / 8))) ⟨a_b, [y_q15]⟩ (M t_B [y_q15]) from
              (at_right (at_left (at_points1 y_q15 h5 rfl))))))
        (entails_points1
          (fun (y_q16 : Int) (h5 : (0 ≤ y_q16) ∧ (y_q16 < (x_l + 1))) =>
            (show (known_3 I M x_N x_M x_i x_l (max 0 (((x_M + ((-1) * x_l)) + 7) / 8))) ⟨a_r, [y_q16]⟩ (value_0 I M y_q16 x_M x_i) from
              (at_right
                (at_right
                  (at_points1
                    y_q16
                    ⟨h5.1, (show y_q16 ≤ x_l from by omega)⟩
                    (show (value_0 I M y_q16 x_M x_i) = (value_1 I M y_q16 x_M (max 0 (((x_M + ((-1) * x_l)) + 7) / 8)) x_i x_l) from
                      (reduce_congr1
                        (fun (y_q17 : Int) =>
                          ⟨(fun (h6 : ((y_q16 ≤ y_q17) ∧ (y_q17 < x_M)) ∧ (((y_q17 + ((-1) * y_q16)) % 8) = 0)) =>
                             (show ((((y_q16 ≤ y_q17) ∧ (y_q17 < x_M)) ∧ (((y_q17 + ((-1) * y_q16)) % 8) = 0)) ∧ (y_q16 < x_l)) ∨ ((((x_l ≤ y_q17) ∧ (y_q17 ≤ (((8 * (max 0 (((x_M + ((-1) * x_l)) + 7) / 8))) + x_l) + (-8)))) ∧ (y_q16 = x_l)) ∧ (((y_q17 + ((-1) * x_l)) % 8) = 0)) from by omega)), (fun (h6 : ((((y_q16 ≤ y_q17) ∧ (y_q17 < x_M)) ∧ (((y_q17 + ((-1) * y_q16)) % 8) = 0)) ∧ (y_q16 < x_l)) ∨ ((((x_l ≤ y_q17) ∧ (y_q17 ≤ (((8 * (max 0 (((x_M + ((-1) * x_l)) + 7) / 8))) + x_l) + (-8)))) ∧ (y_q16 = x_l)) ∧ (((y_q17 + ((-1) * x_l)) % 8) = 0))) =>
                             (Or.elim h6
                               (fun (h7 : (((y_q16 ≤ y_q17) ∧ (y_q17 < x_M)) ∧ (((y_q17 + ((-1) * y_q16)) % 8) = 0)) ∧ (y_q16 < x_l)) =>
                                 h7.1)
                               (fun (h7 : (((x_l ≤ y_q17) ∧ (y_q17 ≤ (((8 * (max 0 (((x_M + ((-1) * x_l)) + 7) / 8))) + x_l) + (-8)))) ∧ (y_q16 = x_l)) ∧ (((y_q17 + ((-1) * x_l)) % 8) = 0)) =>
                                 (show ((y_q16 ≤ y_q17) ∧ (y_q17 < x_M)) ∧ (((y_q17 + ((-1) * y_q16)) % 8) = 0) from by omega))))⟩)
                        (fun (y_q17 : Int) (h6 : ((y_q16 ≤ y_q17) ∧ (y_q17 < x_M)) ∧ (((y_q17 + ((-1) * y_q16)) % 8) = 0)) =>
                          rfl))))))))))))

theorem race_2 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    ParVC I 0 8 (body_2 I M).erase (fun x_l => (((base E x_N x_M).set v_i x_i).set v_l x_l)) (fun x_l => (body_2 I M).post (((base E x_N x_M).set v_i x_i).set v_l x_l) (known_2 I M x_N x_M x_i x_l)) :=
  (race_arrays
    [a_r]
    rfl
    rfl
    (all_cons
      (apart1
        (fun x_l y_c0 => y_c0 = x_l)
        (fun x_l y_c0 => (y_c0 = x_l) ∧ (x_l < x_M))
        (fun (x_l : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 8) =>
          (w_seq
            (w_assign1 x_l rfl)
            (w_scope
              (w_for
                0
                (((x_M + ((-1) * x_l)) + 7) / 8)
                rfl
                rfl
                (fun (x_c : Int) (h5 : 0 ≤ x_c) (h6 : x_c < (((x_M + ((-1) * x_l)) + 7) / 8)) =>
                  (w_accumulate1 x_l rfl))))))
        (fun (x_l : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 8) =>
          (r_seq
            (r_none rfl)
            (r_scope
              (r_for
                0
                (((x_M + ((-1) * x_l)) + 7) / 8)
                rfl
                rfl
                (fun (x_c : Int) (h5 : 0 ≤ x_c) (h6 : x_c < (((x_M + ((-1) * x_l)) + 7) / 8)) =>
                  (r_both (x_none rfl) (x_read1 x_l ⟨rfl, (show x_l < x_M from by omega)⟩)))))))
        (fun (x_l y_y y_c0 : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 8) (h5 : 0 ≤ y_y) (h6 : y_y < 8) (h7 : ¬ (x_l = y_y)) (h8 : y_c0 = x_l) =>
          (show (¬ ((y_c0 = y_y) ∧ (y_y < x_M))) ∧ (¬ (y_c0 = y_y)) from by omega)))
      all_nil))

def known_4_0 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l : Int) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => ((0 ≤ y_c1) ∧ (y_c1 < x_M)) ∧ ((0 ≤ y_c0) ∧ (y_c0 < x_N)))
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

def known_4_1 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l : Int) : Heap V :=
  .points1 a_b
    (fun y_c0 => (0 ≤ y_c0) ∧ (y_c0 < x_i))
    (fun y_c0 => (M t_B [y_c0]))

def known_4_2 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => (0 ≤ y_c0) ∧ (y_c0 < 8))
    (fun y_c0 => (value_2 I M y_c0 x_M x_i x_l))

def known_4 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l : Int) : Heap V :=
  ((known_4_0 I M x_N x_M x_i x_l).and ((known_4_1 I M x_N x_M x_i x_l).and (known_4_2 I M x_N x_M x_i x_l)))

def body_4 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_r [.var v_l] (.read a_r [.add (.var v_l) (.const 4)])
    (fun e => (value_5 I M (e v_M) (e v_i) (e v_l)))

theorem vc_4 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i x_l : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_l) (h4 : x_l < 4) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M)) a_r [8]) (((base E x_N x_M).set v_i x_i).set v_l x_l) (known_4 I M x_N x_M x_i x_l) :=
  (vc_accumulate_of
    (value_2 I M x_l x_M x_i x_l)
    (value_2 I M (x_l + 4) x_M x_i x_l)
    (show (known_4 I M x_N x_M x_i x_l) ⟨a_r, [x_l]⟩ (value_2 I M x_l x_M x_i x_l) from
      (at_right (at_right (at_points1 x_l ⟨h3, (show x_l < 8 from by omega)⟩ rfl))))
    (ev_read
      (show (known_4 I M x_N x_M x_i x_l) ⟨a_r, [(x_l + 4)]⟩ (value_2 I M (x_l + 4) x_M x_i x_l) from
        (at_right
          (at_right
            (at_points1 (x_l + 4) (show (0 ≤ (x_l + 4)) ∧ ((x_l + 4) < 8) from by omega) rfl)))))
    (show (I.fn f_0 [(value_2 I M x_l x_M x_i x_l), (value_2 I M (x_l + 4) x_M x_i x_l)]) = (value_5 I M x_M x_i x_l) from
      (union1
        (law_0 hl)
        (law_1 hl)
        (law_2 hl)
        x_l
        ((max ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 3) / 8))) + (-4)) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 7) / 8))) + (-8))) + 1)
        (fun (y_q22 : Int) (h5 : ((((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 4)) ∨ (((x_l ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 0))) =>
          (Or.elim h5
            (fun (h6 : (((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 4)) =>
              (show (x_l ≤ y_q22) ∧ (y_q22 < ((max ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 3) / 8))) + (-4)) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 7) / 8))) + (-8))) + 1)) from by omega))
            (fun (h6 : ((x_l ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 0)) =>
              ⟨h6.1.1, (show y_q22 < ((max ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 3) / 8))) + (-4)) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 7) / 8))) + (-8))) + 1) from by omega)⟩)))
        (fun (y_q22 : Int) =>
          ⟨(fun (h5 : ((((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 4)) ∨ (((x_l ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 0))) =>
             (Or.elim h5
               (fun (h6 : (((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 4)) =>
                 (Or.inr
                   (Or.inr ⟨h6.1, (show ((y_q22 + ((-1) * (x_l + 4))) % 8) = 0 from by omega)⟩)))
               (fun (h6 : ((x_l ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 0)) =>
                 (Or.inl (Or.inr h6))))), (fun (h5 : ((((((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 4)) ∧ (x_l < x_l)) ∨ (((x_l ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 0))) ∨ (((((((x_l + 4) + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * (x_l + 4))) % 8) = 4)) ∧ ((x_l + 4) < x_l)) ∨ ((((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * (x_l + 4))) % 8) = 0)))) =>
             (Or.elim h5
               (fun (h6 : (((((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 4)) ∧ (x_l < x_l)) ∨ (((x_l ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 0))) =>
                 (Or.elim h6
                   (fun (h7 : ((((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 4)) ∧ (x_l < x_l)) =>
                     (False.elim (show False from by omega)))
                   (fun (h7 : ((x_l ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 0)) =>
                     (Or.inr h7))))
               (fun (h6 : ((((((x_l + 4) + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * (x_l + 4))) % 8) = 4)) ∧ ((x_l + 4) < x_l)) ∨ ((((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * (x_l + 4))) % 8) = 0))) =>
                 (Or.elim h6
                   (fun (h7 : (((((x_l + 4) + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * (x_l + 4))) % 8) = 4)) ∧ ((x_l + 4) < x_l)) =>
                     (False.elim (show False from by omega)))
                   (fun (h7 : (((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * (x_l + 4))) % 8) = 0)) =>
                     (Or.inl ⟨h7.1, (show ((y_q22 + ((-1) * x_l)) % 8) = 4 from by omega)⟩))))))⟩)
        (fun (y_q22 : Int) (h5 : (((((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 4)) ∧ (x_l < x_l)) ∨ (((x_l ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 0))) =>
          (Or.elim h5
            (fun (h6 : ((((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 4)) ∧ (x_l < x_l)) =>
              (False.elim (show False from by omega)))
            (fun (h6 : ((x_l ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 0)) =>
              (show ¬ (((((((x_l + 4) + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * (x_l + 4))) % 8) = 4)) ∧ ((x_l + 4) < x_l)) ∨ ((((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * (x_l + 4))) % 8) = 0))) from by omega))))
        (fun (y_q22 : Int) (h5 : (((((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 4)) ∧ (x_l < x_l)) ∨ (((x_l ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * x_l)) % 8) = 0))) =>
          rfl)
        (fun (y_q22 : Int) (h5 : ((((((x_l + 4) + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * (x_l + 4))) % 8) = 4)) ∧ ((x_l + 4) < x_l)) ∨ ((((x_l + 4) ≤ y_q22) ∧ (y_q22 < x_M)) ∧ (((y_q22 + ((-1) * (x_l + 4))) % 8) = 0))) =>
          rfl))))

theorem kept_4 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i x_l : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_l) (h4 : x_l < 4) :
    Heap.Entails ((body_4 I M).post (((base E x_N x_M).set v_i x_i).set v_l x_l) (known_4 I M x_N x_M x_i x_l)) (known_4 I M x_N x_M x_i (x_l + 1)) :=
  (show Heap.Entails _ (known_4 I M x_N x_M x_i (x_l + 1)) from
    (entails_and
      (entails_points2
        (fun (y_q24 y_q25 : Int) (h5 : ((0 ≤ y_q25) ∧ (y_q25 < x_M)) ∧ ((0 ≤ y_q24) ∧ (y_q24 < x_N))) =>
          (at_set_other
            (by decide)
            (show (known_4 I M x_N x_M x_i x_l) ⟨a_a, [y_q24, y_q25]⟩ (M t_A [y_q24, y_q25]) from
              (at_left (at_points2 y_q24 y_q25 h5 rfl))))))
      (entails_and
        (entails_points1
          (fun (y_q26 : Int) (h5 : (0 ≤ y_q26) ∧ (y_q26 < x_i)) =>
            (at_set_other
              (by decide)
              (show (known_4 I M x_N x_M x_i x_l) ⟨a_b, [y_q26]⟩ (M t_B [y_q26]) from
                (at_right (at_left (at_points1 y_q26 h5 rfl)))))))
        (entails_points1
          (fun (y_q27 : Int) (h5 : (0 ≤ y_q27) ∧ (y_q27 < 8)) =>
            ((Classical.em (y_q27 = x_l)).elim
              (fun (h6 : y_q27 = x_l) =>
                (at_set_eq1
                  y_q27
                  x_l
                  h6
                  (show (value_2 I M y_q27 x_M x_i (x_l + 1)) = (value_5 I M x_M x_i x_l) from
                    (reduce_congr1
                      (fun (y_q28 : Int) =>
                        ⟨(fun (h7 : (((((y_q27 + 4) ≤ y_q28) ∧ (y_q28 < x_M)) ∧ (((y_q28 + ((-1) * y_q27)) % 8) = 4)) ∧ (y_q27 < (x_l + 1))) ∨ (((y_q27 ≤ y_q28) ∧ (y_q28 < x_M)) ∧ (((y_q28 + ((-1) * y_q27)) % 8) = 0))) =>
                           (Or.elim h7
                             (fun (h8 : ((((y_q27 + 4) ≤ y_q28) ∧ (y_q28 < x_M)) ∧ (((y_q28 + ((-1) * y_q27)) % 8) = 4)) ∧ (y_q27 < (x_l + 1))) =>
                               (Or.inl
                                 ⟨⟨(show (x_l + 4) ≤ y_q28 from by omega), h8.1.1.2⟩, (show ((y_q28 + ((-1) * x_l)) % 8) = 4 from by omega)⟩))
                             (fun (h8 : ((y_q27 ≤ y_q28) ∧ (y_q28 < x_M)) ∧ (((y_q28 + ((-1) * y_q27)) % 8) = 0)) =>
                               (Or.inr
                                 ⟨⟨(show x_l ≤ y_q28 from by omega), h8.1.2⟩, (show ((y_q28 + ((-1) * x_l)) % 8) = 0 from by omega)⟩)))), (fun (h7 : ((((x_l + 4) ≤ y_q28) ∧ (y_q28 < x_M)) ∧ (((y_q28 + ((-1) * x_l)) % 8) = 4)) ∨ (((x_l ≤ y_q28) ∧ (y_q28 < x_M)) ∧ (((y_q28 + ((-1) * x_l)) % 8) = 0))) =>
                           (Or.elim h7
                             (fun (h8 : (((x_l + 4) ≤ y_q28) ∧ (y_q28 < x_M)) ∧ (((y_q28 + ((-1) * x_l)) % 8) = 4)) =>
                               (Or.inl
                                 ⟨⟨⟨(show (y_q27 + 4) ≤ y_q28 from by omega), h8.1.2⟩, (show ((y_q28 + ((-1) * y_q27)) % 8) = 4 from by omega)⟩, (show y_q27 < (x_l + 1) from by omega)⟩))
                             (fun (h8 : ((x_l ≤ y_q28) ∧ (y_q28 < x_M)) ∧ (((y_q28 + ((-1) * x_l)) % 8) = 0)) =>
                               (Or.inr
                                 ⟨⟨(show y_q27 ≤ y_q28 from by omega), h8.1.2⟩, (show ((y_q28 + ((-1) * y_q27)) % 8) = 0 from by omega)⟩))))⟩)
                      (fun (y_q28 : Int) (h7 : (((((y_q27 + 4) ≤ y_q28) ∧ (y_q28 < x_M)) ∧ (((y_q28 + ((-1) * y_q27)) % 8) = 4)) ∧ (y_q27 < (x_l + 1))) ∨ (((y_q27 ≤ y_q28) ∧ (y_q28 < x_M)) ∧ (((y_q28 + ((-1) * y_q27)) % 8) = 0))) =>
                        rfl)))))
              (fun (h6 : ¬ (y_q27 = x_l)) =>
                (at_set_ne1
                  y_q27
                  x_l
                  h6
                  (show (known_4 I M x_N x_M x_i x_l) ⟨a_r, [y_q27]⟩ (value_2 I M y_q27 x_M x_i (x_l + 1)) from
                    (at_right
                      (at_right
                        (at_points1
                          y_q27
                          h5
                          (show (value_2 I M y_q27 x_M x_i (x_l + 1)) = (value_2 I M y_q27 x_M x_i x_l) from
                            (reduce_congr1
                              (fun (y_q29 : Int) =>
                                ⟨(fun (h7 : (((((y_q27 + 4) ≤ y_q29) ∧ (y_q29 < x_M)) ∧ (((y_q29 + ((-1) * y_q27)) % 8) = 4)) ∧ (y_q27 < (x_l + 1))) ∨ (((y_q27 ≤ y_q29) ∧ (y_q29 < x_M)) ∧ (((y_q29 + ((-1) * y_q27)) % 8) = 0))) =>
                                   (Or.elim h7
                                     (fun (h8 : ((((y_q27 + 4) ≤ y_q29) ∧ (y_q29 < x_M)) ∧ (((y_q29 + ((-1) * y_q27)) % 8) = 4)) ∧ (y_q27 < (x_l + 1))) =>
                                       (Or.inl ⟨h8.1, (show y_q27 < x_l from by omega)⟩))
                                     (fun (h8 : ((y_q27 ≤ y_q29) ∧ (y_q29 < x_M)) ∧ (((y_q29 + ((-1) * y_q27)) % 8) = 0)) =>
                                       (Or.inr h8)))), (fun (h7 : (((((y_q27 + 4) ≤ y_q29) ∧ (y_q29 < x_M)) ∧ (((y_q29 + ((-1) * y_q27)) % 8) = 4)) ∧ (y_q27 < x_l)) ∨ (((y_q27 ≤ y_q29) ∧ (y_q29 < x_M)) ∧ (((y_q29 + ((-1) * y_q27)) % 8) = 0))) =>
                                   (Or.elim h7
                                     (fun (h8 : ((((y_q27 + 4) ≤ y_q29) ∧ (y_q29 < x_M)) ∧ (((y_q29 + ((-1) * y_q27)) % 8) = 4)) ∧ (y_q27 < x_l)) =>
                                       (Or.inl ⟨h8.1, (show y_q27 < (x_l + 1) from by omega)⟩))
                                     (fun (h8 : ((y_q27 ≤ y_q29) ∧ (y_q29 < x_M)) ∧ (((y_q29 + ((-1) * y_q27)) % 8) = 0)) =>
                                       (Or.inr h8))))⟩)
                              (fun (y_q29 : Int) (h7 : (((((y_q27 + 4) ≤ y_q29) ∧ (y_q29 < x_M)) ∧ (((y_q29 + ((-1) * y_q27)) % 8) = 4)) ∧ (y_q27 < (x_l + 1))) ∨ (((y_q27 ≤ y_q29) ∧ (y_q29 < x_M)) ∧ (((y_q29 + ((-1) * y_q27)) % 8) = 0))) =>
                                rfl)))))))))))))))

theorem race_4 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    ParVC I 0 4 (body_4 I M).erase (fun x_l => (((base E x_N x_M).set v_i x_i).set v_l x_l)) (fun x_l => (body_4 I M).post (((base E x_N x_M).set v_i x_i).set v_l x_l) (known_4 I M x_N x_M x_i x_l)) :=
  (race_arrays
    [a_r]
    rfl
    rfl
    (all_cons
      (apart1
        (fun x_l y_c0 => y_c0 = x_l)
        (fun x_l y_c0 => (y_c0 = (x_l + 4)) ∨ (y_c0 = x_l))
        (fun (x_l : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 4) => (w_accumulate1 x_l rfl))
        (fun (x_l : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 4) =>
          (r_both (x_read1 (x_l + 4) (Or.inl rfl)) (x_read1 x_l (Or.inr rfl))))
        (fun (x_l y_y y_c0 : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 4) (h5 : 0 ≤ y_y) (h6 : y_y < 4) (h7 : ¬ (x_l = y_y)) (h8 : y_c0 = x_l) =>
          (show (¬ ((y_c0 = (y_y + 4)) ∨ (y_c0 = y_y))) ∧ (¬ (y_c0 = y_y)) from by omega)))
      all_nil))

def known_5_0 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l : Int) : Heap V :=
  .points2 a_a
    (fun y_c0 y_c1 => ((0 ≤ y_c1) ∧ (y_c1 < x_M)) ∧ ((0 ≤ y_c0) ∧ (y_c0 < x_N)))
    (fun y_c0 y_c1 => (M t_A [y_c0, y_c1]))

def known_5_1 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l : Int) : Heap V :=
  .points1 a_b
    (fun y_c0 => (0 ≤ y_c0) ∧ (y_c0 < x_i))
    (fun y_c0 => (M t_B [y_c0]))

def known_5_2 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l : Int) : Heap V :=
  .points1 a_r
    (fun y_c0 => (0 ≤ y_c0) ∧ (y_c0 < 8))
    (fun y_c0 => (value_3 I M y_c0 x_M x_i x_l))

def known_5 {V : Type} (I : Interp V) (M : Model V) (x_N x_M x_i x_l : Int) : Heap V :=
  ((known_5_0 I M x_N x_M x_i x_l).and ((known_5_1 I M x_N x_M x_i x_l).and (known_5_2 I M x_N x_M x_i x_l)))

def body_5 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_r [.var v_l] (.read a_r [.add (.var v_l) (.const 2)])
    (fun e => (value_6 I M (e v_M) (e v_i) (e v_l)))

theorem vc_5 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i x_l : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_l) (h4 : x_l < 2) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E x_N x_M)) a_r [8]) (((base E x_N x_M).set v_i x_i).set v_l x_l) (known_5 I M x_N x_M x_i x_l) :=
  (vc_accumulate_of
    (value_3 I M x_l x_M x_i x_l)
    (value_3 I M (x_l + 2) x_M x_i x_l)
    (show (known_5 I M x_N x_M x_i x_l) ⟨a_r, [x_l]⟩ (value_3 I M x_l x_M x_i x_l) from
      (at_right (at_right (at_points1 x_l ⟨h3, (show x_l < 8 from by omega)⟩ rfl))))
    (ev_read
      (show (known_5 I M x_N x_M x_i x_l) ⟨a_r, [(x_l + 2)]⟩ (value_3 I M (x_l + 2) x_M x_i x_l) from
        (at_right
          (at_right
            (at_points1 (x_l + 2) (show (0 ≤ (x_l + 2)) ∧ ((x_l + 2) < 8) from by omega) rfl)))))
    (show (I.fn f_0 [(value_3 I M x_l x_M x_i x_l), (value_3 I M (x_l + 2) x_M x_i x_l)]) = (value_6 I M x_M x_i x_l) from
      (union1
        (law_0 hl)
        (law_1 hl)
        (law_2 hl)
        x_l
        ((max (max (max ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 1) / 8))) + (-2)) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 3) / 8))) + (-4))) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 5) / 8))) + (-6))) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 7) / 8))) + (-8))) + 1)
        (fun (y_q35 : Int) (h5 : ((((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∨ ((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) ∨ ((((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6))) ∨ (((x_l ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 0))) =>
          (Or.elim h5
            (fun (h6 : (((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∨ ((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) ∨ ((((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6))) =>
              (Or.elim h6
                (fun (h7 : ((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∨ ((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) =>
                  (Or.elim h7
                    (fun (h8 : (((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) =>
                      (show (x_l ≤ y_q35) ∧ (y_q35 < ((max (max (max ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 1) / 8))) + (-2)) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 3) / 8))) + (-4))) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 5) / 8))) + (-6))) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 7) / 8))) + (-8))) + 1)) from by omega))
                    (fun (h8 : (((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4)) =>
                      (show (x_l ≤ y_q35) ∧ (y_q35 < ((max (max (max ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 1) / 8))) + (-2)) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 3) / 8))) + (-4))) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 5) / 8))) + (-6))) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 7) / 8))) + (-8))) + 1)) from by omega))))
                (fun (h7 : (((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6)) =>
                  (show (x_l ≤ y_q35) ∧ (y_q35 < ((max (max (max ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 1) / 8))) + (-2)) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 3) / 8))) + (-4))) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 5) / 8))) + (-6))) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 7) / 8))) + (-8))) + 1)) from by omega))))
            (fun (h6 : ((x_l ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 0)) =>
              ⟨h6.1.1, (show y_q35 < ((max (max (max ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 1) / 8))) + (-2)) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 3) / 8))) + (-4))) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 5) / 8))) + (-6))) ((((-7) * x_l) + (8 * ((((7 * x_l) + x_M) + 7) / 8))) + (-8))) + 1) from by omega)⟩)))
        (fun (y_q35 : Int) =>
          ⟨(fun (h5 : ((((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∨ ((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) ∨ ((((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6))) ∨ (((x_l ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 0))) =>
             (Or.elim h5
               (fun (h6 : (((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∨ ((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) ∨ ((((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6))) =>
                 (Or.elim h6
                   (fun (h7 : ((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∨ ((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) =>
                     (Or.elim h7
                       (fun (h8 : (((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) =>
                         (Or.inr
                           (Or.inr
                             ⟨h8.1, (show ((y_q35 + ((-1) * (x_l + 2))) % 8) = 0 from by omega)⟩)))
                       (fun (h8 : (((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4)) =>
                         (Or.inl
                           (Or.inl (Or.inl (Or.inr ⟨⟨h8.1, (show x_l ≤ 3 from by omega)⟩, h8.2⟩)))))))
                   (fun (h7 : (((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6)) =>
                     (Or.inr
                       (Or.inl
                         (Or.inl
                           (Or.inr
                             ⟨⟨⟨(show ((x_l + 2) + 4) ≤ y_q35 from by omega), h7.1.2⟩, (show (x_l + 2) ≤ 3 from by omega)⟩, (show ((y_q35 + ((-1) * (x_l + 2))) % 8) = 4 from by omega)⟩)))))))
               (fun (h6 : ((x_l ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 0)) =>
                 (Or.inl (Or.inr h6))))), (fun (h5 : ((((((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∧ (x_l < x_l)) ∨ (((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (x_l ≤ 3)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) ∨ (((((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6)) ∧ (x_l < x_l))) ∨ (((x_l ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 0))) ∨ (((((((((x_l + 2) + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 2)) ∧ ((x_l + 2) < x_l)) ∨ ((((((x_l + 2) + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ ((x_l + 2) ≤ 3)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 4))) ∨ ((((((x_l + 2) + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 6)) ∧ ((x_l + 2) < x_l))) ∨ ((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 0)))) =>
             (Or.elim h5
               (fun (h6 : (((((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∧ (x_l < x_l)) ∨ (((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (x_l ≤ 3)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) ∨ (((((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6)) ∧ (x_l < x_l))) ∨ (((x_l ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 0))) =>
                 (Or.elim h6
                   (fun (h7 : ((((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∧ (x_l < x_l)) ∨ (((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (x_l ≤ 3)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) ∨ (((((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6)) ∧ (x_l < x_l))) =>
                     (Or.elim h7
                       (fun (h8 : (((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∧ (x_l < x_l)) ∨ (((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (x_l ≤ 3)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) =>
                         (Or.elim h8
                           (fun (h9 : ((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∧ (x_l < x_l)) =>
                             (False.elim (show False from by omega)))
                           (fun (h9 : ((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (x_l ≤ 3)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4)) =>
                             (Or.inl (Or.inl (Or.inr ⟨h9.1.1, h9.2⟩))))))
                       (fun (h8 : ((((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6)) ∧ (x_l < x_l)) =>
                         (False.elim (show False from by omega)))))
                   (fun (h7 : ((x_l ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 0)) =>
                     (Or.inr h7))))
               (fun (h6 : ((((((((x_l + 2) + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 2)) ∧ ((x_l + 2) < x_l)) ∨ ((((((x_l + 2) + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ ((x_l + 2) ≤ 3)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 4))) ∨ ((((((x_l + 2) + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 6)) ∧ ((x_l + 2) < x_l))) ∨ ((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 0))) =>
                 (Or.elim h6
                   (fun (h7 : (((((((x_l + 2) + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 2)) ∧ ((x_l + 2) < x_l)) ∨ ((((((x_l + 2) + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ ((x_l + 2) ≤ 3)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 4))) ∨ ((((((x_l + 2) + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 6)) ∧ ((x_l + 2) < x_l))) =>
                     (Or.elim h7
                       (fun (h8 : ((((((x_l + 2) + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 2)) ∧ ((x_l + 2) < x_l)) ∨ ((((((x_l + 2) + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ ((x_l + 2) ≤ 3)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 4))) =>
                         (Or.elim h8
                           (fun (h9 : (((((x_l + 2) + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 2)) ∧ ((x_l + 2) < x_l)) =>
                             (False.elim (show False from by omega)))
                           (fun (h9 : (((((x_l + 2) + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ ((x_l + 2) ≤ 3)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 4)) =>
                             (Or.inl
                               (Or.inr
                                 ⟨⟨(show (x_l + 6) ≤ y_q35 from by omega), h9.1.1.2⟩, (show ((y_q35 + ((-1) * x_l)) % 8) = 6 from by omega)⟩)))))
                       (fun (h8 : (((((x_l + 2) + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 6)) ∧ ((x_l + 2) < x_l)) =>
                         (False.elim (show False from by omega)))))
                   (fun (h7 : (((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 0)) =>
                     (Or.inl
                       (Or.inl
                         (Or.inl ⟨h7.1, (show ((y_q35 + ((-1) * x_l)) % 8) = 2 from by omega)⟩))))))))⟩)
        (fun (y_q35 : Int) (h5 : (((((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∧ (x_l < x_l)) ∨ (((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (x_l ≤ 3)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) ∨ (((((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6)) ∧ (x_l < x_l))) ∨ (((x_l ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 0))) =>
          (Or.elim h5
            (fun (h6 : ((((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∧ (x_l < x_l)) ∨ (((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (x_l ≤ 3)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) ∨ (((((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6)) ∧ (x_l < x_l))) =>
              (Or.elim h6
                (fun (h7 : (((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∧ (x_l < x_l)) ∨ (((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (x_l ≤ 3)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) =>
                  (Or.elim h7
                    (fun (h8 : ((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∧ (x_l < x_l)) =>
                      (False.elim (show False from by omega)))
                    (fun (h8 : ((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (x_l ≤ 3)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4)) =>
                      (show ¬ (((((((((x_l + 2) + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 2)) ∧ ((x_l + 2) < x_l)) ∨ ((((((x_l + 2) + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ ((x_l + 2) ≤ 3)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 4))) ∨ ((((((x_l + 2) + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 6)) ∧ ((x_l + 2) < x_l))) ∨ ((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 0))) from by omega))))
                (fun (h7 : ((((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6)) ∧ (x_l < x_l)) =>
                  (False.elim (show False from by omega)))))
            (fun (h6 : ((x_l ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 0)) =>
              (show ¬ (((((((((x_l + 2) + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 2)) ∧ ((x_l + 2) < x_l)) ∨ ((((((x_l + 2) + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ ((x_l + 2) ≤ 3)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 4))) ∨ ((((((x_l + 2) + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 6)) ∧ ((x_l + 2) < x_l))) ∨ ((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 0))) from by omega))))
        (fun (y_q35 : Int) (h5 : (((((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 2)) ∧ (x_l < x_l)) ∨ (((((x_l + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (x_l ≤ 3)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 4))) ∨ (((((x_l + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 6)) ∧ (x_l < x_l))) ∨ (((x_l ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * x_l)) % 8) = 0))) =>
          rfl)
        (fun (y_q35 : Int) (h5 : ((((((((x_l + 2) + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 2)) ∧ ((x_l + 2) < x_l)) ∨ ((((((x_l + 2) + 4) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ ((x_l + 2) ≤ 3)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 4))) ∨ ((((((x_l + 2) + 6) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 6)) ∧ ((x_l + 2) < x_l))) ∨ ((((x_l + 2) ≤ y_q35) ∧ (y_q35 < x_M)) ∧ (((y_q35 + ((-1) * (x_l + 2))) % 8) = 0))) =>
          rfl))))

theorem kept_5 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i x_l : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ x_l) (h4 : x_l < 2) :
    Heap.Entails ((body_5 I M).post (((base E x_N x_M).set v_i x_i).set v_l x_l) (known_5 I M x_N x_M x_i x_l)) (known_5 I M x_N x_M x_i (x_l + 1)) :=
  (show Heap.Entails _ (known_5 I M x_N x_M x_i (x_l + 1)) from
    (entails_and
      (entails_points2
        (fun (y_q37 y_q38 : Int) (h5 : ((0 ≤ y_q38) ∧ (y_q38 < x_M)) ∧ ((0 ≤ y_q37) ∧ (y_q37 < x_N))) =>
          (at_set_other
            (by decide)
            (show (known_5 I M x_N x_M x_i x_l) ⟨a_a, [y_q37, y_q38]⟩ (M t_A [y_q37, y_q38]) from
              (at_left (at_points2 y_q37 y_q38 h5 rfl))))))
      (entails_and
        (entails_points1
          (fun (y_q39 : Int) (h5 : (0 ≤ y_q39) ∧ (y_q39 < x_i)) =>
            (at_set_other
              (by decide)
              (show (known_5 I M x_N x_M x_i x_l) ⟨a_b, [y_q39]⟩ (M t_B [y_q39]) from
                (at_right (at_left (at_points1 y_q39 h5 rfl)))))))
        (entails_points1
          (fun (y_q40 : Int) (h5 : (0 ≤ y_q40) ∧ (y_q40 < 8)) =>
            ((Classical.em (y_q40 = x_l)).elim
              (fun (h6 : y_q40 = x_l) =>
                (at_set_eq1
                  y_q40
                  x_l
                  h6
                  (show (value_3 I M y_q40 x_M x_i (x_l + 1)) = (value_6 I M x_M x_i x_l) from
                    (reduce_congr1
                      (fun (y_q41 : Int) =>
                        ⟨(fun (h7 : (((((((y_q40 + 2) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < (x_l + 1))) ∨ (((((y_q40 + 4) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 4))) ∨ (((((y_q40 + 6) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 6)) ∧ (y_q40 < (x_l + 1)))) ∨ (((y_q40 ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 0))) =>
                           (Or.elim h7
                             (fun (h8 : ((((((y_q40 + 2) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < (x_l + 1))) ∨ (((((y_q40 + 4) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 4))) ∨ (((((y_q40 + 6) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 6)) ∧ (y_q40 < (x_l + 1)))) =>
                               (Or.elim h8
                                 (fun (h9 : (((((y_q40 + 2) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < (x_l + 1))) ∨ (((((y_q40 + 4) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 4))) =>
                                   (Or.elim h9
                                     (fun (h10 : ((((y_q40 + 2) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < (x_l + 1))) =>
                                       (Or.inl
                                         (Or.inl
                                           (Or.inl
                                             ⟨⟨(show (x_l + 2) ≤ y_q41 from by omega), h10.1.1.2⟩, (show ((y_q41 + ((-1) * x_l)) % 8) = 2 from by omega)⟩))))
                                     (fun (h10 : ((((y_q40 + 4) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 4)) =>
                                       (Or.inl
                                         (Or.inl
                                           (Or.inr
                                             ⟨⟨(show (x_l + 4) ≤ y_q41 from by omega), h10.1.1.2⟩, (show ((y_q41 + ((-1) * x_l)) % 8) = 4 from by omega)⟩))))))
                                 (fun (h9 : ((((y_q40 + 6) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 6)) ∧ (y_q40 < (x_l + 1))) =>
                                   (Or.inl
                                     (Or.inr
                                       ⟨⟨(show (x_l + 6) ≤ y_q41 from by omega), h9.1.1.2⟩, (show ((y_q41 + ((-1) * x_l)) % 8) = 6 from by omega)⟩)))))
                             (fun (h8 : ((y_q40 ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 0)) =>
                               (Or.inr
                                 ⟨⟨(show x_l ≤ y_q41 from by omega), h8.1.2⟩, (show ((y_q41 + ((-1) * x_l)) % 8) = 0 from by omega)⟩)))), (fun (h7 : ((((((x_l + 2) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * x_l)) % 8) = 2)) ∨ ((((x_l + 4) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * x_l)) % 8) = 4))) ∨ ((((x_l + 6) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * x_l)) % 8) = 6))) ∨ (((x_l ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * x_l)) % 8) = 0))) =>
                           (Or.elim h7
                             (fun (h8 : (((((x_l + 2) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * x_l)) % 8) = 2)) ∨ ((((x_l + 4) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * x_l)) % 8) = 4))) ∨ ((((x_l + 6) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * x_l)) % 8) = 6))) =>
                               (Or.elim h8
                                 (fun (h9 : ((((x_l + 2) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * x_l)) % 8) = 2)) ∨ ((((x_l + 4) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * x_l)) % 8) = 4))) =>
                                   (Or.elim h9
                                     (fun (h10 : (((x_l + 2) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * x_l)) % 8) = 2)) =>
                                       (Or.inl
                                         (Or.inl
                                           (Or.inl
                                             ⟨⟨⟨(show (y_q40 + 2) ≤ y_q41 from by omega), h10.1.2⟩, (show ((y_q41 + ((-1) * y_q40)) % 8) = 2 from by omega)⟩, (show y_q40 < (x_l + 1) from by omega)⟩))))
                                     (fun (h10 : (((x_l + 4) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * x_l)) % 8) = 4)) =>
                                       (Or.inl
                                         (Or.inl
                                           (Or.inr
                                             ⟨⟨⟨(show (y_q40 + 4) ≤ y_q41 from by omega), h10.1.2⟩, (show y_q40 ≤ 3 from by omega)⟩, (show ((y_q41 + ((-1) * y_q40)) % 8) = 4 from by omega)⟩))))))
                                 (fun (h9 : (((x_l + 6) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * x_l)) % 8) = 6)) =>
                                   (Or.inl
                                     (Or.inr
                                       ⟨⟨⟨(show (y_q40 + 6) ≤ y_q41 from by omega), h9.1.2⟩, (show ((y_q41 + ((-1) * y_q40)) % 8) = 6 from by omega)⟩, (show y_q40 < (x_l + 1) from by omega)⟩)))))
                             (fun (h8 : ((x_l ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * x_l)) % 8) = 0)) =>
                               (Or.inr
                                 ⟨⟨(show y_q40 ≤ y_q41 from by omega), h8.1.2⟩, (show ((y_q41 + ((-1) * y_q40)) % 8) = 0 from by omega)⟩))))⟩)
                      (fun (y_q41 : Int) (h7 : (((((((y_q40 + 2) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < (x_l + 1))) ∨ (((((y_q40 + 4) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 4))) ∨ (((((y_q40 + 6) ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 6)) ∧ (y_q40 < (x_l + 1)))) ∨ (((y_q40 ≤ y_q41) ∧ (y_q41 < x_M)) ∧ (((y_q41 + ((-1) * y_q40)) % 8) = 0))) =>
                        rfl)))))
              (fun (h6 : ¬ (y_q40 = x_l)) =>
                (at_set_ne1
                  y_q40
                  x_l
                  h6
                  (show (known_5 I M x_N x_M x_i x_l) ⟨a_r, [y_q40]⟩ (value_3 I M y_q40 x_M x_i (x_l + 1)) from
                    (at_right
                      (at_right
                        (at_points1
                          y_q40
                          h5
                          (show (value_3 I M y_q40 x_M x_i (x_l + 1)) = (value_3 I M y_q40 x_M x_i x_l) from
                            (reduce_congr1
                              (fun (y_q42 : Int) =>
                                ⟨(fun (h7 : (((((((y_q40 + 2) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < (x_l + 1))) ∨ (((((y_q40 + 4) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 4))) ∨ (((((y_q40 + 6) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 6)) ∧ (y_q40 < (x_l + 1)))) ∨ (((y_q40 ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 0))) =>
                                   (Or.elim h7
                                     (fun (h8 : ((((((y_q40 + 2) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < (x_l + 1))) ∨ (((((y_q40 + 4) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 4))) ∨ (((((y_q40 + 6) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 6)) ∧ (y_q40 < (x_l + 1)))) =>
                                       (Or.elim h8
                                         (fun (h9 : (((((y_q40 + 2) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < (x_l + 1))) ∨ (((((y_q40 + 4) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 4))) =>
                                           (Or.elim h9
                                             (fun (h10 : ((((y_q40 + 2) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < (x_l + 1))) =>
                                               (Or.inl
                                                 (Or.inl
                                                   (Or.inl
                                                     ⟨h10.1, (show y_q40 < x_l from by omega)⟩))))
                                             (fun (h10 : ((((y_q40 + 4) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 4)) =>
                                               (Or.inl (Or.inl (Or.inr h10))))))
                                         (fun (h9 : ((((y_q40 + 6) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 6)) ∧ (y_q40 < (x_l + 1))) =>
                                           (Or.inl
                                             (Or.inr ⟨h9.1, (show y_q40 < x_l from by omega)⟩)))))
                                     (fun (h8 : ((y_q40 ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 0)) =>
                                       (Or.inr h8)))), (fun (h7 : (((((((y_q40 + 2) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < x_l)) ∨ (((((y_q40 + 4) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 4))) ∨ (((((y_q40 + 6) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 6)) ∧ (y_q40 < x_l))) ∨ (((y_q40 ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 0))) =>
                                   (Or.elim h7
                                     (fun (h8 : ((((((y_q40 + 2) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < x_l)) ∨ (((((y_q40 + 4) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 4))) ∨ (((((y_q40 + 6) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 6)) ∧ (y_q40 < x_l))) =>
                                       (Or.elim h8
                                         (fun (h9 : (((((y_q40 + 2) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < x_l)) ∨ (((((y_q40 + 4) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 4))) =>
                                           (Or.elim h9
                                             (fun (h10 : ((((y_q40 + 2) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < x_l)) =>
                                               (Or.inl
                                                 (Or.inl
                                                   (Or.inl
                                                     ⟨h10.1, (show y_q40 < (x_l + 1) from by omega)⟩))))
                                             (fun (h10 : ((((y_q40 + 4) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 4)) =>
                                               (Or.inl (Or.inl (Or.inr h10))))))
                                         (fun (h9 : ((((y_q40 + 6) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 6)) ∧ (y_q40 < x_l)) =>
                                           (Or.inl
                                             (Or.inr ⟨h9.1, (show y_q40 < (x_l + 1) from by omega)⟩)))))
                                     (fun (h8 : ((y_q40 ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 0)) =>
                                       (Or.inr h8))))⟩)
                              (fun (y_q42 : Int) (h7 : (((((((y_q40 + 2) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 2)) ∧ (y_q40 < (x_l + 1))) ∨ (((((y_q40 + 4) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (y_q40 ≤ 3)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 4))) ∨ (((((y_q40 + 6) ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 6)) ∧ (y_q40 < (x_l + 1)))) ∨ (((y_q40 ≤ y_q42) ∧ (y_q42 < x_M)) ∧ (((y_q42 + ((-1) * y_q40)) % 8) = 0))) =>
                                rfl)))))))))))))))

theorem race_5 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    ParVC I 0 2 (body_5 I M).erase (fun x_l => (((base E x_N x_M).set v_i x_i).set v_l x_l)) (fun x_l => (body_5 I M).post (((base E x_N x_M).set v_i x_i).set v_l x_l) (known_5 I M x_N x_M x_i x_l)) :=
  (race_arrays
    [a_r]
    rfl
    rfl
    (all_cons
      (apart1
        (fun x_l y_c0 => y_c0 = x_l)
        (fun x_l y_c0 => (y_c0 = (x_l + 2)) ∨ (y_c0 = x_l))
        (fun (x_l : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 2) => (w_accumulate1 x_l rfl))
        (fun (x_l : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 2) =>
          (r_both (x_read1 (x_l + 2) (Or.inl rfl)) (x_read1 x_l (Or.inr rfl))))
        (fun (x_l y_y y_c0 : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 2) (h5 : 0 ≤ y_y) (h6 : y_y < 2) (h7 : ¬ (x_l = y_y)) (h8 : y_c0 = x_l) =>
          (show (¬ ((y_c0 = (y_y + 2)) ∨ (y_c0 = y_y))) ∧ (¬ (y_c0 = y_y)) from by omega)))
      all_nil))

def body_1 {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_r [.const 8] <|
  .seq (.par v_l (.const 0) (.const 8)
    (fun e x => known_2 I M (e v_N) (e v_M) (e v_i) x) (body_2 I M)) <|
  .seq (.scope [a_r] <|
    .par v_l (.const 0) (.const 4)
      (fun e x => known_4 I M (e v_N) (e v_M) (e v_i) x) (body_4 I M)) <|
  .seq (.scope [a_r] <|
    .par v_l (.const 0) (.const 2)
      (fun e x => known_5 I M (e v_N) (e v_M) (e v_i) x) (body_5 I M)) <|
  .seq (.scope [a_r] <|
    .accumulate false f_0 a_r [.const 0] (.read a_r [.const 1])
      (fun e => (value_7 I M (e v_M) (e v_i)))) <|
  .assign a_b [.var v_i] (.read a_r [.const 0])
    (fun e => (M t_B [(e v_i)]))

theorem vc_1 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    (body_1 I M).vc I (impl.HasCell spec (base E x_N x_M)) ((base E x_N x_M).set v_i x_i) (known_1 I M x_N x_M x_i) :=
  (vc_allocate
    (vc_seq
      (vc_par_of
        0
        8
        rfl
        rfl
        (show Heap.Entails _ (known_2 I M x_N x_M x_i 0) from
          (entails_and
            (entails_points2
              (fun (y_q18 y_q19 : Int) (h3 : ((0 ≤ y_q19) ∧ (y_q19 < x_M)) ∧ ((0 ≤ y_q18) ∧ (y_q18 < x_N))) =>
                (at_without
                  (by decide)
                  (show (known_1 I M x_N x_M x_i) ⟨a_a, [y_q18, y_q19]⟩ (M t_A [y_q18, y_q19]) from
                    (at_left (at_points2 y_q18 y_q19 h3 rfl))))))
            (entails_and
              (entails_points1
                (fun (y_q20 : Int) (h3 : (0 ≤ y_q20) ∧ (y_q20 < x_i)) =>
                  (at_without
                    (by decide)
                    (show (known_1 I M x_N x_M x_i) ⟨a_b, [y_q20]⟩ (M t_B [y_q20]) from
                      (at_right (at_points1 y_q20 h3 rfl))))))
              (entails_points1
                (fun (y_q21 : Int) (h3 : (0 ≤ y_q21) ∧ (y_q21 < 0)) =>
                  (False.elim (show False from by omega)))))))
        (fun (x_l : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 8) =>
          (vc_2 x_N x_M x_i x_l hl hM h0 h1 h2 h3 h4))
        (fun (x_l : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 8) =>
          (kept_2 x_N x_M x_i x_l hl hM h0 h1 h2 h3 h4))
        (race_2 x_N x_M x_i hl hM h0 h1 h2))
      (vc_seq
        (vc_scope
          (vc_par_of
            0
            4
            rfl
            rfl
            (show Heap.Entails _ (known_4 I M x_N x_M x_i 0) from
              (entails_and
                (entails_points2
                  (fun (y_q30 y_q31 : Int) (h3 : ((0 ≤ y_q31) ∧ (y_q31 < x_M)) ∧ ((0 ≤ y_q30) ∧ (y_q30 < x_N))) =>
                    (show (known_2 I M x_N x_M x_i 8) ⟨a_a, [y_q30, y_q31]⟩ (M t_A [y_q30, y_q31]) from
                      (at_left (at_points2 y_q30 y_q31 h3 rfl)))))
                (entails_and
                  (entails_points1
                    (fun (y_q32 : Int) (h3 : (0 ≤ y_q32) ∧ (y_q32 < x_i)) =>
                      (show (known_2 I M x_N x_M x_i 8) ⟨a_b, [y_q32]⟩ (M t_B [y_q32]) from
                        (at_right (at_left (at_points1 y_q32 h3 rfl))))))
                  (entails_points1
                    (fun (y_q33 : Int) (h3 : (0 ≤ y_q33) ∧ (y_q33 < 8)) =>
                      (show (known_2 I M x_N x_M x_i 8) ⟨a_r, [y_q33]⟩ (value_2 I M y_q33 x_M x_i 0) from
                        (at_right
                          (at_right
                            (at_points1
                              y_q33
                              h3
                              (show (value_2 I M y_q33 x_M x_i 0) = (value_0 I M y_q33 x_M x_i) from
                                (reduce_congr1
                                  (fun (y_q34 : Int) =>
                                    ⟨(fun (h4 : (((((y_q33 + 4) ≤ y_q34) ∧ (y_q34 < x_M)) ∧ (((y_q34 + ((-1) * y_q33)) % 8) = 4)) ∧ (y_q33 < 0)) ∨ (((y_q33 ≤ y_q34) ∧ (y_q34 < x_M)) ∧ (((y_q34 + ((-1) * y_q33)) % 8) = 0))) =>
                                       (Or.elim h4
                                         (fun (h5 : ((((y_q33 + 4) ≤ y_q34) ∧ (y_q34 < x_M)) ∧ (((y_q34 + ((-1) * y_q33)) % 8) = 4)) ∧ (y_q33 < 0)) =>
                                           (False.elim (show False from by omega)))
                                         (fun (h5 : ((y_q33 ≤ y_q34) ∧ (y_q34 < x_M)) ∧ (((y_q34 + ((-1) * y_q33)) % 8) = 0)) =>
                                           h5))), (fun (h4 : ((y_q33 ≤ y_q34) ∧ (y_q34 < x_M)) ∧ (((y_q34 + ((-1) * y_q33)) % 8) = 0)) =>
                                       (Or.inr h4))⟩)
                                  (fun (y_q34 : Int) (h4 : (((((y_q33 + 4) ≤ y_q34) ∧ (y_q34 < x_M)) ∧ (((y_q34 + ((-1) * y_q33)) % 8) = 4)) ∧ (y_q33 < 0)) ∨ (((y_q33 ≤ y_q34) ∧ (y_q34 < x_M)) ∧ (((y_q34 + ((-1) * y_q33)) % 8) = 0))) =>
                                    rfl))))))))))))
            (fun (x_l : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 4) =>
              (vc_4 x_N x_M x_i x_l hl hM h0 h1 h2 h3 h4))
            (fun (x_l : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 4) =>
              (kept_4 x_N x_M x_i x_l hl hM h0 h1 h2 h3 h4))
            (race_4 x_N x_M x_i hl hM h0 h1 h2)))
        (vc_seq
          (vc_scope
            (vc_par_of
              0
              2
              rfl
              rfl
              (show Heap.Entails _ (known_5 I M x_N x_M x_i 0) from
                (entails_and
                  (entails_points2
                    (fun (y_q43 y_q44 : Int) (h3 : ((0 ≤ y_q44) ∧ (y_q44 < x_M)) ∧ ((0 ≤ y_q43) ∧ (y_q43 < x_N))) =>
                      (show (known_4 I M x_N x_M x_i 4) ⟨a_a, [y_q43, y_q44]⟩ (M t_A [y_q43, y_q44]) from
                        (at_left (at_points2 y_q43 y_q44 h3 rfl)))))
                  (entails_and
                    (entails_points1
                      (fun (y_q45 : Int) (h3 : (0 ≤ y_q45) ∧ (y_q45 < x_i)) =>
                        (show (known_4 I M x_N x_M x_i 4) ⟨a_b, [y_q45]⟩ (M t_B [y_q45]) from
                          (at_right (at_left (at_points1 y_q45 h3 rfl))))))
                    (entails_points1
                      (fun (y_q46 : Int) (h3 : (0 ≤ y_q46) ∧ (y_q46 < 8)) =>
                        (show (known_4 I M x_N x_M x_i 4) ⟨a_r, [y_q46]⟩ (value_3 I M y_q46 x_M x_i 0) from
                          (at_right
                            (at_right
                              (at_points1
                                y_q46
                                h3
                                (show (value_3 I M y_q46 x_M x_i 0) = (value_2 I M y_q46 x_M x_i 4) from
                                  (reduce_congr1
                                    (fun (y_q47 : Int) =>
                                      ⟨(fun (h4 : (((((((y_q46 + 2) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 2)) ∧ (y_q46 < 0)) ∨ (((((y_q46 + 4) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (y_q46 ≤ 3)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 4))) ∨ (((((y_q46 + 6) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 6)) ∧ (y_q46 < 0))) ∨ (((y_q46 ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 0))) =>
                                         (Or.elim h4
                                           (fun (h5 : ((((((y_q46 + 2) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 2)) ∧ (y_q46 < 0)) ∨ (((((y_q46 + 4) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (y_q46 ≤ 3)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 4))) ∨ (((((y_q46 + 6) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 6)) ∧ (y_q46 < 0))) =>
                                             (Or.elim h5
                                               (fun (h6 : (((((y_q46 + 2) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 2)) ∧ (y_q46 < 0)) ∨ (((((y_q46 + 4) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (y_q46 ≤ 3)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 4))) =>
                                                 (Or.elim h6
                                                   (fun (h7 : ((((y_q46 + 2) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 2)) ∧ (y_q46 < 0)) =>
                                                     (False.elim (show False from by omega)))
                                                   (fun (h7 : ((((y_q46 + 4) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (y_q46 ≤ 3)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 4)) =>
                                                     (Or.inl
                                                       ⟨⟨h7.1.1, h7.2⟩, (show y_q46 < 4 from by omega)⟩))))
                                               (fun (h6 : ((((y_q46 + 6) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 6)) ∧ (y_q46 < 0)) =>
                                                 (False.elim (show False from by omega)))))
                                           (fun (h5 : ((y_q46 ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 0)) =>
                                             (Or.inr h5)))), (fun (h4 : (((((y_q46 + 4) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 4)) ∧ (y_q46 < 4)) ∨ (((y_q46 ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 0))) =>
                                         (Or.elim h4
                                           (fun (h5 : ((((y_q46 + 4) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 4)) ∧ (y_q46 < 4)) =>
                                             (Or.inl
                                               (Or.inl
                                                 (Or.inr
                                                   ⟨⟨h5.1.1, (show y_q46 ≤ 3 from by omega)⟩, h5.1.2⟩))))
                                           (fun (h5 : ((y_q46 ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 0)) =>
                                             (Or.inr h5))))⟩)
                                    (fun (y_q47 : Int) (h4 : (((((((y_q46 + 2) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 2)) ∧ (y_q46 < 0)) ∨ (((((y_q46 + 4) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (y_q46 ≤ 3)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 4))) ∨ (((((y_q46 + 6) ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 6)) ∧ (y_q46 < 0))) ∨ (((y_q46 ≤ y_q47) ∧ (y_q47 < x_M)) ∧ (((y_q47 + ((-1) * y_q46)) % 8) = 0))) =>
                                      rfl))))))))))))
              (fun (x_l : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 2) =>
                (vc_5 x_N x_M x_i x_l hl hM h0 h1 h2 h3 h4))
              (fun (x_l : Int) (h3 : 0 ≤ x_l) (h4 : x_l < 2) =>
                (kept_5 x_N x_M x_i x_l hl hM h0 h1 h2 h3 h4))
              (race_5 x_N x_M x_i hl hM h0 h1 h2)))
          (vc_seq
            (vc_scope
              (vc_accumulate_of
                (value_3 I M 0 x_M x_i 2)
                (value_3 I M 1 x_M x_i 2)
                (show (known_5 I M x_N x_M x_i 2) ⟨a_r, [0]⟩ (value_3 I M 0 x_M x_i 2) from
                  (at_right
                    (at_right
                      (at_points1
                        0
                        ⟨(show (0 : Int) ≤ 0 from by decide), (show (0 : Int) < 8 from by decide)⟩
                        rfl))))
                (ev_read
                  (show (known_5 I M x_N x_M x_i 2) ⟨a_r, [1]⟩ (value_3 I M 1 x_M x_i 2) from
                    (at_right
                      (at_right
                        (at_points1
                          1
                          ⟨(show (0 : Int) ≤ 1 from by decide), (show (1 : Int) < 8 from by decide)⟩
                          rfl)))))
                (show (I.fn f_0 [(value_3 I M 0 x_M x_i 2), (value_3 I M 1 x_M x_i 2)]) = (value_7 I M x_M x_i) from
                  (union1
                    (law_0 hl)
                    (law_1 hl)
                    (law_2 hl)
                    0
                    ((max (x_M + (-1)) ((8 * ((x_M + 7) / 8)) + (-8))) + 1)
                    (fun (y_q48 : Int) (h3 : ((((((-5) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (6 ≤ ((y_q48 + (-3)) % 8))) ∨ ((((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) ≤ 4)) ∧ (3 ≤ (y_q48 % 8)))) ∨ (((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) = 0))) ∨ (((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((((-1) * y_q48) + (-1)) % 8) ≤ 2))) =>
                      (Or.elim h3
                        (fun (h4 : (((((-5) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (6 ≤ ((y_q48 + (-3)) % 8))) ∨ ((((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) ≤ 4)) ∧ (3 ≤ (y_q48 % 8)))) ∨ (((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) = 0))) =>
                          (Or.elim h4
                            (fun (h5 : ((((-5) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (6 ≤ ((y_q48 + (-3)) % 8))) ∨ ((((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) ≤ 4)) ∧ (3 ≤ (y_q48 % 8)))) =>
                              (Or.elim h5
                                (fun (h6 : (((-5) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (6 ≤ ((y_q48 + (-3)) % 8))) =>
                                  (show (0 ≤ y_q48) ∧ (y_q48 < ((max (x_M + (-1)) ((8 * ((x_M + 7) / 8)) + (-8))) + 1)) from by omega))
                                (fun (h6 : (((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) ≤ 4)) ∧ (3 ≤ (y_q48 % 8))) =>
                                  ⟨h6.1.1.1, (show y_q48 < ((max (x_M + (-1)) ((8 * ((x_M + 7) / 8)) + (-8))) + 1) from by omega)⟩)))
                            (fun (h5 : ((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) = 0)) =>
                              ⟨h5.1.1, (show y_q48 < ((max (x_M + (-1)) ((8 * ((x_M + 7) / 8)) + (-8))) + 1) from by omega)⟩)))
                        (fun (h4 : ((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((((-1) * y_q48) + (-1)) % 8) ≤ 2)) =>
                          ⟨h4.1.1, (show y_q48 < ((max (x_M + (-1)) ((8 * ((x_M + 7) / 8)) + (-8))) + 1) from by omega)⟩)))
                    (fun (y_q48 : Int) =>
                      ⟨(fun (h3 : ((((((-5) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (6 ≤ ((y_q48 + (-3)) % 8))) ∨ ((((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) ≤ 4)) ∧ (3 ≤ (y_q48 % 8)))) ∨ (((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) = 0))) ∨ (((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((((-1) * y_q48) + (-1)) % 8) ≤ 2))) =>
                         (Or.elim h3
                           (fun (h4 : (((((-5) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (6 ≤ ((y_q48 + (-3)) % 8))) ∨ ((((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) ≤ 4)) ∧ (3 ≤ (y_q48 % 8)))) ∨ (((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) = 0))) =>
                             (Or.elim h4
                               (fun (h5 : ((((-5) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (6 ≤ ((y_q48 + (-3)) % 8))) ∨ ((((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) ≤ 4)) ∧ (3 ≤ (y_q48 % 8)))) =>
                                 (Or.elim h5
                                   (fun (h6 : (((-5) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (6 ≤ ((y_q48 + (-3)) % 8))) =>
                                     ((Classical.em ((0 + 2) ≤ y_q48)).elim
                                       (fun (h7 : (0 + 2) ≤ y_q48) =>
                                         ((Classical.em (((y_q48 + ((-1) * 0)) % 8) = 2)).elim
                                           (fun (h8 : ((y_q48 + ((-1) * 0)) % 8) = 2) =>
                                             (Or.inl
                                               (Or.inl
                                                 (Or.inl
                                                   (Or.inl
                                                     ⟨⟨⟨h7, h6.1.2⟩, h8⟩, (show 0 < (2 : Int) from by decide)⟩)))))
                                           (fun (h8 : ¬ (((y_q48 + ((-1) * 0)) % 8) = 2)) =>
                                             (Or.inr
                                               (Or.inr
                                                 ⟨⟨(show 1 ≤ y_q48 from by omega), h6.1.2⟩, (show ((y_q48 + ((-1) * 1)) % 8) = 0 from by omega)⟩)))))
                                       (fun (h7 : ¬ ((0 + 2) ≤ y_q48)) =>
                                         (Or.inr
                                           (Or.inr
                                             ⟨⟨(show 1 ≤ y_q48 from by omega), h6.1.2⟩, (show ((y_q48 + ((-1) * 1)) % 8) = 0 from by omega)⟩)))))
                                   (fun (h6 : (((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) ≤ 4)) ∧ (3 ≤ (y_q48 % 8))) =>
                                     ((Classical.em ((0 + 4) ≤ y_q48)).elim
                                       (fun (h7 : (0 + 4) ≤ y_q48) =>
                                         ((Classical.em (((y_q48 + ((-1) * 0)) % 8) = 4)).elim
                                           (fun (h8 : ((y_q48 + ((-1) * 0)) % 8) = 4) =>
                                             (Or.inl
                                               (Or.inl
                                                 (Or.inl
                                                   (Or.inr
                                                     ⟨⟨⟨h7, h6.1.1.2⟩, (show (0 : Int) ≤ 3 from by decide)⟩, h8⟩)))))
                                           (fun (h8 : ¬ (((y_q48 + ((-1) * 0)) % 8) = 4)) =>
                                             (Or.inr
                                               (Or.inl
                                                 (Or.inl
                                                   (Or.inl
                                                     ⟨⟨⟨(show (1 + 2) ≤ y_q48 from by omega), h6.1.1.2⟩, (show ((y_q48 + ((-1) * 1)) % 8) = 2 from by omega)⟩, (show 1 < (2 : Int) from by decide)⟩)))))))
                                       (fun (h7 : ¬ ((0 + 4) ≤ y_q48)) =>
                                         (Or.inr
                                           (Or.inl
                                             (Or.inl
                                               (Or.inl
                                                 ⟨⟨⟨(show (1 + 2) ≤ y_q48 from by omega), h6.1.1.2⟩, (show ((y_q48 + ((-1) * 1)) % 8) = 2 from by omega)⟩, (show 1 < (2 : Int) from by decide)⟩)))))))))
                               (fun (h5 : ((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((y_q48 % 8) = 0)) =>
                                 (Or.inl
                                   (Or.inr
                                     ⟨h5.1, (show ((y_q48 + ((-1) * 0)) % 8) = 0 from by omega)⟩)))))
                           (fun (h4 : ((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((((-1) * y_q48) + (-1)) % 8) ≤ 2)) =>
                             ((Classical.em ((0 + 6) ≤ y_q48)).elim
                               (fun (h5 : (0 + 6) ≤ y_q48) =>
                                 ((Classical.em (((y_q48 + ((-1) * 0)) % 8) = 6)).elim
                                   (fun (h6 : ((y_q48 + ((-1) * 0)) % 8) = 6) =>
                                     (Or.inl
                                       (Or.inl
                                         (Or.inr
                                           ⟨⟨⟨h5, h4.1.2⟩, h6⟩, (show 0 < (2 : Int) from by decide)⟩))))
                                   (fun (h6 : ¬ (((y_q48 + ((-1) * 0)) % 8) = 6)) =>
                                     ((Classical.em (((y_q48 + ((-1) * 1)) % 8) = 4)).elim
                                       (fun (h7 : ((y_q48 + ((-1) * 1)) % 8) = 4) =>
                                         (Or.inr
                                           (Or.inl
                                             (Or.inl
                                               (Or.inr
                                                 ⟨⟨⟨(show (1 + 4) ≤ y_q48 from by omega), h4.1.2⟩, (show (1 : Int) ≤ 3 from by decide)⟩, h7⟩)))))
                                       (fun (h7 : ¬ (((y_q48 + ((-1) * 1)) % 8) = 4)) =>
                                         (Or.inr
                                           (Or.inl
                                             (Or.inr
                                               ⟨⟨⟨(show (1 + 6) ≤ y_q48 from by omega), h4.1.2⟩, (show ((y_q48 + ((-1) * 1)) % 8) = 6 from by omega)⟩, (show 1 < (2 : Int) from by decide)⟩))))))))
                               (fun (h5 : ¬ ((0 + 6) ≤ y_q48)) =>
                                 (Or.inr
                                   (Or.inl
                                     (Or.inl
                                       (Or.inr
                                         ⟨⟨⟨(show (1 + 4) ≤ y_q48 from by omega), h4.1.2⟩, (show (1 : Int) ≤ 3 from by decide)⟩, (show ((y_q48 + ((-1) * 1)) % 8) = 4 from by omega)⟩))))))))), (fun (h3 : ((((((((0 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 2)) ∧ (0 < (2 : Int))) ∨ (((((0 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((0 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 4))) ∨ (((((0 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 6)) ∧ (0 < (2 : Int)))) ∨ (((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 0))) ∨ ((((((((1 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 2)) ∧ (1 < (2 : Int))) ∨ (((((1 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((1 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 4))) ∨ (((((1 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 6)) ∧ (1 < (2 : Int)))) ∨ (((1 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 0)))) =>
                         (Or.elim h3
                           (fun (h4 : (((((((0 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 2)) ∧ (0 < (2 : Int))) ∨ (((((0 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((0 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 4))) ∨ (((((0 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 6)) ∧ (0 < (2 : Int)))) ∨ (((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 0))) =>
                             (Or.elim h4
                               (fun (h5 : ((((((0 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 2)) ∧ (0 < (2 : Int))) ∨ (((((0 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((0 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 4))) ∨ (((((0 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 6)) ∧ (0 < (2 : Int)))) =>
                                 (Or.elim h5
                                   (fun (h6 : (((((0 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 2)) ∧ (0 < (2 : Int))) ∨ (((((0 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((0 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 4))) =>
                                     (Or.elim h6
                                       (fun (h7 : ((((0 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 2)) ∧ (0 < (2 : Int))) =>
                                         (Or.inl
                                           (Or.inl
                                             (Or.inl
                                               ⟨⟨(show (-5) ≤ y_q48 from by omega), h7.1.1.2⟩, (show 6 ≤ ((y_q48 + (-3)) % 8) from by omega)⟩))))
                                       (fun (h7 : ((((0 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((0 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 4)) =>
                                         (Or.inl
                                           (Or.inl
                                             (Or.inr
                                               ⟨⟨⟨(show 0 ≤ y_q48 from by omega), h7.1.1.2⟩, (show (y_q48 % 8) ≤ 4 from by omega)⟩, (show 3 ≤ (y_q48 % 8) from by omega)⟩))))))
                                   (fun (h6 : ((((0 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 6)) ∧ (0 < (2 : Int))) =>
                                     (Or.inr
                                       ⟨⟨(show 0 ≤ y_q48 from by omega), h6.1.1.2⟩, (show ((((-1) * y_q48) + (-1)) % 8) ≤ 2 from by omega)⟩))))
                               (fun (h5 : ((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 0)) =>
                                 (Or.inl (Or.inr ⟨h5.1, (show (y_q48 % 8) = 0 from by omega)⟩)))))
                           (fun (h4 : (((((((1 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 2)) ∧ (1 < (2 : Int))) ∨ (((((1 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((1 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 4))) ∨ (((((1 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 6)) ∧ (1 < (2 : Int)))) ∨ (((1 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 0))) =>
                             (Or.elim h4
                               (fun (h5 : ((((((1 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 2)) ∧ (1 < (2 : Int))) ∨ (((((1 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((1 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 4))) ∨ (((((1 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 6)) ∧ (1 < (2 : Int)))) =>
                                 (Or.elim h5
                                   (fun (h6 : (((((1 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 2)) ∧ (1 < (2 : Int))) ∨ (((((1 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((1 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 4))) =>
                                     (Or.elim h6
                                       (fun (h7 : ((((1 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 2)) ∧ (1 < (2 : Int))) =>
                                         (Or.inl
                                           (Or.inl
                                             (Or.inr
                                               ⟨⟨⟨(show 0 ≤ y_q48 from by omega), h7.1.1.2⟩, (show (y_q48 % 8) ≤ 4 from by omega)⟩, (show 3 ≤ (y_q48 % 8) from by omega)⟩))))
                                       (fun (h7 : ((((1 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((1 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 4)) =>
                                         (Or.inr
                                           ⟨⟨(show 0 ≤ y_q48 from by omega), h7.1.1.2⟩, (show ((((-1) * y_q48) + (-1)) % 8) ≤ 2 from by omega)⟩))))
                                   (fun (h6 : ((((1 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 6)) ∧ (1 < (2 : Int))) =>
                                     (Or.inr
                                       ⟨⟨(show 0 ≤ y_q48 from by omega), h6.1.1.2⟩, (show ((((-1) * y_q48) + (-1)) % 8) ≤ 2 from by omega)⟩))))
                               (fun (h5 : ((1 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 0)) =>
                                 (Or.inl
                                   (Or.inl
                                     (Or.inl
                                       ⟨⟨(show (-5) ≤ y_q48 from by omega), h5.1.2⟩, (show 6 ≤ ((y_q48 + (-3)) % 8) from by omega)⟩))))))))⟩)
                    (fun (y_q48 : Int) (h3 : (((((((0 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 2)) ∧ (0 < (2 : Int))) ∨ (((((0 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((0 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 4))) ∨ (((((0 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 6)) ∧ (0 < (2 : Int)))) ∨ (((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 0))) =>
                      (Or.elim h3
                        (fun (h4 : ((((((0 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 2)) ∧ (0 < (2 : Int))) ∨ (((((0 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((0 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 4))) ∨ (((((0 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 6)) ∧ (0 < (2 : Int)))) =>
                          (Or.elim h4
                            (fun (h5 : (((((0 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 2)) ∧ (0 < (2 : Int))) ∨ (((((0 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((0 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 4))) =>
                              (Or.elim h5
                                (fun (h6 : ((((0 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 2)) ∧ (0 < (2 : Int))) =>
                                  (show ¬ ((((((((1 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 2)) ∧ (1 < (2 : Int))) ∨ (((((1 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((1 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 4))) ∨ (((((1 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 6)) ∧ (1 < (2 : Int)))) ∨ (((1 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 0))) from by omega))
                                (fun (h6 : ((((0 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((0 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 4)) =>
                                  (show ¬ ((((((((1 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 2)) ∧ (1 < (2 : Int))) ∨ (((((1 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((1 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 4))) ∨ (((((1 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 6)) ∧ (1 < (2 : Int)))) ∨ (((1 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 0))) from by omega))))
                            (fun (h5 : ((((0 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 6)) ∧ (0 < (2 : Int))) =>
                              (show ¬ ((((((((1 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 2)) ∧ (1 < (2 : Int))) ∨ (((((1 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((1 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 4))) ∨ (((((1 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 6)) ∧ (1 < (2 : Int)))) ∨ (((1 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 0))) from by omega))))
                        (fun (h4 : ((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 0)) =>
                          (show ¬ ((((((((1 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 2)) ∧ (1 < (2 : Int))) ∨ (((((1 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((1 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 4))) ∨ (((((1 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 6)) ∧ (1 < (2 : Int)))) ∨ (((1 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 0))) from by omega))))
                    (fun (y_q48 : Int) (h3 : (((((((0 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 2)) ∧ (0 < (2 : Int))) ∨ (((((0 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((0 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 4))) ∨ (((((0 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 6)) ∧ (0 < (2 : Int)))) ∨ (((0 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 0)) % 8) = 0))) =>
                      rfl)
                    (fun (y_q48 : Int) (h3 : (((((((1 + 2) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 2)) ∧ (1 < (2 : Int))) ∨ (((((1 + 4) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ ((1 : Int) ≤ 3)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 4))) ∨ (((((1 + 6) ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 6)) ∧ (1 < (2 : Int)))) ∨ (((1 ≤ y_q48) ∧ (y_q48 < x_M)) ∧ (((y_q48 + ((-1) * 1)) % 8) = 0))) =>
                      rfl)))))
            (vc_assign_of
              (value_7 I M x_M x_i)
              (in_other
                (by decide)
                (has_cell_at1 (b := (Binding.mk a_b t_B [v_i0] [.var v_i0] none)) (R := (Region.mk t_B [(.const 0, .var v_N)])) (.tail _ (.head _)) (.tail _ (.head _)) [x_i]
                  (region_iff.2 ⟨x_i, _, rfl, h1, h2, rfl⟩)
                  shape_a_b
                  rfl
                  rfl
                  h1))
              (ev_read (at_set_eq1 0 0 rfl rfl))
              (show (value_7 I M x_M x_i) = (M t_B [x_i]) from
                (Eq.trans
                  (show (value_7 I M x_M x_i) = (value_8 I M x_M x_i) from
                    (reduce_congr1
                      (fun (y_q51 : Int) =>
                        ⟨(fun (h3 : ((((((-5) ≤ y_q51) ∧ (y_q51 < x_M)) ∧ (6 ≤ ((y_q51 + (-3)) % 8))) ∨ ((((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ ((y_q51 % 8) ≤ 4)) ∧ (3 ≤ (y_q51 % 8)))) ∨ (((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ ((y_q51 % 8) = 0))) ∨ (((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ (((((-1) * y_q51) + (-1)) % 8) ≤ 2))) =>
                           (Or.elim h3
                             (fun (h4 : (((((-5) ≤ y_q51) ∧ (y_q51 < x_M)) ∧ (6 ≤ ((y_q51 + (-3)) % 8))) ∨ ((((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ ((y_q51 % 8) ≤ 4)) ∧ (3 ≤ (y_q51 % 8)))) ∨ (((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ ((y_q51 % 8) = 0))) =>
                               (Or.elim h4
                                 (fun (h5 : ((((-5) ≤ y_q51) ∧ (y_q51 < x_M)) ∧ (6 ≤ ((y_q51 + (-3)) % 8))) ∨ ((((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ ((y_q51 % 8) ≤ 4)) ∧ (3 ≤ (y_q51 % 8)))) =>
                                   (Or.elim h5
                                     (fun (h6 : (((-5) ≤ y_q51) ∧ (y_q51 < x_M)) ∧ (6 ≤ ((y_q51 + (-3)) % 8))) =>
                                       ⟨(show 0 ≤ y_q51 from by omega), h6.1.2⟩)
                                     (fun (h6 : (((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ ((y_q51 % 8) ≤ 4)) ∧ (3 ≤ (y_q51 % 8))) =>
                                       h6.1.1)))
                                 (fun (h5 : ((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ ((y_q51 % 8) = 0)) =>
                                   h5.1)))
                             (fun (h4 : ((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ (((((-1) * y_q51) + (-1)) % 8) ≤ 2)) =>
                               h4.1))), (fun (h3 : (0 ≤ y_q51) ∧ (y_q51 < x_M)) =>
                           (show ((((((-5) ≤ y_q51) ∧ (y_q51 < x_M)) ∧ (6 ≤ ((y_q51 + (-3)) % 8))) ∨ ((((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ ((y_q51 % 8) ≤ 4)) ∧ (3 ≤ (y_q51 % 8)))) ∨ (((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ ((y_q51 % 8) = 0))) ∨ (((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ (((((-1) * y_q51) + (-1)) % 8) ≤ 2)) from by omega))⟩)
                      (fun (y_q51 : Int) (h3 : ((((((-5) ≤ y_q51) ∧ (y_q51 < x_M)) ∧ (6 ≤ ((y_q51 + (-3)) % 8))) ∨ ((((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ ((y_q51 % 8) ≤ 4)) ∧ (3 ≤ (y_q51 % 8)))) ∨ (((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ ((y_q51 % 8) = 0))) ∨ (((0 ≤ y_q51) ∧ (y_q51 < x_M)) ∧ (((((-1) * y_q51) + (-1)) % 8) ≤ 2))) =>
                        rfl)))
                  (Eq.symm
                    (show (M t_B [x_i]) = (value_8 I M x_M x_i) from
                      (equation_0 x_N x_M x_i hl hM trivial)))))))))))

theorem kept_1 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M x_i : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) :
    Heap.Entails ((body_1 I M).post ((base E x_N x_M).set v_i x_i) (known_1 I M x_N x_M x_i)) (known_1 I M x_N x_M (x_i + 1)) :=
  (show Heap.Entails _ (known_1 I M x_N x_M (x_i + 1)) from
    (entails_and
      (entails_points2
        (fun (y_q52 y_q53 : Int) (h3 : ((0 ≤ y_q53) ∧ (y_q53 < x_M)) ∧ ((0 ≤ y_q52) ∧ (y_q52 < x_N))) =>
          (at_restore
            (by decide)
            (at_set_other
              (by decide)
              (at_set_other
                (by decide)
                (show (known_5 I M x_N x_M x_i 2) ⟨a_a, [y_q52, y_q53]⟩ (M t_A [y_q52, y_q53]) from
                  (at_left (at_points2 y_q52 y_q53 h3 rfl))))))))
      (entails_points1
        (fun (y_q54 : Int) (h3 : (0 ≤ y_q54) ∧ (y_q54 < (x_i + 1))) =>
          (at_restore
            (by decide)
            ((Classical.em (y_q54 = x_i)).elim
              (fun (h4 : y_q54 = x_i) =>
                (at_set_eq1
                  y_q54
                  x_i
                  h4
                  (show (M t_B [y_q54]) = (M t_B [x_i]) from
                    (at_congr1 (show y_q54 = x_i from by omega)))))
              (fun (h4 : ¬ (y_q54 = x_i)) =>
                (at_set_ne1
                  y_q54
                  x_i
                  h4
                  (at_set_other
                    (by decide)
                    (show (known_5 I M x_N x_M x_i 2) ⟨a_b, [y_q54]⟩ (M t_B [y_q54]) from
                      (at_right
                        (at_left (at_points1 y_q54 ⟨h3.1, (show y_q54 < x_i from by omega)⟩ rfl)))))))))))))

theorem race_1 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) :
    ParVC I 0 x_N (body_1 I M).erase (fun x_i => ((base E x_N x_M).set v_i x_i)) (fun x_i => (body_1 I M).post ((base E x_N x_M).set v_i x_i) (known_1 I M x_N x_M x_i)) :=
  (race_arrays
    [a_b]
    rfl
    rfl
    (all_cons
      (apart1
        (fun x_i y_c0 => y_c0 = x_i)
        (fun x_i y_c0 => (1 : Int) < 0)
        (fun (x_i : Int) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) =>
          (w_allocate
            (w_seq
              (w_none rfl)
              (w_seq (w_none rfl) (w_seq (w_none rfl) (w_seq (w_none rfl) (w_assign1 x_i rfl)))))))
        (fun (x_i : Int) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) => (r_none rfl))
        (fun (x_i y_y y_c0 : Int) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) (h3 : 0 ≤ y_y) (h4 : y_y < x_N) (h5 : ¬ (x_i = y_y)) (h6 : y_c0 = x_i) =>
          (show (¬ ((1 : Int) < 0)) ∧ (¬ (y_c0 = y_y)) from by omega)))
      all_nil))

def program {V : Type} (I : Interp V) (M : Model V) : ACmd V :=
  .par v_i (.const 0) (.var v_N)
    (fun e x => known_1 I M (e v_N) (e v_M) x) (body_1 I M)

theorem program_vc {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) :
    (program I M).vc I (impl.HasCell spec (base E x_N x_M)) (base E x_N x_M) (impl.inputHeap spec (base E x_N x_M) M) :=
  (vc_par_of
    0
    x_N
    rfl
    rfl
    (show Heap.Entails _ (known_1 I M x_N x_M 0) from
      (entails_and
        (entails_points2
          (fun (y_q55 y_q56 : Int) (h1 : ((0 ≤ y_q56) ∧ (y_q56 < x_M)) ∧ ((0 ≤ y_q55) ∧ (y_q55 < x_N))) =>
            (at_input (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (p := [y_q55, y_q56]) (.head _) (.head _) rfl
              (region_iff.2 ⟨y_q55, _, rfl, h1.2.1, h1.2.2, y_q56, _, rfl, h1.1.1, h1.1.2, rfl⟩)
              rfl
              rfl)))
        (entails_points1
          (fun (y_q57 : Int) (h1 : (0 ≤ y_q57) ∧ (y_q57 < 0)) =>
            (False.elim (show False from by omega))))))
    (fun (x_i : Int) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) => (vc_1 x_N x_M x_i hl hM h0 h1 h2))
    (fun (x_i : Int) (h1 : 0 ≤ x_i) (h2 : x_i < x_N) => (kept_1 x_N x_M x_i hl hM h0 h1 h2))
    (race_1 x_N x_M hl hM h0))

theorem output_0_1 {V : Type} {I : Interp V} {M : Model V} {E : Env} (x_N x_M y_q58 : Int) (hl : laws V I)
    (hM : spec.IsModel I (base E x_N x_M) M) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) (h1 : 0 ≤ y_q58) (h2 : y_q58 < x_N) :
    ((program I M).post (base E x_N x_M) (impl.inputHeap spec (base E x_N x_M) M)) ⟨a_b, [y_q58]⟩ (M t_B [y_q58]) :=
  (show (known_1 I M x_N x_M (max 0 x_N)) ⟨a_b, [y_q58]⟩ (M t_B [y_q58]) from
    (at_right (at_points1 y_q58 ⟨h1, (show y_q58 < (max 0 x_N) from by omega)⟩ rfl)))

theorem consistent (E : Env) (x_N x_M : Int) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) : spec.Consistent (base E x_N x_M) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (x_N x_M : Int) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E x_N x_M) :=
  solvable_layers (consistent E x_N x_M h0)
    (fun t => if t = t_B then 0 else 0) (by decide)

theorem placed (E : Env) (x_N x_M : Int) (h0 : (0 ≤ x_N) ∧ (0 ≤ x_M)) : impl.LayoutOk spec (base E x_N x_M) :=
  layout_apart (by decide)
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)], Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)] : List (Region × Binding)), _ from (all_cons (fun p hp => by obtain ⟨y_p0, _, rfl, a0, a1, y_p1, _, rfl, a2, a3, rfl⟩ := hp; have h1 : 0 ≤ y_p0 := a0; have h2 : y_p0 < x_N := a1; have h3 : 0 ≤ y_p1 := a2; have h4 : y_p1 < x_M := a3; exact (has_cell_at2 (b := (Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)) (R := (Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)])) (.head _) (.head _) [y_p0, y_p1]
        (region_iff.2 ⟨y_p0, _, rfl, h1, h2, y_p1, _, rfl, h3, h4, rfl⟩)
        shape_a_a
        rfl
        rfl
        ⟨h1, h3⟩))
      all_nil))
    (show ∀ x ∈ ([(Region.mk t_A [(.const 0, .var v_N), (.const 0, .var v_M)], Binding.mk a_a t_A [v_i0, v_i1] [.var v_i0, .var v_i1] none)] : List (Region × Binding)), _ from (all_cons (fun p hp p' hp' he => by obtain ⟨y_p0, _, rfl, a0, a1, y_p1, _, rfl, a2, a3, rfl⟩ := hp; have h1 : 0 ≤ y_p0 := a0; have h2 : y_p0 < x_N := a1; have h3 : 0 ≤ y_p1 := a2; have h4 : y_p1 < x_M := a3; obtain ⟨y_s0, _, rfl, b0, b1, y_s1, _, rfl, b2, b3, rfl⟩ := hp'; have h5 : 0 ≤ y_s0 := b0; have h6 : y_s0 < x_N := b1; have h7 : 0 ≤ y_s1 := b2; have h8 : y_s1 < x_M := b3; have he : y_s0 = y_p0 ∧ y_s1 = y_p1 := loc_eq2 he; exact (idx_congr2 (by omega) (by omega)))
      all_nil))

/-- **The certificate**: the program implements the specification. -/
theorem certificate : Implements laws spec impl :=
  Implements.of_vc
    (fun E ha => Eq.mp (congrArg (fun E' => impl.LayoutOk spec E') (base_self E)) (placed E (E v_N) (E v_M) (cond_holds.1 (ha.1 _ (.head _)))))
    (fun E ha => Eq.mp (congrArg (fun E' => spec.Consistent E') (base_self E)) (consistent E (E v_N) (E v_M) (cond_holds.1 (ha.1 _ (.head _)))))
    (fun E ha => Eq.mp (congrArg (fun E' => ∀ (V : Type) (I : Interp V), spec.Solvable I E') (base_self E)) (solvable E (E v_N) (E v_M) (cond_holds.1 (ha.1 _ (.head _)))))
    (fun V I E M => program I M) (fun _ _ _ _ => rfl)
    (fun V I E M hl ha hM =>
      Eq.mp (congrArg (fun E' => (program I M).vc I (impl.HasCell spec E') E' (impl.inputHeap spec E' M)) (base_self E)) (program_vc (E := E) (E v_N) (E v_M) hl (Eq.mp (congrArg (fun E' => spec.IsModel I E' M) (base_self E).symm) hM) (cond_holds.1 (ha.1 _ (.head _)))))
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl ha hM => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ p hp => match p, region_iff.1 hp with
      | _, ⟨y_p0, _, rfl, a0, a1, rfl⟩ => (Eq.mp (congrArg (fun E' => (program I M).post E' (impl.inputHeap spec E' M) ((Binding.mk a_b t_B [v_i0] [.var v_i0] none).cell E' [y_p0]) (M t_B [y_p0])) (base_self E)) (output_0_1 (E := E) (E v_N) (E v_M) y_p0 hl (Eq.mp (congrArg (fun E' => spec.IsModel I E' M) (base_self E).symm) hM) (cond_holds.1 (ha.1 _ (.head _))) a0 a1))) all_nil)) all_nil))


end Redverify.Certificate.shift_down
