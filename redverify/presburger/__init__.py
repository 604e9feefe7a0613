"""The Presburger layer: the only place, with the heaps built on it, that speaks to isl."""
