"""What rests on what in a certificate, as a picture: theorems and laws in layers, the certificate on top."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import networkx as nx

from redverify.checking.description import Node
from redverify.reporting.pictures.svg import box, curve, picture, text

#: Sizes in pixels: a character, the height of a box, and what is between boxes and between layers.
_CHARACTER, _HEIGHT, _GAP, _LAYER, _WIDTH = 7, 20, 10, 46, 1100

#: With more theorems than these nobody would see anything.
MOST = 400


def graph_svg(nodes: Sequence[Node]) -> str:
    """The picture; empty if there are too many theorems, or a theorem rests on itself."""
    whole = as_graph(nodes)
    kinds = {node.name: node.kind for node in nodes}
    shown = [n for n in whole if kinds.get(n) in ("theorem", "law")]
    graph = whole.subgraph(shown)
    if not 0 < len(shown) <= MOST or not nx.is_directed_acyclic_graph(graph):
        return ""
    layers = _layers(graph)
    places, width, height = _places(layers)
    lines = [_edge(_middle(one, places), _middle(other, places)) for one, other in sorted(graph.edges)]
    boxes = [_box(name, kinds[name], *places[name]) for layer in layers for name in layer]
    return picture(width, height, "which theorems rest on which", [*lines, *boxes])


def as_graph(nodes: Iterable[Node]) -> nx.DiGraph:
    """The dependency graph: an edge from what rests on something to that."""
    graph = nx.DiGraph()
    for node in nodes:
        graph.add_node(node.name, kind=node.kind)
    for node in nodes:
        graph.add_edges_from((node.name, other) for other in node.uses)
    return graph


def _layers(graph: nx.DiGraph) -> list[list[str]]:
    """Each theorem below all that rest on it; within a layer near the middle of these."""
    layers: list[list[str]] = []
    position: dict[str, float] = {}
    for generation in nx.topological_generations(graph):
        names = sorted(generation)
        middle = {n: _mean([position[p] for p in graph.predecessors(n)]) for n in names}
        names.sort(key=lambda n: (middle[n], n))
        for rank, name in enumerate(names):
            position[name] = (rank + 0.5) / len(names)
        layers += _rows(names)
    return layers


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.5


def _size(name: str) -> int:
    return _CHARACTER * len(name) + 14


def _rows(names: Iterable[str]) -> list[list[str]]:
    """A layer in as many rows as it needs."""
    rows: list[list[str]] = [[]]
    used = 0
    for name in names:
        if rows[-1] and used + _size(name) > _WIDTH:
            rows.append([])
            used = 0
        rows[-1].append(name)
        used += _size(name) + _GAP
    return rows


def _places(layers: Sequence[Sequence[str]]) -> tuple[dict[str, tuple[int, int]], int, int]:
    """The left upper corner of each box, and the size of the picture."""
    widths = [sum(_size(n) + _GAP for n in layer) + _GAP for layer in layers]
    width = max(widths)
    places: dict[str, tuple[int, int]] = {}
    for row, (layer, mine) in enumerate(zip(layers, widths, strict=True)):
        x = (width - mine) // 2 + _GAP
        for name in layer:
            places[name] = (x, _GAP + row * _LAYER)
            x += _size(name) + _GAP
    return places, width, len(layers) * _LAYER


def _middle(name: str, places: dict[str, tuple[int, int]]) -> tuple[int, int]:
    x, y = places[name]
    return x + _size(name) // 2, y


def _edge(upper: tuple[int, int], lower: tuple[int, int]) -> str:
    x1, y1, x2, y2 = upper[0], upper[1] + _HEIGHT, lower[0], lower[1]
    return curve(x1, y1, x2, y2)


def _box(name: str, kind: str, x: int, y: int) -> str:
    return f'<g class="{kind}">{box(x, y, _size(name), _HEIGHT, "")}{text(x + 7, y + 14, name)}</g>'


__all__ = ["graph_svg"]
