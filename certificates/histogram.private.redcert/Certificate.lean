module

public import Redverify.Rules

set_option linter.all false
set_option maxHeartbeats 2000000

@[expose] public noncomputable section

namespace Redverify.Certificate.private

/-- `N` -/ abbrev v_N : Var := 0
/-- `B` -/ abbrev v_B : Var := 1
/-- `b` -/ abbrev v_b : Var := 2
/-- `i` -/ abbrev v_i : Var := 3
/-- `$d0` -/ abbrev d_0 : Var := 4
/-- `i0` -/ abbrev v_i0 : Var := 5
/-- `w` -/ abbrev v_w : Var := 6
/-- `m` -/ abbrev v_m : Var := 7
/-- `a` -/ abbrev a_a : Arr := 0
/-- `h` -/ abbrev a_h : Arr := 1
/-- `p` -/ abbrev a_p : Arr := 2
/-- `A` -/ abbrev t_A : Ten := 0
/-- `H` -/ abbrev t_H : Ten := 1

/-- Specification `histogram`. -/
def spec : Spec where
  assumptions := [.and (.le (.const 0) (.var v_N)) (.le (.const 0) (.var v_B))]
  inputs := [Region.mk t_A [(.const 0, .var v_N)]]
  outputs := [Region.mk t_H [(.const 0, .var v_B)]]
  equations :=
    [
      Equation.mk
        t_H
        [v_b]
        .true
        (.reduce
          [.fn (.literal .i32 0 1) []]
          (.builtin "+" .i32)
          [v_i]
          (.and
            (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
            (.and (.le (.const 0) (.var v_b)) (.le (.add (.var v_b) (.const 1)) (.var v_B))))
          (.letval
            d_0
            .u8
            (.access t_A [.var v_i])
            (.select
              (.and
                (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N)))
                (.eq (.var d_0) (.var v_b)))
              (.fn (.literal .i32 1 1) [])
              (.fn (.literal .i32 0 1) []))))]
  ranges := [Range.mk t_A .u8 (.const 0) (.var v_B) false]

/-- Implementation `private`. -/
def impl : Impl where
  assumptions := []
  bindings :=
    [Binding.mk a_a t_A [v_i0] [.var v_i0] none, Binding.mk a_h t_H [v_i0] [.var v_i0] none]
  body :=
    .allocate a_p [.const 4, .var v_B] <|
    .seq (.scope [a_p] <|
      .par v_w (.const 0) (.const 4) <|
        .seq (.for v_b (.const 0) (.var v_B) <|
          .assign a_p [.var v_w, .var v_b] (.fn (.literal .i32 0 1) [])) <|
        .for v_m (.const 0) (.div (.add (.add (.var v_N) (.mul (-1) (.var v_w))) (.const 3)) 4) <|
          .letval v_b .u8 (.read a_a [.add (.mul 4 (.var v_m)) (.var v_w)]) (.const 0) (.var v_B) <|
          .accumulate false (.builtin "+" .i32) a_p [.var v_w, .var v_b] (.fn (.literal .i32 1 1) [])) <|
    .par v_b (.const 0) (.var v_B) <|
      .seq (.assign a_h [.var v_b] (.fn (.literal .i32 0 1) [])) <|
      .scope [a_h] <|
        .for v_w (.const 0) (.const 4) <|
          .accumulate false (.builtin "+" .i32) a_h [.var v_b] (.read a_p [.var v_w, .var v_b])

/-- The laws that the proof uses, and the definitions of operators. -/
def laws (V : Type) (I : Interp V) : Prop := RightUnit I (.builtin "+" .i32) (I.fn (.literal .i32 0 1) []) ∧ Assoc I (.builtin "+" .i32) ∧ RightComm I (.builtin "+" .i32)

theorem law_0 {V : Type} {I : Interp V} (hl : laws V I) : RightUnit I (.builtin "+" .i32) (I.fn (.literal .i32 0 1) []) := hl.1
theorem law_1 {V : Type} {I : Interp V} (hl : laws V I) : Assoc I (.builtin "+" .i32) := hl.2.1
theorem law_2 {V : Type} {I : Interp V} (hl : laws V I) : RightComm I (.builtin "+" .i32) := hl.2.2

abbrev f_0 : Fn := .builtin "+" .i32
abbrev f_1 : Fn := .literal .i32 0 1
abbrev f_2 : Fn := .literal .i32 1 1

abbrev base (E : Env) (N B : Int) : Env := ((E.set v_N N).set v_B B)

theorem base_self (E : Env) : base E (E v_N) (E v_B) = E := by
  unfold base
  rw [Env.set_self, Env.set_self]

theorem shape_a_h : ∀ b ∈ impl.bindings, b.array = a_h → b.extents = none :=
  (all_cons (fun _ => rfl) (all_cons (fun _ => rfl) all_nil))

theorem fact_0 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : a < (c + (-1) * b + 3) / 4) (h3 : ¬ 0 < c) : False :=
  by omega

theorem fact_1 {a b c d : Int} (h0 : a ≤ 4 * (c + 1) + d + (-4)) (h1 : c < (b + (-1) * d + 3) / 4) : a < b :=
  by omega

theorem fact_2 {a b c d : Int} (h0 : (a + (-1) * c) % 4 = 0) (h1 : a < d) : a < (max b ((-3) * c + 4 * ((3 * c + d + 3) / 4) + (-4))) + 1 :=
  by omega

theorem fact_3 {a b c d x_e : Int} (h0 : a ≤ 4 * (c + 1) + x_e + (-4)) (h1 : b = x_e) : a < (max (b + 4 * c) d) + 1 :=
  by omega

theorem fact_4 {a b c d x_e f g h : Int} (h0 : a ≤ b) (h1 : c = d) (h2 : a < x_e) (h3 : b < f) (h4 : ¬ (((a ≤ b ∧ b < f) ∧ c = d) ∧ a < x_e ∨ ((x_e ≤ b ∧ b ≤ g) ∧ a = x_e) ∧ h = d)) : False :=
  by omega

theorem fact_5 {a b c d x_e f : Int} (h0 : c ≤ a) (h1 : a ≤ 4 * (b + 1) + c + (-4)) (h2 : d = c) (h3 : (a + (-1) * c) % 4 = 0) (h4 : ¬ (((d ≤ a ∧ a < x_e) ∧ f = 0) ∧ d < c ∨ ((c ≤ a ∧ a ≤ 4 * b + c + (-4)) ∧ d = c) ∧ (a + (-1) * c) % 4 = 0)) : a = 4 * b + c :=
  by omega

theorem fact_6 {a b c : Int} (h0 : c < b) (h1 : a < c + 1) : a + 1 ≤ b :=
  by omega

variable {V : Type} {I : Interp V} {M : Model V} {E : Env}

section

variable (N B : Int) (hl : laws V I)
  (hM : spec.IsModel I (base E N B) M) (hR : spec.InRange I (base E N B) M)
include hl hM hR

noncomputable abbrev value_0 (I : Interp V) (M : Model V) (c0 c1 N : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (c0 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-1) * c0) % 4 = 0)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < N) ∧ I.toInt .u8 (M t_A [y_k0]) = c1) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_1 (I : Interp V) (M : Model V) (c0 c1 N w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((c0 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-1) * c0) % 4 = 0) ∧ c0 < w)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < N) ∧ I.toInt .u8 (M t_A [y_k0]) = c1) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_2 (I : Interp V) (M : Model V) (c0 c1 N m w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => ((c0 ≤ y_k0 ∧ y_k0 < N) ∧ (y_k0 + (-1) * c0) % 4 = 0) ∧ c0 < w ∨ ((w ≤ y_k0 ∧ y_k0 ≤ 4 * m + w + (-4)) ∧ c0 = w) ∧ (y_k0 + (-1) * w) % 4 = 0)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < N) ∧ I.toInt .u8 (M t_A [y_k0]) = c1) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_3 (I : Interp V) (M : Model V) (N b w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 % 4 < w)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < N) ∧ I.toInt .u8 (M t_A [y_k0]) = b) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_4 (I : Interp V) (M : Model V) (N b m w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => y_k0 = 4 * m + w ∨ (w ≤ y_k0 ∧ y_k0 ≤ 4 * m + w + (-4)) ∧ (y_k0 + (-1) * w) % 4 = 0)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < N) ∧ I.toInt .u8 (M t_A [y_k0]) = b) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_5 (I : Interp V) (M : Model V) (N b w : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ y_k0 % 4 ≤ w)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < N) ∧ I.toInt .u8 (M t_A [y_k0]) = b) (I.fn f_2 []) (I.fn f_1 []))))

noncomputable abbrev value_6 (I : Interp V) (M : Model V) (B N b : Int) : V :=
  (I.reduce f_0 (some (I.fn f_1 [])) (pts1 (fun y_k0 => (0 ≤ y_k0 ∧ y_k0 < N) ∧ 0 ≤ b ∧ b + 1 ≤ B)) (body1 (fun y_k0 => sel ((0 ≤ y_k0 ∧ y_k0 < N) ∧ I.toInt .u8 (M t_A [y_k0]) = b) (I.fn f_2 []) (I.fn f_1 []))))

theorem equation_0 (b : Int) (h0 : True) :
    (M t_H [b]) = (value_6 I M B N b) :=
  (Eq.trans (hM _ (.head _) [b] rfl (cond_holds.2 h0))
  (show TExp.eval I M (.reduce [.fn f_1 []] f_0 [v_i] (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_b)) (.le (.add (.var v_b) (.const 1)) (.var v_B)))) (.letval d_0 .u8 (.access t_A [.var v_i]) (.select (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.eq (.var d_0) (.var v_b))) (.fn f_2 []) (.fn f_1 [])))) ((base E N B).set v_b b) = _ from
  (eval_reduce_some1 rfl (fun (i : Int) => cond_holds)
  (fun (i : Int) (h1 : (0 ≤ i ∧ i < N) ∧ 0 ≤ b ∧ b + 1 ≤ B) =>
  (eval_letval rfl (eval_select_of cond_holds rfl rfl))))))

noncomputable def known_1_0 (I : Interp V) (M : Model V) (N B : Int) : Heap V :=
  .points1 a_a
    (fun c0 => (0 ≤ c0 ∧ c0 < N) ∧ 0 < B)
    (fun c0 => (M t_A [c0]))

noncomputable def known_1_1 (I : Interp V) (M : Model V) (N B w : Int) : Heap V :=
  .points2 a_p
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < B) ∧ 0 ≤ c0 ∧ c0 < w)
    (fun c0 c1 => (value_0 I M c0 c1 N))

noncomputable def known_1 (I : Interp V) (M : Model V) (N B w : Int) : Heap V :=
  ((known_1_0 I M N B).and (known_1_1 I M N B w))

noncomputable def known_2_1 (I : Interp V) (M : Model V) (N B w b : Int) : Heap V :=
  .points2 a_p
    (fun c0 c1 => c0 = w ∧ 0 ≤ c1 ∧ c1 < b ∨ (0 ≤ c1 ∧ c1 < B) ∧ 0 ≤ c0 ∧ c0 < w)
    (fun c0 c1 => (value_1 I M c0 c1 N w))

noncomputable def known_2 (I : Interp V) (M : Model V) (N B w b : Int) : Heap V :=
  ((known_1_0 I M N B).and (known_2_1 I M N B w b))

noncomputable def body_2 (I : Interp V) (M : Model V) : ACmd V :=
  .assign a_p [.var v_w, .var v_b] (.fn f_1 [])
    (fun e => (I.fn f_1 []))

theorem vc_2 (w b : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ w) (h3 : w < 4) (h4 : 0 ≤ b) (h5 : b < B) :
    (body_2 I M).vc I (allocated (impl.HasCell spec (base E N B)) a_p [4, B]) (((base E N B).set v_w w).set v_b b) (known_2 I M N B w b) :=
  (vc_assign_of (I.fn f_1 []) (in_allocated ⟨h2, h3, h4, h5, trivial⟩) ev_const rfl)

theorem kept_2 (w b : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ w) (h3 : w < 4) (h4 : 0 ≤ b) (h5 : b < B) :
    Heap.Entails ((body_2 I M).post (((base E N B).set v_w w).set v_b b) (known_2 I M N B w b)) (known_2 I M N B w (b + 1)) :=
  (show Heap.Entails _ (known_2 I M N B w (b + 1)) from
  (entails_and (entails_set (avoids_points1 (by decide)) (entails_left entails_refl))
  (entails_points2 (fun q0 q1 h6 =>
  (Or.elim h6 (fun h7 => ((Classical.em (q0 = w ∧ q1 = b)).elim (fun h8 => (at_set_eq2 q0 q1 w b h8
  ((Eq.trans ((reduce_empty1 (fun q2 => (fun h9 => (int_eab_tab_F h7.1 h9.2))))
  : value_1 I M q0 q1 N w = I.fn f_1 []) rfl)
  : value_1 I M q0 q1 N w = I.fn f_1 []))) (fun h8 => (at_set_ne2 q0 q1 w b h8
  (at_right (at_points2 q0 q1 (Or.inl ⟨h7.1, ⟨h7.2.1, (int_c0 h7.1 h7.2.2 h8)⟩⟩) rfl))))))
  (fun h7 => (at_set_ne2 q0 q1 w b (fun h8 => (int_eab_tab_F h8.1 h7.2.2))
  (at_right (at_points2 q0 q1 (Or.inr h7) rfl)))))))))

noncomputable def known_3_1 (I : Interp V) (M : Model V) (N B w m : Int) : Heap V :=
  .points2 a_p
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < B) ∧ 0 ≤ c0 ∧ c0 ≤ w)
    (fun c0 c1 => (value_2 I M c0 c1 N m w))

noncomputable def known_3 (I : Interp V) (M : Model V) (N B w m : Int) : Heap V :=
  ((known_1_0 I M N B).and (known_3_1 I M N B w m))

noncomputable def body_3 (I : Interp V) (M : Model V) : ACmd V :=
  .letval v_b .u8 (.read a_a [.add (.mul 4 (.var v_m)) (.var v_w)]) (.const 0) (.var v_B)
    (fun e => I.toInt .u8 (M t_A [4 * (e v_m) + (e v_w)])) <|
  .accumulate false f_0 a_p [.var v_w, .var v_b] (.fn f_2 [])
    (fun e => (value_4 I M (e v_N) (e v_b) (e v_m) (e v_w)))

theorem vc_3 (w m : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ w) (h3 : w < 4) (h4 : 0 ≤ m) (h5 : m < (N + (-1) * w + 3) / 4) :
    (body_3 I M).vc I (allocated (impl.HasCell spec (base E N B)) a_p [4, B]) (((base E N B).set v_w w).set v_m m) (known_3 I M N B w m) :=
  (vc_letval_of (M t_A [4 * m + w]) (ev_read ((at_left (at_points1 (4 * m + w)
  ⟨⟨(int_c7 h4 h2), (int_c234 h5)⟩, (Or.elim h1 (fun h6 => h6) (fun h6 => (False.elim (fact_0 h4 h2 h5 h6))))⟩
  rfl)) : (known_3 I M N B w m) ⟨a_a, [4 * m + w]⟩ (M t_A [4 * m + w]))) rfl 0 B rfl rfl
  (have h6 : 0 ≤ I.toInt .u8 (M t_A [4 * m + w]) ∧ I.toInt .u8 (M t_A [4 * m + w]) < B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [4 * m + w]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(4 * m + w), _, rfl, ((int_c7 h4 h2) : 0 ≤ 4 * m + w), ((int_c234 h5) : 4 * m + w < N), rfl⟩) rfl rfl);
  h6) (fun (b : Int) (h6 : b = I.toInt .u8 (M t_A [4 * m + w])) (h7 : 0 ≤ b) (h8 : b < B) =>
  (vc_accumulate_of (value_2 I M w b N m w) (I.fn f_2 [])
  ((at_right (at_points2 w b ⟨⟨h7, h8⟩, ⟨h2, int_refl⟩⟩ rfl))
  : (known_3 I M N B w m) ⟨a_p, [w, b]⟩ (value_2 I M w b N m w)) ev_const
  ((append1 (4 * m + w) (min w (w + 4 * m)) (w + 4 * m + 1)
  (fun q6 h9 => (Or.elim h9 (fun h10 => ⟨(int_c20 h10), (int_c17 h10)⟩)
  (fun h10 => ⟨(int_c2 h10.1.1), (int_c156 h10.1.2)⟩))) (fun q6 => ⟨(fun h9 =>
  (Or.elim h9 (fun h10 => (Or.inr h10)) (fun h10 => (Or.inl (Or.inr ⟨⟨h10.1, rfl⟩, h10.2⟩))))), (fun h9 => (Or.elim h9 (fun h10 =>
  (Or.elim h10 (fun h11 => (False.elim (int_irrefl h11.2))) (fun h11 => (Or.inr ⟨h11.1.1, h11.2⟩))))
  (fun h10 => (Or.inl h10))))⟩) (fun q6 h9 =>
  (Or.elim h9 (fun h10 => (False.elim (int_irrefl h10.2))) (fun h10 => (int_c91 h10.1.1.2))))
  (fun q6 h9 => rfl)
  (Eq.trans ((Eq.trans rfl (Eq.symm (sel_pos ⟨⟨(int_c7 h4 h2), (int_c234 h5)⟩, int_c1⟩)))
  : I.fn f_2 [] = sel ((0 ≤ 4 * m + w ∧ 4 * m + w < N) ∧ b = b) (I.fn f_2 []) (I.fn f_1 []))
  (Eq.symm (let_congr
  (fun y_m => (sel ((0 ≤ 4 * m + w ∧ 4 * m + w < N) ∧ y_m = b) (I.fn f_2 []) (I.fn f_1 [])))
  (Eq.symm h6)))))
  : I.fn f_0 [value_2 I M w b N m w, I.fn f_2 []] = value_4 I M N b m w))))

theorem kept_3 (w m : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ w) (h3 : w < 4) (h4 : 0 ≤ m) (h5 : m < (N + (-1) * w + 3) / 4) :
    Heap.Entails ((body_3 I M).post (((base E N B).set v_w w).set v_m m) (known_3 I M N B w m)) (known_3 I M N B w (m + 1)) :=
  (show Heap.Entails _ (known_3 I M N B w (m + 1)) from (entails_and (entails_points1 (fun q7 h6 =>
  (at_letval_of (x := v_b) (τ := .u8) (e := (.read a_a [.add (.mul 4 (.var v_m)) (.var v_w)])) (lo := (.const 0)) (hi := (.var v_B)) (T := fun e => I.toInt .u8 (M t_A [4 * (e v_m) + (e v_w)]))
  (fun (b : Int) (h7 : b = I.toInt .u8 (M t_A [4 * m + w])) =>
  (have h8 : 0 ≤ I.toInt .u8 (M t_A [4 * m + w]) ∧ I.toInt .u8 (M t_A [4 * m + w]) < B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [4 * m + w]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(4 * m + w), _, rfl, ((int_c7 h4 h2) : 0 ≤ 4 * m + w), ((int_c234 h5) : 4 * m + w < N), rfl⟩) rfl rfl);
  (have h9 : 0 ≤ b ∧ b < B := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  (at_set_other (by decide)
  ((at_left (at_points1 q7 h6 rfl)) : (known_3 I M N B w m) ⟨a_a, [q7]⟩ (M t_A [q7])))))))))
  (entails_points2 (fun q8 q9 h6 =>
  (at_letval_of (x := v_b) (τ := .u8) (e := (.read a_a [.add (.mul 4 (.var v_m)) (.var v_w)])) (lo := (.const 0)) (hi := (.var v_B)) (T := fun e => I.toInt .u8 (M t_A [4 * (e v_m) + (e v_w)]))
  (fun (b : Int) (h7 : b = I.toInt .u8 (M t_A [4 * m + w])) =>
  (have h8 : 0 ≤ I.toInt .u8 (M t_A [4 * m + w]) ∧ I.toInt .u8 (M t_A [4 * m + w]) < B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [4 * m + w]) hR (.head _) (.head _) rfl (region_iff.2 ⟨(4 * m + w), _, rfl, ((int_c7 h4 h2) : 0 ≤ 4 * m + w), ((int_c234 h5) : 4 * m + w < N), rfl⟩) rfl rfl);
  (have h9 : 0 ≤ b ∧ b < B := ⟨(int_lab_ecb_lac h8.1 h7), (int_eab_tbc_tac h7 h8.2)⟩;
  ((Classical.em (q8 = w ∧ q9 = b)).elim (fun h10 => (at_set_eq2 q8 q9 w b h10 ((reduce_congr1
  (fun q10 => ⟨(fun h11 => (Or.elim h11 (fun h12 => (False.elim (int_eab_tab_F h10.1 h12.2)))
  (fun h12 => ((Classical.em (q10 = 4 * m + w)).elim (fun h13 => (Or.inl h13))
  (fun h13 => (Or.inr ⟨⟨h12.1.1.1, (int_c84 h12.1.1.2 h12.2 h13)⟩, h12.2⟩)))))), (fun h11 =>
  (Or.elim h11 (fun h12 => (Or.inr ⟨⟨⟨(int_c66 h4 h12), (int_c77 h12)⟩, h10.1⟩, (int_c74 h12)⟩))
  (fun h12 => (Or.inr ⟨⟨⟨h12.1.1, (int_c57 h12.1.2)⟩, h10.1⟩, h12.2⟩))))⟩) (fun q10 h11 =>
  (have h12 : 0 ≤ I.toInt .u8 (M t_A [q10]) ∧ I.toInt .u8 (M t_A [q10]) < B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [q10]) hR (.head _) (.head _) rfl (region_iff.2 ⟨q10, _, rfl, ((Or.elim h11 (fun h12 => (False.elim (int_eab_tab_F h10.1 h12.2)))
  (fun h12 => (int_lab_lbc_lac h2 h12.1.1.1))) : 0 ≤ q10), ((Or.elim h11 (fun h12 => h12.1.1.2) (fun h12 => (fact_1 h12.1.1.2 h5))) : q10 < N), rfl⟩) rfl rfl);
  ((Classical.em ((0 ≤ q10 ∧ q10 < N) ∧ I.toInt .u8 (M t_A [q10]) = q9)).elim
  (fun h13 => (Eq.trans ((sel_pos h13)
  : sel ((0 ≤ q10 ∧ q10 < N) ∧ I.toInt .u8 (M t_A [q10]) = q9) (I.fn f_2 []) (I.fn f_1 []) = I.fn f_2 [])
  (Eq.trans rfl (Eq.symm (sel_pos ⟨⟨h13.1.1, h13.1.2⟩, (int_eab_ebc_eac h13.2 h10.2)⟩)))))
  (fun h13 => (Eq.trans ((sel_neg h13)
  : sel ((0 ≤ q10 ∧ q10 < N) ∧ I.toInt .u8 (M t_A [q10]) = q9) (I.fn f_2 []) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fun h14 => (int_c186 h14.1.1 h14.2 h10.2 h14.1.2 h13)))))))))))
  : value_2 I M q8 q9 N (m + 1) w = value_4 I M N b m w))) (fun h10 =>
  (at_set_ne2 q8 q9 w b h10 ((at_right (at_points2 q8 q9 h6 (Eq.trans ((reduce_mask1 (law_0 hl) q8
  ((max (q8 + 4 * m) ((-3) * q8 + 4 * ((3 * q8 + N + 3) / 4) + (-4))) + 1)
  (fun q13 h11 => (Or.elim h11 (fun h12 => ⟨h12.1.1.1, (fact_2 h12.1.2 h12.1.1.2)⟩)
  (fun h12 => ⟨(int_lab_lbc_lac h6.2.2 h12.1.1.1), (fact_3 h12.1.1.2 h12.1.2)⟩)))
  (fun q13 h11 => (Or.elim h11 (fun h12 => (Or.inl h12))
  (fun h12 => (Or.inr ⟨⟨⟨h12.1.1.1, (int_c57 h12.1.1.2)⟩, h12.1.2⟩, h12.2⟩))))
  (fun q13 h11 h12 => (Eq.trans ((let_congr
  (fun y_m => (sel ((0 ≤ q13 ∧ q13 < N) ∧ y_m = q9) (I.fn f_2 []) (I.fn f_1 [])))
  (Eq.trans
  (toInt_congr ((at_congr1 (Or.elim h11 (fun h13 => (False.elim (fact_4 h13.1.1.1 h13.1.2 h13.2 h13.1.1.2 h12)))
  (fun h13 => (fact_5 h13.1.1.1 h13.1.1.2 h13.1.2 h13.2 h12)))) : M t_A [q13] = M t_A [4 * m + w]))
  (Eq.symm h7)))
  : sel ((0 ≤ q13 ∧ q13 < N) ∧ I.toInt .u8 (M t_A [q13]) = q9) (I.fn f_2 []) (I.fn f_1 []) = sel ((0 ≤ q13 ∧ q13 < N) ∧ b = q9) (I.fn f_2 []) (I.fn f_1 []))
  (Eq.trans
  ((sel_neg (fun h13 => (Or.elim h11 (fun h14 => (fact_4 h14.1.1.1 h14.1.2 h14.2 h13.1.2 h12))
  (fun h14 => (int_c404 h14.1.2 h13.2 h10)))))
  : sel ((0 ≤ q13 ∧ q13 < N) ∧ b = q9) (I.fn f_2 []) (I.fn f_1 []) = I.fn f_1 [])
  rfl))) (fun q13 h11 => rfl)) : value_2 I M q8 q9 N (m + 1) w = value_2 I M q8 q9 N m w) rfl)))
  : (known_3 I M N B w m) ⟨a_p, [q8, q9]⟩ (value_2 I M q8 q9 N (m + 1) w)))))))))))))

noncomputable def body_1 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.for v_b (.const 0) (.var v_B)
    (fun e x => known_2 I M (e v_N) (e v_B) (e v_w) x) (body_2 I M)) <|
  .for v_m (.const 0) (.div (.add (.add (.var v_N) (.mul (-1) (.var v_w))) (.const 3)) 4)
    (fun e x => known_3 I M (e v_N) (e v_B) (e v_w) x) (body_3 I M)

theorem vc_1 (w : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ w) (h3 : w < 4) :
    (body_1 I M).vc I (allocated (impl.HasCell spec (base E N B)) a_p [4, B]) ((base E N B).set v_w w) (known_1 I M N B w) :=
  (vc_seq (vc_for_of 0 B rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points2 (fun q3 q4 h4 => (Or.elim h4 (fun h5 => (False.elim (int_lab_tba_F h5.2.1 h5.2.2)))
  (fun h5 => (at_right (at_points2 q3 q4 h5
  (reduce_congr1 (fun q5 => ⟨(fun h6 => ⟨⟨h6.1.1.1, h6.1.1.2⟩, h6.1.2⟩), (fun h6 => ⟨h6, h5.2.2⟩)⟩)
  (fun q5 h6 => rfl))))))))) : Heap.Entails (known_1 I M N B w) (known_2 I M N B w 0))
  (fun b h4 h5 => (vc_2 N B hl hM hR w b h0 h1 h2 h3 h4 h5))
  (fun b h4 h5 => (kept_2 N B hl hM hR w b h0 h1 h2 h3 h4 h5)))
  (vc_for_of 0 ((N + (-1) * w + 3) / 4) rfl rfl ((entails_and (entails_left entails_refl)
  (entails_points2 (fun q14 q15 h4 => (at_right (at_points2 q14 q15
  ((Classical.em (q14 = w)).elim (fun h5 => (Or.inl ⟨h5, ⟨h4.1.1, (int_lt_max_right h4.1.2)⟩⟩))
  (fun h5 => (Or.inr ⟨⟨h4.1.1, h4.1.2⟩, ⟨h4.2.1, (int_lab_neab_tab h4.2.2 h5)⟩⟩)))
  (reduce_congr1 (fun q16 =>
  ⟨(fun h5 => (Or.elim h5 (fun h6 => h6) (fun h6 => (False.elim (int_c52 h6.1.1.1 h6.1.1.2))))), (fun h5 => (Or.inl h5))⟩)
  (fun q16 h5 => rfl))))))) : Heap.Entails (known_2 I M N B w (max 0 B)) (known_3 I M N B w 0))
  (fun m h4 h5 => (vc_3 N B hl hM hR w m h0 h1 h2 h3 h4 h5))
  (fun m h4 h5 => (kept_3 N B hl hM hR w m h0 h1 h2 h3 h4 h5))))

theorem kept_1 (w : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ w) (h3 : w < 4) :
    Heap.Entails ((body_1 I M).post ((base E N B).set v_w w) (known_1 I M N B w)) (known_1 I M N B (w + 1)) :=
  ((entails_and (entails_left entails_refl) (entails_points2 (fun q17 q18 h4 =>
  (at_right (at_points2 q17 q18 ⟨h4.1, ⟨h4.2.1, (int_taB_lab h4.2.2)⟩⟩ (reduce_congr1
  (fun q19 => ⟨(fun h5 => ((Classical.em (q17 < w)).elim (fun h6 => (Or.inl ⟨h5, h6⟩)) (fun h6 =>
  (Or.inr ⟨⟨⟨(int_lba_ntbc_lca h5.1.1 h6), (int_c241 h5.2 h5.1.2 h4.2.2 h6)⟩, (int_taB_ntab_eab h4.2.2 h6)⟩, (int_c158 h5.2 h4.2.2 h6)⟩)))), (fun h5 => (Or.elim h5 (fun h6 => h6.1)
  (fun h6 => ⟨⟨(int_c35 h6.1.1.1 h4.2.2), (int_c239 h6.1.1.2 h0.1 h3)⟩, (int_c80 h6.1.2 h6.2)⟩)))⟩)
  (fun q19 h5 => rfl)))))))
  : Heap.Entails (known_3 I M N B w (max 0 ((N + (-1) * w + 3) / 4))) (known_1 I M N B (w + 1)))

theorem race_1 (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) :
    ParVC I 0 4 (body_1 I M).erase (fun w => ((base E N B).set v_w w)) (fun w => (body_1 I M).post ((base E N B).set v_w w) (known_1 I M N B w)) :=
  (race_arrays [a_p] rfl rfl (all_cons (apart2 (fun w c0 c1 => c0 = w ∧ 0 ≤ c1 ∧ c1 < B)
  (fun w c0 c1 => (c0 = w ∧ w < N) ∧ 0 ≤ c1 ∧ c1 < B)
  (fun w h2 h3 => (w_seq (w_for 0 B rfl rfl (fun b h4 h5 => (w_assign2 w b ⟨rfl, ⟨h4, h5⟩⟩)))
  (w_for 0 ((N + (-1) * w + 3) / 4) rfl rfl (fun m h4 h5 => (w_letval 0 B rfl rfl
  (fun (b : Int) (h6 : 0 ≤ b) (h7 : b < B) => (w_accumulate2 w b ⟨rfl, ⟨h6, h7⟩⟩)))))))
  (fun w h2 h3 => (r_seq (r_none rfl) (r_for 0 ((N + (-1) * w + 3) / 4) rfl rfl
  (fun m h4 h5 => (r_letval 0 B rfl rfl (x_none rfl) (fun (b : Int) (h6 : 0 ≤ b) (h7 : b < B) =>
  (r_accumulate2 (x_none rfl) w b ⟨⟨rfl, ((int_c227 h4 h5) : w < N)⟩, ⟨h6, h7⟩⟩)))))))
  (fun w y_y c0 c1 h2 h3 h4 h5 h6 h7 =>
  ⟨(fun h8 => (int_eab_eac_nebc_F h7.1 h8.1.1 h6)), (fun h8 => (int_eab_eac_nebc_F h7.1 h8.1 h6))⟩))
  all_nil))

noncomputable def known_4_0 (I : Interp V) (M : Model V) (b : Int) : Heap V :=
  .points1 a_h
    (fun c0 => 0 ≤ c0 ∧ c0 < b)
    (fun c0 => (M t_H [c0]))

noncomputable def known_4_1 (I : Interp V) (M : Model V) (N B : Int) : Heap V :=
  .points2 a_p
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < B) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 => (value_0 I M c0 c1 N))

noncomputable def known_4 (I : Interp V) (M : Model V) (N B b : Int) : Heap V :=
  ((known_4_0 I M b).and (known_4_1 I M N B))

noncomputable def known_5_1 (I : Interp V) (M : Model V) (N B b w : Int) : Heap V :=
  .points1 a_h
    (fun c0 => c0 = b)
    (fun c0 => (value_3 I M N b w))

noncomputable def known_5_2 (I : Interp V) (M : Model V) (N B : Int) : Heap V :=
  .points2 a_p
    (fun c0 c1 => (0 ≤ c1 ∧ c1 < B) ∧ 0 ≤ c0 ∧ c0 < 4)
    (fun c0 c1 => (value_0 I M c0 c1 N))

noncomputable def known_5 (I : Interp V) (M : Model V) (N B b w : Int) : Heap V :=
  ((known_4_0 I M b).and ((known_5_1 I M N B b w).and (known_5_2 I M N B)))

noncomputable def body_5 (I : Interp V) (M : Model V) : ACmd V :=
  .accumulate false f_0 a_h [.var v_b] (.read a_p [.var v_w, .var v_b])
    (fun e => (value_5 I M (e v_N) (e v_b) (e v_w)))

theorem vc_5 (b w : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ b) (h3 : b < B) (h4 : 0 ≤ w) (h5 : w < 4) :
    (body_5 I M).vc I (allocated (impl.HasCell spec (base E N B)) a_p [4, B]) (((base E N B).set v_b b).set v_w w) (known_5 I M N B b w) :=
  (vc_accumulate_of (value_3 I M N b w) (value_0 I M w b N)
  ((at_right (at_left (at_points1 b rfl rfl)))
  : (known_5 I M N B b w) ⟨a_h, [b]⟩ (value_3 I M N b w))
  (ev_read ((at_right (at_right (at_points2 w b ⟨⟨h2, h3⟩, ⟨h4, h5⟩⟩ rfl)))
  : (known_5 I M N B b w) ⟨a_p, [w, b]⟩ (value_0 I M w b N)))
  ((union1 (law_1 hl) (law_2 hl) (law_0 hl) 0 ((max (w + 4 * ((N + 3) / 4) + (-4)) (N + (-1))) + 1)
  (fun q23 h6 => ⟨h6.1.1, (int_c11 h6.1.2)⟩) (fun q23 =>
  ⟨(fun h6 => ((Classical.em (q23 % 4 < w)).elim (fun h7 => (Or.inl ⟨⟨h6.1.1, h6.1.2⟩, h7⟩))
  (fun h7 => (Or.inr ⟨⟨(int_c98 h6.1.1 h7), h6.1.2⟩, (int_c107 h6.2 h7)⟩)))), (fun h6 => (Or.elim h6 (fun h7 => ⟨h7.1, (int_tab_lab h7.2)⟩)
  (fun h7 => ⟨⟨(int_lab_lbc_lac h4 h7.1.1), h7.1.2⟩, (int_c105 h4 h7.2)⟩)))⟩)
  (fun q23 h6 => (fun h7 => (int_c132 h7.2 h5 h6.2))) (fun q23 h6 => rfl) (fun q23 h6 => rfl))
  : I.fn f_0 [value_3 I M N b w, value_0 I M w b N] = value_5 I M N b w))

theorem kept_5 (b w : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ b) (h3 : b < B) (h4 : 0 ≤ w) (h5 : w < 4) :
    Heap.Entails ((body_5 I M).post (((base E N B).set v_b b).set v_w w) (known_5 I M N B b w)) (known_5 I M N B b (w + 1)) :=
  (show Heap.Entails _ (known_5 I M N B b (w + 1)) from (entails_and
  (entails_points1 (fun q25 h6 => (at_set_ne1 q25 b (int_tab_neab h6.2) (at_left (at_points1 q25 h6 rfl)))))
  (entails_and (entails_points1 (fun q26 h6 => (at_set_eq1 q26 b h6 ((reduce_congr1 (fun q27 =>
  ⟨(fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (int_taB_lab h7.2)⟩), (fun h7 => ⟨⟨h7.1.1, h7.1.2⟩, (int_lab_taB h7.2)⟩)⟩)
  (fun q27 h7 => rfl)) : value_3 I M N b (w + 1) = value_5 I M N b w))))
  (entails_set (avoids_points2 (by decide)) (entails_right (entails_right entails_refl))))))

noncomputable def body_4 (I : Interp V) (M : Model V) : ACmd V :=
  .seq (.assign a_h [.var v_b] (.fn f_1 [])
    (fun e => (I.fn f_1 []))) <|
  .scope [a_h] <|
    .for v_w (.const 0) (.const 4)
      (fun e x => known_5 I M (e v_N) (e v_B) (e v_b) x) (body_5 I M)

theorem vc_4 (b : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ b) (h3 : b < B) :
    (body_4 I M).vc I (allocated (impl.HasCell spec (base E N B)) a_p [4, B]) ((base E N B).set v_b b) (known_4 I M N B b) :=
  (vc_seq (vc_assign_of (I.fn f_1 []) (in_other (by decide)
  (has_cell_at1 (b := (Binding.mk a_h t_H [v_i0] [.var v_i0] none)) (R := (Region.mk t_H [(.const 0, .var v_B)])) (.tail _ (.head _)) (.tail _ (.head _)) [b]
  (region_iff.2 ⟨b, _, rfl, h2, h3, rfl⟩) shape_a_h rfl rfl h2)) ev_const rfl)
  (vc_scope (vc_for_of 0 4 rfl rfl (show Heap.Entails _ (known_5 I M N B b 0) from (entails_and
  (entails_points1 (fun q28 h4 => (at_set_ne1 q28 b (int_tab_neab h4.2) (at_left (at_points1 q28 h4 rfl)))))
  (entails_and (entails_points1 (fun q29 h4 =>
  (at_set_eq1 q29 b h4 ((Eq.trans ((reduce_empty1 (fun q30 => (fun h5 => (int_c87 h5.2))))
  : value_3 I M N b 0 = I.fn f_1 []) rfl)
  : value_3 I M N b 0 = I.fn f_1 []))))
  (entails_points2 (fun q31 q32 h4 => (at_set_other (by decide) (at_right (at_points2 q31 q32 h4 rfl))))))))
  (fun w h4 h5 => (vc_5 N B hl hM hR b w h0 h1 h2 h3 h4 h5))
  (fun w h4 h5 => (kept_5 N B hl hM hR b w h0 h1 h2 h3 h4 h5)))))

theorem kept_4 (b : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) (h2 : 0 ≤ b) (h3 : b < B) :
    Heap.Entails ((body_4 I M).post ((base E N B).set v_b b) (known_4 I M N B b)) (known_4 I M N B (b + 1)) :=
  ((entails_and
  (entails_points1 (fun q33 h4 => (Or.elim (((Classical.em (q33 < b)).elim (fun h5 => (Or.inl ⟨h4.1, h5⟩))
  (fun h5 => (Or.inr (int_taB_ntab_eab h4.2 h5)))) : 0 ≤ q33 ∧ q33 < b ∨ q33 = b)
  (fun h5 => (at_left (at_points1 q33 h5 rfl))) (fun h5 => (at_right (at_left (at_points1 q33 h5
  (Eq.trans ((equation_0 N B hl hM hR q33 trivial) : M t_H [q33] = value_6 I M B N q33)
  (reduce_congr1 (fun q35 =>
  ⟨(fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, int_c85⟩), (fun h6 => ⟨⟨h6.1.1, h6.1.2⟩, ⟨h4.1, (fact_6 h3 h4.2)⟩⟩)⟩)
  (fun q35 h6 =>
  (have h7 : 0 ≤ I.toInt .u8 (M t_A [q35]) ∧ I.toInt .u8 (M t_A [q35]) < B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [q35]) hR (.head _) (.head _) rfl (region_iff.2 ⟨q35, _, rfl, h6.1.1, h6.1.2, rfl⟩) rfl rfl);
  ((Classical.em ((0 ≤ q35 ∧ q35 < N) ∧ I.toInt .u8 (M t_A [q35]) = q33)).elim
  (fun h8 => (Eq.trans ((sel_pos h8)
  : sel ((0 ≤ q35 ∧ q35 < N) ∧ I.toInt .u8 (M t_A [q35]) = q33) (I.fn f_2 []) (I.fn f_1 []) = I.fn f_2 [])
  (Eq.trans rfl (Eq.symm (sel_pos ⟨⟨h6.1.1, h6.1.2⟩, (int_eab_ebc_eac h8.2 h5)⟩)))))
  (fun h8 => (Eq.trans ((sel_neg h8)
  : sel ((0 ≤ q35 ∧ q35 < N) ∧ I.toInt .u8 (M t_A [q35]) = q33) (I.fn f_2 []) (I.fn f_1 []) = I.fn f_1 [])
  (Eq.trans rfl (Eq.symm (sel_neg (fun h9 => (int_c186 h6.1.1 h9.2 h5 h6.1.2 h8)))))))))))))))))))
  (entails_points2 (fun q36 q37 h4 => (at_right (at_right (at_points2 q36 q37 h4 rfl))))))
  : Heap.Entails (known_5 I M N B b 4) (known_4 I M N B (b + 1)))

theorem race_4 (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 < B ∨ ¬ 0 < N) :
    ParVC I 0 B (body_4 I M).erase (fun b => ((base E N B).set v_b b)) (fun b => (body_4 I M).post ((base E N B).set v_b b) (known_4 I M N B b)) :=
  (race_arrays [a_h] rfl rfl
  (all_cons (apart1 (fun b c0 => c0 = b) (fun b c0 => c0 = b) (fun b h2 h3 =>
  (w_seq (w_assign1 b rfl) (w_scope (w_for 0 4 rfl rfl (fun w h4 h5 => (w_accumulate1 b rfl))))))
  (fun b h2 h3 => (r_seq (r_none rfl)
  (r_scope (r_for 0 4 rfl rfl (fun w h4 h5 => (r_accumulate1 (x_none rfl) b rfl))))))
  (fun b y_y c0 h2 h3 h4 h5 h6 h7 => ⟨(int_eab_nebc_neac h7 h6), (int_eab_nebc_neac h7 h6)⟩))
  all_nil))

noncomputable def program (I : Interp V) (M : Model V) : ACmd V :=
  .allocate a_p [.const 4, .var v_B] <|
  .seq (.scope [a_p] <|
    .par v_w (.const 0) (.const 4)
      (fun e x => known_1 I M (e v_N) (e v_B) x) (body_1 I M)) <|
  .par v_b (.const 0) (.var v_B)
    (fun e x => known_4 I M (e v_N) (e v_B) x) (body_4 I M)

theorem program_vc (h0 : 0 ≤ N ∧ 0 ≤ B) :
    (program I M).vc I (impl.HasCell spec (base E N B)) (base E N B) (impl.inputHeap spec (base E N B) M) :=
  (have h1 : 0 < B ∨ ¬ 0 < N := ((Classical.em (0 < N)).elim (fun h1 =>
  (have h2 : 0 ≤ I.toInt .u8 (M t_A [0]) ∧ I.toInt .u8 (M t_A [0]) < B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨0, _, rfl, (show (0 : Int) ≤ 0 from by decide), h1, rfl⟩) rfl rfl);
  (Or.inl (int_lab_tbc_tac h2.1 h2.2)))) (fun h1 => (Or.inr h1)));
  (vc_allocate (vc_seq (vc_scope (vc_par_of 0 4 rfl rfl (show Heap.Entails _ (known_1 I M N B 0) from
  (entails_and (entails_points1 (fun q20 h2 => (at_without (by decide)
  (at_input (R := (Region.mk t_A [(.const 0, .var v_N)])) (b := (Binding.mk a_a t_A [v_i0] [.var v_i0] none)) (p := [q20]) (.head _) (.head _) rfl
  (region_iff.2 ⟨q20, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl))))
  (entails_points2 (fun q21 q22 h2 => (False.elim (int_lab_tba_F h2.2.1 h2.2.2))))))
  (fun w h2 h3 => (vc_1 N B hl hM hR w h0 h1 h2 h3))
  (fun w h2 h3 => (kept_1 N B hl hM hR w h0 h1 h2 h3)) (race_1 N B hl hM hR h0 h1)))
  (vc_par_of 0 B rfl rfl
  ((entails_and (entails_points1 (fun q38 h2 => (False.elim (int_lab_tba_F h2.1 h2.2))))
  (entails_points2 (fun q39 q40 h2 => (at_right (at_points2 q39 q40 h2 rfl)))))
  : Heap.Entails (known_1 I M N B 4) (known_4 I M N B 0))
  (fun b h2 h3 => (vc_4 N B hl hM hR b h0 h1 h2 h3))
  (fun b h2 h3 => (kept_4 N B hl hM hR b h0 h1 h2 h3)) (race_4 N B hl hM hR h0 h1)))))

theorem output_0_1 (q41 : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (h1 : 0 ≤ q41) (h2 : q41 < B) :
    ((program I M).post (base E N B) (impl.inputHeap spec (base E N B) M)) ⟨a_h, [q41]⟩ (M t_H [q41]) :=
  (at_restore (by decide) ((at_left (at_points1 q41 ⟨h1, (int_lt_max_right h2)⟩ rfl))
  : (known_4 I M N B (max 0 B)) ⟨a_h, [q41]⟩ (M t_H [q41])))

end

theorem consistent (E : Env) (N B : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) : spec.Consistent (base E N B) :=
  consistent_apart (by decide) (by decide)

theorem solvable (E : Env) (N B : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) :
    ∀ (V : Type) (I : Interp V), spec.Solvable I (base E N B) :=
  solvable_layers (consistent E N B h0)
    (fun at_ => if at_ = t_H then 0 else 0) (by decide)

theorem placed (E : Env) (N B : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) : impl.LayoutOk spec (base E N B) :=
  layout_plain (by decide +kernel) (by decide +kernel)

abbrev inside (N B : Int) : Ten → List Int → Prop := fun _ _ => True

theorem covered_0 (E : Env) (N B : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (p0 : Int) (h1 : 0 ≤ p0) (h2 : p0 < B) :
    spec.Given (inside N B) (base E N B) t_H [p0] :=
  (given_equation (p := [p0]) (.head _) rfl rfl rfl trivial (cond_holds.2 (trivial : True)))

theorem defined_0 (E : Env) (N B : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) (b : Int) (hR : spec.InRange I (base E N B) M) (h1 : True) :
    TExp.Defined I M (spec.Given (inside N B) (base E N B)) (.reduce [.fn (.literal .i32 0 1) []] (.builtin "+" .i32) [v_i] (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.and (.le (.const 0) (.var v_b)) (.le (.add (.var v_b) (.const 1)) (.var v_B)))) (.letval d_0 .u8 (.access t_A [.var v_i]) (.select (.and (.and (.le (.const 0) (.var v_i)) (.lt (.var v_i) (.var v_N))) (.eq (.var d_0) (.var v_b))) (.fn (.literal .i32 1 1) []) (.fn (.literal .i32 0 1) [])))) ((base E N B).set v_b b) :=
  (defined_reduce_some1 0 N (defined_fn defined_nil) (fun (y_d0 : Int) => cond_holds)
  (fun (y_d0 : Int) (h2 : (0 ≤ y_d0 ∧ y_d0 < N) ∧ 0 ≤ b ∧ b + 1 ≤ B) => h2.1)
  (fun (y_d0 : Int) (h2 : (0 ≤ y_d0 ∧ y_d0 < N) ∧ 0 ≤ b ∧ b + 1 ≤ B) => (defined_letval
  (defined_access (given_input (p := [y_d0]) (.head _) rfl rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩)))
  rfl (fun (y_d1 : Int) (h3 : y_d1 = I.toInt .u8 (M t_A [y_d0])) =>
  (have h4 : 0 ≤ I.toInt .u8 (M t_A [y_d0]) ∧ I.toInt .u8 (M t_A [y_d0]) < B := (in_range (r := (Range.mk t_A .u8 (.const 0) (.var v_B) false)) (R := (Region.mk t_A [(.const 0, .var v_N)])) (p := [y_d0]) hR (.head _) (.head _) rfl (region_iff.2 ⟨y_d0, _, rfl, h2.1.1, h2.1.2, rfl⟩) rfl rfl);
  (have h5 : 0 ≤ y_d1 ∧ y_d1 < B := ⟨(int_lab_ecb_lac h4.1 h3), (int_eab_tbc_tac h3 h4.2)⟩;
  (defined_select_of cond_holds
  (fun (h6 : (0 ≤ y_d0 ∧ y_d0 < N) ∧ y_d1 = b) => (defined_fn defined_nil))
  (fun (h6 : ¬ ((0 ≤ y_d0 ∧ y_d0 < N) ∧ y_d1 = b)) => (defined_fn defined_nil)))))))))

theorem defined (E : Env) (N B : Int) (h0 : 0 ≤ N ∧ 0 ≤ B) : spec.Defined (base E N B) :=
  defined_of (inside N B)
    (all_cons (region_each (fun p0 a0 a1 => covered_0 E N B h0 p0 a0 a1))
    all_nil)
    (fun V I M hM hR => (all_cons (well_defined1 (fun b => cond_holds) (fun b hg hk => defined_0 E N B h0 b hR hg))
    all_nil))

theorem inhabited : ∃ E, Assumed spec impl E ∧ (∃ R ∈ spec.outputs, ∃ p, R.Holds E p) ∧
    spec.HasInputs laws E :=
  inhabited_of (E := base (fun _ => 0) 0 1) (fun _ => 0)
    ⟨(all_cons (by decide) all_nil), all_nil⟩
    ⟨_, (.head _), [0], region_iff.2 ⟨0, _, rfl, (by decide), (by decide), rfl⟩⟩
    (all_cons ⟨(by decide), (by decide)⟩ all_nil)
    (by unfold laws; repeat' (first | exact Subsingleton.elim _ _ | intro _ | constructor))

/-- **The certificate**: the program implements the specification, which says something. -/
theorem certificate : Certified laws spec impl :=
  Certified.of_parts (fun E => (0 ≤ (E v_N) ∧ 0 ≤ (E v_B)))
    (fun E => base E (E v_N) (E v_B)) base_self (fun E ha => cond_holds.1 (ha.1 _ (.head _))) inhabited
    (fun E a => defined E (E v_N) (E v_B) a) (fun E a => placed E (E v_N) (E v_B) a)
    (fun E a => consistent E (E v_N) (E v_B) a) (fun E a => solvable E (E v_N) (E v_B) a)
    (fun V I M => program I M) (fun _ _ _ => rfl)
    (fun V I E M hl a hM hR => program_vc (E v_N) (E v_B) hl hM hR a)
    (all_cons ⟨_, (.tail _ (.head _)), rfl⟩ all_nil)
    (fun V I E M hl a hM hR => (all_cons (all_cons (fun h => absurd h (by decide)) (all_cons (fun _ => region_each (fun p0 b0 b1 => output_0_1 (E v_N) (E v_B) hl hM hR p0 a b0 b1)) all_nil)) all_nil))

/-- The program implements the specification over integers. -/
theorem certificate_int (I : Interp Int)
    (m0 : ∀ x y, I.fn (.builtin "+" .i32) [x, y] = x + y)
    (m1 : I.fn (.literal .i32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit), (Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

/-- The program implements the specification over rational numbers. -/
theorem certificate_rat (I : Interp Rat)
    (m0 : ∀ x y, I.fn (.builtin "+" .i32) [x, y] = x + y)
    (m1 : I.fn (.literal .i32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit), (Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

/-- The program implements the specification over words of w bits, for every w (arithmetic that wraps). -/
theorem certificate_word {w : Nat} (I : Interp (BitVec w))
    (m0 : ∀ x y, I.fn (.builtin "+" .i32) [x, y] = x + y)
    (m1 : I.fn (.literal .i32 0 1) [] = 0) :
    ImplementsAt I spec impl :=
  certificate.implements.at (I := I) ⟨((MonoidLaws.of_add m0 m1).unit), (Assoc.of_add m0), ((Assoc.of_add m0).rightComm (Comm.of_add m0))⟩

end Redverify.Certificate.private
