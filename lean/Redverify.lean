module

public import Redverify.Syntax
public import Redverify.Semantics
public import Redverify.Statement
public import Redverify.Indices
public import Redverify.Frame
public import Redverify.Interleaving
public import Redverify.Reduction
public import Redverify.Generator
public import Redverify.Soundness
public import Redverify.Accumulation
public import Redverify.Laws
public import Redverify.Extended
public import Redverify.Tactics
public import Redverify.Solvable
public import Redverify.Executable
public import Redverify.Reading
public import Redverify.Rules

/-! # redverify: verified loops with reductions -/
