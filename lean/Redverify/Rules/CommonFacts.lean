module

public import Redverify.Tactics

/-!
# Facts of arithmetic that many programs need

Written by `redverify/certifying/common_facts.py` from certificates of many programs, and as data in
`redverify/checking/common_facts.json`. Certificates state for themselves what they need beyond these.
-/

@[expose] public noncomputable section

namespace Redverify

/-- A fact of integers. -/
theorem int_c0 {x_a x_b x_c x_d : Int} (h0 : x_c = x_d) (h1 : x_a < x_b + 1) (h2 : ¬ (x_c = x_d ∧ x_a = x_b)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c1 {x_a : Int} : x_a = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c2 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) : (min x_a x_b) ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c3 {x_a x_b x_c : Int} (h0 : x_a = x_c + x_b) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c4 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b < 0 + x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c5 {x_a x_b : Int} (h0 : x_a < x_b) : x_a < x_b + (-1) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c6 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) : x_a < x_b + x_c + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c7 {x_a x_b x_c : Int} (h0 : x_c ≤ x_a) (h1 : x_a < (max x_c x_b)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c8 {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : x_a < (max x_c x_b)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c9 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) : 0 ≤ 4 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c10 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) : 0 ≤ 8 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c11 {x_a x_b x_c : Int} (h0 : x_a = x_c + x_b) : x_a ≤ x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c12 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c) (h1 : x_d = x_a) (h2 : x_c < x_d) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c13 {x_a x_b x_c x_d : Int} (h0 : x_a = x_b + x_c) (h1 : x_a = x_d + x_c) (h2 : ¬ x_b = x_d) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c14 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 4 * 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c15 {x_a x_b : Int} (h0 : x_a < 4 * (x_b + 1)) : x_a ≤ 4 * x_b + 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c16 {x_a : Int} (h0 : 1 ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c17 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a < (max x_b (x_c + (-1))) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c18 {x_a x_b x_c x_d x_e : Int} (h0 : x_c ≤ x_d) (h1 : x_e = x_c) (h2 : x_d < x_e) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c19 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b + 1 = x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c20 {x_a x_b : Int} (h0 : x_a < 8 * (x_b + 1)) : x_a ≤ 8 * x_b + 7 :=
  by omega

/-- A fact of integers. -/
theorem int_c21 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) (h1 : 0 ≤ x_b) (h2 : ¬ x_b = 0) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c22 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) (h1 : x_c = x_b) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c23 {x_a x_b x_c : Int} (h0 : x_c ≤ x_a) (h1 : x_a ≤ x_b) (h2 : x_b = x_c) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c24 {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : x_a < x_c + 1) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c25 {x_a x_b x_c : Int} (h0 : x_a = x_c + x_b) : x_a < x_b + x_c + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c26 {x_a x_b x_c : Int} (h0 : x_c = x_b) : (min x_a x_b) ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c27 {x_a x_b x_c : Int} (h0 : x_c = x_b + x_a) : (min x_a (x_a + x_b)) ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c28 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a < 4 * (max x_b ((x_c + 3) / 4)) :=
  by omega

/-- A fact of integers. -/
theorem int_c29 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + x_b + x_d) : x_a ≤ x_b + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c30 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 8 * 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c31 {x_a x_b : Int} (h0 : x_a ≤ x_b) : x_a ≤ x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c32 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b + x_c) : x_a < x_b + 1 + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c33 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : x_b = x_c + x_a) (h2 : x_b < x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c34 {x_a x_b x_c : Int} (h0 : x_a = x_c) : x_a + x_b = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c35 {x_a x_b x_c : Int} (h0 : x_a < x_c + x_b) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c36 {x_a x_b x_c : Int} (h0 : x_a < x_b + 1 + x_c) : x_a ≤ x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c37 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ 4 * 0 + x_a + (-4)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c38 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-4)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c39 {x_a x_b : Int} (h0 : x_a ≤ 8 * x_b + 7) : x_a < 8 * (x_b + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c40 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) : 0 ≤ 16 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c41 {x_a x_b x_c : Int} (h0 : x_a = x_b + x_c) (h1 : x_a < x_c + x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c42 {x_a x_b x_c : Int} (h0 : x_a < x_b) : x_a < (max (x_b + (-1)) x_c) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c43 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a < 8 * (max x_b ((x_c + 7) / 8)) :=
  by omega

/-- A fact of integers. -/
theorem int_c44 {x_a x_b x_c : Int} (h0 : x_a < 4 * x_c) (h1 : x_c < (x_b + 3) / 4) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c45 {x_a x_b x_c : Int} (h0 : x_a < 8 * x_c) (h1 : x_c < (x_b + 7) / 8) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c46 {x_a x_b x_c : Int} (h0 : x_a < x_b + x_c) : x_a < x_b + 1 + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c47 {x_a x_b x_c : Int} (h0 : x_a < x_b + 1 + x_c) (h1 : ¬ x_a = x_b + x_c) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c48 {x_a x_b x_c : Int} (h0 : x_c < x_b) (h1 : x_a < x_c + 1) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c49 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 4 * x_b + x_c + x_d) : x_a ≤ 4 * (x_b + 1) + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c50 {x_a : Int} : x_a + (-1) < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c51 {x_a : Int} (h0 : 1 ≤ x_a) : 0 < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c52 {x_a x_b : Int} : x_a + (-1) + x_b < x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c53 {x_a x_b : Int} (h0 : x_a ≤ x_b) : x_a + (-1) ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c54 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_a) : 0 ≤ 4 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c55 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 4 * x_b ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c56 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 8 * x_b ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c57 {x_a x_b : Int} (h0 : 0 ≤ x_b) : x_a + (-1) + (-1) * x_b < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c58 {x_a x_b : Int} (h0 : x_a + 1 ≤ x_b) (h1 : x_b = x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c59 {x_a x_b : Int} (h0 : x_a + (-1) * 0 ≤ x_b) (h1 : x_b < x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c60 {x_a x_b : Int} (h0 : x_a < x_b) : x_a + (-1) < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c61 {x_a x_b : Int} (h0 : x_b < x_a) : 0 ≤ x_a + (-1) + (-1) * x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c62 {x_a x_b : Int} (h0 : x_b < 4) : x_a + x_b ≤ x_a + 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c63 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) (h1 : 0 ≤ x_b) (h2 : ¬ x_a = x_c) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c64 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) (h1 : ¬ x_a < x_c + x_b) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c65 {x_a x_b x_c : Int} (h0 : x_a ≤ 4 * (x_b + 1) + x_c + (-4)) (h1 : (x_a + (-1) * x_c) % 4 = 0) (h2 : ¬ x_a = 4 * x_b + x_c) : x_a ≤ 4 * x_b + x_c + (-4) :=
  by omega

/-- A fact of integers. -/
theorem int_c66 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = x_a + x_c) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c67 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = 4 * x_c + x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c68 {x_a x_b x_c : Int} (h0 : x_a = 4 * x_b + x_c) : x_a ≤ 4 * (x_b + 1) + x_c + (-4) :=
  by omega

/-- A fact of integers. -/
theorem int_c69 {x_a x_b x_c : Int} (h0 : x_a = 4 * x_c + x_b) : (x_a + (-1) * x_b) % 4 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c70 {x_a x_b x_c x_d : Int} (h0 : x_b = x_d) (h1 : (x_a + (-1) * x_d) % 4 = x_c) : (x_a + (-1) * x_b) % 4 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c71 {x_a x_b x_c x_d : Int} (h0 : x_c = x_d) (h1 : x_a = x_d + x_b) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c72 {x_a x_b x_c x_d : Int} (h0 : x_d = x_b) (h1 : x_a = x_c + x_d) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c73 {x_a x_b x_c x_d : Int} (h0 : x_b < (min x_d (x_c + (-1) * x_a))) : x_a + x_b < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c74 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 1) : x_a = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c75 {x_a x_b : Int} (h0 : x_a ≤ 4 * x_b + 3) : x_a < 4 * (x_b + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c76 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : (x_a + (-1) * x_b) % 4 = 0) : x_a % 4 ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c77 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : ¬ x_b % 4 < x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c78 {x_a x_b : Int} (h0 : x_a % 4 ≤ x_b) (h1 : ¬ x_a % 4 < x_b) : (x_a + (-1) * x_b) % 4 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c79 {x_a x_b : Int} (h0 : x_b + (-1) ≤ x_a) (h1 : ¬ x_b ≤ x_a) : x_a = x_b + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c80 {x_a x_b : Int} (h0 : x_a = x_b) (h1 : x_a < 0 + x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c81 {x_a x_b : Int} (h0 : (x_a + (-1) * x_b) % 4 = 0) (h1 : x_b < 4) (h2 : x_a % 4 < x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c82 {x_a x_b : Int} (h0 : x_a < x_b) : x_a ≤ x_b + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c83 {x_a x_b : Int} (h0 : x_a < x_b) : x_a ≤ x_b + 7 :=
  by omega

/-- A fact of integers. -/
theorem int_c84 {x_a x_b : Int} (h0 : x_a < x_b) : x_a < 0 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c85 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) (h1 : x_c = 0) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c86 {x_a x_b x_c : Int} (h0 : x_a ≤ 4 * x_b + 3) (h1 : x_a ≤ 4 * x_c + 3) (h2 : 4 * x_b ≤ x_a) (h3 : 4 * x_c ≤ x_a) (h4 : ¬ x_b = x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c87 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b + (-4)) : x_a < x_b + x_c + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c88 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a = 8 * x_b + x_c) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c89 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : x_a < x_c) : x_a ≤ x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c90 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_a = x_b + (-1) * x_c + (-1)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c91 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_a < x_b) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c92 {x_a x_b x_c : Int} (h0 : x_a + (-1) * (x_b + 1) ≤ x_c) : x_a + (-1) * x_b + (-1) ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c93 {x_a x_b x_c : Int} (h0 : x_a + (-1) * x_b + (-1) ≤ x_c) : x_a + (-1) * (x_b + 1) ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c94 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a + x_b < x_c + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c95 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c) (h1 : x_c < x_d) (h2 : ¬ x_a < x_d) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c96 {x_a x_b x_c x_d : Int} (h0 : (x_a + (-1) * x_d) % 4 = x_c) (h1 : x_d < x_b + 1) (h2 : ¬ x_d < x_b) : (x_a + (-1) * x_b) % 4 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c97 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_c + x_e + x_d) (h1 : x_e = x_b) : x_a ≤ x_b + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c98 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_e + x_b + x_d) (h1 : x_c = x_e) : x_a ≤ x_b + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c99 {x_a : Int} : x_a % 4 < 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c100 {x_a : Int} (h0 : x_a ≤ x_a + (-1)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c101 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 16 * 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c102 {x_a : Int} (h0 : x_a % 4 < 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c103 {x_a x_b : Int} (h0 : x_a ≤ x_b) : x_a ≤ x_b + 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c104 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-2)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c105 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-8)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c106 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_a) : 0 ≤ 32 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c107 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_b + (-1) * (max 0 x_b) ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c108 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : (x_a + (-1) * x_b) % 32 = 0) : x_a % 32 ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c109 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 0 < x_a) : 0 ≤ 8 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c110 {x_a x_b : Int} (h0 : 0 ≤ x_b) : x_a + (-1) * (max 0 x_a) ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c111 {x_a x_b : Int} (h0 : 1 ≤ x_b) (h1 : x_a < (max 0 x_b)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c112 {x_a x_b : Int} (h0 : x_a % 32 ≤ x_b) (h1 : ¬ x_a % 32 < x_b) : (x_a + (-1) * x_b) % 32 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c113 {x_a x_b : Int} (h0 : (x_a + (-1) * x_b) % 32 = 0) (h1 : x_b < 32) (h2 : x_a % 32 < x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c114 {x_a x_b : Int} (h0 : x_a < x_b) : x_a ≤ x_b + 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c115 {x_a x_b : Int} (h0 : x_a < 16 * (x_b + 1)) : x_a ≤ 16 * x_b + 15 :=
  by omega

/-- A fact of integers. -/
theorem int_c116 {x_a x_b : Int} (h0 : x_a < 8 * x_b) : x_a < 8 * (x_b + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c117 {x_a x_b x_c : Int} : x_a + x_b + x_c = x_a + x_c + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c118 {x_a x_b x_c : Int} : x_a + x_b + x_c = x_b + x_a + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c119 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_c = x_a) (h2 : x_b < x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c120 {x_a x_b x_c : Int} (h0 : x_a ≤ 4 * (max 0 ((x_b + (-1) * x_c + 3) / 4)) + x_c + (-4)) (h1 : 0 ≤ x_b) (h2 : x_c < 4) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c121 {x_a x_b x_c : Int} (h0 : x_a ≤ 8 * (x_b + 1) + x_c + (-8)) (h1 : (x_a + (-1) * x_c) % 8 = 0) (h2 : ¬ x_a = 8 * x_b + x_c) : x_a ≤ 8 * x_b + x_c + (-8) :=
  by omega

/-- A fact of integers. -/
theorem int_c122 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = x_c + x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c123 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = 8 * x_c + x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c124 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_c < (x_b + (-1) * x_a + 3) / 4) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c125 {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c = 0) (h2 : x_a < x_c + x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c126 {x_a x_b x_c : Int} (h0 : x_a = 8 * x_b + x_c) : x_a ≤ 8 * (x_b + 1) + x_c + (-8) :=
  by omega

/-- A fact of integers. -/
theorem int_c127 {x_a x_b x_c : Int} (h0 : x_a = 8 * x_c + x_b) : (x_a + (-1) * x_b) % 8 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c128 {x_a x_b x_c : Int} (h0 : x_a < (x_c + (-1) * x_b + 3) / 4) : 4 * x_a + x_b < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c129 {x_a x_b x_c : Int} (h0 : x_a < x_b + x_c) : x_a < x_b + (x_c + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c130 {x_a x_b x_c : Int} (h0 : x_a < x_b + 1 + x_c) (h1 : ¬ x_a = x_c + x_b) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c131 {x_a x_b x_c : Int} (h0 : x_b + x_a < x_c) : x_a + x_b < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c132 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 8 * x_b + x_c + x_d) : x_a ≤ 8 * (x_b + 1) + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c133 {x_a x_b x_c x_d : Int} (h0 : x_b = x_d) (h1 : (x_a + (-1) * x_d) % 8 = x_c) : (x_a + (-1) * x_b) % 8 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c134 {x_a x_b x_c x_d : Int} (h0 : x_d = x_b) (h1 : (x_a + (-1) * x_d) % 8 = x_c) : (x_a + (-1) * x_b) % 8 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c135 {x_a x_b x_c x_d : Int} (h0 : (x_a + (-1) * x_d) % 4 = 0) (h1 : x_a < x_b) (h2 : x_d < x_c + 1) (h3 : ¬ x_d < x_c) : x_a ≤ 4 * (max 0 ((x_b + (-1) * x_c + 3) / 4)) + x_c + (-4) :=
  by omega

/-- A fact of integers. -/
theorem int_c136 {x_a x_b x_c x_d : Int} (h0 : x_a < x_d) (h1 : ¬ x_c + x_b < x_d) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c137 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_d = x_e + x_f) (h1 : x_a < x_b + 1 + x_c) (h2 : ¬ (x_d = x_f + x_e ∧ x_a = x_c + x_b)) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c138 {x_a : Int} : x_a + 1 + (-1) = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c139 {x_a : Int} : x_a % 32 < 32 :=
  by omega

/-- A fact of integers. -/
theorem int_c140 {x_a : Int} : x_a % 8 < 8 :=
  by omega

/-- A fact of integers. -/
theorem int_c141 {x_a : Int} (h0 : 0 ≤ x_a) : 0 ≤ 2 * x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c142 {x_a : Int} (h0 : 1 ≤ x_a) : 0 ≤ x_a + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c143 {x_a : Int} (h0 : x_a = 0) (h1 : x_a = 1) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c144 {x_a : Int} (h0 : x_a % 32 < 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c145 : (0 : Int) < 8 :=
  by omega

/-- A fact of integers. -/
theorem int_c146 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ 32 * 0 + x_a + (-32)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c147 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : 0 ≤ x_a) (h2 : x_b < 2) (h3 : ¬ x_a = x_b) : x_a = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c148 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-32)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c149 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-8)) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c150 {x_a x_b : Int} (h0 : x_a ≤ x_b + 1) : x_a < x_b + 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c151 {x_a x_b : Int} (h0 : x_a ≤ x_b + 15) : x_a < 16 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c152 {x_a x_b : Int} (h0 : x_a ≤ x_b + 3) : x_a < 4 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c153 {x_a x_b : Int} (h0 : x_a ≤ x_b + 7) : x_a < 8 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c154 {x_a x_b : Int} (h0 : x_b ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_a < 2) (h3 : ¬ x_b = x_a) : x_a = 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c155 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) : 0 ≤ 32 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c156 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : x_b < 2) (h2 : x_a < x_b + 1) (h3 : ¬ x_b = 1) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c157 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 < x_b) : 0 ≤ 8 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c158 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : (x_a + (-1) * x_b) % 8 = 0) : x_a % 8 ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c159 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : ¬ x_b % 32 < x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c160 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : ¬ x_b % 8 < x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c161 {x_a x_b : Int} (h0 : 1 ≤ x_b) (h1 : x_a = 0) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c162 {x_a x_b : Int} (h0 : 8 * x_b ≤ x_a) (h1 : 0 < x_b) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c163 {x_a x_b : Int} (h0 : x_a % 8 ≤ x_b) (h1 : x_b = 0) : (x_a + (-1) * x_b) % 8 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c164 {x_a x_b : Int} (h0 : x_a % 8 ≤ x_b) (h1 : ¬ x_a % 8 < x_b) : (x_a + (-1) * x_b) % 8 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c165 {x_a x_b : Int} (h0 : (x_a + (-1) * x_b) % 8 = 0) (h1 : x_b < 8) (h2 : x_a % 8 < x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c166 {x_a x_b : Int} (h0 : (x_a + (-1) * x_b) % 8 = 0) (h1 : 0 < x_b) : x_a % 8 ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c167 {x_a x_b : Int} (h0 : x_a < x_b) : x_a ≤ x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c168 {x_a x_b : Int} (h0 : x_a < 100) : x_a < (max x_b 99) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c169 {x_a x_b : Int} (h0 : x_a < 4) (h1 : x_b < 8) : 8 * x_a + x_b < 32 :=
  by omega

/-- A fact of integers. -/
theorem int_c170 {x_a x_b : Int} (h0 : x_b < 16) : x_a + x_b ≤ x_a + 15 :=
  by omega

/-- A fact of integers. -/
theorem int_c171 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ x_a + 8 * x_c + (-8)) (h2 : x_c = 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c172 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ 8 * x_c + x_a + (-8)) (h2 : x_c = 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c173 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) : x_a < (max x_b x_c) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c174 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) (h1 : ¬ x_a < x_b + x_c) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c175 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) : x_a < x_b + (x_c + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c176 {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : x_a ≤ x_c + x_b) (h2 : x_c = 0) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c177 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = x_a + 8 * x_c) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c178 {x_a x_b x_c : Int} (h0 : x_b = x_c) : x_a + x_b = x_a + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c179 {x_a x_b x_c : Int} (h0 : x_b = x_a + x_c) (h1 : 0 < x_c) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c180 {x_a x_b x_c : Int} (h0 : x_b = x_a + 8 * x_c) (h1 : 0 < x_c) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c181 {x_a x_b x_c : Int} (h0 : x_c = x_a) : (min x_a x_b) ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c182 {x_a x_b x_c : Int} (h0 : x_c = 0) (h1 : x_a = x_b + 8 * x_c) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c183 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a < 16 * (max x_b ((x_c + 15) / 16)) :=
  by omega

/-- A fact of integers. -/
theorem int_c184 {x_a x_b x_c : Int} (h0 : x_a < x_c + x_b) : x_a ≤ x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c185 {x_a x_b x_c : Int} (h0 : x_a < x_c + (x_b + 1)) : x_a ≤ x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c186 {x_a x_b x_c x_d : Int} (h0 : x_a = x_b) (h1 : x_c = x_d) (h2 : ¬ (x_c = x_d ∧ x_a = x_b)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c187 {x_a x_b x_c x_d : Int} (h0 : x_a = x_c + x_d) (h1 : x_d + x_c < x_b) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c188 {x_a x_b x_c x_d : Int} (h0 : x_b = x_d) (h1 : (x_a + (-1) * x_d) % 32 = x_c) : (x_a + (-1) * x_b) % 32 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c189 {x_a x_b x_c x_d : Int} (h0 : x_c = x_d) (h1 : x_a < x_b + 1) (h2 : ¬ (x_a = x_b ∧ x_c = x_d)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c190 {x_a x_b x_c x_d : Int} (h0 : (x_a + (-1) * x_d) % 32 = x_c) (h1 : x_d < x_b + 1) (h2 : ¬ x_d < x_b) : (x_a + (-1) * x_b) % 32 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c191 {x_a x_b x_c x_d : Int} (h0 : x_a < x_c + x_d) (h1 : x_d + x_c < x_b) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c192 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_a ≤ x_b) (h1 : x_c = x_d) (h2 : x_e = x_d) (h3 : x_b < x_f) (h4 : ¬ ((x_a ≤ x_b ∧ x_b < x_f) ∧ x_e = x_c)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c193 {x_a : Int} (h0 : 0 ≤ x_a) : 0 ≤ x_a + (-1) * 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c194 {x_a : Int} (h0 : 1 ≤ x_a) (h1 : x_a + 1 = 1) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c195 {x_a : Int} (h0 : 0 < 0 + x_a) : 0 < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c196 {x_a x_b : Int} : x_a ≤ (max x_b x_a) :=
  by omega

/-- A fact of integers. -/
theorem int_c197 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ 2 * 0 + x_a + (-2)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c198 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_a = x_b + 1) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c199 {x_a x_b : Int} (h0 : x_b ≤ 99) (h1 : x_a = x_b) : x_a < 100 :=
  by omega

/-- A fact of integers. -/
theorem int_c200 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : ¬ x_a = 0) : (-1) * x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c201 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : ¬ x_b = 0) : (-1) * x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c202 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_a) : 0 ≤ 2 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c203 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : (x_a + (-1) * x_b) % 8 = 0) (h2 : x_a < 100) : x_a ≤ 8 * 13 + x_b + (-8) :=
  by omega

/-- A fact of integers. -/
theorem int_c204 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_a < 8) : x_a ≤ 8 * x_b + 7 :=
  by omega

/-- A fact of integers. -/
theorem int_c205 {x_a x_b : Int} (h0 : 1 ≤ x_b) (h1 : x_a = x_b) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c206 {x_a x_b : Int} (h0 : x_a % 8 ≤ x_b) (h1 : x_b = 0) (h2 : x_a < 100) : x_a < 96 + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c207 {x_a x_b : Int} (h0 : x_a + 2 ≤ x_b) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c208 {x_a x_b : Int} (h0 : x_a = x_b) (h1 : x_a = 0) (h2 : x_b = 1) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c209 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b = 2) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c210 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b % 2 = 0) : (x_a + x_b) % 2 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c211 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b < 8) (h2 : ¬ 8 * x_a + x_b < 100) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c212 {x_a x_b : Int} (h0 : x_b = x_a) (h1 : x_b < 100) : x_a ≤ 99 :=
  by omega

/-- A fact of integers. -/
theorem int_c213 {x_a x_b : Int} (h0 : x_b = x_a) : (max x_a x_b) = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c214 {x_a x_b : Int} (h0 : x_b = 0) : x_a = x_b + x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c215 {x_a x_b : Int} (h0 : x_a < x_b) (h1 : ¬ x_b + (-1) = x_a) : x_a < x_b + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c216 {x_a x_b : Int} (h0 : x_a < x_b) : (max x_a x_b) ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c217 {x_a x_b : Int} (h0 : x_a < x_b) : x_a + 1 < x_b + 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c218 {x_a x_b : Int} (h0 : x_a < 3) : x_a < (max 2 x_b) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c219 {x_a x_b : Int} (h0 : x_a < 32 * (x_b + 1)) : x_a < 32 + 32 * x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c220 {x_a x_b : Int} (h0 : x_a < 4 * x_b) : x_a < 4 * (x_b + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c221 {x_a x_b : Int} (h0 : x_a < 4 * (x_b + 1)) : x_a < 4 + 4 * x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c222 {x_a x_b : Int} (h0 : x_a < x_b + 1) : x_a < 13 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c223 {x_a x_b : Int} (h0 : x_a < x_b + 1) : x_a < 4 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c224 {x_a x_b : Int} (h0 : x_b < 16) (h1 : x_a < 4) : 16 * x_a + x_b < 64 :=
  by omega

/-- A fact of integers. -/
theorem int_c225 {x_a x_b : Int} (h0 : x_b < 8) : x_a + x_b ≤ x_a + 7 :=
  by omega

/-- A fact of integers. -/
theorem int_c226 {x_a x_b x_c : Int} (h0 : x_a ≤ 16 * x_b + 15) (h1 : x_a ≤ 16 * x_c + 15) (h2 : 16 * x_b ≤ x_a) (h3 : 16 * x_c ≤ x_a) (h4 : ¬ x_b = x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c227 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b + (-2)) : x_a < x_b + x_c + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c228 {x_a x_b x_c : Int} (h0 : x_a ≤ 2 * (x_b + 1) + x_c + (-2)) (h1 : (x_c + x_a) % 2 = 0) (h2 : ¬ x_a = 2 * x_b + x_c) : x_a ≤ 2 * x_b + x_c + (-2) :=
  by omega

/-- A fact of integers. -/
theorem int_c229 {x_a x_b x_c : Int} (h0 : x_a ≤ 8 * x_b + x_c + (-8)) (h1 : x_b < 13) (h2 : x_c < 8) : x_a < 100 :=
  by omega

/-- A fact of integers. -/
theorem int_c230 {x_a x_b x_c : Int} (h0 : x_c ≤ x_a) (h1 : x_b % 2 = x_c) (h2 : x_a < 2) (h3 : ¬ x_a = 1) : (x_a + x_b) % 2 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c231 {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a < 2) (h3 : ¬ x_a = 1) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c232 {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a < 2) (h3 : ¬ x_b % 2 = 0) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c233 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a = x_c + 8 * x_b) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c234 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a = 16 * x_b + x_c) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c235 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : x_a = 8 * x_b + x_c) (h2 : 0 < x_c) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c236 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = 2 * x_c + x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c237 {x_a x_b x_c : Int} (h0 : x_c + x_a ≤ 99) (h1 : ¬ x_c + x_b < 100) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c238 {x_a x_b x_c : Int} (h0 : x_a = x_c) : x_a + x_b = x_c + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c239 {x_a x_b x_c : Int} (h0 : x_a = 0) (h1 : x_c < 8) (h2 : x_b < x_c + 1) : 8 * x_a + x_b ≤ 99 :=
  by omega

/-- A fact of integers. -/
theorem int_c240 {x_a x_b x_c : Int} (h0 : x_a = x_b + x_c) : x_a < x_b + 1 + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c241 {x_a x_b x_c : Int} (h0 : x_a = x_c + x_b) : x_a < x_b + 1 + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c242 {x_a x_b x_c : Int} (h0 : x_a = 2 * x_b + x_c) : x_a ≤ 2 * (x_b + 1) + x_c + (-2) :=
  by omega

/-- A fact of integers. -/
theorem int_c243 {x_a x_b x_c : Int} (h0 : x_b = x_c) (h1 : x_a + x_c < 100) : x_a + x_b ≤ 99 :=
  by omega

/-- A fact of integers. -/
theorem int_c244 {x_a x_b x_c : Int} (h0 : x_b = 2 * x_c + x_a) : (x_a + x_b) % 2 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c245 {x_a x_b x_c : Int} (h0 : x_a < x_b + 1 + x_c) (h1 : ¬ x_a < x_b + x_c) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c246 {x_a x_b x_c : Int} (h0 : x_b < 4) (h1 : x_a < x_c / 4) : 4 * x_a + x_b < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c247 {x_a x_b x_c : Int} (h0 : x_c < x_c) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c248 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + x_d) (h1 : x_d + x_c < x_b) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c249 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + 3) (h1 : x_d < x_b + 1) : x_a < 4 + 4 * x_b + x_c + (-4) * x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c250 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 2 * x_b + x_c + x_d) : x_a ≤ 2 * (x_b + 1) + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c251 {x_a x_b x_c x_d : Int} (h0 : x_b ≤ x_a) (h1 : x_a = x_c) (h2 : x_d = x_b) (h3 : x_c < x_d + 1) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c252 {x_a x_b x_c x_d : Int} (h0 : x_b ≤ x_a) (h1 : x_c = 1) (h2 : x_d % 2 = x_b) (h3 : (x_a + x_d) % 2 = x_b) (h4 : x_a < x_c + 1) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c253 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_a) (h1 : (x_a + x_d) % 2 = x_c) (h2 : x_b < 2) (h3 : x_a < x_b + 1) (h4 : ¬ x_d % 2 = x_c) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c254 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_d) (h1 : x_b ≤ x_c) (h2 : (x_c + x_a) % 2 = x_b) (h3 : x_d < 2) (h4 : ¬ x_c = x_d) : x_a % 2 = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c255 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_d) (h1 : (x_d + x_b) % 2 = x_c) (h2 : x_a < 2) (h3 : x_d < x_a + 1) (h4 : ¬ x_b % 2 = x_c) : (x_a + x_b) % 2 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c256 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_d) (h1 : x_d < 0 + 4 * x_b + x_c + (-4) * x_a) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c257 {x_a x_b x_c x_d : Int} (h0 : x_a = x_d) (h1 : (x_d + x_b) % 2 = x_c) : (x_a + x_b) % 2 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c258 {x_a x_b x_c x_d : Int} (h0 : x_c = x_d) (h1 : x_d < x_c) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c259 {x_a x_b x_c x_d : Int} (h0 : x_a < x_b + x_c + x_d) : x_a < x_b + 1 + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c260 {x_a x_b x_c x_d : Int} (h0 : x_c < (x_b + 3) / 4) (h1 : x_a < (max 0 (min x_d (x_b + (-1) * (4 * x_c)))) + 4 * x_c) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c261 {x_a x_b x_c x_d : Int} (h0 : x_c < (x_b + 7) / 8) (h1 : x_a < (max 0 (min x_d (x_b + (-1) * (8 * x_c)))) + 8 * x_c) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c262 {x_a x_b x_c x_d x_e : Int} (h0 : x_d = x_e) (h1 : x_a < x_b + 1 + x_c) (h2 : ¬ (x_d = x_e ∧ x_a = x_c + x_b)) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c263 {x_a x_b x_c x_d x_e : Int} (h0 : x_a < x_b + x_c + x_d + x_e) : x_a < x_b + 1 + x_c + x_d + x_e :=
  by omega

/-- A fact of integers. -/
theorem int_c264 {x_a x_b x_c x_d x_e x_f x_g : Int} (h0 : x_a ≤ x_c) (h1 : 0 ≤ x_b) (h2 : x_d = x_e) (h3 : x_f = x_g) (h4 : ¬ (x_a = x_c ∧ x_d = x_e ∧ x_f = x_g)) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c265 {x_a x_b x_c x_d x_e x_f x_g : Int} (h0 : x_a < x_d) (h1 : x_e + x_f < x_g) (h2 : ¬ (x_f + x_e < x_g ∧ x_c + x_b < x_d)) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c266 {x_a : Int} : 2 * x_a % 2 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c267 {x_a : Int} (h0 : x_a ≤ 2 * 0 + (-2)) (h1 : 0 ≤ x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c268 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 32 * 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c269 {x_a : Int} (h0 : 0 ≤ x_a) : 0 ≤ 2 * x_a + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c270 {x_a : Int} (h0 : 1 ≤ x_a) (h1 : ¬ x_a = 1) : 2 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c271 {x_a : Int} (h0 : 1 ≤ x_a) : 0 ≤ x_a + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c272 {x_a : Int} (h0 : 2 ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c273 {x_a : Int} (h0 : 2 ≤ x_a) : 0 < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c274 {x_a : Int} (h0 : 4 ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c275 {x_a : Int} (h0 : x_a = 0) : x_a < 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c276 {x_a : Int} (h0 : x_a = 0) : x_a < 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c277 {x_a : Int} (h0 : x_a = 1) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c278 {x_a : Int} (h0 : x_a = 1) : 0 = x_a + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c279 {x_a : Int} (h0 : x_a < 32) : x_a < 8 * 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c280 {x_a : Int} (h0 : x_a < 8) : x_a < 7 + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c281 : (0 : Int) < 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c282 : (0 : Int) < 64 :=
  by omega

/-- A fact of integers. -/
theorem int_c283 (h0 : (0 : Int) = 2) : False :=
  by omega

end Redverify
