"""Annotations of a scheduled program: what each store computes, in terms of the specification."""
