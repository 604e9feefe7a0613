"""Laws of operators with a definition."""
