"""Many implementations at once: verification in processes, and what becomes of their certificates."""
