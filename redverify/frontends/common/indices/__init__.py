"""Indices of compilers: products, quotients and fused loops, and what is known about their variables."""
