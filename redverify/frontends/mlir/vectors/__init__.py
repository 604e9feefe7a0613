"""The vector dialect."""
