module

public import Redverify.Tactics

/-!
# Facts of arithmetic that many programs need

Written by `redverify/certifying/common_facts.py` from certificates of many programs, and as data in
`redverify/checking/common_facts.json`. Certificates state for themselves what they need beyond these.
-/

@[expose] public noncomputable section

namespace Redverify

/-- A fact of integers. -/ theorem int_c0 {a b c d : Int} (h0 : c = d) (h1 : a < b + 1) (h2 : ¬ (c = d ∧ a = b)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c1 {a : Int} : a = a := by omega
/-- A fact of integers. -/ theorem int_c2 {a b c : Int} (h0 : a ≤ c) : (min a b) ≤ c := by omega
/-- A fact of integers. -/ theorem int_c3 {a b : Int} (h0 : a < b) : a < b + (-1) + 1 := by omega
/-- A fact of integers. -/ theorem int_c4 {a b c : Int} (h0 : c ≤ a) (h1 : a < (max c b)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c5 {a b c : Int} (h0 : a = c + b) : a = b + c := by omega
/-- A fact of integers. -/ theorem int_c6 {a b c : Int} (h0 : a ≤ b) (h1 : c = a) (h2 : b < c) : False := by omega
/-- A fact of integers. -/ theorem int_c7 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) : 0 ≤ 4 * a + b := by omega
/-- A fact of integers. -/ theorem int_c8 {a b c : Int} (h0 : c ≤ b) (h1 : a < (max c b)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c9 {a b c : Int} (h0 : a ≤ c + b) : a < b + c + 1 := by omega
/-- A fact of integers. -/ theorem int_c10 {a b c : Int} (h0 : a < b) : a < (max (b + (-1)) c) + 1 := by omega
/-- A fact of integers. -/ theorem int_c11 {a b c : Int} (h0 : a < c) : a < (max b (c + (-1))) + 1 := by omega
/-- A fact of integers. -/ theorem int_c12 {a b : Int} (h0 : a ≤ b) (h1 : b < 0 + a) : False := by omega
/-- A fact of integers. -/ theorem int_c13 {a b : Int} (h0 : a ≤ b) (h1 : b + 1 = a) : False := by omega
/-- A fact of integers. -/ theorem int_c14 {a : Int} (h0 : 0 ≤ a) (h1 : a < 4 * 0) : False := by omega
/-- A fact of integers. -/ theorem int_c15 {a b : Int} (h0 : 1 ≤ b) (h1 : a < (max 0 b)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c16 {a b c : Int} (h0 : a = c + b) : a ≤ b + c := by omega
/-- A fact of integers. -/ theorem int_c17 {a b c : Int} (h0 : a = c + b) : a < b + c + 1 := by omega
/-- A fact of integers. -/ theorem int_c18 {a : Int} (h0 : 1 ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c19 {a b : Int} (h0 : a ≤ b) : a ≤ b + 1 := by omega
/-- A fact of integers. -/ theorem int_c20 {a b c : Int} (h0 : c = b + a) : (min a (a + b)) ≤ c := by omega
/-- A fact of integers. -/ theorem int_c21 {a : Int} (h0 : a = 0) (h1 : a = 1) : False := by omega
/-- A fact of integers. -/ theorem int_c22 {a b : Int} (h0 : a < b) : a < 0 + b := by omega
/-- A fact of integers. -/ theorem int_c23 {a b c : Int} (h0 : c = b) : (min a b) ≤ c := by omega
/-- A fact of integers. -/ theorem int_c24 {a b c : Int} (h0 : a < c + b) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c25 {a b c : Int} (h0 : a < b + 1 + c) : a ≤ b + c := by omega
/-- A fact of integers. -/ theorem int_c26 {a b c : Int} (h0 : a ≤ b + c) : a < b + 1 + c := by omega
/-- A fact of integers. -/ theorem int_c27 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) : 0 ≤ 8 * a + b := by omega
/-- A fact of integers. -/ theorem int_c28 {a b c : Int} (h0 : a < c) : a < 4 * (max b ((c + 3) / 4)) := by omega
/-- A fact of integers. -/ theorem int_c29 {a b c : Int} (h0 : a < c) : a + b < c + b := by omega
/-- A fact of integers. -/ theorem int_c30 {a b c : Int} (h0 : a < b + c) : a < b + 1 + c := by omega
/-- A fact of integers. -/ theorem int_c31 {a b : Int} (h0 : a < 4 * (b + 1)) : a ≤ 4 * b + 3 := by omega
/-- A fact of integers. -/ theorem int_c32 {a b c d : Int} (h0 : a = b + c) (h1 : a = d + c) (h2 : ¬ b = d) : False := by omega
/-- A fact of integers. -/ theorem int_c33 {a b c : Int} (h0 : c < b) (h1 : a < c + 1) : a < b := by omega
/-- A fact of integers. -/ theorem int_c34 {a b c : Int} (h0 : a ≤ c) (h1 : c = b) : a < b + 1 := by omega
/-- A fact of integers. -/ theorem int_c35 {a b c : Int} (h0 : c ≤ b) (h1 : a < c + 1) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c36 {a b : Int} (h0 : 0 ≤ b) : a + (-1) + (-1) * b < a := by omega
/-- A fact of integers. -/ theorem int_c37 {a : Int} : a + (-1) < a := by omega
/-- A fact of integers. -/ theorem int_c38 {a : Int} (h0 : 1 ≤ a) : 0 < a := by omega
/-- A fact of integers. -/ theorem int_c39 {a b : Int} : (min a (b + (-1))) < b := by omega
/-- A fact of integers. -/ theorem int_c40 {a : Int} (h0 : 0 ≤ a) (h1 : a < 1) : a = 0 := by omega
/-- A fact of integers. -/ theorem int_c41 {a : Int} (h0 : 0 ≤ a) (h1 : a < 8 * 0) : False := by omega
/-- A fact of integers. -/ theorem int_c42 {a b c : Int} (h0 : 0 ≤ a) (h1 : b = c + a) (h2 : b < c) : False := by omega
/-- A fact of integers. -/ theorem int_c43 {a b c : Int} (h0 : a ≤ b) (h1 : c ≤ a) (h2 : b = c) : a = b := by omega
/-- A fact of integers. -/ theorem int_c44 {a b c d : Int} (h0 : a ≤ c + b + d) : a ≤ b + c + d := by omega
/-- A fact of integers. -/ theorem int_c45 {a b c d : Int} (h0 : b < (min d (c + (-1) * a))) : a + b < c := by omega
/-- A fact of integers. -/ theorem int_c46 {a : Int} (h0 : 2 ≤ a) : 0 < a := by omega
/-- A fact of integers. -/ theorem int_c47 {a b : Int} (h0 : a = b) (h1 : a = 0) (h2 : b = 1) : False := by omega
/-- A fact of integers. -/ theorem int_c48 {a b c : Int} (h0 : a = c) : a + b = b + c := by omega
/-- A fact of integers. -/ theorem int_c49 {a b c : Int} (h0 : a = b + c) (h1 : a < c + b) : False := by omega
/-- A fact of integers. -/ theorem int_c50 {a b : Int} (h0 : b < a) : 0 ≤ a + (-1) + (-1) * b := by omega
/-- A fact of integers. -/ theorem int_c51 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) : 0 ≤ 2 * a + b := by omega
/-- A fact of integers. -/ theorem int_c52 {a b : Int} (h0 : a ≤ b) (h1 : b ≤ 4 * 0 + a + (-4)) : False := by omega
/-- A fact of integers. -/ theorem int_c53 {a b c : Int} (h0 : a ≤ c) (h1 : 0 ≤ b) (h2 : ¬ b = 0) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c54 {a b : Int} (h0 : a < 8 * (b + 1)) : a ≤ 8 * b + 7 := by omega
/-- A fact of integers. -/ theorem int_c55 {a b : Int} (h0 : 0 ≤ a) (h1 : b < 2) (h2 : a < b + 1) (h3 : ¬ b = 1) : a = b := by omega
/-- A fact of integers. -/ theorem int_c56 {a b c : Int} (h0 : a ≤ c + b) (h1 : ¬ a < c + b) : a = b + c := by omega
/-- A fact of integers. -/ theorem int_c57 {a b c d : Int} (h0 : a ≤ 4 * b + c + d) : a ≤ 4 * (b + 1) + c + d := by omega
/-- A fact of integers. -/ theorem int_c58 {a b : Int} : a + (-1) + b < a + b := by omega
/-- A fact of integers. -/ theorem int_c59 {a b c : Int} (h0 : a < c) (h1 : c < b + 1) : a < b := by omega
/-- A fact of integers. -/ theorem int_c60 {a b c : Int} (h0 : a ≤ c) : a < (max b c) + 1 := by omega
/-- A fact of integers. -/ theorem int_c61 {a b : Int} (h0 : a + (-1) * 0 ≤ b) (h1 : b < a) : False := by omega
/-- A fact of integers. -/ theorem int_c62 {a b : Int} (h0 : a ≤ b) (h1 : b ≤ 2 * 0 + a + (-2)) : False := by omega
/-- A fact of integers. -/ theorem int_c63 {a b c d : Int} (h0 : c = d) (h1 : a = d + b) : a = b + c := by omega
/-- A fact of integers. -/ theorem int_c64 {a b c d : Int} (h0 : d = b) (h1 : a = c + d) : a = b + c := by omega
/-- A fact of integers. -/ theorem int_c65 {a b c : Int} (h0 : 0 ≤ c) (h1 : b = 2 * c + a) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c66 {a b c : Int} (h0 : 0 ≤ c) (h1 : b = 4 * c + a) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c67 {a b c : Int} (h0 : a ≤ c + b + (-2)) : a < b + c + 1 := by omega
/-- A fact of integers. -/ theorem int_c68 {a b c : Int} (h0 : c ≤ b) (h1 : 0 ≤ c) (h2 : a < 2) (h3 : ¬ a = 1) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c69 {a b : Int} (h0 : a = 0) (h1 : b % 2 = 0) : (a + b) % 2 = 0 := by omega
/-- A fact of integers. -/ theorem int_c70 {a b c : Int} (h0 : b = 2 * c + a) : (a + b) % 2 = 0 := by omega
/-- A fact of integers. -/ theorem int_c71 {a b c : Int} (h0 : a < c) : a < 8 * (max b ((c + 7) / 8)) := by omega
/-- A fact of integers. -/ theorem int_c72 {a b c : Int} (h0 : a < 4 * c) (h1 : c < (b + 3) / 4) : a < b := by omega
/-- A fact of integers. -/ theorem int_c73 {a b c : Int} (h0 : c ≤ b) (h1 : 0 ≤ c) (h2 : a < 2) (h3 : ¬ b % 2 = 0) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c74 {a b c : Int} (h0 : a = 4 * c + b) : (a + (-1) * b) % 4 = 0 := by omega
/-- A fact of integers. -/ theorem int_c75 {a b c d : Int} (h0 : a = d) (h1 : (d + b) % 2 = c) : (a + b) % 2 = c := by omega
/-- A fact of integers. -/ theorem int_c76 {a b c : Int} (h0 : a = 2 * b + c) : a ≤ 2 * (b + 1) + c + (-2) := by omega
/-- A fact of integers. -/ theorem int_c77 {a b c : Int} (h0 : a = 4 * b + c) : a ≤ 4 * (b + 1) + c + (-4) := by omega
/-- A fact of integers. -/ theorem int_c78 {a b c d : Int} (h0 : a ≤ 2 * b + c + d) : a ≤ 2 * (b + 1) + c + d := by omega
/-- A fact of integers. -/ theorem int_c79 {a b c : Int} (h0 : c ≤ a) (h1 : b % 2 = c) (h2 : a < 2) (h3 : ¬ a = 1) : (a + b) % 2 = c := by omega
/-- A fact of integers. -/ theorem int_c80 {a b c d : Int} (h0 : b = d) (h1 : (a + (-1) * d) % 4 = c) : (a + (-1) * b) % 4 = c := by omega
/-- A fact of integers. -/ theorem int_c81 {a b c d : Int} (h0 : c ≤ a) (h1 : (a + d) % 2 = c) (h2 : b < 2) (h3 : a < b + 1) (h4 : ¬ d % 2 = c) : a = b := by omega
/-- A fact of integers. -/ theorem int_c82 {a b c d : Int} (h0 : c ≤ d) (h1 : (d + b) % 2 = c) (h2 : a < 2) (h3 : d < a + 1) (h4 : ¬ b % 2 = c) : (a + b) % 2 = c := by omega
/-- A fact of integers. -/ theorem int_c83 {a b c : Int} (h0 : a ≤ 2 * (b + 1) + c + (-2)) (h1 : (c + a) % 2 = 0) (h2 : ¬ a = 2 * b + c) : a ≤ 2 * b + c + (-2) := by omega
/-- A fact of integers. -/ theorem int_c84 {a b c : Int} (h0 : a ≤ 4 * (b + 1) + c + (-4)) (h1 : (a + (-1) * c) % 4 = 0) (h2 : ¬ a = 4 * b + c) : a ≤ 4 * b + c + (-4) := by omega
/-- A fact of integers. -/ theorem int_c85 {a : Int} : a % 4 < 4 := by omega
/-- A fact of integers. -/ theorem int_c86 {a b : Int} : a ≤ (max b a) := by omega
/-- A fact of integers. -/ theorem int_c87 {a : Int} (h0 : a % 4 < 0) : False := by omega
/-- A fact of integers. -/ theorem int_c88 {a : Int} : a + 1 + (-1) = a := by omega
/-- A fact of integers. -/ theorem int_c89 {a b : Int} (h0 : a < b) : a + (-1) < b := by omega
/-- A fact of integers. -/ theorem int_c90 {a b : Int} (h0 : a ≤ b + (-2)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c91 {a b : Int} (h0 : a ≤ b + (-4)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c92 {a b : Int} (h0 : a < b) : a ≤ b + (-1) := by omega
/-- A fact of integers. -/ theorem int_c93 {a b : Int} (h0 : a ≤ b) : a + (-1) ≤ b := by omega
/-- A fact of integers. -/ theorem int_c94 {a b : Int} (h0 : a < b) : (min a (b + (-1))) = a := by omega
/-- A fact of integers. -/ theorem int_c95 {a b c : Int} (h0 : a ≤ b) (h1 : b < c) (h2 : ¬ a < c) : False := by omega
/-- A fact of integers. -/ theorem int_c96 {a b : Int} (h0 : 0 ≤ b) (h1 : 4 * b ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c97 {a b c : Int} : a + b + c = a + c + b := by omega
/-- A fact of integers. -/ theorem int_c98 {a b : Int} (h0 : 0 ≤ b) (h1 : ¬ b % 4 < a) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c99 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) : 0 ≤ 16 * a + b := by omega
/-- A fact of integers. -/ theorem int_c100 {a b c : Int} (h0 : a ≤ b) (h1 : b < c) : a ≤ (min b (c + (-1))) := by omega
/-- A fact of integers. -/ theorem int_c101 {a b : Int} (h0 : a < 4 * (b + 1)) : a < 4 + 4 * b := by omega
/-- A fact of integers. -/ theorem int_c102 {a b : Int} (h0 : a ≤ 8 * b + 7) : a < 8 * (b + 1) := by omega
/-- A fact of integers. -/ theorem int_c103 {a b c : Int} (h0 : a < b + 1 + c) (h1 : ¬ a = b + c) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c104 {a b c : Int} (h0 : a < b + 1 + c) (h1 : ¬ a = c + b) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c105 {a b : Int} (h0 : 0 ≤ b) (h1 : (a + (-1) * b) % 4 = 0) : a % 4 ≤ b := by omega
/-- A fact of integers. -/ theorem int_c106 {a b c : Int} (h0 : a < (c + (-1) * b + 1) / 2) : 2 * a + b < c := by omega
/-- A fact of integers. -/ theorem int_c107 {a b : Int} (h0 : a % 4 ≤ b) (h1 : ¬ a % 4 < b) : (a + (-1) * b) % 4 = 0 := by omega
/-- A fact of integers. -/ theorem int_c108 {a b c d : Int} (h0 : b ≤ d) (h1 : a % 2 = b) (h2 : a < c) (h3 : d < 2) (h4 : ¬ d = 1) : a ≤ 2 * (max b ((c + (-1) * d + 1) / 2)) + d + (-2) := by omega
/-- A fact of integers. -/ theorem int_c109 {a b c d x_e : Int} (h0 : 0 ≤ x_e) (h1 : (x_e + a) % 2 = 0) (h2 : a < b) (h3 : c < 2) (h4 : x_e < c + d) (h5 : ¬ a % 2 = 0) : a ≤ 2 * (max 0 ((b + (-1) * c + d) / 2)) + c + (-2) := by omega
/-- A fact of integers. -/ theorem int_c110 {a : Int} (h0 : a ≤ a + (-1)) : False := by omega
/-- A fact of integers. -/ theorem int_c111 {a b : Int} (h0 : a = 0) (h1 : b = 1) : a < b := by omega
/-- A fact of integers. -/ theorem int_c112 {a : Int} (h0 : 2 ≤ 0 + a % 2) : False := by omega
/-- A fact of integers. -/ theorem int_c113 {a b : Int} : a ≤ a + b % 2 := by omega
/-- A fact of integers. -/ theorem int_c114 {a b : Int} (h0 : a < b) : (max a b) ≤ b := by omega
/-- A fact of integers. -/ theorem int_c115 {a b : Int} (h0 : a ≤ b) (h1 : a = b + 1) : False := by omega
/-- A fact of integers. -/ theorem int_c116 {a b : Int} (h0 : b < 4) : a + b ≤ a + 3 := by omega
/-- A fact of integers. -/ theorem int_c117 {a b c : Int} (h0 : a = c) : a + b = c + b := by omega
/-- A fact of integers. -/ theorem int_c118 {a b c : Int} (h0 : 0 ≤ c) (h1 : b = a + c) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c119 {a b : Int} (h0 : 0 ≤ b) (h1 : 8 * b ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c120 {a b : Int} (h0 : 2 ≤ a + 1 + b) : 0 < a + b := by omega
/-- A fact of integers. -/ theorem int_c121 {a b : Int} (h0 : 0 < a + b) : 2 ≤ a + 1 + b := by omega
/-- A fact of integers. -/ theorem int_c122 {a b : Int} (h0 : b ≤ a) (h1 : 1 ≤ b) : 0 ≤ (min a (b + (-1))) := by omega
/-- A fact of integers. -/ theorem int_c123 {a b : Int} (h0 : b + (-1) ≤ a) (h1 : ¬ b ≤ a) : a = b + (-1) := by omega
/-- A fact of integers. -/ theorem int_c124 {a b c d : Int} (h0 : a < d) (h1 : ¬ c + b < d) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c125 {a b c : Int} (h0 : a ≤ c) (h1 : 0 ≤ b) (h2 : ¬ a = c) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c126 {a b : Int} (h0 : a ≤ 4 * b + 3) : a < 4 * (b + 1) := by omega
/-- A fact of integers. -/ theorem int_c127 {a b c : Int} (h0 : 0 ≤ c) (h1 : a = b + (-1) * c + (-1)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c128 {a b c : Int} (h0 : a < 8 * c) (h1 : c < (b + 7) / 8) : a < b := by omega
/-- A fact of integers. -/ theorem int_c129 {a b : Int} (h0 : 0 ≤ b) (h1 : ¬ 2 ≤ a + (b + 1) % 2) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c130 {a b c d x_e : Int} (h0 : a ≤ c + x_e + d) (h1 : x_e = b) : a ≤ b + c + d := by omega
/-- A fact of integers. -/ theorem int_c131 {a b c d x_e : Int} (h0 : a ≤ x_e + b + d) (h1 : c = x_e) : a ≤ b + c + d := by omega
/-- A fact of integers. -/ theorem int_c132 {a b : Int} (h0 : (a + (-1) * b) % 4 = 0) (h1 : b < 4) (h2 : a % 4 < b) : False := by omega
/-- A fact of integers. -/ theorem int_c133 {a b c : Int} (h0 : a + (-1) * (b + 1) ≤ c) : a + (-1) * b + (-1) ≤ c := by omega
/-- A fact of integers. -/ theorem int_c134 {a b c : Int} (h0 : a + (-1) * b + (-1) ≤ c) : a + (-1) * (b + 1) ≤ c := by omega
/-- A fact of integers. -/ theorem int_c135 {a b : Int} (h0 : 2 ≤ a + (b + 1) % 2) (h1 : (a + b) % 2 = 0) (h2 : a < 2) : False := by omega
/-- A fact of integers. -/ theorem int_c136 {a b c : Int} (h0 : a ≤ b) (h1 : (b + c) % 2 = a) : a < b + (c + 1) % 2 := by omega
/-- A fact of integers. -/ theorem int_c137 {a b : Int} (h0 : 0 < a + (b + 1) % 2) (h1 : ¬ 2 ≤ a + (b + 1) % 2) : (a + b) % 2 = 0 := by omega
/-- A fact of integers. -/ theorem int_c138 {a b c : Int} (h0 : a ≤ 4 * b + 3) (h1 : a ≤ 4 * c + 3) (h2 : 4 * b ≤ a) (h3 : 4 * c ≤ a) (h4 : ¬ b = c) : False := by omega
/-- A fact of integers. -/ theorem int_c139 (h0 : (0 : Int) = 1) : False := by omega
/-- A fact of integers. -/ theorem int_c140 {a : Int} (h0 : a < 2) : a < 3 := by omega
/-- A fact of integers. -/ theorem int_c141 {a : Int} (h0 : a = 1) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c142 {a : Int} (h0 : 0 < 0 + a) : 0 < a := by omega
/-- A fact of integers. -/ theorem int_c143 {a : Int} (h0 : 1 ≤ a) : 0 ≤ a + (-1) := by omega
/-- A fact of integers. -/ theorem int_c144 {a b : Int} (h0 : a < b) : a ≤ b + 7 := by omega
/-- A fact of integers. -/ theorem int_c145 {a b : Int} (h0 : a ≤ b) : a ≤ b + 2 := by omega
/-- A fact of integers. -/ theorem int_c146 {a b : Int} (h0 : a + 1 ≤ b) (h1 : b = a) : False := by omega
/-- A fact of integers. -/ theorem int_c147 {a : Int} (h0 : 0 ≤ a) (h1 : a < 16 * 0) : False := by omega
/-- A fact of integers. -/ theorem int_c148 {a b : Int} (h0 : ¬ a < b) : a = (max a b) := by omega
/-- A fact of integers. -/ theorem int_c149 {a b : Int} (h0 : a = 0) (h1 : b = 1) : a < b + 1 := by omega
/-- A fact of integers. -/ theorem int_c150 {a b c : Int} (h0 : a < c) : a < (max b (c + 3)) := by omega
/-- A fact of integers. -/ theorem int_c151 {a b : Int} (h0 : 0 ≤ a) (h1 : a < b) (h2 : b < 2) : a = 0 := by omega
/-- A fact of integers. -/ theorem int_c152 {a b : Int} (h0 : 0 ≤ b) (h1 : b < a) (h2 : a < 2) : a = 1 := by omega
/-- A fact of integers. -/ theorem int_c153 {a b c : Int} (h0 : 0 ≤ c) (h1 : b = c + a) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c154 {a b : Int} (h0 : 0 ≤ b) : a + (-1) * (max 0 a) ≤ b := by omega
/-- A fact of integers. -/ theorem int_c155 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) : 0 ≤ 32 * a + b := by omega
/-- A fact of integers. -/ theorem int_c156 {a b c : Int} (h0 : a ≤ c + b + (-4)) : a < b + c + 1 := by omega
/-- A fact of integers. -/ theorem int_c157 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : a = 8 * b + c) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c158 {a b c d : Int} (h0 : (a + (-1) * d) % 4 = c) (h1 : d < b + 1) (h2 : ¬ d < b) : (a + (-1) * b) % 4 = c := by omega
/-- A fact of integers. -/ theorem int_c159 {a : Int} : a % 2 < 2 := by omega
/-- A fact of integers. -/ theorem int_c160 {a : Int} : a % 8 < 8 := by omega
/-- A fact of integers. -/ theorem int_c161 {a : Int} : 0 ≤ a % 2 := by omega
/-- A fact of integers. -/ theorem int_c162 {a b : Int} (h0 : a < b) : a ≤ b + 3 := by omega
/-- A fact of integers. -/ theorem int_c163 {a : Int} (h0 : 0 ≤ a) : 0 ≤ 2 * a := by omega
/-- A fact of integers. -/ theorem int_c164 {a b : Int} (h0 : 1 ≤ b) (h1 : a = 0) : a < b := by omega
/-- A fact of integers. -/ theorem int_c165 {a b : Int} (h0 : a = b) (h1 : a < 0 + b) : False := by omega
/-- A fact of integers. -/ theorem int_c166 {a b : Int} (h0 : 1 ≤ b) (h1 : a = b) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c167 {a b : Int} (h0 : a ≤ b + 1) : a < b + 2 := by omega
/-- A fact of integers. -/ theorem int_c168 {a b : Int} (h0 : a ≤ b + 3) : a < 4 + b := by omega
/-- A fact of integers. -/ theorem int_c169 {a : Int} (h0 : 0 ≤ a) : 0 ≤ a + (-1) * 0 := by omega
/-- A fact of integers. -/ theorem int_c170 {a b c : Int} (h0 : 0 ≤ c) (h1 : a < b) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c171 {a b c : Int} (h0 : 0 ≤ b) (h1 : a < c) : a ≤ b + c := by omega
/-- A fact of integers. -/ theorem int_c172 {a b : Int} (h0 : 0 ≤ b) (h1 : b % 2 = a) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c173 {a b c : Int} (h0 : a = c + b) : a < b + 1 + c := by omega
/-- A fact of integers. -/ theorem int_c174 {a b c : Int} (h0 : a ≤ c + b + (-2)) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c175 {a b c : Int} (h0 : a ≤ c + b) (h1 : c = 0) : a < b + 1 := by omega
/-- A fact of integers. -/ theorem int_c176 {a b c d : Int} (h0 : a < c + d) (h1 : d + c < b) : a < b := by omega
/-- A fact of integers. -/ theorem int_c177 {a b : Int} (h0 : a ≤ b) (h1 : 0 ≤ a) (h2 : b < 2) (h3 : ¬ a = b) : a = 0 := by omega
/-- A fact of integers. -/ theorem int_c178 {a b : Int} (h0 : b ≤ a) (h1 : 0 ≤ b) (h2 : a < 2) (h3 : ¬ b = a) : a = 1 := by omega
/-- A fact of integers. -/ theorem int_c179 {a b c d : Int} (h0 : 0 ≤ a) (h1 : b = c) (h2 : b = a + d) (h3 : c < d) : False := by omega
/-- A fact of integers. -/ theorem int_c180 {a b c d : Int} (h0 : b ≤ a) (h1 : a = c) (h2 : d = b) (h3 : c < d + 1) : a = b := by omega
/-- A fact of integers. -/ theorem int_c181 {a b c d x_e : Int} (h0 : c ≤ d) (h1 : d = x_e) (h2 : a < c) (h3 : x_e < b + 1) : a < b := by omega
/-- A fact of integers. -/ theorem int_c182 {a b c d : Int} (h0 : c = d) (h1 : a < b + 1) (h2 : ¬ (a = b ∧ c = d)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c183 {a b c : Int} (h0 : b ≤ a) (h1 : c % 2 = b) (h2 : (a + c) % 2 = b) (h3 : a < 2) : a = b := by omega
/-- A fact of integers. -/ theorem int_c184 {a b c d : Int} (h0 : b ≤ c) (h1 : (c + a) % 2 = b) (h2 : c < d) (h3 : d < 2) : a % 2 = b := by omega
/-- A fact of integers. -/ theorem int_c185 {a b c d : Int} (h0 : b = d) (h1 : (a + (-1) * d) % 8 = c) : (a + (-1) * b) % 8 = c := by omega
/-- A fact of integers. -/ theorem int_c186 {a b c d x_e f : Int} (h0 : a ≤ b) (h1 : c = d) (h2 : x_e = d) (h3 : b < f) (h4 : ¬ ((a ≤ b ∧ b < f) ∧ c = x_e)) : False := by omega
/-- A fact of integers. -/ theorem int_c187 {a b c : Int} (h0 : a % 2 = b) (h1 : a < c) : a < 2 * ((b + c + 1) / 2) + (-1) * b + (-1) := by omega
/-- A fact of integers. -/ theorem int_c188 {a b c d x_e f : Int} (h0 : d = x_e + f) (h1 : a < b + 1 + c) (h2 : ¬ (d = f + x_e ∧ a = c + b)) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c189 : (0 : Int) < 8 := by omega
/-- A fact of integers. -/ theorem int_c190 {a : Int} (h0 : a < 2) : a < 4 := by omega
/-- A fact of integers. -/ theorem int_c191 {a : Int} (h0 : a = 0) : a < 1 := by omega
/-- A fact of integers. -/ theorem int_c192 {a : Int} (h0 : a = 0) : a < 2 := by omega
/-- A fact of integers. -/ theorem int_c193 {a : Int} : a % 32 < 32 := by omega
/-- A fact of integers. -/ theorem int_c194 {a : Int} (h0 : 1 ≤ a) (h1 : a = 0) : False := by omega
/-- A fact of integers. -/ theorem int_c195 {a : Int} (h0 : a % 32 < 0) : False := by omega
/-- A fact of integers. -/ theorem int_c196 {a : Int} (h0 : a < 4) : a < 3 + 1 := by omega
/-- A fact of integers. -/ theorem int_c197 {a : Int} (h0 : 1 ≤ a) (h1 : a + 1 = 1) : False := by omega
/-- A fact of integers. -/ theorem int_c198 {a b : Int} (h0 : a = b + (-1)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c199 {a b : Int} (h0 : a < b) : a ≤ b + 1 := by omega
/-- A fact of integers. -/ theorem int_c200 {a b : Int} (h0 : a ≤ b + (-8)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c201 {a b : Int} (h0 : a + b < b + a) : False := by omega
/-- A fact of integers. -/ theorem int_c202 {a b : Int} (h0 : b = a) : (max a b) = a := by omega
/-- A fact of integers. -/ theorem int_c203 {a : Int} (h0 : 0 ≤ a) (h1 : a < 32 * 0) : False := by omega
/-- A fact of integers. -/ theorem int_c204 {a : Int} (h0 : 1 ≤ a) (h1 : ¬ a = 1) : 2 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c205 {a b c : Int} (h0 : b + a < c) : a + b < c := by omega
/-- A fact of integers. -/ theorem int_c206 {a b : Int} (h0 : 2 ≤ b) (h1 : a < (max 0 b)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c207 {a b c : Int} (h0 : b = c) : a + b = a + c := by omega
/-- A fact of integers. -/ theorem int_c208 {a b c : Int} (h0 : a < c + b) : a ≤ b + c := by omega
/-- A fact of integers. -/ theorem int_c209 {a b c : Int} (h0 : a = b) : a < (max b c) + 1 := by omega
/-- A fact of integers. -/ theorem int_c210 {a : Int} (h0 : 0 ≤ a) (h1 : a < 2) (h2 : ¬ a = 1) : a = 0 := by omega
/-- A fact of integers. -/ theorem int_c211 {a b c : Int} (h0 : a = b) (h1 : c = 0) (h2 : a < c + b) : False := by omega
/-- A fact of integers. -/ theorem int_c212 {a b c : Int} (h0 : a ≤ b) (h1 : b ≤ c) (h2 : c + 1 = a) : False := by omega
/-- A fact of integers. -/ theorem int_c213 {a b c : Int} : a + b + c = b + a + c := by omega
/-- A fact of integers. -/ theorem int_c214 {a b c : Int} (h0 : a < b + c) : a < b + (c + 1) := by omega
/-- A fact of integers. -/ theorem int_c215 {a b c : Int} (h0 : a = b + c) : a < b + 1 + c := by omega
/-- A fact of integers. -/ theorem int_c216 {a b : Int} (h0 : 0 ≤ b) (h1 : 0 < a) : 0 ≤ 8 * a + b := by omega
/-- A fact of integers. -/ theorem int_c217 {a b : Int} (h0 : a < 4 * b) : a < 4 * (b + 1) := by omega
/-- A fact of integers. -/ theorem int_c218 {a b : Int} (h0 : a < 8 * b) : a < 8 * (b + 1) := by omega
/-- A fact of integers. -/ theorem int_c219 {a b c : Int} (h0 : 0 ≤ c) (h1 : b = 8 * c + a) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c220 {a b c d : Int} (h0 : a = c) (h1 : d < b) (h2 : c < d + 1) : a < b := by omega
/-- A fact of integers. -/ theorem int_c221 {a b : Int} (h0 : a < 16 * (b + 1)) : a ≤ 16 * b + 15 := by omega
/-- A fact of integers. -/ theorem int_c222 {a b : Int} (h0 : 0 ≤ b) (h1 : b + (-1) * (max 0 b) ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c223 {a b c : Int} (h0 : a < c) (h1 : b < 4) : 4 * a + b < 4 * c := by omega
/-- A fact of integers. -/ theorem int_c224 {a b c : Int} (h0 : a < c) : a < 16 * (max b ((c + 15) / 16)) := by omega
/-- A fact of integers. -/ theorem int_c225 {a b c : Int} (h0 : a ≤ c + b) (h1 : ¬ a < b + c) : a = b + c := by omega
/-- A fact of integers. -/ theorem int_c226 {a b c : Int} (h0 : a < b + 1 + c) (h1 : ¬ a < b + c) : a = b + c := by omega
/-- A fact of integers. -/ theorem int_c227 {a b c : Int} (h0 : 0 ≤ c) (h1 : c < (b + (-1) * a + 3) / 4) : a < b := by omega
/-- A fact of integers. -/ theorem int_c228 {a b c : Int} (h0 : a = 8 * c + b) : (a + (-1) * b) % 8 = 0 := by omega
/-- A fact of integers. -/ theorem int_c229 {a b c d x_e : Int} (h0 : a ≤ b) (h1 : b ≤ c) (h2 : c < d) (h3 : d < x_e + 1) (h4 : ¬ a < x_e) : False := by omega
/-- A fact of integers. -/ theorem int_c230 {a b : Int} (h0 : 0 ≤ b) (h1 : (a + (-1) * b) % 32 = 0) : a % 32 ≤ b := by omega
/-- A fact of integers. -/ theorem int_c231 {a b : Int} (h0 : (a + (-1) * b) % 8 = 0) (h1 : b < 8) (h2 : a % 8 < b) : False := by omega
/-- A fact of integers. -/ theorem int_c232 {a b : Int} (h0 : (a + (-1) * b) % 32 = 0) (h1 : b < 32) (h2 : a % 32 < b) : False := by omega
/-- A fact of integers. -/ theorem int_c233 {a b c : Int} (h0 : a = 8 * b + c) : a ≤ 8 * (b + 1) + c + (-8) := by omega
/-- A fact of integers. -/ theorem int_c234 {a b c : Int} (h0 : a < (c + (-1) * b + 3) / 4) : 4 * a + b < c := by omega
/-- A fact of integers. -/ theorem int_c235 {a b c d : Int} (h0 : a ≤ 8 * b + c + d) : a ≤ 8 * (b + 1) + c + d := by omega
/-- A fact of integers. -/ theorem int_c236 {a b : Int} (h0 : a % 32 ≤ b) (h1 : ¬ a % 32 < b) : (a + (-1) * b) % 32 = 0 := by omega
/-- A fact of integers. -/ theorem int_c237 {a b c d : Int} (h0 : d = b) (h1 : (a + (-1) * d) % 8 = c) : (a + (-1) * b) % 8 = c := by omega
/-- A fact of integers. -/ theorem int_c238 {a b c d x_e f : Int} (h0 : c ≤ a) (h1 : a = d) (h2 : b = x_e) (h3 : f = c) (h4 : d < f + 1) (h5 : x_e < f + 1) : (max a b) = c := by omega
/-- A fact of integers. -/ theorem int_c239 {a b c : Int} (h0 : a ≤ 4 * (max 0 ((b + (-1) * c + 3) / 4)) + c + (-4)) (h1 : 0 ≤ b) (h2 : c < 4) : a < b := by omega
/-- A fact of integers. -/ theorem int_c240 {a b c : Int} (h0 : a ≤ 8 * (b + 1) + c + (-8)) (h1 : (a + (-1) * c) % 8 = 0) (h2 : ¬ a = 8 * b + c) : a ≤ 8 * b + c + (-8) := by omega
/-- A fact of integers. -/ theorem int_c241 {a b c d : Int} (h0 : (a + (-1) * d) % 4 = 0) (h1 : a < b) (h2 : d < c + 1) (h3 : ¬ d < c) : a ≤ 4 * (max 0 ((b + (-1) * c + 3) / 4)) + c + (-4) := by omega
/-- A fact of integers. -/ theorem int_c242 (h0 : (0 : Int) = 2) : False := by omega
/-- A fact of integers. -/ theorem int_c243 : ¬ (1 : Int) = 0 := by omega
/-- A fact of integers. -/ theorem int_c244 : ¬ (2 : Int) = 0 := by omega
/-- A fact of integers. -/ theorem int_c245 {a : Int} : 0 + a = a := by omega
/-- A fact of integers. -/ theorem int_c246 {a : Int} (h0 : 2 ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c247 {a : Int} (h0 : 4 ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c248 {a : Int} (h0 : a < 1) (h1 : 0 < a) : False := by omega
/-- A fact of integers. -/ theorem int_c249 {a : Int} (h0 : a = 0) : ¬ a = 1 := by omega
/-- A fact of integers. -/ theorem int_c250 {a : Int} (h0 : a < 2) : a + 2 < 4 := by omega
/-- A fact of integers. -/ theorem int_c251 {a : Int} (h0 : a = 1 + 2) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c252 {a : Int} (h0 : 1 ≤ a) : 0 < (max 0 a) := by omega
/-- A fact of integers. -/ theorem int_c253 {a b : Int} (h0 : a ≤ b) : a + (-1) < b := by omega
/-- A fact of integers. -/ theorem int_c254 {a b : Int} (h0 : b = a + 2) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c255 {a b : Int} (h0 : a ≤ b + (-32)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c256 {a b : Int} (h0 : a + 2 ≤ b) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c257 {a b c : Int} (h0 : c = a) : (min a b) ≤ c := by omega
/-- A fact of integers. -/ theorem int_c258 {a b : Int} (h0 : a < b) : a + 1 < b + 2 := by omega
/-- A fact of integers. -/ theorem int_c259 {a b : Int} (h0 : a < b + 1) : a < 4 + b := by omega
/-- A fact of integers. -/ theorem int_c260 {a b : Int} (h0 : a ≤ b + 7) : a < 8 + b := by omega
/-- A fact of integers. -/ theorem int_c261 {a b : Int} (h0 : a ≤ b + (-4)) : a < b + 1 := by omega
/-- A fact of integers. -/ theorem int_c262 {a b : Int} (h0 : a ≤ b + (-8)) : a < b + 1 := by omega
/-- A fact of integers. -/ theorem int_c263 {a b : Int} (h0 : a ≤ b + 15) : a < 16 + b := by omega
/-- A fact of integers. -/ theorem int_c264 {a b : Int} (h0 : b < 16) : a + b ≤ a + 15 := by omega
/-- A fact of integers. -/ theorem int_c265 {a b : Int} (h0 : a < 100) : a < (max b 99) + 1 := by omega
/-- A fact of integers. -/ theorem int_c266 {a : Int} (h0 : 0 ≤ a) : 0 ≤ 2 * a + 1 := by omega
/-- A fact of integers. -/ theorem int_c267 {a : Int} (h0 : a ≤ 2 * 0 + (-2)) (h1 : 0 ≤ a) : False := by omega
/-- A fact of integers. -/ theorem int_c268 {a b c : Int} (h0 : 0 ≤ b) (h1 : a < c) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c269 {a b c : Int} (h0 : b = a + c) (h1 : 0 < c) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c270 {a b : Int} (h0 : 8 * b ≤ a) (h1 : 0 < b) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c271 {a b : Int} (h0 : ¬ b ≤ a + 3) : a + 4 ≤ b := by omega
/-- A fact of integers. -/ theorem int_c272 {a b c : Int} (h0 : a ≤ c + b) : a < b + (c + 1) := by omega
/-- A fact of integers. -/ theorem int_c273 {a b c : Int} (h0 : a < c + (b + 1)) : a ≤ b + c := by omega
/-- A fact of integers. -/ theorem int_c274 {a b c : Int} (h0 : c < 4) : (min a (b + (-4))) + c < b := by omega
/-- A fact of integers. -/ theorem int_c275 {a b : Int} (h0 : a < 4) (h1 : b < 8) : 8 * a + b < 32 := by omega
/-- A fact of integers. -/ theorem int_c276 {a b : Int} (h0 : 0 ≤ b) (h1 : ¬ b % 8 < a) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c277 {a b : Int} (h0 : 0 ≤ b) (h1 : ¬ b % 32 < a) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c278 {a b c : Int} : (min a b) + c = (min b a) + c := by omega
/-- A fact of integers. -/ theorem int_c279 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 < b) : 0 ≤ 8 * a + b := by omega
/-- A fact of integers. -/ theorem int_c280 {a b : Int} (h0 : a ≤ b) (h1 : b ≤ 32 * 0 + a + (-32)) : False := by omega
/-- A fact of integers. -/ theorem int_c281 {a b c d : Int} (h0 : a = c + d) (h1 : d + c < b) : a < b := by omega
/-- A fact of integers. -/ theorem int_c282 {a b c d : Int} (h0 : a ≤ c + d) (h1 : d + c < b) : a < b := by omega
/-- A fact of integers. -/ theorem int_c283 {a b c : Int} (h0 : b = a + 8 * c) (h1 : 0 < c) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c284 {a b c d : Int} (h0 : b = d) (h1 : a = d + c) : a = b + c := by omega
/-- A fact of integers. -/ theorem int_c285 {a b c d : Int} (h0 : d = b) (h1 : a = d + c) : a = b + c := by omega
/-- A fact of integers. -/ theorem int_c286 {a b c : Int} (h0 : 0 ≤ c) (h1 : b = a + 8 * c) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c287 {a b c : Int} (h0 : a = c) (h1 : c < b + 1) (h2 : ¬ c < b) : a = b := by omega
/-- A fact of integers. -/ theorem int_c288 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : ¬ a = 0) : (-1) * a < b := by omega
/-- A fact of integers. -/ theorem int_c289 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : ¬ b = 0) : (-1) * a < b := by omega
/-- A fact of integers. -/ theorem int_c290 {a b c : Int} (h0 : c = 0) (h1 : a = b + 8 * c) : a < b + 1 := by omega
/-- A fact of integers. -/ theorem int_c291 {a b c d : Int} (h0 : a = b) (h1 : c = d) (h2 : ¬ (a = b ∧ c = d)) : False := by omega
/-- A fact of integers. -/ theorem int_c292 {a b c : Int} (h0 : b ≤ a) (h1 : a ≤ c + b) (h2 : c = 0) : a = b + c := by omega
/-- A fact of integers. -/ theorem int_c293 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : a = 16 * b + c) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c294 {a b c : Int} (h0 : a ≤ b) (h1 : b ≤ a + 8 * c + (-8)) (h2 : c = 0) : False := by omega
/-- A fact of integers. -/ theorem int_c295 {a b c : Int} (h0 : a ≤ b) (h1 : b ≤ 8 * c + a + (-8)) (h2 : c = 0) : False := by omega
/-- A fact of integers. -/ theorem int_c296 {a b : Int} (h0 : (a + (-1) * b) % 8 = 0) (h1 : 0 < b) : a % 8 ≤ b := by omega
/-- A fact of integers. -/ theorem int_c297 {a b : Int} (h0 : a % 8 ≤ b) (h1 : b = 0) : (a + (-1) * b) % 8 = 0 := by omega
/-- A fact of integers. -/ theorem int_c298 {a b : Int} (h0 : 0 ≤ b) (h1 : (a + (-1) * b) % 8 = 0) : a % 8 ≤ b := by omega
/-- A fact of integers. -/ theorem int_c299 {a b : Int} (h0 : a % 8 ≤ b) (h1 : ¬ a % 8 < b) : (a + (-1) * b) % 8 = 0 := by omega
/-- A fact of integers. -/ theorem int_c300 {a b c d : Int} (h0 : b = d) (h1 : (a + (-1) * d) % 32 = c) : (a + (-1) * b) % 32 = c := by omega
/-- A fact of integers. -/ theorem int_c301 {a b c d : Int} (h0 : b ≤ c) (h1 : c ≤ d) (h2 : (c + a) % 2 = b) (h3 : d < 2) (h4 : ¬ c = d) : a % 2 = b := by omega
/-- A fact of integers. -/ theorem int_c302 {a b c d : Int} (h0 : b ≤ a) (h1 : c = 1) (h2 : d % 2 = b) (h3 : (a + d) % 2 = b) (h4 : a < c + 1) : a = b := by omega
/-- A fact of integers. -/ theorem int_c303 {a b c : Int} (h0 : a ≤ 2 * (max 0 ((b + (-1) * c + 1) / 2)) + c + (-2)) (h1 : 0 ≤ b) (h2 : c < 2) : a < b := by omega
/-- A fact of integers. -/ theorem int_c304 {a b c d : Int} (h0 : (a + (-1) * d) % 32 = c) (h1 : d < b + 1) (h2 : ¬ d < b) : (a + (-1) * b) % 32 = c := by omega
/-- A fact of integers. -/ theorem int_c305 {a b c d : Int} (h0 : c < (b + 3) / 4) (h1 : a < (max 0 (min d (b + (-1) * (4 * c)))) + 4 * c) : a < b := by omega
/-- A fact of integers. -/ theorem int_c306 {a b c d x_e : Int} (h0 : a ≤ b) (h1 : b < c) (h2 : d < x_e) (h3 : ¬ (((a ≤ b ∧ b < (max a c)) ∧ d < x_e) ∧ (max a c) ≤ c)) : False := by omega
/-- A fact of integers. -/ theorem int_c307 : (0 : Int) < 4 := by omega
/-- A fact of integers. -/ theorem int_c308 : (0 : Int) < 64 := by omega
/-- A fact of integers. -/ theorem int_c309 : ¬ (3 : Int) = 0 := by omega
/-- A fact of integers. -/ theorem int_c310 {a : Int} : a ≤ a + 2 := by omega
/-- A fact of integers. -/ theorem int_c311 {a : Int} (h0 : a < 2) : a < 8 := by omega
/-- A fact of integers. -/ theorem int_c312 {a : Int} (h0 : a < 4) : a < 8 := by omega
/-- A fact of integers. -/ theorem int_c313 {a : Int} (h0 : a = 0) : a < 4 := by omega
/-- A fact of integers. -/ theorem int_c314 {a : Int} (h0 : a = 1) : a < 4 := by omega
/-- A fact of integers. -/ theorem int_c315 {a : Int} (h0 : a ≤ 3) : a < 4 := by omega
/-- A fact of integers. -/ theorem int_c316 {a : Int} (h0 : a < 2) : a ≤ 3 := by omega
/-- A fact of integers. -/ theorem int_c317 {a : Int} (h0 : a < 4) : a ≤ 3 := by omega
/-- A fact of integers. -/ theorem int_c318 {a : Int} (h0 : a + 2 < a) : False := by omega
/-- A fact of integers. -/ theorem int_c319 {a : Int} (h0 : a + 4 < a) : False := by omega
/-- A fact of integers. -/ theorem int_c320 {a : Int} : a % 2 < 3 := by omega
/-- A fact of integers. -/ theorem int_c321 {a : Int} : a % 3 < 3 := by omega
/-- A fact of integers. -/ theorem int_c322 {a : Int} (h0 : 1 ≤ a) : ¬ a = 0 := by omega
/-- A fact of integers. -/ theorem int_c323 {a : Int} : a = a + 1 + (-1) := by omega
/-- A fact of integers. -/ theorem int_c324 {a : Int} (h0 : a < 2) : a + 2 < 8 := by omega
/-- A fact of integers. -/ theorem int_c325 {a : Int} (h0 : a < 4) : a + 4 < 8 := by omega
/-- A fact of integers. -/ theorem int_c326 {a : Int} (h0 : a < 8) : a < 7 + 1 := by omega
/-- A fact of integers. -/ theorem int_c327 {a : Int} (h0 : a = 0 + 2) : a < 4 := by omega
/-- A fact of integers. -/ theorem int_c328 {a : Int} (h0 : a = 1 + 2) : a < 4 := by omega
/-- A fact of integers. -/ theorem int_c329 {a : Int} (h0 : a < 2) : a + 2 ≤ 3 := by omega
/-- A fact of integers. -/ theorem int_c330 {a : Int} (h0 : a = 1) : 0 = a + (-1) := by omega
/-- A fact of integers. -/ theorem int_c331 {a : Int} (h0 : a = 1) : a + (-1) = 0 := by omega
/-- A fact of integers. -/ theorem int_c332 {a : Int} (h0 : 1 ≤ a) : 0 ≤ a + 1 := by omega
/-- A fact of integers. -/ theorem int_c333 {a : Int} (h0 : 3 ≤ a) : 0 ≤ a + (-1) := by omega
/-- A fact of integers. -/ theorem int_c334 {a : Int} (h0 : a = 0) (h1 : a = 1 + 2) : False := by omega
/-- A fact of integers. -/ theorem int_c335 {a : Int} (h0 : a = 1) (h1 : a = 0 + 2) : False := by omega
/-- A fact of integers. -/ theorem int_c336 {a b : Int} (h0 : a < b + (-1)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c337 {a b : Int} (h0 : b = 0) : a = b + a := by omega
/-- A fact of integers. -/ theorem int_c338 {a : Int} (h0 : a < 32) : a < 8 * 4 := by omega
/-- A fact of integers. -/ theorem int_c339 {a b : Int} (h0 : a ≤ b + (-5)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c340 {a b : Int} (h0 : a ≤ b) : a ≤ b + 4 := by omega
/-- A fact of integers. -/ theorem int_c341 {a b : Int} (h0 : a = 0) (h1 : b = 2) : a < b := by omega
/-- A fact of integers. -/ theorem int_c342 {a b : Int} (h0 : 2 ≤ b) (h1 : a = 0) : a < b := by omega
/-- A fact of integers. -/ theorem int_c343 {a b : Int} (h0 : a = b) (h1 : b < 2) : a ≤ 3 := by omega
/-- A fact of integers. -/ theorem int_c344 {a b : Int} (h0 : a < b) (h1 : b < a + 1) : False := by omega
/-- A fact of integers. -/ theorem int_c345 {a : Int} (h0 : 0 ≤ a) : 0 ≤ a / 2 := by omega
/-- A fact of integers. -/ theorem int_c346 {a b : Int} (h0 : 1 ≤ b) (h1 : a = 0) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c347 {a b : Int} (h0 : 2 ≤ b) (h1 : a = b) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c348 {a : Int} : 2 * a % 2 = 0 := by omega
/-- A fact of integers. -/ theorem int_c349 {a b : Int} (h0 : b ≤ 99) (h1 : a = b) : a < 100 := by omega
/-- A fact of integers. -/ theorem int_c350 {a b : Int} (h0 : b = a) (h1 : b < 100) : a ≤ 99 := by omega
/-- A fact of integers. -/ theorem int_c351 {a : Int} (h0 : 0 ≤ a) (h1 : a < 3 * 0) : False := by omega
/-- A fact of integers. -/ theorem int_c352 {a b : Int} (h0 : a ≤ b + (-1)) (h1 : b = a) : False := by omega
/-- A fact of integers. -/ theorem int_c353 {a b c : Int} (h0 : b ≤ c) : (min a b) ≤ c := by omega
/-- A fact of integers. -/ theorem int_c354 {a : Int} (h0 : 1 ≤ a) (h1 : ¬ 2 ≤ a) : a = 1 := by omega
/-- A fact of integers. -/ theorem int_c355 {a b : Int} (h0 : a = b) : a < b + 2 + 1 := by omega
/-- A fact of integers. -/ theorem int_c356 {a b : Int} (h0 : a < b + 1) : a < 13 + b := by omega
/-- A fact of integers. -/ theorem int_c357 {a b : Int} (h0 : ¬ a < b) : (max a b) = a := by omega
/-- A fact of integers. -/ theorem int_c358 {a b : Int} (h0 : a < b) : a + 2 ≤ b + 1 := by omega
/-- A fact of integers. -/ theorem int_c359 {a b : Int} (h0 : a < 3) : a < (max 2 b) + 1 := by omega
/-- A fact of integers. -/ theorem int_c360 {a b : Int} (h0 : a < b + 2) : a ≤ b + 1 := by omega
/-- A fact of integers. -/ theorem int_c361 {a b : Int} (h0 : b < 8) : a + b ≤ a + 7 := by omega
/-- A fact of integers. -/ theorem int_c362 {a b : Int} (h0 : a < b) : a ≤ 4 + b + (-5) := by omega
/-- A fact of integers. -/ theorem int_c363 {a b : Int} (h0 : a ≤ b) (h1 : b = 1) : a < 1 + 1 := by omega
/-- A fact of integers. -/ theorem int_c364 {a b : Int} (h0 : a = 0 + b) (h1 : a = 1 + b) : False := by omega
/-- A fact of integers. -/ theorem int_c365 {a b : Int} (h0 : (-1) * b < a) : 0 < a + b := by omega
/-- A fact of integers. -/ theorem int_c366 {a b : Int} (h0 : 2 ≤ b) (h1 : a < (max 1 b)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c367 {a b : Int} (h0 : a < b) : a ≤ b + (-1) * 1 := by omega
/-- A fact of integers. -/ theorem int_c368 {a : Int} : (a + a % 2) % 2 = 0 := by omega
/-- A fact of integers. -/ theorem int_c369 {a b : Int} (h0 : 0 ≤ a) (h1 : b = 1) (h2 : a < b) : a = 0 := by omega
/-- A fact of integers. -/ theorem int_c370 {a b c : Int} (h0 : a ≤ c) : a < (max b (c + 1)) := by omega
/-- A fact of integers. -/ theorem int_c371 {a b c : Int} (h0 : a = c) (h1 : b = c + 2) : a < b := by omega
/-- A fact of integers. -/ theorem int_c372 {a b : Int} (h0 : 0 ≤ b) (h1 : a = 2 * b) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c373 {a b : Int} (h0 : ¬ b + 5 ≤ a) : a ≤ b + 4 := by omega
/-- A fact of integers. -/ theorem int_c374 {a b : Int} (h0 : 0 ≤ b) (h1 : 2 * b ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c375 {a : Int} (h0 : 0 ≤ a) (h1 : a < 2) (h2 : ¬ a = 0) : a = 1 := by omega
/-- A fact of integers. -/ theorem int_c376 {a b : Int} (h0 : a = 0) (h1 : b = 0) (h2 : (-1) * a < b) : False := by omega
/-- A fact of integers. -/ theorem int_c377 {a b c : Int} : a + b + c = c + a + b := by omega
/-- A fact of integers. -/ theorem int_c378 {a b c : Int} (h0 : a < c + b) : a < b + 1 + c := by omega
/-- A fact of integers. -/ theorem int_c379 {a : Int} (h0 : ¬ a % 2 = 1) : a % 2 = 0 := by omega
/-- A fact of integers. -/ theorem int_c380 {a b : Int} (h0 : a ≤ 0 + b + (-5)) (h1 : b + (-4) ≤ a) : False := by omega
/-- A fact of integers. -/ theorem int_c381 {a b c : Int} (h0 : a ≤ c + b + (-4)) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c382 {a b c : Int} (h0 : a + 1 + b ≤ c) : a + b ≤ c := by omega
/-- A fact of integers. -/ theorem int_c383 {a b c d : Int} (h0 : a ≤ c) (h1 : c ≤ d) (h2 : b = d) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c384 {a b : Int} (h0 : b < 16) (h1 : a < 4) : 16 * a + b < 64 := by omega
/-- A fact of integers. -/ theorem int_c385 {a b : Int} (h0 : 0 ≤ b) (h1 : a < 8) : a ≤ 8 * b + 7 := by omega
/-- A fact of integers. -/ theorem int_c386 {a b c : Int} (h0 : b = c) (h1 : a + c < 100) : a + b ≤ 99 := by omega
/-- A fact of integers. -/ theorem int_c387 {a b : Int} (h0 : a < b / 2) : 2 * a + 1 < b := by omega
/-- A fact of integers. -/ theorem int_c388 {a b : Int} (h0 : a < (b + 7) / 8) : 8 * a < b := by omega
/-- A fact of integers. -/ theorem int_c389 {a b : Int} (h0 : a < b) (h1 : ¬ b + (-1) = a) : a < b + (-1) := by omega
/-- A fact of integers. -/ theorem int_c390 {a b c : Int} (h0 : a < 4 * c) : a < 4 * (max b c) := by omega
/-- A fact of integers. -/ theorem int_c391 {a b c : Int} (h0 : c + a ≤ 99) (h1 : ¬ c + b < 100) : a < b := by omega
/-- A fact of integers. -/ theorem int_c392 {a b : Int} (h0 : a = 0) (h1 : b < 8) (h2 : ¬ 8 * a + b < 100) : False := by omega
/-- A fact of integers. -/ theorem int_c393 {a b c : Int} (h0 : b ≤ a) (h1 : a < c + 1) (h2 : ¬ b < c) : a = b := by omega
/-- A fact of integers. -/ theorem int_c394 {a b : Int} (h0 : a ≤ b) (h1 : 0 ≤ a) (h2 : b = 1) (h3 : ¬ a = 0) : a = b := by omega
/-- A fact of integers. -/ theorem int_c395 {a b : Int} (h0 : a < 8 * (b + 1)) : a < 8 + 8 * b := by omega
/-- A fact of integers. -/ theorem int_c396 {a b c d : Int} (h0 : a = b + d + c) : a = b + c + d := by omega
/-- A fact of integers. -/ theorem int_c397 {a b c d : Int} (h0 : a = c + b + d) : a = b + c + d := by omega
/-- A fact of integers. -/ theorem int_c398 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) (h2 : a < 1) (h3 : b < 1) (h4 : ¬ a = b) : False := by omega
/-- A fact of integers. -/ theorem int_c399 {a b : Int} (h0 : a < 16 * (b + 1)) : a < 16 + 16 * b := by omega
/-- A fact of integers. -/ theorem int_c400 {a b : Int} (h0 : a < 32 * (b + 1)) : a < 32 + 32 * b := by omega
/-- A fact of integers. -/ theorem int_c401 {a b c : Int} (h0 : a = b) (h1 : c = b) (h2 : ¬ (a = b ∧ c = b)) : False := by omega
/-- A fact of integers. -/ theorem int_c402 {a b : Int} (h0 : a < 32 * (b + 1)) : a ≤ 32 * b + 31 := by omega
/-- A fact of integers. -/ theorem int_c403 {a b : Int} (h0 : a % 8 ≤ b) (h1 : b = 0) (h2 : a < 100) : a < 96 + 1 := by omega
/-- A fact of integers. -/ theorem int_c404 {a b c d : Int} (h0 : a = b) (h1 : c = d) (h2 : ¬ (a = b ∧ d = c)) : False := by omega
/-- A fact of integers. -/ theorem int_c405 {a b c : Int} (h0 : 8 * c ≤ b) (h1 : ¬ c < a) : 8 * a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c406 {a b c : Int} (h0 : b < c + (-4) * a) : 4 * a + b < c := by omega
/-- A fact of integers. -/ theorem int_c407 {a b c d : Int} (h0 : a = (min c b) + d) : a = (min b c) + d := by omega
/-- A fact of integers. -/ theorem int_c408 {a b c : Int} (h0 : 0 ≤ b) (h1 : a = 8 * b + c) (h2 : 0 < c) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c409 {a b c : Int} (h0 : 8 * a < c) : a < (max b ((c + 7) / 8)) := by omega
/-- A fact of integers. -/ theorem int_c410 {a b c : Int} (h0 : b < 4) (h1 : a < c / 4) : 4 * a + b < c := by omega
/-- A fact of integers. -/ theorem int_c411 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : a = b + 8 * c) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c412 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : a = 2 * b + c) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c413 {a b c : Int} (h0 : 0 ≤ b) (h1 : 0 ≤ c) (h2 : a = 4 * b + c) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c414 {a b c : Int} (h0 : 8 * c ≤ b) (h1 : a < c + 1) : 8 * a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c415 {a b c d : Int} (h0 : a < b + c + d) : a < b + 1 + c + d := by omega
/-- A fact of integers. -/ theorem int_c416 {a b c : Int} (h0 : a = 0) (h1 : c < 8) (h2 : b < c + 1) : 8 * a + b ≤ 99 := by omega
/-- A fact of integers. -/ theorem int_c417 {a b c : Int} (h0 : a ≤ 8 * b + c + (-8)) (h1 : b < 13) (h2 : c < 8) : a < 100 := by omega
/-- A fact of integers. -/ theorem int_c418 {a b c : Int} (h0 : a < c + 1 + b) (h1 : ¬ a = b + c) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c419 {a b : Int} (h0 : 0 ≤ a) (h1 : (b + a) % 2 = 0) (h2 : a < 2) : a = b % 2 := by omega
/-- A fact of integers. -/ theorem int_c420 {a b c : Int} (h0 : c ≤ a) (h1 : a < b + 1) (h2 : ¬ (c ≤ a ∧ a < b)) : a = b := by omega
/-- A fact of integers. -/ theorem int_c421 {a b c : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ c) (h2 : 4 ≤ b) : 0 ≤ (min (4 * a) (b + (-4))) + c := by omega
/-- A fact of integers. -/ theorem int_c422 {a b c d : Int} (h0 : c ≤ d) (h1 : d < 0 + 4 * b + c + (-4) * a) : a < b := by omega
/-- A fact of integers. -/ theorem int_c423 {a b c d : Int} (h0 : a ≤ 8 * c + 7) (h1 : c < d) (h2 : d < (b + 7) / 8) : a < b := by omega
/-- A fact of integers. -/ theorem int_c424 {a b c d x_e : Int} (h0 : a < b + c + d + x_e) : a < b + 1 + c + d + x_e := by omega
/-- A fact of integers. -/ theorem int_c425 {a : Int} (h0 : 0 ≤ a) (h1 : a < 4) (h2 : ¬ a = 0) (h3 : ¬ a = 0 + 2) (h4 : ¬ a = 1 + 2) : a = 1 := by omega
/-- A fact of integers. -/ theorem int_c426 {a b c d x_e f : Int} (h0 : a ≤ b) (h1 : b ≤ c) (h2 : d = a) (h3 : x_e = f) (h4 : c < (max b x_e)) (h5 : f < d + 1) : False := by omega
/-- A fact of integers. -/ theorem int_c427 {a b c d : Int} (h0 : a ≤ c + 3) (h1 : d < b + 1) : a < 4 + 4 * b + c + (-4) * d := by omega
/-- A fact of integers. -/ theorem int_c428 {a b c d : Int} (h0 : d = b) (h1 : (a + (-1) * d) % 4 = c) : (a + (-1) * b) % 4 = c := by omega
/-- A fact of integers. -/ theorem int_c429 {a b : Int} (h0 : 0 ≤ b) (h1 : (a + (-1) * b) % 8 = 0) (h2 : a < 100) : a ≤ 8 * 13 + b + (-8) := by omega
/-- A fact of integers. -/ theorem int_c430 {a b c d x_e : Int} (h0 : d = x_e) (h1 : a < b + 1 + c) (h2 : ¬ (d = x_e ∧ a = c + b)) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c431 {a b c d x_e f g : Int} (h0 : a < d) (h1 : x_e + f < g) (h2 : ¬ (f + x_e < g ∧ c + b < d)) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c432 {a b c d : Int} (h0 : c ≤ b) (h1 : a ≤ 2 * (max 0 ((b + (-1) * d + 1) / 2)) + d + (-2)) (h2 : d < c) : a < b := by omega
/-- A fact of integers. -/ theorem int_c433 {a b c d : Int} (h0 : c < (b + 7) / 8) (h1 : a < (max 0 (min d (b + (-1) * (8 * c)))) + 8 * c) : a < b := by omega
/-- A fact of integers. -/ theorem int_c434 {a b c d x_e f g : Int} (h0 : a ≤ c) (h1 : 0 ≤ b) (h2 : d = x_e) (h3 : f = g) (h4 : ¬ (a = c ∧ d = x_e ∧ f = g)) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c435 {a b c : Int} (h0 : a ≤ 16 * b + 15) (h1 : a ≤ 16 * c + 15) (h2 : 16 * b ≤ a) (h3 : 16 * c ≤ a) (h4 : ¬ b = c) : False := by omega
/-- A fact of integers. -/ theorem int_c436 : (0 : Int) < 2 := by omega
/-- A fact of integers. -/ theorem int_c437 : (0 : Int) < 16 := by omega
/-- A fact of integers. -/ theorem int_c438 (h0 : (1 : Int) = 0) : False := by omega
/-- A fact of integers. -/ theorem int_c439 (h0 : (2 : Int) ≤ 1) : False := by omega
/-- A fact of integers. -/ theorem int_c440 : ¬ (0 : Int) = 1 := by omega
/-- A fact of integers. -/ theorem int_c441 : ¬ (0 : Int) = 2 := by omega
/-- A fact of integers. -/ theorem int_c442 {a : Int} : a = 0 + a := by omega
/-- A fact of integers. -/ theorem int_c443 {a : Int} : a + (-2) < a := by omega
/-- A fact of integers. -/ theorem int_c444 {a : Int} : a ≤ a + 1 := by omega
/-- A fact of integers. -/ theorem int_c445 {a : Int} (h0 : a = 1) : 0 < a := by omega
/-- A fact of integers. -/ theorem int_c446 {a : Int} (h0 : a = 2) : 0 < a := by omega
/-- A fact of integers. -/ theorem int_c447 {a : Int} (h0 : 3 ≤ a) : 0 < a := by omega
/-- A fact of integers. -/ theorem int_c448 {a : Int} (h0 : 0 < a) : 1 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c449 {a : Int} (h0 : a = 2) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c450 {a : Int} (h0 : 3 ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c451 {a : Int} (h0 : 0 ≤ a) : (-1) ≤ a := by omega
/-- A fact of integers. -/ theorem int_c452 {a : Int} : 0 ≤ a % 3 := by omega
/-- A fact of integers. -/ theorem int_c453 {a : Int} (h0 : a = 0) (h1 : a = 2) : False := by omega
/-- A fact of integers. -/ theorem int_c454 {a : Int} (h0 : 2 ≤ a) (h1 : a = 0) : False := by omega
/-- A fact of integers. -/ theorem int_c455 {a : Int} (h0 : a ≤ 1) (h1 : 2 ≤ a) : False := by omega
/-- A fact of integers. -/ theorem int_c456 {a : Int} (h0 : 0 ≤ a) (h1 : a = (-1)) : False := by omega
/-- A fact of integers. -/ theorem int_c457 {a b : Int} (h0 : b < a) : ¬ a = b := by omega
/-- A fact of integers. -/ theorem int_c458 {a : Int} (h0 : ¬ a < 1) : 0 < a := by omega
/-- A fact of integers. -/ theorem int_c459 {a : Int} (h0 : ¬ a ≤ 1) : 2 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c460 {a : Int} : a + (-1) + 1 = a := by omega
/-- A fact of integers. -/ theorem int_c461 {a : Int} (h0 : a < 3) : a < 2 + 1 := by omega
/-- A fact of integers. -/ theorem int_c462 {a : Int} (h0 : a < 32) : a < 31 + 1 := by omega
/-- A fact of integers. -/ theorem int_c463 {a : Int} (h0 : 1 + 2 ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c464 {a : Int} (h0 : 1 + 4 ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c465 {a : Int} (h0 : 1 + 6 ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c466 {a : Int} (h0 : (-1) ≤ a) : 0 ≤ a + 1 := by omega
/-- A fact of integers. -/ theorem int_c467 {a : Int} (h0 : 3 ≤ a) : 0 ≤ a + (-2) := by omega
/-- A fact of integers. -/ theorem int_c468 {a b : Int} (h0 : a ≤ b) : a < 3 + b := by omega
/-- A fact of integers. -/ theorem int_c469 {a b : Int} (h0 : a = 0) : a + b = b := by omega
/-- A fact of integers. -/ theorem int_c470 {a b : Int} (h0 : a < (min 2 b)) : a < 3 := by omega
/-- A fact of integers. -/ theorem int_c471 {a : Int} (h0 : a < 64) : a < 8 * 8 := by omega
/-- A fact of integers. -/ theorem int_c472 {a : Int} (h0 : a < 8 * 4) : a < 32 := by omega
/-- A fact of integers. -/ theorem int_c473 {a b : Int} (h0 : a ≤ b + (-3)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c474 {a b : Int} (h0 : a = b) : a ≤ b + 1 := by omega
/-- A fact of integers. -/ theorem int_c475 {a b : Int} (h0 : b = a + 1) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c476 {a b : Int} (h0 : a < b) : a ≤ b + 15 := by omega
/-- A fact of integers. -/ theorem int_c477 {a b : Int} (h0 : a < b) : a ≤ b + 31 := by omega
/-- A fact of integers. -/ theorem int_c478 {a : Int} (h0 : a < 64) : a < 16 * 4 := by omega
/-- A fact of integers. -/ theorem int_c479 {a : Int} (h0 : a < 64) : a < 32 * 2 := by omega
/-- A fact of integers. -/ theorem int_c480 {a : Int} (h0 : a < 64) : a < 4 * 16 := by omega
/-- A fact of integers. -/ theorem int_c481 {a : Int} (h0 : a < 16 * 4) : a < 64 := by omega
/-- A fact of integers. -/ theorem int_c482 {a : Int} (h0 : a < 4 * 16) : a < 64 := by omega
/-- A fact of integers. -/ theorem int_c483 {a b : Int} (h0 : a + 4 ≤ b) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c484 {a b : Int} (h0 : a + 6 ≤ b) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c485 {a b : Int} (h0 : a + 8 ≤ b) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c486 {a b : Int} (h0 : a ≤ b + (-2)) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c487 {a : Int} (h0 : 2 * 0 ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c488 {a : Int} (h0 : 8 * 0 ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c489 {a b : Int} (h0 : a < b) : a < (max a b) := by omega
/-- A fact of integers. -/ theorem int_c490 {a b : Int} (h0 : 1 ≤ b) (h1 : b < a) : 2 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c491 {a : Int} (h0 : a < 2 * 0) (h1 : 0 < a) : False := by omega
/-- A fact of integers. -/ theorem int_c492 {a b : Int} (h0 : 0 ≤ a) (h1 : b + a < b) : False := by omega
/-- A fact of integers. -/ theorem int_c493 {a b : Int} (h0 : b ≤ a) (h1 : 1 ≤ b) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c494 {a b : Int} (h0 : b ≤ a) : (max a b) = a := by omega
/-- A fact of integers. -/ theorem int_c495 {a : Int} (h0 : 0 ≤ a) (h1 : a < 2 * 0) : False := by omega
/-- A fact of integers. -/ theorem int_c496 {a : Int} (h0 : 0 ≤ a) (h1 : a < 64 * 0) : False := by omega
/-- A fact of integers. -/ theorem int_c497 {a : Int} (h0 : 0 ≤ a) (h1 : a < 128 * 0) : False := by omega
/-- A fact of integers. -/ theorem int_c498 {a b : Int} (h0 : 1 ≤ a) (h1 : b = a) (h2 : b = 0) : False := by omega
/-- A fact of integers. -/ theorem int_c499 {a b : Int} (h0 : a < 0 + b) : ¬ a = b := by omega
/-- A fact of integers. -/ theorem int_c500 {a : Int} (h0 : a < 2 * (a / 2)) : False := by omega
/-- A fact of integers. -/ theorem int_c501 {a b : Int} (h0 : a < b + 1) : a < 8 + b := by omega
/-- A fact of integers. -/ theorem int_c502 {a b : Int} (h0 : a < b + (-1)) : a + 1 < b := by omega
/-- A fact of integers. -/ theorem int_c503 {a b : Int} (h0 : a < b + 1) : a < 16 + b := by omega
/-- A fact of integers. -/ theorem int_c504 {a b : Int} (h0 : a < b + 1) : a < 32 + b := by omega
/-- A fact of integers. -/ theorem int_c505 {a b : Int} (h0 : a < b + 1) : a + (-1) < b := by omega
/-- A fact of integers. -/ theorem int_c506 {a : Int} (h0 : a < 4) : 2 * a + 1 < 8 := by omega
/-- A fact of integers. -/ theorem int_c507 {a b : Int} (h0 : a < b + (-1)) : a + (-1) < b := by omega
/-- A fact of integers. -/ theorem int_c508 {a b : Int} (h0 : a < 8 + b) : a ≤ b + 7 := by omega
/-- A fact of integers. -/ theorem int_c509 {a b c : Int} (h0 : a ≤ b) (h1 : b < c) (h2 : c < a) : False := by omega
/-- A fact of integers. -/ theorem int_c510 {a : Int} (h0 : 1 ≤ a) : 0 < (max 0 (min 2 a)) := by omega
/-- A fact of integers. -/ theorem int_c511 {a b : Int} (h0 : a ≤ 1 + b + (-2)) : a < b := by omega
/-- A fact of integers. -/ theorem int_c512 {a b : Int} (h0 : a = 0) : a < (max 2 b) + 1 := by omega
/-- A fact of integers. -/ theorem int_c513 {a b : Int} (h0 : a = b + 1) : a + (-1) = b := by omega
/-- A fact of integers. -/ theorem int_c514 {a b : Int} (h0 : a = b + 1 + (-1)) : a = b := by omega
/-- A fact of integers. -/ theorem int_c515 {a b : Int} (h0 : a ≤ b + (-32)) : a < b + 1 := by omega
/-- A fact of integers. -/ theorem int_c516 {a b : Int} (h0 : a ≤ b + 3) : a ≤ b + 4 := by omega
/-- A fact of integers. -/ theorem int_c517 {a b : Int} (h0 : ¬ b ≤ a) : (max a b) ≤ b := by omega
/-- A fact of integers. -/ theorem int_c518 {a b : Int} (h0 : a ≤ b) : a ≤ b + 1 + (-1) := by omega
/-- A fact of integers. -/ theorem int_c519 {a b : Int} (h0 : 2 ≤ b) : a ≤ b + a + (-2) := by omega
/-- A fact of integers. -/ theorem int_c520 {a b : Int} (h0 : a ≤ b) : a < (max 1 (b + 1)) := by omega
/-- A fact of integers. -/ theorem int_c521 {a b c d : Int} (h0 : a ≤ d) : (min (min a b) c) ≤ d := by omega
/-- A fact of integers. -/ theorem int_c522 {a : Int} (h0 : a = 1) : (a + (-1)) % 2 = 0 := by omega
/-- A fact of integers. -/ theorem int_c523 {a b : Int} : a = a + (-1) * b + b := by omega
/-- A fact of integers. -/ theorem int_c524 {a b : Int} (h0 : a ≤ b + 32) (h1 : b < 32) : a < 64 := by omega
/-- A fact of integers. -/ theorem int_c525 {a b : Int} (h0 : a ≤ b + 3) (h1 : b + 4 ≤ a) : False := by omega
/-- A fact of integers. -/ theorem int_c526 {a b : Int} (h0 : a ≤ 1 + b + (-2)) (h1 : a = b) : False := by omega
/-- A fact of integers. -/ theorem int_c527 {a b : Int} (h0 : 4 ≤ b) (h1 : b + (-4) ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c528 {a b : Int} (h0 : a ≤ b + (-2)) (h1 : a = b + (-1)) : False := by omega
/-- A fact of integers. -/ theorem int_c529 {a b c : Int} (h0 : c = b + a) : a + b = c := by omega
/-- A fact of integers. -/ theorem int_c530 {a b c : Int} (h0 : a < c) : a + b ≤ c + b := by omega
/-- A fact of integers. -/ theorem int_c531 {a b c : Int} (h0 : a = c) : a < (max b c) + 1 := by omega
/-- A fact of integers. -/ theorem int_c532 {a b c : Int} (h0 : a < c) (h1 : c < b) : a < b + 1 := by omega
/-- A fact of integers. -/ theorem int_c533 {a : Int} : a + 1 + (-1) + (-1) = a + (-1) := by omega
/-- A fact of integers. -/ theorem int_c534 {a b c : Int} (h0 : a ≤ b) : a < (max b c) + 1 := by omega
/-- A fact of integers. -/ theorem int_c535 {a b c : Int} (h0 : a ≤ c + b) : a ≤ b + c := by omega
/-- A fact of integers. -/ theorem int_c536 {a b c : Int} (h0 : b + a ≤ c) : a + b ≤ c := by omega
/-- A fact of integers. -/ theorem int_c537 {a b : Int} (h0 : b ≤ a) : 0 ≤ a + (-1) * b := by omega
/-- A fact of integers. -/ theorem int_c538 {a : Int} (h0 : (2 * a + 1) % 2 = 0) : False := by omega
/-- A fact of integers. -/ theorem int_c539 {a b c : Int} (h0 : c ≤ b) (h1 : a = c) : a < b + 1 := by omega
/-- A fact of integers. -/ theorem int_c540 {a b c : Int} (h0 : 0 ≤ c) (h1 : c + a < b) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c541 {a b c : Int} (h0 : a = b + c) (h1 : c + b < a) : False := by omega
/-- A fact of integers. -/ theorem int_c542 {a b : Int} (h0 : a ≤ 1 + b + (-2)) : ¬ a = b := by omega
/-- A fact of integers. -/ theorem int_c543 {a b : Int} (h0 : 0 ≤ b) (h1 : a = 0) : 4 * a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c544 {a b : Int} (h0 : 0 ≤ b) (h1 : a = 0) : 8 * a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c545 {a b : Int} (h0 : 1 ≤ b) (h1 : a < b / 2) : a < b := by omega
/-- A fact of integers. -/ theorem int_c546 {a b : Int} (h0 : 16 * b ≤ a) (h1 : 0 < b) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c547 {a b : Int} (h0 : ¬ b + 8 ≤ a) : a ≤ b + 7 := by omega
/-- A fact of integers. -/ theorem int_c548 {a b : Int} (h0 : 0 ≤ b) (h1 : a = 0) : 16 * a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c549 {a b : Int} (h0 : a < b) : 2 * a < 2 * b := by omega
/-- A fact of integers. -/ theorem int_c550 {a b : Int} (h0 : 0 ≤ b) (h1 : 16 * b ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c551 {a b : Int} (h0 : 0 ≤ b) (h1 : 32 * b ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c552 {a b : Int} (h0 : 1 ≤ b) (h1 : b / 2 ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c553 {a b : Int} (h0 : a < b / 2) : 2 * a < b := by omega
/-- A fact of integers. -/ theorem int_c554 {a b : Int} (h0 : 0 < 0 + a + b) : 0 < a + b := by omega
/-- A fact of integers. -/ theorem int_c555 {a b : Int} (h0 : ¬ b + (-4) ≤ a) : a ≤ b + (-5) := by omega
/-- A fact of integers. -/ theorem int_c556 {a b : Int} (h0 : 0 ≤ b) (h1 : 128 * b ≤ a) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c557 {a b : Int} (h0 : a = 2 * b) : a % 2 = 0 := by omega
/-- A fact of integers. -/ theorem int_c558 {a b : Int} (h0 : a ≤ b % 4) (h1 : 0 ≤ b) : a ≤ b := by omega
/-- A fact of integers. -/ theorem int_c559 {a b c : Int} (h0 : a ≤ c) (h1 : c < b) : (max a b) ≤ b := by omega
/-- A fact of integers. -/ theorem int_c560 {a b c d : Int} (h0 : a = b) : a < (max (max b c) d) + 1 := by omega
/-- A fact of integers. -/ theorem int_c561 {a b : Int} (h0 : a + 6 ≤ b) : a + 2 + 4 ≤ b := by omega
/-- A fact of integers. -/ theorem int_c562 {a b : Int} (h0 : a + 2 + 4 ≤ b) : a + 6 ≤ b := by omega
/-- A fact of integers. -/ theorem int_c563 {a b : Int} (h0 : a = 0) (h1 : b = 1) (h2 : a = b % 2) : False := by omega
/-- A fact of integers. -/ theorem int_c564 {a : Int} (h0 : 0 ≤ a) (h1 : ¬ 0 < a) : a % 2 = 0 := by omega
/-- A fact of integers. -/ theorem int_c565 {a b c : Int} : a + (b + c) = a + b + c := by omega
/-- A fact of integers. -/ theorem int_c566 {a b c : Int} (h0 : a ≤ b) (h1 : a = (max a c)) (h2 : b < c) : False := by omega
/-- A fact of integers. -/ theorem int_c567 {a b c : Int} (h0 : a < 0 + b + c) : a < b + c := by omega
/-- A fact of integers. -/ theorem int_c568 {a b c : Int} (h0 : a + b < c) (h1 : ¬ b + a < c) : False := by omega
/-- A fact of integers. -/ theorem int_c569 {a b c : Int} (h0 : a < b) : a < (max (b + 1) c) + 1 := by omega
/-- A fact of integers. -/ theorem int_c570 {a b : Int} (h0 : a ≤ (max a b) + (-1)) : a ≤ b + (-1) := by omega
/-- A fact of integers. -/ theorem int_c571 {a b c : Int} (h0 : a < c) (h1 : b < 3) : a + b < c + 2 := by omega
/-- A fact of integers. -/ theorem int_c572 {a b : Int} (h0 : 0 ≤ b) : a + (-1) * b + (-1) < a := by omega
/-- A fact of integers. -/ theorem int_c573 {a b : Int} (h0 : a < 8) (h1 : b < 8) : 8 * a + b < 64 := by omega
/-- A fact of integers. -/ theorem int_c574 {a b : Int} (h0 : b < a) : 0 ≤ a + (-1) * b + (-1) := by omega
/-- A fact of integers. -/ theorem int_c575 {a b c : Int} (h0 : b < (min 8 c)) : a + b ≤ a + 7 := by omega
/-- A fact of integers. -/ theorem int_c576 {a b c : Int} (h0 : c < 4) : (min a b) + c ≤ a + 3 := by omega
/-- A fact of integers. -/ theorem int_c577 {a b : Int} (h0 : 0 ≤ b) (h1 : a < 8) : a < 8 * (b + 1) := by omega
/-- A fact of integers. -/ theorem int_c578 {a b : Int} (h0 : a < 16) (h1 : b < 4) : 4 * a + b < 64 := by omega
/-- A fact of integers. -/ theorem int_c579 {a b c : Int} (h0 : a < c) (h1 : b < 3) : a + b ≤ c + 1 := by omega
/-- A fact of integers. -/ theorem int_c580 {a b : Int} (h0 : 0 ≤ b) (h1 : a = 2 * b + 1) : 0 < a := by omega
/-- A fact of integers. -/ theorem int_c581 {a b : Int} (h0 : a < 2) (h1 : b < 32) : 32 * a + b < 64 := by omega
/-- A fact of integers. -/ theorem int_c582 {a b c : Int} (h0 : a ≤ b) (h1 : ¬ a < (max c b)) : a = b := by omega
/-- A fact of integers. -/ theorem int_c583 {a b c : Int} (h0 : a ≤ c + b) (h1 : c < 8) : a ≤ b + 7 := by omega
/-- A fact of integers. -/ theorem int_c584 {a b c : Int} (h0 : a ≤ c + 3) (h1 : c + 4 ≤ b) : a < b := by omega
/-- A fact of integers. -/ theorem int_c585 {a b c : Int} (h0 : c < a) : a + b = (max c a) + b := by omega
/-- A fact of integers. -/ theorem int_c586 {a b : Int} (h0 : 0 ≤ b) (h1 : a = 2 * b + 1) : 0 ≤ a := by omega
/-- A fact of integers. -/ theorem int_c587 {a b : Int} (h0 : 0 ≤ b) (h1 : b < (a + 15) / 16) : 0 < a := by omega
/-- A fact of integers. -/ theorem int_c588 {a b : Int} (h0 : (-1) * b + 3 ≤ a) (h1 : a < 2) : a < b := by omega
/-- A fact of integers. -/ theorem int_c589 {a b c : Int} (h0 : a + (-4) ≤ c) (h1 : c < b) : a ≤ b + 4 := by omega
/-- A fact of integers. -/ theorem int_c590 {a b : Int} (h0 : 0 ≤ a) (h1 : 0 ≤ b) : 0 ≤ 3 * a + b := by omega
/-- A fact of integers. -/ theorem int_c591 {a b : Int} (h0 : a < 2 * b) : a < 2 * (b + 1) := by omega
/-- A fact of integers. -/ theorem int_c592 {a b c : Int} (h0 : a ≤ c + b) (h1 : c < 16) : a ≤ b + 15 := by omega
/-- A fact of integers. -/ theorem int_c593 {a : Int} (h0 : 0 ≤ a) (h1 : ¬ a + (-1) = (-1)) : 0 ≤ a + (-1) := by omega
/-- A fact of integers. -/ theorem int_c594 {a b : Int} (h0 : a < (b + 3) / 4) : 4 * a < b := by omega
/-- A fact of integers. -/ theorem int_c595 {a b c : Int} (h0 : b < c + (-1) * a) : a + b < c := by omega
/-- A fact of integers. -/ theorem int_c596 {a b : Int} (h0 : a = 2 * b + 1) : a % 2 = 1 := by omega
/-- A fact of integers. -/ theorem int_c597 {a b : Int} (h0 : 4 * (a / 4) + 4 ≤ b) : a < b := by omega
/-- A fact of integers. -/ theorem int_c598 {a b : Int} (h0 : 0 ≤ a) (h1 : 8 * b + a = 0) (h2 : 0 < b) : False := by omega
/-- A fact of integers. -/ theorem int_c599 {a b : Int} (h0 : a < (b + 31) / 32) : 32 * a < b := by omega

end Redverify
