"""The assembly formats of TTIR's operations without regions, which both directions go by.

A format is a row of words. Those that stand for something are:

=========== ==========================================================================================
``op``      an operand; ``ops``: all that are left, with commas
``?``       nothing follows if no operand does
``A``       the type of the first operand, ``B`` of the second one, ``types`` of what ``ops`` has stood for
``R``       the type of the result; ``chosen``: the same, after that of the condition if that is a block
``=name``   an attribute; ``~name``: ``, name = word``, which may be missing
``axis``    ``x``, ``y`` or ``z``; ``reorder``: the word ``allow_reorder``; ``cache``: hints for the cache
``hints``   the other attributes, in braces
=========== ==========================================================================================

Any other word stands for itself.
"""

from __future__ import annotations

from collections.abc import Callable

from redverify.frontends.triton.ttir.ir import Block, Pointer, Scalar, Type

#: Operations on two values of one type, whose result is of that type.
BINARY = frozenset(
    [
        "arith.addi",
        "arith.subi",
        "arith.muli",
        "arith.divsi",
        "arith.divui",
        "arith.remsi",
        "arith.remui",
        "arith.minsi",
        "arith.maxsi",
        "arith.minui",
        "arith.maxui",
        "arith.andi",
        "arith.ori",
        "arith.xori",
        "arith.shli",
        "arith.shrsi",
        "arith.shrui",
        "arith.addf",
        "arith.subf",
        "arith.mulf",
        "arith.divf",
        "arith.remf",
        "arith.minnumf",
        "arith.maxnumf",
        "arith.minimumf",
        "arith.maximumf",
        "tt.precise_divf",
    ]
)

#: Operations on one value.
UNARY = frozenset(
    [
        "arith.negf",
        "math.exp",
        "math.exp2",
        "math.log",
        "math.log2",
        "math.log1p",
        "math.sqrt",
        "math.rsqrt",
        "math.sin",
        "math.cos",
        "math.tanh",
        "math.erf",
        "math.absf",
        "math.absi",
        "math.floor",
        "math.ceil",
        "tt.precise_sqrt",
    ]
)

#: What functions of CUDA's library are.
LIBRARY = {
    f"__nv_{operation.removeprefix('math.').replace('absf', 'fabs')}{suffix}": operation
    for operation in (*(o for o in UNARY if o.startswith("math.") and o != "math.absi"), "math.fma")
    for suffix in ("", "f")
}

#: What a user says of an index or a pointer for the compiler's use, without a meaning of its own.
HINTS = frozenset(("tt.divisibility", "tt.contiguity", "tt.constancy"))

#: Casts: ``%a : T to U``.
CASTS = frozenset(
    [
        "arith.extf",
        "arith.truncf",
        "arith.extsi",
        "arith.extui",
        "arith.trunci",
        "arith.sitofp",
        "arith.uitofp",
        "arith.fptosi",
        "arith.fptoui",
        "arith.bitcast",
    ]
)

#: Changes of shape and casts of Triton's own: ``%a {attributes} : T -> U``.
SHAPING = frozenset(
    [
        "tt.splat",
        "tt.expand_dims",
        "tt.broadcast",
        "tt.trans",
        "tt.reshape",
        "tt.fp_to_fp",
        "tt.bitcast",
        "tt.unsplat",
    ]
)

#: Formats by operation.
FORMATS = {
    **dict.fromkeys((*BINARY, *UNARY, "math.fma"), "ops hints : R"),
    **dict.fromkeys(CASTS, "ops hints : A to R"),
    **dict.fromkeys(SHAPING, "ops reorder ~rounding hints : A -> R"),
    **dict.fromkeys(("arith.cmpi", "arith.cmpf"), "=predicate , ops : A"),
    "arith.select": "ops hints : chosen",
    "tt.clampf": "ops , propagateNan = none : R",
    **dict.fromkeys(("tt.get_program_id", "tt.get_num_programs"), "axis hints : R"),
    "tt.make_range": "hints : R",
    "tt.addptr": "ops hints : A , B",
    "tt.extern_elementwise": "ops hints : ( types ) -> R",
    **dict.fromkeys(("tt.load", "tt.store"), "ops cache hints : A"),
    "tt.atomic_rmw": "=kind , =order , =scope , ops : ( types ) -> R",
    "tt.dot": "ops ~inputPrecision hints : A * B -> R",
    "llvm.intr.assume": "ops : A",
    "tt.assert": "ops , =message : A",
    "ttg.barrier": "all",
    "tt.return": "",
    **dict.fromkeys(("scf.yield", "tt.reduce.return", "tt.scan.return"), "? ops : types"),
    "scf.condition": "( op ) ? ops : types",
}

#: What an attribute is that the text leaves out.
DEFAULTS = {"inputPrecision": "ieee"}

#: Words of the text that are hints for the cache.
CACHE = ("cacheModifier", "evictionPolicy")


def says_attributes(word: str) -> bool:
    """Whether a word of a format stands for attributes; a lone ``=`` stands for itself."""
    return word in ("axis", "reorder", "cache", "hints") or (len(word) > 1 and word[0] in "=~")


def _pointee(type_: Type) -> Type:
    to = type_.element if isinstance(type_, Block) else type_
    assert isinstance(to, Pointer)
    return Block(type_.shape, to.to) if isinstance(type_, Block) else to.to


def _truth(type_: Type) -> Type:
    return Block(type_.shape, Scalar("i1")) if isinstance(type_, Block) else Scalar("i1")


#: The type of the result by that of the first operand, where the format does not say it.
RESULTS: dict[str, Callable[[Type], Type]] = {
    **dict.fromkeys(("arith.cmpi", "arith.cmpf"), _truth),
    "tt.load": _pointee,
    "tt.addptr": lambda type_: type_,
}
