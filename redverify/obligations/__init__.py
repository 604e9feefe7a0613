"""Obligations: what has to hold for a program to be verified, before anyone solves it."""
