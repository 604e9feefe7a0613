"""xDSL's parser, which remembers where operations start and reads float literals by :mod:`..common.floats`.

It also reads products and quotients by symbols in affine maps, for which xDSL has no expression.
"""

from __future__ import annotations

from typing import Any, Protocol

import xdsl.parser as xdsl
from xdsl.dialects.builtin import AnyFloat, Builtin
from xdsl.ir.affine import AffineBinaryOpExpr, AffineBinaryOpKind
from xdsl.parser.affine_parser import AffineParser

from redverify.frontends.common import floats


class Reader(Protocol):
    """Whose text is parsed, and what the parser tells it: where operations start, and the resources."""

    text: str
    starts: dict[Any, int]
    resources: dict[tuple[str, str], str]


_KINDS = {
    "*": AffineBinaryOpKind.Mul,
    "ceildiv": AffineBinaryOpKind.CeilDiv,
    "floordiv": AffineBinaryOpKind.FloorDiv,
    "mod": AffineBinaryOpKind.Mod,
}


class _Affine(AffineParser):  # type: ignore[misc]
    """Expressions that are affine or not."""

    def _create_binop_expr(self, lhs: Any, rhs: Any, binop: Any) -> Any:
        try:
            return super()._create_binop_expr(lhs, rhs, binop)
        except NotImplementedError:
            return AffineBinaryOpExpr(_KINDS[binop.text], lhs, rhs)


class _Element(xdsl.Parser._TensorLiteralElement):  # type: ignore[misc]
    """An element of a dense list that is a float where the type says so."""

    def to_type(self, parser: Any, type: Any) -> Any:
        name = str(type)
        if not isinstance(type, AnyFloat):
            return super().to_type(parser, type)
        if not floats.known(name):
            raise NotImplementedError(f"literals of {name}")
        value = floats.of_text(self.span.text, name)
        return float("-0.0") if value == "-0.0" else float(value)


class Parser(xdsl.Parser):  # type: ignore[misc]
    """The parser of a reader's text."""

    def __init__(self, reader: Reader, context: Any) -> None:
        context.load_dialect(Builtin)
        super().__init__(context, reader.text)
        self.reader = reader

    def parse_affine_map(self) -> Any:
        """A map whose expressions may be products of symbols."""
        return _Affine(self._parser_state).parse_affine_map()

    def parse_affine_set(self) -> Any:
        """A set whose conditions may be about products of symbols."""
        return _Affine(self._parser_state).parse_affine_set()

    def parse_optional_operation(self) -> Any:
        """An operation, if there is one here; the reader is told where it starts."""
        start = self._current_token.span.start
        op = super().parse_optional_operation()
        if op is not None:
            self.reader.starts[op] = start
        return op

    def parse_operation(self) -> Any:
        """An operation; the reader is told where it starts."""
        start = self._current_token.span.start
        op = super().parse_operation()
        self.reader.starts[op] = start
        return op

    # xDSL keeps the resources of all texts together, and gives one of a name that was there another name.

    def _parse_dialect_resource_handle(self, dialect_name: str, interface: Any) -> str:
        name = self.parse_optional_str_literal()
        return str(self.parse_identifier(" for a resource") if name is None else name)

    def _parse_single_dialect_resources(self) -> None:
        dialect = self.parse_identifier(" of a dialect")
        self.parse_punctuation(":")
        self.parse_comma_separated_list(self.Delimiter.BRACES, lambda: self._resource(dialect))

    def _resource(self, dialect: str) -> None:
        key = (dialect, self._parse_dialect_resource_handle(dialect, None))
        self.parse_punctuation(":")
        if key in self.reader.resources:
            self.raise_error("two resources have one name")
        self.reader.resources[key] = self.parse_str_literal()

    def _parse_tensor_literal_element(self) -> Any:
        found = super()._parse_tensor_literal_element()
        return _Element(found.is_negative, found.value, found.span)
