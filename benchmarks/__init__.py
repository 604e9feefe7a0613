"""How the time of a verification grows: ``python -m benchmarks`` writes ``docs/benchmarks.md``."""
