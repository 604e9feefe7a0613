"""Certificates: what Lean is given to read, and the check of what it is given to prove."""
