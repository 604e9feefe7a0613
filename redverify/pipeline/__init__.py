"""Several implementations in several processes, and their certificates."""
