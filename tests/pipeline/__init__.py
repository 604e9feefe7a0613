"""Processes, and what is kept of earlier runs."""
