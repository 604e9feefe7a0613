module

public import Redverify.Rules.Heaps

/-!
# Rules for generated certificates: the specification's values

Equations as values over sets of points, and equal values, in families by the number of dimensions.
-/

@[expose] public noncomputable section

namespace Redverify

variable {V : Type} {I : Interp V}

/-! ## Equations of the specification -/

section
variable {M : Model V} {E : Env} {f : Fn} {c : Cond} {body t a b : TExp} {u v w x : V}

private theorem index_pts0 {Q : Prop} (hc : c.eval E = true ↔ Q) (p : List Int) :
    (p.length = ([] : List Var).length ∧ c.eval (E.bind [] p) = true) ↔ pts0 Q p := by
  constructor
  · rintro ⟨hl, hp⟩
    match p, hl, hp with
    | [], _, hp => exact ⟨rfl, hc.1 hp⟩
  · rintro ⟨rfl, hq⟩
    exact ⟨rfl, (hc).2 hq⟩

/-- A reduction over no variables from a start value. -/
theorem eval_reduce_some0 {Q : Prop} {g : V} (hu : t.eval I M E = u) (hc : c.eval E = true ↔ Q)
    (hb : Q → body.eval I M E = g) :
    (TExp.reduce [t] f [] c body).eval I M E = I.reduce f (some u) (pts0 Q) (body0 g) := by
  subst hu
  refine (eval_reduce_start ..).trans (reduce_congr (index_pts0 hc) fun p hp => ?_)
  obtain ⟨rfl, hq⟩ := (index_pts0 hc p).1 hp
  exact hb hq

/-- A reduction over no variables without a start value. -/
theorem eval_reduce_first0 {Q : Prop} {g : V} (hc : c.eval E = true ↔ Q)
    (hb : Q → body.eval I M E = g) :
    (TExp.reduce [] f [] c body).eval I M E = I.reduce f none (pts0 Q) (body0 g) := by
  refine (eval_reduce_none ..).trans (reduce_congr (index_pts0 hc) fun p hp => ?_)
  obtain ⟨rfl, hq⟩ := (index_pts0 hc p).1 hp
  exact hb hq

private theorem index_pts1 {x : Var} {Q : Int → Prop} (hc : ∀ i, c.eval (E.set x i) = true ↔ Q i)
    (p : List Int) :
    (p.length = ([x] : List Var).length ∧ c.eval (E.bind [x] p) = true) ↔ pts1 Q p := by
  constructor
  · rintro ⟨hl, hp⟩
    match p, hl, hp with
    | [i], _, hp => exact ⟨i, rfl, (hc i).1 hp⟩
  · rintro ⟨i, rfl, hq⟩
    exact ⟨rfl, (hc i).2 hq⟩

/-- A reduction over one variable from a start value. -/
theorem eval_reduce_some1 {x : Var} {Q : Int → Prop} {g : Int → V} (hu : t.eval I M E = u)
    (hc : ∀ i, c.eval (E.set x i) = true ↔ Q i) (hb : ∀ i, Q i → body.eval I M (E.set x i) = g i) :
    (TExp.reduce [t] f [x] c body).eval I M E = I.reduce f (some u) (pts1 Q) (body1 g) := by
  subst hu
  refine (eval_reduce_start ..).trans (reduce_congr (index_pts1 hc) fun p hp => ?_)
  obtain ⟨i, rfl, hq⟩ := (index_pts1 hc p).1 hp
  exact hb i hq

/-- A reduction over one variable without a start value. -/
theorem eval_reduce_first1 {x : Var} {Q : Int → Prop} {g : Int → V}
    (hc : ∀ i, c.eval (E.set x i) = true ↔ Q i) (hb : ∀ i, Q i → body.eval I M (E.set x i) = g i) :
    (TExp.reduce [] f [x] c body).eval I M E = I.reduce f none (pts1 Q) (body1 g) := by
  refine (eval_reduce_none ..).trans (reduce_congr (index_pts1 hc) fun p hp => ?_)
  obtain ⟨i, rfl, hq⟩ := (index_pts1 hc p).1 hp
  exact hb i hq

private theorem index_pts2 {x y : Var} {Q : Int → Int → Prop}
    (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ Q i j) (p : List Int) :
    (p.length = ([x, y] : List Var).length ∧ c.eval (E.bind [x, y] p) = true) ↔ pts2 Q p := by
  constructor
  · rintro ⟨hl, hp⟩
    match p, hl, hp with
    | [i, j], _, hp => exact ⟨i, j, rfl, (hc i j).1 hp⟩
  · rintro ⟨i, j, rfl, hq⟩
    exact ⟨rfl, (hc i j).2 hq⟩

/-- A reduction over two variables from a start value. -/
theorem eval_reduce_some2 {x y : Var} {Q : Int → Int → Prop} {g : Int → Int → V} (hu : t.eval I M E = u)
    (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ Q i j)
    (hb : ∀ i j, Q i j → body.eval I M ((E.set x i).set y j) = g i j) :
    (TExp.reduce [t] f [x, y] c body).eval I M E = I.reduce f (some u) (pts2 Q) (body2 g) := by
  subst hu
  refine (eval_reduce_start ..).trans (reduce_congr (index_pts2 hc) fun p hp => ?_)
  obtain ⟨i, j, rfl, hq⟩ := (index_pts2 hc p).1 hp
  exact hb i j hq

/-- A reduction over two variables without a start value. -/
theorem eval_reduce_first2 {x y : Var} {Q : Int → Int → Prop} {g : Int → Int → V}
    (hc : ∀ i j, c.eval ((E.set x i).set y j) = true ↔ Q i j)
    (hb : ∀ i j, Q i j → body.eval I M ((E.set x i).set y j) = g i j) :
    (TExp.reduce [] f [x, y] c body).eval I M E = I.reduce f none (pts2 Q) (body2 g) := by
  refine (eval_reduce_none ..).trans (reduce_congr (index_pts2 hc) fun p hp => ?_)
  obtain ⟨i, j, rfl, hq⟩ := (index_pts2 hc p).1 hp
  exact hb i j hq

private theorem index_pts3 {x y z : Var} {Q : Int → Int → Int → Prop}
    (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ Q i j k) (p : List Int) :
    (p.length = ([x, y, z] : List Var).length ∧ c.eval (E.bind [x, y, z] p) = true) ↔ pts3 Q p := by
  constructor
  · rintro ⟨hl, hp⟩
    match p, hl, hp with
    | [i, j, k], _, hp => exact ⟨i, j, k, rfl, (hc i j k).1 hp⟩
  · rintro ⟨i, j, k, rfl, hq⟩
    exact ⟨rfl, (hc i j k).2 hq⟩

/-- A reduction over three variables from a start value. -/
theorem eval_reduce_some3 {x y z : Var} {Q : Int → Int → Int → Prop} {g : Int → Int → Int → V}
    (hu : t.eval I M E = u) (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ Q i j k)
    (hb : ∀ i j k, Q i j k → body.eval I M (((E.set x i).set y j).set z k) = g i j k) :
    (TExp.reduce [t] f [x, y, z] c body).eval I M E = I.reduce f (some u) (pts3 Q) (body3 g) := by
  subst hu
  refine (eval_reduce_start ..).trans (reduce_congr (index_pts3 hc) fun p hp => ?_)
  obtain ⟨i, j, k, rfl, hq⟩ := (index_pts3 hc p).1 hp
  exact hb i j k hq

/-- A reduction over three variables without a start value. -/
theorem eval_reduce_first3 {x y z : Var} {Q : Int → Int → Int → Prop} {g : Int → Int → Int → V}
    (hc : ∀ i j k, c.eval (((E.set x i).set y j).set z k) = true ↔ Q i j k)
    (hb : ∀ i j k, Q i j k → body.eval I M (((E.set x i).set y j).set z k) = g i j k) :
    (TExp.reduce [] f [x, y, z] c body).eval I M E = I.reduce f none (pts3 Q) (body3 g) := by
  refine (eval_reduce_none ..).trans (reduce_congr (index_pts3 hc) fun p hp => ?_)
  obtain ⟨i, j, k, rfl, hq⟩ := (index_pts3 hc p).1 hp
  exact hb i j k hq

private theorem index_pts4 {x y z x₄ : Var} {Q : Int → Int → Int → Int → Prop}
    (hc : ∀ i j k m, c.eval ((((E.set x i).set y j).set z k).set x₄ m) = true ↔ Q i j k m)
    (p : List Int) :
    (p.length = ([x, y, z, x₄] : List Var).length ∧ c.eval (E.bind [x, y, z, x₄] p) = true) ↔ pts4 Q p
      := by
  constructor
  · rintro ⟨hl, hp⟩
    match p, hl, hp with
    | [i, j, k, m], _, hp => exact ⟨i, j, k, m, rfl, (hc i j k m).1 hp⟩
  · rintro ⟨i, j, k, m, rfl, hq⟩
    exact ⟨rfl, (hc i j k m).2 hq⟩

/-- A reduction over four variables from a start value. -/
theorem eval_reduce_some4 {x y z x₄ : Var} {Q : Int → Int → Int → Int → Prop}
    {g : Int → Int → Int → Int → V} (hu : t.eval I M E = u)
    (hc : ∀ i j k m, c.eval ((((E.set x i).set y j).set z k).set x₄ m) = true ↔ Q i j k m)
    (hb : ∀ i j k m, Q i j k m → body.eval I M ((((E.set x i).set y j).set z k).set x₄ m) = g i j k m) :
    (TExp.reduce [t] f [x, y, z, x₄] c body).eval I M E = I.reduce f (some u) (pts4 Q) (body4 g) := by
  subst hu
  refine (eval_reduce_start ..).trans (reduce_congr (index_pts4 hc) fun p hp => ?_)
  obtain ⟨i, j, k, m, rfl, hq⟩ := (index_pts4 hc p).1 hp
  exact hb i j k m hq

/-- A reduction over four variables without a start value. -/
theorem eval_reduce_first4 {x y z x₄ : Var} {Q : Int → Int → Int → Int → Prop}
    {g : Int → Int → Int → Int → V}
    (hc : ∀ i j k m, c.eval ((((E.set x i).set y j).set z k).set x₄ m) = true ↔ Q i j k m)
    (hb : ∀ i j k m, Q i j k m → body.eval I M ((((E.set x i).set y j).set z k).set x₄ m) = g i j k m) :
    (TExp.reduce [] f [x, y, z, x₄] c body).eval I M E = I.reduce f none (pts4 Q) (body4 g) := by
  refine (eval_reduce_none ..).trans (reduce_congr (index_pts4 hc) fun p hp => ?_)
  obtain ⟨i, j, k, m, rfl, hq⟩ := (index_pts4 hc p).1 hp
  exact hb i j k m hq

private theorem index_pts5 {x y z x₄ x₅ : Var} {Q : Int → Int → Int → Int → Int → Prop}
    (hc : ∀ i j k m n, c.eval (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n) = true ↔
      Q i j k m n) (p : List Int) :
    (p.length = ([x, y, z, x₄, x₅] : List Var).length ∧ c.eval (E.bind [x, y, z, x₄, x₅] p) = true) ↔
      pts5 Q p := by
  constructor
  · rintro ⟨hl, hp⟩
    match p, hl, hp with
    | [i, j, k, m, n], _, hp => exact ⟨i, j, k, m, n, rfl, (hc i j k m n).1 hp⟩
  · rintro ⟨i, j, k, m, n, rfl, hq⟩
    exact ⟨rfl, (hc i j k m n).2 hq⟩

/-- A reduction over five variables from a start value. -/
theorem eval_reduce_some5 {x y z x₄ x₅ : Var} {Q : Int → Int → Int → Int → Int → Prop}
    {g : Int → Int → Int → Int → Int → V} (hu : t.eval I M E = u)
    (hc : ∀ i j k m n, c.eval (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n) = true ↔
      Q i j k m n)
    (hb : ∀ i j k m n, Q i j k m n →
      body.eval I M (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n) = g i j k m n) :
    (TExp.reduce [t] f [x, y, z, x₄, x₅] c body).eval I M E =
      I.reduce f (some u) (pts5 Q) (body5 g) := by
  subst hu
  refine (eval_reduce_start ..).trans (reduce_congr (index_pts5 hc) fun p hp => ?_)
  obtain ⟨i, j, k, m, n, rfl, hq⟩ := (index_pts5 hc p).1 hp
  exact hb i j k m n hq

/-- A reduction over five variables without a start value. -/
theorem eval_reduce_first5 {x y z x₄ x₅ : Var} {Q : Int → Int → Int → Int → Int → Prop}
    {g : Int → Int → Int → Int → Int → V}
    (hc : ∀ i j k m n, c.eval (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n) = true ↔
      Q i j k m n)
    (hb : ∀ i j k m n, Q i j k m n →
      body.eval I M (((((E.set x i).set y j).set z k).set x₄ m).set x₅ n) = g i j k m n) :
    (TExp.reduce [] f [x, y, z, x₄, x₅] c body).eval I M E = I.reduce f none (pts5 Q) (body5 g) := by
  refine (eval_reduce_none ..).trans (reduce_congr (index_pts5 hc) fun p hp => ?_)
  obtain ⟨i, j, k, m, n, rfl, hq⟩ := (index_pts5 hc p).1 hp
  exact hb i j k m n hq

/-- A constant. -/
theorem eval_fn0 : (TExp.fn f []).eval I M E = I.fn f [] := rfl

/-- A function of one value. -/
theorem eval_fn1 {a : TExp} (ha : a.eval I M E = u) : (TExp.fn f [a]).eval I M E = I.fn f [u] := by
  subst ha
  rfl

/-- A function of two values. -/
theorem eval_fn2 {a b : TExp} (ha : a.eval I M E = u) (hb : b.eval I M E = v) :
    (TExp.fn f [a, b]).eval I M E = I.fn f [u, v] := by
  subst ha hb
  rfl

/-- A function of three values. -/
theorem eval_fn3 {a b c : TExp} (ha : a.eval I M E = u) (hb : b.eval I M E = v)
    (hc : c.eval I M E = w) : (TExp.fn f [a, b, c]).eval I M E = I.fn f [u, v, w] := by
  subst ha hb hc
  rfl

/-- A function of four values. -/
theorem eval_fn4 {a b c d : TExp} (ha : a.eval I M E = u) (hb : b.eval I M E = v)
    (hc : c.eval I M E = w) (hd : d.eval I M E = x) :
    (TExp.fn f [a, b, c, d]).eval I M E = I.fn f [u, v, w, x] := by
  subst ha hb hc hd
  rfl

/-- A function of any number of values. -/
theorem eval_fn {ts : List TExp} {vs : List V} (hs : TExp.evals I M ts E = vs) :
    (TExp.fn f ts).eval I M E = I.fn f vs := by
  subst hs
  rfl

/-- No values. -/
theorem evals_nil : TExp.evals I M [] E = [] := rfl

/-- One more value. -/
theorem evals_cons {ts : List TExp} {vs : List V} (ha : a.eval I M E = u)
    (hs : TExp.evals I M ts E = vs) : TExp.evals I M (a :: ts) E = u :: vs := by
  subst ha hs
  rfl

/-- The conditional. -/
theorem eval_select_of {P : Prop} (hc : c.eval E = true ↔ P) (ha : a.eval I M E = u)
    (hb : b.eval I M E = v) : (TExp.select c a b).eval I M E = sel P u v := by
  subst ha hb
  exact sel_of hc

/-- An index that is data: the rest at the integer that it is. -/
theorem eval_letval {x : Var} {τ : Ty} (ht : t.eval I M E = u)
    (hb : body.eval I M (E.set x (I.toInt τ u)) = v) : (TExp.letval x τ t body).eval I M E = v := by
  subst ht
  exact hb

/-- A condition as a value. -/
theorem eval_cond_of {P : Prop} (hc : c.eval E = true ↔ P) :
    (TExp.cond c).eval I M E = truth I P := truth_of hc

end

/-! ## Equal values -/

/-- Integers of equal values. -/
theorem toInt_congr {τ : Ty} {u v : V} (h : u = v) : I.toInt τ u = I.toInt τ v := congrArg _ h

/-- Values at equal integers. -/
theorem let_congr (g : Int → V) {n m : Int} (h : n = m) : g n = g m := congrArg g h

/-- Equal constants. -/
theorem fn_congr0 {f : Fn} : I.fn f [] = I.fn f [] := rfl

/-- An equal argument. -/
theorem fn_congr1 {f : Fn} {u u' : V} (ha : u = u') : I.fn f [u] = I.fn f [u'] := by
  subst ha
  rfl

/-- Equal arguments. -/
theorem fn_congr2 {f : Fn} {u v u' v' : V} (ha : u = u') (hb : v = v') :
    I.fn f [u, v] = I.fn f [u', v'] := by
  subst ha hb
  rfl

/-- Equal arguments. -/
theorem fn_congr3 {f : Fn} {u v w u' v' w' : V} (ha : u = u') (hb : v = v') (hc : w = w') :
    I.fn f [u, v, w] = I.fn f [u', v', w'] := by
  subst ha hb hc
  rfl

/-- Equal arguments. -/
theorem fn_congr4 {f : Fn} {u v w x u' v' w' x' : V} (ha : u = u') (hb : v = v') (hc : w = w')
    (hd : x = x') : I.fn f [u, v, w, x] = I.fn f [u', v', w', x'] := by
  subst ha hb hc hd
  rfl

/-- Equal arguments, of any number. -/
theorem fn_congr {f : Fn} {us vs : List V} (h : us = vs) : I.fn f us = I.fn f vs := h ▸ rfl

/-- One more equal argument. -/
theorem args_congr {u v : V} {us vs : List V} (h : u = v) (hs : us = vs) : u :: us = v :: vs := by
  rw [h, hs]

/-- A tensor at equal points. -/
theorem at_congr1 {M : Model V} {t : Ten} {i i' : Int} (h1 : i = i') : M t [i] = M t [i'] := by
  subst h1
  rfl

/-- A tensor at equal points. -/
theorem at_congr2 {M : Model V} {t : Ten} {i j i' j' : Int} (h1 : i = i') (h2 : j = j') :
    M t [i, j] = M t [i', j'] := by
  subst h1 h2
  rfl

/-- A tensor at equal points. -/
theorem at_congr3 {M : Model V} {t : Ten} {i j k i' j' k' : Int} (h1 : i = i') (h2 : j = j')
    (h3 : k = k') : M t [i, j, k] = M t [i', j', k'] := by
  subst h1 h2 h3
  rfl

/-- A tensor at equal points. -/
theorem at_congr4 {M : Model V} {t : Ten} {i j k m i' j' k' m' : Int} (h1 : i = i') (h2 : j = j')
    (h3 : k = k') (h4 : m = m') : M t [i, j, k, m] = M t [i', j', k', m'] := by
  subst h1 h2 h3 h4
  rfl

/-- A tensor at equal points. -/
theorem at_congr5 {M : Model V} {t : Ten} {i j k m n i' j' k' m' n' : Int} (h1 : i = i') (h2 : j = j')
    (h3 : k = k') (h4 : m = m') (h5 : n = n') : M t [i, j, k, m, n] = M t [i', j', k', m', n'] := by
  subst h1 h2 h3 h4 h5
  rfl

/-- A tensor at equal points. -/
theorem at_congr6 {M : Model V} {t : Ten} {i j k m n o i' j' k' m' n' o' : Int} (h1 : i = i')
    (h2 : j = j') (h3 : k = k') (h4 : m = m') (h5 : n = n') (h6 : o = o') :
    M t [i, j, k, m, n, o] = M t [i', j', k', m', n', o'] := by
  subst h1 h2 h3 h4 h5 h6
  rfl

/-- Equal indices as values. -/
theorem index_congr {τ : Ty} {i i' : Int} (h : i = i') : I.index τ i = I.index τ i' := h ▸ rfl

/-- Reductions from equal start values. -/
theorem reduce_start {op : Fn} {u u' : V} {S : List Int → Prop} {f : List Int → V} (h : u = u') :
    I.reduce op (some u) S f = I.reduce op (some u') S f := h ▸ rfl

end Redverify
