"""What all rooms ask of the machine: a clock, memory, processes, files that are written whole."""
