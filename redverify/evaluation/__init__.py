"""Prophetic and symbolic evaluation with reductions (chapters 5 and 7 of the thesis)."""
