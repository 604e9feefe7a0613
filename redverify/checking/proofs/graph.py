"""What rests on what in a certificate, found in the data of its proof."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from redverify.checking.data.expressions import Shared
from redverify.checking.data.tagged import Tagged
from redverify.checking.description import Node
from redverify.checking.laws.law import Law
from redverify.checking.proofs.terms import ByLaw, ByLemma, ByTheorem, Computed, Entails, KnownCell, Rule
from redverify.checking.proofs.theorems import (
    Annotation,
    BodyItem,
    Ends,
    HeapItem,
    Item,
    Keeps,
    Knows,
    LoopNote,
    ProgramVerifies,
    RaceFree,
    TheoremItem,
    Verifies,
)
from redverify.checking.proofs.walks import terms_in


def graph_of(
    laws: Sequence[Law], annotations: Mapping[str, Annotation], items: Sequence[Item]
) -> tuple[Node, ...]:
    """The definitions and theorems of a certificate, in order, with what they refer to.

    Facts of arithmetic are left out: they say nothing of the program, and refer to nothing.
    """
    names = [item.name for item in items]
    known = frozenset(names)
    nodes = [Node(name=f"law_{p}", kind="law", uses=()) for p in range(len(laws))]
    for item in items:
        terms = tuple(terms_in(item))
        if isinstance(item, BodyItem):
            references = _loops(item.path, annotations, known)
        else:
            references = list(_references(terms, known - {item.name}, len(laws)))
        rules = {term.name for term in terms if isinstance(term, Rule)}
        nodes.append(
            Node(
                name=item.name,
                kind="theorem" if isinstance(item, TheoremItem) else "definition",
                uses=tuple(dict.fromkeys(references)),
                rules=tuple(sorted(rules)),
            )
        )
    ends = tuple(n for n in names if n == "program_vc" or n.startswith("output_"))
    nodes += [
        Node(name="consistent", kind="theorem", uses=()),
        Node(name="solvable", kind="theorem", uses=("consistent",)),
        Node(name="placed", kind="theorem", uses=()),
        Node(name="defined", kind="theorem", uses=()),
        Node(name="inhabited", kind="theorem", uses=()),
        Node(
            name="certificate",
            kind="theorem",
            uses=("consistent", "solvable", "placed", "defined", "inhabited", *ends),
        ),
    ]
    return tuple(nodes)


def _loops(path: Sequence[int], annotations: Mapping[str, Annotation], known: frozenset[str]) -> list[str]:
    """The invariants and bodies of the outermost loops in the block at a path."""
    loops = {
        tuple(key.split("/")): note
        for key, note in annotations.items()
        if isinstance(note, LoopNote) and note.heap in known and note.body in known
    }
    top = tuple(str(position) for position in path)
    found: list[str] = []
    for key, note in loops.items():
        outer = [key[:length] for length in range(len(top) + 1, len(key))]
        if len(key) > len(top) and key[: len(top)] == top and not any(o in loops for o in outer):
            found += [note.heap, note.body]
    return found


def _references(terms: Iterable[Tagged], known: frozenset[str], laws: int) -> Iterator[str]:
    """The definitions, theorems and laws that terms refer to, in order."""
    for term in terms:
        if isinstance(term, ByLaw) and 0 <= term.position < laws:
            yield f"law_{term.position}"
        yield from [name for name in _named(term) if name in known]


def _named(term: Tagged) -> tuple[str, ...]:
    """The definitions and theorems that a term itself refers to."""
    match term:
        case ByTheorem(name) | ByLemma(name) | Shared(name):
            return (name,)
        case KnownCell(heap) | Entails(heap) | Knows(heap):
            return (heap,)
        case Computed(names) | HeapItem(entries=names):
            return names
        case Verifies(body=body, heap=heap) | Keeps(body=body, heap=heap) | RaceFree(body=body, heap=heap):
            return (body, heap)
        case ProgramVerifies(body=body) | Ends(body=body):
            return (body,)
        case _:
            return ()
