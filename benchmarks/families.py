"""Families of programs that grow in one direction."""

from __future__ import annotations

from collections.abc import Iterable


def _indented(lines: Iterable[str], level: int) -> str:
    return "".join("    " * level + line + "\n" for line in lines)


def _nest(headers: list[str], body: list[str], level: int) -> str:
    """Loops around a body."""
    text = "".join("    " * (level + depth) + header + "\n" for depth, header in enumerate(headers))
    return text + _indented(body, level + len(headers))


def _total(size: str, extra: str = "") -> str:
    parameters = "N" if "N" in size else ""
    assume = "    assume N >= 0\n" if parameters else ""
    return (
        f"spec total({parameters}):\n{assume}    input A[{size}] : f32\n    output B[] : f32\n"
        f"    B() = sum[k : 0 <= k < {size}] A(k)\n{extra}\n"
    )


def _copy(size: str) -> str:
    parameters = "N" if "N" in size else ""
    assume = "    assume N >= 0\n" if parameters else ""
    return (
        f"spec copy({parameters}):\n{assume}    input A[{size}] : f32\n    output B[{size}] : f32\n"
        f"    B(i) = A(i)\n\n"
    )


def _split(depth: int, size: str, tile: int = 4) -> tuple[list[str], str]:
    """Loop bounds of an index cut ``depth - 1`` times by ``tile``, and the index."""
    if depth == 1:
        return [size], "x0"
    outer = tile ** (depth - 1)
    bounds = [f"({size} + {outer - 1}) // {outer}"] + [str(tile)] * (depth - 1)
    terms = [f"{tile ** (depth - 1 - d)}*x{d}" if d < depth - 1 else f"x{d}" for d in range(depth)]
    return bounds, " + ".join(terms)


def _tiles(loop: str, depth: int, size: str) -> tuple[list[str], str]:
    """The headers of a nest of ``depth`` loops, ``for`` or ``par``, tiles of 4, guarded; and the index."""
    bounds, index = _split(depth, size)
    headers = [f"{loop} x{d} < {bound}:" for d, bound in enumerate(bounds)]
    if depth > 1:
        headers.append(f"if {index} < {size}:")
    return headers, index


def tiled_copy(depth: int, size: str = "N") -> str:
    """A vector copied in a nest of ``depth`` loops, tiles of 4, guarded."""
    headers, index = _tiles("par", depth, size)
    body = [f"b[{index}] {{B({index})}} := a[{index}]"]
    return _copy(size) + "impl tiled of copy(a = A, b = B):\n" + _nest(headers, body, 1)


def tiled_sum(depth: int, size: str = "N") -> str:
    """A sum accumulated in a nest of ``depth`` loops, tiles of 4, guarded."""
    headers, index = _tiles("for", depth, size)
    body = [f"b[] {{B()}} +{{{index}}}= a[{index}]"]
    head = "impl tiled of total(a = A, b = B):\n    b[] {0.0} := 0.0\n    accumulate b:\n"
    return _total(size) + head + _nest(headers, body, 2)


def box_sum(depth: int, size: str = "") -> str:
    """A sum over a box of ``depth`` dimensions, each with its own parameter."""
    sizes = [size or f"N{d}" for d in range(depth)]
    parameters = [] if size else sizes
    binders = ", ".join(f"k{d}" for d in range(depth))
    condition = " and ".join(f"0 <= k{d} < {n}" for d, n in enumerate(sizes))
    loops = [f"for k{d} < {n}:" for d, n in enumerate(sizes)]
    return (
        f"spec box({', '.join(parameters)}):\n"
        + _indented([f"assume {n} >= 0" for n in parameters], 1)
        + f"    input A[{', '.join(sizes)}] : f32\n    output B[] : f32\n"
        + f"    B() = sum[{binders} : {condition}] A({binders})\n\n"
        + "impl nested of box(a = A, b = B):\n    b[] {0.0} := 0.0\n    accumulate b:\n"
        + _nest(loops, [f"b[] {{B()}} +{{{binders}}}= a[{binders}]"], 2)
    )


def unrolled_copy(count: int, size: str = "N") -> str:
    """A copy with ``count`` statements in the loop."""
    places = [f"{count}*i + {u}" for u in range(count)]
    body = [f"b[{p}] {{B({p})}} := a[{p}]" for p in places]
    return (
        _copy(f"{count}*{size}")
        + "impl unrolled of copy(a = A, b = B):\n"
        + _nest([f"par i < {size}:"], body, 1)
    )


def rolled_copy(count: int, size: str = "N") -> str:
    """The same with a loop instead."""
    place = f"{count}*i + u"
    body = [f"b[{place}] {{B({place})}} := a[{place}]"]
    return (
        _copy(f"{count}*{size}")
        + "impl rolled of copy(a = A, b = B):\n"
        + _nest([f"par i < {size}:", f"for u < {count}:"], body, 1)
    )


def unrolled_sum(count: int, size: str = "N") -> str:
    """A sum with ``count`` accumulations in the loop."""
    places = [f"{count}*i + {u}" for u in range(count)]
    body = [f"b[] {{B()}} +{{{p}}}= a[{p}]" for p in places]
    head = "impl unrolled of total(a = A, b = B):\n    b[] {0.0} := 0.0\n    accumulate b:\n"
    return _total(f"{count}*{size}") + head + _nest([f"for i < {size}:"], body, 2)


def rolled_sum(count: int, size: str = "N") -> str:
    """The same with a loop instead."""
    place = f"{count}*i + u"
    head = "impl rolled of total(a = A, b = B):\n    b[] {0.0} := 0.0\n    accumulate b:\n"
    body = [f"b[] {{B()}} +{{{place}}}= a[{place}]"]
    return _total(f"{count}*{size}") + head + _nest([f"for i < {size}:", f"for u < {count}:"], body, 2)


def straight_sum(count: int, size: str = "") -> str:
    """A sum of ``count`` elements, without a loop."""
    body = [f"b[] {{B()}} +{{{u}}}= a[{u}]" for u in range(count)]
    head = "impl straight of total(a = A, b = B):\n    b[] {0.0} := 0.0\n    accumulate b:\n"
    return _total(str(count)) + head + _indented(body, 2)


def rfactor(levels: int, size: str = "N", factor: int = 4) -> str:
    """``rfactor`` applied ``levels`` times: lanes of lanes, joined level by level."""
    total = f"{factor**levels}*{size}" if levels else size
    names = [f"j{level}" for level in range(levels)]
    place = " + ".join([f"{factor**levels}*i", *(f"{factor**n}*{name}" for n, name in enumerate(names))])
    lines = [f"allocate t{n + 1}[{', '.join([str(factor)] * (n + 1))}] : f32" for n in range(levels)]
    text = _total(total) + "impl factored of total(a = A, b = B):\n" + _indented(lines, 1)
    for level in range(levels, -1, -1):
        mine = names[:level]
        cell = f"t{level}[{', '.join(mine)}]" if level else "b[]"
        array = f"t{level}" if level else "b"
        loops = [f"par {name} < {factor}:" for name in mine]
        text += _nest(loops, [f"{cell} {{0.0}} := 0.0", f"accumulate {array}:"], 1)
        if level == levels:
            inner = [f"for i < {size}:", f"    {cell} {{B()}} +{{{place}}}= a[{place}]"]
        else:
            source = f"t{level + 1}[{', '.join(names[: level + 1])}]"
            inner = [f"for {names[level]} < {factor}:", f"    {cell} {{B()}} += {source}"]
        text += _indented(inner, 1 + len(loops) + 1)
    return text


def tiled_product(size: str = "N") -> str:
    """A matrix product in tiles of 4, guarded."""
    parameters = "N" if size == "N" else ""
    assume = "    assume N >= 0\n" if parameters else ""
    tiles = f"({size} + 3) // 4"
    return (
        f"spec product({parameters}):\n{assume}"
        + "".join(f"    {tensor}[{size}, {size}] : f32\n" for tensor in ("input A", "input B", "output C"))
        + f"    C(i, j) = sum[k : 0 <= k < {size}] A(i, k) * B(k, j)\n\n"
        "impl tiled of product(a = A, b = B, c = C):\n"
        f"    par i < {size}:\n        par j < {size}:\n            c[i, j] {{0.0}} := 0.0\n"
        "    accumulate c:\n"
        + _nest(
            [
                f"for ko < {tiles}:",
                f"par io < {tiles}:",
                f"par jo < {tiles}:",
                f"par i in 4*io..min(4*io + 4, {size}):",
                f"par j in 4*jo..min(4*jo + 4, {size}):",
                f"for k in 4*ko..min(4*ko + 4, {size}):",
            ],
            ["c[i, j] {C(i, j)} +{k}= a[i, k] * b[k, j]"],
            2,
        )
    )


def stages(count: int, size: str = "N") -> str:
    """``count`` tensors, each computed from the one before in a loop of its own."""
    numbers = range(1, count + 1)
    tensors = [f"output T{n}[{size}] : f32" for n in numbers] + [
        f"T{n}(i) = T{n - 1}(i) + 1.0" for n in numbers
    ]
    bound = ", ".join(f"t{n} = T{n}" for n in range(count + 1))
    loops = "".join(
        _nest([f"par i < {size}:"], [f"t{n}[i] {{T{n}(i)}} := t{n - 1}[i] + 1.0"], 1) for n in numbers
    )
    return (
        f"spec chain({size}):\n    assume {size} >= 0\n    input T0[{size}] : f32\n"
        + _indented(tensors, 1)
        + f"\nimpl staged of chain({bound}):\n{loops}"
    )
