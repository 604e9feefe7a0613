"""Products in indices, between the language and evaluation."""
