"""What all rooms ask of the machine."""
