module

public import Redverify.Rules.Algebra
public import Redverify.Indices
public import Redverify.Rules.Conditions
public import Redverify.Rules.Facts
public import Redverify.Rules.CommonFacts
public import Redverify.Rules.Heaps
public import Redverify.Rules.Undefined
public import Redverify.Rules.Values
public import Redverify.Rules.Reductions
public import Redverify.Rules.Homomorphisms
public import Redverify.Rules.Races
public import Redverify.Rules.Footprints
public import Redverify.Rules.Layout
public import Redverify.Rules.Models
public import Redverify.Rules.Definedness

/-! # Rules for generated certificates -/
