"""Proofs about memory: what heaps hold, which cells a block touches, and that no iterations race."""
