"""That the specification is defined and its recursion ends: models, levels and ranks."""
