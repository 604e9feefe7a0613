"""Proofs that two values are equal: by equations, laws, structure, renaming, and the algebra of sums."""
