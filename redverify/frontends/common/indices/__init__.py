"""Indices of compilers: products, quotients and fused loops, and what is known of their variables."""
