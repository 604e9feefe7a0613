"""MLIR text to :mod:`.ir`: xDSL reads the generic form; ``mlir-opt`` prints it where there is one.

All operations are read as ones that xDSL does not know: so none of its verifiers and custom syntaxes plays
a part. Whatever xDSL raises ends the reading with :class:`TranslationError`.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from math import prod
from typing import Any

from redverify.frontends.common import floats
from redverify.frontends.common.errors import LoadError, MissingDependency, Place, TranslationError
from redverify.frontends.common.user_code import FAILS
from redverify.frontends.mlir import names
from redverify.frontends.mlir.ir import (
    AnyType,
    Attribute,
    Binary,
    Dense,
    Dim,
    Float,
    Function,
    Layout,
    Map,
    MapExpr,
    Op,
    Opaque,
    Region,
    Set,
    Shaped,
    Type,
    Value,
)
from redverify.frontends.mlir.scalars import literals
from redverify.frontends.mlir.structuring import JUMPS, block_of, blocks_with_while, structured
from redverify.similar import did_you_mean

#: The names under which ``mlir-opt`` is looked for.
TOOLS = ("mlir-opt", "mlir-opt-19", "mlir-opt-20", "mlir-opt-18")
_HINT = "give the generic form: mlir-opt --mlir-print-op-generic FILE"
_SECONDS = 120

#: What operations of tosa mean: what these passes make of them.
_OF_TOSA = (
    "builtin.module(func.func(tosa-optional-decompositions,tosa-infer-shapes,tosa-to-linalg-named,"
    "tosa-to-linalg,tosa-to-arith,tosa-to-tensor))"
)

#: What ``mlir-opt`` says of an option that it does not know.
_SIMILAR = re.compile(r"Did you mean '([^']*)'")

#: An error of ``mlir-opt`` at a line of what it reads.
_AT_LINE = re.compile(r"<stdin>:(\d+):(\d+): error: (.*)")


def generic(text: str) -> bool:
    """Whether a text is in the generic form: its functions are."""
    return re.search(r'^\s*"func\.func"\(', text, re.MULTILINE) is not None


def tool(name: str | None = None) -> str | None:
    """The path of ``mlir-opt``: of this name, or of any that is found on PATH."""
    for candidate in (name,) if name else TOOLS:
        found = shutil.which(candidate)
        if found is not None:
            return found
    return None


def of_tosa(text: str) -> tuple[str, ...]:
    """The arguments with which ``mlir-opt`` writes a program without operations of tosa; none if it has none.

    One of them, which is left in the regions of others, is translated as it is.
    """
    found = re.search(r"\btosa\.(?!apply_scale\b)\w", re.sub(r"//.*", "", text))
    return (f"--pass-pipeline={_OF_TOSA}",) if found else ()


def run_tool(path: str, arguments: list[str], text: str, name: str = "") -> str:
    """What ``mlir-opt`` writes for a text; raises :class:`LoadError` with its first error.

    With the ``name`` of the user's file, the error stands at its line there.
    """
    command = [path, "--mlir-print-op-generic", *arguments, "-"]
    try:
        done = subprocess.run(
            command, input=text, capture_output=True, text=True, timeout=_SECONDS, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise LoadError(f"{path} took more than {_SECONDS} s") from error
    if done.returncode != 0:
        lines = [line for line in done.stderr.splitlines() if "error" in line] or done.stderr.splitlines()
        at = _AT_LINE.fullmatch(lines[0]) if lines and name else None
        if at is not None:
            line = names.UserText(text).line(int(at[1]))
            raise LoadError(f"{at[3]}\n    {line}", FAILS, f"{name}:{at[1]}:{at[2]}")
        hint = next((f"did you mean {m[1]}?" for m in _SIMILAR.finditer(done.stderr)), "")
        said = lines[0] if lines else f"exit status {done.returncode}"
        raise LoadError(f"{path}: {said.removeprefix(f'{path}: ')}", hint=hint)
    return done.stdout


def functions_of(text: str, role: str, mlir_opt: str | None = None, name: str = "") -> list[Function]:
    """The functions with a body of a module, in order.

    ``role`` is what messages call the program, and ``name`` its file where it has one.
    """
    if not generic(text) or of_tosa(text):
        path = tool(mlir_opt)
        if path is None:
            why = "has operations of tosa" if of_tosa(text) else "is not in the generic form"
            raise TranslationError(f"the {role} text {why}", hint=_HINT)
        given = names.UserText(text)
        arguments = ["--allow-unregistered-dialect", *names.ARGUMENTS, *of_tosa(text)]
        printed, places = names.without_places(run_tool(path, arguments, text, name))
        reader = _Reader(printed, role, given, places)
        if "dense_resource<" in printed:  # with places in it, mlir-opt prints no resources
            reader.resources = resources_of(run_tool(path, ["--allow-unregistered-dialect"], text), role)
        return reader.functions()
    return _Reader(text, role).functions()


def resources_of(text: str, role: str) -> dict[tuple[str, str], str]:
    """What a text in the generic form holds of the resources, by dialect and name."""
    reader = _Reader(text, role)
    reader.module()
    return reader.resources


def read_alike(text: str, path: str) -> bool | None:
    """Whether ``mlir-opt`` reads what xDSL prints of what it has parsed as it reads the text itself.

    ``None`` if ``mlir-opt`` does not read what xDSL prints, so that nothing is known.
    """
    from io import StringIO

    from xdsl.printer import Printer

    plain = text if generic(text) else run_tool(path, ["--allow-unregistered-dialect"], text)
    out = StringIO()
    reader = _Reader(plain, "source")
    Printer(stream=out, print_generic_format=True).print_op(reader.module())
    out.write(reader.metadata())
    normal = run_tool(path, ["--allow-unregistered-dialect"], text)
    try:
        return run_tool(path, ["--allow-unregistered-dialect"], out.getvalue()) == normal
    except LoadError:
        return None


class _Reader:
    """Reads one text with xDSL."""

    def __init__(
        self,
        text: str,
        role: str,
        given: names.UserText | None = None,
        places: Sequence[names.Place | None] = (),
    ) -> None:
        try:
            from xdsl.dialects import builtin
        except ImportError as error:
            raise MissingDependency("xdsl", "mlir") from error
        self.builtin: Any = builtin
        self.text = literals.without_sparse(text)
        self.lines = text.splitlines()
        self.role = role
        self.values: dict[Any, Value] = {}
        self.starts: dict[Any, int] = {}
        self.given = given
        self.places = places
        self.at: dict[Any, names.Place] = {}
        self.globals: dict[str, dict[str, Attribute]] = {}
        #: What the text holds of the resources, by dialect and name.
        self.resources: dict[tuple[str, str], str] = {}

    def functions(self) -> list[Function]:
        module = self.module()
        self.at = names.placed(module, self.places)
        found: list[Function] = []
        for op in module.regions[0].blocks[0].ops:
            if self._name(op) == "memref.global":
                self._global(op)
        for op in module.regions[0].blocks[0].ops:
            if self._name(op) == "func.func" and op.regions and op.regions[0].blocks:
                found.append(self._function(op))
        return found

    def _global(self, op: Any) -> None:
        """Memory of the module; operations that refer to it are read with the elements that it holds."""
        held = self._op(op).attributes
        value = {"value": held["initial_value"]} if "initial_value" in held else {}
        kind = {"constant": held["constant"]} if "constant" in held else {}
        self.globals[str(held.get("sym_name"))] = {**value, **kind}

    def module(self) -> Any:
        """xDSL's module."""
        from xdsl.context import Context

        from redverify.frontends.mlir.parsing import Parser

        parser = Parser(self, Context(allow_unregistered=True))
        try:
            return parser.parse_module()
        except TranslationError:
            raise
        except Exception as error:
            reason = str(error).strip().splitlines()
            line = self._line_at(parser.pos)
            text = self._line_text(line)
            why = f"xDSL cannot read the text: {type(error).__name__} {reason[-1] if reason else ''}".strip()
            if re.search(r"\bsparse<", text):
                why = "a sparse constant of this form is not translated"
            raise TranslationError(why, Place(self.role, line, text)) from error

    def metadata(self) -> str:
        """The resources, as text that may stand behind the module; they are read with it."""
        dialects = dict.fromkeys(d for d, _ in self.resources)
        parts = []
        for dialect in dialects:
            own = [f'{name}: "{blob}"' for (d, name), blob in self.resources.items() if d == dialect]
            parts.append(f"{dialect}: {{ {', '.join(own)} }}")
        return f"\n{{-# dialect_resources: {{ {', '.join(parts)} }} #-}}\n" if parts else ""

    # ------------------------------------------------------------ operations

    def _line_at(self, position: int) -> int:
        return self.text.count("\n", 0, max(position, 0)) + 1

    def _line_text(self, line: int) -> str:
        return self.lines[line - 1].strip() if 0 < line <= len(self.lines) else ""

    def _name(self, op: Any) -> str:
        name = getattr(op, "op_name", None)
        return str(name.data) if name is not None else str(op.name)

    def _function(self, op: Any) -> Function:
        read = self._op(op)
        name = read.attributes.get("sym_name")
        type_ = op.properties.get("function_type") or op.attributes.get("function_type")
        results = tuple(self._type(t, read) for t in type_.outputs)
        return Function(str(name), read.region(), read, results)

    def _op(self, op: Any) -> Op:
        place = self._place(op)
        line, name = place.line, self._name(op)
        shell = Op(name, (), (), {}, (), self.role, line, place.text)
        called = self._called(op)
        results = tuple(self._value(r, shell, n) for r, n in zip(op.results, called, strict=True))
        operands = tuple(self.values[o] for o in op.operands if o in self.values)
        if len(operands) != len(op.operands):
            raise shell.refused("an operand is defined after its use")
        if op.successors and name not in JUMPS:
            raise shell.refused("jumps of this kind are not translated")
        found = {**op.properties, **op.attributes}
        attributes = {k: self._attribute(v, shell) for k, v in found.items() if k != "op_name__"}
        if name == "memref.get_global":
            attributes |= self.globals.get(str(attributes.get("name")), {})
        regions = tuple(self._region(r, shell) for r in op.regions)
        return Op(name, operands, results, attributes, regions, self.role, line, place.text)

    def _place(self, op: Any) -> Place:
        """Where an operation stands in the text that the user wrote, or in the generic form of it."""
        if self.given is not None and op in self.at:
            line = self.at[op][0]
            return Place(self.role, line, self.given.line(line))
        line = self._line_at(self.starts.get(op, 0))
        return Place(self.role, line, self._line_text(line))

    def _called(self, op: Any) -> tuple[str, ...]:
        """What the results of an operation are called."""
        count = len(op.results)
        if self.given is not None:
            return self.given.results(self.at[op], count) if op in self.at else ("",) * count
        return names.results_at(self.text, self.starts.get(op, 0), count)

    def _argument(self, argument: Any) -> str:
        """What an argument of a block is called."""
        if self.given is not None:
            return self.given.argument(self.at[argument]) if argument in self.at else ""
        return f"%{argument.name_hint}" if argument.name_hint else ""

    def _region(self, region: Any, shell: Op) -> Region:
        blocks = list(region.blocks)
        if not blocks:
            return Region((), ())
        read = [self._block(block, shell) for block in blocks]
        if len(blocks) > 1:
            targets = [[blocks.index(s) for s in block.ops.last.successors] for block in blocks]
            return structured([block_of(*part, to) for part, to in zip(read, targets, strict=True)])
        split = blocks_with_while(*read[0])
        return structured(split) if split else Region(*read[0])

    def _block(self, block: Any, shell: Op) -> tuple[tuple[Value, ...], tuple[Op, ...]]:
        """The arguments and the operations of a block."""
        arguments = tuple(self._value(a, shell, self._argument(a)) for a in block.args)
        return arguments, tuple(self._op(o) for o in block.ops)

    def _value(self, value: Any, shell: Op, name: str) -> Value:
        self.values[value] = Value(self._type(value.type, shell), name)
        return self.values[value]

    # ------------------------------------------------------------ types and attributes

    def _type(self, type_: Any, shell: Op) -> AnyType:
        b = self.builtin
        for kind, class_ in (("tensor", b.TensorType), ("memref", b.MemRefType), ("vector", b.VectorType)):
            if isinstance(type_, class_):
                element = self._type(type_.element_type, shell)
                scalable = kind == "vector" and any(bool(d) for d in type_.get_scalable_dims())
                layout = self._layout(type_) if kind == "memref" else None
                shape = tuple(None if n == b.DYNAMIC_INDEX else n for n in type_.get_shape())
                if isinstance(element, Type) and not scalable:
                    return Shaped(kind, shape, element, layout)
                if isinstance(element, Shaped) and kind == "memref" and layout is None:
                    return Shaped(kind, shape + element.shape, element.element, None, len(element.shape))
                raise shell.refused(f"the type {type_} is not translated")
        return Type(str(type_))

    def _layout(self, type_: Any) -> Layout | None:
        if isinstance(type_.layout, self.builtin.NoneAttr):
            return None
        if isinstance(type_.layout, self.builtin.StridedLayoutAttr):
            return Layout(tuple(type_.layout.get_strides()), type_.layout.get_offset())
        return Layout((None,) * len(type_.get_shape()), None)

    def _attribute(self, attribute: Any, shell: Op) -> Attribute:
        b = self.builtin
        match attribute:
            case b.IntegerAttr():
                return int(attribute.value.data)
            case b.FloatAttr():
                name = str(attribute.type)
                if not floats.known(name):
                    return Opaque(str(attribute))
                return Float(floats.rounded(float(attribute.value.data), name), Type(name))
            case b.StringAttr():
                return str(attribute.data)
            case b.UnitAttr():
                return 1
            case b.ArrayAttr():
                return tuple(self._attribute(a, shell) for a in attribute.data)
            case b.DictionaryAttr():
                return {k: self._attribute(v, shell) for k, v in attribute.data.items()}
            case b.DenseArrayBase():
                return self._elements(attribute.get_values(), str(attribute.elt_type))
            case b.AffineMapAttr():
                return self._map(attribute.data, shell)
            case b.AffineSetAttr():
                return self._set(attribute.data, shell)
            case b.SymbolRefAttr():
                return str(attribute.root_reference.data)
            case b.DenseIntOrFPElementsAttr():
                return self._dense(attribute, shell)
            case b.DenseResourceAttr():
                return self._resource(attribute, shell)
            case b.TensorType() | b.MemRefType() | b.VectorType():
                return self._type(attribute, shell)
            case _:
                return Opaque(str(attribute))

    def _elements(self, values: Any, type_name: str) -> tuple[Attribute, ...]:
        if floats.known(type_name):
            return tuple(Float(floats.rounded(float(v), type_name), Type(type_name)) for v in values)
        return tuple(int(v) for v in values)

    def _dense(self, attribute: Any, shell: Op) -> Attribute:
        type_ = self._type(attribute.type, shell)
        if not isinstance(type_, Shaped):
            return Opaque(str(attribute))
        name = type_.element.name
        if not floats.known(name) and not re.fullmatch(r"i\d+|index", name):
            return Opaque(str(attribute)[:80])
        values = tuple(v for v in self._elements(attribute.get_values(), name) if isinstance(v, Float | int))
        return _dense(values, type_)

    def _resource(self, attribute: Any, shell: Op) -> Attribute:
        """The elements of a resource; as it is where the text does not hold them, or they do not fit."""
        type_ = self._type(attribute.type, shell)
        blob = self.resources.get(("builtin", str(attribute.resource_handle.data)))
        if blob is not None and isinstance(type_, Shaped) and None not in type_.shape:
            name = type_.element.name
            found = literals.of_resource(blob, name, prod(n or 0 for n in type_.shape))
            if found:
                is_float = floats.known(name)
                return _dense(tuple(Float(v, type_.element) if is_float else int(v) for v in found), type_)
        return Opaque(str(attribute))

    def _map(self, found: Any, shell: Op) -> Attribute:
        return Map(found.num_dims, found.num_symbols, tuple(self._expr(e, shell) for e in found.results))

    def _set(self, found: Any, shell: Op) -> Attribute:
        constraints: list[tuple[MapExpr, bool]] = []
        for constraint in found.constraints:
            kind = str(constraint.kind.value)
            left, right = self._expr(constraint.lhs, shell), self._expr(constraint.rhs, shell)
            if kind == "<=":
                left, right = right, left
            constraints.append((Binary("+", left, Binary("*", right, -1)), kind == "=="))
        return Set(found.num_dims, found.num_symbols, tuple(constraints))

    def _expr(self, expr: Any, shell: Op) -> MapExpr:
        from xdsl.ir import affine

        match expr:
            case affine.AffineConstantExpr():
                return int(expr.value)
            case affine.AffineDimExpr():
                return Dim(int(expr.position), False)
            case affine.AffineSymExpr():
                return Dim(int(expr.position), True)
            case affine.AffineBinaryOpExpr():
                words = {"Add": "+", "Mul": "*", "Mod": "mod", "FloorDiv": "floordiv", "CeilDiv": "ceildiv"}
                left, right = self._expr(expr.lhs, shell), self._expr(expr.rhs, shell)
                return Binary(words[expr.kind.name], left, right)
            case _:
                raise shell.refused("an affine map that cannot be read")


def _dense(values: tuple[Float | int, ...], type_: Shaped) -> Dense:
    return Dense(values[:1] if len(set(values)) == 1 else values, type_)


def chosen(functions: list[Function], name: str | None, role: str) -> Function:
    """The function of this name, or the only one, or the only public one; raises :class:`LoadError`."""
    if name is not None:
        found = [f for f in functions if f.name == name]
        if not found:
            known = [f.name for f in functions]
            listed = ", ".join(known) or "none"
            hint = did_you_mean(name, known)
            raise LoadError(f"the {role} module has no function {name} with a body ({listed})", hint=hint)
        return found[0]
    public = [f for f in functions if f.op.attributes.get("sym_visibility") != "private"]
    if len(functions) > 1 and len(public) == 1:
        return public[0]
    if len(functions) != 1:
        found_names = ", ".join(f.name for f in functions) or "none"
        raise LoadError(
            f"the {role} module has not one function with a body ({found_names}): name one by --function"
        )
    return functions[0]
