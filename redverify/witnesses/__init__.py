"""Counterexamples: concrete runs that go wrong, told in words and as scripts."""
