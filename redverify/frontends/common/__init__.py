"""What the front ends share: everything between a program read as loops over blocks and its ``.sched`` text.

A front end reads its two programs as :class:`~.model.Function` and hands them to
:func:`~.translation.translate`. Nothing here imports the compiler that a front end is for.
"""
