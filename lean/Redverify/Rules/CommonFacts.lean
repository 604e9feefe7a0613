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
theorem int_c3 {x_a x_b : Int} (h0 : x_a < x_b) : x_a < x_b + (-1) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c4 {x_a x_b x_c : Int} (h0 : x_c ≤ x_a) (h1 : x_a < (max x_c x_b)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c5 {x_a x_b x_c : Int} (h0 : x_a = x_c + x_b) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c6 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_c = x_a) (h2 : x_b < x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c7 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) : 0 ≤ 4 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c8 {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : x_a < (max x_c x_b)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c9 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) : x_a < x_b + x_c + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c10 {x_a x_b x_c : Int} (h0 : x_a < x_b) : x_a < (max (x_b + (-1)) x_c) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c11 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a < (max x_b (x_c + (-1))) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c12 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b < 0 + x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c13 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b + 1 = x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c14 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 4 * 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c15 {x_a x_b : Int} (h0 : 1 ≤ x_b) (h1 : x_a < (max 0 x_b)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c16 {x_a x_b x_c : Int} (h0 : x_a = x_c + x_b) : x_a ≤ x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c17 {x_a x_b x_c : Int} (h0 : x_a = x_c + x_b) : x_a < x_b + x_c + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c18 {x_a : Int} (h0 : 1 ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c19 {x_a x_b : Int} (h0 : x_a ≤ x_b) : x_a ≤ x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c20 {x_a x_b x_c : Int} (h0 : x_c = x_b + x_a) : (min x_a (x_a + x_b)) ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c21 {x_a : Int} (h0 : x_a = 0) (h1 : x_a = 1) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c22 {x_a x_b : Int} (h0 : x_a < x_b) : x_a < 0 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c23 {x_a x_b x_c : Int} (h0 : x_c = x_b) : (min x_a x_b) ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c24 {x_a x_b x_c : Int} (h0 : x_a < x_c + x_b) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c25 {x_a x_b x_c : Int} (h0 : x_a < x_b + 1 + x_c) : x_a ≤ x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c26 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b + x_c) : x_a < x_b + 1 + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c27 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) : 0 ≤ 8 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c28 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a < 4 * (max x_b ((x_c + 3) / 4)) :=
  by omega

/-- A fact of integers. -/
theorem int_c29 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a + x_b < x_c + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c30 {x_a x_b x_c : Int} (h0 : x_a < x_b + x_c) : x_a < x_b + 1 + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c31 {x_a x_b : Int} (h0 : x_a < 4 * (x_b + 1)) : x_a ≤ 4 * x_b + 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c32 {x_a x_b x_c x_d : Int} (h0 : x_a = x_b + x_c) (h1 : x_a = x_d + x_c) (h2 : ¬ x_b = x_d) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c33 {x_a x_b x_c : Int} (h0 : x_c < x_b) (h1 : x_a < x_c + 1) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c34 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) (h1 : x_c = x_b) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c35 {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : x_a < x_c + 1) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c36 {x_a x_b : Int} (h0 : 0 ≤ x_b) : x_a + (-1) + (-1) * x_b < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c37 {x_a : Int} : x_a + (-1) < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c38 {x_a : Int} (h0 : 1 ≤ x_a) : 0 < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c39 {x_a x_b : Int} : (min x_a (x_b + (-1))) < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c40 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 1) : x_a = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c41 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 8 * 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c42 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : x_b = x_c + x_a) (h2 : x_b < x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c43 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_c ≤ x_a) (h2 : x_b = x_c) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c44 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + x_b + x_d) : x_a ≤ x_b + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c45 {x_a x_b x_c x_d : Int} (h0 : x_b < (min x_d (x_c + (-1) * x_a))) : x_a + x_b < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c46 {x_a : Int} (h0 : 2 ≤ x_a) : 0 < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c47 {x_a x_b : Int} (h0 : x_a = x_b) (h1 : x_a = 0) (h2 : x_b = 1) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c48 {x_a x_b x_c : Int} (h0 : x_a = x_c) : x_a + x_b = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c49 {x_a x_b x_c : Int} (h0 : x_a = x_b + x_c) (h1 : x_a < x_c + x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c50 {x_a x_b : Int} (h0 : x_b < x_a) : 0 ≤ x_a + (-1) + (-1) * x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c51 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) : 0 ≤ 2 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c52 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ 4 * 0 + x_a + (-4)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c53 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) (h1 : 0 ≤ x_b) (h2 : ¬ x_b = 0) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c54 {x_a x_b : Int} (h0 : x_a < 8 * (x_b + 1)) : x_a ≤ 8 * x_b + 7 :=
  by omega

/-- A fact of integers. -/
theorem int_c55 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : x_b < 2) (h2 : x_a < x_b + 1) (h3 : ¬ x_b = 1) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c56 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) (h1 : ¬ x_a < x_c + x_b) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c57 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 4 * x_b + x_c + x_d) : x_a ≤ 4 * (x_b + 1) + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c58 {x_a x_b : Int} : x_a + (-1) + x_b < x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c59 {x_a x_b x_c : Int} (h0 : x_a < x_c) (h1 : x_c < x_b + 1) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c60 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) : x_a < (max x_b x_c) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c61 {x_a x_b : Int} (h0 : x_a + (-1) * 0 ≤ x_b) (h1 : x_b < x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c62 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ 2 * 0 + x_a + (-2)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c63 {x_a x_b x_c x_d : Int} (h0 : x_c = x_d) (h1 : x_a = x_d + x_b) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c64 {x_a x_b x_c x_d : Int} (h0 : x_d = x_b) (h1 : x_a = x_c + x_d) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c65 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = 2 * x_c + x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c66 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = 4 * x_c + x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c67 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b + (-2)) : x_a < x_b + x_c + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c68 {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a < 2) (h3 : ¬ x_a = 1) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c69 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b % 2 = 0) : (x_a + x_b) % 2 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c70 {x_a x_b x_c : Int} (h0 : x_b = 2 * x_c + x_a) : (x_a + x_b) % 2 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c71 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a < 8 * (max x_b ((x_c + 7) / 8)) :=
  by omega

/-- A fact of integers. -/
theorem int_c72 {x_a x_b x_c : Int} (h0 : x_a < 4 * x_c) (h1 : x_c < (x_b + 3) / 4) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c73 {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a < 2) (h3 : ¬ x_b % 2 = 0) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c74 {x_a x_b x_c : Int} (h0 : x_a = 4 * x_c + x_b) : (x_a + (-1) * x_b) % 4 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c75 {x_a x_b x_c x_d : Int} (h0 : x_a = x_d) (h1 : (x_d + x_b) % 2 = x_c) : (x_a + x_b) % 2 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c76 {x_a x_b x_c : Int} (h0 : x_a = 2 * x_b + x_c) : x_a ≤ 2 * (x_b + 1) + x_c + (-2) :=
  by omega

/-- A fact of integers. -/
theorem int_c77 {x_a x_b x_c : Int} (h0 : x_a = 4 * x_b + x_c) : x_a ≤ 4 * (x_b + 1) + x_c + (-4) :=
  by omega

/-- A fact of integers. -/
theorem int_c78 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 2 * x_b + x_c + x_d) : x_a ≤ 2 * (x_b + 1) + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c79 {x_a x_b x_c : Int} (h0 : x_c ≤ x_a) (h1 : x_b % 2 = x_c) (h2 : x_a < 2) (h3 : ¬ x_a = 1) : (x_a + x_b) % 2 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c80 {x_a x_b x_c x_d : Int} (h0 : x_b = x_d) (h1 : (x_a + (-1) * x_d) % 4 = x_c) : (x_a + (-1) * x_b) % 4 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c81 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_a) (h1 : (x_a + x_d) % 2 = x_c) (h2 : x_b < 2) (h3 : x_a < x_b + 1) (h4 : ¬ x_d % 2 = x_c) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c82 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_d) (h1 : (x_d + x_b) % 2 = x_c) (h2 : x_a < 2) (h3 : x_d < x_a + 1) (h4 : ¬ x_b % 2 = x_c) : (x_a + x_b) % 2 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c83 {x_a x_b x_c : Int} (h0 : x_a ≤ 2 * (x_b + 1) + x_c + (-2)) (h1 : (x_c + x_a) % 2 = 0) (h2 : ¬ x_a = 2 * x_b + x_c) : x_a ≤ 2 * x_b + x_c + (-2) :=
  by omega

/-- A fact of integers. -/
theorem int_c84 {x_a x_b x_c : Int} (h0 : x_a ≤ 4 * (x_b + 1) + x_c + (-4)) (h1 : (x_a + (-1) * x_c) % 4 = 0) (h2 : ¬ x_a = 4 * x_b + x_c) : x_a ≤ 4 * x_b + x_c + (-4) :=
  by omega

/-- A fact of integers. -/
theorem int_c85 {x_a : Int} : x_a % 4 < 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c86 {x_a x_b : Int} : x_a ≤ (max x_b x_a) :=
  by omega

/-- A fact of integers. -/
theorem int_c87 {x_a : Int} (h0 : x_a % 4 < 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c88 {x_a : Int} : x_a + 1 + (-1) = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c89 {x_a x_b : Int} (h0 : x_a < x_b) : x_a + (-1) < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c90 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-2)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c91 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-4)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c92 {x_a x_b : Int} (h0 : x_a < x_b) : x_a ≤ x_b + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c93 {x_a x_b : Int} (h0 : x_a ≤ x_b) : x_a + (-1) ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c94 {x_a x_b : Int} (h0 : x_a < x_b) : (min x_a (x_b + (-1))) = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c95 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b < x_c) (h2 : ¬ x_a < x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c96 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 4 * x_b ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c97 {x_a x_b x_c : Int} : x_a + x_b + x_c = x_a + x_c + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c98 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : ¬ x_b % 4 < x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c99 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) : 0 ≤ 16 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c100 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b < x_c) : x_a ≤ (min x_b (x_c + (-1))) :=
  by omega

/-- A fact of integers. -/
theorem int_c101 {x_a x_b : Int} (h0 : x_a < 4 * (x_b + 1)) : x_a < 4 + 4 * x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c102 {x_a x_b : Int} (h0 : x_a ≤ 8 * x_b + 7) : x_a < 8 * (x_b + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c103 {x_a x_b x_c : Int} (h0 : x_a < x_b + 1 + x_c) (h1 : ¬ x_a = x_b + x_c) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c104 {x_a x_b x_c : Int} (h0 : x_a < x_b + 1 + x_c) (h1 : ¬ x_a = x_c + x_b) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c105 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : (x_a + (-1) * x_b) % 4 = 0) : x_a % 4 ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c106 {x_a x_b x_c : Int} (h0 : x_a < (x_c + (-1) * x_b + 1) / 2) : 2 * x_a + x_b < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c107 {x_a x_b : Int} (h0 : x_a % 4 ≤ x_b) (h1 : ¬ x_a % 4 < x_b) : (x_a + (-1) * x_b) % 4 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c108 {x_a x_b x_c x_d : Int} (h0 : x_b ≤ x_d) (h1 : x_a % 2 = x_b) (h2 : x_a < x_c) (h3 : x_d < 2) (h4 : ¬ x_d = 1) : x_a ≤ 2 * (max x_b ((x_c + (-1) * x_d + 1) / 2)) + x_d + (-2) :=
  by omega

/-- A fact of integers. -/
theorem int_c109 {x_a x_b x_c x_d x_e : Int} (h0 : 0 ≤ x_e) (h1 : (x_e + x_a) % 2 = 0) (h2 : x_a < x_b) (h3 : x_c < 2) (h4 : x_e < x_c + x_d) (h5 : ¬ x_a % 2 = 0) : x_a ≤ 2 * (max 0 ((x_b + (-1) * x_c + x_d) / 2)) + x_c + (-2) :=
  by omega

/-- A fact of integers. -/
theorem int_c110 {x_a : Int} (h0 : x_a ≤ x_a + (-1)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c111 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b = 1) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c112 {x_a : Int} (h0 : 2 ≤ 0 + x_a % 2) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c113 {x_a x_b : Int} : x_a ≤ x_a + x_b % 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c114 {x_a x_b : Int} (h0 : x_a < x_b) : (max x_a x_b) ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c115 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_a = x_b + 1) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c116 {x_a x_b : Int} (h0 : x_b < 4) : x_a + x_b ≤ x_a + 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c117 {x_a x_b x_c : Int} (h0 : x_a = x_c) : x_a + x_b = x_c + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c118 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = x_a + x_c) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c119 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 8 * x_b ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c120 {x_a x_b : Int} (h0 : 2 ≤ x_a + 1 + x_b) : 0 < x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c121 {x_a x_b : Int} (h0 : 0 < x_a + x_b) : 2 ≤ x_a + 1 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c122 {x_a x_b : Int} (h0 : x_b ≤ x_a) (h1 : 1 ≤ x_b) : 0 ≤ (min x_a (x_b + (-1))) :=
  by omega

/-- A fact of integers. -/
theorem int_c123 {x_a x_b : Int} (h0 : x_b + (-1) ≤ x_a) (h1 : ¬ x_b ≤ x_a) : x_a = x_b + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c124 {x_a x_b x_c x_d : Int} (h0 : x_a < x_d) (h1 : ¬ x_c + x_b < x_d) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c125 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) (h1 : 0 ≤ x_b) (h2 : ¬ x_a = x_c) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c126 {x_a x_b : Int} (h0 : x_a ≤ 4 * x_b + 3) : x_a < 4 * (x_b + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c127 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_a = x_b + (-1) * x_c + (-1)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c128 {x_a x_b x_c : Int} (h0 : x_a < 8 * x_c) (h1 : x_c < (x_b + 7) / 8) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c129 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : ¬ 2 ≤ x_a + (x_b + 1) % 2) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c130 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_c + x_e + x_d) (h1 : x_e = x_b) : x_a ≤ x_b + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c131 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_e + x_b + x_d) (h1 : x_c = x_e) : x_a ≤ x_b + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c132 {x_a x_b : Int} (h0 : (x_a + (-1) * x_b) % 4 = 0) (h1 : x_b < 4) (h2 : x_a % 4 < x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c133 {x_a x_b x_c : Int} (h0 : x_a + (-1) * (x_b + 1) ≤ x_c) : x_a + (-1) * x_b + (-1) ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c134 {x_a x_b x_c : Int} (h0 : x_a + (-1) * x_b + (-1) ≤ x_c) : x_a + (-1) * (x_b + 1) ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c135 {x_a x_b : Int} (h0 : 2 ≤ x_a + (x_b + 1) % 2) (h1 : (x_a + x_b) % 2 = 0) (h2 : x_a < 2) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c136 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : (x_b + x_c) % 2 = x_a) : x_a < x_b + (x_c + 1) % 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c137 {x_a x_b : Int} (h0 : 0 < x_a + (x_b + 1) % 2) (h1 : ¬ 2 ≤ x_a + (x_b + 1) % 2) : (x_a + x_b) % 2 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c138 {x_a x_b x_c : Int} (h0 : x_a ≤ 4 * x_b + 3) (h1 : x_a ≤ 4 * x_c + 3) (h2 : 4 * x_b ≤ x_a) (h3 : 4 * x_c ≤ x_a) (h4 : ¬ x_b = x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c139 (h0 : (0 : Int) = 1) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c140 {x_a : Int} (h0 : x_a < 2) : x_a < 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c141 {x_a : Int} (h0 : x_a = 1) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c142 {x_a : Int} (h0 : 0 < 0 + x_a) : 0 < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c143 {x_a : Int} (h0 : 1 ≤ x_a) : 0 ≤ x_a + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c144 {x_a x_b : Int} (h0 : x_a < x_b) : x_a ≤ x_b + 7 :=
  by omega

/-- A fact of integers. -/
theorem int_c145 {x_a x_b : Int} (h0 : x_a ≤ x_b) : x_a ≤ x_b + 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c146 {x_a x_b : Int} (h0 : x_a + 1 ≤ x_b) (h1 : x_b = x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c147 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 16 * 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c148 {x_a x_b : Int} (h0 : ¬ x_a < x_b) : x_a = (max x_a x_b) :=
  by omega

/-- A fact of integers. -/
theorem int_c149 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b = 1) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c150 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a < (max x_b (x_c + 3)) :=
  by omega

/-- A fact of integers. -/
theorem int_c151 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : x_a < x_b) (h2 : x_b < 2) : x_a = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c152 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_b < x_a) (h2 : x_a < 2) : x_a = 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c153 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = x_c + x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c154 {x_a x_b : Int} (h0 : 0 ≤ x_b) : x_a + (-1) * (max 0 x_a) ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c155 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) : 0 ≤ 32 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c156 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b + (-4)) : x_a < x_b + x_c + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c157 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a = 8 * x_b + x_c) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c158 {x_a x_b x_c x_d : Int} (h0 : (x_a + (-1) * x_d) % 4 = x_c) (h1 : x_d < x_b + 1) (h2 : ¬ x_d < x_b) : (x_a + (-1) * x_b) % 4 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c159 {x_a : Int} : x_a % 2 < 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c160 {x_a : Int} : x_a % 8 < 8 :=
  by omega

/-- A fact of integers. -/
theorem int_c161 {x_a : Int} : 0 ≤ x_a % 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c162 {x_a x_b : Int} (h0 : x_a < x_b) : x_a ≤ x_b + 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c163 {x_a : Int} (h0 : 0 ≤ x_a) : 0 ≤ 2 * x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c164 {x_a x_b : Int} (h0 : 1 ≤ x_b) (h1 : x_a = 0) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c165 {x_a x_b : Int} (h0 : x_a = x_b) (h1 : x_a < 0 + x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c166 {x_a x_b : Int} (h0 : 1 ≤ x_b) (h1 : x_a = x_b) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c167 {x_a x_b : Int} (h0 : x_a ≤ x_b + 1) : x_a < x_b + 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c168 {x_a x_b : Int} (h0 : x_a ≤ x_b + 3) : x_a < 4 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c169 {x_a : Int} (h0 : 0 ≤ x_a) : 0 ≤ x_a + (-1) * 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c170 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_a < x_b) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c171 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : x_a < x_c) : x_a ≤ x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c172 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_b % 2 = x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c173 {x_a x_b x_c : Int} (h0 : x_a = x_c + x_b) : x_a < x_b + 1 + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c174 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b + (-2)) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c175 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) (h1 : x_c = 0) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c176 {x_a x_b x_c x_d : Int} (h0 : x_a < x_c + x_d) (h1 : x_d + x_c < x_b) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c177 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : 0 ≤ x_a) (h2 : x_b < 2) (h3 : ¬ x_a = x_b) : x_a = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c178 {x_a x_b : Int} (h0 : x_b ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_a < 2) (h3 : ¬ x_b = x_a) : x_a = 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c179 {x_a x_b x_c x_d : Int} (h0 : 0 ≤ x_a) (h1 : x_b = x_c) (h2 : x_b = x_a + x_d) (h3 : x_c < x_d) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c180 {x_a x_b x_c x_d : Int} (h0 : x_b ≤ x_a) (h1 : x_a = x_c) (h2 : x_d = x_b) (h3 : x_c < x_d + 1) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c181 {x_a x_b x_c x_d x_e : Int} (h0 : x_c ≤ x_d) (h1 : x_d = x_e) (h2 : x_a < x_c) (h3 : x_e < x_b + 1) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c182 {x_a x_b x_c x_d : Int} (h0 : x_c = x_d) (h1 : x_a < x_b + 1) (h2 : ¬ (x_a = x_b ∧ x_c = x_d)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c183 {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : x_c % 2 = x_b) (h2 : (x_a + x_c) % 2 = x_b) (h3 : x_a < 2) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c184 {x_a x_b x_c x_d : Int} (h0 : x_b ≤ x_c) (h1 : (x_c + x_a) % 2 = x_b) (h2 : x_c < x_d) (h3 : x_d < 2) : x_a % 2 = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c185 {x_a x_b x_c x_d : Int} (h0 : x_b = x_d) (h1 : (x_a + (-1) * x_d) % 8 = x_c) : (x_a + (-1) * x_b) % 8 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c186 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_a ≤ x_b) (h1 : x_c = x_d) (h2 : x_e = x_d) (h3 : x_b < x_f) (h4 : ¬ ((x_a ≤ x_b ∧ x_b < x_f) ∧ x_c = x_e)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c187 {x_a x_b x_c : Int} (h0 : x_a % 2 = x_b) (h1 : x_a < x_c) : x_a < 2 * ((x_b + x_c + 1) / 2) + (-1) * x_b + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c188 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_d = x_e + x_f) (h1 : x_a < x_b + 1 + x_c) (h2 : ¬ (x_d = x_f + x_e ∧ x_a = x_c + x_b)) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c189 : (0 : Int) < 8 :=
  by omega

/-- A fact of integers. -/
theorem int_c190 {x_a : Int} (h0 : x_a < 2) : x_a < 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c191 {x_a : Int} (h0 : x_a = 0) : x_a < 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c192 {x_a : Int} (h0 : x_a = 0) : x_a < 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c193 {x_a : Int} : x_a % 32 < 32 :=
  by omega

/-- A fact of integers. -/
theorem int_c194 {x_a : Int} (h0 : 1 ≤ x_a) (h1 : x_a = 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c195 {x_a : Int} (h0 : x_a % 32 < 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c196 {x_a : Int} (h0 : x_a < 4) : x_a < 3 + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c197 {x_a : Int} (h0 : 1 ≤ x_a) (h1 : x_a + 1 = 1) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c198 {x_a x_b : Int} (h0 : x_a = x_b + (-1)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c199 {x_a x_b : Int} (h0 : x_a < x_b) : x_a ≤ x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c200 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-8)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c201 {x_a x_b : Int} (h0 : x_a + x_b < x_b + x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c202 {x_a x_b : Int} (h0 : x_b = x_a) : (max x_a x_b) = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c203 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 32 * 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c204 {x_a : Int} (h0 : 1 ≤ x_a) (h1 : ¬ x_a = 1) : 2 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c205 {x_a x_b x_c : Int} (h0 : x_b + x_a < x_c) : x_a + x_b < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c206 {x_a x_b : Int} (h0 : 2 ≤ x_b) (h1 : x_a < (max 0 x_b)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c207 {x_a x_b x_c : Int} (h0 : x_b = x_c) : x_a + x_b = x_a + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c208 {x_a x_b x_c : Int} (h0 : x_a < x_c + x_b) : x_a ≤ x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c209 {x_a x_b x_c : Int} (h0 : x_a = x_b) : x_a < (max x_b x_c) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c210 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 2) (h2 : ¬ x_a = 1) : x_a = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c211 {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c = 0) (h2 : x_a < x_c + x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c212 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ x_c) (h2 : x_c + 1 = x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c213 {x_a x_b x_c : Int} : x_a + x_b + x_c = x_b + x_a + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c214 {x_a x_b x_c : Int} (h0 : x_a < x_b + x_c) : x_a < x_b + (x_c + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c215 {x_a x_b x_c : Int} (h0 : x_a = x_b + x_c) : x_a < x_b + 1 + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c216 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 0 < x_a) : 0 ≤ 8 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c217 {x_a x_b : Int} (h0 : x_a < 4 * x_b) : x_a < 4 * (x_b + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c218 {x_a x_b : Int} (h0 : x_a < 8 * x_b) : x_a < 8 * (x_b + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c219 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = 8 * x_c + x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c220 {x_a x_b x_c x_d : Int} (h0 : x_a = x_c) (h1 : x_d < x_b) (h2 : x_c < x_d + 1) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c221 {x_a x_b : Int} (h0 : x_a < 16 * (x_b + 1)) : x_a ≤ 16 * x_b + 15 :=
  by omega

/-- A fact of integers. -/
theorem int_c222 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_b + (-1) * (max 0 x_b) ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c223 {x_a x_b x_c : Int} (h0 : x_a < x_c) (h1 : x_b < 4) : 4 * x_a + x_b < 4 * x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c224 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a < 16 * (max x_b ((x_c + 15) / 16)) :=
  by omega

/-- A fact of integers. -/
theorem int_c225 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) (h1 : ¬ x_a < x_b + x_c) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c226 {x_a x_b x_c : Int} (h0 : x_a < x_b + 1 + x_c) (h1 : ¬ x_a < x_b + x_c) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c227 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_c < (x_b + (-1) * x_a + 3) / 4) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c228 {x_a x_b x_c : Int} (h0 : x_a = 8 * x_c + x_b) : (x_a + (-1) * x_b) % 8 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c229 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ x_c) (h2 : x_c < x_d) (h3 : x_d < x_e + 1) (h4 : ¬ x_a < x_e) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c230 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : (x_a + (-1) * x_b) % 32 = 0) : x_a % 32 ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c231 {x_a x_b : Int} (h0 : (x_a + (-1) * x_b) % 8 = 0) (h1 : x_b < 8) (h2 : x_a % 8 < x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c232 {x_a x_b : Int} (h0 : (x_a + (-1) * x_b) % 32 = 0) (h1 : x_b < 32) (h2 : x_a % 32 < x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c233 {x_a x_b x_c : Int} (h0 : x_a = 8 * x_b + x_c) : x_a ≤ 8 * (x_b + 1) + x_c + (-8) :=
  by omega

/-- A fact of integers. -/
theorem int_c234 {x_a x_b x_c : Int} (h0 : x_a < (x_c + (-1) * x_b + 3) / 4) : 4 * x_a + x_b < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c235 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 8 * x_b + x_c + x_d) : x_a ≤ 8 * (x_b + 1) + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c236 {x_a x_b : Int} (h0 : x_a % 32 ≤ x_b) (h1 : ¬ x_a % 32 < x_b) : (x_a + (-1) * x_b) % 32 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c237 {x_a x_b x_c x_d : Int} (h0 : x_d = x_b) (h1 : (x_a + (-1) * x_d) % 8 = x_c) : (x_a + (-1) * x_b) % 8 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c238 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_c ≤ x_a) (h1 : x_a = x_d) (h2 : x_b = x_e) (h3 : x_f = x_c) (h4 : x_d < x_f + 1) (h5 : x_e < x_f + 1) : (max x_a x_b) = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c239 {x_a x_b x_c : Int} (h0 : x_a ≤ 4 * (max 0 ((x_b + (-1) * x_c + 3) / 4)) + x_c + (-4)) (h1 : 0 ≤ x_b) (h2 : x_c < 4) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c240 {x_a x_b x_c : Int} (h0 : x_a ≤ 8 * (x_b + 1) + x_c + (-8)) (h1 : (x_a + (-1) * x_c) % 8 = 0) (h2 : ¬ x_a = 8 * x_b + x_c) : x_a ≤ 8 * x_b + x_c + (-8) :=
  by omega

/-- A fact of integers. -/
theorem int_c241 {x_a x_b x_c x_d : Int} (h0 : (x_a + (-1) * x_d) % 4 = 0) (h1 : x_a < x_b) (h2 : x_d < x_c + 1) (h3 : ¬ x_d < x_c) : x_a ≤ 4 * (max 0 ((x_b + (-1) * x_c + 3) / 4)) + x_c + (-4) :=
  by omega

/-- A fact of integers. -/
theorem int_c242 (h0 : (0 : Int) = 2) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c243 : ¬ (1 : Int) = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c244 : ¬ (2 : Int) = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c245 {x_a : Int} : 0 + x_a = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c246 {x_a : Int} (h0 : 2 ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c247 {x_a : Int} (h0 : 4 ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c248 {x_a : Int} (h0 : x_a < 1) (h1 : 0 < x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c249 {x_a : Int} (h0 : x_a = 0) : ¬ x_a = 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c250 {x_a : Int} (h0 : x_a < 2) : x_a + 2 < 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c251 {x_a : Int} (h0 : x_a = 1 + 2) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c252 {x_a : Int} (h0 : 1 ≤ x_a) : 0 < (max 0 x_a) :=
  by omega

/-- A fact of integers. -/
theorem int_c253 {x_a x_b : Int} (h0 : x_a ≤ x_b) : x_a + (-1) < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c254 {x_a x_b : Int} (h0 : x_b = x_a + 2) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c255 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-32)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c256 {x_a x_b : Int} (h0 : x_a + 2 ≤ x_b) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c257 {x_a x_b x_c : Int} (h0 : x_c = x_a) : (min x_a x_b) ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c258 {x_a x_b : Int} (h0 : x_a < x_b) : x_a + 1 < x_b + 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c259 {x_a x_b : Int} (h0 : x_a < x_b + 1) : x_a < 4 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c260 {x_a x_b : Int} (h0 : x_a ≤ x_b + 7) : x_a < 8 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c261 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-4)) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c262 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-8)) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c263 {x_a x_b : Int} (h0 : x_a ≤ x_b + 15) : x_a < 16 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c264 {x_a x_b : Int} (h0 : x_b < 16) : x_a + x_b ≤ x_a + 15 :=
  by omega

/-- A fact of integers. -/
theorem int_c265 {x_a x_b : Int} (h0 : x_a < 100) : x_a < (max x_b 99) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c266 {x_a : Int} (h0 : 0 ≤ x_a) : 0 ≤ 2 * x_a + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c267 {x_a : Int} (h0 : x_a ≤ 2 * 0 + (-2)) (h1 : 0 ≤ x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c268 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : x_a < x_c) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c269 {x_a x_b x_c : Int} (h0 : x_b = x_a + x_c) (h1 : 0 < x_c) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c270 {x_a x_b : Int} (h0 : 8 * x_b ≤ x_a) (h1 : 0 < x_b) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c271 {x_a x_b : Int} (h0 : ¬ x_b ≤ x_a + 3) : x_a + 4 ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c272 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) : x_a < x_b + (x_c + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c273 {x_a x_b x_c : Int} (h0 : x_a < x_c + (x_b + 1)) : x_a ≤ x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c274 {x_a x_b x_c : Int} (h0 : x_c < 4) : (min x_a (x_b + (-4))) + x_c < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c275 {x_a x_b : Int} (h0 : x_a < 4) (h1 : x_b < 8) : 8 * x_a + x_b < 32 :=
  by omega

/-- A fact of integers. -/
theorem int_c276 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : ¬ x_b % 8 < x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c277 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : ¬ x_b % 32 < x_a) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c278 {x_a x_b x_c : Int} : (min x_a x_b) + x_c = (min x_b x_a) + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c279 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 < x_b) : 0 ≤ 8 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c280 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ 32 * 0 + x_a + (-32)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c281 {x_a x_b x_c x_d : Int} (h0 : x_a = x_c + x_d) (h1 : x_d + x_c < x_b) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c282 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + x_d) (h1 : x_d + x_c < x_b) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c283 {x_a x_b x_c : Int} (h0 : x_b = x_a + 8 * x_c) (h1 : 0 < x_c) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c284 {x_a x_b x_c x_d : Int} (h0 : x_b = x_d) (h1 : x_a = x_d + x_c) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c285 {x_a x_b x_c x_d : Int} (h0 : x_d = x_b) (h1 : x_a = x_d + x_c) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c286 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_b = x_a + 8 * x_c) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c287 {x_a x_b x_c : Int} (h0 : x_a = x_c) (h1 : x_c < x_b + 1) (h2 : ¬ x_c < x_b) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c288 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : ¬ x_a = 0) : (-1) * x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c289 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : ¬ x_b = 0) : (-1) * x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c290 {x_a x_b x_c : Int} (h0 : x_c = 0) (h1 : x_a = x_b + 8 * x_c) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c291 {x_a x_b x_c x_d : Int} (h0 : x_a = x_b) (h1 : x_c = x_d) (h2 : ¬ (x_a = x_b ∧ x_c = x_d)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c292 {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : x_a ≤ x_c + x_b) (h2 : x_c = 0) : x_a = x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c293 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a = 16 * x_b + x_c) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c294 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ x_a + 8 * x_c + (-8)) (h2 : x_c = 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c295 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ 8 * x_c + x_a + (-8)) (h2 : x_c = 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c296 {x_a x_b : Int} (h0 : (x_a + (-1) * x_b) % 8 = 0) (h1 : 0 < x_b) : x_a % 8 ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c297 {x_a x_b : Int} (h0 : x_a % 8 ≤ x_b) (h1 : x_b = 0) : (x_a + (-1) * x_b) % 8 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c298 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : (x_a + (-1) * x_b) % 8 = 0) : x_a % 8 ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c299 {x_a x_b : Int} (h0 : x_a % 8 ≤ x_b) (h1 : ¬ x_a % 8 < x_b) : (x_a + (-1) * x_b) % 8 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c300 {x_a x_b x_c x_d : Int} (h0 : x_b = x_d) (h1 : (x_a + (-1) * x_d) % 32 = x_c) : (x_a + (-1) * x_b) % 32 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c301 {x_a x_b x_c x_d : Int} (h0 : x_b ≤ x_c) (h1 : x_c ≤ x_d) (h2 : (x_c + x_a) % 2 = x_b) (h3 : x_d < 2) (h4 : ¬ x_c = x_d) : x_a % 2 = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c302 {x_a x_b x_c x_d : Int} (h0 : x_b ≤ x_a) (h1 : x_c = 1) (h2 : x_d % 2 = x_b) (h3 : (x_a + x_d) % 2 = x_b) (h4 : x_a < x_c + 1) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c303 {x_a x_b x_c : Int} (h0 : x_a ≤ 2 * (max 0 ((x_b + (-1) * x_c + 1) / 2)) + x_c + (-2)) (h1 : 0 ≤ x_b) (h2 : x_c < 2) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c304 {x_a x_b x_c x_d : Int} (h0 : (x_a + (-1) * x_d) % 32 = x_c) (h1 : x_d < x_b + 1) (h2 : ¬ x_d < x_b) : (x_a + (-1) * x_b) % 32 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c305 {x_a x_b x_c x_d : Int} (h0 : x_c < (x_b + 3) / 4) (h1 : x_a < (max 0 (min x_d (x_b + (-1) * (4 * x_c)))) + 4 * x_c) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c306 {x_a x_b x_c x_d x_e : Int} (h0 : x_a ≤ x_b) (h1 : x_b < x_c) (h2 : x_d < x_e) (h3 : ¬ (((x_a ≤ x_b ∧ x_b < (max x_a x_c)) ∧ x_d < x_e) ∧ (max x_a x_c) ≤ x_c)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c307 : (0 : Int) < 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c308 : (0 : Int) < 64 :=
  by omega

/-- A fact of integers. -/
theorem int_c309 : ¬ (3 : Int) = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c310 {x_a : Int} : x_a ≤ x_a + 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c311 {x_a : Int} (h0 : x_a < 2) : x_a < 8 :=
  by omega

/-- A fact of integers. -/
theorem int_c312 {x_a : Int} (h0 : x_a < 4) : x_a < 8 :=
  by omega

/-- A fact of integers. -/
theorem int_c313 {x_a : Int} (h0 : x_a = 0) : x_a < 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c314 {x_a : Int} (h0 : x_a = 1) : x_a < 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c315 {x_a : Int} (h0 : x_a ≤ 3) : x_a < 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c316 {x_a : Int} (h0 : x_a < 2) : x_a ≤ 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c317 {x_a : Int} (h0 : x_a < 4) : x_a ≤ 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c318 {x_a : Int} (h0 : x_a + 2 < x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c319 {x_a : Int} (h0 : x_a + 4 < x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c320 {x_a : Int} : x_a % 2 < 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c321 {x_a : Int} : x_a % 3 < 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c322 {x_a : Int} (h0 : 1 ≤ x_a) : ¬ x_a = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c323 {x_a : Int} : x_a = x_a + 1 + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c324 {x_a : Int} (h0 : x_a < 2) : x_a + 2 < 8 :=
  by omega

/-- A fact of integers. -/
theorem int_c325 {x_a : Int} (h0 : x_a < 4) : x_a + 4 < 8 :=
  by omega

/-- A fact of integers. -/
theorem int_c326 {x_a : Int} (h0 : x_a < 8) : x_a < 7 + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c327 {x_a : Int} (h0 : x_a = 0 + 2) : x_a < 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c328 {x_a : Int} (h0 : x_a = 1 + 2) : x_a < 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c329 {x_a : Int} (h0 : x_a < 2) : x_a + 2 ≤ 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c330 {x_a : Int} (h0 : x_a = 1) : 0 = x_a + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c331 {x_a : Int} (h0 : x_a = 1) : x_a + (-1) = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c332 {x_a : Int} (h0 : 1 ≤ x_a) : 0 ≤ x_a + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c333 {x_a : Int} (h0 : 3 ≤ x_a) : 0 ≤ x_a + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c334 {x_a : Int} (h0 : x_a = 0) (h1 : x_a = 1 + 2) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c335 {x_a : Int} (h0 : x_a = 1) (h1 : x_a = 0 + 2) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c336 {x_a x_b : Int} (h0 : x_a < x_b + (-1)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c337 {x_a x_b : Int} (h0 : x_b = 0) : x_a = x_b + x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c338 {x_a : Int} (h0 : x_a < 32) : x_a < 8 * 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c339 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-5)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c340 {x_a x_b : Int} (h0 : x_a ≤ x_b) : x_a ≤ x_b + 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c341 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b = 2) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c342 {x_a x_b : Int} (h0 : 2 ≤ x_b) (h1 : x_a = 0) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c343 {x_a x_b : Int} (h0 : x_a = x_b) (h1 : x_b < 2) : x_a ≤ 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c344 {x_a x_b : Int} (h0 : x_a < x_b) (h1 : x_b < x_a + 1) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c345 {x_a : Int} (h0 : 0 ≤ x_a) : 0 ≤ x_a / 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c346 {x_a x_b : Int} (h0 : 1 ≤ x_b) (h1 : x_a = 0) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c347 {x_a x_b : Int} (h0 : 2 ≤ x_b) (h1 : x_a = x_b) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c348 {x_a : Int} : 2 * x_a % 2 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c349 {x_a x_b : Int} (h0 : x_b ≤ 99) (h1 : x_a = x_b) : x_a < 100 :=
  by omega

/-- A fact of integers. -/
theorem int_c350 {x_a x_b : Int} (h0 : x_b = x_a) (h1 : x_b < 100) : x_a ≤ 99 :=
  by omega

/-- A fact of integers. -/
theorem int_c351 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 3 * 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c352 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-1)) (h1 : x_b = x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c353 {x_a x_b x_c : Int} (h0 : x_b ≤ x_c) : (min x_a x_b) ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c354 {x_a : Int} (h0 : 1 ≤ x_a) (h1 : ¬ 2 ≤ x_a) : x_a = 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c355 {x_a x_b : Int} (h0 : x_a = x_b) : x_a < x_b + 2 + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c356 {x_a x_b : Int} (h0 : x_a < x_b + 1) : x_a < 13 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c357 {x_a x_b : Int} (h0 : ¬ x_a < x_b) : (max x_a x_b) = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c358 {x_a x_b : Int} (h0 : x_a < x_b) : x_a + 2 ≤ x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c359 {x_a x_b : Int} (h0 : x_a < 3) : x_a < (max 2 x_b) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c360 {x_a x_b : Int} (h0 : x_a < x_b + 2) : x_a ≤ x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c361 {x_a x_b : Int} (h0 : x_b < 8) : x_a + x_b ≤ x_a + 7 :=
  by omega

/-- A fact of integers. -/
theorem int_c362 {x_a x_b : Int} (h0 : x_a < x_b) : x_a ≤ 4 + x_b + (-5) :=
  by omega

/-- A fact of integers. -/
theorem int_c363 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : x_b = 1) : x_a < 1 + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c364 {x_a x_b : Int} (h0 : x_a = 0 + x_b) (h1 : x_a = 1 + x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c365 {x_a x_b : Int} (h0 : (-1) * x_b < x_a) : 0 < x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c366 {x_a x_b : Int} (h0 : 2 ≤ x_b) (h1 : x_a < (max 1 x_b)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c367 {x_a x_b : Int} (h0 : x_a < x_b) : x_a ≤ x_b + (-1) * 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c368 {x_a : Int} : (x_a + x_a % 2) % 2 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c369 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : x_b = 1) (h2 : x_a < x_b) : x_a = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c370 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) : x_a < (max x_b (x_c + 1)) :=
  by omega

/-- A fact of integers. -/
theorem int_c371 {x_a x_b x_c : Int} (h0 : x_a = x_c) (h1 : x_b = x_c + 2) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c372 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_a = 2 * x_b) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c373 {x_a x_b : Int} (h0 : ¬ x_b + 5 ≤ x_a) : x_a ≤ x_b + 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c374 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 2 * x_b ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c375 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 2) (h2 : ¬ x_a = 0) : x_a = 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c376 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b = 0) (h2 : (-1) * x_a < x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c377 {x_a x_b x_c : Int} : x_a + x_b + x_c = x_c + x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c378 {x_a x_b x_c : Int} (h0 : x_a < x_c + x_b) : x_a < x_b + 1 + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c379 {x_a : Int} (h0 : ¬ x_a % 2 = 1) : x_a % 2 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c380 {x_a x_b : Int} (h0 : x_a ≤ 0 + x_b + (-5)) (h1 : x_b + (-4) ≤ x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c381 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b + (-4)) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c382 {x_a x_b x_c : Int} (h0 : x_a + 1 + x_b ≤ x_c) : x_a + x_b ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c383 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c) (h1 : x_c ≤ x_d) (h2 : x_b = x_d) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c384 {x_a x_b : Int} (h0 : x_b < 16) (h1 : x_a < 4) : 16 * x_a + x_b < 64 :=
  by omega

/-- A fact of integers. -/
theorem int_c385 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_a < 8) : x_a ≤ 8 * x_b + 7 :=
  by omega

/-- A fact of integers. -/
theorem int_c386 {x_a x_b x_c : Int} (h0 : x_b = x_c) (h1 : x_a + x_c < 100) : x_a + x_b ≤ 99 :=
  by omega

/-- A fact of integers. -/
theorem int_c387 {x_a x_b : Int} (h0 : x_a < x_b / 2) : 2 * x_a + 1 < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c388 {x_a x_b : Int} (h0 : x_a < (x_b + 7) / 8) : 8 * x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c389 {x_a x_b : Int} (h0 : x_a < x_b) (h1 : ¬ x_b + (-1) = x_a) : x_a < x_b + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c390 {x_a x_b x_c : Int} (h0 : x_a < 4 * x_c) : x_a < 4 * (max x_b x_c) :=
  by omega

/-- A fact of integers. -/
theorem int_c391 {x_a x_b x_c : Int} (h0 : x_c + x_a ≤ 99) (h1 : ¬ x_c + x_b < 100) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c392 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b < 8) (h2 : ¬ 8 * x_a + x_b < 100) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c393 {x_a x_b x_c : Int} (h0 : x_b ≤ x_a) (h1 : x_a < x_c + 1) (h2 : ¬ x_b < x_c) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c394 {x_a x_b : Int} (h0 : x_a ≤ x_b) (h1 : 0 ≤ x_a) (h2 : x_b = 1) (h3 : ¬ x_a = 0) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c395 {x_a x_b : Int} (h0 : x_a < 8 * (x_b + 1)) : x_a < 8 + 8 * x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c396 {x_a x_b x_c x_d : Int} (h0 : x_a = x_b + x_d + x_c) : x_a = x_b + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c397 {x_a x_b x_c x_d : Int} (h0 : x_a = x_c + x_b + x_d) : x_a = x_b + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c398 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) (h2 : x_a < 1) (h3 : x_b < 1) (h4 : ¬ x_a = x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c399 {x_a x_b : Int} (h0 : x_a < 16 * (x_b + 1)) : x_a < 16 + 16 * x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c400 {x_a x_b : Int} (h0 : x_a < 32 * (x_b + 1)) : x_a < 32 + 32 * x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c401 {x_a x_b x_c : Int} (h0 : x_a = x_b) (h1 : x_c = x_b) (h2 : ¬ (x_a = x_b ∧ x_c = x_b)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c402 {x_a x_b : Int} (h0 : x_a < 32 * (x_b + 1)) : x_a ≤ 32 * x_b + 31 :=
  by omega

/-- A fact of integers. -/
theorem int_c403 {x_a x_b : Int} (h0 : x_a % 8 ≤ x_b) (h1 : x_b = 0) (h2 : x_a < 100) : x_a < 96 + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c404 {x_a x_b x_c x_d : Int} (h0 : x_a = x_b) (h1 : x_c = x_d) (h2 : ¬ (x_a = x_b ∧ x_d = x_c)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c405 {x_a x_b x_c : Int} (h0 : 8 * x_c ≤ x_b) (h1 : ¬ x_c < x_a) : 8 * x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c406 {x_a x_b x_c : Int} (h0 : x_b < x_c + (-4) * x_a) : 4 * x_a + x_b < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c407 {x_a x_b x_c x_d : Int} (h0 : x_a = (min x_c x_b) + x_d) : x_a = (min x_b x_c) + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c408 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : x_a = 8 * x_b + x_c) (h2 : 0 < x_c) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c409 {x_a x_b x_c : Int} (h0 : 8 * x_a < x_c) : x_a < (max x_b ((x_c + 7) / 8)) :=
  by omega

/-- A fact of integers. -/
theorem int_c410 {x_a x_b x_c : Int} (h0 : x_b < 4) (h1 : x_a < x_c / 4) : 4 * x_a + x_b < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c411 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a = x_b + 8 * x_c) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c412 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a = 2 * x_b + x_c) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c413 {x_a x_b x_c : Int} (h0 : 0 ≤ x_b) (h1 : 0 ≤ x_c) (h2 : x_a = 4 * x_b + x_c) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c414 {x_a x_b x_c : Int} (h0 : 8 * x_c ≤ x_b) (h1 : x_a < x_c + 1) : 8 * x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c415 {x_a x_b x_c x_d : Int} (h0 : x_a < x_b + x_c + x_d) : x_a < x_b + 1 + x_c + x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c416 {x_a x_b x_c : Int} (h0 : x_a = 0) (h1 : x_c < 8) (h2 : x_b < x_c + 1) : 8 * x_a + x_b ≤ 99 :=
  by omega

/-- A fact of integers. -/
theorem int_c417 {x_a x_b x_c : Int} (h0 : x_a ≤ 8 * x_b + x_c + (-8)) (h1 : x_b < 13) (h2 : x_c < 8) : x_a < 100 :=
  by omega

/-- A fact of integers. -/
theorem int_c418 {x_a x_b x_c : Int} (h0 : x_a < x_c + 1 + x_b) (h1 : ¬ x_a = x_b + x_c) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c419 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : (x_b + x_a) % 2 = 0) (h2 : x_a < 2) : x_a = x_b % 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c420 {x_a x_b x_c : Int} (h0 : x_c ≤ x_a) (h1 : x_a < x_b + 1) (h2 : ¬ (x_c ≤ x_a ∧ x_a < x_b)) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c421 {x_a x_b x_c : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_c) (h2 : 4 ≤ x_b) : 0 ≤ (min (4 * x_a) (x_b + (-4))) + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c422 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_d) (h1 : x_d < 0 + 4 * x_b + x_c + (-4) * x_a) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c423 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ 8 * x_c + 7) (h1 : x_c < x_d) (h2 : x_d < (x_b + 7) / 8) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c424 {x_a x_b x_c x_d x_e : Int} (h0 : x_a < x_b + x_c + x_d + x_e) : x_a < x_b + 1 + x_c + x_d + x_e :=
  by omega

/-- A fact of integers. -/
theorem int_c425 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 4) (h2 : ¬ x_a = 0) (h3 : ¬ x_a = 0 + 2) (h4 : ¬ x_a = 1 + 2) : x_a = 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c426 {x_a x_b x_c x_d x_e x_f : Int} (h0 : x_a ≤ x_b) (h1 : x_b ≤ x_c) (h2 : x_d = x_a) (h3 : x_e = x_f) (h4 : x_c < (max x_b x_e)) (h5 : x_f < x_d + 1) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c427 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_c + 3) (h1 : x_d < x_b + 1) : x_a < 4 + 4 * x_b + x_c + (-4) * x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c428 {x_a x_b x_c x_d : Int} (h0 : x_d = x_b) (h1 : (x_a + (-1) * x_d) % 4 = x_c) : (x_a + (-1) * x_b) % 4 = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c429 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : (x_a + (-1) * x_b) % 8 = 0) (h2 : x_a < 100) : x_a ≤ 8 * 13 + x_b + (-8) :=
  by omega

/-- A fact of integers. -/
theorem int_c430 {x_a x_b x_c x_d x_e : Int} (h0 : x_d = x_e) (h1 : x_a < x_b + 1 + x_c) (h2 : ¬ (x_d = x_e ∧ x_a = x_c + x_b)) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c431 {x_a x_b x_c x_d x_e x_f x_g : Int} (h0 : x_a < x_d) (h1 : x_e + x_f < x_g) (h2 : ¬ (x_f + x_e < x_g ∧ x_c + x_b < x_d)) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c432 {x_a x_b x_c x_d : Int} (h0 : x_c ≤ x_b) (h1 : x_a ≤ 2 * (max 0 ((x_b + (-1) * x_d + 1) / 2)) + x_d + (-2)) (h2 : x_d < x_c) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c433 {x_a x_b x_c x_d : Int} (h0 : x_c < (x_b + 7) / 8) (h1 : x_a < (max 0 (min x_d (x_b + (-1) * (8 * x_c)))) + 8 * x_c) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c434 {x_a x_b x_c x_d x_e x_f x_g : Int} (h0 : x_a ≤ x_c) (h1 : 0 ≤ x_b) (h2 : x_d = x_e) (h3 : x_f = x_g) (h4 : ¬ (x_a = x_c ∧ x_d = x_e ∧ x_f = x_g)) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c435 {x_a x_b x_c : Int} (h0 : x_a ≤ 16 * x_b + 15) (h1 : x_a ≤ 16 * x_c + 15) (h2 : 16 * x_b ≤ x_a) (h3 : 16 * x_c ≤ x_a) (h4 : ¬ x_b = x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c436 : (0 : Int) < 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c437 : (0 : Int) < 16 :=
  by omega

/-- A fact of integers. -/
theorem int_c438 (h0 : (1 : Int) = 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c439 (h0 : (2 : Int) ≤ 1) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c440 : ¬ (0 : Int) = 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c441 : ¬ (0 : Int) = 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c442 {x_a : Int} : x_a = 0 + x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c443 {x_a : Int} : x_a + (-2) < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c444 {x_a : Int} : x_a ≤ x_a + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c445 {x_a : Int} (h0 : x_a = 1) : 0 < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c446 {x_a : Int} (h0 : x_a = 2) : 0 < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c447 {x_a : Int} (h0 : 3 ≤ x_a) : 0 < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c448 {x_a : Int} (h0 : 0 < x_a) : 1 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c449 {x_a : Int} (h0 : x_a = 2) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c450 {x_a : Int} (h0 : 3 ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c451 {x_a : Int} (h0 : 0 ≤ x_a) : (-1) ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c452 {x_a : Int} : 0 ≤ x_a % 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c453 {x_a : Int} (h0 : x_a = 0) (h1 : x_a = 2) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c454 {x_a : Int} (h0 : 2 ≤ x_a) (h1 : x_a = 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c455 {x_a : Int} (h0 : x_a ≤ 1) (h1 : 2 ≤ x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c456 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a = (-1)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c457 {x_a x_b : Int} (h0 : x_b < x_a) : ¬ x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c458 {x_a : Int} (h0 : ¬ x_a < 1) : 0 < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c459 {x_a : Int} (h0 : ¬ x_a ≤ 1) : 2 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c460 {x_a : Int} : x_a + (-1) + 1 = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c461 {x_a : Int} (h0 : x_a < 3) : x_a < 2 + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c462 {x_a : Int} (h0 : x_a < 32) : x_a < 31 + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c463 {x_a : Int} (h0 : 1 + 2 ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c464 {x_a : Int} (h0 : 1 + 4 ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c465 {x_a : Int} (h0 : 1 + 6 ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c466 {x_a : Int} (h0 : (-1) ≤ x_a) : 0 ≤ x_a + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c467 {x_a : Int} (h0 : 3 ≤ x_a) : 0 ≤ x_a + (-2) :=
  by omega

/-- A fact of integers. -/
theorem int_c468 {x_a x_b : Int} (h0 : x_a ≤ x_b) : x_a < 3 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c469 {x_a x_b : Int} (h0 : x_a = 0) : x_a + x_b = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c470 {x_a x_b : Int} (h0 : x_a < (min 2 x_b)) : x_a < 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c471 {x_a : Int} (h0 : x_a < 64) : x_a < 8 * 8 :=
  by omega

/-- A fact of integers. -/
theorem int_c472 {x_a : Int} (h0 : x_a < 8 * 4) : x_a < 32 :=
  by omega

/-- A fact of integers. -/
theorem int_c473 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-3)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c474 {x_a x_b : Int} (h0 : x_a = x_b) : x_a ≤ x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c475 {x_a x_b : Int} (h0 : x_b = x_a + 1) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c476 {x_a x_b : Int} (h0 : x_a < x_b) : x_a ≤ x_b + 15 :=
  by omega

/-- A fact of integers. -/
theorem int_c477 {x_a x_b : Int} (h0 : x_a < x_b) : x_a ≤ x_b + 31 :=
  by omega

/-- A fact of integers. -/
theorem int_c478 {x_a : Int} (h0 : x_a < 64) : x_a < 16 * 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c479 {x_a : Int} (h0 : x_a < 64) : x_a < 32 * 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c480 {x_a : Int} (h0 : x_a < 64) : x_a < 4 * 16 :=
  by omega

/-- A fact of integers. -/
theorem int_c481 {x_a : Int} (h0 : x_a < 16 * 4) : x_a < 64 :=
  by omega

/-- A fact of integers. -/
theorem int_c482 {x_a : Int} (h0 : x_a < 4 * 16) : x_a < 64 :=
  by omega

/-- A fact of integers. -/
theorem int_c483 {x_a x_b : Int} (h0 : x_a + 4 ≤ x_b) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c484 {x_a x_b : Int} (h0 : x_a + 6 ≤ x_b) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c485 {x_a x_b : Int} (h0 : x_a + 8 ≤ x_b) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c486 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-2)) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c487 {x_a : Int} (h0 : 2 * 0 ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c488 {x_a : Int} (h0 : 8 * 0 ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c489 {x_a x_b : Int} (h0 : x_a < x_b) : x_a < (max x_a x_b) :=
  by omega

/-- A fact of integers. -/
theorem int_c490 {x_a x_b : Int} (h0 : 1 ≤ x_b) (h1 : x_b < x_a) : 2 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c491 {x_a : Int} (h0 : x_a < 2 * 0) (h1 : 0 < x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c492 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : x_b + x_a < x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c493 {x_a x_b : Int} (h0 : x_b ≤ x_a) (h1 : 1 ≤ x_b) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c494 {x_a x_b : Int} (h0 : x_b ≤ x_a) : (max x_a x_b) = x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c495 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 2 * 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c496 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 64 * 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c497 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : x_a < 128 * 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c498 {x_a x_b : Int} (h0 : 1 ≤ x_a) (h1 : x_b = x_a) (h2 : x_b = 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c499 {x_a x_b : Int} (h0 : x_a < 0 + x_b) : ¬ x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c500 {x_a : Int} (h0 : x_a < 2 * (x_a / 2)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c501 {x_a x_b : Int} (h0 : x_a < x_b + 1) : x_a < 8 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c502 {x_a x_b : Int} (h0 : x_a < x_b + (-1)) : x_a + 1 < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c503 {x_a x_b : Int} (h0 : x_a < x_b + 1) : x_a < 16 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c504 {x_a x_b : Int} (h0 : x_a < x_b + 1) : x_a < 32 + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c505 {x_a x_b : Int} (h0 : x_a < x_b + 1) : x_a + (-1) < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c506 {x_a : Int} (h0 : x_a < 4) : 2 * x_a + 1 < 8 :=
  by omega

/-- A fact of integers. -/
theorem int_c507 {x_a x_b : Int} (h0 : x_a < x_b + (-1)) : x_a + (-1) < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c508 {x_a x_b : Int} (h0 : x_a < 8 + x_b) : x_a ≤ x_b + 7 :=
  by omega

/-- A fact of integers. -/
theorem int_c509 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_b < x_c) (h2 : x_c < x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c510 {x_a : Int} (h0 : 1 ≤ x_a) : 0 < (max 0 (min 2 x_a)) :=
  by omega

/-- A fact of integers. -/
theorem int_c511 {x_a x_b : Int} (h0 : x_a ≤ 1 + x_b + (-2)) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c512 {x_a x_b : Int} (h0 : x_a = 0) : x_a < (max 2 x_b) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c513 {x_a x_b : Int} (h0 : x_a = x_b + 1) : x_a + (-1) = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c514 {x_a x_b : Int} (h0 : x_a = x_b + 1 + (-1)) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c515 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-32)) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c516 {x_a x_b : Int} (h0 : x_a ≤ x_b + 3) : x_a ≤ x_b + 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c517 {x_a x_b : Int} (h0 : ¬ x_b ≤ x_a) : (max x_a x_b) ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c518 {x_a x_b : Int} (h0 : x_a ≤ x_b) : x_a ≤ x_b + 1 + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c519 {x_a x_b : Int} (h0 : 2 ≤ x_b) : x_a ≤ x_b + x_a + (-2) :=
  by omega

/-- A fact of integers. -/
theorem int_c520 {x_a x_b : Int} (h0 : x_a ≤ x_b) : x_a < (max 1 (x_b + 1)) :=
  by omega

/-- A fact of integers. -/
theorem int_c521 {x_a x_b x_c x_d : Int} (h0 : x_a ≤ x_d) : (min (min x_a x_b) x_c) ≤ x_d :=
  by omega

/-- A fact of integers. -/
theorem int_c522 {x_a : Int} (h0 : x_a = 1) : (x_a + (-1)) % 2 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c523 {x_a x_b : Int} : x_a = x_a + (-1) * x_b + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c524 {x_a x_b : Int} (h0 : x_a ≤ x_b + 32) (h1 : x_b < 32) : x_a < 64 :=
  by omega

/-- A fact of integers. -/
theorem int_c525 {x_a x_b : Int} (h0 : x_a ≤ x_b + 3) (h1 : x_b + 4 ≤ x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c526 {x_a x_b : Int} (h0 : x_a ≤ 1 + x_b + (-2)) (h1 : x_a = x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c527 {x_a x_b : Int} (h0 : 4 ≤ x_b) (h1 : x_b + (-4) ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c528 {x_a x_b : Int} (h0 : x_a ≤ x_b + (-2)) (h1 : x_a = x_b + (-1)) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c529 {x_a x_b x_c : Int} (h0 : x_c = x_b + x_a) : x_a + x_b = x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c530 {x_a x_b x_c : Int} (h0 : x_a < x_c) : x_a + x_b ≤ x_c + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c531 {x_a x_b x_c : Int} (h0 : x_a = x_c) : x_a < (max x_b x_c) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c532 {x_a x_b x_c : Int} (h0 : x_a < x_c) (h1 : x_c < x_b) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c533 {x_a : Int} : x_a + 1 + (-1) + (-1) = x_a + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c534 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) : x_a < (max x_b x_c) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c535 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) : x_a ≤ x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c536 {x_a x_b x_c : Int} (h0 : x_b + x_a ≤ x_c) : x_a + x_b ≤ x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c537 {x_a x_b : Int} (h0 : x_b ≤ x_a) : 0 ≤ x_a + (-1) * x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c538 {x_a : Int} (h0 : (2 * x_a + 1) % 2 = 0) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c539 {x_a x_b x_c : Int} (h0 : x_c ≤ x_b) (h1 : x_a = x_c) : x_a < x_b + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c540 {x_a x_b x_c : Int} (h0 : 0 ≤ x_c) (h1 : x_c + x_a < x_b) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c541 {x_a x_b x_c : Int} (h0 : x_a = x_b + x_c) (h1 : x_c + x_b < x_a) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c542 {x_a x_b : Int} (h0 : x_a ≤ 1 + x_b + (-2)) : ¬ x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c543 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_a = 0) : 4 * x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c544 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_a = 0) : 8 * x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c545 {x_a x_b : Int} (h0 : 1 ≤ x_b) (h1 : x_a < x_b / 2) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c546 {x_a x_b : Int} (h0 : 16 * x_b ≤ x_a) (h1 : 0 < x_b) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c547 {x_a x_b : Int} (h0 : ¬ x_b + 8 ≤ x_a) : x_a ≤ x_b + 7 :=
  by omega

/-- A fact of integers. -/
theorem int_c548 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_a = 0) : 16 * x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c549 {x_a x_b : Int} (h0 : x_a < x_b) : 2 * x_a < 2 * x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c550 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 16 * x_b ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c551 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 32 * x_b ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c552 {x_a x_b : Int} (h0 : 1 ≤ x_b) (h1 : x_b / 2 ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c553 {x_a x_b : Int} (h0 : x_a < x_b / 2) : 2 * x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c554 {x_a x_b : Int} (h0 : 0 < 0 + x_a + x_b) : 0 < x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c555 {x_a x_b : Int} (h0 : ¬ x_b + (-4) ≤ x_a) : x_a ≤ x_b + (-5) :=
  by omega

/-- A fact of integers. -/
theorem int_c556 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : 128 * x_b ≤ x_a) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c557 {x_a x_b : Int} (h0 : x_a = 2 * x_b) : x_a % 2 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c558 {x_a x_b : Int} (h0 : x_a ≤ x_b % 4) (h1 : 0 ≤ x_b) : x_a ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c559 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c) (h1 : x_c < x_b) : (max x_a x_b) ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c560 {x_a x_b x_c x_d : Int} (h0 : x_a = x_b) : x_a < (max (max x_b x_c) x_d) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c561 {x_a x_b : Int} (h0 : x_a + 6 ≤ x_b) : x_a + 2 + 4 ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c562 {x_a x_b : Int} (h0 : x_a + 2 + 4 ≤ x_b) : x_a + 6 ≤ x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c563 {x_a x_b : Int} (h0 : x_a = 0) (h1 : x_b = 1) (h2 : x_a = x_b % 2) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c564 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : ¬ 0 < x_a) : x_a % 2 = 0 :=
  by omega

/-- A fact of integers. -/
theorem int_c565 {x_a x_b x_c : Int} : x_a + (x_b + x_c) = x_a + x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c566 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : x_a = (max x_a x_c)) (h2 : x_b < x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c567 {x_a x_b x_c : Int} (h0 : x_a < 0 + x_b + x_c) : x_a < x_b + x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c568 {x_a x_b x_c : Int} (h0 : x_a + x_b < x_c) (h1 : ¬ x_b + x_a < x_c) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c569 {x_a x_b x_c : Int} (h0 : x_a < x_b) : x_a < (max (x_b + 1) x_c) + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c570 {x_a x_b : Int} (h0 : x_a ≤ (max x_a x_b) + (-1)) : x_a ≤ x_b + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c571 {x_a x_b x_c : Int} (h0 : x_a < x_c) (h1 : x_b < 3) : x_a + x_b < x_c + 2 :=
  by omega

/-- A fact of integers. -/
theorem int_c572 {x_a x_b : Int} (h0 : 0 ≤ x_b) : x_a + (-1) * x_b + (-1) < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c573 {x_a x_b : Int} (h0 : x_a < 8) (h1 : x_b < 8) : 8 * x_a + x_b < 64 :=
  by omega

/-- A fact of integers. -/
theorem int_c574 {x_a x_b : Int} (h0 : x_b < x_a) : 0 ≤ x_a + (-1) * x_b + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c575 {x_a x_b x_c : Int} (h0 : x_b < (min 8 x_c)) : x_a + x_b ≤ x_a + 7 :=
  by omega

/-- A fact of integers. -/
theorem int_c576 {x_a x_b x_c : Int} (h0 : x_c < 4) : (min x_a x_b) + x_c ≤ x_a + 3 :=
  by omega

/-- A fact of integers. -/
theorem int_c577 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_a < 8) : x_a < 8 * (x_b + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c578 {x_a x_b : Int} (h0 : x_a < 16) (h1 : x_b < 4) : 4 * x_a + x_b < 64 :=
  by omega

/-- A fact of integers. -/
theorem int_c579 {x_a x_b x_c : Int} (h0 : x_a < x_c) (h1 : x_b < 3) : x_a + x_b ≤ x_c + 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c580 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_a = 2 * x_b + 1) : 0 < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c581 {x_a x_b : Int} (h0 : x_a < 2) (h1 : x_b < 32) : 32 * x_a + x_b < 64 :=
  by omega

/-- A fact of integers. -/
theorem int_c582 {x_a x_b x_c : Int} (h0 : x_a ≤ x_b) (h1 : ¬ x_a < (max x_c x_b)) : x_a = x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c583 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) (h1 : x_c < 8) : x_a ≤ x_b + 7 :=
  by omega

/-- A fact of integers. -/
theorem int_c584 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + 3) (h1 : x_c + 4 ≤ x_b) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c585 {x_a x_b x_c : Int} (h0 : x_c < x_a) : x_a + x_b = (max x_c x_a) + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c586 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_a = 2 * x_b + 1) : 0 ≤ x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c587 {x_a x_b : Int} (h0 : 0 ≤ x_b) (h1 : x_b < (x_a + 15) / 16) : 0 < x_a :=
  by omega

/-- A fact of integers. -/
theorem int_c588 {x_a x_b : Int} (h0 : (-1) * x_b + 3 ≤ x_a) (h1 : x_a < 2) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c589 {x_a x_b x_c : Int} (h0 : x_a + (-4) ≤ x_c) (h1 : x_c < x_b) : x_a ≤ x_b + 4 :=
  by omega

/-- A fact of integers. -/
theorem int_c590 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 0 ≤ x_b) : 0 ≤ 3 * x_a + x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c591 {x_a x_b : Int} (h0 : x_a < 2 * x_b) : x_a < 2 * (x_b + 1) :=
  by omega

/-- A fact of integers. -/
theorem int_c592 {x_a x_b x_c : Int} (h0 : x_a ≤ x_c + x_b) (h1 : x_c < 16) : x_a ≤ x_b + 15 :=
  by omega

/-- A fact of integers. -/
theorem int_c593 {x_a : Int} (h0 : 0 ≤ x_a) (h1 : ¬ x_a + (-1) = (-1)) : 0 ≤ x_a + (-1) :=
  by omega

/-- A fact of integers. -/
theorem int_c594 {x_a x_b : Int} (h0 : x_a < (x_b + 3) / 4) : 4 * x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c595 {x_a x_b x_c : Int} (h0 : x_b < x_c + (-1) * x_a) : x_a + x_b < x_c :=
  by omega

/-- A fact of integers. -/
theorem int_c596 {x_a x_b : Int} (h0 : x_a = 2 * x_b + 1) : x_a % 2 = 1 :=
  by omega

/-- A fact of integers. -/
theorem int_c597 {x_a x_b : Int} (h0 : 4 * (x_a / 4) + 4 ≤ x_b) : x_a < x_b :=
  by omega

/-- A fact of integers. -/
theorem int_c598 {x_a x_b : Int} (h0 : 0 ≤ x_a) (h1 : 8 * x_b + x_a = 0) (h2 : 0 < x_b) : False :=
  by omega

/-- A fact of integers. -/
theorem int_c599 {x_a x_b : Int} (h0 : x_a < (x_b + 31) / 32) : 32 * x_a < x_b :=
  by omega

end Redverify
