module

public import Redverify.Tactics

/-!
# Rules for generated certificates: heaps, conditions, equations

Lemmas in families, one for each number of dimensions, so that a generator can write proof terms
that need no tactics but for arithmetic.
-/

@[expose] public noncomputable section

namespace Redverify

/-! ## Sets of points, bodies of reductions, choices -/

section
variable {V : Type} {I : Interp V} {P Q : Prop} {x y x' y' : V}

/-- The empty point, if `Q`. -/
def pts0 (Q : Prop) : List Int → Prop := fun p => p = [] ∧ Q

/-- The points [i] with `Q`. -/
def pts1 (Q : Int → Prop) : List Int → Prop := fun p => ∃ i, p = [i] ∧ Q i

/-- The points [i, j] with `Q`. -/
def pts2 (Q : Int → Int → Prop) : List Int → Prop := fun p => ∃ i j, p = [i, j] ∧ Q i j

/-- The points [i, j, k] with `Q`. -/
def pts3 (Q : Int → Int → Int → Prop) : List Int → Prop := fun p => ∃ i j k, p = [i, j, k] ∧ Q i j k

/-- The points [i, j, k, m] with `Q`. -/
def pts4 (Q : Int → Int → Int → Int → Prop) : List Int → Prop :=
  fun p => ∃ i j k m, p = [i, j, k, m] ∧ Q i j k m

/-- The points [i, j, k, m, n] with `Q`. -/
def pts5 (Q : Int → Int → Int → Int → Int → Prop) : List Int → Prop :=
  fun p => ∃ i j k m n, p = [i, j, k, m, n] ∧ Q i j k m n

/-- The points [i, j, k, m, n, o] with `Q`. -/
def pts6 (Q : Int → Int → Int → Int → Int → Int → Prop) : List Int → Prop :=
  fun p => ∃ i j k m n o, p = [i, j, k, m, n, o] ∧ Q i j k m n o

/-- A function of no indices as one of points. -/
def body0 {V : Type} (g : V) : List Int → V := fun _ => g

/-- A function of one index as one of points. -/
def body1 {V : Type} (g : Int → V) : List Int → V := fun p => g (p.getD 0 0)

/-- A function of two indices as one of points. -/
def body2 {V : Type} (g : Int → Int → V) : List Int → V := fun p => g (p.getD 0 0) (p.getD 1 0)

/-- A function of three indices as one of points. -/
def body3 {V : Type} (g : Int → Int → Int → V) : List Int → V :=
  fun p => g (p.getD 0 0) (p.getD 1 0) (p.getD 2 0)

/-- A function of four indices as one of points. -/
def body4 {V : Type} (g : Int → Int → Int → Int → V) : List Int → V :=
  fun p => g (p.getD 0 0) (p.getD 1 0) (p.getD 2 0) (p.getD 3 0)

/-- A function of five indices as one of points. -/
def body5 {V : Type} (g : Int → Int → Int → Int → Int → V) : List Int → V :=
  fun p => g (p.getD 0 0) (p.getD 1 0) (p.getD 2 0) (p.getD 3 0) (p.getD 4 0)

/-- A function of six indices as one of points. -/
def body6 {V : Type} (g : Int → Int → Int → Int → Int → Int → V) : List Int → V :=
  fun p => g (p.getD 0 0) (p.getD 1 0) (p.getD 2 0) (p.getD 3 0) (p.getD 4 0) (p.getD 5 0)

open Classical in
/-- `x` if `P` holds, else `y`. -/
def sel {V : Type} (P : Prop) (x y : V) : V := if P then x else y

open Classical in
/-- The value of a proposition. -/
def truth {V : Type} (I : Interp V) (P : Prop) : V := I.ofBool (decide P)

/-- The first value. -/
theorem sel_pos (h : P) : sel P x y = x := by
  simp [sel, h]

/-- The second value. -/
theorem sel_neg (h : ¬ P) : sel P x y = y := by
  simp [sel, h]

/-- Equal choices. -/
theorem sel_congr (h : P ↔ Q) (hx : P → x = x') (hy : ¬ P → y = y') : sel P x y = sel Q x' y' := by
  by_cases hp : P
  · rw [sel_pos hp, sel_pos (h.1 hp), hx hp]
  · rw [sel_neg hp, sel_neg (fun hq => hp (h.2 hq)), hy hp]

/-- A value that does not depend on the condition. -/
theorem sel_same : sel P x x = x := by
  by_cases hp : P
  · exact sel_pos hp
  · exact sel_neg hp

/-- A choice is what it is in both cases. -/
theorem sel_cases {z : V} (hx : P → x = z) (hy : ¬ P → y = z) : sel P x y = z := by
  by_cases hp : P
  · rw [sel_pos hp, hx hp]
  · rw [sel_neg hp, hy hp]

/-- Values of equivalent propositions. -/
theorem truth_congr (h : P ↔ Q) : truth I P = truth I Q := by rw [propext h]

/-- The value of a condition. -/
theorem truth_of {b : Bool} (h : b = true ↔ P) : I.ofBool b = truth I P := by
  cases b
  · have hp : ¬ P := fun hp => nomatch h.2 hp
    simp [truth, hp]
  · have hp : P := h.1 rfl
    simp [truth, hp]

/-- The choice of a condition. -/
theorem sel_of {b : Bool} (h : b = true ↔ P) : (bif b then x else y) = sel P x y := by
  cases b
  · exact (sel_neg fun hp => nomatch h.2 hp).symm
  · exact (sel_pos (h.1 rfl)).symm

/-- A variable set to its value. -/
theorem Env.set_self (E : Env) (x : Var) : E.set x (E x) = E := by
  funext y
  by_cases h : y = x
  · simp [Env.set, h]
  · simp [Env.set, h]

end

/-! ## Heaps -/

section
variable {V : Type} {E : Env} {h : Heap V} {a : Arr} {v w : V}

section
variable {Q : Prop} {f : V}

/-- The cell of the scalar `a` holds `f`, if `Q`. -/
def Heap.points0 {V : Type} (a : Arr) (Q : Prop) (f : V) : Heap V := fun l v => Q ∧ l = ⟨a, []⟩ ∧ v = f

/-- To show that a heap knows cells of a scalar. -/
theorem entails_points0 (hc : Q → h ⟨a, []⟩ (f)) : h.Entails (.points0 a Q f) := by
  rintro _ _ ⟨hq, rfl, rfl⟩
  exact hc hq

/-- Cells of another array. -/
theorem avoids_points0 {b : Arr} (hb : a ≠ b) : (Heap.points0 a Q f).Avoids b := by
  rintro _ _ ⟨_, rfl, _⟩
  exact hb

/-- A cell of a scalar. -/
theorem at_points0 (hq : Q) (hv : v = f) : Heap.points0 a Q f ⟨a, []⟩ v := ⟨hq, rfl, hv⟩

/-- The scalar just written. -/
theorem at_set_eq0 (hv : w = v) : (h.set ⟨a, []⟩ v) ⟨a, []⟩ w := at_set rfl hv

end

section
variable {Q : Int → Prop} {f : Int → V}

/-- The cells [i] of `a` with `Q` hold `f`. -/
def Heap.points1 {V : Type} (a : Arr) (Q : Int → Prop) (f : Int → V) : Heap V :=
  fun l v => ∃ i, Q i ∧ l = ⟨a, [i]⟩ ∧ v = f i

/-- To show that a heap knows cells of one dimension. -/
theorem entails_points1 (hc : ∀ i, Q i → h ⟨a, [i]⟩ (f i)) : h.Entails (.points1 a Q f) := by
  rintro _ _ ⟨i, hq, rfl, rfl⟩
  exact hc i hq

/-- Cells of another array. -/
theorem avoids_points1 {b : Arr} (hb : a ≠ b) : (Heap.points1 a Q f).Avoids b := by
  rintro _ _ ⟨_, _, rfl, _⟩
  exact hb

/-- A cell of one dimension. -/
theorem at_points1 (i : Int) (hq : Q i) (hv : v = f i) : Heap.points1 a Q f ⟨a, [i]⟩ v :=
  ⟨i, hq, rfl, hv⟩

/-- The cell of one dimension just written. -/
theorem at_set_eq1 (i i' : Int) (he : i = i') (hv : w = v) : (h.set ⟨a, [i']⟩ v) ⟨a, [i]⟩ w := by
  obtain rfl := he
  exact at_set rfl hv

/-- Another cell of one dimension than the one just written. -/
theorem at_set_ne1 (i i' : Int) (hn : ¬ (i = i')) (hw : h ⟨a, [i]⟩ w) :
    (h.set ⟨a, [i']⟩ v) ⟨a, [i]⟩ w := by
  refine at_set_ne (fun he => hn ?_) hw
  cases he
  exact rfl

end

section
variable {Q : Int → Int → Prop} {f : Int → Int → V}

/-- The cells [i, j] of `a` with `Q` hold `f`. -/
def Heap.points2 {V : Type} (a : Arr) (Q : Int → Int → Prop) (f : Int → Int → V) : Heap V :=
  fun l v => ∃ i j, Q i j ∧ l = ⟨a, [i, j]⟩ ∧ v = f i j

/-- To show that a heap knows cells of two dimensions. -/
theorem entails_points2 (hc : ∀ i j, Q i j → h ⟨a, [i, j]⟩ (f i j)) : h.Entails (.points2 a Q f) := by
  rintro _ _ ⟨i, j, hq, rfl, rfl⟩
  exact hc i j hq

/-- Cells of another array. -/
theorem avoids_points2 {b : Arr} (hb : a ≠ b) : (Heap.points2 a Q f).Avoids b := by
  rintro _ _ ⟨_, _, _, rfl, _⟩
  exact hb

/-- A cell of two dimensions. -/
theorem at_points2 (i j : Int) (hq : Q i j) (hv : v = f i j) : Heap.points2 a Q f ⟨a, [i, j]⟩ v :=
  ⟨i, j, hq, rfl, hv⟩

/-- The cell of two dimensions just written. -/
theorem at_set_eq2 (i j i' j' : Int) (he : i = i' ∧ j = j') (hv : w = v) :
    (h.set ⟨a, [i', j']⟩ v) ⟨a, [i, j]⟩ w := by
  obtain ⟨rfl, rfl⟩ := he
  exact at_set rfl hv

/-- Another cell of two dimensions than the one just written. -/
theorem at_set_ne2 (i j i' j' : Int) (hn : ¬ (i = i' ∧ j = j')) (hw : h ⟨a, [i, j]⟩ w) :
    (h.set ⟨a, [i', j']⟩ v) ⟨a, [i, j]⟩ w := by
  refine at_set_ne (fun he => hn ?_) hw
  cases he
  exact ⟨rfl, rfl⟩

end

section
variable {Q : Int → Int → Int → Prop} {f : Int → Int → Int → V}

/-- The cells [i, j, k] of `a` with `Q` hold `f`. -/
def Heap.points3 {V : Type} (a : Arr) (Q : Int → Int → Int → Prop) (f : Int → Int → Int → V) : Heap V :=
  fun l v => ∃ i j k, Q i j k ∧ l = ⟨a, [i, j, k]⟩ ∧ v = f i j k

/-- To show that a heap knows cells of three dimensions. -/
theorem entails_points3 (hc : ∀ i j k, Q i j k → h ⟨a, [i, j, k]⟩ (f i j k)) :
    h.Entails (.points3 a Q f) := by
  rintro _ _ ⟨i, j, k, hq, rfl, rfl⟩
  exact hc i j k hq

/-- Cells of another array. -/
theorem avoids_points3 {b : Arr} (hb : a ≠ b) : (Heap.points3 a Q f).Avoids b := by
  rintro _ _ ⟨_, _, _, _, rfl, _⟩
  exact hb

/-- A cell of three dimensions. -/
theorem at_points3 (i j k : Int) (hq : Q i j k) (hv : v = f i j k) :
    Heap.points3 a Q f ⟨a, [i, j, k]⟩ v := ⟨i, j, k, hq, rfl, hv⟩

/-- The cell of three dimensions just written. -/
theorem at_set_eq3 (i j k i' j' k' : Int) (he : i = i' ∧ j = j' ∧ k = k') (hv : w = v) :
    (h.set ⟨a, [i', j', k']⟩ v) ⟨a, [i, j, k]⟩ w := by
  obtain ⟨rfl, rfl, rfl⟩ := he
  exact at_set rfl hv

/-- Another cell of three dimensions than the one just written. -/
theorem at_set_ne3 (i j k i' j' k' : Int) (hn : ¬ (i = i' ∧ j = j' ∧ k = k'))
    (hw : h ⟨a, [i, j, k]⟩ w) : (h.set ⟨a, [i', j', k']⟩ v) ⟨a, [i, j, k]⟩ w := by
  refine at_set_ne (fun he => hn ?_) hw
  cases he
  exact ⟨rfl, rfl, rfl⟩

end

section
variable {Q : Int → Int → Int → Int → Prop} {f : Int → Int → Int → Int → V}

/-- The cells [i, j, k, m] of `a` with `Q` hold `f`. -/
def Heap.points4 {V : Type} (a : Arr) (Q : Int → Int → Int → Int → Prop)
    (f : Int → Int → Int → Int → V) : Heap V :=
  fun l v => ∃ i j k m, Q i j k m ∧ l = ⟨a, [i, j, k, m]⟩ ∧ v = f i j k m

/-- To show that a heap knows cells of four dimensions. -/
theorem entails_points4 (hc : ∀ i j k m, Q i j k m → h ⟨a, [i, j, k, m]⟩ (f i j k m)) :
    h.Entails (.points4 a Q f) := by
  rintro _ _ ⟨i, j, k, m, hq, rfl, rfl⟩
  exact hc i j k m hq

/-- Cells of another array. -/
theorem avoids_points4 {b : Arr} (hb : a ≠ b) : (Heap.points4 a Q f).Avoids b := by
  rintro _ _ ⟨_, _, _, _, _, rfl, _⟩
  exact hb

/-- A cell of four dimensions. -/
theorem at_points4 (i j k m : Int) (hq : Q i j k m) (hv : v = f i j k m) :
    Heap.points4 a Q f ⟨a, [i, j, k, m]⟩ v := ⟨i, j, k, m, hq, rfl, hv⟩

/-- The cell of four dimensions just written. -/
theorem at_set_eq4 (i j k m i' j' k' m' : Int) (he : i = i' ∧ j = j' ∧ k = k' ∧ m = m') (hv : w = v) :
    (h.set ⟨a, [i', j', k', m']⟩ v) ⟨a, [i, j, k, m]⟩ w := by
  obtain ⟨rfl, rfl, rfl, rfl⟩ := he
  exact at_set rfl hv

/-- Another cell of four dimensions than the one just written. -/
theorem at_set_ne4 (i j k m i' j' k' m' : Int) (hn : ¬ (i = i' ∧ j = j' ∧ k = k' ∧ m = m'))
    (hw : h ⟨a, [i, j, k, m]⟩ w) : (h.set ⟨a, [i', j', k', m']⟩ v) ⟨a, [i, j, k, m]⟩ w := by
  refine at_set_ne (fun he => hn ?_) hw
  cases he
  exact ⟨rfl, rfl, rfl, rfl⟩

end

section
variable {Q : Int → Int → Int → Int → Int → Prop} {f : Int → Int → Int → Int → Int → V}

/-- The cells [i, j, k, m, n] of `a` with `Q` hold `f`. -/
def Heap.points5 {V : Type} (a : Arr) (Q : Int → Int → Int → Int → Int → Prop)
    (f : Int → Int → Int → Int → Int → V) : Heap V :=
  fun l v => ∃ i j k m n, Q i j k m n ∧ l = ⟨a, [i, j, k, m, n]⟩ ∧ v = f i j k m n

/-- To show that a heap knows cells of five dimensions. -/
theorem entails_points5 (hc : ∀ i j k m n, Q i j k m n → h ⟨a, [i, j, k, m, n]⟩ (f i j k m n)) :
    h.Entails (.points5 a Q f) := by
  rintro _ _ ⟨i, j, k, m, n, hq, rfl, rfl⟩
  exact hc i j k m n hq

/-- Cells of another array. -/
theorem avoids_points5 {b : Arr} (hb : a ≠ b) : (Heap.points5 a Q f).Avoids b := by
  rintro _ _ ⟨_, _, _, _, _, _, rfl, _⟩
  exact hb

/-- A cell of five dimensions. -/
theorem at_points5 (i j k m n : Int) (hq : Q i j k m n) (hv : v = f i j k m n) :
    Heap.points5 a Q f ⟨a, [i, j, k, m, n]⟩ v := ⟨i, j, k, m, n, hq, rfl, hv⟩

/-- The cell of five dimensions just written. -/
theorem at_set_eq5 (i j k m n i' j' k' m' n' : Int) (he : i = i' ∧ j = j' ∧ k = k' ∧ m = m' ∧ n = n')
    (hv : w = v) : (h.set ⟨a, [i', j', k', m', n']⟩ v) ⟨a, [i, j, k, m, n]⟩ w := by
  obtain ⟨rfl, rfl, rfl, rfl, rfl⟩ := he
  exact at_set rfl hv

/-- Another cell of five dimensions than the one just written. -/
theorem at_set_ne5 (i j k m n i' j' k' m' n' : Int)
    (hn : ¬ (i = i' ∧ j = j' ∧ k = k' ∧ m = m' ∧ n = n')) (hw : h ⟨a, [i, j, k, m, n]⟩ w) :
    (h.set ⟨a, [i', j', k', m', n']⟩ v) ⟨a, [i, j, k, m, n]⟩ w := by
  refine at_set_ne (fun he => hn ?_) hw
  cases he
  exact ⟨rfl, rfl, rfl, rfl, rfl⟩

end

section
variable {Q : Int → Int → Int → Int → Int → Int → Prop} {f : Int → Int → Int → Int → Int → Int → V}

/-- The cells [i, j, k, m, n, o] of `a` with `Q` hold `f`. -/
def Heap.points6 {V : Type} (a : Arr) (Q : Int → Int → Int → Int → Int → Int → Prop)
    (f : Int → Int → Int → Int → Int → Int → V) : Heap V :=
  fun l v => ∃ i j k m n o, Q i j k m n o ∧ l = ⟨a, [i, j, k, m, n, o]⟩ ∧ v = f i j k m n o

/-- To show that a heap knows cells of six dimensions. -/
theorem entails_points6
    (hc : ∀ i j k m n o, Q i j k m n o → h ⟨a, [i, j, k, m, n, o]⟩ (f i j k m n o)) :
    h.Entails (.points6 a Q f) := by
  rintro _ _ ⟨i, j, k, m, n, o, hq, rfl, rfl⟩
  exact hc i j k m n o hq

/-- Cells of another array. -/
theorem avoids_points6 {b : Arr} (hb : a ≠ b) : (Heap.points6 a Q f).Avoids b := by
  rintro _ _ ⟨_, _, _, _, _, _, _, rfl, _⟩
  exact hb

/-- A cell of six dimensions. -/
theorem at_points6 (i j k m n o : Int) (hq : Q i j k m n o) (hv : v = f i j k m n o) :
    Heap.points6 a Q f ⟨a, [i, j, k, m, n, o]⟩ v := ⟨i, j, k, m, n, o, hq, rfl, hv⟩

/-- The cell of six dimensions just written. -/
theorem at_set_eq6 (i j k m n o i' j' k' m' n' o' : Int)
    (he : i = i' ∧ j = j' ∧ k = k' ∧ m = m' ∧ n = n' ∧ o = o') (hv : w = v) :
    (h.set ⟨a, [i', j', k', m', n', o']⟩ v) ⟨a, [i, j, k, m, n, o]⟩ w := by
  obtain ⟨rfl, rfl, rfl, rfl, rfl, rfl⟩ := he
  exact at_set rfl hv

/-- Another cell of six dimensions than the one just written. -/
theorem at_set_ne6 (i j k m n o i' j' k' m' n' o' : Int)
    (hn : ¬ (i = i' ∧ j = j' ∧ k = k' ∧ m = m' ∧ n = n' ∧ o = o')) (hw : h ⟨a, [i, j, k, m, n, o]⟩ w) :
    (h.set ⟨a, [i', j', k', m', n', o']⟩ v) ⟨a, [i, j, k, m, n, o]⟩ w := by
  refine at_set_ne (fun he => hn ?_) hw
  cases he
  exact ⟨rfl, rfl, rfl, rfl, rfl, rfl⟩

end

/-- A cell after a conditional. -/
theorem at_if_of {c : Cond} {t e : ACmd V} {l : Loc} {P : Prop} (hc : c.eval E = true ↔ P)
    (ht : P → t.post E h l v) (he : ¬ P → e.post E h l v) : (ACmd.ifte c t e).post E h l v :=
  at_if (fun h => ht (hc.1 h)) (fun h => he ((cond_neg hc).1 h))

/-- A cell after an index that is data, with the integer's name. -/
theorem at_letval_of {x : Var} {τ : Ty} {e : VExp} {lo hi : IExp} {T : Env → Int} {c : ACmd V} {l : Loc}
    (hc : ∀ n, n = T E → c.post (E.set x n) h l v) : (ACmd.letval x τ e lo hi T c).post E h l v :=
  hc _ rfl

/-- What is known follows from what is known. -/
theorem Heap.Entails.trans {h h₁ k : Heap V} (h1 : h.Entails h₁) (h2 : h₁.Entails k) : h.Entails k :=
  fun l v hl => h1 l v (h2 l v hl)

end

/-! ## Conditions -/

section
variable {V : Type} {I : Interp V} {D : Loc → Prop} {E : Env} {h : Heap V}

/-- RED-S-IF, the condition as a proposition. -/
theorem vc_if_of {c : Cond} {t e : ACmd V} {P : Prop} (hc : c.eval E = true ↔ P)
    (ht : P → t.vc I D E h) (he : ¬ P → e.vc I D E h) : (ACmd.ifte c t e).vc I D E h :=
  vc_if (fun h => ht (hc.1 h)) (fun h => he ((cond_neg hc).1 h))

/-- RED-S-SEQLOOP, the bounds as integers. -/
theorem vc_for_of {x : Var} {lo hi : IExp} {inv : Env → Int → Heap V} {c : ACmd V} (l u : Int)
    (hl : lo.eval E = l) (hu : hi.eval E = u) (entry : h.Entails (inv E l))
    (body : ∀ i, l ≤ i → i < u → c.vc I D (E.set x i) (inv E i))
    (kept : ∀ i, l ≤ i → i < u → (c.post (E.set x i) (inv E i)).Entails (inv E (i + 1))) :
    (ACmd.for x lo hi inv c).vc I D E h := by
  subst hl hu
  exact vc_for entry body kept

/-- RED-S-PARLOOP, the bounds as integers. -/
theorem vc_par_of {x : Var} {lo hi : IExp} {inv : Env → Int → Heap V} {c : ACmd V} (l u : Int)
    (hl : lo.eval E = l) (hu : hi.eval E = u) (entry : h.Entails (inv E l))
    (body : ∀ i, l ≤ i → i < u → c.vc I D (E.set x i) (inv E i))
    (kept : ∀ i, l ≤ i → i < u → (c.post (E.set x i) (inv E i)).Entails (inv E (i + 1)))
    (race : ParVC I l u c.erase (fun i => E.set x i) (fun i => c.post (E.set x i) (inv E i))) :
    (ACmd.par x lo hi inv c).vc I D E h := by
  subst hl hu
  exact vc_par entry body kept race

/-- The same of a loop no two iterations of which write one cell. -/
theorem vc_par_apart_of {x : Var} {lo hi : IExp} {inv : Env → Int → Heap V} {c : ACmd V} (l u : Int)
    (hl : lo.eval E = l) (hu : hi.eval E = u) (entry : h.Entails (inv E l))
    (body : ∀ i, l ≤ i → i < u → c.vc I D (E.set x i) (inv E i))
    (kept : ∀ i, l ≤ i → i < u → (c.post (E.set x i) (inv E i)).Entails (inv E (i + 1)))
    (race : ParVC I l u c.erase (fun i => E.set x i) (fun i => c.post (E.set x i) (inv E i)) ∧
      WritesApart l u c.erase fun i => E.set x i) : (ACmd.apart (.par x lo hi inv c)).vc I D E h := by
  subst hl hu
  exact ⟨vc_par entry body kept race.1, race.2⟩

/-- RED-S-ASSIGN, with the value. -/
theorem vc_assign_of {a : Arr} {idx : List IExp} {e : VExp} {T : Env → V} (v : V)
    (bounds : D ⟨a, evalIdx idx E⟩) (reads : e.Evals I h E v) (value : v = T E) :
    (ACmd.assign a idx e T).vc I D E h := vc_assign bounds reads value

/-- RED-S-DATALET, with the value, the range and the integer's name. -/
theorem vc_letval_of {x : Var} {τ : Ty} {e : VExp} {lo hi : IExp} {T : Env → Int} {c : ACmd V} (v : V)
    (reads : e.Evals I h E v) (value : I.toInt τ v = T E) (l u : Int) (hl : lo.eval E = l) (hu : hi.eval E = u)
    (range : l ≤ T E ∧ T E < u) (hc : ∀ n, n = T E → l ≤ n → n < u → c.vc I D (E.set x n) h) :
    (ACmd.letval x τ e lo hi T c).vc I D E h := by
  subst hl hu
  exact vc_letval reads value range.1 range.2 (hc _ rfl range.1 range.2)

/-- RED-S-OPASSIGN, with the values. -/
theorem vc_accumulate_of {atomic : Bool} {f : Fn} {a : Arr} {idx : List IExp} {e : VExp}
    {T : Env → V} (u v : V) (cell : h ⟨a, evalIdx idx E⟩ u) (reads : e.Evals I h E v)
    (value : I.fn f [u, v] = T E) : (ACmd.accumulate atomic f a idx e T).vc I D E h :=
  vc_accumulate cell reads value

/-- The eager conditional, the condition as a proposition. -/
theorem ev_select_of {c : Cond} {t e : VExp} {u v : V} {P : Prop} (hc : c.eval E = true ↔ P)
    (ht : t.Evals I h E u) (he : e.Evals I h E v) : (VExp.select c t e).Evals I h E (sel P u v) :=
  ⟨u, v, ht, he, (sel_of hc).symm⟩

/-- A condition as a value, the condition as a proposition. -/
theorem ev_cond_of {c : Cond} {P : Prop} (hc : c.eval E = true ↔ P) :
    (VExp.cond c).Evals I h E (truth I P) := (truth_of hc).symm

/-- An expression has a value in another writing. -/
theorem ev_eq {e : VExp} {u v : V} (he : e.Evals I h E u) (hv : u = v) : e.Evals I h E v := hv ▸ he

end

end Redverify
