"""The specification that a program before scheduling is."""
