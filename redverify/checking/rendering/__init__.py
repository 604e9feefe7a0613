"""A certificate's data as Lean source text."""
