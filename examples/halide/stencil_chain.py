"""A chain of stencils of five by five points, after Halide's app ``stencil_chain``."""

import halide as hl

VECTOR, GROUP = 16, 11
WIDTH, HEIGHT = 1536, 2560


def algorithm_1() -> hl.Func:
    """One stencil, not scheduled."""
    return _chain(1)[0]


def scheduled_1() -> hl.Func:
    """One stencil."""
    return _scheduled(1)


def algorithm_32() -> hl.Func:
    """The app's 32 stencils, not scheduled."""
    return _chain(32)[0]


def scheduled_32() -> hl.Func:
    """The app's 32 stencils, in groups of eleven."""
    return _scheduled(32)


def _scheduled(count: int) -> hl.Func:
    output, stages = _chain(count)
    x, y = hl.Var("x"), hl.Var("y")
    xo, yo, xi, yi, t = (hl.Var(v) for v in ("xo", "yo", "xi", "yi", "t"))
    last = len(stages) - 1
    for j in range(last, 0, -GROUP):
        out = output if j == last else stages[j]
        grown = 4 * (last - j)
        out.compute_root().tile(x, y, xo, yo, xi, yi, (WIDTH + grown) // 4, (HEIGHT + grown) // 4)
        out.fuse(xo, yo, t).parallel(t).vectorize(xi, VECTOR)
        for stage in stages[max(0, j - GROUP + 1) : j]:
            stage.store_at(out, t).compute_at(out, yi).vectorize(stage.args()[0], VECTOR)
    return output


def _chain(count: int) -> tuple[hl.Func, list[hl.Func]]:
    image = hl.ImageParam(hl.UInt(16), 2, "input")
    x, y = hl.Var("x"), hl.Var("y")
    stages = [hl.BoundaryConditions.repeat_edge(image)]
    for number in range(count):
        before = stages[-1]
        total = hl.cast(hl.UInt(16), 0)
        for i in range(-2, 3):
            for j in range(-2, 3):
                total += ((i + 3) * (j + 3)) * before[x + i, y + j]
        stage = hl.Func(f"stage_{number}")
        stage[x, y] = total
        stages.append(stage)
    output = hl.Func("output")
    output[x, y] = stages[-1][x, y]
    return output, stages
