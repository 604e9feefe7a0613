"""What a right side means, from the annotations of the writes that its reads come from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import islice, product

from redverify.annotating.named_values import Evaluated, Missing
from redverify.annotating.numbers import close
from redverify.annotating.runs import Given, Origin, Point, Run, Sample, Written
from redverify.annotating.sites import Site
from redverify.interpreter.domains.terms import Value
from redverify.interpreter.indices import IndexClosure, compile_index
from redverify.language import core
from redverify.language.points import value_at
from redverify.language.terms import free_variables, rebuild, substitute, substitute_condition
from redverify.language.walks import reads_in

#: Combinations of meanings of the reads of one right side that are tried.
_MOST = 32


class Meanings:
    """The meanings of reads and right sides, over the variables of the statement."""

    def __init__(self, impl: core.Impl, sites: Sequence[Site], evaluated: dict[Run, Evaluated]) -> None:
        self.impl = impl
        self.sites = sites
        self.evaluated = evaluated
        self.parameters = frozenset(impl.spec.parameters)

    def of_value(self, site: Site) -> core.ValueExpr | None:
        """The right side with its reads replaced, if that has the values of the samples that are known."""
        wanted = [(s, s.value) for s in site.samples if s.known]
        terms = self.of_part(site, site.command.value)
        return next((t for t in terms if not wanted or self.agrees(t, wanted)), None)

    def of_part(self, site: Site, part: core.ValueExpr) -> Iterator[core.ValueExpr]:
        """A part of the right side with its reads replaced; nothing says yet which meanings are right."""
        reads = site.reads()
        choices = [list(self._of_read(site, reads.index(read))) for read in reads_in(part)]
        for chosen in islice(product(*choices), _MOST):
            yield _replaced(part, iter(chosen))

    def of_start(self, site: Site, position: int) -> Iterator[core.ValueExpr]:
        """What a read finds that the site itself has not written."""
        origins = _origins(site, position)
        others = [None if isinstance(o, Written) and o.by == site.number else o for o in origins]
        yield from self._of_origins(site, others)

    def of_reads(self, site: Site) -> set[core.ValueExpr]:
        """All that the reads of a right side may mean."""
        return {m for position in range(len(site.reads())) for m in self._of_read(site, position)}

    def of_base(self, site: Site) -> Iterator[core.ValueExpr]:
        """What the cell may hold before the accumulations of the site."""
        origins = [None if s.episode is None else s.episode.base for s in site.samples]
        yield from self._of_origins(site, origins)

    def from_write(self, site: Site, position: int, number: int) -> core.ValueExpr | None:
        """What a read finds where the write of a number has written it."""
        return self._written(site, number, _origins(site, position))

    def over(
        self, site: Site, term: core.ValueExpr, envs: Sequence[dict[str, int] | None]
    ) -> core.ValueExpr | None:
        """A term over variables whose values are known at the samples, over those of the site."""
        if not any(env is not None for env in envs):
            return None
        by = self._variables(site, free_variables(term), envs)
        return None if by is None else substitute(term, by)

    def agrees(self, term: core.ValueExpr, wanted: Sequence[tuple[Sample, object]]) -> bool:
        """Whether an annotation has the wanted values at the samples; nothing agrees with none."""
        names = sorted(free_variables(term))
        known: dict[tuple[object, ...], Value | Missing] = {}
        for sample, value in wanted:
            key = sample.run, *(sample.env.get(name) for name in names)
            if key not in known:
                known[key] = self.evaluated[sample.run].of(term, sample.env)
            found = known[key]
            if isinstance(found, Missing) or not close(found, value):
                return False
        return bool(wanted)

    def _of_read(self, site: Site, position: int) -> Iterator[core.ValueExpr]:
        return self._of_origins(site, _origins(site, position))

    def _of_origins(self, site: Site, origins: Sequence[Origin]) -> Iterator[core.ValueExpr]:
        """One meaning for each statement, or input, that the value comes from at some sample."""
        given = list(dict.fromkeys(o.tensor for o in origins if isinstance(o, Given)))
        for tensor in given:
            points = [o.point if isinstance(o, Given) and o.tensor == tensor else None for o in origins]
            type_ = self.impl.spec.tensors[tensor].type
            rank = self.impl.spec.tensors[tensor].rank
            at = [site.fitting.index([None if p is None else p[d] for p in points]) for d in range(rank)]
            found = tuple(e for e in at if e is not None)
            if len(found) == rank:
                yield core.Access(type_, tensor, found)
        numbers = dict.fromkeys(o.by for o in origins if isinstance(o, Written))
        accumulated = sorted(numbers, key=lambda n: isinstance(self.sites[n].command, core.Assign))
        terms: dict[int, core.ValueExpr] = {}
        for number in accumulated:
            term = self._written(site, number, origins)
            if term is not None:
                terms[number] = term
                yield term
        if len(terms) == len(numbers) == 2:
            yield from self._of_branches(site, origins, terms)
        if 1 < len(terms) == len(numbers) and not given:
            writers = [o.by if isinstance(o, Written) else None for o in origins]
            chosen = self._of_regions(site, writers, terms)
            if chosen is not None:
                yield chosen

    def _of_regions(
        self, site: Site, writers: Sequence[int | None], terms: dict[int, core.ValueExpr]
    ) -> core.ValueExpr | None:
        """The choice, by an index of what is read, between what loops have written beside each other."""
        if len(terms) == 1:
            return next(iter(terms.values()))
        by = dict(zip(map(id, site.samples), writers, strict=True))
        indices = dict.fromkeys(index for read in site.reads() for index in read.indices)
        for one, index in product(terms, indices):
            at = compile_index(index)

            def below(sample: Sample, bound: Point, one: int = one, at: IndexClosure = at) -> bool | None:
                writer = by[id(sample)]
                return None if writer is None else (at(sample.env) < bound[0]) == (writer == one)

            bound = next(site.fitting.points(1, below), None)
            if bound is not None:
                others = {n: term for n, term in terms.items() if n != one}
                rest = self._of_regions(site, [None if w == one else w for w in writers], others)
                holds = core.CCmp("<", index, bound[0])
                return None if rest is None else core.Select(rest.type, holds, terms[one], rest)
        return None

    def _of_branches(
        self, site: Site, origins: Sequence[Origin], terms: dict[int, core.ValueExpr]
    ) -> Iterator[core.ValueExpr]:
        """The choice between what two branches of a condition have written."""
        first, second = terms
        for outer in self.sites[first].path:
            if not isinstance(outer, core.If) or all(outer is not c for c in self.sites[second].path):
                continue
            sides = [_side(outer, self.sites[n]) for n in (first, second)]
            if sides[0] == sides[1]:
                continue
            plain = outer.condition
            for let in reversed(self.sites[first].around.lets):
                plain = substitute_condition(plain, {let.variable: let.value})
            envs = [o.env if isinstance(o, Written) else None for o in origins]
            for condition in (outer.condition, plain):
                by = self._variables(site, free_variables(condition), envs)
                if by is not None:
                    then, otherwise = (first, second) if sides[0] else (second, first)
                    holds = substitute_condition(condition, by)
                    yield core.Select(terms[then].type, holds, terms[then], terms[otherwise])
                    break

    def _written(self, site: Site, number: int, origins: Sequence[Origin]) -> core.ValueExpr | None:
        """The annotation of a write, with its variables over those of the statement that reads."""
        note = self.sites[number].note
        envs = [o.env if isinstance(o, Written) and o.by == number else None for o in origins]
        if note is None or note.partial or all(env is None for env in envs):
            return None
        value = note.value
        for let in reversed(self.sites[number].around.lets):
            value = substitute(value, {let.variable: let.value})
        by = self._variables(site, free_variables(value), envs)
        if by is None:
            value = self._closed(number, value)
            by = self._variables(site, free_variables(value), envs)
        return self._by_indices(site, value, envs) if by is None else substitute(value, by)

    def _by_indices(
        self, site: Site, value: core.ValueExpr, envs: Sequence[dict[str, int] | None]
    ) -> core.ValueExpr | None:
        """An annotation whose indices, and not the variables in them, are over the variables of the site.

        So loops may read in blocks of two what others have written in blocks of four.
        """
        failed = False

        def index(expr: core.IndexExpr) -> core.IndexExpr:
            nonlocal failed
            if free_variables(expr) <= self.parameters:
                return expr
            points = zip(site.samples, envs, strict=True)
            values = [
                None if env is None else value_at(expr, {**sample.env, **env}) for sample, env in points
            ]
            found = site.fitting.index(values)
            failed |= found is None
            return expr if found is None else found

        def again(part: core.ValueExpr) -> core.ValueExpr:
            nonlocal failed
            if free_variables(part) <= self.parameters:
                return part
            if isinstance(part, core.Reduce | core.LetValue | core.Select | core.IndexCondition):
                failed = True
                return part
            return rebuild(part, again, index, lambda c: c)

        found = again(value)
        return None if failed else found

    def _closed(self, number: int, value: core.ValueExpr) -> core.ValueExpr:
        """An annotation without the variables that are data: they are the elements of inputs."""
        for let in reversed(self.sites[number].around.data):
            note = next((s.note for s in self.sites if s.command is let), None)
            if note is not None and let.variable in free_variables(value):
                value = core.LetValue(value.type, let.variable, note.value, let.lower, let.upper, value)
        return value

    def _variables(
        self, site: Site, names: frozenset[str], envs: Sequence[dict[str, int] | None]
    ) -> dict[str, core.IndexExpr] | None:
        """The variables of another write, whose values are known, over those of the site."""
        by: dict[str, core.IndexExpr] = {}
        for name in sorted(names - self.parameters):
            values = [None if env is None else env.get(name) for env in envs]
            expr = site.fitting.index(values)
            if expr is None:
                return None
            by[name] = expr
        return by


def _origins(site: Site, position: int) -> list[Origin]:
    """Where a read of the site has its value from at each sample."""
    return [s.origins[position] if position < len(s.origins) else None for s in site.samples]


def _replaced(value: core.ValueExpr, by: Iterator[core.ValueExpr]) -> core.ValueExpr:
    """The value with its reads, from left to right, replaced."""
    if isinstance(value, core.Read):
        return next(by)
    return rebuild(value, lambda part: _replaced(part, by), lambda i: i, lambda c: c)


def _side(condition: core.If, site: Site) -> bool:
    """Whether a write is in the branch where the condition holds."""
    inner = site.path[[c is condition for c in site.path].index(True) + 1]
    return any(inner is c for c in condition.then)


def over_loops(
    site: Site, element: core.ValueExpr, names: Sequence[str], init: core.ValueExpr | None
) -> core.Reduce:
    """The reduction over the loops ``names`` around an accumulation of ``element``."""
    assert isinstance(site.command, core.Accumulate)
    total = reduce(core.CAnd, site.domain(names))
    order = tuple(v for v in site.around.variables if v in names)
    return core.Reduce(element.type, site.command.operator, order, total, element, init)


def without_lets(site: Site, element: core.ValueExpr, names: Sequence[str]) -> core.ValueExpr:
    """The element with the ``let`` variables that depend on ``names`` written out."""
    for let in reversed(site.around.lets):
        if let.variable in free_variables(element) and _depends(site, let, names):
            element = substitute(element, {let.variable: let.value})
    return element


def _depends(site: Site, let: core.Let, names: Sequence[str]) -> bool:
    free = free_variables(let.value)
    others = [other for other in site.around.lets if other.variable in free]
    return bool(free & set(names)) or any(_depends(site, other, names) for other in others)
