"""Contracts that launch code tells: the user's wrapper is run with stand-ins for sizes, tensors and torch."""
