"""The Presburger layer: index expressions and conditions as isl objects, and back.

Besides it, only evaluation, listings and certificates, which build on its sets, call isl.
"""
