"""Terms of a certificate's data as Lean source text."""
