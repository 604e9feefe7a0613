"""What all rooms ask of the machine: a clock, memory, other processes, files that are written whole."""
