"""The tightest bounds of values, and slices that overlap."""
