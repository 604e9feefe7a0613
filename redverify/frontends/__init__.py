"""Front ends: programs of other compilers as ``.sched`` text."""
