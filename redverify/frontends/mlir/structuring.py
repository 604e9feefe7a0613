"""Regions of several blocks: the branches and counted loops that their jumps stand for.

``convert-scf-to-cf`` makes jumps of loops and branches; here the loops and branches are found again. What
follows no such structure is refused: loops with several entries or exits, loops that do not count, and blocks
that two ways share without meeting there.

- The ways of a ``cf.cond_br`` meet at its immediate postdominator. The arguments of that block are results
  of an ``scf.if``.
- A block that is jumped back to is the head of a loop. It compares an argument of type ``index`` with a bound
  and each iteration adds a step to it. As index arithmetic does not overflow, this is an ``scf.for``. The
  other arguments of the block are carried. The head runs once more than the body, so it may compute only what
  does not change in the loop; that moves in front of it.
- ``scf.while`` is two such blocks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from redverify.frontends.mlir.ir import Op, Region, Type, Value

#: The jumps that are known.
JUMPS = ("cf.br", "cf.cond_br")

_WHILE = "scf.while"

#: The number of the place behind all blocks, where the region ends.
_END = -1

#: Operations that neither read nor write memory, and may move.
_PURE = ("arith.", "index.", "affine.apply", "affine.min", "affine.max", "memref.dim", "tensor.dim")

#: ``arith.cmpi`` predicates ``slt`` and ``sgt``.
_LESS, _GREATER = 2, 4

_Way = tuple[int, tuple[Value, ...]]


@dataclass(frozen=True, slots=True, eq=False)
class Block:
    """A block: its operations, without the last one; and where that jumps to, each with its operands.

    Of two ways the first is taken if the first operand of ``last`` is true.
    """

    arguments: tuple[Value, ...]
    ops: tuple[Op, ...]
    last: Op
    ways: tuple[_Way, ...]


def block_of(arguments: tuple[Value, ...], ops: Sequence[Op], targets: Sequence[int]) -> Block:
    """A block from its operations; ``targets`` are the numbers of the blocks that its last one names."""
    *before, last = ops
    if not targets:
        ways: tuple[_Way, ...] = ((_END, last.operands),)
    else:
        groups = [last.operands] if last.name == "cf.br" else last.segments(3)[1:]
        ways = tuple(zip(targets, groups, strict=True))
    return Block(arguments, tuple(before), last, ways)


def blocks_with_while(arguments: tuple[Value, ...], ops: tuple[Op, ...]) -> list[Block]:
    """The blocks that a block with ``scf.while`` stands for; none if it has none."""
    blocks: list[Block] = []
    start = 0
    for position, op in enumerate(ops):
        if op.name != _WHILE:
            continue
        head, body = op.regions
        number = len(blocks)
        blocks.append(Block(arguments, ops[start:position], op, ((number + 1, op.operands),)))
        passed = head.ops[-1].operands[1:]
        ways = ((number + 2, passed), (number + 3, passed))
        blocks.append(Block(head.arguments, head.ops[:-1], head.ops[-1], ways))
        back = ((number + 1, body.ops[-1].operands),)
        blocks.append(Block(body.arguments, body.ops[:-1], body.ops[-1], back))
        arguments, start = op.results, position + 1
    return [*blocks, block_of(arguments, ops[start:], ())] if blocks else []


def structured(blocks: Sequence[Block]) -> Region:
    """The region of these blocks as one block of loops and branches. The first is its entry."""
    ends = [b.last for b in blocks if b.ways[0][0] == _END]
    if not ends:
        raise blocks[0].last.refused("the jumps never end")
    ops, values = _Structuring(blocks).until(_END, (0, blocks[0].arguments))
    region = Region(blocks[0].arguments, (*ops, replace(ends[0], operands=values)))
    _check_scopes(region)
    return region


class _Structuring:
    """The blocks, and what their values are in the structured region (``known``)."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = blocks
        self.made_by = {r: op for b in blocks for op in b.ops for r in op.results}
        after = {n: {t for t, _ in b.ways} for n, b in enumerate(blocks)}
        self.before: dict[int, set[int]] = {n: set() for n in (*after, _END)}
        for number, targets in after.items():
            for target in targets:
                self.before[target].add(number)
        self.dominators = _dominators(0, self.before)
        self.postdominators = _dominators(_END, after)
        self.known: dict[Value, Value] = {}
        self.done: set[int] = set()

    # ------------------------------------------------------------ sequences and branches

    def until(self, stop: int, way: _Way) -> tuple[list[Op], tuple[Value, ...]]:
        """The operations on a way until it comes to ``stop``, and the operands that it comes there with."""
        ops: list[Op] = []
        at, values = way
        while at != stop:
            if at == _END or at in self.done:
                raise self.blocks[max(at, 0)].last.refused("jumps that are not those of loops and branches")
            self.done.add(at)
            members = self._loop_of(at)
            if members:
                found, (at, values) = self._loop(at, members, values)
            else:
                self.known.update(zip(self.blocks[at].arguments, self._now(values), strict=True))
                found, (at, values) = self._block(at)
            ops += found
        return ops, self._now(values)

    def _block(self, number: int) -> tuple[list[Op], _Way]:
        """A block that does not head a loop, and the way on from where its ways meet."""
        block = self.blocks[number]
        ops = [self._renamed(op) for op in block.ops]
        if len(block.ways) == 1:
            return ops, block.ways[0]
        meeting = self._meeting(number)
        sides = [self.until(meeting, way) for way in block.ways]
        results = tuple(Value(v.type, v.name) for v in sides[0][1])
        regions = tuple(Region((), (*side, _yield(block.last, values))) for side, values in sides)
        condition = self._now(block.last.operands[:1])
        ops.append(_like(block.last, "scf.if", condition, results, regions))
        return ops, (meeting, results)

    def _meeting(self, number: int) -> int:
        """Where all ways from a block come to first: its immediate postdominator."""
        around = self.postdominators.get(number, set()) - {number}
        for candidate in around:
            if self.postdominators[candidate] == around:
                return candidate
        raise self.blocks[number].last.refused("jumps from which the function does not end")

    # ------------------------------------------------------------ loops

    def _loop_of(self, head: int) -> set[int]:
        """The blocks of the loop with this head; none if it heads no loop."""
        waiting = [n for n in self.before[head] if head in self.dominators.get(n, ())]
        members = {head} if waiting else set()
        while waiting:
            number = waiting.pop()
            if number not in members:
                members.add(number)
                waiting += self.before[number]
        return members

    def _loop(self, number: int, members: set[int], first: tuple[Value, ...]) -> tuple[list[Op], _Way]:
        """The loop with a head, and the way on from it."""
        block = self.blocks[number]
        leaving = [n for n in members if any(t not in members for t, _ in self.blocks[n].ways)]
        if leaving != [number] or block.ways[0][0] not in members:
            raise block.last.refused("a loop that ends elsewhere than where it begins")
        moved, comparison = self._head(block, members)
        first = self._now(first)
        inner, values = self.until(number, block.ways[0])
        place, bound = self._counter(block, comparison)
        step = self._step(block, block.arguments[place], values[place], members)
        rest = [p for p in range(len(first)) if p != place]
        body = (*inner, _yield(block.last, [values[p] for p in rest]))
        results = tuple(Value(block.arguments[p].type, block.arguments[p].name) for p in rest)
        arguments = (block.arguments[place], *(block.arguments[p] for p in rest))
        operands = (*self._now((first[place], bound, step)), *(first[p] for p in rest))
        loop = _like(block.last, "scf.for", operands, results, (Region(arguments, body),))
        self.known.update(zip(arguments[1:], results, strict=True))
        return [*moved, loop], block.ways[1]

    def _head(self, block: Block, members: set[int]) -> tuple[list[Op], Op]:
        """What a head computes that does not change, and its comparison."""
        moved: list[Op] = []
        inside = self._changing(members)
        for op in block.ops:
            if block.last.operands[0] in op.results and op.name == "arith.cmpi":
                continue
            if op.regions or not op.name.startswith(_PURE) or not inside.isdisjoint(op.operands):
                raise op.refused("the head of a loop does more than compare its counter")
            moved.append(self._renamed(op))
            inside -= {*op.results}
        comparison = self.made_by.get(block.last.operands[0])
        if comparison not in block.ops:
            raise block.last.refused("a loop whose head does not compare its counter")
        assert comparison is not None
        return moved, comparison

    def _changing(self, members: Iterable[int]) -> set[Value]:
        """All values that a loop makes."""
        blocks = [self.blocks[n] for n in members]
        made = {r for b in blocks for op in b.ops for r in op.results}
        return made | {a for b in blocks for a in b.arguments}

    def _counter(self, block: Block, comparison: Op) -> tuple[int, Value]:
        """The position of the argument that counts, and its bound."""
        left, right = comparison.operands
        predicate = comparison.attributes.get("predicate")
        counter, bound = (left, right) if predicate == _LESS else (right, left)
        if predicate not in (_LESS, _GREATER) or counter not in block.arguments:
            raise comparison.refused("a loop whose head does not compare its counter")
        if counter.type != Type("index") or bound in block.arguments:
            raise comparison.refused("a loop that does not count to a bound by an index")
        return block.arguments.index(counter), bound

    def _step(self, block: Block, counter: Value, value: Value, members: set[int]) -> Value:
        """What every iteration adds to ``counter``, which is ``value`` then."""
        added = self.made_by.get(value)
        operands = self._now(added.operands) if added and added.name in ("arith.addi", "index.add") else ()
        steps = [o for o in operands if o != counter]
        if len(operands) - len(steps) != 1 or not self._changing(members).isdisjoint(steps):
            raise block.last.refused("a loop whose counter does not grow by a step")
        return steps[0]

    # ------------------------------------------------------------ values

    def _now(self, values: Iterable[Value]) -> tuple[Value, ...]:
        return tuple(self.known.get(v, v) for v in values)

    def _renamed(self, op: Op) -> Op:
        regions = tuple(replace(r, ops=tuple(map(self._renamed, r.ops))) for r in op.regions)
        return replace(op, operands=self._now(op.operands), regions=regions)


def _yield(place: Op, values: Iterable[Value]) -> Op:
    return _like(place, "scf.yield", values, (), ())


def _like(
    place: Op, name: str, operands: Iterable[Value], results: tuple[Value, ...], regions: tuple[Region, ...]
) -> Op:
    """An operation that stands where ``place`` does."""
    return replace(
        place, name=name, operands=tuple(operands), results=results, attributes={}, regions=regions
    )


def _dominators(first: int, before: Mapping[int, Iterable[int]]) -> dict[int, set[int]]:
    """For each block that ``first`` leads to: the blocks that all ways to it go through, and itself."""
    found = {first: {first}}
    changed = True
    while changed:
        changed = False
        for number in before:
            known = [found[n] for n in before[number] if n in found]
            if number == first or not known:
                continue
            new = set.intersection(*known) | {number}
            changed |= found.get(number) != new
            found[number] = new
    return found


def _check_scopes(region: Region) -> None:
    """What the region makes is used where it is defined: what a loop makes is not used behind it."""
    hidden = {v for op in region.ops for v in _made(op)}

    def check(region: Region) -> None:
        hidden.difference_update(region.arguments)
        for op in region.ops:
            if not hidden.isdisjoint(op.operands):
                raise op.refused("it uses what a loop of jumps makes, but for what the loop carries")
            for inner in op.regions:
                check(inner)
            hidden.difference_update(op.results)
        hidden.update(region.arguments, *(op.results for op in region.ops))

    check(region)


def _made(op: Op) -> Iterator[Value]:
    """All values that an operation makes, and the operations inside it."""
    for inner in op.walk():
        yield from inner.results
        for region in inner.regions:
            yield from region.arguments
